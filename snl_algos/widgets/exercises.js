// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Et=Object.defineProperty;var ao=Object.getOwnPropertyDescriptor;var lo=Object.getOwnPropertyNames;var co=Object.prototype.hasOwnProperty;var uo=(e,t)=>{for(var r in t)Et(e,r,{get:t[r],enumerable:!0})},mo=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of lo(t))!co.call(e,o)&&
o!==r&&Et(e,o,{get:()=>t[o],enumerable:!(n=ao(t,o))||n.enumerable});return e};var po=e=>mo(Et({},"__esModule",{value:!0}),e);var _s={};uo(_s,{lesson:()=>zs,mountLesson:()=>so});var Xe=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Pt(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Xe(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var un='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var mn={format:"snl-workbench",version:2},et=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var ho={what:"stopped",says:"You stopped it."},go=e=>`${(e/1e6).toFixed(1)} MB`;function pn(e,t){let r=null,n=!1,o=0,s,i,a=null;function d(){let g=URL.createObjectURL(
new Blob([un],{type:"text/javascript"})),x=new Worker(g,{type:"module"});x.onmessage=({data:E})=>x===r&&b(E),x.onerror=E=>x===r&&m(E.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=x,n=!1}function u(){clearTimeout(i),r?.terminate(),r=null}function f(g){clearTimeout(i);let{settle:x}=a??{};a=null,x?.(g)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:g}=e,x=`It said nothing for ${g} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>p(
{what:"late",says:x}),1e3*g)}function p(g){u(),d(),f(et(g))}function m(g){n?p({what:"died",says:`Python itself broke, and begins again: ${g}`}):s?(s=null,u(),d()):
(u(),f(et({what:"died",says:`Python could not be loaded: ${g}`})))}function h(){!a||!n||(r?.postMessage({question:a.text}),l())}function b(g){g.memory?s=s===null?
null:g.memory:g.bytes?t({part:Math.min(1,g.bytes/e.bytes)}):g.ready?(n=!0,t({ready:n}),h()):g.failed?m(g.failed):g.said&&y(JSON.parse(g.said))}function y(g){g.id===
a?.id&&(l(),g.kind==="progress"?a.progress(g.says):f(g))}return{size:`up to ${go(e.weight)}`,refusal:null,ask(g,x){o+=1;let E=`${o}`;return new Promise(P=>{a={id:E,
text:JSON.stringify({...mn,id:E,...g}),silent:g.kind==="cell",progress:x,settle:P},r||d(),h()})},stop:()=>a&&p(ho),end:u}}var Tt=e=>({size:null,refusal:e,ask:async()=>et(
{what:"died",says:e}),stop(){},end(){}});var qe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:K}=qe,Z=e=>Array.from({length:e},(t,r)=>r),Ee=(e,t,r)=>Math.min(r,Math.max(t,e));function ne({start:e,columns:t},r){let n=1-e;if(r===0)return[0,0];let o=Math.
floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function fn({cells:e,start:t}){return Z(e+1-t).map(r=>r+t)}var Pe=({columns:e,start:t})=>e+1-t;function Q(e,t){
let[r,n]=ne(e,t),[o,s]=K.anchor;return[n+o,e.rows-r-1+s]}function le([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,i=(n-t)/o;return{length:o,spot:(d,u=0)=>[
e+d*s-u*i,t+d*i+u*s]}}function hn([e,t],[r,n],[o,s]){let[i,a]=[o-r,s-n],d=((e-r)*i+(t-n)*a)/(i*i+a*a||1),u=Ee(d,0,1);return Math.hypot(e-r-u*i,t-n-u*a)}function tt(e,t){
let[[n,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(i-o)/(2*1e-4)]}function nt(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let i of Z(n)){let[a,d]=[t+i*o,t+(i+
1)*o],[[u,f],[l,p]]=[e(a),e(d)],[[m,h],[b,y]]=[tt(e,a),tt(e,d)];s.push([u+m*o/3,f+h*o/3],[l-b*o/3,p-y*o/3],[l,p])}return s}var wo=4,Ot=(e,t)=>{let r=qe.light.tints.
length-1;return Math.round(r*Ee(e/Math.max(t,wo),0,1))};var At=400,jt=20,yo=["stay","bounce","win"];function He(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function ko(e){if(!Array.isArray(e))return He(e,"the die",1,jt);if(!e.length||e.length>jt)throw new Error(`a die \
in this page has 1 to ${jt} faces, not ${e.length}`);let t=e.map(n=>He(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function xo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let a of n)He(a,`a cell of the jump ${o}→${s}`,1,e);let i=r.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function _(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=He(e.cells,"the number of cells",1,At);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=yo.find(u=>u===i);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:xo(a,r),die:ko(n),start:He(o,"start",0,1),chained:s,overshoot:d}}function Fe(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**
2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var rt=e=>Z(e*e).map(t=>{let{columns:r,rows:n}=Fe(e*e),[o,s]=ne({cells:e*e,start:1,columns:r,rows:n},t+1);return{cell:t+
1,row:e-1-o,column:s}});function gn(e,t=Math.random){let r=Z(Math.max(0,e.cells-2)).map(i=>i+2),n=Math.min(Math.round(e.cells/8),Math.floor(r.length/4)),o=()=>r.
splice(Math.floor(t()*r.length),1)[0],s=Z(2*n).map(i=>{let[a,d]=[o(),o()].sort((u,f)=>u-f);return i<n?[a,d]:[d,a]});return _({...e,name:"",jumps:s})}function ke({
name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:i}){let a=r.filter(([u,f])=>f>u).length,d=[`${t} ${t===1?"cell":"cells"}`,`${a} ${a===1?"ladder":"ladde\
rs"}`,`${r.length-a} ${r.length-a===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&d.push("starts off the boa\
rd"),s&&d.push("jumps are chained"),i==="bounce"&&d.push("bounces off the goal"),i==="win"&&d.push("passing the goal wins"),(e?[e,...d]:d).join(" · ")}var bn=["Draw","Write"];function vo(e){let t=new URLSearchParams(e.slice(1));return yn(e)&&bn.find(r=>t.has(r.toLowerCase()))}var $o=e=>bn.includes(e)?`&${e.toLowerCase()}`:
"",So=2e4;function Mo(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>So?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ot(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function me({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let i=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,a=[r!==6&&`d${i}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...a.filter(Boolean)].join(".")}`}var Eo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Po=e=>new URLSearchParams(
e.slice(1)).get("board");function wn(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=Eo(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(n)}function yn(e){try{return wn(
Po(e)??"")}catch{return null}}var Rt=e=>({board:e,mode:"",code:null,trouble:""}),kn=e=>({board:yn(e),mode:vo(e)??"",code:ot(e),trouble:Oo(e)}),st=(e,t,r)=>`${me(
e)}${$o(t)}${Mo(r??"")}`,To="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Oo(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{wn(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${To}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ot(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var jo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Ao="This copy of th\
e book was built without Python for the page (make pyodide adds it).",it=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Tt(jo);if(!r)
return Tt(Ao);let{home:o,core:s}=r;return pn({...r,home:Xe(o),core:Xe(s)},n)},editor:()=>Pt(e).then(()=>snlEditor),shelf:()=>Pt(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>kn(location.hash),set:(...n)=>history.replaceState(history.state,"",st(...n)),subscribe(n){let o=()=>ot(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function R(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Ct(e,t){for(let r in t)R(e,r,t[r])}var J=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Ro=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Co="http://www.w3.org/1999/xhtml",Wo="http://www.w3.org/2000/svg";function xn(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let i of o)
J(s,i,!0);for(let i of r)Ro(i)?Ct(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>xn(Co,e,t),fe=(e,...t)=>xn(Wo,e,t),he=(e,t,...r)=>fe(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function at(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(r());n(i,o)})}function Wt(e){let t=[];
return r=>{for(let n of t)J(n,e,!1);t=r.filter(n=>!!n);for(let n of t)J(n,e,!0)}}var M=(e,t,r,n)=>c("button.button",{type:"button",title:t,label:n,click:r},e);function vn(e,t,r,n=!1){let o=M(e,t,()=>{n=!n,R(o,"aria-pressed",`${n}`),r(n)});return R(
o,"aria-pressed",`${n}`),o}function ue(e,t,r,n){let o=t.map(([i,a])=>c("option",{value:i,selected:i===r&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var Nt=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var $n=(e,...t)=>c("details.fold",c("summary",e),...t);var Sn=e=>e.closest("section section")?3:2;var Lt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ce=(e,t="throws")=>`${Lt(e)} ${e===1?t.replace(/s$/,""):t}`,Se=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function lt(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${Se(Mn(e))} from ${t}.`:`From ${t}, roll ${Bt(r)}: ${It(e)}.`}function It(e){let t=Mn(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Mn({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var En=(e,t)=>[...t].flatMap(([r,n])=>r===e?`${n>r?"foot of a ladder":"head of a snake"} to ${n}`:n===e?`${n>r?"top of a ladder":"tail of a snake"} from ${r}`:[]),
Bt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function oe({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:i=[],text:a}){let d=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...d].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return fe(f,{...r,style:u||null},i.map(oe),a)}function Pn(e,t,r,n){let{spot:o}=le(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function Tn(e,t,r){let{least:n,more:o,head:s,edge:i}=K.arc,{length:a,spot:d}=le(
e,t),u=n+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,m]=d(a/2,l*u*2),h=[Ee(p,i,r-i),Math.max(m,i)],b=le(h,t),y=b.spot(b.length-.06);return{from:e,turn:h,tip:y,...Pn(
y,h,s,s*.4)}}function qt(e,t,r,n,o){let{length:s,spot:i}=le(e,t),a=Math.min(n,s/4),d=i(s-a),u=i(s/2,2*r);return{from:i(a),turn:u,tip:d,middle:i(s/2,r),...Pn(d,u,
o,o/2)}}function On(e){if(e>6)return[];let t=K.die.side*.27,r=[[0,0]],n=(o,s)=>[[o,s],[-o,-s]];return[...e%2?r:[],...e>1?n(-t,-t):[],...e>3?n(-t,t):[],...e===6?
n(-t,0):[]]}function De(e,t,r){let{length:n,spot:o}=le(Q(e,t),Q(e,r));return le(o(K.apart),o(n-K.apart))}function An(e,t,r){let{length:n,spot:o}=De(e,t,r),{half:s,over:i,rung:a}=K.
ladder,d=Math.max(2,Math.round(n/a)),u=[s,-s].map(l=>[o(-i,l),o(n+i,l)]),f=Z(d+1).map(l=>{let p=n*l/d;return[o(p,s),o(p,-s)]});return{rails:u,rungs:f}}function jn(e,t){
let r=(e+t)%2?-1:1;return[0,K.snake.bow,-K.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function ct(e,t,r,{hand:n,bow:o}){let{length:s,spot:i}=De(e,t,
r),{swing:a,wave:d}=K.snake,u=Math.max(1,Math.round(s/d)),f=n*Math.min(a,.08*s);return l=>{let p=1-(2*l-1)**4,m=f*p*Math.sin(2*Math.PI*u*l)+o*Math.sin(Math.PI*l);
return i(s*l,m)}}function Ht(e,t,r,n){let o=n.map(([a,d])=>[Q(e,a),Q(e,d)]),s=Pe(e),i={cost:1/0,manner:jn(t,r)[0]};for(let a of jn(t,r)){let d=ct(e,t,r,a),u=Z(25).
map(m=>d(m/24)),f=u.some(([m,h])=>m<.15||m>s-.15||h<.15||h>e.rows-.15),p=u.filter(m=>o.some(([h,b])=>hn(m,h,b)<K.snake.clear)).length+(f?100:0);p<i.cost&&(i={cost:p,
manner:a})}return i.manner}function Rn(e,t,r,n){let o=ct(e,t,r,Ht(e,t,r,n)),{length:s}=De(e,t,r),i=4*Math.max(1,Math.round(s/K.snake.wave))+2,a=h=>b=>{let y=K.snake.
half*(1-.3*b-.6*b**3),[g,x]=o(b),[E,P]=tt(o,b),$=Math.hypot(E,P)||1;return[g-h*y*P/$,x+h*y*E/$]},d=nt(a(1),0,1,i),u=nt(a(-1),1,0,i),f=[...d,d[d.length-1],u[0],...u],
{spot:l}=le(o(0),o(.02)),{skull:p,eye:m}=K.snake;return{outline:f,stripe:nt(o,Math.min(.4,.25/s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*p),l(-.05,-.55*p)],pupils:[
l(-.05-m/3,.55*p),l(-.05-m/3,-.55*p)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}var Cn=(e,t)=>(2*e+3*t)%qe.light.snakes.length;var pe=e=>`${Math.round(e*1e3)/1e3}`,ze=e=>e.map(t=>t.map(pe).join(" ")),xe=e=>`M${ze(e).join("L")}`,Wn=e=>`M${ze(e.slice(0,1))}C${ze(e.slice(1)).join(" ")}`,Ft=(e,t,r)=>`\
M${ze([e])}Q${ze([t,r]).join(" ")}`,re=(e,t,r,n)=>({tag:"path",name:e,attributes:{d:t,...n},...r}),dt=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{cx:pe(t),
cy:pe(r),r:n},...o}),ut=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),Dt=([e,t],r,n,o,s)=>({tag:"rect",attributes:{x:pe(e),y:pe(t),width:r,height:n,...s},
...o}),Ln=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:pe(t),y:pe(r),"font-size":n},fill:s,text:o});function No(e,t,r){let{rails:n,rungs:o}=An(e,t,r),{rail:s,
rungWidth:i}=K.ladder,a=n.map(xe).join("");return[re("halo",a,{stroke:"cell",width:s+.05}),re("rungs",o.map(xe).join(""),{stroke:"ladder",width:i}),re("rails",a,
{stroke:"ladder",width:s})]}function Lo(e,t,r,n){let{outline:o,stripe:s,skull:i,eyes:a,pupils:d,tongue:u}=Rn(e,t,r,n),{skull:f,stripe:l,eye:p,pupil:m}=K.snake,h=`\
snake-${Cn(t,r)}`,b=`${Wn(o)}Z`,y={"stroke-dasharray":"0.04 0.12"};return[re("halo",b,{stroke:"cell",width:.06}),re("tongue",u.map(g=>xe(g)).join(""),{stroke:h,
width:.025}),re("skin",b,{fill:h}),re("stripe",Wn(s),{stroke:"cell",width:l},y),dt("skull",i,f,{fill:h}),...a.map(g=>dt("eye",g,p,{fill:"die"})),...d.map(g=>dt(
"pupil",g,m,{fill:"dieInk"}))]}function Te(e,t){let r=[...t],n=r.filter(([i,a])=>i<a),o=r.filter(([i,a])=>i>a),s=(i,a,d,u)=>ut(i,u,{"data-ends":`${a} ${d}`});return[
...n.map(([i,a])=>s("ladder",i,a,No(e,i,a))),...o.map(([i,a])=>s("snake",i,a,Lo(e,i,a,n)))]}function mt(e){let[t,r]=ne(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:i,
base:a,width:d}=K.flag,[u,f,l]=s,p=b=>b.map(([y,g])=>[n+y,o+g]),m=xe(p([s.slice(0,2),[u,l]])),h=`${xe(p([[u,f],i,[u,a]]))}Z`;return ut("flag",[re("pole",m,{stroke:"\
goal",width:d}),re("pennant",h,{fill:"goal"})])}function _e([e,t],r,n=1){let{side:o,corner:s,pip:i}=K.die,a=On(r).map(l=>dt("pip",l,i,{fill:"dieInk"})),d=Ln("fa\
ce",[0,o*.24],o*.7,`${r}`,"dieInk"),u={name:"side",fill:"die",stroke:"now",width:.035},f=Dt([-o/2,-o/2],o,o,u,{rx:s});return ut("die",[f,...a.length?a:[d]],{transform:`\
translate(${pe(e)} ${pe(t)}) scale(${n})`})}function Nn(e,t,r){let[n,o]=ne(e,t),s={name:r,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stro\
ke-dasharray":"0.03 0.06"};return Dt([o+.06,e.rows-n-.94],.88,.88,s,i)}function In(e,{from:t,face:r,landing:n,stand:o}){let s=o===n?[]:[Nn(e,o,"stand")];if(r===
null)return s;let i=Q(e,t);if(t===n)return[_e(i,r)];let{turn:a,neck:d,wings:u}=Tn(i,Q(e,n),Pe(e)),f=`--far:${pe(le(i,a).length+le(a,d).length)}`,l={stroke:"now",
width:K.arc.width};return[Nn(e,n,"landing"),...s,re("arc",Ft(i,a,d),l,{"stroke-linecap":"butt",style:f}),re("tip",`${xe(u)}Z`,{fill:"now"}),_e(i,r)]}function Bn(e,t,r){
let n=r;return t.map(([o,s,i],a)=>{let[d,u]=[Q(e,n),Q(e,s)],f=qt(d,u,u[0]>=d[0]?-.3:.3,.12,.16);n=i;let[l,p]=[f.middle[0],Math.floor(f.middle[1])+.5],m=Ft(f.from,
f.turn,f.neck),h=`${xe(f.wings)}Z`;return ut("leg",[re("rim",m,{stroke:"cell",width:.1}),re("shaft",m,{stroke:"ink",width:.05}),re("tip",h,{fill:"ink"}),Dt([l-.3,
p-.14],.28,.28,{name:"count",fill:"ink"},{rx:.04}),Ln("order",[l-.16,p+.066],.19,`${a+1}`,"cell"),_e([l+.16,p],o,.8)],{style:`--order:${a}`})})}function qn(e,t,r){
let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,
d]=[Q(e,i),Q(e,s)],{from:u,turn:f,tip:l,wings:p}=qt(a,d,.12,.18,.13),m=Ft(u,f,l)+xe(p);return re(n.has(s)?"branch.strong":"branch",m,{stroke:"ink",width:.03})})}var zt=e=>he(".face","-.19 -.19 .38 .38",oe(_e([0,0],e))),pt=()=>c("li.chip",c("span",{role:"img"}),c("small"));function ft({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(R(e,"label",`Roll ${r}`),e.replaceChildren(zt(r))),L(t,n)}var _t=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ge=e=>`${_t(e).kind} ${e.join("→")}`,Hn=(e,t)=>_({...e,name:"",jumps:t}),
ht=(e,t)=>Hn(e,e.jumps.filter(([r])=>r!==t)),Je=(e,t,r)=>Hn(e,[...ht(e,t).jumps,[t,r]]);function Fn(e,[t,r],n,o){let s=ht(e,t);return n?Je(s,t,o):Je(s,o,r)}var Jt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function Dn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return _({...e,...t,name:"",jumps:n})}function zn(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function _n(e,{tries:t,draws:r,drops:n}){let o=0,s=0,i=!1;function a({clientX:u,clientY:f}){let l=e.cellAt(u,f);!l||l===s||(s=l,i=!0,t(o,s))}function d(u){removeEventListener(
"pointermove",a),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),i&&(u?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:f,clientX:l,clientY:p})=>{let m=e.cellAt(l,p);i=!1,!(u||!f||!m)&&(o=s=m,addEventListener("pointermove",a),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>i,stop:()=>d()}}var Ge=(e,t)=>c("label.setting",c("span",e),t);function Jn(e){let t=c("input.button",{type:"number",min:1,max:At,change:()=>e({cells:t.valueAsNumber})}),r=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:i.length===1?i[0]:i})}}),n=ue("Start",[["1","on cell 1"],["0","off the board"]],"1",i=>e({start:Number(i)})),o=ue("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",i=>e({overshoot:i})),s=ue("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",i=>e({chained:i!==""}));return{
node:c(".settings",Ge("Cells",t),Ge("Die",r),Ge("Start",n),Ge("Past the goal",o),Ge("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,r.value=typeof i.die=="n\
umber"?`${i.die}`:i.die.join(" "),n.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Me(e){return Array.isArray(e)?`[${e.map(Me).join(", ")}]`:JSON.stringify(e)}function Gt(e,{cells:t,die:r,start:n,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Io({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let i=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,r!==6&&`die=${i}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Bo({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:i}}).map(([f,l])=>`  "${f}": ${Me(l)}`).join(
`,
`)}
}
`}function qo(e){Gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${Me(t)}
`}function Ho(e){Gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Z(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:i}of rt(t))r[s][i]=n.get(o)??-1;return`[${r.map(Me).join(`,
 `)}]
`}function Fo(e){Gt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Oe=[{name:"python",title:"Python: Board(...)",write:Io},{name:"json",title:"JSON",write:Bo},{name:"move-array",title:"Move array, from 0",write:qo},{name:"\
grid",title:"LeetCode grid",write:Ho},{name:"hackerrank",title:"HackerRank text",write:Fo}];var Gn=["jumps","ladders","snakes","die","start","chained","overshoot"],Do=Gn.slice(0,3);function zo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function _o(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Jo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of _o(t[1]).entries()){let[,s=n===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!Gn.includes(s))throw new Error(`a board has no option ${s}`);
Do.includes(s)?r.jumps.push(...Go(i)):r[s]=Un(i)}return[r]}function Un(e){try{return zo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Go(e){
let t=Un(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Me(r)}`);return t}var Uo="format version name author source cells die start chained overshoot jumps".split(" ");function Vo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Uo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function Vn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${Me(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Ko(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=rt(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Yo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),r=0;function n(i,a){let d=(t[r]??"").trim().split(
/\s+/);if(r+=1,d.length!==i||!d.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${a}`);return d.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[d,u]of[["ladder",1],["snake",-1]]){let[f]=n(1,`the number of ${d}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${d}s`);for(let l=0;l<f;l+=1){let p=n(2,`the two cells of a ${d}`);if((p[1]-p[0])*u<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${d}`);a.push(p)}}s.push({cells:100,jumps:a})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Qo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Ko(n)]:typeof n[0]=="object"?n.map(Vo):[Vn(n)]}function gt(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Jo(t).map(_);if(/^[[{]/.test(t))return Qo(t).map(_);if(r&&/[\r\n]/.test(t))return Yo(t).map(_);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(Vn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Kn(e,t){let r=null,n=Oe[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),i=ue("Notation",
Oe.map(l=>[l.name,l.title]),n,l=>{n=l,a()});function a(){if(!(!r||!f.open)){o.value=o.placeholder="",L(s,"");try{o.value=Oe.find(l=>l.name===n)?.write(r).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!o.value.trim()){L(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!o.value.trim()){L(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=gt(o.value);t(l[0]),L(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){L(s,`This cannot be read: ${l.message}.`)}}let f=$n("Copy or paste as text",c(".tools",i,M("Copy",null,d),M("Use this text","Read \
the board in the text",u)),o,s);return f.addEventListener("toggle",a),{node:f,show(l){r=l,a()}}}var Ut=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Vt(e){let t=null,r=null,n=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),d=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=M("Undo","Ctrl+Z",()=>e.go(-1)),l=M("Redo","Ctrl+Y",
()=>e.go(1)),p=Jn(k=>x(v=>Dn(v,k),"")),m=Kn(e,k=>e.use(k));function h({distance:k,predecessor:v,throws:S,route:C}){t&&(t.paint({current:n,distance:k,predecessor:v,
route:s,piece:!1}),L(i,S??"none"),L(a,S===null?"the goal is out of reach":ce(S).replace(/^\S+ /,"")),at(d,C,pt,(D,[H,,Y])=>ft(D,H,`to cell ${Y}`)))}let b=()=>t?
Jt(t.board,n)[0]??null:null;function y(){if(!t)return;let{board:k,plan:v}=t;h(t);let S=b();t.light(S),t.sketch((S??[]).map(C=>{let[D,H]=Q(v,C);return{tag:"circl\
e",attributes:{cx:D,cy:H,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...Jt(k,n).flatMap(g)),R(f,"aria-disabled",!e.can(-1)),R(l,"aria-disab\
led",!e.can(1))}function g(k){let{ends:v}=_t(k),S=M(`Remove ${ge(k)}`,"Delete",()=>E(k)),C=v.map((D,H)=>M(`Move its ${D}`,null,()=>{o={jump:k,end:H},e.say(`Choo\
se the cell where the ${D} of ${ge(k)} goes.`),t?.cells.get(k[H])?.focus({preventScroll:!0})}));return[S,...C]}function x(k,v){if(t){n=o=null;try{e.use(k(t.board)),
e.say(`${v} ${Ut(t.throws)}`.trim())}catch(S){e.say(`${Se(S.message)}.`),p.show(t.board),y()}}}let E=k=>x(v=>ht(v,k[0]),`Removed: ${ge(k)}.`);function P(k,v){let S=b(),
C=S?S.indexOf(k):-1;return S&&C>=0?$(S,C,v):{change:D=>Je(D,k,v),what:`Drawn: ${ge([k,v])}.`}}let $=(k,v,S)=>({change:C=>Fn(C,k,v,S),what:`Moved: ${ge(k)} is no\
w ${ge(v?[k[0],S]:[S,k[1]])}.`});function W(k,v){if(!t)return;let{change:S}=P(k,v),C=t.trial(S(t.board));h(C),e.say(`If you let go here: ${Ut(C.throws)}`)}function B(k,v){
let{change:S,what:C}=P(k,v);x(S,C)}function N(){n=o=null,t&&(t.trial(t.board),y(),O())}function O(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Ut(t.throws)}`)}return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",i,a)),d,u,c(".too\
ls",f,l,M("Random","Other jumps",()=>x(k=>gn(k),"Drawn at random.")),M("Remove all jumps",null,()=>x(k=>({...k,name:"",jumps:[]}),"Removed: all jumps.")),vn("Ro\
ute","One of the shortest routes",k=>{s=k,y()},!0)),p.node,m.node],show(k){t=k,n=o=null,r=_n(t,{tries:W,draws:B,drops:N}),p.show(t.board),m.show(t.board),y(),O()},
leave:()=>r?.stop(),choose(k){if(!(!t||!k||r?.wasDrawing()))if(o){let{change:v,what:S}=$(o.jump,o.end,k);x(v,S)}else if(n===k)N();else if(n!==null){let v=n;x(S=>Je(
S,v,k),`Drawn: ${ge([v,k])}.`)}else{n=k,y();let v=b(),S=v?` Or drag an end of ${ge(v)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${S}`)}},
key(k,{ctrlKey:v,metaKey:S,shiftKey:C,altKey:D}){let H=b();if(v||S){let Y=k==="y"||C&&k==="Z"?1:k==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(k==="Escape"&&n!==null&&
!D)N();else if((k==="Delete"||k==="Backspace")&&H)E(H);else return!1;return!0}}}var Kt=(e,t,[r,n,o])=>({from:t,face:r,landing:n,stand:o,feet:e.ride(n).feet});function Yn(e,t){let r=e.start;return t.map(n=>{let o=Kt(e,r,n);return r=o.stand,o})}function je(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([s])=>s===
n);return o?(t.push(Kt(e,r(),o)),!0):!1},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var Zn={cells:2,start:1,columns:1,rows:2},Xn=(e,t)=>he("",e,...t.map(oe)),Qn=(e,t)=>Xn("0 0.3 1 1.4",Te(Zn,new Map([[e,t]]))),Zo={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function er({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[c("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[Qn(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,i])=>s>i)&&[Qn(2,1),`Land on the head of a snake and you slide to its tail${n}`],[Xn("0.3 0\
 0.8 0.6",[mt({...Zn,cells:1,rows:1})]),Zo[r]]].filter(s=>!!s).map(s=>c("li",s))}function tr(e,t){let{start:r,cells:n}=e,o=fn(e),s=new Map;function i(m){let[h,b]=ne(e,m),y=m===r?"start":m===n&&"goal",g=c(".cell",{role:"gridcell","data-cell":m,
"data-end":y,style:`grid-column:${b+1}`},c("span.number",`${m}`),c("span.end",{"data-is":y}),c("span.badge"));return J(g,"odd",(h+b)%2),s.set(m,g),g}function a(m){
for(let h of s.values())h.tabIndex=h===m?0:-1}function d(m){let{key:h,target:b}=m,[y,g]=ne(e,Number(b.dataset.cell)),x={ArrowLeft:[y,g-1],ArrowRight:[y,g+1],ArrowUp:[
y+1,g],ArrowDown:[y-1,g]};if(h==="Enter"||h===" ")b.click();else if(x[h]){let E=o.find(P=>`${ne(e,P)}`==`${x[h]}`);s.get(E??-1)?.focus()}else return;m.preventDefault(),
m.stopPropagation()}let u=m=>o.filter(h=>ne(e,h)[0]===m).sort((h,b)=>ne(e,h)[1]-ne(e,b)[1]),f=Z(e.rows).reverse(),p=c(".grid",{role:"grid",label:t,keydown:d,focusin:({
target:m})=>a(m)},f.map(m=>c(".row",{role:"row"},u(m).map(i))));return a(s.get(r)??s.get(1)),{node:p,cells:s}}var[nr,rr]=[150,350],Xo=.25,or=24;function es({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...Z(o-e+1).map(i=>e+i),...Z(o-r).
map(i=>o-1-i)]}function ts(e,t,r){let n=t.get(r)??r;if(n>r){let{length:i,spot:a}=De(e,r,n);return[a(0),a(i),Q(e,n)]}let o=[...t].filter(([i,a])=>i<a),s=ct(e,r,n,
Ht(e,r,n,o));return[...Z(or+1).map(i=>s(i/or)),Q(e,n)]}function sr(e,t,r,n){let s=es(r,e.cells).map(u=>Q(e,u)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
u,[f,l]]of s.slice(1).entries()){let[p,m]=s[u],h=[(p+f)/2,Math.min(m,l)-Xo];i.push({at:h,time:a+nr/2,easing:"ease-in"}),a+=nr,i.push({at:[f,l],time:a,easing:"ea\
se-out"})}for(let u of r.feet){let f=ts(e,t,u);for(let[l,p]of f.entries())i.push({at:p,time:a+rr*(l+1)/f.length,easing:"linear"});a+=rr}let d=Ee(n/(a||1),0,1);return i.
map(u=>({...u,time:u.time*d}))}var ns="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",ir=([e,t])=>`translate(${e}px,${t}px)`;function ar(e,t){let r=fe("path.piece",{d:ns,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,R(r,"visibility",o===null&&"hidden")}return{node:r,stand(i){o=i,s(),i!==null&&R(r,"style",`t\
ransform:${ir(Q(e,i))}`)},rest:s,walk(i,a,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let u=0,f=i.flatMap(p=>{let m=sr(e,t,p,a).map(
h=>({...h,time:u+h.time}));return u=m.at(-1)?.time??u,m});if(u===0)return;let l=f.map(({at:p,time:m,easing:h})=>({transform:ir(p),offset:m/u,easing:h}));R(r,"vi\
sibility",null),n=r.animate(l,{duration:u}),n.onfinish=()=>{s(),d?.()}}}}var rs=400;function lr({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:i,cells:a,jumps:d}=t,u={cells:a,start:i,...e},{rows:f}=e,l=Pe(u),{node:p,
cells:m}=tr(u,r),h=new Map,b=Wt("new"),y=Wt("touched"),g=!1,x=null,E=new Set,P=null,$=[],W=`0 0 ${l} ${f}`,B=he(".layer.goal",W,oe(mt(u))),N=he(".layer.jumps",W,
Te(u,d).map(oe)),[O,k,v]=["g.tree","g.move","g.route"].map(I=>fe(I)),S=he(".layer.above",W,O,k,v),C=ar(u,d),D=he(".layer.top",W,C.node),H=c(".sheet",p,B,N,S,D);
function Y(I,F,G){if(!x)return"";let[V,se]=[x.distance.get(I),x.predecessor.get(I)],U=[`cell ${I}`,m.get(I)?.dataset.end,...En(I,d)],te=x.visited.has(I)?"visite\
d":"not reached";return U.push(F?"current":"",V!=null?`reached in ${ce(V,o)}`:te,se!=null?`from ${se}`:"",G?n:"",E.has(I)?"part of what is wrong":""),U.filter(Boolean).
join(", ")}let A=I=>`var(--tint-${Ot(I,s)})`;function w(I,F,G,V){let se=I.current===F,U=I.visited.has(F),te=I.distance.get(F),cn=I.predecessor.get(F),dn=`${[se,
V,U,te,cn,E.has(F)]}`;if(h.get(F)===dn)return;h.set(F,dn);let io=te!=null?"reached":U&&"visited";Ct(G,{"data-distance":te,"data-tint":te!=null&&Ot(te,s),"data-f\
rom":cn,"data-visited":U,"data-waits":V,"aria-current":se,"data-state":se?"current":V?"frontier":io,label:Y(F,se,V)}),te!=null&&G.style.setProperty("--tint",A(te)),
R(G.lastChild,"data-is",Lt(te)||null)}function j(){if(!x)return;let I=new Set(x.frontier.map(([F])=>F));for(let[F,G]of m)w(x,F,G,I.has(F))}function q(){if(!x)return;
let I=g?qn(u,x.predecessor,x.current):[];O.replaceChildren(...I.map(oe))}let T=I=>I.map(F=>N.querySelector(`[data-ends="${F} ${d.get(F)}"]`));function z(I,F){let G=new Set(
T(F));for(let V of N.children)J(V,I,G.has(V))}function X(I){let F=I.flatMap(([,G,V])=>V===G?[]:t.ride(G).feet);v.replaceChildren(...Bn(u,I,i).map(oe)),J(N,"rout\
ed",I.length),z("taken",F)}let ee=()=>J(H,"arrived",!0),de=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:u,cells:m,columns:l,shape:l/f,node:c(
`.board${de}`,{style:`--wide:${l};--high:${f}`},H),paint(I,F,G,V,se=0){x=I;let U=`${Object.values(G??{})}`!=`${Object.values(P??{})}`;(U||V.length)&&C.rest(),J(
H,"arrived",!1),j(),b([...F].map(te=>m.get(te))),q(),k.replaceChildren(...(G?In(u,G):[]).map(oe)),y(T(G?.feet??[])),`${V}`!=`${$}`&&X(V),se>0&&V.length?C.walk(Yn(
t,V),rs,ee):se>0&&U&&G&&C.walk([G],se),P=G,$=V},piece:C,top:D,celebrate:ee,showTree(I){g=I,q()},mark(I,F){let G=F.flatMap(U=>U.moves??[]),V=F.flatMap(U=>U.jumps??
[]),se=G.flatMap(([,U])=>t.ride(U).feet);z("found",[...V.map(([U])=>U),...se]),E=new Set(F.flatMap(U=>U.cells??[]));for(let[U,te]of m)J(te,"differs",U===I),J(te,
"found",E.has(U));j()},drawn:()=>({plan:u,jumps:d,farthest:s,state:x,found:E,move:P,treeShown:g,route:$})}}function bt({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,p])=>l!==p)),a=typeof r=="number"?Array.from({length:r},(l,p)=>p+
1):r;function d(l,p=[]){if(p.includes(l))return{feet:p,stand:null};let m=i.get(l);return m===void 0||p.length&&!o?{feet:p,stand:l}:d(m,[...p,l])}function u(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function f(l){return l===e?[]:a.flatMap(p=>{let m=u(l+p),h=m>0?d(m).stand:null;return h===null?[]:[[p,m,h]]})}return{cells:e,
start:n,faces:a,jumps:i,ride:d,moves:f}}function Ue({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let d of i){let u=(n.get(d)??0)+1;for(let f of r(d)){let l=f[2];n.has(
l)||(n.set(l,u),o.set(l,d),s.set(l,f),i.push(l))}}let a=[];for(let d=t,u=s.get(d);u;u=s.get(d))a.unshift(u),d=o.get(d)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:a}}var os=1400;function be(e){let t=bt(e),r=Ue(t),n=lr({layout:Fe(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:i,piece:a}=n,d=fe("g.sketch");n.top.prepend(d);let u=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(f){let{current:l=null,near:p=[],distance:m,predecessor:h,move:b=null}=f,
{route:y=!1,piece:g=!0}=f,x={current:l,frontier:[...p].map(E=>[E,""]),distance:m??new Map,predecessor:h??new Map,visited:new Map};n.paint(x,[],b,y?o:[]),a.stand(
g?l:null)},walk(f){a.walk([f],os,()=>f.stand===e.cells&&n.celebrate())},rest:a.rest,trial(f){let l=new Map(f.jumps),p=new Set;for(let y of[...u?.children??[]]){
let[g,x]=(y.getAttribute("data-ends")??"").split(" ").map(Number);l.get(g)===x?p.add(g):y.remove()}let m=new Map(f.jumps.filter(([y])=>!p.has(y))),h=Te(s,m).map(
oe);for(let y of h)J(y,"lit",!0);u?.append(...h),t.jumps.clear();for(let[y,g]of l)t.jumps.set(y,g);let b=Ue(t);return o=b.route,b},light(f){for(let l of u?.children??
[])J(l,"lit",l.getAttribute("data-ends")===f?.join(" "))},sketch:f=>d.replaceChildren(...f.map(oe)),cellAt(f,l){let m=n.node.getRootNode().elementFromPoint(f,l)?.
closest("[data-cell]"),h=m&&n.node.contains(m)&&m.dataset.cell;return h?Number(h):null}}}var Ae=({columns:e,shape:t,node:r})=>c(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),cr=e=>new Set(e.map(([,t])=>t));function ss(e,t){let r=`You reached the goal in ${ce(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var is=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function as(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&is()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function dr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":as(r);let o=lt(n);return e.won()?`${o} ${ss(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function ur(e,t,{
cells:r}){let n=`${Se(Bt(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function mr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${ce(e)}: ${r.join(", ")}.`}function Yt(e,t){let r=null,n=null,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amount"),d=c("ol.throw\
n.history",{label:"Your throws"}),u=c("ul.guide",{label:"How to play"}),f=M("Undo","Take the last throw back (Backspace)",x),l=M("Start again","Back to the star\
t",E),p=M("Show the shortest route",null,()=>P(!m)),m=!1;function h(){if(!r||!n)return;let{thrown:$}=n,W=n.moves(),B=m||n.won();r.paint({current:n.at(),near:cr(
W),distance:n.trail(),move:m?null:$.at(-1)??null,route:m});for(let N of o.children){let O=Number(N.dataset.face);R(N,"aria-disabled",!W.some(([k])=>k===O))}L(s,
$.length),L(i,$.length===1?"throw":"throws"),L(a,B?r.throws??"none":"?"),at(d,$,pt,(N,O)=>ft(N,O.face,It(O))),u.hidden=$.length>0;for(let N of[f,l])R(N,"aria-di\
sabled",!$.length);R(p,"aria-pressed",`${m}`),R(e.root,"data-won",n.won())}function b(){r&&n&&e.say(dr(n,r.throws,r.faces))}function y($){if(!r||!n||n.won())return;
let W=n.at();if(m=!1,!n.throws($)){h(),e.say(ur($,W,r.board));return}h();let B=n.thrown.at(-1);B&&r.walk(B),b(),g()}function g(){t?.((n?.thrown??[]).map(({face:$})=>$))}
function x(){n?.undo()&&(h(),b(),g())}function E(){!r||!n?.thrown.length||(n=je(r.rules),m=!1,h(),b(),g())}function P($){m=$,h(),$&&r?e.say(mr(r.throws,r.route)):
b()}return{name:"Play",under:o,side:[c(".score",c("p","You ",s,i),c("p","Fewest ",a)),c(".tools",f,l,!t&&p),u,d],show($){r=$,n=je(r.rules),m=!1,u.replaceChildren(
...er(r.board)),o.replaceChildren(...r.faces.map(W=>{let B=M(zt(W),null,()=>y(W),`Throw ${W}`);return R(B,"data-face",W),B})),h(),b()},replay($){if(!r)return!1;
let W=n;n=je(r.rules);let B=$.every(N=>n?.throws(N));return B||(n=W),h(),b(),B},leave:()=>R(e.root,"data-won",null),choose($){let W=n?.moves()??[],B=W.find(([,N])=>N===
$)??W.find(([,,N])=>N===$);B?y(B[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${$}.`)},key($,{ctrlKey:W,metaKey:B,altKey:N}){if(W||B||N)return!1;let O=Number(
$);if($==="Backspace")x();else if($!==" "&&r?.faces.includes(O))y(O);else return!1;return!0}}}var wt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Qt=new Map;function cs(e){let t=Qt.get(e)??new CSSStyleSheet;return Qt.has(e)||t.replaceSync(e),Qt.set(e,t),t}function pr(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=wt;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[cs(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var fr=e=>e.getRootNode().activeElement??
null;function Re(e){let t=c("span.strip.quiet",{role:"status"}),r=c("span.clock.quiet",{"aria-hidden":"true"}),n=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:c("span.progress",n,t),say(o,s=""){L(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,L(t,"")},loads({
part:o,ready:s},i){n.hidden=s===!0,o!==void 0&&R(n,"value",o),L(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(r,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),L(r,""),n.hidden=!0}}}}var ds=["sessionStorage","localStorage"],us="This browser stores nothing here",ms="The browser's storage is full";function Ce(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function We(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
r)),""}catch(n){return n.name==="QuotaExceededError"?ms:us}}function Zt(e,t=ds){for(let r of t)try{window[r].removeItem(e)}catch{}}var[Xt,hr]=["snl-workbench",1],gr="download what you want to keep.",ps=`Another version of the workbench has stored code here, which is left alone: ${gr}`;function yt(e){
let t=Ce(e,Xt);return t?t.version!==hr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function br(){let[e,t]=[yt("sessionStorage"),
yt("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:hr,signature:"board",sources:{}};return{kept:n,store(o){if(r)return ps;
let s=yt("localStorage"),a={...(s===null||s==="newer"?n:s).sources};o in n.sources?a[o]=n.sources[o]:delete a[o];let d=We(Xt,n,{...n,sources:a});return d&&`${d}\
: ${gr}`},elsewhere(o){let s=yt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===Xt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function wr(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var fs="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function yr({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},d="",u=null,f=c(".tools"),l=c(".tabs",{role:"group",label:"Program"}),p=c(".programs",
l,f),m=v=>v?s.second??s.signature:s.signature,h=v=>`${v?"2:":""}${m(v)}`,b=!1,y=()=>i.signatures.find(({name:v})=>v===m(b))?.template??"",g=()=>s.sources[h(b)]??
y(),x=()=>a.kind==="mine"||a.kind==="second";function E(v){a=v,x()&&b!==(a.kind==="second")&&(b=!b,u=null,P()),k();let{kind:S,name:C}=a;x()?r(g(),!1):r(S==="lin\
k"?t??"":i.programs.find(D=>D.name===C)?.source??"",!0)}function P(){let v=e.elsewhere(h(b));v===null?u=null:v!==g()&&(u=v),k()}function $(){let[v,S]=[u,n()];B(
v??""),E(W()),u=S,k()}let W=()=>({kind:b?"second":"mine"});function B(v){let S=h(b);v===void 0?delete s.sources[S]:s.sources[S]=v,d=e.store(S)}function N(){let v=`${a.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");wr(new Blob([n()],{type:"text/x-python"}),v)}function O(){b=!1,B(t??""),E({kind:"mine"})}function k(){let{kind:v,
name:S}=a,C=(A,w,j="")=>{let q=M(A,j||null,()=>E(w));return R(q,"aria-pressed",`${v===w.kind}`),q},D=A=>i.programs.filter(w=>w.kind===A).map(w=>[w.name,w.title]),
H=ue("A program to look at",[["","Look at a program"]],S??"",A=>{E(A?{kind:"program",name:A}:W())});for(let[A,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let j=D(w).map(([q,T])=>c("option",{value:q},T));H.append(c("optgroup",{label:null},j)),H.lastElementChild?.setAttribute("label",A)}H.value=S??"",H.classList.
toggle("s-chosen",v==="program"),l.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],H);let Y=M("Download","As a file of Python",N);if(x()){let A=ue("How it is called",i.signatures.map(q=>[q.name,q.title]),m(
b),q=>{b?s.second=q:(s.second=m(!0),s.signature=q),d=e.store(h(b)),u=null,P(),E(W())}),w=M("Reset","Back to the beginning of this signature",()=>{B(),E(W())}),j=u!==
null&&M("Other tab's code","Exchange it with the code here",$);f.replaceChildren(A,w,Y,...j?[j]:[])}else v==="link"?f.replaceChildren(M("Make it mine","Instead \
of what is there",O),Y):f.replaceChildren(Y)}return{node:p,chosen:()=>a,isMine:x,trouble:()=>d||(u===null?"":fs),end:e.follow(()=>{P(),o()}),show(v){i=v,P(),i.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),E(a)},changed(v){x()&&B(v)},question(){return a.kind==="program"?{name:a.name}:{source:n(),signature:x()?
m(b):null}},other(){let v=s.sources[h(!b)];return x()&&v?.trim()?{source:v,signature:m(!b)}:null}}}function Ne(e){let t=c(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=c("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ve=e=>e===null?"out of reach":ce(e),Le=e=>`${Se(e)}${/[.?!]$/.test(e)?"":"."}`,ae=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r),ie=e=>e&&
c("p",`${e}`),ve=e=>e&&c("p.quiet",`${e}`),kr=(e,t)=>c("p","Right is ",c("b",Ve(e)),", yours says ",c("b",Ve(t)),"."),xr=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Ie=(e,t)=>e!==null&&c(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function en(e,t){let r=_(
e),n=be(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Ae(n)}}function Ke({report:e,like:t,stepper:r},n){
let o=[ve(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>ve(`Note: ${i.says}.`))];if(e.correct===!1)return hs(e,t,o,r,n);let{
name:s}=e;return e.correct?ae("right",`${s} is right on every board that was tried`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",
c("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ve(`${vr(e)}.`),...o):ae("open",`${s} could not be judged`,ie(Le(e.finding.says)),...o.slice(
1))}var vr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function hs(e,t,r,n,o){let{finding:s,expected:i,got:a}=e,{board:d,node:u}=en(
e.board,s),f=typeof a=="number"?null:a,l=[f?ie(`Right is ${Ve(i)}. Yours: ${f.says}.`):kr(i,a),s.kind!==f?.kind&&ie(Le(s.says)),ie(xr(f)),...t.slice(0,2).map(p=>ve(
`It answers like a known mistake: ${p.title}. The repair: ${p.repair}`)),ve(`${ke(d)} · ${vr(e)}`),...r,c(".tools",n&&M("Step to the first difference",null,()=>o.
step(n)),o.draw(d))];return ae("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",c(".exhibit",u,c(".told",l)))}function gs({
right:e,ended:t,throws:r,expected:n,finding:o,line:s},i){return e?ae("right",`Right on this board: ${Ve(r)}`,ve("One board proves little. Check plays them all, \
smallest first.")):ae("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&kr(n,r),o&&ie(Le(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),ie(xr(o)),Ie(s,i))}function bs({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.
algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].
map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return ae("open",`On this board: ${Ve(e.throws)}`,Nt("","Comparison",c("table",c("thead",c("tr",t.map(n=>c(
"th",{scope:"col"},n)))),c("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&ve(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var ws={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Ye=({what:e,says:t,line:r},n)=>ae(e==="stopped"?"open":"wrong",ws[e]??"That did not work",ie(Le(`${r===null?"":`line ${r}: `}${t}`)),Ie(r,n));function tn({
printed:e,more_printed:t}){return e?.length?ae("open","It printed",Nt(".printed","What it printed",e.map(r=>c(".print",c("span.quiet",r.line===null?"":`line ${r.
line}`),c("code",r.text)))),ve(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function $r(e,t){return[e.kind==="failure"?Ye(e,t):e.of==="check"?
Ke(e,t):e.of==="compare"?bs(e):e.of==="solve"&&gs(e,t),tn(e)].filter(n=>!!n)}var Qe=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",kt=e=>e[0]?.querySelector(
"p")?.textContent??"";var ys=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],ks="This code came with the link. It has not run, and runs only when\
 you press a button below.",Sr="It runs …",xs=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Mr(e,t){let r=null,
n=null,o=!1,s=!1,i=!1,a=t.host(x),d=br(),u=t.store.get().code,f=c(".editor"),l=c("p.note.quiet"),p=Re(a.size),m=c(".cards"),h=Ne(t),b=M("Stop","End what is runn\
ing",()=>a.stop()),y=ys.map(([O,k,v])=>M(O,v,()=>B(k))),g=yr({keeper:d,arrived:u,open:E,text:()=>n?.text()??"",heard:()=>P()});function x(O){i&&p.loads(O,Sr)}function E(O,k){
n?.open(O,k),P()}function P(){let{kind:O}=g.chosen(),k={mine:g.trouble()||a.refusal,second:g.trouble()||a.refusal,program:a.refusal,link:ks};L(l,k[O]??""),l.classList.
toggle("s-strong",O==="link")}async function $(){o=!0;try{let[{make:O},k]=await Promise.all([t.editor(),t.shelf()]);n=O(f,"Program",v=>{g.changed(v),P()}),g.show(
k)}catch(O){L(l,`The editor cannot be loaded: ${O.message}`)}W()}function W(){for(let O of y)R(O,"aria-disabled",i||!n||!!a.refusal);b.hidden=!i,R(m,"aria-busy",
`${i}`),!s&&a.size&&p.say(`Python (${a.size}) loads at the first run.`)}async function B(O){if(i||!n||!r||a.refusal)return;s=i=!0,n.point(null),m.replaceChildren(),
h.clear(),p.say(Sr),W();let{name:k,cells:v,jumps:S,die:C,start:D,chained:H,overshoot:Y}=r.board,A={name:k,cells:v,jumps:S,die:C,start:D,chained:H,overshoot:Y},w=O===
"compare"?g.other():null,j={kind:O,program:g.question(),board:A,other:w},q=await a.ask(j,T=>p.say(`${T} …`));i=!1,p.done(),W(),N(q)}function N(O){let k=$r(O,{
step:h.step,draw:C=>M("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){n?.point(C),n?.focus()}});(O.kind==="result"&&O.of)==="compare"&&g.
isMine()&&!g.other()&&k.push(xs()),m.replaceChildren(...k),"line"in O&&O.line&&n?.point(O.line),m.scrollIntoView({block:"nearest"}),O.kind==="result"&&O.of==="t\
race"&&h.step(O.stepper);let S=Qe(k);e.say(S?`${S}. ${kt(k)}`:"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[g.node,l,f,c(".tools.acts",y,b,p.node)],foot:[m],below:[h.node],show(O){r=O,r.paint({piece:!1}),o||$(),W(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),g.end(),n?.destroy()},more:()=>["mine","second"].includes(
g.chosen().kind)?n?.text()??null:null,stays:()=>u}}var xt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Er="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Pr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Ze(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(_),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),d=c("p.trouble",{role:"alert"}),u=c(""),f=c(".main",u),l=c(".side"),p=c(".\
stage",f,l),m=c(".foot"),h=c(""),b=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:b,say:w=>L(i,w),use(w){x.add(w),
v(w),k()},can:w=>x.can(w),go(w){x.can(w)&&(v(x.go(w)),k())},enter(w){S(E.find(j=>j.name===w)??P),v($.board),k()}},g=n.get(),x=zn(g.board??_(t.board)),E=t.only?[
t.only==="Play"?Yt(y,r.played):Vt(y)]:[Yt(y),Vt(y),Mr(y,r)],P=E.find(({name:w})=>w===g.mode)??E[0],$=be(x.now()),W=s.map(({name:w},j)=>[`${j}`,w]),B=ue("Board",
[["","Your board"],...W],"",w=>{let j=s[Number(w)];w&&j&&y.use(j)}),N=c("input.address",{readonly:"",label:"To copy",hidden:""});async function O(){let j=`${location.
href.split("#")[0]}${st($.board,P.name,P.more?.()??null)}`;N.value=j;try{await navigator.clipboard.writeText(j),y.say("Copied: a link to this board.")}catch{N.hidden=
!1,N.select(),y.say("Copy the link from the field.")}}function k(){let[w=null]=E.flatMap(({stays:j})=>j?.()??[]);n.set({...$.board,name:""},P.name,w)}function v(w){
let j=fr(u),q=u.contains(j)&&j?.dataset.cell;$.rest(),$=be(w),u.replaceChildren($.node),R(p,"style",`--shape:${$.shape};--columns:${$.columns}`),R(b,"style",`--\
rows:${$.plan.rows}`),L(a,ke({...w,name:""}));let T=s.findIndex(z=>me(z)===me(w));B.value=T<0?"":`${T}`,B.options[0].hidden=T>=0,N.hidden=!0,L(d,""),P.show($),q&&
$.cells.get(Number(q))?.focus({preventScroll:!0})}function S(w){P.leave(),P=w;for(let[j,q]of C.entries())R(q,"aria-pressed",`${E[j]===P}`);J(b,"drawing",P.name===
"Draw"),J(b,"writing",P.name==="Write"),f.replaceChildren(u,P.under),l.replaceChildren(c(".says",i),...P.side),m.replaceChildren(...P.foot??[]),h.replaceChildren(
...P.below??[])}let C=E.map(w=>M(w.name,null,()=>y.enter(w.name)));b.addEventListener("mousedown",w=>{let j=w.target;!j.closest(".s-grid")||!u.contains(j)||(w.preventDefault(),
b.focus({preventScroll:!0}))}),b.addEventListener("click",({target:w})=>{let j=w.closest(".s-grid .s-cell");j&&u.contains(j)&&P.choose(Number(j.dataset.cell))}),
b.addEventListener("keydown",w=>{let j=w.target;Pr(w)&&w.stopPropagation(),!j.matches(Er)&&P.key(w.key,w)&&w.preventDefault()});function D(w){let j=w.composedPath()[0];
if(w.defaultPrevented||!Pr(w)||!/^[1-9]$/.test(w.key)||j.closest(`${Er}, .snl-stepper`))return;let{top:q,bottom:T}=u.getBoundingClientRect();T>0&&q<innerHeight&&
P.key(w.key,w)&&w.preventDefault()}function H(){let{board:w,mode:j,trouble:q}=n.get();w&&(me(w)!==me($.board)||o)&&(x.add(w),S(E.find(T=>T.name===j)??P),v(w)),L(
d,q)}o&&addEventListener("keydown",D);let Y=n.subscribe(H);b.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},C),s.length>0&&c(
"label.board-of",c("span","Board"),B),a,o&&c(".tools",M("Copy link","A link to this board",O),N)),d,p,m)),J(b,"ready",!0),J(b,"only",t.only),J(b,"fixed",t.fixed);
let{remove:A}=pr(e,xt,b);return e.append(h),S(P),v($.board),L(d,g.trouble),{show:v,replay:w=>P.replay?.(w)??!1,destroy(){removeEventListener("keydown",D),Y(),$.
rest();for(let w of E)w.end?.();h.remove(),A()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ze(e,t,it(t.files))}var nn=1,vt="snl-exercise:",Tr="Export what you want to keep.",$s=`Another version of this book has stored something for this exercise, which is left alone. ${Tr}`,
Ss=globalThis,Or=Ss.snlRecords??=new Map,jr=e=>e?.version===nn&&typeof e.source=="string"&&typeof e.solved=="boolean";function $t(e,t){let r=Ce(e,vt+t);return jr(
r)?r:r?.version>nn?"newer":null}function we(e){let[t,r]=[$t("sessionStorage",e),$t("localStorage",e)],n=[Or.get(e),t,r].filter(o=>jr(o));return n.length?{...n[0],
solved:n.some(({solved:o})=>o)}:null}function Ar(e){let t=$t("localStorage",e);return t===null||t==="newer"?null:t.source}function rn(e,t,r=!1){let n=we(e),o={version:nn,
source:t,solved:r||(n?.solved??!1)};Or.set(e,o);let s=$t("localStorage",e)==="newer",i=s?"":We(vt+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?$s:i&&`${i}. ${Tr}`}function Rr(e){let t=n=>e(n.detail.name,!1),r=({key:n})=>{n===null?e(null,!0):n.startsWith(vt)&&e(n.slice(vt.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",r),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",r)}}var on="snl-cell:";function Cr({id:e,source:t}){for(let r of["sessionStorage","localStorage"]){let n=Ce(r,on+e);if(n?.of===t&&typeof n.source=="string")return n.
source}return t}function sn({id:e,source:t},r){r===t?Zt(on+e):We(on+e,{of:t,source:r})}var Ms="script,style,link,meta,base,iframe,object,embed,form";function Wr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Ms))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:n,value:o}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(n);(n.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&r.removeAttribute(n)}return[...t.childNodes]}function Nr(...e){let t=c("pre",e),r=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},r)}function Es(e){let t=be(_(e));return t.paint({piece:!1}),Ae(t)}var Lr=e=>c("",{class:"output text_html"},e);function Ir(e,t){
let r=[...e.querySelectorAll("details.below-input, .cell_output")],n=c("",{class:"cell_output docutils container",hidden:""}),o=Ne(t);o.node.dataset.snl="",e.append(
n);let s=[];function i(){for(let p of s)p.then(({destroy:m})=>m());s=[],o.clear(),n.replaceChildren()}function a(p){for(let m of r)m.hidden=p;n.hidden=!p}function d(p,m){
let h=c("",{"data-snl":""});n.append(Lr(h)),s.push(t.step(h,p,{level:Sn(n),...m}))}let u=(...p)=>{let m=c("",{class:"snl snl-workbench snl-cell"},c(".cards",p));
return c("",{class:"snl-host"},m)};function f(p,m){if(p.kind==="html"||p.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...Wr(p.kind==="ht\
ml"?p.html:p.svg)),h}if(p.kind==="code")return Nr(...Wr(`<pre>${p.lines.join(`
`)}</pre>`));if(p.kind==="report"){let h={step:o.step,point:m.point,draw:y=>c("a.button",{href:`../play.html${me(y)}&draw`},"Open this board in the workbench")},
b=Ke(p,h);return b.setAttribute("role","group"),n.append(u(b)),Lr(o.node)}if(p.kind==="board")try{return u(Es(p.board))}catch{}return p.text?Nr(document.createTextNode(
p.text)):null}function l({exception:p,says:m,line:h,missing:b},{runAbove:y,point:g}){let E=ae(y?"open":"wrong",y?"Run the cells above first":p,y?c("p",c("code",
b)," is made in a cell above, which has not run yet."):ie(m&&Le(m)),y?c(".tools",M("Run all above","And then this cell",y)):Ie(h,{point:g,step:d,draw:()=>c("")}));
return E.setAttribute("role","group"),u(E)}return{shown:()=>!n.hidden,wait(){n.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),n.remove()},
show(p,m){if(i(),n.removeAttribute("aria-busy"),a(!0),p.kind==="failure"){if(p.what==="stopped")return;let h=Ye(p,{point:m.point,step:d,draw:()=>c("")});h.setAttribute(
"role","group"),n.append(u(h));return}for(let h of p.shown)h.kind==="stepper"?d(h.payload,{predict:h.predict,position:h.position??void 0}):n.append(f(h,m)??"");
p.more_shown&&n.append(c("p",`And ${p.more_shown.toLocaleString("en")} characters more.`)),p.error&&n.append(l(p.error,m))}}}var Ps=e=>e.kind==="failure"?e.says:e.error?.exception??"";function St({title:e,bench:t,source:r,opensOn:n,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
d={beginning:-1,code:""};return{title:e,source:r,done:()=>d.beginning===t.beginnings()&&d.code===r(),async run(){let u=r();s?.();let f=n?.()??null,l={kind:"cell",
program:{source:u},opens_on:f},p=await t.ask(o??a,l,()=>{}),m=Ps(p);return d={beginning:m?-1:t.beginnings(),code:u},i?.(p),m}}}var Ts="Stopped. Python begins again, without the names of the cells that have run.";function Br(e,{given:t,title:r,around:n,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),d=Cr(t),u=!1,f=null,l=Re(o.size),p=Ir(e.closest("div.cell"),n),m=c(".editor",{hidden:""}),h=M("Run","Run this cell (Shift+Enter i\
n the editor)",$),b=M("Edit","Open the editor",()=>k(!0)),y=M("Stop","End what is running",()=>o.stop()),g=M("Reset","Back to the code and the output of the les\
son",S),x=St({title:r,bench:o,source:()=>d,opensOn:()=>d===t.source&&t.opens_on||null,watcher:{loads:A=>l.loads(A,"Running …"),changes:P},begins:W,ends:B}),E=()=>{};
function P(){R(h,"aria-disabled",o.busy()||!!o.refusal),y.hidden=!u,g.hidden=u||d===t.source&&!p.shown()}async function $(){o.busy()||o.refusal||await x.run()}function W(){
u=!0,p.wait(),l.say("Running …"),E=l.count()}async function B(A){u=!1,E();let w=A.kind==="failure",j=w?null:A.error,q=j?.missing&&s().some(z=>!z.done()&&Os(z,
j.missing??""));p.show(A,{runAbove:q?N:null,point:v});let T=w?A.line:j?.line;w?l.say(A.what==="stopped"?Ts:A.says):q?l.say("Run the cells above first."):j?l.say(
`${j.exception}${T?` in line ${T}`:""}.`):l.say(A.shown.length?"Done.":"Done. This cell shows nothing."),P(),f&&(await f)?.point(T??null)}async function N(){h.focus(
{preventScroll:!0});for(let A of s().filter(w=>!w.done())){l.say(`${A.title} runs …`);let w=await A.run();if(w){l.say(`${A.title} has ended early: ${w}`);return}}
await $()}async function O(){try{let{make:A}=await n.editor();a.hidden=!0,m.hidden=!1;let w=A(m,r,j=>{d=j,sn(t,d),P()});return w.open(d),w}catch(A){return l.say(
`The editor cannot be loaded: ${A.message}.`),null}}async function k(A){b.hidden=!0,f??=O();let w=await f;return w||(f=null),b.hidden=!!w,A&&w?.focus(),w}async function v(A){
(await k(!0))?.point(A)}async function S(){await C(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function C(){(await f)?.destroy(),f=null,m.replaceChildren(),
m.hidden=!0,a.hidden=!1,b.hidden=!1,d=t.source,sn(t,d),p.clear(),l.say(""),P()}m.addEventListener("keydown",A=>{A.key!=="Enter"||!A.shiftKey||(A.preventDefault(),
A.stopPropagation(),$())},{capture:!0});function D(){getSelection()?.isCollapsed&&k(!0)}a.addEventListener("click",D);let H=c("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:r});H.append(m,c(".tools.cellbar",h,y,b,g,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(H);let Y=o.watch({loads(){},changes:P});
return addEventListener("snl-reset",C),o.refusal&&R(h,"title",o.refusal),P(),d!==t.source&&k(!1),{...x,destroy(){Y(),removeEventListener("snl-reset",C),E(),p.remove(),
f?.then(A=>A?.destroy()),a.hidden=!1,a.removeEventListener("click",D),e.replaceChildren()}}}var Os=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function qr(e,t,r){let n=0,o=[],s=[];return e.forEach((i,a)=>{let{id:d,exercise:u,source:f}=i,l=document.querySelector(`[data-snl-cell="${d}"]`);if(l){n+=1;let p=()=>o.
slice(0,a),m=Br(l,{given:i,title:`Cell ${n}`,around:t,bench:r,above:p});o.push(m),s.push(m.destroy)}else{let p=()=>u&&we(u)?.source||f,m=u?"The exercise above":
"A cell above";o.push(St({title:m,bench:r,source:p}))}}),{destroy(){for(let i of s)i()}}}var js=["stopped","late","died"];function Hr(e){let t=new Set,r=null,n=!1,o=0,s=e.host(a=>r?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>n,beginnings:()=>o,busy:()=>r!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,d,u){r=a,n=!0,i();let f=await s.
ask(d,u);return r=null,f.kind==="failure"&&js.includes(f.what)&&(o+=1),i(),f}}}var Fr=e=>e.length-e.trimStart().length;var As=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Be=e=>As(e).map((t,r)=>r%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),an=e=>e.map(([t,r])=>t?c("span",{class:t},
r):r);function Rs(e){let t=[],r=[t];for(let[n,o]of e)for(let[s,i]of o.split(`
`).entries())s&&r.push(t=[]),t.push([n,i]);return r}var Dr=e=>Rs(e).map(t=>{let r=Fr(t.map(([,n])=>n).join(""));return c("span",{style:`--indent:${r+2}ch`},an(t),
`
`)});function zr({label:e,picture:t,stub:r,source:n,editor:o,change:s,trouble:i}){let a=n,d=null,u=null,f=c("pre.plain"),l=M("Edit","Open the editor",()=>g(!0)),p=c(
".still",l,f),m=c(".editor",p);p.addEventListener("click",()=>g(!0));function h(){f.replaceChildren(...Dr(a===r?t:[["",a]]))}function b(x){a=x,s(x)}async function y(){
try{let{make:x}=await o();return m.replaceChildren(),u=x(m,e,b),u.open(a),u}catch(x){return i(`The editor cannot be loaded: ${x.message}.`),null}}async function g(x=!1){
R(l,"aria-disabled",!0),d??=y();let E=await d;return x&&E?.focus(),E}return h(),{node:m,open:g,text:()=>a,replace(x){x!==a&&(a=x,u?u.replace(x):h(),s(x))},async point(x){
x===null&&!u||(await g(x!==null))?.point(x)},destroy:()=>d?.then(x=>x?.destroy())}}function ye(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function $e(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Mt=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Cs]=Oe;function _r({given:e,write:t,around:r},n,o,s){let i=c(""),a=o(e.stub),d=()=>{},u={get:()=>Rt(a),set(m){a=m,t(n(a))},subscribe(m){return d=m,()=>{}}},
f=`Exercise ${e.number}: the board`,p=Ze(i,{board:a,only:"Draw",fixed:!s,label:f},{...r,store:u,page:!1});return{node:i,end:p.destroy,show(m){try{a=o(m)}catch{return!1}
return d(),!0}}}var Jr=e=>_r(e,t=>`from snl_algos import Board

${e.given.defines} = ${Cs.write(t)}`,t=>gt(ye(t,e.given.defines))[0],!0),Gr=e=>_r(e,({jumps:t})=>`${e.given.defines} = ${Mt(t)}`,t=>{let n=Object.entries($e(ye(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:n})},!1);function Ur({given:e,write:t,around:r}){let{defines:n,form:o,number:s}=e,
i=c(""),a=Rt(_(o.board)),d={get:()=>a,set(){},subscribe:()=>()=>{}},u=`Exercise ${s}: the board`,f=Ze(i,{board:o.board,only:"Play",label:u},{...r,store:d,page:!1,
played:p=>t(`${n} = [${p.join(", ")}]`)});function l(p){let m=$e(ye(p,n));return Array.isArray(m)&&m.every(Number.isInteger)?m:null}return{node:i,end:f.destroy,
first:"Choose the first face.",judge(p){let m=l(p);return m?.length?Ws(_(o.board),m):null},show(p){let m=l(p);return!!m&&f.replay(p===e.stub?[]:m)}}}function Ws(e,t){
let r=bt(e),n=je(r);if(n.won()||!t.every(d=>n.throws(d)))return null;let o=n.won()&&t.length===Ue(r).throws,s=`You reach the goal in ${ce(t.length)}.`,i=o?s:n.won()?
`${s} Fewer are enough.`:`After ${ce(t.length)} you stand on cell ${n.at()}, not on ${e.cells}.`,a=n.thrown.map((d,u)=>`${u+1}. ${lt(d)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function Vr({given:e,write:t}){let{defines:r,form:n,number:o}=e,s=_(n.board),{columns:i,rows:a}=Fe(s.cells),d=be(s);d.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(p=>{let m=p+1,[h,b]=ne({cells:s.cells,start:1,columns:i,rows:a},m),y=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${m}`,
input:()=>t(`${r} = ${Mt(f())}`)}),g=`grid-row:${a-h};grid-column:${b+1}`;return[m,{input:y,node:c("label.field",{style:g},c("span",`${m}`),y)}]})),f=()=>[...u].
filter(([,{input:p}])=>/^\d+$/.test(p.value.trim())).map(([p,{input:m}])=>[p,Number(m.value)]),l=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...u.values()].map(({node:p})=>p));return{node:c(".distances",Ae(d),l),show(p){let m=$e(ye(p,r));if(typeof m!="object"||!m||Object.keys(
m).some(h=>!u.has(Number(h))))return!1;for(let[h,{input:b}]of u){let y=`${m[h]??""}`;b.value.trim()!==y&&(b.value=y)}return!0}}}function Kr({given:e,write:t}){let{defines:r}=e,{steps:n}=e.form,o=n.map(([f])=>f),s=o,i=new Map(n.map(([f,l])=>{let p=M("↑",null,()=>d(f,-1),`Move step ${f} \
up`),m=M("↓",null,()=>d(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Be(l));return[f,{up:p,down:m,node:c("li.step",h,c(".tools",p,m))}]})),
a=c("ol.steps",{label:"The steps, in your order"});function d(f,l){let p=s.indexOf(f);if(!s[p+l])return;let m=[...s];[m[p],m[p+l]]=[m[p+l],m[p]],s=m,u(),i.get(f)?.[l<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function u(){s.forEach((f,l)=>{let p=i.get(f);p&&(R(p.up,"aria-disabled",l===0),R(p.down,"\
aria-disabled",l===s.length-1),a.append(p.node))})}return u(),{node:a,first:"Put the steps in order first.",show(f){let l=$e(ye(f,r));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,u(),!0)}}}function Yr({given:e,write:t}){let{defines:r,name:n}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let d=c("input",
{type:"radio",name:`snl-${n}`,change:()=>t(`${r} = ${a+1}`)});return{input:d,node:c("label.step",d,c("b",`${a+1}.`),c("span.words",Be(i)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number($e(ye(i,r)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:d},u)=>{d.checked=u===a-1}),!0)}}}var Ns={order:Kr,choice:Yr,board:Jr,jumps:Gr,throws:Ur,distances:Vr};function Qr(e,t,r){let n=Ns[e.form.kind];if(!n)return null;let o="",s=!1,i=n({given:e,write:u,
around:r}),a=M("","The Python that this writes",()=>{s=!s,f()}),d=c(".reply",i.node,c(".tools.swap",a),t.node);function u(l){o=l,t.replace(l)}function f(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",R(a,"aria-expanded",`${s}`)}return f(),{node:d,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??null,
end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,f()))}}}function Zr({hints:e,solution_coloured:t,after:r},n){let o=c(".help",c("",{class:"highlight"},c("pre",an(t))),r.map(h=>c("p",Be(h)))),s=0,i=c("ol.hints",{label:"\
Hints"}),a=c(".asked",{role:"group",label:"The solution"}),d=M("Hint","A little help; there may be more",f),u=M("Solution","Asks before it shows it",p);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Be(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;d.textContent=s?`Next hint (${h} left)`:"Hint",R(d,"aria-disabled",!h),h||(d.textContent="No more hints")}function p(){let h=M(
"Show it",null,m),b=e.length-s,y=b?` There ${b===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("p",`Do you want to see a solution?${y}`),
c(".tools",h,M("Not yet",null,()=>(a.replaceChildren(),u.focus())))),h.focus()}function m(){let h=M("Hide it",null,()=>(a.replaceChildren(),u.focus())),b=M("Use\
 it","In the place of what you have",n);a.replaceChildren(c("b","A solution"),o,c(".tools",b,h)),b.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return l(),{buttons:[d,u],nodes:[i,a]}}function Ls(e,t){if(!e)return null;try{let{board:r,node:n}=en(e,null);return{node:n,words:ke(r),way:t.draw(r)}}catch{return null}}function Is({passed:e,reason:t,
board:r,details:n,line:o},s){let i=Ls(r,s),a=[ie(t),...n.map(ie),i&&c("p.quiet",i.words),Ie(o,s),i&&c(".tools",i.way)].filter(d=>!!d);return ae(e?"right":"wrong",
e?"Solved":"Not yet",...i?[c(".exhibit",i.node,c(".told",a))]:a)}function ln(e,t,{like:r,stepper:n}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Is(e,t)];let a=Ke({report:o,like:r,stepper:n},t);return i&&!s?[ae("wrong","Not yet",ie(i)),a]:[a]}function Xr(e,t){return[...e.kind==="failure"?[Ye(e,t)]:
ln(e.verdict,t,e),tn(e)].filter(n=>!!n)}var Bs="Nothing is written yet.",qs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",eo="It runs. A c\
all may take 1 second …",Hs="The mark stays: another version of yours has solved it.";function to(e,t,r,n){let{name:o,number:s,stub:i}=t,a=we(o),d=!1,u=()=>{},
f=c("p.note.quiet"),l=Re(n.size),p=c("span.state"),m=c(".cards"),h=Ne(r),b=Zr(t,()=>N(t.solution,"This is a solution.")),y=zr({label:`Exercise ${s}`,picture:t.stub_coloured,
stub:i,source:a?.source??i,editor:r.editor,change:B,trouble:T=>L(f,T)}),g=Qr(t,y,r),x=M("Check","Run it and judge it",D),E=M("Stop","End what is running",()=>n.
stop()),P=M("Reset","Back to how it was",()=>N(i,g?"":"Ctrl+Z in the editor brings your code back.")),$=null,W=M("Other tab's answer","Exchange it with the answ\
er here",k);W.hidden=!0;function B(T){T!==(we(o)?.source??i)&&L(f,rn(o,T)),g?.show(T)}function N(T,z){y.replace(T),l.say(z)}function O(T,z){y.replace(z),T&&(m.replaceChildren(),
h.clear(),l.say("As in the lesson."))}function k(){let[T,z]=[$,y.text()];$=z,y.replace(T??"")}let S={loads:T=>l.loads(T,eo),changes:C};function C(){let T=we(o)?.
solved;L(p,T?"✓ Solved":""),R(x,"aria-disabled",n.busy()||!!n.refusal),E.hidden=!d,R(m,"aria-busy",`${d}`),!n.begun()&&n.size?l.say(`Python (${n.size}) loads \
at the first check.`):!d&&l.said().startsWith("Python")&&l.say(""),n.refusal&&L(f,n.refusal)}async function D(){if(n.busy()||n.refusal)return;let T=y.text();if(!T.
trim()){l.say(Bs);return}y.point(null),m.replaceChildren(),h.clear();let z=g?.missing(T);if(z){l.say(z);return}let X=g?.judge(T);if(X){A(T,X,ln(X,Y));return}let ee=await H(
T),de=ee.kind==="failure"?ee:ee.verdict;A(T,de,Xr(ee,Y))}async function H(T){d=!0,l.say(eo),u=l.count();let z={kind:"exercise",exercise:o,program:{source:T}},X=await n.
ask(S,z,ee=>l.say(`${ee} …`));return u(),d=!1,X}let Y={step:h.step,draw:T=>c("a.button",{href:`${t.play}${me(T)}&draw`},"Open this board in the workbench"),point:T=>y.
point(T)};function A(T,z,X){let ee="passed"in z&&z.passed;ee&&L(f,rn(o,T,!0));for(let I of X)R(I,"role","group");m.replaceChildren(...X),C();let de=kt(X);ee?l.say(
"Solved.",de):we(o)?.solved?l.say(`${Qe(X)}. ${Hs}`,de):l.say(`${Qe(X)}.`,de),z.line&&!g&&y.point(z.line),m.scrollIntoView({block:"nearest"})}let w=c("",{class:"\
snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});w.append(c(".frame",g?g.node:y.node,f,c(".tools.acts",x,E,l.clock,...b.buttons,
P,W,p,l.node),m,...b.nodes)),e.replaceChildren(w,h.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),R(
e,"data-mounted",""),J(w,"ready",!0);let j=n.watch(S);g?.show(y.text());let q=Rr((T,z)=>{if(T!==null&&T!==o)return;let X=we(o),ee=X?.source??i;!z&&ee!==y.text()&&
O(X===null,ee);let de=Ar(o);z&&de!==null&&de!==y.text()&&($=de,W.hidden=!1,L(f,qs)),C()});return C(),{destroy(){j(),q(),u(),h.clear(),g?.end(),y.destroy(),e.replaceChildren(),
delete e.dataset.mounted}}}var no='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var ro=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
ne-flex;align-items:center;text-decoration:none}}.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-still{position:relative;display:grid;align-items:center;min-\
height:3.05rem;cursor:text}.s-still>.s-button{position:absolute;top:.4rem;right:.4rem;min-height:2.25rem;background:var(--paper)}.s-plain{margin:0;padding:.5rem\
 1rem;border:0;background:none;font:.875rem/1.5 var(--mono);color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}.s-plain>span{display:block;padding-lef\
t:var(--indent);text-indent:calc(-1 * var(--indent))}.s-plain>span:nth-child(-n+2){padding-right:3.5rem}.s-acts .s-button{min-height:2.75rem}.s-acts .s-button:f\
irst-child:not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-colo\
r:var(--line);color:var(--ink);background:var(--paper)}.s-state{color:var(--start);font-weight:650}.s-hints{margin:0;padding:0;list-style:none;counter-reset:hin\
t}.s-hints>li{padding:.5rem .9rem;border-left:5px solid var(--wait);counter-increment:hint}.s-hints>li+li,.s-help p+p{margin-top:.5rem}.s-hints>li:before{conten\
t:"Hint " counter(hint);color:var(--quiet);font-size:.85em}.s-asked{display:flex;flex-direction:column;gap:.5rem;padding:.6rem .9rem;border-left:5px solid var(-\
-line)}.s-steps{display:flex;flex-direction:column;gap:.4rem;margin:0;padding:0;list-style:none}.s-step{display:flex;align-items:center;gap:.7rem;min-height:2.7\
5rem;padding:.35rem .5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper))}label.s-step{\
cursor:pointer}.s-step:has(:checked){border-color:var(--now)}.s-step input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--now)}.s-words{flex:1 1 auto\
;min-width:0}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-button{justify-content:center;min-width:2.75rem;min-height:2.75rem}.s-swap{justify-content:f\
lex-end;margin-top:.4rem}.s-swap .s-button{border-color:transparent;color:var(--quiet)}.s-distances{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1f\
r);align-items:center;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4rem}.s-field{display:flex;flex-d\
irection:column;color:var(--quiet);font-size:.85rem}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);border-radius:.4rem;font:inherit;\
font-size:1.1rem;text-align:center;color:var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-template-columns:minmax(0,1fr)}.s-di\
stances>.s-thumb{--tall: 22rem;max-width:none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}@media print{:is(.s-acts,.s-swap,.s-st\
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function oo(){let e=document.createElement("style");return e.textContent=`${wt}${xt}${ro}${no}`,document.head.append(e),e}function so(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=oo(),r=it(JSON.parse(e.dataset.files??"null")),n=Hr(r),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>to(i,JSON.parse(i.dataset.snlExercise??"null"),r,n));return s.push(qr(JSON.parse(e.textContent??"[]"),r,n)),
{destroy(){n.end();for(let i of s)i.destroy();t.remove()}}}var zs=so();return po(_s);})();
