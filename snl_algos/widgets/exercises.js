// built from web/ by `npm run build`
"use strict";(()=>{var He="snl-exercise:",Tn="This browser stores nothing here. Export what you want to keep.",In="The browser's storage is full. Export what you want to keep.",Nn="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",qn=globalThis,Vt=qn.snlRecords??=new Map,
Gt=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function Ue(e,t){try{let n=JSON.parse(window[e].getItem(
He+t)??"null");return Gt(n)?n:n?.version>1?"newer":null}catch{return null}}function ue(e){let[t,n]=[Ue("sessionStorage",e),Ue("localStorage",e)],o=[Vt.get(e),t,
n].filter(r=>Gt(r));return o.length?{...o[0],solved:o.some(({solved:r})=>r)}:null}function Zt(e){let t=Ue("localStorage",e);return t===null||t==="newer"?null:t.
source}function gt(e,t,n=!1){let o=ue(e),r={version:1,source:t,solved:n||(o?.solved??!1)};Vt.set(e,r);let s="";try{if(Ue("localStorage",e)==="newer")s=Nn;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(He+e,JSON.stringify(r))}catch(a){s=a.name==="QuotaExceededError"?In:Tn}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function Kt(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(He)&&e(t.slice(
He.length),!0)})}function N(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function wt(e,t){for(let n in t)N(e,n,t[n])}var Y=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Rn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Qt=e=>(t,...n)=>{let[o,...r]=t.split("."),s=e(o||"div");for(let a of r)Y(s,a,!0);for(let a of n)Rn(a)?wt(s,a):s.append(...[a].flat().filter(Boolean));
return s},l=Qt(e=>document.createElement(e)),ge=Qt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),we=(e,t,...n)=>ge(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...n);function R(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ye(e,t,n,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((r,s)=>{let a=e.children[s]??e.appendChild(n());o(a,r)})}function bt(e){let t=[];return n=>{for(let o of t)Y(o,e,!1);t=n.filter(o=>!!o);for(let o of t)Y(
o,e,!0)}}var C=(e,t,n,o)=>l("button.button",{type:"button",title:t,label:o,click:n},e);function Xt(e,t,n,o=!1){let r=C(e,t,()=>{o=!o,N(r,"aria-pressed",`${o}`),n(o)});return N(
r,"aria-pressed",`${o}`),r}function ie(e,t,n,o){let r=t.map(([a,i])=>l("option",{value:a,selected:a===n&&""},i));return l("select.button",{label:e,change:({target:a})=>o(
a.value)},r)}var kt=(e,t,...n)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var eo=(e,...t)=>l("details.fold",l("summary",e),...t);function Ve(e){let t=l("span.strip.quiet",{role:"status"}),n=l("span.clock.quiet",{"aria-hidden":"true"}),o=l("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:l("span.progress",o,t),say:r=>R(t,r),said:()=>t.textContent??"",loads({part:r,ready:s},a){o.hidden=s===!0,r!==void 0&&N(o,"value",r),R(t,s?a:
`Python is loading (${e}, once) …`)},count(){let r=performance.now(),s=()=>R(n,`${Math.round((performance.now()-r)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),R(n,""),o.hidden=!0}}}}var yt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,re=(e,t="throws")=>`${yt(e)} ${e===1?t.replace(/s$/,""):t}`,ve=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Pn={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},to=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Pn[`${e}`]});function Ge(e){if(!e)return"";let{from:t,face:n,landing:o,stand:r,feet:s}=e,a=s.length>1?`follow the jumps to ${r}`:"",i=r>o?`climb to ${r}`:`slide to ${r}`,c=r===
o?"":a||i;return n===null?`${ve(c)} from ${t}.`:`From ${t}, roll ${xt(n)}: land on ${o}${c&&`, ${c}`}.`}var xt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;var le={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Bn}=le,X=e=>Array.from({length:e},(t,n)=>n),Ke=(e,t,n)=>Math.min(n,Math.max(t,e));function Z({start:e,columns:t},n){let o=e===0?1:0;if(n===0)return[0,
0];let r=Math.floor((n-1)/t),s=(n-1)%t;return[r,o+(r%2?t-1-s:s)]}var oo=({columns:e,start:t})=>e+(t===0?1:0);function G(e,t){let[n,o]=Z(e,t),[r,s]=Bn.anchor;return[
o+r,e.rows-n-1+s]}function se([e,t],[n,o]){let r=Math.hypot(n-e,o-t)||1,s=(n-e)/r,a=(o-t)/r;return{length:r,spot:(c,p=0)=>[e+c*s-p*a,t+c*a+p*s]}}function no([e,
t],[n,o],[r,s]){let[a,i]=[r-n,s-o],c=((e-n)*a+(t-o)*i)/(a*a+i*i||1),p=Ke(c,0,1);return Math.hypot(e-n-p*a,t-o-p*i)}function Ze(e,t){let[[o,r],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-r)/(2*1e-4)]}function Qe(e,t,n,o){let r=(n-t)/o,s=[e(t)];for(let a of X(o)){let[i,c]=[t+a*r,t+(a+1)*r],[[p,f],[d,u]]=[e(i),e(
c)],[[h,m],[b,x]]=[Ze(e,i),Ze(e,c)];s.push([p+h*r/3,f+m*r/3],[d-b*r/3,u-x*r/3],[d,u])}return s}var zn=4,ro=(e,t)=>{let n=le.light.tints.length-1;return Math.round(
n*Ke(e/Math.max(t,zn),0,1))};var $t=400,vt=20,Dn=["stay","bounce","win"];function Ie(e,t,n,o){if(!Number.isInteger(e)||Number(e)<n||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${n} to ${o}, not ${e}`);return Number(e)}function _n(e){if(!Array.isArray(e))return Ie(e,"the die",1,vt);if(!e.length||e.length>vt)throw new Error(`a die \
in this page has 1 to ${vt} faces, not ${e.length}`);let t=e.map(o=>Ie(o,"a face of the die",1,10**18));t.sort((o,r)=>o-r);let n=t.find((o,r)=>o===t[r-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Wn(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[r,s]=o;for(let i of o)Ie(i,`a cell of the jump ${r}→${s}`,1,e);let a=n.get(r);if(a!==void 0)throw new Error(`two jumps from cell ${r}: ${r}→${a} a\
nd ${r}→${s}`);n.set(r,s)}return[...n].filter(([o,r])=>o!==r).sort(([o],[r])=>o-r)}function F(e){let{name:t="",jumps:n=[],die:o=6,start:r=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ie(e.cells,"the number of cells",1,$t);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Dn.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Wn(
i,n),die:_n(o),start:Ie(r,"start",0,1),chained:s,overshoot:a}}var so=e=>typeof e=="number"?X(e).map(t=>t+1):e;function Ne(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**
2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Xe=e=>X(e*e).map(t=>{let{columns:n,rows:o}=Ne(e*e),[r,s]=Z({cells:e*e,start:1,columns:n,
rows:o},t+1);return{cell:t+1,row:e-1-r,column:s}});function ao(e,t=Math.random){let n=X(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(n.length/4)),r=()=>n.splice(Math.floor(t()*n.length),1)[0],s=X(2*o).map(a=>{let[i,c]=[r(),r()].sort((p,f)=>p-f);return a<o?[i,c]:[c,i]});return F({...e,name:"",
jumps:s})}function be({name:e,cells:t,jumps:n,die:o,start:r,chained:s,overshoot:a}){let i=n.filter(([p,f])=>f>p).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return r===0&&c.push("s\
tarts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}function ae({tag:e,name:t,attributes:n,fill:o,stroke:r,width:s,parts:a=[],text:i}){let c=[o&&`fill:var(--${o})`,r&&`stroke:var(--${r})`,s&&`stroke-width:${s}px`].
filter(Boolean),p=[n.style,...c].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return ge(f,{...n,style:p||null},a.map(ae),i)}var{shape:io}=le;function lo(e,t,n,o){let{spot:r}=se(e,t);return{neck:r(n),wings:[r(n,o),e,r(n,-o)]}}function co(e,t,n){let{least:o,more:r,head:s,edge:a}=io.arc,
{length:i,spot:c}=se(e,t),p=o+r*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,h]=c(i/2,d*p*2),m=[Ke(u,a,n-a),Math.max(h,a)],b=se(m,t),x=b.spot(b.length-.06);return{from:e,
turn:m,tip:x,...lo(x,m,s,s*.4)}}function St(e,t,n,o,r){let{length:s,spot:a}=se(e,t),i=Math.min(o,s/4),c=a(s-i),p=a(s/2,2*n);return{from:a(i),turn:p,tip:c,middle:a(
s/2,n),...lo(c,p,r,r/2)}}function uo(e){let t=io.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:r,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?r:[],...e===6?a:[]]}var{shape:ce}=le;function Ot(e,t,n){let{length:o,spot:r}=se(G(e,t),G(e,n));return se(r(ce.apart),r(o-ce.apart))}function fo(e,t,n){let{length:o,spot:r}=Ot(e,t,n),
{half:s,over:a,rung:i}=ce.ladder,c=Math.max(2,Math.round(o/i)),p=[s,-s].map(d=>[r(-a,d),r(o+a,d)]),f=X(c+1).map(d=>{let u=o*d/c;return[r(u,s),r(u,-s)]});return{
rails:p,rungs:f}}function po(e,t){let n=(e+t)%2?-1:1;return[0,ce.snake.bow,-ce.snake.bow].flatMap(o=>[{hand:n,bow:o},{hand:-n,bow:o}])}function mo(e,t,n,{hand:o,
bow:r}){let{length:s,spot:a}=Ot(e,t,n),{swing:i,wave:c}=ce.snake,p=Math.max(1,Math.round(s/c)),f=o*Math.min(i,.08*s);return d=>{let u=1-(2*d-1)**4,h=f*u*Math.sin(
2*Math.PI*p*d)+r*Math.sin(Math.PI*d);return a(s*d,h)}}function Jn(e,t,n,o){let r=o.map(([i,c])=>[G(e,i),G(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:po(
t,n)[0]};for(let i of po(t,n)){let c=mo(e,t,n,i),p=X(25).map(h=>c(h/24)),f=p.some(([h,m])=>h<.15||h>s-.15||m<.15||m>e.rows-.15),u=p.filter(h=>r.some(([m,b])=>no(
h,m,b)<ce.snake.clear)).length+(f?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function ho(e,t,n,o){let r=mo(e,t,n,Jn(e,t,n,o)),{length:s}=Ot(e,t,n),a=4*
Math.max(1,Math.round(s/ce.snake.wave))+2,i=m=>b=>{let x=ce.snake.half*(1-.3*b-.6*b**3),[k,g]=r(b),[E,v]=Ze(r,b),M=Math.hypot(E,v)||1;return[k-m*x*v/M,g+m*x*E/M]},
c=Qe(i(1),0,1,a),p=Qe(i(-1),1,0,a),f=[...c,c[c.length-1],p[0],...p],{spot:d}=se(r(0),r(.02)),{skull:u,eye:h}=ce.snake;return{outline:f,stripe:Qe(r,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-h/3,.55*u),d(-.05-h/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var go=(e,t)=>(2*e+3*t)%le.light.snakes.length;var{shape:Pe}=le,de=e=>`${Math.round(e*1e3)/1e3}`,qe=e=>e.map(t=>t.map(de).join(" ")),ke=e=>`M${qe(e).join("L")}`,wo=e=>`M${qe(e.slice(0,1))}C${qe(e.slice(1)).join(
" ")}`,jt=(e,t,n)=>`M${qe([e])}Q${qe([t,n]).join(" ")}`,K=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),et=(e,[t,n],o,r)=>({tag:"circle",name:e,attributes:{
cx:de(t),cy:de(n),r:o},...r}),tt=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Et=(e,[t,n],o,r,s)=>({tag:"rect",name:e,attributes:{x:de(t),y:de(n),width:o,
height:o,rx:r},...s}),ko=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),yo=(e,[t,n],o,r,s)=>({tag:"text",name:e,attributes:{x:de(t),y:de(n),"\
font-size":o},fill:s,text:r});function Fn(e,t,n){let{rails:o,rungs:r}=fo(e,t,n),{rail:s,rungWidth:a}=Pe.ladder,i=o.map(ke).join("");return[K("halo",i,{stroke:"c\
ell",width:s+.05}),K("rungs",r.map(ke).join(""),{stroke:"ladder",width:a}),K("rails",i,{stroke:"ladder",width:s})]}function Hn(e,t,n,o){let{outline:r,stripe:s,skull:a,
eyes:i,pupils:c,tongue:p}=ho(e,t,n,o),{skull:f,stripe:d,eye:u,pupil:h}=Pe.snake,m=`snake-${go(t,n)}`,b=`${wo(r)}Z`;return[K("halo",b,{stroke:"cell",width:.06}),
K("tongue",p.map(x=>ke(x)).join(""),{stroke:m,width:.025}),K("skin",b,{fill:m}),ko(K("stripe",wo(s),{stroke:"cell",width:d}),"0.04 0.12"),et("skull",a,f,{fill:m}),
...i.map(x=>et("eye",x,u,{fill:"die"})),...c.map(x=>et("pupil",x,h,{fill:"dieInk"}))]}function ot(e,t){let n=[...t],o=n.filter(([a,i])=>a<i),r=n.filter(([a,i])=>a>
i),s=(a,i,c,p)=>tt(a,p,{"data-ends":`${i} ${c}`});return[...o.map(([a,i])=>s("ladder",a,i,Fn(e,a,i))),...r.map(([a,i])=>s("snake",a,i,Hn(e,a,i,o)))]}function xo(e){
let[t,n]=Z(e,e.cells),[o,r]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Pe.flag,[p,f,d]=s,u=b=>b.map(([x,k])=>[o+x,r+k]),h=ke(u([s.slice(0,2),[p,d]])),m=`${ke(
u([[p,f],a,[p,i]]))}Z`;return tt("flag",[K("pole",h,{stroke:"goal",width:c}),K("pennant",m,{fill:"goal"})])}function Re([e,t],n,o=1){let{side:r,corner:s,pip:a}=Pe.
die,i=uo(n).map(f=>et("pip",f,a,{fill:"dieInk"})),c=yo("face",[0,r*.24],r*.7,`${n}`,"dieInk"),p={fill:"die",stroke:"now",width:.035};return tt("die",[Et("side",
[-r/2,-r/2],r,s,p),...i.length?i:[c]],{transform:`translate(${de(e)} ${de(t)}) scale(${o})`})}function bo(e,t,n){let[o,r]=Z(e,t),s=[r+.06,e.rows-o-.94],a=Et(n,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,ko(a,"0.03 0.06")}function vo(e,{from:t,face:n,landing:o,stand:r}){let s=r===
o?[]:[bo(e,r,"stand")];if(n===null)return s;let a=G(e,t);if(t===o)return[Re(a,n)];let{turn:i,neck:c,wings:p}=co(a,G(e,o),oo(e)),f=`--far:${de(se(a,i).length+se(
i,c).length)}`,d=K("arc",jt(a,i,c),{stroke:"now",width:Pe.arc.width});return[bo(e,o,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:f}},
K("tip",`${ke(p)}Z`,{fill:"now"}),Re(a,n)]}function $o(e,t,n){let o=n;return t.map(([r,s,a],i)=>{let[c,p]=[G(e,o),G(e,s)],f=St(c,p,p[0]>=c[0]?-.3:.3,.12,.16);o=
a;let[d,u]=[f.middle[0],Math.floor(f.middle[1])+.5],h=jt(f.from,f.turn,f.neck),m=`${ke(f.wings)}Z`;return tt("leg",[K("rim",h,{stroke:"cell",width:.1}),K("shaft",
h,{stroke:"ink",width:.05}),K("tip",m,{fill:"ink"}),Et("count",[d-.3,u-.14],.28,.04,{fill:"ink"}),yo("order",[d-.16,u+.066],.19,`${i+1}`,"cell"),Re([d+.16,u],r,
.8)],{style:`--order:${i}`})})}function So(e,t,n){let o=new Set;for(let s=n;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[G(e,a),G(e,s)],{from:p,turn:f,tip:d,wings:u}=St(i,c,.12,.18,.13),h=jt(p,f,d)+ke(u);return K(o.has(s)?"branch\
.strong":"branch",h,{stroke:"ink",width:.03})})}function Oo({trace:e,rules:t,unit:n,farthest:o}){let{start:r,cells:s,jumps:a}=t,i={cells:s,start:r,...e.layout},{rows:c}=e.layout,p=r===0?1:0,f=e.layout.columns+
p,d=X(s+p).map(T=>T+1-p),{waits:u}=to(e),h=new Map,m=new Map,b=bt("new"),x=bt("touched"),k=!1,g=null,E=new Set,v=null,M=!1;function $(T){let[q,W]=Z(i,T),_=T===r?
"start":T===s&&"goal",U=l(".cell",{role:"gridcell","data-cell":T,"data-end":_,style:`grid-column:${W+1}`},l("span.number",`${T}`),l("span.end",{"data-is":_}),l(
"span.badge"));return Y(U,"odd",(q+W)%2),h.set(T,U),U}function A(T){for(let q of h.values())q.tabIndex=q===T?0:-1}function L(T){let{key:q,target:W}=T,[_,U]=Z(i,
Number(W.dataset.cell)),J={ArrowLeft:[_,U-1],ArrowRight:[_,U+1],ArrowUp:[_+1,U],ArrowDown:[_-1,U]};if(q==="Enter"||q===" ")W.click();else if(J[q]){let te=d.find(
he=>`${Z(i,he)}`==`${J[q]}`);h.get(te??-1)?.focus()}else return;T.preventDefault(),T.stopPropagation()}let z=T=>d.filter(q=>Z(i,q)[0]===T).sort((q,W)=>Z(i,q)[1]-
Z(i,W)[1]),w=l(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:L,focusin:({target:T})=>A(T)},X(c).reverse().map(T=>l(".row",{role:"ro\
w"},z(T).map($))));A(h.get(r)??h.get(1));let S=`0 0 ${f} ${c}`,j=we(".layer.goal",S,ae(xo(i))),P=we(".layer.jumps",S,ot(i,a).map(ae)),[D,I,y]=["g.tree","g.move",
"g.route"].map(T=>ge(T)),O=we(".layer.above",S,D,I,y);function B(T,q,W){if(!g)return"";let[_,U]=[g.distance.get(T),g.predecessor.get(T)],J=[`cell ${T}`,h.get(T)?.
dataset.end];for(let[he,Se]of a)he===T&&J.push(`${Se>T?"foot of a ladder":"head of a snake"} to ${Se}`),Se===T&&J.push(`${he<T?"top of a ladder":"tail of a snak\
e"} from ${he}`);let te=g.visited.has(T)?"visited":"not reached";return J.push(q?"current":"",_!=null?`reached in ${re(_,n)}`:te,U!=null?`from ${U}`:"",W?u:"",E.
has(T)?"part of what is wrong":""),J.filter(Boolean).join(", ")}function H(T,q,W,_){let U=T.current===q,J=T.visited.has(q),te=T.distance.get(q),he=T.predecessor.
get(q),Se=`${[U,_,J,te,he,E.has(q)]}`;if(m.get(q)===Se)return;m.set(q,Se);let An=te!=null?"reached":J&&"visited";wt(W,{"data-distance":te,"data-tint":te!=null&&
ro(te,o),"data-from":he,"data-visited":J,"data-waits":_,"aria-current":U,"data-state":U?"current":_?"frontier":An,label:B(q,U,_)}),N(W.lastChild,"data-is",yt(te)||
null)}function V(){if(!g)return;let T=new Set(g.frontier.map(([q])=>q));for(let[q,W]of h)H(g,q,W,T.has(q))}function Q(){if(!g)return;let T=k?So(i,g.predecessor,
g.current):[];D.replaceChildren(...T.map(ae))}let Ut=T=>T.map(q=>P.querySelector(`[data-ends="${q} ${a.get(q)}"]`));function Yt(T,q){let W=new Set(Ut(q));for(let _ of P.
children)Y(_,T,W.has(_))}function Mn(T){let q=T&&e.answer?.route||[],W=q.flatMap(([,_,U])=>U===_?[]:t.ride(_).feet);y.replaceChildren(...$o(i,q,r).map(ae)),Y(P,
"routed",q.length),Yt("taken",W)}let Cn=`${f>7?".close":""}${f>12?".dense":""}${f>24?".tiny":""}`;return{plan:i,cells:h,columns:f,shape:f/c,node:l(`.board${Cn}`,
{style:`--wide:${f};--high:${c}`},l(".sheet",w,j,P,O)),paint(T,q,W,_){g=T,V(),b([...q].map(U=>h.get(U))),Q(),I.replaceChildren(...(W?vo(i,W):[]).map(ae)),x(Ut(W?.
feet??[])),_!==M&&Mn(_),v=W,M=_},showTree(T){k=T,Q()},mark(T,q){let W=q.flatMap(J=>J.moves??[]),_=q.flatMap(J=>J.jumps??[]),U=W.flatMap(([,J])=>t.ride(J).feet);
Yt("found",[..._.map(([J])=>J),...U]),E=new Set(q.flatMap(J=>J.cells??[]));for(let[J,te]of h)Y(te,"differs",J===T),Y(te,"found",E.has(J));V()},drawn:()=>({trace:e,
plan:i,jumps:a,farthest:o,state:g,found:E,move:v,treeShown:k,routed:M})}}function nt({cells:e,jumps:t,die:n=6,start:o=1,chained:r,overshoot:s}){let a=new Map(t.filter(([d,u])=>d!==u)),i=typeof n=="number"?Array.from({length:n},(d,u)=>u+
1):n;function c(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let h=a.get(d);return h===void 0||u.length&&!r?{feet:u,stand:d}:c(h,[...u,d])}function p(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function f(d){return d===e?[]:i.flatMap(u=>{let h=p(d+u),m=h>0?c(h).stand:null;return m===null?[]:[[u,h,m]]})}return{cells:e,
start:o,jumps:a,ride:c,moves:f}}function Le({start:e,cells:t,moves:n}){let o=new Map([[e,0]]),r=new Map,s=new Map,a=[e];for(let c of a){let p=(o.get(c)??0)+1;for(let f of n(c)){let d=f[2];o.has(
d)||(o.set(d,p),r.set(d,c),s.set(d,f),a.push(d))}}let i=[];for(let c=t,p=s.get(c);p;p=s.get(c))i.unshift(p),c=r.get(c)??e;return{distance:o,predecessor:r,throws:o.
get(t)??null,route:i}}var Un="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Yn=260,jo=([e,t])=>`translate(${e}px,${t}px)`;function pe(e){let t=nt(e),n=Le(t),
o={board:e,layout:Ne(e.cells),answer:{route:n.route},frontier_kind:"range of one throw"},r=Math.max(...n.distance.values()),s=Oo({trace:o,rules:t,unit:"throws",
farthest:r}),{plan:a,cells:i}=s,c=ge("path.piece",{d:Un}),p=ge("g.sketch"),[f,d]=[s.columns,a.rows],u=we(".layer.top",`0 0 ${f} ${d}`,p,c);s.node.firstElementChild?.
append(u);let h="",m=s.node.querySelector("[role=grid]");m&&N(m,"label",`Board: ${be(e)}`);let b=s.node.querySelector(".s-jumps");function x({from:k,landing:g,stand:E,
feet:v}){let M=v.map($=>t.jumps.get($)??E);return[k,g,...M].map($=>G(a,$))}return{...n,board:e,rules:t,plan:a,cells:i,faces:so(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(k){let{current:g=null,near:E=[],distance:v,predecessor:M,move:$=null}=k,{route:A=!1,piece:L=!0}=k,z={current:g,frontier:[...E].
map(S=>[S,""]),distance:v??new Map,predecessor:M??new Map,visited:new Map},w=`${o.answer.route}`;A&&w!==h&&s.paint(z,new Set,$,!1),h=w,s.paint(z,new Set,$,A),N(
c,"visibility",!(L&&g!==null)&&"hidden"),g!==null&&N(c,"style",`transform:${jo(G(a,g))}`)},walk(k){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let g=x(k),[[E,v],[M,$]]=g,A=[(E+M)/2,Math.min(v,$)-.35],L=[g[0],A,...g.slice(1)].map(z=>({transform:jo(z)}));c.animate(L,{duration:Yn*(g.length-1),easing:"ease\
-in-out"})},trial(k){let g=new Map(k.jumps),E=new Set;for(let A of[...b?.children??[]]){let[L,z]=(A.getAttribute("data-ends")??"").split(" ").map(Number);g.get(
L)===z?E.add(L):A.remove()}let v=new Map(k.jumps.filter(([A])=>!E.has(A))),M=ot(a,v).map(ae);for(let A of M)Y(A,"lit",!0);b?.append(...M),t.jumps.clear();for(let[
A,L]of g)t.jumps.set(A,L);let $=Le(t);return o.answer.route=$.route,$},light(k){for(let g of b?.children??[])Y(g,"lit",g.getAttribute("data-ends")===k?.join(" "))},
sketch:k=>p.replaceChildren(...k.map(ae)),cellAt(k,g){let v=s.node.getRootNode().elementFromPoint(k,g)?.closest("[data-cell]"),M=v&&s.node.contains(v)&&v.dataset.
cell;return M?Number(M):null}}}var Eo=e=>new Set(e.map(([,t])=>t));var Be=e=>e===null?"out of reach":re(e),Oe=e=>`${ve(e)}${/[.?!]$/.test(e)?"":"."}`,ne=(e,t,...n)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),n.filter(o=>!!o)),
oe=e=>e&&l("p",`${e}`),ye=e=>e&&l("p.quiet",`${e}`),Mo=(e,t)=>l("p","Right is ",l("b",Be(e)),", yours says ",l("b",Be(t)),"."),Co=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",je=(e,t)=>e!==null&&l(".tools",C(`Show line ${e}`,null,()=>t.point(e)));function Mt(e,t){
let n=F(e),o=pe(n);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let r=l(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:n,node:r}}function ze({report:e,like:t,stepper:n},o){let{boards:r,correct:s,finding:a,proven:i,tested:c,tried:p,notes:f,
smallest:d}=e,u=`${p.toLocaleString("en")} ${p===1?"board":"boards"} played`,h=ye(`The boards: ${r[0].toLowerCase()}${r.slice(1)}.`),m=f.map(v=>ye(`Note: ${v.says}\
.`));if(s===null)return ne("open",`${e.name} could not be judged`,oe(Oe(a.says)),...m);if(s)return ne("right",`${e.name} is right on every board that was played`,
l("p",l("b","Proven"),`, by playing every one: ${i}.`),c&&l("p",l("b","Tested"),`, which proves nothing about others: ${c}.`),ye(`${u}.`),h,...m);let{board:b,node:x}=Mt(
e.board,a),k=typeof e.got=="number"||e.got===null,g=d?"Wrong on this board, the smallest there is":"Wrong on this board",E=[k?Mo(e.expected,e.got):oe(`Right is ${Be(
e.expected)}. Yours: ${e.got.says}.`),(k||a.kind!==e.got.kind)&&oe(Oe(a.says)),oe(Co(e.got)),...t.slice(0,2).map(v=>ye(`It answers like a known mistake: ${v.title}\
. The repair: ${v.repair}`)),ye(`${be(b)} · ${u}`),h,...m,l(".tools",n&&C("Step to the first difference",null,()=>o.step(n)),o.draw(b))];return ne("wrong",g,l(
".exhibit",x,l(".told",E.filter(v=>!!v))))}function Vn({right:e,ended:t,throws:n,expected:o,finding:r,line:s},a){return e?ne("right",`Right on this board: ${Be(
n)}`,ye("One board proves little. Check plays them all, smallest first.")):ne("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Mo(o,n),r&&oe(Oe(`${r.says}${s===null?"":`, in line ${s}`}`)),oe(Co(r)),je(s,a))}function Gn({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],n=e.rows.map(r=>l("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,
r.edges_looked_at,r.longest_frontier].map(s=>s??"–")].map((s,a)=>l(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(r=>r.first_difference);return ne(
"open",`On this board: ${Be(e.throws)}`,kt("","Comparison",l("table",l("thead",l("tr",t.map(r=>l("th",{scope:"col"},r)))),l("tbody",n))),...o.map(({algorithm:r,
first_difference:{cell:s,finding:a}})=>ye(`${r} first differs at cell ${s}: ${a.says}.`)))}var Zn={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},De=({what:e,says:t,line:n},o)=>ne(e==="stopped"?
"open":"wrong",Zn[e]??"That did not work",oe(Oe(`${n===null?"":`line ${n}: `}${t}`)),je(n,o));function rt({printed:e,more_printed:t}){return e?.length?ne("open",
"It printed",kt(".printed","What it printed",e.map(n=>l(".piece",l("span.quiet",n.line===null?"":`line ${n.line}`),l("code",n.text)))),ye(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ao(e,t){return[e.kind==="failure"?De(e,t):e.of==="check"?ze(e,t):e.of==="compare"?Gn(e):e.of==="solve"&&Vn(e,t),rt(e)].
filter(o=>!!o)}var _e=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var To=["Draw","Write"];function Ct(e){let t=new URLSearchParams(e.slice(1));return Ee(e)&&To.find(n=>t.has(n.toLowerCase()))}var At=e=>To.includes(e)?`&${e.toLowerCase()}`:
"",Kn=2e4;function Tt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Kn?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function We(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(n,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function ee({cells:e,jumps:t,die:n,start:o,
chained:r,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,o===0&&"s0",r&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Qn=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Xn=e=>new URLSearchParams(
e.slice(1)).get("board");function Io(e){let[t,...n]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let r of n)if(/^\d+-\d+$/.test(r))o.jumps.push(r.split("-").map(Number));else if(/^d[\d-]+$/.test(r))o.die=Qn(r.slice(1));else if(r==="s0")o.start=0;else if(r===
"c")o.chained=!0;else if(r==="bounce"||r==="win")o.overshoot=r;else throw new Error(`“${r}” is neither a jump nor a rule`);return F(o)}function Ee(e){try{return Io(
Xn(e)??"")}catch{return null}}var er="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function It(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{Io(n)}catch(r){return`The board in this link cannot be read: ${r.message}. ${er}`}let o=n.split(".").find(
r=>/^(\d+)-\1$/.test(r));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&We(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}function Me(e){let t=l(""),n=null;function o(){n?.then(({destroy:r})=>r()),n=null,t.replaceChildren()}return{node:t,clear:o,step(r){o();let s=l("");t.append(s),
n=e.step(s,r),t.scrollIntoView({block:"nearest"})}}}var tr="script,style,link,meta,base,iframe,object,embed,form";function No(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
tr))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:o,value:r}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(o);(o.startsWith(
"on")||s&&/^\s*javascript:/i.test(r))&&n.removeAttribute(o)}return[...t.childNodes]}function qo(...e){let t=l("pre",e),n=l("",{class:"highlight"},t);return l("",
{class:"output text_plain notranslate"},n)}function or(e){let t=pe(F(e));t.paint({piece:!1});let n=`--columns:${t.columns};--shape:${t.shape}`;return l(".thumb",
{inert:"",style:n},t.node)}function Ro(e,t){let n=[...e.querySelectorAll("details.below-input, .cell_output")],o=l("",{class:"cell_output docutils container",hidden:""}),
r=Me(t);e.append(o);let s=[];function a(){for(let u of s)u.then(({destroy:h})=>h());s=[],r.clear(),o.replaceChildren()}function i(u){for(let h of n)h.hidden=u;o.
hidden=!u}function c(u,h){let m=l("",{class:"snl-host"});o.append(m),s.push(t.step(m,u,{level:3,...h}))}let p=(...u)=>{let h=l("",{class:"snl-workbench snl-cell"},
l(".cards",u));return l("",{class:"snl-host"},h)};function f(u,h){let{kind:m,text:b}=u;if(m==="html"||m==="svg"){let x=l("",{class:"output text_html"});return x.
append(...No(u[m])),x}if(m==="code")return qo(...No(`<pre>${u.lines.join(`
`)}</pre>`));if(m==="report"){let x={step:r.step,point:h.point,draw:g=>l("a.button",{href:`../play.html${ee(g)}&draw`},"Open this board in the workbench")},k=ze(
{kind:"result",...u},x);return k.setAttribute("role","group"),l("",p(k),r.node)}if(m==="board")try{return p(or(u.board))}catch{}return b?qo(document.createTextNode(
b)):null}function d({exception:u,says:h,line:m,missing:b},{runAbove:x,point:k}){let E=ne(x?"open":"wrong",x?"Run the cells above first":u,x?l("p",l("code",b)," \
is made in a cell above, which has not run yet."):oe(h&&Oe(h)),x?l(".tools",C("Run all above","And then this cell",x)):je(m,{point:k,step:c,draw:()=>l("")}));return E.
setAttribute("role","group"),p(E)}return{shown:()=>!o.hidden,wait(){o.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(u,h){if(a(),o.removeAttribute("a\
ria-busy"),i(!0),u.kind==="failure"){if(u.what==="stopped")return;let m=De(u,{point:h.point,step:c,draw:()=>l("")});m.setAttribute("role","group"),o.append(p(m));
return}for(let m of u.shown)m.kind==="stepper"?c(m.payload,{predict:m.predict,position:m.position??void 0}):o.append(f(m,h)??"");u.more_shown&&o.append(l("p",`A\
nd ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&o.append(d(u.error,h))}}}var nr=({kind:e,says:t,error:n})=>e==="failure"?t:n?.exception??"";function st({title:e,bench:t,source:n,opensOn:o,watcher:r,begins:s,ends:a}){let i={loads(){},
changes(){}},c={beginning:-1,code:""};return{title:e,source:n,done:()=>c.beginning===t.beginnings()&&c.code===n(),async run(){let p=n();s?.();let f={kind:"cell",
program:{source:p},opens_on:o?.()??null},d=await t.ask(r??i,f,()=>{}),u=nr(d);return c={beginning:u?-1:t.beginnings(),code:p},a?.(d),u}}}var rr="Stopped. Python begins again, without the names of the cells that have run.";function Po(e,{given:t,title:n,around:o,bench:r,above:s}){let i=e.parentElement.
querySelector("div.highlight"),c=t.source,p=!1,f=null,d=Ve(r.size),u=Ro(e.closest("div.cell"),o),h=l(".editor",{hidden:""}),m=C("Run","Run this cell (Shift+Ente\
r in the editor)",M),b=C("Edit","Open the editor",()=>w(!0)),x=C("Stop","End what is running",()=>r.stop()),k=C("Reset","Back to the code and the output of the \
lesson",j),g=st({title:n,bench:r,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:I=>d.loads(I,"Running …"),changes:v},begins:$,ends:A}),
E=()=>{};function v(){N(m,"aria-disabled",r.busy()||!!r.refusal),x.hidden=!p,k.hidden=p||c===t.source&&!u.shown()}async function M(){r.busy()||r.refusal||await g.
run()}function $(){p=!0,u.wait(),d.say("Running …"),E=d.count()}async function A(I){p=!1,E();let{error:y,what:O}=I,B=y?.missing&&s().some(V=>!V.done()&&sr(V,y.
missing));u.show(I,{runAbove:B?L:null,point:S});let H=y?.line??I.line;O==="stopped"?d.say(rr):I.kind==="failure"?d.say(I.says):B?d.say("Run the cells above firs\
t."):y?d.say(`${y.exception}${H?` in line ${H}`:""}.`):d.say(I.shown.length?"Done.":"Done. This cell shows nothing."),v(),f&&(await f)?.point(H??null)}async function L(){
m.focus({preventScroll:!0});for(let I of s().filter(y=>!y.done())){d.say(`${I.title} runs …`);let y=await I.run();if(y){d.say(`${I.title} has ended early: ${y}`);
return}}await M()}async function z(){try{let{make:I}=await o.editor();i.hidden=!0,h.hidden=!1;let y=I(h,n,O=>{c=O,v()});return y.open(c),y}catch(I){return d.say(
`The editor cannot be loaded: ${I.message}.`),null}}async function w(I){b.hidden=!0,f??=z();let y=await f;return y||(f=null),b.hidden=!!y,I&&y?.focus(),y}async function S(I){
(await w(!0))?.point(I)}async function j(){await P(),d.say("As in the lesson."),m.focus({preventScroll:!0})}async function P(){(await f)?.destroy(),f=null,h.replaceChildren(),
h.hidden=!0,i.hidden=!1,b.hidden=!1,c=t.source,u.clear(),d.say(""),v()}h.addEventListener("keydown",I=>{I.key!=="Enter"||!I.shiftKey||(I.preventDefault(),I.stopPropagation(),
M())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&w(!0)});let D=l("",{class:"snl-workbench snl-cell",role:"group",label:n});return D.
append(h,l(".tools.cellbar",m,x,b,k,d.clock,d.node)),e.classList.add("snl-host"),e.replaceChildren(D),r.watch({loads(){},changes:v}),addEventListener("snl-reset",
P),r.refusal&&N(m,"title",r.refusal),v(),g}var sr=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Lo(e,t,n){let o=0,r=[];e.forEach((s,a)=>{let{id:i,exercise:c,source:p}=s,f=document.querySelector(`[data-snl-cell="${i}"]`);if(f){o+=1;let d=()=>r.slice(
0,a);r.push(Po(f,{given:s,title:`Cell ${o}`,around:t,bench:n,above:d}))}else{let d=()=>c&&ue(c)?.source||p,u=c?"The exercise above":"A cell above";r.push(st({title:u,
bench:n,source:d}))}})}var Bo='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var ir={format:"snl-workbench",version:2},lr={what:"stopped",says:"You stopped it."},Nt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),cr=e=>`${(e/
1e6).toFixed(1)} MB`;function zo(e,t){let n=null,o=!1,r=0,s,a,i=null;function c(){let k=URL.createObjectURL(new Blob([Bo],{type:"text/javascript"})),g=new Worker(
k,{type:"module"});g.onmessage=({data:E})=>g===n&&b(E),g.onerror=E=>g===n&&h(E.message),g.postMessage({begin:{home:e.home,core:e.core,memory:s}}),n=g,o=!1}function p(){
clearTimeout(a),n?.terminate(),n=null}function f(k){clearTimeout(a);let{settle:g}=i??{};i=null,g?.(k)}function d(){if(clearTimeout(a),i?.silent)return;let{seconds:k}=e,
g=`It said nothing for ${k} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>u({what:"late",says:g}),1e3*k)}function u(k){p(),c(),f(Nt(k))}function h(k){
o?u({what:"died",says:`Python itself broke, and begins again: ${k}`}):s?(s=null,p(),c()):(p(),f(Nt({what:"died",says:`Python could not be loaded: ${k}`})))}function m(){
!i||!o||(n?.postMessage({question:i.text}),d())}function b(k){k.memory?s=s===null?null:k.memory:k.bytes?t({part:Math.min(1,k.bytes/e.bytes)}):k.ready?(o=!0,t({ready:o}),
m()):k.failed?h(k.failed):x(JSON.parse(k.said))}function x(k){k.id===i?.id&&(d(),k.kind==="progress"?i?.progress(k.says):f(k))}return{size:`up to ${cr(e.weight)}`,
refusal:null,ask(k,g){r+=1;let E=`${r}`;return new Promise(v=>{i={id:E,text:JSON.stringify({...ir,id:E,...k}),silent:k.kind==="cell",progress:g,settle:v},n||c(),
m()})},stop:()=>i&&u(lr),end:p}}var qt=e=>({size:null,refusal:e,ask:async()=>Nt({what:"died",says:e}),stop(){},end(){}});var dr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",ur="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Rt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Do(e){return new Promise((t,n)=>{let o=document.createElement("script");o.src=Rt(e),o.onload=()=>t(globalThis),o.onerror=()=>n(new Error(`${e}\
 is not there`)),document.head.append(o)})}var _o=({editor:e,shelf:t,python:n})=>({host(o){if(location.protocol==="file:")return qt(dr);if(!n)return qt(ur);let{
home:r,core:s}=n;return zo({...n,home:Rt(r),core:Rt(s)},o)},editor:async()=>(await Do(e)).snlEditor,shelf:async()=>(await Do(t)).snlShelf,step:async(o,r,s)=>snlStepper.
mount(o,r,{level:2,keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let r=()=>We(location.
hash)===null?o():location.reload();return addEventListener("hashchange",r),()=>removeEventListener("hashchange",r)},links:!0,keys:!0}});var pr=["stopped","late","died"];function Wo(e){let t=new Set,n=null,o=!1,r=0,s=e.host(i=>n?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>o,beginnings:()=>r,busy:()=>n!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,c,p){n=i,o=!0,a();let f=await s.ask(c,p);return n=null,pr.
includes(f.what)&&(r+=1),a(),f}}}function Jo({label:e,picture:t,stub:n,source:o,editor:r,change:s,trouble:a}){let i=o,c=null,p=null,f=l("pre.plain"),d=C("Edit","Open the editor",()=>k(!0)),u=l(
".still",d,f),h=l(".editor",u);u.addEventListener("click",()=>k(!0));function m(){i===n?f.replaceChildren(...t):R(f,i)}function b(g){i=g,s(g)}async function x(){
try{let{make:g}=await r();return h.replaceChildren(),p=g(h,e,b),p.open(i),p}catch(g){return a(`The editor cannot be loaded: ${g.message}.`),null}}async function k(g=!1){
N(d,"aria-disabled",!0),c??=x();let E=await c;return g&&E?.focus(),E}return m(),{node:h,open:k,text:()=>i,replace(g){g!==i&&(i=g,p?p.replace(g):m(),s(g))},async point(g){
g===null&&!p||(await k(g!==null))?.point(g)}}}function Ce(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(o){let r=e.moves(n()).find(([i])=>i===
o);if(!r)return!1;let[,s,a]=r;return t.push({from:n(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[r,{stand:s}]of t.entries())o.set(s,r+1);return o}}}function $e(e){return Array.isArray(e)?`[${e.map($e).join(", ")}]`:JSON.stringify(e)}function Pt(e,{cells:t,die:n,start:o,chained:r,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),o!==1&&"a start off the board",r&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function fr({cells:e,jumps:t,die:n,
start:o,chained:r,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,o!==1&&`start=${o}`,r&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function mr({name:e,cells:t,die:n,
start:o,chained:r,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:o,chained:r,overshoot:s,jumps:a}}).map(([f,d])=>`  "${f}": ${$e(d)}`).join(
`,
`)}
}
`}function hr(e){Pt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,o]of e.jumps)t[n-1]=o-1;return`${$e(t)}
`}function gr(e){Pt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=X(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:r,row:s,column:a}of Xe(t))n[s][a]=o.get(r)??-1;return`[${n.map($e).join(`,
 `)}]
`}function wr(e){Pt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let o=e.jumps.filter(([r,s])=>s>r===n);t.push(`${o.length}`,...o.map(r=>r.join("\
 ")))}return`${t.join(`
`)}
`}var Ae=[{name:"python",title:"Python: Board(...)",write:fr},{name:"json",title:"JSON",write:mr},{name:"move-array",title:"Move array, from 0",write:hr},{name:"\
grid",title:"LeetCode grid",write:gr},{name:"hackerrank",title:"HackerRank text",write:wr}];var Fo=["jumps","ladders","snakes","die","start","chained","overshoot"],br=Fo.slice(0,3);function kr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function yr(e){let t=[""],n=0;for(let o of e)"([{".includes(o)&&(n+=1),")]}".includes(o)&&(n-=1),o===","&&!n?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function xr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[o,r]of yr(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(r)??[];if(o>1&&!r.includes("="))throw new Error(`expected a name, as in die=6, not ${r}`);if(o>0&&!Fo.includes(s))throw new Error(`a board has no option ${s}`);
br.includes(s)?n.jumps.push(...vr(a)):n[s]=Ho(a)}return[n]}function Ho(e){try{return kr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function vr(e){
let t=Ho(e),n=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${$e(n)}`);return t}var $r="format version name author source cells die start chained overshoot jumps".split(" ");function Sr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(r=>!$r.includes(r));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let r of["cells","jumps"])if(!(r in e))throw new Error(`the key "${r}" is missing`);let{format:n="snl-board",version:o=1}=e;if(n!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${o}`);return e}function Uo(e){let t=e.flatMap((n,o)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${$e(n)}`);return n===-1?[]:[[o+1,n+1]]});return{cells:e.length,jumps:t}}function Or(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Xe(t).flatMap(({cell:o,row:r,column:s})=>e[r][s]===
-1?[]:[[o,e[r][s]]]);return{cells:t*t,jumps:n}}function jr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function o(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(p=>/^\d+$/.test(p)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[r]=o(1,"the number of boards");if(!r)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<r;a+=1){let i=[];for(let[c,p]of[["ladder",1],["snake",-1]]){let[f]=o(1,`the number of ${c}s`);
if(f>100)throw new Error(`line ${n}: 100 cells have no room for ${f} ${c}s`);for(let d=0;d<f;d+=1){let u=o(2,`the two cells of a ${c}`);if((u[1]-u[0])*p<=0)throw new Error(
`line ${n}: ${u.join(" ")} is not a ${c}`);i.push(u)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Er(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),o=Array.isArray(n)?n:[n];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[Or(o)]:typeof o[0]=="object"?o.map(Sr):[Uo(o)]}function at(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return xr(t).map(F);if(/^[[{]/.test(t))return Er(t).map(F);if(n&&/[\r\n]/.test(t))return jr(t).map(F);
if(n){let o=t.split(/\s*,\s*|\s+/),r=o.find(s=>!/^-?\d+$/.test(s));if(r!==void 0)throw new Error(`${r} is not a whole number`);return[F(Uo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var Lt=e=>we(".face","-.19 -.19 .38 .38",ae(Re([0,0],e))),it=()=>l("li.chip",l("span",{role:"img"}),l("small"));function lt({children:[e,t]},n,o){e.ariaLabel!==
`Roll ${n}`&&(N(e,"label",`Roll ${n}`),e.replaceChildren(Lt(n))),R(t,`to cell ${o}`)}var Bt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},fe=e=>`${Bt(e).kind} ${e.join("→")}`,Yo=(e,t)=>F({...e,name:"",jumps:t}),
ct=(e,t)=>Yo(e,e.jumps.filter(([n])=>n!==t)),Je=(e,t,n)=>Yo(e,[...ct(e,t).jumps,[t,n]]);function Vo(e,[t,n],o,r){let s=ct(e,t);return o?Je(s,t,r):Je(s,r,n)}var zt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,o)=>+(o[0]===t)-+(n[0]===t));function Go(e,t){let n=t.cells??e.cells,o=e.jumps.filter(r=>Math.max(...r)<=
n);return F({...e,...t,name:"",jumps:o})}function Zo(e){let t=[e],n=0;return{now:()=>t[n],add(o){t=[...t.slice(0,n+1),o],n+=1},can:o=>n+o>=0&&n+o<t.length,go(o){
return n+=o,t[n]}}}function Ko(e,{tries:t,draws:n,drops:o}){let r=0,s=0,a=!1;function i({clientX:p,clientY:f}){let d=e.cellAt(p,f);!d||d===s||(s=d,a=!0,t(r,s))}function c(p){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(p?.type==="pointerup"&&r!==s?n(r,s):o())}return e.node.addEventListener(
"pointerdown",({button:p,isPrimary:f,clientX:d,clientY:u})=>{let h=e.cellAt(d,u);a=!1,!(p||!f||!h)&&(r=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Fe=(e,t)=>l("label.setting",l("span",e),t);function Qo(e){let t=l("input.button",{type:"number",min:1,max:$t,change:()=>e({cells:t.valueAsNumber})}),n=l("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=ie("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),r=ie("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ie("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:l(".settings",Fe("Cells",t),Fe("Die",n),Fe("Start",o),Fe("Past the goal",r),Fe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,r.value=a.overshoot,s.value=a.chained?"yes":""}}}function Xo(e,t){let n=null,o=Ae[0].name,r=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=l("p.quiet",{role:"alert"}),a=ie("Notation",
Ae.map(d=>[d.name,d.title]),o,d=>{o=d,i()});function i(){if(!(!n||!f.open)){r.value=r.placeholder="",R(s,"");try{r.value=Ae.find(d=>d.name===o)?.write(n).trim()??
""}catch(d){r.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!r.value.trim()){R(s,"There is no text to copy.");return}r.select();try{await navigator.clipboard.
writeText(r.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function p(){if(!r.value.trim()){R(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=at(r.value);t(d[0]),R(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){R(s,`This cannot be read: ${d.message}.`)}}let f=eo("Copy or paste as text",l(".tools",a,C("Copy",null,c),C("Use this text","Read \
the board in the text",p)),r,s);return f.addEventListener("toggle",i),{node:f,show(d){n=d,i()}}}var Dt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function _t(e){let t=null,n=null,o=null,r=null,s=!0,a=l("b.amount"),i=l("span.quiet"),c=l(
"ol.thrown",{label:"A shortest route"}),p=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=C("Undo","Ctrl+Z",()=>e.go(-1)),d=C("Redo","Ctrl+Y",
()=>e.go(1)),u=Qo(w=>g(S=>Go(S,w),"")),h=Xo(e,w=>e.use(w));function m({distance:w,predecessor:S,throws:j,route:P}){t&&(t.paint({current:o,distance:w,predecessor:S,
route:s,piece:!1}),R(a,j??"none"),R(i,j===null?"the goal is out of reach":re(j).replace(/^\S+ /,"")),Ye(c,P,it,(D,[I,,y])=>lt(D,I,y)))}let b=()=>t?zt(t.board,o)[0]??
null:null;function x(){if(!t)return;let{board:w,plan:S}=t;m(t);let j=b();t.light(j),t.sketch((j??[]).map(P=>{let[D,I]=G(S,P);return{tag:"circle",attributes:{cx:D,
cy:I,r:.13},fill:"paper",stroke:"now",width:.06}})),p.replaceChildren(...zt(w,o).flatMap(k)),N(f,"aria-disabled",!e.can(-1)),N(d,"aria-disabled",!e.can(1))}function k(w){
let{ends:S}=Bt(w),j=C(`Remove ${fe(w)}`,"Delete",()=>E(w)),P=S.map((D,I)=>C(`Move its ${D}`,null,()=>{r={jump:w,end:I},e.say(`Choose the cell where the ${D} of ${fe(
w)} goes.`),t?.cells.get(w[I])?.focus({preventScroll:!0})}));return[j,...P]}function g(w,S){if(t){o=r=null;try{e.use(w(t.board)),e.say(`${S} ${Dt(t.throws)}`.trim())}catch(j){
e.say(`${ve(j.message)}.`),u.show(t.board),x()}}}let E=w=>g(S=>ct(S,w[0]),`Removed: ${fe(w)}.`);function v(w,S){let j=b(),P=j?j.indexOf(w):-1;return j&&P>=0?M(j,
P,S):{change:D=>Je(D,w,S),what:`Drawn: ${fe([w,S])}.`}}let M=(w,S,j)=>({change:P=>Vo(P,w,S,j),what:`Moved: ${fe(w)} is now ${fe(S?[w[0],j]:[j,w[1]])}.`});function $(w,S){
if(!t)return;let{change:j}=v(w,S),P=t.trial(j(t.board));m(P),e.say(`If you let go here: ${Dt(P.throws)}`)}function A(w,S){let{change:j,what:P}=v(w,S);g(j,P)}function L(){
o=r=null,t&&(t.trial(t.board),x(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Dt(t.throws)}`)}return{name:"Draw",under:l("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[l(".score",l("p","Fewest ",a,i)),c,p,l(".tools",f,d,C("Random","Other jumps",()=>g(w=>ao(w),
"Drawn at random.")),C("Remove all jumps",null,()=>g(w=>({...w,name:"",jumps:[]}),"Removed: all jumps.")),Xt("Route","One of the shortest routes",w=>{s=w,x()},!0)),
u.node,h.node],show(w){t=w,o=r=null,n=Ko(t,{tries:$,draws:A,drops:L}),u.show(t.board),h.show(t.board),x(),z()},leave:()=>n?.stop(),choose(w){if(!(!t||!w||n?.wasDrawing()))
if(r){let{change:S,what:j}=M(r.jump,r.end,w);g(S,j)}else if(o===w)L();else if(o!==null){let S=o;g(j=>Je(j,S,w),`Drawn: ${fe([S,w])}.`)}else{o=w,x();let S=b(),j=S?
` Or drag an end of ${fe(S)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(w,{ctrlKey:S,metaKey:j,shiftKey:P,altKey:D}){
let I=b();if(S||j){let y=w==="y"||P&&w==="Z"?1:w==="z"?-1:0;return y&&e.go(y),y!==0}if(w==="Escape"&&o!==null&&!D)L();else if((w==="Delete"||w==="Backspace")&&I)
E(I);else return!1;return!0}}}function Mr(e,t){let n=`You reached the goal in ${re(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Cr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Ar(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Cr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function en(e,t,n){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":Ar(n);let r=Ge(o);return e.won()?`${r} ${Mr(e.thrown.length,t??0)}`:e.moves().length?r:`${r} No face moves you from here: undo.`}function tn(e,t,{
cells:n}){let o=`${ve(xt(e))} from ${t}`;return t+e>n?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function on(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([o,r,s])=>s===r?`${o} to ${s}`:
`${o} to ${r} and on to ${s}`);return`A shortest route takes ${re(e)}: ${n.join(", ")}.`}function Wt(e,t){let n=null,o=null,r=l(".dice",{role:"group",label:"Choose what the die shows"}),s=l("b.amount"),a=l("span.quiet"),i=l("b.amount"),c=l("ol.throw\
n",{label:"Your throws"}),p=C("Undo","Take the last throw back (Backspace)",k),f=C("Start again","Back to the start",g),d=C("Show the shortest route",null,()=>E(
!u)),u=!1;function h(){if(!n||!o)return;let{thrown:v}=o,M=o.moves(),$=u||o.won();n.paint({current:o.at(),near:Eo(M),distance:o.trail(),move:u?null:v.at(-1)??null,
route:u});for(let A of r.children){let L=Number(A.dataset.face);N(A,"aria-disabled",!M.some(([z])=>z===L))}R(s,v.length),R(a,v.length===1?"throw":"throws"),R(i,
$?n.throws??"none":"?"),Ye(c,v,it,(A,{face:L,stand:z})=>lt(A,L,z));for(let A of[p,f])N(A,"aria-disabled",!v.length);N(d,"aria-pressed",`${u}`),N(e.root,"data-wo\
n",o.won())}function m(){n&&o&&e.say(en(o,n.throws,n.faces))}function b(v){if(!n||!o||o.won())return;let M=o.at();if(u=!1,!o.throws(v)){h(),e.say(tn(v,M,n.board));
return}h();let $=o.thrown.at(-1);$&&n.walk($),m(),x()}function x(){t?.((o?.thrown??[]).map(({face:v})=>v))}function k(){o?.undo()&&(h(),m(),x())}function g(){!n||
!o?.thrown.length||(o=Ce(n.rules),u=!1,h(),m(),x())}function E(v){u=v,h(),v&&n?e.say(on(n.throws,n.route)):m()}return{name:"Play",under:r,side:[l(".score",l("p",
"You ",s,a),l("p","Fewest ",i)),l(".tools",p,f,!t&&d),c],show(v){n=v,o=Ce(n.rules),u=!1,r.replaceChildren(...n.faces.map(M=>{let $=C(Lt(M),null,()=>b(M),`Throw ${M}`);
return N($,"data-face",M),$})),h(),m()},replay(v){if(!n)return!1;let M=o;o=Ce(n.rules);let $=v.every(A=>o?.throws(A));return $||(o=M),h(),m(),$},leave:()=>N(e.root,
"data-won",null),choose(v){let M=o?.moves()??[],$=M.find(([,A])=>A===v)??M.find(([,,A])=>A===v);$?b($[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${v}\
.`)},key(v,{ctrlKey:M,metaKey:$,altKey:A}){if(M||$||A)return!1;let L=Number(v);if(v==="Backspace")k();else if(v!==" "&&n?.faces.includes(L))b(L);else return!1;return!0}}}var dt=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var Jt=new Map;function Ir(e){let t=Jt.get(e)??new CSSStyleSheet;return Jt.has(e)||t.replaceSync(e),Jt.set(e,t),t}function nn(e,t,n){let o=document.createElement(
"div");o.className="snl-host";let r=document.createElement("style");r.textContent=dt;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Ir(t)],s.append(
n),e.replaceChildren(r,o),e.dataset.mounted="",{host:o,remove(){o.remove(),r.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var rn=e=>e.getRootNode().activeElement??
null;var[pt,sn]=["snl-workbench",1],Nr="This browser stores nothing here: download what you want to keep.",qr="The browser's storage is full: download what you want \
to keep.",Rr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function ut(e){try{let t=JSON.parse(window[e].
getItem(pt)??"null");return t?t.version!==sn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function an(){let[e,
t]=[ut("sessionStorage"),ut("localStorage")],n=e==="newer"||t==="newer",o=[e,t].find(r=>r!==null&&r!=="newer")??{version:sn,signature:"board",sources:{}};return{
kept:o,store(){if(n)return Rr;let{signature:r}=o,s=ut("localStorage"),i={...(s===null||s==="newer"?o:s).sources};r in o.sources?i[r]=o.sources[r]:delete i[r];try{
return window.sessionStorage.setItem(pt,JSON.stringify(o)),window.localStorage.setItem(pt,JSON.stringify({...o,sources:i})),""}catch(c){return c.name==="QuotaEx\
ceededError"?qr:Nr}},elsewhere(){let r=ut("localStorage");return r===null||r==="newer"?null:r.sources[o.signature]??null},follow(r){let s=({key:a})=>a===pt&&r();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function ln(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Pr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function cn({keeper:e,arrived:t,open:n,text:o,heard:r}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",p=null,f=l(".tools"),d=l(".tabs",{role:"group",label:"Program"}),u=l(".programs",
d,f),h=()=>a.signatures.find(({name:$})=>$===s.signature)?.template??"",m=()=>s.sources[s.signature]??h();function b($){i=$,M();let{kind:A,name:L}=i;A==="mine"?
n(m(),!1):n(A==="link"?t??"":a.programs.find(z=>z.name===L)?.source??"",!0)}function x(){let $=e.elsewhere();$===null?p=null:$!==m()&&(p=$),M()}function k(){let[
$,A]=[p,o()];g($??""),b({kind:"mine"}),p=A,M()}function g($){$===void 0?delete s.sources[s.signature]:s.sources[s.signature]=$,c=e.store()}function E(){let $=`${i.
name??"mine"}.py`.replaceAll("-","_");ln(new Blob([o()],{type:"text/x-python"}),$)}function v(){g(t??""),b({kind:"mine"})}function M(){let{kind:$,name:A}=i,L=(j,P)=>{
let D=C(j,null,()=>b(P));return N(D,"aria-pressed",`${$===P.kind}`),D},z=j=>a.programs.filter(P=>P.kind===j).map(P=>[P.name,P.title]),w=ie("A program to look at",
[["","Look at a program"]],A??"",j=>{b(j?{kind:"program",name:j}:{kind:"mine"})});for(let[j,P]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let D=z(P).
map(([I,y])=>l("option",{value:I},y));w.append(l("optgroup",{label:null},D)),w.lastElementChild?.setAttribute("label",j)}w.value=A??"",w.classList.toggle("s-cho\
sen",$==="program"),d.replaceChildren(L("Mine",{kind:"mine"}),...t===null?[]:[L("From the link",{kind:"link"})],w);let S=C("Download","As a file of Python",E);if($===
"mine"){let j=ie("How it is called",a.signatures.map(I=>[I.name,I.title]),s.signature,I=>{s.signature=I,c=e.store(),p=null,x(),b({kind:"mine"})}),P=C("Reset","B\
ack to the beginning of this signature",()=>{g(),b({kind:"mine"})}),D=p!==null&&C("Other tab's code","Exchange it with the code here",k);f.replaceChildren(j,P,S,
...D?[D]:[])}else $==="link"?f.replaceChildren(C("Make it mine","Instead of what is there",v),S):f.replaceChildren(S)}return{node:u,chosen:()=>i,trouble:()=>c||
(p===null?"":Pr),end:e.follow(()=>{x(),r()}),show($){a=$,x(),a.signatures.some(({name:A})=>A===s.signature)||(s.signature="board"),b(i)},changed($){i.kind==="mi\
ne"&&g($)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}var Lr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Br="This code came with the link. It has not run, and runs only when you press a button below.";function dn(e,t){
let n=null,o=null,r=!1,s=!1,a=!1,i=t.host(E),c=an(),p=We(t.address.read()),f=l(".editor"),d=l("p.note.quiet"),u=l("span.strip.quiet",{role:"status"}),h=l("progr\
ess",{max:1,label:"Python is loading",hidden:""}),m=l(".cards"),b=Me(t),x=C("Stop","End what is running",()=>i.stop()),k=Lr.map(([w,S,j])=>C(w,j,()=>L(S))),g=cn(
{keeper:c,arrived:p,open:v,text:()=>o?.text()??"",heard:()=>M()});function E({part:w,ready:S}){h.hidden=S===!0||!a,w!==void 0&&N(h,"value",w),S?R(u,a?"It runs …":
""):a&&R(u,`Python is loading (${i.size}, once) …`)}function v(w,S){o?.open(w,S),M()}function M(){let{kind:w}=g.chosen(),S={mine:g.trouble()||i.refusal,program:i.
refusal,link:Br};R(d,S[w]??""),d.classList.toggle("s-strong",w==="link")}async function $(){r=!0;try{let[{make:w},S]=await Promise.all([t.editor(),t.shelf()]);o=
w(f,"Program",j=>{g.changed(j),M()}),g.show(S)}catch(w){R(d,`The editor cannot be loaded: ${w.message}`)}A()}function A(){for(let w of k)N(w,"aria-disabled",a||
!o||!!i.refusal);x.hidden=!a,N(m,"aria-busy",`${a}`),!s&&i.size&&R(u,`Python (${i.size}) loads at the first run.`)}async function L(w){if(a||!o||!n||i.refusal)return;
s=a=!0,o.point(null),m.replaceChildren(),b.clear(),R(u,"It runs …"),A();let{name:S,cells:j,jumps:P,die:D,start:I,chained:y,overshoot:O}=n.board,B={name:S,cells:j,
jumps:P,die:D,start:I,chained:y,overshoot:O},H=await i.ask({kind:w,program:g.question(),board:B},V=>R(u,`${V} …`));a=!1,h.hidden=!0,R(u,""),A(),z(H)}function z(w){
let S=Ao(w,{step:b.step,draw:j=>C("Move this board to Draw",null,()=>{e.use(j),e.enter("Draw")}),point(j){o?.point(j),o?.focus()}});m.replaceChildren(...S),w.line&&
o?.point(w.line),m.scrollIntoView({block:"nearest"}),w.of==="trace"&&w.stepper&&b.step(w.stepper),e.say(_e(S)||"Step through the run below.")}return{name:"Write",
under:l("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[g.node,d,f,l(".tools.acts",k,x,l("span.progress",h,u))],foot:[m],below:[b.node],show(w){
n=w,n.paint({piece:!1}),r||$(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){b.clear(),i.end(),
g.end(),o?.destroy()},more:()=>g.chosen().kind==="mine"?Tt(o?.text()??""):"",stays:()=>p===null?"":Tt(p)}}var ft=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var un="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",pn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Ft(e,t,n){let{address:o}=n,
r=(t.gallery??[]).map(F),s=l("p.speaker",{role:"status"}),a=l("span.quiet"),i=l("p.trouble",{role:"alert"}),c=l(""),p=l(".main",c),f=l(".side"),d=l(".stage",p,f),
u=l(".foot"),h=l(""),m=l("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),b={root:m,say:y=>R(s,y),use(y){x.add(y),z(y),L()},can:y=>x.
can(y),go(y){x.can(y)&&(z(x.go(y)),L())},enter(y){w(k.find(O=>O.name===y)??g),z(E.board),L()}},x=Zo(Ee(o.read())??F(t.board)),k=t.only?[t.only==="Play"?Wt(b,n.played):
_t(b)]:[Wt(b),_t(b),dn(b,n)],g=k.find(({name:y})=>y===Ct(o.read()))??k[0],E=pe(x.now()),v=r.map(({name:y},O)=>[`${O}`,y]),M=ie("Board",[["","Your board"],...v],
"",y=>{let O=r[Number(y)];y&&O&&b.use(O)}),$=l("input.address",{readonly:"",label:"To copy",hidden:""});async function A(){let O=`${location.href.split("#")[0]}${ee(
E.board)}${At(g.name)}${g.more?.()??""}`;$.value=O;try{await navigator.clipboard.writeText(O),b.say("Copied: a link to this board.")}catch{$.hidden=!1,$.select(),
b.say("Copy the link from the field.")}}function L(){let y=k.map(({stays:O})=>O?.()??"").join("");o.write(`${ee(E.board)}${At(g.name)}${y}`)}function z(y){let O=rn(
c),B=c.contains(O)&&O?.dataset.cell;E=pe(y),c.replaceChildren(E.node),N(d,"style",`--shape:${E.shape};--columns:${E.columns}`),N(m,"style",`--rows:${E.plan.rows}`),
R(a,be({...y,name:""}));let H=r.findIndex(V=>ee(V)===ee(y));M.value=H<0?"":`${H}`,M.options[0].hidden=H>=0,$.hidden=!0,R(i,""),g.show(E),B&&E.cells.get(Number(B))?.
focus({preventScroll:!0})}function w(y){g.leave(),g=y;for(let[O,B]of S.entries())N(B,"aria-pressed",`${k[O]===g}`);Y(m,"drawing",g.name==="Draw"),Y(m,"writing",
g.name==="Write"),p.replaceChildren(c,g.under),f.replaceChildren(l(".says",s),...g.side),u.replaceChildren(...g.foot??[]),h.replaceChildren(...g.below??[])}let S=k.
map(y=>C(y.name,null,()=>b.enter(y.name)));m.addEventListener("mousedown",y=>{let O=y.target;!O.closest(".s-grid")||!c.contains(O)||(y.preventDefault(),m.focus(
{preventScroll:!0}))}),m.addEventListener("click",({target:y})=>{let O=y.closest(".s-grid .s-cell");O&&c.contains(O)&&g.choose(Number(O.dataset.cell))}),m.addEventListener(
"keydown",y=>{let O=y.target;pn(y)&&y.stopPropagation(),!O.matches(un)&&g.key(y.key,y)&&y.preventDefault()});function j(y){let O=y.composedPath()[0];if(y.defaultPrevented||
!pn(y)||!/^[1-9]$/.test(y.key)||O.closest(`${un}, .snl-stepper`))return;let{top:B,bottom:H}=c.getBoundingClientRect();H>0&&B<innerHeight&&g.key(y.key,y)&&y.preventDefault()}
function P(){let y=Ee(o.read());y&&(ee(y)!==ee(E.board)||o.links)&&(x.add(y),w(k.find(({name:O})=>O===Ct(o.read()))??g),z(y)),R(i,It(o.read()))}o.keys&&addEventListener(
"keydown",j);let D=o.follow(P);m.append(l(".frame",l(".head",!t.only&&l(".modes",{role:"group",label:"What to do"},S),r.length>0&&l("label.board-of",l("span","B\
oard"),M),a,o.links&&l(".tools",C("Copy link","A link to this board",A),$)),i,d,u)),Y(m,"ready",!0),Y(m,"only",t.only),Y(m,"fixed",t.fixed);let{remove:I}=nn(e,ft,
m);return e.append(h),w(g),z(E.board),R(i,It(o.read())),{show:z,replay:y=>g.replay?.(y)??!1,destroy(){removeEventListener("keydown",j),D();for(let y of k)y.end?.();
h.remove(),I()}}}function me(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function xe(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var mt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[Dr]=Ae;function fn({given:e,write:t,around:n},o,r,s){let a=l(""),i=r(e.stub),c=()=>{},p={read:()=>ee(i),write(d){i=Ee(d)??i,t(o(i))},follow(d){return c=d,()=>{}},
links:!1,keys:!1},f=`Exercise ${e.number}: the board`;return Ft(a,{board:i,only:"Draw",fixed:!s,label:f},{...n,address:p}),{node:a,show(d){try{i=r(d)}catch{return!1}
return c(),!0}}}var mn=e=>fn(e,t=>`from snl_algos import Board

${e.given.defines} = ${Dr.write(t)}`,t=>at(me(t,e.given.defines))[0],!0),hn=e=>fn(e,({jumps:t})=>`${e.given.defines} = ${mt(t)}`,t=>{let o=Object.entries(xe(me(
t,e.given.defines))).map(([r,s])=>[Number(r),s]);return F({...e.given.form.board,jumps:o})},!1);function gn({given:e,write:t,around:n}){let{defines:o,form:r,number:s}=e,
a=l(""),i={read:()=>ee(F(r.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},c=`Exercise ${s}: the board`,p=Ft(a,{board:r.board,only:"Play",label:c},{...n,address:i,
played:d=>t(`${o} = [${d.join(", ")}]`)});function f(d){let u=xe(me(d,o));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:a,first:"Choose \
the first face.",judge(d){let u=f(d);return u?.length?_r(F(r.board),u):null},show(d){let u=f(d);return!!u&&p.replay(d===e.stub?[]:u)}}}function _r(e,t){let n=nt(
e),o=Ce(n);if(o.won()||!t.every(c=>o.throws(c)))return null;let r=o.won()&&t.length===Le(n).throws,s=`You reach the goal in ${re(t.length)}.`,a=r?s:o.won()?`${s}\
 Fewer are enough.`:`After ${re(t.length)} you stand on cell ${o.at()}, not on ${e.cells}.`,i=o.thrown.map((c,p)=>`${p+1}. ${Ge(c)}`);return{kind:"result",verdict:{
passed:r,reason:a,details:i,board:null,report:null,line:null}}}function wn({given:e,write:t}){let{defines:n,form:o,number:r}=e,s=F(o.board),{columns:a,rows:i}=Ne(s.cells),c=pe(s);c.paint({piece:!1});let p=new Map([...Array(
s.cells).keys()].map(h=>{let m=h+1,[b,x]=Z({cells:s.cells,start:1,columns:a,rows:i},m),k=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${m}`,
input:()=>t(`${n} = ${mt(f())}`)}),g=`grid-row:${i-b};grid-column:${x+1}`;return[m,{input:k,node:l("label.field",{style:g},l("span",`${m}`),k)}]})),f=()=>[...p].
filter(([,{input:h}])=>/^\d+$/.test(h.value.trim())).map(([h,{input:m}])=>[h,Number(m.value)]),d=l(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),u=l(".fields",{role:"group",label:`Exercise ${r}: the distances`,style:`--columns:${a}`},[...p.values()].map(({node:h})=>h));return{node:l(
".distances",d,u),show(h){let m=xe(me(h,n));if(typeof m!="object"||!m||Object.keys(m).some(b=>!p.has(Number(b))))return!1;for(let[b,{input:x}]of p){let k=`${m[b]??
""}`;x.value.trim()!==k&&(x.value=k)}return!0}}}var Wr=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Te=e=>Wr(e).map((t,n)=>n%2?l(t[0]==="`"?"code":"em",t.slice(1,-1)):t),ht=e=>e.map(([t,n])=>t?l("span",{class:t},
n):n);function bn({given:e,write:t}){let{defines:n}=e,o=e.form.steps,r=o.map(([f])=>f),s=r,a=new Map(o.map(([f,d])=>{let u=C("↑",null,()=>c(f,-1),`Move step ${f} up`),
h=C("↓",null,()=>c(f,1),`Move step ${f} down`),m=l("span.words",l("strong",`${f}.`)," ",Te(d));return[f,{up:u,down:h,node:l("li.step",m,l(".tools",u,h))}]})),
i=l("ol.steps",{label:"The steps, in your order"});function c(f,d){let u=s.indexOf(f);if(!s[u+d])return;let h=[...s];[h[u],h[u+d]]=[h[u+d],h[u]],s=h,p(),a.get(f)?.[d<
0?"up":"down"].focus(),t(`${n} = [${s.map(m=>`"${m}"`).join(", ")}]`)}function p(){s.forEach((f,d)=>{let u=a.get(f);u&&(N(u.up,"aria-disabled",d===0),N(u.down,"\
aria-disabled",d===s.length-1),i.append(u.node))})}return p(),{node:i,first:"Put the steps in order first.",show(f){let d=xe(me(f,n));return!Array.isArray(d)||`${[
...d].sort()}`!=`${[...r].sort()}`?!1:(s=d,p(),!0)}}}function kn({given:e,write:t}){let{defines:n,name:o}=e,s=e.form.steps.map(([,a],i)=>{let c=l("input",{type:"\
radio",name:`snl-${o}`,change:()=>t(`${n} = ${i+1}`)});return{input:c,node:l("label.step",c,l("b",`${i+1}.`),l("span.words",Te(a)))}});return{node:l(".steps",{role:"\
radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:xe(me(a,n));return i!==0&&!s[i-1]?!1:
(s.forEach(({input:c},p)=>{c.checked=p===i-1}),!0)}}}var Jr={order:bn,choice:kn,board:mn,jumps:hn,throws:gn,distances:wn};function yn(e,t,n){let o=Jr[e.form.kind];if(!o)return null;let r="",s=!1,a=o({given:e,write:p,
around:n}),i=C("","The Python that this writes",()=>{s=!s,f()}),c=l(".reply",a.node,l(".tools.swap",i),t.node);function p(d){r=d,t.replace(d)}function f(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",N(i,"aria-expanded",`${s}`)}return f(),{node:c,missing:d=>d===e.stub?a.first:"",judge:d=>a.judge?.(d)??null,
show(d){d!==r&&(r=d,!(a.show(d)||s)&&(s=!0,f()))}}}function xn({hints:e,solution_coloured:t,after:n},o){let r=l(".help",l("",{class:"highlight"},l("pre",ht(t))),n.map(m=>l("p",Te(m)))),s=0,a=l("ol.hints",{label:"\
Hints"}),i=l(".asked",{role:"group",label:"The solution"}),c=C("Hint","A little help; there may be more",f),p=C("Solution","Asks before it shows it",u);function f(){
if(s===e.length)return;s+=1;let m=l("li",{tabindex:-1},l(".help",l("p",Te(e[s-1]))));a.append(m),m.focus({preventScroll:!0}),m.scrollIntoView({block:"nearest"}),
d()}function d(){let m=e.length-s;c.textContent=s?`Next hint (${m} left)`:"Hint",N(c,"aria-disabled",!m),m||(c.textContent="No more hints")}function u(){let m=C(
"Show it",null,h),b=e.length-s,x=b?` There ${b===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(l("p",`Do you want to see a solution?${x}`),
l(".tools",m,C("Not yet",null,()=>(i.replaceChildren(),p.focus())))),m.focus()}function h(){let m=C("Hide it",null,()=>(i.replaceChildren(),p.focus())),b=C("Use\
 it","In the place of what you have",o);i.replaceChildren(l("b","A solution"),r,l(".tools",b,m)),b.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return d(),{buttons:[c,p],nodes:[a,i]}}function Fr(e,t){if(!e)return null;try{let{board:n,node:o}=Mt(e,null);return{node:o,words:be(n),way:t.draw(n)}}catch{return null}}function Hr({passed:e,reason:t,
board:n,details:o,line:r},s){let a=Fr(n,s),i=[oe(t),...o.map(oe),a&&l("p.quiet",a.words),je(r,s),a&&l(".tools",a.way)].filter(c=>!!c);return ne(e?"right":"wrong",
e?"Solved":"Not yet",...a?[l(".exhibit",a.node,l(".told",i))]:i)}function Ur({verdict:e,like:t,stepper:n},o){let{report:r,passed:s,reason:a}=e;return[a&&!s&&ne(
"wrong","Not yet",oe(a)),ze({kind:"result",report:r,like:t,stepper:n},o)]}function vn(e,t){if(e.kind==="failure")return[De(e,t),rt(e)].filter(r=>!!r);let{verdict:n}=e;
return[...n.report?Ur(e,t):[Hr(n,t)],rt(e)].filter(r=>!!r)}var Yr="Nothing is written yet.",Vr="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",$n="It runs. A c\
all may take 1 second …",Gr="The mark stays: another version of yours has solved it.";function Sn(e,t,n,o){let{name:r,number:s,stub:a}=t,i=ue(r),c=!1,p=l("p.n\
ote.quiet"),f=Ve(o.size),d=l("span.state"),u=l(".cards"),h=Me(n),m=xn(t,()=>A(t.solution,"This is a solution.")),b=Jo({label:`Exercise ${s}`,picture:ht(t.stub_coloured),
stub:a,source:i?.source??a,editor:n.editor,change:$,trouble:O=>R(p,O)}),x=yn(t,b,n),k=C("Check","Run it and judge it",P),g=C("Stop","End what is running",()=>o.
stop()),E=C("Reset","Back to how it was",()=>A(a,x?"":"Ctrl+Z in the editor brings your code back.")),v=null,M=C("Other tab's answer","Exchange it with the answ\
er here",z);M.hidden=!0;function $(O){O!==(ue(r)?.source??a)&&R(p,gt(r,O)),x?.show(O)}function A(O,B){b.replace(O),f.say(B)}function L(O,B){b.replace(B),O&&(u.replaceChildren(),
h.clear(),f.say("As in the lesson."))}function z(){let[O,B]=[v,b.text()];v=B,b.replace(O??"")}let S={loads:O=>f.loads(O,$n),changes:j};function j(){let O=ue(r)?.
solved;R(d,O?"✓ Solved":""),N(k,"aria-disabled",o.busy()||!!o.refusal),g.hidden=!c,N(u,"aria-busy",`${c}`),!o.begun()&&o.size?f.say(`Python (${o.size}) loads \
at the first check.`):!c&&f.said().startsWith("Python")&&f.say(""),o.refusal&&R(p,o.refusal)}async function P(){if(o.busy()||o.refusal)return;let O=b.text();if(!O.
trim()){f.say(Yr);return}b.point(null),u.replaceChildren(),h.clear();let B=x?.missing(O);if(B){f.say(B);return}I(O,x?.judge(O)??await D(O))}async function D(O){
c=!0,f.say($n);let B=f.count(),H={kind:"exercise",exercise:r,program:{source:O}},V=await o.ask(S,H,Q=>f.say(`${Q} …`));return B(),c=!1,V}function I(O,B){B.verdict?.
passed&&R(p,gt(r,O,!0));let H=vn(B,{step:h.step,draw:Q=>l("a.button",{href:`${t.play}${ee(Q)}&draw`},"Open this board in the workbench"),point:Q=>b.point(Q)});for(let Q of H)
N(Q,"role","group");u.replaceChildren(...H),j(),B.verdict?.passed?f.say("Solved."):ue(r)?.solved?f.say(`${_e(H)}. ${Gr}`):f.say(_e(H));let V=B.verdict?.line??B.
line;V&&!x&&b.point(V),u.scrollIntoView({block:"nearest"})}let y=l("",{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});y.append(
l(".frame",x?x.node:b.node,p,l(".tools.acts",k,g,f.clock,...m.buttons,E,M,d,f.node),u,...m.nodes)),e.replaceChildren(y,h.node),t.form.steps&&e.closest("section")?.
querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),N(e,"data-mounted",""),Y(y,"ready",!0),o.watch(S),x?.show(b.text()),Kt((O,B)=>{if(O!==null&&O!==
r)return;let H=ue(r),V=H?.source??a;!B&&V!==b.text()&&L(H===null,V);let Q=Zt(r);B&&Q!==null&&Q!==b.text()&&(v=Q,M.hidden=!1,R(p,Vr)),j()}),j()}var On=`.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: \
22rem}.s-thumb>*{margin:0}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:c\
oarse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}
`;var jn=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
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
`;function En(){let e=document.createElement("style");e.textContent=`${dt}${ft}${jn}${On}`,document.head.append(e)}var Ht=document.querySelector("[data-snl-cells]");if(Ht){En();let e=_o(JSON.parse(Ht.dataset.files??"null")),t=Wo(e),n=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let o of n)Sn(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);Lo(JSON.parse(Ht.textContent??"[]"),e,t)}})();
