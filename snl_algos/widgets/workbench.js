// built from web/ by `npm run build`
"use strict";(()=>{var Ae=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Qe(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=Ae(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var Pt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Tt={format:"snl-workbench",version:2},Ce=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var dr={what:"stopped",says:"You stopped it."},mr=e=>`${(e/1e6).toFixed(1)} MB`;function Et(e,t){let n=null,r=!1,o=0,s,a,i=null;function u(){let y=URL.createObjectURL(
new Blob([Pt],{type:"text/javascript"})),x=new Worker(y,{type:"module"});x.onmessage=({data:T})=>x===n&&w(T),x.onerror=T=>x===n&&p(T.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=x,r=!1}function c(){clearTimeout(a),n?.terminate(),n=null}function m(y){clearTimeout(a);let{settle:x}=i??{};i=null,x?.(y)}
function l(){if(clearTimeout(a),i?.silent)return;let{seconds:y}=e,x=`It said nothing for ${y} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f(
{what:"late",says:x}),1e3*y)}function f(y){c(),u(),m(Ce(y))}function p(y){r?f({what:"died",says:`Python itself broke, and begins again: ${y}`}):s?(s=null,c(),u()):
(c(),m(Ce({what:"died",says:`Python could not be loaded: ${y}`})))}function h(){!i||!r||(n?.postMessage({question:i.text}),l())}function w(y){y.memory?s=s===null?
null:y.memory:y.bytes?t({part:Math.min(1,y.bytes/e.bytes)}):y.ready?(r=!0,t({ready:r}),h()):y.failed?p(y.failed):y.said&&v(JSON.parse(y.said))}function v(y){y.id===
i?.id&&(l(),y.kind==="progress"?i.progress(y.says):m(y))}return{size:`up to ${mr(e.weight)}`,refusal:null,ask(y,x){o+=1;let T=`${o}`;return new Promise(P=>{i={id:T,
text:JSON.stringify({...Tt,id:T,...y}),silent:y.kind==="cell",progress:x,settle:P},n||u(),h()})},stop:()=>i&&f(dr),end:c}}var Ze=e=>({size:null,refusal:e,ask:async()=>Ce(
{what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:fr}=oe,U=e=>Array.from({length:e},(t,n)=>n),be=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Ot({cells:e,start:t}){let n=Math.min(t,1);return U(e+1-n).map(r=>r+n)}var We=({columns:e,
start:t})=>e+(t===0?1:0);function _(e,t){let[n,r]=te(e,t),[o,s]=fr.anchor;return[r+o,e.rows-n-1+s]}function ne([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/
o,a=(r-t)/o;return{length:o,spot:(u,c=0)=>[e+u*s-c*a,t+u*a+c*s]}}function jt([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],u=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=be(u,0,1);
return Math.hypot(e-n-c*a,t-r-c*i)}function Re(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Le(e,t,n,r){let o=(n-t)/
r,s=[e(t)];for(let a of U(r)){let[i,u]=[t+a*o,t+(a+1)*o],[[c,m],[l,f]]=[e(i),e(u)],[[p,h],[w,v]]=[Re(e,i),Re(e,u)];s.push([c+p*o/3,m+h*o/3],[l-w*o/3,f-v*o/3],[l,
f])}return s}var hr=4,Xe=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(n*be(e/Math.max(t,hr),0,1))};var tt=400,et=20,gr=["stay","bounce","win"];function ve(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function br(e){if(!Array.isArray(e))return ve(e,"the die",1,et);if(!e.length||e.length>et)throw new Error(`a die \
in this page has 1 to ${et} faces, not ${e.length}`);let t=e.map(r=>ve(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function wr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function V(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,tt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let u=gr.find(c=>c===a);if(!u)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:wr(i,n),die:br(r),start:ve(o,"start",0,1),chained:s,overshoot:u}}var At=e=>typeof e=="number"?U(e).map(t=>t+1):e;function nt(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Ne=e=>U(e*e).map(t=>{let{columns:n,rows:r}=nt(e*e),[o,s]=te({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function Ct(e,t=Math.random){let n=U(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=U(2*r).map(a=>{let[i,u]=[o(),o()].sort((c,m)=>c-m);return a<r?[i,u]:[u,i]});return V(
{...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([c,m])=>m>c).length,u=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&u.push("starts off the board"),s&&u.push("jumps are chained"),a==="bounce"&&u.push("bounces off the goal"),a==="win"&&u.push("passing the goal wins"),(e?[e,...u]:
u).join(" · ")}var Rt=["Draw","Write"];function yr(e){let t=new URLSearchParams(e.slice(1));return Lt(e)&&Rt.find(n=>t.has(n.toLowerCase()))}var kr=e=>Rt.includes(e)?`&${e.toLowerCase()}`:
"",vr=2e4;function xr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>vr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ie(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ye({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(u=>u.join("-")),...i.filter(Boolean)].join(".")}`}var $r=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Mr=e=>new URLSearchParams(
e.slice(1)).get("board");function Wt(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=$r(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return V(r)}function Lt(e){try{return Wt(
Mr(e)??"")}catch{return null}}var Nt=e=>({board:Lt(e),mode:yr(e)??"",code:Ie(e),trouble:Pr(e)}),Be=(e,t,n)=>`${ye(e)}${kr(t)}${xr(n??"")}`,Sr="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function Pr(e){let t=new URLSearchParams(e.slice(1)),n=t.get("board");if(n===null)return"";try{Wt(n)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${Sr}`}let r=n.split(".").find(o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ie(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var Tr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Er="This copy of th\
e book was built without Python for the page (make pyodide adds it).",It=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Ze(Tr);if(!n)
return Ze(Er);let{home:o,core:s}=n;return Et({...n,home:Ae(o),core:Ae(s)},r)},editor:()=>Qe(e).then(()=>snlEditor),shelf:()=>Qe(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Nt(location.hash),set:(...r)=>history.replaceState(history.state,"",Be(...r)),subscribe(r){let o=()=>Ie(
location.hash)===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function R(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function rt(e,t){for(let n in t)R(e,n,t[n])}var H=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Or=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,jr="http://www.w3.org/1999/xhtml",Ar="http://www.w3.org/2000/svg";function Bt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
H(s,a,!0);for(let a of n)Or(a)?rt(s,a):s.append(...[a].flat().filter(Boolean));return s}var d=(e,...t)=>Bt(jr,e,t),ie=(e,...t)=>Bt(Ar,e,t),le=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function ot(e){let t=[];
return n=>{for(let r of t)H(r,e,!1);t=n.filter(r=>!!r);for(let r of t)H(r,e,!0)}}var W=(e,t,n,r)=>d("button.button",{type:"button",title:t,label:r,click:n},e);function qt(e,t,n,r=!1){let o=W(e,t,()=>{r=!r,R(o,"aria-pressed",`${r}`),n(r)});return R(
o,"aria-pressed",`${r}`),o}function re(e,t,n,r){let o=t.map(([a,i])=>d("option",{value:a,selected:a===n&&""},i)),s=d("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var st=(e,t,...n)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Ht=(e,...t)=>d("details.fold.screen",d("summary",e),...t);var at=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ce=(e,t="throws")=>`${at(e)} ${e===1?t.replace(/s$/,""):t}`,fe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Dt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${fe(Ft(e))} from ${t}.`:`From ${t}, roll ${lt(n)}: ${it(e)}.`}function it(e){let t=Ft(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Ft({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Jt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),
lt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function X({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let u=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...u].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...n,style:c||null},a.map(X),i)}var{shape:zt}=oe;function _t(e,t,n,r){let{spot:o}=ne(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Ut(e,t,n){let{least:r,more:o,head:s,edge:a}=zt.arc,
{length:i,spot:u}=ne(e,t),c=r+o*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=u(i/2,l*c*2),h=[be(f,a,n-a),Math.max(p,a)],w=ne(h,t),v=w.spot(w.length-.06);return{from:e,
turn:h,tip:v,..._t(v,h,s,s*.4)}}function ct(e,t,n,r,o){let{length:s,spot:a}=ne(e,t),i=Math.min(r,s/4),u=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:u,middle:a(
s/2,n),..._t(u,c,o,o/2)}}function Gt(e){let t=zt.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function xe(e,t,n){let{length:r,spot:o}=ne(_(e,t),_(e,n));return ne(o(se.apart),o(r-se.apart))}function Vt(e,t,n){let{length:r,spot:o}=xe(e,t,n),
{half:s,over:a,rung:i}=se.ladder,u=Math.max(2,Math.round(r/i)),c=[s,-s].map(l=>[o(-a,l),o(r+a,l)]),m=U(u+1).map(l=>{let f=r*l/u;return[o(f,s),o(f,-s)]});return{
rails:c,rungs:m}}function Kt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function He(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=xe(e,t,n),{swing:i,wave:u}=se.snake,c=Math.max(1,Math.round(s/u)),m=r*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,p=m*f*Math.sin(
2*Math.PI*c*l)+o*Math.sin(Math.PI*l);return a(s*l,p)}}function ut(e,t,n,r){let o=r.map(([i,u])=>[_(e,i),_(e,u)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Kt(
t,n)[0]};for(let i of Kt(t,n)){let u=He(e,t,n,i),c=U(25).map(p=>u(p/24)),m=c.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),f=c.filter(p=>o.some(([h,w])=>jt(
p,h,w)<se.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function Yt(e,t,n,r){let o=He(e,t,n,ut(e,t,n,r)),{length:s}=xe(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=h=>w=>{let v=se.snake.half*(1-.3*w-.6*w**3),[y,x]=o(w),[T,P]=Re(o,w),$=Math.hypot(T,P)||1;return[y-h*v*P/$,x+h*v*T/$]},
u=Le(i(1),0,1,a),c=Le(i(-1),1,0,a),m=[...u,u[u.length-1],c[0],...c],{spot:l}=ne(o(0),o(.02)),{skull:f,eye:p}=se.snake;return{outline:m,stripe:Le(o,Math.min(.4,.25/
s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-p/3,.55*f),l(-.05-p/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Qt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Se}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${$e(e).join("L")}`,Zt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,dt=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,Z=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),De=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),Fe=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),mt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),en=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),tn=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function Cr(e,t,n){let{rails:r,rungs:o}=Vt(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(de).join("");return[Z("halo",i,{stroke:"cell",width:s+.05}),
Z("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function Rr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:u,
tongue:c}=Yt(e,t,n,r),{skull:m,stripe:l,eye:f,pupil:p}=Se.snake,h=`snake-${Qt(t,n)}`,w=`${Zt(o)}Z`;return[Z("halo",w,{stroke:"cell",width:.06}),Z("tongue",c.map(
v=>de(v)).join(""),{stroke:h,width:.025}),Z("skin",w,{fill:h}),en(Z("stripe",Zt(s),{stroke:"cell",width:l}),"0.04 0.12"),De("skull",a,m,{fill:h}),...i.map(v=>De(
"eye",v,f,{fill:"die"})),...u.map(v=>De("pupil",v,p,{fill:"dieInk"}))]}function ke(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,u,c)=>Fe(
a,c,{"data-ends":`${i} ${u}`});return[...r.map(([a,i])=>s("ladder",a,i,Cr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Rr(e,a,i,r)))]}function Je(e){let[t,n]=te(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:u}=Se.flag,[c,m,l]=s,f=w=>w.map(([v,y])=>[r+v,o+y]),p=de(f([s.slice(0,2),[c,l]])),h=`${de(f([[c,m],a,[c,i]]))}\
Z`;return Fe("flag",[Z("pole",p,{stroke:"goal",width:u}),Z("pennant",h,{fill:"goal"})])}function Me([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=Gt(n).map(m=>De(
"pip",m,a,{fill:"dieInk"})),u=tn("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return Fe("die",[mt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[u]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Xt(e,t,n){let[r,o]=te(e,t),s=[o+.06,e.rows-r-.94],a=mt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,en(a,"0.03 0.06")}function nn(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Xt(e,o,"stand")];if(n===
null)return s;let a=_(e,t);if(t===r)return[Me(a,n)];let{turn:i,neck:u,wings:c}=Ut(a,_(e,r),We(e)),m=`--far:${ae(ne(a,i).length+ne(i,u).length)}`,l=Z("arc",dt(a,
i,u),{stroke:"now",width:Se.arc.width});return[Xt(e,r,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:m}},Z("tip",`${de(c)}Z`,{fill:"\
now"}),Me(a,n)]}function rn(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[u,c]=[_(e,r),_(e,s)],m=ct(u,c,c[0]>=u[0]?-.3:.3,.12,.16);r=a;let[l,f]=[m.middle[0],Math.
floor(m.middle[1])+.5],p=dt(m.from,m.turn,m.neck),h=`${de(m.wings)}Z`;return Fe("leg",[Z("rim",p,{stroke:"cell",width:.1}),Z("shaft",p,{stroke:"ink",width:.05}),
Z("tip",h,{fill:"ink"}),mt("count",[l-.3,f-.14],.28,.04,{fill:"ink"}),tn("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),Me([l+.16,f],o,.8)],{style:`--order:${i}`})})}
function on(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,u]=[_(e,a),_(e,s)],{from:c,turn:m,tip:l,wings:f}=ct(i,u,.12,.18,.13),p=dt(c,m,l)+de(f);return Z(r.has(s)?"branch.strong":"branch",p,{stroke:"\
ink",width:.03})})}var pt=e=>le(".face","-.19 -.19 .38 .38",X(Me([0,0],e))),ze=()=>d("li.chip",d("span",{role:"img"}),d("small"));function _e({children:[e,t]},n,r){e.ariaLabel!==`\
Roll ${n}`&&(R(e,"label",`Roll ${n}`),e.replaceChildren(pt(n))),N(t,r)}var ft=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ue=e=>`${ft(e).kind} ${e.join("→")}`,sn=(e,t)=>V({...e,name:"",jumps:t}),
Ue=(e,t)=>sn(e,e.jumps.filter(([n])=>n!==t)),Pe=(e,t,n)=>sn(e,[...Ue(e,t).jumps,[t,n]]);function an(e,[t,n],r,o){let s=Ue(e,t);return r?Pe(s,t,o):Pe(s,o,n)}var ht=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function ln(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return V({...e,...t,name:"",jumps:r})}function cn(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function un(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let l=e.cellAt(c,m);!l||l===s||(s=l,a=!0,t(o,s))}function u(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),a&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:l,clientY:f})=>{let p=e.cellAt(l,f);a=!1,!(c||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",u),addEventListener("pointercancel",u))}),{wasDrawing:()=>a,stop:()=>u()}}var Te=(e,t)=>d("label.column.quiet.setting",d("span",e),t);function dn(e){let t=d("input.button",{type:"number",min:1,max:tt,change:()=>e({cells:t.valueAsNumber})}),
n=d("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".flow.settings.screen",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.
die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function gt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Wr({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(u=>u.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Lr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,l])=>`  "${m}": ${he(l)}`).join(
`,
`)}
}
`}function Nr(e){gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${he(t)}
`}function Ir(e){gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=U(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Ne(t))n[s][a]=r.get(o)??-1;return`[${n.map(he).join(`,
 `)}]
`}function Br(e){gt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ge=[{name:"python",title:"Python: Board(...)",write:Wr},{name:"json",title:"JSON",write:Lr},{name:"move-array",title:"Move array, from 0",write:Nr},{name:"\
grid",title:"LeetCode grid",write:Ir},{name:"hackerrank",title:"HackerRank text",write:Br}];var mn=["jumps","ladders","snakes","die","start","chained","overshoot"],qr=mn.slice(0,3);function Hr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Dr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Fr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Dr(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!mn.includes(s))throw new Error(`a board has no option ${s}`);
qr.includes(s)?n.jumps.push(...Jr(a)):n[s]=pn(a)}return[n]}function pn(e){try{return Hr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Jr(e){
let t=pn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(n)}`);return t}var zr="format version name author source cells die start chained overshoot jumps".split(" ");function _r(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!zr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function fn(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${he(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Ur(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Ne(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Gr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let u=(t[n]??"").trim().split(
/\s+/);if(n+=1,u.length!==a||!u.every(c=>/^\d+$/.test(c)))throw new Error(`line ${n}: expected ${i}`);return u.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[u,c]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${u}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${u}s`);for(let l=0;l<m;l+=1){let f=r(2,`the two cells of a ${u}`);if((f[1]-f[0])*c<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${u}`);i.push(f)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Kr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Ur(r)]:typeof r[0]=="object"?r.map(_r):[fn(r)]}function hn(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Fr(t).map(V);if(/^[[{]/.test(t))return Kr(t).map(V);if(n&&/[\r\n]/.test(t))return Gr(t).map(V);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(fn(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function gn(e,t){let n=null,r=Ge[0].name,o=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=re("Notation",
Ge.map(l=>[l.name,l.title]),r,l=>{r=l,i()});function i(){if(!(!n||!m.open)){o.value=o.placeholder="",N(s,"");try{o.value=Ge.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function u(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function c(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=hn(o.value);t(l[0]),N(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){N(s,`This cannot be read: ${l.message}.`)}}let m=Ht("Copy or paste as text",d(".tools",a,W("Copy",null,u),W("Use this text","Read \
the board in the text",c)),o,s);return m.addEventListener("toggle",i),{node:m,show(l){n=l,i()}}}var bt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function wt(e){let t=null,n=null,r=null,o=null,s=!0,a=d("b.amount"),i=d("span.quiet"),u=d(
"ol.flow.thrown",{label:"A shortest route"}),c=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=W("Undo","Ctrl+Z",()=>e.go(-1)),l=W("Redo","Ctr\
l+Y",()=>e.go(1)),f=dn(g=>x(b=>ln(b,g),"")),p=gn(e,g=>e.use(g));function h({distance:g,predecessor:b,throws:M,route:O}){t&&(t.paint({current:r,distance:g,predecessor:b,
route:s,piece:!1}),N(a,M??"none"),N(i,M===null?"the goal is out of reach":ce(M).replace(/^\S+ /,"")),qe(u,O,ze,(D,[q,,Y])=>_e(D,q,`to cell ${Y}`)))}let w=()=>t?
ht(t.board,r)[0]??null:null;function v(){if(!t)return;let{board:g,plan:b}=t;h(t);let M=w();t.light(M),t.sketch((M??[]).map(O=>{let[D,q]=_(b,O);return{tag:"circl\
e",attributes:{cx:D,cy:q,r:.13},fill:"paper",stroke:"now",width:.06}})),c.replaceChildren(...ht(g,r).flatMap(y)),R(m,"aria-disabled",!e.can(-1)),R(l,"aria-disab\
led",!e.can(1))}function y(g){let{ends:b}=ft(g),M=W(`Remove ${ue(g)}`,"Delete",()=>T(g)),O=b.map((D,q)=>W(`Move its ${D}`,null,()=>{o={jump:g,end:q},e.say(`Choo\
se the cell where the ${D} of ${ue(g)} goes.`),t?.cells.get(g[q])?.focus({preventScroll:!0})}));return[M,...O]}function x(g,b){if(t){r=o=null;try{e.use(g(t.board)),
e.say(`${b} ${bt(t.throws)}`.trim())}catch(M){e.say(`${fe(M.message)}.`),f.show(t.board),v()}}}let T=g=>x(b=>Ue(b,g[0]),`Removed: ${ue(g)}.`);function P(g,b){let M=w(),
O=M?M.indexOf(g):-1;return M&&O>=0?$(M,O,b):{change:D=>Pe(D,g,b),what:`Drawn: ${ue([g,b])}.`}}let $=(g,b,M)=>({change:O=>an(O,g,b,M),what:`Moved: ${ue(g)} is no\
w ${ue(b?[g[0],M]:[M,g[1]])}.`});function j(g,b){if(!t)return;let{change:M}=P(g,b),O=t.trial(M(t.board));h(O),e.say(`If you let go here: ${bt(O.throws)}`)}function L(g,b){
let{change:M,what:O}=P(g,b);x(M,O)}function C(){r=o=null,t&&(t.trial(t.board),v(),S())}function S(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${bt(t.throws)}`)}return{name:"Draw",under:d("p.quiet.hint.screen","Drag, or choose a cell and then another one."),side:[d(".flow.score",d("p","Fewest ",a,i)),
u,c,d(".tools",m,l,W("Random","Other jumps",()=>x(g=>Ct(g),"Drawn at random.")),W("Remove all jumps",null,()=>x(g=>({...g,name:"",jumps:[]}),"Removed: all jumps\
.")),qt("Route","One of the shortest routes",g=>{s=g,v()},!0)),f.node,p.node],show(g){t=g,r=o=null,n=un(t,{tries:j,draws:L,drops:C}),f.show(t.board),p.show(t.board),
v(),S()},leave:()=>n?.stop(),choose(g){if(!(!t||!g||n?.wasDrawing()))if(o){let{change:b,what:M}=$(o.jump,o.end,g);x(b,M)}else if(r===g)C();else if(r!==null){let b=r;
x(M=>Pe(M,b,g),`Drawn: ${ue([b,g])}.`)}else{r=g,v();let b=w(),M=b?` Or drag an end of ${ue(b)}.`:"";e.say(`From ${g}: choose the cell where a jump ends. Escape \
cancels.${M}`)}},key(g,{ctrlKey:b,metaKey:M,shiftKey:O,altKey:D}){let q=w();if(b||M){let Y=g==="y"||O&&g==="Z"?1:g==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(g==="Es\
cape"&&r!==null&&!D)C();else if((g==="Delete"||g==="Backspace")&&q)T(q);else return!1;return!0}}}function Ke(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var wn={cells:2,start:1,columns:1,rows:2},yn=(e,t)=>le("",e,...t.map(X)),bn=(e,t)=>yn("0 0.3 1 1.4",ke(wn,new Map([[e,t]]))),Vr={stay:"A throw past the goal doe\
s not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function kn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[d("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[bn(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>a)&&[bn(2,1),`Land on the head of a snake and you slide to its tail${r}`],[yn("0.3 0\
 0.8 0.6",[Je({...wn,cells:1,rows:1})]),Vr[n]]].filter(s=>!!s).map(s=>d("li.row",s))}function vn(e,t){let{start:n,cells:r}=e,o=Ot(e),s=new Map;function a(p){let[h,w]=te(e,p),v=p===n?"start":p===r&&"goal",y=d(".cell",{role:"gridcell","data-cell":p,
"data-end":v,style:`grid-column:${w+1}`},d("span.number",`${p}`),d("span.end",{"data-is":v}),d("span.badge"));return H(y,"odd",(h+w)%2),s.set(p,y),y}function i(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function u(p){let{key:h,target:w}=p,[v,y]=te(e,Number(w.dataset.cell)),x={ArrowLeft:[v,y-1],ArrowRight:[v,y+1],ArrowUp:[
v+1,y],ArrowDown:[v-1,y]};if(h==="Enter"||h===" ")w.click();else if(x[h]){let T=o.find(P=>`${te(e,P)}`==`${x[h]}`);s.get(T??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let c=p=>o.filter(h=>te(e,h)[0]===p).sort((h,w)=>te(e,h)[1]-te(e,w)[1]),m=U(e.rows).reverse(),f=d(".grid",{role:"grid",label:t,keydown:u,focusin:({
target:p})=>i(p)},m.map(p=>d(".rank",{role:"row"},c(p).map(a))));return i(s.get(n)??s.get(1)),{node:f,cells:s}}function xn(e,t){let n=e.start;return t.map(([r,o,s])=>{let a={from:n,face:r,landing:o,stand:s,feet:e.ride(o).feet};return n=s,a})}var[$n,Mn]=[150,350],Yr=.25,Sn=24;function Qr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...U(o-e+1).map(a=>e+a),...U(o-n).
map(a=>o-1-a)]}function Zr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=xe(e,n,r);return[i(0),i(a),_(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=He(e,n,r,
ut(e,n,r,o));return[...U(Sn+1).map(a=>s(a/Sn)),_(e,r)]}function Pn(e,t,n,r){let s=Qr(n,e.cells).map(c=>_(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,l]]of s.slice(1).entries()){let[f,p]=s[c],h=[(f+m)/2,Math.min(p,l)-Yr];a.push({at:h,time:i+$n/2,easing:"ease-in"}),i+=$n,a.push({at:[m,l],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let m=Zr(e,t,c);for(let[l,f]of m.entries())a.push({at:f,time:i+Mn*(l+1)/m.length,easing:"linear"});i+=Mn}let u=be(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*u}))}var Xr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Tn=([e,t])=>`translate(${e}px,${t}px)`;function En(e,t){let n=ie("path.piece",{d:Xr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,R(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&R(n,"style",`t\
ransform:${Tn(_(e,a))}`)},rest:s,walk(a,i,u){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(f=>{let p=Pn(e,t,f,i).map(
h=>({...h,time:c+h.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let l=m.map(({at:f,time:p,easing:h})=>({transform:Tn(f),offset:p/c,easing:h}));R(n,"vi\
sibility",null),r=n.animate(l,{duration:c}),r.onfinish=()=>{s(),u?.()}}}}var eo=400;function On({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:u}=t,c={cells:i,start:a,...e},{rows:m}=e,l=We(c),{node:f,
cells:p}=vn(c,n),h=new Map,w=ot("new"),v=ot("touched"),y=!1,x=null,T=new Set,P=null,$=[],j=`0 0 ${l} ${m}`,L=le(".layer.goal",j,X(Je(c))),C=le(".layer.jumps",j,
ke(c,u).map(X)),[S,g,b]=["g.tree","g.move","g.route"].map(A=>ie(A)),M=le(".layer.above",j,S,g,b),O=En(c,u),D=le(".layer.top",j,O.node),q=d(".sheet",f,L,C,M,D);function Y(A,I,F){
if(!x)return"";let[z,ee]=[x.distance.get(A),x.predecessor.get(A)],J=[`cell ${A}`,p.get(A)?.dataset.end,...Jt(A,u)],Q=x.visited.has(A)?"visited":"not reached";return J.
push(I?"current":"",z!=null?`reached in ${ce(z,o)}`:Q,ee!=null?`from ${ee}`:"",F?r:"",T.has(A)?"part of what is wrong":""),J.filter(Boolean).join(", ")}let G=A=>`\
var(--tint-${Xe(A,s)})`;function k(A,I,F,z){let ee=A.current===I,J=A.visited.has(I),Q=A.distance.get(I),Mt=A.predecessor.get(I),St=`${[ee,z,J,Q,Mt,T.has(I)]}`;if(h.
get(I)===St)return;h.set(I,St);let cr=Q!=null?"reached":J&&"visited";rt(F,{"data-distance":Q,"data-tint":Q!=null&&Xe(Q,s),"data-from":Mt,"data-visited":J,"data-\
waits":z,"aria-current":ee,"data-state":ee?"current":z?"frontier":cr,label:Y(I,ee,z)}),Q!=null&&F.style.setProperty("--tint",G(Q)),R(F.lastChild,"data-is",at(Q)||
null)}function E(){if(!x)return;let A=new Set(x.frontier.map(([I])=>I));for(let[I,F]of p)k(x,I,F,A.has(I))}function B(){if(!x)return;let A=y?on(c,x.predecessor,
x.current):[];S.replaceChildren(...A.map(X))}let K=A=>A.map(I=>C.querySelector(`[data-ends="${I} ${u.get(I)}"]`));function je(A,I){let F=new Set(K(I));for(let z of C.
children)H(z,A,F.has(z))}function ir(A){let I=A.flatMap(([,F,z])=>z===F?[]:t.ride(F).feet);b.replaceChildren(...rn(c,A,a).map(X)),H(C,"routed",A.length),je("tak\
en",I)}let $t=()=>H(q,"arrived",!0),lr=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:c,cells:p,columns:l,shape:l/m,node:d(`.board${lr}`,
{style:`--wide:${l};--high:${m}`},q),paint(A,I,F,z,ee=0){x=A;let J=`${Object.values(F??{})}`!=`${Object.values(P??{})}`;(J||z.length)&&O.rest(),H(q,"arrived",!1),
E(),w([...I].map(Q=>p.get(Q))),B(),g.replaceChildren(...(F?nn(c,F):[]).map(X)),v(K(F?.feet??[])),`${z}`!=`${$}`&&ir(z),ee>0&&z.length?O.walk(xn(t,z),eo,$t):ee>0&&
J&&F&&O.walk([F],ee),P=F,$=z},piece:O,top:D,celebrate:$t,showTree(A){y=A,B()},mark(A,I){let F=I.flatMap(J=>J.moves??[]),z=I.flatMap(J=>J.jumps??[]),ee=F.flatMap(
([,J])=>t.ride(J).feet);je("found",[...z.map(([J])=>J),...ee]),T=new Set(I.flatMap(J=>J.cells??[]));for(let[J,Q]of p)H(Q,"differs",J===A),H(Q,"found",T.has(J));
E()},drawn:()=>({plan:c,jumps:u,farthest:s,state:x,found:T,move:P,treeShown:y,route:$})}}function jn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof n=="number"?Array.from({length:n},(l,f)=>f+
1):n;function u(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let p=a.get(l);return p===void 0||f.length&&!o?{feet:f,stand:l}:u(p,[...f,l])}function c(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function m(l){return l===e?[]:i.flatMap(f=>{let p=c(l+f),h=p>0?u(p).stand:null;return h===null?[]:[[f,p,h]]})}return{cells:e,
start:r,jumps:a,ride:u,moves:m}}function yt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let u of a){let c=(r.get(u)??0)+1;for(let m of n(u)){let l=m[2];r.has(
l)||(r.set(l,c),o.set(l,u),s.set(l,m),a.push(l))}}let i=[];for(let u=t,c=s.get(u);c;c=s.get(u))i.unshift(c),u=o.get(u)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var to=1400;function Ee(e){let t=jn(e),n=yt(t),r=On({layout:nt(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,u=ie("g.sketch");r.top.prepend(u);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:At(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:l=null,near:f=[],distance:p,predecessor:h,move:w=null}=m,
{route:v=!1,piece:y=!0}=m,x={current:l,frontier:[...f].map(T=>[T,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};r.paint(x,[],w,v?o:[]),i.stand(
y?l:null)},walk(m){i.walk([m],to,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let l=new Map(m.jumps),f=new Set;for(let v of[...c?.children??[]]){
let[y,x]=(v.getAttribute("data-ends")??"").split(" ").map(Number);l.get(y)===x?f.add(y):v.remove()}let p=new Map(m.jumps.filter(([v])=>!f.has(v))),h=ke(s,p).map(
X);for(let v of h)H(v,"lit",!0);c?.append(...h),t.jumps.clear();for(let[v,y]of l)t.jumps.set(v,y);let w=yt(t);return o=w.route,w},light(m){for(let l of c?.children??
[])H(l,"lit",l.getAttribute("data-ends")===m?.join(" "))},sketch:m=>u.replaceChildren(...m.map(X)),cellAt(m,l){let p=r.node.getRootNode().elementFromPoint(m,l)?.
closest("[data-cell]"),h=p&&r.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var An=({columns:e,shape:t,node:n})=>d(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),Cn=e=>new Set(e.map(([,t])=>t));function no(e,t){let n=`You reached the goal in ${ce(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var ro=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function oo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ro()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Rn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":oo(n);let o=Dt(r);return e.won()?`${o} ${no(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function Wn(e,t,{
cells:n}){let r=`${fe(lt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Ln(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ce(e)}: ${n.join(", ")}.`}function kt(e,t){let n=null,r=null,o=d(".flow.dice.bare.screen",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amoun\
t"),u=d("ol.flow.thrown.history",{label:"Your throws"}),c=d("ul.guide",{label:"How to play"}),m=W("Undo","Take the last throw back (Backspace)",x),l=W("Start ag\
ain","Back to the start",T),f=W("Show the shortest route",null,()=>P(!p)),p=!1;function h(){if(!n||!r)return;let{thrown:$}=r,j=r.moves(),L=p||r.won();n.paint({current:r.
at(),near:Cn(j),distance:r.trail(),move:p?null:$.at(-1)??null,route:p});for(let C of o.children){let S=Number(C.dataset.face);R(C,"aria-disabled",!j.some(([g])=>g===
S))}N(s,$.length),N(a,$.length===1?"throw":"throws"),N(i,L?n.throws??"none":"?"),qe(u,$,ze,(C,S)=>_e(C,S.face,it(S))),c.hidden=$.length>0;for(let C of[m,l])R(C,
"aria-disabled",!$.length);R(f,"aria-pressed",`${p}`),R(e.root,"data-won",r.won())}function w(){n&&r&&e.say(Rn(r,n.throws,n.faces))}function v($){if(!n||!r||r.won())
return;let j=r.at();if(p=!1,!r.throws($)){h(),e.say(Wn($,j,n.board));return}h();let L=r.thrown.at(-1);L&&n.walk(L),w(),y()}function y(){t?.((r?.thrown??[]).map(
({face:$})=>$))}function x(){r?.undo()&&(h(),w(),y())}function T(){!n||!r?.thrown.length||(r=Ke(n.rules),p=!1,h(),w(),y())}function P($){p=$,h(),$&&n?e.say(Ln(n.
throws,n.route)):w()}return{name:"Play",under:o,side:[d(".flow.score",d("p","You ",s,a),d("p","Fewest ",i)),d(".tools",m,l,!t&&f),c,u],show($){n=$,r=Ke(n.rules),
p=!1,c.replaceChildren(...kn(n.board)),o.replaceChildren(...n.faces.map(j=>{let L=W(pt(j),null,()=>v(j),`Throw ${j}`);return R(L,"data-face",j),L})),h(),w()},replay($){
if(!n)return!1;let j=r;r=Ke(n.rules);let L=$.every(C=>r?.throws(C));return L||(r=j),h(),w(),L},leave:()=>R(e.root,"data-won",null),choose($){let j=r?.moves()??[],
L=j.find(([,C])=>C===$)??j.find(([,,C])=>C===$);L?v(L[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${$}.`)},key($,{ctrlKey:j,metaKey:L,altKey:C}){if(j||
L||C)return!1;let S=Number($);if($==="Backspace")x();else if($!==" "&&n?.faces.includes(S))v(S);else return!1;return!0}}}var Nn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var vt=new Map;function ao(e){let t=vt.get(e)??new CSSStyleSheet;return vt.has(e)||t.replaceSync(e),vt.set(e,t),t}function In(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Nn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ao(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Bn=e=>e.getRootNode().activeElement??
null;function qn(e){let t=d("span.strip.quiet",{role:"status"}),n=d("span.clock.quiet",{"aria-hidden":"true"}),r=d("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:d("span.row.progress",r,t),say(o,s=""){N(t,o),s&&t.append(d("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,N(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&R(r,"value",o),N(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),N(n,""),r.hidden=!0}}}}var io="This browser stores nothing here",lo="The browser's storage is full";function Hn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Dn(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),""}catch(r){return r.name===
"QuotaExceededError"?lo:io}}var[xt,Fn]=["snl-workbench",1],Jn="download what you want to keep.",co=`Another version of the workbench has stored code here, which is left alone: ${Jn}`;function Ve(e){
let t=Hn(e,xt);return t?t.version!==Fn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function zn(){let[e,t]=[Ve("sessionStorage"),
Ve("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:Fn,signature:"board",sources:{}};return{kept:r,store(o){if(n)return co;
let s=Ve("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];let u=Dn(xt,r,{...r,sources:i});return u&&`${u}\
: ${Jn}`},elsewhere(o){let s=Ve("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===xt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function _n(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var uo="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Un({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},u="",c=null,m=d(".tools"),l=d(".row.tabs.bare",{role:"group",label:"Program"}),f=d("\
.flow.programs",l,m),p=b=>b?s.second??s.signature:s.signature,h=b=>`${b?"2:":""}${p(b)}`,w=!1,v=()=>a.signatures.find(({name:b})=>b===p(w))?.template??"",y=()=>s.
sources[h(w)]??v(),x=()=>i.kind==="mine"||i.kind==="second";function T(b){i=b,x()&&w!==(i.kind==="second")&&(w=!w,c=null,P()),g();let{kind:M,name:O}=i;x()?n(y(),
!1):n(M==="link"?t??"":a.programs.find(D=>D.name===O)?.source??"",!0)}function P(){let b=e.elsewhere(h(w));b===null?c=null:b!==y()&&(c=b),g()}function $(){let[b,
M]=[c,r()];L(b??""),T(j()),c=M,g()}let j=()=>({kind:w?"second":"mine"});function L(b){let M=h(w);b===void 0?delete s.sources[M]:s.sources[M]=b,u=e.store(M)}function C(){
let b=`${i.name??(w?"my-other":"mine")}.py`.replaceAll("-","_");_n(new Blob([r()],{type:"text/x-python"}),b)}function S(){w=!1,L(t??""),T({kind:"mine"})}function g(){
let{kind:b,name:M}=i,O=(G,k,E="")=>{let B=W(G,E||null,()=>T(k));return R(B,"aria-pressed",`${b===k.kind}`),B},D=G=>a.programs.filter(k=>k.kind===G).map(k=>[k.name,
k.title]),q=re("A program to look at",[["","Look at a program"]],M??"",G=>{T(G?{kind:"program",name:G}:j())});for(let[G,k]of[["Algorithms","algorithm"],["Mistak\
es","mistake"]]){let E=D(k).map(([B,K])=>d("option",{value:B},K));q.append(d("optgroup",{label:null},E)),q.lastElementChild?.setAttribute("label",G)}q.value=M??
"",q.classList.toggle("s-chosen",b==="program"),l.replaceChildren(O("Mine",{kind:"mine"}),O("My other",{kind:"second"},"Another program of yours: Compare runs b\
oth"),...t===null?[]:[O("From the link",{kind:"link"})],q);let Y=W("Download","As a file of Python",C);if(x()){let G=re("How it is called",a.signatures.map(B=>[
B.name,B.title]),p(w),B=>{w?s.second=B:(s.second=p(!0),s.signature=B),u=e.store(h(w)),c=null,P(),T(j())}),k=W("Reset","Back to the beginning of this signature",
()=>{L(),T(j())}),E=c!==null&&W("Other tab's code","Exchange it with the code here",$);m.replaceChildren(G,k,Y,...E?[E]:[])}else b==="link"?m.replaceChildren(W(
"Make it mine","Instead of what is there",S),Y):m.replaceChildren(Y)}return{node:f,chosen:()=>i,isMine:x,trouble:()=>u||(c===null?"":uo),end:e.follow(()=>{P(),o()}),
show(b){a=b,P(),a.signatures.some(({name:M})=>M===s.signature)||(s.signature="board"),T(i)},changed(b){x()&&L(b)},question(){return i.kind==="program"?{name:i.name}:
{source:r(),signature:x()?p(w):null}},other(){let b=s.sources[h(!w)];return x()&&b?.trim()?{source:b,signature:p(!w)}:null}}}function Gn(e){let t=d(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=d("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Oe=e=>e===null?"out of reach":ce(e),Ye=e=>`${fe(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...n)=>d(`section.column.card.${e}`,{label:t},d("b.card-title",t),n),
ge=e=>e&&d("p",`${e}`),me=e=>e&&d("p.quiet",`${e}`),Kn=(e,t)=>d("p","Right is ",d("b",Oe(e)),", yours says ",d("b",Oe(t)),"."),Vn=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Yn=(e,t)=>e!==null&&d(".tools",W(`Show line ${e}`,null,()=>t.point(e)));function mo(e,t){
let n=V(e),r=Ee(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:An(r)}}function po({report:e,like:t,
stepper:n},r){let o=[me(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return fo(
e,t,o,n,r);let{name:s}=e;return e.correct?pe("right",`${s} is right on every board that was tried`,d("p",d("b","Proven"),`, by playing every one: ${e.proven}.`),
e.tested&&d("p",d("b","Tested"),`, which proves nothing about others: ${e.tested}.`),me(`${Qn(e)}.`),...o):pe("open",`${s} could not be judged`,ge(Ye(e.finding.
says)),...o.slice(1))}var Qn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function fo(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{
board:u,node:c}=mo(e.board,s),m=typeof i=="number"?null:i,l=[m?ge(`Right is ${Oe(a)}. Yours: ${m.says}.`):Kn(a,i),s.kind!==m?.kind&&ge(Ye(s.says)),ge(Vn(m)),...t.
slice(0,2).map(f=>me(`It answers like a known mistake: ${f.title}. The repair: ${f.repair}`)),me(`${we(u)} · ${Qn(e)}`),...n,d(".tools",r&&W("Step to the first\
 difference",null,()=>o.step(r)),o.draw(u))];return pe("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",d(".flow.exhibit",c,
d(".column.told",l)))}function ho({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?pe("right",`Right on this board: ${Oe(n)}`,me("One board pr\
oves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&Kn(r,n),o&&ge(Ye(
`${o.says}${s===null?"":`, in line ${s}`}`)),ge(Vn(o)),Yn(s,a))}function go({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest fr\
ontier"],n=e.rows.map(r=>d("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.
longest_frontier].map(o=>o??"–")].map((o,s)=>d(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe("open",`On this board: ${Oe(e.throws)}`,st("","Comparison",
d("table",d("thead",d("tr",t.map(r=>d("th",{scope:"col"},r)))),d("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&me(`${r} first differs at cel\
l ${o.cell}: ${o.finding.says}.`)))}var bo={board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Sto\
pped",late:"Ended: it took too long",died:"Python ended"},wo=({what:e,says:t,line:n},r)=>pe(e==="stopped"?"open":"wrong",bo[e]??"That did not work",ge(Ye(`${n===
null?"":`line ${n}: `}${t}`)),Yn(n,r));function yo({printed:e,more_printed:t}){return e?.length?pe("open","It printed",st(".printed","What it printed",e.map(n=>d(
".print",d("span.quiet",n.line===null?"":`line ${n.line}`),d("samp",n.text)))),me(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Zn(e,t){
return[e.kind==="failure"?wo(e,t):e.of==="check"?po(e,t):e.of==="compare"?go(e):e.of==="solve"&&ho(e,t),yo(e)].filter(r=>!!r)}var Xn=e=>e[0]?.querySelector(".s-\
card-title")?.textContent??"",er=e=>e[0]?.querySelector("p")?.textContent??"";var ko=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],vo="This code came with the link. It has not run, and runs only when\
 you press a button below.",tr="It runs …",xo=()=>d("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function nr(e,t){let n=null,
r=null,o=!1,s=!1,a=!1,i=t.host(x),u=zn(),c=t.store.get().code,m=d(".editor"),l=d("p.note.quiet"),f=qn(i.size),p=d(".column.cards"),h=Gn(t),w=W("Stop","End what \
is running",()=>i.stop()),v=ko.map(([S,g,b])=>W(S,b,()=>L(g)));H(v[1],"primary",!0);let y=Un({keeper:u,arrived:c,open:T,text:()=>r?.text()??"",heard:()=>P()});function x(S){
a&&f.loads(S,tr)}function T(S,g){r?.open(S,g),P()}function P(){let{kind:S}=y.chosen(),g={mine:y.trouble()||i.refusal,second:y.trouble()||i.refusal,program:i.refusal,
link:vo};N(l,g[S]??""),l.classList.toggle("s-strong",S==="link")}async function $(){o=!0;try{let[{make:S},g]=await Promise.all([t.editor(),t.shelf()]);r=S(m,"Pr\
ogram",b=>{y.changed(b),P()}),y.show(g)}catch(S){N(l,`The editor cannot be loaded: ${S.message}`)}j()}function j(){for(let S of v)R(S,"aria-disabled",a||!r||!!i.
refusal);w.hidden=!a,R(p,"aria-busy",`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function L(S){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),p.replaceChildren(),h.clear(),f.say(tr),j();let{name:g,cells:b,jumps:M,die:O,start:D,chained:q,overshoot:Y}=n.board,G={name:g,cells:b,jumps:M,
die:O,start:D,chained:q,overshoot:Y},k=S==="compare"?y.other():null,E={kind:S,program:y.question(),board:G,other:k},B=await i.ask(E,K=>f.say(`${K} …`));a=!1,f.
done(),j(),C(B)}function C(S){let g=Zn(S,{step:h.step,draw:O=>W("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){r?.point(O),r?.focus()}});
(S.kind==="result"&&S.of)==="compare"&&y.isMine()&&!y.other()&&g.push(xo()),p.replaceChildren(...g),"line"in S&&S.line&&r?.point(S.line),p.scrollIntoView({block:"\
nearest"}),S.kind==="result"&&S.of==="trace"&&h.step(S.stepper);let M=Xn(g);e.say(M?`${M}. ${er(g)}`:"Step through the run below.")}return{name:"Write",under:d(
"p.quiet.hint.screen","The board on which it runs. Change it in Draw."),side:[y.node,l,m,d(".tools.acts",v,w,f.node)],foot:[p],below:[h.node],show(S){n=S,n.paint(
{piece:!1}),o||$(),j(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),y.end(),r?.
destroy()},more:()=>["mine","second"].includes(y.chosen().kind)?r?.text()??null:null,stays:()=>c}}var rr='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);--pale: color-mix(in srgb, var(--cell) 60%, var(--paper));--ground: var(--paper);--edge: \
color-mix(in srgb, var(--quiet) 55%, var(--paper));--alarm: color-mix(in srgb, var(--wrongSoft) 35%, var(--paper));font-variant-numeric:tabular-nums;*,:before,:\
after{box-sizing:border-box}[hidden]{display:none!important}p,ul,ol{margin:0}:is(ul,ol):where([class]){padding:0;list-style:none}summary{padding:.15rem 0;color:\
var(--quiet);cursor:pointer}.s-scroll{--shade: color-mix(in srgb, var(--quiet) 45%, transparent);position:relative;overflow:auto;scrollbar-width:thin;background\
:linear-gradient(to right,var(--ground) 40%,transparent) local 0 / 2.5rem 100%,linear-gradient(to left,var(--ground) 40%,transparent) local 100% / 2.5rem 100%,l\
inear-gradient(to right,var(--shade),transparent) scroll 0 / .8rem 100%,linear-gradient(to left,var(--shade),transparent) scroll 100% / .8rem 100%,var(--ground)\
;background-repeat:no-repeat}:is(.s-row,.s-flow,.s-tools){display:flex;align-items:center;gap:.35rem .5rem;min-width:0}:is(.s-flow,.s-tools){flex-wrap:wrap}.s-c\
olumn{display:flex;flex-direction:column;gap:.35rem;min-width:0}:is(.s-tools,.s-flow,.s-column,.s-foot,.s-trouble,.s-note,.s-outcome,.s-state):empty{display:non\
e}.s-heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(\
.s-tools,.s-screen){display:none!important}}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within\
{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-qu\
iet{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.\
s-side{gap:.6rem}.s-under{justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{gap:.2rem .9rem}.s-legend>*{gap:.4em;white-space:\
nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[\
data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var\
(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;borde\
r-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}:is(.s-sentence,.s-step) code{f\
ont:.94em var(--mono)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{\
display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);font-siz\
e:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-widt\
h: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr)\
;gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;bor\
der:1px solid var(--edge);border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}:is(a,button).s-button{displa\
y:inline-flex;align-items:center;justify-content:center;text-decoration:none}.s-button:hover{background:var(--odd)}.s-bare .s-button{border-color:transparent}:i\
s(.s-primary,.s-button[aria-pressed=true]){border-color:var(--fill, var(--ink));background:var(--fill, var(--ink));color:var(--paper)}.s-primary{--fill: var(--n\
ow)}.s-button[aria-disabled]{opacity:.4}.s-button svg{width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-address{width:100%;padding:.4em;bor\
der:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (max-width: 33rem){.s-button{min-width:44px;min-height:\
44px}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-\
sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;\
font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-rank{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-\
row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{backg\
round:var(--goalGround)}[data-tint]{background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:af\
ter{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5\
px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]\
:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .0\
8) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 m\
ax(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:i\
nset 0 0 0 6px var(--paper)}.s-cell>*{position:absolute;z-index:5;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-number{top:5%;l\
eft:5%}.s-end{bottom:6%;left:5%;padding:.15em .3em;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{righ\
t:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);text-align:center}[data-is]:before{content:att\
r(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [\
data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s\
-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position\
:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above,.s-top{z-index:4}\
.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-t\
aken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1\
;stroke-width:.05px!important}svg text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(\
--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s \
.1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left bottom;animation:snl-wa\
ve .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes \
snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGro\
und),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-d\
ark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(\
--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15re\
m,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{justify-content:space-between;gap:.4rem .8rem}.s-tabs{flex:1 1 auto;gap:.35rem}.s-tabs .s-butt\
on{white-space:nowrap}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:var\
(--pale);font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong,.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wait);border\
-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper));overflow-wrap:anywhere}.s-editor{height:clamp(12rem,100vh - 27rem,26re\
m);border-radius:.6rem;background:var(--pale);overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-acts .s\
-button{min-width:4.5rem}.s-progress{flex:1 1 10rem;justify-content:flex-end;gap:.6rem;min-height:2.25rem;text-align:right}progress{width:7rem;height:.5rem;acce\
nt-color:var(--now)}.s-cards{gap:.7rem}.s-card{padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;background:var(--\
ground);overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);--ground: color-mix(in srgb, var(-\
-start) 6%, var(--paper))}.s-card.s-wrong{--ground: var(--alarm);border-left-color:var(--wrong)}.s-card .s-tools{margin-top:.3rem}.s-exhibit{align-items:start;g\
ap:.7rem 1.1rem}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem)}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-card table{\
width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap\
}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-printed{max-height:10rem}.s-print{display:gr\
id;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-print samp{font:.85rem/1.5 var(--mono);white-space:pre-wrap}@container (max-width: 33rem){.s-editor{h\
eight:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;pad\
ding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(cla\
mp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between;gap:.5rem 1rem}.s-modes{--fill: var(--now);display:flex;flex:no\
ne}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes\
 :last-child{border-radius:0 .5rem .5rem 0}.s-board-of{flex:0 1 auto;gap:.6rem;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-tr\
ouble{border-color:var(--wrong);background:var(--alarm)}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{gap:.2\
rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-wo\
n] .s-amount{color:var(--now)}.s-dice{justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;pa\
dding:.1rem}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-thrown{gap:.4rem\
}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflo\
w:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-guide{display:none}.s-guide li{gap:.8rem;font-size:.95rem;line-height:1.3}.s-guide li>:first-ch\
ild{flex:none;width:1.6rem}.s-guide .s-key{height:1.6rem}@container (min-width: 40rem){.s-guide{display:grid;gap:.4rem}}@container (min-width: 62rem){.s-amount{\
font-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;counter-reset:throw}.s-history .s-chip{align-i\
tems:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:counter(throw) ".";min-width:1.6em;color:var\
(--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{gap:.5rem 1rem}.s-setting{gap:.15rem}.s-text{\
display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:\
var(--pale);resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-dr\
awing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-le\
g{animation:none}@container (max-width: 33rem){.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-h\
ead{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}}';var or="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",sr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function ar(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(V),a=d("p.speaker",{role:"status"}),i=d("span.quiet"),u=d("p.trouble",{role:"alert"}),c=d(""),m=d(".column.main",c),l=d(".column\
.side"),f=d(".stage",m,l),p=d(".foot"),h=d(""),w=d("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),v={root:w,say:k=>N(a,k),
use(k){x.add(k),b(k),g()},can:k=>x.can(k),go(k){x.can(k)&&(b(x.go(k)),g())},enter(k){M(T.find(E=>E.name===k)??P),b($.board),g()}},y=r.get(),x=cn(y.board??V(t.board)),
T=t.only?[t.only==="Play"?kt(v,n.played):wt(v)]:[kt(v),wt(v),nr(v,n)],P=T.find(({name:k})=>k===y.mode)??T[0],$=Ee(x.now()),j=s.map(({name:k},E)=>[`${E}`,k]),L=re(
"Board",[["","Your board"],...j],"",k=>{let E=s[Number(k)];k&&E&&v.use(E)}),C=d("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let E=`${location.
href.split("#")[0]}${Be($.board,P.name,P.more?.()??null)}`;C.value=E;try{await navigator.clipboard.writeText(E),v.say("Copied: a link to this board.")}catch{C.hidden=
!1,C.select(),v.say("Copy the link from the field.")}}function g(){let[k=null]=T.flatMap(({stays:E})=>E?.()??[]);r.set({...$.board,name:""},P.name,k)}function b(k){
let E=Bn(c),B=c.contains(E)&&E?.dataset.cell;$.rest(),$=Ee(k),c.replaceChildren($.node),R(f,"style",`--shape:${$.shape};--columns:${$.columns}`),R(w,"style",`--\
rows:${$.plan.rows}`),N(i,we({...k,name:""}));let K=s.findIndex(je=>ye(je)===ye(k));L.value=K<0?"":`${K}`,L.options[0].hidden=K>=0,C.hidden=!0,N(u,""),P.show($),
B&&$.cells.get(Number(B))?.focus({preventScroll:!0})}function M(k){P.leave(),P=k;for(let[B,K]of O.entries())R(K,"aria-pressed",`${T[B]===P}`);H(w,"drawing",P.name===
"Draw"),H(w,"writing",P.name==="Write"),m.replaceChildren(c,P.under);let E=d(P.name==="Write"?".heard":".says.screen",a);l.replaceChildren(E,...P.side),p.replaceChildren(
...P.foot??[]),h.replaceChildren(...P.below??[])}let O=T.map(k=>W(k.name,null,()=>v.enter(k.name)));w.addEventListener("mousedown",k=>{let E=k.target;!E.closest(
".s-grid")||!c.contains(E)||(k.preventDefault(),w.focus({preventScroll:!0}))}),w.addEventListener("click",({target:k})=>{let E=k.closest(".s-grid .s-cell");E&&c.
contains(E)&&P.choose(Number(E.dataset.cell))}),w.addEventListener("keydown",k=>{let E=k.target;sr(k)&&k.stopPropagation(),!E.matches(or)&&P.key(k.key,k)&&k.preventDefault()});
function D(k){let E=k.composedPath()[0];if(k.defaultPrevented||!sr(k)||!/^[1-9]$/.test(k.key)||E.closest(`${or}, .snl-stepper`))return;let{top:B,bottom:K}=c.getBoundingClientRect();
K>0&&B<innerHeight&&P.key(k.key,k)&&k.preventDefault()}function q(){let{board:k,mode:E,trouble:B}=r.get();k&&(ye(k)!==ye($.board)||o)&&(x.add(k),M(T.find(K=>K.name===
E)??P),b(k)),N(u,B)}o&&addEventListener("keydown",D);let Y=r.subscribe(q);w.append(d(".column.frame",d(".flow.head",!t.only&&d(".modes.screen",{role:"group",label:"\
What to do"},O),s.length>0&&d("label.row.board-of",d("span","Board"),L),i,o&&d(".tools",W("Copy link","A link to this board",S),C)),u,f,p)),H(w,"ready",!0),H(w,
"only",t.only),H(w,"fixed",t.fixed);let{remove:G}=In(e,rr,w);return e.append(h),M(P),b($.board),N(u,y.trouble),{show:b,replay:k=>P.replay?.(k)??!1,destroy(){removeEventListener(
"keydown",D),Y(),$.rest();for(let k of T)k.end?.();h.remove(),G()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");ar(e,t,It(t.files))}})();
