// built from web/ by `npm run build`
"use strict";(()=>{var St='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Pt={format:"snl-workbench",version:2},Ce=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Xr={what:"stopped",says:"You stopped it."},en=e=>`${(e/1e6).toFixed(1)} MB`;function Tt(e,t){let n=null,r=!1,o=0,s,a,i=null;function c(){let M=URL.createObjectURL(
new Blob([St],{type:"text/javascript"})),x=new Worker(M,{type:"module"});x.onmessage=({data:P})=>x===n&&y(P),x.onerror=P=>x===n&&g(P.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=x,r=!1}function l(){clearTimeout(a),n?.terminate(),n=null}function m(M){clearTimeout(a);let{settle:x}=i??{};i=null,x?.(M)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:M}=e,x=`It said nothing for ${M} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>p(
{what:"late",says:x}),1e3*M)}function p(M){l(),c(),m(Ce(M))}function g(M){r?p({what:"died",says:`Python itself broke, and begins again: ${M}`}):s?(s=null,l(),c()):
(l(),m(Ce({what:"died",says:`Python could not be loaded: ${M}`})))}function b(){!i||!r||(n?.postMessage({question:i.text}),d())}function y(M){M.memory?s=s===null?
null:M.memory:M.bytes?t({part:Math.min(1,M.bytes/e.bytes)}):M.ready?(r=!0,t({ready:r}),b()):M.failed?g(M.failed):M.said&&S(JSON.parse(M.said))}function S(M){M.id===
i?.id&&(d(),M.kind==="progress"?i.progress(M.says):m(M))}return{size:`up to ${en(e.weight)}`,refusal:null,ask(M,x){o+=1;let P=`${o}`;return new Promise(k=>{i={id:P,
text:JSON.stringify({...Pt,id:P,...M}),silent:M.kind==="cell",progress:x,settle:k},n||c(),b()})},stop:()=>i&&p(Xr),end:l}}var Qe=e=>({size:null,refusal:e,ask:async()=>Ce(
{what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:rn}=oe,U=e=>Array.from({length:e},(t,n)=>n),ye=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Et=({columns:e,start:t})=>e+(t===0?1:0);function J(e,t){let[n,r]=ee(e,t),[o,s]=rn.anchor;return[
r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(c,l=0)=>[e+c*s-l*a,t+c*a+l*s]}}function jt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],c=((e-n)*a+(t-r)*i)/(a*a+i*i||1),l=ye(c,0,1);return Math.hypot(e-n-l*a,t-r-l*i)}function Re(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of U(r)){let[i,c]=[t+a*o,t+(a+1)*o],[[l,m],[d,p]]=[e(i),e(
c)],[[g,b],[y,S]]=[Re(e,i),Re(e,c)];s.push([l+g*o/3,m+b*o/3],[d-y*o/3,p-S*o/3],[d,p])}return s}var nn=4,Ot=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(
n*ye(e/Math.max(t,nn),0,1))};var Xe=400,Ze=20,on=["stay","bounce","win"];function $e(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function sn(e){if(!Array.isArray(e))return $e(e,"the die",1,Ze);if(!e.length||e.length>Ze)throw new Error(`a die \
in this page has 1 to ${Ze} faces, not ${e.length}`);let t=e.map(r=>$e(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function an(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)$e(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function Y(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=$e(e.cells,"the number of cells",1,Xe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=on.find(l=>l===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:an(i,n),die:sn(r),start:$e(o,"start",0,1),chained:s,overshoot:c}}var At=e=>typeof e=="number"?U(e).map(t=>t+1):e;function et(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Le=e=>U(e*e).map(t=>{let{columns:n,rows:r}=et(e*e),[o,s]=ee({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function Ct(e,t=Math.random){let n=U(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=U(2*r).map(a=>{let[i,c]=[o(),o()].sort((l,m)=>l-m);return a<r?[i,c]:[c,i]});return Y(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([l,m])=>m>l).length,c=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&c.push("starts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:
c).join(" · ")}var Rt=["Draw","Write"];function ln(e){let t=new URLSearchParams(e.slice(1));return Lt(e)&&Rt.find(n=>t.has(n.toLowerCase()))}var cn=e=>Rt.includes(e)?`&${e.toLowerCase()}`:
"",dn=2e4;function un(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>dn?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function xe({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var mn=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),pn=e=>new URLSearchParams(
e.slice(1)).get("board");function Wt(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=mn(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return Y(r)}function Lt(e){try{return Wt(
pn(e)??"")}catch{return null}}var Nt=e=>({board:Lt(e),mode:ln(e)??"",code:Ne(e),trouble:hn(e)}),Ie=(e,t,n)=>`${xe(e)}${cn(t)}${un(n??"")}`,fn="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function hn(e){let t=new URLSearchParams(e.slice(1)),n=t.get("board");if(n===null)return"";try{Wt(n)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${fn}`}let r=n.split(".").find(o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var gn="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",bn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",tt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function It(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=tt(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var qt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Qe(gn);if(!n)return Qe(bn);let{home:o,core:s}=n;
return Tt({...n,home:tt(o),core:tt(s)},r)},editor:()=>It(e).then(()=>snlEditor),shelf:()=>It(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),store:{get:()=>Nt(location.hash),set:(...r)=>history.replaceState(history.state,"",Ie(...r)),subscribe(r){let o=()=>Ne(location.hash)===
null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function L(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function rt(e,t){for(let n in t)L(e,n,t[n])}var _=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),wn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,yn="http://www.w3.org/1999/xhtml",kn="http://www.w3.org/2000/svg";function Bt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
_(s,a,!0);for(let a of n)wn(a)?rt(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Bt(yn,e,t),ie=(e,...t)=>Bt(kn,e,t),fe=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function q(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function qe(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function nt(e){let t=[];return n=>{for(let r of t)_(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)_(r,e,!0)}}var C=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Dt(e,t,n,r=!1){let o=C(e,t,()=>{r=!r,L(o,"aria-pressed",`${r}`),n(r)});return L(
o,"aria-pressed",`${r}`),o}function ne(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var ot=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Ht=(e,...t)=>u("details.fold",u("summary",e),...t);var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function zt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,c=o===
r?"":a||i;return n===null?`${he(c)} from ${t}.`:`From ${t}, roll ${at(n)}: land on ${r}${c&&`, ${c}`}.`}var at=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function re({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),l=[n.style,...c].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...n,style:l||null},a.map(re),i)}var{shape:Ft}=oe;function Jt(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function _t(e,t,n){let{least:r,more:o,head:s,edge:a}=Ft.arc,
{length:i,spot:c}=te(e,t),l=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,g]=c(i/2,d*l*2),b=[ye(p,a,n-a),Math.max(g,a)],y=te(b,t),S=y.spot(y.length-.06);return{from:e,
turn:b,tip:S,...Jt(S,b,s,s*.4)}}function it(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),c=a(s-i),l=a(s/2,2*n);return{from:a(i),turn:l,tip:c,middle:a(
s/2,n),...Jt(c,l,o,o/2)}}function Ut(e){let t=Ft.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function Me(e,t,n){let{length:r,spot:o}=te(J(e,t),J(e,n));return te(o(se.apart),o(r-se.apart))}function Gt(e,t,n){let{length:r,spot:o}=Me(e,t,n),
{half:s,over:a,rung:i}=se.ladder,c=Math.max(2,Math.round(r/i)),l=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),m=U(c+1).map(d=>{let p=r*d/c;return[o(p,s),o(p,-s)]});return{
rails:l,rungs:m}}function Kt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Be(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=Me(e,t,n),{swing:i,wave:c}=se.snake,l=Math.max(1,Math.round(s/c)),m=r*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,g=m*p*Math.sin(
2*Math.PI*l*d)+o*Math.sin(Math.PI*d);return a(s*d,g)}}function lt(e,t,n,r){let o=r.map(([i,c])=>[J(e,i),J(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Kt(
t,n)[0]};for(let i of Kt(t,n)){let c=Be(e,t,n,i),l=U(25).map(g=>c(g/24)),m=l.some(([g,b])=>g<.15||g>s-.15||b<.15||b>e.rows-.15),p=l.filter(g=>o.some(([b,y])=>jt(
g,b,y)<se.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Vt(e,t,n,r){let o=Be(e,t,n,lt(e,t,n,r)),{length:s}=Me(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=b=>y=>{let S=se.snake.half*(1-.3*y-.6*y**3),[M,x]=o(y),[P,k]=Re(o,y),T=Math.hypot(P,k)||1;return[M-b*S*k/T,x+b*S*P/T]},
c=We(i(1),0,1,a),l=We(i(-1),1,0,a),m=[...c,c[c.length-1],l[0],...l],{spot:d}=te(o(0),o(.02)),{skull:p,eye:g}=se.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-g/3,.55*p),d(-.05-g/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Yt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Te}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(ae).join(" ")),ue=e=>`M${Se(e).join("L")}`,Qt=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(
" ")}`,ct=(e,t,n)=>`M${Se([e])}Q${Se([t,n]).join(" ")}`,Z=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),De=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),He=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),dt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),Xt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),er=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function xn(e,t,n){let{rails:r,rungs:o}=Gt(e,t,n),{rail:s,rungWidth:a}=Te.ladder,i=r.map(ue).join("");return[Z("halo",i,{stroke:"cell",width:s+.05}),
Z("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function vn(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,
tongue:l}=Vt(e,t,n,r),{skull:m,stripe:d,eye:p,pupil:g}=Te.snake,b=`snake-${Yt(t,n)}`,y=`${Qt(o)}Z`;return[Z("halo",y,{stroke:"cell",width:.06}),Z("tongue",l.map(
S=>ue(S)).join(""),{stroke:b,width:.025}),Z("skin",y,{fill:b}),Xt(Z("stripe",Qt(s),{stroke:"cell",width:d}),"0.04 0.12"),De("skull",a,m,{fill:b}),...i.map(S=>De(
"eye",S,p,{fill:"die"})),...c.map(S=>De("pupil",S,g,{fill:"dieInk"}))]}function ze(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,c,l)=>He(
a,l,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,xn(e,a,i))),...o.map(([a,i])=>s("snake",a,i,vn(e,a,i,r)))]}function tr(e){let[t,n]=ee(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Te.flag,[l,m,d]=s,p=y=>y.map(([S,M])=>[r+S,o+M]),g=ue(p([s.slice(0,2),[l,d]])),b=`${ue(p([[l,m],a,[l,i]]))}\
Z`;return He("flag",[Z("pole",g,{stroke:"goal",width:c}),Z("pennant",b,{fill:"goal"})])}function Pe([e,t],n,r=1){let{side:o,corner:s,pip:a}=Te.die,i=Ut(n).map(m=>De(
"pip",m,a,{fill:"dieInk"})),c=er("face",[0,o*.24],o*.7,`${n}`,"dieInk"),l={fill:"die",stroke:"now",width:.035};return He("die",[dt("side",[-o/2,-o/2],o,s,l),...i.
length?i:[c]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Zt(e,t,n){let[r,o]=ee(e,t),s=[o+.06,e.rows-r-.94],a=dt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Xt(a,"0.03 0.06")}function rr(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Zt(e,o,"stand")];if(n===
null)return s;let a=J(e,t);if(t===r)return[Pe(a,n)];let{turn:i,neck:c,wings:l}=_t(a,J(e,r),Et(e)),m=`--far:${ae(te(a,i).length+te(i,c).length)}`,d=Z("arc",ct(a,
i,c),{stroke:"now",width:Te.arc.width});return[Zt(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:m}},Z("tip",`${ue(l)}Z`,{fill:"\
now"}),Pe(a,n)]}function nr(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[c,l]=[J(e,r),J(e,s)],m=it(c,l,l[0]>=c[0]?-.3:.3,.12,.16);r=a;let[d,p]=[m.middle[0],Math.
floor(m.middle[1])+.5],g=ct(m.from,m.turn,m.neck),b=`${ue(m.wings)}Z`;return He("leg",[Z("rim",g,{stroke:"cell",width:.1}),Z("shaft",g,{stroke:"ink",width:.05}),
Z("tip",b,{fill:"ink"}),dt("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),er("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),Pe([d+.16,p],o,.8)],{style:`--order:${i}`})})}
function or(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,c]=[J(e,a),J(e,s)],{from:l,turn:m,tip:d,wings:p}=it(i,c,.12,.18,.13),g=ct(l,m,d)+ue(p);return Z(r.has(s)?"branch.strong":"branch",g,{stroke:"\
ink",width:.03})})}var ut=e=>fe(".face","-.19 -.19 .38 .38",re(Pe([0,0],e))),Fe=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Je({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(L(e,"label",`Roll ${n}`),e.replaceChildren(ut(n))),q(t,`to cell ${r}`)}var mt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${mt(e).kind} ${e.join("→")}`,sr=(e,t)=>Y({...e,name:"",jumps:t}),
_e=(e,t)=>sr(e,e.jumps.filter(([n])=>n!==t)),Ee=(e,t,n)=>sr(e,[..._e(e,t).jumps,[t,n]]);function ar(e,[t,n],r,o){let s=_e(e,t);return r?Ee(s,t,o):Ee(s,o,n)}var pt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function ir(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return Y({...e,...t,name:"",jumps:r})}function lr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function cr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:l,clientY:m}){let d=e.cellAt(l,m);!d||d===s||(s=d,a=!0,t(o,s))}function c(l){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(l?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:l,isPrimary:m,clientX:d,clientY:p})=>{let g=e.cellAt(d,p);a=!1,!(l||!m||!g)&&(o=s=g,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var je=(e,t)=>u("label.setting",u("span",e),t);function dr(e){let t=u("input.button",{type:"number",min:1,max:Xe,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=ne("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=ne("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ne("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",je("Cells",t),je("Die",n),je("Start",r),je("Past the goal",o),je("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function ft(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function $n({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Mn({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${ge(d)}`).join(
`,
`)}
}
`}function Sn(e){ft("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function Pn(e){ft("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=U(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function Tn(e){ft("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ue=[{name:"python",title:"Python: Board(...)",write:$n},{name:"json",title:"JSON",write:Mn},{name:"move-array",title:"Move array, from 0",write:Sn},{name:"\
grid",title:"LeetCode grid",write:Pn},{name:"hackerrank",title:"HackerRank text",write:Tn}];var ur=["jumps","ladders","snakes","die","start","chained","overshoot"],En=ur.slice(0,3);function jn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function On(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function An(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of On(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!ur.includes(s))throw new Error(`a board has no option ${s}`);
En.includes(s)?n.jumps.push(...Cn(a)):n[s]=mr(a)}return[n]}function mr(e){try{return jn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Cn(e){
let t=mr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var Rn="format version name author source cells die start chained overshoot jumps".split(" ");function Wn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Rn.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function pr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Ln(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Le(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Nn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(l=>/^\d+$/.test(l)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,l]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${c}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${c}s`);for(let d=0;d<m;d+=1){let p=r(2,`the two cells of a ${c}`);if((p[1]-p[0])*l<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${c}`);i.push(p)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function In(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Ln(r)]:typeof r[0]=="object"?r.map(Wn):[pr(r)]}function fr(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return An(t).map(Y);if(/^[[{]/.test(t))return In(t).map(Y);if(n&&/[\r\n]/.test(t))return Nn(t).map(Y);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[Y(pr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function hr(e,t){let n=null,r=Ue[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=ne("Notation",
Ue.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!m.open)){o.value=o.placeholder="",q(s,"");try{o.value=Ue.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){q(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function l(){if(!o.value.trim()){q(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=fr(o.value);t(d[0]),q(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){q(s,`This cannot be read: ${d.message}.`)}}let m=Ht("Copy or paste as text",u(".tools",a,C("Copy",null,c),C("Use this text","Read \
the board in the text",l)),o,s);return m.addEventListener("toggle",i),{node:m,show(d){n=d,i()}}}var ht=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function gt(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),c=u(
"ol.thrown",{label:"A shortest route"}),l=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=C("Undo","Ctrl+Z",()=>e.go(-1)),d=C("Redo","Ctrl+Y",
()=>e.go(1)),p=dr(f=>x(h=>ir(h,f),"")),g=hr(e,f=>e.use(f));function b({distance:f,predecessor:h,throws:v,route:O}){t&&(t.paint({current:r,distance:f,predecessor:h,
route:s,piece:!1}),q(a,v??"none"),q(i,v===null?"the goal is out of reach":le(v).replace(/^\S+ /,"")),qe(c,O,Fe,(D,[F,,V])=>Je(D,F,V)))}let y=()=>t?pt(t.board,r)[0]??
null:null;function S(){if(!t)return;let{board:f,plan:h}=t;b(t);let v=y();t.light(v),t.sketch((v??[]).map(O=>{let[D,F]=J(h,O);return{tag:"circle",attributes:{cx:D,
cy:F,r:.13},fill:"paper",stroke:"now",width:.06}})),l.replaceChildren(...pt(f,r).flatMap(M)),L(m,"aria-disabled",!e.can(-1)),L(d,"aria-disabled",!e.can(1))}function M(f){
let{ends:h}=mt(f),v=C(`Remove ${ce(f)}`,"Delete",()=>P(f)),O=h.map((D,F)=>C(`Move its ${D}`,null,()=>{o={jump:f,end:F},e.say(`Choose the cell where the ${D} of ${ce(
f)} goes.`),t?.cells.get(f[F])?.focus({preventScroll:!0})}));return[v,...O]}function x(f,h){if(t){r=o=null;try{e.use(f(t.board)),e.say(`${h} ${ht(t.throws)}`.trim())}catch(v){
e.say(`${he(v.message)}.`),p.show(t.board),S()}}}let P=f=>x(h=>_e(h,f[0]),`Removed: ${ce(f)}.`);function k(f,h){let v=y(),O=v?v.indexOf(f):-1;return v&&O>=0?T(v,
O,h):{change:D=>Ee(D,f,h),what:`Drawn: ${ce([f,h])}.`}}let T=(f,h,v)=>({change:O=>ar(O,f,h,v),what:`Moved: ${ce(f)} is now ${ce(h?[f[0],v]:[v,f[1]])}.`});function N(f,h){
if(!t)return;let{change:v}=k(f,h),O=t.trial(v(t.board));b(O),e.say(`If you let go here: ${ht(O.throws)}`)}function A(f,h){let{change:v,what:O}=k(f,h);x(v,O)}function z(){
r=o=null,t&&(t.trial(t.board),S(),X())}function X(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ht(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),c,l,u(".tools",m,d,C("Random","Other jumps",()=>x(f=>Ct(f),
"Drawn at random.")),C("Remove all jumps",null,()=>x(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),Dt("Route","One of the shortest routes",f=>{s=f,S()},!0)),
p.node,g.node],show(f){t=f,r=o=null,n=cr(t,{tries:N,draws:A,drops:z}),p.show(t.board),g.show(t.board),S(),X()},leave:()=>n?.stop(),choose(f){if(!(!t||!f||n?.wasDrawing()))
if(o){let{change:h,what:v}=T(o.jump,o.end,f);x(h,v)}else if(r===f)z();else if(r!==null){let h=r;x(v=>Ee(v,h,f),`Drawn: ${ce([h,f])}.`)}else{r=f,S();let h=y(),v=h?
` Or drag an end of ${ce(h)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${v}`)}},key(f,{ctrlKey:h,metaKey:v,shiftKey:O,altKey:D}){
let F=y();if(h||v){let V=f==="y"||O&&f==="Z"?1:f==="z"?-1:0;return V&&e.go(V),V!==0}if(f==="Escape"&&r!==null&&!D)z();else if((f==="Delete"||f==="Backspace")&&F)
P(F);else return!1;return!0}}}function Ke(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var[gr,br]=[150,350],qn=.25,wr=24;function Bn({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...U(o-e+1).map(a=>e+a),...U(o-n).
map(a=>o-1-a)]}function Dn(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Me(e,n,r);return[i(0),i(a),J(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Be(e,n,r,
lt(e,n,r,o));return[...U(wr+1).map(a=>s(a/wr)),J(e,r)]}function yr(e,t,n,r){let s=Bn(n,e.cells).map(l=>J(e,l)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
l,[m,d]]of s.slice(1).entries()){let[p,g]=s[l],b=[(p+m)/2,Math.min(g,d)-qn];a.push({at:b,time:i+gr/2,easing:"ease-in"}),i+=gr,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let l of n.feet){let m=Dn(e,t,l);for(let[d,p]of m.entries())a.push({at:p,time:i+br*(d+1)/m.length,easing:"linear"});i+=br}let c=ye(r/(i||1),0,1);return a.
map(l=>({...l,time:l.time*c}))}var Hn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",kr=([e,t])=>`translate(${e}px,${t}px)`;function xr(e,t){let n=ie("path.piece",{d:Hn,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,L(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&L(n,"style",`t\
ransform:${kr(J(e,a))}`)},rest:s,walk(a,i,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let l=0,m=a.flatMap(p=>{let g=yr(e,t,p,i).map(
b=>({...b,time:l+b.time}));return l=g.at(-1)?.time??l,g});if(l===0)return;let d=m.map(({at:p,time:g,easing:b})=>({transform:kr(p),offset:g/l,easing:b}));L(n,"vi\
sibility",null),r=n.animate(d,{duration:l}),r.onfinish=()=>{s(),c?.()}}}}var zn=400;function vr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,l={cells:i,start:a,...e},{rows:m}=e,d=a===0?1:0,p=e.
columns+d,g=U(i+d).map($=>$+1-d),b=new Map,y=new Map,S=nt("new"),M=nt("touched"),x=!1,P=null,k=new Set,T=null,N=[];function A($){let[E,R]=ee(l,$),W=$===a?"start":
$===i&&"goal",B=u(".cell",{role:"gridcell","data-cell":$,"data-end":W,style:`grid-column:${R+1}`},u("span.number",`${$}`),u("span.end",{"data-is":W}),u("span.ba\
dge"));return _(B,"odd",(E+R)%2),b.set($,B),B}function z($){for(let E of b.values())E.tabIndex=E===$?0:-1}function X($){let{key:E,target:R}=$,[W,B]=ee(l,Number(
R.dataset.cell)),I={ArrowLeft:[W,B-1],ArrowRight:[W,B+1],ArrowUp:[W+1,B],ArrowDown:[W-1,B]};if(E==="Enter"||E===" ")R.click();else if(I[E]){let G=g.find(de=>`${ee(
l,de)}`==`${I[E]}`);b.get(G??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let f=$=>g.filter(E=>ee(l,E)[0]===$).sort((E,R)=>ee(l,E)[1]-ee(l,R)[1]),
h=u(".grid",{role:"grid",label:n,keydown:X,focusin:({target:$})=>z($)},U(m).reverse().map($=>u(".row",{role:"row"},f($).map(A))));z(b.get(a)??b.get(1));let v=`0\
 0 ${p} ${m}`,O=fe(".layer.goal",v,re(tr(l))),D=fe(".layer.jumps",v,ze(l,c).map(re)),[F,V,K]=["g.tree","g.move","g.route"].map($=>ie($)),w=fe(".layer.above",v,F,
V,K),j=xr(l,c),H=fe(".layer.top",v,j.node),Q=u(".sheet",h,O,D,w,H);function ve($,E,R){if(!P)return"";let[W,B]=[P.distance.get($),P.predecessor.get($)],I=[`cell ${$}`,
b.get($)?.dataset.end];for(let[de,we]of c)de===$&&I.push(`${we>$?"foot of a ladder":"head of a snake"} to ${we}`),we===$&&I.push(`${de<$?"top of a ladder":"tail\
 of a snake"} from ${de}`);let G=P.visited.has($)?"visited":"not reached";return I.push(E?"current":"",W!=null?`reached in ${le(W,o)}`:G,B!=null?`from ${B}`:"",
R?r:"",k.has($)?"part of what is wrong":""),I.filter(Boolean).join(", ")}function Kr($,E,R,W){let B=$.current===E,I=$.visited.has(E),G=$.distance.get(E),de=$.predecessor.
get(E),we=`${[B,W,I,G,de,k.has(E)]}`;if(y.get(E)===we)return;y.set(E,we);let Qr=G!=null?"reached":I&&"visited";rt(R,{"data-distance":G,"data-tint":G!=null&&Ot(G,
s),"data-from":de,"data-visited":I,"data-waits":W,"aria-current":B,"data-state":B?"current":W?"frontier":Qr,label:ve(E,B,W)}),L(R.lastChild,"data-is",st(G)||null)}
function kt(){if(!P)return;let $=new Set(P.frontier.map(([E])=>E));for(let[E,R]of b)Kr(P,E,R,$.has(E))}function xt(){if(!P)return;let $=x?or(l,P.predecessor,P.current):
[];F.replaceChildren(...$.map(re))}let vt=$=>$.map(E=>D.querySelector(`[data-ends="${E} ${c.get(E)}"]`));function $t($,E){let R=new Set(vt(E));for(let W of D.children)
_(W,$,R.has(W))}function Gr($){let E=$.flatMap(([,R,W])=>W===R?[]:t.ride(R).feet);K.replaceChildren(...nr(l,$,a).map(re)),_(D,"routed",$.length),$t("taken",E)}let Mt=()=>_(
Q,"arrived",!0);function Vr($){let E=a,R=$.map(([W,B,I])=>{let G={from:E,face:W,landing:B,stand:I,feet:t.ride(B).feet};return E=I,G});j.walk(R,zn,Mt)}let Yr=`${p>
7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:l,cells:b,columns:p,shape:p/m,node:u(`.board${Yr}`,{style:`--wide:${p};--high:${m}`},Q),paint($,E,R,W,B=0){
P=$;let I=`${Object.values(R??{})}`!=`${Object.values(T??{})}`;(I||W.length)&&j.rest(),_(Q,"arrived",!1),kt(),S([...E].map(G=>b.get(G))),xt(),V.replaceChildren(
...(R?rr(l,R):[]).map(re)),M(vt(R?.feet??[])),`${W}`!=`${N}`&&Gr(W),B>0&&W.length?Vr(W):B>0&&I&&R&&j.walk([R],B),T=R,N=W},piece:j,top:H,celebrate:Mt,showTree($){
x=$,xt()},mark($,E){let R=E.flatMap(I=>I.moves??[]),W=E.flatMap(I=>I.jumps??[]),B=R.flatMap(([,I])=>t.ride(I).feet);$t("found",[...W.map(([I])=>I),...B]),k=new Set(
E.flatMap(I=>I.cells??[]));for(let[I,G]of b)_(G,"differs",I===$),_(G,"found",k.has(I));kt()},drawn:()=>({plan:l,jumps:c,farthest:s,state:P,found:k,move:T,treeShown:x,
route:N})}}function $r({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof n=="number"?Array.from({length:n},(d,p)=>p+
1):n;function c(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let g=a.get(d);return g===void 0||p.length&&!o?{feet:p,stand:d}:c(g,[...p,d])}function l(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(p=>{let g=l(d+p),b=g>0?c(g).stand:null;return b===null?[]:[[p,g,b]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:m}}function bt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let l=(r.get(c)??0)+1;for(let m of n(c)){let d=m[2];r.has(
d)||(r.set(d,l),o.set(d,c),s.set(d,m),a.push(d))}}let i=[];for(let c=t,l=s.get(c);l;l=s.get(c))i.unshift(l),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Fn=1400;function Oe(e){let t=$r(e),n=bt(t),r=vr({layout:et(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,c=ie("g.sketch");r.top.prepend(c);let l=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:At(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:d=null,near:p=[],distance:g,predecessor:b,move:y=null}=m,
{route:S=!1,piece:M=!0}=m,x={current:d,frontier:[...p].map(P=>[P,""]),distance:g??new Map,predecessor:b??new Map,visited:new Map};r.paint(x,[],y,S?o:[]),i.stand(
M?d:null)},walk(m){i.walk([m],Fn,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),p=new Set;for(let S of[...l?.children??[]]){
let[M,x]=(S.getAttribute("data-ends")??"").split(" ").map(Number);d.get(M)===x?p.add(M):S.remove()}let g=new Map(m.jumps.filter(([S])=>!p.has(S))),b=ze(s,g).map(
re);for(let S of b)_(S,"lit",!0);l?.append(...b),t.jumps.clear();for(let[S,M]of d)t.jumps.set(S,M);let y=bt(t);return o=y.route,y},light(m){for(let d of l?.children??
[])_(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},sketch:m=>c.replaceChildren(...m.map(re)),cellAt(m,d){let g=r.node.getRootNode().elementFromPoint(m,d)?.
closest("[data-cell]"),b=g&&r.node.contains(g)&&g.dataset.cell;return b?Number(b):null}}}var Mr=e=>new Set(e.map(([,t])=>t));function Jn(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var _n=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Un(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&_n()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Sr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Un(n);let o=zt(r);return e.won()?`${o} ${Jn(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function Pr(e,t,{
cells:n}){let r=`${he(at(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Tr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function wt(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),c=u("ol.throw\
n",{label:"Your throws"}),l=C("Undo","Take the last throw back (Backspace)",M),m=C("Start again","Back to the start",x),d=C("Show the shortest route",null,()=>P(
!p)),p=!1;function g(){if(!n||!r)return;let{thrown:k}=r,T=r.moves(),N=p||r.won();n.paint({current:r.at(),near:Mr(T),distance:r.trail(),move:p?null:k.at(-1)??null,
route:p});for(let A of o.children){let z=Number(A.dataset.face);L(A,"aria-disabled",!T.some(([X])=>X===z))}q(s,k.length),q(a,k.length===1?"throw":"throws"),q(i,
N?n.throws??"none":"?"),qe(c,k,Fe,(A,{face:z,stand:X})=>Je(A,z,X));for(let A of[l,m])L(A,"aria-disabled",!k.length);L(d,"aria-pressed",`${p}`),L(e.root,"data-wo\
n",r.won())}function b(){n&&r&&e.say(Sr(r,n.throws,n.faces))}function y(k){if(!n||!r||r.won())return;let T=r.at();if(p=!1,!r.throws(k)){g(),e.say(Pr(k,T,n.board));
return}g();let N=r.thrown.at(-1);N&&n.walk(N),b(),S()}function S(){t?.((r?.thrown??[]).map(({face:k})=>k))}function M(){r?.undo()&&(g(),b(),S())}function x(){!n||
!r?.thrown.length||(r=Ke(n.rules),p=!1,g(),b(),S())}function P(k){p=k,g(),k&&n?e.say(Tr(n.throws,n.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",l,m,!t&&d),c],show(k){n=k,r=Ke(n.rules),p=!1,o.replaceChildren(...n.faces.map(T=>{let N=C(ut(T),null,()=>y(T),`Throw ${T}`);
return L(N,"data-face",T),N})),g(),b()},replay(k){if(!n)return!1;let T=r;r=Ke(n.rules);let N=k.every(A=>r?.throws(A));return N||(r=T),g(),b(),N},leave:()=>L(e.root,
"data-won",null),choose(k){let T=r?.moves()??[],N=T.find(([,A])=>A===k)??T.find(([,,A])=>A===k);N?y(N[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${k}\
.`)},key(k,{ctrlKey:T,metaKey:N,altKey:A}){if(T||N||A)return!1;let z=Number(k);if(k==="Backspace")M();else if(k!==" "&&n?.faces.includes(z))y(z);else return!1;return!0}}}var Er=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var yt=new Map;function Gn(e){let t=yt.get(e)??new CSSStyleSheet;return yt.has(e)||t.replaceSync(e),yt.set(e,t),t}function jr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Er;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Gn(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Or=e=>e.getRootNode().activeElement??
null;var[Ve,Ar]=["snl-workbench",1],Vn="This browser stores nothing here: download what you want to keep.",Yn="The browser's storage is full: download what you want \
to keep.",Qn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Ge(e){try{let t=JSON.parse(window[e].
getItem(Ve)??"null");return t?t.version!==Ar?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Cr(){let[e,
t]=[Ge("sessionStorage"),Ge("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:Ar,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return Qn;let s=Ge("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(Ve,JSON.stringify(r)),window.localStorage.setItem(Ve,JSON.stringify({...r,sources:i})),""}catch(c){return c.name==="QuotaExceededError"?Yn:
Vn}},elsewhere(o){let s=Ge("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Ve&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Rr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Zn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Wr({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",l=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
d,m),g=h=>h?s.second??s.signature:s.signature,b=h=>`${h?"2:":""}${g(h)}`,y=!1,S=()=>a.signatures.find(({name:h})=>h===g(y))?.template??"",M=()=>s.sources[b(y)]??
S(),x=()=>i.kind==="mine"||i.kind==="second";function P(h){i=h,x()&&y!==(i.kind==="second")&&(y=!y,l=null,k()),f();let{kind:v,name:O}=i;x()?n(M(),!1):n(v==="lin\
k"?t??"":a.programs.find(D=>D.name===O)?.source??"",!0)}function k(){let h=e.elsewhere(b(y));h===null?l=null:h!==M()&&(l=h),f()}function T(){let[h,v]=[l,r()];A(
h??""),P(N()),l=v,f()}let N=()=>({kind:y?"second":"mine"});function A(h){let v=b(y);h===void 0?delete s.sources[v]:s.sources[v]=h,c=e.store(v)}function z(){let h=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");Rr(new Blob([r()],{type:"text/x-python"}),h)}function X(){y=!1,A(t??""),P({kind:"mine"})}function f(){let{kind:h,
name:v}=i,O=(K,w,j="")=>{let H=C(K,j||null,()=>P(w));return L(H,"aria-pressed",`${h===w.kind}`),H},D=K=>a.programs.filter(w=>w.kind===K).map(w=>[w.name,w.title]),
F=ne("A program to look at",[["","Look at a program"]],v??"",K=>{P(K?{kind:"program",name:K}:N())});for(let[K,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let j=D(w).map(([H,Q])=>u("option",{value:H},Q));F.append(u("optgroup",{label:null},j)),F.lastElementChild?.setAttribute("label",K)}F.value=v??"",F.classList.
toggle("s-chosen",h==="program"),d.replaceChildren(O("Mine",{kind:"mine"}),O("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[O("From the link",{kind:"link"})],F);let V=C("Download","As a file of Python",z);if(x()){let K=ne("How it is called",a.signatures.map(H=>[H.name,H.title]),g(
y),H=>{y?s.second=H:(s.second=g(!0),s.signature=H),c=e.store(b(y)),l=null,k(),P(N())}),w=C("Reset","Back to the beginning of this signature",()=>{A(),P(N())}),j=l!==
null&&C("Other tab's code","Exchange it with the code here",T);m.replaceChildren(K,w,V,...j?[j]:[])}else h==="link"?m.replaceChildren(C("Make it mine","Instead \
of what is there",X),V):m.replaceChildren(V)}return{node:p,chosen:()=>i,isMine:x,trouble:()=>c||(l===null?"":Zn),end:e.follow(()=>{k(),o()}),show(h){a=h,k(),a.signatures.
some(({name:v})=>v===s.signature)||(s.signature="board"),P(i)},changed(h){x()&&A(h)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:x()?
g(y):null}},other(){let h=s.sources[b(!y)];return x()&&h?.trim()?{source:h,signature:g(!y)}:null}}}function Lr(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ae=e=>e===null?"out of reach":le(e),Ye=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),be=e=>e&&
u("p",`${e}`),me=e=>e&&u("p.quiet",`${e}`),Nr=(e,t)=>u("p","Right is ",u("b",Ae(e)),", yours says ",u("b",Ae(t)),"."),Ir=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",qr=(e,t)=>e!==null&&u(".tools",C(`Show line ${e}`,null,()=>t.point(e)));function Xn(e,t){let n=Y(
e),r=Oe(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=u(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function eo({report:e,like:t,stepper:n},r){let o=[me(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return to(e,t,o,n,r);let{name:s}=e;return e.correct?pe("right",`${s} is right on every board th\
at was played`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
me(`${Br(e)}.`),...o):pe("open",`${s} could not be judged`,be(Ye(e.finding.says)),...o.slice(1))}var Br=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} played`;function to(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:c,node:l}=Xn(e.board,s),m=typeof i=="number"?null:i,d=[m?be(`Right is ${Ae(a)}\
. Yours: ${m.says}.`):Nr(a,i),s.kind!==m?.kind&&be(Ye(s.says)),be(Ir(m)),...t.slice(0,2).map(p=>me(`It answers like a known mistake: ${p.title}. The repair: ${p.
repair}`)),me(`${ke(c)} · ${Br(e)}`),...n,u(".tools",r&&C("Step to the first difference",null,()=>o.step(r)),o.draw(c))];return pe("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",u(".exhibit",l,u(".told",d)))}function ro({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
pe("right",`Right on this board: ${Ae(n)}`,me("One board proves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&Nr(r,n),o&&be(Ye(`${o.says}${s===null?"":`, in line ${s}`}`)),be(Ir(o)),qr(s,a))}function no({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe("ope\
n",`On this board: ${Ae(e.throws)}`,ot("","Comparison",u("table",u("thead",u("tr",t.map(r=>u("th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&me(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var oo={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},so=({what:e,says:t,line:n},r)=>pe(e==="stopped"?
"open":"wrong",oo[e]??"That did not work",be(Ye(`${n===null?"":`line ${n}: `}${t}`)),qr(n,r));function ao({printed:e,more_printed:t}){return e?.length?pe("open",
"It printed",ot(".printed","What it printed",e.map(n=>u(".print",u("span.quiet",n.line===null?"":`line ${n.line}`),u("code",n.text)))),me(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Dr(e,t){return[e.kind==="failure"?so(e,t):e.of==="check"?eo(e,t):e.of==="compare"?no(e):e.of==="solve"&&ro(e,t),ao(e)].
filter(r=>!!r)}var Hr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var io=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],lo="This code came with the link. It has not run, and runs only when\
 you press a button below.",co=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function zr(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(P),c=Cr(),l=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),p=u("span.strip.quiet",{role:"status"}),g=u("progress",{max:1,label:"Python\
 is loading",hidden:""}),b=u(".cards"),y=Lr(t),S=C("Stop","End what is running",()=>i.stop()),M=io.map(([f,h,v])=>C(f,v,()=>z(h))),x=Wr({keeper:c,arrived:l,open:k,
text:()=>r?.text()??"",heard:()=>T()});function P({part:f,ready:h}){g.hidden=h===!0||!a,f!==void 0&&L(g,"value",f),h?q(p,a?"It runs …":""):a&&q(p,`Python is l\
oading (${i.size}, once) …`)}function k(f,h){r?.open(f,h),T()}function T(){let{kind:f}=x.chosen(),h={mine:x.trouble()||i.refusal,second:x.trouble()||i.refusal,
program:i.refusal,link:lo};q(d,h[f]??""),d.classList.toggle("s-strong",f==="link")}async function N(){o=!0;try{let[{make:f},h]=await Promise.all([t.editor(),t.shelf()]);
r=f(m,"Program",v=>{x.changed(v),T()}),x.show(h)}catch(f){q(d,`The editor cannot be loaded: ${f.message}`)}A()}function A(){for(let f of M)L(f,"aria-disabled",a||
!r||!!i.refusal);S.hidden=!a,L(b,"aria-busy",`${a}`),!s&&i.size&&q(p,`Python (${i.size}) loads at the first run.`)}async function z(f){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),b.replaceChildren(),y.clear(),q(p,"It runs …"),A();let{name:h,cells:v,jumps:O,die:D,start:F,chained:V,overshoot:K}=n.board,w={name:h,cells:v,
jumps:O,die:D,start:F,chained:V,overshoot:K},j=f==="compare"?x.other():null,H={kind:f,program:x.question(),board:w,other:j},Q=await i.ask(H,ve=>q(p,`${ve} …`));
a=!1,g.hidden=!0,q(p,""),A(),X(Q)}function X(f){let h=Dr(f,{step:y.step,draw:O=>C("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){r?.point(
O),r?.focus()}});(f.kind==="result"&&f.of)==="compare"&&x.isMine()&&!x.other()&&h.push(co()),b.replaceChildren(...h),"line"in f&&f.line&&r?.point(f.line),b.scrollIntoView(
{block:"nearest"}),f.kind==="result"&&f.of==="trace"&&y.step(f.stepper),e.say(Hr(h)||"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[x.node,d,m,u(".tools.acts",M,S,u("span.progress",g,p))],foot:[b],below:[y.node],show(f){n=f,n.paint({piece:!1}),
o||N(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){y.clear(),i.end(),x.end(),r?.destroy()},more:()=>[
"mine","second"].includes(x.chosen().kind)?r?.text()??null:null,stays:()=>l}}var Fr='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px s\
olid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{\
color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{d\
isplay:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;justify-content:space-be\
tween;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em\
;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed \
var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(\
--tint-6),var(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25re\
m .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-si\
ze:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:\
empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;fo\
nt-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (mi\
n-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(\
0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-l\
ine-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1\
.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{fl\
ex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet\
) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex\
;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--n\
ow);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);colo\
r:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-widt\
h:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar\
::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-\
mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper\
))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;\
border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-\
ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;tra\
nsform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:\
4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in sr\
gb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data\
-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-quest\
ion{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-item\
s:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-\
part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);righ\
t:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0\
 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inheri\
t;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:\
0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:\
.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.\
s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2r\
em}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5re\
m;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) *\
 var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-ra\
dius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-column\
s:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=s\
tart]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-\
1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint="5"]{background:var(--t\
int-5)}[data-tint="6"]{background:var(--tint-6)}[data-tint="7"]{background:var(--tint-7)}[data-tint="8"]{background:var(--tint-8)}[data-tint]{box-shadow:inset 0\
 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--\
unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{b\
order:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell\
:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom le\
ft,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell\
:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-numbe\
r{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.\
3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bot\
tom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{con\
tent:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.\
s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-\
dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{\
position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4\
}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s\
-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.\
s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:s\
nl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){ani\
mation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left \
bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%\
{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shado\
w:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{&.s-writin\
g .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .\
s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justif\
y-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}\
.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--c\
ell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-lef\
t:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27r\
em,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in s\
rgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:\
light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justi\
fy-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-progress{text-align:ri\
ght;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now\
)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8r\
em;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right\
{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:color-mix(i\
n srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit\
>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-di\
rection:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--l\
ine);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card\
 .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5\
rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-editor{h\
eight:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;pad\
ding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(cla\
mp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em\
 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem\
 .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-widt\
h:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px sol\
id var(--wrong);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5re\
m)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;fon\
t-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap\
;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}\
.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;te\
xt-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--\
line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)\
}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);fo\
nt-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--l\
ine);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::place\
holder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-fr\
ame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:\
.5}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-mo\
des{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-sta\
ge{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dic\
e,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Jr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",_r=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Ur(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(Y),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),c=u("p.trouble",{role:"alert"}),l=u(""),m=u(".main",l),d=u(".side"),p=u(".\
stage",m,d),g=u(".foot"),b=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),S={root:y,say:w=>q(a,w),use(w){x.add(w),
h(w),f()},can:w=>x.can(w),go(w){x.can(w)&&(h(x.go(w)),f())},enter(w){v(P.find(j=>j.name===w)??k),h(T.board),f()}},M=r.get(),x=lr(M.board??Y(t.board)),P=t.only?[
t.only==="Play"?wt(S,n.played):gt(S)]:[wt(S),gt(S),zr(S,n)],k=P.find(({name:w})=>w===M.mode)??P[0],T=Oe(x.now()),N=s.map(({name:w},j)=>[`${j}`,w]),A=ne("Board",
[["","Your board"],...N],"",w=>{let j=s[Number(w)];w&&j&&S.use(j)}),z=u("input.address",{readonly:"",label:"To copy",hidden:""});async function X(){let j=`${location.
href.split("#")[0]}${Ie(T.board,k.name,k.more?.()??null)}`;z.value=j;try{await navigator.clipboard.writeText(j),S.say("Copied: a link to this board.")}catch{z.hidden=
!1,z.select(),S.say("Copy the link from the field.")}}function f(){let[w=null]=P.flatMap(({stays:j})=>j?.()??[]);r.set({...T.board,name:""},k.name,w)}function h(w){
let j=Or(l),H=l.contains(j)&&j?.dataset.cell;T.rest(),T=Oe(w),l.replaceChildren(T.node),L(p,"style",`--shape:${T.shape};--columns:${T.columns}`),L(y,"style",`--\
rows:${T.plan.rows}`),q(i,ke({...w,name:""}));let Q=s.findIndex(ve=>xe(ve)===xe(w));A.value=Q<0?"":`${Q}`,A.options[0].hidden=Q>=0,z.hidden=!0,q(c,""),k.show(T),
H&&T.cells.get(Number(H))?.focus({preventScroll:!0})}function v(w){k.leave(),k=w;for(let[j,H]of O.entries())L(H,"aria-pressed",`${P[j]===k}`);_(y,"drawing",k.name===
"Draw"),_(y,"writing",k.name==="Write"),m.replaceChildren(l,k.under),d.replaceChildren(u(".says",a),...k.side),g.replaceChildren(...k.foot??[]),b.replaceChildren(
...k.below??[])}let O=P.map(w=>C(w.name,null,()=>S.enter(w.name)));y.addEventListener("mousedown",w=>{let j=w.target;!j.closest(".s-grid")||!l.contains(j)||(w.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:w})=>{let j=w.closest(".s-grid .s-cell");j&&l.contains(j)&&k.choose(Number(j.dataset.cell))}),
y.addEventListener("keydown",w=>{let j=w.target;_r(w)&&w.stopPropagation(),!j.matches(Jr)&&k.key(w.key,w)&&w.preventDefault()});function D(w){let j=w.composedPath()[0];
if(w.defaultPrevented||!_r(w)||!/^[1-9]$/.test(w.key)||j.closest(`${Jr}, .snl-stepper`))return;let{top:H,bottom:Q}=l.getBoundingClientRect();Q>0&&H<innerHeight&&
k.key(w.key,w)&&w.preventDefault()}function F(){let{board:w,mode:j,trouble:H}=r.get();w&&(xe(w)!==xe(T.board)||o)&&(x.add(w),v(P.find(Q=>Q.name===j)??k),h(w)),q(
c,H)}o&&addEventListener("keydown",D);let V=r.subscribe(F);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},O),s.length>0&&u(
"label.board-of",u("span","Board"),A),i,o&&u(".tools",C("Copy link","A link to this board",X),z)),c,p,g)),_(y,"ready",!0),_(y,"only",t.only),_(y,"fixed",t.fixed);
let{remove:K}=jr(e,Fr,y);return e.append(b),v(k),h(T.board),q(c,M.trouble),{show:h,replay:w=>k.replay?.(w)??!1,destroy(){removeEventListener("keydown",D),V(),T.
rest();for(let w of P)w.end?.();b.remove(),K()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ur(e,t,qt(t.files))}})();
