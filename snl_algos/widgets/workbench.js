// built from web/ by `npm run build`
"use strict";(()=>{var Ce=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Qe(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=Ce(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var Tt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Et={format:"snl-workbench",version:2},Ae=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var ln={what:"stopped",says:"You stopped it."},cn=e=>`${(e/1e6).toFixed(1)} MB`;function Ot(e,t){let n=null,r=!1,o=0,s,a,i=null;function c(){let x=URL.createObjectURL(
new Blob([Tt],{type:"text/javascript"})),S=new Worker(x,{type:"module"});S.onmessage=({data:P})=>S===n&&y(P),S.onerror=P=>S===n&&f(P.message),S.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=S,r=!1}function l(){clearTimeout(a),n?.terminate(),n=null}function m(x){clearTimeout(a);let{settle:S}=i??{};i=null,S?.(x)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:x}=e,S=`It said nothing for ${x} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>p(
{what:"late",says:S}),1e3*x)}function p(x){l(),c(),m(Ae(x))}function f(x){r?p({what:"died",says:`Python itself broke, and begins again: ${x}`}):s?(s=null,l(),c()):
(l(),m(Ae({what:"died",says:`Python could not be loaded: ${x}`})))}function g(){!i||!r||(n?.postMessage({question:i.text}),d())}function y(x){x.memory?s=s===null?
null:x.memory:x.bytes?t({part:Math.min(1,x.bytes/e.bytes)}):x.ready?(r=!0,t({ready:r}),g()):x.failed?f(x.failed):x.said&&M(JSON.parse(x.said))}function M(x){x.id===
i?.id&&(d(),x.kind==="progress"?i.progress(x.says):m(x))}return{size:`up to ${cn(e.weight)}`,refusal:null,ask(x,S){o+=1;let P=`${o}`;return new Promise(k=>{i={id:P,
text:JSON.stringify({...Et,id:P,...x}),silent:x.kind==="cell",progress:S,settle:k},n||c(),g()})},stop:()=>i&&p(ln),end:l}}var Ze=e=>({size:null,refusal:e,ask:async()=>Ae(
{what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:un}=oe,G=e=>Array.from({length:e},(t,n)=>n),ye=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var jt=({columns:e,start:t})=>e+(t===0?1:0);function _(e,t){let[n,r]=ee(e,t),[o,s]=un.anchor;return[
r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(c,l=0)=>[e+c*s-l*a,t+c*a+l*s]}}function Ct([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],c=((e-n)*a+(t-r)*i)/(a*a+i*i||1),l=ye(c,0,1);return Math.hypot(e-n-l*a,t-r-l*i)}function Re(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of G(r)){let[i,c]=[t+a*o,t+(a+1)*o],[[l,m],[d,p]]=[e(i),e(
c)],[[f,g],[y,M]]=[Re(e,i),Re(e,c)];s.push([l+f*o/3,m+g*o/3],[d-y*o/3,p-M*o/3],[d,p])}return s}var mn=4,Xe=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(
n*ye(e/Math.max(t,mn),0,1))};var tt=400,et=20,pn=["stay","bounce","win"];function ve(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function fn(e){if(!Array.isArray(e))return ve(e,"the die",1,et);if(!e.length||e.length>et)throw new Error(`a die \
in this page has 1 to ${et} faces, not ${e.length}`);let t=e.map(r=>ve(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function hn(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function Q(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,tt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=pn.find(l=>l===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:hn(i,n),die:fn(r),start:ve(o,"start",0,1),chained:s,overshoot:c}}var At=e=>typeof e=="number"?G(e).map(t=>t+1):e;function rt(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Le=e=>G(e*e).map(t=>{let{columns:n,rows:r}=rt(e*e),[o,s]=ee({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function Rt(e,t=Math.random){let n=G(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=G(2*r).map(a=>{let[i,c]=[o(),o()].sort((l,m)=>l-m);return a<r?[i,c]:[c,i]});return Q(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([l,m])=>m>l).length,c=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&c.push("starts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:
c).join(" · ")}var Wt=["Draw","Write"];function gn(e){let t=new URLSearchParams(e.slice(1));return Nt(e)&&Wt.find(n=>t.has(n.toLowerCase()))}var bn=e=>Wt.includes(e)?`&${e.toLowerCase()}`:
"",wn=2e4;function yn(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>wn?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function xe({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var kn=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),xn=e=>new URLSearchParams(
e.slice(1)).get("board");function Lt(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=kn(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return Q(r)}function Nt(e){try{return Lt(
xn(e)??"")}catch{return null}}var It=e=>({board:Nt(e),mode:gn(e)??"",code:Ne(e),trouble:$n(e)}),Ie=(e,t,n)=>`${xe(e)}${bn(t)}${yn(n??"")}`,vn="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function $n(e){let t=new URLSearchParams(e.slice(1)),n=t.get("board");if(n===null)return"";try{Lt(n)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${vn}`}let r=n.split(".").find(o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var Mn="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Sn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",qt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Ze(Mn);if(!n)
return Ze(Sn);let{home:o,core:s}=n;return Ot({...n,home:Ce(o),core:Ce(s)},r)},editor:()=>Qe(e).then(()=>snlEditor),shelf:()=>Qe(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>It(location.hash),set:(...r)=>history.replaceState(history.state,"",Ie(...r)),subscribe(r){let o=()=>Ne(
location.hash)===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function W(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function nt(e,t){for(let n in t)W(e,n,t[n])}var U=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Pn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Tn="http://www.w3.org/1999/xhtml",En="http://www.w3.org/2000/svg";function Bt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
U(s,a,!0);for(let a of n)Pn(a)?nt(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Bt(Tn,e,t),ie=(e,...t)=>Bt(En,e,t),fe=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function q(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function ot(e){let t=[];return n=>{for(let r of t)U(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)U(r,e,!0)}}var L=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Dt(e,t,n,r=!1){let o=L(e,t,()=>{r=!r,W(o,"aria-pressed",`${r}`),n(r)});return W(
o,"aria-pressed",`${r}`),o}function ne(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var st=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Ht=(e,...t)=>u("details.fold",u("summary",e),...t);var at=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${at(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function zt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,c=o===
r?"":a||i;return n===null?`${he(c)} from ${t}.`:`From ${t}, roll ${it(n)}: land on ${r}${c&&`, ${c}`}.`}var it=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function re({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),l=[n.style,...c].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...n,style:l||null},a.map(re),i)}var{shape:Ft}=oe;function Jt(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function _t(e,t,n){let{least:r,more:o,head:s,edge:a}=Ft.arc,
{length:i,spot:c}=te(e,t),l=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,f]=c(i/2,d*l*2),g=[ye(p,a,n-a),Math.max(f,a)],y=te(g,t),M=y.spot(y.length-.06);return{from:e,
turn:g,tip:M,...Jt(M,g,s,s*.4)}}function lt(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),c=a(s-i),l=a(s/2,2*n);return{from:a(i),turn:l,tip:c,middle:a(
s/2,n),...Jt(c,l,o,o/2)}}function Ut(e){let t=Ft.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function $e(e,t,n){let{length:r,spot:o}=te(_(e,t),_(e,n));return te(o(se.apart),o(r-se.apart))}function Gt(e,t,n){let{length:r,spot:o}=$e(e,t,n),
{half:s,over:a,rung:i}=se.ladder,c=Math.max(2,Math.round(r/i)),l=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),m=G(c+1).map(d=>{let p=r*d/c;return[o(p,s),o(p,-s)]});return{
rails:l,rungs:m}}function Kt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Be(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=$e(e,t,n),{swing:i,wave:c}=se.snake,l=Math.max(1,Math.round(s/c)),m=r*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,f=m*p*Math.sin(
2*Math.PI*l*d)+o*Math.sin(Math.PI*d);return a(s*d,f)}}function ct(e,t,n,r){let o=r.map(([i,c])=>[_(e,i),_(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Kt(
t,n)[0]};for(let i of Kt(t,n)){let c=Be(e,t,n,i),l=G(25).map(f=>c(f/24)),m=l.some(([f,g])=>f<.15||f>s-.15||g<.15||g>e.rows-.15),p=l.filter(f=>o.some(([g,y])=>Ct(
f,g,y)<se.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Vt(e,t,n,r){let o=Be(e,t,n,ct(e,t,n,r)),{length:s}=$e(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=g=>y=>{let M=se.snake.half*(1-.3*y-.6*y**3),[x,S]=o(y),[P,k]=Re(o,y),T=Math.hypot(P,k)||1;return[x-g*M*k/T,S+g*M*P/T]},
c=We(i(1),0,1,a),l=We(i(-1),1,0,a),m=[...c,c[c.length-1],l[0],...l],{spot:d}=te(o(0),o(.02)),{skull:p,eye:f}=se.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-f/3,.55*p),d(-.05-f/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Yt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Pe}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,Me=e=>e.map(t=>t.map(ae).join(" ")),ue=e=>`M${Me(e).join("L")}`,Qt=e=>`M${Me(e.slice(0,1))}C${Me(e.slice(1)).join(
" ")}`,dt=(e,t,n)=>`M${Me([e])}Q${Me([t,n]).join(" ")}`,X=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),De=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),He=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ut=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),Xt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),er=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function On(e,t,n){let{rails:r,rungs:o}=Gt(e,t,n),{rail:s,rungWidth:a}=Pe.ladder,i=r.map(ue).join("");return[X("halo",i,{stroke:"cell",width:s+.05}),
X("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),X("rails",i,{stroke:"ladder",width:s})]}function jn(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,
tongue:l}=Vt(e,t,n,r),{skull:m,stripe:d,eye:p,pupil:f}=Pe.snake,g=`snake-${Yt(t,n)}`,y=`${Qt(o)}Z`;return[X("halo",y,{stroke:"cell",width:.06}),X("tongue",l.map(
M=>ue(M)).join(""),{stroke:g,width:.025}),X("skin",y,{fill:g}),Xt(X("stripe",Qt(s),{stroke:"cell",width:d}),"0.04 0.12"),De("skull",a,m,{fill:g}),...i.map(M=>De(
"eye",M,p,{fill:"die"})),...c.map(M=>De("pupil",M,f,{fill:"dieInk"}))]}function ze(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,c,l)=>He(
a,l,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,On(e,a,i))),...o.map(([a,i])=>s("snake",a,i,jn(e,a,i,r)))]}function tr(e){let[t,n]=ee(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Pe.flag,[l,m,d]=s,p=y=>y.map(([M,x])=>[r+M,o+x]),f=ue(p([s.slice(0,2),[l,d]])),g=`${ue(p([[l,m],a,[l,i]]))}\
Z`;return He("flag",[X("pole",f,{stroke:"goal",width:c}),X("pennant",g,{fill:"goal"})])}function Se([e,t],n,r=1){let{side:o,corner:s,pip:a}=Pe.die,i=Ut(n).map(m=>De(
"pip",m,a,{fill:"dieInk"})),c=er("face",[0,o*.24],o*.7,`${n}`,"dieInk"),l={fill:"die",stroke:"now",width:.035};return He("die",[ut("side",[-o/2,-o/2],o,s,l),...i.
length?i:[c]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Zt(e,t,n){let[r,o]=ee(e,t),s=[o+.06,e.rows-r-.94],a=ut(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Xt(a,"0.03 0.06")}function rr(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Zt(e,o,"stand")];if(n===
null)return s;let a=_(e,t);if(t===r)return[Se(a,n)];let{turn:i,neck:c,wings:l}=_t(a,_(e,r),jt(e)),m=`--far:${ae(te(a,i).length+te(i,c).length)}`,d=X("arc",dt(a,
i,c),{stroke:"now",width:Pe.arc.width});return[Zt(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:m}},X("tip",`${ue(l)}Z`,{fill:"\
now"}),Se(a,n)]}function nr(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[c,l]=[_(e,r),_(e,s)],m=lt(c,l,l[0]>=c[0]?-.3:.3,.12,.16);r=a;let[d,p]=[m.middle[0],Math.
floor(m.middle[1])+.5],f=dt(m.from,m.turn,m.neck),g=`${ue(m.wings)}Z`;return He("leg",[X("rim",f,{stroke:"cell",width:.1}),X("shaft",f,{stroke:"ink",width:.05}),
X("tip",g,{fill:"ink"}),ut("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),er("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),Se([d+.16,p],o,.8)],{style:`--order:${i}`})})}
function or(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,c]=[_(e,a),_(e,s)],{from:l,turn:m,tip:d,wings:p}=lt(i,c,.12,.18,.13),f=dt(l,m,d)+ue(p);return X(r.has(s)?"branch.strong":"branch",f,{stroke:"\
ink",width:.03})})}var mt=e=>fe(".face","-.19 -.19 .38 .38",re(Se([0,0],e))),Fe=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Je({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(W(e,"label",`Roll ${n}`),e.replaceChildren(mt(n))),q(t,`to cell ${r}`)}var pt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${pt(e).kind} ${e.join("→")}`,sr=(e,t)=>Q({...e,name:"",jumps:t}),
_e=(e,t)=>sr(e,e.jumps.filter(([n])=>n!==t)),Te=(e,t,n)=>sr(e,[..._e(e,t).jumps,[t,n]]);function ar(e,[t,n],r,o){let s=_e(e,t);return r?Te(s,t,o):Te(s,o,n)}var ft=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function ir(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return Q({...e,...t,name:"",jumps:r})}function lr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function cr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:l,clientY:m}){let d=e.cellAt(l,m);!d||d===s||(s=d,a=!0,t(o,s))}function c(l){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(l?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:l,isPrimary:m,clientX:d,clientY:p})=>{let f=e.cellAt(d,p);a=!1,!(l||!m||!f)&&(o=s=f,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Ee=(e,t)=>u("label.setting",u("span",e),t);function dr(e){let t=u("input.button",{type:"number",min:1,max:tt,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=ne("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=ne("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ne("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Ee("Cells",t),Ee("Die",n),Ee("Start",r),Ee("Past the goal",o),Ee("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function ht(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Cn({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function An({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${ge(d)}`).join(
`,
`)}
}
`}function Rn(e){ht("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function Wn(e){ht("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=G(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function Ln(e){ht("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ue=[{name:"python",title:"Python: Board(...)",write:Cn},{name:"json",title:"JSON",write:An},{name:"move-array",title:"Move array, from 0",write:Rn},{name:"\
grid",title:"LeetCode grid",write:Wn},{name:"hackerrank",title:"HackerRank text",write:Ln}];var ur=["jumps","ladders","snakes","die","start","chained","overshoot"],Nn=ur.slice(0,3);function In(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function qn(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Bn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of qn(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!ur.includes(s))throw new Error(`a board has no option ${s}`);
Nn.includes(s)?n.jumps.push(...Dn(a)):n[s]=mr(a)}return[n]}function mr(e){try{return In(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Dn(e){
let t=mr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var Hn="format version name author source cells die start chained overshoot jumps".split(" ");function zn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Hn.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function pr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Fn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Le(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Jn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(l=>/^\d+$/.test(l)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,l]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${c}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${c}s`);for(let d=0;d<m;d+=1){let p=r(2,`the two cells of a ${c}`);if((p[1]-p[0])*l<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${c}`);i.push(p)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function _n(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Fn(r)]:typeof r[0]=="object"?r.map(zn):[pr(r)]}function fr(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Bn(t).map(Q);if(/^[[{]/.test(t))return _n(t).map(Q);if(n&&/[\r\n]/.test(t))return Jn(t).map(Q);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[Q(pr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function hr(e,t){let n=null,r=Ue[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=ne("Notation",
Ue.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!m.open)){o.value=o.placeholder="",q(s,"");try{o.value=Ue.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){q(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function l(){if(!o.value.trim()){q(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=fr(o.value);t(d[0]),q(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){q(s,`This cannot be read: ${d.message}.`)}}let m=Ht("Copy or paste as text",u(".tools",a,L("Copy",null,c),L("Use this text","Read \
the board in the text",l)),o,s);return m.addEventListener("toggle",i),{node:m,show(d){n=d,i()}}}var gt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function bt(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),c=u(
"ol.thrown",{label:"A shortest route"}),l=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=L("Undo","Ctrl+Z",()=>e.go(-1)),d=L("Redo","Ctrl+Y",
()=>e.go(1)),p=dr(h=>S(b=>ir(b,h),"")),f=hr(e,h=>e.use(h));function g({distance:h,predecessor:b,throws:$,route:C}){t&&(t.paint({current:r,distance:h,predecessor:b,
route:s,piece:!1}),q(a,$??"none"),q(i,$===null?"the goal is out of reach":le($).replace(/^\S+ /,"")),qe(c,C,Fe,(H,[J,,Y])=>Je(H,J,Y)))}let y=()=>t?ft(t.board,r)[0]??
null:null;function M(){if(!t)return;let{board:h,plan:b}=t;g(t);let $=y();t.light($),t.sketch(($??[]).map(C=>{let[H,J]=_(b,C);return{tag:"circle",attributes:{cx:H,
cy:J,r:.13},fill:"paper",stroke:"now",width:.06}})),l.replaceChildren(...ft(h,r).flatMap(x)),W(m,"aria-disabled",!e.can(-1)),W(d,"aria-disabled",!e.can(1))}function x(h){
let{ends:b}=pt(h),$=L(`Remove ${ce(h)}`,"Delete",()=>P(h)),C=b.map((H,J)=>L(`Move its ${H}`,null,()=>{o={jump:h,end:J},e.say(`Choose the cell where the ${H} of ${ce(
h)} goes.`),t?.cells.get(h[J])?.focus({preventScroll:!0})}));return[$,...C]}function S(h,b){if(t){r=o=null;try{e.use(h(t.board)),e.say(`${b} ${gt(t.throws)}`.trim())}catch($){
e.say(`${he($.message)}.`),p.show(t.board),M()}}}let P=h=>S(b=>_e(b,h[0]),`Removed: ${ce(h)}.`);function k(h,b){let $=y(),C=$?$.indexOf(h):-1;return $&&C>=0?T($,
C,b):{change:H=>Te(H,h,b),what:`Drawn: ${ce([h,b])}.`}}let T=(h,b,$)=>({change:C=>ar(C,h,b,$),what:`Moved: ${ce(h)} is now ${ce(b?[h[0],$]:[$,h[1]])}.`});function A(h,b){
if(!t)return;let{change:$}=k(h,b),C=t.trial($(t.board));g(C),e.say(`If you let go here: ${gt(C.throws)}`)}function B(h,b){let{change:$,what:C}=k(h,b);S($,C)}function F(){
r=o=null,t&&(t.trial(t.board),M(),j())}function j(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${gt(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),c,l,u(".tools",m,d,L("Random","Other jumps",()=>S(h=>Rt(h),
"Drawn at random.")),L("Remove all jumps",null,()=>S(h=>({...h,name:"",jumps:[]}),"Removed: all jumps.")),Dt("Route","One of the shortest routes",h=>{s=h,M()},!0)),
p.node,f.node],show(h){t=h,r=o=null,n=cr(t,{tries:A,draws:B,drops:F}),p.show(t.board),f.show(t.board),M(),j()},leave:()=>n?.stop(),choose(h){if(!(!t||!h||n?.wasDrawing()))
if(o){let{change:b,what:$}=T(o.jump,o.end,h);S(b,$)}else if(r===h)F();else if(r!==null){let b=r;S($=>Te($,b,h),`Drawn: ${ce([b,h])}.`)}else{r=h,M();let b=y(),$=b?
` Or drag an end of ${ce(b)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape cancels.${$}`)}},key(h,{ctrlKey:b,metaKey:$,shiftKey:C,altKey:H}){
let J=y();if(b||$){let Y=h==="y"||C&&h==="Z"?1:h==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(h==="Escape"&&r!==null&&!H)F();else if((h==="Delete"||h==="Backspace")&&J)
P(J);else return!1;return!0}}}function Ke(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var[gr,br]=[150,350],Un=.25,wr=24;function Kn({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...G(o-e+1).map(a=>e+a),...G(o-n).
map(a=>o-1-a)]}function Gn(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=$e(e,n,r);return[i(0),i(a),_(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Be(e,n,r,
ct(e,n,r,o));return[...G(wr+1).map(a=>s(a/wr)),_(e,r)]}function yr(e,t,n,r){let s=Kn(n,e.cells).map(l=>_(e,l)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
l,[m,d]]of s.slice(1).entries()){let[p,f]=s[l],g=[(p+m)/2,Math.min(f,d)-Un];a.push({at:g,time:i+gr/2,easing:"ease-in"}),i+=gr,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let l of n.feet){let m=Gn(e,t,l);for(let[d,p]of m.entries())a.push({at:p,time:i+br*(d+1)/m.length,easing:"linear"});i+=br}let c=ye(r/(i||1),0,1);return a.
map(l=>({...l,time:l.time*c}))}var Vn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",kr=([e,t])=>`translate(${e}px,${t}px)`;function xr(e,t){let n=ie("path.piece",{d:Vn,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,W(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&W(n,"style",`t\
ransform:${kr(_(e,a))}`)},rest:s,walk(a,i,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let l=0,m=a.flatMap(p=>{let f=yr(e,t,p,i).map(
g=>({...g,time:l+g.time}));return l=f.at(-1)?.time??l,f});if(l===0)return;let d=m.map(({at:p,time:f,easing:g})=>({transform:kr(p),offset:f/l,easing:g}));W(n,"vi\
sibility",null),r=n.animate(d,{duration:l}),r.onfinish=()=>{s(),c?.()}}}}var Yn=400;function vr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,l={cells:i,start:a,...e},{rows:m}=e,d=a===0?1:0,p=e.
columns+d,f=G(i+d).map(v=>v+1-d),g=new Map,y=new Map,M=ot("new"),x=ot("touched"),S=!1,P=null,k=new Set,T=null,A=[];function B(v){let[E,R]=ee(l,v),N=v===a?"start":
v===i&&"goal",D=u(".cell",{role:"gridcell","data-cell":v,"data-end":N,style:`grid-column:${R+1}`},u("span.number",`${v}`),u("span.end",{"data-is":N}),u("span.ba\
dge"));return U(D,"odd",(E+R)%2),g.set(v,D),D}function F(v){for(let E of g.values())E.tabIndex=E===v?0:-1}function j(v){let{key:E,target:R}=v,[N,D]=ee(l,Number(
R.dataset.cell)),I={ArrowLeft:[N,D-1],ArrowRight:[N,D+1],ArrowUp:[N+1,D],ArrowDown:[N-1,D]};if(E==="Enter"||E===" ")R.click();else if(I[E]){let K=f.find(de=>`${ee(
l,de)}`==`${I[E]}`);g.get(K??-1)?.focus()}else return;v.preventDefault(),v.stopPropagation()}let h=v=>f.filter(E=>ee(l,E)[0]===v).sort((E,R)=>ee(l,E)[1]-ee(l,R)[1]),
b=u(".grid",{role:"grid",label:n,keydown:j,focusin:({target:v})=>F(v)},G(m).reverse().map(v=>u(".row",{role:"row"},h(v).map(B))));F(g.get(a)??g.get(1));let $=`0\
 0 ${p} ${m}`,C=fe(".layer.goal",$,re(tr(l))),H=fe(".layer.jumps",$,ze(l,c).map(re)),[J,Y,V]=["g.tree","g.move","g.route"].map(v=>ie(v)),w=fe(".layer.above",$,J,
Y,V),O=xr(l,c),z=fe(".layer.top",$,O.node),Z=u(".sheet",b,C,H,w,z);function Ye(v,E,R){if(!P)return"";let[N,D]=[P.distance.get(v),P.predecessor.get(v)],I=[`cell ${v}`,
g.get(v)?.dataset.end];for(let[de,we]of c)de===v&&I.push(`${we>v?"foot of a ladder":"head of a snake"} to ${we}`),we===v&&I.push(`${de<v?"top of a ladder":"tail\
 of a snake"} from ${de}`);let K=P.visited.has(v)?"visited":"not reached";return I.push(E?"current":"",N!=null?`reached in ${le(N,o)}`:K,D!=null?`from ${D}`:"",
R?r:"",k.has(v)?"part of what is wrong":""),I.filter(Boolean).join(", ")}let en=v=>`var(--tint-${Xe(v,s)})`;function tn(v,E,R,N){let D=v.current===E,I=v.visited.
has(E),K=v.distance.get(E),de=v.predecessor.get(E),we=`${[D,N,I,K,de,k.has(E)]}`;if(y.get(E)===we)return;y.set(E,we);let sn=K!=null?"reached":I&&"visited";nt(R,
{"data-distance":K,"data-tint":K!=null&&Xe(K,s),"data-from":de,"data-visited":I,"data-waits":N,"aria-current":D,"data-state":D?"current":N?"frontier":sn,label:Ye(
E,D,N)}),K!=null&&R.style.setProperty("--tint",en(K)),W(R.lastChild,"data-is",at(K)||null)}function vt(){if(!P)return;let v=new Set(P.frontier.map(([E])=>E));for(let[
E,R]of g)tn(P,E,R,v.has(E))}function $t(){if(!P)return;let v=S?or(l,P.predecessor,P.current):[];J.replaceChildren(...v.map(re))}let Mt=v=>v.map(E=>H.querySelector(
`[data-ends="${E} ${c.get(E)}"]`));function St(v,E){let R=new Set(Mt(E));for(let N of H.children)U(N,v,R.has(N))}function rn(v){let E=v.flatMap(([,R,N])=>N===R?
[]:t.ride(R).feet);V.replaceChildren(...nr(l,v,a).map(re)),U(H,"routed",v.length),St("taken",E)}let Pt=()=>U(Z,"arrived",!0);function nn(v){let E=a,R=v.map(([N,
D,I])=>{let K={from:E,face:N,landing:D,stand:I,feet:t.ride(D).feet};return E=I,K});O.walk(R,Yn,Pt)}let on=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;
return{plan:l,cells:g,columns:p,shape:p/m,node:u(`.board${on}`,{style:`--wide:${p};--high:${m}`},Z),paint(v,E,R,N,D=0){P=v;let I=`${Object.values(R??{})}`!=`${Object.
values(T??{})}`;(I||N.length)&&O.rest(),U(Z,"arrived",!1),vt(),M([...E].map(K=>g.get(K))),$t(),Y.replaceChildren(...(R?rr(l,R):[]).map(re)),x(Mt(R?.feet??[])),`${N}`!=
`${A}`&&rn(N),D>0&&N.length?nn(N):D>0&&I&&R&&O.walk([R],D),T=R,A=N},piece:O,top:z,celebrate:Pt,showTree(v){S=v,$t()},mark(v,E){let R=E.flatMap(I=>I.moves??[]),N=E.
flatMap(I=>I.jumps??[]),D=R.flatMap(([,I])=>t.ride(I).feet);St("found",[...N.map(([I])=>I),...D]),k=new Set(E.flatMap(I=>I.cells??[]));for(let[I,K]of g)U(K,"dif\
fers",I===v),U(K,"found",k.has(I));vt()},drawn:()=>({plan:l,jumps:c,farthest:s,state:P,found:k,move:T,treeShown:S,route:A})}}function $r({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof n=="number"?Array.from({length:n},(d,p)=>p+
1):n;function c(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let f=a.get(d);return f===void 0||p.length&&!o?{feet:p,stand:d}:c(f,[...p,d])}function l(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(p=>{let f=l(d+p),g=f>0?c(f).stand:null;return g===null?[]:[[p,f,g]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:m}}function wt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let l=(r.get(c)??0)+1;for(let m of n(c)){let d=m[2];r.has(
d)||(r.set(d,l),o.set(d,c),s.set(d,m),a.push(d))}}let i=[];for(let c=t,l=s.get(c);l;l=s.get(c))i.unshift(l),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Qn=1400;function Oe(e){let t=$r(e),n=wt(t),r=vr({layout:rt(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,c=ie("g.sketch");r.top.prepend(c);let l=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:At(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:d=null,near:p=[],distance:f,predecessor:g,move:y=null}=m,
{route:M=!1,piece:x=!0}=m,S={current:d,frontier:[...p].map(P=>[P,""]),distance:f??new Map,predecessor:g??new Map,visited:new Map};r.paint(S,[],y,M?o:[]),i.stand(
x?d:null)},walk(m){i.walk([m],Qn,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),p=new Set;for(let M of[...l?.children??[]]){
let[x,S]=(M.getAttribute("data-ends")??"").split(" ").map(Number);d.get(x)===S?p.add(x):M.remove()}let f=new Map(m.jumps.filter(([M])=>!p.has(M))),g=ze(s,f).map(
re);for(let M of g)U(M,"lit",!0);l?.append(...g),t.jumps.clear();for(let[M,x]of d)t.jumps.set(M,x);let y=wt(t);return o=y.route,y},light(m){for(let d of l?.children??
[])U(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},sketch:m=>c.replaceChildren(...m.map(re)),cellAt(m,d){let f=r.node.getRootNode().elementFromPoint(m,d)?.
closest("[data-cell]"),g=f&&r.node.contains(f)&&f.dataset.cell;return g?Number(g):null}}}var Mr=({columns:e,shape:t,node:n})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),Sr=e=>new Set(e.map(([,t])=>t));function Zn(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Xn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function eo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Xn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Pr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":eo(n);let o=zt(r);return e.won()?`${o} ${Zn(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function Tr(e,t,{
cells:n}){let r=`${he(it(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Er(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function yt(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),c=u("ol.throw\
n",{label:"Your throws"}),l=L("Undo","Take the last throw back (Backspace)",x),m=L("Start again","Back to the start",S),d=L("Show the shortest route",null,()=>P(
!p)),p=!1;function f(){if(!n||!r)return;let{thrown:k}=r,T=r.moves(),A=p||r.won();n.paint({current:r.at(),near:Sr(T),distance:r.trail(),move:p?null:k.at(-1)??null,
route:p});for(let B of o.children){let F=Number(B.dataset.face);W(B,"aria-disabled",!T.some(([j])=>j===F))}q(s,k.length),q(a,k.length===1?"throw":"throws"),q(i,
A?n.throws??"none":"?"),qe(c,k,Fe,(B,{face:F,stand:j})=>Je(B,F,j));for(let B of[l,m])W(B,"aria-disabled",!k.length);W(d,"aria-pressed",`${p}`),W(e.root,"data-wo\
n",r.won())}function g(){n&&r&&e.say(Pr(r,n.throws,n.faces))}function y(k){if(!n||!r||r.won())return;let T=r.at();if(p=!1,!r.throws(k)){f(),e.say(Tr(k,T,n.board));
return}f();let A=r.thrown.at(-1);A&&n.walk(A),g(),M()}function M(){t?.((r?.thrown??[]).map(({face:k})=>k))}function x(){r?.undo()&&(f(),g(),M())}function S(){!n||
!r?.thrown.length||(r=Ke(n.rules),p=!1,f(),g(),M())}function P(k){p=k,f(),k&&n?e.say(Er(n.throws,n.route)):g()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",l,m,!t&&d),c],show(k){n=k,r=Ke(n.rules),p=!1,o.replaceChildren(...n.faces.map(T=>{let A=L(mt(T),null,()=>y(T),`Throw ${T}`);
return W(A,"data-face",T),A})),f(),g()},replay(k){if(!n)return!1;let T=r;r=Ke(n.rules);let A=k.every(B=>r?.throws(B));return A||(r=T),f(),g(),A},leave:()=>W(e.root,
"data-won",null),choose(k){let T=r?.moves()??[],A=T.find(([,B])=>B===k)??T.find(([,,B])=>B===k);A?y(A[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${k}\
.`)},key(k,{ctrlKey:T,metaKey:A,altKey:B}){if(T||A||B)return!1;let F=Number(k);if(k==="Backspace")x();else if(k!==" "&&n?.faces.includes(F))y(F);else return!1;return!0}}}var Or=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var kt=new Map;function ro(e){let t=kt.get(e)??new CSSStyleSheet;return kt.has(e)||t.replaceSync(e),kt.set(e,t),t}function jr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Or;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ro(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Cr=e=>e.getRootNode().activeElement??
null;function Ar(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){q(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,q(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&W(r,"value",o),q(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>q(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),q(n,""),r.hidden=!0}}}}var no="This browser stores nothing here",oo="The browser's storage is full";function Rr(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Wr(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),""}catch(r){return r.name===
"QuotaExceededError"?oo:no}}var[xt,Lr]=["snl-workbench",1],Nr="download what you want to keep.",so=`Another version of the workbench has stored code here, which is left alone: ${Nr}`;function Ge(e){
let t=Rr(e,xt);return t?t.version!==Lr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Ir(){let[e,t]=[Ge("sessionStorage"),
Ge("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:Lr,signature:"board",sources:{}};return{kept:r,store(o){if(n)return so;
let s=Ge("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];let c=Wr(xt,r,{...r,sources:i});return c&&`${c}\
: ${Nr}`},elsewhere(o){let s=Ge("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===xt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function qr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var ao="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Br({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",l=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
d,m),f=b=>b?s.second??s.signature:s.signature,g=b=>`${b?"2:":""}${f(b)}`,y=!1,M=()=>a.signatures.find(({name:b})=>b===f(y))?.template??"",x=()=>s.sources[g(y)]??
M(),S=()=>i.kind==="mine"||i.kind==="second";function P(b){i=b,S()&&y!==(i.kind==="second")&&(y=!y,l=null,k()),h();let{kind:$,name:C}=i;S()?n(x(),!1):n($==="lin\
k"?t??"":a.programs.find(H=>H.name===C)?.source??"",!0)}function k(){let b=e.elsewhere(g(y));b===null?l=null:b!==x()&&(l=b),h()}function T(){let[b,$]=[l,r()];B(
b??""),P(A()),l=$,h()}let A=()=>({kind:y?"second":"mine"});function B(b){let $=g(y);b===void 0?delete s.sources[$]:s.sources[$]=b,c=e.store($)}function F(){let b=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");qr(new Blob([r()],{type:"text/x-python"}),b)}function j(){y=!1,B(t??""),P({kind:"mine"})}function h(){let{kind:b,
name:$}=i,C=(V,w,O="")=>{let z=L(V,O||null,()=>P(w));return W(z,"aria-pressed",`${b===w.kind}`),z},H=V=>a.programs.filter(w=>w.kind===V).map(w=>[w.name,w.title]),
J=ne("A program to look at",[["","Look at a program"]],$??"",V=>{P(V?{kind:"program",name:V}:A())});for(let[V,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let O=H(w).map(([z,Z])=>u("option",{value:z},Z));J.append(u("optgroup",{label:null},O)),J.lastElementChild?.setAttribute("label",V)}J.value=$??"",J.classList.
toggle("s-chosen",b==="program"),d.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],J);let Y=L("Download","As a file of Python",F);if(S()){let V=ne("How it is called",a.signatures.map(z=>[z.name,z.title]),f(
y),z=>{y?s.second=z:(s.second=f(!0),s.signature=z),c=e.store(g(y)),l=null,k(),P(A())}),w=L("Reset","Back to the beginning of this signature",()=>{B(),P(A())}),O=l!==
null&&L("Other tab's code","Exchange it with the code here",T);m.replaceChildren(V,w,Y,...O?[O]:[])}else b==="link"?m.replaceChildren(L("Make it mine","Instead \
of what is there",j),Y):m.replaceChildren(Y)}return{node:p,chosen:()=>i,isMine:S,trouble:()=>c||(l===null?"":ao),end:e.follow(()=>{k(),o()}),show(b){a=b,k(),a.signatures.
some(({name:$})=>$===s.signature)||(s.signature="board"),P(i)},changed(b){S()&&B(b)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:S()?
f(y):null}},other(){let b=s.sources[g(!y)];return S()&&b?.trim()?{source:b,signature:f(!y)}:null}}}function Dr(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":le(e),Ve=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),be=e=>e&&
u("p",`${e}`),me=e=>e&&u("p.quiet",`${e}`),Hr=(e,t)=>u("p","Right is ",u("b",je(e)),", yours says ",u("b",je(t)),"."),zr=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Fr=(e,t)=>e!==null&&u(".tools",L(`Show line ${e}`,null,()=>t.point(e)));function io(e,t){let n=Q(
e),r=Oe(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Mr(r)}}function lo({report:e,like:t,stepper:n},r){
let o=[me(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return co(e,t,o,n,r);let{
name:s}=e;return e.correct?pe("right",`${s} is right on every board that was played`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("\
p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),me(`${Jr(e)}.`),...o):pe("open",`${s} could not be judged`,be(Ve(e.finding.says)),...o.slice(
1))}var Jr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} played`;function co(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:c,node:l}=io(
e.board,s),m=typeof i=="number"?null:i,d=[m?be(`Right is ${je(a)}. Yours: ${m.says}.`):Hr(a,i),s.kind!==m?.kind&&be(Ve(s.says)),be(zr(m)),...t.slice(0,2).map(p=>me(
`It answers like a known mistake: ${p.title}. The repair: ${p.repair}`)),me(`${ke(c)} · ${Jr(e)}`),...n,u(".tools",r&&L("Step to the first difference",null,()=>o.
step(r)),o.draw(c))];return pe("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",l,u(".told",d)))}function uo({
right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?pe("right",`Right on this board: ${je(n)}`,me("One board proves little. Check plays them all, \
smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&Hr(r,n),o&&be(Ve(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),be(zr(o)),Fr(s,a))}function mo({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.
algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe("open",`On this board: ${je(e.throws)}`,st("","Comparison",u("table",u("thead",u("tr",t.map(r=>u(
"th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&me(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var po={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},fo=({what:e,says:t,line:n},r)=>pe(e==="stopped"?"open":"wrong",po[e]??"That did not work",be(Ve(`${n===null?"":`line ${n}: `}${t}`)),Fr(n,r));function ho({
printed:e,more_printed:t}){return e?.length?pe("open","It printed",st(".printed","What it printed",e.map(n=>u(".print",u("span.quiet",n.line===null?"":`line ${n.
line}`),u("code",n.text)))),me(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function _r(e,t){return[e.kind==="failure"?fo(e,t):e.of==="check"?
lo(e,t):e.of==="compare"?mo(e):e.of==="solve"&&uo(e,t),ho(e)].filter(r=>!!r)}var Ur=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Kr=e=>e[0]?.querySelector(
"p")?.textContent??"";var go=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],bo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Gr="It runs …",wo=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Vr(e,t){let n=null,
r=null,o=!1,s=!1,a=!1,i=t.host(S),c=Ir(),l=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),p=Ar(i.size),f=u(".cards"),g=Dr(t),y=L("Stop","End what is runn\
ing",()=>i.stop()),M=go.map(([j,h,b])=>L(j,b,()=>B(h))),x=Br({keeper:c,arrived:l,open:P,text:()=>r?.text()??"",heard:()=>k()});function S(j){a&&p.loads(j,Gr)}function P(j,h){
r?.open(j,h),k()}function k(){let{kind:j}=x.chosen(),h={mine:x.trouble()||i.refusal,second:x.trouble()||i.refusal,program:i.refusal,link:bo};q(d,h[j]??""),d.classList.
toggle("s-strong",j==="link")}async function T(){o=!0;try{let[{make:j},h]=await Promise.all([t.editor(),t.shelf()]);r=j(m,"Program",b=>{x.changed(b),k()}),x.show(
h)}catch(j){q(d,`The editor cannot be loaded: ${j.message}`)}A()}function A(){for(let j of M)W(j,"aria-disabled",a||!r||!!i.refusal);y.hidden=!a,W(f,"aria-busy",
`${a}`),!s&&i.size&&p.say(`Python (${i.size}) loads at the first run.`)}async function B(j){if(a||!r||!n||i.refusal)return;s=a=!0,r.point(null),f.replaceChildren(),
g.clear(),p.say(Gr),A();let{name:h,cells:b,jumps:$,die:C,start:H,chained:J,overshoot:Y}=n.board,V={name:h,cells:b,jumps:$,die:C,start:H,chained:J,overshoot:Y},w=j===
"compare"?x.other():null,O={kind:j,program:x.question(),board:V,other:w},z=await i.ask(O,Z=>p.say(`${Z} …`));a=!1,p.done(),A(),F(z)}function F(j){let h=_r(j,{
step:g.step,draw:C=>L("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){r?.point(C),r?.focus()}});(j.kind==="result"&&j.of)==="compare"&&x.
isMine()&&!x.other()&&h.push(wo()),f.replaceChildren(...h),"line"in j&&j.line&&r?.point(j.line),f.scrollIntoView({block:"nearest"}),j.kind==="result"&&j.of==="t\
race"&&g.step(j.stepper);let $=Ur(h);e.say($?`${$}. ${Kr(h)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[x.node,d,m,u(".tools.acts",M,y,p.node)],foot:[f],below:[g.node],show(j){n=j,n.paint({piece:!1}),o||T(),A(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),x.end(),r?.destroy()},more:()=>["mine","second"].includes(
x.chosen().kind)?r?.text()??null:null,stays:()=>l}}var Yr='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
;stroke-linejoin:round}.s-above{z-index:4}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!\
important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.\
s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced\
-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-ou\
t both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{tran\
sform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s\
 ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale\
(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(-\
-unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.\
mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{&.s-writing .s-side>\
.s-says,.s-heard{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s\
-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify\
-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.\
s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--ce\
ll) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);bord\
er-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6re\
m;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transpar\
ent)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);ba\
ckground:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{w\
idth:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-card{display:flex;flex-direction:column;gap:.35rem;paddi\
ng:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.\
3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);backg\
round:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items\
:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{dis\
play:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:\
1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-w\
eight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-columns:4.5rem min\
max(0,1fr);gap:.5rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 3\
3rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min\
-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.sn\
l{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-bu\
tton{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{bord\
er-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;g\
ap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wron\
g);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{ga\
p:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem\
;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-cont\
ent:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-bu\
tton svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:mid\
dle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-\
radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text\
-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85re\
m}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);b\
ackground:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){d\
isplay:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not\
(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-\
button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100\
%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,\
.s-fold){display:none}}}';var Qr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Zr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Xr(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(Q),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),c=u("p.trouble",{role:"alert"}),l=u(""),m=u(".main",l),d=u(".side"),p=u(".\
stage",m,d),f=u(".foot"),g=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),M={root:y,say:w=>q(a,w),use(w){S.add(w),
b(w),h()},can:w=>S.can(w),go(w){S.can(w)&&(b(S.go(w)),h())},enter(w){$(P.find(O=>O.name===w)??k),b(T.board),h()}},x=r.get(),S=lr(x.board??Q(t.board)),P=t.only?[
t.only==="Play"?yt(M,n.played):bt(M)]:[yt(M),bt(M),Vr(M,n)],k=P.find(({name:w})=>w===x.mode)??P[0],T=Oe(S.now()),A=s.map(({name:w},O)=>[`${O}`,w]),B=ne("Board",
[["","Your board"],...A],"",w=>{let O=s[Number(w)];w&&O&&M.use(O)}),F=u("input.address",{readonly:"",label:"To copy",hidden:""});async function j(){let O=`${location.
href.split("#")[0]}${Ie(T.board,k.name,k.more?.()??null)}`;F.value=O;try{await navigator.clipboard.writeText(O),M.say("Copied: a link to this board.")}catch{F.hidden=
!1,F.select(),M.say("Copy the link from the field.")}}function h(){let[w=null]=P.flatMap(({stays:O})=>O?.()??[]);r.set({...T.board,name:""},k.name,w)}function b(w){
let O=Cr(l),z=l.contains(O)&&O?.dataset.cell;T.rest(),T=Oe(w),l.replaceChildren(T.node),W(p,"style",`--shape:${T.shape};--columns:${T.columns}`),W(y,"style",`--\
rows:${T.plan.rows}`),q(i,ke({...w,name:""}));let Z=s.findIndex(Ye=>xe(Ye)===xe(w));B.value=Z<0?"":`${Z}`,B.options[0].hidden=Z>=0,F.hidden=!0,q(c,""),k.show(T),
z&&T.cells.get(Number(z))?.focus({preventScroll:!0})}function $(w){k.leave(),k=w;for(let[O,z]of C.entries())W(z,"aria-pressed",`${P[O]===k}`);U(y,"drawing",k.name===
"Draw"),U(y,"writing",k.name==="Write"),m.replaceChildren(l,k.under),d.replaceChildren(u(".says",a),...k.side),f.replaceChildren(...k.foot??[]),g.replaceChildren(
...k.below??[])}let C=P.map(w=>L(w.name,null,()=>M.enter(w.name)));y.addEventListener("mousedown",w=>{let O=w.target;!O.closest(".s-grid")||!l.contains(O)||(w.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:w})=>{let O=w.closest(".s-grid .s-cell");O&&l.contains(O)&&k.choose(Number(O.dataset.cell))}),
y.addEventListener("keydown",w=>{let O=w.target;Zr(w)&&w.stopPropagation(),!O.matches(Qr)&&k.key(w.key,w)&&w.preventDefault()});function H(w){let O=w.composedPath()[0];
if(w.defaultPrevented||!Zr(w)||!/^[1-9]$/.test(w.key)||O.closest(`${Qr}, .snl-stepper`))return;let{top:z,bottom:Z}=l.getBoundingClientRect();Z>0&&z<innerHeight&&
k.key(w.key,w)&&w.preventDefault()}function J(){let{board:w,mode:O,trouble:z}=r.get();w&&(xe(w)!==xe(T.board)||o)&&(S.add(w),$(P.find(Z=>Z.name===O)??k),b(w)),q(
c,z)}o&&addEventListener("keydown",H);let Y=r.subscribe(J);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},C),s.length>0&&u(
"label.board-of",u("span","Board"),B),i,o&&u(".tools",L("Copy link","A link to this board",j),F)),c,p,f)),U(y,"ready",!0),U(y,"only",t.only),U(y,"fixed",t.fixed);
let{remove:V}=jr(e,Yr,y);return e.append(g),$(k),b(T.board),q(c,x.trouble),{show:b,replay:w=>k.replay?.(w)??!1,destroy(){removeEventListener("keydown",H),Y(),T.
rest();for(let w of P)w.end?.();g.remove(),V()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Xr(e,t,qt(t.files))}})();
