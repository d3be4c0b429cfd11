// built from web/ by `npm run build`
"use strict";(()=>{var Ae=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ze(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Ae(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var Tt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Et={format:"snl-workbench",version:2},Re=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var pr={what:"stopped",says:"You stopped it."},fr=e=>`${(e/1e6).toFixed(1)} MB`;function Ot(e,t){let r=null,n=!1,o=0,s,a,i=null;function c(){let b=URL.createObjectURL(
new Blob([Tt],{type:"text/javascript"})),k=new Worker(b,{type:"module"});k.onmessage=({data:S})=>k===r&&w(S),k.onerror=S=>k===r&&p(S.message),k.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=k,n=!1}function l(){clearTimeout(a),r?.terminate(),r=null}function m(b){clearTimeout(a);let{settle:k}=i??{};i=null,k?.(b)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:b}=e,k=`It said nothing for ${b} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f(
{what:"late",says:k}),1e3*b)}function f(b){l(),c(),m(Re(b))}function p(b){n?f({what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,l(),c()):
(l(),m(Re({what:"died",says:`Python could not be loaded: ${b}`})))}function g(){!i||!n||(r?.postMessage({question:i.text}),d())}function w(b){b.memory?s=s===null?
null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(n=!0,t({ready:n}),g()):b.failed?p(b.failed):b.said&&x(JSON.parse(b.said))}function x(b){b.id===
i?.id&&(d(),b.kind==="progress"?i.progress(b.says):m(b))}return{size:`up to ${fr(e.weight)}`,refusal:null,ask(b,k){o+=1;let S=`${o}`;return new Promise($=>{i={id:S,
text:JSON.stringify({...Et,id:S,...b}),silent:b.kind==="cell",progress:k,settle:$},r||c(),g()})},stop:()=>i&&f(pr),end:l}}var Xe=e=>({size:null,refusal:e,ask:async()=>Re(
{what:"died",says:e}),stop(){},end(){}});var xe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:z}=xe,G=e=>Array.from({length:e},(t,r)=>r),ge=(e,t,r)=>Math.min(r,Math.max(t,e));function X({start:e,columns:t},r){let n=1-e;if(r===0)return[0,0];let o=Math.
floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function jt({cells:e,start:t}){return G(e+1-t).map(r=>r+t)}var be=({columns:e,start:t})=>e+1-t;function U(e,t){
let[r,n]=X(e,t),[o,s]=z.anchor;return[n+o,e.rows-r-1+s]}function re([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,a=(n-t)/o;return{length:o,spot:(c,l=0)=>[
e+c*s-l*a,t+c*a+l*s]}}function At([e,t],[r,n],[o,s]){let[a,i]=[o-r,s-n],c=((e-r)*a+(t-n)*i)/(a*a+i*i||1),l=ge(c,0,1);return Math.hypot(e-r-l*a,t-n-l*i)}function Ce(e,t){
let[[n,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let a of G(n)){let[i,c]=[t+a*o,t+(a+
1)*o],[[l,m],[d,f]]=[e(i),e(c)],[[p,g],[w,x]]=[Ce(e,i),Ce(e,c)];s.push([l+p*o/3,m+g*o/3],[d-w*o/3,f-x*o/3],[d,f])}return s}var gr=4,et=(e,t)=>{let r=xe.light.tints.
length-1;return Math.round(r*ge(e/Math.max(t,gr),0,1))};var nt=400,tt=20,br=["stay","bounce","win"];function ve(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function wr(e){if(!Array.isArray(e))return ve(e,"the die",1,tt);if(!e.length||e.length>tt)throw new Error(`a die \
in this page has 1 to ${tt} faces, not ${e.length}`);let t=e.map(n=>ve(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function yr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function V(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,nt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=br.find(l=>l===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:yr(i,r),die:wr(n),start:ve(o,"start",0,1),chained:s,overshoot:c}}function rt(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**
2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Le=e=>G(e*e).map(t=>{let{columns:r,rows:n}=rt(e*e),[o,s]=X({cells:e*e,start:1,columns:r,rows:n},t+1);return{cell:t+
1,row:e-1-o,column:s}});function Rt(e,t=Math.random){let r=G(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(e.cells/8),Math.floor(r.length/4)),o=()=>r.
splice(Math.floor(t()*r.length),1)[0],s=G(2*n).map(a=>{let[i,c]=[o(),o()].sort((l,m)=>l-m);return a<n?[i,c]:[c,i]});return V({...e,name:"",jumps:s})}function we({
name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([l,m])=>m>l).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===1?"ladder":"ladde\
rs"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&c.push("starts off the boa\
rd"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(" · ")}var Ct=["Draw","Write"];function kr(e){let t=new URLSearchParams(e.slice(1));return Lt(e)&&Ct.find(r=>t.has(r.toLowerCase()))}var xr=e=>Ct.includes(e)?`&${e.toLowerCase()}`:
"",vr=2e4;function $r(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>vr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ye({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Mr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Sr=e=>new URLSearchParams(
e.slice(1)).get("board");function Wt(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=Mr(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return V(n)}function Lt(e){try{return Wt(
Sr(e)??"")}catch{return null}}var Nt=e=>({board:Lt(e),mode:kr(e)??"",code:Ne(e),trouble:Tr(e)}),Ie=(e,t,r)=>`${ye(e)}${xr(t)}${$r(r??"")}`,Pr="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function Tr(e){let t=new URLSearchParams(e.slice(1)),r=t.get("board");if(r===null)return"";try{Wt(r)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${Pr}`}let n=r.split(".").find(o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var Er="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Or="This copy of th\
e book was built without Python for the page (make pyodide adds it).",It=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Xe(Er);if(!r)
return Xe(Or);let{home:o,core:s}=r;return Ot({...r,home:Ae(o),core:Ae(s)},n)},editor:()=>Ze(e).then(()=>snlEditor),shelf:()=>Ze(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Nt(location.hash),set:(...n)=>history.replaceState(history.state,"",Ie(...n)),subscribe(n){let o=()=>Ne(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function R(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function ot(e,t){for(let r in t)R(e,r,t[r])}var F=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),jr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ar="http://www.w3.org/1999/xhtml",Rr="http://www.w3.org/2000/svg";function qt(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let a of o)
F(s,a,!0);for(let a of r)jr(a)?ot(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>qt(Ar,e,t),se=(e,...t)=>qt(Rr,e,t),ie=(e,t,...r)=>se(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function st(e){let t=[];
return r=>{for(let n of t)F(n,e,!1);t=r.filter(n=>!!n);for(let n of t)F(n,e,!0)}}var C=(e,t,r,n)=>u("button.button",{type:"button",title:t,label:n,click:r},e);function Bt(e,t,r,n=!1){let o=C(e,t,()=>{n=!n,R(o,"aria-pressed",`${n}`),r(n)});return R(
o,"aria-pressed",`${n}`),o}function oe(e,t,r,n){let o=t.map(([a,i])=>u("option",{value:a,selected:a===r&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var at=(e,t,...r)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);async function Be(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var Ht=(e,...t)=>u("details.fold",u("summary",e),...t);function Dt(e,t){e.addEventListener("click",({target:r})=>{let n=r.closest(".s-grid .s-cell");n&&t(Number(n.dataset.cell))}),e.addEventListener("mousedown",r=>{
r.target.closest(".s-grid")&&(r.preventDefault(),e.focus({preventScroll:!0}))})}function zt(e,t){let{start:r,cells:n}=e,o=jt(e),s=new Map;function a(p){let[g,w]=X(
e,p),x=p===r?"start":p===n&&"goal",b=u(".cell",{role:"gridcell","data-cell":p,"data-end":x,style:`grid-column:${w+1}`},u("span.number",`${p}`),u("span.end",{"da\
ta-is":x}),u("span.badge"));return F(b,"odd",(g+w)%2),s.set(p,b),b}function i(p){for(let g of s.values())g.tabIndex=g===p?0:-1}function c(p){let{key:g,target:w}=p,
[x,b]=X(e,Number(w.dataset.cell)),k={ArrowLeft:[x,b-1],ArrowRight:[x,b+1],ArrowUp:[x+1,b],ArrowDown:[x-1,b]};if(g==="Enter"||g===" ")w.click();else if(k[g]){let S=o.
find($=>`${X(e,$)}`==`${k[g]}`);s.get(S??-1)?.focus()}else return;p.preventDefault(),p.stopPropagation()}let l=p=>o.filter(g=>X(e,g)[0]===p).sort((g,w)=>X(e,g)[1]-
X(e,w)[1]),m=G(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:c,focusin:({target:p})=>i(p)},m.map(p=>u(".row",{role:"row"},l(p).map(a))));return i(s.
get(r)??s.get(1)),{node:f,cells:s}}var it=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${it(e)} ${e===1?t.replace(/s$/,""):t}`,He=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,pe=e=>`${He(
e)}${/[.?!]$/.test(e)?"":"."}`;function Ft(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${He(Jt(e))} from ${t}.`:`From ${t}, roll ${ct(r)}: ${lt(e)}.`}function lt(e){let t=Jt(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Jt({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var $e=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},_t=(e,t)=>[...t].flatMap(r=>{let{kind:n,ends:o}=$e(r);return r[0]===
e?`${o[0]} of a ${n} to ${r[1]}`:r[1]===e?`${o[1]} of a ${n} from ${r[0]}`:[]}),ct=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function ee({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let c=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),l=[r.style,...c].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return se(m,{...r,style:l||null},a.map(ee),i)}function Ut(e,t,r,n){let{spot:o}=re(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function Kt(e,t,r){let{least:n,more:o,head:s,edge:a}=z.arc,{length:i,spot:c}=re(
e,t),l=n+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=c(i/2,d*l*2),g=[ge(f,a,r-a),Math.max(p,a)],w=re(g,t),x=w.spot(w.length-.06);return{from:e,turn:g,tip:x,...Ut(
x,g,s,s*.4)}}function dt(e,t,r,n,o){let{length:s,spot:a}=re(e,t),i=Math.min(n,s/4),c=a(s-i),l=a(s/2,2*r);return{from:a(i),turn:l,tip:c,middle:a(s/2,r),...Ut(c,l,
o,o/2)}}function Gt(e){if(e>6)return[];let t=z.die.side*.27,r=[[0,0]],n=(o,s)=>[[o,s],[-o,-s]];return[...e%2?r:[],...e>1?n(-t,-t):[],...e>3?n(-t,t):[],...e===6?
n(-t,0):[]]}function Me(e,t,r){let{length:n,spot:o}=re(U(e,t),U(e,r));return re(o(z.apart),o(n-z.apart))}function Yt(e,t,r){let{length:n,spot:o}=Me(e,t,r),{half:s,over:a,rung:i}=z.
ladder,c=Math.max(2,Math.round(n/i)),l=[s,-s].map(d=>[o(-a,d),o(n+a,d)]),m=G(c+1).map(d=>{let f=n*d/c;return[o(f,s),o(f,-s)]});return{rails:l,rungs:m}}function Vt(e,t){
let r=(e+t)%2?-1:1;return[0,z.snake.bow,-z.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function De(e,t,r,{hand:n,bow:o}){let{length:s,spot:a}=Me(e,t,
r),{swing:i,wave:c}=z.snake,l=Math.max(1,Math.round(s/c)),m=n*Math.min(i,.08*s);return d=>{let f=1-(2*d-1)**4,p=m*f*Math.sin(2*Math.PI*l*d)+o*Math.sin(Math.PI*d);
return a(s*d,p)}}function ut(e,t,r,n){let o=n.map(([i,c])=>[U(e,i),U(e,c)]),s=be(e),a={cost:1/0,manner:Vt(t,r)[0]};for(let i of Vt(t,r)){let c=De(e,t,r,i),l=G(25).
map(p=>c(p/24)),m=l.some(([p,g])=>p<.15||p>s-.15||g<.15||g>e.rows-.15),f=l.filter(p=>o.some(([g,w])=>At(p,g,w)<z.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,
manner:i})}return a.manner}function Qt(e,t,r,n){let o=De(e,t,r,ut(e,t,r,n)),{length:s}=Me(e,t,r),a=4*Math.max(1,Math.round(s/z.snake.wave))+2,i=g=>w=>{let x=z.snake.
half*(1-.3*w-.6*w**3),[b,k]=o(w),[S,$]=Ce(o,w),v=Math.hypot(S,$)||1;return[b-g*x*$/v,k+g*x*S/v]},c=We(i(1),0,1,a),l=We(i(-1),1,0,a),m=[...c,c[c.length-1],l[0],...l],
{spot:d}=re(o(0),o(.02)),{skull:f,eye:p}=z.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*f),d(-.05,-.55*f)],pupils:[
d(-.05-p/3,.55*f),d(-.05-p/3,-.55*f)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}var Zt=(e,t)=>(2*e+3*t)%xe.light.snakes.length;var ae=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(ae).join(" ")),ce=e=>`M${Se(e).join("L")}`,Xt=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(" ")}`,mt=(e,t,r)=>`\
M${Se([e])}Q${Se([t,r]).join(" ")}`,Q=(e,t,r,n)=>({tag:"path",name:e,attributes:{d:t,...n},...r}),ze=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{cx:ae(t),cy:ae(
r),r:n},...o}),Fe=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),pt=([e,t],r,n,o,s)=>({tag:"rect",attributes:{x:ae(e),y:ae(t),width:r,height:n,...s},...o}),
tn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(r),"font-size":n},fill:s,text:o});function Cr(e,t,r){let{rails:n,rungs:o}=Yt(e,t,r),{rail:s,rungWidth:a}=z.
ladder,i=n.map(ce).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(ce).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function Wr(e,t,r,n){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,tongue:l}=Qt(e,t,r,n),{skull:m,stripe:d,eye:f,pupil:p}=z.snake,g=`snake-${Zt(t,r)}`,
w=`${Xt(o)}Z`,x={"stroke-dasharray":"0.04 0.12"};return[Q("halo",w,{stroke:"cell",width:.06}),Q("tongue",l.map(b=>ce(b)).join(""),{stroke:g,width:.025}),Q("skin",
w,{fill:g}),Q("stripe",Xt(s),{stroke:"cell",width:d},x),ze("skull",a,m,{fill:g}),...i.map(b=>ze("eye",b,f,{fill:"die"})),...c.map(b=>ze("pupil",b,p,{fill:"dieIn\
k"}))]}function ke(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>i),s=(a,i,c,l)=>Fe(a,l,{"data-ends":`${i} ${c}`});return[...n.map(([a,i])=>s(
"ladder",a,i,Cr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Wr(e,a,i,n)))]}function Je(e){let[t,r]=X(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=z.
flag,[l,m,d]=s,f=w=>w.map(([x,b])=>[n+x,o+b]),p=ce(f([s.slice(0,2),[l,d]])),g=`${ce(f([[l,m],a,[l,i]]))}Z`;return Fe("flag",[Q("pole",p,{stroke:"goal",width:c}),
Q("pennant",g,{fill:"goal"})])}function Pe([e,t],r,n=1){let{side:o,corner:s,pip:a}=z.die,i=Gt(r).map(d=>ze("pip",d,a,{fill:"dieInk"})),c=tn("face",[0,o*.24],o*.7,
`${r}`,"dieInk"),l={name:"side",fill:"die",stroke:"now",width:.035},m=pt([-o/2,-o/2],o,o,l,{rx:s});return Fe("die",[m,...i.length?i:[c]],{transform:`translate(${ae(
e)} ${ae(t)}) scale(${n})`})}function en(e,t,r){let[n,o]=X(e,t),s={name:r,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return pt([o+.06,e.rows-n-.94],.88,.88,s,a)}function nn(e,{from:t,face:r,landing:n,stand:o}){let s=o===n?[]:[en(e,o,"stand")];if(r===null)return s;let a=U(
e,t);if(t===n)return[Pe(a,r)];let{turn:i,neck:c,wings:l}=Kt(a,U(e,n),be(e)),m=`--far:${ae(re(a,i).length+re(i,c).length)}`,d={stroke:"now",width:z.arc.width};return[
en(e,n,"landing"),...s,Q("arc",mt(a,i,c),d,{"stroke-linecap":"butt",style:m}),Q("tip",`${ce(l)}Z`,{fill:"now"}),Pe(a,r)]}function rn(e,t,r){let n=r;return t.map(
([o,s,a],i)=>{let[c,l]=[U(e,n),U(e,s)],m=dt(c,l,l[0]>=c[0]?-.3:.3,.12,.16);n=a;let[d,f]=[m.middle[0],Math.floor(m.middle[1])+.5],p=mt(m.from,m.turn,m.neck),g=`${ce(
m.wings)}Z`;return Fe("leg",[Q("rim",p,{stroke:"cell",width:.1}),Q("shaft",p,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),pt([d-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),tn("order",[d-.16,f+.066],.19,`${i+1}`,"cell"),Pe([d+.16,f],o,.8)],{style:`--order:${i}`})})}function on(e,t,r){let n=new Set;for(let s=r;s!==
null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[U(e,a),U(e,s)],{from:l,turn:m,
tip:d,wings:f}=dt(i,c,.12,.18,.13),p=mt(l,m,d)+ce(f);return Q(n.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var ft=e=>ie(".face","-.19 -.19 .38 .38",ee(Pe([0,0],e))),_e=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Ue({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(R(e,"label",`Roll ${r}`),e.replaceChildren(ft(r))),L(t,n)}var de=e=>`${$e(e).kind} ${e.join("→")}`,sn=(e,t)=>V({...e,name:"",jumps:t}),Ge=(e,t)=>sn(e,e.jumps.filter(([r])=>r!==t)),Ke=(e,t,r)=>sn(e,[...Ge(e,t).jumps,[
t,r]]);function an(e,[t,r],n,o){let s=Ge(e,t);return n?Ke(s,t,o):Ke(s,o,r)}var ht=({jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===
t));function ln(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=r);return V({...e,...t,name:"",jumps:n})}function cn(e){let t=[e],r=0;return{now:()=>t[r],
add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){return r+=n,t[r]}}}function dn(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:l,clientY:m}){let d=e.cellAt(l,m);!d||d===s||(s=d,a=!0,t(o,s))}function c(l){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(l?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:l,isPrimary:m,clientX:d,clientY:f})=>{let p=e.cellAt(d,f);a=!1,!(l||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Te=(e,t)=>u("label.setting",u("span",e),t),Lr=[[1,"on cell 1"],[0,"off the board"]],Nr=[["stay","no move"],["bounce","bounce back"],["win","win"]],Ir=[["","\
one"],["yes","as many as follow"]];function un(e){let t=u("input.button",{type:"number",min:1,max:nt,change:()=>e({cells:t.valueAsNumber})}),r=u("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:a.length===
1?a[0]:a})}}),n=oe("Start",Lr,1,a=>e({start:Number(a)})),o=oe("Past the goal",Nr,"stay",a=>e({overshoot:a})),s=oe("Jumps in a throw",Ir,"",a=>e({chained:!!a}));
return{node:u(".settings",Te("Cells",t),Te("Die",r),Te("Start",n),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.
die=="number"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function fe(e){return Array.isArray(e)?`[${e.map(fe).join(", ")}]`:JSON.stringify(e)}function gt(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function qr({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Br({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${fe(d)}`).join(
`,
`)}
}
`}function Hr(e){gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${fe(t)}
`}function Dr(e){gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=G(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))r[s][a]=n.get(o)??-1;return`[${r.map(fe).join(`,
 `)}]
`}function zr(e){gt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ve=[{name:"python",title:"Python: Board(...)",write:qr},{name:"json",title:"JSON",write:Br},{name:"move-array",title:"Move array, from 0",write:Hr},{name:"\
grid",title:"LeetCode grid",write:Dr},{name:"hackerrank",title:"HackerRank text",write:zr}];var mn=["jumps","ladders","snakes","die","start","chained","overshoot"],Fr=mn.slice(0,3);function Jr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function _r(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Ur(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of _r(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!mn.includes(s))throw new Error(`a board has no option ${s}`);
Fr.includes(s)?r.jumps.push(...Kr(a)):r[s]=pn(a)}return[r]}function pn(e){try{return Jr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Kr(e){
let t=pn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${fe(r)}`);return t}var Gr="format version name author source cells die start chained overshoot jumps".split(" ");function Vr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Gr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function fn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${fe(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Yr(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Le(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Qr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let c=(t[r]??"").trim().split(
/\s+/);if(r+=1,c.length!==a||!c.every(l=>/^\d+$/.test(l)))throw new Error(`line ${r}: expected ${i}`);return c.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,l]of[["ladder",1],["snake",-1]]){let[m]=n(1,`the number of ${c}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${c}s`);for(let d=0;d<m;d+=1){let f=n(2,`the two cells of a ${c}`);if((f[1]-f[0])*l<=0)throw new Error(
`line ${r}: ${f.join(" ")} is not a ${c}`);i.push(f)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Zr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Yr(n)]:typeof n[0]=="object"?n.map(Vr):[fn(n)]}function hn(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Ur(t).map(V);if(/^[[{]/.test(t))return Zr(t).map(V);if(r&&/[\r\n]/.test(t))return Qr(t).map(V);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(fn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function gn(e){let t,[r]=Ve,n=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=u("p.quiet",{role:"alert"}),s=oe("Notation",Ve.map(({title:m},d)=>[
d,m]),0,m=>{r=Ve[Number(m)],a()});function a(){if(l.open){n.value=n.placeholder="",L(o,"");try{n.value=r.write(t).trim()}catch(m){n.placeholder=`${m.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!n.value.trim()){L(o,"There is no text to copy.");return}n.select();let m=await Be(n.value);
e.say(m?"Copied.":"The text is selected: copy it with the keys of your system.")}function c(){if(!n.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let m=hn(n.value);e.use(m[0]);let d=`The text holds ${m.length} boards. This is the first.`;L(o,m.length>1?d:"")}catch(m){
L(o,`This cannot be read: ${m.message}.`)}}let l=Ht("Copy or paste as text",u(".tools",s,C("Copy",null,i),C("Use this text","Read the board in the text",c)),n,o);
return l.addEventListener("toggle",a),{node:l,show(m){t=m,a()}}}var bn=(e,t)=>({change:r=>Ke(r,e,t),says:`Drawn: ${de([e,t])}.`}),wn=(e,t,r)=>({change:n=>an(n,e,t,r),says:`Moved: ${de(e)} is now ${de(t?[e[0],r]:[r,e[1]])}.`}),
yn=e=>({change:t=>Ge(t,e[0]),says:`Removed: ${de(e)}.`}),Xr={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},eo={change:e=>Rt(e),says:"Drawn at \
random."},bt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function wt(e){let t,r,n=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),c=u("ol.\
thrown",{label:"A shortest route"}),l=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=C("Undo","Ctrl+Z",()=>e.go(-1)),d=C("Redo","Ctrl+Y",()=>e.
go(1)),f=C("Random","Other jumps",()=>P(eo)),p=C("Remove all jumps",null,()=>P(Xr)),g=Bt("Route","One of the shortest routes",b,s),w=un(h=>P({change:T=>ln(T,h),
says:""})),x=gn(e);function b(h){s=h,$()}function k({distance:h,predecessor:T,throws:E,route:J}){t.paint({current:n,distance:h,predecessor:T,route:s,piece:!1}),
L(a,E??"none"),L(i,E===null?"the goal is out of reach":le(E).replace(/^\S+ /,"")),qe(c,J,_e,(K,[te,,_])=>Ue(K,te,`to cell ${_}`))}let S=()=>ht(t.board,n)[0];function $(){
k(t);let h=S();t.light(h),t.hold(h??[]),l.replaceChildren(...ht(t.board,n).flatMap(v)),R(m,"aria-disabled",!e.can(-1)),R(d,"aria-disabled",!e.can(1))}function v(h){
let T=C(`Remove ${de(h)}`,"Delete",()=>P(yn(h))),E=$e(h).ends.map((J,K)=>C(`Move its ${J}`,null,()=>{o={jump:h,end:K},e.say(`Choose the cell where the ${J} of ${de(
h)} goes.`),t.cells.get(h[K])?.focus({preventScroll:!0})}));return[T,...E]}function P({change:h,says:T}){n=o=null;try{e.use(h(t.board)),e.say(`${T} ${bt(t.throws)}`.
trim())}catch(E){e.say(pe(E.message)),w.show(t.board),$()}}function N(h,T){let E=S();return E?.includes(h)?wn(E,E.indexOf(h),T):bn(h,T)}function j(h,T){let E=t.
trial(N(h,T).change(t.board));k(E),e.say(`If you let go here: ${bt(E.throws)}`)}function M(){n=o=null,t.trial(t.board),$(),W()}let W=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${bt(t.throws)}`);return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",
u("p","Fewest ",a,i)),c,l,u(".tools",m,d,f,p,g),w.node,x.node],show(h){t=h,n=o=null,r=dn(t,{tries:j,draws:(E,J)=>P(N(E,J)),drops:M}),w.show(t.board),x.show(t.board),
$(),W()},leave:()=>r.stop(),choose(h){if(!(!h||r.wasDrawing()))if(o)P(wn(o.jump,o.end,h));else if(n===h)M();else if(n!==null)P(bn(n,h));else{n=h,$();let T=S(),E=T?
` Or drag an end of ${de(T)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape cancels.${E}`)}},key(h,{ctrlKey:T,metaKey:E,shiftKey:J,altKey:K}){
let te=S();if(T||E){let _=h==="y"||J&&h==="Z"?1:h==="z"?-1:0;return _&&e.go(_),_!==0}if(h==="Escape"&&n!==null&&!K)M();else if((h==="Delete"||h==="Backspace")&&
te)P(yn(te));else return!1;return!0}}}var yt=(e,t,[r,n,o])=>({from:t,face:r,landing:n,stand:o,feet:e.ride(n).feet});function kn(e,t){let r=e.start;return t.map(n=>{let o=yt(e,r,n);return r=o.stand,o})}function Ye(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([s])=>s===
n);return o&&t.push(yt(e,r(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var vn={cells:2,start:1,columns:1,rows:2},$n=(e,t)=>ie("",e,...t.map(ee)),xn=(e,t)=>$n("0 0.3 1 1.4",ke(vn,new Map([[e,t]]))),to={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function Mn({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[u("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[xn(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,a])=>s>a)&&[xn(2,1),`Land on the head of a snake and you slide to its tail${n}`],[$n("0.3 0\
 0.8 0.6",[Je({...vn,cells:1,rows:1})]),to[r]]].filter(s=>!!s).map(s=>u("li",s))}var[Sn,Pn]=[150,350],no=.25,Tn=24;function ro({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...G(o-e+1).map(a=>e+a),...G(o-r).
map(a=>o-1-a)]}function oo(e,t,r){let n=t.get(r)??r;if(n>r){let{length:a,spot:i}=Me(e,r,n);return[i(0),i(a),U(e,n)]}let o=[...t].filter(([a,i])=>a<i),s=De(e,r,n,
ut(e,r,n,o));return[...G(Tn+1).map(a=>s(a/Tn)),U(e,n)]}function En(e,t,r,n){let s=ro(r,e.cells).map(l=>U(e,l)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
l,[m,d]]of s.slice(1).entries()){let[f,p]=s[l],g=[(f+m)/2,Math.min(p,d)-no];a.push({at:g,time:i+Sn/2,easing:"ease-in"}),i+=Sn,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let l of r.feet){let m=oo(e,t,l);for(let[d,f]of m.entries())a.push({at:f,time:i+Pn*(d+1)/m.length,easing:"linear"});i+=Pn}let c=ge(n/(i||1),0,1);return a.
map(l=>({...l,time:l.time*c}))}var so="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",On=([e,t])=>`translate(${e}px,${t}px)`;function jn(e,t){let r=se("path.piece",{d:so,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,R(r,"visibility",o===null&&"hidden")}return{node:r,stand(a){o=a,s(),a!==null&&R(r,"style",`t\
ransform:${On(U(e,a))}`)},rest:s,walk(a,i,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let l=0,m=a.flatMap(f=>{let p=En(e,t,f,i).map(
g=>({...g,time:l+g.time}));return l=p.at(-1)?.time??l,p});if(l===0)return;let d=m.map(({at:f,time:p,easing:g})=>({transform:On(f),offset:p/l,easing:g}));R(r,"vi\
sibility",null),n=r.animate(d,{duration:l}),n.onfinish=()=>{s(),c?.()}}}}var ao=400;function An({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,l={cells:i,start:a,...e},{rows:m}=e,d=be(l),{node:f,
cells:p}=zt(l,r),g=new Map,w=st("new"),x=st("touched"),b=!1,k=null,S=new Set,$=null,v=[],P=`0 0 ${d} ${m}`,N=ie(".layer.goal",P,ee(Je(l))),j=ie(".layer.jumps",P,
ke(l,c).map(ee)),[M,W,h]=["g.tree","g.move","g.route"].map(O=>se(O)),T=ie(".layer.above",P,M,W,h),E=jn(l,c),J=ie(".layer.top",P,E.node),K=u(".sheet",f,N,j,T,J);
function te(O,I,B){if(!k)return"";let[D,Z]=[k.distance.get(O),k.predecessor.get(O)],H=[`cell ${O}`,p.get(O)?.dataset.end,..._t(O,c)],Y=k.visited.has(O)?"visited":
"not reached";return H.push(I?"current":"",D!=null?`reached in ${le(D,o)}`:Y,Z!=null?`from ${Z}`:"",B?n:"",S.has(O)?"part of what is wrong":""),H.filter(Boolean).
join(", ")}let _=O=>`var(--tint-${et(O,s)})`;function y(O,I,B,D){let Z=O.current===I,H=O.visited.has(I),Y=O.distance.get(I),St=O.predecessor.get(I),Pt=`${[Z,D,H,
Y,St,S.has(I)]}`;if(g.get(I)===Pt)return;g.set(I,Pt);let ur=Y!=null?"reached":H&&"visited";ot(B,{"data-distance":Y,"data-tint":Y!=null&&et(Y,s),"data-from":St,"\
data-visited":H,"data-waits":D,"aria-current":Z,"data-state":Z?"current":D?"frontier":ur,label:te(I,Z,D)}),Y!=null&&B.style.setProperty("--tint",_(Y)),R(B.lastChild,
"data-is",it(Y)||null)}function A(){if(!k)return;let O=new Set(k.frontier.map(([I])=>I));for(let[I,B]of p)y(k,I,B,O.has(I))}function q(){if(!k)return;let O=b?on(
l,k.predecessor,k.current):[];M.replaceChildren(...O.map(ee))}let ne=O=>O.map(I=>j.querySelector(`[data-ends="${I} ${c.get(I)}"]`));function je(O,I){let B=new Set(
ne(I));for(let D of j.children)F(D,O,B.has(D))}function cr(O){let I=O.flatMap(([,B,D])=>D===B?[]:t.ride(B).feet);h.replaceChildren(...rn(l,O,a).map(ee)),F(j,"ro\
uted",O.length),je("taken",I)}let Mt=()=>F(K,"arrived",!0),dr=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:l,cells:p,columns:d,shape:d/
m,node:u(`.board${dr}`,{style:`--wide:${d};--high:${m}`},K),paint(O,I,B,D,Z=0){k=O;let H=`${Object.values(B??{})}`!=`${Object.values($??{})}`;(H||D.length)&&E.rest(),
F(K,"arrived",!1),A(),w([...I].map(Y=>p.get(Y))),q(),W.replaceChildren(...(B?nn(l,B):[]).map(ee)),x(ne(B?.feet??[])),`${D}`!=`${v}`&&cr(D),Z>0&&D.length?E.walk(
kn(t,D),ao,Mt):Z>0&&H&&B&&E.walk([B],Z),$=B,v=D},piece:E,top:J,celebrate:Mt,showTree(O){b=O,q()},mark(O,I){let B=I.flatMap(H=>H.moves??[]),D=I.flatMap(H=>H.jumps??
[]),Z=B.flatMap(([,H])=>t.ride(H).feet);je("found",[...D.map(([H])=>H),...Z]),S=new Set(I.flatMap(H=>H.cells??[]));for(let[H,Y]of p)F(Y,"differs",H===O),F(Y,"fo\
und",S.has(H));A()},drawn:()=>({plan:l,jumps:c,farthest:s,state:k,found:S,move:$,treeShown:b,route:v})}}function Rn({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,f])=>d!==f)),i=typeof r=="number"?Array.from({length:r},(d,f)=>f+
1):r;function c(d,f=[]){if(f.includes(d))return{feet:f,stand:null};let p=a.get(d);return p===void 0||f.length&&!o?{feet:f,stand:d}:c(p,[...f,d])}function l(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(f=>{let p=l(d+f),g=p>0?c(p).stand:null;return g===null?[]:[[f,p,g]]})}return{cells:e,
start:n,faces:i,jumps:a,ride:c,moves:m}}function kt({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let l=(n.get(c)??0)+1;for(let m of r(c)){let d=m[2];n.has(
d)||(n.set(d,l),o.set(d,c),s.set(d,m),a.push(d))}}let i=[];for(let c=t,l=s.get(c);l;l=s.get(c))i.unshift(l),c=o.get(c)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var io=1400;function Ee(e){let t=Rn(e),r=kt(t),n=An({layout:rt(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:a,piece:i}=n,c=se("g.sketch");n.top.prepend(c);let l=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:a,faces:t.faces,node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(m){let{current:d=null,near:f=[],distance:p,predecessor:g,move:w=null}=m,
{route:x=!1,piece:b=!0}=m,k={current:d,frontier:[...f].map(S=>[S,""]),distance:p??new Map,predecessor:g??new Map,visited:new Map};n.paint(k,[],w,x?o:[]),i.stand(
b?d:null)},walk(m){i.walk([m],io,()=>m.stand===e.cells&&n.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),f=new Set;for(let x of[...l?.children??[]]){
let[b,k]=(x.getAttribute("data-ends")??"").split(" ").map(Number);d.get(b)===k?f.add(b):x.remove()}let p=new Map(m.jumps.filter(([x])=>!f.has(x))),g=ke(s,p).map(
ee);for(let x of g)F(x,"lit",!0);l?.append(...g),t.jumps.clear();for(let[x,b]of d)t.jumps.set(x,b);let w=kt(t);return o=w.route,w},light(m){for(let d of l?.children??
[])F(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},hold(m){let d=m.map(f=>{let[p,g]=U(s,f);return se("circle",{cx:p,cy:g,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});c.replaceChildren(...d)},cellAt(m,d){let p=n.node.getRootNode().elementFromPoint(m,d)?.closest("[data-cell]"),g=p&&n.node.
contains(p)&&p.dataset.cell;return g?Number(g):null}}}var Cn=({columns:e,shape:t,node:r})=>u(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},r),Wn=e=>new Set(
e.map(([,t])=>t));function lo(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var co=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function uo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&co()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Ln(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":uo(r);let o=Ft(n);return e.won()?`${o} ${lo(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function Nn(e,t,{
cells:r}){let n=`${He(ct(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function In(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function xt(e,t){let r,n,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),c=u("ol.thrown.history",
{label:"Your throws"}),l=u("ul.guide",{label:"How to play"}),m=C("Undo","Take the last throw back (Backspace)",k),d=C("Start again","Back to the start",S),f=C("\
Show the shortest route",null,$),p=!1;function g(){let{thrown:v}=n,P=n.moves(),N=p||n.won();r.paint({current:n.at(),near:Wn(P),distance:n.trail(),move:p?null:v.
at(-1)??null,route:p});for(let j of o.children){let M=Number(j.dataset.face);R(j,"aria-disabled",!P.some(([W])=>W===M))}L(s,v.length),L(a,v.length===1?"throw":"\
throws"),L(i,N?r.throws??"none":"?"),qe(c,v,_e,(j,M)=>Ue(j,M.face,lt(M))),l.hidden=v.length>0;for(let j of[m,d])R(j,"aria-disabled",!v.length);R(f,"aria-pressed",
`${p}`),R(e.root,"data-won",n.won())}let w=()=>e.say(Ln(n,r.throws,r.faces));function x(v){if(n.won())return;let P=n.at();p=!1,n.throws(v)?(b(),r.walk(n.thrown[n.
thrown.length-1])):(g(),e.say(Nn(v,P,r.board)))}function b(){g(),w(),t?.(n.thrown.map(({face:v})=>v))}function k(){n.undo()&&b()}function S(){n.thrown.length&&(n=
Ye(r.rules),p=!1,b())}function $(){p=!p,g(),p?e.say(In(r.throws,r.route)):w()}return{name:"Play",under:o,side:[u(".score",u("p","You ",s,a),u("p","Fewest ",i)),
u(".tools",m,d,!t&&f),l,c],show(v){r=v,n=Ye(r.rules),p=!1,l.replaceChildren(...Mn(r.board)),o.replaceChildren(...r.faces.map(P=>{let N=C(ft(P),null,()=>x(P),`Th\
row ${P}`);return R(N,"data-face",P),N})),g(),w()},replay(v){let P=n;n=Ye(r.rules);let N=v.every(j=>n.throws(j));return N||(n=P),g(),w(),N},leave:()=>R(e.root,"\
data-won",null),choose(v){let P=n.moves(),N=P.find(([,j])=>j===v)??P.find(([,,j])=>j===v);N?x(N[0]):n.won()||e.say(`No throw leads from ${n.at()} to ${v}.`)},key(v,{
ctrlKey:P,metaKey:N,altKey:j}){if(P||N||j)return!1;let M=Number(v);if(v==="Backspace")k();else if(v!==" "&&r.faces.includes(M))x(M);else return!1;return!0}}}var qn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var vt=new Map;function po(e){let t=vt.get(e)??new CSSStyleSheet;return vt.has(e)||t.replaceSync(e),vt.set(e,t),t}function Bn(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=qn;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[po(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Hn=e=>e.getRootNode().activeElement??
null;function Dn(e){let t=u("span.strip.quiet",{role:"status"}),r=u("span.clock.quiet",{"aria-hidden":"true"}),n=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:u("span.progress",n,t),say(o,s=""){L(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,L(t,"")},loads({
part:o,ready:s},a){n.hidden=s===!0,o!==void 0&&R(n,"value",o),L(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(r,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),L(r,""),n.hidden=!0}}}}var fo="This browser stores nothing here",ho="The browser's storage is full";function zn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Fn(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(r)),""}catch(n){return n.name===
"QuotaExceededError"?ho:fo}}var[$t,Jn]=["snl-workbench",1],_n="download what you want to keep.",go=`Another version of the workbench has stored code here, which is left alone: ${_n}`;function Qe(e){
let t=zn(e,$t);return t?t.version!==Jn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Un(){let[e,t]=[Qe("sessionStorage"),
Qe("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:Jn,signature:"board",sources:{}};return{kept:n,store(o){if(r)return go;
let s=Qe("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];let c=Fn($t,n,{...n,sources:i});return c&&`${c}\
: ${_n}`},elsewhere(o){let s=Qe("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===$t&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Kn(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var bo="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Gn({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",l=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),f=u(".programs",
d,m),p=h=>h?s.second??s.signature:s.signature,g=h=>`${h?"2:":""}${p(h)}`,w=!1,x=()=>a.signatures.find(({name:h})=>h===p(w))?.template??"",b=()=>s.sources[g(w)]??
x(),k=()=>i.kind==="mine"||i.kind==="second";function S(h){i=h,k()&&w!==(i.kind==="second")&&(w=!w,l=null,$()),W();let{kind:T,name:E}=i;k()?r(b(),!1):r(T==="lin\
k"?t??"":a.programs.find(J=>J.name===E)?.source??"",!0)}function $(){let h=e.elsewhere(g(w));h===null?l=null:h!==b()&&(l=h),W()}function v(){let[h,T]=[l,n()];N(
h??""),S(P()),l=T,W()}let P=()=>({kind:w?"second":"mine"});function N(h){let T=g(w);h===void 0?delete s.sources[T]:s.sources[T]=h,c=e.store(T)}function j(){let h=`${i.
name??(w?"my-other":"mine")}.py`.replaceAll("-","_");Kn(new Blob([n()],{type:"text/x-python"}),h)}function M(){w=!1,N(t??""),S({kind:"mine"})}function W(){let{kind:h,
name:T}=i,E=(_,y,A="")=>{let q=C(_,A||null,()=>S(y));return R(q,"aria-pressed",`${h===y.kind}`),q},J=_=>a.programs.filter(y=>y.kind===_).map(y=>[y.name,y.title]),
K=oe("A program to look at",[["","Look at a program"]],T??"",_=>{S(_?{kind:"program",name:_}:P())});for(let[_,y]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let A=J(y).map(([q,ne])=>u("option",{value:q},ne));K.append(u("optgroup",{label:null},A)),K.lastElementChild?.setAttribute("label",_)}K.value=T??"",K.classList.
toggle("s-chosen",h==="program"),d.replaceChildren(E("Mine",{kind:"mine"}),E("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[E("From the link",{kind:"link"})],K);let te=C("Download","As a file of Python",j);if(k()){let _=oe("How it is called",a.signatures.map(q=>[q.name,q.title]),
p(w),q=>{w?s.second=q:(s.second=p(!0),s.signature=q),c=e.store(g(w)),l=null,$(),S(P())}),y=C("Reset","Back to the beginning of this signature",()=>{N(),S(P())}),
A=l!==null&&C("Other tab's code","Exchange it with the code here",v);m.replaceChildren(_,y,te,...A?[A]:[])}else h==="link"?m.replaceChildren(C("Make it mine","I\
nstead of what is there",M),te):m.replaceChildren(te)}return{node:f,chosen:()=>i,isMine:k,trouble:()=>c||(l===null?"":bo),end:e.follow(()=>{$(),o()}),show(h){a=
h,$(),a.signatures.some(({name:T})=>T===s.signature)||(s.signature="board"),S(i)},changed(h){k()&&N(h)},question(){return i.kind==="program"?{name:i.name}:{source:n(),
signature:k()?p(w):null}},other(){let h=s.sources[g(!w)];return k()&&h?.trim()?{source:h,signature:p(!w)}:null}}}function Vn(e){let t=u(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=u("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Oe=e=>e===null?"out of reach":le(e),me=(e,t,...r)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),r),he=e=>e&&u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),
Yn=(e,t)=>u("p","Right is ",u("b",Oe(e)),", yours says ",u("b",Oe(t)),"."),Qn=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the\
 function is given.",Zn=(e,t)=>e!==null&&u(".tools",C(`Show line ${e}`,null,()=>t.point(e)));function wo(e,t){let r=V(e),n=Ee(r);return n.paint({distance:n.distance,
predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Cn(n)}}function yo({report:e,like:t,stepper:r},n){let o=[ue(`The boards: ${e.boards[0].
toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return ko(e,t,o,r,n);let{name:s}=e;return e.correct?me("right",
`${s} is right on every board that was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",u("b","Tested"),`, which proves noth\
ing about others: ${e.tested}.`),ue(`${Xn(e)}.`),...o):me("open",`${s} could not be judged`,he(pe(e.finding.says)),...o.slice(1))}var Xn=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function ko(e,t,r,n,o){let{finding:s,expected:a,got:i}=e,{board:c,node:l}=wo(e.board,s),m=typeof i=="number"?null:i,d=[m?
he(`Right is ${Oe(a)}. Yours: ${m.says}.`):Yn(a,i),s.kind!==m?.kind&&he(pe(s.says)),he(Qn(m)),...t.slice(0,2).map(f=>ue(`It answers like a known mistake: ${f.title}\
. The repair: ${f.repair}`)),ue(`${we(c)} · ${Xn(e)}`),...r,u(".tools",n&&C("Step to the first difference",null,()=>o.step(n)),o.draw(c))];return me("wrong",e.
smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",l,u(".told",d)))}function xo({right:e,ended:t,throws:r,expected:n,finding:o,
line:s},a){return e?me("right",`Right on this board: ${Oe(r)}`,ue("One board proves little. Check plays them all, smallest first.")):me("wrong",t==="returned"?"\
Wrong on this board":"No answer on this board",t==="returned"&&Yn(n,r),o&&he(pe(`${o.says}${s===null?"":`, in line ${s}`}`)),he(Qn(o)),Zn(s,a))}function vo({comparison:e}){
let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>u("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?
n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me(
"open",`On this board: ${Oe(e.throws)}`,at("","Comparison",u("table",u("thead",u("tr",t.map(n=>u("th",{scope:"col"},n)))),u("tbody",r))),...e.rows.map(({algorithm:n,
first_difference:o})=>o&&ue(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var $o={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Mo=({what:e,says:t,line:r},n)=>me(e==="stopped"?
"open":"wrong",$o[e]??"That did not work",he(pe(`${r===null?"":`line ${r}: `}${t}`)),Zn(r,n));function So({printed:e,more_printed:t}){return e?.length?me("open",
"It printed",at(".printed","What it printed",e.map(r=>u(".print",u("span.quiet",r.line===null?"":`line ${r.line}`),u("code",r.text)))),ue(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function er(e,t){return[e.kind==="failure"?Mo(e,t):e.of==="check"?yo(e,t):e.of==="compare"?vo(e):e.of==="solve"&&xo(e,t),So(e)].
filter(n=>!!n)}var tr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",nr=e=>e[0]?.querySelector("p")?.textContent??"";var Po=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],To="This code came with the link. It has not run, and runs only when\
 you press a button below.",rr="It runs …",Eo=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function or(e,t){let r,
n=null,o=!1,s=!1,a=!1,i=t.host(k),c=Un(),l=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),f=Dn(i.size),p=u(".cards"),g=Vn(t),w=C("Stop","End what is runn\
ing",()=>i.stop()),x=Po.map(([M,W,h])=>C(M,h,()=>N(W))),b=Gn({keeper:c,arrived:l,open:S,text:()=>n?.text()??"",heard:()=>$()});function k(M){a&&f.loads(M,rr)}function S(M,W){
n?.open(M,W),$()}function $(){let{kind:M}=b.chosen(),W={mine:b.trouble()||i.refusal,second:b.trouble()||i.refusal,program:i.refusal,link:To};L(d,W[M]??""),d.classList.
toggle("s-strong",M==="link")}async function v(){o=!0;try{let[{make:M},W]=await Promise.all([t.editor(),t.shelf()]);n=M(m,"Program",h=>{b.changed(h),$()}),b.show(
W)}catch(M){L(d,`The editor cannot be loaded: ${M.message}`)}P()}function P(){for(let M of x)R(M,"aria-disabled",a||!n||!!i.refusal);w.hidden=!a,R(p,"aria-busy",
`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function N(M){if(a||!n||i.refusal)return;s=a=!0,n.point(null),p.replaceChildren(),
g.clear(),f.say(rr),P();let W=M==="compare"?b.other():null,{board:h}=r,T={kind:M,program:b.question(),board:h,other:W},E=await i.ask(T,J=>f.say(`${J} …`));a=!1,
f.done(),P(),j(E)}function j(M){let W=er(M,{step:g.step,draw:E=>C("Move this board to Draw",null,()=>{e.use(E),e.enter("Draw")}),point(E){n?.point(E),n?.focus()}});
(M.kind==="result"&&M.of)==="compare"&&b.isMine()&&!b.other()&&W.push(Eo()),p.replaceChildren(...W),"line"in M&&M.line&&n?.point(M.line),p.scrollIntoView({block:"\
nearest"}),M.kind==="result"&&M.of==="trace"&&g.step(M.stepper);let T=tr(W);e.say(T?`${T}. ${nr(W)}`:"Step through the run below.")}return{name:"Write",under:u(
"p.quiet.hint","The board on which it runs. Change it in Draw."),side:[b.node,d,m,u(".tools.acts",x,w,f.node)],foot:[p],below:[g.node],show(M){r=M,r.paint({piece:!1}),
o||v(),P(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),b.end(),n?.destroy()},more:()=>[
"mine","second"].includes(b.chosen().kind)?n?.text()??null:null,stays:()=>l}}var sr='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var ar="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",ir=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function lr(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(V),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),c=u("p.trouble",{role:"alert"}),l=u(""),m=u(".main",l),d=u(".side"),f=u(".\
stage",m,d),p=u(".foot"),g=u(""),w=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),x={root:w,say:y=>L(a,y),use(y){k.add(y),
h(y),W()},can:y=>k.can(y),go(y){k.can(y)&&(h(k.go(y)),W())},enter(y){T(S.find(A=>A.name===y)??$),h(v.board),W()}},b=n.get(),k=cn(b.board??V(t.board)),S=t.only?[
t.only==="Play"?xt(x,r.played):wt(x)]:[xt(x),wt(x),or(x,r)],$=S.find(({name:y})=>y===b.mode)??S[0],v=Ee(k.now()),P=s.map(({name:y},A)=>[`${A}`,y]),N=oe("Board",
[["","Your board"],...P],"",y=>{let A=s[Number(y)];y&&A&&x.use(A)}),j=u("input.address",{readonly:"",label:"To copy",hidden:""});async function M(){let A=`${location.
href.split("#")[0]}${Ie(v.board,$.name,$.more?.()??null)}`;j.value=A,j.hidden=await Be(A),j.hidden||j.select(),x.say(j.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function W(){let[y=null]=S.flatMap(({stays:A})=>A?.()??[]);n.set({...v.board,name:""},$.name,y)}function h(y){let A=Hn(l),q=l.contains(
A)&&A?.dataset.cell;v.rest(),v=Ee(y),l.replaceChildren(v.node),R(f,"style",`--shape:${v.shape};--columns:${v.columns}`),R(w,"style",`--rows:${v.plan.rows}`),L(i,
we({...y,name:""}));let ne=s.findIndex(je=>ye(je)===ye(y));N.value=ne<0?"":`${ne}`,N.options[0].hidden=ne>=0,j.hidden=!0,L(c,""),$.show(v),q&&v.cells.get(Number(
q))?.focus({preventScroll:!0})}function T(y){$.leave(),$=y;for(let[A,q]of E.entries())R(q,"aria-pressed",`${S[A]===$}`);F(w,"drawing",$.name==="Draw"),F(w,"writ\
ing",$.name==="Write"),m.replaceChildren(l,$.under),d.replaceChildren(u(".says",a),...$.side),p.replaceChildren(...$.foot??[]),g.replaceChildren(...$.below??[])}
let E=S.map(y=>C(y.name,null,()=>x.enter(y.name)));Dt(w,y=>$.choose(y)),w.addEventListener("keydown",y=>{let A=y.target;ir(y)&&y.stopPropagation(),!A.matches(ar)&&
$.key(y.key,y)&&y.preventDefault()});function J(y){let A=y.composedPath()[0];if(y.defaultPrevented||!ir(y)||!/^[1-9]$/.test(y.key)||A.closest(`${ar}, .snl-stepp\
er`))return;let{top:q,bottom:ne}=l.getBoundingClientRect();ne>0&&q<innerHeight&&$.key(y.key,y)&&y.preventDefault()}function K(){let{board:y,mode:A,trouble:q}=n.
get();y&&(ye(y)!==ye(v.board)||o)&&(k.add(y),T(S.find(ne=>ne.name===A)??$),h(y)),L(c,q)}o&&addEventListener("keydown",J);let te=n.subscribe(K);w.append(u(".fram\
e",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},E),s.length>0&&u("label.board-of",u("span","Board"),N),i,o&&u(".tools",C("Copy link","A link \
to this board",M),j)),c,f,p)),F(w,"ready",!0),F(w,"only",t.only),F(w,"fixed",t.fixed);let{remove:_}=Bn(e,sr,w);return e.append(g),T($),h(v.board),L(c,b.trouble),
{show:h,replay:y=>$.replay?.(y)??!1,destroy(){removeEventListener("keydown",J),te(),v.rest();for(let y of S)y.end?.();g.remove(),_()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");lr(e,t,It(t.files))}})();
