// built from web/ by `npm run build`
"use strict";(()=>{var $t='function l(t){let e={at:1/0,now:()=>performance.now()},r={get 0(){let n=performance.now();return n<e.at?0:(e.at=n+20,10)},set 0(n){}};t.setInterruptBuff\
er(r),t.registerJsModule("snl_alarm",e)}var u=null,m=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,p=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(t,e=[])=>self.postMessage(t,{transfer:e});function y(t){let e=0;return async(.\
..r)=>{let n=await t(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=n;return new Respons\
e(n.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:t,core:e,memory:r}){let n=self.fetch;self.fetch=y(n);let c=`${t}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:t,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=n,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(m);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}l(o),u=o.runPython(p),s({ready:!0})}\
self.onmessage=async({data:t})=>{try{t.begin?await h(t.begin):u?.(t.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var zr={format:"snl-workbench",version:2},Jr={what:"stopped",says:"You stopped it."},Ge=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),Fr=e=>`${(e/
1e6).toFixed(1)} MB`;function Mt(e,t){let n=null,r=!1,o=0,s,a,i=null;function l(){let w=URL.createObjectURL(new Blob([$t],{type:"text/javascript"})),m=new Worker(
w,{type:"module"});m.onmessage=({data:M})=>m===n&&v(M),m.onerror=M=>m===n&&b(M.message),m.postMessage({begin:{home:e.home,core:e.core,memory:s}}),n=m,r=!1}function u(){
clearTimeout(a),n?.terminate(),n=null}function g(w){clearTimeout(a);let{settle:m}=i??{};i=null,m?.(w)}function c(){if(clearTimeout(a),i?.silent)return;let{seconds:w}=e,
m=`It said nothing for ${w} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>h({what:"late",says:m}),1e3*w)}function h(w){u(),l(),g(Ge(w))}function b(w){
r?h({what:"died",says:`Python itself broke, and begins again: ${w}`}):s?(s=null,u(),l()):(u(),g(Ge({what:"died",says:`Python could not be loaded: ${w}`})))}function k(){
!i||!r||(n?.postMessage({question:i.text}),c())}function v(w){w.memory?s=s===null?null:w.memory:w.bytes?t({part:Math.min(1,w.bytes/e.bytes)}):w.ready?(r=!0,t({ready:r}),
k()):w.failed?b(w.failed):T(JSON.parse(w.said))}function T(w){w.id===i?.id&&(c(),w.kind==="progress"?i?.progress(w.says):g(w))}return{size:`up to ${Fr(e.weight)}`,
refusal:null,ask(w,m){o+=1;let M=`${o}`;return new Promise(x=>{i={id:M,text:JSON.stringify({...zr,id:M,...w}),silent:w.kind==="cell",progress:m,settle:x},n||l(),
k()})},stop:()=>i&&h(Jr),end:u}}var Ye=e=>({size:null,refusal:e,ask:async()=>Ge({what:"died",says:e}),stop(){},end(){}});var ne={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Kr}=ne,Z=e=>Array.from({length:e},(t,n)=>n),Ce=(e,t,n)=>Math.min(n,Math.max(t,e));function X({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var St=({columns:e,start:t})=>e+(t===0?1:0);function U(e,t){let[n,r]=X(e,t),[o,s]=Kr.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function Et([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),u=Ce(l,0,1);return Math.hypot(e-n-u*a,t-r-u*i)}function Ae(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Le(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of Z(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[u,g],[c,h]]=[e(i),e(
l)],[[b,k],[v,T]]=[Ae(e,i),Ae(e,l)];s.push([u+b*o/3,g+k*o/3],[c-v*o/3,h-T*o/3],[c,h])}return s}var Ur=4,Tt=(e,t)=>{let n=ne.light.tints.length-1;return Math.round(
n*Ce(e/Math.max(t,Ur),0,1))};var Ze=400,Ve=20,Gr=["stay","bounce","win"];function ve(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function Yr(e){if(!Array.isArray(e))return ve(e,"the die",1,Ve);if(!e.length||e.length>Ve)throw new Error(`a die \
in this page has 1 to ${Ve} faces, not ${e.length}`);let t=e.map(r=>ve(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Vr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function Y(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,Ze);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Gr.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Vr(
i,n),die:Yr(r),start:ve(o,"start",0,1),chained:s,overshoot:a}}var Pt=e=>typeof e=="number"?Z(e).map(t=>t+1):e;function Qe(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**
2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Re=e=>Z(e*e).map(t=>{let{columns:n,rows:r}=Qe(e*e),[o,s]=X({cells:e*e,start:1,columns:n,
rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function jt(e,t=Math.random){let n=Z(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Z(2*r).map(a=>{let[i,l]=[o(),o()].sort((u,g)=>u-g);return a<r?[i,l]:[l,i]});return Y({...e,name:"",
jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([u,g])=>g>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Ot=["Draw","Write"];function Xe(e){let t=new URLSearchParams(e.slice(1));return We(e)&&Ot.find(n=>t.has(n.toLowerCase()))}var et=e=>Ot.includes(e)?`&${e.toLowerCase()}`:
"",Zr=2e4;function tt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Zr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function xe(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function fe({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Qr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Xr=e=>new URLSearchParams(
e.slice(1)).get("board");function At(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Qr(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return Y(r)}function We(e){try{return At(
Xr(e)??"")}catch{return null}}var en="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function rt(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{At(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${en}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&xe(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var tn="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",rn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",nt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Ct(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=nt(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var Lt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Ye(tn);if(!n)return Ye(rn);let{home:o,core:s}=n;
return Mt({...n,home:nt(o),core:nt(s)},r)},editor:()=>Ct(e).then(()=>snlEditor),shelf:()=>Ct(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:r=>history.replaceState(history.state,"",r),follow(r){let o=()=>xe(location.hash)===null?r():
location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},links:!0,keys:!0}});function R(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ot(e,t){for(let n in t)R(e,n,t[n])}var _=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),nn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Rt=e=>(t,...n)=>{let[r,...o]=t.split("."),s=e(r||"div");for(let a of o)_(s,a,!0);for(let a of n)nn(a)?ot(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=Rt(e=>document.createElement(e)),ce=Rt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),de=(e,t,...n)=>ce(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...n);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ie(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function st(e){let t=[];return n=>{for(let r of t)_(r,e,!1);t=n.filter(r=>!!r);for(let r of t)_(
r,e,!0)}}var L=(e,t,n,r)=>d("button.button",{type:"button",title:t,label:r,click:n},e);function Wt(e,t,n,r=!1){let o=L(e,t,()=>{r=!r,R(o,"aria-pressed",`${r}`),n(r)});return R(
o,"aria-pressed",`${r}`),o}function re(e,t,n,r){let o=t.map(([a,i])=>d("option",{value:a,selected:a===n&&""},i));return d("select.button",{label:e,change:({target:a})=>r(
a.value)},o)}var at=(e,t,...n)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var It=(e,...t)=>d("details.fold",d("summary",e),...t);var it=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${it(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,on={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},Nt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...on[`${e}`]});function qt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===
r?"":a||i;return n===null?`${he(l)} from ${t}.`:`From ${t}, roll ${lt(n)}: land on ${r}${l&&`, ${l}`}.`}var lt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function te({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[n.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return ce(g,{...n,style:u||null},a.map(te),i)}var{shape:Bt}=ne;function Ht(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Dt(e,t,n){let{least:r,more:o,head:s,edge:a}=Bt.arc,
{length:i,spot:l}=ee(e,t),u=r+o*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[h,b]=l(i/2,c*u*2),k=[Ce(h,a,n-a),Math.max(b,a)],v=ee(k,t),T=v.spot(v.length-.06);return{from:e,
turn:k,tip:T,...Ht(T,k,s,s*.4)}}function ct(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),u=a(s/2,2*n);return{from:a(i),turn:u,tip:l,middle:a(
s/2,n),...Ht(l,u,o,o/2)}}function zt(e){let t=Bt.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:oe}=ne;function dt(e,t,n){let{length:r,spot:o}=ee(U(e,t),U(e,n));return ee(o(oe.apart),o(r-oe.apart))}function Ft(e,t,n){let{length:r,spot:o}=dt(e,t,n),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(r/i)),u=[s,-s].map(c=>[o(-a,c),o(r+a,c)]),g=Z(l+1).map(c=>{let h=r*c/l;return[o(h,s),o(h,-s)]});return{
rails:u,rungs:g}}function Jt(e,t){let n=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function _t(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=dt(e,t,n),{swing:i,wave:l}=oe.snake,u=Math.max(1,Math.round(s/l)),g=r*Math.min(i,.08*s);return c=>{let h=1-(2*c-1)**4,b=g*h*Math.sin(
2*Math.PI*u*c)+o*Math.sin(Math.PI*c);return a(s*c,b)}}function sn(e,t,n,r){let o=r.map(([i,l])=>[U(e,i),U(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Jt(
t,n)[0]};for(let i of Jt(t,n)){let l=_t(e,t,n,i),u=Z(25).map(b=>l(b/24)),g=u.some(([b,k])=>b<.15||b>s-.15||k<.15||k>e.rows-.15),h=u.filter(b=>o.some(([k,v])=>Et(
b,k,v)<oe.snake.clear)).length+(g?100:0);h<a.cost&&(a={cost:h,manner:i})}return a.manner}function Kt(e,t,n,r){let o=_t(e,t,n,sn(e,t,n,r)),{length:s}=dt(e,t,n),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=k=>v=>{let T=oe.snake.half*(1-.3*v-.6*v**3),[w,m]=o(v),[M,x]=Ae(o,v),E=Math.hypot(M,x)||1;return[w-k*T*x/E,m+k*T*M/E]},
l=Le(i(1),0,1,a),u=Le(i(-1),1,0,a),g=[...l,l[l.length-1],u[0],...u],{spot:c}=ee(o(0),o(.02)),{skull:h,eye:b}=oe.snake;return{outline:g,stripe:Le(o,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*h),c(-.05,-.55*h)],pupils:[c(-.05-b/3,.55*h),c(-.05-b/3,-.55*h)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Ut=(e,t)=>(2*e+3*t)%ne.light.snakes.length;var{shape:Se}=ne,se=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(se).join(" ")),ue=e=>`M${$e(e).join("L")}`,Gt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,ut=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,V=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ne=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(n),r},...o}),qe=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),mt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(n),width:r,height:r,
rx:o},...s}),Vt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Zt=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(n),"font-size":r},
fill:s,text:o});function an(e,t,n){let{rails:r,rungs:o}=Ft(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(ue).join("");return[V("halo",i,{stroke:"cell",width:s+.05}),
V("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function ln(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:u}=Kt(e,t,n,r),{skull:g,stripe:c,eye:h,pupil:b}=Se.snake,k=`snake-${Ut(t,n)}`,v=`${Gt(o)}Z`;return[V("halo",v,{stroke:"cell",width:.06}),V("tongue",u.map(
T=>ue(T)).join(""),{stroke:k,width:.025}),V("skin",v,{fill:k}),Vt(V("stripe",Gt(s),{stroke:"cell",width:c}),"0.04 0.12"),Ne("skull",a,g,{fill:k}),...i.map(T=>Ne(
"eye",T,h,{fill:"die"})),...l.map(T=>Ne("pupil",T,b,{fill:"dieInk"}))]}function Be(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,u)=>qe(
a,u,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,an(e,a,i))),...o.map(([a,i])=>s("snake",a,i,ln(e,a,i,r)))]}function Qt(e){let[t,n]=X(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Se.flag,[u,g,c]=s,h=v=>v.map(([T,w])=>[r+T,o+w]),b=ue(h([s.slice(0,2),[u,c]])),k=`${ue(h([[u,g],a,[u,i]]))}\
Z`;return qe("flag",[V("pole",b,{stroke:"goal",width:l}),V("pennant",k,{fill:"goal"})])}function Me([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=zt(n).map(g=>Ne(
"pip",g,a,{fill:"dieInk"})),l=Zt("face",[0,o*.24],o*.7,`${n}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return qe("die",[mt("side",[-o/2,-o/2],o,s,u),...i.
length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${r})`})}function Yt(e,t,n){let[r,o]=X(e,t),s=[o+.06,e.rows-r-.94],a=mt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Vt(a,"0.03 0.06")}function Xt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Yt(e,o,"stand")];if(n===
null)return s;let a=U(e,t);if(t===r)return[Me(a,n)];let{turn:i,neck:l,wings:u}=Dt(a,U(e,r),St(e)),g=`--far:${se(ee(a,i).length+ee(i,l).length)}`,c=V("arc",ut(a,
i,l),{stroke:"now",width:Se.arc.width});return[Yt(e,r,"landing"),...s,{...c,attributes:{...c.attributes,"stroke-linecap":"butt",style:g}},V("tip",`${ue(u)}Z`,{fill:"\
now"}),Me(a,n)]}function er(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,u]=[U(e,r),U(e,s)],g=ct(l,u,u[0]>=l[0]?-.3:.3,.12,.16);r=a;let[c,h]=[g.middle[0],Math.
floor(g.middle[1])+.5],b=ut(g.from,g.turn,g.neck),k=`${ue(g.wings)}Z`;return qe("leg",[V("rim",b,{stroke:"cell",width:.1}),V("shaft",b,{stroke:"ink",width:.05}),
V("tip",k,{fill:"ink"}),mt("count",[c-.3,h-.14],.28,.04,{fill:"ink"}),Zt("order",[c-.16,h+.066],.19,`${i+1}`,"cell"),Me([c+.16,h],o,.8)],{style:`--order:${i}`})})}
function tr(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[U(e,a),U(e,s)],{from:u,turn:g,tip:c,wings:h}=ct(i,l,.12,.18,.13),b=ut(u,g,c)+ue(h);return V(r.has(s)?"branch.strong":"branch",b,{stroke:"\
ink",width:.03})})}var pt=e=>de(".face","-.19 -.19 .38 .38",te(Me([0,0],e))),He=()=>d("li.chip",d("span",{role:"img"}),d("small"));function De({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(R(e,"label",`Roll ${n}`),e.replaceChildren(pt(n))),W(t,`to cell ${r}`)}var ft=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ie=e=>`${ft(e).kind} ${e.join("→")}`,rr=(e,t)=>Y({...e,name:"",jumps:t}),
ze=(e,t)=>rr(e,e.jumps.filter(([n])=>n!==t)),Ee=(e,t,n)=>rr(e,[...ze(e,t).jumps,[t,n]]);function nr(e,[t,n],r,o){let s=ze(e,t);return r?Ee(s,t,o):Ee(s,o,n)}var ht=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function or(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return Y({...e,...t,name:"",jumps:r})}function sr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function ar(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:u,clientY:g}){let c=e.cellAt(u,g);!c||c===s||(s=c,a=!0,t(o,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:c,clientY:h})=>{let b=e.cellAt(c,h);a=!1,!(u||!g||!b)&&(o=s=b,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>d("label.setting",d("span",e),t);function ir(e){let t=d("input.button",{type:"number",min:1,max:Ze,change:()=>e({cells:t.valueAsNumber})}),n=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function gt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function cn({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function dn({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([g,c])=>`  "${g}": ${ge(c)}`).join(
`,
`)}
}
`}function un(e){gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function mn(e){gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Z(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Re(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function pn(e){gt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Je=[{name:"python",title:"Python: Board(...)",write:cn},{name:"json",title:"JSON",write:dn},{name:"move-array",title:"Move array, from 0",write:un},{name:"\
grid",title:"LeetCode grid",write:mn},{name:"hackerrank",title:"HackerRank text",write:pn}];var lr=["jumps","ladders","snakes","die","start","chained","overshoot"],fn=lr.slice(0,3);function hn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function gn(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function bn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of gn(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!lr.includes(s))throw new Error(`a board has no option ${s}`);
fn.includes(s)?n.jumps.push(...wn(a)):n[s]=cr(a)}return[n]}function cr(e){try{return hn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function wn(e){
let t=cr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var yn="format version name author source cells die start chained overshoot jumps".split(" ");function kn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!yn.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function dr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function vn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Re(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function xn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[g]=r(1,`the number of ${l}s`);
if(g>100)throw new Error(`line ${n}: 100 cells have no room for ${g} ${l}s`);for(let c=0;c<g;c+=1){let h=r(2,`the two cells of a ${l}`);if((h[1]-h[0])*u<=0)throw new Error(
`line ${n}: ${h.join(" ")} is not a ${l}`);i.push(h)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function $n(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[vn(r)]:typeof r[0]=="object"?r.map(kn):[dr(r)]}function ur(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return bn(t).map(Y);if(/^[[{]/.test(t))return $n(t).map(Y);if(n&&/[\r\n]/.test(t))return xn(t).map(Y);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[Y(dr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function mr(e,t){let n=null,r=Je[0].name,o=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=re("Notation",
Je.map(c=>[c.name,c.title]),r,c=>{r=c,i()});function i(){if(!(!n||!g.open)){o.value=o.placeholder="",W(s,"");try{o.value=Je.find(c=>c.name===r)?.write(n).trim()??
""}catch(c){o.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=ur(o.value);t(c[0]),W(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){W(s,`This cannot be read: ${c.message}.`)}}let g=It("Copy or paste as text",d(".tools",a,L("Copy",null,l),L("Use this text","Read \
the board in the text",u)),o,s);return g.addEventListener("toggle",i),{node:g,show(c){n=c,i()}}}var bt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function wt(e){let t=null,n=null,r=null,o=null,s=!0,a=d("b.amount"),i=d("span.quiet"),l=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=L("Undo","Ctrl+Z",()=>e.go(-1)),c=L("Redo","Ctrl+Y",
()=>e.go(1)),h=ir(p=>m(f=>or(f,p),"")),b=mr(e,p=>e.use(p));function k({distance:p,predecessor:f,throws:$,route:C}){t&&(t.paint({current:r,distance:p,predecessor:f,
route:s,piece:!1}),W(a,$??"none"),W(i,$===null?"the goal is out of reach":ae($).replace(/^\S+ /,"")),Ie(l,C,He,(F,[D,,y])=>De(F,D,y)))}let v=()=>t?ht(t.board,r)[0]??
null:null;function T(){if(!t)return;let{board:p,plan:f}=t;k(t);let $=v();t.light($),t.sketch(($??[]).map(C=>{let[F,D]=U(f,C);return{tag:"circle",attributes:{cx:F,
cy:D,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...ht(p,r).flatMap(w)),R(g,"aria-disabled",!e.can(-1)),R(c,"aria-disabled",!e.can(1))}function w(p){
let{ends:f}=ft(p),$=L(`Remove ${ie(p)}`,"Delete",()=>M(p)),C=f.map((F,D)=>L(`Move its ${F}`,null,()=>{o={jump:p,end:D},e.say(`Choose the cell where the ${F} of ${ie(
p)} goes.`),t?.cells.get(p[D])?.focus({preventScroll:!0})}));return[$,...C]}function m(p,f){if(t){r=o=null;try{e.use(p(t.board)),e.say(`${f} ${bt(t.throws)}`.trim())}catch($){
e.say(`${he($.message)}.`),h.show(t.board),T()}}}let M=p=>m(f=>ze(f,p[0]),`Removed: ${ie(p)}.`);function x(p,f){let $=v(),C=$?$.indexOf(p):-1;return $&&C>=0?E($,
C,f):{change:F=>Ee(F,p,f),what:`Drawn: ${ie([p,f])}.`}}let E=(p,f,$)=>({change:C=>nr(C,p,f,$),what:`Moved: ${ie(p)} is now ${ie(f?[p[0],$]:[$,p[1]])}.`});function j(p,f){
if(!t)return;let{change:$}=x(p,f),C=t.trial($(t.board));k(C),e.say(`If you let go here: ${bt(C.throws)}`)}function P(p,f){let{change:$,what:C}=x(p,f);m($,C)}function I(){
r=o=null,t&&(t.trial(t.board),T(),q())}function q(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${bt(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",a,i)),l,u,d(".tools",g,c,L("Random","Other jumps",()=>m(p=>jt(p),
"Drawn at random.")),L("Remove all jumps",null,()=>m(p=>({...p,name:"",jumps:[]}),"Removed: all jumps.")),Wt("Route","One of the shortest routes",p=>{s=p,T()},!0)),
h.node,b.node],show(p){t=p,r=o=null,n=ar(t,{tries:j,draws:P,drops:I}),h.show(t.board),b.show(t.board),T(),q()},leave:()=>n?.stop(),choose(p){if(!(!t||!p||n?.wasDrawing()))
if(o){let{change:f,what:$}=E(o.jump,o.end,p);m(f,$)}else if(r===p)I();else if(r!==null){let f=r;m($=>Ee($,f,p),`Drawn: ${ie([f,p])}.`)}else{r=p,T();let f=v(),$=f?
` Or drag an end of ${ie(f)}.`:"";e.say(`From ${p}: choose the cell where a jump ends. Escape cancels.${$}`)}},key(p,{ctrlKey:f,metaKey:$,shiftKey:C,altKey:F}){
let D=v();if(f||$){let y=p==="y"||C&&p==="Z"?1:p==="z"?-1:0;return y&&e.go(y),y!==0}if(p==="Escape"&&r!==null&&!F)I();else if((p==="Delete"||p==="Backspace")&&D)
M(D);else return!1;return!0}}}function Fe(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function pr({trace:e,rules:t,unit:n,farthest:r}){let{start:o,cells:s,jumps:a}=t,i={cells:s,start:o,...e.layout},{rows:l}=e.layout,u=o===0?1:0,g=e.layout.columns+
u,c=Z(s+u).map(S=>S+1-u),{waits:h}=Nt(e),b=new Map,k=new Map,v=st("new"),T=st("touched"),w=!1,m=null,M=new Set,x=null,E=!1;function j(S){let[A,B]=X(i,S),N=S===o?
"start":S===s&&"goal",J=d(".cell",{role:"gridcell","data-cell":S,"data-end":N,style:`grid-column:${B+1}`},d("span.number",`${S}`),d("span.end",{"data-is":N}),d(
"span.badge"));return _(J,"odd",(A+B)%2),b.set(S,J),J}function P(S){for(let A of b.values())A.tabIndex=A===S?0:-1}function I(S){let{key:A,target:B}=S,[N,J]=X(i,
Number(B.dataset.cell)),H={ArrowLeft:[N,J-1],ArrowRight:[N,J+1],ArrowUp:[N+1,J],ArrowDown:[N-1,J]};if(A==="Enter"||A===" ")B.click();else if(H[A]){let Q=c.find(
le=>`${X(i,le)}`==`${H[A]}`);b.get(Q??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let q=S=>c.filter(A=>X(i,A)[0]===S).sort((A,B)=>X(i,A)[1]-
X(i,B)[1]),p=d(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:I,focusin:({target:S})=>P(S)},Z(l).reverse().map(S=>d(".row",{role:"ro\
w"},q(S).map(j))));P(b.get(o)??b.get(1));let f=`0 0 ${g} ${l}`,$=de(".layer.goal",f,te(Qt(i))),C=de(".layer.jumps",f,Be(i,a).map(te)),[F,D,y]=["g.tree","g.move",
"g.route"].map(S=>ce(S)),O=de(".layer.above",f,F,D,y);function z(S,A,B){if(!m)return"";let[N,J]=[m.distance.get(S),m.predecessor.get(S)],H=[`cell ${S}`,b.get(S)?.
dataset.end];for(let[le,ye]of a)le===S&&H.push(`${ye>S?"foot of a ladder":"head of a snake"} to ${ye}`),ye===S&&H.push(`${le<S?"top of a ladder":"tail of a snak\
e"} from ${le}`);let Q=m.visited.has(S)?"visited":"not reached";return H.push(A?"current":"",N!=null?`reached in ${ae(N,n)}`:Q,J!=null?`from ${J}`:"",B?h:"",M.has(
S)?"part of what is wrong":""),H.filter(Boolean).join(", ")}function G(S,A,B,N){let J=S.current===A,H=S.visited.has(A),Q=S.distance.get(A),le=S.predecessor.get(
A),ye=`${[J,N,H,Q,le,M.has(A)]}`;if(k.get(A)===ye)return;k.set(A,ye);let Hr=Q!=null?"reached":H&&"visited";ot(B,{"data-distance":Q,"data-tint":Q!=null&&Tt(Q,r),
"data-from":le,"data-visited":H,"data-waits":N,"aria-current":J,"data-state":J?"current":N?"frontier":Hr,label:z(A,J,N)}),R(B.lastChild,"data-is",it(Q)||null)}function K(){
if(!m)return;let S=new Set(m.frontier.map(([A])=>A));for(let[A,B]of b)G(m,A,B,S.has(A))}function we(){if(!m)return;let S=w?tr(i,m.predecessor,m.current):[];F.replaceChildren(
...S.map(te))}let Oe=S=>S.map(A=>C.querySelector(`[data-ends="${A} ${a.get(A)}"]`));function xt(S,A){let B=new Set(Oe(A));for(let N of C.children)_(N,S,B.has(N))}
function qr(S){let A=S&&e.answer?.route||[],B=A.flatMap(([,N,J])=>J===N?[]:t.ride(N).feet);y.replaceChildren(...er(i,A,o).map(te)),_(C,"routed",A.length),xt("ta\
ken",B)}let Br=`${g>7?".close":""}${g>12?".dense":""}${g>24?".tiny":""}`;return{plan:i,cells:b,columns:g,shape:g/l,node:d(`.board${Br}`,{style:`--wide:${g};--hi\
gh:${l}`},d(".sheet",p,$,C,O)),paint(S,A,B,N){m=S,K(),v([...A].map(J=>b.get(J))),we(),D.replaceChildren(...(B?Xt(i,B):[]).map(te)),T(Oe(B?.feet??[])),N!==E&&qr(
N),x=B,E=N},showTree(S){w=S,we()},mark(S,A){let B=A.flatMap(H=>H.moves??[]),N=A.flatMap(H=>H.jumps??[]),J=B.flatMap(([,H])=>t.ride(H).feet);xt("found",[...N.map(
([H])=>H),...J]),M=new Set(A.flatMap(H=>H.cells??[]));for(let[H,Q]of b)_(Q,"differs",H===S),_(Q,"found",M.has(H));K()},drawn:()=>({trace:e,plan:i,jumps:a,farthest:r,
state:m,found:M,move:x,treeShown:w,routed:E})}}function fr({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([c,h])=>c!==h)),i=typeof n=="number"?Array.from({length:n},(c,h)=>h+
1):n;function l(c,h=[]){if(h.includes(c))return{feet:h,stand:null};let b=a.get(c);return b===void 0||h.length&&!o?{feet:h,stand:c}:l(b,[...h,c])}function u(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function g(c){return c===e?[]:i.flatMap(h=>{let b=u(c+h),k=b>0?l(b).stand:null;return k===null?[]:[[h,b,k]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:g}}function yt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let u=(r.get(l)??0)+1;for(let g of n(l)){let c=g[2];r.has(
c)||(r.set(c,u),o.set(c,l),s.set(c,g),a.push(c))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Mn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Sn=260,hr=([e,t])=>`translate(${e}px,${t}px)`;function Pe(e){let t=fr(e),n=yt(t),
r={board:e,layout:Qe(e.cells),answer:{route:n.route},frontier_kind:"range of one throw"},o=Math.max(...n.distance.values()),s=pr({trace:r,rules:t,unit:"throws",
farthest:o}),{plan:a,cells:i}=s,l=ce("path.piece",{d:Mn}),u=ce("g.sketch"),[g,c]=[s.columns,a.rows],h=de(".layer.top",`0 0 ${g} ${c}`,u,l);s.node.firstElementChild?.
append(h);let b="",k=s.node.querySelector("[role=grid]");k&&R(k,"label",`Board: ${ke(e)}`);let v=s.node.querySelector(".s-jumps");function T({from:w,landing:m,stand:M,
feet:x}){let E=x.map(j=>t.jumps.get(j)??M);return[w,m,...E].map(j=>U(a,j))}return{...n,board:e,rules:t,plan:a,cells:i,faces:Pt(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(w){let{current:m=null,near:M=[],distance:x,predecessor:E,move:j=null}=w,{route:P=!1,piece:I=!0}=w,q={current:m,frontier:[...M].
map(f=>[f,""]),distance:x??new Map,predecessor:E??new Map,visited:new Map},p=`${r.answer.route}`;P&&p!==b&&s.paint(q,new Set,j,!1),b=p,s.paint(q,new Set,j,P),R(
l,"visibility",!(I&&m!==null)&&"hidden"),m!==null&&R(l,"style",`transform:${hr(U(a,m))}`)},walk(w){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let m=T(w),[[M,x],[E,j]]=m,P=[(M+E)/2,Math.min(x,j)-.35],I=[m[0],P,...m.slice(1)].map(q=>({transform:hr(q)}));l.animate(I,{duration:Sn*(m.length-1),easing:"ease\
-in-out"})},trial(w){let m=new Map(w.jumps),M=new Set;for(let P of[...v?.children??[]]){let[I,q]=(P.getAttribute("data-ends")??"").split(" ").map(Number);m.get(
I)===q?M.add(I):P.remove()}let x=new Map(w.jumps.filter(([P])=>!M.has(P))),E=Be(a,x).map(te);for(let P of E)_(P,"lit",!0);v?.append(...E),t.jumps.clear();for(let[
P,I]of m)t.jumps.set(P,I);let j=yt(t);return r.answer.route=j.route,j},light(w){for(let m of v?.children??[])_(m,"lit",m.getAttribute("data-ends")===w?.join(" "))},
sketch:w=>u.replaceChildren(...w.map(te)),cellAt(w,m){let x=s.node.getRootNode().elementFromPoint(w,m)?.closest("[data-cell]"),E=x&&s.node.contains(x)&&x.dataset.
cell;return E?Number(E):null}}}var gr=e=>new Set(e.map(([,t])=>t));function En(e,t){let n=`You reached the goal in ${ae(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Tn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Pn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Tn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function br(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Pn(n);let o=qt(r);return e.won()?`${o} ${En(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function wr(e,t,{
cells:n}){let r=`${he(lt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function yr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${n.join(", ")}.`}function kt(e,t){let n=null,r=null,o=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amount"),l=d("ol.throw\
n",{label:"Your throws"}),u=L("Undo","Take the last throw back (Backspace)",w),g=L("Start again","Back to the start",m),c=L("Show the shortest route",null,()=>M(
!h)),h=!1;function b(){if(!n||!r)return;let{thrown:x}=r,E=r.moves(),j=h||r.won();n.paint({current:r.at(),near:gr(E),distance:r.trail(),move:h?null:x.at(-1)??null,
route:h});for(let P of o.children){let I=Number(P.dataset.face);R(P,"aria-disabled",!E.some(([q])=>q===I))}W(s,x.length),W(a,x.length===1?"throw":"throws"),W(i,
j?n.throws??"none":"?"),Ie(l,x,He,(P,{face:I,stand:q})=>De(P,I,q));for(let P of[u,g])R(P,"aria-disabled",!x.length);R(c,"aria-pressed",`${h}`),R(e.root,"data-wo\
n",r.won())}function k(){n&&r&&e.say(br(r,n.throws,n.faces))}function v(x){if(!n||!r||r.won())return;let E=r.at();if(h=!1,!r.throws(x)){b(),e.say(wr(x,E,n.board));
return}b();let j=r.thrown.at(-1);j&&n.walk(j),k(),T()}function T(){t?.((r?.thrown??[]).map(({face:x})=>x))}function w(){r?.undo()&&(b(),k(),T())}function m(){!n||
!r?.thrown.length||(r=Fe(n.rules),h=!1,b(),k(),T())}function M(x){h=x,b(),x&&n?e.say(yr(n.throws,n.route)):k()}return{name:"Play",under:o,side:[d(".score",d("p",
"You ",s,a),d("p","Fewest ",i)),d(".tools",u,g,!t&&c),l],show(x){n=x,r=Fe(n.rules),h=!1,o.replaceChildren(...n.faces.map(E=>{let j=L(pt(E),null,()=>v(E),`Throw ${E}`);
return R(j,"data-face",E),j})),b(),k()},replay(x){if(!n)return!1;let E=r;r=Fe(n.rules);let j=x.every(P=>r?.throws(P));return j||(r=E),b(),k(),j},leave:()=>R(e.root,
"data-won",null),choose(x){let E=r?.moves()??[],j=E.find(([,P])=>P===x)??E.find(([,,P])=>P===x);j?v(j[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${x}\
.`)},key(x,{ctrlKey:E,metaKey:j,altKey:P}){if(E||j||P)return!1;let I=Number(x);if(x==="Backspace")w();else if(x!==" "&&n?.faces.includes(I))v(I);else return!1;return!0}}}var kr=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var vt=new Map;function On(e){let t=vt.get(e)??new CSSStyleSheet;return vt.has(e)||t.replaceSync(e),vt.set(e,t),t}function vr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=kr;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[On(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var xr=e=>e.getRootNode().activeElement??
null;var[Ke,$r]=["snl-workbench",1],An="This browser stores nothing here: download what you want to keep.",Cn="The browser's storage is full: download what you want \
to keep.",Ln="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function _e(e){try{let t=JSON.parse(window[e].
getItem(Ke)??"null");return t?t.version!==$r?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Mr(){let[e,
t]=[_e("sessionStorage"),_e("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:$r,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return Ln;let s=_e("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(Ke,JSON.stringify(r)),window.localStorage.setItem(Ke,JSON.stringify({...r,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?Cn:
An}},elsewhere(o){let s=_e("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Ke&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Sr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Rn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Er({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,g=d(".tools"),c=d(".tabs",{role:"group",label:"Program"}),h=d(".programs",
c,g),b=f=>f?s.second??s.signature:s.signature,k=f=>`${f?"2:":""}${b(f)}`,v=!1,T=()=>a.signatures.find(({name:f})=>f===b(v))?.template??"",w=()=>s.sources[k(v)]??
T(),m=()=>i.kind==="mine"||i.kind==="second";function M(f){i=f,m()&&v!==(i.kind==="second")&&(v=!v,u=null,x()),p();let{kind:$,name:C}=i;m()?n(w(),!1):n($==="lin\
k"?t??"":a.programs.find(F=>F.name===C)?.source??"",!0)}function x(){let f=e.elsewhere(k(v));f===null?u=null:f!==w()&&(u=f),p()}function E(){let[f,$]=[u,r()];P(
f??""),M(j()),u=$,p()}let j=()=>({kind:v?"second":"mine"});function P(f){let $=k(v);f===void 0?delete s.sources[$]:s.sources[$]=f,l=e.store($)}function I(){let f=`${i.
name??(v?"my-other":"mine")}.py`.replaceAll("-","_");Sr(new Blob([r()],{type:"text/x-python"}),f)}function q(){v=!1,P(t??""),M({kind:"mine"})}function p(){let{kind:f,
name:$}=i,C=(O,z,G="")=>{let K=L(O,G||null,()=>M(z));return R(K,"aria-pressed",`${f===z.kind}`),K},F=O=>a.programs.filter(z=>z.kind===O).map(z=>[z.name,z.title]),
D=re("A program to look at",[["","Look at a program"]],$??"",O=>{M(O?{kind:"program",name:O}:j())});for(let[O,z]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let G=F(z).map(([K,we])=>d("option",{value:K},we));D.append(d("optgroup",{label:null},G)),D.lastElementChild?.setAttribute("label",O)}D.value=$??"",D.classList.
toggle("s-chosen",f==="program"),c.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],D);let y=L("Download","As a file of Python",I);if(m()){let O=re("How it is called",a.signatures.map(K=>[K.name,K.title]),b(
v),K=>{v?s.second=K:(s.second=b(!0),s.signature=K),l=e.store(k(v)),u=null,x(),M(j())}),z=L("Reset","Back to the beginning of this signature",()=>{P(),M(j())}),G=u!==
null&&L("Other tab's code","Exchange it with the code here",E);g.replaceChildren(O,z,y,...G?[G]:[])}else f==="link"?g.replaceChildren(L("Make it mine","Instead \
of what is there",q),y):g.replaceChildren(y)}return{node:h,chosen:()=>i,isMine:m,trouble:()=>l||(u===null?"":Rn),end:e.follow(()=>{x(),o()}),show(f){a=f,x(),a.signatures.
some(({name:$})=>$===s.signature)||(s.signature="board"),M(i)},changed(f){m()&&P(f)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:m()?
b(v):null}},other(){let f=s.sources[k(!v)];return m()&&f?.trim()?{source:f,signature:b(!v)}:null}}}function Tr(e){let t=d(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=d("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ae(e),Ue=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...n)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),n.filter(r=>!!r)),
be=e=>e&&d("p",`${e}`),me=e=>e&&d("p.quiet",`${e}`),Pr=(e,t)=>d("p","Right is ",d("b",je(e)),", yours says ",d("b",je(t)),"."),jr=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Or=(e,t)=>e!==null&&d(".tools",L(`Show line ${e}`,null,()=>t.point(e)));function Wn(e,t){
let n=Y(e),r=Pe(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=d(".thumb",{inert:"",style:`--columns:${r.columns}\
;--shape:${r.shape}`},r.node);return{board:n,node:o}}function In({report:e,like:t,stepper:n},r){let{boards:o,correct:s,finding:a,proven:i,tested:l,tried:u,notes:g,
smallest:c}=e,h=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,b=me(`The boards: ${o[0].toLowerCase()}${o.slice(1)}.`),k=g.map(x=>me(`Note: ${x.says}\
.`));if(s===null)return pe("open",`${e.name} could not be judged`,be(Ue(a.says)),...k);if(s)return pe("right",`${e.name} is right on every board that was played`,
d("p",d("b","Proven"),`, by playing every one: ${i}.`),l&&d("p",d("b","Tested"),`, which proves nothing about others: ${l}.`),me(`${h}.`),b,...k);let{board:v,node:T}=Wn(
e.board,a),w=typeof e.got=="number"||e.got===null,m=c?"Wrong on this board, the smallest there is":"Wrong on this board",M=[w?Pr(e.expected,e.got):be(`Right is ${je(
e.expected)}. Yours: ${e.got.says}.`),(w||a.kind!==e.got.kind)&&be(Ue(a.says)),be(jr(e.got)),...t.slice(0,2).map(x=>me(`It answers like a known mistake: ${x.title}\
. The repair: ${x.repair}`)),me(`${ke(v)} · ${h}`),b,...k,d(".tools",n&&L("Step to the first difference",null,()=>r.step(n)),r.draw(v))];return pe("wrong",m,d(
".exhibit",T,d(".told",M.filter(x=>!!x))))}function Nn({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?pe("right",`Right on this board: ${je(
n)}`,me("One board proves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Pr(r,n),o&&be(Ue(`${o.says}${s===null?"":`, in line ${s}`}`)),be(jr(o)),Or(s,a))}function qn({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],n=e.rows.map(o=>d("tr",[o.algorithm,o.answered?o.throws??"none":"no answer",o.answered?o.agrees?"yes":"no":"–",...[o.cells_taken,
o.edges_looked_at,o.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),r=e.rows.filter(o=>o.first_difference);return pe(
"open",`On this board: ${je(e.throws)}`,at("","Comparison",d("table",d("thead",d("tr",t.map(o=>d("th",{scope:"col"},o)))),d("tbody",n))),...r.map(({algorithm:o,
first_difference:{cell:s,finding:a}})=>me(`${o} first differs at cell ${s}: ${a.says}.`)))}var Bn={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Hn=({what:e,says:t,line:n},r)=>pe(e==="stopped"?
"open":"wrong",Bn[e]??"That did not work",be(Ue(`${n===null?"":`line ${n}: `}${t}`)),Or(n,r));function Dn({printed:e,more_printed:t}){return e?.length?pe("open",
"It printed",at(".printed","What it printed",e.map(n=>d(".piece",d("span.quiet",n.line===null?"":`line ${n.line}`),d("code",n.text)))),me(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ar(e,t){return[e.kind==="failure"?Hn(e,t):e.of==="check"?In(e,t):e.of==="compare"?qn(e):e.of==="solve"&&Nn(e,t),Dn(e)].
filter(r=>!!r)}var Cr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var zn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Jn="This code came with the link. It has not run, and runs only when\
 you press a button below.",Fn=()=>d("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Lr(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(M),l=Mr(),u=xe(t.address.read()),g=d(".editor"),c=d("p.note.quiet"),h=d("span.strip.quiet",{role:"status"}),b=d("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),k=d(".cards"),v=Tr(t),T=L("Stop","End what is running",()=>i.stop()),w=zn.map(([p,f,$])=>L(p,$,()=>I(f))),m=Er({keeper:l,arrived:u,open:x,
text:()=>r?.text()??"",heard:()=>E()});function M({part:p,ready:f}){b.hidden=f===!0||!a,p!==void 0&&R(b,"value",p),f?W(h,a?"It runs …":""):a&&W(h,`Python is l\
oading (${i.size}, once) …`)}function x(p,f){r?.open(p,f),E()}function E(){let{kind:p}=m.chosen(),f={mine:m.trouble()||i.refusal,second:m.trouble()||i.refusal,
program:i.refusal,link:Jn};W(c,f[p]??""),c.classList.toggle("s-strong",p==="link")}async function j(){o=!0;try{let[{make:p},f]=await Promise.all([t.editor(),t.shelf()]);
r=p(g,"Program",$=>{m.changed($),E()}),m.show(f)}catch(p){W(c,`The editor cannot be loaded: ${p.message}`)}P()}function P(){for(let p of w)R(p,"aria-disabled",a||
!r||!!i.refusal);T.hidden=!a,R(k,"aria-busy",`${a}`),!s&&i.size&&W(h,`Python (${i.size}) loads at the first run.`)}async function I(p){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),k.replaceChildren(),v.clear(),W(h,"It runs …"),P();let{name:f,cells:$,jumps:C,die:F,start:D,chained:y,overshoot:O}=n.board,z={name:f,cells:$,
jumps:C,die:F,start:D,chained:y,overshoot:O},G=p==="compare"?m.other():null,K={kind:p,program:m.question(),board:z,other:G},we=await i.ask(K,Oe=>W(h,`${Oe} …`));
a=!1,b.hidden=!0,W(h,""),P(),q(we)}function q(p){let f=Ar(p,{step:v.step,draw:$=>L("Move this board to Draw",null,()=>{e.use($),e.enter("Draw")}),point($){r?.point(
$),r?.focus()}});p.of==="compare"&&m.isMine()&&!m.other()&&f.push(Fn()),k.replaceChildren(...f),p.line&&r?.point(p.line),k.scrollIntoView({block:"nearest"}),p.of===
"trace"&&p.stepper&&v.step(p.stepper),e.say(Cr(f)||"Step through the run below.")}return{name:"Write",under:d("p.quiet.hint","The board on which it runs. Change\
 it in Draw."),side:[m.node,c,g,d(".tools.acts",w,T,d("span.progress",b,h))],foot:[k],below:[v.node],show(p){n=p,n.paint({piece:!1}),o||j(),P(),e.say("Write a f\
unction, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){v.clear(),i.end(),m.end(),r?.destroy()},more:()=>["mine","second"].includes(
m.chosen().kind)?tt(r?.text()??""):"",stays:()=>u===null?"":tt(u)}}var Rr=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var Wr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Ir=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Nr(e,t,n){let{address:r}=n,
o=(t.gallery??[]).map(Y),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d("p.trouble",{role:"alert"}),l=d(""),u=d(".main",l),g=d(".side"),c=d(".stage",u,g),
h=d(".foot"),b=d(""),k=d("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),v={root:k,say:y=>W(s,y),use(y){T.add(y),q(y),I()},can:y=>T.
can(y),go(y){T.can(y)&&(q(T.go(y)),I())},enter(y){p(w.find(O=>O.name===y)??m),q(M.board),I()}},T=sr(We(r.read())??Y(t.board)),w=t.only?[t.only==="Play"?kt(v,n.played):
wt(v)]:[kt(v),wt(v),Lr(v,n)],m=w.find(({name:y})=>y===Xe(r.read()))??w[0],M=Pe(T.now()),x=o.map(({name:y},O)=>[`${O}`,y]),E=re("Board",[["","Your board"],...x],
"",y=>{let O=o[Number(y)];y&&O&&v.use(O)}),j=d("input.address",{readonly:"",label:"To copy",hidden:""});async function P(){let O=`${location.href.split("#")[0]}${fe(
M.board)}${et(m.name)}${m.more?.()??""}`;j.value=O;try{await navigator.clipboard.writeText(O),v.say("Copied: a link to this board.")}catch{j.hidden=!1,j.select(),
v.say("Copy the link from the field.")}}function I(){let y=w.map(({stays:O})=>O?.()??"").join("");r.write(`${fe(M.board)}${et(m.name)}${y}`)}function q(y){let O=xr(
l),z=l.contains(O)&&O?.dataset.cell;M=Pe(y),l.replaceChildren(M.node),R(c,"style",`--shape:${M.shape};--columns:${M.columns}`),R(k,"style",`--rows:${M.plan.rows}`),
W(a,ke({...y,name:""}));let G=o.findIndex(K=>fe(K)===fe(y));E.value=G<0?"":`${G}`,E.options[0].hidden=G>=0,j.hidden=!0,W(i,""),m.show(M),z&&M.cells.get(Number(z))?.
focus({preventScroll:!0})}function p(y){m.leave(),m=y;for(let[O,z]of f.entries())R(z,"aria-pressed",`${w[O]===m}`);_(k,"drawing",m.name==="Draw"),_(k,"writing",
m.name==="Write"),u.replaceChildren(l,m.under),g.replaceChildren(d(".says",s),...m.side),h.replaceChildren(...m.foot??[]),b.replaceChildren(...m.below??[])}let f=w.
map(y=>L(y.name,null,()=>v.enter(y.name)));k.addEventListener("mousedown",y=>{let O=y.target;!O.closest(".s-grid")||!l.contains(O)||(y.preventDefault(),k.focus(
{preventScroll:!0}))}),k.addEventListener("click",({target:y})=>{let O=y.closest(".s-grid .s-cell");O&&l.contains(O)&&m.choose(Number(O.dataset.cell))}),k.addEventListener(
"keydown",y=>{let O=y.target;Ir(y)&&y.stopPropagation(),!O.matches(Wr)&&m.key(y.key,y)&&y.preventDefault()});function $(y){let O=y.composedPath()[0];if(y.defaultPrevented||
!Ir(y)||!/^[1-9]$/.test(y.key)||O.closest(`${Wr}, .snl-stepper`))return;let{top:z,bottom:G}=l.getBoundingClientRect();G>0&&z<innerHeight&&m.key(y.key,y)&&y.preventDefault()}
function C(){let y=We(r.read());y&&(fe(y)!==fe(M.board)||r.links)&&(T.add(y),p(w.find(({name:O})=>O===Xe(r.read()))??m),q(y)),W(i,rt(r.read()))}r.keys&&addEventListener(
"keydown",$);let F=r.follow(C);k.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},f),o.length>0&&d("label.board-of",d("span","B\
oard"),E),a,r.links&&d(".tools",L("Copy link","A link to this board",P),j)),i,c,h)),_(k,"ready",!0),_(k,"only",t.only),_(k,"fixed",t.fixed);let{remove:D}=vr(e,Rr,
k);return e.append(b),p(m),q(M.board),W(i,rt(r.read())),{show:q,replay:y=>m.replay?.(y)??!1,destroy(){removeEventListener("keydown",$),F();for(let y of w)y.end?.();
b.remove(),D()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Nr(e,t,Lt(t.files))}})();
