// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Ot=Object.defineProperty;var so=Object.getOwnPropertyDescriptor;var io=Object.getOwnPropertyNames;var ao=Object.prototype.hasOwnProperty;var lo=(e,t)=>{for(var n in t)Ot(e,n,{get:t[n],enumerable:!0})},co=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of io(t))!ao.call(e,o)&&
o!==n&&Ot(e,o,{get:()=>t[o],enumerable:!(r=so(t,o))||r.enumerable});return e};var uo=e=>co(Ot({},"__esModule",{value:!0}),e);var Ds={};lo(Ds,{lesson:()=>Hs,mountLesson:()=>eo});var tt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function jt(e){return new Promise((t,n)=>{let r=document.
createElement("script");r.src=tt(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var ur='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var mr={format:"snl-workbench",version:2},rt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var po={what:"stopped",says:"You stopped it."},fo=e=>`${(e/1e6).toFixed(1)} MB`;function pr(e,t){let n=null,r=!1,o=0,s,i,a=null;function c(){let y=URL.createObjectURL(
new Blob([ur],{type:"text/javascript"})),$=new Worker(y,{type:"module"});$.onmessage=({data:E})=>$===n&&b(E),$.onerror=E=>$===n&&f(E.message),$.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=$,r=!1}function m(){clearTimeout(i),n?.terminate(),n=null}function p(y){clearTimeout(i);let{settle:$}=a??{};a=null,$?.(y)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:y}=e,$=`It said nothing for ${y} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>u(
{what:"late",says:$}),1e3*y)}function u(y){m(),c(),p(rt(y))}function f(y){r?u({what:"died",says:`Python itself broke, and begins again: ${y}`}):s?(s=null,m(),c()):
(m(),p(rt({what:"died",says:`Python could not be loaded: ${y}`})))}function h(){!a||!r||(n?.postMessage({question:a.text}),l())}function b(y){y.memory?s=s===null?
null:y.memory:y.bytes?t({part:Math.min(1,y.bytes/e.bytes)}):y.ready?(r=!0,t({ready:r}),h()):y.failed?f(y.failed):y.said&&w(JSON.parse(y.said))}function w(y){y.id===
a?.id&&(l(),y.kind==="progress"?a.progress(y.says):p(y))}return{size:`up to ${fo(e.weight)}`,refusal:null,ask(y,$){o+=1;let E=`${o}`;return new Promise(v=>{a={id:E,
text:JSON.stringify({...mr,id:E,...y}),silent:y.kind==="cell",progress:$,settle:v},n||c(),h()})},stop:()=>a&&u(po),end:m}}var At=e=>({size:null,refusal:e,ask:async()=>rt(
{what:"died",says:e}),stop(){},end(){}});var ue={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:go}=ue,X=e=>Array.from({length:e},(t,n)=>n),Oe=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var fr=({columns:e,start:t})=>e+(t===0?1:0);function Q(e,t){let[n,r]=te(e,t),[o,s]=go.anchor;return[
r+o,e.rows-n-1+s]}function ae([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,i=(r-t)/o;return{length:o,spot:(c,m=0)=>[e+c*s-m*i,t+c*i+m*s]}}function hr([e,
t],[n,r],[o,s]){let[i,a]=[o-n,s-r],c=((e-n)*i+(t-r)*a)/(i*i+a*a||1),m=Oe(c,0,1);return Math.hypot(e-n-m*i,t-r-m*a)}function nt(e,t){let[[r,o],[s,i]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function ot(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let i of X(r)){let[a,c]=[t+i*o,t+(i+1)*o],[[m,p],[l,u]]=[e(a),e(
c)],[[f,h],[b,w]]=[nt(e,a),nt(e,c)];s.push([m+f*o/3,p+h*o/3],[l-b*o/3,u-w*o/3],[l,u])}return s}var bo=4,Ct=(e,t)=>{let n=ue.light.tints.length-1;return Math.round(
n*Oe(e/Math.max(t,bo),0,1))};var Wt=400,Rt=20,wo=["stay","bounce","win"];function He(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function yo(e){if(!Array.isArray(e))return He(e,"the die",1,Rt);if(!e.length||e.length>Rt)throw new Error(`a die \
in this page has 1 to ${Rt} faces, not ${e.length}`);let t=e.map(r=>He(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function ko(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)He(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function V(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=He(e.cells,"the number of cells",1,Wt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=wo.find(m=>m===i);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:ko(a,n),die:yo(r),start:He(o,"start",0,1),chained:s,overshoot:c}}var gr=e=>typeof e=="number"?X(e).map(t=>t+1):e;function De(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var st=e=>X(e*e).map(t=>{let{columns:n,rows:r}=De(e*e),[o,s]=te({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function br(e,t=Math.random){let n=X(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=X(2*r).map(i=>{let[a,c]=[o(),o()].sort((m,p)=>m-p);return i<r?[a,c]:[c,a]});return V(
{...e,name:"",jumps:s})}function xe({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([m,p])=>p>m).length,c=[`${t} ${t===1?"cell":"c\
ells"}`,`${a} ${a===1?"ladder":"ladders"}`,`${n.length-a} ${n.length-a===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&c.push("starts off the board"),s&&c.push("jumps are chained"),i==="bounce"&&c.push("bounces off the goal"),i==="win"&&c.push("passing the goal wins"),(e?[e,...c]:
c).join(" · ")}var wr=["Draw","Write"];function xo(e){let t=new URLSearchParams(e.slice(1));return kr(e)&&wr.find(n=>t.has(n.toLowerCase()))}var vo=e=>wr.includes(e)?`&${e.toLowerCase()}`:
"",$o=2e4;function So(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>$o?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function it(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function me({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...a.filter(Boolean)].join(".")}`}var Eo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Mo=e=>new URLSearchParams(
e.slice(1)).get("board");function yr(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Eo(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return V(r)}function kr(e){try{return yr(
Mo(e)??"")}catch{return null}}var Nt=e=>({board:e,mode:"",code:null,trouble:""}),xr=e=>({board:kr(e),mode:xo(e)??"",code:it(e),trouble:Po(e)}),at=(e,t,n)=>`${me(
e)}${vo(t)}${So(n??"")}`,To="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Po(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{yr(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${To}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&it(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Oo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",jo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",lt=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return At(Oo);if(!n)
return At(jo);let{home:o,core:s}=n;return pr({...n,home:tt(o),core:tt(s)},r)},editor:()=>jt(e).then(()=>snlEditor),shelf:()=>jt(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.
mount(r,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>xr(location.hash),set:(...r)=>history.replaceState(history.state,"",at(...r)),subscribe(r){let o=()=>it(
location.hash)===null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function C(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Lt(e,t){for(let n in t)C(e,n,t[n])}var K=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Ao=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Co="http://www.w3.org/1999/xhtml",Ro="http://www.w3.org/2000/svg";function vr(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
K(s,i,!0);for(let i of n)Ao(i)?Lt(s,i):s.append(...[i].flat().filter(Boolean));return s}var d=(e,...t)=>vr(Co,e,t),he=(e,...t)=>vr(Ro,e,t),Ee=(e,t,...n)=>he(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function ct(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function It(e){let t=[];return n=>{for(let r of t)K(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)K(r,e,!0)}}var T=(e,t,n,r)=>d("button.button",{type:"button",title:t,label:r,click:n},e);function $r(e,t,n,r=!1){let o=T(e,t,()=>{r=!r,C(o,"aria-pressed",`${r}`),n(r)});return C(
o,"aria-pressed",`${r}`),o}function de(e,t,n,r){let o=t.map(([i,a])=>d("option",{value:i,selected:i===n&&""},a)),s=d("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Bt=(e,t,...n)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Sr=(e,...t)=>d("details.fold",d("summary",e),...t);var Er=e=>e.closest("section section")?3:2;var qt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${qt(e)} ${e===1?t.replace(/s$/,""):t}`,Me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function dt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,i=s.length>1?`follow the jumps to ${o}`:"",a=o>r?`climb to ${o}`:`slide to ${o}`,c=o===
r?"":i||a;return n===null?`${Me(c)} from ${t}.`:`From ${t}, roll ${Ht(n)}: land on ${r}${c&&`, ${c}`}.`}var Ht=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ce({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:i=[],text:a}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[n.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return he(p,{...n,style:m||null},i.map(ce),a)}var{shape:Mr}=ue;function Tr(e,t,n,r){let{spot:o}=ae(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Pr(e,t,n){let{least:r,more:o,head:s,edge:i}=Mr.arc,
{length:a,spot:c}=ae(e,t),m=r+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,f]=c(a/2,l*m*2),h=[Oe(u,i,n-i),Math.max(f,i)],b=ae(h,t),w=b.spot(b.length-.06);return{from:e,
turn:h,tip:w,...Tr(w,h,s,s*.4)}}function Dt(e,t,n,r,o){let{length:s,spot:i}=ae(e,t),a=Math.min(r,s/4),c=i(s-a),m=i(s/2,2*n);return{from:i(a),turn:m,tip:c,middle:i(
s/2,n),...Tr(c,m,o,o/2)}}function Or(e){let t=Mr.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:i}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?i:[]]}var{shape:pe}=ue;function Fe(e,t,n){let{length:r,spot:o}=ae(Q(e,t),Q(e,n));return ae(o(pe.apart),o(r-pe.apart))}function Ar(e,t,n){let{length:r,spot:o}=Fe(e,t,n),
{half:s,over:i,rung:a}=pe.ladder,c=Math.max(2,Math.round(r/a)),m=[s,-s].map(l=>[o(-i,l),o(r+i,l)]),p=X(c+1).map(l=>{let u=r*l/c;return[o(u,s),o(u,-s)]});return{
rails:m,rungs:p}}function jr(e,t){let n=(e+t)%2?-1:1;return[0,pe.snake.bow,-pe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function ut(e,t,n,{hand:r,
bow:o}){let{length:s,spot:i}=Fe(e,t,n),{swing:a,wave:c}=pe.snake,m=Math.max(1,Math.round(s/c)),p=r*Math.min(a,.08*s);return l=>{let u=1-(2*l-1)**4,f=p*u*Math.sin(
2*Math.PI*m*l)+o*Math.sin(Math.PI*l);return i(s*l,f)}}function Ft(e,t,n,r){let o=r.map(([a,c])=>[Q(e,a),Q(e,c)]),s=e.columns+(e.start===0?1:0),i={cost:1/0,manner:jr(
t,n)[0]};for(let a of jr(t,n)){let c=ut(e,t,n,a),m=X(25).map(f=>c(f/24)),p=m.some(([f,h])=>f<.15||f>s-.15||h<.15||h>e.rows-.15),u=m.filter(f=>o.some(([h,b])=>hr(
f,h,b)<pe.snake.clear)).length+(p?100:0);u<i.cost&&(i={cost:u,manner:a})}return i.manner}function Cr(e,t,n,r){let o=ut(e,t,n,Ft(e,t,n,r)),{length:s}=Fe(e,t,n),i=4*
Math.max(1,Math.round(s/pe.snake.wave))+2,a=h=>b=>{let w=pe.snake.half*(1-.3*b-.6*b**3),[y,$]=o(b),[E,v]=nt(o,b),O=Math.hypot(E,v)||1;return[y-h*w*v/O,$+h*w*E/O]},
c=ot(a(1),0,1,i),m=ot(a(-1),1,0,i),p=[...c,c[c.length-1],m[0],...m],{spot:l}=ae(o(0),o(.02)),{skull:u,eye:f}=pe.snake;return{outline:p,stripe:ot(o,Math.min(.4,.25/
s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*u),l(-.05,-.55*u)],pupils:[l(-.05-f/3,.55*u),l(-.05-f/3,-.55*u)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Rr=(e,t)=>(2*e+3*t)%ue.light.snakes.length;var{shape:Je}=ue,fe=e=>`${Math.round(e*1e3)/1e3}`,ze=e=>e.map(t=>t.map(fe).join(" ")),ve=e=>`M${ze(e).join("L")}`,Wr=e=>`M${ze(e.slice(0,1))}C${ze(e.slice(1)).join(
" ")}`,zt=(e,t,n)=>`M${ze([e])}Q${ze([t,n]).join(" ")}`,re=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),mt=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:fe(t),cy:fe(n),r},...o}),pt=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),_t=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:fe(t),y:fe(n),width:r,height:r,
rx:o},...s}),Lr=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ir=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(n),"font-size":r},
fill:s,text:o});function Wo(e,t,n){let{rails:r,rungs:o}=Ar(e,t,n),{rail:s,rungWidth:i}=Je.ladder,a=r.map(ve).join("");return[re("halo",a,{stroke:"cell",width:s+
.05}),re("rungs",o.map(ve).join(""),{stroke:"ladder",width:i}),re("rails",a,{stroke:"ladder",width:s})]}function No(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,
pupils:c,tongue:m}=Cr(e,t,n,r),{skull:p,stripe:l,eye:u,pupil:f}=Je.snake,h=`snake-${Rr(t,n)}`,b=`${Wr(o)}Z`;return[re("halo",b,{stroke:"cell",width:.06}),re("to\
ngue",m.map(w=>ve(w)).join(""),{stroke:h,width:.025}),re("skin",b,{fill:h}),Lr(re("stripe",Wr(s),{stroke:"cell",width:l}),"0.04 0.12"),mt("skull",i,p,{fill:h}),
...a.map(w=>mt("eye",w,u,{fill:"die"})),...c.map(w=>mt("pupil",w,f,{fill:"dieInk"}))]}function ft(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>
a),s=(i,a,c,m)=>pt(i,m,{"data-ends":`${a} ${c}`});return[...r.map(([i,a])=>s("ladder",i,a,Wo(e,i,a))),...o.map(([i,a])=>s("snake",i,a,No(e,i,a,r)))]}function Br(e){
let[t,n]=te(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,width:c}=Je.flag,[m,p,l]=s,u=b=>b.map(([w,y])=>[r+w,o+y]),f=ve(u([s.slice(0,2),[m,l]])),h=`${ve(
u([[m,p],i,[m,a]]))}Z`;return pt("flag",[re("pole",f,{stroke:"goal",width:c}),re("pennant",h,{fill:"goal"})])}function _e([e,t],n,r=1){let{side:o,corner:s,pip:i}=Je.
die,a=Or(n).map(p=>mt("pip",p,i,{fill:"dieInk"})),c=Ir("face",[0,o*.24],o*.7,`${n}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return pt("die",[_t("side",
[-o/2,-o/2],o,s,m),...a.length?a:[c]],{transform:`translate(${fe(e)} ${fe(t)}) scale(${r})`})}function Nr(e,t,n){let[r,o]=te(e,t),s=[o+.06,e.rows-r-.94],i=_t(n,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return i.attributes["fill-opacity"]=.08,Lr(i,"0.03 0.06")}function qr(e,{from:t,face:n,landing:r,stand:o}){let s=o===
r?[]:[Nr(e,o,"stand")];if(n===null)return s;let i=Q(e,t);if(t===r)return[_e(i,n)];let{turn:a,neck:c,wings:m}=Pr(i,Q(e,r),fr(e)),p=`--far:${fe(ae(i,a).length+ae(
a,c).length)}`,l=re("arc",zt(i,a,c),{stroke:"now",width:Je.arc.width});return[Nr(e,r,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:p}},
re("tip",`${ve(m)}Z`,{fill:"now"}),_e(i,n)]}function Hr(e,t,n){let r=n;return t.map(([o,s,i],a)=>{let[c,m]=[Q(e,r),Q(e,s)],p=Dt(c,m,m[0]>=c[0]?-.3:.3,.12,.16);r=
i;let[l,u]=[p.middle[0],Math.floor(p.middle[1])+.5],f=zt(p.from,p.turn,p.neck),h=`${ve(p.wings)}Z`;return pt("leg",[re("rim",f,{stroke:"cell",width:.1}),re("sha\
ft",f,{stroke:"ink",width:.05}),re("tip",h,{fill:"ink"}),_t("count",[l-.3,u-.14],.28,.04,{fill:"ink"}),Ir("order",[l-.16,u+.066],.19,`${a+1}`,"cell"),_e([l+.16,
u],o,.8)],{style:`--order:${a}`})})}function Dr(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].
every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,c]=[Q(e,i),Q(e,s)],{from:m,turn:p,tip:l,wings:u}=Dt(a,c,.12,.18,.13),f=zt(m,p,l)+ve(u);return re(r.has(s)?
"branch.strong":"branch",f,{stroke:"ink",width:.03})})}var Jt=e=>Ee(".face","-.19 -.19 .38 .38",ce(_e([0,0],e))),ht=()=>d("li.chip",d("span",{role:"img"}),d("small"));function gt({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(C(e,"label",`Roll ${n}`),e.replaceChildren(Jt(n))),I(t,`to cell ${r}`)}var Gt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ge=e=>`${Gt(e).kind} ${e.join("→")}`,Fr=(e,t)=>V({...e,name:"",jumps:t}),
bt=(e,t)=>Fr(e,e.jumps.filter(([n])=>n!==t)),Ge=(e,t,n)=>Fr(e,[...bt(e,t).jumps,[t,n]]);function zr(e,[t,n],r,o){let s=bt(e,t);return r?Ge(s,t,o):Ge(s,o,n)}var Ut=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function _r(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return V({...e,...t,name:"",jumps:r})}function Jr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Gr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,i=!1;function a({clientX:m,clientY:p}){let l=e.cellAt(m,p);!l||l===s||(s=l,i=!0,t(o,s))}function c(m){removeEventListener(
"pointermove",a),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),i&&(m?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:p,clientX:l,clientY:u})=>{let f=e.cellAt(l,u);i=!1,!(m||!p||!f)&&(o=s=f,addEventListener("pointermove",a),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>i,stop:()=>c()}}var Ue=(e,t)=>d("label.setting",d("span",e),t);function Ur(e){let t=d("input.button",{type:"number",min:1,max:Wt,change:()=>e({cells:t.valueAsNumber})}),n=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:i.length===1?i[0]:i})}}),r=de("Start",[["1","on cell 1"],["0","off the board"]],"1",i=>e({start:Number(i)})),o=de("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",i=>e({overshoot:i})),s=de("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",i=>e({chained:i!==""}));return{
node:d(".settings",Ue("Cells",t),Ue("Die",n),Ue("Start",r),Ue("Past the goal",o),Ue("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,n.value=typeof i.die=="n\
umber"?`${i.die}`:i.die.join(" "),r.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Te(e){return Array.isArray(e)?`[${e.map(Te).join(", ")}]`:JSON.stringify(e)}function Vt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Lo({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Io({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([p,l])=>`  "${p}": ${Te(l)}`).join(
`,
`)}
}
`}function Bo(e){Vt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${Te(t)}
`}function qo(e){Vt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=X(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of st(t))n[s][i]=r.get(o)??-1;return`[${n.map(Te).join(`,
 `)}]
`}function Ho(e){Vt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var je=[{name:"python",title:"Python: Board(...)",write:Lo},{name:"json",title:"JSON",write:Io},{name:"move-array",title:"Move array, from 0",write:Bo},{name:"\
grid",title:"LeetCode grid",write:qo},{name:"hackerrank",title:"HackerRank text",write:Ho}];var Vr=["jumps","ladders","snakes","die","start","chained","overshoot"],Do=Vr.slice(0,3);function Fo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function zo(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function _o(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of zo(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Vr.includes(s))throw new Error(`a board has no option ${s}`);
Do.includes(s)?n.jumps.push(...Jo(i)):n[s]=Kr(i)}return[n]}function Kr(e){try{return Fo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Jo(e){
let t=Kr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Te(n)}`);return t}var Go="format version name author source cells die start chained overshoot jumps".split(" ");function Uo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Go.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Yr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${Te(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Vo(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=st(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Ko(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),n=0;function r(i,a){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==i||!c.every(m=>/^\d+$/.test(m)))throw new Error(`line ${n}: expected ${a}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[c,m]of[["ladder",1],["snake",-1]]){let[p]=r(1,`the number of ${c}s`);
if(p>100)throw new Error(`line ${n}: 100 cells have no room for ${p} ${c}s`);for(let l=0;l<p;l+=1){let u=r(2,`the two cells of a ${c}`);if((u[1]-u[0])*m<=0)throw new Error(
`line ${n}: ${u.join(" ")} is not a ${c}`);a.push(u)}}s.push({cells:100,jumps:a})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Yo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Vo(r)]:typeof r[0]=="object"?r.map(Uo):[Yr(r)]}function wt(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return _o(t).map(V);if(/^[[{]/.test(t))return Yo(t).map(V);if(n&&/[\r\n]/.test(t))return Ko(t).map(V);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(Yr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Qr(e,t){let n=null,r=je[0].name,o=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),i=de("Notation",
je.map(l=>[l.name,l.title]),r,l=>{r=l,a()});function a(){if(!(!n||!p.open)){o.value=o.placeholder="",I(s,"");try{o.value=je.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){I(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){I(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=wt(o.value);t(l[0]),I(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){I(s,`This cannot be read: ${l.message}.`)}}let p=Sr("Copy or paste as text",d(".tools",i,T("Copy",null,c),T("Use this text","Read \
the board in the text",m)),o,s);return p.addEventListener("toggle",a),{node:p,show(l){n=l,a()}}}var Kt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Yt(e){let t=null,n=null,r=null,o=null,s=!0,i=d("b.amount"),a=d("span.quiet"),c=d(
"ol.thrown",{label:"A shortest route"}),m=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=T("Undo","Ctrl+Z",()=>e.go(-1)),l=T("Redo","Ctrl+Y",
()=>e.go(1)),u=Ur(k=>$(x=>_r(x,k),"")),f=Qr(e,k=>e.use(k));function h({distance:k,predecessor:x,throws:S,route:N}){t&&(t.paint({current:r,distance:k,predecessor:x,
route:s,piece:!1}),I(i,S??"none"),I(a,S===null?"the goal is out of reach":le(S).replace(/^\S+ /,"")),ct(c,N,ht,(F,[J,,Y])=>gt(F,J,Y)))}let b=()=>t?Ut(t.board,r)[0]??
null:null;function w(){if(!t)return;let{board:k,plan:x}=t;h(t);let S=b();t.light(S),t.sketch((S??[]).map(N=>{let[F,J]=Q(x,N);return{tag:"circle",attributes:{cx:F,
cy:J,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Ut(k,r).flatMap(y)),C(p,"aria-disabled",!e.can(-1)),C(l,"aria-disabled",!e.can(1))}function y(k){
let{ends:x}=Gt(k),S=T(`Remove ${ge(k)}`,"Delete",()=>E(k)),N=x.map((F,J)=>T(`Move its ${F}`,null,()=>{o={jump:k,end:J},e.say(`Choose the cell where the ${F} of ${ge(
k)} goes.`),t?.cells.get(k[J])?.focus({preventScroll:!0})}));return[S,...N]}function $(k,x){if(t){r=o=null;try{e.use(k(t.board)),e.say(`${x} ${Kt(t.throws)}`.trim())}catch(S){
e.say(`${Me(S.message)}.`),u.show(t.board),w()}}}let E=k=>$(x=>bt(x,k[0]),`Removed: ${ge(k)}.`);function v(k,x){let S=b(),N=S?S.indexOf(k):-1;return S&&N>=0?O(S,
N,x):{change:F=>Ge(F,k,x),what:`Drawn: ${ge([k,x])}.`}}let O=(k,x,S)=>({change:N=>zr(N,k,x,S),what:`Moved: ${ge(k)} is now ${ge(x?[k[0],S]:[S,k[1]])}.`});function L(k,x){
if(!t)return;let{change:S}=v(k,x),N=t.trial(S(t.board));h(N),e.say(`If you let go here: ${Kt(N.throws)}`)}function B(k,x){let{change:S,what:N}=v(k,x);$(S,N)}function _(){
r=o=null,t&&(t.trial(t.board),w(),R())}function R(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Kt(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",i,a)),c,m,d(".tools",p,l,T("Random","Other jumps",()=>$(k=>br(k),
"Drawn at random.")),T("Remove all jumps",null,()=>$(k=>({...k,name:"",jumps:[]}),"Removed: all jumps.")),$r("Route","One of the shortest routes",k=>{s=k,w()},!0)),
u.node,f.node],show(k){t=k,r=o=null,n=Gr(t,{tries:L,draws:B,drops:_}),u.show(t.board),f.show(t.board),w(),R()},leave:()=>n?.stop(),choose(k){if(!(!t||!k||n?.wasDrawing()))
if(o){let{change:x,what:S}=O(o.jump,o.end,k);$(x,S)}else if(r===k)_();else if(r!==null){let x=r;$(S=>Ge(S,x,k),`Drawn: ${ge([x,k])}.`)}else{r=k,w();let x=b(),S=x?
` Or drag an end of ${ge(x)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${S}`)}},key(k,{ctrlKey:x,metaKey:S,shiftKey:N,altKey:F}){
let J=b();if(x||S){let Y=k==="y"||N&&k==="Z"?1:k==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(k==="Escape"&&r!==null&&!F)_();else if((k==="Delete"||k==="Backspace")&&J)
E(J);else return!1;return!0}}}function Ae(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([a])=>a===
r);if(!o)return!1;let[,s,i]=o;return t.push({from:n(),face:r,landing:s,stand:i,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var[Zr,Xr]=[150,350],Qo=.25,en=24;function Zo({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...X(o-e+1).map(i=>e+i),...X(o-n).
map(i=>o-1-i)]}function Xo(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=Fe(e,n,r);return[a(0),a(i),Q(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=ut(e,n,r,
Ft(e,n,r,o));return[...X(en+1).map(i=>s(i/en)),Q(e,r)]}function tn(e,t,n,r){let s=Zo(n,e.cells).map(m=>Q(e,m)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
m,[p,l]]of s.slice(1).entries()){let[u,f]=s[m],h=[(u+p)/2,Math.min(f,l)-Qo];i.push({at:h,time:a+Zr/2,easing:"ease-in"}),a+=Zr,i.push({at:[p,l],time:a,easing:"ea\
se-out"})}for(let m of n.feet){let p=Xo(e,t,m);for(let[l,u]of p.entries())i.push({at:u,time:a+Xr*(l+1)/p.length,easing:"linear"});a+=Xr}let c=Oe(r/(a||1),0,1);return i.
map(m=>({...m,time:m.time*c}))}var es="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",rn=([e,t])=>`translate(${e}px,${t}px)`;function nn(e,t){let n=he("path.piece",{d:es,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,C(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&C(n,"style",`t\
ransform:${rn(Q(e,i))}`)},rest:s,walk(i,a,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=0,p=i.flatMap(u=>{let f=tn(e,t,u,a).map(
h=>({...h,time:m+h.time}));return m=f.at(-1)?.time??m,f});if(m===0)return;let l=p.map(({at:u,time:f,easing:h})=>({transform:rn(u),offset:f/m,easing:h}));C(n,"vi\
sibility",null),r=n.animate(l,{duration:m}),r.onfinish=()=>{s(),c?.()}}}}var ts=400;function on({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:i,cells:a,jumps:c}=t,m={cells:a,start:i,...e},{rows:p}=e,l=i===0?1:0,u=e.
columns+l,f=X(a+l).map(M=>M+1-l),h=new Map,b=new Map,w=It("new"),y=It("touched"),$=!1,E=null,v=new Set,O=null,L=[];function B(M){let[W,q]=te(m,M),H=M===i?"start":
M===a&&"goal",U=d(".cell",{role:"gridcell","data-cell":M,"data-end":H,style:`grid-column:${q+1}`},d("span.number",`${M}`),d("span.end",{"data-is":H}),d("span.ba\
dge"));return K(U,"odd",(W+q)%2),h.set(M,U),U}function _(M){for(let W of h.values())W.tabIndex=W===M?0:-1}function R(M){let{key:W,target:q}=M,[H,U]=te(m,Number(
q.dataset.cell)),D={ArrowLeft:[H,U-1],ArrowRight:[H,U+1],ArrowUp:[H+1,U],ArrowDown:[H-1,U]};if(W==="Enter"||W===" ")q.click();else if(D[W]){let Z=f.find(ke=>`${te(
m,ke)}`==`${D[W]}`);h.get(Z??-1)?.focus()}else return;M.preventDefault(),M.stopPropagation()}let k=M=>f.filter(W=>te(m,W)[0]===M).sort((W,q)=>te(m,W)[1]-te(m,q)[1]),
x=d(".grid",{role:"grid",label:n,keydown:R,focusin:({target:M})=>_(M)},X(p).reverse().map(M=>d(".row",{role:"row"},k(M).map(B))));_(h.get(i)??h.get(1));let S=`0\
 0 ${u} ${p}`,N=Ee(".layer.goal",S,ce(Br(m))),F=Ee(".layer.jumps",S,ft(m,c).map(ce)),[J,Y,A]=["g.tree","g.move","g.route"].map(M=>he(M)),g=Ee(".layer.above",S,J,
Y,A),P=nn(m,c),z=Ee(".layer.top",S,P.node),j=d(".sheet",x,N,F,g,z);function G(M,W,q){if(!E)return"";let[H,U]=[E.distance.get(M),E.predecessor.get(M)],D=[`cell ${M}`,
h.get(M)?.dataset.end];for(let[ke,Pe]of c)ke===M&&D.push(`${Pe>M?"foot of a ladder":"head of a snake"} to ${Pe}`),Pe===M&&D.push(`${ke<M?"top of a ladder":"tail\
 of a snake"} from ${ke}`);let Z=E.visited.has(M)?"visited":"not reached";return D.push(W?"current":"",H!=null?`reached in ${le(H,o)}`:Z,U!=null?`from ${U}`:"",
q?r:"",v.has(M)?"part of what is wrong":""),D.filter(Boolean).join(", ")}let ee=M=>`var(--tint-${Ct(M,s)})`;function ne(M,W,q,H){let U=M.current===W,D=M.visited.
has(W),Z=M.distance.get(W),ke=M.predecessor.get(W),Pe=`${[U,H,D,Z,ke,v.has(W)]}`;if(b.get(W)===Pe)return;b.set(W,Pe);let oo=Z!=null?"reached":D&&"visited";Lt(q,
{"data-distance":Z,"data-tint":Z!=null&&Ct(Z,s),"data-from":ke,"data-visited":D,"data-waits":H,"aria-current":U,"data-state":U?"current":H?"frontier":oo,label:G(
W,U,H)}),Z!=null&&q.style.setProperty("--tint",ee(Z)),C(q.lastChild,"data-is",qt(Z)||null)}function ie(){if(!E)return;let M=new Set(E.frontier.map(([W])=>W));for(let[
W,q]of h)ne(E,W,q,M.has(W))}function et(){if(!E)return;let M=$?Dr(m,E.predecessor,E.current):[];J.replaceChildren(...M.map(ce))}let lr=M=>M.map(W=>F.querySelector(
`[data-ends="${W} ${c.get(W)}"]`));function cr(M,W){let q=new Set(lr(W));for(let H of F.children)K(H,M,q.has(H))}function to(M){let W=M.flatMap(([,q,H])=>H===q?
[]:t.ride(q).feet);A.replaceChildren(...Hr(m,M,i).map(ce)),K(F,"routed",M.length),cr("taken",W)}let dr=()=>K(j,"arrived",!0);function ro(M){let W=i,q=M.map(([H,
U,D])=>{let Z={from:W,face:H,landing:U,stand:D,feet:t.ride(U).feet};return W=D,Z});P.walk(q,ts,dr)}let no=`${u>7?".close":""}${u>12?".dense":""}${u>24?".tiny":""}`;
return{plan:m,cells:h,columns:u,shape:u/p,node:d(`.board${no}`,{style:`--wide:${u};--high:${p}`},j),paint(M,W,q,H,U=0){E=M;let D=`${Object.values(q??{})}`!=`${Object.
values(O??{})}`;(D||H.length)&&P.rest(),K(j,"arrived",!1),ie(),w([...W].map(Z=>h.get(Z))),et(),Y.replaceChildren(...(q?qr(m,q):[]).map(ce)),y(lr(q?.feet??[])),`${H}`!=
`${L}`&&to(H),U>0&&H.length?ro(H):U>0&&D&&q&&P.walk([q],U),O=q,L=H},piece:P,top:z,celebrate:dr,showTree(M){$=M,et()},mark(M,W){let q=W.flatMap(D=>D.moves??[]),H=W.
flatMap(D=>D.jumps??[]),U=q.flatMap(([,D])=>t.ride(D).feet);cr("found",[...H.map(([D])=>D),...U]),v=new Set(W.flatMap(D=>D.cells??[]));for(let[D,Z]of h)K(Z,"dif\
fers",D===M),K(Z,"found",v.has(D));ie()},drawn:()=>({plan:m,jumps:c,farthest:s,state:E,found:v,move:O,treeShown:$,route:L})}}function yt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,u])=>l!==u)),a=typeof n=="number"?Array.from({length:n},(l,u)=>u+
1):n;function c(l,u=[]){if(u.includes(l))return{feet:u,stand:null};let f=i.get(l);return f===void 0||u.length&&!o?{feet:u,stand:l}:c(f,[...u,l])}function m(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function p(l){return l===e?[]:a.flatMap(u=>{let f=m(l+u),h=f>0?c(f).stand:null;return h===null?[]:[[u,f,h]]})}return{cells:e,
start:r,jumps:i,ride:c,moves:p}}function Ve({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let c of i){let m=(r.get(c)??0)+1;for(let p of n(c)){let l=p[2];r.has(
l)||(r.set(l,m),o.set(l,c),s.set(l,p),i.push(l))}}let a=[];for(let c=t,m=s.get(c);m;m=s.get(c))a.unshift(m),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var rs=1400;function be(e){let t=yt(e),n=Ve(t),r=on({layout:De(e.cells),rules:t,label:`Board: ${xe(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:i,piece:a}=r,c=he("g.sketch");r.top.prepend(c);let m=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:i,faces:gr(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(p){let{current:l=null,near:u=[],distance:f,predecessor:h,move:b=null}=p,
{route:w=!1,piece:y=!0}=p,$={current:l,frontier:[...u].map(E=>[E,""]),distance:f??new Map,predecessor:h??new Map,visited:new Map};r.paint($,[],b,w?o:[]),a.stand(
y?l:null)},walk(p){a.walk([p],rs,()=>p.stand===e.cells&&r.celebrate())},rest:a.rest,trial(p){let l=new Map(p.jumps),u=new Set;for(let w of[...m?.children??[]]){
let[y,$]=(w.getAttribute("data-ends")??"").split(" ").map(Number);l.get(y)===$?u.add(y):w.remove()}let f=new Map(p.jumps.filter(([w])=>!u.has(w))),h=ft(s,f).map(
ce);for(let w of h)K(w,"lit",!0);m?.append(...h),t.jumps.clear();for(let[w,y]of l)t.jumps.set(w,y);let b=Ve(t);return o=b.route,b},light(p){for(let l of m?.children??
[])K(l,"lit",l.getAttribute("data-ends")===p?.join(" "))},sketch:p=>c.replaceChildren(...p.map(ce)),cellAt(p,l){let f=r.node.getRootNode().elementFromPoint(p,l)?.
closest("[data-cell]"),h=f&&r.node.contains(f)&&f.dataset.cell;return h?Number(h):null}}}var Ce=({columns:e,shape:t,node:n})=>d(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),sn=e=>new Set(e.map(([,t])=>t));function ns(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var os=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function ss(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&os()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function an(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":ss(n);let o=dt(r);return e.won()?`${o} ${ns(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function ln(e,t,{
cells:n}){let r=`${Me(Ht(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function cn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function Qt(e,t){let n=null,r=null,o=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),i=d("span.quiet"),a=d("b.amount"),c=d("ol.throw\
n",{label:"Your throws"}),m=T("Undo","Take the last throw back (Backspace)",y),p=T("Start again","Back to the start",$),l=T("Show the shortest route",null,()=>E(
!u)),u=!1;function f(){if(!n||!r)return;let{thrown:v}=r,O=r.moves(),L=u||r.won();n.paint({current:r.at(),near:sn(O),distance:r.trail(),move:u?null:v.at(-1)??null,
route:u});for(let B of o.children){let _=Number(B.dataset.face);C(B,"aria-disabled",!O.some(([R])=>R===_))}I(s,v.length),I(i,v.length===1?"throw":"throws"),I(a,
L?n.throws??"none":"?"),ct(c,v,ht,(B,{face:_,stand:R})=>gt(B,_,R));for(let B of[m,p])C(B,"aria-disabled",!v.length);C(l,"aria-pressed",`${u}`),C(e.root,"data-wo\
n",r.won())}function h(){n&&r&&e.say(an(r,n.throws,n.faces))}function b(v){if(!n||!r||r.won())return;let O=r.at();if(u=!1,!r.throws(v)){f(),e.say(ln(v,O,n.board));
return}f();let L=r.thrown.at(-1);L&&n.walk(L),h(),w()}function w(){t?.((r?.thrown??[]).map(({face:v})=>v))}function y(){r?.undo()&&(f(),h(),w())}function $(){!n||
!r?.thrown.length||(r=Ae(n.rules),u=!1,f(),h(),w())}function E(v){u=v,f(),v&&n?e.say(cn(n.throws,n.route)):h()}return{name:"Play",under:o,side:[d(".score",d("p",
"You ",s,i),d("p","Fewest ",a)),d(".tools",m,p,!t&&l),c],show(v){n=v,r=Ae(n.rules),u=!1,o.replaceChildren(...n.faces.map(O=>{let L=T(Jt(O),null,()=>b(O),`Throw ${O}`);
return C(L,"data-face",O),L})),f(),h()},replay(v){if(!n)return!1;let O=r;r=Ae(n.rules);let L=v.every(B=>r?.throws(B));return L||(r=O),f(),h(),L},leave:()=>C(e.root,
"data-won",null),choose(v){let O=r?.moves()??[],L=O.find(([,B])=>B===v)??O.find(([,,B])=>B===v);L?b(L[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${v}\
.`)},key(v,{ctrlKey:O,metaKey:L,altKey:B}){if(O||L||B)return!1;let _=Number(v);if(v==="Backspace")y();else if(v!==" "&&n?.faces.includes(_))b(_);else return!1;return!0}}}var kt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Zt=new Map;function as(e){let t=Zt.get(e)??new CSSStyleSheet;return Zt.has(e)||t.replaceSync(e),Zt.set(e,t),t}function dn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=kt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[as(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var un=e=>e.getRootNode().activeElement??
null;function Re(e){let t=d("span.strip.quiet",{role:"status"}),n=d("span.clock.quiet",{"aria-hidden":"true"}),r=d("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:d("span.progress",r,t),say(o,s=""){I(t,o),s&&t.append(d("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,I(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&C(r,"value",o),I(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>I(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),I(n,""),r.hidden=!0}}}}var ls=["sessionStorage","localStorage"],cs="This browser stores nothing here",ds="The browser's storage is full";function We(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Ne(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?ds:cs}}function Xt(e,t=ls){for(let n of t)try{window[n].removeItem(e)}catch{}}var[er,mn]=["snl-workbench",1],pn="download what you want to keep.",us=`Another version of the workbench has stored code here, which is left alone: ${pn}`;function xt(e){
let t=We(e,er);return t?t.version!==mn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function fn(){let[e,t]=[xt("sessionStorage"),
xt("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:mn,signature:"board",sources:{}};return{kept:r,store(o){if(n)return us;
let s=xt("localStorage"),a={...(s===null||s==="newer"?r:s).sources};o in r.sources?a[o]=r.sources[o]:delete a[o];let c=Ne(er,r,{...r,sources:a});return c&&`${c}\
: ${pn}`},elsewhere(o){let s=xt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===er&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function hn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var ms="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function gn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},c="",m=null,p=d(".tools"),l=d(".tabs",{role:"group",label:"Program"}),u=d(".programs",
l,p),f=x=>x?s.second??s.signature:s.signature,h=x=>`${x?"2:":""}${f(x)}`,b=!1,w=()=>i.signatures.find(({name:x})=>x===f(b))?.template??"",y=()=>s.sources[h(b)]??
w(),$=()=>a.kind==="mine"||a.kind==="second";function E(x){a=x,$()&&b!==(a.kind==="second")&&(b=!b,m=null,v()),k();let{kind:S,name:N}=a;$()?n(y(),!1):n(S==="lin\
k"?t??"":i.programs.find(F=>F.name===N)?.source??"",!0)}function v(){let x=e.elsewhere(h(b));x===null?m=null:x!==y()&&(m=x),k()}function O(){let[x,S]=[m,r()];B(
x??""),E(L()),m=S,k()}let L=()=>({kind:b?"second":"mine"});function B(x){let S=h(b);x===void 0?delete s.sources[S]:s.sources[S]=x,c=e.store(S)}function _(){let x=`${a.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");hn(new Blob([r()],{type:"text/x-python"}),x)}function R(){b=!1,B(t??""),E({kind:"mine"})}function k(){let{kind:x,
name:S}=a,N=(A,g,P="")=>{let z=T(A,P||null,()=>E(g));return C(z,"aria-pressed",`${x===g.kind}`),z},F=A=>i.programs.filter(g=>g.kind===A).map(g=>[g.name,g.title]),
J=de("A program to look at",[["","Look at a program"]],S??"",A=>{E(A?{kind:"program",name:A}:L())});for(let[A,g]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let P=F(g).map(([z,j])=>d("option",{value:z},j));J.append(d("optgroup",{label:null},P)),J.lastElementChild?.setAttribute("label",A)}J.value=S??"",J.classList.
toggle("s-chosen",x==="program"),l.replaceChildren(N("Mine",{kind:"mine"}),N("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[N("From the link",{kind:"link"})],J);let Y=T("Download","As a file of Python",_);if($()){let A=de("How it is called",i.signatures.map(z=>[z.name,z.title]),f(
b),z=>{b?s.second=z:(s.second=f(!0),s.signature=z),c=e.store(h(b)),m=null,v(),E(L())}),g=T("Reset","Back to the beginning of this signature",()=>{B(),E(L())}),P=m!==
null&&T("Other tab's code","Exchange it with the code here",O);p.replaceChildren(A,g,Y,...P?[P]:[])}else x==="link"?p.replaceChildren(T("Make it mine","Instead \
of what is there",R),Y):p.replaceChildren(Y)}return{node:u,chosen:()=>a,isMine:$,trouble:()=>c||(m===null?"":ms),end:e.follow(()=>{v(),o()}),show(x){i=x,v(),i.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),E(a)},changed(x){$()&&B(x)},question(){return a.kind==="program"?{name:a.name}:{source:r(),signature:$()?
f(b):null}},other(){let x=s.sources[h(!b)];return $()&&x?.trim()?{source:x,signature:f(!b)}:null}}}function Le(e){let t=d(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=d("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ke=e=>e===null?"out of reach":le(e),Ie=e=>`${Me(e)}${/[.?!]$/.test(e)?"":"."}`,se=(e,t,...n)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),n),oe=e=>e&&
d("p",`${e}`),$e=e=>e&&d("p.quiet",`${e}`),bn=(e,t)=>d("p","Right is ",d("b",Ke(e)),", yours says ",d("b",Ke(t)),"."),wn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Be=(e,t)=>e!==null&&d(".tools",T(`Show line ${e}`,null,()=>t.point(e)));function tr(e,t){let n=V(
e),r=be(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Ce(r)}}function Ye({report:e,like:t,stepper:n},r){
let o=[$e(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>$e(`Note: ${i.says}.`))];if(e.correct===!1)return ps(e,t,o,n,r);let{
name:s}=e;return e.correct?se("right",`${s} is right on every board that was played`,d("p",d("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&d("\
p",d("b","Tested"),`, which proves nothing about others: ${e.tested}.`),$e(`${yn(e)}.`),...o):se("open",`${s} could not be judged`,oe(Ie(e.finding.says)),...o.slice(
1))}var yn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} played`;function ps(e,t,n,r,o){let{finding:s,expected:i,got:a}=e,{board:c,node:m}=tr(
e.board,s),p=typeof a=="number"?null:a,l=[p?oe(`Right is ${Ke(i)}. Yours: ${p.says}.`):bn(i,a),s.kind!==p?.kind&&oe(Ie(s.says)),oe(wn(p)),...t.slice(0,2).map(u=>$e(
`It answers like a known mistake: ${u.title}. The repair: ${u.repair}`)),$e(`${xe(c)} · ${yn(e)}`),...n,d(".tools",r&&T("Step to the first difference",null,()=>o.
step(r)),o.draw(c))];return se("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",d(".exhibit",m,d(".told",l)))}function fs({
right:e,ended:t,throws:n,expected:r,finding:o,line:s},i){return e?se("right",`Right on this board: ${Ke(n)}`,$e("One board proves little. Check plays them all, \
smallest first.")):se("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&bn(r,n),o&&oe(Ie(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),oe(wn(o)),Be(s,i))}function hs({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>d("tr",[r.
algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].
map((o,s)=>d(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return se("open",`On this board: ${Ke(e.throws)}`,Bt("","Comparison",d("table",d("thead",d("tr",t.map(r=>d(
"th",{scope:"col"},r)))),d("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&$e(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var gs={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Qe=({what:e,says:t,line:n},r)=>se(e==="stopped"?"open":"wrong",gs[e]??"That did not work",oe(Ie(`${n===null?"":`line ${n}: `}${t}`)),Be(n,r));function rr({
printed:e,more_printed:t}){return e?.length?se("open","It printed",Bt(".printed","What it printed",e.map(n=>d(".print",d("span.quiet",n.line===null?"":`line ${n.
line}`),d("code",n.text)))),$e(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function kn(e,t){return[e.kind==="failure"?Qe(e,t):e.of==="check"?
Ye(e,t):e.of==="compare"?hs(e):e.of==="solve"&&fs(e,t),rr(e)].filter(r=>!!r)}var Ze=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",vt=e=>e[0]?.querySelector(
"p")?.textContent??"";var bs=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],ws="This code came with the link. It has not run, and runs only when\
 you press a button below.",xn="It runs …",ys=()=>d("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function vn(e,t){let n=null,
r=null,o=!1,s=!1,i=!1,a=t.host($),c=fn(),m=t.store.get().code,p=d(".editor"),l=d("p.note.quiet"),u=Re(a.size),f=d(".cards"),h=Le(t),b=T("Stop","End what is runn\
ing",()=>a.stop()),w=bs.map(([R,k,x])=>T(R,x,()=>B(k))),y=gn({keeper:c,arrived:m,open:E,text:()=>r?.text()??"",heard:()=>v()});function $(R){i&&u.loads(R,xn)}function E(R,k){
r?.open(R,k),v()}function v(){let{kind:R}=y.chosen(),k={mine:y.trouble()||a.refusal,second:y.trouble()||a.refusal,program:a.refusal,link:ws};I(l,k[R]??""),l.classList.
toggle("s-strong",R==="link")}async function O(){o=!0;try{let[{make:R},k]=await Promise.all([t.editor(),t.shelf()]);r=R(p,"Program",x=>{y.changed(x),v()}),y.show(
k)}catch(R){I(l,`The editor cannot be loaded: ${R.message}`)}L()}function L(){for(let R of w)C(R,"aria-disabled",i||!r||!!a.refusal);b.hidden=!i,C(f,"aria-busy",
`${i}`),!s&&a.size&&u.say(`Python (${a.size}) loads at the first run.`)}async function B(R){if(i||!r||!n||a.refusal)return;s=i=!0,r.point(null),f.replaceChildren(),
h.clear(),u.say(xn),L();let{name:k,cells:x,jumps:S,die:N,start:F,chained:J,overshoot:Y}=n.board,A={name:k,cells:x,jumps:S,die:N,start:F,chained:J,overshoot:Y},g=R===
"compare"?y.other():null,P={kind:R,program:y.question(),board:A,other:g},z=await a.ask(P,j=>u.say(`${j} …`));i=!1,u.done(),L(),_(z)}function _(R){let k=kn(R,{
step:h.step,draw:N=>T("Move this board to Draw",null,()=>{e.use(N),e.enter("Draw")}),point(N){r?.point(N),r?.focus()}});(R.kind==="result"&&R.of)==="compare"&&y.
isMine()&&!y.other()&&k.push(ys()),f.replaceChildren(...k),"line"in R&&R.line&&r?.point(R.line),f.scrollIntoView({block:"nearest"}),R.kind==="result"&&R.of==="t\
race"&&h.step(R.stepper);let S=Ze(k);e.say(S?`${S}. ${vt(k)}`:"Step through the run below.")}return{name:"Write",under:d("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[y.node,l,p,d(".tools.acts",w,b,u.node)],foot:[f],below:[h.node],show(R){n=R,n.paint({piece:!1}),o||O(),L(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),y.end(),r?.destroy()},more:()=>["mine","second"].includes(
y.chosen().kind)?r?.text()??null:null,stays:()=>m}}var $t='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
.s-fold){display:none}}}';var $n="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Sn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Xe(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(V),i=d("p.speaker",{role:"status"}),a=d("span.quiet"),c=d("p.trouble",{role:"alert"}),m=d(""),p=d(".main",m),l=d(".side"),u=d(".\
stage",p,l),f=d(".foot"),h=d(""),b=d("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:b,say:g=>I(i,g),use(g){$.add(g),
x(g),k()},can:g=>$.can(g),go(g){$.can(g)&&(x($.go(g)),k())},enter(g){S(E.find(P=>P.name===g)??v),x(O.board),k()}},y=r.get(),$=Jr(y.board??V(t.board)),E=t.only?[
t.only==="Play"?Qt(w,n.played):Yt(w)]:[Qt(w),Yt(w),vn(w,n)],v=E.find(({name:g})=>g===y.mode)??E[0],O=be($.now()),L=s.map(({name:g},P)=>[`${P}`,g]),B=de("Board",
[["","Your board"],...L],"",g=>{let P=s[Number(g)];g&&P&&w.use(P)}),_=d("input.address",{readonly:"",label:"To copy",hidden:""});async function R(){let P=`${location.
href.split("#")[0]}${at(O.board,v.name,v.more?.()??null)}`;_.value=P;try{await navigator.clipboard.writeText(P),w.say("Copied: a link to this board.")}catch{_.hidden=
!1,_.select(),w.say("Copy the link from the field.")}}function k(){let[g=null]=E.flatMap(({stays:P})=>P?.()??[]);r.set({...O.board,name:""},v.name,g)}function x(g){
let P=un(m),z=m.contains(P)&&P?.dataset.cell;O.rest(),O=be(g),m.replaceChildren(O.node),C(u,"style",`--shape:${O.shape};--columns:${O.columns}`),C(b,"style",`--\
rows:${O.plan.rows}`),I(a,xe({...g,name:""}));let j=s.findIndex(G=>me(G)===me(g));B.value=j<0?"":`${j}`,B.options[0].hidden=j>=0,_.hidden=!0,I(c,""),v.show(O),z&&
O.cells.get(Number(z))?.focus({preventScroll:!0})}function S(g){v.leave(),v=g;for(let[P,z]of N.entries())C(z,"aria-pressed",`${E[P]===v}`);K(b,"drawing",v.name===
"Draw"),K(b,"writing",v.name==="Write"),p.replaceChildren(m,v.under),l.replaceChildren(d(".says",i),...v.side),f.replaceChildren(...v.foot??[]),h.replaceChildren(
...v.below??[])}let N=E.map(g=>T(g.name,null,()=>w.enter(g.name)));b.addEventListener("mousedown",g=>{let P=g.target;!P.closest(".s-grid")||!m.contains(P)||(g.preventDefault(),
b.focus({preventScroll:!0}))}),b.addEventListener("click",({target:g})=>{let P=g.closest(".s-grid .s-cell");P&&m.contains(P)&&v.choose(Number(P.dataset.cell))}),
b.addEventListener("keydown",g=>{let P=g.target;Sn(g)&&g.stopPropagation(),!P.matches($n)&&v.key(g.key,g)&&g.preventDefault()});function F(g){let P=g.composedPath()[0];
if(g.defaultPrevented||!Sn(g)||!/^[1-9]$/.test(g.key)||P.closest(`${$n}, .snl-stepper`))return;let{top:z,bottom:j}=m.getBoundingClientRect();j>0&&z<innerHeight&&
v.key(g.key,g)&&g.preventDefault()}function J(){let{board:g,mode:P,trouble:z}=r.get();g&&(me(g)!==me(O.board)||o)&&($.add(g),S(E.find(j=>j.name===P)??v),x(g)),I(
c,z)}o&&addEventListener("keydown",F);let Y=r.subscribe(J);b.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},N),s.length>0&&d(
"label.board-of",d("span","Board"),B),a,o&&d(".tools",T("Copy link","A link to this board",R),_)),c,u,f)),K(b,"ready",!0),K(b,"only",t.only),K(b,"fixed",t.fixed);
let{remove:A}=dn(e,$t,b);return e.append(h),S(v),x(O.board),I(c,y.trouble),{show:x,replay:g=>v.replay?.(g)??!1,destroy(){removeEventListener("keydown",F),Y(),O.
rest();for(let g of E)g.end?.();h.remove(),A()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Xe(e,t,lt(t.files))}var nr=1,St="snl-exercise:",En="Export what you want to keep.",xs=`Another version of this book has stored something for this exercise, which is left alone. ${En}`,
vs=globalThis,Mn=vs.snlRecords??=new Map,Tn=e=>e?.version===nr&&typeof e.source=="string"&&typeof e.solved=="boolean";function Et(e,t){let n=We(e,St+t);return Tn(
n)?n:n?.version>nr?"newer":null}function we(e){let[t,n]=[Et("sessionStorage",e),Et("localStorage",e)],r=[Mn.get(e),t,n].filter(o=>Tn(o));return r.length?{...r[0],
solved:r.some(({solved:o})=>o)}:null}function Pn(e){let t=Et("localStorage",e);return t===null||t==="newer"?null:t.source}function or(e,t,n=!1){let r=we(e),o={version:nr,
source:t,solved:n||(r?.solved??!1)};Mn.set(e,o);let s=Et("localStorage",e)==="newer",i=s?"":Ne(St+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?xs:i&&`${i}. ${En}`}function On(e){let t=r=>e(r.detail.name,!1),n=({key:r})=>{r===null?e(null,!0):r.startsWith(St)&&e(r.slice(St.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",n),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",n)}}var sr="snl-cell:";function jn({id:e,source:t}){for(let n of["sessionStorage","localStorage"]){let r=We(n,sr+e);if(r?.of===t&&typeof r.source=="string")return r.
source}return t}function ir({id:e,source:t},n){n===t?Xt(sr+e):Ne(sr+e,{of:t,source:n})}var $s="script,style,link,meta,base,iframe,object,embed,form";function An(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
$s))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function Cn(...e){let t=d("pre",e),n=d("",{class:"highlight"},t);return d("",
{class:"output text_plain notranslate"},n)}function Ss(e){let t=be(V(e));return t.paint({piece:!1}),Ce(t)}var Rn=e=>d("",{class:"output text_html"},e);function Wn(e,t){
let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=d("",{class:"cell_output docutils container",hidden:""}),o=Le(t);o.node.dataset.snl="",e.append(
r);let s=[];function i(){for(let u of s)u.then(({destroy:f})=>f());s=[],o.clear(),r.replaceChildren()}function a(u){for(let f of n)f.hidden=u;r.hidden=!u}function c(u,f){
let h=d("",{"data-snl":""});r.append(Rn(h)),s.push(t.step(h,u,{level:Er(r),...f}))}let m=(...u)=>{let f=d("",{class:"snl snl-workbench snl-cell"},d(".cards",u));
return d("",{class:"snl-host"},f)};function p(u,f){if(u.kind==="html"||u.kind==="svg"){let h=d("",{class:"output text_html"});return h.append(...An(u.kind==="ht\
ml"?u.html:u.svg)),h}if(u.kind==="code")return Cn(...An(`<pre>${u.lines.join(`
`)}</pre>`));if(u.kind==="report"){let h={step:o.step,point:f.point,draw:w=>d("a.button",{href:`../play.html${me(w)}&draw`},"Open this board in the workbench")},
b=Ye(u,h);return b.setAttribute("role","group"),r.append(m(b)),Rn(o.node)}if(u.kind==="board")try{return m(Ss(u.board))}catch{}return u.text?Cn(document.createTextNode(
u.text)):null}function l({exception:u,says:f,line:h,missing:b},{runAbove:w,point:y}){let E=se(w?"open":"wrong",w?"Run the cells above first":u,w?d("p",d("code",
b)," is made in a cell above, which has not run yet."):oe(f&&Ie(f)),w?d(".tools",T("Run all above","And then this cell",w)):Be(h,{point:y,step:c,draw:()=>d("")}));
return E.setAttribute("role","group"),m(E)}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),r.remove()},
show(u,f){if(i(),r.removeAttribute("aria-busy"),a(!0),u.kind==="failure"){if(u.what==="stopped")return;let h=Qe(u,{point:f.point,step:c,draw:()=>d("")});h.setAttribute(
"role","group"),r.append(m(h));return}for(let h of u.shown)h.kind==="stepper"?c(h.payload,{predict:h.predict,position:h.position??void 0}):r.append(p(h,f)??"");
u.more_shown&&r.append(d("p",`And ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&r.append(l(u.error,f))}}}var Es=e=>e.kind==="failure"?e.says:e.error?.exception??"";function Mt({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
c={beginning:-1,code:""};return{title:e,source:n,done:()=>c.beginning===t.beginnings()&&c.code===n(),async run(){let m=n();s?.();let p=r?.()??null,l={kind:"cell",
program:{source:m},opens_on:p},u=await t.ask(o??a,l,()=>{}),f=Es(u);return c={beginning:f?-1:t.beginnings(),code:m},i?.(u),f}}}var Ms="Stopped. Python begins again, without the names of the cells that have run.";function Nn(e,{given:t,title:n,around:r,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),c=jn(t),m=!1,p=null,l=Re(o.size),u=Wn(e.closest("div.cell"),r),f=d(".editor",{hidden:""}),h=T("Run","Run this cell (Shift+Enter i\
n the editor)",O),b=T("Edit","Open the editor",()=>k(!0)),w=T("Stop","End what is running",()=>o.stop()),y=T("Reset","Back to the code and the output of the les\
son",S),$=Mt({title:n,bench:o,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:A=>l.loads(A,"Running …"),changes:v},begins:L,ends:B}),E=()=>{};
function v(){C(h,"aria-disabled",o.busy()||!!o.refusal),w.hidden=!m,y.hidden=m||c===t.source&&!u.shown()}async function O(){o.busy()||o.refusal||await $.run()}function L(){
m=!0,u.wait(),l.say("Running …"),E=l.count()}async function B(A){m=!1,E();let g=A.kind==="failure",P=g?null:A.error,z=P?.missing&&s().some(G=>!G.done()&&Ts(G,
P.missing??""));u.show(A,{runAbove:z?_:null,point:x});let j=g?A.line:P?.line;g?l.say(A.what==="stopped"?Ms:A.says):z?l.say("Run the cells above first."):P?l.say(
`${P.exception}${j?` in line ${j}`:""}.`):l.say(A.shown.length?"Done.":"Done. This cell shows nothing."),v(),p&&(await p)?.point(j??null)}async function _(){h.focus(
{preventScroll:!0});for(let A of s().filter(g=>!g.done())){l.say(`${A.title} runs …`);let g=await A.run();if(g){l.say(`${A.title} has ended early: ${g}`);return}}
await O()}async function R(){try{let{make:A}=await r.editor();a.hidden=!0,f.hidden=!1;let g=A(f,n,P=>{c=P,ir(t,c),v()});return g.open(c),g}catch(A){return l.say(
`The editor cannot be loaded: ${A.message}.`),null}}async function k(A){b.hidden=!0,p??=R();let g=await p;return g||(p=null),b.hidden=!!g,A&&g?.focus(),g}async function x(A){
(await k(!0))?.point(A)}async function S(){await N(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function N(){(await p)?.destroy(),p=null,f.replaceChildren(),
f.hidden=!0,a.hidden=!1,b.hidden=!1,c=t.source,ir(t,c),u.clear(),l.say(""),v()}f.addEventListener("keydown",A=>{A.key!=="Enter"||!A.shiftKey||(A.preventDefault(),
A.stopPropagation(),O())},{capture:!0});function F(){getSelection()?.isCollapsed&&k(!0)}a.addEventListener("click",F);let J=d("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:n});J.append(f,d(".tools.cellbar",h,w,b,y,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(J);let Y=o.watch({loads(){},changes:v});
return addEventListener("snl-reset",N),o.refusal&&C(h,"title",o.refusal),v(),c!==t.source&&k(!1),{...$,destroy(){Y(),removeEventListener("snl-reset",N),E(),u.remove(),
p?.then(A=>A?.destroy()),a.hidden=!1,a.removeEventListener("click",F),e.replaceChildren()}}}var Ts=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Ln(e,t,n){let r=0,o=[],s=[];return e.forEach((i,a)=>{let{id:c,exercise:m,source:p}=i,l=document.querySelector(`[data-snl-cell="${c}"]`);if(l){r+=1;let u=()=>o.
slice(0,a),f=Nn(l,{given:i,title:`Cell ${r}`,around:t,bench:n,above:u});o.push(f),s.push(f.destroy)}else{let u=()=>m&&we(m)?.source||p,f=m?"The exercise above":
"A cell above";o.push(Mt({title:f,bench:n,source:u}))}}),{destroy(){for(let i of s)i()}}}var Ps=["stopped","late","died"];function In(e){let t=new Set,n=null,r=!1,o=0,s=e.host(a=>n?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,beginnings:()=>o,busy:()=>n!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,c,m){n=a,r=!0,i();let p=await s.
ask(c,m);return n=null,p.kind==="failure"&&Ps.includes(p.what)&&(o+=1),i(),p}}}function Bn({label:e,picture:t,stub:n,source:r,editor:o,change:s,trouble:i}){let a=r,c=null,m=null,p=d("pre.plain"),l=T("Edit","Open the editor",()=>y(!0)),u=d(
".still",l,p),f=d(".editor",u);u.addEventListener("click",()=>y(!0));function h(){a===n?p.replaceChildren(...t):I(p,a)}function b($){a=$,s($)}async function w(){
try{let{make:$}=await o();return f.replaceChildren(),m=$(f,e,b),m.open(a),m}catch($){return i(`The editor cannot be loaded: ${$.message}.`),null}}async function y($=!1){
C(l,"aria-disabled",!0),c??=w();let E=await c;return $&&E?.focus(),E}return h(),{node:f,open:y,text:()=>a,replace($){$!==a&&(a=$,m?m.replace($):h(),s($))},async point($){
$===null&&!m||(await y($!==null))?.point($)},destroy:()=>c?.then($=>$?.destroy())}}function ye(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function Se(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Tt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[Os]=je;function qn({given:e,write:t,around:n},r,o,s){let i=d(""),a=o(e.stub),c=()=>{},m={get:()=>Nt(a),set(f){a=f,t(r(a))},subscribe(f){return c=f,()=>{}}},
p=`Exercise ${e.number}: the board`,u=Xe(i,{board:a,only:"Draw",fixed:!s,label:p},{...n,store:m,page:!1});return{node:i,end:u.destroy,show(f){try{a=o(f)}catch{return!1}
return c(),!0}}}var Hn=e=>qn(e,t=>`from snl_algos import Board

${e.given.defines} = ${Os.write(t)}`,t=>wt(ye(t,e.given.defines))[0],!0),Dn=e=>qn(e,({jumps:t})=>`${e.given.defines} = ${Tt(t)}`,t=>{let r=Object.entries(Se(ye(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return V({...e.given.form.board,jumps:r})},!1);function Fn({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
i=d(""),a=Nt(V(o.board)),c={get:()=>a,set(){},subscribe:()=>()=>{}},m=`Exercise ${s}: the board`,p=Xe(i,{board:o.board,only:"Play",label:m},{...n,store:c,page:!1,
played:u=>t(`${r} = [${u.join(", ")}]`)});function l(u){let f=Se(ye(u,r));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:i,end:p.destroy,
first:"Choose the first face.",judge(u){let f=l(u);return f?.length?js(V(o.board),f):null},show(u){let f=l(u);return!!f&&p.replay(u===e.stub?[]:f)}}}function js(e,t){
let n=yt(e),r=Ae(n);if(r.won()||!t.every(c=>r.throws(c)))return null;let o=r.won()&&t.length===Ve(n).throws,s=`You reach the goal in ${le(t.length)}.`,i=o?s:r.won()?
`${s} Fewer are enough.`:`After ${le(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,a=r.thrown.map((c,m)=>`${m+1}. ${dt(c)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function zn({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=V(r.board),{columns:i,rows:a}=De(s.cells),c=be(s);c.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(u=>{let f=u+1,[h,b]=te({cells:s.cells,start:1,columns:i,rows:a},f),w=d("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${f}`,
input:()=>t(`${n} = ${Tt(p())}`)}),y=`grid-row:${a-h};grid-column:${b+1}`;return[f,{input:w,node:d("label.field",{style:y},d("span",`${f}`),w)}]})),p=()=>[...m].
filter(([,{input:u}])=>/^\d+$/.test(u.value.trim())).map(([u,{input:f}])=>[u,Number(f.value)]),l=d(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...m.values()].map(({node:u})=>u));return{node:d(".distances",Ce(c),l),show(u){let f=Se(ye(u,n));if(typeof f!="object"||!f||Object.keys(
f).some(h=>!m.has(Number(h))))return!1;for(let[h,{input:b}]of m){let w=`${f[h]??""}`;b.value.trim()!==w&&(b.value=w)}return!0}}}var As=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),qe=e=>As(e).map((t,n)=>n%2?d(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Pt=e=>e.map(([t,n])=>t?d("span",{class:t},
n):n);function _n({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([p])=>p),s=o,i=new Map(r.map(([p,l])=>{let u=T("↑",null,()=>c(p,-1),`Move step ${p} \
up`),f=T("↓",null,()=>c(p,1),`Move step ${p} down`),h=d("span.words",d("strong",`${p}.`)," ",qe(l));return[p,{up:u,down:f,node:d("li.step",h,d(".tools",u,f))}]})),
a=d("ol.steps",{label:"The steps, in your order"});function c(p,l){let u=s.indexOf(p);if(!s[u+l])return;let f=[...s];[f[u],f[u+l]]=[f[u+l],f[u]],s=f,m(),i.get(p)?.[l<
0?"up":"down"].focus(),t(`${n} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function m(){s.forEach((p,l)=>{let u=i.get(p);u&&(C(u.up,"aria-disabled",l===0),C(u.down,"\
aria-disabled",l===s.length-1),a.append(u.node))})}return m(),{node:a,first:"Put the steps in order first.",show(p){let l=Se(ye(p,n));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,m(),!0)}}}function Jn({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let c=d("input",
{type:"radio",name:`snl-${r}`,change:()=>t(`${n} = ${a+1}`)});return{input:c,node:d("label.step",c,d("b",`${a+1}.`),d("span.words",qe(i)))}});return{node:d(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(Se(ye(i,n)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:c},m)=>{c.checked=m===a-1}),!0)}}}var Cs={order:_n,choice:Jn,board:Hn,jumps:Dn,throws:Fn,distances:zn};function Gn(e,t,n){let r=Cs[e.form.kind];if(!r)return null;let o="",s=!1,i=r({given:e,write:m,
around:n}),a=T("","The Python that this writes",()=>{s=!s,p()}),c=d(".reply",i.node,d(".tools.swap",a),t.node);function m(l){o=l,t.replace(l)}function p(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",C(a,"aria-expanded",`${s}`)}return p(),{node:c,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??null,
end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,p()))}}}function Un({hints:e,solution_coloured:t,after:n},r){let o=d(".help",d("",{class:"highlight"},d("pre",Pt(t))),n.map(h=>d("p",qe(h)))),s=0,i=d("ol.hints",{label:"\
Hints"}),a=d(".asked",{role:"group",label:"The solution"}),c=T("Hint","A little help; there may be more",p),m=T("Solution","Asks before it shows it",u);function p(){
if(s===e.length)return;s+=1;let h=d("li",{tabindex:-1},d(".help",d("p",qe(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;c.textContent=s?`Next hint (${h} left)`:"Hint",C(c,"aria-disabled",!h),h||(c.textContent="No more hints")}function u(){let h=T(
"Show it",null,f),b=e.length-s,w=b?` There ${b===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(d("p",`Do you want to see a solution?${w}`),
d(".tools",h,T("Not yet",null,()=>(a.replaceChildren(),m.focus())))),h.focus()}function f(){let h=T("Hide it",null,()=>(a.replaceChildren(),m.focus())),b=T("Use\
 it","In the place of what you have",r);a.replaceChildren(d("b","A solution"),o,d(".tools",b,h)),b.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return l(),{buttons:[c,m],nodes:[i,a]}}function Rs(e,t){if(!e)return null;try{let{board:n,node:r}=tr(e,null);return{node:r,words:xe(n),way:t.draw(n)}}catch{return null}}function Ws({passed:e,reason:t,
board:n,details:r,line:o},s){let i=Rs(n,s),a=[oe(t),...r.map(oe),i&&d("p.quiet",i.words),Be(o,s),i&&d(".tools",i.way)].filter(c=>!!c);return se(e?"right":"wrong",
e?"Solved":"Not yet",...i?[d(".exhibit",i.node,d(".told",a))]:a)}function ar(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Ws(e,t)];let a=Ye({report:o,like:n,stepper:r},t);return i&&!s?[se("wrong","Not yet",oe(i)),a]:[a]}function Vn(e,t){return[...e.kind==="failure"?[Qe(e,t)]:
ar(e.verdict,t,e),rr(e)].filter(r=>!!r)}var Ns="Nothing is written yet.",Ls="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Kn="It runs. A c\
all may take 1 second …",Is="The mark stays: another version of yours has solved it.";function Yn(e,t,n,r){let{name:o,number:s,stub:i}=t,a=we(o),c=!1,m=()=>{},
p=d("p.note.quiet"),l=Re(r.size),u=d("span.state"),f=d(".cards"),h=Le(n),b=Un(t,()=>_(t.solution,"This is a solution.")),w=Bn({label:`Exercise ${s}`,picture:Pt(
t.stub_coloured),stub:i,source:a?.source??i,editor:n.editor,change:B,trouble:j=>I(p,j)}),y=Gn(t,w,n),$=T("Check","Run it and judge it",F),E=T("Stop","End what i\
s running",()=>r.stop()),v=T("Reset","Back to how it was",()=>_(i,y?"":"Ctrl+Z in the editor brings your code back.")),O=null,L=T("Other tab's answer","Exchange\
 it with the answer here",k);L.hidden=!0;function B(j){j!==(we(o)?.source??i)&&I(p,or(o,j)),y?.show(j)}function _(j,G){w.replace(j),l.say(G)}function R(j,G){w.replace(
G),j&&(f.replaceChildren(),h.clear(),l.say("As in the lesson."))}function k(){let[j,G]=[O,w.text()];O=G,w.replace(j??"")}let S={loads:j=>l.loads(j,Kn),changes:N};
function N(){let j=we(o)?.solved;I(u,j?"✓ Solved":""),C($,"aria-disabled",r.busy()||!!r.refusal),E.hidden=!c,C(f,"aria-busy",`${c}`),!r.begun()&&r.size?l.say(
`Python (${r.size}) loads at the first check.`):!c&&l.said().startsWith("Python")&&l.say(""),r.refusal&&I(p,r.refusal)}async function F(){if(r.busy()||r.refusal)
return;let j=w.text();if(!j.trim()){l.say(Ns);return}w.point(null),f.replaceChildren(),h.clear();let G=y?.missing(j);if(G){l.say(G);return}let ee=y?.judge(j);if(ee){
A(j,ee,ar(ee,Y));return}let ne=await J(j),ie=ne.kind==="failure"?ne:ne.verdict;A(j,ie,Vn(ne,Y))}async function J(j){c=!0,l.say(Kn),m=l.count();let G={kind:"exer\
cise",exercise:o,program:{source:j}},ee=await r.ask(S,G,ne=>l.say(`${ne} …`));return m(),c=!1,ee}let Y={step:h.step,draw:j=>d("a.button",{href:`${t.play}${me(
j)}&draw`},"Open this board in the workbench"),point:j=>w.point(j)};function A(j,G,ee){let ne="passed"in G&&G.passed;ne&&I(p,or(o,j,!0));for(let et of ee)C(et,"\
role","group");f.replaceChildren(...ee),N();let ie=vt(ee);ne?l.say("Solved.",ie):we(o)?.solved?l.say(`${Ze(ee)}. ${Is}`,ie):l.say(`${Ze(ee)}.`,ie),G.line&&!y&&w.
point(G.line),f.scrollIntoView({block:"nearest"})}let g=d("",{class:"snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});g.append(
d(".frame",y?y.node:w.node,p,d(".tools.acts",$,E,l.clock,...b.buttons,v,L,u,l.node),f,...b.nodes)),e.replaceChildren(g,h.node),t.form.steps&&e.closest("section")?.
querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),C(e,"data-mounted",""),K(g,"ready",!0);let P=r.watch(S);y?.show(w.text());let z=On((j,G)=>{if(j!==
null&&j!==o)return;let ee=we(o),ne=ee?.source??i;!G&&ne!==w.text()&&R(ee===null,ne);let ie=Pn(o);G&&ie!==null&&ie!==w.text()&&(O=ie,L.hidden=!1,I(p,Ls)),N()});return N(),
{destroy(){P(),z(),m(),h.clear(),y?.end(),w.destroy(),e.replaceChildren(),delete e.dataset.mounted}}}var Qn='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var Zn=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
ne-flex;align-items:center;text-decoration:none}}.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-still{position:relative;cursor:text}.s-still>.s-button{posit\
ion:absolute;top:.4rem;right:.4rem;min-height:2.25rem;background:var(--paper)}.s-plain{margin:0;padding:.5rem 4.5rem .5rem 1rem;border:0;background:none;font:.8\
75rem/1.5 var(--mono);color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}.s-acts .s-button{min-height:2.75rem}.s-acts .s-button:first-child:not([aria-\
disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--line);color:v\
ar(--ink);background:var(--paper)}.s-state{color:var(--start);font-weight:650}.s-hints{margin:0;padding:0;list-style:none;counter-reset:hint}.s-hints>li{padding\
:.5rem .9rem;border-left:5px solid var(--wait);counter-increment:hint}.s-hints>li+li{margin-top:.5rem}.s-hints>li:before{content:"Hint " counter(hint);color:var\
(--quiet);font-size:.85em}.s-asked{display:flex;flex-direction:column;gap:.5rem;padding:.6rem .9rem;border-left:5px solid var(--line)}.s-help p+p{margin-top:.5r\
em}.s-steps{display:flex;flex-direction:column;gap:.4rem;margin:0;padding:0;list-style:none}.s-step{display:flex;align-items:center;gap:.7rem;min-height:2.75rem\
;padding:.35rem .5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper))}label.s-step{curs\
or:pointer}.s-step:has(:checked){border-color:var(--now)}.s-step input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--now)}.s-words{flex:1 1 auto;min\
-width:0}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-button{justify-content:center;min-width:2.75rem;min-height:2.75rem}.s-swap{justify-content:flex-\
end;margin-top:.4rem}.s-swap .s-button{border-color:transparent;color:var(--quiet)}.s-distances{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);a\
lign-items:center;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4rem}.s-field{display:flex;flex-direc\
tion:column;color:var(--quiet);font-size:.85rem}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);border-radius:.4rem;font:inherit;font\
-size:1.1rem;text-align:center;color:var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-template-columns:minmax(0,1fr)}.s-distan\
ces>.s-thumb{--tall: 22rem;max-width:none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}@media print{:is(.s-acts,.s-swap,.s-still>\
.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function Xn(){let e=document.createElement("style");return e.textContent=`${kt}${$t}${Zn}${Qn}`,document.head.append(e),e}function eo(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=Xn(),n=lt(JSON.parse(e.dataset.files??"null")),r=In(n),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>Yn(i,JSON.parse(i.dataset.snlExercise??"null"),n,r));return s.push(Ln(JSON.parse(e.textContent??"[]"),n,r)),
{destroy(){r.end();for(let i of s)i.destroy();t.remove()}}}var Hs=eo();return uo(Ds);})();
