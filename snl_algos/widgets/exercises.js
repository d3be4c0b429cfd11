// built from web/ by `npm run build`
"use strict";(()=>{var Ke=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Pt(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Ke(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var un='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var mn={format:"snl-workbench",version:2},Ye=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var fo={what:"stopped",says:"You stopped it."},ho=e=>`${(e/1e6).toFixed(1)} MB`;function pn(e,t){let r=null,n=!1,o=0,s,i,a=null;function l(){let g=URL.createObjectURL(
new Blob([un],{type:"text/javascript"})),$=new Worker(g,{type:"module"});$.onmessage=({data:P})=>$===r&&y(P),$.onerror=P=>$===r&&u(P.message),$.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=$,n=!1}function d(){clearTimeout(i),r?.terminate(),r=null}function f(g){clearTimeout(i);let{settle:$}=a??{};a=null,$?.(g)}
function p(){if(clearTimeout(i),a?.silent)return;let{seconds:g}=e,$=`It said nothing for ${g} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>m(
{what:"late",says:$}),1e3*g)}function m(g){d(),l(),f(Ye(g))}function u(g){n?m({what:"died",says:`Python itself broke, and begins again: ${g}`}):s?(s=null,d(),l()):
(d(),f(Ye({what:"died",says:`Python could not be loaded: ${g}`})))}function h(){!a||!n||(r?.postMessage({question:a.text}),p())}function y(g){g.memory?s=s===null?
null:g.memory:g.bytes?t({part:Math.min(1,g.bytes/e.bytes)}):g.ready?(n=!0,t({ready:n}),h()):g.failed?u(g.failed):g.said&&b(JSON.parse(g.said))}function b(g){g.id===
a?.id&&(p(),g.kind==="progress"?a.progress(g.says):f(g))}return{size:`up to ${ho(e.weight)}`,refusal:null,ask(g,$){o+=1;let P=`${o}`;return new Promise(T=>{a={id:P,
text:JSON.stringify({...mn,id:P,...g}),silent:g.kind==="cell",progress:$,settle:T},r||l(),h()})},stop:()=>a&&m(fo),end:d}}var Tt=e=>({size:null,refusal:e,ask:async()=>Ye(
{what:"died",says:e}),stop(){},end(){}});var Ne={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:V}=Ne,Q=e=>Array.from({length:e},(t,r)=>r),$e=(e,t,r)=>Math.min(r,Math.max(t,e));function X({start:e,columns:t},r){let n=1-e;if(r===0)return[0,0];let o=Math.
floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function fn({cells:e,start:t}){return Q(e+1-t).map(r=>r+t)}var Se=({columns:e,start:t})=>e+1-t;function K(e,t){
let[r,n]=X(e,t),[o,s]=V.anchor;return[n+o,e.rows-r-1+s]}function se([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,i=(n-t)/o;return{length:o,spot:(l,d=0)=>[
e+l*s-d*i,t+l*i+d*s]}}function hn([e,t],[r,n],[o,s]){let[i,a]=[o-r,s-n],l=((e-r)*i+(t-n)*a)/(i*i+a*a||1),d=$e(l,0,1);return Math.hypot(e-r-d*i,t-n-d*a)}function Qe(e,t){
let[[n,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(i-o)/(2*1e-4)]}function Ze(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let i of Q(n)){let[a,l]=[t+i*o,t+(i+
1)*o],[[d,f],[p,m]]=[e(a),e(l)],[[u,h],[y,b]]=[Qe(e,a),Qe(e,l)];s.push([d+u*o/3,f+h*o/3],[p-y*o/3,m-b*o/3],[p,m])}return s}var bo=4,Ot=(e,t)=>{let r=Ne.light.tints.
length-1;return Math.round(r*$e(e/Math.max(t,bo),0,1))};var jt=400,At=20,wo=["stay","bounce","win"];function Le(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function yo(e){if(!Array.isArray(e))return Le(e,"the die",1,At);if(!e.length||e.length>At)throw new Error(`a die \
in this page has 1 to ${At} faces, not ${e.length}`);let t=e.map(n=>Le(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function ko(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let a of n)Le(a,`a cell of the jump ${o}→${s}`,1,e);let i=r.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function _(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Le(e.cells,"the number of cells",1,jt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=wo.find(d=>d===i);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:ko(a,r),die:yo(n),start:Le(o,"start",0,1),chained:s,overshoot:l}}function Ie(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**
2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Xe=e=>Q(e*e).map(t=>{let{columns:r,rows:n}=Ie(e*e),[o,s]=X({cells:e*e,start:1,columns:r,rows:n},t+1);return{cell:t+
1,row:e-1-o,column:s}});function gn(e,t=Math.random){let r=Q(Math.max(0,e.cells-2)).map(i=>i+2),n=Math.min(Math.round(e.cells/8),Math.floor(r.length/4)),o=()=>r.
splice(Math.floor(t()*r.length),1)[0],s=Q(2*n).map(i=>{let[a,l]=[o(),o()].sort((d,f)=>d-f);return i<n?[a,l]:[l,a]});return _({...e,name:"",jumps:s})}function be({
name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:i}){let a=r.filter(([d,f])=>f>d).length,l=[`${t} ${t===1?"cell":"cells"}`,`${a} ${a===1?"ladder":"ladde\
rs"}`,`${r.length-a} ${r.length-a===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&l.push("starts off the boa\
rd"),s&&l.push("jumps are chained"),i==="bounce"&&l.push("bounces off the goal"),i==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var bn=["Draw","Write"];function xo(e){let t=new URLSearchParams(e.slice(1));return yn(e)&&bn.find(r=>t.has(r.toLowerCase()))}var vo=e=>bn.includes(e)?`&${e.toLowerCase()}`:
"",$o=2e4;function So(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>$o?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function et(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ce({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let i=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,a=[r!==6&&`d${i}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...a.filter(Boolean)].join(".")}`}var Mo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Eo=e=>new URLSearchParams(
e.slice(1)).get("board");function wn(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=Mo(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(n)}function yn(e){try{return wn(
Eo(e)??"")}catch{return null}}var Rt=e=>({board:e,mode:"",code:null,trouble:""}),kn=e=>({board:yn(e),mode:xo(e)??"",code:et(e),trouble:To(e)}),tt=(e,t,r)=>`${ce(
e)}${vo(t)}${So(r??"")}`,Po="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function To(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{wn(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Po}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&et(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Oo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Ao="This copy of th\
e book was built without Python for the page (make pyodide adds it).",nt=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Tt(Oo);if(!r)
return Tt(Ao);let{home:o,core:s}=r;return pn({...r,home:Ke(o),core:Ke(s)},n)},editor:()=>Pt(e).then(()=>snlEditor),shelf:()=>Pt(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>kn(location.hash),set:(...n)=>history.replaceState(history.state,"",tt(...n)),subscribe(n){let o=()=>et(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function A(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Ct(e,t){for(let r in t)A(e,r,t[r])}var D=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),jo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ro="http://www.w3.org/1999/xhtml",Co="http://www.w3.org/2000/svg";function xn(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let i of o)
D(s,i,!0);for(let i of r)jo(i)?Ct(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>xn(Ro,e,t),de=(e,...t)=>xn(Co,e,t),me=(e,t,...r)=>de(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function rt(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(r());n(i,o)})}function Wt(e){let t=[];
return r=>{for(let n of t)D(n,e,!1);t=r.filter(n=>!!n);for(let n of t)D(n,e,!0)}}var M=(e,t,r,n)=>c("button.button",{type:"button",title:t,label:n,click:r},e);function vn(e,t,r,n=!1){let o=M(e,t,()=>{n=!n,A(o,"aria-pressed",`${n}`),r(n)});return A(
o,"aria-pressed",`${n}`),o}function ae(e,t,r,n){let o=t.map(([i,a])=>c("option",{value:i,selected:i===r&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var Nt=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);async function ot(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var $n=(e,...t)=>c("details.fold",c("summary",e),...t);var Sn=e=>e.closest("section section")?3:2;function Mn(e,t){e.addEventListener("click",({target:r})=>{let n=r.closest(".s-grid .s-cell");n&&t(Number(n.dataset.cell))}),e.addEventListener("mousedown",r=>{
r.target.closest(".s-grid")&&(r.preventDefault(),e.focus({preventScroll:!0}))})}function En(e,t){let{start:r,cells:n}=e,o=fn(e),s=new Map;function i(u){let[h,y]=X(
e,u),b=u===r?"start":u===n&&"goal",g=c(".cell",{role:"gridcell","data-cell":u,"data-end":b,style:`grid-column:${y+1}`},c("span.number",`${u}`),c("span.end",{"da\
ta-is":b}),c("span.badge"));return D(g,"odd",(h+y)%2),s.set(u,g),g}function a(u){for(let h of s.values())h.tabIndex=h===u?0:-1}function l(u){let{key:h,target:y}=u,
[b,g]=X(e,Number(y.dataset.cell)),$={ArrowLeft:[b,g-1],ArrowRight:[b,g+1],ArrowUp:[b+1,g],ArrowDown:[b-1,g]};if(h==="Enter"||h===" ")y.click();else if($[h]){let P=o.
find(T=>`${X(e,T)}`==`${$[h]}`);s.get(P??-1)?.focus()}else return;u.preventDefault(),u.stopPropagation()}let d=u=>o.filter(h=>X(e,h)[0]===u).sort((h,y)=>X(e,h)[1]-
X(e,y)[1]),f=Q(e.rows).reverse(),m=c(".grid",{role:"grid",label:t,keydown:l,focusin:({target:u})=>a(u)},f.map(u=>c(".row",{role:"row"},d(u).map(i))));return a(s.
get(r)??s.get(1)),{node:m,cells:s}}var Lt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ie=(e,t="throws")=>`${Lt(e)} ${e===1?t.replace(/s$/,""):t}`,st=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,pe=e=>`${st(
e)}${/[.?!]$/.test(e)?"":"."}`;function it(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${st(Pn(e))} from ${t}.`:`From ${t}, roll ${Bt(r)}: ${It(e)}.`}function It(e){let t=Pn(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Pn({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Be=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},Tn=(e,t)=>[...t].flatMap(r=>{let{kind:n,ends:o}=Be(r);return r[0]===
e?`${o[0]} of a ${n} to ${r[1]}`:r[1]===e?`${o[1]} of a ${n} from ${r[0]}`:[]}),Bt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function ne({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:i=[],text:a}){let l=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[r.style,...l].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return de(f,{...r,style:d||null},i.map(ne),a)}function On(e,t,r,n){let{spot:o}=se(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function An(e,t,r){let{least:n,more:o,head:s,edge:i}=V.arc,{length:a,spot:l}=se(
e,t),d=n+o*a,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,u]=l(a/2,p*d*2),h=[$e(m,i,r-i),Math.max(u,i)],y=se(h,t),b=y.spot(y.length-.06);return{from:e,turn:h,tip:b,...On(
b,h,s,s*.4)}}function qt(e,t,r,n,o){let{length:s,spot:i}=se(e,t),a=Math.min(n,s/4),l=i(s-a),d=i(s/2,2*r);return{from:i(a),turn:d,tip:l,middle:i(s/2,r),...On(l,d,
o,o/2)}}function jn(e){if(e>6)return[];let t=V.die.side*.27,r=[[0,0]],n=(o,s)=>[[o,s],[-o,-s]];return[...e%2?r:[],...e>1?n(-t,-t):[],...e>3?n(-t,t):[],...e===6?
n(-t,0):[]]}function qe(e,t,r){let{length:n,spot:o}=se(K(e,t),K(e,r));return se(o(V.apart),o(n-V.apart))}function Cn(e,t,r){let{length:n,spot:o}=qe(e,t,r),{half:s,over:i,rung:a}=V.
ladder,l=Math.max(2,Math.round(n/a)),d=[s,-s].map(p=>[o(-i,p),o(n+i,p)]),f=Q(l+1).map(p=>{let m=n*p/l;return[o(m,s),o(m,-s)]});return{rails:d,rungs:f}}function Rn(e,t){
let r=(e+t)%2?-1:1;return[0,V.snake.bow,-V.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function at(e,t,r,{hand:n,bow:o}){let{length:s,spot:i}=qe(e,t,
r),{swing:a,wave:l}=V.snake,d=Math.max(1,Math.round(s/l)),f=n*Math.min(a,.08*s);return p=>{let m=1-(2*p-1)**4,u=f*m*Math.sin(2*Math.PI*d*p)+o*Math.sin(Math.PI*p);
return i(s*p,u)}}function Ht(e,t,r,n){let o=n.map(([a,l])=>[K(e,a),K(e,l)]),s=Se(e),i={cost:1/0,manner:Rn(t,r)[0]};for(let a of Rn(t,r)){let l=at(e,t,r,a),d=Q(25).
map(u=>l(u/24)),f=d.some(([u,h])=>u<.15||u>s-.15||h<.15||h>e.rows-.15),m=d.filter(u=>o.some(([h,y])=>hn(u,h,y)<V.snake.clear)).length+(f?100:0);m<i.cost&&(i={cost:m,
manner:a})}return i.manner}function Wn(e,t,r,n){let o=at(e,t,r,Ht(e,t,r,n)),{length:s}=qe(e,t,r),i=4*Math.max(1,Math.round(s/V.snake.wave))+2,a=h=>y=>{let b=V.snake.
half*(1-.3*y-.6*y**3),[g,$]=o(y),[P,T]=Qe(o,y),S=Math.hypot(P,T)||1;return[g-h*b*T/S,$+h*b*P/S]},l=Ze(a(1),0,1,i),d=Ze(a(-1),1,0,i),f=[...l,l[l.length-1],d[0],...d],
{spot:p}=se(o(0),o(.02)),{skull:m,eye:u}=V.snake;return{outline:f,stripe:Ze(o,Math.min(.4,.25/s),.85,i),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[
p(-.05-u/3,.55*m),p(-.05-u/3,-.55*m)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}var Nn=(e,t)=>(2*e+3*t)%Ne.light.snakes.length;var ue=e=>`${Math.round(e*1e3)/1e3}`,He=e=>e.map(t=>t.map(ue).join(" ")),we=e=>`M${He(e).join("L")}`,Ln=e=>`M${He(e.slice(0,1))}C${He(e.slice(1)).join(" ")}`,Dt=(e,t,r)=>`\
M${He([e])}Q${He([t,r]).join(" ")}`,ee=(e,t,r,n)=>({tag:"path",name:e,attributes:{d:t,...n},...r}),lt=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{cx:ue(t),
cy:ue(r),r:n},...o}),ct=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),Ft=([e,t],r,n,o,s)=>({tag:"rect",attributes:{x:ue(e),y:ue(t),width:r,height:n,...s},
...o}),Bn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(r),"font-size":n},fill:s,text:o});function Wo(e,t,r){let{rails:n,rungs:o}=Cn(e,t,r),{rail:s,
rungWidth:i}=V.ladder,a=n.map(we).join("");return[ee("halo",a,{stroke:"cell",width:s+.05}),ee("rungs",o.map(we).join(""),{stroke:"ladder",width:i}),ee("rails",a,
{stroke:"ladder",width:s})]}function No(e,t,r,n){let{outline:o,stripe:s,skull:i,eyes:a,pupils:l,tongue:d}=Wn(e,t,r,n),{skull:f,stripe:p,eye:m,pupil:u}=V.snake,h=`\
snake-${Nn(t,r)}`,y=`${Ln(o)}Z`,b={"stroke-dasharray":"0.04 0.12"};return[ee("halo",y,{stroke:"cell",width:.06}),ee("tongue",d.map(g=>we(g)).join(""),{stroke:h,
width:.025}),ee("skin",y,{fill:h}),ee("stripe",Ln(s),{stroke:"cell",width:p},b),lt("skull",i,f,{fill:h}),...a.map(g=>lt("eye",g,m,{fill:"die"})),...l.map(g=>lt(
"pupil",g,u,{fill:"dieInk"}))]}function Me(e,t){let r=[...t],n=r.filter(([i,a])=>i<a),o=r.filter(([i,a])=>i>a),s=(i,a,l,d)=>ct(i,d,{"data-ends":`${a} ${l}`});return[
...n.map(([i,a])=>s("ladder",i,a,Wo(e,i,a))),...o.map(([i,a])=>s("snake",i,a,No(e,i,a,n)))]}function dt(e){let[t,r]=X(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:i,
base:a,width:l}=V.flag,[d,f,p]=s,m=y=>y.map(([b,g])=>[n+b,o+g]),u=we(m([s.slice(0,2),[d,p]])),h=`${we(m([[d,f],i,[d,a]]))}Z`;return ct("flag",[ee("pole",u,{stroke:"\
goal",width:l}),ee("pennant",h,{fill:"goal"})])}function De([e,t],r,n=1){let{side:o,corner:s,pip:i}=V.die,a=jn(r).map(p=>lt("pip",p,i,{fill:"dieInk"})),l=Bn("fa\
ce",[0,o*.24],o*.7,`${r}`,"dieInk"),d={name:"side",fill:"die",stroke:"now",width:.035},f=Ft([-o/2,-o/2],o,o,d,{rx:s});return ct("die",[f,...a.length?a:[l]],{transform:`\
translate(${ue(e)} ${ue(t)}) scale(${n})`})}function In(e,t,r){let[n,o]=X(e,t),s={name:r,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"strok\
e-dasharray":"0.03 0.06"};return Ft([o+.06,e.rows-n-.94],.88,.88,s,i)}function qn(e,{from:t,face:r,landing:n,stand:o}){let s=o===n?[]:[In(e,o,"stand")];if(r===null)
return s;let i=K(e,t);if(t===n)return[De(i,r)];let{turn:a,neck:l,wings:d}=An(i,K(e,n),Se(e)),f=`--far:${ue(se(i,a).length+se(a,l).length)}`,p={stroke:"now",width:V.
arc.width};return[In(e,n,"landing"),...s,ee("arc",Dt(i,a,l),p,{"stroke-linecap":"butt",style:f}),ee("tip",`${we(d)}Z`,{fill:"now"}),De(i,r)]}function Hn(e,t,r){
let n=r;return t.map(([o,s,i],a)=>{let[l,d]=[K(e,n),K(e,s)],f=qt(l,d,d[0]>=l[0]?-.3:.3,.12,.16);n=i;let[p,m]=[f.middle[0],Math.floor(f.middle[1])+.5],u=Dt(f.from,
f.turn,f.neck),h=`${we(f.wings)}Z`;return ct("leg",[ee("rim",u,{stroke:"cell",width:.1}),ee("shaft",u,{stroke:"ink",width:.05}),ee("tip",h,{fill:"ink"}),Ft([p-.3,
m-.14],.28,.28,{name:"count",fill:"ink"},{rx:.04}),Bn("order",[p-.16,m+.066],.19,`${a+1}`,"cell"),De([p+.16,m],o,.8)],{style:`--order:${a}`})})}function Dn(e,t,r){
let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,
l]=[K(e,i),K(e,s)],{from:d,turn:f,tip:p,wings:m}=qt(a,l,.12,.18,.13),u=Dt(d,f,p)+we(m);return ee(n.has(s)?"branch.strong":"branch",u,{stroke:"ink",width:.03})})}var zt=e=>me(".face","-.19 -.19 .38 .38",ne(De([0,0],e))),ut=()=>c("li.chip",c("span",{role:"img"}),c("small"));function mt({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(A(e,"label",`Roll ${r}`),e.replaceChildren(zt(r))),L(t,n)}var ye=e=>`${Be(e).kind} ${e.join("→")}`,Fn=(e,t)=>_({...e,name:"",jumps:t}),ft=(e,t)=>Fn(e,e.jumps.filter(([r])=>r!==t)),pt=(e,t,r)=>Fn(e,[...ft(e,t).jumps,[
t,r]]);function zn(e,[t,r],n,o){let s=ft(e,t);return n?pt(s,t,o):pt(s,o,r)}var _t=({jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===
t));function _n(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=r);return _({...e,...t,name:"",jumps:n})}function Jn(e){let t=[e],r=0;return{now:()=>t[r],
add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){return r+=n,t[r]}}}function Gn(e,{tries:t,draws:r,drops:n}){let o=0,s=0,i=!1;function a({clientX:d,clientY:f}){let p=e.cellAt(d,f);!p||p===s||(s=p,i=!0,t(o,s))}function l(d){removeEventListener(
"pointermove",a),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),i&&(d?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:f,clientX:p,clientY:m})=>{let u=e.cellAt(p,m);i=!1,!(d||!f||!u)&&(o=s=u,addEventListener("pointermove",a),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>i,stop:()=>l()}}var Fe=(e,t)=>c("label.setting",c("span",e),t),Lo=[[1,"on cell 1"],[0,"off the board"]],Io=[["stay","no move"],["bounce","bounce back"],["win","win"]],Bo=[["","\
one"],["yes","as many as follow"]];function Un(e){let t=c("input.button",{type:"number",min:1,max:jt,change:()=>e({cells:t.valueAsNumber})}),r=c("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=r.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:i.length===
1?i[0]:i})}}),n=ae("Start",Lo,1,i=>e({start:Number(i)})),o=ae("Past the goal",Io,"stay",i=>e({overshoot:i})),s=ae("Jumps in a throw",Bo,"",i=>e({chained:!!i}));
return{node:c(".settings",Fe("Cells",t),Fe("Die",r),Fe("Start",n),Fe("Past the goal",o),Fe("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,r.value=typeof i.
die=="number"?`${i.die}`:i.die.join(" "),n.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function ve(e){return Array.isArray(e)?`[${e.map(ve).join(", ")}]`:JSON.stringify(e)}function Jt(e,{cells:t,die:r,start:n,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function qo({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let i=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${i}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Ho({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:i}}).map(([f,p])=>`  "${f}": ${ve(p)}`).join(
`,
`)}
}
`}function Do(e){Jt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${ve(t)}
`}function Fo(e){Jt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Q(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:i}of Xe(t))r[s][i]=n.get(o)??-1;return`[${r.map(ve).join(`,
 `)}]
`}function zo(e){Jt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ee=[{name:"python",title:"Python: Board(...)",write:qo},{name:"json",title:"JSON",write:Ho},{name:"move-array",title:"Move array, from 0",write:Do},{name:"\
grid",title:"LeetCode grid",write:Fo},{name:"hackerrank",title:"HackerRank text",write:zo}];var Vn=["jumps","ladders","snakes","die","start","chained","overshoot"],_o=Vn.slice(0,3);function Jo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Go(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Uo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of Go(t[1]).entries()){let[,s=n===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!Vn.includes(s))throw new Error(`a board has no option ${s}`);
_o.includes(s)?r.jumps.push(...Vo(i)):r[s]=Kn(i)}return[r]}function Kn(e){try{return Jo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Vo(e){
let t=Kn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ve(r)}`);return t}var Ko="format version name author source cells die start chained overshoot jumps".split(" ");function Yo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Ko.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function Yn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${ve(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Qo(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Xe(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Zo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),r=0;function n(i,a){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==i||!l.every(d=>/^\d+$/.test(d)))throw new Error(`line ${r}: expected ${a}`);return l.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[l,d]of[["ladder",1],["snake",-1]]){let[f]=n(1,`the number of ${l}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${l}s`);for(let p=0;p<f;p+=1){let m=n(2,`the two cells of a ${l}`);if((m[1]-m[0])*d<=0)throw new Error(
`line ${r}: ${m.join(" ")} is not a ${l}`);a.push(m)}}s.push({cells:100,jumps:a})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Xo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Qo(n)]:typeof n[0]=="object"?n.map(Yo):[Yn(n)]}function ht(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Uo(t).map(_);if(/^[[{]/.test(t))return Xo(t).map(_);if(r&&/[\r\n]/.test(t))return Zo(t).map(_);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(Yn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Qn(e){let t,[r]=Ee,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=c("p.quiet",{role:"alert"}),s=ae("Notation",Ee.map(({title:f},p)=>[
p,f]),0,f=>{r=Ee[Number(f)],i()});function i(){if(d.open){n.value=n.placeholder="",L(o,"");try{n.value=r.write(t).trim()}catch(f){n.placeholder=`${f.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!n.value.trim()){L(o,"There is no text to copy.");return}n.select();let f=await ot(n.value);
e.say(f?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!n.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let f=ht(n.value);e.use(f[0]);let p=`The text holds ${f.length} boards. This is the first.`;L(o,f.length>1?p:"")}catch(f){
L(o,`This cannot be read: ${f.message}.`)}}let d=$n("Copy or paste as text",c(".tools",s,M("Copy",null,a),M("Use this text","Read the board in the text",l)),n,o);
return d.addEventListener("toggle",i),{node:d,show(f){t=f,i()}}}var Zn=(e,t)=>({change:r=>pt(r,e,t),says:`Drawn: ${ye([e,t])}.`}),Xn=(e,t,r)=>({change:n=>zn(n,e,t,r),says:`Moved: ${ye(e)} is now ${ye(t?[e[0],r]:[r,e[1]])}.`}),
er=e=>({change:t=>ft(t,e[0]),says:`Removed: ${ye(e)}.`}),es={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},ts={change:e=>gn(e),says:"Drawn at \
random."},Gt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Ut(e){let t,r,n=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),l=c("ol.\
thrown",{label:"A shortest route"}),d=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=M("Undo","Ctrl+Z",()=>e.go(-1)),p=M("Redo","Ctrl+Y",()=>e.
go(1)),m=M("Random","Other jumps",()=>j(ts)),u=M("Remove all jumps",null,()=>j(es)),h=vn("Route","One of the shortest routes",g,s),y=Un(x=>j({change:N=>_n(N,x),
says:""})),b=Qn(e);function g(x){s=x,T()}function $({distance:x,predecessor:N,throws:C,route:F}){t.paint({current:n,distance:x,predecessor:N,route:s,piece:!1}),
L(i,C??"none"),L(a,C===null?"the goal is out of reach":ie(C).replace(/^\S+ /,"")),rt(l,F,ut,(O,[v,,k])=>mt(O,v,`to cell ${k}`))}let P=()=>_t(t.board,n)[0];function T(){
$(t);let x=P();t.light(x),t.hold(x??[]),d.replaceChildren(..._t(t.board,n).flatMap(S)),A(f,"aria-disabled",!e.can(-1)),A(p,"aria-disabled",!e.can(1))}function S(x){
let N=M(`Remove ${ye(x)}`,"Delete",()=>j(er(x))),C=Be(x).ends.map((F,O)=>M(`Move its ${F}`,null,()=>{o={jump:x,end:O},e.say(`Choose the cell where the ${F} of ${ye(
x)} goes.`),t.cells.get(x[O])?.focus({preventScroll:!0})}));return[N,...C]}function j({change:x,says:N}){n=o=null;try{e.use(x(t.board)),e.say(`${N} ${Gt(t.throws)}`.
trim())}catch(C){e.say(pe(C.message)),y.show(t.board),T()}}function q(x,N){let C=P();return C?.includes(x)?Xn(C,C.indexOf(x),N):Zn(x,N)}function W(x,N){let C=t.
trial(q(x,N).change(t.board));$(C),e.say(`If you let go here: ${Gt(C.throws)}`)}function E(){n=o=null,t.trial(t.board),T(),B()}let B=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${Gt(t.throws)}`);return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",
c("p","Fewest ",i,a)),l,d,c(".tools",f,p,m,u,h),y.node,b.node],show(x){t=x,n=o=null,r=Gn(t,{tries:W,draws:(C,F)=>j(q(C,F)),drops:E}),y.show(t.board),b.show(t.board),
T(),B()},leave:()=>r.stop(),choose(x){if(!(!x||r.wasDrawing()))if(o)j(Xn(o.jump,o.end,x));else if(n===x)E();else if(n!==null)j(Zn(n,x));else{n=x,T();let N=P(),C=N?
` Or drag an end of ${ye(N)}.`:"";e.say(`From ${x}: choose the cell where a jump ends. Escape cancels.${C}`)}},key(x,{ctrlKey:N,metaKey:C,shiftKey:F,altKey:O}){
let v=P();if(N||C){let k=x==="y"||F&&x==="Z"?1:x==="z"?-1:0;return k&&e.go(k),k!==0}if(x==="Escape"&&n!==null&&!O)E();else if((x==="Delete"||x==="Backspace")&&v)
j(er(v));else return!1;return!0}}}var Vt=(e,t,[r,n,o])=>({from:t,face:r,landing:n,stand:o,feet:e.ride(n).feet});function tr(e,t){let r=e.start;return t.map(n=>{let o=Vt(e,r,n);return r=o.stand,o})}function Pe(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([s])=>s===
n);return o&&t.push(Vt(e,r(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var rr={cells:2,start:1,columns:1,rows:2},or=(e,t)=>me("",e,...t.map(ne)),nr=(e,t)=>or("0 0.3 1 1.4",Me(rr,new Map([[e,t]]))),ns={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function sr({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[c("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[nr(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,i])=>s>i)&&[nr(2,1),`Land on the head of a snake and you slide to its tail${n}`],[or("0.3 0\
 0.8 0.6",[dt({...rr,cells:1,rows:1})]),ns[r]]].filter(s=>!!s).map(s=>c("li",s))}var[ir,ar]=[150,350],rs=.25,lr=24;function os({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...Q(o-e+1).map(i=>e+i),...Q(o-r).
map(i=>o-1-i)]}function ss(e,t,r){let n=t.get(r)??r;if(n>r){let{length:i,spot:a}=qe(e,r,n);return[a(0),a(i),K(e,n)]}let o=[...t].filter(([i,a])=>i<a),s=at(e,r,n,
Ht(e,r,n,o));return[...Q(lr+1).map(i=>s(i/lr)),K(e,n)]}function cr(e,t,r,n){let s=os(r,e.cells).map(d=>K(e,d)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
d,[f,p]]of s.slice(1).entries()){let[m,u]=s[d],h=[(m+f)/2,Math.min(u,p)-rs];i.push({at:h,time:a+ir/2,easing:"ease-in"}),a+=ir,i.push({at:[f,p],time:a,easing:"ea\
se-out"})}for(let d of r.feet){let f=ss(e,t,d);for(let[p,m]of f.entries())i.push({at:m,time:a+ar*(p+1)/f.length,easing:"linear"});a+=ar}let l=$e(n/(a||1),0,1);return i.
map(d=>({...d,time:d.time*l}))}var is="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",dr=([e,t])=>`translate(${e}px,${t}px)`;function ur(e,t){let r=de("path.piece",{d:is,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,A(r,"visibility",o===null&&"hidden")}return{node:r,stand(i){o=i,s(),i!==null&&A(r,"style",`t\
ransform:${dr(K(e,i))}`)},rest:s,walk(i,a,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let d=0,f=i.flatMap(m=>{let u=cr(e,t,m,a).map(
h=>({...h,time:d+h.time}));return d=u.at(-1)?.time??d,u});if(d===0)return;let p=f.map(({at:m,time:u,easing:h})=>({transform:dr(m),offset:u/d,easing:h}));A(r,"vi\
sibility",null),n=r.animate(p,{duration:d}),n.onfinish=()=>{s(),l?.()}}}}var as=400;function mr({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:i,cells:a,jumps:l}=t,d={cells:a,start:i,...e},{rows:f}=e,p=Se(d),{node:m,
cells:u}=En(d,r),h=new Map,y=Wt("new"),b=Wt("touched"),g=!1,$=null,P=new Set,T=null,S=[],j=`0 0 ${p} ${f}`,q=me(".layer.goal",j,ne(dt(d))),W=me(".layer.jumps",j,
Me(d,l).map(ne)),[E,B,x]=["g.tree","g.move","g.route"].map(I=>de(I)),N=me(".layer.above",j,E,B,x),C=ur(d,l),F=me(".layer.top",j,C.node),O=c(".sheet",m,q,W,N,F);
function v(I,H,J){if(!$)return"";let[U,te]=[$.distance.get(I),$.predecessor.get(I)],G=[`cell ${I}`,u.get(I)?.dataset.end,...Tn(I,l)],Z=$.visited.has(I)?"visited":
"not reached";return G.push(H?"current":"",U!=null?`reached in ${ie(U,o)}`:Z,te!=null?`from ${te}`:"",J?n:"",P.has(I)?"part of what is wrong":""),G.filter(Boolean).
join(", ")}let k=I=>`var(--tint-${Ot(I,s)})`;function w(I,H,J,U){let te=I.current===H,G=I.visited.has(H),Z=I.distance.get(H),cn=I.predecessor.get(H),dn=`${[te,U,
G,Z,cn,P.has(H)]}`;if(h.get(H)===dn)return;h.set(H,dn);let mo=Z!=null?"reached":G&&"visited";Ct(J,{"data-distance":Z,"data-tint":Z!=null&&Ot(Z,s),"data-from":cn,
"data-visited":G,"data-waits":U,"aria-current":te,"data-state":te?"current":U?"frontier":mo,label:v(H,te,U)}),Z!=null&&J.style.setProperty("--tint",k(Z)),A(J.lastChild,
"data-is",Lt(Z)||null)}function R(){if(!$)return;let I=new Set($.frontier.map(([H])=>H));for(let[H,J]of u)w($,H,J,I.has(H))}function z(){if(!$)return;let I=g?Dn(
d,$.predecessor,$.current):[];E.replaceChildren(...I.map(ne))}let Y=I=>I.map(H=>W.querySelector(`[data-ends="${H} ${l.get(H)}"]`));function le(I,H){let J=new Set(
Y(H));for(let U of W.children)D(U,I,J.has(U))}function Et(I){let H=I.flatMap(([,J,U])=>U===J?[]:t.ride(J).feet);x.replaceChildren(...Hn(d,I,i).map(ne)),D(W,"rou\
ted",I.length),le("taken",H)}let ln=()=>D(O,"arrived",!0),uo=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:d,cells:u,columns:p,shape:p/f,
node:c(`.board${uo}`,{style:`--wide:${p};--high:${f}`},O),paint(I,H,J,U,te=0){$=I;let G=`${Object.values(J??{})}`!=`${Object.values(T??{})}`;(G||U.length)&&C.rest(),
D(O,"arrived",!1),R(),y([...H].map(Z=>u.get(Z))),z(),B.replaceChildren(...(J?qn(d,J):[]).map(ne)),b(Y(J?.feet??[])),`${U}`!=`${S}`&&Et(U),te>0&&U.length?C.walk(
tr(t,U),as,ln):te>0&&G&&J&&C.walk([J],te),T=J,S=U},piece:C,top:F,celebrate:ln,showTree(I){g=I,z()},mark(I,H){let J=H.flatMap(G=>G.moves??[]),U=H.flatMap(G=>G.jumps??
[]),te=J.flatMap(([,G])=>t.ride(G).feet);le("found",[...U.map(([G])=>G),...te]),P=new Set(H.flatMap(G=>G.cells??[]));for(let[G,Z]of u)D(Z,"differs",G===I),D(Z,"\
found",P.has(G));R()},drawn:()=>({plan:d,jumps:l,farthest:s,state:$,found:P,move:T,treeShown:g,route:S})}}function gt({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let i=new Map(t.filter(([p,m])=>p!==m)),a=typeof r=="number"?Array.from({length:r},(p,m)=>m+
1):r;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let u=i.get(p);return u===void 0||m.length&&!o?{feet:m,stand:p}:l(u,[...m,p])}function d(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function f(p){return p===e?[]:a.flatMap(m=>{let u=d(p+m),h=u>0?l(u).stand:null;return h===null?[]:[[m,u,h]]})}return{cells:e,
start:n,faces:a,jumps:i,ride:l,moves:f}}function ze({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let l of i){let d=(n.get(l)??0)+1;for(let f of r(l)){let p=f[2];n.has(
p)||(n.set(p,d),o.set(p,l),s.set(p,f),i.push(p))}}let a=[];for(let l=t,d=s.get(l);d;d=s.get(l))a.unshift(d),l=o.get(l)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:a}}var ls=1400;function fe(e){let t=gt(e),r=ze(t),n=mr({layout:Ie(e.cells),rules:t,label:`Board: ${be(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:i,piece:a}=n,l=de("g.sketch");n.top.prepend(l);let d=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(f){let{current:p=null,near:m=[],distance:u,predecessor:h,move:y=null}=f,
{route:b=!1,piece:g=!0}=f,$={current:p,frontier:[...m].map(P=>[P,""]),distance:u??new Map,predecessor:h??new Map,visited:new Map};n.paint($,[],y,b?o:[]),a.stand(
g?p:null)},walk(f){a.walk([f],ls,()=>f.stand===e.cells&&n.celebrate())},rest:a.rest,trial(f){let p=new Map(f.jumps),m=new Set;for(let b of[...d?.children??[]]){
let[g,$]=(b.getAttribute("data-ends")??"").split(" ").map(Number);p.get(g)===$?m.add(g):b.remove()}let u=new Map(f.jumps.filter(([b])=>!m.has(b))),h=Me(s,u).map(
ne);for(let b of h)D(b,"lit",!0);d?.append(...h),t.jumps.clear();for(let[b,g]of p)t.jumps.set(b,g);let y=ze(t);return o=y.route,y},light(f){for(let p of d?.children??
[])D(p,"lit",p.getAttribute("data-ends")===f?.join(" "))},hold(f){let p=f.map(m=>{let[u,h]=K(s,m);return de("circle",{cx:u,cy:h,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});l.replaceChildren(...p)},cellAt(f,p){let u=n.node.getRootNode().elementFromPoint(f,p)?.closest("[data-cell]"),h=u&&n.node.
contains(u)&&u.dataset.cell;return h?Number(h):null}}}var Te=({columns:e,shape:t,node:r})=>c(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},r),pr=e=>new Set(
e.map(([,t])=>t));function cs(e,t){let r=`You reached the goal in ${ie(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var ds=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function us(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ds()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function fr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":us(r);let o=it(n);return e.won()?`${o} ${cs(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function hr(e,t,{
cells:r}){let n=`${st(Bt(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function gr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${ie(e)}: ${r.join(", ")}.`}function Kt(e,t){let r,n,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amount"),l=c("ol.thrown.history",
{label:"Your throws"}),d=c("ul.guide",{label:"How to play"}),f=M("Undo","Take the last throw back (Backspace)",$),p=M("Start again","Back to the start",P),m=M("\
Show the shortest route",null,T),u=!1;function h(){let{thrown:S}=n,j=n.moves(),q=u||n.won();r.paint({current:n.at(),near:pr(j),distance:n.trail(),move:u?null:S.
at(-1)??null,route:u});for(let W of o.children){let E=Number(W.dataset.face);A(W,"aria-disabled",!j.some(([B])=>B===E))}L(s,S.length),L(i,S.length===1?"throw":"\
throws"),L(a,q?r.throws??"none":"?"),rt(l,S,ut,(W,E)=>mt(W,E.face,It(E))),d.hidden=S.length>0;for(let W of[f,p])A(W,"aria-disabled",!S.length);A(m,"aria-pressed",
`${u}`),A(e.root,"data-won",n.won())}let y=()=>e.say(fr(n,r.throws,r.faces));function b(S){if(n.won())return;let j=n.at();u=!1,n.throws(S)?(g(),r.walk(n.thrown[n.
thrown.length-1])):(h(),e.say(hr(S,j,r.board)))}function g(){h(),y(),t?.(n.thrown.map(({face:S})=>S))}function $(){n.undo()&&g()}function P(){n.thrown.length&&(n=
Pe(r.rules),u=!1,g())}function T(){u=!u,h(),u?e.say(gr(r.throws,r.route)):y()}return{name:"Play",under:o,side:[c(".score",c("p","You ",s,i),c("p","Fewest ",a)),
c(".tools",f,p,!t&&m),d,l],show(S){r=S,n=Pe(r.rules),u=!1,d.replaceChildren(...sr(r.board)),o.replaceChildren(...r.faces.map(j=>{let q=M(zt(j),null,()=>b(j),`Th\
row ${j}`);return A(q,"data-face",j),q})),h(),y()},replay(S){let j=n;n=Pe(r.rules);let q=S.every(W=>n.throws(W));return q||(n=j),h(),y(),q},leave:()=>A(e.root,"\
data-won",null),choose(S){let j=n.moves(),q=j.find(([,W])=>W===S)??j.find(([,,W])=>W===S);q?b(q[0]):n.won()||e.say(`No throw leads from ${n.at()} to ${S}.`)},key(S,{
ctrlKey:j,metaKey:q,altKey:W}){if(j||q||W)return!1;let E=Number(S);if(S==="Backspace")$();else if(S!==" "&&r.faces.includes(E))b(E);else return!1;return!0}}}var bt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Yt=new Map;function ps(e){let t=Yt.get(e)??new CSSStyleSheet;return Yt.has(e)||t.replaceSync(e),Yt.set(e,t),t}function br(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=bt;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ps(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var wr=e=>e.getRootNode().activeElement??
null;function Oe(e){let t=c("span.strip.quiet",{role:"status"}),r=c("span.clock.quiet",{"aria-hidden":"true"}),n=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:c("span.progress",n,t),say(o,s=""){L(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,L(t,"")},loads({
part:o,ready:s},i){n.hidden=s===!0,o!==void 0&&A(n,"value",o),L(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(r,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),L(r,""),n.hidden=!0}}}}var fs=["sessionStorage","localStorage"],hs="This browser stores nothing here",gs="The browser's storage is full";function Ae(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function je(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
r)),""}catch(n){return n.name==="QuotaExceededError"?gs:hs}}function Qt(e,t=fs){for(let r of t)try{window[r].removeItem(e)}catch{}}var[Zt,yr]=["snl-workbench",1],kr="download what you want to keep.",bs=`Another version of the workbench has stored code here, which is left alone: ${kr}`;function wt(e){
let t=Ae(e,Zt);return t?t.version!==yr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function xr(){let[e,t]=[wt("sessionStorage"),
wt("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:yr,signature:"board",sources:{}};return{kept:n,store(o){if(r)return bs;
let s=wt("localStorage"),a={...(s===null||s==="newer"?n:s).sources};o in n.sources?a[o]=n.sources[o]:delete a[o];let l=je(Zt,n,{...n,sources:a});return l&&`${l}\
: ${kr}`},elsewhere(o){let s=wt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===Zt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function vr(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var ws="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function $r({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},l=!1,d="",f=null,p=c(".tools"),m=c(".tabs",{role:"group",label:"Program"}),u=()=>a.kind===
"mine"||a.kind==="second",h=()=>({kind:l?"second":"mine"}),y=k=>k&&s.second||s.signature,b=k=>`${k?"2:":""}${y(k)}`;function g(){let k=i.signatures.find(({name:w})=>w===
y(l));return s.sources[b(l)]??k?.template??""}function $(){return u()?g():a.kind==="link"?t??"":i.programs.find(({name:k})=>k===a.name)?.source??""}function P(k){
a=k,u()&&l!==(a.kind==="second")&&(l=!l,f=null,T()),v(),r($(),!u())}function T(){let k=e.elsewhere(b(l));k!==g()&&(f=k)}function S(){let[k,w]=[f,n()];j(k??""),P(
h()),f=w,v()}function j(k){s.sources[b(l)]=k,d=e.store(b(l))}function q(){delete s.sources[b(l)],d=e.store(b(l)),P(h())}function W(k){l||(s.second=y(!0)),s[l?"s\
econd":"signature"]=k,d=e.store(b(l)),f=null,T(),P(h())}function E(){let k=`${a.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");vr(new Blob([n()],{type:"te\
xt/x-python"}),k)}function B(){l=!1,j(t??""),P({kind:"mine"})}function x(k,w,R=null){let z=M(k,R,()=>P({kind:w}));return A(z,"aria-pressed",`${w===a.kind}`),z}function N(k,w){
let z=i.programs.filter(le=>le.kind===w).map(({name:le,title:Et})=>c("option",{value:le},Et)),Y=c("optgroup",z);return Y.label=k,Y}function C(){let k=ae("A prog\
ram to look at",[["","Look at a program"]],"",w=>P(w?{kind:"program",name:w}:h()));return k.append(N("Algorithms","algorithm"),N("Mistakes","mistake")),k.value=
a.name??"",D(k,"chosen",a.kind==="program"),k}let F=()=>M("Download","As a file of Python",E);function O(){let k=i.signatures.map(({name:Y,title:le})=>[Y,le]),w=ae(
"How it is called",k,y(l),W),R=M("Reset","Back to the beginning of this signature",q),z=M("Other tab's code","Exchange it with the code here",S);return z.hidden=
f===null,[w,R,F(),z]}function v(){m.replaceChildren(x("Mine","mine"),x("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[x("Fro\
m the link","link")],C());let k=M("Make it mine","Instead of what is there",B);u()?p.replaceChildren(...O()):p.replaceChildren(...a.kind==="link"?[k]:[],F())}return{
node:c(".programs",m,p),kind:()=>a.kind,isMine:u,trouble:()=>d||(f===null?"":ws),end:e.follow(()=>{T(),v(),o()}),show(k){i=k,T(),i.signatures.some(({name:w})=>w===
s.signature)||(s.signature="board"),P(a)},changed(k){u()&&j(k)},question(){return a.name?{name:a.name}:{source:n(),signature:u()?y(l):null}},other(){let k=s.sources[b(
!l)];return u()&&k?.trim()?{source:k,signature:y(!l)}:null}}}function Re(e){let t=c(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=c("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var _e=e=>e===null?"out of reach":ie(e),oe=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r),re=e=>e&&c("p",`${e}`),ke=e=>e&&c("p.quiet",`${e}`),
Sr=(e,t)=>c("p","Right is ",c("b",_e(e)),", yours says ",c("b",_e(t)),"."),Mr=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the\
 function is given.",Ce=(e,t)=>e!==null&&c(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function Xt(e,t){let r=_(e),n=fe(r);return n.paint({distance:n.distance,
predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Te(n)}}function Je({report:e,like:t,stepper:r},n){let o=[ke(`The boards: ${e.boards[0].
toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>ke(`Note: ${i.says}.`))];if(e.correct===!1)return ys(e,t,o,r,n);let{name:s}=e;return e.correct?oe("right",
`${s} is right on every board that was tried`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",c("b","Tested"),`, which proves noth\
ing about others: ${e.tested}.`),ke(`${Er(e)}.`),...o):oe("open",`${s} could not be judged`,re(pe(e.finding.says)),...o.slice(1))}var Er=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function ys(e,t,r,n,o){let{finding:s,expected:i,got:a}=e,{board:l,node:d}=Xt(e.board,s),f=typeof a=="number"?null:a,p=[f?
re(`Right is ${_e(i)}. Yours: ${f.says}.`):Sr(i,a),s.kind!==f?.kind&&re(pe(s.says)),re(Mr(f)),...t.slice(0,2).map(m=>ke(`It answers like a known mistake: ${m.title}\
. The repair: ${m.repair}`)),ke(`${be(l)} · ${Er(e)}`),...r,c(".tools",n&&M("Step to the first difference",null,()=>o.step(n)),o.draw(l))];return oe("wrong",e.
smallest?"Wrong on this board, the smallest there is":"Wrong on this board",c(".exhibit",d,c(".told",p)))}function ks({right:e,ended:t,throws:r,expected:n,finding:o,
line:s},i){return e?oe("right",`Right on this board: ${_e(r)}`,ke("One board proves little. Check plays them all, smallest first.")):oe("wrong",t==="returned"?"\
Wrong on this board":"No answer on this board",t==="returned"&&Sr(n,r),o&&re(pe(`${o.says}${s===null?"":`, in line ${s}`}`)),re(Mr(o)),Ce(s,i))}function xs({comparison:e}){
let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?
n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return oe(
"open",`On this board: ${_e(e.throws)}`,Nt("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",r))),...e.rows.map(({algorithm:n,
first_difference:o})=>o&&ke(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var vs={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Ge=({what:e,says:t,line:r},n)=>oe(e==="stopped"?
"open":"wrong",vs[e]??"That did not work",re(pe(`${r===null?"":`line ${r}: `}${t}`)),Ce(r,n));function en({printed:e,more_printed:t}){return e?.length?oe("open",
"It printed",Nt(".printed","What it printed",e.map(r=>c(".print",c("span.quiet",r.line===null?"":`line ${r.line}`),c("code",r.text)))),ke(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Pr(e,t){return[e.kind==="failure"?Ge(e,t):e.of==="check"?Je(e,t):e.of==="compare"?xs(e):e.of==="solve"&&ks(e,t),en(e)].
filter(n=>!!n)}var Ue=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",yt=e=>e[0]?.querySelector("p")?.textContent??"";var $s=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Ss="This code came with the link. It has not run, and runs only when\
 you press a button below.",Tr="It runs …",Ms=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Or(e,t){let r,
n=null,o=!1,s=!1,i=!1,a=t.host($),l=xr(),d=t.store.get().code,f=c(".editor"),p=c("p.note.quiet"),m=Oe(a.size),u=c(".cards"),h=Re(t),y=M("Stop","End what is runn\
ing",()=>a.stop()),b=$s.map(([E,B,x])=>M(E,x,()=>q(B))),g=$r({keeper:l,arrived:d,open:P,text:()=>n?.text()??"",heard:()=>T()});function $(E){i&&m.loads(E,Tr)}function P(E,B){
n?.open(E,B),T()}function T(){let E=g.kind()==="link",B=g.isMine()?g.trouble():"";L(p,E?Ss:B||(a.refusal??"")),D(p,"strong",E)}async function S(){o=!0;try{let[{
make:E},B]=await Promise.all([t.editor(),t.shelf()]);n=E(f,"Program",x=>{g.changed(x),T()}),g.show(B)}catch(E){L(p,`The editor cannot be loaded: ${E.message}`)}
j()}function j(){for(let E of b)A(E,"aria-disabled",i||!n||!!a.refusal);y.hidden=!i,A(u,"aria-busy",`${i}`),!s&&a.size&&m.say(`Python (${a.size}) loads at the f\
irst run.`)}async function q(E){if(i||!n||a.refusal)return;s=i=!0,n.point(null),u.replaceChildren(),h.clear(),m.say(Tr),j();let B=E==="compare"?g.other():null,{
board:x}=r,N={kind:E,program:g.question(),board:x,other:B},C=await a.ask(N,F=>m.say(`${F} …`));i=!1,m.done(),j(),W(C)}function W(E){let B=Pr(E,{step:h.step,draw:C=>M(
"Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){n?.point(C),n?.focus()}});(E.kind==="result"&&E.of)==="compare"&&g.isMine()&&!g.other()&&
B.push(Ms()),u.replaceChildren(...B),"line"in E&&E.line&&n?.point(E.line),u.scrollIntoView({block:"nearest"}),E.kind==="result"&&E.of==="trace"&&h.step(E.stepper);
let N=Ue(B);e.say(N?`${N}. ${yt(B)}`:"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it runs. Change it in Draw."),
side:[g.node,p,f,c(".tools.acts",b,y,m.node)],foot:[u],below:[h.node],show(E){r=E,r.paint({piece:!1}),o||S(),j(),e.say("Write a function, then run it, check it \
or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),g.end(),n?.destroy()},more:()=>g.isMine()?n?.text()??null:null,stays:()=>d}}var kt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Ar="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",jr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Ve(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(_),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),l=c("p.trouble",{role:"alert"}),d=c(""),f=c(".main",d),p=c(".side"),m=c(".\
stage",f,p),u=c(".foot"),h=c(""),y=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),b={root:y,say:w=>L(i,w),use(w){$.add(w),
x(w),B()},can:w=>$.can(w),go(w){$.can(w)&&(x($.go(w)),B())},enter(w){N(P.find(R=>R.name===w)??T),x(S.board),B()}},g=n.get(),$=Jn(g.board??_(t.board)),P=t.only?[
t.only==="Play"?Kt(b,r.played):Ut(b)]:[Kt(b),Ut(b),Or(b,r)],T=P.find(({name:w})=>w===g.mode)??P[0],S=fe($.now()),j=s.map(({name:w},R)=>[`${R}`,w]),q=ae("Board",
[["","Your board"],...j],"",w=>{let R=s[Number(w)];w&&R&&b.use(R)}),W=c("input.address",{readonly:"",label:"To copy",hidden:""});async function E(){let R=`${location.
href.split("#")[0]}${tt(S.board,T.name,T.more?.()??null)}`;W.value=R,W.hidden=await ot(R),W.hidden||W.select(),b.say(W.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function B(){let[w=null]=P.flatMap(({stays:R})=>R?.()??[]);n.set({...S.board,name:""},T.name,w)}function x(w){let R=wr(d),z=d.contains(
R)&&R?.dataset.cell;S.rest(),S=fe(w),d.replaceChildren(S.node),A(m,"style",`--shape:${S.shape};--columns:${S.columns}`),A(y,"style",`--rows:${S.plan.rows}`),L(a,
be({...w,name:""}));let Y=s.findIndex(le=>ce(le)===ce(w));q.value=Y<0?"":`${Y}`,q.options[0].hidden=Y>=0,W.hidden=!0,L(l,""),T.show(S),z&&S.cells.get(Number(z))?.
focus({preventScroll:!0})}function N(w){T.leave(),T=w;for(let[R,z]of C.entries())A(z,"aria-pressed",`${P[R]===T}`);D(y,"drawing",T.name==="Draw"),D(y,"writing",
T.name==="Write"),f.replaceChildren(d,T.under),p.replaceChildren(c(".says",i),...T.side),u.replaceChildren(...T.foot??[]),h.replaceChildren(...T.below??[])}let C=P.
map(w=>M(w.name,null,()=>b.enter(w.name)));Mn(y,w=>T.choose(w)),y.addEventListener("keydown",w=>{let R=w.target;jr(w)&&w.stopPropagation(),!R.matches(Ar)&&T.key(
w.key,w)&&w.preventDefault()});function F(w){let R=w.composedPath()[0];if(w.defaultPrevented||!jr(w)||!/^[1-9]$/.test(w.key)||R.closest(`${Ar}, .snl-stepper`))return;
let{top:z,bottom:Y}=d.getBoundingClientRect();Y>0&&z<innerHeight&&T.key(w.key,w)&&w.preventDefault()}function O(){let{board:w,mode:R,trouble:z}=n.get();w&&(ce(w)!==
ce(S.board)||o)&&($.add(w),N(P.find(Y=>Y.name===R)??T),x(w)),L(l,z)}o&&addEventListener("keydown",F);let v=n.subscribe(O);y.append(c(".frame",c(".head",!t.only&&
c(".modes",{role:"group",label:"What to do"},C),s.length>0&&c("label.board-of",c("span","Board"),q),a,o&&c(".tools",M("Copy link","A link to this board",E),W)),
l,m,u)),D(y,"ready",!0),D(y,"only",t.only),D(y,"fixed",t.fixed);let{remove:k}=br(e,kt,y);return e.append(h),N(T),x(S.board),L(l,g.trouble),{show:x,replay:w=>T.replay?.(
w)??!1,destroy(){removeEventListener("keydown",F),v(),S.rest();for(let w of P)w.end?.();h.remove(),k()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ve(e,t,nt(t.files))}var tn=1,xt="snl-exercise:",Rr="Export what you want to keep.",Ps=`Another version of this book has stored something for this exercise, which is left alone. ${Rr}`,
Ts=globalThis,Cr=Ts.snlRecords??=new Map,Wr=e=>e?.version===tn&&typeof e.source=="string"&&typeof e.solved=="boolean";function vt(e,t){let r=Ae(e,xt+t);return Wr(
r)?r:r?.version>tn?"newer":null}function he(e){let[t,r]=[vt("sessionStorage",e),vt("localStorage",e)],n=[Cr.get(e),t,r].filter(o=>Wr(o));return n.length?{...n[0],
solved:n.some(({solved:o})=>o)}:null}function Nr(e){let t=vt("localStorage",e);return t===null||t==="newer"?null:t.source}function nn(e,t,r=!1){let n=he(e),o={version:tn,
source:t,solved:r||(n?.solved??!1)};Cr.set(e,o);let s=vt("localStorage",e)==="newer",i=s?"":je(xt+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?Ps:i&&`${i}. ${Rr}`}function Lr(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(xt)&&e(t.slice(xt.
length),!0)})}var rn="snl-cell:";function Ir({id:e,source:t}){for(let r of["sessionStorage","localStorage"]){let n=Ae(r,rn+e);if(n?.of===t&&typeof n.source=="string")return n.
source}return t}function Br({id:e,source:t},r){r===t?Qt(rn+e):je(rn+e,{of:t,source:r})}var Os="script,style,link,meta,base,iframe,object,embed,form";function qr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Os))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:n,value:o}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(n);(n.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&r.removeAttribute(n)}return[...t.childNodes]}function Hr(...e){let t=c("pre",e),r=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},r)}function As(e){let t=fe(_(e));return t.paint({piece:!1}),Te(t)}var Dr=e=>c("",{class:"output text_html"},e);function Fr(e,t){
let r=[...e.querySelectorAll("details.below-input, .cell_output")],n=c("",{class:"cell_output docutils container",hidden:""}),o=Re(t);o.node.dataset.snl="",e.append(
n);let s=[];function i(){for(let m of s)m.then(({destroy:u})=>u());s=[],o.clear(),n.replaceChildren()}function a(m){for(let u of r)u.hidden=m;n.hidden=!m}function l(m,u){
let h=c("",{"data-snl":""});n.append(Dr(h)),s.push(t.step(h,m,{level:Sn(n),...u}))}let d=(...m)=>{let u=c("",{class:"snl snl-workbench snl-cell"},c(".cards",m));
return c("",{class:"snl-host"},u)};function f(m,u){if(m.kind==="html"||m.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...qr(m.kind==="ht\
ml"?m.html:m.svg)),h}if(m.kind==="code")return Hr(...qr(`<pre>${m.lines.join(`
`)}</pre>`));if(m.kind==="report"){let h={step:o.step,point:u.point,draw:b=>c("a.button",{href:`../play.html${ce(b)}&draw`},"Open this board in the workbench")},
y=Je(m,h);return y.setAttribute("role","group"),n.append(d(y)),Dr(o.node)}if(m.kind==="board")try{return d(As(m.board))}catch{}return m.text?Hr(document.createTextNode(
m.text)):null}function p({exception:m,says:u,line:h,missing:y},{runAbove:b,point:g}){let P=oe(b?"open":"wrong",b?"Run the cells above first":m,b?c("p",c("code",
y)," is made in a cell above, which has not run yet."):re(u&&pe(u)),b?c(".tools",M("Run all above","And then this cell",b)):Ce(h,{point:g,step:l,draw:()=>c("")}));
return P.setAttribute("role","group"),d(P)}return{shown:()=>!n.hidden,wait(){n.setAttribute("aria-busy","true")},clear(){i(),a(!1)},show(m,u){if(i(),n.removeAttribute(
"aria-busy"),a(!0),m.kind==="failure"){if(m.what==="stopped")return;let h=Ge(m,{point:u.point,step:l,draw:()=>c("")});h.setAttribute("role","group"),n.append(d(
h));return}for(let h of m.shown)h.kind==="stepper"?l(h.payload,{predict:h.predict,position:h.position??void 0}):n.append(f(h,u)??"");m.more_shown&&n.append(c("p",
`And ${m.more_shown.toLocaleString("en")} characters more.`)),m.error&&n.append(p(m.error,u))}}}var js=e=>e.kind==="failure"?e.says:e.error?.exception??"";function $t({title:e,bench:t,source:r,opensOn:n,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
l={beginning:-1,code:""};return{title:e,source:r,done:()=>l.beginning===t.beginnings()&&l.code===r(),async run(){let d=r();s?.();let f=n?.()??null,p={kind:"cell",
program:{source:d},opens_on:f},m=await t.ask(o??a,p,()=>{}),u=js(m);return l={beginning:u?-1:t.beginnings(),code:d},i?.(m),u}}}function St(e,t,r,{text:n,change:o,trouble:s}){let i=null;async function a(){try{let{make:l}=await r();e.replaceChildren();let d=l(e,t,o);return d.open(n()),d}catch(l){
return i=null,s(`The editor cannot be loaded: ${l.message}.`),null}}return{open:()=>i??=a(),opened:()=>i,async close(){(await i)?.destroy(),i=null,e.replaceChildren()}}}var Rs="Stopped. Python begins again, without the names of the cells that have run.";function zr(e,{given:t,title:r,around:n,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),l=Ir(t),d=Oe(o.size),f=Fr(e.closest("div.cell"),n),p=c(".editor",{hidden:""}),m=St(p,r,n.editor,{text:()=>l,change:E,trouble:v=>d.
say(v)}),u=M("Run","Run this cell (Shift+Enter in the editor)",S),h=M("Edit","Open the editor",()=>x(!0)),y=M("Stop","End what is running",()=>o.stop()),b=M("Re\
set","Back to the code and the output of the lesson",C),g={loads:v=>d.loads(v,"Running …"),changes:T},$=$t({title:r,bench:o,source:()=>l,opensOn:()=>l===t.source&&
t.opens_on||null,watcher:g,begins:j,ends:q}),P=()=>{};function T(){A(u,"aria-disabled",!o.free()),y.hidden=!o.asks(g),b.hidden=!y.hidden||l===t.source&&!f.shown()}
async function S(){o.free()&&await $.run()}function j(){f.wait(),d.say("Running …"),P=d.count()}async function q(v){P();let k=v.kind==="failure",w=k?null:v.error,
R=w?.missing&&s().some(Y=>!Y.done()&&Cs(Y,w.missing??""));f.show(v,{runAbove:R?W:null,point:N});let z=k?v.line:w?.line;k?d.say(v.what==="stopped"?Rs:v.says):R?d.
say("Run the cells above first."):w?d.say(`${w.exception}${z?` in line ${z}`:""}.`):d.say(v.shown.length?"Done.":"Done. This cell shows nothing."),T(),(await m.
opened())?.point(z??null)}async function W(){u.focus({preventScroll:!0});for(let v of s().filter(k=>!k.done())){d.say(`${v.title} runs …`);let k=await v.run();
if(k){d.say(`${v.title} has ended early: ${k}`);return}}await S()}function E(v){l=v,Br(t,l),T()}function B(v){a.hidden=v,p.hidden=!v,h.hidden=v}async function x(v){
h.hidden=!0;let k=await m.open();return B(!!k),v&&k?.focus(),k}async function N(v){(await x(!0))?.point(v)}async function C(){await F(),d.say("As in the lesson."),
u.focus({preventScroll:!0})}async function F(){await m.close(),B(!1),f.clear(),d.say(""),E(t.source)}p.addEventListener("keydown",v=>{v.key!=="Enter"||!v.shiftKey||
(v.preventDefault(),v.stopPropagation(),S())},{capture:!0}),a.addEventListener("click",()=>{getSelection()?.isCollapsed&&x(!0)});let O=c("",{class:"snl snl-work\
bench snl-cell",role:"group",label:r});return O.append(p,c(".tools.cellbar",u,y,h,b,d.clock,d.node)),e.classList.add("snl-host"),e.replaceChildren(O),o.watch(g),
addEventListener("snl-reset",F),o.refusal&&A(u,"title",o.refusal),T(),l!==t.source&&x(!1),$}var Cs=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function _r(e,t,r){let n=0,o=[];e.forEach((s,i)=>{let{id:a,exercise:l,source:d}=s,f=document.querySelector(`[data-snl-cell="${a}"]`);if(f){n+=1;let p=()=>o.slice(
0,i);o.push(zr(f,{given:s,title:`Cell ${n}`,around:t,bench:r,above:p}))}else{let p=()=>l&&he(l)?.source||d,m=l?"The exercise above":"A cell above";o.push($t({title:m,
bench:r,source:p}))}})}var Ws=["stopped","late","died"];function Jr(e){let t=[],r=null,n=!1,o=0,s=e.host(a=>r?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>n,free:()=>!r&&!s.refusal,asks:a=>r===a,beginnings:()=>o,stop:()=>s.stop(),watch:a=>t.push(a),async ask(a,l,d){r=a,n=!0,i();let f=await s.ask(
l,d);return r=null,f.kind==="failure"&&Ws.includes(f.what)&&(o+=1),i(),f}}}var Gr=e=>e.length-e.trimStart().length;var Ns=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),We=e=>Ns(e).map((t,r)=>r%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),on=e=>e.map(([t,r])=>t?c("span",{class:t},
r):r);function Ls(e){let t=[],r=[t];for(let[n,o]of e)for(let[s,i]of o.split(`
`).entries())s&&r.push(t=[]),t.push([n,i]);return r}var Ur=e=>Ls(e).map(t=>{let r=Gr(t.map(([,n])=>n).join(""));return c("span",{style:`--indent:${r+2}ch`},on(t),
`
`)});function Vr(e,{picture:t,stub:r,source:n},o,s,i){let a=n,l=c("pre.plain"),d=M("Edit","Open the editor",()=>y(!0)),f=c(".still",d,l),p=c(".editor",f),m=St(p,e,o,
{text:()=>a,change:h,trouble:i});f.addEventListener("click",()=>y(!0));function u(){l.replaceChildren(...Ur(a===r?t:[["",a]]))}function h(b){a=b,s(b)}async function y(b=!1){
A(d,"aria-disabled",!0);let g=await m.open();return A(d,"aria-disabled",!1),b&&g?.focus(),g}return u(),{node:p,text:()=>a,replace(b){b!==a&&(h(b),u(),m.opened()?.
then(g=>g?.replace(b)))},async point(b){(await(b===null?m.opened():y(!0)))?.point(b)}}}function ge(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function xe(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Mt=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Is]=Ee;function Kr({given:e,write:t,around:r},n,o,s){let i=c(""),a=o(e.stub),l=()=>{},d={get:()=>Rt(a),set(m){a=m,t(n(a))},subscribe(m){return l=m,()=>{}}},
f=`Exercise ${e.number}: the board`;return Ve(i,{board:a,only:"Draw",fixed:!s,label:f},{...r,store:d,page:!1}),{node:i,show(m){try{a=o(m)}catch{return!1}return l(),
!0}}}var Yr=e=>Kr(e,t=>`from snl_algos import Board

${e.given.defines} = ${Is.write(t)}`,t=>ht(ge(t,e.given.defines))[0],!0),Qr=e=>Kr(e,({jumps:t})=>`${e.given.defines} = ${Mt(t)}`,t=>{let n=Object.entries(xe(ge(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:n})},!1);function Zr({given:e,write:t,around:r}){let{defines:n,form:o,number:s}=e,
i=c(""),a=Rt(_(o.board)),l={get:()=>a,set(){},subscribe:()=>()=>{}},d=`Exercise ${s}: the board`,f=Ve(i,{board:o.board,only:"Play",label:d},{...r,store:l,page:!1,
played:m=>t(`${n} = [${m.join(", ")}]`)});function p(m){let u=xe(ge(m,n));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:i,first:"Choose \
the first face.",judge(m){let u=p(m);return u?.length?Bs(_(o.board),u):null},show(m){let u=p(m);return!!u&&f.replay(m===e.stub?[]:u)}}}function Bs(e,t){let r=gt(
e),n=Pe(r);if(n.won()||!t.every(l=>n.throws(l)))return null;let o=n.won()&&t.length===ze(r).throws,s=`You reach the goal in ${ie(t.length)}.`,i=o?s:n.won()?`${s}\
 Fewer are enough.`:`After ${ie(t.length)} you stand on cell ${n.at()}, not on ${e.cells}.`,a=n.thrown.map((l,d)=>`${d+1}. ${it(l)}`);return{passed:o,reason:i,details:a,
board:null,report:null,line:null}}function Xr({given:e,write:t}){let{defines:r,form:n,number:o}=e,s=_(n.board),{columns:i,rows:a}=Ie(s.cells),l=fe(s);l.paint({piece:!1});let d=new Map([...Array(
s.cells).keys()].map(m=>{let u=m+1,[h,y]=X({cells:s.cells,start:1,columns:i,rows:a},u),b=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${u}`,
input:()=>t(`${r} = ${Mt(f())}`)}),g=`grid-row:${a-h};grid-column:${y+1}`;return[u,{input:b,node:c("label.field",{style:g},c("span",`${u}`),b)}]})),f=()=>[...d].
filter(([,{input:m}])=>/^\d+$/.test(m.value.trim())).map(([m,{input:u}])=>[m,Number(u.value)]),p=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...d.values()].map(({node:m})=>m));return{node:c(".distances",Te(l),p),show(m){let u=xe(ge(m,r));if(typeof u!="object"||!u||Object.keys(
u).some(h=>!d.has(Number(h))))return!1;for(let[h,{input:y}]of d){let b=`${u[h]??""}`;y.value.trim()!==b&&(y.value=b)}return!0}}}function eo({given:e,write:t}){let{defines:r}=e,{steps:n}=e.form,o=n.map(([f])=>f),s=o,i=new Map(n.map(([f,p])=>{let m=M("↑",null,()=>l(f,-1),`Move step ${f} \
up`),u=M("↓",null,()=>l(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",We(p));return[f,{up:m,down:u,node:c("li.step",h,c(".tools",m,u))}]})),
a=c("ol.steps",{label:"The steps, in your order"});function l(f,p){let m=s.indexOf(f);if(!s[m+p])return;let u=[...s];[u[m],u[m+p]]=[u[m+p],u[m]],s=u,d(),i.get(f)?.[p<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function d(){s.forEach((f,p)=>{let m=i.get(f);m&&(A(m.up,"aria-disabled",p===0),A(m.down,"\
aria-disabled",p===s.length-1),a.append(m.node))})}return d(),{node:a,first:"Put the steps in order first.",show(f){let p=xe(ge(f,r));return!Array.isArray(p)||`${[
...p].sort()}`!=`${[...o].sort()}`?!1:(s=p,d(),!0)}}}function to({given:e,write:t}){let{defines:r,name:n}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let l=c("input",
{type:"radio",name:`snl-${n}`,change:()=>t(`${r} = ${a+1}`)});return{input:l,node:c("label.step",l,c("b",`${a+1}.`),c("span.words",We(i)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(xe(ge(i,r)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:l},d)=>{l.checked=d===a-1}),!0)}}}var qs={order:eo,choice:to,board:Yr,jumps:Qr,throws:Zr,distances:Xr};function no(e,t,r){let n=qs[e.form.kind];if(!n)return null;let o="",s=!1,i=n({given:e,write:d,
around:r}),a=M("","The Python that this writes",()=>{s=!s,f()}),l=c(".reply",i.node,c(".tools.swap",a),t.node);function d(p){o=p,t.replace(p)}function f(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",A(a,"aria-expanded",`${s}`)}return f(),{node:l,missing:p=>p===e.stub?i.first:"",judge:p=>i.judge?.(p)??null,
show(p){p!==o&&(o=p,!(i.show(p)||s)&&(s=!0,f()))}}}function ro({hints:e,solution_coloured:t,after:r},n){let o=c(".help",c("",{class:"highlight"},c("pre",on(t))),r.map(h=>c("p",We(h)))),s=0,i=c("ol.hints",{label:"\
Hints"}),a=c(".asked",{role:"group",label:"The solution"}),l=M("Hint","A little help; there may be more",f),d=M("Solution","Asks before it shows it",m);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",We(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
p()}function p(){let h=e.length-s;l.textContent=s?`Next hint (${h} left)`:"Hint",A(l,"aria-disabled",!h),h||(l.textContent="No more hints")}function m(){let h=M(
"Show it",null,u),y=e.length-s,b=y?` There ${y===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("p",`Do you want to see a solution?${b}`),
c(".tools",h,M("Not yet",null,()=>(a.replaceChildren(),d.focus())))),h.focus()}function u(){let h=M("Hide it",null,()=>(a.replaceChildren(),d.focus())),y=M("Use\
 it","In the place of what you have",n);a.replaceChildren(c("b","A solution"),o,c(".tools",y,h)),y.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return p(),{buttons:[l,d],nodes:[i,a]}}function Hs(e,t){if(!e)return null;try{let{board:r,node:n}=Xt(e,null);return{node:n,words:be(r),way:t.draw(r)}}catch{return null}}function Ds({passed:e,reason:t,
board:r,details:n,line:o},s){let i=Hs(r,s),a=[re(t),...n.map(re),i&&c("p.quiet",i.words),Ce(o,s),i&&c(".tools",i.way)].filter(l=>!!l);return oe(e?"right":"wrong",
e?"Solved":"Not yet",...i?[c(".exhibit",i.node,c(".told",a))]:a)}function sn(e,t,{like:r,stepper:n}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Ds(e,t)];let a=Je({report:o,like:r,stepper:n},t);return i&&!s?[oe("wrong","Not yet",re(i)),a]:[a]}function oo(e,t){return[...e.kind==="failure"?[Ge(e,t)]:
sn(e.verdict,t,e),en(e)].filter(n=>!!n)}var Fs="Nothing is written yet.",zs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",so="It runs. A c\
all may take 1 second …",_s="The mark stays: another version of yours has solved it.";function io(e,t,r,n){let{name:o,number:s,stub:i}=t,a=c("p.note.quiet"),l=Oe(
n.size),d=c("span.state"),f=c(".cards"),p=Re(r),m=ro(t,()=>S(t.solution,"This is a solution.")),u=Vr(`Exercise ${s}`,{picture:t.stub_coloured,stub:i,source:he(o)?.
source??i},r.editor,T,O=>L(a,O)),h=no(t,u,r),y=M("Check","Run it and judge it",B),b=M("Stop","End what is running",()=>n.stop()),g=M("Reset","Back to how it was",
()=>S(i,h?"":"Ctrl+Z in the editor brings your code back.")),$=null,P=M("Other tab's answer","Exchange it with the answer here",q);P.hidden=!0;function T(O){O!==
(he(o)?.source??i)&&L(a,nn(o,O)),h?.show(O)}function S(O,v){u.replace(O),l.say(v)}function j(O,v){u.replace(v),O&&(f.replaceChildren(),p.clear(),l.say("As in th\
e lesson."))}function q(){let[O,v]=[$,u.text()];$=v,u.replace(O??"")}let W={loads:O=>l.loads(O,so),changes:E};function E(){let O=he(o)?.solved;L(d,O?"✓ Solved":
"");let v=n.asks(W);A(y,"aria-disabled",!n.free()),b.hidden=!v,A(f,"aria-busy",`${v}`),!n.begun()&&n.size?l.say(`Python (${n.size}) loads at the first check.`):
!v&&l.said().startsWith("Python")&&l.say(""),n.refusal&&L(a,n.refusal)}async function B(){if(!n.free())return;let O=u.text();if(!O.trim()){l.say(Fs);return}u.point(
null),f.replaceChildren(),p.clear();let v=h?.missing(O);if(v){l.say(v);return}let k=h?.judge(O);if(k){C(O,k,sn(k,N));return}let w=await x(O),R=w.kind==="failure"?
w:w.verdict;C(O,R,oo(w,N))}async function x(O){l.say(so);let v=l.count(),k={kind:"exercise",exercise:o,program:{source:O}},w=await n.ask(W,k,R=>l.say(`${R} …`));
return v(),w}let N={step:p.step,draw:O=>c("a.button",{href:`${t.play}${ce(O)}&draw`},"Open this board in the workbench"),point:O=>u.point(O)};function C(O,v,k){
let w="passed"in v&&v.passed;w&&L(a,nn(o,O,!0));for(let z of k)A(z,"role","group");f.replaceChildren(...k),E();let R=yt(k);w?l.say("Solved.",R):he(o)?.solved?l.
say(`${Ue(k)}. ${_s}`,R):l.say(`${Ue(k)}.`,R),v.line&&!h&&u.point(v.line),f.scrollIntoView({block:"nearest"})}let F=c("",{class:"snl snl-workbench snl-exercise",
role:"region",label:`Exercise ${s}: your answer`});F.append(c(".frame",h?h.node:u.node,a,c(".tools.acts",y,b,l.clock,...m.buttons,g,P,d,l.node),f,...m.nodes)),e.
replaceChildren(F,p.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(e,"data-mounted",""),D(F,"read\
y",!0),n.watch(W),h?.show(u.text()),Lr((O,v)=>{if(O!==null&&O!==o)return;let k=he(o),w=k?.source??i;!v&&w!==u.text()&&j(k===null,w);let R=Nr(o);v&&R!==null&&R!==
u.text()&&($=R,P.hidden=!1,L(a,zs)),E()}),E()}var ao='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function co(){let e=document.createElement("style");e.textContent=`${bt}${kt}${lo}${ao}`,document.head.append(e)}var an=document.querySelector("[data-snl-cells]");if(an){co();let e=nt(JSON.parse(an.dataset.files??"null")),t=Jr(e);for(let r of document.querySelectorAll("div\
[data-snl-exercise]"))io(r,JSON.parse(r.dataset.snlExercise??"null"),e,t);_r(JSON.parse(an.textContent??"[]"),e,t)}})();
