// built from web/ by `npm run build`
"use strict";(()=>{var Fe="snl-exercise:",Tn="This browser stores nothing here. Export what you want to keep.",In="The browser's storage is full. Export what you want to keep.",Nn="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",qn=globalThis,Vt=qn.snlRecords??=new Map,
Gt=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function He(e,t){try{let n=JSON.parse(window[e].getItem(
Fe+t)??"null");return Gt(n)?n:n?.version>1?"newer":null}catch{return null}}function de(e){let[t,n]=[He("sessionStorage",e),He("localStorage",e)],o=[Vt.get(e),t,
n].filter(r=>Gt(r));return o.length?{...o[0],solved:o.some(({solved:r})=>r)}:null}function Zt(e){let t=He("localStorage",e);return t===null||t==="newer"?null:t.
source}function gt(e,t,n=!1){let o=de(e),r={version:1,source:t,solved:n||(o?.solved??!1)};Vt.set(e,r);let s="";try{if(He("localStorage",e)==="newer")s=Nn;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(Fe+e,JSON.stringify(r))}catch(a){s=a.name==="QuotaExceededError"?In:Tn}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function Kt(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Fe)&&e(t.slice(
Fe.length),!0)})}function N(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function wt(e,t){for(let n in t)N(e,n,t[n])}var Y=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Rn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Qt=e=>(t,...n)=>{let[o,...r]=t.split("."),s=e(o||"div");for(let a of r)Y(s,a,!0);for(let a of n)Rn(a)?wt(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=Qt(e=>document.createElement(e)),me=Qt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),he=(e,t,...n)=>me(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...n);function P(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ue(e,t,n,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((r,s)=>{let a=e.children[s]??e.appendChild(n());o(a,r)})}function bt(e){let t=[];return n=>{for(let o of t)Y(o,e,!1);t=n.filter(o=>!!o);for(let o of t)Y(
o,e,!0)}}var M=(e,t,n,o)=>d("button.button",{type:"button",title:t,label:o,click:n},e);function Xt(e,t,n,o=!1){let r=M(e,t,()=>{o=!o,N(r,"aria-pressed",`${o}`),n(o)});return N(
r,"aria-pressed",`${o}`),r}function ae(e,t,n,o){let r=t.map(([a,i])=>d("option",{value:a,selected:a===n&&""},i));return d("select.button",{label:e,change:({target:a})=>o(
a.value)},r)}var kt=(e,t,...n)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var eo=(e,...t)=>d("details.fold",d("summary",e),...t);function Ye(e){let t=d("span.strip.quiet",{role:"status"}),n=d("span.clock.quiet",{"aria-hidden":"true"}),o=d("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:d("span.progress",o,t),say:r=>P(t,r),said:()=>t.textContent??"",loads({part:r,ready:s},a){o.hidden=s===!0,r!==void 0&&N(o,"value",r),P(t,s?a:
`Python is loading (${e}, once) …`)},count(){let r=performance.now(),s=()=>P(n,`${Math.round((performance.now()-r)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),P(n,""),o.hidden=!0}}}}var yt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ne=(e,t="throws")=>`${yt(e)} ${e===1?t.replace(/s$/,""):t}`,ye=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Pn={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},to=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Pn[`${e}`]});function Ve(e){if(!e)return"";let{from:t,face:n,landing:o,stand:r,feet:s}=e,a=s.length>1?`follow the jumps to ${r}`:"",i=r>o?`climb to ${r}`:`slide to ${r}`,c=r===
o?"":a||i;return n===null?`${ye(c)} from ${t}.`:`From ${t}, roll ${xt(n)}: land on ${o}${c&&`, ${c}`}.`}var xt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;var ie={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Bn}=ie,Q=e=>Array.from({length:e},(t,n)=>n),Ze=(e,t,n)=>Math.min(n,Math.max(t,e));function G({start:e,columns:t},n){let o=e===0?1:0;if(n===0)return[0,
0];let r=Math.floor((n-1)/t),s=(n-1)%t;return[r,o+(r%2?t-1-s:s)]}var oo=({columns:e,start:t})=>e+(t===0?1:0);function V(e,t){let[n,o]=G(e,t),[r,s]=Bn.anchor;return[
o+r,e.rows-n-1+s]}function re([e,t],[n,o]){let r=Math.hypot(n-e,o-t)||1,s=(n-e)/r,a=(o-t)/r;return{length:r,spot:(c,u=0)=>[e+c*s-u*a,t+c*a+u*s]}}function no([e,
t],[n,o],[r,s]){let[a,i]=[r-n,s-o],c=((e-n)*a+(t-o)*i)/(a*a+i*i||1),u=Ze(c,0,1);return Math.hypot(e-n-u*a,t-o-u*i)}function Ge(e,t){let[[o,r],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-r)/(2*1e-4)]}function Ke(e,t,n,o){let r=(n-t)/o,s=[e(t)];for(let a of Q(o)){let[i,c]=[t+a*r,t+(a+1)*r],[[u,p],[l,f]]=[e(i),e(
c)],[[m,g],[w,x]]=[Ge(e,i),Ge(e,c)];s.push([u+m*r/3,p+g*r/3],[l-w*r/3,f-x*r/3],[l,f])}return s}var zn=4,ro=(e,t)=>{let n=ie.light.tints.length-1;return Math.round(
n*Ze(e/Math.max(t,zn),0,1))};var $t=400,vt=20,Dn=["stay","bounce","win"];function Ce(e,t,n,o){if(!Number.isInteger(e)||Number(e)<n||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${n} to ${o}, not ${e}`);return Number(e)}function _n(e){if(!Array.isArray(e))return Ce(e,"the die",1,vt);if(!e.length||e.length>vt)throw new Error(`a die \
in this page has 1 to ${vt} faces, not ${e.length}`);let t=e.map(o=>Ce(o,"a face of the die",1,10**18));t.sort((o,r)=>o-r);let n=t.find((o,r)=>o===t[r-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Wn(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[r,s]=o;for(let i of o)Ce(i,`a cell of the jump ${r}→${s}`,1,e);let a=n.get(r);if(a!==void 0)throw new Error(`two jumps from cell ${r}: ${r}→${a} a\
nd ${r}→${s}`);n.set(r,s)}return[...n].filter(([o,r])=>o!==r).sort(([o],[r])=>o-r)}function H(e){let{name:t="",jumps:n=[],die:o=6,start:r=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ce(e.cells,"the number of cells",1,$t);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Dn.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Wn(
i,n),die:_n(o),start:Ce(r,"start",0,1),chained:s,overshoot:a}}var so=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function Te(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**
2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Qe=e=>Q(e*e).map(t=>{let{columns:n,rows:o}=Te(e*e),[r,s]=G({cells:e*e,start:1,columns:n,
rows:o},t+1);return{cell:t+1,row:e-1-r,column:s}});function ao(e,t=Math.random){let n=Q(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(n.length/4)),r=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Q(2*o).map(a=>{let[i,c]=[r(),r()].sort((u,p)=>u-p);return a<o?[i,c]:[c,i]});return H({...e,name:"",
jumps:s})}function ge({name:e,cells:t,jumps:n,die:o,start:r,chained:s,overshoot:a}){let i=n.filter(([u,p])=>p>u).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return r===0&&c.push("s\
tarts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}function se({tag:e,name:t,attributes:n,fill:o,stroke:r,width:s,parts:a=[],text:i}){let c=[o&&`fill:var(--${o})`,r&&`stroke:var(--${r})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[n.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return me(p,{...n,style:u||null},a.map(se),i)}var{shape:io}=ie;function lo(e,t,n,o){let{spot:r}=re(e,t);return{neck:r(n),wings:[r(n,o),e,r(n,-o)]}}function co(e,t,n){let{least:o,more:r,head:s,edge:a}=io.arc,
{length:i,spot:c}=re(e,t),u=o+r*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,m]=c(i/2,l*u*2),g=[Ze(f,a,n-a),Math.max(m,a)],w=re(g,t),x=w.spot(w.length-.06);return{from:e,
turn:g,tip:x,...lo(x,g,s,s*.4)}}function St(e,t,n,o,r){let{length:s,spot:a}=re(e,t),i=Math.min(o,s/4),c=a(s-i),u=a(s/2,2*n);return{from:a(i),turn:u,tip:c,middle:a(
s/2,n),...lo(c,u,r,r/2)}}function uo(e){let t=io.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:r,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?r:[],...e===6?a:[]]}var{shape:le}=ie;function Ot(e,t,n){let{length:o,spot:r}=re(V(e,t),V(e,n));return re(r(le.apart),r(o-le.apart))}function fo(e,t,n){let{length:o,spot:r}=Ot(e,t,n),
{half:s,over:a,rung:i}=le.ladder,c=Math.max(2,Math.round(o/i)),u=[s,-s].map(l=>[r(-a,l),r(o+a,l)]),p=Q(c+1).map(l=>{let f=o*l/c;return[r(f,s),r(f,-s)]});return{
rails:u,rungs:p}}function po(e,t){let n=(e+t)%2?-1:1;return[0,le.snake.bow,-le.snake.bow].flatMap(o=>[{hand:n,bow:o},{hand:-n,bow:o}])}function mo(e,t,n,{hand:o,
bow:r}){let{length:s,spot:a}=Ot(e,t,n),{swing:i,wave:c}=le.snake,u=Math.max(1,Math.round(s/c)),p=o*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,m=p*f*Math.sin(
2*Math.PI*u*l)+r*Math.sin(Math.PI*l);return a(s*l,m)}}function Jn(e,t,n,o){let r=o.map(([i,c])=>[V(e,i),V(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:po(
t,n)[0]};for(let i of po(t,n)){let c=mo(e,t,n,i),u=Q(25).map(m=>c(m/24)),p=u.some(([m,g])=>m<.15||m>s-.15||g<.15||g>e.rows-.15),f=u.filter(m=>r.some(([g,w])=>no(
m,g,w)<le.snake.clear)).length+(p?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function ho(e,t,n,o){let r=mo(e,t,n,Jn(e,t,n,o)),{length:s}=Ot(e,t,n),a=4*
Math.max(1,Math.round(s/le.snake.wave))+2,i=g=>w=>{let x=le.snake.half*(1-.3*w-.6*w**3),[y,h]=r(w),[j,v]=Ge(r,w),E=Math.hypot(j,v)||1;return[y-g*x*v/E,h+g*x*j/E]},
c=Ke(i(1),0,1,a),u=Ke(i(-1),1,0,a),p=[...c,c[c.length-1],u[0],...u],{spot:l}=re(r(0),r(.02)),{skull:f,eye:m}=le.snake;return{outline:p,stripe:Ke(r,Math.min(.4,.25/
s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-m/3,.55*f),l(-.05-m/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var go=(e,t)=>(2*e+3*t)%ie.light.snakes.length;var{shape:qe}=ie,ce=e=>`${Math.round(e*1e3)/1e3}`,Ie=e=>e.map(t=>t.map(ce).join(" ")),we=e=>`M${Ie(e).join("L")}`,wo=e=>`M${Ie(e.slice(0,1))}C${Ie(e.slice(1)).join(
" ")}`,jt=(e,t,n)=>`M${Ie([e])}Q${Ie([t,n]).join(" ")}`,Z=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Xe=(e,[t,n],o,r)=>({tag:"circle",name:e,attributes:{
cx:ce(t),cy:ce(n),r:o},...r}),et=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Et=(e,[t,n],o,r,s)=>({tag:"rect",name:e,attributes:{x:ce(t),y:ce(n),width:o,
height:o,rx:r},...s}),ko=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),yo=(e,[t,n],o,r,s)=>({tag:"text",name:e,attributes:{x:ce(t),y:ce(n),"\
font-size":o},fill:s,text:r});function Fn(e,t,n){let{rails:o,rungs:r}=fo(e,t,n),{rail:s,rungWidth:a}=qe.ladder,i=o.map(we).join("");return[Z("halo",i,{stroke:"c\
ell",width:s+.05}),Z("rungs",r.map(we).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function Hn(e,t,n,o){let{outline:r,stripe:s,skull:a,
eyes:i,pupils:c,tongue:u}=ho(e,t,n,o),{skull:p,stripe:l,eye:f,pupil:m}=qe.snake,g=`snake-${go(t,n)}`,w=`${wo(r)}Z`;return[Z("halo",w,{stroke:"cell",width:.06}),
Z("tongue",u.map(x=>we(x)).join(""),{stroke:g,width:.025}),Z("skin",w,{fill:g}),ko(Z("stripe",wo(s),{stroke:"cell",width:l}),"0.04 0.12"),Xe("skull",a,p,{fill:g}),
...i.map(x=>Xe("eye",x,f,{fill:"die"})),...c.map(x=>Xe("pupil",x,m,{fill:"dieInk"}))]}function tt(e,t){let n=[...t],o=n.filter(([a,i])=>a<i),r=n.filter(([a,i])=>a>
i),s=(a,i,c,u)=>et(a,u,{"data-ends":`${i} ${c}`});return[...o.map(([a,i])=>s("ladder",a,i,Fn(e,a,i))),...r.map(([a,i])=>s("snake",a,i,Hn(e,a,i,o)))]}function xo(e){
let[t,n]=G(e,e.cells),[o,r]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=qe.flag,[u,p,l]=s,f=w=>w.map(([x,y])=>[o+x,r+y]),m=we(f([s.slice(0,2),[u,l]])),g=`${we(
f([[u,p],a,[u,i]]))}Z`;return et("flag",[Z("pole",m,{stroke:"goal",width:c}),Z("pennant",g,{fill:"goal"})])}function Ne([e,t],n,o=1){let{side:r,corner:s,pip:a}=qe.
die,i=uo(n).map(p=>Xe("pip",p,a,{fill:"dieInk"})),c=yo("face",[0,r*.24],r*.7,`${n}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return et("die",[Et("side",
[-r/2,-r/2],r,s,u),...i.length?i:[c]],{transform:`translate(${ce(e)} ${ce(t)}) scale(${o})`})}function bo(e,t,n){let[o,r]=G(e,t),s=[r+.06,e.rows-o-.94],a=Et(n,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,ko(a,"0.03 0.06")}function vo(e,{from:t,face:n,landing:o,stand:r}){let s=r===
o?[]:[bo(e,r,"stand")];if(n===null)return s;let a=V(e,t);if(t===o)return[Ne(a,n)];let{turn:i,neck:c,wings:u}=co(a,V(e,o),oo(e)),p=`--far:${ce(re(a,i).length+re(
i,c).length)}`,l=Z("arc",jt(a,i,c),{stroke:"now",width:qe.arc.width});return[bo(e,o,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:p}},
Z("tip",`${we(u)}Z`,{fill:"now"}),Ne(a,n)]}function $o(e,t,n){let o=n;return t.map(([r,s,a],i)=>{let[c,u]=[V(e,o),V(e,s)],p=St(c,u,u[0]>=c[0]?-.3:.3,.12,.16);o=
a;let[l,f]=[p.middle[0],Math.floor(p.middle[1])+.5],m=jt(p.from,p.turn,p.neck),g=`${we(p.wings)}Z`;return et("leg",[Z("rim",m,{stroke:"cell",width:.1}),Z("shaft",
m,{stroke:"ink",width:.05}),Z("tip",g,{fill:"ink"}),Et("count",[l-.3,f-.14],.28,.04,{fill:"ink"}),yo("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),Ne([l+.16,f],r,
.8)],{style:`--order:${i}`})})}function So(e,t,n){let o=new Set;for(let s=n;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[V(e,a),V(e,s)],{from:u,turn:p,tip:l,wings:f}=St(i,c,.12,.18,.13),m=jt(u,p,l)+we(f);return Z(o.has(s)?"branch\
.strong":"branch",m,{stroke:"ink",width:.03})})}function Oo({trace:e,rules:t,unit:n,farthest:o}){let{start:r,cells:s,jumps:a}=t,i={cells:s,start:r,...e.layout},{rows:c}=e.layout,u=r===0?1:0,p=e.layout.columns+
u,l=Q(s+u).map(I=>I+1-u),{waits:f}=to(e),m=new Map,g=new Map,w=bt("new"),x=bt("touched"),y=!1,h=null,j=new Set,v=null,E=!1;function S(I){let[R,W]=G(i,I),D=I===r?
"start":I===s&&"goal",F=d(".cell",{role:"gridcell","data-cell":I,"data-end":D,style:`grid-column:${W+1}`},d("span.number",`${I}`),d("span.end",{"data-is":D}),d(
"span.badge"));return Y(F,"odd",(R+W)%2),m.set(I,F),F}function A(I){for(let R of m.values())R.tabIndex=R===I?0:-1}function B(I){let{key:R,target:W}=I,[D,F]=G(i,
Number(W.dataset.cell)),J={ArrowLeft:[D,F-1],ArrowRight:[D,F+1],ArrowUp:[D+1,F],ArrowDown:[D-1,F]};if(R==="Enter"||R===" ")W.click();else if(J[R]){let ee=l.find(
fe=>`${G(i,fe)}`==`${J[R]}`);m.get(ee??-1)?.focus()}else return;I.preventDefault(),I.stopPropagation()}let z=I=>l.filter(R=>G(i,R)[0]===I).sort((R,W)=>G(i,R)[1]-
G(i,W)[1]),b=d(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:B,focusin:({target:I})=>A(I)},Q(c).reverse().map(I=>d(".row",{role:"ro\
w"},z(I).map(S))));A(m.get(r)??m.get(1));let $=`0 0 ${p} ${c}`,O=he(".layer.goal",$,se(xo(i))),L=he(".layer.jumps",$,tt(i,a).map(se)),[C,q,k]=["g.tree","g.move",
"g.route"].map(I=>me(I)),T=he(".layer.above",$,C,q,k);function _(I,R,W){if(!h)return"";let[D,F]=[h.distance.get(I),h.predecessor.get(I)],J=[`cell ${I}`,m.get(I)?.
dataset.end];for(let[fe,$e]of a)fe===I&&J.push(`${$e>I?"foot of a ladder":"head of a snake"} to ${$e}`),$e===I&&J.push(`${fe<I?"top of a ladder":"tail of a snak\
e"} from ${fe}`);let ee=h.visited.has(I)?"visited":"not reached";return J.push(R?"current":"",D!=null?`reached in ${ne(D,n)}`:ee,F!=null?`from ${F}`:"",W?f:"",j.
has(I)?"part of what is wrong":""),J.filter(Boolean).join(", ")}function U(I,R,W,D){let F=I.current===R,J=I.visited.has(R),ee=I.distance.get(R),fe=I.predecessor.
get(R),$e=`${[F,D,J,ee,fe,j.has(R)]}`;if(g.get(R)===$e)return;g.set(R,$e);let Cn=ee!=null?"reached":J&&"visited";wt(W,{"data-distance":ee,"data-tint":ee!=null&&
ro(ee,o),"data-from":fe,"data-visited":J,"data-waits":D,"aria-current":F,"data-state":F?"current":D?"frontier":Cn,label:_(R,F,D)}),N(W.lastChild,"data-is",yt(ee)||
null)}function K(){if(!h)return;let I=new Set(h.frontier.map(([R])=>R));for(let[R,W]of m)U(h,R,W,I.has(R))}function Ht(){if(!h)return;let I=y?So(i,h.predecessor,
h.current):[];C.replaceChildren(...I.map(se))}let Ut=I=>I.map(R=>L.querySelector(`[data-ends="${R} ${a.get(R)}"]`));function Yt(I,R){let W=new Set(Ut(R));for(let D of L.
children)Y(D,I,W.has(D))}function Mn(I){let R=I&&e.answer?.route||[],W=R.flatMap(([,D,F])=>F===D?[]:t.ride(D).feet);k.replaceChildren(...$o(i,R,r).map(se)),Y(L,
"routed",R.length),Yt("taken",W)}let An=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:i,cells:m,columns:p,shape:p/c,node:d(`.board${An}`,
{style:`--wide:${p};--high:${c}`},d(".sheet",b,O,L,T)),paint(I,R,W,D){h=I,K(),w([...R].map(F=>m.get(F))),Ht(),q.replaceChildren(...(W?vo(i,W):[]).map(se)),x(Ut(
W?.feet??[])),D!==E&&Mn(D),v=W,E=D},showTree(I){y=I,Ht()},mark(I,R){let W=R.flatMap(J=>J.moves??[]),D=R.flatMap(J=>J.jumps??[]),F=W.flatMap(([,J])=>t.ride(J).feet);
Yt("found",[...D.map(([J])=>J),...F]),j=new Set(R.flatMap(J=>J.cells??[]));for(let[J,ee]of m)Y(ee,"differs",J===I),Y(ee,"found",j.has(J));K()},drawn:()=>({trace:e,
plan:i,jumps:a,farthest:o,state:h,found:j,move:v,treeShown:y,routed:E})}}function ot({cells:e,jumps:t,die:n=6,start:o=1,chained:r,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof n=="number"?Array.from({length:n},(l,f)=>f+
1):n;function c(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let m=a.get(l);return m===void 0||f.length&&!r?{feet:f,stand:l}:c(m,[...f,l])}function u(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function p(l){return l===e?[]:i.flatMap(f=>{let m=u(l+f),g=m>0?c(m).stand:null;return g===null?[]:[[f,m,g]]})}return{cells:e,
start:o,jumps:a,ride:c,moves:p}}function Re({start:e,cells:t,moves:n}){let o=new Map([[e,0]]),r=new Map,s=new Map,a=[e];for(let c of a){let u=(o.get(c)??0)+1;for(let p of n(c)){let l=p[2];o.has(
l)||(o.set(l,u),r.set(l,c),s.set(l,p),a.push(l))}}let i=[];for(let c=t,u=s.get(c);u;u=s.get(c))i.unshift(u),c=r.get(c)??e;return{distance:o,predecessor:r,throws:o.
get(t)??null,route:i}}var Un="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Yn=260,jo=([e,t])=>`translate(${e}px,${t}px)`;function xe(e){let t=ot(e),n=Re(t),
o={board:e,layout:Te(e.cells),answer:{route:n.route},frontier_kind:"range of one throw"},r=Math.max(...n.distance.values()),s=Oo({trace:o,rules:t,unit:"throws",
farthest:r}),{plan:a,cells:i}=s,c=me("path.piece",{d:Un}),u=me("g.sketch"),[p,l]=[s.columns,a.rows],f=he(".layer.top",`0 0 ${p} ${l}`,u,c);s.node.firstElementChild?.
append(f);let m="",g=s.node.querySelector("[role=grid]");g&&N(g,"label",`Board: ${ge(e)}`);let w=s.node.querySelector(".s-jumps");function x({from:y,landing:h,stand:j,
feet:v}){let E=v.map(S=>t.jumps.get(S)??j);return[y,h,...E].map(S=>V(a,S))}return{...n,board:e,rules:t,plan:a,cells:i,faces:so(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(y){let{current:h=null,near:j=[],distance:v,predecessor:E,move:S=null}=y,{route:A=!1,piece:B=!0}=y,z={current:h,frontier:[...j].
map($=>[$,""]),distance:v??new Map,predecessor:E??new Map,visited:new Map},b=`${o.answer.route}`;A&&b!==m&&s.paint(z,new Set,S,!1),m=b,s.paint(z,new Set,S,A),N(
c,"visibility",!(B&&h!==null)&&"hidden"),h!==null&&N(c,"style",`transform:${jo(V(a,h))}`)},walk(y){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let h=x(y),[[j,v],[E,S]]=h,A=[(j+E)/2,Math.min(v,S)-.35],B=[h[0],A,...h.slice(1)].map(z=>({transform:jo(z)}));c.animate(B,{duration:Yn*(h.length-1),easing:"ease\
-in-out"})},trial(y){let h=new Map(y.jumps),j=new Set;for(let A of[...w?.children??[]]){let[B,z]=(A.getAttribute("data-ends")??"").split(" ").map(Number);h.get(
B)===z?j.add(B):A.remove()}let v=new Map(y.jumps.filter(([A])=>!j.has(A))),E=tt(a,v).map(se);for(let A of E)Y(A,"lit",!0);w?.append(...E),t.jumps.clear();for(let[
A,B]of h)t.jumps.set(A,B);let S=Re(t);return o.answer.route=S.route,S},light(y){for(let h of w?.children??[])Y(h,"lit",h.getAttribute("data-ends")===y?.join(" "))},
sketch:y=>u.replaceChildren(...y.map(se)),cellAt(y,h){let v=s.node.getRootNode().elementFromPoint(y,h)?.closest("[data-cell]"),E=v&&s.node.contains(v)&&v.dataset.
cell;return E?Number(E):null}}}var Eo=e=>new Set(e.map(([,t])=>t));var Pe=e=>e===null?"out of reach":ne(e),Se=e=>`${ye(e)}${/[.?!]$/.test(e)?"":"."}`,oe=(e,t,...n)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),n.filter(o=>!!o)),
te=e=>e&&d("p",`${e}`),be=e=>e&&d("p.quiet",`${e}`),Mo=(e,t)=>d("p","Right is ",d("b",Pe(e)),", yours says ",d("b",Pe(t)),"."),Ao=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Oe=(e,t)=>e!==null&&d(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function Le(e,t){
let n=H(e),o=xe(n);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let r=d(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:n,node:r}}function Be({report:e,like:t,stepper:n},o){let{boards:r,correct:s,finding:a,proven:i,tested:c,tried:u,notes:p,
smallest:l}=e,f=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,m=be(`The boards: ${r[0].toLowerCase()}${r.slice(1)}.`),g=p.map(v=>be(`Note: ${v.says}\
.`));if(s===null)return oe("open",`${e.name} could not be judged`,te(Se(a.says)),...g);if(s)return oe("right",`${e.name} is right on every board that was played`,
d("p",d("b","Proven"),`, by playing every one: ${i}.`),c&&d("p",d("b","Tested"),`, which proves nothing about others: ${c}.`),be(`${f}.`),m,...g);let{board:w,node:x}=Le(
e.board,a),y=typeof e.got=="number"||e.got===null,h=l?"Wrong on this board, the smallest there is":"Wrong on this board",j=[y?Mo(e.expected,e.got):te(`Right is ${Pe(
e.expected)}. Yours: ${e.got.says}.`),(y||a.kind!==e.got.kind)&&te(Se(a.says)),te(Ao(e.got)),...t.slice(0,2).map(v=>be(`It answers like a known mistake: ${v.title}\
. The repair: ${v.repair}`)),be(`${ge(w)} · ${f}`),m,...g,d(".tools",n&&M("Step to the first difference",null,()=>o.step(n)),o.draw(w))];return oe("wrong",h,d(
".exhibit",x,d(".told",j.filter(v=>!!v))))}function Vn({right:e,ended:t,throws:n,expected:o,finding:r,line:s},a){return e?oe("right",`Right on this board: ${Pe(
n)}`,be("One board proves little. Check plays them all, smallest first.")):oe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Mo(o,n),r&&te(Se(`${r.says}${s===null?"":`, in line ${s}`}`)),te(Ao(r)),Oe(s,a))}function Gn({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],n=e.rows.map(r=>d("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,
r.edges_looked_at,r.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(r=>r.first_difference);return oe(
"open",`On this board: ${Pe(e.throws)}`,kt("","Comparison",d("table",d("thead",d("tr",t.map(r=>d("th",{scope:"col"},r)))),d("tbody",n))),...o.map(({algorithm:r,
first_difference:{cell:s,finding:a}})=>be(`${r} first differs at cell ${s}: ${a.says}.`)))}var Zn={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},ze=({what:e,says:t,line:n},o)=>oe(e==="stopped"?
"open":"wrong",Zn[e]??"That did not work",te(Se(`${n===null?"":`line ${n}: `}${t}`)),Oe(n,o));function nt({printed:e,more_printed:t}){return e?.length?oe("open",
"It printed",kt(".printed","What it printed",e.map(n=>d(".piece",d("span.quiet",n.line===null?"":`line ${n.line}`),d("code",n.text)))),be(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Co(e,t){return[e.kind==="failure"?ze(e,t):e.of==="check"?Be(e,t):e.of==="compare"?Gn(e):e.of==="solve"&&Vn(e,t),nt(e)].
filter(o=>!!o)}var De=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var To=["Draw","Write"];function Mt(e){let t=new URLSearchParams(e.slice(1));return je(e)&&To.find(n=>t.has(n.toLowerCase()))}var At=e=>To.includes(e)?`&${e.toLowerCase()}`:
"",Kn=2e4;function Ct(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Kn?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function _e(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(n,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function X({cells:e,jumps:t,die:n,start:o,
chained:r,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,o===0&&"s0",r&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Qn=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Xn=e=>new URLSearchParams(
e.slice(1)).get("board");function Io(e){let[t,...n]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let r of n)if(/^\d+-\d+$/.test(r))o.jumps.push(r.split("-").map(Number));else if(/^d[\d-]+$/.test(r))o.die=Qn(r.slice(1));else if(r==="s0")o.start=0;else if(r===
"c")o.chained=!0;else if(r==="bounce"||r==="win")o.overshoot=r;else throw new Error(`“${r}” is neither a jump nor a rule`);return H(o)}function je(e){try{return Io(
Xn(e)??"")}catch{return null}}var er="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Tt(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{Io(n)}catch(r){return`The board in this link cannot be read: ${r.message}. ${er}`}let o=n.split(".").find(
r=>/^(\d+)-\1$/.test(r));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&_e(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var tr="script,style,link,meta,base,iframe,object,embed,form";function No(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
tr))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:o,value:r}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(o);(o.startsWith(
"on")||s&&/^\s*javascript:/i.test(r))&&n.removeAttribute(o)}return[...t.childNodes]}function qo(...e){let t=d("pre",e),n=d("",{class:"highlight"},t);return d("",
{class:"output text_plain notranslate"},n)}function Ro(e,t){let n=[...e.querySelectorAll("details.below-input, .cell_output")],o=d("",{class:"cell_output docuti\
ls container",hidden:""});e.append(o);let r=[];function s(){for(let l of r)l.then(({destroy:f})=>f());r=[],o.replaceChildren()}function a(l){for(let f of n)f.hidden=
l;o.hidden=!l}function i(l,f){let m=d("",{class:"snl-host"});o.append(m),r.push(t.step(m,l,{level:3,...f}))}let c=(...l)=>{let f=d("",{class:"snl-workbench snl-\
cell"},d(".cards",l));return d("",{class:"snl-host"},f)};function u(l,f){let{kind:m,text:g}=l;if(m==="html"||m==="svg"){let w=d("",{class:"output text_html"});return w.
append(...No(l[m])),w}if(m==="code")return qo(...No(`<pre>${l.lines.join(`
`)}</pre>`));if(m==="report"){let w={step:i,point:f.point,draw:y=>d("a.button",{href:`../play.html${X(y)}&draw`},"Open this board in the workbench")},x=Be({kind:"\
result",...l},w);return x.setAttribute("role","group"),c(x)}if(m==="board")try{return c(Le(l.board,null).node)}catch{}return g?qo(document.createTextNode(g)):null}
function p({exception:l,says:f,line:m,missing:g},{runAbove:w,point:x}){let y=w?"Run the cells above first":l,h=w?`${g} gets its value in a cell above, which has\
 not run yet.`:f&&Se(f),j=oe(w?"open":"wrong",y,te(h),w?d(".tools",M("Run all above","And then this cell",w)):Oe(m,{point:x,step:i,draw:()=>d("")}));return j.setAttribute(
"role","group"),c(j)}return{shown:()=>!o.hidden,wait(){o.setAttribute("aria-busy","true")},clear(){s(),a(!1)},show(l,f){if(s(),o.removeAttribute("aria-busy"),a(
!0),l.kind==="failure"){if(l.what==="stopped")return;let m=ze(l,{point:f.point,step:i,draw:()=>d("")});m.setAttribute("role","group"),o.append(c(m));return}for(let m of l.
shown)m.kind==="stepper"?i(m.payload,{predict:m.predict,position:m.position??void 0}):o.append(u(m,f)??"");l.more_shown&&o.append(d("p",`And ${l.more_shown.toLocaleString(
"en")} characters more.`)),l.error&&o.append(p(l.error,f))}}}var or=({kind:e,says:t,error:n})=>e==="failure"?t:n?.exception??"";function rt({title:e,bench:t,source:n,opensOn:o,watcher:r,begins:s,ends:a}){let i={loads(){},
changes(){}},c={beginning:-1,code:""};return{title:e,source:n,done:()=>c.beginning===t.beginnings()&&c.code===n(),async run(){let u=n();s?.();let p={kind:"cell",
program:{source:u},opens_on:o?.()??null},l=await t.ask(r??i,p,()=>{}),f=or(l);return c={beginning:f?-1:t.beginnings(),code:u},a?.(l),f}}}var nr="Stopped. Python begins again, without the names of the cells that have run.";function Po(e,{given:t,title:n,around:o,bench:r,above:s}){let i=e.parentElement.
querySelector("div.highlight"),c=t.source,u=!1,p=null,l=Ye(r.size),f=Ro(e.closest("div.cell"),o),m=d(".editor",{hidden:""}),g=M("Run","Run this cell (Shift+Ente\
r in the editor)",E),w=M("Edit","Open the editor",()=>b(!0)),x=M("Stop","End what is running",()=>r.stop()),y=M("Reset","Back to the code and the output of the \
lesson",O),h=rt({title:n,bench:r,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:C=>l.loads(C,"Running …"),changes:v},begins:S,ends:A}),
j=()=>{};function v(){N(g,"aria-disabled",r.busy()||!!r.refusal),x.hidden=!u,y.hidden=u||c===t.source&&!f.shown()}async function E(){r.busy()||r.refusal||await h.
run()}function S(){u=!0,f.wait(),l.say("Running …"),j=l.count()}async function A(C){u=!1,j();let{error:q,what:k}=C,T=q?.missing&&s().some(U=>!U.done()&&rr(U,q.
missing));f.show(C,{runAbove:T?B:null,point:$});let _=q?.line??C.line;k==="stopped"?l.say(nr):C.kind==="failure"?l.say(C.says):T?l.say("Run the cells above firs\
t."):q?l.say(`${q.exception}${_?` in line ${_}`:""}.`):l.say(C.shown.length?"Done.":"Done. This cell shows nothing."),v(),p&&(await p)?.point(_??null)}async function B(){
g.focus({preventScroll:!0});for(let C of s().filter(q=>!q.done())){l.say(`${C.title} runs …`);let q=await C.run();if(q){l.say(`${C.title} has ended early: ${q}`);
return}}await E()}async function z(){try{let{make:C}=await o.editor();i.hidden=!0,m.hidden=!1;let q=C(m,n,k=>{c=k,v()});return q.open(c),q}catch(C){return l.say(
`The editor cannot be loaded: ${C.message}.`),null}}async function b(C){w.hidden=!0,p??=z();let q=await p;return q||(p=null),w.hidden=!!q,C&&q?.focus(),q}async function $(C){
(await b(!0))?.point(C)}async function O(){(await p)?.destroy(),p=null,m.replaceChildren(),m.hidden=!0,i.hidden=!1,w.hidden=!1,c=t.source,f.clear(),l.say("As in\
 the lesson."),v(),g.focus({preventScroll:!0})}m.addEventListener("keydown",C=>{C.key!=="Enter"||!C.shiftKey||(C.preventDefault(),C.stopPropagation(),E())},{capture:!0}),
i.addEventListener("click",()=>{getSelection()?.isCollapsed&&b(!0)});let L=d("",{class:"snl-workbench snl-cell",role:"group",label:n});return L.append(m,d(".too\
ls",g,x,w,y,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(L),r.watch({loads(){},changes:v}),r.refusal&&N(g,"title",r.refusal),v(),h}var rr=(e,t)=>new RegExp(
`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Lo(e,t,n){let o=0,r=[];e.forEach((s,a)=>{let{id:i,exercise:c,source:u}=s,p=document.querySelector(`[data-snl-cell="${i}"]`);if(p){o+=1;let l=()=>r.slice(
0,a);r.push(Po(p,{given:s,title:`Cell ${o}`,around:t,bench:n,above:l}))}else{let l=()=>c&&de(c)?.source||u,f=c?"The exercise above":"A cell above";r.push(rt({title:f,
bench:n,source:l}))}})}var Bo='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var ar={format:"snl-workbench",version:2},ir={what:"stopped",says:"You stopped it."},It=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),lr=e=>`${(e/
1e6).toFixed(1)} MB`;function zo(e,t){let n=null,o=!1,r=0,s,a,i=null;function c(){let y=URL.createObjectURL(new Blob([Bo],{type:"text/javascript"})),h=new Worker(
y,{type:"module"});h.onmessage=({data:j})=>h===n&&w(j),h.onerror=j=>h===n&&m(j.message),h.postMessage({begin:{home:e.home,core:e.core,memory:s}}),n=h,o=!1}function u(){
clearTimeout(a),n?.terminate(),n=null}function p(y){clearTimeout(a);let{settle:h}=i??{};i=null,h?.(y)}function l(){if(clearTimeout(a),i?.silent)return;let{seconds:y}=e,
h=`It said nothing for ${y} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f({what:"late",says:h}),1e3*y)}function f(y){u(),c(),p(It(y))}function m(y){
o?f({what:"died",says:`Python itself broke, and begins again: ${y}`}):s?(s=null,u(),c()):(u(),p(It({what:"died",says:`Python could not be loaded: ${y}`})))}function g(){
!i||!o||(n?.postMessage({question:i.text}),l())}function w(y){y.memory?s=s===null?null:y.memory:y.bytes?t({part:Math.min(1,y.bytes/e.bytes)}):y.ready?(o=!0,t({ready:o}),
g()):y.failed?m(y.failed):x(JSON.parse(y.said))}function x(y){y.id===i?.id&&(l(),y.kind==="progress"?i?.progress(y.says):p(y))}return{size:`up to ${lr(e.weight)}`,
refusal:null,ask(y,h){r+=1;let j=`${r}`;return new Promise(v=>{i={id:j,text:JSON.stringify({...ar,id:j,...y}),silent:y.kind==="cell",progress:h,settle:v},n||c(),
g()})},stop:()=>i&&f(ir),end:u}}var Nt=e=>({size:null,refusal:e,ask:async()=>It({what:"died",says:e}),stop(){},end(){}});var cr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",dr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",qt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Do(e){return new Promise((t,n)=>{let o=document.createElement("script");o.src=qt(e),o.onload=()=>t(globalThis),o.onerror=()=>n(new Error(`${e}\
 is not there`)),document.head.append(o)})}var _o=({editor:e,shelf:t,python:n})=>({host(o){if(location.protocol==="file:")return Nt(cr);if(!n)return Nt(dr);let{
home:r,core:s}=n;return zo({...n,home:qt(r),core:qt(s)},o)},editor:async()=>(await Do(e)).snlEditor,shelf:async()=>(await Do(t)).snlShelf,step:async(o,r,s)=>snlStepper.
mount(o,r,{level:2,keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let r=()=>_e(location.
hash)===null?o():location.reload();return addEventListener("hashchange",r),()=>removeEventListener("hashchange",r)},links:!0,keys:!0}});var ur=["stopped","late","died"];function Wo(e){let t=new Set,n=null,o=!1,r=0,s=e.host(i=>n?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>o,beginnings:()=>r,busy:()=>n!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,c,u){n=i,o=!0,a();let p=await s.ask(c,u);return n=null,ur.
includes(p.what)&&(r+=1),a(),p}}}function st(e){let t=d(""),n=null;function o(){n?.then(({destroy:r})=>r()),n=null,t.replaceChildren()}return{node:t,clear:o,step(r){o();let s=d("");t.append(s),
n=e.step(s,r),t.scrollIntoView({block:"nearest"})}}}function Jo({label:e,picture:t,stub:n,source:o,editor:r,change:s,trouble:a}){let i=o,c=null,u=null,p=d("pre.plain"),l=M("Edit","Open the editor",()=>y(!0)),f=d(
".still",l,p),m=d(".editor",f);f.addEventListener("click",()=>y(!0));function g(){i===n?p.replaceChildren(...t):P(p,i)}function w(h){i=h,s(h)}async function x(){
try{let{make:h}=await r();return m.replaceChildren(),u=h(m,e,w),u.open(i),u}catch(h){return a(`The editor cannot be loaded: ${h.message}.`),null}}async function y(h=!1){
N(l,"aria-disabled",!0),c??=x();let j=await c;return h&&j?.focus(),j}return g(),{node:m,open:y,text:()=>i,replace(h){h!==i&&(i=h,u?u.replace(h):g(),s(h))},async point(h){
h===null&&!u||(await y(h!==null))?.point(h)}}}function Ee(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(o){let r=e.moves(n()).find(([i])=>i===
o);if(!r)return!1;let[,s,a]=r;return t.push({from:n(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[r,{stand:s}]of t.entries())o.set(s,r+1);return o}}}function ve(e){return Array.isArray(e)?`[${e.map(ve).join(", ")}]`:JSON.stringify(e)}function Rt(e,{cells:t,die:n,start:o,chained:r,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),o!==1&&"a start off the board",r&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function pr({cells:e,jumps:t,die:n,
start:o,chained:r,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,o!==1&&`start=${o}`,r&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function fr({name:e,cells:t,die:n,
start:o,chained:r,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:o,chained:r,overshoot:s,jumps:a}}).map(([p,l])=>`  "${p}": ${ve(l)}`).join(
`,
`)}
}
`}function mr(e){Rt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,o]of e.jumps)t[n-1]=o-1;return`${ve(t)}
`}function hr(e){Rt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Q(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:r,row:s,column:a}of Qe(t))n[s][a]=o.get(r)??-1;return`[${n.map(ve).join(`,
 `)}]
`}function gr(e){Rt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let o=e.jumps.filter(([r,s])=>s>r===n);t.push(`${o.length}`,...o.map(r=>r.join("\
 ")))}return`${t.join(`
`)}
`}var Me=[{name:"python",title:"Python: Board(...)",write:pr},{name:"json",title:"JSON",write:fr},{name:"move-array",title:"Move array, from 0",write:mr},{name:"\
grid",title:"LeetCode grid",write:hr},{name:"hackerrank",title:"HackerRank text",write:gr}];var Fo=["jumps","ladders","snakes","die","start","chained","overshoot"],wr=Fo.slice(0,3);function br(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function kr(e){let t=[""],n=0;for(let o of e)"([{".includes(o)&&(n+=1),")]}".includes(o)&&(n-=1),o===","&&!n?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function yr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[o,r]of kr(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(r)??[];if(o>1&&!r.includes("="))throw new Error(`expected a name, as in die=6, not ${r}`);if(o>0&&!Fo.includes(s))throw new Error(`a board has no option ${s}`);
wr.includes(s)?n.jumps.push(...xr(a)):n[s]=Ho(a)}return[n]}function Ho(e){try{return br(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function xr(e){
let t=Ho(e),n=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ve(n)}`);return t}var vr="format version name author source cells die start chained overshoot jumps".split(" ");function $r(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(r=>!vr.includes(r));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let r of["cells","jumps"])if(!(r in e))throw new Error(`the key "${r}" is missing`);let{format:n="snl-board",version:o=1}=e;if(n!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${o}`);return e}function Uo(e){let t=e.flatMap((n,o)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${ve(n)}`);return n===-1?[]:[[o+1,n+1]]});return{cells:e.length,jumps:t}}function Sr(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Qe(t).flatMap(({cell:o,row:r,column:s})=>e[r][s]===
-1?[]:[[o,e[r][s]]]);return{cells:t*t,jumps:n}}function Or(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function o(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(u=>/^\d+$/.test(u)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[r]=o(1,"the number of boards");if(!r)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<r;a+=1){let i=[];for(let[c,u]of[["ladder",1],["snake",-1]]){let[p]=o(1,`the number of ${c}s`);
if(p>100)throw new Error(`line ${n}: 100 cells have no room for ${p} ${c}s`);for(let l=0;l<p;l+=1){let f=o(2,`the two cells of a ${c}`);if((f[1]-f[0])*u<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${c}`);i.push(f)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function jr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),o=Array.isArray(n)?n:[n];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[Sr(o)]:typeof o[0]=="object"?o.map($r):[Uo(o)]}function at(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return yr(t).map(H);if(/^[[{]/.test(t))return jr(t).map(H);if(n&&/[\r\n]/.test(t))return Or(t).map(H);
if(n){let o=t.split(/\s*,\s*|\s+/),r=o.find(s=>!/^-?\d+$/.test(s));if(r!==void 0)throw new Error(`${r} is not a whole number`);return[H(Uo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var Pt=e=>he(".face","-.19 -.19 .38 .38",se(Ne([0,0],e))),it=()=>d("li.chip",d("span",{role:"img"}),d("small"));function lt({children:[e,t]},n,o){e.ariaLabel!==
`Roll ${n}`&&(N(e,"label",`Roll ${n}`),e.replaceChildren(Pt(n))),P(t,`to cell ${o}`)}var Lt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ue=e=>`${Lt(e).kind} ${e.join("→")}`,Yo=(e,t)=>H({...e,name:"",jumps:t}),
ct=(e,t)=>Yo(e,e.jumps.filter(([n])=>n!==t)),We=(e,t,n)=>Yo(e,[...ct(e,t).jumps,[t,n]]);function Vo(e,[t,n],o,r){let s=ct(e,t);return o?We(s,t,r):We(s,r,n)}var Bt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,o)=>+(o[0]===t)-+(n[0]===t));function Go(e,t){let n=t.cells??e.cells,o=e.jumps.filter(r=>Math.max(...r)<=
n);return H({...e,...t,name:"",jumps:o})}function Zo(e){let t=[e],n=0;return{now:()=>t[n],add(o){t=[...t.slice(0,n+1),o],n+=1},can:o=>n+o>=0&&n+o<t.length,go(o){
return n+=o,t[n]}}}function Ko(e,{tries:t,draws:n,drops:o}){let r=0,s=0,a=!1;function i({clientX:u,clientY:p}){let l=e.cellAt(u,p);!l||l===s||(s=l,a=!0,t(r,s))}function c(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(u?.type==="pointerup"&&r!==s?n(r,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:p,clientX:l,clientY:f})=>{let m=e.cellAt(l,f);a=!1,!(u||!p||!m)&&(r=s=m,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Je=(e,t)=>d("label.setting",d("span",e),t);function Qo(e){let t=d("input.button",{type:"number",min:1,max:$t,change:()=>e({cells:t.valueAsNumber})}),n=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=ae("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),r=ae("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ae("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",Je("Cells",t),Je("Die",n),Je("Start",o),Je("Past the goal",r),Je("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,r.value=a.overshoot,s.value=a.chained?"yes":""}}}function Xo(e,t){let n=null,o=Me[0].name,r=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=ae("Notation",
Me.map(l=>[l.name,l.title]),o,l=>{o=l,i()});function i(){if(!(!n||!p.open)){r.value=r.placeholder="",P(s,"");try{r.value=Me.find(l=>l.name===o)?.write(n).trim()??
""}catch(l){r.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!r.value.trim()){P(s,"There is no text to copy.");return}r.select();try{await navigator.clipboard.
writeText(r.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!r.value.trim()){P(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=at(r.value);t(l[0]),P(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){P(s,`This cannot be read: ${l.message}.`)}}let p=eo("Copy or paste as text",d(".tools",a,M("Copy",null,c),M("Use this text","Read \
the board in the text",u)),r,s);return p.addEventListener("toggle",i),{node:p,show(l){n=l,i()}}}var zt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Dt(e){let t=null,n=null,o=null,r=null,s=!0,a=d("b.amount"),i=d("span.quiet"),c=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=M("Undo","Ctrl+Z",()=>e.go(-1)),l=M("Redo","Ctrl+Y",
()=>e.go(1)),f=Qo(b=>h($=>Go($,b),"")),m=Xo(e,b=>e.use(b));function g({distance:b,predecessor:$,throws:O,route:L}){t&&(t.paint({current:o,distance:b,predecessor:$,
route:s,piece:!1}),P(a,O??"none"),P(i,O===null?"the goal is out of reach":ne(O).replace(/^\S+ /,"")),Ue(c,L,it,(C,[q,,k])=>lt(C,q,k)))}let w=()=>t?Bt(t.board,o)[0]??
null:null;function x(){if(!t)return;let{board:b,plan:$}=t;g(t);let O=w();t.light(O),t.sketch((O??[]).map(L=>{let[C,q]=V($,L);return{tag:"circle",attributes:{cx:C,
cy:q,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...Bt(b,o).flatMap(y)),N(p,"aria-disabled",!e.can(-1)),N(l,"aria-disabled",!e.can(1))}function y(b){
let{ends:$}=Lt(b),O=M(`Remove ${ue(b)}`,"Delete",()=>j(b)),L=$.map((C,q)=>M(`Move its ${C}`,null,()=>{r={jump:b,end:q},e.say(`Choose the cell where the ${C} of ${ue(
b)} goes.`),t?.cells.get(b[q])?.focus({preventScroll:!0})}));return[O,...L]}function h(b,$){if(t){o=r=null;try{e.use(b(t.board)),e.say(`${$} ${zt(t.throws)}`.trim())}catch(O){
e.say(`${ye(O.message)}.`),f.show(t.board),x()}}}let j=b=>h($=>ct($,b[0]),`Removed: ${ue(b)}.`);function v(b,$){let O=w(),L=O?O.indexOf(b):-1;return O&&L>=0?E(O,
L,$):{change:C=>We(C,b,$),what:`Drawn: ${ue([b,$])}.`}}let E=(b,$,O)=>({change:L=>Vo(L,b,$,O),what:`Moved: ${ue(b)} is now ${ue($?[b[0],O]:[O,b[1]])}.`});function S(b,$){
if(!t)return;let{change:O}=v(b,$),L=t.trial(O(t.board));g(L),e.say(`If you let go here: ${zt(L.throws)}`)}function A(b,$){let{change:O,what:L}=v(b,$);h(O,L)}function B(){
o=r=null,t&&(t.trial(t.board),x(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${zt(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",a,i)),c,u,d(".tools",p,l,M("Random","Other jumps",()=>h(b=>ao(b),
"Drawn at random.")),M("Remove all jumps",null,()=>h(b=>({...b,name:"",jumps:[]}),"Removed: all jumps.")),Xt("Route","One of the shortest routes",b=>{s=b,x()},!0)),
f.node,m.node],show(b){t=b,o=r=null,n=Ko(t,{tries:S,draws:A,drops:B}),f.show(t.board),m.show(t.board),x(),z()},leave:()=>n?.stop(),choose(b){if(!(!t||!b||n?.wasDrawing()))
if(r){let{change:$,what:O}=E(r.jump,r.end,b);h($,O)}else if(o===b)B();else if(o!==null){let $=o;h(O=>We(O,$,b),`Drawn: ${ue([$,b])}.`)}else{o=b,x();let $=w(),O=$?
` Or drag an end of ${ue($)}.`:"";e.say(`From ${b}: choose the cell where a jump ends. Escape cancels.${O}`)}},key(b,{ctrlKey:$,metaKey:O,shiftKey:L,altKey:C}){
let q=w();if($||O){let k=b==="y"||L&&b==="Z"?1:b==="z"?-1:0;return k&&e.go(k),k!==0}if(b==="Escape"&&o!==null&&!C)B();else if((b==="Delete"||b==="Backspace")&&q)
j(q);else return!1;return!0}}}function Er(e,t){let n=`You reached the goal in ${ne(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Mr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Ar(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Mr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function en(e,t,n){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":Ar(n);let r=Ve(o);return e.won()?`${r} ${Er(e.thrown.length,t??0)}`:e.moves().length?r:`${r} No face moves you from here: undo.`}function tn(e,t,{
cells:n}){let o=`${ye(xt(e))} from ${t}`;return t+e>n?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function on(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([o,r,s])=>s===r?`${o} to ${s}`:
`${o} to ${r} and on to ${s}`);return`A shortest route takes ${ne(e)}: ${n.join(", ")}.`}function _t(e,t){let n=null,o=null,r=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amount"),c=d("ol.throw\
n",{label:"Your throws"}),u=M("Undo","Take the last throw back (Backspace)",y),p=M("Start again","Back to the start",h),l=M("Show the shortest route",null,()=>j(
!f)),f=!1;function m(){if(!n||!o)return;let{thrown:v}=o,E=o.moves(),S=f||o.won();n.paint({current:o.at(),near:Eo(E),distance:o.trail(),move:f?null:v.at(-1)??null,
route:f});for(let A of r.children){let B=Number(A.dataset.face);N(A,"aria-disabled",!E.some(([z])=>z===B))}P(s,v.length),P(a,v.length===1?"throw":"throws"),P(i,
S?n.throws??"none":"?"),Ue(c,v,it,(A,{face:B,stand:z})=>lt(A,B,z));for(let A of[u,p])N(A,"aria-disabled",!v.length);N(l,"aria-pressed",`${f}`),N(e.root,"data-wo\
n",o.won())}function g(){n&&o&&e.say(en(o,n.throws,n.faces))}function w(v){if(!n||!o||o.won())return;let E=o.at();if(f=!1,!o.throws(v)){m(),e.say(tn(v,E,n.board));
return}m();let S=o.thrown.at(-1);S&&n.walk(S),g(),x()}function x(){t?.((o?.thrown??[]).map(({face:v})=>v))}function y(){o?.undo()&&(m(),g(),x())}function h(){!n||
!o?.thrown.length||(o=Ee(n.rules),f=!1,m(),g(),x())}function j(v){f=v,m(),v&&n?e.say(on(n.throws,n.route)):g()}return{name:"Play",under:r,side:[d(".score",d("p",
"You ",s,a),d("p","Fewest ",i)),d(".tools",u,p,!t&&l),c],show(v){n=v,o=Ee(n.rules),f=!1,r.replaceChildren(...n.faces.map(E=>{let S=M(Pt(E),null,()=>w(E),`Throw ${E}`);
return N(S,"data-face",E),S})),m(),g()},replay(v){if(!n)return!1;let E=o;o=Ee(n.rules);let S=v.every(A=>o?.throws(A));return S||(o=E),m(),g(),S},leave:()=>N(e.root,
"data-won",null),choose(v){let E=o?.moves()??[],S=E.find(([,A])=>A===v)??E.find(([,,A])=>A===v);S?w(S[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${v}\
.`)},key(v,{ctrlKey:E,metaKey:S,altKey:A}){if(E||S||A)return!1;let B=Number(v);if(v==="Backspace")y();else if(v!==" "&&n?.faces.includes(B))w(B);else return!1;return!0}}}var dt=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var Wt=new Map;function Tr(e){let t=Wt.get(e)??new CSSStyleSheet;return Wt.has(e)||t.replaceSync(e),Wt.set(e,t),t}function nn(e,t,n){let o=document.createElement(
"div");o.className="snl-host";let r=document.createElement("style");r.textContent=dt;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Tr(t)],s.append(
n),e.replaceChildren(r,o),e.dataset.mounted="",{host:o,remove(){o.remove(),r.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var rn=e=>e.getRootNode().activeElement??
null;var[pt,sn]=["snl-workbench",1],Ir="This browser stores nothing here: download what you want to keep.",Nr="The browser's storage is full: download what you want \
to keep.",qr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function ut(e){try{let t=JSON.parse(window[e].
getItem(pt)??"null");return t?t.version!==sn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function an(){let[e,
t]=[ut("sessionStorage"),ut("localStorage")],n=e==="newer"||t==="newer",o=[e,t].find(r=>r!==null&&r!=="newer")??{version:sn,signature:"board",sources:{}};return{
kept:o,store(){if(n)return qr;let{signature:r}=o,s=ut("localStorage"),i={...(s===null||s==="newer"?o:s).sources};r in o.sources?i[r]=o.sources[r]:delete i[r];try{
return window.sessionStorage.setItem(pt,JSON.stringify(o)),window.localStorage.setItem(pt,JSON.stringify({...o,sources:i})),""}catch(c){return c.name==="QuotaEx\
ceededError"?Nr:Ir}},elsewhere(){let r=ut("localStorage");return r===null||r==="newer"?null:r.sources[o.signature]??null},follow(r){let s=({key:a})=>a===pt&&r();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function ln(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Rr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function cn({keeper:e,arrived:t,open:n,text:o,heard:r}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",u=null,p=d(".tools"),l=d(".tabs",{role:"group",label:"Program"}),f=d(".programs",
l,p),m=()=>a.signatures.find(({name:S})=>S===s.signature)?.template??"",g=()=>s.sources[s.signature]??m();function w(S){i=S,E();let{kind:A,name:B}=i;A==="mine"?
n(g(),!1):n(A==="link"?t??"":a.programs.find(z=>z.name===B)?.source??"",!0)}function x(){let S=e.elsewhere();S===null?u=null:S!==g()&&(u=S),E()}function y(){let[
S,A]=[u,o()];h(S??""),w({kind:"mine"}),u=A,E()}function h(S){S===void 0?delete s.sources[s.signature]:s.sources[s.signature]=S,c=e.store()}function j(){let S=`${i.
name??"mine"}.py`.replaceAll("-","_");ln(new Blob([o()],{type:"text/x-python"}),S)}function v(){h(t??""),w({kind:"mine"})}function E(){let{kind:S,name:A}=i,B=(O,L)=>{
let C=M(O,null,()=>w(L));return N(C,"aria-pressed",`${S===L.kind}`),C},z=O=>a.programs.filter(L=>L.kind===O).map(L=>[L.name,L.title]),b=ae("A program to look at",
[["","Look at a program"]],A??"",O=>{w(O?{kind:"program",name:O}:{kind:"mine"})});for(let[O,L]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let C=z(L).
map(([q,k])=>d("option",{value:q},k));b.append(d("optgroup",{label:null},C)),b.lastElementChild?.setAttribute("label",O)}b.value=A??"",b.classList.toggle("s-cho\
sen",S==="program"),l.replaceChildren(B("Mine",{kind:"mine"}),...t===null?[]:[B("From the link",{kind:"link"})],b);let $=M("Download","As a file of Python",j);if(S===
"mine"){let O=ae("How it is called",a.signatures.map(q=>[q.name,q.title]),s.signature,q=>{s.signature=q,c=e.store(),u=null,x(),w({kind:"mine"})}),L=M("Reset","B\
ack to the beginning of this signature",()=>{h(),w({kind:"mine"})}),C=u!==null&&M("Other tab's code","Exchange it with the code here",y);p.replaceChildren(O,L,$,
...C?[C]:[])}else S==="link"?p.replaceChildren(M("Make it mine","Instead of what is there",v),$):p.replaceChildren($)}return{node:f,chosen:()=>i,trouble:()=>c||
(u===null?"":Rr),end:e.follow(()=>{x(),r()}),show(S){a=S,x(),a.signatures.some(({name:A})=>A===s.signature)||(s.signature="board"),w(i)},changed(S){i.kind==="mi\
ne"&&h(S)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}var Pr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Lr="This code came with the link. It has not run, and runs only when you press a button below.";function dn(e,t){
let n=null,o=null,r=!1,s=!1,a=!1,i=t.host(j),c=an(),u=_e(t.address.read()),p=d(".editor"),l=d("p.note.quiet"),f=d("span.strip.quiet",{role:"status"}),m=d("progr\
ess",{max:1,label:"Python is loading",hidden:""}),g=d(".cards"),w=st(t),x=M("Stop","End what is running",()=>i.stop()),y=Pr.map(([b,$,O])=>M(b,O,()=>B($))),h=cn(
{keeper:c,arrived:u,open:v,text:()=>o?.text()??"",heard:()=>E()});function j({part:b,ready:$}){m.hidden=$===!0||!a,b!==void 0&&N(m,"value",b),$?P(f,a?"It runs …":
""):a&&P(f,`Python is loading (${i.size}, once) …`)}function v(b,$){o?.open(b,$),E()}function E(){let{kind:b}=h.chosen(),$={mine:h.trouble()||i.refusal,program:i.
refusal,link:Lr};P(l,$[b]??""),l.classList.toggle("s-strong",b==="link")}async function S(){r=!0;try{let[{make:b},$]=await Promise.all([t.editor(),t.shelf()]);o=
b(p,"Program",O=>{h.changed(O),E()}),h.show($)}catch(b){P(l,`The editor cannot be loaded: ${b.message}`)}A()}function A(){for(let b of y)N(b,"aria-disabled",a||
!o||!!i.refusal);x.hidden=!a,N(g,"aria-busy",`${a}`),!s&&i.size&&P(f,`Python (${i.size}) loads at the first run.`)}async function B(b){if(a||!o||!n||i.refusal)return;
s=a=!0,o.point(null),g.replaceChildren(),w.clear(),P(f,"It runs …"),A();let{name:$,cells:O,jumps:L,die:C,start:q,chained:k,overshoot:T}=n.board,_={name:$,cells:O,
jumps:L,die:C,start:q,chained:k,overshoot:T},U=await i.ask({kind:b,program:h.question(),board:_},K=>P(f,`${K} …`));a=!1,m.hidden=!0,P(f,""),A(),z(U)}function z(b){
let $=Co(b,{step:w.step,draw:O=>M("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){o?.point(O),o?.focus()}});g.replaceChildren(...$),b.line&&
o?.point(b.line),g.scrollIntoView({block:"nearest"}),b.of==="trace"&&b.stepper&&w.step(b.stepper),e.say(De($)||"Step through the run below.")}return{name:"Write",
under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[h.node,l,p,d(".tools.acts",y,x,d("span.progress",m,f))],foot:[g],below:[w.node],show(b){
n=b,n.paint({piece:!1}),r||S(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){w.clear(),i.end(),
h.end(),o?.destroy()},more:()=>h.chosen().kind==="mine"?Ct(o?.text()??""):"",stays:()=>u===null?"":Ct(u)}}var ft=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var un="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",pn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Jt(e,t,n){let{address:o}=n,
r=(t.gallery??[]).map(H),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d("p.trouble",{role:"alert"}),c=d(""),u=d(".main",c),p=d(".side"),l=d(".stage",u,p),
f=d(".foot"),m=d(""),g=d("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:g,say:k=>P(s,k),use(k){x.add(k),z(k),B()},can:k=>x.
can(k),go(k){x.can(k)&&(z(x.go(k)),B())},enter(k){b(y.find(T=>T.name===k)??h),z(j.board),B()}},x=Zo(je(o.read())??H(t.board)),y=t.only?[t.only==="Play"?_t(w,n.played):
Dt(w)]:[_t(w),Dt(w),dn(w,n)],h=y.find(({name:k})=>k===Mt(o.read()))??y[0],j=xe(x.now()),v=r.map(({name:k},T)=>[`${T}`,k]),E=ae("Board",[["","Your board"],...v],
"",k=>{let T=r[Number(k)];k&&T&&w.use(T)}),S=d("input.address",{readonly:"",label:"To copy",hidden:""});async function A(){let T=`${location.href.split("#")[0]}${X(
j.board)}${At(h.name)}${h.more?.()??""}`;S.value=T;try{await navigator.clipboard.writeText(T),w.say("Copied: a link to this board.")}catch{S.hidden=!1,S.select(),
w.say("Copy the link from the field.")}}function B(){let k=y.map(({stays:T})=>T?.()??"").join("");o.write(`${X(j.board)}${At(h.name)}${k}`)}function z(k){let T=rn(
c),_=c.contains(T)&&T?.dataset.cell;j=xe(k),c.replaceChildren(j.node),N(l,"style",`--shape:${j.shape};--columns:${j.columns}`),N(g,"style",`--rows:${j.plan.rows}`),
P(a,ge({...k,name:""}));let U=r.findIndex(K=>X(K)===X(k));E.value=U<0?"":`${U}`,E.options[0].hidden=U>=0,S.hidden=!0,P(i,""),h.show(j),_&&j.cells.get(Number(_))?.
focus({preventScroll:!0})}function b(k){h.leave(),h=k;for(let[T,_]of $.entries())N(_,"aria-pressed",`${y[T]===h}`);Y(g,"drawing",h.name==="Draw"),Y(g,"writing",
h.name==="Write"),u.replaceChildren(c,h.under),p.replaceChildren(d(".says",s),...h.side),f.replaceChildren(...h.foot??[]),m.replaceChildren(...h.below??[])}let $=y.
map(k=>M(k.name,null,()=>w.enter(k.name)));g.addEventListener("mousedown",k=>{let T=k.target;!T.closest(".s-grid")||!c.contains(T)||(k.preventDefault(),g.focus(
{preventScroll:!0}))}),g.addEventListener("click",({target:k})=>{let T=k.closest(".s-grid .s-cell");T&&c.contains(T)&&h.choose(Number(T.dataset.cell))}),g.addEventListener(
"keydown",k=>{let T=k.target;pn(k)&&k.stopPropagation(),!T.matches(un)&&h.key(k.key,k)&&k.preventDefault()});function O(k){let T=k.composedPath()[0];if(k.defaultPrevented||
!pn(k)||!/^[1-9]$/.test(k.key)||T.closest(`${un}, .snl-stepper`))return;let{top:_,bottom:U}=c.getBoundingClientRect();U>0&&_<innerHeight&&h.key(k.key,k)&&k.preventDefault()}
function L(){let k=je(o.read());k&&(X(k)!==X(j.board)||o.links)&&(x.add(k),b(y.find(({name:T})=>T===Mt(o.read()))??h),z(k)),P(i,Tt(o.read()))}o.keys&&addEventListener(
"keydown",O);let C=o.follow(L);g.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},$),r.length>0&&d("label.board-of",d("span","B\
oard"),E),a,o.links&&d(".tools",M("Copy link","A link to this board",A),S)),i,l,f)),Y(g,"ready",!0),Y(g,"only",t.only),Y(g,"fixed",t.fixed);let{remove:q}=nn(e,ft,
g);return e.append(m),b(h),z(j.board),P(i,Tt(o.read())),{show:z,replay:k=>h.replay?.(k)??!1,destroy(){removeEventListener("keydown",O),C();for(let k of y)k.end?.();
m.remove(),q()}}}function pe(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function ke(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var mt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[zr]=Me;function fn({given:e,write:t,around:n},o,r,s){let a=d(""),i=r(e.stub),c=()=>{},u={read:()=>X(i),write(l){i=je(l)??i,t(o(i))},follow(l){return c=l,()=>{}},
links:!1,keys:!1},p=`Exercise ${e.number}: the board`;return Jt(a,{board:i,only:"Draw",fixed:!s,label:p},{...n,address:u}),{node:a,show(l){try{i=r(l)}catch{return!1}
return c(),!0}}}var mn=e=>fn(e,t=>`from snl_algos import Board

${e.given.defines} = ${zr.write(t)}`,t=>at(pe(t,e.given.defines))[0],!0),hn=e=>fn(e,({jumps:t})=>`${e.given.defines} = ${mt(t)}`,t=>{let o=Object.entries(ke(pe(
t,e.given.defines))).map(([r,s])=>[Number(r),s]);return H({...e.given.form.board,jumps:o})},!1);function gn({given:e,write:t,around:n}){let{defines:o,form:r,number:s}=e,
a=d(""),i={read:()=>X(H(r.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},c=`Exercise ${s}: the board`,u=Jt(a,{board:r.board,only:"Play",label:c},{...n,address:i,
played:l=>t(`${o} = [${l.join(", ")}]`)});function p(l){let f=ke(pe(l,o));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:a,first:"Choose \
the first face.",judge(l){let f=p(l);return f?.length?Dr(H(r.board),f):null},show(l){let f=p(l);return!!f&&u.replay(l===e.stub?[]:f)}}}function Dr(e,t){let n=ot(
e),o=Ee(n);if(o.won()||!t.every(c=>o.throws(c)))return null;let r=o.won()&&t.length===Re(n).throws,s=`You reach the goal in ${ne(t.length)}.`,a=r?s:o.won()?`${s}\
 Fewer are enough.`:`After ${ne(t.length)} you stand on cell ${o.at()}, not on ${e.cells}.`,i=o.thrown.map((c,u)=>`${u+1}. ${Ve(c)}`);return{kind:"result",verdict:{
passed:r,reason:a,details:i,board:null,report:null,line:null}}}function wn({given:e,write:t}){let{defines:n,form:o,number:r}=e,s=H(o.board),{columns:a,rows:i}=Te(s.cells),c=xe(s);c.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(m=>{let g=m+1,[w,x]=G({cells:s.cells,start:1,columns:a,rows:i},g),y=d("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${g}`,
input:()=>t(`${n} = ${mt(p())}`)}),h=`grid-row:${i-w};grid-column:${x+1}`;return[g,{input:y,node:d("label.field",{style:h},d("span",`${g}`),y)}]})),p=()=>[...u].
filter(([,{input:m}])=>/^\d+$/.test(m.value.trim())).map(([m,{input:g}])=>[m,Number(g.value)]),l=d(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),f=d(".fields",{role:"group",label:`Exercise ${r}: the distances`,style:`--columns:${a}`},[...u.values()].map(({node:m})=>m));return{node:d(
".distances",l,f),show(m){let g=ke(pe(m,n));if(typeof g!="object"||!g||Object.keys(g).some(w=>!u.has(Number(w))))return!1;for(let[w,{input:x}]of u){let y=`${g[w]??
""}`;x.value.trim()!==y&&(x.value=y)}return!0}}}var _r=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ae=e=>_r(e).map((t,n)=>n%2?d(t[0]==="`"?"code":"em",t.slice(1,-1)):t),ht=e=>e.map(([t,n])=>t?d("span",{class:t},
n):n);function bn({given:e,write:t}){let{defines:n}=e,o=e.form.steps,r=o.map(([p])=>p),s=r,a=new Map(o.map(([p,l])=>{let f=M("↑",null,()=>c(p,-1),`Move step ${p} up`),
m=M("↓",null,()=>c(p,1),`Move step ${p} down`),g=d("span.words",d("strong",`${p}.`)," ",Ae(l));return[p,{up:f,down:m,node:d("li.step",g,d(".tools",f,m))}]})),
i=d("ol.steps",{label:"The steps, in your order"});function c(p,l){let f=s.indexOf(p);if(!s[f+l])return;let m=[...s];[m[f],m[f+l]]=[m[f+l],m[f]],s=m,u(),a.get(p)?.[l<
0?"up":"down"].focus(),t(`${n} = [${s.map(g=>`"${g}"`).join(", ")}]`)}function u(){s.forEach((p,l)=>{let f=a.get(p);f&&(N(f.up,"aria-disabled",l===0),N(f.down,"\
aria-disabled",l===s.length-1),i.append(f.node))})}return u(),{node:i,first:"Put the steps in order first.",show(p){let l=ke(pe(p,n));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...r].sort()}`?!1:(s=l,u(),!0)}}}function kn({given:e,write:t}){let{defines:n,name:o}=e,s=e.form.steps.map(([,a],i)=>{let c=d("input",{type:"\
radio",name:`snl-${o}`,change:()=>t(`${n} = ${i+1}`)});return{input:c,node:d("label.step",c,d("b",`${i+1}.`),d("span.words",Ae(a)))}});return{node:d(".steps",{role:"\
radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:ke(pe(a,n));return i!==0&&!s[i-1]?!1:
(s.forEach(({input:c},u)=>{c.checked=u===i-1}),!0)}}}var Wr={order:bn,choice:kn,board:mn,jumps:hn,throws:gn,distances:wn};function yn(e,t,n){let o=Wr[e.form.kind];if(!o)return null;let r="",s=!1,a=o({given:e,write:u,
around:n}),i=M("","The Python that this writes",()=>{s=!s,p()}),c=d(".reply",a.node,d(".tools.swap",i),t.node);function u(l){r=l,t.replace(l)}function p(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",N(i,"aria-expanded",`${s}`)}return p(),{node:c,missing:l=>l===e.stub?a.first:"",judge:l=>a.judge?.(l)??null,
show(l){l!==r&&(r=l,!(a.show(l)||s)&&(s=!0,p()))}}}function xn({hints:e,solution_coloured:t,after:n},o){let r=d(".help",d("",{class:"highlight"},d("pre",ht(t))),n.map(g=>d("p",Ae(g)))),s=0,a=d("ol.hints",{label:"\
Hints"}),i=d(".asked",{role:"group",label:"The solution"}),c=M("Hint","A little help; there may be more",p),u=M("Solution","Asks before it shows it",f);function p(){
if(s===e.length)return;s+=1;let g=d("li",{tabindex:-1},d(".help",d("p",Ae(e[s-1]))));a.append(g),g.focus({preventScroll:!0}),g.scrollIntoView({block:"nearest"}),
l()}function l(){let g=e.length-s;c.textContent=s?`Next hint (${g} left)`:"Hint",N(c,"aria-disabled",!g),g||(c.textContent="No more hints")}function f(){let g=M(
"Show it",null,m),w=e.length-s,x=w?` There ${w===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(d("p",`Do you want to see a solution?${x}`),
d(".tools",g,M("Not yet",null,()=>(i.replaceChildren(),u.focus())))),g.focus()}function m(){let g=M("Hide it",null,()=>(i.replaceChildren(),u.focus())),w=M("Use\
 it","In the place of what you have",o);i.replaceChildren(d("b","A solution"),r,d(".tools",w,g)),w.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return l(),{buttons:[c,u],nodes:[a,i]}}function Jr(e,t){if(!e)return null;try{let{board:n,node:o}=Le(e,null);return{node:o,words:ge(n),way:t.draw(n)}}catch{return null}}function Fr({passed:e,reason:t,
board:n,details:o,line:r},s){let a=Jr(n,s),i=[te(t),...o.map(te),a&&d("p.quiet",a.words),Oe(r,s),a&&d(".tools",a.way)].filter(c=>!!c);return oe(e?"right":"wrong",
e?"Solved":"Not yet",...a?[d(".exhibit",a.node,d(".told",i))]:i)}function Hr({verdict:e,like:t,stepper:n},o){let{report:r,passed:s,reason:a}=e;return[a&&!s&&oe(
"wrong","Not yet",te(a)),Be({kind:"result",report:r,like:t,stepper:n},o)]}function vn(e,t){if(e.kind==="failure")return[ze(e,t),nt(e)].filter(r=>!!r);let{verdict:n}=e;
return[...n.report?Hr(e,t):[Fr(n,t)],nt(e)].filter(r=>!!r)}var Ur="Nothing is written yet.",Yr="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",$n="It runs. A c\
all may take 1 second …",Vr="The mark stays: another version of yours has solved it.";function Sn(e,t,n,o){let{name:r,number:s,stub:a}=t,i=de(r),c=!1,u=d("p.n\
ote.quiet"),p=Ye(o.size),l=d("span.state"),f=d(".cards"),m=st(n),g=xn(t,()=>A(t.solution,"This is a solution.")),w=Jo({label:`Exercise ${s}`,picture:ht(t.stub_coloured),
stub:a,source:i?.source??a,editor:n.editor,change:S,trouble:k=>P(u,k)}),x=yn(t,w,n),y=M("Check","Run it and judge it",O),h=M("Stop","End what is running",()=>o.
stop()),j=M("Reset","Back to how it was",()=>A(a,x?"":"Ctrl+Z in the editor brings your code back.")),v=null,E=M("Other tab's answer","Exchange it with the answ\
er here",B);E.hidden=!0;function S(k){k!==(de(r)?.source??a)&&P(u,gt(r,k)),x?.show(k)}function A(k,T){w.replace(k),p.say(T)}function B(){let[k,T]=[v,w.text()];v=
T,w.replace(k??"")}let b={loads:k=>p.loads(k,$n),changes:$};function $(){let k=de(r)?.solved;P(l,k?"✓ Solved":""),N(y,"aria-disabled",o.busy()||!!o.refusal),h.
hidden=!c,N(f,"aria-busy",`${c}`),!o.begun()&&o.size?p.say(`Python (${o.size}) loads at the first check.`):!c&&p.said().startsWith("Python")&&p.say(""),o.refusal&&
P(u,o.refusal)}async function O(){if(o.busy()||o.refusal)return;let k=w.text();if(!k.trim()){p.say(Ur);return}w.point(null),f.replaceChildren(),m.clear();let T=x?.
missing(k);if(T){p.say(T);return}C(k,x?.judge(k)??await L(k))}async function L(k){c=!0,p.say($n);let T=p.count(),_={kind:"exercise",exercise:r,program:{source:k}},
U=await o.ask(b,_,K=>p.say(`${K} …`));return T(),c=!1,U}function C(k,T){T.verdict?.passed&&P(u,gt(r,k,!0));let _=vn(T,{step:m.step,draw:K=>d("a.button",{href:`${t.
play}${X(K)}&draw`},"Open this board in the workbench"),point:K=>w.point(K)});for(let K of _)N(K,"role","group");f.replaceChildren(..._),$(),T.verdict?.passed?p.
say("Solved."):de(r)?.solved?p.say(`${De(_)}. ${Vr}`):p.say(De(_));let U=T.verdict?.line??T.line;U&&!x&&w.point(U),f.scrollIntoView({block:"nearest"})}let q=d("",
{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});q.append(d(".frame",x?x.node:w.node,u,d(".tools.acts",y,h,p.clock,...g.buttons,
j,E,l,p.node),f,...g.nodes)),e.replaceChildren(q,m.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),N(
e,"data-mounted",""),Y(q,"ready",!0),o.watch(b),x?.show(w.text()),Kt((k,T)=>{if(k!==null&&k!==r)return;let _=de(r);!T&&_&&_.source!==w.text()&&w.replace(_.source);
let U=Zt(r);T&&U!==null&&U!==w.text()&&(v=U,E.hidden=!1,P(u,Yr)),$()}),$()}var On=`.snl-cell{background:none;.s-tools{gap:.4rem;margin-top:.35rem}.s-tools>.s-button{min-height:2.1rem;padding-block:.1rem;font-size:.9rem}.s-progress{just\
ify-content:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border:1px solid var(--line)}.s-thumb{--tall: 22rem}.cm\
-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:coarse){.s-tools>.s-button{min\
-height:2.75rem}}@media print{.s-tools{display:none}}}
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
`;function En(){let e=document.createElement("style");e.textContent=`${dt}${ft}${jn}${On}`,document.head.append(e)}var Ft=document.querySelector("[data-snl-cells]");if(Ft){En();let e=_o(JSON.parse(Ft.dataset.files??"null")),t=Wo(e),n=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let o of n)Sn(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);Lo(JSON.parse(Ft.textContent??"[]"),e,t)}})();
