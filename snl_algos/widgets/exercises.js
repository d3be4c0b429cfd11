// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Tt=Object.defineProperty;var po=Object.getOwnPropertyDescriptor;var fo=Object.getOwnPropertyNames;var ho=Object.prototype.hasOwnProperty;var go=(e,t)=>{for(var r in t)Tt(e,r,{get:t[r],enumerable:!0})},bo=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of fo(t))!ho.call(e,o)&&
o!==r&&Tt(e,o,{get:()=>t[o],enumerable:!(n=po(t,o))||n.enumerable});return e};var wo=e=>bo(Tt({},"__esModule",{value:!0}),e);var ei={};go(ei,{lesson:()=>Xs,mountLesson:()=>uo});var Ze=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ot(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Ze(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var mn='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var pn={format:"snl-workbench",version:2},Xe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var ko={what:"stopped",says:"You stopped it."},xo=e=>`${(e/1e6).toFixed(1)} MB`;function fn(e,t){let r=null,n=!1,o=0,s,i,a=null;function d(){let g=URL.createObjectURL(
new Blob([mn],{type:"text/javascript"})),x=new Worker(g,{type:"module"});x.onmessage=({data:$})=>x===r&&b($),x.onerror=$=>x===r&&u($.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=x,n=!1}function m(){clearTimeout(i),r?.terminate(),r=null}function f(g){clearTimeout(i);let{settle:x}=a??{};a=null,x?.(g)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:g}=e,x=`It said nothing for ${g} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>p(
{what:"late",says:x}),1e3*g)}function p(g){m(),d(),f(Xe(g))}function u(g){n?p({what:"died",says:`Python itself broke, and begins again: ${g}`}):s?(s=null,m(),d()):
(m(),f(Xe({what:"died",says:`Python could not be loaded: ${g}`})))}function h(){!a||!n||(r?.postMessage({question:a.text}),l())}function b(g){g.memory?s=s===null?
null:g.memory:g.bytes?t({part:Math.min(1,g.bytes/e.bytes)}):g.ready?(n=!0,t({ready:n}),h()):g.failed?u(g.failed):g.said&&y(JSON.parse(g.said))}function y(g){g.id===
a?.id&&(l(),g.kind==="progress"?a.progress(g.says):f(g))}return{size:`up to ${xo(e.weight)}`,refusal:null,ask(g,x){o+=1;let $=`${o}`;return new Promise(E=>{a={id:$,
text:JSON.stringify({...pn,id:$,...g}),silent:g.kind==="cell",progress:x,settle:E},r||d(),h()})},stop:()=>a&&p(ko),end:m}}var At=e=>({size:null,refusal:e,ask:async()=>Xe(
{what:"died",says:e}),stop(){},end(){}});var Be={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:K}=Be,Z=e=>Array.from({length:e},(t,r)=>r),Me=(e,t,r)=>Math.min(r,Math.max(t,e));function ne({start:e,columns:t},r){let n=1-e;if(r===0)return[0,0];let o=Math.
floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function hn({cells:e,start:t}){return Z(e+1-t).map(r=>r+t)}var Pe=({columns:e,start:t})=>e+1-t;function Y(e,t){
let[r,n]=ne(e,t),[o,s]=K.anchor;return[n+o,e.rows-r-1+s]}function le([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,i=(n-t)/o;return{length:o,spot:(d,m=0)=>[
e+d*s-m*i,t+d*i+m*s]}}function gn([e,t],[r,n],[o,s]){let[i,a]=[o-r,s-n],d=((e-r)*i+(t-n)*a)/(i*i+a*a||1),m=Me(d,0,1);return Math.hypot(e-r-m*i,t-n-m*a)}function et(e,t){
let[[n,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(i-o)/(2*1e-4)]}function tt(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let i of Z(n)){let[a,d]=[t+i*o,t+(i+
1)*o],[[m,f],[l,p]]=[e(a),e(d)],[[u,h],[b,y]]=[et(e,a),et(e,d)];s.push([m+u*o/3,f+h*o/3],[l-b*o/3,p-y*o/3],[l,p])}return s}var $o=4,jt=(e,t)=>{let r=Be.light.tints.
length-1;return Math.round(r*Me(e/Math.max(t,$o),0,1))};var Ct=400,Rt=20,So=["stay","bounce","win"];function qe(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function Eo(e){if(!Array.isArray(e))return qe(e,"the die",1,Rt);if(!e.length||e.length>Rt)throw new Error(`a die \
in this page has 1 to ${Rt} faces, not ${e.length}`);let t=e.map(n=>qe(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Mo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let a of n)qe(a,`a cell of the jump ${o}→${s}`,1,e);let i=r.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function z(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=qe(e.cells,"the number of cells",1,Ct);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=So.find(m=>m===i);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:Mo(a,r),die:Eo(n),start:qe(o,"start",0,1),chained:s,overshoot:d}}function He(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**
2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var nt=e=>Z(e*e).map(t=>{let{columns:r,rows:n}=He(e*e),[o,s]=ne({cells:e*e,start:1,columns:r,rows:n},t+1);return{cell:t+
1,row:e-1-o,column:s}});function bn(e,t=Math.random){let r=Z(Math.max(0,e.cells-2)).map(i=>i+2),n=Math.min(Math.round(e.cells/8),Math.floor(r.length/4)),o=()=>r.
splice(Math.floor(t()*r.length),1)[0],s=Z(2*n).map(i=>{let[a,d]=[o(),o()].sort((m,f)=>m-f);return i<n?[a,d]:[d,a]});return z({...e,name:"",jumps:s})}function ke({
name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:i}){let a=r.filter(([m,f])=>f>m).length,d=[`${t} ${t===1?"cell":"cells"}`,`${a} ${a===1?"ladder":"ladde\
rs"}`,`${r.length-a} ${r.length-a===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&d.push("starts off the boa\
rd"),s&&d.push("jumps are chained"),i==="bounce"&&d.push("bounces off the goal"),i==="win"&&d.push("passing the goal wins"),(e?[e,...d]:d).join(" · ")}var wn=["Draw","Write"];function Po(e){let t=new URLSearchParams(e.slice(1));return kn(e)&&wn.find(r=>t.has(r.toLowerCase()))}var To=e=>wn.includes(e)?`&${e.toLowerCase()}`:
"",Oo=2e4;function Ao(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Oo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function rt(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function me({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let i=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,a=[r!==6&&`d${i}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...a.filter(Boolean)].join(".")}`}var jo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Ro=e=>new URLSearchParams(
e.slice(1)).get("board");function yn(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=jo(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return z(n)}function kn(e){try{return yn(
Ro(e)??"")}catch{return null}}var Nt=e=>({board:e,mode:"",code:null,trouble:""}),xn=e=>({board:kn(e),mode:Po(e)??"",code:rt(e),trouble:No(e)}),ot=(e,t,r)=>`${me(
e)}${To(t)}${Ao(r??"")}`,Co="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function No(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{yn(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Co}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&rt(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Wo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Lo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",st=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return At(Wo);if(!r)
return At(Lo);let{home:o,core:s}=r;return fn({...r,home:Ze(o),core:Ze(s)},n)},editor:()=>Ot(e).then(()=>snlEditor),shelf:()=>Ot(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>xn(location.hash),set:(...n)=>history.replaceState(history.state,"",ot(...n)),subscribe(n){let o=()=>rt(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function A(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Wt(e,t){for(let r in t)A(e,r,t[r])}var J=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Io=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Bo="http://www.w3.org/1999/xhtml",qo="http://www.w3.org/2000/svg";function vn(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let i of o)
J(s,i,!0);for(let i of r)Io(i)?Wt(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>vn(Bo,e,t),pe=(e,...t)=>vn(qo,e,t),he=(e,t,...r)=>pe(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function it(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(r());n(i,o)})}function Lt(e){let t=[];
return r=>{for(let n of t)J(n,e,!1);t=r.filter(n=>!!n);for(let n of t)J(n,e,!0)}}var S=(e,t,r,n)=>c("button.button",{type:"button",title:t,label:n,click:r},e);function $n(e,t,r,n=!1){let o=S(e,t,()=>{n=!n,A(o,"aria-pressed",`${n}`),r(n)});return A(
o,"aria-pressed",`${n}`),o}function ue(e,t,r,n){let o=t.map(([i,a])=>c("option",{value:i,selected:i===r&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var It=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);async function at(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var Sn=(e,...t)=>c("details.fold",c("summary",e),...t);var En=e=>e.closest("section section")?3:2;function Mn(e,t){e.addEventListener("click",({target:r})=>{let n=r.closest(".s-grid .s-cell");n&&t(Number(n.dataset.cell))}),e.addEventListener("mousedown",r=>{
r.target.closest(".s-grid")&&(r.preventDefault(),e.focus({preventScroll:!0}))})}function Pn(e,t){let{start:r,cells:n}=e,o=hn(e),s=new Map;function i(u){let[h,b]=ne(
e,u),y=u===r?"start":u===n&&"goal",g=c(".cell",{role:"gridcell","data-cell":u,"data-end":y,style:`grid-column:${b+1}`},c("span.number",`${u}`),c("span.end",{"da\
ta-is":y}),c("span.badge"));return J(g,"odd",(h+b)%2),s.set(u,g),g}function a(u){for(let h of s.values())h.tabIndex=h===u?0:-1}function d(u){let{key:h,target:b}=u,
[y,g]=ne(e,Number(b.dataset.cell)),x={ArrowLeft:[y,g-1],ArrowRight:[y,g+1],ArrowUp:[y+1,g],ArrowDown:[y-1,g]};if(h==="Enter"||h===" ")b.click();else if(x[h]){let $=o.
find(E=>`${ne(e,E)}`==`${x[h]}`);s.get($??-1)?.focus()}else return;u.preventDefault(),u.stopPropagation()}let m=u=>o.filter(h=>ne(e,h)[0]===u).sort((h,b)=>ne(e,
h)[1]-ne(e,b)[1]),f=Z(e.rows).reverse(),p=c(".grid",{role:"grid",label:t,keydown:d,focusin:({target:u})=>a(u)},f.map(u=>c(".row",{role:"row"},m(u).map(i))));return a(
s.get(r)??s.get(1)),{node:p,cells:s}}var Bt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ce=(e,t="throws")=>`${Bt(e)} ${e===1?t.replace(/s$/,""):t}`,lt=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,ge=e=>`${lt(
e)}${/[.?!]$/.test(e)?"":"."}`;function ct(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${lt(Tn(e))} from ${t}.`:`From ${t}, roll ${Ht(r)}: ${qt(e)}.`}function qt(e){let t=Tn(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Tn({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var De=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},On=(e,t)=>[...t].flatMap(r=>{let{kind:n,ends:o}=De(r);return r[0]===
e?`${o[0]} of a ${n} to ${r[1]}`:r[1]===e?`${o[1]} of a ${n} from ${r[0]}`:[]}),Ht=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function se({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:i=[],text:a}){let d=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[r.style,...d].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return pe(f,{...r,style:m||null},i.map(se),a)}function An(e,t,r,n){let{spot:o}=le(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function jn(e,t,r){let{least:n,more:o,head:s,edge:i}=K.arc,{length:a,spot:d}=le(
e,t),m=n+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,u]=d(a/2,l*m*2),h=[Me(p,i,r-i),Math.max(u,i)],b=le(h,t),y=b.spot(b.length-.06);return{from:e,turn:h,tip:y,...An(
y,h,s,s*.4)}}function Dt(e,t,r,n,o){let{length:s,spot:i}=le(e,t),a=Math.min(n,s/4),d=i(s-a),m=i(s/2,2*r);return{from:i(a),turn:m,tip:d,middle:i(s/2,r),...An(d,m,
o,o/2)}}function Rn(e){if(e>6)return[];let t=K.die.side*.27,r=[[0,0]],n=(o,s)=>[[o,s],[-o,-s]];return[...e%2?r:[],...e>1?n(-t,-t):[],...e>3?n(-t,t):[],...e===6?
n(-t,0):[]]}function Fe(e,t,r){let{length:n,spot:o}=le(Y(e,t),Y(e,r));return le(o(K.apart),o(n-K.apart))}function Nn(e,t,r){let{length:n,spot:o}=Fe(e,t,r),{half:s,over:i,rung:a}=K.
ladder,d=Math.max(2,Math.round(n/a)),m=[s,-s].map(l=>[o(-i,l),o(n+i,l)]),f=Z(d+1).map(l=>{let p=n*l/d;return[o(p,s),o(p,-s)]});return{rails:m,rungs:f}}function Cn(e,t){
let r=(e+t)%2?-1:1;return[0,K.snake.bow,-K.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function dt(e,t,r,{hand:n,bow:o}){let{length:s,spot:i}=Fe(e,t,
r),{swing:a,wave:d}=K.snake,m=Math.max(1,Math.round(s/d)),f=n*Math.min(a,.08*s);return l=>{let p=1-(2*l-1)**4,u=f*p*Math.sin(2*Math.PI*m*l)+o*Math.sin(Math.PI*l);
return i(s*l,u)}}function Ft(e,t,r,n){let o=n.map(([a,d])=>[Y(e,a),Y(e,d)]),s=Pe(e),i={cost:1/0,manner:Cn(t,r)[0]};for(let a of Cn(t,r)){let d=dt(e,t,r,a),m=Z(25).
map(u=>d(u/24)),f=m.some(([u,h])=>u<.15||u>s-.15||h<.15||h>e.rows-.15),p=m.filter(u=>o.some(([h,b])=>gn(u,h,b)<K.snake.clear)).length+(f?100:0);p<i.cost&&(i={cost:p,
manner:a})}return i.manner}function Wn(e,t,r,n){let o=dt(e,t,r,Ft(e,t,r,n)),{length:s}=Fe(e,t,r),i=4*Math.max(1,Math.round(s/K.snake.wave))+2,a=h=>b=>{let y=K.snake.
half*(1-.3*b-.6*b**3),[g,x]=o(b),[$,E]=et(o,b),v=Math.hypot($,E)||1;return[g-h*y*E/v,x+h*y*$/v]},d=tt(a(1),0,1,i),m=tt(a(-1),1,0,i),f=[...d,d[d.length-1],m[0],...m],
{spot:l}=le(o(0),o(.02)),{skull:p,eye:u}=K.snake;return{outline:f,stripe:tt(o,Math.min(.4,.25/s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*p),l(-.05,-.55*p)],pupils:[
l(-.05-u/3,.55*p),l(-.05-u/3,-.55*p)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}var Ln=(e,t)=>(2*e+3*t)%Be.light.snakes.length;var fe=e=>`${Math.round(e*1e3)/1e3}`,ze=e=>e.map(t=>t.map(fe).join(" ")),xe=e=>`M${ze(e).join("L")}`,In=e=>`M${ze(e.slice(0,1))}C${ze(e.slice(1)).join(" ")}`,zt=(e,t,r)=>`\
M${ze([e])}Q${ze([t,r]).join(" ")}`,re=(e,t,r,n)=>({tag:"path",name:e,attributes:{d:t,...n},...r}),ut=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{cx:fe(t),
cy:fe(r),r:n},...o}),mt=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),_t=([e,t],r,n,o,s)=>({tag:"rect",attributes:{x:fe(e),y:fe(t),width:r,height:n,...s},
...o}),qn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(r),"font-size":n},fill:s,text:o});function Ho(e,t,r){let{rails:n,rungs:o}=Nn(e,t,r),{rail:s,
rungWidth:i}=K.ladder,a=n.map(xe).join("");return[re("halo",a,{stroke:"cell",width:s+.05}),re("rungs",o.map(xe).join(""),{stroke:"ladder",width:i}),re("rails",a,
{stroke:"ladder",width:s})]}function Do(e,t,r,n){let{outline:o,stripe:s,skull:i,eyes:a,pupils:d,tongue:m}=Wn(e,t,r,n),{skull:f,stripe:l,eye:p,pupil:u}=K.snake,h=`\
snake-${Ln(t,r)}`,b=`${In(o)}Z`,y={"stroke-dasharray":"0.04 0.12"};return[re("halo",b,{stroke:"cell",width:.06}),re("tongue",m.map(g=>xe(g)).join(""),{stroke:h,
width:.025}),re("skin",b,{fill:h}),re("stripe",In(s),{stroke:"cell",width:l},y),ut("skull",i,f,{fill:h}),...a.map(g=>ut("eye",g,p,{fill:"die"})),...d.map(g=>ut(
"pupil",g,u,{fill:"dieInk"}))]}function Te(e,t){let r=[...t],n=r.filter(([i,a])=>i<a),o=r.filter(([i,a])=>i>a),s=(i,a,d,m)=>mt(i,m,{"data-ends":`${a} ${d}`});return[
...n.map(([i,a])=>s("ladder",i,a,Ho(e,i,a))),...o.map(([i,a])=>s("snake",i,a,Do(e,i,a,n)))]}function pt(e){let[t,r]=ne(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:i,
base:a,width:d}=K.flag,[m,f,l]=s,p=b=>b.map(([y,g])=>[n+y,o+g]),u=xe(p([s.slice(0,2),[m,l]])),h=`${xe(p([[m,f],i,[m,a]]))}Z`;return mt("flag",[re("pole",u,{stroke:"\
goal",width:d}),re("pennant",h,{fill:"goal"})])}function _e([e,t],r,n=1){let{side:o,corner:s,pip:i}=K.die,a=Rn(r).map(l=>ut("pip",l,i,{fill:"dieInk"})),d=qn("fa\
ce",[0,o*.24],o*.7,`${r}`,"dieInk"),m={name:"side",fill:"die",stroke:"now",width:.035},f=_t([-o/2,-o/2],o,o,m,{rx:s});return mt("die",[f,...a.length?a:[d]],{transform:`\
translate(${fe(e)} ${fe(t)}) scale(${n})`})}function Bn(e,t,r){let[n,o]=ne(e,t),s={name:r,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stro\
ke-dasharray":"0.03 0.06"};return _t([o+.06,e.rows-n-.94],.88,.88,s,i)}function Hn(e,{from:t,face:r,landing:n,stand:o}){let s=o===n?[]:[Bn(e,o,"stand")];if(r===
null)return s;let i=Y(e,t);if(t===n)return[_e(i,r)];let{turn:a,neck:d,wings:m}=jn(i,Y(e,n),Pe(e)),f=`--far:${fe(le(i,a).length+le(a,d).length)}`,l={stroke:"now",
width:K.arc.width};return[Bn(e,n,"landing"),...s,re("arc",zt(i,a,d),l,{"stroke-linecap":"butt",style:f}),re("tip",`${xe(m)}Z`,{fill:"now"}),_e(i,r)]}function Dn(e,t,r){
let n=r;return t.map(([o,s,i],a)=>{let[d,m]=[Y(e,n),Y(e,s)],f=Dt(d,m,m[0]>=d[0]?-.3:.3,.12,.16);n=i;let[l,p]=[f.middle[0],Math.floor(f.middle[1])+.5],u=zt(f.from,
f.turn,f.neck),h=`${xe(f.wings)}Z`;return mt("leg",[re("rim",u,{stroke:"cell",width:.1}),re("shaft",u,{stroke:"ink",width:.05}),re("tip",h,{fill:"ink"}),_t([l-.3,
p-.14],.28,.28,{name:"count",fill:"ink"},{rx:.04}),qn("order",[l-.16,p+.066],.19,`${a+1}`,"cell"),_e([l+.16,p],o,.8)],{style:`--order:${a}`})})}function Fn(e,t,r){
let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,
d]=[Y(e,i),Y(e,s)],{from:m,turn:f,tip:l,wings:p}=Dt(a,d,.12,.18,.13),u=zt(m,f,l)+xe(p);return re(n.has(s)?"branch.strong":"branch",u,{stroke:"ink",width:.03})})}var Jt=e=>he(".face","-.19 -.19 .38 .38",se(_e([0,0],e))),ft=()=>c("li.chip",c("span",{role:"img"}),c("small"));function ht({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(A(e,"label",`Roll ${r}`),e.replaceChildren(Jt(r))),L(t,n)}var ve=e=>`${De(e).kind} ${e.join("→")}`,zn=(e,t)=>z({...e,name:"",jumps:t}),bt=(e,t)=>zn(e,e.jumps.filter(([r])=>r!==t)),gt=(e,t,r)=>zn(e,[...bt(e,t).jumps,[
t,r]]);function _n(e,[t,r],n,o){let s=bt(e,t);return n?gt(s,t,o):gt(s,o,r)}var Gt=({jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===
t));function Jn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=r);return z({...e,...t,name:"",jumps:n})}function Gn(e){let t=[e],r=0;return{now:()=>t[r],
add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){return r+=n,t[r]}}}function Un(e,{tries:t,draws:r,drops:n}){let o=0,s=0,i=!1;function a({clientX:m,clientY:f}){let l=e.cellAt(m,f);!l||l===s||(s=l,i=!0,t(o,s))}function d(m){removeEventListener(
"pointermove",a),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),i&&(m?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:f,clientX:l,clientY:p})=>{let u=e.cellAt(l,p);i=!1,!(m||!f||!u)&&(o=s=u,addEventListener("pointermove",a),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>i,stop:()=>d()}}var Je=(e,t)=>c("label.setting",c("span",e),t),Fo=[[1,"on cell 1"],[0,"off the board"]],zo=[["stay","no move"],["bounce","bounce back"],["win","win"]],_o=[["","\
one"],["yes","as many as follow"]];function Vn(e){let t=c("input.button",{type:"number",min:1,max:Ct,change:()=>e({cells:t.valueAsNumber})}),r=c("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=r.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:i.length===
1?i[0]:i})}}),n=ue("Start",Fo,1,i=>e({start:Number(i)})),o=ue("Past the goal",zo,"stay",i=>e({overshoot:i})),s=ue("Jumps in a throw",_o,"",i=>e({chained:!!i}));
return{node:c(".settings",Je("Cells",t),Je("Die",r),Je("Start",n),Je("Past the goal",o),Je("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,r.value=typeof i.
die=="number"?`${i.die}`:i.die.join(" "),n.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Ee(e){return Array.isArray(e)?`[${e.map(Ee).join(", ")}]`:JSON.stringify(e)}function Ut(e,{cells:t,die:r,start:n,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Jo({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let i=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,r!==6&&`die=${i}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Go({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:i}}).map(([f,l])=>`  "${f}": ${Ee(l)}`).join(
`,
`)}
}
`}function Uo(e){Ut("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${Ee(t)}
`}function Vo(e){Ut("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Z(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:i}of nt(t))r[s][i]=n.get(o)??-1;return`[${r.map(Ee).join(`,
 `)}]
`}function Ko(e){Ut("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Oe=[{name:"python",title:"Python: Board(...)",write:Jo},{name:"json",title:"JSON",write:Go},{name:"move-array",title:"Move array, from 0",write:Uo},{name:"\
grid",title:"LeetCode grid",write:Vo},{name:"hackerrank",title:"HackerRank text",write:Ko}];var Kn=["jumps","ladders","snakes","die","start","chained","overshoot"],Yo=Kn.slice(0,3);function Qo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Zo(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Xo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of Zo(t[1]).entries()){let[,s=n===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!Kn.includes(s))throw new Error(`a board has no option ${s}`);
Yo.includes(s)?r.jumps.push(...es(i)):r[s]=Yn(i)}return[r]}function Yn(e){try{return Qo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function es(e){
let t=Yn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Ee(r)}`);return t}var ts="format version name author source cells die start chained overshoot jumps".split(" ");function ns(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!ts.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function Qn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${Ee(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function rs(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=nt(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function os(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),r=0;function n(i,a){let d=(t[r]??"").trim().split(
/\s+/);if(r+=1,d.length!==i||!d.every(m=>/^\d+$/.test(m)))throw new Error(`line ${r}: expected ${a}`);return d.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[d,m]of[["ladder",1],["snake",-1]]){let[f]=n(1,`the number of ${d}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${d}s`);for(let l=0;l<f;l+=1){let p=n(2,`the two cells of a ${d}`);if((p[1]-p[0])*m<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${d}`);a.push(p)}}s.push({cells:100,jumps:a})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function ss(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[rs(n)]:typeof n[0]=="object"?n.map(ns):[Qn(n)]}function wt(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Xo(t).map(z);if(/^[[{]/.test(t))return ss(t).map(z);if(r&&/[\r\n]/.test(t))return os(t).map(z);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[z(Qn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Zn(e){let t,[r]=Oe,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=c("p.quiet",{role:"alert"}),s=ue("Notation",Oe.map(({title:f},l)=>[
l,f]),0,f=>{r=Oe[Number(f)],i()});function i(){if(m.open){n.value=n.placeholder="",L(o,"");try{n.value=r.write(t).trim()}catch(f){n.placeholder=`${f.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!n.value.trim()){L(o,"There is no text to copy.");return}n.select();let f=await at(n.value);
e.say(f?"Copied.":"The text is selected: copy it with the keys of your system.")}function d(){if(!n.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let f=wt(n.value);e.use(f[0]);let l=`The text holds ${f.length} boards. This is the first.`;L(o,f.length>1?l:"")}catch(f){
L(o,`This cannot be read: ${f.message}.`)}}let m=Sn("Copy or paste as text",c(".tools",s,S("Copy",null,a),S("Use this text","Read the board in the text",d)),n,o);
return m.addEventListener("toggle",i),{node:m,show(f){t=f,i()}}}var Xn=(e,t)=>({change:r=>gt(r,e,t),says:`Drawn: ${ve([e,t])}.`}),er=(e,t,r)=>({change:n=>_n(n,e,t,r),says:`Moved: ${ve(e)} is now ${ve(t?[e[0],r]:[r,e[1]])}.`}),
tr=e=>({change:t=>bt(t,e[0]),says:`Removed: ${ve(e)}.`}),is={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},as={change:e=>bn(e),says:"Drawn at \
random."},Vt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Kt(e){let t,r,n=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),d=c("ol.\
thrown",{label:"A shortest route"}),m=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=S("Undo","Ctrl+Z",()=>e.go(-1)),l=S("Redo","Ctrl+Y",()=>e.
go(1)),p=S("Random","Other jumps",()=>j(as)),u=S("Remove all jumps",null,()=>j(is)),h=$n("Route","One of the shortest routes",g,s),b=Vn(k=>j({change:R=>Jn(R,k),
says:""})),y=Zn(e);function g(k){s=k,E()}function x({distance:k,predecessor:R,throws:T,route:F}){t.paint({current:n,distance:k,predecessor:R,route:s,piece:!1}),
L(i,T??"none"),L(a,T===null?"the goal is out of reach":ce(T).replace(/^\S+ /,"")),it(d,F,ft,(_,[Q,,M])=>ht(_,Q,`to cell ${M}`))}let $=()=>Gt(t.board,n)[0];function E(){
x(t);let k=$();t.light(k),t.hold(k??[]),m.replaceChildren(...Gt(t.board,n).flatMap(v)),A(f,"aria-disabled",!e.can(-1)),A(l,"aria-disabled",!e.can(1))}function v(k){
let R=S(`Remove ${ve(k)}`,"Delete",()=>j(tr(k))),T=De(k).ends.map((F,_)=>S(`Move its ${F}`,null,()=>{o={jump:k,end:_},e.say(`Choose the cell where the ${F} of ${ve(
k)} goes.`),t.cells.get(k[_])?.focus({preventScroll:!0})}));return[R,...T]}function j({change:k,says:R}){n=o=null;try{e.use(k(t.board)),e.say(`${R} ${Vt(t.throws)}`.
trim())}catch(T){e.say(ge(T.message)),b.show(t.board),E()}}function B(k,R){let T=$();return T?.includes(k)?er(T,T.indexOf(k),R):Xn(k,R)}function N(k,R){let T=t.
trial(B(k,R).change(t.board));x(T),e.say(`If you let go here: ${Vt(T.throws)}`)}function P(){n=o=null,t.trial(t.board),E(),W()}let W=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${Vt(t.throws)}`);return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",
c("p","Fewest ",i,a)),d,m,c(".tools",f,l,p,u,h),b.node,y.node],show(k){t=k,n=o=null,r=Un(t,{tries:N,draws:(T,F)=>j(B(T,F)),drops:P}),b.show(t.board),y.show(t.board),
E(),W()},leave:()=>r.stop(),choose(k){if(!(!k||r.wasDrawing()))if(o)j(er(o.jump,o.end,k));else if(n===k)P();else if(n!==null)j(Xn(n,k));else{n=k,E();let R=$(),T=R?
` Or drag an end of ${ve(R)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${T}`)}},key(k,{ctrlKey:R,metaKey:T,shiftKey:F,altKey:_}){
let Q=$();if(R||T){let M=k==="y"||F&&k==="Z"?1:k==="z"?-1:0;return M&&e.go(M),M!==0}if(k==="Escape"&&n!==null&&!_)P();else if((k==="Delete"||k==="Backspace")&&Q)
j(tr(Q));else return!1;return!0}}}var Yt=(e,t,[r,n,o])=>({from:t,face:r,landing:n,stand:o,feet:e.ride(n).feet});function nr(e,t){let r=e.start;return t.map(n=>{let o=Yt(e,r,n);return r=o.stand,o})}function Ae(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([s])=>s===
n);return o&&t.push(Yt(e,r(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var or={cells:2,start:1,columns:1,rows:2},sr=(e,t)=>he("",e,...t.map(se)),rr=(e,t)=>sr("0 0.3 1 1.4",Te(or,new Map([[e,t]]))),ls={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function ir({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[c("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[rr(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,i])=>s>i)&&[rr(2,1),`Land on the head of a snake and you slide to its tail${n}`],[sr("0.3 0\
 0.8 0.6",[pt({...or,cells:1,rows:1})]),ls[r]]].filter(s=>!!s).map(s=>c("li",s))}var[ar,lr]=[150,350],cs=.25,cr=24;function ds({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...Z(o-e+1).map(i=>e+i),...Z(o-r).
map(i=>o-1-i)]}function us(e,t,r){let n=t.get(r)??r;if(n>r){let{length:i,spot:a}=Fe(e,r,n);return[a(0),a(i),Y(e,n)]}let o=[...t].filter(([i,a])=>i<a),s=dt(e,r,n,
Ft(e,r,n,o));return[...Z(cr+1).map(i=>s(i/cr)),Y(e,n)]}function dr(e,t,r,n){let s=ds(r,e.cells).map(m=>Y(e,m)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
m,[f,l]]of s.slice(1).entries()){let[p,u]=s[m],h=[(p+f)/2,Math.min(u,l)-cs];i.push({at:h,time:a+ar/2,easing:"ease-in"}),a+=ar,i.push({at:[f,l],time:a,easing:"ea\
se-out"})}for(let m of r.feet){let f=us(e,t,m);for(let[l,p]of f.entries())i.push({at:p,time:a+lr*(l+1)/f.length,easing:"linear"});a+=lr}let d=Me(n/(a||1),0,1);return i.
map(m=>({...m,time:m.time*d}))}var ms="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",ur=([e,t])=>`translate(${e}px,${t}px)`;function mr(e,t){let r=pe("path.piece",{d:ms,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,A(r,"visibility",o===null&&"hidden")}return{node:r,stand(i){o=i,s(),i!==null&&A(r,"style",`t\
ransform:${ur(Y(e,i))}`)},rest:s,walk(i,a,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=0,f=i.flatMap(p=>{let u=dr(e,t,p,a).map(
h=>({...h,time:m+h.time}));return m=u.at(-1)?.time??m,u});if(m===0)return;let l=f.map(({at:p,time:u,easing:h})=>({transform:ur(p),offset:u/m,easing:h}));A(r,"vi\
sibility",null),n=r.animate(l,{duration:m}),n.onfinish=()=>{s(),d?.()}}}}var ps=400;function pr({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:i,cells:a,jumps:d}=t,m={cells:a,start:i,...e},{rows:f}=e,l=Pe(m),{node:p,
cells:u}=Pn(m,r),h=new Map,b=Lt("new"),y=Lt("touched"),g=!1,x=null,$=new Set,E=null,v=[],j=`0 0 ${l} ${f}`,B=he(".layer.goal",j,se(pt(m))),N=he(".layer.jumps",j,
Te(m,d).map(se)),[P,W,k]=["g.tree","g.move","g.route"].map(I=>pe(I)),R=he(".layer.above",j,P,W,k),T=mr(m,d),F=he(".layer.top",j,T.node),_=c(".sheet",p,B,N,R,F);
function Q(I,q,G){if(!x)return"";let[V,oe]=[x.distance.get(I),x.predecessor.get(I)],U=[`cell ${I}`,u.get(I)?.dataset.end,...On(I,d)],te=x.visited.has(I)?"visite\
d":"not reached";return U.push(q?"current":"",V!=null?`reached in ${ce(V,o)}`:te,oe!=null?`from ${oe}`:"",G?n:"",$.has(I)?"part of what is wrong":""),U.filter(Boolean).
join(", ")}let M=I=>`var(--tint-${jt(I,s)})`;function w(I,q,G,V){let oe=I.current===q,U=I.visited.has(q),te=I.distance.get(q),dn=I.predecessor.get(q),un=`${[oe,
V,U,te,dn,$.has(q)]}`;if(h.get(q)===un)return;h.set(q,un);let mo=te!=null?"reached":U&&"visited";Wt(G,{"data-distance":te,"data-tint":te!=null&&jt(te,s),"data-f\
rom":dn,"data-visited":U,"data-waits":V,"aria-current":oe,"data-state":oe?"current":V?"frontier":mo,label:Q(q,oe,V)}),te!=null&&G.style.setProperty("--tint",M(te)),
A(G.lastChild,"data-is",Bt(te)||null)}function C(){if(!x)return;let I=new Set(x.frontier.map(([q])=>q));for(let[q,G]of u)w(x,q,G,I.has(q))}function H(){if(!x)return;
let I=g?Fn(m,x.predecessor,x.current):[];P.replaceChildren(...I.map(se))}let O=I=>I.map(q=>N.querySelector(`[data-ends="${q} ${d.get(q)}"]`));function D(I,q){let G=new Set(
O(q));for(let V of N.children)J(V,I,G.has(V))}function X(I){let q=I.flatMap(([,G,V])=>V===G?[]:t.ride(G).feet);k.replaceChildren(...Dn(m,I,i).map(se)),J(N,"rout\
ed",I.length),D("taken",q)}let ee=()=>J(_,"arrived",!0),de=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:m,cells:u,columns:l,shape:l/f,node:c(
`.board${de}`,{style:`--wide:${l};--high:${f}`},_),paint(I,q,G,V,oe=0){x=I;let U=`${Object.values(G??{})}`!=`${Object.values(E??{})}`;(U||V.length)&&T.rest(),J(
_,"arrived",!1),C(),b([...q].map(te=>u.get(te))),H(),W.replaceChildren(...(G?Hn(m,G):[]).map(se)),y(O(G?.feet??[])),`${V}`!=`${v}`&&X(V),oe>0&&V.length?T.walk(nr(
t,V),ps,ee):oe>0&&U&&G&&T.walk([G],oe),E=G,v=V},piece:T,top:F,celebrate:ee,showTree(I){g=I,H()},mark(I,q){let G=q.flatMap(U=>U.moves??[]),V=q.flatMap(U=>U.jumps??
[]),oe=G.flatMap(([,U])=>t.ride(U).feet);D("found",[...V.map(([U])=>U),...oe]),$=new Set(q.flatMap(U=>U.cells??[]));for(let[U,te]of u)J(te,"differs",U===I),J(te,
"found",$.has(U));C()},drawn:()=>({plan:m,jumps:d,farthest:s,state:x,found:$,move:E,treeShown:g,route:v})}}function yt({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,p])=>l!==p)),a=typeof r=="number"?Array.from({length:r},(l,p)=>p+
1):r;function d(l,p=[]){if(p.includes(l))return{feet:p,stand:null};let u=i.get(l);return u===void 0||p.length&&!o?{feet:p,stand:l}:d(u,[...p,l])}function m(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function f(l){return l===e?[]:a.flatMap(p=>{let u=m(l+p),h=u>0?d(u).stand:null;return h===null?[]:[[p,u,h]]})}return{cells:e,
start:n,faces:a,jumps:i,ride:d,moves:f}}function Ge({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let d of i){let m=(n.get(d)??0)+1;for(let f of r(d)){let l=f[2];n.has(
l)||(n.set(l,m),o.set(l,d),s.set(l,f),i.push(l))}}let a=[];for(let d=t,m=s.get(d);m;m=s.get(d))a.unshift(m),d=o.get(d)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:a}}var fs=1400;function be(e){let t=yt(e),r=Ge(t),n=pr({layout:He(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:i,piece:a}=n,d=pe("g.sketch");n.top.prepend(d);let m=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(f){let{current:l=null,near:p=[],distance:u,predecessor:h,move:b=null}=f,
{route:y=!1,piece:g=!0}=f,x={current:l,frontier:[...p].map($=>[$,""]),distance:u??new Map,predecessor:h??new Map,visited:new Map};n.paint(x,[],b,y?o:[]),a.stand(
g?l:null)},walk(f){a.walk([f],fs,()=>f.stand===e.cells&&n.celebrate())},rest:a.rest,trial(f){let l=new Map(f.jumps),p=new Set;for(let y of[...m?.children??[]]){
let[g,x]=(y.getAttribute("data-ends")??"").split(" ").map(Number);l.get(g)===x?p.add(g):y.remove()}let u=new Map(f.jumps.filter(([y])=>!p.has(y))),h=Te(s,u).map(
se);for(let y of h)J(y,"lit",!0);m?.append(...h),t.jumps.clear();for(let[y,g]of l)t.jumps.set(y,g);let b=Ge(t);return o=b.route,b},light(f){for(let l of m?.children??
[])J(l,"lit",l.getAttribute("data-ends")===f?.join(" "))},hold(f){let l=f.map(p=>{let[u,h]=Y(s,p);return pe("circle",{cx:u,cy:h,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});d.replaceChildren(...l)},cellAt(f,l){let u=n.node.getRootNode().elementFromPoint(f,l)?.closest("[data-cell]"),h=u&&n.node.
contains(u)&&u.dataset.cell;return h?Number(h):null}}}var je=({columns:e,shape:t,node:r})=>c(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},r),fr=e=>new Set(
e.map(([,t])=>t));function hs(e,t){let r=`You reached the goal in ${ce(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var gs=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function bs(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&gs()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function hr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":bs(r);let o=ct(n);return e.won()?`${o} ${hs(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function gr(e,t,{
cells:r}){let n=`${lt(Ht(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function br(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${ce(e)}: ${r.join(", ")}.`}function Qt(e,t){let r,n,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amount"),d=c("ol.thrown.history",
{label:"Your throws"}),m=c("ul.guide",{label:"How to play"}),f=S("Undo","Take the last throw back (Backspace)",x),l=S("Start again","Back to the start",$),p=S("\
Show the shortest route",null,E),u=!1;function h(){let{thrown:v}=n,j=n.moves(),B=u||n.won();r.paint({current:n.at(),near:fr(j),distance:n.trail(),move:u?null:v.
at(-1)??null,route:u});for(let N of o.children){let P=Number(N.dataset.face);A(N,"aria-disabled",!j.some(([W])=>W===P))}L(s,v.length),L(i,v.length===1?"throw":"\
throws"),L(a,B?r.throws??"none":"?"),it(d,v,ft,(N,P)=>ht(N,P.face,qt(P))),m.hidden=v.length>0;for(let N of[f,l])A(N,"aria-disabled",!v.length);A(p,"aria-pressed",
`${u}`),A(e.root,"data-won",n.won())}let b=()=>e.say(hr(n,r.throws,r.faces));function y(v){if(n.won())return;let j=n.at();u=!1,n.throws(v)?(g(),r.walk(n.thrown[n.
thrown.length-1])):(h(),e.say(gr(v,j,r.board)))}function g(){h(),b(),t?.(n.thrown.map(({face:v})=>v))}function x(){n.undo()&&g()}function $(){n.thrown.length&&(n=
Ae(r.rules),u=!1,g())}function E(){u=!u,h(),u?e.say(br(r.throws,r.route)):b()}return{name:"Play",under:o,side:[c(".score",c("p","You ",s,i),c("p","Fewest ",a)),
c(".tools",f,l,!t&&p),m,d],show(v){r=v,n=Ae(r.rules),u=!1,m.replaceChildren(...ir(r.board)),o.replaceChildren(...r.faces.map(j=>{let B=S(Jt(j),null,()=>y(j),`Th\
row ${j}`);return A(B,"data-face",j),B})),h(),b()},replay(v){let j=n;n=Ae(r.rules);let B=v.every(N=>n.throws(N));return B||(n=j),h(),b(),B},leave:()=>A(e.root,"\
data-won",null),choose(v){let j=n.moves(),B=j.find(([,N])=>N===v)??j.find(([,,N])=>N===v);B?y(B[0]):n.won()||e.say(`No throw leads from ${n.at()} to ${v}.`)},key(v,{
ctrlKey:j,metaKey:B,altKey:N}){if(j||B||N)return!1;let P=Number(v);if(v==="Backspace")x();else if(v!==" "&&r.faces.includes(P))y(P);else return!1;return!0}}}var kt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Zt=new Map;function ys(e){let t=Zt.get(e)??new CSSStyleSheet;return Zt.has(e)||t.replaceSync(e),Zt.set(e,t),t}function wr(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=kt;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ys(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var yr=e=>e.getRootNode().activeElement??
null;function Re(e){let t=c("span.strip.quiet",{role:"status"}),r=c("span.clock.quiet",{"aria-hidden":"true"}),n=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:c("span.progress",n,t),say(o,s=""){L(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,L(t,"")},loads({
part:o,ready:s},i){n.hidden=s===!0,o!==void 0&&A(n,"value",o),L(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(r,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),L(r,""),n.hidden=!0}}}}var ks=["sessionStorage","localStorage"],xs="This browser stores nothing here",vs="The browser's storage is full";function Ce(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Ne(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
r)),""}catch(n){return n.name==="QuotaExceededError"?vs:xs}}function Xt(e,t=ks){for(let r of t)try{window[r].removeItem(e)}catch{}}var[en,kr]=["snl-workbench",1],xr="download what you want to keep.",$s=`Another version of the workbench has stored code here, which is left alone: ${xr}`;function xt(e){
let t=Ce(e,en);return t?t.version!==kr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function vr(){let[e,t]=[xt("sessionStorage"),
xt("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:kr,signature:"board",sources:{}};return{kept:n,store(o){if(r)return $s;
let s=xt("localStorage"),a={...(s===null||s==="newer"?n:s).sources};o in n.sources?a[o]=n.sources[o]:delete a[o];let d=Ne(en,n,{...n,sources:a});return d&&`${d}\
: ${xr}`},elsewhere(o){let s=xt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===en&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function $r(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Ss="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Sr({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},d="",m=null,f=c(".tools"),l=c(".tabs",{role:"group",label:"Program"}),p=c(".programs",
l,f),u=k=>k?s.second??s.signature:s.signature,h=k=>`${k?"2:":""}${u(k)}`,b=!1,y=()=>i.signatures.find(({name:k})=>k===u(b))?.template??"",g=()=>s.sources[h(b)]??
y(),x=()=>a.kind==="mine"||a.kind==="second";function $(k){a=k,x()&&b!==(a.kind==="second")&&(b=!b,m=null,E()),W();let{kind:R,name:T}=a;x()?r(g(),!1):r(R==="lin\
k"?t??"":i.programs.find(F=>F.name===T)?.source??"",!0)}function E(){let k=e.elsewhere(h(b));k===null?m=null:k!==g()&&(m=k),W()}function v(){let[k,R]=[m,n()];B(
k??""),$(j()),m=R,W()}let j=()=>({kind:b?"second":"mine"});function B(k){let R=h(b);k===void 0?delete s.sources[R]:s.sources[R]=k,d=e.store(R)}function N(){let k=`${a.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");$r(new Blob([n()],{type:"text/x-python"}),k)}function P(){b=!1,B(t??""),$({kind:"mine"})}function W(){let{kind:k,
name:R}=a,T=(M,w,C="")=>{let H=S(M,C||null,()=>$(w));return A(H,"aria-pressed",`${k===w.kind}`),H},F=M=>i.programs.filter(w=>w.kind===M).map(w=>[w.name,w.title]),
_=ue("A program to look at",[["","Look at a program"]],R??"",M=>{$(M?{kind:"program",name:M}:j())});for(let[M,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let C=F(w).map(([H,O])=>c("option",{value:H},O));_.append(c("optgroup",{label:null},C)),_.lastElementChild?.setAttribute("label",M)}_.value=R??"",_.classList.
toggle("s-chosen",k==="program"),l.replaceChildren(T("Mine",{kind:"mine"}),T("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[T("From the link",{kind:"link"})],_);let Q=S("Download","As a file of Python",N);if(x()){let M=ue("How it is called",i.signatures.map(H=>[H.name,H.title]),u(
b),H=>{b?s.second=H:(s.second=u(!0),s.signature=H),d=e.store(h(b)),m=null,E(),$(j())}),w=S("Reset","Back to the beginning of this signature",()=>{B(),$(j())}),C=m!==
null&&S("Other tab's code","Exchange it with the code here",v);f.replaceChildren(M,w,Q,...C?[C]:[])}else k==="link"?f.replaceChildren(S("Make it mine","Instead \
of what is there",P),Q):f.replaceChildren(Q)}return{node:p,chosen:()=>a,isMine:x,trouble:()=>d||(m===null?"":Ss),end:e.follow(()=>{E(),o()}),show(k){i=k,E(),i.signatures.
some(({name:R})=>R===s.signature)||(s.signature="board"),$(a)},changed(k){x()&&B(k)},question(){return a.kind==="program"?{name:a.name}:{source:n(),signature:x()?
u(b):null}},other(){let k=s.sources[h(!b)];return x()&&k?.trim()?{source:k,signature:u(!b)}:null}}}function We(e){let t=c(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=c("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ue=e=>e===null?"out of reach":ce(e),ae=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r),ie=e=>e&&c("p",`${e}`),$e=e=>e&&c("p.quiet",`${e}`),
Er=(e,t)=>c("p","Right is ",c("b",Ue(e)),", yours says ",c("b",Ue(t)),"."),Mr=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the\
 function is given.",Le=(e,t)=>e!==null&&c(".tools",S(`Show line ${e}`,null,()=>t.point(e)));function tn(e,t){let r=z(e),n=be(r);return n.paint({distance:n.distance,
predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:je(n)}}function Ve({report:e,like:t,stepper:r},n){let o=[$e(`The boards: ${e.boards[0].
toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>$e(`Note: ${i.says}.`))];if(e.correct===!1)return Es(e,t,o,r,n);let{name:s}=e;return e.correct?ae("right",
`${s} is right on every board that was tried`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",c("b","Tested"),`, which proves noth\
ing about others: ${e.tested}.`),$e(`${Pr(e)}.`),...o):ae("open",`${s} could not be judged`,ie(ge(e.finding.says)),...o.slice(1))}var Pr=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function Es(e,t,r,n,o){let{finding:s,expected:i,got:a}=e,{board:d,node:m}=tn(e.board,s),f=typeof a=="number"?null:a,l=[f?
ie(`Right is ${Ue(i)}. Yours: ${f.says}.`):Er(i,a),s.kind!==f?.kind&&ie(ge(s.says)),ie(Mr(f)),...t.slice(0,2).map(p=>$e(`It answers like a known mistake: ${p.title}\
. The repair: ${p.repair}`)),$e(`${ke(d)} · ${Pr(e)}`),...r,c(".tools",n&&S("Step to the first difference",null,()=>o.step(n)),o.draw(d))];return ae("wrong",e.
smallest?"Wrong on this board, the smallest there is":"Wrong on this board",c(".exhibit",m,c(".told",l)))}function Ms({right:e,ended:t,throws:r,expected:n,finding:o,
line:s},i){return e?ae("right",`Right on this board: ${Ue(r)}`,$e("One board proves little. Check plays them all, smallest first.")):ae("wrong",t==="returned"?"\
Wrong on this board":"No answer on this board",t==="returned"&&Er(n,r),o&&ie(ge(`${o.says}${s===null?"":`, in line ${s}`}`)),ie(Mr(o)),Le(s,i))}function Ps({comparison:e}){
let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?
n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return ae(
"open",`On this board: ${Ue(e.throws)}`,It("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",r))),...e.rows.map(({algorithm:n,
first_difference:o})=>o&&$e(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Ts={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Ke=({what:e,says:t,line:r},n)=>ae(e==="stopped"?
"open":"wrong",Ts[e]??"That did not work",ie(ge(`${r===null?"":`line ${r}: `}${t}`)),Le(r,n));function nn({printed:e,more_printed:t}){return e?.length?ae("open",
"It printed",It(".printed","What it printed",e.map(r=>c(".print",c("span.quiet",r.line===null?"":`line ${r.line}`),c("code",r.text)))),$e(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Tr(e,t){return[e.kind==="failure"?Ke(e,t):e.of==="check"?Ve(e,t):e.of==="compare"?Ps(e):e.of==="solve"&&Ms(e,t),nn(e)].
filter(n=>!!n)}var Ye=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",vt=e=>e[0]?.querySelector("p")?.textContent??"";var Os=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],As="This code came with the link. It has not run, and runs only when\
 you press a button below.",Or="It runs …",js=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Ar(e,t){let r,
n=null,o=!1,s=!1,i=!1,a=t.host(x),d=vr(),m=t.store.get().code,f=c(".editor"),l=c("p.note.quiet"),p=Re(a.size),u=c(".cards"),h=We(t),b=S("Stop","End what is runn\
ing",()=>a.stop()),y=Os.map(([P,W,k])=>S(P,k,()=>B(W))),g=Sr({keeper:d,arrived:m,open:$,text:()=>n?.text()??"",heard:()=>E()});function x(P){i&&p.loads(P,Or)}function $(P,W){
n?.open(P,W),E()}function E(){let{kind:P}=g.chosen(),W={mine:g.trouble()||a.refusal,second:g.trouble()||a.refusal,program:a.refusal,link:As};L(l,W[P]??""),l.classList.
toggle("s-strong",P==="link")}async function v(){o=!0;try{let[{make:P},W]=await Promise.all([t.editor(),t.shelf()]);n=P(f,"Program",k=>{g.changed(k),E()}),g.show(
W)}catch(P){L(l,`The editor cannot be loaded: ${P.message}`)}j()}function j(){for(let P of y)A(P,"aria-disabled",i||!n||!!a.refusal);b.hidden=!i,A(u,"aria-busy",
`${i}`),!s&&a.size&&p.say(`Python (${a.size}) loads at the first run.`)}async function B(P){if(i||!n||a.refusal)return;s=i=!0,n.point(null),u.replaceChildren(),
h.clear(),p.say(Or),j();let W=P==="compare"?g.other():null,{board:k}=r,R={kind:P,program:g.question(),board:k,other:W},T=await a.ask(R,F=>p.say(`${F} …`));i=!1,
p.done(),j(),N(T)}function N(P){let W=Tr(P,{step:h.step,draw:T=>S("Move this board to Draw",null,()=>{e.use(T),e.enter("Draw")}),point(T){n?.point(T),n?.focus()}});
(P.kind==="result"&&P.of)==="compare"&&g.isMine()&&!g.other()&&W.push(js()),u.replaceChildren(...W),"line"in P&&P.line&&n?.point(P.line),u.scrollIntoView({block:"\
nearest"}),P.kind==="result"&&P.of==="trace"&&h.step(P.stepper);let R=Ye(W);e.say(R?`${R}. ${vt(W)}`:"Step through the run below.")}return{name:"Write",under:c(
"p.quiet.hint","The board on which it runs. Change it in Draw."),side:[g.node,l,f,c(".tools.acts",y,b,p.node)],foot:[u],below:[h.node],show(P){r=P,r.paint({piece:!1}),
o||v(),j(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),g.end(),n?.destroy()},more:()=>[
"mine","second"].includes(g.chosen().kind)?n?.text()??null:null,stays:()=>m}}var $t='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var jr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Rr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Qe(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(z),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),d=c("p.trouble",{role:"alert"}),m=c(""),f=c(".main",m),l=c(".side"),p=c(".\
stage",f,l),u=c(".foot"),h=c(""),b=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:b,say:w=>L(i,w),use(w){x.add(w),
k(w),W()},can:w=>x.can(w),go(w){x.can(w)&&(k(x.go(w)),W())},enter(w){R($.find(C=>C.name===w)??E),k(v.board),W()}},g=n.get(),x=Gn(g.board??z(t.board)),$=t.only?[
t.only==="Play"?Qt(y,r.played):Kt(y)]:[Qt(y),Kt(y),Ar(y,r)],E=$.find(({name:w})=>w===g.mode)??$[0],v=be(x.now()),j=s.map(({name:w},C)=>[`${C}`,w]),B=ue("Board",
[["","Your board"],...j],"",w=>{let C=s[Number(w)];w&&C&&y.use(C)}),N=c("input.address",{readonly:"",label:"To copy",hidden:""});async function P(){let C=`${location.
href.split("#")[0]}${ot(v.board,E.name,E.more?.()??null)}`;N.value=C,N.hidden=await at(C),N.hidden||N.select(),y.say(N.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function W(){let[w=null]=$.flatMap(({stays:C})=>C?.()??[]);n.set({...v.board,name:""},E.name,w)}function k(w){let C=yr(m),H=m.contains(
C)&&C?.dataset.cell;v.rest(),v=be(w),m.replaceChildren(v.node),A(p,"style",`--shape:${v.shape};--columns:${v.columns}`),A(b,"style",`--rows:${v.plan.rows}`),L(a,
ke({...w,name:""}));let O=s.findIndex(D=>me(D)===me(w));B.value=O<0?"":`${O}`,B.options[0].hidden=O>=0,N.hidden=!0,L(d,""),E.show(v),H&&v.cells.get(Number(H))?.
focus({preventScroll:!0})}function R(w){E.leave(),E=w;for(let[C,H]of T.entries())A(H,"aria-pressed",`${$[C]===E}`);J(b,"drawing",E.name==="Draw"),J(b,"writing",
E.name==="Write"),f.replaceChildren(m,E.under),l.replaceChildren(c(".says",i),...E.side),u.replaceChildren(...E.foot??[]),h.replaceChildren(...E.below??[])}let T=$.
map(w=>S(w.name,null,()=>y.enter(w.name)));Mn(b,w=>E.choose(w)),b.addEventListener("keydown",w=>{let C=w.target;Rr(w)&&w.stopPropagation(),!C.matches(jr)&&E.key(
w.key,w)&&w.preventDefault()});function F(w){let C=w.composedPath()[0];if(w.defaultPrevented||!Rr(w)||!/^[1-9]$/.test(w.key)||C.closest(`${jr}, .snl-stepper`))return;
let{top:H,bottom:O}=m.getBoundingClientRect();O>0&&H<innerHeight&&E.key(w.key,w)&&w.preventDefault()}function _(){let{board:w,mode:C,trouble:H}=n.get();w&&(me(w)!==
me(v.board)||o)&&(x.add(w),R($.find(O=>O.name===C)??E),k(w)),L(d,H)}o&&addEventListener("keydown",F);let Q=n.subscribe(_);b.append(c(".frame",c(".head",!t.only&&
c(".modes",{role:"group",label:"What to do"},T),s.length>0&&c("label.board-of",c("span","Board"),B),a,o&&c(".tools",S("Copy link","A link to this board",P),N)),
d,p,u)),J(b,"ready",!0),J(b,"only",t.only),J(b,"fixed",t.fixed);let{remove:M}=wr(e,$t,b);return e.append(h),R(E),k(v.board),L(d,g.trouble),{show:k,replay:w=>E.replay?.(
w)??!1,destroy(){removeEventListener("keydown",F),Q(),v.rest();for(let w of $)w.end?.();h.remove(),M()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Qe(e,t,st(t.files))}var rn=1,St="snl-exercise:",Cr="Export what you want to keep.",Cs=`Another version of this book has stored something for this exercise, which is left alone. ${Cr}`,
Ns=globalThis,Nr=Ns.snlRecords??=new Map,Wr=e=>e?.version===rn&&typeof e.source=="string"&&typeof e.solved=="boolean";function Et(e,t){let r=Ce(e,St+t);return Wr(
r)?r:r?.version>rn?"newer":null}function we(e){let[t,r]=[Et("sessionStorage",e),Et("localStorage",e)],n=[Nr.get(e),t,r].filter(o=>Wr(o));return n.length?{...n[0],
solved:n.some(({solved:o})=>o)}:null}function Lr(e){let t=Et("localStorage",e);return t===null||t==="newer"?null:t.source}function on(e,t,r=!1){let n=we(e),o={version:rn,
source:t,solved:r||(n?.solved??!1)};Nr.set(e,o);let s=Et("localStorage",e)==="newer",i=s?"":Ne(St+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?Cs:i&&`${i}. ${Cr}`}function Ir(e){let t=n=>e(n.detail.name,!1),r=({key:n})=>{n===null?e(null,!0):n.startsWith(St)&&e(n.slice(St.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",r),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",r)}}var sn="snl-cell:";function Br({id:e,source:t}){for(let r of["sessionStorage","localStorage"]){let n=Ce(r,sn+e);if(n?.of===t&&typeof n.source=="string")return n.
source}return t}function an({id:e,source:t},r){r===t?Xt(sn+e):Ne(sn+e,{of:t,source:r})}var Ws="script,style,link,meta,base,iframe,object,embed,form";function qr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Ws))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:n,value:o}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(n);(n.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&r.removeAttribute(n)}return[...t.childNodes]}function Hr(...e){let t=c("pre",e),r=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},r)}function Ls(e){let t=be(z(e));return t.paint({piece:!1}),je(t)}var Dr=e=>c("",{class:"output text_html"},e);function Fr(e,t){
let r=[...e.querySelectorAll("details.below-input, .cell_output")],n=c("",{class:"cell_output docutils container",hidden:""}),o=We(t);o.node.dataset.snl="",e.append(
n);let s=[];function i(){for(let p of s)p.then(({destroy:u})=>u());s=[],o.clear(),n.replaceChildren()}function a(p){for(let u of r)u.hidden=p;n.hidden=!p}function d(p,u){
let h=c("",{"data-snl":""});n.append(Dr(h)),s.push(t.step(h,p,{level:En(n),...u}))}let m=(...p)=>{let u=c("",{class:"snl snl-workbench snl-cell"},c(".cards",p));
return c("",{class:"snl-host"},u)};function f(p,u){if(p.kind==="html"||p.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...qr(p.kind==="ht\
ml"?p.html:p.svg)),h}if(p.kind==="code")return Hr(...qr(`<pre>${p.lines.join(`
`)}</pre>`));if(p.kind==="report"){let h={step:o.step,point:u.point,draw:y=>c("a.button",{href:`../play.html${me(y)}&draw`},"Open this board in the workbench")},
b=Ve(p,h);return b.setAttribute("role","group"),n.append(m(b)),Dr(o.node)}if(p.kind==="board")try{return m(Ls(p.board))}catch{}return p.text?Hr(document.createTextNode(
p.text)):null}function l({exception:p,says:u,line:h,missing:b},{runAbove:y,point:g}){let $=ae(y?"open":"wrong",y?"Run the cells above first":p,y?c("p",c("code",
b)," is made in a cell above, which has not run yet."):ie(u&&ge(u)),y?c(".tools",S("Run all above","And then this cell",y)):Le(h,{point:g,step:d,draw:()=>c("")}));
return $.setAttribute("role","group"),m($)}return{shown:()=>!n.hidden,wait(){n.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),n.remove()},
show(p,u){if(i(),n.removeAttribute("aria-busy"),a(!0),p.kind==="failure"){if(p.what==="stopped")return;let h=Ke(p,{point:u.point,step:d,draw:()=>c("")});h.setAttribute(
"role","group"),n.append(m(h));return}for(let h of p.shown)h.kind==="stepper"?d(h.payload,{predict:h.predict,position:h.position??void 0}):n.append(f(h,u)??"");
p.more_shown&&n.append(c("p",`And ${p.more_shown.toLocaleString("en")} characters more.`)),p.error&&n.append(l(p.error,u))}}}var Is=e=>e.kind==="failure"?e.says:e.error?.exception??"";function Mt({title:e,bench:t,source:r,opensOn:n,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
d={beginning:-1,code:""};return{title:e,source:r,done:()=>d.beginning===t.beginnings()&&d.code===r(),async run(){let m=r();s?.();let f=n?.()??null,l={kind:"cell",
program:{source:m},opens_on:f},p=await t.ask(o??a,l,()=>{}),u=Is(p);return d={beginning:u?-1:t.beginnings(),code:m},i?.(p),u}}}var Bs="Stopped. Python begins again, without the names of the cells that have run.";function zr(e,{given:t,title:r,around:n,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),d=Br(t),m=!1,f=null,l=Re(o.size),p=Fr(e.closest("div.cell"),n),u=c(".editor",{hidden:""}),h=S("Run","Run this cell (Shift+Enter i\
n the editor)",v),b=S("Edit","Open the editor",()=>W(!0)),y=S("Stop","End what is running",()=>o.stop()),g=S("Reset","Back to the code and the output of the les\
son",R),x=Mt({title:r,bench:o,source:()=>d,opensOn:()=>d===t.source&&t.opens_on||null,watcher:{loads:M=>l.loads(M,"Running …"),changes:E},begins:j,ends:B}),$=()=>{};
function E(){A(h,"aria-disabled",o.busy()||!!o.refusal),y.hidden=!m,g.hidden=m||d===t.source&&!p.shown()}async function v(){o.busy()||o.refusal||await x.run()}function j(){
m=!0,p.wait(),l.say("Running …"),$=l.count()}async function B(M){m=!1,$();let w=M.kind==="failure",C=w?null:M.error,H=C?.missing&&s().some(D=>!D.done()&&qs(D,
C.missing??""));p.show(M,{runAbove:H?N:null,point:k});let O=w?M.line:C?.line;w?l.say(M.what==="stopped"?Bs:M.says):H?l.say("Run the cells above first."):C?l.say(
`${C.exception}${O?` in line ${O}`:""}.`):l.say(M.shown.length?"Done.":"Done. This cell shows nothing."),E(),f&&(await f)?.point(O??null)}async function N(){h.focus(
{preventScroll:!0});for(let M of s().filter(w=>!w.done())){l.say(`${M.title} runs …`);let w=await M.run();if(w){l.say(`${M.title} has ended early: ${w}`);return}}
await v()}async function P(){try{let{make:M}=await n.editor();a.hidden=!0,u.hidden=!1;let w=M(u,r,C=>{d=C,an(t,d),E()});return w.open(d),w}catch(M){return l.say(
`The editor cannot be loaded: ${M.message}.`),null}}async function W(M){b.hidden=!0,f??=P();let w=await f;return w||(f=null),b.hidden=!!w,M&&w?.focus(),w}async function k(M){
(await W(!0))?.point(M)}async function R(){await T(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function T(){(await f)?.destroy(),f=null,u.replaceChildren(),
u.hidden=!0,a.hidden=!1,b.hidden=!1,d=t.source,an(t,d),p.clear(),l.say(""),E()}u.addEventListener("keydown",M=>{M.key!=="Enter"||!M.shiftKey||(M.preventDefault(),
M.stopPropagation(),v())},{capture:!0});function F(){getSelection()?.isCollapsed&&W(!0)}a.addEventListener("click",F);let _=c("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:r});_.append(u,c(".tools.cellbar",h,y,b,g,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(_);let Q=o.watch({loads(){},changes:E});
return addEventListener("snl-reset",T),o.refusal&&A(h,"title",o.refusal),E(),d!==t.source&&W(!1),{...x,destroy(){Q(),removeEventListener("snl-reset",T),$(),p.remove(),
f?.then(M=>M?.destroy()),a.hidden=!1,a.removeEventListener("click",F),e.replaceChildren()}}}var qs=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function _r(e,t,r){let n=0,o=[],s=[];return e.forEach((i,a)=>{let{id:d,exercise:m,source:f}=i,l=document.querySelector(`[data-snl-cell="${d}"]`);if(l){n+=1;let p=()=>o.
slice(0,a),u=zr(l,{given:i,title:`Cell ${n}`,around:t,bench:r,above:p});o.push(u),s.push(u.destroy)}else{let p=()=>m&&we(m)?.source||f,u=m?"The exercise above":
"A cell above";o.push(Mt({title:u,bench:r,source:p}))}}),{destroy(){for(let i of s)i()}}}var Hs=["stopped","late","died"];function Jr(e){let t=new Set,r=null,n=!1,o=0,s=e.host(a=>r?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>n,beginnings:()=>o,busy:()=>r!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,d,m){r=a,n=!0,i();let f=await s.
ask(d,m);return r=null,f.kind==="failure"&&Hs.includes(f.what)&&(o+=1),i(),f}}}var Gr=e=>e.length-e.trimStart().length;var Ds=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ie=e=>Ds(e).map((t,r)=>r%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),ln=e=>e.map(([t,r])=>t?c("span",{class:t},
r):r);function Fs(e){let t=[],r=[t];for(let[n,o]of e)for(let[s,i]of o.split(`
`).entries())s&&r.push(t=[]),t.push([n,i]);return r}var Ur=e=>Fs(e).map(t=>{let r=Gr(t.map(([,n])=>n).join(""));return c("span",{style:`--indent:${r+2}ch`},ln(t),
`
`)});function Vr({label:e,picture:t,stub:r,source:n,editor:o,change:s,trouble:i}){let a=n,d=null,m=null,f=c("pre.plain"),l=S("Edit","Open the editor",()=>g(!0)),p=c(
".still",l,f),u=c(".editor",p);p.addEventListener("click",()=>g(!0));function h(){f.replaceChildren(...Ur(a===r?t:[["",a]]))}function b(x){a=x,s(x)}async function y(){
try{let{make:x}=await o();return u.replaceChildren(),m=x(u,e,b),m.open(a),m}catch(x){return i(`The editor cannot be loaded: ${x.message}.`),null}}async function g(x=!1){
A(l,"aria-disabled",!0),d??=y();let $=await d;return x&&$?.focus(),$}return h(),{node:u,open:g,text:()=>a,replace(x){x!==a&&(a=x,m?m.replace(x):h(),s(x))},async point(x){
x===null&&!m||(await g(x!==null))?.point(x)},destroy:()=>d?.then(x=>x?.destroy())}}function ye(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function Se(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Pt=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[zs]=Oe;function Kr({given:e,write:t,around:r},n,o,s){let i=c(""),a=o(e.stub),d=()=>{},m={get:()=>Nt(a),set(u){a=u,t(n(a))},subscribe(u){return d=u,()=>{}}},
f=`Exercise ${e.number}: the board`,p=Qe(i,{board:a,only:"Draw",fixed:!s,label:f},{...r,store:m,page:!1});return{node:i,end:p.destroy,show(u){try{a=o(u)}catch{return!1}
return d(),!0}}}var Yr=e=>Kr(e,t=>`from snl_algos import Board

${e.given.defines} = ${zs.write(t)}`,t=>wt(ye(t,e.given.defines))[0],!0),Qr=e=>Kr(e,({jumps:t})=>`${e.given.defines} = ${Pt(t)}`,t=>{let n=Object.entries(Se(ye(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return z({...e.given.form.board,jumps:n})},!1);function Zr({given:e,write:t,around:r}){let{defines:n,form:o,number:s}=e,
i=c(""),a=Nt(z(o.board)),d={get:()=>a,set(){},subscribe:()=>()=>{}},m=`Exercise ${s}: the board`,f=Qe(i,{board:o.board,only:"Play",label:m},{...r,store:d,page:!1,
played:p=>t(`${n} = [${p.join(", ")}]`)});function l(p){let u=Se(ye(p,n));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:i,end:f.destroy,
first:"Choose the first face.",judge(p){let u=l(p);return u?.length?_s(z(o.board),u):null},show(p){let u=l(p);return!!u&&f.replay(p===e.stub?[]:u)}}}function _s(e,t){
let r=yt(e),n=Ae(r);if(n.won()||!t.every(d=>n.throws(d)))return null;let o=n.won()&&t.length===Ge(r).throws,s=`You reach the goal in ${ce(t.length)}.`,i=o?s:n.won()?
`${s} Fewer are enough.`:`After ${ce(t.length)} you stand on cell ${n.at()}, not on ${e.cells}.`,a=n.thrown.map((d,m)=>`${m+1}. ${ct(d)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function Xr({given:e,write:t}){let{defines:r,form:n,number:o}=e,s=z(n.board),{columns:i,rows:a}=He(s.cells),d=be(s);d.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(p=>{let u=p+1,[h,b]=ne({cells:s.cells,start:1,columns:i,rows:a},u),y=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${u}`,
input:()=>t(`${r} = ${Pt(f())}`)}),g=`grid-row:${a-h};grid-column:${b+1}`;return[u,{input:y,node:c("label.field",{style:g},c("span",`${u}`),y)}]})),f=()=>[...m].
filter(([,{input:p}])=>/^\d+$/.test(p.value.trim())).map(([p,{input:u}])=>[p,Number(u.value)]),l=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...m.values()].map(({node:p})=>p));return{node:c(".distances",je(d),l),show(p){let u=Se(ye(p,r));if(typeof u!="object"||!u||Object.keys(
u).some(h=>!m.has(Number(h))))return!1;for(let[h,{input:b}]of m){let y=`${u[h]??""}`;b.value.trim()!==y&&(b.value=y)}return!0}}}function eo({given:e,write:t}){let{defines:r}=e,{steps:n}=e.form,o=n.map(([f])=>f),s=o,i=new Map(n.map(([f,l])=>{let p=S("↑",null,()=>d(f,-1),`Move step ${f} \
up`),u=S("↓",null,()=>d(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Ie(l));return[f,{up:p,down:u,node:c("li.step",h,c(".tools",p,u))}]})),
a=c("ol.steps",{label:"The steps, in your order"});function d(f,l){let p=s.indexOf(f);if(!s[p+l])return;let u=[...s];[u[p],u[p+l]]=[u[p+l],u[p]],s=u,m(),i.get(f)?.[l<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function m(){s.forEach((f,l)=>{let p=i.get(f);p&&(A(p.up,"aria-disabled",l===0),A(p.down,"\
aria-disabled",l===s.length-1),a.append(p.node))})}return m(),{node:a,first:"Put the steps in order first.",show(f){let l=Se(ye(f,r));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,m(),!0)}}}function to({given:e,write:t}){let{defines:r,name:n}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let d=c("input",
{type:"radio",name:`snl-${n}`,change:()=>t(`${r} = ${a+1}`)});return{input:d,node:c("label.step",d,c("b",`${a+1}.`),c("span.words",Ie(i)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(Se(ye(i,r)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:d},m)=>{d.checked=m===a-1}),!0)}}}var Js={order:eo,choice:to,board:Yr,jumps:Qr,throws:Zr,distances:Xr};function no(e,t,r){let n=Js[e.form.kind];if(!n)return null;let o="",s=!1,i=n({given:e,write:m,
around:r}),a=S("","The Python that this writes",()=>{s=!s,f()}),d=c(".reply",i.node,c(".tools.swap",a),t.node);function m(l){o=l,t.replace(l)}function f(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",A(a,"aria-expanded",`${s}`)}return f(),{node:d,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??null,
end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,f()))}}}function ro({hints:e,solution_coloured:t,after:r},n){let o=c(".help",c("",{class:"highlight"},c("pre",ln(t))),r.map(h=>c("p",Ie(h)))),s=0,i=c("ol.hints",{label:"\
Hints"}),a=c(".asked",{role:"group",label:"The solution"}),d=S("Hint","A little help; there may be more",f),m=S("Solution","Asks before it shows it",p);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Ie(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;d.textContent=s?`Next hint (${h} left)`:"Hint",A(d,"aria-disabled",!h),h||(d.textContent="No more hints")}function p(){let h=S(
"Show it",null,u),b=e.length-s,y=b?` There ${b===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("p",`Do you want to see a solution?${y}`),
c(".tools",h,S("Not yet",null,()=>(a.replaceChildren(),m.focus())))),h.focus()}function u(){let h=S("Hide it",null,()=>(a.replaceChildren(),m.focus())),b=S("Use\
 it","In the place of what you have",n);a.replaceChildren(c("b","A solution"),o,c(".tools",b,h)),b.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return l(),{buttons:[d,m],nodes:[i,a]}}function Gs(e,t){if(!e)return null;try{let{board:r,node:n}=tn(e,null);return{node:n,words:ke(r),way:t.draw(r)}}catch{return null}}function Us({passed:e,reason:t,
board:r,details:n,line:o},s){let i=Gs(r,s),a=[ie(t),...n.map(ie),i&&c("p.quiet",i.words),Le(o,s),i&&c(".tools",i.way)].filter(d=>!!d);return ae(e?"right":"wrong",
e?"Solved":"Not yet",...i?[c(".exhibit",i.node,c(".told",a))]:a)}function cn(e,t,{like:r,stepper:n}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Us(e,t)];let a=Ve({report:o,like:r,stepper:n},t);return i&&!s?[ae("wrong","Not yet",ie(i)),a]:[a]}function oo(e,t){return[...e.kind==="failure"?[Ke(e,t)]:
cn(e.verdict,t,e),nn(e)].filter(n=>!!n)}var Vs="Nothing is written yet.",Ks="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",so="It runs. A c\
all may take 1 second …",Ys="The mark stays: another version of yours has solved it.";function io(e,t,r,n){let{name:o,number:s,stub:i}=t,a=we(o),d=!1,m=()=>{},
f=c("p.note.quiet"),l=Re(n.size),p=c("span.state"),u=c(".cards"),h=We(r),b=ro(t,()=>N(t.solution,"This is a solution.")),y=Vr({label:`Exercise ${s}`,picture:t.stub_coloured,
stub:i,source:a?.source??i,editor:r.editor,change:B,trouble:O=>L(f,O)}),g=no(t,y,r),x=S("Check","Run it and judge it",F),$=S("Stop","End what is running",()=>n.
stop()),E=S("Reset","Back to how it was",()=>N(i,g?"":"Ctrl+Z in the editor brings your code back.")),v=null,j=S("Other tab's answer","Exchange it with the answ\
er here",W);j.hidden=!0;function B(O){O!==(we(o)?.source??i)&&L(f,on(o,O)),g?.show(O)}function N(O,D){y.replace(O),l.say(D)}function P(O,D){y.replace(D),O&&(u.replaceChildren(),
h.clear(),l.say("As in the lesson."))}function W(){let[O,D]=[v,y.text()];v=D,y.replace(O??"")}let R={loads:O=>l.loads(O,so),changes:T};function T(){let O=we(o)?.
solved;L(p,O?"✓ Solved":""),A(x,"aria-disabled",n.busy()||!!n.refusal),$.hidden=!d,A(u,"aria-busy",`${d}`),!n.begun()&&n.size?l.say(`Python (${n.size}) loads \
at the first check.`):!d&&l.said().startsWith("Python")&&l.say(""),n.refusal&&L(f,n.refusal)}async function F(){if(n.busy()||n.refusal)return;let O=y.text();if(!O.
trim()){l.say(Vs);return}y.point(null),u.replaceChildren(),h.clear();let D=g?.missing(O);if(D){l.say(D);return}let X=g?.judge(O);if(X){M(O,X,cn(X,Q));return}let ee=await _(
O),de=ee.kind==="failure"?ee:ee.verdict;M(O,de,oo(ee,Q))}async function _(O){d=!0,l.say(so),m=l.count();let D={kind:"exercise",exercise:o,program:{source:O}},X=await n.
ask(R,D,ee=>l.say(`${ee} …`));return m(),d=!1,X}let Q={step:h.step,draw:O=>c("a.button",{href:`${t.play}${me(O)}&draw`},"Open this board in the workbench"),point:O=>y.
point(O)};function M(O,D,X){let ee="passed"in D&&D.passed;ee&&L(f,on(o,O,!0));for(let I of X)A(I,"role","group");u.replaceChildren(...X),T();let de=vt(X);ee?l.say(
"Solved.",de):we(o)?.solved?l.say(`${Ye(X)}. ${Ys}`,de):l.say(`${Ye(X)}.`,de),D.line&&!g&&y.point(D.line),u.scrollIntoView({block:"nearest"})}let w=c("",{class:"\
snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});w.append(c(".frame",g?g.node:y.node,f,c(".tools.acts",x,$,l.clock,...b.buttons,
E,j,p,l.node),u,...b.nodes)),e.replaceChildren(w,h.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(
e,"data-mounted",""),J(w,"ready",!0);let C=n.watch(R);g?.show(y.text());let H=Ir((O,D)=>{if(O!==null&&O!==o)return;let X=we(o),ee=X?.source??i;!D&&ee!==y.text()&&
P(X===null,ee);let de=Lr(o);D&&de!==null&&de!==y.text()&&(v=de,j.hidden=!1,L(f,Ks)),T()});return T(),{destroy(){C(),H(),m(),h.clear(),g?.end(),y.destroy(),e.replaceChildren(),
delete e.dataset.mounted}}}var ao='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var lo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function co(){let e=document.createElement("style");return e.textContent=`${kt}${$t}${lo}${ao}`,document.head.append(e),e}function uo(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=co(),r=st(JSON.parse(e.dataset.files??"null")),n=Jr(r),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>io(i,JSON.parse(i.dataset.snlExercise??"null"),r,n));return s.push(_r(JSON.parse(e.textContent??"[]"),r,n)),
{destroy(){n.end();for(let i of s)i.destroy();t.remove()}}}var Xs=uo();return wo(ei);})();
