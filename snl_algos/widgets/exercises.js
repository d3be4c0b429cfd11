// built from web/ by `npm run build`
"use strict";(()=>{var Ut='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var yr={format:"snl-workbench",version:2},xr={what:"stopped",says:"You stopped it."},pt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),vr=e=>`${(e/
1e6).toFixed(1)} MB`;function Yt(e,t){let r=null,o=!1,n=0,s,a,i=null;function c(){let m=URL.createObjectURL(new Blob([Ut],{type:"text/javascript"})),g=new Worker(
m,{type:"module"});g.onmessage=({data:S})=>g===r&&k(S),g.onerror=S=>g===r&&b(S.message),g.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=g,o=!1}function u(){
clearTimeout(a),r?.terminate(),r=null}function f(m){clearTimeout(a);let{settle:g}=i??{};i=null,g?.(m)}function d(){clearTimeout(a);let{seconds:m}=e,g=`It said n\
othing for ${m} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>p({what:"late",says:g}),1e3*m)}function p(m){u(),c(),f(pt(m))}function b(m){o?p(
{what:"died",says:`Python itself broke, and begins again: ${m}`}):s?(s=null,u(),c()):(u(),f(pt({what:"died",says:`Python could not be loaded: ${m}`})))}function h(){
!i||!o||(r?.postMessage({question:i.text}),d())}function k(m){m.memory?s=s===null?null:m.memory:m.bytes?t({part:Math.min(1,m.bytes/e.bytes)}):m.ready?(o=!0,t({ready:o}),
h()):m.failed?b(m.failed):y(JSON.parse(m.said))}function y(m){m.id===i?.id&&(d(),m.kind==="progress"?i?.progress(m.says):f(m))}return{size:`up to ${vr(e.weight)}`,
refusal:null,ask(m,g){n+=1;let S=`${n}`;return new Promise($=>{i={id:S,text:JSON.stringify({...yr,id:S,...m}),progress:g,settle:$},r||c(),h()})},stop:()=>i&&p(xr),
end:u}}var ft=e=>({size:null,refusal:e,ask:async()=>pt({what:"died",says:e}),stop(){},end(){}});var ce={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:jr}=ce,Q=e=>Array.from({length:e},(t,r)=>r),mt=(e,t,r)=>Math.min(r,Math.max(t,e));function G({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var Vt=({columns:e,start:t})=>e+(t===0?1:0);function V(e,t){let[r,o]=G(e,t),[n,s]=jr.anchor;return[
o+n,e.rows-r-1+s]}function te([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(c,u=0)=>[e+c*s-u*a,t+c*a+u*s]}}function Zt([e,
t],[r,o],[n,s]){let[a,i]=[n-r,s-o],c=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=mt(c,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function We(e,t){let[[o,n],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function _e(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of Q(o)){let[i,c]=[t+a*n,t+(a+1)*n],[[u,f],[d,p]]=[e(i),e(
c)],[[b,h],[k,y]]=[We(e,i),We(e,c)];s.push([u+b*n/3,f+h*n/3],[d-k*n/3,p-y*n/3],[d,p])}return s}var Kt=e=>{let t=ce.light.tints.length;return(Math.round(e)%t+t)%
t};var gt=400,ht=20,Or=["stay","bounce","win"];function Te(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Sr(e){if(!Array.isArray(e))return Te(e,"the die",1,ht);if(!e.length||e.length>ht)throw new Error(`a die \
in this page has 1 to ${ht} faces, not ${e.length}`);let t=e.map(o=>Te(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Er(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)Te(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function U(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Te(e.cells,"the number of cells",1,gt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Or.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Er(
i,r),die:Sr(o),start:Te(n,"start",0,1),chained:s,overshoot:a}}var Qt=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function Ae(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Je=e=>Q(e*e).map(t=>{let{columns:r,rows:o}=Ae(e*e),[n,s]=G({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function Gt(e,t=Math.random){let r=Q(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Q(2*o).map(a=>{let[i,c]=[n(),n()].sort((u,f)=>u-f);return a<o?[i,c]:[c,i]});return U({...e,name:"",
jumps:s})}function ge({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,f])=>f>u).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&c.push("s\
tarts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}var Xt=["Draw","Write"];function wt(e){let t=new URLSearchParams(e.slice(1));return Se(e)&&Xt.find(r=>t.has(r.toLowerCase()))}var bt=e=>Xt.includes(e)?`&${e.toLowerCase()}`:
"",Mr=2e4;function kt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Mr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ne(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function oe({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Ir=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Cr=e=>new URLSearchParams(
e.slice(1)).get("board");function eo(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Ir(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return U(o)}function Se(e){try{return eo(
Cr(e)??"")}catch{return null}}var Tr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function yt(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{eo(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Tr}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ne(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Ar="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Nr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",xt=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function to(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=xt(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var oo=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return ft(Ar);if(!r)return ft(Nr);let{
home:n,core:s}=r;return Yt({...r,home:xt(n),core:xt(s)},o)},editor:async()=>(await to(e)).snlEditor,shelf:async()=>(await to(t)).snlShelf,step:async(o,n)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>Ne(location.hash)===
null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function ro(e){let t=new Set,r=null,o=!1,n=e.host(a=>r?.loads(a)),s=()=>{for(let a of t)a.changes()};return{size:n.size,refusal:n.refusal,begun:()=>o,busy:()=>r!==
null,stop:()=>n.stop(),watch:a=>t.add(a),async ask(a,i,c){r=a,o=!0,s();let u=await n.ask(i,c);return r=null,s(),u}}}function A(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function vt(e,t){for(let r in t)A(e,r,t[r])}var Y=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),qr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,no=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)Y(s,a,!0);for(let a of r)qr(a)?vt(s,a):s.append(...[a].flat().filter(Boolean));
return s},l=no(e=>document.createElement(e)),we=no(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ye=(e,t,...r)=>we(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function M(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Fe(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function $t(e){let t=[];return r=>{for(let o of t)Y(o,e,!1);t=r.filter(o=>!!o);for(let o of t)Y(
o,e,!0)}}var I=(e,t,r,o)=>l("button.button",{type:"button",title:t,label:o,click:r},e);function so(e,t,r,o=!1){let n=I(e,t,()=>{o=!o,A(n,"aria-pressed",`${o}`),r(o)});return A(
n,"aria-pressed",`${o}`),n}function ne(e,t,r,o){let n=t.map(([a,i])=>l("option",{value:a,selected:a===r&&""},i));return l("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var jt=(e,t,...r)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var ao=(e,...t)=>l("details.fold",l("summary",e),...t);var He="snl-exercise:",Rr="This browser stores nothing here. Export what you want to keep.",Pr="The browser's storage is full. Export what you want to keep.",Lr="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",Br=globalThis,io=Br.snlRecords??=new Map,
lo=e=>typeof e=="object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function Ue(e,t){try{let r=JSON.parse(window[e].getItem(
He+t)??"null");return lo(r)?r:r?.version>1?"newer":null}catch{return null}}function xe(e){let[t,r]=[Ue("sessionStorage",e),Ue("localStorage",e)],o=[io.get(e),t,
r].filter(n=>lo(n));return o.length?{...o[0],solved:o.some(({solved:n})=>n)}:null}function co(e){let t=Ue("localStorage",e);return t===null||t==="newer"?null:t.
source}function Ot(e,t,r=!1){let o=xe(e),n={version:1,source:t,solved:r||(o?.solved??!1)};io.set(e,n);let s="";try{if(Ue("localStorage",e)==="newer")s=Lr;else for(let a of[
window.sessionStorage,window.localStorage])a.setItem(He+e,JSON.stringify(n))}catch(a){s=a.name==="QuotaExceededError"?Pr:Rr}return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),s}function uo(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(He)&&e(t.slice(
He.length),!0)})}function Ye(e){let t=l(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=l("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var St=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,re=(e,t="throws")=>`${St(e)} ${e===1?t.replace(/s$/,""):t}`,ve=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,zr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},po=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...zr[`${e}`]});function Ve(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,c=n===
o?"":a||i;return r===null?`${ve(c)} from ${t}.`:`From ${t}, roll ${Et(r)}: land on ${o}${c&&`, ${c}`}.`}var Et=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function se({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let c=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...c].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return we(f,{...r,style:u||null},a.map(se),i)}var{shape:fo}=ce;function mo(e,t,r,o){let{spot:n}=te(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function ho(e,t,r){let{least:o,more:n,head:s,edge:a}=fo.arc,
{length:i,spot:c}=te(e,t),u=o+n*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,b]=c(i/2,d*u*2),h=[mt(p,a,r-a),Math.max(b,a)],k=te(h,t),y=k.spot(k.length-.06);return{from:e,
turn:h,tip:y,...mo(y,h,s,s*.4)}}function Mt(e,t,r,o,n){let{length:s,spot:a}=te(e,t),i=Math.min(o,s/4),c=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:c,middle:a(
s/2,r),...mo(c,u,n,n/2)}}function go(e){let t=fo.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:de}=ce;function It(e,t,r){let{length:o,spot:n}=te(V(e,t),V(e,r));return te(n(de.apart),n(o-de.apart))}function bo(e,t,r){let{length:o,spot:n}=It(e,t,r),
{half:s,over:a,rung:i}=de.ladder,c=Math.max(2,Math.round(o/i)),u=[s,-s].map(d=>[n(-a,d),n(o+a,d)]),f=Q(c+1).map(d=>{let p=o*d/c;return[n(p,s),n(p,-s)]});return{
rails:u,rungs:f}}function wo(e,t){let r=(e+t)%2?-1:1;return[0,de.snake.bow,-de.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function ko(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=It(e,t,r),{swing:i,wave:c}=de.snake,u=Math.max(1,Math.round(s/c)),f=o*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,b=f*p*Math.sin(
2*Math.PI*u*d)+n*Math.sin(Math.PI*d);return a(s*d,b)}}function Dr(e,t,r,o){let n=o.map(([i,c])=>[V(e,i),V(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:wo(
t,r)[0]};for(let i of wo(t,r)){let c=ko(e,t,r,i),u=Q(25).map(b=>c(b/24)),f=u.some(([b,h])=>b<.15||b>s-.15||h<.15||h>e.rows-.15),p=u.filter(b=>n.some(([h,k])=>Zt(
b,h,k)<de.snake.clear)).length+(f?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function yo(e,t,r,o){let n=ko(e,t,r,Dr(e,t,r,o)),{length:s}=It(e,t,r),a=4*
Math.max(1,Math.round(s/de.snake.wave))+2,i=h=>k=>{let y=de.snake.half*(1-.3*k-.6*k**3),[m,g]=n(k),[S,$]=We(n,k),C=Math.hypot(S,$)||1;return[m-h*y*$/C,g+h*y*S/C]},
c=_e(i(1),0,1,a),u=_e(i(-1),1,0,a),f=[...c,c[c.length-1],u[0],...u],{spot:d}=te(n(0),n(.02)),{skull:p,eye:b}=de.snake;return{outline:f,stripe:_e(n,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-b/3,.55*p),d(-.05-b/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var xo=(e,t)=>(2*e+3*t)%ce.light.snakes.length;var{shape:Ke}=ce,ue=e=>`${Math.round(e*1e3)/1e3}`,qe=e=>e.map(t=>t.map(ue).join(" ")),Ee=e=>`M${qe(e).join("L")}`,vo=e=>`M${qe(e.slice(0,1))}C${qe(e.slice(1)).join(
" ")}`,Ct=(e,t,r)=>`M${qe([e])}Q${qe([t,r]).join(" ")}`,ee=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Ze=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:ue(t),cy:ue(r),r:o},...n}),Tt=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),At=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:ue(t),y:ue(r),width:o,
height:o,rx:n},...s}),jo=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Oo=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(r),"\
font-size":o},fill:s,text:n});function Wr(e,t,r){let{rails:o,rungs:n}=bo(e,t,r),{rail:s,rungWidth:a}=Ke.ladder,i=o.map(Ee).join("");return[ee("halo",i,{stroke:"\
cell",width:s+.05}),ee("rungs",n.map(Ee).join(""),{stroke:"ladder",width:a}),ee("rails",i,{stroke:"ladder",width:s})]}function _r(e,t,r,o){let{outline:n,stripe:s,
skull:a,eyes:i,pupils:c,tongue:u}=yo(e,t,r,o),{skull:f,stripe:d,eye:p,pupil:b}=Ke.snake,h=`snake-${xo(t,r)}`,k=`${vo(n)}Z`;return[ee("halo",k,{stroke:"cell",width:.06}),
ee("tongue",u.map(y=>Ee(y)).join(""),{stroke:h,width:.025}),ee("skin",k,{fill:h}),jo(ee("stripe",vo(s),{stroke:"cell",width:d}),"0.04 0.12"),Ze("skull",a,f,{fill:h}),
...i.map(y=>Ze("eye",y,p,{fill:"die"})),...c.map(y=>Ze("pupil",y,b,{fill:"dieInk"}))]}function Qe(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,c,u)=>Tt(a,u,{"data-ends":`${i} ${c}`});return[...o.map(([a,i])=>s("ladder",a,i,Wr(e,a,i))),...n.map(([a,i])=>s("snake",a,i,_r(e,a,i,o)))]}function Re([
e,t],r,o=1){let{side:n,corner:s,pip:a}=Ke.die,i=go(r).map(f=>Ze("pip",f,a,{fill:"dieInk"})),c=Oo("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"no\
w",width:.035};return Tt("die",[At("side",[-n/2,-n/2],n,s,u),...i.length?i:[c]],{transform:`translate(${ue(e)} ${ue(t)}) scale(${o})`})}function $o(e,t,r){let[o,
n]=G(e,t),s=[n+.06,e.rows-o-.94],a=At(r,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,jo(a,"0.03 0.06")}function So(e,{
from:t,face:r,landing:o,stand:n}){let s=n===o?[]:[$o(e,n,"stand")];if(r===null)return s;let a=V(e,t);if(t===o)return[Re(a,r)];let{turn:i,neck:c,wings:u}=ho(a,V(
e,o),Vt(e)),f=`--far:${ue(te(a,i).length+te(i,c).length)}`,d=ee("arc",Ct(a,i,c),{stroke:"now",width:Ke.arc.width});return[$o(e,o,"landing"),...s,{...d,attributes:{
...d.attributes,"stroke-linecap":"butt",style:f}},ee("tip",`${Ee(u)}Z`,{fill:"now"}),Re(a,r)]}function Eo(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[c,u]=[V(
e,o),V(e,s)],f=Mt(c,u,u[0]>=c[0]?-.3:.3,.12,.16);o=a;let[d,p]=[f.middle[0],Math.floor(f.middle[1])+.5],b=Ct(f.from,f.turn,f.neck),h=`${Ee(f.wings)}Z`;return Tt(
"leg",[ee("rim",b,{stroke:"cell",width:.1}),ee("shaft",b,{stroke:"ink",width:.05}),ee("tip",h,{fill:"ink"}),At("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),Oo("or\
der",[d-.16,p+.066],.19,`${i+1}`,"cell"),Re([d+.16,p],n,.8)],{style:`--order:${i}`})})}function Mo(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(
s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[V(e,a),V(e,s)],{from:u,turn:f,tip:d,wings:p}=Mt(i,
c,.12,.18,.13),b=Ct(u,f,d)+Ee(p);return ee(o.has(s)?"branch.strong":"branch",b,{stroke:"ink",width:.03})})}function Io({trace:e,rules:t,unit:r}){let{start:o,cells:n,jumps:s}=t,a={cells:n,start:o,...e.layout},{rows:i}=e.layout,c=o===0?1:0,u=e.layout.columns+c,f=Q(n+c).
map(E=>E+1-c),{waits:d}=po(e),p=new Map,b=new Map,h=$t("new"),k=$t("touched"),y=!1,m=null,g=new Set,S=null,$=!1;function C(E){let[N,_]=G(a,E),D=E===o?"start":E===
n&&"goal",H=l(".cell",{role:"gridcell","data-cell":E,"data-end":D,style:`grid-column:${_+1}`},l("span.number",`${E}`),l("span.end",{"data-is":D}),l("span.badge"));
return Y(H,"odd",(N+_)%2),p.set(E,H),H}function v(E){for(let N of p.values())N.tabIndex=N===E?0:-1}function T(E){let{key:N,target:_}=E,[D,H]=G(a,Number(_.dataset.
cell)),F={ArrowLeft:[D,H-1],ArrowRight:[D,H+1],ArrowUp:[D+1,H],ArrowDown:[D-1,H]};if(N==="Enter"||N===" ")_.click();else if(F[N]){let X=f.find(he=>`${G(a,he)}`==
`${F[N]}`);p.get(X??-1)?.focus()}else return;E.preventDefault(),E.stopPropagation()}let L=E=>f.filter(N=>G(a,N)[0]===E).sort((N,_)=>G(a,N)[1]-G(a,_)[1]),W=l(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:T,focusin:({target:E})=>v(E)},Q(i).reverse().map(E=>l(".row",{role:"row"},L(E).map(C))));
v(p.get(o)??p.get(1));let w=`0 0 ${u} ${i}`,j=ye(".layer.jumps",w,Qe(a,s).map(se)),[O,R,B]=["g.tree","g.move","g.route"].map(E=>we(E)),J=ye(".layer.above",w,O,R,
B);function x(E,N,_){if(!m)return"";let[D,H]=[m.distance.get(E),m.predecessor.get(E)],F=[`cell ${E}`,p.get(E)?.dataset.end];for(let[he,Oe]of s)he===E&&F.push(`${Oe>
E?"foot of a ladder":"head of a snake"} to ${Oe}`),Oe===E&&F.push(`${he<E?"top of a ladder":"tail of a snake"} from ${he}`);let X=m.visited.has(E)?"visited":"no\
t reached";return F.push(N?"current":"",D!=null?`reached in ${re(D,r)}`:X,H!=null?`from ${H}`:"",_?d:"",g.has(E)?"part of what is wrong":""),F.filter(Boolean).join(
", ")}function P(E,N,_,D){let H=E.current===N,F=E.visited.has(N),X=E.distance.get(N),he=E.predecessor.get(N),Oe=`${[H,D,F,X,he,g.has(N)]}`;if(b.get(N)===Oe)return;
b.set(N,Oe);let br=X!=null?"reached":F&&"visited";vt(_,{"data-distance":X,"data-tint":X!=null&&Kt(X),"data-from":he,"data-visited":F,"data-waits":D,"aria-curren\
t":H,"data-state":H?"current":D?"frontier":br,label:x(N,H,D)}),A(_.lastChild,"data-is",St(X)||null)}function Z(){if(!m)return;let E=new Set(m.frontier.map(([N])=>N));
for(let[N,_]of p)P(m,N,_,E.has(N))}function q(){if(!m)return;let E=y?Mo(a,m.predecessor,m.current):[];O.replaceChildren(...E.map(se))}let z=E=>E.map(N=>j.querySelector(
`[data-ends="${N} ${s.get(N)}"]`));function K(E,N){let _=new Set(z(N));for(let D of j.children)Y(D,E,_.has(D))}function le(E){let N=E&&e.answer?.route||[],_=N.flatMap(
([,D,H])=>H===D?[]:t.ride(D).feet);B.replaceChildren(...Eo(a,N,o).map(se)),Y(j,"routed",N.length),K("taken",_)}let pe=`${u>7?".close":""}${u>12?".dense":""}${u>
24?".tiny":""}`;return{plan:a,cells:p,columns:u,shape:u/i,node:l(`.board${pe}`,{style:`--wide:${u};--high:${i}`},l(".sheet",W,j,J)),paint(E,N,_,D){m=E,Z(),h([...N].
map(H=>p.get(H))),q(),R.replaceChildren(...(_?So(a,_):[]).map(se)),k(z(_?.feet??[])),D!==$&&le(D),S=_,$=D},showTree(E){y=E,q()},mark(E,N){let _=N.flatMap(F=>F.moves??
[]),D=N.flatMap(F=>F.jumps??[]),H=_.flatMap(([,F])=>t.ride(F).feet);K("found",[...D.map(([F])=>F),...H]),g=new Set(N.flatMap(F=>F.cells??[]));for(let[F,X]of p)Y(
X,"differs",F===E),Y(X,"found",g.has(F));Z()},drawn:()=>({trace:e,plan:a,jumps:s,state:m,found:g,move:S,treeShown:y,routed:$})}}function Ge({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof r=="number"?Array.from({length:r},(d,p)=>p+
1):r;function c(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let b=a.get(d);return b===void 0||p.length&&!n?{feet:p,stand:d}:c(b,[...p,d])}function u(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function f(d){return d===e?[]:i.flatMap(p=>{let b=u(d+p),h=b>0?c(b).stand:null;return h===null?[]:[[p,b,h]]})}return{cells:e,
start:o,jumps:a,ride:c,moves:f}}function Pe({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let c of a){let u=(o.get(c)??0)+1;for(let f of r(c)){let d=f[2];o.has(
d)||(o.set(d,u),n.set(d,c),s.set(d,f),a.push(d))}}let i=[];for(let c=t,u=s.get(c);u;u=s.get(c))i.unshift(u),c=n.get(c)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var Jr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Fr=260,Co=([e,t])=>`translate(${e}px,${t}px)`;function $e(e){let t=Ge(e),r=Pe(t),
o={board:e,layout:Ae(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Io({trace:o,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=we("path.pie\
ce",{d:Jr}),c=we("g.sketch"),[u,f]=[n.columns,s.rows],d=ye(".layer.top",`0 0 ${u} ${f}`,c,i);n.node.firstElementChild?.append(d);let p="",b=n.node.querySelector(
"[role=grid]");b&&A(b,"label",`Board: ${ge(e)}`);let h=n.node.querySelector(".s-jumps");function k({from:y,landing:m,stand:g,feet:S}){let $=S.map(C=>t.jumps.get(
C)??g);return[y,m,...$].map(C=>V(s,C))}return{...r,board:e,rules:t,plan:s,cells:a,faces:Qt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(y){
let{current:m=null,near:g=[],distance:S,predecessor:$,move:C=null}=y,{route:v=!1,piece:T=!0}=y,L={current:m,frontier:[...g].map(w=>[w,""]),distance:S??new Map,predecessor:$??
new Map,visited:new Map},W=`${o.answer.route}`;v&&W!==p&&n.paint(L,new Set,C,!1),p=W,n.paint(L,new Set,C,v),A(i,"visibility",!(T&&m!==null)&&"hidden"),m!==null&&
A(i,"style",`transform:${Co(V(s,m))}`)},walk(y){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=k(y),[[g,S],[$,C]]=m,v=[(g+$)/2,Math.min(
S,C)-.35],T=[m[0],v,...m.slice(1)].map(L=>({transform:Co(L)}));i.animate(T,{duration:Fr*(m.length-1),easing:"ease-in-out"})},trial(y){let m=new Map(y.jumps),g=new Set;
for(let v of[...h?.children??[]]){let[T,L]=(v.getAttribute("data-ends")??"").split(" ").map(Number);m.get(T)===L?g.add(T):v.remove()}let S=new Map(y.jumps.filter(
([v])=>!g.has(v))),$=Qe(s,S).map(se);for(let v of $)Y(v,"lit",!0);h?.append(...$),t.jumps.clear();for(let[v,T]of m)t.jumps.set(v,T);let C=Pe(t);return o.answer.
route=C.route,C},light(y){for(let m of h?.children??[])Y(m,"lit",m.getAttribute("data-ends")===y?.join(" "))},sketch:y=>c.replaceChildren(...y.map(se)),cellAt(y,m){
let S=n.node.getRootNode().elementFromPoint(y,m)?.closest("[data-cell]"),$=S&&n.node.contains(S)&&S.dataset.cell;return $?Number($):null}}}var To=e=>new Set(e.map(
([,t])=>t));var Le=e=>e===null?"out of reach":re(e),Xe=e=>`${ve(e)}${/[.?!]$/.test(e)?"":"."}`,ie=(e,t,...r)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),r.filter(o=>!!o)),
ae=e=>e&&l("p",`${e}`),be=e=>e&&l("p.quiet",`${e}`),Ao=(e,t)=>l("p","Right is ",l("b",Le(e)),", yours says ",l("b",Le(t)),"."),No=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",et=(e,t)=>e!==null&&l(".tools",I(`Show line ${e}`,null,()=>t.point(e)));function Nt(e,t){
let r=U(e),o=$e(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=l(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function qt({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:c,tried:u,notes:f,
smallest:d}=e,p=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,b=be(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),h=f.map($=>be(`Note: ${$.says}\
.`));if(s===null)return ie("open",`${e.name} could not be judged`,ae(Xe(a.says)),...h);if(s)return ie("right",`${e.name} is right on every board that was played`,
l("p",l("b","Proven"),`, by playing every one: ${i}.`),c&&l("p",l("b","Tested"),`, which proves nothing about others: ${c}.`),be(`${p}.`),b,...h);let{board:k,node:y}=Nt(
e.board,a),m=typeof e.got=="number"||e.got===null,g=d?"Wrong on this board, the smallest there is":"Wrong on this board",S=[m?Ao(e.expected,e.got):ae(`Right is ${Le(
e.expected)}. Yours: ${e.got.says}.`),(m||a.kind!==e.got.kind)&&ae(Xe(a.says)),ae(No(e.got)),...t.slice(0,2).map($=>be(`It answers like a known mistake: ${$.title}\
. The repair: ${$.repair}`)),be(`${ge(k)} · ${p}`),b,...h,l(".tools",r&&I("Step to the first difference",null,()=>o.step(r)),o.draw(k))];return ie("wrong",g,l(
".exhibit",y,l(".told",S.filter($=>!!$))))}function Hr({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?ie("right",`Right on this board: ${Le(
r)}`,be("One board proves little. Check plays them all, smallest first.")):ie("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Ao(o,r),n&&ae(Xe(`${n.says}${s===null?"":`, in line ${s}`}`)),ae(No(n)),et(s,a))}function Ur({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>l("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>l(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return ie(
"open",`On this board: ${Le(e.throws)}`,jt("","Comparison",l("table",l("thead",l("tr",t.map(n=>l("th",{scope:"col"},n)))),l("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>be(`${n} first differs at cell ${s}: ${a.says}.`)))}var Yr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Rt=({what:e,says:t,line:r},o)=>ie(e==="stopped"?
"open":"wrong",Yr[e]??"That did not work",ae(Xe(`${r===null?"":`line ${r}: `}${t}`)),et(r,o));function tt({printed:e,more_printed:t}){return e?.length?ie("open",
"It printed",jt(".printed","What it printed",e.map(r=>l(".piece",l("span.quiet",r.line===null?"":`line ${r.line}`),l("code",r.text)))),be(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function qo(e,t){return[e.kind==="failure"?Rt(e,t):e.of==="check"?qt(e,t):e.of==="compare"?Ur(e):e.of==="solve"&&Hr(e,t),tt(e)].
filter(o=>!!o)}var Be=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";function Ro({label:e,picture:t,stub:r,source:o,editor:n,change:s,trouble:a}){let i=o,c=null,u=null,f=l("pre.plain"),d=I("Edit","Open the editor",()=>m(!0)),p=l(
".still",d,f),b=l(".editor",p);p.addEventListener("click",()=>m(!0));function h(){i===r?f.replaceChildren(...t):M(f,i)}function k(g){i=g,s(g)}async function y(){
try{let{make:g}=await n();return b.replaceChildren(),u=g(b,e,k),u.open(i),u}catch(g){return a(`The editor cannot be loaded: ${g.message}.`),null}}async function m(g=!1){
A(d,"aria-disabled",!0),c??=y();let S=await c;return g&&S?.focus(),S}return h(),{node:b,open:m,text:()=>i,replace(g){g!==i&&(i=g,u?u.replace(g):h(),s(g))},async point(g){
g===null&&!u||(await m(g!==null))?.point(g)}}}function Me(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function je(e){return Array.isArray(e)?`[${e.map(je).join(", ")}]`:JSON.stringify(e)}function Pt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Vr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Zr({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([f,d])=>`  "${f}": ${je(d)}`).join(
`,
`)}
}
`}function Kr(e){Pt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${je(t)}
`}function Qr(e){Pt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Q(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Je(t))r[s][a]=o.get(n)??-1;return`[${r.map(je).join(`,
 `)}]
`}function Gr(e){Pt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Ie=[{name:"python",title:"Python: Board(...)",write:Vr},{name:"json",title:"JSON",write:Zr},{name:"move-array",title:"Move array, from 0",write:Kr},{name:"\
grid",title:"LeetCode grid",write:Qr},{name:"hackerrank",title:"HackerRank text",write:Gr}];var Po=["jumps","ladders","snakes","die","start","chained","overshoot"],Xr=Po.slice(0,3);function en(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function tn(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function on(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of tn(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!Po.includes(s))throw new Error(`a board has no option ${s}`);
Xr.includes(s)?r.jumps.push(...rn(a)):r[s]=Lo(a)}return[r]}function Lo(e){try{return en(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function rn(e){
let t=Lo(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${je(r)}`);return t}var nn="format version name author source cells die start chained overshoot jumps".split(" ");function sn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!nn.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function Bo(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${je(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function an(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Je(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function ln(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let c=(t[r]??"").trim().split(
/\s+/);if(r+=1,c.length!==a||!c.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return c.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[c,u]of[["ladder",1],["snake",-1]]){let[f]=o(1,`the number of ${c}s`);
if(f>100)throw new Error(`line ${r}: 100 cells have no room for ${f} ${c}s`);for(let d=0;d<f;d+=1){let p=o(2,`the two cells of a ${c}`);if((p[1]-p[0])*u<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${c}`);i.push(p)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function cn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[an(o)]:typeof o[0]=="object"?o.map(sn):[Bo(o)]}function ot(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return on(t).map(U);if(/^[[{]/.test(t))return cn(t).map(U);if(r&&/[\r\n]/.test(t))return ln(t).map(U);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[U(Bo(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}var Lt=e=>ye(".face","-.19 -.19 .38 .38",se(Re([0,0],e))),rt=()=>l("li.chip",l("span",{role:"img"}),l("small"));function nt({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(A(e,"label",`Roll ${r}`),e.replaceChildren(Lt(r))),M(t,`to cell ${o}`)}var Bt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},fe=e=>`${Bt(e).kind} ${e.join("→")}`,zo=(e,t)=>U({...e,name:"",jumps:t}),
st=(e,t)=>zo(e,e.jumps.filter(([r])=>r!==t)),ze=(e,t,r)=>zo(e,[...st(e,t).jumps,[t,r]]);function Do(e,[t,r],o,n){let s=st(e,t);return o?ze(s,t,n):ze(s,n,r)}var zt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function Wo(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return U({...e,...t,name:"",jumps:o})}function _o(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function Jo(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:f}){let d=e.cellAt(u,f);!d||d===s||(s=d,a=!0,t(n,s))}function c(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:f,clientX:d,clientY:p})=>{let b=e.cellAt(d,p);a=!1,!(u||!f||!b)&&(n=s=b,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var De=(e,t)=>l("label.setting",l("span",e),t);function Fo(e){let t=l("input.button",{type:"number",min:1,max:gt,change:()=>e({cells:t.valueAsNumber})}),r=l("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=ne("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=ne("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ne("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:l(".settings",De("Cells",t),De("Die",r),De("Start",o),De("Past the goal",n),De("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function Ho(e,t){let r=null,o=Ie[0].name,n=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=l("p.quiet",{role:"alert"}),a=ne("Notation",
Ie.map(d=>[d.name,d.title]),o,d=>{o=d,i()});function i(){if(!(!r||!f.open)){n.value=n.placeholder="",M(s,"");try{n.value=Ie.find(d=>d.name===o)?.write(r).trim()??
""}catch(d){n.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!n.value.trim()){M(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){M(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=ot(n.value);t(d[0]),M(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){M(s,`This cannot be read: ${d.message}.`)}}let f=ao("Copy or paste as text",l(".tools",a,I("Copy",null,c),I("Use this text","Read \
the board in the text",u)),n,s);return f.addEventListener("toggle",i),{node:f,show(d){r=d,i()}}}var Dt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Wt(e){let t=null,r=null,o=null,n=null,s=!0,a=l("b.amount"),i=l("span.quiet"),c=l(
"ol.thrown",{label:"A shortest route"}),u=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=I("Undo","Ctrl+Z",()=>e.go(-1)),d=I("Redo","Ctrl+Y",
()=>e.go(1)),p=Fo(w=>g(j=>Wo(j,w),"")),b=Ho(e,w=>e.use(w));function h({distance:w,predecessor:j,throws:O,route:R}){t&&(t.paint({current:o,distance:w,predecessor:j,
route:s,piece:!1}),M(a,O??"none"),M(i,O===null?"the goal is out of reach":re(O).replace(/^\S+ /,"")),Fe(c,R,rt,(B,[J,,x])=>nt(B,J,x)))}let k=()=>t?zt(t.board,o)[0]??
null:null;function y(){if(!t)return;let{board:w,plan:j}=t;h(t);let O=k();t.light(O),t.sketch((O??[]).map(R=>{let[B,J]=V(j,R);return{tag:"circle",attributes:{cx:B,
cy:J,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...zt(w,o).flatMap(m)),A(f,"aria-disabled",!e.can(-1)),A(d,"aria-disabled",!e.can(1))}function m(w){
let{ends:j}=Bt(w),O=I(`Remove ${fe(w)}`,"Delete",()=>S(w)),R=j.map((B,J)=>I(`Move its ${B}`,null,()=>{n={jump:w,end:J},e.say(`Choose the cell where the ${B} of ${fe(
w)} goes.`),t?.cells.get(w[J])?.focus({preventScroll:!0})}));return[O,...R]}function g(w,j){if(t){o=n=null;try{e.use(w(t.board)),e.say(`${j} ${Dt(t.throws)}`.trim())}catch(O){
e.say(`${ve(O.message)}.`),p.show(t.board),y()}}}let S=w=>g(j=>st(j,w[0]),`Removed: ${fe(w)}.`);function $(w,j){let O=k(),R=O?O.indexOf(w):-1;return O&&R>=0?C(O,
R,j):{change:B=>ze(B,w,j),what:`Drawn: ${fe([w,j])}.`}}let C=(w,j,O)=>({change:R=>Do(R,w,j,O),what:`Moved: ${fe(w)} is now ${fe(j?[w[0],O]:[O,w[1]])}.`});function v(w,j){
if(!t)return;let{change:O}=$(w,j),R=t.trial(O(t.board));h(R),e.say(`If you let go here: ${Dt(R.throws)}`)}function T(w,j){let{change:O,what:R}=$(w,j);g(O,R)}function L(){
o=n=null,t&&(t.trial(t.board),y(),W())}function W(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${Dt(t.throws)}`)}return{name:"Draw",under:l("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[l(".score",l("p","Fewest ",a,i)),c,u,l(".tools",f,d,I("Random","Other jumps",()=>g(w=>Gt(w),
"Drawn at random.")),I("Remove all jumps",null,()=>g(w=>({...w,name:"",jumps:[]}),"Removed: all jumps.")),so("Route","One of the shortest routes",w=>{s=w,y()},!0)),
p.node,b.node],show(w){t=w,o=n=null,r=Jo(t,{tries:v,draws:T,drops:L}),p.show(t.board),b.show(t.board),y(),W()},leave:()=>r?.stop(),choose(w){if(!(!t||!w||r?.wasDrawing()))
if(n){let{change:j,what:O}=C(n.jump,n.end,w);g(j,O)}else if(o===w)L();else if(o!==null){let j=o;g(O=>ze(O,j,w),`Drawn: ${fe([j,w])}.`)}else{o=w,y();let j=k(),O=j?
` Or drag an end of ${fe(j)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${O}`)}},key(w,{ctrlKey:j,metaKey:O,shiftKey:R,altKey:B}){
let J=k();if(j||O){let x=w==="y"||R&&w==="Z"?1:w==="z"?-1:0;return x&&e.go(x),x!==0}if(w==="Escape"&&o!==null&&!B)L();else if((w==="Delete"||w==="Backspace")&&J)
S(J);else return!1;return!0}}}function dn(e,t){let r=`You reached the goal in ${re(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var un=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function pn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&un()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Uo(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":pn(r);let n=Ve(o);return e.won()?`${n} ${dn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function Yo(e,t,{
cells:r}){let o=`${ve(Et(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function Vo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${re(e)}: ${r.join(", ")}.`}function _t(e,t){let r=null,o=null,n=l(".dice",{role:"group",label:"Choose what the die shows"}),s=l("b.amount"),a=l("span.quiet"),i=l("b.amount"),c=l("ol.throw\
n",{label:"Your throws"}),u=I("Undo","Take the last throw back (Backspace)",m),f=I("Start again","Back to the start",g),d=I("Show the shortest route",null,()=>S(
!p)),p=!1;function b(){if(!r||!o)return;let{thrown:$}=o,C=o.moves(),v=p||o.won();r.paint({current:o.at(),near:To(C),distance:o.trail(),move:p?null:$.at(-1)??null,
route:p});for(let T of n.children){let L=Number(T.dataset.face);A(T,"aria-disabled",!C.some(([W])=>W===L))}M(s,$.length),M(a,$.length===1?"throw":"throws"),M(i,
v?r.throws??"none":"?"),Fe(c,$,rt,(T,{face:L,stand:W})=>nt(T,L,W));for(let T of[u,f])A(T,"aria-disabled",!$.length);A(d,"aria-pressed",`${p}`),A(e.root,"data-wo\
n",o.won())}function h(){r&&o&&e.say(Uo(o,r.throws,r.faces))}function k($){if(!r||!o||o.won())return;let C=o.at();if(p=!1,!o.throws($)){b(),e.say(Yo($,C,r.board));
return}b();let v=o.thrown.at(-1);v&&r.walk(v),h(),y()}function y(){t?.((o?.thrown??[]).map(({face:$})=>$))}function m(){o?.undo()&&(b(),h(),y())}function g(){!r||
!o?.thrown.length||(o=Me(r.rules),p=!1,b(),h(),y())}function S($){p=$,b(),$&&r?e.say(Vo(r.throws,r.route)):h()}return{name:"Play",under:n,side:[l(".score",l("p",
"You ",s,a),l("p","Fewest ",i)),l(".tools",u,f,!t&&d),c],show($){r=$,o=Me(r.rules),p=!1,n.replaceChildren(...r.faces.map(C=>{let v=I(Lt(C),null,()=>k(C),`Throw ${C}`);
return A(v,"data-face",C),v})),b(),h()},replay($){if(!r)return!1;let C=o;o=Me(r.rules);let v=$.every(T=>o?.throws(T));return v||(o=C),b(),h(),v},leave:()=>A(e.root,
"data-won",null),choose($){let C=o?.moves()??[],v=C.find(([,T])=>T===$)??C.find(([,,T])=>T===$);v?k(v[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${$}\
.`)},key($,{ctrlKey:C,metaKey:v,altKey:T}){if(C||v||T)return!1;let L=Number($);if($==="Backspace")m();else if($!==" "&&r?.faces.includes(L))k(L);else return!1;return!0}}}var at=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var Jt=new Map;function mn(e){let t=Jt.get(e)??new CSSStyleSheet;return Jt.has(e)||t.replaceSync(e),Jt.set(e,t),t}function Zo(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=at;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[mn(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Ko=e=>e.getRootNode().activeElement??
null;var[lt,Qo]=["snl-workbench",1],hn="This browser stores nothing here: download what you want to keep.",gn="The browser's storage is full: download what you want \
to keep.",wn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function it(e){try{let t=JSON.parse(window[e].
getItem(lt)??"null");return t?t.version!==Qo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Go(){let[e,
t]=[it("sessionStorage"),it("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:Qo,signature:"board",sources:{}};return{
kept:o,store(){if(r)return wn;let{signature:n}=o,s=it("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(lt,JSON.stringify(o)),window.localStorage.setItem(lt,JSON.stringify({...o,sources:i})),""}catch(c){return c.name==="QuotaEx\
ceededError"?gn:hn}},elsewhere(){let n=it("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===lt&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function Xo(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var bn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function er({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",u=null,f=l(".tools"),d=l(".tabs",{role:"group",label:"Program"}),p=l(".programs",
d,f),b=()=>a.signatures.find(({name:v})=>v===s.signature)?.template??"",h=()=>s.sources[s.signature]??b();function k(v){i=v,C();let{kind:T,name:L}=i;T==="mine"?
r(h(),!1):r(T==="link"?t??"":a.programs.find(W=>W.name===L)?.source??"",!0)}function y(){let v=e.elsewhere();v===null?u=null:v!==h()&&(u=v),C()}function m(){let[
v,T]=[u,o()];g(v??""),k({kind:"mine"}),u=T,C()}function g(v){v===void 0?delete s.sources[s.signature]:s.sources[s.signature]=v,c=e.store()}function S(){let v=`${i.
name??"mine"}.py`.replaceAll("-","_");Xo(new Blob([o()],{type:"text/x-python"}),v)}function $(){g(t??""),k({kind:"mine"})}function C(){let{kind:v,name:T}=i,L=(O,R)=>{
let B=I(O,null,()=>k(R));return A(B,"aria-pressed",`${v===R.kind}`),B},W=O=>a.programs.filter(R=>R.kind===O).map(R=>[R.name,R.title]),w=ne("A program to look at",
[["","Look at a program"]],T??"",O=>{k(O?{kind:"program",name:O}:{kind:"mine"})});for(let[O,R]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let B=W(R).
map(([J,x])=>l("option",{value:J},x));w.append(l("optgroup",{label:null},B)),w.lastElementChild?.setAttribute("label",O)}w.value=T??"",w.classList.toggle("s-cho\
sen",v==="program"),d.replaceChildren(L("Mine",{kind:"mine"}),...t===null?[]:[L("From the link",{kind:"link"})],w);let j=I("Download","As a file of Python",S);if(v===
"mine"){let O=ne("How it is called",a.signatures.map(J=>[J.name,J.title]),s.signature,J=>{s.signature=J,c=e.store(),u=null,y(),k({kind:"mine"})}),R=I("Reset","B\
ack to the beginning of this signature",()=>{g(),k({kind:"mine"})}),B=u!==null&&I("Other tab's code","Exchange it with the code here",m);f.replaceChildren(O,R,j,
...B?[B]:[])}else v==="link"?f.replaceChildren(I("Make it mine","Instead of what is there",$),j):f.replaceChildren(j)}return{node:p,chosen:()=>i,trouble:()=>c||
(u===null?"":bn),end:e.follow(()=>{y(),n()}),show(v){a=v,y(),a.signatures.some(({name:T})=>T===s.signature)||(s.signature="board"),k(i)},changed(v){i.kind==="mi\
ne"&&g(v)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}var kn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],yn="This code came with the link. It has not run, and runs only when you press a button below.";function tr(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(S),c=Go(),u=Ne(t.address.read()),f=l(".editor"),d=l("p.note.quiet"),p=l("span.strip.quiet",{role:"status"}),b=l("progr\
ess",{max:1,label:"Python is loading",hidden:""}),h=l(".cards"),k=Ye(t),y=I("Stop","End what is running",()=>i.stop()),m=kn.map(([w,j,O])=>I(w,O,()=>L(j))),g=er(
{keeper:c,arrived:u,open:$,text:()=>o?.text()??"",heard:()=>C()});function S({part:w,ready:j}){b.hidden=j===!0||!a,w!==void 0&&A(b,"value",w),j?M(p,a?"It runs …":
""):a&&M(p,`Python is loading (${i.size}, once) …`)}function $(w,j){o?.open(w,j),C()}function C(){let{kind:w}=g.chosen(),j={mine:g.trouble()||i.refusal,program:i.
refusal,link:yn};M(d,j[w]??""),d.classList.toggle("s-strong",w==="link")}async function v(){n=!0;try{let[{make:w},j]=await Promise.all([t.editor(),t.shelf()]);o=
w(f,"Program",O=>{g.changed(O),C()}),g.show(j)}catch(w){M(d,`The editor cannot be loaded: ${w.message}`)}T()}function T(){for(let w of m)A(w,"aria-disabled",a||
!o||!!i.refusal);y.hidden=!a,A(h,"aria-busy",`${a}`),!s&&i.size&&M(p,`Python (${i.size}) loads at the first run.`)}async function L(w){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),h.replaceChildren(),k.clear(),M(p,"It runs …"),T();let{name:j,cells:O,jumps:R,die:B,start:J,chained:x,overshoot:P}=r.board,Z={name:j,cells:O,
jumps:R,die:B,start:J,chained:x,overshoot:P},q=await i.ask({kind:w,program:g.question(),board:Z},z=>M(p,`${z} …`));a=!1,b.hidden=!0,M(p,""),T(),W(q)}function W(w){
let j=qo(w,{step:k.step,draw:O=>I("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){o?.point(O),o?.focus()}});h.replaceChildren(...j),w.line&&
o?.point(w.line),h.scrollIntoView({block:"nearest"}),w.of==="trace"&&w.stepper&&k.step(w.stepper),e.say(Be(j)||"Step through the run below.")}return{name:"Write",
under:l("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[g.node,d,f,l(".tools.acts",m,y,l("span.progress",b,p))],foot:[h],below:[k.node],show(w){
r=w,r.paint({piece:!1}),n||v(),T(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){k.clear(),i.end(),
g.end(),o?.destroy()},more:()=>g.chosen().kind==="mine"?kt(o?.text()??""):"",stays:()=>u===null?"":kt(u)}}var ct=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var or="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",rr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Ft(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(U),s=l("p.speaker",{role:"status"}),a=l("span.quiet"),i=l("p.trouble",{role:"alert"}),c=l(""),u=l(".main",c),f=l(".side"),d=l(".stage",u,f),
p=l(".foot"),b=l(""),h=l("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:h,say:x=>M(s,x),use(x){y.add(x),W(x),L()},can:x=>y.
can(x),go(x){y.can(x)&&(W(y.go(x)),L())},enter(x){w(m.find(P=>P.name===x)??g),W(S.board),L()}},y=_o(Se(o.read())??U(t.board)),m=t.only?[t.only==="Play"?_t(k,r.played):
Wt(k)]:[_t(k),Wt(k),tr(k,r)],g=m.find(({name:x})=>x===wt(o.read()))??m[0],S=$e(y.now()),$=n.map(({name:x},P)=>[`${P}`,x]),C=ne("Board",[["","Your board"],...$],
"",x=>{let P=n[Number(x)];x&&P&&k.use(P)}),v=l("input.address",{readonly:"",label:"To copy",hidden:""});async function T(){let P=`${location.href.split("#")[0]}${oe(
S.board)}${bt(g.name)}${g.more?.()??""}`;v.value=P;try{await navigator.clipboard.writeText(P),k.say("Copied: a link to this board.")}catch{v.hidden=!1,v.select(),
k.say("Copy the link from the field.")}}function L(){let x=m.map(({stays:P})=>P?.()??"").join("");o.write(`${oe(S.board)}${bt(g.name)}${x}`)}function W(x){let P=Ko(
c),Z=c.contains(P)&&P?.dataset.cell;S=$e(x),c.replaceChildren(S.node),A(d,"style",`--shape:${S.shape};--columns:${S.columns}`),A(h,"style",`--rows:${S.plan.rows}`),
M(a,ge({...x,name:""}));let q=n.findIndex(z=>oe(z)===oe(x));C.value=q<0?"":`${q}`,C.options[0].hidden=q>=0,v.hidden=!0,M(i,""),g.show(S),Z&&S.cells.get(Number(Z))?.
focus({preventScroll:!0})}function w(x){g.leave(),g=x;for(let[P,Z]of j.entries())A(Z,"aria-pressed",`${m[P]===g}`);Y(h,"drawing",g.name==="Draw"),Y(h,"writing",
g.name==="Write"),u.replaceChildren(c,g.under),f.replaceChildren(l(".says",s),...g.side),p.replaceChildren(...g.foot??[]),b.replaceChildren(...g.below??[])}let j=m.
map(x=>I(x.name,null,()=>k.enter(x.name)));h.addEventListener("mousedown",x=>{let P=x.target;!P.closest(".s-grid")||!c.contains(P)||(x.preventDefault(),h.focus(
{preventScroll:!0}))}),h.addEventListener("click",({target:x})=>{let P=x.closest(".s-grid .s-cell");P&&c.contains(P)&&g.choose(Number(P.dataset.cell))}),h.addEventListener(
"keydown",x=>{let P=x.target;rr(x)&&x.stopPropagation(),!P.matches(or)&&g.key(x.key,x)&&x.preventDefault()});function O(x){let P=x.composedPath()[0];if(x.defaultPrevented||
!rr(x)||!/^[1-9]$/.test(x.key)||P.closest(`${or}, .snl-stepper`))return;let{top:Z,bottom:q}=c.getBoundingClientRect();q>0&&Z<innerHeight&&g.key(x.key,x)&&x.preventDefault()}
function R(){let x=Se(o.read());x&&(oe(x)!==oe(S.board)||o.links)&&(y.add(x),w(m.find(({name:P})=>P===wt(o.read()))??g),W(x)),M(i,yt(o.read()))}o.keys&&addEventListener(
"keydown",O);let B=o.follow(R);h.append(l(".frame",l(".head",!t.only&&l(".modes",{role:"group",label:"What to do"},j),n.length>0&&l("label.board-of",l("span","B\
oard"),C),a,o.links&&l(".tools",I("Copy link","A link to this board",T),v)),i,d,p)),Y(h,"ready",!0),Y(h,"only",t.only),Y(h,"fixed",t.fixed);let{remove:J}=Zo(e,ct,
h);return e.append(b),w(g),W(S.board),M(i,yt(o.read())),{show:W,replay:x=>g.replay?.(x)??!1,destroy(){removeEventListener("keydown",O),B();for(let x of m)x.end?.();
b.remove(),J()}}}function me(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function ke(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var dt=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[vn]=Ie;function nr({given:e,write:t,around:r},o,n,s){let a=l(""),i=n(e.stub),c=()=>{},u={read:()=>oe(i),write(d){i=Se(d)??i,t(o(i))},follow(d){return c=d,()=>{}},
links:!1,keys:!1},f=`Exercise ${e.number}: the board`;return Ft(a,{board:i,only:"Draw",fixed:!s,label:f},{...r,address:u}),{node:a,show(d){try{i=n(d)}catch{return!1}
return c(),!0}}}var sr=e=>nr(e,t=>`from snl_algos import Board

${e.given.defines} = ${vn.write(t)}`,t=>ot(me(t,e.given.defines))[0],!0),ar=e=>nr(e,({jumps:t})=>`${e.given.defines} = ${dt(t)}`,t=>{let o=Object.entries(ke(me(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return U({...e.given.form.board,jumps:o})},!1);function ir({given:e,write:t,around:r}){let{defines:o,form:n,number:s}=e,
a=l(""),i={read:()=>oe(U(n.board)),write(){},follow:()=>()=>{},links:!1,keys:!1},c=`Exercise ${s}: the board`,u=Ft(a,{board:n.board,only:"Play",label:c},{...r,address:i,
played:d=>t(`${o} = [${d.join(", ")}]`)});function f(d){let p=ke(me(d,o));return Array.isArray(p)&&p.every(Number.isInteger)?p:null}return{node:a,first:"Choose \
the first face.",judge(d){let p=f(d);return p?.length?$n(U(n.board),p):null},show(d){let p=f(d);return!!p&&u.replay(d===e.stub?[]:p)}}}function $n(e,t){let r=Ge(
e),o=Me(r);if(o.won()||!t.every(c=>o.throws(c)))return null;let n=o.won()&&t.length===Pe(r).throws,s=`You reach the goal in ${re(t.length)}.`,a=n?s:o.won()?`${s}\
 Fewer are enough.`:`After ${re(t.length)} you stand on cell ${o.at()}, not on ${e.cells}.`,i=o.thrown.map((c,u)=>`${u+1}. ${Ve(c)}`);return{kind:"result",verdict:{
passed:n,reason:a,details:i,board:null,report:null,line:null}}}function lr({given:e,write:t}){let{defines:r,form:o,number:n}=e,s=U(o.board),{columns:a,rows:i}=Ae(s.cells),c=$e(s);c.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(b=>{let h=b+1,[k,y]=G({cells:s.cells,start:1,columns:a,rows:i},h),m=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${h}`,
input:()=>t(`${r} = ${dt(f())}`)}),g=`grid-row:${i-k};grid-column:${y+1}`;return[h,{input:m,node:l("label.field",{style:g},l("span",`${h}`),m)}]})),f=()=>[...u].
filter(([,{input:b}])=>/^\d+$/.test(b.value.trim())).map(([b,{input:h}])=>[b,Number(h.value)]),d=l(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),p=l(".fields",{role:"group",label:`Exercise ${n}: the distances`,style:`--columns:${a}`},[...u.values()].map(({node:b})=>b));return{node:l(
".distances",d,p),show(b){let h=ke(me(b,r));if(typeof h!="object"||!h||Object.keys(h).some(k=>!u.has(Number(k))))return!1;for(let[k,{input:y}]of u){let m=`${h[k]??
""}`;y.value.trim()!==m&&(y.value=m)}return!0}}}var jn=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ce=e=>jn(e).map((t,r)=>r%2?l(t[0]==="`"?"code":"em",t.slice(1,-1)):t),ut=e=>e.map(([t,r])=>t?l("span",{class:t},
r):r);function cr({given:e,write:t}){let{defines:r}=e,o=e.form.steps,n=o.map(([f])=>f),s=n,a=new Map(o.map(([f,d])=>{let p=I("↑",null,()=>c(f,-1),`Move step ${f} up`),
b=I("↓",null,()=>c(f,1),`Move step ${f} down`),h=l("span.words",l("strong",`${f}.`)," ",Ce(d));return[f,{up:p,down:b,node:l("li.step",h,l(".tools",p,b))}]})),
i=l("ol.steps",{label:"The steps, in your order"});function c(f,d){let p=s.indexOf(f);if(!s[p+d])return;let b=[...s];[b[p],b[p+d]]=[b[p+d],b[p]],s=b,u(),a.get(f)?.[d<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function u(){s.forEach((f,d)=>{let p=a.get(f);p&&(A(p.up,"aria-disabled",d===0),A(p.down,"\
aria-disabled",d===s.length-1),i.append(p.node))})}return u(),{node:i,first:"Put the steps in order first.",show(f){let d=ke(me(f,r));return!Array.isArray(d)||`${[
...d].sort()}`!=`${[...n].sort()}`?!1:(s=d,u(),!0)}}}function dr({given:e,write:t}){let{defines:r,name:o}=e,s=e.form.steps.map(([,a],i)=>{let c=l("input",{type:"\
radio",name:`snl-${o}`,change:()=>t(`${r} = ${i+1}`)});return{input:c,node:l("label.step",c,l("b",`${i+1}.`),l("span.words",Ce(a)))}});return{node:l(".steps",{role:"\
radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:ke(me(a,r));return i!==0&&!s[i-1]?!1:
(s.forEach(({input:c},u)=>{c.checked=u===i-1}),!0)}}}var On={order:cr,choice:dr,board:sr,jumps:ar,throws:ir,distances:lr};function ur(e,t,r){let o=On[e.form.kind];if(!o)return null;let n="",s=!1,a=o({given:e,write:u,
around:r}),i=I("","The Python that this writes",()=>{s=!s,f()}),c=l(".reply",a.node,l(".tools.swap",i),t.node);function u(d){n=d,t.replace(d)}function f(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",A(i,"aria-expanded",`${s}`)}return f(),{node:c,missing:d=>d===e.stub?a.first:"",judge:d=>a.judge?.(d)??null,
show(d){d!==n&&(n=d,!(a.show(d)||s)&&(s=!0,f()))}}}function pr({hints:e,solution_coloured:t,after:r},o){let n=l(".help",l("",{class:"highlight"},l("pre",ut(t))),r.map(h=>l("p",Ce(h)))),s=0,a=l("ol.hints",{label:"\
Hints"}),i=l(".asked",{role:"group",label:"The solution"}),c=I("Hint","A little help; there may be more",f),u=I("Solution","Asks before it shows it",p);function f(){
if(s===e.length)return;s+=1;let h=l("li",{tabindex:-1},l(".help",l("p",Ce(e[s-1]))));a.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
d()}function d(){let h=e.length-s;c.textContent=s?`Next hint (${h} left)`:"Hint",A(c,"aria-disabled",!h),h||(c.textContent="No more hints")}function p(){let h=I(
"Show it",null,b),k=e.length-s,y=k?` There ${k===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(l("p",`Do you want to see a solution?${y}`),
l(".tools",h,I("Not yet",null,()=>(i.replaceChildren(),u.focus())))),h.focus()}function b(){let h=I("Hide it",null,()=>(i.replaceChildren(),u.focus())),k=I("Use\
 it","In the place of what you have",o);i.replaceChildren(l("b","A solution"),n,l(".tools",k,h)),k.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return d(),{buttons:[c,u],nodes:[a,i]}}function Sn(e,t){if(!e)return null;try{let{board:r,node:o}=Nt(e,null);return{node:o,words:ge(r),way:t.draw(r)}}catch{return null}}function En({passed:e,reason:t,
board:r,details:o,line:n},s){let a=Sn(r,s),i=[ae(t),...o.map(ae),a&&l("p.quiet",a.words),et(n,s),a&&l(".tools",a.way)].filter(c=>!!c);return ie(e?"right":"wrong",
e?"Solved":"Not yet",...a?[l(".exhibit",a.node,l(".told",i))]:i)}function Mn({verdict:e,like:t,stepper:r},o){let{report:n,passed:s,reason:a}=e;return[a&&!s&&ie(
"wrong","Not yet",ae(a)),qt({kind:"result",report:n,like:t,stepper:r},o)]}function fr(e,t){if(e.kind==="failure")return[Rt(e,t),tt(e)].filter(n=>!!n);let{verdict:r}=e;
return[...r.report?Mn(e,t):[En(r,t)],tt(e)].filter(n=>!!n)}var In="Nothing is written yet.",Cn="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",mr="It runs. A c\
all may take 1 second …",Tn="The mark stays: another version of yours has solved it.";function hr(e,t,r,o){let{name:n,number:s,stub:a}=t,i=xe(n),c=!1,u=l("p.n\
ote.quiet"),f=l("span.strip.quiet",{role:"status"}),d=l("span.clock.quiet",{"aria-hidden":"true"}),p=l("progress",{max:1,label:"Python is loading",hidden:""}),b=l(
"span.state"),h=l(".cards"),k=Ye(r),y=pr(t,()=>w(t.solution,"This is a solution.")),m=Ro({label:`Exercise ${s}`,picture:ut(t.stub_coloured),stub:a,source:i?.source??
a,editor:r.editor,change:W,trouble:q=>M(u,q)}),g=ur(t,m,r),S=I("Check","Run it and judge it",J),$=I("Stop","End what is running",()=>o.stop()),C=I("Reset","Back\
 to how it was",()=>w(a,g?"":"Ctrl+Z in the editor brings your code back.")),v=null,T=I("Other tab's answer","Exchange it with the answer here",j);T.hidden=!0;let L={
loads:O,changes:B};function W(q){q!==(xe(n)?.source??a)&&M(u,Ot(n,q)),g?.show(q)}function w(q,z){m.replace(q),M(f,z)}function j(){let[q,z]=[v,m.text()];v=z,m.replace(
q??"")}function O({part:q,ready:z}){p.hidden=z===!0,q!==void 0&&A(p,"value",q),M(f,z?mr:`Python is loading (${o.size}, once) …`)}function R(){let q=performance.
now(),z=()=>M(d,`${Math.round((performance.now()-q)/1e3)} s`),K=setInterval(z,1e3);return z(),()=>{clearInterval(K),M(d,"")}}function B(){let q=xe(n)?.solved;M(
b,q?"✓ Solved":""),A(S,"aria-disabled",o.busy()||!!o.refusal),$.hidden=!c,A(h,"aria-busy",`${c}`),!o.begun()&&o.size?M(f,`Python (${o.size}) loads at the firs\
t check.`):!c&&f.textContent?.startsWith("Python")&&M(f,""),o.refusal&&M(u,o.refusal)}async function J(){if(o.busy()||o.refusal)return;let q=m.text();if(!q.trim()){
M(f,In);return}m.point(null),h.replaceChildren(),k.clear();let z=g?.missing(q);if(z){M(f,z);return}P(q,g?.judge(q)??await x(q))}async function x(q){c=!0,M(f,mr);
let z=R(),K={kind:"exercise",exercise:n,program:{source:q}},le=await o.ask(L,K,pe=>M(f,`${pe} …`));return z(),c=!1,p.hidden=!0,le}function P(q,z){z.verdict?.passed&&
M(u,Ot(n,q,!0));let K=fr(z,{step:k.step,draw:pe=>l("a.button",{href:`${t.play}${oe(pe)}&draw`},"Open this board in the workbench"),point:pe=>m.point(pe)});for(let pe of K)
A(pe,"role","group");h.replaceChildren(...K),B(),z.verdict?.passed?M(f,"Solved."):xe(n)?.solved?M(f,`${Be(K)}. ${Tn}`):M(f,Be(K));let le=z.verdict?.line??z.line;
le&&!g&&m.point(le),h.scrollIntoView({block:"nearest"})}let Z=l("",{class:"snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});Z.append(
l(".frame",g?g.node:m.node,u,l(".tools.acts",S,$,d,...y.buttons,C,T,b,l("span.progress",p,f)),h,...y.nodes)),e.replaceChildren(Z,k.node),t.form.steps&&e.closest(
"section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(e,"data-mounted",""),Y(Z,"ready",!0),o.watch(L),g?.show(m.text()),uo((q,z)=>{if(q!==
null&&q!==n)return;let K=xe(n);!z&&K&&K.source!==m.text()&&m.replace(K.source);let le=co(n);z&&le!==null&&le!==m.text()&&(v=le,T.hidden=!1,M(u,Cn)),B()}),B()}var gr=`.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
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
`;function wr(){let e=document.createElement("style");e.textContent=`${at}${ct}${gr}`,document.head.append(e)}var Ht=document.querySelectorAll("div[data-snl-exercise]:not([data-mounted])");if(Ht.length){wr();let[e]=Ht,t=oo(JSON.parse(e.dataset.files??"null")),r=ro(t);for(let o of Ht)
hr(o,JSON.parse(o.dataset.snlExercise??"null"),t,r)}})();
