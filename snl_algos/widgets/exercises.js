// built from web/ by `npm run build`
"use strict";(()=>{var Kt='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var Pr={format:"snl-workbench",version:2},Lr={what:"stopped",says:"You stopped it."},kt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),Br=e=>`${(e/
1e6).toFixed(1)} MB`;function Qt(e,t){let r=null,o=!1,n=0,s,a,i=null;function c(){let y=URL.createObjectURL(new Blob([Kt],{type:"text/javascript"})),g=new Worker(
y,{type:"module"});g.onmessage=({data:O})=>g===r&&w(O),g.onerror=O=>g===r&&h(O.message),g.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=g,o=!1}function p(){
clearTimeout(a),r?.terminate(),r=null}function f(y){clearTimeout(a);let{settle:g}=i??{};i=null,g?.(y)}function d(){if(clearTimeout(a),i?.silent)return;let{seconds:y}=e,
g=`It said nothing for ${y} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>u({what:"late",says:g}),1e3*y)}function u(y){p(),c(),f(kt(y))}function h(y){
o?u({what:"died",says:`Python itself broke, and begins again: ${y}`}):s?(s=null,p(),c()):(p(),f(kt({what:"died",says:`Python could not be loaded: ${y}`})))}function m(){
!i||!o||(r?.postMessage({question:i.text}),d())}function w(y){y.memory?s=s===null?null:y.memory:y.bytes?t({part:Math.min(1,y.bytes/e.bytes)}):y.ready?(o=!0,t({ready:o}),
m()):y.failed?h(y.failed):v(JSON.parse(y.said))}function v(y){y.id===i?.id&&(d(),y.kind==="progress"?i?.progress(y.says):f(y))}return{size:`up to ${Br(e.weight)}`,
refusal:null,ask(y,g){n+=1;let O=`${n}`;return new Promise(S=>{i={id:O,text:JSON.stringify({...Pr,id:O,...y}),silent:y.kind==="cell",progress:g,settle:S},r||c(),
m()})},stop:()=>i&&u(Lr),end:p}}var yt=e=>({size:null,refusal:e,ask:async()=>kt({what:"died",says:e}),stop(){},end(){}});var le={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Dr}=le,X=e=>Array.from({length:e},(t,r)=>r),Ve=(e,t,r)=>Math.min(r,Math.max(t,e));function K({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var Xt=({columns:e,start:t})=>e+(t===0?1:0);function Z(e,t){let[r,o]=K(e,t),[n,s]=Dr.anchor;return[
o+n,e.rows-r-1+s]}function ne([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(c,p=0)=>[e+c*s-p*a,t+c*a+p*s]}}function eo([e,
t],[r,o],[n,s]){let[a,i]=[n-r,s-o],c=((e-r)*a+(t-o)*i)/(a*a+i*i||1),p=Ve(c,0,1);return Math.hypot(e-r-p*a,t-o-p*i)}function Ye(e,t){let[[o,n],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Ge(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of X(o)){let[i,c]=[t+a*n,t+(a+1)*n],[[p,f],[d,u]]=[e(i),e(
c)],[[h,m],[w,v]]=[Ye(e,i),Ye(e,c)];s.push([p+h*n/3,f+m*n/3],[d-w*n/3,u-v*n/3],[d,u])}return s}var _r=4,to=(e,t)=>{let r=le.light.tints.length-1;return Math.round(
r*Ve(e/Math.max(t,_r),0,1))};var vt=400,xt=20,Wr=["stay","bounce","win"];function Te(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Jr(e){if(!Array.isArray(e))return Te(e,"the die",1,xt);if(!e.length||e.length>xt)throw new Error(`a die \
in this page has 1 to ${xt} faces, not ${e.length}`);let t=e.map(o=>Te(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Fr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)Te(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function U(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Te(e.cells,"the number of cells",1,vt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Wr.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Fr(
i,r),die:Jr(o),start:Te(n,"start",0,1),chained:s,overshoot:a}}var oo=e=>typeof e=="number"?X(e).map(t=>t+1):e;function Ne(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Ze=e=>X(e*e).map(t=>{let{columns:r,rows:o}=Ne(e*e),[n,s]=K({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function ro(e,t=Math.random){let r=X(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=X(2*o).map(a=>{let[i,c]=[n(),n()].sort((p,f)=>p-f);return a<o?[i,c]:[c,i]});return U({...e,name:"",
jumps:s})}function ge({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([p,f])=>f>p).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&c.push("s\
tarts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}var no=["Draw","Write"];function $t(e){let t=new URLSearchParams(e.slice(1));return Oe(e)&&no.find(r=>t.has(r.toLowerCase()))}var St=e=>no.includes(e)?`&${e.toLowerCase()}`:
"",Hr=2e4;function Ot(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Hr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function qe(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function ee({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Ur=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Yr=e=>new URLSearchParams(
e.slice(1)).get("board");function so(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Ur(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return U(o)}function Oe(e){try{return so(
Yr(e)??"")}catch{return null}}var Vr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function jt(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{so(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Vr}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&qe(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Gr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Zr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Et=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function ao(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=Et(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var Ke=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return yt(Gr);if(!r)return yt(Zr);let{
home:n,core:s}=r;return Qt({...r,home:Et(n),core:Et(s)},o)},editor:async()=>(await ao(e)).snlEditor,shelf:async()=>(await ao(t)).snlShelf,step:async(o,n,s)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>qe(location.
hash)===null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function T(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function Mt(e,t){for(let r in t)T(e,r,t[r])}var V=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Kr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,io=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)V(s,a,!0);for(let a of r)Kr(a)?Mt(s,a):s.append(...[a].flat().filter(Boolean));
return s},l=io(e=>document.createElement(e)),we=io(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),be=(e,t,...r)=>we(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function P(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Qe(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function Ct(e){let t=[];return r=>{for(let o of t)V(o,e,!1);t=r.filter(o=>!!o);for(let o of t)V(
o,e,!0)}}var E=(e,t,r,o)=>l("button.button",{type:"button",title:t,label:o,click:r},e);function lo(e,t,r,o=!1){let n=E(e,t,()=>{o=!o,T(n,"aria-pressed",`${o}`),r(o)});return T(
n,"aria-pressed",`${o}`),n}function ie(e,t,r,o){let n=t.map(([a,i])=>l("option",{value:a,selected:a===r&&""},i));return l("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var At=(e,t,...r)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var co=(e,...t)=>l("details.fold",l("summary",e),...t);var It=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,se=(e,t="throws")=>`${It(e)} ${e===1?t.replace(/s$/,""):t}`,ve=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Qr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},uo=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Qr[`${e}`]});function Xe(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,c=n===
o?"":a||i;return r===null?`${ve(c)} from ${t}.`:`From ${t}, roll ${Tt(r)}: land on ${o}${c&&`, ${c}`}.`}var Tt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ae({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let c=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),p=[r.style,...c].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return we(f,{...r,style:p||null},a.map(ae),i)}var{shape:po}=le;function fo(e,t,r,o){let{spot:n}=ne(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function mo(e,t,r){let{least:o,more:n,head:s,edge:a}=po.arc,
{length:i,spot:c}=ne(e,t),p=o+n*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,h]=c(i/2,d*p*2),m=[Ve(u,a,r-a),Math.max(h,a)],w=ne(m,t),v=w.spot(w.length-.06);return{from:e,
turn:m,tip:v,...fo(v,m,s,s*.4)}}function Nt(e,t,r,o,n){let{length:s,spot:a}=ne(e,t),i=Math.min(o,s/4),c=a(s-i),p=a(s/2,2*r);return{from:a(i),turn:p,tip:c,middle:a(
s/2,r),...fo(c,p,n,n/2)}}function ho(e){let t=po.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:ce}=le;function qt(e,t,r){let{length:o,spot:n}=ne(Z(e,t),Z(e,r));return ne(n(ce.apart),n(o-ce.apart))}function wo(e,t,r){let{length:o,spot:n}=qt(e,t,r),
{half:s,over:a,rung:i}=ce.ladder,c=Math.max(2,Math.round(o/i)),p=[s,-s].map(d=>[n(-a,d),n(o+a,d)]),f=X(c+1).map(d=>{let u=o*d/c;return[n(u,s),n(u,-s)]});return{
rails:p,rungs:f}}function go(e,t){let r=(e+t)%2?-1:1;return[0,ce.snake.bow,-ce.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function bo(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=qt(e,t,r),{swing:i,wave:c}=ce.snake,p=Math.max(1,Math.round(s/c)),f=o*Math.min(i,.08*s);return d=>{let u=1-(2*d-1)**4,h=f*u*Math.sin(
2*Math.PI*p*d)+n*Math.sin(Math.PI*d);return a(s*d,h)}}function Xr(e,t,r,o){let n=o.map(([i,c])=>[Z(e,i),Z(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:go(
t,r)[0]};for(let i of go(t,r)){let c=bo(e,t,r,i),p=X(25).map(h=>c(h/24)),f=p.some(([h,m])=>h<.15||h>s-.15||m<.15||m>e.rows-.15),u=p.filter(h=>n.some(([m,w])=>eo(
h,m,w)<ce.snake.clear)).length+(f?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function ko(e,t,r,o){let n=bo(e,t,r,Xr(e,t,r,o)),{length:s}=qt(e,t,r),a=4*
Math.max(1,Math.round(s/ce.snake.wave))+2,i=m=>w=>{let v=ce.snake.half*(1-.3*w-.6*w**3),[y,g]=n(w),[O,S]=Ye(n,w),M=Math.hypot(O,S)||1;return[y-m*v*S/M,g+m*v*O/M]},
c=Ge(i(1),0,1,a),p=Ge(i(-1),1,0,a),f=[...c,c[c.length-1],p[0],...p],{spot:d}=ne(n(0),n(.02)),{skull:u,eye:h}=ce.snake;return{outline:f,stripe:Ge(n,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-h/3,.55*u),d(-.05-h/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var yo=(e,t)=>(2*e+3*t)%le.light.snakes.length;var{shape:Le}=le,de=e=>`${Math.round(e*1e3)/1e3}`,Re=e=>e.map(t=>t.map(de).join(" ")),ke=e=>`M${Re(e).join("L")}`,xo=e=>`M${Re(e.slice(0,1))}C${Re(e.slice(1)).join(
" ")}`,Rt=(e,t,r)=>`M${Re([e])}Q${Re([t,r]).join(" ")}`,Q=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),et=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:de(t),cy:de(r),r:o},...n}),tt=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),Pt=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:de(t),y:de(r),width:o,
height:o,rx:n},...s}),$o=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),So=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:de(t),y:de(r),"\
font-size":o},fill:s,text:n});function en(e,t,r){let{rails:o,rungs:n}=wo(e,t,r),{rail:s,rungWidth:a}=Le.ladder,i=o.map(ke).join("");return[Q("halo",i,{stroke:"c\
ell",width:s+.05}),Q("rungs",n.map(ke).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",width:s})]}function tn(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:c,tongue:p}=ko(e,t,r,o),{skull:f,stripe:d,eye:u,pupil:h}=Le.snake,m=`snake-${yo(t,r)}`,w=`${xo(n)}Z`;return[Q("halo",w,{stroke:"cell",width:.06}),
Q("tongue",p.map(v=>ke(v)).join(""),{stroke:m,width:.025}),Q("skin",w,{fill:m}),$o(Q("stripe",xo(s),{stroke:"cell",width:d}),"0.04 0.12"),et("skull",a,f,{fill:m}),
...i.map(v=>et("eye",v,u,{fill:"die"})),...c.map(v=>et("pupil",v,h,{fill:"dieInk"}))]}function ot(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,c,p)=>tt(a,p,{"data-ends":`${i} ${c}`});return[...o.map(([a,i])=>s("ladder",a,i,en(e,a,i))),...n.map(([a,i])=>s("snake",a,i,tn(e,a,i,o)))]}function Oo(e){
let[t,r]=K(e,e.cells),[o,n]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Le.flag,[p,f,d]=s,u=w=>w.map(([v,y])=>[o+v,n+y]),h=ke(u([s.slice(0,2),[p,d]])),m=`${ke(
u([[p,f],a,[p,i]]))}Z`;return tt("flag",[Q("pole",h,{stroke:"goal",width:c}),Q("pennant",m,{fill:"goal"})])}function Pe([e,t],r,o=1){let{side:n,corner:s,pip:a}=Le.
die,i=ho(r).map(f=>et("pip",f,a,{fill:"dieInk"})),c=So("face",[0,n*.24],n*.7,`${r}`,"dieInk"),p={fill:"die",stroke:"now",width:.035};return tt("die",[Pt("side",
[-n/2,-n/2],n,s,p),...i.length?i:[c]],{transform:`translate(${de(e)} ${de(t)}) scale(${o})`})}function vo(e,t,r){let[o,n]=K(e,t),s=[n+.06,e.rows-o-.94],a=Pt(r,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,$o(a,"0.03 0.06")}function jo(e,{from:t,face:r,landing:o,stand:n}){let s=n===
o?[]:[vo(e,n,"stand")];if(r===null)return s;let a=Z(e,t);if(t===o)return[Pe(a,r)];let{turn:i,neck:c,wings:p}=mo(a,Z(e,o),Xt(e)),f=`--far:${de(ne(a,i).length+ne(
i,c).length)}`,d=Q("arc",Rt(a,i,c),{stroke:"now",width:Le.arc.width});return[vo(e,o,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:f}},
Q("tip",`${ke(p)}Z`,{fill:"now"}),Pe(a,r)]}function Eo(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[c,p]=[Z(e,o),Z(e,s)],f=Nt(c,p,p[0]>=c[0]?-.3:.3,.12,.16);o=
a;let[d,u]=[f.middle[0],Math.floor(f.middle[1])+.5],h=Rt(f.from,f.turn,f.neck),m=`${ke(f.wings)}Z`;return tt("leg",[Q("rim",h,{stroke:"cell",width:.1}),Q("shaft",
h,{stroke:"ink",width:.05}),Q("tip",m,{fill:"ink"}),Pt("count",[d-.3,u-.14],.28,.04,{fill:"ink"}),So("order",[d-.16,u+.066],.19,`${i+1}`,"cell"),Pe([d+.16,u],n,
.8)],{style:`--order:${i}`})})}function Mo(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[Z(e,a),Z(e,s)],{from:p,turn:f,tip:d,wings:u}=Nt(i,c,.12,.18,.13),h=Rt(p,f,d)+ke(u);return Q(o.has(s)?"branch\
.strong":"branch",h,{stroke:"ink",width:.03})})}var Lt=e=>be(".face","-.19 -.19 .38 .38",ae(Pe([0,0],e))),rt=()=>l("li.chip",l("span",{role:"img"}),l("small"));function nt({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(T(e,"label",`Roll ${r}`),e.replaceChildren(Lt(r))),P(t,`to cell ${o}`)}var Bt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ue=e=>`${Bt(e).kind} ${e.join("→")}`,Co=(e,t)=>U({...e,name:"",jumps:t}),
st=(e,t)=>Co(e,e.jumps.filter(([r])=>r!==t)),Be=(e,t,r)=>Co(e,[...st(e,t).jumps,[t,r]]);function Ao(e,[t,r],o,n){let s=st(e,t);return o?Be(s,t,n):Be(s,n,r)}var zt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function Io(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return U({...e,...t,name:"",jumps:o})}function To(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function No(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:p,clientY:f}){let d=e.cellAt(p,f);!d||d===s||(s=d,a=!0,t(n,s))}function c(p){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(p?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:p,isPrimary:f,clientX:d,clientY:u})=>{let h=e.cellAt(d,u);a=!1,!(p||!f||!h)&&(n=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var ze=(e,t)=>l("label.setting",l("span",e),t);function qo(e){let t=l("input.button",{type:"number",min:1,max:vt,change:()=>e({cells:t.valueAsNumber})}),r=l("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=ie("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=ie("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ie("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:l(".settings",ze("Cells",t),ze("Die",r),ze("Start",o),ze("Past the goal",n),ze("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function $e(e){return Array.isArray(e)?`[${e.map($e).join(", ")}]`:JSON.stringify(e)}function Dt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function on({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function rn({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([f,d])=>`  "${f}": ${$e(d)}`).join(
`,
`)}
}
`}function nn(e){Dt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${$e(t)}
`}function sn(e){Dt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=X(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ze(t))r[s][a]=o.get(n)??-1;return`[${r.map($e).join(`,
 `)}]
`}function an(e){Dt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var je=[{name:"python",title:"Python: Board(...)",write:on},{name:"json",title:"JSON",write:rn},{name:"move-array",title:"Move array, from 0",write:nn},{name:"\
grid",title:"LeetCode grid",write:sn},{name:"hackerrank",title:"HackerRank text",write:an}];var Ro=["jumps","ladders","snakes","die","start","chained","overshoot"],ln=Ro.slice(0,3);function cn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function dn(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function un(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of dn(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!Ro.includes(s))throw new Error(`a board has no option ${s}`);
ln.includes(s)?r.jumps.push(...pn(a)):r[s]=Po(a)}return[r]}function Po(e){try{return cn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function pn(e){
let t=Po(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${$e(r)}`);return t}var fn="format version name author source cells die start chained overshoot jumps".split(" ");function mn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!fn.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function Lo(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${$e(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function hn(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Ze(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function gn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let c=(t[r]??"").trim().split(
/\s+/);if(r+=1,c.length!==a||!c.every(p=>/^\d+$/.test(p)))throw new Error(`line ${r}: expected ${i}`);return c.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[c,p]of[["ladder",1],["snake",-1]]){let[f]=o(1,`the number of ${c}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${c}s`);for(let d=0;d<f;d+=1){let u=o(2,`the two cells of a ${c}`);if((u[1]-u[0])*p<=0)throw new Error(
`line ${r}: ${u.join(" ")} is not a ${c}`);i.push(u)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function wn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[hn(o)]:typeof o[0]=="object"?o.map(mn):[Lo(o)]}function at(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return un(t).map(U);if(/^[[{]/.test(t))return wn(t).map(U);if(r&&/[\r\n]/.test(t))return gn(t).map(U);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[U(Lo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Bo(e,t){let r=null,o=je[0].name,n=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=l("p.quiet",{role:"alert"}),a=ie("Notation",
je.map(d=>[d.name,d.title]),o,d=>{o=d,i()});function i(){if(!(!r||!f.open)){n.value=n.placeholder="",P(s,"");try{n.value=je.find(d=>d.name===o)?.write(r).trim()??
""}catch(d){n.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!n.value.trim()){P(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function p(){if(!n.value.trim()){P(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=at(n.value);t(d[0]),P(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){P(s,`This cannot be read: ${d.message}.`)}}let f=co("Copy or paste as text",l(".tools",a,E("Copy",null,c),E("Use this text","Read \
the board in the text",p)),n,s);return f.addEventListener("toggle",i),{node:f,show(d){r=d,i()}}}var _t=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Wt(e){let t=null,r=null,o=null,n=null,s=!0,a=l("b.amount"),i=l("span.quiet"),c=l(
"ol.thrown",{label:"A shortest route"}),p=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=E("Undo","Ctrl+Z",()=>e.go(-1)),d=E("Redo","Ctrl+Y",
()=>e.go(1)),u=qo(b=>g(x=>Io(x,b),"")),h=Bo(e,b=>e.use(b));function m({distance:b,predecessor:x,throws:j,route:L}){t&&(t.paint({current:o,distance:b,predecessor:x,
route:s,piece:!1}),P(a,j??"none"),P(i,j===null?"the goal is out of reach":se(j).replace(/^\S+ /,"")),Qe(c,L,rt,(J,[A,,k])=>nt(J,A,k)))}let w=()=>t?zt(t.board,o)[0]??
null:null;function v(){if(!t)return;let{board:b,plan:x}=t;m(t);let j=w();t.light(j),t.sketch((j??[]).map(L=>{let[J,A]=Z(x,L);return{tag:"circle",attributes:{cx:J,
cy:A,r:.13},fill:"paper",stroke:"now",width:.06}})),p.replaceChildren(...zt(b,o).flatMap(y)),T(f,"aria-disabled",!e.can(-1)),T(d,"aria-disabled",!e.can(1))}function y(b){
let{ends:x}=Bt(b),j=E(`Remove ${ue(b)}`,"Delete",()=>O(b)),L=x.map((J,A)=>E(`Move its ${J}`,null,()=>{n={jump:b,end:A},e.say(`Choose the cell where the ${J} of ${ue(
b)} goes.`),t?.cells.get(b[A])?.focus({preventScroll:!0})}));return[j,...L]}function g(b,x){if(t){o=n=null;try{e.use(b(t.board)),e.say(`${x} ${_t(t.throws)}`.trim())}catch(j){
e.say(`${ve(j.message)}.`),u.show(t.board),v()}}}let O=b=>g(x=>st(x,b[0]),`Removed: ${ue(b)}.`);function S(b,x){let j=w(),L=j?j.indexOf(b):-1;return j&&L>=0?M(j,
L,x):{change:J=>Be(J,b,x),what:`Drawn: ${ue([b,x])}.`}}let M=(b,x,j)=>({change:L=>Ao(L,b,x,j),what:`Moved: ${ue(b)} is now ${ue(x?[b[0],j]:[j,b[1]])}.`});function N(b,x){
if(!t)return;let{change:j}=S(b,x),L=t.trial(j(t.board));m(L),e.say(`If you let go here: ${_t(L.throws)}`)}function I(b,x){let{change:j,what:L}=S(b,x);g(j,L)}function B(){
o=n=null,t&&(t.trial(t.board),v(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${_t(t.throws)}`)}return{name:"Draw",under:l("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[l(".score",l("p","Fewest ",a,i)),c,p,l(".tools",f,d,E("Random","Other jumps",()=>g(b=>ro(b),
"Drawn at random.")),E("Remove all jumps",null,()=>g(b=>({...b,name:"",jumps:[]}),"Removed: all jumps.")),lo("Route","One of the shortest routes",b=>{s=b,v()},!0)),
u.node,h.node],show(b){t=b,o=n=null,r=No(t,{tries:N,draws:I,drops:B}),u.show(t.board),h.show(t.board),v(),z()},leave:()=>r?.stop(),choose(b){if(!(!t||!b||r?.wasDrawing()))
if(n){let{change:x,what:j}=M(n.jump,n.end,b);g(x,j)}else if(o===b)B();else if(o!==null){let x=o;g(j=>Be(j,x,b),`Drawn: ${ue([x,b])}.`)}else{o=b,v();let x=w(),j=x?
` Or drag an end of ${ue(x)}.`:"";e.say(`From ${b}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(b,{ctrlKey:x,metaKey:j,shiftKey:L,altKey:J}){
let A=w();if(x||j){let k=b==="y"||L&&b==="Z"?1:b==="z"?-1:0;return k&&e.go(k),k!==0}if(b==="Escape"&&o!==null&&!J)B();else if((b==="Delete"||b==="Backspace")&&A)
O(A);else return!1;return!0}}}function Ee(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function zo({trace:e,rules:t,unit:r,farthest:o}){let{start:n,cells:s,jumps:a}=t,i={cells:s,start:n,...e.layout},{rows:c}=e.layout,p=n===0?1:0,f=e.layout.columns+
p,d=X(s+p).map(C=>C+1-p),{waits:u}=uo(e),h=new Map,m=new Map,w=Ct("new"),v=Ct("touched"),y=!1,g=null,O=new Set,S=null,M=!1;function N(C){let[R,F]=K(i,C),W=C===n?
"start":C===s&&"goal",Y=l(".cell",{role:"gridcell","data-cell":C,"data-end":W,style:`grid-column:${F+1}`},l("span.number",`${C}`),l("span.end",{"data-is":W}),l(
"span.badge"));return V(Y,"odd",(R+F)%2),h.set(C,Y),Y}function I(C){for(let R of h.values())R.tabIndex=R===C?0:-1}function B(C){let{key:R,target:F}=C,[W,Y]=K(i,
Number(F.dataset.cell)),H={ArrowLeft:[W,Y-1],ArrowRight:[W,Y+1],ArrowUp:[W+1,Y],ArrowDown:[W-1,Y]};if(R==="Enter"||R===" ")F.click();else if(H[R]){let te=d.find(
he=>`${K(i,he)}`==`${H[R]}`);h.get(te??-1)?.focus()}else return;C.preventDefault(),C.stopPropagation()}let z=C=>d.filter(R=>K(i,R)[0]===C).sort((R,F)=>K(i,R)[1]-
K(i,F)[1]),b=l(".grid",{role:"grid",label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${s} cells`,keydown:B,focusin:({target:C})=>I(C)},X(c).reverse().
map(C=>l(".row",{role:"row"},z(C).map(N))));I(h.get(n)??h.get(1));let x=`0 0 ${f} ${c}`,j=be(".layer.goal",x,ae(Oo(i))),L=be(".layer.jumps",x,ot(i,a).map(ae)),[
J,A,k]=["g.tree","g.move","g.route"].map(C=>we(C)),$=be(".layer.above",x,J,A,k);function q(C,R,F){if(!g)return"";let[W,Y]=[g.distance.get(C),g.predecessor.get(C)],
H=[`cell ${C}`,h.get(C)?.dataset.end];for(let[he,Se]of a)he===C&&H.push(`${Se>C?"foot of a ladder":"head of a snake"} to ${Se}`),Se===C&&H.push(`${he<C?"top of \
a ladder":"tail of a snake"} from ${he}`);let te=g.visited.has(C)?"visited":"not reached";return H.push(R?"current":"",W!=null?`reached in ${se(W,r)}`:te,Y!=null?
`from ${Y}`:"",F?u:"",O.has(C)?"part of what is wrong":""),H.filter(Boolean).join(", ")}function D(C,R,F,W){let Y=C.current===R,H=C.visited.has(R),te=C.distance.
get(R),he=C.predecessor.get(R),Se=`${[Y,W,H,te,he,O.has(R)]}`;if(m.get(R)===Se)return;m.set(R,Se);let qr=te!=null?"reached":H&&"visited";Mt(F,{"data-distance":te,
"data-tint":te!=null&&to(te,o),"data-from":he,"data-visited":H,"data-waits":W,"aria-current":Y,"data-state":Y?"current":W?"frontier":qr,label:q(R,Y,W)}),T(F.lastChild,
"data-is",It(te)||null)}function _(){if(!g)return;let C=new Set(g.frontier.map(([R])=>R));for(let[R,F]of h)D(g,R,F,C.has(R))}function G(){if(!g)return;let C=y?Mo(
i,g.predecessor,g.current):[];J.replaceChildren(...C.map(ae))}let Ue=C=>C.map(R=>L.querySelector(`[data-ends="${R} ${a.get(R)}"]`));function Zt(C,R){let F=new Set(
Ue(R));for(let W of L.children)V(W,C,F.has(W))}function Tr(C){let R=C&&e.answer?.route||[],F=R.flatMap(([,W,Y])=>Y===W?[]:t.ride(W).feet);k.replaceChildren(...Eo(
i,R,n).map(ae)),V(L,"routed",R.length),Zt("taken",F)}let Nr=`${f>7?".close":""}${f>12?".dense":""}${f>24?".tiny":""}`;return{plan:i,cells:h,columns:f,shape:f/c,
node:l(`.board${Nr}`,{style:`--wide:${f};--high:${c}`},l(".sheet",b,j,L,$)),paint(C,R,F,W){g=C,_(),w([...R].map(Y=>h.get(Y))),G(),A.replaceChildren(...(F?jo(i,F):
[]).map(ae)),v(Ue(F?.feet??[])),W!==M&&Tr(W),S=F,M=W},showTree(C){y=C,G()},mark(C,R){let F=R.flatMap(H=>H.moves??[]),W=R.flatMap(H=>H.jumps??[]),Y=F.flatMap(([,
H])=>t.ride(H).feet);Zt("found",[...W.map(([H])=>H),...Y]),O=new Set(R.flatMap(H=>H.cells??[]));for(let[H,te]of h)V(te,"differs",H===C),V(te,"found",O.has(H));_()},
drawn:()=>({trace:e,plan:i,jumps:a,farthest:o,state:g,found:O,move:S,treeShown:y,routed:M})}}function it({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([d,u])=>d!==u)),i=typeof r=="number"?Array.from({length:r},(d,u)=>u+
1):r;function c(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let h=a.get(d);return h===void 0||u.length&&!n?{feet:u,stand:d}:c(h,[...u,d])}function p(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function f(d){return d===e?[]:i.flatMap(u=>{let h=p(d+u),m=h>0?c(h).stand:null;return m===null?[]:[[u,h,m]]})}return{cells:e,
start:o,jumps:a,ride:c,moves:f}}function De({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let c of a){let p=(o.get(c)??0)+1;for(let f of r(c)){let d=f[2];o.has(
d)||(o.set(d,p),n.set(d,c),s.set(d,f),a.push(d))}}let i=[];for(let c=t,p=s.get(c);p;p=s.get(c))i.unshift(p),c=n.get(c)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var bn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",kn=260,Do=([e,t])=>`translate(${e}px,${t}px)`;function pe(e){let t=it(e),r=De(t),
o={board:e,layout:Ne(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Math.max(...r.distance.values()),s=zo({trace:o,rules:t,unit:"throws",
farthest:n}),{plan:a,cells:i}=s,c=we("path.piece",{d:bn}),p=we("g.sketch"),[f,d]=[s.columns,a.rows],u=be(".layer.top",`0 0 ${f} ${d}`,p,c);s.node.firstElementChild?.
append(u);let h="",m=s.node.querySelector("[role=grid]");m&&T(m,"label",`Board: ${ge(e)}`);let w=s.node.querySelector(".s-jumps");function v({from:y,landing:g,stand:O,
feet:S}){let M=S.map(N=>t.jumps.get(N)??O);return[y,g,...M].map(N=>Z(a,N))}return{...r,board:e,rules:t,plan:a,cells:i,faces:oo(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(y){let{current:g=null,near:O=[],distance:S,predecessor:M,move:N=null}=y,{route:I=!1,piece:B=!0}=y,z={current:g,frontier:[...O].
map(x=>[x,""]),distance:S??new Map,predecessor:M??new Map,visited:new Map},b=`${o.answer.route}`;I&&b!==h&&s.paint(z,new Set,N,!1),h=b,s.paint(z,new Set,N,I),T(
c,"visibility",!(B&&g!==null)&&"hidden"),g!==null&&T(c,"style",`transform:${Do(Z(a,g))}`)},walk(y){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let g=v(y),[[O,S],[M,N]]=g,I=[(O+M)/2,Math.min(S,N)-.35],B=[g[0],I,...g.slice(1)].map(z=>({transform:Do(z)}));c.animate(B,{duration:kn*(g.length-1),easing:"ease\
-in-out"})},trial(y){let g=new Map(y.jumps),O=new Set;for(let I of[...w?.children??[]]){let[B,z]=(I.getAttribute("data-ends")??"").split(" ").map(Number);g.get(
B)===z?O.add(B):I.remove()}let S=new Map(y.jumps.filter(([I])=>!O.has(I))),M=ot(a,S).map(ae);for(let I of M)V(I,"lit",!0);w?.append(...M),t.jumps.clear();for(let[
I,B]of g)t.jumps.set(I,B);let N=De(t);return o.answer.route=N.route,N},light(y){for(let g of w?.children??[])V(g,"lit",g.getAttribute("data-ends")===y?.join(" "))},
sketch:y=>p.replaceChildren(...y.map(ae)),cellAt(y,g){let S=s.node.getRootNode().elementFromPoint(y,g)?.closest("[data-cell]"),M=S&&s.node.contains(S)&&S.dataset.
cell;return M?Number(M):null}}}var _o=e=>new Set(e.map(([,t])=>t));function yn(e,t){let r=`You reached the goal in ${se(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var xn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function vn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&xn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Wo(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":vn(r);let n=Xe(o);return e.won()?`${n} ${yn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function Jo(e,t,{
cells:r}){let o=`${ve(Tt(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function Fo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${se(e)}: ${r.join(", ")}.`}function Jt(e,t){let r=null,o=null,n=l(".dice",{role:"group",label:"Choose what the die shows"}),s=l("b.amount"),a=l("span.quiet"),i=l("b.amount"),c=l("ol.throw\
n",{label:"Your throws"}),p=E("Undo","Take the last throw back (Backspace)",y),f=E("Start again","Back to the start",g),d=E("Show the shortest route",null,()=>O(
!u)),u=!1;function h(){if(!r||!o)return;let{thrown:S}=o,M=o.moves(),N=u||o.won();r.paint({current:o.at(),near:_o(M),distance:o.trail(),move:u?null:S.at(-1)??null,
route:u});for(let I of n.children){let B=Number(I.dataset.face);T(I,"aria-disabled",!M.some(([z])=>z===B))}P(s,S.length),P(a,S.length===1?"throw":"throws"),P(i,
N?r.throws??"none":"?"),Qe(c,S,rt,(I,{face:B,stand:z})=>nt(I,B,z));for(let I of[p,f])T(I,"aria-disabled",!S.length);T(d,"aria-pressed",`${u}`),T(e.root,"data-wo\
n",o.won())}function m(){r&&o&&e.say(Wo(o,r.throws,r.faces))}function w(S){if(!r||!o||o.won())return;let M=o.at();if(u=!1,!o.throws(S)){h(),e.say(Jo(S,M,r.board));
return}h();let N=o.thrown.at(-1);N&&r.walk(N),m(),v()}function v(){t?.((o?.thrown??[]).map(({face:S})=>S))}function y(){o?.undo()&&(h(),m(),v())}function g(){!r||
!o?.thrown.length||(o=Ee(r.rules),u=!1,h(),m(),v())}function O(S){u=S,h(),S&&r?e.say(Fo(r.throws,r.route)):m()}return{name:"Play",under:n,side:[l(".score",l("p",
"You ",s,a),l("p","Fewest ",i)),l(".tools",p,f,!t&&d),c],show(S){r=S,o=Ee(r.rules),u=!1,n.replaceChildren(...r.faces.map(M=>{let N=E(Lt(M),null,()=>w(M),`Throw ${M}`);
return T(N,"data-face",M),N})),h(),m()},replay(S){if(!r)return!1;let M=o;o=Ee(r.rules);let N=S.every(I=>o?.throws(I));return N||(o=M),h(),m(),N},leave:()=>T(e.root,
"data-won",null),choose(S){let M=o?.moves()??[],N=M.find(([,I])=>I===S)??M.find(([,,I])=>I===S);N?w(N[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${S}\
.`)},key(S,{ctrlKey:M,metaKey:N,altKey:I}){if(M||N||I)return!1;let B=Number(S);if(S==="Backspace")y();else if(S!==" "&&r?.faces.includes(B))w(B);else return!1;return!0}}}var lt=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var Ft=new Map;function Sn(e){let t=Ft.get(e)??new CSSStyleSheet;return Ft.has(e)||t.replaceSync(e),Ft.set(e,t),t}function Ho(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=lt;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Sn(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Uo=e=>e.getRootNode().activeElement??
null;var[dt,Yo]=["snl-workbench",1],On="This browser stores nothing here: download what you want to keep.",jn="The browser's storage is full: download what you want \
to keep.",En="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function ct(e){try{let t=JSON.parse(window[e].
getItem(dt)??"null");return t?t.version!==Yo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Vo(){let[e,
t]=[ct("sessionStorage"),ct("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:Yo,signature:"board",sources:{}};return{
kept:o,store(n){if(r)return En;let s=ct("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{return window.
sessionStorage.setItem(dt,JSON.stringify(o)),window.localStorage.setItem(dt,JSON.stringify({...o,sources:i})),""}catch(c){return c.name==="QuotaExceededError"?jn:
On}},elsewhere(n){let s=ct("localStorage");return s===null||s==="newer"?null:s.sources[n]??null},follow(n){let s=({key:a})=>a===dt&&n();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Go(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Mn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Zo({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",p=null,f=l(".tools"),d=l(".tabs",{role:"group",label:"Program"}),u=l(".programs",
d,f),h=x=>x?s.second??s.signature:s.signature,m=x=>`${x?"2:":""}${h(x)}`,w=!1,v=()=>a.signatures.find(({name:x})=>x===h(w))?.template??"",y=()=>s.sources[m(w)]??
v(),g=()=>i.kind==="mine"||i.kind==="second";function O(x){i=x,g()&&w!==(i.kind==="second")&&(w=!w,p=null,S()),b();let{kind:j,name:L}=i;g()?r(y(),!1):r(j==="lin\
k"?t??"":a.programs.find(J=>J.name===L)?.source??"",!0)}function S(){let x=e.elsewhere(m(w));x===null?p=null:x!==y()&&(p=x),b()}function M(){let[x,j]=[p,o()];I(
x??""),O(N()),p=j,b()}let N=()=>({kind:w?"second":"mine"});function I(x){let j=m(w);x===void 0?delete s.sources[j]:s.sources[j]=x,c=e.store(j)}function B(){let x=`${i.
name??(w?"my-other":"mine")}.py`.replaceAll("-","_");Go(new Blob([o()],{type:"text/x-python"}),x)}function z(){w=!1,I(t??""),O({kind:"mine"})}function b(){let{kind:x,
name:j}=i,L=($,q,D="")=>{let _=E($,D||null,()=>O(q));return T(_,"aria-pressed",`${x===q.kind}`),_},J=$=>a.programs.filter(q=>q.kind===$).map(q=>[q.name,q.title]),
A=ie("A program to look at",[["","Look at a program"]],j??"",$=>{O($?{kind:"program",name:$}:N())});for(let[$,q]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let D=J(q).map(([_,G])=>l("option",{value:_},G));A.append(l("optgroup",{label:null},D)),A.lastElementChild?.setAttribute("label",$)}A.value=j??"",A.classList.
toggle("s-chosen",x==="program"),d.replaceChildren(L("Mine",{kind:"mine"}),L("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[L("From the link",{kind:"link"})],A);let k=E("Download","As a file of Python",B);if(g()){let $=ie("How it is called",a.signatures.map(_=>[_.name,_.title]),h(
w),_=>{w?s.second=_:(s.second=h(!0),s.signature=_),c=e.store(m(w)),p=null,S(),O(N())}),q=E("Reset","Back to the beginning of this signature",()=>{I(),O(N())}),D=p!==
null&&E("Other tab's code","Exchange it with the code here",M);f.replaceChildren($,q,k,...D?[D]:[])}else x==="link"?f.replaceChildren(E("Make it mine","Instead \
of what is there",z),k):f.replaceChildren(k)}return{node:u,chosen:()=>i,isMine:g,trouble:()=>c||(p===null?"":Mn),end:e.follow(()=>{S(),n()}),show(x){a=x,S(),a.signatures.
some(({name:j})=>j===s.signature)||(s.signature="board"),O(i)},changed(x){g()&&I(x)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:g()?
h(w):null}},other(){let x=s.sources[m(!w)];return g()&&x?.trim()?{source:x,signature:h(!w)}:null}}}function Me(e){let t=l(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=l("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var _e=e=>e===null?"out of reach":se(e),Ce=e=>`${ve(e)}${/[.?!]$/.test(e)?"":"."}`,re=(e,t,...r)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),r.filter(o=>!!o)),
oe=e=>e&&l("p",`${e}`),ye=e=>e&&l("p.quiet",`${e}`),Ko=(e,t)=>l("p","Right is ",l("b",_e(e)),", yours says ",l("b",_e(t)),"."),Qo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Ae=(e,t)=>e!==null&&l(".tools",E(`Show line ${e}`,null,()=>t.point(e)));function Ht(e,t){
let r=U(e),o=pe(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=l(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function We({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:c,tried:p,notes:f,
smallest:d}=e,u=`${p.toLocaleString("en")} ${p===1?"board":"boards"} played`,h=ye(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),m=f.map(S=>ye(`Note: ${S.says}\
.`));if(s===null)return re("open",`${e.name} could not be judged`,oe(Ce(a.says)),...m);if(s)return re("right",`${e.name} is right on every board that was played`,
l("p",l("b","Proven"),`, by playing every one: ${i}.`),c&&l("p",l("b","Tested"),`, which proves nothing about others: ${c}.`),ye(`${u}.`),h,...m);let{board:w,node:v}=Ht(
e.board,a),y=typeof e.got=="number"||e.got===null,g=d?"Wrong on this board, the smallest there is":"Wrong on this board",O=[y?Ko(e.expected,e.got):oe(`Right is ${_e(
e.expected)}. Yours: ${e.got.says}.`),(y||a.kind!==e.got.kind)&&oe(Ce(a.says)),oe(Qo(e.got)),...t.slice(0,2).map(S=>ye(`It answers like a known mistake: ${S.title}\
. The repair: ${S.repair}`)),ye(`${ge(w)} · ${u}`),h,...m,l(".tools",r&&E("Step to the first difference",null,()=>o.step(r)),o.draw(w))];return re("wrong",g,l(
".exhibit",v,l(".told",O.filter(S=>!!S))))}function Cn({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?re("right",`Right on this board: ${_e(
r)}`,ye("One board proves little. Check plays them all, smallest first.")):re("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Ko(o,r),n&&oe(Ce(`${n.says}${s===null?"":`, in line ${s}`}`)),oe(Qo(n)),Ae(s,a))}function An({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>l("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>l(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return re(
"open",`On this board: ${_e(e.throws)}`,At("","Comparison",l("table",l("thead",l("tr",t.map(n=>l("th",{scope:"col"},n)))),l("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>ye(`${n} first differs at cell ${s}: ${a.says}.`)))}var In={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Je=({what:e,says:t,line:r},o)=>re(e==="stopped"?
"open":"wrong",In[e]??"That did not work",oe(Ce(`${r===null?"":`line ${r}: `}${t}`)),Ae(r,o));function ut({printed:e,more_printed:t}){return e?.length?re("open",
"It printed",At(".printed","What it printed",e.map(r=>l(".piece",l("span.quiet",r.line===null?"":`line ${r.line}`),l("code",r.text)))),ye(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Xo(e,t){return[e.kind==="failure"?Je(e,t):e.of==="check"?We(e,t):e.of==="compare"?An(e):e.of==="solve"&&Cn(e,t),ut(e)].
filter(o=>!!o)}var Fe=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Tn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Nn="This code came with the link. It has not run, and runs only when\
 you press a button below.",qn=()=>l("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function er(e,t){let r=null,o=null,n=!1,
s=!1,a=!1,i=t.host(O),c=Vo(),p=qe(t.address.read()),f=l(".editor"),d=l("p.note.quiet"),u=l("span.strip.quiet",{role:"status"}),h=l("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),m=l(".cards"),w=Me(t),v=E("Stop","End what is running",()=>i.stop()),y=Tn.map(([b,x,j])=>E(b,j,()=>B(x))),g=Zo({keeper:c,arrived:p,open:S,
text:()=>o?.text()??"",heard:()=>M()});function O({part:b,ready:x}){h.hidden=x===!0||!a,b!==void 0&&T(h,"value",b),x?P(u,a?"It runs …":""):a&&P(u,`Python is l\
oading (${i.size}, once) …`)}function S(b,x){o?.open(b,x),M()}function M(){let{kind:b}=g.chosen(),x={mine:g.trouble()||i.refusal,second:g.trouble()||i.refusal,
program:i.refusal,link:Nn};P(d,x[b]??""),d.classList.toggle("s-strong",b==="link")}async function N(){n=!0;try{let[{make:b},x]=await Promise.all([t.editor(),t.shelf()]);
o=b(f,"Program",j=>{g.changed(j),M()}),g.show(x)}catch(b){P(d,`The editor cannot be loaded: ${b.message}`)}I()}function I(){for(let b of y)T(b,"aria-disabled",a||
!o||!!i.refusal);v.hidden=!a,T(m,"aria-busy",`${a}`),!s&&i.size&&P(u,`Python (${i.size}) loads at the first run.`)}async function B(b){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),m.replaceChildren(),w.clear(),P(u,"It runs …"),I();let{name:x,cells:j,jumps:L,die:J,start:A,chained:k,overshoot:$}=r.board,q={name:x,cells:j,
jumps:L,die:J,start:A,chained:k,overshoot:$},D=b==="compare"?g.other():null,_={kind:b,program:g.question(),board:q,other:D},G=await i.ask(_,Ue=>P(u,`${Ue} …`));
a=!1,h.hidden=!0,P(u,""),I(),z(G)}function z(b){let x=Xo(b,{step:w.step,draw:j=>E("Move this board to Draw",null,()=>{e.use(j),e.enter("Draw")}),point(j){o?.point(
j),o?.focus()}});b.of==="compare"&&g.isMine()&&!g.other()&&x.push(qn()),m.replaceChildren(...x),b.line&&o?.point(b.line),m.scrollIntoView({block:"nearest"}),b.of===
"trace"&&b.stepper&&w.step(b.stepper),e.say(Fe(x)||"Step through the run below.")}return{name:"Write",under:l("p.quiet.hint","The board on which it runs. Change\
 it in Draw."),side:[g.node,d,f,l(".tools.acts",y,v,l("span.progress",h,u))],foot:[m],below:[w.node],show(b){r=b,r.paint({piece:!1}),n||N(),I(),e.say("Write a f\
unction, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){w.clear(),i.end(),g.end(),o?.destroy()},more:()=>["mine","second"].includes(
g.chosen().kind)?Ot(o?.text()??""):"",stays:()=>p===null?"":Ot(p)}}var pt=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var tr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",or=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function He(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(U),s=l("p.speaker",{role:"status"}),a=l("span.quiet"),i=l("p.trouble",{role:"alert"}),c=l(""),p=l(".main",c),f=l(".side"),d=l(".stage",p,f),
u=l(".foot"),h=l(""),m=l("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:m,say:k=>P(s,k),use(k){v.add(k),z(k),B()},can:k=>v.
can(k),go(k){v.can(k)&&(z(v.go(k)),B())},enter(k){b(y.find($=>$.name===k)??g),z(O.board),B()}},v=To(Oe(o.read())??U(t.board)),y=t.only?[t.only==="Play"?Jt(w,r.played):
Wt(w)]:[Jt(w),Wt(w),er(w,r)],g=y.find(({name:k})=>k===$t(o.read()))??y[0],O=pe(v.now()),S=n.map(({name:k},$)=>[`${$}`,k]),M=ie("Board",[["","Your board"],...S],
"",k=>{let $=n[Number(k)];k&&$&&w.use($)}),N=l("input.address",{readonly:"",label:"To copy",hidden:""});async function I(){let $=`${location.href.split("#")[0]}${ee(
O.board)}${St(g.name)}${g.more?.()??""}`;N.value=$;try{await navigator.clipboard.writeText($),w.say("Copied: a link to this board.")}catch{N.hidden=!1,N.select(),
w.say("Copy the link from the field.")}}function B(){let k=y.map(({stays:$})=>$?.()??"").join("");o.write(`${ee(O.board)}${St(g.name)}${k}`)}function z(k){let $=Uo(
c),q=c.contains($)&&$?.dataset.cell;O=pe(k),c.replaceChildren(O.node),T(d,"style",`--shape:${O.shape};--columns:${O.columns}`),T(m,"style",`--rows:${O.plan.rows}`),
P(a,ge({...k,name:""}));let D=n.findIndex(_=>ee(_)===ee(k));M.value=D<0?"":`${D}`,M.options[0].hidden=D>=0,N.hidden=!0,P(i,""),g.show(O),q&&O.cells.get(Number(q))?.
focus({preventScroll:!0})}function b(k){g.leave(),g=k;for(let[$,q]of x.entries())T(q,"aria-pressed",`${y[$]===g}`);V(m,"drawing",g.name==="Draw"),V(m,"writing",
g.name==="Write"),p.replaceChildren(c,g.under),f.replaceChildren(l(".says",s),...g.side),u.replaceChildren(...g.foot??[]),h.replaceChildren(...g.below??[])}let x=y.
map(k=>E(k.name,null,()=>w.enter(k.name)));m.addEventListener("mousedown",k=>{let $=k.target;!$.closest(".s-grid")||!c.contains($)||(k.preventDefault(),m.focus(
{preventScroll:!0}))}),m.addEventListener("click",({target:k})=>{let $=k.closest(".s-grid .s-cell");$&&c.contains($)&&g.choose(Number($.dataset.cell))}),m.addEventListener(
"keydown",k=>{let $=k.target;or(k)&&k.stopPropagation(),!$.matches(tr)&&g.key(k.key,k)&&k.preventDefault()});function j(k){let $=k.composedPath()[0];if(k.defaultPrevented||
!or(k)||!/^[1-9]$/.test(k.key)||$.closest(`${tr}, .snl-stepper`))return;let{top:q,bottom:D}=c.getBoundingClientRect();D>0&&q<innerHeight&&g.key(k.key,k)&&k.preventDefault()}
function L(){let k=Oe(o.read());k&&(ee(k)!==ee(O.board)||o.links)&&(v.add(k),b(y.find(({name:$})=>$===$t(o.read()))??g),z(k)),P(i,jt(o.read()))}o.keys&&addEventListener(
"keydown",j);let J=o.follow(L);m.append(l(".frame",l(".head",!t.only&&l(".modes",{role:"group",label:"What to do"},x),n.length>0&&l("label.board-of",l("span","B\
oard"),M),a,o.links&&l(".tools",E("Copy link","A link to this board",I),N)),i,d,u)),V(m,"ready",!0),V(m,"only",t.only),V(m,"fixed",t.fixed);let{remove:A}=Ho(e,pt,
m);return e.append(h),b(g),z(O.board),P(i,jt(o.read())),{show:z,replay:k=>g.replay?.(k)??!1,destroy(){removeEventListener("keydown",j),J();for(let k of y)k.end?.();
h.remove(),A()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");He(e,t,Ke(t.files))}var ft="snl-exercise:",Pn="This browser stores nothing here. Export what you want to keep.",Ln="The browser's storage is full. Export what you want to keep.",Bn="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",zn=globalThis,rr=zn.snlRecords??=new Map,
nr=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function mt(e,t){try{let r=JSON.parse(window[e].getItem(
ft+t)??"null");return nr(r)?r:r?.version>1?"newer":null}catch{return null}}function fe(e){let[t,r]=[mt("sessionStorage",e),mt("localStorage",e)],o=[rr.get(e),t,
r].filter(n=>nr(n));return o.length?{...o[0],solved:o.some(({solved:n})=>n)}:null}function sr(e){let t=mt("localStorage",e);return t===null||t==="newer"?null:t.
source}function Ut(e,t,r=!1){let o=fe(e),n={version:1,source:t,solved:r||(o?.solved??!1)};rr.set(e,n);let s="";try{if(mt("localStorage",e)==="newer")s=Bn;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(ft+e,JSON.stringify(n))}catch(a){s=a.name==="QuotaExceededError"?Ln:Pn}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function ar(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(ft)&&e(t.slice(
ft.length),!0)})}function ht(e){let t=l("span.strip.quiet",{role:"status"}),r=l("span.clock.quiet",{"aria-hidden":"true"}),o=l("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:l("span.progress",o,t),say:n=>P(t,n),said:()=>t.textContent??"",loads({part:n,ready:s},a){o.hidden=s===!0,n!==void 0&&T(o,"value",n),P(t,s?a:
`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>P(r,`${Math.round((performance.now()-n)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),P(r,""),o.hidden=!0}}}}var Yt="snl-cell:",ir=["sessionStorage","localStorage"];function lr({id:e,source:t}){for(let r of ir)try{let o=JSON.parse(window[r].getItem(Yt+e)??"null");if(o?.
of===t&&typeof o.source=="string")return o.source}catch{}return t}function Vt({id:e,source:t},r){let o=JSON.stringify({of:t,source:r});for(let n of ir)try{r===t?
window[n].removeItem(Yt+e):window[n].setItem(Yt+e,o)}catch{}}var Dn="script,style,link,meta,base,iframe,object,embed,form";function cr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Dn))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:o,value:n}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(o);(o.startsWith(
"on")||s&&/^\s*javascript:/i.test(n))&&r.removeAttribute(o)}return[...t.childNodes]}function dr(...e){let t=l("pre",e),r=l("",{class:"highlight"},t);return l("",
{class:"output text_plain notranslate"},r)}function _n(e){let t=pe(U(e));t.paint({piece:!1});let r=`--columns:${t.columns};--shape:${t.shape}`;return l(".thumb",
{inert:"",style:r},t.node)}var ur=e=>l("",{class:"output text_html"},e);function pr(e,t){let r=[...e.querySelectorAll("details.below-input, .cell_output")],o=l(
"",{class:"cell_output docutils container",hidden:""}),n=Me(t);n.node.dataset.snl="",e.append(o);let s=[];function a(){for(let u of s)u.then(({destroy:h})=>h());
s=[],n.clear(),o.replaceChildren()}function i(u){for(let h of r)h.hidden=u;o.hidden=!u}function c(u,h){let m=l("",{"data-snl":""});o.append(ur(m)),s.push(t.step(
m,u,{level:3,...h}))}let p=(...u)=>{let h=l("",{class:"snl-workbench snl-cell"},l(".cards",u));return l("",{class:"snl-host"},h)};function f(u,h){let{kind:m,text:w}=u;
if(m==="html"||m==="svg"){let v=l("",{class:"output text_html"});return v.append(...cr(u[m])),v}if(m==="code")return dr(...cr(`<pre>${u.lines.join(`
`)}</pre>`));if(m==="report"){let v={step:n.step,point:h.point,draw:g=>l("a.button",{href:`../play.html${ee(g)}&draw`},"Open this board in the workbench")},y=We(
{kind:"result",...u},v);return y.setAttribute("role","group"),o.append(p(y)),ur(n.node)}if(m==="board")try{return p(_n(u.board))}catch{}return w?dr(document.createTextNode(
w)):null}function d({exception:u,says:h,line:m,missing:w},{runAbove:v,point:y}){let O=re(v?"open":"wrong",v?"Run the cells above first":u,v?l("p",l("code",w)," \
is made in a cell above, which has not run yet."):oe(h&&Ce(h)),v?l(".tools",E("Run all above","And then this cell",v)):Ae(m,{point:y,step:c,draw:()=>l("")}));return O.
setAttribute("role","group"),p(O)}return{shown:()=>!o.hidden,wait(){o.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(u,h){if(a(),o.removeAttribute("a\
ria-busy"),i(!0),u.kind==="failure"){if(u.what==="stopped")return;let m=Je(u,{point:h.point,step:c,draw:()=>l("")});m.setAttribute("role","group"),o.append(p(m));
return}for(let m of u.shown)m.kind==="stepper"?c(m.payload,{predict:m.predict,position:m.position??void 0}):o.append(f(m,h)??"");u.more_shown&&o.append(l("p",`A\
nd ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&o.append(d(u.error,h))}}}var Wn=({kind:e,says:t,error:r})=>e==="failure"?t:r?.exception??"";function gt({title:e,bench:t,source:r,opensOn:o,watcher:n,begins:s,ends:a}){let i={loads(){},
changes(){}},c={beginning:-1,code:""};return{title:e,source:r,done:()=>c.beginning===t.beginnings()&&c.code===r(),async run(){let p=r();s?.();let f={kind:"cell",
program:{source:p},opens_on:o?.()??null},d=await t.ask(n??i,f,()=>{}),u=Wn(d);return c={beginning:u?-1:t.beginnings(),code:p},a?.(d),u}}}var Jn="Stopped. Python begins again, without the names of the cells that have run.";function fr(e,{given:t,title:r,around:o,bench:n,above:s}){let i=e.parentElement.
querySelector("div.highlight"),c=lr(t),p=!1,f=null,d=ht(n.size),u=pr(e.closest("div.cell"),o),h=l(".editor",{hidden:""}),m=E("Run","Run this cell (Shift+Enter i\
n the editor)",M),w=E("Edit","Open the editor",()=>b(!0)),v=E("Stop","End what is running",()=>n.stop()),y=E("Reset","Back to the code and the output of the les\
son",j),g=gt({title:r,bench:n,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:A=>d.loads(A,"Running …"),changes:S},begins:N,ends:I}),O=()=>{};
function S(){T(m,"aria-disabled",n.busy()||!!n.refusal),v.hidden=!p,y.hidden=p||c===t.source&&!u.shown()}async function M(){n.busy()||n.refusal||await g.run()}function N(){
p=!0,u.wait(),d.say("Running …"),O=d.count()}async function I(A){p=!1,O();let{error:k,what:$}=A,q=k?.missing&&s().some(_=>!_.done()&&Fn(_,k.missing));u.show(A,
{runAbove:q?B:null,point:x});let D=k?.line??A.line;$==="stopped"?d.say(Jn):A.kind==="failure"?d.say(A.says):q?d.say("Run the cells above first."):k?d.say(`${k.exception}${D?
` in line ${D}`:""}.`):d.say(A.shown.length?"Done.":"Done. This cell shows nothing."),S(),f&&(await f)?.point(D??null)}async function B(){m.focus({preventScroll:!0});
for(let A of s().filter(k=>!k.done())){d.say(`${A.title} runs …`);let k=await A.run();if(k){d.say(`${A.title} has ended early: ${k}`);return}}await M()}async function z(){
try{let{make:A}=await o.editor();i.hidden=!0,h.hidden=!1;let k=A(h,r,$=>{c=$,Vt(t,c),S()});return k.open(c),k}catch(A){return d.say(`The editor cannot be loaded\
: ${A.message}.`),null}}async function b(A){w.hidden=!0,f??=z();let k=await f;return k||(f=null),w.hidden=!!k,A&&k?.focus(),k}async function x(A){(await b(!0))?.
point(A)}async function j(){await L(),d.say("As in the lesson."),m.focus({preventScroll:!0})}async function L(){(await f)?.destroy(),f=null,h.replaceChildren(),
h.hidden=!0,i.hidden=!1,w.hidden=!1,c=t.source,Vt(t,c),u.clear(),d.say(""),S()}h.addEventListener("keydown",A=>{A.key!=="Enter"||!A.shiftKey||(A.preventDefault(),
A.stopPropagation(),M())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&b(!0)});let J=l("",{class:"snl-workbench snl-cell",role:"gr\
oup",label:r});return J.append(h,l(".tools.cellbar",m,v,w,y,d.clock,d.node)),e.classList.add("snl-host"),e.replaceChildren(J),n.watch({loads(){},changes:S}),addEventListener(
"snl-reset",L),n.refusal&&T(m,"title",n.refusal),S(),c!==t.source&&b(!1),g}var Fn=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function mr(e,t,r){let o=0,n=[];e.forEach((s,a)=>{let{id:i,exercise:c,source:p}=s,f=document.querySelector(`[data-snl-cell="${i}"]`);if(f){o+=1;let d=()=>n.slice(
0,a);n.push(fr(f,{given:s,title:`Cell ${o}`,around:t,bench:r,above:d}))}else{let d=()=>c&&fe(c)?.source||p,u=c?"The exercise above":"A cell above";n.push(gt({title:u,
bench:r,source:d}))}})}var Hn=["stopped","late","died"];function hr(e){let t=new Set,r=null,o=!1,n=0,s=e.host(i=>r?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>o,beginnings:()=>n,busy:()=>r!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,c,p){r=i,o=!0,a();let f=await s.ask(c,p);return r=null,Hn.
includes(f.what)&&(n+=1),a(),f}}}function gr({label:e,picture:t,stub:r,source:o,editor:n,change:s,trouble:a}){let i=o,c=null,p=null,f=l("pre.plain"),d=E("Edit","Open the editor",()=>y(!0)),u=l(
".still",d,f),h=l(".editor",u);u.addEventListener("click",()=>y(!0));function m(){i===r?f.replaceChildren(...t):P(f,i)}function w(g){i=g,s(g)}async function v(){
try{let{make:g}=await n();return h.replaceChildren(),p=g(h,e,w),p.open(i),p}catch(g){return a(`The editor cannot be loaded: ${g.message}.`),null}}async function y(g=!1){
T(d,"aria-disabled",!0),c??=v();let O=await c;return g&&O?.focus(),O}return m(),{node:h,open:y,text:()=>i,replace(g){g!==i&&(i=g,p?p.replace(g):m(),s(g))},async point(g){
g===null&&!p||(await y(g!==null))?.point(g)}}}function me(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function xe(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var wt=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Un]=je;function wr({given:e,write:t,around:r},o,n,s){let a=l(""),i=n(e.stub),c=()=>{},p={read:()=>ee(i),write(d){i=Oe(d)??i,t(o(i))},follow(d){return c=d,()=>{}},
links:!1,keys:!1},f=`Exercise ${e.number}: the board`;return He(a,{board:i,only:"Draw",fixed:!s,label:f},{...r,address:p}),{node:a,show(d){try{i=n(d)}catch{return!1}
return c(),!0}}}var br=e=>wr(e,t=>`from snl_algos import Board

${e.given.defines} = ${Un.write(t)}`,t=>at(me(t,e.given.defines))[0],!0),kr=e=>wr(e,({jumps:t})=>`${e.given.defines} = ${wt(t)}`,t=>{let o=Object.entries(xe(me(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return U({...e.given.form.board,jumps:o})},!1);function yr({given:e,write:t,around:r}){let{defines:o,form:n,number:s}=e,
a=l(""),i={read:()=>ee(U(n.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},c=`Exercise ${s}: the board`,p=He(a,{board:n.board,only:"Play",label:c},{...r,address:i,
played:d=>t(`${o} = [${d.join(", ")}]`)});function f(d){let u=xe(me(d,o));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:a,first:"Choose \
the first face.",judge(d){let u=f(d);return u?.length?Yn(U(n.board),u):null},show(d){let u=f(d);return!!u&&p.replay(d===e.stub?[]:u)}}}function Yn(e,t){let r=it(
e),o=Ee(r);if(o.won()||!t.every(c=>o.throws(c)))return null;let n=o.won()&&t.length===De(r).throws,s=`You reach the goal in ${se(t.length)}.`,a=n?s:o.won()?`${s}\
 Fewer are enough.`:`After ${se(t.length)} you stand on cell ${o.at()}, not on ${e.cells}.`,i=o.thrown.map((c,p)=>`${p+1}. ${Xe(c)}`);return{kind:"result",verdict:{
passed:n,reason:a,details:i,board:null,report:null,line:null}}}function xr({given:e,write:t}){let{defines:r,form:o,number:n}=e,s=U(o.board),{columns:a,rows:i}=Ne(s.cells),c=pe(s);c.paint({piece:!1});let p=new Map([...Array(
s.cells).keys()].map(h=>{let m=h+1,[w,v]=K({cells:s.cells,start:1,columns:a,rows:i},m),y=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${m}`,
input:()=>t(`${r} = ${wt(f())}`)}),g=`grid-row:${i-w};grid-column:${v+1}`;return[m,{input:y,node:l("label.field",{style:g},l("span",`${m}`),y)}]})),f=()=>[...p].
filter(([,{input:h}])=>/^\d+$/.test(h.value.trim())).map(([h,{input:m}])=>[h,Number(m.value)]),d=l(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),u=l(".fields",{role:"group",label:`Exercise ${n}: the distances`,style:`--columns:${a}`},[...p.values()].map(({node:h})=>h));return{node:l(
".distances",d,u),show(h){let m=xe(me(h,r));if(typeof m!="object"||!m||Object.keys(m).some(w=>!p.has(Number(w))))return!1;for(let[w,{input:v}]of p){let y=`${m[w]??
""}`;v.value.trim()!==y&&(v.value=y)}return!0}}}var Vn=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ie=e=>Vn(e).map((t,r)=>r%2?l(t[0]==="`"?"code":"em",t.slice(1,-1)):t),bt=e=>e.map(([t,r])=>t?l("span",{class:t},
r):r);function vr({given:e,write:t}){let{defines:r}=e,o=e.form.steps,n=o.map(([f])=>f),s=n,a=new Map(o.map(([f,d])=>{let u=E("↑",null,()=>c(f,-1),`Move step ${f} up`),
h=E("↓",null,()=>c(f,1),`Move step ${f} down`),m=l("span.words",l("strong",`${f}.`)," ",Ie(d));return[f,{up:u,down:h,node:l("li.step",m,l(".tools",u,h))}]})),
i=l("ol.steps",{label:"The steps, in your order"});function c(f,d){let u=s.indexOf(f);if(!s[u+d])return;let h=[...s];[h[u],h[u+d]]=[h[u+d],h[u]],s=h,p(),a.get(f)?.[d<
0?"up":"down"].focus(),t(`${r} = [${s.map(m=>`"${m}"`).join(", ")}]`)}function p(){s.forEach((f,d)=>{let u=a.get(f);u&&(T(u.up,"aria-disabled",d===0),T(u.down,"\
aria-disabled",d===s.length-1),i.append(u.node))})}return p(),{node:i,first:"Put the steps in order first.",show(f){let d=xe(me(f,r));return!Array.isArray(d)||`${[
...d].sort()}`!=`${[...n].sort()}`?!1:(s=d,p(),!0)}}}function $r({given:e,write:t}){let{defines:r,name:o}=e,s=e.form.steps.map(([,a],i)=>{let c=l("input",{type:"\
radio",name:`snl-${o}`,change:()=>t(`${r} = ${i+1}`)});return{input:c,node:l("label.step",c,l("b",`${i+1}.`),l("span.words",Ie(a)))}});return{node:l(".steps",{role:"\
radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:xe(me(a,r));return i!==0&&!s[i-1]?!1:
(s.forEach(({input:c},p)=>{c.checked=p===i-1}),!0)}}}var Gn={order:vr,choice:$r,board:br,jumps:kr,throws:yr,distances:xr};function Sr(e,t,r){let o=Gn[e.form.kind];if(!o)return null;let n="",s=!1,a=o({given:e,write:p,
around:r}),i=E("","The Python that this writes",()=>{s=!s,f()}),c=l(".reply",a.node,l(".tools.swap",i),t.node);function p(d){n=d,t.replace(d)}function f(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",T(i,"aria-expanded",`${s}`)}return f(),{node:c,missing:d=>d===e.stub?a.first:"",judge:d=>a.judge?.(d)??null,
show(d){d!==n&&(n=d,!(a.show(d)||s)&&(s=!0,f()))}}}function Or({hints:e,solution_coloured:t,after:r},o){let n=l(".help",l("",{class:"highlight"},l("pre",bt(t))),r.map(m=>l("p",Ie(m)))),s=0,a=l("ol.hints",{label:"\
Hints"}),i=l(".asked",{role:"group",label:"The solution"}),c=E("Hint","A little help; there may be more",f),p=E("Solution","Asks before it shows it",u);function f(){
if(s===e.length)return;s+=1;let m=l("li",{tabindex:-1},l(".help",l("p",Ie(e[s-1]))));a.append(m),m.focus({preventScroll:!0}),m.scrollIntoView({block:"nearest"}),
d()}function d(){let m=e.length-s;c.textContent=s?`Next hint (${m} left)`:"Hint",T(c,"aria-disabled",!m),m||(c.textContent="No more hints")}function u(){let m=E(
"Show it",null,h),w=e.length-s,v=w?` There ${w===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(l("p",`Do you want to see a solution?${v}`),
l(".tools",m,E("Not yet",null,()=>(i.replaceChildren(),p.focus())))),m.focus()}function h(){let m=E("Hide it",null,()=>(i.replaceChildren(),p.focus())),w=E("Use\
 it","In the place of what you have",o);i.replaceChildren(l("b","A solution"),n,l(".tools",w,m)),w.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return d(),{buttons:[c,p],nodes:[a,i]}}function Zn(e,t){if(!e)return null;try{let{board:r,node:o}=Ht(e,null);return{node:o,words:ge(r),way:t.draw(r)}}catch{return null}}function Kn({passed:e,reason:t,
board:r,details:o,line:n},s){let a=Zn(r,s),i=[oe(t),...o.map(oe),a&&l("p.quiet",a.words),Ae(n,s),a&&l(".tools",a.way)].filter(c=>!!c);return re(e?"right":"wrong",
e?"Solved":"Not yet",...a?[l(".exhibit",a.node,l(".told",i))]:i)}function Qn({verdict:e,like:t,stepper:r},o){let{report:n,passed:s,reason:a}=e;return[a&&!s&&re(
"wrong","Not yet",oe(a)),We({kind:"result",report:n,like:t,stepper:r},o)]}function jr(e,t){if(e.kind==="failure")return[Je(e,t),ut(e)].filter(n=>!!n);let{verdict:r}=e;
return[...r.report?Qn(e,t):[Kn(r,t)],ut(e)].filter(n=>!!n)}var Xn="Nothing is written yet.",es="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Er="It runs. A c\
all may take 1 second …",ts="The mark stays: another version of yours has solved it.";function Mr(e,t,r,o){let{name:n,number:s,stub:a}=t,i=fe(n),c=!1,p=l("p.n\
ote.quiet"),f=ht(o.size),d=l("span.state"),u=l(".cards"),h=Me(r),m=Or(t,()=>I(t.solution,"This is a solution.")),w=gr({label:`Exercise ${s}`,picture:bt(t.stub_coloured),
stub:a,source:i?.source??a,editor:r.editor,change:N,trouble:$=>P(p,$)}),v=Sr(t,w,r),y=E("Check","Run it and judge it",L),g=E("Stop","End what is running",()=>o.
stop()),O=E("Reset","Back to how it was",()=>I(a,v?"":"Ctrl+Z in the editor brings your code back.")),S=null,M=E("Other tab's answer","Exchange it with the answ\
er here",z);M.hidden=!0;function N($){$!==(fe(n)?.source??a)&&P(p,Ut(n,$)),v?.show($)}function I($,q){w.replace($),f.say(q)}function B($,q){w.replace(q),$&&(u.replaceChildren(),
h.clear(),f.say("As in the lesson."))}function z(){let[$,q]=[S,w.text()];S=q,w.replace($??"")}let x={loads:$=>f.loads($,Er),changes:j};function j(){let $=fe(n)?.
solved;P(d,$?"✓ Solved":""),T(y,"aria-disabled",o.busy()||!!o.refusal),g.hidden=!c,T(u,"aria-busy",`${c}`),!o.begun()&&o.size?f.say(`Python (${o.size}) loads \
at the first check.`):!c&&f.said().startsWith("Python")&&f.say(""),o.refusal&&P(p,o.refusal)}async function L(){if(o.busy()||o.refusal)return;let $=w.text();if(!$.
trim()){f.say(Xn);return}w.point(null),u.replaceChildren(),h.clear();let q=v?.missing($);if(q){f.say(q);return}A($,v?.judge($)??await J($))}async function J($){
c=!0,f.say(Er);let q=f.count(),D={kind:"exercise",exercise:n,program:{source:$}},_=await o.ask(x,D,G=>f.say(`${G} …`));return q(),c=!1,_}function A($,q){q.verdict?.
passed&&P(p,Ut(n,$,!0));let D=jr(q,{step:h.step,draw:G=>l("a.button",{href:`${t.play}${ee(G)}&draw`},"Open this board in the workbench"),point:G=>w.point(G)});for(let G of D)
T(G,"role","group");u.replaceChildren(...D),j(),q.verdict?.passed?f.say("Solved."):fe(n)?.solved?f.say(`${Fe(D)}. ${ts}`):f.say(Fe(D));let _=q.verdict?.line??q.
line;_&&!v&&w.point(_),u.scrollIntoView({block:"nearest"})}let k=l("",{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});k.append(
l(".frame",v?v.node:w.node,p,l(".tools.acts",y,g,f.clock,...m.buttons,O,M,d,f.node),u,...m.nodes)),e.replaceChildren(k,h.node),t.form.steps&&e.closest("section")?.
querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),T(e,"data-mounted",""),V(k,"ready",!0),o.watch(x),v?.show(w.text()),ar(($,q)=>{if($!==null&&$!==
n)return;let D=fe(n),_=D?.source??a;!q&&_!==w.text()&&B(D===null,_);let G=sr(n);q&&G!==null&&G!==w.text()&&(S=G,M.hidden=!1,P(p,es)),j()}),j()}var Cr=`.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: \
22rem}.s-thumb>*{margin:0}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:c\
oarse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}
`;var Ar=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
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
`;function Ir(){let e=document.createElement("style");e.textContent=`${lt}${pt}${Ar}${Cr}`,document.head.append(e)}var Gt=document.querySelector("[data-snl-cells]");if(Gt){Ir();let e=Ke(JSON.parse(Gt.dataset.files??"null")),t=hr(e),r=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let o of r)Mr(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);mr(JSON.parse(Gt.textContent??"[]"),e,t)}})();
