// built from web/ by `npm run build`
"use strict";(()=>{var Ct='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var or={format:"snl-workbench",version:2},rr={what:"stopped",says:"You stopped it."},Xe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),nr=e=>`${(e/
1e6).toFixed(1)} MB`;function Nt(e,t){let r=null,o=!1,n=0,a,s,i=null;function c(){let g=URL.createObjectURL(new Blob([Ct],{type:"text/javascript"})),w=new Worker(
g,{type:"module"});w.onmessage=({data:E})=>w===r&&$(E),w.onerror=E=>w===r&&f(E.message),w.postMessage({begin:{home:e.home,core:e.core,memory:a}}),r=w,o=!1}function d(){
clearTimeout(s),r?.terminate(),r=null}function m(g){clearTimeout(s);let{settle:w}=i??{};i=null,w?.(g)}function p(){clearTimeout(s);let{seconds:g}=e,w=`It said n\
othing for ${g} seconds, so it was ended. Python begins again.`;s=setTimeout(()=>u({what:"late",says:w}),1e3*g)}function u(g){d(),c(),m(Xe(g))}function f(g){o?u(
{what:"died",says:`Python itself broke, and begins again: ${g}`}):a?(a=null,d(),c()):(d(),m(Xe({what:"died",says:`Python could not be loaded: ${g}`})))}function b(){
!i||!o||(r?.postMessage({question:i.text}),p())}function $(g){g.memory?a=a===null?null:g.memory:g.bytes?t({part:Math.min(1,g.bytes/e.bytes)}):g.ready?(o=!0,t({ready:o}),
b()):g.failed?f(g.failed):k(JSON.parse(g.said))}function k(g){g.id===i?.id&&(p(),g.kind==="progress"?i?.progress(g.says):m(g))}return{size:nr(e.weight),refusal:null,
ask(g,w){n+=1;let E=`${n}`;return new Promise(v=>{i={id:E,text:JSON.stringify({...or,id:E,...g}),progress:w,settle:v},r||c(),b()})},stop:()=>i&&u(rr),end:d}}var et=e=>({
size:null,refusal:e,ask:async()=>Xe({what:"died",says:e}),stop(){},end(){}});var re={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:ar}=re,U=e=>Array.from({length:e},(t,r)=>r),ir=(e,t,r)=>Math.min(r,Math.max(t,e));function Y({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),a=(r-1)%t;return[n,o+(n%2?t-1-a:a)]}function F(e,t){let[r,o]=Y(e,t),[n,a]=ar.anchor;return[o+n,e.rows-r-1+a]}function G([e,t],[r,o]){
let n=Math.hypot(r-e,o-t)||1,a=(r-e)/n,s=(o-t)/n;return{length:n,spot:(c,d=0)=>[e+c*a-d*s,t+c*s+d*a]}}function At([e,t],[r,o],[n,a]){let[s,i]=[n-r,a-o],c=((e-r)*
s+(t-o)*i)/(s*s+i*i||1),d=ir(c,0,1);return Math.hypot(e-r-d*s,t-o-d*i)}function Pe(e,t){let[[o,n],[a,s]]=[e(t-1e-4),e(t+1e-4)];return[(a-o)/(2*1e-4),(s-n)/(2*1e-4)]}
function Le(e,t,r,o){let n=(r-t)/o,a=[e(t)];for(let s of U(o)){let[i,c]=[t+s*n,t+(s+1)*n],[[d,m],[p,u]]=[e(i),e(c)],[[f,b],[$,k]]=[Pe(e,i),Pe(e,c)];a.push([d+f*
n/3,m+b*n/3],[p-$*n/3,u-k*n/3],[p,u])}return a}var It=e=>{let t=re.light.tints.length;return(Math.round(e)%t+t)%t};var ot=400,tt=20,lr=["stay","bounce","win"];function $e(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function cr(e){if(!Array.isArray(e))return $e(e,"the die",1,tt);if(!e.length||e.length>tt)throw new Error(`a die \
in this page has 1 to ${tt} faces, not ${e.length}`);let t=e.map(o=>$e(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function dr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,a]=o;for(let i of o)$e(i,`a cell of the jump ${n}→${a}`,1,e);let s=r.get(n);if(s!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${s} a\
nd ${n}→${a}`);r.set(n,a)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function _(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:a=!1,overshoot:s="\
stay"}=e,i=$e(e.cells,"the number of cells",1,ot);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof a!="boolean")throw new Error(
`chained must be true or false, not ${a}`);if(!lr.includes(s))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${s}`);return{name:t,cells:i,jumps:dr(
i,r),die:cr(o),start:$e(n,"start",0,1),chained:a,overshoot:s}}var Tt=e=>typeof e=="number"?U(e).map(t=>t+1):e;function je(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Re=e=>U(e*e).map(t=>{let{columns:r,rows:o}=je(e*e),[n,a]=Y({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:a}});function qt(e,t=Math.random){let r=U(Math.max(0,e.cells-2)).map(s=>s+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],a=U(2*o).map(s=>{let[i,c]=[n(),n()].sort((d,m)=>d-m);return s<o?[i,c]:[c,i]});return _({...e,name:"",
jumps:a})}function ue({name:e,cells:t,jumps:r,die:o,start:n,chained:a,overshoot:s}){let i=r.filter(([d,m])=>m>d).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&c.push("s\
tarts off the board"),a&&c.push("jumps are chained"),s==="bounce"&&c.push("bounces off the goal"),s==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}var Pt=["Draw","Write"];function rt(e){let t=new URLSearchParams(e.slice(1));return ke(e)&&Pt.find(r=>t.has(r.toLowerCase()))}var nt=e=>Pt.includes(e)?`&${e.toLowerCase()}`:
"",ur=2e4;function st(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>ur?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Be(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function Q({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:a}){let s=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${s}`,o===0&&"s0",n&&"c",a!=="stay"&&a];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var pr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function ke(e){let t=new URLSearchParams(
e.slice(1)).get("board"),[r,...o]=(t??"").split("."),n={cells:Number(r||"x"),jumps:[]};for(let a of o)if(/^\d+-\d+$/.test(a))n.jumps.push(a.split("-").map(Number));else if(/^d[\d-]+$/.
test(a))n.die=pr(a.slice(1));else if(a==="s0")n.start=0;else if(a==="c")n.chained=!0;else if(a==="bounce"||a==="win")n.overshoot=a;else return null;try{return _(
n)}catch{return null}}var fr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",mr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",at=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Lt(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=at(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}function hr(e,t,r,o){(r.together?e.mountTogether:e.mount)(t,r,{level:2,keys:o}),[...t.querySelectorAll("button")].find(
({textContent:s})=>s?.startsWith("First difference"))?.click()}var Rt=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return et(fr);if(!r)
return et(mr);let{home:n,core:a}=r;return Nt({...r,home:at(n),core:at(a)},o)},editor:async()=>(await Lt(e)).snlEditor,shelf:async()=>(await Lt(t)).snlShelf,step:(o,n)=>hr(
snlStepper,o,n,!0),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>Be(location.hash)===null?o():location.reload();
return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function Bt(e){let t=new Set,r=null,o=!1,n=e.host(s=>r?.loads(s)),a=()=>{for(let s of t)s.changes()};return{size:n.size,refusal:n.refusal,begun:()=>o,busy:()=>r!==
null,stop:()=>n.stop(),watch:s=>t.add(s),async ask(s,i,c){r=s,o=!0,a();let d=await n.ask(i,c);return r=null,a(),d}}}function q(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function it(e,t){for(let r in t)q(e,r,t[r])}var H=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),gr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,zt=e=>(t,...r)=>{let[o,...n]=t.split("."),a=e(o||"div");for(let s of n)H(a,s,!0);for(let s of r)gr(s)?it(a,s):a.append(...[s].flat().filter(Boolean));
return a},l=zt(e=>document.createElement(e)),pe=zt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),he=(e,t,...r)=>pe(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function ze(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,a)=>{let s=e.children[a]??e.appendChild(r());o(s,n)})}function lt(e){let t=[];return r=>{for(let o of t)H(o,e,!1);t=r.filter(o=>!!o);for(let o of t)H(
o,e,!0)}}var M=(e,t,r,o)=>l("button.button",{type:"button",title:t,label:o,click:r},e);function Dt(e,t,r,o=!1){let n=M(e,t,()=>{o=!o,q(n,"aria-pressed",`${o}`),r(o)});return q(
n,"aria-pressed",`${o}`),n}function X(e,t,r,o){let n=t.map(([s,i])=>l("option",{value:s,selected:s===r&&""},i));return l("select.button",{label:e,change:({target:s})=>o(
s.value)},n)}var ct=(e,t,...r)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r),Wt=(e,...t)=>l("details.fold",l("summary",e),...t);var De="snl-exercise:",wr="This browser stores nothing here. Export what you want to keep.",br="The browser's storage is full. Export what you want to keep.",kr="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",yr=globalThis,_t=yr.snlRecords??=new Map,
Jt=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function dt(e,t){try{let r=JSON.parse(window[e].getItem(
De+t)??"null");return Jt(r)?r:r?.version>1?"newer":null}catch{return null}}function ge(e){let[t,r]=[dt("sessionStorage",e),dt("localStorage",e)],o=[_t.get(e),t,
r].filter(n=>Jt(n));return o.length?{...o[0],solved:o.some(({solved:n})=>n)}:null}function ut(e,t,r=!1){let o=ge(e),n={version:1,source:t,solved:r||(o?.solved??
!1)};_t.set(e,n);let a="";try{if(dt("localStorage",e)==="newer")a=kr;else for(let s of[window.sessionStorage,window.localStorage])s.setItem(De+e,JSON.stringify(
n))}catch(s){a=s.name==="QuotaExceededError"?br:wr}return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),a}function Ht(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(De)&&e(t.slice(
De.length),!0)})}var pt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,se=(e,t="throws")=>`${pt(e)} ${e===1?t.replace(/s$/,""):t}`,Se=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,xr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},Ft=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...xr[`${e}`]});function Ut(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:a}=e,s=a.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,c=n===
o?"":s||i;return r===null?`${Se(c)} from ${t}.`:`Throw ${r} from ${t}: land on ${o}${c&&`, ${c}`}.`}function ee({tag:e,name:t,attributes:r,fill:o,stroke:n,width:a,parts:s=[],text:i}){let c=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,a&&`stroke-width:${a}px`].
filter(Boolean),d=[r.style,...c].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return pe(m,{...r,style:d||null},s.map(ee),i)}var{shape:We}=re;function Yt(e,t){let{length:r,spot:o}=G(e,t),n=We.arc.least+We.arc.more*r,a=t[0]>=e[0]?-1:1,s=o(r/2,a*n*2),i=G(s,t).spot(G(s,t).length-.06),{spot:c}=G(
i,s),{head:d}=We.arc;return{from:e,turn:s,tip:i,wings:[c(d,d*.55),i,c(d,-d*.55)]}}function ft(e,t,r,o,n){let{length:a,spot:s}=G(e,t),i=Math.min(o,a/4),c=s(a-i),
d=s(a/2,2*r),{spot:m}=G(c,d);return{from:s(i),turn:d,tip:c,middle:s(a/2,r),wings:[m(n,n/2),c,m(n,-n/2)]}}function Vt(e){let t=We.die.side*.27,r={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,falling:a,sides:s}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],
...e>1?a:[],...e>3?n:[],...e===6?s:[]]}var{shape:ne}=re;function mt(e,t,r){let{length:o,spot:n}=G(F(e,t),F(e,r));return G(n(ne.apart),n(o-ne.apart))}function Kt(e,t,r){let{length:o,spot:n}=mt(e,t,r),
{half:a,over:s,rung:i}=ne.ladder,c=Math.max(2,Math.round(o/i)),d=[a,-a].map(p=>[n(-s,p),n(o+s,p)]),m=U(c+1).map(p=>{let u=o*p/c;return[n(u,a),n(u,-a)]});return{
rails:d,rungs:m}}function Zt(e,t){let r=(e+t)%2?-1:1;return[0,ne.snake.bow,-ne.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function Qt(e,t,r,{hand:o,
bow:n}){let{length:a,spot:s}=mt(e,t,r),{swing:i,wave:c}=ne.snake,d=Math.max(1,Math.round(a/c)),m=o*Math.min(i,.08*a);return p=>{let u=1-(2*p-1)**4,f=m*u*Math.sin(
2*Math.PI*d*p)+n*Math.sin(Math.PI*p);return s(a*p,f)}}function vr(e,t,r,o){let n=o.map(([i,c])=>[F(e,i),F(e,c)]),a=e.columns+(e.start===0?1:0),s={cost:1/0,manner:Zt(
t,r)[0]};for(let i of Zt(t,r)){let c=Qt(e,t,r,i),d=U(25).map(f=>c(f/24)),m=d.some(([f,b])=>f<.15||f>a-.15||b<.15||b>e.rows-.15),u=d.filter(f=>n.some(([b,$])=>At(
f,b,$)<ne.snake.clear)).length+(m?100:0);u<s.cost&&(s={cost:u,manner:i})}return s.manner}function Gt(e,t,r,o){let n=Qt(e,t,r,vr(e,t,r,o)),{length:a}=mt(e,t,r),s=4*
Math.max(1,Math.round(a/ne.snake.wave))+2,i=b=>$=>{let k=ne.snake.half*(1-.3*$-.6*$**3),[g,w]=n($),[E,v]=Pe(n,$),C=Math.hypot(E,v)||1;return[g-b*k*v/C,w+b*k*E/C]},
c=Le(i(1),0,1,s),d=Le(i(-1),1,0,s),m=[...c,c[c.length-1],d[0],...d],{spot:p}=G(n(0),n(.02)),{skull:u,eye:f}=ne.snake;return{outline:m,stripe:Le(n,Math.min(.4,.25/
a),.85,s),skull:p(-.02),eyes:[p(-.05,.55*u),p(-.05,-.55*u)],pupils:[p(-.05-f/3,.55*u),p(-.05-f/3,-.55*u)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}
var Xt=(e,t)=>(2*e+3*t)%re.light.snakes.length;var{shape:Je}=re,ae=e=>`${Math.round(e*1e3)/1e3}`,Oe=e=>e.map(t=>t.map(ae).join(" ")),ye=e=>`M${Oe(e).join("L")}`,eo=e=>`M${Oe(e.slice(0,1))}C${Oe(e.slice(1)).join(
" ")}`,ht=(e,t,r)=>`M${Oe([e])}Q${Oe([t,r]).join(" ")}`,Z=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),_e=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(r),r:o},...n}),gt=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),wt=(e,[t,r],o,n,a)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(r),width:o,
height:o,rx:n},...a}),oo=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),ro=(e,[t,r],o,n,a)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(r),"\
font-size":o},fill:a,text:n});function $r(e,t,r){let{rails:o,rungs:n}=Kt(e,t,r),{rail:a,rungWidth:s}=Je.ladder,i=o.map(ye).join("");return[Z("halo",i,{stroke:"c\
ell",width:a+.05}),Z("rungs",n.map(ye).join(""),{stroke:"ladder",width:s}),Z("rails",i,{stroke:"ladder",width:a})]}function jr(e,t,r,o){let{outline:n,stripe:a,skull:s,
eyes:i,pupils:c,tongue:d}=Gt(e,t,r,o),{skull:m,stripe:p,eye:u,pupil:f}=Je.snake,b=`snake-${Xt(t,r)}`,$=`${eo(n)}Z`;return[Z("halo",$,{stroke:"cell",width:.06}),
Z("tongue",d.map(k=>ye(k)).join(""),{stroke:b,width:.025}),Z("skin",$,{fill:b}),oo(Z("stripe",eo(a),{stroke:"cell",width:p}),"0.04 0.12"),_e("skull",s,m,{fill:b}),
...i.map(k=>_e("eye",k,u,{fill:"die"})),...c.map(k=>_e("pupil",k,f,{fill:"dieInk"}))]}function He(e,t){let r=[...t],o=r.filter(([s,i])=>s<i),n=r.filter(([s,i])=>s>
i),a=(s,i,c,d)=>gt(s,d,{"data-ends":`${i} ${c}`});return[...o.map(([s,i])=>a("ladder",s,i,$r(e,s,i))),...n.map(([s,i])=>a("snake",s,i,jr(e,s,i,o)))]}function Ee([
e,t],r,o=1){let{side:n,corner:a,pip:s}=Je.die,i=Vt(r).map(m=>_e("pip",m,s,{fill:"dieInk"})),c=ro("face",[0,n*.24],n*.7,`${r}`,"dieInk"),d={fill:"die",stroke:"no\
w",width:.035};return gt("die",[wt("side",[-n/2,-n/2],n,a,d),...i.length?i:[c]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${o})`})}function to(e,t,r){let[o,
n]=Y(e,t),a=[n+.06,e.rows-o-.94],s=wt(r,a,.88,.06,{fill:"now",stroke:"now",width:.035});return s.attributes["fill-opacity"]=.08,oo(s,"0.03 0.06")}function no(e,{
from:t,face:r,landing:o,stand:n}){let a=n===o?[]:[to(e,n,"stand")];if(r===null)return a;let s=F(e,t);if(t===o)return[Ee(s,r)];let{turn:i,tip:c,wings:d}=Yt(s,F(e,
o)),m=Z("arc",ht(s,i,c),{stroke:"now",width:Je.arc.width});return[to(e,o,"landing"),...a,{...m,attributes:{...m.attributes,pathLength:1}},Z("tip",`${ye(d)}Z`,{fill:"\
now"}),Ee(s,r)]}function so(e,t,r){let o=r;return t.map(([n,a,s],i)=>{let[c,d]=[F(e,o),F(e,a)],m=ft(c,d,d[0]>=c[0]?-.3:.3,.12,.16);o=s;let[p,u]=[m.middle[0],Math.
floor(m.middle[1])+.5],f=ht(m.from,m.turn,m.tip),b=`${ye(m.wings)}Z`;return gt("leg",[Z("rim",f,{stroke:"cell",width:.1}),Z("shaft",f,{stroke:"ink",width:.05}),
Z("tip",b,{fill:"ink"}),wt("count",[p-.3,u-.14],.28,.04,{fill:"ink"}),ro("order",[p-.16,u+.066],.19,`${i+1}`,"cell"),Ee([p+.16,u],n,.8)],{style:`--order:${i}`})})}
function ao(e,t,r){let o=new Set;for(let a=r;a!==null&&!o.has(a);a=t.get(a)??null)o.add(a);return[...t].filter(([a,s])=>[a,s].every(i=>i>=e.start&&i<=e.cells)).
map(([a,s])=>{let[i,c]=[F(e,s),F(e,a)],{from:d,turn:m,tip:p,wings:u}=ft(i,c,.12,.18,.13),f=ht(d,m,p)+ye(u);return Z(o.has(a)?"branch.strong":"branch",f,{stroke:"\
ink",width:.03})})}function io({trace:e,rules:t,unit:r}){let{start:o,cells:n,jumps:a}=t,s={cells:n,start:o,...e.layout},{rows:i}=e.layout,c=o===0?1:0,d=e.layout.columns+c,m=U(n+c).
map(O=>O+1-c),{waits:p}=Ft(e),u=new Map,f=new Map,b=lt("new"),$=lt("touched"),k=!1,g=null,w=new Set,E=null,v=!1;function C(O){let[T,z]=Y(s,O),B=O===o?"start":O===
n&&"goal",W=l(".cell",{role:"gridcell","data-cell":O,"data-end":B,style:`grid-column:${z+1}`},l("span.number",`${O}`),l("span.end",{"data-is":B}),l("span.badge"));
return H(W,"odd",(T+z)%2),u.set(O,W),W}function N(O){for(let T of u.values())T.tabIndex=T===O?0:-1}function A(O){let{key:T,target:z}=O,[B,W]=Y(s,Number(z.dataset.
cell)),D={ArrowLeft:[B,W-1],ArrowRight:[B,W+1],ArrowUp:[B+1,W],ArrowDown:[B-1,W]};if(T==="Enter"||T===" ")z.click();else if(D[T]){let V=m.find(de=>`${Y(s,de)}`==
`${D[T]}`);u.get(V??-1)?.focus()}else return;O.preventDefault(),O.stopPropagation()}let P=O=>m.filter(T=>Y(s,T)[0]===O).sort((T,z)=>Y(s,T)[1]-Y(s,z)[1]),L=l(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:A,focusin:({target:O})=>N(O)},U(i).reverse().map(O=>l(".row",{role:"row"},P(O).map(C))));
N(u.get(o)??u.get(1));let y=`0 0 ${d} ${i}`,x=he(".layer.jumps",y,He(s,a).map(ee)),[j,h,S]=["g.tree","g.move","g.route"].map(O=>pe(O)),R=he(".layer.above",y,j,h,
S);function J(O,T,z){if(!g)return"";let[B,W]=[g.distance.get(O),g.predecessor.get(O)],D=[`cell ${O}`,u.get(O)?.dataset.end];for(let[de,be]of a)de===O&&D.push(`${be>
O?"foot of a ladder":"head of a snake"} to ${be}`),be===O&&D.push(`${de<O?"top of a ladder":"tail of a snake"} from ${de}`);let V=g.visited.has(O)?"visited":"no\
t reached";return D.push(T?"current":"",B!=null?`reached in ${se(B,r)}`:V,W!=null?`from ${W}`:"",z?p:"",w.has(O)?"part of what is wrong":""),D.filter(Boolean).join(
", ")}function ce(O,T,z,B){let W=O.current===T,D=O.visited.has(T),V=O.distance.get(T),de=O.predecessor.get(T),be=`${[W,B,D,V,de,w.has(T)]}`;if(f.get(T)===be)return;
f.set(T,be);let er=V!=null?"reached":D&&"visited";it(z,{"data-distance":V,"data-tint":V!=null&&It(V),"data-from":de,"data-visited":D,"data-waits":B,"aria-curren\
t":W,"data-state":W?"current":B?"frontier":er,label:J(T,W,B)}),q(z.lastChild,"data-is",pt(V)||null)}function K(){if(!g)return;let O=new Set(g.frontier.map(([T])=>T));
for(let[T,z]of u)ce(g,T,z,O.has(T))}function Ie(){if(!g)return;let O=k?ao(s,g.predecessor,g.current):[];j.replaceChildren(...O.map(ee))}let Te=O=>O.map(T=>x.querySelector(
`[data-ends="${T} ${a.get(T)}"]`));function qe(O,T){let z=new Set(Te(T));for(let B of x.children)H(B,O,z.has(B))}function Go(O){let T=O&&e.answer?.route||[],z=T.
flatMap(([,B,W])=>W===B?[]:t.ride(B).feet);S.replaceChildren(...so(s,T,o).map(ee)),H(x,"routed",T.length),qe("taken",z)}let Xo=`${d>7?".close":""}${d>12?".dense":
""}${d>24?".tiny":""}`;return{plan:s,cells:u,columns:d,shape:d/i,node:l(`.board${Xo}`,{style:`--wide:${d};--high:${i}`},l(".sheet",L,x,R)),paint(O,T,z,B){g=O,K(),
b([...T].map(W=>u.get(W))),Ie(),h.replaceChildren(...(z?no(s,z):[]).map(ee)),$(Te(z?.feet??[])),B!==v&&Go(B),E=z,v=B},showTree(O){k=O,Ie()},mark(O,T){let z=T.flatMap(
D=>D.moves??[]),B=T.flatMap(D=>D.jumps??[]),W=z.flatMap(([,D])=>t.ride(D).feet);qe("found",[...B.map(([D])=>D),...W]),w=new Set(T.flatMap(D=>D.cells??[]));for(let[
D,V]of u)H(V,"differs",D===O),H(V,"found",w.has(D));K()},drawn:()=>({trace:e,plan:s,jumps:a,state:g,found:w,move:E,treeShown:k,routed:v})}}function lo({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:a}){let s=new Map(t.filter(([p,u])=>p!==u)),i=typeof r=="number"?Array.from({length:r},(p,u)=>u+
1):r;function c(p,u=[]){if(u.includes(p))return{feet:u,stand:null};let f=s.get(p);return f===void 0||u.length&&!n?{feet:u,stand:p}:c(f,[...u,p])}function d(p){return p<=
e?p:a==="win"?e:a==="bounce"?2*e-p:0}function m(p){return p===e?[]:i.flatMap(u=>{let f=d(p+u),b=f>0?c(f).stand:null;return b===null?[]:[[u,f,b]]})}return{cells:e,
start:o,jumps:s,ride:c,moves:m}}function bt({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,a=new Map,s=[e];for(let c of s){let d=(o.get(c)??0)+1;for(let m of r(c)){let p=m[2];o.has(
p)||(o.set(p,d),n.set(p,c),a.set(p,m),s.push(p))}}let i=[];for(let c=t,d=a.get(c);d;d=a.get(c))i.unshift(d),c=n.get(c)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var Sr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Or=260,co=([e,t])=>`translate(${e}px,${t}px)`;function we(e){let t=lo(e),r=bt(t),
o={board:e,layout:je(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=io({trace:o,rules:t,unit:"throws"}),{plan:a,cells:s}=n,i=pe("path.pie\
ce",{d:Sr}),c=pe("g.sketch"),[d,m]=[n.columns,a.rows],p=he(".layer.top",`0 0 ${d} ${m}`,c,i);n.node.firstElementChild?.append(p);let u="",f=n.node.querySelector(
"[role=grid]");f&&q(f,"label",`Board: ${ue(e)}`);let b=n.node.querySelector(".s-jumps");function $({from:k,landing:g,stand:w,feet:E}){let v=E.map(C=>t.jumps.get(
C)??w);return[k,g,...v].map(C=>F(a,C))}return{...r,board:e,rules:t,plan:a,cells:s,faces:Tt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(k){
let{current:g=null,near:w=[],distance:E,predecessor:v,move:C=null}=k,{route:N=!1,piece:A=!0}=k,P={current:g,frontier:[...w].map(y=>[y,""]),distance:E??new Map,predecessor:v??
new Map,visited:new Map},L=`${o.answer.route}`;N&&L!==u&&n.paint(P,new Set,C,!1),u=L,n.paint(P,new Set,C,N),q(i,"visibility",!(A&&g!==null)&&"hidden"),g!==null&&
q(i,"style",`transform:${co(F(a,g))}`)},walk(k){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let g=$(k),[[w,E],[v,C]]=g,N=[(w+v)/2,Math.min(
E,C)-.35],A=[g[0],N,...g.slice(1)].map(P=>({transform:co(P)}));i.animate(A,{duration:Or*(g.length-1),easing:"ease-in-out"})},trial(k){let g=new Map(k.jumps),w=new Set;
for(let N of[...b?.children??[]]){let[A,P]=(N.getAttribute("data-ends")??"").split(" ").map(Number);g.get(A)===P?w.add(A):N.remove()}let E=new Map(k.jumps.filter(
([N])=>!w.has(N))),v=He(a,E).map(ee);for(let N of v)H(N,"lit",!0);b?.append(...v),t.jumps.clear();for(let[N,A]of g)t.jumps.set(N,A);let C=bt(t);return o.answer.
route=C.route,C},light(k){for(let g of b?.children??[])H(g,"lit",g.getAttribute("data-ends")===k?.join(" "))},sketch:k=>c.replaceChildren(...k.map(ee)),cellAt(k,g){
let w=document.elementFromPoint(k,g)?.closest("[data-cell]"),E=w&&n.node.contains(w)&&w.dataset.cell;return E?Number(E):null}}}var uo=e=>new Set(e.map(([,t])=>t));var Me=e=>e===null?"out of reach":se(e),Fe=e=>`${Se(e)}${/[.?!]$/.test(e)?"":"."}`,oe=(e,t,...r)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),r.filter(o=>!!o)),
te=e=>e&&l("p",`${e}`),fe=e=>e&&l("p.quiet",`${e}`),po=(e,t)=>l("p","Right is ",l("b",Me(e)),", yours says ",l("b",Me(t)),"."),fo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Ue=(e,t)=>e!==null&&l(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function kt(e,t){
let r=_(e),o=we(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=l(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function yt({report:e,like:t,stepper:r},o){let{boards:n,correct:a,finding:s,proven:i,tested:c,tried:d,notes:m,
smallest:p}=e,u=`${d.toLocaleString("en")} boards played`,f=fe(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),b=m.map(v=>fe(`Note: ${v.says}.`));if(a===null)
return oe("open",`${e.name} could not be judged`,te(Fe(s.says)),...b);if(a)return oe("right",`${e.name} is right on every board that was played`,l("p",l("b","Pr\
oven"),`, by playing every one: ${i}.`),c&&l("p",l("b","Tested"),`, which proves nothing about others: ${c}.`),fe(`${u}.`),f,...b);let{board:$,node:k}=kt(e.board,
s),g=typeof e.got=="number"||e.got===null,w=p?"Wrong on this board, the smallest there is":"Wrong on this board",E=[g?po(e.expected,e.got):te(`Right is ${Me(e.expected)}\
. Yours: ${e.got.says}.`),(g||s.kind!==e.got.kind)&&te(Fe(s.says)),te(fo(e.got)),...t.slice(0,2).map(v=>fe(`It answers like a known mistake: ${v.title}. The rep\
air: ${v.repair}`)),fe(`${ue($)} · ${u}`),f,...b,l(".tools",r&&M("Step to the first difference",null,()=>o.step(r)),o.draw($))];return oe("wrong",w,l(".exhibit",
k,l(".told",E.filter(v=>!!v))))}function Er({right:e,ended:t,throws:r,expected:o,finding:n,line:a},s){return e?oe("right",`Right on this board: ${Me(r)}`,fe("On\
e board proves little. Check plays them all, smallest first.")):oe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&po(o,r),
n&&te(Fe(`${n.says}${a===null?"":`, in line ${a}`}`)),te(fo(n)),Ue(a,s))}function Mr({comparison:e}){let t=["program","throws","agrees","cells taken","edges","l\
ongest frontier"],r=e.rows.map(n=>l("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,
n.longest_frontier].map(a=>a??"–")].map((a,s)=>l(s?"td":"th",s?{}:{scope:"row"},`${a}`)))),o=e.rows.filter(n=>n.first_difference);return oe("open",`On this bo\
ard: ${Me(e.throws)}`,ct("","Comparison",l("table",l("thead",l("tr",t.map(n=>l("th",{scope:"col"},n)))),l("tbody",r))),...o.map(({algorithm:n,first_difference:{
cell:a,finding:s}})=>fe(`${n} first differs at cell ${a}: ${s.says}.`)))}var Cr={board:"This board does not fit",code:"This code cannot be loaded",program:"It i\
s not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},xt=({what:e,says:t,line:r},o)=>oe(e==="stopped"?"open":"wrong",Cr[e]??
"That did not work",te(Fe(`${r===null?"":`line ${r}: `}${t}`)),Ue(r,o));function Ye({printed:e,more_printed:t}){return e?.length?oe("open","It printed",ct(".pri\
nted","What it printed",e.map(r=>l(".piece",l("span.quiet",r.line===null?"":`line ${r.line}`),l("code",r.text)))),fe(t>0&&`… and ${t.toLocaleString("en")} cha\
racters more.`)):null}function mo(e,t){return[e.kind==="failure"?xt(e,t):e.of==="check"?yt(e,t):e.of==="compare"?Mr(e):e.of==="solve"&&Er(e,t),Ye(e)].filter(o=>!!o)}
var Ce=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";function ho({label:e,picture:t,stub:r,source:o,editor:n,change:a,trouble:s}){let i=o,c=null,d=null,m=l("pre.plain"),p=M("Edit","Open the editor",()=>g(!0)),u=l(
".still",p,m),f=l(".editor",u);u.addEventListener("click",()=>g(!0));function b(){t&&i===r?m.replaceChildren(...t.cloneNode(!0).childNodes):I(m,i)}function $(w){
i=w,a(w)}async function k(){try{let{make:w}=await n();return f.replaceChildren(),d=w(f,e,$),d.open(i),d}catch(w){return s(`The editor cannot be loaded: ${w.message}\
.`),null}}async function g(w=!1){q(p,"aria-disabled",!0),c??=k();let E=await c;return w&&E?.focus(),E}return b(),{node:f,open:g,text:()=>i,replace(w){w!==i&&(i=
w,d?d.replace(w):b(),a(w))},async point(w){w===null&&!d||(await g(w!==null))?.point(w)}}}function xe(e){return Array.isArray(e)?`[${e.map(xe).join(", ")}]`:JSON.stringify(e)}function vt(e,{cells:t,die:r,start:o,chained:n,overshoot:a},s=t){let i=[t!==
s&&`${t} cells (always ${s})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",a!=="st\
ay"&&`the rule “${a}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Nr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:a}){let s=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,r!==6&&`die=${s}`,o!==1&&`start=${o}`,n&&"chained=True",a!=="stay"&&`overshoot='${a}'`].filter(Boolean).join(", ")})`}function Ar({name:e,cells:t,die:r,
start:o,chained:n,overshoot:a,jumps:s}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:a,jumps:s}}).map(([m,p])=>`  "${m}": ${xe(p)}`).join(
`,
`)}
}
`}function Ir(e){vt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${xe(t)}
`}function Tr(e){vt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=U(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:a,column:s}of Re(t))r[a][s]=o.get(n)??-1;return`[${r.map(xe).join(`,
 `)}]
`}function qr(e){vt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,a])=>a>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var ve=[{name:"python",title:"Python: Board(...)",write:Nr},{name:"json",title:"JSON",write:Ar},{name:"move-array",title:"Move array, from 0",write:Ir},{name:"\
grid",title:"LeetCode grid",write:Tr},{name:"hackerrank",title:"HackerRank text",write:qr}];var Pr=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function Lr(e){let t=Pr.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,r,o="",n]=t,a=o.replace(/,\s*$/,"").trim(),s={cells:Number(r),jumps:JSON.parse(`[${Rr(a)}]`)};for(let[,
i,c]of n.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);s[i]=JSON.parse(c.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[s]}function Rr(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var Br="\
format version name author source cells die start chained overshoot jumps".split(" ");function zr(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(n=>!Br.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let n of["cells","jumps"])if(!(n in
e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(`this page reads snl-board 1, \
not ${r} ${o}`);return e}function go(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}: expected -1 or 0 to ${e.
length-1}, not ${xe(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function Dr(e){let t=e.length;if(e.some(o=>!Array.isArray(o)||o.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Re(t).flatMap(({cell:o,row:n,column:a})=>e[n][a]===-1?[]:[[o,e[n][a]]]);
return{cells:t*t,jumps:r}}function Wr(e){let t=e.split(/\r\n|\r|\n/).filter(s=>s.trim()),r=0;function o(s,i){let c=(t[r]??"").trim().split(/\s+/);if(r+=1,c.length!==
s||!c.every(d=>/^\d+$/.test(d)))throw new Error(`line ${r}: expected ${i}`);return c.map(Number)}let[n]=o(1,"the number of boards");if(!n)throw new Error("line \
1: there is no board");let a=[];for(let s=0;s<n;s+=1){let i=[];for(let[c,d]of[["ladder",1],["snake",-1]]){let[m]=o(1,`the number of ${c}s`);if(m>100)throw new Error(
`line ${r}: 100 cells have no room for ${m} ${c}s`);for(let p=0;p<m;p+=1){let u=o(2,`the two cells of a ${c}`);if((u[1]-u[0])*d<=0)throw new Error(`line ${r}: ${u.
join(" ")} is not a ${c}`);i.push(u)}}a.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);return a}function _r(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(e),o=Array.isArray(r)?
r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[Dr(o)]:typeof o[0]=="object"?o.map(zr):[go(o)]}function Ve(e){let t=e.trim(),
r=/^-?\d/.test(t);if(t.startsWith("Board"))return Lr(t).map(_);if(/^[[{]/.test(t))return _r(t).map(_);if(r&&/[\r\n]/.test(t))return Wr(t).map(_);if(r){let o=t.split(
/\s*,\s*|\s+/),n=o.find(a=>!/^-?\d+$/.test(a));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[_(go(o.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}var $t=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ie=e=>`${$t(e).kind} ${e.join("→")}`,wo=(e,t)=>_({...e,name:"",jumps:t}),
Ze=(e,t)=>wo(e,e.jumps.filter(([r])=>r!==t)),Ne=(e,t,r)=>wo(e,[...Ze(e,t).jumps,[t,r]]);function bo(e,[t,r],o,n){let a=Ze(e,t);return o?Ne(a,t,n):Ne(a,n,r)}var jt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function ko(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return _({...e,...t,name:"",jumps:o})}function yo(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function xo(e,{tries:t,draws:r,drops:o}){let n=0,a=0,s=!1;function i({clientX:d,clientY:m}){let p=e.cellAt(d,m);!p||p===a||(a=p,s=!0,t(n,a))}function c(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),s&&(d?.type==="pointerup"&&n!==a?r(n,a):o())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:m,clientX:p,clientY:u})=>{let f=e.cellAt(p,u);s=!1,!(d||!m||!f)&&(n=a=f,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>s,stop:()=>c()}}var Ae=(e,t)=>l("label.setting",l("span",e),t);function vo(e){let t=l("input.button",{type:"number",min:1,max:ot,change:()=>e({cells:t.valueAsNumber})}),r=l("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let s=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:s.length===1?s[0]:s})}}),o=X("Start",[["1","on cell 1"],["0","off the board"]],"1",s=>e({start:Number(s)})),n=X("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",s=>e({overshoot:s})),a=X("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",s=>e({chained:s!==""}));return{
node:l(".settings",Ae("Cells",t),Ae("Die",r),Ae("Start",o),Ae("Past the goal",n),Ae("Jumps in a throw",a)),show(s){t.value=`${s.cells}`,r.value=typeof s.die=="n\
umber"?`${s.die}`:s.die.join(" "),o.value=`${s.start}`,n.value=s.overshoot,a.value=s.chained?"yes":""}}}function $o(e,t){let r=null,o=ve[0].name,n=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),a=l("p.quiet",{role:"alert"}),s=X("Notation",
ve.map(p=>[p.name,p.title]),o,p=>{o=p,i()});function i(){if(!(!r||!m.open)){n.value="",I(a,"");try{n.value=ve.find(p=>p.name===o)?.write(r).trim()??""}catch(p){
I(a,`${p.message}. JSON holds every board.`)}}}async function c(){n.select();try{await navigator.clipboard.writeText(n.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function d(){try{let p=Ve(n.value);t(p[0]),I(a,p.length>1?`The text holds ${p.length} boards. This is\
 the first.`:"")}catch(p){I(a,`This cannot be read: ${p.message}.`)}}let m=Wt("Copy or paste as text",l(".tools",s,M("Copy",null,c),M("Use this text","Read the \
board in the text",d)),n,a);return m.addEventListener("toggle",i),{node:m,show(p){r=p,i()}}}var jo=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function St(e){let t=null,r=null,o=null,n=null,a=!0,s=l("b.amount"),i=l("span.quiet"),c=l(
"ol.thrown",{label:"A shortest route"}),d=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=M("Undo","Ctrl+Z",()=>e.go(-1)),p=M("Redo","Ctrl+Y",
()=>e.go(1)),u=vo(y=>w(x=>ko(x,y),"")),f=$o(e,y=>e.use(y));function b({distance:y,predecessor:x,throws:j,route:h}){t&&(t.paint({current:o,distance:y,predecessor:x,
route:a,piece:!1}),I(s,j??"none"),I(i,j===null?"the goal is out of reach":se(j).replace(/^\S+ /,"")),ze(c,h,()=>l("li.chip",l("b"),l("small")),(S,[R,,J])=>{I(S.
children[0],R),I(S.children[1],`to ${J}`)}))}let $=()=>t?jt(t.board,o)[0]??null:null;function k(){if(!t)return;let{board:y,plan:x}=t;b(t);let j=$();t.light(j),t.
sketch((j??[]).map(h=>{let[S,R]=F(x,h);return{tag:"circle",attributes:{cx:S,cy:R,r:.13},fill:"paper",stroke:"now",width:.06}})),d.replaceChildren(...jt(y,o).flatMap(
g)),q(m,"aria-disabled",!e.can(-1)),q(p,"aria-disabled",!e.can(1))}function g(y){let{ends:x}=$t(y),j=M(`Remove ${ie(y)}`,"Delete",()=>E(y)),h=x.map((S,R)=>M(`Mo\
ve its ${S}`,null,()=>{n={jump:y,end:R},e.say(`Choose the cell where the ${S} of ${ie(y)} goes.`),t?.cells.get(y[R])?.focus({preventScroll:!0})}));return[j,...h]}
function w(y,x){if(t){o=n=null;try{e.use(y(t.board)),e.say(`${x} ${jo(t.throws)}`.trim())}catch(j){e.say(`${Se(j.message)}.`),u.show(t.board),k()}}}let E=y=>w(x=>Ze(
x,y[0]),`Removed: ${ie(y)}.`);function v(y,x){let j=$(),h=j?j.indexOf(y):-1;return j&&h>=0?C(j,h,x):{change:S=>Ne(S,y,x),what:`Drawn: ${ie([y,x])}.`}}let C=(y,x,j)=>({
change:h=>bo(h,y,x,j),what:`Moved: ${ie(y)} is now ${ie(x?[y[0],j]:[j,y[1]])}.`});function N(y,x){if(!t)return;let{change:j}=v(y,x);b(t.trial(j(t.board)))}function A(y,x){
let{change:j,what:h}=v(y,x);w(j,h)}function P(){o=n=null,t&&(t.trial(t.board),k(),L())}function L(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${jo(t.throws)}`)}return{name:"Draw",under:l("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[l(".score",l("p","Fewest ",s,i)),
c,d,l(".tools",m,p,M("Random","Other jumps",()=>w(y=>qt(y),"Drawn at random.")),M("Remove all jumps",null,()=>w(y=>({...y,name:"",jumps:[]}),"Removed: all jumps\
.")),Dt("Route","One of the shortest routes",y=>{a=y,k()},!0)),u.node,f.node],show(y){t=y,o=n=null,r=xo(t,{tries:N,draws:A,drops:P}),u.show(t.board),f.show(t.board),
k(),L()},leave:()=>r?.stop(),choose(y){if(!(!t||!y||r?.wasDrawing()))if(n){let{change:x,what:j}=C(n.jump,n.end,y);w(x,j)}else if(o===y)P();else if(o!==null){let x=o;
w(j=>Ne(j,x,y),`Drawn: ${ie([x,y])}.`)}else{o=y,k();let x=$(),j=x?` Or drag an end of ${ie(x)}.`:"";e.say(`From ${y}: choose the cell where a jump ends. Escape \
cancels.${j}`)}},key(y,{ctrlKey:x,metaKey:j,shiftKey:h,altKey:S}){let R=$();if(x||j){let J=y==="y"||h&&y==="Z"?1:y==="z"?-1:0;return J&&e.go(J),J!==0}if(y==="Es\
cape"&&o!==null&&!S)P();else if((y==="Delete"||y==="Backspace")&&R)E(R);else return!1;return!0}}}function Ke(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,a,s]=n;return t.push({from:r(),face:o,landing:a,stand:s,feet:e.ride(a).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:a}]of t.entries())o.set(a,n+1);return o}}}function Jr(e,t){let r=`You reached the goal in ${se(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function Hr(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function So(e,t,r){
let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no throw is needed.":Hr(r);let n=Ut(o);return e.won()?`${n} ${Jr(e.thrown.length,t??0)}`:e.moves().
length?n:`${n} No face moves you from here: undo.`}function Oo(e,t,{cells:r}){return t+e>r?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function Eo(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let r=t.map(([o,n,a])=>a===n?`${o} to ${a}`:`${o} to ${n} and on to ${a}`);return`A shortest route takes ${se(e)}: ${r.join(
", ")}.`}var Fr=e=>he(".face","-.19 -.19 .38 .38",ee(Ee([0,0],e)));function Ot(e,t){let r=null,o=null,n=l(".dice",{role:"group",label:"Choose what the die shows"}),a=l("\
b.amount"),s=l("span.quiet"),i=l("b.amount"),c=l("ol.thrown",{label:"Your throws"}),d=M("Undo","Take the last throw back (Backspace)",g),m=M("Start again","Back\
 to the start",w),p=M("Show the shortest route",null,()=>E(!u)),u=!1;function f(){if(!r||!o)return;let{thrown:v}=o,C=o.moves(),N=u||o.won();r.paint({current:o.at(),
near:uo(C),distance:o.trail(),move:u?null:v.at(-1)??null,route:u});for(let A of n.children){let P=Number(A.dataset.face);q(A,"aria-disabled",!C.some(([L])=>L===
P))}I(a,v.length),I(s,v.length===1?"throw":"throws"),I(i,N?r.throws??"none":"?"),ze(c,v,()=>l("li.chip",l("b"),l("small")),(A,{face:P,stand:L})=>{I(A.children[0],
P),I(A.children[1],`to ${L}`)});for(let A of[d,m])q(A,"aria-disabled",!v.length);q(p,"aria-pressed",`${u}`),q(e.root,"data-won",o.won())}function b(){r&&o&&e.say(
So(o,r.throws,r.faces))}function $(v){if(!r||!o||o.won())return;let C=o.at();if(u=!1,!o.throws(v)){f(),e.say(Oo(v,C,r.board));return}f();let N=o.thrown.at(-1);N&&
r.walk(N),b(),k()}function k(){t?.((o?.thrown??[]).map(({face:v})=>v))}function g(){o?.undo()&&(f(),b(),k())}function w(){!r||!o?.thrown.length||(o=Ke(r.rules),
u=!1,f(),b(),k())}function E(v){u=v,f(),v&&r?e.say(Eo(r.throws,r.route)):b()}return{name:"Play",under:n,side:[l(".score",l("p","You ",a,s),l("p","Fewest ",i)),l(
".tools",d,m,!t&&p),c],show(v){r=v,o=Ke(r.rules),u=!1,n.replaceChildren(...r.faces.map(C=>{let N=M(Fr(C),null,()=>$(C),`Throw ${C}`);return q(N,"data-face",C),N})),
f(),b()},replay(v){if(!r)return!1;let C=o;o=Ke(r.rules);let N=v.every(A=>o?.throws(A));return N||(o=C),f(),b(),N},leave:()=>q(e.root,"data-won",null),choose(v){
let C=o?.moves()??[],N=C.find(([,A])=>A===v)??C.find(([,,A])=>A===v);N?$(N[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${v}.`)},key(v,{ctrlKey:C,metaKey:N,
altKey:A}){if(C||N||A)return!1;let P=Number(v);if(v==="Backspace")g();else if(v!==" "&&r?.faces.includes(P))$(P);else return!1;return!0}}}var Mo=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
47);--cell:light-dark(#faf9f4,#232933);--odd:light-dark(#f3eee5,#1d222b);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-da\
rk(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#7d8ca3,#9\
3a3bb);--start:light-dark(#2f6b45,#9fdcb2);--goal:light-dark(#6b5310,#efd27a);--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:\
light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#d9efe4,#1d3a33);--tint-1:light-dark(#b9e0d0,#245044);--tint-2:light-dark(#\
93cdb8,#2c6656);--tint-3:light-dark(#6cb89f,#357d69);--tint-4:light-dark(#479f86,#3f957d);--snake-0:light-dark(#c65d47,#e0806c);--snake-1:light-dark(#cf9332,#e3\
b15c);--snake-2:light-dark(#a0703f,#c39866);--snake-3:light-dark(#c0587e,#df86a6);--snake-4:light-dark(#8d8232,#b7ad5c);--snake-5:light-dark(#b2463f,#dc7f78);--\
snake-6:light-dark(#8a5a9c,#b78fca)}
.snl-workbench{--look: light;--tall: clamp(15rem, 100vh - 15.5rem, 46rem);--largest: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:v\
ar(--paper);color-scheme:light dark;font:1rem/1.45 system-ui,-apple-system,Segoe UI,sans-serif;text-align:left;font-variant-numeric:tabular-nums;*,:before,:afte\
r{box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2\
px}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;pad\
ding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;ju\
stify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align\
-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=fronti\
er]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0) 20%,var(--\
tint-1) 20% 40%,var(--tint-2) 40% 60%,var(--tint-3) 60% 80%,var(--tint-4) 80%);width:2em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong)\
 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-\
failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase\
}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--w\
rong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em\
 + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid\
-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}@media(prefers-color-scheme:dark){.snl-\
workbench{--look: dark}}:is([data-jp-theme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-workbench{--look: dark;color-sch\
eme:dark}:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-workbench{--look: light;color-scheme:li\
ght}.snl-workbench{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-ite\
ms:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:any\
where}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;mi\
n-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;fo\
nt-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:ho\
ver{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[\
aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem\
;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:\
100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-rad\
ius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-\
moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radi\
us:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none\
}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55re\
m + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";\
position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9r\
em;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[\
data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-4)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-ver\
dict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:5.5em}.s\
-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s\
-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-4)}.s-no .s-part{backgroun\
d:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;widt\
h:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:tr\
ansparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--o\
dd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{positio\
n:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);backgro\
und:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min\
-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 aut\
o;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{dis\
play:none}}}.snl-workbench{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:\
inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line)\
;line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:\
relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1\
"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tin\
t]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;bord\
er-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-st\
ate=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) sol\
id var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-\
gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visi\
ble{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolu\
te;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em\
 .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}\
.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center\
}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:\
1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(\
var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{di\
splay:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:rou\
nd}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;stroke-wi\
dth:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacity:.8}.\
s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preferen\
ce){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:1.01;animation:snl-throw .12s ease-out both}.s-move :is(.s-tip\
,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes\
 snl-throw{0%{stroke-dashoffset:1.01}}.snl-workbench{&.s-writing .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;c\
lip-path:inset(50%)}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;\
gap:.35rem;min-width:0}.s-tabs .s-button{border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color\
:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:\
empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(\
--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overf\
low:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.\
s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.\
nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);\
color:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-heig\
ht:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{di\
splay:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhe\
re}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-\
card.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display\
:grid;grid-template-columns:minmax(6rem,13rem) minmax(0,1fr);gap:1.1rem;align-items:start}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:fle\
x;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px soli\
d var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:40\
0}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{display:grid;grid-template-columns:4.5rem minmax(0,1f\
r);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);background:none;white-space:pre-wrap}@con\
tainer (max-width: 33rem){.s-exhibit{grid-template-columns:minmax(0,1fr)}.s-thumb{max-width:13rem}.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;whi\
te-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-acts .s-button{flex:1 1 4.5rem}\
}}.snl-workbench{--tall: clamp(15rem, 100vh - 24rem, 40rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2e\
m 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5re\
m .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-wid\
th:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{\
gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:\
1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice \
.s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overfl\
ow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;fl\
ex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.\
s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex\
-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;mar\
gin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);background:\
color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-tools:empty,.s-thrown:empty{display:none}&.s-drawing .s-sheet{touch-action:none;cursor:crossh\
air}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fil\
l:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>spa\
n{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * \
1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:\
none}}}
`;function Qe(e){let t=e.getRootNode(),r=t instanceof ShadowRoot?t:document.head;if(r.querySelector("style[data-snl-workbench]"))return;let o=document.createElement(
"style");o.dataset.snlWorkbench="",o.textContent=Mo,r.append(o)}var[No,Ao]=["snl-workbench",1],Yr="This browser stores nothing here: download what you want to keep.",Vr="The browser's storage is full: download what you want \
to keep.",Zr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Co(e){try{let t=JSON.parse(window[e].
getItem(No)??"null");return t?t.version!==Ao?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Io(){let[e,
t]=[Co("sessionStorage"),Co("localStorage")],r=e==="newer"||t==="newer";return{kept:[e,t].find(o=>o!==null&&o!=="newer")??{version:Ao,signature:"board",sources:{}},
store(o){if(r)return Zr;try{for(let n of[window.sessionStorage,window.localStorage])n.setItem(No,JSON.stringify(o));return""}catch(n){return n.name==="QuotaExce\
ededError"?Vr:Yr}}}}function To({keeper:e,arrived:t,open:r,text:o}){let{kept:n}=e,a={programs:[],signatures:[]},s={kind:t===null?"mine":"link"},i="",c=l(".tools"),d=l(".tabs",{role:"\
group",label:"Program"}),m=l(".programs",d,c),p=()=>a.signatures.find(({name:w})=>w===n.signature)?.template??"",u=()=>n.sources[n.signature]??p();function f(w){
s=w,g();let{kind:E,name:v}=s;E==="mine"?r(u(),!1):r(E==="link"?t??"":a.programs.find(C=>C.name===v)?.source??"",!0)}function b(w){w===void 0?delete n.sources[n.
signature]:n.sources[n.signature]=w,i=e.store(n)}function $(){let w=document.createElement("a");w.href=URL.createObjectURL(new Blob([o()],{type:"text/x-python"})),
w.download=`${s.name??"mine"}.py`.replaceAll("-","_"),w.click(),URL.revokeObjectURL(w.href)}function k(){b(t??""),f({kind:"mine"})}function g(){let{kind:w,name:E}=s,
v=(P,L)=>{let y=M(P,null,()=>f(L));return q(y,"aria-pressed",`${w===L.kind}`),y},C=P=>a.programs.filter(L=>L.kind===P).map(L=>[L.name,L.title]),N=X("A program t\
o look at",[["","Look at a program"]],E??"",P=>{f(P?{kind:"program",name:P}:{kind:"mine"})});for(let[P,L]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){
let y=C(L).map(([x,j])=>l("option",{value:x},j));N.append(l("optgroup",{label:null},y)),N.lastElementChild?.setAttribute("label",P)}N.value=E??"",N.classList.toggle(
"s-chosen",w==="program"),d.replaceChildren(v("Mine",{kind:"mine"}),...t===null?[]:[v("From the link",{kind:"link"})],N);let A=M("Download","As a file of Python",
$);if(w==="mine"){let P=X("How it is called",a.signatures.map(y=>[y.name,y.title]),n.signature,y=>{n.signature=y,i=e.store(n),f({kind:"mine"})}),L=M("Reset","Ba\
ck to the beginning of this signature",()=>{b(),f({kind:"mine"})});c.replaceChildren(P,L,A)}else w==="link"?c.replaceChildren(M("Make it mine","Instead of what \
is there",k),A):c.replaceChildren(A)}return{node:m,chosen:()=>s,trouble:()=>i,show(w){a=w,a.signatures.some(({name:E})=>E===n.signature)||(n.signature="board"),
f(s)},changed(w){s.kind==="mine"&&b(w)},question(){return s.kind==="program"?{name:s.name}:{source:o(),signature:s.kind==="mine"?n.signature:null}}}}var Kr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Qr="This code came with the link. It has not run, and runs only when you press a button below.";function qo(e,t){
let r=null,o=null,n=!1,a=!1,s=!1,i=t.host(E),c=Io(),d=Be(t.address.read()),m=l(".editor"),p=l("p.note.quiet"),u=l("span.strip.quiet",{role:"status"}),f=l("progr\
ess",{max:1,label:"Python is loading",hidden:""}),b=l(".cards"),$=l(""),k=M("Stop","End what is running",()=>i.stop()),g=Kr.map(([x,j,h])=>M(x,h,()=>P(j))),w=To(
{keeper:c,arrived:d,open:v,text:()=>o?.text()??""});function E({part:x,ready:j}){f.hidden=j===!0||!s,x!==void 0&&q(f,"value",x),j?I(u,s?"It runs …":""):s&&I(u,
`Python is loading (${i.size}, once) …`)}function v(x,j){o?.open(x,j),C()}function C(){let{kind:x}=w.chosen(),j={mine:w.trouble()||i.refusal,program:i.refusal,
link:Qr};I(p,j[x]??""),p.classList.toggle("s-strong",x==="link")}async function N(){n=!0;try{let[{make:x},j]=await Promise.all([t.editor(),t.shelf()]);o=x(m,"Pr\
ogram",h=>{w.changed(h),C()}),w.show(j)}catch(x){I(p,`The editor cannot be loaded: ${x.message}`)}A()}function A(){for(let x of g)q(x,"aria-disabled",s||!o||!!i.
refusal);k.hidden=!s,q(b,"aria-busy",`${s}`),!a&&i.size&&I(u,`Python (${i.size}) loads at the first run.`)}async function P(x){if(s||!o||!r||i.refusal)return;a=
s=!0,o.point(null),b.replaceChildren(),$.replaceChildren(),I(u,"It runs …"),A();let{name:j,cells:h,jumps:S,die:R,start:J,chained:ce,overshoot:K}=r.board,Ie={name:j,
cells:h,jumps:S,die:R,start:J,chained:ce,overshoot:K},Te=await i.ask({kind:x,program:w.question(),board:Ie},qe=>I(u,`${qe} …`));s=!1,f.hidden=!0,I(u,""),A(),L(
Te)}function L(x){let j=mo(x,{step:y,draw:h=>M("Move this board to Draw",null,()=>{e.use(h),e.enter("Draw")}),point(h){o?.point(h),o?.focus()}});b.replaceChildren(
...j),x.line&&o?.point(x.line),b.scrollIntoView({block:"nearest"}),x.of==="trace"&&x.stepper&&y(x.stepper),e.say(Ce(j)||"Step through the run below.")}function y(x){
let j=l("");$.replaceChildren(j),t.step(j,x),$.scrollIntoView({block:"nearest"})}return{name:"Write",under:l("p.quiet.hint","The board on which it runs. Change \
it in Draw."),side:[w.node,p,m,l(".tools.acts",g,k,l("span.progress",f,u)),b],below:[$],show(x){r=x,r.paint({distance:r.distance,predecessor:r.predecessor,route:!0,
piece:!1}),n||N(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){i.end(),o?.destroy()},more:()=>w.
chosen().kind==="mine"?st(o?.text()??""):"",stays:()=>d===null?"":st(d)}}var Po="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Lo=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Et(e,t,r){Qe(e);let{
address:o}=r,n=(t.gallery??[]).map(_),a=l("p.speaker",{role:"status"}),s=l("span.quiet"),i=l(""),c=l(".main",i),d=l(".side"),m=l(".stage",c,d),p=l(""),u=l("",{class:"\
snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),f={root:u,say:h=>I(a,h),use(h){b.add(h),A(h),N()},can:h=>b.can(h),go(h){b.can(h)&&(A(b.go(
h)),N())},enter(h){P($.find(S=>S.name===h)??k),A(g.board),N()}},b=yo(ke(o.read())??_(t.board)),$=t.only?[t.only==="Play"?Ot(f,r.played):St(f)]:[Ot(f),St(f),qo(f,
r)],k=$.find(({name:h})=>h===rt(o.read()))??$[0],g=we(b.now()),w=n.map(({name:h},S)=>[`${S}`,h]),E=X("Board",[["","Your board"],...w],"",h=>{let S=n[Number(h)];
h&&S&&f.use(S)}),v=l("input.address",{readonly:"",label:"To copy",hidden:""});async function C(){let S=`${location.href.split("#")[0]}${Q(g.board)}${nt(k.name)}${k.
more?.()??""}`;v.value=S;try{await navigator.clipboard.writeText(S),f.say("Copied: a link to this board.")}catch{v.hidden=!1,v.select(),f.say("Copy the link fro\
m the field.")}}function N(){let h=$.map(({stays:S})=>S?.()??"").join("");o.write(`${Q(g.board)}${nt(k.name)}${h}`)}function A(h){let S=document.activeElement,R=i.
contains(S)&&S?.dataset.cell;g=we(h),i.replaceChildren(g.node),m.style.setProperty("--shape",`${g.shape}`),m.style.setProperty("--columns",`${g.columns}`),I(s,ue(
{...h,name:""}));let J=n.findIndex(ce=>Q(ce)===Q(h));E.value=J<0?"":`${J}`,E.options[0].hidden=J>=0,v.hidden=!0,k.show(g),R&&g.cells.get(Number(R))?.focus({preventScroll:!0})}
function P(h){k.leave(),k=h;for(let[S,R]of L.entries())q(R,"aria-pressed",`${$[S]===k}`);H(u,"drawing",k.name==="Draw"),H(u,"writing",k.name==="Write"),c.replaceChildren(
i,k.under),d.replaceChildren(l(".says",a),...k.side),p.replaceChildren(...k.below??[])}let L=$.map(h=>M(h.name,null,()=>f.enter(h.name)));u.addEventListener("mo\
usedown",h=>{let S=h.target;!S.closest(".s-grid")||!i.contains(S)||(h.preventDefault(),u.focus({preventScroll:!0}))}),u.addEventListener("click",({target:h})=>{
let S=h.closest(".s-grid .s-cell");S&&i.contains(S)&&k.choose(Number(S.dataset.cell))}),u.addEventListener("keydown",h=>{let S=h.target;Lo(h)&&h.stopPropagation(),
!S.matches(Po)&&k.key(h.key,h)&&h.preventDefault()});function y(h){let S=h.target;if(h.defaultPrevented||!Lo(h)||!/^[1-9]$/.test(h.key)||S.closest(`${Po}, .snl-\
stepper`))return;let{top:R,bottom:J}=i.getBoundingClientRect();J>0&&R<innerHeight&&k.key(h.key,h)&&h.preventDefault()}function x(){let h=ke(o.read());!h||Q(h)===
Q(g.board)&&!o.links||(b.add(h),P($.find(({name:S})=>S===rt(o.read()))??k),A(h))}o.keys&&addEventListener("keydown",y);let j=o.follow(x);return u.append(l(".fra\
me",l(".head",!t.only&&l(".modes",{role:"group",label:"What to do"},L),n.length>0&&l("label.board-of",l("span","Board"),E),s,o.links&&l(".tools",M("Copy link","\
A link to this board",C),v)),m)),H(u,"ready",!0),q(e,"data-mounted",""),e.replaceChildren(u,p),P(k),A(g.board),{show:A,replay:h=>k.replay?.(h)??!1,destroy(){removeEventListener(
"keydown",y),j();for(let h of $)h.end?.();u.remove(),p.remove()}}}function le(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function me(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Ge=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Gr]=ve;function Ro({given:e,write:t,around:r},o,n,a){let s=l(a?".drawn":".drawn.fixed"),i=n(e.stub),c=()=>{},d={read:()=>Q(i),write(p){i=ke(p)??i,t(o(i))},follow(p){
return c=p,()=>{}},links:!1,keys:!1},m=`Exercise ${e.number}: the board`;return Et(s,{board:i,only:"Draw",label:m},{...r,address:d}),{node:s,show(p){try{i=n(p)}catch{
return!1}return c(),!0}}}var Bo=e=>Ro(e,t=>`from snl_algos import Board

${e.given.defines} = ${Gr.write(t)}`,t=>Ve(le(t,e.given.defines))[0],!0),zo=e=>Ro(e,({jumps:t})=>`${e.given.defines} = ${Ge(t)}`,t=>{let o=Object.entries(me(le(
t,e.given.defines))).map(([n,a])=>[Number(n),a]);return _({...e.given.form.board,jumps:o})},!1);function Do({given:e,write:t,around:r}){let{defines:o,form:n,number:a}=e,
s=l(".drawn"),i={read:()=>Q(_(n.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},c=`Exercise ${a}: the board`,d=Et(s,{board:n.board,only:"Play",label:c},{...r,
address:i,played:m=>t(`${o} = [${m.join(", ")}]`)});return{node:s,show(m){let p=me(le(m,o));return!Array.isArray(p)||!p.every(Number.isInteger)?!1:m===e.stub||d.
replay(p)}}}function Wo({given:e,write:t}){let{defines:r,form:o,number:n}=e,a=_(o.board),{columns:s,rows:i}=je(a.cells),c=we(a);c.paint({piece:!1});let d=new Map([...Array(
a.cells).keys()].map(f=>{let b=f+1,[$,k]=Y({cells:a.cells,start:1,columns:s,rows:i},b),g=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${b}`,
input:()=>t(`${r} = ${Ge(m())}`)}),w=`grid-row:${i-$};grid-column:${k+1}`;return[b,{input:g,node:l("label.field",{style:w},l("span",`${b}`),g)}]})),m=()=>[...d].
filter(([,{input:f}])=>/^\d+$/.test(f.value.trim())).map(([f,{input:b}])=>[f,Number(b.value)]),p=l(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),u=l(".fields",{role:"group",label:`Exercise ${n}: the distances`,style:`--columns:${s}`},[...d.values()].map(({node:f})=>f));return{node:l(
".distances",p,u),show(f){let b=me(le(f,r));if(typeof b!="object"||!b||Object.keys(b).some($=>!d.has(Number($))))return!1;for(let[$,{input:k}]of d){let g=`${b[$]??
""}`;k.value.trim()!==g&&(k.value=g)}return!0}}}var _o=e=>l("span.words",[...e?.childNodes??[]]);function Jo({given:e,task:t,write:r}){let{defines:o,form:n}=e,a=[...t.querySelectorAll("li")],s=n.of,i=s,c=new Map(
s.map(u=>{let f=a.find(k=>k.querySelector("strong")?.textContent===`${u}.`),b=M("↑",null,()=>m(u,-1),`Move step ${u} up`),$=M("↓",null,()=>m(u,1),`Move step\
 ${u} down`);return[u,{up:b,down:$,node:l("li.step",_o(f),l(".tools",b,$))}]})),d=l("ol.steps",{label:"The steps, in your order"});a[0]?.parentElement?.remove();
function m(u,f){let b=i.indexOf(u);if(!i[b+f])return;let $=[...i];[$[b],$[b+f]]=[$[b+f],$[b]],i=$,p(),c.get(u)?.[f<0?"up":"down"].focus(),r(`${o} = [${i.map(k=>`\
"${k}"`).join(", ")}]`)}function p(){i.forEach((u,f)=>{let b=c.get(u);b&&(q(b.up,"aria-disabled",f===0),q(b.down,"aria-disabled",f===i.length-1),d.append(b.node))})}
return p(),{node:d,show(u){let f=me(le(u,o));return!Array.isArray(f)||`${[...f].sort()}`!=`${[...s].sort()}`?!1:(i=f,p(),!0)}}}function Ho({given:e,task:t,write:r}){
let{defines:o,form:n,name:a}=e,s=[...t.querySelectorAll("ol > li")],i=s.slice(0,n.to).map((c,d)=>{let m=l("input",{type:"radio",name:`snl-${a}`,change:()=>r(`${o}\
 = ${d+1}`)});return{input:m,node:l("label.step",m,l("b",`${d+1}.`),_o(c))}});return s[0]?.parentElement?.remove(),{node:l(".steps",{role:"radiogroup",label:"Th\
e step that you choose"},i.map(({node:c})=>c)),show(c){let d=me(le(c,o));return!Number.isInteger(d)||!i[d-1]?!1:(i.forEach(({input:m},p)=>{m.checked=p===d-1&&c!==
e.stub}),!0)}}}var Xr={order:Jo,choice:Ho,board:Bo,jumps:zo,throws:Do,distances:Wo};function Fo(e,t,r,o){let n=Xr[e.form.kind];if(!n)return null;let a="",s=!1,i=t.closest("sec\
tion")??t,c=n({given:e,task:i,write:p,around:o}),d=M("","The Python that this writes",()=>{s=!s,u()}),m=l(".reply",c.node,l(".tools.swap",d),r.node);function p(f){
a=f,r.replace(f)}function u(){r.node.hidden=!s,d.textContent=s?"Hide the code":"As code",q(d,"aria-expanded",`${s}`)}return u(),{node:m,show(f){f!==a&&(a=f,!(c.
show(f)||s)&&(s=!0,u()))}}}function Uo(e){let t=[...e.querySelectorAll("details")],r=t.map(o=>{let n=l(".help");return n.append(...[...o.childNodes].filter(a=>!(a instanceof Element&&/^(summary|details)$/.
test(a.localName)))),n});for(let o of t)o.remove();return{hints:r.slice(0,-1),solution:r.at(-1)??l("")}}function Yo({hints:e,solution:t},r){let o=0,n=l("ol.hint\
s",{label:"Hints"}),a=l(".asked",{role:"group",label:"The solution"}),s=M("Hint","A little help; there may be more",c),i=M("Solution","Asks before it shows it",
m);function c(){if(o===e.length)return;o+=1;let u=l("li",{tabindex:-1},e[o-1]);n.append(u),u.focus({preventScroll:!0}),u.scrollIntoView({block:"nearest"}),d()}function d(){
let u=e.length-o;s.textContent=o?`Next hint (${u} left)`:"Hint",q(s,"aria-disabled",!u),u||(s.textContent="No more hints")}function m(){let u=M("Show it",null,p),
f=e.length-o,b=f?` There ${f===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(l("p",`Do you want to see a solution?${b}`),l(".tools",u,
M("Not yet",null,()=>(a.replaceChildren(),i.focus())))),u.focus()}function p(){let u=M("Hide it",null,()=>(a.replaceChildren(),i.focus())),f=M("Use it","In the \
place of what you have",r);a.replaceChildren(l("b","A solution"),t,l(".tools",f,u)),f.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}return d(),{
buttons:[s,i],nodes:[n,a]}}function en(e,t){if(!e)return null;try{let{board:r,node:o}=kt(e,null);return{node:o,words:ue(r),way:t.draw(r)}}catch{return null}}function tn({passed:e,reason:t,
board:r,details:o,line:n},a){let s=en(r,a),i=[te(t),...o.map(te),s&&l("p.quiet",s.words),Ue(n,a),s&&l(".tools",s.way)].filter(c=>!!c);return oe(e?"right":"wrong",
e?"Solved":"Not yet",...s?[l(".exhibit",s.node,l(".told",i))]:i)}function on({verdict:e,like:t,stepper:r},o){let{report:n,passed:a,reason:s}=e;return[n.correct&&
!a&&oe("wrong","Not yet",te(s)),yt({kind:"result",report:n,like:t,stepper:r},o)]}function Vo(e,t){if(e.kind==="failure")return[xt(e,t),Ye(e)].filter(n=>!!n);let{
verdict:r}=e;return[...r.report?on(e,t):[tn(r,t)],Ye(e)].filter(n=>!!n)}var rn="Nothing is written yet.",nn="The mark stays: another version of yours has solved it.";function Zo(e,t,r,o){let{name:n,number:a,stub:s}=t,i=ge(n),c=!1,d=l(
"p.note.quiet"),m=l("span.strip.quiet",{role:"status"}),p=l("progress",{max:1,label:"Python is loading",hidden:""}),u=l("span.state"),f=l(".cards"),b=l(""),$=Yo(
Uo(e),()=>A(t.solution,"This is a solution.")),k=ho({label:`Exercise ${a}`,picture:e.querySelector(".highlight pre"),stub:s,source:i?.source??s,editor:r.editor,
change:N,trouble:h=>I(d,h)}),g=Fo(t,e,k,r),w=M("Check","Run it and judge it",y),E=M("Stop","End what is running",()=>o.stop()),v=M("Reset","Back to how it was",
()=>A(s,g?"":"Ctrl+Z in the editor brings your code back.")),C={loads:P,changes:L};function N(h){h!==(ge(n)?.source??s)&&I(d,ut(n,h)),g?.show(h)}function A(h,S){
k.replace(h),I(m,S)}function P({part:h,ready:S}){p.hidden=S===!0,h!==void 0&&q(p,"value",h),I(m,S?"It runs …":`Python is loading (${o.size}, once) …`)}function L(){
let h=ge(n)?.solved;I(u,h?"✓ Solved":""),q(w,"aria-disabled",o.busy()||!!o.refusal),E.hidden=!c,q(f,"aria-busy",`${c}`),!o.begun()&&o.size?I(m,`Python (${o.size}\
) loads at the first check.`):!c&&m.textContent?.startsWith("Python")&&I(m,""),o.refusal&&I(d,o.refusal)}async function y(){if(o.busy()||o.refusal)return;let h=k.
text();if(!h.trim()){I(m,rn);return}c=!0,k.point(null),f.replaceChildren(),b.replaceChildren(),I(m,"It runs …");let S={kind:"exercise",exercise:n,program:{source:h}},
R=await o.ask(C,S,K=>I(m,`${K} …`));c=!1,p.hidden=!0,R.verdict?.passed&&I(d,ut(n,h,!0));let J=Vo(R,{step:x,draw:K=>l("a.button",{href:`${t.play}${Q(K)}&draw`},
"Open this board in the workbench"),point:K=>k.point(K)});for(let K of J)q(K,"role","group");f.replaceChildren(...J),L(),R.verdict?.passed?I(m,"Solved."):ge(n)?.
solved?I(m,`${Ce(J)}. ${nn}`):I(m,Ce(J));let ce=R.verdict?.line??R.line;ce&&!g&&k.point(ce),f.scrollIntoView({block:"nearest"})}function x(h){let S=l("");b.replaceChildren(
S),r.step(S,h),b.scrollIntoView({block:"nearest"})}let j=l("",{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${a}: your answer`});j.append(l(
".frame",g?g.node:k.node,d,l(".tools.acts",w,E,...$.buttons,v,u,l("span.progress",p,m)),f,...$.nodes)),e.replaceChildren(j,b),q(e,"data-mounted",""),H(j,"ready",
!0),o.watch(C),g?.show(k.text()),Ht((h,S)=>{if(h!==null&&h!==n)return;let R=ge(n);!S&&R&&R.source!==k.text()&&k.replace(R.source),L()}),L()}var Ko=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
button{position:absolute;top:.4rem;right:.4rem;min-height:2.25rem;background:var(--paper)}.s-plain{margin:0;padding:.5rem 4.5rem .5rem 1rem;border:0;background:\
none;font:.875rem/1.5 ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}.s-acts .s-button{min-height:2.75rem}\
.s-acts .s-button:first-child:not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-acts .s-button:nth-child(2):not([aria-dis\
abled]){border-color:var(--line);color:var(--ink);background:var(--paper)}.s-state{color:var(--start);font-weight:650}.s-state:empty,.s-hints:empty,.s-asked:emp\
ty{display:none}.s-hints{margin:0;padding:0;list-style:none;counter-reset:hint}.s-hints>li{padding:.5rem .9rem;border-left:5px solid var(--wait);counter-increme\
nt:hint}.s-hints>li+li{margin-top:.5rem}.s-hints>li:before{content:"Hint " counter(hint);color:var(--quiet);font-size:.85em}.s-asked{display:flex;flex-direction\
:column;gap:.5rem;padding:.6rem .9rem;border-left:5px solid var(--line)}.s-help p+p{margin-top:.5rem}.s-card a.s-button{display:inline-flex;align-items:center;t\
ext-decoration:none}.cm-content:focus-visible{outline:none}.s-steps{display:flex;flex-direction:column;gap:.4rem;margin:0;padding:0;list-style:none}.s-step{disp\
lay:flex;align-items:center;gap:.7rem;min-height:2.75rem;padding:.35rem .5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:color-mix\
(in srgb,var(--cell) 60%,var(--paper))}label.s-step{cursor:pointer}.s-step:has(:checked){border-color:var(--now)}.s-step input{flex:none;width:1.25rem;height:1.\
25rem;accent-color:var(--now)}.s-words{flex:1 1 auto;min-width:0}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-button{justify-content:center;min-width:\
2.75rem;min-height:2.75rem}.s-swap{justify-content:flex-end;margin-top:.4rem}.s-swap .s-button{border-color:transparent;color:var(--quiet)}.s-drawn>.snl-workben\
ch>.s-frame{padding:0}.s-fixed :is(.s-settings,.s-fold){display:none}.s-distances{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:cen\
ter;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4rem}.s-field{display:flex;flex-direction:column;co\
lor:var(--quiet);font-size:.85rem}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);border-radius:.4rem;font:inherit;font-size:1.1rem;t\
ext-align:center;color:var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-template-columns:minmax(0,1fr)}.s-distances>.s-thumb{-\
-tall: 22rem;max-width:none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}@media print{:is(.s-acts,.s-swap,.s-still>.s-button,.s-h\
ints,.s-asked,.s-note){display:none}}}
`;function Qo(){let e=document.createElement("style");e.textContent=Ko,document.head.append(e)}var Mt=document.querySelectorAll("[data-snl-exercise]:not([data-mounted])");if(Mt.length){Qe(document.body),Qo();let[e]=Mt,t=Rt(JSON.parse(e.dataset.files??"nul\
l")),r=Bt(t);for(let o of Mt)Zo(o,JSON.parse(o.dataset.snlExercise??"null"),t,r)}})();
