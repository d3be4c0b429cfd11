// built from web/ by `npm run build`
"use strict";(()=>{var kt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var xt={format:"snl-workbench",version:2},Oe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var zr={what:"stopped",says:"You stopped it."},Fr=e=>`${(e/1e6).toFixed(1)} MB`;function vt(e,t){let n=null,r=!1,o=0,s,a,i=null;function l(){let v=URL.createObjectURL(
new Blob([kt],{type:"text/javascript"})),x=new Worker(v,{type:"module"});x.onmessage=({data:M})=>x===n&&h(M),x.onerror=M=>x===n&&k(M.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=x,r=!1}function d(){clearTimeout(a),n?.terminate(),n=null}function g(v){clearTimeout(a);let{settle:x}=i??{};i=null,x?.(v)}
function c(){if(clearTimeout(a),i?.silent)return;let{seconds:v}=e,x=`It said nothing for ${v} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>p(
{what:"late",says:x}),1e3*v)}function p(v){d(),l(),g(Oe(v))}function k(v){r?p({what:"died",says:`Python itself broke, and begins again: ${v}`}):s?(s=null,d(),l()):
(d(),g(Oe({what:"died",says:`Python could not be loaded: ${v}`})))}function b(){!i||!r||(n?.postMessage({question:i.text}),c())}function h(v){v.memory?s=s===null?
null:v.memory:v.bytes?t({part:Math.min(1,v.bytes/e.bytes)}):v.ready?(r=!0,t({ready:r}),b()):v.failed?k(v.failed):v.said&&P(JSON.parse(v.said))}function P(v){v.id===
i?.id&&(c(),v.kind==="progress"?i.progress(v.says):g(v))}return{size:`up to ${Fr(e.weight)}`,refusal:null,ask(v,x){o+=1;let M=`${o}`;return new Promise(w=>{i={id:M,
text:JSON.stringify({...xt,id:M,...v}),silent:v.kind==="cell",progress:x,settle:w},n||l(),b()})},stop:()=>i&&p(zr),end:d}}var Ve=e=>({size:null,refusal:e,ask:async()=>Oe(
{what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:_r}=oe,Z=e=>Array.from({length:e},(t,n)=>n),Ae=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var $t=({columns:e,start:t})=>e+(t===0?1:0);function U(e,t){let[n,r]=ee(e,t),[o,s]=_r.anchor;return[
r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,d=0)=>[e+l*s-d*a,t+l*a+d*s]}}function Mt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),d=Ae(l,0,1);return Math.hypot(e-n-d*a,t-r-d*i)}function Ce(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Re(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of Z(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[d,g],[c,p]]=[e(i),e(
l)],[[k,b],[h,P]]=[Ce(e,i),Ce(e,l)];s.push([d+k*o/3,g+b*o/3],[c-h*o/3,p-P*o/3],[c,p])}return s}var Ur=4,St=(e,t)=>{let n=oe.light.tints.length-1;return Math.round(
n*Ae(e/Math.max(t,Ur),0,1))};var Qe=400,Ye=20,Kr=["stay","bounce","win"];function ve(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function Gr(e){if(!Array.isArray(e))return ve(e,"the die",1,Ye);if(!e.length||e.length>Ye)throw new Error(`a die \
in this page has 1 to ${Ye} faces, not ${e.length}`);let t=e.map(r=>ve(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Vr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function G(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,Qe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=Kr.find(d=>d===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:Vr(i,n),die:Gr(r),start:ve(o,"start",0,1),chained:s,overshoot:l}}var Pt=e=>typeof e=="number"?Z(e).map(t=>t+1):e;function Ze(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var We=e=>Z(e*e).map(t=>{let{columns:n,rows:r}=Ze(e*e),[o,s]=ee({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function Tt(e,t=Math.random){let n=Z(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Z(2*r).map(a=>{let[i,l]=[o(),o()].sort((d,g)=>d-g);return a<r?[i,l]:[l,i]});return G(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([d,g])=>g>d).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var Et=["Draw","Write"];function Yr(e){let t=new URLSearchParams(e.slice(1));return Ot(e)&&Et.find(n=>t.has(n.toLowerCase()))}var Qr=e=>Et.includes(e)?`&${e.toLowerCase()}`:
"",Zr=2e4;function Xr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Zr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Le(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function xe({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var en=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),tn=e=>new URLSearchParams(
e.slice(1)).get("board");function jt(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=en(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return G(r)}function Ot(e){try{return jt(
tn(e)??"")}catch{return null}}var Ct=e=>({board:Ot(e),mode:Yr(e)??"",code:Le(e),trouble:nn(e)}),Ne=(e,t,n)=>`${xe(e)}${Qr(t)}${Xr(n??"")}`,rn="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function nn(e){let t=new URLSearchParams(e.slice(1)),n=t.get("board");if(n===null)return"";try{jt(n)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${rn}`}let r=n.split(".").find(o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Le(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var on="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",sn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Xe=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function At(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=Xe(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var Rt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return Ve(on);if(!n)return Ve(sn);let{home:o,core:s}=n;
return vt({...n,home:Xe(o),core:Xe(s)},r)},editor:()=>At(e).then(()=>snlEditor),shelf:()=>At(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),store:{get:()=>Ct(location.hash),set:(...r)=>history.replaceState(history.state,"",Ne(...r)),subscribe(r){let o=()=>Le(location.hash)===
null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function W(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function et(e,t){for(let n in t)W(e,n,t[n])}var J=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),an=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,ln="http://www.w3.org/1999/xhtml",dn="http://www.w3.org/2000/svg";function Wt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
J(s,a,!0);for(let a of n)an(a)?et(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Wt(ln,e,t),ce=(e,...t)=>Wt(dn,e,t),ue=(e,t,...n)=>ce(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ie(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function tt(e){let t=[];return n=>{for(let r of t)J(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)J(r,e,!0)}}var R=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Lt(e,t,n,r=!1){let o=R(e,t,()=>{r=!r,W(o,"aria-pressed",`${r}`),n(r)});return W(
o,"aria-pressed",`${r}`),o}function ne(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var rt=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Nt=(e,...t)=>u("details.fold",u("summary",e),...t);var nt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ie=(e,t="throws")=>`${nt(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function It(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===
r?"":a||i;return n===null?`${he(l)} from ${t}.`:`From ${t}, roll ${ot(n)}: land on ${r}${l&&`, ${l}`}.`}var ot=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function re({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[n.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return ce(g,{...n,style:d||null},a.map(re),i)}var{shape:qt}=oe;function Bt(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Dt(e,t,n){let{least:r,more:o,head:s,edge:a}=qt.arc,
{length:i,spot:l}=te(e,t),d=r+o*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,k]=l(i/2,c*d*2),b=[Ae(p,a,n-a),Math.max(k,a)],h=te(b,t),P=h.spot(h.length-.06);return{from:e,
turn:b,tip:P,...Bt(P,b,s,s*.4)}}function st(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),l=a(s-i),d=a(s/2,2*n);return{from:a(i),turn:d,tip:l,middle:a(
s/2,n),...Bt(l,d,o,o/2)}}function Ht(e){let t=qt.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function at(e,t,n){let{length:r,spot:o}=te(U(e,t),U(e,n));return te(o(se.apart),o(r-se.apart))}function Ft(e,t,n){let{length:r,spot:o}=at(e,t,n),
{half:s,over:a,rung:i}=se.ladder,l=Math.max(2,Math.round(r/i)),d=[s,-s].map(c=>[o(-a,c),o(r+a,c)]),g=Z(l+1).map(c=>{let p=r*c/l;return[o(p,s),o(p,-s)]});return{
rails:d,rungs:g}}function zt(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Jt(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=at(e,t,n),{swing:i,wave:l}=se.snake,d=Math.max(1,Math.round(s/l)),g=r*Math.min(i,.08*s);return c=>{let p=1-(2*c-1)**4,k=g*p*Math.sin(
2*Math.PI*d*c)+o*Math.sin(Math.PI*c);return a(s*c,k)}}function cn(e,t,n,r){let o=r.map(([i,l])=>[U(e,i),U(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:zt(
t,n)[0]};for(let i of zt(t,n)){let l=Jt(e,t,n,i),d=Z(25).map(k=>l(k/24)),g=d.some(([k,b])=>k<.15||k>s-.15||b<.15||b>e.rows-.15),p=d.filter(k=>o.some(([b,h])=>Mt(
k,b,h)<se.snake.clear)).length+(g?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function _t(e,t,n,r){let o=Jt(e,t,n,cn(e,t,n,r)),{length:s}=at(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=b=>h=>{let P=se.snake.half*(1-.3*h-.6*h**3),[v,x]=o(h),[M,w]=Ce(o,h),T=Math.hypot(M,w)||1;return[v-b*P*w/T,x+b*P*M/T]},
l=Re(i(1),0,1,a),d=Re(i(-1),1,0,a),g=[...l,l[l.length-1],d[0],...d],{spot:c}=te(o(0),o(.02)),{skull:p,eye:k}=se.snake;return{outline:g,stripe:Re(o,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*p),c(-.05,-.55*p)],pupils:[c(-.05-k/3,.55*p),c(-.05-k/3,-.55*p)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Ut=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Se}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(ae).join(" ")),me=e=>`M${$e(e).join("L")}`,Kt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,it=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,V=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),qe=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),Be=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),lt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),Vt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Yt=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function un(e,t,n){let{rails:r,rungs:o}=Ft(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(me).join("");return[V("halo",i,{stroke:"cell",width:s+.05}),
V("rungs",o.map(me).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function mn(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:d}=_t(e,t,n,r),{skull:g,stripe:c,eye:p,pupil:k}=Se.snake,b=`snake-${Ut(t,n)}`,h=`${Kt(o)}Z`;return[V("halo",h,{stroke:"cell",width:.06}),V("tongue",d.map(
P=>me(P)).join(""),{stroke:b,width:.025}),V("skin",h,{fill:b}),Vt(V("stripe",Kt(s),{stroke:"cell",width:c}),"0.04 0.12"),qe("skull",a,g,{fill:b}),...i.map(P=>qe(
"eye",P,p,{fill:"die"})),...l.map(P=>qe("pupil",P,k,{fill:"dieInk"}))]}function De(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,d)=>Be(
a,d,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,un(e,a,i))),...o.map(([a,i])=>s("snake",a,i,mn(e,a,i,r)))]}function Qt(e){let[t,n]=ee(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Se.flag,[d,g,c]=s,p=h=>h.map(([P,v])=>[r+P,o+v]),k=me(p([s.slice(0,2),[d,c]])),b=`${me(p([[d,g],a,[d,i]]))}\
Z`;return Be("flag",[V("pole",k,{stroke:"goal",width:l}),V("pennant",b,{fill:"goal"})])}function Me([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=Ht(n).map(g=>qe(
"pip",g,a,{fill:"dieInk"})),l=Yt("face",[0,o*.24],o*.7,`${n}`,"dieInk"),d={fill:"die",stroke:"now",width:.035};return Be("die",[lt("side",[-o/2,-o/2],o,s,d),...i.
length?i:[l]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function Gt(e,t,n){let[r,o]=ee(e,t),s=[o+.06,e.rows-r-.94],a=lt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Vt(a,"0.03 0.06")}function Zt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Gt(e,o,"stand")];if(n===
null)return s;let a=U(e,t);if(t===r)return[Me(a,n)];let{turn:i,neck:l,wings:d}=Dt(a,U(e,r),$t(e)),g=`--far:${ae(te(a,i).length+te(i,l).length)}`,c=V("arc",it(a,
i,l),{stroke:"now",width:Se.arc.width});return[Gt(e,r,"landing"),...s,{...c,attributes:{...c.attributes,"stroke-linecap":"butt",style:g}},V("tip",`${me(d)}Z`,{fill:"\
now"}),Me(a,n)]}function Xt(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,d]=[U(e,r),U(e,s)],g=st(l,d,d[0]>=l[0]?-.3:.3,.12,.16);r=a;let[c,p]=[g.middle[0],Math.
floor(g.middle[1])+.5],k=it(g.from,g.turn,g.neck),b=`${me(g.wings)}Z`;return Be("leg",[V("rim",k,{stroke:"cell",width:.1}),V("shaft",k,{stroke:"ink",width:.05}),
V("tip",b,{fill:"ink"}),lt("count",[c-.3,p-.14],.28,.04,{fill:"ink"}),Yt("order",[c-.16,p+.066],.19,`${i+1}`,"cell"),Me([c+.16,p],o,.8)],{style:`--order:${i}`})})}
function er(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[U(e,a),U(e,s)],{from:d,turn:g,tip:c,wings:p}=st(i,l,.12,.18,.13),k=it(d,g,c)+me(p);return V(r.has(s)?"branch.strong":"branch",k,{stroke:"\
ink",width:.03})})}var dt=e=>ue(".face","-.19 -.19 .38 .38",re(Me([0,0],e))),He=()=>u("li.chip",u("span",{role:"img"}),u("small"));function ze({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(W(e,"label",`Roll ${n}`),e.replaceChildren(dt(n))),L(t,`to cell ${r}`)}var ct=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},le=e=>`${ct(e).kind} ${e.join("→")}`,tr=(e,t)=>G({...e,name:"",jumps:t}),
Fe=(e,t)=>tr(e,e.jumps.filter(([n])=>n!==t)),Pe=(e,t,n)=>tr(e,[...Fe(e,t).jumps,[t,n]]);function rr(e,[t,n],r,o){let s=Fe(e,t);return r?Pe(s,t,o):Pe(s,o,n)}var ut=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function nr(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return G({...e,...t,name:"",jumps:r})}function or(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function sr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:d,clientY:g}){let c=e.cellAt(d,g);!c||c===s||(s=c,a=!0,t(o,s))}function l(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(d?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:g,clientX:c,clientY:p})=>{let k=e.cellAt(c,p);a=!1,!(d||!g||!k)&&(o=s=k,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>u("label.setting",u("span",e),t);function ar(e){let t=u("input.button",{type:"number",min:1,max:Qe,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=ne("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=ne("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ne("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function mt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function pn({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function fn({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([g,c])=>`  "${g}": ${ge(c)}`).join(
`,
`)}
}
`}function hn(e){mt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function gn(e){mt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Z(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function bn(e){mt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Je=[{name:"python",title:"Python: Board(...)",write:pn},{name:"json",title:"JSON",write:fn},{name:"move-array",title:"Move array, from 0",write:hn},{name:"\
grid",title:"LeetCode grid",write:gn},{name:"hackerrank",title:"HackerRank text",write:bn}];var ir=["jumps","ladders","snakes","die","start","chained","overshoot"],wn=ir.slice(0,3);function yn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function kn(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function xn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of kn(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!ir.includes(s))throw new Error(`a board has no option ${s}`);
wn.includes(s)?n.jumps.push(...vn(a)):n[s]=lr(a)}return[n]}function lr(e){try{return yn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function vn(e){
let t=lr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var $n="format version name author source cells die start chained overshoot jumps".split(" ");function Mn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!$n.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function dr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Sn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=We(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Pn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(d=>/^\d+$/.test(d)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,d]of[["ladder",1],["snake",-1]]){let[g]=r(1,`the number of ${l}s`);
if(g>100)throw new Error(`line ${n}: 100 cells have no room for ${g} ${l}s`);for(let c=0;c<g;c+=1){let p=r(2,`the two cells of a ${l}`);if((p[1]-p[0])*d<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Tn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Sn(r)]:typeof r[0]=="object"?r.map(Mn):[dr(r)]}function cr(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return xn(t).map(G);if(/^[[{]/.test(t))return Tn(t).map(G);if(n&&/[\r\n]/.test(t))return Pn(t).map(G);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[G(dr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function ur(e,t){let n=null,r=Je[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=ne("Notation",
Je.map(c=>[c.name,c.title]),r,c=>{r=c,i()});function i(){if(!(!n||!g.open)){o.value=o.placeholder="",L(s,"");try{o.value=Je.find(c=>c.name===r)?.write(n).trim()??
""}catch(c){o.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){L(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function d(){if(!o.value.trim()){L(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=cr(o.value);t(c[0]),L(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){L(s,`This cannot be read: ${c.message}.`)}}let g=Nt("Copy or paste as text",u(".tools",a,R("Copy",null,l),R("Use this text","Read \
the board in the text",d)),o,s);return g.addEventListener("toggle",i),{node:g,show(c){n=c,i()}}}var pt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function ft(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u(
"ol.thrown",{label:"A shortest route"}),d=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=R("Undo","Ctrl+Z",()=>e.go(-1)),c=R("Redo","Ctrl+Y",
()=>e.go(1)),p=ar(m=>x(f=>nr(f,m),"")),k=ur(e,m=>e.use(m));function b({distance:m,predecessor:f,throws:$,route:A}){t&&(t.paint({current:r,distance:m,predecessor:f,
route:s,piece:!1}),L(a,$??"none"),L(i,$===null?"the goal is out of reach":ie($).replace(/^\S+ /,"")),Ie(l,A,He,(q,[z,,K])=>ze(q,z,K)))}let h=()=>t?ut(t.board,r)[0]??
null:null;function P(){if(!t)return;let{board:m,plan:f}=t;b(t);let $=h();t.light($),t.sketch(($??[]).map(A=>{let[q,z]=U(f,A);return{tag:"circle",attributes:{cx:q,
cy:z,r:.13},fill:"paper",stroke:"now",width:.06}})),d.replaceChildren(...ut(m,r).flatMap(v)),W(g,"aria-disabled",!e.can(-1)),W(c,"aria-disabled",!e.can(1))}function v(m){
let{ends:f}=ct(m),$=R(`Remove ${le(m)}`,"Delete",()=>M(m)),A=f.map((q,z)=>R(`Move its ${q}`,null,()=>{o={jump:m,end:z},e.say(`Choose the cell where the ${q} of ${le(
m)} goes.`),t?.cells.get(m[z])?.focus({preventScroll:!0})}));return[$,...A]}function x(m,f){if(t){r=o=null;try{e.use(m(t.board)),e.say(`${f} ${pt(t.throws)}`.trim())}catch($){
e.say(`${he($.message)}.`),p.show(t.board),P()}}}let M=m=>x(f=>Fe(f,m[0]),`Removed: ${le(m)}.`);function w(m,f){let $=h(),A=$?$.indexOf(m):-1;return $&&A>=0?T($,
A,f):{change:q=>Pe(q,m,f),what:`Drawn: ${le([m,f])}.`}}let T=(m,f,$)=>({change:A=>rr(A,m,f,$),what:`Moved: ${le(m)} is now ${le(f?[m[0],$]:[$,m[1]])}.`});function O(m,f){
if(!t)return;let{change:$}=w(m,f),A=t.trial($(t.board));b(A),e.say(`If you let go here: ${pt(A.throws)}`)}function C(m,f){let{change:$,what:A}=w(m,f);x($,A)}function D(){
r=o=null,t&&(t.trial(t.board),P(),Y())}function Y(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${pt(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),l,d,u(".tools",g,c,R("Random","Other jumps",()=>x(m=>Tt(m),
"Drawn at random.")),R("Remove all jumps",null,()=>x(m=>({...m,name:"",jumps:[]}),"Removed: all jumps.")),Lt("Route","One of the shortest routes",m=>{s=m,P()},!0)),
p.node,k.node],show(m){t=m,r=o=null,n=sr(t,{tries:O,draws:C,drops:D}),p.show(t.board),k.show(t.board),P(),Y()},leave:()=>n?.stop(),choose(m){if(!(!t||!m||n?.wasDrawing()))
if(o){let{change:f,what:$}=T(o.jump,o.end,m);x(f,$)}else if(r===m)D();else if(r!==null){let f=r;x($=>Pe($,f,m),`Drawn: ${le([f,m])}.`)}else{r=m,P();let f=h(),$=f?
` Or drag an end of ${le(f)}.`:"";e.say(`From ${m}: choose the cell where a jump ends. Escape cancels.${$}`)}},key(m,{ctrlKey:f,metaKey:$,shiftKey:A,altKey:q}){
let z=h();if(f||$){let K=m==="y"||A&&m==="Z"?1:m==="z"?-1:0;return K&&e.go(K),K!==0}if(m==="Escape"&&r!==null&&!q)D();else if((m==="Delete"||m==="Backspace")&&z)
M(z);else return!1;return!0}}}function _e(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function mr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,d={cells:i,start:a,...e},{rows:g}=e,c=a===0?1:0,p=e.columns+c,k=Z(
i+c).map(S=>S+1-c),b=new Map,h=new Map,P=tt("new"),v=tt("touched"),x=!1,M=null,w=new Set,T=null,O=[];function C(S){let[E,N]=ee(d,S),I=S===a?"start":S===i&&"goal",
F=u(".cell",{role:"gridcell","data-cell":S,"data-end":I,style:`grid-column:${N+1}`},u("span.number",`${S}`),u("span.end",{"data-is":I}),u("span.badge"));return J(
F,"odd",(E+N)%2),b.set(S,F),F}function D(S){for(let E of b.values())E.tabIndex=E===S?0:-1}function Y(S){let{key:E,target:N}=S,[I,F]=ee(d,Number(N.dataset.cell)),
B={ArrowLeft:[I,F-1],ArrowRight:[I,F+1],ArrowUp:[I+1,F],ArrowDown:[I-1,F]};if(E==="Enter"||E===" ")N.click();else if(B[E]){let X=k.find(de=>`${ee(d,de)}`==`${B[E]}`);
b.get(X??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let m=S=>k.filter(E=>ee(d,E)[0]===S).sort((E,N)=>ee(d,E)[1]-ee(d,N)[1]),f=u(".grid",{role:"\
grid",label:n,keydown:Y,focusin:({target:S})=>D(S)},Z(g).reverse().map(S=>u(".row",{role:"row"},m(S).map(C))));D(b.get(a)??b.get(1));let $=`0 0 ${p} ${g}`,A=ue(
".layer.goal",$,re(Qt(d))),q=ue(".layer.jumps",$,De(d,l).map(re)),[z,K,_]=["g.tree","g.move","g.route"].map(S=>ce(S)),y=ue(".layer.above",$,z,K,_);function j(S,E,N){
if(!M)return"";let[I,F]=[M.distance.get(S),M.predecessor.get(S)],B=[`cell ${S}`,b.get(S)?.dataset.end];for(let[de,ye]of l)de===S&&B.push(`${ye>S?"foot of a ladd\
er":"head of a snake"} to ${ye}`),ye===S&&B.push(`${de<S?"top of a ladder":"tail of a snake"} from ${de}`);let X=M.visited.has(S)?"visited":"not reached";return B.
push(E?"current":"",I!=null?`reached in ${ie(I,o)}`:X,F!=null?`from ${F}`:"",N?r:"",w.has(S)?"part of what is wrong":""),B.filter(Boolean).join(", ")}function H(S,E,N,I){
let F=S.current===E,B=S.visited.has(E),X=S.distance.get(E),de=S.predecessor.get(E),ye=`${[F,I,B,X,de,w.has(E)]}`;if(h.get(E)===ye)return;h.set(E,ye);let Dr=X!=null?
"reached":B&&"visited";et(N,{"data-distance":X,"data-tint":X!=null&&St(X,s),"data-from":de,"data-visited":B,"data-waits":I,"aria-current":F,"data-state":F?"curr\
ent":I?"frontier":Dr,label:j(E,F,I)}),W(N.lastChild,"data-is",nt(X)||null)}function Q(){if(!M)return;let S=new Set(M.frontier.map(([E])=>E));for(let[E,N]of b)H(
M,E,N,S.has(E))}function we(){if(!M)return;let S=x?er(d,M.predecessor,M.current):[];z.replaceChildren(...S.map(re))}let wt=S=>S.map(E=>q.querySelector(`[data-en\
ds="${E} ${l.get(E)}"]`));function yt(S,E){let N=new Set(wt(E));for(let I of q.children)J(I,S,N.has(I))}function qr(S){let E=S.flatMap(([,N,I])=>I===N?[]:t.ride(
N).feet);_.replaceChildren(...Xt(d,S,a).map(re)),J(q,"routed",S.length),yt("taken",E)}let Br=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:d,
cells:b,columns:p,shape:p/g,node:u(`.board${Br}`,{style:`--wide:${p};--high:${g}`},u(".sheet",f,A,q,y)),paint(S,E,N,I){M=S,Q(),P([...E].map(F=>b.get(F))),we(),K.
replaceChildren(...(N?Zt(d,N):[]).map(re)),v(wt(N?.feet??[])),`${I}`!=`${O}`&&qr(I),T=N,O=I},showTree(S){x=S,we()},mark(S,E){let N=E.flatMap(B=>B.moves??[]),I=E.
flatMap(B=>B.jumps??[]),F=N.flatMap(([,B])=>t.ride(B).feet);yt("found",[...I.map(([B])=>B),...F]),w=new Set(E.flatMap(B=>B.cells??[]));for(let[B,X]of b)J(X,"dif\
fers",B===S),J(X,"found",w.has(B));Q()},drawn:()=>({plan:d,jumps:l,farthest:s,state:M,found:w,move:T,treeShown:x,route:O})}}function pr({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([c,p])=>c!==p)),i=typeof n=="number"?Array.from({length:n},(c,p)=>p+
1):n;function l(c,p=[]){if(p.includes(c))return{feet:p,stand:null};let k=a.get(c);return k===void 0||p.length&&!o?{feet:p,stand:c}:l(k,[...p,c])}function d(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function g(c){return c===e?[]:i.flatMap(p=>{let k=d(c+p),b=k>0?l(k).stand:null;return b===null?[]:[[p,k,b]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:g}}function ht({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let d=(r.get(l)??0)+1;for(let g of n(l)){let c=g[2];r.has(
c)||(r.set(c,d),o.set(c,l),s.set(c,g),a.push(c))}}let i=[];for(let l=t,d=s.get(l);d;d=s.get(l))i.unshift(d),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var En="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",jn=260,fr=([e,t])=>`translate(${e}px,${t}px)`;function Ee(e){let t=pr(e),n=ht(t),
r=mr({layout:Ze(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.max(...n.distance.values())}),o=n.route,{
plan:s,cells:a}=r,i=ce("path.piece",{d:En}),l=ce("g.sketch"),[d,g]=[r.columns,s.rows],c=ue(".layer.top",`0 0 ${d} ${g}`,l,i);r.node.firstElementChild?.append(c);
let p=r.node.querySelector(".s-jumps");function k({from:b,landing:h,stand:P,feet:v}){let x=v.map(M=>t.jumps.get(M)??P);return[b,h,...x].map(M=>U(s,M))}return{...n,
board:e,rules:t,plan:s,cells:a,faces:Pt(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(b){let{current:h=null,near:P=[],distance:v,predecessor:x,
move:M=null}=b,{route:w=!1,piece:T=!0}=b,O={current:h,frontier:[...P].map(C=>[C,""]),distance:v??new Map,predecessor:x??new Map,visited:new Map};r.paint(O,[],M,
w?o:[]),W(i,"visibility",!(T&&h!==null)&&"hidden"),h!==null&&W(i,"style",`transform:${fr(U(s,h))}`)},walk(b){if(matchMedia("(prefers-reduced-motion: reduce)").matches)
return;let h=k(b),[[P,v],[x,M]]=h,w=[(P+x)/2,Math.min(v,M)-.35],T=[h[0],w,...h.slice(1)].map(O=>({transform:fr(O)}));i.animate(T,{duration:jn*(h.length-1),easing:"\
ease-in-out"})},trial(b){let h=new Map(b.jumps),P=new Set;for(let w of[...p?.children??[]]){let[T,O]=(w.getAttribute("data-ends")??"").split(" ").map(Number);h.
get(T)===O?P.add(T):w.remove()}let v=new Map(b.jumps.filter(([w])=>!P.has(w))),x=De(s,v).map(re);for(let w of x)J(w,"lit",!0);p?.append(...x),t.jumps.clear();for(let[
w,T]of h)t.jumps.set(w,T);let M=ht(t);return o=M.route,M},light(b){for(let h of p?.children??[])J(h,"lit",h.getAttribute("data-ends")===b?.join(" "))},sketch:b=>l.
replaceChildren(...b.map(re)),cellAt(b,h){let v=r.node.getRootNode().elementFromPoint(b,h)?.closest("[data-cell]"),x=v&&r.node.contains(v)&&v.dataset.cell;return x?
Number(x):null}}}var hr=e=>new Set(e.map(([,t])=>t));function On(e,t){let n=`You reached the goal in ${ie(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Cn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function An(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Cn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function gr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":An(n);let o=It(r);return e.won()?`${o} ${On(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function br(e,t,{
cells:n}){let r=`${he(ot(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function wr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ie(e)}: ${n.join(", ")}.`}function gt(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.throw\
n",{label:"Your throws"}),d=R("Undo","Take the last throw back (Backspace)",v),g=R("Start again","Back to the start",x),c=R("Show the shortest route",null,()=>M(
!p)),p=!1;function k(){if(!n||!r)return;let{thrown:w}=r,T=r.moves(),O=p||r.won();n.paint({current:r.at(),near:hr(T),distance:r.trail(),move:p?null:w.at(-1)??null,
route:p});for(let C of o.children){let D=Number(C.dataset.face);W(C,"aria-disabled",!T.some(([Y])=>Y===D))}L(s,w.length),L(a,w.length===1?"throw":"throws"),L(i,
O?n.throws??"none":"?"),Ie(l,w,He,(C,{face:D,stand:Y})=>ze(C,D,Y));for(let C of[d,g])W(C,"aria-disabled",!w.length);W(c,"aria-pressed",`${p}`),W(e.root,"data-wo\
n",r.won())}function b(){n&&r&&e.say(gr(r,n.throws,n.faces))}function h(w){if(!n||!r||r.won())return;let T=r.at();if(p=!1,!r.throws(w)){k(),e.say(br(w,T,n.board));
return}k();let O=r.thrown.at(-1);O&&n.walk(O),b(),P()}function P(){t?.((r?.thrown??[]).map(({face:w})=>w))}function v(){r?.undo()&&(k(),b(),P())}function x(){!n||
!r?.thrown.length||(r=_e(n.rules),p=!1,k(),b(),P())}function M(w){p=w,k(),w&&n?e.say(wr(n.throws,n.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",d,g,!t&&c),l],show(w){n=w,r=_e(n.rules),p=!1,o.replaceChildren(...n.faces.map(T=>{let O=R(dt(T),null,()=>h(T),`Throw ${T}`);
return W(O,"data-face",T),O})),k(),b()},replay(w){if(!n)return!1;let T=r;r=_e(n.rules);let O=w.every(C=>r?.throws(C));return O||(r=T),k(),b(),O},leave:()=>W(e.root,
"data-won",null),choose(w){let T=r?.moves()??[],O=T.find(([,C])=>C===w)??T.find(([,,C])=>C===w);O?h(O[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${w}\
.`)},key(w,{ctrlKey:T,metaKey:O,altKey:C}){if(T||O||C)return!1;let D=Number(w);if(w==="Backspace")v();else if(w!==" "&&n?.faces.includes(D))h(D);else return!1;return!0}}}var yr=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var bt=new Map;function Wn(e){let t=bt.get(e)??new CSSStyleSheet;return bt.has(e)||t.replaceSync(e),bt.set(e,t),t}function kr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=yr;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Wn(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var xr=e=>e.getRootNode().activeElement??
null;var[Ke,vr]=["snl-workbench",1],Ln="This browser stores nothing here: download what you want to keep.",Nn="The browser's storage is full: download what you want \
to keep.",In="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Ue(e){try{let t=JSON.parse(window[e].
getItem(Ke)??"null");return t?t.version!==vr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function $r(){let[e,
t]=[Ue("sessionStorage"),Ue("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:vr,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return In;let s=Ue("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(Ke,JSON.stringify(r)),window.localStorage.setItem(Ke,JSON.stringify({...r,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?Nn:
Ln}},elsewhere(o){let s=Ue("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Ke&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Mr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var qn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Sr({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",d=null,g=u(".tools"),c=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
c,g),k=f=>f?s.second??s.signature:s.signature,b=f=>`${f?"2:":""}${k(f)}`,h=!1,P=()=>a.signatures.find(({name:f})=>f===k(h))?.template??"",v=()=>s.sources[b(h)]??
P(),x=()=>i.kind==="mine"||i.kind==="second";function M(f){i=f,x()&&h!==(i.kind==="second")&&(h=!h,d=null,w()),m();let{kind:$,name:A}=i;x()?n(v(),!1):n($==="lin\
k"?t??"":a.programs.find(q=>q.name===A)?.source??"",!0)}function w(){let f=e.elsewhere(b(h));f===null?d=null:f!==v()&&(d=f),m()}function T(){let[f,$]=[d,r()];C(
f??""),M(O()),d=$,m()}let O=()=>({kind:h?"second":"mine"});function C(f){let $=b(h);f===void 0?delete s.sources[$]:s.sources[$]=f,l=e.store($)}function D(){let f=`${i.
name??(h?"my-other":"mine")}.py`.replaceAll("-","_");Mr(new Blob([r()],{type:"text/x-python"}),f)}function Y(){h=!1,C(t??""),M({kind:"mine"})}function m(){let{kind:f,
name:$}=i,A=(_,y,j="")=>{let H=R(_,j||null,()=>M(y));return W(H,"aria-pressed",`${f===y.kind}`),H},q=_=>a.programs.filter(y=>y.kind===_).map(y=>[y.name,y.title]),
z=ne("A program to look at",[["","Look at a program"]],$??"",_=>{M(_?{kind:"program",name:_}:O())});for(let[_,y]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let j=q(y).map(([H,Q])=>u("option",{value:H},Q));z.append(u("optgroup",{label:null},j)),z.lastElementChild?.setAttribute("label",_)}z.value=$??"",z.classList.
toggle("s-chosen",f==="program"),c.replaceChildren(A("Mine",{kind:"mine"}),A("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[A("From the link",{kind:"link"})],z);let K=R("Download","As a file of Python",D);if(x()){let _=ne("How it is called",a.signatures.map(H=>[H.name,H.title]),k(
h),H=>{h?s.second=H:(s.second=k(!0),s.signature=H),l=e.store(b(h)),d=null,w(),M(O())}),y=R("Reset","Back to the beginning of this signature",()=>{C(),M(O())}),j=d!==
null&&R("Other tab's code","Exchange it with the code here",T);g.replaceChildren(_,y,K,...j?[j]:[])}else f==="link"?g.replaceChildren(R("Make it mine","Instead \
of what is there",Y),K):g.replaceChildren(K)}return{node:p,chosen:()=>i,isMine:x,trouble:()=>l||(d===null?"":qn),end:e.follow(()=>{w(),o()}),show(f){a=f,w(),a.signatures.
some(({name:$})=>$===s.signature)||(s.signature="board"),M(i)},changed(f){x()&&C(f)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:x()?
k(h):null}},other(){let f=s.sources[b(!h)];return x()&&f?.trim()?{source:f,signature:k(!h)}:null}}}function Pr(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ie(e),Ge=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,fe=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),be=e=>e&&
u("p",`${e}`),pe=e=>e&&u("p.quiet",`${e}`),Tr=(e,t)=>u("p","Right is ",u("b",je(e)),", yours says ",u("b",je(t)),"."),Er=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",jr=(e,t)=>e!==null&&u(".tools",R(`Show line ${e}`,null,()=>t.point(e)));function Bn(e,t){let n=G(
e),r=Ee(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=u(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function Dn({report:e,like:t,stepper:n},r){let o=[pe(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>pe(`Note: ${a.says}.`))];if(e.correct===!1)return Hn(e,t,o,n,r);let{name:s}=e;return e.correct?fe("right",`${s} is right on every board th\
at was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
pe(`${Or(e)}.`),...o):fe("open",`${s} could not be judged`,be(Ge(e.finding.says)),...o.slice(1))}var Or=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} tried`;function Hn(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:l,node:d}=Bn(e.board,s),g=typeof i=="number"?null:i,c=[g?be(`Right is ${je(a)}.\
 Yours: ${g.says}.`):Tr(a,i),s.kind!==g?.kind&&be(Ge(s.says)),be(Er(g)),...t.slice(0,2).map(p=>pe(`It answers like a known mistake: ${p.title}. The repair: ${p.
repair}`)),pe(`${ke(l)} · ${Or(e)}`),...n,u(".tools",r&&R("Step to the first difference",null,()=>o.step(r)),o.draw(l))];return fe("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",u(".exhibit",d,u(".told",c)))}function zn({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
fe("right",`Right on this board: ${je(n)}`,pe("One board proves little. Check plays them all, smallest first.")):fe("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&Tr(r,n),o&&be(Ge(`${o.says}${s===null?"":`, in line ${s}`}`)),be(Er(o)),jr(s,a))}function Fn({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return fe("ope\
n",`On this board: ${je(e.throws)}`,rt("","Comparison",u("table",u("thead",u("tr",t.map(r=>u("th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&pe(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Jn={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},_n=({what:e,says:t,line:n},r)=>fe(e==="stopped"?
"open":"wrong",Jn[e]??"That did not work",be(Ge(`${n===null?"":`line ${n}: `}${t}`)),jr(n,r));function Un({printed:e,more_printed:t}){return e?.length?fe("open",
"It printed",rt(".printed","What it printed",e.map(n=>u(".piece",u("span.quiet",n.line===null?"":`line ${n.line}`),u("code",n.text)))),pe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Cr(e,t){return[e.kind==="failure"?_n(e,t):e.of==="check"?Dn(e,t):e.of==="compare"?Fn(e):e.of==="solve"&&zn(e,t),Un(e)].
filter(r=>!!r)}var Ar=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Kn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Gn="This code came with the link. It has not run, and runs only when\
 you press a button below.",Vn=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Rr(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(M),l=$r(),d=t.store.get().code,g=u(".editor"),c=u("p.note.quiet"),p=u("span.strip.quiet",{role:"status"}),k=u("progress",{max:1,label:"Python\
 is loading",hidden:""}),b=u(".cards"),h=Pr(t),P=R("Stop","End what is running",()=>i.stop()),v=Kn.map(([m,f,$])=>R(m,$,()=>D(f))),x=Sr({keeper:l,arrived:d,open:w,
text:()=>r?.text()??"",heard:()=>T()});function M({part:m,ready:f}){k.hidden=f===!0||!a,m!==void 0&&W(k,"value",m),f?L(p,a?"It runs …":""):a&&L(p,`Python is l\
oading (${i.size}, once) …`)}function w(m,f){r?.open(m,f),T()}function T(){let{kind:m}=x.chosen(),f={mine:x.trouble()||i.refusal,second:x.trouble()||i.refusal,
program:i.refusal,link:Gn};L(c,f[m]??""),c.classList.toggle("s-strong",m==="link")}async function O(){o=!0;try{let[{make:m},f]=await Promise.all([t.editor(),t.shelf()]);
r=m(g,"Program",$=>{x.changed($),T()}),x.show(f)}catch(m){L(c,`The editor cannot be loaded: ${m.message}`)}C()}function C(){for(let m of v)W(m,"aria-disabled",a||
!r||!!i.refusal);P.hidden=!a,W(b,"aria-busy",`${a}`),!s&&i.size&&L(p,`Python (${i.size}) loads at the first run.`)}async function D(m){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),b.replaceChildren(),h.clear(),L(p,"It runs …"),C();let{name:f,cells:$,jumps:A,die:q,start:z,chained:K,overshoot:_}=n.board,y={name:f,cells:$,
jumps:A,die:q,start:z,chained:K,overshoot:_},j=m==="compare"?x.other():null,H={kind:m,program:x.question(),board:y,other:j},Q=await i.ask(H,we=>L(p,`${we} …`));
a=!1,k.hidden=!0,L(p,""),C(),Y(Q)}function Y(m){let f=Cr(m,{step:h.step,draw:A=>R("Move this board to Draw",null,()=>{e.use(A),e.enter("Draw")}),point(A){r?.point(
A),r?.focus()}});(m.kind==="result"&&m.of)==="compare"&&x.isMine()&&!x.other()&&f.push(Vn()),b.replaceChildren(...f),"line"in m&&m.line&&r?.point(m.line),b.scrollIntoView(
{block:"nearest"}),m.kind==="result"&&m.of==="trace"&&h.step(m.stepper),e.say(Ar(f)||"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[x.node,c,g,u(".tools.acts",v,P,u("span.progress",k,p))],foot:[b],below:[h.node],show(m){n=m,n.paint({piece:!1}),
o||O(),C(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),x.end(),r?.destroy()},more:()=>[
"mine","second"].includes(x.chosen().kind)?r?.text()??null:null,stays:()=>d}}var Wr='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-\
lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;tex\
t-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(-\
-far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear \
.08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}.snl{&.s-writing .s-side>.s-says{position:absolute;wi\
dth:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(1\
5rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8re\
m}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem\
}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650\
}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:\
.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;backgrou\
nd:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-ed\
itor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor \
.c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nt\
h-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-\
items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction\
:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border\
-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);backgr\
ound:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--pape\
r))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s\
-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card tabl\
e{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowr\
ap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:aut\
o;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;f\
ont:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex\
-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{\
flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(-\
-rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-but\
ton+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{\
border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{f\
lex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-radius:.3rem;ba\
ckground:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-to\
ols{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-hei\
ght:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}@media(prefers-reduced-motion:no-preference){&[data-won] .s-flag{transfor\
m-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}&[data-won] [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ea\
se-out both}}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height\
:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:\
translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s\
-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-\
thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-d\
irection:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margi\
n:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) \
60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(\
.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-d\
rawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:\
.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet\
,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height\
:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.\
s-fold){display:none}}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--n\
ow)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}';var Lr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Nr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Ir(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(G),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),d=u(""),g=u(".main",d),c=u(".side"),p=u(".\
stage",g,c),k=u(".foot"),b=u(""),h=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),P={root:h,say:y=>L(a,y),use(y){x.add(y),
f(y),m()},can:y=>x.can(y),go(y){x.can(y)&&(f(x.go(y)),m())},enter(y){$(M.find(j=>j.name===y)??w),f(T.board),m()}},v=r.get(),x=or(v.board??G(t.board)),M=t.only?[
t.only==="Play"?gt(P,n.played):ft(P)]:[gt(P),ft(P),Rr(P,n)],w=M.find(({name:y})=>y===v.mode)??M[0],T=Ee(x.now()),O=s.map(({name:y},j)=>[`${j}`,y]),C=ne("Board",
[["","Your board"],...O],"",y=>{let j=s[Number(y)];y&&j&&P.use(j)}),D=u("input.address",{readonly:"",label:"To copy",hidden:""});async function Y(){let j=`${location.
href.split("#")[0]}${Ne(T.board,w.name,w.more?.()??null)}`;D.value=j;try{await navigator.clipboard.writeText(j),P.say("Copied: a link to this board.")}catch{D.hidden=
!1,D.select(),P.say("Copy the link from the field.")}}function m(){let[y=null]=M.flatMap(({stays:j})=>j?.()??[]);r.set({...T.board,name:""},w.name,y)}function f(y){
let j=xr(d),H=d.contains(j)&&j?.dataset.cell;T=Ee(y),d.replaceChildren(T.node),W(p,"style",`--shape:${T.shape};--columns:${T.columns}`),W(h,"style",`--rows:${T.
plan.rows}`),L(i,ke({...y,name:""}));let Q=s.findIndex(we=>xe(we)===xe(y));C.value=Q<0?"":`${Q}`,C.options[0].hidden=Q>=0,D.hidden=!0,L(l,""),w.show(T),H&&T.cells.
get(Number(H))?.focus({preventScroll:!0})}function $(y){w.leave(),w=y;for(let[j,H]of A.entries())W(H,"aria-pressed",`${M[j]===w}`);J(h,"drawing",w.name==="Draw"),
J(h,"writing",w.name==="Write"),g.replaceChildren(d,w.under),c.replaceChildren(u(".says",a),...w.side),k.replaceChildren(...w.foot??[]),b.replaceChildren(...w.below??
[])}let A=M.map(y=>R(y.name,null,()=>P.enter(y.name)));h.addEventListener("mousedown",y=>{let j=y.target;!j.closest(".s-grid")||!d.contains(j)||(y.preventDefault(),
h.focus({preventScroll:!0}))}),h.addEventListener("click",({target:y})=>{let j=y.closest(".s-grid .s-cell");j&&d.contains(j)&&w.choose(Number(j.dataset.cell))}),
h.addEventListener("keydown",y=>{let j=y.target;Nr(y)&&y.stopPropagation(),!j.matches(Lr)&&w.key(y.key,y)&&y.preventDefault()});function q(y){let j=y.composedPath()[0];
if(y.defaultPrevented||!Nr(y)||!/^[1-9]$/.test(y.key)||j.closest(`${Lr}, .snl-stepper`))return;let{top:H,bottom:Q}=d.getBoundingClientRect();Q>0&&H<innerHeight&&
w.key(y.key,y)&&y.preventDefault()}function z(){let{board:y,mode:j,trouble:H}=r.get();y&&(xe(y)!==xe(T.board)||o)&&(x.add(y),$(M.find(Q=>Q.name===j)??w),f(y)),L(
l,H)}o&&addEventListener("keydown",q);let K=r.subscribe(z);h.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},A),s.length>0&&u(
"label.board-of",u("span","Board"),C),i,o&&u(".tools",R("Copy link","A link to this board",Y),D)),l,p,k)),J(h,"ready",!0),J(h,"only",t.only),J(h,"fixed",t.fixed);
let{remove:_}=kr(e,Wr,h);return e.append(b),$(w),f(T.board),L(l,v.trouble),{show:f,replay:y=>w.replay?.(y)??!1,destroy(){removeEventListener("keydown",q),K();for(let y of M)
y.end?.();b.remove(),_()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ir(e,t,Rt(t.files))}})();
