// built from web/ by `npm run build`
"use strict";var snlLesson=(()=>{var Et=Object.defineProperty;var io=Object.getOwnPropertyDescriptor;var ao=Object.getOwnPropertyNames;var lo=Object.prototype.hasOwnProperty;var co=(e,t)=>{for(var r in t)Et(e,r,{get:t[r],enumerable:!0})},uo=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of ao(t))!lo.call(e,o)&&
o!==r&&Et(e,o,{get:()=>t[o],enumerable:!(n=io(t,o))||n.enumerable});return e};var mo=e=>uo(Et({},"__esModule",{value:!0}),e);var zs={};co(zs,{lesson:()=>Fs,mountLesson:()=>oo});var Ze=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Pt(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Ze(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var dn='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var un={format:"snl-workbench",version:2},Xe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var fo={what:"stopped",says:"You stopped it."},ho=e=>`${(e/1e6).toFixed(1)} MB`;function mn(e,t){let r=null,n=!1,o=0,s,i,a=null;function d(){let b=URL.createObjectURL(
new Blob([dn],{type:"text/javascript"})),k=new Worker(b,{type:"module"});k.onmessage=({data:E})=>k===r&&g(E),k.onerror=E=>k===r&&p(E.message),k.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=k,n=!1}function m(){clearTimeout(i),r?.terminate(),r=null}function f(b){clearTimeout(i);let{settle:k}=a??{};a=null,k?.(b)}
function l(){if(clearTimeout(i),a?.silent)return;let{seconds:b}=e,k=`It said nothing for ${b} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>u(
{what:"late",says:k}),1e3*b)}function u(b){m(),d(),f(Xe(b))}function p(b){n?u({what:"died",says:`Python itself broke, and begins again: ${b}`}):s?(s=null,m(),d()):
(m(),f(Xe({what:"died",says:`Python could not be loaded: ${b}`})))}function h(){!a||!n||(r?.postMessage({question:a.text}),l())}function g(b){b.memory?s=s===null?
null:b.memory:b.bytes?t({part:Math.min(1,b.bytes/e.bytes)}):b.ready?(n=!0,t({ready:n}),h()):b.failed?p(b.failed):b.said&&w(JSON.parse(b.said))}function w(b){b.id===
a?.id&&(l(),b.kind==="progress"?a.progress(b.says):f(b))}return{size:`up to ${ho(e.weight)}`,refusal:null,ask(b,k){o+=1;let E=`${o}`;return new Promise($=>{a={id:E,
text:JSON.stringify({...un,id:E,...b}),silent:b.kind==="cell",progress:k,settle:$},r||d(),h()})},stop:()=>a&&u(fo),end:m}}var Tt=e=>({size:null,refusal:e,ask:async()=>Xe(
{what:"died",says:e}),stop(){},end(){}});var ue={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:bo}=ue,Q=e=>Array.from({length:e},(t,r)=>r),Pe=(e,t,r)=>Math.min(r,Math.max(t,e));function te({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function pn({cells:e,start:t}){let r=Math.min(t,1);return Q(e+1-r).map(n=>n+r)}var tt=({columns:e,
start:t})=>e+(t===0?1:0);function Y(e,t){let[r,n]=te(e,t),[o,s]=bo.anchor;return[n+o,e.rows-r-1+s]}function ie([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/
o,i=(n-t)/o;return{length:o,spot:(d,m=0)=>[e+d*s-m*i,t+d*i+m*s]}}function fn([e,t],[r,n],[o,s]){let[i,a]=[o-r,s-n],d=((e-r)*i+(t-n)*a)/(i*i+a*a||1),m=Pe(d,0,1);
return Math.hypot(e-r-m*i,t-n-m*a)}function et(e,t){let[[n,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(i-o)/(2*1e-4)]}function nt(e,t,r,n){let o=(r-t)/
n,s=[e(t)];for(let i of Q(n)){let[a,d]=[t+i*o,t+(i+1)*o],[[m,f],[l,u]]=[e(a),e(d)],[[p,h],[g,w]]=[et(e,a),et(e,d)];s.push([m+p*o/3,f+h*o/3],[l-g*o/3,u-w*o/3],[l,
u])}return s}var wo=4,Ot=(e,t)=>{let r=ue.light.tints.length-1;return Math.round(r*Pe(e/Math.max(t,wo),0,1))};var At=400,jt=20,yo=["stay","bounce","win"];function Be(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function ko(e){if(!Array.isArray(e))return Be(e,"the die",1,jt);if(!e.length||e.length>jt)throw new Error(`a die \
in this page has 1 to ${jt} faces, not ${e.length}`);let t=e.map(n=>Be(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function xo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let a of n)Be(a,`a cell of the jump ${o}→${s}`,1,e);let i=r.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function _(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Be(e.cells,"the number of cells",1,At);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=yo.find(m=>m===i);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:xo(a,r),die:ko(n),start:Be(o,"start",0,1),chained:s,overshoot:d}}var hn=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function qe(e){let t=Math.ceil(Math.
sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var rt=e=>Q(e*e).map(t=>{let{columns:r,rows:n}=qe(e*e),[o,s]=te({cells:e*
e,start:1,columns:r,rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function gn(e,t=Math.random){let r=Q(Math.max(0,e.cells-2)).map(i=>i+2),n=Math.min(Math.round(
e.cells/8),Math.floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Q(2*n).map(i=>{let[a,d]=[o(),o()].sort((m,f)=>m-f);return i<n?[a,d]:[d,a]});return _(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:i}){let a=r.filter(([m,f])=>f>m).length,d=[`${t} ${t===1?"cell":"c\
ells"}`,`${a} ${a===1?"ladder":"ladders"}`,`${r.length-a} ${r.length-a===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===
0&&d.push("starts off the board"),s&&d.push("jumps are chained"),i==="bounce"&&d.push("bounces off the goal"),i==="win"&&d.push("passing the goal wins"),(e?[e,...d]:
d).join(" · ")}var bn=["Draw","Write"];function vo(e){let t=new URLSearchParams(e.slice(1));return yn(e)&&bn.find(r=>t.has(r.toLowerCase()))}var $o=e=>bn.includes(e)?`&${e.toLowerCase()}`:
"",So=2e4;function Mo(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>So?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ot(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function me({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let i=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,a=[r!==6&&`d${i}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...a.filter(Boolean)].join(".")}`}var Eo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Po=e=>new URLSearchParams(
e.slice(1)).get("board");function wn(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=Eo(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(n)}function yn(e){try{return wn(
Po(e)??"")}catch{return null}}var Ct=e=>({board:e,mode:"",code:null,trouble:""}),kn=e=>({board:yn(e),mode:vo(e)??"",code:ot(e),trouble:Oo(e)}),st=(e,t,r)=>`${me(
e)}${$o(t)}${Mo(r??"")}`,To="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Oo(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{wn(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${To}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ot(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var jo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Ao="This copy of th\
e book was built without Python for the page (make pyodide adds it).",it=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Tt(jo);if(!r)
return Tt(Ao);let{home:o,core:s}=r;return mn({...r,home:Ze(o),core:Ze(s)},n)},editor:()=>Pt(e).then(()=>snlEditor),shelf:()=>Pt(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>kn(location.hash),set:(...n)=>history.replaceState(history.state,"",st(...n)),subscribe(n){let o=()=>ot(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function A(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Rt(e,t){for(let r in t)A(e,r,t[r])}var J=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Co=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ro="http://www.w3.org/1999/xhtml",No="http://www.w3.org/2000/svg";function xn(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let i of o)
J(s,i,!0);for(let i of r)Co(i)?Rt(s,i):s.append(...[i].flat().filter(Boolean));return s}var c=(e,...t)=>xn(Ro,e,t),he=(e,...t)=>xn(No,e,t),Se=(e,t,...r)=>he(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function at(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(r());n(i,o)})}function Nt(e){let t=[];
return r=>{for(let n of t)J(n,e,!1);t=r.filter(n=>!!n);for(let n of t)J(n,e,!0)}}var M=(e,t,r,n)=>c("button.button",{type:"button",title:t,label:n,click:r},e);function vn(e,t,r,n=!1){let o=M(e,t,()=>{n=!n,A(o,"aria-pressed",`${n}`),r(n)});return A(
o,"aria-pressed",`${n}`),o}function de(e,t,r,n){let o=t.map(([i,a])=>c("option",{value:i,selected:i===r&&""},a)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var Wt=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var $n=(e,...t)=>c("details.fold",c("summary",e),...t);var Sn=e=>e.closest("section section")?3:2;var Lt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${Lt(e)} ${e===1?t.replace(/s$/,""):t}`,Me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function lt(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${Me(Mn(e))} from ${t}.`:`From ${t}, roll ${Bt(r)}: ${It(e)}.`}function It(e){let t=Mn(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Mn({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var En=(e,t)=>[...t].flatMap(([r,n])=>r===e?`${n>r?"foot of a ladder":"head of a snake"} to ${n}`:n===e?`${n>r?"top of a ladder":"tail of a snake"} from ${r}`:[]),
Bt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function le({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:i=[],text:a}){let d=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[r.style,...d].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return he(f,{...r,style:m||null},i.map(le),a)}var{shape:Pn}=ue;function Tn(e,t,r,n){let{spot:o}=ie(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function On(e,t,r){let{least:n,more:o,head:s,edge:i}=Pn.arc,
{length:a,spot:d}=ie(e,t),m=n+o*a,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,p]=d(a/2,l*m*2),h=[Pe(u,i,r-i),Math.max(p,i)],g=ie(h,t),w=g.spot(g.length-.06);return{from:e,
turn:h,tip:w,...Tn(w,h,s,s*.4)}}function qt(e,t,r,n,o){let{length:s,spot:i}=ie(e,t),a=Math.min(n,s/4),d=i(s-a),m=i(s/2,2*r);return{from:i(a),turn:m,tip:d,middle:i(
s/2,r),...Tn(d,m,o,o/2)}}function jn(e){let t=Pn.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:i}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?i:[]]}var{shape:pe}=ue;function He(e,t,r){let{length:n,spot:o}=ie(Y(e,t),Y(e,r));return ie(o(pe.apart),o(n-pe.apart))}function Cn(e,t,r){let{length:n,spot:o}=He(e,t,r),
{half:s,over:i,rung:a}=pe.ladder,d=Math.max(2,Math.round(n/a)),m=[s,-s].map(l=>[o(-i,l),o(n+i,l)]),f=Q(d+1).map(l=>{let u=n*l/d;return[o(u,s),o(u,-s)]});return{
rails:m,rungs:f}}function An(e,t){let r=(e+t)%2?-1:1;return[0,pe.snake.bow,-pe.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function ct(e,t,r,{hand:n,
bow:o}){let{length:s,spot:i}=He(e,t,r),{swing:a,wave:d}=pe.snake,m=Math.max(1,Math.round(s/d)),f=n*Math.min(a,.08*s);return l=>{let u=1-(2*l-1)**4,p=f*u*Math.sin(
2*Math.PI*m*l)+o*Math.sin(Math.PI*l);return i(s*l,p)}}function Ht(e,t,r,n){let o=n.map(([a,d])=>[Y(e,a),Y(e,d)]),s=e.columns+(e.start===0?1:0),i={cost:1/0,manner:An(
t,r)[0]};for(let a of An(t,r)){let d=ct(e,t,r,a),m=Q(25).map(p=>d(p/24)),f=m.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),u=m.filter(p=>o.some(([h,g])=>fn(
p,h,g)<pe.snake.clear)).length+(f?100:0);u<i.cost&&(i={cost:u,manner:a})}return i.manner}function Rn(e,t,r,n){let o=ct(e,t,r,Ht(e,t,r,n)),{length:s}=He(e,t,r),i=4*
Math.max(1,Math.round(s/pe.snake.wave))+2,a=h=>g=>{let w=pe.snake.half*(1-.3*g-.6*g**3),[b,k]=o(g),[E,$]=et(o,g),P=Math.hypot(E,$)||1;return[b-h*w*$/P,k+h*w*E/P]},
d=nt(a(1),0,1,i),m=nt(a(-1),1,0,i),f=[...d,d[d.length-1],m[0],...m],{spot:l}=ie(o(0),o(.02)),{skull:u,eye:p}=pe.snake;return{outline:f,stripe:nt(o,Math.min(.4,.25/
s),.85,i),skull:l(-.02),eyes:[l(-.05,.55*u),l(-.05,-.55*u)],pupils:[l(-.05-p/3,.55*u),l(-.05-p/3,-.55*u)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Nn=(e,t)=>(2*e+3*t)%ue.light.snakes.length;var{shape:ze}=ue,fe=e=>`${Math.round(e*1e3)/1e3}`,De=e=>e.map(t=>t.map(fe).join(" ")),xe=e=>`M${De(e).join("L")}`,Wn=e=>`M${De(e.slice(0,1))}C${De(e.slice(1)).join(
" ")}`,Dt=(e,t,r)=>`M${De([e])}Q${De([t,r]).join(" ")}`,ne=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),dt=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:fe(t),cy:fe(r),r:n},...o}),ut=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),Ft=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:fe(t),y:fe(r),width:n,
height:n,rx:o},...s}),In=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Bn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:fe(t),y:fe(r),"\
font-size":n},fill:s,text:o});function Wo(e,t,r){let{rails:n,rungs:o}=Cn(e,t,r),{rail:s,rungWidth:i}=ze.ladder,a=n.map(xe).join("");return[ne("halo",a,{stroke:"\
cell",width:s+.05}),ne("rungs",o.map(xe).join(""),{stroke:"ladder",width:i}),ne("rails",a,{stroke:"ladder",width:s})]}function Lo(e,t,r,n){let{outline:o,stripe:s,
skull:i,eyes:a,pupils:d,tongue:m}=Rn(e,t,r,n),{skull:f,stripe:l,eye:u,pupil:p}=ze.snake,h=`snake-${Nn(t,r)}`,g=`${Wn(o)}Z`;return[ne("halo",g,{stroke:"cell",width:.06}),
ne("tongue",m.map(w=>xe(w)).join(""),{stroke:h,width:.025}),ne("skin",g,{fill:h}),In(ne("stripe",Wn(s),{stroke:"cell",width:l}),"0.04 0.12"),dt("skull",i,f,{fill:h}),
...a.map(w=>dt("eye",w,u,{fill:"die"})),...d.map(w=>dt("pupil",w,p,{fill:"dieInk"}))]}function mt(e,t){let r=[...t],n=r.filter(([i,a])=>i<a),o=r.filter(([i,a])=>i>
a),s=(i,a,d,m)=>ut(i,m,{"data-ends":`${a} ${d}`});return[...n.map(([i,a])=>s("ladder",i,a,Wo(e,i,a))),...o.map(([i,a])=>s("snake",i,a,Lo(e,i,a,n)))]}function qn(e){
let[t,r]=te(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:i,base:a,width:d}=ze.flag,[m,f,l]=s,u=g=>g.map(([w,b])=>[n+w,o+b]),p=xe(u([s.slice(0,2),[m,l]])),h=`${xe(
u([[m,f],i,[m,a]]))}Z`;return ut("flag",[ne("pole",p,{stroke:"goal",width:d}),ne("pennant",h,{fill:"goal"})])}function Fe([e,t],r,n=1){let{side:o,corner:s,pip:i}=ze.
die,a=jn(r).map(f=>dt("pip",f,i,{fill:"dieInk"})),d=Bn("face",[0,o*.24],o*.7,`${r}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return ut("die",[Ft("side",
[-o/2,-o/2],o,s,m),...a.length?a:[d]],{transform:`translate(${fe(e)} ${fe(t)}) scale(${n})`})}function Ln(e,t,r){let[n,o]=te(e,t),s=[o+.06,e.rows-n-.94],i=Ft(r,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return i.attributes["fill-opacity"]=.08,In(i,"0.03 0.06")}function Hn(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[Ln(e,o,"stand")];if(r===null)return s;let i=Y(e,t);if(t===n)return[Fe(i,r)];let{turn:a,neck:d,wings:m}=On(i,Y(e,n),tt(e)),f=`--far:${fe(ie(i,a).length+ie(
a,d).length)}`,l=ne("arc",Dt(i,a,d),{stroke:"now",width:ze.arc.width});return[Ln(e,n,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:f}},
ne("tip",`${xe(m)}Z`,{fill:"now"}),Fe(i,r)]}function Dn(e,t,r){let n=r;return t.map(([o,s,i],a)=>{let[d,m]=[Y(e,n),Y(e,s)],f=qt(d,m,m[0]>=d[0]?-.3:.3,.12,.16);n=
i;let[l,u]=[f.middle[0],Math.floor(f.middle[1])+.5],p=Dt(f.from,f.turn,f.neck),h=`${xe(f.wings)}Z`;return ut("leg",[ne("rim",p,{stroke:"cell",width:.1}),ne("sha\
ft",p,{stroke:"ink",width:.05}),ne("tip",h,{fill:"ink"}),Ft("count",[l-.3,u-.14],.28,.04,{fill:"ink"}),Bn("order",[l-.16,u+.066],.19,`${a+1}`,"cell"),Fe([l+.16,
u],o,.8)],{style:`--order:${a}`})})}function Fn(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,i])=>[s,i].
every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,d]=[Y(e,i),Y(e,s)],{from:m,turn:f,tip:l,wings:u}=qt(a,d,.12,.18,.13),p=Dt(m,f,l)+xe(u);return ne(n.has(s)?
"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var zt=e=>Se(".face","-.19 -.19 .38 .38",le(Fe([0,0],e))),pt=()=>c("li.chip",c("span",{role:"img"}),c("small"));function ft({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(A(e,"label",`Roll ${r}`),e.replaceChildren(zt(r))),W(t,n)}var _t=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ge=e=>`${_t(e).kind} ${e.join("→")}`,zn=(e,t)=>_({...e,name:"",jumps:t}),
ht=(e,t)=>zn(e,e.jumps.filter(([r])=>r!==t)),_e=(e,t,r)=>zn(e,[...ht(e,t).jumps,[t,r]]);function _n(e,[t,r],n,o){let s=ht(e,t);return n?_e(s,t,o):_e(s,o,r)}var Jt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function Jn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return _({...e,...t,name:"",jumps:n})}function Gn(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function Un(e,{tries:t,draws:r,drops:n}){let o=0,s=0,i=!1;function a({clientX:m,clientY:f}){let l=e.cellAt(m,f);!l||l===s||(s=l,i=!0,t(o,s))}function d(m){removeEventListener(
"pointermove",a),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),i&&(m?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:f,clientX:l,clientY:u})=>{let p=e.cellAt(l,u);i=!1,!(m||!f||!p)&&(o=s=p,addEventListener("pointermove",a),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>i,stop:()=>d()}}var Je=(e,t)=>c("label.setting",c("span",e),t);function Vn(e){let t=c("input.button",{type:"number",min:1,max:At,change:()=>e({cells:t.valueAsNumber})}),r=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:i.length===1?i[0]:i})}}),n=de("Start",[["1","on cell 1"],["0","off the board"]],"1",i=>e({start:Number(i)})),o=de("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",i=>e({overshoot:i})),s=de("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",i=>e({chained:i!==""}));return{
node:c(".settings",Je("Cells",t),Je("Die",r),Je("Start",n),Je("Past the goal",o),Je("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,r.value=typeof i.die=="n\
umber"?`${i.die}`:i.die.join(" "),n.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function Ee(e){return Array.isArray(e)?`[${e.map(Ee).join(", ")}]`:JSON.stringify(e)}function Gt(e,{cells:t,die:r,start:n,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Io({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let i=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,r!==6&&`die=${i}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Bo({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:i}}).map(([f,l])=>`  "${f}": ${Ee(l)}`).join(
`,
`)}
}
`}function qo(e){Gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${Ee(t)}
`}function Ho(e){Gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Q(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:i}of rt(t))r[s][i]=n.get(o)??-1;return`[${r.map(Ee).join(`,
 `)}]
`}function Do(e){Gt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Te=[{name:"python",title:"Python: Board(...)",write:Io},{name:"json",title:"JSON",write:Bo},{name:"move-array",title:"Move array, from 0",write:qo},{name:"\
grid",title:"LeetCode grid",write:Ho},{name:"hackerrank",title:"HackerRank text",write:Do}];var Kn=["jumps","ladders","snakes","die","start","chained","overshoot"],Fo=Kn.slice(0,3);function zo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function _o(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Jo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of _o(t[1]).entries()){let[,s=n===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!Kn.includes(s))throw new Error(`a board has no option ${s}`);
Fo.includes(s)?r.jumps.push(...Go(i)):r[s]=Yn(i)}return[r]}function Yn(e){try{return zo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Go(e){
let t=Yn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Ee(r)}`);return t}var Uo="format version name author source cells die start chained overshoot jumps".split(" ");function Vo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Uo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function Qn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${Ee(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Ko(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=rt(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Yo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),r=0;function n(i,a){let d=(t[r]??"").trim().split(
/\s+/);if(r+=1,d.length!==i||!d.every(m=>/^\d+$/.test(m)))throw new Error(`line ${r}: expected ${a}`);return d.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[d,m]of[["ladder",1],["snake",-1]]){let[f]=n(1,`the number of ${d}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${d}s`);for(let l=0;l<f;l+=1){let u=n(2,`the two cells of a ${d}`);if((u[1]-u[0])*m<=0)throw new Error(
`line ${r}: ${u.join(" ")} is not a ${d}`);a.push(u)}}s.push({cells:100,jumps:a})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Qo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Ko(n)]:typeof n[0]=="object"?n.map(Vo):[Qn(n)]}function gt(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Jo(t).map(_);if(/^[[{]/.test(t))return Qo(t).map(_);if(r&&/[\r\n]/.test(t))return Yo(t).map(_);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(Qn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Zn(e,t){let r=null,n=Te[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),i=de("Notation",
Te.map(l=>[l.name,l.title]),n,l=>{n=l,a()});function a(){if(!(!r||!f.open)){o.value=o.placeholder="",W(s,"");try{o.value=Te.find(l=>l.name===n)?.write(r).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=gt(o.value);t(l[0]),W(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){W(s,`This cannot be read: ${l.message}.`)}}let f=$n("Copy or paste as text",c(".tools",i,M("Copy",null,d),M("Use this text","Read \
the board in the text",m)),o,s);return f.addEventListener("toggle",a),{node:f,show(l){r=l,a()}}}var Ut=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Vt(e){let t=null,r=null,n=null,o=null,s=!0,i=c("b.amount"),a=c("span.quiet"),d=c(
"ol.thrown",{label:"A shortest route"}),m=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=M("Undo","Ctrl+Z",()=>e.go(-1)),l=M("Redo","Ctrl+Y",
()=>e.go(1)),u=Vn(x=>k(v=>Jn(v,x),"")),p=Zn(e,x=>e.use(x));function h({distance:x,predecessor:v,throws:S,route:C}){t&&(t.paint({current:n,distance:x,predecessor:v,
route:s,piece:!1}),W(i,S??"none"),W(a,S===null?"the goal is out of reach":ae(S).replace(/^\S+ /,"")),at(d,C,pt,(F,[H,,K])=>ft(F,H,`to cell ${K}`)))}let g=()=>t?
Jt(t.board,n)[0]??null:null;function w(){if(!t)return;let{board:x,plan:v}=t;h(t);let S=g();t.light(S),t.sketch((S??[]).map(C=>{let[F,H]=Y(v,C);return{tag:"circl\
e",attributes:{cx:F,cy:H,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Jt(x,n).flatMap(b)),A(f,"aria-disabled",!e.can(-1)),A(l,"aria-disab\
led",!e.can(1))}function b(x){let{ends:v}=_t(x),S=M(`Remove ${ge(x)}`,"Delete",()=>E(x)),C=v.map((F,H)=>M(`Move its ${F}`,null,()=>{o={jump:x,end:H},e.say(`Choo\
se the cell where the ${F} of ${ge(x)} goes.`),t?.cells.get(x[H])?.focus({preventScroll:!0})}));return[S,...C]}function k(x,v){if(t){n=o=null;try{e.use(x(t.board)),
e.say(`${v} ${Ut(t.throws)}`.trim())}catch(S){e.say(`${Me(S.message)}.`),u.show(t.board),w()}}}let E=x=>k(v=>ht(v,x[0]),`Removed: ${ge(x)}.`);function $(x,v){let S=g(),
C=S?S.indexOf(x):-1;return S&&C>=0?P(S,C,v):{change:F=>_e(F,x,v),what:`Drawn: ${ge([x,v])}.`}}let P=(x,v,S)=>({change:C=>_n(C,x,v,S),what:`Moved: ${ge(x)} is no\
w ${ge(v?[x[0],S]:[S,x[1]])}.`});function N(x,v){if(!t)return;let{change:S}=$(x,v),C=t.trial(S(t.board));h(C),e.say(`If you let go here: ${Ut(C.throws)}`)}function I(x,v){
let{change:S,what:C}=$(x,v);k(S,C)}function B(){n=o=null,t&&(t.trial(t.board),w(),R())}function R(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Ut(t.throws)}`)}return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",i,a)),d,m,c(".too\
ls",f,l,M("Random","Other jumps",()=>k(x=>gn(x),"Drawn at random.")),M("Remove all jumps",null,()=>k(x=>({...x,name:"",jumps:[]}),"Removed: all jumps.")),vn("Ro\
ute","One of the shortest routes",x=>{s=x,w()},!0)),u.node,p.node],show(x){t=x,n=o=null,r=Un(t,{tries:N,draws:I,drops:B}),u.show(t.board),p.show(t.board),w(),R()},
leave:()=>r?.stop(),choose(x){if(!(!t||!x||r?.wasDrawing()))if(o){let{change:v,what:S}=P(o.jump,o.end,x);k(v,S)}else if(n===x)B();else if(n!==null){let v=n;k(S=>_e(
S,v,x),`Drawn: ${ge([v,x])}.`)}else{n=x,w();let v=g(),S=v?` Or drag an end of ${ge(v)}.`:"";e.say(`From ${x}: choose the cell where a jump ends. Escape cancels.${S}`)}},
key(x,{ctrlKey:v,metaKey:S,shiftKey:C,altKey:F}){let H=g();if(v||S){let K=x==="y"||C&&x==="Z"?1:x==="z"?-1:0;return K&&e.go(K),K!==0}if(x==="Escape"&&n!==null&&
!F)B();else if((x==="Delete"||x==="Backspace")&&H)E(H);else return!1;return!0}}}function Oe(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([a])=>a===
n);if(!o)return!1;let[,s,i]=o;return t.push({from:r(),face:n,landing:s,stand:i,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}function Xn(e,t){let{start:r,cells:n}=e,o=pn(e),s=new Map;function i(p){let[h,g]=te(e,p),w=p===r?"start":p===n&&"goal",b=c(".cell",{role:"gridcell","data-cell":p,
"data-end":w,style:`grid-column:${g+1}`},c("span.number",`${p}`),c("span.end",{"data-is":w}),c("span.badge"));return J(b,"odd",(h+g)%2),s.set(p,b),b}function a(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function d(p){let{key:h,target:g}=p,[w,b]=te(e,Number(g.dataset.cell)),k={ArrowLeft:[w,b-1],ArrowRight:[w,b+1],ArrowUp:[
w+1,b],ArrowDown:[w-1,b]};if(h==="Enter"||h===" ")g.click();else if(k[h]){let E=o.find($=>`${te(e,$)}`==`${k[h]}`);s.get(E??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let m=p=>o.filter(h=>te(e,h)[0]===p).sort((h,g)=>te(e,h)[1]-te(e,g)[1]),f=Q(e.rows).reverse(),u=c(".grid",{role:"grid",label:t,keydown:d,focusin:({
target:p})=>a(p)},f.map(p=>c(".row",{role:"row"},m(p).map(i))));return a(s.get(r)??s.get(1)),{node:u,cells:s}}function er(e,t){let r=e.start;return t.map(([n,o,s])=>{let i={from:r,face:n,landing:o,stand:s,feet:e.ride(o).feet};return r=s,i})}var[tr,nr]=[150,350],Zo=.25,rr=24;function Xo({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...Q(o-e+1).map(i=>e+i),...Q(o-r).
map(i=>o-1-i)]}function es(e,t,r){let n=t.get(r)??r;if(n>r){let{length:i,spot:a}=He(e,r,n);return[a(0),a(i),Y(e,n)]}let o=[...t].filter(([i,a])=>i<a),s=ct(e,r,n,
Ht(e,r,n,o));return[...Q(rr+1).map(i=>s(i/rr)),Y(e,n)]}function or(e,t,r,n){let s=Xo(r,e.cells).map(m=>Y(e,m)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
m,[f,l]]of s.slice(1).entries()){let[u,p]=s[m],h=[(u+f)/2,Math.min(p,l)-Zo];i.push({at:h,time:a+tr/2,easing:"ease-in"}),a+=tr,i.push({at:[f,l],time:a,easing:"ea\
se-out"})}for(let m of r.feet){let f=es(e,t,m);for(let[l,u]of f.entries())i.push({at:u,time:a+nr*(l+1)/f.length,easing:"linear"});a+=nr}let d=Pe(n/(a||1),0,1);return i.
map(m=>({...m,time:m.time*d}))}var ts="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",sr=([e,t])=>`translate(${e}px,${t}px)`;function ir(e,t){let r=he("path.piece",{d:ts,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,A(r,"visibility",o===null&&"hidden")}return{node:r,stand(i){o=i,s(),i!==null&&A(r,"style",`t\
ransform:${sr(Y(e,i))}`)},rest:s,walk(i,a,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=0,f=i.flatMap(u=>{let p=or(e,t,u,a).map(
h=>({...h,time:m+h.time}));return m=p.at(-1)?.time??m,p});if(m===0)return;let l=f.map(({at:u,time:p,easing:h})=>({transform:sr(u),offset:p/m,easing:h}));A(r,"vi\
sibility",null),n=r.animate(l,{duration:m}),n.onfinish=()=>{s(),d?.()}}}}var ns=400;function ar({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:i,cells:a,jumps:d}=t,m={cells:a,start:i,...e},{rows:f}=e,l=tt(m),{node:u,
cells:p}=Xn(m,r),h=new Map,g=Nt("new"),w=Nt("touched"),b=!1,k=null,E=new Set,$=null,P=[],N=`0 0 ${l} ${f}`,I=Se(".layer.goal",N,le(qn(m))),B=Se(".layer.jumps",N,
mt(m,d).map(le)),[R,x,v]=["g.tree","g.move","g.route"].map(L=>he(L)),S=Se(".layer.above",N,R,x,v),C=ir(m,d),F=Se(".layer.top",N,C.node),H=c(".sheet",u,I,B,S,F);
function K(L,D,G){if(!k)return"";let[V,re]=[k.distance.get(L),k.predecessor.get(L)],U=[`cell ${L}`,p.get(L)?.dataset.end,...En(L,d)],ee=k.visited.has(L)?"visite\
d":"not reached";return U.push(D?"current":"",V!=null?`reached in ${ae(V,o)}`:ee,re!=null?`from ${re}`:"",G?n:"",E.has(L)?"part of what is wrong":""),U.filter(Boolean).
join(", ")}let j=L=>`var(--tint-${Ot(L,s)})`;function y(L,D,G,V){let re=L.current===D,U=L.visited.has(D),ee=L.distance.get(D),ln=L.predecessor.get(D),cn=`${[re,
V,U,ee,ln,E.has(D)]}`;if(h.get(D)===cn)return;h.set(D,cn);let so=ee!=null?"reached":U&&"visited";Rt(G,{"data-distance":ee,"data-tint":ee!=null&&Ot(ee,s),"data-f\
rom":ln,"data-visited":U,"data-waits":V,"aria-current":re,"data-state":re?"current":V?"frontier":so,label:K(D,re,V)}),ee!=null&&G.style.setProperty("--tint",j(ee)),
A(G.lastChild,"data-is",Lt(ee)||null)}function O(){if(!k)return;let L=new Set(k.frontier.map(([D])=>D));for(let[D,G]of p)y(k,D,G,L.has(D))}function q(){if(!k)return;
let L=b?Fn(m,k.predecessor,k.current):[];R.replaceChildren(...L.map(le))}let T=L=>L.map(D=>B.querySelector(`[data-ends="${D} ${d.get(D)}"]`));function z(L,D){let G=new Set(
T(D));for(let V of B.children)J(V,L,G.has(V))}function Z(L){let D=L.flatMap(([,G,V])=>V===G?[]:t.ride(G).feet);v.replaceChildren(...Dn(m,L,i).map(le)),J(B,"rout\
ed",L.length),z("taken",D)}let X=()=>J(H,"arrived",!0),ce=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:m,cells:p,columns:l,shape:l/f,node:c(
`.board${ce}`,{style:`--wide:${l};--high:${f}`},H),paint(L,D,G,V,re=0){k=L;let U=`${Object.values(G??{})}`!=`${Object.values($??{})}`;(U||V.length)&&C.rest(),J(
H,"arrived",!1),O(),g([...D].map(ee=>p.get(ee))),q(),x.replaceChildren(...(G?Hn(m,G):[]).map(le)),w(T(G?.feet??[])),`${V}`!=`${P}`&&Z(V),re>0&&V.length?C.walk(er(
t,V),ns,X):re>0&&U&&G&&C.walk([G],re),$=G,P=V},piece:C,top:F,celebrate:X,showTree(L){b=L,q()},mark(L,D){let G=D.flatMap(U=>U.moves??[]),V=D.flatMap(U=>U.jumps??
[]),re=G.flatMap(([,U])=>t.ride(U).feet);z("found",[...V.map(([U])=>U),...re]),E=new Set(D.flatMap(U=>U.cells??[]));for(let[U,ee]of p)J(ee,"differs",U===L),J(ee,
"found",E.has(U));O()},drawn:()=>({plan:m,jumps:d,farthest:s,state:k,found:E,move:$,treeShown:b,route:P})}}function bt({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let i=new Map(t.filter(([l,u])=>l!==u)),a=typeof r=="number"?Array.from({length:r},(l,u)=>u+
1):r;function d(l,u=[]){if(u.includes(l))return{feet:u,stand:null};let p=i.get(l);return p===void 0||u.length&&!o?{feet:u,stand:l}:d(p,[...u,l])}function m(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function f(l){return l===e?[]:a.flatMap(u=>{let p=m(l+u),h=p>0?d(p).stand:null;return h===null?[]:[[u,p,h]]})}return{cells:e,
start:n,jumps:i,ride:d,moves:f}}function Ge({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let d of i){let m=(n.get(d)??0)+1;for(let f of r(d)){let l=f[2];n.has(
l)||(n.set(l,m),o.set(l,d),s.set(l,f),i.push(l))}}let a=[];for(let d=t,m=s.get(d);m;m=s.get(d))a.unshift(m),d=o.get(d)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:a}}var rs=1400;function be(e){let t=bt(e),r=Ge(t),n=ar({layout:qe(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:i,piece:a}=n,d=he("g.sketch");n.top.prepend(d);let m=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:i,faces:hn(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(f){let{current:l=null,near:u=[],distance:p,predecessor:h,move:g=null}=f,
{route:w=!1,piece:b=!0}=f,k={current:l,frontier:[...u].map(E=>[E,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};n.paint(k,[],g,w?o:[]),a.stand(
b?l:null)},walk(f){a.walk([f],rs,()=>f.stand===e.cells&&n.celebrate())},rest:a.rest,trial(f){let l=new Map(f.jumps),u=new Set;for(let w of[...m?.children??[]]){
let[b,k]=(w.getAttribute("data-ends")??"").split(" ").map(Number);l.get(b)===k?u.add(b):w.remove()}let p=new Map(f.jumps.filter(([w])=>!u.has(w))),h=mt(s,p).map(
le);for(let w of h)J(w,"lit",!0);m?.append(...h),t.jumps.clear();for(let[w,b]of l)t.jumps.set(w,b);let g=Ge(t);return o=g.route,g},light(f){for(let l of m?.children??
[])J(l,"lit",l.getAttribute("data-ends")===f?.join(" "))},sketch:f=>d.replaceChildren(...f.map(le)),cellAt(f,l){let p=n.node.getRootNode().elementFromPoint(f,l)?.
closest("[data-cell]"),h=p&&n.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var je=({columns:e,shape:t,node:r})=>c(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),lr=e=>new Set(e.map(([,t])=>t));function os(e,t){let r=`You reached the goal in ${ae(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var ss=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function is(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&ss()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function cr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":is(r);let o=lt(n);return e.won()?`${o} ${os(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function dr(e,t,{
cells:r}){let n=`${Me(Bt(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function ur(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${r.join(", ")}.`}function Kt(e,t){let r=null,n=null,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),i=c("span.quiet"),a=c("b.amount"),d=c("ol.throw\
n.history",{label:"Your throws"}),m=M("Undo","Take the last throw back (Backspace)",b),f=M("Start again","Back to the start",k),l=M("Show the shortest route",null,
()=>E(!u)),u=!1;function p(){if(!r||!n)return;let{thrown:$}=n,P=n.moves(),N=u||n.won();r.paint({current:n.at(),near:lr(P),distance:n.trail(),move:u?null:$.at(-1)??
null,route:u});for(let I of o.children){let B=Number(I.dataset.face);A(I,"aria-disabled",!P.some(([R])=>R===B))}W(s,$.length),W(i,$.length===1?"throw":"throws"),
W(a,N?r.throws??"none":"?"),at(d,$,pt,(I,B)=>ft(I,B.face,It(B)));for(let I of[m,f])A(I,"aria-disabled",!$.length);A(l,"aria-pressed",`${u}`),A(e.root,"data-won",
n.won())}function h(){r&&n&&e.say(cr(n,r.throws,r.faces))}function g($){if(!r||!n||n.won())return;let P=n.at();if(u=!1,!n.throws($)){p(),e.say(dr($,P,r.board));
return}p();let N=n.thrown.at(-1);N&&r.walk(N),h(),w()}function w(){t?.((n?.thrown??[]).map(({face:$})=>$))}function b(){n?.undo()&&(p(),h(),w())}function k(){!r||
!n?.thrown.length||(n=Oe(r.rules),u=!1,p(),h(),w())}function E($){u=$,p(),$&&r?e.say(ur(r.throws,r.route)):h()}return{name:"Play",under:o,side:[c(".score",c("p",
"You ",s,i),c("p","Fewest ",a)),c(".tools",m,f,!t&&l),d],show($){r=$,n=Oe(r.rules),u=!1,o.replaceChildren(...r.faces.map(P=>{let N=M(zt(P),null,()=>g(P),`Throw ${P}`);
return A(N,"data-face",P),N})),p(),h()},replay($){if(!r)return!1;let P=n;n=Oe(r.rules);let N=$.every(I=>n?.throws(I));return N||(n=P),p(),h(),N},leave:()=>A(e.root,
"data-won",null),choose($){let P=n?.moves()??[],N=P.find(([,I])=>I===$)??P.find(([,,I])=>I===$);N?g(N[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${$}\
.`)},key($,{ctrlKey:P,metaKey:N,altKey:I}){if(P||N||I)return!1;let B=Number($);if($==="Backspace")b();else if($!==" "&&r?.faces.includes(B))g(B);else return!1;return!0}}}var wt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Yt=new Map;function ls(e){let t=Yt.get(e)??new CSSStyleSheet;return Yt.has(e)||t.replaceSync(e),Yt.set(e,t),t}function mr(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=wt;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ls(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var pr=e=>e.getRootNode().activeElement??
null;function Ae(e){let t=c("span.strip.quiet",{role:"status"}),r=c("span.clock.quiet",{"aria-hidden":"true"}),n=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:c("span.progress",n,t),say(o,s=""){W(t,o),s&&t.append(c("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,W(t,"")},loads({
part:o,ready:s},i){n.hidden=s===!0,o!==void 0&&A(n,"value",o),W(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>W(r,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),W(r,""),n.hidden=!0}}}}var cs=["sessionStorage","localStorage"],ds="This browser stores nothing here",us="The browser's storage is full";function Ce(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Re(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
r)),""}catch(n){return n.name==="QuotaExceededError"?us:ds}}function Qt(e,t=cs){for(let r of t)try{window[r].removeItem(e)}catch{}}var[Zt,fr]=["snl-workbench",1],hr="download what you want to keep.",ms=`Another version of the workbench has stored code here, which is left alone: ${hr}`;function yt(e){
let t=Ce(e,Zt);return t?t.version!==fr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function gr(){let[e,t]=[yt("sessionStorage"),
yt("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:fr,signature:"board",sources:{}};return{kept:n,store(o){if(r)return ms;
let s=yt("localStorage"),a={...(s===null||s==="newer"?n:s).sources};o in n.sources?a[o]=n.sources[o]:delete a[o];let d=Re(Zt,n,{...n,sources:a});return d&&`${d}\
: ${hr}`},elsewhere(o){let s=yt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===Zt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function br(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var ps="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function wr({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},d="",m=null,f=c(".tools"),l=c(".tabs",{role:"group",label:"Program"}),u=c(".programs",
l,f),p=v=>v?s.second??s.signature:s.signature,h=v=>`${v?"2:":""}${p(v)}`,g=!1,w=()=>i.signatures.find(({name:v})=>v===p(g))?.template??"",b=()=>s.sources[h(g)]??
w(),k=()=>a.kind==="mine"||a.kind==="second";function E(v){a=v,k()&&g!==(a.kind==="second")&&(g=!g,m=null,$()),x();let{kind:S,name:C}=a;k()?r(b(),!1):r(S==="lin\
k"?t??"":i.programs.find(F=>F.name===C)?.source??"",!0)}function $(){let v=e.elsewhere(h(g));v===null?m=null:v!==b()&&(m=v),x()}function P(){let[v,S]=[m,n()];I(
v??""),E(N()),m=S,x()}let N=()=>({kind:g?"second":"mine"});function I(v){let S=h(g);v===void 0?delete s.sources[S]:s.sources[S]=v,d=e.store(S)}function B(){let v=`${a.
name??(g?"my-other":"mine")}.py`.replaceAll("-","_");br(new Blob([n()],{type:"text/x-python"}),v)}function R(){g=!1,I(t??""),E({kind:"mine"})}function x(){let{kind:v,
name:S}=a,C=(j,y,O="")=>{let q=M(j,O||null,()=>E(y));return A(q,"aria-pressed",`${v===y.kind}`),q},F=j=>i.programs.filter(y=>y.kind===j).map(y=>[y.name,y.title]),
H=de("A program to look at",[["","Look at a program"]],S??"",j=>{E(j?{kind:"program",name:j}:N())});for(let[j,y]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let O=F(y).map(([q,T])=>c("option",{value:q},T));H.append(c("optgroup",{label:null},O)),H.lastElementChild?.setAttribute("label",j)}H.value=S??"",H.classList.
toggle("s-chosen",v==="program"),l.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],H);let K=M("Download","As a file of Python",B);if(k()){let j=de("How it is called",i.signatures.map(q=>[q.name,q.title]),p(
g),q=>{g?s.second=q:(s.second=p(!0),s.signature=q),d=e.store(h(g)),m=null,$(),E(N())}),y=M("Reset","Back to the beginning of this signature",()=>{I(),E(N())}),O=m!==
null&&M("Other tab's code","Exchange it with the code here",P);f.replaceChildren(j,y,K,...O?[O]:[])}else v==="link"?f.replaceChildren(M("Make it mine","Instead \
of what is there",R),K):f.replaceChildren(K)}return{node:u,chosen:()=>a,isMine:k,trouble:()=>d||(m===null?"":ps),end:e.follow(()=>{$(),o()}),show(v){i=v,$(),i.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),E(a)},changed(v){k()&&I(v)},question(){return a.kind==="program"?{name:a.name}:{source:n(),signature:k()?
p(g):null}},other(){let v=s.sources[h(!g)];return k()&&v?.trim()?{source:v,signature:p(!g)}:null}}}function Ne(e){let t=c(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=c("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ue=e=>e===null?"out of reach":ae(e),We=e=>`${Me(e)}${/[.?!]$/.test(e)?"":"."}`,se=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r),oe=e=>e&&
c("p",`${e}`),ve=e=>e&&c("p.quiet",`${e}`),yr=(e,t)=>c("p","Right is ",c("b",Ue(e)),", yours says ",c("b",Ue(t)),"."),kr=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Le=(e,t)=>e!==null&&c(".tools",M(`Show line ${e}`,null,()=>t.point(e)));function Xt(e,t){let r=_(
e),n=be(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:je(n)}}function Ve({report:e,like:t,stepper:r},n){
let o=[ve(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>ve(`Note: ${i.says}.`))];if(e.correct===!1)return fs(e,t,o,r,n);let{
name:s}=e;return e.correct?se("right",`${s} is right on every board that was tried`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",
c("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ve(`${xr(e)}.`),...o):se("open",`${s} could not be judged`,oe(We(e.finding.says)),...o.slice(
1))}var xr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function fs(e,t,r,n,o){let{finding:s,expected:i,got:a}=e,{board:d,node:m}=Xt(
e.board,s),f=typeof a=="number"?null:a,l=[f?oe(`Right is ${Ue(i)}. Yours: ${f.says}.`):yr(i,a),s.kind!==f?.kind&&oe(We(s.says)),oe(kr(f)),...t.slice(0,2).map(u=>ve(
`It answers like a known mistake: ${u.title}. The repair: ${u.repair}`)),ve(`${ke(d)} · ${xr(e)}`),...r,c(".tools",n&&M("Step to the first difference",null,()=>o.
step(n)),o.draw(d))];return se("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",c(".exhibit",m,c(".told",l)))}function hs({
right:e,ended:t,throws:r,expected:n,finding:o,line:s},i){return e?se("right",`Right on this board: ${Ue(r)}`,ve("One board proves little. Check plays them all, \
smallest first.")):se("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&yr(n,r),o&&oe(We(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),oe(kr(o)),Le(s,i))}function gs({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.
algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].
map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return se("open",`On this board: ${Ue(e.throws)}`,Wt("","Comparison",c("table",c("thead",c("tr",t.map(n=>c(
"th",{scope:"col"},n)))),c("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&ve(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var bs={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Ke=({what:e,says:t,line:r},n)=>se(e==="stopped"?"open":"wrong",bs[e]??"That did not work",oe(We(`${r===null?"":`line ${r}: `}${t}`)),Le(r,n));function en({
printed:e,more_printed:t}){return e?.length?se("open","It printed",Wt(".printed","What it printed",e.map(r=>c(".print",c("span.quiet",r.line===null?"":`line ${r.
line}`),c("code",r.text)))),ve(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function vr(e,t){return[e.kind==="failure"?Ke(e,t):e.of==="check"?
Ve(e,t):e.of==="compare"?gs(e):e.of==="solve"&&hs(e,t),en(e)].filter(n=>!!n)}var Ye=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",kt=e=>e[0]?.querySelector(
"p")?.textContent??"";var ws=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],ys="This code came with the link. It has not run, and runs only when\
 you press a button below.",$r="It runs …",ks=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Sr(e,t){let r=null,
n=null,o=!1,s=!1,i=!1,a=t.host(k),d=gr(),m=t.store.get().code,f=c(".editor"),l=c("p.note.quiet"),u=Ae(a.size),p=c(".cards"),h=Ne(t),g=M("Stop","End what is runn\
ing",()=>a.stop()),w=ws.map(([R,x,v])=>M(R,v,()=>I(x))),b=wr({keeper:d,arrived:m,open:E,text:()=>n?.text()??"",heard:()=>$()});function k(R){i&&u.loads(R,$r)}function E(R,x){
n?.open(R,x),$()}function $(){let{kind:R}=b.chosen(),x={mine:b.trouble()||a.refusal,second:b.trouble()||a.refusal,program:a.refusal,link:ys};W(l,x[R]??""),l.classList.
toggle("s-strong",R==="link")}async function P(){o=!0;try{let[{make:R},x]=await Promise.all([t.editor(),t.shelf()]);n=R(f,"Program",v=>{b.changed(v),$()}),b.show(
x)}catch(R){W(l,`The editor cannot be loaded: ${R.message}`)}N()}function N(){for(let R of w)A(R,"aria-disabled",i||!n||!!a.refusal);g.hidden=!i,A(p,"aria-busy",
`${i}`),!s&&a.size&&u.say(`Python (${a.size}) loads at the first run.`)}async function I(R){if(i||!n||!r||a.refusal)return;s=i=!0,n.point(null),p.replaceChildren(),
h.clear(),u.say($r),N();let{name:x,cells:v,jumps:S,die:C,start:F,chained:H,overshoot:K}=r.board,j={name:x,cells:v,jumps:S,die:C,start:F,chained:H,overshoot:K},y=R===
"compare"?b.other():null,O={kind:R,program:b.question(),board:j,other:y},q=await a.ask(O,T=>u.say(`${T} …`));i=!1,u.done(),N(),B(q)}function B(R){let x=vr(R,{
step:h.step,draw:C=>M("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){n?.point(C),n?.focus()}});(R.kind==="result"&&R.of)==="compare"&&b.
isMine()&&!b.other()&&x.push(ks()),p.replaceChildren(...x),"line"in R&&R.line&&n?.point(R.line),p.scrollIntoView({block:"nearest"}),R.kind==="result"&&R.of==="t\
race"&&h.step(R.stepper);let S=Ye(x);e.say(S?`${S}. ${kt(x)}`:"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[b.node,l,f,c(".tools.acts",w,g,u.node)],foot:[p],below:[h.node],show(R){r=R,r.paint({piece:!1}),o||P(),N(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),b.end(),n?.destroy()},more:()=>["mine","second"].includes(
b.chosen().kind)?n?.text()??null:null,stays:()=>m}}var xt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
t)}@container (min-width: 62rem){.s-amount{font-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;cou\
nter-reset:throw}.s-history .s-chip{align-items:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:c\
ounter(throw) ".";min-width:1.6em;color:var(--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{di\
splay:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}.s-text{display:block;widt\
h:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,\
var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-fram\
e{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5\
}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-mode\
s{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage\
{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Mr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Er=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Qe(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(_),i=c("p.speaker",{role:"status"}),a=c("span.quiet"),d=c("p.trouble",{role:"alert"}),m=c(""),f=c(".main",m),l=c(".side"),u=c(".\
stage",f,l),p=c(".foot"),h=c(""),g=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),w={root:g,say:y=>W(i,y),use(y){k.add(y),
v(y),x()},can:y=>k.can(y),go(y){k.can(y)&&(v(k.go(y)),x())},enter(y){S(E.find(O=>O.name===y)??$),v(P.board),x()}},b=n.get(),k=Gn(b.board??_(t.board)),E=t.only?[
t.only==="Play"?Kt(w,r.played):Vt(w)]:[Kt(w),Vt(w),Sr(w,r)],$=E.find(({name:y})=>y===b.mode)??E[0],P=be(k.now()),N=s.map(({name:y},O)=>[`${O}`,y]),I=de("Board",
[["","Your board"],...N],"",y=>{let O=s[Number(y)];y&&O&&w.use(O)}),B=c("input.address",{readonly:"",label:"To copy",hidden:""});async function R(){let O=`${location.
href.split("#")[0]}${st(P.board,$.name,$.more?.()??null)}`;B.value=O;try{await navigator.clipboard.writeText(O),w.say("Copied: a link to this board.")}catch{B.hidden=
!1,B.select(),w.say("Copy the link from the field.")}}function x(){let[y=null]=E.flatMap(({stays:O})=>O?.()??[]);n.set({...P.board,name:""},$.name,y)}function v(y){
let O=pr(m),q=m.contains(O)&&O?.dataset.cell;P.rest(),P=be(y),m.replaceChildren(P.node),A(u,"style",`--shape:${P.shape};--columns:${P.columns}`),A(g,"style",`--\
rows:${P.plan.rows}`),W(a,ke({...y,name:""}));let T=s.findIndex(z=>me(z)===me(y));I.value=T<0?"":`${T}`,I.options[0].hidden=T>=0,B.hidden=!0,W(d,""),$.show(P),q&&
P.cells.get(Number(q))?.focus({preventScroll:!0})}function S(y){$.leave(),$=y;for(let[O,q]of C.entries())A(q,"aria-pressed",`${E[O]===$}`);J(g,"drawing",$.name===
"Draw"),J(g,"writing",$.name==="Write"),f.replaceChildren(m,$.under),l.replaceChildren(c(".says",i),...$.side),p.replaceChildren(...$.foot??[]),h.replaceChildren(
...$.below??[])}let C=E.map(y=>M(y.name,null,()=>w.enter(y.name)));g.addEventListener("mousedown",y=>{let O=y.target;!O.closest(".s-grid")||!m.contains(O)||(y.preventDefault(),
g.focus({preventScroll:!0}))}),g.addEventListener("click",({target:y})=>{let O=y.closest(".s-grid .s-cell");O&&m.contains(O)&&$.choose(Number(O.dataset.cell))}),
g.addEventListener("keydown",y=>{let O=y.target;Er(y)&&y.stopPropagation(),!O.matches(Mr)&&$.key(y.key,y)&&y.preventDefault()});function F(y){let O=y.composedPath()[0];
if(y.defaultPrevented||!Er(y)||!/^[1-9]$/.test(y.key)||O.closest(`${Mr}, .snl-stepper`))return;let{top:q,bottom:T}=m.getBoundingClientRect();T>0&&q<innerHeight&&
$.key(y.key,y)&&y.preventDefault()}function H(){let{board:y,mode:O,trouble:q}=n.get();y&&(me(y)!==me(P.board)||o)&&(k.add(y),S(E.find(T=>T.name===O)??$),v(y)),W(
d,q)}o&&addEventListener("keydown",F);let K=n.subscribe(H);g.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},C),s.length>0&&c(
"label.board-of",c("span","Board"),I),a,o&&c(".tools",M("Copy link","A link to this board",R),B)),d,u,p)),J(g,"ready",!0),J(g,"only",t.only),J(g,"fixed",t.fixed);
let{remove:j}=mr(e,xt,g);return e.append(h),S($),v(P.board),W(d,b.trouble),{show:v,replay:y=>$.replay?.(y)??!1,destroy(){removeEventListener("keydown",F),K(),P.
rest();for(let y of E)y.end?.();h.remove(),j()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Qe(e,t,it(t.files))}var tn=1,vt="snl-exercise:",Pr="Export what you want to keep.",vs=`Another version of this book has stored something for this exercise, which is left alone. ${Pr}`,
$s=globalThis,Tr=$s.snlRecords??=new Map,Or=e=>e?.version===tn&&typeof e.source=="string"&&typeof e.solved=="boolean";function $t(e,t){let r=Ce(e,vt+t);return Or(
r)?r:r?.version>tn?"newer":null}function we(e){let[t,r]=[$t("sessionStorage",e),$t("localStorage",e)],n=[Tr.get(e),t,r].filter(o=>Or(o));return n.length?{...n[0],
solved:n.some(({solved:o})=>o)}:null}function jr(e){let t=$t("localStorage",e);return t===null||t==="newer"?null:t.source}function nn(e,t,r=!1){let n=we(e),o={version:tn,
source:t,solved:r||(n?.solved??!1)};Tr.set(e,o);let s=$t("localStorage",e)==="newer",i=s?"":Re(vt+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?vs:i&&`${i}. ${Pr}`}function Ar(e){let t=n=>e(n.detail.name,!1),r=({key:n})=>{n===null?e(null,!0):n.startsWith(vt)&&e(n.slice(vt.length),!0)};return addEventListener("snl-progress",
t),addEventListener("storage",r),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",r)}}var rn="snl-cell:";function Cr({id:e,source:t}){for(let r of["sessionStorage","localStorage"]){let n=Ce(r,rn+e);if(n?.of===t&&typeof n.source=="string")return n.
source}return t}function on({id:e,source:t},r){r===t?Qt(rn+e):Re(rn+e,{of:t,source:r})}var Ss="script,style,link,meta,base,iframe,object,embed,form";function Rr(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Ss))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:n,value:o}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(n);(n.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&r.removeAttribute(n)}return[...t.childNodes]}function Nr(...e){let t=c("pre",e),r=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},r)}function Ms(e){let t=be(_(e));return t.paint({piece:!1}),je(t)}var Wr=e=>c("",{class:"output text_html"},e);function Lr(e,t){
let r=[...e.querySelectorAll("details.below-input, .cell_output")],n=c("",{class:"cell_output docutils container",hidden:""}),o=Ne(t);o.node.dataset.snl="",e.append(
n);let s=[];function i(){for(let u of s)u.then(({destroy:p})=>p());s=[],o.clear(),n.replaceChildren()}function a(u){for(let p of r)p.hidden=u;n.hidden=!u}function d(u,p){
let h=c("",{"data-snl":""});n.append(Wr(h)),s.push(t.step(h,u,{level:Sn(n),...p}))}let m=(...u)=>{let p=c("",{class:"snl snl-workbench snl-cell"},c(".cards",u));
return c("",{class:"snl-host"},p)};function f(u,p){if(u.kind==="html"||u.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...Rr(u.kind==="ht\
ml"?u.html:u.svg)),h}if(u.kind==="code")return Nr(...Rr(`<pre>${u.lines.join(`
`)}</pre>`));if(u.kind==="report"){let h={step:o.step,point:p.point,draw:w=>c("a.button",{href:`../play.html${me(w)}&draw`},"Open this board in the workbench")},
g=Ve(u,h);return g.setAttribute("role","group"),n.append(m(g)),Wr(o.node)}if(u.kind==="board")try{return m(Ms(u.board))}catch{}return u.text?Nr(document.createTextNode(
u.text)):null}function l({exception:u,says:p,line:h,missing:g},{runAbove:w,point:b}){let E=se(w?"open":"wrong",w?"Run the cells above first":u,w?c("p",c("code",
g)," is made in a cell above, which has not run yet."):oe(p&&We(p)),w?c(".tools",M("Run all above","And then this cell",w)):Le(h,{point:b,step:d,draw:()=>c("")}));
return E.setAttribute("role","group"),m(E)}return{shown:()=>!n.hidden,wait(){n.setAttribute("aria-busy","true")},clear(){i(),a(!1)},remove(){i(),a(!1),n.remove()},
show(u,p){if(i(),n.removeAttribute("aria-busy"),a(!0),u.kind==="failure"){if(u.what==="stopped")return;let h=Ke(u,{point:p.point,step:d,draw:()=>c("")});h.setAttribute(
"role","group"),n.append(m(h));return}for(let h of u.shown)h.kind==="stepper"?d(h.payload,{predict:h.predict,position:h.position??void 0}):n.append(f(h,p)??"");
u.more_shown&&n.append(c("p",`And ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&n.append(l(u.error,p))}}}var Es=e=>e.kind==="failure"?e.says:e.error?.exception??"";function St({title:e,bench:t,source:r,opensOn:n,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
d={beginning:-1,code:""};return{title:e,source:r,done:()=>d.beginning===t.beginnings()&&d.code===r(),async run(){let m=r();s?.();let f=n?.()??null,l={kind:"cell",
program:{source:m},opens_on:f},u=await t.ask(o??a,l,()=>{}),p=Es(u);return d={beginning:p?-1:t.beginnings(),code:m},i?.(u),p}}}var Ps="Stopped. Python begins again, without the names of the cells that have run.";function Ir(e,{given:t,title:r,around:n,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),d=Cr(t),m=!1,f=null,l=Ae(o.size),u=Lr(e.closest("div.cell"),n),p=c(".editor",{hidden:""}),h=M("Run","Run this cell (Shift+Enter i\
n the editor)",P),g=M("Edit","Open the editor",()=>x(!0)),w=M("Stop","End what is running",()=>o.stop()),b=M("Reset","Back to the code and the output of the les\
son",S),k=St({title:r,bench:o,source:()=>d,opensOn:()=>d===t.source&&t.opens_on||null,watcher:{loads:j=>l.loads(j,"Running …"),changes:$},begins:N,ends:I}),E=()=>{};
function $(){A(h,"aria-disabled",o.busy()||!!o.refusal),w.hidden=!m,b.hidden=m||d===t.source&&!u.shown()}async function P(){o.busy()||o.refusal||await k.run()}function N(){
m=!0,u.wait(),l.say("Running …"),E=l.count()}async function I(j){m=!1,E();let y=j.kind==="failure",O=y?null:j.error,q=O?.missing&&s().some(z=>!z.done()&&Ts(z,
O.missing??""));u.show(j,{runAbove:q?B:null,point:v});let T=y?j.line:O?.line;y?l.say(j.what==="stopped"?Ps:j.says):q?l.say("Run the cells above first."):O?l.say(
`${O.exception}${T?` in line ${T}`:""}.`):l.say(j.shown.length?"Done.":"Done. This cell shows nothing."),$(),f&&(await f)?.point(T??null)}async function B(){h.focus(
{preventScroll:!0});for(let j of s().filter(y=>!y.done())){l.say(`${j.title} runs …`);let y=await j.run();if(y){l.say(`${j.title} has ended early: ${y}`);return}}
await P()}async function R(){try{let{make:j}=await n.editor();a.hidden=!0,p.hidden=!1;let y=j(p,r,O=>{d=O,on(t,d),$()});return y.open(d),y}catch(j){return l.say(
`The editor cannot be loaded: ${j.message}.`),null}}async function x(j){g.hidden=!0,f??=R();let y=await f;return y||(f=null),g.hidden=!!y,j&&y?.focus(),y}async function v(j){
(await x(!0))?.point(j)}async function S(){await C(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function C(){(await f)?.destroy(),f=null,p.replaceChildren(),
p.hidden=!0,a.hidden=!1,g.hidden=!1,d=t.source,on(t,d),u.clear(),l.say(""),$()}p.addEventListener("keydown",j=>{j.key!=="Enter"||!j.shiftKey||(j.preventDefault(),
j.stopPropagation(),P())},{capture:!0});function F(){getSelection()?.isCollapsed&&x(!0)}a.addEventListener("click",F);let H=c("",{class:"snl snl-workbench snl-c\
ell",role:"group",label:r});H.append(p,c(".tools.cellbar",h,w,g,b,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(H);let K=o.watch({loads(){},changes:$});
return addEventListener("snl-reset",C),o.refusal&&A(h,"title",o.refusal),$(),d!==t.source&&x(!1),{...k,destroy(){K(),removeEventListener("snl-reset",C),E(),u.remove(),
f?.then(j=>j?.destroy()),a.hidden=!1,a.removeEventListener("click",F),e.replaceChildren()}}}var Ts=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Br(e,t,r){let n=0,o=[],s=[];return e.forEach((i,a)=>{let{id:d,exercise:m,source:f}=i,l=document.querySelector(`[data-snl-cell="${d}"]`);if(l){n+=1;let u=()=>o.
slice(0,a),p=Ir(l,{given:i,title:`Cell ${n}`,around:t,bench:r,above:u});o.push(p),s.push(p.destroy)}else{let u=()=>m&&we(m)?.source||f,p=m?"The exercise above":
"A cell above";o.push(St({title:p,bench:r,source:u}))}}),{destroy(){for(let i of s)i()}}}var Os=["stopped","late","died"];function qr(e){let t=new Set,r=null,n=!1,o=0,s=e.host(a=>r?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>n,beginnings:()=>o,busy:()=>r!==null,stop:()=>s.stop(),watch(a){return t.add(a),()=>t.delete(a)},end:s.end,async ask(a,d,m){r=a,n=!0,i();let f=await s.
ask(d,m);return r=null,f.kind==="failure"&&Os.includes(f.what)&&(o+=1),i(),f}}}var Hr=e=>e.length-e.trimStart().length;var js=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ie=e=>js(e).map((t,r)=>r%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),sn=e=>e.map(([t,r])=>t?c("span",{class:t},
r):r);function As(e){let t=[],r=[t];for(let[n,o]of e)for(let[s,i]of o.split(`
`).entries())s&&r.push(t=[]),t.push([n,i]);return r}var Dr=e=>As(e).map(t=>{let r=Hr(t.map(([,n])=>n).join(""));return c("span",{style:`--indent:${r+2}ch`},sn(t),
`
`)});function Fr({label:e,picture:t,stub:r,source:n,editor:o,change:s,trouble:i}){let a=n,d=null,m=null,f=c("pre.plain"),l=M("Edit","Open the editor",()=>b(!0)),u=c(
".still",l,f),p=c(".editor",u);u.addEventListener("click",()=>b(!0));function h(){f.replaceChildren(...Dr(a===r?t:[["",a]]))}function g(k){a=k,s(k)}async function w(){
try{let{make:k}=await o();return p.replaceChildren(),m=k(p,e,g),m.open(a),m}catch(k){return i(`The editor cannot be loaded: ${k.message}.`),null}}async function b(k=!1){
A(l,"aria-disabled",!0),d??=w();let E=await d;return k&&E?.focus(),E}return h(),{node:p,open:b,text:()=>a,replace(k){k!==a&&(a=k,m?m.replace(k):h(),s(k))},async point(k){
k===null&&!m||(await b(k!==null))?.point(k)},destroy:()=>d?.then(k=>k?.destroy())}}function ye(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function $e(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var Mt=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Cs]=Te;function zr({given:e,write:t,around:r},n,o,s){let i=c(""),a=o(e.stub),d=()=>{},m={get:()=>Ct(a),set(p){a=p,t(n(a))},subscribe(p){return d=p,()=>{}}},
f=`Exercise ${e.number}: the board`,u=Qe(i,{board:a,only:"Draw",fixed:!s,label:f},{...r,store:m,page:!1});return{node:i,end:u.destroy,show(p){try{a=o(p)}catch{return!1}
return d(),!0}}}var _r=e=>zr(e,t=>`from snl_algos import Board

${e.given.defines} = ${Cs.write(t)}`,t=>gt(ye(t,e.given.defines))[0],!0),Jr=e=>zr(e,({jumps:t})=>`${e.given.defines} = ${Mt(t)}`,t=>{let n=Object.entries($e(ye(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:n})},!1);function Gr({given:e,write:t,around:r}){let{defines:n,form:o,number:s}=e,
i=c(""),a=Ct(_(o.board)),d={get:()=>a,set(){},subscribe:()=>()=>{}},m=`Exercise ${s}: the board`,f=Qe(i,{board:o.board,only:"Play",label:m},{...r,store:d,page:!1,
played:u=>t(`${n} = [${u.join(", ")}]`)});function l(u){let p=$e(ye(u,n));return Array.isArray(p)&&p.every(Number.isInteger)?p:null}return{node:i,end:f.destroy,
first:"Choose the first face.",judge(u){let p=l(u);return p?.length?Rs(_(o.board),p):null},show(u){let p=l(u);return!!p&&f.replay(u===e.stub?[]:p)}}}function Rs(e,t){
let r=bt(e),n=Oe(r);if(n.won()||!t.every(d=>n.throws(d)))return null;let o=n.won()&&t.length===Ge(r).throws,s=`You reach the goal in ${ae(t.length)}.`,i=o?s:n.won()?
`${s} Fewer are enough.`:`After ${ae(t.length)} you stand on cell ${n.at()}, not on ${e.cells}.`,a=n.thrown.map((d,m)=>`${m+1}. ${lt(d)}`);return{passed:o,reason:i,
details:a,board:null,report:null,line:null}}function Ur({given:e,write:t}){let{defines:r,form:n,number:o}=e,s=_(n.board),{columns:i,rows:a}=qe(s.cells),d=be(s);d.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(u=>{let p=u+1,[h,g]=te({cells:s.cells,start:1,columns:i,rows:a},p),w=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${p}`,
input:()=>t(`${r} = ${Mt(f())}`)}),b=`grid-row:${a-h};grid-column:${g+1}`;return[p,{input:w,node:c("label.field",{style:b},c("span",`${p}`),w)}]})),f=()=>[...m].
filter(([,{input:u}])=>/^\d+$/.test(u.value.trim())).map(([u,{input:p}])=>[u,Number(p.value)]),l=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...m.values()].map(({node:u})=>u));return{node:c(".distances",je(d),l),show(u){let p=$e(ye(u,r));if(typeof p!="object"||!p||Object.keys(
p).some(h=>!m.has(Number(h))))return!1;for(let[h,{input:g}]of m){let w=`${p[h]??""}`;g.value.trim()!==w&&(g.value=w)}return!0}}}function Vr({given:e,write:t}){let{defines:r}=e,{steps:n}=e.form,o=n.map(([f])=>f),s=o,i=new Map(n.map(([f,l])=>{let u=M("↑",null,()=>d(f,-1),`Move step ${f} \
up`),p=M("↓",null,()=>d(f,1),`Move step ${f} down`),h=c("span.words",c("strong",`${f}.`)," ",Ie(l));return[f,{up:u,down:p,node:c("li.step",h,c(".tools",u,p))}]})),
a=c("ol.steps",{label:"The steps, in your order"});function d(f,l){let u=s.indexOf(f);if(!s[u+l])return;let p=[...s];[p[u],p[u+l]]=[p[u+l],p[u]],s=p,m(),i.get(f)?.[l<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function m(){s.forEach((f,l)=>{let u=i.get(f);u&&(A(u.up,"aria-disabled",l===0),A(u.down,"\
aria-disabled",l===s.length-1),a.append(u.node))})}return m(),{node:a,first:"Put the steps in order first.",show(f){let l=$e(ye(f,r));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,m(),!0)}}}function Kr({given:e,write:t}){let{defines:r,name:n}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let d=c("input",
{type:"radio",name:`snl-${n}`,change:()=>t(`${r} = ${a+1}`)});return{input:d,node:c("label.step",d,c("b",`${a+1}.`),c("span.words",Ie(i)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number($e(ye(i,r)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:d},m)=>{d.checked=m===a-1}),!0)}}}var Ns={order:Vr,choice:Kr,board:_r,jumps:Jr,throws:Gr,distances:Ur};function Yr(e,t,r){let n=Ns[e.form.kind];if(!n)return null;let o="",s=!1,i=n({given:e,write:m,
around:r}),a=M("","The Python that this writes",()=>{s=!s,f()}),d=c(".reply",i.node,c(".tools.swap",a),t.node);function m(l){o=l,t.replace(l)}function f(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",A(a,"aria-expanded",`${s}`)}return f(),{node:d,missing:l=>l===e.stub?i.first:"",judge:l=>i.judge?.(l)??null,
end:()=>i.end?.(),show(l){l!==o&&(o=l,!(i.show(l)||s)&&(s=!0,f()))}}}function Qr({hints:e,solution_coloured:t,after:r},n){let o=c(".help",c("",{class:"highlight"},c("pre",sn(t))),r.map(h=>c("p",Ie(h)))),s=0,i=c("ol.hints",{label:"\
Hints"}),a=c(".asked",{role:"group",label:"The solution"}),d=M("Hint","A little help; there may be more",f),m=M("Solution","Asks before it shows it",u);function f(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Ie(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;d.textContent=s?`Next hint (${h} left)`:"Hint",A(d,"aria-disabled",!h),h||(d.textContent="No more hints")}function u(){let h=M(
"Show it",null,p),g=e.length-s,w=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(c("p",`Do you want to see a solution?${w}`),
c(".tools",h,M("Not yet",null,()=>(a.replaceChildren(),m.focus())))),h.focus()}function p(){let h=M("Hide it",null,()=>(a.replaceChildren(),m.focus())),g=M("Use\
 it","In the place of what you have",n);a.replaceChildren(c("b","A solution"),o,c(".tools",g,h)),g.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return l(),{buttons:[d,m],nodes:[i,a]}}function Ws(e,t){if(!e)return null;try{let{board:r,node:n}=Xt(e,null);return{node:n,words:ke(r),way:t.draw(r)}}catch{return null}}function Ls({passed:e,reason:t,
board:r,details:n,line:o},s){let i=Ws(r,s),a=[oe(t),...n.map(oe),i&&c("p.quiet",i.words),Le(o,s),i&&c(".tools",i.way)].filter(d=>!!d);return se(e?"right":"wrong",
e?"Solved":"Not yet",...i?[c(".exhibit",i.node,c(".told",a))]:a)}function an(e,t,{like:r,stepper:n}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Ls(e,t)];let a=Ve({report:o,like:r,stepper:n},t);return i&&!s?[se("wrong","Not yet",oe(i)),a]:[a]}function Zr(e,t){return[...e.kind==="failure"?[Ke(e,t)]:
an(e.verdict,t,e),en(e)].filter(n=>!!n)}var Is="Nothing is written yet.",Bs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Xr="It runs. A c\
all may take 1 second …",qs="The mark stays: another version of yours has solved it.";function eo(e,t,r,n){let{name:o,number:s,stub:i}=t,a=we(o),d=!1,m=()=>{},
f=c("p.note.quiet"),l=Ae(n.size),u=c("span.state"),p=c(".cards"),h=Ne(r),g=Qr(t,()=>B(t.solution,"This is a solution.")),w=Fr({label:`Exercise ${s}`,picture:t.stub_coloured,
stub:i,source:a?.source??i,editor:r.editor,change:I,trouble:T=>W(f,T)}),b=Yr(t,w,r),k=M("Check","Run it and judge it",F),E=M("Stop","End what is running",()=>n.
stop()),$=M("Reset","Back to how it was",()=>B(i,b?"":"Ctrl+Z in the editor brings your code back.")),P=null,N=M("Other tab's answer","Exchange it with the answ\
er here",x);N.hidden=!0;function I(T){T!==(we(o)?.source??i)&&W(f,nn(o,T)),b?.show(T)}function B(T,z){w.replace(T),l.say(z)}function R(T,z){w.replace(z),T&&(p.replaceChildren(),
h.clear(),l.say("As in the lesson."))}function x(){let[T,z]=[P,w.text()];P=z,w.replace(T??"")}let S={loads:T=>l.loads(T,Xr),changes:C};function C(){let T=we(o)?.
solved;W(u,T?"✓ Solved":""),A(k,"aria-disabled",n.busy()||!!n.refusal),E.hidden=!d,A(p,"aria-busy",`${d}`),!n.begun()&&n.size?l.say(`Python (${n.size}) loads \
at the first check.`):!d&&l.said().startsWith("Python")&&l.say(""),n.refusal&&W(f,n.refusal)}async function F(){if(n.busy()||n.refusal)return;let T=w.text();if(!T.
trim()){l.say(Is);return}w.point(null),p.replaceChildren(),h.clear();let z=b?.missing(T);if(z){l.say(z);return}let Z=b?.judge(T);if(Z){j(T,Z,an(Z,K));return}let X=await H(
T),ce=X.kind==="failure"?X:X.verdict;j(T,ce,Zr(X,K))}async function H(T){d=!0,l.say(Xr),m=l.count();let z={kind:"exercise",exercise:o,program:{source:T}},Z=await n.
ask(S,z,X=>l.say(`${X} …`));return m(),d=!1,Z}let K={step:h.step,draw:T=>c("a.button",{href:`${t.play}${me(T)}&draw`},"Open this board in the workbench"),point:T=>w.
point(T)};function j(T,z,Z){let X="passed"in z&&z.passed;X&&W(f,nn(o,T,!0));for(let L of Z)A(L,"role","group");p.replaceChildren(...Z),C();let ce=kt(Z);X?l.say(
"Solved.",ce):we(o)?.solved?l.say(`${Ye(Z)}. ${qs}`,ce):l.say(`${Ye(Z)}.`,ce),z.line&&!b&&w.point(z.line),p.scrollIntoView({block:"nearest"})}let y=c("",{class:"\
snl snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});y.append(c(".frame",b?b.node:w.node,f,c(".tools.acts",k,E,l.clock,...g.buttons,
$,N,u,l.node),p,...g.nodes)),e.replaceChildren(y,h.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(
e,"data-mounted",""),J(y,"ready",!0);let O=n.watch(S);b?.show(w.text());let q=Ar((T,z)=>{if(T!==null&&T!==o)return;let Z=we(o),X=Z?.source??i;!z&&X!==w.text()&&
R(Z===null,X);let ce=jr(o);z&&ce!==null&&ce!==w.text()&&(P=ce,N.hidden=!1,W(f,Bs)),C()});return C(),{destroy(){O(),q(),m(),h.clear(),b?.end(),w.destroy(),e.replaceChildren(),
delete e.dataset.mounted}}}var to='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var no=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function ro(){let e=document.createElement("style");return e.textContent=`${wt}${xt}${no}${to}`,document.head.append(e),e}function oo(){let e=document.querySelector("[data-snl-cells]");if(!e)return null;let t=ro(),r=it(JSON.parse(e.dataset.files??"null")),n=qr(r),s=[...document.querySelectorAll(
"div[data-snl-exercise]:not([data-mounted])")].map(i=>eo(i,JSON.parse(i.dataset.snlExercise??"null"),r,n));return s.push(Br(JSON.parse(e.textContent??"[]"),r,n)),
{destroy(){n.end();for(let i of s)i.destroy();t.remove()}}}var Fs=oo();return mo(zs);})();
