// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Pt=Object.defineProperty;var uo=Object.getOwnPropertyDescriptor;var mo=Object.getOwnPropertyNames;var po=Object.prototype.hasOwnProperty;var fo=(e,t)=>{for(var r in t)Pt(e,r,{get:t[r],enumerable:!0})},ho=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of mo(t))!po.call(e,o)&&
o!==r&&Pt(e,o,{get:()=>t[o],enumerable:!(n=uo(t,o))||n.enumerable});return e};var go=e=>ho(Pt({},"__esModule",{value:!0}),e);var Vs={};fo(Vs,{lesson:()=>Us,mountLesson:()=>lo});var Xe=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Tt(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Xe(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var dn='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var mn={format:"snl-workbench",version:2},et=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var wo={what:"stopped",says:"You stopped it."},yo=e=>`${(e/1e6).toFixed(1)} MB`;function pn(e,t){let r=null,n=!1,o=0,s,i,a=null;function u(){let b=URL.createObjectURL(
new Blob([dn],{type:"text/javascript"})),k=new Worker(b,{type:"module"});k.onmessage=({data:E})=>k===r&&g(E),k.onerror=E=>k===r&&d(E.message),k.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=k,n=!1}function m(){clearTimeout(i),r?.terminate(),r=null}function f(b){clearTimeout(i);let{settle:k}=a??{};a=null,k?.(b)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:b}=e,k=`It said nothing for ${b} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>p(
{what:"late",says:k}),1e3*b)}function p(b){m(),u(),f(et(b))}function d(b){n?p({what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,m(),u()):
(m(),f(et({what:"died",says:`Python could not be loaded: ${b}`})))}function h(){!a||!n||(r?.postMessage({question:a.text}),l())}function g(b){b.memory?s=s===null?
null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(n=!0,t({ready:n}),h()):b.failed?d(b.failed):b.said&&w(JSON.parse(b.said))}function w(b){b.id===
a?.id&&(l(),b.kind==="progress"?a.progress(b.says):f(b))}return{size:`up to ${yo(e.weight)}`,refusal:null,ask(b,k){o+=1;let E=`${o}`;return new Promise(P=>{a={id:E,
text:JSON.stringify({...mn,id:E,...b}),silent:b.kind==="cell",progress:k,settle:P},r||u(),h()})},stop:()=>a&&p(wo),end:m}}var Ot=e=>({size:null,refusal:e,ask:async()=>et(
{what:"died",says:e}),stop(){},end(){}});var de={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:vo}=de,Q=e=>Array.from({length:e},(t,r)=>r),Pe=(e,t,r)=>Math.min(r,Math.max(t,e));function te({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function fn({cells:e,start:t}){let r=Math.min(t,1);return Q(e+1-r).map(n=>n+r)}var nt=({columns:e,
start:t})=>e+(t===0?1:0);function Y(e,t){let[r,n]=te(e,t),[o,s]=vo.anchor;return[n+o,e.rows-r-1+s]}function ae([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/
o,i=(n-t)/o;return{length:o,spot:(u,m=0)=>[e+u*s-m*i,t+u*i+m*s]}}function hn([e,t],[r,n],[o,s]){let[i,a]=[o-r,s-n],u=((e-r)*i+(t-n)*a)/(i*i+a*a||1),m=Pe(u,0,1);
return Math.hypot(e-r-m*i,t-n-m*a)}function tt(e,t){let[[n,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(i-o)/(2*1e-4)]}function rt(e,t,r,n){let o=(r-t)/
n,s=[e(t)];for(let i of Q(n)){let[a,u]=[t+i*o,t+(i+1)*o],[[m,f],[l,p]]=[e(a),e(u)],[[d,h],[g,w]]=[tt(e,a),tt(e,u)];s.push([m+d*o/3,f+h*o/3],[l-g*o/3,p-w*o/3],[l,
p])}return s}var xo=4,jt=(e,t)=>{let r=de.light.tints.length-1;return Math.round(r*Pe(e/Math.max(t,xo),0,1))};var Ct=400,At=20,$o=["stay","bounce","win"];function He(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function So(e){if(!Array.isArray(e))return He(e,"the die",1,At);if(!e.length||e.length>At)throw new Error(`a die \
in this page has 1 to ${At} faces, not ${e.length}`);let t=e.map(n=>He(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Mo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let a of n)He(a,`a cell of the jump ${o}→${s}`,1,e);let i=r.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function J(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=He(e.cells,"the number of cells",1,Ct);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let u=$o.find(m=>m===i);if(!u)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:Mo(a,r),die:So(n),start:He(o,"start",0,1),chained:s,overshoot:u}}var gn=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function qe(e){let t=Math.ceil(Math.
sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var ot=e=>Q(e*e).map(t=>{let{columns:r,rows:n}=qe(e*e),[o,s]=te({cells:e*
e,start:1,columns:r,rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function bn(e,t=Math.random){let r=Q(Math.max(0,e.cells-2)).map(i=>i+2),n=Math.min(Math.round(
e.cells/8),Math.floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Q(2*n).map(i=>{let[a,u]=[o(),o()].sort((m,f)=>m-f);return i<n?[a,u]:[u,a]});return J(
{...e,name:"",jumps:s})}function ve({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:i}){let a=r.filter(([m,f])=>f>m).length,u=[`${t} ${t===1?"cell":"c\
ells"}`,`${a} ${a===1?"ladder":"ladders"}`,`${r.length-a} ${r.length-a===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===
0&&u.push("starts off the board"),s&&u.push("jumps are chained"),i==="bounce"&&u.push("bounces off the goal"),i==="win"&&u.push("passing the goal wins"),(e?[e,...u]:
u).join(" · ")}var wn=["Draw","Write"];function Eo(e){let t=new URLSearchParams(e.slice(1));return kn(e)&&wn.find(r=>t.has(r.toLowerCase()))}var Po=e=>wn.includes(e)?`&${e.toLowerCase()}`:
"",To=2e4;function Oo(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>To?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function st(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function me({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let i=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,a=[r!==6&&`d${i}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(u=>u.join("-")),...a.filter(Boolean)].join(".")}`}var jo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Ao=e=>new URLSearchParams(
e.slice(1)).get("board");function yn(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=jo(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return J(n)}function kn(e){try{return yn(
Ao(e)??"")}catch{return null}}var Rt=e=>({board:e,mode:"",code:null,trouble:""}),vn=e=>({board:kn(e),mode:Eo(e)??"",code:st(e),trouble:Ro(e)}),it=(e,t,r)=>`${me(
e)}${Po(t)}${Oo(r??"")}`,Co="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Ro(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{yn(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Co}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&st(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Wo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",No="This copy of th\
e book was built without Python for the page (make pyodide adds it).",at=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Ot(Wo);if(!r)
return Ot(No);let{home:o,core:s}=r;return pn({...r,home:Xe(o),core:Xe(s)},n)},editor:()=>Tt(e).then(()=>snlEditor),shelf:()=>Tt(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>vn(location.hash),set:(...n)=>history.replaceState(history.state,"",it(...n)),subscribe(n){let o=()=>st(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function C(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Wt(e,t){for(let r in t)C(e,r,t[r])}var D=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Lo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Io="http://www.w3.org/1999/xhtml",Bo="http://www.w3.org/2000/svg";function xn(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let i of o)
D(s,i,!0);for(let i of r)Lo(i)?Wt(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>xn(Io,e,t),he=(e,...t)=>xn(Bo,e,t),ge=(e,t,...r)=>he(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function lt(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(r());n(i,o)})}function Nt(e){let t=[];
return r=>{for(let n of t)D(n,e,!1);t=r.filter(n=>!!n);for(let n of t)D(n,e,!0)}}var M=(e,t,r,n)=>c("button.button",{type:"button",title:t,label:n,click:r},e);function $n(e,t,r,n=!1){let o=M(e,t,()=>{n=!n,C(o,"aria-pressed",`${n}`),r(n)});return C(
o,"aria-pressed",`${n}`),o}function ue(e,t,r,n){let o=t.map(([i,a])=>c("option",{value:i,selected:i===r&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var Lt=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Sn=(e,...t)=>c("details.fold.screen",c("summary",e),...t);var Mn=e=>e.closest("section section")?3:2;var It=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${It(e)} ${e===1?t.replace(/s$/,""):t}`,Me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function ct(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${Me(En(e))} from ${t}.`:`From ${t}, roll ${Ht(r)}: ${Bt(e)}.`}function Bt(e){let t=En(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function En({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Pn=(e,t)=>[...t].flatMap(([r,n])=>r===e?`${n>r?"foot of a ladder":"head of a snake"} to ${n}`:n===e?`${n>r?"top of a ladder":"tail of a snake"} from ${r}`:[]),
Ht=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function re({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:i=[],text:a}){let u=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[r.style,...u].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return he(f,{...r,style:m||null},i.map(re),a)}var{shape:Tn}=de;function On(e,t,r,n){let{spot:o}=ae(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function jn(e,t,r){let{least:n,more:o,head:s,edge:i}=Tn.arc,
{length:a,spot:u}=ae(e,t),m=n+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,d]=u(a/2,l*m*2),h=[Pe(p,i,r-i),Math.max(d,i)],g=ae(h,t),w=g.spot(g.length-.06);return{from:e,
turn:h,tip:w,...On(w,h,s,s*.4)}}function qt(e,t,r,n,o){let{length:s,spot:i}=ae(e,t),a=Math.min(n,s/4),u=i(s-a),m=i(s/2,2*r);return{from:i(a),turn:m,tip:u,middle:i(
s/2,r),...On(u,m,o,o/2)}}function An(e){let t=Tn.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:i}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?i:[]]}var{shape:pe}=de;function Fe(e,t,r){let{length:n,spot:o}=ae(Y(e,t),Y(e,r));return ae(o(pe.apart),o(n-pe.apart))}function Rn(e,t,r){let{length:n,spot:o}=Fe(e,t,r),
{half:s,over:i,rung:a}=pe.ladder,u=Math.max(2,Math.round(n/a)),m=[s,-s].map(l=>[o(-i,l),o(n+i,l)]),f=Q(u+1).map(l=>{let p=n*l/u;return[o(p,s),o(p,-s)]});return{
rails:m,rungs:f}}function Cn(e,t){let r=(e+t)%2?-1:1;return[0,pe.snake.bow,-pe.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function ut(e,t,r,{hand:n,
bow:o}){let{length:s,spot:i}=Fe(e,t,r),{swing:a,wave:u}=pe.snake,m=Math.max(1,Math.round(s/u)),f=n*Math.min(a,.08*s);return l=>{let p=1-(2*l-1)**4,d=f*p*Math.sin(
2*Math.PI*m*l)+o*Math.sin(Math.PI*l);return i(s*l,d)}}function Ft(e,t,r,n){let o=n.map(([a,u])=>[Y(e,a),Y(e,u)]),s=e.columns+(e.start===0?1:0),i={cost:1/0,manner:Cn(
t,r)[0]};for(let a of Cn(t,r)){let u=ut(e,t,r,a),m=Q(25).map(d=>u(d/24)),f=m.some(([d,h])=>d<.15||d>s-.15||h<.15||h>e.rows-.15),p=m.filter(d=>o.some(([h,g])=>hn(
d,h,g)<pe.snake.clear)).length+(f?100:0);p<i.cost&&(i={cost:p,manner:a})}return i.manner}function Wn(e,t,r,n){let o=ut(e,t,r,Ft(e,t,r,n)),{length:s}=Fe(e,t,r),i=4*
Math.max(1,Math.round(s/pe.snake.wave))+2,a=h=>g=>{let w=pe.snake.half*(1-.3*g-.6*g**3),[b,k]=o(g),[E,P]=tt(o,g),$=Math.hypot(E,P)||1;return[b-h*w*P/$,k+h*w*E/$]},
u=rt(a(1),0,1,i),m=rt(a(-1),1,0,i),f=[...u,u[u.length-1],m[0],...m],{spot:l}=ae(o(0),o(.02)),{skull:p,eye:d}=pe.snake;return{outline:f,stripe:rt(o,Math.min(.4,.25/
s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*p),l(-.05,-.55*p)],pupils:[l(-.05-d/3,.55*p),l(-.05-d/3,-.55*p)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Nn=(e,t)=>(2*e+3*t)%de.light.snakes.length;var{shape:ze}=de,fe=e=>`${Math.round(e*1e3)/1e3}`,De=e=>e.map(t=>t.map(fe).join(" ")),xe=e=>`M${De(e).join("L")}`,Ln=e=>`M${De(e.slice(0,1))}C${De(e.slice(1)).join(
" ")}`,Dt=(e,t,r)=>`M${De([e])}Q${De([t,r]).join(" ")}`,ne=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),dt=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:fe(t),cy:fe(r),r:n},...o}),mt=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),_t=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:fe(t),y:fe(r),width:n,
height:n,rx:o},...s}),Bn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Hn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(r),"\
font-size":n},fill:s,text:o});function Ho(e,t,r){let{rails:n,rungs:o}=Rn(e,t,r),{rail:s,rungWidth:i}=ze.ladder,a=n.map(xe).join("");return[ne("halo",a,{stroke:"\
cell",width:s+.05}),ne("rungs",o.map(xe).join(""),{stroke:"ladder",width:i}),ne("rails",a,{stroke:"ladder",width:s})]}function qo(e,t,r,n){let{outline:o,stripe:s,
skull:i,eyes:a,pupils:u,tongue:m}=Wn(e,t,r,n),{skull:f,stripe:l,eye:p,pupil:d}=ze.snake,h=`snake-${Nn(t,r)}`,g=`${Ln(o)}Z`;return[ne("halo",g,{stroke:"cell",width:.06}),
ne("tongue",m.map(w=>xe(w)).join(""),{stroke:h,width:.025}),ne("skin",g,{fill:h}),Bn(ne("stripe",Ln(s),{stroke:"cell",width:l}),"0.04 0.12"),dt("skull",i,f,{fill:h}),
...a.map(w=>dt("eye",w,p,{fill:"die"})),...u.map(w=>dt("pupil",w,d,{fill:"dieInk"}))]}function Te(e,t){let r=[...t],n=r.filter(([i,a])=>i<a),o=r.filter(([i,a])=>i>
a),s=(i,a,u,m)=>mt(i,m,{"data-ends":`${a} ${u}`});return[...n.map(([i,a])=>s("ladder",i,a,Ho(e,i,a))),...o.map(([i,a])=>s("snake",i,a,qo(e,i,a,n)))]}function pt(e){
let[t,r]=te(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:i,base:a,width:u}=ze.flag,[m,f,l]=s,p=g=>g.map(([w,b])=>[n+w,o+b]),d=xe(p([s.slice(0,2),[m,l]])),h=`${xe(
p([[m,f],i,[m,a]]))}Z`;return mt("flag",[ne("pole",d,{stroke:"goal",width:u}),ne("pennant",h,{fill:"goal"})])}function _e([e,t],r,n=1){let{side:o,corner:s,pip:i}=ze.
die,a=An(r).map(f=>dt("pip",f,i,{fill:"dieInk"})),u=Hn("face",[0,o*.24],o*.7,`${r}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return mt("die",[_t("side",
[-o/2,-o/2],o,s,m),...a.length?a:[u]],{transform:`translate(${fe(e)} ${fe(t)}) scale(${n})`})}function In(e,t,r){let[n,o]=te(e,t),s=[o+.06,e.rows-n-.94],i=_t(r,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return i.attributes["fill-opacity"]=.08,Bn(i,"0.03 0.06")}function qn(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[In(e,o,"stand")];if(r===null)return s;let i=Y(e,t);if(t===n)return[_e(i,r)];let{turn:a,neck:u,wings:m}=jn(i,Y(e,n),nt(e)),f=`--far:${fe(ae(i,a).length+ae(
a,u).length)}`,l=ne("arc",Dt(i,a,u),{stroke:"now",width:ze.arc.width});return[In(e,n,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:f}},
ne("tip",`${xe(m)}Z`,{fill:"now"}),_e(i,r)]}function Fn(e,t,r){let n=r;return t.map(([o,s,i],a)=>{let[u,m]=[Y(e,n),Y(e,s)],f=qt(u,m,m[0]>=u[0]?-.3:.3,.12,.16);n=
i;let[l,p]=[f.middle[0],Math.floor(f.middle[1])+.5],d=Dt(f.from,f.turn,f.neck),h=`${xe(f.wings)}Z`;return mt("leg",[ne("rim",d,{stroke:"cell",width:.1}),ne("sha\
ft",d,{stroke:"ink",width:.05}),ne("tip",h,{fill:"ink"}),_t("count",[l-.3,p-.14],.28,.04,{fill:"ink"}),Hn("order",[l-.16,p+.066],.19,`${a+1}`,"cell"),_e([l+.16,
p],o,.8)],{style:`--order:${a}`})})}function Dn(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,i])=>[s,i].
every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,u]=[Y(e,i),Y(e,s)],{from:m,turn:f,tip:l,wings:p}=qt(a,u,.12,.18,.13),d=Dt(m,f,l)+xe(p);return ne(n.has(s)?
"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var zt=e=>ge(".face","-.19 -.19 .38 .38",re(_e([0,0],e))),ft=()=>c("li.chip",c("span",{role:"img"}),c("small"));function ht({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(C(e,"label",`Roll ${r}`),e.replaceChildren(zt(r))),L(t,n)}var Jt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},be=e=>`${Jt(e).kind} ${e.join("→")}`,_n=(e,t)=>J({...e,name:"",jumps:t}),
gt=(e,t)=>_n(e,e.jumps.filter(([r])=>r!==t)),Je=(e,t,r)=>_n(e,[...gt(e,t).jumps,[t,r]]);function zn(e,[t,r],n,o){let s=gt(e,t);return n?Je(s,t,o):Je(s,o,r)}var Gt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function Jn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return J({...e,...t,name:"",jumps:n})}function Gn(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function Un(e,{tries:t,draws:r,drops:n}){let o=0,s=0,i=!1;function a({clientX:m,clientY:f}){let l=e.cellAt(m,f);!l||l===s||(s=l,i=!0,t(o,s))}function u(m){removeEventListener(
"pointermove",a),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),i&&(m?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:f,clientX:l,clientY:p})=>{let d=e.cellAt(l,p);i=!1,!(m||!f||!d)&&(o=s=d,addEventListener("pointermove",a),addEventListener("p\
ointerup",u),addEventListener("pointercancel",u))}),{wasDrawing:()=>i,stop:()=>u()}}var Ge=(e,t)=>c("label.column.quiet.setting",c("span",e),t);function Vn(e){let t=c("input.button",{type:"number",min:1,max:Ct,change:()=>e({cells:t.valueAsNumber})}),
r=c("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:i.length===1?i[0]:i})}}),n=ue("Start",[["1","on cell 1"],["0","off the board"]],"1",i=>e({start:Number(i)})),o=ue("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",i=>e({overshoot:i})),s=ue("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",i=>e({chained:i!==""}));return{
node:c(".flow.settings.screen",Ge("Cells",t),Ge("Die",r),Ge("Start",n),Ge("Past the goal",o),Ge("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,r.value=typeof i.
die=="number"?`${i.die}`:i.die.join(" "),n.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Ee(e){return Array.isArray(e)?`[${e.map(Ee).join(", ")}]`:JSON.stringify(e)}function Ut(e,{cells:t,die:r,start:n,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Fo({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let i=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(u=>u.join(": ")).join("\
, ")}}`,r!==6&&`die=${i}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Do({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:i}}).map(([f,l])=>`  "${f}": ${Ee(l)}`).join(
`,
`)}
}
`}function _o(e){Ut("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${Ee(t)}
`}function zo(e){Ut("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Q(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:i}of ot(t))r[s][i]=n.get(o)??-1;return`[${r.map(Ee).join(`,
 `)}]
`}function Jo(e){Ut("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Oe=[{name:"python",title:"Python: Board(...)",write:Fo},{name:"json",title:"JSON",write:Do},{name:"move-array",title:"Move array, from 0",write:_o},{name:"\
grid",title:"LeetCode grid",write:zo},{name:"hackerrank",title:"HackerRank text",write:Jo}];var Kn=["jumps","ladders","snakes","die","start","chained","overshoot"],Go=Kn.slice(0,3);function Uo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Vo(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Ko(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of Vo(t[1]).entries()){let[,s=n===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!Kn.includes(s))throw new Error(`a board has no option ${s}`);
Go.includes(s)?r.jumps.push(...Yo(i)):r[s]=Yn(i)}return[r]}function Yn(e){try{return Uo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Yo(e){
let t=Yn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Ee(r)}`);return t}var Qo="format version name author source cells die start chained overshoot jumps".split(" ");function Zo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Qo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function Qn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${Ee(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Xo(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=ot(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function es(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),r=0;function n(i,a){let u=(t[r]??"").trim().split(
/\s+/);if(r+=1,u.length!==i||!u.every(m=>/^\d+$/.test(m)))throw new Error(`line ${r}: expected ${a}`);return u.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[u,m]of[["ladder",1],["snake",-1]]){let[f]=n(1,`the number of ${u}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${u}s`);for(let l=0;l<f;l+=1){let p=n(2,`the two cells of a ${u}`);if((p[1]-p[0])*m<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${u}`);a.push(p)}}s.push({cells:100,jumps:a})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function ts(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Xo(n)]:typeof n[0]=="object"?n.map(Zo):[Qn(n)]}function bt(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Ko(t).map(J);if(/^[[{]/.test(t))return ts(t).map(J);if(r&&/[\r\n]/.test(t))return es(t).map(J);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[J(Qn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Zn(e,t){let r=null,n=Oe[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),i=ue("Notation",
Oe.map(l=>[l.name,l.title]),n,l=>{n=l,a()});function a(){if(!(!r||!f.open)){o.value=o.placeholder="",L(s,"");try{o.value=Oe.find(l=>l.name===n)?.write(r).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function u(){if(!o.value.trim()){L(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){L(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=bt(o.value);t(l[0]),L(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){L(s,`This cannot be read: ${l.message}.`)}}let f=Sn("Copy or paste as text",c(".tools",i,M("Copy",null,u),M("Use this text","Read \
the board in the text",m)),o,s);return f.addEventListener("toggle",a),{node:f,show(l){r=l,a()}}}var Vt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Kt(e){let t=null,r=null,n=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),u=c(
"ol.flow.thrown",{label:"A shortest route"}),m=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=M("Undo","Ctrl+Z",()=>e.go(-1)),l=M("Redo","Ctr\
l+Y",()=>e.go(1)),p=Vn(v=>k(x=>Jn(x,v),"")),d=Zn(e,v=>e.use(v));function h({distance:v,predecessor:x,throws:S,route:R}){t&&(t.paint({current:n,distance:v,predecessor:x,
route:s,piece:!1}),L(i,S??"none"),L(a,S===null?"the goal is out of reach":le(S).replace(/^\S+ /,"")),lt(u,R,ft,(_,[q,,K])=>ht(_,q,`to cell ${K}`)))}let g=()=>t?
Gt(t.board,n)[0]??null:null;function w(){if(!t)return;let{board:v,plan:x}=t;h(t);let S=g();t.light(S),t.sketch((S??[]).map(R=>{let[_,q]=Y(x,R);return{tag:"circl\
e",attributes:{cx:_,cy:q,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Gt(v,n).flatMap(b)),C(f,"aria-disabled",!e.can(-1)),C(l,"aria-disab\
led",!e.can(1))}function b(v){let{ends:x}=Jt(v),S=M(`Remove ${be(v)}`,"Delete",()=>E(v)),R=x.map((_,q)=>M(`Move its ${_}`,null,()=>{o={jump:v,end:q},e.say(`Choo\
se the cell where the ${_} of ${be(v)} goes.`),t?.cells.get(v[q])?.focus({preventScroll:!0})}));return[S,...R]}function k(v,x){if(t){n=o=null;try{e.use(v(t.board)),
e.say(`${x} ${Vt(t.throws)}`.trim())}catch(S){e.say(`${Me(S.message)}.`),p.show(t.board),w()}}}let E=v=>k(x=>gt(x,v[0]),`Removed: ${be(v)}.`);function P(v,x){let S=g(),
R=S?S.indexOf(v):-1;return S&&R>=0?$(S,R,x):{change:_=>Je(_,v,x),what:`Drawn: ${be([v,x])}.`}}let $=(v,x,S)=>({change:R=>zn(R,v,x,S),what:`Moved: ${be(v)} is no\
w ${be(x?[v[0],S]:[S,v[1]])}.`});function W(v,x){if(!t)return;let{change:S}=P(v,x),R=t.trial(S(t.board));h(R),e.say(`If you let go here: ${Vt(R.throws)}`)}function B(v,x){
let{change:S,what:R}=P(v,x);k(S,R)}function N(){n=o=null,t&&(t.trial(t.board),w(),O())}function O(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Vt(t.throws)}`)}return{name:"Draw",under:c("p.quiet.hint.screen","Drag, or choose a cell and then another one."),side:[c(".flow.score",c("p","Fewest ",i,a)),
u,m,c(".tools",f,l,M("Random","Other jumps",()=>k(v=>bn(v),"Drawn at random.")),M("Remove all jumps",null,()=>k(v=>({...v,name:"",jumps:[]}),"Removed: all jumps\
.")),$n("Route","One of the shortest routes",v=>{s=v,w()},!0)),p.node,d.node],show(v){t=v,n=o=null,r=Un(t,{tries:W,draws:B,drops:N}),p.show(t.board),d.show(t.board),
w(),O()},leave:()=>r?.stop(),choose(v){if(!(!t||!v||r?.wasDrawing()))if(o){let{change:x,what:S}=$(o.jump,o.end,v);k(x,S)}else if(n===v)N();else if(n!==null){let x=n;
k(S=>Je(S,x,v),`Drawn: ${be([x,v])}.`)}else{n=v,w();let x=g(),S=x?` Or drag an end of ${be(x)}.`:"";e.say(`From ${v}: choose the cell where a jump ends. Escape \
cancels.${S}`)}},key(v,{ctrlKey:x,metaKey:S,shiftKey:R,altKey:_}){let q=g();if(x||S){let K=v==="y"||R&&v==="Z"?1:v==="z"?-1:0;return K&&e.go(K),K!==0}if(v==="Es\
cape"&&n!==null&&!_)N();else if((v==="Delete"||v==="Backspace")&&q)E(q);else return!1;return!0}}}function je(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([a])=>a===
n);if(!o)return!1;let[,s,i]=o;return t.push({from:r(),face:n,landing:s,stand:i,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var er={cells:2,start:1,columns:1,rows:2},tr=(e,t)=>ge("",e,...t.map(re)),Xn=(e,t)=>tr("0 0.3 1 1.4",Te(er,new Map([[e,t]]))),ns={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function nr({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[c("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[Xn(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,i])=>s>i)&&[Xn(2,1),`Land on the head of a snake and you slide to its tail${n}`],[tr("0.3 0\
 0.8 0.6",[pt({...er,cells:1,rows:1})]),ns[r]]].filter(s=>!!s).map(s=>c("li.row",s))}function rr(e,t){let{start:r,cells:n}=e,o=fn(e),s=new Map;function i(d){let[h,g]=te(e,d),w=d===r?"start":d===n&&"goal",b=c(".cell",{role:"gridcell","data-cell":d,
"data-end":w,style:`grid-column:${g+1}`},c("span.number",`${d}`),c("span.end",{"data-is":w}),c("span.badge"));return D(b,"odd",(h+g)%2),s.set(d,b),b}function a(d){
for(let h of s.values())h.tabIndex=h===d?0:-1}function u(d){let{key:h,target:g}=d,[w,b]=te(e,Number(g.dataset.cell)),k={ArrowLeft:[w,b-1],ArrowRight:[w,b+1],ArrowUp:[
w+1,b],ArrowDown:[w-1,b]};if(h==="Enter"||h===" ")g.click();else if(k[h]){let E=o.find(P=>`${te(e,P)}`==`${k[h]}`);s.get(E??-1)?.focus()}else return;d.preventDefault(),
d.stopPropagation()}let m=d=>o.filter(h=>te(e,h)[0]===d).sort((h,g)=>te(e,h)[1]-te(e,g)[1]),f=Q(e.rows).reverse(),p=c(".grid",{role:"grid",label:t,keydown:u,focusin:({
target:d})=>a(d)},f.map(d=>c(".rank",{role:"row"},m(d).map(i))));return a(s.get(r)??s.get(1)),{node:p,cells:s}}function or(e,t){let r=e.start;return t.map(([n,o,s])=>{let i={from:r,face:n,landing:o,stand:s,feet:e.ride(o).feet};return r=s,i})}var[sr,ir]=[150,350],rs=.25,ar=24;function os({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...Q(o-e+1).map(i=>e+i),...Q(o-r).
map(i=>o-1-i)]}function ss(e,t,r){let n=t.get(r)??r;if(n>r){let{length:i,spot:a}=Fe(e,r,n);return[a(0),a(i),Y(e,n)]}let o=[...t].filter(([i,a])=>i<a),s=ut(e,r,n,
Ft(e,r,n,o));return[...Q(ar+1).map(i=>s(i/ar)),Y(e,n)]}function lr(e,t,r,n){let s=os(r,e.cells).map(m=>Y(e,m)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
m,[f,l]]of s.slice(1).entries()){let[p,d]=s[m],h=[(p+f)/2,Math.min(d,l)-rs];i.push({at:h,time:a+sr/2,easing:"ease-in"}),a+=sr,i.push({at:[f,l],time:a,easing:"ea\
se-out"})}for(let m of r.feet){let f=ss(e,t,m);for(let[l,p]of f.entries())i.push({at:p,time:a+ir*(l+1)/f.length,easing:"linear"});a+=ir}let u=Pe(n/(a||1),0,1);return i.
map(m=>({...m,time:m.time*u}))}var is="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",cr=([e,t])=>`translate(${e}px,${t}px)`;function ur(e,t){let r=he("path.piece",{d:is,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,C(r,"visibility",o===null&&"hidden")}return{node:r,stand(i){o=i,s(),i!==null&&C(r,"style",`t\
ransform:${cr(Y(e,i))}`)},rest:s,walk(i,a,u){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=0,f=i.flatMap(p=>{let d=lr(e,t,p,a).map(
h=>({...h,time:m+h.time}));return m=d.at(-1)?.time??m,d});if(m===0)return;let l=f.map(({at:p,time:d,easing:h})=>({transform:cr(p),offset:d/m,easing:h}));C(r,"vi\
sibility",null),n=r.animate(l,{duration:m}),n.onfinish=()=>{s(),u?.()}}}}var as=400;function dr({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:i,cells:a,jumps:u}=t,m={cells:a,start:i,...e},{rows:f}=e,l=nt(m),{node:p,
cells:d}=rr(m,r),h=new Map,g=Nt("new"),w=Nt("touched"),b=!1,k=null,E=new Set,P=null,$=[],W=`0 0 ${l} ${f}`,B=ge(".layer.goal",W,re(pt(m))),N=ge(".layer.jumps",W,
Te(m,u).map(re)),[O,v,x]=["g.tree","g.move","g.route"].map(I=>he(I)),S=ge(".layer.above",W,O,v,x),R=ur(m,u),_=ge(".layer.top",W,R.node),q=c(".sheet",p,B,N,S,_);
function K(I,F,G){if(!k)return"";let[V,oe]=[k.distance.get(I),k.predecessor.get(I)],U=[`cell ${I}`,d.get(I)?.dataset.end,...Pn(I,u)],ee=k.visited.has(I)?"visite\
d":"not reached";return U.push(F?"current":"",V!=null?`reached in ${le(V,o)}`:ee,oe!=null?`from ${oe}`:"",G?n:"",E.has(I)?"part of what is wrong":""),U.filter(Boolean).
join(", ")}let A=I=>`var(--tint-${jt(I,s)})`;function y(I,F,G,V){let oe=I.current===F,U=I.visited.has(F),ee=I.distance.get(F),cn=I.predecessor.get(F),un=`${[oe,
V,U,ee,cn,E.has(F)]}`;if(h.get(F)===un)return;h.set(F,un);let co=ee!=null?"reached":U&&"visited";Wt(G,{"data-distance":ee,"data-tint":ee!=null&&jt(ee,s),"data-f\
rom":cn,"data-visited":U,"data-waits":V,"aria-current":oe,"data-state":oe?"current":V?"frontier":co,label:K(F,oe,V)}),ee!=null&&G.style.setProperty("--tint",A(ee)),
C(G.lastChild,"data-is",It(ee)||null)}function j(){if(!k)return;let I=new Set(k.frontier.map(([F])=>F));for(let[F,G]of d)y(k,F,G,I.has(F))}function H(){if(!k)return;
let I=b?Dn(m,k.predecessor,k.current):[];O.replaceChildren(...I.map(re))}let T=I=>I.map(F=>N.querySelector(`[data-ends="${F} ${u.get(F)}"]`));function z(I,F){let G=new Set(
T(F));for(let V of N.children)D(V,I,G.has(V))}function Z(I){let F=I.flatMap(([,G,V])=>V===G?[]:t.ride(G).feet);x.replaceChildren(...Fn(m,I,i).map(re)),D(N,"rout\
ed",I.length),z("taken",F)}let X=()=>D(q,"arrived",!0),ce=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:m,cells:d,columns:l,shape:l/f,node:c(
`.board${ce}`,{style:`--wide:${l};--high:${f}`},q),paint(I,F,G,V,oe=0){k=I;let U=`${Object.values(G??{})}`!=`${Object.values(P??{})}`;(U||V.length)&&R.rest(),D(
q,"arrived",!1),j(),g([...F].map(ee=>d.get(ee))),H(),v.replaceChildren(...(G?qn(m,G):[]).map(re)),w(T(G?.feet??[])),`${V}`!=`${$}`&&Z(V),oe>0&&V.length?R.walk(or(
t,V),as,X):oe>0&&U&&G&&R.walk([G],oe),P=G,$=V},piece:R,top:_,celebrate:X,showTree(I){b=I,H()},mark(I,F){let G=F.flatMap(U=>U.moves??[]),V=F.flatMap(U=>U.jumps??
[]),oe=G.flatMap(([,U])=>t.ride(U).feet);z("found",[...V.map(([U])=>U),...oe]),E=new Set(F.flatMap(U=>U.cells??[]));for(let[U,ee]of d)D(ee,"differs",U===I),D(ee,
"found",E.has(U));j()},drawn:()=>({plan:m,jumps:u,farthest:s,state:k,found:E,move:P,treeShown:b,route:$})}}function wt({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,p])=>l!==p)),a=typeof r=="number"?Array.from({length:r},(l,p)=>p+
1):r;function u(l,p=[]){if(p.includes(l))return{feet:p,stand:null};let d=i.get(l);return d===void 0||p.length&&!o?{feet:p,stand:l}:u(d,[...p,l])}function m(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function f(l){return l===e?[]:a.flatMap(p=>{let d=m(l+p),h=d>0?u(d).stand:null;return h===null?[]:[[p,d,h]]})}return{cells:e,
start:n,jumps:i,ride:u,moves:f}}function Ue({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let u of i){let m=(n.get(u)??0)+1;for(let f of r(u)){let l=f[2];n.has(
l)||(n.set(l,m),o.set(l,u),s.set(l,f),i.push(l))}}let a=[];for(let u=t,m=s.get(u);m;m=s.get(u))a.unshift(m),u=o.get(u)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:a}}var ls=1400;function we(e){let t=wt(e),r=Ue(t),n=dr({layout:qe(e.cells),rules:t,label:`Board: ${ve(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:i,piece:a}=n,u=he("g.sketch");n.top.prepend(u);let m=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:i,faces:gn(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(f){let{current:l=null,near:p=[],distance:d,predecessor:h,move:g=null}=f,
{route:w=!1,piece:b=!0}=f,k={current:l,frontier:[...p].map(E=>[E,""]),distance:d??new Map,predecessor:h??new Map,visited:new Map};n.paint(k,[],g,w?o:[]),a.stand(
b?l:null)},walk(f){a.walk([f],ls,()=>f.stand===e.cells&&n.celebrate())},rest:a.rest,trial(f){let l=new Map(f.jumps),p=new Set;for(let w of[...m?.children??[]]){
let[b,k]=(w.getAttribute("data-ends")??"").split(" ").map(Number);l.get(b)===k?p.add(b):w.remove()}let d=new Map(f.jumps.filter(([w])=>!p.has(w))),h=Te(s,d).map(
re);for(let w of h)D(w,"lit",!0);m?.append(...h),t.jumps.clear();for(let[w,b]of l)t.jumps.set(w,b);let g=Ue(t);return o=g.route,g},light(f){for(let l of m?.children??
[])D(l,"lit",l.getAttribute("data-ends")===f?.join(" "))},sketch:f=>u.replaceChildren(...f.map(re)),cellAt(f,l){let d=n.node.getRootNode().elementFromPoint(f,l)?.
closest("[data-cell]"),h=d&&n.node.contains(d)&&d.dataset.cell;return h?Number(h):null}}}var Ae=({columns:e,shape:t,node:r})=>c(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),mr=e=>new Set(e.map(([,t])=>t));function cs(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var us=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function ds(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&us()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function pr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":ds(r);let o=ct(n);return e.won()?`${o} ${cs(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function fr(e,t,{
cells:r}){let n=`${Me(Ht(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function hr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function Yt(e,t){let r=null,n=null,o=c(".flow.dice.bare.screen",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amoun\
t"),u=c("ol.flow.thrown.history",{label:"Your throws"}),m=c("ul.guide",{label:"How to play"}),f=M("Undo","Take the last throw back (Backspace)",k),l=M("Start ag\
ain","Back to the start",E),p=M("Show the shortest route",null,()=>P(!d)),d=!1;function h(){if(!r||!n)return;let{thrown:$}=n,W=n.moves(),B=d||n.won();r.paint({current:n.
at(),near:mr(W),distance:n.trail(),move:d?null:$.at(-1)??null,route:d});for(let N of o.children){let O=Number(N.dataset.face);C(N,"aria-disabled",!W.some(([v])=>v===
O))}L(s,$.length),L(i,$.length===1?"throw":"throws"),L(a,B?r.throws??"none":"?"),lt(u,$,ft,(N,O)=>ht(N,O.face,Bt(O))),m.hidden=$.length>0;for(let N of[f,l])C(N,
"aria-disabled",!$.length);C(p,"aria-pressed",`${d}`),C(e.root,"data-won",n.won())}function g(){r&&n&&e.say(pr(n,r.throws,r.faces))}function w($){if(!r||!n||n.won())
return;let W=n.at();if(d=!1,!n.throws($)){h(),e.say(fr($,W,r.board));return}h();let B=n.thrown.at(-1);B&&r.walk(B),g(),b()}function b(){t?.((n?.thrown??[]).map(
({face:$})=>$))}function k(){n?.undo()&&(h(),g(),b())}function E(){!r||!n?.thrown.length||(n=je(r.rules),d=!1,h(),g(),b())}function P($){d=$,h(),$&&r?e.say(hr(r.
throws,r.route)):g()}return{name:"Play",under:o,side:[c(".flow.score",c("p","You ",s,i),c("p","Fewest ",a)),c(".tools",f,l,!t&&p),m,u],show($){r=$,n=je(r.rules),
d=!1,m.replaceChildren(...nr(r.board)),o.replaceChildren(...r.faces.map(W=>{let B=M(zt(W),null,()=>w(W),`Throw ${W}`);return C(B,"data-face",W),B})),h(),g()},replay($){
if(!r)return!1;let W=n;n=je(r.rules);let B=$.every(N=>n?.throws(N));return B||(n=W),h(),g(),B},leave:()=>C(e.root,"data-won",null),choose($){let W=n?.moves()??[],
B=W.find(([,N])=>N===$)??W.find(([,,N])=>N===$);B?w(B[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${$}.`)},key($,{ctrlKey:W,metaKey:B,altKey:N}){if(W||
B||N)return!1;let O=Number($);if($==="Backspace")k();else if($!==" "&&r?.faces.includes(O))w(O);else return!1;return!0}}}var yt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Qt=new Map;function ps(e){let t=Qt.get(e)??new CSSStyleSheet;return Qt.has(e)||t.replaceSync(e),Qt.set(e,t),t}function gr(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=yt;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ps(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var br=e=>e.getRootNode().activeElement??
null;function Ce(e){let t=c("span.strip.quiet",{role:"status"}),r=c("span.clock.quiet",{"aria-hidden":"true"}),n=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:c("span.row.progress",n,t),say(o,s=""){L(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,L(t,"")},loads({
part:o,ready:s},i){n.hidden=s===!0,o!==void 0&&C(n,"value",o),L(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(r,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),L(r,""),n.hidden=!0}}}}var fs=["sessionStorage","localStorage"],hs="This browser stores nothing here",gs="The browser's storage is full";function Re(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function We(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
r)),""}catch(n){return n.name==="QuotaExceededError"?gs:hs}}function Zt(e,t=fs){for(let r of t)try{window[r].removeItem(e)}catch{}}var[Xt,wr]=["snl-workbench",1],yr="download what you want to keep.",bs=`Another version of the workbench has stored code here, which is left alone: ${yr}`;function kt(e){
let t=Re(e,Xt);return t?t.version!==wr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function kr(){let[e,t]=[kt("sessionStorage"),
kt("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:wr,signature:"board",sources:{}};return{kept:n,store(o){if(r)return bs;
let s=kt("localStorage"),a={...(s===null||s==="newer"?n:s).sources};o in n.sources?a[o]=n.sources[o]:delete a[o];let u=We(Xt,n,{...n,sources:a});return u&&`${u}\
: ${yr}`},elsewhere(o){let s=kt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===Xt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function vr(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var ws="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function xr({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},u="",m=null,f=c(".tools"),l=c(".row.tabs.bare",{role:"group",label:"Program"}),p=c("\
.flow.programs",l,f),d=x=>x?s.second??s.signature:s.signature,h=x=>`${x?"2:":""}${d(x)}`,g=!1,w=()=>i.signatures.find(({name:x})=>x===d(g))?.template??"",b=()=>s.
sources[h(g)]??w(),k=()=>a.kind==="mine"||a.kind==="second";function E(x){a=x,k()&&g!==(a.kind==="second")&&(g=!g,m=null,P()),v();let{kind:S,name:R}=a;k()?r(b(),
!1):r(S==="link"?t??"":i.programs.find(_=>_.name===R)?.source??"",!0)}function P(){let x=e.elsewhere(h(g));x===null?m=null:x!==b()&&(m=x),v()}function $(){let[x,
S]=[m,n()];B(x??""),E(W()),m=S,v()}let W=()=>({kind:g?"second":"mine"});function B(x){let S=h(g);x===void 0?delete s.sources[S]:s.sources[S]=x,u=e.store(S)}function N(){
let x=`${a.name??(g?"my-other":"mine")}.py`.replaceAll("-","_");vr(new Blob([n()],{type:"text/x-python"}),x)}function O(){g=!1,B(t??""),E({kind:"mine"})}function v(){
let{kind:x,name:S}=a,R=(A,y,j="")=>{let H=M(A,j||null,()=>E(y));return C(H,"aria-pressed",`${x===y.kind}`),H},_=A=>i.programs.filter(y=>y.kind===A).map(y=>[y.name,
y.title]),q=ue("A program to look at",[["","Look at a program"]],S??"",A=>{E(A?{kind:"program",name:A}:W())});for(let[A,y]of[["Algorithms","algorithm"],["Mistak\
es","mistake"]]){let j=_(y).map(([H,T])=>c("option",{value:H},T));q.append(c("optgroup",{label:null},j)),q.lastElementChild?.setAttribute("label",A)}q.value=S??
"",q.classList.toggle("s-chosen",x==="program"),l.replaceChildren(R("Mine",{kind:"mine"}),R("My other",{kind:"second"},"Another program of yours: Compare runs b\
oth"),...t===null?[]:[R("From the link",{kind:"link"})],q);let K=M("Download","As a file of Python",N);if(k()){let A=ue("How it is called",i.signatures.map(H=>[
H.name,H.title]),d(g),H=>{g?s.second=H:(s.second=d(!0),s.signature=H),u=e.store(h(g)),m=null,P(),E(W())}),y=M("Reset","Back to the beginning of this signature",
()=>{B(),E(W())}),j=m!==null&&M("Other tab's code","Exchange it with the code here",$);f.replaceChildren(A,y,K,...j?[j]:[])}else x==="link"?f.replaceChildren(M(
"Make it mine","Instead of what is there",O),K):f.replaceChildren(K)}return{node:p,chosen:()=>a,isMine:k,trouble:()=>u||(m===null?"":ws),end:e.follow(()=>{P(),o()}),
show(x){i=x,P(),i.signatures.some(({name:S})=>S===s.signature)||(s.signature="board"),E(a)},changed(x){k()&&B(x)},question(){return a.kind==="program"?{name:a.name}:
{source:n(),signature:k()?d(g):null}},other(){let x=s.sources[h(!g)];return k()&&x?.trim()?{source:x,signature:d(!g)}:null}}}function Ne(e){let t=c(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=c("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ve=e=>e===null?"out of reach":le(e),Le=e=>`${Me(e)}${/[.?!]$/.test(e)?"":"."}`,ie=(e,t,...r)=>c(`section.column.card.${e}`,{label:t},c("b.card-title",t),r),
se=e=>e&&c("p",`${e}`),$e=e=>e&&c("p.quiet",`${e}`),$r=(e,t)=>c("p","Right is ",c("b",Ve(e)),", yours says ",c("b",Ve(t)),"."),Sr=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Ie=(e,t)=>e!==null&&c(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function en(e,t){
let r=J(e),n=we(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Ae(n)}}function Ke({report:e,like:t,
stepper:r},n){let o=[$e(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>$e(`Note: ${i.says}.`))];if(e.correct===!1)return ys(
e,t,o,r,n);let{name:s}=e;return e.correct?ie("right",`${s} is right on every board that was tried`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),
e.tested&&c("p",c("b","Tested"),`, which proves nothing about others: ${e.tested}.`),$e(`${Mr(e)}.`),...o):ie("open",`${s} could not be judged`,se(Le(e.finding.
says)),...o.slice(1))}var Mr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function ys(e,t,r,n,o){let{finding:s,expected:i,got:a}=e,{
board:u,node:m}=en(e.board,s),f=typeof a=="number"?null:a,l=[f?se(`Right is ${Ve(i)}. Yours: ${f.says}.`):$r(i,a),s.kind!==f?.kind&&se(Le(s.says)),se(Sr(f)),...t.
slice(0,2).map(p=>$e(`It answers like a known mistake: ${p.title}. The repair: ${p.repair}`)),$e(`${ve(u)} · ${Mr(e)}`),...r,c(".tools",n&&M("Step to the first\
 difference",null,()=>o.step(n)),o.draw(u))];return ie("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",c(".flow.exhibit",m,
c(".column.told",l)))}function ks({right:e,ended:t,throws:r,expected:n,finding:o,line:s},i){return e?ie("right",`Right on this board: ${Ve(r)}`,$e("One board pr\
oves little. Check plays them all, smallest first.")):ie("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&$r(n,r),o&&se(Le(
`${o.says}${s===null?"":`, in line ${s}`}`)),se(Sr(o)),Ie(s,i))}function vs({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest fr\
ontier"],r=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.
longest_frontier].map(o=>o??"–")].map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return ie("open",`On this board: ${Ve(e.throws)}`,Lt("","Comparison",
c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&$e(`${n} first differs at cel\
l ${o.cell}: ${o.finding.says}.`)))}var xs={board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Sto\
pped",late:"Ended: it took too long",died:"Python ended"},Ye=({what:e,says:t,line:r},n)=>ie(e==="stopped"?"open":"wrong",xs[e]??"That did not work",se(Le(`${r===
null?"":`line ${r}: `}${t}`)),Ie(r,n));function tn({printed:e,more_printed:t}){return e?.length?ie("open","It printed",Lt(".printed","What it printed",e.map(r=>c(
".print",c("span.quiet",r.line===null?"":`line ${r.line}`),c("samp",r.text)))),$e(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Er(e,t){
return[e.kind==="failure"?Ye(e,t):e.of==="check"?Ke(e,t):e.of==="compare"?vs(e):e.of==="solve"&&ks(e,t),tn(e)].filter(n=>!!n)}var Qe=e=>e[0]?.querySelector(".s-\
card-title")?.textContent??"",vt=e=>e[0]?.querySelector("p")?.textContent??"";var $s=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Ss="This code came with the link. It has not run, and runs only when\
 you press a button below.",Pr="It runs …",Ms=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Tr(e,t){let r=null,
n=null,o=!1,s=!1,i=!1,a=t.host(k),u=kr(),m=t.store.get().code,f=c(".editor"),l=c("p.note.quiet"),p=Ce(a.size),d=c(".column.cards"),h=Ne(t),g=M("Stop","End what \
is running",()=>a.stop()),w=$s.map(([O,v,x])=>M(O,x,()=>B(v)));D(w[1],"primary",!0);let b=xr({keeper:u,arrived:m,open:E,text:()=>n?.text()??"",heard:()=>P()});function k(O){
i&&p.loads(O,Pr)}function E(O,v){n?.open(O,v),P()}function P(){let{kind:O}=b.chosen(),v={mine:b.trouble()||a.refusal,second:b.trouble()||a.refusal,program:a.refusal,
link:Ss};L(l,v[O]??""),l.classList.toggle("s-strong",O==="link")}async function $(){o=!0;try{let[{make:O},v]=await Promise.all([t.editor(),t.shelf()]);n=O(f,"Pr\
ogram",x=>{b.changed(x),P()}),b.show(v)}catch(O){L(l,`The editor cannot be loaded: ${O.message}`)}W()}function W(){for(let O of w)C(O,"aria-disabled",i||!n||!!a.
refusal);g.hidden=!i,C(d,"aria-busy",`${i}`),!s&&a.size&&p.say(`Python (${a.size}) loads at the first run.`)}async function B(O){if(i||!n||!r||a.refusal)return;
s=i=!0,n.point(null),d.replaceChildren(),h.clear(),p.say(Pr),W();let{name:v,cells:x,jumps:S,die:R,start:_,chained:q,overshoot:K}=r.board,A={name:v,cells:x,jumps:S,
die:R,start:_,chained:q,overshoot:K},y=O==="compare"?b.other():null,j={kind:O,program:b.question(),board:A,other:y},H=await a.ask(j,T=>p.say(`${T} …`));i=!1,p.
done(),W(),N(H)}function N(O){let v=Er(O,{step:h.step,draw:R=>M("Move this board to Draw",null,()=>{e.use(R),e.enter("Draw")}),point(R){n?.point(R),n?.focus()}});
(O.kind==="result"&&O.of)==="compare"&&b.isMine()&&!b.other()&&v.push(Ms()),d.replaceChildren(...v),"line"in O&&O.line&&n?.point(O.line),d.scrollIntoView({block:"\
nearest"}),O.kind==="result"&&O.of==="trace"&&h.step(O.stepper);let S=Qe(v);e.say(S?`${S}. ${vt(v)}`:"Step through the run below.")}return{name:"Write",under:c(
"p.quiet.hint.screen","The board on which it runs. Change it in Draw."),side:[b.node,l,f,c(".tools.acts",w,g,p.node)],foot:[d],below:[h.node],show(O){r=O,r.paint(
{piece:!1}),o||$(),W(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),b.end(),n?.
destroy()},more:()=>["mine","second"].includes(b.chosen().kind)?n?.text()??null:null,stays:()=>m}}var xt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);--pale: color-mix(in srgb, var(--cell) 60%, var(--paper));--ground: var(--paper);--edge: \
color-mix(in srgb, var(--quiet) 55%, var(--paper));--alarm: color-mix(in srgb, var(--wrongSoft) 35%, var(--paper));font-variant-numeric:tabular-nums;*,:before,:\
after{box-sizing:border-box}[hidden]{display:none!important}p,ul,ol{margin:0}:is(ul,ol):where([class]){padding:0;list-style:none}summary{padding:.15rem 0;color:\
var(--quiet);cursor:pointer}.s-scroll{--shade: color-mix(in srgb, var(--quiet) 45%, transparent);position:relative;overflow:auto;scrollbar-width:thin;background\
:linear-gradient(to right,var(--ground) 40%,transparent) local 0 / 2.5rem 100%,linear-gradient(to left,var(--ground) 40%,transparent) local 100% / 2.5rem 100%,l\
inear-gradient(to right,var(--shade),transparent) scroll 0 / .8rem 100%,linear-gradient(to left,var(--shade),transparent) scroll 100% / .8rem 100%,var(--ground)\
;background-repeat:no-repeat}:is(.s-row,.s-flow,.s-tools){display:flex;align-items:center;gap:.35rem .5rem;min-width:0}:is(.s-flow,.s-tools){flex-wrap:wrap}.s-c\
olumn{display:flex;flex-direction:column;gap:.35rem;min-width:0}:is(.s-tools,.s-flow,.s-column,.s-foot,.s-trouble,.s-note,.s-outcome,.s-state):empty{display:non\
e}.s-heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(\
.s-tools,.s-screen){display:none!important}}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within\
{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-qu\
iet{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.\
s-side{gap:.6rem}.s-under{justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{gap:.2rem .9rem}.s-legend>*{gap:.4em;white-space:\
nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[\
data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var\
(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;borde\
r-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}:is(.s-sentence,.s-step) code{f\
ont:.94em var(--mono)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{\
display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);font-siz\
e:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-widt\
h: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr)\
;gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;bor\
der:1px solid var(--edge);border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}:is(a,button).s-button{displa\
y:inline-flex;align-items:center;justify-content:center;text-decoration:none}.s-button:hover{background:var(--odd)}.s-bare .s-button{border-color:transparent}:i\
s(.s-primary,.s-button[aria-pressed=true]){border-color:var(--fill, var(--ink));background:var(--fill, var(--ink));color:var(--paper)}.s-primary{--fill: var(--n\
ow)}.s-button[aria-disabled]{opacity:.4}.s-button svg{width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-address{width:100%;padding:.4em;bor\
der:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (max-width: 33rem){.s-button{min-width:44px;min-height:\
44px}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-\
sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;\
font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-rank{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-\
row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{backg\
round:var(--goalGround)}[data-tint]{background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:af\
ter{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5\
px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]\
:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .0\
8) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 m\
ax(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:i\
nset 0 0 0 6px var(--paper)}.s-cell>*{position:absolute;z-index:5;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-number{top:5%;l\
eft:5%}.s-end{bottom:6%;left:5%;padding:.15em .3em;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{righ\
t:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);text-align:center}[data-is]:before{content:att\
r(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [\
data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s\
-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position\
:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above,.s-top{z-index:4}\
.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-t\
aken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1\
;stroke-width:.05px!important}svg text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(\
--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s \
.1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left bottom;animation:snl-wa\
ve .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes \
snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGro\
und),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-d\
ark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(\
--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15re\
m,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{justify-content:space-between;gap:.4rem .8rem}.s-tabs{flex:1 1 auto;gap:.35rem}.s-tabs .s-butt\
on{white-space:nowrap}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:var\
(--pale);font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong,.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wait);border\
-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper));overflow-wrap:anywhere}.s-editor{height:clamp(12rem,100vh - 27rem,26re\
m);border-radius:.6rem;background:var(--pale);overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-acts .s\
-button{min-width:4.5rem}.s-progress{flex:1 1 10rem;justify-content:flex-end;gap:.6rem;min-height:2.25rem;text-align:right}progress{width:7rem;height:.5rem;acce\
nt-color:var(--now)}.s-cards{gap:.7rem}.s-card{padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;background:var(--\
ground);overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);--ground: color-mix(in srgb, var(-\
-start) 6%, var(--paper))}.s-card.s-wrong{--ground: var(--alarm);border-left-color:var(--wrong)}.s-card .s-tools{margin-top:.3rem}.s-exhibit{align-items:start;g\
ap:.7rem 1.1rem}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem)}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-card table{\
width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap\
}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-printed{max-height:10rem}.s-print{display:gr\
id;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-print samp{font:.85rem/1.5 var(--mono);white-space:pre-wrap}@container (max-width: 33rem){.s-editor{h\
eight:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;pad\
ding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(cla\
mp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between;gap:.5rem 1rem}.s-modes{--fill: var(--now);display:flex;flex:no\
ne}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes\
 :last-child{border-radius:0 .5rem .5rem 0}.s-board-of{flex:0 1 auto;gap:.6rem;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-tr\
ouble{border-color:var(--wrong);background:var(--alarm)}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{gap:.2\
rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-wo\
n] .s-amount{color:var(--now)}.s-dice{justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;pa\
dding:.1rem}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-thrown{gap:.4rem\
}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflo\
w:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-guide{display:none}.s-guide li{gap:.8rem;font-size:.95rem;line-height:1.3}.s-guide li>:first-ch\
ild{flex:none;width:1.6rem}.s-guide .s-key{height:1.6rem}@container (min-width: 40rem){.s-guide{display:grid;gap:.4rem}}@container (min-width: 62rem){.s-amount{\
font-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;counter-reset:throw}.s-history .s-chip{align-i\
tems:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:counter(throw) ".";min-width:1.6em;color:var\
(--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{gap:.5rem 1rem}.s-setting{gap:.15rem}.s-text{\
display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:\
var(--pale);resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-dr\
awing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-le\
g{animation:none}@container (max-width: 33rem){.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-h\
ead{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}}';var Or="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",jr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Ze(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(J),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),u=c("p.trouble",{role:"alert"}),m=c(""),f=c(".column.main",m),l=c(".column\
.side"),p=c(".stage",f,l),d=c(".foot"),h=c(""),g=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:g,say:y=>L(i,y),
use(y){k.add(y),x(y),v()},can:y=>k.can(y),go(y){k.can(y)&&(x(k.go(y)),v())},enter(y){S(E.find(j=>j.name===y)??P),x($.board),v()}},b=n.get(),k=Gn(b.board??J(t.board)),
E=t.only?[t.only==="Play"?Yt(w,r.played):Kt(w)]:[Yt(w),Kt(w),Tr(w,r)],P=E.find(({name:y})=>y===b.mode)??E[0],$=we(k.now()),W=s.map(({name:y},j)=>[`${j}`,y]),B=ue(
"Board",[["","Your board"],...W],"",y=>{let j=s[Number(y)];y&&j&&w.use(j)}),N=c("input.address",{readonly:"",label:"To copy",hidden:""});async function O(){let j=`${location.
href.split("#")[0]}${it($.board,P.name,P.more?.()??null)}`;N.value=j;try{await navigator.clipboard.writeText(j),w.say("Copied: a link to this board.")}catch{N.hidden=
!1,N.select(),w.say("Copy the link from the field.")}}function v(){let[y=null]=E.flatMap(({stays:j})=>j?.()??[]);n.set({...$.board,name:""},P.name,y)}function x(y){
let j=br(m),H=m.contains(j)&&j?.dataset.cell;$.rest(),$=we(y),m.replaceChildren($.node),C(p,"style",`--shape:${$.shape};--columns:${$.columns}`),C(g,"style",`--\
rows:${$.plan.rows}`),L(a,ve({...y,name:""}));let T=s.findIndex(z=>me(z)===me(y));B.value=T<0?"":`${T}`,B.options[0].hidden=T>=0,N.hidden=!0,L(u,""),P.show($),H&&
$.cells.get(Number(H))?.focus({preventScroll:!0})}function S(y){P.leave(),P=y;for(let[H,T]of R.entries())C(T,"aria-pressed",`${E[H]===P}`);D(g,"drawing",P.name===
"Draw"),D(g,"writing",P.name==="Write"),f.replaceChildren(m,P.under);let j=c(P.name==="Write"?".heard":".says.screen",i);l.replaceChildren(j,...P.side),d.replaceChildren(
...P.foot??[]),h.replaceChildren(...P.below??[])}let R=E.map(y=>M(y.name,null,()=>w.enter(y.name)));g.addEventListener("mousedown",y=>{let j=y.target;!j.closest(
".s-grid")||!m.contains(j)||(y.preventDefault(),g.focus({preventScroll:!0}))}),g.addEventListener("click",({target:y})=>{let j=y.closest(".s-grid .s-cell");j&&m.
contains(j)&&P.choose(Number(j.dataset.cell))}),g.addEventListener("keydown",y=>{let j=y.target;jr(y)&&y.stopPropagation(),!j.matches(Or)&&P.key(y.key,y)&&y.preventDefault()});
function _(y){let j=y.composedPath()[0];if(y.defaultPrevented||!jr(y)||!/^[1-9]$/.test(y.key)||j.closest(`${Or}, .snl-stepper`))return;let{top:H,bottom:T}=m.getBoundingClientRect();
T>0&&H<innerHeight&&P.key(y.key,y)&&y.preventDefault()}function q(){let{board:y,mode:j,trouble:H}=n.get();y&&(me(y)!==me($.board)||o)&&(k.add(y),S(E.find(T=>T.name===
j)??P),x(y)),L(u,H)}o&&addEventListener("keydown",_);let K=n.subscribe(q);g.append(c(".column.frame",c(".flow.head",!t.only&&c(".modes.screen",{role:"group",label:"\
What to do"},R),s.length>0&&c("label.row.board-of",c("span","Board"),B),a,o&&c(".tools",M("Copy link","A link to this board",O),N)),u,p,d)),D(g,"ready",!0),D(g,
"only",t.only),D(g,"fixed",t.fixed);let{remove:A}=gr(e,xt,g);return e.append(h),S(P),x($.board),L(u,b.trouble),{show:x,replay:y=>P.replay?.(y)??!1,destroy(){removeEventListener(
"keydown",_),K(),$.rest();for(let y of E)y.end?.();h.remove(),A()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ze(e,t,at(t.files))}var nn=1,$t="snl-exercise:",Ar="Export what you want to keep.",Ps=`Another version of this book has stored something for this exercise, which is left alone. ${Ar}`,
Ts=globalThis,Cr=Ts.snlRecords??=new Map,Rr=e=>e?.version===nn&&typeof e.source=="string"&&typeof e.solved=="boolean";function St(e,t){let r=Re(e,$t+t);return Rr(
r)?r:r?.version>nn?"newer":null}function ye(e){let[t,r]=[St("sessionStorage",e),St("localStorage",e)],n=[Cr.get(e),t,r].filter(o=>Rr(o));return n.length?{...n[0],
solved:n.some(({solved:o})=>o)}:null}function Wr(e){let t=St("localStorage",e);return t===null||t==="newer"?null:t.source}function rn(e,t,r=!1){let n=ye(e),o={version:nn,
source:t,solved:r||(n?.solved??!1)};Cr.set(e,o);let s=St("localStorage",e)==="newer",i=s?"":We($t+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?Ps:i&&`${i}. ${Ar}`}function Nr(e){let t=n=>e(n.detail.name,!1),r=({key:n})=>{n===null?e(null,!0):n.startsWith($t)&&e(n.slice($t.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",r),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",r)}}var on="snl-cell:";function Lr({id:e,source:t}){for(let r of["sessionStorage","localStorage"]){let n=Re(r,on+e);if(n?.of===t&&typeof n.source=="string")return n.
source}return t}function sn({id:e,source:t},r){r===t?Zt(on+e):We(on+e,{of:t,source:r})}var Os="script,style,link,meta,base,iframe,object,embed,form";function Ir(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Os))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:n,value:o}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(n);(n.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&r.removeAttribute(n)}return[...t.childNodes]}function Br(...e){let t=c("pre",e),r=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},r)}function js(e){let t=we(J(e));return t.paint({piece:!1}),Ae(t)}var Hr=e=>c("",{class:"output text_html"},e);function qr(e,t){
let r=[...e.querySelectorAll("details.below-input, .cell_output")],n=c("",{class:"cell_output docutils container",hidden:""}),o=Ne(t);o.node.dataset.snl="",e.append(
n);let s=[];function i(){for(let p of s)p.then(({destroy:d})=>d());s=[],o.clear(),n.replaceChildren()}function a(p){for(let d of r)d.hidden=p;n.hidden=!p}function u(p,d){
let h=c("",{"data-snl":""});n.append(Hr(h)),s.push(t.step(h,p,{level:Mn(n),...d}))}let m=(...p)=>{let d=c("",{class:"snl snl-workbench snl-cell"},c(".column.car\
ds",p));return c("",{class:"snl-host"},d)};function f(p,d){if(p.kind==="html"||p.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...Ir(p.kind===
"html"?p.html:p.svg)),h}if(p.kind==="code")return Br(...Ir(`<pre>${p.lines.join(`
`)}</pre>`));if(p.kind==="report"){let h={step:o.step,point:d.point,draw:w=>c("a.button",{href:`../play.html${me(w)}&draw`},"Open this board in the workbench")},
g=Ke(p,h);return g.setAttribute("role","group"),n.append(m(g)),Hr(o.node)}if(p.kind==="board")try{return m(js(p.board))}catch{}return p.text?Br(document.createTextNode(
p.text)):null}function l({exception:p,says:d,line:h,missing:g},{runAbove:w,point:b}){let E=ie(w?"open":"wrong",w?"Run the cells above first":p,w?c("p",c("code",
g)," is made in a cell above, which has not run yet."):se(d&&Le(d)),w?c(".tools",M("Run all above","And then this cell",w)):Ie(h,{point:b,step:u,draw:()=>c("")}));
return E.setAttribute("role","group"),m(E)}return{shown:()=>!n.hidden,wait(){n.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),n.remove()},
show(p,d){if(i(),n.removeAttribute("aria-busy"),a(!0),p.kind==="failure"){if(p.what==="stopped")return;let h=Ye(p,{point:d.point,step:u,draw:()=>c("")});h.setAttribute(
"role","group"),n.append(m(h));return}for(let h of p.shown)h.kind==="stepper"?u(h.payload,{predict:h.predict,position:h.position??void 0}):n.append(f(h,d)??"");
p.more_shown&&n.append(c("p",`And ${p.more_shown.toLocaleString("en")} characters more.`)),p.error&&n.append(l(p.error,d))}}}var As=e=>e.kind==="failure"?e.says:e.error?.exception??"";function Mt({title:e,bench:t,source:r,opensOn:n,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
u={beginning:-1,code:""};return{title:e,source:r,done:()=>u.beginning===t.beginnings()&&u.code===r(),async run(){let m=r();s?.();let f=n?.()??null,l={kind:"cell",
program:{source:m},opens_on:f},p=await t.ask(o??a,l,()=>{}),d=As(p);return u={beginning:d?-1:t.beginnings(),code:m},i?.(p),d}}}var Cs="Stopped. Python begins again, without the names of the cells that have run.";function Fr(e,{given:t,title:r,around:n,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),u=Lr(t),m=!1,f=null,l=Ce(o.size),p=qr(e.closest("div.cell"),n),d=c(".editor",{hidden:""}),h=M("Run","Run this cell (Shift+Enter i\
n the editor)",$),g=M("Edit","Open the editor",()=>v(!0)),w=M("Stop","End what is running",()=>o.stop()),b=M("Reset","Back to the code and the output of the les\
son",S),k=Mt({title:r,bench:o,source:()=>u,opensOn:()=>u===t.source&&t.opens_on||null,watcher:{loads:A=>l.loads(A,"Running …"),changes:P},begins:W,ends:B}),E=()=>{};
function P(){C(h,"aria-disabled",o.busy()||!!o.refusal),w.hidden=!m,b.hidden=m||u===t.source&&!p.shown()}async function $(){o.busy()||o.refusal||await k.run()}function W(){
m=!0,p.wait(),l.say("Running …"),E=l.count()}async function B(A){m=!1,E();let y=A.kind==="failure",j=y?null:A.error,H=j?.missing&&s().some(z=>!z.done()&&Rs(z,
j.missing??""));p.show(A,{runAbove:H?N:null,point:x});let T=y?A.line:j?.line;y?l.say(A.what==="stopped"?Cs:A.says):H?l.say("Run the cells above first."):j?l.say(
`${j.exception}${T?` in line ${T}`:""}.`):l.say(A.shown.length?"Done.":"Done. This cell shows nothing."),P(),f&&(await f)?.point(T??null)}async function N(){h.focus(
{preventScroll:!0});for(let A of s().filter(y=>!y.done())){l.say(`${A.title} runs …`);let y=await A.run();if(y){l.say(`${A.title} has ended early: ${y}`);return}}
await $()}async function O(){try{let{make:A}=await n.editor();a.hidden=!0,d.hidden=!1;let y=A(d,r,j=>{u=j,sn(t,u),P()});return y.open(u),y}catch(A){return l.say(
`The editor cannot be loaded: ${A.message}.`),null}}async function v(A){g.hidden=!0,f??=O();let y=await f;return y||(f=null),g.hidden=!!y,A&&y?.focus(),y}async function x(A){
(await v(!0))?.point(A)}async function S(){await R(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function R(){(await f)?.destroy(),f=null,d.replaceChildren(),
d.hidden=!0,a.hidden=!1,g.hidden=!1,u=t.source,sn(t,u),p.clear(),l.say(""),P()}d.addEventListener("keydown",A=>{A.key!=="Enter"||!A.shiftKey||(A.preventDefault(),
A.stopPropagation(),$())},{capture:!0});function _(){getSelection()?.isCollapsed&&v(!0)}a.addEventListener("click",_);let q=c("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:r});q.append(d,c(".tools.cellbar.bare",h,w,g,b,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(q);let K=o.watch({loads(){},
changes:P});return addEventListener("snl-reset",R),o.refusal&&C(h,"title",o.refusal),P(),u!==t.source&&v(!1),{...k,destroy(){K(),removeEventListener("snl-reset",
R),E(),p.remove(),f?.then(A=>A?.destroy()),a.hidden=!1,a.removeEventListener("click",_),e.replaceChildren()}}}var Rs=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").
test(e.source());function Dr(e,t,r){let n=0,o=[],s=[];return e.forEach((i,a)=>{let{id:u,exercise:m,source:f}=i,l=document.querySelector(`[data-snl-cell="${u}"]`);if(l){n+=1;let p=()=>o.
slice(0,a),d=Fr(l,{given:i,title:`Cell ${n}`,around:t,bench:r,above:p});o.push(d),s.push(d.destroy)}else{let p=()=>m&&ye(m)?.source||f,d=m?"The exercise above":
"A cell above";o.push(Mt({title:d,bench:r,source:p}))}}),{destroy(){for(let i of s)i()}}}var Ws=["stopped","late","died"];function _r(e){let t=new Set,r=null,n=!1,o=0,s=e.host(a=>r?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>n,beginnings:()=>o,busy:()=>r!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,u,m){r=a,n=!0,i();let f=await s.
ask(u,m);return r=null,f.kind==="failure"&&Ws.includes(f.what)&&(o+=1),i(),f}}}var zr=e=>e.length-e.trimStart().length;var Ns=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Be=e=>Ns(e).map((t,r)=>r%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),an=e=>e.map(([t,r])=>t?c("span",{class:t},
r):r);function Ls(e){let t=[],r=[t];for(let[n,o]of e)for(let[s,i]of o.split(`
`).entries())s&&r.push(t=[]),t.push([n,i]);return r}var Jr=e=>Ls(e).map(t=>{let r=zr(t.map(([,n])=>n).join(""));return c("span",{style:`--indent:${r+2}ch`},an(t),
`
`)});function Gr({label:e,picture:t,stub:r,source:n,editor:o,change:s,trouble:i}){let a=n,u=null,m=null,f=c("pre.plain"),l=M("Edit","Open the editor",()=>b(!0));D(l,
"screen",!0);let p=c(".still",l,f),d=c(".editor",p);p.addEventListener("click",()=>b(!0));function h(){f.replaceChildren(...Jr(a===r?t:[["",a]]))}function g(k){
a=k,s(k)}async function w(){try{let{make:k}=await o();return d.replaceChildren(),m=k(d,e,g),m.open(a),m}catch(k){return i(`The editor cannot be loaded: ${k.message}\
.`),null}}async function b(k=!1){C(l,"aria-disabled",!0),u??=w();let E=await u;return k&&E?.focus(),E}return h(),{node:d,open:b,text:()=>a,replace(k){k!==a&&(a=
k,m?m.replace(k):h(),s(k))},async point(k){k===null&&!m||(await b(k!==null))?.point(k)},destroy:()=>u?.then(k=>k?.destroy())}}function ke(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function Se(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Et=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Is]=Oe;function Ur({given:e,write:t,around:r},n,o,s){let i=c(""),a=o(e.stub),u=()=>{},m={get:()=>Rt(a),set(d){a=d,t(n(a))},subscribe(d){return u=d,()=>{}}},
f=`Exercise ${e.number}: the board`,p=Ze(i,{board:a,only:"Draw",fixed:!s,label:f},{...r,store:m,page:!1});return{node:i,end:p.destroy,show(d){try{a=o(d)}catch{return!1}
return u(),!0}}}var Vr=e=>Ur(e,t=>`from snl_algos import Board

${e.given.defines} = ${Is.write(t)}`,t=>bt(ke(t,e.given.defines))[0],!0),Kr=e=>Ur(e,({jumps:t})=>`${e.given.defines} = ${Et(t)}`,t=>{let n=Object.entries(Se(ke(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return J({...e.given.form.board,jumps:n})},!1);function Yr({given:e,write:t,around:r}){let{defines:n,form:o,number:s}=e,
i=c(""),a=Rt(J(o.board)),u={get:()=>a,set(){},subscribe:()=>()=>{}},m=`Exercise ${s}: the board`,f=Ze(i,{board:o.board,only:"Play",label:m},{...r,store:u,page:!1,
played:p=>t(`${n} = [${p.join(", ")}]`)});function l(p){let d=Se(ke(p,n));return Array.isArray(d)&&d.every(Number.isInteger)?d:null}return{node:i,end:f.destroy,
first:"Choose the first face.",judge(p){let d=l(p);return d?.length?Bs(J(o.board),d):null},show(p){let d=l(p);return!!d&&f.replay(p===e.stub?[]:d)}}}function Bs(e,t){
let r=wt(e),n=je(r);if(n.won()||!t.every(u=>n.throws(u)))return null;let o=n.won()&&t.length===Ue(r).throws,s=`You reach the goal in ${le(t.length)}.`,i=o?s:n.won()?
`${s} Fewer are enough.`:`After ${le(t.length)} you stand on cell ${n.at()}, not on ${e.cells}.`,a=n.thrown.map((u,m)=>`${m+1}. ${ct(u)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function Qr({given:e,write:t}){let{defines:r,form:n,number:o}=e,s=J(n.board),{columns:i,rows:a}=qe(s.cells),u=we(s);u.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(d=>{let h=d+1,[g,w]=te({cells:s.cells,start:1,columns:i,rows:a},h),b=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${h}`,
input:()=>t(`${r} = ${Et(l())}`)}),k=`grid-row:${a-g};grid-column:${w+1}`;return[h,{input:b,node:c("label.column.quiet.field",{style:k},c("span",`${h}`),b)}]})),
f=d=>/^\d+$/.test(d)?`${Number(d)}`:JSON.stringify(d),l=()=>[...m].map(([d,{input:h}])=>[d,h.value.trim()]).filter(([,d])=>d).map(([d,h])=>[d,f(h)]),p=c(".field\
s",{role:"group",label:`Exercise ${o}: the distances`,style:`--columns:${i}`},[...m.values()].map(({node:d})=>d));return{node:c(".distances",Ae(u),p),show(d){let h=Se(
ke(d,r));if(typeof h!="object"||!h||Object.keys(h).some(g=>!m.has(Number(g))))return!1;for(let[g,{input:w}]of m){let b=`${h[g]??""}`;w.value.trim()!==b&&(w.value=
b)}return!0}}}function Zr({given:e,write:t}){let{defines:r}=e,{steps:n}=e.form,o=n.map(([f])=>f),s=o,i=new Map(n.map(([f,l])=>{let p=M("↑",null,()=>u(f,-1),`Move step ${f} \
up`),d=M("↓",null,()=>u(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Be(l));return[f,{up:p,down:d,node:c("li.row.step",h,c(".tools",p,
d))}]})),a=c("ol.column.steps",{label:"The steps, in your order"});function u(f,l){let p=s.indexOf(f);if(!s[p+l])return;let d=[...s];[d[p],d[p+l]]=[d[p+l],d[p]],
s=d,m(),i.get(f)?.[l<0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function m(){s.forEach((f,l)=>{let p=i.get(f);p&&(C(p.up,"aria-disabl\
ed",l===0),C(p.down,"aria-disabled",l===s.length-1),a.append(p.node))})}return m(),{node:a,first:"Put the steps in order first.",show(f){let l=Se(ke(f,r));return!Array.
isArray(l)||`${[...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,m(),!0)}}}function Xr({given:e,write:t}){let{defines:r,name:n}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{
let u=c("input",{type:"radio",name:`snl-${n}`,change:()=>t(`${r} = ${a+1}`)});return{input:u,node:c("label.row.step",u,c("b",`${a+1}.`),c("span.words",Be(i)))}});
return{node:c(".column.steps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:
Number(Se(ke(i,r)));return a!==0&&!s[a-1]?!1:(s.forEach(({input:u},m)=>{u.checked=m===a-1}),!0)}}}var Hs={order:Zr,choice:Xr,board:Vr,jumps:Kr,throws:Yr,distances:Qr};function eo(e,t,r){let n=Hs[e.form.kind];if(!n)return null;let o="",s=!1,i=n({given:e,write:m,
around:r}),a=M("","The Python that this writes",()=>{s=!s,f()}),u=c(".reply",i.node,c(".tools.swap.bare",a),t.node);function m(l){o=l,t.replace(l)}function f(){
t.node.hidden=!s,a.textContent=s?"Hide the code":"As code",C(a,"aria-expanded",`${s}`)}return f(),{node:u,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??
null,end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,f()))}}}function to({hints:e,solution_coloured:t,after:r},n){let o=c(".help",c("",{class:"highlight"},c("pre",an(t))),r.map(h=>c("p",Be(h)))),s=0,i=c("ol.column.hints.s\
creen",{label:"Hints"}),a=c(".column.asked.screen",{role:"group",label:"The solution"}),u=M("Hint","A little help; there may be more",f),m=M("Solution","Asks be\
fore it shows it",p);function f(){if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Be(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.
scrollIntoView({block:"nearest"}),l()}function l(){let h=e.length-s;u.textContent=s?`Next hint (${h} left)`:"Hint",C(u,"aria-disabled",!h),h||(u.textContent="No\
 more hints")}function p(){let h=M("Show it",null,d),g=e.length-s,w=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("\
p",`Do you want to see a solution?${w}`),c(".tools",h,M("Not yet",null,()=>(a.replaceChildren(),m.focus())))),h.focus()}function d(){let h=M("Hide it",null,()=>(a.
replaceChildren(),m.focus())),g=M("Use it","In the place of what you have",n);a.replaceChildren(c("b","A solution"),o,c(".tools",g,h)),g.focus({preventScroll:!0}),
a.scrollIntoView({block:"nearest"})}return l(),{buttons:[u,m],nodes:[i,a]}}function qs(e,t){if(!e)return null;try{let{board:r,node:n}=en(e,null);return{node:n,words:ve(r),way:t.draw(r)}}catch{return null}}function Fs({passed:e,reason:t,
board:r,details:n,line:o},s){let i=qs(r,s),a=[se(t),...n.map(se),i&&c("p.quiet",i.words),Ie(o,s),i&&c(".tools",i.way)].filter(u=>!!u);return ie(e?"right":"wrong",
e?"Solved":"Not yet",...i?[c(".flow.exhibit",i.node,c(".column.told",a))]:a)}function ln(e,t,{like:r,stepper:n}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;
if(!o)return[Fs(e,t)];let a=Ke({report:o,like:r,stepper:n},t);return i&&!s?[ie("wrong","Not yet",se(i)),a]:[a]}function no(e,t){return[...e.kind==="failure"?[Ye(
e,t)]:ln(e.verdict,t,e),tn(e)].filter(n=>!!n)}var Ds="Nothing is written yet.",_s="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",ro="It runs. A c\
all may take 1 second …",zs="The mark stays: another version of yours has solved it.";function oo(e,t,r,n){let{name:o,number:s,stub:i}=t,a=ye(o),u=!1,m=()=>{},
f=c("p.note.quiet.screen"),l=Ce(n.size),p=c("span.state"),d=c(".column.cards"),h=Ne(r),g=to(t,()=>N(t.solution,"This is a solution.")),w=Gr({label:`Exercise ${s}`,
picture:t.stub_coloured,stub:i,source:a?.source??i,editor:r.editor,change:B,trouble:T=>L(f,T)}),b=eo(t,w,r),k=M("Check","Run it and judge it",_);D(k,"primary",!0);
let E=M("Stop","End what is running",()=>n.stop()),P=M("Reset","Back to how it was",()=>N(i,b?"":"Ctrl+Z in the editor brings your code back.")),$=null,W=M("Oth\
er tab's answer","Exchange it with the answer here",v);W.hidden=!0;function B(T){T!==(ye(o)?.source??i)&&L(f,rn(o,T)),b?.show(T)}function N(T,z){w.replace(T),l.
say(z)}function O(T,z){w.replace(z),T&&(d.replaceChildren(),h.clear(),l.say("As in the lesson."))}function v(){let[T,z]=[$,w.text()];$=z,w.replace(T??"")}let S={
loads:T=>l.loads(T,ro),changes:R};function R(){let T=ye(o)?.solved;L(p,T?"✓ Solved":""),C(k,"aria-disabled",n.busy()||!!n.refusal),E.hidden=!u,C(d,"aria-busy",
`${u}`),!n.begun()&&n.size?l.say(`Python (${n.size}) loads at the first check.`):!u&&l.said().startsWith("Python")&&l.say(""),n.refusal&&L(f,n.refusal)}async function _(){
if(n.busy()||n.refusal)return;let T=w.text();if(!T.trim()){l.say(Ds);return}w.point(null),d.replaceChildren(),h.clear();let z=b?.missing(T);if(z){l.say(z);return}
let Z=b?.judge(T);if(Z){A(T,Z,ln(Z,K));return}let X=await q(T),ce=X.kind==="failure"?X:X.verdict;A(T,ce,no(X,K))}async function q(T){u=!0,l.say(ro),m=l.count();
let z={kind:"exercise",exercise:o,program:{source:T}},Z=await n.ask(S,z,X=>l.say(`${X} …`));return m(),u=!1,Z}let K={step:h.step,draw:T=>c("a.button",{href:`${t.
play}${me(T)}&draw`},"Open this board in the workbench"),point:T=>w.point(T)};function A(T,z,Z){let X="passed"in z&&z.passed;X&&L(f,rn(o,T,!0));for(let I of Z)C(
I,"role","group");d.replaceChildren(...Z),R();let ce=vt(Z);X?l.say("Solved.",ce):ye(o)?.solved?l.say(`${Qe(Z)}. ${zs}`,ce):l.say(`${Qe(Z)}.`,ce),z.line&&!b&&w.point(
z.line),d.scrollIntoView({block:"nearest"})}let y=c("",{class:"snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});y.append(c(".c\
olumn.frame",b?b.node:w.node,f,c(".tools.acts",k,E,l.clock,...g.buttons,P,W,p,l.node),d,...g.nodes)),e.replaceChildren(y,h.node),t.form.steps&&e.closest("sectio\
n")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),C(e,"data-mounted",""),D(y,"ready",!0);let j=n.watch(S);b?.show(w.text());let H=Nr((T,z)=>{
if(T!==null&&T!==o)return;let Z=ye(o),X=Z?.source??i;!z&&X!==w.text()&&O(Z===null,X);let ce=Wr(o);z&&ce!==null&&ce!==w.text()&&($=ce,W.hidden=!1,L(f,_s)),R()});
return R(),{destroy(){j(),H(),m(),h.clear(),b?.end(),w.destroy(),e.replaceChildren(),delete e.dataset.mounted}}}var so='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-color:var(--line);color:v\
ar(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);font-weight:650}.s-cellbar>\
.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-content:flex-start;min-heig\
ht:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:coarse){.s-cellbar>.s-butto\
n{min-height:2.75rem}}}';var io=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}}.snl-exercise{.s-frame{margin:\
0;max-width:58rem}.s-still{position:relative;display:grid;align-items:center;min-height:3.05rem;cursor:text}.s-still>.s-button{position:absolute;top:.4rem;right\
:.4rem;min-height:2.25rem}.s-plain{margin:0;padding:.5rem 1rem;border:0;background:none;font:.875rem/1.5 var(--mono);color:var(--ink);white-space:pre-wrap;overf\
low-wrap:anywhere}.s-plain>span{display:block;padding-left:var(--indent);text-indent:calc(-1 * var(--indent))}.s-plain>span:nth-child(-n+2){padding-right:3.5rem\
}:is(.s-acts,.s-step) .s-button{min-height:2.75rem}.s-state{color:var(--start);font-weight:650}.s-hints{gap:.5rem;counter-reset:hint}.s-hints>li{padding:.5rem .\
9rem;border-left:5px solid var(--wait);counter-increment:hint}.s-help p+p{margin-top:.5rem}.s-hints>li:before{content:"Hint " counter(hint);color:var(--quiet);f\
ont-size:.85em}.s-asked{gap:.5rem;padding:.6rem .9rem;border-left:5px solid var(--line)}.s-steps{gap:.4rem}.s-step{gap:.7rem;min-height:2.75rem;padding:.35rem .\
5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:var(--pale)}label.s-step{cursor:pointer}.s-step:has(:checked){border-color:var(--n\
ow)}.s-step input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--now)}.s-words{flex:1 1 auto}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-b\
utton{min-width:2.75rem}.s-swap{justify-content:flex-end;margin-top:.4rem}.s-swap .s-button{color:var(--quiet)}.s-distances{display:grid;grid-template-columns:m\
inmax(0,1fr) minmax(0,1fr);align-items:center;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4rem}.s-f\
ield{gap:0}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);border-radius:.4rem;font:inherit;font-size:1.1rem;text-align:center;color:\
var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-template-columns:minmax(0,1fr)}.s-distances>.s-thumb{--tall: 22rem;max-width:\
none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}}';function ao(){let e=document.createElement("style");return e.textContent=`${yt}${xt}${io}${so}`,document.head.append(e),e}function lo(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=ao(),r=at(JSON.parse(e.dataset.files??"null")),n=_r(r),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>oo(i,JSON.parse(i.dataset.snlExercise??"null"),r,n));return s.push(Dr(JSON.parse(e.textContent??"[]"),r,n)),
{destroy(){n.end();for(let i of s)i.destroy();t.remove()}}}var Us=lo();return go(Vs);})();
