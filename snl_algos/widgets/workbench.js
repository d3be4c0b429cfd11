// built from web/ by `npm run build`
"use strict";(()=>{var je=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ye(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=je(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var St='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Pt={format:"snl-workbench",version:2},Ae=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var ir={what:"stopped",says:"You stopped it."},lr=e=>`${(e/1e6).toFixed(1)} MB`;function Tt(e,t){let n=null,r=!1,o=0,s,a,i=null;function d(){let w=URL.createObjectURL(
new Blob([St],{type:"text/javascript"})),$=new Worker(w,{type:"module"});$.onmessage=({data:P})=>$===n&&y(P),$.onerror=P=>$===n&&p(P.message),$.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=$,r=!1}function c(){clearTimeout(a),n?.terminate(),n=null}function m(w){clearTimeout(a);let{settle:$}=i??{};i=null,$?.(w)}
function l(){if(clearTimeout(a),i?.silent)return;let{seconds:w}=e,$=`It said nothing for ${w} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f(
{what:"late",says:$}),1e3*w)}function f(w){c(),d(),m(Ae(w))}function p(w){r?f({what:"died",says:`Python itself broke, and begins again: ${w}`}):s?(s=null,c(),d()):
(c(),m(Ae({what:"died",says:`Python could not be loaded: ${w}`})))}function h(){!i||!r||(n?.postMessage({question:i.text}),l())}function y(w){w.memory?s=s===null?
null:w.memory:w.bytes?t({part:Math.min(1,w.bytes/e.bytes)}):w.ready?(r=!0,t({ready:r}),h()):w.failed?p(w.failed):w.said&&v(JSON.parse(w.said))}function v(w){w.id===
i?.id&&(l(),w.kind==="progress"?i.progress(w.says):m(w))}return{size:`up to ${lr(e.weight)}`,refusal:null,ask(w,$){o+=1;let P=`${o}`;return new Promise(x=>{i={id:P,
text:JSON.stringify({...Pt,id:P,...w}),silent:w.kind==="cell",progress:$,settle:x},n||d(),h()})},stop:()=>i&&f(ir),end:c}}var Qe=e=>({size:null,refusal:e,ask:async()=>Ae(
{what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:dr}=oe,U=e=>Array.from({length:e},(t,n)=>n),be=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Et({cells:e,start:t}){let n=Math.min(t,1);return U(e+1-n).map(r=>r+n)}var Re=({columns:e,
start:t})=>e+(t===0?1:0);function _(e,t){let[n,r]=ee(e,t),[o,s]=dr.anchor;return[r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/
o,a=(r-t)/o;return{length:o,spot:(d,c=0)=>[e+d*s-c*a,t+d*a+c*s]}}function Ot([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],d=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=be(d,0,1);
return Math.hypot(e-n-c*a,t-r-c*i)}function Ce(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,n,r){let o=(n-t)/
r,s=[e(t)];for(let a of U(r)){let[i,d]=[t+a*o,t+(a+1)*o],[[c,m],[l,f]]=[e(i),e(d)],[[p,h],[y,v]]=[Ce(e,i),Ce(e,d)];s.push([c+p*o/3,m+h*o/3],[l-y*o/3,f-v*o/3],[l,
f])}return s}var ur=4,Ze=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(n*be(e/Math.max(t,ur),0,1))};var et=400,Xe=20,mr=["stay","bounce","win"];function ke(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function pr(e){if(!Array.isArray(e))return ke(e,"the die",1,Xe);if(!e.length||e.length>Xe)throw new Error(`a die \
in this page has 1 to ${Xe} faces, not ${e.length}`);let t=e.map(r=>ke(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function fr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ke(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function K(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ke(e.cells,"the number of cells",1,et);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=mr.find(c=>c===a);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:fr(i,n),die:pr(r),start:ke(o,"start",0,1),chained:s,overshoot:d}}var jt=e=>typeof e=="number"?U(e).map(t=>t+1):e;function tt(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Le=e=>U(e*e).map(t=>{let{columns:n,rows:r}=tt(e*e),[o,s]=ee({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function At(e,t=Math.random){let n=U(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=U(2*r).map(a=>{let[i,d]=[o(),o()].sort((c,m)=>c-m);return a<r?[i,d]:[d,i]});return K(
{...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([c,m])=>m>c).length,d=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&d.push("starts off the board"),s&&d.push("jumps are chained"),a==="bounce"&&d.push("bounces off the goal"),a==="win"&&d.push("passing the goal wins"),(e?[e,...d]:
d).join(" · ")}var Ct=["Draw","Write"];function hr(e){let t=new URLSearchParams(e.slice(1));return Wt(e)&&Ct.find(n=>t.has(n.toLowerCase()))}var gr=e=>Ct.includes(e)?`&${e.toLowerCase()}`:
"",br=2e4;function wr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>br?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ye({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...i.filter(Boolean)].join(".")}`}var yr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),kr=e=>new URLSearchParams(
e.slice(1)).get("board");function Rt(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=yr(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return K(r)}function Wt(e){try{return Rt(
kr(e)??"")}catch{return null}}var Lt=e=>({board:Wt(e),mode:hr(e)??"",code:Ne(e),trouble:vr(e)}),Ie=(e,t,n)=>`${ye(e)}${gr(t)}${wr(n??"")}`,xr="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function vr(e){let t=new URLSearchParams(e.slice(1)),n=t.get("board");if(n===null)return"";try{Rt(n)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${xr}`}let r=n.split(".").find(o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var $r="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Mr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Nt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Qe($r);if(!n)
return Qe(Mr);let{home:o,core:s}=n;return Tt({...n,home:je(o),core:je(s)},r)},editor:()=>Ye(e).then(()=>snlEditor),shelf:()=>Ye(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Lt(location.hash),set:(...r)=>history.replaceState(history.state,"",Ie(...r)),subscribe(r){let o=()=>Ne(
location.hash)===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function C(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function nt(e,t){for(let n in t)C(e,n,t[n])}var J=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Sr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Pr="http://www.w3.org/1999/xhtml",Tr="http://www.w3.org/2000/svg";function It(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
J(s,a,!0);for(let a of n)Sr(a)?nt(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>It(Pr,e,t),ie=(e,...t)=>It(Tr,e,t),pe=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function rt(e){let t=[];
return n=>{for(let r of t)J(r,e,!1);t=n.filter(r=>!!r);for(let r of t)J(r,e,!0)}}var R=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function qt(e,t,n,r=!1){let o=R(e,t,()=>{r=!r,C(o,"aria-pressed",`${r}`),n(r)});return C(
o,"aria-pressed",`${r}`),o}function re(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var ot=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Bt=(e,...t)=>u("details.fold",u("summary",e),...t);var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,fe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Dt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${fe(Ht(e))} from ${t}.`:`From ${t}, roll ${it(n)}: ${at(e)}.`}function at(e){let t=Ht(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Ht({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var zt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),
it=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function ne({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let d=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...d].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...n,style:c||null},a.map(ne),i)}var{shape:Ft}=oe;function Jt(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function _t(e,t,n){let{least:r,more:o,head:s,edge:a}=Ft.arc,
{length:i,spot:d}=te(e,t),c=r+o*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=d(i/2,l*c*2),h=[be(f,a,n-a),Math.max(p,a)],y=te(h,t),v=y.spot(y.length-.06);return{from:e,
turn:h,tip:v,...Jt(v,h,s,s*.4)}}function lt(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),d=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:d,middle:a(
s/2,n),...Jt(d,c,o,o/2)}}function Ut(e){let t=Ft.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function xe(e,t,n){let{length:r,spot:o}=te(_(e,t),_(e,n));return te(o(se.apart),o(r-se.apart))}function Kt(e,t,n){let{length:r,spot:o}=xe(e,t,n),
{half:s,over:a,rung:i}=se.ladder,d=Math.max(2,Math.round(r/i)),c=[s,-s].map(l=>[o(-a,l),o(r+a,l)]),m=U(d+1).map(l=>{let f=r*l/d;return[o(f,s),o(f,-s)]});return{
rails:c,rungs:m}}function Gt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Be(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=xe(e,t,n),{swing:i,wave:d}=se.snake,c=Math.max(1,Math.round(s/d)),m=r*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,p=m*f*Math.sin(
2*Math.PI*c*l)+o*Math.sin(Math.PI*l);return a(s*l,p)}}function ct(e,t,n,r){let o=r.map(([i,d])=>[_(e,i),_(e,d)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Gt(
t,n)[0]};for(let i of Gt(t,n)){let d=Be(e,t,n,i),c=U(25).map(p=>d(p/24)),m=c.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),f=c.filter(p=>o.some(([h,y])=>Ot(
p,h,y)<se.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function Vt(e,t,n,r){let o=Be(e,t,n,ct(e,t,n,r)),{length:s}=xe(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=h=>y=>{let v=se.snake.half*(1-.3*y-.6*y**3),[w,$]=o(y),[P,x]=Ce(o,y),S=Math.hypot(P,x)||1;return[w-h*v*x/S,$+h*v*P/S]},
d=We(i(1),0,1,a),c=We(i(-1),1,0,a),m=[...d,d[d.length-1],c[0],...c],{spot:l}=te(o(0),o(.02)),{skull:f,eye:p}=se.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/
s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-p/3,.55*f),l(-.05-p/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Yt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Me}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,ve=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${ve(e).join("L")}`,Qt=e=>`M${ve(e.slice(0,1))}C${ve(e.slice(1)).join(
" ")}`,dt=(e,t,n)=>`M${ve([e])}Q${ve([t,n]).join(" ")}`,Q=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),De=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),He=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ut=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),Xt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),en=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function Er(e,t,n){let{rails:r,rungs:o}=Kt(e,t,n),{rail:s,rungWidth:a}=Me.ladder,i=r.map(de).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),
Q("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",width:s})]}function Or(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:d,
tongue:c}=Vt(e,t,n,r),{skull:m,stripe:l,eye:f,pupil:p}=Me.snake,h=`snake-${Yt(t,n)}`,y=`${Qt(o)}Z`;return[Q("halo",y,{stroke:"cell",width:.06}),Q("tongue",c.map(
v=>de(v)).join(""),{stroke:h,width:.025}),Q("skin",y,{fill:h}),Xt(Q("stripe",Qt(s),{stroke:"cell",width:l}),"0.04 0.12"),De("skull",a,m,{fill:h}),...i.map(v=>De(
"eye",v,f,{fill:"die"})),...d.map(v=>De("pupil",v,p,{fill:"dieInk"}))]}function ze(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,d,c)=>He(
a,c,{"data-ends":`${i} ${d}`});return[...r.map(([a,i])=>s("ladder",a,i,Er(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Or(e,a,i,r)))]}function tn(e){let[t,n]=ee(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:d}=Me.flag,[c,m,l]=s,f=y=>y.map(([v,w])=>[r+v,o+w]),p=de(f([s.slice(0,2),[c,l]])),h=`${de(f([[c,m],a,[c,i]]))}\
Z`;return He("flag",[Q("pole",p,{stroke:"goal",width:d}),Q("pennant",h,{fill:"goal"})])}function $e([e,t],n,r=1){let{side:o,corner:s,pip:a}=Me.die,i=Ut(n).map(m=>De(
"pip",m,a,{fill:"dieInk"})),d=en("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return He("die",[ut("side",[-o/2,-o/2],o,s,c),...i.
length?i:[d]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Zt(e,t,n){let[r,o]=ee(e,t),s=[o+.06,e.rows-r-.94],a=ut(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Xt(a,"0.03 0.06")}function nn(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Zt(e,o,"stand")];if(n===
null)return s;let a=_(e,t);if(t===r)return[$e(a,n)];let{turn:i,neck:d,wings:c}=_t(a,_(e,r),Re(e)),m=`--far:${ae(te(a,i).length+te(i,d).length)}`,l=Q("arc",dt(a,
i,d),{stroke:"now",width:Me.arc.width});return[Zt(e,r,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:m}},Q("tip",`${de(c)}Z`,{fill:"\
now"}),$e(a,n)]}function rn(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[d,c]=[_(e,r),_(e,s)],m=lt(d,c,c[0]>=d[0]?-.3:.3,.12,.16);r=a;let[l,f]=[m.middle[0],Math.
floor(m.middle[1])+.5],p=dt(m.from,m.turn,m.neck),h=`${de(m.wings)}Z`;return He("leg",[Q("rim",p,{stroke:"cell",width:.1}),Q("shaft",p,{stroke:"ink",width:.05}),
Q("tip",h,{fill:"ink"}),ut("count",[l-.3,f-.14],.28,.04,{fill:"ink"}),en("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),$e([l+.16,f],o,.8)],{style:`--order:${i}`})})}
function on(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,d]=[_(e,a),_(e,s)],{from:c,turn:m,tip:l,wings:f}=lt(i,d,.12,.18,.13),p=dt(c,m,l)+de(f);return Q(r.has(s)?"branch.strong":"branch",p,{stroke:"\
ink",width:.03})})}var mt=e=>pe(".face","-.19 -.19 .38 .38",ne($e([0,0],e))),Fe=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Je({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(C(e,"label",`Roll ${n}`),e.replaceChildren(mt(n))),W(t,r)}var pt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${pt(e).kind} ${e.join("→")}`,sn=(e,t)=>K({...e,name:"",jumps:t}),
_e=(e,t)=>sn(e,e.jumps.filter(([n])=>n!==t)),Se=(e,t,n)=>sn(e,[..._e(e,t).jumps,[t,n]]);function an(e,[t,n],r,o){let s=_e(e,t);return r?Se(s,t,o):Se(s,o,n)}var ft=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function ln(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return K({...e,...t,name:"",jumps:r})}function cn(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function dn(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let l=e.cellAt(c,m);!l||l===s||(s=l,a=!0,t(o,s))}function d(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),a&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:l,clientY:f})=>{let p=e.cellAt(l,f);a=!1,!(c||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>a,stop:()=>d()}}var Pe=(e,t)=>u("label.setting",u("span",e),t);function un(e){let t=u("input.button",{type:"number",min:1,max:et,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Pe("Cells",t),Pe("Die",n),Pe("Start",r),Pe("Past the goal",o),Pe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function ht(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function jr({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Ar({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,l])=>`  "${m}": ${he(l)}`).join(
`,
`)}
}
`}function Cr(e){ht("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${he(t)}
`}function Rr(e){ht("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=U(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))n[s][a]=r.get(o)??-1;return`[${n.map(he).join(`,
 `)}]
`}function Wr(e){ht("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ue=[{name:"python",title:"Python: Board(...)",write:jr},{name:"json",title:"JSON",write:Ar},{name:"move-array",title:"Move array, from 0",write:Cr},{name:"\
grid",title:"LeetCode grid",write:Rr},{name:"hackerrank",title:"HackerRank text",write:Wr}];var mn=["jumps","ladders","snakes","die","start","chained","overshoot"],Lr=mn.slice(0,3);function Nr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Ir(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function qr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Ir(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!mn.includes(s))throw new Error(`a board has no option ${s}`);
Lr.includes(s)?n.jumps.push(...Br(a)):n[s]=pn(a)}return[n]}function pn(e){try{return Nr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Br(e){
let t=pn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(n)}`);return t}var Dr="format version name author source cells die start chained overshoot jumps".split(" ");function Hr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Dr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function fn(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${he(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function zr(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Le(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Fr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let d=(t[n]??"").trim().split(
/\s+/);if(n+=1,d.length!==a||!d.every(c=>/^\d+$/.test(c)))throw new Error(`line ${n}: expected ${i}`);return d.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[d,c]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${d}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${d}s`);for(let l=0;l<m;l+=1){let f=r(2,`the two cells of a ${d}`);if((f[1]-f[0])*c<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${d}`);i.push(f)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Jr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[zr(r)]:typeof r[0]=="object"?r.map(Hr):[fn(r)]}function hn(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return qr(t).map(K);if(/^[[{]/.test(t))return Jr(t).map(K);if(n&&/[\r\n]/.test(t))return Fr(t).map(K);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[K(fn(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function gn(e,t){let n=null,r=Ue[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=re("Notation",
Ue.map(l=>[l.name,l.title]),r,l=>{r=l,i()});function i(){if(!(!n||!m.open)){o.value=o.placeholder="",W(s,"");try{o.value=Ue.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function c(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=hn(o.value);t(l[0]),W(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){W(s,`This cannot be read: ${l.message}.`)}}let m=Bt("Copy or paste as text",u(".tools",a,R("Copy",null,d),R("Use this text","Read \
the board in the text",c)),o,s);return m.addEventListener("toggle",i),{node:m,show(l){n=l,i()}}}var gt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function bt(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),d=u(
"ol.thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=R("Undo","Ctrl+Z",()=>e.go(-1)),l=R("Redo","Ctrl+Y",
()=>e.go(1)),f=un(g=>$(b=>ln(b,g),"")),p=gn(e,g=>e.use(g));function h({distance:g,predecessor:b,throws:M,route:O}){t&&(t.paint({current:r,distance:g,predecessor:b,
route:s,piece:!1}),W(a,M??"none"),W(i,M===null?"the goal is out of reach":le(M).replace(/^\S+ /,"")),qe(d,O,Fe,(D,[B,,V])=>Je(D,B,`to cell ${V}`)))}let y=()=>t?
ft(t.board,r)[0]??null:null;function v(){if(!t)return;let{board:g,plan:b}=t;h(t);let M=y();t.light(M),t.sketch((M??[]).map(O=>{let[D,B]=_(b,O);return{tag:"circl\
e",attributes:{cx:D,cy:B,r:.13},fill:"paper",stroke:"now",width:.06}})),c.replaceChildren(...ft(g,r).flatMap(w)),C(m,"aria-disabled",!e.can(-1)),C(l,"aria-disab\
led",!e.can(1))}function w(g){let{ends:b}=pt(g),M=R(`Remove ${ce(g)}`,"Delete",()=>P(g)),O=b.map((D,B)=>R(`Move its ${D}`,null,()=>{o={jump:g,end:B},e.say(`Choo\
se the cell where the ${D} of ${ce(g)} goes.`),t?.cells.get(g[B])?.focus({preventScroll:!0})}));return[M,...O]}function $(g,b){if(t){r=o=null;try{e.use(g(t.board)),
e.say(`${b} ${gt(t.throws)}`.trim())}catch(M){e.say(`${fe(M.message)}.`),f.show(t.board),v()}}}let P=g=>$(b=>_e(b,g[0]),`Removed: ${ce(g)}.`);function x(g,b){let M=y(),
O=M?M.indexOf(g):-1;return M&&O>=0?S(M,O,b):{change:D=>Se(D,g,b),what:`Drawn: ${ce([g,b])}.`}}let S=(g,b,M)=>({change:O=>an(O,g,b,M),what:`Moved: ${ce(g)} is no\
w ${ce(b?[g[0],M]:[M,g[1]])}.`});function j(g,b){if(!t)return;let{change:M}=x(g,b),O=t.trial(M(t.board));h(O),e.say(`If you let go here: ${gt(O.throws)}`)}function L(g,b){
let{change:M,what:O}=x(g,b);$(M,O)}function I(){r=o=null,t&&(t.trial(t.board),v(),T())}function T(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${gt(t.throws)}`)}return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),d,c,u(".too\
ls",m,l,R("Random","Other jumps",()=>$(g=>At(g),"Drawn at random.")),R("Remove all jumps",null,()=>$(g=>({...g,name:"",jumps:[]}),"Removed: all jumps.")),qt("Ro\
ute","One of the shortest routes",g=>{s=g,v()},!0)),f.node,p.node],show(g){t=g,r=o=null,n=dn(t,{tries:j,draws:L,drops:I}),f.show(t.board),p.show(t.board),v(),T()},
leave:()=>n?.stop(),choose(g){if(!(!t||!g||n?.wasDrawing()))if(o){let{change:b,what:M}=S(o.jump,o.end,g);$(b,M)}else if(r===g)I();else if(r!==null){let b=r;$(M=>Se(
M,b,g),`Drawn: ${ce([b,g])}.`)}else{r=g,v();let b=y(),M=b?` Or drag an end of ${ce(b)}.`:"";e.say(`From ${g}: choose the cell where a jump ends. Escape cancels.${M}`)}},
key(g,{ctrlKey:b,metaKey:M,shiftKey:O,altKey:D}){let B=y();if(b||M){let V=g==="y"||O&&g==="Z"?1:g==="z"?-1:0;return V&&e.go(V),V!==0}if(g==="Escape"&&r!==null&&
!D)I();else if((g==="Delete"||g==="Backspace")&&B)P(B);else return!1;return!0}}}function Ge(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function bn(e,t){let{start:n,cells:r}=e,o=Et(e),s=new Map;function a(p){let[h,y]=ee(e,p),v=p===n?"start":p===r&&"goal",w=u(".cell",{role:"gridcell","data-cell":p,
"data-end":v,style:`grid-column:${y+1}`},u("span.number",`${p}`),u("span.end",{"data-is":v}),u("span.badge"));return J(w,"odd",(h+y)%2),s.set(p,w),w}function i(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function d(p){let{key:h,target:y}=p,[v,w]=ee(e,Number(y.dataset.cell)),$={ArrowLeft:[v,w-1],ArrowRight:[v,w+1],ArrowUp:[
v+1,w],ArrowDown:[v-1,w]};if(h==="Enter"||h===" ")y.click();else if($[h]){let P=o.find(x=>`${ee(e,x)}`==`${$[h]}`);s.get(P??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let c=p=>o.filter(h=>ee(e,h)[0]===p).sort((h,y)=>ee(e,h)[1]-ee(e,y)[1]),m=U(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:d,focusin:({
target:p})=>i(p)},m.map(p=>u(".row",{role:"row"},c(p).map(a))));return i(s.get(n)??s.get(1)),{node:f,cells:s}}function wn(e,t){let n=e.start;return t.map(([r,o,s])=>{let a={from:n,face:r,landing:o,stand:s,feet:e.ride(o).feet};return n=s,a})}var[yn,kn]=[150,350],_r=.25,xn=24;function Ur({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...U(o-e+1).map(a=>e+a),...U(o-n).
map(a=>o-1-a)]}function Gr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=xe(e,n,r);return[i(0),i(a),_(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Be(e,n,r,
ct(e,n,r,o));return[...U(xn+1).map(a=>s(a/xn)),_(e,r)]}function vn(e,t,n,r){let s=Ur(n,e.cells).map(c=>_(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,l]]of s.slice(1).entries()){let[f,p]=s[c],h=[(f+m)/2,Math.min(p,l)-_r];a.push({at:h,time:i+yn/2,easing:"ease-in"}),i+=yn,a.push({at:[m,l],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let m=Gr(e,t,c);for(let[l,f]of m.entries())a.push({at:f,time:i+kn*(l+1)/m.length,easing:"linear"});i+=kn}let d=be(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*d}))}var Kr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",$n=([e,t])=>`translate(${e}px,${t}px)`;function Mn(e,t){let n=ie("path.piece",{d:Kr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,C(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&C(n,"style",`t\
ransform:${$n(_(e,a))}`)},rest:s,walk(a,i,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(f=>{let p=vn(e,t,f,i).map(
h=>({...h,time:c+h.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let l=m.map(({at:f,time:p,easing:h})=>({transform:$n(f),offset:p/c,easing:h}));C(n,"vi\
sibility",null),r=n.animate(l,{duration:c}),r.onfinish=()=>{s(),d?.()}}}}var Vr=400;function Sn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:d}=t,c={cells:i,start:a,...e},{rows:m}=e,l=Re(c),{node:f,
cells:p}=bn(c,n),h=new Map,y=rt("new"),v=rt("touched"),w=!1,$=null,P=new Set,x=null,S=[],j=`0 0 ${l} ${m}`,L=pe(".layer.goal",j,ne(tn(c))),I=pe(".layer.jumps",j,
ze(c,d).map(ne)),[T,g,b]=["g.tree","g.move","g.route"].map(A=>ie(A)),M=pe(".layer.above",j,T,g,b),O=Mn(c,d),D=pe(".layer.top",j,O.node),B=u(".sheet",f,L,I,M,D);
function V(A,N,H){if(!$)return"";let[F,X]=[$.distance.get(A),$.predecessor.get(A)],z=[`cell ${A}`,p.get(A)?.dataset.end,...zt(A,d)],Y=$.visited.has(A)?"visited":
"not reached";return z.push(N?"current":"",F!=null?`reached in ${le(F,o)}`:Y,X!=null?`from ${X}`:"",H?r:"",P.has(A)?"part of what is wrong":""),z.filter(Boolean).
join(", ")}let G=A=>`var(--tint-${Ze(A,s)})`;function k(A,N,H,F){let X=A.current===N,z=A.visited.has(N),Y=A.distance.get(N),$t=A.predecessor.get(N),Mt=`${[X,F,z,
Y,$t,P.has(N)]}`;if(h.get(N)===Mt)return;h.set(N,Mt);let sr=Y!=null?"reached":z&&"visited";nt(H,{"data-distance":Y,"data-tint":Y!=null&&Ze(Y,s),"data-from":$t,"\
data-visited":z,"data-waits":F,"aria-current":X,"data-state":X?"current":F?"frontier":sr,label:V(N,X,F)}),Y!=null&&H.style.setProperty("--tint",G(Y)),C(H.lastChild,
"data-is",st(Y)||null)}function E(){if(!$)return;let A=new Set($.frontier.map(([N])=>N));for(let[N,H]of p)k($,N,H,A.has(N))}function q(){if(!$)return;let A=w?on(
c,$.predecessor,$.current):[];T.replaceChildren(...A.map(ne))}let Z=A=>A.map(N=>I.querySelector(`[data-ends="${N} ${d.get(N)}"]`));function Oe(A,N){let H=new Set(
Z(N));for(let F of I.children)J(F,A,H.has(F))}function rr(A){let N=A.flatMap(([,H,F])=>F===H?[]:t.ride(H).feet);b.replaceChildren(...rn(c,A,a).map(ne)),J(I,"rou\
ted",A.length),Oe("taken",N)}let vt=()=>J(B,"arrived",!0),or=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:c,cells:p,columns:l,shape:l/m,
node:u(`.board${or}`,{style:`--wide:${l};--high:${m}`},B),paint(A,N,H,F,X=0){$=A;let z=`${Object.values(H??{})}`!=`${Object.values(x??{})}`;(z||F.length)&&O.rest(),
J(B,"arrived",!1),E(),y([...N].map(Y=>p.get(Y))),q(),g.replaceChildren(...(H?nn(c,H):[]).map(ne)),v(Z(H?.feet??[])),`${F}`!=`${S}`&&rr(F),X>0&&F.length?O.walk(wn(
t,F),Vr,vt):X>0&&z&&H&&O.walk([H],X),x=H,S=F},piece:O,top:D,celebrate:vt,showTree(A){w=A,q()},mark(A,N){let H=N.flatMap(z=>z.moves??[]),F=N.flatMap(z=>z.jumps??
[]),X=H.flatMap(([,z])=>t.ride(z).feet);Oe("found",[...F.map(([z])=>z),...X]),P=new Set(N.flatMap(z=>z.cells??[]));for(let[z,Y]of p)J(Y,"differs",z===A),J(Y,"fo\
und",P.has(z));E()},drawn:()=>({plan:c,jumps:d,farthest:s,state:$,found:P,move:x,treeShown:w,route:S})}}function Pn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof n=="number"?Array.from({length:n},(l,f)=>f+
1):n;function d(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let p=a.get(l);return p===void 0||f.length&&!o?{feet:f,stand:l}:d(p,[...f,l])}function c(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function m(l){return l===e?[]:i.flatMap(f=>{let p=c(l+f),h=p>0?d(p).stand:null;return h===null?[]:[[f,p,h]]})}return{cells:e,
start:r,jumps:a,ride:d,moves:m}}function wt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let d of a){let c=(r.get(d)??0)+1;for(let m of n(d)){let l=m[2];r.has(
l)||(r.set(l,c),o.set(l,d),s.set(l,m),a.push(l))}}let i=[];for(let d=t,c=s.get(d);c;c=s.get(d))i.unshift(c),d=o.get(d)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Yr=1400;function Te(e){let t=Pn(e),n=wt(t),r=Sn({layout:tt(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,d=ie("g.sketch");r.top.prepend(d);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:jt(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:l=null,near:f=[],distance:p,predecessor:h,move:y=null}=m,
{route:v=!1,piece:w=!0}=m,$={current:l,frontier:[...f].map(P=>[P,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};r.paint($,[],y,v?o:[]),i.stand(
w?l:null)},walk(m){i.walk([m],Yr,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let l=new Map(m.jumps),f=new Set;for(let v of[...c?.children??[]]){
let[w,$]=(v.getAttribute("data-ends")??"").split(" ").map(Number);l.get(w)===$?f.add(w):v.remove()}let p=new Map(m.jumps.filter(([v])=>!f.has(v))),h=ze(s,p).map(
ne);for(let v of h)J(v,"lit",!0);c?.append(...h),t.jumps.clear();for(let[v,w]of l)t.jumps.set(v,w);let y=wt(t);return o=y.route,y},light(m){for(let l of c?.children??
[])J(l,"lit",l.getAttribute("data-ends")===m?.join(" "))},sketch:m=>d.replaceChildren(...m.map(ne)),cellAt(m,l){let p=r.node.getRootNode().elementFromPoint(m,l)?.
closest("[data-cell]"),h=p&&r.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var Tn=({columns:e,shape:t,node:n})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),En=e=>new Set(e.map(([,t])=>t));function Qr(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Zr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Xr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Zr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function On(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Xr(n);let o=Dt(r);return e.won()?`${o} ${Qr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function jn(e,t,{
cells:n}){let r=`${fe(it(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function An(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function yt(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),d=u("ol.throw\
n.history",{label:"Your throws"}),c=R("Undo","Take the last throw back (Backspace)",w),m=R("Start again","Back to the start",$),l=R("Show the shortest route",null,
()=>P(!f)),f=!1;function p(){if(!n||!r)return;let{thrown:x}=r,S=r.moves(),j=f||r.won();n.paint({current:r.at(),near:En(S),distance:r.trail(),move:f?null:x.at(-1)??
null,route:f});for(let L of o.children){let I=Number(L.dataset.face);C(L,"aria-disabled",!S.some(([T])=>T===I))}W(s,x.length),W(a,x.length===1?"throw":"throws"),
W(i,j?n.throws??"none":"?"),qe(d,x,Fe,(L,I)=>Je(L,I.face,at(I)));for(let L of[c,m])C(L,"aria-disabled",!x.length);C(l,"aria-pressed",`${f}`),C(e.root,"data-won",
r.won())}function h(){n&&r&&e.say(On(r,n.throws,n.faces))}function y(x){if(!n||!r||r.won())return;let S=r.at();if(f=!1,!r.throws(x)){p(),e.say(jn(x,S,n.board));
return}p();let j=r.thrown.at(-1);j&&n.walk(j),h(),v()}function v(){t?.((r?.thrown??[]).map(({face:x})=>x))}function w(){r?.undo()&&(p(),h(),v())}function $(){!n||
!r?.thrown.length||(r=Ge(n.rules),f=!1,p(),h(),v())}function P(x){f=x,p(),x&&n?e.say(An(n.throws,n.route)):h()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",c,m,!t&&l),d],show(x){n=x,r=Ge(n.rules),f=!1,o.replaceChildren(...n.faces.map(S=>{let j=R(mt(S),null,()=>y(S),`Throw ${S}`);
return C(j,"data-face",S),j})),p(),h()},replay(x){if(!n)return!1;let S=r;r=Ge(n.rules);let j=x.every(L=>r?.throws(L));return j||(r=S),p(),h(),j},leave:()=>C(e.root,
"data-won",null),choose(x){let S=r?.moves()??[],j=S.find(([,L])=>L===x)??S.find(([,,L])=>L===x);j?y(j[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${x}\
.`)},key(x,{ctrlKey:S,metaKey:j,altKey:L}){if(S||j||L)return!1;let I=Number(x);if(x==="Backspace")w();else if(x!==" "&&n?.faces.includes(I))y(I);else return!1;return!0}}}var Cn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var kt=new Map;function to(e){let t=kt.get(e)??new CSSStyleSheet;return kt.has(e)||t.replaceSync(e),kt.set(e,t),t}function Rn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Cn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[to(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Wn=e=>e.getRootNode().activeElement??
null;function Ln(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){W(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,W(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&C(r,"value",o),W(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>W(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),W(n,""),r.hidden=!0}}}}var no="This browser stores nothing here",ro="The browser's storage is full";function Nn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function In(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),""}catch(r){return r.name===
"QuotaExceededError"?ro:no}}var[xt,qn]=["snl-workbench",1],Bn="download what you want to keep.",oo=`Another version of the workbench has stored code here, which is left alone: ${Bn}`;function Ke(e){
let t=Nn(e,xt);return t?t.version!==qn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Dn(){let[e,t]=[Ke("sessionStorage"),
Ke("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:qn,signature:"board",sources:{}};return{kept:r,store(o){if(n)return oo;
let s=Ke("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];let d=In(xt,r,{...r,sources:i});return d&&`${d}\
: ${Bn}`},elsewhere(o){let s=Ke("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===xt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Hn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var so="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function zn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},d="",c=null,m=u(".tools"),l=u(".tabs",{role:"group",label:"Program"}),f=u(".programs",
l,m),p=b=>b?s.second??s.signature:s.signature,h=b=>`${b?"2:":""}${p(b)}`,y=!1,v=()=>a.signatures.find(({name:b})=>b===p(y))?.template??"",w=()=>s.sources[h(y)]??
v(),$=()=>i.kind==="mine"||i.kind==="second";function P(b){i=b,$()&&y!==(i.kind==="second")&&(y=!y,c=null,x()),g();let{kind:M,name:O}=i;$()?n(w(),!1):n(M==="lin\
k"?t??"":a.programs.find(D=>D.name===O)?.source??"",!0)}function x(){let b=e.elsewhere(h(y));b===null?c=null:b!==w()&&(c=b),g()}function S(){let[b,M]=[c,r()];L(
b??""),P(j()),c=M,g()}let j=()=>({kind:y?"second":"mine"});function L(b){let M=h(y);b===void 0?delete s.sources[M]:s.sources[M]=b,d=e.store(M)}function I(){let b=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");Hn(new Blob([r()],{type:"text/x-python"}),b)}function T(){y=!1,L(t??""),P({kind:"mine"})}function g(){let{kind:b,
name:M}=i,O=(G,k,E="")=>{let q=R(G,E||null,()=>P(k));return C(q,"aria-pressed",`${b===k.kind}`),q},D=G=>a.programs.filter(k=>k.kind===G).map(k=>[k.name,k.title]),
B=re("A program to look at",[["","Look at a program"]],M??"",G=>{P(G?{kind:"program",name:G}:j())});for(let[G,k]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let E=D(k).map(([q,Z])=>u("option",{value:q},Z));B.append(u("optgroup",{label:null},E)),B.lastElementChild?.setAttribute("label",G)}B.value=M??"",B.classList.
toggle("s-chosen",b==="program"),l.replaceChildren(O("Mine",{kind:"mine"}),O("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[O("From the link",{kind:"link"})],B);let V=R("Download","As a file of Python",I);if($()){let G=re("How it is called",a.signatures.map(q=>[q.name,q.title]),p(
y),q=>{y?s.second=q:(s.second=p(!0),s.signature=q),d=e.store(h(y)),c=null,x(),P(j())}),k=R("Reset","Back to the beginning of this signature",()=>{L(),P(j())}),E=c!==
null&&R("Other tab's code","Exchange it with the code here",S);m.replaceChildren(G,k,V,...E?[E]:[])}else b==="link"?m.replaceChildren(R("Make it mine","Instead \
of what is there",T),V):m.replaceChildren(V)}return{node:f,chosen:()=>i,isMine:$,trouble:()=>d||(c===null?"":so),end:e.follow(()=>{x(),o()}),show(b){a=b,x(),a.signatures.
some(({name:M})=>M===s.signature)||(s.signature="board"),P(i)},changed(b){$()&&L(b)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:$()?
p(y):null}},other(){let b=s.sources[h(!y)];return $()&&b?.trim()?{source:b,signature:p(!y)}:null}}}function Fn(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ee=e=>e===null?"out of reach":le(e),Ve=e=>`${fe(e)}${/[.?!]$/.test(e)?"":"."}`,me=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),ge=e=>e&&
u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),Jn=(e,t)=>u("p","Right is ",u("b",Ee(e)),", yours says ",u("b",Ee(t)),"."),_n=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Un=(e,t)=>e!==null&&u(".tools",R(`Show line ${e}`,null,()=>t.point(e)));function ao(e,t){let n=K(
e),r=Te(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Tn(r)}}function io({report:e,like:t,stepper:n},r){
let o=[ue(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return lo(e,t,o,n,r);let{
name:s}=e;return e.correct?me("right",`${s} is right on every board that was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",
u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ue(`${Gn(e)}.`),...o):me("open",`${s} could not be judged`,ge(Ve(e.finding.says)),...o.slice(
1))}var Gn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function lo(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:d,node:c}=ao(
e.board,s),m=typeof i=="number"?null:i,l=[m?ge(`Right is ${Ee(a)}. Yours: ${m.says}.`):Jn(a,i),s.kind!==m?.kind&&ge(Ve(s.says)),ge(_n(m)),...t.slice(0,2).map(f=>ue(
`It answers like a known mistake: ${f.title}. The repair: ${f.repair}`)),ue(`${we(d)} · ${Gn(e)}`),...n,u(".tools",r&&R("Step to the first difference",null,()=>o.
step(r)),o.draw(d))];return me("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",c,u(".told",l)))}function co({
right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?me("right",`Right on this board: ${Ee(n)}`,ue("One board proves little. Check plays them all, \
smallest first.")):me("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&Jn(r,n),o&&ge(Ve(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),ge(_n(o)),Un(s,a))}function uo({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.
algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me("open",`On this board: ${Ee(e.throws)}`,ot("","Comparison",u("table",u("thead",u("tr",t.map(r=>u(
"th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&ue(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var mo={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},po=({what:e,says:t,line:n},r)=>me(e==="stopped"?"open":"wrong",mo[e]??"That did not work",ge(Ve(`${n===null?"":`line ${n}: `}${t}`)),Un(n,r));function fo({
printed:e,more_printed:t}){return e?.length?me("open","It printed",ot(".printed","What it printed",e.map(n=>u(".print",u("span.quiet",n.line===null?"":`line ${n.
line}`),u("code",n.text)))),ue(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Kn(e,t){return[e.kind==="failure"?po(e,t):e.of==="check"?
io(e,t):e.of==="compare"?uo(e):e.of==="solve"&&co(e,t),fo(e)].filter(r=>!!r)}var Vn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Yn=e=>e[0]?.querySelector(
"p")?.textContent??"";var ho=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],go="This code came with the link. It has not run, and runs only when\
 you press a button below.",Qn="It runs …",bo=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Zn(e,t){let n=null,
r=null,o=!1,s=!1,a=!1,i=t.host($),d=Dn(),c=t.store.get().code,m=u(".editor"),l=u("p.note.quiet"),f=Ln(i.size),p=u(".cards"),h=Fn(t),y=R("Stop","End what is runn\
ing",()=>i.stop()),v=ho.map(([T,g,b])=>R(T,b,()=>L(g))),w=zn({keeper:d,arrived:c,open:P,text:()=>r?.text()??"",heard:()=>x()});function $(T){a&&f.loads(T,Qn)}function P(T,g){
r?.open(T,g),x()}function x(){let{kind:T}=w.chosen(),g={mine:w.trouble()||i.refusal,second:w.trouble()||i.refusal,program:i.refusal,link:go};W(l,g[T]??""),l.classList.
toggle("s-strong",T==="link")}async function S(){o=!0;try{let[{make:T},g]=await Promise.all([t.editor(),t.shelf()]);r=T(m,"Program",b=>{w.changed(b),x()}),w.show(
g)}catch(T){W(l,`The editor cannot be loaded: ${T.message}`)}j()}function j(){for(let T of v)C(T,"aria-disabled",a||!r||!!i.refusal);y.hidden=!a,C(p,"aria-busy",
`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function L(T){if(a||!r||!n||i.refusal)return;s=a=!0,r.point(null),p.replaceChildren(),
h.clear(),f.say(Qn),j();let{name:g,cells:b,jumps:M,die:O,start:D,chained:B,overshoot:V}=n.board,G={name:g,cells:b,jumps:M,die:O,start:D,chained:B,overshoot:V},k=T===
"compare"?w.other():null,E={kind:T,program:w.question(),board:G,other:k},q=await i.ask(E,Z=>f.say(`${Z} …`));a=!1,f.done(),j(),I(q)}function I(T){let g=Kn(T,{
step:h.step,draw:O=>R("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){r?.point(O),r?.focus()}});(T.kind==="result"&&T.of)==="compare"&&w.
isMine()&&!w.other()&&g.push(bo()),p.replaceChildren(...g),"line"in T&&T.line&&r?.point(T.line),p.scrollIntoView({block:"nearest"}),T.kind==="result"&&T.of==="t\
race"&&h.step(T.stepper);let M=Vn(g);e.say(M?`${M}. ${Yn(g)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[w.node,l,m,u(".tools.acts",v,y,f.node)],foot:[p],below:[h.node],show(T){n=T,n.paint({piece:!1}),o||S(),j(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),w.end(),r?.destroy()},more:()=>["mine","second"].includes(
w.chosen().kind)?r?.text()??null:null,stays:()=>c}}var Xn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var er="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",tr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function nr(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(K),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),d=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),l=u(".side"),f=u(".\
stage",m,l),p=u(".foot"),h=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),v={root:y,say:k=>W(a,k),use(k){$.add(k),
b(k),g()},can:k=>$.can(k),go(k){$.can(k)&&(b($.go(k)),g())},enter(k){M(P.find(E=>E.name===k)??x),b(S.board),g()}},w=r.get(),$=cn(w.board??K(t.board)),P=t.only?[
t.only==="Play"?yt(v,n.played):bt(v)]:[yt(v),bt(v),Zn(v,n)],x=P.find(({name:k})=>k===w.mode)??P[0],S=Te($.now()),j=s.map(({name:k},E)=>[`${E}`,k]),L=re("Board",
[["","Your board"],...j],"",k=>{let E=s[Number(k)];k&&E&&v.use(E)}),I=u("input.address",{readonly:"",label:"To copy",hidden:""});async function T(){let E=`${location.
href.split("#")[0]}${Ie(S.board,x.name,x.more?.()??null)}`;I.value=E;try{await navigator.clipboard.writeText(E),v.say("Copied: a link to this board.")}catch{I.hidden=
!1,I.select(),v.say("Copy the link from the field.")}}function g(){let[k=null]=P.flatMap(({stays:E})=>E?.()??[]);r.set({...S.board,name:""},x.name,k)}function b(k){
let E=Wn(c),q=c.contains(E)&&E?.dataset.cell;S.rest(),S=Te(k),c.replaceChildren(S.node),C(f,"style",`--shape:${S.shape};--columns:${S.columns}`),C(y,"style",`--\
rows:${S.plan.rows}`),W(i,we({...k,name:""}));let Z=s.findIndex(Oe=>ye(Oe)===ye(k));L.value=Z<0?"":`${Z}`,L.options[0].hidden=Z>=0,I.hidden=!0,W(d,""),x.show(S),
q&&S.cells.get(Number(q))?.focus({preventScroll:!0})}function M(k){x.leave(),x=k;for(let[E,q]of O.entries())C(q,"aria-pressed",`${P[E]===x}`);J(y,"drawing",x.name===
"Draw"),J(y,"writing",x.name==="Write"),m.replaceChildren(c,x.under),l.replaceChildren(u(".says",a),...x.side),p.replaceChildren(...x.foot??[]),h.replaceChildren(
...x.below??[])}let O=P.map(k=>R(k.name,null,()=>v.enter(k.name)));y.addEventListener("mousedown",k=>{let E=k.target;!E.closest(".s-grid")||!c.contains(E)||(k.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:k})=>{let E=k.closest(".s-grid .s-cell");E&&c.contains(E)&&x.choose(Number(E.dataset.cell))}),
y.addEventListener("keydown",k=>{let E=k.target;tr(k)&&k.stopPropagation(),!E.matches(er)&&x.key(k.key,k)&&k.preventDefault()});function D(k){let E=k.composedPath()[0];
if(k.defaultPrevented||!tr(k)||!/^[1-9]$/.test(k.key)||E.closest(`${er}, .snl-stepper`))return;let{top:q,bottom:Z}=c.getBoundingClientRect();Z>0&&q<innerHeight&&
x.key(k.key,k)&&k.preventDefault()}function B(){let{board:k,mode:E,trouble:q}=r.get();k&&(ye(k)!==ye(S.board)||o)&&($.add(k),M(P.find(Z=>Z.name===E)??x),b(k)),W(
d,q)}o&&addEventListener("keydown",D);let V=r.subscribe(B);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},O),s.length>0&&u(
"label.board-of",u("span","Board"),L),i,o&&u(".tools",R("Copy link","A link to this board",T),I)),d,f,p)),J(y,"ready",!0),J(y,"only",t.only),J(y,"fixed",t.fixed);
let{remove:G}=Rn(e,Xn,y);return e.append(h),M(x),b(S.board),W(d,w.trouble),{show:b,replay:k=>x.replay?.(k)??!1,destroy(){removeEventListener("keydown",D),V(),S.
rest();for(let k of P)k.end?.();h.remove(),G()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");nr(e,t,Nt(t.files))}})();
