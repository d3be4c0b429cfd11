// built from web/ by `npm run build`
"use strict";(()=>{var Ae=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ye(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Ae(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var Pt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Tt={format:"snl-workbench",version:2},Re=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var lr={what:"stopped",says:"You stopped it."},cr=e=>`${(e/1e6).toFixed(1)} MB`;function Et(e,t){let r=null,n=!1,o=0,s,a,i=null;function d(){let g=URL.createObjectURL(
new Blob([Pt],{type:"text/javascript"})),x=new Worker(g,{type:"module"});x.onmessage=({data:T})=>x===r&&y(T),x.onerror=T=>x===r&&p(T.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=x,n=!1}function c(){clearTimeout(a),r?.terminate(),r=null}function m(g){clearTimeout(a);let{settle:x}=i??{};i=null,x?.(g)}
function l(){if(clearTimeout(a),i?.silent)return;let{seconds:g}=e,x=`It said nothing for ${g} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f(
{what:"late",says:x}),1e3*g)}function f(g){c(),d(),m(Re(g))}function p(g){n?f({what:"died",says:`Python itself broke, and begins again: ${g}`}):s?(s=null,c(),d()):
(c(),m(Re({what:"died",says:`Python could not be loaded: ${g}`})))}function h(){!i||!n||(r?.postMessage({question:i.text}),l())}function y(g){g.memory?s=s===null?
null:g.memory:g.bytes?t({part:Math.min(1,g.bytes/e.bytes)}):g.ready?(n=!0,t({ready:n}),h()):g.failed?p(g.failed):g.said&&v(JSON.parse(g.said))}function v(g){g.id===
i?.id&&(l(),g.kind==="progress"?i.progress(g.says):m(g))}return{size:`up to ${cr(e.weight)}`,refusal:null,ask(g,x){o+=1;let T=`${o}`;return new Promise(P=>{i={id:T,
text:JSON.stringify({...Tt,id:T,...g}),silent:g.kind==="cell",progress:x,settle:P},r||d(),h()})},stop:()=>i&&f(lr),end:c}}var Qe=e=>({size:null,refusal:e,ask:async()=>Re(
{what:"died",says:e}),stop(){},end(){}});var xe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:J}=xe,G=e=>Array.from({length:e},(t,r)=>r),ge=(e,t,r)=>Math.min(r,Math.max(t,e));function ne({start:e,columns:t},r){let n=1-e;if(r===0)return[0,0];let o=Math.
floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function Ot({cells:e,start:t}){return G(e+1-t).map(r=>r+t)}var be=({columns:e,start:t})=>e+1-t;function U(e,t){
let[r,n]=ne(e,t),[o,s]=J.anchor;return[n+o,e.rows-r-1+s]}function re([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,a=(n-t)/o;return{length:o,spot:(d,c=0)=>[
e+d*s-c*a,t+d*a+c*s]}}function jt([e,t],[r,n],[o,s]){let[a,i]=[o-r,s-n],d=((e-r)*a+(t-n)*i)/(a*a+i*i||1),c=ge(d,0,1);return Math.hypot(e-r-c*a,t-n-c*i)}function Ce(e,t){
let[[n,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let a of G(n)){let[i,d]=[t+a*o,t+(a+
1)*o],[[c,m],[l,f]]=[e(i),e(d)],[[p,h],[y,v]]=[Ce(e,i),Ce(e,d)];s.push([c+p*o/3,m+h*o/3],[l-y*o/3,f-v*o/3],[l,f])}return s}var ur=4,Ze=(e,t)=>{let r=xe.light.tints.
length-1;return Math.round(r*ge(e/Math.max(t,ur),0,1))};var et=400,Xe=20,mr=["stay","bounce","win"];function ve(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function pr(e){if(!Array.isArray(e))return ve(e,"the die",1,Xe);if(!e.length||e.length>Xe)throw new Error(`a die \
in this page has 1 to ${Xe} faces, not ${e.length}`);let t=e.map(n=>ve(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function fr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function V(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,et);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=mr.find(c=>c===a);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:fr(i,r),die:pr(n),start:ve(o,"start",0,1),chained:s,overshoot:d}}function tt(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**
2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Le=e=>G(e*e).map(t=>{let{columns:r,rows:n}=tt(e*e),[o,s]=ne({cells:e*e,start:1,columns:r,rows:n},t+1);return{cell:t+
1,row:e-1-o,column:s}});function At(e,t=Math.random){let r=G(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(e.cells/8),Math.floor(r.length/4)),o=()=>r.
splice(Math.floor(t()*r.length),1)[0],s=G(2*n).map(a=>{let[i,d]=[o(),o()].sort((c,m)=>c-m);return a<n?[i,d]:[d,i]});return V({...e,name:"",jumps:s})}function we({
name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([c,m])=>m>c).length,d=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===1?"ladder":"ladde\
rs"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&d.push("starts off the boa\
rd"),s&&d.push("jumps are chained"),a==="bounce"&&d.push("bounces off the goal"),a==="win"&&d.push("passing the goal wins"),(e?[e,...d]:d).join(" · ")}var Rt=["Draw","Write"];function hr(e){let t=new URLSearchParams(e.slice(1));return Wt(e)&&Rt.find(r=>t.has(r.toLowerCase()))}var gr=e=>Rt.includes(e)?`&${e.toLowerCase()}`:
"",br=2e4;function wr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>br?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ye({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...i.filter(Boolean)].join(".")}`}var yr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),kr=e=>new URLSearchParams(
e.slice(1)).get("board");function Ct(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=yr(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return V(n)}function Wt(e){try{return Ct(
kr(e)??"")}catch{return null}}var Lt=e=>({board:Wt(e),mode:hr(e)??"",code:Ne(e),trouble:vr(e)}),Ie=(e,t,r)=>`${ye(e)}${gr(t)}${wr(r??"")}`,xr="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function vr(e){let t=new URLSearchParams(e.slice(1)),r=t.get("board");if(r===null)return"";try{Ct(r)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${xr}`}let n=r.split(".").find(o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var $r="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Mr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Nt=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Qe($r);if(!r)
return Qe(Mr);let{home:o,core:s}=r;return Et({...r,home:Ae(o),core:Ae(s)},n)},editor:()=>Ye(e).then(()=>snlEditor),shelf:()=>Ye(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Lt(location.hash),set:(...n)=>history.replaceState(history.state,"",Ie(...n)),subscribe(n){let o=()=>Ne(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function C(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function nt(e,t){for(let r in t)C(e,r,t[r])}var _=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Sr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Pr="http://www.w3.org/1999/xhtml",Tr="http://www.w3.org/2000/svg";function It(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let a of o)
_(s,a,!0);for(let a of r)Sr(a)?nt(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>It(Pr,e,t),ae=(e,...t)=>It(Tr,e,t),ie=(e,t,...r)=>ae(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function rt(e){let t=[];
return r=>{for(let n of t)_(n,e,!1);t=r.filter(n=>!!n);for(let n of t)_(n,e,!0)}}var W=(e,t,r,n)=>u("button.button",{type:"button",title:t,label:n,click:r},e);function qt(e,t,r,n=!1){let o=W(e,t,()=>{n=!n,C(o,"aria-pressed",`${n}`),r(n)});return C(
o,"aria-pressed",`${n}`),o}function oe(e,t,r,n){let o=t.map(([a,i])=>u("option",{value:a,selected:a===r&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var ot=(e,t,...r)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Bt=(e,...t)=>u("details.fold",u("summary",e),...t);var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,pe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Ht(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${pe(Dt(e))} from ${t}.`:`From ${t}, roll ${it(r)}: ${at(e)}.`}function at(e){let t=Dt(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Dt({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var zt=(e,t)=>[...t].flatMap(([r,n])=>r===e?`${n>r?"foot of a ladder":"head of a snake"} to ${n}`:n===e?`${n>r?"top of a ladder":"tail of a snake"} from ${r}`:[]),
it=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function ee({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let d=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[r.style,...d].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ae(m,{...r,style:c||null},a.map(ee),i)}function Ft(e,t,r,n){let{spot:o}=re(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function Jt(e,t,r){let{least:n,more:o,head:s,edge:a}=J.arc,{length:i,spot:d}=re(
e,t),c=n+o*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=d(i/2,l*c*2),h=[ge(f,a,r-a),Math.max(p,a)],y=re(h,t),v=y.spot(y.length-.06);return{from:e,turn:h,tip:v,...Ft(
v,h,s,s*.4)}}function lt(e,t,r,n,o){let{length:s,spot:a}=re(e,t),i=Math.min(n,s/4),d=a(s-i),c=a(s/2,2*r);return{from:a(i),turn:c,tip:d,middle:a(s/2,r),...Ft(d,c,
o,o/2)}}function _t(e){if(e>6)return[];let t=J.die.side*.27,r=[[0,0]],n=(o,s)=>[[o,s],[-o,-s]];return[...e%2?r:[],...e>1?n(-t,-t):[],...e>3?n(-t,t):[],...e===6?
n(-t,0):[]]}function $e(e,t,r){let{length:n,spot:o}=re(U(e,t),U(e,r));return re(o(J.apart),o(n-J.apart))}function Gt(e,t,r){let{length:n,spot:o}=$e(e,t,r),{half:s,over:a,rung:i}=J.
ladder,d=Math.max(2,Math.round(n/i)),c=[s,-s].map(l=>[o(-a,l),o(n+a,l)]),m=G(d+1).map(l=>{let f=n*l/d;return[o(f,s),o(f,-s)]});return{rails:c,rungs:m}}function Ut(e,t){
let r=(e+t)%2?-1:1;return[0,J.snake.bow,-J.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function Be(e,t,r,{hand:n,bow:o}){let{length:s,spot:a}=$e(e,t,
r),{swing:i,wave:d}=J.snake,c=Math.max(1,Math.round(s/d)),m=n*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,p=m*f*Math.sin(2*Math.PI*c*l)+o*Math.sin(Math.PI*l);
return a(s*l,p)}}function ct(e,t,r,n){let o=n.map(([i,d])=>[U(e,i),U(e,d)]),s=be(e),a={cost:1/0,manner:Ut(t,r)[0]};for(let i of Ut(t,r)){let d=Be(e,t,r,i),c=G(25).
map(p=>d(p/24)),m=c.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),f=c.filter(p=>o.some(([h,y])=>jt(p,h,y)<J.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,
manner:i})}return a.manner}function Kt(e,t,r,n){let o=Be(e,t,r,ct(e,t,r,n)),{length:s}=$e(e,t,r),a=4*Math.max(1,Math.round(s/J.snake.wave))+2,i=h=>y=>{let v=J.snake.
half*(1-.3*y-.6*y**3),[g,x]=o(y),[T,P]=Ce(o,y),$=Math.hypot(T,P)||1;return[g-h*v*P/$,x+h*v*T/$]},d=We(i(1),0,1,a),c=We(i(-1),1,0,a),m=[...d,d[d.length-1],c[0],...c],
{spot:l}=re(o(0),o(.02)),{skull:f,eye:p}=J.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[
l(-.05-p/3,.55*f),l(-.05-p/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}var Vt=(e,t)=>(2*e+3*t)%xe.light.snakes.length;var se=e=>`${Math.round(e*1e3)/1e3}`,Me=e=>e.map(t=>t.map(se).join(" ")),de=e=>`M${Me(e).join("L")}`,Yt=e=>`M${Me(e.slice(0,1))}C${Me(e.slice(1)).join(" ")}`,dt=(e,t,r)=>`\
M${Me([e])}Q${Me([t,r]).join(" ")}`,Z=(e,t,r,n)=>({tag:"path",name:e,attributes:{d:t,...n},...r}),He=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{cx:se(t),cy:se(
r),r:n},...o}),De=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),ut=([e,t],r,n,o,s)=>({tag:"rect",attributes:{x:se(e),y:se(t),width:r,height:n,...s},...o}),
Zt=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(r),"font-size":n},fill:s,text:o});function Er(e,t,r){let{rails:n,rungs:o}=Gt(e,t,r),{rail:s,rungWidth:a}=J.
ladder,i=n.map(de).join("");return[Z("halo",i,{stroke:"cell",width:s+.05}),Z("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",
width:s})]}function Or(e,t,r,n){let{outline:o,stripe:s,skull:a,eyes:i,pupils:d,tongue:c}=Kt(e,t,r,n),{skull:m,stripe:l,eye:f,pupil:p}=J.snake,h=`snake-${Vt(t,r)}`,
y=`${Yt(o)}Z`,v={"stroke-dasharray":"0.04 0.12"};return[Z("halo",y,{stroke:"cell",width:.06}),Z("tongue",c.map(g=>de(g)).join(""),{stroke:h,width:.025}),Z("skin",
y,{fill:h}),Z("stripe",Yt(s),{stroke:"cell",width:l},v),He("skull",a,m,{fill:h}),...i.map(g=>He("eye",g,f,{fill:"die"})),...d.map(g=>He("pupil",g,p,{fill:"dieIn\
k"}))]}function ke(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>i),s=(a,i,d,c)=>De(a,c,{"data-ends":`${i} ${d}`});return[...n.map(([a,i])=>s(
"ladder",a,i,Er(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Or(e,a,i,n)))]}function ze(e){let[t,r]=ne(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:d}=J.
flag,[c,m,l]=s,f=y=>y.map(([v,g])=>[n+v,o+g]),p=de(f([s.slice(0,2),[c,l]])),h=`${de(f([[c,m],a,[c,i]]))}Z`;return De("flag",[Z("pole",p,{stroke:"goal",width:d}),
Z("pennant",h,{fill:"goal"})])}function Se([e,t],r,n=1){let{side:o,corner:s,pip:a}=J.die,i=_t(r).map(l=>He("pip",l,a,{fill:"dieInk"})),d=Zt("face",[0,o*.24],o*.7,
`${r}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},m=ut([-o/2,-o/2],o,o,c,{rx:s});return De("die",[m,...i.length?i:[d]],{transform:`translate(${se(
e)} ${se(t)}) scale(${n})`})}function Qt(e,t,r){let[n,o]=ne(e,t),s={name:r,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"\
0.03 0.06"};return ut([o+.06,e.rows-n-.94],.88,.88,s,a)}function Xt(e,{from:t,face:r,landing:n,stand:o}){let s=o===n?[]:[Qt(e,o,"stand")];if(r===null)return s;let a=U(
e,t);if(t===n)return[Se(a,r)];let{turn:i,neck:d,wings:c}=Jt(a,U(e,n),be(e)),m=`--far:${se(re(a,i).length+re(i,d).length)}`,l={stroke:"now",width:J.arc.width};return[
Qt(e,n,"landing"),...s,Z("arc",dt(a,i,d),l,{"stroke-linecap":"butt",style:m}),Z("tip",`${de(c)}Z`,{fill:"now"}),Se(a,r)]}function en(e,t,r){let n=r;return t.map(
([o,s,a],i)=>{let[d,c]=[U(e,n),U(e,s)],m=lt(d,c,c[0]>=d[0]?-.3:.3,.12,.16);n=a;let[l,f]=[m.middle[0],Math.floor(m.middle[1])+.5],p=dt(m.from,m.turn,m.neck),h=`${de(
m.wings)}Z`;return De("leg",[Z("rim",p,{stroke:"cell",width:.1}),Z("shaft",p,{stroke:"ink",width:.05}),Z("tip",h,{fill:"ink"}),ut([l-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),Zt("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),Se([l+.16,f],o,.8)],{style:`--order:${i}`})})}function tn(e,t,r){let n=new Set;for(let s=r;s!==
null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,d]=[U(e,a),U(e,s)],{from:c,turn:m,
tip:l,wings:f}=lt(i,d,.12,.18,.13),p=dt(c,m,l)+de(f);return Z(n.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var mt=e=>ie(".face","-.19 -.19 .38 .38",ee(Se([0,0],e))),Fe=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Je({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(C(e,"label",`Roll ${r}`),e.replaceChildren(mt(r))),N(t,n)}var pt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${pt(e).kind} ${e.join("→")}`,nn=(e,t)=>V({...e,name:"",jumps:t}),
_e=(e,t)=>nn(e,e.jumps.filter(([r])=>r!==t)),Pe=(e,t,r)=>nn(e,[..._e(e,t).jumps,[t,r]]);function rn(e,[t,r],n,o){let s=_e(e,t);return n?Pe(s,t,o):Pe(s,o,r)}var ft=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function on(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return V({...e,...t,name:"",jumps:n})}function sn(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function an(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let l=e.cellAt(c,m);!l||l===s||(s=l,a=!0,t(o,s))}function d(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),a&&(c?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:l,clientY:f})=>{let p=e.cellAt(l,f);a=!1,!(c||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>a,stop:()=>d()}}var Te=(e,t)=>u("label.setting",u("span",e),t);function ln(e){let t=u("input.button",{type:"number",min:1,max:et,change:()=>e({cells:t.valueAsNumber})}),r=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),n=oe("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=oe("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=oe("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Te("Cells",t),Te("Die",r),Te("Start",n),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function fe(e){return Array.isArray(e)?`[${e.map(fe).join(", ")}]`:JSON.stringify(e)}function ht(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function jr({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Ar({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([m,l])=>`  "${m}": ${fe(l)}`).join(
`,
`)}
}
`}function Rr(e){ht("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${fe(t)}
`}function Cr(e){ht("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=G(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))r[s][a]=n.get(o)??-1;return`[${r.map(fe).join(`,
 `)}]
`}function Wr(e){ht("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ue=[{name:"python",title:"Python: Board(...)",write:jr},{name:"json",title:"JSON",write:Ar},{name:"move-array",title:"Move array, from 0",write:Rr},{name:"\
grid",title:"LeetCode grid",write:Cr},{name:"hackerrank",title:"HackerRank text",write:Wr}];var cn=["jumps","ladders","snakes","die","start","chained","overshoot"],Lr=cn.slice(0,3);function Nr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Ir(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function qr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of Ir(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!cn.includes(s))throw new Error(`a board has no option ${s}`);
Lr.includes(s)?r.jumps.push(...Br(a)):r[s]=dn(a)}return[r]}function dn(e){try{return Nr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Br(e){
let t=dn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${fe(r)}`);return t}var Hr="format version name author source cells die start chained overshoot jumps".split(" ");function Dr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Hr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function un(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${fe(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function zr(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Le(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Fr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let d=(t[r]??"").trim().split(
/\s+/);if(r+=1,d.length!==a||!d.every(c=>/^\d+$/.test(c)))throw new Error(`line ${r}: expected ${i}`);return d.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[d,c]of[["ladder",1],["snake",-1]]){let[m]=n(1,`the number of ${d}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${d}s`);for(let l=0;l<m;l+=1){let f=n(2,`the two cells of a ${d}`);if((f[1]-f[0])*c<=0)throw new Error(
`line ${r}: ${f.join(" ")} is not a ${d}`);i.push(f)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Jr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[zr(n)]:typeof n[0]=="object"?n.map(Dr):[un(n)]}function mn(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return qr(t).map(V);if(/^[[{]/.test(t))return Jr(t).map(V);if(r&&/[\r\n]/.test(t))return Fr(t).map(V);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(un(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function pn(e,t){let r=null,n=Ue[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=oe("Notation",
Ue.map(l=>[l.name,l.title]),n,l=>{n=l,i()});function i(){if(!(!r||!m.open)){o.value=o.placeholder="",N(s,"");try{o.value=Ue.find(l=>l.name===n)?.write(r).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function c(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=mn(o.value);t(l[0]),N(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){N(s,`This cannot be read: ${l.message}.`)}}let m=Bt("Copy or paste as text",u(".tools",a,W("Copy",null,d),W("Use this text","Read \
the board in the text",c)),o,s);return m.addEventListener("toggle",i),{node:m,show(l){r=l,i()}}}var gt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function bt(e){let t=null,r=null,n=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),d=u(
"ol.thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=W("Undo","Ctrl+Z",()=>e.go(-1)),l=W("Redo","Ctrl+Y",
()=>e.go(1)),f=ln(b=>x(w=>on(w,b),"")),p=pn(e,b=>e.use(b));function h({distance:b,predecessor:w,throws:M,route:O}){t&&(t.paint({current:n,distance:b,predecessor:w,
route:s,piece:!1}),N(a,M??"none"),N(i,M===null?"the goal is out of reach":le(M).replace(/^\S+ /,"")),qe(d,O,Fe,(H,[B,,Y])=>Je(H,B,`to cell ${Y}`)))}let y=()=>t?
ft(t.board,n)[0]??null:null;function v(){if(!t)return;let{board:b,plan:w}=t;h(t);let M=y();t.light(M),t.sketch((M??[]).map(O=>{let[H,B]=U(w,O);return{tag:"circl\
e",attributes:{cx:H,cy:B,r:.13},fill:"paper",stroke:"now",width:.06}})),c.replaceChildren(...ft(b,n).flatMap(g)),C(m,"aria-disabled",!e.can(-1)),C(l,"aria-disab\
led",!e.can(1))}function g(b){let{ends:w}=pt(b),M=W(`Remove ${ce(b)}`,"Delete",()=>T(b)),O=w.map((H,B)=>W(`Move its ${H}`,null,()=>{o={jump:b,end:B},e.say(`Choo\
se the cell where the ${H} of ${ce(b)} goes.`),t?.cells.get(b[B])?.focus({preventScroll:!0})}));return[M,...O]}function x(b,w){if(t){n=o=null;try{e.use(b(t.board)),
e.say(`${w} ${gt(t.throws)}`.trim())}catch(M){e.say(`${pe(M.message)}.`),f.show(t.board),v()}}}let T=b=>x(w=>_e(w,b[0]),`Removed: ${ce(b)}.`);function P(b,w){let M=y(),
O=M?M.indexOf(b):-1;return M&&O>=0?$(M,O,w):{change:H=>Pe(H,b,w),what:`Drawn: ${ce([b,w])}.`}}let $=(b,w,M)=>({change:O=>rn(O,b,w,M),what:`Moved: ${ce(b)} is no\
w ${ce(w?[b[0],M]:[M,b[1]])}.`});function j(b,w){if(!t)return;let{change:M}=P(b,w),O=t.trial(M(t.board));h(O),e.say(`If you let go here: ${gt(O.throws)}`)}function L(b,w){
let{change:M,what:O}=P(b,w);x(M,O)}function R(){n=o=null,t&&(t.trial(t.board),v(),S())}function S(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${gt(t.throws)}`)}return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),d,c,u(".too\
ls",m,l,W("Random","Other jumps",()=>x(b=>At(b),"Drawn at random.")),W("Remove all jumps",null,()=>x(b=>({...b,name:"",jumps:[]}),"Removed: all jumps.")),qt("Ro\
ute","One of the shortest routes",b=>{s=b,v()},!0)),f.node,p.node],show(b){t=b,n=o=null,r=an(t,{tries:j,draws:L,drops:R}),f.show(t.board),p.show(t.board),v(),S()},
leave:()=>r?.stop(),choose(b){if(!(!t||!b||r?.wasDrawing()))if(o){let{change:w,what:M}=$(o.jump,o.end,b);x(w,M)}else if(n===b)R();else if(n!==null){let w=n;x(M=>Pe(
M,w,b),`Drawn: ${ce([w,b])}.`)}else{n=b,v();let w=y(),M=w?` Or drag an end of ${ce(w)}.`:"";e.say(`From ${b}: choose the cell where a jump ends. Escape cancels.${M}`)}},
key(b,{ctrlKey:w,metaKey:M,shiftKey:O,altKey:H}){let B=y();if(w||M){let Y=b==="y"||O&&b==="Z"?1:b==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(b==="Escape"&&n!==null&&
!H)R();else if((b==="Delete"||b==="Backspace")&&B)T(B);else return!1;return!0}}}var wt=(e,t,[r,n,o])=>({from:t,face:r,landing:n,stand:o,feet:e.ride(n).feet});function fn(e,t){let r=e.start;return t.map(n=>{let o=wt(e,r,n);return r=o.stand,o})}function Ge(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([s])=>s===
n);return o?(t.push(wt(e,r(),o)),!0):!1},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var gn={cells:2,start:1,columns:1,rows:2},bn=(e,t)=>ie("",e,...t.map(ee)),hn=(e,t)=>bn("0 0.3 1 1.4",ke(gn,new Map([[e,t]]))),_r={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function wn({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[u("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[hn(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,a])=>s>a)&&[hn(2,1),`Land on the head of a snake and you slide to its tail${n}`],[bn("0.3 0\
 0.8 0.6",[ze({...gn,cells:1,rows:1})]),_r[r]]].filter(s=>!!s).map(s=>u("li",s))}function yn(e,t){let{start:r,cells:n}=e,o=Ot(e),s=new Map;function a(p){let[h,y]=ne(e,p),v=p===r?"start":p===n&&"goal",g=u(".cell",{role:"gridcell","data-cell":p,
"data-end":v,style:`grid-column:${y+1}`},u("span.number",`${p}`),u("span.end",{"data-is":v}),u("span.badge"));return _(g,"odd",(h+y)%2),s.set(p,g),g}function i(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function d(p){let{key:h,target:y}=p,[v,g]=ne(e,Number(y.dataset.cell)),x={ArrowLeft:[v,g-1],ArrowRight:[v,g+1],ArrowUp:[
v+1,g],ArrowDown:[v-1,g]};if(h==="Enter"||h===" ")y.click();else if(x[h]){let T=o.find(P=>`${ne(e,P)}`==`${x[h]}`);s.get(T??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let c=p=>o.filter(h=>ne(e,h)[0]===p).sort((h,y)=>ne(e,h)[1]-ne(e,y)[1]),m=G(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:d,focusin:({
target:p})=>i(p)},m.map(p=>u(".row",{role:"row"},c(p).map(a))));return i(s.get(r)??s.get(1)),{node:f,cells:s}}var[kn,xn]=[150,350],Ur=.25,vn=24;function Gr({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...G(o-e+1).map(a=>e+a),...G(o-r).
map(a=>o-1-a)]}function Kr(e,t,r){let n=t.get(r)??r;if(n>r){let{length:a,spot:i}=$e(e,r,n);return[i(0),i(a),U(e,n)]}let o=[...t].filter(([a,i])=>a<i),s=Be(e,r,n,
ct(e,r,n,o));return[...G(vn+1).map(a=>s(a/vn)),U(e,n)]}function $n(e,t,r,n){let s=Gr(r,e.cells).map(c=>U(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,l]]of s.slice(1).entries()){let[f,p]=s[c],h=[(f+m)/2,Math.min(p,l)-Ur];a.push({at:h,time:i+kn/2,easing:"ease-in"}),i+=kn,a.push({at:[m,l],time:i,easing:"ea\
se-out"})}for(let c of r.feet){let m=Kr(e,t,c);for(let[l,f]of m.entries())a.push({at:f,time:i+xn*(l+1)/m.length,easing:"linear"});i+=xn}let d=ge(n/(i||1),0,1);return a.
map(c=>({...c,time:c.time*d}))}var Vr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Mn=([e,t])=>`translate(${e}px,${t}px)`;function Sn(e,t){let r=ae("path.piece",{d:Vr,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,C(r,"visibility",o===null&&"hidden")}return{node:r,stand(a){o=a,s(),a!==null&&C(r,"style",`t\
ransform:${Mn(U(e,a))}`)},rest:s,walk(a,i,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(f=>{let p=$n(e,t,f,i).map(
h=>({...h,time:c+h.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let l=m.map(({at:f,time:p,easing:h})=>({transform:Mn(f),offset:p/c,easing:h}));C(r,"vi\
sibility",null),n=r.animate(l,{duration:c}),n.onfinish=()=>{s(),d?.()}}}}var Yr=400;function Pn({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:a,cells:i,jumps:d}=t,c={cells:i,start:a,...e},{rows:m}=e,l=be(c),{node:f,
cells:p}=yn(c,r),h=new Map,y=rt("new"),v=rt("touched"),g=!1,x=null,T=new Set,P=null,$=[],j=`0 0 ${l} ${m}`,L=ie(".layer.goal",j,ee(ze(c))),R=ie(".layer.jumps",j,
ke(c,d).map(ee)),[S,b,w]=["g.tree","g.move","g.route"].map(A=>ae(A)),M=ie(".layer.above",j,S,b,w),O=Sn(c,d),H=ie(".layer.top",j,O.node),B=u(".sheet",f,L,R,M,H);
function Y(A,I,D){if(!x)return"";let[F,te]=[x.distance.get(A),x.predecessor.get(A)],z=[`cell ${A}`,p.get(A)?.dataset.end,...zt(A,d)],Q=x.visited.has(A)?"visited":
"not reached";return z.push(I?"current":"",F!=null?`reached in ${le(F,o)}`:Q,te!=null?`from ${te}`:"",D?n:"",T.has(A)?"part of what is wrong":""),z.filter(Boolean).
join(", ")}let K=A=>`var(--tint-${Ze(A,s)})`;function k(A,I,D,F){let te=A.current===I,z=A.visited.has(I),Q=A.distance.get(I),Mt=A.predecessor.get(I),St=`${[te,F,
z,Q,Mt,T.has(I)]}`;if(h.get(I)===St)return;h.set(I,St);let ar=Q!=null?"reached":z&&"visited";nt(D,{"data-distance":Q,"data-tint":Q!=null&&Ze(Q,s),"data-from":Mt,
"data-visited":z,"data-waits":F,"aria-current":te,"data-state":te?"current":F?"frontier":ar,label:Y(I,te,F)}),Q!=null&&D.style.setProperty("--tint",K(Q)),C(D.lastChild,
"data-is",st(Q)||null)}function E(){if(!x)return;let A=new Set(x.frontier.map(([I])=>I));for(let[I,D]of p)k(x,I,D,A.has(I))}function q(){if(!x)return;let A=g?tn(
c,x.predecessor,x.current):[];S.replaceChildren(...A.map(ee))}let X=A=>A.map(I=>R.querySelector(`[data-ends="${I} ${d.get(I)}"]`));function je(A,I){let D=new Set(
X(I));for(let F of R.children)_(F,A,D.has(F))}function or(A){let I=A.flatMap(([,D,F])=>F===D?[]:t.ride(D).feet);w.replaceChildren(...en(c,A,a).map(ee)),_(R,"rou\
ted",A.length),je("taken",I)}let $t=()=>_(B,"arrived",!0),sr=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:c,cells:p,columns:l,shape:l/m,
node:u(`.board${sr}`,{style:`--wide:${l};--high:${m}`},B),paint(A,I,D,F,te=0){x=A;let z=`${Object.values(D??{})}`!=`${Object.values(P??{})}`;(z||F.length)&&O.rest(),
_(B,"arrived",!1),E(),y([...I].map(Q=>p.get(Q))),q(),b.replaceChildren(...(D?Xt(c,D):[]).map(ee)),v(X(D?.feet??[])),`${F}`!=`${$}`&&or(F),te>0&&F.length?O.walk(
fn(t,F),Yr,$t):te>0&&z&&D&&O.walk([D],te),P=D,$=F},piece:O,top:H,celebrate:$t,showTree(A){g=A,q()},mark(A,I){let D=I.flatMap(z=>z.moves??[]),F=I.flatMap(z=>z.jumps??
[]),te=D.flatMap(([,z])=>t.ride(z).feet);je("found",[...F.map(([z])=>z),...te]),T=new Set(I.flatMap(z=>z.cells??[]));for(let[z,Q]of p)_(Q,"differs",z===A),_(Q,"\
found",T.has(z));E()},drawn:()=>({plan:c,jumps:d,farthest:s,state:x,found:T,move:P,treeShown:g,route:$})}}function Tn({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof r=="number"?Array.from({length:r},(l,f)=>f+
1):r;function d(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let p=a.get(l);return p===void 0||f.length&&!o?{feet:f,stand:l}:d(p,[...f,l])}function c(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function m(l){return l===e?[]:i.flatMap(f=>{let p=c(l+f),h=p>0?d(p).stand:null;return h===null?[]:[[f,p,h]]})}return{cells:e,
start:n,faces:i,jumps:a,ride:d,moves:m}}function yt({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let d of a){let c=(n.get(d)??0)+1;for(let m of r(d)){let l=m[2];n.has(
l)||(n.set(l,c),o.set(l,d),s.set(l,m),a.push(l))}}let i=[];for(let d=t,c=s.get(d);c;c=s.get(d))i.unshift(c),d=o.get(d)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var Qr=1400;function Ee(e){let t=Tn(e),r=yt(t),n=Pn({layout:tt(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:a,piece:i}=n,d=ae("g.sketch");n.top.prepend(d);let c=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:a,faces:t.faces,node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(m){let{current:l=null,near:f=[],distance:p,predecessor:h,move:y=null}=m,
{route:v=!1,piece:g=!0}=m,x={current:l,frontier:[...f].map(T=>[T,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};n.paint(x,[],y,v?o:[]),i.stand(
g?l:null)},walk(m){i.walk([m],Qr,()=>m.stand===e.cells&&n.celebrate())},rest:i.rest,trial(m){let l=new Map(m.jumps),f=new Set;for(let v of[...c?.children??[]]){
let[g,x]=(v.getAttribute("data-ends")??"").split(" ").map(Number);l.get(g)===x?f.add(g):v.remove()}let p=new Map(m.jumps.filter(([v])=>!f.has(v))),h=ke(s,p).map(
ee);for(let v of h)_(v,"lit",!0);c?.append(...h),t.jumps.clear();for(let[v,g]of l)t.jumps.set(v,g);let y=yt(t);return o=y.route,y},light(m){for(let l of c?.children??
[])_(l,"lit",l.getAttribute("data-ends")===m?.join(" "))},sketch:m=>d.replaceChildren(...m.map(ee)),cellAt(m,l){let p=n.node.getRootNode().elementFromPoint(m,l)?.
closest("[data-cell]"),h=p&&n.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var En=({columns:e,shape:t,node:r})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),On=e=>new Set(e.map(([,t])=>t));function Zr(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Xr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function eo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Xr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function jn(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":eo(r);let o=Ht(n);return e.won()?`${o} ${Zr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function An(e,t,{
cells:r}){let n=`${pe(it(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function Rn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function kt(e,t){let r=null,n=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),d=u("ol.throw\
n.history",{label:"Your throws"}),c=u("ul.guide",{label:"How to play"}),m=W("Undo","Take the last throw back (Backspace)",x),l=W("Start again","Back to the star\
t",T),f=W("Show the shortest route",null,()=>P(!p)),p=!1;function h(){if(!r||!n)return;let{thrown:$}=n,j=n.moves(),L=p||n.won();r.paint({current:n.at(),near:On(
j),distance:n.trail(),move:p?null:$.at(-1)??null,route:p});for(let R of o.children){let S=Number(R.dataset.face);C(R,"aria-disabled",!j.some(([b])=>b===S))}N(s,
$.length),N(a,$.length===1?"throw":"throws"),N(i,L?r.throws??"none":"?"),qe(d,$,Fe,(R,S)=>Je(R,S.face,at(S))),c.hidden=$.length>0;for(let R of[m,l])C(R,"aria-di\
sabled",!$.length);C(f,"aria-pressed",`${p}`),C(e.root,"data-won",n.won())}function y(){r&&n&&e.say(jn(n,r.throws,r.faces))}function v($){if(!r||!n||n.won())return;
let j=n.at();if(p=!1,!n.throws($)){h(),e.say(An($,j,r.board));return}h();let L=n.thrown.at(-1);L&&r.walk(L),y(),g()}function g(){t?.((n?.thrown??[]).map(({face:$})=>$))}
function x(){n?.undo()&&(h(),y(),g())}function T(){!r||!n?.thrown.length||(n=Ge(r.rules),p=!1,h(),y(),g())}function P($){p=$,h(),$&&r?e.say(Rn(r.throws,r.route)):
y()}return{name:"Play",under:o,side:[u(".score",u("p","You ",s,a),u("p","Fewest ",i)),u(".tools",m,l,!t&&f),c,d],show($){r=$,n=Ge(r.rules),p=!1,c.replaceChildren(
...wn(r.board)),o.replaceChildren(...r.faces.map(j=>{let L=W(mt(j),null,()=>v(j),`Throw ${j}`);return C(L,"data-face",j),L})),h(),y()},replay($){if(!r)return!1;
let j=n;n=Ge(r.rules);let L=$.every(R=>n?.throws(R));return L||(n=j),h(),y(),L},leave:()=>C(e.root,"data-won",null),choose($){let j=n?.moves()??[],L=j.find(([,R])=>R===
$)??j.find(([,,R])=>R===$);L?v(L[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${$}.`)},key($,{ctrlKey:j,metaKey:L,altKey:R}){if(j||L||R)return!1;let S=Number(
$);if($==="Backspace")x();else if($!==" "&&r?.faces.includes(S))v(S);else return!1;return!0}}}var Cn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var xt=new Map;function no(e){let t=xt.get(e)??new CSSStyleSheet;return xt.has(e)||t.replaceSync(e),xt.set(e,t),t}function Wn(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=Cn;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[no(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Ln=e=>e.getRootNode().activeElement??
null;function Nn(e){let t=u("span.strip.quiet",{role:"status"}),r=u("span.clock.quiet",{"aria-hidden":"true"}),n=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:u("span.progress",n,t),say(o,s=""){N(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,N(t,"")},loads({
part:o,ready:s},a){n.hidden=s===!0,o!==void 0&&C(n,"value",o),N(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(r,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),N(r,""),n.hidden=!0}}}}var ro="This browser stores nothing here",oo="The browser's storage is full";function In(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function qn(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(r)),""}catch(n){return n.name===
"QuotaExceededError"?oo:ro}}var[vt,Bn]=["snl-workbench",1],Hn="download what you want to keep.",so=`Another version of the workbench has stored code here, which is left alone: ${Hn}`;function Ke(e){
let t=In(e,vt);return t?t.version!==Bn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Dn(){let[e,t]=[Ke("sessionStorage"),
Ke("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:Bn,signature:"board",sources:{}};return{kept:n,store(o){if(r)return so;
let s=Ke("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];let d=qn(vt,n,{...n,sources:i});return d&&`${d}\
: ${Hn}`},elsewhere(o){let s=Ke("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===vt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function zn(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var ao="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Fn({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},d="",c=null,m=u(".tools"),l=u(".tabs",{role:"group",label:"Program"}),f=u(".programs",
l,m),p=w=>w?s.second??s.signature:s.signature,h=w=>`${w?"2:":""}${p(w)}`,y=!1,v=()=>a.signatures.find(({name:w})=>w===p(y))?.template??"",g=()=>s.sources[h(y)]??
v(),x=()=>i.kind==="mine"||i.kind==="second";function T(w){i=w,x()&&y!==(i.kind==="second")&&(y=!y,c=null,P()),b();let{kind:M,name:O}=i;x()?r(g(),!1):r(M==="lin\
k"?t??"":a.programs.find(H=>H.name===O)?.source??"",!0)}function P(){let w=e.elsewhere(h(y));w===null?c=null:w!==g()&&(c=w),b()}function $(){let[w,M]=[c,n()];L(
w??""),T(j()),c=M,b()}let j=()=>({kind:y?"second":"mine"});function L(w){let M=h(y);w===void 0?delete s.sources[M]:s.sources[M]=w,d=e.store(M)}function R(){let w=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");zn(new Blob([n()],{type:"text/x-python"}),w)}function S(){y=!1,L(t??""),T({kind:"mine"})}function b(){let{kind:w,
name:M}=i,O=(K,k,E="")=>{let q=W(K,E||null,()=>T(k));return C(q,"aria-pressed",`${w===k.kind}`),q},H=K=>a.programs.filter(k=>k.kind===K).map(k=>[k.name,k.title]),
B=oe("A program to look at",[["","Look at a program"]],M??"",K=>{T(K?{kind:"program",name:K}:j())});for(let[K,k]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let E=H(k).map(([q,X])=>u("option",{value:q},X));B.append(u("optgroup",{label:null},E)),B.lastElementChild?.setAttribute("label",K)}B.value=M??"",B.classList.
toggle("s-chosen",w==="program"),l.replaceChildren(O("Mine",{kind:"mine"}),O("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[O("From the link",{kind:"link"})],B);let Y=W("Download","As a file of Python",R);if(x()){let K=oe("How it is called",a.signatures.map(q=>[q.name,q.title]),p(
y),q=>{y?s.second=q:(s.second=p(!0),s.signature=q),d=e.store(h(y)),c=null,P(),T(j())}),k=W("Reset","Back to the beginning of this signature",()=>{L(),T(j())}),E=c!==
null&&W("Other tab's code","Exchange it with the code here",$);m.replaceChildren(K,k,Y,...E?[E]:[])}else w==="link"?m.replaceChildren(W("Make it mine","Instead \
of what is there",S),Y):m.replaceChildren(Y)}return{node:f,chosen:()=>i,isMine:x,trouble:()=>d||(c===null?"":ao),end:e.follow(()=>{P(),o()}),show(w){a=w,P(),a.signatures.
some(({name:M})=>M===s.signature)||(s.signature="board"),T(i)},changed(w){x()&&L(w)},question(){return i.kind==="program"?{name:i.name}:{source:n(),signature:x()?
p(y):null}},other(){let w=s.sources[h(!y)];return x()&&w?.trim()?{source:w,signature:p(!y)}:null}}}function Jn(e){let t=u(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=u("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Oe=e=>e===null?"out of reach":le(e),Ve=e=>`${pe(e)}${/[.?!]$/.test(e)?"":"."}`,me=(e,t,...r)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),r),he=e=>e&&
u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),_n=(e,t)=>u("p","Right is ",u("b",Oe(e)),", yours says ",u("b",Oe(t)),"."),Un=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Gn=(e,t)=>e!==null&&u(".tools",W(`Show line ${e}`,null,()=>t.point(e)));function io(e,t){let r=V(
e),n=Ee(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:En(n)}}function lo({report:e,like:t,stepper:r},n){
let o=[ue(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return co(e,t,o,r,n);let{
name:s}=e;return e.correct?me("right",`${s} is right on every board that was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",
u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ue(`${Kn(e)}.`),...o):me("open",`${s} could not be judged`,he(Ve(e.finding.says)),...o.slice(
1))}var Kn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function co(e,t,r,n,o){let{finding:s,expected:a,got:i}=e,{board:d,node:c}=io(
e.board,s),m=typeof i=="number"?null:i,l=[m?he(`Right is ${Oe(a)}. Yours: ${m.says}.`):_n(a,i),s.kind!==m?.kind&&he(Ve(s.says)),he(Un(m)),...t.slice(0,2).map(f=>ue(
`It answers like a known mistake: ${f.title}. The repair: ${f.repair}`)),ue(`${we(d)} · ${Kn(e)}`),...r,u(".tools",n&&W("Step to the first difference",null,()=>o.
step(n)),o.draw(d))];return me("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",c,u(".told",l)))}function uo({
right:e,ended:t,throws:r,expected:n,finding:o,line:s},a){return e?me("right",`Right on this board: ${Oe(r)}`,ue("One board proves little. Check plays them all, \
smallest first.")):me("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&_n(n,r),o&&he(Ve(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),he(Un(o)),Gn(s,a))}function mo({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>u("tr",[n.
algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me("open",`On this board: ${Oe(e.throws)}`,ot("","Comparison",u("table",u("thead",u("tr",t.map(n=>u(
"th",{scope:"col"},n)))),u("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&ue(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var po={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},fo=({what:e,says:t,line:r},n)=>me(e==="stopped"?"open":"wrong",po[e]??"That did not work",he(Ve(`${r===null?"":`line ${r}: `}${t}`)),Gn(r,n));function ho({
printed:e,more_printed:t}){return e?.length?me("open","It printed",ot(".printed","What it printed",e.map(r=>u(".print",u("span.quiet",r.line===null?"":`line ${r.
line}`),u("code",r.text)))),ue(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Vn(e,t){return[e.kind==="failure"?fo(e,t):e.of==="check"?
lo(e,t):e.of==="compare"?mo(e):e.of==="solve"&&uo(e,t),ho(e)].filter(n=>!!n)}var Yn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Qn=e=>e[0]?.querySelector(
"p")?.textContent??"";var go=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],bo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Zn="It runs …",wo=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Xn(e,t){let r=null,
n=null,o=!1,s=!1,a=!1,i=t.host(x),d=Dn(),c=t.store.get().code,m=u(".editor"),l=u("p.note.quiet"),f=Nn(i.size),p=u(".cards"),h=Jn(t),y=W("Stop","End what is runn\
ing",()=>i.stop()),v=go.map(([S,b,w])=>W(S,w,()=>L(b))),g=Fn({keeper:d,arrived:c,open:T,text:()=>n?.text()??"",heard:()=>P()});function x(S){a&&f.loads(S,Zn)}function T(S,b){
n?.open(S,b),P()}function P(){let{kind:S}=g.chosen(),b={mine:g.trouble()||i.refusal,second:g.trouble()||i.refusal,program:i.refusal,link:bo};N(l,b[S]??""),l.classList.
toggle("s-strong",S==="link")}async function $(){o=!0;try{let[{make:S},b]=await Promise.all([t.editor(),t.shelf()]);n=S(m,"Program",w=>{g.changed(w),P()}),g.show(
b)}catch(S){N(l,`The editor cannot be loaded: ${S.message}`)}j()}function j(){for(let S of v)C(S,"aria-disabled",a||!n||!!i.refusal);y.hidden=!a,C(p,"aria-busy",
`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function L(S){if(a||!n||!r||i.refusal)return;s=a=!0,n.point(null),p.replaceChildren(),
h.clear(),f.say(Zn),j();let{name:b,cells:w,jumps:M,die:O,start:H,chained:B,overshoot:Y}=r.board,K={name:b,cells:w,jumps:M,die:O,start:H,chained:B,overshoot:Y},k=S===
"compare"?g.other():null,E={kind:S,program:g.question(),board:K,other:k},q=await i.ask(E,X=>f.say(`${X} …`));a=!1,f.done(),j(),R(q)}function R(S){let b=Vn(S,{
step:h.step,draw:O=>W("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){n?.point(O),n?.focus()}});(S.kind==="result"&&S.of)==="compare"&&g.
isMine()&&!g.other()&&b.push(wo()),p.replaceChildren(...b),"line"in S&&S.line&&n?.point(S.line),p.scrollIntoView({block:"nearest"}),S.kind==="result"&&S.of==="t\
race"&&h.step(S.stepper);let M=Yn(b);e.say(M?`${M}. ${Qn(b)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[g.node,l,m,u(".tools.acts",v,y,f.node)],foot:[p],below:[h.node],show(S){r=S,r.paint({piece:!1}),o||$(),j(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),g.end(),n?.destroy()},more:()=>["mine","second"].includes(
g.chosen().kind)?n?.text()??null:null,stays:()=>c}}var er='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
:light-dark(#faf9f4,#272e39);--odd:light-dark(#e9e1d2,#1a1f27);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-dark(#f0e4ea\
,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#8f5e2a,#d0a06a);--s\
tart:light-dark(#2f6b45,#9fdcb2);--startGround:light-dark(#d6ebda,#1f3b2c);--goal:light-dark(#6b5310,#efd27a);--goalGround:light-dark(#f6d977,#5c4713);--wrong:l\
ight-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#e\
0f2e9,#19352e);--tint-1:light-dark(#c6e6d9,#1d4238);--tint-2:light-dark(#abd9c9,#224f43);--tint-3:light-dark(#90ccb8,#275d4f);--tint-4:light-dark(#75bea6,#2d6a5\
b);--tint-5:light-dark(#5bae95,#337867);--tint-6:light-dark(#449d84,#398773);--tint-7:light-dark(#328b73,#40957f);--tint-8:light-dark(#237962,#48a48b);--snake-0\
:light-dark(#c0503a,#e0806c);--snake-1:light-dark(#9a6a10,#e3b15c);--snake-2:light-dark(#7d5730,#c39866);--snake-3:light-dark(#b04a72,#df86a6);--snake-4:light-d\
ark(#6f6822,#b7ad5c);--snake-5:light-dark(#a33a34,#dc7f78);--snake-6:light-dark(#7d5090,#b78fca)}:host{all:initial!important;display:block!important}.snl{all:in\
itial;display:block;--tall: clamp(15rem, var(--window, 100vh) - 15.5rem, 46rem);--largest: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);backgr\
ound:var(--paper);color-scheme:var(--snl-scheme, light dark);font:1rem/1.45 var(--sans);--sans: var(--snl-sans, system-ui, -apple-system, "Segoe UI", sans-serif\
);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);font-variant-numeric:tabular-nums;*,:before,:after{box-sizing:border-box}[hidden]{display\
:none!important}:is(.s-tools,.s-foot,.s-trouble,.s-thrown,.s-note,.s-cards,.s-outcome,.s-state):empty,:is(.s-hints,.s-asked):empty{display:none}summary{padding:\
.15rem 0;color:var(--quiet);cursor:pointer}@media print{color-scheme:light!important;*{print-color-adjust:exact}}p,ul{margin:0}&:focus-visible{outline:none}:foc\
us-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-foc\
us-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{dis\
play:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-directi\
on:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{di\
splay:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-ra\
dius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[\
data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var(--tint-8));width:2.6em}[data-key=found]{backgroun\
d:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em \
+ .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}:is(.s-sentence,.s-step) code{font:.94em var(--mono)}.s-speaker{font-size:1.25em;\
line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-game{color:var(--q\
uiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{conte\
nt:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54\
%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min\
(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap\
:wrap;align-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;ov\
erflow-wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-w\
idth:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;\
font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:cent\
er}.s-button:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--pa\
per)}.s-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{width:1.1re\
m;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width\
:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-ra\
dius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::\
-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-rad\
ius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:non\
e}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55r\
em + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:""\
;position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9\
rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}\
[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-ve\
rdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-\
votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-\
room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background\
:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width\
:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:tra\
nsparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--od\
d)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position\
:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);backgrou\
nd:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-\
height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto\
;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{disp\
lay:none}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size\
}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-heigh\
t:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;gr\
id-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{ba\
ckground:var(--goalGround)}[data-tint]{background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell\
:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(\
1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=curre\
nt]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) *\
 .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 \
0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shado\
w:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);fon\
t-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]\
{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--bad\
ge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-ba\
dge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .\
15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc\
(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow\
:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above,.s-top{z-index:4}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found\
 .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-ta\
ken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:\
middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);ani\
mation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s\
 both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius\
:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{\
transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2)\
 transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:ligh\
t-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wai\
t)}}.snl{&.s-writing .s-side>.s-says,.s-heard{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}@conta\
iner (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;fle\
x-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-s\
pace:nowrap;border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink)\
;background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong{padding:.5rem .8rem;\
border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,1\
00vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid colo\
r-mix(in srgb,var(--wait) 55%,transparent)}.s-acts .s-button{min-width:4.5rem}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:\
var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.2\
5rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-card{display:flex;flex-direction:column;g\
ap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem\
;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var\
(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1\
rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8\
rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .4\
5em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(\
--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-col\
umns:4.5rem minmax(0,1fr);gap:.5rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@containe\
r (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gu\
tterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1\
 1 4.5rem}}}.snl{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none\
}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :\
last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align\
-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble{padding:.5rem .8rem;border-left:5px s\
olid var(--wrong);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5\
rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;f\
ont-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wr\
ap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparen\
t}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;\
text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(\
--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quie\
t)}.s-guide{display:none}.s-guide li{display:flex;align-items:center;gap:.8rem;font-size:.95rem;line-height:1.3}.s-guide li>:first-child{flex:none;width:1.6rem}\
.s-guide .s-key{height:1.6rem}@container (min-width: 40rem){.s-guide{display:grid;gap:.4rem;padding:0;list-style:none}}@container (min-width: 62rem){.s-amount{f\
ont-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;counter-reset:throw}.s-history .s-chip{align-it\
ems:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:counter(throw) ".";min-width:1.6em;color:var(\
--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-\
setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1\
px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertica\
l}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-actio\
n:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@containe\
r (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>sp\
an{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 *\
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var tr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",nr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function rr(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(V),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),d=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),l=u(".side"),f=u(".\
stage",m,l),p=u(".foot"),h=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),v={root:y,say:k=>N(a,k),use(k){x.add(k),
w(k),b()},can:k=>x.can(k),go(k){x.can(k)&&(w(x.go(k)),b())},enter(k){M(T.find(E=>E.name===k)??P),w($.board),b()}},g=n.get(),x=sn(g.board??V(t.board)),T=t.only?[
t.only==="Play"?kt(v,r.played):bt(v)]:[kt(v),bt(v),Xn(v,r)],P=T.find(({name:k})=>k===g.mode)??T[0],$=Ee(x.now()),j=s.map(({name:k},E)=>[`${E}`,k]),L=oe("Board",
[["","Your board"],...j],"",k=>{let E=s[Number(k)];k&&E&&v.use(E)}),R=u("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let E=`${location.
href.split("#")[0]}${Ie($.board,P.name,P.more?.()??null)}`;R.value=E;try{await navigator.clipboard.writeText(E),v.say("Copied: a link to this board.")}catch{R.hidden=
!1,R.select(),v.say("Copy the link from the field.")}}function b(){let[k=null]=T.flatMap(({stays:E})=>E?.()??[]);n.set({...$.board,name:""},P.name,k)}function w(k){
let E=Ln(c),q=c.contains(E)&&E?.dataset.cell;$.rest(),$=Ee(k),c.replaceChildren($.node),C(f,"style",`--shape:${$.shape};--columns:${$.columns}`),C(y,"style",`--\
rows:${$.plan.rows}`),N(i,we({...k,name:""}));let X=s.findIndex(je=>ye(je)===ye(k));L.value=X<0?"":`${X}`,L.options[0].hidden=X>=0,R.hidden=!0,N(d,""),P.show($),
q&&$.cells.get(Number(q))?.focus({preventScroll:!0})}function M(k){P.leave(),P=k;for(let[E,q]of O.entries())C(q,"aria-pressed",`${T[E]===P}`);_(y,"drawing",P.name===
"Draw"),_(y,"writing",P.name==="Write"),m.replaceChildren(c,P.under),l.replaceChildren(u(".says",a),...P.side),p.replaceChildren(...P.foot??[]),h.replaceChildren(
...P.below??[])}let O=T.map(k=>W(k.name,null,()=>v.enter(k.name)));y.addEventListener("mousedown",k=>{let E=k.target;!E.closest(".s-grid")||!c.contains(E)||(k.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:k})=>{let E=k.closest(".s-grid .s-cell");E&&c.contains(E)&&P.choose(Number(E.dataset.cell))}),
y.addEventListener("keydown",k=>{let E=k.target;nr(k)&&k.stopPropagation(),!E.matches(tr)&&P.key(k.key,k)&&k.preventDefault()});function H(k){let E=k.composedPath()[0];
if(k.defaultPrevented||!nr(k)||!/^[1-9]$/.test(k.key)||E.closest(`${tr}, .snl-stepper`))return;let{top:q,bottom:X}=c.getBoundingClientRect();X>0&&q<innerHeight&&
P.key(k.key,k)&&k.preventDefault()}function B(){let{board:k,mode:E,trouble:q}=n.get();k&&(ye(k)!==ye($.board)||o)&&(x.add(k),M(T.find(X=>X.name===E)??P),w(k)),N(
d,q)}o&&addEventListener("keydown",H);let Y=n.subscribe(B);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},O),s.length>0&&u(
"label.board-of",u("span","Board"),L),i,o&&u(".tools",W("Copy link","A link to this board",S),R)),d,f,p)),_(y,"ready",!0),_(y,"only",t.only),_(y,"fixed",t.fixed);
let{remove:K}=Wn(e,er,y);return e.append(h),M(P),w($.board),N(d,g.trouble),{show:w,replay:k=>P.replay?.(k)??!1,destroy(){removeEventListener("keydown",H),Y(),$.
rest();for(let k of T)k.end?.();h.remove(),K()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");rr(e,t,Nt(t.files))}})();
