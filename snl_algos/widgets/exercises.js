// built from web/ by `npm run build`
"use strict";(()=>{var fn=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var At=()=>document.documentElement.dataset.content_root??"",Qe=e=>new URL(`${At()}_static/${e}`,location.href).href;function Rt(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=Qe(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var hn='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var gn={format:"snl-workbench",version:2},Ze=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var bo={what:"stopped",says:"You stopped it."},wo=e=>`${(e/1e6).toFixed(1)} MB`;function bn(e,t){let n=null,r=!1,o=0,s,i,a=null;function l(){let b=URL.createObjectURL(
new Blob([hn],{type:"text/javascript"})),v=new Worker(b,{type:"module"});v.onmessage=({data:T})=>v===n&&y(T),v.onerror=T=>v===n&&u(T.message),v.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=v,r=!1}function d(){clearTimeout(i),n?.terminate(),n=null}function f(b){clearTimeout(i);let{settle:v}=a??{};a=null,v?.(b)}
function m(){if(clearTimeout(i),a?.silent)return;let{seconds:b}=e,v=`It said nothing for ${b} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>p(
{what:"late",says:v}),1e3*b)}function p(b){d(),l(),f(Ze(b))}function u(b){r?p({what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,d(),l()):
(d(),f(Ze({what:"died",says:`Python could not be loaded: ${b}`})))}function h(){!a||!r||(n?.postMessage({question:a.text}),m())}function y(b){b.memory?s=s===null?
null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(r=!0,t({ready:r}),h()):b.failed?u(b.failed):b.said&&w(JSON.parse(b.said))}function w(b){b.id===
a?.id&&(m(),b.kind==="progress"?a.progress(b.says):f(b))}return{size:`up to ${wo(e.weight)}`,refusal:null,ask(b,v){o+=1;let T=`${o}`;return new Promise(P=>{a={id:T,
text:JSON.stringify({...gn,id:T,...b}),silent:b.kind==="cell",progress:v,settle:P},n||l(),h()})},stop:()=>a&&p(bo),end:d}}var jt=e=>({size:null,refusal:e,ask:async()=>Ze(
{what:"died",says:e}),stop(){},end(){}});var Ct=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${Ct(e)} ${e===1?t.replace(/s$/,""):t}`,Xe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,ue=e=>`${Xe(
e)}${/[.?!]$/.test(e)?"":"."}`;function et(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Xe(wn(e))} from ${t}.`:`From ${t}, roll ${Wt(n)}: ${Nt(e)}.`}function Nt(e){let t=wn(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function wn({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Ie=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},yn=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=Ie(n);return n[0]===
e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:[]}),Wt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;var Be={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:K}=Be,Z=e=>Array.from({length:e},(t,n)=>n),Me=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function kn({cells:e,start:t}){return Z(e+1-t).map(n=>n+t)}var Ee=({columns:e,start:t})=>e+1-t;function Y(e,t){
let[n,r]=te(e,t),[o,s]=K.anchor;return[r+o,e.rows-n-1+s]}function ae([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,i=(r-t)/o;return{length:o,spot:(l,d=0)=>[
e+l*s-d*i,t+l*i+d*s]}}function xn([e,t],[n,r],[o,s]){let[i,a]=[o-n,s-r],l=((e-n)*i+(t-r)*a)/(i*i+a*a||1),d=Me(l,0,1);return Math.hypot(e-n-d*i,t-r-d*a)}function tt(e,t){
let[[r,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function nt(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let i of Z(r)){let[a,l]=[t+i*o,t+(i+
1)*o],[[d,f],[m,p]]=[e(a),e(l)],[[u,h],[y,w]]=[tt(e,a),tt(e,l)];s.push([d+u*o/3,f+h*o/3],[m-y*o/3,p-w*o/3],[m,p])}return s}var ko=4,Lt=(e,t)=>{let n=Be.light.tints.
length-1;return Math.round(n*Me(e/Math.max(t,ko),0,1))};var Bt=400,It=20,xo=["stay","bounce","win"];function qe(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function vo(e){if(!Array.isArray(e))return qe(e,"the die",1,It);if(!e.length||e.length>It)throw new Error(`a die \
in this page has 1 to ${It} faces, not ${e.length}`);let t=e.map(r=>qe(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function $o(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)qe(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=qe(e.cells,"the number of cells",1,Bt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=xo.find(d=>d===i);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:$o(a,n),die:vo(r),start:qe(o,"start",0,1),chained:s,overshoot:l}}function He(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var rt=e=>Z(e*e).map(t=>{let{columns:n,rows:r}=He(e*e),[o,s]=te({cells:e*e,start:1,columns:n,rows:r},t+1);return{cell:t+
1,row:e-1-o,column:s}});function vn(e,t=Math.random){let n=Z(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.
splice(Math.floor(t()*n.length),1)[0],s=Z(2*r).map(i=>{let[a,l]=[o(),o()].sort((d,f)=>d-f);return i<r?[a,l]:[l,a]});return _({...e,name:"",jumps:s})}function we({
name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([d,f])=>f>d).length,l=[X(t,"cells"),X(a,"ladders"),X(n.length-a,"snakes"),typeof r==
"number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===0&&l.push("starts off the board"),s&&l.push("jumps are chained"),i==="bounce"&&l.push("bounces o\
ff the goal"),i==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var $n=["Draw","Write"];function So(e){let t=new URLSearchParams(e.slice(1));return Mn(e)&&$n.find(n=>t.has(n.toLowerCase()))}var Mo=e=>$n.includes(e)?`&${e.toLowerCase()}`:
"",Eo=2e4;function Po(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Eo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ot(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ye({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...a.filter(Boolean)].join(".")}`}var To=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Oo=e=>new URLSearchParams(
e.slice(1)).get("board");function Sn(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=To(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(r)}function Mn(e){try{return Sn(
Oo(e)??"")}catch{return null}}var qt=e=>({board:e,mode:"",code:null,trouble:""}),En=e=>({board:Mn(e),mode:So(e)??"",code:ot(e),trouble:Ro(e)}),st=(e,t,n)=>`${ye(
e)}${Mo(t)}${Po(n??"")}`,Ao="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Ro(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{Sn(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Ao}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ot(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var jo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Co="This copy of th\
e book was built without Python for the page (make pyodide adds it).",it=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return jt(jo);if(!n)
return jt(Co);let{home:o,core:s}=n;return bn({...n,home:Qe(o),core:Qe(s)},r)},editor:()=>Rt(e).then(()=>snlEditor),shelf:()=>Rt(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>En(location.hash),set:(...r)=>history.replaceState(history.state,"",st(...r)),subscribe(r){let o=()=>ot(
location.hash)===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ht(e,t){for(let n in t)O(e,n,t[n])}var F=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),No=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Wo="http://www.w3.org/1999/xhtml",Lo="http://www.w3.org/2000/svg";function Pn(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
F(s,i,!0);for(let i of n)No(i)?Ht(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>Pn(Wo,e,t),ce=(e,...t)=>Pn(Lo,e,t),me=(e,t,...n)=>ce(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function at(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function Dt(e){let t=[];
return n=>{for(let r of t)F(r,e,!1);t=n.filter(r=>!!r);for(let r of t)F(r,e,!0)}}var S=(e,t,n,r)=>c("button.button",{type:"button",title:t,label:r,click:n},e);function Tn(e,t,n,r=!1){let o=S(e,t,()=>{r=!r,O(o,"aria-pressed",`${r}`),n(r)});return O(
o,"aria-pressed",`${r}`),o}function le(e,t,n,r){let o=t.map(([i,a])=>c("option",{value:i,selected:i===n&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Ft=(e,t,...n)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);async function lt(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var On=(e,...t)=>c("details.fold",c("summary",e),...t);var An=e=>e.closest("section section")?3:2;function Rn(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function jn(e,t){let{start:n,cells:r}=e,o=kn(e),s=new Map;function i(u){let[h,y]=te(
e,u),w=u===n?"start":u===r&&"goal",b=c(".cell",{role:"gridcell","data-cell":u,"data-end":w,style:`grid-column:${y+1}`},c("span.number",`${u}`),c("span.end",{"da\
ta-is":w}),c("span.badge"));return F(b,"odd",(h+y)%2),s.set(u,b),b}function a(u){for(let h of s.values())h.tabIndex=h===u?0:-1}function l(u){let{key:h,target:y}=u,
[w,b]=te(e,Number(y.dataset.cell)),v={ArrowLeft:[w,b-1],ArrowRight:[w,b+1],ArrowUp:[w+1,b],ArrowDown:[w-1,b]};if(h==="Enter"||h===" ")y.click();else if(v[h]){let T=o.
find(P=>`${te(e,P)}`==`${v[h]}`);s.get(T??-1)?.focus()}else return;u.preventDefault(),u.stopPropagation()}let d=u=>o.filter(h=>te(e,h)[0]===u).sort((h,y)=>te(e,
h)[1]-te(e,y)[1]),f=Z(e.rows).reverse(),p=c(".grid",{role:"grid",label:t,keydown:l,focusin:({target:u})=>a(u)},f.map(u=>c(".row",{role:"row"},d(u).map(i))));return a(
s.get(n)??s.get(1)),{node:p,cells:s}}function se({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:i=[],text:a}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[n.style,...l].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return ce(f,{...n,style:d||null},i.map(se),a)}function Cn(e,t,n,r){let{spot:o}=ae(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Nn(e,t,n){let{least:r,more:o,head:s,edge:i}=K.arc,{length:a,spot:l}=ae(
e,t),d=r+o*a,m=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,u]=l(a/2,m*d*2),h=[Me(p,i,n-i),Math.max(u,i)],y=ae(h,t),w=y.spot(y.length-.06);return{from:e,turn:h,tip:w,...Cn(
w,h,s,s*.4)}}function zt(e,t,n,r,o){let{length:s,spot:i}=ae(e,t),a=Math.min(r,s/4),l=i(s-a),d=i(s/2,2*n);return{from:i(a),turn:d,tip:l,middle:i(s/2,n),...Cn(l,d,
o,o/2)}}function Wn(e){if(e>6)return[];let t=K.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function De(e,t,n){let{length:r,spot:o}=ae(Y(e,t),Y(e,n));return ae(o(K.apart),o(r-K.apart))}function In(e,t,n){let{length:r,spot:o}=De(e,t,n),{half:s,over:i,rung:a}=K.
ladder,l=Math.max(2,Math.round(r/a)),d=[s,-s].map(m=>[o(-i,m),o(r+i,m)]),f=Z(l+1).map(m=>{let p=r*m/l;return[o(p,s),o(p,-s)]});return{rails:d,rungs:f}}function Ln(e,t){
let n=(e+t)%2?-1:1;return[0,K.snake.bow,-K.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function ct(e,t,n,{hand:r,bow:o}){let{length:s,spot:i}=De(e,t,
n),{swing:a,wave:l}=K.snake,d=Math.max(1,Math.round(s/l)),f=r*Math.min(a,.08*s);return m=>{let p=1-(2*m-1)**4,u=f*p*Math.sin(2*Math.PI*d*m)+o*Math.sin(Math.PI*m);
return i(s*m,u)}}function _t(e,t,n,r){let o=r.map(([a,l])=>[Y(e,a),Y(e,l)]),s=Ee(e),i={cost:1/0,manner:Ln(t,n)[0]};for(let a of Ln(t,n)){let l=ct(e,t,n,a),d=Z(25).
map(u=>l(u/24)),f=d.some(([u,h])=>u<.15||u>s-.15||h<.15||h>e.rows-.15),p=d.filter(u=>o.some(([h,y])=>xn(u,h,y)<K.snake.clear)).length+(f?100:0);p<i.cost&&(i={cost:p,
manner:a})}return i.manner}function Bn(e,t,n,r){let o=ct(e,t,n,_t(e,t,n,r)),{length:s}=De(e,t,n),i=4*Math.max(1,Math.round(s/K.snake.wave))+2,a=h=>y=>{let w=K.snake.
half*(1-.3*y-.6*y**3),[b,v]=o(y),[T,P]=tt(o,y),$=Math.hypot(T,P)||1;return[b-h*w*P/$,v+h*w*T/$]},l=nt(a(1),0,1,i),d=nt(a(-1),1,0,i),f=[...l,l[l.length-1],d[0],...d],
{spot:m}=ae(o(0),o(.02)),{skull:p,eye:u}=K.snake;return{outline:f,stripe:nt(o,Math.min(.4,.25/s),.85,i),skull:m(-.02),eyes:[m(-.05,.55*p),m(-.05,-.55*p)],pupils:[
m(-.05-u/3,.55*p),m(-.05-u/3,-.55*p)],tongue:[[m(-.14),m(-.24),m(-.3,.05)],[m(-.24),m(-.3,-.05)]]}}var qn=(e,t)=>(2*e+3*t)%Be.light.snakes.length;var de=e=>`${Math.round(e*1e3)/1e3}`,Fe=e=>e.map(t=>t.map(de).join(" ")),ke=e=>`M${Fe(e).join("L")}`,Hn=e=>`M${Fe(e.slice(0,1))}C${Fe(e.slice(1)).join(" ")}`,Jt=(e,t,n)=>`\
M${Fe([e])}Q${Fe([t,n]).join(" ")}`,ne=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),dt=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:de(t),
cy:de(n),r},...o}),ut=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Gt=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:de(e),y:de(t),width:n,height:r,...s},...o}),
Fn=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:de(t),y:de(n),"font-size":r},fill:s,text:o});function Io(e,t,n){let{rails:r,rungs:o}=In(e,t,n),{rail:s,rungWidth:i}=K.
ladder,a=r.map(ke).join("");return[ne("halo",a,{stroke:"cell",width:s+.05}),ne("rungs",o.map(ke).join(""),{stroke:"ladder",width:i}),ne("rails",a,{stroke:"ladde\
r",width:s})]}function Bo(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,pupils:l,tongue:d}=Bn(e,t,n,r),{skull:f,stripe:m,eye:p,pupil:u}=K.snake,h=`snake-${qn(t,
n)}`,y=`${Hn(o)}Z`,w={"stroke-dasharray":"0.04 0.12"};return[ne("halo",y,{stroke:"cell",width:.06}),ne("tongue",d.map(b=>ke(b)).join(""),{stroke:h,width:.025}),
ne("skin",y,{fill:h}),ne("stripe",Hn(s),{stroke:"cell",width:m},w),dt("skull",i,f,{fill:h}),...a.map(b=>dt("eye",b,p,{fill:"die"})),...l.map(b=>dt("pupil",b,u,{
fill:"dieInk"}))]}function Pe(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>a),s=(i,a,l,d)=>ut(i,d,{"data-ends":`${a} ${l}`});return[...r.map(
([i,a])=>s("ladder",i,a,Io(e,i,a))),...o.map(([i,a])=>s("snake",i,a,Bo(e,i,a,r)))]}function mt(e){let[t,n]=te(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,
width:l}=K.flag,[d,f,m]=s,p=y=>y.map(([w,b])=>[r+w,o+b]),u=ke(p([s.slice(0,2),[d,m]])),h=`${ke(p([[d,f],i,[d,a]]))}Z`;return ut("flag",[ne("pole",u,{stroke:"goa\
l",width:l}),ne("pennant",h,{fill:"goal"})])}function ze([e,t],n,r=1){let{side:o,corner:s,pip:i}=K.die,a=Wn(n).map(m=>dt("pip",m,i,{fill:"dieInk"})),l=Fn("face",
[0,o*.24],o*.7,`${n}`,"dieInk"),d={name:"side",fill:"die",stroke:"now",width:.035},f=Gt([-o/2,-o/2],o,o,d,{rx:s});return ut("die",[f,...a.length?a:[l]],{transform:`\
translate(${de(e)} ${de(t)}) scale(${r})`})}function Dn(e,t,n){let[r,o]=te(e,t),s={name:n,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stro\
ke-dasharray":"0.03 0.06"};return Gt([o+.06,e.rows-r-.94],.88,.88,s,i)}function zn(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Dn(e,o,"stand")];if(n===
null)return s;let i=Y(e,t);if(t===r)return[ze(i,n)];let{turn:a,neck:l,wings:d}=Nn(i,Y(e,r),Ee(e)),f=`--far:${de(ae(i,a).length+ae(a,l).length)}`,m={stroke:"now",
width:K.arc.width};return[Dn(e,r,"landing"),...s,ne("arc",Jt(i,a,l),m,{"stroke-linecap":"butt",style:f}),ne("tip",`${ke(d)}Z`,{fill:"now"}),ze(i,n)]}function _n(e,t,n){
let r=n;return t.map(([o,s,i],a)=>{let[l,d]=[Y(e,r),Y(e,s)],f=zt(l,d,d[0]>=l[0]?-.3:.3,.12,.16);r=i;let[m,p]=[f.middle[0],Math.floor(f.middle[1])+.5],u=Jt(f.from,
f.turn,f.neck),h=`${ke(f.wings)}Z`;return ut("leg",[ne("rim",u,{stroke:"cell",width:.1}),ne("shaft",u,{stroke:"ink",width:.05}),ne("tip",h,{fill:"ink"}),Gt([m-.3,
p-.14],.28,.28,{name:"count",fill:"ink"},{rx:.04}),Fn("order",[m-.16,p+.066],.19,`${a+1}`,"cell"),ze([m+.16,p],o,.8)],{style:`--order:${a}`})})}function Jn(e,t,n){
let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,
l]=[Y(e,i),Y(e,s)],{from:d,turn:f,tip:m,wings:p}=zt(a,l,.12,.18,.13),u=Jt(d,f,m)+ke(p);return ne(r.has(s)?"branch.strong":"branch",u,{stroke:"ink",width:.03})})}var Ut=e=>me(".face","-.19 -.19 .38 .38",se(ze([0,0],e))),pt=()=>c("li.chip",c("span",{role:"img"}),c("small"));function ft({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(O(e,"label",`Roll ${n}`),e.replaceChildren(Ut(n))),L(t,r)}var xe=e=>`${Ie(e).kind} ${e.join("→")}`,Gn=(e,t)=>_({...e,name:"",jumps:t}),gt=(e,t)=>Gn(e,e.jumps.filter(([n])=>n!==t)),ht=(e,t,n)=>Gn(e,[...gt(e,t).jumps,[
t,n]]);function Un(e,[t,n],r,o){let s=gt(e,t);return r?ht(s,t,o):ht(s,o,n)}var Vt=({jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===
t));function Vn(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=n);return _({...e,...t,name:"",jumps:r})}function Kn(e){let t=[e],n=0;return{now:()=>t[n],
add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){return n+=r,t[n]}}}function Yn(e,{tries:t,draws:n,drops:r}){let o=0,s=0,i=!1;function a({clientX:d,clientY:f}){let m=e.cellAt(d,f);!m||m===s||(s=m,i=!0,t(o,s))}function l(d){removeEventListener(
"pointermove",a),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),i&&(d?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:f,clientX:m,clientY:p})=>{let u=e.cellAt(m,p);i=!1,!(d||!f||!u)&&(o=s=u,addEventListener("pointermove",a),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>i,stop:()=>l()}}var _e=(e,t)=>c("label.setting",c("span",e),t),qo=[[1,"on cell 1"],[0,"off the board"]],Ho=[["stay","no move"],["bounce","bounce back"],["win","win"]],Do=[["","\
one"],["yes","as many as follow"]];function Qn(e){let t=c("input.button",{type:"number",min:1,max:Bt,change:()=>e({cells:t.valueAsNumber})}),n=c("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=n.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:i.length===
1?i[0]:i})}}),r=le("Start",qo,1,i=>e({start:Number(i)})),o=le("Past the goal",Ho,"stay",i=>e({overshoot:i})),s=le("Jumps in a throw",Do,"",i=>e({chained:!!i}));
return{node:c(".settings",_e("Cells",t),_e("Die",n),_e("Start",r),_e("Past the goal",o),_e("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,n.value=typeof i.
die=="number"?`${i.die}`:i.die.join(" "),r.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function $e(e){return Array.isArray(e)?`[${e.map($e).join(", ")}]`:JSON.stringify(e)}function Kt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Fo({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function zo({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([f,m])=>`  "${f}": ${$e(m)}`).join(
`,
`)}
}
`}function _o(e){Kt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${$e(t)}
`}function Jo(e){Kt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Z(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of rt(t))n[s][i]=r.get(o)??-1;return`[${n.map($e).join(`,
 `)}]
`}function Go(e){Kt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Te=[{name:"python",title:"Python: Board(...)",write:Fo},{name:"json",title:"JSON",write:zo},{name:"move-array",title:"Move array, from 0",write:_o},{name:"\
grid",title:"LeetCode grid",write:Jo},{name:"hackerrank",title:"HackerRank text",write:Go}];var Zn=["jumps","ladders","snakes","die","start","chained","overshoot"],Uo=Zn.slice(0,3);function Vo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Ko(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Yo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Ko(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Zn.includes(s))throw new Error(`a board has no option ${s}`);
Uo.includes(s)?n.jumps.push(...Qo(i)):n[s]=Xn(i)}return[n]}function Xn(e){try{return Vo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Qo(e){
let t=Xn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${$e(n)}`);return t}var Zo="format version name author source cells die start chained overshoot jumps".split(" ");function Xo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Zo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function er(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${$e(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function es(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=rt(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function ts(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),n=0;function r(i,a){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==i||!l.every(d=>/^\d+$/.test(d)))throw new Error(`line ${n}: expected ${a}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[l,d]of[["ladder",1],["snake",-1]]){let[f]=r(1,`the number of ${l}s`);
if(f>100)throw new Error(`line ${n}: 100 cells have no room for ${f} ${l}s`);for(let m=0;m<f;m+=1){let p=r(2,`the two cells of a ${l}`);if((p[1]-p[0])*d<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${l}`);a.push(p)}}s.push({cells:100,jumps:a})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function ns(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[es(r)]:typeof r[0]=="object"?r.map(Xo):[er(r)]}function bt(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Yo(t).map(_);if(/^[[{]/.test(t))return ns(t).map(_);if(n&&/[\r\n]/.test(t))return ts(t).map(_);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(er(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function tr(e){let t,[n]=Te,r=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=c("p.quiet",{role:"alert"}),s=le("Notation",Te.map(({title:f},m)=>[
m,f]),0,f=>{n=Te[Number(f)],i()});function i(){if(d.open){r.value=r.placeholder="",L(o,"");try{r.value=n.write(t).trim()}catch(f){r.placeholder=`${f.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!r.value.trim()){L(o,"There is no text to copy.");return}r.select();let f=await lt(r.value);
e.say(f?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let f=bt(r.value);e.use(f[0]);let m=`The text holds ${f.length} boards. This is the first.`;L(o,f.length>1?m:"")}catch(f){
L(o,`This cannot be read: ${f.message}.`)}}let d=On("Copy or paste as text",c(".tools",s,S("Copy",null,a),S("Use this text","Read the board in the text",l)),r,o);
return d.addEventListener("toggle",i),{node:d,show(f){t=f,i()}}}var nr=(e,t)=>({change:n=>ht(n,e,t),says:`Drawn: ${xe([e,t])}.`}),rr=(e,t,n)=>({change:r=>Un(r,e,t,n),says:`Moved: ${xe(e)} is now ${xe(t?[e[0],n]:[n,e[1]])}.`}),
or=e=>({change:t=>gt(t,e[0]),says:`Removed: ${xe(e)}.`}),rs={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},os={change:e=>vn(e),says:"Drawn at \
random."},Yt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Qt(e){let t,n,r=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),l=c("ol.\
thrown",{label:"A shortest route"}),d=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=S("Undo","Ctrl+Z",()=>e.go(-1)),m=S("Redo","Ctrl+Y",()=>e.
go(1)),p=S("Random","Other jumps",()=>A(os)),u=S("Remove all jumps",null,()=>A(rs)),h=Tn("Route","One of the shortest routes",b,s),y=Qn(k=>A({change:N=>Vn(N,k),
says:""})),w=tr(e);function b(k){s=k,P()}function v({distance:k,predecessor:N,throws:j,route:z}){t.paint({current:r,distance:k,predecessor:N,route:s,piece:!1}),
L(i,j??"none"),L(a,j===null?"the goal is out of reach":X(j).replace(/^\S+ /,"")),at(l,z,pt,(Q,[R,,x])=>ft(Q,R,`to cell ${x}`))}let T=()=>Vt(t.board,r)[0];function P(){
v(t);let k=T();t.light(k),t.hold(k??[]),d.replaceChildren(...Vt(t.board,r).flatMap($)),O(f,"aria-disabled",!e.can(-1)),O(m,"aria-disabled",!e.can(1))}function $(k){
let N=S(`Remove ${xe(k)}`,"Delete",()=>A(or(k))),j=Ie(k).ends.map((z,Q)=>S(`Move its ${z}`,null,()=>{o={jump:k,end:Q},e.say(`Choose the cell where the ${z} of ${xe(
k)} goes.`),t.cells.get(k[Q])?.focus({preventScroll:!0})}));return[N,...j]}function A({change:k,says:N}){r=o=null;try{e.use(k(t.board)),e.say(`${N} ${Yt(t.throws)}`.
trim())}catch(j){e.say(ue(j.message)),y.show(t.board),P()}}function H(k,N){let j=T();return j?.includes(k)?rr(j,j.indexOf(k),N):nr(k,N)}function C(k,N){let j=t.
trial(H(k,N).change(t.board));v(j),e.say(`If you let go here: ${Yt(j.throws)}`)}function M(){r=o=null,t.trial(t.board),P(),B()}let B=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${Yt(t.throws)}`);return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",
c("p","Fewest ",i,a)),l,d,c(".tools",f,m,p,u,h),y.node,w.node],show(k){t=k,r=o=null,n=Yn(t,{tries:C,draws:(j,z)=>A(H(j,z)),drops:M}),y.show(t.board),w.show(t.board),
P(),B()},leave:()=>n.stop(),choose(k){if(!(!k||n.wasDrawing()))if(o)A(rr(o.jump,o.end,k));else if(r===k)M();else if(r!==null)A(nr(r,k));else{r=k,P();let N=T(),j=N?
` Or drag an end of ${xe(N)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(k,{ctrlKey:N,metaKey:j,shiftKey:z,altKey:Q}){
let R=T();if(N||j){let x=k==="y"||z&&k==="Z"?1:k==="z"?-1:0;return x&&e.go(x),x!==0}if(k==="Escape"&&r!==null&&!Q)M();else if((k==="Delete"||k==="Backspace")&&R)
A(or(R));else return!1;return!0}}}var Zt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function sr(e,t){let n=e.start;return t.map(r=>{let o=Zt(e,n,r);return n=o.stand,o})}function Oe(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o&&t.push(Zt(e,n(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var ar={cells:2,start:1,columns:1,rows:2},lr=(e,t)=>me("",e,...t.map(se)),ir=(e,t)=>lr("0 0.3 1 1.4",Pe(ar,new Map([[e,t]]))),ss={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function cr({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[c("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[ir(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,i])=>s>i)&&[ir(2,1),`Land on the head of a snake and you slide to its tail${r}`],[lr("0.3 0\
 0.8 0.6",[mt({...ar,cells:1,rows:1})]),ss[n]]].filter(s=>!!s).map(s=>c("li",s))}var[dr,ur]=[150,350],is=.25,mr=24;function as({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...Z(o-e+1).map(i=>e+i),...Z(o-n).
map(i=>o-1-i)]}function ls(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=De(e,n,r);return[a(0),a(i),Y(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=ct(e,n,r,
_t(e,n,r,o));return[...Z(mr+1).map(i=>s(i/mr)),Y(e,r)]}function pr(e,t,n,r){let s=as(n,e.cells).map(d=>Y(e,d)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
d,[f,m]]of s.slice(1).entries()){let[p,u]=s[d],h=[(p+f)/2,Math.min(u,m)-is];i.push({at:h,time:a+dr/2,easing:"ease-in"}),a+=dr,i.push({at:[f,m],time:a,easing:"ea\
se-out"})}for(let d of n.feet){let f=ls(e,t,d);for(let[m,p]of f.entries())i.push({at:p,time:a+ur*(m+1)/f.length,easing:"linear"});a+=ur}let l=Me(r/(a||1),0,1);return i.
map(d=>({...d,time:d.time*l}))}var cs="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",fr=([e,t])=>`translate(${e}px,${t}px)`;function hr(e,t){let n=ce("path.piece",{d:cs,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&O(n,"style",`t\
ransform:${fr(Y(e,i))}`)},rest:s,walk(i,a,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let d=0,f=i.flatMap(p=>{let u=pr(e,t,p,a).map(
h=>({...h,time:d+h.time}));return d=u.at(-1)?.time??d,u});if(d===0)return;let m=f.map(({at:p,time:u,easing:h})=>({transform:fr(p),offset:u/d,easing:h}));O(n,"vi\
sibility",null),r=n.animate(m,{duration:d}),r.onfinish=()=>{s(),l?.()}}}}var ds=400;function gr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:i,cells:a,jumps:l}=t,d={cells:a,start:i,...e},{rows:f}=e,m=Ee(d),{node:p,
cells:u}=jn(d,n),h=new Map,y=Dt("new"),w=Dt("touched"),b=!1,v=null,T=new Set,P=null,$=[],A=`0 0 ${m} ${f}`,H=me(".layer.goal",A,se(mt(d))),C=me(".layer.jumps",A,
Pe(d,l).map(se)),[M,B,k]=["g.tree","g.move","g.route"].map(I=>ce(I)),N=me(".layer.above",A,M,B,k),j=hr(d,l),z=me(".layer.top",A,j.node),Q=c(".sheet",p,H,C,N,z);
function R(I,D,G){if(!v)return"";let[V,oe]=[v.distance.get(I),v.predecessor.get(I)],U=[`cell ${I}`,u.get(I)?.dataset.end,...yn(I,l)],ee=v.visited.has(I)?"visite\
d":"not reached";return U.push(D?"current":"",V!=null?`reached in ${X(V,o)}`:ee,oe!=null?`from ${oe}`:"",G?r:"",T.has(I)?"part of what is wrong":""),U.filter(Boolean).
join(", ")}let x=I=>`var(--tint-${Lt(I,s)})`;function g(I,D,G,V){let oe=I.current===D,U=I.visited.has(D),ee=I.distance.get(D),mn=I.predecessor.get(D),pn=`${[oe,
V,U,ee,mn,T.has(D)]}`;if(h.get(D)===pn)return;h.set(D,pn);let ho=ee!=null?"reached":U&&"visited";Ht(G,{"data-distance":ee,"data-tint":ee!=null&&Lt(ee,s),"data-f\
rom":mn,"data-visited":U,"data-waits":V,"aria-current":oe,"data-state":oe?"current":V?"frontier":ho,label:R(D,oe,V)}),ee!=null&&G.style.setProperty("--tint",x(ee)),
O(G.lastChild,"data-is",Ct(ee)||null)}function E(){if(!v)return;let I=new Set(v.frontier.map(([D])=>D));for(let[D,G]of u)g(v,D,G,I.has(D))}function W(){if(!v)return;
let I=b?Jn(d,v.predecessor,v.current):[];M.replaceChildren(...I.map(se))}let q=I=>I.map(D=>C.querySelector(`[data-ends="${D} ${l.get(D)}"]`));function J(I,D){let G=new Set(
q(D));for(let V of C.children)F(V,I,G.has(V))}function Ot(I){let D=I.flatMap(([,G,V])=>V===G?[]:t.ride(G).feet);k.replaceChildren(..._n(d,I,i).map(se)),F(C,"rou\
ted",I.length),J("taken",D)}let un=()=>F(Q,"arrived",!0),fo=`${m>7?".close":""}${m>12?".dense":""}${m>24?".tiny":""}`;return{plan:d,cells:u,columns:m,shape:m/f,
node:c(`.board${fo}`,{style:`--wide:${m};--high:${f}`},Q),paint(I,D,G,V,oe=0){v=I;let U=`${Object.values(G??{})}`!=`${Object.values(P??{})}`;(U||V.length)&&j.rest(),
F(Q,"arrived",!1),E(),y([...D].map(ee=>u.get(ee))),W(),B.replaceChildren(...(G?zn(d,G):[]).map(se)),w(q(G?.feet??[])),`${V}`!=`${$}`&&Ot(V),oe>0&&V.length?j.walk(
sr(t,V),ds,un):oe>0&&U&&G&&j.walk([G],oe),P=G,$=V},piece:j,top:z,celebrate:un,showTree(I){b=I,W()},mark(I,D){let G=D.flatMap(U=>U.moves??[]),V=D.flatMap(U=>U.jumps??
[]),oe=G.flatMap(([,U])=>t.ride(U).feet);J("found",[...V.map(([U])=>U),...oe]),T=new Set(D.flatMap(U=>U.cells??[]));for(let[U,ee]of u)F(ee,"differs",U===I),F(ee,
"found",T.has(U));E()},drawn:()=>({plan:d,jumps:l,farthest:s,state:v,found:T,move:P,treeShown:b,route:$})}}function wt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let i=new Map(t.filter(([m,p])=>m!==p)),a=typeof n=="number"?Array.from({length:n},(m,p)=>p+
1):n;function l(m,p=[]){if(p.includes(m))return{feet:p,stand:null};let u=i.get(m);return u===void 0||p.length&&!o?{feet:p,stand:m}:l(u,[...p,m])}function d(m){return m<=
e?m:s==="win"?e:s==="bounce"?2*e-m:0}function f(m){return m===e?[]:a.flatMap(p=>{let u=d(m+p),h=u>0?l(u).stand:null;return h===null?[]:[[p,u,h]]})}return{cells:e,
start:r,faces:a,jumps:i,ride:l,moves:f}}function Je({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let l of i){let d=(r.get(l)??0)+1;for(let f of n(l)){let m=f[2];r.has(
m)||(r.set(m,d),o.set(m,l),s.set(m,f),i.push(m))}}let a=[];for(let l=t,d=s.get(l);d;d=s.get(l))a.unshift(d),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var us=1400;function pe(e){let t=wt(e),n=Je(t),r=gr({layout:He(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:i,piece:a}=r,l=ce("g.sketch");r.top.prepend(l);let d=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(f){let{current:m=null,near:p=[],distance:u,predecessor:h,move:y=null}=f,
{route:w=!1,piece:b=!0}=f,v={current:m,frontier:[...p].map(T=>[T,""]),distance:u??new Map,predecessor:h??new Map,visited:new Map};r.paint(v,[],y,w?o:[]),a.stand(
b?m:null)},walk(f){a.walk([f],us,()=>f.stand===e.cells&&r.celebrate())},rest:a.rest,trial(f){let m=new Map(f.jumps),p=new Set;for(let w of[...d?.children??[]]){
let[b,v]=(w.getAttribute("data-ends")??"").split(" ").map(Number);m.get(b)===v?p.add(b):w.remove()}let u=new Map(f.jumps.filter(([w])=>!p.has(w))),h=Pe(s,u).map(
se);for(let w of h)F(w,"lit",!0);d?.append(...h),t.jumps.clear();for(let[w,b]of m)t.jumps.set(w,b);let y=Je(t);return o=y.route,y},light(f){for(let m of d?.children??
[])F(m,"lit",m.getAttribute("data-ends")===f?.join(" "))},hold(f){let m=f.map(p=>{let[u,h]=Y(s,p);return ce("circle",{cx:u,cy:h,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});l.replaceChildren(...m)},cellAt(f,m){let u=r.node.getRootNode().elementFromPoint(f,m)?.closest("[data-cell]"),h=u&&r.node.
contains(u)&&u.dataset.cell;return h?Number(h):null}}}var Ae=({columns:e,shape:t,node:n})=>c(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},n),br=e=>new Set(
e.map(([,t])=>t));function ms(e,t){let n=`You reached the goal in ${X(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a ro\
ute?`}var ps=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function fs(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ps()?`\
 (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function wr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no th\
row is needed.":fs(n);let o=et(r);return e.won()?`${o} ${ms(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function yr(e,t,{
cells:n}){let r=`${Xe(Wt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function kr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${X(e)}: ${n.join(", ")}.`}function Xt(e,t){let n,r,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amount"),l=c("ol.thrown.history",
{label:"Your throws"}),d=c("ul.guide",{label:"How to play"}),f=S("Undo","Take the last throw back (Backspace)",v),m=S("Start again","Back to the start",T),p=S("\
Show the shortest route",null,P),u=!1;function h(){let{thrown:$}=r,A=r.moves(),H=u||r.won();n.paint({current:r.at(),near:br(A),distance:r.trail(),move:u?null:$.
at(-1)??null,route:u});for(let C of o.children){let M=Number(C.dataset.face);O(C,"aria-disabled",!A.some(([B])=>B===M))}L(s,$.length),L(i,$.length===1?"throw":"\
throws"),L(a,H?n.throws??"none":"?"),at(l,$,pt,(C,M)=>ft(C,M.face,Nt(M))),d.hidden=$.length>0;for(let C of[f,m])O(C,"aria-disabled",!$.length);O(p,"aria-pressed",
`${u}`),O(e.root,"data-won",r.won())}let y=()=>e.say(wr(r,n.throws,n.faces));function w($){if(r.won())return;let A=r.at();u=!1,r.throws($)?(b(),n.walk(r.thrown[r.
thrown.length-1])):(h(),e.say(yr($,A,n.board)))}function b(){h(),y(),t?.(r.thrown.map(({face:$})=>$))}function v(){r.undo()&&b()}function T(){r.thrown.length&&(r=
Oe(n.rules),u=!1,b())}function P(){u=!u,h(),u?e.say(kr(n.throws,n.route)):y()}return{name:"Play",under:o,side:[c(".score",c("p","You ",s,i),c("p","Fewest ",a)),
c(".tools",f,m,!t&&p),d,l],show($){n=$,r=Oe(n.rules),u=!1,d.replaceChildren(...cr(n.board)),o.replaceChildren(...n.faces.map(A=>{let H=S(Ut(A),null,()=>w(A),`Th\
row ${A}`);return O(H,"data-face",A),H})),h(),y()},replay($){let A=r;r=Oe(n.rules);let H=$.every(C=>r.throws(C));return H||(r=A),h(),y(),H},leave:()=>O(e.root,"\
data-won",null),choose($){let A=r.moves(),H=A.find(([,C])=>C===$)??A.find(([,,C])=>C===$);H?w(H[0]):r.won()||e.say(`No throw leads from ${r.at()} to ${$}.`)},key($,{
ctrlKey:A,metaKey:H,altKey:C}){if(A||H||C)return!1;let M=Number($);if($==="Backspace")v();else if($!==" "&&n.faces.includes(M))w(M);else return!1;return!0}}}var yt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var en=new Map;function gs(e){let t=en.get(e)??new CSSStyleSheet;return en.has(e)||t.replaceSync(e),en.set(e,t),t}function xr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=yt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[gs(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var vr=e=>e.getRootNode().activeElement??
null;function Re(e){let t=c("span.strip.quiet",{role:"status"}),n=c("span.clock.quiet",{"aria-hidden":"true"}),r=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:c("span.progress",r,t),say(o,s=""){L(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,L(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&O(r,"value",o),L(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),L(n,""),r.hidden=!0}}}}var Se=["sessionStorage","localStorage"],bs="This browser stores nothing here",ws="The browser's storage is full";function fe(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function je(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?ws:bs}}function tn(e,t=Se){for(let n of t)try{window[n].removeItem(e)}catch{}}var[xt,vt]=["snl-workbench",1],$r="download what you want to keep.",ys=`Another version of the workbench has stored code here, which is left alone: ${$r}`;function kt(e){
let t=fe(e,xt);return t?.version===vt&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var ks=e=>(fe(e,xt)?.version??vt)!==vt;function Sr(){let e=Se.
some(ks),t={version:vt,signature:"board",sources:{}},n=kt("sessionStorage")??kt("localStorage")??t;return{kept:n,store(r){if(e)return ys;let o={...(kt("localSto\
rage")??n).sources};r in n.sources?o[r]=n.sources[r]:delete o[r];let s=je(xt,n,{...n,sources:o});return s&&`${s}: ${$r}`},elsewhere:r=>kt("localStorage")?.sources[r]??
null,follow(r){let o=({key:s})=>s===xt&&r();return addEventListener("storage",o),()=>removeEventListener("storage",o)}}}function Mr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var xs="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Er({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},l=!1,d="",f=null,m=c(".tools"),p=c(".tabs",{role:"group",label:"Program"}),u=()=>a.kind===
"mine"||a.kind==="second",h=()=>({kind:l?"second":"mine"}),y=x=>x&&s.second||s.signature,w=x=>`${x?"2:":""}${y(x)}`;function b(){let x=i.signatures.find(({name:g})=>g===
y(l));return s.sources[w(l)]??x?.template??""}function v(){return u()?b():a.kind==="link"?t??"":i.programs.find(({name:x})=>x===a.name)?.source??""}function T(x){
a=x,u()&&l!==(a.kind==="second")&&(l=!l,f=null,P()),R(),n(v(),!u())}function P(){let x=e.elsewhere(w(l));x!==b()&&(f=x)}function $(){let[x,g]=[f,r()];A(x??""),T(
h()),f=g,R()}function A(x){s.sources[w(l)]=x,d=e.store(w(l))}function H(){delete s.sources[w(l)],d=e.store(w(l)),T(h())}function C(x){l||(s.second=y(!0)),s[l?"s\
econd":"signature"]=x,d=e.store(w(l)),f=null,P(),T(h())}function M(){let x=`${a.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");Mr(new Blob([r()],{type:"te\
xt/x-python"}),x)}function B(){l=!1,A(t??""),T({kind:"mine"})}function k(x,g,E=null){let W=S(x,E,()=>T({kind:g}));return O(W,"aria-pressed",`${g===a.kind}`),W}function N(x,g){
let W=i.programs.filter(J=>J.kind===g).map(({name:J,title:Ot})=>c("option",{value:J},Ot)),q=c("optgroup",W);return q.label=x,q}function j(){let x=le("A program \
to look at",[["","Look at a program"]],"",g=>T(g?{kind:"program",name:g}:h()));return x.append(N("Algorithms","algorithm"),N("Mistakes","mistake")),x.value=a.name??
"",F(x,"chosen",a.kind==="program"),x}let z=()=>S("Download","As a file of Python",M);function Q(){let x=i.signatures.map(({name:q,title:J})=>[q,J]),g=le("How i\
t is called",x,y(l),C),E=S("Reset","Back to the beginning of this signature",H),W=S("Other tab's code","Exchange it with the code here",$);return W.hidden=f===null,
[g,E,z(),W]}function R(){p.replaceChildren(k("Mine","mine"),k("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[k("From the lin\
k","link")],j());let x=S("Make it mine","Instead of what is there",B);u()?m.replaceChildren(...Q()):m.replaceChildren(...a.kind==="link"?[x]:[],z())}return{node:c(
".programs",p,m),kind:()=>a.kind,isMine:u,trouble:()=>d||(f===null?"":xs),end:e.follow(()=>{P(),R(),o()}),show(x){i=x,P(),i.signatures.some(({name:g})=>g===s.signature)||
(s.signature="board"),T(a)},changed(x){u()&&A(x)},question(){return a.name?{name:a.name}:{source:r(),signature:u()?y(l):null}},other(){let x=s.sources[w(!l)];return u()&&
x?.trim()?{source:x,signature:y(!l)}:null}}}function Ce(e){let t=c(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=c("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ge=e=>e===null?"out of reach":X(e),re=(e,t,...n)=>c(`.card.${e}`,{role:"group",label:t},c("b.card-title",t),n),ie=e=>e&&c("p",e),he=e=>e&&c("p.quiet",e),Pr=(e,t)=>c(
"p","Right is ",c("b",Ge(e)),", yours says ",c("b",Ge(t)),"."),Tr=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the function is\
 given.";function Ne(e,{point:t}){return e===null?null:c(".tools",S(`Show line ${e}`,null,()=>t(e)))}var $t=e=>c("a.button",{href:`${At()}play.html${ye(e)}&draw`},
"Open this board in the workbench");function nn(e,t){let n=_(e),r=pe(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[
t]:[]),{board:n,node:Ae(r)}}function Ue(e,t){let{report:n}=e,r=`The boards: ${n.boards[0].toLowerCase()}${n.boards.slice(1)}.`,o=n.notes.map(i=>he(`Note: ${i.says}\
.`));if(n.correct===!1)return $s(e,n,[he(r),...o],t);if(n.correct)return vs(n,[he(r),...o]);let s=`${n.name} could not be judged`;return re("open",s,ie(ue(n.finding.
says)),...o)}var Or=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function vs({name:e,proven:t,tested:n,tried:r},o){let s=c("p",c("b",
"Proven"),`, by playing every one: ${t}.`),i=c("p",c("b","Tested"),`, which proves nothing about others: ${n}.`),a=`${e} is right on every board that was tried`;
return re("right",a,s,n&&i,he(`${Or({tried:r})}.`),...o)}function $s({like:e,stepper:t},n,r,o){let{finding:s,expected:i,got:a,smallest:l}=n,{board:d,node:f}=nn(
n.board,s),m=t&&S("Step to the first difference",null,()=>o.step(t)),p=e.slice(0,2).map(({title:w,repair:b})=>`It answers like a known mistake: ${w}. The repair\
: ${b}`),u=typeof a=="number"?null:a,h=[typeof a=="number"||a===null?Pr(i,a):ie(`Right is ${Ge(i)}. Yours: ${a.says}.`),s.kind!==u?.kind&&ie(ue(s.says)),ie(Tr(u)),
...p.map(he),he(`${we(d)} · ${Or(n)}`),...r,c(".tools",m,o.draw(d))];return re("wrong",`Wrong on this board${l?", the smallest there is":""}`,c(".exhibit",f,c(
".told",h)))}function Ss({right:e,ended:t,throws:n,expected:r,finding:o,line:s},i){if(e)return re("right",`Right on this board: ${Ge(n)}`,he("One board proves l\
ittle. Check plays them all, smallest first."));let a=t==="returned";return re("wrong",a?"Wrong on this board":"No answer on this board",a&&Pr(r,n),o&&ie(ue(`${o.
says}${s===null?"":`, in line ${s}`}`)),ie(Tr(o)),Ne(s,i))}var Ms=["program","throws","agrees","cells taken","edges","longest frontier"];function Es({comparison:{
throws:e,rows:t}}){let n=t.map(a=>{let l=a.answered?[a.throws??"none",a.agrees?"yes":"no"]:["no answer","–"],d=[a.cells_taken,a.edges_looked_at,a.longest_frontier],
m=[...l,...d.map(p=>p??"–")].map(p=>c("td",`${p}`));return c("tr",c("th",{scope:"row"},a.algorithm),m)}),r=Ms.map(a=>c("th",{scope:"col"},a)),o=c("table",c("t\
head",c("tr",r)),c("tbody",n)),s=t.map(({algorithm:a,first_difference:l})=>l&&he(`${a} first differs at cell ${l.cell}: ${l.finding.says}.`)),i=`On this board: ${Ge(
e)}`;return re("open",i,Ft("","Comparison",o),...s)}var Ps={board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to r\
un",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};function Ve({what:e,says:t,line:n},r){let o=e==="stopped"?"open":"wrong",s=ie(ue(`${n===
null?"":`line ${n}: `}${t}`));return re(o,Ps[e]??"That did not work",s,Ne(n,r))}function rn({printed:e,more_printed:t}){if(!e?.length)return null;let n=e.map(({
line:o,text:s})=>c(".print",c("span.quiet",o===null?"":`line ${o}`),c("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return re("open","\
It printed",Ft(".printed","What it printed",n),he(r))}function Ts(e,t){return e.kind==="failure"?Ve(e,t):e.of==="check"?Ue(e,t):e.of==="compare"?Es(e):e.of==="s\
olve"?Ss(e,t):null}var Ar=(e,t)=>[Ts(e,t),rn(e)].filter(n=>!!n),Ke=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",St=e=>e[0]?.querySelector("p")?.textContent??
"";var Os=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],As="This code came with the link. It has not run, and runs only when\
 you press a button below.",Rr="It runs …",Rs=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function jr(e,t){let n,
r=null,o=!1,s=!1,i=!1,a=t.host(v),l=Sr(),d=t.store.get().code,f=c(".editor"),m=c("p.note.quiet"),p=Re(a.size),u=c(".cards"),h=Ce(t),y=S("Stop","End what is runn\
ing",()=>a.stop()),w=Os.map(([M,B,k])=>S(M,k,()=>H(B))),b=Er({keeper:l,arrived:d,open:T,text:()=>r?.text()??"",heard:()=>P()});function v(M){i&&p.loads(M,Rr)}function T(M,B){
r?.open(M,B),P()}function P(){let M=b.kind()==="link",B=b.isMine()?b.trouble():"";L(m,M?As:B||(a.refusal??"")),F(m,"strong",M)}async function $(){o=!0;try{let[{
make:M},B]=await Promise.all([t.editor(),t.shelf()]);r=M(f,"Program",k=>{b.changed(k),P()}),b.show(B)}catch(M){L(m,`The editor cannot be loaded: ${M.message}`)}
A()}function A(){for(let M of w)O(M,"aria-disabled",i||!r||!!a.refusal);y.hidden=!i,O(u,"aria-busy",`${i}`),!s&&a.size&&p.say(`Python (${a.size}) loads at the f\
irst run.`)}async function H(M){if(i||!r||a.refusal)return;s=i=!0,r.point(null),u.replaceChildren(),h.clear(),p.say(Rr),A();let B=M==="compare"?b.other():null,{
board:k}=n,N={kind:M,program:b.question(),board:k,other:B},j=await a.ask(N,z=>p.say(`${z} …`));i=!1,p.done(),A(),C(j)}function C(M){let B=Ar(M,{step:h.step,draw:j=>S(
"Move this board to Draw",null,()=>{e.use(j),e.enter("Draw")}),point(j){r?.point(j),r?.focus()}});(M.kind==="result"&&M.of)==="compare"&&b.isMine()&&!b.other()&&
B.push(Rs()),u.replaceChildren(...B),"line"in M&&M.line&&r?.point(M.line),u.scrollIntoView({block:"nearest"}),M.kind==="result"&&M.of==="trace"&&h.step(M.stepper);
let N=Ke(B);e.say(N?`${N}. ${St(B)}`:"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it runs. Change it in Draw."),
side:[b.node,m,f,c(".tools.acts",w,y,p.node)],foot:[u],below:[h.node],show(M){n=M,n.paint({piece:!1}),o||$(),A(),e.say("Write a function, then run it, check it \
or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),b.end(),r?.destroy()},more:()=>b.isMine()?r?.text()??null:null,stays:()=>d}}var Mt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Cr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Nr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Ye(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(_),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),l=c("p.trouble",{role:"alert"}),d=c(""),f=c(".main",d),m=c(".side"),p=c(".\
stage",f,m),u=c(".foot"),h=c(""),y=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:y,say:g=>L(i,g),use(g){v.add(g),
k(g),B()},can:g=>v.can(g),go(g){v.can(g)&&(k(v.go(g)),B())},enter(g){N(T.find(E=>E.name===g)??P),k($.board),B()}},b=r.get(),v=Kn(b.board??_(t.board)),T=t.only?[
t.only==="Play"?Xt(w,n.played):Qt(w)]:[Xt(w),Qt(w),jr(w,n)],P=T.find(({name:g})=>g===b.mode)??T[0],$=pe(v.now()),A=s.map(({name:g},E)=>[`${E}`,g]),H=le("Board",
[["","Your board"],...A],"",g=>{let E=s[Number(g)];g&&E&&w.use(E)}),C=c("input.address",{readonly:"",label:"To copy",hidden:""});async function M(){let E=`${location.
href.split("#")[0]}${st($.board,P.name,P.more?.()??null)}`;C.value=E,C.hidden=await lt(E),C.hidden||C.select(),w.say(C.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function B(){let[g=null]=T.flatMap(({stays:E})=>E?.()??[]);r.set({...$.board,name:""},P.name,g)}function k(g){let E=vr(d),W=d.contains(
E)&&E?.dataset.cell;$.rest(),$=pe(g),d.replaceChildren($.node),O(p,"style",`--shape:${$.shape};--columns:${$.columns}`),O(y,"style",`--rows:${$.plan.rows}`),L(a,
we({...g,name:""}));let q=s.findIndex(J=>ye(J)===ye(g));H.value=q<0?"":`${q}`,H.options[0].hidden=q>=0,C.hidden=!0,L(l,""),P.show($),W&&$.cells.get(Number(W))?.
focus({preventScroll:!0})}function N(g){P.leave(),P=g;for(let[E,W]of j.entries())O(W,"aria-pressed",`${T[E]===P}`);F(y,"drawing",P.name==="Draw"),F(y,"writing",
P.name==="Write"),f.replaceChildren(d,P.under),m.replaceChildren(c(".says",i),...P.side),u.replaceChildren(...P.foot??[]),h.replaceChildren(...P.below??[])}let j=T.
map(g=>S(g.name,null,()=>w.enter(g.name)));Rn(y,g=>P.choose(g)),y.addEventListener("keydown",g=>{let E=g.target;Nr(g)&&g.stopPropagation(),!E.matches(Cr)&&P.key(
g.key,g)&&g.preventDefault()});function z(g){let E=g.composedPath()[0];if(g.defaultPrevented||!Nr(g)||!/^[1-9]$/.test(g.key)||E.closest(`${Cr}, .snl-stepper`))return;
let{top:W,bottom:q}=d.getBoundingClientRect();q>0&&W<innerHeight&&P.key(g.key,g)&&g.preventDefault()}function Q(){let{board:g,mode:E,trouble:W}=r.get();g&&(ye(g)!==
ye($.board)||o)&&(v.add(g),N(T.find(q=>q.name===E)??P),k(g)),L(l,W)}o&&addEventListener("keydown",z);let R=r.subscribe(Q);y.append(c(".frame",c(".head",!t.only&&
c(".modes",{role:"group",label:"What to do"},j),s.length>0&&c("label.board-of",c("span","Board"),H),a,o&&c(".tools",S("Copy link","A link to this board",M),C)),
l,p,u)),F(y,"ready",!0),F(y,"only",t.only),F(y,"fixed",t.fixed);let{remove:x}=xr(e,Mt,y);return e.append(h),N(P),k($.board),L(l,b.trouble),{show:k,replay:g=>P.replay?.(
g)??!1,destroy(){removeEventListener("keydown",z),R(),$.rest();for(let g of T)g.end?.();h.remove(),x()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=fn(e);Ye(e,t,it(t.files))}var on=1,We="snl-exercise:",Wr="Export what you want to keep.",Cs=`Another version of this book has stored something for this exercise, which is left alone. ${Wr}`,
Ns=globalThis,Lr=Ns.snlRecords??=new Map,Ir=e=>e?.version===on&&typeof e.source=="string"&&typeof e.solved=="boolean",Ws=(e,t)=>fe(e,We+t)?.version>on;function ge(e){
let t=Se.map(r=>fe(r,We+e)),n=[Lr.get(e),...t].filter(r=>Ir(r));return n.length?{...n[0],solved:n.some(({solved:r})=>r)}:null}function Br(e){let t=fe("localStor\
age",We+e);return Ir(t)?t.source:null}function sn(e,t,n=!1){let r=ge(e),o={version:on,source:t,solved:n||(r?.solved??!1)};Lr.set(e,o);let s=Ws("localStorage",e),
i=s?"":je(We+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),s?Cs:i&&`${i}. ${Wr}`}function qr(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(We)&&e(t.slice(We.
length),!0)})}var an="snl-cell:";function Hr({id:e,source:t}){for(let n of Se){let r=fe(n,an+e);if(r?.of===t&&typeof r.source=="string")return r.source}return t}function Dr({
id:e,source:t},n){n===t?tn(an+e):je(an+e,{of:t,source:n})}var Ls="script,style,link,meta,base,iframe,object,embed,form";function Fr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
Ls))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function zr(...e){let t=c("pre",e),n=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},n)}function Is(e){let t=pe(_(e));return t.paint({piece:!1}),Ae(t)}var _r=e=>c("",{class:"output text_html"},e);function Jr(e,t){
let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=c("",{class:"cell_output docutils container",hidden:""}),o=Ce(t);o.node.dataset.snl="",e.append(
r);let s=[];function i(){for(let p of s)p.then(({destroy:u})=>u());s=[],o.clear(),r.replaceChildren()}function a(p){for(let u of n)u.hidden=p;r.hidden=!p}function l(p,u){
let h=c("",{"data-snl":""});r.append(_r(h)),s.push(t.step(h,p,{level:An(r),...u}))}let d=p=>{let u=c("",{class:"snl snl-workbench snl-cell"},c(".cards",p));return c(
"",{class:"snl-host"},u)};function f(p,u){if(p.kind==="html"||p.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...Fr(p.kind==="html"?p.html:
p.svg)),h}if(p.kind==="code")return zr(...Fr(`<pre>${p.lines.join(`
`)}</pre>`));if(p.kind==="report"){let h={step:o.step,point:u,draw:$t};return r.append(d(Ue(p,h))),_r(o.node)}if(p.kind==="board")try{return d(Is(p.board))}catch{}
return p.text?zr(document.createTextNode(p.text)):null}function m({exception:p,says:u,line:h,missing:y},w){let{runAbove:b}=w;if(!b)return re("wrong",p,ie(u&&ue(
u)),Ne(h,w));let v=c("p",c("code",y)," is made in a cell above, which has not run yet."),T=S("Run all above","And then this cell",b);return re("open","Run the c\
ells above first",v,c(".tools",T))}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){i(),a(!1)},show(p,u){if(i(),r.removeAttribute("\
aria-busy"),a(!0),p.kind==="failure"){p.what!=="stopped"&&r.append(d(Ve(p,u)));return}for(let h of p.shown)h.kind==="stepper"?l(h.payload,{predict:h.predict,position:h.
position??void 0}):r.append(f(h,u.point)??"");p.more_shown&&r.append(c("p",`And ${p.more_shown.toLocaleString("en")} characters more.`)),p.error&&r.append(d(m(p.
error,u)))}}}var Bs=e=>e.kind==="failure"?e.says:e.error?.exception??"";function Et({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
l={beginning:-1,code:""};return{title:e,source:n,done:()=>l.beginning===t.beginnings()&&l.code===n(),async run(){let d=n();s?.();let f=r?.()??null,m={kind:"cell",
program:{source:d},opens_on:f},p=await t.ask(o??a,m,()=>{}),u=Bs(p);return l={beginning:u?-1:t.beginnings(),code:d},i?.(p),u}}}function Pt(e,t,n,{text:r,change:o,trouble:s}){let i=null;async function a(){try{let{make:l}=await n();e.replaceChildren();let d=l(e,t,o);return d.open(r()),d}catch(l){
return i=null,s(`The editor cannot be loaded: ${l.message}.`),null}}return{open:()=>i??=a(),opened:()=>i,async close(){(await i)?.destroy(),i=null,e.replaceChildren()}}}var qs="Stopped. Python begins again, without the names of the cells that have run.";function Gr(e,{given:t,title:n,around:r,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),l=Hr(t),d=Re(o.size),f=Jr(e.closest("div.cell"),r),m=c(".editor",{hidden:""}),p=Pt(m,n,r.editor,{text:()=>l,change:M,trouble:R=>d.
say(R)}),u=S("Run","Run this cell (Shift+Enter in the editor)",$),h=S("Edit","Open the editor",()=>k(!0)),y=S("Stop","End what is running",()=>o.stop()),w=S("Re\
set","Back to the code and the output of the lesson",j),b={loads:R=>d.loads(R,"Running …"),changes:P},v=Et({title:n,bench:o,source:()=>l,opensOn:()=>l===t.source&&
t.opens_on||null,watcher:b,begins:A,ends:H}),T=()=>{};function P(){O(u,"aria-disabled",!o.free()),y.hidden=!o.asks(b),w.hidden=!y.hidden||l===t.source&&!f.shown()}
async function $(){o.free()&&await v.run()}function A(){f.wait(),d.say("Running …"),T=d.count()}async function H(R){T();let x=R.kind==="failure",g=x?null:R.error,
E=g?.missing&&s().some(q=>!q.done()&&Hs(q,g.missing??""));f.show(R,{runAbove:E?C:null,point:N});let W=x?R.line:g?.line;x?d.say(R.what==="stopped"?qs:R.says):E?d.
say("Run the cells above first."):g?d.say(`${g.exception}${W?` in line ${W}`:""}.`):d.say(R.shown.length?"Done.":"Done. This cell shows nothing."),P(),(await p.
opened())?.point(W??null)}async function C(){u.focus({preventScroll:!0});for(let R of s().filter(x=>!x.done())){d.say(`${R.title} runs …`);let x=await R.run();
if(x){d.say(`${R.title} has ended early: ${x}`);return}}await $()}function M(R){l=R,Dr(t,l),P()}function B(R){a.hidden=R,m.hidden=!R,h.hidden=R}async function k(R){
h.hidden=!0;let x=await p.open();return B(!!x),R&&x?.focus(),x}async function N(R){(await k(!0))?.point(R)}async function j(){await z(),d.say("As in the lesson."),
u.focus({preventScroll:!0})}async function z(){await p.close(),B(!1),f.clear(),d.say(""),M(t.source)}m.addEventListener("keydown",R=>{R.key!=="Enter"||!R.shiftKey||
(R.preventDefault(),R.stopPropagation(),$())},{capture:!0}),a.addEventListener("click",()=>{getSelection()?.isCollapsed&&k(!0)});let Q=c("",{class:"snl snl-work\
bench snl-cell",role:"group",label:n});return Q.append(m,c(".tools.cellbar",u,y,h,w,d.clock,d.node)),e.classList.add("snl-host"),e.replaceChildren(Q),o.watch(b),
addEventListener("snl-reset",z),o.refusal&&O(u,"title",o.refusal),P(),l!==t.source&&k(!1),v}var Hs=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Ur(e,t,n){let r=0,o=[];e.forEach((s,i)=>{let{id:a,exercise:l,source:d}=s,f=document.querySelector(`[data-snl-cell="${a}"]`);if(f){r+=1;let m=()=>o.slice(
0,i);o.push(Gr(f,{given:s,title:`Cell ${r}`,around:t,bench:n,above:m}))}else{let m=()=>l&&ge(l)?.source||d,p=l?"The exercise above":"A cell above";o.push(Et({title:p,
bench:n,source:m}))}})}var Ds=["stopped","late","died"];function Vr(e){let t=[],n=null,r=!1,o=0,s=e.host(a=>n?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,free:()=>!n&&!s.refusal,asks:a=>n===a,beginnings:()=>o,stop:()=>s.stop(),watch:a=>t.push(a),async ask(a,l,d){n=a,r=!0,i();let f=await s.ask(
l,d);return n=null,f.kind==="failure"&&Ds.includes(f.what)&&(o+=1),i(),f}}}var Kr=e=>e.length-e.trimStart().length;var Fs=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Le=e=>Fs(e).map((t,n)=>n%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),ln=e=>e.map(([t,n])=>t?c("span",{class:t},
n):n);function zs(e){let t=[],n=[t];for(let[r,o]of e)for(let[s,i]of o.split(`
`).entries())s&&n.push(t=[]),t.push([r,i]);return n}var Yr=e=>zs(e).map(t=>{let n=Kr(t.map(([,r])=>r).join(""));return c("span",{style:`--indent:${n+2}ch`},ln(t),
`
`)});function Qr(e,{picture:t,stub:n,source:r},o,s,i){let a=r,l=c("pre.plain"),d=S("Edit","Open the editor",()=>y(!0)),f=c(".still",d,l),m=c(".editor",f),p=Pt(m,e,o,
{text:()=>a,change:h,trouble:i});f.addEventListener("click",()=>y(!0));function u(){l.replaceChildren(...Yr(a===n?t:[["",a]]))}function h(w){a=w,s(w)}async function y(w=!1){
O(d,"aria-disabled",!0);let b=await p.open();return O(d,"aria-disabled",!1),w&&b?.focus(),b}return u(),{node:m,text:()=>a,replace(w){w!==a&&(h(w),u(),p.opened()?.
then(b=>b?.replace(w)))},async point(w){(await(w===null?p.opened():y(!0)))?.point(w)}}}function be(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function ve(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Tt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[_s]=Te;function Zr({given:e,write:t,around:n},r,o,s){let i=c(""),a=o(e.stub),l=()=>{},d={get:()=>qt(a),set(p){a=p,t(r(a))},subscribe(p){return l=p,()=>{}}},
f=`Exercise ${e.number}: the board`;return Ye(i,{board:a,only:"Draw",fixed:!s,label:f},{...n,store:d,page:!1}),{node:i,show(p){try{a=o(p)}catch{return!1}return l(),
!0}}}var Xr=e=>Zr(e,t=>`from snl_algos import Board

${e.given.defines} = ${_s.write(t)}`,t=>bt(be(t,e.given.defines))[0],!0),eo=e=>Zr(e,({jumps:t})=>`${e.given.defines} = ${Tt(t)}`,t=>{let r=Object.entries(ve(be(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:r})},!1);function to({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
i=c(""),a=qt(_(o.board)),l={get:()=>a,set(){},subscribe:()=>()=>{}},d=`Exercise ${s}: the board`,f=Ye(i,{board:o.board,only:"Play",label:d},{...n,store:l,page:!1,
played:p=>t(`${r} = [${p.join(", ")}]`)});function m(p){let u=ve(be(p,r));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:i,first:"Choose \
the first face.",judge(p){let u=m(p);return u?.length?Js(_(o.board),u):null},show(p){let u=m(p);return!!u&&f.replay(p===e.stub?[]:u)}}}function Js(e,t){let n=wt(
e),r=Oe(n);if(r.won()||!t.every(l=>r.throws(l)))return null;let o=r.won()&&t.length===Je(n).throws,s=`You reach the goal in ${X(t.length)}.`,i=o?s:r.won()?`${s}\
 Fewer are enough.`:`After ${X(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,a=r.thrown.map((l,d)=>`${d+1}. ${et(l)}`);return{passed:o,reason:i,details:a,
board:null,report:null,line:null}}function no({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=_(r.board),{columns:i,rows:a}=He(s.cells),l=pe(s);l.paint({piece:!1});let d=new Map([...Array(
s.cells).keys()].map(p=>{let u=p+1,[h,y]=te({cells:s.cells,start:1,columns:i,rows:a},u),w=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${u}`,
input:()=>t(`${n} = ${Tt(f())}`)}),b=`grid-row:${a-h};grid-column:${y+1}`;return[u,{input:w,node:c("label.field",{style:b},c("span",`${u}`),w)}]})),f=()=>[...d].
filter(([,{input:p}])=>/^\d+$/.test(p.value.trim())).map(([p,{input:u}])=>[p,Number(u.value)]),m=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...d.values()].map(({node:p})=>p));return{node:c(".distances",Ae(l),m),show(p){let u=ve(be(p,n));if(typeof u!="object"||!u||Object.keys(
u).some(h=>!d.has(Number(h))))return!1;for(let[h,{input:y}]of d){let w=`${u[h]??""}`;y.value.trim()!==w&&(y.value=w)}return!0}}}function ro({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([f])=>f),s=o,i=new Map(r.map(([f,m])=>{let p=S("↑",null,()=>l(f,-1),`Move step ${f} \
up`),u=S("↓",null,()=>l(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Le(m));return[f,{up:p,down:u,node:c("li.step",h,c(".tools",p,u))}]})),
a=c("ol.steps",{label:"The steps, in your order"});function l(f,m){let p=s.indexOf(f);if(!s[p+m])return;let u=[...s];[u[p],u[p+m]]=[u[p+m],u[p]],s=u,d(),i.get(f)?.[m<
0?"up":"down"].focus(),t(`${n} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function d(){s.forEach((f,m)=>{let p=i.get(f);p&&(O(p.up,"aria-disabled",m===0),O(p.down,"\
aria-disabled",m===s.length-1),a.append(p.node))})}return d(),{node:a,first:"Put the steps in order first.",show(f){let m=ve(be(f,n));return!Array.isArray(m)||`${[
...m].sort()}`!=`${[...o].sort()}`?!1:(s=m,d(),!0)}}}function oo({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let l=c("input",
{type:"radio",name:`snl-${r}`,change:()=>t(`${n} = ${a+1}`)});return{input:l,node:c("label.step",l,c("b",`${a+1}.`),c("span.words",Le(i)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(ve(be(i,n)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:l},d)=>{l.checked=d===a-1}),!0)}}}var Gs={order:ro,choice:oo,board:Xr,jumps:eo,throws:to,distances:no};function so(e,t,n){let r=Gs[e.form.kind];if(!r)return null;let o="",s=!1,i=r({given:e,write:d,
around:n}),a=S("","The Python that this writes",()=>{s=!s,f()}),l=c(".reply",i.node,c(".tools.swap",a),t.node);function d(m){o=m,t.replace(m)}function f(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",O(a,"aria-expanded",`${s}`)}return f(),{node:l,missing:m=>m===e.stub?i.first:"",judge:m=>i.judge?.(m)??null,
show(m){m!==o&&(o=m,!(i.show(m)||s)&&(s=!0,f()))}}}function io({hints:e,solution_coloured:t,after:n},r){let o=c(".help",c("",{class:"highlight"},c("pre",ln(t))),n.map(h=>c("p",Le(h)))),s=0,i=c("ol.hints",{label:"\
Hints"}),a=c(".asked",{role:"group",label:"The solution"}),l=S("Hint","A little help; there may be more",f),d=S("Solution","Asks before it shows it",p);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Le(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
m()}function m(){let h=e.length-s;l.textContent=s?`Next hint (${h} left)`:"Hint",O(l,"aria-disabled",!h),h||(l.textContent="No more hints")}function p(){let h=S(
"Show it",null,u),y=e.length-s,w=y?` There ${y===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("p",`Do you want to see a solution?${w}`),
c(".tools",h,S("Not yet",null,()=>(a.replaceChildren(),d.focus())))),h.focus()}function u(){let h=S("Hide it",null,()=>(a.replaceChildren(),d.focus())),y=S("Use\
 it","In the place of what you have",r);a.replaceChildren(c("b","A solution"),o,c(".tools",y,h)),y.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return m(),{buttons:[l,d],nodes:[i,a]}}function Us(e,t){if(!e)return null;try{let{board:n,node:r}=nn(e,null);return{node:r,words:we(n),way:t.draw(n)}}catch{return null}}function Vs({passed:e,reason:t,
board:n,details:r,line:o},s){let i=Us(n,s),a=[ie(t),...r.map(ie)],l=Ne(o,s),[d,f]=e?["right","Solved"]:["wrong","Not yet"];if(!i)return re(d,f,...a,l);let m=[c(
"p.quiet",i.words),l,c(".tools",i.way)];return re(d,f,c(".exhibit",i.node,c(".told",a,m)))}function cn(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,
passed:s,reason:i}=e;if(!o)return[Vs(e,t)];let a=Ue({report:o,like:n,stepper:r},t);return i&&!s?[re("wrong","Not yet",ie(i)),a]:[a]}function ao(e,t){return[...e.
kind==="failure"?[Ve(e,t)]:cn(e.verdict,t,e),rn(e)].filter(r=>!!r)}var Ks="Nothing is written yet.",Ys="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",lo="It runs. A c\
all may take 1 second …",Qs="The mark stays: another version of yours has solved it.";function co(e,t,n,r){let{name:o,number:s,stub:i}=t,a=c("p.note.quiet"),l=Re(
r.size),d=c("span.state"),f=c(".cards"),m=Ce(n),p=io(t,()=>$(t.solution,"This is a solution.")),u=Qr(`Exercise ${s}`,{picture:t.stub_coloured,stub:i,source:ge(o)?.
source??i},n.editor,P,g=>L(a,g)),h=so(t,u,n),y=S("Check","Run it and judge it",B),w=S("Stop","End what is running",()=>r.stop()),b=S("Reset","Back to how it was",
()=>$(i,h?"":"Ctrl+Z in the editor brings your code back.")),v=null,T=S("Other tab's answer","Exchange it with the answer here",H);T.hidden=!0;function P(g){g!==
(ge(o)?.source??i)&&L(a,sn(o,g)),h?.show(g)}function $(g,E){u.replace(g),l.say(E)}function A(g,E){u.replace(E),g&&(f.replaceChildren(),m.clear(),l.say("As in th\
e lesson."))}function H(){let[g,E]=[v,u.text()];v=E,u.replace(g??"")}let C={loads:g=>l.loads(g,lo),changes:M};function M(){let g=ge(o)?.solved;L(d,g?"✓ Solved":
"");let E=r.asks(C);O(y,"aria-disabled",!r.free()),w.hidden=!E,O(f,"aria-busy",`${E}`),!r.begun()&&r.size?l.say(`Python (${r.size}) loads at the first check.`):
!E&&l.said().startsWith("Python")&&l.say(""),r.refusal&&L(a,r.refusal)}async function B(){if(!r.free())return;let g=u.text();if(!g.trim()){l.say(Ks);return}u.point(
null),f.replaceChildren(),m.clear();let E=h?.missing(g);if(E){l.say(E);return}let W=h?.judge(g);if(W){j(g,W,cn(W,N));return}let q=await k(g),J=q.kind==="failure"?
q:q.verdict;j(g,J,ao(q,N))}async function k(g){l.say(lo);let E=l.count(),W={kind:"exercise",exercise:o,program:{source:g}},q=await r.ask(C,W,J=>l.say(`${J} …`));
return E(),q}let N={step:m.step,draw:$t,point:g=>u.point(g)};function j(g,E,W){let q="passed"in E&&E.passed;q&&L(a,sn(o,g,!0)),f.replaceChildren(...W),M();let J=St(
W);q?l.say("Solved.",J):ge(o)?.solved?l.say(`${Ke(W)}. ${Qs}`,J):l.say(`${Ke(W)}.`,J),E.line&&!h&&u.point(E.line),f.scrollIntoView({block:"nearest"})}let z=c("",
{class:"snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`}),{clock:Q}=l,R=[y,w,Q,...p.buttons,b,T,d,l.node],x=h?h.node:u.node;z.append(
c(".frame",x,a,c(".tools.acts",R),f,p.nodes)),e.replaceChildren(z,m.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.
add("snl-host"),O(e,"data-mounted",""),F(z,"ready",!0),r.watch(C),h?.show(u.text()),qr((g,E)=>{if(g!==null&&g!==o)return;let W=ge(o),q=W?.source??i;!E&&q!==u.text()&&
A(W===null,q);let J=Br(o);E&&J!==null&&J!==u.text()&&(v=J,T.hidden=!1,L(a,Ys)),M()}),M()}var uo='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var mo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function po(){let e=document.createElement("style");e.textContent=`${yt}${Mt}${mo}${uo}`,document.head.append(e)}var dn=document.querySelector("[data-snl-cells]");if(dn){po();let e=it(JSON.parse(dn.dataset.files??"null")),t=Vr(e);for(let n of document.querySelectorAll("div\
[data-snl-exercise]"))co(n,JSON.parse(n.dataset.snlExercise??"null"),e,t);Ur(JSON.parse(dn.textContent??"[]"),e,t)}})();
