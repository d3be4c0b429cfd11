// built from web/ by `npm run build`
"use strict";(()=>{var fn=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var Ot=()=>document.documentElement.dataset.content_root??"",Ye=e=>new URL(`${Ot()}_static/${e}`,location.href).href;function At(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=Ye(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var hn='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var gn={format:"snl-workbench",version:2},Qe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var fo={what:"stopped",says:"You stopped it."},ho=e=>`${(e/1e6).toFixed(1)} MB`;function bn(e,t){let n=null,r=!1,o=0,s,i,a=null;function l(){let g=URL.createObjectURL(
new Blob([hn],{type:"text/javascript"})),k=new Worker(g,{type:"module"});k.onmessage=({data:$})=>k===n&&y($),k.onerror=$=>k===n&&p($.message),k.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=k,r=!1}function c(){clearTimeout(i),n?.terminate(),n=null}function m(g){clearTimeout(i);let{settle:k}=a??{};a=null,k?.(g)}
function u(){if(clearTimeout(i),a?.silent)return;let{seconds:g}=e,k=`It said nothing for ${g} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>f(
{what:"late",says:k}),1e3*g)}function f(g){c(),l(),m(Qe(g))}function p(g){r?f({what:"died",says:`Python itself broke, and begins again: ${g}`}):s?(s=null,c(),l()):
(c(),m(Qe({what:"died",says:`Python could not be loaded: ${g}`})))}function h(){!a||!r||(n?.postMessage({question:a.text}),u())}function y(g){g.memory?s=s===null?
null:g.memory:g.bytes?t({part:Math.min(1,g.bytes/e.bytes)}):g.ready?(r=!0,t({ready:r}),h()):g.failed?p(g.failed):g.said&&w(JSON.parse(g.said))}function w(g){g.id===
a?.id&&(u(),g.kind==="progress"?a.progress(g.says):m(g))}return{size:`up to ${ho(e.weight)}`,refusal:null,ask(g,k){o+=1;let $=`${o}`;return new Promise(E=>{a={id:$,
text:JSON.stringify({...gn,id:$,...g}),silent:g.kind==="cell",progress:k,settle:E},n||l(),h()})},stop:()=>a&&f(fo),end:c}}var Rt=e=>({size:null,refusal:e,ask:async()=>Qe(
{what:"died",says:e}),stop(){},end(){}});var jt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${jt(e)} ${e===1?t.replace(/s$/,""):t}`,Ze=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,ue=e=>`${Ze(
e)}${/[.?!]$/.test(e)?"":"."}`;function Xe(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Ze(wn(e))} from ${t}.`:`From ${t}, roll ${Nt(n)}: ${Ct(e)}.`}function Ct(e){let t=wn(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function wn({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Ie=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},yn=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=Ie(n);return n[0]===
e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:[]}),Nt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;var Be={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:K}=Be,Z=e=>Array.from({length:e},(t,n)=>n),Se=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function tt({cells:e,start:t}){return Z(e+1-t).map(n=>n+t)}var Ee=({columns:e,start:t})=>e+1-t;function Y(e,t){
let[n,r]=te(e,t),[o,s]=K.anchor;return[r+o,e.rows-n-1+s]}function ae([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,i=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*i,t+l*i+c*s]}}function kn([e,t],[n,r],[o,s]){let[i,a]=[o-n,s-r],l=((e-n)*i+(t-r)*a)/(i*i+a*a||1),c=Se(l,0,1);return Math.hypot(e-n-c*i,t-r-c*a)}function et(e,t){
let[[r,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function nt(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let i of Z(r)){let[a,l]=[t+i*o,t+(i+
1)*o],[[c,m],[u,f]]=[e(a),e(l)],[[p,h],[y,w]]=[et(e,a),et(e,l)];s.push([c+p*o/3,m+h*o/3],[u-y*o/3,f-w*o/3],[u,f])}return s}var bo=4,Wt=(e,t)=>{let n=Be.light.tints.
length-1;return Math.round(n*Se(e/Math.max(t,bo),0,1))};var It=400,Lt=20,wo=["stay","bounce","win"];function qe(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function yo(e){if(!Array.isArray(e))return qe(e,"the die",1,Lt);if(!e.length||e.length>Lt)throw new Error(`a die \
in this page has 1 to ${Lt} faces, not ${e.length}`);let t=e.map(r=>qe(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function ko(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)qe(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=qe(e.cells,"the number of cells",1,It);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=wo.find(c=>c===i);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:ko(a,n),die:yo(r),start:qe(o,"start",0,1),chained:s,overshoot:l}}function xn(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var rt=e=>Z(e*e).map(t=>{let n={cells:e*e,start:1,columns:e,rows:e},[r,o]=te(n,t+1);return{cell:t+1,row:e-1-r,column:o}});
function vn(e,t=Math.random){let n=Z(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.
length),1)[0],s=Z(2*r).map(i=>{let[a,l]=[o(),o()].sort((c,m)=>c-m);return i<r?[a,l]:[l,a]});return _({...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:n,
die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([c,m])=>m>c).length,l=[X(t,"cells"),X(a,"ladders"),X(n.length-a,"snakes"),typeof r=="number"?`die ${r}`:`d\
ie with faces ${r.join(" ")}`];return o===0&&l.push("starts off the board"),s&&l.push("jumps are chained"),i==="bounce"&&l.push("bounces off the goal"),i==="win"&&
l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var Bt=e=>({board:e,mode:"",code:null,trouble:""}),$n=["Draw","Write"],xo=2e4;function vo(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>xo?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function $o(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.
from(t,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ye({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){
let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("\
-")),...a.filter(Boolean)].join(".")}`}function ot(e,t,n){let r=vo(n??""),o=$n.includes(t)?`&${t.toLowerCase()}`:"";return`${ye(e)}${o}${r&&`&code=${r}`}`}var Mo=e=>e.
includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function So(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(
`“${t}” is not a number of cells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Mo(o.slice(
1));else if(o==="s0")r.start=0;else if(o==="c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a\
 rule`);return _(r)}var Eo="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function qt(e){let t=new URLSearchParams(e.
slice(1)),[n,r]=[t.get("board"),t.get("code")],o=r?$o(r):null,s={board:null,mode:"",code:o,trouble:""};if(n===null)return s;try{s.board=So(n)}catch(a){let l=a.message;
return{...s,trouble:`The board in this link cannot be read: ${l}. ${Eo}`}}s.mode=$n.find(a=>t.has(a.toLowerCase()))??"";let i=n.split(".").find(a=>/^(\d+)-\1$/.
test(a));if(i){let[a]=i.split("-");s.trouble=`This link has a jump from cell ${a} to itself. It leads nowhere and was left out.`}else r&&o===null&&(s.trouble="T\
he code in this link cannot be read: the link was probably cut off when it was copied.");return s}var Po="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",To="This copy of th\
e book was built without Python for the page (make pyodide adds it).",st=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Rt(Po);if(!n)
return Rt(To);let{home:o,core:s}=n;return bn({...n,home:Ye(o),core:Ye(s)},r)},editor:()=>At(e).then(()=>snlEditor),shelf:()=>At(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>qt(location.hash),set:(...r)=>history.replaceState(history.state,"",ot(...r)),subscribe(r){let o=()=>qt(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ht(e,t){for(let n in t)O(e,n,t[n])}var F=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Oo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ao="http://www.w3.org/1999/xhtml",Ro="http://www.w3.org/2000/svg";function Mn(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
F(s,i,!0);for(let i of n)Oo(i)?Ht(s,i):s.append(...[i].flat().filter(Boolean));return s}var d=(e,...t)=>Mn(Ao,e,t),ce=(e,...t)=>Mn(Ro,e,t),me=(e,t,...n)=>ce(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function it(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function Dt(e){let t=[];
return n=>{for(let r of t)F(r,e,!1);t=n.filter(r=>!!r);for(let r of t)F(r,e,!0)}}var S=(e,t,n,r)=>d("button.button",{type:"button",title:t,label:r,click:n},e);function Sn(e,t,n,r=!1){let o=S(e,t,()=>{r=!r,O(o,"aria-pressed",`${r}`),n(r)});return O(
o,"aria-pressed",`${r}`),o}function le(e,t,n,r){let o=t.map(([i,a])=>d("option",{value:i,selected:i===n&&""},a)),s=d("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Ft=(e,t,...n)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);async function at(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var En=(e,...t)=>d("details.fold",d("summary",e),...t);var Pn=e=>e.closest("section section")?3:2;function Tn(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function On(e,t){let{start:n,cells:r}=e,o=tt(e),s=new Map;function i(p){let[h,y]=te(
e,p),w=p===n?"start":p===r&&"goal",g=d(".cell",{role:"gridcell","data-cell":p,"data-end":w,style:`grid-column:${y+1}`},d("span.number",`${p}`),d("span.end",{"da\
ta-is":w}),d("span.badge"));return F(g,"odd",(h+y)%2),s.set(p,g),g}function a(p){for(let h of s.values())h.tabIndex=h===p?0:-1}function l(p){let{key:h,target:y}=p,
[w,g]=te(e,Number(y.dataset.cell)),k={ArrowLeft:[w,g-1],ArrowRight:[w,g+1],ArrowUp:[w+1,g],ArrowDown:[w-1,g]};if(h==="Enter"||h===" ")y.click();else if(k[h]){let $=o.
find(E=>`${te(e,E)}`==`${k[h]}`);s.get($??-1)?.focus()}else return;p.preventDefault(),p.stopPropagation()}let c=p=>o.filter(h=>te(e,h)[0]===p).sort((h,y)=>te(e,
h)[1]-te(e,y)[1]),m=Z(e.rows).reverse(),f=d(".grid",{role:"grid",label:t,keydown:l,focusin:({target:p})=>a(p)},m.map(p=>d(".row",{role:"row"},c(p).map(i))));return a(
s.get(n)??s.get(1)),{node:f,cells:s}}function se({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:i=[],text:a}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ce(m,{...n,style:c||null},i.map(se),a)}function An(e,t,n,r){let{spot:o}=ae(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Rn(e,t,n){let{least:r,more:o,head:s,edge:i}=K.arc,{length:a,spot:l}=ae(
e,t),c=r+o*a,u=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=l(a/2,u*c*2),h=[Se(f,i,n-i),Math.max(p,i)],y=ae(h,t),w=y.spot(y.length-.06);return{from:e,turn:h,tip:w,...An(
w,h,s,s*.4)}}function zt(e,t,n,r,o){let{length:s,spot:i}=ae(e,t),a=Math.min(r,s/4),l=i(s-a),c=i(s/2,2*n);return{from:i(a),turn:c,tip:l,middle:i(s/2,n),...An(l,c,
o,o/2)}}function jn(e){if(e>6)return[];let t=K.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function He(e,t,n){let{length:r,spot:o}=ae(Y(e,t),Y(e,n));return ae(o(K.apart),o(r-K.apart))}function Nn(e,t,n){let{length:r,spot:o}=He(e,t,n),{half:s,over:i,rung:a}=K.
ladder,l=Math.max(2,Math.round(r/a)),c=[s,-s].map(u=>[o(-i,u),o(r+i,u)]),m=Z(l+1).map(u=>{let f=r*u/l;return[o(f,s),o(f,-s)]});return{rails:c,rungs:m}}function Cn(e,t){
let n=(e+t)%2?-1:1;return[0,K.snake.bow,-K.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function lt(e,t,n,{hand:r,bow:o}){let{length:s,spot:i}=He(e,t,
n),{swing:a,wave:l}=K.snake,c=Math.max(1,Math.round(s/l)),m=r*Math.min(a,.08*s);return u=>{let f=1-(2*u-1)**4,p=m*f*Math.sin(2*Math.PI*c*u)+o*Math.sin(Math.PI*u);
return i(s*u,p)}}function _t(e,t,n,r){let o=r.map(([a,l])=>[Y(e,a),Y(e,l)]),s=Ee(e),i={cost:1/0,manner:Cn(t,n)[0]};for(let a of Cn(t,n)){let l=lt(e,t,n,a),c=Z(25).
map(p=>l(p/24)),m=c.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),f=c.filter(p=>o.some(([h,y])=>kn(p,h,y)<K.snake.clear)).length+(m?100:0);f<i.cost&&(i={cost:f,
manner:a})}return i.manner}function Wn(e,t,n,r){let o=lt(e,t,n,_t(e,t,n,r)),{length:s}=He(e,t,n),i=4*Math.max(1,Math.round(s/K.snake.wave))+2,a=h=>y=>{let w=K.snake.
half*(1-.3*y-.6*y**3),[g,k]=o(y),[$,E]=et(o,y),M=Math.hypot($,E)||1;return[g-h*w*E/M,k+h*w*$/M]},l=nt(a(1),0,1,i),c=nt(a(-1),1,0,i),m=[...l,l[l.length-1],c[0],...c],
{spot:u}=ae(o(0),o(.02)),{skull:f,eye:p}=K.snake;return{outline:m,stripe:nt(o,Math.min(.4,.25/s),.85,i),skull:u(-.02),eyes:[u(-.05,.55*f),u(-.05,-.55*f)],pupils:[
u(-.05-p/3,.55*f),u(-.05-p/3,-.55*f)],tongue:[[u(-.14),u(-.24),u(-.3,.05)],[u(-.24),u(-.3,-.05)]]}}var Ln=(e,t)=>(2*e+3*t)%Be.light.snakes.length;var de=e=>`${Math.round(e*1e3)/1e3}`,De=e=>e.map(t=>t.map(de).join(" ")),ke=e=>`M${De(e).join("L")}`,In=e=>`M${De(e.slice(0,1))}C${De(e.slice(1)).join(" ")}`,Jt=(e,t,n)=>`\
M${De([e])}Q${De([t,n]).join(" ")}`,ne=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),ct=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:de(t),
cy:de(n),r},...o}),dt=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Gt=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:de(e),y:de(t),width:n,height:r,...s},...o}),
qn=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:de(t),y:de(n),"font-size":r},fill:s,text:o});function jo(e,t,n){let{rails:r,rungs:o}=Nn(e,t,n),{rail:s,rungWidth:i}=K.
ladder,a=r.map(ke).join("");return[ne("halo",a,{stroke:"cell",width:s+.05}),ne("rungs",o.map(ke).join(""),{stroke:"ladder",width:i}),ne("rails",a,{stroke:"ladde\
r",width:s})]}function Co(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,pupils:l,tongue:c}=Wn(e,t,n,r),{skull:m,stripe:u,eye:f,pupil:p}=K.snake,h=`snake-${Ln(t,
n)}`,y=`${In(o)}Z`,w={"stroke-dasharray":"0.04 0.12"};return[ne("halo",y,{stroke:"cell",width:.06}),ne("tongue",c.map(g=>ke(g)).join(""),{stroke:h,width:.025}),
ne("skin",y,{fill:h}),ne("stripe",In(s),{stroke:"cell",width:u},w),ct("skull",i,m,{fill:h}),...a.map(g=>ct("eye",g,f,{fill:"die"})),...l.map(g=>ct("pupil",g,p,{
fill:"dieInk"}))]}function Pe(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>a),s=(i,a,l,c)=>dt(i,c,{"data-ends":`${a} ${l}`});return[...r.map(
([i,a])=>s("ladder",i,a,jo(e,i,a))),...o.map(([i,a])=>s("snake",i,a,Co(e,i,a,r)))]}function ut(e){let[t,n]=te(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,
width:l}=K.flag,[c,m,u]=s,f=y=>y.map(([w,g])=>[r+w,o+g]),p=ke(f([s.slice(0,2),[c,u]])),h=`${ke(f([[c,m],i,[c,a]]))}Z`;return dt("flag",[ne("pole",p,{stroke:"goa\
l",width:l}),ne("pennant",h,{fill:"goal"})])}function Fe([e,t],n,r=1){let{side:o,corner:s,pip:i}=K.die,a=jn(n).map(u=>ct("pip",u,i,{fill:"dieInk"})),l=qn("face",
[0,o*.24],o*.7,`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},m=Gt([-o/2,-o/2],o,o,c,{rx:s});return dt("die",[m,...a.length?a:[l]],{transform:`\
translate(${de(e)} ${de(t)}) scale(${r})`})}function Bn(e,t,n){let[r,o]=te(e,t),s={name:n,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stro\
ke-dasharray":"0.03 0.06"};return Gt([o+.06,e.rows-r-.94],.88,.88,s,i)}function Hn(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Bn(e,o,"stand")];if(n===
null)return s;let i=Y(e,t);if(t===r)return[Fe(i,n)];let{turn:a,neck:l,wings:c}=Rn(i,Y(e,r),Ee(e)),m=`--far:${de(ae(i,a).length+ae(a,l).length)}`,u={stroke:"now",
width:K.arc.width};return[Bn(e,r,"landing"),...s,ne("arc",Jt(i,a,l),u,{"stroke-linecap":"butt",style:m}),ne("tip",`${ke(c)}Z`,{fill:"now"}),Fe(i,n)]}function Dn(e,t,n){
let r=n;return t.map(([o,s,i],a)=>{let[l,c]=[Y(e,r),Y(e,s)],m=zt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=i;let[u,f]=[m.middle[0],Math.floor(m.middle[1])+.5],p=Jt(m.from,
m.turn,m.neck),h=`${ke(m.wings)}Z`;return dt("leg",[ne("rim",p,{stroke:"cell",width:.1}),ne("shaft",p,{stroke:"ink",width:.05}),ne("tip",h,{fill:"ink"}),Gt([u-.3,
f-.14],.28,.28,{name:"count",fill:"ink"},{rx:.04}),qn("order",[u-.16,f+.066],.19,`${a+1}`,"cell"),Fe([u+.16,f],o,.8)],{style:`--order:${a}`})})}function Fn(e,t,n){
let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,
l]=[Y(e,i),Y(e,s)],{from:c,turn:m,tip:u,wings:f}=zt(a,l,.12,.18,.13),p=Jt(c,m,u)+ke(f);return ne(r.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var Vt=e=>me(".face","-.19 -.19 .38 .38",se(Fe([0,0],e))),mt=()=>d("li.chip",d("span",{role:"img"}),d("small"));function pt({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(O(e,"label",`Roll ${n}`),e.replaceChildren(Vt(n))),L(t,r)}var xe=e=>`${Ie(e).kind} ${e.join("→")}`,zn=(e,t)=>_({...e,name:"",jumps:t}),ht=(e,t)=>zn(e,e.jumps.filter(([n])=>n!==t)),ft=(e,t,n)=>zn(e,[...ht(e,t).jumps,[
t,n]]);function _n(e,[t,n],r,o){let s=ht(e,t);return r?ft(s,t,o):ft(s,o,n)}var Ut=({jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===
t));function Jn(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=n);return _({...e,...t,name:"",jumps:r})}function Gn(e){let t=[e],n=0;return{now:()=>t[n],
add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){return n+=r,t[n]}}}function Vn(e,{tries:t,draws:n,drops:r}){let o=0,s=0,i=!1;function a({clientX:c,clientY:m}){let u=e.cellAt(c,m);!u||u===s||(s=u,i=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",a),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),i&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:u,clientY:f})=>{let p=e.cellAt(u,f);i=!1,!(c||!m||!p)&&(o=s=p,addEventListener("pointermove",a),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>i,stop:()=>l()}}var ze=(e,t)=>d("label.setting",d("span",e),t),No=[[1,"on cell 1"],[0,"off the board"]],Wo=[["stay","no move"],["bounce","bounce back"],["win","win"]],Lo=[["","\
one"],["yes","as many as follow"]];function Un(e){let t=d("input.button",{type:"number",min:1,max:It,change:()=>e({cells:t.valueAsNumber})}),n=d("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=n.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:i.length===
1?i[0]:i})}}),r=le("Start",No,1,i=>e({start:Number(i)})),o=le("Past the goal",Wo,"stay",i=>e({overshoot:i})),s=le("Jumps in a throw",Lo,"",i=>e({chained:!!i}));
return{node:d(".settings",ze("Cells",t),ze("Die",n),ze("Start",r),ze("Past the goal",o),ze("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,n.value=typeof i.
die=="number"?`${i.die}`:i.die.join(" "),r.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function $e(e){return Array.isArray(e)?`[${e.map($e).join(", ")}]`:JSON.stringify(e)}function Kt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Io({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Bo({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([m,u])=>`  "${m}": ${$e(u)}`).join(
`,
`)}
}
`}function qo(e){Kt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${$e(t)}
`}function Ho(e){Kt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Z(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of rt(t))n[s][i]=r.get(o)??-1;return`[${n.map($e).join(`,
 `)}]
`}function Do(e){Kt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Te=[{name:"python",title:"Python: Board(...)",write:Io},{name:"json",title:"JSON",write:Bo},{name:"move-array",title:"Move array, from 0",write:qo},{name:"\
grid",title:"LeetCode grid",write:Ho},{name:"hackerrank",title:"HackerRank text",write:Do}];var Kn=["jumps","ladders","snakes","die","start","chained","overshoot"],Fo=Kn.slice(0,3);function zo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function _o(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Jo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of _o(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Kn.includes(s))throw new Error(`a board has no option ${s}`);
Fo.includes(s)?n.jumps.push(...Go(i)):n[s]=Yn(i)}return[n]}function Yn(e){try{return zo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Go(e){
let t=Yn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${$e(n)}`);return t}var Vo="format version name author source cells die start chained overshoot jumps".split(" ");function Uo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Vo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Qn(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${$e(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Ko(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=rt(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Yo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),n=0;function r(i,a){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==i||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${n}: expected ${a}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${l}s`);for(let u=0;u<m;u+=1){let f=r(2,`the two cells of a ${l}`);if((f[1]-f[0])*c<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${l}`);a.push(f)}}s.push({cells:100,jumps:a})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Qo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Ko(r)]:typeof r[0]=="object"?r.map(Uo):[Qn(r)]}function gt(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Jo(t).map(_);if(/^[[{]/.test(t))return Qo(t).map(_);if(n&&/[\r\n]/.test(t))return Yo(t).map(_);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(Qn(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Zn(e){let t,[n]=Te,r=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=d("p.quiet",{role:"alert"}),s=le("Notation",Te.map(({title:m},u)=>[
u,m]),0,m=>{n=Te[Number(m)],i()});function i(){if(c.open){r.value=r.placeholder="",L(o,"");try{r.value=n.write(t).trim()}catch(m){r.placeholder=`${m.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!r.value.trim()){L(o,"There is no text to copy.");return}r.select();let m=await at(r.value);
e.say(m?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let m=gt(r.value);e.use(m[0]);let u=`The text holds ${m.length} boards. This is the first.`;L(o,m.length>1?u:"")}catch(m){
L(o,`This cannot be read: ${m.message}.`)}}let c=En("Copy or paste as text",d(".tools",s,S("Copy",null,a),S("Use this text","Read the board in the text",l)),r,o);
return c.addEventListener("toggle",i),{node:c,show(m){t=m,i()}}}var Xn=(e,t)=>({change:n=>ft(n,e,t),says:`Drawn: ${xe([e,t])}.`}),er=(e,t,n)=>({change:r=>_n(r,e,t,n),says:`Moved: ${xe(e)} is now ${xe(t?[e[0],n]:[n,e[1]])}.`}),
tr=e=>({change:t=>ht(t,e[0]),says:`Removed: ${xe(e)}.`}),Zo={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},Xo={change:e=>vn(e),says:"Drawn at \
random."},Yt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Qt(e){let t,n,r=null,o=null,s=!0,i=d("b.amount"),a=d("span.quiet"),l=d("ol.\
thrown",{label:"A shortest route"}),c=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=S("Undo","Ctrl+Z",()=>e.go(-1)),u=S("Redo","Ctrl+Y",()=>e.
go(1)),f=S("Random","Other jumps",()=>A(Xo)),p=S("Remove all jumps",null,()=>A(Zo)),h=Sn("Route","One of the shortest routes",g,s),y=Un(x=>A({change:N=>Jn(N,x),
says:""})),w=Zn(e);function g(x){s=x,E()}function k({distance:x,predecessor:N,throws:j,route:z}){t.paint({current:r,distance:x,predecessor:N,route:s,piece:!1}),
L(i,j??"none"),L(a,j===null?"the goal is out of reach":X(j).replace(/^\S+ /,"")),it(l,z,mt,(Q,[R,,v])=>pt(Q,R,`to cell ${v}`))}let $=()=>Ut(t.board,r)[0];function E(){
k(t);let x=$();t.light(x),t.hold(x??[]),c.replaceChildren(...Ut(t.board,r).flatMap(M)),O(m,"aria-disabled",!e.can(-1)),O(u,"aria-disabled",!e.can(1))}function M(x){
let N=S(`Remove ${xe(x)}`,"Delete",()=>A(tr(x))),j=Ie(x).ends.map((z,Q)=>S(`Move its ${z}`,null,()=>{o={jump:x,end:Q},e.say(`Choose the cell where the ${z} of ${xe(
x)} goes.`),t.cells.get(x[Q])?.focus({preventScroll:!0})}));return[N,...j]}function A({change:x,says:N}){r=o=null;try{e.use(x(t.board)),e.say(`${N} ${Yt(t.throws)}`.
trim())}catch(j){e.say(ue(j.message)),y.show(t.board),E()}}function H(x,N){let j=$();return j?.includes(x)?er(j,j.indexOf(x),N):Xn(x,N)}function C(x,N){let j=t.
trial(H(x,N).change(t.board));k(j),e.say(`If you let go here: ${Yt(j.throws)}`)}function P(){r=o=null,t.trial(t.board),E(),B()}let B=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${Yt(t.throws)}`);return{name:"Draw",under:d("p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",
d("p","Fewest ",i,a)),l,c,d(".tools",m,u,f,p,h),y.node,w.node],show(x){t=x,r=o=null,n=Vn(t,{tries:C,draws:(j,z)=>A(H(j,z)),drops:P}),y.show(t.board),w.show(t.board),
E(),B()},leave:()=>n.stop(),choose(x){if(!(!x||n.wasDrawing()))if(o)A(er(o.jump,o.end,x));else if(r===x)P();else if(r!==null)A(Xn(r,x));else{r=x,E();let N=$(),j=N?
` Or drag an end of ${xe(N)}.`:"";e.say(`From ${x}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(x,{ctrlKey:N,metaKey:j,shiftKey:z,altKey:Q}){
let R=$();if(N||j){let v=x==="y"||z&&x==="Z"?1:x==="z"?-1:0;return v&&e.go(v),v!==0}if(x==="Escape"&&r!==null&&!Q)P();else if((x==="Delete"||x==="Backspace")&&R)
A(tr(R));else return!1;return!0}}}var Zt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function nr(e,t){let n=e.start;return t.map(r=>{let o=Zt(e,n,r);return n=o.stand,o})}function Oe(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o&&t.push(Zt(e,n(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var or={cells:2,start:1,columns:1,rows:2},sr=(e,t)=>me("",e,...t.map(se)),rr=(e,t)=>sr("0 0.3 1 1.4",Pe(or,new Map([[e,t]]))),es={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function ir({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[d("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[rr(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,i])=>s>i)&&[rr(2,1),`Land on the head of a snake and you slide to its tail${r}`],[sr("0.3 0\
 0.8 0.6",[ut({...or,cells:1,rows:1})]),es[n]]].filter(s=>!!s).map(s=>d("li",s))}var[ar,lr]=[150,350],ts=.25,cr=24;function ns({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...Z(o-e+1).map(i=>e+i),...Z(o-n).
map(i=>o-1-i)]}function rs(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=He(e,n,r);return[a(0),a(i),Y(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=lt(e,n,r,
_t(e,n,r,o));return[...Z(cr+1).map(i=>s(i/cr)),Y(e,r)]}function dr(e,t,n,r){let s=ns(n,e.cells).map(c=>Y(e,c)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
c,[m,u]]of s.slice(1).entries()){let[f,p]=s[c],h=[(f+m)/2,Math.min(p,u)-ts];i.push({at:h,time:a+ar/2,easing:"ease-in"}),a+=ar,i.push({at:[m,u],time:a,easing:"ea\
se-out"})}for(let c of n.feet){let m=rs(e,t,c);for(let[u,f]of m.entries())i.push({at:f,time:a+lr*(u+1)/m.length,easing:"linear"});a+=lr}let l=Se(r/(a||1),0,1);return i.
map(c=>({...c,time:c.time*l}))}var os="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",ur=([e,t])=>`translate(${e}px,${t}px)`;function mr(e,t){let n=ce("path.piece",{d:os,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&O(n,"style",`t\
ransform:${ur(Y(e,i))}`)},rest:s,walk(i,a,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=i.flatMap(f=>{let p=dr(e,t,f,a).map(
h=>({...h,time:c+h.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let u=m.map(({at:f,time:p,easing:h})=>({transform:ur(f),offset:p/c,easing:h}));O(n,"vi\
sibility",null),r=n.animate(u,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var ss=400;function pr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:i,cells:a,jumps:l}=t,c={cells:a,start:i,...e},{rows:m}=e,u=Ee(c),{node:f,
cells:p}=On(c,n),h=new Map,y=Dt("new"),w=Dt("touched"),g=!1,k=null,$=new Set,E=null,M=[],A=`0 0 ${u} ${m}`,H=me(".layer.goal",A,se(ut(c))),C=me(".layer.jumps",A,
Pe(c,l).map(se)),[P,B,x]=["g.tree","g.move","g.route"].map(I=>ce(I)),N=me(".layer.above",A,P,B,x),j=mr(c,l),z=me(".layer.top",A,j.node),Q=d(".sheet",f,H,C,N,z);
function R(I,D,G){if(!k)return"";let[U,oe]=[k.distance.get(I),k.predecessor.get(I)],V=[`cell ${I}`,p.get(I)?.dataset.end,...yn(I,l)],ee=k.visited.has(I)?"visite\
d":"not reached";return V.push(D?"current":"",U!=null?`reached in ${X(U,o)}`:ee,oe!=null?`from ${oe}`:"",G?r:"",$.has(I)?"part of what is wrong":""),V.filter(Boolean).
join(", ")}let v=I=>`var(--tint-${Wt(I,s)})`;function b(I,D,G,U){let oe=I.current===D,V=I.visited.has(D),ee=I.distance.get(D),mn=I.predecessor.get(D),pn=`${[oe,
U,V,ee,mn,$.has(D)]}`;if(h.get(D)===pn)return;h.set(D,pn);let mo=ee!=null?"reached":V&&"visited";Ht(G,{"data-distance":ee,"data-tint":ee!=null&&Wt(ee,s),"data-f\
rom":mn,"data-visited":V,"data-waits":U,"aria-current":oe,"data-state":oe?"current":U?"frontier":mo,label:R(D,oe,U)}),ee!=null&&G.style.setProperty("--tint",v(ee)),
O(G.lastChild,"data-is",jt(ee)||null)}function T(){if(!k)return;let I=new Set(k.frontier.map(([D])=>D));for(let[D,G]of p)b(k,D,G,I.has(D))}function W(){if(!k)return;
let I=g?Fn(c,k.predecessor,k.current):[];P.replaceChildren(...I.map(se))}let q=I=>I.map(D=>C.querySelector(`[data-ends="${D} ${l.get(D)}"]`));function J(I,D){let G=new Set(
q(D));for(let U of C.children)F(U,I,G.has(U))}function Tt(I){let D=I.flatMap(([,G,U])=>U===G?[]:t.ride(G).feet);x.replaceChildren(...Dn(c,I,i).map(se)),F(C,"rou\
ted",I.length),J("taken",D)}let un=()=>F(Q,"arrived",!0),uo=`${u>7?".close":""}${u>12?".dense":""}${u>24?".tiny":""}`;return{plan:c,cells:p,columns:u,shape:u/m,
node:d(`.board${uo}`,{style:`--wide:${u};--high:${m}`},Q),paint(I,D,G,U,oe=0){k=I;let V=`${Object.values(G??{})}`!=`${Object.values(E??{})}`;(V||U.length)&&j.rest(),
F(Q,"arrived",!1),T(),y([...D].map(ee=>p.get(ee))),W(),B.replaceChildren(...(G?Hn(c,G):[]).map(se)),w(q(G?.feet??[])),`${U}`!=`${M}`&&Tt(U),oe>0&&U.length?j.walk(
nr(t,U),ss,un):oe>0&&V&&G&&j.walk([G],oe),E=G,M=U},piece:j,top:z,celebrate:un,showTree(I){g=I,W()},mark(I,D){let G=D.flatMap(V=>V.moves??[]),U=D.flatMap(V=>V.jumps??
[]),oe=G.flatMap(([,V])=>t.ride(V).feet);J("found",[...U.map(([V])=>V),...oe]),$=new Set(D.flatMap(V=>V.cells??[]));for(let[V,ee]of p)F(ee,"differs",V===I),F(ee,
"found",$.has(V));T()},drawn:()=>({plan:c,jumps:l,farthest:s,state:k,found:$,move:E,treeShown:g,route:M})}}function bt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let i=new Map(t.filter(([u,f])=>u!==f)),a=typeof n=="number"?Array.from({length:n},(u,f)=>f+
1):n;function l(u,f=[]){if(f.includes(u))return{feet:f,stand:null};let p=i.get(u);return p===void 0||f.length&&!o?{feet:f,stand:u}:l(p,[...f,u])}function c(u){return u<=
e?u:s==="win"?e:s==="bounce"?2*e-u:0}function m(u){return u===e?[]:a.flatMap(f=>{let p=c(u+f),h=p>0?l(p).stand:null;return h===null?[]:[[f,p,h]]})}return{cells:e,
start:r,faces:a,jumps:i,ride:l,moves:m}}function _e({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let l of i){let c=(r.get(l)??0)+1;for(let m of n(l)){let u=m[2];r.has(
u)||(r.set(u,c),o.set(u,l),s.set(u,m),i.push(u))}}let a=[];for(let l=t,c=s.get(l);c;c=s.get(l))a.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var is=1400;function pe(e){let t=bt(e),n=_e(t),r=pr({layout:xn(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:i,piece:a}=r,l=ce("g.sketch");r.top.prepend(l);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:u=null,near:f=[],distance:p,predecessor:h,move:y=null}=m,
{route:w=!1,piece:g=!0}=m,k={current:u,frontier:[...f].map($=>[$,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};r.paint(k,[],y,w?o:[]),a.stand(
g?u:null)},walk(m){a.walk([m],is,()=>m.stand===e.cells&&r.celebrate())},rest:a.rest,trial(m){let u=new Map(m.jumps),f=new Set;for(let w of[...c?.children??[]]){
let[g,k]=(w.getAttribute("data-ends")??"").split(" ").map(Number);u.get(g)===k?f.add(g):w.remove()}let p=new Map(m.jumps.filter(([w])=>!f.has(w))),h=Pe(s,p).map(
se);for(let w of h)F(w,"lit",!0);c?.append(...h),t.jumps.clear();for(let[w,g]of u)t.jumps.set(w,g);let y=_e(t);return o=y.route,y},light(m){for(let u of c?.children??
[])F(u,"lit",u.getAttribute("data-ends")===m?.join(" "))},hold(m){let u=m.map(f=>{let[p,h]=Y(s,f);return ce("circle",{cx:p,cy:h,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});l.replaceChildren(...u)},cellAt(m,u){let p=r.node.getRootNode().elementFromPoint(m,u)?.closest("[data-cell]"),h=p&&r.node.
contains(p)&&p.dataset.cell;return h?Number(h):null}}}var Ae=({columns:e,shape:t,node:n})=>d(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},n),fr=e=>new Set(
e.map(([,t])=>t));function as(e,t){let n=`You reached the goal in ${X(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a ro\
ute?`}var ls=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function cs(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ls()?`\
 (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function hr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no th\
row is needed.":cs(n);let o=Xe(r);return e.won()?`${o} ${as(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function gr(e,t,{
cells:n}){let r=`${Ze(Nt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function br(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${X(e)}: ${n.join(", ")}.`}function Xt(e,t){let n,r,o=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),i=d("span.quiet"),a=d("b.amount"),l=d("ol.thrown.history",
{label:"Your throws"}),c=d("ul.guide",{label:"How to play"}),m=S("Undo","Take the last throw back (Backspace)",k),u=S("Start again","Back to the start",$),f=S("\
Show the shortest route",null,E),p=!1;function h(){let{thrown:M}=r,A=r.moves(),H=p||r.won();n.paint({current:r.at(),near:fr(A),distance:r.trail(),move:p?null:M.
at(-1)??null,route:p});for(let C of o.children){let P=Number(C.dataset.face);O(C,"aria-disabled",!A.some(([B])=>B===P))}L(s,M.length),L(i,M.length===1?"throw":"\
throws"),L(a,H?n.throws??"none":"?"),it(l,M,mt,(C,P)=>pt(C,P.face,Ct(P))),c.hidden=M.length>0;for(let C of[m,u])O(C,"aria-disabled",!M.length);O(f,"aria-pressed",
`${p}`),O(e.root,"data-won",r.won())}let y=()=>e.say(hr(r,n.throws,n.faces));function w(M){if(r.won())return;let A=r.at();p=!1,r.throws(M)?(g(),n.walk(r.thrown[r.
thrown.length-1])):(h(),e.say(gr(M,A,n.board)))}function g(){h(),y(),t?.(r.thrown.map(({face:M})=>M))}function k(){r.undo()&&g()}function $(){r.thrown.length&&(r=
Oe(n.rules),p=!1,g())}function E(){p=!p,h(),p?e.say(br(n.throws,n.route)):y()}return{name:"Play",under:o,side:[d(".score",d("p","You ",s,i),d("p","Fewest ",a)),
d(".tools",m,u,!t&&f),c,l],show(M){n=M,r=Oe(n.rules),p=!1,c.replaceChildren(...ir(n.board)),o.replaceChildren(...n.faces.map(A=>{let H=S(Vt(A),null,()=>w(A),`Th\
row ${A}`);return O(H,"data-face",A),H})),h(),y()},replay(M){let A=r;r=Oe(n.rules);let H=M.every(C=>r.throws(C));return H||(r=A),h(),y(),H},leave:()=>O(e.root,"\
data-won",null),choose(M){let A=r.moves(),H=A.find(([,C])=>C===M)??A.find(([,,C])=>C===M);H?w(H[0]):r.won()||e.say(`No throw leads from ${r.at()} to ${M}.`)},key(M,{
ctrlKey:A,metaKey:H,altKey:C}){if(A||H||C)return!1;let P=Number(M);if(M==="Backspace")k();else if(M!==" "&&n.faces.includes(P))w(P);else return!1;return!0}}}var wt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var en=new Map;function us(e){let t=en.get(e)??new CSSStyleSheet;return en.has(e)||t.replaceSync(e),en.set(e,t),t}function wr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=wt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[us(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var yr=e=>e.getRootNode().activeElement??
null;function Re(e){let t=d("span.strip.quiet",{role:"status"}),n=d("span.clock.quiet",{"aria-hidden":"true"}),r=d("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:d("span.progress",r,t),say(o,s=""){L(t,o),s&&t.append(d("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,L(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&O(r,"value",o),L(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),L(n,""),r.hidden=!0}}}}var Me=["sessionStorage","localStorage"],ms="This browser stores nothing here",ps="The browser's storage is full";function fe(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function je(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?ps:ms}}function tn(e,t=Me){for(let n of t)try{window[n].removeItem(e)}catch{}}var[kt,xt]=["snl-workbench",1],kr="download what you want to keep.",fs=`Another version of the workbench has stored code here, which is left alone: ${kr}`;function yt(e){
let t=fe(e,kt);return t?.version===xt&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var hs=e=>(fe(e,kt)?.version??xt)!==xt;function xr(){let e=Me.
some(hs),t={version:xt,signature:"board",sources:{}},n=yt("sessionStorage")??yt("localStorage")??t;return{kept:n,store(r){if(e)return fs;let o={...(yt("localSto\
rage")??n).sources};r in n.sources?o[r]=n.sources[r]:delete o[r];let s=je(kt,n,{...n,sources:o});return s&&`${s}: ${kr}`},elsewhere:r=>yt("localStorage")?.sources[r]??
null,follow(r){let o=({key:s})=>s===kt&&r();return addEventListener("storage",o),()=>removeEventListener("storage",o)}}}function vr(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),setTimeout(()=>URL.revokeObjectURL(
r.href),6e4)}var gs="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function $r({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},l=!1,c="",m=null,u=d(".tools"),f=d(".tabs",{role:"group",label:"Program"}),p=()=>a.kind===
"mine"||a.kind==="second",h=()=>({kind:l?"second":"mine"}),y=v=>v&&s.second||s.signature,w=v=>`${v?"2:":""}${y(v)}`;function g(){let v=i.signatures.find(({name:b})=>b===
y(l));return s.sources[w(l)]??v?.template??""}function k(){return p()?g():a.kind==="link"?t??"":i.programs.find(({name:v})=>v===a.name)?.source??""}function $(v){
a=v,p()&&l!==(a.kind==="second")&&(l=!l,m=null,E()),R(),n(k(),!p())}function E(){let v=e.elsewhere(w(l));v!==g()&&(m=v)}function M(){let[v,b]=[m,r()];A(v??""),$(
h()),m=b,R()}function A(v){s.sources[w(l)]=v,c=e.store(w(l))}function H(){delete s.sources[w(l)],c=e.store(w(l)),$(h())}function C(v){l||(s.second=y(!0)),s[l?"s\
econd":"signature"]=v,c=e.store(w(l)),m=null,E(),$(h())}function P(){let v=`${a.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");vr(r(),"text/x-python",v)}function B(){
l=!1,A(t??""),$({kind:"mine"})}function x(v,b,T=null){let W=S(v,T,()=>$({kind:b}));return O(W,"aria-pressed",`${b===a.kind}`),W}function N(v,b){let W=i.programs.
filter(J=>J.kind===b).map(({name:J,title:Tt})=>d("option",{value:J},Tt)),q=d("optgroup",W);return q.label=v,q}function j(){let v=le("A program to look at",[["",
"Look at a program"]],"",b=>$(b?{kind:"program",name:b}:h()));return v.append(N("Algorithms","algorithm"),N("Mistakes","mistake")),v.value=a.name??"",F(v,"chose\
n",a.kind==="program"),v}let z=()=>S("Download","As a file of Python",P);function Q(){let v=i.signatures.map(({name:q,title:J})=>[q,J]),b=le("How it is called",
v,y(l),C),T=S("Reset","Back to the beginning of this signature",H),W=S("Other tab's code","Exchange it with the code here",M);return W.hidden=m===null,[b,T,z(),
W]}function R(){f.replaceChildren(x("Mine","mine"),x("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[x("From the link","link")],
j());let v=S("Make it mine","Instead of what is there",B);p()?u.replaceChildren(...Q()):u.replaceChildren(...a.kind==="link"?[v]:[],z())}return{node:d(".program\
s",f,u),kind:()=>a.kind,isMine:p,trouble:()=>c||(m===null?"":gs),end:e.follow(()=>{E(),R(),o()}),show(v){i=v,E(),i.signatures.some(({name:b})=>b===s.signature)||
(s.signature="board"),$(a)},changed(v){p()&&A(v)},question(){return a.name?{name:a.name}:{source:r(),signature:p()?y(l):null}},other(){let v=s.sources[w(!l)];return p()&&
v?.trim()?{source:v,signature:y(!l)}:null}}}function Ce(e){let t=d(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=d("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Je=e=>e===null?"out of reach":X(e),re=(e,t,...n)=>d(`.card.${e}`,{role:"group",label:t},d("b.card-title",t),n),ie=e=>e&&d("p",e),he=e=>e&&d("p.quiet",e),Mr=(e,t)=>d(
"p","Right is ",d("b",Je(e)),", yours says ",d("b",Je(t)),"."),Sr=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the function is\
 given.";function Ne(e,{point:t}){return e===null?null:d(".tools",S(`Show line ${e}`,null,()=>t(e)))}var vt=e=>d("a.button",{href:`${Ot()}play.html${ye(e)}&draw`},
"Open this board in the workbench");function nn(e,t){let n=_(e),r=pe(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[
t]:[]),{board:n,node:Ae(r)}}function Ge(e,t){let{report:n}=e,r=`The boards: ${n.boards[0].toLowerCase()}${n.boards.slice(1)}.`,o=n.notes.map(i=>he(`Note: ${i.says}\
.`));if(n.correct===!1)return ws(e,n,[he(r),...o],t);if(n.correct)return bs(n,[he(r),...o]);let s=`${n.name} could not be judged`;return re("open",s,ie(ue(n.finding.
says)),...o)}var Er=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function bs({name:e,proven:t,tested:n,tried:r},o){let s=d("p",d("b",
"Proven"),`, by playing every one: ${t}.`),i=d("p",d("b","Tested"),`, which proves nothing about others: ${n}.`),a=`${e} is right on every board that was tried`;
return re("right",a,s,n&&i,he(`${Er({tried:r})}.`),...o)}function ws({like:e,stepper:t},n,r,o){let{finding:s,expected:i,got:a,smallest:l}=n,{board:c,node:m}=nn(
n.board,s),u=t&&S("Step to the first difference",null,()=>o.step(t)),f=e.slice(0,2).map(({title:w,repair:g})=>`It answers like a known mistake: ${w}. The repair\
: ${g}`),p=typeof a=="number"?null:a,h=[typeof a=="number"||a===null?Mr(i,a):ie(`Right is ${Je(i)}. Yours: ${a.says}.`),s.kind!==p?.kind&&ie(ue(s.says)),ie(Sr(p)),
...f.map(he),he(`${we(c)} · ${Er(n)}`),...r,d(".tools",u,o.draw(c))];return re("wrong",`Wrong on this board${l?", the smallest there is":""}`,d(".exhibit",m,d(
".told",h)))}function ys({right:e,ended:t,throws:n,expected:r,finding:o,line:s},i){if(e)return re("right",`Right on this board: ${Je(n)}`,he("One board proves l\
ittle. Check plays them all, smallest first."));let a=t==="returned";return re("wrong",a?"Wrong on this board":"No answer on this board",a&&Mr(r,n),o&&ie(ue(`${o.
says}${s===null?"":`, in line ${s}`}`)),ie(Sr(o)),Ne(s,i))}var ks=["program","throws","agrees","cells taken","edges","longest frontier"];function xs({comparison:{
throws:e,rows:t}}){let n=t.map(a=>{let l=a.answered?[a.throws??"none",a.agrees?"yes":"no"]:["no answer","–"],c=[a.cells_taken,a.edges_looked_at,a.longest_frontier],
u=[...l,...c.map(f=>f??"–")].map(f=>d("td",`${f}`));return d("tr",d("th",{scope:"row"},a.algorithm),u)}),r=ks.map(a=>d("th",{scope:"col"},a)),o=d("table",d("t\
head",d("tr",r)),d("tbody",n)),s=t.map(({algorithm:a,first_difference:l})=>l&&he(`${a} first differs at cell ${l.cell}: ${l.finding.says}.`)),i=`On this board: ${Je(
e)}`;return re("open",i,Ft("","Comparison",o),...s)}var vs={board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to r\
un",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};function Ve({what:e,says:t,line:n},r){let o=e==="stopped"?"open":"wrong",s=ie(ue(`${n===
null?"":`line ${n}: `}${t}`));return re(o,vs[e]??"That did not work",s,Ne(n,r))}function rn({printed:e,more_printed:t}){if(!e?.length)return null;let n=e.map(({
line:o,text:s})=>d(".print",d("span.quiet",o===null?"":`line ${o}`),d("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return re("open","\
It printed",Ft(".printed","What it printed",n),he(r))}function $s(e,t){return e.kind==="failure"?Ve(e,t):e.of==="check"?Ge(e,t):e.of==="compare"?xs(e):e.of==="s\
olve"?ys(e,t):null}var Pr=(e,t)=>[$s(e,t),rn(e)].filter(n=>!!n),Ue=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",$t=e=>e[0]?.querySelector("p")?.textContent??
"";var Ms=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Ss="This code came with the link. It has not run, and runs only when\
 you press a button below.",Tr="It runs …",Es=()=>d("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Or(e,t){let n,
r=null,o=!1,s=!1,i=!1,a=t.host(k),l=xr(),c=t.store.get().code,m=d(".editor"),u=d("p.note.quiet"),f=Re(a.size),p=d(".cards"),h=Ce(t),y=S("Stop","End what is runn\
ing",()=>a.stop()),w=Ms.map(([P,B,x])=>S(P,x,()=>H(B))),g=$r({keeper:l,arrived:c,open:$,text:()=>r?.text()??"",heard:()=>E()});function k(P){i&&f.loads(P,Tr)}function $(P,B){
r?.open(P,B),E()}function E(){let P=g.kind()==="link",B=g.isMine()?g.trouble():"";L(u,P?Ss:B||(a.refusal??"")),F(u,"strong",P)}async function M(){o=!0;try{let[{
make:P},B]=await Promise.all([t.editor(),t.shelf()]);r=P(m,"Program",x=>{g.changed(x),E()}),g.show(B)}catch(P){L(u,`The editor cannot be loaded: ${P.message}`)}
A()}function A(){for(let P of w)O(P,"aria-disabled",i||!r||!!a.refusal);y.hidden=!i,O(p,"aria-busy",`${i}`),!s&&a.size&&f.say(`Python (${a.size}) loads at the f\
irst run.`)}async function H(P){if(i||!r||a.refusal)return;s=i=!0,r.point(null),p.replaceChildren(),h.clear(),f.say(Tr),A();let B=P==="compare"?g.other():null,{
board:x}=n,N={kind:P,program:g.question(),board:x,other:B},j=await a.ask(N,z=>f.say(`${z} …`));i=!1,f.done(),A(),C(j)}function C(P){let B=Pr(P,{step:h.step,draw:j=>S(
"Move this board to Draw",null,()=>{e.use(j),e.enter("Draw")}),point(j){r?.point(j),r?.focus()}});(P.kind==="result"&&P.of)==="compare"&&g.isMine()&&!g.other()&&
B.push(Es()),p.replaceChildren(...B),"line"in P&&P.line&&r?.point(P.line),p.scrollIntoView({block:"nearest"}),P.kind==="result"&&P.of==="trace"&&h.step(P.stepper);
let N=Ue(B);e.say(N?`${N}. ${$t(B)}`:"Step through the run below.")}return{name:"Write",under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),
side:[g.node,u,m,d(".tools.acts",w,y,f.node)],foot:[p],below:[h.node],show(P){n=P,n.paint({piece:!1}),o||M(),A(),e.say("Write a function, then run it, check it \
or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),g.end(),r?.destroy()},more:()=>g.isMine()?r?.text()??null:null,stays:()=>c}}var Mt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Ar="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Rr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Ke(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(_),i=d("p.speaker",{role:"status"}),a=d("span.quiet"),l=d("p.trouble",{role:"alert"}),c=d(""),m=d(".main",c),u=d(".side"),f=d(".\
stage",m,u),p=d(".foot"),h=d(""),y=d("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:y,say:b=>L(i,b),use(b){k.add(b),
x(b),B()},can:b=>k.can(b),go(b){k.can(b)&&(x(k.go(b)),B())},enter(b){N($.find(T=>T.name===b)??E),x(M.board),B()}},g=r.get(),k=Gn(g.board??_(t.board)),$=t.only?[
t.only==="Play"?Xt(w,n.played):Qt(w)]:[Xt(w),Qt(w),Or(w,n)],E=$.find(({name:b})=>b===g.mode)??$[0],M=pe(k.now()),A=s.map(({name:b},T)=>[`${T}`,b]),H=le("Board",
[["","Your board"],...A],"",b=>{let T=s[Number(b)];b&&T&&w.use(T)}),C=d("input.address",{readonly:"",label:"To copy",hidden:""});async function P(){let T=`${location.
href.split("#")[0]}${ot(M.board,E.name,E.more?.()??null)}`;C.value=T,C.hidden=await at(T),C.hidden||C.select(),w.say(C.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function B(){let[b=null]=$.flatMap(({stays:T})=>T?.()??[]);r.set({...M.board,name:""},E.name,b)}function x(b){let T=yr(c),W=c.contains(
T)&&T?.dataset.cell;M.rest(),M=pe(b),c.replaceChildren(M.node),O(f,"style",`--shape:${M.shape};--columns:${M.columns}`),O(y,"style",`--rows:${M.plan.rows}`),L(a,
we({...b,name:""}));let q=s.findIndex(J=>ye(J)===ye(b));H.value=q<0?"":`${q}`,H.options[0].hidden=q>=0,C.hidden=!0,L(l,""),E.show(M),W&&M.cells.get(Number(W))?.
focus({preventScroll:!0})}function N(b){E.leave(),E=b;for(let[T,W]of j.entries())O(W,"aria-pressed",`${$[T]===E}`);F(y,"drawing",E.name==="Draw"),F(y,"writing",
E.name==="Write"),m.replaceChildren(c,E.under),u.replaceChildren(d(".says",i),...E.side),p.replaceChildren(...E.foot??[]),h.replaceChildren(...E.below??[])}let j=$.
map(b=>S(b.name,null,()=>w.enter(b.name)));Tn(y,b=>E.choose(b)),y.addEventListener("keydown",b=>{let T=b.target;Rr(b)&&b.stopPropagation(),!T.matches(Ar)&&E.key(
b.key,b)&&b.preventDefault()});function z(b){let T=b.composedPath()[0];if(b.defaultPrevented||!Rr(b)||!/^[1-9]$/.test(b.key)||T.closest(`${Ar}, .snl-stepper`))return;
let{top:W,bottom:q}=c.getBoundingClientRect();q>0&&W<innerHeight&&E.key(b.key,b)&&b.preventDefault()}function Q(){let{board:b,mode:T,trouble:W}=r.get();b&&(ye(b)!==
ye(M.board)||o)&&(k.add(b),N($.find(q=>q.name===T)??E),x(b)),L(l,W)}o&&addEventListener("keydown",z);let R=r.subscribe(Q);y.append(d(".frame",d(".head",!t.only&&
d(".modes",{role:"group",label:"What to do"},j),s.length>0&&d("label.board-of",d("span","Board"),H),a,o&&d(".tools",S("Copy link","A link to this board",P),C)),
l,f,p)),F(y,"ready",!0),F(y,"only",t.only),F(y,"fixed",t.fixed);let{remove:v}=wr(e,Mt,y);return e.append(h),N(E),x(M.board),L(l,g.trouble),{show:x,replay:b=>E.replay?.(
b)??!1,destroy(){removeEventListener("keydown",z),R(),M.rest();for(let b of $)b.end?.();h.remove(),v()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=fn(e);Ke(e,t,st(t.files))}var on=1,We="snl-exercise:",jr="Export what you want to keep.",Ts=`Another version of this book has stored something for this exercise, which is left alone. ${jr}`,
Os=globalThis,Cr=Os.snlRecords??=new Map,Nr=e=>e?.version===on&&typeof e.source=="string"&&typeof e.solved=="boolean",As=(e,t)=>fe(e,We+t)?.version>on;function ge(e){
let t=Me.map(r=>fe(r,We+e)),n=[Cr.get(e),...t].filter(r=>Nr(r));return n.length?{...n[0],solved:n.some(({solved:r})=>r)}:null}function Wr(e){let t=fe("localStor\
age",We+e);return Nr(t)?t.source:null}function sn(e,t,n=!1){let r=ge(e),o={version:on,source:t,solved:n||(r?.solved??!1)};Cr.set(e,o);let s=As("localStorage",e),
i=s?"":je(We+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),s?Ts:i&&`${i}. ${jr}`}function Lr(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(We)&&e(t.slice(We.
length),!0)})}var an="snl-cell:";function Ir({id:e,source:t}){for(let n of Me){let r=fe(n,an+e);if(r?.of===t&&typeof r.source=="string")return r.source}return t}function Br({
id:e,source:t},n){n===t?tn(an+e):je(an+e,{of:t,source:n})}var Rs="script,style,link,meta,base,iframe,object,embed,form";function qr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
Rs))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function Hr(...e){let t=d("pre",e),n=d("",{class:"highlight"},t);return d("",
{class:"output text_plain notranslate"},n)}function js(e){let t=pe(_(e));return t.paint({piece:!1}),Ae(t)}var Dr=e=>d("",{class:"output text_html"},e);function Fr(e,t){
let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=d("",{class:"cell_output docutils container",hidden:""}),o=Ce(t);o.node.dataset.snl="",e.append(
r);let s=[];function i(){for(let f of s)f.then(({destroy:p})=>p());s=[],o.clear(),r.replaceChildren()}function a(f){for(let p of n)p.hidden=f;r.hidden=!f}function l(f,p){
let h=d("",{"data-snl":""});r.append(Dr(h)),s.push(t.step(h,f,{level:Pn(r),...p}))}let c=f=>{let p=d("",{class:"snl snl-workbench snl-cell"},d(".cards",f));return d(
"",{class:"snl-host"},p)};function m(f,p){if(f.kind==="html"||f.kind==="svg"){let h=d("",{class:"output text_html"});return h.append(...qr(f.kind==="html"?f.html:
f.svg)),h}if(f.kind==="code")return Hr(...qr(`<pre>${f.lines.join(`
`)}</pre>`));if(f.kind==="report"){let h={step:o.step,point:p,draw:vt};return r.append(c(Ge(f,h))),Dr(o.node)}if(f.kind==="board")try{return c(js(f.board))}catch{}
return f.text?Hr(document.createTextNode(f.text)):null}function u({exception:f,says:p,line:h,missing:y},w){let{runAbove:g}=w;if(!g)return re("wrong",f,ie(p&&ue(
p)),Ne(h,w));let k=d("p",d("code",y)," is made in a cell above, which has not run yet."),$=S("Run all above","And then this cell",g);return re("open","Run the c\
ells above first",k,d(".tools",$))}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){i(),a(!1)},show(f,p){if(i(),r.removeAttribute("\
aria-busy"),a(!0),f.kind==="failure"){f.what!=="stopped"&&r.append(c(Ve(f,p)));return}for(let h of f.shown)h.kind==="stepper"?l(h.payload,{predict:h.predict,position:h.
position??void 0}):r.append(m(h,p.point)??"");f.more_shown&&r.append(d("p",`And ${f.more_shown.toLocaleString("en")} characters more.`)),f.error&&r.append(c(u(f.
error,p)))}}}var Cs=e=>e.kind==="failure"?e.says:e.error?.exception??"";function St({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
l={beginning:-1,code:""};return{title:e,source:n,done:()=>l.beginning===t.beginnings()&&l.code===n(),async run(){let c=n();s?.();let m=r?.()??null,u={kind:"cell",
program:{source:c},opens_on:m},f=await t.ask(o??a,u,()=>{}),p=Cs(f);return l={beginning:p?-1:t.beginnings(),code:c},i?.(f),p}}}function Et(e,t,n,{text:r,change:o,trouble:s}){let i=null;async function a(){try{let{make:l}=await n();e.replaceChildren();let c=l(e,t,o);return c.open(r()),c}catch(l){
return i=null,s(`The editor cannot be loaded: ${l.message}.`),null}}return{open:()=>i??=a(),opened:()=>i,async close(){(await i)?.destroy(),i=null,e.replaceChildren()}}}var Ns="Stopped. Python begins again, without the names of the cells that have run.";function zr(e,{given:t,title:n,around:r,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),l=Ir(t),c=Re(o.size),m=Fr(e.closest("div.cell"),r),u=d(".editor",{hidden:""}),f=Et(u,n,r.editor,{text:()=>l,change:P,trouble:R=>c.
say(R)}),p=S("Run","Run this cell (Shift+Enter in the editor)",M),h=S("Edit","Open the editor",()=>x(!0)),y=S("Stop","End what is running",()=>o.stop()),w=S("Re\
set","Back to the code and the output of the lesson",j),g={loads:R=>c.loads(R,"Running …"),changes:E},k=St({title:n,bench:o,source:()=>l,opensOn:()=>l===t.source&&
t.opens_on||null,watcher:g,begins:A,ends:H}),$=()=>{};function E(){O(p,"aria-disabled",!o.free()),y.hidden=!o.asks(g),w.hidden=!y.hidden||l===t.source&&!m.shown()}
async function M(){o.free()&&await k.run()}function A(){m.wait(),c.say("Running …"),$=c.count()}async function H(R){$();let v=R.kind==="failure",b=v?null:R.error,
T=b?.missing&&s().some(q=>!q.done()&&Ws(q,b.missing??""));m.show(R,{runAbove:T?C:null,point:N});let W=v?R.line:b?.line;v?c.say(R.what==="stopped"?Ns:R.says):T?c.
say("Run the cells above first."):b?c.say(`${b.exception}${W?` in line ${W}`:""}.`):c.say(R.shown.length?"Done.":"Done. This cell shows nothing."),E(),(await f.
opened())?.point(W??null)}async function C(){p.focus({preventScroll:!0});for(let R of s().filter(v=>!v.done())){c.say(`${R.title} runs …`);let v=await R.run();
if(v){c.say(`${R.title} has ended early: ${v}`);return}}await M()}function P(R){l=R,Br(t,l),E()}function B(R){a.hidden=R,u.hidden=!R,h.hidden=R}async function x(R){
h.hidden=!0;let v=await f.open();return B(!!v),R&&v?.focus(),v}async function N(R){(await x(!0))?.point(R)}async function j(){await z(),c.say("As in the lesson."),
p.focus({preventScroll:!0})}async function z(){await f.close(),B(!1),m.clear(),c.say(""),P(t.source)}u.addEventListener("keydown",R=>{R.key!=="Enter"||!R.shiftKey||
(R.preventDefault(),R.stopPropagation(),M())},{capture:!0}),a.addEventListener("click",()=>{getSelection()?.isCollapsed&&x(!0)});let Q=d("",{class:"snl snl-work\
bench snl-cell",role:"group",label:n});return Q.append(u,d(".tools.cellbar",p,y,h,w,c.clock,c.node)),e.classList.add("snl-host"),e.replaceChildren(Q),o.watch(g),
addEventListener("snl-reset",z),o.refusal&&O(p,"title",o.refusal),E(),l!==t.source&&x(!1),k}var Ws=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function _r(e,t,n){let r=0,o=[];e.forEach((s,i)=>{let{id:a,exercise:l,source:c}=s,m=document.querySelector(`[data-snl-cell="${a}"]`);if(m){r+=1;let u=()=>o.slice(
0,i);o.push(zr(m,{given:s,title:`Cell ${r}`,around:t,bench:n,above:u}))}else{let u=()=>l&&ge(l)?.source||c,f=l?"The exercise above":"A cell above";o.push(St({title:f,
bench:n,source:u}))}})}var Ls=["stopped","late","died"];function Jr(e){let t=[],n=null,r=!1,o=0,s=e.host(a=>n?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,free:()=>!n&&!s.refusal,asks:a=>n===a,beginnings:()=>o,stop:()=>s.stop(),watch:a=>t.push(a),async ask(a,l,c){n=a,r=!0,i();let m=await s.ask(
l,c);return n=null,m.kind==="failure"&&Ls.includes(m.what)&&(o+=1),i(),m}}}var Gr=e=>e.length-e.trimStart().length;var Is=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Le=e=>Is(e).map((t,n)=>n%2?d(t[0]==="`"?"code":"em",t.slice(1,-1)):t),ln=e=>e.map(([t,n])=>t?d("span",{class:t},
n):n);function Bs(e){let t=[],n=[t];for(let[r,o]of e)for(let[s,i]of o.split(`
`).entries())s&&n.push(t=[]),t.push([r,i]);return n}var Vr=e=>Bs(e).map(t=>{let n=Gr(t.map(([,r])=>r).join(""));return d("span",{style:`--indent:${n+2}ch`},ln(t),
`
`)});function Ur(e,{picture:t,stub:n,source:r},o,s,i){let a=r,l=d("pre.plain"),c=S("Edit","Open the editor",()=>y(!0)),m=d(".still",c,l),u=d(".editor",m),f=Et(u,e,o,
{text:()=>a,change:h,trouble:i});m.addEventListener("click",()=>y(!0));function p(){l.replaceChildren(...Vr(a===n?t:[["",a]]))}function h(w){a=w,s(w)}async function y(w=!1){
O(c,"aria-disabled",!0);let g=await f.open();return O(c,"aria-disabled",!1),w&&g?.focus(),g}return p(),{node:u,text:()=>a,replace(w){w!==a&&(h(w),p(),f.opened()?.
then(g=>g?.replace(w)))},async point(w){(await(w===null?f.opened():y(!0)))?.point(w)}}}function be(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function ve(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Pt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[qs]=Te;function Kr({given:e,write:t,around:n},r,o,s){let i=d(""),a=o(e.stub),l=()=>{},c={get:()=>Bt(a),set(f){a=f,t(r(a))},subscribe(f){return l=f,()=>{}}},
m=`Exercise ${e.number}: the board`;return Ke(i,{board:a,only:"Draw",fixed:!s,label:m},{...n,store:c,page:!1}),{node:i,show(f){try{a=o(f)}catch{return!1}return l(),
!0}}}var Yr=e=>Kr(e,t=>`from snl_algos import Board

${e.given.defines} = ${qs.write(t)}`,t=>gt(be(t,e.given.defines))[0],!0),Qr=e=>Kr(e,({jumps:t})=>`${e.given.defines} = ${Pt(t)}`,t=>{let r=Object.entries(ve(be(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:r})},!1);function Zr({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
i=d(""),a=Bt(_(o.board)),l={get:()=>a,set(){},subscribe:()=>()=>{}},c=`Exercise ${s}: the board`,m=Ke(i,{board:o.board,only:"Play",label:c},{...n,store:l,page:!1,
played:f=>t(`${r} = [${f.join(", ")}]`)});function u(f){let p=ve(be(f,r));return Array.isArray(p)&&p.every(Number.isInteger)?p:null}return{node:i,first:"Choose \
the first face.",judge(f){let p=u(f);return p?.length?Hs(_(o.board),p):null},show(f){let p=u(f);return!!p&&m.replay(f===e.stub?[]:p)}}}function Hs(e,t){let n=bt(
e),r=Oe(n);if(r.won()||!t.every(l=>r.throws(l)))return null;let o=r.won()&&t.length===_e(n).throws,s=`You reach the goal in ${X(t.length)}.`,i=o?s:r.won()?`${s}\
 Fewer are enough.`:`After ${X(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,a=r.thrown.map((l,c)=>`${c+1}. ${Xe(l)}`);return{passed:o,reason:i,details:a,
board:null,report:null,line:null}}function Xr({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=_(r.board),i=pe(s);i.paint({piece:!1});let{plan:a,columns:l}=i,c=new Map(tt(a).map(h=>{let[y,w]=te(
a,h),g=d("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${h}`,input:()=>t(`${n} = ${Pt(m())}`)}),k=`grid-row:${a.rows-y};grid-column:${w+1}`,$=d(
"label.field",{style:k},d("span",`${h}`),g);return[h,{input:g,node:$}]})),m=()=>[...c].filter(([,{input:h}])=>/^\d+$/.test(h.value.trim())).map(([h,{input:y}])=>[
h,Number(y.value)]),u=`Exercise ${o}: the distances`,f=[...c.values()].map(({node:h})=>h),p=d(".fields",{role:"group",label:u,style:`--columns:${l}`},f);return{
node:d(".distances",Ae(i),p),show(h){let y=ve(be(h,n));if(typeof y!="object"||!y||Object.keys(y).some(w=>!c.has(Number(w))))return!1;for(let[w,{input:g}]of c){let k=`${y[w]??
""}`;g.value.trim()!==k&&(g.value=k)}return!0}}}function eo({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([m])=>m),s=o,i=new Map(r.map(([m,u])=>{let f=S("↑",null,()=>l(m,-1),`Move step ${m} \
up`),p=S("↓",null,()=>l(m,1),`Move step ${m} down`),h=d("span.words",d("strong",`${m}.`)," ",Le(u));return[m,{up:f,down:p,node:d("li.step",h,d(".tools",f,p))}]})),
a=d("ol.steps",{label:"The steps, in your order"});function l(m,u){let f=s.indexOf(m);if(!s[f+u])return;let p=[...s];[p[f],p[f+u]]=[p[f+u],p[f]],s=p,c(),i.get(m)?.[u<
0?"up":"down"].focus(),t(`${n} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function c(){s.forEach((m,u)=>{let f=i.get(m);f&&(O(f.up,"aria-disabled",u===0),O(f.down,"\
aria-disabled",u===s.length-1),a.append(f.node))})}return c(),{node:a,first:"Put the steps in order first.",show(m){let u=ve(be(m,n));return!Array.isArray(u)||`${[
...u].sort()}`!=`${[...o].sort()}`?!1:(s=u,c(),!0)}}}function to({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,a],l)=>{let c=()=>t(`${n}\
 = ${l+1}`),m=d("input",{type:"radio",name:`snl-${r}`,change:c}),u=d("span.words",Le(a));return{input:m,node:d("label.step",m,d("b",`${l+1}.`),u)}}),i=s.map(({node:a})=>a);
return{node:d(".steps",{role:"radiogroup",label:"The step that you choose"},i),first:"Choose a step first.",show(a){let l=a===e.stub?0:Number(ve(be(a,n)));return l!==
0&&!s[l-1]?!1:(s.forEach(({input:c},m)=>{c.checked=m===l-1}),!0)}}}var Ds={order:eo,choice:to,board:Yr,jumps:Qr,throws:Zr,distances:Xr};function no(e,t,n){let r=Ds[e.form.kind];if(!r)return null;let o="",s=!1,i=r({given:e,write:c,
around:n}),a=S("","The Python that this writes",()=>{s=!s,m()}),l=d(".reply",i.node,d(".tools.swap",a),t.node);function c(u){o=u,t.replace(u)}function m(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",O(a,"aria-expanded",`${s}`)}return m(),{node:l,missing:u=>u===e.stub?i.first:"",judge:u=>i.judge?.(u)??null,
show(u){u!==o&&(o=u,!(i.show(u)||s)&&(s=!0,m()))}}}function ro({hints:e,solution_coloured:t,after:n},r){let o=d("",{class:"highlight"},d("pre",ln(t))),s=n.map(g=>d("p",Le(g))),i=d(".help",o,s),a=0,l=d("ol.hints",
{label:"Hints"}),c=d(".asked",{role:"group",label:"The solution"}),m=S("Hint","A little help; there may be more",f),u=S("Solution","Asks before it shows it",h);
function f(){if(a===e.length)return;a+=1;let g=d("li",{tabindex:-1},d(".help",d("p",Le(e[a-1]))));l.append(g),g.focus({preventScroll:!0}),g.scrollIntoView({block:"\
nearest"}),p()}function p(){let g=e.length-a,k=a?`Next hint (${g} left)`:"Hint";m.textContent=g?k:"No more hints",O(m,"aria-disabled",!g)}function h(){let g=e.length-
a,k=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"",$=S("Show it",null,y),E=d(".tools",$,S("Not yet",null,w));c.replaceChildren(d("p",`Do\
 you want to see a solution?${k}`),E),$.focus()}function y(){let g=S("Use it","In the place of what you have",r),k=d(".tools",g,S("Hide it",null,w));c.replaceChildren(
d("b","A solution"),i,k),g.focus({preventScroll:!0}),c.scrollIntoView({block:"nearest"})}function w(){c.replaceChildren(),u.focus()}return p(),{buttons:[m,u],nodes:[
l,c]}}function Fs(e,t){if(!e)return null;try{let{board:n,node:r}=nn(e,null);return{node:r,words:we(n),way:t.draw(n)}}catch{return null}}function zs({passed:e,reason:t,
board:n,details:r,line:o},s){let i=Fs(n,s),a=[ie(t),...r.map(ie)],l=Ne(o,s),[c,m]=e?["right","Solved"]:["wrong","Not yet"];if(!i)return re(c,m,...a,l);let u=[d(
"p.quiet",i.words),l,d(".tools",i.way)];return re(c,m,d(".exhibit",i.node,d(".told",a,u)))}function cn(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,
passed:s,reason:i}=e;if(!o)return[zs(e,t)];let a=Ge({report:o,like:n,stepper:r},t);return i&&!s?[re("wrong","Not yet",ie(i)),a]:[a]}function oo(e,t){return[...e.
kind==="failure"?[Ve(e,t)]:cn(e.verdict,t,e),rn(e)].filter(r=>!!r)}var _s="Nothing is written yet.",Js="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",so="It runs. A c\
all may take 1 second …",Gs="The mark stays: another version of yours has solved it.";function io(e,t,n,r){let{name:o,number:s,stub:i}=t,a=d("p.note.quiet"),l=Re(
r.size),c=d("span.state"),m=d(".cards"),u=Ce(n),f=ro(t,()=>M(t.solution,"This is a solution.")),p=Ur(`Exercise ${s}`,{picture:t.stub_coloured,stub:i,source:ge(o)?.
source??i},n.editor,E,b=>L(a,b)),h=no(t,p,n),y=S("Check","Run it and judge it",B),w=S("Stop","End what is running",()=>r.stop()),g=S("Reset","Back to how it was",
()=>M(i,h?"":"Ctrl+Z in the editor brings your code back.")),k=null,$=S("Other tab's answer","Exchange it with the answer here",H);$.hidden=!0;function E(b){b!==
(ge(o)?.source??i)&&L(a,sn(o,b)),h?.show(b)}function M(b,T){p.replace(b),l.say(T)}function A(b,T){p.replace(T),b&&(m.replaceChildren(),u.clear(),l.say("As in th\
e lesson."))}function H(){let[b,T]=[k,p.text()];k=T,p.replace(b??"")}let C={loads:b=>l.loads(b,so),changes:P};function P(){let b=ge(o)?.solved;L(c,b?"✓ Solved":
"");let T=r.asks(C);O(y,"aria-disabled",!r.free()),w.hidden=!T,O(m,"aria-busy",`${T}`),!r.begun()&&r.size?l.say(`Python (${r.size}) loads at the first check.`):
!T&&l.said().startsWith("Python")&&l.say(""),r.refusal&&L(a,r.refusal)}async function B(){if(!r.free())return;let b=p.text();if(!b.trim()){l.say(_s);return}p.point(
null),m.replaceChildren(),u.clear();let T=h?.missing(b);if(T){l.say(T);return}let W=h?.judge(b);if(W){j(b,W,cn(W,N));return}let q=await x(b),J=q.kind==="failure"?
q:q.verdict;j(b,J,oo(q,N))}async function x(b){l.say(so);let T=l.count(),W={kind:"exercise",exercise:o,program:{source:b}},q=await r.ask(C,W,J=>l.say(`${J} …`));
return T(),q}let N={step:u.step,draw:vt,point:b=>p.point(b)};function j(b,T,W){let q="passed"in T&&T.passed;q&&L(a,sn(o,b,!0)),m.replaceChildren(...W),P();let J=$t(
W);q?l.say("Solved.",J):ge(o)?.solved?l.say(`${Ue(W)}. ${Gs}`,J):l.say(`${Ue(W)}.`,J),T.line&&!h&&p.point(T.line),m.scrollIntoView({block:"nearest"})}let z=d("",
{class:"snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`}),{clock:Q}=l,R=[y,w,Q,...f.buttons,g,$,c,l.node],v=h?h.node:p.node;z.append(
d(".frame",v,a,d(".tools.acts",R),m,f.nodes)),e.replaceChildren(z,u.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.
add("snl-host"),O(e,"data-mounted",""),F(z,"ready",!0),r.watch(C),h?.show(p.text()),Lr((b,T)=>{if(b!==null&&b!==o)return;let W=ge(o),q=W?.source??i;!T&&q!==p.text()&&
A(W===null,q);let J=Wr(o);T&&J!==null&&J!==p.text()&&(k=J,$.hidden=!1,L(a,Js)),P()}),P()}var ao='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function co(){let e=document.createElement("style");e.textContent=`${wt}${Mt}${lo}${ao}`,document.head.append(e)}var dn=document.querySelector("[data-snl-cells]");if(dn){co();let e=st(JSON.parse(dn.dataset.files??"null")),t=Jr(e);for(let n of document.querySelectorAll("div\
[data-snl-exercise]"))io(n,JSON.parse(n.dataset.snlExercise??"null"),e,t);_r(JSON.parse(dn.textContent??"[]"),e,t)}})();
