// built from web/ by `npm run build`
function A(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ge(e,t){for(let n in t)A(e,n,t[n])}var B=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),or=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,sr="http://www.w3.org/1999/xhtml",ar="http://www.w3.org/2000/svg";function $t(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
B(s,a,!0);for(let a of n)or(a)?Ge(s,a):s.append(...[a].flat().filter(Boolean));return s}var d=(e,...t)=>$t(sr,e,t),ie=(e,...t)=>$t(ar,e,t),le=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Ve(e){let t=[];
return n=>{for(let r of t)B(r,e,!1);t=n.filter(r=>!!r);for(let r of t)B(r,e,!0)}}var W=(e,t,n,r)=>d("button.button",{type:"button",title:t,label:r,click:n},e);function Mt(e,t,n,r=!1){let o=W(e,t,()=>{r=!r,A(o,"aria-pressed",`${r}`),n(r)});return A(
o,"aria-pressed",`${r}`),o}function re(e,t,n,r){let o=t.map(([a,i])=>d("option",{value:a,selected:a===n&&""},i)),s=d("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Ye=(e,t,...n)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var St=(e,...t)=>d("details.fold.screen",d("summary",e),...t);function Pt(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||A(r,"data-lm-suppress-shortcuts",!(o||s||a))};addEventListener(
"keydown",n,{capture:!0,signal:t})}var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:lr}=oe,K=e=>Array.from({length:e},(t,n)=>n),be=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Et({cells:e,start:t}){let n=Math.min(t,1);return K(e+1-n).map(r=>r+n)}var Re=({columns:e,
start:t})=>e+(t===0?1:0);function U(e,t){let[n,r]=te(e,t),[o,s]=lr.anchor;return[r+o,e.rows-n-1+s]}function ne([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/
o,a=(r-t)/o;return{length:o,spot:(c,u=0)=>[e+c*s-u*a,t+c*a+u*s]}}function Tt([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],c=((e-n)*a+(t-r)*i)/(a*a+i*i||1),u=be(c,0,1);
return Math.hypot(e-n-u*a,t-r-u*i)}function Ae(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,n,r){let o=(n-t)/
r,s=[e(t)];for(let a of K(r)){let[i,c]=[t+a*o,t+(a+1)*o],[[u,m],[l,f]]=[e(i),e(c)],[[p,h],[w,k]]=[Ae(e,i),Ae(e,c)];s.push([u+p*o/3,m+h*o/3],[l-w*o/3,f-k*o/3],[l,
f])}return s}var cr=4,Qe=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(n*be(e/Math.max(t,cr),0,1))};var Xe=400,Ze=20,ur=["stay","bounce","win"];function ve(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function dr(e){if(!Array.isArray(e))return ve(e,"the die",1,Ze);if(!e.length||e.length>Ze)throw new Error(`a die \
in this page has 1 to ${Ze} faces, not ${e.length}`);let t=e.map(r=>ve(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function mr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,Xe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=ur.find(u=>u===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:mr(i,n),die:dr(r),start:ve(o,"start",0,1),chained:s,overshoot:c}}var Ot=e=>typeof e=="number"?K(e).map(t=>t+1):e;function et(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Le=e=>K(e*e).map(t=>{let{columns:n,rows:r}=et(e*e),[o,s]=te({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function jt(e,t=Math.random){let n=K(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=K(2*r).map(a=>{let[i,c]=[o(),o()].sort((u,m)=>u-m);return a<r?[i,c]:[c,i]});return _(
{...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([u,m])=>m>u).length,c=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&c.push("starts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:
c).join(" · ")}var tt={format:"snl-workbench",version:2},Ne=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Ct={what:"stopped",says:"You stopped it."};var pr=["Draw","Write"];var fr=e=>pr.includes(e)?`&${e.toLowerCase()}`:"",hr=2e4;function gr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>hr?"":`&code=${btoa(String.fromCharCode(
...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function ye({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var At=e=>({board:e,mode:"",code:null,trouble:""});var Rt=(e,t,n)=>`${ye(e)}${fr(t)}${gr(n??"")}`;var nt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ce=(e,t="throws")=>`${nt(e)} ${e===1?t.replace(/s$/,""):t}`,fe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Wt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${fe(Lt(e))} from ${t}.`:`From ${t}, roll ${ot(n)}: ${rt(e)}.`}function rt(e){let t=Lt(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Lt({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Nt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),
ot=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function X({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[n.style,...c].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...n,style:u||null},a.map(X),i)}var{shape:It}=oe;function Ht(e,t,n,r){let{spot:o}=ne(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Bt(e,t,n){let{least:r,more:o,head:s,edge:a}=It.arc,
{length:i,spot:c}=ne(e,t),u=r+o*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=c(i/2,l*u*2),h=[be(f,a,n-a),Math.max(p,a)],w=ne(h,t),k=w.spot(w.length-.06);return{from:e,
turn:h,tip:k,...Ht(k,h,s,s*.4)}}function st(e,t,n,r,o){let{length:s,spot:a}=ne(e,t),i=Math.min(r,s/4),c=a(s-i),u=a(s/2,2*n);return{from:a(i),turn:u,tip:c,middle:a(
s/2,n),...Ht(c,u,o,o/2)}}function Dt(e){let t=It.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function xe(e,t,n){let{length:r,spot:o}=ne(U(e,t),U(e,n));return ne(o(se.apart),o(r-se.apart))}function Ft(e,t,n){let{length:r,spot:o}=xe(e,t,n),
{half:s,over:a,rung:i}=se.ladder,c=Math.max(2,Math.round(r/i)),u=[s,-s].map(l=>[o(-a,l),o(r+a,l)]),m=K(c+1).map(l=>{let f=r*l/c;return[o(f,s),o(f,-s)]});return{
rails:u,rungs:m}}function qt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ie(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=xe(e,t,n),{swing:i,wave:c}=se.snake,u=Math.max(1,Math.round(s/c)),m=r*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,p=m*f*Math.sin(
2*Math.PI*u*l)+o*Math.sin(Math.PI*l);return a(s*l,p)}}function at(e,t,n,r){let o=r.map(([i,c])=>[U(e,i),U(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:qt(
t,n)[0]};for(let i of qt(t,n)){let c=Ie(e,t,n,i),u=K(25).map(p=>c(p/24)),m=u.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),f=u.filter(p=>o.some(([h,w])=>Tt(
p,h,w)<se.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function Jt(e,t,n,r){let o=Ie(e,t,n,at(e,t,n,r)),{length:s}=xe(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=h=>w=>{let k=se.snake.half*(1-.3*w-.6*w**3),[$,M]=o(w),[O,P]=Ae(o,w),v=Math.hypot(O,P)||1;return[$-h*k*P/v,M+h*k*O/v]},
c=We(i(1),0,1,a),u=We(i(-1),1,0,a),m=[...c,c[c.length-1],u[0],...u],{spot:l}=ne(o(0),o(.02)),{skull:f,eye:p}=se.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/
s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-p/3,.55*f),l(-.05-p/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var zt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Se}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${$e(e).join("L")}`,Ut=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,it=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,Z=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),He=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),Be=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),lt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),_t=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Gt=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function br(e,t,n){let{rails:r,rungs:o}=Ft(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(de).join("");return[Z("halo",i,{stroke:"cell",width:s+.05}),
Z("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function wr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,
tongue:u}=Jt(e,t,n,r),{skull:m,stripe:l,eye:f,pupil:p}=Se.snake,h=`snake-${zt(t,n)}`,w=`${Ut(o)}Z`;return[Z("halo",w,{stroke:"cell",width:.06}),Z("tongue",u.map(
k=>de(k)).join(""),{stroke:h,width:.025}),Z("skin",w,{fill:h}),_t(Z("stripe",Ut(s),{stroke:"cell",width:l}),"0.04 0.12"),He("skull",a,m,{fill:h}),...i.map(k=>He(
"eye",k,f,{fill:"die"})),...c.map(k=>He("pupil",k,p,{fill:"dieInk"}))]}function ke(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,c,u)=>Be(
a,u,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,br(e,a,i))),...o.map(([a,i])=>s("snake",a,i,wr(e,a,i,r)))]}function De(e){let[t,n]=te(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Se.flag,[u,m,l]=s,f=w=>w.map(([k,$])=>[r+k,o+$]),p=de(f([s.slice(0,2),[u,l]])),h=`${de(f([[u,m],a,[u,i]]))}\
Z`;return Be("flag",[Z("pole",p,{stroke:"goal",width:c}),Z("pennant",h,{fill:"goal"})])}function Me([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=Dt(n).map(m=>He(
"pip",m,a,{fill:"dieInk"})),c=Gt("face",[0,o*.24],o*.7,`${n}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Be("die",[lt("side",[-o/2,-o/2],o,s,u),...i.
length?i:[c]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Kt(e,t,n){let[r,o]=te(e,t),s=[o+.06,e.rows-r-.94],a=lt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,_t(a,"0.03 0.06")}function Vt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Kt(e,o,"stand")];if(n===
null)return s;let a=U(e,t);if(t===r)return[Me(a,n)];let{turn:i,neck:c,wings:u}=Bt(a,U(e,r),Re(e)),m=`--far:${ae(ne(a,i).length+ne(i,c).length)}`,l=Z("arc",it(a,
i,c),{stroke:"now",width:Se.arc.width});return[Kt(e,r,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:m}},Z("tip",`${de(u)}Z`,{fill:"\
now"}),Me(a,n)]}function Yt(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[c,u]=[U(e,r),U(e,s)],m=st(c,u,u[0]>=c[0]?-.3:.3,.12,.16);r=a;let[l,f]=[m.middle[0],Math.
floor(m.middle[1])+.5],p=it(m.from,m.turn,m.neck),h=`${de(m.wings)}Z`;return Be("leg",[Z("rim",p,{stroke:"cell",width:.1}),Z("shaft",p,{stroke:"ink",width:.05}),
Z("tip",h,{fill:"ink"}),lt("count",[l-.3,f-.14],.28,.04,{fill:"ink"}),Gt("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),Me([l+.16,f],o,.8)],{style:`--order:${i}`})})}
function Qt(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,c]=[U(e,a),U(e,s)],{from:u,turn:m,tip:l,wings:f}=st(i,c,.12,.18,.13),p=it(u,m,l)+de(f);return Z(r.has(s)?"branch.strong":"branch",p,{stroke:"\
ink",width:.03})})}var ct=e=>le(".face","-.19 -.19 .38 .38",X(Me([0,0],e))),qe=()=>d("li.chip",d("span",{role:"img"}),d("small"));function Fe({children:[e,t]},n,r){e.ariaLabel!==`\
Roll ${n}`&&(A(e,"label",`Roll ${n}`),e.replaceChildren(ct(n))),N(t,r)}var ut=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ue=e=>`${ut(e).kind} ${e.join("→")}`,Zt=(e,t)=>_({...e,name:"",jumps:t}),
Je=(e,t)=>Zt(e,e.jumps.filter(([n])=>n!==t)),Pe=(e,t,n)=>Zt(e,[...Je(e,t).jumps,[t,n]]);function Xt(e,[t,n],r,o){let s=Je(e,t);return r?Pe(s,t,o):Pe(s,o,n)}var dt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function en(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return _({...e,...t,name:"",jumps:r})}function tn(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function nn(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:u,clientY:m}){let l=e.cellAt(u,m);!l||l===s||(s=l,a=!0,t(o,s))}function c(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(u?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:m,clientX:l,clientY:f})=>{let p=e.cellAt(l,f);a=!1,!(u||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Ee=(e,t)=>d("label.column.quiet.setting",d("span",e),t);function rn(e){let t=d("input.button",{type:"number",min:1,max:Xe,change:()=>e({cells:t.valueAsNumber})}),
n=d("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".flow.settings.screen",Ee("Cells",t),Ee("Die",n),Ee("Start",r),Ee("Past the goal",o),Ee("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.
die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function mt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function yr({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function kr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,l])=>`  "${m}": ${he(l)}`).join(
`,
`)}
}
`}function vr(e){mt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${he(t)}
`}function xr(e){mt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=K(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))n[s][a]=r.get(o)??-1;return`[${n.map(he).join(`,
 `)}]
`}function $r(e){mt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var ze=[{name:"python",title:"Python: Board(...)",write:yr},{name:"json",title:"JSON",write:kr},{name:"move-array",title:"Move array, from 0",write:vr},{name:"\
grid",title:"LeetCode grid",write:xr},{name:"hackerrank",title:"HackerRank text",write:$r}];var on=["jumps","ladders","snakes","die","start","chained","overshoot"],Mr=on.slice(0,3);function Sr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Pr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Er(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Pr(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!on.includes(s))throw new Error(`a board has no option ${s}`);
Mr.includes(s)?n.jumps.push(...Tr(a)):n[s]=sn(a)}return[n]}function sn(e){try{return Sr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Tr(e){
let t=sn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(n)}`);return t}var Or="format version name author source cells die start chained overshoot jumps".split(" ");function jr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Or.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function an(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${he(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Cr(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Le(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Ar(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(u=>/^\d+$/.test(u)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,u]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${c}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${c}s`);for(let l=0;l<m;l+=1){let f=r(2,`the two cells of a ${c}`);if((f[1]-f[0])*u<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${c}`);i.push(f)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Rr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Cr(r)]:typeof r[0]=="object"?r.map(jr):[an(r)]}function ln(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Er(t).map(_);if(/^[[{]/.test(t))return Rr(t).map(_);if(n&&/[\r\n]/.test(t))return Ar(t).map(_);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(an(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function cn(e,t){let n=null,r=ze[0].name,o=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=re("Notation",
ze.map(l=>[l.name,l.title]),r,l=>{r=l,i()});function i(){if(!(!n||!m.open)){o.value=o.placeholder="",N(s,"");try{o.value=ze.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=ln(o.value);t(l[0]),N(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){N(s,`This cannot be read: ${l.message}.`)}}let m=St("Copy or paste as text",d(".tools",a,W("Copy",null,c),W("Use this text","Read \
the board in the text",u)),o,s);return m.addEventListener("toggle",i),{node:m,show(l){n=l,i()}}}var pt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function ft(e){let t=null,n=null,r=null,o=null,s=!0,a=d("b.amount"),i=d("span.quiet"),c=d(
"ol.flow.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=W("Undo","Ctrl+Z",()=>e.go(-1)),l=W("Redo","Ctr\
l+Y",()=>e.go(1)),f=rn(g=>M(b=>en(b,g),"")),p=cn(e,g=>e.use(g));function h({distance:g,predecessor:b,throws:x,route:T}){t&&(t.paint({current:r,distance:g,predecessor:b,
route:s,piece:!1}),N(a,x??"none"),N(i,x===null?"the goal is out of reach":ce(x).replace(/^\S+ /,"")),Ce(c,T,qe,(q,[D,,Y])=>Fe(q,D,`to cell ${Y}`)))}let w=()=>t?
dt(t.board,r)[0]??null:null;function k(){if(!t)return;let{board:g,plan:b}=t;h(t);let x=w();t.light(x),t.sketch((x??[]).map(T=>{let[q,D]=U(b,T);return{tag:"circl\
e",attributes:{cx:q,cy:D,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...dt(g,r).flatMap($)),A(m,"aria-disabled",!e.can(-1)),A(l,"aria-disab\
led",!e.can(1))}function $(g){let{ends:b}=ut(g),x=W(`Remove ${ue(g)}`,"Delete",()=>O(g)),T=b.map((q,D)=>W(`Move its ${q}`,null,()=>{o={jump:g,end:D},e.say(`Choo\
se the cell where the ${q} of ${ue(g)} goes.`),t?.cells.get(g[D])?.focus({preventScroll:!0})}));return[x,...T]}function M(g,b){if(t){r=o=null;try{e.use(g(t.board)),
e.say(`${b} ${pt(t.throws)}`.trim())}catch(x){e.say(`${fe(x.message)}.`),f.show(t.board),k()}}}let O=g=>M(b=>Je(b,g[0]),`Removed: ${ue(g)}.`);function P(g,b){let x=w(),
T=x?x.indexOf(g):-1;return x&&T>=0?v(x,T,b):{change:q=>Pe(q,g,b),what:`Drawn: ${ue([g,b])}.`}}let v=(g,b,x)=>({change:T=>Xt(T,g,b,x),what:`Moved: ${ue(g)} is no\
w ${ue(b?[g[0],x]:[x,g[1]])}.`});function j(g,b){if(!t)return;let{change:x}=P(g,b),T=t.trial(x(t.board));h(T),e.say(`If you let go here: ${pt(T.throws)}`)}function L(g,b){
let{change:x,what:T}=P(g,b);M(x,T)}function R(){r=o=null,t&&(t.trial(t.board),k(),S())}function S(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${pt(t.throws)}`)}return{name:"Draw",under:d("p.quiet.hint.screen","Drag, or choose a cell and then another one."),side:[d(".flow.score",d("p","Fewest ",a,i)),
c,u,d(".tools",m,l,W("Random","Other jumps",()=>M(g=>jt(g),"Drawn at random.")),W("Remove all jumps",null,()=>M(g=>({...g,name:"",jumps:[]}),"Removed: all jumps\
.")),Mt("Route","One of the shortest routes",g=>{s=g,k()},!0)),f.node,p.node],show(g){t=g,r=o=null,n=nn(t,{tries:j,draws:L,drops:R}),f.show(t.board),p.show(t.board),
k(),S()},leave:()=>n?.stop(),choose(g){if(!(!t||!g||n?.wasDrawing()))if(o){let{change:b,what:x}=v(o.jump,o.end,g);M(b,x)}else if(r===g)R();else if(r!==null){let b=r;
M(x=>Pe(x,b,g),`Drawn: ${ue([b,g])}.`)}else{r=g,k();let b=w(),x=b?` Or drag an end of ${ue(b)}.`:"";e.say(`From ${g}: choose the cell where a jump ends. Escape \
cancels.${x}`)}},key(g,{ctrlKey:b,metaKey:x,shiftKey:T,altKey:q}){let D=w();if(b||x){let Y=g==="y"||T&&g==="Z"?1:g==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(g==="Es\
cape"&&r!==null&&!q)R();else if((g==="Delete"||g==="Backspace")&&D)O(D);else return!1;return!0}}}function Ue(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var dn={cells:2,start:1,columns:1,rows:2},mn=(e,t)=>le("",e,...t.map(X)),un=(e,t)=>mn("0 0.3 1 1.4",ke(dn,new Map([[e,t]]))),Wr={stay:"A throw past the goal doe\
s not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function pn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[d("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[un(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>a)&&[un(2,1),`Land on the head of a snake and you slide to its tail${r}`],[mn("0.3 0\
 0.8 0.6",[De({...dn,cells:1,rows:1})]),Wr[n]]].filter(s=>!!s).map(s=>d("li.row",s))}function fn(e,t){let{start:n,cells:r}=e,o=Et(e),s=new Map;function a(p){let[h,w]=te(e,p),k=p===n?"start":p===r&&"goal",$=d(".cell",{role:"gridcell","data-cell":p,
"data-end":k,style:`grid-column:${w+1}`},d("span.number",`${p}`),d("span.end",{"data-is":k}),d("span.badge"));return B($,"odd",(h+w)%2),s.set(p,$),$}function i(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function c(p){let{key:h,target:w}=p,[k,$]=te(e,Number(w.dataset.cell)),M={ArrowLeft:[k,$-1],ArrowRight:[k,$+1],ArrowUp:[
k+1,$],ArrowDown:[k-1,$]};if(h==="Enter"||h===" ")w.click();else if(M[h]){let O=o.find(P=>`${te(e,P)}`==`${M[h]}`);s.get(O??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let u=p=>o.filter(h=>te(e,h)[0]===p).sort((h,w)=>te(e,h)[1]-te(e,w)[1]),m=K(e.rows).reverse(),f=d(".grid",{role:"grid",label:t,keydown:c,focusin:({
target:p})=>i(p)},m.map(p=>d(".rank",{role:"row"},u(p).map(a))));return i(s.get(n)??s.get(1)),{node:f,cells:s}}function hn(e,t){let n=e.start;return t.map(([r,o,s])=>{let a={from:n,face:r,landing:o,stand:s,feet:e.ride(o).feet};return n=s,a})}var[gn,bn]=[150,350],Lr=.25,wn=24;function Nr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...K(o-e+1).map(a=>e+a),...K(o-n).
map(a=>o-1-a)]}function Ir(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=xe(e,n,r);return[i(0),i(a),U(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ie(e,n,r,
at(e,n,r,o));return[...K(wn+1).map(a=>s(a/wn)),U(e,r)]}function yn(e,t,n,r){let s=Nr(n,e.cells).map(u=>U(e,u)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
u,[m,l]]of s.slice(1).entries()){let[f,p]=s[u],h=[(f+m)/2,Math.min(p,l)-Lr];a.push({at:h,time:i+gn/2,easing:"ease-in"}),i+=gn,a.push({at:[m,l],time:i,easing:"ea\
se-out"})}for(let u of n.feet){let m=Ir(e,t,u);for(let[l,f]of m.entries())a.push({at:f,time:i+bn*(l+1)/m.length,easing:"linear"});i+=bn}let c=be(r/(i||1),0,1);return a.
map(u=>({...u,time:u.time*c}))}var Hr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",kn=([e,t])=>`translate(${e}px,${t}px)`;function vn(e,t){let n=ie("path.piece",{d:Hr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,A(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&A(n,"style",`t\
ransform:${kn(U(e,a))}`)},rest:s,walk(a,i,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let u=0,m=a.flatMap(f=>{let p=yn(e,t,f,i).map(
h=>({...h,time:u+h.time}));return u=p.at(-1)?.time??u,p});if(u===0)return;let l=m.map(({at:f,time:p,easing:h})=>({transform:kn(f),offset:p/u,easing:h}));A(n,"vi\
sibility",null),r=n.animate(l,{duration:u}),r.onfinish=()=>{s(),c?.()}}}}var Br=400;function xn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,u={cells:i,start:a,...e},{rows:m}=e,l=Re(u),{node:f,
cells:p}=fn(u,n),h=new Map,w=Ve("new"),k=Ve("touched"),$=!1,M=null,O=new Set,P=null,v=[],j=`0 0 ${l} ${m}`,L=le(".layer.goal",j,X(De(u))),R=le(".layer.jumps",j,
ke(u,c).map(X)),[S,g,b]=["g.tree","g.move","g.route"].map(C=>ie(C)),x=le(".layer.above",j,S,g,b),T=vn(u,c),q=le(".layer.top",j,T.node),D=d(".sheet",f,L,R,x,q);function Y(C,I,F){
if(!M)return"";let[z,ee]=[M.distance.get(C),M.predecessor.get(C)],J=[`cell ${C}`,p.get(C)?.dataset.end,...Nt(C,c)],Q=M.visited.has(C)?"visited":"not reached";return J.
push(I?"current":"",z!=null?`reached in ${ce(z,o)}`:Q,ee!=null?`from ${ee}`:"",F?r:"",O.has(C)?"part of what is wrong":""),J.filter(Boolean).join(", ")}let G=C=>`\
var(--tint-${Qe(C,s)})`;function y(C,I,F,z){let ee=C.current===I,J=C.visited.has(I),Q=C.distance.get(I),vt=C.predecessor.get(I),xt=`${[ee,z,J,Q,vt,O.has(I)]}`;if(h.
get(I)===xt)return;h.set(I,xt);let rr=Q!=null?"reached":J&&"visited";Ge(F,{"data-distance":Q,"data-tint":Q!=null&&Qe(Q,s),"data-from":vt,"data-visited":J,"data-\
waits":z,"aria-current":ee,"data-state":ee?"current":z?"frontier":rr,label:Y(I,ee,z)}),Q!=null&&F.style.setProperty("--tint",G(Q)),A(F.lastChild,"data-is",nt(Q)||
null)}function E(){if(!M)return;let C=new Set(M.frontier.map(([I])=>I));for(let[I,F]of p)y(M,I,F,C.has(I))}function H(){if(!M)return;let C=$?Qt(u,M.predecessor,
M.current):[];S.replaceChildren(...C.map(X))}let V=C=>C.map(I=>R.querySelector(`[data-ends="${I} ${c.get(I)}"]`));function je(C,I){let F=new Set(V(I));for(let z of R.
children)B(z,C,F.has(z))}function tr(C){let I=C.flatMap(([,F,z])=>z===F?[]:t.ride(F).feet);b.replaceChildren(...Yt(u,C,a).map(X)),B(R,"routed",C.length),je("tak\
en",I)}let kt=()=>B(D,"arrived",!0),nr=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:u,cells:p,columns:l,shape:l/m,node:d(`.board${nr}`,
{style:`--wide:${l};--high:${m}`},D),paint(C,I,F,z,ee=0){M=C;let J=`${Object.values(F??{})}`!=`${Object.values(P??{})}`;(J||z.length)&&T.rest(),B(D,"arrived",!1),
E(),w([...I].map(Q=>p.get(Q))),H(),g.replaceChildren(...(F?Vt(u,F):[]).map(X)),k(V(F?.feet??[])),`${z}`!=`${v}`&&tr(z),ee>0&&z.length?T.walk(hn(t,z),Br,kt):ee>0&&
J&&F&&T.walk([F],ee),P=F,v=z},piece:T,top:q,celebrate:kt,showTree(C){$=C,H()},mark(C,I){let F=I.flatMap(J=>J.moves??[]),z=I.flatMap(J=>J.jumps??[]),ee=F.flatMap(
([,J])=>t.ride(J).feet);je("found",[...z.map(([J])=>J),...ee]),O=new Set(I.flatMap(J=>J.cells??[]));for(let[J,Q]of p)B(Q,"differs",J===C),B(Q,"found",O.has(J));
E()},drawn:()=>({plan:u,jumps:c,farthest:s,state:M,found:O,move:P,treeShown:$,route:v})}}function $n({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof n=="number"?Array.from({length:n},(l,f)=>f+
1):n;function c(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let p=a.get(l);return p===void 0||f.length&&!o?{feet:f,stand:l}:c(p,[...f,l])}function u(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function m(l){return l===e?[]:i.flatMap(f=>{let p=u(l+f),h=p>0?c(p).stand:null;return h===null?[]:[[f,p,h]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:m}}function ht({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let u=(r.get(c)??0)+1;for(let m of n(c)){let l=m[2];r.has(
l)||(r.set(l,u),o.set(l,c),s.set(l,m),a.push(l))}}let i=[];for(let c=t,u=s.get(c);u;u=s.get(c))i.unshift(u),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Dr=1400;function Te(e){let t=$n(e),n=ht(t),r=xn({layout:et(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,c=ie("g.sketch");r.top.prepend(c);let u=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:Ot(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:l=null,near:f=[],distance:p,predecessor:h,move:w=null}=m,
{route:k=!1,piece:$=!0}=m,M={current:l,frontier:[...f].map(O=>[O,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};r.paint(M,[],w,k?o:[]),i.stand(
$?l:null)},walk(m){i.walk([m],Dr,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let l=new Map(m.jumps),f=new Set;for(let k of[...u?.children??[]]){
let[$,M]=(k.getAttribute("data-ends")??"").split(" ").map(Number);l.get($)===M?f.add($):k.remove()}let p=new Map(m.jumps.filter(([k])=>!f.has(k))),h=ke(s,p).map(
X);for(let k of h)B(k,"lit",!0);u?.append(...h),t.jumps.clear();for(let[k,$]of l)t.jumps.set(k,$);let w=ht(t);return o=w.route,w},light(m){for(let l of u?.children??
[])B(l,"lit",l.getAttribute("data-ends")===m?.join(" "))},sketch:m=>c.replaceChildren(...m.map(X)),cellAt(m,l){let p=r.node.getRootNode().elementFromPoint(m,l)?.
closest("[data-cell]"),h=p&&r.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var Mn=({columns:e,shape:t,node:n})=>d(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),Sn=e=>new Set(e.map(([,t])=>t));function qr(e,t){let n=`You reached the goal in ${ce(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Fr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Jr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Fr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Pn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Jr(n);let o=Wt(r);return e.won()?`${o} ${qr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function En(e,t,{
cells:n}){let r=`${fe(ot(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Tn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ce(e)}: ${n.join(", ")}.`}function gt(e,t){let n=null,r=null,o=d(".flow.dice.bare.screen",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amoun\
t"),c=d("ol.flow.thrown.history",{label:"Your throws"}),u=d("ul.guide",{label:"How to play"}),m=W("Undo","Take the last throw back (Backspace)",M),l=W("Start ag\
ain","Back to the start",O),f=W("Show the shortest route",null,()=>P(!p)),p=!1;function h(){if(!n||!r)return;let{thrown:v}=r,j=r.moves(),L=p||r.won();n.paint({current:r.
at(),near:Sn(j),distance:r.trail(),move:p?null:v.at(-1)??null,route:p});for(let R of o.children){let S=Number(R.dataset.face);A(R,"aria-disabled",!j.some(([g])=>g===
S))}N(s,v.length),N(a,v.length===1?"throw":"throws"),N(i,L?n.throws??"none":"?"),Ce(c,v,qe,(R,S)=>Fe(R,S.face,rt(S))),u.hidden=v.length>0;for(let R of[m,l])A(R,
"aria-disabled",!v.length);A(f,"aria-pressed",`${p}`),A(e.root,"data-won",r.won())}function w(){n&&r&&e.say(Pn(r,n.throws,n.faces))}function k(v){if(!n||!r||r.won())
return;let j=r.at();if(p=!1,!r.throws(v)){h(),e.say(En(v,j,n.board));return}h();let L=r.thrown.at(-1);L&&n.walk(L),w(),$()}function $(){t?.((r?.thrown??[]).map(
({face:v})=>v))}function M(){r?.undo()&&(h(),w(),$())}function O(){!n||!r?.thrown.length||(r=Ue(n.rules),p=!1,h(),w(),$())}function P(v){p=v,h(),v&&n?e.say(Tn(n.
throws,n.route)):w()}return{name:"Play",under:o,side:[d(".flow.score",d("p","You ",s,a),d("p","Fewest ",i)),d(".tools",m,l,!t&&f),u,c],show(v){n=v,r=Ue(n.rules),
p=!1,u.replaceChildren(...pn(n.board)),o.replaceChildren(...n.faces.map(j=>{let L=W(ct(j),null,()=>k(j),`Throw ${j}`);return A(L,"data-face",j),L})),h(),w()},replay(v){
if(!n)return!1;let j=r;r=Ue(n.rules);let L=v.every(R=>r?.throws(R));return L||(r=j),h(),w(),L},leave:()=>A(e.root,"data-won",null),choose(v){let j=r?.moves()??[],
L=j.find(([,R])=>R===v)??j.find(([,,R])=>R===v);L?k(L[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${v}.`)},key(v,{ctrlKey:j,metaKey:L,altKey:R}){if(j||
L||R)return!1;let S=Number(v);if(v==="Backspace")M();else if(v!==" "&&n?.faces.includes(S))k(S);else return!1;return!0}}}var On=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var bt=new Map;function Ur(e){let t=bt.get(e)??new CSSStyleSheet;return bt.has(e)||t.replaceSync(e),bt.set(e,t),t}function jn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=On;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Ur(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Cn=e=>e.getRootNode().activeElement??
null;function An(e){let t=d("span.strip.quiet",{role:"status"}),n=d("span.clock.quiet",{"aria-hidden":"true"}),r=d("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:d("span.row.progress",r,t),say(o,s=""){N(t,o),s&&t.append(d("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,N(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&A(r,"value",o),N(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),N(n,""),r.hidden=!0}}}}var Kr="This browser stores nothing here",_r="The browser's storage is full";function Rn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Wn(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),""}catch(r){return r.name===
"QuotaExceededError"?_r:Kr}}var[wt,Ln]=["snl-workbench",1],Nn="download what you want to keep.",Gr=`Another version of the workbench has stored code here, which is left alone: ${Nn}`;function Ke(e){
let t=Rn(e,wt);return t?t.version!==Ln?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function In(){let[e,t]=[Ke("sessionStorage"),
Ke("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:Ln,signature:"board",sources:{}};return{kept:r,store(o){if(n)return Gr;
let s=Ke("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];let c=Wn(wt,r,{...r,sources:i});return c&&`${c}\
: ${Nn}`},elsewhere(o){let s=Ke("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===wt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Hn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Vr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Bn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",u=null,m=d(".tools"),l=d(".row.tabs.bare",{role:"group",label:"Program"}),f=d("\
.flow.programs",l,m),p=b=>b?s.second??s.signature:s.signature,h=b=>`${b?"2:":""}${p(b)}`,w=!1,k=()=>a.signatures.find(({name:b})=>b===p(w))?.template??"",$=()=>s.
sources[h(w)]??k(),M=()=>i.kind==="mine"||i.kind==="second";function O(b){i=b,M()&&w!==(i.kind==="second")&&(w=!w,u=null,P()),g();let{kind:x,name:T}=i;M()?n($(),
!1):n(x==="link"?t??"":a.programs.find(q=>q.name===T)?.source??"",!0)}function P(){let b=e.elsewhere(h(w));b===null?u=null:b!==$()&&(u=b),g()}function v(){let[b,
x]=[u,r()];L(b??""),O(j()),u=x,g()}let j=()=>({kind:w?"second":"mine"});function L(b){let x=h(w);b===void 0?delete s.sources[x]:s.sources[x]=b,c=e.store(x)}function R(){
let b=`${i.name??(w?"my-other":"mine")}.py`.replaceAll("-","_");Hn(new Blob([r()],{type:"text/x-python"}),b)}function S(){w=!1,L(t??""),O({kind:"mine"})}function g(){
let{kind:b,name:x}=i,T=(G,y,E="")=>{let H=W(G,E||null,()=>O(y));return A(H,"aria-pressed",`${b===y.kind}`),H},q=G=>a.programs.filter(y=>y.kind===G).map(y=>[y.name,
y.title]),D=re("A program to look at",[["","Look at a program"]],x??"",G=>{O(G?{kind:"program",name:G}:j())});for(let[G,y]of[["Algorithms","algorithm"],["Mistak\
es","mistake"]]){let E=q(y).map(([H,V])=>d("option",{value:H},V));D.append(d("optgroup",{label:null},E)),D.lastElementChild?.setAttribute("label",G)}D.value=x??
"",D.classList.toggle("s-chosen",b==="program"),l.replaceChildren(T("Mine",{kind:"mine"}),T("My other",{kind:"second"},"Another program of yours: Compare runs b\
oth"),...t===null?[]:[T("From the link",{kind:"link"})],D);let Y=W("Download","As a file of Python",R);if(M()){let G=re("How it is called",a.signatures.map(H=>[
H.name,H.title]),p(w),H=>{w?s.second=H:(s.second=p(!0),s.signature=H),c=e.store(h(w)),u=null,P(),O(j())}),y=W("Reset","Back to the beginning of this signature",
()=>{L(),O(j())}),E=u!==null&&W("Other tab's code","Exchange it with the code here",v);m.replaceChildren(G,y,Y,...E?[E]:[])}else b==="link"?m.replaceChildren(W(
"Make it mine","Instead of what is there",S),Y):m.replaceChildren(Y)}return{node:f,chosen:()=>i,isMine:M,trouble:()=>c||(u===null?"":Vr),end:e.follow(()=>{P(),o()}),
show(b){a=b,P(),a.signatures.some(({name:x})=>x===s.signature)||(s.signature="board"),O(i)},changed(b){M()&&L(b)},question(){return i.kind==="program"?{name:i.name}:
{source:r(),signature:M()?p(w):null}},other(){let b=s.sources[h(!w)];return M()&&b?.trim()?{source:b,signature:p(!w)}:null}}}function Dn(e){let t=d(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=d("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Oe=e=>e===null?"out of reach":ce(e),_e=e=>`${fe(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...n)=>d(`section.column.card.${e}`,{label:t},d("b.card-title",t),n),
ge=e=>e&&d("p",`${e}`),me=e=>e&&d("p.quiet",`${e}`),qn=(e,t)=>d("p","Right is ",d("b",Oe(e)),", yours says ",d("b",Oe(t)),"."),Fn=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Jn=(e,t)=>e!==null&&d(".tools",W(`Show line ${e}`,null,()=>t.point(e)));function Yr(e,t){
let n=_(e),r=Te(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Mn(r)}}function Qr({report:e,like:t,
stepper:n},r){let o=[me(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return Zr(
e,t,o,n,r);let{name:s}=e;return e.correct?pe("right",`${s} is right on every board that was tried`,d("p",d("b","Proven"),`, by playing every one: ${e.proven}.`),
e.tested&&d("p",d("b","Tested"),`, which proves nothing about others: ${e.tested}.`),me(`${zn(e)}.`),...o):pe("open",`${s} could not be judged`,ge(_e(e.finding.
says)),...o.slice(1))}var zn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function Zr(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{
board:c,node:u}=Yr(e.board,s),m=typeof i=="number"?null:i,l=[m?ge(`Right is ${Oe(a)}. Yours: ${m.says}.`):qn(a,i),s.kind!==m?.kind&&ge(_e(s.says)),ge(Fn(m)),...t.
slice(0,2).map(f=>me(`It answers like a known mistake: ${f.title}. The repair: ${f.repair}`)),me(`${we(c)} · ${zn(e)}`),...n,d(".tools",r&&W("Step to the first\
 difference",null,()=>o.step(r)),o.draw(c))];return pe("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",d(".flow.exhibit",u,
d(".column.told",l)))}function Xr({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?pe("right",`Right on this board: ${Oe(n)}`,me("One board pr\
oves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&qn(r,n),o&&ge(_e(
`${o.says}${s===null?"":`, in line ${s}`}`)),ge(Fn(o)),Jn(s,a))}function eo({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest fr\
ontier"],n=e.rows.map(r=>d("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.
longest_frontier].map(o=>o??"–")].map((o,s)=>d(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe("open",`On this board: ${Oe(e.throws)}`,Ye("","Comparison",
d("table",d("thead",d("tr",t.map(r=>d("th",{scope:"col"},r)))),d("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&me(`${r} first differs at cel\
l ${o.cell}: ${o.finding.says}.`)))}var to={board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Sto\
pped",late:"Ended: it took too long",died:"Python ended"},no=({what:e,says:t,line:n},r)=>pe(e==="stopped"?"open":"wrong",to[e]??"That did not work",ge(_e(`${n===
null?"":`line ${n}: `}${t}`)),Jn(n,r));function ro({printed:e,more_printed:t}){return e?.length?pe("open","It printed",Ye(".printed","What it printed",e.map(n=>d(
".print",d("span.quiet",n.line===null?"":`line ${n.line}`),d("samp",n.text)))),me(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Un(e,t){
return[e.kind==="failure"?no(e,t):e.of==="check"?Qr(e,t):e.of==="compare"?eo(e):e.of==="solve"&&Xr(e,t),ro(e)].filter(r=>!!r)}var Kn=e=>e[0]?.querySelector(".s-\
card-title")?.textContent??"",_n=e=>e[0]?.querySelector("p")?.textContent??"";var oo=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],so="This code came with the link. It has not run, and runs only when\
 you press a button below.",Gn="It runs …",ao=()=>d("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Vn(e,t){let n=null,
r=null,o=!1,s=!1,a=!1,i=t.host(M),c=In(),u=t.store.get().code,m=d(".editor"),l=d("p.note.quiet"),f=An(i.size),p=d(".column.cards"),h=Dn(t),w=W("Stop","End what \
is running",()=>i.stop()),k=oo.map(([S,g,b])=>W(S,b,()=>L(g)));B(k[1],"primary",!0);let $=Bn({keeper:c,arrived:u,open:O,text:()=>r?.text()??"",heard:()=>P()});function M(S){
a&&f.loads(S,Gn)}function O(S,g){r?.open(S,g),P()}function P(){let{kind:S}=$.chosen(),g={mine:$.trouble()||i.refusal,second:$.trouble()||i.refusal,program:i.refusal,
link:so};N(l,g[S]??""),l.classList.toggle("s-strong",S==="link")}async function v(){o=!0;try{let[{make:S},g]=await Promise.all([t.editor(),t.shelf()]);r=S(m,"Pr\
ogram",b=>{$.changed(b),P()}),$.show(g)}catch(S){N(l,`The editor cannot be loaded: ${S.message}`)}j()}function j(){for(let S of k)A(S,"aria-disabled",a||!r||!!i.
refusal);w.hidden=!a,A(p,"aria-busy",`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function L(S){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),p.replaceChildren(),h.clear(),f.say(Gn),j();let{name:g,cells:b,jumps:x,die:T,start:q,chained:D,overshoot:Y}=n.board,G={name:g,cells:b,jumps:x,
die:T,start:q,chained:D,overshoot:Y},y=S==="compare"?$.other():null,E={kind:S,program:$.question(),board:G,other:y},H=await i.ask(E,V=>f.say(`${V} …`));a=!1,f.
done(),j(),R(H)}function R(S){let g=Un(S,{step:h.step,draw:T=>W("Move this board to Draw",null,()=>{e.use(T),e.enter("Draw")}),point(T){r?.point(T),r?.focus()}});
(S.kind==="result"&&S.of)==="compare"&&$.isMine()&&!$.other()&&g.push(ao()),p.replaceChildren(...g),"line"in S&&S.line&&r?.point(S.line),p.scrollIntoView({block:"\
nearest"}),S.kind==="result"&&S.of==="trace"&&h.step(S.stepper);let x=Kn(g);e.say(x?`${x}. ${_n(g)}`:"Step through the run below.")}return{name:"Write",under:d(
"p.quiet.hint.screen","The board on which it runs. Change it in Draw."),side:[$.node,l,m,d(".tools.acts",k,w,f.node)],foot:[p],below:[h.node],show(S){n=S,n.paint(
{piece:!1}),o||v(),j(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),$.end(),r?.
destroy()},more:()=>["mine","second"].includes($.chosen().kind)?r?.text()??null:null,stays:()=>u}}var Yn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
:light-dark(#faf9f4,#272e39);--odd:light-dark(#e9e1d2,#1a1f27);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-dark(#f0e4ea\
,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#8f5e2a,#d0a06a);--s\
tart:light-dark(#2f6b45,#9fdcb2);--startGround:light-dark(#d6ebda,#1f3b2c);--goal:light-dark(#6b5310,#efd27a);--goalGround:light-dark(#f6d977,#5c4713);--wrong:l\
ight-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#e\
0f2e9,#19352e);--tint-1:light-dark(#c6e6d9,#1d4238);--tint-2:light-dark(#abd9c9,#224f43);--tint-3:light-dark(#90ccb8,#275d4f);--tint-4:light-dark(#75bea6,#2d6a5\
b);--tint-5:light-dark(#5bae95,#337867);--tint-6:light-dark(#449d84,#398773);--tint-7:light-dark(#328b73,#40957f);--tint-8:light-dark(#237962,#48a48b);--snake-0\
:light-dark(#c0503a,#e0806c);--snake-1:light-dark(#9a6a10,#e3b15c);--snake-2:light-dark(#7d5730,#c39866);--snake-3:light-dark(#b04a72,#df86a6);--snake-4:light-d\
ark(#6f6822,#b7ad5c);--snake-5:light-dark(#a33a34,#dc7f78);--snake-6:light-dark(#7d5090,#b78fca)}:host{all:initial!important;display:block!important}.snl{all:in\
itial;display:block;--tall: clamp(15rem, var(--window, 100vh) - 15.5rem, 46rem);--largest: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);backgr\
ound:var(--paper);color-scheme:var(--snl-scheme, light dark);font:1rem/1.45 var(--sans);--sans: var(--snl-sans, system-ui, -apple-system, "Segoe UI", sans-serif\
);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);--pale: color-mix(in srgb, var(--cell) 60%, var(--paper));--ground: var(--paper);--edge: \
color-mix(in srgb, var(--quiet) 55%, var(--paper));--alarm: color-mix(in srgb, var(--wrongSoft) 35%, var(--paper));font-variant-numeric:tabular-nums;*,:before,:\
after{box-sizing:border-box}[hidden]{display:none!important}p,ul,ol{margin:0}:is(ul,ol):where([class]){padding:0;list-style:none}summary{padding:.15rem 0;color:\
var(--quiet);cursor:pointer}.s-scroll{--shade: color-mix(in srgb, var(--quiet) 45%, transparent);position:relative;overflow:auto;scrollbar-width:thin;background\
:linear-gradient(to right,var(--ground) 40%,transparent) local 0 / 2.5rem 100%,linear-gradient(to left,var(--ground) 40%,transparent) local 100% / 2.5rem 100%,l\
inear-gradient(to right,var(--shade),transparent) scroll 0 / .8rem 100%,linear-gradient(to left,var(--shade),transparent) scroll 100% / .8rem 100%,var(--ground)\
;background-repeat:no-repeat}:is(.s-row,.s-flow,.s-tools){display:flex;align-items:center;gap:.35rem .5rem;min-width:0}:is(.s-flow,.s-tools){flex-wrap:wrap}.s-c\
olumn{display:flex;flex-direction:column;gap:.35rem;min-width:0}:is(.s-tools,.s-flow,.s-column,.s-foot,.s-trouble,.s-note,.s-outcome,.s-state):empty{display:non\
e}.s-heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(\
.s-tools,.s-screen){display:none!important}}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within\
{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-qu\
iet{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.\
s-side{gap:.6rem}.s-under{justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{gap:.2rem .9rem}.s-legend>*{gap:.4em;white-space:\
nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[\
data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var\
(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;borde\
r-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}:is(.s-sentence,.s-step) code{f\
ont:.94em var(--mono)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{\
display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);font-siz\
e:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-widt\
h: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr)\
;gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;bor\
der:1px solid var(--edge);border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}:is(a,button).s-button{displa\
y:inline-flex;align-items:center;justify-content:center;text-decoration:none}.s-button:hover{background:var(--odd)}.s-bare .s-button{border-color:transparent}:i\
s(.s-primary,.s-button[aria-pressed=true]){border-color:var(--fill, var(--ink));background:var(--fill, var(--ink));color:var(--paper)}.s-primary{--fill: var(--n\
ow)}.s-button[aria-disabled]{opacity:.4}.s-button svg{width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-address{width:100%;padding:.4em;bor\
der:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (max-width: 33rem){.s-button{min-width:44px;min-height:\
44px}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-\
sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;\
font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-rank{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-\
row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{backg\
round:var(--goalGround)}[data-tint]{background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:af\
ter{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5\
px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]\
:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .0\
8) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 m\
ax(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:i\
nset 0 0 0 6px var(--paper)}.s-cell>*{position:absolute;z-index:5;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-number{top:5%;l\
eft:5%}.s-end{bottom:6%;left:5%;padding:.15em .3em;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{righ\
t:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);text-align:center}[data-is]:before{content:att\
r(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [\
data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s\
-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position\
:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above,.s-top{z-index:4}\
.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-t\
aken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1\
;stroke-width:.05px!important}svg text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(\
--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s \
.1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left bottom;animation:snl-wa\
ve .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes \
snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGro\
und),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-d\
ark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(\
--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15re\
m,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{justify-content:space-between;gap:.4rem .8rem}.s-tabs{flex:1 1 auto;gap:.35rem}.s-tabs .s-butt\
on{white-space:nowrap}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:var\
(--pale);font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong,.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wait);border\
-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper));overflow-wrap:anywhere}.s-editor{height:clamp(12rem,100vh - 27rem,26re\
m);border-radius:.6rem;background:var(--pale);overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-acts .s\
-button{min-width:4.5rem}.s-progress{flex:1 1 10rem;justify-content:flex-end;gap:.6rem;min-height:2.25rem;text-align:right}progress{width:7rem;height:.5rem;acce\
nt-color:var(--now)}.s-cards{gap:.7rem}.s-card{padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;background:var(--\
ground);overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);--ground: color-mix(in srgb, var(-\
-start) 6%, var(--paper))}.s-card.s-wrong{--ground: var(--alarm);border-left-color:var(--wrong)}.s-card .s-tools{margin-top:.3rem}.s-exhibit{align-items:start;g\
ap:.7rem 1.1rem}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem)}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-card table{\
width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap\
}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-printed{max-height:10rem}.s-print{display:gr\
id;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-print samp{font:.85rem/1.5 var(--mono);white-space:pre-wrap}@container (max-width: 33rem){.s-editor{h\
eight:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;pad\
ding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(cla\
mp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between;gap:.5rem 1rem}.s-modes{--fill: var(--now);display:flex;flex:no\
ne}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes\
 :last-child{border-radius:0 .5rem .5rem 0}.s-board-of{flex:0 1 auto;gap:.6rem;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-tr\
ouble{border-color:var(--wrong);background:var(--alarm)}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{gap:.2\
rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-wo\
n] .s-amount{color:var(--now)}.s-dice{justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;pa\
dding:.1rem}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-thrown{gap:.4rem\
}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflo\
w:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-guide{display:none}.s-guide li{gap:.8rem;font-size:.95rem;line-height:1.3}.s-guide li>:first-ch\
ild{flex:none;width:1.6rem}.s-guide .s-key{height:1.6rem}@container (min-width: 40rem){.s-guide{display:grid;gap:.4rem}}@container (min-width: 62rem){.s-amount{\
font-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;counter-reset:throw}.s-history .s-chip{align-i\
tems:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:counter(throw) ".";min-width:1.6em;color:var\
(--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{gap:.5rem 1rem}.s-setting{gap:.15rem}.s-text{\
display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:\
var(--pale);resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-dr\
awing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-le\
g{animation:none}@container (max-width: 33rem){.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-h\
ead{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}}';var Qn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Zn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Xn(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(_),a=d("p.speaker",{role:"status"}),i=d("span.quiet"),c=d("p.trouble",{role:"alert"}),u=d(""),m=d(".column.main",u),l=d(".column\
.side"),f=d(".stage",m,l),p=d(".foot"),h=d(""),w=d("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:w,say:y=>N(a,y),
use(y){M.add(y),b(y),g()},can:y=>M.can(y),go(y){M.can(y)&&(b(M.go(y)),g())},enter(y){x(O.find(E=>E.name===y)??P),b(v.board),g()}},$=r.get(),M=tn($.board??_(t.board)),
O=t.only?[t.only==="Play"?gt(k,n.played):ft(k)]:[gt(k),ft(k),Vn(k,n)],P=O.find(({name:y})=>y===$.mode)??O[0],v=Te(M.now()),j=s.map(({name:y},E)=>[`${E}`,y]),L=re(
"Board",[["","Your board"],...j],"",y=>{let E=s[Number(y)];y&&E&&k.use(E)}),R=d("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let E=`${location.
href.split("#")[0]}${Rt(v.board,P.name,P.more?.()??null)}`;R.value=E;try{await navigator.clipboard.writeText(E),k.say("Copied: a link to this board.")}catch{R.hidden=
!1,R.select(),k.say("Copy the link from the field.")}}function g(){let[y=null]=O.flatMap(({stays:E})=>E?.()??[]);r.set({...v.board,name:""},P.name,y)}function b(y){
let E=Cn(u),H=u.contains(E)&&E?.dataset.cell;v.rest(),v=Te(y),u.replaceChildren(v.node),A(f,"style",`--shape:${v.shape};--columns:${v.columns}`),A(w,"style",`--\
rows:${v.plan.rows}`),N(i,we({...y,name:""}));let V=s.findIndex(je=>ye(je)===ye(y));L.value=V<0?"":`${V}`,L.options[0].hidden=V>=0,R.hidden=!0,N(c,""),P.show(v),
H&&v.cells.get(Number(H))?.focus({preventScroll:!0})}function x(y){P.leave(),P=y;for(let[H,V]of T.entries())A(V,"aria-pressed",`${O[H]===P}`);B(w,"drawing",P.name===
"Draw"),B(w,"writing",P.name==="Write"),m.replaceChildren(u,P.under);let E=d(P.name==="Write"?".heard":".says.screen",a);l.replaceChildren(E,...P.side),p.replaceChildren(
...P.foot??[]),h.replaceChildren(...P.below??[])}let T=O.map(y=>W(y.name,null,()=>k.enter(y.name)));w.addEventListener("mousedown",y=>{let E=y.target;!E.closest(
".s-grid")||!u.contains(E)||(y.preventDefault(),w.focus({preventScroll:!0}))}),w.addEventListener("click",({target:y})=>{let E=y.closest(".s-grid .s-cell");E&&u.
contains(E)&&P.choose(Number(E.dataset.cell))}),w.addEventListener("keydown",y=>{let E=y.target;Zn(y)&&y.stopPropagation(),!E.matches(Qn)&&P.key(y.key,y)&&y.preventDefault()});
function q(y){let E=y.composedPath()[0];if(y.defaultPrevented||!Zn(y)||!/^[1-9]$/.test(y.key)||E.closest(`${Qn}, .snl-stepper`))return;let{top:H,bottom:V}=u.getBoundingClientRect();
V>0&&H<innerHeight&&P.key(y.key,y)&&y.preventDefault()}function D(){let{board:y,mode:E,trouble:H}=r.get();y&&(ye(y)!==ye(v.board)||o)&&(M.add(y),x(O.find(V=>V.name===
E)??P),b(y)),N(c,H)}o&&addEventListener("keydown",q);let Y=r.subscribe(D);w.append(d(".column.frame",d(".flow.head",!t.only&&d(".modes.screen",{role:"group",label:"\
What to do"},T),s.length>0&&d("label.row.board-of",d("span","Board"),L),i,o&&d(".tools",W("Copy link","A link to this board",S),R)),c,f,p)),B(w,"ready",!0),B(w,
"only",t.only),B(w,"fixed",t.fixed);let{remove:G}=jn(e,Yn,w);return e.append(h),x(P),b(v.board),N(c,$.trouble),{show:b,replay:y=>P.replay?.(y)??!1,destroy(){removeEventListener(
"keydown",q),Y(),v.rest();for(let y of O)y.end?.();h.remove(),G()}}}async function er(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var lo={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function co(e){let t=0,n=null;function r({said:s,ended:a}){a&&o(Ne(lo)),!(!s||s.id!==
n?.id)&&(s.kind==="progress"?n?.progress(s.says):o(s))}function o(s){let a=n;n=null,a?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(c=>{n={id:i,progress:a,settle:c},e.send({ask:{...tt,id:i,...s}})})},stop(){e.send({stop:!0}),o(Ne(Ct))},end:()=>e.off("msg:cus\
tom",r)}}function yt(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send({wants:t})})}function uo({
model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=Xn(t,r,{host:()=>co(e),editor:async()=>er(await yt(e,"editor"),"snlEditor"),shelf:()=>yt(
e,"shelf"),async step(a,i){return n??=yt(e,"stepper").then(c=>er(c,"snlStepper")),(await n).mount(a,i,{level:2,difference:!0})},store:{get:()=>At({..._(e.get("d\
rawn")),name:""}),set(a){e.set("drawn",a),e.save_changes()},subscribe(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)}},page:!1}),s=new AbortController;
return Pt(t,s.signal),()=>{s.abort(),o.destroy()}}var Ya={render:uo};export{Ya as default};
