// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Pt=Object.defineProperty;var lo=Object.getOwnPropertyDescriptor;var co=Object.getOwnPropertyNames;var uo=Object.prototype.hasOwnProperty;var mo=(e,t)=>{for(var n in t)Pt(e,n,{get:t[n],enumerable:!0})},po=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of co(t))!uo.call(e,o)&&
o!==n&&Pt(e,o,{get:()=>t[o],enumerable:!(r=lo(t,o))||r.enumerable});return e};var fo=e=>po(Pt({},"__esModule",{value:!0}),e);var Js={};mo(Js,{lesson:()=>_s,mountLesson:()=>io});var Xe=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ot(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=Xe(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var dr='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var ur={format:"snl-workbench",version:2},et=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var go={what:"stopped",says:"You stopped it."},bo=e=>`${(e/1e6).toFixed(1)} MB`;function mr(e,t){let n=null,r=!1,o=0,s,i,a=null;function d(){let b=URL.createObjectURL(
new Blob([dr],{type:"text/javascript"})),x=new Worker(b,{type:"module"});x.onmessage=({data:E})=>x===n&&g(E),x.onerror=E=>x===n&&m(E.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=x,r=!1}function u(){clearTimeout(i),n?.terminate(),n=null}function f(b){clearTimeout(i);let{settle:x}=a??{};a=null,x?.(b)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:b}=e,x=`It said nothing for ${b} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>p(
{what:"late",says:x}),1e3*b)}function p(b){u(),d(),f(et(b))}function m(b){r?p({what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,u(),d()):
(u(),f(et({what:"died",says:`Python could not be loaded: ${b}`})))}function h(){!a||!r||(n?.postMessage({question:a.text}),l())}function g(b){b.memory?s=s===null?
null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(r=!0,t({ready:r}),h()):b.failed?m(b.failed):b.said&&w(JSON.parse(b.said))}function w(b){b.id===
a?.id&&(l(),b.kind==="progress"?a.progress(b.says):f(b))}return{size:`up to ${bo(e.weight)}`,refusal:null,ask(b,x){o+=1;let E=`${o}`;return new Promise(T=>{a={id:E,
text:JSON.stringify({...ur,id:E,...b}),silent:b.kind==="cell",progress:x,settle:T},n||d(),h()})},stop:()=>a&&p(go),end:u}}var jt=e=>({size:null,refusal:e,ask:async()=>et(
{what:"died",says:e}),stop(){},end(){}});var ue={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:yo}=ue,Q=e=>Array.from({length:e},(t,n)=>n),Te=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function pr({cells:e,start:t}){let n=Math.min(t,1);return Q(e+1-n).map(r=>r+n)}var rt=({columns:e,
start:t})=>e+(t===0?1:0);function Y(e,t){let[n,r]=te(e,t),[o,s]=yo.anchor;return[r+o,e.rows-n-1+s]}function ae([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/
o,i=(r-t)/o;return{length:o,spot:(d,u=0)=>[e+d*s-u*i,t+d*i+u*s]}}function fr([e,t],[n,r],[o,s]){let[i,a]=[o-n,s-r],d=((e-n)*i+(t-r)*a)/(i*i+a*a||1),u=Te(d,0,1);
return Math.hypot(e-n-u*i,t-r-u*a)}function tt(e,t){let[[r,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function nt(e,t,n,r){let o=(n-t)/
r,s=[e(t)];for(let i of Q(r)){let[a,d]=[t+i*o,t+(i+1)*o],[[u,f],[l,p]]=[e(a),e(d)],[[m,h],[g,w]]=[tt(e,a),tt(e,d)];s.push([u+m*o/3,f+h*o/3],[l-g*o/3,p-w*o/3],[l,
p])}return s}var ko=4,At=(e,t)=>{let n=ue.light.tints.length-1;return Math.round(n*Te(e/Math.max(t,ko),0,1))};var Rt=400,Ct=20,xo=["stay","bounce","win"];function qe(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function vo(e){if(!Array.isArray(e))return qe(e,"the die",1,Ct);if(!e.length||e.length>Ct)throw new Error(`a die \
in this page has 1 to ${Ct} faces, not ${e.length}`);let t=e.map(r=>qe(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function $o(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)qe(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=qe(e.cells,"the number of cells",1,Rt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=xo.find(u=>u===i);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:$o(a,n),die:vo(r),start:qe(o,"start",0,1),chained:s,overshoot:d}}var hr=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function He(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var ot=e=>Q(e*e).map(t=>{let{columns:n,rows:r}=He(e*e),[o,s]=te({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function gr(e,t=Math.random){let n=Q(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Q(2*r).map(i=>{let[a,d]=[o(),o()].sort((u,f)=>u-f);return i<r?[a,d]:[d,a]});return _(
{...e,name:"",jumps:s})}function xe({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([u,f])=>f>u).length,d=[`${t} ${t===1?"cell":"c\
ells"}`,`${a} ${a===1?"ladder":"ladders"}`,`${n.length-a} ${n.length-a===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&d.push("starts off the board"),s&&d.push("jumps are chained"),i==="bounce"&&d.push("bounces off the goal"),i==="win"&&d.push("passing the goal wins"),(e?[e,...d]:
d).join(" · ")}var br=["Draw","Write"];function So(e){let t=new URLSearchParams(e.slice(1));return yr(e)&&br.find(n=>t.has(n.toLowerCase()))}var Mo=e=>br.includes(e)?`&${e.toLowerCase()}`:
"",Eo=2e4;function To(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Eo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function st(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function me({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...a.filter(Boolean)].join(".")}`}var Po=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Oo=e=>new URLSearchParams(
e.slice(1)).get("board");function wr(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Po(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(r)}function yr(e){try{return wr(
Oo(e)??"")}catch{return null}}var Wt=e=>({board:e,mode:"",code:null,trouble:""}),kr=e=>({board:yr(e),mode:So(e)??"",code:st(e),trouble:Ao(e)}),it=(e,t,n)=>`${me(
e)}${Mo(t)}${To(n??"")}`,jo="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Ao(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{wr(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${jo}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&st(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Co="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Ro="This copy of th\
e book was built without Python for the page (make pyodide adds it).",at=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return jt(Co);if(!n)
return jt(Ro);let{home:o,core:s}=n;return mr({...n,home:Xe(o),core:Xe(s)},r)},editor:()=>Ot(e).then(()=>snlEditor),shelf:()=>Ot(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>kr(location.hash),set:(...r)=>history.replaceState(history.state,"",it(...r)),subscribe(r){let o=()=>st(
location.hash)===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function C(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Nt(e,t){for(let n in t)C(e,n,t[n])}var J=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Wo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,No="http://www.w3.org/1999/xhtml",Lo="http://www.w3.org/2000/svg";function xr(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
J(s,i,!0);for(let i of n)Wo(i)?Nt(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>xr(No,e,t),he=(e,...t)=>xr(Lo,e,t),ge=(e,t,...n)=>he(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function lt(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function Lt(e){let t=[];
return n=>{for(let r of t)J(r,e,!1);t=n.filter(r=>!!r);for(let r of t)J(r,e,!0)}}var M=(e,t,n,r)=>c("button.button",{type:"button",title:t,label:r,click:n},e);function vr(e,t,n,r=!1){let o=M(e,t,()=>{r=!r,C(o,"aria-pressed",`${r}`),n(r)});return C(
o,"aria-pressed",`${r}`),o}function de(e,t,n,r){let o=t.map(([i,a])=>c("option",{value:i,selected:i===n&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var It=(e,t,...n)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var $r=(e,...t)=>c("details.fold",c("summary",e),...t);var Sr=e=>e.closest("section section")?3:2;var Bt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${Bt(e)} ${e===1?t.replace(/s$/,""):t}`,Me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function ct(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Me(Mr(e))} from ${t}.`:`From ${t}, roll ${Ht(n)}: ${qt(e)}.`}function qt(e){let t=Mr(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Mr({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Er=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),
Ht=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function ne({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:i=[],text:a}){let d=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[n.style,...d].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return he(f,{...n,style:u||null},i.map(ne),a)}var{shape:Tr}=ue;function Pr(e,t,n,r){let{spot:o}=ae(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Or(e,t,n){let{least:r,more:o,head:s,edge:i}=Tr.arc,
{length:a,spot:d}=ae(e,t),u=r+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,m]=d(a/2,l*u*2),h=[Te(p,i,n-i),Math.max(m,i)],g=ae(h,t),w=g.spot(g.length-.06);return{from:e,
turn:h,tip:w,...Pr(w,h,s,s*.4)}}function Ft(e,t,n,r,o){let{length:s,spot:i}=ae(e,t),a=Math.min(r,s/4),d=i(s-a),u=i(s/2,2*n);return{from:i(a),turn:u,tip:d,middle:i(
s/2,n),...Pr(d,u,o,o/2)}}function jr(e){let t=Tr.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:i}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?i:[]]}var{shape:pe}=ue;function Fe(e,t,n){let{length:r,spot:o}=ae(Y(e,t),Y(e,n));return ae(o(pe.apart),o(r-pe.apart))}function Cr(e,t,n){let{length:r,spot:o}=Fe(e,t,n),
{half:s,over:i,rung:a}=pe.ladder,d=Math.max(2,Math.round(r/a)),u=[s,-s].map(l=>[o(-i,l),o(r+i,l)]),f=Q(d+1).map(l=>{let p=r*l/d;return[o(p,s),o(p,-s)]});return{
rails:u,rungs:f}}function Ar(e,t){let n=(e+t)%2?-1:1;return[0,pe.snake.bow,-pe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function dt(e,t,n,{hand:r,
bow:o}){let{length:s,spot:i}=Fe(e,t,n),{swing:a,wave:d}=pe.snake,u=Math.max(1,Math.round(s/d)),f=r*Math.min(a,.08*s);return l=>{let p=1-(2*l-1)**4,m=f*p*Math.sin(
2*Math.PI*u*l)+o*Math.sin(Math.PI*l);return i(s*l,m)}}function Dt(e,t,n,r){let o=r.map(([a,d])=>[Y(e,a),Y(e,d)]),s=e.columns+(e.start===0?1:0),i={cost:1/0,manner:Ar(
t,n)[0]};for(let a of Ar(t,n)){let d=dt(e,t,n,a),u=Q(25).map(m=>d(m/24)),f=u.some(([m,h])=>m<.15||m>s-.15||h<.15||h>e.rows-.15),p=u.filter(m=>o.some(([h,g])=>fr(
m,h,g)<pe.snake.clear)).length+(f?100:0);p<i.cost&&(i={cost:p,manner:a})}return i.manner}function Rr(e,t,n,r){let o=dt(e,t,n,Dt(e,t,n,r)),{length:s}=Fe(e,t,n),i=4*
Math.max(1,Math.round(s/pe.snake.wave))+2,a=h=>g=>{let w=pe.snake.half*(1-.3*g-.6*g**3),[b,x]=o(g),[E,T]=tt(o,g),$=Math.hypot(E,T)||1;return[b-h*w*T/$,x+h*w*E/$]},
d=nt(a(1),0,1,i),u=nt(a(-1),1,0,i),f=[...d,d[d.length-1],u[0],...u],{spot:l}=ae(o(0),o(.02)),{skull:p,eye:m}=pe.snake;return{outline:f,stripe:nt(o,Math.min(.4,.25/
s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*p),l(-.05,-.55*p)],pupils:[l(-.05-m/3,.55*p),l(-.05-m/3,-.55*p)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Wr=(e,t)=>(2*e+3*t)%ue.light.snakes.length;var{shape:_e}=ue,fe=e=>`${Math.round(e*1e3)/1e3}`,De=e=>e.map(t=>t.map(fe).join(" ")),ve=e=>`M${De(e).join("L")}`,Nr=e=>`M${De(e.slice(0,1))}C${De(e.slice(1)).join(
" ")}`,zt=(e,t,n)=>`M${De([e])}Q${De([t,n]).join(" ")}`,re=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),ut=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:fe(t),cy:fe(n),r},...o}),mt=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),_t=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:fe(t),y:fe(n),width:r,height:r,
rx:o},...s}),Ir=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Br=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(n),"font-size":r},
fill:s,text:o});function Io(e,t,n){let{rails:r,rungs:o}=Cr(e,t,n),{rail:s,rungWidth:i}=_e.ladder,a=r.map(ve).join("");return[re("halo",a,{stroke:"cell",width:s+
.05}),re("rungs",o.map(ve).join(""),{stroke:"ladder",width:i}),re("rails",a,{stroke:"ladder",width:s})]}function Bo(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,
pupils:d,tongue:u}=Rr(e,t,n,r),{skull:f,stripe:l,eye:p,pupil:m}=_e.snake,h=`snake-${Wr(t,n)}`,g=`${Nr(o)}Z`;return[re("halo",g,{stroke:"cell",width:.06}),re("to\
ngue",u.map(w=>ve(w)).join(""),{stroke:h,width:.025}),re("skin",g,{fill:h}),Ir(re("stripe",Nr(s),{stroke:"cell",width:l}),"0.04 0.12"),ut("skull",i,f,{fill:h}),
...a.map(w=>ut("eye",w,p,{fill:"die"})),...d.map(w=>ut("pupil",w,m,{fill:"dieInk"}))]}function Pe(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>
a),s=(i,a,d,u)=>mt(i,u,{"data-ends":`${a} ${d}`});return[...r.map(([i,a])=>s("ladder",i,a,Io(e,i,a))),...o.map(([i,a])=>s("snake",i,a,Bo(e,i,a,r)))]}function pt(e){
let[t,n]=te(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,width:d}=_e.flag,[u,f,l]=s,p=g=>g.map(([w,b])=>[r+w,o+b]),m=ve(p([s.slice(0,2),[u,l]])),h=`${ve(
p([[u,f],i,[u,a]]))}Z`;return mt("flag",[re("pole",m,{stroke:"goal",width:d}),re("pennant",h,{fill:"goal"})])}function ze([e,t],n,r=1){let{side:o,corner:s,pip:i}=_e.
die,a=jr(n).map(f=>ut("pip",f,i,{fill:"dieInk"})),d=Br("face",[0,o*.24],o*.7,`${n}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return mt("die",[_t("side",
[-o/2,-o/2],o,s,u),...a.length?a:[d]],{transform:`translate(${fe(e)} ${fe(t)}) scale(${r})`})}function Lr(e,t,n){let[r,o]=te(e,t),s=[o+.06,e.rows-r-.94],i=_t(n,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return i.attributes["fill-opacity"]=.08,Ir(i,"0.03 0.06")}function qr(e,{from:t,face:n,landing:r,stand:o}){let s=o===
r?[]:[Lr(e,o,"stand")];if(n===null)return s;let i=Y(e,t);if(t===r)return[ze(i,n)];let{turn:a,neck:d,wings:u}=Or(i,Y(e,r),rt(e)),f=`--far:${fe(ae(i,a).length+ae(
a,d).length)}`,l=re("arc",zt(i,a,d),{stroke:"now",width:_e.arc.width});return[Lr(e,r,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:f}},
re("tip",`${ve(u)}Z`,{fill:"now"}),ze(i,n)]}function Hr(e,t,n){let r=n;return t.map(([o,s,i],a)=>{let[d,u]=[Y(e,r),Y(e,s)],f=Ft(d,u,u[0]>=d[0]?-.3:.3,.12,.16);r=
i;let[l,p]=[f.middle[0],Math.floor(f.middle[1])+.5],m=zt(f.from,f.turn,f.neck),h=`${ve(f.wings)}Z`;return mt("leg",[re("rim",m,{stroke:"cell",width:.1}),re("sha\
ft",m,{stroke:"ink",width:.05}),re("tip",h,{fill:"ink"}),_t("count",[l-.3,p-.14],.28,.04,{fill:"ink"}),Br("order",[l-.16,p+.066],.19,`${a+1}`,"cell"),ze([l+.16,
p],o,.8)],{style:`--order:${a}`})})}function Fr(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].
every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,d]=[Y(e,i),Y(e,s)],{from:u,turn:f,tip:l,wings:p}=Ft(a,d,.12,.18,.13),m=zt(u,f,l)+ve(p);return re(r.has(s)?
"branch.strong":"branch",m,{stroke:"ink",width:.03})})}var Jt=e=>ge(".face","-.19 -.19 .38 .38",ne(ze([0,0],e))),ft=()=>c("li.chip",c("span",{role:"img"}),c("small"));function ht({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(C(e,"label",`Roll ${n}`),e.replaceChildren(Jt(n))),N(t,r)}var Gt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},be=e=>`${Gt(e).kind} ${e.join("→")}`,Dr=(e,t)=>_({...e,name:"",jumps:t}),
gt=(e,t)=>Dr(e,e.jumps.filter(([n])=>n!==t)),Je=(e,t,n)=>Dr(e,[...gt(e,t).jumps,[t,n]]);function zr(e,[t,n],r,o){let s=gt(e,t);return r?Je(s,t,o):Je(s,o,n)}var Vt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function _r(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return _({...e,...t,name:"",jumps:r})}function Jr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Gr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,i=!1;function a({clientX:u,clientY:f}){let l=e.cellAt(u,f);!l||l===s||(s=l,i=!0,t(o,s))}function d(u){removeEventListener(
"pointermove",a),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),i&&(u?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:f,clientX:l,clientY:p})=>{let m=e.cellAt(l,p);i=!1,!(u||!f||!m)&&(o=s=m,addEventListener("pointermove",a),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>i,stop:()=>d()}}var Ge=(e,t)=>c("label.setting",c("span",e),t);function Vr(e){let t=c("input.button",{type:"number",min:1,max:Rt,change:()=>e({cells:t.valueAsNumber})}),n=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:i.length===1?i[0]:i})}}),r=de("Start",[["1","on cell 1"],["0","off the board"]],"1",i=>e({start:Number(i)})),o=de("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",i=>e({overshoot:i})),s=de("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",i=>e({chained:i!==""}));return{
node:c(".settings",Ge("Cells",t),Ge("Die",n),Ge("Start",r),Ge("Past the goal",o),Ge("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,n.value=typeof i.die=="n\
umber"?`${i.die}`:i.die.join(" "),r.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Ee(e){return Array.isArray(e)?`[${e.map(Ee).join(", ")}]`:JSON.stringify(e)}function Ut(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function qo({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Ho({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([f,l])=>`  "${f}": ${Ee(l)}`).join(
`,
`)}
}
`}function Fo(e){Ut("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${Ee(t)}
`}function Do(e){Ut("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Q(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of ot(t))n[s][i]=r.get(o)??-1;return`[${n.map(Ee).join(`,
 `)}]
`}function zo(e){Ut("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Oe=[{name:"python",title:"Python: Board(...)",write:qo},{name:"json",title:"JSON",write:Ho},{name:"move-array",title:"Move array, from 0",write:Fo},{name:"\
grid",title:"LeetCode grid",write:Do},{name:"hackerrank",title:"HackerRank text",write:zo}];var Ur=["jumps","ladders","snakes","die","start","chained","overshoot"],_o=Ur.slice(0,3);function Jo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Go(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Vo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Go(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Ur.includes(s))throw new Error(`a board has no option ${s}`);
_o.includes(s)?n.jumps.push(...Uo(i)):n[s]=Kr(i)}return[n]}function Kr(e){try{return Jo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Uo(e){
let t=Kr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Ee(n)}`);return t}var Ko="format version name author source cells die start chained overshoot jumps".split(" ");function Yo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Ko.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Yr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${Ee(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Qo(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=ot(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Zo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),n=0;function r(i,a){let d=(t[n]??"").trim().split(
/\s+/);if(n+=1,d.length!==i||!d.every(u=>/^\d+$/.test(u)))throw new Error(`line ${n}: expected ${a}`);return d.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[d,u]of[["ladder",1],["snake",-1]]){let[f]=r(1,`the number of ${d}s`);
if(f>100)throw new Error(`line ${n}: 100 cells have no room for ${f} ${d}s`);for(let l=0;l<f;l+=1){let p=r(2,`the two cells of a ${d}`);if((p[1]-p[0])*u<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${d}`);a.push(p)}}s.push({cells:100,jumps:a})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Xo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Qo(r)]:typeof r[0]=="object"?r.map(Yo):[Yr(r)]}function bt(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Vo(t).map(_);if(/^[[{]/.test(t))return Xo(t).map(_);if(n&&/[\r\n]/.test(t))return Zo(t).map(_);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(Yr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Qr(e,t){let n=null,r=Oe[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),i=de("Notation",
Oe.map(l=>[l.name,l.title]),r,l=>{r=l,a()});function a(){if(!(!n||!f.open)){o.value=o.placeholder="",N(s,"");try{o.value=Oe.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=bt(o.value);t(l[0]),N(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){N(s,`This cannot be read: ${l.message}.`)}}let f=$r("Copy or paste as text",c(".tools",i,M("Copy",null,d),M("Use this text","Read \
the board in the text",u)),o,s);return f.addEventListener("toggle",a),{node:f,show(l){n=l,a()}}}var Kt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Yt(e){let t=null,n=null,r=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),d=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=M("Undo","Ctrl+Z",()=>e.go(-1)),l=M("Redo","Ctrl+Y",
()=>e.go(1)),p=Vr(k=>x(v=>_r(v,k),"")),m=Qr(e,k=>e.use(k));function h({distance:k,predecessor:v,throws:S,route:R}){t&&(t.paint({current:r,distance:k,predecessor:v,
route:s,piece:!1}),N(i,S??"none"),N(a,S===null?"the goal is out of reach":le(S).replace(/^\S+ /,"")),lt(d,R,ft,(D,[H,,K])=>ht(D,H,`to cell ${K}`)))}let g=()=>t?
Vt(t.board,r)[0]??null:null;function w(){if(!t)return;let{board:k,plan:v}=t;h(t);let S=g();t.light(S),t.sketch((S??[]).map(R=>{let[D,H]=Y(v,R);return{tag:"circl\
e",attributes:{cx:D,cy:H,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...Vt(k,r).flatMap(b)),C(f,"aria-disabled",!e.can(-1)),C(l,"aria-disab\
led",!e.can(1))}function b(k){let{ends:v}=Gt(k),S=M(`Remove ${be(k)}`,"Delete",()=>E(k)),R=v.map((D,H)=>M(`Move its ${D}`,null,()=>{o={jump:k,end:H},e.say(`Choo\
se the cell where the ${D} of ${be(k)} goes.`),t?.cells.get(k[H])?.focus({preventScroll:!0})}));return[S,...R]}function x(k,v){if(t){r=o=null;try{e.use(k(t.board)),
e.say(`${v} ${Kt(t.throws)}`.trim())}catch(S){e.say(`${Me(S.message)}.`),p.show(t.board),w()}}}let E=k=>x(v=>gt(v,k[0]),`Removed: ${be(k)}.`);function T(k,v){let S=g(),
R=S?S.indexOf(k):-1;return S&&R>=0?$(S,R,v):{change:D=>Je(D,k,v),what:`Drawn: ${be([k,v])}.`}}let $=(k,v,S)=>({change:R=>zr(R,k,v,S),what:`Moved: ${be(k)} is no\
w ${be(v?[k[0],S]:[S,k[1]])}.`});function W(k,v){if(!t)return;let{change:S}=T(k,v),R=t.trial(S(t.board));h(R),e.say(`If you let go here: ${Kt(R.throws)}`)}function B(k,v){
let{change:S,what:R}=T(k,v);x(S,R)}function L(){r=o=null,t&&(t.trial(t.board),w(),O())}function O(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Kt(t.throws)}`)}return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",i,a)),d,u,c(".too\
ls",f,l,M("Random","Other jumps",()=>x(k=>gr(k),"Drawn at random.")),M("Remove all jumps",null,()=>x(k=>({...k,name:"",jumps:[]}),"Removed: all jumps.")),vr("Ro\
ute","One of the shortest routes",k=>{s=k,w()},!0)),p.node,m.node],show(k){t=k,r=o=null,n=Gr(t,{tries:W,draws:B,drops:L}),p.show(t.board),m.show(t.board),w(),O()},
leave:()=>n?.stop(),choose(k){if(!(!t||!k||n?.wasDrawing()))if(o){let{change:v,what:S}=$(o.jump,o.end,k);x(v,S)}else if(r===k)L();else if(r!==null){let v=r;x(S=>Je(
S,v,k),`Drawn: ${be([v,k])}.`)}else{r=k,w();let v=g(),S=v?` Or drag an end of ${be(v)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${S}`)}},
key(k,{ctrlKey:v,metaKey:S,shiftKey:R,altKey:D}){let H=g();if(v||S){let K=k==="y"||R&&k==="Z"?1:k==="z"?-1:0;return K&&e.go(K),K!==0}if(k==="Escape"&&r!==null&&
!D)L();else if((k==="Delete"||k==="Backspace")&&H)E(H);else return!1;return!0}}}function je(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([a])=>a===
r);if(!o)return!1;let[,s,i]=o;return t.push({from:n(),face:r,landing:s,stand:i,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var Xr={cells:2,start:1,columns:1,rows:2},en=(e,t)=>ge("",e,...t.map(ne)),Zr=(e,t)=>en("0 0.3 1 1.4",Pe(Xr,new Map([[e,t]]))),es={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function tn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[c("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[Zr(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,i])=>s>i)&&[Zr(2,1),`Land on the head of a snake and you slide to its tail${r}`],[en("0.3 0\
 0.8 0.6",[pt({...Xr,cells:1,rows:1})]),es[n]]].filter(s=>!!s).map(s=>c("li",s))}function rn(e,t){let{start:n,cells:r}=e,o=pr(e),s=new Map;function i(m){let[h,g]=te(e,m),w=m===n?"start":m===r&&"goal",b=c(".cell",{role:"gridcell","data-cell":m,
"data-end":w,style:`grid-column:${g+1}`},c("span.number",`${m}`),c("span.end",{"data-is":w}),c("span.badge"));return J(b,"odd",(h+g)%2),s.set(m,b),b}function a(m){
for(let h of s.values())h.tabIndex=h===m?0:-1}function d(m){let{key:h,target:g}=m,[w,b]=te(e,Number(g.dataset.cell)),x={ArrowLeft:[w,b-1],ArrowRight:[w,b+1],ArrowUp:[
w+1,b],ArrowDown:[w-1,b]};if(h==="Enter"||h===" ")g.click();else if(x[h]){let E=o.find(T=>`${te(e,T)}`==`${x[h]}`);s.get(E??-1)?.focus()}else return;m.preventDefault(),
m.stopPropagation()}let u=m=>o.filter(h=>te(e,h)[0]===m).sort((h,g)=>te(e,h)[1]-te(e,g)[1]),f=Q(e.rows).reverse(),p=c(".grid",{role:"grid",label:t,keydown:d,focusin:({
target:m})=>a(m)},f.map(m=>c(".row",{role:"row"},u(m).map(i))));return a(s.get(n)??s.get(1)),{node:p,cells:s}}function nn(e,t){let n=e.start;return t.map(([r,o,s])=>{let i={from:n,face:r,landing:o,stand:s,feet:e.ride(o).feet};return n=s,i})}var[on,sn]=[150,350],ts=.25,an=24;function rs({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...Q(o-e+1).map(i=>e+i),...Q(o-n).
map(i=>o-1-i)]}function ns(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=Fe(e,n,r);return[a(0),a(i),Y(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=dt(e,n,r,
Dt(e,n,r,o));return[...Q(an+1).map(i=>s(i/an)),Y(e,r)]}function ln(e,t,n,r){let s=rs(n,e.cells).map(u=>Y(e,u)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
u,[f,l]]of s.slice(1).entries()){let[p,m]=s[u],h=[(p+f)/2,Math.min(m,l)-ts];i.push({at:h,time:a+on/2,easing:"ease-in"}),a+=on,i.push({at:[f,l],time:a,easing:"ea\
se-out"})}for(let u of n.feet){let f=ns(e,t,u);for(let[l,p]of f.entries())i.push({at:p,time:a+sn*(l+1)/f.length,easing:"linear"});a+=sn}let d=Te(r/(a||1),0,1);return i.
map(u=>({...u,time:u.time*d}))}var os="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",cn=([e,t])=>`translate(${e}px,${t}px)`;function dn(e,t){let n=he("path.piece",{d:os,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,C(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&C(n,"style",`t\
ransform:${cn(Y(e,i))}`)},rest:s,walk(i,a,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let u=0,f=i.flatMap(p=>{let m=ln(e,t,p,a).map(
h=>({...h,time:u+h.time}));return u=m.at(-1)?.time??u,m});if(u===0)return;let l=f.map(({at:p,time:m,easing:h})=>({transform:cn(p),offset:m/u,easing:h}));C(n,"vi\
sibility",null),r=n.animate(l,{duration:u}),r.onfinish=()=>{s(),d?.()}}}}var ss=400;function un({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:i,cells:a,jumps:d}=t,u={cells:a,start:i,...e},{rows:f}=e,l=rt(u),{node:p,
cells:m}=rn(u,n),h=new Map,g=Lt("new"),w=Lt("touched"),b=!1,x=null,E=new Set,T=null,$=[],W=`0 0 ${l} ${f}`,B=ge(".layer.goal",W,ne(pt(u))),L=ge(".layer.jumps",W,
Pe(u,d).map(ne)),[O,k,v]=["g.tree","g.move","g.route"].map(I=>he(I)),S=ge(".layer.above",W,O,k,v),R=dn(u,d),D=ge(".layer.top",W,R.node),H=c(".sheet",p,B,L,S,D);
function K(I,F,G){if(!x)return"";let[U,oe]=[x.distance.get(I),x.predecessor.get(I)],V=[`cell ${I}`,m.get(I)?.dataset.end,...Er(I,d)],ee=x.visited.has(I)?"visite\
d":"not reached";return V.push(F?"current":"",U!=null?`reached in ${le(U,o)}`:ee,oe!=null?`from ${oe}`:"",G?r:"",E.has(I)?"part of what is wrong":""),V.filter(Boolean).
join(", ")}let A=I=>`var(--tint-${At(I,s)})`;function y(I,F,G,U){let oe=I.current===F,V=I.visited.has(F),ee=I.distance.get(F),lr=I.predecessor.get(F),cr=`${[oe,
U,V,ee,lr,E.has(F)]}`;if(h.get(F)===cr)return;h.set(F,cr);let ao=ee!=null?"reached":V&&"visited";Nt(G,{"data-distance":ee,"data-tint":ee!=null&&At(ee,s),"data-f\
rom":lr,"data-visited":V,"data-waits":U,"aria-current":oe,"data-state":oe?"current":U?"frontier":ao,label:K(F,oe,U)}),ee!=null&&G.style.setProperty("--tint",A(ee)),
C(G.lastChild,"data-is",Bt(ee)||null)}function j(){if(!x)return;let I=new Set(x.frontier.map(([F])=>F));for(let[F,G]of m)y(x,F,G,I.has(F))}function q(){if(!x)return;
let I=b?Fr(u,x.predecessor,x.current):[];O.replaceChildren(...I.map(ne))}let P=I=>I.map(F=>L.querySelector(`[data-ends="${F} ${d.get(F)}"]`));function z(I,F){let G=new Set(
P(F));for(let U of L.children)J(U,I,G.has(U))}function Z(I){let F=I.flatMap(([,G,U])=>U===G?[]:t.ride(G).feet);v.replaceChildren(...Hr(u,I,i).map(ne)),J(L,"rout\
ed",I.length),z("taken",F)}let X=()=>J(H,"arrived",!0),ce=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:u,cells:m,columns:l,shape:l/f,node:c(
`.board${ce}`,{style:`--wide:${l};--high:${f}`},H),paint(I,F,G,U,oe=0){x=I;let V=`${Object.values(G??{})}`!=`${Object.values(T??{})}`;(V||U.length)&&R.rest(),J(
H,"arrived",!1),j(),g([...F].map(ee=>m.get(ee))),q(),k.replaceChildren(...(G?qr(u,G):[]).map(ne)),w(P(G?.feet??[])),`${U}`!=`${$}`&&Z(U),oe>0&&U.length?R.walk(nn(
t,U),ss,X):oe>0&&V&&G&&R.walk([G],oe),T=G,$=U},piece:R,top:D,celebrate:X,showTree(I){b=I,q()},mark(I,F){let G=F.flatMap(V=>V.moves??[]),U=F.flatMap(V=>V.jumps??
[]),oe=G.flatMap(([,V])=>t.ride(V).feet);z("found",[...U.map(([V])=>V),...oe]),E=new Set(F.flatMap(V=>V.cells??[]));for(let[V,ee]of m)J(ee,"differs",V===I),J(ee,
"found",E.has(V));j()},drawn:()=>({plan:u,jumps:d,farthest:s,state:x,found:E,move:T,treeShown:b,route:$})}}function wt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,p])=>l!==p)),a=typeof n=="number"?Array.from({length:n},(l,p)=>p+
1):n;function d(l,p=[]){if(p.includes(l))return{feet:p,stand:null};let m=i.get(l);return m===void 0||p.length&&!o?{feet:p,stand:l}:d(m,[...p,l])}function u(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function f(l){return l===e?[]:a.flatMap(p=>{let m=u(l+p),h=m>0?d(m).stand:null;return h===null?[]:[[p,m,h]]})}return{cells:e,
start:r,jumps:i,ride:d,moves:f}}function Ve({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let d of i){let u=(r.get(d)??0)+1;for(let f of n(d)){let l=f[2];r.has(
l)||(r.set(l,u),o.set(l,d),s.set(l,f),i.push(l))}}let a=[];for(let d=t,u=s.get(d);u;u=s.get(d))a.unshift(u),d=o.get(d)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var is=1400;function we(e){let t=wt(e),n=Ve(t),r=un({layout:He(e.cells),rules:t,label:`Board: ${xe(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:i,piece:a}=r,d=he("g.sketch");r.top.prepend(d);let u=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:i,faces:hr(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(f){let{current:l=null,near:p=[],distance:m,predecessor:h,move:g=null}=f,
{route:w=!1,piece:b=!0}=f,x={current:l,frontier:[...p].map(E=>[E,""]),distance:m??new Map,predecessor:h??new Map,visited:new Map};r.paint(x,[],g,w?o:[]),a.stand(
b?l:null)},walk(f){a.walk([f],is,()=>f.stand===e.cells&&r.celebrate())},rest:a.rest,trial(f){let l=new Map(f.jumps),p=new Set;for(let w of[...u?.children??[]]){
let[b,x]=(w.getAttribute("data-ends")??"").split(" ").map(Number);l.get(b)===x?p.add(b):w.remove()}let m=new Map(f.jumps.filter(([w])=>!p.has(w))),h=Pe(s,m).map(
ne);for(let w of h)J(w,"lit",!0);u?.append(...h),t.jumps.clear();for(let[w,b]of l)t.jumps.set(w,b);let g=Ve(t);return o=g.route,g},light(f){for(let l of u?.children??
[])J(l,"lit",l.getAttribute("data-ends")===f?.join(" "))},sketch:f=>d.replaceChildren(...f.map(ne)),cellAt(f,l){let m=r.node.getRootNode().elementFromPoint(f,l)?.
closest("[data-cell]"),h=m&&r.node.contains(m)&&m.dataset.cell;return h?Number(h):null}}}var Ae=({columns:e,shape:t,node:n})=>c(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),mn=e=>new Set(e.map(([,t])=>t));function as(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var ls=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function cs(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ls()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function pn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":cs(n);let o=ct(r);return e.won()?`${o} ${as(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function fn(e,t,{
cells:n}){let r=`${Me(Ht(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function hn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function Qt(e,t){let n=null,r=null,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amount"),d=c("ol.throw\
n.history",{label:"Your throws"}),u=c("ul.guide",{label:"How to play"}),f=M("Undo","Take the last throw back (Backspace)",x),l=M("Start again","Back to the star\
t",E),p=M("Show the shortest route",null,()=>T(!m)),m=!1;function h(){if(!n||!r)return;let{thrown:$}=r,W=r.moves(),B=m||r.won();n.paint({current:r.at(),near:mn(
W),distance:r.trail(),move:m?null:$.at(-1)??null,route:m});for(let L of o.children){let O=Number(L.dataset.face);C(L,"aria-disabled",!W.some(([k])=>k===O))}N(s,
$.length),N(i,$.length===1?"throw":"throws"),N(a,B?n.throws??"none":"?"),lt(d,$,ft,(L,O)=>ht(L,O.face,qt(O))),u.hidden=$.length>0;for(let L of[f,l])C(L,"aria-di\
sabled",!$.length);C(p,"aria-pressed",`${m}`),C(e.root,"data-won",r.won())}function g(){n&&r&&e.say(pn(r,n.throws,n.faces))}function w($){if(!n||!r||r.won())return;
let W=r.at();if(m=!1,!r.throws($)){h(),e.say(fn($,W,n.board));return}h();let B=r.thrown.at(-1);B&&n.walk(B),g(),b()}function b(){t?.((r?.thrown??[]).map(({face:$})=>$))}
function x(){r?.undo()&&(h(),g(),b())}function E(){!n||!r?.thrown.length||(r=je(n.rules),m=!1,h(),g(),b())}function T($){m=$,h(),$&&n?e.say(hn(n.throws,n.route)):
g()}return{name:"Play",under:o,side:[c(".score",c("p","You ",s,i),c("p","Fewest ",a)),c(".tools",f,l,!t&&p),u,d],show($){n=$,r=je(n.rules),m=!1,u.replaceChildren(
...tn(n.board)),o.replaceChildren(...n.faces.map(W=>{let B=M(Jt(W),null,()=>w(W),`Throw ${W}`);return C(B,"data-face",W),B})),h(),g()},replay($){if(!n)return!1;
let W=r;r=je(n.rules);let B=$.every(L=>r?.throws(L));return B||(r=W),h(),g(),B},leave:()=>C(e.root,"data-won",null),choose($){let W=r?.moves()??[],B=W.find(([,L])=>L===
$)??W.find(([,,L])=>L===$);B?w(B[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${$}.`)},key($,{ctrlKey:W,metaKey:B,altKey:L}){if(W||B||L)return!1;let O=Number(
$);if($==="Backspace")x();else if($!==" "&&n?.faces.includes(O))w(O);else return!1;return!0}}}var yt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Zt=new Map;function us(e){let t=Zt.get(e)??new CSSStyleSheet;return Zt.has(e)||t.replaceSync(e),Zt.set(e,t),t}function gn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=yt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[us(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var bn=e=>e.getRootNode().activeElement??
null;function Ce(e){let t=c("span.strip.quiet",{role:"status"}),n=c("span.clock.quiet",{"aria-hidden":"true"}),r=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:c("span.progress",r,t),say(o,s=""){N(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,N(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&C(r,"value",o),N(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),N(n,""),r.hidden=!0}}}}var ms=["sessionStorage","localStorage"],ps="This browser stores nothing here",fs="The browser's storage is full";function Re(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function We(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?fs:ps}}function Xt(e,t=ms){for(let n of t)try{window[n].removeItem(e)}catch{}}var[er,wn]=["snl-workbench",1],yn="download what you want to keep.",hs=`Another version of the workbench has stored code here, which is left alone: ${yn}`;function kt(e){
let t=Re(e,er);return t?t.version!==wn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function kn(){let[e,t]=[kt("sessionStorage"),
kt("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:wn,signature:"board",sources:{}};return{kept:r,store(o){if(n)return hs;
let s=kt("localStorage"),a={...(s===null||s==="newer"?r:s).sources};o in r.sources?a[o]=r.sources[o]:delete a[o];let d=We(er,r,{...r,sources:a});return d&&`${d}\
: ${yn}`},elsewhere(o){let s=kt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===er&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function xn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var gs="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function vn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},d="",u=null,f=c(".tools"),l=c(".tabs",{role:"group",label:"Program"}),p=c(".programs",
l,f),m=v=>v?s.second??s.signature:s.signature,h=v=>`${v?"2:":""}${m(v)}`,g=!1,w=()=>i.signatures.find(({name:v})=>v===m(g))?.template??"",b=()=>s.sources[h(g)]??
w(),x=()=>a.kind==="mine"||a.kind==="second";function E(v){a=v,x()&&g!==(a.kind==="second")&&(g=!g,u=null,T()),k();let{kind:S,name:R}=a;x()?n(b(),!1):n(S==="lin\
k"?t??"":i.programs.find(D=>D.name===R)?.source??"",!0)}function T(){let v=e.elsewhere(h(g));v===null?u=null:v!==b()&&(u=v),k()}function $(){let[v,S]=[u,r()];B(
v??""),E(W()),u=S,k()}let W=()=>({kind:g?"second":"mine"});function B(v){let S=h(g);v===void 0?delete s.sources[S]:s.sources[S]=v,d=e.store(S)}function L(){let v=`${a.
name??(g?"my-other":"mine")}.py`.replaceAll("-","_");xn(new Blob([r()],{type:"text/x-python"}),v)}function O(){g=!1,B(t??""),E({kind:"mine"})}function k(){let{kind:v,
name:S}=a,R=(A,y,j="")=>{let q=M(A,j||null,()=>E(y));return C(q,"aria-pressed",`${v===y.kind}`),q},D=A=>i.programs.filter(y=>y.kind===A).map(y=>[y.name,y.title]),
H=de("A program to look at",[["","Look at a program"]],S??"",A=>{E(A?{kind:"program",name:A}:W())});for(let[A,y]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let j=D(y).map(([q,P])=>c("option",{value:q},P));H.append(c("optgroup",{label:null},j)),H.lastElementChild?.setAttribute("label",A)}H.value=S??"",H.classList.
toggle("s-chosen",v==="program"),l.replaceChildren(R("Mine",{kind:"mine"}),R("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[R("From the link",{kind:"link"})],H);let K=M("Download","As a file of Python",L);if(x()){let A=de("How it is called",i.signatures.map(q=>[q.name,q.title]),m(
g),q=>{g?s.second=q:(s.second=m(!0),s.signature=q),d=e.store(h(g)),u=null,T(),E(W())}),y=M("Reset","Back to the beginning of this signature",()=>{B(),E(W())}),j=u!==
null&&M("Other tab's code","Exchange it with the code here",$);f.replaceChildren(A,y,K,...j?[j]:[])}else v==="link"?f.replaceChildren(M("Make it mine","Instead \
of what is there",O),K):f.replaceChildren(K)}return{node:p,chosen:()=>a,isMine:x,trouble:()=>d||(u===null?"":gs),end:e.follow(()=>{T(),o()}),show(v){i=v,T(),i.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),E(a)},changed(v){x()&&B(v)},question(){return a.kind==="program"?{name:a.name}:{source:r(),signature:x()?
m(g):null}},other(){let v=s.sources[h(!g)];return x()&&v?.trim()?{source:v,signature:m(!g)}:null}}}function Ne(e){let t=c(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=c("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ue=e=>e===null?"out of reach":le(e),Le=e=>`${Me(e)}${/[.?!]$/.test(e)?"":"."}`,ie=(e,t,...n)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),n),se=e=>e&&
c("p",`${e}`),$e=e=>e&&c("p.quiet",`${e}`),$n=(e,t)=>c("p","Right is ",c("b",Ue(e)),", yours says ",c("b",Ue(t)),"."),Sn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Ie=(e,t)=>e!==null&&c(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function tr(e,t){let n=_(
e),r=we(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Ae(r)}}function Ke({report:e,like:t,stepper:n},r){
let o=[$e(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>$e(`Note: ${i.says}.`))];if(e.correct===!1)return bs(e,t,o,n,r);let{
name:s}=e;return e.correct?ie("right",`${s} is right on every board that was tried`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",
c("b","Tested"),`, which proves nothing about others: ${e.tested}.`),$e(`${Mn(e)}.`),...o):ie("open",`${s} could not be judged`,se(Le(e.finding.says)),...o.slice(
1))}var Mn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function bs(e,t,n,r,o){let{finding:s,expected:i,got:a}=e,{board:d,node:u}=tr(
e.board,s),f=typeof a=="number"?null:a,l=[f?se(`Right is ${Ue(i)}. Yours: ${f.says}.`):$n(i,a),s.kind!==f?.kind&&se(Le(s.says)),se(Sn(f)),...t.slice(0,2).map(p=>$e(
`It answers like a known mistake: ${p.title}. The repair: ${p.repair}`)),$e(`${xe(d)} · ${Mn(e)}`),...n,c(".tools",r&&M("Step to the first difference",null,()=>o.
step(r)),o.draw(d))];return ie("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",c(".exhibit",u,c(".told",l)))}function ws({
right:e,ended:t,throws:n,expected:r,finding:o,line:s},i){return e?ie("right",`Right on this board: ${Ue(n)}`,$e("One board proves little. Check plays them all, \
smallest first.")):ie("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&$n(r,n),o&&se(Le(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),se(Sn(o)),Ie(s,i))}function ys({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>c("tr",[r.
algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].
map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return ie("open",`On this board: ${Ue(e.throws)}`,It("","Comparison",c("table",c("thead",c("tr",t.map(r=>c(
"th",{scope:"col"},r)))),c("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&$e(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var ks={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Ye=({what:e,says:t,line:n},r)=>ie(e==="stopped"?"open":"wrong",ks[e]??"That did not work",se(Le(`${n===null?"":`line ${n}: `}${t}`)),Ie(n,r));function rr({
printed:e,more_printed:t}){return e?.length?ie("open","It printed",It(".printed","What it printed",e.map(n=>c(".print",c("span.quiet",n.line===null?"":`line ${n.
line}`),c("code",n.text)))),$e(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function En(e,t){return[e.kind==="failure"?Ye(e,t):e.of==="check"?
Ke(e,t):e.of==="compare"?ys(e):e.of==="solve"&&ws(e,t),rr(e)].filter(r=>!!r)}var Qe=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",xt=e=>e[0]?.querySelector(
"p")?.textContent??"";var xs=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],vs="This code came with the link. It has not run, and runs only when\
 you press a button below.",Tn="It runs …",$s=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Pn(e,t){let n=null,
r=null,o=!1,s=!1,i=!1,a=t.host(x),d=kn(),u=t.store.get().code,f=c(".editor"),l=c("p.note.quiet"),p=Ce(a.size),m=c(".cards"),h=Ne(t),g=M("Stop","End what is runn\
ing",()=>a.stop()),w=xs.map(([O,k,v])=>M(O,v,()=>B(k))),b=vn({keeper:d,arrived:u,open:E,text:()=>r?.text()??"",heard:()=>T()});function x(O){i&&p.loads(O,Tn)}function E(O,k){
r?.open(O,k),T()}function T(){let{kind:O}=b.chosen(),k={mine:b.trouble()||a.refusal,second:b.trouble()||a.refusal,program:a.refusal,link:vs};N(l,k[O]??""),l.classList.
toggle("s-strong",O==="link")}async function $(){o=!0;try{let[{make:O},k]=await Promise.all([t.editor(),t.shelf()]);r=O(f,"Program",v=>{b.changed(v),T()}),b.show(
k)}catch(O){N(l,`The editor cannot be loaded: ${O.message}`)}W()}function W(){for(let O of w)C(O,"aria-disabled",i||!r||!!a.refusal);g.hidden=!i,C(m,"aria-busy",
`${i}`),!s&&a.size&&p.say(`Python (${a.size}) loads at the first run.`)}async function B(O){if(i||!r||!n||a.refusal)return;s=i=!0,r.point(null),m.replaceChildren(),
h.clear(),p.say(Tn),W();let{name:k,cells:v,jumps:S,die:R,start:D,chained:H,overshoot:K}=n.board,A={name:k,cells:v,jumps:S,die:R,start:D,chained:H,overshoot:K},y=O===
"compare"?b.other():null,j={kind:O,program:b.question(),board:A,other:y},q=await a.ask(j,P=>p.say(`${P} …`));i=!1,p.done(),W(),L(q)}function L(O){let k=En(O,{
step:h.step,draw:R=>M("Move this board to Draw",null,()=>{e.use(R),e.enter("Draw")}),point(R){r?.point(R),r?.focus()}});(O.kind==="result"&&O.of)==="compare"&&b.
isMine()&&!b.other()&&k.push($s()),m.replaceChildren(...k),"line"in O&&O.line&&r?.point(O.line),m.scrollIntoView({block:"nearest"}),O.kind==="result"&&O.of==="t\
race"&&h.step(O.stepper);let S=Qe(k);e.say(S?`${S}. ${xt(k)}`:"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[b.node,l,f,c(".tools.acts",w,g,p.node)],foot:[m],below:[h.node],show(O){n=O,n.paint({piece:!1}),o||$(),W(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),b.end(),r?.destroy()},more:()=>["mine","second"].includes(
b.chosen().kind)?r?.text()??null:null,stays:()=>u}}var vt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var On="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",jn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Ze(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(_),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),d=c("p.trouble",{role:"alert"}),u=c(""),f=c(".main",u),l=c(".side"),p=c(".\
stage",f,l),m=c(".foot"),h=c(""),g=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:g,say:y=>N(i,y),use(y){x.add(y),
v(y),k()},can:y=>x.can(y),go(y){x.can(y)&&(v(x.go(y)),k())},enter(y){S(E.find(j=>j.name===y)??T),v($.board),k()}},b=r.get(),x=Jr(b.board??_(t.board)),E=t.only?[
t.only==="Play"?Qt(w,n.played):Yt(w)]:[Qt(w),Yt(w),Pn(w,n)],T=E.find(({name:y})=>y===b.mode)??E[0],$=we(x.now()),W=s.map(({name:y},j)=>[`${j}`,y]),B=de("Board",
[["","Your board"],...W],"",y=>{let j=s[Number(y)];y&&j&&w.use(j)}),L=c("input.address",{readonly:"",label:"To copy",hidden:""});async function O(){let j=`${location.
href.split("#")[0]}${it($.board,T.name,T.more?.()??null)}`;L.value=j;try{await navigator.clipboard.writeText(j),w.say("Copied: a link to this board.")}catch{L.hidden=
!1,L.select(),w.say("Copy the link from the field.")}}function k(){let[y=null]=E.flatMap(({stays:j})=>j?.()??[]);r.set({...$.board,name:""},T.name,y)}function v(y){
let j=bn(u),q=u.contains(j)&&j?.dataset.cell;$.rest(),$=we(y),u.replaceChildren($.node),C(p,"style",`--shape:${$.shape};--columns:${$.columns}`),C(g,"style",`--\
rows:${$.plan.rows}`),N(a,xe({...y,name:""}));let P=s.findIndex(z=>me(z)===me(y));B.value=P<0?"":`${P}`,B.options[0].hidden=P>=0,L.hidden=!0,N(d,""),T.show($),q&&
$.cells.get(Number(q))?.focus({preventScroll:!0})}function S(y){T.leave(),T=y;for(let[j,q]of R.entries())C(q,"aria-pressed",`${E[j]===T}`);J(g,"drawing",T.name===
"Draw"),J(g,"writing",T.name==="Write"),f.replaceChildren(u,T.under),l.replaceChildren(c(".says",i),...T.side),m.replaceChildren(...T.foot??[]),h.replaceChildren(
...T.below??[])}let R=E.map(y=>M(y.name,null,()=>w.enter(y.name)));g.addEventListener("mousedown",y=>{let j=y.target;!j.closest(".s-grid")||!u.contains(j)||(y.preventDefault(),
g.focus({preventScroll:!0}))}),g.addEventListener("click",({target:y})=>{let j=y.closest(".s-grid .s-cell");j&&u.contains(j)&&T.choose(Number(j.dataset.cell))}),
g.addEventListener("keydown",y=>{let j=y.target;jn(y)&&y.stopPropagation(),!j.matches(On)&&T.key(y.key,y)&&y.preventDefault()});function D(y){let j=y.composedPath()[0];
if(y.defaultPrevented||!jn(y)||!/^[1-9]$/.test(y.key)||j.closest(`${On}, .snl-stepper`))return;let{top:q,bottom:P}=u.getBoundingClientRect();P>0&&q<innerHeight&&
T.key(y.key,y)&&y.preventDefault()}function H(){let{board:y,mode:j,trouble:q}=r.get();y&&(me(y)!==me($.board)||o)&&(x.add(y),S(E.find(P=>P.name===j)??T),v(y)),N(
d,q)}o&&addEventListener("keydown",D);let K=r.subscribe(H);g.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},R),s.length>0&&c(
"label.board-of",c("span","Board"),B),a,o&&c(".tools",M("Copy link","A link to this board",O),L)),d,p,m)),J(g,"ready",!0),J(g,"only",t.only),J(g,"fixed",t.fixed);
let{remove:A}=gn(e,vt,g);return e.append(h),S(T),v($.board),N(d,b.trouble),{show:v,replay:y=>T.replay?.(y)??!1,destroy(){removeEventListener("keydown",D),K(),$.
rest();for(let y of E)y.end?.();h.remove(),A()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ze(e,t,at(t.files))}var nr=1,$t="snl-exercise:",An="Export what you want to keep.",Ms=`Another version of this book has stored something for this exercise, which is left alone. ${An}`,
Es=globalThis,Cn=Es.snlRecords??=new Map,Rn=e=>e?.version===nr&&typeof e.source=="string"&&typeof e.solved=="boolean";function St(e,t){let n=Re(e,$t+t);return Rn(
n)?n:n?.version>nr?"newer":null}function ye(e){let[t,n]=[St("sessionStorage",e),St("localStorage",e)],r=[Cn.get(e),t,n].filter(o=>Rn(o));return r.length?{...r[0],
solved:r.some(({solved:o})=>o)}:null}function Wn(e){let t=St("localStorage",e);return t===null||t==="newer"?null:t.source}function or(e,t,n=!1){let r=ye(e),o={version:nr,
source:t,solved:n||(r?.solved??!1)};Cn.set(e,o);let s=St("localStorage",e)==="newer",i=s?"":We($t+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?Ms:i&&`${i}. ${An}`}function Nn(e){let t=r=>e(r.detail.name,!1),n=({key:r})=>{r===null?e(null,!0):r.startsWith($t)&&e(r.slice($t.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",n),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",n)}}var sr="snl-cell:";function Ln({id:e,source:t}){for(let n of["sessionStorage","localStorage"]){let r=Re(n,sr+e);if(r?.of===t&&typeof r.source=="string")return r.
source}return t}function ir({id:e,source:t},n){n===t?Xt(sr+e):We(sr+e,{of:t,source:n})}var Ts="script,style,link,meta,base,iframe,object,embed,form";function In(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
Ts))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function Bn(...e){let t=c("pre",e),n=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},n)}function Ps(e){let t=we(_(e));return t.paint({piece:!1}),Ae(t)}var qn=e=>c("",{class:"output text_html"},e);function Hn(e,t){
let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=c("",{class:"cell_output docutils container",hidden:""}),o=Ne(t);o.node.dataset.snl="",e.append(
r);let s=[];function i(){for(let p of s)p.then(({destroy:m})=>m());s=[],o.clear(),r.replaceChildren()}function a(p){for(let m of n)m.hidden=p;r.hidden=!p}function d(p,m){
let h=c("",{"data-snl":""});r.append(qn(h)),s.push(t.step(h,p,{level:Sr(r),...m}))}let u=(...p)=>{let m=c("",{class:"snl snl-workbench snl-cell"},c(".cards",p));
return c("",{class:"snl-host"},m)};function f(p,m){if(p.kind==="html"||p.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...In(p.kind==="ht\
ml"?p.html:p.svg)),h}if(p.kind==="code")return Bn(...In(`<pre>${p.lines.join(`
`)}</pre>`));if(p.kind==="report"){let h={step:o.step,point:m.point,draw:w=>c("a.button",{href:`../play.html${me(w)}&draw`},"Open this board in the workbench")},
g=Ke(p,h);return g.setAttribute("role","group"),r.append(u(g)),qn(o.node)}if(p.kind==="board")try{return u(Ps(p.board))}catch{}return p.text?Bn(document.createTextNode(
p.text)):null}function l({exception:p,says:m,line:h,missing:g},{runAbove:w,point:b}){let E=ie(w?"open":"wrong",w?"Run the cells above first":p,w?c("p",c("code",
g)," is made in a cell above, which has not run yet."):se(m&&Le(m)),w?c(".tools",M("Run all above","And then this cell",w)):Ie(h,{point:b,step:d,draw:()=>c("")}));
return E.setAttribute("role","group"),u(E)}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),r.remove()},
show(p,m){if(i(),r.removeAttribute("aria-busy"),a(!0),p.kind==="failure"){if(p.what==="stopped")return;let h=Ye(p,{point:m.point,step:d,draw:()=>c("")});h.setAttribute(
"role","group"),r.append(u(h));return}for(let h of p.shown)h.kind==="stepper"?d(h.payload,{predict:h.predict,position:h.position??void 0}):r.append(f(h,m)??"");
p.more_shown&&r.append(c("p",`And ${p.more_shown.toLocaleString("en")} characters more.`)),p.error&&r.append(l(p.error,m))}}}var Os=e=>e.kind==="failure"?e.says:e.error?.exception??"";function Mt({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
d={beginning:-1,code:""};return{title:e,source:n,done:()=>d.beginning===t.beginnings()&&d.code===n(),async run(){let u=n();s?.();let f=r?.()??null,l={kind:"cell",
program:{source:u},opens_on:f},p=await t.ask(o??a,l,()=>{}),m=Os(p);return d={beginning:m?-1:t.beginnings(),code:u},i?.(p),m}}}var js="Stopped. Python begins again, without the names of the cells that have run.";function Fn(e,{given:t,title:n,around:r,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),d=Ln(t),u=!1,f=null,l=Ce(o.size),p=Hn(e.closest("div.cell"),r),m=c(".editor",{hidden:""}),h=M("Run","Run this cell (Shift+Enter i\
n the editor)",$),g=M("Edit","Open the editor",()=>k(!0)),w=M("Stop","End what is running",()=>o.stop()),b=M("Reset","Back to the code and the output of the les\
son",S),x=Mt({title:n,bench:o,source:()=>d,opensOn:()=>d===t.source&&t.opens_on||null,watcher:{loads:A=>l.loads(A,"Running …"),changes:T},begins:W,ends:B}),E=()=>{};
function T(){C(h,"aria-disabled",o.busy()||!!o.refusal),w.hidden=!u,b.hidden=u||d===t.source&&!p.shown()}async function $(){o.busy()||o.refusal||await x.run()}function W(){
u=!0,p.wait(),l.say("Running …"),E=l.count()}async function B(A){u=!1,E();let y=A.kind==="failure",j=y?null:A.error,q=j?.missing&&s().some(z=>!z.done()&&As(z,
j.missing??""));p.show(A,{runAbove:q?L:null,point:v});let P=y?A.line:j?.line;y?l.say(A.what==="stopped"?js:A.says):q?l.say("Run the cells above first."):j?l.say(
`${j.exception}${P?` in line ${P}`:""}.`):l.say(A.shown.length?"Done.":"Done. This cell shows nothing."),T(),f&&(await f)?.point(P??null)}async function L(){h.focus(
{preventScroll:!0});for(let A of s().filter(y=>!y.done())){l.say(`${A.title} runs …`);let y=await A.run();if(y){l.say(`${A.title} has ended early: ${y}`);return}}
await $()}async function O(){try{let{make:A}=await r.editor();a.hidden=!0,m.hidden=!1;let y=A(m,n,j=>{d=j,ir(t,d),T()});return y.open(d),y}catch(A){return l.say(
`The editor cannot be loaded: ${A.message}.`),null}}async function k(A){g.hidden=!0,f??=O();let y=await f;return y||(f=null),g.hidden=!!y,A&&y?.focus(),y}async function v(A){
(await k(!0))?.point(A)}async function S(){await R(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function R(){(await f)?.destroy(),f=null,m.replaceChildren(),
m.hidden=!0,a.hidden=!1,g.hidden=!1,d=t.source,ir(t,d),p.clear(),l.say(""),T()}m.addEventListener("keydown",A=>{A.key!=="Enter"||!A.shiftKey||(A.preventDefault(),
A.stopPropagation(),$())},{capture:!0});function D(){getSelection()?.isCollapsed&&k(!0)}a.addEventListener("click",D);let H=c("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:n});H.append(m,c(".tools.cellbar",h,w,g,b,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(H);let K=o.watch({loads(){},changes:T});
return addEventListener("snl-reset",R),o.refusal&&C(h,"title",o.refusal),T(),d!==t.source&&k(!1),{...x,destroy(){K(),removeEventListener("snl-reset",R),E(),p.remove(),
f?.then(A=>A?.destroy()),a.hidden=!1,a.removeEventListener("click",D),e.replaceChildren()}}}var As=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Dn(e,t,n){let r=0,o=[],s=[];return e.forEach((i,a)=>{let{id:d,exercise:u,source:f}=i,l=document.querySelector(`[data-snl-cell="${d}"]`);if(l){r+=1;let p=()=>o.
slice(0,a),m=Fn(l,{given:i,title:`Cell ${r}`,around:t,bench:n,above:p});o.push(m),s.push(m.destroy)}else{let p=()=>u&&ye(u)?.source||f,m=u?"The exercise above":
"A cell above";o.push(Mt({title:m,bench:n,source:p}))}}),{destroy(){for(let i of s)i()}}}var Cs=["stopped","late","died"];function zn(e){let t=new Set,n=null,r=!1,o=0,s=e.host(a=>n?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,beginnings:()=>o,busy:()=>n!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,d,u){n=a,r=!0,i();let f=await s.
ask(d,u);return n=null,f.kind==="failure"&&Cs.includes(f.what)&&(o+=1),i(),f}}}function _n({label:e,picture:t,stub:n,source:r,editor:o,change:s,trouble:i}){let a=r,d=null,u=null,f=c("pre.plain"),l=M("Edit","Open the editor",()=>b(!0)),p=c(
".still",l,f),m=c(".editor",p);p.addEventListener("click",()=>b(!0));function h(){a===n?f.replaceChildren(...t):N(f,a)}function g(x){a=x,s(x)}async function w(){
try{let{make:x}=await o();return m.replaceChildren(),u=x(m,e,g),u.open(a),u}catch(x){return i(`The editor cannot be loaded: ${x.message}.`),null}}async function b(x=!1){
C(l,"aria-disabled",!0),d??=w();let E=await d;return x&&E?.focus(),E}return h(),{node:m,open:b,text:()=>a,replace(x){x!==a&&(a=x,u?u.replace(x):h(),s(x))},async point(x){
x===null&&!u||(await b(x!==null))?.point(x)},destroy:()=>d?.then(x=>x?.destroy())}}function ke(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function Se(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Et=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[Rs]=Oe;function Jn({given:e,write:t,around:n},r,o,s){let i=c(""),a=o(e.stub),d=()=>{},u={get:()=>Wt(a),set(m){a=m,t(r(a))},subscribe(m){return d=m,()=>{}}},
f=`Exercise ${e.number}: the board`,p=Ze(i,{board:a,only:"Draw",fixed:!s,label:f},{...n,store:u,page:!1});return{node:i,end:p.destroy,show(m){try{a=o(m)}catch{return!1}
return d(),!0}}}var Gn=e=>Jn(e,t=>`from snl_algos import Board

${e.given.defines} = ${Rs.write(t)}`,t=>bt(ke(t,e.given.defines))[0],!0),Vn=e=>Jn(e,({jumps:t})=>`${e.given.defines} = ${Et(t)}`,t=>{let r=Object.entries(Se(ke(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:r})},!1);function Un({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
i=c(""),a=Wt(_(o.board)),d={get:()=>a,set(){},subscribe:()=>()=>{}},u=`Exercise ${s}: the board`,f=Ze(i,{board:o.board,only:"Play",label:u},{...n,store:d,page:!1,
played:p=>t(`${r} = [${p.join(", ")}]`)});function l(p){let m=Se(ke(p,r));return Array.isArray(m)&&m.every(Number.isInteger)?m:null}return{node:i,end:f.destroy,
first:"Choose the first face.",judge(p){let m=l(p);return m?.length?Ws(_(o.board),m):null},show(p){let m=l(p);return!!m&&f.replay(p===e.stub?[]:m)}}}function Ws(e,t){
let n=wt(e),r=je(n);if(r.won()||!t.every(d=>r.throws(d)))return null;let o=r.won()&&t.length===Ve(n).throws,s=`You reach the goal in ${le(t.length)}.`,i=o?s:r.won()?
`${s} Fewer are enough.`:`After ${le(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,a=r.thrown.map((d,u)=>`${u+1}. ${ct(d)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function Kn({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=_(r.board),{columns:i,rows:a}=He(s.cells),d=we(s);d.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(p=>{let m=p+1,[h,g]=te({cells:s.cells,start:1,columns:i,rows:a},m),w=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${m}`,
input:()=>t(`${n} = ${Et(f())}`)}),b=`grid-row:${a-h};grid-column:${g+1}`;return[m,{input:w,node:c("label.field",{style:b},c("span",`${m}`),w)}]})),f=()=>[...u].
filter(([,{input:p}])=>/^\d+$/.test(p.value.trim())).map(([p,{input:m}])=>[p,Number(m.value)]),l=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...u.values()].map(({node:p})=>p));return{node:c(".distances",Ae(d),l),show(p){let m=Se(ke(p,n));if(typeof m!="object"||!m||Object.keys(
m).some(h=>!u.has(Number(h))))return!1;for(let[h,{input:g}]of u){let w=`${m[h]??""}`;g.value.trim()!==w&&(g.value=w)}return!0}}}var Ns=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Be=e=>Ns(e).map((t,n)=>n%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Tt=e=>e.map(([t,n])=>t?c("span",{class:t},
n):n);function Yn({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([f])=>f),s=o,i=new Map(r.map(([f,l])=>{let p=M("↑",null,()=>d(f,-1),`Move step ${f} \
up`),m=M("↓",null,()=>d(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Be(l));return[f,{up:p,down:m,node:c("li.step",h,c(".tools",p,m))}]})),
a=c("ol.steps",{label:"The steps, in your order"});function d(f,l){let p=s.indexOf(f);if(!s[p+l])return;let m=[...s];[m[p],m[p+l]]=[m[p+l],m[p]],s=m,u(),i.get(f)?.[l<
0?"up":"down"].focus(),t(`${n} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function u(){s.forEach((f,l)=>{let p=i.get(f);p&&(C(p.up,"aria-disabled",l===0),C(p.down,"\
aria-disabled",l===s.length-1),a.append(p.node))})}return u(),{node:a,first:"Put the steps in order first.",show(f){let l=Se(ke(f,n));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,u(),!0)}}}function Qn({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let d=c("input",
{type:"radio",name:`snl-${r}`,change:()=>t(`${n} = ${a+1}`)});return{input:d,node:c("label.step",d,c("b",`${a+1}.`),c("span.words",Be(i)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(Se(ke(i,n)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:d},u)=>{d.checked=u===a-1}),!0)}}}var Ls={order:Yn,choice:Qn,board:Gn,jumps:Vn,throws:Un,distances:Kn};function Zn(e,t,n){let r=Ls[e.form.kind];if(!r)return null;let o="",s=!1,i=r({given:e,write:u,
around:n}),a=M("","The Python that this writes",()=>{s=!s,f()}),d=c(".reply",i.node,c(".tools.swap",a),t.node);function u(l){o=l,t.replace(l)}function f(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",C(a,"aria-expanded",`${s}`)}return f(),{node:d,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??null,
end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,f()))}}}function Xn({hints:e,solution_coloured:t,after:n},r){let o=c(".help",c("",{class:"highlight"},c("pre",Tt(t))),n.map(h=>c("p",Be(h)))),s=0,i=c("ol.hints",{label:"\
Hints"}),a=c(".asked",{role:"group",label:"The solution"}),d=M("Hint","A little help; there may be more",f),u=M("Solution","Asks before it shows it",p);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Be(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;d.textContent=s?`Next hint (${h} left)`:"Hint",C(d,"aria-disabled",!h),h||(d.textContent="No more hints")}function p(){let h=M(
"Show it",null,m),g=e.length-s,w=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("p",`Do you want to see a solution?${w}`),
c(".tools",h,M("Not yet",null,()=>(a.replaceChildren(),u.focus())))),h.focus()}function m(){let h=M("Hide it",null,()=>(a.replaceChildren(),u.focus())),g=M("Use\
 it","In the place of what you have",r);a.replaceChildren(c("b","A solution"),o,c(".tools",g,h)),g.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return l(),{buttons:[d,u],nodes:[i,a]}}function Is(e,t){if(!e)return null;try{let{board:n,node:r}=tr(e,null);return{node:r,words:xe(n),way:t.draw(n)}}catch{return null}}function Bs({passed:e,reason:t,
board:n,details:r,line:o},s){let i=Is(n,s),a=[se(t),...r.map(se),i&&c("p.quiet",i.words),Ie(o,s),i&&c(".tools",i.way)].filter(d=>!!d);return ie(e?"right":"wrong",
e?"Solved":"Not yet",...i?[c(".exhibit",i.node,c(".told",a))]:a)}function ar(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Bs(e,t)];let a=Ke({report:o,like:n,stepper:r},t);return i&&!s?[ie("wrong","Not yet",se(i)),a]:[a]}function eo(e,t){return[...e.kind==="failure"?[Ye(e,t)]:
ar(e.verdict,t,e),rr(e)].filter(r=>!!r)}var qs="Nothing is written yet.",Hs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",to="It runs. A c\
all may take 1 second …",Fs="The mark stays: another version of yours has solved it.";function ro(e,t,n,r){let{name:o,number:s,stub:i}=t,a=ye(o),d=!1,u=()=>{},
f=c("p.note.quiet"),l=Ce(r.size),p=c("span.state"),m=c(".cards"),h=Ne(n),g=Xn(t,()=>L(t.solution,"This is a solution.")),w=_n({label:`Exercise ${s}`,picture:Tt(
t.stub_coloured),stub:i,source:a?.source??i,editor:n.editor,change:B,trouble:P=>N(f,P)}),b=Zn(t,w,n),x=M("Check","Run it and judge it",D),E=M("Stop","End what i\
s running",()=>r.stop()),T=M("Reset","Back to how it was",()=>L(i,b?"":"Ctrl+Z in the editor brings your code back.")),$=null,W=M("Other tab's answer","Exchange\
 it with the answer here",k);W.hidden=!0;function B(P){P!==(ye(o)?.source??i)&&N(f,or(o,P)),b?.show(P)}function L(P,z){w.replace(P),l.say(z)}function O(P,z){w.replace(
z),P&&(m.replaceChildren(),h.clear(),l.say("As in the lesson."))}function k(){let[P,z]=[$,w.text()];$=z,w.replace(P??"")}let S={loads:P=>l.loads(P,to),changes:R};
function R(){let P=ye(o)?.solved;N(p,P?"✓ Solved":""),C(x,"aria-disabled",r.busy()||!!r.refusal),E.hidden=!d,C(m,"aria-busy",`${d}`),!r.begun()&&r.size?l.say(
`Python (${r.size}) loads at the first check.`):!d&&l.said().startsWith("Python")&&l.say(""),r.refusal&&N(f,r.refusal)}async function D(){if(r.busy()||r.refusal)
return;let P=w.text();if(!P.trim()){l.say(qs);return}w.point(null),m.replaceChildren(),h.clear();let z=b?.missing(P);if(z){l.say(z);return}let Z=b?.judge(P);if(Z){
A(P,Z,ar(Z,K));return}let X=await H(P),ce=X.kind==="failure"?X:X.verdict;A(P,ce,eo(X,K))}async function H(P){d=!0,l.say(to),u=l.count();let z={kind:"exercise",exercise:o,
program:{source:P}},Z=await r.ask(S,z,X=>l.say(`${X} …`));return u(),d=!1,Z}let K={step:h.step,draw:P=>c("a.button",{href:`${t.play}${me(P)}&draw`},"Open this\
 board in the workbench"),point:P=>w.point(P)};function A(P,z,Z){let X="passed"in z&&z.passed;X&&N(f,or(o,P,!0));for(let I of Z)C(I,"role","group");m.replaceChildren(
...Z),R();let ce=xt(Z);X?l.say("Solved.",ce):ye(o)?.solved?l.say(`${Qe(Z)}. ${Fs}`,ce):l.say(`${Qe(Z)}.`,ce),z.line&&!b&&w.point(z.line),m.scrollIntoView({block:"\
nearest"})}let y=c("",{class:"snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});y.append(c(".frame",b?b.node:w.node,f,c(".tools\
.acts",x,E,l.clock,...g.buttons,T,W,p,l.node),m,...g.nodes)),e.replaceChildren(y,h.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),
e.classList.add("snl-host"),C(e,"data-mounted",""),J(y,"ready",!0);let j=r.watch(S);b?.show(w.text());let q=Nn((P,z)=>{if(P!==null&&P!==o)return;let Z=ye(o),X=Z?.
source??i;!z&&X!==w.text()&&O(Z===null,X);let ce=Wn(o);z&&ce!==null&&ce!==w.text()&&($=ce,W.hidden=!1,N(f,Hs)),R()});return R(),{destroy(){j(),q(),u(),h.clear(),
b?.end(),w.destroy(),e.replaceChildren(),delete e.dataset.mounted}}}var no='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var oo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
rint{:is(.s-acts,.s-swap,.s-still>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function so(){let e=document.createElement("style");return e.textContent=`${yt}${vt}${oo}${no}`,document.head.append(e),e}function io(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=so(),n=at(JSON.parse(e.dataset.files??"null")),r=zn(n),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>ro(i,JSON.parse(i.dataset.snlExercise??"null"),n,r));return s.push(Dn(JSON.parse(e.textContent??"[]"),n,r)),
{destroy(){r.end();for(let i of s)i.destroy();t.remove()}}}var _s=io();return fo(Js);})();
