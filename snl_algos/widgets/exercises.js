// built from web/ by `npm run build`
"use strict";(()=>{var Ut='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var $r={format:"snl-workbench",version:2},Or={what:"stopped",says:"You stopped it."},mt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),jr=e=>`${(e/
1e6).toFixed(1)} MB`;function Yt(e,t){let r=null,o=!1,n=0,s,a,i=null;function l(){let b=URL.createObjectURL(new Blob([Ut],{type:"text/javascript"})),p=new Worker(
b,{type:"module"});p.onmessage=({data:S})=>p===r&&k(S),p.onerror=S=>p===r&&g(S.message),p.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=p,o=!1}function u(){
clearTimeout(a),r?.terminate(),r=null}function f(b){clearTimeout(a);let{settle:p}=i??{};i=null,p?.(b)}function d(){clearTimeout(a);let{seconds:b}=e,p=`It said n\
othing for ${b} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>m({what:"late",says:p}),1e3*b)}function m(b){u(),l(),f(mt(b))}function g(b){o?m(
{what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,u(),l()):(u(),f(mt({what:"died",says:`Python could not be loaded: ${b}`})))}function h(){
!i||!o||(r?.postMessage({question:i.text}),d())}function k(b){b.memory?s=s===null?null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(o=!0,t({ready:o}),
h()):b.failed?g(b.failed):O(JSON.parse(b.said))}function O(b){b.id===i?.id&&(d(),b.kind==="progress"?i?.progress(b.says):f(b))}return{size:`up to ${jr(e.weight)}`,
refusal:null,ask(b,p){n+=1;let S=`${n}`;return new Promise(v=>{i={id:S,text:JSON.stringify({...$r,id:S,...b}),progress:p,settle:v},r||l(),h()})},stop:()=>i&&m(Or),
end:u}}var ht=e=>({size:null,refusal:e,ask:async()=>mt({what:"died",says:e}),stop(){},end(){}});var de={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Er}=de,X=e=>Array.from({length:e},(t,r)=>r),Je=(e,t,r)=>Math.min(r,Math.max(t,e));function Z({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var Vt=({columns:e,start:t})=>e+(t===0?1:0);function V(e,t){let[r,o]=Z(e,t),[n,s]=Er.anchor;return[
o+n,e.rows-r-1+s]}function te([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function Gt([e,
t],[r,o],[n,s]){let[a,i]=[n-r,s-o],l=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=Je(l,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function _e(e,t){let[[o,n],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Fe(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of X(o)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,f],[d,m]]=[e(i),e(
l)],[[g,h],[k,O]]=[_e(e,i),_e(e,l)];s.push([u+g*n/3,f+h*n/3],[d-k*n/3,m-O*n/3],[d,m])}return s}var Mr=4,Zt=(e,t)=>{let r=de.light.tints.length-1;return Math.round(
r*Je(e/Math.max(t,Mr),0,1))};var wt=400,gt=20,Ir=["stay","bounce","win"];function Ce(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Tr(e){if(!Array.isArray(e))return Ce(e,"the die",1,gt);if(!e.length||e.length>gt)throw new Error(`a die \
in this page has 1 to ${gt} faces, not ${e.length}`);let t=e.map(o=>Ce(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Cr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)Ce(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function U(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ce(e.cells,"the number of cells",1,wt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Ir.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Cr(
i,r),die:Tr(o),start:Ce(n,"start",0,1),chained:s,overshoot:a}}var Kt=e=>typeof e=="number"?X(e).map(t=>t+1):e;function Ae(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var He=e=>X(e*e).map(t=>{let{columns:r,rows:o}=Ae(e*e),[n,s]=Z({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function Qt(e,t=Math.random){let r=X(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=X(2*o).map(a=>{let[i,l]=[n(),n()].sort((u,f)=>u-f);return a<o?[i,l]:[l,i]});return U({...e,name:"",
jumps:s})}function ge({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,f])=>f>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Xt=["Draw","Write"];function bt(e){let t=new URLSearchParams(e.slice(1));return Ee(e)&&Xt.find(r=>t.has(r.toLowerCase()))}var kt=e=>Xt.includes(e)?`&${e.toLowerCase()}`:
"",Ar=2e4;function yt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ar?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function oe({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Nr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),qr=e=>new URLSearchParams(
e.slice(1)).get("board");function eo(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Nr(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return U(o)}function Ee(e){try{return eo(
qr(e)??"")}catch{return null}}var Rr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function xt(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{eo(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Rr}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Pr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Lr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",vt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function to(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=vt(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var oo=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return ht(Pr);if(!r)return ht(Lr);let{
home:n,core:s}=r;return Yt({...r,home:vt(n),core:vt(s)},o)},editor:async()=>(await to(e)).snlEditor,shelf:async()=>(await to(t)).snlShelf,step:async(o,n)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>Ne(location.hash)===
null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function ro(e){let t=new Set,r=null,o=!1,n=e.host(a=>r?.loads(a)),s=()=>{for(let a of t)a.changes()};return{size:n.size,refusal:n.refusal,begun:()=>o,busy:()=>r!==
null,stop:()=>n.stop(),watch:a=>t.add(a),async ask(a,i,l){r=a,o=!0,s();let u=await n.ask(i,l);return r=null,s(),u}}}function A(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function $t(e,t){for(let r in t)A(e,r,t[r])}var Y=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Br=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,no=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)Y(s,a,!0);for(let a of r)Br(a)?$t(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=no(e=>document.createElement(e)),we=no(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),be=(e,t,...r)=>we(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function T(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ue(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function Ot(e){let t=[];return r=>{for(let o of t)Y(o,e,!1);t=r.filter(o=>!!o);for(let o of t)Y(
o,e,!0)}}var C=(e,t,r,o)=>c("button.button",{type:"button",title:t,label:o,click:r},e);function so(e,t,r,o=!1){let n=C(e,t,()=>{o=!o,A(n,"aria-pressed",`${o}`),r(o)});return A(
n,"aria-pressed",`${o}`),n}function ae(e,t,r,o){let n=t.map(([a,i])=>c("option",{value:a,selected:a===r&&""},i));return c("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var jt=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var ao=(e,...t)=>c("details.fold",c("summary",e),...t);var Ye="snl-exercise:",zr="This browser stores nothing here. Export what you want to keep.",Dr="The browser's storage is full. Export what you want to keep.",Wr="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",_r=globalThis,io=_r.snlRecords??=new Map,
lo=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function Ve(e,t){try{let r=JSON.parse(window[e].getItem(
Ye+t)??"null");return lo(r)?r:r?.version>1?"newer":null}catch{return null}}function ve(e){let[t,r]=[Ve("sessionStorage",e),Ve("localStorage",e)],o=[io.get(e),t,
r].filter(n=>lo(n));return o.length?{...o[0],solved:o.some(({solved:n})=>n)}:null}function co(e){let t=Ve("localStorage",e);return t===null||t==="newer"?null:t.
source}function St(e,t,r=!1){let o=ve(e),n={version:1,source:t,solved:r||(o?.solved??!1)};io.set(e,n);let s="";try{if(Ve("localStorage",e)==="newer")s=Wr;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(Ye+e,JSON.stringify(n))}catch(a){s=a.name==="QuotaExceededError"?Dr:zr}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function uo(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Ye)&&e(t.slice(
Ye.length),!0)})}function Ge(e){let t=c(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=c("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var Et=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,re=(e,t="throws")=>`${Et(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Jr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},fo=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Jr[`${e}`]});function Ze(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,l=n===
o?"":a||i;return r===null?`${$e(l)} from ${t}.`:`From ${t}, roll ${Mt(r)}: land on ${o}${l&&`, ${l}`}.`}var Mt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ne({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return we(f,{...r,style:u||null},a.map(ne),i)}var{shape:po}=de;function mo(e,t,r,o){let{spot:n}=te(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function ho(e,t,r){let{least:o,more:n,head:s,edge:a}=po.arc,
{length:i,spot:l}=te(e,t),u=o+n*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,g]=l(i/2,d*u*2),h=[Je(m,a,r-a),Math.max(g,a)],k=te(h,t),O=k.spot(k.length-.06);return{from:e,
turn:h,tip:O,...mo(O,h,s,s*.4)}}function It(e,t,r,o,n){let{length:s,spot:a}=te(e,t),i=Math.min(o,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...mo(l,u,n,n/2)}}function go(e){let t=po.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:ue}=de;function Tt(e,t,r){let{length:o,spot:n}=te(V(e,t),V(e,r));return te(n(ue.apart),n(o-ue.apart))}function bo(e,t,r){let{length:o,spot:n}=Tt(e,t,r),
{half:s,over:a,rung:i}=ue.ladder,l=Math.max(2,Math.round(o/i)),u=[s,-s].map(d=>[n(-a,d),n(o+a,d)]),f=X(l+1).map(d=>{let m=o*d/l;return[n(m,s),n(m,-s)]});return{
rails:u,rungs:f}}function wo(e,t){let r=(e+t)%2?-1:1;return[0,ue.snake.bow,-ue.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function ko(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=Tt(e,t,r),{swing:i,wave:l}=ue.snake,u=Math.max(1,Math.round(s/l)),f=o*Math.min(i,.08*s);return d=>{let m=1-(2*d-1)**4,g=f*m*Math.sin(
2*Math.PI*u*d)+n*Math.sin(Math.PI*d);return a(s*d,g)}}function Fr(e,t,r,o){let n=o.map(([i,l])=>[V(e,i),V(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:wo(
t,r)[0]};for(let i of wo(t,r)){let l=ko(e,t,r,i),u=X(25).map(g=>l(g/24)),f=u.some(([g,h])=>g<.15||g>s-.15||h<.15||h>e.rows-.15),m=u.filter(g=>n.some(([h,k])=>Gt(
g,h,k)<ue.snake.clear)).length+(f?100:0);m<a.cost&&(a={cost:m,manner:i})}return a.manner}function yo(e,t,r,o){let n=ko(e,t,r,Fr(e,t,r,o)),{length:s}=Tt(e,t,r),a=4*
Math.max(1,Math.round(s/ue.snake.wave))+2,i=h=>k=>{let O=ue.snake.half*(1-.3*k-.6*k**3),[b,p]=n(k),[S,v]=_e(n,k),I=Math.hypot(S,v)||1;return[b-h*O*v/I,p+h*O*S/I]},
l=Fe(i(1),0,1,a),u=Fe(i(-1),1,0,a),f=[...l,l[l.length-1],u[0],...u],{spot:d}=te(n(0),n(.02)),{skull:m,eye:g}=ue.snake;return{outline:f,stripe:Fe(n,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*m),d(-.05,-.55*m)],pupils:[d(-.05-g/3,.55*m),d(-.05-g/3,-.55*m)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var xo=(e,t)=>(2*e+3*t)%de.light.snakes.length;var{shape:Pe}=de,fe=e=>`${Math.round(e*1e3)/1e3}`,qe=e=>e.map(t=>t.map(fe).join(" ")),ke=e=>`M${qe(e).join("L")}`,vo=e=>`M${qe(e.slice(0,1))}C${qe(e.slice(1)).join(
" ")}`,Ct=(e,t,r)=>`M${qe([e])}Q${qe([t,r]).join(" ")}`,K=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Ke=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:fe(t),cy:fe(r),r:o},...n}),Qe=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),At=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:fe(t),y:fe(r),width:o,
height:o,rx:n},...s}),Oo=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),jo=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(r),"\
font-size":o},fill:s,text:n});function Hr(e,t,r){let{rails:o,rungs:n}=bo(e,t,r),{rail:s,rungWidth:a}=Pe.ladder,i=o.map(ke).join("");return[K("halo",i,{stroke:"c\
ell",width:s+.05}),K("rungs",n.map(ke).join(""),{stroke:"ladder",width:a}),K("rails",i,{stroke:"ladder",width:s})]}function Ur(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:l,tongue:u}=yo(e,t,r,o),{skull:f,stripe:d,eye:m,pupil:g}=Pe.snake,h=`snake-${xo(t,r)}`,k=`${vo(n)}Z`;return[K("halo",k,{stroke:"cell",width:.06}),
K("tongue",u.map(O=>ke(O)).join(""),{stroke:h,width:.025}),K("skin",k,{fill:h}),Oo(K("stripe",vo(s),{stroke:"cell",width:d}),"0.04 0.12"),Ke("skull",a,f,{fill:h}),
...i.map(O=>Ke("eye",O,m,{fill:"die"})),...l.map(O=>Ke("pupil",O,g,{fill:"dieInk"}))]}function Xe(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>Qe(a,u,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,Hr(e,a,i))),...n.map(([a,i])=>s("snake",a,i,Ur(e,a,i,o)))]}function So(e){
let[t,r]=Z(e,e.cells),[o,n]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Pe.flag,[u,f,d]=s,m=k=>k.map(([O,b])=>[o+O,n+b]),g=ke(m([s.slice(0,2),[u,d]])),h=`${ke(
m([[u,f],a,[u,i]]))}Z`;return Qe("flag",[K("pole",g,{stroke:"goal",width:l}),K("pennant",h,{fill:"goal"})])}function Re([e,t],r,o=1){let{side:n,corner:s,pip:a}=Pe.
die,i=go(r).map(f=>Ke("pip",f,a,{fill:"dieInk"})),l=jo("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Qe("die",[At("side",
[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${fe(e)} ${fe(t)}) scale(${o})`})}function $o(e,t,r){let[o,n]=Z(e,t),s=[n+.06,e.rows-o-.94],a=At(r,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Oo(a,"0.03 0.06")}function Eo(e,{from:t,face:r,landing:o,stand:n}){let s=n===
o?[]:[$o(e,n,"stand")];if(r===null)return s;let a=V(e,t);if(t===o)return[Re(a,r)];let{turn:i,neck:l,wings:u}=ho(a,V(e,o),Vt(e)),f=`--far:${fe(te(a,i).length+te(
i,l).length)}`,d=K("arc",Ct(a,i,l),{stroke:"now",width:Pe.arc.width});return[$o(e,o,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:f}},
K("tip",`${ke(u)}Z`,{fill:"now"}),Re(a,r)]}function Mo(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[l,u]=[V(e,o),V(e,s)],f=It(l,u,u[0]>=l[0]?-.3:.3,.12,.16);o=
a;let[d,m]=[f.middle[0],Math.floor(f.middle[1])+.5],g=Ct(f.from,f.turn,f.neck),h=`${ke(f.wings)}Z`;return Qe("leg",[K("rim",g,{stroke:"cell",width:.1}),K("shaft",
g,{stroke:"ink",width:.05}),K("tip",h,{fill:"ink"}),At("count",[d-.3,m-.14],.28,.04,{fill:"ink"}),jo("order",[d-.16,m+.066],.19,`${i+1}`,"cell"),Re([d+.16,m],n,
.8)],{style:`--order:${i}`})})}function Io(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[V(e,a),V(e,s)],{from:u,turn:f,tip:d,wings:m}=It(i,l,.12,.18,.13),g=Ct(u,f,d)+ke(m);return K(o.has(s)?"branch\
.strong":"branch",g,{stroke:"ink",width:.03})})}function To({trace:e,rules:t,unit:r,farthest:o}){let{start:n,cells:s,jumps:a}=t,i={cells:s,start:n,...e.layout},{rows:l}=e.layout,u=n===0?1:0,f=e.layout.columns+
u,d=X(s+u).map(M=>M+1-u),{waits:m}=fo(e),g=new Map,h=new Map,k=Ot("new"),O=Ot("touched"),b=!1,p=null,S=new Set,v=null,I=!1;function x(M){let[N,J]=Z(i,M),W=M===n?
"start":M===s&&"goal",H=c(".cell",{role:"gridcell","data-cell":M,"data-end":W,style:`grid-column:${J+1}`},c("span.number",`${M}`),c("span.end",{"data-is":W}),c(
"span.badge"));return Y(H,"odd",(N+J)%2),g.set(M,H),H}function E(M){for(let N of g.values())N.tabIndex=N===M?0:-1}function P(M){let{key:N,target:J}=M,[W,H]=Z(i,
Number(J.dataset.cell)),F={ArrowLeft:[W,H-1],ArrowRight:[W,H+1],ArrowUp:[W+1,H],ArrowDown:[W-1,H]};if(N==="Enter"||N===" ")J.click();else if(F[N]){let ee=d.find(
he=>`${Z(i,he)}`==`${F[N]}`);g.get(ee??-1)?.focus()}else return;M.preventDefault(),M.stopPropagation()}let B=M=>d.filter(N=>Z(i,N)[0]===M).sort((N,J)=>Z(i,N)[1]-
Z(i,J)[1]),w=c(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:P,focusin:({target:M})=>E(M)},X(l).reverse().map(M=>c(".row",{role:"ro\
w"},B(M).map(x))));E(g.get(n)??g.get(1));let $=`0 0 ${f} ${l}`,j=be(".layer.goal",$,ne(So(i))),q=be(".layer.jumps",$,Xe(i,a).map(ne)),[z,_,y]=["g.tree","g.move",
"g.route"].map(M=>we(M)),L=be(".layer.above",$,z,_,y);function Q(M,N,J){if(!p)return"";let[W,H]=[p.distance.get(M),p.predecessor.get(M)],F=[`cell ${M}`,g.get(M)?.
dataset.end];for(let[he,Se]of a)he===M&&F.push(`${Se>M?"foot of a ladder":"head of a snake"} to ${Se}`),Se===M&&F.push(`${he<M?"top of a ladder":"tail of a snak\
e"} from ${he}`);let ee=p.visited.has(M)?"visited":"not reached";return F.push(N?"current":"",W!=null?`reached in ${re(W,r)}`:ee,H!=null?`from ${H}`:"",J?m:"",S.
has(M)?"part of what is wrong":""),F.filter(Boolean).join(", ")}function R(M,N,J,W){let H=M.current===N,F=M.visited.has(N),ee=M.distance.get(N),he=M.predecessor.
get(N),Se=`${[H,W,F,ee,he,S.has(N)]}`;if(h.get(N)===Se)return;h.set(N,Se);let xr=ee!=null?"reached":F&&"visited";$t(J,{"data-distance":ee,"data-tint":ee!=null&&
Zt(ee,o),"data-from":he,"data-visited":F,"data-waits":W,"aria-current":H,"data-state":H?"current":W?"frontier":xr,label:Q(N,H,W)}),A(J.lastChild,"data-is",Et(ee)||
null)}function D(){if(!p)return;let M=new Set(p.frontier.map(([N])=>N));for(let[N,J]of g)R(p,N,J,M.has(N))}function G(){if(!p)return;let M=b?Io(i,p.predecessor,
p.current):[];z.replaceChildren(...M.map(ne))}let se=M=>M.map(N=>q.querySelector(`[data-ends="${N} ${a.get(N)}"]`));function ce(M,N){let J=new Set(se(N));for(let W of q.
children)Y(W,M,J.has(W))}function kr(M){let N=M&&e.answer?.route||[],J=N.flatMap(([,W,H])=>H===W?[]:t.ride(W).feet);y.replaceChildren(...Mo(i,N,n).map(ne)),Y(q,
"routed",N.length),ce("taken",J)}let yr=`${f>7?".close":""}${f>12?".dense":""}${f>24?".tiny":""}`;return{plan:i,cells:g,columns:f,shape:f/l,node:c(`.board${yr}`,
{style:`--wide:${f};--high:${l}`},c(".sheet",w,j,q,L)),paint(M,N,J,W){p=M,D(),k([...N].map(H=>g.get(H))),G(),_.replaceChildren(...(J?Eo(i,J):[]).map(ne)),O(se(J?.
feet??[])),W!==I&&kr(W),v=J,I=W},showTree(M){b=M,G()},mark(M,N){let J=N.flatMap(F=>F.moves??[]),W=N.flatMap(F=>F.jumps??[]),H=J.flatMap(([,F])=>t.ride(F).feet);
ce("found",[...W.map(([F])=>F),...H]),S=new Set(N.flatMap(F=>F.cells??[]));for(let[F,ee]of g)Y(ee,"differs",F===M),Y(ee,"found",S.has(F));D()},drawn:()=>({trace:e,
plan:i,jumps:a,farthest:o,state:p,found:S,move:v,treeShown:b,routed:I})}}function et({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([d,m])=>d!==m)),i=typeof r=="number"?Array.from({length:r},(d,m)=>m+
1):r;function l(d,m=[]){if(m.includes(d))return{feet:m,stand:null};let g=a.get(d);return g===void 0||m.length&&!n?{feet:m,stand:d}:l(g,[...m,d])}function u(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function f(d){return d===e?[]:i.flatMap(m=>{let g=u(d+m),h=g>0?l(g).stand:null;return h===null?[]:[[m,g,h]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:f}}function Le({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(o.get(l)??0)+1;for(let f of r(l)){let d=f[2];o.has(
d)||(o.set(d,u),n.set(d,l),s.set(d,f),a.push(d))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var Yr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Vr=260,Co=([e,t])=>`translate(${e}px,${t}px)`;function Oe(e){let t=et(e),r=Le(t),
o={board:e,layout:Ae(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Math.max(...r.distance.values()),s=To({trace:o,rules:t,unit:"throws",
farthest:n}),{plan:a,cells:i}=s,l=we("path.piece",{d:Yr}),u=we("g.sketch"),[f,d]=[s.columns,a.rows],m=be(".layer.top",`0 0 ${f} ${d}`,u,l);s.node.firstElementChild?.
append(m);let g="",h=s.node.querySelector("[role=grid]");h&&A(h,"label",`Board: ${ge(e)}`);let k=s.node.querySelector(".s-jumps");function O({from:b,landing:p,stand:S,
feet:v}){let I=v.map(x=>t.jumps.get(x)??S);return[b,p,...I].map(x=>V(a,x))}return{...r,board:e,rules:t,plan:a,cells:i,faces:Kt(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(b){let{current:p=null,near:S=[],distance:v,predecessor:I,move:x=null}=b,{route:E=!1,piece:P=!0}=b,B={current:p,frontier:[...S].
map($=>[$,""]),distance:v??new Map,predecessor:I??new Map,visited:new Map},w=`${o.answer.route}`;E&&w!==g&&s.paint(B,new Set,x,!1),g=w,s.paint(B,new Set,x,E),A(
l,"visibility",!(P&&p!==null)&&"hidden"),p!==null&&A(l,"style",`transform:${Co(V(a,p))}`)},walk(b){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let p=O(b),[[S,v],[I,x]]=p,E=[(S+I)/2,Math.min(v,x)-.35],P=[p[0],E,...p.slice(1)].map(B=>({transform:Co(B)}));l.animate(P,{duration:Vr*(p.length-1),easing:"ease\
-in-out"})},trial(b){let p=new Map(b.jumps),S=new Set;for(let E of[...k?.children??[]]){let[P,B]=(E.getAttribute("data-ends")??"").split(" ").map(Number);p.get(
P)===B?S.add(P):E.remove()}let v=new Map(b.jumps.filter(([E])=>!S.has(E))),I=Xe(a,v).map(ne);for(let E of I)Y(E,"lit",!0);k?.append(...I),t.jumps.clear();for(let[
E,P]of p)t.jumps.set(E,P);let x=Le(t);return o.answer.route=x.route,x},light(b){for(let p of k?.children??[])Y(p,"lit",p.getAttribute("data-ends")===b?.join(" "))},
sketch:b=>u.replaceChildren(...b.map(ne)),cellAt(b,p){let v=s.node.getRootNode().elementFromPoint(b,p)?.closest("[data-cell]"),I=v&&s.node.contains(v)&&v.dataset.
cell;return I?Number(I):null}}}var Ao=e=>new Set(e.map(([,t])=>t));var Be=e=>e===null?"out of reach":re(e),tt=e=>`${$e(e)}${/[.?!]$/.test(e)?"":"."}`,le=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r.filter(o=>!!o)),
ie=e=>e&&c("p",`${e}`),ye=e=>e&&c("p.quiet",`${e}`),No=(e,t)=>c("p","Right is ",c("b",Be(e)),", yours says ",c("b",Be(t)),"."),qo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",ot=(e,t)=>e!==null&&c(".tools",C(`Show line ${e}`,null,()=>t.point(e)));function Nt(e,t){
let r=U(e),o=Oe(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=c(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function qt({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:f,
smallest:d}=e,m=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,g=ye(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),h=f.map(v=>ye(`Note: ${v.says}\
.`));if(s===null)return le("open",`${e.name} could not be judged`,ie(tt(a.says)),...h);if(s)return le("right",`${e.name} is right on every board that was played`,
c("p",c("b","Proven"),`, by playing every one: ${i}.`),l&&c("p",c("b","Tested"),`, which proves nothing about others: ${l}.`),ye(`${m}.`),g,...h);let{board:k,node:O}=Nt(
e.board,a),b=typeof e.got=="number"||e.got===null,p=d?"Wrong on this board, the smallest there is":"Wrong on this board",S=[b?No(e.expected,e.got):ie(`Right is ${Be(
e.expected)}. Yours: ${e.got.says}.`),(b||a.kind!==e.got.kind)&&ie(tt(a.says)),ie(qo(e.got)),...t.slice(0,2).map(v=>ye(`It answers like a known mistake: ${v.title}\
. The repair: ${v.repair}`)),ye(`${ge(k)} · ${m}`),g,...h,c(".tools",r&&C("Step to the first difference",null,()=>o.step(r)),o.draw(k))];return le("wrong",p,c(
".exhibit",O,c(".told",S.filter(v=>!!v))))}function Gr({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?le("right",`Right on this board: ${Be(
r)}`,ye("One board proves little. Check plays them all, smallest first.")):le("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&No(o,r),n&&ie(tt(`${n.says}${s===null?"":`, in line ${s}`}`)),ie(qo(n)),ot(s,a))}function Zr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>c(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return le(
"open",`On this board: ${Be(e.throws)}`,jt("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>ye(`${n} first differs at cell ${s}: ${a.says}.`)))}var Kr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Rt=({what:e,says:t,line:r},o)=>le(e==="stopped"?
"open":"wrong",Kr[e]??"That did not work",ie(tt(`${r===null?"":`line ${r}: `}${t}`)),ot(r,o));function rt({printed:e,more_printed:t}){return e?.length?le("open",
"It printed",jt(".printed","What it printed",e.map(r=>c(".piece",c("span.quiet",r.line===null?"":`line ${r.line}`),c("code",r.text)))),ye(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ro(e,t){return[e.kind==="failure"?Rt(e,t):e.of==="check"?qt(e,t):e.of==="compare"?Zr(e):e.of==="solve"&&Gr(e,t),rt(e)].
filter(o=>!!o)}var ze=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";function Po({label:e,picture:t,stub:r,source:o,editor:n,change:s,trouble:a}){let i=o,l=null,u=null,f=c("pre.plain"),d=C("Edit","Open the editor",()=>b(!0)),m=c(
".still",d,f),g=c(".editor",m);m.addEventListener("click",()=>b(!0));function h(){i===r?f.replaceChildren(...t):T(f,i)}function k(p){i=p,s(p)}async function O(){
try{let{make:p}=await n();return g.replaceChildren(),u=p(g,e,k),u.open(i),u}catch(p){return a(`The editor cannot be loaded: ${p.message}.`),null}}async function b(p=!1){
A(d,"aria-disabled",!0),l??=O();let S=await l;return p&&S?.focus(),S}return h(),{node:g,open:b,text:()=>i,replace(p){p!==i&&(i=p,u?u.replace(p):h(),s(p))},async point(p){
p===null&&!u||(await b(p!==null))?.point(p)}}}function Me(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function je(e){return Array.isArray(e)?`[${e.map(je).join(", ")}]`:JSON.stringify(e)}function Pt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Qr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Xr({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([f,d])=>`  "${f}": ${je(d)}`).join(
`,
`)}
}
`}function en(e){Pt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${je(t)}
`}function tn(e){Pt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=X(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of He(t))r[s][a]=o.get(n)??-1;return`[${r.map(je).join(`,
 `)}]
`}function on(e){Pt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Ie=[{name:"python",title:"Python: Board(...)",write:Qr},{name:"json",title:"JSON",write:Xr},{name:"move-array",title:"Move array, from 0",write:en},{name:"\
grid",title:"LeetCode grid",write:tn},{name:"hackerrank",title:"HackerRank text",write:on}];var Lo=["jumps","ladders","snakes","die","start","chained","overshoot"],rn=Lo.slice(0,3);function nn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function sn(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function an(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of sn(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!Lo.includes(s))throw new Error(`a board has no option ${s}`);
rn.includes(s)?r.jumps.push(...ln(a)):r[s]=Bo(a)}return[r]}function Bo(e){try{return nn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function ln(e){
let t=Bo(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${je(r)}`);return t}var cn="format version name author source cells die start chained overshoot jumps".split(" ");function dn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!cn.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function zo(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${je(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function un(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=He(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function fn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[f]=o(1,`the number of ${l}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${l}s`);for(let d=0;d<f;d+=1){let m=o(2,`the two cells of a ${l}`);if((m[1]-m[0])*u<=0)throw new Error(
`line ${r}: ${m.join(" ")} is not a ${l}`);i.push(m)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function pn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[un(o)]:typeof o[0]=="object"?o.map(dn):[zo(o)]}function nt(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return an(t).map(U);if(/^[[{]/.test(t))return pn(t).map(U);if(r&&/[\r\n]/.test(t))return fn(t).map(U);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[U(zo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var Lt=e=>be(".face","-.19 -.19 .38 .38",ne(Re([0,0],e))),st=()=>c("li.chip",c("span",{role:"img"}),c("small"));function at({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(A(e,"label",`Roll ${r}`),e.replaceChildren(Lt(r))),T(t,`to cell ${o}`)}var Bt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},pe=e=>`${Bt(e).kind} ${e.join("→")}`,Do=(e,t)=>U({...e,name:"",jumps:t}),
it=(e,t)=>Do(e,e.jumps.filter(([r])=>r!==t)),De=(e,t,r)=>Do(e,[...it(e,t).jumps,[t,r]]);function Wo(e,[t,r],o,n){let s=it(e,t);return o?De(s,t,n):De(s,n,r)}var zt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function _o(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return U({...e,...t,name:"",jumps:o})}function Jo(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function Fo(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:f}){let d=e.cellAt(u,f);!d||d===s||(s=d,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:f,clientX:d,clientY:m})=>{let g=e.cellAt(d,m);a=!1,!(u||!f||!g)&&(n=s=g,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var We=(e,t)=>c("label.setting",c("span",e),t);function Ho(e){let t=c("input.button",{type:"number",min:1,max:wt,change:()=>e({cells:t.valueAsNumber})}),r=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=ae("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=ae("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ae("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",We("Cells",t),We("Die",r),We("Start",o),We("Past the goal",n),We("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function Uo(e,t){let r=null,o=Ie[0].name,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=ae("Notation",
Ie.map(d=>[d.name,d.title]),o,d=>{o=d,i()});function i(){if(!(!r||!f.open)){n.value=n.placeholder="",T(s,"");try{n.value=Ie.find(d=>d.name===o)?.write(r).trim()??
""}catch(d){n.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){T(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){T(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=nt(n.value);t(d[0]),T(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){T(s,`This cannot be read: ${d.message}.`)}}let f=ao("Copy or paste as text",c(".tools",a,C("Copy",null,l),C("Use this text","Read \
the board in the text",u)),n,s);return f.addEventListener("toggle",i),{node:f,show(d){r=d,i()}}}var Dt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Wt(e){let t=null,r=null,o=null,n=null,s=!0,a=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=C("Undo","Ctrl+Z",()=>e.go(-1)),d=C("Redo","Ctrl+Y",
()=>e.go(1)),m=Ho(w=>p($=>_o($,w),"")),g=Uo(e,w=>e.use(w));function h({distance:w,predecessor:$,throws:j,route:q}){t&&(t.paint({current:o,distance:w,predecessor:$,
route:s,piece:!1}),T(a,j??"none"),T(i,j===null?"the goal is out of reach":re(j).replace(/^\S+ /,"")),Ue(l,q,st,(z,[_,,y])=>at(z,_,y)))}let k=()=>t?zt(t.board,o)[0]??
null:null;function O(){if(!t)return;let{board:w,plan:$}=t;h(t);let j=k();t.light(j),t.sketch((j??[]).map(q=>{let[z,_]=V($,q);return{tag:"circle",attributes:{cx:z,
cy:_,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...zt(w,o).flatMap(b)),A(f,"aria-disabled",!e.can(-1)),A(d,"aria-disabled",!e.can(1))}function b(w){
let{ends:$}=Bt(w),j=C(`Remove ${pe(w)}`,"Delete",()=>S(w)),q=$.map((z,_)=>C(`Move its ${z}`,null,()=>{n={jump:w,end:_},e.say(`Choose the cell where the ${z} of ${pe(
w)} goes.`),t?.cells.get(w[_])?.focus({preventScroll:!0})}));return[j,...q]}function p(w,$){if(t){o=n=null;try{e.use(w(t.board)),e.say(`${$} ${Dt(t.throws)}`.trim())}catch(j){
e.say(`${$e(j.message)}.`),m.show(t.board),O()}}}let S=w=>p($=>it($,w[0]),`Removed: ${pe(w)}.`);function v(w,$){let j=k(),q=j?j.indexOf(w):-1;return j&&q>=0?I(j,
q,$):{change:z=>De(z,w,$),what:`Drawn: ${pe([w,$])}.`}}let I=(w,$,j)=>({change:q=>Wo(q,w,$,j),what:`Moved: ${pe(w)} is now ${pe($?[w[0],j]:[j,w[1]])}.`});function x(w,$){
if(!t)return;let{change:j}=v(w,$),q=t.trial(j(t.board));h(q),e.say(`If you let go here: ${Dt(q.throws)}`)}function E(w,$){let{change:j,what:q}=v(w,$);p(j,q)}function P(){
o=n=null,t&&(t.trial(t.board),O(),B())}function B(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Dt(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),l,u,c(".tools",f,d,C("Random","Other jumps",()=>p(w=>Qt(w),
"Drawn at random.")),C("Remove all jumps",null,()=>p(w=>({...w,name:"",jumps:[]}),"Removed: all jumps.")),so("Route","One of the shortest routes",w=>{s=w,O()},!0)),
m.node,g.node],show(w){t=w,o=n=null,r=Fo(t,{tries:x,draws:E,drops:P}),m.show(t.board),g.show(t.board),O(),B()},leave:()=>r?.stop(),choose(w){if(!(!t||!w||r?.wasDrawing()))
if(n){let{change:$,what:j}=I(n.jump,n.end,w);p($,j)}else if(o===w)P();else if(o!==null){let $=o;p(j=>De(j,$,w),`Drawn: ${pe([$,w])}.`)}else{o=w,O();let $=k(),j=$?
` Or drag an end of ${pe($)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(w,{ctrlKey:$,metaKey:j,shiftKey:q,altKey:z}){
let _=k();if($||j){let y=w==="y"||q&&w==="Z"?1:w==="z"?-1:0;return y&&e.go(y),y!==0}if(w==="Escape"&&o!==null&&!z)P();else if((w==="Delete"||w==="Backspace")&&_)
S(_);else return!1;return!0}}}function mn(e,t){let r=`You reached the goal in ${re(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var hn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function gn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&hn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Yo(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":gn(r);let n=Ze(o);return e.won()?`${n} ${mn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function Vo(e,t,{
cells:r}){let o=`${$e(Mt(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function Go(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${re(e)}: ${r.join(", ")}.`}function _t(e,t){let r=null,o=null,n=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),l=c("ol.throw\
n",{label:"Your throws"}),u=C("Undo","Take the last throw back (Backspace)",b),f=C("Start again","Back to the start",p),d=C("Show the shortest route",null,()=>S(
!m)),m=!1;function g(){if(!r||!o)return;let{thrown:v}=o,I=o.moves(),x=m||o.won();r.paint({current:o.at(),near:Ao(I),distance:o.trail(),move:m?null:v.at(-1)??null,
route:m});for(let E of n.children){let P=Number(E.dataset.face);A(E,"aria-disabled",!I.some(([B])=>B===P))}T(s,v.length),T(a,v.length===1?"throw":"throws"),T(i,
x?r.throws??"none":"?"),Ue(l,v,st,(E,{face:P,stand:B})=>at(E,P,B));for(let E of[u,f])A(E,"aria-disabled",!v.length);A(d,"aria-pressed",`${m}`),A(e.root,"data-wo\
n",o.won())}function h(){r&&o&&e.say(Yo(o,r.throws,r.faces))}function k(v){if(!r||!o||o.won())return;let I=o.at();if(m=!1,!o.throws(v)){g(),e.say(Vo(v,I,r.board));
return}g();let x=o.thrown.at(-1);x&&r.walk(x),h(),O()}function O(){t?.((o?.thrown??[]).map(({face:v})=>v))}function b(){o?.undo()&&(g(),h(),O())}function p(){!r||
!o?.thrown.length||(o=Me(r.rules),m=!1,g(),h(),O())}function S(v){m=v,g(),v&&r?e.say(Go(r.throws,r.route)):h()}return{name:"Play",under:n,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,f,!t&&d),l],show(v){r=v,o=Me(r.rules),m=!1,n.replaceChildren(...r.faces.map(I=>{let x=C(Lt(I),null,()=>k(I),`Throw ${I}`);
return A(x,"data-face",I),x})),g(),h()},replay(v){if(!r)return!1;let I=o;o=Me(r.rules);let x=v.every(E=>o?.throws(E));return x||(o=I),g(),h(),x},leave:()=>A(e.root,
"data-won",null),choose(v){let I=o?.moves()??[],x=I.find(([,E])=>E===v)??I.find(([,,E])=>E===v);x?k(x[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${v}\
.`)},key(v,{ctrlKey:I,metaKey:x,altKey:E}){if(I||x||E)return!1;let P=Number(v);if(v==="Backspace")b();else if(v!==" "&&r?.faces.includes(P))k(P);else return!1;return!0}}}var lt=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var Jt=new Map;function bn(e){let t=Jt.get(e)??new CSSStyleSheet;return Jt.has(e)||t.replaceSync(e),Jt.set(e,t),t}function Zo(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=lt;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[bn(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Ko=e=>e.getRootNode().activeElement??
null;var[dt,Qo]=["snl-workbench",1],kn="This browser stores nothing here: download what you want to keep.",yn="The browser's storage is full: download what you want \
to keep.",xn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function ct(e){try{let t=JSON.parse(window[e].
getItem(dt)??"null");return t?t.version!==Qo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Xo(){let[e,
t]=[ct("sessionStorage"),ct("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:Qo,signature:"board",sources:{}};return{
kept:o,store(){if(r)return xn;let{signature:n}=o,s=ct("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(dt,JSON.stringify(o)),window.localStorage.setItem(dt,JSON.stringify({...o,sources:i})),""}catch(l){return l.name==="QuotaEx\
ceededError"?yn:kn}},elsewhere(){let n=ct("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===dt&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function er(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var vn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function tr({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,f=c(".tools"),d=c(".tabs",{role:"group",label:"Program"}),m=c(".programs",
d,f),g=()=>a.signatures.find(({name:x})=>x===s.signature)?.template??"",h=()=>s.sources[s.signature]??g();function k(x){i=x,I();let{kind:E,name:P}=i;E==="mine"?
r(h(),!1):r(E==="link"?t??"":a.programs.find(B=>B.name===P)?.source??"",!0)}function O(){let x=e.elsewhere();x===null?u=null:x!==h()&&(u=x),I()}function b(){let[
x,E]=[u,o()];p(x??""),k({kind:"mine"}),u=E,I()}function p(x){x===void 0?delete s.sources[s.signature]:s.sources[s.signature]=x,l=e.store()}function S(){let x=`${i.
name??"mine"}.py`.replaceAll("-","_");er(new Blob([o()],{type:"text/x-python"}),x)}function v(){p(t??""),k({kind:"mine"})}function I(){let{kind:x,name:E}=i,P=(j,q)=>{
let z=C(j,null,()=>k(q));return A(z,"aria-pressed",`${x===q.kind}`),z},B=j=>a.programs.filter(q=>q.kind===j).map(q=>[q.name,q.title]),w=ae("A program to look at",
[["","Look at a program"]],E??"",j=>{k(j?{kind:"program",name:j}:{kind:"mine"})});for(let[j,q]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let z=B(q).
map(([_,y])=>c("option",{value:_},y));w.append(c("optgroup",{label:null},z)),w.lastElementChild?.setAttribute("label",j)}w.value=E??"",w.classList.toggle("s-cho\
sen",x==="program"),d.replaceChildren(P("Mine",{kind:"mine"}),...t===null?[]:[P("From the link",{kind:"link"})],w);let $=C("Download","As a file of Python",S);if(x===
"mine"){let j=ae("How it is called",a.signatures.map(_=>[_.name,_.title]),s.signature,_=>{s.signature=_,l=e.store(),u=null,O(),k({kind:"mine"})}),q=C("Reset","B\
ack to the beginning of this signature",()=>{p(),k({kind:"mine"})}),z=u!==null&&C("Other tab's code","Exchange it with the code here",b);f.replaceChildren(j,q,$,
...z?[z]:[])}else x==="link"?f.replaceChildren(C("Make it mine","Instead of what is there",v),$):f.replaceChildren($)}return{node:m,chosen:()=>i,trouble:()=>l||
(u===null?"":vn),end:e.follow(()=>{O(),n()}),show(x){a=x,O(),a.signatures.some(({name:E})=>E===s.signature)||(s.signature="board"),k(i)},changed(x){i.kind==="mi\
ne"&&p(x)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}var $n=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],On="This code came with the link. It has not run, and runs only when you press a button below.";function or(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(S),l=Xo(),u=Ne(t.address.read()),f=c(".editor"),d=c("p.note.quiet"),m=c("span.strip.quiet",{role:"status"}),g=c("progr\
ess",{max:1,label:"Python is loading",hidden:""}),h=c(".cards"),k=Ge(t),O=C("Stop","End what is running",()=>i.stop()),b=$n.map(([w,$,j])=>C(w,j,()=>P($))),p=tr(
{keeper:l,arrived:u,open:v,text:()=>o?.text()??"",heard:()=>I()});function S({part:w,ready:$}){g.hidden=$===!0||!a,w!==void 0&&A(g,"value",w),$?T(m,a?"It runs …":
""):a&&T(m,`Python is loading (${i.size}, once) …`)}function v(w,$){o?.open(w,$),I()}function I(){let{kind:w}=p.chosen(),$={mine:p.trouble()||i.refusal,program:i.
refusal,link:On};T(d,$[w]??""),d.classList.toggle("s-strong",w==="link")}async function x(){n=!0;try{let[{make:w},$]=await Promise.all([t.editor(),t.shelf()]);o=
w(f,"Program",j=>{p.changed(j),I()}),p.show($)}catch(w){T(d,`The editor cannot be loaded: ${w.message}`)}E()}function E(){for(let w of b)A(w,"aria-disabled",a||
!o||!!i.refusal);O.hidden=!a,A(h,"aria-busy",`${a}`),!s&&i.size&&T(m,`Python (${i.size}) loads at the first run.`)}async function P(w){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),h.replaceChildren(),k.clear(),T(m,"It runs …"),E();let{name:$,cells:j,jumps:q,die:z,start:_,chained:y,overshoot:L}=r.board,Q={name:$,cells:j,
jumps:q,die:z,start:_,chained:y,overshoot:L},R=await i.ask({kind:w,program:p.question(),board:Q},D=>T(m,`${D} …`));a=!1,g.hidden=!0,T(m,""),E(),B(R)}function B(w){
let $=Ro(w,{step:k.step,draw:j=>C("Move this board to Draw",null,()=>{e.use(j),e.enter("Draw")}),point(j){o?.point(j),o?.focus()}});h.replaceChildren(...$),w.line&&
o?.point(w.line),h.scrollIntoView({block:"nearest"}),w.of==="trace"&&w.stepper&&k.step(w.stepper),e.say(ze($)||"Step through the run below.")}return{name:"Write",
under:c("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[p.node,d,f,c(".tools.acts",b,O,c("span.progress",g,m))],foot:[h],below:[k.node],show(w){
r=w,r.paint({piece:!1}),n||x(),E(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){k.clear(),i.end(),
p.end(),o?.destroy()},more:()=>p.chosen().kind==="mine"?yt(o?.text()??""):"",stays:()=>u===null?"":yt(u)}}var ut=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var rr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",nr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Ft(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(U),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c("p.trouble",{role:"alert"}),l=c(""),u=c(".main",l),f=c(".side"),d=c(".stage",u,f),
m=c(".foot"),g=c(""),h=c("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:h,say:y=>T(s,y),use(y){O.add(y),B(y),P()},can:y=>O.
can(y),go(y){O.can(y)&&(B(O.go(y)),P())},enter(y){w(b.find(L=>L.name===y)??p),B(S.board),P()}},O=Jo(Ee(o.read())??U(t.board)),b=t.only?[t.only==="Play"?_t(k,r.played):
Wt(k)]:[_t(k),Wt(k),or(k,r)],p=b.find(({name:y})=>y===bt(o.read()))??b[0],S=Oe(O.now()),v=n.map(({name:y},L)=>[`${L}`,y]),I=ae("Board",[["","Your board"],...v],
"",y=>{let L=n[Number(y)];y&&L&&k.use(L)}),x=c("input.address",{readonly:"",label:"To copy",hidden:""});async function E(){let L=`${location.href.split("#")[0]}${oe(
S.board)}${kt(p.name)}${p.more?.()??""}`;x.value=L;try{await navigator.clipboard.writeText(L),k.say("Copied: a link to this board.")}catch{x.hidden=!1,x.select(),
k.say("Copy the link from the field.")}}function P(){let y=b.map(({stays:L})=>L?.()??"").join("");o.write(`${oe(S.board)}${kt(p.name)}${y}`)}function B(y){let L=Ko(
l),Q=l.contains(L)&&L?.dataset.cell;S=Oe(y),l.replaceChildren(S.node),A(d,"style",`--shape:${S.shape};--columns:${S.columns}`),A(h,"style",`--rows:${S.plan.rows}`),
T(a,ge({...y,name:""}));let R=n.findIndex(D=>oe(D)===oe(y));I.value=R<0?"":`${R}`,I.options[0].hidden=R>=0,x.hidden=!0,T(i,""),p.show(S),Q&&S.cells.get(Number(Q))?.
focus({preventScroll:!0})}function w(y){p.leave(),p=y;for(let[L,Q]of $.entries())A(Q,"aria-pressed",`${b[L]===p}`);Y(h,"drawing",p.name==="Draw"),Y(h,"writing",
p.name==="Write"),u.replaceChildren(l,p.under),f.replaceChildren(c(".says",s),...p.side),m.replaceChildren(...p.foot??[]),g.replaceChildren(...p.below??[])}let $=b.
map(y=>C(y.name,null,()=>k.enter(y.name)));h.addEventListener("mousedown",y=>{let L=y.target;!L.closest(".s-grid")||!l.contains(L)||(y.preventDefault(),h.focus(
{preventScroll:!0}))}),h.addEventListener("click",({target:y})=>{let L=y.closest(".s-grid .s-cell");L&&l.contains(L)&&p.choose(Number(L.dataset.cell))}),h.addEventListener(
"keydown",y=>{let L=y.target;nr(y)&&y.stopPropagation(),!L.matches(rr)&&p.key(y.key,y)&&y.preventDefault()});function j(y){let L=y.composedPath()[0];if(y.defaultPrevented||
!nr(y)||!/^[1-9]$/.test(y.key)||L.closest(`${rr}, .snl-stepper`))return;let{top:Q,bottom:R}=l.getBoundingClientRect();R>0&&Q<innerHeight&&p.key(y.key,y)&&y.preventDefault()}
function q(){let y=Ee(o.read());y&&(oe(y)!==oe(S.board)||o.links)&&(O.add(y),w(b.find(({name:L})=>L===bt(o.read()))??p),B(y)),T(i,xt(o.read()))}o.keys&&addEventListener(
"keydown",j);let z=o.follow(q);h.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},$),n.length>0&&c("label.board-of",c("span","B\
oard"),I),a,o.links&&c(".tools",C("Copy link","A link to this board",E),x)),i,d,m)),Y(h,"ready",!0),Y(h,"only",t.only),Y(h,"fixed",t.fixed);let{remove:_}=Zo(e,ut,
h);return e.append(g),w(p),B(S.board),T(i,xt(o.read())),{show:B,replay:y=>p.replay?.(y)??!1,destroy(){removeEventListener("keydown",j),z();for(let y of b)y.end?.();
g.remove(),_()}}}function me(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function xe(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var ft=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Sn]=Ie;function sr({given:e,write:t,around:r},o,n,s){let a=c(""),i=n(e.stub),l=()=>{},u={read:()=>oe(i),write(d){i=Ee(d)??i,t(o(i))},follow(d){return l=d,()=>{}},
links:!1,keys:!1},f=`Exercise ${e.number}: the board`;return Ft(a,{board:i,only:"Draw",fixed:!s,label:f},{...r,address:u}),{node:a,show(d){try{i=n(d)}catch{return!1}
return l(),!0}}}var ar=e=>sr(e,t=>`from snl_algos import Board

${e.given.defines} = ${Sn.write(t)}`,t=>nt(me(t,e.given.defines))[0],!0),ir=e=>sr(e,({jumps:t})=>`${e.given.defines} = ${ft(t)}`,t=>{let o=Object.entries(xe(me(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return U({...e.given.form.board,jumps:o})},!1);function lr({given:e,write:t,around:r}){let{defines:o,form:n,number:s}=e,
a=c(""),i={read:()=>oe(U(n.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},l=`Exercise ${s}: the board`,u=Ft(a,{board:n.board,only:"Play",label:l},{...r,address:i,
played:d=>t(`${o} = [${d.join(", ")}]`)});function f(d){let m=xe(me(d,o));return Array.isArray(m)&&m.every(Number.isInteger)?m:null}return{node:a,first:"Choose \
the first face.",judge(d){let m=f(d);return m?.length?En(U(n.board),m):null},show(d){let m=f(d);return!!m&&u.replay(d===e.stub?[]:m)}}}function En(e,t){let r=et(
e),o=Me(r);if(o.won()||!t.every(l=>o.throws(l)))return null;let n=o.won()&&t.length===Le(r).throws,s=`You reach the goal in ${re(t.length)}.`,a=n?s:o.won()?`${s}\
 Fewer are enough.`:`After ${re(t.length)} you stand on cell ${o.at()}, not on ${e.cells}.`,i=o.thrown.map((l,u)=>`${u+1}. ${Ze(l)}`);return{kind:"result",verdict:{
passed:n,reason:a,details:i,board:null,report:null,line:null}}}function cr({given:e,write:t}){let{defines:r,form:o,number:n}=e,s=U(o.board),{columns:a,rows:i}=Ae(s.cells),l=Oe(s);l.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(g=>{let h=g+1,[k,O]=Z({cells:s.cells,start:1,columns:a,rows:i},h),b=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${h}`,
input:()=>t(`${r} = ${ft(f())}`)}),p=`grid-row:${i-k};grid-column:${O+1}`;return[h,{input:b,node:c("label.field",{style:p},c("span",`${h}`),b)}]})),f=()=>[...u].
filter(([,{input:g}])=>/^\d+$/.test(g.value.trim())).map(([g,{input:h}])=>[g,Number(h.value)]),d=c(".drawn.thumb",{inert:"",style:`--columns:${l.columns};--shap\
e:${l.shape}`},l.node),m=c(".fields",{role:"group",label:`Exercise ${n}: the distances`,style:`--columns:${a}`},[...u.values()].map(({node:g})=>g));return{node:c(
".distances",d,m),show(g){let h=xe(me(g,r));if(typeof h!="object"||!h||Object.keys(h).some(k=>!u.has(Number(k))))return!1;for(let[k,{input:O}]of u){let b=`${h[k]??
""}`;O.value.trim()!==b&&(O.value=b)}return!0}}}var Mn=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Te=e=>Mn(e).map((t,r)=>r%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),pt=e=>e.map(([t,r])=>t?c("span",{class:t},
r):r);function dr({given:e,write:t}){let{defines:r}=e,o=e.form.steps,n=o.map(([f])=>f),s=n,a=new Map(o.map(([f,d])=>{let m=C("↑",null,()=>l(f,-1),`Move step ${f} up`),
g=C("↓",null,()=>l(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Te(d));return[f,{up:m,down:g,node:c("li.step",h,c(".tools",m,g))}]})),
i=c("ol.steps",{label:"The steps, in your order"});function l(f,d){let m=s.indexOf(f);if(!s[m+d])return;let g=[...s];[g[m],g[m+d]]=[g[m+d],g[m]],s=g,u(),a.get(f)?.[d<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function u(){s.forEach((f,d)=>{let m=a.get(f);m&&(A(m.up,"aria-disabled",d===0),A(m.down,"\
aria-disabled",d===s.length-1),i.append(m.node))})}return u(),{node:i,first:"Put the steps in order first.",show(f){let d=xe(me(f,r));return!Array.isArray(d)||`${[
...d].sort()}`!=`${[...n].sort()}`?!1:(s=d,u(),!0)}}}function ur({given:e,write:t}){let{defines:r,name:o}=e,s=e.form.steps.map(([,a],i)=>{let l=c("input",{type:"\
radio",name:`snl-${o}`,change:()=>t(`${r} = ${i+1}`)});return{input:l,node:c("label.step",l,c("b",`${i+1}.`),c("span.words",Te(a)))}});return{node:c(".steps",{role:"\
radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:xe(me(a,r));return i!==0&&!s[i-1]?!1:
(s.forEach(({input:l},u)=>{l.checked=u===i-1}),!0)}}}var In={order:dr,choice:ur,board:ar,jumps:ir,throws:lr,distances:cr};function fr(e,t,r){let o=In[e.form.kind];if(!o)return null;let n="",s=!1,a=o({given:e,write:u,
around:r}),i=C("","The Python that this writes",()=>{s=!s,f()}),l=c(".reply",a.node,c(".tools.swap",i),t.node);function u(d){n=d,t.replace(d)}function f(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",A(i,"aria-expanded",`${s}`)}return f(),{node:l,missing:d=>d===e.stub?a.first:"",judge:d=>a.judge?.(d)??null,
show(d){d!==n&&(n=d,!(a.show(d)||s)&&(s=!0,f()))}}}function pr({hints:e,solution_coloured:t,after:r},o){let n=c(".help",c("",{class:"highlight"},c("pre",pt(t))),r.map(h=>c("p",Te(h)))),s=0,a=c("ol.hints",{label:"\
Hints"}),i=c(".asked",{role:"group",label:"The solution"}),l=C("Hint","A little help; there may be more",f),u=C("Solution","Asks before it shows it",m);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Te(e[s-1]))));a.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
d()}function d(){let h=e.length-s;l.textContent=s?`Next hint (${h} left)`:"Hint",A(l,"aria-disabled",!h),h||(l.textContent="No more hints")}function m(){let h=C(
"Show it",null,g),k=e.length-s,O=k?` There ${k===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(c("p",`Do you want to see a solution?${O}`),
c(".tools",h,C("Not yet",null,()=>(i.replaceChildren(),u.focus())))),h.focus()}function g(){let h=C("Hide it",null,()=>(i.replaceChildren(),u.focus())),k=C("Use\
 it","In the place of what you have",o);i.replaceChildren(c("b","A solution"),n,c(".tools",k,h)),k.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return d(),{buttons:[l,u],nodes:[a,i]}}function Tn(e,t){if(!e)return null;try{let{board:r,node:o}=Nt(e,null);return{node:o,words:ge(r),way:t.draw(r)}}catch{return null}}function Cn({passed:e,reason:t,
board:r,details:o,line:n},s){let a=Tn(r,s),i=[ie(t),...o.map(ie),a&&c("p.quiet",a.words),ot(n,s),a&&c(".tools",a.way)].filter(l=>!!l);return le(e?"right":"wrong",
e?"Solved":"Not yet",...a?[c(".exhibit",a.node,c(".told",i))]:i)}function An({verdict:e,like:t,stepper:r},o){let{report:n,passed:s,reason:a}=e;return[a&&!s&&le(
"wrong","Not yet",ie(a)),qt({kind:"result",report:n,like:t,stepper:r},o)]}function mr(e,t){if(e.kind==="failure")return[Rt(e,t),rt(e)].filter(n=>!!n);let{verdict:r}=e;
return[...r.report?An(e,t):[Cn(r,t)],rt(e)].filter(n=>!!n)}var Nn="Nothing is written yet.",qn="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",hr="It runs. A c\
all may take 1 second …",Rn="The mark stays: another version of yours has solved it.";function gr(e,t,r,o){let{name:n,number:s,stub:a}=t,i=ve(n),l=!1,u=c("p.n\
ote.quiet"),f=c("span.strip.quiet",{role:"status"}),d=c("span.clock.quiet",{"aria-hidden":"true"}),m=c("progress",{max:1,label:"Python is loading",hidden:""}),g=c(
"span.state"),h=c(".cards"),k=Ge(r),O=pr(t,()=>w(t.solution,"This is a solution.")),b=Po({label:`Exercise ${s}`,picture:pt(t.stub_coloured),stub:a,source:i?.source??
a,editor:r.editor,change:B,trouble:R=>T(u,R)}),p=fr(t,b,r),S=C("Check","Run it and judge it",_),v=C("Stop","End what is running",()=>o.stop()),I=C("Reset","Back\
 to how it was",()=>w(a,p?"":"Ctrl+Z in the editor brings your code back.")),x=null,E=C("Other tab's answer","Exchange it with the answer here",$);E.hidden=!0;let P={
loads:j,changes:z};function B(R){R!==(ve(n)?.source??a)&&T(u,St(n,R)),p?.show(R)}function w(R,D){b.replace(R),T(f,D)}function $(){let[R,D]=[x,b.text()];x=D,b.replace(
R??"")}function j({part:R,ready:D}){m.hidden=D===!0,R!==void 0&&A(m,"value",R),T(f,D?hr:`Python is loading (${o.size}, once) …`)}function q(){let R=performance.
now(),D=()=>T(d,`${Math.round((performance.now()-R)/1e3)} s`),G=setInterval(D,1e3);return D(),()=>{clearInterval(G),T(d,"")}}function z(){let R=ve(n)?.solved;T(
g,R?"✓ Solved":""),A(S,"aria-disabled",o.busy()||!!o.refusal),v.hidden=!l,A(h,"aria-busy",`${l}`),!o.begun()&&o.size?T(f,`Python (${o.size}) loads at the firs\
t check.`):!l&&f.textContent?.startsWith("Python")&&T(f,""),o.refusal&&T(u,o.refusal)}async function _(){if(o.busy()||o.refusal)return;let R=b.text();if(!R.trim()){
T(f,Nn);return}b.point(null),h.replaceChildren(),k.clear();let D=p?.missing(R);if(D){T(f,D);return}L(R,p?.judge(R)??await y(R))}async function y(R){l=!0,T(f,hr);
let D=q(),G={kind:"exercise",exercise:n,program:{source:R}},se=await o.ask(P,G,ce=>T(f,`${ce} …`));return D(),l=!1,m.hidden=!0,se}function L(R,D){D.verdict?.passed&&
T(u,St(n,R,!0));let G=mr(D,{step:k.step,draw:ce=>c("a.button",{href:`${t.play}${oe(ce)}&draw`},"Open this board in the workbench"),point:ce=>b.point(ce)});for(let ce of G)
A(ce,"role","group");h.replaceChildren(...G),z(),D.verdict?.passed?T(f,"Solved."):ve(n)?.solved?T(f,`${ze(G)}. ${Rn}`):T(f,ze(G));let se=D.verdict?.line??D.line;
se&&!p&&b.point(se),h.scrollIntoView({block:"nearest"})}let Q=c("",{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});Q.append(
c(".frame",p?p.node:b.node,u,c(".tools.acts",S,v,d,...O.buttons,I,E,g,c("span.progress",m,f)),h,...O.nodes)),e.replaceChildren(Q,k.node),t.form.steps&&e.closest(
"section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(e,"data-mounted",""),Y(Q,"ready",!0),o.watch(P),p?.show(b.text()),uo((R,D)=>{if(R!==
null&&R!==n)return;let G=ve(n);!D&&G&&G.source!==b.text()&&b.replace(G.source);let se=co(n);D&&se!==null&&se!==b.text()&&(x=se,E.hidden=!1,T(u,qn)),z()}),z()}var wr=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
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
`;function br(){let e=document.createElement("style");e.textContent=`${lt}${ut}${wr}`,document.head.append(e)}var Ht=document.querySelectorAll("div[data-snl-exercise]:not([data-mounted])");if(Ht.length){br();let[e]=Ht,t=oo(JSON.parse(e.dataset.files??"null")),r=ro(t);for(let o of Ht)
gr(o,JSON.parse(o.dataset.snlExercise??"null"),t,r)}})();
