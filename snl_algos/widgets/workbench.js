// built from web/ by `npm run build`
"use strict";(()=>{var Mt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var St={format:"snl-workbench",version:2},Ae=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Jr={what:"stopped",says:"You stopped it."},_r=e=>`${(e/1e6).toFixed(1)} MB`;function Et(e,t){let n=null,r=!1,o=0,s,a,i=null;function l(){let v=URL.createObjectURL(
new Blob([Mt],{type:"text/javascript"})),w=new Worker(v,{type:"module"});w.onmessage=({data:x})=>w===n&&b(x),w.onerror=x=>w===n&&k(x.message),w.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=w,r=!1}function c(){clearTimeout(a),n?.terminate(),n=null}function h(v){clearTimeout(a);let{settle:w}=i??{};i=null,w?.(v)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:v}=e,w=`It said nothing for ${v} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>p(
{what:"late",says:w}),1e3*v)}function p(v){c(),l(),h(Ae(v))}function k(v){r?p({what:"died",says:`Python itself broke, and begins again: ${v}`}):s?(s=null,c(),l()):
(c(),h(Ae({what:"died",says:`Python could not be loaded: ${v}`})))}function f(){!i||!r||(n?.postMessage({question:i.text}),d())}function b(v){v.memory?s=s===null?
null:v.memory:v.bytes?t({part:Math.min(1,v.bytes/e.bytes)}):v.ready?(r=!0,t({ready:r}),f()):v.failed?k(v.failed):v.said&&E(JSON.parse(v.said))}function E(v){v.id===
i?.id&&(d(),v.kind==="progress"?i.progress(v.says):h(v))}return{size:`up to ${_r(e.weight)}`,refusal:null,ask(v,w){o+=1;let x=`${o}`;return new Promise($=>{i={id:x,
text:JSON.stringify({...St,id:x,...v}),silent:v.kind==="cell",progress:w,settle:$},n||l(),f()})},stop:()=>i&&p(Jr),end:c}}var Ve=e=>({size:null,refusal:e,ask:async()=>Ae(
{what:"died",says:e}),stop(){},end(){}});var ne={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Kr}=ne,Q=e=>Array.from({length:e},(t,n)=>n),Re=(e,t,n)=>Math.min(n,Math.max(t,e));function X({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Tt=({columns:e,start:t})=>e+(t===0?1:0);function U(e,t){let[n,r]=X(e,t),[o,s]=Kr.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function Pt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=Re(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Ce(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Le(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of Q(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,h],[d,p]]=[e(i),e(
l)],[[k,f],[b,E]]=[Ce(e,i),Ce(e,l)];s.push([c+k*o/3,h+f*o/3],[d-b*o/3,p-E*o/3],[d,p])}return s}var Gr=4,jt=(e,t)=>{let n=ne.light.tints.length-1;return Math.round(
n*Re(e/Math.max(t,Gr),0,1))};var Qe=400,Ye=20,Vr=["stay","bounce","win"];function ve(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function Yr(e){if(!Array.isArray(e))return ve(e,"the die",1,Ye);if(!e.length||e.length>Ye)throw new Error(`a die \
in this page has 1 to ${Ye} faces, not ${e.length}`);let t=e.map(r=>ve(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Qr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function V(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,Qe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=Vr.find(c=>c===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:Qr(i,n),die:Yr(r),start:ve(o,"start",0,1),chained:s,overshoot:l}}var Ot=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function Ze(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var We=e=>Q(e*e).map(t=>{let{columns:n,rows:r}=Ze(e*e),[o,s]=X({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function At(e,t=Math.random){let n=Q(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Q(2*r).map(a=>{let[i,l]=[o(),o()].sort((c,h)=>c-h);return a<r?[i,l]:[l,i]});return V(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([c,h])=>h>c).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var Ct=["Draw","Write"];function Xe(e){let t=new URLSearchParams(e.slice(1));return Ie(e)&&Ct.find(n=>t.has(n.toLowerCase()))}var et=e=>Ct.includes(e)?`&${e.toLowerCase()}`:
"",Zr=2e4;function tt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Zr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function xe(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function fe({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Xr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),en=e=>new URLSearchParams(
e.slice(1)).get("board");function Rt(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Xr(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return V(r)}function Ie(e){try{return Rt(
en(e)??"")}catch{return null}}var tn="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function rt(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{Rt(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${tn}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&xe(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var rn="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",nn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",nt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Lt(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=nt(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var Wt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Ve(rn);if(!n)return Ve(nn);let{home:o,core:s}=n;
return Et({...n,home:nt(o),core:nt(s)},r)},editor:()=>Lt(e).then(()=>snlEditor),shelf:()=>Lt(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),address:{read:()=>location.hash,write:r=>history.replaceState(history.state,"",r),follow(r){let o=()=>xe(location.hash)===null?r():
location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},links:!0,keys:!0}});function L(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ot(e,t){for(let n in t)L(e,n,t[n])}var _=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),on=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,It=e=>(t,...n)=>{let[r,...o]=t.split("."),s=e(r||"div");for(let a of o)_(s,a,!0);for(let a of n)on(a)?ot(s,a):s.append(...[a].flat().filter(Boolean));
return s},u=It(e=>document.createElement(e)),de=It(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ce=(e,t,...n)=>de(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...n);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ne(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function st(e){let t=[];return n=>{for(let r of t)_(r,e,!1);t=n.filter(r=>!!r);for(let r of t)_(
r,e,!0)}}var R=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Nt(e,t,n,r=!1){let o=R(e,t,()=>{r=!r,L(o,"aria-pressed",`${r}`),n(r)});return L(
o,"aria-pressed",`${r}`),o}function re(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var at=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var qt=(e,...t)=>u("details.fold",u("summary",e),...t);var it=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${it(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Bt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===
r?"":a||i;return n===null?`${he(l)} from ${t}.`:`From ${t}, roll ${lt(n)}: land on ${r}${l&&`, ${l}`}.`}var lt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function te({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),h=t?`${e}.${t}`:e;return de(h,{...n,style:c||null},a.map(te),i)}var{shape:Ht}=ne;function Dt(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function zt(e,t,n){let{least:r,more:o,head:s,edge:a}=Ht.arc,
{length:i,spot:l}=ee(e,t),c=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,k]=l(i/2,d*c*2),f=[Re(p,a,n-a),Math.max(k,a)],b=ee(f,t),E=b.spot(b.length-.06);return{from:e,
turn:f,tip:E,...Dt(E,f,s,s*.4)}}function dt(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...Dt(l,c,o,o/2)}}function Ft(e){let t=Ht.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:oe}=ne;function ct(e,t,n){let{length:r,spot:o}=ee(U(e,t),U(e,n));return ee(o(oe.apart),o(r-oe.apart))}function _t(e,t,n){let{length:r,spot:o}=ct(e,t,n),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),h=Q(l+1).map(d=>{let p=r*d/l;return[o(p,s),o(p,-s)]});return{
rails:c,rungs:h}}function Jt(e,t){let n=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ut(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=ct(e,t,n),{swing:i,wave:l}=oe.snake,c=Math.max(1,Math.round(s/l)),h=r*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,k=h*p*Math.sin(
2*Math.PI*c*d)+o*Math.sin(Math.PI*d);return a(s*d,k)}}function sn(e,t,n,r){let o=r.map(([i,l])=>[U(e,i),U(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Jt(
t,n)[0]};for(let i of Jt(t,n)){let l=Ut(e,t,n,i),c=Q(25).map(k=>l(k/24)),h=c.some(([k,f])=>k<.15||k>s-.15||f<.15||f>e.rows-.15),p=c.filter(k=>o.some(([f,b])=>Pt(
k,f,b)<oe.snake.clear)).length+(h?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Kt(e,t,n,r){let o=Ut(e,t,n,sn(e,t,n,r)),{length:s}=ct(e,t,n),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=f=>b=>{let E=oe.snake.half*(1-.3*b-.6*b**3),[v,w]=o(b),[x,$]=Ce(o,b),P=Math.hypot(x,$)||1;return[v-f*E*$/P,w+f*E*x/P]},
l=Le(i(1),0,1,a),c=Le(i(-1),1,0,a),h=[...l,l[l.length-1],c[0],...c],{spot:d}=ee(o(0),o(.02)),{skull:p,eye:k}=oe.snake;return{outline:h,stripe:Le(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-k/3,.55*p),d(-.05-k/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Gt=(e,t)=>(2*e+3*t)%ne.light.snakes.length;var{shape:Se}=ne,se=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(se).join(" ")),ue=e=>`M${$e(e).join("L")}`,Vt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,ut=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,Y=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),qe=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(n),r},...o}),Be=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),mt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(n),width:r,height:r,
rx:o},...s}),Qt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Zt=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(n),"font-size":r},
fill:s,text:o});function an(e,t,n){let{rails:r,rungs:o}=_t(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(ue).join("");return[Y("halo",i,{stroke:"cell",width:s+.05}),
Y("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",width:s})]}function ln(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=Kt(e,t,n,r),{skull:h,stripe:d,eye:p,pupil:k}=Se.snake,f=`snake-${Gt(t,n)}`,b=`${Vt(o)}Z`;return[Y("halo",b,{stroke:"cell",width:.06}),Y("tongue",c.map(
E=>ue(E)).join(""),{stroke:f,width:.025}),Y("skin",b,{fill:f}),Qt(Y("stripe",Vt(s),{stroke:"cell",width:d}),"0.04 0.12"),qe("skull",a,h,{fill:f}),...i.map(E=>qe(
"eye",E,p,{fill:"die"})),...l.map(E=>qe("pupil",E,k,{fill:"dieInk"}))]}function He(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>Be(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,an(e,a,i))),...o.map(([a,i])=>s("snake",a,i,ln(e,a,i,r)))]}function Xt(e){let[t,n]=X(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Se.flag,[c,h,d]=s,p=b=>b.map(([E,v])=>[r+E,o+v]),k=ue(p([s.slice(0,2),[c,d]])),f=`${ue(p([[c,h],a,[c,i]]))}\
Z`;return Be("flag",[Y("pole",k,{stroke:"goal",width:l}),Y("pennant",f,{fill:"goal"})])}function Me([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=Ft(n).map(h=>qe(
"pip",h,a,{fill:"dieInk"})),l=Zt("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return Be("die",[mt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${r})`})}function Yt(e,t,n){let[r,o]=X(e,t),s=[o+.06,e.rows-r-.94],a=mt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Qt(a,"0.03 0.06")}function er(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Yt(e,o,"stand")];if(n===
null)return s;let a=U(e,t);if(t===r)return[Me(a,n)];let{turn:i,neck:l,wings:c}=zt(a,U(e,r),Tt(e)),h=`--far:${se(ee(a,i).length+ee(i,l).length)}`,d=Y("arc",ut(a,
i,l),{stroke:"now",width:Se.arc.width});return[Yt(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:h}},Y("tip",`${ue(c)}Z`,{fill:"\
now"}),Me(a,n)]}function tr(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[U(e,r),U(e,s)],h=dt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[d,p]=[h.middle[0],Math.
floor(h.middle[1])+.5],k=ut(h.from,h.turn,h.neck),f=`${ue(h.wings)}Z`;return Be("leg",[Y("rim",k,{stroke:"cell",width:.1}),Y("shaft",k,{stroke:"ink",width:.05}),
Y("tip",f,{fill:"ink"}),mt("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),Zt("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),Me([d+.16,p],o,.8)],{style:`--order:${i}`})})}
function rr(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[U(e,a),U(e,s)],{from:c,turn:h,tip:d,wings:p}=dt(i,l,.12,.18,.13),k=ut(c,h,d)+ue(p);return Y(r.has(s)?"branch.strong":"branch",k,{stroke:"\
ink",width:.03})})}var pt=e=>ce(".face","-.19 -.19 .38 .38",te(Me([0,0],e))),De=()=>u("li.chip",u("span",{role:"img"}),u("small"));function ze({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(L(e,"label",`Roll ${n}`),e.replaceChildren(pt(n))),W(t,`to cell ${r}`)}var ft=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ie=e=>`${ft(e).kind} ${e.join("→")}`,nr=(e,t)=>V({...e,name:"",jumps:t}),
Fe=(e,t)=>nr(e,e.jumps.filter(([n])=>n!==t)),Ee=(e,t,n)=>nr(e,[...Fe(e,t).jumps,[t,n]]);function or(e,[t,n],r,o){let s=Fe(e,t);return r?Ee(s,t,o):Ee(s,o,n)}var ht=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function sr(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return V({...e,...t,name:"",jumps:r})}function ar(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function ir(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:c,clientY:h}){let d=e.cellAt(c,h);!d||d===s||(s=d,a=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:h,clientX:d,clientY:p})=>{let k=e.cellAt(d,p);a=!1,!(c||!h||!k)&&(o=s=k,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>u("label.setting",u("span",e),t);function lr(e){let t=u("input.button",{type:"number",min:1,max:Qe,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function gt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function dn({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function cn({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([h,d])=>`  "${h}": ${ge(d)}`).join(
`,
`)}
}
`}function un(e){gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function mn(e){gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Q(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function pn(e){gt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Je=[{name:"python",title:"Python: Board(...)",write:dn},{name:"json",title:"JSON",write:cn},{name:"move-array",title:"Move array, from 0",write:un},{name:"\
grid",title:"LeetCode grid",write:mn},{name:"hackerrank",title:"HackerRank text",write:pn}];var dr=["jumps","ladders","snakes","die","start","chained","overshoot"],fn=dr.slice(0,3);function hn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function gn(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function bn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of gn(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!dr.includes(s))throw new Error(`a board has no option ${s}`);
fn.includes(s)?n.jumps.push(...wn(a)):n[s]=cr(a)}return[n]}function cr(e){try{return hn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function wn(e){
let t=cr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var yn="format version name author source cells die start chained overshoot jumps".split(" ");function kn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!yn.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function ur(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function vn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=We(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function xn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[h]=r(1,`the number of ${l}s`);
if(h>100)throw new Error(`line ${n}: 100 cells have no room for ${h} ${l}s`);for(let d=0;d<h;d+=1){let p=r(2,`the two cells of a ${l}`);if((p[1]-p[0])*c<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function $n(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[vn(r)]:typeof r[0]=="object"?r.map(kn):[ur(r)]}function mr(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return bn(t).map(V);if(/^[[{]/.test(t))return $n(t).map(V);if(n&&/[\r\n]/.test(t))return xn(t).map(V);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(ur(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function pr(e,t){let n=null,r=Je[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=re("Notation",
Je.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!h.open)){o.value=o.placeholder="",W(s,"");try{o.value=Je.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function c(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=mr(o.value);t(d[0]),W(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){W(s,`This cannot be read: ${d.message}.`)}}let h=qt("Copy or paste as text",u(".tools",a,R("Copy",null,l),R("Use this text","Read \
the board in the text",c)),o,s);return h.addEventListener("toggle",i),{node:h,show(d){n=d,i()}}}var bt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function wt(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u(
"ol.thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),h=R("Undo","Ctrl+Z",()=>e.go(-1)),d=R("Redo","Ctrl+Y",
()=>e.go(1)),p=lr(m=>w(g=>sr(g,m),"")),k=pr(e,m=>e.use(m));function f({distance:m,predecessor:g,throws:M,route:A}){t&&(t.paint({current:r,distance:m,predecessor:g,
route:s,piece:!1}),W(a,M??"none"),W(i,M===null?"the goal is out of reach":ae(M).replace(/^\S+ /,"")),Ne(l,A,De,(B,[H,,y])=>ze(B,H,y)))}let b=()=>t?ht(t.board,r)[0]??
null:null;function E(){if(!t)return;let{board:m,plan:g}=t;f(t);let M=b();t.light(M),t.sketch((M??[]).map(A=>{let[B,H]=U(g,A);return{tag:"circle",attributes:{cx:B,
cy:H,r:.13},fill:"paper",stroke:"now",width:.06}})),c.replaceChildren(...ht(m,r).flatMap(v)),L(h,"aria-disabled",!e.can(-1)),L(d,"aria-disabled",!e.can(1))}function v(m){
let{ends:g}=ft(m),M=R(`Remove ${ie(m)}`,"Delete",()=>x(m)),A=g.map((B,H)=>R(`Move its ${B}`,null,()=>{o={jump:m,end:H},e.say(`Choose the cell where the ${B} of ${ie(
m)} goes.`),t?.cells.get(m[H])?.focus({preventScroll:!0})}));return[M,...A]}function w(m,g){if(t){r=o=null;try{e.use(m(t.board)),e.say(`${g} ${bt(t.throws)}`.trim())}catch(M){
e.say(`${he(M.message)}.`),p.show(t.board),E()}}}let x=m=>w(g=>Fe(g,m[0]),`Removed: ${ie(m)}.`);function $(m,g){let M=b(),A=M?M.indexOf(m):-1;return M&&A>=0?P(M,
A,g):{change:B=>Ee(B,m,g),what:`Drawn: ${ie([m,g])}.`}}let P=(m,g,M)=>({change:A=>or(A,m,g,M),what:`Moved: ${ie(m)} is now ${ie(g?[m[0],M]:[M,m[1]])}.`});function O(m,g){
if(!t)return;let{change:M}=$(m,g),A=t.trial(M(t.board));f(A),e.say(`If you let go here: ${bt(A.throws)}`)}function C(m,g){let{change:M,what:A}=$(m,g);w(M,A)}function z(){
r=o=null,t&&(t.trial(t.board),E(),J())}function J(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${bt(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),l,c,u(".tools",h,d,R("Random","Other jumps",()=>w(m=>At(m),
"Drawn at random.")),R("Remove all jumps",null,()=>w(m=>({...m,name:"",jumps:[]}),"Removed: all jumps.")),Nt("Route","One of the shortest routes",m=>{s=m,E()},!0)),
p.node,k.node],show(m){t=m,r=o=null,n=ir(t,{tries:O,draws:C,drops:z}),p.show(t.board),k.show(t.board),E(),J()},leave:()=>n?.stop(),choose(m){if(!(!t||!m||n?.wasDrawing()))
if(o){let{change:g,what:M}=P(o.jump,o.end,m);w(g,M)}else if(r===m)z();else if(r!==null){let g=r;w(M=>Ee(M,g,m),`Drawn: ${ie([g,m])}.`)}else{r=m,E();let g=b(),M=g?
` Or drag an end of ${ie(g)}.`:"";e.say(`From ${m}: choose the cell where a jump ends. Escape cancels.${M}`)}},key(m,{ctrlKey:g,metaKey:M,shiftKey:A,altKey:B}){
let H=b();if(g||M){let y=m==="y"||A&&m==="Z"?1:m==="z"?-1:0;return y&&e.go(y),y!==0}if(m==="Escape"&&r!==null&&!B)z();else if((m==="Delete"||m==="Backspace")&&H)
x(H);else return!1;return!0}}}function _e(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function fr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:h}=e,d=a===0?1:0,p=e.columns+d,k=Q(
i+d).map(S=>S+1-d),f=new Map,b=new Map,E=st("new"),v=st("touched"),w=!1,x=null,$=new Set,P=null,O=[];function C(S){let[j,I]=X(c,S),N=S===a?"start":S===i&&"goal",
F=u(".cell",{role:"gridcell","data-cell":S,"data-end":N,style:`grid-column:${I+1}`},u("span.number",`${S}`),u("span.end",{"data-is":N}),u("span.badge"));return _(
F,"odd",(j+I)%2),f.set(S,F),F}function z(S){for(let j of f.values())j.tabIndex=j===S?0:-1}function J(S){let{key:j,target:I}=S,[N,F]=X(c,Number(I.dataset.cell)),
q={ArrowLeft:[N,F-1],ArrowRight:[N,F+1],ArrowUp:[N+1,F],ArrowDown:[N-1,F]};if(j==="Enter"||j===" ")I.click();else if(q[j]){let Z=k.find(le=>`${X(c,le)}`==`${q[j]}`);
f.get(Z??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let m=S=>k.filter(j=>X(c,j)[0]===S).sort((j,I)=>X(c,j)[1]-X(c,I)[1]),g=u(".grid",{role:"\
grid",label:n,keydown:J,focusin:({target:S})=>z(S)},Q(h).reverse().map(S=>u(".row",{role:"row"},m(S).map(C))));z(f.get(a)??f.get(1));let M=`0 0 ${p} ${h}`,A=ce(
".layer.goal",M,te(Xt(c))),B=ce(".layer.jumps",M,He(c,l).map(te)),[H,y,T]=["g.tree","g.move","g.route"].map(S=>de(S)),D=ce(".layer.above",M,H,y,T);function K(S,j,I){
if(!x)return"";let[N,F]=[x.distance.get(S),x.predecessor.get(S)],q=[`cell ${S}`,f.get(S)?.dataset.end];for(let[le,ye]of l)le===S&&q.push(`${ye>S?"foot of a ladd\
er":"head of a snake"} to ${ye}`),ye===S&&q.push(`${le<S?"top of a ladder":"tail of a snake"} from ${le}`);let Z=x.visited.has(S)?"visited":"not reached";return q.
push(j?"current":"",N!=null?`reached in ${ae(N,o)}`:Z,F!=null?`from ${F}`:"",I?r:"",$.has(S)?"part of what is wrong":""),q.filter(Boolean).join(", ")}function G(S,j,I,N){
let F=S.current===j,q=S.visited.has(j),Z=S.distance.get(j),le=S.predecessor.get(j),ye=`${[F,N,q,Z,le,$.has(j)]}`;if(b.get(j)===ye)return;b.set(j,ye);let zr=Z!=null?
"reached":q&&"visited";ot(I,{"data-distance":Z,"data-tint":Z!=null&&jt(Z,s),"data-from":le,"data-visited":q,"data-waits":N,"aria-current":F,"data-state":F?"curr\
ent":N?"frontier":zr,label:K(j,F,N)}),L(I.lastChild,"data-is",it(Z)||null)}function we(){if(!x)return;let S=new Set(x.frontier.map(([j])=>j));for(let[j,I]of f)G(
x,j,I,S.has(j))}function Oe(){if(!x)return;let S=w?rr(c,x.predecessor,x.current):[];H.replaceChildren(...S.map(te))}let xt=S=>S.map(j=>B.querySelector(`[data-en\
ds="${j} ${l.get(j)}"]`));function $t(S,j){let I=new Set(xt(j));for(let N of B.children)_(N,S,I.has(N))}function Hr(S){let j=S.flatMap(([,I,N])=>N===I?[]:t.ride(
I).feet);T.replaceChildren(...tr(c,S,a).map(te)),_(B,"routed",S.length),$t("taken",j)}let Dr=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,
cells:f,columns:p,shape:p/h,node:u(`.board${Dr}`,{style:`--wide:${p};--high:${h}`},u(".sheet",g,A,B,D)),paint(S,j,I,N){x=S,we(),E([...j].map(F=>f.get(F))),Oe(),
y.replaceChildren(...(I?er(c,I):[]).map(te)),v(xt(I?.feet??[])),`${N}`!=`${O}`&&Hr(N),P=I,O=N},showTree(S){w=S,Oe()},mark(S,j){let I=j.flatMap(q=>q.moves??[]),N=j.
flatMap(q=>q.jumps??[]),F=I.flatMap(([,q])=>t.ride(q).feet);$t("found",[...N.map(([q])=>q),...F]),$=new Set(j.flatMap(q=>q.cells??[]));for(let[q,Z]of f)_(Z,"dif\
fers",q===S),_(Z,"found",$.has(q));we()},drawn:()=>({plan:c,jumps:l,farthest:s,state:x,found:$,move:P,treeShown:w,route:O})}}function hr({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof n=="number"?Array.from({length:n},(d,p)=>p+
1):n;function l(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let k=a.get(d);return k===void 0||p.length&&!o?{feet:p,stand:d}:l(k,[...p,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function h(d){return d===e?[]:i.flatMap(p=>{let k=c(d+p),f=k>0?l(k).stand:null;return f===null?[]:[[p,k,f]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:h}}function yt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let c=(r.get(l)??0)+1;for(let h of n(l)){let d=h[2];r.has(
d)||(r.set(d,c),o.set(d,l),s.set(d,h),a.push(d))}}let i=[];for(let l=t,c=s.get(l);c;c=s.get(l))i.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Mn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Sn=260,gr=([e,t])=>`translate(${e}px,${t}px)`;function Pe(e){let t=hr(e),n=yt(t),
r=fr({layout:Ze(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.max(...n.distance.values())}),o=n.route,{
plan:s,cells:a}=r,i=de("path.piece",{d:Mn}),l=de("g.sketch"),[c,h]=[r.columns,s.rows],d=ce(".layer.top",`0 0 ${c} ${h}`,l,i);r.node.firstElementChild?.append(d);
let p=r.node.querySelector(".s-jumps");function k({from:f,landing:b,stand:E,feet:v}){let w=v.map(x=>t.jumps.get(x)??E);return[f,b,...w].map(x=>U(s,x))}return{...n,
board:e,rules:t,plan:s,cells:a,faces:Ot(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(f){let{current:b=null,near:E=[],distance:v,predecessor:w,
move:x=null}=f,{route:$=!1,piece:P=!0}=f,O={current:b,frontier:[...E].map(C=>[C,""]),distance:v??new Map,predecessor:w??new Map,visited:new Map};r.paint(O,[],x,
$?o:[]),L(i,"visibility",!(P&&b!==null)&&"hidden"),b!==null&&L(i,"style",`transform:${gr(U(s,b))}`)},walk(f){if(matchMedia("(prefers-reduced-motion: reduce)").matches)
return;let b=k(f),[[E,v],[w,x]]=b,$=[(E+w)/2,Math.min(v,x)-.35],P=[b[0],$,...b.slice(1)].map(O=>({transform:gr(O)}));i.animate(P,{duration:Sn*(b.length-1),easing:"\
ease-in-out"})},trial(f){let b=new Map(f.jumps),E=new Set;for(let $ of[...p?.children??[]]){let[P,O]=($.getAttribute("data-ends")??"").split(" ").map(Number);b.
get(P)===O?E.add(P):$.remove()}let v=new Map(f.jumps.filter(([$])=>!E.has($))),w=He(s,v).map(te);for(let $ of w)_($,"lit",!0);p?.append(...w),t.jumps.clear();for(let[
$,P]of b)t.jumps.set($,P);let x=yt(t);return o=x.route,x},light(f){for(let b of p?.children??[])_(b,"lit",b.getAttribute("data-ends")===f?.join(" "))},sketch:f=>l.
replaceChildren(...f.map(te)),cellAt(f,b){let v=r.node.getRootNode().elementFromPoint(f,b)?.closest("[data-cell]"),w=v&&r.node.contains(v)&&v.dataset.cell;return w?
Number(w):null}}}var br=e=>new Set(e.map(([,t])=>t));function En(e,t){let n=`You reached the goal in ${ae(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Tn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Pn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Tn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function wr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Pn(n);let o=Bt(r);return e.won()?`${o} ${En(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function yr(e,t,{
cells:n}){let r=`${he(lt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function kr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${n.join(", ")}.`}function kt(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.throw\
n",{label:"Your throws"}),c=R("Undo","Take the last throw back (Backspace)",v),h=R("Start again","Back to the start",w),d=R("Show the shortest route",null,()=>x(
!p)),p=!1;function k(){if(!n||!r)return;let{thrown:$}=r,P=r.moves(),O=p||r.won();n.paint({current:r.at(),near:br(P),distance:r.trail(),move:p?null:$.at(-1)??null,
route:p});for(let C of o.children){let z=Number(C.dataset.face);L(C,"aria-disabled",!P.some(([J])=>J===z))}W(s,$.length),W(a,$.length===1?"throw":"throws"),W(i,
O?n.throws??"none":"?"),Ne(l,$,De,(C,{face:z,stand:J})=>ze(C,z,J));for(let C of[c,h])L(C,"aria-disabled",!$.length);L(d,"aria-pressed",`${p}`),L(e.root,"data-wo\
n",r.won())}function f(){n&&r&&e.say(wr(r,n.throws,n.faces))}function b($){if(!n||!r||r.won())return;let P=r.at();if(p=!1,!r.throws($)){k(),e.say(yr($,P,n.board));
return}k();let O=r.thrown.at(-1);O&&n.walk(O),f(),E()}function E(){t?.((r?.thrown??[]).map(({face:$})=>$))}function v(){r?.undo()&&(k(),f(),E())}function w(){!n||
!r?.thrown.length||(r=_e(n.rules),p=!1,k(),f(),E())}function x($){p=$,k(),$&&n?e.say(kr(n.throws,n.route)):f()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",c,h,!t&&d),l],show($){n=$,r=_e(n.rules),p=!1,o.replaceChildren(...n.faces.map(P=>{let O=R(pt(P),null,()=>b(P),`Throw ${P}`);
return L(O,"data-face",P),O})),k(),f()},replay($){if(!n)return!1;let P=r;r=_e(n.rules);let O=$.every(C=>r?.throws(C));return O||(r=P),k(),f(),O},leave:()=>L(e.root,
"data-won",null),choose($){let P=r?.moves()??[],O=P.find(([,C])=>C===$)??P.find(([,,C])=>C===$);O?b(O[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${$}\
.`)},key($,{ctrlKey:P,metaKey:O,altKey:C}){if(P||O||C)return!1;let z=Number($);if($==="Backspace")v();else if($!==" "&&n?.faces.includes(z))b(z);else return!1;return!0}}}var vr=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var vt=new Map;function On(e){let t=vt.get(e)??new CSSStyleSheet;return vt.has(e)||t.replaceSync(e),vt.set(e,t),t}function xr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=vr;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[On(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var $r=e=>e.getRootNode().activeElement??
null;var[Ke,Mr]=["snl-workbench",1],An="This browser stores nothing here: download what you want to keep.",Cn="The browser's storage is full: download what you want \
to keep.",Rn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Ue(e){try{let t=JSON.parse(window[e].
getItem(Ke)??"null");return t?t.version!==Mr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Sr(){let[e,
t]=[Ue("sessionStorage"),Ue("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:Mr,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return Rn;let s=Ue("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(Ke,JSON.stringify(r)),window.localStorage.setItem(Ke,JSON.stringify({...r,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?Cn:
An}},elsewhere(o){let s=Ue("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Ke&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Er(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ln="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Tr({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",c=null,h=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
d,h),k=g=>g?s.second??s.signature:s.signature,f=g=>`${g?"2:":""}${k(g)}`,b=!1,E=()=>a.signatures.find(({name:g})=>g===k(b))?.template??"",v=()=>s.sources[f(b)]??
E(),w=()=>i.kind==="mine"||i.kind==="second";function x(g){i=g,w()&&b!==(i.kind==="second")&&(b=!b,c=null,$()),m();let{kind:M,name:A}=i;w()?n(v(),!1):n(M==="lin\
k"?t??"":a.programs.find(B=>B.name===A)?.source??"",!0)}function $(){let g=e.elsewhere(f(b));g===null?c=null:g!==v()&&(c=g),m()}function P(){let[g,M]=[c,r()];C(
g??""),x(O()),c=M,m()}let O=()=>({kind:b?"second":"mine"});function C(g){let M=f(b);g===void 0?delete s.sources[M]:s.sources[M]=g,l=e.store(M)}function z(){let g=`${i.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");Er(new Blob([r()],{type:"text/x-python"}),g)}function J(){b=!1,C(t??""),x({kind:"mine"})}function m(){let{kind:g,
name:M}=i,A=(T,D,K="")=>{let G=R(T,K||null,()=>x(D));return L(G,"aria-pressed",`${g===D.kind}`),G},B=T=>a.programs.filter(D=>D.kind===T).map(D=>[D.name,D.title]),
H=re("A program to look at",[["","Look at a program"]],M??"",T=>{x(T?{kind:"program",name:T}:O())});for(let[T,D]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let K=B(D).map(([G,we])=>u("option",{value:G},we));H.append(u("optgroup",{label:null},K)),H.lastElementChild?.setAttribute("label",T)}H.value=M??"",H.classList.
toggle("s-chosen",g==="program"),d.replaceChildren(A("Mine",{kind:"mine"}),A("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[A("From the link",{kind:"link"})],H);let y=R("Download","As a file of Python",z);if(w()){let T=re("How it is called",a.signatures.map(G=>[G.name,G.title]),k(
b),G=>{b?s.second=G:(s.second=k(!0),s.signature=G),l=e.store(f(b)),c=null,$(),x(O())}),D=R("Reset","Back to the beginning of this signature",()=>{C(),x(O())}),K=c!==
null&&R("Other tab's code","Exchange it with the code here",P);h.replaceChildren(T,D,y,...K?[K]:[])}else g==="link"?h.replaceChildren(R("Make it mine","Instead \
of what is there",J),y):h.replaceChildren(y)}return{node:p,chosen:()=>i,isMine:w,trouble:()=>l||(c===null?"":Ln),end:e.follow(()=>{$(),o()}),show(g){a=g,$(),a.signatures.
some(({name:M})=>M===s.signature)||(s.signature="board"),x(i)},changed(g){w()&&C(g)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:w()?
k(b):null}},other(){let g=s.sources[f(!b)];return w()&&g?.trim()?{source:g,signature:k(!b)}:null}}}function Pr(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ae(e),Ge=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),be=e=>e&&
u("p",`${e}`),me=e=>e&&u("p.quiet",`${e}`),jr=(e,t)=>u("p","Right is ",u("b",je(e)),", yours says ",u("b",je(t)),"."),Or=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Ar=(e,t)=>e!==null&&u(".tools",R(`Show line ${e}`,null,()=>t.point(e)));function Wn(e,t){let n=V(
e),r=Pe(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=u(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function In({report:e,like:t,stepper:n},r){let o=[me(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return Nn(e,t,o,n,r);let{name:s}=e;return e.correct?pe("right",`${s} is right on every board th\
at was played`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
me(`${Cr(e)}.`),...o):pe("open",`${s} could not be judged`,be(Ge(e.finding.says)),...o.slice(1))}var Cr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} played`;function Nn(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:l,node:c}=Wn(e.board,s),h=typeof i=="number"?null:i,d=[h?be(`Right is ${je(a)}\
. Yours: ${h.says}.`):jr(a,i),s.kind!==h?.kind&&be(Ge(s.says)),be(Or(h)),...t.slice(0,2).map(p=>me(`It answers like a known mistake: ${p.title}. The repair: ${p.
repair}`)),me(`${ke(l)} · ${Cr(e)}`),...n,u(".tools",r&&R("Step to the first difference",null,()=>o.step(r)),o.draw(l))];return pe("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",u(".exhibit",c,u(".told",d)))}function qn({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
pe("right",`Right on this board: ${je(n)}`,me("One board proves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&jr(r,n),o&&be(Ge(`${o.says}${s===null?"":`, in line ${s}`}`)),be(Or(o)),Ar(s,a))}function Bn({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe("ope\
n",`On this board: ${je(e.throws)}`,at("","Comparison",u("table",u("thead",u("tr",t.map(r=>u("th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&me(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Hn={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Dn=({what:e,says:t,line:n},r)=>pe(e==="stopped"?
"open":"wrong",Hn[e]??"That did not work",be(Ge(`${n===null?"":`line ${n}: `}${t}`)),Ar(n,r));function zn({printed:e,more_printed:t}){return e?.length?pe("open",
"It printed",at(".printed","What it printed",e.map(n=>u(".piece",u("span.quiet",n.line===null?"":`line ${n.line}`),u("code",n.text)))),me(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Rr(e,t){return[e.kind==="failure"?Dn(e,t):e.of==="check"?In(e,t):e.of==="compare"?Bn(e):e.of==="solve"&&qn(e,t),zn(e)].
filter(r=>!!r)}var Lr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Fn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Jn="This code came with the link. It has not run, and runs only when\
 you press a button below.",_n=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Wr(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(x),l=Sr(),c=xe(t.address.read()),h=u(".editor"),d=u("p.note.quiet"),p=u("span.strip.quiet",{role:"status"}),k=u("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),f=u(".cards"),b=Pr(t),E=R("Stop","End what is running",()=>i.stop()),v=Fn.map(([m,g,M])=>R(m,M,()=>z(g))),w=Tr({keeper:l,arrived:c,open:$,
text:()=>r?.text()??"",heard:()=>P()});function x({part:m,ready:g}){k.hidden=g===!0||!a,m!==void 0&&L(k,"value",m),g?W(p,a?"It runs …":""):a&&W(p,`Python is l\
oading (${i.size}, once) …`)}function $(m,g){r?.open(m,g),P()}function P(){let{kind:m}=w.chosen(),g={mine:w.trouble()||i.refusal,second:w.trouble()||i.refusal,
program:i.refusal,link:Jn};W(d,g[m]??""),d.classList.toggle("s-strong",m==="link")}async function O(){o=!0;try{let[{make:m},g]=await Promise.all([t.editor(),t.shelf()]);
r=m(h,"Program",M=>{w.changed(M),P()}),w.show(g)}catch(m){W(d,`The editor cannot be loaded: ${m.message}`)}C()}function C(){for(let m of v)L(m,"aria-disabled",a||
!r||!!i.refusal);E.hidden=!a,L(f,"aria-busy",`${a}`),!s&&i.size&&W(p,`Python (${i.size}) loads at the first run.`)}async function z(m){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),f.replaceChildren(),b.clear(),W(p,"It runs …"),C();let{name:g,cells:M,jumps:A,die:B,start:H,chained:y,overshoot:T}=n.board,D={name:g,cells:M,
jumps:A,die:B,start:H,chained:y,overshoot:T},K=m==="compare"?w.other():null,G={kind:m,program:w.question(),board:D,other:K},we=await i.ask(G,Oe=>W(p,`${Oe} …`));
a=!1,k.hidden=!0,W(p,""),C(),J(we)}function J(m){let g=Rr(m,{step:b.step,draw:A=>R("Move this board to Draw",null,()=>{e.use(A),e.enter("Draw")}),point(A){r?.point(
A),r?.focus()}});(m.kind==="result"&&m.of)==="compare"&&w.isMine()&&!w.other()&&g.push(_n()),f.replaceChildren(...g),"line"in m&&m.line&&r?.point(m.line),f.scrollIntoView(
{block:"nearest"}),m.kind==="result"&&m.of==="trace"&&b.step(m.stepper),e.say(Lr(g)||"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[w.node,d,h,u(".tools.acts",v,E,u("span.progress",k,p))],foot:[f],below:[b.node],show(m){n=m,n.paint({piece:!1}),
o||O(),C(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){b.clear(),i.end(),w.end(),r?.destroy()},more:()=>[
"mine","second"].includes(w.chosen().kind)?tt(r?.text()??""):"",stays:()=>c===null?"":tt(c)}}var Ir=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var Nr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",qr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Br(e,t,n){let{address:r}=n,
o=(t.gallery??[]).map(V),s=u("p.speaker",{role:"status"}),a=u("span.quiet"),i=u("p.trouble",{role:"alert"}),l=u(""),c=u(".main",l),h=u(".side"),d=u(".stage",c,h),
p=u(".foot"),k=u(""),f=u("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),b={root:f,say:y=>W(s,y),use(y){E.add(y),J(y),z()},can:y=>E.
can(y),go(y){E.can(y)&&(J(E.go(y)),z())},enter(y){m(v.find(T=>T.name===y)??w),J(x.board),z()}},E=ar(Ie(r.read())??V(t.board)),v=t.only?[t.only==="Play"?kt(b,n.played):
wt(b)]:[kt(b),wt(b),Wr(b,n)],w=v.find(({name:y})=>y===Xe(r.read()))??v[0],x=Pe(E.now()),$=o.map(({name:y},T)=>[`${T}`,y]),P=re("Board",[["","Your board"],...$],
"",y=>{let T=o[Number(y)];y&&T&&b.use(T)}),O=u("input.address",{readonly:"",label:"To copy",hidden:""});async function C(){let T=`${location.href.split("#")[0]}${fe(
x.board)}${et(w.name)}${w.more?.()??""}`;O.value=T;try{await navigator.clipboard.writeText(T),b.say("Copied: a link to this board.")}catch{O.hidden=!1,O.select(),
b.say("Copy the link from the field.")}}function z(){let y=v.map(({stays:T})=>T?.()??"").join("");r.write(`${fe(x.board)}${et(w.name)}${y}`)}function J(y){let T=$r(
l),D=l.contains(T)&&T?.dataset.cell;x=Pe(y),l.replaceChildren(x.node),L(d,"style",`--shape:${x.shape};--columns:${x.columns}`),L(f,"style",`--rows:${x.plan.rows}`),
W(a,ke({...y,name:""}));let K=o.findIndex(G=>fe(G)===fe(y));P.value=K<0?"":`${K}`,P.options[0].hidden=K>=0,O.hidden=!0,W(i,""),w.show(x),D&&x.cells.get(Number(D))?.
focus({preventScroll:!0})}function m(y){w.leave(),w=y;for(let[T,D]of g.entries())L(D,"aria-pressed",`${v[T]===w}`);_(f,"drawing",w.name==="Draw"),_(f,"writing",
w.name==="Write"),c.replaceChildren(l,w.under),h.replaceChildren(u(".says",s),...w.side),p.replaceChildren(...w.foot??[]),k.replaceChildren(...w.below??[])}let g=v.
map(y=>R(y.name,null,()=>b.enter(y.name)));f.addEventListener("mousedown",y=>{let T=y.target;!T.closest(".s-grid")||!l.contains(T)||(y.preventDefault(),f.focus(
{preventScroll:!0}))}),f.addEventListener("click",({target:y})=>{let T=y.closest(".s-grid .s-cell");T&&l.contains(T)&&w.choose(Number(T.dataset.cell))}),f.addEventListener(
"keydown",y=>{let T=y.target;qr(y)&&y.stopPropagation(),!T.matches(Nr)&&w.key(y.key,y)&&y.preventDefault()});function M(y){let T=y.composedPath()[0];if(y.defaultPrevented||
!qr(y)||!/^[1-9]$/.test(y.key)||T.closest(`${Nr}, .snl-stepper`))return;let{top:D,bottom:K}=l.getBoundingClientRect();K>0&&D<innerHeight&&w.key(y.key,y)&&y.preventDefault()}
function A(){let y=Ie(r.read());y&&(fe(y)!==fe(x.board)||r.links)&&(E.add(y),m(v.find(({name:T})=>T===Xe(r.read()))??w),J(y)),W(i,rt(r.read()))}r.keys&&addEventListener(
"keydown",M);let B=r.follow(A);f.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},g),o.length>0&&u("label.board-of",u("span","B\
oard"),P),a,r.links&&u(".tools",R("Copy link","A link to this board",C),O)),i,d,p)),_(f,"ready",!0),_(f,"only",t.only),_(f,"fixed",t.fixed);let{remove:H}=xr(e,Ir,
f);return e.append(k),m(w),J(x.board),W(i,rt(r.read())),{show:J,replay:y=>w.replay?.(y)??!1,destroy(){removeEventListener("keydown",M),B();for(let y of v)y.end?.();
k.remove(),H()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Br(e,t,Wt(t.files))}})();
