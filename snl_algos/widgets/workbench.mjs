// built from web/ by `npm run build`
function A(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function _e(e,t){for(let n in t)A(e,n,t[n])}var U=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),nr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,rr="http://www.w3.org/1999/xhtml",or="http://www.w3.org/2000/svg";function Mt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
U(s,a,!0);for(let a of n)nr(a)?_e(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Mt(rr,e,t),ie=(e,...t)=>Mt(or,e,t),pe=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Oe(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Ge(e){let t=[];return n=>{for(let r of t)U(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)U(r,e,!0)}}var W=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function St(e,t,n,r=!1){let o=W(e,t,()=>{r=!r,A(o,"aria-pressed",`${r}`),n(r)});return A(
o,"aria-pressed",`${r}`),o}function re(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Ve=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Pt=(e,...t)=>u("details.fold",u("summary",e),...t);function Et(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||A(r,"data-lm-suppress-shortcuts",!(o||s||a))};addEventListener(
"keydown",n,{capture:!0,signal:t})}var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:ar}=oe,_=e=>Array.from({length:e},(t,n)=>n),be=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Tt=({columns:e,start:t})=>e+(t===0?1:0);function K(e,t){let[n,r]=ee(e,t),[o,s]=ar.anchor;return[
r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function jt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=be(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Ce(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ae(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of _(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,m],[d,p]]=[e(i),e(
l)],[[h,b],[y,$]]=[Ce(e,i),Ce(e,l)];s.push([c+h*o/3,m+b*o/3],[d-y*o/3,p-$*o/3],[d,p])}return s}var ir=4,Ye=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(
n*be(e/Math.max(t,ir),0,1))};var Ze=400,Qe=20,lr=["stay","bounce","win"];function ke(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function cr(e){if(!Array.isArray(e))return ke(e,"the die",1,Qe);if(!e.length||e.length>Qe)throw new Error(`a die \
in this page has 1 to ${Qe} faces, not ${e.length}`);let t=e.map(r=>ke(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function dr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ke(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function Y(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ke(e.cells,"the number of cells",1,Ze);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=lr.find(c=>c===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:dr(i,n),die:cr(r),start:ke(o,"start",0,1),chained:s,overshoot:l}}var Ot=e=>typeof e=="number"?_(e).map(t=>t+1):e;function Xe(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Re=e=>_(e*e).map(t=>{let{columns:n,rows:r}=Xe(e*e),[o,s]=ee({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function Ct(e,t=Math.random){let n=_(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=_(2*r).map(a=>{let[i,l]=[o(),o()].sort((c,m)=>c-m);return a<r?[i,l]:[l,i]});return Y(
{...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([c,m])=>m>c).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var et={format:"snl-workbench",version:2},We=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var At={what:"stopped",says:"You stopped it."};var ur=["Draw","Write"];var mr=e=>ur.includes(e)?`&${e.toLowerCase()}`:"",pr=2e4;function fr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>pr?"":`&code=${btoa(String.fromCharCode(
...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function ye({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Rt=e=>({board:e,mode:"",code:null,trouble:""});var Wt=(e,t,n)=>`${ye(e)}${mr(t)}${fr(n??"")}`;var tt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${tt(e)} ${e===1?t.replace(/s$/,""):t}`,fe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Lt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===
r?"":a||i;return n===null?`${fe(l)} from ${t}.`:`From ${t}, roll ${nt(n)}: land on ${r}${l&&`, ${l}`}.`}var Nt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot\
 of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),nt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"}\
 ${e}`;function ne({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...n,style:c||null},a.map(ne),i)}var{shape:It}=oe;function qt(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Ht(e,t,n){let{least:r,more:o,head:s,edge:a}=It.arc,
{length:i,spot:l}=te(e,t),c=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,h]=l(i/2,d*c*2),b=[be(p,a,n-a),Math.max(h,a)],y=te(b,t),$=y.spot(y.length-.06);return{from:e,
turn:b,tip:$,...qt($,b,s,s*.4)}}function rt(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...qt(l,c,o,o/2)}}function Bt(e){let t=It.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function ve(e,t,n){let{length:r,spot:o}=te(K(e,t),K(e,n));return te(o(se.apart),o(r-se.apart))}function zt(e,t,n){let{length:r,spot:o}=ve(e,t,n),
{half:s,over:a,rung:i}=se.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),m=_(l+1).map(d=>{let p=r*d/l;return[o(p,s),o(p,-s)]});return{
rails:c,rungs:m}}function Dt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Le(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=ve(e,t,n),{swing:i,wave:l}=se.snake,c=Math.max(1,Math.round(s/l)),m=r*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,h=m*p*Math.sin(
2*Math.PI*c*d)+o*Math.sin(Math.PI*d);return a(s*d,h)}}function ot(e,t,n,r){let o=r.map(([i,l])=>[K(e,i),K(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Dt(
t,n)[0]};for(let i of Dt(t,n)){let l=Le(e,t,n,i),c=_(25).map(h=>l(h/24)),m=c.some(([h,b])=>h<.15||h>s-.15||b<.15||b>e.rows-.15),p=c.filter(h=>o.some(([b,y])=>jt(
h,b,y)<se.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Ft(e,t,n,r){let o=Le(e,t,n,ot(e,t,n,r)),{length:s}=ve(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=b=>y=>{let $=se.snake.half*(1-.3*y-.6*y**3),[j,O]=o(y),[T,k]=Ce(o,y),M=Math.hypot(T,k)||1;return[j-b*$*k/M,O+b*$*T/M]},
l=Ae(i(1),0,1,a),c=Ae(i(-1),1,0,a),m=[...l,l[l.length-1],c[0],...c],{spot:d}=te(o(0),o(.02)),{skull:p,eye:h}=se.snake;return{outline:m,stripe:Ae(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-h/3,.55*p),d(-.05-h/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Jt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Me}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,xe=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${xe(e).join("L")}`,Ut=e=>`M${xe(e.slice(0,1))}C${xe(e.slice(1)).join(
" ")}`,st=(e,t,n)=>`M${xe([e])}Q${xe([t,n]).join(" ")}`,X=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ne=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),Ie=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),at=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),_t=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Gt=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function hr(e,t,n){let{rails:r,rungs:o}=zt(e,t,n),{rail:s,rungWidth:a}=Me.ladder,i=r.map(de).join("");return[X("halo",i,{stroke:"cell",width:s+.05}),
X("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),X("rails",i,{stroke:"ladder",width:s})]}function gr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=Ft(e,t,n,r),{skull:m,stripe:d,eye:p,pupil:h}=Me.snake,b=`snake-${Jt(t,n)}`,y=`${Ut(o)}Z`;return[X("halo",y,{stroke:"cell",width:.06}),X("tongue",c.map(
$=>de($)).join(""),{stroke:b,width:.025}),X("skin",y,{fill:b}),_t(X("stripe",Ut(s),{stroke:"cell",width:d}),"0.04 0.12"),Ne("skull",a,m,{fill:b}),...i.map($=>Ne(
"eye",$,p,{fill:"die"})),...l.map($=>Ne("pupil",$,h,{fill:"dieInk"}))]}function qe(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>Ie(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,hr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,gr(e,a,i,r)))]}function Vt(e){let[t,n]=ee(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Me.flag,[c,m,d]=s,p=y=>y.map(([$,j])=>[r+$,o+j]),h=de(p([s.slice(0,2),[c,d]])),b=`${de(p([[c,m],a,[c,i]]))}\
Z`;return Ie("flag",[X("pole",h,{stroke:"goal",width:l}),X("pennant",b,{fill:"goal"})])}function $e([e,t],n,r=1){let{side:o,corner:s,pip:a}=Me.die,i=Bt(n).map(m=>Ne(
"pip",m,a,{fill:"dieInk"})),l=Gt("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return Ie("die",[at("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Kt(e,t,n){let[r,o]=ee(e,t),s=[o+.06,e.rows-r-.94],a=at(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,_t(a,"0.03 0.06")}function Yt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Kt(e,o,"stand")];if(n===
null)return s;let a=K(e,t);if(t===r)return[$e(a,n)];let{turn:i,neck:l,wings:c}=Ht(a,K(e,r),Tt(e)),m=`--far:${ae(te(a,i).length+te(i,l).length)}`,d=X("arc",st(a,
i,l),{stroke:"now",width:Me.arc.width});return[Kt(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:m}},X("tip",`${de(c)}Z`,{fill:"\
now"}),$e(a,n)]}function Qt(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[K(e,r),K(e,s)],m=rt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[d,p]=[m.middle[0],Math.
floor(m.middle[1])+.5],h=st(m.from,m.turn,m.neck),b=`${de(m.wings)}Z`;return Ie("leg",[X("rim",h,{stroke:"cell",width:.1}),X("shaft",h,{stroke:"ink",width:.05}),
X("tip",b,{fill:"ink"}),at("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),Gt("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),$e([d+.16,p],o,.8)],{style:`--order:${i}`})})}
function Zt(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[K(e,a),K(e,s)],{from:c,turn:m,tip:d,wings:p}=rt(i,l,.12,.18,.13),h=st(c,m,d)+de(p);return X(r.has(s)?"branch.strong":"branch",h,{stroke:"\
ink",width:.03})})}var it=e=>pe(".face","-.19 -.19 .38 .38",ne($e([0,0],e))),He=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Be({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(A(e,"label",`Roll ${n}`),e.replaceChildren(it(n))),N(t,`to cell ${r}`)}var lt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${lt(e).kind} ${e.join("→")}`,Xt=(e,t)=>Y({...e,name:"",jumps:t}),
De=(e,t)=>Xt(e,e.jumps.filter(([n])=>n!==t)),Se=(e,t,n)=>Xt(e,[...De(e,t).jumps,[t,n]]);function en(e,[t,n],r,o){let s=De(e,t);return r?Se(s,t,o):Se(s,o,n)}var ct=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function tn(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return Y({...e,...t,name:"",jumps:r})}function nn(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function rn(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let d=e.cellAt(c,m);!d||d===s||(s=d,a=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:d,clientY:p})=>{let h=e.cellAt(d,p);a=!1,!(c||!m||!h)&&(o=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Pe=(e,t)=>u("label.setting",u("span",e),t);function on(e){let t=u("input.button",{type:"number",min:1,max:Ze,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Pe("Cells",t),Pe("Die",n),Pe("Start",r),Pe("Past the goal",o),Pe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function dt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function br({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function wr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${he(d)}`).join(
`,
`)}
}
`}function yr(e){dt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${he(t)}
`}function kr(e){dt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=_(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Re(t))n[s][a]=r.get(o)??-1;return`[${n.map(he).join(`,
 `)}]
`}function vr(e){dt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var ze=[{name:"python",title:"Python: Board(...)",write:br},{name:"json",title:"JSON",write:wr},{name:"move-array",title:"Move array, from 0",write:yr},{name:"\
grid",title:"LeetCode grid",write:kr},{name:"hackerrank",title:"HackerRank text",write:vr}];var sn=["jumps","ladders","snakes","die","start","chained","overshoot"],xr=sn.slice(0,3);function $r(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Mr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Sr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Mr(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!sn.includes(s))throw new Error(`a board has no option ${s}`);
xr.includes(s)?n.jumps.push(...Pr(a)):n[s]=an(a)}return[n]}function an(e){try{return $r(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Pr(e){
let t=an(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(n)}`);return t}var Er="format version name author source cells die start chained overshoot jumps".split(" ");function Tr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Er.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function ln(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${he(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function jr(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Re(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Or(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${l}s`);for(let d=0;d<m;d+=1){let p=r(2,`the two cells of a ${l}`);if((p[1]-p[0])*c<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Cr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[jr(r)]:typeof r[0]=="object"?r.map(Tr):[ln(r)]}function cn(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Sr(t).map(Y);if(/^[[{]/.test(t))return Cr(t).map(Y);if(n&&/[\r\n]/.test(t))return Or(t).map(Y);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[Y(ln(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function dn(e,t){let n=null,r=ze[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=re("Notation",
ze.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!m.open)){o.value=o.placeholder="",N(s,"");try{o.value=ze.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function c(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=cn(o.value);t(d[0]),N(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){N(s,`This cannot be read: ${d.message}.`)}}let m=Pt("Copy or paste as text",u(".tools",a,W("Copy",null,l),W("Use this text","Read \
the board in the text",c)),o,s);return m.addEventListener("toggle",i),{node:m,show(d){n=d,i()}}}var ut=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function mt(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u(
"ol.thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=W("Undo","Ctrl+Z",()=>e.go(-1)),d=W("Redo","Ctrl+Y",
()=>e.go(1)),p=on(f=>O(g=>tn(g,f),"")),h=dn(e,f=>e.use(f));function b({distance:f,predecessor:g,throws:v,route:C}){t&&(t.paint({current:r,distance:f,predecessor:g,
route:s,piece:!1}),N(a,v??"none"),N(i,v===null?"the goal is out of reach":le(v).replace(/^\S+ /,"")),Oe(l,C,He,(B,[F,,Q])=>Be(B,F,Q)))}let y=()=>t?ct(t.board,r)[0]??
null:null;function $(){if(!t)return;let{board:f,plan:g}=t;b(t);let v=y();t.light(v),t.sketch((v??[]).map(C=>{let[B,F]=K(g,C);return{tag:"circle",attributes:{cx:B,
cy:F,r:.13},fill:"paper",stroke:"now",width:.06}})),c.replaceChildren(...ct(f,r).flatMap(j)),A(m,"aria-disabled",!e.can(-1)),A(d,"aria-disabled",!e.can(1))}function j(f){
let{ends:g}=lt(f),v=W(`Remove ${ce(f)}`,"Delete",()=>T(f)),C=g.map((B,F)=>W(`Move its ${B}`,null,()=>{o={jump:f,end:F},e.say(`Choose the cell where the ${B} of ${ce(
f)} goes.`),t?.cells.get(f[F])?.focus({preventScroll:!0})}));return[v,...C]}function O(f,g){if(t){r=o=null;try{e.use(f(t.board)),e.say(`${g} ${ut(t.throws)}`.trim())}catch(v){
e.say(`${fe(v.message)}.`),p.show(t.board),$()}}}let T=f=>O(g=>De(g,f[0]),`Removed: ${ce(f)}.`);function k(f,g){let v=y(),C=v?v.indexOf(f):-1;return v&&C>=0?M(v,
C,g):{change:B=>Se(B,f,g),what:`Drawn: ${ce([f,g])}.`}}let M=(f,g,v)=>({change:C=>en(C,f,g,v),what:`Moved: ${ce(f)} is now ${ce(g?[f[0],v]:[v,f[1]])}.`});function R(f,g){
if(!t)return;let{change:v}=k(f,g),C=t.trial(v(t.board));b(C),e.say(`If you let go here: ${ut(C.throws)}`)}function I(f,g){let{change:v,what:C}=k(f,g);O(v,C)}function z(){
r=o=null,t&&(t.trial(t.board),$(),P())}function P(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ut(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),l,c,u(".tools",m,d,W("Random","Other jumps",()=>O(f=>Ct(f),
"Drawn at random.")),W("Remove all jumps",null,()=>O(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),St("Route","One of the shortest routes",f=>{s=f,$()},!0)),
p.node,h.node],show(f){t=f,r=o=null,n=rn(t,{tries:R,draws:I,drops:z}),p.show(t.board),h.show(t.board),$(),P()},leave:()=>n?.stop(),choose(f){if(!(!t||!f||n?.wasDrawing()))
if(o){let{change:g,what:v}=M(o.jump,o.end,f);O(g,v)}else if(r===f)z();else if(r!==null){let g=r;O(v=>Se(v,g,f),`Drawn: ${ce([g,f])}.`)}else{r=f,$();let g=y(),v=g?
` Or drag an end of ${ce(g)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${v}`)}},key(f,{ctrlKey:g,metaKey:v,shiftKey:C,altKey:B}){
let F=y();if(g||v){let Q=f==="y"||C&&f==="Z"?1:f==="z"?-1:0;return Q&&e.go(Q),Q!==0}if(f==="Escape"&&r!==null&&!B)z();else if((f==="Delete"||f==="Backspace")&&F)
T(F);else return!1;return!0}}}function Fe(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function un(e,t){let n=e.start;return t.map(([r,o,s])=>{let a={from:n,face:r,landing:o,stand:s,feet:e.ride(o).feet};return n=s,a})}var[mn,pn]=[150,350],Ar=.25,fn=24;function Rr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[..._(o-e+1).map(a=>e+a),..._(o-n).
map(a=>o-1-a)]}function Wr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=ve(e,n,r);return[i(0),i(a),K(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Le(e,n,r,
ot(e,n,r,o));return[..._(fn+1).map(a=>s(a/fn)),K(e,r)]}function hn(e,t,n,r){let s=Rr(n,e.cells).map(c=>K(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,d]]of s.slice(1).entries()){let[p,h]=s[c],b=[(p+m)/2,Math.min(h,d)-Ar];a.push({at:b,time:i+mn/2,easing:"ease-in"}),i+=mn,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let m=Wr(e,t,c);for(let[d,p]of m.entries())a.push({at:p,time:i+pn*(d+1)/m.length,easing:"linear"});i+=pn}let l=be(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Lr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",gn=([e,t])=>`translate(${e}px,${t}px)`;function bn(e,t){let n=ie("path.piece",{d:Lr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,A(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&A(n,"style",`t\
ransform:${gn(K(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(p=>{let h=hn(e,t,p,i).map(
b=>({...b,time:c+b.time}));return c=h.at(-1)?.time??c,h});if(c===0)return;let d=m.map(({at:p,time:h,easing:b})=>({transform:gn(p),offset:h/c,easing:b}));A(n,"vi\
sibility",null),r=n.animate(d,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Nr=400;function wn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:m}=e,d=a===0?1:0,p=e.
columns+d,h=_(i+d).map(x=>x+1-d),b=new Map,y=new Map,$=Ge("new"),j=Ge("touched"),O=!1,T=null,k=new Set,M=null,R=[];function I(x){let[E,L]=ee(c,x),q=x===a?"start":
x===i&&"goal",J=u(".cell",{role:"gridcell","data-cell":x,"data-end":q,style:`grid-column:${L+1}`},u("span.number",`${x}`),u("span.end",{"data-is":q}),u("span.ba\
dge"));return U(J,"odd",(E+L)%2),b.set(x,J),J}function z(x){for(let E of b.values())E.tabIndex=E===x?0:-1}function P(x){let{key:E,target:L}=x,[q,J]=ee(c,Number(
L.dataset.cell)),H={ArrowLeft:[q,J-1],ArrowRight:[q,J+1],ArrowUp:[q+1,J],ArrowDown:[q-1,J]};if(E==="Enter"||E===" ")L.click();else if(H[E]){let V=h.find(je=>`${ee(
c,je)}`==`${H[E]}`);b.get(V??-1)?.focus()}else return;x.preventDefault(),x.stopPropagation()}let f=x=>h.filter(E=>ee(c,E)[0]===x).sort((E,L)=>ee(c,E)[1]-ee(c,L)[1]),
g=u(".grid",{role:"grid",label:n,keydown:P,focusin:({target:x})=>z(x)},_(m).reverse().map(x=>u(".row",{role:"row"},f(x).map(I))));z(b.get(a)??b.get(1));let v=`0\
 0 ${p} ${m}`,C=pe(".layer.goal",v,ne(Vt(c))),B=pe(".layer.jumps",v,qe(c,l).map(ne)),[F,Q,G]=["g.tree","g.move","g.route"].map(x=>ie(x)),w=pe(".layer.above",v,F,
Q,G),S=bn(c,l),D=pe(".layer.top",v,S.node),Z=u(".sheet",g,C,B,w,D);function Ke(x,E,L){if(!T)return"";let[q,J]=[T.distance.get(x),T.predecessor.get(x)],H=[`cell ${x}`,
b.get(x)?.dataset.end,...Nt(x,l)],V=T.visited.has(x)?"visited":"not reached";return H.push(E?"current":"",q!=null?`reached in ${le(q,o)}`:V,J!=null?`from ${J}`:
"",L?r:"",k.has(x)?"part of what is wrong":""),H.filter(Boolean).join(", ")}let Qn=x=>`var(--tint-${Ye(x,s)})`;function Zn(x,E,L,q){let J=x.current===E,H=x.visited.
has(E),V=x.distance.get(E),je=x.predecessor.get(E),$t=`${[J,q,H,V,je,k.has(E)]}`;if(y.get(E)===$t)return;y.set(E,$t);let tr=V!=null?"reached":H&&"visited";_e(L,
{"data-distance":V,"data-tint":V!=null&&Ye(V,s),"data-from":je,"data-visited":H,"data-waits":q,"aria-current":J,"data-state":J?"current":q?"frontier":tr,label:Ke(
E,J,q)}),V!=null&&L.style.setProperty("--tint",Qn(V)),A(L.lastChild,"data-is",tt(V)||null)}function wt(){if(!T)return;let x=new Set(T.frontier.map(([E])=>E));for(let[
E,L]of b)Zn(T,E,L,x.has(E))}function yt(){if(!T)return;let x=O?Zt(c,T.predecessor,T.current):[];F.replaceChildren(...x.map(ne))}let kt=x=>x.map(E=>B.querySelector(
`[data-ends="${E} ${l.get(E)}"]`));function vt(x,E){let L=new Set(kt(E));for(let q of B.children)U(q,x,L.has(q))}function Xn(x){let E=x.flatMap(([,L,q])=>q===L?
[]:t.ride(L).feet);G.replaceChildren(...Qt(c,x,a).map(ne)),U(B,"routed",x.length),vt("taken",E)}let xt=()=>U(Z,"arrived",!0),er=`${p>7?".close":""}${p>12?".dens\
e":""}${p>24?".tiny":""}`;return{plan:c,cells:b,columns:p,shape:p/m,node:u(`.board${er}`,{style:`--wide:${p};--high:${m}`},Z),paint(x,E,L,q,J=0){T=x;let H=`${Object.
values(L??{})}`!=`${Object.values(M??{})}`;(H||q.length)&&S.rest(),U(Z,"arrived",!1),wt(),$([...E].map(V=>b.get(V))),yt(),Q.replaceChildren(...(L?Yt(c,L):[]).map(
ne)),j(kt(L?.feet??[])),`${q}`!=`${R}`&&Xn(q),J>0&&q.length?S.walk(un(t,q),Nr,xt):J>0&&H&&L&&S.walk([L],J),M=L,R=q},piece:S,top:D,celebrate:xt,showTree(x){O=x,yt()},
mark(x,E){let L=E.flatMap(H=>H.moves??[]),q=E.flatMap(H=>H.jumps??[]),J=L.flatMap(([,H])=>t.ride(H).feet);vt("found",[...q.map(([H])=>H),...J]),k=new Set(E.flatMap(
H=>H.cells??[]));for(let[H,V]of b)U(V,"differs",H===x),U(V,"found",k.has(H));wt()},drawn:()=>({plan:c,jumps:l,farthest:s,state:T,found:k,move:M,treeShown:O,route:R})}}function yn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof n=="number"?Array.from({length:n},(d,p)=>p+
1):n;function l(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let h=a.get(d);return h===void 0||p.length&&!o?{feet:p,stand:d}:l(h,[...p,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(p=>{let h=c(d+p),b=h>0?l(h).stand:null;return b===null?[]:[[p,h,b]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:m}}function pt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let c=(r.get(l)??0)+1;for(let m of n(l)){let d=m[2];r.has(
d)||(r.set(d,c),o.set(d,l),s.set(d,m),a.push(d))}}let i=[];for(let l=t,c=s.get(l);c;c=s.get(l))i.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Ir=1400;function Ee(e){let t=yn(e),n=pt(t),r=wn({layout:Xe(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,l=ie("g.sketch");r.top.prepend(l);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:Ot(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:d=null,near:p=[],distance:h,predecessor:b,move:y=null}=m,
{route:$=!1,piece:j=!0}=m,O={current:d,frontier:[...p].map(T=>[T,""]),distance:h??new Map,predecessor:b??new Map,visited:new Map};r.paint(O,[],y,$?o:[]),i.stand(
j?d:null)},walk(m){i.walk([m],Ir,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),p=new Set;for(let $ of[...c?.children??[]]){
let[j,O]=($.getAttribute("data-ends")??"").split(" ").map(Number);d.get(j)===O?p.add(j):$.remove()}let h=new Map(m.jumps.filter(([$])=>!p.has($))),b=qe(s,h).map(
ne);for(let $ of b)U($,"lit",!0);c?.append(...b),t.jumps.clear();for(let[$,j]of d)t.jumps.set($,j);let y=pt(t);return o=y.route,y},light(m){for(let d of c?.children??
[])U(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},sketch:m=>l.replaceChildren(...m.map(ne)),cellAt(m,d){let h=r.node.getRootNode().elementFromPoint(m,d)?.
closest("[data-cell]"),b=h&&r.node.contains(h)&&h.dataset.cell;return b?Number(b):null}}}var kn=({columns:e,shape:t,node:n})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),vn=e=>new Set(e.map(([,t])=>t));function qr(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Hr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Br(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Hr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function xn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Br(n);let o=Lt(r);return e.won()?`${o} ${qr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function $n(e,t,{
cells:n}){let r=`${fe(nt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Mn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function ft(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.throw\
n",{label:"Your throws"}),c=W("Undo","Take the last throw back (Backspace)",j),m=W("Start again","Back to the start",O),d=W("Show the shortest route",null,()=>T(
!p)),p=!1;function h(){if(!n||!r)return;let{thrown:k}=r,M=r.moves(),R=p||r.won();n.paint({current:r.at(),near:vn(M),distance:r.trail(),move:p?null:k.at(-1)??null,
route:p});for(let I of o.children){let z=Number(I.dataset.face);A(I,"aria-disabled",!M.some(([P])=>P===z))}N(s,k.length),N(a,k.length===1?"throw":"throws"),N(i,
R?n.throws??"none":"?"),Oe(l,k,He,(I,{face:z,stand:P})=>Be(I,z,P));for(let I of[c,m])A(I,"aria-disabled",!k.length);A(d,"aria-pressed",`${p}`),A(e.root,"data-wo\
n",r.won())}function b(){n&&r&&e.say(xn(r,n.throws,n.faces))}function y(k){if(!n||!r||r.won())return;let M=r.at();if(p=!1,!r.throws(k)){h(),e.say($n(k,M,n.board));
return}h();let R=r.thrown.at(-1);R&&n.walk(R),b(),$()}function $(){t?.((r?.thrown??[]).map(({face:k})=>k))}function j(){r?.undo()&&(h(),b(),$())}function O(){!n||
!r?.thrown.length||(r=Fe(n.rules),p=!1,h(),b(),$())}function T(k){p=k,h(),k&&n?e.say(Mn(n.throws,n.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",c,m,!t&&d),l],show(k){n=k,r=Fe(n.rules),p=!1,o.replaceChildren(...n.faces.map(M=>{let R=W(it(M),null,()=>y(M),`Throw ${M}`);
return A(R,"data-face",M),R})),h(),b()},replay(k){if(!n)return!1;let M=r;r=Fe(n.rules);let R=k.every(I=>r?.throws(I));return R||(r=M),h(),b(),R},leave:()=>A(e.root,
"data-won",null),choose(k){let M=r?.moves()??[],R=M.find(([,I])=>I===k)??M.find(([,,I])=>I===k);R?y(R[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${k}\
.`)},key(k,{ctrlKey:M,metaKey:R,altKey:I}){if(M||R||I)return!1;let z=Number(k);if(k==="Backspace")j();else if(k!==" "&&n?.faces.includes(z))y(z);else return!1;return!0}}}var Sn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var ht=new Map;function zr(e){let t=ht.get(e)??new CSSStyleSheet;return ht.has(e)||t.replaceSync(e),ht.set(e,t),t}function Pn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Sn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[zr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var En=e=>e.getRootNode().activeElement??
null;function Tn(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){N(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,N(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&A(r,"value",o),N(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),N(n,""),r.hidden=!0}}}}var Fr="This browser stores nothing here",Jr="The browser's storage is full";function jn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function On(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),""}catch(r){return r.name===
"QuotaExceededError"?Jr:Fr}}var[gt,Cn]=["snl-workbench",1],An="download what you want to keep.",Ur=`Another version of the workbench has stored code here, which is left alone: ${An}`;function Je(e){
let t=jn(e,gt);return t?t.version!==Cn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Rn(){let[e,t]=[Je("sessionStorage"),
Je("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:Cn,signature:"board",sources:{}};return{kept:r,store(o){if(n)return Ur;
let s=Je("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];let l=On(gt,r,{...r,sources:i});return l&&`${l}\
: ${An}`},elsewhere(o){let s=Je("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===gt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Wn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Kr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Ln({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",c=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
d,m),h=g=>g?s.second??s.signature:s.signature,b=g=>`${g?"2:":""}${h(g)}`,y=!1,$=()=>a.signatures.find(({name:g})=>g===h(y))?.template??"",j=()=>s.sources[b(y)]??
$(),O=()=>i.kind==="mine"||i.kind==="second";function T(g){i=g,O()&&y!==(i.kind==="second")&&(y=!y,c=null,k()),f();let{kind:v,name:C}=i;O()?n(j(),!1):n(v==="lin\
k"?t??"":a.programs.find(B=>B.name===C)?.source??"",!0)}function k(){let g=e.elsewhere(b(y));g===null?c=null:g!==j()&&(c=g),f()}function M(){let[g,v]=[c,r()];I(
g??""),T(R()),c=v,f()}let R=()=>({kind:y?"second":"mine"});function I(g){let v=b(y);g===void 0?delete s.sources[v]:s.sources[v]=g,l=e.store(v)}function z(){let g=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");Wn(new Blob([r()],{type:"text/x-python"}),g)}function P(){y=!1,I(t??""),T({kind:"mine"})}function f(){let{kind:g,
name:v}=i,C=(G,w,S="")=>{let D=W(G,S||null,()=>T(w));return A(D,"aria-pressed",`${g===w.kind}`),D},B=G=>a.programs.filter(w=>w.kind===G).map(w=>[w.name,w.title]),
F=re("A program to look at",[["","Look at a program"]],v??"",G=>{T(G?{kind:"program",name:G}:R())});for(let[G,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let S=B(w).map(([D,Z])=>u("option",{value:D},Z));F.append(u("optgroup",{label:null},S)),F.lastElementChild?.setAttribute("label",G)}F.value=v??"",F.classList.
toggle("s-chosen",g==="program"),d.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],F);let Q=W("Download","As a file of Python",z);if(O()){let G=re("How it is called",a.signatures.map(D=>[D.name,D.title]),h(
y),D=>{y?s.second=D:(s.second=h(!0),s.signature=D),l=e.store(b(y)),c=null,k(),T(R())}),w=W("Reset","Back to the beginning of this signature",()=>{I(),T(R())}),S=c!==
null&&W("Other tab's code","Exchange it with the code here",M);m.replaceChildren(G,w,Q,...S?[S]:[])}else g==="link"?m.replaceChildren(W("Make it mine","Instead \
of what is there",P),Q):m.replaceChildren(Q)}return{node:p,chosen:()=>i,isMine:O,trouble:()=>l||(c===null?"":Kr),end:e.follow(()=>{k(),o()}),show(g){a=g,k(),a.signatures.
some(({name:v})=>v===s.signature)||(s.signature="board"),T(i)},changed(g){O()&&I(g)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:O()?
h(y):null}},other(){let g=s.sources[b(!y)];return O()&&g?.trim()?{source:g,signature:h(!y)}:null}}}function Nn(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Te=e=>e===null?"out of reach":le(e),Ue=e=>`${fe(e)}${/[.?!]$/.test(e)?"":"."}`,me=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),ge=e=>e&&
u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),In=(e,t)=>u("p","Right is ",u("b",Te(e)),", yours says ",u("b",Te(t)),"."),qn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Hn=(e,t)=>e!==null&&u(".tools",W(`Show line ${e}`,null,()=>t.point(e)));function _r(e,t){let n=Y(
e),r=Ee(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:kn(r)}}function Gr({report:e,like:t,stepper:n},r){
let o=[ue(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return Vr(e,t,o,n,r);let{
name:s}=e;return e.correct?me("right",`${s} is right on every board that was played`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("\
p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ue(`${Bn(e)}.`),...o):me("open",`${s} could not be judged`,ge(Ue(e.finding.says)),...o.slice(
1))}var Bn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} played`;function Vr(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:l,node:c}=_r(
e.board,s),m=typeof i=="number"?null:i,d=[m?ge(`Right is ${Te(a)}. Yours: ${m.says}.`):In(a,i),s.kind!==m?.kind&&ge(Ue(s.says)),ge(qn(m)),...t.slice(0,2).map(p=>ue(
`It answers like a known mistake: ${p.title}. The repair: ${p.repair}`)),ue(`${we(l)} · ${Bn(e)}`),...n,u(".tools",r&&W("Step to the first difference",null,()=>o.
step(r)),o.draw(l))];return me("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",c,u(".told",d)))}function Yr({
right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?me("right",`Right on this board: ${Te(n)}`,ue("One board proves little. Check plays them all, \
smallest first.")):me("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&In(r,n),o&&ge(Ue(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),ge(qn(o)),Hn(s,a))}function Qr({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.
algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me("open",`On this board: ${Te(e.throws)}`,Ve("","Comparison",u("table",u("thead",u("tr",t.map(r=>u(
"th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&ue(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Zr={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Xr=({what:e,says:t,line:n},r)=>me(e==="stopped"?"open":"wrong",Zr[e]??"That did not work",ge(Ue(`${n===null?"":`line ${n}: `}${t}`)),Hn(n,r));function eo({
printed:e,more_printed:t}){return e?.length?me("open","It printed",Ve(".printed","What it printed",e.map(n=>u(".print",u("span.quiet",n.line===null?"":`line ${n.
line}`),u("code",n.text)))),ue(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Dn(e,t){return[e.kind==="failure"?Xr(e,t):e.of==="check"?
Gr(e,t):e.of==="compare"?Qr(e):e.of==="solve"&&Yr(e,t),eo(e)].filter(r=>!!r)}var zn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Fn=e=>e[0]?.querySelector(
"p")?.textContent??"";var to=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],no="This code came with the link. It has not run, and runs only when\
 you press a button below.",Jn="It runs …",ro=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Un(e,t){let n=null,
r=null,o=!1,s=!1,a=!1,i=t.host(O),l=Rn(),c=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),p=Tn(i.size),h=u(".cards"),b=Nn(t),y=W("Stop","End what is runn\
ing",()=>i.stop()),$=to.map(([P,f,g])=>W(P,g,()=>I(f))),j=Ln({keeper:l,arrived:c,open:T,text:()=>r?.text()??"",heard:()=>k()});function O(P){a&&p.loads(P,Jn)}function T(P,f){
r?.open(P,f),k()}function k(){let{kind:P}=j.chosen(),f={mine:j.trouble()||i.refusal,second:j.trouble()||i.refusal,program:i.refusal,link:no};N(d,f[P]??""),d.classList.
toggle("s-strong",P==="link")}async function M(){o=!0;try{let[{make:P},f]=await Promise.all([t.editor(),t.shelf()]);r=P(m,"Program",g=>{j.changed(g),k()}),j.show(
f)}catch(P){N(d,`The editor cannot be loaded: ${P.message}`)}R()}function R(){for(let P of $)A(P,"aria-disabled",a||!r||!!i.refusal);y.hidden=!a,A(h,"aria-busy",
`${a}`),!s&&i.size&&p.say(`Python (${i.size}) loads at the first run.`)}async function I(P){if(a||!r||!n||i.refusal)return;s=a=!0,r.point(null),h.replaceChildren(),
b.clear(),p.say(Jn),R();let{name:f,cells:g,jumps:v,die:C,start:B,chained:F,overshoot:Q}=n.board,G={name:f,cells:g,jumps:v,die:C,start:B,chained:F,overshoot:Q},w=P===
"compare"?j.other():null,S={kind:P,program:j.question(),board:G,other:w},D=await i.ask(S,Z=>p.say(`${Z} …`));a=!1,p.done(),R(),z(D)}function z(P){let f=Dn(P,{
step:b.step,draw:C=>W("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){r?.point(C),r?.focus()}});(P.kind==="result"&&P.of)==="compare"&&j.
isMine()&&!j.other()&&f.push(ro()),h.replaceChildren(...f),"line"in P&&P.line&&r?.point(P.line),h.scrollIntoView({block:"nearest"}),P.kind==="result"&&P.of==="t\
race"&&b.step(P.stepper);let v=zn(f);e.say(v?`${v}. ${Fn(f)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[j.node,d,m,u(".tools.acts",$,y,p.node)],foot:[h],below:[b.node],show(P){n=P,n.paint({piece:!1}),o||M(),R(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){b.clear(),i.end(),j.end(),r?.destroy()},more:()=>["mine","second"].includes(
j.chosen().kind)?r?.text()??null:null,stays:()=>c}}var Kn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);font-variant-numeric:tabular-nums;*,:before,:after{box-sizing:border-box}[hidden]{display\
:none!important}:is(.s-tools,.s-foot,.s-trouble,.s-thrown,.s-note,.s-cards,.s-outcome,.s-state):empty,:is(.s-hints,.s-asked):empty{display:none}summary{padding:\
.15rem 0;color:var(--quiet);cursor:pointer}@media print{color-scheme:light!important;*{print-color-adjust:exact}}p,ul{margin:0}&:focus-visible{outline:none}:foc\
us-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-foc\
us-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{dis\
play:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-directi\
on:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{di\
splay:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-ra\
dius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[\
data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var(--tint-8));width:2.6em}[data-key=found]{backgroun\
d:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em \
+ .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[dat\
a-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px\
 double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-hei\
ght:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(-\
-columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tool\
s,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0\
}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75e\
m}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin\
:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);backgro\
und:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .\
s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[ar\
ia-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s\
-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background\
:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90\
deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-ra\
dius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::\
-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem\
;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-\
size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%\
;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-h\
eight:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid v\
ar(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content\
:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:\
.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:blo\
ck;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relati\
ve}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid v\
ar(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-addre\
ss{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-tit\
le{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;fle\
x-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scr\
oll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order\
:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1re\
m;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max\
-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--w\
ide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min\
(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:\
var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint]{\
background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-i\
ndex:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--w\
ait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var\
(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{back\
ground-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait\
)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>\
span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;l\
eft:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal\
]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:7\
00;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--\
now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.2\
5rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-wid\
th: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round\
;stroke-linejoin:round}.s-above,.s-top{z-index:4}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;\
stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opa\
city:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no\
-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-\
move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:\
fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out \
both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@k\
eyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .\
7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){co\
lor:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{&.s-writing .s-side>.s-says,.s\
-heard{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{gri\
d-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:s\
pace-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s-tabs sel\
ect.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,va\
r(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:\
.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;backgrou\
nd:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-ac\
ts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:v\
ar(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;\
height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1\
rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.\
s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:colo\
r-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-\
exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;\
flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid \
var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}\
.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-columns:4.5rem minmax(0,1fr)\
;gap:.5rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-e\
ditor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8\
rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: \
max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{paddi\
ng:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:\
0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;m\
in-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-\
radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min\
-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weig\
ht:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-content:center\
;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{w\
idth:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thr\
own{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5e\
m;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:cen\
ter}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}.s-text{\
display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:\
color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:non\
e}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,\
.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{fle\
x:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{\
gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){d\
isplay:none}}}';var _n="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Gn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Vn(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(Y),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),d=u(".side"),p=u(".\
stage",m,d),h=u(".foot"),b=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),$={root:y,say:w=>N(a,w),use(w){O.add(w),
g(w),f()},can:w=>O.can(w),go(w){O.can(w)&&(g(O.go(w)),f())},enter(w){v(T.find(S=>S.name===w)??k),g(M.board),f()}},j=r.get(),O=nn(j.board??Y(t.board)),T=t.only?[
t.only==="Play"?ft($,n.played):mt($)]:[ft($),mt($),Un($,n)],k=T.find(({name:w})=>w===j.mode)??T[0],M=Ee(O.now()),R=s.map(({name:w},S)=>[`${S}`,w]),I=re("Board",
[["","Your board"],...R],"",w=>{let S=s[Number(w)];w&&S&&$.use(S)}),z=u("input.address",{readonly:"",label:"To copy",hidden:""});async function P(){let S=`${location.
href.split("#")[0]}${Wt(M.board,k.name,k.more?.()??null)}`;z.value=S;try{await navigator.clipboard.writeText(S),$.say("Copied: a link to this board.")}catch{z.hidden=
!1,z.select(),$.say("Copy the link from the field.")}}function f(){let[w=null]=T.flatMap(({stays:S})=>S?.()??[]);r.set({...M.board,name:""},k.name,w)}function g(w){
let S=En(c),D=c.contains(S)&&S?.dataset.cell;M.rest(),M=Ee(w),c.replaceChildren(M.node),A(p,"style",`--shape:${M.shape};--columns:${M.columns}`),A(y,"style",`--\
rows:${M.plan.rows}`),N(i,we({...w,name:""}));let Z=s.findIndex(Ke=>ye(Ke)===ye(w));I.value=Z<0?"":`${Z}`,I.options[0].hidden=Z>=0,z.hidden=!0,N(l,""),k.show(M),
D&&M.cells.get(Number(D))?.focus({preventScroll:!0})}function v(w){k.leave(),k=w;for(let[S,D]of C.entries())A(D,"aria-pressed",`${T[S]===k}`);U(y,"drawing",k.name===
"Draw"),U(y,"writing",k.name==="Write"),m.replaceChildren(c,k.under),d.replaceChildren(u(".says",a),...k.side),h.replaceChildren(...k.foot??[]),b.replaceChildren(
...k.below??[])}let C=T.map(w=>W(w.name,null,()=>$.enter(w.name)));y.addEventListener("mousedown",w=>{let S=w.target;!S.closest(".s-grid")||!c.contains(S)||(w.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:w})=>{let S=w.closest(".s-grid .s-cell");S&&c.contains(S)&&k.choose(Number(S.dataset.cell))}),
y.addEventListener("keydown",w=>{let S=w.target;Gn(w)&&w.stopPropagation(),!S.matches(_n)&&k.key(w.key,w)&&w.preventDefault()});function B(w){let S=w.composedPath()[0];
if(w.defaultPrevented||!Gn(w)||!/^[1-9]$/.test(w.key)||S.closest(`${_n}, .snl-stepper`))return;let{top:D,bottom:Z}=c.getBoundingClientRect();Z>0&&D<innerHeight&&
k.key(w.key,w)&&w.preventDefault()}function F(){let{board:w,mode:S,trouble:D}=r.get();w&&(ye(w)!==ye(M.board)||o)&&(O.add(w),v(T.find(Z=>Z.name===S)??k),g(w)),N(
l,D)}o&&addEventListener("keydown",B);let Q=r.subscribe(F);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},C),s.length>0&&u(
"label.board-of",u("span","Board"),I),i,o&&u(".tools",W("Copy link","A link to this board",P),z)),l,p,h)),U(y,"ready",!0),U(y,"only",t.only),U(y,"fixed",t.fixed);
let{remove:G}=Pn(e,Kn,y);return e.append(b),v(k),g(M.board),N(l,j.trouble),{show:g,replay:w=>k.replay?.(w)??!1,destroy(){removeEventListener("keydown",B),Q(),M.
rest();for(let w of T)w.end?.();b.remove(),G()}}}async function Yn(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var so={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function ao(e){let t=0,n=null;function r({said:s,ended:a}){a&&o(We(so)),!(!s||s.id!==
n?.id)&&(s.kind==="progress"?n?.progress(s.says):o(s))}function o(s){let a=n;n=null,a?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{n={id:i,progress:a,settle:l},e.send({ask:{...et,id:i,...s}})})},stop(){e.send({stop:!0}),o(We(At))},end:()=>e.off("msg:cus\
tom",r)}}function bt(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send({wants:t})})}function io({
model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=Vn(t,r,{host:()=>ao(e),editor:async()=>Yn(await bt(e,"editor"),"snlEditor"),shelf:()=>bt(
e,"shelf"),async step(a,i){return n??=bt(e,"stepper").then(l=>Yn(l,"snlStepper")),(await n).mount(a,i,{level:2,difference:!0})},store:{get:()=>Rt({...Y(e.get("d\
rawn")),name:""}),set(a){e.set("drawn",a),e.save_changes()},subscribe(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)}},page:!1}),s=new AbortController;
return Et(t,s.signal),()=>{s.abort(),o.destroy()}}var Ia={render:io};export{Ia as default};
