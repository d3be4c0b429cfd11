// built from web/ by `npm run build`
function C(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function _e(e,t){for(let r in t)C(e,r,t[r])}var K=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Hr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,xt=e=>(t,...r)=>{let[n,...o]=t.split("."),s=e(n||"div");for(let a of o)K(s,a,!0);for(let a of r)Hr(a)?_e(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=xt(e=>document.createElement(e)),de=xt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ue=(e,t,...r)=>de(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ae(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function Ge(e){let t=[];return r=>{for(let n of t)K(n,e,!1);t=r.filter(n=>!!n);for(let n of t)K(
n,e,!0)}}var R=(e,t,r,n)=>c("button.button",{type:"button",title:t,label:n,click:r},e);function $t(e,t,r,n=!1){let o=R(e,t,()=>{n=!n,C(o,"aria-pressed",`${n}`),r(n)});return C(
o,"aria-pressed",`${n}`),o}function re(e,t,r,n){let o=t.map(([a,i])=>c("option",{value:a,selected:a===r&&""},i));return c("select.button",{label:e,change:({target:a})=>n(
a.value)},o)}var Ye=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Mt=(e,...t)=>c("details.fold",c("summary",e),...t);var ne={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Dr}=ne,Z=e=>Array.from({length:e},(t,r)=>r),Le=(e,t,r)=>Math.min(r,Math.max(t,e));function X({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}var Et=({columns:e,start:t})=>e+(t===0?1:0);function G(e,t){let[r,n]=X(e,t),[o,s]=Dr.anchor;return[
n+o,e.rows-r-1+s]}function ee([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,a=(n-t)/o;return{length:o,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function St([e,
t],[r,n],[o,s]){let[a,i]=[o-r,s-n],l=((e-r)*a+(t-n)*i)/(a*a+i*i||1),u=Le(l,0,1);return Math.hypot(e-r-u*a,t-n-u*i)}function Ce(e,t){let[[n,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function Re(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let a of Z(n)){let[i,l]=[t+a*o,t+(a+1)*o],[[u,g],[d,h]]=[e(i),e(
l)],[[b,y],[k,A]]=[Ce(e,i),Ce(e,l)];s.push([u+b*o/3,g+y*o/3],[d-k*o/3,h-A*o/3],[d,h])}return s}var zr=4,Tt=(e,t)=>{let r=ne.light.tints.length-1;return Math.round(
r*Le(e/Math.max(t,zr),0,1))};var Ze=400,Ve=20,Jr=["stay","bounce","win"];function xe(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function Fr(e){if(!Array.isArray(e))return xe(e,"the die",1,Ve);if(!e.length||e.length>Ve)throw new Error(`a die \
in this page has 1 to ${Ve} faces, not ${e.length}`);let t=e.map(n=>xe(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Kr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)xe(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function U(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,Ze);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Jr.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Kr(
i,r),die:Fr(n),start:xe(o,"start",0,1),chained:s,overshoot:a}}var Pt=e=>typeof e=="number"?Z(e).map(t=>t+1):e;function Qe(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var We=e=>Z(e*e).map(t=>{let{columns:r,rows:n}=Qe(e*e),[o,s]=X({cells:e*e,start:1,columns:r,
rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function jt(e,t=Math.random){let r=Z(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Z(2*n).map(a=>{let[i,l]=[o(),o()].sort((u,g)=>u-g);return a<n?[i,l]:[l,i]});return U({...e,name:"",
jumps:s})}function ke({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([u,g])=>g>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Ot={format:"snl-workbench",version:2},At={what:"stopped",says:"You stopped it."},Xe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Ct=["Draw","Write"];function et(e){let t=new URLSearchParams(e.slice(1));return ve(e)&&Ct.find(r=>t.has(r.toLowerCase()))}var tt=e=>Ct.includes(e)?`&${e.toLowerCase()}`:
"",Ur=2e4;function rt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ur?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function nt(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ae({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var _r=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Gr=e=>new URLSearchParams(
e.slice(1)).get("board");function Lt(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=_r(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return U(n)}function ve(e){try{return Lt(
Gr(e)??"")}catch{return null}}var Yr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function ot(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{Lt(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Yr}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&nt(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ie=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Vr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},Rt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Vr[`${e}`]});function Wt(e){if(!e)return"";let{from:t,face:r,landing:n,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>n?`climb to ${o}`:`slide to ${o}`,l=o===
n?"":a||i;return r===null?`${he(l)} from ${t}.`:`From ${t}, roll ${at(r)}: land on ${n}${l&&`, ${l}`}.`}var at=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function te({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let l=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return de(g,{...r,style:u||null},a.map(te),i)}var{shape:It}=ne;function Nt(e,t,r,n){let{spot:o}=ee(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function qt(e,t,r){let{least:n,more:o,head:s,edge:a}=It.arc,
{length:i,spot:l}=ee(e,t),u=n+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[h,b]=l(i/2,d*u*2),y=[Le(h,a,r-a),Math.max(b,a)],k=ee(y,t),A=k.spot(k.length-.06);return{from:e,
turn:y,tip:A,...Nt(A,y,s,s*.4)}}function it(e,t,r,n,o){let{length:s,spot:a}=ee(e,t),i=Math.min(n,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...Nt(l,u,o,o/2)}}function Ht(e){let t=It.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:oe}=ne;function lt(e,t,r){let{length:n,spot:o}=ee(G(e,t),G(e,r));return ee(o(oe.apart),o(n-oe.apart))}function Dt(e,t,r){let{length:n,spot:o}=lt(e,t,r),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(n/i)),u=[s,-s].map(d=>[o(-a,d),o(n+a,d)]),g=Z(l+1).map(d=>{let h=n*d/l;return[o(h,s),o(h,-s)]});return{
rails:u,rungs:g}}function Bt(e,t){let r=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function zt(e,t,r,{hand:n,
bow:o}){let{length:s,spot:a}=lt(e,t,r),{swing:i,wave:l}=oe.snake,u=Math.max(1,Math.round(s/l)),g=n*Math.min(i,.08*s);return d=>{let h=1-(2*d-1)**4,b=g*h*Math.sin(
2*Math.PI*u*d)+o*Math.sin(Math.PI*d);return a(s*d,b)}}function Zr(e,t,r,n){let o=n.map(([i,l])=>[G(e,i),G(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Bt(
t,r)[0]};for(let i of Bt(t,r)){let l=zt(e,t,r,i),u=Z(25).map(b=>l(b/24)),g=u.some(([b,y])=>b<.15||b>s-.15||y<.15||y>e.rows-.15),h=u.filter(b=>o.some(([y,k])=>St(
b,y,k)<oe.snake.clear)).length+(g?100:0);h<a.cost&&(a={cost:h,manner:i})}return a.manner}function Jt(e,t,r,n){let o=zt(e,t,r,Zr(e,t,r,n)),{length:s}=lt(e,t,r),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=y=>k=>{let A=oe.snake.half*(1-.3*k-.6*k**3),[S,f]=o(k),[M,v]=Ce(o,k),E=Math.hypot(M,v)||1;return[S-y*A*v/E,f+y*A*M/E]},
l=Re(i(1),0,1,a),u=Re(i(-1),1,0,a),g=[...l,l[l.length-1],u[0],...u],{spot:d}=ee(o(0),o(.02)),{skull:h,eye:b}=oe.snake;return{outline:g,stripe:Re(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*h),d(-.05,-.55*h)],pupils:[d(-.05-b/3,.55*h),d(-.05-b/3,-.55*h)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Ft=(e,t)=>(2*e+3*t)%ne.light.snakes.length;var{shape:Ee}=ne,se=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(se).join(" ")),me=e=>`M${$e(e).join("L")}`,Kt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,ct=(e,t,r)=>`M${$e([e])}Q${$e([t,r]).join(" ")}`,V=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Ie=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(r),r:n},...o}),Ne=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),dt=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(r),width:n,
height:n,rx:o},...s}),_t=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Gt=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(r),"\
font-size":n},fill:s,text:o});function Qr(e,t,r){let{rails:n,rungs:o}=Dt(e,t,r),{rail:s,rungWidth:a}=Ee.ladder,i=n.map(me).join("");return[V("halo",i,{stroke:"c\
ell",width:s+.05}),V("rungs",o.map(me).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function Xr(e,t,r,n){let{outline:o,stripe:s,skull:a,
eyes:i,pupils:l,tongue:u}=Jt(e,t,r,n),{skull:g,stripe:d,eye:h,pupil:b}=Ee.snake,y=`snake-${Ft(t,r)}`,k=`${Kt(o)}Z`;return[V("halo",k,{stroke:"cell",width:.06}),
V("tongue",u.map(A=>me(A)).join(""),{stroke:y,width:.025}),V("skin",k,{fill:y}),_t(V("stripe",Kt(s),{stroke:"cell",width:d}),"0.04 0.12"),Ie("skull",a,g,{fill:y}),
...i.map(A=>Ie("eye",A,h,{fill:"die"})),...l.map(A=>Ie("pupil",A,b,{fill:"dieInk"}))]}function qe(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>Ne(a,u,{"data-ends":`${i} ${l}`});return[...n.map(([a,i])=>s("ladder",a,i,Qr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Xr(e,a,i,n)))]}function Yt(e){
let[t,r]=X(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Ee.flag,[u,g,d]=s,h=k=>k.map(([A,S])=>[n+A,o+S]),b=me(h([s.slice(0,2),[u,d]])),y=`${me(
h([[u,g],a,[u,i]]))}Z`;return Ne("flag",[V("pole",b,{stroke:"goal",width:l}),V("pennant",y,{fill:"goal"})])}function Me([e,t],r,n=1){let{side:o,corner:s,pip:a}=Ee.
die,i=Ht(r).map(g=>Ie("pip",g,a,{fill:"dieInk"})),l=Gt("face",[0,o*.24],o*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Ne("die",[dt("side",
[-o/2,-o/2],o,s,u),...i.length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${n})`})}function Ut(e,t,r){let[n,o]=X(e,t),s=[o+.06,e.rows-n-.94],a=dt(r,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,_t(a,"0.03 0.06")}function Vt(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[Ut(e,o,"stand")];if(r===null)return s;let a=G(e,t);if(t===n)return[Me(a,r)];let{turn:i,neck:l,wings:u}=qt(a,G(e,n),Et(e)),g=`--far:${se(ee(a,i).length+ee(
i,l).length)}`,d=V("arc",ct(a,i,l),{stroke:"now",width:Ee.arc.width});return[Ut(e,n,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:g}},
V("tip",`${me(u)}Z`,{fill:"now"}),Me(a,r)]}function Zt(e,t,r){let n=r;return t.map(([o,s,a],i)=>{let[l,u]=[G(e,n),G(e,s)],g=it(l,u,u[0]>=l[0]?-.3:.3,.12,.16);n=
a;let[d,h]=[g.middle[0],Math.floor(g.middle[1])+.5],b=ct(g.from,g.turn,g.neck),y=`${me(g.wings)}Z`;return Ne("leg",[V("rim",b,{stroke:"cell",width:.1}),V("shaft",
b,{stroke:"ink",width:.05}),V("tip",y,{fill:"ink"}),dt("count",[d-.3,h-.14],.28,.04,{fill:"ink"}),Gt("order",[d-.16,h+.066],.19,`${i+1}`,"cell"),Me([d+.16,h],o,
.8)],{style:`--order:${i}`})})}function Qt(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[G(e,a),G(e,s)],{from:u,turn:g,tip:d,wings:h}=it(i,l,.12,.18,.13),b=ct(u,g,d)+me(h);return V(n.has(s)?"branch\
.strong":"branch",b,{stroke:"ink",width:.03})})}var ut=e=>ue(".face","-.19 -.19 .38 .38",te(Me([0,0],e))),He=()=>c("li.chip",c("span",{role:"img"}),c("small"));function Be({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(C(e,"label",`Roll ${r}`),e.replaceChildren(ut(r))),W(t,`to cell ${n}`)}var mt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},le=e=>`${mt(e).kind} ${e.join("→")}`,Xt=(e,t)=>U({...e,name:"",jumps:t}),
De=(e,t)=>Xt(e,e.jumps.filter(([r])=>r!==t)),Se=(e,t,r)=>Xt(e,[...De(e,t).jumps,[t,r]]);function er(e,[t,r],n,o){let s=De(e,t);return n?Se(s,t,o):Se(s,o,r)}var pt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function tr(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return U({...e,...t,name:"",jumps:n})}function rr(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function nr(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:u,clientY:g}){let d=e.cellAt(u,g);!d||d===s||(s=d,a=!0,t(o,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:d,clientY:h})=>{let b=e.cellAt(d,h);a=!1,!(u||!g||!b)&&(o=s=b,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>c("label.setting",c("span",e),t);function or(e){let t=c("input.button",{type:"number",min:1,max:Ze,change:()=>e({cells:t.valueAsNumber})}),r=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),n=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",Te("Cells",t),Te("Die",r),Te("Start",n),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function ft(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function en({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function tn({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([g,d])=>`  "${g}": ${ge(d)}`).join(
`,
`)}
}
`}function rn(e){ft("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${ge(t)}
`}function nn(e){ft("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Z(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))r[s][a]=n.get(o)??-1;return`[${r.map(ge).join(`,
 `)}]
`}function on(e){ft("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var ze=[{name:"python",title:"Python: Board(...)",write:en},{name:"json",title:"JSON",write:tn},{name:"move-array",title:"Move array, from 0",write:rn},{name:"\
grid",title:"LeetCode grid",write:nn},{name:"hackerrank",title:"HackerRank text",write:on}];var sr=["jumps","ladders","snakes","die","start","chained","overshoot"],sn=sr.slice(0,3);function an(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function ln(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function cn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of ln(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!sr.includes(s))throw new Error(`a board has no option ${s}`);
sn.includes(s)?r.jumps.push(...dn(a)):r[s]=ar(a)}return[r]}function ar(e){try{return an(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function dn(e){
let t=ar(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(r)}`);return t}var un="format version name author source cells die start chained overshoot jumps".split(" ");function mn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!un.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function ir(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${ge(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function pn(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=We(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function fn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[g]=n(1,`the number of ${l}s`);
if(g>100)throw new Error(`line ${r}: 100 cells have no room for ${g} ${l}s`);for(let d=0;d<g;d+=1){let h=n(2,`the two cells of a ${l}`);if((h[1]-h[0])*u<=0)throw new Error(
`line ${r}: ${h.join(" ")} is not a ${l}`);i.push(h)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function hn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[pn(n)]:typeof n[0]=="object"?n.map(mn):[ir(n)]}function lr(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return cn(t).map(U);if(/^[[{]/.test(t))return hn(t).map(U);if(r&&/[\r\n]/.test(t))return fn(t).map(U);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[U(ir(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function cr(e,t){let r=null,n=ze[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=re("Notation",
ze.map(d=>[d.name,d.title]),n,d=>{n=d,i()});function i(){if(!(!r||!g.open)){o.value=o.placeholder="",W(s,"");try{o.value=ze.find(d=>d.name===n)?.write(r).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=lr(o.value);t(d[0]),W(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){W(s,`This cannot be read: ${d.message}.`)}}let g=Mt("Copy or paste as text",c(".tools",a,R("Copy",null,l),R("Use this text","Read \
the board in the text",u)),o,s);return g.addEventListener("toggle",i),{node:g,show(d){r=d,i()}}}var ht=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function gt(e){let t=null,r=null,n=null,o=null,s=!0,a=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=R("Undo","Ctrl+Z",()=>e.go(-1)),d=R("Redo","Ctrl+Y",
()=>e.go(1)),h=or(m=>f(p=>tr(p,m),"")),b=cr(e,m=>e.use(m));function y({distance:m,predecessor:p,throws:x,route:L}){t&&(t.paint({current:n,distance:m,predecessor:p,
route:s,piece:!1}),W(a,x??"none"),W(i,x===null?"the goal is out of reach":ie(x).replace(/^\S+ /,"")),Ae(l,L,He,(F,[D,,w])=>Be(F,D,w)))}let k=()=>t?pt(t.board,n)[0]??
null:null;function A(){if(!t)return;let{board:m,plan:p}=t;y(t);let x=k();t.light(x),t.sketch((x??[]).map(L=>{let[F,D]=G(p,L);return{tag:"circle",attributes:{cx:F,
cy:D,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...pt(m,n).flatMap(S)),C(g,"aria-disabled",!e.can(-1)),C(d,"aria-disabled",!e.can(1))}function S(m){
let{ends:p}=mt(m),x=R(`Remove ${le(m)}`,"Delete",()=>M(m)),L=p.map((F,D)=>R(`Move its ${F}`,null,()=>{o={jump:m,end:D},e.say(`Choose the cell where the ${F} of ${le(
m)} goes.`),t?.cells.get(m[D])?.focus({preventScroll:!0})}));return[x,...L]}function f(m,p){if(t){n=o=null;try{e.use(m(t.board)),e.say(`${p} ${ht(t.throws)}`.trim())}catch(x){
e.say(`${he(x.message)}.`),h.show(t.board),A()}}}let M=m=>f(p=>De(p,m[0]),`Removed: ${le(m)}.`);function v(m,p){let x=k(),L=x?x.indexOf(m):-1;return x&&L>=0?E(x,
L,p):{change:F=>Se(F,m,p),what:`Drawn: ${le([m,p])}.`}}let E=(m,p,x)=>({change:L=>er(L,m,p,x),what:`Moved: ${le(m)} is now ${le(p?[m[0],x]:[x,m[1]])}.`});function P(m,p){
if(!t)return;let{change:x}=v(m,p),L=t.trial(x(t.board));y(L),e.say(`If you let go here: ${ht(L.throws)}`)}function T(m,p){let{change:x,what:L}=v(m,p);f(x,L)}function I(){
n=o=null,t&&(t.trial(t.board),A(),q())}function q(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ht(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),l,u,c(".tools",g,d,R("Random","Other jumps",()=>f(m=>jt(m),
"Drawn at random.")),R("Remove all jumps",null,()=>f(m=>({...m,name:"",jumps:[]}),"Removed: all jumps.")),$t("Route","One of the shortest routes",m=>{s=m,A()},!0)),
h.node,b.node],show(m){t=m,n=o=null,r=nr(t,{tries:P,draws:T,drops:I}),h.show(t.board),b.show(t.board),A(),q()},leave:()=>r?.stop(),choose(m){if(!(!t||!m||r?.wasDrawing()))
if(o){let{change:p,what:x}=E(o.jump,o.end,m);f(p,x)}else if(n===m)I();else if(n!==null){let p=n;f(x=>Se(x,p,m),`Drawn: ${le([p,m])}.`)}else{n=m,A();let p=k(),x=p?
` Or drag an end of ${le(p)}.`:"";e.say(`From ${m}: choose the cell where a jump ends. Escape cancels.${x}`)}},key(m,{ctrlKey:p,metaKey:x,shiftKey:L,altKey:F}){
let D=k();if(p||x){let w=m==="y"||L&&m==="Z"?1:m==="z"?-1:0;return w&&e.go(w),w!==0}if(m==="Escape"&&n!==null&&!F)I();else if((m==="Delete"||m==="Backspace")&&D)
M(D);else return!1;return!0}}}function Je(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([i])=>i===
n);if(!o)return!1;let[,s,a]=o;return t.push({from:r(),face:n,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}function dr({trace:e,rules:t,unit:r,farthest:n}){let{start:o,cells:s,jumps:a}=t,i={cells:s,start:o,...e.layout},{rows:l}=e.layout,u=o===0?1:0,g=e.layout.columns+
u,d=Z(s+u).map($=>$+1-u),{waits:h}=Rt(e),b=new Map,y=new Map,k=Ge("new"),A=Ge("touched"),S=!1,f=null,M=new Set,v=null,E=!1;function P($){let[O,H]=X(i,$),N=$===o?
"start":$===s&&"goal",J=c(".cell",{role:"gridcell","data-cell":$,"data-end":N,style:`grid-column:${H+1}`},c("span.number",`${$}`),c("span.end",{"data-is":N}),c(
"span.badge"));return K(J,"odd",(O+H)%2),b.set($,J),J}function T($){for(let O of b.values())O.tabIndex=O===$?0:-1}function I($){let{key:O,target:H}=$,[N,J]=X(i,
Number(H.dataset.cell)),B={ArrowLeft:[N,J-1],ArrowRight:[N,J+1],ArrowUp:[N+1,J],ArrowDown:[N-1,J]};if(O==="Enter"||O===" ")H.click();else if(B[O]){let Q=d.find(
ce=>`${X(i,ce)}`==`${B[O]}`);b.get(Q??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let q=$=>d.filter(O=>X(i,O)[0]===$).sort((O,H)=>X(i,O)[1]-
X(i,H)[1]),m=c(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:I,focusin:({target:$})=>T($)},Z(l).reverse().map($=>c(".row",{role:"ro\
w"},q($).map(P))));T(b.get(o)??b.get(1));let p=`0 0 ${g} ${l}`,x=ue(".layer.goal",p,te(Yt(i))),L=ue(".layer.jumps",p,qe(i,a).map(te)),[F,D,w]=["g.tree","g.move",
"g.route"].map($=>de($)),j=ue(".layer.above",p,F,D,w);function z($,O,H){if(!f)return"";let[N,J]=[f.distance.get($),f.predecessor.get($)],B=[`cell ${$}`,b.get($)?.
dataset.end];for(let[ce,ye]of a)ce===$&&B.push(`${ye>$?"foot of a ladder":"head of a snake"} to ${ye}`),ye===$&&B.push(`${ce<$?"top of a ladder":"tail of a snak\
e"} from ${ce}`);let Q=f.visited.has($)?"visited":"not reached";return B.push(O?"current":"",N!=null?`reached in ${ie(N,r)}`:Q,J!=null?`from ${J}`:"",H?h:"",M.has(
$)?"part of what is wrong":""),B.filter(Boolean).join(", ")}function Y($,O,H,N){let J=$.current===O,B=$.visited.has(O),Q=$.distance.get(O),ce=$.predecessor.get(
O),ye=`${[J,N,B,Q,ce,M.has(O)]}`;if(y.get(O)===ye)return;y.set(O,ye);let qr=Q!=null?"reached":B&&"visited";_e(H,{"data-distance":Q,"data-tint":Q!=null&&Tt(Q,n),
"data-from":ce,"data-visited":B,"data-waits":N,"aria-current":J,"data-state":J?"current":N?"frontier":qr,label:z(O,J,N)}),C(H.lastChild,"data-is",st(Q)||null)}function _(){
if(!f)return;let $=new Set(f.frontier.map(([O])=>O));for(let[O,H]of b)Y(f,O,H,$.has(O))}function we(){if(!f)return;let $=S?Qt(i,f.predecessor,f.current):[];F.replaceChildren(
...$.map(te))}let Oe=$=>$.map(O=>L.querySelector(`[data-ends="${O} ${a.get(O)}"]`));function vt($,O){let H=new Set(Oe(O));for(let N of L.children)K(N,$,H.has(N))}
function Ir($){let O=$&&e.answer?.route||[],H=O.flatMap(([,N,J])=>J===N?[]:t.ride(N).feet);w.replaceChildren(...Zt(i,O,o).map(te)),K(L,"routed",O.length),vt("ta\
ken",H)}let Nr=`${g>7?".close":""}${g>12?".dense":""}${g>24?".tiny":""}`;return{plan:i,cells:b,columns:g,shape:g/l,node:c(`.board${Nr}`,{style:`--wide:${g};--hi\
gh:${l}`},c(".sheet",m,x,L,j)),paint($,O,H,N){f=$,_(),k([...O].map(J=>b.get(J))),we(),D.replaceChildren(...(H?Vt(i,H):[]).map(te)),A(Oe(H?.feet??[])),N!==E&&Ir(
N),v=H,E=N},showTree($){S=$,we()},mark($,O){let H=O.flatMap(B=>B.moves??[]),N=O.flatMap(B=>B.jumps??[]),J=H.flatMap(([,B])=>t.ride(B).feet);vt("found",[...N.map(
([B])=>B),...J]),M=new Set(O.flatMap(B=>B.cells??[]));for(let[B,Q]of b)K(Q,"differs",B===$),K(Q,"found",M.has(B));_()},drawn:()=>({trace:e,plan:i,jumps:a,farthest:n,
state:f,found:M,move:v,treeShown:S,routed:E})}}function ur({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,h])=>d!==h)),i=typeof r=="number"?Array.from({length:r},(d,h)=>h+
1):r;function l(d,h=[]){if(h.includes(d))return{feet:h,stand:null};let b=a.get(d);return b===void 0||h.length&&!o?{feet:h,stand:d}:l(b,[...h,d])}function u(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function g(d){return d===e?[]:i.flatMap(h=>{let b=u(d+h),y=b>0?l(b).stand:null;return y===null?[]:[[h,b,y]]})}return{cells:e,
start:n,jumps:a,ride:l,moves:g}}function bt({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let u=(n.get(l)??0)+1;for(let g of r(l)){let d=g[2];n.has(
d)||(n.set(d,u),o.set(d,l),s.set(d,g),a.push(d))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=o.get(l)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var gn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",bn=260,mr=([e,t])=>`translate(${e}px,${t}px)`;function Pe(e){let t=ur(e),r=bt(t),
n={board:e,layout:Qe(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},o=Math.max(...r.distance.values()),s=dr({trace:n,rules:t,unit:"throws",
farthest:o}),{plan:a,cells:i}=s,l=de("path.piece",{d:gn}),u=de("g.sketch"),[g,d]=[s.columns,a.rows],h=ue(".layer.top",`0 0 ${g} ${d}`,u,l);s.node.firstElementChild?.
append(h);let b="",y=s.node.querySelector("[role=grid]");y&&C(y,"label",`Board: ${ke(e)}`);let k=s.node.querySelector(".s-jumps");function A({from:S,landing:f,stand:M,
feet:v}){let E=v.map(P=>t.jumps.get(P)??M);return[S,f,...E].map(P=>G(a,P))}return{...r,board:e,rules:t,plan:a,cells:i,faces:Pt(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(S){let{current:f=null,near:M=[],distance:v,predecessor:E,move:P=null}=S,{route:T=!1,piece:I=!0}=S,q={current:f,frontier:[...M].
map(p=>[p,""]),distance:v??new Map,predecessor:E??new Map,visited:new Map},m=`${n.answer.route}`;T&&m!==b&&s.paint(q,new Set,P,!1),b=m,s.paint(q,new Set,P,T),C(
l,"visibility",!(I&&f!==null)&&"hidden"),f!==null&&C(l,"style",`transform:${mr(G(a,f))}`)},walk(S){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let f=A(S),[[M,v],[E,P]]=f,T=[(M+E)/2,Math.min(v,P)-.35],I=[f[0],T,...f.slice(1)].map(q=>({transform:mr(q)}));l.animate(I,{duration:bn*(f.length-1),easing:"ease\
-in-out"})},trial(S){let f=new Map(S.jumps),M=new Set;for(let T of[...k?.children??[]]){let[I,q]=(T.getAttribute("data-ends")??"").split(" ").map(Number);f.get(
I)===q?M.add(I):T.remove()}let v=new Map(S.jumps.filter(([T])=>!M.has(T))),E=qe(a,v).map(te);for(let T of E)K(T,"lit",!0);k?.append(...E),t.jumps.clear();for(let[
T,I]of f)t.jumps.set(T,I);let P=bt(t);return n.answer.route=P.route,P},light(S){for(let f of k?.children??[])K(f,"lit",f.getAttribute("data-ends")===S?.join(" "))},
sketch:S=>u.replaceChildren(...S.map(te)),cellAt(S,f){let v=s.node.getRootNode().elementFromPoint(S,f)?.closest("[data-cell]"),E=v&&s.node.contains(v)&&v.dataset.
cell;return E?Number(E):null}}}var pr=e=>new Set(e.map(([,t])=>t));function wn(e,t){let r=`You reached the goal in ${ie(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var yn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function kn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&yn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function fr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":kn(r);let o=Wt(n);return e.won()?`${o} ${wn(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function hr(e,t,{
cells:r}){let n=`${he(at(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function gr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${ie(e)}: ${r.join(", ")}.`}function wt(e,t){let r=null,n=null,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),l=c("ol.throw\
n",{label:"Your throws"}),u=R("Undo","Take the last throw back (Backspace)",S),g=R("Start again","Back to the start",f),d=R("Show the shortest route",null,()=>M(
!h)),h=!1;function b(){if(!r||!n)return;let{thrown:v}=n,E=n.moves(),P=h||n.won();r.paint({current:n.at(),near:pr(E),distance:n.trail(),move:h?null:v.at(-1)??null,
route:h});for(let T of o.children){let I=Number(T.dataset.face);C(T,"aria-disabled",!E.some(([q])=>q===I))}W(s,v.length),W(a,v.length===1?"throw":"throws"),W(i,
P?r.throws??"none":"?"),Ae(l,v,He,(T,{face:I,stand:q})=>Be(T,I,q));for(let T of[u,g])C(T,"aria-disabled",!v.length);C(d,"aria-pressed",`${h}`),C(e.root,"data-wo\
n",n.won())}function y(){r&&n&&e.say(fr(n,r.throws,r.faces))}function k(v){if(!r||!n||n.won())return;let E=n.at();if(h=!1,!n.throws(v)){b(),e.say(hr(v,E,r.board));
return}b();let P=n.thrown.at(-1);P&&r.walk(P),y(),A()}function A(){t?.((n?.thrown??[]).map(({face:v})=>v))}function S(){n?.undo()&&(b(),y(),A())}function f(){!r||
!n?.thrown.length||(n=Je(r.rules),h=!1,b(),y(),A())}function M(v){h=v,b(),v&&r?e.say(gr(r.throws,r.route)):y()}return{name:"Play",under:o,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,g,!t&&d),l],show(v){r=v,n=Je(r.rules),h=!1,o.replaceChildren(...r.faces.map(E=>{let P=R(ut(E),null,()=>k(E),`Throw ${E}`);
return C(P,"data-face",E),P})),b(),y()},replay(v){if(!r)return!1;let E=n;n=Je(r.rules);let P=v.every(T=>n?.throws(T));return P||(n=E),b(),y(),P},leave:()=>C(e.root,
"data-won",null),choose(v){let E=n?.moves()??[],P=E.find(([,T])=>T===v)??E.find(([,,T])=>T===v);P?k(P[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${v}\
.`)},key(v,{ctrlKey:E,metaKey:P,altKey:T}){if(E||P||T)return!1;let I=Number(v);if(v==="Backspace")S();else if(v!==" "&&r?.faces.includes(I))k(I);else return!1;return!0}}}var br=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var yt=new Map;function xn(e){let t=yt.get(e)??new CSSStyleSheet;return yt.has(e)||t.replaceSync(e),yt.set(e,t),t}function wr(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=br;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[xn(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var yr=e=>e.getRootNode().activeElement??
null;var[Ke,kr]=["snl-workbench",1],$n="This browser stores nothing here: download what you want to keep.",Mn="The browser's storage is full: download what you want \
to keep.",En="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Fe(e){try{let t=JSON.parse(window[e].
getItem(Ke)??"null");return t?t.version!==kr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function vr(){let[e,
t]=[Fe("sessionStorage"),Fe("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:kr,signature:"board",sources:{}};return{
kept:n,store(o){if(r)return En;let s=Fe("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(Ke,JSON.stringify(n)),window.localStorage.setItem(Ke,JSON.stringify({...n,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?Mn:
$n}},elsewhere(o){let s=Fe("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Ke&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function xr(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Sn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function $r({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,g=c(".tools"),d=c(".tabs",{role:"group",label:"Program"}),h=c(".programs",
d,g),b=p=>p?s.second??s.signature:s.signature,y=p=>`${p?"2:":""}${b(p)}`,k=!1,A=()=>a.signatures.find(({name:p})=>p===b(k))?.template??"",S=()=>s.sources[y(k)]??
A(),f=()=>i.kind==="mine"||i.kind==="second";function M(p){i=p,f()&&k!==(i.kind==="second")&&(k=!k,u=null,v()),m();let{kind:x,name:L}=i;f()?r(S(),!1):r(x==="lin\
k"?t??"":a.programs.find(F=>F.name===L)?.source??"",!0)}function v(){let p=e.elsewhere(y(k));p===null?u=null:p!==S()&&(u=p),m()}function E(){let[p,x]=[u,n()];T(
p??""),M(P()),u=x,m()}let P=()=>({kind:k?"second":"mine"});function T(p){let x=y(k);p===void 0?delete s.sources[x]:s.sources[x]=p,l=e.store(x)}function I(){let p=`${i.
name??(k?"my-other":"mine")}.py`.replaceAll("-","_");xr(new Blob([n()],{type:"text/x-python"}),p)}function q(){k=!1,T(t??""),M({kind:"mine"})}function m(){let{kind:p,
name:x}=i,L=(j,z,Y="")=>{let _=R(j,Y||null,()=>M(z));return C(_,"aria-pressed",`${p===z.kind}`),_},F=j=>a.programs.filter(z=>z.kind===j).map(z=>[z.name,z.title]),
D=re("A program to look at",[["","Look at a program"]],x??"",j=>{M(j?{kind:"program",name:j}:P())});for(let[j,z]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let Y=F(z).map(([_,we])=>c("option",{value:_},we));D.append(c("optgroup",{label:null},Y)),D.lastElementChild?.setAttribute("label",j)}D.value=x??"",D.classList.
toggle("s-chosen",p==="program"),d.replaceChildren(L("Mine",{kind:"mine"}),L("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[L("From the link",{kind:"link"})],D);let w=R("Download","As a file of Python",I);if(f()){let j=re("How it is called",a.signatures.map(_=>[_.name,_.title]),b(
k),_=>{k?s.second=_:(s.second=b(!0),s.signature=_),l=e.store(y(k)),u=null,v(),M(P())}),z=R("Reset","Back to the beginning of this signature",()=>{T(),M(P())}),Y=u!==
null&&R("Other tab's code","Exchange it with the code here",E);g.replaceChildren(j,z,w,...Y?[Y]:[])}else p==="link"?g.replaceChildren(R("Make it mine","Instead \
of what is there",q),w):g.replaceChildren(w)}return{node:h,chosen:()=>i,isMine:f,trouble:()=>l||(u===null?"":Sn),end:e.follow(()=>{v(),o()}),show(p){a=p,v(),a.signatures.
some(({name:x})=>x===s.signature)||(s.signature="board"),M(i)},changed(p){f()&&T(p)},question(){return i.kind==="program"?{name:i.name}:{source:n(),signature:f()?
b(k):null}},other(){let p=s.sources[y(!k)];return f()&&p?.trim()?{source:p,signature:b(!k)}:null}}}function Mr(e){let t=c(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=c("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ie(e),Ue=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,fe=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r.filter(n=>!!n)),
be=e=>e&&c("p",`${e}`),pe=e=>e&&c("p.quiet",`${e}`),Er=(e,t)=>c("p","Right is ",c("b",je(e)),", yours says ",c("b",je(t)),"."),Sr=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Tr=(e,t)=>e!==null&&c(".tools",R(`Show line ${e}`,null,()=>t.point(e)));function Tn(e,t){
let r=U(e),n=Pe(r);n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]);let o=c(".thumb",{inert:"",style:`--columns:${n.columns}\
;--shape:${n.shape}`},n.node);return{board:r,node:o}}function Pn({report:e,like:t,stepper:r},n){let{boards:o,correct:s,finding:a,proven:i,tested:l,tried:u,notes:g,
smallest:d}=e,h=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,b=pe(`The boards: ${o[0].toLowerCase()}${o.slice(1)}.`),y=g.map(v=>pe(`Note: ${v.says}\
.`));if(s===null)return fe("open",`${e.name} could not be judged`,be(Ue(a.says)),...y);if(s)return fe("right",`${e.name} is right on every board that was played`,
c("p",c("b","Proven"),`, by playing every one: ${i}.`),l&&c("p",c("b","Tested"),`, which proves nothing about others: ${l}.`),pe(`${h}.`),b,...y);let{board:k,node:A}=Tn(
e.board,a),S=typeof e.got=="number"||e.got===null,f=d?"Wrong on this board, the smallest there is":"Wrong on this board",M=[S?Er(e.expected,e.got):be(`Right is ${je(
e.expected)}. Yours: ${e.got.says}.`),(S||a.kind!==e.got.kind)&&be(Ue(a.says)),be(Sr(e.got)),...t.slice(0,2).map(v=>pe(`It answers like a known mistake: ${v.title}\
. The repair: ${v.repair}`)),pe(`${ke(k)} · ${h}`),b,...y,c(".tools",r&&R("Step to the first difference",null,()=>n.step(r)),n.draw(k))];return fe("wrong",f,c(
".exhibit",A,c(".told",M.filter(v=>!!v))))}function jn({right:e,ended:t,throws:r,expected:n,finding:o,line:s},a){return e?fe("right",`Right on this board: ${je(
r)}`,pe("One board proves little. Check plays them all, smallest first.")):fe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Er(n,r),o&&be(Ue(`${o.says}${s===null?"":`, in line ${s}`}`)),be(Sr(o)),Tr(s,a))}function On({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(o=>c("tr",[o.algorithm,o.answered?o.throws??"none":"no answer",o.answered?o.agrees?"yes":"no":"–",...[o.cells_taken,
o.edges_looked_at,o.longest_frontier].map(s=>s??"–")].map((s,a)=>c(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),n=e.rows.filter(o=>o.first_difference);return fe(
"open",`On this board: ${je(e.throws)}`,Ye("","Comparison",c("table",c("thead",c("tr",t.map(o=>c("th",{scope:"col"},o)))),c("tbody",r))),...n.map(({algorithm:o,
first_difference:{cell:s,finding:a}})=>pe(`${o} first differs at cell ${s}: ${a.says}.`)))}var An={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Cn=({what:e,says:t,line:r},n)=>fe(e==="stopped"?
"open":"wrong",An[e]??"That did not work",be(Ue(`${r===null?"":`line ${r}: `}${t}`)),Tr(r,n));function Ln({printed:e,more_printed:t}){return e?.length?fe("open",
"It printed",Ye(".printed","What it printed",e.map(r=>c(".piece",c("span.quiet",r.line===null?"":`line ${r.line}`),c("code",r.text)))),pe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Pr(e,t){return[e.kind==="failure"?Cn(e,t):e.of==="check"?Pn(e,t):e.of==="compare"?On(e):e.of==="solve"&&jn(e,t),Ln(e)].
filter(n=>!!n)}var jr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Rn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Wn="This code came with the link. It has not run, and runs only when\
 you press a button below.",In=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Or(e,t){let r=null,n=null,o=!1,
s=!1,a=!1,i=t.host(M),l=vr(),u=nt(t.address.read()),g=c(".editor"),d=c("p.note.quiet"),h=c("span.strip.quiet",{role:"status"}),b=c("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),y=c(".cards"),k=Mr(t),A=R("Stop","End what is running",()=>i.stop()),S=Rn.map(([m,p,x])=>R(m,x,()=>I(p))),f=$r({keeper:l,arrived:u,open:v,
text:()=>n?.text()??"",heard:()=>E()});function M({part:m,ready:p}){b.hidden=p===!0||!a,m!==void 0&&C(b,"value",m),p?W(h,a?"It runs …":""):a&&W(h,`Python is l\
oading (${i.size}, once) …`)}function v(m,p){n?.open(m,p),E()}function E(){let{kind:m}=f.chosen(),p={mine:f.trouble()||i.refusal,second:f.trouble()||i.refusal,
program:i.refusal,link:Wn};W(d,p[m]??""),d.classList.toggle("s-strong",m==="link")}async function P(){o=!0;try{let[{make:m},p]=await Promise.all([t.editor(),t.shelf()]);
n=m(g,"Program",x=>{f.changed(x),E()}),f.show(p)}catch(m){W(d,`The editor cannot be loaded: ${m.message}`)}T()}function T(){for(let m of S)C(m,"aria-disabled",a||
!n||!!i.refusal);A.hidden=!a,C(y,"aria-busy",`${a}`),!s&&i.size&&W(h,`Python (${i.size}) loads at the first run.`)}async function I(m){if(a||!n||!r||i.refusal)return;
s=a=!0,n.point(null),y.replaceChildren(),k.clear(),W(h,"It runs …"),T();let{name:p,cells:x,jumps:L,die:F,start:D,chained:w,overshoot:j}=r.board,z={name:p,cells:x,
jumps:L,die:F,start:D,chained:w,overshoot:j},Y=m==="compare"?f.other():null,_={kind:m,program:f.question(),board:z,other:Y},we=await i.ask(_,Oe=>W(h,`${Oe} …`));
a=!1,b.hidden=!0,W(h,""),T(),q(we)}function q(m){let p=Pr(m,{step:k.step,draw:x=>R("Move this board to Draw",null,()=>{e.use(x),e.enter("Draw")}),point(x){n?.point(
x),n?.focus()}});m.of==="compare"&&f.isMine()&&!f.other()&&p.push(In()),y.replaceChildren(...p),m.line&&n?.point(m.line),y.scrollIntoView({block:"nearest"}),m.of===
"trace"&&m.stepper&&k.step(m.stepper),e.say(jr(p)||"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it runs. Change\
 it in Draw."),side:[f.node,d,g,c(".tools.acts",S,A,c("span.progress",b,h))],foot:[y],below:[k.node],show(m){r=m,r.paint({piece:!1}),o||P(),T(),e.say("Write a f\
unction, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){k.clear(),i.end(),f.end(),n?.destroy()},more:()=>["mine","second"].includes(
f.chosen().kind)?rt(n?.text()??""):"",stays:()=>u===null?"":rt(u)}}var Ar=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var Cr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Lr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Rr(e,t,r){let{address:n}=r,
o=(t.gallery??[]).map(U),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c("p.trouble",{role:"alert"}),l=c(""),u=c(".main",l),g=c(".side"),d=c(".stage",u,g),
h=c(".foot"),b=c(""),y=c("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:y,say:w=>W(s,w),use(w){A.add(w),q(w),I()},can:w=>A.
can(w),go(w){A.can(w)&&(q(A.go(w)),I())},enter(w){m(S.find(j=>j.name===w)??f),q(M.board),I()}},A=rr(ve(n.read())??U(t.board)),S=t.only?[t.only==="Play"?wt(k,r.played):
gt(k)]:[wt(k),gt(k),Or(k,r)],f=S.find(({name:w})=>w===et(n.read()))??S[0],M=Pe(A.now()),v=o.map(({name:w},j)=>[`${j}`,w]),E=re("Board",[["","Your board"],...v],
"",w=>{let j=o[Number(w)];w&&j&&k.use(j)}),P=c("input.address",{readonly:"",label:"To copy",hidden:""});async function T(){let j=`${location.href.split("#")[0]}${ae(
M.board)}${tt(f.name)}${f.more?.()??""}`;P.value=j;try{await navigator.clipboard.writeText(j),k.say("Copied: a link to this board.")}catch{P.hidden=!1,P.select(),
k.say("Copy the link from the field.")}}function I(){let w=S.map(({stays:j})=>j?.()??"").join("");n.write(`${ae(M.board)}${tt(f.name)}${w}`)}function q(w){let j=yr(
l),z=l.contains(j)&&j?.dataset.cell;M=Pe(w),l.replaceChildren(M.node),C(d,"style",`--shape:${M.shape};--columns:${M.columns}`),C(y,"style",`--rows:${M.plan.rows}`),
W(a,ke({...w,name:""}));let Y=o.findIndex(_=>ae(_)===ae(w));E.value=Y<0?"":`${Y}`,E.options[0].hidden=Y>=0,P.hidden=!0,W(i,""),f.show(M),z&&M.cells.get(Number(z))?.
focus({preventScroll:!0})}function m(w){f.leave(),f=w;for(let[j,z]of p.entries())C(z,"aria-pressed",`${S[j]===f}`);K(y,"drawing",f.name==="Draw"),K(y,"writing",
f.name==="Write"),u.replaceChildren(l,f.under),g.replaceChildren(c(".says",s),...f.side),h.replaceChildren(...f.foot??[]),b.replaceChildren(...f.below??[])}let p=S.
map(w=>R(w.name,null,()=>k.enter(w.name)));y.addEventListener("mousedown",w=>{let j=w.target;!j.closest(".s-grid")||!l.contains(j)||(w.preventDefault(),y.focus(
{preventScroll:!0}))}),y.addEventListener("click",({target:w})=>{let j=w.closest(".s-grid .s-cell");j&&l.contains(j)&&f.choose(Number(j.dataset.cell))}),y.addEventListener(
"keydown",w=>{let j=w.target;Lr(w)&&w.stopPropagation(),!j.matches(Cr)&&f.key(w.key,w)&&w.preventDefault()});function x(w){let j=w.composedPath()[0];if(w.defaultPrevented||
!Lr(w)||!/^[1-9]$/.test(w.key)||j.closest(`${Cr}, .snl-stepper`))return;let{top:z,bottom:Y}=l.getBoundingClientRect();Y>0&&z<innerHeight&&f.key(w.key,w)&&w.preventDefault()}
function L(){let w=ve(n.read());w&&(ae(w)!==ae(M.board)||n.links)&&(A.add(w),m(S.find(({name:j})=>j===et(n.read()))??f),q(w)),W(i,ot(n.read()))}n.keys&&addEventListener(
"keydown",x);let F=n.follow(L);y.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},p),o.length>0&&c("label.board-of",c("span","B\
oard"),E),a,n.links&&c(".tools",R("Copy link","A link to this board",T),P)),i,d,h)),K(y,"ready",!0),K(y,"only",t.only),K(y,"fixed",t.fixed);let{remove:D}=wr(e,Ar,
y);return e.append(b),m(f),q(M.board),W(i,ot(n.read())),{show:q,replay:w=>f.replay?.(w)??!1,destroy(){removeEventListener("keydown",x),F();for(let w of S)w.end?.();
b.remove(),D()}}}async function Wr(e,t){let r=`${e}
export default ${t};`,n=URL.createObjectURL(new Blob([r],{type:"text/javascript"})),o=await import(n);return URL.revokeObjectURL(n),o.default}var qn={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function Hn(e){let t=0,r=null;function n({said:s,ended:a}){a&&o(Xe(qn)),!(!s||s.id!==
r?.id)&&(s.kind==="progress"?r?.progress(s.says):o(s))}function o(s){let a=r;r=null,a?.settle(s)}return e.on("msg:custom",n),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{r={id:i,progress:a,settle:l},e.send({ask:{...Ot,id:i,...s}})})},stop(){e.send({stop:!0}),o(Xe(At))},end:()=>e.off("msg:cus\
tom",n)}}function kt(e,t){return new Promise(r=>{function n(o){o.name===t&&(e.off("msg:custom",n),r(o.content))}e.on("msg:custom",n),e.send({wants:t})})}function Bn({
model:e,el:t}){let r=()=>ae(U(e.get("drawn"))),n=null,o=Rr(t,{board:e.get("drawn"),gallery:e.get("boards")},{host:()=>Hn(e),editor:async()=>Wr(await kt(e,"edito\
r"),"snlEditor"),shelf:()=>kt(e,"shelf"),async step(a,i){return n??=kt(e,"stepper").then(l=>Wr(l,"snlStepper")),(await n).mount(a,i,{level:2,difference:!0})},address:{
read:r,write(a){e.set("drawn",ve(a)),e.save_changes()},follow(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)},links:!1,keys:!1}});function s({target:a,
ctrlKey:i,metaKey:l,altKey:u}){a instanceof Element&&t.contains(a)&&C(a,"data-lm-suppress-shortcuts",!(i||l||u))}return addEventListener("keydown",s,!0),()=>{removeEventListener(
"keydown",s,!0),o.destroy()}}var Qs={render:Bn};export{Qs as default};
