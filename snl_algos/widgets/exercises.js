// built from web/ by `npm run build`
"use strict";(()=>{var Je="snl-exercise:",Cr="This browser stores nothing here. Export what you want to keep.",Tr="The browser's storage is full. Export what you want to keep.",Ir="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",Nr=globalThis,Vt=Nr.snlRecords??=new Map,
Gt=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function Fe(e,t){try{let r=JSON.parse(window[e].getItem(
Je+t)??"null");return Gt(r)?r:r?.version>1?"newer":null}catch{return null}}function de(e){let[t,r]=[Fe("sessionStorage",e),Fe("localStorage",e)],o=[Vt.get(e),t,
r].filter(n=>Gt(n));return o.length?{...o[0],solved:o.some(({solved:n})=>n)}:null}function Zt(e){let t=Fe("localStorage",e);return t===null||t==="newer"?null:t.
source}function ht(e,t,r=!1){let o=de(e),n={version:1,source:t,solved:r||(o?.solved??!1)};Vt.set(e,n);let s="";try{if(Fe("localStorage",e)==="newer")s=Ir;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(Je+e,JSON.stringify(n))}catch(a){s=a.name==="QuotaExceededError"?Tr:Cr}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function Kt(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Je)&&e(t.slice(
Je.length),!0)})}function N(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function gt(e,t){for(let r in t)N(e,r,t[r])}var Y=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),qr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Qt=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)Y(s,a,!0);for(let a of r)qr(a)?gt(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=Qt(e=>document.createElement(e)),he=Qt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ge=(e,t,...r)=>he(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function P(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function He(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function wt(e){let t=[];return r=>{for(let o of t)Y(o,e,!1);t=r.filter(o=>!!o);for(let o of t)Y(
o,e,!0)}}var E=(e,t,r,o)=>c("button.button",{type:"button",title:t,label:o,click:r},e);function Xt(e,t,r,o=!1){let n=E(e,t,()=>{o=!o,N(n,"aria-pressed",`${o}`),r(o)});return N(
n,"aria-pressed",`${o}`),n}function ae(e,t,r,o){let n=t.map(([a,i])=>c("option",{value:a,selected:a===r&&""},i));return c("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var bt=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var eo=(e,...t)=>c("details.fold",c("summary",e),...t);function Ue(e){let t=c("span.strip.quiet",{role:"status"}),r=c("span.clock.quiet",{"aria-hidden":"true"}),o=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:c("span.progress",o,t),say:n=>P(t,n),said:()=>t.textContent??"",loads({part:n,ready:s},a){o.hidden=s===!0,n!==void 0&&N(o,"value",n),P(t,s?a:
`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>P(r,`${Math.round((performance.now()-n)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),P(r,""),o.hidden=!0}}}}var kt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,re=(e,t="throws")=>`${kt(e)} ${e===1?t.replace(/s$/,""):t}`,xe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Rr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},to=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Rr[`${e}`]});function Ye(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,d=n===
o?"":a||i;return r===null?`${xe(d)} from ${t}.`:`From ${t}, roll ${yt(r)}: land on ${o}${d&&`, ${d}`}.`}var yt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;var ie={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Lr}=ie,Q=e=>Array.from({length:e},(t,r)=>r),Ge=(e,t,r)=>Math.min(r,Math.max(t,e));function G({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var oo=({columns:e,start:t})=>e+(t===0?1:0);function V(e,t){let[r,o]=G(e,t),[n,s]=Lr.anchor;return[
o+n,e.rows-r-1+s]}function ne([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(d,u=0)=>[e+d*s-u*a,t+d*a+u*s]}}function ro([e,
t],[r,o],[n,s]){let[a,i]=[n-r,s-o],d=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=Ge(d,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function Ve(e,t){let[[o,n],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Ze(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of Q(o)){let[i,d]=[t+a*n,t+(a+1)*n],[[u,p],[l,f]]=[e(i),e(
d)],[[m,g],[w,x]]=[Ve(e,i),Ve(e,d)];s.push([u+m*n/3,p+g*n/3],[l-w*n/3,f-x*n/3],[l,f])}return s}var Br=4,no=(e,t)=>{let r=ie.light.tints.length-1;return Math.round(
r*Ge(e/Math.max(t,Br),0,1))};var vt=400,xt=20,zr=["stay","bounce","win"];function Ce(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Dr(e){if(!Array.isArray(e))return Ce(e,"the die",1,xt);if(!e.length||e.length>xt)throw new Error(`a die \
in this page has 1 to ${xt} faces, not ${e.length}`);let t=e.map(o=>Ce(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function _r(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)Ce(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function F(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ce(e.cells,"the number of cells",1,vt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!zr.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:_r(
i,r),die:Dr(o),start:Ce(n,"start",0,1),chained:s,overshoot:a}}var so=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function Te(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Ke=e=>Q(e*e).map(t=>{let{columns:r,rows:o}=Te(e*e),[n,s]=G({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function ao(e,t=Math.random){let r=Q(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Q(2*o).map(a=>{let[i,d]=[n(),n()].sort((u,p)=>u-p);return a<o?[i,d]:[d,i]});return F({...e,name:"",
jumps:s})}function we({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,p])=>p>u).length,d=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&d.push("s\
tarts off the board"),s&&d.push("jumps are chained"),a==="bounce"&&d.push("bounces off the goal"),a==="win"&&d.push("passing the goal wins"),(e?[e,...d]:d).join(
" · ")}function se({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let d=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...d].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return he(p,{...r,style:u||null},a.map(se),i)}var{shape:io}=ie;function lo(e,t,r,o){let{spot:n}=ne(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function co(e,t,r){let{least:o,more:n,head:s,edge:a}=io.arc,
{length:i,spot:d}=ne(e,t),u=o+n*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,m]=d(i/2,l*u*2),g=[Ge(f,a,r-a),Math.max(m,a)],w=ne(g,t),x=w.spot(w.length-.06);return{from:e,
turn:g,tip:x,...lo(x,g,s,s*.4)}}function $t(e,t,r,o,n){let{length:s,spot:a}=ne(e,t),i=Math.min(o,s/4),d=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:d,middle:a(
s/2,r),...lo(d,u,n,n/2)}}function uo(e){let t=io.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:le}=ie;function St(e,t,r){let{length:o,spot:n}=ne(V(e,t),V(e,r));return ne(n(le.apart),n(o-le.apart))}function fo(e,t,r){let{length:o,spot:n}=St(e,t,r),
{half:s,over:a,rung:i}=le.ladder,d=Math.max(2,Math.round(o/i)),u=[s,-s].map(l=>[n(-a,l),n(o+a,l)]),p=Q(d+1).map(l=>{let f=o*l/d;return[n(f,s),n(f,-s)]});return{
rails:u,rungs:p}}function po(e,t){let r=(e+t)%2?-1:1;return[0,le.snake.bow,-le.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function mo(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=St(e,t,r),{swing:i,wave:d}=le.snake,u=Math.max(1,Math.round(s/d)),p=o*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,m=p*f*Math.sin(
2*Math.PI*u*l)+n*Math.sin(Math.PI*l);return a(s*l,m)}}function Wr(e,t,r,o){let n=o.map(([i,d])=>[V(e,i),V(e,d)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:po(
t,r)[0]};for(let i of po(t,r)){let d=mo(e,t,r,i),u=Q(25).map(m=>d(m/24)),p=u.some(([m,g])=>m<.15||m>s-.15||g<.15||g>e.rows-.15),f=u.filter(m=>n.some(([g,w])=>ro(
m,g,w)<le.snake.clear)).length+(p?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function ho(e,t,r,o){let n=mo(e,t,r,Wr(e,t,r,o)),{length:s}=St(e,t,r),a=4*
Math.max(1,Math.round(s/le.snake.wave))+2,i=g=>w=>{let x=le.snake.half*(1-.3*w-.6*w**3),[y,h]=n(w),[M,v]=Ve(n,w),j=Math.hypot(M,v)||1;return[y-g*x*v/j,h+g*x*M/j]},
d=Ze(i(1),0,1,a),u=Ze(i(-1),1,0,a),p=[...d,d[d.length-1],u[0],...u],{spot:l}=ne(n(0),n(.02)),{skull:f,eye:m}=le.snake;return{outline:p,stripe:Ze(n,Math.min(.4,.25/
s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-m/3,.55*f),l(-.05-m/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var go=(e,t)=>(2*e+3*t)%ie.light.snakes.length;var{shape:qe}=ie,ce=e=>`${Math.round(e*1e3)/1e3}`,Ie=e=>e.map(t=>t.map(ce).join(" ")),be=e=>`M${Ie(e).join("L")}`,wo=e=>`M${Ie(e.slice(0,1))}C${Ie(e.slice(1)).join(
" ")}`,Ot=(e,t,r)=>`M${Ie([e])}Q${Ie([t,r]).join(" ")}`,Z=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Qe=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:ce(t),cy:ce(r),r:o},...n}),Xe=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),jt=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:ce(t),y:ce(r),width:o,
height:o,rx:n},...s}),ko=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),yo=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:ce(t),y:ce(r),"\
font-size":o},fill:s,text:n});function Jr(e,t,r){let{rails:o,rungs:n}=fo(e,t,r),{rail:s,rungWidth:a}=qe.ladder,i=o.map(be).join("");return[Z("halo",i,{stroke:"c\
ell",width:s+.05}),Z("rungs",n.map(be).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function Fr(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:d,tongue:u}=ho(e,t,r,o),{skull:p,stripe:l,eye:f,pupil:m}=qe.snake,g=`snake-${go(t,r)}`,w=`${wo(n)}Z`;return[Z("halo",w,{stroke:"cell",width:.06}),
Z("tongue",u.map(x=>be(x)).join(""),{stroke:g,width:.025}),Z("skin",w,{fill:g}),ko(Z("stripe",wo(s),{stroke:"cell",width:l}),"0.04 0.12"),Qe("skull",a,p,{fill:g}),
...i.map(x=>Qe("eye",x,f,{fill:"die"})),...d.map(x=>Qe("pupil",x,m,{fill:"dieInk"}))]}function et(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,d,u)=>Xe(a,u,{"data-ends":`${i} ${d}`});return[...o.map(([a,i])=>s("ladder",a,i,Jr(e,a,i))),...n.map(([a,i])=>s("snake",a,i,Fr(e,a,i,o)))]}function xo(e){
let[t,r]=G(e,e.cells),[o,n]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:d}=qe.flag,[u,p,l]=s,f=w=>w.map(([x,y])=>[o+x,n+y]),m=be(f([s.slice(0,2),[u,l]])),g=`${be(
f([[u,p],a,[u,i]]))}Z`;return Xe("flag",[Z("pole",m,{stroke:"goal",width:d}),Z("pennant",g,{fill:"goal"})])}function Ne([e,t],r,o=1){let{side:n,corner:s,pip:a}=qe.
die,i=uo(r).map(p=>Qe("pip",p,a,{fill:"dieInk"})),d=yo("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Xe("die",[jt("side",
[-n/2,-n/2],n,s,u),...i.length?i:[d]],{transform:`translate(${ce(e)} ${ce(t)}) scale(${o})`})}function bo(e,t,r){let[o,n]=G(e,t),s=[n+.06,e.rows-o-.94],a=jt(r,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,ko(a,"0.03 0.06")}function vo(e,{from:t,face:r,landing:o,stand:n}){let s=n===
o?[]:[bo(e,n,"stand")];if(r===null)return s;let a=V(e,t);if(t===o)return[Ne(a,r)];let{turn:i,neck:d,wings:u}=co(a,V(e,o),oo(e)),p=`--far:${ce(ne(a,i).length+ne(
i,d).length)}`,l=Z("arc",Ot(a,i,d),{stroke:"now",width:qe.arc.width});return[bo(e,o,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:p}},
Z("tip",`${be(u)}Z`,{fill:"now"}),Ne(a,r)]}function $o(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[d,u]=[V(e,o),V(e,s)],p=$t(d,u,u[0]>=d[0]?-.3:.3,.12,.16);o=
a;let[l,f]=[p.middle[0],Math.floor(p.middle[1])+.5],m=Ot(p.from,p.turn,p.neck),g=`${be(p.wings)}Z`;return Xe("leg",[Z("rim",m,{stroke:"cell",width:.1}),Z("shaft",
m,{stroke:"ink",width:.05}),Z("tip",g,{fill:"ink"}),jt("count",[l-.3,f-.14],.28,.04,{fill:"ink"}),yo("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),Ne([l+.16,f],n,
.8)],{style:`--order:${i}`})})}function So(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,d]=[V(e,a),V(e,s)],{from:u,turn:p,tip:l,wings:f}=$t(i,d,.12,.18,.13),m=Ot(u,p,l)+be(f);return Z(o.has(s)?"branch\
.strong":"branch",m,{stroke:"ink",width:.03})})}function Oo({trace:e,rules:t,unit:r,farthest:o}){let{start:n,cells:s,jumps:a}=t,i={cells:s,start:n,...e.layout},{rows:d}=e.layout,u=n===0?1:0,p=e.layout.columns+
u,l=Q(s+u).map(I=>I+1-u),{waits:f}=to(e),m=new Map,g=new Map,w=wt("new"),x=wt("touched"),y=!1,h=null,M=new Set,v=null,j=!1;function S(I){let[R,W]=G(i,I),D=I===n?
"start":I===s&&"goal",H=c(".cell",{role:"gridcell","data-cell":I,"data-end":D,style:`grid-column:${W+1}`},c("span.number",`${I}`),c("span.end",{"data-is":D}),c(
"span.badge"));return Y(H,"odd",(R+W)%2),m.set(I,H),H}function A(I){for(let R of m.values())R.tabIndex=R===I?0:-1}function B(I){let{key:R,target:W}=I,[D,H]=G(i,
Number(W.dataset.cell)),J={ArrowLeft:[D,H-1],ArrowRight:[D,H+1],ArrowUp:[D+1,H],ArrowDown:[D-1,H]};if(R==="Enter"||R===" ")W.click();else if(J[R]){let ee=l.find(
me=>`${G(i,me)}`==`${J[R]}`);m.get(ee??-1)?.focus()}else return;I.preventDefault(),I.stopPropagation()}let z=I=>l.filter(R=>G(i,R)[0]===I).sort((R,W)=>G(i,R)[1]-
G(i,W)[1]),b=c(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:B,focusin:({target:I})=>A(I)},Q(d).reverse().map(I=>c(".row",{role:"ro\
w"},z(I).map(S))));A(m.get(n)??m.get(1));let $=`0 0 ${p} ${d}`,O=ge(".layer.goal",$,se(xo(i))),L=ge(".layer.jumps",$,et(i,a).map(se)),[C,q,k]=["g.tree","g.move",
"g.route"].map(I=>he(I)),T=ge(".layer.above",$,C,q,k);function _(I,R,W){if(!h)return"";let[D,H]=[h.distance.get(I),h.predecessor.get(I)],J=[`cell ${I}`,m.get(I)?.
dataset.end];for(let[me,$e]of a)me===I&&J.push(`${$e>I?"foot of a ladder":"head of a snake"} to ${$e}`),$e===I&&J.push(`${me<I?"top of a ladder":"tail of a snak\
e"} from ${me}`);let ee=h.visited.has(I)?"visited":"not reached";return J.push(R?"current":"",D!=null?`reached in ${re(D,r)}`:ee,H!=null?`from ${H}`:"",W?f:"",M.
has(I)?"part of what is wrong":""),J.filter(Boolean).join(", ")}function U(I,R,W,D){let H=I.current===R,J=I.visited.has(R),ee=I.distance.get(R),me=I.predecessor.
get(R),$e=`${[H,D,J,ee,me,M.has(R)]}`;if(g.get(R)===$e)return;g.set(R,$e);let Ar=ee!=null?"reached":J&&"visited";gt(W,{"data-distance":ee,"data-tint":ee!=null&&
no(ee,o),"data-from":me,"data-visited":J,"data-waits":D,"aria-current":H,"data-state":H?"current":D?"frontier":Ar,label:_(R,H,D)}),N(W.lastChild,"data-is",kt(ee)||
null)}function K(){if(!h)return;let I=new Set(h.frontier.map(([R])=>R));for(let[R,W]of m)U(h,R,W,I.has(R))}function Ht(){if(!h)return;let I=y?So(i,h.predecessor,
h.current):[];C.replaceChildren(...I.map(se))}let Ut=I=>I.map(R=>L.querySelector(`[data-ends="${R} ${a.get(R)}"]`));function Yt(I,R){let W=new Set(Ut(R));for(let D of L.
children)Y(D,I,W.has(D))}function Er(I){let R=I&&e.answer?.route||[],W=R.flatMap(([,D,H])=>H===D?[]:t.ride(D).feet);k.replaceChildren(...$o(i,R,n).map(se)),Y(L,
"routed",R.length),Yt("taken",W)}let Mr=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:i,cells:m,columns:p,shape:p/d,node:c(`.board${Mr}`,
{style:`--wide:${p};--high:${d}`},c(".sheet",b,O,L,T)),paint(I,R,W,D){h=I,K(),w([...R].map(H=>m.get(H))),Ht(),q.replaceChildren(...(W?vo(i,W):[]).map(se)),x(Ut(
W?.feet??[])),D!==j&&Er(D),v=W,j=D},showTree(I){y=I,Ht()},mark(I,R){let W=R.flatMap(J=>J.moves??[]),D=R.flatMap(J=>J.jumps??[]),H=W.flatMap(([,J])=>t.ride(J).feet);
Yt("found",[...D.map(([J])=>J),...H]),M=new Set(R.flatMap(J=>J.cells??[]));for(let[J,ee]of m)Y(ee,"differs",J===I),Y(ee,"found",M.has(J));K()},drawn:()=>({trace:e,
plan:i,jumps:a,farthest:o,state:h,found:M,move:v,treeShown:y,routed:j})}}function tt({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof r=="number"?Array.from({length:r},(l,f)=>f+
1):r;function d(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let m=a.get(l);return m===void 0||f.length&&!n?{feet:f,stand:l}:d(m,[...f,l])}function u(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function p(l){return l===e?[]:i.flatMap(f=>{let m=u(l+f),g=m>0?d(m).stand:null;return g===null?[]:[[f,m,g]]})}return{cells:e,
start:o,jumps:a,ride:d,moves:p}}function Re({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let d of a){let u=(o.get(d)??0)+1;for(let p of r(d)){let l=p[2];o.has(
l)||(o.set(l,u),n.set(l,d),s.set(l,p),a.push(l))}}let i=[];for(let d=t,u=s.get(d);u;u=s.get(d))i.unshift(u),d=n.get(d)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var Hr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Ur=260,jo=([e,t])=>`translate(${e}px,${t}px)`;function ue(e){let t=tt(e),r=Re(t),
o={board:e,layout:Te(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Math.max(...r.distance.values()),s=Oo({trace:o,rules:t,unit:"throws",
farthest:n}),{plan:a,cells:i}=s,d=he("path.piece",{d:Hr}),u=he("g.sketch"),[p,l]=[s.columns,a.rows],f=ge(".layer.top",`0 0 ${p} ${l}`,u,d);s.node.firstElementChild?.
append(f);let m="",g=s.node.querySelector("[role=grid]");g&&N(g,"label",`Board: ${we(e)}`);let w=s.node.querySelector(".s-jumps");function x({from:y,landing:h,stand:M,
feet:v}){let j=v.map(S=>t.jumps.get(S)??M);return[y,h,...j].map(S=>V(a,S))}return{...r,board:e,rules:t,plan:a,cells:i,faces:so(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(y){let{current:h=null,near:M=[],distance:v,predecessor:j,move:S=null}=y,{route:A=!1,piece:B=!0}=y,z={current:h,frontier:[...M].
map($=>[$,""]),distance:v??new Map,predecessor:j??new Map,visited:new Map},b=`${o.answer.route}`;A&&b!==m&&s.paint(z,new Set,S,!1),m=b,s.paint(z,new Set,S,A),N(
d,"visibility",!(B&&h!==null)&&"hidden"),h!==null&&N(d,"style",`transform:${jo(V(a,h))}`)},walk(y){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let h=x(y),[[M,v],[j,S]]=h,A=[(M+j)/2,Math.min(v,S)-.35],B=[h[0],A,...h.slice(1)].map(z=>({transform:jo(z)}));d.animate(B,{duration:Ur*(h.length-1),easing:"ease\
-in-out"})},trial(y){let h=new Map(y.jumps),M=new Set;for(let A of[...w?.children??[]]){let[B,z]=(A.getAttribute("data-ends")??"").split(" ").map(Number);h.get(
B)===z?M.add(B):A.remove()}let v=new Map(y.jumps.filter(([A])=>!M.has(A))),j=et(a,v).map(se);for(let A of j)Y(A,"lit",!0);w?.append(...j),t.jumps.clear();for(let[
A,B]of h)t.jumps.set(A,B);let S=Re(t);return o.answer.route=S.route,S},light(y){for(let h of w?.children??[])Y(h,"lit",h.getAttribute("data-ends")===y?.join(" "))},
sketch:y=>u.replaceChildren(...y.map(se)),cellAt(y,h){let v=s.node.getRootNode().elementFromPoint(y,h)?.closest("[data-cell]"),j=v&&s.node.contains(v)&&v.dataset.
cell;return j?Number(j):null}}}var Eo=e=>new Set(e.map(([,t])=>t));var Pe=e=>e===null?"out of reach":re(e),Se=e=>`${xe(e)}${/[.?!]$/.test(e)?"":"."}`,oe=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r.filter(o=>!!o)),
te=e=>e&&c("p",`${e}`),ke=e=>e&&c("p.quiet",`${e}`),Mo=(e,t)=>c("p","Right is ",c("b",Pe(e)),", yours says ",c("b",Pe(t)),"."),Ao=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Oe=(e,t)=>e!==null&&c(".tools",E(`Show line ${e}`,null,()=>t.point(e)));function Et(e,t){
let r=F(e),o=ue(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=c(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function Le({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:d,tried:u,notes:p,
smallest:l}=e,f=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,m=ke(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),g=p.map(v=>ke(`Note: ${v.says}\
.`));if(s===null)return oe("open",`${e.name} could not be judged`,te(Se(a.says)),...g);if(s)return oe("right",`${e.name} is right on every board that was played`,
c("p",c("b","Proven"),`, by playing every one: ${i}.`),d&&c("p",c("b","Tested"),`, which proves nothing about others: ${d}.`),ke(`${f}.`),m,...g);let{board:w,node:x}=Et(
e.board,a),y=typeof e.got=="number"||e.got===null,h=l?"Wrong on this board, the smallest there is":"Wrong on this board",M=[y?Mo(e.expected,e.got):te(`Right is ${Pe(
e.expected)}. Yours: ${e.got.says}.`),(y||a.kind!==e.got.kind)&&te(Se(a.says)),te(Ao(e.got)),...t.slice(0,2).map(v=>ke(`It answers like a known mistake: ${v.title}\
. The repair: ${v.repair}`)),ke(`${we(w)} · ${f}`),m,...g,c(".tools",r&&E("Step to the first difference",null,()=>o.step(r)),o.draw(w))];return oe("wrong",h,c(
".exhibit",x,c(".told",M.filter(v=>!!v))))}function Yr({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?oe("right",`Right on this board: ${Pe(
r)}`,ke("One board proves little. Check plays them all, smallest first.")):oe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Mo(o,r),n&&te(Se(`${n.says}${s===null?"":`, in line ${s}`}`)),te(Ao(n)),Oe(s,a))}function Vr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>c(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return oe(
"open",`On this board: ${Pe(e.throws)}`,bt("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>ke(`${n} first differs at cell ${s}: ${a.says}.`)))}var Gr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Be=({what:e,says:t,line:r},o)=>oe(e==="stopped"?
"open":"wrong",Gr[e]??"That did not work",te(Se(`${r===null?"":`line ${r}: `}${t}`)),Oe(r,o));function ot({printed:e,more_printed:t}){return e?.length?oe("open",
"It printed",bt(".printed","What it printed",e.map(r=>c(".piece",c("span.quiet",r.line===null?"":`line ${r.line}`),c("code",r.text)))),ke(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Co(e,t){return[e.kind==="failure"?Be(e,t):e.of==="check"?Le(e,t):e.of==="compare"?Vr(e):e.of==="solve"&&Yr(e,t),ot(e)].
filter(o=>!!o)}var ze=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var To=["Draw","Write"];function Mt(e){let t=new URLSearchParams(e.slice(1));return je(e)&&To.find(r=>t.has(r.toLowerCase()))}var At=e=>To.includes(e)?`&${e.toLowerCase()}`:
"",Zr=2e4;function Ct(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Zr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function De(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function X({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...i.filter(Boolean)].join(".")}`}var Kr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Qr=e=>new URLSearchParams(
e.slice(1)).get("board");function Io(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Kr(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return F(o)}function je(e){try{return Io(
Qr(e)??"")}catch{return null}}var Xr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Tt(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{Io(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Xr}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&De(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var en="script,style,link,meta,base,iframe,object,embed,form";function No(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
en))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:o,value:n}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(o);(o.startsWith(
"on")||s&&/^\s*javascript:/i.test(n))&&r.removeAttribute(o)}return[...t.childNodes]}function qo(...e){let t=c("pre",e),r=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},r)}function tn(e){let t=ue(F(e));t.paint({piece:!1});let r=`--columns:${t.columns};--shape:${t.shape}`;return c(".thumb",
{inert:"",style:r},t.node)}function Ro(e,t){let r=[...e.querySelectorAll("details.below-input, .cell_output")],o=c("",{class:"cell_output docutils container",hidden:""});
e.append(o);let n=[];function s(){for(let l of n)l.then(({destroy:f})=>f());n=[],o.replaceChildren()}function a(l){for(let f of r)f.hidden=l;o.hidden=!l}function i(l,f){
let m=c("",{class:"snl-host"});o.append(m),n.push(t.step(m,l,{level:3,...f}))}let d=(...l)=>{let f=c("",{class:"snl-workbench snl-cell"},c(".cards",l));return c(
"",{class:"snl-host"},f)};function u(l,f){let{kind:m,text:g}=l;if(m==="html"||m==="svg"){let w=c("",{class:"output text_html"});return w.append(...No(l[m])),w}if(m===
"code")return qo(...No(`<pre>${l.lines.join(`
`)}</pre>`));if(m==="report"){let w={step:i,point:f.point,draw:y=>c("a.button",{href:`../play.html${X(y)}&draw`},"Open this board in the workbench")},x=Le({kind:"\
result",...l},w);return x.setAttribute("role","group"),d(x)}if(m==="board")try{return d(tn(l.board))}catch{}return g?qo(document.createTextNode(g)):null}function p({
exception:l,says:f,line:m,missing:g},{runAbove:w,point:x}){let h=oe(w?"open":"wrong",w?"Run the cells above first":l,w?c("p",c("code",g)," is made in a cell abo\
ve, which has not run yet."):te(f&&Se(f)),w?c(".tools",E("Run all above","And then this cell",w)):Oe(m,{point:x,step:i,draw:()=>c("")}));return h.setAttribute("\
role","group"),d(h)}return{shown:()=>!o.hidden,wait(){o.setAttribute("aria-busy","true")},clear(){s(),a(!1)},show(l,f){if(s(),o.removeAttribute("aria-busy"),a(!0),
l.kind==="failure"){if(l.what==="stopped")return;let m=Be(l,{point:f.point,step:i,draw:()=>c("")});m.setAttribute("role","group"),o.append(d(m));return}for(let m of l.
shown)m.kind==="stepper"?i(m.payload,{predict:m.predict,position:m.position??void 0}):o.append(u(m,f)??"");l.more_shown&&o.append(c("p",`And ${l.more_shown.toLocaleString(
"en")} characters more.`)),l.error&&o.append(p(l.error,f))}}}var on=({kind:e,says:t,error:r})=>e==="failure"?t:r?.exception??"";function rt({title:e,bench:t,source:r,opensOn:o,watcher:n,begins:s,ends:a}){let i={loads(){},
changes(){}},d={beginning:-1,code:""};return{title:e,source:r,done:()=>d.beginning===t.beginnings()&&d.code===r(),async run(){let u=r();s?.();let p={kind:"cell",
program:{source:u},opens_on:o?.()??null},l=await t.ask(n??i,p,()=>{}),f=on(l);return d={beginning:f?-1:t.beginnings(),code:u},a?.(l),f}}}var rn="Stopped. Python begins again, without the names of the cells that have run.";function Po(e,{given:t,title:r,around:o,bench:n,above:s}){let i=e.parentElement.
querySelector("div.highlight"),d=t.source,u=!1,p=null,l=Ue(n.size),f=Ro(e.closest("div.cell"),o),m=c(".editor",{hidden:""}),g=E("Run","Run this cell (Shift+Ente\
r in the editor)",j),w=E("Edit","Open the editor",()=>b(!0)),x=E("Stop","End what is running",()=>n.stop()),y=E("Reset","Back to the code and the output of the \
lesson",O),h=rt({title:r,bench:n,source:()=>d,opensOn:()=>d===t.source&&t.opens_on||null,watcher:{loads:C=>l.loads(C,"Running …"),changes:v},begins:S,ends:A}),
M=()=>{};function v(){N(g,"aria-disabled",n.busy()||!!n.refusal),x.hidden=!u,y.hidden=u||d===t.source&&!f.shown()}async function j(){n.busy()||n.refusal||await h.
run()}function S(){u=!0,f.wait(),l.say("Running …"),M=l.count()}async function A(C){u=!1,M();let{error:q,what:k}=C,T=q?.missing&&s().some(U=>!U.done()&&nn(U,q.
missing));f.show(C,{runAbove:T?B:null,point:$});let _=q?.line??C.line;k==="stopped"?l.say(rn):C.kind==="failure"?l.say(C.says):T?l.say("Run the cells above firs\
t."):q?l.say(`${q.exception}${_?` in line ${_}`:""}.`):l.say(C.shown.length?"Done.":"Done. This cell shows nothing."),v(),p&&(await p)?.point(_??null)}async function B(){
g.focus({preventScroll:!0});for(let C of s().filter(q=>!q.done())){l.say(`${C.title} runs …`);let q=await C.run();if(q){l.say(`${C.title} has ended early: ${q}`);
return}}await j()}async function z(){try{let{make:C}=await o.editor();i.hidden=!0,m.hidden=!1;let q=C(m,r,k=>{d=k,v()});return q.open(d),q}catch(C){return l.say(
`The editor cannot be loaded: ${C.message}.`),null}}async function b(C){w.hidden=!0,p??=z();let q=await p;return q||(p=null),w.hidden=!!q,C&&q?.focus(),q}async function $(C){
(await b(!0))?.point(C)}async function O(){(await p)?.destroy(),p=null,m.replaceChildren(),m.hidden=!0,i.hidden=!1,w.hidden=!1,d=t.source,f.clear(),l.say("As in\
 the lesson."),v(),g.focus({preventScroll:!0})}m.addEventListener("keydown",C=>{C.key!=="Enter"||!C.shiftKey||(C.preventDefault(),C.stopPropagation(),j())},{capture:!0}),
i.addEventListener("click",()=>{getSelection()?.isCollapsed&&b(!0)});let L=c("",{class:"snl-workbench snl-cell",role:"group",label:r});return L.append(m,c(".too\
ls.cellbar",g,x,w,y,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(L),n.watch({loads(){},changes:v}),n.refusal&&N(g,"title",n.refusal),v(),h}var nn=(e,t)=>new RegExp(
`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Lo(e,t,r){let o=0,n=[];e.forEach((s,a)=>{let{id:i,exercise:d,source:u}=s,p=document.querySelector(`[data-snl-cell="${i}"]`);if(p){o+=1;let l=()=>n.slice(
0,a);n.push(Po(p,{given:s,title:`Cell ${o}`,around:t,bench:r,above:l}))}else{let l=()=>d&&de(d)?.source||u,f=d?"The exercise above":"A cell above";n.push(rt({title:f,
bench:r,source:l}))}})}var Bo='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var an={format:"snl-workbench",version:2},ln={what:"stopped",says:"You stopped it."},It=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),cn=e=>`${(e/
1e6).toFixed(1)} MB`;function zo(e,t){let r=null,o=!1,n=0,s,a,i=null;function d(){let y=URL.createObjectURL(new Blob([Bo],{type:"text/javascript"})),h=new Worker(
y,{type:"module"});h.onmessage=({data:M})=>h===r&&w(M),h.onerror=M=>h===r&&m(M.message),h.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=h,o=!1}function u(){
clearTimeout(a),r?.terminate(),r=null}function p(y){clearTimeout(a);let{settle:h}=i??{};i=null,h?.(y)}function l(){if(clearTimeout(a),i?.silent)return;let{seconds:y}=e,
h=`It said nothing for ${y} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f({what:"late",says:h}),1e3*y)}function f(y){u(),d(),p(It(y))}function m(y){
o?f({what:"died",says:`Python itself broke, and begins again: ${y}`}):s?(s=null,u(),d()):(u(),p(It({what:"died",says:`Python could not be loaded: ${y}`})))}function g(){
!i||!o||(r?.postMessage({question:i.text}),l())}function w(y){y.memory?s=s===null?null:y.memory:y.bytes?t({part:Math.min(1,y.bytes/e.bytes)}):y.ready?(o=!0,t({ready:o}),
g()):y.failed?m(y.failed):x(JSON.parse(y.said))}function x(y){y.id===i?.id&&(l(),y.kind==="progress"?i?.progress(y.says):p(y))}return{size:`up to ${cn(e.weight)}`,
refusal:null,ask(y,h){n+=1;let M=`${n}`;return new Promise(v=>{i={id:M,text:JSON.stringify({...an,id:M,...y}),silent:y.kind==="cell",progress:h,settle:v},r||d(),
g()})},stop:()=>i&&f(ln),end:u}}var Nt=e=>({size:null,refusal:e,ask:async()=>It({what:"died",says:e}),stop(){},end(){}});var dn="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",un="This copy of th\
e book was built without Python for the page (make pyodide adds it).",qt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Do(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=qt(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var _o=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return Nt(dn);if(!r)return Nt(un);let{
home:n,core:s}=r;return zo({...r,home:qt(n),core:qt(s)},o)},editor:async()=>(await Do(e)).snlEditor,shelf:async()=>(await Do(t)).snlShelf,step:async(o,n,s)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>De(location.
hash)===null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});var pn=["stopped","late","died"];function Wo(e){let t=new Set,r=null,o=!1,n=0,s=e.host(i=>r?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>o,beginnings:()=>n,busy:()=>r!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,d,u){r=i,o=!0,a();let p=await s.ask(d,u);return r=null,pn.
includes(p.what)&&(n+=1),a(),p}}}function nt(e){let t=c(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=c("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}function Jo({label:e,picture:t,stub:r,source:o,editor:n,change:s,trouble:a}){let i=o,d=null,u=null,p=c("pre.plain"),l=E("Edit","Open the editor",()=>y(!0)),f=c(
".still",l,p),m=c(".editor",f);f.addEventListener("click",()=>y(!0));function g(){i===r?p.replaceChildren(...t):P(p,i)}function w(h){i=h,s(h)}async function x(){
try{let{make:h}=await n();return m.replaceChildren(),u=h(m,e,w),u.open(i),u}catch(h){return a(`The editor cannot be loaded: ${h.message}.`),null}}async function y(h=!1){
N(l,"aria-disabled",!0),d??=x();let M=await d;return h&&M?.focus(),M}return g(),{node:m,open:y,text:()=>i,replace(h){h!==i&&(i=h,u?u.replace(h):g(),s(h))},async point(h){
h===null&&!u||(await y(h!==null))?.point(h)}}}function Ee(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function ve(e){return Array.isArray(e)?`[${e.map(ve).join(", ")}]`:JSON.stringify(e)}function Rt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function fn({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function mn({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([p,l])=>`  "${p}": ${ve(l)}`).join(
`,
`)}
}
`}function hn(e){Rt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${ve(t)}
`}function gn(e){Rt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Q(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ke(t))r[s][a]=o.get(n)??-1;return`[${r.map(ve).join(`,
 `)}]
`}function wn(e){Rt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Me=[{name:"python",title:"Python: Board(...)",write:fn},{name:"json",title:"JSON",write:mn},{name:"move-array",title:"Move array, from 0",write:hn},{name:"\
grid",title:"LeetCode grid",write:gn},{name:"hackerrank",title:"HackerRank text",write:wn}];var Fo=["jumps","ladders","snakes","die","start","chained","overshoot"],bn=Fo.slice(0,3);function kn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function yn(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function xn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of yn(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!Fo.includes(s))throw new Error(`a board has no option ${s}`);
bn.includes(s)?r.jumps.push(...vn(a)):r[s]=Ho(a)}return[r]}function Ho(e){try{return kn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function vn(e){
let t=Ho(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ve(r)}`);return t}var $n="format version name author source cells die start chained overshoot jumps".split(" ");function Sn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!$n.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function Uo(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${ve(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function On(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Ke(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function jn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let d=(t[r]??"").trim().split(
/\s+/);if(r+=1,d.length!==a||!d.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return d.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[d,u]of[["ladder",1],["snake",-1]]){let[p]=o(1,`the number of ${d}s`);
if(p>100)throw new Error(`line ${r}: 100 cells have no room for ${p} ${d}s`);for(let l=0;l<p;l+=1){let f=o(2,`the two cells of a ${d}`);if((f[1]-f[0])*u<=0)throw new Error(
`line ${r}: ${f.join(" ")} is not a ${d}`);i.push(f)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function En(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[On(o)]:typeof o[0]=="object"?o.map(Sn):[Uo(o)]}function st(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return xn(t).map(F);if(/^[[{]/.test(t))return En(t).map(F);if(r&&/[\r\n]/.test(t))return jn(t).map(F);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[F(Uo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var Pt=e=>ge(".face","-.19 -.19 .38 .38",se(Ne([0,0],e))),at=()=>c("li.chip",c("span",{role:"img"}),c("small"));function it({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(N(e,"label",`Roll ${r}`),e.replaceChildren(Pt(r))),P(t,`to cell ${o}`)}var Lt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},pe=e=>`${Lt(e).kind} ${e.join("→")}`,Yo=(e,t)=>F({...e,name:"",jumps:t}),
lt=(e,t)=>Yo(e,e.jumps.filter(([r])=>r!==t)),_e=(e,t,r)=>Yo(e,[...lt(e,t).jumps,[t,r]]);function Vo(e,[t,r],o,n){let s=lt(e,t);return o?_e(s,t,n):_e(s,n,r)}var Bt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function Go(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return F({...e,...t,name:"",jumps:o})}function Zo(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function Ko(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:p}){let l=e.cellAt(u,p);!l||l===s||(s=l,a=!0,t(n,s))}function d(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:p,clientX:l,clientY:f})=>{let m=e.cellAt(l,f);a=!1,!(u||!p||!m)&&(n=s=m,addEventListener("pointermove",i),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>a,stop:()=>d()}}var We=(e,t)=>c("label.setting",c("span",e),t);function Qo(e){let t=c("input.button",{type:"number",min:1,max:vt,change:()=>e({cells:t.valueAsNumber})}),r=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=ae("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=ae("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ae("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",We("Cells",t),We("Die",r),We("Start",o),We("Past the goal",n),We("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function Xo(e,t){let r=null,o=Me[0].name,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=ae("Notation",
Me.map(l=>[l.name,l.title]),o,l=>{o=l,i()});function i(){if(!(!r||!p.open)){n.value=n.placeholder="",P(s,"");try{n.value=Me.find(l=>l.name===o)?.write(r).trim()??
""}catch(l){n.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!n.value.trim()){P(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){P(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=st(n.value);t(l[0]),P(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){P(s,`This cannot be read: ${l.message}.`)}}let p=eo("Copy or paste as text",c(".tools",a,E("Copy",null,d),E("Use this text","Read \
the board in the text",u)),n,s);return p.addEventListener("toggle",i),{node:p,show(l){r=l,i()}}}var zt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Dt(e){let t=null,r=null,o=null,n=null,s=!0,a=c("b.amount"),i=c("span.quiet"),d=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=E("Undo","Ctrl+Z",()=>e.go(-1)),l=E("Redo","Ctrl+Y",
()=>e.go(1)),f=Qo(b=>h($=>Go($,b),"")),m=Xo(e,b=>e.use(b));function g({distance:b,predecessor:$,throws:O,route:L}){t&&(t.paint({current:o,distance:b,predecessor:$,
route:s,piece:!1}),P(a,O??"none"),P(i,O===null?"the goal is out of reach":re(O).replace(/^\S+ /,"")),He(d,L,at,(C,[q,,k])=>it(C,q,k)))}let w=()=>t?Bt(t.board,o)[0]??
null:null;function x(){if(!t)return;let{board:b,plan:$}=t;g(t);let O=w();t.light(O),t.sketch((O??[]).map(L=>{let[C,q]=V($,L);return{tag:"circle",attributes:{cx:C,
cy:q,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...Bt(b,o).flatMap(y)),N(p,"aria-disabled",!e.can(-1)),N(l,"aria-disabled",!e.can(1))}function y(b){
let{ends:$}=Lt(b),O=E(`Remove ${pe(b)}`,"Delete",()=>M(b)),L=$.map((C,q)=>E(`Move its ${C}`,null,()=>{n={jump:b,end:q},e.say(`Choose the cell where the ${C} of ${pe(
b)} goes.`),t?.cells.get(b[q])?.focus({preventScroll:!0})}));return[O,...L]}function h(b,$){if(t){o=n=null;try{e.use(b(t.board)),e.say(`${$} ${zt(t.throws)}`.trim())}catch(O){
e.say(`${xe(O.message)}.`),f.show(t.board),x()}}}let M=b=>h($=>lt($,b[0]),`Removed: ${pe(b)}.`);function v(b,$){let O=w(),L=O?O.indexOf(b):-1;return O&&L>=0?j(O,
L,$):{change:C=>_e(C,b,$),what:`Drawn: ${pe([b,$])}.`}}let j=(b,$,O)=>({change:L=>Vo(L,b,$,O),what:`Moved: ${pe(b)} is now ${pe($?[b[0],O]:[O,b[1]])}.`});function S(b,$){
if(!t)return;let{change:O}=v(b,$),L=t.trial(O(t.board));g(L),e.say(`If you let go here: ${zt(L.throws)}`)}function A(b,$){let{change:O,what:L}=v(b,$);h(O,L)}function B(){
o=n=null,t&&(t.trial(t.board),x(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${zt(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),d,u,c(".tools",p,l,E("Random","Other jumps",()=>h(b=>ao(b),
"Drawn at random.")),E("Remove all jumps",null,()=>h(b=>({...b,name:"",jumps:[]}),"Removed: all jumps.")),Xt("Route","One of the shortest routes",b=>{s=b,x()},!0)),
f.node,m.node],show(b){t=b,o=n=null,r=Ko(t,{tries:S,draws:A,drops:B}),f.show(t.board),m.show(t.board),x(),z()},leave:()=>r?.stop(),choose(b){if(!(!t||!b||r?.wasDrawing()))
if(n){let{change:$,what:O}=j(n.jump,n.end,b);h($,O)}else if(o===b)B();else if(o!==null){let $=o;h(O=>_e(O,$,b),`Drawn: ${pe([$,b])}.`)}else{o=b,x();let $=w(),O=$?
` Or drag an end of ${pe($)}.`:"";e.say(`From ${b}: choose the cell where a jump ends. Escape cancels.${O}`)}},key(b,{ctrlKey:$,metaKey:O,shiftKey:L,altKey:C}){
let q=w();if($||O){let k=b==="y"||L&&b==="Z"?1:b==="z"?-1:0;return k&&e.go(k),k!==0}if(b==="Escape"&&o!==null&&!C)B();else if((b==="Delete"||b==="Backspace")&&q)
M(q);else return!1;return!0}}}function Mn(e,t){let r=`You reached the goal in ${re(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var An=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Cn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&An()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function er(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":Cn(r);let n=Ye(o);return e.won()?`${n} ${Mn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function tr(e,t,{
cells:r}){let o=`${xe(yt(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function or(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${re(e)}: ${r.join(", ")}.`}function _t(e,t){let r=null,o=null,n=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),d=c("ol.throw\
n",{label:"Your throws"}),u=E("Undo","Take the last throw back (Backspace)",y),p=E("Start again","Back to the start",h),l=E("Show the shortest route",null,()=>M(
!f)),f=!1;function m(){if(!r||!o)return;let{thrown:v}=o,j=o.moves(),S=f||o.won();r.paint({current:o.at(),near:Eo(j),distance:o.trail(),move:f?null:v.at(-1)??null,
route:f});for(let A of n.children){let B=Number(A.dataset.face);N(A,"aria-disabled",!j.some(([z])=>z===B))}P(s,v.length),P(a,v.length===1?"throw":"throws"),P(i,
S?r.throws??"none":"?"),He(d,v,at,(A,{face:B,stand:z})=>it(A,B,z));for(let A of[u,p])N(A,"aria-disabled",!v.length);N(l,"aria-pressed",`${f}`),N(e.root,"data-wo\
n",o.won())}function g(){r&&o&&e.say(er(o,r.throws,r.faces))}function w(v){if(!r||!o||o.won())return;let j=o.at();if(f=!1,!o.throws(v)){m(),e.say(tr(v,j,r.board));
return}m();let S=o.thrown.at(-1);S&&r.walk(S),g(),x()}function x(){t?.((o?.thrown??[]).map(({face:v})=>v))}function y(){o?.undo()&&(m(),g(),x())}function h(){!r||
!o?.thrown.length||(o=Ee(r.rules),f=!1,m(),g(),x())}function M(v){f=v,m(),v&&r?e.say(or(r.throws,r.route)):g()}return{name:"Play",under:n,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,p,!t&&l),d],show(v){r=v,o=Ee(r.rules),f=!1,n.replaceChildren(...r.faces.map(j=>{let S=E(Pt(j),null,()=>w(j),`Throw ${j}`);
return N(S,"data-face",j),S})),m(),g()},replay(v){if(!r)return!1;let j=o;o=Ee(r.rules);let S=v.every(A=>o?.throws(A));return S||(o=j),m(),g(),S},leave:()=>N(e.root,
"data-won",null),choose(v){let j=o?.moves()??[],S=j.find(([,A])=>A===v)??j.find(([,,A])=>A===v);S?w(S[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${v}\
.`)},key(v,{ctrlKey:j,metaKey:S,altKey:A}){if(j||S||A)return!1;let B=Number(v);if(v==="Backspace")y();else if(v!==" "&&r?.faces.includes(B))w(B);else return!1;return!0}}}var ct=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var Wt=new Map;function In(e){let t=Wt.get(e)??new CSSStyleSheet;return Wt.has(e)||t.replaceSync(e),Wt.set(e,t),t}function rr(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=ct;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[In(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var nr=e=>e.getRootNode().activeElement??
null;var[ut,sr]=["snl-workbench",1],Nn="This browser stores nothing here: download what you want to keep.",qn="The browser's storage is full: download what you want \
to keep.",Rn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function dt(e){try{let t=JSON.parse(window[e].
getItem(ut)??"null");return t?t.version!==sr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function ar(){let[e,
t]=[dt("sessionStorage"),dt("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:sr,signature:"board",sources:{}};return{
kept:o,store(){if(r)return Rn;let{signature:n}=o,s=dt("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(ut,JSON.stringify(o)),window.localStorage.setItem(ut,JSON.stringify({...o,sources:i})),""}catch(d){return d.name==="QuotaEx\
ceededError"?qn:Nn}},elsewhere(){let n=dt("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===ut&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function ir(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Pn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function lr({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},d="",u=null,p=c(".tools"),l=c(".tabs",{role:"group",label:"Program"}),f=c(".programs",
l,p),m=()=>a.signatures.find(({name:S})=>S===s.signature)?.template??"",g=()=>s.sources[s.signature]??m();function w(S){i=S,j();let{kind:A,name:B}=i;A==="mine"?
r(g(),!1):r(A==="link"?t??"":a.programs.find(z=>z.name===B)?.source??"",!0)}function x(){let S=e.elsewhere();S===null?u=null:S!==g()&&(u=S),j()}function y(){let[
S,A]=[u,o()];h(S??""),w({kind:"mine"}),u=A,j()}function h(S){S===void 0?delete s.sources[s.signature]:s.sources[s.signature]=S,d=e.store()}function M(){let S=`${i.
name??"mine"}.py`.replaceAll("-","_");ir(new Blob([o()],{type:"text/x-python"}),S)}function v(){h(t??""),w({kind:"mine"})}function j(){let{kind:S,name:A}=i,B=(O,L)=>{
let C=E(O,null,()=>w(L));return N(C,"aria-pressed",`${S===L.kind}`),C},z=O=>a.programs.filter(L=>L.kind===O).map(L=>[L.name,L.title]),b=ae("A program to look at",
[["","Look at a program"]],A??"",O=>{w(O?{kind:"program",name:O}:{kind:"mine"})});for(let[O,L]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let C=z(L).
map(([q,k])=>c("option",{value:q},k));b.append(c("optgroup",{label:null},C)),b.lastElementChild?.setAttribute("label",O)}b.value=A??"",b.classList.toggle("s-cho\
sen",S==="program"),l.replaceChildren(B("Mine",{kind:"mine"}),...t===null?[]:[B("From the link",{kind:"link"})],b);let $=E("Download","As a file of Python",M);if(S===
"mine"){let O=ae("How it is called",a.signatures.map(q=>[q.name,q.title]),s.signature,q=>{s.signature=q,d=e.store(),u=null,x(),w({kind:"mine"})}),L=E("Reset","B\
ack to the beginning of this signature",()=>{h(),w({kind:"mine"})}),C=u!==null&&E("Other tab's code","Exchange it with the code here",y);p.replaceChildren(O,L,$,
...C?[C]:[])}else S==="link"?p.replaceChildren(E("Make it mine","Instead of what is there",v),$):p.replaceChildren($)}return{node:f,chosen:()=>i,trouble:()=>d||
(u===null?"":Pn),end:e.follow(()=>{x(),n()}),show(S){a=S,x(),a.signatures.some(({name:A})=>A===s.signature)||(s.signature="board"),w(i)},changed(S){i.kind==="mi\
ne"&&h(S)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}var Ln=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Bn="This code came with the link. It has not run, and runs only when you press a button below.";function cr(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(M),d=ar(),u=De(t.address.read()),p=c(".editor"),l=c("p.note.quiet"),f=c("span.strip.quiet",{role:"status"}),m=c("progr\
ess",{max:1,label:"Python is loading",hidden:""}),g=c(".cards"),w=nt(t),x=E("Stop","End what is running",()=>i.stop()),y=Ln.map(([b,$,O])=>E(b,O,()=>B($))),h=lr(
{keeper:d,arrived:u,open:v,text:()=>o?.text()??"",heard:()=>j()});function M({part:b,ready:$}){m.hidden=$===!0||!a,b!==void 0&&N(m,"value",b),$?P(f,a?"It runs …":
""):a&&P(f,`Python is loading (${i.size}, once) …`)}function v(b,$){o?.open(b,$),j()}function j(){let{kind:b}=h.chosen(),$={mine:h.trouble()||i.refusal,program:i.
refusal,link:Bn};P(l,$[b]??""),l.classList.toggle("s-strong",b==="link")}async function S(){n=!0;try{let[{make:b},$]=await Promise.all([t.editor(),t.shelf()]);o=
b(p,"Program",O=>{h.changed(O),j()}),h.show($)}catch(b){P(l,`The editor cannot be loaded: ${b.message}`)}A()}function A(){for(let b of y)N(b,"aria-disabled",a||
!o||!!i.refusal);x.hidden=!a,N(g,"aria-busy",`${a}`),!s&&i.size&&P(f,`Python (${i.size}) loads at the first run.`)}async function B(b){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),g.replaceChildren(),w.clear(),P(f,"It runs …"),A();let{name:$,cells:O,jumps:L,die:C,start:q,chained:k,overshoot:T}=r.board,_={name:$,cells:O,
jumps:L,die:C,start:q,chained:k,overshoot:T},U=await i.ask({kind:b,program:h.question(),board:_},K=>P(f,`${K} …`));a=!1,m.hidden=!0,P(f,""),A(),z(U)}function z(b){
let $=Co(b,{step:w.step,draw:O=>E("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){o?.point(O),o?.focus()}});g.replaceChildren(...$),b.line&&
o?.point(b.line),g.scrollIntoView({block:"nearest"}),b.of==="trace"&&b.stepper&&w.step(b.stepper),e.say(ze($)||"Step through the run below.")}return{name:"Write",
under:c("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[h.node,l,p,c(".tools.acts",y,x,c("span.progress",m,f))],foot:[g],below:[w.node],show(b){
r=b,r.paint({piece:!1}),n||S(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){w.clear(),i.end(),
h.end(),o?.destroy()},more:()=>h.chosen().kind==="mine"?Ct(o?.text()??""):"",stays:()=>u===null?"":Ct(u)}}var pt=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var dr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",ur=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Jt(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(F),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c("p.trouble",{role:"alert"}),d=c(""),u=c(".main",d),p=c(".side"),l=c(".stage",u,p),
f=c(".foot"),m=c(""),g=c("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:g,say:k=>P(s,k),use(k){x.add(k),z(k),B()},can:k=>x.
can(k),go(k){x.can(k)&&(z(x.go(k)),B())},enter(k){b(y.find(T=>T.name===k)??h),z(M.board),B()}},x=Zo(je(o.read())??F(t.board)),y=t.only?[t.only==="Play"?_t(w,r.played):
Dt(w)]:[_t(w),Dt(w),cr(w,r)],h=y.find(({name:k})=>k===Mt(o.read()))??y[0],M=ue(x.now()),v=n.map(({name:k},T)=>[`${T}`,k]),j=ae("Board",[["","Your board"],...v],
"",k=>{let T=n[Number(k)];k&&T&&w.use(T)}),S=c("input.address",{readonly:"",label:"To copy",hidden:""});async function A(){let T=`${location.href.split("#")[0]}${X(
M.board)}${At(h.name)}${h.more?.()??""}`;S.value=T;try{await navigator.clipboard.writeText(T),w.say("Copied: a link to this board.")}catch{S.hidden=!1,S.select(),
w.say("Copy the link from the field.")}}function B(){let k=y.map(({stays:T})=>T?.()??"").join("");o.write(`${X(M.board)}${At(h.name)}${k}`)}function z(k){let T=nr(
d),_=d.contains(T)&&T?.dataset.cell;M=ue(k),d.replaceChildren(M.node),N(l,"style",`--shape:${M.shape};--columns:${M.columns}`),N(g,"style",`--rows:${M.plan.rows}`),
P(a,we({...k,name:""}));let U=n.findIndex(K=>X(K)===X(k));j.value=U<0?"":`${U}`,j.options[0].hidden=U>=0,S.hidden=!0,P(i,""),h.show(M),_&&M.cells.get(Number(_))?.
focus({preventScroll:!0})}function b(k){h.leave(),h=k;for(let[T,_]of $.entries())N(_,"aria-pressed",`${y[T]===h}`);Y(g,"drawing",h.name==="Draw"),Y(g,"writing",
h.name==="Write"),u.replaceChildren(d,h.under),p.replaceChildren(c(".says",s),...h.side),f.replaceChildren(...h.foot??[]),m.replaceChildren(...h.below??[])}let $=y.
map(k=>E(k.name,null,()=>w.enter(k.name)));g.addEventListener("mousedown",k=>{let T=k.target;!T.closest(".s-grid")||!d.contains(T)||(k.preventDefault(),g.focus(
{preventScroll:!0}))}),g.addEventListener("click",({target:k})=>{let T=k.closest(".s-grid .s-cell");T&&d.contains(T)&&h.choose(Number(T.dataset.cell))}),g.addEventListener(
"keydown",k=>{let T=k.target;ur(k)&&k.stopPropagation(),!T.matches(dr)&&h.key(k.key,k)&&k.preventDefault()});function O(k){let T=k.composedPath()[0];if(k.defaultPrevented||
!ur(k)||!/^[1-9]$/.test(k.key)||T.closest(`${dr}, .snl-stepper`))return;let{top:_,bottom:U}=d.getBoundingClientRect();U>0&&_<innerHeight&&h.key(k.key,k)&&k.preventDefault()}
function L(){let k=je(o.read());k&&(X(k)!==X(M.board)||o.links)&&(x.add(k),b(y.find(({name:T})=>T===Mt(o.read()))??h),z(k)),P(i,Tt(o.read()))}o.keys&&addEventListener(
"keydown",O);let C=o.follow(L);g.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},$),n.length>0&&c("label.board-of",c("span","B\
oard"),j),a,o.links&&c(".tools",E("Copy link","A link to this board",A),S)),i,l,f)),Y(g,"ready",!0),Y(g,"only",t.only),Y(g,"fixed",t.fixed);let{remove:q}=rr(e,pt,
g);return e.append(m),b(h),z(M.board),P(i,Tt(o.read())),{show:z,replay:k=>h.replay?.(k)??!1,destroy(){removeEventListener("keydown",O),C();for(let k of y)k.end?.();
m.remove(),q()}}}function fe(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function ye(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var ft=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Dn]=Me;function pr({given:e,write:t,around:r},o,n,s){let a=c(""),i=n(e.stub),d=()=>{},u={read:()=>X(i),write(l){i=je(l)??i,t(o(i))},follow(l){return d=l,()=>{}},
links:!1,keys:!1},p=`Exercise ${e.number}: the board`;return Jt(a,{board:i,only:"Draw",fixed:!s,label:p},{...r,address:u}),{node:a,show(l){try{i=n(l)}catch{return!1}
return d(),!0}}}var fr=e=>pr(e,t=>`from snl_algos import Board

${e.given.defines} = ${Dn.write(t)}`,t=>st(fe(t,e.given.defines))[0],!0),mr=e=>pr(e,({jumps:t})=>`${e.given.defines} = ${ft(t)}`,t=>{let o=Object.entries(ye(fe(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return F({...e.given.form.board,jumps:o})},!1);function hr({given:e,write:t,around:r}){let{defines:o,form:n,number:s}=e,
a=c(""),i={read:()=>X(F(n.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},d=`Exercise ${s}: the board`,u=Jt(a,{board:n.board,only:"Play",label:d},{...r,address:i,
played:l=>t(`${o} = [${l.join(", ")}]`)});function p(l){let f=ye(fe(l,o));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:a,first:"Choose \
the first face.",judge(l){let f=p(l);return f?.length?_n(F(n.board),f):null},show(l){let f=p(l);return!!f&&u.replay(l===e.stub?[]:f)}}}function _n(e,t){let r=tt(
e),o=Ee(r);if(o.won()||!t.every(d=>o.throws(d)))return null;let n=o.won()&&t.length===Re(r).throws,s=`You reach the goal in ${re(t.length)}.`,a=n?s:o.won()?`${s}\
 Fewer are enough.`:`After ${re(t.length)} you stand on cell ${o.at()}, not on ${e.cells}.`,i=o.thrown.map((d,u)=>`${u+1}. ${Ye(d)}`);return{kind:"result",verdict:{
passed:n,reason:a,details:i,board:null,report:null,line:null}}}function gr({given:e,write:t}){let{defines:r,form:o,number:n}=e,s=F(o.board),{columns:a,rows:i}=Te(s.cells),d=ue(s);d.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(m=>{let g=m+1,[w,x]=G({cells:s.cells,start:1,columns:a,rows:i},g),y=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${g}`,
input:()=>t(`${r} = ${ft(p())}`)}),h=`grid-row:${i-w};grid-column:${x+1}`;return[g,{input:y,node:c("label.field",{style:h},c("span",`${g}`),y)}]})),p=()=>[...u].
filter(([,{input:m}])=>/^\d+$/.test(m.value.trim())).map(([m,{input:g}])=>[m,Number(g.value)]),l=c(".drawn.thumb",{inert:"",style:`--columns:${d.columns};--shap\
e:${d.shape}`},d.node),f=c(".fields",{role:"group",label:`Exercise ${n}: the distances`,style:`--columns:${a}`},[...u.values()].map(({node:m})=>m));return{node:c(
".distances",l,f),show(m){let g=ye(fe(m,r));if(typeof g!="object"||!g||Object.keys(g).some(w=>!u.has(Number(w))))return!1;for(let[w,{input:x}]of u){let y=`${g[w]??
""}`;x.value.trim()!==y&&(x.value=y)}return!0}}}var Wn=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ae=e=>Wn(e).map((t,r)=>r%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),mt=e=>e.map(([t,r])=>t?c("span",{class:t},
r):r);function wr({given:e,write:t}){let{defines:r}=e,o=e.form.steps,n=o.map(([p])=>p),s=n,a=new Map(o.map(([p,l])=>{let f=E("↑",null,()=>d(p,-1),`Move step ${p} up`),
m=E("↓",null,()=>d(p,1),`Move step ${p} down`),g=c("span.words",c("strong",`${p}.`)," ",Ae(l));return[p,{up:f,down:m,node:c("li.step",g,c(".tools",f,m))}]})),
i=c("ol.steps",{label:"The steps, in your order"});function d(p,l){let f=s.indexOf(p);if(!s[f+l])return;let m=[...s];[m[f],m[f+l]]=[m[f+l],m[f]],s=m,u(),a.get(p)?.[l<
0?"up":"down"].focus(),t(`${r} = [${s.map(g=>`"${g}"`).join(", ")}]`)}function u(){s.forEach((p,l)=>{let f=a.get(p);f&&(N(f.up,"aria-disabled",l===0),N(f.down,"\
aria-disabled",l===s.length-1),i.append(f.node))})}return u(),{node:i,first:"Put the steps in order first.",show(p){let l=ye(fe(p,r));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...n].sort()}`?!1:(s=l,u(),!0)}}}function br({given:e,write:t}){let{defines:r,name:o}=e,s=e.form.steps.map(([,a],i)=>{let d=c("input",{type:"\
radio",name:`snl-${o}`,change:()=>t(`${r} = ${i+1}`)});return{input:d,node:c("label.step",d,c("b",`${i+1}.`),c("span.words",Ae(a)))}});return{node:c(".steps",{role:"\
radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:ye(fe(a,r));return i!==0&&!s[i-1]?!1:
(s.forEach(({input:d},u)=>{d.checked=u===i-1}),!0)}}}var Jn={order:wr,choice:br,board:fr,jumps:mr,throws:hr,distances:gr};function kr(e,t,r){let o=Jn[e.form.kind];if(!o)return null;let n="",s=!1,a=o({given:e,write:u,
around:r}),i=E("","The Python that this writes",()=>{s=!s,p()}),d=c(".reply",a.node,c(".tools.swap",i),t.node);function u(l){n=l,t.replace(l)}function p(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",N(i,"aria-expanded",`${s}`)}return p(),{node:d,missing:l=>l===e.stub?a.first:"",judge:l=>a.judge?.(l)??null,
show(l){l!==n&&(n=l,!(a.show(l)||s)&&(s=!0,p()))}}}function yr({hints:e,solution_coloured:t,after:r},o){let n=c(".help",c("",{class:"highlight"},c("pre",mt(t))),r.map(g=>c("p",Ae(g)))),s=0,a=c("ol.hints",{label:"\
Hints"}),i=c(".asked",{role:"group",label:"The solution"}),d=E("Hint","A little help; there may be more",p),u=E("Solution","Asks before it shows it",f);function p(){
if(s===e.length)return;s+=1;let g=c("li",{tabindex:-1},c(".help",c("p",Ae(e[s-1]))));a.append(g),g.focus({preventScroll:!0}),g.scrollIntoView({block:"nearest"}),
l()}function l(){let g=e.length-s;d.textContent=s?`Next hint (${g} left)`:"Hint",N(d,"aria-disabled",!g),g||(d.textContent="No more hints")}function f(){let g=E(
"Show it",null,m),w=e.length-s,x=w?` There ${w===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(c("p",`Do you want to see a solution?${x}`),
c(".tools",g,E("Not yet",null,()=>(i.replaceChildren(),u.focus())))),g.focus()}function m(){let g=E("Hide it",null,()=>(i.replaceChildren(),u.focus())),w=E("Use\
 it","In the place of what you have",o);i.replaceChildren(c("b","A solution"),n,c(".tools",w,g)),w.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return l(),{buttons:[d,u],nodes:[a,i]}}function Fn(e,t){if(!e)return null;try{let{board:r,node:o}=Et(e,null);return{node:o,words:we(r),way:t.draw(r)}}catch{return null}}function Hn({passed:e,reason:t,
board:r,details:o,line:n},s){let a=Fn(r,s),i=[te(t),...o.map(te),a&&c("p.quiet",a.words),Oe(n,s),a&&c(".tools",a.way)].filter(d=>!!d);return oe(e?"right":"wrong",
e?"Solved":"Not yet",...a?[c(".exhibit",a.node,c(".told",i))]:i)}function Un({verdict:e,like:t,stepper:r},o){let{report:n,passed:s,reason:a}=e;return[a&&!s&&oe(
"wrong","Not yet",te(a)),Le({kind:"result",report:n,like:t,stepper:r},o)]}function xr(e,t){if(e.kind==="failure")return[Be(e,t),ot(e)].filter(n=>!!n);let{verdict:r}=e;
return[...r.report?Un(e,t):[Hn(r,t)],ot(e)].filter(n=>!!n)}var Yn="Nothing is written yet.",Vn="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",vr="It runs. A c\
all may take 1 second …",Gn="The mark stays: another version of yours has solved it.";function $r(e,t,r,o){let{name:n,number:s,stub:a}=t,i=de(n),d=!1,u=c("p.n\
ote.quiet"),p=Ue(o.size),l=c("span.state"),f=c(".cards"),m=nt(r),g=yr(t,()=>A(t.solution,"This is a solution.")),w=Jo({label:`Exercise ${s}`,picture:mt(t.stub_coloured),
stub:a,source:i?.source??a,editor:r.editor,change:S,trouble:k=>P(u,k)}),x=kr(t,w,r),y=E("Check","Run it and judge it",O),h=E("Stop","End what is running",()=>o.
stop()),M=E("Reset","Back to how it was",()=>A(a,x?"":"Ctrl+Z in the editor brings your code back.")),v=null,j=E("Other tab's answer","Exchange it with the answ\
er here",B);j.hidden=!0;function S(k){k!==(de(n)?.source??a)&&P(u,ht(n,k)),x?.show(k)}function A(k,T){w.replace(k),p.say(T)}function B(){let[k,T]=[v,w.text()];v=
T,w.replace(k??"")}let b={loads:k=>p.loads(k,vr),changes:$};function $(){let k=de(n)?.solved;P(l,k?"✓ Solved":""),N(y,"aria-disabled",o.busy()||!!o.refusal),h.
hidden=!d,N(f,"aria-busy",`${d}`),!o.begun()&&o.size?p.say(`Python (${o.size}) loads at the first check.`):!d&&p.said().startsWith("Python")&&p.say(""),o.refusal&&
P(u,o.refusal)}async function O(){if(o.busy()||o.refusal)return;let k=w.text();if(!k.trim()){p.say(Yn);return}w.point(null),f.replaceChildren(),m.clear();let T=x?.
missing(k);if(T){p.say(T);return}C(k,x?.judge(k)??await L(k))}async function L(k){d=!0,p.say(vr);let T=p.count(),_={kind:"exercise",exercise:n,program:{source:k}},
U=await o.ask(b,_,K=>p.say(`${K} …`));return T(),d=!1,U}function C(k,T){T.verdict?.passed&&P(u,ht(n,k,!0));let _=xr(T,{step:m.step,draw:K=>c("a.button",{href:`${t.
play}${X(K)}&draw`},"Open this board in the workbench"),point:K=>w.point(K)});for(let K of _)N(K,"role","group");f.replaceChildren(..._),$(),T.verdict?.passed?p.
say("Solved."):de(n)?.solved?p.say(`${ze(_)}. ${Gn}`):p.say(ze(_));let U=T.verdict?.line??T.line;U&&!x&&w.point(U),f.scrollIntoView({block:"nearest"})}let q=c("",
{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});q.append(c(".frame",x?x.node:w.node,u,c(".tools.acts",y,h,p.clock,...g.buttons,
M,j,l,p.node),f,...g.nodes)),e.replaceChildren(q,m.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),N(
e,"data-mounted",""),Y(q,"ready",!0),o.watch(b),x?.show(w.text()),Kt((k,T)=>{if(k!==null&&k!==n)return;let _=de(n);!T&&_&&_.source!==w.text()&&w.replace(_.source);
let U=Zt(n);T&&U!==null&&U!==w.text()&&(v=U,j.hidden=!1,P(u,Vn)),$()}),$()}var Sr=`.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: \
22rem;margin:0}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:coarse){.s-c\
ellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}
`;var Or=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
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
`;function jr(){let e=document.createElement("style");e.textContent=`${ct}${pt}${Or}${Sr}`,document.head.append(e)}var Ft=document.querySelector("[data-snl-cells]");if(Ft){jr();let e=_o(JSON.parse(Ft.dataset.files??"null")),t=Wo(e),r=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let o of r)$r(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);Lo(JSON.parse(Ft.textContent??"[]"),e,t)}})();
