// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Pt=Object.defineProperty;var io=Object.getOwnPropertyDescriptor;var ao=Object.getOwnPropertyNames;var lo=Object.prototype.hasOwnProperty;var co=(e,t)=>{for(var r in t)Pt(e,r,{get:t[r],enumerable:!0})},uo=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of ao(t))!lo.call(e,o)&&
o!==r&&Pt(e,o,{get:()=>t[o],enumerable:!(n=io(t,o))||n.enumerable});return e};var mo=e=>uo(Pt({},"__esModule",{value:!0}),e);var Fs={};co(Fs,{lesson:()=>Ds,mountLesson:()=>no});var et=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ot(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=et(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var mn='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var pn={format:"snl-workbench",version:2},tt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var fo={what:"stopped",says:"You stopped it."},ho=e=>`${(e/1e6).toFixed(1)} MB`;function fn(e,t){let r=null,n=!1,o=0,s,i,a=null;function c(){let y=URL.createObjectURL(
new Blob([mn],{type:"text/javascript"})),$=new Worker(y,{type:"module"});$.onmessage=({data:M})=>$===r&&b(M),$.onerror=M=>$===r&&f(M.message),$.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=$,n=!1}function m(){clearTimeout(i),r?.terminate(),r=null}function p(y){clearTimeout(i);let{settle:$}=a??{};a=null,$?.(y)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:y}=e,$=`It said nothing for ${y} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>u(
{what:"late",says:$}),1e3*y)}function u(y){m(),c(),p(tt(y))}function f(y){n?u({what:"died",says:`Python itself broke, and begins again: ${y}`}):s?(s=null,m(),c()):
(m(),p(tt({what:"died",says:`Python could not be loaded: ${y}`})))}function h(){!a||!n||(r?.postMessage({question:a.text}),l())}function b(y){y.memory?s=s===null?
null:y.memory:y.bytes?t({part:Math.min(1,y.bytes/e.bytes)}):y.ready?(n=!0,t({ready:n}),h()):y.failed?f(y.failed):y.said&&w(JSON.parse(y.said))}function w(y){y.id===
a?.id&&(l(),y.kind==="progress"?a.progress(y.says):p(y))}return{size:`up to ${ho(e.weight)}`,refusal:null,ask(y,$){o+=1;let M=`${o}`;return new Promise(v=>{a={id:M,
text:JSON.stringify({...pn,id:M,...y}),silent:y.kind==="cell",progress:$,settle:v},r||c(),h()})},stop:()=>a&&u(fo),end:m}}var jt=e=>({size:null,refusal:e,ask:async()=>tt(
{what:"died",says:e}),stop(){},end(){}});var ue={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:bo}=ue,Z=e=>Array.from({length:e},(t,r)=>r),Te=(e,t,r)=>Math.min(r,Math.max(t,e));function te({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}var hn=({columns:e,start:t})=>e+(t===0?1:0);function Q(e,t){let[r,n]=te(e,t),[o,s]=bo.anchor;return[
n+o,e.rows-r-1+s]}function ae([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,i=(n-t)/o;return{length:o,spot:(c,m=0)=>[e+c*s-m*i,t+c*i+m*s]}}function gn([e,
t],[r,n],[o,s]){let[i,a]=[o-r,s-n],c=((e-r)*i+(t-n)*a)/(i*i+a*a||1),m=Te(c,0,1);return Math.hypot(e-r-m*i,t-n-m*a)}function nt(e,t){let[[n,o],[s,i]]=[e(t-1e-4),
e(t+1e-4)];return[(s-n)/(2*1e-4),(i-o)/(2*1e-4)]}function rt(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let i of Z(n)){let[a,c]=[t+i*o,t+(i+1)*o],[[m,p],[l,u]]=[e(a),e(
c)],[[f,h],[b,w]]=[nt(e,a),nt(e,c)];s.push([m+f*o/3,p+h*o/3],[l-b*o/3,u-w*o/3],[l,u])}return s}var wo=4,At=(e,t)=>{let r=ue.light.tints.length-1;return Math.round(
r*Te(e/Math.max(t,wo),0,1))};var Rt=400,Ct=20,yo=["stay","bounce","win"];function Be(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function ko(e){if(!Array.isArray(e))return Be(e,"the die",1,Ct);if(!e.length||e.length>Ct)throw new Error(`a die \
in this page has 1 to ${Ct} faces, not ${e.length}`);let t=e.map(n=>Be(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function xo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let a of n)Be(a,`a cell of the jump ${o}→${s}`,1,e);let i=r.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function V(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Be(e.cells,"the number of cells",1,Rt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=yo.find(m=>m===i);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:xo(a,r),die:ko(n),start:Be(o,"start",0,1),chained:s,overshoot:c}}var bn=e=>typeof e=="number"?Z(e).map(t=>t+1):e;function qe(e){let t=Math.ceil(Math.
sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var ot=e=>Z(e*e).map(t=>{let{columns:r,rows:n}=qe(e*e),[o,s]=te({cells:e*
e,start:1,columns:r,rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function wn(e,t=Math.random){let r=Z(Math.max(0,e.cells-2)).map(i=>i+2),n=Math.min(Math.round(
e.cells/8),Math.floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Z(2*n).map(i=>{let[a,c]=[o(),o()].sort((m,p)=>m-p);return i<n?[a,c]:[c,a]});return V(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:i}){let a=r.filter(([m,p])=>p>m).length,c=[`${t} ${t===1?"cell":"c\
ells"}`,`${a} ${a===1?"ladder":"ladders"}`,`${r.length-a} ${r.length-a===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===
0&&c.push("starts off the board"),s&&c.push("jumps are chained"),i==="bounce"&&c.push("bounces off the goal"),i==="win"&&c.push("passing the goal wins"),(e?[e,...c]:
c).join(" · ")}var yn=["Draw","Write"];function vo(e){let t=new URLSearchParams(e.slice(1));return xn(e)&&yn.find(r=>t.has(r.toLowerCase()))}var $o=e=>yn.includes(e)?`&${e.toLowerCase()}`:
"",So=2e4;function Mo(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>So?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function st(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function me({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let i=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,a=[r!==6&&`d${i}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...a.filter(Boolean)].join(".")}`}var Eo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),To=e=>new URLSearchParams(
e.slice(1)).get("board");function kn(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=Eo(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return V(n)}function xn(e){try{return kn(
To(e)??"")}catch{return null}}var Nt=e=>({board:e,mode:"",code:null,trouble:""}),vn=e=>({board:xn(e),mode:vo(e)??"",code:st(e),trouble:Oo(e)}),it=(e,t,r)=>`${me(
e)}${$o(t)}${Mo(r??"")}`,Po="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Oo(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{kn(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Po}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&st(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var jo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Ao="This copy of th\
e book was built without Python for the page (make pyodide adds it).",at=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return jt(jo);if(!r)
return jt(Ao);let{home:o,core:s}=r;return fn({...r,home:et(o),core:et(s)},n)},editor:()=>Ot(e).then(()=>snlEditor),shelf:()=>Ot(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>vn(location.hash),set:(...n)=>history.replaceState(history.state,"",it(...n)),subscribe(n){let o=()=>st(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function C(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Wt(e,t){for(let r in t)C(e,r,t[r])}var K=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Co=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ro="http://www.w3.org/1999/xhtml",No="http://www.w3.org/2000/svg";function $n(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let i of o)
K(s,i,!0);for(let i of r)Co(i)?Wt(s,i):s.append(...[i].flat().filter(Boolean));return s}var d=(e,...t)=>$n(Ro,e,t),he=(e,...t)=>$n(No,e,t),Se=(e,t,...r)=>he(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function lt(e,t,r,n){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(r());n(i,o)})}function Lt(e){let t=[];return r=>{for(let n of t)K(n,e,!1);t=r.filter(
n=>!!n);for(let n of t)K(n,e,!0)}}var E=(e,t,r,n)=>d("button.button",{type:"button",title:t,label:n,click:r},e);function Sn(e,t,r,n=!1){let o=E(e,t,()=>{n=!n,C(o,"aria-pressed",`${n}`),r(n)});return C(
o,"aria-pressed",`${n}`),o}function de(e,t,r,n){let o=t.map(([i,a])=>d("option",{value:i,selected:i===r&&""},a)),s=d("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var It=(e,t,...r)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Mn=(e,...t)=>d("details.fold",d("summary",e),...t);var En=e=>e.closest("section section")?3:2;var Bt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${Bt(e)} ${e===1?t.replace(/s$/,""):t}`,Me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function ct(e){if(!e)return"";let{from:t,face:r,landing:n,stand:o,feet:s}=e,i=s.length>1?`follow the jumps to ${o}`:"",a=o>n?`climb to ${o}`:`slide to ${o}`,c=o===
n?"":i||a;return r===null?`${Me(c)} from ${t}.`:`From ${t}, roll ${qt(r)}: land on ${n}${c&&`, ${c}`}.`}var Tn=(e,t)=>[...t].flatMap(([r,n])=>r===e?`${n>r?"foot\
 of a ladder":"head of a snake"} to ${n}`:n===e?`${n>r?"top of a ladder":"tail of a snake"} from ${r}`:[]),qt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"}\
 ${e}`;function ce({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:i=[],text:a}){let c=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[r.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return he(p,{...r,style:m||null},i.map(ce),a)}var{shape:Pn}=ue;function On(e,t,r,n){let{spot:o}=ae(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function jn(e,t,r){let{least:n,more:o,head:s,edge:i}=Pn.arc,
{length:a,spot:c}=ae(e,t),m=n+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,f]=c(a/2,l*m*2),h=[Te(u,i,r-i),Math.max(f,i)],b=ae(h,t),w=b.spot(b.length-.06);return{from:e,
turn:h,tip:w,...On(w,h,s,s*.4)}}function Ht(e,t,r,n,o){let{length:s,spot:i}=ae(e,t),a=Math.min(n,s/4),c=i(s-a),m=i(s/2,2*r);return{from:i(a),turn:m,tip:c,middle:i(
s/2,r),...On(c,m,o,o/2)}}function An(e){let t=Pn.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:i}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?i:[]]}var{shape:pe}=ue;function He(e,t,r){let{length:n,spot:o}=ae(Q(e,t),Q(e,r));return ae(o(pe.apart),o(n-pe.apart))}function Rn(e,t,r){let{length:n,spot:o}=He(e,t,r),
{half:s,over:i,rung:a}=pe.ladder,c=Math.max(2,Math.round(n/a)),m=[s,-s].map(l=>[o(-i,l),o(n+i,l)]),p=Z(c+1).map(l=>{let u=n*l/c;return[o(u,s),o(u,-s)]});return{
rails:m,rungs:p}}function Cn(e,t){let r=(e+t)%2?-1:1;return[0,pe.snake.bow,-pe.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function dt(e,t,r,{hand:n,
bow:o}){let{length:s,spot:i}=He(e,t,r),{swing:a,wave:c}=pe.snake,m=Math.max(1,Math.round(s/c)),p=n*Math.min(a,.08*s);return l=>{let u=1-(2*l-1)**4,f=p*u*Math.sin(
2*Math.PI*m*l)+o*Math.sin(Math.PI*l);return i(s*l,f)}}function Dt(e,t,r,n){let o=n.map(([a,c])=>[Q(e,a),Q(e,c)]),s=e.columns+(e.start===0?1:0),i={cost:1/0,manner:Cn(
t,r)[0]};for(let a of Cn(t,r)){let c=dt(e,t,r,a),m=Z(25).map(f=>c(f/24)),p=m.some(([f,h])=>f<.15||f>s-.15||h<.15||h>e.rows-.15),u=m.filter(f=>o.some(([h,b])=>gn(
f,h,b)<pe.snake.clear)).length+(p?100:0);u<i.cost&&(i={cost:u,manner:a})}return i.manner}function Nn(e,t,r,n){let o=dt(e,t,r,Dt(e,t,r,n)),{length:s}=He(e,t,r),i=4*
Math.max(1,Math.round(s/pe.snake.wave))+2,a=h=>b=>{let w=pe.snake.half*(1-.3*b-.6*b**3),[y,$]=o(b),[M,v]=nt(o,b),O=Math.hypot(M,v)||1;return[y-h*w*v/O,$+h*w*M/O]},
c=rt(a(1),0,1,i),m=rt(a(-1),1,0,i),p=[...c,c[c.length-1],m[0],...m],{spot:l}=ae(o(0),o(.02)),{skull:u,eye:f}=pe.snake;return{outline:p,stripe:rt(o,Math.min(.4,.25/
s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*u),l(-.05,-.55*u)],pupils:[l(-.05-f/3,.55*u),l(-.05-f/3,-.55*u)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Wn=(e,t)=>(2*e+3*t)%ue.light.snakes.length;var{shape:ze}=ue,fe=e=>`${Math.round(e*1e3)/1e3}`,De=e=>e.map(t=>t.map(fe).join(" ")),xe=e=>`M${De(e).join("L")}`,Ln=e=>`M${De(e.slice(0,1))}C${De(e.slice(1)).join(
" ")}`,Ft=(e,t,r)=>`M${De([e])}Q${De([t,r]).join(" ")}`,ne=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),ut=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:fe(t),cy:fe(r),r:n},...o}),mt=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),zt=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:fe(t),y:fe(r),width:n,
height:n,rx:o},...s}),Bn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),qn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(r),"\
font-size":n},fill:s,text:o});function Wo(e,t,r){let{rails:n,rungs:o}=Rn(e,t,r),{rail:s,rungWidth:i}=ze.ladder,a=n.map(xe).join("");return[ne("halo",a,{stroke:"\
cell",width:s+.05}),ne("rungs",o.map(xe).join(""),{stroke:"ladder",width:i}),ne("rails",a,{stroke:"ladder",width:s})]}function Lo(e,t,r,n){let{outline:o,stripe:s,
skull:i,eyes:a,pupils:c,tongue:m}=Nn(e,t,r,n),{skull:p,stripe:l,eye:u,pupil:f}=ze.snake,h=`snake-${Wn(t,r)}`,b=`${Ln(o)}Z`;return[ne("halo",b,{stroke:"cell",width:.06}),
ne("tongue",m.map(w=>xe(w)).join(""),{stroke:h,width:.025}),ne("skin",b,{fill:h}),Bn(ne("stripe",Ln(s),{stroke:"cell",width:l}),"0.04 0.12"),ut("skull",i,p,{fill:h}),
...a.map(w=>ut("eye",w,u,{fill:"die"})),...c.map(w=>ut("pupil",w,f,{fill:"dieInk"}))]}function pt(e,t){let r=[...t],n=r.filter(([i,a])=>i<a),o=r.filter(([i,a])=>i>
a),s=(i,a,c,m)=>mt(i,m,{"data-ends":`${a} ${c}`});return[...n.map(([i,a])=>s("ladder",i,a,Wo(e,i,a))),...o.map(([i,a])=>s("snake",i,a,Lo(e,i,a,n)))]}function Hn(e){
let[t,r]=te(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:i,base:a,width:c}=ze.flag,[m,p,l]=s,u=b=>b.map(([w,y])=>[n+w,o+y]),f=xe(u([s.slice(0,2),[m,l]])),h=`${xe(
u([[m,p],i,[m,a]]))}Z`;return mt("flag",[ne("pole",f,{stroke:"goal",width:c}),ne("pennant",h,{fill:"goal"})])}function Fe([e,t],r,n=1){let{side:o,corner:s,pip:i}=ze.
die,a=An(r).map(p=>ut("pip",p,i,{fill:"dieInk"})),c=qn("face",[0,o*.24],o*.7,`${r}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return mt("die",[zt("side",
[-o/2,-o/2],o,s,m),...a.length?a:[c]],{transform:`translate(${fe(e)} ${fe(t)}) scale(${n})`})}function In(e,t,r){let[n,o]=te(e,t),s=[o+.06,e.rows-n-.94],i=zt(r,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return i.attributes["fill-opacity"]=.08,Bn(i,"0.03 0.06")}function Dn(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[In(e,o,"stand")];if(r===null)return s;let i=Q(e,t);if(t===n)return[Fe(i,r)];let{turn:a,neck:c,wings:m}=jn(i,Q(e,n),hn(e)),p=`--far:${fe(ae(i,a).length+ae(
a,c).length)}`,l=ne("arc",Ft(i,a,c),{stroke:"now",width:ze.arc.width});return[In(e,n,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:p}},
ne("tip",`${xe(m)}Z`,{fill:"now"}),Fe(i,r)]}function Fn(e,t,r){let n=r;return t.map(([o,s,i],a)=>{let[c,m]=[Q(e,n),Q(e,s)],p=Ht(c,m,m[0]>=c[0]?-.3:.3,.12,.16);n=
i;let[l,u]=[p.middle[0],Math.floor(p.middle[1])+.5],f=Ft(p.from,p.turn,p.neck),h=`${xe(p.wings)}Z`;return mt("leg",[ne("rim",f,{stroke:"cell",width:.1}),ne("sha\
ft",f,{stroke:"ink",width:.05}),ne("tip",h,{fill:"ink"}),zt("count",[l-.3,u-.14],.28,.04,{fill:"ink"}),qn("order",[l-.16,u+.066],.19,`${a+1}`,"cell"),Fe([l+.16,
u],o,.8)],{style:`--order:${a}`})})}function zn(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,i])=>[s,i].
every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,c]=[Q(e,i),Q(e,s)],{from:m,turn:p,tip:l,wings:u}=Ht(a,c,.12,.18,.13),f=Ft(m,p,l)+xe(u);return ne(n.has(s)?
"branch.strong":"branch",f,{stroke:"ink",width:.03})})}var _t=e=>Se(".face","-.19 -.19 .38 .38",ce(Fe([0,0],e))),ft=()=>d("li.chip",d("span",{role:"img"}),d("small"));function ht({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(C(e,"label",`Roll ${r}`),e.replaceChildren(_t(r))),I(t,`to cell ${n}`)}var Jt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ge=e=>`${Jt(e).kind} ${e.join("→")}`,_n=(e,t)=>V({...e,name:"",jumps:t}),
gt=(e,t)=>_n(e,e.jumps.filter(([r])=>r!==t)),_e=(e,t,r)=>_n(e,[...gt(e,t).jumps,[t,r]]);function Jn(e,[t,r],n,o){let s=gt(e,t);return n?_e(s,t,o):_e(s,o,r)}var Gt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function Gn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return V({...e,...t,name:"",jumps:n})}function Vn(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function Un(e,{tries:t,draws:r,drops:n}){let o=0,s=0,i=!1;function a({clientX:m,clientY:p}){let l=e.cellAt(m,p);!l||l===s||(s=l,i=!0,t(o,s))}function c(m){removeEventListener(
"pointermove",a),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),i&&(m?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:p,clientX:l,clientY:u})=>{let f=e.cellAt(l,u);i=!1,!(m||!p||!f)&&(o=s=f,addEventListener("pointermove",a),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>i,stop:()=>c()}}var Je=(e,t)=>d("label.setting",d("span",e),t);function Kn(e){let t=d("input.button",{type:"number",min:1,max:Rt,change:()=>e({cells:t.valueAsNumber})}),r=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:i.length===1?i[0]:i})}}),n=de("Start",[["1","on cell 1"],["0","off the board"]],"1",i=>e({start:Number(i)})),o=de("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",i=>e({overshoot:i})),s=de("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",i=>e({chained:i!==""}));return{
node:d(".settings",Je("Cells",t),Je("Die",r),Je("Start",n),Je("Past the goal",o),Je("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,r.value=typeof i.die=="n\
umber"?`${i.die}`:i.die.join(" "),n.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Ee(e){return Array.isArray(e)?`[${e.map(Ee).join(", ")}]`:JSON.stringify(e)}function Vt(e,{cells:t,die:r,start:n,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Io({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let i=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,r!==6&&`die=${i}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Bo({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:i}}).map(([p,l])=>`  "${p}": ${Ee(l)}`).join(
`,
`)}
}
`}function qo(e){Vt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${Ee(t)}
`}function Ho(e){Vt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Z(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:i}of ot(t))r[s][i]=n.get(o)??-1;return`[${r.map(Ee).join(`,
 `)}]
`}function Do(e){Vt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Pe=[{name:"python",title:"Python: Board(...)",write:Io},{name:"json",title:"JSON",write:Bo},{name:"move-array",title:"Move array, from 0",write:qo},{name:"\
grid",title:"LeetCode grid",write:Ho},{name:"hackerrank",title:"HackerRank text",write:Do}];var Yn=["jumps","ladders","snakes","die","start","chained","overshoot"],Fo=Yn.slice(0,3);function zo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function _o(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Jo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of _o(t[1]).entries()){let[,s=n===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!Yn.includes(s))throw new Error(`a board has no option ${s}`);
Fo.includes(s)?r.jumps.push(...Go(i)):r[s]=Qn(i)}return[r]}function Qn(e){try{return zo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Go(e){
let t=Qn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Ee(r)}`);return t}var Vo="format version name author source cells die start chained overshoot jumps".split(" ");function Uo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Vo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function Zn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${Ee(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Ko(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=ot(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Yo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),r=0;function n(i,a){let c=(t[r]??"").trim().split(
/\s+/);if(r+=1,c.length!==i||!c.every(m=>/^\d+$/.test(m)))throw new Error(`line ${r}: expected ${a}`);return c.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[c,m]of[["ladder",1],["snake",-1]]){let[p]=n(1,`the number of ${c}s`);
if(p>100)throw new Error(`line ${r}: 100 cells have no room for ${p} ${c}s`);for(let l=0;l<p;l+=1){let u=n(2,`the two cells of a ${c}`);if((u[1]-u[0])*m<=0)throw new Error(
`line ${r}: ${u.join(" ")} is not a ${c}`);a.push(u)}}s.push({cells:100,jumps:a})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Qo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Ko(n)]:typeof n[0]=="object"?n.map(Uo):[Zn(n)]}function bt(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Jo(t).map(V);if(/^[[{]/.test(t))return Qo(t).map(V);if(r&&/[\r\n]/.test(t))return Yo(t).map(V);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(Zn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Xn(e,t){let r=null,n=Pe[0].name,o=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),i=de("Notation",
Pe.map(l=>[l.name,l.title]),n,l=>{n=l,a()});function a(){if(!(!r||!p.open)){o.value=o.placeholder="",I(s,"");try{o.value=Pe.find(l=>l.name===n)?.write(r).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){I(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){I(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=bt(o.value);t(l[0]),I(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){I(s,`This cannot be read: ${l.message}.`)}}let p=Mn("Copy or paste as text",d(".tools",i,E("Copy",null,c),E("Use this text","Read \
the board in the text",m)),o,s);return p.addEventListener("toggle",a),{node:p,show(l){r=l,a()}}}var Ut=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Kt(e){let t=null,r=null,n=null,o=null,s=!0,i=d("b.amount"),a=d("span.quiet"),c=d(
"ol.thrown",{label:"A shortest route"}),m=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=E("Undo","Ctrl+Z",()=>e.go(-1)),l=E("Redo","Ctrl+Y",
()=>e.go(1)),u=Kn(k=>$(x=>Gn(x,k),"")),f=Xn(e,k=>e.use(k));function h({distance:k,predecessor:x,throws:S,route:N}){t&&(t.paint({current:n,distance:k,predecessor:x,
route:s,piece:!1}),I(i,S??"none"),I(a,S===null?"the goal is out of reach":le(S).replace(/^\S+ /,"")),lt(c,N,ft,(H,[_,,Y])=>ht(H,_,Y)))}let b=()=>t?Gt(t.board,n)[0]??
null:null;function w(){if(!t)return;let{board:k,plan:x}=t;h(t);let S=b();t.light(S),t.sketch((S??[]).map(N=>{let[H,_]=Q(x,N);return{tag:"circle",attributes:{cx:H,
cy:_,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Gt(k,n).flatMap(y)),C(p,"aria-disabled",!e.can(-1)),C(l,"aria-disabled",!e.can(1))}function y(k){
let{ends:x}=Jt(k),S=E(`Remove ${ge(k)}`,"Delete",()=>M(k)),N=x.map((H,_)=>E(`Move its ${H}`,null,()=>{o={jump:k,end:_},e.say(`Choose the cell where the ${H} of ${ge(
k)} goes.`),t?.cells.get(k[_])?.focus({preventScroll:!0})}));return[S,...N]}function $(k,x){if(t){n=o=null;try{e.use(k(t.board)),e.say(`${x} ${Ut(t.throws)}`.trim())}catch(S){
e.say(`${Me(S.message)}.`),u.show(t.board),w()}}}let M=k=>$(x=>gt(x,k[0]),`Removed: ${ge(k)}.`);function v(k,x){let S=b(),N=S?S.indexOf(k):-1;return S&&N>=0?O(S,
N,x):{change:H=>_e(H,k,x),what:`Drawn: ${ge([k,x])}.`}}let O=(k,x,S)=>({change:N=>Jn(N,k,x,S),what:`Moved: ${ge(k)} is now ${ge(x?[k[0],S]:[S,k[1]])}.`});function L(k,x){
if(!t)return;let{change:S}=v(k,x),N=t.trial(S(t.board));h(N),e.say(`If you let go here: ${Ut(N.throws)}`)}function B(k,x){let{change:S,what:N}=v(k,x);$(S,N)}function z(){
n=o=null,t&&(t.trial(t.board),w(),R())}function R(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Ut(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",i,a)),c,m,d(".tools",p,l,E("Random","Other jumps",()=>$(k=>wn(k),
"Drawn at random.")),E("Remove all jumps",null,()=>$(k=>({...k,name:"",jumps:[]}),"Removed: all jumps.")),Sn("Route","One of the shortest routes",k=>{s=k,w()},!0)),
u.node,f.node],show(k){t=k,n=o=null,r=Un(t,{tries:L,draws:B,drops:z}),u.show(t.board),f.show(t.board),w(),R()},leave:()=>r?.stop(),choose(k){if(!(!t||!k||r?.wasDrawing()))
if(o){let{change:x,what:S}=O(o.jump,o.end,k);$(x,S)}else if(n===k)z();else if(n!==null){let x=n;$(S=>_e(S,x,k),`Drawn: ${ge([x,k])}.`)}else{n=k,w();let x=b(),S=x?
` Or drag an end of ${ge(x)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${S}`)}},key(k,{ctrlKey:x,metaKey:S,shiftKey:N,altKey:H}){
let _=b();if(x||S){let Y=k==="y"||N&&k==="Z"?1:k==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(k==="Escape"&&n!==null&&!H)z();else if((k==="Delete"||k==="Backspace")&&_)
M(_);else return!1;return!0}}}function Oe(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([a])=>a===
n);if(!o)return!1;let[,s,i]=o;return t.push({from:r(),face:n,landing:s,stand:i,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}function er(e,t){let r=e.start;return t.map(([n,o,s])=>{let i={from:r,face:n,landing:o,stand:s,feet:e.ride(o).feet};return r=s,i})}var[tr,nr]=[150,350],Zo=.25,rr=24;function Xo({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...Z(o-e+1).map(i=>e+i),...Z(o-r).
map(i=>o-1-i)]}function es(e,t,r){let n=t.get(r)??r;if(n>r){let{length:i,spot:a}=He(e,r,n);return[a(0),a(i),Q(e,n)]}let o=[...t].filter(([i,a])=>i<a),s=dt(e,r,n,
Dt(e,r,n,o));return[...Z(rr+1).map(i=>s(i/rr)),Q(e,n)]}function or(e,t,r,n){let s=Xo(r,e.cells).map(m=>Q(e,m)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
m,[p,l]]of s.slice(1).entries()){let[u,f]=s[m],h=[(u+p)/2,Math.min(f,l)-Zo];i.push({at:h,time:a+tr/2,easing:"ease-in"}),a+=tr,i.push({at:[p,l],time:a,easing:"ea\
se-out"})}for(let m of r.feet){let p=es(e,t,m);for(let[l,u]of p.entries())i.push({at:u,time:a+nr*(l+1)/p.length,easing:"linear"});a+=nr}let c=Te(n/(a||1),0,1);return i.
map(m=>({...m,time:m.time*c}))}var ts="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",sr=([e,t])=>`translate(${e}px,${t}px)`;function ir(e,t){let r=he("path.piece",{d:ts,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,C(r,"visibility",o===null&&"hidden")}return{node:r,stand(i){o=i,s(),i!==null&&C(r,"style",`t\
ransform:${sr(Q(e,i))}`)},rest:s,walk(i,a,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=0,p=i.flatMap(u=>{let f=or(e,t,u,a).map(
h=>({...h,time:m+h.time}));return m=f.at(-1)?.time??m,f});if(m===0)return;let l=p.map(({at:u,time:f,easing:h})=>({transform:sr(u),offset:f/m,easing:h}));C(r,"vi\
sibility",null),n=r.animate(l,{duration:m}),n.onfinish=()=>{s(),c?.()}}}}var ns=400;function ar({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:i,cells:a,jumps:c}=t,m={cells:a,start:i,...e},{rows:p}=e,l=i===0?1:0,u=e.
columns+l,f=Z(a+l).map(T=>T+1-l),h=new Map,b=new Map,w=Lt("new"),y=Lt("touched"),$=!1,M=null,v=new Set,O=null,L=[];function B(T){let[W,q]=te(m,T),F=T===i?"start":
T===a&&"goal",U=d(".cell",{role:"gridcell","data-cell":T,"data-end":F,style:`grid-column:${q+1}`},d("span.number",`${T}`),d("span.end",{"data-is":F}),d("span.ba\
dge"));return K(U,"odd",(W+q)%2),h.set(T,U),U}function z(T){for(let W of h.values())W.tabIndex=W===T?0:-1}function R(T){let{key:W,target:q}=T,[F,U]=te(m,Number(
q.dataset.cell)),G={ArrowLeft:[F,U-1],ArrowRight:[F,U+1],ArrowUp:[F+1,U],ArrowDown:[F-1,U]};if(W==="Enter"||W===" ")q.click();else if(G[W]){let X=f.find(Xe=>`${te(
m,Xe)}`==`${G[W]}`);h.get(X??-1)?.focus()}else return;T.preventDefault(),T.stopPropagation()}let k=T=>f.filter(W=>te(m,W)[0]===T).sort((W,q)=>te(m,W)[1]-te(m,q)[1]),
x=d(".grid",{role:"grid",label:r,keydown:R,focusin:({target:T})=>z(T)},Z(p).reverse().map(T=>d(".row",{role:"row"},k(T).map(B))));z(h.get(i)??h.get(1));let S=`0\
 0 ${u} ${p}`,N=Se(".layer.goal",S,ce(Hn(m))),H=Se(".layer.jumps",S,pt(m,c).map(ce)),[_,Y,A]=["g.tree","g.move","g.route"].map(T=>he(T)),g=Se(".layer.above",S,_,
Y,A),P=ir(m,c),D=Se(".layer.top",S,P.node),j=d(".sheet",x,N,H,g,D);function J(T,W,q){if(!M)return"";let[F,U]=[M.distance.get(T),M.predecessor.get(T)],G=[`cell ${T}`,
h.get(T)?.dataset.end,...Tn(T,c)],X=M.visited.has(T)?"visited":"not reached";return G.push(W?"current":"",F!=null?`reached in ${le(F,o)}`:X,U!=null?`from ${U}`:
"",q?n:"",v.has(T)?"part of what is wrong":""),G.filter(Boolean).join(", ")}let ee=T=>`var(--tint-${At(T,s)})`;function re(T,W,q,F){let U=T.current===W,G=T.visited.
has(W),X=T.distance.get(W),Xe=T.predecessor.get(W),un=`${[U,F,G,X,Xe,v.has(W)]}`;if(b.get(W)===un)return;b.set(W,un);let so=X!=null?"reached":G&&"visited";Wt(q,
{"data-distance":X,"data-tint":X!=null&&At(X,s),"data-from":Xe,"data-visited":G,"data-waits":F,"aria-current":U,"data-state":U?"current":F?"frontier":so,label:J(
W,U,F)}),X!=null&&q.style.setProperty("--tint",ee(X)),C(q.lastChild,"data-is",Bt(X)||null)}function ie(){if(!M)return;let T=new Set(M.frontier.map(([W])=>W));for(let[
W,q]of h)re(M,W,q,T.has(W))}function Ze(){if(!M)return;let T=$?zn(m,M.predecessor,M.current):[];_.replaceChildren(...T.map(ce))}let ln=T=>T.map(W=>H.querySelector(
`[data-ends="${W} ${c.get(W)}"]`));function cn(T,W){let q=new Set(ln(W));for(let F of H.children)K(F,T,q.has(F))}function ro(T){let W=T.flatMap(([,q,F])=>F===q?
[]:t.ride(q).feet);A.replaceChildren(...Fn(m,T,i).map(ce)),K(H,"routed",T.length),cn("taken",W)}let dn=()=>K(j,"arrived",!0),oo=`${u>7?".close":""}${u>12?".dens\
e":""}${u>24?".tiny":""}`;return{plan:m,cells:h,columns:u,shape:u/p,node:d(`.board${oo}`,{style:`--wide:${u};--high:${p}`},j),paint(T,W,q,F,U=0){M=T;let G=`${Object.
values(q??{})}`!=`${Object.values(O??{})}`;(G||F.length)&&P.rest(),K(j,"arrived",!1),ie(),w([...W].map(X=>h.get(X))),Ze(),Y.replaceChildren(...(q?Dn(m,q):[]).map(
ce)),y(ln(q?.feet??[])),`${F}`!=`${L}`&&ro(F),U>0&&F.length?P.walk(er(t,F),ns,dn):U>0&&G&&q&&P.walk([q],U),O=q,L=F},piece:P,top:D,celebrate:dn,showTree(T){$=T,Ze()},
mark(T,W){let q=W.flatMap(G=>G.moves??[]),F=W.flatMap(G=>G.jumps??[]),U=q.flatMap(([,G])=>t.ride(G).feet);cn("found",[...F.map(([G])=>G),...U]),v=new Set(W.flatMap(
G=>G.cells??[]));for(let[G,X]of h)K(X,"differs",G===T),K(X,"found",v.has(G));ie()},drawn:()=>({plan:m,jumps:c,farthest:s,state:M,found:v,move:O,treeShown:$,route:L})}}function wt({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,u])=>l!==u)),a=typeof r=="number"?Array.from({length:r},(l,u)=>u+
1):r;function c(l,u=[]){if(u.includes(l))return{feet:u,stand:null};let f=i.get(l);return f===void 0||u.length&&!o?{feet:u,stand:l}:c(f,[...u,l])}function m(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function p(l){return l===e?[]:a.flatMap(u=>{let f=m(l+u),h=f>0?c(f).stand:null;return h===null?[]:[[u,f,h]]})}return{cells:e,
start:n,jumps:i,ride:c,moves:p}}function Ge({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let c of i){let m=(n.get(c)??0)+1;for(let p of r(c)){let l=p[2];n.has(
l)||(n.set(l,m),o.set(l,c),s.set(l,p),i.push(l))}}let a=[];for(let c=t,m=s.get(c);m;m=s.get(c))a.unshift(m),c=o.get(c)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:a}}var rs=1400;function be(e){let t=wt(e),r=Ge(t),n=ar({layout:qe(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:i,piece:a}=n,c=he("g.sketch");n.top.prepend(c);let m=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:i,faces:bn(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(p){let{current:l=null,near:u=[],distance:f,predecessor:h,move:b=null}=p,
{route:w=!1,piece:y=!0}=p,$={current:l,frontier:[...u].map(M=>[M,""]),distance:f??new Map,predecessor:h??new Map,visited:new Map};n.paint($,[],b,w?o:[]),a.stand(
y?l:null)},walk(p){a.walk([p],rs,()=>p.stand===e.cells&&n.celebrate())},rest:a.rest,trial(p){let l=new Map(p.jumps),u=new Set;for(let w of[...m?.children??[]]){
let[y,$]=(w.getAttribute("data-ends")??"").split(" ").map(Number);l.get(y)===$?u.add(y):w.remove()}let f=new Map(p.jumps.filter(([w])=>!u.has(w))),h=pt(s,f).map(
ce);for(let w of h)K(w,"lit",!0);m?.append(...h),t.jumps.clear();for(let[w,y]of l)t.jumps.set(w,y);let b=Ge(t);return o=b.route,b},light(p){for(let l of m?.children??
[])K(l,"lit",l.getAttribute("data-ends")===p?.join(" "))},sketch:p=>c.replaceChildren(...p.map(ce)),cellAt(p,l){let f=n.node.getRootNode().elementFromPoint(p,l)?.
closest("[data-cell]"),h=f&&n.node.contains(f)&&f.dataset.cell;return h?Number(h):null}}}var je=({columns:e,shape:t,node:r})=>d(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),lr=e=>new Set(e.map(([,t])=>t));function os(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var ss=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function is(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ss()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function cr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":is(r);let o=ct(n);return e.won()?`${o} ${os(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function dr(e,t,{
cells:r}){let n=`${Me(qt(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function ur(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function Yt(e,t){let r=null,n=null,o=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),i=d("span.quiet"),a=d("b.amount"),c=d("ol.throw\
n",{label:"Your throws"}),m=E("Undo","Take the last throw back (Backspace)",y),p=E("Start again","Back to the start",$),l=E("Show the shortest route",null,()=>M(
!u)),u=!1;function f(){if(!r||!n)return;let{thrown:v}=n,O=n.moves(),L=u||n.won();r.paint({current:n.at(),near:lr(O),distance:n.trail(),move:u?null:v.at(-1)??null,
route:u});for(let B of o.children){let z=Number(B.dataset.face);C(B,"aria-disabled",!O.some(([R])=>R===z))}I(s,v.length),I(i,v.length===1?"throw":"throws"),I(a,
L?r.throws??"none":"?"),lt(c,v,ft,(B,{face:z,stand:R})=>ht(B,z,R));for(let B of[m,p])C(B,"aria-disabled",!v.length);C(l,"aria-pressed",`${u}`),C(e.root,"data-wo\
n",n.won())}function h(){r&&n&&e.say(cr(n,r.throws,r.faces))}function b(v){if(!r||!n||n.won())return;let O=n.at();if(u=!1,!n.throws(v)){f(),e.say(dr(v,O,r.board));
return}f();let L=n.thrown.at(-1);L&&r.walk(L),h(),w()}function w(){t?.((n?.thrown??[]).map(({face:v})=>v))}function y(){n?.undo()&&(f(),h(),w())}function $(){!r||
!n?.thrown.length||(n=Oe(r.rules),u=!1,f(),h(),w())}function M(v){u=v,f(),v&&r?e.say(ur(r.throws,r.route)):h()}return{name:"Play",under:o,side:[d(".score",d("p",
"You ",s,i),d("p","Fewest ",a)),d(".tools",m,p,!t&&l),c],show(v){r=v,n=Oe(r.rules),u=!1,o.replaceChildren(...r.faces.map(O=>{let L=E(_t(O),null,()=>b(O),`Throw ${O}`);
return C(L,"data-face",O),L})),f(),h()},replay(v){if(!r)return!1;let O=n;n=Oe(r.rules);let L=v.every(B=>n?.throws(B));return L||(n=O),f(),h(),L},leave:()=>C(e.root,
"data-won",null),choose(v){let O=n?.moves()??[],L=O.find(([,B])=>B===v)??O.find(([,,B])=>B===v);L?b(L[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${v}\
.`)},key(v,{ctrlKey:O,metaKey:L,altKey:B}){if(O||L||B)return!1;let z=Number(v);if(v==="Backspace")y();else if(v!==" "&&r?.faces.includes(z))b(z);else return!1;return!0}}}var yt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Qt=new Map;function ls(e){let t=Qt.get(e)??new CSSStyleSheet;return Qt.has(e)||t.replaceSync(e),Qt.set(e,t),t}function mr(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=yt;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ls(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var pr=e=>e.getRootNode().activeElement??
null;function Ae(e){let t=d("span.strip.quiet",{role:"status"}),r=d("span.clock.quiet",{"aria-hidden":"true"}),n=d("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:d("span.progress",n,t),say(o,s=""){I(t,o),s&&t.append(d("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,I(t,"")},loads({
part:o,ready:s},i){n.hidden=s===!0,o!==void 0&&C(n,"value",o),I(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>I(r,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),I(r,""),n.hidden=!0}}}}var cs=["sessionStorage","localStorage"],ds="This browser stores nothing here",us="The browser's storage is full";function Ce(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Re(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
r)),""}catch(n){return n.name==="QuotaExceededError"?us:ds}}function Zt(e,t=cs){for(let r of t)try{window[r].removeItem(e)}catch{}}var[Xt,fr]=["snl-workbench",1],hr="download what you want to keep.",ms=`Another version of the workbench has stored code here, which is left alone: ${hr}`;function kt(e){
let t=Ce(e,Xt);return t?t.version!==fr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function gr(){let[e,t]=[kt("sessionStorage"),
kt("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:fr,signature:"board",sources:{}};return{kept:n,store(o){if(r)return ms;
let s=kt("localStorage"),a={...(s===null||s==="newer"?n:s).sources};o in n.sources?a[o]=n.sources[o]:delete a[o];let c=Re(Xt,n,{...n,sources:a});return c&&`${c}\
: ${hr}`},elsewhere(o){let s=kt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===Xt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function br(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var ps="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function wr({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},c="",m=null,p=d(".tools"),l=d(".tabs",{role:"group",label:"Program"}),u=d(".programs",
l,p),f=x=>x?s.second??s.signature:s.signature,h=x=>`${x?"2:":""}${f(x)}`,b=!1,w=()=>i.signatures.find(({name:x})=>x===f(b))?.template??"",y=()=>s.sources[h(b)]??
w(),$=()=>a.kind==="mine"||a.kind==="second";function M(x){a=x,$()&&b!==(a.kind==="second")&&(b=!b,m=null,v()),k();let{kind:S,name:N}=a;$()?r(y(),!1):r(S==="lin\
k"?t??"":i.programs.find(H=>H.name===N)?.source??"",!0)}function v(){let x=e.elsewhere(h(b));x===null?m=null:x!==y()&&(m=x),k()}function O(){let[x,S]=[m,n()];B(
x??""),M(L()),m=S,k()}let L=()=>({kind:b?"second":"mine"});function B(x){let S=h(b);x===void 0?delete s.sources[S]:s.sources[S]=x,c=e.store(S)}function z(){let x=`${a.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");br(new Blob([n()],{type:"text/x-python"}),x)}function R(){b=!1,B(t??""),M({kind:"mine"})}function k(){let{kind:x,
name:S}=a,N=(A,g,P="")=>{let D=E(A,P||null,()=>M(g));return C(D,"aria-pressed",`${x===g.kind}`),D},H=A=>i.programs.filter(g=>g.kind===A).map(g=>[g.name,g.title]),
_=de("A program to look at",[["","Look at a program"]],S??"",A=>{M(A?{kind:"program",name:A}:L())});for(let[A,g]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let P=H(g).map(([D,j])=>d("option",{value:D},j));_.append(d("optgroup",{label:null},P)),_.lastElementChild?.setAttribute("label",A)}_.value=S??"",_.classList.
toggle("s-chosen",x==="program"),l.replaceChildren(N("Mine",{kind:"mine"}),N("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[N("From the link",{kind:"link"})],_);let Y=E("Download","As a file of Python",z);if($()){let A=de("How it is called",i.signatures.map(D=>[D.name,D.title]),f(
b),D=>{b?s.second=D:(s.second=f(!0),s.signature=D),c=e.store(h(b)),m=null,v(),M(L())}),g=E("Reset","Back to the beginning of this signature",()=>{B(),M(L())}),P=m!==
null&&E("Other tab's code","Exchange it with the code here",O);p.replaceChildren(A,g,Y,...P?[P]:[])}else x==="link"?p.replaceChildren(E("Make it mine","Instead \
of what is there",R),Y):p.replaceChildren(Y)}return{node:u,chosen:()=>a,isMine:$,trouble:()=>c||(m===null?"":ps),end:e.follow(()=>{v(),o()}),show(x){i=x,v(),i.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),M(a)},changed(x){$()&&B(x)},question(){return a.kind==="program"?{name:a.name}:{source:n(),signature:$()?
f(b):null}},other(){let x=s.sources[h(!b)];return $()&&x?.trim()?{source:x,signature:f(!b)}:null}}}function Ne(e){let t=d(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=d("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ve=e=>e===null?"out of reach":le(e),We=e=>`${Me(e)}${/[.?!]$/.test(e)?"":"."}`,se=(e,t,...r)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),r),oe=e=>e&&
d("p",`${e}`),ve=e=>e&&d("p.quiet",`${e}`),yr=(e,t)=>d("p","Right is ",d("b",Ve(e)),", yours says ",d("b",Ve(t)),"."),kr=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Le=(e,t)=>e!==null&&d(".tools",E(`Show line ${e}`,null,()=>t.point(e)));function en(e,t){let r=V(
e),n=be(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:je(n)}}function Ue({report:e,like:t,stepper:r},n){
let o=[ve(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>ve(`Note: ${i.says}.`))];if(e.correct===!1)return fs(e,t,o,r,n);let{
name:s}=e;return e.correct?se("right",`${s} is right on every board that was played`,d("p",d("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&d("\
p",d("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ve(`${xr(e)}.`),...o):se("open",`${s} could not be judged`,oe(We(e.finding.says)),...o.slice(
1))}var xr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} played`;function fs(e,t,r,n,o){let{finding:s,expected:i,got:a}=e,{board:c,node:m}=en(
e.board,s),p=typeof a=="number"?null:a,l=[p?oe(`Right is ${Ve(i)}. Yours: ${p.says}.`):yr(i,a),s.kind!==p?.kind&&oe(We(s.says)),oe(kr(p)),...t.slice(0,2).map(u=>ve(
`It answers like a known mistake: ${u.title}. The repair: ${u.repair}`)),ve(`${ke(c)} · ${xr(e)}`),...r,d(".tools",n&&E("Step to the first difference",null,()=>o.
step(n)),o.draw(c))];return se("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",d(".exhibit",m,d(".told",l)))}function hs({
right:e,ended:t,throws:r,expected:n,finding:o,line:s},i){return e?se("right",`Right on this board: ${Ve(r)}`,ve("One board proves little. Check plays them all, \
smallest first.")):se("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&yr(n,r),o&&oe(We(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),oe(kr(o)),Le(s,i))}function gs({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>d("tr",[n.
algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].
map((o,s)=>d(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return se("open",`On this board: ${Ve(e.throws)}`,It("","Comparison",d("table",d("thead",d("tr",t.map(n=>d(
"th",{scope:"col"},n)))),d("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&ve(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var bs={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Ke=({what:e,says:t,line:r},n)=>se(e==="stopped"?"open":"wrong",bs[e]??"That did not work",oe(We(`${r===null?"":`line ${r}: `}${t}`)),Le(r,n));function tn({
printed:e,more_printed:t}){return e?.length?se("open","It printed",It(".printed","What it printed",e.map(r=>d(".print",d("span.quiet",r.line===null?"":`line ${r.
line}`),d("code",r.text)))),ve(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function vr(e,t){return[e.kind==="failure"?Ke(e,t):e.of==="check"?
Ue(e,t):e.of==="compare"?gs(e):e.of==="solve"&&hs(e,t),tn(e)].filter(n=>!!n)}var Ye=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",xt=e=>e[0]?.querySelector(
"p")?.textContent??"";var ws=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],ys="This code came with the link. It has not run, and runs only when\
 you press a button below.",$r="It runs …",ks=()=>d("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Sr(e,t){let r=null,
n=null,o=!1,s=!1,i=!1,a=t.host($),c=gr(),m=t.store.get().code,p=d(".editor"),l=d("p.note.quiet"),u=Ae(a.size),f=d(".cards"),h=Ne(t),b=E("Stop","End what is runn\
ing",()=>a.stop()),w=ws.map(([R,k,x])=>E(R,x,()=>B(k))),y=wr({keeper:c,arrived:m,open:M,text:()=>n?.text()??"",heard:()=>v()});function $(R){i&&u.loads(R,$r)}function M(R,k){
n?.open(R,k),v()}function v(){let{kind:R}=y.chosen(),k={mine:y.trouble()||a.refusal,second:y.trouble()||a.refusal,program:a.refusal,link:ys};I(l,k[R]??""),l.classList.
toggle("s-strong",R==="link")}async function O(){o=!0;try{let[{make:R},k]=await Promise.all([t.editor(),t.shelf()]);n=R(p,"Program",x=>{y.changed(x),v()}),y.show(
k)}catch(R){I(l,`The editor cannot be loaded: ${R.message}`)}L()}function L(){for(let R of w)C(R,"aria-disabled",i||!n||!!a.refusal);b.hidden=!i,C(f,"aria-busy",
`${i}`),!s&&a.size&&u.say(`Python (${a.size}) loads at the first run.`)}async function B(R){if(i||!n||!r||a.refusal)return;s=i=!0,n.point(null),f.replaceChildren(),
h.clear(),u.say($r),L();let{name:k,cells:x,jumps:S,die:N,start:H,chained:_,overshoot:Y}=r.board,A={name:k,cells:x,jumps:S,die:N,start:H,chained:_,overshoot:Y},g=R===
"compare"?y.other():null,P={kind:R,program:y.question(),board:A,other:g},D=await a.ask(P,j=>u.say(`${j} …`));i=!1,u.done(),L(),z(D)}function z(R){let k=vr(R,{
step:h.step,draw:N=>E("Move this board to Draw",null,()=>{e.use(N),e.enter("Draw")}),point(N){n?.point(N),n?.focus()}});(R.kind==="result"&&R.of)==="compare"&&y.
isMine()&&!y.other()&&k.push(ks()),f.replaceChildren(...k),"line"in R&&R.line&&n?.point(R.line),f.scrollIntoView({block:"nearest"}),R.kind==="result"&&R.of==="t\
race"&&h.step(R.stepper);let S=Ye(k);e.say(S?`${S}. ${xt(k)}`:"Step through the run below.")}return{name:"Write",under:d("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[y.node,l,p,d(".tools.acts",w,b,u.node)],foot:[f],below:[h.node],show(R){r=R,r.paint({piece:!1}),o||O(),L(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),y.end(),n?.destroy()},more:()=>["mine","second"].includes(
y.chosen().kind)?n?.text()??null:null,stays:()=>m}}var vt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
;stroke-linejoin:round}.s-above,.s-top{z-index:4}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;\
stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opa\
city:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no\
-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-\
move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:\
fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out \
both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@k\
eyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .\
7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){co\
lor:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{&.s-writing .s-side>.s-says,.s\
-heard{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{gri\
d-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:s\
pace-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s-tabs sel\
ect.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,va\
r(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:\
.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;backgrou\
nd:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-ac\
ts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:v\
ar(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;\
height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1\
rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.\
s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:colo\
r-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-\
exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;\
flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid \
var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}\
.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-columns:4.5rem minmax(0,1fr)\
;gap:.5rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-e\
ditor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8\
rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: \
max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{paddi\
ng:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:\
0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;m\
in-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-\
radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min\
-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weig\
ht:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-content:center\
;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{w\
idth:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thr\
own{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5e\
m;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:cen\
ter}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}.s-text{\
display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:\
color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:non\
e}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,\
.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{fle\
x:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{\
gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){d\
isplay:none}}}';var Mr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Er=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Qe(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(V),i=d("p.speaker",{role:"status"}),a=d("span.quiet"),c=d("p.trouble",{role:"alert"}),m=d(""),p=d(".main",m),l=d(".side"),u=d(".\
stage",p,l),f=d(".foot"),h=d(""),b=d("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:b,say:g=>I(i,g),use(g){$.add(g),
x(g),k()},can:g=>$.can(g),go(g){$.can(g)&&(x($.go(g)),k())},enter(g){S(M.find(P=>P.name===g)??v),x(O.board),k()}},y=n.get(),$=Vn(y.board??V(t.board)),M=t.only?[
t.only==="Play"?Yt(w,r.played):Kt(w)]:[Yt(w),Kt(w),Sr(w,r)],v=M.find(({name:g})=>g===y.mode)??M[0],O=be($.now()),L=s.map(({name:g},P)=>[`${P}`,g]),B=de("Board",
[["","Your board"],...L],"",g=>{let P=s[Number(g)];g&&P&&w.use(P)}),z=d("input.address",{readonly:"",label:"To copy",hidden:""});async function R(){let P=`${location.
href.split("#")[0]}${it(O.board,v.name,v.more?.()??null)}`;z.value=P;try{await navigator.clipboard.writeText(P),w.say("Copied: a link to this board.")}catch{z.hidden=
!1,z.select(),w.say("Copy the link from the field.")}}function k(){let[g=null]=M.flatMap(({stays:P})=>P?.()??[]);n.set({...O.board,name:""},v.name,g)}function x(g){
let P=pr(m),D=m.contains(P)&&P?.dataset.cell;O.rest(),O=be(g),m.replaceChildren(O.node),C(u,"style",`--shape:${O.shape};--columns:${O.columns}`),C(b,"style",`--\
rows:${O.plan.rows}`),I(a,ke({...g,name:""}));let j=s.findIndex(J=>me(J)===me(g));B.value=j<0?"":`${j}`,B.options[0].hidden=j>=0,z.hidden=!0,I(c,""),v.show(O),D&&
O.cells.get(Number(D))?.focus({preventScroll:!0})}function S(g){v.leave(),v=g;for(let[P,D]of N.entries())C(D,"aria-pressed",`${M[P]===v}`);K(b,"drawing",v.name===
"Draw"),K(b,"writing",v.name==="Write"),p.replaceChildren(m,v.under),l.replaceChildren(d(".says",i),...v.side),f.replaceChildren(...v.foot??[]),h.replaceChildren(
...v.below??[])}let N=M.map(g=>E(g.name,null,()=>w.enter(g.name)));b.addEventListener("mousedown",g=>{let P=g.target;!P.closest(".s-grid")||!m.contains(P)||(g.preventDefault(),
b.focus({preventScroll:!0}))}),b.addEventListener("click",({target:g})=>{let P=g.closest(".s-grid .s-cell");P&&m.contains(P)&&v.choose(Number(P.dataset.cell))}),
b.addEventListener("keydown",g=>{let P=g.target;Er(g)&&g.stopPropagation(),!P.matches(Mr)&&v.key(g.key,g)&&g.preventDefault()});function H(g){let P=g.composedPath()[0];
if(g.defaultPrevented||!Er(g)||!/^[1-9]$/.test(g.key)||P.closest(`${Mr}, .snl-stepper`))return;let{top:D,bottom:j}=m.getBoundingClientRect();j>0&&D<innerHeight&&
v.key(g.key,g)&&g.preventDefault()}function _(){let{board:g,mode:P,trouble:D}=n.get();g&&(me(g)!==me(O.board)||o)&&($.add(g),S(M.find(j=>j.name===P)??v),x(g)),I(
c,D)}o&&addEventListener("keydown",H);let Y=n.subscribe(_);b.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},N),s.length>0&&d(
"label.board-of",d("span","Board"),B),a,o&&d(".tools",E("Copy link","A link to this board",R),z)),c,u,f)),K(b,"ready",!0),K(b,"only",t.only),K(b,"fixed",t.fixed);
let{remove:A}=mr(e,vt,b);return e.append(h),S(v),x(O.board),I(c,y.trouble),{show:x,replay:g=>v.replay?.(g)??!1,destroy(){removeEventListener("keydown",H),Y(),O.
rest();for(let g of M)g.end?.();h.remove(),A()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Qe(e,t,at(t.files))}var nn=1,$t="snl-exercise:",Tr="Export what you want to keep.",vs=`Another version of this book has stored something for this exercise, which is left alone. ${Tr}`,
$s=globalThis,Pr=$s.snlRecords??=new Map,Or=e=>e?.version===nn&&typeof e.source=="string"&&typeof e.solved=="boolean";function St(e,t){let r=Ce(e,$t+t);return Or(
r)?r:r?.version>nn?"newer":null}function we(e){let[t,r]=[St("sessionStorage",e),St("localStorage",e)],n=[Pr.get(e),t,r].filter(o=>Or(o));return n.length?{...n[0],
solved:n.some(({solved:o})=>o)}:null}function jr(e){let t=St("localStorage",e);return t===null||t==="newer"?null:t.source}function rn(e,t,r=!1){let n=we(e),o={version:nn,
source:t,solved:r||(n?.solved??!1)};Pr.set(e,o);let s=St("localStorage",e)==="newer",i=s?"":Re($t+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?vs:i&&`${i}. ${Tr}`}function Ar(e){let t=n=>e(n.detail.name,!1),r=({key:n})=>{n===null?e(null,!0):n.startsWith($t)&&e(n.slice($t.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",r),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",r)}}var on="snl-cell:";function Cr({id:e,source:t}){for(let r of["sessionStorage","localStorage"]){let n=Ce(r,on+e);if(n?.of===t&&typeof n.source=="string")return n.
source}return t}function sn({id:e,source:t},r){r===t?Zt(on+e):Re(on+e,{of:t,source:r})}var Ss="script,style,link,meta,base,iframe,object,embed,form";function Rr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Ss))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:n,value:o}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(n);(n.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&r.removeAttribute(n)}return[...t.childNodes]}function Nr(...e){let t=d("pre",e),r=d("",{class:"highlight"},t);return d("",
{class:"output text_plain notranslate"},r)}function Ms(e){let t=be(V(e));return t.paint({piece:!1}),je(t)}var Wr=e=>d("",{class:"output text_html"},e);function Lr(e,t){
let r=[...e.querySelectorAll("details.below-input, .cell_output")],n=d("",{class:"cell_output docutils container",hidden:""}),o=Ne(t);o.node.dataset.snl="",e.append(
n);let s=[];function i(){for(let u of s)u.then(({destroy:f})=>f());s=[],o.clear(),n.replaceChildren()}function a(u){for(let f of r)f.hidden=u;n.hidden=!u}function c(u,f){
let h=d("",{"data-snl":""});n.append(Wr(h)),s.push(t.step(h,u,{level:En(n),...f}))}let m=(...u)=>{let f=d("",{class:"snl snl-workbench snl-cell"},d(".cards",u));
return d("",{class:"snl-host"},f)};function p(u,f){if(u.kind==="html"||u.kind==="svg"){let h=d("",{class:"output text_html"});return h.append(...Rr(u.kind==="ht\
ml"?u.html:u.svg)),h}if(u.kind==="code")return Nr(...Rr(`<pre>${u.lines.join(`
`)}</pre>`));if(u.kind==="report"){let h={step:o.step,point:f.point,draw:w=>d("a.button",{href:`../play.html${me(w)}&draw`},"Open this board in the workbench")},
b=Ue(u,h);return b.setAttribute("role","group"),n.append(m(b)),Wr(o.node)}if(u.kind==="board")try{return m(Ms(u.board))}catch{}return u.text?Nr(document.createTextNode(
u.text)):null}function l({exception:u,says:f,line:h,missing:b},{runAbove:w,point:y}){let M=se(w?"open":"wrong",w?"Run the cells above first":u,w?d("p",d("code",
b)," is made in a cell above, which has not run yet."):oe(f&&We(f)),w?d(".tools",E("Run all above","And then this cell",w)):Le(h,{point:y,step:c,draw:()=>d("")}));
return M.setAttribute("role","group"),m(M)}return{shown:()=>!n.hidden,wait(){n.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),n.remove()},
show(u,f){if(i(),n.removeAttribute("aria-busy"),a(!0),u.kind==="failure"){if(u.what==="stopped")return;let h=Ke(u,{point:f.point,step:c,draw:()=>d("")});h.setAttribute(
"role","group"),n.append(m(h));return}for(let h of u.shown)h.kind==="stepper"?c(h.payload,{predict:h.predict,position:h.position??void 0}):n.append(p(h,f)??"");
u.more_shown&&n.append(d("p",`And ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&n.append(l(u.error,f))}}}var Es=e=>e.kind==="failure"?e.says:e.error?.exception??"";function Mt({title:e,bench:t,source:r,opensOn:n,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
c={beginning:-1,code:""};return{title:e,source:r,done:()=>c.beginning===t.beginnings()&&c.code===r(),async run(){let m=r();s?.();let p=n?.()??null,l={kind:"cell",
program:{source:m},opens_on:p},u=await t.ask(o??a,l,()=>{}),f=Es(u);return c={beginning:f?-1:t.beginnings(),code:m},i?.(u),f}}}var Ts="Stopped. Python begins again, without the names of the cells that have run.";function Ir(e,{given:t,title:r,around:n,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),c=Cr(t),m=!1,p=null,l=Ae(o.size),u=Lr(e.closest("div.cell"),n),f=d(".editor",{hidden:""}),h=E("Run","Run this cell (Shift+Enter i\
n the editor)",O),b=E("Edit","Open the editor",()=>k(!0)),w=E("Stop","End what is running",()=>o.stop()),y=E("Reset","Back to the code and the output of the les\
son",S),$=Mt({title:r,bench:o,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:A=>l.loads(A,"Running …"),changes:v},begins:L,ends:B}),M=()=>{};
function v(){C(h,"aria-disabled",o.busy()||!!o.refusal),w.hidden=!m,y.hidden=m||c===t.source&&!u.shown()}async function O(){o.busy()||o.refusal||await $.run()}function L(){
m=!0,u.wait(),l.say("Running …"),M=l.count()}async function B(A){m=!1,M();let g=A.kind==="failure",P=g?null:A.error,D=P?.missing&&s().some(J=>!J.done()&&Ps(J,
P.missing??""));u.show(A,{runAbove:D?z:null,point:x});let j=g?A.line:P?.line;g?l.say(A.what==="stopped"?Ts:A.says):D?l.say("Run the cells above first."):P?l.say(
`${P.exception}${j?` in line ${j}`:""}.`):l.say(A.shown.length?"Done.":"Done. This cell shows nothing."),v(),p&&(await p)?.point(j??null)}async function z(){h.focus(
{preventScroll:!0});for(let A of s().filter(g=>!g.done())){l.say(`${A.title} runs …`);let g=await A.run();if(g){l.say(`${A.title} has ended early: ${g}`);return}}
await O()}async function R(){try{let{make:A}=await n.editor();a.hidden=!0,f.hidden=!1;let g=A(f,r,P=>{c=P,sn(t,c),v()});return g.open(c),g}catch(A){return l.say(
`The editor cannot be loaded: ${A.message}.`),null}}async function k(A){b.hidden=!0,p??=R();let g=await p;return g||(p=null),b.hidden=!!g,A&&g?.focus(),g}async function x(A){
(await k(!0))?.point(A)}async function S(){await N(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function N(){(await p)?.destroy(),p=null,f.replaceChildren(),
f.hidden=!0,a.hidden=!1,b.hidden=!1,c=t.source,sn(t,c),u.clear(),l.say(""),v()}f.addEventListener("keydown",A=>{A.key!=="Enter"||!A.shiftKey||(A.preventDefault(),
A.stopPropagation(),O())},{capture:!0});function H(){getSelection()?.isCollapsed&&k(!0)}a.addEventListener("click",H);let _=d("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:r});_.append(f,d(".tools.cellbar",h,w,b,y,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(_);let Y=o.watch({loads(){},changes:v});
return addEventListener("snl-reset",N),o.refusal&&C(h,"title",o.refusal),v(),c!==t.source&&k(!1),{...$,destroy(){Y(),removeEventListener("snl-reset",N),M(),u.remove(),
p?.then(A=>A?.destroy()),a.hidden=!1,a.removeEventListener("click",H),e.replaceChildren()}}}var Ps=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Br(e,t,r){let n=0,o=[],s=[];return e.forEach((i,a)=>{let{id:c,exercise:m,source:p}=i,l=document.querySelector(`[data-snl-cell="${c}"]`);if(l){n+=1;let u=()=>o.
slice(0,a),f=Ir(l,{given:i,title:`Cell ${n}`,around:t,bench:r,above:u});o.push(f),s.push(f.destroy)}else{let u=()=>m&&we(m)?.source||p,f=m?"The exercise above":
"A cell above";o.push(Mt({title:f,bench:r,source:u}))}}),{destroy(){for(let i of s)i()}}}var Os=["stopped","late","died"];function qr(e){let t=new Set,r=null,n=!1,o=0,s=e.host(a=>r?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>n,beginnings:()=>o,busy:()=>r!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,c,m){r=a,n=!0,i();let p=await s.
ask(c,m);return r=null,p.kind==="failure"&&Os.includes(p.what)&&(o+=1),i(),p}}}function Hr({label:e,picture:t,stub:r,source:n,editor:o,change:s,trouble:i}){let a=n,c=null,m=null,p=d("pre.plain"),l=E("Edit","Open the editor",()=>y(!0)),u=d(
".still",l,p),f=d(".editor",u);u.addEventListener("click",()=>y(!0));function h(){a===r?p.replaceChildren(...t):I(p,a)}function b($){a=$,s($)}async function w(){
try{let{make:$}=await o();return f.replaceChildren(),m=$(f,e,b),m.open(a),m}catch($){return i(`The editor cannot be loaded: ${$.message}.`),null}}async function y($=!1){
C(l,"aria-disabled",!0),c??=w();let M=await c;return $&&M?.focus(),M}return h(),{node:f,open:y,text:()=>a,replace($){$!==a&&(a=$,m?m.replace($):h(),s($))},async point($){
$===null&&!m||(await y($!==null))?.point($)},destroy:()=>c?.then($=>$?.destroy())}}function ye(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function $e(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Et=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[js]=Pe;function Dr({given:e,write:t,around:r},n,o,s){let i=d(""),a=o(e.stub),c=()=>{},m={get:()=>Nt(a),set(f){a=f,t(n(a))},subscribe(f){return c=f,()=>{}}},
p=`Exercise ${e.number}: the board`,u=Qe(i,{board:a,only:"Draw",fixed:!s,label:p},{...r,store:m,page:!1});return{node:i,end:u.destroy,show(f){try{a=o(f)}catch{return!1}
return c(),!0}}}var Fr=e=>Dr(e,t=>`from snl_algos import Board

${e.given.defines} = ${js.write(t)}`,t=>bt(ye(t,e.given.defines))[0],!0),zr=e=>Dr(e,({jumps:t})=>`${e.given.defines} = ${Et(t)}`,t=>{let n=Object.entries($e(ye(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return V({...e.given.form.board,jumps:n})},!1);function _r({given:e,write:t,around:r}){let{defines:n,form:o,number:s}=e,
i=d(""),a=Nt(V(o.board)),c={get:()=>a,set(){},subscribe:()=>()=>{}},m=`Exercise ${s}: the board`,p=Qe(i,{board:o.board,only:"Play",label:m},{...r,store:c,page:!1,
played:u=>t(`${n} = [${u.join(", ")}]`)});function l(u){let f=$e(ye(u,n));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:i,end:p.destroy,
first:"Choose the first face.",judge(u){let f=l(u);return f?.length?As(V(o.board),f):null},show(u){let f=l(u);return!!f&&p.replay(u===e.stub?[]:f)}}}function As(e,t){
let r=wt(e),n=Oe(r);if(n.won()||!t.every(c=>n.throws(c)))return null;let o=n.won()&&t.length===Ge(r).throws,s=`You reach the goal in ${le(t.length)}.`,i=o?s:n.won()?
`${s} Fewer are enough.`:`After ${le(t.length)} you stand on cell ${n.at()}, not on ${e.cells}.`,a=n.thrown.map((c,m)=>`${m+1}. ${ct(c)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function Jr({given:e,write:t}){let{defines:r,form:n,number:o}=e,s=V(n.board),{columns:i,rows:a}=qe(s.cells),c=be(s);c.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(u=>{let f=u+1,[h,b]=te({cells:s.cells,start:1,columns:i,rows:a},f),w=d("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${f}`,
input:()=>t(`${r} = ${Et(p())}`)}),y=`grid-row:${a-h};grid-column:${b+1}`;return[f,{input:w,node:d("label.field",{style:y},d("span",`${f}`),w)}]})),p=()=>[...m].
filter(([,{input:u}])=>/^\d+$/.test(u.value.trim())).map(([u,{input:f}])=>[u,Number(f.value)]),l=d(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...m.values()].map(({node:u})=>u));return{node:d(".distances",je(c),l),show(u){let f=$e(ye(u,r));if(typeof f!="object"||!f||Object.keys(
f).some(h=>!m.has(Number(h))))return!1;for(let[h,{input:b}]of m){let w=`${f[h]??""}`;b.value.trim()!==w&&(b.value=w)}return!0}}}var Cs=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ie=e=>Cs(e).map((t,r)=>r%2?d(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Tt=e=>e.map(([t,r])=>t?d("span",{class:t},
r):r);function Gr({given:e,write:t}){let{defines:r}=e,{steps:n}=e.form,o=n.map(([p])=>p),s=o,i=new Map(n.map(([p,l])=>{let u=E("↑",null,()=>c(p,-1),`Move step ${p} \
up`),f=E("↓",null,()=>c(p,1),`Move step ${p} down`),h=d("span.words",d("strong",`${p}.`)," ",Ie(l));return[p,{up:u,down:f,node:d("li.step",h,d(".tools",u,f))}]})),
a=d("ol.steps",{label:"The steps, in your order"});function c(p,l){let u=s.indexOf(p);if(!s[u+l])return;let f=[...s];[f[u],f[u+l]]=[f[u+l],f[u]],s=f,m(),i.get(p)?.[l<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function m(){s.forEach((p,l)=>{let u=i.get(p);u&&(C(u.up,"aria-disabled",l===0),C(u.down,"\
aria-disabled",l===s.length-1),a.append(u.node))})}return m(),{node:a,first:"Put the steps in order first.",show(p){let l=$e(ye(p,r));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,m(),!0)}}}function Vr({given:e,write:t}){let{defines:r,name:n}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let c=d("input",
{type:"radio",name:`snl-${n}`,change:()=>t(`${r} = ${a+1}`)});return{input:c,node:d("label.step",c,d("b",`${a+1}.`),d("span.words",Ie(i)))}});return{node:d(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number($e(ye(i,r)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:c},m)=>{c.checked=m===a-1}),!0)}}}var Rs={order:Gr,choice:Vr,board:Fr,jumps:zr,throws:_r,distances:Jr};function Ur(e,t,r){let n=Rs[e.form.kind];if(!n)return null;let o="",s=!1,i=n({given:e,write:m,
around:r}),a=E("","The Python that this writes",()=>{s=!s,p()}),c=d(".reply",i.node,d(".tools.swap",a),t.node);function m(l){o=l,t.replace(l)}function p(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",C(a,"aria-expanded",`${s}`)}return p(),{node:c,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??null,
end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,p()))}}}function Kr({hints:e,solution_coloured:t,after:r},n){let o=d(".help",d("",{class:"highlight"},d("pre",Tt(t))),r.map(h=>d("p",Ie(h)))),s=0,i=d("ol.hints",{label:"\
Hints"}),a=d(".asked",{role:"group",label:"The solution"}),c=E("Hint","A little help; there may be more",p),m=E("Solution","Asks before it shows it",u);function p(){
if(s===e.length)return;s+=1;let h=d("li",{tabindex:-1},d(".help",d("p",Ie(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;c.textContent=s?`Next hint (${h} left)`:"Hint",C(c,"aria-disabled",!h),h||(c.textContent="No more hints")}function u(){let h=E(
"Show it",null,f),b=e.length-s,w=b?` There ${b===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(d("p",`Do you want to see a solution?${w}`),
d(".tools",h,E("Not yet",null,()=>(a.replaceChildren(),m.focus())))),h.focus()}function f(){let h=E("Hide it",null,()=>(a.replaceChildren(),m.focus())),b=E("Use\
 it","In the place of what you have",n);a.replaceChildren(d("b","A solution"),o,d(".tools",b,h)),b.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return l(),{buttons:[c,m],nodes:[i,a]}}function Ns(e,t){if(!e)return null;try{let{board:r,node:n}=en(e,null);return{node:n,words:ke(r),way:t.draw(r)}}catch{return null}}function Ws({passed:e,reason:t,
board:r,details:n,line:o},s){let i=Ns(r,s),a=[oe(t),...n.map(oe),i&&d("p.quiet",i.words),Le(o,s),i&&d(".tools",i.way)].filter(c=>!!c);return se(e?"right":"wrong",
e?"Solved":"Not yet",...i?[d(".exhibit",i.node,d(".told",a))]:a)}function an(e,t,{like:r,stepper:n}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Ws(e,t)];let a=Ue({report:o,like:r,stepper:n},t);return i&&!s?[se("wrong","Not yet",oe(i)),a]:[a]}function Yr(e,t){return[...e.kind==="failure"?[Ke(e,t)]:
an(e.verdict,t,e),tn(e)].filter(n=>!!n)}var Ls="Nothing is written yet.",Is="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Qr="It runs. A c\
all may take 1 second …",Bs="The mark stays: another version of yours has solved it.";function Zr(e,t,r,n){let{name:o,number:s,stub:i}=t,a=we(o),c=!1,m=()=>{},
p=d("p.note.quiet"),l=Ae(n.size),u=d("span.state"),f=d(".cards"),h=Ne(r),b=Kr(t,()=>z(t.solution,"This is a solution.")),w=Hr({label:`Exercise ${s}`,picture:Tt(
t.stub_coloured),stub:i,source:a?.source??i,editor:r.editor,change:B,trouble:j=>I(p,j)}),y=Ur(t,w,r),$=E("Check","Run it and judge it",H),M=E("Stop","End what i\
s running",()=>n.stop()),v=E("Reset","Back to how it was",()=>z(i,y?"":"Ctrl+Z in the editor brings your code back.")),O=null,L=E("Other tab's answer","Exchange\
 it with the answer here",k);L.hidden=!0;function B(j){j!==(we(o)?.source??i)&&I(p,rn(o,j)),y?.show(j)}function z(j,J){w.replace(j),l.say(J)}function R(j,J){w.replace(
J),j&&(f.replaceChildren(),h.clear(),l.say("As in the lesson."))}function k(){let[j,J]=[O,w.text()];O=J,w.replace(j??"")}let S={loads:j=>l.loads(j,Qr),changes:N};
function N(){let j=we(o)?.solved;I(u,j?"✓ Solved":""),C($,"aria-disabled",n.busy()||!!n.refusal),M.hidden=!c,C(f,"aria-busy",`${c}`),!n.begun()&&n.size?l.say(
`Python (${n.size}) loads at the first check.`):!c&&l.said().startsWith("Python")&&l.say(""),n.refusal&&I(p,n.refusal)}async function H(){if(n.busy()||n.refusal)
return;let j=w.text();if(!j.trim()){l.say(Ls);return}w.point(null),f.replaceChildren(),h.clear();let J=y?.missing(j);if(J){l.say(J);return}let ee=y?.judge(j);if(ee){
A(j,ee,an(ee,Y));return}let re=await _(j),ie=re.kind==="failure"?re:re.verdict;A(j,ie,Yr(re,Y))}async function _(j){c=!0,l.say(Qr),m=l.count();let J={kind:"exer\
cise",exercise:o,program:{source:j}},ee=await n.ask(S,J,re=>l.say(`${re} …`));return m(),c=!1,ee}let Y={step:h.step,draw:j=>d("a.button",{href:`${t.play}${me(
j)}&draw`},"Open this board in the workbench"),point:j=>w.point(j)};function A(j,J,ee){let re="passed"in J&&J.passed;re&&I(p,rn(o,j,!0));for(let Ze of ee)C(Ze,"\
role","group");f.replaceChildren(...ee),N();let ie=xt(ee);re?l.say("Solved.",ie):we(o)?.solved?l.say(`${Ye(ee)}. ${Bs}`,ie):l.say(`${Ye(ee)}.`,ie),J.line&&!y&&w.
point(J.line),f.scrollIntoView({block:"nearest"})}let g=d("",{class:"snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});g.append(
d(".frame",y?y.node:w.node,p,d(".tools.acts",$,M,l.clock,...b.buttons,v,L,u,l.node),f,...b.nodes)),e.replaceChildren(g,h.node),t.form.steps&&e.closest("section")?.
querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),C(e,"data-mounted",""),K(g,"ready",!0);let P=n.watch(S);y?.show(w.text());let D=Ar((j,J)=>{if(j!==
null&&j!==o)return;let ee=we(o),re=ee?.source??i;!J&&re!==w.text()&&R(ee===null,re);let ie=jr(o);J&&ie!==null&&ie!==w.text()&&(O=ie,L.hidden=!1,I(p,Is)),N()});return N(),
{destroy(){P(),D(),m(),h.clear(),y?.end(),w.destroy(),e.replaceChildren(),delete e.dataset.mounted}}}var Xr='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var eo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function to(){let e=document.createElement("style");return e.textContent=`${yt}${vt}${eo}${Xr}`,document.head.append(e),e}function no(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=to(),r=at(JSON.parse(e.dataset.files??"null")),n=qr(r),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>Zr(i,JSON.parse(i.dataset.snlExercise??"null"),r,n));return s.push(Br(JSON.parse(e.textContent??"[]"),r,n)),
{destroy(){n.end();for(let i of s)i.destroy();t.remove()}}}var Ds=no();return mo(Fs);})();
