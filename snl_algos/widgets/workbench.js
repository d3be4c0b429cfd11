// built from web/ by `npm run build`
"use strict";(()=>{var je=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ye(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=je(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var Mt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var St={format:"snl-workbench",version:2},Ae=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var sr={what:"stopped",says:"You stopped it."},ar=e=>`${(e/1e6).toFixed(1)} MB`;function Pt(e,t){let r=null,n=!1,o=0,s,a,i=null;function l(){let w=URL.createObjectURL(
new Blob([Mt],{type:"text/javascript"})),$=new Worker(w,{type:"module"});$.onmessage=({data:P})=>$===r&&y(P),$.onerror=P=>$===r&&p(P.message),$.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=$,n=!1}function d(){clearTimeout(a),r?.terminate(),r=null}function m(w){clearTimeout(a);let{settle:$}=i??{};i=null,$?.(w)}
function c(){if(clearTimeout(a),i?.silent)return;let{seconds:w}=e,$=`It said nothing for ${w} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f(
{what:"late",says:$}),1e3*w)}function f(w){d(),l(),m(Ae(w))}function p(w){n?f({what:"died",says:`Python itself broke, and begins again: ${w}`}):s?(s=null,d(),l()):
(d(),m(Ae({what:"died",says:`Python could not be loaded: ${w}`})))}function h(){!i||!n||(r?.postMessage({question:i.text}),c())}function y(w){w.memory?s=s===null?
null:w.memory:w.bytes?t({part:Math.min(1,w.bytes/e.bytes)}):w.ready?(n=!0,t({ready:n}),h()):w.failed?p(w.failed):w.said&&v(JSON.parse(w.said))}function v(w){w.id===
i?.id&&(c(),w.kind==="progress"?i.progress(w.says):m(w))}return{size:`up to ${ar(e.weight)}`,refusal:null,ask(w,$){o+=1;let P=`${o}`;return new Promise(x=>{i={id:P,
text:JSON.stringify({...St,id:P,...w}),silent:w.kind==="cell",progress:$,settle:x},r||l(),h()})},stop:()=>i&&f(sr),end:d}}var Qe=e=>({size:null,refusal:e,ask:async()=>Ae(
{what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:lr}=oe,U=e=>Array.from({length:e},(t,r)=>r),be=(e,t,r)=>Math.min(r,Math.max(t,e));function ee({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function Tt({cells:e,start:t}){let r=Math.min(t,1);return U(e+1-r).map(n=>n+r)}var Ce=({columns:e,
start:t})=>e+(t===0?1:0);function _(e,t){let[r,n]=ee(e,t),[o,s]=lr.anchor;return[n+o,e.rows-r-1+s]}function te([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/
o,a=(n-t)/o;return{length:o,spot:(l,d=0)=>[e+l*s-d*a,t+l*a+d*s]}}function Et([e,t],[r,n],[o,s]){let[a,i]=[o-r,s-n],l=((e-r)*a+(t-n)*i)/(a*a+i*i||1),d=be(l,0,1);
return Math.hypot(e-r-d*a,t-n-d*i)}function Re(e,t){let[[n,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,r,n){let o=(r-t)/
n,s=[e(t)];for(let a of U(n)){let[i,l]=[t+a*o,t+(a+1)*o],[[d,m],[c,f]]=[e(i),e(l)],[[p,h],[y,v]]=[Re(e,i),Re(e,l)];s.push([d+p*o/3,m+h*o/3],[c-y*o/3,f-v*o/3],[c,
f])}return s}var cr=4,Ze=(e,t)=>{let r=oe.light.tints.length-1;return Math.round(r*be(e/Math.max(t,cr),0,1))};var et=400,Xe=20,dr=["stay","bounce","win"];function ke(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function ur(e){if(!Array.isArray(e))return ke(e,"the die",1,Xe);if(!e.length||e.length>Xe)throw new Error(`a die \
in this page has 1 to ${Xe} faces, not ${e.length}`);let t=e.map(n=>ke(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function mr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)ke(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function K(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ke(e.cells,"the number of cells",1,et);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=dr.find(d=>d===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:mr(i,r),die:ur(n),start:ke(o,"start",0,1),chained:s,overshoot:l}}var Ot=e=>typeof e=="number"?U(e).map(t=>t+1):e;function tt(e){let t=Math.ceil(Math.
sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Le=e=>U(e*e).map(t=>{let{columns:r,rows:n}=tt(e*e),[o,s]=ee({cells:e*
e,start:1,columns:r,rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function jt(e,t=Math.random){let r=U(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(
e.cells/8),Math.floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=U(2*n).map(a=>{let[i,l]=[o(),o()].sort((d,m)=>d-m);return a<n?[i,l]:[l,i]});return K(
{...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([d,m])=>m>d).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var At=["Draw","Write"];function pr(e){let t=new URLSearchParams(e.slice(1));return Ct(e)&&At.find(r=>t.has(r.toLowerCase()))}var fr=e=>At.includes(e)?`&${e.toLowerCase()}`:
"",hr=2e4;function gr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>hr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ye({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var br=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),wr=e=>new URLSearchParams(
e.slice(1)).get("board");function Rt(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=br(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return K(n)}function Ct(e){try{return Rt(
wr(e)??"")}catch{return null}}var Wt=e=>({board:Ct(e),mode:pr(e)??"",code:Ne(e),trouble:kr(e)}),Ie=(e,t,r)=>`${ye(e)}${fr(t)}${gr(r??"")}`,yr="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function kr(e){let t=new URLSearchParams(e.slice(1)),r=t.get("board");if(r===null)return"";try{Rt(r)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${yr}`}let n=r.split(".").find(o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var xr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",vr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Lt=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Qe(xr);if(!r)
return Qe(vr);let{home:o,core:s}=r;return Pt({...r,home:je(o),core:je(s)},n)},editor:()=>Ye(e).then(()=>snlEditor),shelf:()=>Ye(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Wt(location.hash),set:(...n)=>history.replaceState(history.state,"",Ie(...n)),subscribe(n){let o=()=>Ne(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function R(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function nt(e,t){for(let r in t)R(e,r,t[r])}var J=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),$r=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Mr="http://www.w3.org/1999/xhtml",Sr="http://www.w3.org/2000/svg";function Nt(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let a of o)
J(s,a,!0);for(let a of r)$r(a)?nt(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Nt(Mr,e,t),ie=(e,...t)=>Nt(Sr,e,t),pe=(e,t,...r)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,r,n){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function rt(e){let t=[];return r=>{for(let n of t)J(n,e,!1);t=r.filter(
n=>!!n);for(let n of t)J(n,e,!0)}}var C=(e,t,r,n)=>u("button.button",{type:"button",title:t,label:n,click:r},e);function It(e,t,r,n=!1){let o=C(e,t,()=>{n=!n,R(o,"aria-pressed",`${n}`),r(n)});return R(
o,"aria-pressed",`${n}`),o}function re(e,t,r,n){let o=t.map(([a,i])=>u("option",{value:a,selected:a===r&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var ot=(e,t,...r)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var qt=(e,...t)=>u("details.fold",u("summary",e),...t);var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,fe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Bt(e){if(!e)return"";let{from:t,face:r,landing:n,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>n?`climb to ${o}`:`slide to ${o}`,l=o===
n?"":a||i;return r===null?`${fe(l)} from ${t}.`:`From ${t}, roll ${at(r)}: land on ${n}${l&&`, ${l}`}.`}var Dt=(e,t)=>[...t].flatMap(([r,n])=>r===e?`${n>r?"foot\
 of a ladder":"head of a snake"} to ${n}`:n===e?`${n>r?"top of a ladder":"tail of a snake"} from ${r}`:[]),at=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"}\
 ${e}`;function ne({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let l=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[r.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...r,style:d||null},a.map(ne),i)}var{shape:Ht}=oe;function Ft(e,t,r,n){let{spot:o}=te(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function zt(e,t,r){let{least:n,more:o,head:s,edge:a}=Ht.arc,
{length:i,spot:l}=te(e,t),d=n+o*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=l(i/2,c*d*2),h=[be(f,a,r-a),Math.max(p,a)],y=te(h,t),v=y.spot(y.length-.06);return{from:e,
turn:h,tip:v,...Ft(v,h,s,s*.4)}}function it(e,t,r,n,o){let{length:s,spot:a}=te(e,t),i=Math.min(n,s/4),l=a(s-i),d=a(s/2,2*r);return{from:a(i),turn:d,tip:l,middle:a(
s/2,r),...Ft(l,d,o,o/2)}}function Jt(e){let t=Ht.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function xe(e,t,r){let{length:n,spot:o}=te(_(e,t),_(e,r));return te(o(se.apart),o(n-se.apart))}function Ut(e,t,r){let{length:n,spot:o}=xe(e,t,r),
{half:s,over:a,rung:i}=se.ladder,l=Math.max(2,Math.round(n/i)),d=[s,-s].map(c=>[o(-a,c),o(n+a,c)]),m=U(l+1).map(c=>{let f=n*c/l;return[o(f,s),o(f,-s)]});return{
rails:d,rungs:m}}function _t(e,t){let r=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function Be(e,t,r,{hand:n,
bow:o}){let{length:s,spot:a}=xe(e,t,r),{swing:i,wave:l}=se.snake,d=Math.max(1,Math.round(s/l)),m=n*Math.min(i,.08*s);return c=>{let f=1-(2*c-1)**4,p=m*f*Math.sin(
2*Math.PI*d*c)+o*Math.sin(Math.PI*c);return a(s*c,p)}}function lt(e,t,r,n){let o=n.map(([i,l])=>[_(e,i),_(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:_t(
t,r)[0]};for(let i of _t(t,r)){let l=Be(e,t,r,i),d=U(25).map(p=>l(p/24)),m=d.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),f=d.filter(p=>o.some(([h,y])=>Et(
p,h,y)<se.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function Gt(e,t,r,n){let o=Be(e,t,r,lt(e,t,r,n)),{length:s}=xe(e,t,r),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=h=>y=>{let v=se.snake.half*(1-.3*y-.6*y**3),[w,$]=o(y),[P,x]=Re(o,y),S=Math.hypot(P,x)||1;return[w-h*v*x/S,$+h*v*P/S]},
l=We(i(1),0,1,a),d=We(i(-1),1,0,a),m=[...l,l[l.length-1],d[0],...d],{spot:c}=te(o(0),o(.02)),{skull:f,eye:p}=se.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*f),c(-.05,-.55*f)],pupils:[c(-.05-p/3,.55*f),c(-.05-p/3,-.55*f)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Kt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Me}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,ve=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${ve(e).join("L")}`,Vt=e=>`M${ve(e.slice(0,1))}C${ve(e.slice(1)).join(
" ")}`,ct=(e,t,r)=>`M${ve([e])}Q${ve([t,r]).join(" ")}`,Q=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),De=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(r),r:n},...o}),He=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),dt=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(r),width:n,
height:n,rx:o},...s}),Qt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Zt=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(r),"\
font-size":n},fill:s,text:o});function Pr(e,t,r){let{rails:n,rungs:o}=Ut(e,t,r),{rail:s,rungWidth:a}=Me.ladder,i=n.map(de).join("");return[Q("halo",i,{stroke:"c\
ell",width:s+.05}),Q("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",width:s})]}function Tr(e,t,r,n){let{outline:o,stripe:s,skull:a,
eyes:i,pupils:l,tongue:d}=Gt(e,t,r,n),{skull:m,stripe:c,eye:f,pupil:p}=Me.snake,h=`snake-${Kt(t,r)}`,y=`${Vt(o)}Z`;return[Q("halo",y,{stroke:"cell",width:.06}),
Q("tongue",d.map(v=>de(v)).join(""),{stroke:h,width:.025}),Q("skin",y,{fill:h}),Qt(Q("stripe",Vt(s),{stroke:"cell",width:c}),"0.04 0.12"),De("skull",a,m,{fill:h}),
...i.map(v=>De("eye",v,f,{fill:"die"})),...l.map(v=>De("pupil",v,p,{fill:"dieInk"}))]}function Fe(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>
i),s=(a,i,l,d)=>He(a,d,{"data-ends":`${i} ${l}`});return[...n.map(([a,i])=>s("ladder",a,i,Pr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Tr(e,a,i,n)))]}function Xt(e){
let[t,r]=ee(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Me.flag,[d,m,c]=s,f=y=>y.map(([v,w])=>[n+v,o+w]),p=de(f([s.slice(0,2),[d,c]])),h=`${de(
f([[d,m],a,[d,i]]))}Z`;return He("flag",[Q("pole",p,{stroke:"goal",width:l}),Q("pennant",h,{fill:"goal"})])}function $e([e,t],r,n=1){let{side:o,corner:s,pip:a}=Me.
die,i=Jt(r).map(m=>De("pip",m,a,{fill:"dieInk"})),l=Zt("face",[0,o*.24],o*.7,`${r}`,"dieInk"),d={fill:"die",stroke:"now",width:.035};return He("die",[dt("side",
[-o/2,-o/2],o,s,d),...i.length?i:[l]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${n})`})}function Yt(e,t,r){let[n,o]=ee(e,t),s=[o+.06,e.rows-n-.94],a=dt(r,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Qt(a,"0.03 0.06")}function en(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[Yt(e,o,"stand")];if(r===null)return s;let a=_(e,t);if(t===n)return[$e(a,r)];let{turn:i,neck:l,wings:d}=zt(a,_(e,n),Ce(e)),m=`--far:${ae(te(a,i).length+te(
i,l).length)}`,c=Q("arc",ct(a,i,l),{stroke:"now",width:Me.arc.width});return[Yt(e,n,"landing"),...s,{...c,attributes:{...c.attributes,"stroke-linecap":"butt",style:m}},
Q("tip",`${de(d)}Z`,{fill:"now"}),$e(a,r)]}function tn(e,t,r){let n=r;return t.map(([o,s,a],i)=>{let[l,d]=[_(e,n),_(e,s)],m=it(l,d,d[0]>=l[0]?-.3:.3,.12,.16);n=
a;let[c,f]=[m.middle[0],Math.floor(m.middle[1])+.5],p=ct(m.from,m.turn,m.neck),h=`${de(m.wings)}Z`;return He("leg",[Q("rim",p,{stroke:"cell",width:.1}),Q("shaft",
p,{stroke:"ink",width:.05}),Q("tip",h,{fill:"ink"}),dt("count",[c-.3,f-.14],.28,.04,{fill:"ink"}),Zt("order",[c-.16,f+.066],.19,`${i+1}`,"cell"),$e([c+.16,f],o,
.8)],{style:`--order:${i}`})})}function nn(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[_(e,a),_(e,s)],{from:d,turn:m,tip:c,wings:f}=it(i,l,.12,.18,.13),p=ct(d,m,c)+de(f);return Q(n.has(s)?"branch\
.strong":"branch",p,{stroke:"ink",width:.03})})}var ut=e=>pe(".face","-.19 -.19 .38 .38",ne($e([0,0],e))),ze=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Je({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(R(e,"label",`Roll ${r}`),e.replaceChildren(ut(r))),W(t,`to cell ${n}`)}var mt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${mt(e).kind} ${e.join("→")}`,rn=(e,t)=>K({...e,name:"",jumps:t}),
_e=(e,t)=>rn(e,e.jumps.filter(([r])=>r!==t)),Se=(e,t,r)=>rn(e,[..._e(e,t).jumps,[t,r]]);function on(e,[t,r],n,o){let s=_e(e,t);return n?Se(s,t,o):Se(s,o,r)}var pt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function sn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return K({...e,...t,name:"",jumps:n})}function an(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function ln(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:d,clientY:m}){let c=e.cellAt(d,m);!c||c===s||(s=c,a=!0,t(o,s))}function l(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(d?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:m,clientX:c,clientY:f})=>{let p=e.cellAt(c,f);a=!1,!(d||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Pe=(e,t)=>u("label.setting",u("span",e),t);function cn(e){let t=u("input.button",{type:"number",min:1,max:et,change:()=>e({cells:t.valueAsNumber})}),r=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),n=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Pe("Cells",t),Pe("Die",r),Pe("Start",n),Pe("Past the goal",o),Pe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function ft(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Er({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Or({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([m,c])=>`  "${m}": ${he(c)}`).join(
`,
`)}
}
`}function jr(e){ft("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${he(t)}
`}function Ar(e){ft("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=U(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))r[s][a]=n.get(o)??-1;return`[${r.map(he).join(`,
 `)}]
`}function Rr(e){ft("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ue=[{name:"python",title:"Python: Board(...)",write:Er},{name:"json",title:"JSON",write:Or},{name:"move-array",title:"Move array, from 0",write:jr},{name:"\
grid",title:"LeetCode grid",write:Ar},{name:"hackerrank",title:"HackerRank text",write:Rr}];var dn=["jumps","ladders","snakes","die","start","chained","overshoot"],Cr=dn.slice(0,3);function Wr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Lr(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Nr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of Lr(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!dn.includes(s))throw new Error(`a board has no option ${s}`);
Cr.includes(s)?r.jumps.push(...Ir(a)):r[s]=un(a)}return[r]}function un(e){try{return Wr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Ir(e){
let t=un(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(r)}`);return t}var qr="format version name author source cells die start chained overshoot jumps".split(" ");function Br(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!qr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function mn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${he(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Dr(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Le(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Hr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(d=>/^\d+$/.test(d)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,d]of[["ladder",1],["snake",-1]]){let[m]=n(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${l}s`);for(let c=0;c<m;c+=1){let f=n(2,`the two cells of a ${l}`);if((f[1]-f[0])*d<=0)throw new Error(
`line ${r}: ${f.join(" ")} is not a ${l}`);i.push(f)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Fr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Dr(n)]:typeof n[0]=="object"?n.map(Br):[mn(n)]}function pn(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Nr(t).map(K);if(/^[[{]/.test(t))return Fr(t).map(K);if(r&&/[\r\n]/.test(t))return Hr(t).map(K);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[K(mn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function fn(e,t){let r=null,n=Ue[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=re("Notation",
Ue.map(c=>[c.name,c.title]),n,c=>{n=c,i()});function i(){if(!(!r||!m.open)){o.value=o.placeholder="",W(s,"");try{o.value=Ue.find(c=>c.name===n)?.write(r).trim()??
""}catch(c){o.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function d(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=pn(o.value);t(c[0]),W(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){W(s,`This cannot be read: ${c.message}.`)}}let m=qt("Copy or paste as text",u(".tools",a,C("Copy",null,l),C("Use this text","Read \
the board in the text",d)),o,s);return m.addEventListener("toggle",i),{node:m,show(c){r=c,i()}}}var ht=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function gt(e){let t=null,r=null,n=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u(
"ol.thrown",{label:"A shortest route"}),d=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=C("Undo","Ctrl+Z",()=>e.go(-1)),c=C("Redo","Ctrl+Y",
()=>e.go(1)),f=cn(g=>$(b=>sn(b,g),"")),p=fn(e,g=>e.use(g));function h({distance:g,predecessor:b,throws:M,route:O}){t&&(t.paint({current:n,distance:g,predecessor:b,
route:s,piece:!1}),W(a,M??"none"),W(i,M===null?"the goal is out of reach":le(M).replace(/^\S+ /,"")),qe(l,O,ze,(D,[B,,V])=>Je(D,B,V)))}let y=()=>t?pt(t.board,n)[0]??
null:null;function v(){if(!t)return;let{board:g,plan:b}=t;h(t);let M=y();t.light(M),t.sketch((M??[]).map(O=>{let[D,B]=_(b,O);return{tag:"circle",attributes:{cx:D,
cy:B,r:.13},fill:"paper",stroke:"now",width:.06}})),d.replaceChildren(...pt(g,n).flatMap(w)),R(m,"aria-disabled",!e.can(-1)),R(c,"aria-disabled",!e.can(1))}function w(g){
let{ends:b}=mt(g),M=C(`Remove ${ce(g)}`,"Delete",()=>P(g)),O=b.map((D,B)=>C(`Move its ${D}`,null,()=>{o={jump:g,end:B},e.say(`Choose the cell where the ${D} of ${ce(
g)} goes.`),t?.cells.get(g[B])?.focus({preventScroll:!0})}));return[M,...O]}function $(g,b){if(t){n=o=null;try{e.use(g(t.board)),e.say(`${b} ${ht(t.throws)}`.trim())}catch(M){
e.say(`${fe(M.message)}.`),f.show(t.board),v()}}}let P=g=>$(b=>_e(b,g[0]),`Removed: ${ce(g)}.`);function x(g,b){let M=y(),O=M?M.indexOf(g):-1;return M&&O>=0?S(M,
O,b):{change:D=>Se(D,g,b),what:`Drawn: ${ce([g,b])}.`}}let S=(g,b,M)=>({change:O=>on(O,g,b,M),what:`Moved: ${ce(g)} is now ${ce(b?[g[0],M]:[M,g[1]])}.`});function j(g,b){
if(!t)return;let{change:M}=x(g,b),O=t.trial(M(t.board));h(O),e.say(`If you let go here: ${ht(O.throws)}`)}function L(g,b){let{change:M,what:O}=x(g,b);$(M,O)}function I(){
n=o=null,t&&(t.trial(t.board),v(),T())}function T(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ht(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),l,d,u(".tools",m,c,C("Random","Other jumps",()=>$(g=>jt(g),
"Drawn at random.")),C("Remove all jumps",null,()=>$(g=>({...g,name:"",jumps:[]}),"Removed: all jumps.")),It("Route","One of the shortest routes",g=>{s=g,v()},!0)),
f.node,p.node],show(g){t=g,n=o=null,r=ln(t,{tries:j,draws:L,drops:I}),f.show(t.board),p.show(t.board),v(),T()},leave:()=>r?.stop(),choose(g){if(!(!t||!g||r?.wasDrawing()))
if(o){let{change:b,what:M}=S(o.jump,o.end,g);$(b,M)}else if(n===g)I();else if(n!==null){let b=n;$(M=>Se(M,b,g),`Drawn: ${ce([b,g])}.`)}else{n=g,v();let b=y(),M=b?
` Or drag an end of ${ce(b)}.`:"";e.say(`From ${g}: choose the cell where a jump ends. Escape cancels.${M}`)}},key(g,{ctrlKey:b,metaKey:M,shiftKey:O,altKey:D}){
let B=y();if(b||M){let V=g==="y"||O&&g==="Z"?1:g==="z"?-1:0;return V&&e.go(V),V!==0}if(g==="Escape"&&n!==null&&!D)I();else if((g==="Delete"||g==="Backspace")&&B)
P(B);else return!1;return!0}}}function Ge(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([i])=>i===
n);if(!o)return!1;let[,s,a]=o;return t.push({from:r(),face:n,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}function hn(e,t){let{start:r,cells:n}=e,o=Tt(e),s=new Map;function a(p){let[h,y]=ee(e,p),v=p===r?"start":p===n&&"goal",w=u(".cell",{role:"gridcell","data-cell":p,
"data-end":v,style:`grid-column:${y+1}`},u("span.number",`${p}`),u("span.end",{"data-is":v}),u("span.badge"));return J(w,"odd",(h+y)%2),s.set(p,w),w}function i(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function l(p){let{key:h,target:y}=p,[v,w]=ee(e,Number(y.dataset.cell)),$={ArrowLeft:[v,w-1],ArrowRight:[v,w+1],ArrowUp:[
v+1,w],ArrowDown:[v-1,w]};if(h==="Enter"||h===" ")y.click();else if($[h]){let P=o.find(x=>`${ee(e,x)}`==`${$[h]}`);s.get(P??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let d=p=>o.filter(h=>ee(e,h)[0]===p).sort((h,y)=>ee(e,h)[1]-ee(e,y)[1]),m=U(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:l,focusin:({
target:p})=>i(p)},m.map(p=>u(".row",{role:"row"},d(p).map(a))));return i(s.get(r)??s.get(1)),{node:f,cells:s}}function gn(e,t){let r=e.start;return t.map(([n,o,s])=>{let a={from:r,face:n,landing:o,stand:s,feet:e.ride(o).feet};return r=s,a})}var[bn,wn]=[150,350],zr=.25,yn=24;function Jr({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...U(o-e+1).map(a=>e+a),...U(o-r).
map(a=>o-1-a)]}function _r(e,t,r){let n=t.get(r)??r;if(n>r){let{length:a,spot:i}=xe(e,r,n);return[i(0),i(a),_(e,n)]}let o=[...t].filter(([a,i])=>a<i),s=Be(e,r,n,
lt(e,r,n,o));return[...U(yn+1).map(a=>s(a/yn)),_(e,n)]}function kn(e,t,r,n){let s=Jr(r,e.cells).map(d=>_(e,d)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
d,[m,c]]of s.slice(1).entries()){let[f,p]=s[d],h=[(f+m)/2,Math.min(p,c)-zr];a.push({at:h,time:i+bn/2,easing:"ease-in"}),i+=bn,a.push({at:[m,c],time:i,easing:"ea\
se-out"})}for(let d of r.feet){let m=_r(e,t,d);for(let[c,f]of m.entries())a.push({at:f,time:i+wn*(c+1)/m.length,easing:"linear"});i+=wn}let l=be(n/(i||1),0,1);return a.
map(d=>({...d,time:d.time*l}))}var Ur="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",xn=([e,t])=>`translate(${e}px,${t}px)`;function vn(e,t){let r=ie("path.piece",{d:Ur,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,R(r,"visibility",o===null&&"hidden")}return{node:r,stand(a){o=a,s(),a!==null&&R(r,"style",`t\
ransform:${xn(_(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let d=0,m=a.flatMap(f=>{let p=kn(e,t,f,i).map(
h=>({...h,time:d+h.time}));return d=p.at(-1)?.time??d,p});if(d===0)return;let c=m.map(({at:f,time:p,easing:h})=>({transform:xn(f),offset:p/d,easing:h}));R(r,"vi\
sibility",null),n=r.animate(c,{duration:d}),n.onfinish=()=>{s(),l?.()}}}}var Gr=400;function $n({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,d={cells:i,start:a,...e},{rows:m}=e,c=Ce(d),{node:f,
cells:p}=hn(d,r),h=new Map,y=rt("new"),v=rt("touched"),w=!1,$=null,P=new Set,x=null,S=[],j=`0 0 ${c} ${m}`,L=pe(".layer.goal",j,ne(Xt(d))),I=pe(".layer.jumps",j,
Fe(d,l).map(ne)),[T,g,b]=["g.tree","g.move","g.route"].map(A=>ie(A)),M=pe(".layer.above",j,T,g,b),O=vn(d,l),D=pe(".layer.top",j,O.node),B=u(".sheet",f,L,I,M,D);
function V(A,N,H){if(!$)return"";let[z,X]=[$.distance.get(A),$.predecessor.get(A)],F=[`cell ${A}`,p.get(A)?.dataset.end,...Dt(A,l)],Y=$.visited.has(A)?"visited":
"not reached";return F.push(N?"current":"",z!=null?`reached in ${le(z,o)}`:Y,X!=null?`from ${X}`:"",H?n:"",P.has(A)?"part of what is wrong":""),F.filter(Boolean).
join(", ")}let G=A=>`var(--tint-${Ze(A,s)})`;function k(A,N,H,z){let X=A.current===N,F=A.visited.has(N),Y=A.distance.get(N),vt=A.predecessor.get(N),$t=`${[X,z,F,
Y,vt,P.has(N)]}`;if(h.get(N)===$t)return;h.set(N,$t);let rr=Y!=null?"reached":F&&"visited";nt(H,{"data-distance":Y,"data-tint":Y!=null&&Ze(Y,s),"data-from":vt,"\
data-visited":F,"data-waits":z,"aria-current":X,"data-state":X?"current":z?"frontier":rr,label:V(N,X,z)}),Y!=null&&H.style.setProperty("--tint",G(Y)),R(H.lastChild,
"data-is",st(Y)||null)}function E(){if(!$)return;let A=new Set($.frontier.map(([N])=>N));for(let[N,H]of p)k($,N,H,A.has(N))}function q(){if(!$)return;let A=w?nn(
d,$.predecessor,$.current):[];T.replaceChildren(...A.map(ne))}let Z=A=>A.map(N=>I.querySelector(`[data-ends="${N} ${l.get(N)}"]`));function Oe(A,N){let H=new Set(
Z(N));for(let z of I.children)J(z,A,H.has(z))}function tr(A){let N=A.flatMap(([,H,z])=>z===H?[]:t.ride(H).feet);b.replaceChildren(...tn(d,A,a).map(ne)),J(I,"rou\
ted",A.length),Oe("taken",N)}let xt=()=>J(B,"arrived",!0),nr=`${c>7?".close":""}${c>12?".dense":""}${c>24?".tiny":""}`;return{plan:d,cells:p,columns:c,shape:c/m,
node:u(`.board${nr}`,{style:`--wide:${c};--high:${m}`},B),paint(A,N,H,z,X=0){$=A;let F=`${Object.values(H??{})}`!=`${Object.values(x??{})}`;(F||z.length)&&O.rest(),
J(B,"arrived",!1),E(),y([...N].map(Y=>p.get(Y))),q(),g.replaceChildren(...(H?en(d,H):[]).map(ne)),v(Z(H?.feet??[])),`${z}`!=`${S}`&&tr(z),X>0&&z.length?O.walk(gn(
t,z),Gr,xt):X>0&&F&&H&&O.walk([H],X),x=H,S=z},piece:O,top:D,celebrate:xt,showTree(A){w=A,q()},mark(A,N){let H=N.flatMap(F=>F.moves??[]),z=N.flatMap(F=>F.jumps??
[]),X=H.flatMap(([,F])=>t.ride(F).feet);Oe("found",[...z.map(([F])=>F),...X]),P=new Set(N.flatMap(F=>F.cells??[]));for(let[F,Y]of p)J(Y,"differs",F===A),J(Y,"fo\
und",P.has(F));E()},drawn:()=>({plan:d,jumps:l,farthest:s,state:$,found:P,move:x,treeShown:w,route:S})}}function Mn({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([c,f])=>c!==f)),i=typeof r=="number"?Array.from({length:r},(c,f)=>f+
1):r;function l(c,f=[]){if(f.includes(c))return{feet:f,stand:null};let p=a.get(c);return p===void 0||f.length&&!o?{feet:f,stand:c}:l(p,[...f,c])}function d(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function m(c){return c===e?[]:i.flatMap(f=>{let p=d(c+f),h=p>0?l(p).stand:null;return h===null?[]:[[f,p,h]]})}return{cells:e,
start:n,jumps:a,ride:l,moves:m}}function bt({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let d=(n.get(l)??0)+1;for(let m of r(l)){let c=m[2];n.has(
c)||(n.set(c,d),o.set(c,l),s.set(c,m),a.push(c))}}let i=[];for(let l=t,d=s.get(l);d;d=s.get(l))i.unshift(d),l=o.get(l)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var Kr=1400;function Te(e){let t=Mn(e),r=bt(t),n=$n({layout:tt(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:a,piece:i}=n,l=ie("g.sketch");n.top.prepend(l);let d=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:a,faces:Ot(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(m){let{current:c=null,near:f=[],distance:p,predecessor:h,move:y=null}=m,
{route:v=!1,piece:w=!0}=m,$={current:c,frontier:[...f].map(P=>[P,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};n.paint($,[],y,v?o:[]),i.stand(
w?c:null)},walk(m){i.walk([m],Kr,()=>m.stand===e.cells&&n.celebrate())},rest:i.rest,trial(m){let c=new Map(m.jumps),f=new Set;for(let v of[...d?.children??[]]){
let[w,$]=(v.getAttribute("data-ends")??"").split(" ").map(Number);c.get(w)===$?f.add(w):v.remove()}let p=new Map(m.jumps.filter(([v])=>!f.has(v))),h=Fe(s,p).map(
ne);for(let v of h)J(v,"lit",!0);d?.append(...h),t.jumps.clear();for(let[v,w]of c)t.jumps.set(v,w);let y=bt(t);return o=y.route,y},light(m){for(let c of d?.children??
[])J(c,"lit",c.getAttribute("data-ends")===m?.join(" "))},sketch:m=>l.replaceChildren(...m.map(ne)),cellAt(m,c){let p=n.node.getRootNode().elementFromPoint(m,c)?.
closest("[data-cell]"),h=p&&n.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var Sn=({columns:e,shape:t,node:r})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),Pn=e=>new Set(e.map(([,t])=>t));function Vr(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Yr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Qr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Yr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Tn(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":Qr(r);let o=Bt(n);return e.won()?`${o} ${Vr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function En(e,t,{
cells:r}){let n=`${fe(at(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function On(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function wt(e,t){let r=null,n=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.throw\
n",{label:"Your throws"}),d=C("Undo","Take the last throw back (Backspace)",w),m=C("Start again","Back to the start",$),c=C("Show the shortest route",null,()=>P(
!f)),f=!1;function p(){if(!r||!n)return;let{thrown:x}=n,S=n.moves(),j=f||n.won();r.paint({current:n.at(),near:Pn(S),distance:n.trail(),move:f?null:x.at(-1)??null,
route:f});for(let L of o.children){let I=Number(L.dataset.face);R(L,"aria-disabled",!S.some(([T])=>T===I))}W(s,x.length),W(a,x.length===1?"throw":"throws"),W(i,
j?r.throws??"none":"?"),qe(l,x,ze,(L,{face:I,stand:T})=>Je(L,I,T));for(let L of[d,m])R(L,"aria-disabled",!x.length);R(c,"aria-pressed",`${f}`),R(e.root,"data-wo\
n",n.won())}function h(){r&&n&&e.say(Tn(n,r.throws,r.faces))}function y(x){if(!r||!n||n.won())return;let S=n.at();if(f=!1,!n.throws(x)){p(),e.say(En(x,S,r.board));
return}p();let j=n.thrown.at(-1);j&&r.walk(j),h(),v()}function v(){t?.((n?.thrown??[]).map(({face:x})=>x))}function w(){n?.undo()&&(p(),h(),v())}function $(){!r||
!n?.thrown.length||(n=Ge(r.rules),f=!1,p(),h(),v())}function P(x){f=x,p(),x&&r?e.say(On(r.throws,r.route)):h()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",d,m,!t&&c),l],show(x){r=x,n=Ge(r.rules),f=!1,o.replaceChildren(...r.faces.map(S=>{let j=C(ut(S),null,()=>y(S),`Throw ${S}`);
return R(j,"data-face",S),j})),p(),h()},replay(x){if(!r)return!1;let S=n;n=Ge(r.rules);let j=x.every(L=>n?.throws(L));return j||(n=S),p(),h(),j},leave:()=>R(e.root,
"data-won",null),choose(x){let S=n?.moves()??[],j=S.find(([,L])=>L===x)??S.find(([,,L])=>L===x);j?y(j[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${x}\
.`)},key(x,{ctrlKey:S,metaKey:j,altKey:L}){if(S||j||L)return!1;let I=Number(x);if(x==="Backspace")w();else if(x!==" "&&r?.faces.includes(I))y(I);else return!1;return!0}}}var jn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var yt=new Map;function Xr(e){let t=yt.get(e)??new CSSStyleSheet;return yt.has(e)||t.replaceSync(e),yt.set(e,t),t}function An(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=jn;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Xr(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Rn=e=>e.getRootNode().activeElement??
null;function Cn(e){let t=u("span.strip.quiet",{role:"status"}),r=u("span.clock.quiet",{"aria-hidden":"true"}),n=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:u("span.progress",n,t),say(o,s=""){W(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,W(t,"")},loads({
part:o,ready:s},a){n.hidden=s===!0,o!==void 0&&R(n,"value",o),W(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>W(r,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),W(r,""),n.hidden=!0}}}}var eo="This browser stores nothing here",to="The browser's storage is full";function Wn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Ln(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(r)),""}catch(n){return n.name===
"QuotaExceededError"?to:eo}}var[kt,Nn]=["snl-workbench",1],In="download what you want to keep.",no=`Another version of the workbench has stored code here, which is left alone: ${In}`;function Ke(e){
let t=Wn(e,kt);return t?t.version!==Nn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function qn(){let[e,t]=[Ke("sessionStorage"),
Ke("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:Nn,signature:"board",sources:{}};return{kept:n,store(o){if(r)return no;
let s=Ke("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];let l=Ln(kt,n,{...n,sources:i});return l&&`${l}\
: ${In}`},elsewhere(o){let s=Ke("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===kt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Bn(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var ro="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Dn({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",d=null,m=u(".tools"),c=u(".tabs",{role:"group",label:"Program"}),f=u(".programs",
c,m),p=b=>b?s.second??s.signature:s.signature,h=b=>`${b?"2:":""}${p(b)}`,y=!1,v=()=>a.signatures.find(({name:b})=>b===p(y))?.template??"",w=()=>s.sources[h(y)]??
v(),$=()=>i.kind==="mine"||i.kind==="second";function P(b){i=b,$()&&y!==(i.kind==="second")&&(y=!y,d=null,x()),g();let{kind:M,name:O}=i;$()?r(w(),!1):r(M==="lin\
k"?t??"":a.programs.find(D=>D.name===O)?.source??"",!0)}function x(){let b=e.elsewhere(h(y));b===null?d=null:b!==w()&&(d=b),g()}function S(){let[b,M]=[d,n()];L(
b??""),P(j()),d=M,g()}let j=()=>({kind:y?"second":"mine"});function L(b){let M=h(y);b===void 0?delete s.sources[M]:s.sources[M]=b,l=e.store(M)}function I(){let b=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");Bn(new Blob([n()],{type:"text/x-python"}),b)}function T(){y=!1,L(t??""),P({kind:"mine"})}function g(){let{kind:b,
name:M}=i,O=(G,k,E="")=>{let q=C(G,E||null,()=>P(k));return R(q,"aria-pressed",`${b===k.kind}`),q},D=G=>a.programs.filter(k=>k.kind===G).map(k=>[k.name,k.title]),
B=re("A program to look at",[["","Look at a program"]],M??"",G=>{P(G?{kind:"program",name:G}:j())});for(let[G,k]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let E=D(k).map(([q,Z])=>u("option",{value:q},Z));B.append(u("optgroup",{label:null},E)),B.lastElementChild?.setAttribute("label",G)}B.value=M??"",B.classList.
toggle("s-chosen",b==="program"),c.replaceChildren(O("Mine",{kind:"mine"}),O("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[O("From the link",{kind:"link"})],B);let V=C("Download","As a file of Python",I);if($()){let G=re("How it is called",a.signatures.map(q=>[q.name,q.title]),p(
y),q=>{y?s.second=q:(s.second=p(!0),s.signature=q),l=e.store(h(y)),d=null,x(),P(j())}),k=C("Reset","Back to the beginning of this signature",()=>{L(),P(j())}),E=d!==
null&&C("Other tab's code","Exchange it with the code here",S);m.replaceChildren(G,k,V,...E?[E]:[])}else b==="link"?m.replaceChildren(C("Make it mine","Instead \
of what is there",T),V):m.replaceChildren(V)}return{node:f,chosen:()=>i,isMine:$,trouble:()=>l||(d===null?"":ro),end:e.follow(()=>{x(),o()}),show(b){a=b,x(),a.signatures.
some(({name:M})=>M===s.signature)||(s.signature="board"),P(i)},changed(b){$()&&L(b)},question(){return i.kind==="program"?{name:i.name}:{source:n(),signature:$()?
p(y):null}},other(){let b=s.sources[h(!y)];return $()&&b?.trim()?{source:b,signature:p(!y)}:null}}}function Hn(e){let t=u(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=u("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ee=e=>e===null?"out of reach":le(e),Ve=e=>`${fe(e)}${/[.?!]$/.test(e)?"":"."}`,me=(e,t,...r)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),r),ge=e=>e&&
u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),Fn=(e,t)=>u("p","Right is ",u("b",Ee(e)),", yours says ",u("b",Ee(t)),"."),zn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Jn=(e,t)=>e!==null&&u(".tools",C(`Show line ${e}`,null,()=>t.point(e)));function oo(e,t){let r=K(
e),n=Te(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Sn(n)}}function so({report:e,like:t,stepper:r},n){
let o=[ue(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return ao(e,t,o,r,n);let{
name:s}=e;return e.correct?me("right",`${s} is right on every board that was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",
u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ue(`${_n(e)}.`),...o):me("open",`${s} could not be judged`,ge(Ve(e.finding.says)),...o.slice(
1))}var _n=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function ao(e,t,r,n,o){let{finding:s,expected:a,got:i}=e,{board:l,node:d}=oo(
e.board,s),m=typeof i=="number"?null:i,c=[m?ge(`Right is ${Ee(a)}. Yours: ${m.says}.`):Fn(a,i),s.kind!==m?.kind&&ge(Ve(s.says)),ge(zn(m)),...t.slice(0,2).map(f=>ue(
`It answers like a known mistake: ${f.title}. The repair: ${f.repair}`)),ue(`${we(l)} · ${_n(e)}`),...r,u(".tools",n&&C("Step to the first difference",null,()=>o.
step(n)),o.draw(l))];return me("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",d,u(".told",c)))}function io({
right:e,ended:t,throws:r,expected:n,finding:o,line:s},a){return e?me("right",`Right on this board: ${Ee(r)}`,ue("One board proves little. Check plays them all, \
smallest first.")):me("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&Fn(n,r),o&&ge(Ve(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),ge(zn(o)),Jn(s,a))}function lo({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>u("tr",[n.
algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me("open",`On this board: ${Ee(e.throws)}`,ot("","Comparison",u("table",u("thead",u("tr",t.map(n=>u(
"th",{scope:"col"},n)))),u("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&ue(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var co={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},uo=({what:e,says:t,line:r},n)=>me(e==="stopped"?"open":"wrong",co[e]??"That did not work",ge(Ve(`${r===null?"":`line ${r}: `}${t}`)),Jn(r,n));function mo({
printed:e,more_printed:t}){return e?.length?me("open","It printed",ot(".printed","What it printed",e.map(r=>u(".print",u("span.quiet",r.line===null?"":`line ${r.
line}`),u("code",r.text)))),ue(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Un(e,t){return[e.kind==="failure"?uo(e,t):e.of==="check"?
so(e,t):e.of==="compare"?lo(e):e.of==="solve"&&io(e,t),mo(e)].filter(n=>!!n)}var Gn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Kn=e=>e[0]?.querySelector(
"p")?.textContent??"";var po=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],fo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Vn="It runs …",ho=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Yn(e,t){let r=null,
n=null,o=!1,s=!1,a=!1,i=t.host($),l=qn(),d=t.store.get().code,m=u(".editor"),c=u("p.note.quiet"),f=Cn(i.size),p=u(".cards"),h=Hn(t),y=C("Stop","End what is runn\
ing",()=>i.stop()),v=po.map(([T,g,b])=>C(T,b,()=>L(g))),w=Dn({keeper:l,arrived:d,open:P,text:()=>n?.text()??"",heard:()=>x()});function $(T){a&&f.loads(T,Vn)}function P(T,g){
n?.open(T,g),x()}function x(){let{kind:T}=w.chosen(),g={mine:w.trouble()||i.refusal,second:w.trouble()||i.refusal,program:i.refusal,link:fo};W(c,g[T]??""),c.classList.
toggle("s-strong",T==="link")}async function S(){o=!0;try{let[{make:T},g]=await Promise.all([t.editor(),t.shelf()]);n=T(m,"Program",b=>{w.changed(b),x()}),w.show(
g)}catch(T){W(c,`The editor cannot be loaded: ${T.message}`)}j()}function j(){for(let T of v)R(T,"aria-disabled",a||!n||!!i.refusal);y.hidden=!a,R(p,"aria-busy",
`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function L(T){if(a||!n||!r||i.refusal)return;s=a=!0,n.point(null),p.replaceChildren(),
h.clear(),f.say(Vn),j();let{name:g,cells:b,jumps:M,die:O,start:D,chained:B,overshoot:V}=r.board,G={name:g,cells:b,jumps:M,die:O,start:D,chained:B,overshoot:V},k=T===
"compare"?w.other():null,E={kind:T,program:w.question(),board:G,other:k},q=await i.ask(E,Z=>f.say(`${Z} …`));a=!1,f.done(),j(),I(q)}function I(T){let g=Un(T,{
step:h.step,draw:O=>C("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){n?.point(O),n?.focus()}});(T.kind==="result"&&T.of)==="compare"&&w.
isMine()&&!w.other()&&g.push(ho()),p.replaceChildren(...g),"line"in T&&T.line&&n?.point(T.line),p.scrollIntoView({block:"nearest"}),T.kind==="result"&&T.of==="t\
race"&&h.step(T.stepper);let M=Gn(g);e.say(M?`${M}. ${Kn(g)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[w.node,c,m,u(".tools.acts",v,y,f.node)],foot:[p],below:[h.node],show(T){r=T,r.paint({piece:!1}),o||S(),j(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),w.end(),n?.destroy()},more:()=>["mine","second"].includes(
w.chosen().kind)?n?.text()??null:null,stays:()=>d}}var Qn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
+ .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[dat\
a-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px\
 double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-hei\
ght:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(-\
-columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tool\
s,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0\
}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75e\
m}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin\
:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);backgro\
und:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .\
s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[ar\
ia-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s\
-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background\
:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90\
deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-ra\
dius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::\
-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem\
;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-\
size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%\
;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-h\
eight:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid v\
ar(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content\
:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:\
.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:blo\
ck;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relati\
ve}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid v\
ar(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-addre\
ss{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-tit\
le{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;fle\
x-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scr\
oll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order\
:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1re\
m;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max\
-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--w\
ide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min\
(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:\
var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint]{\
background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-i\
ndex:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--w\
ait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var\
(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{back\
ground-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait\
)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>\
span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;l\
eft:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal\
]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:7\
00;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--\
now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.2\
5rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-wid\
th: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round\
;stroke-linejoin:round}.s-above,.s-top{z-index:4}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;\
stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opa\
city:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no\
-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-\
move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:\
fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out \
both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@k\
eyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .\
7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){co\
lor:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{&.s-writing .s-side>.s-says,.s\
-heard{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-\
stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-\
content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s\
-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cel\
l) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);borde\
r-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem\
;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transpare\
nt)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);bac\
kground:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{wi\
dth:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-card{display:flex;flex-direction:column;gap:.35rem;paddin\
g:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3\
}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);backgr\
ound:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:\
start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{disp\
lay:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1\
px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-we\
ight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-columns:4.5rem minm\
ax(0,1fr);gap:.5rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33\
rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-\
width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl\
{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-but\
ton{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{borde\
r-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;ga\
p:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong\
);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap\
:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;\
font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-conte\
nt:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-but\
ton svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:midd\
le}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-r\
adius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-\
align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem\
}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);ba\
ckground:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){di\
splay:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(\
.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-b\
utton{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%\
}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.\
s-fold){display:none}}}';var Zn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Xn=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function er(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(K),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),d=u(""),m=u(".main",d),c=u(".side"),f=u(".\
stage",m,c),p=u(".foot"),h=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),v={root:y,say:k=>W(a,k),use(k){$.add(k),
b(k),g()},can:k=>$.can(k),go(k){$.can(k)&&(b($.go(k)),g())},enter(k){M(P.find(E=>E.name===k)??x),b(S.board),g()}},w=n.get(),$=an(w.board??K(t.board)),P=t.only?[
t.only==="Play"?wt(v,r.played):gt(v)]:[wt(v),gt(v),Yn(v,r)],x=P.find(({name:k})=>k===w.mode)??P[0],S=Te($.now()),j=s.map(({name:k},E)=>[`${E}`,k]),L=re("Board",
[["","Your board"],...j],"",k=>{let E=s[Number(k)];k&&E&&v.use(E)}),I=u("input.address",{readonly:"",label:"To copy",hidden:""});async function T(){let E=`${location.
href.split("#")[0]}${Ie(S.board,x.name,x.more?.()??null)}`;I.value=E;try{await navigator.clipboard.writeText(E),v.say("Copied: a link to this board.")}catch{I.hidden=
!1,I.select(),v.say("Copy the link from the field.")}}function g(){let[k=null]=P.flatMap(({stays:E})=>E?.()??[]);n.set({...S.board,name:""},x.name,k)}function b(k){
let E=Rn(d),q=d.contains(E)&&E?.dataset.cell;S.rest(),S=Te(k),d.replaceChildren(S.node),R(f,"style",`--shape:${S.shape};--columns:${S.columns}`),R(y,"style",`--\
rows:${S.plan.rows}`),W(i,we({...k,name:""}));let Z=s.findIndex(Oe=>ye(Oe)===ye(k));L.value=Z<0?"":`${Z}`,L.options[0].hidden=Z>=0,I.hidden=!0,W(l,""),x.show(S),
q&&S.cells.get(Number(q))?.focus({preventScroll:!0})}function M(k){x.leave(),x=k;for(let[E,q]of O.entries())R(q,"aria-pressed",`${P[E]===x}`);J(y,"drawing",x.name===
"Draw"),J(y,"writing",x.name==="Write"),m.replaceChildren(d,x.under),c.replaceChildren(u(".says",a),...x.side),p.replaceChildren(...x.foot??[]),h.replaceChildren(
...x.below??[])}let O=P.map(k=>C(k.name,null,()=>v.enter(k.name)));y.addEventListener("mousedown",k=>{let E=k.target;!E.closest(".s-grid")||!d.contains(E)||(k.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:k})=>{let E=k.closest(".s-grid .s-cell");E&&d.contains(E)&&x.choose(Number(E.dataset.cell))}),
y.addEventListener("keydown",k=>{let E=k.target;Xn(k)&&k.stopPropagation(),!E.matches(Zn)&&x.key(k.key,k)&&k.preventDefault()});function D(k){let E=k.composedPath()[0];
if(k.defaultPrevented||!Xn(k)||!/^[1-9]$/.test(k.key)||E.closest(`${Zn}, .snl-stepper`))return;let{top:q,bottom:Z}=d.getBoundingClientRect();Z>0&&q<innerHeight&&
x.key(k.key,k)&&k.preventDefault()}function B(){let{board:k,mode:E,trouble:q}=n.get();k&&(ye(k)!==ye(S.board)||o)&&($.add(k),M(P.find(Z=>Z.name===E)??x),b(k)),W(
l,q)}o&&addEventListener("keydown",D);let V=n.subscribe(B);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},O),s.length>0&&u(
"label.board-of",u("span","Board"),L),i,o&&u(".tools",C("Copy link","A link to this board",T),I)),l,f,p)),J(y,"ready",!0),J(y,"only",t.only),J(y,"fixed",t.fixed);
let{remove:G}=An(e,Qn,y);return e.append(h),M(x),b(S.board),W(l,w.trouble),{show:b,replay:k=>x.replay?.(k)??!1,destroy(){removeEventListener("keydown",D),V(),S.
rest();for(let k of P)k.end?.();h.remove(),G()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");er(e,t,Lt(t.files))}})();
