// built from web/ by `npm run build`
function R(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ke(e,t){for(let n in t)R(e,n,t[n])}var J=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Wr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Lr="http://www.w3.org/1999/xhtml",Nr="http://www.w3.org/2000/svg";function wt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
J(s,a,!0);for(let a of n)Wr(a)?Ke(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>wt(Lr,e,t),ce=(e,...t)=>wt(Nr,e,t),ue=(e,t,...n)=>ce(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Oe(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Ge(e){let t=[];return n=>{for(let r of t)J(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)J(r,e,!0)}}var W=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function yt(e,t,n,r=!1){let o=W(e,t,()=>{r=!r,R(o,"aria-pressed",`${r}`),n(r)});return R(
o,"aria-pressed",`${r}`),o}function ne(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Ve=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var kt=(e,...t)=>u("details.fold",u("summary",e),...t);var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:qr}=oe,Z=e=>Array.from({length:e},(t,n)=>n),Ae=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var vt=({columns:e,start:t})=>e+(t===0?1:0);function _(e,t){let[n,r]=ee(e,t),[o,s]=qr.anchor;return[
r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,d=0)=>[e+l*s-d*a,t+l*a+d*s]}}function xt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),d=Ae(l,0,1);return Math.hypot(e-n-d*a,t-r-d*i)}function Ce(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Re(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of Z(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[d,g],[c,p]]=[e(i),e(
l)],[[k,w],[h,S]]=[Ce(e,i),Ce(e,l)];s.push([d+k*o/3,g+w*o/3],[c-h*o/3,p-S*o/3],[c,p])}return s}var Br=4,$t=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(
n*Ae(e/Math.max(t,Br),0,1))};var Qe=400,Ye=20,Dr=["stay","bounce","win"];function xe(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function Hr(e){if(!Array.isArray(e))return xe(e,"the die",1,Ye);if(!e.length||e.length>Ye)throw new Error(`a die \
in this page has 1 to ${Ye} faces, not ${e.length}`);let t=e.map(r=>xe(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function zr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)xe(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function K(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,Qe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=Dr.find(d=>d===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:zr(i,n),die:Hr(r),start:xe(o,"start",0,1),chained:s,overshoot:l}}var Mt=e=>typeof e=="number"?Z(e).map(t=>t+1):e;function Ze(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var We=e=>Z(e*e).map(t=>{let{columns:n,rows:r}=Ze(e*e),[o,s]=ee({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function St(e,t=Math.random){let n=Z(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Z(2*r).map(a=>{let[i,l]=[o(),o()].sort((d,g)=>d-g);return a<r?[i,l]:[l,i]});return K(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([d,g])=>g>d).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var Xe={format:"snl-workbench",version:2},Le=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Pt={what:"stopped",says:"You stopped it."};var Fr=["Draw","Write"];var Jr=e=>Fr.includes(e)?`&${e.toLowerCase()}`:"",Ur=2e4;function _r(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ur?"":`&code=${btoa(String.fromCharCode(
...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function ve({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Tt=e=>({board:e,mode:"",code:null,trouble:""});var Et=(e,t,n)=>`${ve(e)}${Jr(t)}${_r(n??"")}`;var et=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ie=(e,t="throws")=>`${et(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function jt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===
r?"":a||i;return n===null?`${he(l)} from ${t}.`:`From ${t}, roll ${tt(n)}: land on ${r}${l&&`, ${l}`}.`}var tt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function re({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[n.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return ce(g,{...n,style:d||null},a.map(re),i)}var{shape:Ot}=oe;function Ct(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function At(e,t,n){let{least:r,more:o,head:s,edge:a}=Ot.arc,
{length:i,spot:l}=te(e,t),d=r+o*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,k]=l(i/2,c*d*2),w=[Ae(p,a,n-a),Math.max(k,a)],h=te(w,t),S=h.spot(h.length-.06);return{from:e,
turn:w,tip:S,...Ct(S,w,s,s*.4)}}function rt(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),l=a(s-i),d=a(s/2,2*n);return{from:a(i),turn:d,tip:l,middle:a(
s/2,n),...Ct(l,d,o,o/2)}}function Rt(e){let t=Ot.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function nt(e,t,n){let{length:r,spot:o}=te(_(e,t),_(e,n));return te(o(se.apart),o(r-se.apart))}function Lt(e,t,n){let{length:r,spot:o}=nt(e,t,n),
{half:s,over:a,rung:i}=se.ladder,l=Math.max(2,Math.round(r/i)),d=[s,-s].map(c=>[o(-a,c),o(r+a,c)]),g=Z(l+1).map(c=>{let p=r*c/l;return[o(p,s),o(p,-s)]});return{
rails:d,rungs:g}}function Wt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Nt(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=nt(e,t,n),{swing:i,wave:l}=se.snake,d=Math.max(1,Math.round(s/l)),g=r*Math.min(i,.08*s);return c=>{let p=1-(2*c-1)**4,k=g*p*Math.sin(
2*Math.PI*d*c)+o*Math.sin(Math.PI*c);return a(s*c,k)}}function Kr(e,t,n,r){let o=r.map(([i,l])=>[_(e,i),_(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Wt(
t,n)[0]};for(let i of Wt(t,n)){let l=Nt(e,t,n,i),d=Z(25).map(k=>l(k/24)),g=d.some(([k,w])=>k<.15||k>s-.15||w<.15||w>e.rows-.15),p=d.filter(k=>o.some(([w,h])=>xt(
k,w,h)<se.snake.clear)).length+(g?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function It(e,t,n,r){let o=Nt(e,t,n,Kr(e,t,n,r)),{length:s}=nt(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=w=>h=>{let S=se.snake.half*(1-.3*h-.6*h**3),[A,$]=o(h),[P,b]=Ce(o,h),M=Math.hypot(P,b)||1;return[A-w*S*b/M,$+w*S*P/M]},
l=Re(i(1),0,1,a),d=Re(i(-1),1,0,a),g=[...l,l[l.length-1],d[0],...d],{spot:c}=te(o(0),o(.02)),{skull:p,eye:k}=se.snake;return{outline:g,stripe:Re(o,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*p),c(-.05,-.55*p)],pupils:[c(-.05-k/3,.55*p),c(-.05-k/3,-.55*p)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var qt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Se}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(ae).join(" ")),me=e=>`M${$e(e).join("L")}`,Bt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,ot=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,V=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ne=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),Ie=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),st=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),Ht=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),zt=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function Gr(e,t,n){let{rails:r,rungs:o}=Lt(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(me).join("");return[V("halo",i,{stroke:"cell",width:s+.05}),
V("rungs",o.map(me).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function Vr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:d}=It(e,t,n,r),{skull:g,stripe:c,eye:p,pupil:k}=Se.snake,w=`snake-${qt(t,n)}`,h=`${Bt(o)}Z`;return[V("halo",h,{stroke:"cell",width:.06}),V("tongue",d.map(
S=>me(S)).join(""),{stroke:w,width:.025}),V("skin",h,{fill:w}),Ht(V("stripe",Bt(s),{stroke:"cell",width:c}),"0.04 0.12"),Ne("skull",a,g,{fill:w}),...i.map(S=>Ne(
"eye",S,p,{fill:"die"})),...l.map(S=>Ne("pupil",S,k,{fill:"dieInk"}))]}function qe(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,d)=>Ie(
a,d,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,Gr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Vr(e,a,i,r)))]}function Ft(e){let[t,n]=ee(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Se.flag,[d,g,c]=s,p=h=>h.map(([S,A])=>[r+S,o+A]),k=me(p([s.slice(0,2),[d,c]])),w=`${me(p([[d,g],a,[d,i]]))}\
Z`;return Ie("flag",[V("pole",k,{stroke:"goal",width:l}),V("pennant",w,{fill:"goal"})])}function Me([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=Rt(n).map(g=>Ne(
"pip",g,a,{fill:"dieInk"})),l=zt("face",[0,o*.24],o*.7,`${n}`,"dieInk"),d={fill:"die",stroke:"now",width:.035};return Ie("die",[st("side",[-o/2,-o/2],o,s,d),...i.
length?i:[l]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Dt(e,t,n){let[r,o]=ee(e,t),s=[o+.06,e.rows-r-.94],a=st(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Ht(a,"0.03 0.06")}function Jt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Dt(e,o,"stand")];if(n===
null)return s;let a=_(e,t);if(t===r)return[Me(a,n)];let{turn:i,neck:l,wings:d}=At(a,_(e,r),vt(e)),g=`--far:${ae(te(a,i).length+te(i,l).length)}`,c=V("arc",ot(a,
i,l),{stroke:"now",width:Se.arc.width});return[Dt(e,r,"landing"),...s,{...c,attributes:{...c.attributes,"stroke-linecap":"butt",style:g}},V("tip",`${me(d)}Z`,{fill:"\
now"}),Me(a,n)]}function Ut(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,d]=[_(e,r),_(e,s)],g=rt(l,d,d[0]>=l[0]?-.3:.3,.12,.16);r=a;let[c,p]=[g.middle[0],Math.
floor(g.middle[1])+.5],k=ot(g.from,g.turn,g.neck),w=`${me(g.wings)}Z`;return Ie("leg",[V("rim",k,{stroke:"cell",width:.1}),V("shaft",k,{stroke:"ink",width:.05}),
V("tip",w,{fill:"ink"}),st("count",[c-.3,p-.14],.28,.04,{fill:"ink"}),zt("order",[c-.16,p+.066],.19,`${i+1}`,"cell"),Me([c+.16,p],o,.8)],{style:`--order:${i}`})})}
function _t(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[_(e,a),_(e,s)],{from:d,turn:g,tip:c,wings:p}=rt(i,l,.12,.18,.13),k=ot(d,g,c)+me(p);return V(r.has(s)?"branch.strong":"branch",k,{stroke:"\
ink",width:.03})})}var at=e=>ue(".face","-.19 -.19 .38 .38",re(Me([0,0],e))),Be=()=>u("li.chip",u("span",{role:"img"}),u("small"));function De({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(R(e,"label",`Roll ${n}`),e.replaceChildren(at(n))),L(t,`to cell ${r}`)}var it=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},le=e=>`${it(e).kind} ${e.join("→")}`,Kt=(e,t)=>K({...e,name:"",jumps:t}),
He=(e,t)=>Kt(e,e.jumps.filter(([n])=>n!==t)),Pe=(e,t,n)=>Kt(e,[...He(e,t).jumps,[t,n]]);function Gt(e,[t,n],r,o){let s=He(e,t);return r?Pe(s,t,o):Pe(s,o,n)}var lt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function Vt(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return K({...e,...t,name:"",jumps:r})}function Yt(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Qt(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:d,clientY:g}){let c=e.cellAt(d,g);!c||c===s||(s=c,a=!0,t(o,s))}function l(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(d?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:g,clientX:c,clientY:p})=>{let k=e.cellAt(c,p);a=!1,!(d||!g||!k)&&(o=s=k,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>u("label.setting",u("span",e),t);function Zt(e){let t=u("input.button",{type:"number",min:1,max:Qe,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=ne("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=ne("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ne("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function dt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Yr({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Qr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([g,c])=>`  "${g}": ${ge(c)}`).join(
`,
`)}
}
`}function Zr(e){dt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function Xr(e){dt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Z(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function en(e){dt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var ze=[{name:"python",title:"Python: Board(...)",write:Yr},{name:"json",title:"JSON",write:Qr},{name:"move-array",title:"Move array, from 0",write:Zr},{name:"\
grid",title:"LeetCode grid",write:Xr},{name:"hackerrank",title:"HackerRank text",write:en}];var Xt=["jumps","ladders","snakes","die","start","chained","overshoot"],tn=Xt.slice(0,3);function rn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function nn(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function on(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of nn(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Xt.includes(s))throw new Error(`a board has no option ${s}`);
tn.includes(s)?n.jumps.push(...sn(a)):n[s]=er(a)}return[n]}function er(e){try{return rn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function sn(e){
let t=er(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var an="format version name author source cells die start chained overshoot jumps".split(" ");function ln(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!an.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function tr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function dn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=We(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function cn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(d=>/^\d+$/.test(d)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,d]of[["ladder",1],["snake",-1]]){let[g]=r(1,`the number of ${l}s`);
if(g>100)throw new Error(`line ${n}: 100 cells have no room for ${g} ${l}s`);for(let c=0;c<g;c+=1){let p=r(2,`the two cells of a ${l}`);if((p[1]-p[0])*d<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function un(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[dn(r)]:typeof r[0]=="object"?r.map(ln):[tr(r)]}function rr(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return on(t).map(K);if(/^[[{]/.test(t))return un(t).map(K);if(n&&/[\r\n]/.test(t))return cn(t).map(K);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[K(tr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function nr(e,t){let n=null,r=ze[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=ne("Notation",
ze.map(c=>[c.name,c.title]),r,c=>{r=c,i()});function i(){if(!(!n||!g.open)){o.value=o.placeholder="",L(s,"");try{o.value=ze.find(c=>c.name===r)?.write(n).trim()??
""}catch(c){o.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){L(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function d(){if(!o.value.trim()){L(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=rr(o.value);t(c[0]),L(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){L(s,`This cannot be read: ${c.message}.`)}}let g=kt("Copy or paste as text",u(".tools",a,W("Copy",null,l),W("Use this text","Read \
the board in the text",d)),o,s);return g.addEventListener("toggle",i),{node:g,show(c){n=c,i()}}}var ct=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function ut(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u(
"ol.thrown",{label:"A shortest route"}),d=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=W("Undo","Ctrl+Z",()=>e.go(-1)),c=W("Redo","Ctrl+Y",
()=>e.go(1)),p=Zt(m=>$(f=>Vt(f,m),"")),k=nr(e,m=>e.use(m));function w({distance:m,predecessor:f,throws:v,route:C}){t&&(t.paint({current:r,distance:m,predecessor:f,
route:s,piece:!1}),L(a,v??"none"),L(i,v===null?"the goal is out of reach":ie(v).replace(/^\S+ /,"")),Oe(l,C,Be,(q,[z,,G])=>De(q,z,G)))}let h=()=>t?lt(t.board,r)[0]??
null:null;function S(){if(!t)return;let{board:m,plan:f}=t;w(t);let v=h();t.light(v),t.sketch((v??[]).map(C=>{let[q,z]=_(f,C);return{tag:"circle",attributes:{cx:q,
cy:z,r:.13},fill:"paper",stroke:"now",width:.06}})),d.replaceChildren(...lt(m,r).flatMap(A)),R(g,"aria-disabled",!e.can(-1)),R(c,"aria-disabled",!e.can(1))}function A(m){
let{ends:f}=it(m),v=W(`Remove ${le(m)}`,"Delete",()=>P(m)),C=f.map((q,z)=>W(`Move its ${q}`,null,()=>{o={jump:m,end:z},e.say(`Choose the cell where the ${q} of ${le(
m)} goes.`),t?.cells.get(m[z])?.focus({preventScroll:!0})}));return[v,...C]}function $(m,f){if(t){r=o=null;try{e.use(m(t.board)),e.say(`${f} ${ct(t.throws)}`.trim())}catch(v){
e.say(`${he(v.message)}.`),p.show(t.board),S()}}}let P=m=>$(f=>He(f,m[0]),`Removed: ${le(m)}.`);function b(m,f){let v=h(),C=v?v.indexOf(m):-1;return v&&C>=0?M(v,
C,f):{change:q=>Pe(q,m,f),what:`Drawn: ${le([m,f])}.`}}let M=(m,f,v)=>({change:C=>Gt(C,m,f,v),what:`Moved: ${le(m)} is now ${le(f?[m[0],v]:[v,m[1]])}.`});function j(m,f){
if(!t)return;let{change:v}=b(m,f),C=t.trial(v(t.board));w(C),e.say(`If you let go here: ${ct(C.throws)}`)}function O(m,f){let{change:v,what:C}=b(m,f);$(v,C)}function D(){
r=o=null,t&&(t.trial(t.board),S(),Y())}function Y(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ct(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),l,d,u(".tools",g,c,W("Random","Other jumps",()=>$(m=>St(m),
"Drawn at random.")),W("Remove all jumps",null,()=>$(m=>({...m,name:"",jumps:[]}),"Removed: all jumps.")),yt("Route","One of the shortest routes",m=>{s=m,S()},!0)),
p.node,k.node],show(m){t=m,r=o=null,n=Qt(t,{tries:j,draws:O,drops:D}),p.show(t.board),k.show(t.board),S(),Y()},leave:()=>n?.stop(),choose(m){if(!(!t||!m||n?.wasDrawing()))
if(o){let{change:f,what:v}=M(o.jump,o.end,m);$(f,v)}else if(r===m)D();else if(r!==null){let f=r;$(v=>Pe(v,f,m),`Drawn: ${le([f,m])}.`)}else{r=m,S();let f=h(),v=f?
` Or drag an end of ${le(f)}.`:"";e.say(`From ${m}: choose the cell where a jump ends. Escape cancels.${v}`)}},key(m,{ctrlKey:f,metaKey:v,shiftKey:C,altKey:q}){
let z=h();if(f||v){let G=m==="y"||C&&m==="Z"?1:m==="z"?-1:0;return G&&e.go(G),G!==0}if(m==="Escape"&&r!==null&&!q)D();else if((m==="Delete"||m==="Backspace")&&z)
P(z);else return!1;return!0}}}function Fe(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function or({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,d={cells:i,start:a,...e},{rows:g}=e,c=a===0?1:0,p=e.columns+c,k=Z(
i+c).map(x=>x+1-c),w=new Map,h=new Map,S=Ge("new"),A=Ge("touched"),$=!1,P=null,b=new Set,M=null,j=[];function O(x){let[T,N]=ee(d,x),I=x===a?"start":x===i&&"goal",
F=u(".cell",{role:"gridcell","data-cell":x,"data-end":I,style:`grid-column:${N+1}`},u("span.number",`${x}`),u("span.end",{"data-is":I}),u("span.badge"));return J(
F,"odd",(T+N)%2),w.set(x,F),F}function D(x){for(let T of w.values())T.tabIndex=T===x?0:-1}function Y(x){let{key:T,target:N}=x,[I,F]=ee(d,Number(N.dataset.cell)),
B={ArrowLeft:[I,F-1],ArrowRight:[I,F+1],ArrowUp:[I+1,F],ArrowDown:[I-1,F]};if(T==="Enter"||T===" ")N.click();else if(B[T]){let X=k.find(de=>`${ee(d,de)}`==`${B[T]}`);
w.get(X??-1)?.focus()}else return;x.preventDefault(),x.stopPropagation()}let m=x=>k.filter(T=>ee(d,T)[0]===x).sort((T,N)=>ee(d,T)[1]-ee(d,N)[1]),f=u(".grid",{role:"\
grid",label:n,keydown:Y,focusin:({target:x})=>D(x)},Z(g).reverse().map(x=>u(".row",{role:"row"},m(x).map(O))));D(w.get(a)??w.get(1));let v=`0 0 ${p} ${g}`,C=ue(
".layer.goal",v,re(Ft(d))),q=ue(".layer.jumps",v,qe(d,l).map(re)),[z,G,U]=["g.tree","g.move","g.route"].map(x=>ce(x)),y=ue(".layer.above",v,z,G,U);function E(x,T,N){
if(!P)return"";let[I,F]=[P.distance.get(x),P.predecessor.get(x)],B=[`cell ${x}`,w.get(x)?.dataset.end];for(let[de,ye]of l)de===x&&B.push(`${ye>x?"foot of a ladd\
er":"head of a snake"} to ${ye}`),ye===x&&B.push(`${de<x?"top of a ladder":"tail of a snake"} from ${de}`);let X=P.visited.has(x)?"visited":"not reached";return B.
push(T?"current":"",I!=null?`reached in ${ie(I,o)}`:X,F!=null?`from ${F}`:"",N?r:"",b.has(x)?"part of what is wrong":""),B.filter(Boolean).join(", ")}function H(x,T,N,I){
let F=x.current===T,B=x.visited.has(T),X=x.distance.get(T),de=x.predecessor.get(T),ye=`${[F,I,B,X,de,b.has(T)]}`;if(h.get(T)===ye)return;h.set(T,ye);let Rr=X!=null?
"reached":B&&"visited";Ke(N,{"data-distance":X,"data-tint":X!=null&&$t(X,s),"data-from":de,"data-visited":B,"data-waits":I,"aria-current":F,"data-state":F?"curr\
ent":I?"frontier":Rr,label:E(T,F,I)}),R(N.lastChild,"data-is",et(X)||null)}function Q(){if(!P)return;let x=new Set(P.frontier.map(([T])=>T));for(let[T,N]of w)H(
P,T,N,x.has(T))}function we(){if(!P)return;let x=$?_t(d,P.predecessor,P.current):[];z.replaceChildren(...x.map(re))}let gt=x=>x.map(T=>q.querySelector(`[data-en\
ds="${T} ${l.get(T)}"]`));function bt(x,T){let N=new Set(gt(T));for(let I of q.children)J(I,x,N.has(I))}function Cr(x){let T=x.flatMap(([,N,I])=>I===N?[]:t.ride(
N).feet);U.replaceChildren(...Ut(d,x,a).map(re)),J(q,"routed",x.length),bt("taken",T)}let Ar=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:d,
cells:w,columns:p,shape:p/g,node:u(`.board${Ar}`,{style:`--wide:${p};--high:${g}`},u(".sheet",f,C,q,y)),paint(x,T,N,I){P=x,Q(),S([...T].map(F=>w.get(F))),we(),G.
replaceChildren(...(N?Jt(d,N):[]).map(re)),A(gt(N?.feet??[])),`${I}`!=`${j}`&&Cr(I),M=N,j=I},showTree(x){$=x,we()},mark(x,T){let N=T.flatMap(B=>B.moves??[]),I=T.
flatMap(B=>B.jumps??[]),F=N.flatMap(([,B])=>t.ride(B).feet);bt("found",[...I.map(([B])=>B),...F]),b=new Set(T.flatMap(B=>B.cells??[]));for(let[B,X]of w)J(X,"dif\
fers",B===x),J(X,"found",b.has(B));Q()},drawn:()=>({plan:d,jumps:l,farthest:s,state:P,found:b,move:M,treeShown:$,route:j})}}function sr({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([c,p])=>c!==p)),i=typeof n=="number"?Array.from({length:n},(c,p)=>p+
1):n;function l(c,p=[]){if(p.includes(c))return{feet:p,stand:null};let k=a.get(c);return k===void 0||p.length&&!o?{feet:p,stand:c}:l(k,[...p,c])}function d(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function g(c){return c===e?[]:i.flatMap(p=>{let k=d(c+p),w=k>0?l(k).stand:null;return w===null?[]:[[p,k,w]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:g}}function mt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let d=(r.get(l)??0)+1;for(let g of n(l)){let c=g[2];r.has(
c)||(r.set(c,d),o.set(c,l),s.set(c,g),a.push(c))}}let i=[];for(let l=t,d=s.get(l);d;d=s.get(l))i.unshift(d),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var mn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",pn=260,ar=([e,t])=>`translate(${e}px,${t}px)`;function Ee(e){let t=sr(e),n=mt(t),
r=or({layout:Ze(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.max(...n.distance.values())}),o=n.route,{
plan:s,cells:a}=r,i=ce("path.piece",{d:mn}),l=ce("g.sketch"),[d,g]=[r.columns,s.rows],c=ue(".layer.top",`0 0 ${d} ${g}`,l,i);r.node.firstElementChild?.append(c);
let p=r.node.querySelector(".s-jumps");function k({from:w,landing:h,stand:S,feet:A}){let $=A.map(P=>t.jumps.get(P)??S);return[w,h,...$].map(P=>_(s,P))}return{...n,
board:e,rules:t,plan:s,cells:a,faces:Mt(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(w){let{current:h=null,near:S=[],distance:A,predecessor:$,
move:P=null}=w,{route:b=!1,piece:M=!0}=w,j={current:h,frontier:[...S].map(O=>[O,""]),distance:A??new Map,predecessor:$??new Map,visited:new Map};r.paint(j,[],P,
b?o:[]),R(i,"visibility",!(M&&h!==null)&&"hidden"),h!==null&&R(i,"style",`transform:${ar(_(s,h))}`)},walk(w){if(matchMedia("(prefers-reduced-motion: reduce)").matches)
return;let h=k(w),[[S,A],[$,P]]=h,b=[(S+$)/2,Math.min(A,P)-.35],M=[h[0],b,...h.slice(1)].map(j=>({transform:ar(j)}));i.animate(M,{duration:pn*(h.length-1),easing:"\
ease-in-out"})},trial(w){let h=new Map(w.jumps),S=new Set;for(let b of[...p?.children??[]]){let[M,j]=(b.getAttribute("data-ends")??"").split(" ").map(Number);h.
get(M)===j?S.add(M):b.remove()}let A=new Map(w.jumps.filter(([b])=>!S.has(b))),$=qe(s,A).map(re);for(let b of $)J(b,"lit",!0);p?.append(...$),t.jumps.clear();for(let[
b,M]of h)t.jumps.set(b,M);let P=mt(t);return o=P.route,P},light(w){for(let h of p?.children??[])J(h,"lit",h.getAttribute("data-ends")===w?.join(" "))},sketch:w=>l.
replaceChildren(...w.map(re)),cellAt(w,h){let A=r.node.getRootNode().elementFromPoint(w,h)?.closest("[data-cell]"),$=A&&r.node.contains(A)&&A.dataset.cell;return $?
Number($):null}}}var ir=e=>new Set(e.map(([,t])=>t));function fn(e,t){let n=`You reached the goal in ${ie(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var hn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function gn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&hn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function lr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":gn(n);let o=jt(r);return e.won()?`${o} ${fn(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function dr(e,t,{
cells:n}){let r=`${he(tt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function cr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ie(e)}: ${n.join(", ")}.`}function pt(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.throw\
n",{label:"Your throws"}),d=W("Undo","Take the last throw back (Backspace)",A),g=W("Start again","Back to the start",$),c=W("Show the shortest route",null,()=>P(
!p)),p=!1;function k(){if(!n||!r)return;let{thrown:b}=r,M=r.moves(),j=p||r.won();n.paint({current:r.at(),near:ir(M),distance:r.trail(),move:p?null:b.at(-1)??null,
route:p});for(let O of o.children){let D=Number(O.dataset.face);R(O,"aria-disabled",!M.some(([Y])=>Y===D))}L(s,b.length),L(a,b.length===1?"throw":"throws"),L(i,
j?n.throws??"none":"?"),Oe(l,b,Be,(O,{face:D,stand:Y})=>De(O,D,Y));for(let O of[d,g])R(O,"aria-disabled",!b.length);R(c,"aria-pressed",`${p}`),R(e.root,"data-wo\
n",r.won())}function w(){n&&r&&e.say(lr(r,n.throws,n.faces))}function h(b){if(!n||!r||r.won())return;let M=r.at();if(p=!1,!r.throws(b)){k(),e.say(dr(b,M,n.board));
return}k();let j=r.thrown.at(-1);j&&n.walk(j),w(),S()}function S(){t?.((r?.thrown??[]).map(({face:b})=>b))}function A(){r?.undo()&&(k(),w(),S())}function $(){!n||
!r?.thrown.length||(r=Fe(n.rules),p=!1,k(),w(),S())}function P(b){p=b,k(),b&&n?e.say(cr(n.throws,n.route)):w()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",d,g,!t&&c),l],show(b){n=b,r=Fe(n.rules),p=!1,o.replaceChildren(...n.faces.map(M=>{let j=W(at(M),null,()=>h(M),`Throw ${M}`);
return R(j,"data-face",M),j})),k(),w()},replay(b){if(!n)return!1;let M=r;r=Fe(n.rules);let j=b.every(O=>r?.throws(O));return j||(r=M),k(),w(),j},leave:()=>R(e.root,
"data-won",null),choose(b){let M=r?.moves()??[],j=M.find(([,O])=>O===b)??M.find(([,,O])=>O===b);j?h(j[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${b}\
.`)},key(b,{ctrlKey:M,metaKey:j,altKey:O}){if(M||j||O)return!1;let D=Number(b);if(b==="Backspace")A();else if(b!==" "&&n?.faces.includes(D))h(D);else return!1;return!0}}}var ur=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var ft=new Map;function wn(e){let t=ft.get(e)??new CSSStyleSheet;return ft.has(e)||t.replaceSync(e),ft.set(e,t),t}function mr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=ur;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[wn(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var pr=e=>e.getRootNode().activeElement??
null;var[Ue,fr]=["snl-workbench",1],yn="This browser stores nothing here: download what you want to keep.",kn="The browser's storage is full: download what you want \
to keep.",vn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Je(e){try{let t=JSON.parse(window[e].
getItem(Ue)??"null");return t?t.version!==fr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function hr(){let[e,
t]=[Je("sessionStorage"),Je("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:fr,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return vn;let s=Je("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(Ue,JSON.stringify(r)),window.localStorage.setItem(Ue,JSON.stringify({...r,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?kn:
yn}},elsewhere(o){let s=Je("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Ue&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function gr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var xn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function br({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",d=null,g=u(".tools"),c=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
c,g),k=f=>f?s.second??s.signature:s.signature,w=f=>`${f?"2:":""}${k(f)}`,h=!1,S=()=>a.signatures.find(({name:f})=>f===k(h))?.template??"",A=()=>s.sources[w(h)]??
S(),$=()=>i.kind==="mine"||i.kind==="second";function P(f){i=f,$()&&h!==(i.kind==="second")&&(h=!h,d=null,b()),m();let{kind:v,name:C}=i;$()?n(A(),!1):n(v==="lin\
k"?t??"":a.programs.find(q=>q.name===C)?.source??"",!0)}function b(){let f=e.elsewhere(w(h));f===null?d=null:f!==A()&&(d=f),m()}function M(){let[f,v]=[d,r()];O(
f??""),P(j()),d=v,m()}let j=()=>({kind:h?"second":"mine"});function O(f){let v=w(h);f===void 0?delete s.sources[v]:s.sources[v]=f,l=e.store(v)}function D(){let f=`${i.
name??(h?"my-other":"mine")}.py`.replaceAll("-","_");gr(new Blob([r()],{type:"text/x-python"}),f)}function Y(){h=!1,O(t??""),P({kind:"mine"})}function m(){let{kind:f,
name:v}=i,C=(U,y,E="")=>{let H=W(U,E||null,()=>P(y));return R(H,"aria-pressed",`${f===y.kind}`),H},q=U=>a.programs.filter(y=>y.kind===U).map(y=>[y.name,y.title]),
z=ne("A program to look at",[["","Look at a program"]],v??"",U=>{P(U?{kind:"program",name:U}:j())});for(let[U,y]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let E=q(y).map(([H,Q])=>u("option",{value:H},Q));z.append(u("optgroup",{label:null},E)),z.lastElementChild?.setAttribute("label",U)}z.value=v??"",z.classList.
toggle("s-chosen",f==="program"),c.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],z);let G=W("Download","As a file of Python",D);if($()){let U=ne("How it is called",a.signatures.map(H=>[H.name,H.title]),k(
h),H=>{h?s.second=H:(s.second=k(!0),s.signature=H),l=e.store(w(h)),d=null,b(),P(j())}),y=W("Reset","Back to the beginning of this signature",()=>{O(),P(j())}),E=d!==
null&&W("Other tab's code","Exchange it with the code here",M);g.replaceChildren(U,y,G,...E?[E]:[])}else f==="link"?g.replaceChildren(W("Make it mine","Instead \
of what is there",Y),G):g.replaceChildren(G)}return{node:p,chosen:()=>i,isMine:$,trouble:()=>l||(d===null?"":xn),end:e.follow(()=>{b(),o()}),show(f){a=f,b(),a.signatures.
some(({name:v})=>v===s.signature)||(s.signature="board"),P(i)},changed(f){$()&&O(f)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:$()?
k(h):null}},other(){let f=s.sources[w(!h)];return $()&&f?.trim()?{source:f,signature:k(!h)}:null}}}function wr(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ie(e),_e=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,fe=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),be=e=>e&&
u("p",`${e}`),pe=e=>e&&u("p.quiet",`${e}`),yr=(e,t)=>u("p","Right is ",u("b",je(e)),", yours says ",u("b",je(t)),"."),kr=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",vr=(e,t)=>e!==null&&u(".tools",W(`Show line ${e}`,null,()=>t.point(e)));function $n(e,t){let n=K(
e),r=Ee(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=u(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function Mn({report:e,like:t,stepper:n},r){let o=[pe(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>pe(`Note: ${a.says}.`))];if(e.correct===!1)return Sn(e,t,o,n,r);let{name:s}=e;return e.correct?fe("right",`${s} is right on every board th\
at was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
pe(`${xr(e)}.`),...o):fe("open",`${s} could not be judged`,be(_e(e.finding.says)),...o.slice(1))}var xr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} tried`;function Sn(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:l,node:d}=$n(e.board,s),g=typeof i=="number"?null:i,c=[g?be(`Right is ${je(a)}.\
 Yours: ${g.says}.`):yr(a,i),s.kind!==g?.kind&&be(_e(s.says)),be(kr(g)),...t.slice(0,2).map(p=>pe(`It answers like a known mistake: ${p.title}. The repair: ${p.
repair}`)),pe(`${ke(l)} · ${xr(e)}`),...n,u(".tools",r&&W("Step to the first difference",null,()=>o.step(r)),o.draw(l))];return fe("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",u(".exhibit",d,u(".told",c)))}function Pn({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
fe("right",`Right on this board: ${je(n)}`,pe("One board proves little. Check plays them all, smallest first.")):fe("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&yr(r,n),o&&be(_e(`${o.says}${s===null?"":`, in line ${s}`}`)),be(kr(o)),vr(s,a))}function Tn({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return fe("ope\
n",`On this board: ${je(e.throws)}`,Ve("","Comparison",u("table",u("thead",u("tr",t.map(r=>u("th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&pe(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var En={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},jn=({what:e,says:t,line:n},r)=>fe(e==="stopped"?
"open":"wrong",En[e]??"That did not work",be(_e(`${n===null?"":`line ${n}: `}${t}`)),vr(n,r));function On({printed:e,more_printed:t}){return e?.length?fe("open",
"It printed",Ve(".printed","What it printed",e.map(n=>u(".piece",u("span.quiet",n.line===null?"":`line ${n.line}`),u("code",n.text)))),pe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function $r(e,t){return[e.kind==="failure"?jn(e,t):e.of==="check"?Mn(e,t):e.of==="compare"?Tn(e):e.of==="solve"&&Pn(e,t),On(e)].
filter(r=>!!r)}var Mr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Cn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],An="This code came with the link. It has not run, and runs only when\
 you press a button below.",Rn=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Sr(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(P),l=hr(),d=t.store.get().code,g=u(".editor"),c=u("p.note.quiet"),p=u("span.strip.quiet",{role:"status"}),k=u("progress",{max:1,label:"Python\
 is loading",hidden:""}),w=u(".cards"),h=wr(t),S=W("Stop","End what is running",()=>i.stop()),A=Cn.map(([m,f,v])=>W(m,v,()=>D(f))),$=br({keeper:l,arrived:d,open:b,
text:()=>r?.text()??"",heard:()=>M()});function P({part:m,ready:f}){k.hidden=f===!0||!a,m!==void 0&&R(k,"value",m),f?L(p,a?"It runs …":""):a&&L(p,`Python is l\
oading (${i.size}, once) …`)}function b(m,f){r?.open(m,f),M()}function M(){let{kind:m}=$.chosen(),f={mine:$.trouble()||i.refusal,second:$.trouble()||i.refusal,
program:i.refusal,link:An};L(c,f[m]??""),c.classList.toggle("s-strong",m==="link")}async function j(){o=!0;try{let[{make:m},f]=await Promise.all([t.editor(),t.shelf()]);
r=m(g,"Program",v=>{$.changed(v),M()}),$.show(f)}catch(m){L(c,`The editor cannot be loaded: ${m.message}`)}O()}function O(){for(let m of A)R(m,"aria-disabled",a||
!r||!!i.refusal);S.hidden=!a,R(w,"aria-busy",`${a}`),!s&&i.size&&L(p,`Python (${i.size}) loads at the first run.`)}async function D(m){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),w.replaceChildren(),h.clear(),L(p,"It runs …"),O();let{name:f,cells:v,jumps:C,die:q,start:z,chained:G,overshoot:U}=n.board,y={name:f,cells:v,
jumps:C,die:q,start:z,chained:G,overshoot:U},E=m==="compare"?$.other():null,H={kind:m,program:$.question(),board:y,other:E},Q=await i.ask(H,we=>L(p,`${we} …`));
a=!1,k.hidden=!0,L(p,""),O(),Y(Q)}function Y(m){let f=$r(m,{step:h.step,draw:C=>W("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){r?.point(
C),r?.focus()}});(m.kind==="result"&&m.of)==="compare"&&$.isMine()&&!$.other()&&f.push(Rn()),w.replaceChildren(...f),"line"in m&&m.line&&r?.point(m.line),w.scrollIntoView(
{block:"nearest"}),m.kind==="result"&&m.of==="trace"&&h.step(m.stepper),e.say(Mr(f)||"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[$.node,c,g,u(".tools.acts",A,S,u("span.progress",k,p))],foot:[w],below:[h.node],show(m){n=m,n.paint({piece:!1}),
o||j(),O(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),$.end(),r?.destroy()},more:()=>[
"mine","second"].includes($.chosen().kind)?r?.text()??null:null,stays:()=>d}}var Pr='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px s\
olid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{\
color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{d\
isplay:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;justify-content:space-be\
tween;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em\
;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed \
var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(\
--tint-6),var(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25re\
m .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-si\
ze:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:\
empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;fo\
nt-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (mi\
n-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(\
0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-l\
ine-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1\
.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{fl\
ex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet\
) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex\
;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--n\
ow);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);colo\
r:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-widt\
h:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar\
::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-\
mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper\
))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;\
border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-\
ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;tra\
nsform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:\
4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in sr\
gb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data\
-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-quest\
ion{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-item\
s:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-\
part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);righ\
t:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0\
 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inheri\
t;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:\
0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:\
.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.\
s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2r\
em}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5re\
m;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) *\
 var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-ra\
dius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-column\
s:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=s\
tart]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-\
1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint="5"]{background:var(--t\
int-5)}[data-tint="6"]{background:var(--tint-6)}[data-tint="7"]{background:var(--tint-7)}[data-tint="8"]{background:var(--tint-8)}[data-tint]{box-shadow:inset 0\
 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--\
unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{b\
order:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell\
:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom le\
ft,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell\
:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-numbe\
r{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.\
3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bot\
tom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{con\
tent:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.\
s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-\
dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{\
position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4\
}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-\
lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;tex\
t-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(-\
-far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear \
.08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}.snl{&.s-writing .s-side>.s-says{position:absolute;wi\
dth:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(1\
5rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8re\
m}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem\
}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650\
}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:\
.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;backgrou\
nd:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-ed\
itor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor \
.c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nt\
h-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-\
items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction\
:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border\
-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);backgr\
ound:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--pape\
r))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s\
-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card tabl\
e{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowr\
ap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:aut\
o;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;f\
ont:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex\
-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{\
flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(-\
-rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-but\
ton+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{\
border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{f\
lex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-radius:.3rem;ba\
ckground:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-to\
ols{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-hei\
ght:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}@media(prefers-reduced-motion:no-preference){&[data-won] .s-flag{transfor\
m-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}&[data-won] [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ea\
se-out both}}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height\
:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:\
translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s\
-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-\
thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-d\
irection:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margi\
n:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) \
60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(\
.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-d\
rawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:\
.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet\
,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height\
:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.\
s-fold){display:none}}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--n\
ow)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}';var Tr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Er=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function jr(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(K),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),d=u(""),g=u(".main",d),c=u(".side"),p=u(".\
stage",g,c),k=u(".foot"),w=u(""),h=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),S={root:h,say:y=>L(a,y),use(y){$.add(y),
f(y),m()},can:y=>$.can(y),go(y){$.can(y)&&(f($.go(y)),m())},enter(y){v(P.find(E=>E.name===y)??b),f(M.board),m()}},A=r.get(),$=Yt(A.board??K(t.board)),P=t.only?[
t.only==="Play"?pt(S,n.played):ut(S)]:[pt(S),ut(S),Sr(S,n)],b=P.find(({name:y})=>y===A.mode)??P[0],M=Ee($.now()),j=s.map(({name:y},E)=>[`${E}`,y]),O=ne("Board",
[["","Your board"],...j],"",y=>{let E=s[Number(y)];y&&E&&S.use(E)}),D=u("input.address",{readonly:"",label:"To copy",hidden:""});async function Y(){let E=`${location.
href.split("#")[0]}${Et(M.board,b.name,b.more?.()??null)}`;D.value=E;try{await navigator.clipboard.writeText(E),S.say("Copied: a link to this board.")}catch{D.hidden=
!1,D.select(),S.say("Copy the link from the field.")}}function m(){let[y=null]=P.flatMap(({stays:E})=>E?.()??[]);r.set({...M.board,name:""},b.name,y)}function f(y){
let E=pr(d),H=d.contains(E)&&E?.dataset.cell;M=Ee(y),d.replaceChildren(M.node),R(p,"style",`--shape:${M.shape};--columns:${M.columns}`),R(h,"style",`--rows:${M.
plan.rows}`),L(i,ke({...y,name:""}));let Q=s.findIndex(we=>ve(we)===ve(y));O.value=Q<0?"":`${Q}`,O.options[0].hidden=Q>=0,D.hidden=!0,L(l,""),b.show(M),H&&M.cells.
get(Number(H))?.focus({preventScroll:!0})}function v(y){b.leave(),b=y;for(let[E,H]of C.entries())R(H,"aria-pressed",`${P[E]===b}`);J(h,"drawing",b.name==="Draw"),
J(h,"writing",b.name==="Write"),g.replaceChildren(d,b.under),c.replaceChildren(u(".says",a),...b.side),k.replaceChildren(...b.foot??[]),w.replaceChildren(...b.below??
[])}let C=P.map(y=>W(y.name,null,()=>S.enter(y.name)));h.addEventListener("mousedown",y=>{let E=y.target;!E.closest(".s-grid")||!d.contains(E)||(y.preventDefault(),
h.focus({preventScroll:!0}))}),h.addEventListener("click",({target:y})=>{let E=y.closest(".s-grid .s-cell");E&&d.contains(E)&&b.choose(Number(E.dataset.cell))}),
h.addEventListener("keydown",y=>{let E=y.target;Er(y)&&y.stopPropagation(),!E.matches(Tr)&&b.key(y.key,y)&&y.preventDefault()});function q(y){let E=y.composedPath()[0];
if(y.defaultPrevented||!Er(y)||!/^[1-9]$/.test(y.key)||E.closest(`${Tr}, .snl-stepper`))return;let{top:H,bottom:Q}=d.getBoundingClientRect();Q>0&&H<innerHeight&&
b.key(y.key,y)&&y.preventDefault()}function z(){let{board:y,mode:E,trouble:H}=r.get();y&&(ve(y)!==ve(M.board)||o)&&($.add(y),v(P.find(Q=>Q.name===E)??b),f(y)),L(
l,H)}o&&addEventListener("keydown",q);let G=r.subscribe(z);h.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},C),s.length>0&&u(
"label.board-of",u("span","Board"),O),i,o&&u(".tools",W("Copy link","A link to this board",Y),D)),l,p,k)),J(h,"ready",!0),J(h,"only",t.only),J(h,"fixed",t.fixed);
let{remove:U}=mr(e,Pr,h);return e.append(w),v(b),f(M.board),L(l,A.trouble),{show:f,replay:y=>b.replay?.(y)??!1,destroy(){removeEventListener("keydown",q),G();for(let y of P)
y.end?.();w.remove(),U()}}}async function Or(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var Ln={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function Nn(e){let t=0,n=null;function r({said:s,ended:a}){a&&o(Le(Ln)),!(!s||s.id!==
n?.id)&&(s.kind==="progress"?n?.progress(s.says):o(s))}function o(s){let a=n;n=null,a?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{n={id:i,progress:a,settle:l},e.send({ask:{...Xe,id:i,...s}})})},stop(){e.send({stop:!0}),o(Le(Pt))},end:()=>e.off("msg:cus\
tom",r)}}function ht(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send({wants:t})})}function In({
model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=jr(t,r,{host:()=>Nn(e),editor:async()=>Or(await ht(e,"editor"),"snlEditor"),shelf:()=>ht(
e,"shelf"),async step(a,i){return n??=ht(e,"stepper").then(l=>Or(l,"snlStepper")),(await n).mount(a,i,{level:2,difference:!0})},store:{get:()=>Tt({...K(e.get("d\
rawn")),name:""}),set(a){e.set("drawn",a),e.save_changes()},subscribe(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)}},page:!1});function s({target:a,
ctrlKey:i,metaKey:l,altKey:d}){a instanceof Element&&t.contains(a)&&R(a,"data-lm-suppress-shortcuts",!(i||l||d))}return addEventListener("keydown",s,!0),()=>{removeEventListener(
"keydown",s,!0),o.destroy()}}var Qs={render:In};export{Qs as default};
