// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Tt=Object.defineProperty;var oo=Object.getOwnPropertyDescriptor;var so=Object.getOwnPropertyNames;var io=Object.prototype.hasOwnProperty;var ao=(e,t)=>{for(var n in t)Tt(e,n,{get:t[n],enumerable:!0})},lo=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of so(t))!io.call(e,o)&&
o!==n&&Tt(e,o,{get:()=>t[o],enumerable:!(r=oo(t,o))||r.enumerable});return e};var co=e=>lo(Tt({},"__esModule",{value:!0}),e);var Hs={};ao(Hs,{lesson:()=>qs,mountLesson:()=>ro});var Ze=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Pt(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=Ze(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var cr='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var dr={format:"snl-workbench",version:2},Xe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var mo={what:"stopped",says:"You stopped it."},po=e=>`${(e/1e6).toFixed(1)} MB`;function ur(e,t){let n=null,r=!1,o=0,s,i,a=null;function d(){let b=URL.createObjectURL(
new Blob([cr],{type:"text/javascript"})),k=new Worker(b,{type:"module"});k.onmessage=({data:E})=>k===n&&g(E),k.onerror=E=>k===n&&p(E.message),k.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=k,r=!1}function m(){clearTimeout(i),n?.terminate(),n=null}function f(b){clearTimeout(i);let{settle:k}=a??{};a=null,k?.(b)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:b}=e,k=`It said nothing for ${b} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>u(
{what:"late",says:k}),1e3*b)}function u(b){m(),d(),f(Xe(b))}function p(b){r?u({what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,m(),d()):
(m(),f(Xe({what:"died",says:`Python could not be loaded: ${b}`})))}function h(){!a||!r||(n?.postMessage({question:a.text}),l())}function g(b){b.memory?s=s===null?
null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(r=!0,t({ready:r}),h()):b.failed?p(b.failed):b.said&&w(JSON.parse(b.said))}function w(b){b.id===
a?.id&&(l(),b.kind==="progress"?a.progress(b.says):f(b))}return{size:`up to ${po(e.weight)}`,refusal:null,ask(b,k){o+=1;let E=`${o}`;return new Promise($=>{a={id:E,
text:JSON.stringify({...dr,id:E,...b}),silent:b.kind==="cell",progress:k,settle:$},n||d(),h()})},stop:()=>a&&u(mo),end:m}}var Ot=e=>({size:null,refusal:e,ask:async()=>Xe(
{what:"died",says:e}),stop(){},end(){}});var ue={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:ho}=ue,Q=e=>Array.from({length:e},(t,n)=>n),Te=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function mr({cells:e,start:t}){let n=Math.min(t,1);return Q(e+1-n).map(r=>r+n)}var tt=({columns:e,
start:t})=>e+(t===0?1:0);function Y(e,t){let[n,r]=te(e,t),[o,s]=ho.anchor;return[r+o,e.rows-n-1+s]}function ie([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/
o,i=(r-t)/o;return{length:o,spot:(d,m=0)=>[e+d*s-m*i,t+d*i+m*s]}}function pr([e,t],[n,r],[o,s]){let[i,a]=[o-n,s-r],d=((e-n)*i+(t-r)*a)/(i*i+a*a||1),m=Te(d,0,1);
return Math.hypot(e-n-m*i,t-r-m*a)}function et(e,t){let[[r,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function rt(e,t,n,r){let o=(n-t)/
r,s=[e(t)];for(let i of Q(r)){let[a,d]=[t+i*o,t+(i+1)*o],[[m,f],[l,u]]=[e(a),e(d)],[[p,h],[g,w]]=[et(e,a),et(e,d)];s.push([m+p*o/3,f+h*o/3],[l-g*o/3,u-w*o/3],[l,
u])}return s}var go=4,jt=(e,t)=>{let n=ue.light.tints.length-1;return Math.round(n*Te(e/Math.max(t,go),0,1))};var Ct=400,At=20,bo=["stay","bounce","win"];function Be(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function wo(e){if(!Array.isArray(e))return Be(e,"the die",1,At);if(!e.length||e.length>At)throw new Error(`a die \
in this page has 1 to ${At} faces, not ${e.length}`);let t=e.map(r=>Be(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function yo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)Be(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Be(e.cells,"the number of cells",1,Ct);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=bo.find(m=>m===i);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:yo(a,n),die:wo(r),start:Be(o,"start",0,1),chained:s,overshoot:d}}var fr=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function qe(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var nt=e=>Q(e*e).map(t=>{let{columns:n,rows:r}=qe(e*e),[o,s]=te({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function hr(e,t=Math.random){let n=Q(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Q(2*r).map(i=>{let[a,d]=[o(),o()].sort((m,f)=>m-f);return i<r?[a,d]:[d,a]});return _(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([m,f])=>f>m).length,d=[`${t} ${t===1?"cell":"c\
ells"}`,`${a} ${a===1?"ladder":"ladders"}`,`${n.length-a} ${n.length-a===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&d.push("starts off the board"),s&&d.push("jumps are chained"),i==="bounce"&&d.push("bounces off the goal"),i==="win"&&d.push("passing the goal wins"),(e?[e,...d]:
d).join(" · ")}var gr=["Draw","Write"];function ko(e){let t=new URLSearchParams(e.slice(1));return wr(e)&&gr.find(n=>t.has(n.toLowerCase()))}var xo=e=>gr.includes(e)?`&${e.toLowerCase()}`:
"",vo=2e4;function $o(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>vo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ot(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function me({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...a.filter(Boolean)].join(".")}`}var So=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Mo=e=>new URLSearchParams(
e.slice(1)).get("board");function br(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=So(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(r)}function wr(e){try{return br(
Mo(e)??"")}catch{return null}}var Rt=e=>({board:e,mode:"",code:null,trouble:""}),yr=e=>({board:wr(e),mode:ko(e)??"",code:ot(e),trouble:To(e)}),st=(e,t,n)=>`${me(
e)}${xo(t)}${$o(n??"")}`,Eo="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function To(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{br(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Eo}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ot(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Po="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Oo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",it=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Ot(Po);if(!n)
return Ot(Oo);let{home:o,core:s}=n;return ur({...n,home:Ze(o),core:Ze(s)},r)},editor:()=>Pt(e).then(()=>snlEditor),shelf:()=>Pt(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>yr(location.hash),set:(...r)=>history.replaceState(history.state,"",st(...r)),subscribe(r){let o=()=>ot(
location.hash)===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function A(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Nt(e,t){for(let n in t)A(e,n,t[n])}var J=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),jo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ao="http://www.w3.org/1999/xhtml",Co="http://www.w3.org/2000/svg";function kr(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
J(s,i,!0);for(let i of n)jo(i)?Nt(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>kr(Ao,e,t),he=(e,...t)=>kr(Co,e,t),Se=(e,t,...n)=>he(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function at(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function Wt(e){let t=[];
return n=>{for(let r of t)J(r,e,!1);t=n.filter(r=>!!r);for(let r of t)J(r,e,!0)}}var M=(e,t,n,r)=>c("button.button",{type:"button",title:t,label:r,click:n},e);function xr(e,t,n,r=!1){let o=M(e,t,()=>{r=!r,A(o,"aria-pressed",`${r}`),n(r)});return A(
o,"aria-pressed",`${r}`),o}function de(e,t,n,r){let o=t.map(([i,a])=>c("option",{value:i,selected:i===n&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Lt=(e,t,...n)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var vr=(e,...t)=>c("details.fold",c("summary",e),...t);var $r=e=>e.closest("section section")?3:2;var It=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${It(e)} ${e===1?t.replace(/s$/,""):t}`,Me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function lt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Me(Sr(e))} from ${t}.`:`From ${t}, roll ${qt(n)}: ${Bt(e)}.`}function Bt(e){let t=Sr(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Sr({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Mr=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),
qt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function le({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:i=[],text:a}){let d=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[n.style,...d].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return he(f,{...n,style:m||null},i.map(le),a)}var{shape:Er}=ue;function Tr(e,t,n,r){let{spot:o}=ie(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Pr(e,t,n){let{least:r,more:o,head:s,edge:i}=Er.arc,
{length:a,spot:d}=ie(e,t),m=r+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,p]=d(a/2,l*m*2),h=[Te(u,i,n-i),Math.max(p,i)],g=ie(h,t),w=g.spot(g.length-.06);return{from:e,
turn:h,tip:w,...Tr(w,h,s,s*.4)}}function Ht(e,t,n,r,o){let{length:s,spot:i}=ie(e,t),a=Math.min(r,s/4),d=i(s-a),m=i(s/2,2*n);return{from:i(a),turn:m,tip:d,middle:i(
s/2,n),...Tr(d,m,o,o/2)}}function Or(e){let t=Er.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:i}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?i:[]]}var{shape:pe}=ue;function He(e,t,n){let{length:r,spot:o}=ie(Y(e,t),Y(e,n));return ie(o(pe.apart),o(r-pe.apart))}function Ar(e,t,n){let{length:r,spot:o}=He(e,t,n),
{half:s,over:i,rung:a}=pe.ladder,d=Math.max(2,Math.round(r/a)),m=[s,-s].map(l=>[o(-i,l),o(r+i,l)]),f=Q(d+1).map(l=>{let u=r*l/d;return[o(u,s),o(u,-s)]});return{
rails:m,rungs:f}}function jr(e,t){let n=(e+t)%2?-1:1;return[0,pe.snake.bow,-pe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function ct(e,t,n,{hand:r,
bow:o}){let{length:s,spot:i}=He(e,t,n),{swing:a,wave:d}=pe.snake,m=Math.max(1,Math.round(s/d)),f=r*Math.min(a,.08*s);return l=>{let u=1-(2*l-1)**4,p=f*u*Math.sin(
2*Math.PI*m*l)+o*Math.sin(Math.PI*l);return i(s*l,p)}}function Dt(e,t,n,r){let o=r.map(([a,d])=>[Y(e,a),Y(e,d)]),s=e.columns+(e.start===0?1:0),i={cost:1/0,manner:jr(
t,n)[0]};for(let a of jr(t,n)){let d=ct(e,t,n,a),m=Q(25).map(p=>d(p/24)),f=m.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),u=m.filter(p=>o.some(([h,g])=>pr(
p,h,g)<pe.snake.clear)).length+(f?100:0);u<i.cost&&(i={cost:u,manner:a})}return i.manner}function Cr(e,t,n,r){let o=ct(e,t,n,Dt(e,t,n,r)),{length:s}=He(e,t,n),i=4*
Math.max(1,Math.round(s/pe.snake.wave))+2,a=h=>g=>{let w=pe.snake.half*(1-.3*g-.6*g**3),[b,k]=o(g),[E,$]=et(o,g),T=Math.hypot(E,$)||1;return[b-h*w*$/T,k+h*w*E/T]},
d=rt(a(1),0,1,i),m=rt(a(-1),1,0,i),f=[...d,d[d.length-1],m[0],...m],{spot:l}=ie(o(0),o(.02)),{skull:u,eye:p}=pe.snake;return{outline:f,stripe:rt(o,Math.min(.4,.25/
s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*u),l(-.05,-.55*u)],pupils:[l(-.05-p/3,.55*u),l(-.05-p/3,-.55*u)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Rr=(e,t)=>(2*e+3*t)%ue.light.snakes.length;var{shape:ze}=ue,fe=e=>`${Math.round(e*1e3)/1e3}`,De=e=>e.map(t=>t.map(fe).join(" ")),xe=e=>`M${De(e).join("L")}`,Nr=e=>`M${De(e.slice(0,1))}C${De(e.slice(1)).join(
" ")}`,Ft=(e,t,n)=>`M${De([e])}Q${De([t,n]).join(" ")}`,re=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),dt=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:fe(t),cy:fe(n),r},...o}),ut=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),zt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:fe(t),y:fe(n),width:r,height:r,
rx:o},...s}),Lr=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ir=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(n),"font-size":r},
fill:s,text:o});function Ro(e,t,n){let{rails:r,rungs:o}=Ar(e,t,n),{rail:s,rungWidth:i}=ze.ladder,a=r.map(xe).join("");return[re("halo",a,{stroke:"cell",width:s+
.05}),re("rungs",o.map(xe).join(""),{stroke:"ladder",width:i}),re("rails",a,{stroke:"ladder",width:s})]}function No(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,
pupils:d,tongue:m}=Cr(e,t,n,r),{skull:f,stripe:l,eye:u,pupil:p}=ze.snake,h=`snake-${Rr(t,n)}`,g=`${Nr(o)}Z`;return[re("halo",g,{stroke:"cell",width:.06}),re("to\
ngue",m.map(w=>xe(w)).join(""),{stroke:h,width:.025}),re("skin",g,{fill:h}),Lr(re("stripe",Nr(s),{stroke:"cell",width:l}),"0.04 0.12"),dt("skull",i,f,{fill:h}),
...a.map(w=>dt("eye",w,u,{fill:"die"})),...d.map(w=>dt("pupil",w,p,{fill:"dieInk"}))]}function mt(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>
a),s=(i,a,d,m)=>ut(i,m,{"data-ends":`${a} ${d}`});return[...r.map(([i,a])=>s("ladder",i,a,Ro(e,i,a))),...o.map(([i,a])=>s("snake",i,a,No(e,i,a,r)))]}function Br(e){
let[t,n]=te(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,width:d}=ze.flag,[m,f,l]=s,u=g=>g.map(([w,b])=>[r+w,o+b]),p=xe(u([s.slice(0,2),[m,l]])),h=`${xe(
u([[m,f],i,[m,a]]))}Z`;return ut("flag",[re("pole",p,{stroke:"goal",width:d}),re("pennant",h,{fill:"goal"})])}function Fe([e,t],n,r=1){let{side:o,corner:s,pip:i}=ze.
die,a=Or(n).map(f=>dt("pip",f,i,{fill:"dieInk"})),d=Ir("face",[0,o*.24],o*.7,`${n}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return ut("die",[zt("side",
[-o/2,-o/2],o,s,m),...a.length?a:[d]],{transform:`translate(${fe(e)} ${fe(t)}) scale(${r})`})}function Wr(e,t,n){let[r,o]=te(e,t),s=[o+.06,e.rows-r-.94],i=zt(n,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return i.attributes["fill-opacity"]=.08,Lr(i,"0.03 0.06")}function qr(e,{from:t,face:n,landing:r,stand:o}){let s=o===
r?[]:[Wr(e,o,"stand")];if(n===null)return s;let i=Y(e,t);if(t===r)return[Fe(i,n)];let{turn:a,neck:d,wings:m}=Pr(i,Y(e,r),tt(e)),f=`--far:${fe(ie(i,a).length+ie(
a,d).length)}`,l=re("arc",Ft(i,a,d),{stroke:"now",width:ze.arc.width});return[Wr(e,r,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:f}},
re("tip",`${xe(m)}Z`,{fill:"now"}),Fe(i,n)]}function Hr(e,t,n){let r=n;return t.map(([o,s,i],a)=>{let[d,m]=[Y(e,r),Y(e,s)],f=Ht(d,m,m[0]>=d[0]?-.3:.3,.12,.16);r=
i;let[l,u]=[f.middle[0],Math.floor(f.middle[1])+.5],p=Ft(f.from,f.turn,f.neck),h=`${xe(f.wings)}Z`;return ut("leg",[re("rim",p,{stroke:"cell",width:.1}),re("sha\
ft",p,{stroke:"ink",width:.05}),re("tip",h,{fill:"ink"}),zt("count",[l-.3,u-.14],.28,.04,{fill:"ink"}),Ir("order",[l-.16,u+.066],.19,`${a+1}`,"cell"),Fe([l+.16,
u],o,.8)],{style:`--order:${a}`})})}function Dr(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].
every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,d]=[Y(e,i),Y(e,s)],{from:m,turn:f,tip:l,wings:u}=Ht(a,d,.12,.18,.13),p=Ft(m,f,l)+xe(u);return re(r.has(s)?
"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var _t=e=>Se(".face","-.19 -.19 .38 .38",le(Fe([0,0],e))),pt=()=>c("li.chip",c("span",{role:"img"}),c("small"));function ft({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(A(e,"label",`Roll ${n}`),e.replaceChildren(_t(n))),W(t,r)}var Jt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ge=e=>`${Jt(e).kind} ${e.join("→")}`,Fr=(e,t)=>_({...e,name:"",jumps:t}),
ht=(e,t)=>Fr(e,e.jumps.filter(([n])=>n!==t)),_e=(e,t,n)=>Fr(e,[...ht(e,t).jumps,[t,n]]);function zr(e,[t,n],r,o){let s=ht(e,t);return r?_e(s,t,o):_e(s,o,n)}var Gt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function _r(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return _({...e,...t,name:"",jumps:r})}function Jr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Gr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,i=!1;function a({clientX:m,clientY:f}){let l=e.cellAt(m,f);!l||l===s||(s=l,i=!0,t(o,s))}function d(m){removeEventListener(
"pointermove",a),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),i&&(m?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:f,clientX:l,clientY:u})=>{let p=e.cellAt(l,u);i=!1,!(m||!f||!p)&&(o=s=p,addEventListener("pointermove",a),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>i,stop:()=>d()}}var Je=(e,t)=>c("label.setting",c("span",e),t);function Vr(e){let t=c("input.button",{type:"number",min:1,max:Ct,change:()=>e({cells:t.valueAsNumber})}),n=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:i.length===1?i[0]:i})}}),r=de("Start",[["1","on cell 1"],["0","off the board"]],"1",i=>e({start:Number(i)})),o=de("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",i=>e({overshoot:i})),s=de("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",i=>e({chained:i!==""}));return{
node:c(".settings",Je("Cells",t),Je("Die",n),Je("Start",r),Je("Past the goal",o),Je("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,n.value=typeof i.die=="n\
umber"?`${i.die}`:i.die.join(" "),r.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Ee(e){return Array.isArray(e)?`[${e.map(Ee).join(", ")}]`:JSON.stringify(e)}function Vt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Wo({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Lo({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([f,l])=>`  "${f}": ${Ee(l)}`).join(
`,
`)}
}
`}function Io(e){Vt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${Ee(t)}
`}function Bo(e){Vt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Q(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of nt(t))n[s][i]=r.get(o)??-1;return`[${n.map(Ee).join(`,
 `)}]
`}function qo(e){Vt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Pe=[{name:"python",title:"Python: Board(...)",write:Wo},{name:"json",title:"JSON",write:Lo},{name:"move-array",title:"Move array, from 0",write:Io},{name:"\
grid",title:"LeetCode grid",write:Bo},{name:"hackerrank",title:"HackerRank text",write:qo}];var Ur=["jumps","ladders","snakes","die","start","chained","overshoot"],Ho=Ur.slice(0,3);function Do(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Fo(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function zo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Fo(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Ur.includes(s))throw new Error(`a board has no option ${s}`);
Ho.includes(s)?n.jumps.push(..._o(i)):n[s]=Kr(i)}return[n]}function Kr(e){try{return Do(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function _o(e){
let t=Kr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Ee(n)}`);return t}var Jo="format version name author source cells die start chained overshoot jumps".split(" ");function Go(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Jo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Yr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${Ee(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Vo(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=nt(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Uo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),n=0;function r(i,a){let d=(t[n]??"").trim().split(
/\s+/);if(n+=1,d.length!==i||!d.every(m=>/^\d+$/.test(m)))throw new Error(`line ${n}: expected ${a}`);return d.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[d,m]of[["ladder",1],["snake",-1]]){let[f]=r(1,`the number of ${d}s`);
if(f>100)throw new Error(`line ${n}: 100 cells have no room for ${f} ${d}s`);for(let l=0;l<f;l+=1){let u=r(2,`the two cells of a ${d}`);if((u[1]-u[0])*m<=0)throw new Error(
`line ${n}: ${u.join(" ")} is not a ${d}`);a.push(u)}}s.push({cells:100,jumps:a})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Ko(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Vo(r)]:typeof r[0]=="object"?r.map(Go):[Yr(r)]}function gt(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return zo(t).map(_);if(/^[[{]/.test(t))return Ko(t).map(_);if(n&&/[\r\n]/.test(t))return Uo(t).map(_);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(Yr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Qr(e,t){let n=null,r=Pe[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),i=de("Notation",
Pe.map(l=>[l.name,l.title]),r,l=>{r=l,a()});function a(){if(!(!n||!f.open)){o.value=o.placeholder="",W(s,"");try{o.value=Pe.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=gt(o.value);t(l[0]),W(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){W(s,`This cannot be read: ${l.message}.`)}}let f=vr("Copy or paste as text",c(".tools",i,M("Copy",null,d),M("Use this text","Read \
the board in the text",m)),o,s);return f.addEventListener("toggle",a),{node:f,show(l){n=l,a()}}}var Ut=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Kt(e){let t=null,n=null,r=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),d=c(
"ol.thrown",{label:"A shortest route"}),m=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=M("Undo","Ctrl+Z",()=>e.go(-1)),l=M("Redo","Ctrl+Y",
()=>e.go(1)),u=Vr(x=>k(v=>_r(v,x),"")),p=Qr(e,x=>e.use(x));function h({distance:x,predecessor:v,throws:S,route:C}){t&&(t.paint({current:r,distance:x,predecessor:v,
route:s,piece:!1}),W(i,S??"none"),W(a,S===null?"the goal is out of reach":ae(S).replace(/^\S+ /,"")),at(d,C,pt,(F,[H,,K])=>ft(F,H,`to cell ${K}`)))}let g=()=>t?
Gt(t.board,r)[0]??null:null;function w(){if(!t)return;let{board:x,plan:v}=t;h(t);let S=g();t.light(S),t.sketch((S??[]).map(C=>{let[F,H]=Y(v,C);return{tag:"circl\
e",attributes:{cx:F,cy:H,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Gt(x,r).flatMap(b)),A(f,"aria-disabled",!e.can(-1)),A(l,"aria-disab\
led",!e.can(1))}function b(x){let{ends:v}=Jt(x),S=M(`Remove ${ge(x)}`,"Delete",()=>E(x)),C=v.map((F,H)=>M(`Move its ${F}`,null,()=>{o={jump:x,end:H},e.say(`Choo\
se the cell where the ${F} of ${ge(x)} goes.`),t?.cells.get(x[H])?.focus({preventScroll:!0})}));return[S,...C]}function k(x,v){if(t){r=o=null;try{e.use(x(t.board)),
e.say(`${v} ${Ut(t.throws)}`.trim())}catch(S){e.say(`${Me(S.message)}.`),u.show(t.board),w()}}}let E=x=>k(v=>ht(v,x[0]),`Removed: ${ge(x)}.`);function $(x,v){let S=g(),
C=S?S.indexOf(x):-1;return S&&C>=0?T(S,C,v):{change:F=>_e(F,x,v),what:`Drawn: ${ge([x,v])}.`}}let T=(x,v,S)=>({change:C=>zr(C,x,v,S),what:`Moved: ${ge(x)} is no\
w ${ge(v?[x[0],S]:[S,x[1]])}.`});function N(x,v){if(!t)return;let{change:S}=$(x,v),C=t.trial(S(t.board));h(C),e.say(`If you let go here: ${Ut(C.throws)}`)}function I(x,v){
let{change:S,what:C}=$(x,v);k(S,C)}function B(){r=o=null,t&&(t.trial(t.board),w(),R())}function R(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Ut(t.throws)}`)}return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",i,a)),d,m,c(".too\
ls",f,l,M("Random","Other jumps",()=>k(x=>hr(x),"Drawn at random.")),M("Remove all jumps",null,()=>k(x=>({...x,name:"",jumps:[]}),"Removed: all jumps.")),xr("Ro\
ute","One of the shortest routes",x=>{s=x,w()},!0)),u.node,p.node],show(x){t=x,r=o=null,n=Gr(t,{tries:N,draws:I,drops:B}),u.show(t.board),p.show(t.board),w(),R()},
leave:()=>n?.stop(),choose(x){if(!(!t||!x||n?.wasDrawing()))if(o){let{change:v,what:S}=T(o.jump,o.end,x);k(v,S)}else if(r===x)B();else if(r!==null){let v=r;k(S=>_e(
S,v,x),`Drawn: ${ge([v,x])}.`)}else{r=x,w();let v=g(),S=v?` Or drag an end of ${ge(v)}.`:"";e.say(`From ${x}: choose the cell where a jump ends. Escape cancels.${S}`)}},
key(x,{ctrlKey:v,metaKey:S,shiftKey:C,altKey:F}){let H=g();if(v||S){let K=x==="y"||C&&x==="Z"?1:x==="z"?-1:0;return K&&e.go(K),K!==0}if(x==="Escape"&&r!==null&&
!F)B();else if((x==="Delete"||x==="Backspace")&&H)E(H);else return!1;return!0}}}function Oe(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([a])=>a===
r);if(!o)return!1;let[,s,i]=o;return t.push({from:n(),face:r,landing:s,stand:i,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function Zr(e,t){let{start:n,cells:r}=e,o=mr(e),s=new Map;function i(p){let[h,g]=te(e,p),w=p===n?"start":p===r&&"goal",b=c(".cell",{role:"gridcell","data-cell":p,
"data-end":w,style:`grid-column:${g+1}`},c("span.number",`${p}`),c("span.end",{"data-is":w}),c("span.badge"));return J(b,"odd",(h+g)%2),s.set(p,b),b}function a(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function d(p){let{key:h,target:g}=p,[w,b]=te(e,Number(g.dataset.cell)),k={ArrowLeft:[w,b-1],ArrowRight:[w,b+1],ArrowUp:[
w+1,b],ArrowDown:[w-1,b]};if(h==="Enter"||h===" ")g.click();else if(k[h]){let E=o.find($=>`${te(e,$)}`==`${k[h]}`);s.get(E??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let m=p=>o.filter(h=>te(e,h)[0]===p).sort((h,g)=>te(e,h)[1]-te(e,g)[1]),f=Q(e.rows).reverse(),u=c(".grid",{role:"grid",label:t,keydown:d,focusin:({
target:p})=>a(p)},f.map(p=>c(".row",{role:"row"},m(p).map(i))));return a(s.get(n)??s.get(1)),{node:u,cells:s}}function Xr(e,t){let n=e.start;return t.map(([r,o,s])=>{let i={from:n,face:r,landing:o,stand:s,feet:e.ride(o).feet};return n=s,i})}var[en,tn]=[150,350],Yo=.25,rn=24;function Qo({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...Q(o-e+1).map(i=>e+i),...Q(o-n).
map(i=>o-1-i)]}function Zo(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=He(e,n,r);return[a(0),a(i),Y(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=ct(e,n,r,
Dt(e,n,r,o));return[...Q(rn+1).map(i=>s(i/rn)),Y(e,r)]}function nn(e,t,n,r){let s=Qo(n,e.cells).map(m=>Y(e,m)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
m,[f,l]]of s.slice(1).entries()){let[u,p]=s[m],h=[(u+f)/2,Math.min(p,l)-Yo];i.push({at:h,time:a+en/2,easing:"ease-in"}),a+=en,i.push({at:[f,l],time:a,easing:"ea\
se-out"})}for(let m of n.feet){let f=Zo(e,t,m);for(let[l,u]of f.entries())i.push({at:u,time:a+tn*(l+1)/f.length,easing:"linear"});a+=tn}let d=Te(r/(a||1),0,1);return i.
map(m=>({...m,time:m.time*d}))}var Xo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",on=([e,t])=>`translate(${e}px,${t}px)`;function sn(e,t){let n=he("path.piece",{d:Xo,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,A(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&A(n,"style",`t\
ransform:${on(Y(e,i))}`)},rest:s,walk(i,a,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=0,f=i.flatMap(u=>{let p=nn(e,t,u,a).map(
h=>({...h,time:m+h.time}));return m=p.at(-1)?.time??m,p});if(m===0)return;let l=f.map(({at:u,time:p,easing:h})=>({transform:on(u),offset:p/m,easing:h}));A(n,"vi\
sibility",null),r=n.animate(l,{duration:m}),r.onfinish=()=>{s(),d?.()}}}}var es=400;function an({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:i,cells:a,jumps:d}=t,m={cells:a,start:i,...e},{rows:f}=e,l=tt(m),{node:u,
cells:p}=Zr(m,n),h=new Map,g=Wt("new"),w=Wt("touched"),b=!1,k=null,E=new Set,$=null,T=[],N=`0 0 ${l} ${f}`,I=Se(".layer.goal",N,le(Br(m))),B=Se(".layer.jumps",N,
mt(m,d).map(le)),[R,x,v]=["g.tree","g.move","g.route"].map(L=>he(L)),S=Se(".layer.above",N,R,x,v),C=sn(m,d),F=Se(".layer.top",N,C.node),H=c(".sheet",u,I,B,S,F);
function K(L,D,G){if(!k)return"";let[U,ne]=[k.distance.get(L),k.predecessor.get(L)],V=[`cell ${L}`,p.get(L)?.dataset.end,...Mr(L,d)],ee=k.visited.has(L)?"visite\
d":"not reached";return V.push(D?"current":"",U!=null?`reached in ${ae(U,o)}`:ee,ne!=null?`from ${ne}`:"",G?r:"",E.has(L)?"part of what is wrong":""),V.filter(Boolean).
join(", ")}let j=L=>`var(--tint-${jt(L,s)})`;function y(L,D,G,U){let ne=L.current===D,V=L.visited.has(D),ee=L.distance.get(D),ar=L.predecessor.get(D),lr=`${[ne,
U,V,ee,ar,E.has(D)]}`;if(h.get(D)===lr)return;h.set(D,lr);let no=ee!=null?"reached":V&&"visited";Nt(G,{"data-distance":ee,"data-tint":ee!=null&&jt(ee,s),"data-f\
rom":ar,"data-visited":V,"data-waits":U,"aria-current":ne,"data-state":ne?"current":U?"frontier":no,label:K(D,ne,U)}),ee!=null&&G.style.setProperty("--tint",j(ee)),
A(G.lastChild,"data-is",It(ee)||null)}function O(){if(!k)return;let L=new Set(k.frontier.map(([D])=>D));for(let[D,G]of p)y(k,D,G,L.has(D))}function q(){if(!k)return;
let L=b?Dr(m,k.predecessor,k.current):[];R.replaceChildren(...L.map(le))}let P=L=>L.map(D=>B.querySelector(`[data-ends="${D} ${d.get(D)}"]`));function z(L,D){let G=new Set(
P(D));for(let U of B.children)J(U,L,G.has(U))}function Z(L){let D=L.flatMap(([,G,U])=>U===G?[]:t.ride(G).feet);v.replaceChildren(...Hr(m,L,i).map(le)),J(B,"rout\
ed",L.length),z("taken",D)}let X=()=>J(H,"arrived",!0),ce=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:m,cells:p,columns:l,shape:l/f,node:c(
`.board${ce}`,{style:`--wide:${l};--high:${f}`},H),paint(L,D,G,U,ne=0){k=L;let V=`${Object.values(G??{})}`!=`${Object.values($??{})}`;(V||U.length)&&C.rest(),J(
H,"arrived",!1),O(),g([...D].map(ee=>p.get(ee))),q(),x.replaceChildren(...(G?qr(m,G):[]).map(le)),w(P(G?.feet??[])),`${U}`!=`${T}`&&Z(U),ne>0&&U.length?C.walk(Xr(
t,U),es,X):ne>0&&V&&G&&C.walk([G],ne),$=G,T=U},piece:C,top:F,celebrate:X,showTree(L){b=L,q()},mark(L,D){let G=D.flatMap(V=>V.moves??[]),U=D.flatMap(V=>V.jumps??
[]),ne=G.flatMap(([,V])=>t.ride(V).feet);z("found",[...U.map(([V])=>V),...ne]),E=new Set(D.flatMap(V=>V.cells??[]));for(let[V,ee]of p)J(ee,"differs",V===L),J(ee,
"found",E.has(V));O()},drawn:()=>({plan:m,jumps:d,farthest:s,state:k,found:E,move:$,treeShown:b,route:T})}}function bt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,u])=>l!==u)),a=typeof n=="number"?Array.from({length:n},(l,u)=>u+
1):n;function d(l,u=[]){if(u.includes(l))return{feet:u,stand:null};let p=i.get(l);return p===void 0||u.length&&!o?{feet:u,stand:l}:d(p,[...u,l])}function m(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function f(l){return l===e?[]:a.flatMap(u=>{let p=m(l+u),h=p>0?d(p).stand:null;return h===null?[]:[[u,p,h]]})}return{cells:e,
start:r,jumps:i,ride:d,moves:f}}function Ge({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let d of i){let m=(r.get(d)??0)+1;for(let f of n(d)){let l=f[2];r.has(
l)||(r.set(l,m),o.set(l,d),s.set(l,f),i.push(l))}}let a=[];for(let d=t,m=s.get(d);m;m=s.get(d))a.unshift(m),d=o.get(d)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var ts=1400;function be(e){let t=bt(e),n=Ge(t),r=an({layout:qe(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:i,piece:a}=r,d=he("g.sketch");r.top.prepend(d);let m=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:i,faces:fr(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(f){let{current:l=null,near:u=[],distance:p,predecessor:h,move:g=null}=f,
{route:w=!1,piece:b=!0}=f,k={current:l,frontier:[...u].map(E=>[E,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};r.paint(k,[],g,w?o:[]),a.stand(
b?l:null)},walk(f){a.walk([f],ts,()=>f.stand===e.cells&&r.celebrate())},rest:a.rest,trial(f){let l=new Map(f.jumps),u=new Set;for(let w of[...m?.children??[]]){
let[b,k]=(w.getAttribute("data-ends")??"").split(" ").map(Number);l.get(b)===k?u.add(b):w.remove()}let p=new Map(f.jumps.filter(([w])=>!u.has(w))),h=mt(s,p).map(
le);for(let w of h)J(w,"lit",!0);m?.append(...h),t.jumps.clear();for(let[w,b]of l)t.jumps.set(w,b);let g=Ge(t);return o=g.route,g},light(f){for(let l of m?.children??
[])J(l,"lit",l.getAttribute("data-ends")===f?.join(" "))},sketch:f=>d.replaceChildren(...f.map(le)),cellAt(f,l){let p=r.node.getRootNode().elementFromPoint(f,l)?.
closest("[data-cell]"),h=p&&r.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var je=({columns:e,shape:t,node:n})=>c(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),ln=e=>new Set(e.map(([,t])=>t));function rs(e,t){let n=`You reached the goal in ${ae(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var ns=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function os(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ns()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function cn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":os(n);let o=lt(r);return e.won()?`${o} ${rs(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function dn(e,t,{
cells:n}){let r=`${Me(qt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function un(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${n.join(", ")}.`}function Yt(e,t){let n=null,r=null,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amount"),d=c("ol.throw\
n.history",{label:"Your throws"}),m=M("Undo","Take the last throw back (Backspace)",b),f=M("Start again","Back to the start",k),l=M("Show the shortest route",null,
()=>E(!u)),u=!1;function p(){if(!n||!r)return;let{thrown:$}=r,T=r.moves(),N=u||r.won();n.paint({current:r.at(),near:ln(T),distance:r.trail(),move:u?null:$.at(-1)??
null,route:u});for(let I of o.children){let B=Number(I.dataset.face);A(I,"aria-disabled",!T.some(([R])=>R===B))}W(s,$.length),W(i,$.length===1?"throw":"throws"),
W(a,N?n.throws??"none":"?"),at(d,$,pt,(I,B)=>ft(I,B.face,Bt(B)));for(let I of[m,f])A(I,"aria-disabled",!$.length);A(l,"aria-pressed",`${u}`),A(e.root,"data-won",
r.won())}function h(){n&&r&&e.say(cn(r,n.throws,n.faces))}function g($){if(!n||!r||r.won())return;let T=r.at();if(u=!1,!r.throws($)){p(),e.say(dn($,T,n.board));
return}p();let N=r.thrown.at(-1);N&&n.walk(N),h(),w()}function w(){t?.((r?.thrown??[]).map(({face:$})=>$))}function b(){r?.undo()&&(p(),h(),w())}function k(){!n||
!r?.thrown.length||(r=Oe(n.rules),u=!1,p(),h(),w())}function E($){u=$,p(),$&&n?e.say(un(n.throws,n.route)):h()}return{name:"Play",under:o,side:[c(".score",c("p",
"You ",s,i),c("p","Fewest ",a)),c(".tools",m,f,!t&&l),d],show($){n=$,r=Oe(n.rules),u=!1,o.replaceChildren(...n.faces.map(T=>{let N=M(_t(T),null,()=>g(T),`Throw ${T}`);
return A(N,"data-face",T),N})),p(),h()},replay($){if(!n)return!1;let T=r;r=Oe(n.rules);let N=$.every(I=>r?.throws(I));return N||(r=T),p(),h(),N},leave:()=>A(e.root,
"data-won",null),choose($){let T=r?.moves()??[],N=T.find(([,I])=>I===$)??T.find(([,,I])=>I===$);N?g(N[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${$}\
.`)},key($,{ctrlKey:T,metaKey:N,altKey:I}){if(T||N||I)return!1;let B=Number($);if($==="Backspace")b();else if($!==" "&&n?.faces.includes(B))g(B);else return!1;return!0}}}var wt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Qt=new Map;function is(e){let t=Qt.get(e)??new CSSStyleSheet;return Qt.has(e)||t.replaceSync(e),Qt.set(e,t),t}function mn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=wt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[is(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var pn=e=>e.getRootNode().activeElement??
null;function Ae(e){let t=c("span.strip.quiet",{role:"status"}),n=c("span.clock.quiet",{"aria-hidden":"true"}),r=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:c("span.progress",r,t),say(o,s=""){W(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,W(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&A(r,"value",o),W(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>W(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),W(n,""),r.hidden=!0}}}}var as=["sessionStorage","localStorage"],ls="This browser stores nothing here",cs="The browser's storage is full";function Ce(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Re(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?cs:ls}}function Zt(e,t=as){for(let n of t)try{window[n].removeItem(e)}catch{}}var[Xt,fn]=["snl-workbench",1],hn="download what you want to keep.",ds=`Another version of the workbench has stored code here, which is left alone: ${hn}`;function yt(e){
let t=Ce(e,Xt);return t?t.version!==fn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function gn(){let[e,t]=[yt("sessionStorage"),
yt("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:fn,signature:"board",sources:{}};return{kept:r,store(o){if(n)return ds;
let s=yt("localStorage"),a={...(s===null||s==="newer"?r:s).sources};o in r.sources?a[o]=r.sources[o]:delete a[o];let d=Re(Xt,r,{...r,sources:a});return d&&`${d}\
: ${hn}`},elsewhere(o){let s=yt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===Xt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function bn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var us="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function wn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},d="",m=null,f=c(".tools"),l=c(".tabs",{role:"group",label:"Program"}),u=c(".programs",
l,f),p=v=>v?s.second??s.signature:s.signature,h=v=>`${v?"2:":""}${p(v)}`,g=!1,w=()=>i.signatures.find(({name:v})=>v===p(g))?.template??"",b=()=>s.sources[h(g)]??
w(),k=()=>a.kind==="mine"||a.kind==="second";function E(v){a=v,k()&&g!==(a.kind==="second")&&(g=!g,m=null,$()),x();let{kind:S,name:C}=a;k()?n(b(),!1):n(S==="lin\
k"?t??"":i.programs.find(F=>F.name===C)?.source??"",!0)}function $(){let v=e.elsewhere(h(g));v===null?m=null:v!==b()&&(m=v),x()}function T(){let[v,S]=[m,r()];I(
v??""),E(N()),m=S,x()}let N=()=>({kind:g?"second":"mine"});function I(v){let S=h(g);v===void 0?delete s.sources[S]:s.sources[S]=v,d=e.store(S)}function B(){let v=`${a.
name??(g?"my-other":"mine")}.py`.replaceAll("-","_");bn(new Blob([r()],{type:"text/x-python"}),v)}function R(){g=!1,I(t??""),E({kind:"mine"})}function x(){let{kind:v,
name:S}=a,C=(j,y,O="")=>{let q=M(j,O||null,()=>E(y));return A(q,"aria-pressed",`${v===y.kind}`),q},F=j=>i.programs.filter(y=>y.kind===j).map(y=>[y.name,y.title]),
H=de("A program to look at",[["","Look at a program"]],S??"",j=>{E(j?{kind:"program",name:j}:N())});for(let[j,y]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let O=F(y).map(([q,P])=>c("option",{value:q},P));H.append(c("optgroup",{label:null},O)),H.lastElementChild?.setAttribute("label",j)}H.value=S??"",H.classList.
toggle("s-chosen",v==="program"),l.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],H);let K=M("Download","As a file of Python",B);if(k()){let j=de("How it is called",i.signatures.map(q=>[q.name,q.title]),p(
g),q=>{g?s.second=q:(s.second=p(!0),s.signature=q),d=e.store(h(g)),m=null,$(),E(N())}),y=M("Reset","Back to the beginning of this signature",()=>{I(),E(N())}),O=m!==
null&&M("Other tab's code","Exchange it with the code here",T);f.replaceChildren(j,y,K,...O?[O]:[])}else v==="link"?f.replaceChildren(M("Make it mine","Instead \
of what is there",R),K):f.replaceChildren(K)}return{node:u,chosen:()=>a,isMine:k,trouble:()=>d||(m===null?"":us),end:e.follow(()=>{$(),o()}),show(v){i=v,$(),i.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),E(a)},changed(v){k()&&I(v)},question(){return a.kind==="program"?{name:a.name}:{source:r(),signature:k()?
p(g):null}},other(){let v=s.sources[h(!g)];return k()&&v?.trim()?{source:v,signature:p(!g)}:null}}}function Ne(e){let t=c(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=c("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ve=e=>e===null?"out of reach":ae(e),We=e=>`${Me(e)}${/[.?!]$/.test(e)?"":"."}`,se=(e,t,...n)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),n),oe=e=>e&&
c("p",`${e}`),ve=e=>e&&c("p.quiet",`${e}`),yn=(e,t)=>c("p","Right is ",c("b",Ve(e)),", yours says ",c("b",Ve(t)),"."),kn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Le=(e,t)=>e!==null&&c(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function er(e,t){let n=_(
e),r=be(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:je(r)}}function Ue({report:e,like:t,stepper:n},r){
let o=[ve(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>ve(`Note: ${i.says}.`))];if(e.correct===!1)return ms(e,t,o,n,r);let{
name:s}=e;return e.correct?se("right",`${s} is right on every board that was tried`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",
c("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ve(`${xn(e)}.`),...o):se("open",`${s} could not be judged`,oe(We(e.finding.says)),...o.slice(
1))}var xn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function ms(e,t,n,r,o){let{finding:s,expected:i,got:a}=e,{board:d,node:m}=er(
e.board,s),f=typeof a=="number"?null:a,l=[f?oe(`Right is ${Ve(i)}. Yours: ${f.says}.`):yn(i,a),s.kind!==f?.kind&&oe(We(s.says)),oe(kn(f)),...t.slice(0,2).map(u=>ve(
`It answers like a known mistake: ${u.title}. The repair: ${u.repair}`)),ve(`${ke(d)} · ${xn(e)}`),...n,c(".tools",r&&M("Step to the first difference",null,()=>o.
step(r)),o.draw(d))];return se("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",c(".exhibit",m,c(".told",l)))}function ps({
right:e,ended:t,throws:n,expected:r,finding:o,line:s},i){return e?se("right",`Right on this board: ${Ve(n)}`,ve("One board proves little. Check plays them all, \
smallest first.")):se("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&yn(r,n),o&&oe(We(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),oe(kn(o)),Le(s,i))}function fs({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>c("tr",[r.
algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].
map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return se("open",`On this board: ${Ve(e.throws)}`,Lt("","Comparison",c("table",c("thead",c("tr",t.map(r=>c(
"th",{scope:"col"},r)))),c("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&ve(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var hs={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Ke=({what:e,says:t,line:n},r)=>se(e==="stopped"?"open":"wrong",hs[e]??"That did not work",oe(We(`${n===null?"":`line ${n}: `}${t}`)),Le(n,r));function tr({
printed:e,more_printed:t}){return e?.length?se("open","It printed",Lt(".printed","What it printed",e.map(n=>c(".print",c("span.quiet",n.line===null?"":`line ${n.
line}`),c("code",n.text)))),ve(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function vn(e,t){return[e.kind==="failure"?Ke(e,t):e.of==="check"?
Ue(e,t):e.of==="compare"?fs(e):e.of==="solve"&&ps(e,t),tr(e)].filter(r=>!!r)}var Ye=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",kt=e=>e[0]?.querySelector(
"p")?.textContent??"";var gs=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],bs="This code came with the link. It has not run, and runs only when\
 you press a button below.",$n="It runs …",ws=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Sn(e,t){let n=null,
r=null,o=!1,s=!1,i=!1,a=t.host(k),d=gn(),m=t.store.get().code,f=c(".editor"),l=c("p.note.quiet"),u=Ae(a.size),p=c(".cards"),h=Ne(t),g=M("Stop","End what is runn\
ing",()=>a.stop()),w=gs.map(([R,x,v])=>M(R,v,()=>I(x))),b=wn({keeper:d,arrived:m,open:E,text:()=>r?.text()??"",heard:()=>$()});function k(R){i&&u.loads(R,$n)}function E(R,x){
r?.open(R,x),$()}function $(){let{kind:R}=b.chosen(),x={mine:b.trouble()||a.refusal,second:b.trouble()||a.refusal,program:a.refusal,link:bs};W(l,x[R]??""),l.classList.
toggle("s-strong",R==="link")}async function T(){o=!0;try{let[{make:R},x]=await Promise.all([t.editor(),t.shelf()]);r=R(f,"Program",v=>{b.changed(v),$()}),b.show(
x)}catch(R){W(l,`The editor cannot be loaded: ${R.message}`)}N()}function N(){for(let R of w)A(R,"aria-disabled",i||!r||!!a.refusal);g.hidden=!i,A(p,"aria-busy",
`${i}`),!s&&a.size&&u.say(`Python (${a.size}) loads at the first run.`)}async function I(R){if(i||!r||!n||a.refusal)return;s=i=!0,r.point(null),p.replaceChildren(),
h.clear(),u.say($n),N();let{name:x,cells:v,jumps:S,die:C,start:F,chained:H,overshoot:K}=n.board,j={name:x,cells:v,jumps:S,die:C,start:F,chained:H,overshoot:K},y=R===
"compare"?b.other():null,O={kind:R,program:b.question(),board:j,other:y},q=await a.ask(O,P=>u.say(`${P} …`));i=!1,u.done(),N(),B(q)}function B(R){let x=vn(R,{
step:h.step,draw:C=>M("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){r?.point(C),r?.focus()}});(R.kind==="result"&&R.of)==="compare"&&b.
isMine()&&!b.other()&&x.push(ws()),p.replaceChildren(...x),"line"in R&&R.line&&r?.point(R.line),p.scrollIntoView({block:"nearest"}),R.kind==="result"&&R.of==="t\
race"&&h.step(R.stepper);let S=Ye(x);e.say(S?`${S}. ${kt(x)}`:"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[b.node,l,f,c(".tools.acts",w,g,u.node)],foot:[p],below:[h.node],show(R){n=R,n.paint({piece:!1}),o||T(),N(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),b.end(),r?.destroy()},more:()=>["mine","second"].includes(
b.chosen().kind)?r?.text()??null:null,stays:()=>m}}var xt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
t)}@container (min-width: 62rem){.s-amount{font-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;cou\
nter-reset:throw}.s-history .s-chip{align-items:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:c\
ounter(throw) ".";min-width:1.6em;color:var(--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{di\
splay:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}.s-text{display:block;widt\
h:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,\
var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-fram\
e{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5\
}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-mode\
s{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage\
{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Mn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",En=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Qe(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(_),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),d=c("p.trouble",{role:"alert"}),m=c(""),f=c(".main",m),l=c(".side"),u=c(".\
stage",f,l),p=c(".foot"),h=c(""),g=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:g,say:y=>W(i,y),use(y){k.add(y),
v(y),x()},can:y=>k.can(y),go(y){k.can(y)&&(v(k.go(y)),x())},enter(y){S(E.find(O=>O.name===y)??$),v(T.board),x()}},b=r.get(),k=Jr(b.board??_(t.board)),E=t.only?[
t.only==="Play"?Yt(w,n.played):Kt(w)]:[Yt(w),Kt(w),Sn(w,n)],$=E.find(({name:y})=>y===b.mode)??E[0],T=be(k.now()),N=s.map(({name:y},O)=>[`${O}`,y]),I=de("Board",
[["","Your board"],...N],"",y=>{let O=s[Number(y)];y&&O&&w.use(O)}),B=c("input.address",{readonly:"",label:"To copy",hidden:""});async function R(){let O=`${location.
href.split("#")[0]}${st(T.board,$.name,$.more?.()??null)}`;B.value=O;try{await navigator.clipboard.writeText(O),w.say("Copied: a link to this board.")}catch{B.hidden=
!1,B.select(),w.say("Copy the link from the field.")}}function x(){let[y=null]=E.flatMap(({stays:O})=>O?.()??[]);r.set({...T.board,name:""},$.name,y)}function v(y){
let O=pn(m),q=m.contains(O)&&O?.dataset.cell;T.rest(),T=be(y),m.replaceChildren(T.node),A(u,"style",`--shape:${T.shape};--columns:${T.columns}`),A(g,"style",`--\
rows:${T.plan.rows}`),W(a,ke({...y,name:""}));let P=s.findIndex(z=>me(z)===me(y));I.value=P<0?"":`${P}`,I.options[0].hidden=P>=0,B.hidden=!0,W(d,""),$.show(T),q&&
T.cells.get(Number(q))?.focus({preventScroll:!0})}function S(y){$.leave(),$=y;for(let[O,q]of C.entries())A(q,"aria-pressed",`${E[O]===$}`);J(g,"drawing",$.name===
"Draw"),J(g,"writing",$.name==="Write"),f.replaceChildren(m,$.under),l.replaceChildren(c(".says",i),...$.side),p.replaceChildren(...$.foot??[]),h.replaceChildren(
...$.below??[])}let C=E.map(y=>M(y.name,null,()=>w.enter(y.name)));g.addEventListener("mousedown",y=>{let O=y.target;!O.closest(".s-grid")||!m.contains(O)||(y.preventDefault(),
g.focus({preventScroll:!0}))}),g.addEventListener("click",({target:y})=>{let O=y.closest(".s-grid .s-cell");O&&m.contains(O)&&$.choose(Number(O.dataset.cell))}),
g.addEventListener("keydown",y=>{let O=y.target;En(y)&&y.stopPropagation(),!O.matches(Mn)&&$.key(y.key,y)&&y.preventDefault()});function F(y){let O=y.composedPath()[0];
if(y.defaultPrevented||!En(y)||!/^[1-9]$/.test(y.key)||O.closest(`${Mn}, .snl-stepper`))return;let{top:q,bottom:P}=m.getBoundingClientRect();P>0&&q<innerHeight&&
$.key(y.key,y)&&y.preventDefault()}function H(){let{board:y,mode:O,trouble:q}=r.get();y&&(me(y)!==me(T.board)||o)&&(k.add(y),S(E.find(P=>P.name===O)??$),v(y)),W(
d,q)}o&&addEventListener("keydown",F);let K=r.subscribe(H);g.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},C),s.length>0&&c(
"label.board-of",c("span","Board"),I),a,o&&c(".tools",M("Copy link","A link to this board",R),B)),d,u,p)),J(g,"ready",!0),J(g,"only",t.only),J(g,"fixed",t.fixed);
let{remove:j}=mn(e,xt,g);return e.append(h),S($),v(T.board),W(d,b.trouble),{show:v,replay:y=>$.replay?.(y)??!1,destroy(){removeEventListener("keydown",F),K(),T.
rest();for(let y of E)y.end?.();h.remove(),j()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Qe(e,t,it(t.files))}var rr=1,vt="snl-exercise:",Tn="Export what you want to keep.",ks=`Another version of this book has stored something for this exercise, which is left alone. ${Tn}`,
xs=globalThis,Pn=xs.snlRecords??=new Map,On=e=>e?.version===rr&&typeof e.source=="string"&&typeof e.solved=="boolean";function $t(e,t){let n=Ce(e,vt+t);return On(
n)?n:n?.version>rr?"newer":null}function we(e){let[t,n]=[$t("sessionStorage",e),$t("localStorage",e)],r=[Pn.get(e),t,n].filter(o=>On(o));return r.length?{...r[0],
solved:r.some(({solved:o})=>o)}:null}function jn(e){let t=$t("localStorage",e);return t===null||t==="newer"?null:t.source}function nr(e,t,n=!1){let r=we(e),o={version:rr,
source:t,solved:n||(r?.solved??!1)};Pn.set(e,o);let s=$t("localStorage",e)==="newer",i=s?"":Re(vt+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?ks:i&&`${i}. ${Tn}`}function An(e){let t=r=>e(r.detail.name,!1),n=({key:r})=>{r===null?e(null,!0):r.startsWith(vt)&&e(r.slice(vt.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",n),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",n)}}var or="snl-cell:";function Cn({id:e,source:t}){for(let n of["sessionStorage","localStorage"]){let r=Ce(n,or+e);if(r?.of===t&&typeof r.source=="string")return r.
source}return t}function sr({id:e,source:t},n){n===t?Zt(or+e):Re(or+e,{of:t,source:n})}var vs="script,style,link,meta,base,iframe,object,embed,form";function Rn(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
vs))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function Nn(...e){let t=c("pre",e),n=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},n)}function $s(e){let t=be(_(e));return t.paint({piece:!1}),je(t)}var Wn=e=>c("",{class:"output text_html"},e);function Ln(e,t){
let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=c("",{class:"cell_output docutils container",hidden:""}),o=Ne(t);o.node.dataset.snl="",e.append(
r);let s=[];function i(){for(let u of s)u.then(({destroy:p})=>p());s=[],o.clear(),r.replaceChildren()}function a(u){for(let p of n)p.hidden=u;r.hidden=!u}function d(u,p){
let h=c("",{"data-snl":""});r.append(Wn(h)),s.push(t.step(h,u,{level:$r(r),...p}))}let m=(...u)=>{let p=c("",{class:"snl snl-workbench snl-cell"},c(".cards",u));
return c("",{class:"snl-host"},p)};function f(u,p){if(u.kind==="html"||u.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...Rn(u.kind==="ht\
ml"?u.html:u.svg)),h}if(u.kind==="code")return Nn(...Rn(`<pre>${u.lines.join(`
`)}</pre>`));if(u.kind==="report"){let h={step:o.step,point:p.point,draw:w=>c("a.button",{href:`../play.html${me(w)}&draw`},"Open this board in the workbench")},
g=Ue(u,h);return g.setAttribute("role","group"),r.append(m(g)),Wn(o.node)}if(u.kind==="board")try{return m($s(u.board))}catch{}return u.text?Nn(document.createTextNode(
u.text)):null}function l({exception:u,says:p,line:h,missing:g},{runAbove:w,point:b}){let E=se(w?"open":"wrong",w?"Run the cells above first":u,w?c("p",c("code",
g)," is made in a cell above, which has not run yet."):oe(p&&We(p)),w?c(".tools",M("Run all above","And then this cell",w)):Le(h,{point:b,step:d,draw:()=>c("")}));
return E.setAttribute("role","group"),m(E)}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),r.remove()},
show(u,p){if(i(),r.removeAttribute("aria-busy"),a(!0),u.kind==="failure"){if(u.what==="stopped")return;let h=Ke(u,{point:p.point,step:d,draw:()=>c("")});h.setAttribute(
"role","group"),r.append(m(h));return}for(let h of u.shown)h.kind==="stepper"?d(h.payload,{predict:h.predict,position:h.position??void 0}):r.append(f(h,p)??"");
u.more_shown&&r.append(c("p",`And ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&r.append(l(u.error,p))}}}var Ss=e=>e.kind==="failure"?e.says:e.error?.exception??"";function St({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
d={beginning:-1,code:""};return{title:e,source:n,done:()=>d.beginning===t.beginnings()&&d.code===n(),async run(){let m=n();s?.();let f=r?.()??null,l={kind:"cell",
program:{source:m},opens_on:f},u=await t.ask(o??a,l,()=>{}),p=Ss(u);return d={beginning:p?-1:t.beginnings(),code:m},i?.(u),p}}}var Ms="Stopped. Python begins again, without the names of the cells that have run.";function In(e,{given:t,title:n,around:r,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),d=Cn(t),m=!1,f=null,l=Ae(o.size),u=Ln(e.closest("div.cell"),r),p=c(".editor",{hidden:""}),h=M("Run","Run this cell (Shift+Enter i\
n the editor)",T),g=M("Edit","Open the editor",()=>x(!0)),w=M("Stop","End what is running",()=>o.stop()),b=M("Reset","Back to the code and the output of the les\
son",S),k=St({title:n,bench:o,source:()=>d,opensOn:()=>d===t.source&&t.opens_on||null,watcher:{loads:j=>l.loads(j,"Running …"),changes:$},begins:N,ends:I}),E=()=>{};
function $(){A(h,"aria-disabled",o.busy()||!!o.refusal),w.hidden=!m,b.hidden=m||d===t.source&&!u.shown()}async function T(){o.busy()||o.refusal||await k.run()}function N(){
m=!0,u.wait(),l.say("Running …"),E=l.count()}async function I(j){m=!1,E();let y=j.kind==="failure",O=y?null:j.error,q=O?.missing&&s().some(z=>!z.done()&&Es(z,
O.missing??""));u.show(j,{runAbove:q?B:null,point:v});let P=y?j.line:O?.line;y?l.say(j.what==="stopped"?Ms:j.says):q?l.say("Run the cells above first."):O?l.say(
`${O.exception}${P?` in line ${P}`:""}.`):l.say(j.shown.length?"Done.":"Done. This cell shows nothing."),$(),f&&(await f)?.point(P??null)}async function B(){h.focus(
{preventScroll:!0});for(let j of s().filter(y=>!y.done())){l.say(`${j.title} runs …`);let y=await j.run();if(y){l.say(`${j.title} has ended early: ${y}`);return}}
await T()}async function R(){try{let{make:j}=await r.editor();a.hidden=!0,p.hidden=!1;let y=j(p,n,O=>{d=O,sr(t,d),$()});return y.open(d),y}catch(j){return l.say(
`The editor cannot be loaded: ${j.message}.`),null}}async function x(j){g.hidden=!0,f??=R();let y=await f;return y||(f=null),g.hidden=!!y,j&&y?.focus(),y}async function v(j){
(await x(!0))?.point(j)}async function S(){await C(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function C(){(await f)?.destroy(),f=null,p.replaceChildren(),
p.hidden=!0,a.hidden=!1,g.hidden=!1,d=t.source,sr(t,d),u.clear(),l.say(""),$()}p.addEventListener("keydown",j=>{j.key!=="Enter"||!j.shiftKey||(j.preventDefault(),
j.stopPropagation(),T())},{capture:!0});function F(){getSelection()?.isCollapsed&&x(!0)}a.addEventListener("click",F);let H=c("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:n});H.append(p,c(".tools.cellbar",h,w,g,b,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(H);let K=o.watch({loads(){},changes:$});
return addEventListener("snl-reset",C),o.refusal&&A(h,"title",o.refusal),$(),d!==t.source&&x(!1),{...k,destroy(){K(),removeEventListener("snl-reset",C),E(),u.remove(),
f?.then(j=>j?.destroy()),a.hidden=!1,a.removeEventListener("click",F),e.replaceChildren()}}}var Es=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Bn(e,t,n){let r=0,o=[],s=[];return e.forEach((i,a)=>{let{id:d,exercise:m,source:f}=i,l=document.querySelector(`[data-snl-cell="${d}"]`);if(l){r+=1;let u=()=>o.
slice(0,a),p=In(l,{given:i,title:`Cell ${r}`,around:t,bench:n,above:u});o.push(p),s.push(p.destroy)}else{let u=()=>m&&we(m)?.source||f,p=m?"The exercise above":
"A cell above";o.push(St({title:p,bench:n,source:u}))}}),{destroy(){for(let i of s)i()}}}var Ts=["stopped","late","died"];function qn(e){let t=new Set,n=null,r=!1,o=0,s=e.host(a=>n?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,beginnings:()=>o,busy:()=>n!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,d,m){n=a,r=!0,i();let f=await s.
ask(d,m);return n=null,f.kind==="failure"&&Ts.includes(f.what)&&(o+=1),i(),f}}}function Hn({label:e,picture:t,stub:n,source:r,editor:o,change:s,trouble:i}){let a=r,d=null,m=null,f=c("pre.plain"),l=M("Edit","Open the editor",()=>b(!0)),u=c(
".still",l,f),p=c(".editor",u);u.addEventListener("click",()=>b(!0));function h(){a===n?f.replaceChildren(...t):W(f,a)}function g(k){a=k,s(k)}async function w(){
try{let{make:k}=await o();return p.replaceChildren(),m=k(p,e,g),m.open(a),m}catch(k){return i(`The editor cannot be loaded: ${k.message}.`),null}}async function b(k=!1){
A(l,"aria-disabled",!0),d??=w();let E=await d;return k&&E?.focus(),E}return h(),{node:p,open:b,text:()=>a,replace(k){k!==a&&(a=k,m?m.replace(k):h(),s(k))},async point(k){
k===null&&!m||(await b(k!==null))?.point(k)},destroy:()=>d?.then(k=>k?.destroy())}}function ye(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function $e(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Mt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[Ps]=Pe;function Dn({given:e,write:t,around:n},r,o,s){let i=c(""),a=o(e.stub),d=()=>{},m={get:()=>Rt(a),set(p){a=p,t(r(a))},subscribe(p){return d=p,()=>{}}},
f=`Exercise ${e.number}: the board`,u=Qe(i,{board:a,only:"Draw",fixed:!s,label:f},{...n,store:m,page:!1});return{node:i,end:u.destroy,show(p){try{a=o(p)}catch{return!1}
return d(),!0}}}var Fn=e=>Dn(e,t=>`from snl_algos import Board

${e.given.defines} = ${Ps.write(t)}`,t=>gt(ye(t,e.given.defines))[0],!0),zn=e=>Dn(e,({jumps:t})=>`${e.given.defines} = ${Mt(t)}`,t=>{let r=Object.entries($e(ye(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:r})},!1);function _n({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
i=c(""),a=Rt(_(o.board)),d={get:()=>a,set(){},subscribe:()=>()=>{}},m=`Exercise ${s}: the board`,f=Qe(i,{board:o.board,only:"Play",label:m},{...n,store:d,page:!1,
played:u=>t(`${r} = [${u.join(", ")}]`)});function l(u){let p=$e(ye(u,r));return Array.isArray(p)&&p.every(Number.isInteger)?p:null}return{node:i,end:f.destroy,
first:"Choose the first face.",judge(u){let p=l(u);return p?.length?Os(_(o.board),p):null},show(u){let p=l(u);return!!p&&f.replay(u===e.stub?[]:p)}}}function Os(e,t){
let n=bt(e),r=Oe(n);if(r.won()||!t.every(d=>r.throws(d)))return null;let o=r.won()&&t.length===Ge(n).throws,s=`You reach the goal in ${ae(t.length)}.`,i=o?s:r.won()?
`${s} Fewer are enough.`:`After ${ae(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,a=r.thrown.map((d,m)=>`${m+1}. ${lt(d)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function Jn({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=_(r.board),{columns:i,rows:a}=qe(s.cells),d=be(s);d.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(u=>{let p=u+1,[h,g]=te({cells:s.cells,start:1,columns:i,rows:a},p),w=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${p}`,
input:()=>t(`${n} = ${Mt(f())}`)}),b=`grid-row:${a-h};grid-column:${g+1}`;return[p,{input:w,node:c("label.field",{style:b},c("span",`${p}`),w)}]})),f=()=>[...m].
filter(([,{input:u}])=>/^\d+$/.test(u.value.trim())).map(([u,{input:p}])=>[u,Number(p.value)]),l=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...m.values()].map(({node:u})=>u));return{node:c(".distances",je(d),l),show(u){let p=$e(ye(u,n));if(typeof p!="object"||!p||Object.keys(
p).some(h=>!m.has(Number(h))))return!1;for(let[h,{input:g}]of m){let w=`${p[h]??""}`;g.value.trim()!==w&&(g.value=w)}return!0}}}var js=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ie=e=>js(e).map((t,n)=>n%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Et=e=>e.map(([t,n])=>t?c("span",{class:t},
n):n);function Gn({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([f])=>f),s=o,i=new Map(r.map(([f,l])=>{let u=M("↑",null,()=>d(f,-1),`Move step ${f} \
up`),p=M("↓",null,()=>d(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Ie(l));return[f,{up:u,down:p,node:c("li.step",h,c(".tools",u,p))}]})),
a=c("ol.steps",{label:"The steps, in your order"});function d(f,l){let u=s.indexOf(f);if(!s[u+l])return;let p=[...s];[p[u],p[u+l]]=[p[u+l],p[u]],s=p,m(),i.get(f)?.[l<
0?"up":"down"].focus(),t(`${n} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function m(){s.forEach((f,l)=>{let u=i.get(f);u&&(A(u.up,"aria-disabled",l===0),A(u.down,"\
aria-disabled",l===s.length-1),a.append(u.node))})}return m(),{node:a,first:"Put the steps in order first.",show(f){let l=$e(ye(f,n));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,m(),!0)}}}function Vn({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let d=c("input",
{type:"radio",name:`snl-${r}`,change:()=>t(`${n} = ${a+1}`)});return{input:d,node:c("label.step",d,c("b",`${a+1}.`),c("span.words",Ie(i)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number($e(ye(i,n)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:d},m)=>{d.checked=m===a-1}),!0)}}}var As={order:Gn,choice:Vn,board:Fn,jumps:zn,throws:_n,distances:Jn};function Un(e,t,n){let r=As[e.form.kind];if(!r)return null;let o="",s=!1,i=r({given:e,write:m,
around:n}),a=M("","The Python that this writes",()=>{s=!s,f()}),d=c(".reply",i.node,c(".tools.swap",a),t.node);function m(l){o=l,t.replace(l)}function f(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",A(a,"aria-expanded",`${s}`)}return f(),{node:d,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??null,
end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,f()))}}}function Kn({hints:e,solution_coloured:t,after:n},r){let o=c(".help",c("",{class:"highlight"},c("pre",Et(t))),n.map(h=>c("p",Ie(h)))),s=0,i=c("ol.hints",{label:"\
Hints"}),a=c(".asked",{role:"group",label:"The solution"}),d=M("Hint","A little help; there may be more",f),m=M("Solution","Asks before it shows it",u);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Ie(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;d.textContent=s?`Next hint (${h} left)`:"Hint",A(d,"aria-disabled",!h),h||(d.textContent="No more hints")}function u(){let h=M(
"Show it",null,p),g=e.length-s,w=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("p",`Do you want to see a solution?${w}`),
c(".tools",h,M("Not yet",null,()=>(a.replaceChildren(),m.focus())))),h.focus()}function p(){let h=M("Hide it",null,()=>(a.replaceChildren(),m.focus())),g=M("Use\
 it","In the place of what you have",r);a.replaceChildren(c("b","A solution"),o,c(".tools",g,h)),g.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return l(),{buttons:[d,m],nodes:[i,a]}}function Cs(e,t){if(!e)return null;try{let{board:n,node:r}=er(e,null);return{node:r,words:ke(n),way:t.draw(n)}}catch{return null}}function Rs({passed:e,reason:t,
board:n,details:r,line:o},s){let i=Cs(n,s),a=[oe(t),...r.map(oe),i&&c("p.quiet",i.words),Le(o,s),i&&c(".tools",i.way)].filter(d=>!!d);return se(e?"right":"wrong",
e?"Solved":"Not yet",...i?[c(".exhibit",i.node,c(".told",a))]:a)}function ir(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Rs(e,t)];let a=Ue({report:o,like:n,stepper:r},t);return i&&!s?[se("wrong","Not yet",oe(i)),a]:[a]}function Yn(e,t){return[...e.kind==="failure"?[Ke(e,t)]:
ir(e.verdict,t,e),tr(e)].filter(r=>!!r)}var Ns="Nothing is written yet.",Ws="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Qn="It runs. A c\
all may take 1 second …",Ls="The mark stays: another version of yours has solved it.";function Zn(e,t,n,r){let{name:o,number:s,stub:i}=t,a=we(o),d=!1,m=()=>{},
f=c("p.note.quiet"),l=Ae(r.size),u=c("span.state"),p=c(".cards"),h=Ne(n),g=Kn(t,()=>B(t.solution,"This is a solution.")),w=Hn({label:`Exercise ${s}`,picture:Et(
t.stub_coloured),stub:i,source:a?.source??i,editor:n.editor,change:I,trouble:P=>W(f,P)}),b=Un(t,w,n),k=M("Check","Run it and judge it",F),E=M("Stop","End what i\
s running",()=>r.stop()),$=M("Reset","Back to how it was",()=>B(i,b?"":"Ctrl+Z in the editor brings your code back.")),T=null,N=M("Other tab's answer","Exchange\
 it with the answer here",x);N.hidden=!0;function I(P){P!==(we(o)?.source??i)&&W(f,nr(o,P)),b?.show(P)}function B(P,z){w.replace(P),l.say(z)}function R(P,z){w.replace(
z),P&&(p.replaceChildren(),h.clear(),l.say("As in the lesson."))}function x(){let[P,z]=[T,w.text()];T=z,w.replace(P??"")}let S={loads:P=>l.loads(P,Qn),changes:C};
function C(){let P=we(o)?.solved;W(u,P?"✓ Solved":""),A(k,"aria-disabled",r.busy()||!!r.refusal),E.hidden=!d,A(p,"aria-busy",`${d}`),!r.begun()&&r.size?l.say(
`Python (${r.size}) loads at the first check.`):!d&&l.said().startsWith("Python")&&l.say(""),r.refusal&&W(f,r.refusal)}async function F(){if(r.busy()||r.refusal)
return;let P=w.text();if(!P.trim()){l.say(Ns);return}w.point(null),p.replaceChildren(),h.clear();let z=b?.missing(P);if(z){l.say(z);return}let Z=b?.judge(P);if(Z){
j(P,Z,ir(Z,K));return}let X=await H(P),ce=X.kind==="failure"?X:X.verdict;j(P,ce,Yn(X,K))}async function H(P){d=!0,l.say(Qn),m=l.count();let z={kind:"exercise",exercise:o,
program:{source:P}},Z=await r.ask(S,z,X=>l.say(`${X} …`));return m(),d=!1,Z}let K={step:h.step,draw:P=>c("a.button",{href:`${t.play}${me(P)}&draw`},"Open this\
 board in the workbench"),point:P=>w.point(P)};function j(P,z,Z){let X="passed"in z&&z.passed;X&&W(f,nr(o,P,!0));for(let L of Z)A(L,"role","group");p.replaceChildren(
...Z),C();let ce=kt(Z);X?l.say("Solved.",ce):we(o)?.solved?l.say(`${Ye(Z)}. ${Ls}`,ce):l.say(`${Ye(Z)}.`,ce),z.line&&!b&&w.point(z.line),p.scrollIntoView({block:"\
nearest"})}let y=c("",{class:"snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});y.append(c(".frame",b?b.node:w.node,f,c(".tools\
.acts",k,E,l.clock,...g.buttons,$,N,u,l.node),p,...g.nodes)),e.replaceChildren(y,h.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),
e.classList.add("snl-host"),A(e,"data-mounted",""),J(y,"ready",!0);let O=r.watch(S);b?.show(w.text());let q=An((P,z)=>{if(P!==null&&P!==o)return;let Z=we(o),X=Z?.
source??i;!z&&X!==w.text()&&R(Z===null,X);let ce=jn(o);z&&ce!==null&&ce!==w.text()&&(T=ce,N.hidden=!1,W(f,Ws)),C()});return C(),{destroy(){O(),q(),m(),h.clear(),
b?.end(),w.destroy(),e.replaceChildren(),delete e.dataset.mounted}}}var Xn='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var eo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
ne-flex;align-items:center;text-decoration:none}}.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-still{position:relative;display:grid;align-items:center;min-\
height:3.05rem;cursor:text}.s-still>.s-button{position:absolute;top:.4rem;right:.4rem;min-height:2.25rem;background:var(--paper)}.s-plain{margin:0;padding:.5rem\
 4.5rem .5rem 1rem;border:0;background:none;font:.875rem/1.5 var(--mono);color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}.s-acts .s-button{min-heig\
ht:2.75rem}.s-acts .s-button:first-child:not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-acts .s-button:nth-child(2):no\
t([aria-disabled]){border-color:var(--line);color:var(--ink);background:var(--paper)}.s-state{color:var(--start);font-weight:650}.s-hints{margin:0;padding:0;lis\
t-style:none;counter-reset:hint}.s-hints>li{padding:.5rem .9rem;border-left:5px solid var(--wait);counter-increment:hint}.s-hints>li+li,.s-help p+p{margin-top:.\
5rem}.s-hints>li:before{content:"Hint " counter(hint);color:var(--quiet);font-size:.85em}.s-asked{display:flex;flex-direction:column;gap:.5rem;padding:.6rem .9r\
em;border-left:5px solid var(--line)}.s-steps{display:flex;flex-direction:column;gap:.4rem;margin:0;padding:0;list-style:none}.s-step{display:flex;align-items:c\
enter;gap:.7rem;min-height:2.75rem;padding:.35rem .5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:color-mix(in srgb,var(--cell) 6\
0%,var(--paper))}label.s-step{cursor:pointer}.s-step:has(:checked){border-color:var(--now)}.s-step input{flex:none;width:1.25rem;height:1.25rem;accent-color:var\
(--now)}.s-words{flex:1 1 auto;min-width:0}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-button{justify-content:center;min-width:2.75rem;min-height:2.7\
5rem}.s-swap{justify-content:flex-end;margin-top:.4rem}.s-swap .s-button{border-color:transparent;color:var(--quiet)}.s-distances{display:grid;grid-template-col\
umns:minmax(0,1fr) minmax(0,1fr);align-items:center;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4re\
m}.s-field{display:flex;flex-direction:column;color:var(--quiet);font-size:.85rem}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);bor\
der-radius:.4rem;font:inherit;font-size:1.1rem;text-align:center;color:var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-templa\
te-columns:minmax(0,1fr)}.s-distances>.s-thumb{--tall: 22rem;max-width:none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}@media p\
rint{:is(.s-acts,.s-swap,.s-still>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function to(){let e=document.createElement("style");return e.textContent=`${wt}${xt}${eo}${Xn}`,document.head.append(e),e}function ro(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=to(),n=it(JSON.parse(e.dataset.files??"null")),r=qn(n),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>Zn(i,JSON.parse(i.dataset.snlExercise??"null"),n,r));return s.push(Bn(JSON.parse(e.textContent??"[]"),n,r)),
{destroy(){r.end();for(let i of s)i.destroy();t.remove()}}}var qs=ro();return co(Hs);})();
