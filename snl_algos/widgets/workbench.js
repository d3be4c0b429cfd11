// built from web/ by `npm run build`
"use strict";(()=>{var $t='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var Jo={format:"snl-workbench",version:2},Fo={what:"stopped",says:"You stopped it."},He=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),Uo=e=>`${(e/
1e6).toFixed(1)} MB`;function jt(e,t){let r=null,o=!1,n=0,s,a,i=null;function l(){let w=URL.createObjectURL(new Blob([$t],{type:"text/javascript"})),p=new Worker(
w,{type:"module"});p.onmessage=({data:E})=>p===r&&$(E),p.onerror=E=>p===r&&g(E.message),p.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=p,o=!1}function u(){
clearTimeout(a),r?.terminate(),r=null}function h(w){clearTimeout(a);let{settle:p}=i??{};i=null,p?.(w)}function c(){if(clearTimeout(a),i?.silent)return;let{seconds:w}=e,
p=`It said nothing for ${w} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>m({what:"late",says:p}),1e3*w)}function m(w){u(),l(),h(He(w))}function g(w){
o?m({what:"died",says:`Python itself broke, and begins again: ${w}`}):s?(s=null,u(),l()):(u(),h(He({what:"died",says:`Python could not be loaded: ${w}`})))}function k(){
!i||!o||(r?.postMessage({question:i.text}),c())}function $(w){w.memory?s=s===null?null:w.memory:w.bytes?t({part:Math.min(1,w.bytes/e.bytes)}):w.ready?(o=!0,t({ready:o}),
k()):w.failed?g(w.failed):A(JSON.parse(w.said))}function A(w){w.id===i?.id&&(c(),w.kind==="progress"?i?.progress(w.says):h(w))}return{size:`up to ${Uo(e.weight)}`,
refusal:null,ask(w,p){n+=1;let E=`${n}`;return new Promise(x=>{i={id:E,text:JSON.stringify({...Jo,id:E,...w}),silent:w.kind==="cell",progress:p,settle:x},r||l(),
k()})},stop:()=>i&&m(Fo),end:u}}var Ye=e=>({size:null,refusal:e,ask:async()=>He({what:"died",says:e}),stop(){},end(){}});var te={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Yo}=te,G=e=>Array.from({length:e},(t,r)=>r),Te=(e,t,r)=>Math.min(r,Math.max(t,e));function K({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var St=({columns:e,start:t})=>e+(t===0?1:0);function U(e,t){let[r,o]=K(e,t),[n,s]=Yo.anchor;return[
o+n,e.rows-r-1+s]}function V([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function Ot([e,t],[
r,o],[n,s]){let[a,i]=[n-r,s-o],l=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=Te(l,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function Ae(e,t){let[[o,n],[s,a]]=[e(t-1e-4),e(t+
1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Ce(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of G(o)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,h],[c,m]]=[e(i),e(l)],
[[g,k],[$,A]]=[Ae(e,i),Ae(e,l)];s.push([u+g*n/3,h+k*n/3],[c-$*n/3,m-A*n/3],[c,m])}return s}var Go=4,Mt=(e,t)=>{let r=te.light.tints.length-1;return Math.round(r*
Te(e/Math.max(t,Go),0,1))};var Ze=400,Ge=20,Zo=["stay","bounce","win"];function ye(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Ko(e){if(!Array.isArray(e))return ye(e,"the die",1,Ge);if(!e.length||e.length>Ge)throw new Error(`a die \
in this page has 1 to ${Ge} faces, not ${e.length}`);let t=e.map(o=>ye(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Vo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)ye(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function H(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ye(e.cells,"the number of cells",1,Ze);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Zo.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Vo(
i,r),die:Ko(o),start:ye(n,"start",0,1),chained:s,overshoot:a}}var Et=e=>typeof e=="number"?G(e).map(t=>t+1):e;function Ke(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Ie=e=>G(e*e).map(t=>{let{columns:r,rows:o}=Ke(e*e),[n,s]=K({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function At(e,t=Math.random){let r=G(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=G(2*o).map(a=>{let[i,l]=[n(),n()].sort((u,h)=>u-h);return a<o?[i,l]:[l,i]});return H({...e,name:"",
jumps:s})}function ke({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,h])=>h>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Tt=["Draw","Write"];function Ve(e){let t=new URLSearchParams(e.slice(1));return Ne(e)&&Tt.find(r=>t.has(r.toLowerCase()))}var Qe=e=>Tt.includes(e)?`&${e.toLowerCase()}`:
"",Qo=2e4;function Xe(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Qo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function xe(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function pe({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Xo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),er=e=>new URLSearchParams(
e.slice(1)).get("board");function Ct(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Xo(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return H(o)}function Ne(e){try{return Ct(
er(e)??"")}catch{return null}}var tr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function et(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{Ct(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${tr}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&xe(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var or="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",rr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",tt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function It(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=tt(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var Nt=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return Ye(or);if(!r)return Ye(rr);let{
home:n,core:s}=r;return jt({...r,home:tt(n),core:tt(s)},o)},editor:async()=>(await It(e)).snlEditor,shelf:async()=>(await It(t)).snlShelf,step:async(o,n,s)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>xe(location.
hash)===null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function L(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function ot(e,t){for(let r in t)L(e,r,t[r])}var F=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),nr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,qt=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)F(s,a,!0);for(let a of r)nr(a)?ot(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=qt(e=>document.createElement(e)),le=qt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ce=(e,t,...r)=>le(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function P(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function rt(e){let t=[];return r=>{for(let o of t)F(o,e,!1);t=r.filter(o=>!!o);for(let o of t)F(
o,e,!0)}}var q=(e,t,r,o)=>d("button.button",{type:"button",title:t,label:o,click:r},e);function Lt(e,t,r,o=!1){let n=q(e,t,()=>{o=!o,L(n,"aria-pressed",`${o}`),r(o)});return L(
n,"aria-pressed",`${o}`),n}function X(e,t,r,o){let n=t.map(([a,i])=>d("option",{value:a,selected:a===r&&""},i));return d("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var nt=(e,t,...r)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Pt=(e,...t)=>d("details.fold",d("summary",e),...t);var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,se=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,sr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},Rt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...sr[`${e}`]});function zt(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,l=n===
o?"":a||i;return r===null?`${me(l)} from ${t}.`:`From ${t}, roll ${at(r)}: land on ${o}${l&&`, ${l}`}.`}var at=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function Q({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),h=t?`${e}.${t}`:e;return le(h,{...r,style:u||null},a.map(Q),i)}var{shape:Bt}=te;function Dt(e,t,r,o){let{spot:n}=V(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function _t(e,t,r){let{least:o,more:n,head:s,edge:a}=Bt.arc,
{length:i,spot:l}=V(e,t),u=o+n*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,g]=l(i/2,c*u*2),k=[Te(m,a,r-a),Math.max(g,a)],$=V(k,t),A=$.spot($.length-.06);return{from:e,
turn:k,tip:A,...Dt(A,k,s,s*.4)}}function it(e,t,r,o,n){let{length:s,spot:a}=V(e,t),i=Math.min(o,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...Dt(l,u,n,n/2)}}function Wt(e){let t=Bt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:oe}=te;function lt(e,t,r){let{length:o,spot:n}=V(U(e,t),U(e,r));return V(n(oe.apart),n(o-oe.apart))}function Ft(e,t,r){let{length:o,spot:n}=lt(e,t,r),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(o/i)),u=[s,-s].map(c=>[n(-a,c),n(o+a,c)]),h=G(l+1).map(c=>{let m=o*c/l;return[n(m,s),n(m,-s)]});return{
rails:u,rungs:h}}function Jt(e,t){let r=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function Ut(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=lt(e,t,r),{swing:i,wave:l}=oe.snake,u=Math.max(1,Math.round(s/l)),h=o*Math.min(i,.08*s);return c=>{let m=1-(2*c-1)**4,g=h*m*Math.sin(
2*Math.PI*u*c)+n*Math.sin(Math.PI*c);return a(s*c,g)}}function ar(e,t,r,o){let n=o.map(([i,l])=>[U(e,i),U(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Jt(
t,r)[0]};for(let i of Jt(t,r)){let l=Ut(e,t,r,i),u=G(25).map(g=>l(g/24)),h=u.some(([g,k])=>g<.15||g>s-.15||k<.15||k>e.rows-.15),m=u.filter(g=>n.some(([k,$])=>Ot(
g,k,$)<oe.snake.clear)).length+(h?100:0);m<a.cost&&(a={cost:m,manner:i})}return a.manner}function Ht(e,t,r,o){let n=Ut(e,t,r,ar(e,t,r,o)),{length:s}=lt(e,t,r),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=k=>$=>{let A=oe.snake.half*(1-.3*$-.6*$**3),[w,p]=n($),[E,x]=Ae(n,$),O=Math.hypot(E,x)||1;return[w-k*A*x/O,p+k*A*E/O]},
l=Ce(i(1),0,1,a),u=Ce(i(-1),1,0,a),h=[...l,l[l.length-1],u[0],...u],{spot:c}=V(n(0),n(.02)),{skull:m,eye:g}=oe.snake;return{outline:h,stripe:Ce(n,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*m),c(-.05,-.55*m)],pupils:[c(-.05-g/3,.55*m),c(-.05-g/3,-.55*m)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Yt=(e,t)=>(2*e+3*t)%te.light.snakes.length;var{shape:je}=te,re=e=>`${Math.round(e*1e3)/1e3}`,ve=e=>e.map(t=>t.map(re).join(" ")),de=e=>`M${ve(e).join("L")}`,Gt=e=>`M${ve(e.slice(0,1))}C${ve(e.slice(1)).join(
" ")}`,ct=(e,t,r)=>`M${ve([e])}Q${ve([t,r]).join(" ")}`,Y=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Le=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(r),r:o},...n}),Pe=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),dt=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(r),width:o,
height:o,rx:n},...s}),Kt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Vt=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(r),"\
font-size":o},fill:s,text:n});function ir(e,t,r){let{rails:o,rungs:n}=Ft(e,t,r),{rail:s,rungWidth:a}=je.ladder,i=o.map(de).join("");return[Y("halo",i,{stroke:"c\
ell",width:s+.05}),Y("rungs",n.map(de).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",width:s})]}function lr(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:l,tongue:u}=Ht(e,t,r,o),{skull:h,stripe:c,eye:m,pupil:g}=je.snake,k=`snake-${Yt(t,r)}`,$=`${Gt(n)}Z`;return[Y("halo",$,{stroke:"cell",width:.06}),
Y("tongue",u.map(A=>de(A)).join(""),{stroke:k,width:.025}),Y("skin",$,{fill:k}),Kt(Y("stripe",Gt(s),{stroke:"cell",width:c}),"0.04 0.12"),Le("skull",a,h,{fill:k}),
...i.map(A=>Le("eye",A,m,{fill:"die"})),...l.map(A=>Le("pupil",A,g,{fill:"dieInk"}))]}function Re(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>Pe(a,u,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,ir(e,a,i))),...n.map(([a,i])=>s("snake",a,i,lr(e,a,i,o)))]}function Qt(e){
let[t,r]=K(e,e.cells),[o,n]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=je.flag,[u,h,c]=s,m=$=>$.map(([A,w])=>[o+A,n+w]),g=de(m([s.slice(0,2),[u,c]])),k=`${de(
m([[u,h],a,[u,i]]))}Z`;return Pe("flag",[Y("pole",g,{stroke:"goal",width:l}),Y("pennant",k,{fill:"goal"})])}function $e([e,t],r,o=1){let{side:n,corner:s,pip:a}=je.
die,i=Wt(r).map(h=>Le("pip",h,a,{fill:"dieInk"})),l=Vt("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Pe("die",[dt("side",
[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${re(e)} ${re(t)}) scale(${o})`})}function Zt(e,t,r){let[o,n]=K(e,t),s=[n+.06,e.rows-o-.94],a=dt(r,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Kt(a,"0.03 0.06")}function Xt(e,{from:t,face:r,landing:o,stand:n}){let s=n===
o?[]:[Zt(e,n,"stand")];if(r===null)return s;let a=U(e,t);if(t===o)return[$e(a,r)];let{turn:i,neck:l,wings:u}=_t(a,U(e,o),St(e)),h=`--far:${re(V(a,i).length+V(i,
l).length)}`,c=Y("arc",ct(a,i,l),{stroke:"now",width:je.arc.width});return[Zt(e,o,"landing"),...s,{...c,attributes:{...c.attributes,"stroke-linecap":"butt",style:h}},
Y("tip",`${de(u)}Z`,{fill:"now"}),$e(a,r)]}function eo(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[l,u]=[U(e,o),U(e,s)],h=it(l,u,u[0]>=l[0]?-.3:.3,.12,.16);o=
a;let[c,m]=[h.middle[0],Math.floor(h.middle[1])+.5],g=ct(h.from,h.turn,h.neck),k=`${de(h.wings)}Z`;return Pe("leg",[Y("rim",g,{stroke:"cell",width:.1}),Y("shaft",
g,{stroke:"ink",width:.05}),Y("tip",k,{fill:"ink"}),dt("count",[c-.3,m-.14],.28,.04,{fill:"ink"}),Vt("order",[c-.16,m+.066],.19,`${i+1}`,"cell"),$e([c+.16,m],n,
.8)],{style:`--order:${i}`})})}function to(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[U(e,a),U(e,s)],{from:u,turn:h,tip:c,wings:m}=it(i,l,.12,.18,.13),g=ct(u,h,c)+de(m);return Y(o.has(s)?"branch\
.strong":"branch",g,{stroke:"ink",width:.03})})}var ut=e=>ce(".face","-.19 -.19 .38 .38",Q($e([0,0],e))),ze=()=>d("li.chip",d("span",{role:"img"}),d("small"));function Be({children:[e,t]},r,o){e.ariaLabel!==`\
Roll ${r}`&&(L(e,"label",`Roll ${r}`),e.replaceChildren(ut(r))),P(t,`to cell ${o}`)}var ft=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ae=e=>`${ft(e).kind} ${e.join("→")}`,oo=(e,t)=>H({...e,name:"",jumps:t}),
De=(e,t)=>oo(e,e.jumps.filter(([r])=>r!==t)),Se=(e,t,r)=>oo(e,[...De(e,t).jumps,[t,r]]);function ro(e,[t,r],o,n){let s=De(e,t);return o?Se(s,t,n):Se(s,n,r)}var pt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function no(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return H({...e,...t,name:"",jumps:o})}function so(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function ao(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:h}){let c=e.cellAt(u,h);!c||c===s||(s=c,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:h,clientX:c,clientY:m})=>{let g=e.cellAt(c,m);a=!1,!(u||!h||!g)&&(n=s=g,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Oe=(e,t)=>d("label.setting",d("span",e),t);function io(e){let t=d("input.button",{type:"number",min:1,max:Ze,change:()=>e({cells:t.valueAsNumber})}),r=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=X("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=X("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=X("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",Oe("Cells",t),Oe("Die",r),Oe("Start",o),Oe("Past the goal",n),Oe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function mt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function cr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function dr({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([h,c])=>`  "${h}": ${he(c)}`).join(
`,
`)}
}
`}function ur(e){mt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${he(t)}
`}function fr(e){mt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=G(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ie(t))r[s][a]=o.get(n)??-1;return`[${r.map(he).join(`,
 `)}]
`}function pr(e){mt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var _e=[{name:"python",title:"Python: Board(...)",write:cr},{name:"json",title:"JSON",write:dr},{name:"move-array",title:"Move array, from 0",write:ur},{name:"\
grid",title:"LeetCode grid",write:fr},{name:"hackerrank",title:"HackerRank text",write:pr}];var lo=["jumps","ladders","snakes","die","start","chained","overshoot"],mr=lo.slice(0,3);function hr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function gr(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function wr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of gr(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!lo.includes(s))throw new Error(`a board has no option ${s}`);
mr.includes(s)?r.jumps.push(...br(a)):r[s]=co(a)}return[r]}function co(e){try{return hr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function br(e){
let t=co(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(r)}`);return t}var kr="format version name author source cells die start chained overshoot jumps".split(" ");function yr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!kr.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function uo(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${he(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function xr(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Ie(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function vr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[h]=o(1,`the number of ${l}s`);
if(h>100)throw new Error(`line ${r}: 100 cells have no room for ${h} ${l}s`);for(let c=0;c<h;c+=1){let m=o(2,`the two cells of a ${l}`);if((m[1]-m[0])*u<=0)throw new Error(
`line ${r}: ${m.join(" ")} is not a ${l}`);i.push(m)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function $r(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[xr(o)]:typeof o[0]=="object"?o.map(yr):[uo(o)]}function fo(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return wr(t).map(H);if(/^[[{]/.test(t))return $r(t).map(H);if(r&&/[\r\n]/.test(t))return vr(t).map(H);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[H(uo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function po(e,t){let r=null,o=_e[0].name,n=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=X("Notation",
_e.map(c=>[c.name,c.title]),o,c=>{o=c,i()});function i(){if(!(!r||!h.open)){n.value=n.placeholder="",P(s,"");try{n.value=_e.find(c=>c.name===o)?.write(r).trim()??
""}catch(c){n.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){P(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){P(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=fo(n.value);t(c[0]),P(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){P(s,`This cannot be read: ${c.message}.`)}}let h=Pt("Copy or paste as text",d(".tools",a,q("Copy",null,l),q("Use this text","Read \
the board in the text",u)),n,s);return h.addEventListener("toggle",i),{node:h,show(c){r=c,i()}}}var ht=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function gt(e){let t=null,r=null,o=null,n=null,s=!0,a=d("b.amount"),i=d("span.quiet"),l=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),h=q("Undo","Ctrl+Z",()=>e.go(-1)),c=q("Redo","Ctrl+Y",
()=>e.go(1)),m=io(f=>p(v=>no(v,f),"")),g=po(e,f=>e.use(f));function k({distance:f,predecessor:v,throws:j,route:C}){t&&(t.paint({current:o,distance:f,predecessor:v,
route:s,piece:!1}),P(a,j??"none"),P(i,j===null?"the goal is out of reach":se(j).replace(/^\S+ /,"")),qe(l,C,ze,(B,[W,,b])=>Be(B,W,b)))}let $=()=>t?pt(t.board,o)[0]??
null:null;function A(){if(!t)return;let{board:f,plan:v}=t;k(t);let j=$();t.light(j),t.sketch((j??[]).map(C=>{let[B,W]=U(v,C);return{tag:"circle",attributes:{cx:B,
cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...pt(f,o).flatMap(w)),L(h,"aria-disabled",!e.can(-1)),L(c,"aria-disabled",!e.can(1))}function w(f){
let{ends:v}=ft(f),j=q(`Remove ${ae(f)}`,"Delete",()=>E(f)),C=v.map((B,W)=>q(`Move its ${B}`,null,()=>{n={jump:f,end:W},e.say(`Choose the cell where the ${B} of ${ae(
f)} goes.`),t?.cells.get(f[W])?.focus({preventScroll:!0})}));return[j,...C]}function p(f,v){if(t){o=n=null;try{e.use(f(t.board)),e.say(`${v} ${ht(t.throws)}`.trim())}catch(j){
e.say(`${me(j.message)}.`),m.show(t.board),A()}}}let E=f=>p(v=>De(v,f[0]),`Removed: ${ae(f)}.`);function x(f,v){let j=$(),C=j?j.indexOf(f):-1;return j&&C>=0?O(j,
C,v):{change:B=>Se(B,f,v),what:`Drawn: ${ae([f,v])}.`}}let O=(f,v,j)=>({change:C=>ro(C,f,v,j),what:`Moved: ${ae(f)} is now ${ae(v?[f[0],j]:[j,f[1]])}.`});function y(f,v){
if(!t)return;let{change:j}=x(f,v),C=t.trial(j(t.board));k(C),e.say(`If you let go here: ${ht(C.throws)}`)}function M(f,v){let{change:j,what:C}=x(f,v);p(j,C)}function N(){
o=n=null,t&&(t.trial(t.board),A(),R())}function R(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ht(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",a,i)),l,u,d(".tools",h,c,q("Random","Other jumps",()=>p(f=>At(f),
"Drawn at random.")),q("Remove all jumps",null,()=>p(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),Lt("Route","One of the shortest routes",f=>{s=f,A()},!0)),
m.node,g.node],show(f){t=f,o=n=null,r=ao(t,{tries:y,draws:M,drops:N}),m.show(t.board),g.show(t.board),A(),R()},leave:()=>r?.stop(),choose(f){if(!(!t||!f||r?.wasDrawing()))
if(n){let{change:v,what:j}=O(n.jump,n.end,f);p(v,j)}else if(o===f)N();else if(o!==null){let v=o;p(j=>Se(j,v,f),`Drawn: ${ae([v,f])}.`)}else{o=f,A();let v=$(),j=v?
` Or drag an end of ${ae(v)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(f,{ctrlKey:v,metaKey:j,shiftKey:C,altKey:B}){
let W=$();if(v||j){let b=f==="y"||C&&f==="Z"?1:f==="z"?-1:0;return b&&e.go(b),b!==0}if(f==="Escape"&&o!==null&&!B)N();else if((f==="Delete"||f==="Backspace")&&W)
E(W);else return!1;return!0}}}function We(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function mo({trace:e,rules:t,unit:r,farthest:o}){let{start:n,cells:s,jumps:a}=t,i={cells:s,start:n,...e.layout},{rows:l}=e.layout,u=n===0?1:0,h=e.layout.columns+
u,c=G(s+u).map(S=>S+1-u),{waits:m}=Rt(e),g=new Map,k=new Map,$=rt("new"),A=rt("touched"),w=!1,p=null,E=new Set,x=null,O=!1;function y(S){let[T,D]=K(i,S),z=S===n?
"start":S===s&&"goal",J=d(".cell",{role:"gridcell","data-cell":S,"data-end":z,style:`grid-column:${D+1}`},d("span.number",`${S}`),d("span.end",{"data-is":z}),d(
"span.badge"));return F(J,"odd",(T+D)%2),g.set(S,J),J}function M(S){for(let T of g.values())T.tabIndex=T===S?0:-1}function N(S){let{key:T,target:D}=S,[z,J]=K(i,
Number(D.dataset.cell)),_={ArrowLeft:[z,J-1],ArrowRight:[z,J+1],ArrowUp:[z+1,J],ArrowDown:[z-1,J]};if(T==="Enter"||T===" ")D.click();else if(_[T]){let Z=c.find(
ie=>`${K(i,ie)}`==`${_[T]}`);g.get(Z??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let R=S=>c.filter(T=>K(i,T)[0]===S).sort((T,D)=>K(i,T)[1]-
K(i,D)[1]),f=d(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:N,focusin:({target:S})=>M(S)},G(l).reverse().map(S=>d(".row",{role:"ro\
w"},R(S).map(y))));M(g.get(n)??g.get(1));let v=`0 0 ${h} ${l}`,j=ce(".layer.goal",v,Q(Qt(i))),C=ce(".layer.jumps",v,Re(i,a).map(Q)),[B,W,b]=["g.tree","g.move","\
g.route"].map(S=>le(S)),I=ce(".layer.above",v,B,W,b);function ee(S,T,D){if(!p)return"";let[z,J]=[p.distance.get(S),p.predecessor.get(S)],_=[`cell ${S}`,g.get(S)?.
dataset.end];for(let[ie,be]of a)ie===S&&_.push(`${be>S?"foot of a ladder":"head of a snake"} to ${be}`),be===S&&_.push(`${ie<S?"top of a ladder":"tail of a snak\
e"} from ${ie}`);let Z=p.visited.has(S)?"visited":"not reached";return _.push(T?"current":"",z!=null?`reached in ${se(z,r)}`:Z,J!=null?`from ${J}`:"",D?m:"",E.has(
S)?"part of what is wrong":""),_.filter(Boolean).join(", ")}function ne(S,T,D,z){let J=S.current===T,_=S.visited.has(T),Z=S.distance.get(T),ie=S.predecessor.get(
T),be=`${[J,z,_,Z,ie,E.has(T)]}`;if(k.get(T)===be)return;k.set(T,be);let _o=Z!=null?"reached":_&&"visited";ot(D,{"data-distance":Z,"data-tint":Z!=null&&Mt(Z,o),
"data-from":ie,"data-visited":_,"data-waits":z,"aria-current":J,"data-state":J?"current":z?"frontier":_o,label:ee(T,J,z)}),L(D.lastChild,"data-is",st(Z)||null)}
function we(){if(!p)return;let S=new Set(p.frontier.map(([T])=>T));for(let[T,D]of g)ne(p,T,D,S.has(T))}function yt(){if(!p)return;let S=w?to(i,p.predecessor,p.current):
[];B.replaceChildren(...S.map(Q))}let xt=S=>S.map(T=>C.querySelector(`[data-ends="${T} ${a.get(T)}"]`));function vt(S,T){let D=new Set(xt(T));for(let z of C.children)
F(z,S,D.has(z))}function Bo(S){let T=S&&e.answer?.route||[],D=T.flatMap(([,z,J])=>J===z?[]:t.ride(z).feet);b.replaceChildren(...eo(i,T,n).map(Q)),F(C,"routed",T.
length),vt("taken",D)}let Do=`${h>7?".close":""}${h>12?".dense":""}${h>24?".tiny":""}`;return{plan:i,cells:g,columns:h,shape:h/l,node:d(`.board${Do}`,{style:`--\
wide:${h};--high:${l}`},d(".sheet",f,j,C,I)),paint(S,T,D,z){p=S,we(),$([...T].map(J=>g.get(J))),yt(),W.replaceChildren(...(D?Xt(i,D):[]).map(Q)),A(xt(D?.feet??[])),
z!==O&&Bo(z),x=D,O=z},showTree(S){w=S,yt()},mark(S,T){let D=T.flatMap(_=>_.moves??[]),z=T.flatMap(_=>_.jumps??[]),J=D.flatMap(([,_])=>t.ride(_).feet);vt("found",
[...z.map(([_])=>_),...J]),E=new Set(T.flatMap(_=>_.cells??[]));for(let[_,Z]of g)F(Z,"differs",_===S),F(Z,"found",E.has(_));we()},drawn:()=>({trace:e,plan:i,jumps:a,
farthest:o,state:p,found:E,move:x,treeShown:w,routed:O})}}function ho({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([c,m])=>c!==m)),i=typeof r=="number"?Array.from({length:r},(c,m)=>m+
1):r;function l(c,m=[]){if(m.includes(c))return{feet:m,stand:null};let g=a.get(c);return g===void 0||m.length&&!n?{feet:m,stand:c}:l(g,[...m,c])}function u(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function h(c){return c===e?[]:i.flatMap(m=>{let g=u(c+m),k=g>0?l(g).stand:null;return k===null?[]:[[m,g,k]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:h}}function wt({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(o.get(l)??0)+1;for(let h of r(l)){let c=h[2];o.has(
c)||(o.set(c,u),n.set(c,l),s.set(c,h),a.push(c))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var jr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Sr=260,go=([e,t])=>`translate(${e}px,${t}px)`;function Me(e){let t=ho(e),r=wt(t),
o={board:e,layout:Ke(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Math.max(...r.distance.values()),s=mo({trace:o,rules:t,unit:"throws",
farthest:n}),{plan:a,cells:i}=s,l=le("path.piece",{d:jr}),u=le("g.sketch"),[h,c]=[s.columns,a.rows],m=ce(".layer.top",`0 0 ${h} ${c}`,u,l);s.node.firstElementChild?.
append(m);let g="",k=s.node.querySelector("[role=grid]");k&&L(k,"label",`Board: ${ke(e)}`);let $=s.node.querySelector(".s-jumps");function A({from:w,landing:p,stand:E,
feet:x}){let O=x.map(y=>t.jumps.get(y)??E);return[w,p,...O].map(y=>U(a,y))}return{...r,board:e,rules:t,plan:a,cells:i,faces:Et(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(w){let{current:p=null,near:E=[],distance:x,predecessor:O,move:y=null}=w,{route:M=!1,piece:N=!0}=w,R={current:p,frontier:[...E].
map(v=>[v,""]),distance:x??new Map,predecessor:O??new Map,visited:new Map},f=`${o.answer.route}`;M&&f!==g&&s.paint(R,new Set,y,!1),g=f,s.paint(R,new Set,y,M),L(
l,"visibility",!(N&&p!==null)&&"hidden"),p!==null&&L(l,"style",`transform:${go(U(a,p))}`)},walk(w){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let p=A(w),[[E,x],[O,y]]=p,M=[(E+O)/2,Math.min(x,y)-.35],N=[p[0],M,...p.slice(1)].map(R=>({transform:go(R)}));l.animate(N,{duration:Sr*(p.length-1),easing:"ease\
-in-out"})},trial(w){let p=new Map(w.jumps),E=new Set;for(let M of[...$?.children??[]]){let[N,R]=(M.getAttribute("data-ends")??"").split(" ").map(Number);p.get(
N)===R?E.add(N):M.remove()}let x=new Map(w.jumps.filter(([M])=>!E.has(M))),O=Re(a,x).map(Q);for(let M of O)F(M,"lit",!0);$?.append(...O),t.jumps.clear();for(let[
M,N]of p)t.jumps.set(M,N);let y=wt(t);return o.answer.route=y.route,y},light(w){for(let p of $?.children??[])F(p,"lit",p.getAttribute("data-ends")===w?.join(" "))},
sketch:w=>u.replaceChildren(...w.map(Q)),cellAt(w,p){let x=s.node.getRootNode().elementFromPoint(w,p)?.closest("[data-cell]"),O=x&&s.node.contains(x)&&x.dataset.
cell;return O?Number(O):null}}}var wo=e=>new Set(e.map(([,t])=>t));function Or(e,t){let r=`You reached the goal in ${se(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Mr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Er(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Mr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function bo(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":Er(r);let n=zt(o);return e.won()?`${n} ${Or(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function ko(e,t,{
cells:r}){let o=`${me(at(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function yo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${se(e)}: ${r.join(", ")}.`}function bt(e,t){let r=null,o=null,n=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amount"),l=d("ol.throw\
n",{label:"Your throws"}),u=q("Undo","Take the last throw back (Backspace)",w),h=q("Start again","Back to the start",p),c=q("Show the shortest route",null,()=>E(
!m)),m=!1;function g(){if(!r||!o)return;let{thrown:x}=o,O=o.moves(),y=m||o.won();r.paint({current:o.at(),near:wo(O),distance:o.trail(),move:m?null:x.at(-1)??null,
route:m});for(let M of n.children){let N=Number(M.dataset.face);L(M,"aria-disabled",!O.some(([R])=>R===N))}P(s,x.length),P(a,x.length===1?"throw":"throws"),P(i,
y?r.throws??"none":"?"),qe(l,x,ze,(M,{face:N,stand:R})=>Be(M,N,R));for(let M of[u,h])L(M,"aria-disabled",!x.length);L(c,"aria-pressed",`${m}`),L(e.root,"data-wo\
n",o.won())}function k(){r&&o&&e.say(bo(o,r.throws,r.faces))}function $(x){if(!r||!o||o.won())return;let O=o.at();if(m=!1,!o.throws(x)){g(),e.say(ko(x,O,r.board));
return}g();let y=o.thrown.at(-1);y&&r.walk(y),k(),A()}function A(){t?.((o?.thrown??[]).map(({face:x})=>x))}function w(){o?.undo()&&(g(),k(),A())}function p(){!r||
!o?.thrown.length||(o=We(r.rules),m=!1,g(),k(),A())}function E(x){m=x,g(),x&&r?e.say(yo(r.throws,r.route)):k()}return{name:"Play",under:n,side:[d(".score",d("p",
"You ",s,a),d("p","Fewest ",i)),d(".tools",u,h,!t&&c),l],show(x){r=x,o=We(r.rules),m=!1,n.replaceChildren(...r.faces.map(O=>{let y=q(ut(O),null,()=>$(O),`Throw ${O}`);
return L(y,"data-face",O),y})),g(),k()},replay(x){if(!r)return!1;let O=o;o=We(r.rules);let y=x.every(M=>o?.throws(M));return y||(o=O),g(),k(),y},leave:()=>L(e.root,
"data-won",null),choose(x){let O=o?.moves()??[],y=O.find(([,M])=>M===x)??O.find(([,,M])=>M===x);y?$(y[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${x}\
.`)},key(x,{ctrlKey:O,metaKey:y,altKey:M}){if(O||y||M)return!1;let N=Number(x);if(x==="Backspace")w();else if(x!==" "&&r?.faces.includes(N))$(N);else return!1;return!0}}}var xo=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var kt=new Map;function Tr(e){let t=kt.get(e)??new CSSStyleSheet;return kt.has(e)||t.replaceSync(e),kt.set(e,t),t}function vo(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=xo;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Tr(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var $o=e=>e.getRootNode().activeElement??
null;var[Fe,jo]=["snl-workbench",1],Cr="This browser stores nothing here: download what you want to keep.",Ir="The browser's storage is full: download what you want \
to keep.",Nr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Je(e){try{let t=JSON.parse(window[e].
getItem(Fe)??"null");return t?t.version!==jo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function So(){let[e,
t]=[Je("sessionStorage"),Je("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:jo,signature:"board",sources:{}};return{
kept:o,store(){if(r)return Nr;let{signature:n}=o,s=Je("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(Fe,JSON.stringify(o)),window.localStorage.setItem(Fe,JSON.stringify({...o,sources:i})),""}catch(l){return l.name==="QuotaEx\
ceededError"?Ir:Cr}},elsewhere(){let n=Je("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===Fe&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function Oo(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var qr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Mo({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,h=d(".tools"),c=d(".tabs",{role:"group",label:"Program"}),m=d(".programs",
c,h),g=()=>a.signatures.find(({name:y})=>y===s.signature)?.template??"",k=()=>s.sources[s.signature]??g();function $(y){i=y,O();let{kind:M,name:N}=i;M==="mine"?
r(k(),!1):r(M==="link"?t??"":a.programs.find(R=>R.name===N)?.source??"",!0)}function A(){let y=e.elsewhere();y===null?u=null:y!==k()&&(u=y),O()}function w(){let[
y,M]=[u,o()];p(y??""),$({kind:"mine"}),u=M,O()}function p(y){y===void 0?delete s.sources[s.signature]:s.sources[s.signature]=y,l=e.store()}function E(){let y=`${i.
name??"mine"}.py`.replaceAll("-","_");Oo(new Blob([o()],{type:"text/x-python"}),y)}function x(){p(t??""),$({kind:"mine"})}function O(){let{kind:y,name:M}=i,N=(j,C)=>{
let B=q(j,null,()=>$(C));return L(B,"aria-pressed",`${y===C.kind}`),B},R=j=>a.programs.filter(C=>C.kind===j).map(C=>[C.name,C.title]),f=X("A program to look at",
[["","Look at a program"]],M??"",j=>{$(j?{kind:"program",name:j}:{kind:"mine"})});for(let[j,C]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let B=R(C).
map(([W,b])=>d("option",{value:W},b));f.append(d("optgroup",{label:null},B)),f.lastElementChild?.setAttribute("label",j)}f.value=M??"",f.classList.toggle("s-cho\
sen",y==="program"),c.replaceChildren(N("Mine",{kind:"mine"}),...t===null?[]:[N("From the link",{kind:"link"})],f);let v=q("Download","As a file of Python",E);if(y===
"mine"){let j=X("How it is called",a.signatures.map(W=>[W.name,W.title]),s.signature,W=>{s.signature=W,l=e.store(),u=null,A(),$({kind:"mine"})}),C=q("Reset","Ba\
ck to the beginning of this signature",()=>{p(),$({kind:"mine"})}),B=u!==null&&q("Other tab's code","Exchange it with the code here",w);h.replaceChildren(j,C,v,
...B?[B]:[])}else y==="link"?h.replaceChildren(q("Make it mine","Instead of what is there",x),v):h.replaceChildren(v)}return{node:m,chosen:()=>i,trouble:()=>l||
(u===null?"":qr),end:e.follow(()=>{A(),n()}),show(y){a=y,A(),a.signatures.some(({name:M})=>M===s.signature)||(s.signature="board"),$(i)},changed(y){i.kind==="mi\
ne"&&p(y)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}function Eo(e){let t=d(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=d("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var Ee=e=>e===null?"out of reach":se(e),Ue=e=>`${me(e)}${/[.?!]$/.test(e)?"":"."}`,fe=(e,t,...r)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),r.filter(o=>!!o)),
ge=e=>e&&d("p",`${e}`),ue=e=>e&&d("p.quiet",`${e}`),Ao=(e,t)=>d("p","Right is ",d("b",Ee(e)),", yours says ",d("b",Ee(t)),"."),To=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Co=(e,t)=>e!==null&&d(".tools",q(`Show line ${e}`,null,()=>t.point(e)));function Lr(e,t){
let r=H(e),o=Me(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=d(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function Pr({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:h,
smallest:c}=e,m=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,g=ue(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),k=h.map(x=>ue(`Note: ${x.says}\
.`));if(s===null)return fe("open",`${e.name} could not be judged`,ge(Ue(a.says)),...k);if(s)return fe("right",`${e.name} is right on every board that was played`,
d("p",d("b","Proven"),`, by playing every one: ${i}.`),l&&d("p",d("b","Tested"),`, which proves nothing about others: ${l}.`),ue(`${m}.`),g,...k);let{board:$,node:A}=Lr(
e.board,a),w=typeof e.got=="number"||e.got===null,p=c?"Wrong on this board, the smallest there is":"Wrong on this board",E=[w?Ao(e.expected,e.got):ge(`Right is ${Ee(
e.expected)}. Yours: ${e.got.says}.`),(w||a.kind!==e.got.kind)&&ge(Ue(a.says)),ge(To(e.got)),...t.slice(0,2).map(x=>ue(`It answers like a known mistake: ${x.title}\
. The repair: ${x.repair}`)),ue(`${ke($)} · ${m}`),g,...k,d(".tools",r&&q("Step to the first difference",null,()=>o.step(r)),o.draw($))];return fe("wrong",p,d(
".exhibit",A,d(".told",E.filter(x=>!!x))))}function Rr({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?fe("right",`Right on this board: ${Ee(
r)}`,ue("One board proves little. Check plays them all, smallest first.")):fe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Ao(o,r),n&&ge(Ue(`${n.says}${s===null?"":`, in line ${s}`}`)),ge(To(n)),Co(s,a))}function zr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>d("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return fe(
"open",`On this board: ${Ee(e.throws)}`,nt("","Comparison",d("table",d("thead",d("tr",t.map(n=>d("th",{scope:"col"},n)))),d("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>ue(`${n} first differs at cell ${s}: ${a.says}.`)))}var Br={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Dr=({what:e,says:t,line:r},o)=>fe(e==="stopped"?
"open":"wrong",Br[e]??"That did not work",ge(Ue(`${r===null?"":`line ${r}: `}${t}`)),Co(r,o));function _r({printed:e,more_printed:t}){return e?.length?fe("open",
"It printed",nt(".printed","What it printed",e.map(r=>d(".piece",d("span.quiet",r.line===null?"":`line ${r.line}`),d("code",r.text)))),ue(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Io(e,t){return[e.kind==="failure"?Dr(e,t):e.of==="check"?Pr(e,t):e.of==="compare"?zr(e):e.of==="solve"&&Rr(e,t),_r(e)].
filter(o=>!!o)}var No=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Wr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Jr="This code came with the link. It has not run, and runs only when you press a button below.";function qo(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(E),l=So(),u=xe(t.address.read()),h=d(".editor"),c=d("p.note.quiet"),m=d("span.strip.quiet",{role:"status"}),g=d("progr\
ess",{max:1,label:"Python is loading",hidden:""}),k=d(".cards"),$=Eo(t),A=q("Stop","End what is running",()=>i.stop()),w=Wr.map(([f,v,j])=>q(f,j,()=>N(v))),p=Mo(
{keeper:l,arrived:u,open:x,text:()=>o?.text()??"",heard:()=>O()});function E({part:f,ready:v}){g.hidden=v===!0||!a,f!==void 0&&L(g,"value",f),v?P(m,a?"It runs …":
""):a&&P(m,`Python is loading (${i.size}, once) …`)}function x(f,v){o?.open(f,v),O()}function O(){let{kind:f}=p.chosen(),v={mine:p.trouble()||i.refusal,program:i.
refusal,link:Jr};P(c,v[f]??""),c.classList.toggle("s-strong",f==="link")}async function y(){n=!0;try{let[{make:f},v]=await Promise.all([t.editor(),t.shelf()]);o=
f(h,"Program",j=>{p.changed(j),O()}),p.show(v)}catch(f){P(c,`The editor cannot be loaded: ${f.message}`)}M()}function M(){for(let f of w)L(f,"aria-disabled",a||
!o||!!i.refusal);A.hidden=!a,L(k,"aria-busy",`${a}`),!s&&i.size&&P(m,`Python (${i.size}) loads at the first run.`)}async function N(f){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),k.replaceChildren(),$.clear(),P(m,"It runs …"),M();let{name:v,cells:j,jumps:C,die:B,start:W,chained:b,overshoot:I}=r.board,ee={name:v,cells:j,
jumps:C,die:B,start:W,chained:b,overshoot:I},ne=await i.ask({kind:f,program:p.question(),board:ee},we=>P(m,`${we} …`));a=!1,g.hidden=!0,P(m,""),M(),R(ne)}function R(f){
let v=Io(f,{step:$.step,draw:j=>q("Move this board to Draw",null,()=>{e.use(j),e.enter("Draw")}),point(j){o?.point(j),o?.focus()}});k.replaceChildren(...v),f.line&&
o?.point(f.line),k.scrollIntoView({block:"nearest"}),f.of==="trace"&&f.stepper&&$.step(f.stepper),e.say(No(v)||"Step through the run below.")}return{name:"Write",
under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[p.node,c,h,d(".tools.acts",w,A,d("span.progress",g,m))],foot:[k],below:[$.node],show(f){
r=f,r.paint({piece:!1}),n||y(),M(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){$.clear(),i.end(),
p.end(),o?.destroy()},more:()=>p.chosen().kind==="mine"?Xe(o?.text()??""):"",stays:()=>u===null?"":Xe(u)}}var Lo=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var Po="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Ro=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function zo(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(H),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d("p.trouble",{role:"alert"}),l=d(""),u=d(".main",l),h=d(".side"),c=d(".stage",u,h),
m=d(".foot"),g=d(""),k=d("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),$={root:k,say:b=>P(s,b),use(b){A.add(b),R(b),N()},can:b=>A.
can(b),go(b){A.can(b)&&(R(A.go(b)),N())},enter(b){f(w.find(I=>I.name===b)??p),R(E.board),N()}},A=so(Ne(o.read())??H(t.board)),w=t.only?[t.only==="Play"?bt($,r.played):
gt($)]:[bt($),gt($),qo($,r)],p=w.find(({name:b})=>b===Ve(o.read()))??w[0],E=Me(A.now()),x=n.map(({name:b},I)=>[`${I}`,b]),O=X("Board",[["","Your board"],...x],"",
b=>{let I=n[Number(b)];b&&I&&$.use(I)}),y=d("input.address",{readonly:"",label:"To copy",hidden:""});async function M(){let I=`${location.href.split("#")[0]}${pe(
E.board)}${Qe(p.name)}${p.more?.()??""}`;y.value=I;try{await navigator.clipboard.writeText(I),$.say("Copied: a link to this board.")}catch{y.hidden=!1,y.select(),
$.say("Copy the link from the field.")}}function N(){let b=w.map(({stays:I})=>I?.()??"").join("");o.write(`${pe(E.board)}${Qe(p.name)}${b}`)}function R(b){let I=$o(
l),ee=l.contains(I)&&I?.dataset.cell;E=Me(b),l.replaceChildren(E.node),L(c,"style",`--shape:${E.shape};--columns:${E.columns}`),L(k,"style",`--rows:${E.plan.rows}`),
P(a,ke({...b,name:""}));let ne=n.findIndex(we=>pe(we)===pe(b));O.value=ne<0?"":`${ne}`,O.options[0].hidden=ne>=0,y.hidden=!0,P(i,""),p.show(E),ee&&E.cells.get(Number(
ee))?.focus({preventScroll:!0})}function f(b){p.leave(),p=b;for(let[I,ee]of v.entries())L(ee,"aria-pressed",`${w[I]===p}`);F(k,"drawing",p.name==="Draw"),F(k,"w\
riting",p.name==="Write"),u.replaceChildren(l,p.under),h.replaceChildren(d(".says",s),...p.side),m.replaceChildren(...p.foot??[]),g.replaceChildren(...p.below??
[])}let v=w.map(b=>q(b.name,null,()=>$.enter(b.name)));k.addEventListener("mousedown",b=>{let I=b.target;!I.closest(".s-grid")||!l.contains(I)||(b.preventDefault(),
k.focus({preventScroll:!0}))}),k.addEventListener("click",({target:b})=>{let I=b.closest(".s-grid .s-cell");I&&l.contains(I)&&p.choose(Number(I.dataset.cell))}),
k.addEventListener("keydown",b=>{let I=b.target;Ro(b)&&b.stopPropagation(),!I.matches(Po)&&p.key(b.key,b)&&b.preventDefault()});function j(b){let I=b.composedPath()[0];
if(b.defaultPrevented||!Ro(b)||!/^[1-9]$/.test(b.key)||I.closest(`${Po}, .snl-stepper`))return;let{top:ee,bottom:ne}=l.getBoundingClientRect();ne>0&&ee<innerHeight&&
p.key(b.key,b)&&b.preventDefault()}function C(){let b=Ne(o.read());b&&(pe(b)!==pe(E.board)||o.links)&&(A.add(b),f(w.find(({name:I})=>I===Ve(o.read()))??p),R(b)),
P(i,et(o.read()))}o.keys&&addEventListener("keydown",j);let B=o.follow(C);k.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},v),
n.length>0&&d("label.board-of",d("span","Board"),O),a,o.links&&d(".tools",q("Copy link","A link to this board",M),y)),i,c,m)),F(k,"ready",!0),F(k,"only",t.only),
F(k,"fixed",t.fixed);let{remove:W}=vo(e,Lo,k);return e.append(g),f(p),R(E.board),P(i,et(o.read())),{show:R,replay:b=>p.replay?.(b)??!1,destroy(){removeEventListener(
"keydown",j),B();for(let b of w)b.end?.();g.remove(),W()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");zo(e,t,Nt(t.files))}})();
