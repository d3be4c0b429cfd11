// built from web/ by `npm run build`
"use strict";(()=>{var Ge="snl-exercise:",Pn="This browser stores nothing here. Export what you want to keep.",Cn="The browser's storage is full. Export what you want to keep.",Rn="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",Nn=globalThis,Ut=Nn.snlRecords??=new Map,
Vt=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function Ke(e,t){try{let n=JSON.parse(window[e].getItem(
Ge+t)??"null");return Vt(n)?n:n?.version>1?"newer":null}catch{return null}}function ue(e){let[t,n]=[Ke("sessionStorage",e),Ke("localStorage",e)],r=[Ut.get(e),t,
n].filter(o=>Vt(o));return r.length?{...r[0],solved:r.some(({solved:o})=>o)}:null}function Yt(e){let t=Ke("localStorage",e);return t===null||t==="newer"?null:t.
source}function bt(e,t,n=!1){let r=ue(e),o={version:1,source:t,solved:n||(r?.solved??!1)};Ut.set(e,o);let s="";try{if(Ke("localStorage",e)==="newer")s=Rn;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(Ge+e,JSON.stringify(o))}catch(a){s=a.name==="QuotaExceededError"?Cn:Pn}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function Qt(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Ge)&&e(t.slice(
Ge.length),!0)})}function C(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function wt(e,t){for(let n in t)C(e,n,t[n])}var U=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Ln=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Zt=e=>(t,...n)=>{let[r,...o]=t.split("."),s=e(r||"div");for(let a of o)U(s,a,!0);for(let a of n)Ln(a)?wt(s,a):s.append(...[a].flat().filter(Boolean));
return s},l=Zt(e=>document.createElement(e)),ge=Zt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),be=(e,t,...n)=>ge(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...n);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ue(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function yt(e){let t=[];return n=>{for(let r of t)U(r,e,!1);t=n.filter(r=>!!r);for(let r of t)U(
r,e,!0)}}var T=(e,t,n,r)=>l("button.button",{type:"button",title:t,label:r,click:n},e);function Xt(e,t,n,r=!1){let o=T(e,t,()=>{r=!r,C(o,"aria-pressed",`${r}`),n(r)});return C(
o,"aria-pressed",`${r}`),o}function ie(e,t,n,r){let o=t.map(([a,i])=>l("option",{value:a,selected:a===n&&""},i));return l("select.button",{label:e,change:({target:a})=>r(
a.value)},o)}var kt=(e,t,...n)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var er=(e,...t)=>l("details.fold",l("summary",e),...t);function Ve(e){let t=l("span.strip.quiet",{role:"status"}),n=l("span.clock.quiet",{"aria-hidden":"true"}),r=l("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:l("span.progress",r,t),say:o=>W(t,o),said:()=>t.textContent??"",loads({part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&C(r,"value",o),W(t,s?a:
`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>W(n,`${Math.round((performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),W(n,""),r.hidden=!0}}}}var vt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,oe=(e,t="throws")=>`${vt(e)} ${e===1?t.replace(/s$/,""):t}`,xe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Wn={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},tr=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Wn[`${e}`]});function Ye(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,c=o===
r?"":a||i;return n===null?`${xe(c)} from ${t}.`:`From ${t}, roll ${xt(n)}: land on ${r}${c&&`, ${c}`}.`}var xt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;var le={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:qn}=le,X=e=>Array.from({length:e},(t,n)=>n),Ze=(e,t,n)=>Math.min(n,Math.max(t,e));function Q({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var rr=({columns:e,start:t})=>e+(t===0?1:0);function Y(e,t){let[n,r]=Q(e,t),[o,s]=qn.anchor;return[
r+o,e.rows-n-1+s]}function se([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(c,m=0)=>[e+c*s-m*a,t+c*a+m*s]}}function nr([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],c=((e-n)*a+(t-r)*i)/(a*a+i*i||1),m=Ze(c,0,1);return Math.hypot(e-n-m*a,t-r-m*i)}function Qe(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Xe(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of X(r)){let[i,c]=[t+a*o,t+(a+1)*o],[[m,p],[d,u]]=[e(i),e(
c)],[[h,f],[b,x]]=[Qe(e,i),Qe(e,c)];s.push([m+h*o/3,p+f*o/3],[d-b*o/3,u-x*o/3],[d,u])}return s}var Hn=4,or=(e,t)=>{let n=le.light.tints.length-1;return Math.round(
n*Ze(e/Math.max(t,Hn),0,1))};var Et=400,$t=20,Bn=["stay","bounce","win"];function Ce(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function Dn(e){if(!Array.isArray(e))return Ce(e,"the die",1,$t);if(!e.length||e.length>$t)throw new Error(`a die \
in this page has 1 to ${$t} faces, not ${e.length}`);let t=e.map(r=>Ce(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function zn(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)Ce(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function G(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ce(e.cells,"the number of cells",1,Et);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Bn.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:zn(
i,n),die:Dn(r),start:Ce(o,"start",0,1),chained:s,overshoot:a}}var sr=e=>typeof e=="number"?X(e).map(t=>t+1):e;function Re(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**
2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var et=e=>X(e*e).map(t=>{let{columns:n,rows:r}=Re(e*e),[o,s]=Q({cells:e*e,start:1,columns:n,
rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function ar(e,t=Math.random){let n=X(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=X(2*r).map(a=>{let[i,c]=[o(),o()].sort((m,p)=>m-p);return a<r?[i,c]:[c,i]});return G({...e,name:"",
jumps:s})}function we({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([m,p])=>p>m).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===0&&c.push("s\
tarts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}function ae({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[n.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return ge(p,{...n,style:m||null},a.map(ae),i)}var{shape:ir}=le;function lr(e,t,n,r){let{spot:o}=se(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function cr(e,t,n){let{least:r,more:o,head:s,edge:a}=ir.arc,
{length:i,spot:c}=se(e,t),m=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,h]=c(i/2,d*m*2),f=[Ze(u,a,n-a),Math.max(h,a)],b=se(f,t),x=b.spot(b.length-.06);return{from:e,
turn:f,tip:x,...lr(x,f,s,s*.4)}}function St(e,t,n,r,o){let{length:s,spot:a}=se(e,t),i=Math.min(r,s/4),c=a(s-i),m=a(s/2,2*n);return{from:a(i),turn:m,tip:c,middle:a(
s/2,n),...lr(c,m,o,o/2)}}function dr(e){let t=ir.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:ce}=le;function Mt(e,t,n){let{length:r,spot:o}=se(Y(e,t),Y(e,n));return se(o(ce.apart),o(r-ce.apart))}function mr(e,t,n){let{length:r,spot:o}=Mt(e,t,n),
{half:s,over:a,rung:i}=ce.ladder,c=Math.max(2,Math.round(r/i)),m=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),p=X(c+1).map(d=>{let u=r*d/c;return[o(u,s),o(u,-s)]});return{
rails:m,rungs:p}}function ur(e,t){let n=(e+t)%2?-1:1;return[0,ce.snake.bow,-ce.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function pr(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=Mt(e,t,n),{swing:i,wave:c}=ce.snake,m=Math.max(1,Math.round(s/c)),p=r*Math.min(i,.08*s);return d=>{let u=1-(2*d-1)**4,h=p*u*Math.sin(
2*Math.PI*m*d)+o*Math.sin(Math.PI*d);return a(s*d,h)}}function Fn(e,t,n,r){let o=r.map(([i,c])=>[Y(e,i),Y(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:ur(
t,n)[0]};for(let i of ur(t,n)){let c=pr(e,t,n,i),m=X(25).map(h=>c(h/24)),p=m.some(([h,f])=>h<.15||h>s-.15||f<.15||f>e.rows-.15),u=m.filter(h=>o.some(([f,b])=>nr(
h,f,b)<ce.snake.clear)).length+(p?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function fr(e,t,n,r){let o=pr(e,t,n,Fn(e,t,n,r)),{length:s}=Mt(e,t,n),a=4*
Math.max(1,Math.round(s/ce.snake.wave))+2,i=f=>b=>{let x=ce.snake.half*(1-.3*b-.6*b**3),[k,g]=o(b),[S,E]=Qe(o,b),O=Math.hypot(S,E)||1;return[k-f*x*E/O,g+f*x*S/O]},
c=Xe(i(1),0,1,a),m=Xe(i(-1),1,0,a),p=[...c,c[c.length-1],m[0],...m],{spot:d}=se(o(0),o(.02)),{skull:u,eye:h}=ce.snake;return{outline:p,stripe:Xe(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-h/3,.55*u),d(-.05-h/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var hr=(e,t)=>(2*e+3*t)%le.light.snakes.length;var{shape:We}=le,de=e=>`${Math.round(e*1e3)/1e3}`,Ne=e=>e.map(t=>t.map(de).join(" ")),ye=e=>`M${Ne(e).join("L")}`,gr=e=>`M${Ne(e.slice(0,1))}C${Ne(e.slice(1)).join(
" ")}`,Tt=(e,t,n)=>`M${Ne([e])}Q${Ne([t,n]).join(" ")}`,Z=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),tt=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:de(t),cy:de(n),r},...o}),rt=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Ot=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:de(t),y:de(n),width:r,height:r,
rx:o},...s}),wr=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),yr=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:de(t),y:de(n),"font-size":r},
fill:s,text:o});function _n(e,t,n){let{rails:r,rungs:o}=mr(e,t,n),{rail:s,rungWidth:a}=We.ladder,i=r.map(ye).join("");return[Z("halo",i,{stroke:"cell",width:s+.05}),
Z("rungs",o.map(ye).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function Jn(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,
tongue:m}=fr(e,t,n,r),{skull:p,stripe:d,eye:u,pupil:h}=We.snake,f=`snake-${hr(t,n)}`,b=`${gr(o)}Z`;return[Z("halo",b,{stroke:"cell",width:.06}),Z("tongue",m.map(
x=>ye(x)).join(""),{stroke:f,width:.025}),Z("skin",b,{fill:f}),wr(Z("stripe",gr(s),{stroke:"cell",width:d}),"0.04 0.12"),tt("skull",a,p,{fill:f}),...i.map(x=>tt(
"eye",x,u,{fill:"die"})),...c.map(x=>tt("pupil",x,h,{fill:"dieInk"}))]}function nt(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,c,m)=>rt(
a,m,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,_n(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Jn(e,a,i,r)))]}function kr(e){let[t,n]=Q(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=We.flag,[m,p,d]=s,u=b=>b.map(([x,k])=>[r+x,o+k]),h=ye(u([s.slice(0,2),[m,d]])),f=`${ye(u([[m,p],a,[m,i]]))}\
Z`;return rt("flag",[Z("pole",h,{stroke:"goal",width:c}),Z("pennant",f,{fill:"goal"})])}function Le([e,t],n,r=1){let{side:o,corner:s,pip:a}=We.die,i=dr(n).map(p=>tt(
"pip",p,a,{fill:"dieInk"})),c=yr("face",[0,o*.24],o*.7,`${n}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return rt("die",[Ot("side",[-o/2,-o/2],o,s,m),...i.
length?i:[c]],{transform:`translate(${de(e)} ${de(t)}) scale(${r})`})}function br(e,t,n){let[r,o]=Q(e,t),s=[o+.06,e.rows-r-.94],a=Ot(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,wr(a,"0.03 0.06")}function vr(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[br(e,o,"stand")];if(n===
null)return s;let a=Y(e,t);if(t===r)return[Le(a,n)];let{turn:i,neck:c,wings:m}=cr(a,Y(e,r),rr(e)),p=`--far:${de(se(a,i).length+se(i,c).length)}`,d=Z("arc",Tt(a,
i,c),{stroke:"now",width:We.arc.width});return[br(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:p}},Z("tip",`${ye(m)}Z`,{fill:"\
now"}),Le(a,n)]}function xr(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[c,m]=[Y(e,r),Y(e,s)],p=St(c,m,m[0]>=c[0]?-.3:.3,.12,.16);r=a;let[d,u]=[p.middle[0],Math.
floor(p.middle[1])+.5],h=Tt(p.from,p.turn,p.neck),f=`${ye(p.wings)}Z`;return rt("leg",[Z("rim",h,{stroke:"cell",width:.1}),Z("shaft",h,{stroke:"ink",width:.05}),
Z("tip",f,{fill:"ink"}),Ot("count",[d-.3,u-.14],.28,.04,{fill:"ink"}),yr("order",[d-.16,u+.066],.19,`${i+1}`,"cell"),Le([d+.16,u],o,.8)],{style:`--order:${i}`})})}
function $r(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,c]=[Y(e,a),Y(e,s)],{from:m,turn:p,tip:d,wings:u}=St(i,c,.12,.18,.13),h=Tt(m,p,d)+ye(u);return Z(r.has(s)?"branch.strong":"branch",h,{stroke:"\
ink",width:.03})})}function Er({trace:e,rules:t,unit:n,farthest:r}){let{start:o,cells:s,jumps:a}=t,i={cells:s,start:o,...e.layout},{rows:c}=e.layout,m=o===0?1:0,p=e.layout.columns+
m,d=X(s+m).map(A=>A+1-m),{waits:u}=tr(e),h=new Map,f=new Map,b=yt("new"),x=yt("touched"),k=!1,g=null,S=new Set,E=null,O=!1;function R(A){let[L,_]=Q(i,A),z=A===o?
"start":A===s&&"goal",K=l(".cell",{role:"gridcell","data-cell":A,"data-end":z,style:`grid-column:${_+1}`},l("span.number",`${A}`),l("span.end",{"data-is":z}),l(
"span.badge"));return U(K,"odd",(L+_)%2),h.set(A,K),K}function P(A){for(let L of h.values())L.tabIndex=L===A?0:-1}function q(A){let{key:L,target:_}=A,[z,K]=Q(i,
Number(_.dataset.cell)),J={ArrowLeft:[z,K-1],ArrowRight:[z,K+1],ArrowUp:[z+1,K],ArrowDown:[z-1,K]};if(L==="Enter"||L===" ")_.click();else if(J[L]){let te=d.find(
he=>`${Q(i,he)}`==`${J[L]}`);h.get(te??-1)?.focus()}else return;A.preventDefault(),A.stopPropagation()}let H=A=>d.filter(L=>Q(i,L)[0]===A).sort((L,_)=>Q(i,L)[1]-
Q(i,_)[1]),w=l(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:q,focusin:({target:A})=>P(A)},X(c).reverse().map(A=>l(".row",{role:"ro\
w"},H(A).map(R))));P(h.get(o)??h.get(1));let v=`0 0 ${p} ${c}`,M=be(".layer.goal",v,ae(kr(i))),I=be(".layer.jumps",v,nt(i,a).map(ae)),[F,j,y]=["g.tree","g.move",
"g.route"].map(A=>ge(A)),$=be(".layer.above",v,F,j,y);function N(A,L,_){if(!g)return"";let[z,K]=[g.distance.get(A),g.predecessor.get(A)],J=[`cell ${A}`,h.get(A)?.
dataset.end];for(let[he,Ee]of a)he===A&&J.push(`${Ee>A?"foot of a ladder":"head of a snake"} to ${Ee}`),Ee===A&&J.push(`${he<A?"top of a ladder":"tail of a snak\
e"} from ${he}`);let te=g.visited.has(A)?"visited":"not reached";return J.push(L?"current":"",z!=null?`reached in ${oe(z,n)}`:te,K!=null?`from ${K}`:"",_?u:"",S.
has(A)?"part of what is wrong":""),J.filter(Boolean).join(", ")}function B(A,L,_,z){let K=A.current===L,J=A.visited.has(L),te=A.distance.get(L),he=A.predecessor.
get(L),Ee=`${[K,z,J,te,he,S.has(L)]}`;if(f.get(L)===Ee)return;f.set(L,Ee);let jn=te!=null?"reached":J&&"visited";wt(_,{"data-distance":te,"data-tint":te!=null&&
or(te,r),"data-from":he,"data-visited":J,"data-waits":z,"aria-current":K,"data-state":K?"current":z?"frontier":jn,label:N(L,K,z)}),C(_.lastChild,"data-is",vt(te)||
null)}function D(){if(!g)return;let A=new Set(g.frontier.map(([L])=>L));for(let[L,_]of h)B(g,L,_,A.has(L))}function V(){if(!g)return;let A=k?$r(i,g.predecessor,
g.current):[];F.replaceChildren(...A.map(ae))}let Je=A=>A.map(L=>I.querySelector(`[data-ends="${L} ${a.get(L)}"]`));function Kt(A,L){let _=new Set(Je(L));for(let z of I.
children)U(z,A,_.has(z))}function On(A){let L=A&&e.answer?.route||[],_=L.flatMap(([,z,K])=>K===z?[]:t.ride(z).feet);y.replaceChildren(...xr(i,L,o).map(ae)),U(I,
"routed",L.length),Kt("taken",_)}let An=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:i,cells:h,columns:p,shape:p/c,node:l(`.board${An}`,
{style:`--wide:${p};--high:${c}`},l(".sheet",w,M,I,$)),paint(A,L,_,z){g=A,D(),b([...L].map(K=>h.get(K))),V(),j.replaceChildren(...(_?vr(i,_):[]).map(ae)),x(Je(_?.
feet??[])),z!==O&&On(z),E=_,O=z},showTree(A){k=A,V()},mark(A,L){let _=L.flatMap(J=>J.moves??[]),z=L.flatMap(J=>J.jumps??[]),K=_.flatMap(([,J])=>t.ride(J).feet);
Kt("found",[...z.map(([J])=>J),...K]),S=new Set(L.flatMap(J=>J.cells??[]));for(let[J,te]of h)U(te,"differs",J===A),U(te,"found",S.has(J));D()},drawn:()=>({trace:e,
plan:i,jumps:a,farthest:r,state:g,found:S,move:E,treeShown:k,routed:O})}}function ot({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,u])=>d!==u)),i=typeof n=="number"?Array.from({length:n},(d,u)=>u+
1):n;function c(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let h=a.get(d);return h===void 0||u.length&&!o?{feet:u,stand:d}:c(h,[...u,d])}function m(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function p(d){return d===e?[]:i.flatMap(u=>{let h=m(d+u),f=h>0?c(h).stand:null;return f===null?[]:[[u,h,f]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:p}}function Ie({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let m=(r.get(c)??0)+1;for(let p of n(c)){let d=p[2];r.has(
d)||(r.set(d,m),o.set(d,c),s.set(d,p),a.push(d))}}let i=[];for(let c=t,m=s.get(c);m;m=s.get(c))i.unshift(m),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Gn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Kn=260,Sr=([e,t])=>`translate(${e}px,${t}px)`;function me(e){let t=ot(e),n=Ie(t),
r={board:e,layout:Re(e.cells),answer:{route:n.route},frontier_kind:"range of one throw"},o=Math.max(...n.distance.values()),s=Er({trace:r,rules:t,unit:"throws",
farthest:o}),{plan:a,cells:i}=s,c=ge("path.piece",{d:Gn}),m=ge("g.sketch"),[p,d]=[s.columns,a.rows],u=be(".layer.top",`0 0 ${p} ${d}`,m,c);s.node.firstElementChild?.
append(u);let h="",f=s.node.querySelector("[role=grid]");f&&C(f,"label",`Board: ${we(e)}`);let b=s.node.querySelector(".s-jumps");function x({from:k,landing:g,stand:S,
feet:E}){let O=E.map(R=>t.jumps.get(R)??S);return[k,g,...O].map(R=>Y(a,R))}return{...n,board:e,rules:t,plan:a,cells:i,faces:sr(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(k){let{current:g=null,near:S=[],distance:E,predecessor:O,move:R=null}=k,{route:P=!1,piece:q=!0}=k,H={current:g,frontier:[...S].
map(v=>[v,""]),distance:E??new Map,predecessor:O??new Map,visited:new Map},w=`${r.answer.route}`;P&&w!==h&&s.paint(H,new Set,R,!1),h=w,s.paint(H,new Set,R,P),C(
c,"visibility",!(q&&g!==null)&&"hidden"),g!==null&&C(c,"style",`transform:${Sr(Y(a,g))}`)},walk(k){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let g=x(k),[[S,E],[O,R]]=g,P=[(S+O)/2,Math.min(E,R)-.35],q=[g[0],P,...g.slice(1)].map(H=>({transform:Sr(H)}));c.animate(q,{duration:Kn*(g.length-1),easing:"ease\
-in-out"})},trial(k){let g=new Map(k.jumps),S=new Set;for(let P of[...b?.children??[]]){let[q,H]=(P.getAttribute("data-ends")??"").split(" ").map(Number);g.get(
q)===H?S.add(q):P.remove()}let E=new Map(k.jumps.filter(([P])=>!S.has(P))),O=nt(a,E).map(ae);for(let P of O)U(P,"lit",!0);b?.append(...O),t.jumps.clear();for(let[
P,q]of g)t.jumps.set(P,q);let R=Ie(t);return r.answer.route=R.route,R},light(k){for(let g of b?.children??[])U(g,"lit",g.getAttribute("data-ends")===k?.join(" "))},
sketch:k=>m.replaceChildren(...k.map(ae)),cellAt(k,g){let E=s.node.getRootNode().elementFromPoint(k,g)?.closest("[data-cell]"),O=E&&s.node.contains(E)&&E.dataset.
cell;return O?Number(O):null}}}var Mr=e=>new Set(e.map(([,t])=>t));var qe=e=>e===null?"out of reach":oe(e),Se=e=>`${xe(e)}${/[.?!]$/.test(e)?"":"."}`,ne=(e,t,...n)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),n.filter(r=>!!r)),
re=e=>e&&l("p",`${e}`),ke=e=>e&&l("p.quiet",`${e}`),Tr=(e,t)=>l("p","Right is ",l("b",qe(e)),", yours says ",l("b",qe(t)),"."),Or=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Me=(e,t)=>e!==null&&l(".tools",T(`Show line ${e}`,null,()=>t.point(e)));function At(e,t){
let n=G(e),r=me(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=l(".thumb",{inert:"",style:`--columns:${r.columns}\
;--shape:${r.shape}`},r.node);return{board:n,node:o}}function He({report:e,like:t,stepper:n},r){let{boards:o,correct:s,finding:a,proven:i,tested:c,tried:m,notes:p,
smallest:d}=e,u=`${m.toLocaleString("en")} ${m===1?"board":"boards"} played`,h=ke(`The boards: ${o[0].toLowerCase()}${o.slice(1)}.`),f=p.map(E=>ke(`Note: ${E.says}\
.`));if(s===null)return ne("open",`${e.name} could not be judged`,re(Se(a.says)),...f);if(s)return ne("right",`${e.name} is right on every board that was played`,
l("p",l("b","Proven"),`, by playing every one: ${i}.`),c&&l("p",l("b","Tested"),`, which proves nothing about others: ${c}.`),ke(`${u}.`),h,...f);let{board:b,node:x}=At(
e.board,a),k=typeof e.got=="number"||e.got===null,g=d?"Wrong on this board, the smallest there is":"Wrong on this board",S=[k?Tr(e.expected,e.got):re(`Right is ${qe(
e.expected)}. Yours: ${e.got.says}.`),(k||a.kind!==e.got.kind)&&re(Se(a.says)),re(Or(e.got)),...t.slice(0,2).map(E=>ke(`It answers like a known mistake: ${E.title}\
. The repair: ${E.repair}`)),ke(`${we(b)} · ${u}`),h,...f,l(".tools",n&&T("Step to the first difference",null,()=>r.step(n)),r.draw(b))];return ne("wrong",g,l(
".exhibit",x,l(".told",S.filter(E=>!!E))))}function Un({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?ne("right",`Right on this board: ${qe(
n)}`,ke("One board proves little. Check plays them all, smallest first.")):ne("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Tr(r,n),o&&re(Se(`${o.says}${s===null?"":`, in line ${s}`}`)),re(Or(o)),Me(s,a))}function Vn({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],n=e.rows.map(o=>l("tr",[o.algorithm,o.answered?o.throws??"none":"no answer",o.answered?o.agrees?"yes":"no":"–",...[o.cells_taken,
o.edges_looked_at,o.longest_frontier].map(s=>s??"–")].map((s,a)=>l(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),r=e.rows.filter(o=>o.first_difference);return ne(
"open",`On this board: ${qe(e.throws)}`,kt("","Comparison",l("table",l("thead",l("tr",t.map(o=>l("th",{scope:"col"},o)))),l("tbody",n))),...r.map(({algorithm:o,
first_difference:{cell:s,finding:a}})=>ke(`${o} first differs at cell ${s}: ${a.says}.`)))}var Yn={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Be=({what:e,says:t,line:n},r)=>ne(e==="stopped"?
"open":"wrong",Yn[e]??"That did not work",re(Se(`${n===null?"":`line ${n}: `}${t}`)),Me(n,r));function st({printed:e,more_printed:t}){return e?.length?ne("open",
"It printed",kt(".printed","What it printed",e.map(n=>l(".piece",l("span.quiet",n.line===null?"":`line ${n.line}`),l("code",n.text)))),ke(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ar(e,t){return[e.kind==="failure"?Be(e,t):e.of==="check"?He(e,t):e.of==="compare"?Vn(e):e.of==="solve"&&Un(e,t),st(e)].
filter(r=>!!r)}var De=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var jr=["Draw","Write"];function jt(e){let t=new URLSearchParams(e.slice(1));return Te(e)&&jr.find(n=>t.has(n.toLowerCase()))}var Pt=e=>jr.includes(e)?`&${e.toLowerCase()}`:
"",Qn=2e4;function Ct(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Qn?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ze(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ee({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Zn=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Xn=e=>new URLSearchParams(
e.slice(1)).get("board");function Pr(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Zn(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return G(r)}function Te(e){try{return Pr(
Xn(e)??"")}catch{return null}}var eo="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Rt(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{Pr(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${eo}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ze(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}function Oe(e){let t=l(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=l("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var to="script,style,link,meta,base,iframe,object,embed,form";function Cr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
to))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function Rr(...e){let t=l("pre",e),n=l("",{class:"highlight"},t);return l("",
{class:"output text_plain notranslate"},n)}function ro(e){let t=me(G(e));t.paint({piece:!1});let n=`--columns:${t.columns};--shape:${t.shape}`;return l(".thumb",
{inert:"",style:n},t.node)}var Nr=e=>l("",{class:"output text_html"},e);function Lr(e,t){let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=l(
"",{class:"cell_output docutils container",hidden:""}),o=Oe(t);o.node.dataset.snl="",e.append(r);let s=[];function a(){for(let u of s)u.then(({destroy:h})=>h());
s=[],o.clear(),r.replaceChildren()}function i(u){for(let h of n)h.hidden=u;r.hidden=!u}function c(u,h){let f=l("",{"data-snl":""});r.append(Nr(f)),s.push(t.step(
f,u,{level:3,...h}))}let m=(...u)=>{let h=l("",{class:"snl-workbench snl-cell"},l(".cards",u));return l("",{class:"snl-host"},h)};function p(u,h){let{kind:f,text:b}=u;
if(f==="html"||f==="svg"){let x=l("",{class:"output text_html"});return x.append(...Cr(u[f])),x}if(f==="code")return Rr(...Cr(`<pre>${u.lines.join(`
`)}</pre>`));if(f==="report"){let x={step:o.step,point:h.point,draw:g=>l("a.button",{href:`../play.html${ee(g)}&draw`},"Open this board in the workbench")},k=He(
{kind:"result",...u},x);return k.setAttribute("role","group"),r.append(m(k)),Nr(o.node)}if(f==="board")try{return m(ro(u.board))}catch{}return b?Rr(document.createTextNode(
b)):null}function d({exception:u,says:h,line:f,missing:b},{runAbove:x,point:k}){let S=ne(x?"open":"wrong",x?"Run the cells above first":u,x?l("p",l("code",b)," \
is made in a cell above, which has not run yet."):re(h&&Se(h)),x?l(".tools",T("Run all above","And then this cell",x)):Me(f,{point:k,step:c,draw:()=>l("")}));return S.
setAttribute("role","group"),m(S)}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(u,h){if(a(),r.removeAttribute("a\
ria-busy"),i(!0),u.kind==="failure"){if(u.what==="stopped")return;let f=Be(u,{point:h.point,step:c,draw:()=>l("")});f.setAttribute("role","group"),r.append(m(f));
return}for(let f of u.shown)f.kind==="stepper"?c(f.payload,{predict:f.predict,position:f.position??void 0}):r.append(p(f,h)??"");u.more_shown&&r.append(l("p",`A\
nd ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&r.append(d(u.error,h))}}}var no=({kind:e,says:t,error:n})=>e==="failure"?t:n?.exception??"";function at({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:a}){let i={loads(){},
changes(){}},c={beginning:-1,code:""};return{title:e,source:n,done:()=>c.beginning===t.beginnings()&&c.code===n(),async run(){let m=n();s?.();let p={kind:"cell",
program:{source:m},opens_on:r?.()??null},d=await t.ask(o??i,p,()=>{}),u=no(d);return c={beginning:u?-1:t.beginnings(),code:m},a?.(d),u}}}var oo="Stopped. Python begins again, without the names of the cells that have run.";function Wr(e,{given:t,title:n,around:r,bench:o,above:s}){let i=e.parentElement.
querySelector("div.highlight"),c=t.source,m=!1,p=null,d=Ve(o.size),u=Lr(e.closest("div.cell"),r),h=l(".editor",{hidden:""}),f=T("Run","Run this cell (Shift+Ente\
r in the editor)",O),b=T("Edit","Open the editor",()=>w(!0)),x=T("Stop","End what is running",()=>o.stop()),k=T("Reset","Back to the code and the output of the \
lesson",M),g=at({title:n,bench:o,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:j=>d.loads(j,"Running …"),changes:E},begins:R,ends:P}),
S=()=>{};function E(){C(f,"aria-disabled",o.busy()||!!o.refusal),x.hidden=!m,k.hidden=m||c===t.source&&!u.shown()}async function O(){o.busy()||o.refusal||await g.
run()}function R(){m=!0,u.wait(),d.say("Running …"),S=d.count()}async function P(j){m=!1,S();let{error:y,what:$}=j,N=y?.missing&&s().some(D=>!D.done()&&so(D,y.
missing));u.show(j,{runAbove:N?q:null,point:v});let B=y?.line??j.line;$==="stopped"?d.say(oo):j.kind==="failure"?d.say(j.says):N?d.say("Run the cells above firs\
t."):y?d.say(`${y.exception}${B?` in line ${B}`:""}.`):d.say(j.shown.length?"Done.":"Done. This cell shows nothing."),E(),p&&(await p)?.point(B??null)}async function q(){
f.focus({preventScroll:!0});for(let j of s().filter(y=>!y.done())){d.say(`${j.title} runs …`);let y=await j.run();if(y){d.say(`${j.title} has ended early: ${y}`);
return}}await O()}async function H(){try{let{make:j}=await r.editor();i.hidden=!0,h.hidden=!1;let y=j(h,n,$=>{c=$,E()});return y.open(c),y}catch(j){return d.say(
`The editor cannot be loaded: ${j.message}.`),null}}async function w(j){b.hidden=!0,p??=H();let y=await p;return y||(p=null),b.hidden=!!y,j&&y?.focus(),y}async function v(j){
(await w(!0))?.point(j)}async function M(){await I(),d.say("As in the lesson."),f.focus({preventScroll:!0})}async function I(){(await p)?.destroy(),p=null,h.replaceChildren(),
h.hidden=!0,i.hidden=!1,b.hidden=!1,c=t.source,u.clear(),d.say(""),E()}h.addEventListener("keydown",j=>{j.key!=="Enter"||!j.shiftKey||(j.preventDefault(),j.stopPropagation(),
O())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&w(!0)});let F=l("",{class:"snl-workbench snl-cell",role:"group",label:n});return F.
append(h,l(".tools.cellbar",f,x,b,k,d.clock,d.node)),e.classList.add("snl-host"),e.replaceChildren(F),o.watch({loads(){},changes:E}),addEventListener("snl-reset",
I),o.refusal&&C(f,"title",o.refusal),E(),g}var so=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Ir(e,t,n){let r=0,o=[];e.forEach((s,a)=>{let{id:i,exercise:c,source:m}=s,p=document.querySelector(`[data-snl-cell="${i}"]`);if(p){r+=1;let d=()=>o.slice(
0,a);o.push(Wr(p,{given:s,title:`Cell ${r}`,around:t,bench:n,above:d}))}else{let d=()=>c&&ue(c)?.source||m,u=c?"The exercise above":"A cell above";o.push(at({title:u,
bench:n,source:d}))}})}var qr='function l(t){let e={at:1/0,now:()=>performance.now()},r={get 0(){let n=performance.now();return n<e.at?0:(e.at=n+20,10)},set 0(n){}};t.setInterruptBuff\
er(r),t.registerJsModule("snl_alarm",e)}var u=null,m=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,p=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(t,e=[])=>self.postMessage(t,{transfer:e});function y(t){let e=0;return async(.\
..r)=>{let n=await t(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=n;return new Respons\
e(n.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:t,core:e,memory:r}){let n=self.fetch;self.fetch=y(n);let c=`${t}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:t,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=n,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(m);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}l(o),u=o.runPython(p),s({ready:!0})}\
self.onmessage=async({data:t})=>{try{t.begin?await h(t.begin):u?.(t.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var io={format:"snl-workbench",version:2},lo={what:"stopped",says:"You stopped it."},Nt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),co=e=>`${(e/
1e6).toFixed(1)} MB`;function Hr(e,t){let n=null,r=!1,o=0,s,a,i=null;function c(){let k=URL.createObjectURL(new Blob([qr],{type:"text/javascript"})),g=new Worker(
k,{type:"module"});g.onmessage=({data:S})=>g===n&&b(S),g.onerror=S=>g===n&&h(S.message),g.postMessage({begin:{home:e.home,core:e.core,memory:s}}),n=g,r=!1}function m(){
clearTimeout(a),n?.terminate(),n=null}function p(k){clearTimeout(a);let{settle:g}=i??{};i=null,g?.(k)}function d(){if(clearTimeout(a),i?.silent)return;let{seconds:k}=e,
g=`It said nothing for ${k} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>u({what:"late",says:g}),1e3*k)}function u(k){m(),c(),p(Nt(k))}function h(k){
r?u({what:"died",says:`Python itself broke, and begins again: ${k}`}):s?(s=null,m(),c()):(m(),p(Nt({what:"died",says:`Python could not be loaded: ${k}`})))}function f(){
!i||!r||(n?.postMessage({question:i.text}),d())}function b(k){k.memory?s=s===null?null:k.memory:k.bytes?t({part:Math.min(1,k.bytes/e.bytes)}):k.ready?(r=!0,t({ready:r}),
f()):k.failed?h(k.failed):x(JSON.parse(k.said))}function x(k){k.id===i?.id&&(d(),k.kind==="progress"?i?.progress(k.says):p(k))}return{size:`up to ${co(e.weight)}`,
refusal:null,ask(k,g){o+=1;let S=`${o}`;return new Promise(E=>{i={id:S,text:JSON.stringify({...io,id:S,...k}),silent:k.kind==="cell",progress:g,settle:E},n||c(),
f()})},stop:()=>i&&u(lo),end:m}}var Lt=e=>({size:null,refusal:e,ask:async()=>Nt({what:"died",says:e}),stop(){},end(){}});var uo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",mo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Wt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Br(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=Wt(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var Dr=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Lt(uo);if(!n)return Lt(mo);let{home:o,core:s}=n;
return Hr({...n,home:Wt(o),core:Wt(s)},r)},editor:()=>Br(e).then(()=>snlEditor),shelf:()=>Br(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:r=>history.replaceState(history.state,"",r),follow(r){let o=()=>ze(location.hash)===null?r():
location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},links:!0,keys:!0}});var po=["stopped","late","died"];function zr(e){let t=new Set,n=null,r=!1,o=0,s=e.host(i=>n?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,beginnings:()=>o,busy:()=>n!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,c,m){n=i,r=!0,a();let p=await s.ask(c,m);return n=null,po.
includes(p.what)&&(o+=1),a(),p}}}function Fr({label:e,picture:t,stub:n,source:r,editor:o,change:s,trouble:a}){let i=r,c=null,m=null,p=l("pre.plain"),d=T("Edit","Open the editor",()=>k(!0)),u=l(
".still",d,p),h=l(".editor",u);u.addEventListener("click",()=>k(!0));function f(){i===n?p.replaceChildren(...t):W(p,i)}function b(g){i=g,s(g)}async function x(){
try{let{make:g}=await o();return h.replaceChildren(),m=g(h,e,b),m.open(i),m}catch(g){return a(`The editor cannot be loaded: ${g.message}.`),null}}async function k(g=!1){
C(d,"aria-disabled",!0),c??=x();let S=await c;return g&&S?.focus(),S}return f(),{node:h,open:k,text:()=>i,replace(g){g!==i&&(i=g,m?m.replace(g):f(),s(g))},async point(g){
g===null&&!m||(await k(g!==null))?.point(g)}}}function Ae(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function $e(e){return Array.isArray(e)?`[${e.map($e).join(", ")}]`:JSON.stringify(e)}function It(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function fo({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function ho({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([p,d])=>`  "${p}": ${$e(d)}`).join(
`,
`)}
}
`}function go(e){It("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${$e(t)}
`}function bo(e){It("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=X(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of et(t))n[s][a]=r.get(o)??-1;return`[${n.map($e).join(`,
 `)}]
`}function wo(e){It("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var je=[{name:"python",title:"Python: Board(...)",write:fo},{name:"json",title:"JSON",write:ho},{name:"move-array",title:"Move array, from 0",write:go},{name:"\
grid",title:"LeetCode grid",write:bo},{name:"hackerrank",title:"HackerRank text",write:wo}];var _r=["jumps","ladders","snakes","die","start","chained","overshoot"],yo=_r.slice(0,3);function ko(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function vo(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function xo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of vo(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!_r.includes(s))throw new Error(`a board has no option ${s}`);
yo.includes(s)?n.jumps.push(...$o(a)):n[s]=Jr(a)}return[n]}function Jr(e){try{return ko(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function $o(e){
let t=Jr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${$e(n)}`);return t}var Eo="format version name author source cells die start chained overshoot jumps".split(" ");function So(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Eo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Gr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${$e(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Mo(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=et(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function To(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(m=>/^\d+$/.test(m)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,m]of[["ladder",1],["snake",-1]]){let[p]=r(1,`the number of ${c}s`);
if(p>100)throw new Error(`line ${n}: 100 cells have no room for ${p} ${c}s`);for(let d=0;d<p;d+=1){let u=r(2,`the two cells of a ${c}`);if((u[1]-u[0])*m<=0)throw new Error(
`line ${n}: ${u.join(" ")} is not a ${c}`);i.push(u)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Oo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Mo(r)]:typeof r[0]=="object"?r.map(So):[Gr(r)]}function it(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return xo(t).map(G);if(/^[[{]/.test(t))return Oo(t).map(G);if(n&&/[\r\n]/.test(t))return To(t).map(G);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[G(Gr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var qt=e=>be(".face","-.19 -.19 .38 .38",ae(Le([0,0],e))),lt=()=>l("li.chip",l("span",{role:"img"}),l("small"));function ct({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(C(e,"label",`Roll ${n}`),e.replaceChildren(qt(n))),W(t,`to cell ${r}`)}var Ht=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},pe=e=>`${Ht(e).kind} ${e.join("→")}`,Kr=(e,t)=>G({...e,name:"",jumps:t}),
dt=(e,t)=>Kr(e,e.jumps.filter(([n])=>n!==t)),Fe=(e,t,n)=>Kr(e,[...dt(e,t).jumps,[t,n]]);function Ur(e,[t,n],r,o){let s=dt(e,t);return r?Fe(s,t,o):Fe(s,o,n)}var Bt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function Vr(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return G({...e,...t,name:"",jumps:r})}function Yr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Qr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:m,clientY:p}){let d=e.cellAt(m,p);!d||d===s||(s=d,a=!0,t(o,s))}function c(m){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(m?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:p,clientX:d,clientY:u})=>{let h=e.cellAt(d,u);a=!1,!(m||!p||!h)&&(o=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var _e=(e,t)=>l("label.setting",l("span",e),t);function Zr(e){let t=l("input.button",{type:"number",min:1,max:Et,change:()=>e({cells:t.valueAsNumber})}),n=l("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=ie("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=ie("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ie("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:l(".settings",_e("Cells",t),_e("Die",n),_e("Start",r),_e("Past the goal",o),_e("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function Xr(e,t){let n=null,r=je[0].name,o=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=l("p.quiet",{role:"alert"}),a=ie("Notation",
je.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!p.open)){o.value=o.placeholder="",W(s,"");try{o.value=je.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=it(o.value);t(d[0]),W(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){W(s,`This cannot be read: ${d.message}.`)}}let p=er("Copy or paste as text",l(".tools",a,T("Copy",null,c),T("Use this text","Read \
the board in the text",m)),o,s);return p.addEventListener("toggle",i),{node:p,show(d){n=d,i()}}}var Dt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function zt(e){let t=null,n=null,r=null,o=null,s=!0,a=l("b.amount"),i=l("span.quiet"),c=l(
"ol.thrown",{label:"A shortest route"}),m=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=T("Undo","Ctrl+Z",()=>e.go(-1)),d=T("Redo","Ctrl+Y",
()=>e.go(1)),u=Zr(w=>g(v=>Vr(v,w),"")),h=Xr(e,w=>e.use(w));function f({distance:w,predecessor:v,throws:M,route:I}){t&&(t.paint({current:r,distance:w,predecessor:v,
route:s,piece:!1}),W(a,M??"none"),W(i,M===null?"the goal is out of reach":oe(M).replace(/^\S+ /,"")),Ue(c,I,lt,(F,[j,,y])=>ct(F,j,y)))}let b=()=>t?Bt(t.board,r)[0]??
null:null;function x(){if(!t)return;let{board:w,plan:v}=t;f(t);let M=b();t.light(M),t.sketch((M??[]).map(I=>{let[F,j]=Y(v,I);return{tag:"circle",attributes:{cx:F,
cy:j,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Bt(w,r).flatMap(k)),C(p,"aria-disabled",!e.can(-1)),C(d,"aria-disabled",!e.can(1))}function k(w){
let{ends:v}=Ht(w),M=T(`Remove ${pe(w)}`,"Delete",()=>S(w)),I=v.map((F,j)=>T(`Move its ${F}`,null,()=>{o={jump:w,end:j},e.say(`Choose the cell where the ${F} of ${pe(
w)} goes.`),t?.cells.get(w[j])?.focus({preventScroll:!0})}));return[M,...I]}function g(w,v){if(t){r=o=null;try{e.use(w(t.board)),e.say(`${v} ${Dt(t.throws)}`.trim())}catch(M){
e.say(`${xe(M.message)}.`),u.show(t.board),x()}}}let S=w=>g(v=>dt(v,w[0]),`Removed: ${pe(w)}.`);function E(w,v){let M=b(),I=M?M.indexOf(w):-1;return M&&I>=0?O(M,
I,v):{change:F=>Fe(F,w,v),what:`Drawn: ${pe([w,v])}.`}}let O=(w,v,M)=>({change:I=>Ur(I,w,v,M),what:`Moved: ${pe(w)} is now ${pe(v?[w[0],M]:[M,w[1]])}.`});function R(w,v){
if(!t)return;let{change:M}=E(w,v),I=t.trial(M(t.board));f(I),e.say(`If you let go here: ${Dt(I.throws)}`)}function P(w,v){let{change:M,what:I}=E(w,v);g(M,I)}function q(){
r=o=null,t&&(t.trial(t.board),x(),H())}function H(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Dt(t.throws)}`)}return{name:"Draw",under:l("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[l(".score",l("p","Fewest ",a,i)),c,m,l(".tools",p,d,T("Random","Other jumps",()=>g(w=>ar(w),
"Drawn at random.")),T("Remove all jumps",null,()=>g(w=>({...w,name:"",jumps:[]}),"Removed: all jumps.")),Xt("Route","One of the shortest routes",w=>{s=w,x()},!0)),
u.node,h.node],show(w){t=w,r=o=null,n=Qr(t,{tries:R,draws:P,drops:q}),u.show(t.board),h.show(t.board),x(),H()},leave:()=>n?.stop(),choose(w){if(!(!t||!w||n?.wasDrawing()))
if(o){let{change:v,what:M}=O(o.jump,o.end,w);g(v,M)}else if(r===w)q();else if(r!==null){let v=r;g(M=>Fe(M,v,w),`Drawn: ${pe([v,w])}.`)}else{r=w,x();let v=b(),M=v?
` Or drag an end of ${pe(v)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${M}`)}},key(w,{ctrlKey:v,metaKey:M,shiftKey:I,altKey:F}){
let j=b();if(v||M){let y=w==="y"||I&&w==="Z"?1:w==="z"?-1:0;return y&&e.go(y),y!==0}if(w==="Escape"&&r!==null&&!F)q();else if((w==="Delete"||w==="Backspace")&&j)
S(j);else return!1;return!0}}}function Ao(e,t){let n=`You reached the goal in ${oe(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var jo=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Po(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&jo()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function en(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Po(n);let o=Ye(r);return e.won()?`${o} ${Ao(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function tn(e,t,{
cells:n}){let r=`${xe(xt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function rn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${oe(e)}: ${n.join(", ")}.`}function Ft(e,t){let n=null,r=null,o=l(".dice",{role:"group",label:"Choose what the die shows"}),s=l("b.amount"),a=l("span.quiet"),i=l("b.amount"),c=l("ol.throw\
n",{label:"Your throws"}),m=T("Undo","Take the last throw back (Backspace)",k),p=T("Start again","Back to the start",g),d=T("Show the shortest route",null,()=>S(
!u)),u=!1;function h(){if(!n||!r)return;let{thrown:E}=r,O=r.moves(),R=u||r.won();n.paint({current:r.at(),near:Mr(O),distance:r.trail(),move:u?null:E.at(-1)??null,
route:u});for(let P of o.children){let q=Number(P.dataset.face);C(P,"aria-disabled",!O.some(([H])=>H===q))}W(s,E.length),W(a,E.length===1?"throw":"throws"),W(i,
R?n.throws??"none":"?"),Ue(c,E,lt,(P,{face:q,stand:H})=>ct(P,q,H));for(let P of[m,p])C(P,"aria-disabled",!E.length);C(d,"aria-pressed",`${u}`),C(e.root,"data-wo\
n",r.won())}function f(){n&&r&&e.say(en(r,n.throws,n.faces))}function b(E){if(!n||!r||r.won())return;let O=r.at();if(u=!1,!r.throws(E)){h(),e.say(tn(E,O,n.board));
return}h();let R=r.thrown.at(-1);R&&n.walk(R),f(),x()}function x(){t?.((r?.thrown??[]).map(({face:E})=>E))}function k(){r?.undo()&&(h(),f(),x())}function g(){!n||
!r?.thrown.length||(r=Ae(n.rules),u=!1,h(),f(),x())}function S(E){u=E,h(),E&&n?e.say(rn(n.throws,n.route)):f()}return{name:"Play",under:o,side:[l(".score",l("p",
"You ",s,a),l("p","Fewest ",i)),l(".tools",m,p,!t&&d),c],show(E){n=E,r=Ae(n.rules),u=!1,o.replaceChildren(...n.faces.map(O=>{let R=T(qt(O),null,()=>b(O),`Throw ${O}`);
return C(R,"data-face",O),R})),h(),f()},replay(E){if(!n)return!1;let O=r;r=Ae(n.rules);let R=E.every(P=>r?.throws(P));return R||(r=O),h(),f(),R},leave:()=>C(e.root,
"data-won",null),choose(E){let O=r?.moves()??[],R=O.find(([,P])=>P===E)??O.find(([,,P])=>P===E);R?b(R[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${E}\
.`)},key(E,{ctrlKey:O,metaKey:R,altKey:P}){if(O||R||P)return!1;let q=Number(E);if(E==="Backspace")k();else if(E!==" "&&n?.faces.includes(q))b(q);else return!1;return!0}}}var ut=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var _t=new Map;function Ro(e){let t=_t.get(e)??new CSSStyleSheet;return _t.has(e)||t.replaceSync(e),_t.set(e,t),t}function nn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=ut;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Ro(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var on=e=>e.getRootNode().activeElement??
null;var[pt,sn]=["snl-workbench",1],No="This browser stores nothing here: download what you want to keep.",Lo="The browser's storage is full: download what you want \
to keep.",Wo="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function mt(e){try{let t=JSON.parse(window[e].
getItem(pt)??"null");return t?t.version!==sn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function an(){let[e,
t]=[mt("sessionStorage"),mt("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:sn,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return Wo;let s=mt("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(pt,JSON.stringify(r)),window.localStorage.setItem(pt,JSON.stringify({...r,sources:i})),""}catch(c){return c.name==="QuotaExceededError"?Lo:
No}},elsewhere(o){let s=mt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===pt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function ln(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Io="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function cn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",m=null,p=l(".tools"),d=l(".tabs",{role:"group",label:"Program"}),u=l(".programs",
d,p),h=v=>v?s.second??s.signature:s.signature,f=v=>`${v?"2:":""}${h(v)}`,b=!1,x=()=>a.signatures.find(({name:v})=>v===h(b))?.template??"",k=()=>s.sources[f(b)]??
x(),g=()=>i.kind==="mine"||i.kind==="second";function S(v){i=v,g()&&b!==(i.kind==="second")&&(b=!b,m=null,E()),w();let{kind:M,name:I}=i;g()?n(k(),!1):n(M==="lin\
k"?t??"":a.programs.find(F=>F.name===I)?.source??"",!0)}function E(){let v=e.elsewhere(f(b));v===null?m=null:v!==k()&&(m=v),w()}function O(){let[v,M]=[m,r()];P(
v??""),S(R()),m=M,w()}let R=()=>({kind:b?"second":"mine"});function P(v){let M=f(b);v===void 0?delete s.sources[M]:s.sources[M]=v,c=e.store(M)}function q(){let v=`${i.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");ln(new Blob([r()],{type:"text/x-python"}),v)}function H(){b=!1,P(t??""),S({kind:"mine"})}function w(){let{kind:v,
name:M}=i,I=($,N,B="")=>{let D=T($,B||null,()=>S(N));return C(D,"aria-pressed",`${v===N.kind}`),D},F=$=>a.programs.filter(N=>N.kind===$).map(N=>[N.name,N.title]),
j=ie("A program to look at",[["","Look at a program"]],M??"",$=>{S($?{kind:"program",name:$}:R())});for(let[$,N]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let B=F(N).map(([D,V])=>l("option",{value:D},V));j.append(l("optgroup",{label:null},B)),j.lastElementChild?.setAttribute("label",$)}j.value=M??"",j.classList.
toggle("s-chosen",v==="program"),d.replaceChildren(I("Mine",{kind:"mine"}),I("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[I("From the link",{kind:"link"})],j);let y=T("Download","As a file of Python",q);if(g()){let $=ie("How it is called",a.signatures.map(D=>[D.name,D.title]),h(
b),D=>{b?s.second=D:(s.second=h(!0),s.signature=D),c=e.store(f(b)),m=null,E(),S(R())}),N=T("Reset","Back to the beginning of this signature",()=>{P(),S(R())}),B=m!==
null&&T("Other tab's code","Exchange it with the code here",O);p.replaceChildren($,N,y,...B?[B]:[])}else v==="link"?p.replaceChildren(T("Make it mine","Instead \
of what is there",H),y):p.replaceChildren(y)}return{node:u,chosen:()=>i,isMine:g,trouble:()=>c||(m===null?"":Io),end:e.follow(()=>{E(),o()}),show(v){a=v,E(),a.signatures.
some(({name:M})=>M===s.signature)||(s.signature="board"),S(i)},changed(v){g()&&P(v)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:g()?
h(b):null}},other(){let v=s.sources[f(!b)];return g()&&v?.trim()?{source:v,signature:h(!b)}:null}}}var qo=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Ho="This code came with the link. It has not run, and runs only when\
 you press a button below.",Bo=()=>l("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function dn(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(S),c=an(),m=ze(t.address.read()),p=l(".editor"),d=l("p.note.quiet"),u=l("span.strip.quiet",{role:"status"}),h=l("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),f=l(".cards"),b=Oe(t),x=T("Stop","End what is running",()=>i.stop()),k=qo.map(([w,v,M])=>T(w,M,()=>q(v))),g=cn({keeper:c,arrived:m,open:E,
text:()=>r?.text()??"",heard:()=>O()});function S({part:w,ready:v}){h.hidden=v===!0||!a,w!==void 0&&C(h,"value",w),v?W(u,a?"It runs …":""):a&&W(u,`Python is l\
oading (${i.size}, once) …`)}function E(w,v){r?.open(w,v),O()}function O(){let{kind:w}=g.chosen(),v={mine:g.trouble()||i.refusal,second:g.trouble()||i.refusal,
program:i.refusal,link:Ho};W(d,v[w]??""),d.classList.toggle("s-strong",w==="link")}async function R(){o=!0;try{let[{make:w},v]=await Promise.all([t.editor(),t.shelf()]);
r=w(p,"Program",M=>{g.changed(M),O()}),g.show(v)}catch(w){W(d,`The editor cannot be loaded: ${w.message}`)}P()}function P(){for(let w of k)C(w,"aria-disabled",a||
!r||!!i.refusal);x.hidden=!a,C(f,"aria-busy",`${a}`),!s&&i.size&&W(u,`Python (${i.size}) loads at the first run.`)}async function q(w){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),f.replaceChildren(),b.clear(),W(u,"It runs …"),P();let{name:v,cells:M,jumps:I,die:F,start:j,chained:y,overshoot:$}=n.board,N={name:v,cells:M,
jumps:I,die:F,start:j,chained:y,overshoot:$},B=w==="compare"?g.other():null,D={kind:w,program:g.question(),board:N,other:B},V=await i.ask(D,Je=>W(u,`${Je} …`));
a=!1,h.hidden=!0,W(u,""),P(),H(V)}function H(w){let v=Ar(w,{step:b.step,draw:M=>T("Move this board to Draw",null,()=>{e.use(M),e.enter("Draw")}),point(M){r?.point(
M),r?.focus()}});w.of==="compare"&&g.isMine()&&!g.other()&&v.push(Bo()),f.replaceChildren(...v),w.line&&r?.point(w.line),f.scrollIntoView({block:"nearest"}),w.of===
"trace"&&w.stepper&&b.step(w.stepper),e.say(De(v)||"Step through the run below.")}return{name:"Write",under:l("p.quiet.hint","The board on which it runs. Change\
 it in Draw."),side:[g.node,d,p,l(".tools.acts",k,x,l("span.progress",h,u))],foot:[f],below:[b.node],show(w){n=w,n.paint({piece:!1}),o||R(),P(),e.say("Write a f\
unction, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){b.clear(),i.end(),g.end(),r?.destroy()},more:()=>["mine","second"].includes(
g.chosen().kind)?Ct(r?.text()??""):"",stays:()=>m===null?"":Ct(m)}}var ft=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
47);--cell:light-dark(#faf9f4,#272e39);--odd:light-dark(#e9e1d2,#1a1f27);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-da\
rk(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#8f5e2a,#d\
0a06a);--start:light-dark(#2f6b45,#9fdcb2);--startGround:light-dark(#d6ebda,#1f3b2c);--goal:light-dark(#6b5310,#efd27a);--goalGround:light-dark(#f6d977,#5c4713)\
;--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:lig\
ht-dark(#e0f2e9,#19352e);--tint-1:light-dark(#c6e6d9,#1d4238);--tint-2:light-dark(#abd9c9,#224f43);--tint-3:light-dark(#90ccb8,#275d4f);--tint-4:light-dark(#75b\
ea6,#2d6a5b);--tint-5:light-dark(#5bae95,#337867);--tint-6:light-dark(#449d84,#398773);--tint-7:light-dark(#328b73,#40957f);--tint-8:light-dark(#237962,#48a48b)\
;--snake-0:light-dark(#c0503a,#e0806c);--snake-1:light-dark(#9a6a10,#e3b15c);--snake-2:light-dark(#7d5730,#c39866);--snake-3:light-dark(#b04a72,#df86a6);--snake\
-4:light-dark(#6f6822,#b7ad5c);--snake-5:light-dark(#a33a34,#dc7f78);--snake-6:light-dark(#7d5090,#b78fca)}
:host{all:initial!important;display:block!important}.snl-workbench{all:initial;display:block;--tall: clamp(15rem, var(--window, 100vh) - 15.5rem, 46rem);--large\
st: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:var(--paper);color-scheme:var(--snl-scheme, light dark);font:1rem/1.45 var(--sans)\
;--sans: var(--snl-sans, system-ui, -apple-system, "Segoe UI", sans-serif);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);font-variant-num\
eric:tabular-nums;*,:before,:after{box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px s\
olid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem\
 .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction\
:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-\
width:0}.s-under{display:flex;align-items:center;justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wra\
p;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=cur\
rent]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{backgr\
ound:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bot\
tom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:a\
nywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{tex\
t-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-le\
ft:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{m\
in-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) *\
 var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl-workbench{:is\
(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .\
5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quie\
t{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-w\
idth:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:va\
r(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{background:var(--o\
dd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity\
:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:curr\
entColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;mar\
gin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:li\
near-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height\
:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var\
(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-th\
umb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% \
- 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left\
:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}\
.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{bo\
rder:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-questio\
n:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;d\
isplay:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-\
part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share\
{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;bo\
rder:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-conten\
t:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-widt\
h: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bott\
om:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-pred\
ict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{fl\
ex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-\
between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl-workben\
ch{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--u\
nit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size\
:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;heig\
ht:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(\
--goalGround)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{backgro\
und:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint="5"]{background:var(--tint-5)}[data-tint="6"]{background:var(--tint-6)}[data-tint="7"]{bac\
kground:var(--tint-7)}[data-tint="8"]{background:var(--tint-8)}[data-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:b\
efore,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:befor\
e{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[dat\
a-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,\
var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shad\
ow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-\
3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:va\
r(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[d\
ata-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;backgro\
und:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none\
}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{pa\
dding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{f\
ont-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:\
none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!\
important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{o\
pacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg\
{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-\
landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl\
-throw{0%{stroke-dashoffset:var(--far)}}.snl-workbench{&.s-writing .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden\
;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}\
.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width\
:0}.s-tabs .s-button{border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:v\
ar(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.\
s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--pa\
per))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor\
:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:li\
ght-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--\
wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);b\
ackground:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{\
width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-dire\
ction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{fon\
t-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-\
left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap\
;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:\
0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){pa\
dding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-to\
p:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{display:grid;gri\
d-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-\
wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-line\
Numbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-acts .s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: max(clamp(15rem, 100vh - 24rem, 40rem)\
, var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes\
 .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed\
=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-\
quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-radius:.\
3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:\
0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;l\
ine-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}@media(prefers-reduced-motion:no-preference){&[data-won] .s-flag{t\
ransform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}&[data-won] [data-end=goal]:after{border-radius:50%;animation:snl-burst \
1.2s ease-out both}}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min\
-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{tra\
nsform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-th\
rown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visi\
ble}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex\
;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100\
%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(-\
-cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fix\
ed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshai\
r}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke\
-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-boa\
rd-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-sche\
me:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}@keyframes snl-wave{50%{transfor\
m:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transpa\
rent,0 0 0 calc(var(--unit) * .7) transparent}}
`;var un="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",mn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Jt(e,t,n){let{address:r}=n,
o=(t.gallery??[]).map(G),s=l("p.speaker",{role:"status"}),a=l("span.quiet"),i=l("p.trouble",{role:"alert"}),c=l(""),m=l(".main",c),p=l(".side"),d=l(".stage",m,p),
u=l(".foot"),h=l(""),f=l("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),b={root:f,say:y=>W(s,y),use(y){x.add(y),H(y),q()},can:y=>x.
can(y),go(y){x.can(y)&&(H(x.go(y)),q())},enter(y){w(k.find($=>$.name===y)??g),H(S.board),q()}},x=Yr(Te(r.read())??G(t.board)),k=t.only?[t.only==="Play"?Ft(b,n.played):
zt(b)]:[Ft(b),zt(b),dn(b,n)],g=k.find(({name:y})=>y===jt(r.read()))??k[0],S=me(x.now()),E=o.map(({name:y},$)=>[`${$}`,y]),O=ie("Board",[["","Your board"],...E],
"",y=>{let $=o[Number(y)];y&&$&&b.use($)}),R=l("input.address",{readonly:"",label:"To copy",hidden:""});async function P(){let $=`${location.href.split("#")[0]}${ee(
S.board)}${Pt(g.name)}${g.more?.()??""}`;R.value=$;try{await navigator.clipboard.writeText($),b.say("Copied: a link to this board.")}catch{R.hidden=!1,R.select(),
b.say("Copy the link from the field.")}}function q(){let y=k.map(({stays:$})=>$?.()??"").join("");r.write(`${ee(S.board)}${Pt(g.name)}${y}`)}function H(y){let $=on(
c),N=c.contains($)&&$?.dataset.cell;S=me(y),c.replaceChildren(S.node),C(d,"style",`--shape:${S.shape};--columns:${S.columns}`),C(f,"style",`--rows:${S.plan.rows}`),
W(a,we({...y,name:""}));let B=o.findIndex(D=>ee(D)===ee(y));O.value=B<0?"":`${B}`,O.options[0].hidden=B>=0,R.hidden=!0,W(i,""),g.show(S),N&&S.cells.get(Number(N))?.
focus({preventScroll:!0})}function w(y){g.leave(),g=y;for(let[$,N]of v.entries())C(N,"aria-pressed",`${k[$]===g}`);U(f,"drawing",g.name==="Draw"),U(f,"writing",
g.name==="Write"),m.replaceChildren(c,g.under),p.replaceChildren(l(".says",s),...g.side),u.replaceChildren(...g.foot??[]),h.replaceChildren(...g.below??[])}let v=k.
map(y=>T(y.name,null,()=>b.enter(y.name)));f.addEventListener("mousedown",y=>{let $=y.target;!$.closest(".s-grid")||!c.contains($)||(y.preventDefault(),f.focus(
{preventScroll:!0}))}),f.addEventListener("click",({target:y})=>{let $=y.closest(".s-grid .s-cell");$&&c.contains($)&&g.choose(Number($.dataset.cell))}),f.addEventListener(
"keydown",y=>{let $=y.target;mn(y)&&y.stopPropagation(),!$.matches(un)&&g.key(y.key,y)&&y.preventDefault()});function M(y){let $=y.composedPath()[0];if(y.defaultPrevented||
!mn(y)||!/^[1-9]$/.test(y.key)||$.closest(`${un}, .snl-stepper`))return;let{top:N,bottom:B}=c.getBoundingClientRect();B>0&&N<innerHeight&&g.key(y.key,y)&&y.preventDefault()}
function I(){let y=Te(r.read());y&&(ee(y)!==ee(S.board)||r.links)&&(x.add(y),w(k.find(({name:$})=>$===jt(r.read()))??g),H(y)),W(i,Rt(r.read()))}r.keys&&addEventListener(
"keydown",M);let F=r.follow(I);f.append(l(".frame",l(".head",!t.only&&l(".modes",{role:"group",label:"What to do"},v),o.length>0&&l("label.board-of",l("span","B\
oard"),O),a,r.links&&l(".tools",T("Copy link","A link to this board",P),R)),i,d,u)),U(f,"ready",!0),U(f,"only",t.only),U(f,"fixed",t.fixed);let{remove:j}=nn(e,ft,
f);return e.append(h),w(g),H(S.board),W(i,Rt(r.read())),{show:H,replay:y=>g.replay?.(y)??!1,destroy(){removeEventListener("keydown",M),F();for(let y of k)y.end?.();
h.remove(),j()}}}function fe(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function ve(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var ht=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[zo]=je;function pn({given:e,write:t,around:n},r,o,s){let a=l(""),i=o(e.stub),c=()=>{},m={read:()=>ee(i),write(d){i=Te(d)??i,t(r(i))},follow(d){return c=d,()=>{}},
links:!1,keys:!1},p=`Exercise ${e.number}: the board`;return Jt(a,{board:i,only:"Draw",fixed:!s,label:p},{...n,address:m}),{node:a,show(d){try{i=o(d)}catch{return!1}
return c(),!0}}}var fn=e=>pn(e,t=>`from snl_algos import Board

${e.given.defines} = ${zo.write(t)}`,t=>it(fe(t,e.given.defines))[0],!0),hn=e=>pn(e,({jumps:t})=>`${e.given.defines} = ${ht(t)}`,t=>{let r=Object.entries(ve(fe(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return G({...e.given.form.board,jumps:r})},!1);function gn({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
a=l(""),i={read:()=>ee(G(o.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},c=`Exercise ${s}: the board`,m=Jt(a,{board:o.board,only:"Play",label:c},{...n,address:i,
played:d=>t(`${r} = [${d.join(", ")}]`)});function p(d){let u=ve(fe(d,r));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:a,first:"Choose \
the first face.",judge(d){let u=p(d);return u?.length?Fo(G(o.board),u):null},show(d){let u=p(d);return!!u&&m.replay(d===e.stub?[]:u)}}}function Fo(e,t){let n=ot(
e),r=Ae(n);if(r.won()||!t.every(c=>r.throws(c)))return null;let o=r.won()&&t.length===Ie(n).throws,s=`You reach the goal in ${oe(t.length)}.`,a=o?s:r.won()?`${s}\
 Fewer are enough.`:`After ${oe(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((c,m)=>`${m+1}. ${Ye(c)}`);return{kind:"result",verdict:{
passed:o,reason:a,details:i,board:null,report:null,line:null}}}function bn({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=G(r.board),{columns:a,rows:i}=Re(s.cells),c=me(s);c.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(h=>{let f=h+1,[b,x]=Q({cells:s.cells,start:1,columns:a,rows:i},f),k=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${f}`,
input:()=>t(`${n} = ${ht(p())}`)}),g=`grid-row:${i-b};grid-column:${x+1}`;return[f,{input:k,node:l("label.field",{style:g},l("span",`${f}`),k)}]})),p=()=>[...m].
filter(([,{input:h}])=>/^\d+$/.test(h.value.trim())).map(([h,{input:f}])=>[h,Number(f.value)]),d=l(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),u=l(".fields",{role:"group",label:`Exercise ${o}: the distances`,style:`--columns:${a}`},[...m.values()].map(({node:h})=>h));return{node:l(
".distances",d,u),show(h){let f=ve(fe(h,n));if(typeof f!="object"||!f||Object.keys(f).some(b=>!m.has(Number(b))))return!1;for(let[b,{input:x}]of m){let k=`${f[b]??
""}`;x.value.trim()!==k&&(x.value=k)}return!0}}}var _o=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Pe=e=>_o(e).map((t,n)=>n%2?l(t[0]==="`"?"code":"em",t.slice(1,-1)):t),gt=e=>e.map(([t,n])=>t?l("span",{class:t},
n):n);function wn({given:e,write:t}){let{defines:n}=e,r=e.form.steps,o=r.map(([p])=>p),s=o,a=new Map(r.map(([p,d])=>{let u=T("↑",null,()=>c(p,-1),`Move step ${p} up`),
h=T("↓",null,()=>c(p,1),`Move step ${p} down`),f=l("span.words",l("strong",`${p}.`)," ",Pe(d));return[p,{up:u,down:h,node:l("li.step",f,l(".tools",u,h))}]})),
i=l("ol.steps",{label:"The steps, in your order"});function c(p,d){let u=s.indexOf(p);if(!s[u+d])return;let h=[...s];[h[u],h[u+d]]=[h[u+d],h[u]],s=h,m(),a.get(p)?.[d<
0?"up":"down"].focus(),t(`${n} = [${s.map(f=>`"${f}"`).join(", ")}]`)}function m(){s.forEach((p,d)=>{let u=a.get(p);u&&(C(u.up,"aria-disabled",d===0),C(u.down,"\
aria-disabled",d===s.length-1),i.append(u.node))})}return m(),{node:i,first:"Put the steps in order first.",show(p){let d=ve(fe(p,n));return!Array.isArray(d)||`${[
...d].sort()}`!=`${[...o].sort()}`?!1:(s=d,m(),!0)}}}function yn({given:e,write:t}){let{defines:n,name:r}=e,s=e.form.steps.map(([,a],i)=>{let c=l("input",{type:"\
radio",name:`snl-${r}`,change:()=>t(`${n} = ${i+1}`)});return{input:c,node:l("label.step",c,l("b",`${i+1}.`),l("span.words",Pe(a)))}});return{node:l(".steps",{role:"\
radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:ve(fe(a,n));return i!==0&&!s[i-1]?!1:
(s.forEach(({input:c},m)=>{c.checked=m===i-1}),!0)}}}var Jo={order:wn,choice:yn,board:fn,jumps:hn,throws:gn,distances:bn};function kn(e,t,n){let r=Jo[e.form.kind];if(!r)return null;let o="",s=!1,a=r({given:e,write:m,
around:n}),i=T("","The Python that this writes",()=>{s=!s,p()}),c=l(".reply",a.node,l(".tools.swap",i),t.node);function m(d){o=d,t.replace(d)}function p(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",C(i,"aria-expanded",`${s}`)}return p(),{node:c,missing:d=>d===e.stub?a.first:"",judge:d=>a.judge?.(d)??null,
show(d){d!==o&&(o=d,!(a.show(d)||s)&&(s=!0,p()))}}}function vn({hints:e,solution_coloured:t,after:n},r){let o=l(".help",l("",{class:"highlight"},l("pre",gt(t))),n.map(f=>l("p",Pe(f)))),s=0,a=l("ol.hints",{label:"\
Hints"}),i=l(".asked",{role:"group",label:"The solution"}),c=T("Hint","A little help; there may be more",p),m=T("Solution","Asks before it shows it",u);function p(){
if(s===e.length)return;s+=1;let f=l("li",{tabindex:-1},l(".help",l("p",Pe(e[s-1]))));a.append(f),f.focus({preventScroll:!0}),f.scrollIntoView({block:"nearest"}),
d()}function d(){let f=e.length-s;c.textContent=s?`Next hint (${f} left)`:"Hint",C(c,"aria-disabled",!f),f||(c.textContent="No more hints")}function u(){let f=T(
"Show it",null,h),b=e.length-s,x=b?` There ${b===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(l("p",`Do you want to see a solution?${x}`),
l(".tools",f,T("Not yet",null,()=>(i.replaceChildren(),m.focus())))),f.focus()}function h(){let f=T("Hide it",null,()=>(i.replaceChildren(),m.focus())),b=T("Use\
 it","In the place of what you have",r);i.replaceChildren(l("b","A solution"),o,l(".tools",b,f)),b.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return d(),{buttons:[c,m],nodes:[a,i]}}function Go(e,t){if(!e)return null;try{let{board:n,node:r}=At(e,null);return{node:r,words:we(n),way:t.draw(n)}}catch{return null}}function Ko({passed:e,reason:t,
board:n,details:r,line:o},s){let a=Go(n,s),i=[re(t),...r.map(re),a&&l("p.quiet",a.words),Me(o,s),a&&l(".tools",a.way)].filter(c=>!!c);return ne(e?"right":"wrong",
e?"Solved":"Not yet",...a?[l(".exhibit",a.node,l(".told",i))]:i)}function Uo({verdict:e,like:t,stepper:n},r){let{report:o,passed:s,reason:a}=e;return[a&&!s&&ne(
"wrong","Not yet",re(a)),He({kind:"result",report:o,like:t,stepper:n},r)]}function xn(e,t){if(e.kind==="failure")return[Be(e,t),st(e)].filter(o=>!!o);let{verdict:n}=e;
return[...n.report?Uo(e,t):[Ko(n,t)],st(e)].filter(o=>!!o)}var Vo="Nothing is written yet.",Yo="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",$n="It runs. A c\
all may take 1 second …",Qo="The mark stays: another version of yours has solved it.";function En(e,t,n,r){let{name:o,number:s,stub:a}=t,i=ue(o),c=!1,m=l("p.n\
ote.quiet"),p=Ve(r.size),d=l("span.state"),u=l(".cards"),h=Oe(n),f=vn(t,()=>P(t.solution,"This is a solution.")),b=Fr({label:`Exercise ${s}`,picture:gt(t.stub_coloured),
stub:a,source:i?.source??a,editor:n.editor,change:R,trouble:$=>W(m,$)}),x=kn(t,b,n),k=T("Check","Run it and judge it",I),g=T("Stop","End what is running",()=>r.
stop()),S=T("Reset","Back to how it was",()=>P(a,x?"":"Ctrl+Z in the editor brings your code back.")),E=null,O=T("Other tab's answer","Exchange it with the answ\
er here",H);O.hidden=!0;function R($){$!==(ue(o)?.source??a)&&W(m,bt(o,$)),x?.show($)}function P($,N){b.replace($),p.say(N)}function q($,N){b.replace(N),$&&(u.replaceChildren(),
h.clear(),p.say("As in the lesson."))}function H(){let[$,N]=[E,b.text()];E=N,b.replace($??"")}let v={loads:$=>p.loads($,$n),changes:M};function M(){let $=ue(o)?.
solved;W(d,$?"✓ Solved":""),C(k,"aria-disabled",r.busy()||!!r.refusal),g.hidden=!c,C(u,"aria-busy",`${c}`),!r.begun()&&r.size?p.say(`Python (${r.size}) loads \
at the first check.`):!c&&p.said().startsWith("Python")&&p.say(""),r.refusal&&W(m,r.refusal)}async function I(){if(r.busy()||r.refusal)return;let $=b.text();if(!$.
trim()){p.say(Vo);return}b.point(null),u.replaceChildren(),h.clear();let N=x?.missing($);if(N){p.say(N);return}j($,x?.judge($)??await F($))}async function F($){
c=!0,p.say($n);let N=p.count(),B={kind:"exercise",exercise:o,program:{source:$}},D=await r.ask(v,B,V=>p.say(`${V} …`));return N(),c=!1,D}function j($,N){N.verdict?.
passed&&W(m,bt(o,$,!0));let B=xn(N,{step:h.step,draw:V=>l("a.button",{href:`${t.play}${ee(V)}&draw`},"Open this board in the workbench"),point:V=>b.point(V)});for(let V of B)
C(V,"role","group");u.replaceChildren(...B),M(),N.verdict?.passed?p.say("Solved."):ue(o)?.solved?p.say(`${De(B)}. ${Qo}`):p.say(De(B));let D=N.verdict?.line??N.
line;D&&!x&&b.point(D),u.scrollIntoView({block:"nearest"})}let y=l("",{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});y.append(
l(".frame",x?x.node:b.node,m,l(".tools.acts",k,g,p.clock,...f.buttons,S,O,d,p.node),u,...f.nodes)),e.replaceChildren(y,h.node),t.form.steps&&e.closest("section")?.
querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),C(e,"data-mounted",""),U(y,"ready",!0),r.watch(v),x?.show(b.text()),Qt(($,N)=>{if($!==null&&$!==
o)return;let B=ue(o),D=B?.source??a;!N&&D!==b.text()&&q(B===null,D);let V=Yt(o);N&&V!==null&&V!==b.text()&&(E=V,O.hidden=!1,W(m,Yo)),M()}),M()}var Sn=`.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: \
22rem}.s-thumb>*{margin:0}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:c\
oarse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}
`;var Mn=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
button{position:absolute;top:.4rem;right:.4rem;min-height:2.25rem;background:var(--paper)}.s-plain{margin:0;padding:.5rem 4.5rem .5rem 1rem;border:0;background:\
none;font:.875rem/1.5 var(--mono);color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}.s-acts .s-button{min-height:2.75rem}.s-acts .s-button:first-chil\
d:not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--l\
ine);color:var(--ink);background:var(--paper)}.s-state{color:var(--start);font-weight:650}.s-state:empty,.s-hints:empty,.s-asked:empty{display:none}.s-hints{mar\
gin:0;padding:0;list-style:none;counter-reset:hint}.s-hints>li{padding:.5rem .9rem;border-left:5px solid var(--wait);counter-increment:hint}.s-hints>li+li{margi\
n-top:.5rem}.s-hints>li:before{content:"Hint " counter(hint);color:var(--quiet);font-size:.85em}.s-asked{display:flex;flex-direction:column;gap:.5rem;padding:.6\
rem .9rem;border-left:5px solid var(--line)}.s-help p+p{margin-top:.5rem}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}.cm-cont\
ent:focus-visible{outline:none}.s-steps{display:flex;flex-direction:column;gap:.4rem;margin:0;padding:0;list-style:none}.s-step{display:flex;align-items:center;\
gap:.7rem;min-height:2.75rem;padding:.35rem .5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:color-mix(in srgb,var(--cell) 60%,var\
(--paper))}label.s-step{cursor:pointer}.s-step:has(:checked){border-color:var(--now)}.s-step input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--now\
)}.s-words{flex:1 1 auto;min-width:0}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-button{justify-content:center;min-width:2.75rem;min-height:2.75rem}.\
s-swap{justify-content:flex-end;margin-top:.4rem}.s-swap .s-button{border-color:transparent;color:var(--quiet)}.s-distances{display:grid;grid-template-columns:m\
inmax(0,1fr) minmax(0,1fr);align-items:center;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4rem}.s-f\
ield{display:flex;flex-direction:column;color:var(--quiet);font-size:.85rem}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);border-ra\
dius:.4rem;font:inherit;font-size:1.1rem;text-align:center;color:var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-template-col\
umns:minmax(0,1fr)}.s-distances>.s-thumb{--tall: 22rem;max-width:none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}@media print{:\
is(.s-acts,.s-swap,.s-still>.s-button,.s-hints,.s-asked,.s-note){display:none}}}
`;function Tn(){let e=document.createElement("style");e.textContent=`${ut}${ft}${Mn}${Sn}`,document.head.append(e)}var Gt=document.querySelector("[data-snl-cells]");if(Gt){Tn();let e=Dr(JSON.parse(Gt.dataset.files??"null")),t=zr(e),n=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let r of n)En(r,JSON.parse(r.dataset.snlExercise??"null"),e,t);Ir(JSON.parse(Gt.textContent??"[]"),e,t)}})();
