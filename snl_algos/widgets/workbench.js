// built from web/ by `npm run build`
"use strict";(()=>{var Ot=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var jt=()=>document.documentElement.dataset.content_root??"",Ae=e=>new URL(`${jt()}_static/${e}`,location.href).href;function et(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=Ae(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var At='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Rt={format:"snl-workbench",version:2},Re=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var pr={what:"stopped",says:"You stopped it."},fr=e=>`${(e/1e6).toFixed(1)} MB`;function Ct(e,t){let n=null,r=!1,o=0,s,a,i=null;function l(){let h=URL.createObjectURL(
new Blob([At],{type:"text/javascript"})),v=new Worker(h,{type:"module"});v.onmessage=({data:P})=>v===n&&w(P),v.onerror=P=>v===n&&p(P.message),v.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=v,r=!1}function c(){clearTimeout(a),n?.terminate(),n=null}function m(h){clearTimeout(a);let{settle:v}=i??{};i=null,v?.(h)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:h}=e,v=`It said nothing for ${h} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f(
{what:"late",says:v}),1e3*h)}function f(h){c(),l(),m(Re(h))}function p(h){r?f({what:"died",says:`Python itself broke, and begins again: ${h}`}):s?(s=null,c(),l()):
(c(),m(Re({what:"died",says:`Python could not be loaded: ${h}`})))}function g(){!i||!r||(n?.postMessage({question:i.text}),d())}function w(h){h.memory?s=s===null?
null:h.memory:h.bytes?t({part:Math.min(1,h.bytes/e.bytes)}):h.ready?(r=!0,t({ready:r}),g()):h.failed?p(h.failed):h.said&&y(JSON.parse(h.said))}function y(h){h.id===
i?.id&&(d(),h.kind==="progress"?i.progress(h.says):m(h))}return{size:`up to ${fr(e.weight)}`,refusal:null,ask(h,v){o+=1;let P=`${o}`;return new Promise(M=>{i={id:P,
text:JSON.stringify({...Rt,id:P,...h}),silent:h.kind==="cell",progress:v,settle:M},n||l(),g()})},stop:()=>i&&f(pr),end:c}}var tt=e=>({size:null,refusal:e,ask:async()=>Re(
{what:"died",says:e}),stop(){},end(){}});var nt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ee=(e,t="throws")=>`${nt(e)} ${e===1?t.replace(/s$/,""):t}`,Ce=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,fe=e=>`${Ce(
e)}${/[.?!]$/.test(e)?"":"."}`;function Wt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Ce(Lt(e))} from ${t}.`:`From ${t}, roll ${ot(n)}: ${rt(e)}.`}function rt(e){let t=Lt(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Lt({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var xe=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},Nt=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=xe(n);return n[0]===
e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:[]}),ot=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;var $e={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:F}=$e,K=e=>Array.from({length:e},(t,n)=>n),we=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function It({cells:e,start:t}){return K(e+1-t).map(n=>n+t)}var ye=({columns:e,start:t})=>e+1-t;function J(e,t){
let[n,r]=te(e,t),[o,s]=F.anchor;return[r+o,e.rows-n-1+s]}function oe([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function qt([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=we(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function We(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Le(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of K(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,m],[d,f]]=[e(i),e(l)],[[p,g],[w,y]]=[We(e,i),We(e,l)];s.push([c+p*o/3,m+g*o/3],[d-w*o/3,f-y*o/3],[d,f])}return s}var gr=4,st=(e,t)=>{let n=$e.light.tints.
length-1;return Math.round(n*we(e/Math.max(t,gr),0,1))};var it=400,at=20,br=["stay","bounce","win"];function Me(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function wr(e){if(!Array.isArray(e))return Me(e,"the die",1,at);if(!e.length||e.length>at)throw new Error(`a die \
in this page has 1 to ${at} faces, not ${e.length}`);let t=e.map(r=>Me(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function yr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)Me(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function G(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Me(e.cells,"the number of cells",1,it);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=br.find(c=>c===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:yr(i,n),die:wr(r),start:Me(o,"start",0,1),chained:s,overshoot:l}}function Bt(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Ne=e=>K(e*e).map(t=>{let n={cells:e*e,start:1,columns:e,rows:e},[r,o]=te(n,t+1);return{cell:t+1,row:e-1-r,column:o}});
function Ht(e,t=Math.random){let n=K(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.
length),1)[0],s=K(2*r).map(a=>{let[i,l]=[o(),o()].sort((c,m)=>c-m);return a<r?[i,l]:[l,i]});return G({...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,
die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([c,m])=>m>c).length,l=[ee(t,"cells"),ee(i,"ladders"),ee(n.length-i,"snakes"),typeof r=="number"?`die ${r}`:
`die with faces ${r.join(" ")}`];return o===0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="w\
in"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var Dt=["Draw","Write"],kr=2e4;function vr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>kr?"":btoa(String.fromCharCode(...t)).replaceAll("+","\
-").replaceAll("/","_").replace(/=+$/,"")}function xr(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,r=>r.charCodeAt(0));return new TextDecoder(
"utf-8",{fatal:!0}).decode(n)}catch{return null}}function he({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.
length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}function Ie(e,t,n){
let r=vr(n??""),o=Dt.includes(t)?`&${t.toLowerCase()}`:"";return`${he(e)}${o}${r&&`&code=${r}`}`}var $r=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):
Number(e);function Mr(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of cells`);for(let o of n)
if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=$r(o.slice(1));else if(o==="s0")r.start=0;else if(o==="c")r.chained=
!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return G(r)}var Sr="A link to a board looks lik\
e #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function lt(e){let t=new URLSearchParams(e.slice(1)),[n,r]=[t.get("board"),t.get("code")],o=r?xr(
r):null,s={board:null,mode:"",code:o,trouble:""};if(n===null)return s;try{s.board=Mr(n)}catch(i){let l=i.message;return{...s,trouble:`The board in this link can\
not be read: ${l}. ${Sr}`}}s.mode=Dt.find(i=>t.has(i.toLowerCase()))??"";let a=n.split(".").find(i=>/^(\d+)-\1$/.test(i));if(a){let[i]=a.split("-");s.trouble=`T\
his link has a jump from cell ${i} to itself. It leads nowhere and was left out.`}else r&&o===null&&(s.trouble="The code in this link cannot be read: the link w\
as probably cut off when it was copied.");return s}var Pr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Er="This copy of th\
e book was built without Python for the page (make pyodide adds it).",zt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return tt(Pr);if(!n)
return tt(Er);let{home:o,core:s}=n;return Ct({...n,home:Ae(o),core:Ae(s)},r)},editor:()=>et(e).then(()=>snlEditor),shelf:()=>et(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>lt(location.hash),set:(...r)=>history.replaceState(history.state,"",Ie(...r)),subscribe(r){let o=()=>lt(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function R(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ct(e,t){for(let n in t)R(e,n,t[n])}var B=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Tr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Or="http://www.w3.org/1999/xhtml",jr="http://www.w3.org/2000/svg";function Ft(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
B(s,a,!0);for(let a of n)Tr(a)?ct(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Ft(Or,e,t),ie=(e,...t)=>Ft(jr,e,t),ce=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function dt(e){let t=[];
return n=>{for(let r of t)B(r,e,!1);t=n.filter(r=>!!r);for(let r of t)B(r,e,!0)}}var C=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Jt(e,t,n,r=!1){let o=C(e,t,()=>{r=!r,R(o,"aria-pressed",`${r}`),n(r)});return R(
o,"aria-pressed",`${r}`),o}function se(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var ut=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);async function Be(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var _t=(e,...t)=>u("details.fold",u("summary",e),...t);function Ut(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function Kt(e,t){let{start:n,cells:r}=e,o=It(e),s=new Map;function a(p){let[g,w]=te(
e,p),y=p===n?"start":p===r&&"goal",h=u(".cell",{role:"gridcell","data-cell":p,"data-end":y,style:`grid-column:${w+1}`},u("span.number",`${p}`),u("span.end",{"da\
ta-is":y}),u("span.badge"));return B(h,"odd",(g+w)%2),s.set(p,h),h}function i(p){for(let g of s.values())g.tabIndex=g===p?0:-1}function l(p){let{key:g,target:w}=p,
[y,h]=te(e,Number(w.dataset.cell)),v={ArrowLeft:[y,h-1],ArrowRight:[y,h+1],ArrowUp:[y+1,h],ArrowDown:[y-1,h]};if(g==="Enter"||g===" ")w.click();else if(v[g]){let P=o.
find(M=>`${te(e,M)}`==`${v[g]}`);s.get(P??-1)?.focus()}else return;p.preventDefault(),p.stopPropagation()}let c=p=>o.filter(g=>te(e,g)[0]===p).sort((g,w)=>te(e,
g)[1]-te(e,w)[1]),m=K(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:l,focusin:({target:p})=>i(p)},m.map(p=>u(".row",{role:"row"},c(p).map(a))));return i(
s.get(n)??s.get(1)),{node:f,cells:s}}function ne({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...n,style:c||null},a.map(ne),i)}function Gt(e,t,n,r){let{spot:o}=oe(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Vt(e,t,n){let{least:r,more:o,head:s,edge:a}=F.arc,{length:i,spot:l}=oe(
e,t),c=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=l(i/2,d*c*2),g=[we(f,a,n-a),Math.max(p,a)],w=oe(g,t),y=w.spot(w.length-.06);return{from:e,turn:g,tip:y,...Gt(
y,g,s,s*.4)}}function mt(e,t,n,r,o){let{length:s,spot:a}=oe(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...Gt(l,c,
o,o/2)}}function Yt(e){if(e>6)return[];let t=F.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function Se(e,t,n){let{length:r,spot:o}=oe(J(e,t),J(e,n));return oe(o(F.apart),o(r-F.apart))}function Zt(e,t,n){let{length:r,spot:o}=Se(e,t,n),{half:s,over:a,rung:i}=F.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),m=K(l+1).map(d=>{let f=r*d/l;return[o(f,s),o(f,-s)]});return{rails:c,rungs:m}}function Qt(e,t){
let n=(e+t)%2?-1:1;return[0,F.snake.bow,-F.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function He(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Se(e,t,
n),{swing:i,wave:l}=F.snake,c=Math.max(1,Math.round(s/l)),m=r*Math.min(i,.08*s);return d=>{let f=1-(2*d-1)**4,p=m*f*Math.sin(2*Math.PI*c*d)+o*Math.sin(Math.PI*d);
return a(s*d,p)}}function pt(e,t,n,r){let o=r.map(([i,l])=>[J(e,i),J(e,l)]),s=ye(e),a={cost:1/0,manner:Qt(t,n)[0]};for(let i of Qt(t,n)){let l=He(e,t,n,i),c=K(25).
map(p=>l(p/24)),m=c.some(([p,g])=>p<.15||p>s-.15||g<.15||g>e.rows-.15),f=c.filter(p=>o.some(([g,w])=>qt(p,g,w)<F.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,
manner:i})}return a.manner}function Xt(e,t,n,r){let o=He(e,t,n,pt(e,t,n,r)),{length:s}=Se(e,t,n),a=4*Math.max(1,Math.round(s/F.snake.wave))+2,i=g=>w=>{let y=F.snake.
half*(1-.3*w-.6*w**3),[h,v]=o(w),[P,M]=We(o,w),x=Math.hypot(P,M)||1;return[h-g*y*M/x,v+g*y*P/x]},l=Le(i(1),0,1,a),c=Le(i(-1),1,0,a),m=[...l,l[l.length-1],c[0],...c],
{spot:d}=oe(o(0),o(.02)),{skull:f,eye:p}=F.snake;return{outline:m,stripe:Le(o,Math.min(.4,.25/s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*f),d(-.05,-.55*f)],pupils:[
d(-.05-p/3,.55*f),d(-.05-p/3,-.55*f)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}var en=(e,t)=>(2*e+3*t)%$e.light.snakes.length;var le=e=>`${Math.round(e*1e3)/1e3}`,Pe=e=>e.map(t=>t.map(le).join(" ")),ue=e=>`M${Pe(e).join("L")}`,tn=e=>`M${Pe(e.slice(0,1))}C${Pe(e.slice(1)).join(" ")}`,ft=(e,t,n)=>`\
M${Pe([e])}Q${Pe([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),De=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:le(t),cy:le(
n),r},...o}),ze=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ht=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:le(e),y:le(t),width:n,height:r,...s},...o}),rn=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:le(t),y:le(n),"font-size":r},fill:s,text:o});function Ar(e,t,n){let{rails:r,rungs:o}=Zt(e,t,n),{rail:s,rungWidth:a}=F.
ladder,i=r.map(ue).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function Rr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=Xt(e,t,n,r),{skull:m,stripe:d,eye:f,pupil:p}=F.snake,g=`snake-${en(t,n)}`,
w=`${tn(o)}Z`,y={"stroke-dasharray":"0.04 0.12"};return[Q("halo",w,{stroke:"cell",width:.06}),Q("tongue",c.map(h=>ue(h)).join(""),{stroke:g,width:.025}),Q("skin",
w,{fill:g}),Q("stripe",tn(s),{stroke:"cell",width:d},y),De("skull",a,m,{fill:g}),...i.map(h=>De("eye",h,f,{fill:"die"})),...l.map(h=>De("pupil",h,p,{fill:"dieIn\
k"}))]}function ve(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>ze(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,Ar(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Rr(e,a,i,r)))]}function Fe(e){let[t,n]=te(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=F.
flag,[c,m,d]=s,f=w=>w.map(([y,h])=>[r+y,o+h]),p=ue(f([s.slice(0,2),[c,d]])),g=`${ue(f([[c,m],a,[c,i]]))}Z`;return ze("flag",[Q("pole",p,{stroke:"goal",width:l}),
Q("pennant",g,{fill:"goal"})])}function Ee([e,t],n,r=1){let{side:o,corner:s,pip:a}=F.die,i=Yt(n).map(d=>De("pip",d,a,{fill:"dieInk"})),l=rn("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},m=ht([-o/2,-o/2],o,o,c,{rx:s});return ze("die",[m,...i.length?i:[l]],{transform:`translate(${le(
e)} ${le(t)}) scale(${r})`})}function nn(e,t,n){let[r,o]=te(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"\
0.03 0.06"};return ht([o+.06,e.rows-r-.94],.88,.88,s,a)}function on(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[nn(e,o,"stand")];if(n===null)return s;let a=J(
e,t);if(t===r)return[Ee(a,n)];let{turn:i,neck:l,wings:c}=Vt(a,J(e,r),ye(e)),m=`--far:${le(oe(a,i).length+oe(i,l).length)}`,d={stroke:"now",width:F.arc.width};return[
nn(e,r,"landing"),...s,Q("arc",ft(a,i,l),d,{"stroke-linecap":"butt",style:m}),Q("tip",`${ue(c)}Z`,{fill:"now"}),Ee(a,n)]}function sn(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[J(e,r),J(e,s)],m=mt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[d,f]=[m.middle[0],Math.floor(m.middle[1])+.5],p=ft(m.from,m.turn,m.neck),g=`${ue(
m.wings)}Z`;return ze("leg",[Q("rim",p,{stroke:"cell",width:.1}),Q("shaft",p,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),ht([d-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),rn("order",[d-.16,f+.066],.19,`${i+1}`,"cell"),Ee([d+.16,f],o,.8)],{style:`--order:${i}`})})}function an(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[J(e,a),J(e,s)],{from:c,turn:m,
tip:d,wings:f}=mt(i,l,.12,.18,.13),p=ft(c,m,d)+ue(f);return Q(r.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var gt=e=>ce(".face","-.19 -.19 .38 .38",ne(Ee([0,0],e))),Je=()=>u("li.chip",u("span",{role:"img"}),u("small"));function _e({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(R(e,"label",`Roll ${n}`),e.replaceChildren(gt(n))),L(t,r)}var me=e=>`${xe(e).kind} ${e.join("→")}`,ln=(e,t)=>G({...e,name:"",jumps:t}),Ke=(e,t)=>ln(e,e.jumps.filter(([n])=>n!==t)),Ue=(e,t,n)=>ln(e,[...Ke(e,t).jumps,[
t,n]]);function cn(e,[t,n],r,o){let s=Ke(e,t);return r?Ue(s,t,o):Ue(s,o,n)}var bt=({jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===
t));function dn(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=n);return G({...e,...t,name:"",jumps:r})}function un(e){let t=[e],n=0;return{now:()=>t[n],
add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){return n+=r,t[n]}}}function mn(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let d=e.cellAt(c,m);!d||d===s||(s=d,a=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:d,clientY:f})=>{let p=e.cellAt(d,f);a=!1,!(c||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>u("label.setting",u("span",e),t),Cr=[[1,"on cell 1"],[0,"off the board"]],Wr=[["stay","no move"],["bounce","bounce back"],["win","win"]],Lr=[["","\
one"],["yes","as many as follow"]];function pn(e){let t=u("input.button",{type:"number",min:1,max:it,change:()=>e({cells:t.valueAsNumber})}),n=u("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:a.length===
1?a[0]:a})}}),r=se("Start",Cr,1,a=>e({start:Number(a)})),o=se("Past the goal",Wr,"stay",a=>e({overshoot:a})),s=se("Jumps in a throw",Lr,"",a=>e({chained:!!a}));
return{node:u(".settings",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.
die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function wt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Nr({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Ir({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${ge(d)}`).join(
`,
`)}
}
`}function qr(e){wt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function Br(e){wt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=K(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Ne(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function Hr(e){wt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ge=[{name:"python",title:"Python: Board(...)",write:Nr},{name:"json",title:"JSON",write:Ir},{name:"move-array",title:"Move array, from 0",write:qr},{name:"\
grid",title:"LeetCode grid",write:Br},{name:"hackerrank",title:"HackerRank text",write:Hr}];var fn=["jumps","ladders","snakes","die","start","chained","overshoot"],Dr=fn.slice(0,3);function zr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Fr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Jr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Fr(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!fn.includes(s))throw new Error(`a board has no option ${s}`);
Dr.includes(s)?n.jumps.push(..._r(a)):n[s]=hn(a)}return[n]}function hn(e){try{return zr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function _r(e){
let t=hn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var Ur="format version name author source cells die start chained overshoot jumps".split(" ");function Kr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Ur.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function gn(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Gr(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Ne(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Vr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${l}s`);for(let d=0;d<m;d+=1){let f=r(2,`the two cells of a ${l}`);if((f[1]-f[0])*c<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${l}`);i.push(f)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Yr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Gr(r)]:typeof r[0]=="object"?r.map(Kr):[gn(r)]}function bn(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Jr(t).map(G);if(/^[[{]/.test(t))return Yr(t).map(G);if(n&&/[\r\n]/.test(t))return Vr(t).map(G);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[G(gn(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function wn(e){let t,[n]=Ge,r=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=u("p.quiet",{role:"alert"}),s=se("Notation",Ge.map(({title:m},d)=>[
d,m]),0,m=>{n=Ge[Number(m)],a()});function a(){if(c.open){r.value=r.placeholder="",L(o,"");try{r.value=n.write(t).trim()}catch(m){r.placeholder=`${m.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!r.value.trim()){L(o,"There is no text to copy.");return}r.select();let m=await Be(r.value);
e.say(m?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let m=bn(r.value);e.use(m[0]);let d=`The text holds ${m.length} boards. This is the first.`;L(o,m.length>1?d:"")}catch(m){
L(o,`This cannot be read: ${m.message}.`)}}let c=_t("Copy or paste as text",u(".tools",s,C("Copy",null,i),C("Use this text","Read the board in the text",l)),r,o);
return c.addEventListener("toggle",a),{node:c,show(m){t=m,a()}}}var yn=(e,t)=>({change:n=>Ue(n,e,t),says:`Drawn: ${me([e,t])}.`}),kn=(e,t,n)=>({change:r=>cn(r,e,t,n),says:`Moved: ${me(e)} is now ${me(t?[e[0],n]:[n,e[1]])}.`}),
vn=e=>({change:t=>Ke(t,e[0]),says:`Removed: ${me(e)}.`}),Qr={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},Zr={change:e=>Ht(e),says:"Drawn at \
random."},yt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function kt(e){let t,n,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u("ol.\
thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=C("Undo","Ctrl+Z",()=>e.go(-1)),d=C("Redo","Ctrl+Y",()=>e.
go(1)),f=C("Random","Other jumps",()=>E(Zr)),p=C("Remove all jumps",null,()=>E(Qr)),g=Jt("Route","One of the shortest routes",h,s),w=pn(k=>E({change:A=>dn(A,k),
says:""})),y=wn(e);function h(k){s=k,M()}function v({distance:k,predecessor:A,throws:T,route:_}){t.paint({current:r,distance:k,predecessor:A,route:s,piece:!1}),
L(a,T??"none"),L(i,T===null?"the goal is out of reach":ee(T).replace(/^\S+ /,"")),qe(l,_,Je,(Z,[re,,$])=>_e(Z,re,`to cell ${$}`))}let P=()=>bt(t.board,r)[0];function M(){
v(t);let k=P();t.light(k),t.hold(k??[]),c.replaceChildren(...bt(t.board,r).flatMap(x)),R(m,"aria-disabled",!e.can(-1)),R(d,"aria-disabled",!e.can(1))}function x(k){
let A=C(`Remove ${me(k)}`,"Delete",()=>E(vn(k))),T=xe(k).ends.map((_,Z)=>C(`Move its ${_}`,null,()=>{o={jump:k,end:Z},e.say(`Choose the cell where the ${_} of ${me(
k)} goes.`),t.cells.get(k[Z])?.focus({preventScroll:!0})}));return[A,...T]}function E({change:k,says:A}){r=o=null;try{e.use(k(t.board)),e.say(`${A} ${yt(t.throws)}`.
trim())}catch(T){e.say(fe(T.message)),w.show(t.board),M()}}function q(k,A){let T=P();return T?.includes(k)?kn(T,T.indexOf(k),A):yn(k,A)}function j(k,A){let T=t.
trial(q(k,A).change(t.board));v(T),e.say(`If you let go here: ${yt(T.throws)}`)}function S(){r=o=null,t.trial(t.board),M(),N()}let N=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${yt(t.throws)}`);return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",
u("p","Fewest ",a,i)),l,c,u(".tools",m,d,f,p,g),w.node,y.node],show(k){t=k,r=o=null,n=mn(t,{tries:j,draws:(T,_)=>E(q(T,_)),drops:S}),w.show(t.board),y.show(t.board),
M(),N()},leave:()=>n.stop(),choose(k){if(!(!k||n.wasDrawing()))if(o)E(kn(o.jump,o.end,k));else if(r===k)S();else if(r!==null)E(yn(r,k));else{r=k,M();let A=P(),T=A?
` Or drag an end of ${me(A)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${T}`)}},key(k,{ctrlKey:A,metaKey:T,shiftKey:_,altKey:Z}){
let re=P();if(A||T){let $=k==="y"||_&&k==="Z"?1:k==="z"?-1:0;return $&&e.go($),$!==0}if(k==="Escape"&&r!==null&&!Z)S();else if((k==="Delete"||k==="Backspace")&&
re)E(vn(re));else return!1;return!0}}}var vt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function xn(e,t){let n=e.start;return t.map(r=>{let o=vt(e,n,r);return n=o.stand,o})}function Ve(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o&&t.push(vt(e,n(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var Mn={cells:2,start:1,columns:1,rows:2},Sn=(e,t)=>ce("",e,...t.map(ne)),$n=(e,t)=>Sn("0 0.3 1 1.4",ve(Mn,new Map([[e,t]]))),Xr={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function Pn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[u("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[$n(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>a)&&[$n(2,1),`Land on the head of a snake and you slide to its tail${r}`],[Sn("0.3 0\
 0.8 0.6",[Fe({...Mn,cells:1,rows:1})]),Xr[n]]].filter(s=>!!s).map(s=>u("li",s))}var[En,Tn]=[150,350],eo=.25,On=24;function to({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...K(o-e+1).map(a=>e+a),...K(o-n).
map(a=>o-1-a)]}function no(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Se(e,n,r);return[i(0),i(a),J(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=He(e,n,r,
pt(e,n,r,o));return[...K(On+1).map(a=>s(a/On)),J(e,r)]}function jn(e,t,n,r){let s=to(n,e.cells).map(c=>J(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,d]]of s.slice(1).entries()){let[f,p]=s[c],g=[(f+m)/2,Math.min(p,d)-eo];a.push({at:g,time:i+En/2,easing:"ease-in"}),i+=En,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let m=no(e,t,c);for(let[d,f]of m.entries())a.push({at:f,time:i+Tn*(d+1)/m.length,easing:"linear"});i+=Tn}let l=we(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var ro="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",An=([e,t])=>`translate(${e}px,${t}px)`;function Rn(e,t){let n=ie("path.piece",{d:ro,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,R(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&R(n,"style",`t\
ransform:${An(J(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(f=>{let p=jn(e,t,f,i).map(
g=>({...g,time:c+g.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let d=m.map(({at:f,time:p,easing:g})=>({transform:An(f),offset:p/c,easing:g}));R(n,"vi\
sibility",null),r=n.animate(d,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var oo=400;function Cn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:m}=e,d=ye(c),{node:f,
cells:p}=Kt(c,n),g=new Map,w=dt("new"),y=dt("touched"),h=!1,v=null,P=new Set,M=null,x=[],E=`0 0 ${d} ${m}`,q=ce(".layer.goal",E,ne(Fe(c))),j=ce(".layer.jumps",E,
ve(c,l).map(ne)),[S,N,k]=["g.tree","g.move","g.route"].map(O=>ie(O)),A=ce(".layer.above",E,S,N,k),T=Rn(c,l),_=ce(".layer.top",E,T.node),Z=u(".sheet",f,q,j,A,_);
function re(O,I,H){if(!v)return"";let[z,X]=[v.distance.get(O),v.predecessor.get(O)],D=[`cell ${O}`,p.get(O)?.dataset.end,...Nt(O,l)],Y=v.visited.has(O)?"visited":
"not reached";return D.push(I?"current":"",z!=null?`reached in ${ee(z,o)}`:Y,X!=null?`from ${X}`:"",H?r:"",P.has(O)?"part of what is wrong":""),D.filter(Boolean).
join(", ")}let $=O=>`var(--tint-${st(O,s)})`;function b(O,I,H,z){let X=O.current===I,D=O.visited.has(I),Y=O.distance.get(I),Et=O.predecessor.get(I),Tt=`${[X,z,D,
Y,Et,P.has(I)]}`;if(g.get(I)===Tt)return;g.set(I,Tt);let ur=Y!=null?"reached":D&&"visited";ct(H,{"data-distance":Y,"data-tint":Y!=null&&st(Y,s),"data-from":Et,"\
data-visited":D,"data-waits":z,"aria-current":X,"data-state":X?"current":z?"frontier":ur,label:re(I,X,z)}),Y!=null&&H.style.setProperty("--tint",$(Y)),R(H.lastChild,
"data-is",nt(Y)||null)}function W(){if(!v)return;let O=new Set(v.frontier.map(([I])=>I));for(let[I,H]of p)b(v,I,H,O.has(I))}function U(){if(!v)return;let O=h?an(
c,v.predecessor,v.current):[];S.replaceChildren(...O.map(ne))}let V=O=>O.map(I=>j.querySelector(`[data-ends="${I} ${l.get(I)}"]`));function ae(O,I){let H=new Set(
V(I));for(let z of j.children)B(z,O,H.has(z))}function Xe(O){let I=O.flatMap(([,H,z])=>z===H?[]:t.ride(H).feet);k.replaceChildren(...sn(c,O,a).map(ne)),B(j,"rou\
ted",O.length),ae("taken",I)}let Pt=()=>B(Z,"arrived",!0),dr=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:c,cells:p,columns:d,shape:d/m,
node:u(`.board${dr}`,{style:`--wide:${d};--high:${m}`},Z),paint(O,I,H,z,X=0){v=O;let D=`${Object.values(H??{})}`!=`${Object.values(M??{})}`;(D||z.length)&&T.rest(),
B(Z,"arrived",!1),W(),w([...I].map(Y=>p.get(Y))),U(),N.replaceChildren(...(H?on(c,H):[]).map(ne)),y(V(H?.feet??[])),`${z}`!=`${x}`&&Xe(z),X>0&&z.length?T.walk(xn(
t,z),oo,Pt):X>0&&D&&H&&T.walk([H],X),M=H,x=z},piece:T,top:_,celebrate:Pt,showTree(O){h=O,U()},mark(O,I){let H=I.flatMap(D=>D.moves??[]),z=I.flatMap(D=>D.jumps??
[]),X=H.flatMap(([,D])=>t.ride(D).feet);ae("found",[...z.map(([D])=>D),...X]),P=new Set(I.flatMap(D=>D.cells??[]));for(let[D,Y]of p)B(Y,"differs",D===O),B(Y,"fo\
und",P.has(D));W()},drawn:()=>({plan:c,jumps:l,farthest:s,state:v,found:P,move:M,treeShown:h,route:x})}}function Wn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,f])=>d!==f)),i=typeof n=="number"?Array.from({length:n},(d,f)=>f+
1):n;function l(d,f=[]){if(f.includes(d))return{feet:f,stand:null};let p=a.get(d);return p===void 0||f.length&&!o?{feet:f,stand:d}:l(p,[...f,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(f=>{let p=c(d+f),g=p>0?l(p).stand:null;return g===null?[]:[[f,p,g]]})}return{cells:e,
start:r,faces:i,jumps:a,ride:l,moves:m}}function xt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let c=(r.get(l)??0)+1;for(let m of n(l)){let d=m[2];r.has(
d)||(r.set(d,c),o.set(d,l),s.set(d,m),a.push(d))}}let i=[];for(let l=t,c=s.get(l);c;c=s.get(l))i.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var so=1400;function Oe(e){let t=Wn(e),n=xt(t),r=Cn({layout:Bt(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,l=ie("g.sketch");r.top.prepend(l);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:d=null,near:f=[],distance:p,predecessor:g,move:w=null}=m,
{route:y=!1,piece:h=!0}=m,v={current:d,frontier:[...f].map(P=>[P,""]),distance:p??new Map,predecessor:g??new Map,visited:new Map};r.paint(v,[],w,y?o:[]),i.stand(
h?d:null)},walk(m){i.walk([m],so,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),f=new Set;for(let y of[...c?.children??[]]){
let[h,v]=(y.getAttribute("data-ends")??"").split(" ").map(Number);d.get(h)===v?f.add(h):y.remove()}let p=new Map(m.jumps.filter(([y])=>!f.has(y))),g=ve(s,p).map(
ne);for(let y of g)B(y,"lit",!0);c?.append(...g),t.jumps.clear();for(let[y,h]of d)t.jumps.set(y,h);let w=xt(t);return o=w.route,w},light(m){for(let d of c?.children??
[])B(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},hold(m){let d=m.map(f=>{let[p,g]=J(s,f);return ie("circle",{cx:p,cy:g,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});l.replaceChildren(...d)},cellAt(m,d){let p=r.node.getRootNode().elementFromPoint(m,d)?.closest("[data-cell]"),g=p&&r.node.
contains(p)&&p.dataset.cell;return g?Number(g):null}}}var Ln=({columns:e,shape:t,node:n})=>u(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},n),Nn=e=>new Set(
e.map(([,t])=>t));function ao(e,t){let n=`You reached the goal in ${ee(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var io=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function lo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&io()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function In(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":lo(n);let o=Wt(r);return e.won()?`${o} ${ao(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function qn(e,t,{
cells:n}){let r=`${Ce(ot(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Bn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ee(e)}: ${n.join(", ")}.`}function $t(e,t){let n,r,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.thrown.history",
{label:"Your throws"}),c=u("ul.guide",{label:"How to play"}),m=C("Undo","Take the last throw back (Backspace)",v),d=C("Start again","Back to the start",P),f=C("\
Show the shortest route",null,M),p=!1;function g(){let{thrown:x}=r,E=r.moves(),q=p||r.won();n.paint({current:r.at(),near:Nn(E),distance:r.trail(),move:p?null:x.
at(-1)??null,route:p});for(let j of o.children){let S=Number(j.dataset.face);R(j,"aria-disabled",!E.some(([N])=>N===S))}L(s,x.length),L(a,x.length===1?"throw":"\
throws"),L(i,q?n.throws??"none":"?"),qe(l,x,Je,(j,S)=>_e(j,S.face,rt(S))),c.hidden=x.length>0;for(let j of[m,d])R(j,"aria-disabled",!x.length);R(f,"aria-pressed",
`${p}`),R(e.root,"data-won",r.won())}let w=()=>e.say(In(r,n.throws,n.faces));function y(x){if(r.won())return;let E=r.at();p=!1,r.throws(x)?(h(),n.walk(r.thrown[r.
thrown.length-1])):(g(),e.say(qn(x,E,n.board)))}function h(){g(),w(),t?.(r.thrown.map(({face:x})=>x))}function v(){r.undo()&&h()}function P(){r.thrown.length&&(r=
Ve(n.rules),p=!1,h())}function M(){p=!p,g(),p?e.say(Bn(n.throws,n.route)):w()}return{name:"Play",under:o,side:[u(".score",u("p","You ",s,a),u("p","Fewest ",i)),
u(".tools",m,d,!t&&f),c,l],show(x){n=x,r=Ve(n.rules),p=!1,c.replaceChildren(...Pn(n.board)),o.replaceChildren(...n.faces.map(E=>{let q=C(gt(E),null,()=>y(E),`Th\
row ${E}`);return R(q,"data-face",E),q})),g(),w()},replay(x){let E=r;r=Ve(n.rules);let q=x.every(j=>r.throws(j));return q||(r=E),g(),w(),q},leave:()=>R(e.root,"\
data-won",null),choose(x){let E=r.moves(),q=E.find(([,j])=>j===x)??E.find(([,,j])=>j===x);q?y(q[0]):r.won()||e.say(`No throw leads from ${r.at()} to ${x}.`)},key(x,{
ctrlKey:E,metaKey:q,altKey:j}){if(E||q||j)return!1;let S=Number(x);if(x==="Backspace")v();else if(x!==" "&&n.faces.includes(S))y(S);else return!1;return!0}}}var Hn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Mt=new Map;function uo(e){let t=Mt.get(e)??new CSSStyleSheet;return Mt.has(e)||t.replaceSync(e),Mt.set(e,t),t}function Dn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Hn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[uo(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var zn=e=>e.getRootNode().activeElement??
null;function Fn(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){L(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,L(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&R(r,"value",o),L(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),L(n,""),r.hidden=!0}}}}var Jn=["sessionStorage","localStorage"],mo="This browser stores nothing here",po="The browser's storage is full";function St(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function _n(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?po:mo}}var[Qe,Ze]=["snl-workbench",1],Un="download what you want to keep.",fo=`Another version of the workbench has stored code here, which is left alone: ${Un}`;function Ye(e){
let t=St(e,Qe);return t?.version===Ze&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var ho=e=>(St(e,Qe)?.version??Ze)!==Ze;function Kn(){let e=Jn.
some(ho),t={version:Ze,signature:"board",sources:{}},n=Ye("sessionStorage")??Ye("localStorage")??t;return{kept:n,store(r){if(e)return fo;let o={...(Ye("localSto\
rage")??n).sources};r in n.sources?o[r]=n.sources[r]:delete o[r];let s=_n(Qe,n,{...n,sources:o});return s&&`${s}: ${Un}`},elsewhere:r=>Ye("localStorage")?.sources[r]??
null,follow(r){let o=({key:s})=>s===Qe&&r();return addEventListener("storage",o),()=>removeEventListener("storage",o)}}}function Gn(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),setTimeout(()=>URL.revokeObjectURL(
r.href),6e4)}var go="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Vn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l=!1,c="",m=null,d=u(".tools"),f=u(".tabs",{role:"group",label:"Program"}),p=()=>i.kind===
"mine"||i.kind==="second",g=()=>({kind:l?"second":"mine"}),w=$=>$&&s.second||s.signature,y=$=>`${$?"2:":""}${w($)}`;function h(){let $=a.signatures.find(({name:b})=>b===
w(l));return s.sources[y(l)]??$?.template??""}function v(){return p()?h():i.kind==="link"?t??"":a.programs.find(({name:$})=>$===i.name)?.source??""}function P($){
i=$,p()&&l!==(i.kind==="second")&&(l=!l,m=null,M()),re(),n(v(),!p())}function M(){let $=e.elsewhere(y(l));$!==h()&&(m=$)}function x(){let[$,b]=[m,r()];E($??""),
P(g()),m=b,re()}function E($){s.sources[y(l)]=$,c=e.store(y(l))}function q(){delete s.sources[y(l)],c=e.store(y(l)),P(g())}function j($){l||(s.second=w(!0)),s[l?
"second":"signature"]=$,c=e.store(y(l)),m=null,M(),P(g())}function S(){let $=`${i.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");Gn(r(),"text/x-python",$)}
function N(){l=!1,E(t??""),P({kind:"mine"})}function k($,b,W=null){let U=C($,W,()=>P({kind:b}));return R(U,"aria-pressed",`${b===i.kind}`),U}function A($,b){let U=a.
programs.filter(ae=>ae.kind===b).map(({name:ae,title:Xe})=>u("option",{value:ae},Xe)),V=u("optgroup",U);return V.label=$,V}function T(){let $=se("A program to l\
ook at",[["","Look at a program"]],"",b=>P(b?{kind:"program",name:b}:g()));return $.append(A("Algorithms","algorithm"),A("Mistakes","mistake")),$.value=i.name??
"",B($,"chosen",i.kind==="program"),$}let _=()=>C("Download","As a file of Python",S);function Z(){let $=a.signatures.map(({name:V,title:ae})=>[V,ae]),b=se("How\
 it is called",$,w(l),j),W=C("Reset","Back to the beginning of this signature",q),U=C("Other tab's code","Exchange it with the code here",x);return U.hidden=m===
null,[b,W,_(),U]}function re(){f.replaceChildren(k("Mine","mine"),k("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[k("From t\
he link","link")],T());let $=C("Make it mine","Instead of what is there",N);p()?d.replaceChildren(...Z()):d.replaceChildren(...i.kind==="link"?[$]:[],_())}return{
node:u(".programs",f,d),kind:()=>i.kind,isMine:p,trouble:()=>c||(m===null?"":go),end:e.follow(()=>{M(),re(),o()}),show($){a=$,M(),a.signatures.some(({name:b})=>b===
s.signature)||(s.signature="board"),P(i)},changed($){p()&&E($)},question(){return i.name?{name:i.name}:{source:r(),signature:p()?w(l):null}},other(){let $=s.sources[y(
!l)];return p()&&$?.trim()?{source:$,signature:w(!l)}:null}}}function Yn(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ee(e),pe=(e,t,...n)=>u(`.card.${e}`,{role:"group",label:t},u("b.card-title",t),n),be=e=>e&&u("p",e),de=e=>e&&u("p.quiet",e),Qn=(e,t)=>u(
"p","Right is ",u("b",je(e)),", yours says ",u("b",je(t)),"."),Zn=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the function is\
 given.";function Xn(e,{point:t}){return e===null?null:u(".tools",C(`Show line ${e}`,null,()=>t(e)))}function bo(e,t){let n=G(e),r=Oe(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Ln(r)}}function wo(e,t){
let{report:n}=e,r=`The boards: ${n.boards[0].toLowerCase()}${n.boards.slice(1)}.`,o=n.notes.map(a=>de(`Note: ${a.says}.`));if(n.correct===!1)return ko(e,n,[de(r),
...o],t);if(n.correct)return yo(n,[de(r),...o]);let s=`${n.name} could not be judged`;return pe("open",s,be(fe(n.finding.says)),...o)}var er=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function yo({name:e,proven:t,tested:n,tried:r},o){let s=u("p",u("b","Proven"),`, by playing every one: ${t}.`),a=u("p",u(
"b","Tested"),`, which proves nothing about others: ${n}.`),i=`${e} is right on every board that was tried`;return pe("right",i,s,n&&a,de(`${er({tried:r})}.`),...o)}
function ko({like:e,stepper:t},n,r,o){let{finding:s,expected:a,got:i,smallest:l}=n,{board:c,node:m}=bo(n.board,s),d=t&&C("Step to the first difference",null,()=>o.
step(t)),f=e.slice(0,2).map(({title:y,repair:h})=>`It answers like a known mistake: ${y}. The repair: ${h}`),p=typeof i=="number"?null:i,g=[typeof i=="number"||
i===null?Qn(a,i):be(`Right is ${je(a)}. Yours: ${i.says}.`),s.kind!==p?.kind&&be(fe(s.says)),be(Zn(p)),...f.map(de),de(`${ke(c)} · ${er(n)}`),...r,u(".tools",d,
o.draw(c))];return pe("wrong",`Wrong on this board${l?", the smallest there is":""}`,u(".exhibit",m,u(".told",g)))}function vo({right:e,ended:t,throws:n,expected:r,
finding:o,line:s},a){if(e)return pe("right",`Right on this board: ${je(n)}`,de("One board proves little. Check plays them all, smallest first."));let i=t==="ret\
urned";return pe("wrong",i?"Wrong on this board":"No answer on this board",i&&Qn(r,n),o&&be(fe(`${o.says}${s===null?"":`, in line ${s}`}`)),be(Zn(o)),Xn(s,a))}var xo=[
"program","throws","agrees","cells taken","edges","longest frontier"];function $o({comparison:{throws:e,rows:t}}){let n=t.map(i=>{let l=i.answered?[i.throws??"n\
one",i.agrees?"yes":"no"]:["no answer","–"],c=[i.cells_taken,i.edges_looked_at,i.longest_frontier],d=[...l,...c.map(f=>f??"–")].map(f=>u("td",`${f}`));return u(
"tr",u("th",{scope:"row"},i.algorithm),d)}),r=xo.map(i=>u("th",{scope:"col"},i)),o=u("table",u("thead",u("tr",r)),u("tbody",n)),s=t.map(({algorithm:i,first_difference:l})=>l&&
de(`${i} first differs at cell ${l.cell}: ${l.finding.says}.`)),a=`On this board: ${je(e)}`;return pe("open",a,ut("","Comparison",o),...s)}var Mo={board:"This b\
oard does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};
function So({what:e,says:t,line:n},r){let o=e==="stopped"?"open":"wrong",s=be(fe(`${n===null?"":`line ${n}: `}${t}`));return pe(o,Mo[e]??"That did not work",s,Xn(
n,r))}function Po({printed:e,more_printed:t}){if(!e?.length)return null;let n=e.map(({line:o,text:s})=>u(".print",u("span.quiet",o===null?"":`line ${o}`),u("cod\
e",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return pe("open","It printed",ut(".printed","What it printed",n),de(r))}function Eo(e,t){return e.
kind==="failure"?So(e,t):e.of==="check"?wo(e,t):e.of==="compare"?$o(e):e.of==="solve"?vo(e,t):null}var tr=(e,t)=>[Eo(e,t),Po(e)].filter(n=>!!n),nr=e=>e[0]?.querySelector(
".s-card-title")?.textContent??"",rr=e=>e[0]?.querySelector("p")?.textContent??"";var To=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Oo="This code came with the link. It has not run, and runs only when\
 you press a button below.",or="It runs …",jo=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function sr(e,t){let n,
r=null,o=!1,s=!1,a=!1,i=t.host(v),l=Kn(),c=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),f=Fn(i.size),p=u(".cards"),g=Yn(t),w=C("Stop","End what is runn\
ing",()=>i.stop()),y=To.map(([S,N,k])=>C(S,k,()=>q(N))),h=Vn({keeper:l,arrived:c,open:P,text:()=>r?.text()??"",heard:()=>M()});function v(S){a&&f.loads(S,or)}function P(S,N){
r?.open(S,N),M()}function M(){let S=h.kind()==="link",N=h.isMine()?h.trouble():"";L(d,S?Oo:N||(i.refusal??"")),B(d,"strong",S)}async function x(){o=!0;try{let[{
make:S},N]=await Promise.all([t.editor(),t.shelf()]);r=S(m,"Program",k=>{h.changed(k),M()}),h.show(N)}catch(S){L(d,`The editor cannot be loaded: ${S.message}`)}
E()}function E(){for(let S of y)R(S,"aria-disabled",a||!r||!!i.refusal);w.hidden=!a,R(p,"aria-busy",`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the f\
irst run.`)}async function q(S){if(a||!r||i.refusal)return;s=a=!0,r.point(null),p.replaceChildren(),g.clear(),f.say(or),E();let N=S==="compare"?h.other():null,{
board:k}=n,A={kind:S,program:h.question(),board:k,other:N},T=await i.ask(A,_=>f.say(`${_} …`));a=!1,f.done(),E(),j(T)}function j(S){let N=tr(S,{step:g.step,draw:T=>C(
"Move this board to Draw",null,()=>{e.use(T),e.enter("Draw")}),point(T){r?.point(T),r?.focus()}});(S.kind==="result"&&S.of)==="compare"&&h.isMine()&&!h.other()&&
N.push(jo()),p.replaceChildren(...N),"line"in S&&S.line&&r?.point(S.line),p.scrollIntoView({block:"nearest"}),S.kind==="result"&&S.of==="trace"&&g.step(S.stepper);
let A=nr(N);e.say(A?`${A}. ${rr(N)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it runs. Change it in Draw."),
side:[h.node,d,m,u(".tools.acts",y,w,f.node)],foot:[p],below:[g.node],show(S){n=S,n.paint({piece:!1}),o||x(),E(),e.say("Write a function, then run it, check it \
or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),h.end(),r?.destroy()},more:()=>h.isMine()?r?.text()??null:null,stays:()=>c}}var ar='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var ir="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",lr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function cr(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(G),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),d=u(".side"),f=u(".\
stage",m,d),p=u(".foot"),g=u(""),w=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:w,say:b=>L(a,b),use(b){v.add(b),
k(b),N()},can:b=>v.can(b),go(b){v.can(b)&&(k(v.go(b)),N())},enter(b){A(P.find(W=>W.name===b)??M),k(x.board),N()}},h=r.get(),v=un(h.board??G(t.board)),P=t.only?[
t.only==="Play"?$t(y,n.played):kt(y)]:[$t(y),kt(y),sr(y,n)],M=P.find(({name:b})=>b===h.mode)??P[0],x=Oe(v.now()),E=s.map(({name:b},W)=>[`${W}`,b]),q=se("Board",
[["","Your board"],...E],"",b=>{let W=s[Number(b)];b&&W&&y.use(W)}),j=u("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let W=`${location.
href.split("#")[0]}${Ie(x.board,M.name,M.more?.()??null)}`;j.value=W,j.hidden=await Be(W),j.hidden||j.select(),y.say(j.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function N(){let[b=null]=P.flatMap(({stays:W})=>W?.()??[]);r.set({...x.board,name:""},M.name,b)}function k(b){let W=zn(c),U=c.contains(
W)&&W?.dataset.cell;x.rest(),x=Oe(b),c.replaceChildren(x.node),R(f,"style",`--shape:${x.shape};--columns:${x.columns}`),R(w,"style",`--rows:${x.plan.rows}`),L(i,
ke({...b,name:""}));let V=s.findIndex(ae=>he(ae)===he(b));q.value=V<0?"":`${V}`,q.options[0].hidden=V>=0,j.hidden=!0,L(l,""),M.show(x),U&&x.cells.get(Number(U))?.
focus({preventScroll:!0})}function A(b){M.leave(),M=b;for(let[W,U]of T.entries())R(U,"aria-pressed",`${P[W]===M}`);B(w,"drawing",M.name==="Draw"),B(w,"writing",
M.name==="Write"),m.replaceChildren(c,M.under),d.replaceChildren(u(".says",a),...M.side),p.replaceChildren(...M.foot??[]),g.replaceChildren(...M.below??[])}let T=P.
map(b=>C(b.name,null,()=>y.enter(b.name)));Ut(w,b=>M.choose(b)),w.addEventListener("keydown",b=>{let W=b.target;lr(b)&&b.stopPropagation(),!W.matches(ir)&&M.key(
b.key,b)&&b.preventDefault()});function _(b){let W=b.composedPath()[0];if(b.defaultPrevented||!lr(b)||!/^[1-9]$/.test(b.key)||W.closest(`${ir}, .snl-stepper`))return;
let{top:U,bottom:V}=c.getBoundingClientRect();V>0&&U<innerHeight&&M.key(b.key,b)&&b.preventDefault()}function Z(){let{board:b,mode:W,trouble:U}=r.get();b&&(he(b)!==
he(x.board)||o)&&(v.add(b),A(P.find(V=>V.name===W)??M),k(b)),L(l,U)}o&&addEventListener("keydown",_);let re=r.subscribe(Z);w.append(u(".frame",u(".head",!t.only&&
u(".modes",{role:"group",label:"What to do"},T),s.length>0&&u("label.board-of",u("span","Board"),q),i,o&&u(".tools",C("Copy link","A link to this board",S),j)),
l,f,p)),B(w,"ready",!0),B(w,"only",t.only),B(w,"fixed",t.fixed);let{remove:$}=Dn(e,ar,w);return e.append(g),A(M),k(x.board),L(l,h.trouble),{show:k,replay:b=>M.replay?.(
b)??!1,destroy(){removeEventListener("keydown",_),re(),x.rest();for(let b of P)b.end?.();g.remove(),$()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=Ot(e);cr(e,t,zt(t.files))}})();
