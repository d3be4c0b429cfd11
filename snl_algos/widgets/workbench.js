// built from web/ by `npm run build`
"use strict";(()=>{var $t='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var Jo={format:"snl-workbench",version:2},Fo={what:"stopped",says:"You stopped it."},Ge=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),Uo=e=>`${(e/
1e6).toFixed(1)} MB`;function jt(e,t){let r=null,o=!1,n=0,s,a,i=null;function l(){let b=URL.createObjectURL(new Blob([$t],{type:"text/javascript"})),f=new Worker(
b,{type:"module"});f.onmessage=({data:j})=>f===r&&x(j),f.onerror=j=>f===r&&w(j.message),f.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=f,o=!1}function u(){
clearTimeout(a),r?.terminate(),r=null}function g(b){clearTimeout(a);let{settle:f}=i??{};i=null,f?.(b)}function c(){if(clearTimeout(a),i?.silent)return;let{seconds:b}=e,
f=`It said nothing for ${b} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>h({what:"late",says:f}),1e3*b)}function h(b){u(),l(),g(Ge(b))}function w(b){
o?h({what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,u(),l()):(u(),g(Ge({what:"died",says:`Python could not be loaded: ${b}`})))}function y(){
!i||!o||(r?.postMessage({question:i.text}),c())}function x(b){b.memory?s=s===null?null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(o=!0,t({ready:o}),
y()):b.failed?w(b.failed):M(JSON.parse(b.said))}function M(b){b.id===i?.id&&(c(),b.kind==="progress"?i?.progress(b.says):g(b))}return{size:`up to ${Uo(e.weight)}`,
refusal:null,ask(b,f){n+=1;let j=`${n}`;return new Promise(v=>{i={id:j,text:JSON.stringify({...Jo,id:j,...b}),silent:b.kind==="cell",progress:f,settle:v},r||l(),
y()})},stop:()=>i&&h(Fo),end:u}}var Ze=e=>({size:null,refusal:e,ask:async()=>Ge({what:"died",says:e}),stop(){},end(){}});var re={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Yo}=re,V=e=>Array.from({length:e},(t,r)=>r),Ie=(e,t,r)=>Math.min(r,Math.max(t,e));function X({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var Ot=({columns:e,start:t})=>e+(t===0?1:0);function Y(e,t){let[r,o]=X(e,t),[n,s]=Yo.anchor;return[
o+n,e.rows-r-1+s]}function ee([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function St([e,
t],[r,o],[n,s]){let[a,i]=[n-r,s-o],l=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=Ie(l,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function Te(e,t){let[[o,n],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Ne(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of V(o)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,g],[c,h]]=[e(i),e(
l)],[[w,y],[x,M]]=[Te(e,i),Te(e,l)];s.push([u+w*n/3,g+y*n/3],[c-x*n/3,h-M*n/3],[c,h])}return s}var Go=4,Mt=(e,t)=>{let r=re.light.tints.length-1;return Math.round(
r*Ie(e/Math.max(t,Go),0,1))};var Ve=400,Ke=20,Zo=["stay","bounce","win"];function xe(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Ko(e){if(!Array.isArray(e))return xe(e,"the die",1,Ke);if(!e.length||e.length>Ke)throw new Error(`a die \
in this page has 1 to ${Ke} faces, not ${e.length}`);let t=e.map(o=>xe(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Vo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)xe(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function Z(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,Ve);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Zo.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Vo(
i,r),die:Ko(o),start:xe(n,"start",0,1),chained:s,overshoot:a}}var Et=e=>typeof e=="number"?V(e).map(t=>t+1):e;function Qe(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var qe=e=>V(e*e).map(t=>{let{columns:r,rows:o}=Qe(e*e),[n,s]=X({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function At(e,t=Math.random){let r=V(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=V(2*o).map(a=>{let[i,l]=[n(),n()].sort((u,g)=>u-g);return a<o?[i,l]:[l,i]});return Z({...e,name:"",
jumps:s})}function ye({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,g])=>g>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Ct=["Draw","Write"];function Xe(e){let t=new URLSearchParams(e.slice(1));return Le(e)&&Ct.find(r=>t.has(r.toLowerCase()))}var et=e=>Ct.includes(e)?`&${e.toLowerCase()}`:
"",Qo=2e4;function tt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Qo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ve(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function me({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Xo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),er=e=>new URLSearchParams(
e.slice(1)).get("board");function Tt(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Xo(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return Z(o)}function Le(e){try{return Tt(
er(e)??"")}catch{return null}}var tr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function ot(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{Tt(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${tr}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ve(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var or="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",rr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",rt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function It(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=rt(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var Nt=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return Ze(or);if(!r)return Ze(rr);let{
home:n,core:s}=r;return jt({...r,home:rt(n),core:rt(s)},o)},editor:async()=>(await It(e)).snlEditor,shelf:async()=>(await It(t)).snlShelf,step:async(o,n,s)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>ve(location.
hash)===null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function q(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function nt(e,t){for(let r in t)q(e,r,t[r])}var U=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),nr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,qt=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)U(s,a,!0);for(let a of r)nr(a)?nt(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=qt(e=>document.createElement(e)),ce=qt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),de=(e,t,...r)=>ce(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Pe(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function st(e){let t=[];return r=>{for(let o of t)U(o,e,!1);t=r.filter(o=>!!o);for(let o of t)U(
o,e,!0)}}var N=(e,t,r,o)=>d("button.button",{type:"button",title:t,label:o,click:r},e);function Lt(e,t,r,o=!1){let n=N(e,t,()=>{o=!o,q(n,"aria-pressed",`${o}`),r(o)});return q(
n,"aria-pressed",`${o}`),n}function oe(e,t,r,o){let n=t.map(([a,i])=>d("option",{value:a,selected:a===r&&""},i));return d("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var at=(e,t,...r)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Pt=(e,...t)=>d("details.fold",d("summary",e),...t);var it=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${it(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,sr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},Rt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...sr[`${e}`]});function zt(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,l=n===
o?"":a||i;return r===null?`${he(l)} from ${t}.`:`From ${t}, roll ${lt(r)}: land on ${o}${l&&`, ${l}`}.`}var lt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function te({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return ce(g,{...r,style:u||null},a.map(te),i)}var{shape:Bt}=re;function Dt(e,t,r,o){let{spot:n}=ee(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function Wt(e,t,r){let{least:o,more:n,head:s,edge:a}=Bt.arc,
{length:i,spot:l}=ee(e,t),u=o+n*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[h,w]=l(i/2,c*u*2),y=[Ie(h,a,r-a),Math.max(w,a)],x=ee(y,t),M=x.spot(x.length-.06);return{from:e,
turn:y,tip:M,...Dt(M,y,s,s*.4)}}function ct(e,t,r,o,n){let{length:s,spot:a}=ee(e,t),i=Math.min(o,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...Dt(l,u,n,n/2)}}function _t(e){let t=Bt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:ne}=re;function dt(e,t,r){let{length:o,spot:n}=ee(Y(e,t),Y(e,r));return ee(n(ne.apart),n(o-ne.apart))}function Ft(e,t,r){let{length:o,spot:n}=dt(e,t,r),
{half:s,over:a,rung:i}=ne.ladder,l=Math.max(2,Math.round(o/i)),u=[s,-s].map(c=>[n(-a,c),n(o+a,c)]),g=V(l+1).map(c=>{let h=o*c/l;return[n(h,s),n(h,-s)]});return{
rails:u,rungs:g}}function Jt(e,t){let r=(e+t)%2?-1:1;return[0,ne.snake.bow,-ne.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function Ut(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=dt(e,t,r),{swing:i,wave:l}=ne.snake,u=Math.max(1,Math.round(s/l)),g=o*Math.min(i,.08*s);return c=>{let h=1-(2*c-1)**4,w=g*h*Math.sin(
2*Math.PI*u*c)+n*Math.sin(Math.PI*c);return a(s*c,w)}}function ar(e,t,r,o){let n=o.map(([i,l])=>[Y(e,i),Y(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Jt(
t,r)[0]};for(let i of Jt(t,r)){let l=Ut(e,t,r,i),u=V(25).map(w=>l(w/24)),g=u.some(([w,y])=>w<.15||w>s-.15||y<.15||y>e.rows-.15),h=u.filter(w=>n.some(([y,x])=>St(
w,y,x)<ne.snake.clear)).length+(g?100:0);h<a.cost&&(a={cost:h,manner:i})}return a.manner}function Ht(e,t,r,o){let n=Ut(e,t,r,ar(e,t,r,o)),{length:s}=dt(e,t,r),a=4*
Math.max(1,Math.round(s/ne.snake.wave))+2,i=y=>x=>{let M=ne.snake.half*(1-.3*x-.6*x**3),[b,f]=n(x),[j,v]=Te(n,x),S=Math.hypot(j,v)||1;return[b-y*M*v/S,f+y*M*j/S]},
l=Ne(i(1),0,1,a),u=Ne(i(-1),1,0,a),g=[...l,l[l.length-1],u[0],...u],{spot:c}=ee(n(0),n(.02)),{skull:h,eye:w}=ne.snake;return{outline:g,stripe:Ne(n,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*h),c(-.05,-.55*h)],pupils:[c(-.05-w/3,.55*h),c(-.05-w/3,-.55*h)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Yt=(e,t)=>(2*e+3*t)%re.light.snakes.length;var{shape:Oe}=re,se=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(se).join(" ")),ue=e=>`M${$e(e).join("L")}`,Gt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,ut=(e,t,r)=>`M${$e([e])}Q${$e([t,r]).join(" ")}`,K=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Re=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(r),r:o},...n}),ze=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),ft=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(r),width:o,
height:o,rx:n},...s}),Kt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Vt=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(r),"\
font-size":o},fill:s,text:n});function ir(e,t,r){let{rails:o,rungs:n}=Ft(e,t,r),{rail:s,rungWidth:a}=Oe.ladder,i=o.map(ue).join("");return[K("halo",i,{stroke:"c\
ell",width:s+.05}),K("rungs",n.map(ue).join(""),{stroke:"ladder",width:a}),K("rails",i,{stroke:"ladder",width:s})]}function lr(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:l,tongue:u}=Ht(e,t,r,o),{skull:g,stripe:c,eye:h,pupil:w}=Oe.snake,y=`snake-${Yt(t,r)}`,x=`${Gt(n)}Z`;return[K("halo",x,{stroke:"cell",width:.06}),
K("tongue",u.map(M=>ue(M)).join(""),{stroke:y,width:.025}),K("skin",x,{fill:y}),Kt(K("stripe",Gt(s),{stroke:"cell",width:c}),"0.04 0.12"),Re("skull",a,g,{fill:y}),
...i.map(M=>Re("eye",M,h,{fill:"die"})),...l.map(M=>Re("pupil",M,w,{fill:"dieInk"}))]}function Be(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>ze(a,u,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,ir(e,a,i))),...n.map(([a,i])=>s("snake",a,i,lr(e,a,i,o)))]}function Qt(e){
let[t,r]=X(e,e.cells),[o,n]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Oe.flag,[u,g,c]=s,h=x=>x.map(([M,b])=>[o+M,n+b]),w=ue(h([s.slice(0,2),[u,c]])),y=`${ue(
h([[u,g],a,[u,i]]))}Z`;return ze("flag",[K("pole",w,{stroke:"goal",width:l}),K("pennant",y,{fill:"goal"})])}function je([e,t],r,o=1){let{side:n,corner:s,pip:a}=Oe.
die,i=_t(r).map(g=>Re("pip",g,a,{fill:"dieInk"})),l=Vt("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return ze("die",[ft("side",
[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${o})`})}function Zt(e,t,r){let[o,n]=X(e,t),s=[n+.06,e.rows-o-.94],a=ft(r,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Kt(a,"0.03 0.06")}function Xt(e,{from:t,face:r,landing:o,stand:n}){let s=n===
o?[]:[Zt(e,n,"stand")];if(r===null)return s;let a=Y(e,t);if(t===o)return[je(a,r)];let{turn:i,neck:l,wings:u}=Wt(a,Y(e,o),Ot(e)),g=`--far:${se(ee(a,i).length+ee(
i,l).length)}`,c=K("arc",ut(a,i,l),{stroke:"now",width:Oe.arc.width});return[Zt(e,o,"landing"),...s,{...c,attributes:{...c.attributes,"stroke-linecap":"butt",style:g}},
K("tip",`${ue(u)}Z`,{fill:"now"}),je(a,r)]}function eo(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[l,u]=[Y(e,o),Y(e,s)],g=ct(l,u,u[0]>=l[0]?-.3:.3,.12,.16);o=
a;let[c,h]=[g.middle[0],Math.floor(g.middle[1])+.5],w=ut(g.from,g.turn,g.neck),y=`${ue(g.wings)}Z`;return ze("leg",[K("rim",w,{stroke:"cell",width:.1}),K("shaft",
w,{stroke:"ink",width:.05}),K("tip",y,{fill:"ink"}),ft("count",[c-.3,h-.14],.28,.04,{fill:"ink"}),Vt("order",[c-.16,h+.066],.19,`${i+1}`,"cell"),je([c+.16,h],n,
.8)],{style:`--order:${i}`})})}function to(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[Y(e,a),Y(e,s)],{from:u,turn:g,tip:c,wings:h}=ct(i,l,.12,.18,.13),w=ut(u,g,c)+ue(h);return K(o.has(s)?"branch\
.strong":"branch",w,{stroke:"ink",width:.03})})}var pt=e=>de(".face","-.19 -.19 .38 .38",te(je([0,0],e))),De=()=>d("li.chip",d("span",{role:"img"}),d("small"));function We({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(q(e,"label",`Roll ${r}`),e.replaceChildren(pt(r))),L(t,`to cell ${o}`)}var mt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ie=e=>`${mt(e).kind} ${e.join("→")}`,oo=(e,t)=>Z({...e,name:"",jumps:t}),
_e=(e,t)=>oo(e,e.jumps.filter(([r])=>r!==t)),Se=(e,t,r)=>oo(e,[..._e(e,t).jumps,[t,r]]);function ro(e,[t,r],o,n){let s=_e(e,t);return o?Se(s,t,n):Se(s,n,r)}var ht=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function no(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return Z({...e,...t,name:"",jumps:o})}function so(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function ao(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:g}){let c=e.cellAt(u,g);!c||c===s||(s=c,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:c,clientY:h})=>{let w=e.cellAt(c,h);a=!1,!(u||!g||!w)&&(n=s=w,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Me=(e,t)=>d("label.setting",d("span",e),t);function io(e){let t=d("input.button",{type:"number",min:1,max:Ve,change:()=>e({cells:t.valueAsNumber})}),r=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=oe("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=oe("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=oe("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",Me("Cells",t),Me("Die",r),Me("Start",o),Me("Past the goal",n),Me("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function gt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function cr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function dr({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([g,c])=>`  "${g}": ${ge(c)}`).join(
`,
`)}
}
`}function ur(e){gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${ge(t)}
`}function fr(e){gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=V(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of qe(t))r[s][a]=o.get(n)??-1;return`[${r.map(ge).join(`,
 `)}]
`}function pr(e){gt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Je=[{name:"python",title:"Python: Board(...)",write:cr},{name:"json",title:"JSON",write:dr},{name:"move-array",title:"Move array, from 0",write:ur},{name:"\
grid",title:"LeetCode grid",write:fr},{name:"hackerrank",title:"HackerRank text",write:pr}];var lo=["jumps","ladders","snakes","die","start","chained","overshoot"],mr=lo.slice(0,3);function hr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function gr(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function wr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of gr(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!lo.includes(s))throw new Error(`a board has no option ${s}`);
mr.includes(s)?r.jumps.push(...br(a)):r[s]=co(a)}return[r]}function co(e){try{return hr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function br(e){
let t=co(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(r)}`);return t}var kr="format version name author source cells die start chained overshoot jumps".split(" ");function yr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!kr.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function uo(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${ge(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function xr(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=qe(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function vr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[g]=o(1,`the number of ${l}s`);
if(g>100)throw new Error(`line ${r}: 100 cells have no room for ${g} ${l}s`);for(let c=0;c<g;c+=1){let h=o(2,`the two cells of a ${l}`);if((h[1]-h[0])*u<=0)throw new Error(
`line ${r}: ${h.join(" ")} is not a ${l}`);i.push(h)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function $r(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[xr(o)]:typeof o[0]=="object"?o.map(yr):[uo(o)]}function fo(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return wr(t).map(Z);if(/^[[{]/.test(t))return $r(t).map(Z);if(r&&/[\r\n]/.test(t))return vr(t).map(Z);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[Z(uo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function po(e,t){let r=null,o=Je[0].name,n=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=oe("Notation",
Je.map(c=>[c.name,c.title]),o,c=>{o=c,i()});function i(){if(!(!r||!g.open)){n.value=n.placeholder="",L(s,"");try{n.value=Je.find(c=>c.name===o)?.write(r).trim()??
""}catch(c){n.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){L(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){L(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=fo(n.value);t(c[0]),L(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){L(s,`This cannot be read: ${c.message}.`)}}let g=Pt("Copy or paste as text",d(".tools",a,N("Copy",null,l),N("Use this text","Read \
the board in the text",u)),n,s);return g.addEventListener("toggle",i),{node:g,show(c){r=c,i()}}}var wt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function bt(e){let t=null,r=null,o=null,n=null,s=!0,a=d("b.amount"),i=d("span.quiet"),l=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=N("Undo","Ctrl+Z",()=>e.go(-1)),c=N("Redo","Ctrl+Y",
()=>e.go(1)),h=io(p=>f(m=>no(m,p),"")),w=po(e,p=>e.use(p));function y({distance:p,predecessor:m,throws:$,route:I}){t&&(t.paint({current:o,distance:p,predecessor:m,
route:s,piece:!1}),L(a,$??"none"),L(i,$===null?"the goal is out of reach":ae($).replace(/^\S+ /,"")),Pe(l,I,De,(F,[W,,k])=>We(F,W,k)))}let x=()=>t?ht(t.board,o)[0]??
null:null;function M(){if(!t)return;let{board:p,plan:m}=t;y(t);let $=x();t.light($),t.sketch(($??[]).map(I=>{let[F,W]=Y(m,I);return{tag:"circle",attributes:{cx:F,
cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...ht(p,o).flatMap(b)),q(g,"aria-disabled",!e.can(-1)),q(c,"aria-disabled",!e.can(1))}function b(p){
let{ends:m}=mt(p),$=N(`Remove ${ie(p)}`,"Delete",()=>j(p)),I=m.map((F,W)=>N(`Move its ${F}`,null,()=>{n={jump:p,end:W},e.say(`Choose the cell where the ${F} of ${ie(
p)} goes.`),t?.cells.get(p[W])?.focus({preventScroll:!0})}));return[$,...I]}function f(p,m){if(t){o=n=null;try{e.use(p(t.board)),e.say(`${m} ${wt(t.throws)}`.trim())}catch($){
e.say(`${he($.message)}.`),h.show(t.board),M()}}}let j=p=>f(m=>_e(m,p[0]),`Removed: ${ie(p)}.`);function v(p,m){let $=x(),I=$?$.indexOf(p):-1;return $&&I>=0?S($,
I,m):{change:F=>Se(F,p,m),what:`Drawn: ${ie([p,m])}.`}}let S=(p,m,$)=>({change:I=>ro(I,p,m,$),what:`Moved: ${ie(p)} is now ${ie(m?[p[0],$]:[$,p[1]])}.`});function A(p,m){
if(!t)return;let{change:$}=v(p,m),I=t.trial($(t.board));y(I),e.say(`If you let go here: ${wt(I.throws)}`)}function E(p,m){let{change:$,what:I}=v(p,m);f($,I)}function P(){
o=n=null,t&&(t.trial(t.board),M(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${wt(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",a,i)),l,u,d(".tools",g,c,N("Random","Other jumps",()=>f(p=>At(p),
"Drawn at random.")),N("Remove all jumps",null,()=>f(p=>({...p,name:"",jumps:[]}),"Removed: all jumps.")),Lt("Route","One of the shortest routes",p=>{s=p,M()},!0)),
h.node,w.node],show(p){t=p,o=n=null,r=ao(t,{tries:A,draws:E,drops:P}),h.show(t.board),w.show(t.board),M(),z()},leave:()=>r?.stop(),choose(p){if(!(!t||!p||r?.wasDrawing()))
if(n){let{change:m,what:$}=S(n.jump,n.end,p);f(m,$)}else if(o===p)P();else if(o!==null){let m=o;f($=>Se($,m,p),`Drawn: ${ie([m,p])}.`)}else{o=p,M();let m=x(),$=m?
` Or drag an end of ${ie(m)}.`:"";e.say(`From ${p}: choose the cell where a jump ends. Escape cancels.${$}`)}},key(p,{ctrlKey:m,metaKey:$,shiftKey:I,altKey:F}){
let W=x();if(m||$){let k=p==="y"||I&&p==="Z"?1:p==="z"?-1:0;return k&&e.go(k),k!==0}if(p==="Escape"&&o!==null&&!F)P();else if((p==="Delete"||p==="Backspace")&&W)
j(W);else return!1;return!0}}}function Fe(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function mo({trace:e,rules:t,unit:r,farthest:o}){let{start:n,cells:s,jumps:a}=t,i={cells:s,start:n,...e.layout},{rows:l}=e.layout,u=n===0?1:0,g=e.layout.columns+
u,c=V(s+u).map(O=>O+1-u),{waits:h}=Rt(e),w=new Map,y=new Map,x=st("new"),M=st("touched"),b=!1,f=null,j=new Set,v=null,S=!1;function A(O){let[T,B]=X(i,O),R=O===n?
"start":O===s&&"goal",J=d(".cell",{role:"gridcell","data-cell":O,"data-end":R,style:`grid-column:${B+1}`},d("span.number",`${O}`),d("span.end",{"data-is":R}),d(
"span.badge"));return U(J,"odd",(T+B)%2),w.set(O,J),J}function E(O){for(let T of w.values())T.tabIndex=T===O?0:-1}function P(O){let{key:T,target:B}=O,[R,J]=X(i,
Number(B.dataset.cell)),D={ArrowLeft:[R,J-1],ArrowRight:[R,J+1],ArrowUp:[R+1,J],ArrowDown:[R-1,J]};if(T==="Enter"||T===" ")B.click();else if(D[T]){let Q=c.find(
le=>`${X(i,le)}`==`${D[T]}`);w.get(Q??-1)?.focus()}else return;O.preventDefault(),O.stopPropagation()}let z=O=>c.filter(T=>X(i,T)[0]===O).sort((T,B)=>X(i,T)[1]-
X(i,B)[1]),p=d(".grid",{role:"grid",label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${s} cells`,keydown:P,focusin:({target:O})=>E(O)},V(l).reverse().
map(O=>d(".row",{role:"row"},z(O).map(A))));E(w.get(n)??w.get(1));let m=`0 0 ${g} ${l}`,$=de(".layer.goal",m,te(Qt(i))),I=de(".layer.jumps",m,Be(i,a).map(te)),[
F,W,k]=["g.tree","g.move","g.route"].map(O=>ce(O)),C=de(".layer.above",m,F,W,k);function _(O,T,B){if(!f)return"";let[R,J]=[f.distance.get(O),f.predecessor.get(O)],
D=[`cell ${O}`,w.get(O)?.dataset.end];for(let[le,ke]of a)le===O&&D.push(`${ke>O?"foot of a ladder":"head of a snake"} to ${ke}`),ke===O&&D.push(`${le<O?"top of \
a ladder":"tail of a snake"} from ${le}`);let Q=f.visited.has(O)?"visited":"not reached";return D.push(T?"current":"",R!=null?`reached in ${ae(R,r)}`:Q,J!=null?
`from ${J}`:"",B?h:"",j.has(O)?"part of what is wrong":""),D.filter(Boolean).join(", ")}function G(O,T,B,R){let J=O.current===T,D=O.visited.has(T),Q=O.distance.
get(T),le=O.predecessor.get(T),ke=`${[J,R,D,Q,le,j.has(T)]}`;if(y.get(T)===ke)return;y.set(T,ke);let Wo=Q!=null?"reached":D&&"visited";nt(B,{"data-distance":Q,"\
data-tint":Q!=null&&Mt(Q,o),"data-from":le,"data-visited":D,"data-waits":R,"aria-current":J,"data-state":J?"current":R?"frontier":Wo,label:_(T,J,R)}),q(B.lastChild,
"data-is",it(Q)||null)}function H(){if(!f)return;let O=new Set(f.frontier.map(([T])=>T));for(let[T,B]of w)G(f,T,B,O.has(T))}function be(){if(!f)return;let O=b?to(
i,f.predecessor,f.current):[];F.replaceChildren(...O.map(te))}let Ce=O=>O.map(T=>I.querySelector(`[data-ends="${T} ${a.get(T)}"]`));function vt(O,T){let B=new Set(
Ce(T));for(let R of I.children)U(R,O,B.has(R))}function Bo(O){let T=O&&e.answer?.route||[],B=T.flatMap(([,R,J])=>J===R?[]:t.ride(R).feet);k.replaceChildren(...eo(
i,T,n).map(te)),U(I,"routed",T.length),vt("taken",B)}let Do=`${g>7?".close":""}${g>12?".dense":""}${g>24?".tiny":""}`;return{plan:i,cells:w,columns:g,shape:g/l,
node:d(`.board${Do}`,{style:`--wide:${g};--high:${l}`},d(".sheet",p,$,I,C)),paint(O,T,B,R){f=O,H(),x([...T].map(J=>w.get(J))),be(),W.replaceChildren(...(B?Xt(i,
B):[]).map(te)),M(Ce(B?.feet??[])),R!==S&&Bo(R),v=B,S=R},showTree(O){b=O,be()},mark(O,T){let B=T.flatMap(D=>D.moves??[]),R=T.flatMap(D=>D.jumps??[]),J=B.flatMap(
([,D])=>t.ride(D).feet);vt("found",[...R.map(([D])=>D),...J]),j=new Set(T.flatMap(D=>D.cells??[]));for(let[D,Q]of w)U(Q,"differs",D===O),U(Q,"found",j.has(D));H()},
drawn:()=>({trace:e,plan:i,jumps:a,farthest:o,state:f,found:j,move:v,treeShown:b,routed:S})}}function ho({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([c,h])=>c!==h)),i=typeof r=="number"?Array.from({length:r},(c,h)=>h+
1):r;function l(c,h=[]){if(h.includes(c))return{feet:h,stand:null};let w=a.get(c);return w===void 0||h.length&&!n?{feet:h,stand:c}:l(w,[...h,c])}function u(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function g(c){return c===e?[]:i.flatMap(h=>{let w=u(c+h),y=w>0?l(w).stand:null;return y===null?[]:[[h,w,y]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:g}}function kt({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(o.get(l)??0)+1;for(let g of r(l)){let c=g[2];o.has(
c)||(o.set(c,u),n.set(c,l),s.set(c,g),a.push(c))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var jr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Or=260,go=([e,t])=>`translate(${e}px,${t}px)`;function Ee(e){let t=ho(e),r=kt(t),
o={board:e,layout:Qe(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Math.max(...r.distance.values()),s=mo({trace:o,rules:t,unit:"throws",
farthest:n}),{plan:a,cells:i}=s,l=ce("path.piece",{d:jr}),u=ce("g.sketch"),[g,c]=[s.columns,a.rows],h=de(".layer.top",`0 0 ${g} ${c}`,u,l);s.node.firstElementChild?.
append(h);let w="",y=s.node.querySelector("[role=grid]");y&&q(y,"label",`Board: ${ye(e)}`);let x=s.node.querySelector(".s-jumps");function M({from:b,landing:f,stand:j,
feet:v}){let S=v.map(A=>t.jumps.get(A)??j);return[b,f,...S].map(A=>Y(a,A))}return{...r,board:e,rules:t,plan:a,cells:i,faces:Et(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(b){let{current:f=null,near:j=[],distance:v,predecessor:S,move:A=null}=b,{route:E=!1,piece:P=!0}=b,z={current:f,frontier:[...j].
map(m=>[m,""]),distance:v??new Map,predecessor:S??new Map,visited:new Map},p=`${o.answer.route}`;E&&p!==w&&s.paint(z,new Set,A,!1),w=p,s.paint(z,new Set,A,E),q(
l,"visibility",!(P&&f!==null)&&"hidden"),f!==null&&q(l,"style",`transform:${go(Y(a,f))}`)},walk(b){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let f=M(b),[[j,v],[S,A]]=f,E=[(j+S)/2,Math.min(v,A)-.35],P=[f[0],E,...f.slice(1)].map(z=>({transform:go(z)}));l.animate(P,{duration:Or*(f.length-1),easing:"ease\
-in-out"})},trial(b){let f=new Map(b.jumps),j=new Set;for(let E of[...x?.children??[]]){let[P,z]=(E.getAttribute("data-ends")??"").split(" ").map(Number);f.get(
P)===z?j.add(P):E.remove()}let v=new Map(b.jumps.filter(([E])=>!j.has(E))),S=Be(a,v).map(te);for(let E of S)U(E,"lit",!0);x?.append(...S),t.jumps.clear();for(let[
E,P]of f)t.jumps.set(E,P);let A=kt(t);return o.answer.route=A.route,A},light(b){for(let f of x?.children??[])U(f,"lit",f.getAttribute("data-ends")===b?.join(" "))},
sketch:b=>u.replaceChildren(...b.map(te)),cellAt(b,f){let v=s.node.getRootNode().elementFromPoint(b,f)?.closest("[data-cell]"),S=v&&s.node.contains(v)&&v.dataset.
cell;return S?Number(S):null}}}var wo=e=>new Set(e.map(([,t])=>t));function Sr(e,t){let r=`You reached the goal in ${ae(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Mr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Er(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Mr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function bo(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":Er(r);let n=zt(o);return e.won()?`${n} ${Sr(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function ko(e,t,{
cells:r}){let o=`${he(lt(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function yo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${r.join(", ")}.`}function yt(e,t){let r=null,o=null,n=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amount"),l=d("ol.throw\
n",{label:"Your throws"}),u=N("Undo","Take the last throw back (Backspace)",b),g=N("Start again","Back to the start",f),c=N("Show the shortest route",null,()=>j(
!h)),h=!1;function w(){if(!r||!o)return;let{thrown:v}=o,S=o.moves(),A=h||o.won();r.paint({current:o.at(),near:wo(S),distance:o.trail(),move:h?null:v.at(-1)??null,
route:h});for(let E of n.children){let P=Number(E.dataset.face);q(E,"aria-disabled",!S.some(([z])=>z===P))}L(s,v.length),L(a,v.length===1?"throw":"throws"),L(i,
A?r.throws??"none":"?"),Pe(l,v,De,(E,{face:P,stand:z})=>We(E,P,z));for(let E of[u,g])q(E,"aria-disabled",!v.length);q(c,"aria-pressed",`${h}`),q(e.root,"data-wo\
n",o.won())}function y(){r&&o&&e.say(bo(o,r.throws,r.faces))}function x(v){if(!r||!o||o.won())return;let S=o.at();if(h=!1,!o.throws(v)){w(),e.say(ko(v,S,r.board));
return}w();let A=o.thrown.at(-1);A&&r.walk(A),y(),M()}function M(){t?.((o?.thrown??[]).map(({face:v})=>v))}function b(){o?.undo()&&(w(),y(),M())}function f(){!r||
!o?.thrown.length||(o=Fe(r.rules),h=!1,w(),y(),M())}function j(v){h=v,w(),v&&r?e.say(yo(r.throws,r.route)):y()}return{name:"Play",under:n,side:[d(".score",d("p",
"You ",s,a),d("p","Fewest ",i)),d(".tools",u,g,!t&&c),l],show(v){r=v,o=Fe(r.rules),h=!1,n.replaceChildren(...r.faces.map(S=>{let A=N(pt(S),null,()=>x(S),`Throw ${S}`);
return q(A,"data-face",S),A})),w(),y()},replay(v){if(!r)return!1;let S=o;o=Fe(r.rules);let A=v.every(E=>o?.throws(E));return A||(o=S),w(),y(),A},leave:()=>q(e.root,
"data-won",null),choose(v){let S=o?.moves()??[],A=S.find(([,E])=>E===v)??S.find(([,,E])=>E===v);A?x(A[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${v}\
.`)},key(v,{ctrlKey:S,metaKey:A,altKey:E}){if(S||A||E)return!1;let P=Number(v);if(v==="Backspace")b();else if(v!==" "&&r?.faces.includes(P))x(P);else return!1;return!0}}}var xo=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var xt=new Map;function Cr(e){let t=xt.get(e)??new CSSStyleSheet;return xt.has(e)||t.replaceSync(e),xt.set(e,t),t}function vo(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=xo;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Cr(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var $o=e=>e.getRootNode().activeElement??
null;var[He,jo]=["snl-workbench",1],Tr="This browser stores nothing here: download what you want to keep.",Ir="The browser's storage is full: download what you want \
to keep.",Nr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Ue(e){try{let t=JSON.parse(window[e].
getItem(He)??"null");return t?t.version!==jo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Oo(){let[e,
t]=[Ue("sessionStorage"),Ue("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:jo,signature:"board",sources:{}};return{
kept:o,store(n){if(r)return Nr;let s=Ue("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{return window.
sessionStorage.setItem(He,JSON.stringify(o)),window.localStorage.setItem(He,JSON.stringify({...o,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?Ir:
Tr}},elsewhere(n){let s=Ue("localStorage");return s===null||s==="newer"?null:s.sources[n]??null},follow(n){let s=({key:a})=>a===He&&n();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function So(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var qr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Mo({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,g=d(".tools"),c=d(".tabs",{role:"group",label:"Program"}),h=d(".programs",
c,g),w=m=>m?s.second??s.signature:s.signature,y=m=>`${m?"2:":""}${w(m)}`,x=!1,M=()=>a.signatures.find(({name:m})=>m===w(x))?.template??"",b=()=>s.sources[y(x)]??
M(),f=()=>i.kind==="mine"||i.kind==="second";function j(m){i=m,f()&&x!==(i.kind==="second")&&(x=!x,u=null,v()),p();let{kind:$,name:I}=i;f()?r(b(),!1):r($==="lin\
k"?t??"":a.programs.find(F=>F.name===I)?.source??"",!0)}function v(){let m=e.elsewhere(y(x));m===null?u=null:m!==b()&&(u=m),p()}function S(){let[m,$]=[u,o()];E(
m??""),j(A()),u=$,p()}let A=()=>({kind:x?"second":"mine"});function E(m){let $=y(x);m===void 0?delete s.sources[$]:s.sources[$]=m,l=e.store($)}function P(){let m=`${i.
name??(x?"my-other":"mine")}.py`.replaceAll("-","_");So(new Blob([o()],{type:"text/x-python"}),m)}function z(){x=!1,E(t??""),j({kind:"mine"})}function p(){let{kind:m,
name:$}=i,I=(C,_,G="")=>{let H=N(C,G||null,()=>j(_));return q(H,"aria-pressed",`${m===_.kind}`),H},F=C=>a.programs.filter(_=>_.kind===C).map(_=>[_.name,_.title]),
W=oe("A program to look at",[["","Look at a program"]],$??"",C=>{j(C?{kind:"program",name:C}:A())});for(let[C,_]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let G=F(_).map(([H,be])=>d("option",{value:H},be));W.append(d("optgroup",{label:null},G)),W.lastElementChild?.setAttribute("label",C)}W.value=$??"",W.classList.
toggle("s-chosen",m==="program"),c.replaceChildren(I("Mine",{kind:"mine"}),I("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[I("From the link",{kind:"link"})],W);let k=N("Download","As a file of Python",P);if(f()){let C=oe("How it is called",a.signatures.map(H=>[H.name,H.title]),w(
x),H=>{x?s.second=H:(s.second=w(!0),s.signature=H),l=e.store(y(x)),u=null,v(),j(A())}),_=N("Reset","Back to the beginning of this signature",()=>{E(),j(A())}),G=u!==
null&&N("Other tab's code","Exchange it with the code here",S);g.replaceChildren(C,_,k,...G?[G]:[])}else m==="link"?g.replaceChildren(N("Make it mine","Instead \
of what is there",z),k):g.replaceChildren(k)}return{node:h,chosen:()=>i,isMine:f,trouble:()=>l||(u===null?"":qr),end:e.follow(()=>{v(),n()}),show(m){a=m,v(),a.signatures.
some(({name:$})=>$===s.signature)||(s.signature="board"),j(i)},changed(m){f()&&E(m)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:f()?
w(x):null}},other(){let m=s.sources[y(!x)];return f()&&m?.trim()?{source:m,signature:w(!x)}:null}}}function Eo(e){let t=d(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=d("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var Ae=e=>e===null?"out of reach":ae(e),Ye=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...r)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),r.filter(o=>!!o)),
we=e=>e&&d("p",`${e}`),fe=e=>e&&d("p.quiet",`${e}`),Ao=(e,t)=>d("p","Right is ",d("b",Ae(e)),", yours says ",d("b",Ae(t)),"."),Co=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",To=(e,t)=>e!==null&&d(".tools",N(`Show line ${e}`,null,()=>t.point(e)));function Lr(e,t){
let r=Z(e),o=Ee(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=d(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function Pr({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:g,
smallest:c}=e,h=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,w=fe(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),y=g.map(v=>fe(`Note: ${v.says}\
.`));if(s===null)return pe("open",`${e.name} could not be judged`,we(Ye(a.says)),...y);if(s)return pe("right",`${e.name} is right on every board that was played`,
d("p",d("b","Proven"),`, by playing every one: ${i}.`),l&&d("p",d("b","Tested"),`, which proves nothing about others: ${l}.`),fe(`${h}.`),w,...y);let{board:x,node:M}=Lr(
e.board,a),b=typeof e.got=="number"||e.got===null,f=c?"Wrong on this board, the smallest there is":"Wrong on this board",j=[b?Ao(e.expected,e.got):we(`Right is ${Ae(
e.expected)}. Yours: ${e.got.says}.`),(b||a.kind!==e.got.kind)&&we(Ye(a.says)),we(Co(e.got)),...t.slice(0,2).map(v=>fe(`It answers like a known mistake: ${v.title}\
. The repair: ${v.repair}`)),fe(`${ye(x)} · ${h}`),w,...y,d(".tools",r&&N("Step to the first difference",null,()=>o.step(r)),o.draw(x))];return pe("wrong",f,d(
".exhibit",M,d(".told",j.filter(v=>!!v))))}function Rr({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?pe("right",`Right on this board: ${Ae(
r)}`,fe("One board proves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Ao(o,r),n&&we(Ye(`${n.says}${s===null?"":`, in line ${s}`}`)),we(Co(n)),To(s,a))}function zr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>d("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return pe(
"open",`On this board: ${Ae(e.throws)}`,at("","Comparison",d("table",d("thead",d("tr",t.map(n=>d("th",{scope:"col"},n)))),d("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>fe(`${n} first differs at cell ${s}: ${a.says}.`)))}var Br={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Dr=({what:e,says:t,line:r},o)=>pe(e==="stopped"?
"open":"wrong",Br[e]??"That did not work",we(Ye(`${r===null?"":`line ${r}: `}${t}`)),To(r,o));function Wr({printed:e,more_printed:t}){return e?.length?pe("open",
"It printed",at(".printed","What it printed",e.map(r=>d(".piece",d("span.quiet",r.line===null?"":`line ${r.line}`),d("code",r.text)))),fe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Io(e,t){return[e.kind==="failure"?Dr(e,t):e.of==="check"?Pr(e,t):e.of==="compare"?zr(e):e.of==="solve"&&Rr(e,t),Wr(e)].
filter(o=>!!o)}var No=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var _r=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Jr="This code came with the link. It has not run, and runs only when\
 you press a button below.",Fr=()=>d("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function qo(e,t){let r=null,o=null,n=!1,
s=!1,a=!1,i=t.host(j),l=Oo(),u=ve(t.address.read()),g=d(".editor"),c=d("p.note.quiet"),h=d("span.strip.quiet",{role:"status"}),w=d("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),y=d(".cards"),x=Eo(t),M=N("Stop","End what is running",()=>i.stop()),b=_r.map(([p,m,$])=>N(p,$,()=>P(m))),f=Mo({keeper:l,arrived:u,open:v,
text:()=>o?.text()??"",heard:()=>S()});function j({part:p,ready:m}){w.hidden=m===!0||!a,p!==void 0&&q(w,"value",p),m?L(h,a?"It runs …":""):a&&L(h,`Python is l\
oading (${i.size}, once) …`)}function v(p,m){o?.open(p,m),S()}function S(){let{kind:p}=f.chosen(),m={mine:f.trouble()||i.refusal,second:f.trouble()||i.refusal,
program:i.refusal,link:Jr};L(c,m[p]??""),c.classList.toggle("s-strong",p==="link")}async function A(){n=!0;try{let[{make:p},m]=await Promise.all([t.editor(),t.shelf()]);
o=p(g,"Program",$=>{f.changed($),S()}),f.show(m)}catch(p){L(c,`The editor cannot be loaded: ${p.message}`)}E()}function E(){for(let p of b)q(p,"aria-disabled",a||
!o||!!i.refusal);M.hidden=!a,q(y,"aria-busy",`${a}`),!s&&i.size&&L(h,`Python (${i.size}) loads at the first run.`)}async function P(p){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),y.replaceChildren(),x.clear(),L(h,"It runs …"),E();let{name:m,cells:$,jumps:I,die:F,start:W,chained:k,overshoot:C}=r.board,_={name:m,cells:$,
jumps:I,die:F,start:W,chained:k,overshoot:C},G=p==="compare"?f.other():null,H={kind:p,program:f.question(),board:_,other:G},be=await i.ask(H,Ce=>L(h,`${Ce} …`));
a=!1,w.hidden=!0,L(h,""),E(),z(be)}function z(p){let m=Io(p,{step:x.step,draw:$=>N("Move this board to Draw",null,()=>{e.use($),e.enter("Draw")}),point($){o?.point(
$),o?.focus()}});p.of==="compare"&&f.isMine()&&!f.other()&&m.push(Fr()),y.replaceChildren(...m),p.line&&o?.point(p.line),y.scrollIntoView({block:"nearest"}),p.of===
"trace"&&p.stepper&&x.step(p.stepper),e.say(No(m)||"Step through the run below.")}return{name:"Write",under:d("p.quiet.hint","The board on which it runs. Change\
 it in Draw."),side:[f.node,c,g,d(".tools.acts",b,M,d("span.progress",w,h))],foot:[y],below:[x.node],show(p){r=p,r.paint({piece:!1}),n||A(),E(),e.say("Write a f\
unction, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){x.clear(),i.end(),f.end(),o?.destroy()},more:()=>["mine","second"].includes(
f.chosen().kind)?tt(o?.text()??""):"",stays:()=>u===null?"":tt(u)}}var Lo=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:\
var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:e\
mpty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(-\
-wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overfl\
ow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s\
-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.n\
f,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);c\
olor:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-heigh\
t:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{dis\
play:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywher\
e}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-c\
ard.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:\
flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tal\
l: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s\
-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card\
 thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-pie\
ce{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:no\
ne;white-space:pre-wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere\
}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools selec\
t{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:sp\
ace-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-chi\
ld{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.\
s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-tr\
ouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%\
,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:w\
rap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount\
,&[data-won] .s-amount{color:var(--now)}@media(prefers-reduced-motion:no-preference){&[data-won] .s-flag{transform-box:fill-box;transform-origin:left bottom;ani\
mation:snl-wave .5s ease-in-out 3}&[data-won] [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out both}}.s-dice{display:flex;flex-wrap:wra\
p;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent\
}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;t\
ext-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(-\
-line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet\
)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);f\
ont-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--\
line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::plac\
eholder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-f\
rame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity\
:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{dis\
play:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5re\
m}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{co\
lor-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}@keyframes snl-wave{50%{\
transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2)\
 transparent,0 0 0 calc(var(--unit) * .7) transparent}}
`;var Po="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Ro=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function zo(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(Z),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d("p.trouble",{role:"alert"}),l=d(""),u=d(".main",l),g=d(".side"),c=d(".stage",u,g),
h=d(".foot"),w=d(""),y=d("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),x={root:y,say:k=>L(s,k),use(k){M.add(k),z(k),P()},can:k=>M.
can(k),go(k){M.can(k)&&(z(M.go(k)),P())},enter(k){p(b.find(C=>C.name===k)??f),z(j.board),P()}},M=so(Le(o.read())??Z(t.board)),b=t.only?[t.only==="Play"?yt(x,r.played):
bt(x)]:[yt(x),bt(x),qo(x,r)],f=b.find(({name:k})=>k===Xe(o.read()))??b[0],j=Ee(M.now()),v=n.map(({name:k},C)=>[`${C}`,k]),S=oe("Board",[["","Your board"],...v],
"",k=>{let C=n[Number(k)];k&&C&&x.use(C)}),A=d("input.address",{readonly:"",label:"To copy",hidden:""});async function E(){let C=`${location.href.split("#")[0]}${me(
j.board)}${et(f.name)}${f.more?.()??""}`;A.value=C;try{await navigator.clipboard.writeText(C),x.say("Copied: a link to this board.")}catch{A.hidden=!1,A.select(),
x.say("Copy the link from the field.")}}function P(){let k=b.map(({stays:C})=>C?.()??"").join("");o.write(`${me(j.board)}${et(f.name)}${k}`)}function z(k){let C=$o(
l),_=l.contains(C)&&C?.dataset.cell;j=Ee(k),l.replaceChildren(j.node),q(c,"style",`--shape:${j.shape};--columns:${j.columns}`),q(y,"style",`--rows:${j.plan.rows}`),
L(a,ye({...k,name:""}));let G=n.findIndex(H=>me(H)===me(k));S.value=G<0?"":`${G}`,S.options[0].hidden=G>=0,A.hidden=!0,L(i,""),f.show(j),_&&j.cells.get(Number(_))?.
focus({preventScroll:!0})}function p(k){f.leave(),f=k;for(let[C,_]of m.entries())q(_,"aria-pressed",`${b[C]===f}`);U(y,"drawing",f.name==="Draw"),U(y,"writing",
f.name==="Write"),u.replaceChildren(l,f.under),g.replaceChildren(d(".says",s),...f.side),h.replaceChildren(...f.foot??[]),w.replaceChildren(...f.below??[])}let m=b.
map(k=>N(k.name,null,()=>x.enter(k.name)));y.addEventListener("mousedown",k=>{let C=k.target;!C.closest(".s-grid")||!l.contains(C)||(k.preventDefault(),y.focus(
{preventScroll:!0}))}),y.addEventListener("click",({target:k})=>{let C=k.closest(".s-grid .s-cell");C&&l.contains(C)&&f.choose(Number(C.dataset.cell))}),y.addEventListener(
"keydown",k=>{let C=k.target;Ro(k)&&k.stopPropagation(),!C.matches(Po)&&f.key(k.key,k)&&k.preventDefault()});function $(k){let C=k.composedPath()[0];if(k.defaultPrevented||
!Ro(k)||!/^[1-9]$/.test(k.key)||C.closest(`${Po}, .snl-stepper`))return;let{top:_,bottom:G}=l.getBoundingClientRect();G>0&&_<innerHeight&&f.key(k.key,k)&&k.preventDefault()}
function I(){let k=Le(o.read());k&&(me(k)!==me(j.board)||o.links)&&(M.add(k),p(b.find(({name:C})=>C===Xe(o.read()))??f),z(k)),L(i,ot(o.read()))}o.keys&&addEventListener(
"keydown",$);let F=o.follow(I);y.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},m),n.length>0&&d("label.board-of",d("span","B\
oard"),S),a,o.links&&d(".tools",N("Copy link","A link to this board",E),A)),i,c,h)),U(y,"ready",!0),U(y,"only",t.only),U(y,"fixed",t.fixed);let{remove:W}=vo(e,Lo,
y);return e.append(w),p(f),z(j.board),L(i,ot(o.read())),{show:z,replay:k=>f.replay?.(k)??!1,destroy(){removeEventListener("keydown",$),F();for(let k of b)k.end?.();
w.remove(),W()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");zo(e,t,Nt(t.files))}})();
