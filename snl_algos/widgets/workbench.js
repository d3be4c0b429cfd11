// built from web/ by `npm run build`
"use strict";(()=>{var Ae=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Xe(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Ae(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var Et='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Ot={format:"snl-workbench",version:2},Re=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var pr={what:"stopped",says:"You stopped it."},fr=e=>`${(e/1e6).toFixed(1)} MB`;function jt(e,t){let r=null,n=!1,o=0,s,a,i=null;function l(){let h=URL.createObjectURL(
new Blob([Et],{type:"text/javascript"})),v=new Worker(h,{type:"module"});v.onmessage=({data:P})=>v===r&&w(P),v.onerror=P=>v===r&&p(P.message),v.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=v,n=!1}function c(){clearTimeout(a),r?.terminate(),r=null}function u(h){clearTimeout(a);let{settle:v}=i??{};i=null,v?.(h)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:h}=e,v=`It said nothing for ${h} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f(
{what:"late",says:v}),1e3*h)}function f(h){c(),l(),u(Re(h))}function p(h){n?f({what:"died",says:`Python itself broke, and begins again: ${h}`}):s?(s=null,c(),l()):
(c(),u(Re({what:"died",says:`Python could not be loaded: ${h}`})))}function g(){!i||!n||(r?.postMessage({question:i.text}),d())}function w(h){h.memory?s=s===null?
null:h.memory:h.bytes?t({part:Math.min(1,h.bytes/e.bytes)}):h.ready?(n=!0,t({ready:n}),g()):h.failed?p(h.failed):h.said&&y(JSON.parse(h.said))}function y(h){h.id===
i?.id&&(d(),h.kind==="progress"?i.progress(h.says):u(h))}return{size:`up to ${fr(e.weight)}`,refusal:null,ask(h,v){o+=1;let P=`${o}`;return new Promise(M=>{i={id:P,
text:JSON.stringify({...Ot,id:P,...h}),silent:h.kind==="cell",progress:v,settle:M},r||l(),g()})},stop:()=>i&&f(pr),end:c}}var et=e=>({size:null,refusal:e,ask:async()=>Re(
{what:"died",says:e}),stop(){},end(){}});var xe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:F}=xe,K=e=>Array.from({length:e},(t,r)=>r),be=(e,t,r)=>Math.min(r,Math.max(t,e));function ee({start:e,columns:t},r){let n=1-e;if(r===0)return[0,0];let o=Math.
floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function At({cells:e,start:t}){return K(e+1-t).map(r=>r+t)}var we=({columns:e,start:t})=>e+1-t;function J(e,t){
let[r,n]=ee(e,t),[o,s]=F.anchor;return[n+o,e.rows-r-1+s]}function re([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,a=(n-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function Rt([e,t],[r,n],[o,s]){let[a,i]=[o-r,s-n],l=((e-r)*a+(t-n)*i)/(a*a+i*i||1),c=be(l,0,1);return Math.hypot(e-r-c*a,t-n-c*i)}function Ce(e,t){
let[[n,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let a of K(n)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,u],[d,f]]=[e(i),e(l)],[[p,g],[w,y]]=[Ce(e,i),Ce(e,l)];s.push([c+p*o/3,u+g*o/3],[d-w*o/3,f-y*o/3],[d,f])}return s}var gr=4,tt=(e,t)=>{let r=xe.light.tints.
length-1;return Math.round(r*be(e/Math.max(t,gr),0,1))};var rt=400,nt=20,br=["stay","bounce","win"];function $e(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function wr(e){if(!Array.isArray(e))return $e(e,"the die",1,nt);if(!e.length||e.length>nt)throw new Error(`a die \
in this page has 1 to ${nt} faces, not ${e.length}`);let t=e.map(n=>$e(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function yr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)$e(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function G(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=$e(e.cells,"the number of cells",1,rt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=br.find(c=>c===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:yr(i,r),die:wr(n),start:$e(o,"start",0,1),chained:s,overshoot:l}}function ot(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**
2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Le=e=>K(e*e).map(t=>{let{columns:r,rows:n}=ot(e*e),[o,s]=ee({cells:e*e,start:1,columns:r,rows:n},t+1);return{cell:t+
1,row:e-1-o,column:s}});function Ct(e,t=Math.random){let r=K(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(e.cells/8),Math.floor(r.length/4)),o=()=>r.
splice(Math.floor(t()*r.length),1)[0],s=K(2*n).map(a=>{let[i,l]=[o(),o()].sort((c,u)=>c-u);return a<n?[i,l]:[l,i]});return G({...e,name:"",jumps:s})}function ye({
name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([c,u])=>u>c).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===1?"ladder":"ladde\
rs"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&l.push("starts off the boa\
rd"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var Wt=["Draw","Write"];function kr(e){let t=new URLSearchParams(e.slice(1));return Nt(e)&&Wt.find(r=>t.has(r.toLowerCase()))}var vr=e=>Wt.includes(e)?`&${e.toLowerCase()}`:
"",xr=2e4;function $r(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>xr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ke({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Mr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Sr=e=>new URLSearchParams(
e.slice(1)).get("board");function Lt(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=Mr(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return G(n)}function Nt(e){try{return Lt(
Sr(e)??"")}catch{return null}}var It=e=>({board:Nt(e),mode:kr(e)??"",code:Ne(e),trouble:Tr(e)}),Ie=(e,t,r)=>`${ke(e)}${vr(t)}${$r(r??"")}`,Pr="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function Tr(e){let t=new URLSearchParams(e.slice(1)),r=t.get("board");if(r===null)return"";try{Lt(r)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${Pr}`}let n=r.split(".").find(o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var Er="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Or="This copy of th\
e book was built without Python for the page (make pyodide adds it).",qt=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return et(Er);if(!r)
return et(Or);let{home:o,core:s}=r;return jt({...r,home:Ae(o),core:Ae(s)},n)},editor:()=>Xe(e).then(()=>snlEditor),shelf:()=>Xe(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>It(location.hash),set:(...n)=>history.replaceState(history.state,"",Ie(...n)),subscribe(n){let o=()=>Ne(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function R(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function st(e,t){for(let r in t)R(e,r,t[r])}var B=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),jr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ar="http://www.w3.org/1999/xhtml",Rr="http://www.w3.org/2000/svg";function Bt(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let a of o)
B(s,a,!0);for(let a of r)jr(a)?st(s,a):s.append(...[a].flat().filter(Boolean));return s}var m=(e,...t)=>Bt(Ar,e,t),ae=(e,...t)=>Bt(Rr,e,t),le=(e,t,...r)=>ae(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function at(e){let t=[];
return r=>{for(let n of t)B(n,e,!1);t=r.filter(n=>!!n);for(let n of t)B(n,e,!0)}}var C=(e,t,r,n)=>m("button.button",{type:"button",title:t,label:n,click:r},e);function Ht(e,t,r,n=!1){let o=C(e,t,()=>{n=!n,R(o,"aria-pressed",`${n}`),r(n)});return R(
o,"aria-pressed",`${n}`),o}function oe(e,t,r,n){let o=t.map(([a,i])=>m("option",{value:a,selected:a===r&&""},i)),s=m("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var it=(e,t,...r)=>m(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);async function Be(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var Dt=(e,...t)=>m("details.fold",m("summary",e),...t);function zt(e,t){e.addEventListener("click",({target:r})=>{let n=r.closest(".s-grid .s-cell");n&&t(Number(n.dataset.cell))}),e.addEventListener("mousedown",r=>{
r.target.closest(".s-grid")&&(r.preventDefault(),e.focus({preventScroll:!0}))})}function Ft(e,t){let{start:r,cells:n}=e,o=At(e),s=new Map;function a(p){let[g,w]=ee(
e,p),y=p===r?"start":p===n&&"goal",h=m(".cell",{role:"gridcell","data-cell":p,"data-end":y,style:`grid-column:${w+1}`},m("span.number",`${p}`),m("span.end",{"da\
ta-is":y}),m("span.badge"));return B(h,"odd",(g+w)%2),s.set(p,h),h}function i(p){for(let g of s.values())g.tabIndex=g===p?0:-1}function l(p){let{key:g,target:w}=p,
[y,h]=ee(e,Number(w.dataset.cell)),v={ArrowLeft:[y,h-1],ArrowRight:[y,h+1],ArrowUp:[y+1,h],ArrowDown:[y-1,h]};if(g==="Enter"||g===" ")w.click();else if(v[g]){let P=o.
find(M=>`${ee(e,M)}`==`${v[g]}`);s.get(P??-1)?.focus()}else return;p.preventDefault(),p.stopPropagation()}let c=p=>o.filter(g=>ee(e,g)[0]===p).sort((g,w)=>ee(e,
g)[1]-ee(e,w)[1]),u=K(e.rows).reverse(),f=m(".grid",{role:"grid",label:t,keydown:l,focusin:({target:p})=>i(p)},u.map(p=>m(".row",{role:"row"},c(p).map(a))));return i(
s.get(r)??s.get(1)),{node:f,cells:s}}var lt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ce=(e,t="throws")=>`${lt(e)} ${e===1?t.replace(/s$/,""):t}`,He=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,fe=e=>`${He(
e)}${/[.?!]$/.test(e)?"":"."}`;function Jt(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${He(_t(e))} from ${t}.`:`From ${t}, roll ${dt(r)}: ${ct(e)}.`}function ct(e){let t=_t(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function _t({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Me=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},Ut=(e,t)=>[...t].flatMap(r=>{let{kind:n,ends:o}=Me(r);return r[0]===
e?`${o[0]} of a ${n} to ${r[1]}`:r[1]===e?`${o[1]} of a ${n} from ${r[0]}`:[]}),dt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function te({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let l=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[r.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return ae(u,{...r,style:c||null},a.map(te),i)}function Kt(e,t,r,n){let{spot:o}=re(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function Gt(e,t,r){let{least:n,more:o,head:s,edge:a}=F.arc,{length:i,spot:l}=re(
e,t),c=n+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=l(i/2,d*c*2),g=[be(f,a,r-a),Math.max(p,a)],w=re(g,t),y=w.spot(w.length-.06);return{from:e,turn:g,tip:y,...Kt(
y,g,s,s*.4)}}function ut(e,t,r,n,o){let{length:s,spot:a}=re(e,t),i=Math.min(n,s/4),l=a(s-i),c=a(s/2,2*r);return{from:a(i),turn:c,tip:l,middle:a(s/2,r),...Kt(l,c,
o,o/2)}}function Vt(e){if(e>6)return[];let t=F.die.side*.27,r=[[0,0]],n=(o,s)=>[[o,s],[-o,-s]];return[...e%2?r:[],...e>1?n(-t,-t):[],...e>3?n(-t,t):[],...e===6?
n(-t,0):[]]}function Se(e,t,r){let{length:n,spot:o}=re(J(e,t),J(e,r));return re(o(F.apart),o(n-F.apart))}function Qt(e,t,r){let{length:n,spot:o}=Se(e,t,r),{half:s,over:a,rung:i}=F.
ladder,l=Math.max(2,Math.round(n/i)),c=[s,-s].map(d=>[o(-a,d),o(n+a,d)]),u=K(l+1).map(d=>{let f=n*d/l;return[o(f,s),o(f,-s)]});return{rails:c,rungs:u}}function Yt(e,t){
let r=(e+t)%2?-1:1;return[0,F.snake.bow,-F.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function De(e,t,r,{hand:n,bow:o}){let{length:s,spot:a}=Se(e,t,
r),{swing:i,wave:l}=F.snake,c=Math.max(1,Math.round(s/l)),u=n*Math.min(i,.08*s);return d=>{let f=1-(2*d-1)**4,p=u*f*Math.sin(2*Math.PI*c*d)+o*Math.sin(Math.PI*d);
return a(s*d,p)}}function mt(e,t,r,n){let o=n.map(([i,l])=>[J(e,i),J(e,l)]),s=we(e),a={cost:1/0,manner:Yt(t,r)[0]};for(let i of Yt(t,r)){let l=De(e,t,r,i),c=K(25).
map(p=>l(p/24)),u=c.some(([p,g])=>p<.15||p>s-.15||g<.15||g>e.rows-.15),f=c.filter(p=>o.some(([g,w])=>Rt(p,g,w)<F.snake.clear)).length+(u?100:0);f<a.cost&&(a={cost:f,
manner:i})}return a.manner}function Zt(e,t,r,n){let o=De(e,t,r,mt(e,t,r,n)),{length:s}=Se(e,t,r),a=4*Math.max(1,Math.round(s/F.snake.wave))+2,i=g=>w=>{let y=F.snake.
half*(1-.3*w-.6*w**3),[h,v]=o(w),[P,M]=Ce(o,w),x=Math.hypot(P,M)||1;return[h-g*y*M/x,v+g*y*P/x]},l=We(i(1),0,1,a),c=We(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],
{spot:d}=re(o(0),o(.02)),{skull:f,eye:p}=F.snake;return{outline:u,stripe:We(o,Math.min(.4,.25/s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*f),d(-.05,-.55*f)],pupils:[
d(-.05-p/3,.55*f),d(-.05-p/3,-.55*f)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}var Xt=(e,t)=>(2*e+3*t)%xe.light.snakes.length;var ie=e=>`${Math.round(e*1e3)/1e3}`,Pe=e=>e.map(t=>t.map(ie).join(" ")),de=e=>`M${Pe(e).join("L")}`,en=e=>`M${Pe(e.slice(0,1))}C${Pe(e.slice(1)).join(" ")}`,pt=(e,t,r)=>`\
M${Pe([e])}Q${Pe([t,r]).join(" ")}`,Q=(e,t,r,n)=>({tag:"path",name:e,attributes:{d:t,...n},...r}),ze=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{cx:ie(t),cy:ie(
r),r:n},...o}),Fe=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),ft=([e,t],r,n,o,s)=>({tag:"rect",attributes:{x:ie(e),y:ie(t),width:r,height:n,...s},...o}),
nn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ie(t),y:ie(r),"font-size":n},fill:s,text:o});function Cr(e,t,r){let{rails:n,rungs:o}=Qt(e,t,r),{rail:s,rungWidth:a}=F.
ladder,i=n.map(de).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function Wr(e,t,r,n){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=Zt(e,t,r,n),{skull:u,stripe:d,eye:f,pupil:p}=F.snake,g=`snake-${Xt(t,r)}`,
w=`${en(o)}Z`,y={"stroke-dasharray":"0.04 0.12"};return[Q("halo",w,{stroke:"cell",width:.06}),Q("tongue",c.map(h=>de(h)).join(""),{stroke:g,width:.025}),Q("skin",
w,{fill:g}),Q("stripe",en(s),{stroke:"cell",width:d},y),ze("skull",a,u,{fill:g}),...i.map(h=>ze("eye",h,f,{fill:"die"})),...l.map(h=>ze("pupil",h,p,{fill:"dieIn\
k"}))]}function ve(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>i),s=(a,i,l,c)=>Fe(a,c,{"data-ends":`${i} ${l}`});return[...n.map(([a,i])=>s(
"ladder",a,i,Cr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Wr(e,a,i,n)))]}function Je(e){let[t,r]=ee(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=F.
flag,[c,u,d]=s,f=w=>w.map(([y,h])=>[n+y,o+h]),p=de(f([s.slice(0,2),[c,d]])),g=`${de(f([[c,u],a,[c,i]]))}Z`;return Fe("flag",[Q("pole",p,{stroke:"goal",width:l}),
Q("pennant",g,{fill:"goal"})])}function Te([e,t],r,n=1){let{side:o,corner:s,pip:a}=F.die,i=Vt(r).map(d=>ze("pip",d,a,{fill:"dieInk"})),l=nn("face",[0,o*.24],o*.7,
`${r}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},u=ft([-o/2,-o/2],o,o,c,{rx:s});return Fe("die",[u,...i.length?i:[l]],{transform:`translate(${ie(
e)} ${ie(t)}) scale(${n})`})}function tn(e,t,r){let[n,o]=ee(e,t),s={name:r,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"\
0.03 0.06"};return ft([o+.06,e.rows-n-.94],.88,.88,s,a)}function rn(e,{from:t,face:r,landing:n,stand:o}){let s=o===n?[]:[tn(e,o,"stand")];if(r===null)return s;let a=J(
e,t);if(t===n)return[Te(a,r)];let{turn:i,neck:l,wings:c}=Gt(a,J(e,n),we(e)),u=`--far:${ie(re(a,i).length+re(i,l).length)}`,d={stroke:"now",width:F.arc.width};return[
tn(e,n,"landing"),...s,Q("arc",pt(a,i,l),d,{"stroke-linecap":"butt",style:u}),Q("tip",`${de(c)}Z`,{fill:"now"}),Te(a,r)]}function on(e,t,r){let n=r;return t.map(
([o,s,a],i)=>{let[l,c]=[J(e,n),J(e,s)],u=ut(l,c,c[0]>=l[0]?-.3:.3,.12,.16);n=a;let[d,f]=[u.middle[0],Math.floor(u.middle[1])+.5],p=pt(u.from,u.turn,u.neck),g=`${de(
u.wings)}Z`;return Fe("leg",[Q("rim",p,{stroke:"cell",width:.1}),Q("shaft",p,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),ft([d-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),nn("order",[d-.16,f+.066],.19,`${i+1}`,"cell"),Te([d+.16,f],o,.8)],{style:`--order:${i}`})})}function sn(e,t,r){let n=new Set;for(let s=r;s!==
null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[J(e,a),J(e,s)],{from:c,turn:u,
tip:d,wings:f}=ut(i,l,.12,.18,.13),p=pt(c,u,d)+de(f);return Q(n.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var ht=e=>le(".face","-.19 -.19 .38 .38",te(Te([0,0],e))),_e=()=>m("li.chip",m("span",{role:"img"}),m("small"));function Ue({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(R(e,"label",`Roll ${r}`),e.replaceChildren(ht(r))),L(t,n)}var ue=e=>`${Me(e).kind} ${e.join("→")}`,an=(e,t)=>G({...e,name:"",jumps:t}),Ge=(e,t)=>an(e,e.jumps.filter(([r])=>r!==t)),Ke=(e,t,r)=>an(e,[...Ge(e,t).jumps,[
t,r]]);function ln(e,[t,r],n,o){let s=Ge(e,t);return n?Ke(s,t,o):Ke(s,o,r)}var gt=({jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===
t));function cn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=r);return G({...e,...t,name:"",jumps:n})}function dn(e){let t=[e],r=0;return{now:()=>t[r],
add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){return r+=n,t[r]}}}function un(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:c,clientY:u}){let d=e.cellAt(c,u);!d||d===s||(s=d,a=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(c?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:u,clientX:d,clientY:f})=>{let p=e.cellAt(d,f);a=!1,!(c||!u||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Ee=(e,t)=>m("label.setting",m("span",e),t),Lr=[[1,"on cell 1"],[0,"off the board"]],Nr=[["stay","no move"],["bounce","bounce back"],["win","win"]],Ir=[["","\
one"],["yes","as many as follow"]];function mn(e){let t=m("input.button",{type:"number",min:1,max:rt,change:()=>e({cells:t.valueAsNumber})}),r=m("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:a.length===
1?a[0]:a})}}),n=oe("Start",Lr,1,a=>e({start:Number(a)})),o=oe("Past the goal",Nr,"stay",a=>e({overshoot:a})),s=oe("Jumps in a throw",Ir,"",a=>e({chained:!!a}));
return{node:m(".settings",Ee("Cells",t),Ee("Die",r),Ee("Start",n),Ee("Past the goal",o),Ee("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.
die=="number"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function bt(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function qr({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Br({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([u,d])=>`  "${u}": ${he(d)}`).join(
`,
`)}
}
`}function Hr(e){bt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${he(t)}
`}function Dr(e){bt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=K(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))r[s][a]=n.get(o)??-1;return`[${r.map(he).join(`,
 `)}]
`}function zr(e){bt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ve=[{name:"python",title:"Python: Board(...)",write:qr},{name:"json",title:"JSON",write:Br},{name:"move-array",title:"Move array, from 0",write:Hr},{name:"\
grid",title:"LeetCode grid",write:Dr},{name:"hackerrank",title:"HackerRank text",write:zr}];var pn=["jumps","ladders","snakes","die","start","chained","overshoot"],Fr=pn.slice(0,3);function Jr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function _r(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Ur(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of _r(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!pn.includes(s))throw new Error(`a board has no option ${s}`);
Fr.includes(s)?r.jumps.push(...Kr(a)):r[s]=fn(a)}return[r]}function fn(e){try{return Jr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Kr(e){
let t=fn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(r)}`);return t}var Gr="format version name author source cells die start chained overshoot jumps".split(" ");function Vr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Gr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function hn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${he(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Yr(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Le(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Qr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[u]=n(1,`the number of ${l}s`);
if(u>100)throw new Error(`line ${r}: 100 cells have no room for ${u} ${l}s`);for(let d=0;d<u;d+=1){let f=n(2,`the two cells of a ${l}`);if((f[1]-f[0])*c<=0)throw new Error(
`line ${r}: ${f.join(" ")} is not a ${l}`);i.push(f)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Zr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Yr(n)]:typeof n[0]=="object"?n.map(Vr):[hn(n)]}function gn(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Ur(t).map(G);if(/^[[{]/.test(t))return Zr(t).map(G);if(r&&/[\r\n]/.test(t))return Qr(t).map(G);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[G(hn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function bn(e){let t,[r]=Ve,n=m("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=m("p.quiet",{role:"alert"}),s=oe("Notation",Ve.map(({title:u},d)=>[
d,u]),0,u=>{r=Ve[Number(u)],a()});function a(){if(c.open){n.value=n.placeholder="",L(o,"");try{n.value=r.write(t).trim()}catch(u){n.placeholder=`${u.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!n.value.trim()){L(o,"There is no text to copy.");return}n.select();let u=await Be(n.value);
e.say(u?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!n.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let u=gn(n.value);e.use(u[0]);let d=`The text holds ${u.length} boards. This is the first.`;L(o,u.length>1?d:"")}catch(u){
L(o,`This cannot be read: ${u.message}.`)}}let c=Dt("Copy or paste as text",m(".tools",s,C("Copy",null,i),C("Use this text","Read the board in the text",l)),n,o);
return c.addEventListener("toggle",a),{node:c,show(u){t=u,a()}}}var wn=(e,t)=>({change:r=>Ke(r,e,t),says:`Drawn: ${ue([e,t])}.`}),yn=(e,t,r)=>({change:n=>ln(n,e,t,r),says:`Moved: ${ue(e)} is now ${ue(t?[e[0],r]:[r,e[1]])}.`}),
kn=e=>({change:t=>Ge(t,e[0]),says:`Removed: ${ue(e)}.`}),Xr={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},eo={change:e=>Ct(e),says:"Drawn at \
random."},wt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function yt(e){let t,r,n=null,o=null,s=!0,a=m("b.amount"),i=m("span.quiet"),l=m("ol.\
thrown",{label:"A shortest route"}),c=m(".tools",{role:"group",label:"The jumps of the chosen cell"}),u=C("Undo","Ctrl+Z",()=>e.go(-1)),d=C("Redo","Ctrl+Y",()=>e.
go(1)),f=C("Random","Other jumps",()=>T(eo)),p=C("Remove all jumps",null,()=>T(Xr)),g=Ht("Route","One of the shortest routes",h,s),w=mn(k=>T({change:A=>cn(A,k),
says:""})),y=bn(e);function h(k){s=k,M()}function v({distance:k,predecessor:A,throws:E,route:_}){t.paint({current:n,distance:k,predecessor:A,route:s,piece:!1}),
L(a,E??"none"),L(i,E===null?"the goal is out of reach":ce(E).replace(/^\S+ /,"")),qe(l,_,_e,(Z,[ne,,$])=>Ue(Z,ne,`to cell ${$}`))}let P=()=>gt(t.board,n)[0];function M(){
v(t);let k=P();t.light(k),t.hold(k??[]),c.replaceChildren(...gt(t.board,n).flatMap(x)),R(u,"aria-disabled",!e.can(-1)),R(d,"aria-disabled",!e.can(1))}function x(k){
let A=C(`Remove ${ue(k)}`,"Delete",()=>T(kn(k))),E=Me(k).ends.map((_,Z)=>C(`Move its ${_}`,null,()=>{o={jump:k,end:Z},e.say(`Choose the cell where the ${_} of ${ue(
k)} goes.`),t.cells.get(k[Z])?.focus({preventScroll:!0})}));return[A,...E]}function T({change:k,says:A}){n=o=null;try{e.use(k(t.board)),e.say(`${A} ${wt(t.throws)}`.
trim())}catch(E){e.say(fe(E.message)),w.show(t.board),M()}}function q(k,A){let E=P();return E?.includes(k)?yn(E,E.indexOf(k),A):wn(k,A)}function j(k,A){let E=t.
trial(q(k,A).change(t.board));v(E),e.say(`If you let go here: ${wt(E.throws)}`)}function S(){n=o=null,t.trial(t.board),M(),N()}let N=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${wt(t.throws)}`);return{name:"Draw",under:m("p.quiet.hint","Drag, or choose a cell and then another one."),side:[m(".score",
m("p","Fewest ",a,i)),l,c,m(".tools",u,d,f,p,g),w.node,y.node],show(k){t=k,n=o=null,r=un(t,{tries:j,draws:(E,_)=>T(q(E,_)),drops:S}),w.show(t.board),y.show(t.board),
M(),N()},leave:()=>r.stop(),choose(k){if(!(!k||r.wasDrawing()))if(o)T(yn(o.jump,o.end,k));else if(n===k)S();else if(n!==null)T(wn(n,k));else{n=k,M();let A=P(),E=A?
` Or drag an end of ${ue(A)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${E}`)}},key(k,{ctrlKey:A,metaKey:E,shiftKey:_,altKey:Z}){
let ne=P();if(A||E){let $=k==="y"||_&&k==="Z"?1:k==="z"?-1:0;return $&&e.go($),$!==0}if(k==="Escape"&&n!==null&&!Z)S();else if((k==="Delete"||k==="Backspace")&&
ne)T(kn(ne));else return!1;return!0}}}var kt=(e,t,[r,n,o])=>({from:t,face:r,landing:n,stand:o,feet:e.ride(n).feet});function vn(e,t){let r=e.start;return t.map(n=>{let o=kt(e,r,n);return r=o.stand,o})}function Ye(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([s])=>s===
n);return o&&t.push(kt(e,r(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var $n={cells:2,start:1,columns:1,rows:2},Mn=(e,t)=>le("",e,...t.map(te)),xn=(e,t)=>Mn("0 0.3 1 1.4",ve($n,new Map([[e,t]]))),to={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function Sn({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[m("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[xn(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,a])=>s>a)&&[xn(2,1),`Land on the head of a snake and you slide to its tail${n}`],[Mn("0.3 0\
 0.8 0.6",[Je({...$n,cells:1,rows:1})]),to[r]]].filter(s=>!!s).map(s=>m("li",s))}var[Pn,Tn]=[150,350],no=.25,En=24;function ro({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...K(o-e+1).map(a=>e+a),...K(o-r).
map(a=>o-1-a)]}function oo(e,t,r){let n=t.get(r)??r;if(n>r){let{length:a,spot:i}=Se(e,r,n);return[i(0),i(a),J(e,n)]}let o=[...t].filter(([a,i])=>a<i),s=De(e,r,n,
mt(e,r,n,o));return[...K(En+1).map(a=>s(a/En)),J(e,n)]}function On(e,t,r,n){let s=ro(r,e.cells).map(c=>J(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,d]]of s.slice(1).entries()){let[f,p]=s[c],g=[(f+u)/2,Math.min(p,d)-no];a.push({at:g,time:i+Pn/2,easing:"ease-in"}),i+=Pn,a.push({at:[u,d],time:i,easing:"ea\
se-out"})}for(let c of r.feet){let u=oo(e,t,c);for(let[d,f]of u.entries())a.push({at:f,time:i+Tn*(d+1)/u.length,easing:"linear"});i+=Tn}let l=be(n/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var so="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",jn=([e,t])=>`translate(${e}px,${t}px)`;function An(e,t){let r=ae("path.piece",{d:so,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,R(r,"visibility",o===null&&"hidden")}return{node:r,stand(a){o=a,s(),a!==null&&R(r,"style",`t\
ransform:${jn(J(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(f=>{let p=On(e,t,f,i).map(
g=>({...g,time:c+g.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let d=u.map(({at:f,time:p,easing:g})=>({transform:jn(f),offset:p/c,easing:g}));R(r,"vi\
sibility",null),n=r.animate(d,{duration:c}),n.onfinish=()=>{s(),l?.()}}}}var ao=400;function Rn({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,d=we(c),{node:f,
cells:p}=Ft(c,r),g=new Map,w=at("new"),y=at("touched"),h=!1,v=null,P=new Set,M=null,x=[],T=`0 0 ${d} ${u}`,q=le(".layer.goal",T,te(Je(c))),j=le(".layer.jumps",T,
ve(c,l).map(te)),[S,N,k]=["g.tree","g.move","g.route"].map(O=>ae(O)),A=le(".layer.above",T,S,N,k),E=An(c,l),_=le(".layer.top",T,E.node),Z=m(".sheet",f,q,j,A,_);
function ne(O,I,H){if(!v)return"";let[z,X]=[v.distance.get(O),v.predecessor.get(O)],D=[`cell ${O}`,p.get(O)?.dataset.end,...Ut(O,l)],Y=v.visited.has(O)?"visited":
"not reached";return D.push(I?"current":"",z!=null?`reached in ${ce(z,o)}`:Y,X!=null?`from ${X}`:"",H?n:"",P.has(O)?"part of what is wrong":""),D.filter(Boolean).
join(", ")}let $=O=>`var(--tint-${tt(O,s)})`;function b(O,I,H,z){let X=O.current===I,D=O.visited.has(I),Y=O.distance.get(I),Pt=O.predecessor.get(I),Tt=`${[X,z,D,
Y,Pt,P.has(I)]}`;if(g.get(I)===Tt)return;g.set(I,Tt);let ur=Y!=null?"reached":D&&"visited";st(H,{"data-distance":Y,"data-tint":Y!=null&&tt(Y,s),"data-from":Pt,"\
data-visited":D,"data-waits":z,"aria-current":X,"data-state":X?"current":z?"frontier":ur,label:ne(I,X,z)}),Y!=null&&H.style.setProperty("--tint",$(Y)),R(H.lastChild,
"data-is",lt(Y)||null)}function W(){if(!v)return;let O=new Set(v.frontier.map(([I])=>I));for(let[I,H]of p)b(v,I,H,O.has(I))}function U(){if(!v)return;let O=h?sn(
c,v.predecessor,v.current):[];S.replaceChildren(...O.map(te))}let V=O=>O.map(I=>j.querySelector(`[data-ends="${I} ${l.get(I)}"]`));function se(O,I){let H=new Set(
V(I));for(let z of j.children)B(z,O,H.has(z))}function Ze(O){let I=O.flatMap(([,H,z])=>z===H?[]:t.ride(H).feet);k.replaceChildren(...on(c,O,a).map(te)),B(j,"rou\
ted",O.length),se("taken",I)}let St=()=>B(Z,"arrived",!0),dr=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:c,cells:p,columns:d,shape:d/u,
node:m(`.board${dr}`,{style:`--wide:${d};--high:${u}`},Z),paint(O,I,H,z,X=0){v=O;let D=`${Object.values(H??{})}`!=`${Object.values(M??{})}`;(D||z.length)&&E.rest(),
B(Z,"arrived",!1),W(),w([...I].map(Y=>p.get(Y))),U(),N.replaceChildren(...(H?rn(c,H):[]).map(te)),y(V(H?.feet??[])),`${z}`!=`${x}`&&Ze(z),X>0&&z.length?E.walk(vn(
t,z),ao,St):X>0&&D&&H&&E.walk([H],X),M=H,x=z},piece:E,top:_,celebrate:St,showTree(O){h=O,U()},mark(O,I){let H=I.flatMap(D=>D.moves??[]),z=I.flatMap(D=>D.jumps??
[]),X=H.flatMap(([,D])=>t.ride(D).feet);se("found",[...z.map(([D])=>D),...X]),P=new Set(I.flatMap(D=>D.cells??[]));for(let[D,Y]of p)B(Y,"differs",D===O),B(Y,"fo\
und",P.has(D));W()},drawn:()=>({plan:c,jumps:l,farthest:s,state:v,found:P,move:M,treeShown:h,route:x})}}function Cn({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,f])=>d!==f)),i=typeof r=="number"?Array.from({length:r},(d,f)=>f+
1):r;function l(d,f=[]){if(f.includes(d))return{feet:f,stand:null};let p=a.get(d);return p===void 0||f.length&&!o?{feet:f,stand:d}:l(p,[...f,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function u(d){return d===e?[]:i.flatMap(f=>{let p=c(d+f),g=p>0?l(p).stand:null;return g===null?[]:[[f,p,g]]})}return{cells:e,
start:n,faces:i,jumps:a,ride:l,moves:u}}function vt({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let c=(n.get(l)??0)+1;for(let u of r(l)){let d=u[2];n.has(
d)||(n.set(d,c),o.set(d,l),s.set(d,u),a.push(d))}}let i=[];for(let l=t,c=s.get(l);c;c=s.get(l))i.unshift(c),l=o.get(l)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var io=1400;function Oe(e){let t=Cn(e),r=vt(t),n=Rn({layout:ot(e.cells),rules:t,label:`Board: ${ye(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:a,piece:i}=n,l=ae("g.sketch");n.top.prepend(l);let c=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:a,faces:t.faces,node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(u){let{current:d=null,near:f=[],distance:p,predecessor:g,move:w=null}=u,
{route:y=!1,piece:h=!0}=u,v={current:d,frontier:[...f].map(P=>[P,""]),distance:p??new Map,predecessor:g??new Map,visited:new Map};n.paint(v,[],w,y?o:[]),i.stand(
h?d:null)},walk(u){i.walk([u],io,()=>u.stand===e.cells&&n.celebrate())},rest:i.rest,trial(u){let d=new Map(u.jumps),f=new Set;for(let y of[...c?.children??[]]){
let[h,v]=(y.getAttribute("data-ends")??"").split(" ").map(Number);d.get(h)===v?f.add(h):y.remove()}let p=new Map(u.jumps.filter(([y])=>!f.has(y))),g=ve(s,p).map(
te);for(let y of g)B(y,"lit",!0);c?.append(...g),t.jumps.clear();for(let[y,h]of d)t.jumps.set(y,h);let w=vt(t);return o=w.route,w},light(u){for(let d of c?.children??
[])B(d,"lit",d.getAttribute("data-ends")===u?.join(" "))},hold(u){let d=u.map(f=>{let[p,g]=J(s,f);return ae("circle",{cx:p,cy:g,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});l.replaceChildren(...d)},cellAt(u,d){let p=n.node.getRootNode().elementFromPoint(u,d)?.closest("[data-cell]"),g=p&&n.node.
contains(p)&&p.dataset.cell;return g?Number(g):null}}}var Wn=({columns:e,shape:t,node:r})=>m(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},r),Ln=e=>new Set(
e.map(([,t])=>t));function lo(e,t){let r=`You reached the goal in ${ce(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var co=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function uo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&co()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Nn(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":uo(r);let o=Jt(n);return e.won()?`${o} ${lo(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function In(e,t,{
cells:r}){let n=`${He(dt(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function qn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${ce(e)}: ${r.join(", ")}.`}function xt(e,t){let r,n,o=m(".dice",{role:"group",label:"Choose what the die shows"}),s=m("b.amount"),a=m("span.quiet"),i=m("b.amount"),l=m("ol.thrown.history",
{label:"Your throws"}),c=m("ul.guide",{label:"How to play"}),u=C("Undo","Take the last throw back (Backspace)",v),d=C("Start again","Back to the start",P),f=C("\
Show the shortest route",null,M),p=!1;function g(){let{thrown:x}=n,T=n.moves(),q=p||n.won();r.paint({current:n.at(),near:Ln(T),distance:n.trail(),move:p?null:x.
at(-1)??null,route:p});for(let j of o.children){let S=Number(j.dataset.face);R(j,"aria-disabled",!T.some(([N])=>N===S))}L(s,x.length),L(a,x.length===1?"throw":"\
throws"),L(i,q?r.throws??"none":"?"),qe(l,x,_e,(j,S)=>Ue(j,S.face,ct(S))),c.hidden=x.length>0;for(let j of[u,d])R(j,"aria-disabled",!x.length);R(f,"aria-pressed",
`${p}`),R(e.root,"data-won",n.won())}let w=()=>e.say(Nn(n,r.throws,r.faces));function y(x){if(n.won())return;let T=n.at();p=!1,n.throws(x)?(h(),r.walk(n.thrown[n.
thrown.length-1])):(g(),e.say(In(x,T,r.board)))}function h(){g(),w(),t?.(n.thrown.map(({face:x})=>x))}function v(){n.undo()&&h()}function P(){n.thrown.length&&(n=
Ye(r.rules),p=!1,h())}function M(){p=!p,g(),p?e.say(qn(r.throws,r.route)):w()}return{name:"Play",under:o,side:[m(".score",m("p","You ",s,a),m("p","Fewest ",i)),
m(".tools",u,d,!t&&f),c,l],show(x){r=x,n=Ye(r.rules),p=!1,c.replaceChildren(...Sn(r.board)),o.replaceChildren(...r.faces.map(T=>{let q=C(ht(T),null,()=>y(T),`Th\
row ${T}`);return R(q,"data-face",T),q})),g(),w()},replay(x){let T=n;n=Ye(r.rules);let q=x.every(j=>n.throws(j));return q||(n=T),g(),w(),q},leave:()=>R(e.root,"\
data-won",null),choose(x){let T=n.moves(),q=T.find(([,j])=>j===x)??T.find(([,,j])=>j===x);q?y(q[0]):n.won()||e.say(`No throw leads from ${n.at()} to ${x}.`)},key(x,{
ctrlKey:T,metaKey:q,altKey:j}){if(T||q||j)return!1;let S=Number(x);if(x==="Backspace")v();else if(x!==" "&&r.faces.includes(S))y(S);else return!1;return!0}}}var Bn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var $t=new Map;function po(e){let t=$t.get(e)??new CSSStyleSheet;return $t.has(e)||t.replaceSync(e),$t.set(e,t),t}function Hn(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=Bn;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[po(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Dn=e=>e.getRootNode().activeElement??
null;function zn(e){let t=m("span.strip.quiet",{role:"status"}),r=m("span.clock.quiet",{"aria-hidden":"true"}),n=m("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:m("span.progress",n,t),say(o,s=""){L(t,o),s&&t.append(m("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,L(t,"")},loads({
part:o,ready:s},a){n.hidden=s===!0,o!==void 0&&R(n,"value",o),L(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(r,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),L(r,""),n.hidden=!0}}}}var fo="This browser stores nothing here",ho="The browser's storage is full";function Fn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Jn(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(r)),""}catch(n){return n.name===
"QuotaExceededError"?ho:fo}}var[Mt,_n]=["snl-workbench",1],Un="download what you want to keep.",go=`Another version of the workbench has stored code here, which is left alone: ${Un}`;function Qe(e){
let t=Fn(e,Mt);return t?t.version!==_n?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Kn(){let[e,t]=[Qe("sessionStorage"),
Qe("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:_n,signature:"board",sources:{}};return{kept:n,store(o){if(r)return go;
let s=Qe("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];let l=Jn(Mt,n,{...n,sources:i});return l&&`${l}\
: ${Un}`},elsewhere(o){let s=Qe("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Mt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Gn(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var bo="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Vn({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l=!1,c="",u=null,d=m(".tools"),f=m(".tabs",{role:"group",label:"Program"}),p=()=>i.kind===
"mine"||i.kind==="second",g=()=>({kind:l?"second":"mine"}),w=$=>$&&s.second||s.signature,y=$=>`${$?"2:":""}${w($)}`;function h(){let $=a.signatures.find(({name:b})=>b===
w(l));return s.sources[y(l)]??$?.template??""}function v(){return p()?h():i.kind==="link"?t??"":a.programs.find(({name:$})=>$===i.name)?.source??""}function P($){
i=$,p()&&l!==(i.kind==="second")&&(l=!l,u=null,M()),ne(),r(v(),!p())}function M(){let $=e.elsewhere(y(l));$!==h()&&(u=$)}function x(){let[$,b]=[u,n()];T($??""),
P(g()),u=b,ne()}function T($){s.sources[y(l)]=$,c=e.store(y(l))}function q(){delete s.sources[y(l)],c=e.store(y(l)),P(g())}function j($){l||(s.second=w(!0)),s[l?
"second":"signature"]=$,c=e.store(y(l)),u=null,M(),P(g())}function S(){let $=`${i.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");Gn(new Blob([n()],{type:"\
text/x-python"}),$)}function N(){l=!1,T(t??""),P({kind:"mine"})}function k($,b,W=null){let U=C($,W,()=>P({kind:b}));return R(U,"aria-pressed",`${b===i.kind}`),U}
function A($,b){let U=a.programs.filter(se=>se.kind===b).map(({name:se,title:Ze})=>m("option",{value:se},Ze)),V=m("optgroup",U);return V.label=$,V}function E(){
let $=oe("A program to look at",[["","Look at a program"]],"",b=>P(b?{kind:"program",name:b}:g()));return $.append(A("Algorithms","algorithm"),A("Mistakes","mis\
take")),$.value=i.name??"",B($,"chosen",i.kind==="program"),$}let _=()=>C("Download","As a file of Python",S);function Z(){let $=a.signatures.map(({name:V,title:se})=>[
V,se]),b=oe("How it is called",$,w(l),j),W=C("Reset","Back to the beginning of this signature",q),U=C("Other tab's code","Exchange it with the code here",x);return U.
hidden=u===null,[b,W,_(),U]}function ne(){f.replaceChildren(k("Mine","mine"),k("My other","second","Another program of yours: Compare runs both"),...t===null?[]:
[k("From the link","link")],E());let $=C("Make it mine","Instead of what is there",N);p()?d.replaceChildren(...Z()):d.replaceChildren(...i.kind==="link"?[$]:[],
_())}return{node:m(".programs",f,d),kind:()=>i.kind,isMine:p,trouble:()=>c||(u===null?"":bo),end:e.follow(()=>{M(),ne(),o()}),show($){a=$,M(),a.signatures.some(
({name:b})=>b===s.signature)||(s.signature="board"),P(i)},changed($){p()&&T($)},question(){return i.name?{name:i.name}:{source:n(),signature:p()?w(l):null}},other(){
let $=s.sources[y(!l)];return p()&&$?.trim()?{source:$,signature:w(!l)}:null}}}function Yn(e){let t=m(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=m("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ce(e),pe=(e,t,...r)=>m(`section.card.${e}`,{label:t},m("b.card-title",t),r),ge=e=>e&&m("p",`${e}`),me=e=>e&&m("p.quiet",`${e}`),
Qn=(e,t)=>m("p","Right is ",m("b",je(e)),", yours says ",m("b",je(t)),"."),Zn=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the\
 function is given.",Xn=(e,t)=>e!==null&&m(".tools",C(`Show line ${e}`,null,()=>t.point(e)));function wo(e,t){let r=G(e),n=Oe(r);return n.paint({distance:n.distance,
predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Wn(n)}}function yo({report:e,like:t,stepper:r},n){let o=[me(`The boards: ${e.boards[0].
toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return ko(e,t,o,r,n);let{name:s}=e;return e.correct?pe("right",
`${s} is right on every board that was tried`,m("p",m("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&m("p",m("b","Tested"),`, which proves noth\
ing about others: ${e.tested}.`),me(`${er(e)}.`),...o):pe("open",`${s} could not be judged`,ge(fe(e.finding.says)),...o.slice(1))}var er=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function ko(e,t,r,n,o){let{finding:s,expected:a,got:i}=e,{board:l,node:c}=wo(e.board,s),u=typeof i=="number"?null:i,d=[u?
ge(`Right is ${je(a)}. Yours: ${u.says}.`):Qn(a,i),s.kind!==u?.kind&&ge(fe(s.says)),ge(Zn(u)),...t.slice(0,2).map(f=>me(`It answers like a known mistake: ${f.title}\
. The repair: ${f.repair}`)),me(`${ye(l)} · ${er(e)}`),...r,m(".tools",n&&C("Step to the first difference",null,()=>o.step(n)),o.draw(l))];return pe("wrong",e.
smallest?"Wrong on this board, the smallest there is":"Wrong on this board",m(".exhibit",c,m(".told",d)))}function vo({right:e,ended:t,throws:r,expected:n,finding:o,
line:s},a){return e?pe("right",`Right on this board: ${je(r)}`,me("One board proves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"\
Wrong on this board":"No answer on this board",t==="returned"&&Qn(n,r),o&&ge(fe(`${o.says}${s===null?"":`, in line ${s}`}`)),ge(Zn(o)),Xn(s,a))}function xo({comparison:e}){
let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>m("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?
n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].map((o,s)=>m(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe(
"open",`On this board: ${je(e.throws)}`,it("","Comparison",m("table",m("thead",m("tr",t.map(n=>m("th",{scope:"col"},n)))),m("tbody",r))),...e.rows.map(({algorithm:n,
first_difference:o})=>o&&me(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var $o={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Mo=({what:e,says:t,line:r},n)=>pe(e==="stopped"?
"open":"wrong",$o[e]??"That did not work",ge(fe(`${r===null?"":`line ${r}: `}${t}`)),Xn(r,n));function So({printed:e,more_printed:t}){return e?.length?pe("open",
"It printed",it(".printed","What it printed",e.map(r=>m(".print",m("span.quiet",r.line===null?"":`line ${r.line}`),m("code",r.text)))),me(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function tr(e,t){return[e.kind==="failure"?Mo(e,t):e.of==="check"?yo(e,t):e.of==="compare"?xo(e):e.of==="solve"&&vo(e,t),So(e)].
filter(n=>!!n)}var nr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",rr=e=>e[0]?.querySelector("p")?.textContent??"";var Po=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],To="This code came with the link. It has not run, and runs only when\
 you press a button below.",or="It runs …",Eo=()=>m("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function sr(e,t){let r,
n=null,o=!1,s=!1,a=!1,i=t.host(v),l=Kn(),c=t.store.get().code,u=m(".editor"),d=m("p.note.quiet"),f=zn(i.size),p=m(".cards"),g=Yn(t),w=C("Stop","End what is runn\
ing",()=>i.stop()),y=Po.map(([S,N,k])=>C(S,k,()=>q(N))),h=Vn({keeper:l,arrived:c,open:P,text:()=>n?.text()??"",heard:()=>M()});function v(S){a&&f.loads(S,or)}function P(S,N){
n?.open(S,N),M()}function M(){let S=h.kind()==="link",N=h.isMine()?h.trouble():"";L(d,S?To:N||(i.refusal??"")),B(d,"strong",S)}async function x(){o=!0;try{let[{
make:S},N]=await Promise.all([t.editor(),t.shelf()]);n=S(u,"Program",k=>{h.changed(k),M()}),h.show(N)}catch(S){L(d,`The editor cannot be loaded: ${S.message}`)}
T()}function T(){for(let S of y)R(S,"aria-disabled",a||!n||!!i.refusal);w.hidden=!a,R(p,"aria-busy",`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the f\
irst run.`)}async function q(S){if(a||!n||i.refusal)return;s=a=!0,n.point(null),p.replaceChildren(),g.clear(),f.say(or),T();let N=S==="compare"?h.other():null,{
board:k}=r,A={kind:S,program:h.question(),board:k,other:N},E=await i.ask(A,_=>f.say(`${_} …`));a=!1,f.done(),T(),j(E)}function j(S){let N=tr(S,{step:g.step,draw:E=>C(
"Move this board to Draw",null,()=>{e.use(E),e.enter("Draw")}),point(E){n?.point(E),n?.focus()}});(S.kind==="result"&&S.of)==="compare"&&h.isMine()&&!h.other()&&
N.push(Eo()),p.replaceChildren(...N),"line"in S&&S.line&&n?.point(S.line),p.scrollIntoView({block:"nearest"}),S.kind==="result"&&S.of==="trace"&&g.step(S.stepper);
let A=nr(N);e.say(A?`${A}. ${rr(N)}`:"Step through the run below.")}return{name:"Write",under:m("p.quiet.hint","The board on which it runs. Change it in Draw."),
side:[h.node,d,u,m(".tools.acts",y,w,f.node)],foot:[p],below:[g.node],show(S){r=S,r.paint({piece:!1}),o||x(),T(),e.say("Write a function, then run it, check it \
or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),h.end(),n?.destroy()},more:()=>h.isMine()?n?.text()??null:null,stays:()=>c}}var ar='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var ir="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",lr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function cr(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(G),a=m("p.speaker",{role:"status"}),i=m("span.quiet"),l=m("p.trouble",{role:"alert"}),c=m(""),u=m(".main",c),d=m(".side"),f=m(".\
stage",u,d),p=m(".foot"),g=m(""),w=m("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:w,say:b=>L(a,b),use(b){v.add(b),
k(b),N()},can:b=>v.can(b),go(b){v.can(b)&&(k(v.go(b)),N())},enter(b){A(P.find(W=>W.name===b)??M),k(x.board),N()}},h=n.get(),v=dn(h.board??G(t.board)),P=t.only?[
t.only==="Play"?xt(y,r.played):yt(y)]:[xt(y),yt(y),sr(y,r)],M=P.find(({name:b})=>b===h.mode)??P[0],x=Oe(v.now()),T=s.map(({name:b},W)=>[`${W}`,b]),q=oe("Board",
[["","Your board"],...T],"",b=>{let W=s[Number(b)];b&&W&&y.use(W)}),j=m("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let W=`${location.
href.split("#")[0]}${Ie(x.board,M.name,M.more?.()??null)}`;j.value=W,j.hidden=await Be(W),j.hidden||j.select(),y.say(j.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function N(){let[b=null]=P.flatMap(({stays:W})=>W?.()??[]);n.set({...x.board,name:""},M.name,b)}function k(b){let W=Dn(c),U=c.contains(
W)&&W?.dataset.cell;x.rest(),x=Oe(b),c.replaceChildren(x.node),R(f,"style",`--shape:${x.shape};--columns:${x.columns}`),R(w,"style",`--rows:${x.plan.rows}`),L(i,
ye({...b,name:""}));let V=s.findIndex(se=>ke(se)===ke(b));q.value=V<0?"":`${V}`,q.options[0].hidden=V>=0,j.hidden=!0,L(l,""),M.show(x),U&&x.cells.get(Number(U))?.
focus({preventScroll:!0})}function A(b){M.leave(),M=b;for(let[W,U]of E.entries())R(U,"aria-pressed",`${P[W]===M}`);B(w,"drawing",M.name==="Draw"),B(w,"writing",
M.name==="Write"),u.replaceChildren(c,M.under),d.replaceChildren(m(".says",a),...M.side),p.replaceChildren(...M.foot??[]),g.replaceChildren(...M.below??[])}let E=P.
map(b=>C(b.name,null,()=>y.enter(b.name)));zt(w,b=>M.choose(b)),w.addEventListener("keydown",b=>{let W=b.target;lr(b)&&b.stopPropagation(),!W.matches(ir)&&M.key(
b.key,b)&&b.preventDefault()});function _(b){let W=b.composedPath()[0];if(b.defaultPrevented||!lr(b)||!/^[1-9]$/.test(b.key)||W.closest(`${ir}, .snl-stepper`))return;
let{top:U,bottom:V}=c.getBoundingClientRect();V>0&&U<innerHeight&&M.key(b.key,b)&&b.preventDefault()}function Z(){let{board:b,mode:W,trouble:U}=n.get();b&&(ke(b)!==
ke(x.board)||o)&&(v.add(b),A(P.find(V=>V.name===W)??M),k(b)),L(l,U)}o&&addEventListener("keydown",_);let ne=n.subscribe(Z);w.append(m(".frame",m(".head",!t.only&&
m(".modes",{role:"group",label:"What to do"},E),s.length>0&&m("label.board-of",m("span","Board"),q),i,o&&m(".tools",C("Copy link","A link to this board",S),j)),
l,f,p)),B(w,"ready",!0),B(w,"only",t.only),B(w,"fixed",t.fixed);let{remove:$}=Hn(e,ar,w);return e.append(g),A(M),k(x.board),L(l,h.trouble),{show:k,replay:b=>M.replay?.(
b)??!1,destroy(){removeEventListener("keydown",_),ne(),x.rest();for(let b of P)b.end?.();g.remove(),$()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");cr(e,t,qt(t.files))}})();
