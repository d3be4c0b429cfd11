// built from web/ by `npm run build`
"use strict";(()=>{var xt='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var Do={format:"snl-workbench",version:2},Wo={what:"stopped",says:"You stopped it."},Ue=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),_o=e=>`${(e/
1e6).toFixed(1)} MB`;function vt(e,t){let r=null,o=!1,n=0,s,a,i=null;function l(){let m=URL.createObjectURL(new Blob([xt],{type:"text/javascript"})),g=new Worker(
m,{type:"module"});g.onmessage=({data:M})=>g===r&&O(M),g.onerror=M=>g===r&&k(M.message),g.postMessage({begin:{home:e.home,core:e.core,memory:s}}),r=g,o=!1}function u(){
clearTimeout(a),r?.terminate(),r=null}function h(m){clearTimeout(a);let{settle:g}=i??{};i=null,g?.(m)}function c(){clearTimeout(a);let{seconds:m}=e,g=`It said n\
othing for ${m} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>p({what:"late",says:g}),1e3*m)}function p(m){u(),l(),h(Ue(m))}function k(m){o?p(
{what:"died",says:`Python itself broke, and begins again: ${m}`}):s?(s=null,u(),l()):(u(),h(Ue({what:"died",says:`Python could not be loaded: ${m}`})))}function b(){
!i||!o||(r?.postMessage({question:i.text}),c())}function O(m){m.memory?s=s===null?null:m.memory:m.bytes?t({part:Math.min(1,m.bytes/e.bytes)}):m.ready?(o=!0,t({ready:o}),
b()):m.failed?k(m.failed):v(JSON.parse(m.said))}function v(m){m.id===i?.id&&(c(),m.kind==="progress"?i?.progress(m.says):h(m))}return{size:`up to ${_o(e.weight)}`,
refusal:null,ask(m,g){n+=1;let M=`${n}`;return new Promise(x=>{i={id:M,text:JSON.stringify({...Do,id:M,...m}),progress:g,settle:x},r||l(),b()})},stop:()=>i&&p(Wo),
end:u}}var Fe=e=>({size:null,refusal:e,ask:async()=>Ue({what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Uo}=oe,Y=e=>Array.from({length:e},(t,r)=>r),He=(e,t,r)=>Math.min(r,Math.max(t,e));function Z({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var $t=({columns:e,start:t})=>e+(t===0?1:0);function F(e,t){let[r,o]=Z(e,t),[n,s]=Uo.anchor;return[
o+n,e.rows-r-1+s]}function G([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function jt([e,t],[
r,o],[n,s]){let[a,i]=[n-r,s-o],l=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=He(l,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function Ee(e,t){let[[o,n],[s,a]]=[e(t-1e-4),e(t+
1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Ae(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of Y(o)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,h],[c,p]]=[e(i),e(l)],
[[k,b],[O,v]]=[Ee(e,i),Ee(e,l)];s.push([u+k*n/3,h+b*n/3],[c-O*n/3,p-v*n/3],[c,p])}return s}var Ot=e=>{let t=oe.light.tints.length;return(Math.round(e)%t+t)%t};var Ke=400,Ye=20,Fo=["stay","bounce","win"];function ye(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Ho(e){if(!Array.isArray(e))return ye(e,"the die",1,Ye);if(!e.length||e.length>Ye)throw new Error(`a die \
in this page has 1 to ${Ye} faces, not ${e.length}`);let t=e.map(o=>ye(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Yo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)ye(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function H(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ye(e.cells,"the number of cells",1,Ke);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Fo.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Yo(
i,r),die:Ho(o),start:ye(n,"start",0,1),chained:s,overshoot:a}}var St=e=>typeof e=="number"?Y(e).map(t=>t+1):e;function Ve(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Ie=e=>Y(e*e).map(t=>{let{columns:r,rows:o}=Ve(e*e),[n,s]=Z({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function Mt(e,t=Math.random){let r=Y(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Y(2*o).map(a=>{let[i,l]=[n(),n()].sort((u,h)=>u-h);return a<o?[i,l]:[l,i]});return H({...e,name:"",
jumps:s})}function be({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,h])=>h>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Et=["Draw","Write"];function Ze(e){let t=new URLSearchParams(e.slice(1));return Te(e)&&Et.find(r=>t.has(r.toLowerCase()))}var Ge=e=>Et.includes(e)?`&${e.toLowerCase()}`:
"",Ko=2e4;function Qe(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ko?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function xe(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function ue({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Vo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Zo=e=>new URLSearchParams(
e.slice(1)).get("board");function At(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Vo(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return H(o)}function Te(e){try{return At(
Zo(e)??"")}catch{return null}}var Go="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Xe(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{At(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Go}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&xe(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var Qo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Xo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",et=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function It(e){return new Promise((t,r)=>{let o=document.createElement("script");o.src=et(e),o.onload=()=>t(globalThis),o.onerror=()=>r(new Error(`${e}\
 is not there`)),document.head.append(o)})}var Tt=({editor:e,shelf:t,python:r})=>({host(o){if(location.protocol==="file:")return Fe(Qo);if(!r)return Fe(Xo);let{
home:n,core:s}=r;return vt({...r,home:et(n),core:et(s)},o)},editor:async()=>(await It(e)).snlEditor,shelf:async()=>(await It(t)).snlShelf,step:async(o,n)=>snlStepper.
mount(o,n,{level:2,keys:!0,difference:!0}),address:{read:()=>location.hash,write:o=>history.replaceState(history.state,"",o),follow(o){let n=()=>xe(location.hash)===
null?o():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function q(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function tt(e,t){for(let r in t)q(e,r,t[r])}var U=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),er=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ct=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)U(s,a,!0);for(let a of r)er(a)?tt(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=Ct(e=>document.createElement(e)),le=Ct(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),fe=(e,t,...r)=>le(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function ot(e){let t=[];return r=>{for(let o of t)U(o,e,!1);t=r.filter(o=>!!o);for(let o of t)U(
o,e,!0)}}var N=(e,t,r,o)=>d("button.button",{type:"button",title:t,label:o,click:r},e);function Nt(e,t,r,o=!1){let n=N(e,t,()=>{o=!o,q(n,"aria-pressed",`${o}`),r(o)});return q(
n,"aria-pressed",`${o}`),n}function X(e,t,r,o){let n=t.map(([a,i])=>d("option",{value:a,selected:a===r&&""},i));return d("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var rt=(e,t,...r)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var qt=(e,...t)=>d("details.fold",d("summary",e),...t);var nt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,se=(e,t="throws")=>`${nt(e)} ${e===1?t.replace(/s$/,""):t}`,pe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,tr={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},Pt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...tr[`${e}`]});function Lt(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,l=n===
o?"":a||i;return r===null?`${pe(l)} from ${t}.`:`From ${t}, roll ${st(r)}: land on ${o}${l&&`, ${l}`}.`}var st=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ee({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),h=t?`${e}.${t}`:e;return le(h,{...r,style:u||null},a.map(ee),i)}var{shape:Rt}=oe;function zt(e,t,r,o){let{spot:n}=G(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function Bt(e,t,r){let{least:o,more:n,head:s,edge:a}=Rt.arc,
{length:i,spot:l}=G(e,t),u=o+n*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,k]=l(i/2,c*u*2),b=[He(p,a,r-a),Math.max(k,a)],O=G(b,t),v=O.spot(O.length-.06);return{from:e,
turn:b,tip:v,...zt(v,b,s,s*.4)}}function at(e,t,r,o,n){let{length:s,spot:a}=G(e,t),i=Math.min(o,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...zt(l,u,n,n/2)}}function Dt(e){let t=Rt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:re}=oe;function it(e,t,r){let{length:o,spot:n}=G(F(e,t),F(e,r));return G(n(re.apart),n(o-re.apart))}function _t(e,t,r){let{length:o,spot:n}=it(e,t,r),
{half:s,over:a,rung:i}=re.ladder,l=Math.max(2,Math.round(o/i)),u=[s,-s].map(c=>[n(-a,c),n(o+a,c)]),h=Y(l+1).map(c=>{let p=o*c/l;return[n(p,s),n(p,-s)]});return{
rails:u,rungs:h}}function Wt(e,t){let r=(e+t)%2?-1:1;return[0,re.snake.bow,-re.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function Jt(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=it(e,t,r),{swing:i,wave:l}=re.snake,u=Math.max(1,Math.round(s/l)),h=o*Math.min(i,.08*s);return c=>{let p=1-(2*c-1)**4,k=h*p*Math.sin(
2*Math.PI*u*c)+n*Math.sin(Math.PI*c);return a(s*c,k)}}function or(e,t,r,o){let n=o.map(([i,l])=>[F(e,i),F(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Wt(
t,r)[0]};for(let i of Wt(t,r)){let l=Jt(e,t,r,i),u=Y(25).map(k=>l(k/24)),h=u.some(([k,b])=>k<.15||k>s-.15||b<.15||b>e.rows-.15),p=u.filter(k=>n.some(([b,O])=>jt(
k,b,O)<re.snake.clear)).length+(h?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Ut(e,t,r,o){let n=Jt(e,t,r,or(e,t,r,o)),{length:s}=it(e,t,r),a=4*
Math.max(1,Math.round(s/re.snake.wave))+2,i=b=>O=>{let v=re.snake.half*(1-.3*O-.6*O**3),[m,g]=n(O),[M,x]=Ee(n,O),E=Math.hypot(M,x)||1;return[m-b*v*x/E,g+b*v*M/E]},
l=Ae(i(1),0,1,a),u=Ae(i(-1),1,0,a),h=[...l,l[l.length-1],u[0],...u],{spot:c}=G(n(0),n(.02)),{skull:p,eye:k}=re.snake;return{outline:h,stripe:Ae(n,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*p),c(-.05,-.55*p)],pupils:[c(-.05-k/3,.55*p),c(-.05-k/3,-.55*p)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Ft=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:qe}=oe,ne=e=>`${Math.round(e*1e3)/1e3}`,ve=e=>e.map(t=>t.map(ne).join(" ")),ke=e=>`M${ve(e).join("L")}`,Ht=e=>`M${ve(e.slice(0,1))}C${ve(e.slice(1)).join(
" ")}`,lt=(e,t,r)=>`M${ve([e])}Q${ve([t,r]).join(" ")}`,V=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Ne=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:ne(t),cy:ne(r),r:o},...n}),ct=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),dt=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:ne(t),y:ne(r),width:o,
height:o,rx:n},...s}),Kt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Vt=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:ne(t),y:ne(r),"\
font-size":o},fill:s,text:n});function rr(e,t,r){let{rails:o,rungs:n}=_t(e,t,r),{rail:s,rungWidth:a}=qe.ladder,i=o.map(ke).join("");return[V("halo",i,{stroke:"c\
ell",width:s+.05}),V("rungs",n.map(ke).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function nr(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:l,tongue:u}=Ut(e,t,r,o),{skull:h,stripe:c,eye:p,pupil:k}=qe.snake,b=`snake-${Ft(t,r)}`,O=`${Ht(n)}Z`;return[V("halo",O,{stroke:"cell",width:.06}),
V("tongue",u.map(v=>ke(v)).join(""),{stroke:b,width:.025}),V("skin",O,{fill:b}),Kt(V("stripe",Ht(s),{stroke:"cell",width:c}),"0.04 0.12"),Ne("skull",a,h,{fill:b}),
...i.map(v=>Ne("eye",v,p,{fill:"die"})),...l.map(v=>Ne("pupil",v,k,{fill:"dieInk"}))]}function Pe(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>ct(a,u,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,rr(e,a,i))),...n.map(([a,i])=>s("snake",a,i,nr(e,a,i,o)))]}function $e([
e,t],r,o=1){let{side:n,corner:s,pip:a}=qe.die,i=Dt(r).map(h=>Ne("pip",h,a,{fill:"dieInk"})),l=Vt("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"no\
w",width:.035};return ct("die",[dt("side",[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${ne(e)} ${ne(t)}) scale(${o})`})}function Yt(e,t,r){let[o,
n]=Z(e,t),s=[n+.06,e.rows-o-.94],a=dt(r,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Kt(a,"0.03 0.06")}function Zt(e,{
from:t,face:r,landing:o,stand:n}){let s=n===o?[]:[Yt(e,n,"stand")];if(r===null)return s;let a=F(e,t);if(t===o)return[$e(a,r)];let{turn:i,neck:l,wings:u}=Bt(a,F(
e,o),$t(e)),h=`--far:${ne(G(a,i).length+G(i,l).length)}`,c=V("arc",lt(a,i,l),{stroke:"now",width:qe.arc.width});return[Yt(e,o,"landing"),...s,{...c,attributes:{
...c.attributes,"stroke-linecap":"butt",style:h}},V("tip",`${ke(u)}Z`,{fill:"now"}),$e(a,r)]}function Gt(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[l,u]=[F(e,
o),F(e,s)],h=at(l,u,u[0]>=l[0]?-.3:.3,.12,.16);o=a;let[c,p]=[h.middle[0],Math.floor(h.middle[1])+.5],k=lt(h.from,h.turn,h.neck),b=`${ke(h.wings)}Z`;return ct("l\
eg",[V("rim",k,{stroke:"cell",width:.1}),V("shaft",k,{stroke:"ink",width:.05}),V("tip",b,{fill:"ink"}),dt("count",[c-.3,p-.14],.28,.04,{fill:"ink"}),Vt("order",
[c-.16,p+.066],.19,`${i+1}`,"cell"),$e([c+.16,p],n,.8)],{style:`--order:${i}`})})}function Qt(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)
o.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[F(e,a),F(e,s)],{from:u,turn:h,tip:c,wings:p}=at(i,l,.12,.18,
.13),k=lt(u,h,c)+ke(p);return V(o.has(s)?"branch.strong":"branch",k,{stroke:"ink",width:.03})})}var ut=e=>fe(".face","-.19 -.19 .38 .38",ee($e([0,0],e))),Le=()=>d("li.chip",d("span",{role:"img"}),d("small"));function Re({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(q(e,"label",`Roll ${r}`),e.replaceChildren(ut(r))),L(t,`to cell ${o}`)}var ft=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ae=e=>`${ft(e).kind} ${e.join("→")}`,Xt=(e,t)=>H({...e,name:"",jumps:t}),
ze=(e,t)=>Xt(e,e.jumps.filter(([r])=>r!==t)),je=(e,t,r)=>Xt(e,[...ze(e,t).jumps,[t,r]]);function eo(e,[t,r],o,n){let s=ze(e,t);return o?je(s,t,n):je(s,n,r)}var pt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function to(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return H({...e,...t,name:"",jumps:o})}function oo(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function ro(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:h}){let c=e.cellAt(u,h);!c||c===s||(s=c,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:h,clientX:c,clientY:p})=>{let k=e.cellAt(c,p);a=!1,!(u||!h||!k)&&(n=s=k,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Oe=(e,t)=>d("label.setting",d("span",e),t);function no(e){let t=d("input.button",{type:"number",min:1,max:Ke,change:()=>e({cells:t.valueAsNumber})}),r=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=X("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=X("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=X("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",Oe("Cells",t),Oe("Die",r),Oe("Start",o),Oe("Past the goal",n),Oe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function me(e){return Array.isArray(e)?`[${e.map(me).join(", ")}]`:JSON.stringify(e)}function mt(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function sr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function ar({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([h,c])=>`  "${h}": ${me(c)}`).join(
`,
`)}
}
`}function ir(e){mt("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${me(t)}
`}function lr(e){mt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Y(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ie(t))r[s][a]=o.get(n)??-1;return`[${r.map(me).join(`,
 `)}]
`}function cr(e){mt("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Be=[{name:"python",title:"Python: Board(...)",write:sr},{name:"json",title:"JSON",write:ar},{name:"move-array",title:"Move array, from 0",write:ir},{name:"\
grid",title:"LeetCode grid",write:lr},{name:"hackerrank",title:"HackerRank text",write:cr}];var so=["jumps","ladders","snakes","die","start","chained","overshoot"],dr=so.slice(0,3);function ur(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function fr(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function pr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of fr(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!so.includes(s))throw new Error(`a board has no option ${s}`);
dr.includes(s)?r.jumps.push(...mr(a)):r[s]=ao(a)}return[r]}function ao(e){try{return ur(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function mr(e){
let t=ao(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${me(r)}`);return t}var hr="format version name author source cells die start chained overshoot jumps".split(" ");function gr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!hr.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function io(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${me(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function wr(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Ie(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function br(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[h]=o(1,`the number of ${l}s`);
if(h>100)throw new Error(`line ${r}: 100 cells have no room for ${h} ${l}s`);for(let c=0;c<h;c+=1){let p=o(2,`the two cells of a ${l}`);if((p[1]-p[0])*u<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function kr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[wr(o)]:typeof o[0]=="object"?o.map(gr):[io(o)]}function lo(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return pr(t).map(H);if(/^[[{]/.test(t))return kr(t).map(H);if(r&&/[\r\n]/.test(t))return br(t).map(H);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[H(io(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function co(e,t){let r=null,o=Be[0].name,n=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=X("Notation",
Be.map(c=>[c.name,c.title]),o,c=>{o=c,i()});function i(){if(!(!r||!h.open)){n.value=n.placeholder="",L(s,"");try{n.value=Be.find(c=>c.name===o)?.write(r).trim()??
""}catch(c){n.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){L(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){L(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=lo(n.value);t(c[0]),L(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){L(s,`This cannot be read: ${c.message}.`)}}let h=qt("Copy or paste as text",d(".tools",a,N("Copy",null,l),N("Use this text","Read \
the board in the text",u)),n,s);return h.addEventListener("toggle",i),{node:h,show(c){r=c,i()}}}var ht=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function gt(e){let t=null,r=null,o=null,n=null,s=!0,a=d("b.amount"),i=d("span.quiet"),l=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),h=N("Undo","Ctrl+Z",()=>e.go(-1)),c=N("Redo","Ctrl+Y",
()=>e.go(1)),p=no(f=>g($=>to($,f),"")),k=co(e,f=>e.use(f));function b({distance:f,predecessor:$,throws:j,route:T}){t&&(t.paint({current:o,distance:f,predecessor:$,
route:s,piece:!1}),L(a,j??"none"),L(i,j===null?"the goal is out of reach":se(j).replace(/^\S+ /,"")),Ce(l,T,Le,(z,[_,,w])=>Re(z,_,w)))}let O=()=>t?pt(t.board,o)[0]??
null:null;function v(){if(!t)return;let{board:f,plan:$}=t;b(t);let j=O();t.light(j),t.sketch((j??[]).map(T=>{let[z,_]=F($,T);return{tag:"circle",attributes:{cx:z,
cy:_,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...pt(f,o).flatMap(m)),q(h,"aria-disabled",!e.can(-1)),q(c,"aria-disabled",!e.can(1))}function m(f){
let{ends:$}=ft(f),j=N(`Remove ${ae(f)}`,"Delete",()=>M(f)),T=$.map((z,_)=>N(`Move its ${z}`,null,()=>{n={jump:f,end:_},e.say(`Choose the cell where the ${z} of ${ae(
f)} goes.`),t?.cells.get(f[_])?.focus({preventScroll:!0})}));return[j,...T]}function g(f,$){if(t){o=n=null;try{e.use(f(t.board)),e.say(`${$} ${ht(t.throws)}`.trim())}catch(j){
e.say(`${pe(j.message)}.`),p.show(t.board),v()}}}let M=f=>g($=>ze($,f[0]),`Removed: ${ae(f)}.`);function x(f,$){let j=O(),T=j?j.indexOf(f):-1;return j&&T>=0?E(j,
T,$):{change:z=>je(z,f,$),what:`Drawn: ${ae([f,$])}.`}}let E=(f,$,j)=>({change:T=>eo(T,f,$,j),what:`Moved: ${ae(f)} is now ${ae($?[f[0],j]:[j,f[1]])}.`});function y(f,$){
if(!t)return;let{change:j}=x(f,$),T=t.trial(j(t.board));b(T),e.say(`If you let go here: ${ht(T.throws)}`)}function A(f,$){let{change:j,what:T}=x(f,$);g(j,T)}function P(){
o=n=null,t&&(t.trial(t.board),v(),D())}function D(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ht(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",a,i)),l,u,d(".tools",h,c,N("Random","Other jumps",()=>g(f=>Mt(f),
"Drawn at random.")),N("Remove all jumps",null,()=>g(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),Nt("Route","One of the shortest routes",f=>{s=f,v()},!0)),
p.node,k.node],show(f){t=f,o=n=null,r=ro(t,{tries:y,draws:A,drops:P}),p.show(t.board),k.show(t.board),v(),D()},leave:()=>r?.stop(),choose(f){if(!(!t||!f||r?.wasDrawing()))
if(n){let{change:$,what:j}=E(n.jump,n.end,f);g($,j)}else if(o===f)P();else if(o!==null){let $=o;g(j=>je(j,$,f),`Drawn: ${ae([$,f])}.`)}else{o=f,v();let $=O(),j=$?
` Or drag an end of ${ae($)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(f,{ctrlKey:$,metaKey:j,shiftKey:T,altKey:z}){
let _=O();if($||j){let w=f==="y"||T&&f==="Z"?1:f==="z"?-1:0;return w&&e.go(w),w!==0}if(f==="Escape"&&o!==null&&!z)P();else if((f==="Delete"||f==="Backspace")&&_)
M(_);else return!1;return!0}}}function De(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function uo({trace:e,rules:t,unit:r}){let{start:o,cells:n,jumps:s}=t,a={cells:n,start:o,...e.layout},{rows:i}=e.layout,l=o===0?1:0,u=e.layout.columns+l,h=Y(n+l).
map(S=>S+1-l),{waits:c}=Pt(e),p=new Map,k=new Map,b=ot("new"),O=ot("touched"),v=!1,m=null,g=new Set,M=null,x=!1;function E(S){let[I,B]=Z(a,S),R=S===o?"start":S===
n&&"goal",J=d(".cell",{role:"gridcell","data-cell":S,"data-end":R,style:`grid-column:${B+1}`},d("span.number",`${S}`),d("span.end",{"data-is":R}),d("span.badge"));
return U(J,"odd",(I+B)%2),p.set(S,J),J}function y(S){for(let I of p.values())I.tabIndex=I===S?0:-1}function A(S){let{key:I,target:B}=S,[R,J]=Z(a,Number(B.dataset.
cell)),W={ArrowLeft:[R,J-1],ArrowRight:[R,J+1],ArrowUp:[R+1,J],ArrowDown:[R-1,J]};if(I==="Enter"||I===" ")B.click();else if(W[I]){let K=h.find(ie=>`${Z(a,ie)}`==
`${W[I]}`);p.get(K??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let P=S=>h.filter(I=>Z(a,I)[0]===S).sort((I,B)=>Z(a,I)[1]-Z(a,B)[1]),D=d(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:A,focusin:({target:S})=>y(S)},Y(i).reverse().map(S=>d(".row",{role:"row"},P(S).map(E))));
y(p.get(o)??p.get(1));let f=`0 0 ${u} ${i}`,$=fe(".layer.jumps",f,Pe(a,s).map(ee)),[j,T,z]=["g.tree","g.move","g.route"].map(S=>le(S)),_=fe(".layer.above",f,j,T,
z);function w(S,I,B){if(!m)return"";let[R,J]=[m.distance.get(S),m.predecessor.get(S)],W=[`cell ${S}`,p.get(S)?.dataset.end];for(let[ie,we]of s)ie===S&&W.push(`${we>
S?"foot of a ladder":"head of a snake"} to ${we}`),we===S&&W.push(`${ie<S?"top of a ladder":"tail of a snake"} from ${ie}`);let K=m.visited.has(S)?"visited":"no\
t reached";return W.push(I?"current":"",R!=null?`reached in ${se(R,r)}`:K,J!=null?`from ${J}`:"",B?c:"",g.has(S)?"part of what is wrong":""),W.filter(Boolean).join(
", ")}function C(S,I,B,R){let J=S.current===I,W=S.visited.has(I),K=S.distance.get(I),ie=S.predecessor.get(I),we=`${[J,R,W,K,ie,g.has(I)]}`;if(k.get(I)===we)return;
k.set(I,we);let zo=K!=null?"reached":W&&"visited";tt(B,{"data-distance":K,"data-tint":K!=null&&Ot(K),"data-from":ie,"data-visited":W,"data-waits":R,"aria-curren\
t":J,"data-state":J?"current":R?"frontier":zo,label:w(I,J,R)}),q(B.lastChild,"data-is",nt(K)||null)}function Q(){if(!m)return;let S=new Set(m.frontier.map(([I])=>I));
for(let[I,B]of p)C(m,I,B,S.has(I))}function te(){if(!m)return;let S=v?Qt(a,m.predecessor,m.current):[];j.replaceChildren(...S.map(ee))}let ge=S=>S.map(I=>$.querySelector(
`[data-ends="${I} ${s.get(I)}"]`));function yt(S,I){let B=new Set(ge(I));for(let R of $.children)U(R,S,B.has(R))}function Lo(S){let I=S&&e.answer?.route||[],B=I.
flatMap(([,R,J])=>J===R?[]:t.ride(R).feet);z.replaceChildren(...Gt(a,I,o).map(ee)),U($,"routed",I.length),yt("taken",B)}let Ro=`${u>7?".close":""}${u>12?".dense":
""}${u>24?".tiny":""}`;return{plan:a,cells:p,columns:u,shape:u/i,node:d(`.board${Ro}`,{style:`--wide:${u};--high:${i}`},d(".sheet",D,$,_)),paint(S,I,B,R){m=S,Q(),
b([...I].map(J=>p.get(J))),te(),T.replaceChildren(...(B?Zt(a,B):[]).map(ee)),O(ge(B?.feet??[])),R!==x&&Lo(R),M=B,x=R},showTree(S){v=S,te()},mark(S,I){let B=I.flatMap(
W=>W.moves??[]),R=I.flatMap(W=>W.jumps??[]),J=B.flatMap(([,W])=>t.ride(W).feet);yt("found",[...R.map(([W])=>W),...J]),g=new Set(I.flatMap(W=>W.cells??[]));for(let[
W,K]of p)U(K,"differs",W===S),U(K,"found",g.has(W));Q()},drawn:()=>({trace:e,plan:a,jumps:s,state:m,found:g,move:M,treeShown:v,routed:x})}}function fo({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([c,p])=>c!==p)),i=typeof r=="number"?Array.from({length:r},(c,p)=>p+
1):r;function l(c,p=[]){if(p.includes(c))return{feet:p,stand:null};let k=a.get(c);return k===void 0||p.length&&!n?{feet:p,stand:c}:l(k,[...p,c])}function u(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function h(c){return c===e?[]:i.flatMap(p=>{let k=u(c+p),b=k>0?l(k).stand:null;return b===null?[]:[[p,k,b]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:h}}function wt({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(o.get(l)??0)+1;for(let h of r(l)){let c=h[2];o.has(
c)||(o.set(c,u),n.set(c,l),s.set(c,h),a.push(c))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var yr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",xr=260,po=([e,t])=>`translate(${e}px,${t}px)`;function Se(e){let t=fo(e),r=wt(t),
o={board:e,layout:Ve(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=uo({trace:o,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=le("path.pie\
ce",{d:yr}),l=le("g.sketch"),[u,h]=[n.columns,s.rows],c=fe(".layer.top",`0 0 ${u} ${h}`,l,i);n.node.firstElementChild?.append(c);let p="",k=n.node.querySelector(
"[role=grid]");k&&q(k,"label",`Board: ${be(e)}`);let b=n.node.querySelector(".s-jumps");function O({from:v,landing:m,stand:g,feet:M}){let x=M.map(E=>t.jumps.get(
E)??g);return[v,m,...x].map(E=>F(s,E))}return{...r,board:e,rules:t,plan:s,cells:a,faces:St(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(v){
let{current:m=null,near:g=[],distance:M,predecessor:x,move:E=null}=v,{route:y=!1,piece:A=!0}=v,P={current:m,frontier:[...g].map(f=>[f,""]),distance:M??new Map,predecessor:x??
new Map,visited:new Map},D=`${o.answer.route}`;y&&D!==p&&n.paint(P,new Set,E,!1),p=D,n.paint(P,new Set,E,y),q(i,"visibility",!(A&&m!==null)&&"hidden"),m!==null&&
q(i,"style",`transform:${po(F(s,m))}`)},walk(v){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let m=O(v),[[g,M],[x,E]]=m,y=[(g+x)/2,Math.min(
M,E)-.35],A=[m[0],y,...m.slice(1)].map(P=>({transform:po(P)}));i.animate(A,{duration:xr*(m.length-1),easing:"ease-in-out"})},trial(v){let m=new Map(v.jumps),g=new Set;
for(let y of[...b?.children??[]]){let[A,P]=(y.getAttribute("data-ends")??"").split(" ").map(Number);m.get(A)===P?g.add(A):y.remove()}let M=new Map(v.jumps.filter(
([y])=>!g.has(y))),x=Pe(s,M).map(ee);for(let y of x)U(y,"lit",!0);b?.append(...x),t.jumps.clear();for(let[y,A]of m)t.jumps.set(y,A);let E=wt(t);return o.answer.
route=E.route,E},light(v){for(let m of b?.children??[])U(m,"lit",m.getAttribute("data-ends")===v?.join(" "))},sketch:v=>l.replaceChildren(...v.map(ee)),cellAt(v,m){
let M=n.node.getRootNode().elementFromPoint(v,m)?.closest("[data-cell]"),x=M&&n.node.contains(M)&&M.dataset.cell;return x?Number(x):null}}}var mo=e=>new Set(e.map(
([,t])=>t));function vr(e,t){let r=`You reached the goal in ${se(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var $r=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function jr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&$r()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function ho(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":jr(r);let n=Lt(o);return e.won()?`${n} ${vr(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function go(e,t,{
cells:r}){let o=`${pe(st(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function wo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${se(e)}: ${r.join(", ")}.`}function bt(e,t){let r=null,o=null,n=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amount"),l=d("ol.throw\
n",{label:"Your throws"}),u=N("Undo","Take the last throw back (Backspace)",m),h=N("Start again","Back to the start",g),c=N("Show the shortest route",null,()=>M(
!p)),p=!1;function k(){if(!r||!o)return;let{thrown:x}=o,E=o.moves(),y=p||o.won();r.paint({current:o.at(),near:mo(E),distance:o.trail(),move:p?null:x.at(-1)??null,
route:p});for(let A of n.children){let P=Number(A.dataset.face);q(A,"aria-disabled",!E.some(([D])=>D===P))}L(s,x.length),L(a,x.length===1?"throw":"throws"),L(i,
y?r.throws??"none":"?"),Ce(l,x,Le,(A,{face:P,stand:D})=>Re(A,P,D));for(let A of[u,h])q(A,"aria-disabled",!x.length);q(c,"aria-pressed",`${p}`),q(e.root,"data-wo\
n",o.won())}function b(){r&&o&&e.say(ho(o,r.throws,r.faces))}function O(x){if(!r||!o||o.won())return;let E=o.at();if(p=!1,!o.throws(x)){k(),e.say(go(x,E,r.board));
return}k();let y=o.thrown.at(-1);y&&r.walk(y),b(),v()}function v(){t?.((o?.thrown??[]).map(({face:x})=>x))}function m(){o?.undo()&&(k(),b(),v())}function g(){!r||
!o?.thrown.length||(o=De(r.rules),p=!1,k(),b(),v())}function M(x){p=x,k(),x&&r?e.say(wo(r.throws,r.route)):b()}return{name:"Play",under:n,side:[d(".score",d("p",
"You ",s,a),d("p","Fewest ",i)),d(".tools",u,h,!t&&c),l],show(x){r=x,o=De(r.rules),p=!1,n.replaceChildren(...r.faces.map(E=>{let y=N(ut(E),null,()=>O(E),`Throw ${E}`);
return q(y,"data-face",E),y})),k(),b()},replay(x){if(!r)return!1;let E=o;o=De(r.rules);let y=x.every(A=>o?.throws(A));return y||(o=E),k(),b(),y},leave:()=>q(e.root,
"data-won",null),choose(x){let E=o?.moves()??[],y=E.find(([,A])=>A===x)??E.find(([,,A])=>A===x);y?O(y[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${x}\
.`)},key(x,{ctrlKey:E,metaKey:y,altKey:A}){if(E||y||A)return!1;let P=Number(x);if(x==="Backspace")m();else if(x!==" "&&r?.faces.includes(P))O(P);else return!1;return!0}}}var bo=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var kt=new Map;function Sr(e){let t=kt.get(e)??new CSSStyleSheet;return kt.has(e)||t.replaceSync(e),kt.set(e,t),t}function ko(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=bo;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Sr(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var yo=e=>e.getRootNode().activeElement??
null;var[_e,xo]=["snl-workbench",1],Mr="This browser stores nothing here: download what you want to keep.",Er="The browser's storage is full: download what you want \
to keep.",Ar="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function We(e){try{let t=JSON.parse(window[e].
getItem(_e)??"null");return t?t.version!==xo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function vo(){let[e,
t]=[We("sessionStorage"),We("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:xo,signature:"board",sources:{}};return{
kept:o,store(){if(r)return Ar;let{signature:n}=o,s=We("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(_e,JSON.stringify(o)),window.localStorage.setItem(_e,JSON.stringify({...o,sources:i})),""}catch(l){return l.name==="QuotaEx\
ceededError"?Er:Mr}},elsewhere(){let n=We("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===_e&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function $o(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Ir="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function jo({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,h=d(".tools"),c=d(".tabs",{role:"group",label:"Program"}),p=d(".programs",
c,h),k=()=>a.signatures.find(({name:y})=>y===s.signature)?.template??"",b=()=>s.sources[s.signature]??k();function O(y){i=y,E();let{kind:A,name:P}=i;A==="mine"?
r(b(),!1):r(A==="link"?t??"":a.programs.find(D=>D.name===P)?.source??"",!0)}function v(){let y=e.elsewhere();y===null?u=null:y!==b()&&(u=y),E()}function m(){let[
y,A]=[u,o()];g(y??""),O({kind:"mine"}),u=A,E()}function g(y){y===void 0?delete s.sources[s.signature]:s.sources[s.signature]=y,l=e.store()}function M(){let y=`${i.
name??"mine"}.py`.replaceAll("-","_");$o(new Blob([o()],{type:"text/x-python"}),y)}function x(){g(t??""),O({kind:"mine"})}function E(){let{kind:y,name:A}=i,P=(j,T)=>{
let z=N(j,null,()=>O(T));return q(z,"aria-pressed",`${y===T.kind}`),z},D=j=>a.programs.filter(T=>T.kind===j).map(T=>[T.name,T.title]),f=X("A program to look at",
[["","Look at a program"]],A??"",j=>{O(j?{kind:"program",name:j}:{kind:"mine"})});for(let[j,T]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let z=D(T).
map(([_,w])=>d("option",{value:_},w));f.append(d("optgroup",{label:null},z)),f.lastElementChild?.setAttribute("label",j)}f.value=A??"",f.classList.toggle("s-cho\
sen",y==="program"),c.replaceChildren(P("Mine",{kind:"mine"}),...t===null?[]:[P("From the link",{kind:"link"})],f);let $=N("Download","As a file of Python",M);if(y===
"mine"){let j=X("How it is called",a.signatures.map(_=>[_.name,_.title]),s.signature,_=>{s.signature=_,l=e.store(),u=null,v(),O({kind:"mine"})}),T=N("Reset","Ba\
ck to the beginning of this signature",()=>{g(),O({kind:"mine"})}),z=u!==null&&N("Other tab's code","Exchange it with the code here",m);h.replaceChildren(j,T,$,
...z?[z]:[])}else y==="link"?h.replaceChildren(N("Make it mine","Instead of what is there",x),$):h.replaceChildren($)}return{node:p,chosen:()=>i,trouble:()=>l||
(u===null?"":Ir),end:e.follow(()=>{v(),n()}),show(y){a=y,v(),a.signatures.some(({name:A})=>A===s.signature)||(s.signature="board"),O(i)},changed(y){i.kind==="mi\
ne"&&g(y)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}function Oo(e){let t=d(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=d("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var Me=e=>e===null?"out of reach":se(e),Je=e=>`${pe(e)}${/[.?!]$/.test(e)?"":"."}`,de=(e,t,...r)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),r.filter(o=>!!o)),
he=e=>e&&d("p",`${e}`),ce=e=>e&&d("p.quiet",`${e}`),So=(e,t)=>d("p","Right is ",d("b",Me(e)),", yours says ",d("b",Me(t)),"."),Mo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Eo=(e,t)=>e!==null&&d(".tools",N(`Show line ${e}`,null,()=>t.point(e)));function Tr(e,t){
let r=H(e),o=Se(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=d(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function Cr({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:h,
smallest:c}=e,p=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,k=ce(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),b=h.map(x=>ce(`Note: ${x.says}\
.`));if(s===null)return de("open",`${e.name} could not be judged`,he(Je(a.says)),...b);if(s)return de("right",`${e.name} is right on every board that was played`,
d("p",d("b","Proven"),`, by playing every one: ${i}.`),l&&d("p",d("b","Tested"),`, which proves nothing about others: ${l}.`),ce(`${p}.`),k,...b);let{board:O,node:v}=Tr(
e.board,a),m=typeof e.got=="number"||e.got===null,g=c?"Wrong on this board, the smallest there is":"Wrong on this board",M=[m?So(e.expected,e.got):he(`Right is ${Me(
e.expected)}. Yours: ${e.got.says}.`),(m||a.kind!==e.got.kind)&&he(Je(a.says)),he(Mo(e.got)),...t.slice(0,2).map(x=>ce(`It answers like a known mistake: ${x.title}\
. The repair: ${x.repair}`)),ce(`${be(O)} · ${p}`),k,...b,d(".tools",r&&N("Step to the first difference",null,()=>o.step(r)),o.draw(O))];return de("wrong",g,d(
".exhibit",v,d(".told",M.filter(x=>!!x))))}function Nr({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?de("right",`Right on this board: ${Me(
r)}`,ce("One board proves little. Check plays them all, smallest first.")):de("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&So(o,r),n&&he(Je(`${n.says}${s===null?"":`, in line ${s}`}`)),he(Mo(n)),Eo(s,a))}function qr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>d("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return de(
"open",`On this board: ${Me(e.throws)}`,rt("","Comparison",d("table",d("thead",d("tr",t.map(n=>d("th",{scope:"col"},n)))),d("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>ce(`${n} first differs at cell ${s}: ${a.says}.`)))}var Pr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Lr=({what:e,says:t,line:r},o)=>de(e==="stopped"?
"open":"wrong",Pr[e]??"That did not work",he(Je(`${r===null?"":`line ${r}: `}${t}`)),Eo(r,o));function Rr({printed:e,more_printed:t}){return e?.length?de("open",
"It printed",rt(".printed","What it printed",e.map(r=>d(".piece",d("span.quiet",r.line===null?"":`line ${r.line}`),d("code",r.text)))),ce(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ao(e,t){return[e.kind==="failure"?Lr(e,t):e.of==="check"?Cr(e,t):e.of==="compare"?qr(e):e.of==="solve"&&Nr(e,t),Rr(e)].
filter(o=>!!o)}var Io=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var zr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Br="This code came with the link. It has not run, and runs only when you press a button below.";function To(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(M),l=vo(),u=xe(t.address.read()),h=d(".editor"),c=d("p.note.quiet"),p=d("span.strip.quiet",{role:"status"}),k=d("progr\
ess",{max:1,label:"Python is loading",hidden:""}),b=d(".cards"),O=Oo(t),v=N("Stop","End what is running",()=>i.stop()),m=zr.map(([f,$,j])=>N(f,j,()=>P($))),g=jo(
{keeper:l,arrived:u,open:x,text:()=>o?.text()??"",heard:()=>E()});function M({part:f,ready:$}){k.hidden=$===!0||!a,f!==void 0&&q(k,"value",f),$?L(p,a?"It runs …":
""):a&&L(p,`Python is loading (${i.size}, once) …`)}function x(f,$){o?.open(f,$),E()}function E(){let{kind:f}=g.chosen(),$={mine:g.trouble()||i.refusal,program:i.
refusal,link:Br};L(c,$[f]??""),c.classList.toggle("s-strong",f==="link")}async function y(){n=!0;try{let[{make:f},$]=await Promise.all([t.editor(),t.shelf()]);o=
f(h,"Program",j=>{g.changed(j),E()}),g.show($)}catch(f){L(c,`The editor cannot be loaded: ${f.message}`)}A()}function A(){for(let f of m)q(f,"aria-disabled",a||
!o||!!i.refusal);v.hidden=!a,q(b,"aria-busy",`${a}`),!s&&i.size&&L(p,`Python (${i.size}) loads at the first run.`)}async function P(f){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),b.replaceChildren(),O.clear(),L(p,"It runs …"),A();let{name:$,cells:j,jumps:T,die:z,start:_,chained:w,overshoot:C}=r.board,Q={name:$,cells:j,
jumps:T,die:z,start:_,chained:w,overshoot:C},te=await i.ask({kind:f,program:g.question(),board:Q},ge=>L(p,`${ge} …`));a=!1,k.hidden=!0,L(p,""),A(),D(te)}function D(f){
let $=Ao(f,{step:O.step,draw:j=>N("Move this board to Draw",null,()=>{e.use(j),e.enter("Draw")}),point(j){o?.point(j),o?.focus()}});b.replaceChildren(...$),f.line&&
o?.point(f.line),b.scrollIntoView({block:"nearest"}),f.of==="trace"&&f.stepper&&O.step(f.stepper),e.say(Io($)||"Step through the run below.")}return{name:"Write",
under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[g.node,c,h,d(".tools.acts",m,v,d("span.progress",k,p))],foot:[b],below:[O.node],show(f){
r=f,r.paint({piece:!1}),n||y(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){O.clear(),i.end(),
g.end(),o?.destroy()},more:()=>g.chosen().kind==="mine"?Qe(o?.text()??""):"",stays:()=>u===null?"":Qe(u)}}var Co=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var No="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",qo=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Po(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(H),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d("p.trouble",{role:"alert"}),l=d(""),u=d(".main",l),h=d(".side"),c=d(".stage",u,h),
p=d(".foot"),k=d(""),b=d("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),O={root:b,say:w=>L(s,w),use(w){v.add(w),D(w),P()},can:w=>v.
can(w),go(w){v.can(w)&&(D(v.go(w)),P())},enter(w){f(m.find(C=>C.name===w)??g),D(M.board),P()}},v=oo(Te(o.read())??H(t.board)),m=t.only?[t.only==="Play"?bt(O,r.played):
gt(O)]:[bt(O),gt(O),To(O,r)],g=m.find(({name:w})=>w===Ze(o.read()))??m[0],M=Se(v.now()),x=n.map(({name:w},C)=>[`${C}`,w]),E=X("Board",[["","Your board"],...x],"",
w=>{let C=n[Number(w)];w&&C&&O.use(C)}),y=d("input.address",{readonly:"",label:"To copy",hidden:""});async function A(){let C=`${location.href.split("#")[0]}${ue(
M.board)}${Ge(g.name)}${g.more?.()??""}`;y.value=C;try{await navigator.clipboard.writeText(C),O.say("Copied: a link to this board.")}catch{y.hidden=!1,y.select(),
O.say("Copy the link from the field.")}}function P(){let w=m.map(({stays:C})=>C?.()??"").join("");o.write(`${ue(M.board)}${Ge(g.name)}${w}`)}function D(w){let C=yo(
l),Q=l.contains(C)&&C?.dataset.cell;M=Se(w),l.replaceChildren(M.node),q(c,"style",`--shape:${M.shape};--columns:${M.columns}`),q(b,"style",`--rows:${M.plan.rows}`),
L(a,be({...w,name:""}));let te=n.findIndex(ge=>ue(ge)===ue(w));E.value=te<0?"":`${te}`,E.options[0].hidden=te>=0,y.hidden=!0,L(i,""),g.show(M),Q&&M.cells.get(Number(
Q))?.focus({preventScroll:!0})}function f(w){g.leave(),g=w;for(let[C,Q]of $.entries())q(Q,"aria-pressed",`${m[C]===g}`);U(b,"drawing",g.name==="Draw"),U(b,"writ\
ing",g.name==="Write"),u.replaceChildren(l,g.under),h.replaceChildren(d(".says",s),...g.side),p.replaceChildren(...g.foot??[]),k.replaceChildren(...g.below??[])}
let $=m.map(w=>N(w.name,null,()=>O.enter(w.name)));b.addEventListener("mousedown",w=>{let C=w.target;!C.closest(".s-grid")||!l.contains(C)||(w.preventDefault(),
b.focus({preventScroll:!0}))}),b.addEventListener("click",({target:w})=>{let C=w.closest(".s-grid .s-cell");C&&l.contains(C)&&g.choose(Number(C.dataset.cell))}),
b.addEventListener("keydown",w=>{let C=w.target;qo(w)&&w.stopPropagation(),!C.matches(No)&&g.key(w.key,w)&&w.preventDefault()});function j(w){let C=w.composedPath()[0];
if(w.defaultPrevented||!qo(w)||!/^[1-9]$/.test(w.key)||C.closest(`${No}, .snl-stepper`))return;let{top:Q,bottom:te}=l.getBoundingClientRect();te>0&&Q<innerHeight&&
g.key(w.key,w)&&w.preventDefault()}function T(){let w=Te(o.read());w&&(ue(w)!==ue(M.board)||o.links)&&(v.add(w),f(m.find(({name:C})=>C===Ze(o.read()))??g),D(w)),
L(i,Xe(o.read()))}o.keys&&addEventListener("keydown",j);let z=o.follow(T);b.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},$),
n.length>0&&d("label.board-of",d("span","Board"),E),a,o.links&&d(".tools",N("Copy link","A link to this board",A),y)),i,c,p)),U(b,"ready",!0),U(b,"only",t.only),
U(b,"fixed",t.fixed);let{remove:_}=ko(e,Co,b);return e.append(k),f(g),D(M.board),L(i,Xe(o.read())),{show:D,replay:w=>g.replay?.(w)??!1,destroy(){removeEventListener(
"keydown",j),z();for(let w of m)w.end?.();k.remove(),_()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Po(e,t,Tt(t.files))}})();
