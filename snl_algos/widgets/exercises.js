// built from web/ by `npm run build`
"use strict";(()=>{var Ht='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var yr={format:"snl-workbench",version:2},xr={what:"stopped",says:"You stopped it."},dt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),vr=e=>`${(e/
1e6).toFixed(1)} MB`;function Ft(e,t){let r=null,o=!1,n=0,s,a,i=null;function l(){let h=URL.createObjectURL(new Blob([Ht],{type:"text/javascript"})),g=new Worker(
h,{type:"module"});g.onmessage=({data:S})=>g===r&&k(S),g.onerror=S=>g===r&&m(S.message),g.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=g,o=!1}function u(){
clearTimeout(a),r?.terminate(),r=null}function p(h){clearTimeout(a);let{settle:g}=i??{};i=null,g?.(h)}function d(){clearTimeout(a);let{seconds:h}=e,g=`It said n\
othing for ${h} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>f({what:"late",says:g}),1e3*h)}function f(h){u(),l(),p(dt(h))}function m(h){o?f(
{what:"died",says:`Python itself broke, and begins again: ${h}`}):s?(s=null,u(),l()):(u(),p(dt({what:"died",says:`Python could not be loaded: ${h}`})))}function w(){
!i||!o||(r?.postMessage({question:i.text}),d())}function k(h){h.memory?s=s===null?null:h.memory:h.bytes?t({part:Math.min(1,h.bytes/e.bytes)}):h.ready?(o=!0,t({ready:o}),
w()):h.failed?m(h.failed):y(JSON.parse(h.said))}function y(h){h.id===i?.id&&(d(),h.kind==="progress"?i?.progress(h.says):p(h))}return{size:`up to ${vr(e.weight)}`,
refusal:null,ask(h,g){n+=1;let S=`${n}`;return new Promise($=>{i={id:S,text:JSON.stringify({...yr,id:S,...h}),progress:g,settle:$},r||l(),w()})},stop:()=>i&&f(xr),
end:u}}var ut=e=>({size:null,refusal:e,ask:async()=>dt({what:"died",says:e}),stop(){},end(){}});var ce={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:jr}=ce,Q=e=>Array.from({length:e},(t,r)=>r),ft=(e,t,r)=>Math.min(r,Math.max(t,e));function G({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var Ut=({columns:e,start:t})=>e+(t===0?1:0);function V(e,t){let[r,o]=G(e,t),[n,s]=jr.anchor;return[
o+n,e.rows-r-1+s]}function te([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function Yt([e,
t],[r,o],[n,s]){let[a,i]=[n-r,s-o],l=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=ft(l,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function De(e,t){let[[o,n],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function We(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of Q(o)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,p],[d,f]]=[e(i),e(
l)],[[m,w],[k,y]]=[De(e,i),De(e,l)];s.push([u+m*n/3,p+w*n/3],[d-k*n/3,f-y*n/3],[d,f])}return s}var Vt=e=>{let t=ce.light.tints.length;return(Math.round(e)%t+t)%
t};var mt=400,pt=20,Or=["stay","bounce","win"];function Ce(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Sr(e){if(!Array.isArray(e))return Ce(e,"the die",1,pt);if(!e.length||e.length>pt)throw new Error(`a die \
in this page has 1 to ${pt} faces, not ${e.length}`);let t=e.map(o=>Ce(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Er(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)Ce(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function U(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ce(e.cells,"the number of cells",1,mt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Or.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Er(
i,r),die:Sr(o),start:Ce(n,"start",0,1),chained:s,overshoot:a}}var Zt=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function Ae(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var _e=e=>Q(e*e).map(t=>{let{columns:r,rows:o}=Ae(e*e),[n,s]=G({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function Kt(e,t=Math.random){let r=Q(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Q(2*o).map(a=>{let[i,l]=[n(),n()].sort((u,p)=>u-p);return a<o?[i,l]:[l,i]});return U({...e,name:"",
jumps:s})}function ge({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,p])=>p>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Qt=["Draw","Write"];function ht(e){let t=new URLSearchParams(e.slice(1));return Se(e)&&Qt.find(r=>t.has(r.toLowerCase()))}var gt=e=>Qt.includes(e)?`&${e.toLowerCase()}`:
"",Mr=2e4;function wt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Mr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Te(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function oe({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Ir=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Cr=e=>new URLSearchParams(
e.slice(1)).get("board");function Gt(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Ir(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return U(o)}function Se(e){try{return Gt(
Cr(e)??"")}catch{return null}}var Ar="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function bt(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{Gt(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Ar}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Te(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Tr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Nr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",kt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function Xt(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=kt(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var eo=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return ut(Tr);if(!r)return ut(Nr);let{
home:n,core:s}=r;return Ft({...r,home:kt(n),core:kt(s)},o)},editor:async()=>(await Xt(e)).snlEditor,shelf:async()=>(await Xt(t)).snlShelf,step:async(o,n)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>Te(location.hash)===
null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function to(e){let t=new Set,r=null,o=!1,n=e.host(a=>r?.loads(a)),s=()=>{for(let a of t)a.changes()};return{size:n.size,refusal:n.refusal,begun:()=>o,busy:()=>r!==
null,stop:()=>n.stop(),watch:a=>t.add(a),async ask(a,i,l){r=a,o=!0,s();let u=await n.ask(i,l);return r=null,s(),u}}}function T(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function yt(e,t){for(let r in t)T(e,r,t[r])}var Y=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),qr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,oo=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)Y(s,a,!0);for(let a of r)qr(a)?yt(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=oo(e=>document.createElement(e)),we=oo(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ye=(e,t,...r)=>we(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function M(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Je(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function xt(e){let t=[];return r=>{for(let o of t)Y(o,e,!1);t=r.filter(o=>!!o);for(let o of t)Y(
o,e,!0)}}var I=(e,t,r,o)=>c("button.button",{type:"button",title:t,label:o,click:r},e);function ro(e,t,r,o=!1){let n=I(e,t,()=>{o=!o,T(n,"aria-pressed",`${o}`),r(o)});return T(
n,"aria-pressed",`${o}`),n}function ne(e,t,r,o){let n=t.map(([a,i])=>c("option",{value:a,selected:a===r&&""},i));return c("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var vt=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var no=(e,...t)=>c("details.fold",c("summary",e),...t);var He="snl-exercise:",Rr="This browser stores nothing here. Export what you want to keep.",Pr="The browser's storage is full. Export what you want to keep.",Lr="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",Br=globalThis,so=Br.snlRecords??=new Map,
ao=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function Fe(e,t){try{let r=JSON.parse(window[e].getItem(
He+t)??"null");return ao(r)?r:r?.version>1?"newer":null}catch{return null}}function xe(e){let[t,r]=[Fe("sessionStorage",e),Fe("localStorage",e)],o=[so.get(e),t,
r].filter(n=>ao(n));return o.length?{...o[0],solved:o.some(({solved:n})=>n)}:null}function io(e){let t=Fe("localStorage",e);return t===null||t==="newer"?null:t.
source}function $t(e,t,r=!1){let o=xe(e),n={version:1,source:t,solved:r||(o?.solved??!1)};so.set(e,n);let s="";try{if(Fe("localStorage",e)==="newer")s=Lr;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(He+e,JSON.stringify(n))}catch(a){s=a.name==="QuotaExceededError"?Pr:Rr}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function lo(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(He)&&e(t.slice(
He.length),!0)})}function Ue(e){let t=c(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=c("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var jt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,re=(e,t="throws")=>`${jt(e)} ${e===1?t.replace(/s$/,""):t}`,ve=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,zr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},co=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...zr[`${e}`]});function Ye(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,l=n===
o?"":a||i;return r===null?`${ve(l)} from ${t}.`:`From ${t}, roll ${Ot(r)}: land on ${o}${l&&`, ${l}`}.`}var Ot=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function se({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return we(p,{...r,style:u||null},a.map(se),i)}var{shape:uo}=ce;function fo(e,t,r,o){let{spot:n}=te(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function po(e,t,r){let{least:o,more:n,head:s,edge:a}=uo.arc,
{length:i,spot:l}=te(e,t),u=o+n*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,m]=l(i/2,d*u*2),w=[ft(f,a,r-a),Math.max(m,a)],k=te(w,t),y=k.spot(k.length-.06);return{from:e,
turn:w,tip:y,...fo(y,w,s,s*.4)}}function St(e,t,r,o,n){let{length:s,spot:a}=te(e,t),i=Math.min(o,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...fo(l,u,n,n/2)}}function mo(e){let t=uo.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:de}=ce;function Et(e,t,r){let{length:o,spot:n}=te(V(e,t),V(e,r));return te(n(de.apart),n(o-de.apart))}function go(e,t,r){let{length:o,spot:n}=Et(e,t,r),
{half:s,over:a,rung:i}=de.ladder,l=Math.max(2,Math.round(o/i)),u=[s,-s].map(d=>[n(-a,d),n(o+a,d)]),p=Q(l+1).map(d=>{let f=o*d/l;return[n(f,s),n(f,-s)]});return{
rails:u,rungs:p}}function ho(e,t){let r=(e+t)%2?-1:1;return[0,de.snake.bow,-de.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function wo(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=Et(e,t,r),{swing:i,wave:l}=de.snake,u=Math.max(1,Math.round(s/l)),p=o*Math.min(i,.08*s);return d=>{let f=1-(2*d-1)**4,m=p*f*Math.sin(
2*Math.PI*u*d)+n*Math.sin(Math.PI*d);return a(s*d,m)}}function Dr(e,t,r,o){let n=o.map(([i,l])=>[V(e,i),V(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:ho(
t,r)[0]};for(let i of ho(t,r)){let l=wo(e,t,r,i),u=Q(25).map(m=>l(m/24)),p=u.some(([m,w])=>m<.15||m>s-.15||w<.15||w>e.rows-.15),f=u.filter(m=>n.some(([w,k])=>Yt(
m,w,k)<de.snake.clear)).length+(p?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function bo(e,t,r,o){let n=wo(e,t,r,Dr(e,t,r,o)),{length:s}=Et(e,t,r),a=4*
Math.max(1,Math.round(s/de.snake.wave))+2,i=w=>k=>{let y=de.snake.half*(1-.3*k-.6*k**3),[h,g]=n(k),[S,$]=De(n,k),C=Math.hypot(S,$)||1;return[h-w*y*$/C,g+w*y*S/C]},
l=We(i(1),0,1,a),u=We(i(-1),1,0,a),p=[...l,l[l.length-1],u[0],...u],{spot:d}=te(n(0),n(.02)),{skull:f,eye:m}=de.snake;return{outline:p,stripe:We(n,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*f),d(-.05,-.55*f)],pupils:[d(-.05-m/3,.55*f),d(-.05-m/3,-.55*f)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var ko=(e,t)=>(2*e+3*t)%ce.light.snakes.length;var{shape:Ze}=ce,ue=e=>`${Math.round(e*1e3)/1e3}`,Ne=e=>e.map(t=>t.map(ue).join(" ")),Ee=e=>`M${Ne(e).join("L")}`,yo=e=>`M${Ne(e.slice(0,1))}C${Ne(e.slice(1)).join(
" ")}`,Mt=(e,t,r)=>`M${Ne([e])}Q${Ne([t,r]).join(" ")}`,ee=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Ve=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:ue(t),cy:ue(r),r:o},...n}),It=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),Ct=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:ue(t),y:ue(r),width:o,
height:o,rx:n},...s}),vo=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),$o=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(r),"\
font-size":o},fill:s,text:n});function Wr(e,t,r){let{rails:o,rungs:n}=go(e,t,r),{rail:s,rungWidth:a}=Ze.ladder,i=o.map(Ee).join("");return[ee("halo",i,{stroke:"\
cell",width:s+.05}),ee("rungs",n.map(Ee).join(""),{stroke:"ladder",width:a}),ee("rails",i,{stroke:"ladder",width:s})]}function _r(e,t,r,o){let{outline:n,stripe:s,
skull:a,eyes:i,pupils:l,tongue:u}=bo(e,t,r,o),{skull:p,stripe:d,eye:f,pupil:m}=Ze.snake,w=`snake-${ko(t,r)}`,k=`${yo(n)}Z`;return[ee("halo",k,{stroke:"cell",width:.06}),
ee("tongue",u.map(y=>Ee(y)).join(""),{stroke:w,width:.025}),ee("skin",k,{fill:w}),vo(ee("stripe",yo(s),{stroke:"cell",width:d}),"0.04 0.12"),Ve("skull",a,p,{fill:w}),
...i.map(y=>Ve("eye",y,f,{fill:"die"})),...l.map(y=>Ve("pupil",y,m,{fill:"dieInk"}))]}function Ke(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>It(a,u,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,Wr(e,a,i))),...n.map(([a,i])=>s("snake",a,i,_r(e,a,i,o)))]}function qe([
e,t],r,o=1){let{side:n,corner:s,pip:a}=Ze.die,i=mo(r).map(p=>Ve("pip",p,a,{fill:"dieInk"})),l=$o("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"no\
w",width:.035};return It("die",[Ct("side",[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${ue(e)} ${ue(t)}) scale(${o})`})}function xo(e,t,r){let[o,
n]=G(e,t),s=[n+.06,e.rows-o-.94],a=Ct(r,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,vo(a,"0.03 0.06")}function jo(e,{
from:t,face:r,landing:o,stand:n}){let s=n===o?[]:[xo(e,n,"stand")];if(r===null)return s;let a=V(e,t);if(t===o)return[qe(a,r)];let{turn:i,neck:l,wings:u}=po(a,V(
e,o),Ut(e)),p=`--far:${ue(te(a,i).length+te(i,l).length)}`,d=ee("arc",Mt(a,i,l),{stroke:"now",width:Ze.arc.width});return[xo(e,o,"landing"),...s,{...d,attributes:{
...d.attributes,"stroke-linecap":"butt",style:p}},ee("tip",`${Ee(u)}Z`,{fill:"now"}),qe(a,r)]}function Oo(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[l,u]=[V(
e,o),V(e,s)],p=St(l,u,u[0]>=l[0]?-.3:.3,.12,.16);o=a;let[d,f]=[p.middle[0],Math.floor(p.middle[1])+.5],m=Mt(p.from,p.turn,p.neck),w=`${Ee(p.wings)}Z`;return It(
"leg",[ee("rim",m,{stroke:"cell",width:.1}),ee("shaft",m,{stroke:"ink",width:.05}),ee("tip",w,{fill:"ink"}),Ct("count",[d-.3,f-.14],.28,.04,{fill:"ink"}),$o("or\
der",[d-.16,f+.066],.19,`${i+1}`,"cell"),qe([d+.16,f],n,.8)],{style:`--order:${i}`})})}function So(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(
s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[V(e,a),V(e,s)],{from:u,turn:p,tip:d,wings:f}=St(i,
l,.12,.18,.13),m=Mt(u,p,d)+Ee(f);return ee(o.has(s)?"branch.strong":"branch",m,{stroke:"ink",width:.03})})}function Eo({trace:e,rules:t,unit:r}){let{start:o,cells:n,jumps:s}=t,a={cells:n,start:o,...e.layout},{rows:i}=e.layout,l=o===0?1:0,u=e.layout.columns+l,p=Q(n+l).
map(E=>E+1-l),{waits:d}=co(e),f=new Map,m=new Map,w=xt("new"),k=xt("touched"),y=!1,h=null,g=new Set,S=null,$=!1;function C(E){let[N,_]=G(a,E),D=E===o?"start":E===
n&&"goal",F=c(".cell",{role:"gridcell","data-cell":E,"data-end":D,style:`grid-column:${_+1}`},c("span.number",`${E}`),c("span.end",{"data-is":D}),c("span.badge"));
return Y(F,"odd",(N+_)%2),f.set(E,F),F}function v(E){for(let N of f.values())N.tabIndex=N===E?0:-1}function A(E){let{key:N,target:_}=E,[D,F]=G(a,Number(_.dataset.
cell)),H={ArrowLeft:[D,F-1],ArrowRight:[D,F+1],ArrowUp:[D+1,F],ArrowDown:[D-1,F]};if(N==="Enter"||N===" ")_.click();else if(H[N]){let X=p.find(he=>`${G(a,he)}`==
`${H[N]}`);f.get(X??-1)?.focus()}else return;E.preventDefault(),E.stopPropagation()}let L=E=>p.filter(N=>G(a,N)[0]===E).sort((N,_)=>G(a,N)[1]-G(a,_)[1]),W=c(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:A,focusin:({target:E})=>v(E)},Q(i).reverse().map(E=>c(".row",{role:"row"},L(E).map(C))));
v(f.get(o)??f.get(1));let b=`0 0 ${u} ${i}`,j=ye(".layer.jumps",b,Ke(a,s).map(se)),[O,R,B]=["g.tree","g.move","g.route"].map(E=>we(E)),J=ye(".layer.above",b,O,R,
B);function x(E,N,_){if(!h)return"";let[D,F]=[h.distance.get(E),h.predecessor.get(E)],H=[`cell ${E}`,f.get(E)?.dataset.end];for(let[he,Oe]of s)he===E&&H.push(`${Oe>
E?"foot of a ladder":"head of a snake"} to ${Oe}`),Oe===E&&H.push(`${he<E?"top of a ladder":"tail of a snake"} from ${he}`);let X=h.visited.has(E)?"visited":"no\
t reached";return H.push(N?"current":"",D!=null?`reached in ${re(D,r)}`:X,F!=null?`from ${F}`:"",_?d:"",g.has(E)?"part of what is wrong":""),H.filter(Boolean).join(
", ")}function P(E,N,_,D){let F=E.current===N,H=E.visited.has(N),X=E.distance.get(N),he=E.predecessor.get(N),Oe=`${[F,D,H,X,he,g.has(N)]}`;if(m.get(N)===Oe)return;
m.set(N,Oe);let br=X!=null?"reached":H&&"visited";yt(_,{"data-distance":X,"data-tint":X!=null&&Vt(X),"data-from":he,"data-visited":H,"data-waits":D,"aria-curren\
t":F,"data-state":F?"current":D?"frontier":br,label:x(N,F,D)}),T(_.lastChild,"data-is",jt(X)||null)}function Z(){if(!h)return;let E=new Set(h.frontier.map(([N])=>N));
for(let[N,_]of f)P(h,N,_,E.has(N))}function q(){if(!h)return;let E=y?So(a,h.predecessor,h.current):[];O.replaceChildren(...E.map(se))}let z=E=>E.map(N=>j.querySelector(
`[data-ends="${N} ${s.get(N)}"]`));function K(E,N){let _=new Set(z(N));for(let D of j.children)Y(D,E,_.has(D))}function le(E){let N=E&&e.answer?.route||[],_=N.flatMap(
([,D,F])=>F===D?[]:t.ride(D).feet);B.replaceChildren(...Oo(a,N,o).map(se)),Y(j,"routed",N.length),K("taken",_)}let fe=`${u>7?".close":""}${u>12?".dense":""}${u>
24?".tiny":""}`;return{plan:a,cells:f,columns:u,shape:u/i,node:c(`.board${fe}`,{style:`--wide:${u};--high:${i}`},c(".sheet",W,j,J)),paint(E,N,_,D){h=E,Z(),w([...N].
map(F=>f.get(F))),q(),R.replaceChildren(...(_?jo(a,_):[]).map(se)),k(z(_?.feet??[])),D!==$&&le(D),S=_,$=D},showTree(E){y=E,q()},mark(E,N){let _=N.flatMap(H=>H.moves??
[]),D=N.flatMap(H=>H.jumps??[]),F=_.flatMap(([,H])=>t.ride(H).feet);K("found",[...D.map(([H])=>H),...F]),g=new Set(N.flatMap(H=>H.cells??[]));for(let[H,X]of f)Y(
X,"differs",H===E),Y(X,"found",g.has(H));Z()},drawn:()=>({trace:e,plan:a,jumps:s,state:h,found:g,move:S,treeShown:y,routed:$})}}function Qe({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([d,f])=>d!==f)),i=typeof r=="number"?Array.from({length:r},(d,f)=>f+
1):r;function l(d,f=[]){if(f.includes(d))return{feet:f,stand:null};let m=a.get(d);return m===void 0||f.length&&!n?{feet:f,stand:d}:l(m,[...f,d])}function u(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function p(d){return d===e?[]:i.flatMap(f=>{let m=u(d+f),w=m>0?l(m).stand:null;return w===null?[]:[[f,m,w]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:p}}function Re({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(o.get(l)??0)+1;for(let p of r(l)){let d=p[2];o.has(
d)||(o.set(d,u),n.set(d,l),s.set(d,p),a.push(d))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var Jr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Hr=260,Mo=([e,t])=>`translate(${e}px,${t}px)`;function $e(e){let t=Qe(e),r=Re(t),
o={board:e,layout:Ae(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Eo({trace:o,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=we("path.pie\
ce",{d:Jr}),l=we("g.sketch"),[u,p]=[n.columns,s.rows],d=ye(".layer.top",`0 0 ${u} ${p}`,l,i);n.node.firstElementChild?.append(d);let f="",m=n.node.querySelector(
"[role=grid]");m&&T(m,"label",`Board: ${ge(e)}`);let w=n.node.querySelector(".s-jumps");function k({from:y,landing:h,stand:g,feet:S}){let $=S.map(C=>t.jumps.get(
C)??g);return[y,h,...$].map(C=>V(s,C))}return{...r,board:e,rules:t,plan:s,cells:a,faces:Zt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(y){
let{current:h=null,near:g=[],distance:S,predecessor:$,move:C=null}=y,{route:v=!1,piece:A=!0}=y,L={current:h,frontier:[...g].map(b=>[b,""]),distance:S??new Map,predecessor:$??
new Map,visited:new Map},W=`${o.answer.route}`;v&&W!==f&&n.paint(L,new Set,C,!1),f=W,n.paint(L,new Set,C,v),T(i,"visibility",!(A&&h!==null)&&"hidden"),h!==null&&
T(i,"style",`transform:${Mo(V(s,h))}`)},walk(y){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let h=k(y),[[g,S],[$,C]]=h,v=[(g+$)/2,Math.min(
S,C)-.35],A=[h[0],v,...h.slice(1)].map(L=>({transform:Mo(L)}));i.animate(A,{duration:Hr*(h.length-1),easing:"ease-in-out"})},trial(y){let h=new Map(y.jumps),g=new Set;
for(let v of[...w?.children??[]]){let[A,L]=(v.getAttribute("data-ends")??"").split(" ").map(Number);h.get(A)===L?g.add(A):v.remove()}let S=new Map(y.jumps.filter(
([v])=>!g.has(v))),$=Ke(s,S).map(se);for(let v of $)Y(v,"lit",!0);w?.append(...$),t.jumps.clear();for(let[v,A]of h)t.jumps.set(v,A);let C=Re(t);return o.answer.
route=C.route,C},light(y){for(let h of w?.children??[])Y(h,"lit",h.getAttribute("data-ends")===y?.join(" "))},sketch:y=>l.replaceChildren(...y.map(se)),cellAt(y,h){
let S=n.node.getRootNode().elementFromPoint(y,h)?.closest("[data-cell]"),$=S&&n.node.contains(S)&&S.dataset.cell;return $?Number($):null}}}var Io=e=>new Set(e.map(
([,t])=>t));var Pe=e=>e===null?"out of reach":re(e),Ge=e=>`${ve(e)}${/[.?!]$/.test(e)?"":"."}`,ie=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r.filter(o=>!!o)),
ae=e=>e&&c("p",`${e}`),be=e=>e&&c("p.quiet",`${e}`),Co=(e,t)=>c("p","Right is ",c("b",Pe(e)),", yours says ",c("b",Pe(t)),"."),Ao=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Xe=(e,t)=>e!==null&&c(".tools",I(`Show line ${e}`,null,()=>t.point(e)));function At(e,t){
let r=U(e),o=$e(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=c(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function Tt({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:p,
smallest:d}=e,f=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,m=be(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),w=p.map($=>be(`Note: ${$.says}\
.`));if(s===null)return ie("open",`${e.name} could not be judged`,ae(Ge(a.says)),...w);if(s)return ie("right",`${e.name} is right on every board that was played`,
c("p",c("b","Proven"),`, by playing every one: ${i}.`),l&&c("p",c("b","Tested"),`, which proves nothing about others: ${l}.`),be(`${f}.`),m,...w);let{board:k,node:y}=At(
e.board,a),h=typeof e.got=="number"||e.got===null,g=d?"Wrong on this board, the smallest there is":"Wrong on this board",S=[h?Co(e.expected,e.got):ae(`Right is ${Pe(
e.expected)}. Yours: ${e.got.says}.`),(h||a.kind!==e.got.kind)&&ae(Ge(a.says)),ae(Ao(e.got)),...t.slice(0,2).map($=>be(`It answers like a known mistake: ${$.title}\
. The repair: ${$.repair}`)),be(`${ge(k)} · ${f}`),m,...w,c(".tools",r&&I("Step to the first difference",null,()=>o.step(r)),o.draw(k))];return ie("wrong",g,c(
".exhibit",y,c(".told",S.filter($=>!!$))))}function Fr({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?ie("right",`Right on this board: ${Pe(
r)}`,be("One board proves little. Check plays them all, smallest first.")):ie("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Co(o,r),n&&ae(Ge(`${n.says}${s===null?"":`, in line ${s}`}`)),ae(Ao(n)),Xe(s,a))}function Ur({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>c(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return ie(
"open",`On this board: ${Pe(e.throws)}`,vt("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>be(`${n} first differs at cell ${s}: ${a.says}.`)))}var Yr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Nt=({what:e,says:t,line:r},o)=>ie(e==="stopped"?
"open":"wrong",Yr[e]??"That did not work",ae(Ge(`${r===null?"":`line ${r}: `}${t}`)),Xe(r,o));function et({printed:e,more_printed:t}){return e?.length?ie("open",
"It printed",vt(".printed","What it printed",e.map(r=>c(".piece",c("span.quiet",r.line===null?"":`line ${r.line}`),c("code",r.text)))),be(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function To(e,t){return[e.kind==="failure"?Nt(e,t):e.of==="check"?Tt(e,t):e.of==="compare"?Ur(e):e.of==="solve"&&Fr(e,t),et(e)].
filter(o=>!!o)}var Le=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";function No({label:e,picture:t,stub:r,source:o,editor:n,change:s,trouble:a}){let i=o,l=null,u=null,p=c("pre.plain"),d=I("Edit","Open the editor",()=>h(!0)),f=c(
".still",d,p),m=c(".editor",f);f.addEventListener("click",()=>h(!0));function w(){t&&i===r?p.replaceChildren(...t.cloneNode(!0).childNodes):M(p,i)}function k(g){
i=g,s(g)}async function y(){try{let{make:g}=await n();return m.replaceChildren(),u=g(m,e,k),u.open(i),u}catch(g){return a(`The editor cannot be loaded: ${g.message}\
.`),null}}async function h(g=!1){T(d,"aria-disabled",!0),l??=y();let S=await l;return g&&S?.focus(),S}return w(),{node:m,open:h,text:()=>i,replace(g){g!==i&&(i=
g,u?u.replace(g):w(),s(g))},async point(g){g===null&&!u||(await h(g!==null))?.point(g)}}}function Me(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function je(e){return Array.isArray(e)?`[${e.map(je).join(", ")}]`:JSON.stringify(e)}function qt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Vr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Zr({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([p,d])=>`  "${p}": ${je(d)}`).join(
`,
`)}
}
`}function Kr(e){qt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${je(t)}
`}function Qr(e){qt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Q(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of _e(t))r[s][a]=o.get(n)??-1;return`[${r.map(je).join(`,
 `)}]
`}function Gr(e){qt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Ie=[{name:"python",title:"Python: Board(...)",write:Vr},{name:"json",title:"JSON",write:Zr},{name:"move-array",title:"Move array, from 0",write:Kr},{name:"\
grid",title:"LeetCode grid",write:Qr},{name:"hackerrank",title:"HackerRank text",write:Gr}];var qo=["jumps","ladders","snakes","die","start","chained","overshoot"],Xr=qo.slice(0,3);function en(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function tn(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function on(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of tn(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!qo.includes(s))throw new Error(`a board has no option ${s}`);
Xr.includes(s)?r.jumps.push(...rn(a)):r[s]=Ro(a)}return[r]}function Ro(e){try{return en(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function rn(e){
let t=Ro(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${je(r)}`);return t}var nn="format version name author source cells die start chained overshoot jumps".split(" ");function sn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!nn.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function Po(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${je(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function an(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=_e(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function ln(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[p]=o(1,`the number of ${l}s`);
if(p>100)throw new Error(`line ${r}: 100 cells have no room for ${p} ${l}s`);for(let d=0;d<p;d+=1){let f=o(2,`the two cells of a ${l}`);if((f[1]-f[0])*u<=0)throw new Error(
`line ${r}: ${f.join(" ")} is not a ${l}`);i.push(f)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function cn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[an(o)]:typeof o[0]=="object"?o.map(sn):[Po(o)]}function tt(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return on(t).map(U);if(/^[[{]/.test(t))return cn(t).map(U);if(r&&/[\r\n]/.test(t))return ln(t).map(U);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[U(Po(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var Rt=e=>ye(".face","-.19 -.19 .38 .38",se(qe([0,0],e))),ot=()=>c("li.chip",c("span",{role:"img"}),c("small"));function rt({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(T(e,"label",`Roll ${r}`),e.replaceChildren(Rt(r))),M(t,`to cell ${o}`)}var Pt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},pe=e=>`${Pt(e).kind} ${e.join("→")}`,Lo=(e,t)=>U({...e,name:"",jumps:t}),
nt=(e,t)=>Lo(e,e.jumps.filter(([r])=>r!==t)),Be=(e,t,r)=>Lo(e,[...nt(e,t).jumps,[t,r]]);function Bo(e,[t,r],o,n){let s=nt(e,t);return o?Be(s,t,n):Be(s,n,r)}var Lt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function zo(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return U({...e,...t,name:"",jumps:o})}function Do(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function Wo(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:p}){let d=e.cellAt(u,p);!d||d===s||(s=d,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:p,clientX:d,clientY:f})=>{let m=e.cellAt(d,f);a=!1,!(u||!p||!m)&&(n=s=m,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var ze=(e,t)=>c("label.setting",c("span",e),t);function _o(e){let t=c("input.button",{type:"number",min:1,max:mt,change:()=>e({cells:t.valueAsNumber})}),r=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=ne("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=ne("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ne("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",ze("Cells",t),ze("Die",r),ze("Start",o),ze("Past the goal",n),ze("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function Jo(e,t){let r=null,o=Ie[0].name,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=ne("Notation",
Ie.map(d=>[d.name,d.title]),o,d=>{o=d,i()});function i(){if(!(!r||!p.open)){n.value=n.placeholder="",M(s,"");try{n.value=Ie.find(d=>d.name===o)?.write(r).trim()??
""}catch(d){n.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){M(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){M(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=tt(n.value);t(d[0]),M(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){M(s,`This cannot be read: ${d.message}.`)}}let p=no("Copy or paste as text",c(".tools",a,I("Copy",null,l),I("Use this text","Read \
the board in the text",u)),n,s);return p.addEventListener("toggle",i),{node:p,show(d){r=d,i()}}}var Bt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function zt(e){let t=null,r=null,o=null,n=null,s=!0,a=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=I("Undo","Ctrl+Z",()=>e.go(-1)),d=I("Redo","Ctrl+Y",
()=>e.go(1)),f=_o(b=>g(j=>zo(j,b),"")),m=Jo(e,b=>e.use(b));function w({distance:b,predecessor:j,throws:O,route:R}){t&&(t.paint({current:o,distance:b,predecessor:j,
route:s,piece:!1}),M(a,O??"none"),M(i,O===null?"the goal is out of reach":re(O).replace(/^\S+ /,"")),Je(l,R,ot,(B,[J,,x])=>rt(B,J,x)))}let k=()=>t?Lt(t.board,o)[0]??
null:null;function y(){if(!t)return;let{board:b,plan:j}=t;w(t);let O=k();t.light(O),t.sketch((O??[]).map(R=>{let[B,J]=V(j,R);return{tag:"circle",attributes:{cx:B,
cy:J,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...Lt(b,o).flatMap(h)),T(p,"aria-disabled",!e.can(-1)),T(d,"aria-disabled",!e.can(1))}function h(b){
let{ends:j}=Pt(b),O=I(`Remove ${pe(b)}`,"Delete",()=>S(b)),R=j.map((B,J)=>I(`Move its ${B}`,null,()=>{n={jump:b,end:J},e.say(`Choose the cell where the ${B} of ${pe(
b)} goes.`),t?.cells.get(b[J])?.focus({preventScroll:!0})}));return[O,...R]}function g(b,j){if(t){o=n=null;try{e.use(b(t.board)),e.say(`${j} ${Bt(t.throws)}`.trim())}catch(O){
e.say(`${ve(O.message)}.`),f.show(t.board),y()}}}let S=b=>g(j=>nt(j,b[0]),`Removed: ${pe(b)}.`);function $(b,j){let O=k(),R=O?O.indexOf(b):-1;return O&&R>=0?C(O,
R,j):{change:B=>Be(B,b,j),what:`Drawn: ${pe([b,j])}.`}}let C=(b,j,O)=>({change:R=>Bo(R,b,j,O),what:`Moved: ${pe(b)} is now ${pe(j?[b[0],O]:[O,b[1]])}.`});function v(b,j){
if(!t)return;let{change:O}=$(b,j),R=t.trial(O(t.board));w(R),e.say(`If you let go here: ${Bt(R.throws)}`)}function A(b,j){let{change:O,what:R}=$(b,j);g(O,R)}function L(){
o=n=null,t&&(t.trial(t.board),y(),W())}function W(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Bt(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),l,u,c(".tools",p,d,I("Random","Other jumps",()=>g(b=>Kt(b),
"Drawn at random.")),I("Remove all jumps",null,()=>g(b=>({...b,name:"",jumps:[]}),"Removed: all jumps.")),ro("Route","One of the shortest routes",b=>{s=b,y()},!0)),
f.node,m.node],show(b){t=b,o=n=null,r=Wo(t,{tries:v,draws:A,drops:L}),f.show(t.board),m.show(t.board),y(),W()},leave:()=>r?.stop(),choose(b){if(!(!t||!b||r?.wasDrawing()))
if(n){let{change:j,what:O}=C(n.jump,n.end,b);g(j,O)}else if(o===b)L();else if(o!==null){let j=o;g(O=>Be(O,j,b),`Drawn: ${pe([j,b])}.`)}else{o=b,y();let j=k(),O=j?
` Or drag an end of ${pe(j)}.`:"";e.say(`From ${b}: choose the cell where a jump ends. Escape cancels.${O}`)}},key(b,{ctrlKey:j,metaKey:O,shiftKey:R,altKey:B}){
let J=k();if(j||O){let x=b==="y"||R&&b==="Z"?1:b==="z"?-1:0;return x&&e.go(x),x!==0}if(b==="Escape"&&o!==null&&!B)L();else if((b==="Delete"||b==="Backspace")&&J)
S(J);else return!1;return!0}}}function dn(e,t){let r=`You reached the goal in ${re(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var un=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function fn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&un()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Ho(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":fn(r);let n=Ye(o);return e.won()?`${n} ${dn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function Fo(e,t,{
cells:r}){let o=`${ve(Ot(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function Uo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${re(e)}: ${r.join(", ")}.`}function Dt(e,t){let r=null,o=null,n=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),l=c("ol.throw\
n",{label:"Your throws"}),u=I("Undo","Take the last throw back (Backspace)",h),p=I("Start again","Back to the start",g),d=I("Show the shortest route",null,()=>S(
!f)),f=!1;function m(){if(!r||!o)return;let{thrown:$}=o,C=o.moves(),v=f||o.won();r.paint({current:o.at(),near:Io(C),distance:o.trail(),move:f?null:$.at(-1)??null,
route:f});for(let A of n.children){let L=Number(A.dataset.face);T(A,"aria-disabled",!C.some(([W])=>W===L))}M(s,$.length),M(a,$.length===1?"throw":"throws"),M(i,
v?r.throws??"none":"?"),Je(l,$,ot,(A,{face:L,stand:W})=>rt(A,L,W));for(let A of[u,p])T(A,"aria-disabled",!$.length);T(d,"aria-pressed",`${f}`),T(e.root,"data-wo\
n",o.won())}function w(){r&&o&&e.say(Ho(o,r.throws,r.faces))}function k($){if(!r||!o||o.won())return;let C=o.at();if(f=!1,!o.throws($)){m(),e.say(Fo($,C,r.board));
return}m();let v=o.thrown.at(-1);v&&r.walk(v),w(),y()}function y(){t?.((o?.thrown??[]).map(({face:$})=>$))}function h(){o?.undo()&&(m(),w(),y())}function g(){!r||
!o?.thrown.length||(o=Me(r.rules),f=!1,m(),w(),y())}function S($){f=$,m(),$&&r?e.say(Uo(r.throws,r.route)):w()}return{name:"Play",under:n,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,p,!t&&d),l],show($){r=$,o=Me(r.rules),f=!1,n.replaceChildren(...r.faces.map(C=>{let v=I(Rt(C),null,()=>k(C),`Throw ${C}`);
return T(v,"data-face",C),v})),m(),w()},replay($){if(!r)return!1;let C=o;o=Me(r.rules);let v=$.every(A=>o?.throws(A));return v||(o=C),m(),w(),v},leave:()=>T(e.root,
"data-won",null),choose($){let C=o?.moves()??[],v=C.find(([,A])=>A===$)??C.find(([,,A])=>A===$);v?k(v[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${$}\
.`)},key($,{ctrlKey:C,metaKey:v,altKey:A}){if(C||v||A)return!1;let L=Number($);if($==="Backspace")h();else if($!==" "&&r?.faces.includes(L))k(L);else return!1;return!0}}}var st=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var Wt=new Map;function mn(e){let t=Wt.get(e)??new CSSStyleSheet;return Wt.has(e)||t.replaceSync(e),Wt.set(e,t),t}function Yo(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=st;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[mn(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Vo=e=>e.getRootNode().activeElement??
null;var[it,Zo]=["snl-workbench",1],hn="This browser stores nothing here: download what you want to keep.",gn="The browser's storage is full: download what you want \
to keep.",wn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function at(e){try{let t=JSON.parse(window[e].
getItem(it)??"null");return t?t.version!==Zo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Ko(){let[e,
t]=[at("sessionStorage"),at("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:Zo,signature:"board",sources:{}};return{
kept:o,store(){if(r)return wn;let{signature:n}=o,s=at("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(it,JSON.stringify(o)),window.localStorage.setItem(it,JSON.stringify({...o,sources:i})),""}catch(l){return l.name==="QuotaEx\
ceededError"?gn:hn}},elsewhere(){let n=at("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===it&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function Qo(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var bn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Go({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,p=c(".tools"),d=c(".tabs",{role:"group",label:"Program"}),f=c(".programs",
d,p),m=()=>a.signatures.find(({name:v})=>v===s.signature)?.template??"",w=()=>s.sources[s.signature]??m();function k(v){i=v,C();let{kind:A,name:L}=i;A==="mine"?
r(w(),!1):r(A==="link"?t??"":a.programs.find(W=>W.name===L)?.source??"",!0)}function y(){let v=e.elsewhere();v===null?u=null:v!==w()&&(u=v),C()}function h(){let[
v,A]=[u,o()];g(v??""),k({kind:"mine"}),u=A,C()}function g(v){v===void 0?delete s.sources[s.signature]:s.sources[s.signature]=v,l=e.store()}function S(){let v=`${i.
name??"mine"}.py`.replaceAll("-","_");Qo(new Blob([o()],{type:"text/x-python"}),v)}function $(){g(t??""),k({kind:"mine"})}function C(){let{kind:v,name:A}=i,L=(O,R)=>{
let B=I(O,null,()=>k(R));return T(B,"aria-pressed",`${v===R.kind}`),B},W=O=>a.programs.filter(R=>R.kind===O).map(R=>[R.name,R.title]),b=ne("A program to look at",
[["","Look at a program"]],A??"",O=>{k(O?{kind:"program",name:O}:{kind:"mine"})});for(let[O,R]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let B=W(R).
map(([J,x])=>c("option",{value:J},x));b.append(c("optgroup",{label:null},B)),b.lastElementChild?.setAttribute("label",O)}b.value=A??"",b.classList.toggle("s-cho\
sen",v==="program"),d.replaceChildren(L("Mine",{kind:"mine"}),...t===null?[]:[L("From the link",{kind:"link"})],b);let j=I("Download","As a file of Python",S);if(v===
"mine"){let O=ne("How it is called",a.signatures.map(J=>[J.name,J.title]),s.signature,J=>{s.signature=J,l=e.store(),u=null,y(),k({kind:"mine"})}),R=I("Reset","B\
ack to the beginning of this signature",()=>{g(),k({kind:"mine"})}),B=u!==null&&I("Other tab's code","Exchange it with the code here",h);p.replaceChildren(O,R,j,
...B?[B]:[])}else v==="link"?p.replaceChildren(I("Make it mine","Instead of what is there",$),j):p.replaceChildren(j)}return{node:f,chosen:()=>i,trouble:()=>l||
(u===null?"":bn),end:e.follow(()=>{y(),n()}),show(v){a=v,y(),a.signatures.some(({name:A})=>A===s.signature)||(s.signature="board"),k(i)},changed(v){i.kind==="mi\
ne"&&g(v)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}var kn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],yn="This code came with the link. It has not run, and runs only when you press a button below.";function Xo(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(S),l=Ko(),u=Te(t.address.read()),p=c(".editor"),d=c("p.note.quiet"),f=c("span.strip.quiet",{role:"status"}),m=c("progr\
ess",{max:1,label:"Python is loading",hidden:""}),w=c(".cards"),k=Ue(t),y=I("Stop","End what is running",()=>i.stop()),h=kn.map(([b,j,O])=>I(b,O,()=>L(j))),g=Go(
{keeper:l,arrived:u,open:$,text:()=>o?.text()??"",heard:()=>C()});function S({part:b,ready:j}){m.hidden=j===!0||!a,b!==void 0&&T(m,"value",b),j?M(f,a?"It runs …":
""):a&&M(f,`Python is loading (${i.size}, once) …`)}function $(b,j){o?.open(b,j),C()}function C(){let{kind:b}=g.chosen(),j={mine:g.trouble()||i.refusal,program:i.
refusal,link:yn};M(d,j[b]??""),d.classList.toggle("s-strong",b==="link")}async function v(){n=!0;try{let[{make:b},j]=await Promise.all([t.editor(),t.shelf()]);o=
b(p,"Program",O=>{g.changed(O),C()}),g.show(j)}catch(b){M(d,`The editor cannot be loaded: ${b.message}`)}A()}function A(){for(let b of h)T(b,"aria-disabled",a||
!o||!!i.refusal);y.hidden=!a,T(w,"aria-busy",`${a}`),!s&&i.size&&M(f,`Python (${i.size}) loads at the first run.`)}async function L(b){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),w.replaceChildren(),k.clear(),M(f,"It runs …"),A();let{name:j,cells:O,jumps:R,die:B,start:J,chained:x,overshoot:P}=r.board,Z={name:j,cells:O,
jumps:R,die:B,start:J,chained:x,overshoot:P},q=await i.ask({kind:b,program:g.question(),board:Z},z=>M(f,`${z} …`));a=!1,m.hidden=!0,M(f,""),A(),W(q)}function W(b){
let j=To(b,{step:k.step,draw:O=>I("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){o?.point(O),o?.focus()}});w.replaceChildren(...j),b.line&&
o?.point(b.line),w.scrollIntoView({block:"nearest"}),b.of==="trace"&&b.stepper&&k.step(b.stepper),e.say(Le(j)||"Step through the run below.")}return{name:"Write",
under:c("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[g.node,d,p,c(".tools.acts",h,y,c("span.progress",m,f))],foot:[w],below:[k.node],show(b){
r=b,r.paint({piece:!1}),n||v(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){k.clear(),i.end(),
g.end(),o?.destroy()},more:()=>g.chosen().kind==="mine"?wt(o?.text()??""):"",stays:()=>u===null?"":wt(u)}}var lt=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
47);--cell:light-dark(#faf9f4,#232933);--odd:light-dark(#f3eee5,#1d222b);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-da\
rk(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#7d8ca3,#9\
3a3bb);--start:light-dark(#2f6b45,#9fdcb2);--goal:light-dark(#6b5310,#efd27a);--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:\
light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#d9efe4,#1d3a33);--tint-1:light-dark(#b9e0d0,#245044);--tint-2:light-dark(#\
93cdb8,#2c6656);--tint-3:light-dark(#6cb89f,#357d69);--tint-4:light-dark(#479f86,#3f957d);--snake-0:light-dark(#c65d47,#e0806c);--snake-1:light-dark(#cf9332,#e3\
b15c);--snake-2:light-dark(#a0703f,#c39866);--snake-3:light-dark(#c0587e,#df86a6);--snake-4:light-dark(#8d8232,#b7ad5c);--snake-5:light-dark(#b2463f,#dc7f78);--\
snake-6:light-dark(#8a5a9c,#b78fca)}
:host{all:initial!important;display:block!important}.snl-workbench{all:initial;display:block;--tall: clamp(15rem, var(--window, 100vh) - 15.5rem, 46rem);--large\
st: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:var(--paper);color-scheme:var(--snl-scheme, light dark);font:1rem/1.45 var(--sans)\
;--sans: var(--snl-sans, system-ui, -apple-system, "Segoe UI", sans-serif);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);font-variant-num\
eric:tabular-nums;*,:before,:after{box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px s\
olid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem\
 .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction\
:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-\
width:0}.s-under{display:flex;align-items:center;justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wra\
p;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=cur\
rent]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{backgr\
ound:linear-gradient(90deg,var(--tint-0) 20%,var(--tint-1) 20% 40%,var(--tint-2) 40% 60%,var(--tint-3) 60% 80%,var(--tint-4) 80%);width:2em}[data-key=found]{bac\
kground:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(\
4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-bloc\
k}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings\
{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@containe\
r (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * \
var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall\
) + 2rem)}}}.snl-workbench{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;a\
lign-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-\
wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.\
25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:in\
herit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-b\
utton:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s\
-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;widt\
h:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:bloc\
k;width:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;bo\
rder-radius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.\
s-bar::-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;bor\
der-radius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appeara\
nce:none}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:ca\
lc(.55rem + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{con\
tent:"";position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-\
size:.9rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius\
:.5rem}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-4)}[data-verdict=wrong]{border:2px solid var(--wrong)}[\
data-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:\
7em}.s-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:ri\
ght}.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-4)}.s-no .s-part{bac\
kground:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3re\
m;width:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-co\
lor:transparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:v\
ar(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{p\
osition:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);b\
ackground:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44\
px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1\
 1 auto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport sele\
ct{display:none}}}.snl-workbench{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container\
-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(-\
-line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{pos\
ition:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-t\
int="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[da\
ta-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3\
%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[d\
ata-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .05\
5) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:l\
inear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focu\
s-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:\
absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding\
:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--\
goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:\
center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-o\
ffset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size\
:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-\
end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejo\
in:round}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;str\
oke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacit\
y:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-pr\
eference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-mov\
e :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0\
}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}.snl-workbench{&.s-writing .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0\
;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape)))\
 minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:\
.35rem;min-width:0}.s-tabs .s-button{border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var\
(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empt\
y{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wa\
it) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:\
hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-ed\
itor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.\
nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);colo\
r:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2\
.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{displa\
y:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.\
s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card\
.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:fle\
x;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: \
14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-ca\
rd :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card th\
ead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{\
display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;\
white-space:pre-wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s\
-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-acts .s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: max(clamp(15rem, 100vh\
 - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-r\
adius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-mod\
es [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight\
:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong)\
;border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:\
1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;f\
ont-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-conten\
t:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-butt\
on svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middl\
e}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-ra\
dius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-a\
lign:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}\
summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-rad\
ius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:va\
r(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&\
.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing \
.s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-hea\
d>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s\
-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s\
-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}
`;var er="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",tr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function _t(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(U),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c("p.trouble",{role:"alert"}),l=c(""),u=c(".main",l),p=c(".side"),d=c(".stage",u,p),
f=c(".foot"),m=c(""),w=c("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:w,say:x=>M(s,x),use(x){y.add(x),W(x),L()},can:x=>y.
can(x),go(x){y.can(x)&&(W(y.go(x)),L())},enter(x){b(h.find(P=>P.name===x)??g),W(S.board),L()}},y=Do(Se(o.read())??U(t.board)),h=t.only?[t.only==="Play"?Dt(k,r.played):
zt(k)]:[Dt(k),zt(k),Xo(k,r)],g=h.find(({name:x})=>x===ht(o.read()))??h[0],S=$e(y.now()),$=n.map(({name:x},P)=>[`${P}`,x]),C=ne("Board",[["","Your board"],...$],
"",x=>{let P=n[Number(x)];x&&P&&k.use(P)}),v=c("input.address",{readonly:"",label:"To copy",hidden:""});async function A(){let P=`${location.href.split("#")[0]}${oe(
S.board)}${gt(g.name)}${g.more?.()??""}`;v.value=P;try{await navigator.clipboard.writeText(P),k.say("Copied: a link to this board.")}catch{v.hidden=!1,v.select(),
k.say("Copy the link from the field.")}}function L(){let x=h.map(({stays:P})=>P?.()??"").join("");o.write(`${oe(S.board)}${gt(g.name)}${x}`)}function W(x){let P=Vo(
l),Z=l.contains(P)&&P?.dataset.cell;S=$e(x),l.replaceChildren(S.node),T(d,"style",`--shape:${S.shape};--columns:${S.columns}`),T(w,"style",`--rows:${S.plan.rows}`),
M(a,ge({...x,name:""}));let q=n.findIndex(z=>oe(z)===oe(x));C.value=q<0?"":`${q}`,C.options[0].hidden=q>=0,v.hidden=!0,M(i,""),g.show(S),Z&&S.cells.get(Number(Z))?.
focus({preventScroll:!0})}function b(x){g.leave(),g=x;for(let[P,Z]of j.entries())T(Z,"aria-pressed",`${h[P]===g}`);Y(w,"drawing",g.name==="Draw"),Y(w,"writing",
g.name==="Write"),u.replaceChildren(l,g.under),p.replaceChildren(c(".says",s),...g.side),f.replaceChildren(...g.foot??[]),m.replaceChildren(...g.below??[])}let j=h.
map(x=>I(x.name,null,()=>k.enter(x.name)));w.addEventListener("mousedown",x=>{let P=x.target;!P.closest(".s-grid")||!l.contains(P)||(x.preventDefault(),w.focus(
{preventScroll:!0}))}),w.addEventListener("click",({target:x})=>{let P=x.closest(".s-grid .s-cell");P&&l.contains(P)&&g.choose(Number(P.dataset.cell))}),w.addEventListener(
"keydown",x=>{let P=x.target;tr(x)&&x.stopPropagation(),!P.matches(er)&&g.key(x.key,x)&&x.preventDefault()});function O(x){let P=x.composedPath()[0];if(x.defaultPrevented||
!tr(x)||!/^[1-9]$/.test(x.key)||P.closest(`${er}, .snl-stepper`))return;let{top:Z,bottom:q}=l.getBoundingClientRect();q>0&&Z<innerHeight&&g.key(x.key,x)&&x.preventDefault()}
function R(){let x=Se(o.read());x&&(oe(x)!==oe(S.board)||o.links)&&(y.add(x),b(h.find(({name:P})=>P===ht(o.read()))??g),W(x)),M(i,bt(o.read()))}o.keys&&addEventListener(
"keydown",O);let B=o.follow(R);w.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},j),n.length>0&&c("label.board-of",c("span","B\
oard"),C),a,o.links&&c(".tools",I("Copy link","A link to this board",A),v)),i,d,f)),Y(w,"ready",!0),Y(w,"only",t.only),Y(w,"fixed",t.fixed);let{remove:J}=Yo(e,lt,
w);return e.append(m),b(g),W(S.board),M(i,bt(o.read())),{show:W,replay:x=>g.replay?.(x)??!1,destroy(){removeEventListener("keydown",O),B();for(let x of h)x.end?.();
m.remove(),J()}}}function me(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function ke(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var ct=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[vn]=Ie;function or({given:e,write:t,around:r},o,n,s){let a=c(""),i=n(e.stub),l=()=>{},u={read:()=>oe(i),write(d){i=Se(d)??i,t(o(i))},follow(d){return l=d,()=>{}},
links:!1,keys:!1},p=`Exercise ${e.number}: the board`;return _t(a,{board:i,only:"Draw",fixed:!s,label:p},{...r,address:u}),{node:a,show(d){try{i=n(d)}catch{return!1}
return l(),!0}}}var rr=e=>or(e,t=>`from snl_algos import Board

${e.given.defines} = ${vn.write(t)}`,t=>tt(me(t,e.given.defines))[0],!0),nr=e=>or(e,({jumps:t})=>`${e.given.defines} = ${ct(t)}`,t=>{let o=Object.entries(ke(me(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return U({...e.given.form.board,jumps:o})},!1);function sr({given:e,write:t,around:r}){let{defines:o,form:n,number:s}=e,
a=c(""),i={read:()=>oe(U(n.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},l=`Exercise ${s}: the board`,u=_t(a,{board:n.board,only:"Play",label:l},{...r,address:i,
played:d=>t(`${o} = [${d.join(", ")}]`)});function p(d){let f=ke(me(d,o));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:a,first:"Choose \
the first face.",judge(d){let f=p(d);return f?.length?$n(U(n.board),f):null},show(d){let f=p(d);return!!f&&u.replay(d===e.stub?[]:f)}}}function $n(e,t){let r=Qe(
e),o=Me(r);if(o.won()||!t.every(l=>o.throws(l)))return null;let n=o.won()&&t.length===Re(r).throws,s=`You reach the goal in ${re(t.length)}.`,a=n?s:o.won()?`${s}\
 Fewer are enough.`:`After ${re(t.length)} you stand on cell ${o.at()}, not on ${e.cells}.`,i=o.thrown.map((l,u)=>`${u+1}. ${Ye(l)}`);return{kind:"result",verdict:{
passed:n,reason:a,details:i,board:null,report:null,line:null}}}function ar({given:e,write:t}){let{defines:r,form:o,number:n}=e,s=U(o.board),{columns:a,rows:i}=Ae(s.cells),l=$e(s);l.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(m=>{let w=m+1,[k,y]=G({cells:s.cells,start:1,columns:a,rows:i},w),h=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${w}`,
input:()=>t(`${r} = ${ct(p())}`)}),g=`grid-row:${i-k};grid-column:${y+1}`;return[w,{input:h,node:c("label.field",{style:g},c("span",`${w}`),h)}]})),p=()=>[...u].
filter(([,{input:m}])=>/^\d+$/.test(m.value.trim())).map(([m,{input:w}])=>[m,Number(w.value)]),d=c(".drawn.thumb",{inert:"",style:`--columns:${l.columns};--shap\
e:${l.shape}`},l.node),f=c(".fields",{role:"group",label:`Exercise ${n}: the distances`,style:`--columns:${a}`},[...u.values()].map(({node:m})=>m));return{node:c(
".distances",d,f),show(m){let w=ke(me(m,r));if(typeof w!="object"||!w||Object.keys(w).some(k=>!u.has(Number(k))))return!1;for(let[k,{input:y}]of u){let h=`${w[k]??
""}`;y.value.trim()!==h&&(y.value=h)}return!0}}}var ir=e=>c("span.words",[...e?.childNodes??[]]);function lr({given:e,task:t,write:r}){let{defines:o,form:n}=e,s=[...t.querySelectorAll("li")],a=n.of,i=a,l=new Map(
a.map(f=>{let m=s.find(y=>y.querySelector("strong")?.textContent===`${f}.`),w=I("↑",null,()=>p(f,-1),`Move step ${f} up`),k=I("↓",null,()=>p(f,1),`Move step\
 ${f} down`);return[f,{up:w,down:k,node:c("li.step",ir(m),c(".tools",w,k))}]})),u=c("ol.steps",{label:"The steps, in your order"});s[0]?.parentElement?.remove();
function p(f,m){let w=i.indexOf(f);if(!i[w+m])return;let k=[...i];[k[w],k[w+m]]=[k[w+m],k[w]],i=k,d(),l.get(f)?.[m<0?"up":"down"].focus(),r(`${o} = [${i.map(y=>`\
"${y}"`).join(", ")}]`)}function d(){i.forEach((f,m)=>{let w=l.get(f);w&&(T(w.up,"aria-disabled",m===0),T(w.down,"aria-disabled",m===i.length-1),u.append(w.node))})}
return d(),{node:u,first:"Put the steps in order first.",show(f){let m=ke(me(f,o));return!Array.isArray(m)||`${[...m].sort()}`!=`${[...a].sort()}`?!1:(i=m,d(),!0)}}}
function cr({given:e,task:t,write:r}){let{defines:o,form:n,name:s}=e,a=[...t.querySelectorAll("ol > li")],i=a.slice(0,n.to).map((l,u)=>{let p=c("input",{type:"r\
adio",name:`snl-${s}`,change:()=>r(`${o} = ${u+1}`)});return{input:p,node:c("label.step",p,c("b",`${u+1}.`),ir(l))}});return a[0]?.parentElement?.remove(),{node:c(
".steps",{role:"radiogroup",label:"The step that you choose"},i.map(({node:l})=>l)),first:"Choose a step first.",show(l){let u=l===e.stub?0:ke(me(l,o));return u!==
0&&!i[u-1]?!1:(i.forEach(({input:p},d)=>{p.checked=d===u-1}),!0)}}}var jn={order:lr,choice:cr,board:rr,jumps:nr,throws:sr,distances:ar};function dr(e,t,r,o){let n=jn[e.form.kind];if(!n)return null;let s="",a=!1,i=t.closest("sec\
tion")??t,l=n({given:e,task:i,write:d,around:o}),u=I("","The Python that this writes",()=>{a=!a,f()}),p=c(".reply",l.node,c(".tools.swap",u),r.node);function d(m){
s=m,r.replace(m)}function f(){r.node.hidden=!a,u.textContent=a?"Hide the code":"As code",T(u,"aria-expanded",`${a}`)}return f(),{node:p,missing:m=>m===e.stub?l.
first:"",judge:m=>l.judge?.(m)??null,show(m){m!==s&&(s=m,!(l.show(m)||a)&&(a=!0,f()))}}}function ur(e){let t=[...e.querySelectorAll("details")],r=t.map(o=>{let n=c(".help");return n.append(...[...o.childNodes].filter(s=>!(s instanceof Element&&/^(summary|details)$/.
test(s.localName)))),n});for(let o of t)o.remove();return{hints:r.slice(0,-1),solution:r.at(-1)??c("")}}function fr({hints:e,solution:t},r){let o=0,n=c("ol.hint\
s",{label:"Hints"}),s=c(".asked",{role:"group",label:"The solution"}),a=I("Hint","A little help; there may be more",l),i=I("Solution","Asks before it shows it",
p);function l(){if(o===e.length)return;o+=1;let f=c("li",{tabindex:-1},e[o-1]);n.append(f),f.focus({preventScroll:!0}),f.scrollIntoView({block:"nearest"}),u()}function u(){
let f=e.length-o;a.textContent=o?`Next hint (${f} left)`:"Hint",T(a,"aria-disabled",!f),f||(a.textContent="No more hints")}function p(){let f=I("Show it",null,d),
m=e.length-o,w=m?` There ${m===1?"is a hint":"are hints"} that you have not seen.`:"";s.replaceChildren(c("p",`Do you want to see a solution?${w}`),c(".tools",f,
I("Not yet",null,()=>(s.replaceChildren(),i.focus())))),f.focus()}function d(){let f=I("Hide it",null,()=>(s.replaceChildren(),i.focus())),m=I("Use it","In the \
place of what you have",r);s.replaceChildren(c("b","A solution"),t,c(".tools",m,f)),m.focus({preventScroll:!0}),s.scrollIntoView({block:"nearest"})}return u(),{
buttons:[a,i],nodes:[n,s]}}function On(e,t){if(!e)return null;try{let{board:r,node:o}=At(e,null);return{node:o,words:ge(r),way:t.draw(r)}}catch{return null}}function Sn({passed:e,reason:t,
board:r,details:o,line:n},s){let a=On(r,s),i=[ae(t),...o.map(ae),a&&c("p.quiet",a.words),Xe(n,s),a&&c(".tools",a.way)].filter(l=>!!l);return ie(e?"right":"wrong",
e?"Solved":"Not yet",...a?[c(".exhibit",a.node,c(".told",i))]:i)}function En({verdict:e,like:t,stepper:r},o){let{report:n,passed:s,reason:a}=e;return[a&&!s&&ie(
"wrong","Not yet",ae(a)),Tt({kind:"result",report:n,like:t,stepper:r},o)]}function pr(e,t){if(e.kind==="failure")return[Nt(e,t),et(e)].filter(n=>!!n);let{verdict:r}=e;
return[...r.report?En(e,t):[Sn(r,t)],et(e)].filter(n=>!!n)}var Mn="Nothing is written yet.",In="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",mr="It runs. A c\
all may take 1 second …",Cn="The mark stays: another version of yours has solved it.";function hr(e,t,r,o){let{name:n,number:s,stub:a}=t,i=xe(n),l=!1,u=c("p.n\
ote.quiet"),p=c("span.strip.quiet",{role:"status"}),d=c("span.clock.quiet",{"aria-hidden":"true"}),f=c("progress",{max:1,label:"Python is loading",hidden:""}),m=c(
"span.state"),w=c(".cards"),k=Ue(r),y=fr(ur(e),()=>b(t.solution,"This is a solution.")),h=No({label:`Exercise ${s}`,picture:e.querySelector(".highlight pre"),stub:a,
source:i?.source??a,editor:r.editor,change:W,trouble:q=>M(u,q)}),g=dr(t,e,h,r),S=I("Check","Run it and judge it",J),$=I("Stop","End what is running",()=>o.stop()),
C=I("Reset","Back to how it was",()=>b(a,g?"":"Ctrl+Z in the editor brings your code back.")),v=null,A=I("Other tab's answer","Exchange it with the answer here",
j);A.hidden=!0;let L={loads:O,changes:B};function W(q){q!==(xe(n)?.source??a)&&M(u,$t(n,q)),g?.show(q)}function b(q,z){h.replace(q),M(p,z)}function j(){let[q,z]=[
v,h.text()];v=z,h.replace(q??"")}function O({part:q,ready:z}){f.hidden=z===!0,q!==void 0&&T(f,"value",q),M(p,z?mr:`Python is loading (${o.size}, once) …`)}function R(){
let q=performance.now(),z=()=>M(d,`${Math.round((performance.now()-q)/1e3)} s`),K=setInterval(z,1e3);return z(),()=>{clearInterval(K),M(d,"")}}function B(){let q=xe(
n)?.solved;M(m,q?"✓ Solved":""),T(S,"aria-disabled",o.busy()||!!o.refusal),$.hidden=!l,T(w,"aria-busy",`${l}`),!o.begun()&&o.size?M(p,`Python (${o.size}) load\
s at the first check.`):!l&&p.textContent?.startsWith("Python")&&M(p,""),o.refusal&&M(u,o.refusal)}async function J(){if(o.busy()||o.refusal)return;let q=h.text();
if(!q.trim()){M(p,Mn);return}h.point(null),w.replaceChildren(),k.clear();let z=g?.missing(q);if(z){M(p,z);return}P(q,g?.judge(q)??await x(q))}async function x(q){
l=!0,M(p,mr);let z=R(),K={kind:"exercise",exercise:n,program:{source:q}},le=await o.ask(L,K,fe=>M(p,`${fe} …`));return z(),l=!1,f.hidden=!0,le}function P(q,z){
z.verdict?.passed&&M(u,$t(n,q,!0));let K=pr(z,{step:k.step,draw:fe=>c("a.button",{href:`${t.play}${oe(fe)}&draw`},"Open this board in the workbench"),point:fe=>h.
point(fe)});for(let fe of K)T(fe,"role","group");w.replaceChildren(...K),B(),z.verdict?.passed?M(p,"Solved."):xe(n)?.solved?M(p,`${Le(K)}. ${Cn}`):M(p,Le(K));let le=z.
verdict?.line??z.line;le&&!g&&h.point(le),w.scrollIntoView({block:"nearest"})}let Z=c("",{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}:\
 your answer`});Z.append(c(".frame",g?g.node:h.node,u,c(".tools.acts",S,$,d,...y.buttons,C,A,m,c("span.progress",f,p)),w,...y.nodes)),e.replaceChildren(Z,k.node),
e.classList.add("snl-host"),T(e,"data-mounted",""),Y(Z,"ready",!0),o.watch(L),g?.show(h.text()),lo((q,z)=>{if(q!==null&&q!==n)return;let K=xe(n);!z&&K&&K.source!==
h.text()&&h.replace(K.source);let le=io(n);z&&le!==null&&le!==h.text()&&(v=le,A.hidden=!1,M(u,In)),B()}),B()}var gr=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
button{position:absolute;top:.4rem;right:.4rem;min-height:2.25rem;background:var(--paper)}.s-plain{margin:0;padding:.5rem 4.5rem .5rem 1rem;border:0;background:\
none;font:.875rem/1.5 var(--mono);color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}.s-acts .s-button{min-height:2.75rem}.s-acts .s-button:first-chil\
d:not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--l\
ine);color:var(--ink);background:var(--paper)}.s-state{color:var(--start);font-weight:650}.s-state:empty,.s-hints:empty,.s-asked:empty{display:none}.s-hints{mar\
gin:0;padding:0;list-style:none;counter-reset:hint}.s-hints>li{padding:.5rem .9rem;border-left:5px solid var(--wait);counter-increment:hint}.s-hints>li+li{margi\
n-top:.5rem}.s-hints>li:before{content:"Hint " counter(hint);color:var(--quiet);font-size:.85em}.s-asked{display:flex;flex-direction:column;gap:.5rem;padding:.6\
rem .9rem;border-left:5px solid var(--line)}.s-help p+p{margin-top:.5rem}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}.cm-cont\
ent:focus-visible{outline:none}.s-steps{display:flex;flex-direction:column;gap:.4rem;margin:0;padding:0;list-style:none}.s-step{display:flex;align-items:center;\
gap:.7rem;min-height:2.75rem;padding:.35rem .5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:color-mix(in srgb,var(--cell) 60%,var\
(--paper))}label.s-step{cursor:pointer}.s-step:has(:checked){border-color:var(--now)}.s-step input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--now\
)}.s-words{flex:1 1 auto;min-width:0}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-button{justify-content:center;min-width:2.75rem;min-height:2.75rem}.\
s-swap{justify-content:flex-end;margin-top:.4rem}.s-swap .s-button{border-color:transparent;color:var(--quiet)}.s-distances{display:grid;grid-template-columns:m\
inmax(0,1fr) minmax(0,1fr);align-items:center;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4rem}.s-f\
ield{display:flex;flex-direction:column;color:var(--quiet);font-size:.85rem}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);border-ra\
dius:.4rem;font:inherit;font-size:1.1rem;text-align:center;color:var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-template-col\
umns:minmax(0,1fr)}.s-distances>.s-thumb{--tall: 22rem;max-width:none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}@media print{:\
is(.s-acts,.s-swap,.s-still>.s-button,.s-hints,.s-asked,.s-note){display:none}}}
`;function wr(){let e=document.createElement("style");e.textContent=`${st}${lt}${gr}`,document.head.append(e)}var Jt=document.querySelectorAll("div[data-snl-exercise]:not([data-mounted])");if(Jt.length){wr();let[e]=Jt,t=eo(JSON.parse(e.dataset.files??"null")),r=to(t);for(let o of Jt)
hr(o,JSON.parse(o.dataset.snlExercise??"null"),t,r)}})();
