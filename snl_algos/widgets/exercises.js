// built from web/ by `npm run build`
"use strict";(()=>{var Ue="snl-exercise:",Nn="This browser stores nothing here. Export what you want to keep.",Ln="The browser's storage is full. Export what you want to keep.",Wn="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",In=globalThis,Yt=In.snlRecords??=new Map,
Qt=e=>e?.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function Ve(e,t){try{let n=JSON.parse(window[e].getItem(Ue+t)??"null");return Qt(n)?
n:n?.version>1?"newer":null}catch{return null}}function me(e){let[t,n]=[Ve("sessionStorage",e),Ve("localStorage",e)],r=[Yt.get(e),t,n].filter(o=>Qt(o));return r.
length?{...r[0],solved:r.some(({solved:o})=>o)}:null}function Zt(e){let t=Ve("localStorage",e);return t===null||t==="newer"?null:t.source}function bt(e,t,n=!1){
let r=me(e),o={version:1,source:t,solved:n||(r?.solved??!1)};Yt.set(e,o);let s="";try{if(Ve("localStorage",e)==="newer")s=Wn;else for(let a of[window.sessionStorage,
window.localStorage])a.setItem(Ue+e,JSON.stringify(o))}catch(a){s=a.name==="QuotaExceededError"?Ln:Nn}return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s}function Xt(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Ue)&&e(t.slice(
Ue.length),!0)})}function R(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function wt(e,t){for(let n in t)R(e,n,t[n])}var G=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Bn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,er=e=>(t,...n)=>{let[r,...o]=t.split("."),s=e(r||"div");for(let a of o)G(s,a,!0);for(let a of n)Bn(a)?wt(s,a):s.append(...[a].flat().filter(Boolean));
return s},l=er(e=>document.createElement(e)),be=er(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),we=(e,t,...n)=>be(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...n);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ge(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function yt(e){let t=[];return n=>{for(let r of t)G(r,e,!1);t=n.filter(r=>!!r);for(let r of t)G(
r,e,!0)}}var T=(e,t,n,r)=>l("button.button",{type:"button",title:t,label:r,click:n},e);function tr(e,t,n,r=!1){let o=T(e,t,()=>{r=!r,R(o,"aria-pressed",`${r}`),n(r)});return R(
o,"aria-pressed",`${r}`),o}function le(e,t,n,r){let o=t.map(([a,i])=>l("option",{value:a,selected:a===n&&""},i)),s=l("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var kt=(e,t,...n)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var rr=(e,...t)=>l("details.fold",l("summary",e),...t);function Ke(e){let t=l("span.strip.quiet",{role:"status"}),n=l("span.clock.quiet",{"aria-hidden":"true"}),r=l("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:l("span.progress",r,t),say:o=>N(t,o),said:()=>t.textContent??"",loads({part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&R(r,"value",o),N(t,s?a:
`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(n,`${Math.round((performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),N(n,""),r.hidden=!0}}}}var xt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,se=(e,t="throws")=>`${xt(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Ye(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,c=o===
r?"":a||i;return n===null?`${$e(c)} from ${t}.`:`From ${t}, roll ${vt(n)}: land on ${r}${c&&`, ${c}`}.`}var vt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;var ce={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Hn}=ce,ee=e=>Array.from({length:e},(t,n)=>n),Ze=(e,t,n)=>Math.min(n,Math.max(t,e));function Q({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var nr=({columns:e,start:t})=>e+(t===0?1:0);function Y(e,t){let[n,r]=Q(e,t),[o,s]=Hn.anchor;return[
r+o,e.rows-n-1+s]}function ae([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(c,m=0)=>[e+c*s-m*a,t+c*a+m*s]}}function or([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],c=((e-n)*a+(t-r)*i)/(a*a+i*i||1),m=Ze(c,0,1);return Math.hypot(e-n-m*a,t-r-m*i)}function Qe(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Xe(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of ee(r)){let[i,c]=[t+a*o,t+(a+1)*o],[[m,p],[d,u]]=[e(i),
e(c)],[[h,f],[g,v]]=[Qe(e,i),Qe(e,c)];s.push([m+h*o/3,p+f*o/3],[d-g*o/3,u-v*o/3],[d,u])}return s}var Fn=4,sr=(e,t)=>{let n=ce.light.tints.length-1;return Math.round(
n*Ze(e/Math.max(t,Fn),0,1))};var Et=400,$t=20,Dn=["stay","bounce","win"];function Ce(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function zn(e){if(!Array.isArray(e))return Ce(e,"the die",1,$t);if(!e.length||e.length>$t)throw new Error(`a die \
in this page has 1 to ${$t} faces, not ${e.length}`);let t=e.map(r=>Ce(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function _n(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)Ce(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function J(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ce(e.cells,"the number of cells",1,Et);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=Dn.find(m=>m===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:_n(i,n),die:zn(r),start:Ce(o,"start",0,1),chained:s,overshoot:c}}var ar=e=>typeof e=="number"?ee(e).map(t=>t+1):e;function Ne(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var et=e=>ee(e*e).map(t=>{let{columns:n,rows:r}=Ne(e*e),[o,s]=Q({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function ir(e,t=Math.random){let n=ee(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.
round(e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=ee(2*r).map(a=>{let[i,c]=[o(),o()].sort((m,p)=>m-p);return a<r?[i,c]:[c,
i]});return J({...e,name:"",jumps:s})}function ye({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([m,p])=>p>m).length,c=[`${t} ${t===
1?"cell":"cells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(
" ")}`];return o===0&&c.push("starts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the \
goal wins"),(e?[e,...c]:c).join(" · ")}function ie({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[n.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return be(p,{...n,style:m||null},a.map(ie),i)}var{shape:lr}=ce;function cr(e,t,n,r){let{spot:o}=ae(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function dr(e,t,n){let{least:r,more:o,head:s,edge:a}=lr.arc,
{length:i,spot:c}=ae(e,t),m=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,h]=c(i/2,d*m*2),f=[Ze(u,a,n-a),Math.max(h,a)],g=ae(f,t),v=g.spot(g.length-.06);return{from:e,
turn:f,tip:v,...cr(v,f,s,s*.4)}}function St(e,t,n,r,o){let{length:s,spot:a}=ae(e,t),i=Math.min(r,s/4),c=a(s-i),m=a(s/2,2*n);return{from:a(i),turn:m,tip:c,middle:a(
s/2,n),...cr(c,m,o,o/2)}}function ur(e){let t=lr.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:de}=ce;function Mt(e,t,n){let{length:r,spot:o}=ae(Y(e,t),Y(e,n));return ae(o(de.apart),o(r-de.apart))}function pr(e,t,n){let{length:r,spot:o}=Mt(e,t,n),
{half:s,over:a,rung:i}=de.ladder,c=Math.max(2,Math.round(r/i)),m=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),p=ee(c+1).map(d=>{let u=r*d/c;return[o(u,s),o(u,-s)]});return{
rails:m,rungs:p}}function mr(e,t){let n=(e+t)%2?-1:1;return[0,de.snake.bow,-de.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function fr(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=Mt(e,t,n),{swing:i,wave:c}=de.snake,m=Math.max(1,Math.round(s/c)),p=r*Math.min(i,.08*s);return d=>{let u=1-(2*d-1)**4,h=p*u*Math.sin(
2*Math.PI*m*d)+o*Math.sin(Math.PI*d);return a(s*d,h)}}function Jn(e,t,n,r){let o=r.map(([i,c])=>[Y(e,i),Y(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:mr(
t,n)[0]};for(let i of mr(t,n)){let c=fr(e,t,n,i),m=ee(25).map(h=>c(h/24)),p=m.some(([h,f])=>h<.15||h>s-.15||f<.15||f>e.rows-.15),u=m.filter(h=>o.some(([f,g])=>or(
h,f,g)<de.snake.clear)).length+(p?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function hr(e,t,n,r){let o=fr(e,t,n,Jn(e,t,n,r)),{length:s}=Mt(e,t,n),a=4*
Math.max(1,Math.round(s/de.snake.wave))+2,i=f=>g=>{let v=de.snake.half*(1-.3*g-.6*g**3),[x,b]=o(g),[$,E]=Qe(o,g),A=Math.hypot($,E)||1;return[x-f*v*E/A,b+f*v*$/A]},
c=Xe(i(1),0,1,a),m=Xe(i(-1),1,0,a),p=[...c,c[c.length-1],m[0],...m],{spot:d}=ae(o(0),o(.02)),{skull:u,eye:h}=de.snake;return{outline:p,stripe:Xe(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-h/3,.55*u),d(-.05-h/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var gr=(e,t)=>(2*e+3*t)%ce.light.snakes.length;var{shape:Ie}=ce,ue=e=>`${Math.round(e*1e3)/1e3}`,Le=e=>e.map(t=>t.map(ue).join(" ")),ke=e=>`M${Le(e).join("L")}`,br=e=>`M${Le(e.slice(0,1))}C${Le(e.slice(1)).join(
" ")}`,Tt=(e,t,n)=>`M${Le([e])}Q${Le([t,n]).join(" ")}`,Z=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),tt=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ue(t),cy:ue(n),r},...o}),rt=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Pt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ue(t),y:ue(n),width:r,height:r,
rx:o},...s}),yr=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),kr=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(n),"font-size":r},
fill:s,text:o});function Un(e,t,n){let{rails:r,rungs:o}=pr(e,t,n),{rail:s,rungWidth:a}=Ie.ladder,i=r.map(ke).join("");return[Z("halo",i,{stroke:"cell",width:s+.05}),
Z("rungs",o.map(ke).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function Vn(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,
tongue:m}=hr(e,t,n,r),{skull:p,stripe:d,eye:u,pupil:h}=Ie.snake,f=`snake-${gr(t,n)}`,g=`${br(o)}Z`;return[Z("halo",g,{stroke:"cell",width:.06}),Z("tongue",m.map(
v=>ke(v)).join(""),{stroke:f,width:.025}),Z("skin",g,{fill:f}),yr(Z("stripe",br(s),{stroke:"cell",width:d}),"0.04 0.12"),tt("skull",a,p,{fill:f}),...i.map(v=>tt(
"eye",v,u,{fill:"die"})),...c.map(v=>tt("pupil",v,h,{fill:"dieInk"}))]}function nt(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,c,m)=>rt(
a,m,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,Un(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Vn(e,a,i,r)))]}function xr(e){let[t,n]=Q(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Ie.flag,[m,p,d]=s,u=g=>g.map(([v,x])=>[r+v,o+x]),h=ke(u([s.slice(0,2),[m,d]])),f=`${ke(u([[m,p],a,[m,i]]))}\
Z`;return rt("flag",[Z("pole",h,{stroke:"goal",width:c}),Z("pennant",f,{fill:"goal"})])}function We([e,t],n,r=1){let{side:o,corner:s,pip:a}=Ie.die,i=ur(n).map(p=>tt(
"pip",p,a,{fill:"dieInk"})),c=kr("face",[0,o*.24],o*.7,`${n}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return rt("die",[Pt("side",[-o/2,-o/2],o,s,m),...i.
length?i:[c]],{transform:`translate(${ue(e)} ${ue(t)}) scale(${r})`})}function wr(e,t,n){let[r,o]=Q(e,t),s=[o+.06,e.rows-r-.94],a=Pt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,yr(a,"0.03 0.06")}function vr(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[wr(e,o,"stand")];if(n===
null)return s;let a=Y(e,t);if(t===r)return[We(a,n)];let{turn:i,neck:c,wings:m}=dr(a,Y(e,r),nr(e)),p=`--far:${ue(ae(a,i).length+ae(i,c).length)}`,d=Z("arc",Tt(a,
i,c),{stroke:"now",width:Ie.arc.width});return[wr(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:p}},Z("tip",`${ke(m)}Z`,{fill:"\
now"}),We(a,n)]}function $r(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[c,m]=[Y(e,r),Y(e,s)],p=St(c,m,m[0]>=c[0]?-.3:.3,.12,.16);r=a;let[d,u]=[p.middle[0],Math.
floor(p.middle[1])+.5],h=Tt(p.from,p.turn,p.neck),f=`${ke(p.wings)}Z`;return rt("leg",[Z("rim",h,{stroke:"cell",width:.1}),Z("shaft",h,{stroke:"ink",width:.05}),
Z("tip",f,{fill:"ink"}),Pt("count",[d-.3,u-.14],.28,.04,{fill:"ink"}),kr("order",[d-.16,u+.066],.19,`${i+1}`,"cell"),We([d+.16,u],o,.8)],{style:`--order:${i}`})})}
function Er(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,c]=[Y(e,a),Y(e,s)],{from:m,turn:p,tip:d,wings:u}=St(i,c,.12,.18,.13),h=Tt(m,p,d)+ke(u);return Z(r.has(s)?"branch.strong":"branch",h,{stroke:"\
ink",width:.03})})}function Sr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,m={cells:i,start:a,...e},{rows:p}=e,d=a===0?1:0,u=e.columns+d,h=ee(
i+d).map(O=>O+1-d),f=new Map,g=new Map,v=yt("new"),x=yt("touched"),b=!1,$=null,E=new Set,A=null,C=[];function B(O){let[L,F]=Q(m,O),D=O===a?"start":O===i&&"goal",
V=l(".cell",{role:"gridcell","data-cell":O,"data-end":D,style:`grid-column:${F+1}`},l("span.number",`${O}`),l("span.end",{"data-is":D}),l("span.badge"));return G(
V,"odd",(L+F)%2),f.set(O,V),V}function z(O){for(let L of f.values())L.tabIndex=L===O?0:-1}function U(O){let{key:L,target:F}=O,[D,V]=Q(m,Number(F.dataset.cell)),
_={ArrowLeft:[D,V-1],ArrowRight:[D,V+1],ArrowUp:[D+1,V],ArrowDown:[D-1,V]};if(L==="Enter"||L===" ")F.click();else if(_[L]){let re=h.find(ge=>`${Q(m,ge)}`==`${_[L]}`);
f.get(re??-1)?.focus()}else return;O.preventDefault(),O.stopPropagation()}let w=O=>h.filter(L=>Q(m,L)[0]===O).sort((L,F)=>Q(m,L)[1]-Q(m,F)[1]),k=l(".grid",{role:"\
grid",label:n,keydown:U,focusin:({target:O})=>z(O)},ee(p).reverse().map(O=>l(".row",{role:"row"},w(O).map(B))));z(f.get(a)??f.get(1));let S=`0 0 ${u} ${p}`,I=we(
".layer.goal",S,ie(xr(m))),H=we(".layer.jumps",S,nt(m,c).map(ie)),[j,y,P]=["g.tree","g.move","g.route"].map(O=>be(O)),M=we(".layer.above",S,j,y,P);function W(O,L,F){
if(!$)return"";let[D,V]=[$.distance.get(O),$.predecessor.get(O)],_=[`cell ${O}`,f.get(O)?.dataset.end];for(let[ge,Se]of c)ge===O&&_.push(`${Se>O?"foot of a ladd\
er":"head of a snake"} to ${Se}`),Se===O&&_.push(`${ge<O?"top of a ladder":"tail of a snake"} from ${ge}`);let re=$.visited.has(O)?"visited":"not reached";return _.
push(L?"current":"",D!=null?`reached in ${se(D,o)}`:re,V!=null?`from ${V}`:"",F?r:"",E.has(O)?"part of what is wrong":""),_.filter(Boolean).join(", ")}function q(O,L,F,D){
let V=O.current===L,_=O.visited.has(L),re=O.distance.get(L),ge=O.predecessor.get(L),Se=`${[V,D,_,re,ge,E.has(L)]}`;if(g.get(L)===Se)return;g.set(L,Se);let Cn=re!=
null?"reached":_&&"visited";wt(F,{"data-distance":re,"data-tint":re!=null&&sr(re,s),"data-from":ge,"data-visited":_,"data-waits":D,"aria-current":V,"data-state":V?
"current":D?"frontier":Cn,label:W(L,V,D)}),R(F.lastChild,"data-is",xt(re)||null)}function K(){if(!$)return;let O=new Set($.frontier.map(([L])=>L));for(let[L,F]of f)
q($,L,F,O.has(L))}function X(){if(!$)return;let O=b?Er(m,$.predecessor,$.current):[];j.replaceChildren(...O.map(ie))}let Gt=O=>O.map(L=>H.querySelector(`[data-e\
nds="${L} ${c.get(L)}"]`));function Kt(O,L){let F=new Set(Gt(L));for(let D of H.children)G(D,O,F.has(D))}function An(O){let L=O.flatMap(([,F,D])=>D===F?[]:t.ride(
F).feet);P.replaceChildren(...$r(m,O,a).map(ie)),G(H,"routed",O.length),Kt("taken",L)}let Rn=`${u>7?".close":""}${u>12?".dense":""}${u>24?".tiny":""}`;return{plan:m,
cells:f,columns:u,shape:u/p,node:l(`.board${Rn}`,{style:`--wide:${u};--high:${p}`},l(".sheet",k,I,H,M)),paint(O,L,F,D){$=O,K(),v([...L].map(V=>f.get(V))),X(),y.
replaceChildren(...(F?vr(m,F):[]).map(ie)),x(Gt(F?.feet??[])),`${D}`!=`${C}`&&An(D),A=F,C=D},showTree(O){b=O,X()},mark(O,L){let F=L.flatMap(_=>_.moves??[]),D=L.
flatMap(_=>_.jumps??[]),V=F.flatMap(([,_])=>t.ride(_).feet);Kt("found",[...D.map(([_])=>_),...V]),E=new Set(L.flatMap(_=>_.cells??[]));for(let[_,re]of f)G(re,"d\
iffers",_===O),G(re,"found",E.has(_));K()},drawn:()=>({plan:m,jumps:c,farthest:s,state:$,found:E,move:A,treeShown:b,route:C})}}function ot({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,u])=>d!==u)),i=typeof n=="number"?Array.from({length:n},(d,u)=>u+
1):n;function c(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let h=a.get(d);return h===void 0||u.length&&!o?{feet:u,stand:d}:c(h,[...u,d])}function m(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function p(d){return d===e?[]:i.flatMap(u=>{let h=m(d+u),f=h>0?c(h).stand:null;return f===null?[]:[[u,h,f]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:p}}function Be({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let m=(r.get(c)??0)+1;for(let p of n(c)){let d=p[2];r.has(
d)||(r.set(d,m),o.set(d,c),s.set(d,p),a.push(d))}}let i=[];for(let c=t,m=s.get(c);m;m=s.get(c))i.unshift(m),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Gn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Kn=260,Mr=([e,t])=>`translate(${e}px,${t}px)`;function pe(e){let t=ot(e),n=Be(t),
r=Sr({layout:Ne(e.cells),rules:t,label:`Board: ${ye(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.max(...n.distance.values())}),o=n.route,{
plan:s,cells:a}=r,i=be("path.piece",{d:Gn}),c=be("g.sketch"),[m,p]=[r.columns,s.rows],d=we(".layer.top",`0 0 ${m} ${p}`,c,i);r.node.firstElementChild?.append(d);
let u=r.node.querySelector(".s-jumps");function h({from:f,landing:g,stand:v,feet:x}){let b=x.map($=>t.jumps.get($)??v);return[f,g,...b].map($=>Y(s,$))}return{...n,
board:e,rules:t,plan:s,cells:a,faces:ar(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(f){let{current:g=null,near:v=[],distance:x,predecessor:b,
move:$=null}=f,{route:E=!1,piece:A=!0}=f,C={current:g,frontier:[...v].map(B=>[B,""]),distance:x??new Map,predecessor:b??new Map,visited:new Map};r.paint(C,[],$,
E?o:[]),R(i,"visibility",!(A&&g!==null)&&"hidden"),g!==null&&R(i,"style",`transform:${Mr(Y(s,g))}`)},walk(f){if(matchMedia("(prefers-reduced-motion: reduce)").matches)
return;let g=h(f),[[v,x],[b,$]]=g,E=[(v+b)/2,Math.min(x,$)-.35],A=[g[0],E,...g.slice(1)].map(C=>({transform:Mr(C)}));i.animate(A,{duration:Kn*(g.length-1),easing:"\
ease-in-out"})},trial(f){let g=new Map(f.jumps),v=new Set;for(let E of[...u?.children??[]]){let[A,C]=(E.getAttribute("data-ends")??"").split(" ").map(Number);g.
get(A)===C?v.add(A):E.remove()}let x=new Map(f.jumps.filter(([E])=>!v.has(E))),b=nt(s,x).map(ie);for(let E of b)G(E,"lit",!0);u?.append(...b),t.jumps.clear();for(let[
E,A]of g)t.jumps.set(E,A);let $=Be(t);return o=$.route,$},light(f){for(let g of u?.children??[])G(g,"lit",g.getAttribute("data-ends")===f?.join(" "))},sketch:f=>c.
replaceChildren(...f.map(ie)),cellAt(f,g){let x=r.node.getRootNode().elementFromPoint(f,g)?.closest("[data-cell]"),b=x&&r.node.contains(x)&&x.dataset.cell;return b?
Number(b):null}}}var Tr=e=>new Set(e.map(([,t])=>t));var qe=e=>e===null?"out of reach":se(e),Me=e=>`${$e(e)}${/[.?!]$/.test(e)?"":"."}`,oe=(e,t,...n)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),n),ne=e=>e&&
l("p",`${e}`),xe=e=>e&&l("p.quiet",`${e}`),Pr=(e,t)=>l("p","Right is ",l("b",qe(e)),", yours says ",l("b",qe(t)),"."),Or=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Te=(e,t)=>e!==null&&l(".tools",T(`Show line ${e}`,null,()=>t.point(e)));function Ot(e,t){let n=J(
e),r=pe(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=l(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function He({report:e,like:t,stepper:n},r){let o=[xe(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>xe(`Note: ${a.says}.`))];if(e.correct===!1)return Yn(e,t,o,n,r);let{name:s}=e;return e.correct?oe("right",`${s} is right on every board th\
at was played`,l("p",l("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&l("p",l("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
xe(`${jr(e)}.`),...o):oe("open",`${s} could not be judged`,ne(Me(e.finding.says)),...o.slice(1))}var jr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} played`;function Yn(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:c,node:m}=Ot(e.board,s),p=typeof i=="number"?null:i,d=[p?ne(`Right is ${qe(a)}\
. Yours: ${p.says}.`):Pr(a,i),s.kind!==p?.kind&&ne(Me(s.says)),ne(Or(p)),...t.slice(0,2).map(u=>xe(`It answers like a known mistake: ${u.title}. The repair: ${u.
repair}`)),xe(`${ye(c)} · ${jr(e)}`),...n,l(".tools",r&&T("Step to the first difference",null,()=>o.step(r)),o.draw(c))];return oe("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",l(".exhibit",m,l(".told",d)))}function Qn({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
oe("right",`Right on this board: ${qe(n)}`,xe("One board proves little. Check plays them all, smallest first.")):oe("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&Pr(r,n),o&&ne(Me(`${o.says}${s===null?"":`, in line ${s}`}`)),ne(Or(o)),Te(s,a))}function Zn({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>l("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>l(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return oe("ope\
n",`On this board: ${qe(e.throws)}`,kt("","Comparison",l("table",l("thead",l("tr",t.map(r=>l("th",{scope:"col"},r)))),l("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&xe(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Xn={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Fe=({what:e,says:t,line:n},r)=>oe(e==="stopped"?
"open":"wrong",Xn[e]??"That did not work",ne(Me(`${n===null?"":`line ${n}: `}${t}`)),Te(n,r));function jt({printed:e,more_printed:t}){return e?.length?oe("open",
"It printed",kt(".printed","What it printed",e.map(n=>l(".piece",l("span.quiet",n.line===null?"":`line ${n.line}`),l("code",n.text)))),xe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ar(e,t){return[e.kind==="failure"?Fe(e,t):e.of==="check"?He(e,t):e.of==="compare"?Zn(e):e.of==="solve"&&Qn(e,t),jt(e)].
filter(r=>!!r)}var De=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Rr=["Draw","Write"];function At(e){let t=new URLSearchParams(e.slice(1));return Pe(e)&&Rr.find(n=>t.has(n.toLowerCase()))}var Rt=e=>Rr.includes(e)?`&${e.toLowerCase()}`:
"",eo=2e4;function Ct(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>eo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ze(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function te({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var to=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),ro=e=>new URLSearchParams(
e.slice(1)).get("board");function Cr(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=to(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return J(r)}function Pe(e){try{return Cr(
ro(e)??"")}catch{return null}}var no="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Nt(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{Cr(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${no}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ze(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}function Oe(e){let t=l(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=l("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var oo="script,style,link,meta,base,iframe,object,embed,form";function Nr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
oo))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function Lr(...e){let t=l("pre",e),n=l("",{class:"highlight"},t);return l("",
{class:"output text_plain notranslate"},n)}function so(e){let t=pe(J(e));t.paint({piece:!1});let n=`--columns:${t.columns};--shape:${t.shape}`;return l(".thumb",
{inert:"",style:n},t.node)}var Wr=e=>l("",{class:"output text_html"},e);function Ir(e,t){let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=l(
"",{class:"cell_output docutils container",hidden:""}),o=Oe(t);o.node.dataset.snl="",e.append(r);let s=[];function a(){for(let u of s)u.then(({destroy:h})=>h());
s=[],o.clear(),r.replaceChildren()}function i(u){for(let h of n)h.hidden=u;r.hidden=!u}function c(u,h){let f=l("",{"data-snl":""});r.append(Wr(f)),s.push(t.step(
f,u,{level:3,...h}))}let m=(...u)=>{let h=l("",{class:"snl-workbench snl-cell"},l(".cards",u));return l("",{class:"snl-host"},h)};function p(u,h){if(u.kind==="h\
tml"||u.kind==="svg"){let f=l("",{class:"output text_html"});return f.append(...Nr(u.kind==="html"?u.html:u.svg)),f}if(u.kind==="code")return Lr(...Nr(`<pre>${u.
lines.join(`
`)}</pre>`));if(u.kind==="report"){let f={step:o.step,point:h.point,draw:v=>l("a.button",{href:`../play.html${te(v)}&draw`},"Open this board in the workbench")},
g=He(u,f);return g.setAttribute("role","group"),r.append(m(g)),Wr(o.node)}if(u.kind==="board")try{return m(so(u.board))}catch{}return u.text?Lr(document.createTextNode(
u.text)):null}function d({exception:u,says:h,line:f,missing:g},{runAbove:v,point:x}){let $=oe(v?"open":"wrong",v?"Run the cells above first":u,v?l("p",l("code",
g)," is made in a cell above, which has not run yet."):ne(h&&Me(h)),v?l(".tools",T("Run all above","And then this cell",v)):Te(f,{point:x,step:c,draw:()=>l("")}));
return $.setAttribute("role","group"),m($)}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(u,h){if(a(),r.removeAttribute(
"aria-busy"),i(!0),u.kind==="failure"){if(u.what==="stopped")return;let f=Fe(u,{point:h.point,step:c,draw:()=>l("")});f.setAttribute("role","group"),r.append(m(
f));return}for(let f of u.shown)f.kind==="stepper"?c(f.payload,{predict:f.predict,position:f.position??void 0}):r.append(p(f,h)??"");u.more_shown&&r.append(l("p",
`And ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&r.append(d(u.error,h))}}}var ao=e=>e.kind==="failure"?e.says:e.error?.exception??"";function st({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:a}){let i={loads(){},changes(){}},
c={beginning:-1,code:""};return{title:e,source:n,done:()=>c.beginning===t.beginnings()&&c.code===n(),async run(){let m=n();s?.();let p=r?.()??null,d={kind:"cell",
program:{source:m},opens_on:p},u=await t.ask(o??i,d,()=>{}),h=ao(u);return c={beginning:h?-1:t.beginnings(),code:m},a?.(u),h}}}var io="Stopped. Python begins again, without the names of the cells that have run.";function Br(e,{given:t,title:n,around:r,bench:o,above:s}){let i=e.parentElement.
querySelector("div.highlight"),c=t.source,m=!1,p=null,d=Ke(o.size),u=Ir(e.closest("div.cell"),r),h=l(".editor",{hidden:""}),f=T("Run","Run this cell (Shift+Ente\
r in the editor)",A),g=T("Edit","Open the editor",()=>w(!0)),v=T("Stop","End what is running",()=>o.stop()),x=T("Reset","Back to the code and the output of the \
lesson",S),b=st({title:n,bench:o,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:j=>d.loads(j,"Running …"),changes:E},begins:C,ends:B}),
$=()=>{};function E(){R(f,"aria-disabled",o.busy()||!!o.refusal),v.hidden=!m,x.hidden=m||c===t.source&&!u.shown()}async function A(){o.busy()||o.refusal||await b.
run()}function C(){m=!0,u.wait(),d.say("Running …"),$=d.count()}async function B(j){m=!1,$();let y=j.kind==="failure",P=y?null:j.error,M=P?.missing&&s().some(
q=>!q.done()&&lo(q,P.missing??""));u.show(j,{runAbove:M?z:null,point:k});let W=y?j.line:P?.line;y?d.say(j.what==="stopped"?io:j.says):M?d.say("Run the cells abo\
ve first."):P?d.say(`${P.exception}${W?` in line ${W}`:""}.`):d.say(j.shown.length?"Done.":"Done. This cell shows nothing."),E(),p&&(await p)?.point(W??null)}async function z(){
f.focus({preventScroll:!0});for(let j of s().filter(y=>!y.done())){d.say(`${j.title} runs …`);let y=await j.run();if(y){d.say(`${j.title} has ended early: ${y}`);
return}}await A()}async function U(){try{let{make:j}=await r.editor();i.hidden=!0,h.hidden=!1;let y=j(h,n,P=>{c=P,E()});return y.open(c),y}catch(j){return d.say(
`The editor cannot be loaded: ${j.message}.`),null}}async function w(j){g.hidden=!0,p??=U();let y=await p;return y||(p=null),g.hidden=!!y,j&&y?.focus(),y}async function k(j){
(await w(!0))?.point(j)}async function S(){await I(),d.say("As in the lesson."),f.focus({preventScroll:!0})}async function I(){(await p)?.destroy(),p=null,h.replaceChildren(),
h.hidden=!0,i.hidden=!1,g.hidden=!1,c=t.source,u.clear(),d.say(""),E()}h.addEventListener("keydown",j=>{j.key!=="Enter"||!j.shiftKey||(j.preventDefault(),j.stopPropagation(),
A())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&w(!0)});let H=l("",{class:"snl-workbench snl-cell",role:"group",label:n});return H.
append(h,l(".tools.cellbar",f,v,g,x,d.clock,d.node)),e.classList.add("snl-host"),e.replaceChildren(H),o.watch({loads(){},changes:E}),addEventListener("snl-reset",
I),o.refusal&&R(f,"title",o.refusal),E(),b}var lo=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function qr(e,t,n){let r=0,o=[];e.forEach((s,a)=>{let{id:i,exercise:c,source:m}=s,p=document.querySelector(`[data-snl-cell="${i}"]`);if(p){r+=1;let d=()=>o.slice(
0,a);o.push(Br(p,{given:s,title:`Cell ${r}`,around:t,bench:n,above:d}))}else{let d=()=>c&&me(c)?.source||m,u=c?"The exercise above":"A cell above";o.push(st({title:u,
bench:n,source:d}))}})}var Hr='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Fr={format:"snl-workbench",version:2},at=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var uo={what:"stopped",says:"You stopped it."},mo=e=>`${(e/1e6).toFixed(1)} MB`;function Dr(e,t){let n=null,r=!1,o=0,s,a,i=null;function c(){let x=URL.createObjectURL(
new Blob([Hr],{type:"text/javascript"})),b=new Worker(x,{type:"module"});b.onmessage=({data:$})=>b===n&&g($),b.onerror=$=>b===n&&h($.message),b.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=b,r=!1}function m(){clearTimeout(a),n?.terminate(),n=null}function p(x){clearTimeout(a);let{settle:b}=i??{};i=null,b?.(x)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:x}=e,b=`It said nothing for ${x} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>u(
{what:"late",says:b}),1e3*x)}function u(x){m(),c(),p(at(x))}function h(x){r?u({what:"died",says:`Python itself broke, and begins again: ${x}`}):s?(s=null,m(),c()):
(m(),p(at({what:"died",says:`Python could not be loaded: ${x}`})))}function f(){!i||!r||(n?.postMessage({question:i.text}),d())}function g(x){x.memory?s=s===null?
null:x.memory:x.bytes?t({part:Math.min(1,x.bytes/e.bytes)}):x.ready?(r=!0,t({ready:r}),f()):x.failed?h(x.failed):x.said&&v(JSON.parse(x.said))}function v(x){x.id===
i?.id&&(d(),x.kind==="progress"?i.progress(x.says):p(x))}return{size:`up to ${mo(e.weight)}`,refusal:null,ask(x,b){o+=1;let $=`${o}`;return new Promise(E=>{i={id:$,
text:JSON.stringify({...Fr,id:$,...x}),silent:x.kind==="cell",progress:b,settle:E},n||c(),f()})},stop:()=>i&&u(uo),end:m}}var Lt=e=>({size:null,refusal:e,ask:async()=>at(
{what:"died",says:e}),stop(){},end(){}});var po="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",fo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Wt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function zr(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=Wt(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var _r=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Lt(po);if(!n)return Lt(fo);let{home:o,core:s}=n;
return Dr({...n,home:Wt(o),core:Wt(s)},r)},editor:()=>zr(e).then(()=>snlEditor),shelf:()=>zr(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:r=>history.replaceState(history.state,"",r),follow(r){let o=()=>ze(location.hash)===null?r():
location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},links:!0,keys:!0}});var ho=["stopped","late","died"];function Jr(e){let t=new Set,n=null,r=!1,o=0,s=e.host(i=>n?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,beginnings:()=>o,busy:()=>n!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,c,m){n=i,r=!0,a();let p=await s.ask(c,m);return n=null,p.
kind==="failure"&&ho.includes(p.what)&&(o+=1),a(),p}}}function Ur({label:e,picture:t,stub:n,source:r,editor:o,change:s,trouble:a}){let i=r,c=null,m=null,p=l("pre.plain"),d=T("Edit","Open the editor",()=>x(!0)),u=l(
".still",d,p),h=l(".editor",u);u.addEventListener("click",()=>x(!0));function f(){i===n?p.replaceChildren(...t):N(p,i)}function g(b){i=b,s(b)}async function v(){
try{let{make:b}=await o();return h.replaceChildren(),m=b(h,e,g),m.open(i),m}catch(b){return a(`The editor cannot be loaded: ${b.message}.`),null}}async function x(b=!1){
R(d,"aria-disabled",!0),c??=v();let $=await c;return b&&$?.focus(),$}return f(),{node:h,open:x,text:()=>i,replace(b){b!==i&&(i=b,m?m.replace(b):f(),s(b))},async point(b){
b===null&&!m||(await x(b!==null))?.point(b)}}}function je(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function Ee(e){return Array.isArray(e)?`[${e.map(Ee).join(", ")}]`:JSON.stringify(e)}function It(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function go({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function bo({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([p,d])=>`  "${p}": ${Ee(d)}`).join(
`,
`)}
}
`}function wo(e){It("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${Ee(t)}
`}function yo(e){It("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=ee(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of et(t))n[s][a]=r.get(o)??-1;return`[${n.map(Ee).join(`,
 `)}]
`}function ko(e){It("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ae=[{name:"python",title:"Python: Board(...)",write:go},{name:"json",title:"JSON",write:bo},{name:"move-array",title:"Move array, from 0",write:wo},{name:"\
grid",title:"LeetCode grid",write:yo},{name:"hackerrank",title:"HackerRank text",write:ko}];var Vr=["jumps","ladders","snakes","die","start","chained","overshoot"],xo=Vr.slice(0,3);function vo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function $o(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Eo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of $o(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Vr.includes(s))throw new Error(`a board has no option ${s}`);
xo.includes(s)?n.jumps.push(...So(a)):n[s]=Gr(a)}return[n]}function Gr(e){try{return vo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function So(e){
let t=Gr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Ee(n)}`);return t}var Mo="format version name author source cells die start chained overshoot jumps".split(" ");function To(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Mo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Kr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${Ee(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Po(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=et(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Oo(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(m=>/^\d+$/.test(m)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,m]of[["ladder",1],["snake",-1]]){let[p]=r(1,`the number of ${c}s`);
if(p>100)throw new Error(`line ${n}: 100 cells have no room for ${p} ${c}s`);for(let d=0;d<p;d+=1){let u=r(2,`the two cells of a ${c}`);if((u[1]-u[0])*m<=0)throw new Error(
`line ${n}: ${u.join(" ")} is not a ${c}`);i.push(u)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function jo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Po(r)]:typeof r[0]=="object"?r.map(To):[Kr(r)]}function it(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Eo(t).map(J);if(/^[[{]/.test(t))return jo(t).map(J);if(n&&/[\r\n]/.test(t))return Oo(t).map(J);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[J(Kr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var Bt=e=>we(".face","-.19 -.19 .38 .38",ie(We([0,0],e))),lt=()=>l("li.chip",l("span",{role:"img"}),l("small"));function ct({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(R(e,"label",`Roll ${n}`),e.replaceChildren(Bt(n))),N(t,`to cell ${r}`)}var qt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},fe=e=>`${qt(e).kind} ${e.join("→")}`,Yr=(e,t)=>J({...e,name:"",jumps:t}),
dt=(e,t)=>Yr(e,e.jumps.filter(([n])=>n!==t)),_e=(e,t,n)=>Yr(e,[...dt(e,t).jumps,[t,n]]);function Qr(e,[t,n],r,o){let s=dt(e,t);return r?_e(s,t,o):_e(s,o,n)}var Ht=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function Zr(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return J({...e,...t,name:"",jumps:r})}function Xr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function en(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:m,clientY:p}){let d=e.cellAt(m,p);!d||d===s||(s=d,a=!0,t(o,s))}function c(m){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(m?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:p,clientX:d,clientY:u})=>{let h=e.cellAt(d,u);a=!1,!(m||!p||!h)&&(o=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Je=(e,t)=>l("label.setting",l("span",e),t);function tn(e){let t=l("input.button",{type:"number",min:1,max:Et,change:()=>e({cells:t.valueAsNumber})}),n=l("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=le("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=le("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=le("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:l(".settings",Je("Cells",t),Je("Die",n),Je("Start",r),Je("Past the goal",o),Je("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function rn(e,t){let n=null,r=Ae[0].name,o=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=l("p.quiet",{role:"alert"}),a=le("Notation",
Ae.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!p.open)){o.value=o.placeholder="",N(s,"");try{o.value=Ae.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=it(o.value);t(d[0]),N(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){N(s,`This cannot be read: ${d.message}.`)}}let p=rr("Copy or paste as text",l(".tools",a,T("Copy",null,c),T("Use this text","Read \
the board in the text",m)),o,s);return p.addEventListener("toggle",i),{node:p,show(d){n=d,i()}}}var Ft=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Dt(e){let t=null,n=null,r=null,o=null,s=!0,a=l("b.amount"),i=l("span.quiet"),c=l(
"ol.thrown",{label:"A shortest route"}),m=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=T("Undo","Ctrl+Z",()=>e.go(-1)),d=T("Redo","Ctrl+Y",
()=>e.go(1)),u=tn(w=>b(k=>Zr(k,w),"")),h=rn(e,w=>e.use(w));function f({distance:w,predecessor:k,throws:S,route:I}){t&&(t.paint({current:r,distance:w,predecessor:k,
route:s,piece:!1}),N(a,S??"none"),N(i,S===null?"the goal is out of reach":se(S).replace(/^\S+ /,"")),Ge(c,I,lt,(H,[j,,y])=>ct(H,j,y)))}let g=()=>t?Ht(t.board,r)[0]??
null:null;function v(){if(!t)return;let{board:w,plan:k}=t;f(t);let S=g();t.light(S),t.sketch((S??[]).map(I=>{let[H,j]=Y(k,I);return{tag:"circle",attributes:{cx:H,
cy:j,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Ht(w,r).flatMap(x)),R(p,"aria-disabled",!e.can(-1)),R(d,"aria-disabled",!e.can(1))}function x(w){
let{ends:k}=qt(w),S=T(`Remove ${fe(w)}`,"Delete",()=>$(w)),I=k.map((H,j)=>T(`Move its ${H}`,null,()=>{o={jump:w,end:j},e.say(`Choose the cell where the ${H} of ${fe(
w)} goes.`),t?.cells.get(w[j])?.focus({preventScroll:!0})}));return[S,...I]}function b(w,k){if(t){r=o=null;try{e.use(w(t.board)),e.say(`${k} ${Ft(t.throws)}`.trim())}catch(S){
e.say(`${$e(S.message)}.`),u.show(t.board),v()}}}let $=w=>b(k=>dt(k,w[0]),`Removed: ${fe(w)}.`);function E(w,k){let S=g(),I=S?S.indexOf(w):-1;return S&&I>=0?A(S,
I,k):{change:H=>_e(H,w,k),what:`Drawn: ${fe([w,k])}.`}}let A=(w,k,S)=>({change:I=>Qr(I,w,k,S),what:`Moved: ${fe(w)} is now ${fe(k?[w[0],S]:[S,w[1]])}.`});function C(w,k){
if(!t)return;let{change:S}=E(w,k),I=t.trial(S(t.board));f(I),e.say(`If you let go here: ${Ft(I.throws)}`)}function B(w,k){let{change:S,what:I}=E(w,k);b(S,I)}function z(){
r=o=null,t&&(t.trial(t.board),v(),U())}function U(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Ft(t.throws)}`)}return{name:"Draw",under:l("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[l(".score",l("p","Fewest ",a,i)),c,m,l(".tools",p,d,T("Random","Other jumps",()=>b(w=>ir(w),
"Drawn at random.")),T("Remove all jumps",null,()=>b(w=>({...w,name:"",jumps:[]}),"Removed: all jumps.")),tr("Route","One of the shortest routes",w=>{s=w,v()},!0)),
u.node,h.node],show(w){t=w,r=o=null,n=en(t,{tries:C,draws:B,drops:z}),u.show(t.board),h.show(t.board),v(),U()},leave:()=>n?.stop(),choose(w){if(!(!t||!w||n?.wasDrawing()))
if(o){let{change:k,what:S}=A(o.jump,o.end,w);b(k,S)}else if(r===w)z();else if(r!==null){let k=r;b(S=>_e(S,k,w),`Drawn: ${fe([k,w])}.`)}else{r=w,v();let k=g(),S=k?
` Or drag an end of ${fe(k)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${S}`)}},key(w,{ctrlKey:k,metaKey:S,shiftKey:I,altKey:H}){
let j=g();if(k||S){let y=w==="y"||I&&w==="Z"?1:w==="z"?-1:0;return y&&e.go(y),y!==0}if(w==="Escape"&&r!==null&&!H)z();else if((w==="Delete"||w==="Backspace")&&j)
$(j);else return!1;return!0}}}function Ao(e,t){let n=`You reached the goal in ${se(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Ro=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Co(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Ro()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function nn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Co(n);let o=Ye(r);return e.won()?`${o} ${Ao(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function on(e,t,{
cells:n}){let r=`${$e(vt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function sn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${se(e)}: ${n.join(", ")}.`}function zt(e,t){let n=null,r=null,o=l(".dice",{role:"group",label:"Choose what the die shows"}),s=l("b.amount"),a=l("span.quiet"),i=l("b.amount"),c=l("ol.throw\
n",{label:"Your throws"}),m=T("Undo","Take the last throw back (Backspace)",x),p=T("Start again","Back to the start",b),d=T("Show the shortest route",null,()=>$(
!u)),u=!1;function h(){if(!n||!r)return;let{thrown:E}=r,A=r.moves(),C=u||r.won();n.paint({current:r.at(),near:Tr(A),distance:r.trail(),move:u?null:E.at(-1)??null,
route:u});for(let B of o.children){let z=Number(B.dataset.face);R(B,"aria-disabled",!A.some(([U])=>U===z))}N(s,E.length),N(a,E.length===1?"throw":"throws"),N(i,
C?n.throws??"none":"?"),Ge(c,E,lt,(B,{face:z,stand:U})=>ct(B,z,U));for(let B of[m,p])R(B,"aria-disabled",!E.length);R(d,"aria-pressed",`${u}`),R(e.root,"data-wo\
n",r.won())}function f(){n&&r&&e.say(nn(r,n.throws,n.faces))}function g(E){if(!n||!r||r.won())return;let A=r.at();if(u=!1,!r.throws(E)){h(),e.say(on(E,A,n.board));
return}h();let C=r.thrown.at(-1);C&&n.walk(C),f(),v()}function v(){t?.((r?.thrown??[]).map(({face:E})=>E))}function x(){r?.undo()&&(h(),f(),v())}function b(){!n||
!r?.thrown.length||(r=je(n.rules),u=!1,h(),f(),v())}function $(E){u=E,h(),E&&n?e.say(sn(n.throws,n.route)):f()}return{name:"Play",under:o,side:[l(".score",l("p",
"You ",s,a),l("p","Fewest ",i)),l(".tools",m,p,!t&&d),c],show(E){n=E,r=je(n.rules),u=!1,o.replaceChildren(...n.faces.map(A=>{let C=T(Bt(A),null,()=>g(A),`Throw ${A}`);
return R(C,"data-face",A),C})),h(),f()},replay(E){if(!n)return!1;let A=r;r=je(n.rules);let C=E.every(B=>r?.throws(B));return C||(r=A),h(),f(),C},leave:()=>R(e.root,
"data-won",null),choose(E){let A=r?.moves()??[],C=A.find(([,B])=>B===E)??A.find(([,,B])=>B===E);C?g(C[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${E}\
.`)},key(E,{ctrlKey:A,metaKey:C,altKey:B}){if(A||C||B)return!1;let z=Number(E);if(E==="Backspace")x();else if(E!==" "&&n?.faces.includes(z))g(z);else return!1;return!0}}}var ut=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var _t=new Map;function Lo(e){let t=_t.get(e)??new CSSStyleSheet;return _t.has(e)||t.replaceSync(e),_t.set(e,t),t}function an(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=ut;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Lo(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var ln=e=>e.getRootNode().activeElement??
null;var[pt,cn]=["snl-workbench",1],Wo="This browser stores nothing here: download what you want to keep.",Io="The browser's storage is full: download what you want \
to keep.",Bo="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function mt(e){try{let t=JSON.parse(window[e].
getItem(pt)??"null");return t?t.version!==cn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function dn(){let[e,
t]=[mt("sessionStorage"),mt("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:cn,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return Bo;let s=mt("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(pt,JSON.stringify(r)),window.localStorage.setItem(pt,JSON.stringify({...r,sources:i})),""}catch(c){return c.name==="QuotaExceededError"?Io:
Wo}},elsewhere(o){let s=mt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===pt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function un(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var qo="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function mn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",m=null,p=l(".tools"),d=l(".tabs",{role:"group",label:"Program"}),u=l(".programs",
d,p),h=k=>k?s.second??s.signature:s.signature,f=k=>`${k?"2:":""}${h(k)}`,g=!1,v=()=>a.signatures.find(({name:k})=>k===h(g))?.template??"",x=()=>s.sources[f(g)]??
v(),b=()=>i.kind==="mine"||i.kind==="second";function $(k){i=k,b()&&g!==(i.kind==="second")&&(g=!g,m=null,E()),w();let{kind:S,name:I}=i;b()?n(x(),!1):n(S==="lin\
k"?t??"":a.programs.find(H=>H.name===I)?.source??"",!0)}function E(){let k=e.elsewhere(f(g));k===null?m=null:k!==x()&&(m=k),w()}function A(){let[k,S]=[m,r()];B(
k??""),$(C()),m=S,w()}let C=()=>({kind:g?"second":"mine"});function B(k){let S=f(g);k===void 0?delete s.sources[S]:s.sources[S]=k,c=e.store(S)}function z(){let k=`${i.
name??(g?"my-other":"mine")}.py`.replaceAll("-","_");un(new Blob([r()],{type:"text/x-python"}),k)}function U(){g=!1,B(t??""),$({kind:"mine"})}function w(){let{kind:k,
name:S}=i,I=(P,M,W="")=>{let q=T(P,W||null,()=>$(M));return R(q,"aria-pressed",`${k===M.kind}`),q},H=P=>a.programs.filter(M=>M.kind===P).map(M=>[M.name,M.title]),
j=le("A program to look at",[["","Look at a program"]],S??"",P=>{$(P?{kind:"program",name:P}:C())});for(let[P,M]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let W=H(M).map(([q,K])=>l("option",{value:q},K));j.append(l("optgroup",{label:null},W)),j.lastElementChild?.setAttribute("label",P)}j.value=S??"",j.classList.
toggle("s-chosen",k==="program"),d.replaceChildren(I("Mine",{kind:"mine"}),I("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[I("From the link",{kind:"link"})],j);let y=T("Download","As a file of Python",z);if(b()){let P=le("How it is called",a.signatures.map(q=>[q.name,q.title]),h(
g),q=>{g?s.second=q:(s.second=h(!0),s.signature=q),c=e.store(f(g)),m=null,E(),$(C())}),M=T("Reset","Back to the beginning of this signature",()=>{B(),$(C())}),W=m!==
null&&T("Other tab's code","Exchange it with the code here",A);p.replaceChildren(P,M,y,...W?[W]:[])}else k==="link"?p.replaceChildren(T("Make it mine","Instead \
of what is there",U),y):p.replaceChildren(y)}return{node:u,chosen:()=>i,isMine:b,trouble:()=>c||(m===null?"":qo),end:e.follow(()=>{E(),o()}),show(k){a=k,E(),a.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),$(i)},changed(k){b()&&B(k)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:b()?
h(g):null}},other(){let k=s.sources[f(!g)];return b()&&k?.trim()?{source:k,signature:h(!g)}:null}}}var Ho=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Fo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Do=()=>l("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function pn(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host($),c=dn(),m=ze(t.address.read()),p=l(".editor"),d=l("p.note.quiet"),u=l("span.strip.quiet",{role:"status"}),h=l("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),f=l(".cards"),g=Oe(t),v=T("Stop","End what is running",()=>i.stop()),x=Ho.map(([w,k,S])=>T(w,S,()=>z(k))),b=mn({keeper:c,arrived:m,open:E,
text:()=>r?.text()??"",heard:()=>A()});function $({part:w,ready:k}){h.hidden=k===!0||!a,w!==void 0&&R(h,"value",w),k?N(u,a?"It runs …":""):a&&N(u,`Python is l\
oading (${i.size}, once) …`)}function E(w,k){r?.open(w,k),A()}function A(){let{kind:w}=b.chosen(),k={mine:b.trouble()||i.refusal,second:b.trouble()||i.refusal,
program:i.refusal,link:Fo};N(d,k[w]??""),d.classList.toggle("s-strong",w==="link")}async function C(){o=!0;try{let[{make:w},k]=await Promise.all([t.editor(),t.shelf()]);
r=w(p,"Program",S=>{b.changed(S),A()}),b.show(k)}catch(w){N(d,`The editor cannot be loaded: ${w.message}`)}B()}function B(){for(let w of x)R(w,"aria-disabled",a||
!r||!!i.refusal);v.hidden=!a,R(f,"aria-busy",`${a}`),!s&&i.size&&N(u,`Python (${i.size}) loads at the first run.`)}async function z(w){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),f.replaceChildren(),g.clear(),N(u,"It runs …"),B();let{name:k,cells:S,jumps:I,die:H,start:j,chained:y,overshoot:P}=n.board,M={name:k,cells:S,
jumps:I,die:H,start:j,chained:y,overshoot:P},W=w==="compare"?b.other():null,q={kind:w,program:b.question(),board:M,other:W},K=await i.ask(q,X=>N(u,`${X} …`));
a=!1,h.hidden=!0,N(u,""),B(),U(K)}function U(w){let k=Ar(w,{step:g.step,draw:I=>T("Move this board to Draw",null,()=>{e.use(I),e.enter("Draw")}),point(I){r?.point(
I),r?.focus()}});(w.kind==="result"&&w.of)==="compare"&&b.isMine()&&!b.other()&&k.push(Do()),f.replaceChildren(...k),"line"in w&&w.line&&r?.point(w.line),f.scrollIntoView(
{block:"nearest"}),w.kind==="result"&&w.of==="trace"&&g.step(w.stepper),e.say(De(k)||"Step through the run below.")}return{name:"Write",under:l("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[b.node,d,p,l(".tools.acts",x,v,l("span.progress",h,u))],foot:[f],below:[g.node],show(w){n=w,n.paint({piece:!1}),
o||C(),B(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),b.end(),r?.destroy()},more:()=>[
"mine","second"].includes(b.chosen().kind)?Ct(r?.text()??""):"",stays:()=>m===null?"":Ct(m)}}var ft=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var fn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",hn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Jt(e,t,n){let{address:r}=n,
o=(t.gallery??[]).map(J),s=l("p.speaker",{role:"status"}),a=l("span.quiet"),i=l("p.trouble",{role:"alert"}),c=l(""),m=l(".main",c),p=l(".side"),d=l(".stage",m,p),
u=l(".foot"),h=l(""),f=l("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),g={root:f,say:y=>N(s,y),use(y){v.add(y),U(y),z()},can:y=>v.
can(y),go(y){v.can(y)&&(U(v.go(y)),z())},enter(y){w(x.find(P=>P.name===y)??b),U($.board),z()}},v=Xr(Pe(r.read())??J(t.board)),x=t.only?[t.only==="Play"?zt(g,n.played):
Dt(g)]:[zt(g),Dt(g),pn(g,n)],b=x.find(({name:y})=>y===At(r.read()))??x[0],$=pe(v.now()),E=o.map(({name:y},P)=>[`${P}`,y]),A=le("Board",[["","Your board"],...E],
"",y=>{let P=o[Number(y)];y&&P&&g.use(P)}),C=l("input.address",{readonly:"",label:"To copy",hidden:""});async function B(){let P=`${location.href.split("#")[0]}${te(
$.board)}${Rt(b.name)}${b.more?.()??""}`;C.value=P;try{await navigator.clipboard.writeText(P),g.say("Copied: a link to this board.")}catch{C.hidden=!1,C.select(),
g.say("Copy the link from the field.")}}function z(){let y=x.map(({stays:P})=>P?.()??"").join("");r.write(`${te($.board)}${Rt(b.name)}${y}`)}function U(y){let P=ln(
c),M=c.contains(P)&&P?.dataset.cell;$=pe(y),c.replaceChildren($.node),R(d,"style",`--shape:${$.shape};--columns:${$.columns}`),R(f,"style",`--rows:${$.plan.rows}`),
N(a,ye({...y,name:""}));let W=o.findIndex(q=>te(q)===te(y));A.value=W<0?"":`${W}`,A.options[0].hidden=W>=0,C.hidden=!0,N(i,""),b.show($),M&&$.cells.get(Number(M))?.
focus({preventScroll:!0})}function w(y){b.leave(),b=y;for(let[P,M]of k.entries())R(M,"aria-pressed",`${x[P]===b}`);G(f,"drawing",b.name==="Draw"),G(f,"writing",
b.name==="Write"),m.replaceChildren(c,b.under),p.replaceChildren(l(".says",s),...b.side),u.replaceChildren(...b.foot??[]),h.replaceChildren(...b.below??[])}let k=x.
map(y=>T(y.name,null,()=>g.enter(y.name)));f.addEventListener("mousedown",y=>{let P=y.target;!P.closest(".s-grid")||!c.contains(P)||(y.preventDefault(),f.focus(
{preventScroll:!0}))}),f.addEventListener("click",({target:y})=>{let P=y.closest(".s-grid .s-cell");P&&c.contains(P)&&b.choose(Number(P.dataset.cell))}),f.addEventListener(
"keydown",y=>{let P=y.target;hn(y)&&y.stopPropagation(),!P.matches(fn)&&b.key(y.key,y)&&y.preventDefault()});function S(y){let P=y.composedPath()[0];if(y.defaultPrevented||
!hn(y)||!/^[1-9]$/.test(y.key)||P.closest(`${fn}, .snl-stepper`))return;let{top:M,bottom:W}=c.getBoundingClientRect();W>0&&M<innerHeight&&b.key(y.key,y)&&y.preventDefault()}
function I(){let y=Pe(r.read());y&&(te(y)!==te($.board)||r.links)&&(v.add(y),w(x.find(({name:P})=>P===At(r.read()))??b),U(y)),N(i,Nt(r.read()))}r.keys&&addEventListener(
"keydown",S);let H=r.follow(I);f.append(l(".frame",l(".head",!t.only&&l(".modes",{role:"group",label:"What to do"},k),o.length>0&&l("label.board-of",l("span","B\
oard"),A),a,r.links&&l(".tools",T("Copy link","A link to this board",B),C)),i,d,u)),G(f,"ready",!0),G(f,"only",t.only),G(f,"fixed",t.fixed);let{remove:j}=an(e,ft,
f);return e.append(h),w(b),U($.board),N(i,Nt(r.read())),{show:U,replay:y=>b.replay?.(y)??!1,destroy(){removeEventListener("keydown",S),H();for(let y of x)y.end?.();
h.remove(),j()}}}function he(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function ve(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var ht=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[_o]=Ae;function gn({given:e,write:t,around:n},r,o,s){let a=l(""),i=o(e.stub),c=()=>{},m={read:()=>te(i),write(d){i=Pe(d)??i,t(r(i))},follow(d){return c=d,()=>{}},
links:!1,keys:!1},p=`Exercise ${e.number}: the board`;return Jt(a,{board:i,only:"Draw",fixed:!s,label:p},{...n,address:m}),{node:a,show(d){try{i=o(d)}catch{return!1}
return c(),!0}}}var bn=e=>gn(e,t=>`from snl_algos import Board

${e.given.defines} = ${_o.write(t)}`,t=>it(he(t,e.given.defines))[0],!0),wn=e=>gn(e,({jumps:t})=>`${e.given.defines} = ${ht(t)}`,t=>{let r=Object.entries(ve(he(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return J({...e.given.form.board,jumps:r})},!1);function yn({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
a=l(""),i={read:()=>te(J(o.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},c=`Exercise ${s}: the board`,m=Jt(a,{board:o.board,only:"Play",label:c},{...n,address:i,
played:d=>t(`${r} = [${d.join(", ")}]`)});function p(d){let u=ve(he(d,r));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:a,first:"Choose \
the first face.",judge(d){let u=p(d);return u?.length?Jo(J(o.board),u):null},show(d){let u=p(d);return!!u&&m.replay(d===e.stub?[]:u)}}}function Jo(e,t){let n=ot(
e),r=je(n);if(r.won()||!t.every(c=>r.throws(c)))return null;let o=r.won()&&t.length===Be(n).throws,s=`You reach the goal in ${se(t.length)}.`,a=o?s:r.won()?`${s}\
 Fewer are enough.`:`After ${se(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((c,m)=>`${m+1}. ${Ye(c)}`);return{passed:o,reason:a,details:i,
board:null,report:null,line:null}}function kn({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=J(r.board),{columns:a,rows:i}=Ne(s.cells),c=pe(s);c.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(h=>{let f=h+1,[g,v]=Q({cells:s.cells,start:1,columns:a,rows:i},f),x=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${f}`,
input:()=>t(`${n} = ${ht(p())}`)}),b=`grid-row:${i-g};grid-column:${v+1}`;return[f,{input:x,node:l("label.field",{style:b},l("span",`${f}`),x)}]})),p=()=>[...m].
filter(([,{input:h}])=>/^\d+$/.test(h.value.trim())).map(([h,{input:f}])=>[h,Number(f.value)]),d=l(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),u=l(".fields",{role:"group",label:`Exercise ${o}: the distances`,style:`--columns:${a}`},[...m.values()].map(({node:h})=>h));return{node:l(
".distances",d,u),show(h){let f=ve(he(h,n));if(typeof f!="object"||!f||Object.keys(f).some(g=>!m.has(Number(g))))return!1;for(let[g,{input:v}]of m){let x=`${f[g]??
""}`;v.value.trim()!==x&&(v.value=x)}return!0}}}var Uo=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Re=e=>Uo(e).map((t,n)=>n%2?l(t[0]==="`"?"code":"em",t.slice(1,-1)):t),gt=e=>e.map(([t,n])=>t?l("span",{class:t},
n):n);function xn({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([p])=>p),s=o,a=new Map(r.map(([p,d])=>{let u=T("↑",null,()=>c(p,-1),`Move step ${p} \
up`),h=T("↓",null,()=>c(p,1),`Move step ${p} down`),f=l("span.words",l("strong",`${p}.`)," ",Re(d));return[p,{up:u,down:h,node:l("li.step",f,l(".tools",u,h))}]})),
i=l("ol.steps",{label:"The steps, in your order"});function c(p,d){let u=s.indexOf(p);if(!s[u+d])return;let h=[...s];[h[u],h[u+d]]=[h[u+d],h[u]],s=h,m(),a.get(p)?.[d<
0?"up":"down"].focus(),t(`${n} = [${s.map(f=>`"${f}"`).join(", ")}]`)}function m(){s.forEach((p,d)=>{let u=a.get(p);u&&(R(u.up,"aria-disabled",d===0),R(u.down,"\
aria-disabled",d===s.length-1),i.append(u.node))})}return m(),{node:i,first:"Put the steps in order first.",show(p){let d=ve(he(p,n));return!Array.isArray(d)||`${[
...d].sort()}`!=`${[...o].sort()}`?!1:(s=d,m(),!0)}}}function vn({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,a],i)=>{let c=l("input",
{type:"radio",name:`snl-${r}`,change:()=>t(`${n} = ${i+1}`)});return{input:c,node:l("label.step",c,l("b",`${i+1}.`),l("span.words",Re(a)))}});return{node:l(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:Number(ve(he(a,n)));return i!==
0&&!s[i-1]?!1:(s.forEach(({input:c},m)=>{c.checked=m===i-1}),!0)}}}var Vo={order:xn,choice:vn,board:bn,jumps:wn,throws:yn,distances:kn};function $n(e,t,n){let r=Vo[e.form.kind];if(!r)return null;let o="",s=!1,a=r({given:e,write:m,
around:n}),i=T("","The Python that this writes",()=>{s=!s,p()}),c=l(".reply",a.node,l(".tools.swap",i),t.node);function m(d){o=d,t.replace(d)}function p(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",R(i,"aria-expanded",`${s}`)}return p(),{node:c,missing:d=>d===e.stub?a.first:"",judge:d=>a.judge?.(d)??null,
show(d){d!==o&&(o=d,!(a.show(d)||s)&&(s=!0,p()))}}}function En({hints:e,solution_coloured:t,after:n},r){let o=l(".help",l("",{class:"highlight"},l("pre",gt(t))),n.map(f=>l("p",Re(f)))),s=0,a=l("ol.hints",{label:"\
Hints"}),i=l(".asked",{role:"group",label:"The solution"}),c=T("Hint","A little help; there may be more",p),m=T("Solution","Asks before it shows it",u);function p(){
if(s===e.length)return;s+=1;let f=l("li",{tabindex:-1},l(".help",l("p",Re(e[s-1]))));a.append(f),f.focus({preventScroll:!0}),f.scrollIntoView({block:"nearest"}),
d()}function d(){let f=e.length-s;c.textContent=s?`Next hint (${f} left)`:"Hint",R(c,"aria-disabled",!f),f||(c.textContent="No more hints")}function u(){let f=T(
"Show it",null,h),g=e.length-s,v=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(l("p",`Do you want to see a solution?${v}`),
l(".tools",f,T("Not yet",null,()=>(i.replaceChildren(),m.focus())))),f.focus()}function h(){let f=T("Hide it",null,()=>(i.replaceChildren(),m.focus())),g=T("Use\
 it","In the place of what you have",r);i.replaceChildren(l("b","A solution"),o,l(".tools",g,f)),g.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return d(),{buttons:[c,m],nodes:[a,i]}}function Go(e,t){if(!e)return null;try{let{board:n,node:r}=Ot(e,null);return{node:r,words:ye(n),way:t.draw(n)}}catch{return null}}function Ko({passed:e,reason:t,
board:n,details:r,line:o},s){let a=Go(n,s),i=[ne(t),...r.map(ne),a&&l("p.quiet",a.words),Te(o,s),a&&l(".tools",a.way)].filter(c=>!!c);return oe(e?"right":"wrong",
e?"Solved":"Not yet",...a?[l(".exhibit",a.node,l(".told",i))]:i)}function Ut(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,passed:s,reason:a}=e;if(!o)
return[Ko(e,t)];let i=He({report:o,like:n,stepper:r},t);return a&&!s?[oe("wrong","Not yet",ne(a)),i]:[i]}function Sn(e,t){return[...e.kind==="failure"?[Fe(e,t)]:
Ut(e.verdict,t,e),jt(e)].filter(r=>!!r)}var Yo="Nothing is written yet.",Qo="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Mn="It runs. A c\
all may take 1 second …",Zo="The mark stays: another version of yours has solved it.";function Tn(e,t,n,r){let{name:o,number:s,stub:a}=t,i=me(o),c=!1,m=l("p.n\
ote.quiet"),p=Ke(r.size),d=l("span.state"),u=l(".cards"),h=Oe(n),f=En(t,()=>B(t.solution,"This is a solution.")),g=Ur({label:`Exercise ${s}`,picture:gt(t.stub_coloured),
stub:a,source:i?.source??a,editor:n.editor,change:C,trouble:M=>N(m,M)}),v=$n(t,g,n),x=T("Check","Run it and judge it",I),b=T("Stop","End what is running",()=>r.
stop()),$=T("Reset","Back to how it was",()=>B(a,v?"":"Ctrl+Z in the editor brings your code back.")),E=null,A=T("Other tab's answer","Exchange it with the answ\
er here",U);A.hidden=!0;function C(M){M!==(me(o)?.source??a)&&N(m,bt(o,M)),v?.show(M)}function B(M,W){g.replace(M),p.say(W)}function z(M,W){g.replace(W),M&&(u.replaceChildren(),
h.clear(),p.say("As in the lesson."))}function U(){let[M,W]=[E,g.text()];E=W,g.replace(M??"")}let k={loads:M=>p.loads(M,Mn),changes:S};function S(){let M=me(o)?.
solved;N(d,M?"✓ Solved":""),R(x,"aria-disabled",r.busy()||!!r.refusal),b.hidden=!c,R(u,"aria-busy",`${c}`),!r.begun()&&r.size?p.say(`Python (${r.size}) loads \
at the first check.`):!c&&p.said().startsWith("Python")&&p.say(""),r.refusal&&N(m,r.refusal)}async function I(){if(r.busy()||r.refusal)return;let M=g.text();if(!M.
trim()){p.say(Yo);return}g.point(null),u.replaceChildren(),h.clear();let W=v?.missing(M);if(W){p.say(W);return}let q=v?.judge(M);if(q){y(M,q,Ut(q,j));return}let K=await H(
M),X=K.kind==="failure"?K:K.verdict;y(M,X,Sn(K,j))}async function H(M){c=!0,p.say(Mn);let W=p.count(),q={kind:"exercise",exercise:o,program:{source:M}},K=await r.
ask(k,q,X=>p.say(`${X} …`));return W(),c=!1,K}let j={step:h.step,draw:M=>l("a.button",{href:`${t.play}${te(M)}&draw`},"Open this board in the workbench"),point:M=>g.
point(M)};function y(M,W,q){let K="passed"in W&&W.passed;K&&N(m,bt(o,M,!0));for(let X of q)R(X,"role","group");u.replaceChildren(...q),S(),K?p.say("Solved."):me(
o)?.solved?p.say(`${De(q)}. ${Zo}`):p.say(De(q)),W.line&&!v&&g.point(W.line),u.scrollIntoView({block:"nearest"})}let P=l("",{class:"snl-workbench snl-exercise",
role:"region",label:`Exercise ${s}: your answer`});P.append(l(".frame",v?v.node:g.node,m,l(".tools.acts",x,b,p.clock,...f.buttons,$,A,d,p.node),u,...f.nodes)),e.
replaceChildren(P,h.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),R(e,"data-mounted",""),G(P,"read\
y",!0),r.watch(k),v?.show(g.text()),Xt((M,W)=>{if(M!==null&&M!==o)return;let q=me(o),K=q?.source??a;!W&&K!==g.text()&&z(q===null,K);let X=Zt(o);W&&X!==null&&X!==
g.text()&&(E=X,A.hidden=!1,N(m,Qo)),S()}),S()}var Pn=`.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: \
22rem}.s-thumb>*{margin:0}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:c\
oarse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}
`;var On=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
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
`;function jn(){let e=document.createElement("style");e.textContent=`${ut}${ft}${On}${Pn}`,document.head.append(e)}var Vt=document.querySelector("[data-snl-cells]");if(Vt){jn();let e=_r(JSON.parse(Vt.dataset.files??"null")),t=Jr(e),n=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let r of n)Tn(r,JSON.parse(r.dataset.snlExercise??"null"),e,t);qr(JSON.parse(Vt.textContent??"[]"),e,t)}})();
