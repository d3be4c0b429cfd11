// built from web/ by `npm run build`
"use strict";(()=>{var Ke=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Et(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=Ke(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var un='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var mn={format:"snl-workbench",version:2},Ye=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var po={what:"stopped",says:"You stopped it."},fo=e=>`${(e/1e6).toFixed(1)} MB`;function pn(e,t){let r=null,n=!1,o=0,s,i,a=null;function c(){let w=URL.createObjectURL(
new Blob([un],{type:"text/javascript"})),x=new Worker(w,{type:"module"});x.onmessage=({data:M})=>x===r&&g(M),x.onerror=M=>x===r&&f(M.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=x,n=!1}function d(){clearTimeout(i),r?.terminate(),r=null}function p(w){clearTimeout(i);let{settle:x}=a??{};a=null,x?.(w)}
function u(){if(clearTimeout(i),a?.silent)return;let{seconds:w}=e,x=`It said nothing for ${w} seconds, so it was ended. Python begins again.`;i=setTimeout(()=>m(
{what:"late",says:x}),1e3*w)}function m(w){d(),c(),p(Ye(w))}function f(w){n?m({what:"died",says:`Python itself broke, and begins again: ${w}`}):s?(s=null,d(),c()):
(d(),p(Ye({what:"died",says:`Python could not be loaded: ${w}`})))}function h(){!a||!n||(r?.postMessage({question:a.text}),u())}function g(w){w.memory?s=s===null?
null:w.memory:w.bytes?t({part:Math.min(1,w.bytes/e.bytes)}):w.ready?(n=!0,t({ready:n}),h()):w.failed?f(w.failed):w.said&&k(JSON.parse(w.said))}function k(w){w.id===
a?.id&&(u(),w.kind==="progress"?a.progress(w.says):p(w))}return{size:`up to ${fo(e.weight)}`,refusal:null,ask(w,x){o+=1;let M=`${o}`;return new Promise(v=>{a={id:M,
text:JSON.stringify({...mn,id:M,...w}),silent:w.kind==="cell",progress:x,settle:v},r||c(),h()})},stop:()=>a&&m(po),end:d}}var Pt=e=>({size:null,refusal:e,ask:async()=>Ye(
{what:"died",says:e}),stop(){},end(){}});var We={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:K}=We,Q=e=>Array.from({length:e},(t,r)=>r),$e=(e,t,r)=>Math.min(r,Math.max(t,e));function ee({start:e,columns:t},r){let n=1-e;if(r===0)return[0,0];let o=Math.
floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}function fn({cells:e,start:t}){return Q(e+1-t).map(r=>r+t)}var Se=({columns:e,start:t})=>e+1-t;function Y(e,t){
let[r,n]=ee(e,t),[o,s]=K.anchor;return[n+o,e.rows-r-1+s]}function ie([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,i=(n-t)/o;return{length:o,spot:(c,d=0)=>[
e+c*s-d*i,t+c*i+d*s]}}function hn([e,t],[r,n],[o,s]){let[i,a]=[o-r,s-n],c=((e-r)*i+(t-n)*a)/(i*i+a*a||1),d=$e(c,0,1);return Math.hypot(e-r-d*i,t-n-d*a)}function Qe(e,t){
let[[n,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-n)/(2*1e-4),(i-o)/(2*1e-4)]}function Ze(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let i of Q(n)){let[a,c]=[t+i*o,t+(i+
1)*o],[[d,p],[u,m]]=[e(a),e(c)],[[f,h],[g,k]]=[Qe(e,a),Qe(e,c)];s.push([d+f*o/3,p+h*o/3],[u-g*o/3,m-k*o/3],[u,m])}return s}var go=4,Tt=(e,t)=>{let r=We.light.tints.
length-1;return Math.round(r*$e(e/Math.max(t,go),0,1))};var At=400,Ot=20,bo=["stay","bounce","win"];function Le(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function wo(e){if(!Array.isArray(e))return Le(e,"the die",1,Ot);if(!e.length||e.length>Ot)throw new Error(`a die \
in this page has 1 to ${Ot} faces, not ${e.length}`);let t=e.map(n=>Le(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function yo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let a of n)Le(a,`a cell of the jump ${o}→${s}`,1,e);let i=r.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function _(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Le(e.cells,"the number of cells",1,At);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=bo.find(d=>d===i);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:yo(a,r),die:wo(n),start:Le(o,"start",0,1),chained:s,overshoot:c}}function Ie(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**
2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Xe=e=>Q(e*e).map(t=>{let{columns:r,rows:n}=Ie(e*e),[o,s]=ee({cells:e*e,start:1,columns:r,rows:n},t+1);return{cell:t+
1,row:e-1-o,column:s}});function gn(e,t=Math.random){let r=Q(Math.max(0,e.cells-2)).map(i=>i+2),n=Math.min(Math.round(e.cells/8),Math.floor(r.length/4)),o=()=>r.
splice(Math.floor(t()*r.length),1)[0],s=Q(2*n).map(i=>{let[a,c]=[o(),o()].sort((d,p)=>d-p);return i<n?[a,c]:[c,a]});return _({...e,name:"",jumps:s})}function be({
name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:i}){let a=r.filter(([d,p])=>p>d).length,c=[`${t} ${t===1?"cell":"cells"}`,`${a} ${a===1?"ladder":"ladde\
rs"}`,`${r.length-a} ${r.length-a===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===0&&c.push("starts off the boa\
rd"),s&&c.push("jumps are chained"),i==="bounce"&&c.push("bounces off the goal"),i==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(" · ")}var bn=["Draw","Write"];function ko(e){let t=new URLSearchParams(e.slice(1));return yn(e)&&bn.find(r=>t.has(r.toLowerCase()))}var xo=e=>bn.includes(e)?`&${e.toLowerCase()}`:
"",vo=2e4;function $o(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>vo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function et(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ce({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let i=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,a=[r!==6&&`d${i}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...a.filter(Boolean)].join(".")}`}var So=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Mo=e=>new URLSearchParams(
e.slice(1)).get("board");function wn(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=So(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(n)}function yn(e){try{return wn(
Mo(e)??"")}catch{return null}}var jt=e=>({board:e,mode:"",code:null,trouble:""}),kn=e=>({board:yn(e),mode:ko(e)??"",code:et(e),trouble:Po(e)}),tt=(e,t,r)=>`${ce(
e)}${xo(t)}${$o(r??"")}`,Eo="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Po(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{wn(r)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Eo}`}let n=r.split(".").find(
o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&et(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var To="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Oo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",nt=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Pt(To);if(!r)
return Pt(Oo);let{home:o,core:s}=r;return pn({...r,home:Ke(o),core:Ke(s)},n)},editor:()=>Et(e).then(()=>snlEditor),shelf:()=>Et(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>kn(location.hash),set:(...n)=>history.replaceState(history.state,"",tt(...n)),subscribe(n){let o=()=>et(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function A(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Rt(e,t){for(let r in t)A(e,r,t[r])}var J=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Ao=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,jo="http://www.w3.org/1999/xhtml",Ro="http://www.w3.org/2000/svg";function xn(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let i of o)
J(s,i,!0);for(let i of r)Ao(i)?Rt(s,i):s.append(...[i].flat().filter(Boolean));return s}var l=(e,...t)=>xn(jo,e,t),de=(e,...t)=>xn(Ro,e,t),me=(e,t,...r)=>de(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function rt(e,t,r,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(r());n(i,o)})}function Ct(e){let t=[];
return r=>{for(let n of t)J(n,e,!1);t=r.filter(n=>!!n);for(let n of t)J(n,e,!0)}}var S=(e,t,r,n)=>l("button.button",{type:"button",title:t,label:n,click:r},e);function vn(e,t,r,n=!1){let o=S(e,t,()=>{n=!n,A(o,"aria-pressed",`${n}`),r(n)});return A(
o,"aria-pressed",`${n}`),o}function le(e,t,r,n){let o=t.map(([i,a])=>l("option",{value:i,selected:i===r&&""},a)),s=l("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var Nt=(e,t,...r)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);async function ot(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var $n=(e,...t)=>l("details.fold",l("summary",e),...t);var Sn=e=>e.closest("section section")?3:2;function Mn(e,t){e.addEventListener("click",({target:r})=>{let n=r.closest(".s-grid .s-cell");n&&t(Number(n.dataset.cell))}),e.addEventListener("mousedown",r=>{
r.target.closest(".s-grid")&&(r.preventDefault(),e.focus({preventScroll:!0}))})}function En(e,t){let{start:r,cells:n}=e,o=fn(e),s=new Map;function i(f){let[h,g]=ee(
e,f),k=f===r?"start":f===n&&"goal",w=l(".cell",{role:"gridcell","data-cell":f,"data-end":k,style:`grid-column:${g+1}`},l("span.number",`${f}`),l("span.end",{"da\
ta-is":k}),l("span.badge"));return J(w,"odd",(h+g)%2),s.set(f,w),w}function a(f){for(let h of s.values())h.tabIndex=h===f?0:-1}function c(f){let{key:h,target:g}=f,
[k,w]=ee(e,Number(g.dataset.cell)),x={ArrowLeft:[k,w-1],ArrowRight:[k,w+1],ArrowUp:[k+1,w],ArrowDown:[k-1,w]};if(h==="Enter"||h===" ")g.click();else if(x[h]){let M=o.
find(v=>`${ee(e,v)}`==`${x[h]}`);s.get(M??-1)?.focus()}else return;f.preventDefault(),f.stopPropagation()}let d=f=>o.filter(h=>ee(e,h)[0]===f).sort((h,g)=>ee(e,
h)[1]-ee(e,g)[1]),p=Q(e.rows).reverse(),m=l(".grid",{role:"grid",label:t,keydown:c,focusin:({target:f})=>a(f)},p.map(f=>l(".row",{role:"row"},d(f).map(i))));return a(
s.get(r)??s.get(1)),{node:m,cells:s}}var Wt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${Wt(e)} ${e===1?t.replace(/s$/,""):t}`,st=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,pe=e=>`${st(
e)}${/[.?!]$/.test(e)?"":"."}`;function it(e){if(!e)return"";let{from:t,face:r}=e;return r===null?`${st(Pn(e))} from ${t}.`:`From ${t}, roll ${It(r)}: ${Lt(e)}.`}function Lt(e){let t=Pn(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Pn({landing:e,stand:t,feet:r}){return t===e?"":r.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Be=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},Tn=(e,t)=>[...t].flatMap(r=>{let{kind:n,ends:o}=Be(r);return r[0]===
e?`${o[0]} of a ${n} to ${r[1]}`:r[1]===e?`${o[1]} of a ${n} from ${r[0]}`:[]}),It=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function re({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:i=[],text:a}){let c=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[r.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return de(p,{...r,style:d||null},i.map(re),a)}function On(e,t,r,n){let{spot:o}=ie(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function An(e,t,r){let{least:n,more:o,head:s,edge:i}=K.arc,{length:a,spot:c}=ie(
e,t),d=n+o*a,u=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,f]=c(a/2,u*d*2),h=[$e(m,i,r-i),Math.max(f,i)],g=ie(h,t),k=g.spot(g.length-.06);return{from:e,turn:h,tip:k,...On(
k,h,s,s*.4)}}function Bt(e,t,r,n,o){let{length:s,spot:i}=ie(e,t),a=Math.min(n,s/4),c=i(s-a),d=i(s/2,2*r);return{from:i(a),turn:d,tip:c,middle:i(s/2,r),...On(c,d,
o,o/2)}}function jn(e){if(e>6)return[];let t=K.die.side*.27,r=[[0,0]],n=(o,s)=>[[o,s],[-o,-s]];return[...e%2?r:[],...e>1?n(-t,-t):[],...e>3?n(-t,t):[],...e===6?
n(-t,0):[]]}function qe(e,t,r){let{length:n,spot:o}=ie(Y(e,t),Y(e,r));return ie(o(K.apart),o(n-K.apart))}function Cn(e,t,r){let{length:n,spot:o}=qe(e,t,r),{half:s,over:i,rung:a}=K.
ladder,c=Math.max(2,Math.round(n/a)),d=[s,-s].map(u=>[o(-i,u),o(n+i,u)]),p=Q(c+1).map(u=>{let m=n*u/c;return[o(m,s),o(m,-s)]});return{rails:d,rungs:p}}function Rn(e,t){
let r=(e+t)%2?-1:1;return[0,K.snake.bow,-K.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function at(e,t,r,{hand:n,bow:o}){let{length:s,spot:i}=qe(e,t,
r),{swing:a,wave:c}=K.snake,d=Math.max(1,Math.round(s/c)),p=n*Math.min(a,.08*s);return u=>{let m=1-(2*u-1)**4,f=p*m*Math.sin(2*Math.PI*d*u)+o*Math.sin(Math.PI*u);
return i(s*u,f)}}function qt(e,t,r,n){let o=n.map(([a,c])=>[Y(e,a),Y(e,c)]),s=Se(e),i={cost:1/0,manner:Rn(t,r)[0]};for(let a of Rn(t,r)){let c=at(e,t,r,a),d=Q(25).
map(f=>c(f/24)),p=d.some(([f,h])=>f<.15||f>s-.15||h<.15||h>e.rows-.15),m=d.filter(f=>o.some(([h,g])=>hn(f,h,g)<K.snake.clear)).length+(p?100:0);m<i.cost&&(i={cost:m,
manner:a})}return i.manner}function Nn(e,t,r,n){let o=at(e,t,r,qt(e,t,r,n)),{length:s}=qe(e,t,r),i=4*Math.max(1,Math.round(s/K.snake.wave))+2,a=h=>g=>{let k=K.snake.
half*(1-.3*g-.6*g**3),[w,x]=o(g),[M,v]=Qe(o,g),$=Math.hypot(M,v)||1;return[w-h*k*v/$,x+h*k*M/$]},c=Ze(a(1),0,1,i),d=Ze(a(-1),1,0,i),p=[...c,c[c.length-1],d[0],...d],
{spot:u}=ie(o(0),o(.02)),{skull:m,eye:f}=K.snake;return{outline:p,stripe:Ze(o,Math.min(.4,.25/s),.85,i),skull:u(-.02),eyes:[u(-.05,.55*m),u(-.05,-.55*m)],pupils:[
u(-.05-f/3,.55*m),u(-.05-f/3,-.55*m)],tongue:[[u(-.14),u(-.24),u(-.3,.05)],[u(-.24),u(-.3,-.05)]]}}var Wn=(e,t)=>(2*e+3*t)%We.light.snakes.length;var ue=e=>`${Math.round(e*1e3)/1e3}`,He=e=>e.map(t=>t.map(ue).join(" ")),we=e=>`M${He(e).join("L")}`,Ln=e=>`M${He(e.slice(0,1))}C${He(e.slice(1)).join(" ")}`,Ht=(e,t,r)=>`\
M${He([e])}Q${He([t,r]).join(" ")}`,te=(e,t,r,n)=>({tag:"path",name:e,attributes:{d:t,...n},...r}),lt=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{cx:ue(t),
cy:ue(r),r:n},...o}),ct=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),Dt=([e,t],r,n,o,s)=>({tag:"rect",attributes:{x:ue(e),y:ue(t),width:r,height:n,...s},
...o}),Bn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(r),"font-size":n},fill:s,text:o});function Co(e,t,r){let{rails:n,rungs:o}=Cn(e,t,r),{rail:s,
rungWidth:i}=K.ladder,a=n.map(we).join("");return[te("halo",a,{stroke:"cell",width:s+.05}),te("rungs",o.map(we).join(""),{stroke:"ladder",width:i}),te("rails",a,
{stroke:"ladder",width:s})]}function No(e,t,r,n){let{outline:o,stripe:s,skull:i,eyes:a,pupils:c,tongue:d}=Nn(e,t,r,n),{skull:p,stripe:u,eye:m,pupil:f}=K.snake,h=`\
snake-${Wn(t,r)}`,g=`${Ln(o)}Z`,k={"stroke-dasharray":"0.04 0.12"};return[te("halo",g,{stroke:"cell",width:.06}),te("tongue",d.map(w=>we(w)).join(""),{stroke:h,
width:.025}),te("skin",g,{fill:h}),te("stripe",Ln(s),{stroke:"cell",width:u},k),lt("skull",i,p,{fill:h}),...a.map(w=>lt("eye",w,m,{fill:"die"})),...c.map(w=>lt(
"pupil",w,f,{fill:"dieInk"}))]}function Me(e,t){let r=[...t],n=r.filter(([i,a])=>i<a),o=r.filter(([i,a])=>i>a),s=(i,a,c,d)=>ct(i,d,{"data-ends":`${a} ${c}`});return[
...n.map(([i,a])=>s("ladder",i,a,Co(e,i,a))),...o.map(([i,a])=>s("snake",i,a,No(e,i,a,n)))]}function dt(e){let[t,r]=ee(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:i,
base:a,width:c}=K.flag,[d,p,u]=s,m=g=>g.map(([k,w])=>[n+k,o+w]),f=we(m([s.slice(0,2),[d,u]])),h=`${we(m([[d,p],i,[d,a]]))}Z`;return ct("flag",[te("pole",f,{stroke:"\
goal",width:c}),te("pennant",h,{fill:"goal"})])}function De([e,t],r,n=1){let{side:o,corner:s,pip:i}=K.die,a=jn(r).map(u=>lt("pip",u,i,{fill:"dieInk"})),c=Bn("fa\
ce",[0,o*.24],o*.7,`${r}`,"dieInk"),d={name:"side",fill:"die",stroke:"now",width:.035},p=Dt([-o/2,-o/2],o,o,d,{rx:s});return ct("die",[p,...a.length?a:[c]],{transform:`\
translate(${ue(e)} ${ue(t)}) scale(${n})`})}function In(e,t,r){let[n,o]=ee(e,t),s={name:r,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stro\
ke-dasharray":"0.03 0.06"};return Dt([o+.06,e.rows-n-.94],.88,.88,s,i)}function qn(e,{from:t,face:r,landing:n,stand:o}){let s=o===n?[]:[In(e,o,"stand")];if(r===
null)return s;let i=Y(e,t);if(t===n)return[De(i,r)];let{turn:a,neck:c,wings:d}=An(i,Y(e,n),Se(e)),p=`--far:${ue(ie(i,a).length+ie(a,c).length)}`,u={stroke:"now",
width:K.arc.width};return[In(e,n,"landing"),...s,te("arc",Ht(i,a,c),u,{"stroke-linecap":"butt",style:p}),te("tip",`${we(d)}Z`,{fill:"now"}),De(i,r)]}function Hn(e,t,r){
let n=r;return t.map(([o,s,i],a)=>{let[c,d]=[Y(e,n),Y(e,s)],p=Bt(c,d,d[0]>=c[0]?-.3:.3,.12,.16);n=i;let[u,m]=[p.middle[0],Math.floor(p.middle[1])+.5],f=Ht(p.from,
p.turn,p.neck),h=`${we(p.wings)}Z`;return ct("leg",[te("rim",f,{stroke:"cell",width:.1}),te("shaft",f,{stroke:"ink",width:.05}),te("tip",h,{fill:"ink"}),Dt([u-.3,
m-.14],.28,.28,{name:"count",fill:"ink"},{rx:.04}),Bn("order",[u-.16,m+.066],.19,`${a+1}`,"cell"),De([u+.16,m],o,.8)],{style:`--order:${a}`})})}function Dn(e,t,r){
let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,
c]=[Y(e,i),Y(e,s)],{from:d,turn:p,tip:u,wings:m}=Bt(a,c,.12,.18,.13),f=Ht(d,p,u)+we(m);return te(n.has(s)?"branch.strong":"branch",f,{stroke:"ink",width:.03})})}var Ft=e=>me(".face","-.19 -.19 .38 .38",re(De([0,0],e))),ut=()=>l("li.chip",l("span",{role:"img"}),l("small"));function mt({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(A(e,"label",`Roll ${r}`),e.replaceChildren(Ft(r))),W(t,n)}var ye=e=>`${Be(e).kind} ${e.join("→")}`,Fn=(e,t)=>_({...e,name:"",jumps:t}),ft=(e,t)=>Fn(e,e.jumps.filter(([r])=>r!==t)),pt=(e,t,r)=>Fn(e,[...ft(e,t).jumps,[
t,r]]);function zn(e,[t,r],n,o){let s=ft(e,t);return n?pt(s,t,o):pt(s,o,r)}var zt=({jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===
t));function _n(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=r);return _({...e,...t,name:"",jumps:n})}function Jn(e){let t=[e],r=0;return{now:()=>t[r],
add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){return r+=n,t[r]}}}function Gn(e,{tries:t,draws:r,drops:n}){let o=0,s=0,i=!1;function a({clientX:d,clientY:p}){let u=e.cellAt(d,p);!u||u===s||(s=u,i=!0,t(o,s))}function c(d){removeEventListener(
"pointermove",a),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),i&&(d?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:p,clientX:u,clientY:m})=>{let f=e.cellAt(u,m);i=!1,!(d||!p||!f)&&(o=s=f,addEventListener("pointermove",a),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>i,stop:()=>c()}}var Fe=(e,t)=>l("label.setting",l("span",e),t),Wo=[[1,"on cell 1"],[0,"off the board"]],Lo=[["stay","no move"],["bounce","bounce back"],["win","win"]],Io=[["","\
one"],["yes","as many as follow"]];function Un(e){let t=l("input.button",{type:"number",min:1,max:At,change:()=>e({cells:t.valueAsNumber})}),r=l("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=r.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:i.length===
1?i[0]:i})}}),n=le("Start",Wo,1,i=>e({start:Number(i)})),o=le("Past the goal",Lo,"stay",i=>e({overshoot:i})),s=le("Jumps in a throw",Io,"",i=>e({chained:!!i}));
return{node:l(".settings",Fe("Cells",t),Fe("Die",r),Fe("Start",n),Fe("Past the goal",o),Fe("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,r.value=typeof i.
die=="number"?`${i.die}`:i.die.join(" "),n.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function ve(e){return Array.isArray(e)?`[${e.map(ve).join(", ")}]`:JSON.stringify(e)}function _t(e,{cells:t,die:r,start:n,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Bo({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let i=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,r!==6&&`die=${i}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function qo({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:i}}).map(([p,u])=>`  "${p}": ${ve(u)}`).join(
`,
`)}
}
`}function Ho(e){_t("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${ve(t)}
`}function Do(e){_t("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Q(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:i}of Xe(t))r[s][i]=n.get(o)??-1;return`[${r.map(ve).join(`,
 `)}]
`}function Fo(e){_t("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ee=[{name:"python",title:"Python: Board(...)",write:Bo},{name:"json",title:"JSON",write:qo},{name:"move-array",title:"Move array, from 0",write:Ho},{name:"\
grid",title:"LeetCode grid",write:Do},{name:"hackerrank",title:"HackerRank text",write:Fo}];var Vn=["jumps","ladders","snakes","die","start","chained","overshoot"],zo=Vn.slice(0,3);function _o(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Jo(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Go(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of Jo(t[1]).entries()){let[,s=n===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!Vn.includes(s))throw new Error(`a board has no option ${s}`);
zo.includes(s)?r.jumps.push(...Uo(i)):r[s]=Kn(i)}return[r]}function Kn(e){try{return _o(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Uo(e){
let t=Kn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ve(r)}`);return t}var Vo="format version name author source cells die start chained overshoot jumps".split(" ");function Ko(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Vo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function Yn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${ve(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Yo(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Xe(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function Qo(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),r=0;function n(i,a){let c=(t[r]??"").trim().split(
/\s+/);if(r+=1,c.length!==i||!c.every(d=>/^\d+$/.test(d)))throw new Error(`line ${r}: expected ${a}`);return c.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let i=0;i<o;i+=1){let a=[];for(let[c,d]of[["ladder",1],["snake",-1]]){let[p]=n(1,`the number of ${c}s`);
if(p>100)throw new Error(`line ${r}: 100 cells have no room for ${p} ${c}s`);for(let u=0;u<p;u+=1){let m=n(2,`the two cells of a ${c}`);if((m[1]-m[0])*d<=0)throw new Error(
`line ${r}: ${m.join(" ")} is not a ${c}`);a.push(m)}}s.push({cells:100,jumps:a})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Zo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Yo(n)]:typeof n[0]=="object"?n.map(Ko):[Yn(n)]}function ht(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Go(t).map(_);if(/^[[{]/.test(t))return Zo(t).map(_);if(r&&/[\r\n]/.test(t))return Qo(t).map(_);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(Yn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Qn(e){let t,[r]=Ee,n=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=l("p.quiet",{role:"alert"}),s=le("Notation",Ee.map(({title:p},u)=>[
u,p]),0,p=>{r=Ee[Number(p)],i()});function i(){if(d.open){n.value=n.placeholder="",W(o,"");try{n.value=r.write(t).trim()}catch(p){n.placeholder=`${p.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!n.value.trim()){W(o,"There is no text to copy.");return}n.select();let p=await ot(n.value);
e.say(p?"Copied.":"The text is selected: copy it with the keys of your system.")}function c(){if(!n.value.trim()){W(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let p=ht(n.value);e.use(p[0]);let u=`The text holds ${p.length} boards. This is the first.`;W(o,p.length>1?u:"")}catch(p){
W(o,`This cannot be read: ${p.message}.`)}}let d=$n("Copy or paste as text",l(".tools",s,S("Copy",null,a),S("Use this text","Read the board in the text",c)),n,o);
return d.addEventListener("toggle",i),{node:d,show(p){t=p,i()}}}var Zn=(e,t)=>({change:r=>pt(r,e,t),says:`Drawn: ${ye([e,t])}.`}),Xn=(e,t,r)=>({change:n=>zn(n,e,t,r),says:`Moved: ${ye(e)} is now ${ye(t?[e[0],r]:[r,e[1]])}.`}),
er=e=>({change:t=>ft(t,e[0]),says:`Removed: ${ye(e)}.`}),Xo={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},es={change:e=>gn(e),says:"Drawn at \
random."},Jt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Gt(e){let t,r,n=null,o=null,s=!0,i=l("b.amount"),a=l("span.quiet"),c=l("ol.\
thrown",{label:"A shortest route"}),d=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=S("Undo","Ctrl+Z",()=>e.go(-1)),u=S("Redo","Ctrl+Y",()=>e.
go(1)),m=S("Random","Other jumps",()=>j(es)),f=S("Remove all jumps",null,()=>j(Xo)),h=vn("Route","One of the shortest routes",w,s),g=Un(y=>j({change:T=>_n(T,y),
says:""})),k=Qn(e);function w(y){s=y,v()}function x({distance:y,predecessor:T,throws:R,route:F}){t.paint({current:n,distance:y,predecessor:T,route:s,piece:!1}),
W(i,R??"none"),W(a,R===null?"the goal is out of reach":ae(R).replace(/^\S+ /,"")),rt(c,F,ut,(O,[q,,H])=>mt(O,q,`to cell ${H}`))}let M=()=>zt(t.board,n)[0];function v(){
x(t);let y=M();t.light(y),t.hold(y??[]),d.replaceChildren(...zt(t.board,n).flatMap($)),A(p,"aria-disabled",!e.can(-1)),A(u,"aria-disabled",!e.can(1))}function $(y){
let T=S(`Remove ${ye(y)}`,"Delete",()=>j(er(y))),R=Be(y).ends.map((F,O)=>S(`Move its ${F}`,null,()=>{o={jump:y,end:O},e.say(`Choose the cell where the ${F} of ${ye(
y)} goes.`),t.cells.get(y[O])?.focus({preventScroll:!0})}));return[T,...R]}function j({change:y,says:T}){n=o=null;try{e.use(y(t.board)),e.say(`${T} ${Jt(t.throws)}`.
trim())}catch(R){e.say(pe(R.message)),g.show(t.board),v()}}function B(y,T){let R=M();return R?.includes(y)?Xn(R,R.indexOf(y),T):Zn(y,T)}function N(y,T){let R=t.
trial(B(y,T).change(t.board));x(R),e.say(`If you let go here: ${Jt(R.throws)}`)}function P(){n=o=null,t.trial(t.board),v(),L()}let L=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${Jt(t.throws)}`);return{name:"Draw",under:l("p.quiet.hint","Drag, or choose a cell and then another one."),side:[l(".score",
l("p","Fewest ",i,a)),c,d,l(".tools",p,u,m,f,h),g.node,k.node],show(y){t=y,n=o=null,r=Gn(t,{tries:N,draws:(R,F)=>j(B(R,F)),drops:P}),g.show(t.board),k.show(t.board),
v(),L()},leave:()=>r.stop(),choose(y){if(!(!y||r.wasDrawing()))if(o)j(Xn(o.jump,o.end,y));else if(n===y)P();else if(n!==null)j(Zn(n,y));else{n=y,v();let T=M(),R=T?
` Or drag an end of ${ye(T)}.`:"";e.say(`From ${y}: choose the cell where a jump ends. Escape cancels.${R}`)}},key(y,{ctrlKey:T,metaKey:R,shiftKey:F,altKey:O}){
let q=M();if(T||R){let H=y==="y"||F&&y==="Z"?1:y==="z"?-1:0;return H&&e.go(H),H!==0}if(y==="Escape"&&n!==null&&!O)P();else if((y==="Delete"||y==="Backspace")&&q)
j(er(q));else return!1;return!0}}}var Ut=(e,t,[r,n,o])=>({from:t,face:r,landing:n,stand:o,feet:e.ride(n).feet});function tr(e,t){let r=e.start;return t.map(n=>{let o=Ut(e,r,n);return r=o.stand,o})}function Pe(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([s])=>s===
n);return o&&t.push(Ut(e,r(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var rr={cells:2,start:1,columns:1,rows:2},or=(e,t)=>me("",e,...t.map(re)),nr=(e,t)=>or("0 0.3 1 1.4",Me(rr,new Map([[e,t]]))),ts={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function sr({jumps:e,chained:t,overshoot:r}){let n=t?
", and on if another jump begins there.":".";return[[l("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[nr(1,2),`La\
nd on the foot of a ladder and you climb to its top${n}`],e.some(([s,i])=>s>i)&&[nr(2,1),`Land on the head of a snake and you slide to its tail${n}`],[or("0.3 0\
 0.8 0.6",[dt({...rr,cells:1,rows:1})]),ts[r]]].filter(s=>!!s).map(s=>l("li",s))}var[ir,ar]=[150,350],ns=.25,lr=24;function rs({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...Q(o-e+1).map(i=>e+i),...Q(o-r).
map(i=>o-1-i)]}function os(e,t,r){let n=t.get(r)??r;if(n>r){let{length:i,spot:a}=qe(e,r,n);return[a(0),a(i),Y(e,n)]}let o=[...t].filter(([i,a])=>i<a),s=at(e,r,n,
qt(e,r,n,o));return[...Q(lr+1).map(i=>s(i/lr)),Y(e,n)]}function cr(e,t,r,n){let s=rs(r,e.cells).map(d=>Y(e,d)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
d,[p,u]]of s.slice(1).entries()){let[m,f]=s[d],h=[(m+p)/2,Math.min(f,u)-ns];i.push({at:h,time:a+ir/2,easing:"ease-in"}),a+=ir,i.push({at:[p,u],time:a,easing:"ea\
se-out"})}for(let d of r.feet){let p=os(e,t,d);for(let[u,m]of p.entries())i.push({at:m,time:a+ar*(u+1)/p.length,easing:"linear"});a+=ar}let c=$e(n/(a||1),0,1);return i.
map(d=>({...d,time:d.time*c}))}var ss="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",dr=([e,t])=>`translate(${e}px,${t}px)`;function ur(e,t){let r=de("path.piece",{d:ss,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,A(r,"visibility",o===null&&"hidden")}return{node:r,stand(i){o=i,s(),i!==null&&A(r,"style",`t\
ransform:${dr(Y(e,i))}`)},rest:s,walk(i,a,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let d=0,p=i.flatMap(m=>{let f=cr(e,t,m,a).map(
h=>({...h,time:d+h.time}));return d=f.at(-1)?.time??d,f});if(d===0)return;let u=p.map(({at:m,time:f,easing:h})=>({transform:dr(m),offset:f/d,easing:h}));A(r,"vi\
sibility",null),n=r.animate(u,{duration:d}),n.onfinish=()=>{s(),c?.()}}}}var is=400;function mr({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:i,cells:a,jumps:c}=t,d={cells:a,start:i,...e},{rows:p}=e,u=Se(d),{node:m,
cells:f}=En(d,r),h=new Map,g=Ct("new"),k=Ct("touched"),w=!1,x=null,M=new Set,v=null,$=[],j=`0 0 ${u} ${p}`,B=me(".layer.goal",j,re(dt(d))),N=me(".layer.jumps",j,
Me(d,c).map(re)),[P,L,y]=["g.tree","g.move","g.route"].map(I=>de(I)),T=me(".layer.above",j,P,L,y),R=ur(d,c),F=me(".layer.top",j,R.node),O=l(".sheet",m,B,N,T,F);
function q(I,D,G){if(!x)return"";let[V,ne]=[x.distance.get(I),x.predecessor.get(I)],U=[`cell ${I}`,f.get(I)?.dataset.end,...Tn(I,c)],X=x.visited.has(I)?"visited":
"not reached";return U.push(D?"current":"",V!=null?`reached in ${ae(V,o)}`:X,ne!=null?`from ${ne}`:"",G?n:"",M.has(I)?"part of what is wrong":""),U.filter(Boolean).
join(", ")}let H=I=>`var(--tint-${Tt(I,s)})`;function b(I,D,G,V){let ne=I.current===D,U=I.visited.has(D),X=I.distance.get(D),cn=I.predecessor.get(D),dn=`${[ne,V,
U,X,cn,M.has(D)]}`;if(h.get(D)===dn)return;h.set(D,dn);let uo=X!=null?"reached":U&&"visited";Rt(G,{"data-distance":X,"data-tint":X!=null&&Tt(X,s),"data-from":cn,
"data-visited":U,"data-waits":V,"aria-current":ne,"data-state":ne?"current":V?"frontier":uo,label:q(D,ne,V)}),X!=null&&G.style.setProperty("--tint",H(X)),A(G.lastChild,
"data-is",Wt(X)||null)}function E(){if(!x)return;let I=new Set(x.frontier.map(([D])=>D));for(let[D,G]of f)b(x,D,G,I.has(D))}function C(){if(!x)return;let I=w?Dn(
d,x.predecessor,x.current):[];P.replaceChildren(...I.map(re))}let z=I=>I.map(D=>N.querySelector(`[data-ends="${D} ${c.get(D)}"]`));function Z(I,D){let G=new Set(
z(D));for(let V of N.children)J(V,I,G.has(V))}function Mt(I){let D=I.flatMap(([,G,V])=>V===G?[]:t.ride(G).feet);y.replaceChildren(...Hn(d,I,i).map(re)),J(N,"rou\
ted",I.length),Z("taken",D)}let ln=()=>J(O,"arrived",!0),co=`${u>7?".close":""}${u>12?".dense":""}${u>24?".tiny":""}`;return{plan:d,cells:f,columns:u,shape:u/p,
node:l(`.board${co}`,{style:`--wide:${u};--high:${p}`},O),paint(I,D,G,V,ne=0){x=I;let U=`${Object.values(G??{})}`!=`${Object.values(v??{})}`;(U||V.length)&&R.rest(),
J(O,"arrived",!1),E(),g([...D].map(X=>f.get(X))),C(),L.replaceChildren(...(G?qn(d,G):[]).map(re)),k(z(G?.feet??[])),`${V}`!=`${$}`&&Mt(V),ne>0&&V.length?R.walk(
tr(t,V),is,ln):ne>0&&U&&G&&R.walk([G],ne),v=G,$=V},piece:R,top:F,celebrate:ln,showTree(I){w=I,C()},mark(I,D){let G=D.flatMap(U=>U.moves??[]),V=D.flatMap(U=>U.jumps??
[]),ne=G.flatMap(([,U])=>t.ride(U).feet);Z("found",[...V.map(([U])=>U),...ne]),M=new Set(D.flatMap(U=>U.cells??[]));for(let[U,X]of f)J(X,"differs",U===I),J(X,"f\
ound",M.has(U));E()},drawn:()=>({plan:d,jumps:c,farthest:s,state:x,found:M,move:v,treeShown:w,route:$})}}function gt({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let i=new Map(t.filter(([u,m])=>u!==m)),a=typeof r=="number"?Array.from({length:r},(u,m)=>m+
1):r;function c(u,m=[]){if(m.includes(u))return{feet:m,stand:null};let f=i.get(u);return f===void 0||m.length&&!o?{feet:m,stand:u}:c(f,[...m,u])}function d(u){return u<=
e?u:s==="win"?e:s==="bounce"?2*e-u:0}function p(u){return u===e?[]:a.flatMap(m=>{let f=d(u+m),h=f>0?c(f).stand:null;return h===null?[]:[[m,f,h]]})}return{cells:e,
start:n,faces:a,jumps:i,ride:c,moves:p}}function ze({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let c of i){let d=(n.get(c)??0)+1;for(let p of r(c)){let u=p[2];n.has(
u)||(n.set(u,d),o.set(u,c),s.set(u,p),i.push(u))}}let a=[];for(let c=t,d=s.get(c);d;d=s.get(c))a.unshift(d),c=o.get(c)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:a}}var as=1400;function fe(e){let t=gt(e),r=ze(t),n=mr({layout:Ie(e.cells),rules:t,label:`Board: ${be(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:i,piece:a}=n,c=de("g.sketch");n.top.prepend(c);let d=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(p){let{current:u=null,near:m=[],distance:f,predecessor:h,move:g=null}=p,
{route:k=!1,piece:w=!0}=p,x={current:u,frontier:[...m].map(M=>[M,""]),distance:f??new Map,predecessor:h??new Map,visited:new Map};n.paint(x,[],g,k?o:[]),a.stand(
w?u:null)},walk(p){a.walk([p],as,()=>p.stand===e.cells&&n.celebrate())},rest:a.rest,trial(p){let u=new Map(p.jumps),m=new Set;for(let k of[...d?.children??[]]){
let[w,x]=(k.getAttribute("data-ends")??"").split(" ").map(Number);u.get(w)===x?m.add(w):k.remove()}let f=new Map(p.jumps.filter(([k])=>!m.has(k))),h=Me(s,f).map(
re);for(let k of h)J(k,"lit",!0);d?.append(...h),t.jumps.clear();for(let[k,w]of u)t.jumps.set(k,w);let g=ze(t);return o=g.route,g},light(p){for(let u of d?.children??
[])J(u,"lit",u.getAttribute("data-ends")===p?.join(" "))},hold(p){let u=p.map(m=>{let[f,h]=Y(s,m);return de("circle",{cx:f,cy:h,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});c.replaceChildren(...u)},cellAt(p,u){let f=n.node.getRootNode().elementFromPoint(p,u)?.closest("[data-cell]"),h=f&&n.node.
contains(f)&&f.dataset.cell;return h?Number(h):null}}}var Te=({columns:e,shape:t,node:r})=>l(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},r),pr=e=>new Set(
e.map(([,t])=>t));function ls(e,t){let r=`You reached the goal in ${ae(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var cs=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function ds(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&cs()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function fr(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":ds(r);let o=it(n);return e.won()?`${o} ${ls(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function hr(e,t,{
cells:r}){let n=`${st(It(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function gr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${r.join(", ")}.`}function Vt(e,t){let r,n,o=l(".dice",{role:"group",label:"Choose what the die shows"}),s=l("b.amount"),i=l("span.quiet"),a=l("b.amount"),c=l("ol.thrown.history",
{label:"Your throws"}),d=l("ul.guide",{label:"How to play"}),p=S("Undo","Take the last throw back (Backspace)",x),u=S("Start again","Back to the start",M),m=S("\
Show the shortest route",null,v),f=!1;function h(){let{thrown:$}=n,j=n.moves(),B=f||n.won();r.paint({current:n.at(),near:pr(j),distance:n.trail(),move:f?null:$.
at(-1)??null,route:f});for(let N of o.children){let P=Number(N.dataset.face);A(N,"aria-disabled",!j.some(([L])=>L===P))}W(s,$.length),W(i,$.length===1?"throw":"\
throws"),W(a,B?r.throws??"none":"?"),rt(c,$,ut,(N,P)=>mt(N,P.face,Lt(P))),d.hidden=$.length>0;for(let N of[p,u])A(N,"aria-disabled",!$.length);A(m,"aria-pressed",
`${f}`),A(e.root,"data-won",n.won())}let g=()=>e.say(fr(n,r.throws,r.faces));function k($){if(n.won())return;let j=n.at();f=!1,n.throws($)?(w(),r.walk(n.thrown[n.
thrown.length-1])):(h(),e.say(hr($,j,r.board)))}function w(){h(),g(),t?.(n.thrown.map(({face:$})=>$))}function x(){n.undo()&&w()}function M(){n.thrown.length&&(n=
Pe(r.rules),f=!1,w())}function v(){f=!f,h(),f?e.say(gr(r.throws,r.route)):g()}return{name:"Play",under:o,side:[l(".score",l("p","You ",s,i),l("p","Fewest ",a)),
l(".tools",p,u,!t&&m),d,c],show($){r=$,n=Pe(r.rules),f=!1,d.replaceChildren(...sr(r.board)),o.replaceChildren(...r.faces.map(j=>{let B=S(Ft(j),null,()=>k(j),`Th\
row ${j}`);return A(B,"data-face",j),B})),h(),g()},replay($){let j=n;n=Pe(r.rules);let B=$.every(N=>n.throws(N));return B||(n=j),h(),g(),B},leave:()=>A(e.root,"\
data-won",null),choose($){let j=n.moves(),B=j.find(([,N])=>N===$)??j.find(([,,N])=>N===$);B?k(B[0]):n.won()||e.say(`No throw leads from ${n.at()} to ${$}.`)},key($,{
ctrlKey:j,metaKey:B,altKey:N}){if(j||B||N)return!1;let P=Number($);if($==="Backspace")x();else if($!==" "&&r.faces.includes(P))k(P);else return!1;return!0}}}var bt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Kt=new Map;function ms(e){let t=Kt.get(e)??new CSSStyleSheet;return Kt.has(e)||t.replaceSync(e),Kt.set(e,t),t}function br(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=bt;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ms(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var wr=e=>e.getRootNode().activeElement??
null;function Oe(e){let t=l("span.strip.quiet",{role:"status"}),r=l("span.clock.quiet",{"aria-hidden":"true"}),n=l("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:l("span.progress",n,t),say(o,s=""){W(t,o),s&&t.append(l("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,W(t,"")},loads({
part:o,ready:s},i){n.hidden=s===!0,o!==void 0&&A(n,"value",o),W(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>W(r,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),W(r,""),n.hidden=!0}}}}var ps=["sessionStorage","localStorage"],fs="This browser stores nothing here",hs="The browser's storage is full";function Ae(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function je(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
r)),""}catch(n){return n.name==="QuotaExceededError"?hs:fs}}function Yt(e,t=ps){for(let r of t)try{window[r].removeItem(e)}catch{}}var[Qt,yr]=["snl-workbench",1],kr="download what you want to keep.",gs=`Another version of the workbench has stored code here, which is left alone: ${kr}`;function wt(e){
let t=Ae(e,Qt);return t?t.version!==yr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function xr(){let[e,t]=[wt("sessionStorage"),
wt("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:yr,signature:"board",sources:{}};return{kept:n,store(o){if(r)return gs;
let s=wt("localStorage"),a={...(s===null||s==="newer"?n:s).sources};o in n.sources?a[o]=n.sources[o]:delete a[o];let c=je(Qt,n,{...n,sources:a});return c&&`${c}\
: ${kr}`},elsewhere(o){let s=wt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:i})=>i===Qt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function vr(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var bs="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function $r({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},c="",d=null,p=l(".tools"),u=l(".tabs",{role:"group",label:"Program"}),m=l(".programs",
u,p),f=y=>y?s.second??s.signature:s.signature,h=y=>`${y?"2:":""}${f(y)}`,g=!1,k=()=>i.signatures.find(({name:y})=>y===f(g))?.template??"",w=()=>s.sources[h(g)]??
k(),x=()=>a.kind==="mine"||a.kind==="second";function M(y){a=y,x()&&g!==(a.kind==="second")&&(g=!g,d=null,v()),L();let{kind:T,name:R}=a;x()?r(w(),!1):r(T==="lin\
k"?t??"":i.programs.find(F=>F.name===R)?.source??"",!0)}function v(){let y=e.elsewhere(h(g));y===null?d=null:y!==w()&&(d=y),L()}function $(){let[y,T]=[d,n()];B(
y??""),M(j()),d=T,L()}let j=()=>({kind:g?"second":"mine"});function B(y){let T=h(g);y===void 0?delete s.sources[T]:s.sources[T]=y,c=e.store(T)}function N(){let y=`${a.
name??(g?"my-other":"mine")}.py`.replaceAll("-","_");vr(new Blob([n()],{type:"text/x-python"}),y)}function P(){g=!1,B(t??""),M({kind:"mine"})}function L(){let{kind:y,
name:T}=a,R=(H,b,E="")=>{let C=S(H,E||null,()=>M(b));return A(C,"aria-pressed",`${y===b.kind}`),C},F=H=>i.programs.filter(b=>b.kind===H).map(b=>[b.name,b.title]),
O=le("A program to look at",[["","Look at a program"]],T??"",H=>{M(H?{kind:"program",name:H}:j())});for(let[H,b]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let E=F(b).map(([C,z])=>l("option",{value:C},z));O.append(l("optgroup",{label:null},E)),O.lastElementChild?.setAttribute("label",H)}O.value=T??"",O.classList.
toggle("s-chosen",y==="program"),u.replaceChildren(R("Mine",{kind:"mine"}),R("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[R("From the link",{kind:"link"})],O);let q=S("Download","As a file of Python",N);if(x()){let H=le("How it is called",i.signatures.map(C=>[C.name,C.title]),f(
g),C=>{g?s.second=C:(s.second=f(!0),s.signature=C),c=e.store(h(g)),d=null,v(),M(j())}),b=S("Reset","Back to the beginning of this signature",()=>{B(),M(j())}),E=d!==
null&&S("Other tab's code","Exchange it with the code here",$);p.replaceChildren(H,b,q,...E?[E]:[])}else y==="link"?p.replaceChildren(S("Make it mine","Instead \
of what is there",P),q):p.replaceChildren(q)}return{node:m,chosen:()=>a,isMine:x,trouble:()=>c||(d===null?"":bs),end:e.follow(()=>{v(),o()}),show(y){i=y,v(),i.signatures.
some(({name:T})=>T===s.signature)||(s.signature="board"),M(a)},changed(y){x()&&B(y)},question(){return a.kind==="program"?{name:a.name}:{source:n(),signature:x()?
f(g):null}},other(){let y=s.sources[h(!g)];return x()&&y?.trim()?{source:y,signature:f(!g)}:null}}}function Re(e){let t=l(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=l("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var _e=e=>e===null?"out of reach":ae(e),se=(e,t,...r)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),r),oe=e=>e&&l("p",`${e}`),ke=e=>e&&l("p.quiet",`${e}`),
Sr=(e,t)=>l("p","Right is ",l("b",_e(e)),", yours says ",l("b",_e(t)),"."),Mr=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the\
 function is given.",Ce=(e,t)=>e!==null&&l(".tools",S(`Show line ${e}`,null,()=>t.point(e)));function Zt(e,t){let r=_(e),n=fe(r);return n.paint({distance:n.distance,
predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Te(n)}}function Je({report:e,like:t,stepper:r},n){let o=[ke(`The boards: ${e.boards[0].
toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(i=>ke(`Note: ${i.says}.`))];if(e.correct===!1)return ws(e,t,o,r,n);let{name:s}=e;return e.correct?se("right",
`${s} is right on every board that was tried`,l("p",l("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&l("p",l("b","Tested"),`, which proves noth\
ing about others: ${e.tested}.`),ke(`${Er(e)}.`),...o):se("open",`${s} could not be judged`,oe(pe(e.finding.says)),...o.slice(1))}var Er=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function ws(e,t,r,n,o){let{finding:s,expected:i,got:a}=e,{board:c,node:d}=Zt(e.board,s),p=typeof a=="number"?null:a,u=[p?
oe(`Right is ${_e(i)}. Yours: ${p.says}.`):Sr(i,a),s.kind!==p?.kind&&oe(pe(s.says)),oe(Mr(p)),...t.slice(0,2).map(m=>ke(`It answers like a known mistake: ${m.title}\
. The repair: ${m.repair}`)),ke(`${be(c)} · ${Er(e)}`),...r,l(".tools",n&&S("Step to the first difference",null,()=>o.step(n)),o.draw(c))];return se("wrong",e.
smallest?"Wrong on this board, the smallest there is":"Wrong on this board",l(".exhibit",d,l(".told",u)))}function ys({right:e,ended:t,throws:r,expected:n,finding:o,
line:s},i){return e?se("right",`Right on this board: ${_e(r)}`,ke("One board proves little. Check plays them all, smallest first.")):se("wrong",t==="returned"?"\
Wrong on this board":"No answer on this board",t==="returned"&&Sr(n,r),o&&oe(pe(`${o.says}${s===null?"":`, in line ${s}`}`)),oe(Mr(o)),Ce(s,i))}function ks({comparison:e}){
let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>l("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?
n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].map((o,s)=>l(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return se(
"open",`On this board: ${_e(e.throws)}`,Nt("","Comparison",l("table",l("thead",l("tr",t.map(n=>l("th",{scope:"col"},n)))),l("tbody",r))),...e.rows.map(({algorithm:n,
first_difference:o})=>o&&ke(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var xs={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Ge=({what:e,says:t,line:r},n)=>se(e==="stopped"?
"open":"wrong",xs[e]??"That did not work",oe(pe(`${r===null?"":`line ${r}: `}${t}`)),Ce(r,n));function Xt({printed:e,more_printed:t}){return e?.length?se("open",
"It printed",Nt(".printed","What it printed",e.map(r=>l(".print",l("span.quiet",r.line===null?"":`line ${r.line}`),l("code",r.text)))),ke(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Pr(e,t){return[e.kind==="failure"?Ge(e,t):e.of==="check"?Je(e,t):e.of==="compare"?ks(e):e.of==="solve"&&ys(e,t),Xt(e)].
filter(n=>!!n)}var Ue=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",yt=e=>e[0]?.querySelector("p")?.textContent??"";var vs=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],$s="This code came with the link. It has not run, and runs only when\
 you press a button below.",Tr="It runs …",Ss=()=>l("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Or(e,t){let r,
n=null,o=!1,s=!1,i=!1,a=t.host(x),c=xr(),d=t.store.get().code,p=l(".editor"),u=l("p.note.quiet"),m=Oe(a.size),f=l(".cards"),h=Re(t),g=S("Stop","End what is runn\
ing",()=>a.stop()),k=vs.map(([P,L,y])=>S(P,y,()=>B(L))),w=$r({keeper:c,arrived:d,open:M,text:()=>n?.text()??"",heard:()=>v()});function x(P){i&&m.loads(P,Tr)}function M(P,L){
n?.open(P,L),v()}function v(){let{kind:P}=w.chosen(),L={mine:w.trouble()||a.refusal,second:w.trouble()||a.refusal,program:a.refusal,link:$s};W(u,L[P]??""),u.classList.
toggle("s-strong",P==="link")}async function $(){o=!0;try{let[{make:P},L]=await Promise.all([t.editor(),t.shelf()]);n=P(p,"Program",y=>{w.changed(y),v()}),w.show(
L)}catch(P){W(u,`The editor cannot be loaded: ${P.message}`)}j()}function j(){for(let P of k)A(P,"aria-disabled",i||!n||!!a.refusal);g.hidden=!i,A(f,"aria-busy",
`${i}`),!s&&a.size&&m.say(`Python (${a.size}) loads at the first run.`)}async function B(P){if(i||!n||a.refusal)return;s=i=!0,n.point(null),f.replaceChildren(),
h.clear(),m.say(Tr),j();let L=P==="compare"?w.other():null,{board:y}=r,T={kind:P,program:w.question(),board:y,other:L},R=await a.ask(T,F=>m.say(`${F} …`));i=!1,
m.done(),j(),N(R)}function N(P){let L=Pr(P,{step:h.step,draw:R=>S("Move this board to Draw",null,()=>{e.use(R),e.enter("Draw")}),point(R){n?.point(R),n?.focus()}});
(P.kind==="result"&&P.of)==="compare"&&w.isMine()&&!w.other()&&L.push(Ss()),f.replaceChildren(...L),"line"in P&&P.line&&n?.point(P.line),f.scrollIntoView({block:"\
nearest"}),P.kind==="result"&&P.of==="trace"&&h.step(P.stepper);let T=Ue(L);e.say(T?`${T}. ${yt(L)}`:"Step through the run below.")}return{name:"Write",under:l(
"p.quiet.hint","The board on which it runs. Change it in Draw."),side:[w.node,u,p,l(".tools.acts",k,g,m.node)],foot:[f],below:[h.node],show(P){r=P,r.paint({piece:!1}),
o||$(),j(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),w.end(),n?.destroy()},more:()=>[
"mine","second"].includes(w.chosen().kind)?n?.text()??null:null,stays:()=>d}}var kt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
t)}.s-guide{display:none}.s-guide li{display:flex;align-items:center;gap:.8rem;font-size:.95rem;line-height:1.3}.s-guide li>:first-child{flex:none;width:1.6rem}\
.s-guide .s-key{height:1.6rem}@container (min-width: 40rem){.s-guide{display:grid;gap:.4rem;padding:0;list-style:none}}@container (min-width: 62rem){.s-amount{f\
ont-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;counter-reset:throw}.s-history .s-chip{align-it\
ems:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:counter(throw) ".";min-width:1.6em;color:var(\
--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-\
setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1\
px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertica\
l}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-actio\
n:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@containe\
r (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>sp\
an{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 *\
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Ar="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",jr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Ve(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(_),i=l("p.speaker",{role:"status"}),a=l("span.quiet"),c=l("p.trouble",{role:"alert"}),d=l(""),p=l(".main",d),u=l(".side"),m=l(".\
stage",p,u),f=l(".foot"),h=l(""),g=l("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:g,say:b=>W(i,b),use(b){x.add(b),
y(b),L()},can:b=>x.can(b),go(b){x.can(b)&&(y(x.go(b)),L())},enter(b){T(M.find(E=>E.name===b)??v),y($.board),L()}},w=n.get(),x=Jn(w.board??_(t.board)),M=t.only?[
t.only==="Play"?Vt(k,r.played):Gt(k)]:[Vt(k),Gt(k),Or(k,r)],v=M.find(({name:b})=>b===w.mode)??M[0],$=fe(x.now()),j=s.map(({name:b},E)=>[`${E}`,b]),B=le("Board",
[["","Your board"],...j],"",b=>{let E=s[Number(b)];b&&E&&k.use(E)}),N=l("input.address",{readonly:"",label:"To copy",hidden:""});async function P(){let E=`${location.
href.split("#")[0]}${tt($.board,v.name,v.more?.()??null)}`;N.value=E,N.hidden=await ot(E),N.hidden||N.select(),k.say(N.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function L(){let[b=null]=M.flatMap(({stays:E})=>E?.()??[]);n.set({...$.board,name:""},v.name,b)}function y(b){let E=wr(d),C=d.contains(
E)&&E?.dataset.cell;$.rest(),$=fe(b),d.replaceChildren($.node),A(m,"style",`--shape:${$.shape};--columns:${$.columns}`),A(g,"style",`--rows:${$.plan.rows}`),W(a,
be({...b,name:""}));let z=s.findIndex(Z=>ce(Z)===ce(b));B.value=z<0?"":`${z}`,B.options[0].hidden=z>=0,N.hidden=!0,W(c,""),v.show($),C&&$.cells.get(Number(C))?.
focus({preventScroll:!0})}function T(b){v.leave(),v=b;for(let[E,C]of R.entries())A(C,"aria-pressed",`${M[E]===v}`);J(g,"drawing",v.name==="Draw"),J(g,"writing",
v.name==="Write"),p.replaceChildren(d,v.under),u.replaceChildren(l(".says",i),...v.side),f.replaceChildren(...v.foot??[]),h.replaceChildren(...v.below??[])}let R=M.
map(b=>S(b.name,null,()=>k.enter(b.name)));Mn(g,b=>v.choose(b)),g.addEventListener("keydown",b=>{let E=b.target;jr(b)&&b.stopPropagation(),!E.matches(Ar)&&v.key(
b.key,b)&&b.preventDefault()});function F(b){let E=b.composedPath()[0];if(b.defaultPrevented||!jr(b)||!/^[1-9]$/.test(b.key)||E.closest(`${Ar}, .snl-stepper`))return;
let{top:C,bottom:z}=d.getBoundingClientRect();z>0&&C<innerHeight&&v.key(b.key,b)&&b.preventDefault()}function O(){let{board:b,mode:E,trouble:C}=n.get();b&&(ce(b)!==
ce($.board)||o)&&(x.add(b),T(M.find(z=>z.name===E)??v),y(b)),W(c,C)}o&&addEventListener("keydown",F);let q=n.subscribe(O);g.append(l(".frame",l(".head",!t.only&&
l(".modes",{role:"group",label:"What to do"},R),s.length>0&&l("label.board-of",l("span","Board"),B),a,o&&l(".tools",S("Copy link","A link to this board",P),N)),
c,m,f)),J(g,"ready",!0),J(g,"only",t.only),J(g,"fixed",t.fixed);let{remove:H}=br(e,kt,g);return e.append(h),T(v),y($.board),W(c,w.trouble),{show:y,replay:b=>v.replay?.(
b)??!1,destroy(){removeEventListener("keydown",F),q(),$.rest();for(let b of M)b.end?.();h.remove(),H()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ve(e,t,nt(t.files))}var en=1,xt="snl-exercise:",Rr="Export what you want to keep.",Es=`Another version of this book has stored something for this exercise, which is left alone. ${Rr}`,
Ps=globalThis,Cr=Ps.snlRecords??=new Map,Nr=e=>e?.version===en&&typeof e.source=="string"&&typeof e.solved=="boolean";function vt(e,t){let r=Ae(e,xt+t);return Nr(
r)?r:r?.version>en?"newer":null}function he(e){let[t,r]=[vt("sessionStorage",e),vt("localStorage",e)],n=[Cr.get(e),t,r].filter(o=>Nr(o));return n.length?{...n[0],
solved:n.some(({solved:o})=>o)}:null}function Wr(e){let t=vt("localStorage",e);return t===null||t==="newer"?null:t.source}function tn(e,t,r=!1){let n=he(e),o={version:en,
source:t,solved:r||(n?.solved??!1)};Cr.set(e,o);let s=vt("localStorage",e)==="newer",i=s?"":je(xt+e,o);return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s?Es:i&&`${i}. ${Rr}`}function Lr(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(xt)&&e(t.slice(xt.
length),!0)})}var nn="snl-cell:";function Ir({id:e,source:t}){for(let r of["sessionStorage","localStorage"]){let n=Ae(r,nn+e);if(n?.of===t&&typeof n.source=="string")return n.
source}return t}function rn({id:e,source:t},r){r===t?Yt(nn+e):je(nn+e,{of:t,source:r})}var Ts="script,style,link,meta,base,iframe,object,embed,form";function Br(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let r of t.querySelectorAll(
Ts))r.remove();for(let r of t.querySelectorAll("*"))for(let{name:n,value:o}of[...r.attributes]){let s=["href","src","action","xlink:href"].includes(n);(n.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&r.removeAttribute(n)}return[...t.childNodes]}function qr(...e){let t=l("pre",e),r=l("",{class:"highlight"},t);return l("",
{class:"output text_plain notranslate"},r)}function Os(e){let t=fe(_(e));return t.paint({piece:!1}),Te(t)}var Hr=e=>l("",{class:"output text_html"},e);function Dr(e,t){
let r=[...e.querySelectorAll("details.below-input, .cell_output")],n=l("",{class:"cell_output docutils container",hidden:""}),o=Re(t);o.node.dataset.snl="",e.append(
n);let s=[];function i(){for(let m of s)m.then(({destroy:f})=>f());s=[],o.clear(),n.replaceChildren()}function a(m){for(let f of r)f.hidden=m;n.hidden=!m}function c(m,f){
let h=l("",{"data-snl":""});n.append(Hr(h)),s.push(t.step(h,m,{level:Sn(n),...f}))}let d=(...m)=>{let f=l("",{class:"snl snl-workbench snl-cell"},l(".cards",m));
return l("",{class:"snl-host"},f)};function p(m,f){if(m.kind==="html"||m.kind==="svg"){let h=l("",{class:"output text_html"});return h.append(...Br(m.kind==="ht\
ml"?m.html:m.svg)),h}if(m.kind==="code")return qr(...Br(`<pre>${m.lines.join(`
`)}</pre>`));if(m.kind==="report"){let h={step:o.step,point:f.point,draw:k=>l("a.button",{href:`../play.html${ce(k)}&draw`},"Open this board in the workbench")},
g=Je(m,h);return g.setAttribute("role","group"),n.append(d(g)),Hr(o.node)}if(m.kind==="board")try{return d(Os(m.board))}catch{}return m.text?qr(document.createTextNode(
m.text)):null}function u({exception:m,says:f,line:h,missing:g},{runAbove:k,point:w}){let M=se(k?"open":"wrong",k?"Run the cells above first":m,k?l("p",l("code",
g)," is made in a cell above, which has not run yet."):oe(f&&pe(f)),k?l(".tools",S("Run all above","And then this cell",k)):Ce(h,{point:w,step:c,draw:()=>l("")}));
return M.setAttribute("role","group"),d(M)}return{shown:()=>!n.hidden,wait(){n.setAttribute("aria-busy","true")},clear(){i(),a(!1)},show(m,f){if(i(),n.removeAttribute(
"aria-busy"),a(!0),m.kind==="failure"){if(m.what==="stopped")return;let h=Ge(m,{point:f.point,step:c,draw:()=>l("")});h.setAttribute("role","group"),n.append(d(
h));return}for(let h of m.shown)h.kind==="stepper"?c(h.payload,{predict:h.predict,position:h.position??void 0}):n.append(p(h,f)??"");m.more_shown&&n.append(l("p",
`And ${m.more_shown.toLocaleString("en")} characters more.`)),m.error&&n.append(u(m.error,f))}}}var As=e=>e.kind==="failure"?e.says:e.error?.exception??"";function $t({title:e,bench:t,source:r,opensOn:n,watcher:o,begins:s,ends:i}){let a={loads(){},changes(){}},
c={beginning:-1,code:""};return{title:e,source:r,done:()=>c.beginning===t.beginnings()&&c.code===r(),async run(){let d=r();s?.();let p=n?.()??null,u={kind:"cell",
program:{source:d},opens_on:p},m=await t.ask(o??a,u,()=>{}),f=As(m);return c={beginning:f?-1:t.beginnings(),code:d},i?.(m),f}}}var js="Stopped. Python begins again, without the names of the cells that have run.";function Fr(e,{given:t,title:r,around:n,bench:o,above:s}){let a=e.parentElement.
querySelector("div.highlight"),c=Ir(t),d=!1,p=null,u=Oe(o.size),m=Dr(e.closest("div.cell"),n),f=l(".editor",{hidden:""}),h=S("Run","Run this cell (Shift+Enter i\
n the editor)",$),g=S("Edit","Open the editor",()=>L(!0)),k=S("Stop","End what is running",()=>o.stop()),w=S("Reset","Back to the code and the output of the les\
son",T),x=$t({title:r,bench:o,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:O=>u.loads(O,"Running …"),changes:v},begins:j,ends:B}),M=()=>{};
function v(){A(h,"aria-disabled",o.busy()||!!o.refusal),k.hidden=!d,w.hidden=d||c===t.source&&!m.shown()}async function $(){o.busy()||o.refusal||await x.run()}function j(){
d=!0,m.wait(),u.say("Running …"),M=u.count()}async function B(O){d=!1,M();let q=O.kind==="failure",H=q?null:O.error,b=H?.missing&&s().some(C=>!C.done()&&Rs(C,
H.missing??""));m.show(O,{runAbove:b?N:null,point:y});let E=q?O.line:H?.line;q?u.say(O.what==="stopped"?js:O.says):b?u.say("Run the cells above first."):H?u.say(
`${H.exception}${E?` in line ${E}`:""}.`):u.say(O.shown.length?"Done.":"Done. This cell shows nothing."),v(),p&&(await p)?.point(E??null)}async function N(){h.focus(
{preventScroll:!0});for(let O of s().filter(q=>!q.done())){u.say(`${O.title} runs …`);let q=await O.run();if(q){u.say(`${O.title} has ended early: ${q}`);return}}
await $()}async function P(){try{let{make:O}=await n.editor();a.hidden=!0,f.hidden=!1;let q=O(f,r,H=>{c=H,rn(t,c),v()});return q.open(c),q}catch(O){return u.say(
`The editor cannot be loaded: ${O.message}.`),null}}async function L(O){g.hidden=!0,p??=P();let q=await p;return q||(p=null),g.hidden=!!q,O&&q?.focus(),q}async function y(O){
(await L(!0))?.point(O)}async function T(){await R(),u.say("As in the lesson."),h.focus({preventScroll:!0})}async function R(){(await p)?.destroy(),p=null,f.replaceChildren(),
f.hidden=!0,a.hidden=!1,g.hidden=!1,c=t.source,rn(t,c),m.clear(),u.say(""),v()}f.addEventListener("keydown",O=>{O.key!=="Enter"||!O.shiftKey||(O.preventDefault(),
O.stopPropagation(),$())},{capture:!0}),a.addEventListener("click",()=>{getSelection()?.isCollapsed&&L(!0)});let F=l("",{class:"snl snl-workbench snl-cell",role:"\
group",label:r});return F.append(f,l(".tools.cellbar",h,k,g,w,u.clock,u.node)),e.classList.add("snl-host"),e.replaceChildren(F),o.watch({loads(){},changes:v}),addEventListener(
"snl-reset",R),o.refusal&&A(h,"title",o.refusal),v(),c!==t.source&&L(!1),x}var Rs=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function zr(e,t,r){let n=0,o=[];e.forEach((s,i)=>{let{id:a,exercise:c,source:d}=s,p=document.querySelector(`[data-snl-cell="${a}"]`);if(p){n+=1;let u=()=>o.slice(
0,i);o.push(Fr(p,{given:s,title:`Cell ${n}`,around:t,bench:r,above:u}))}else{let u=()=>c&&he(c)?.source||d,m=c?"The exercise above":"A cell above";o.push($t({title:m,
bench:r,source:u}))}})}var Cs=["stopped","late","died"];function _r(e){let t=[],r=null,n=!1,o=0,s=e.host(a=>r?.loads(a)),i=()=>{for(let a of t)a.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>n,beginnings:()=>o,busy:()=>r!==null,stop:()=>s.stop(),watch:a=>t.push(a),async ask(a,c,d){r=a,n=!0,i();let p=await s.ask(c,d);return r=null,p.
kind==="failure"&&Cs.includes(p.what)&&(o+=1),i(),p}}}var Jr=e=>e.length-e.trimStart().length;var Ns=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ne=e=>Ns(e).map((t,r)=>r%2?l(t[0]==="`"?"code":"em",t.slice(1,-1)):t),on=e=>e.map(([t,r])=>t?l("span",{class:t},
r):r);function Ws(e){let t=[],r=[t];for(let[n,o]of e)for(let[s,i]of o.split(`
`).entries())s&&r.push(t=[]),t.push([n,i]);return r}var Gr=e=>Ws(e).map(t=>{let r=Jr(t.map(([,n])=>n).join(""));return l("span",{style:`--indent:${r+2}ch`},on(t),
`
`)});function Ur({label:e,picture:t,stub:r,source:n,editor:o,change:s,trouble:i}){let a=n,c=null,d=null,p=l("pre.plain"),u=S("Edit","Open the editor",()=>w(!0)),m=l(
".still",u,p),f=l(".editor",m);m.addEventListener("click",()=>w(!0));function h(){p.replaceChildren(...Gr(a===r?t:[["",a]]))}function g(x){a=x,s(x)}async function k(){
try{let{make:x}=await o();return f.replaceChildren(),d=x(f,e,g),d.open(a),d}catch(x){return i(`The editor cannot be loaded: ${x.message}.`),null}}async function w(x=!1){
A(u,"aria-disabled",!0),c??=k();let M=await c;return x&&M?.focus(),M}return h(),{node:f,open:w,text:()=>a,replace(x){x!==a&&(a=x,d?d.replace(x):h(),s(x))},async point(x){
x===null&&!d||(await w(x!==null))?.point(x)}}}function ge(e,t){let r=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return r?r[1].replace(/#.*$/gm,"").trim():""}function xe(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var St=e=>`{${[...e].map(([t,r])=>`${t}: ${r}`).join(", ")}}`;var[Ls]=Ee;function Vr({given:e,write:t,around:r},n,o,s){let i=l(""),a=o(e.stub),c=()=>{},d={get:()=>jt(a),set(m){a=m,t(n(a))},subscribe(m){return c=m,()=>{}}},
p=`Exercise ${e.number}: the board`;return Ve(i,{board:a,only:"Draw",fixed:!s,label:p},{...r,store:d,page:!1}),{node:i,show(m){try{a=o(m)}catch{return!1}return c(),
!0}}}var Kr=e=>Vr(e,t=>`from snl_algos import Board

${e.given.defines} = ${Ls.write(t)}`,t=>ht(ge(t,e.given.defines))[0],!0),Yr=e=>Vr(e,({jumps:t})=>`${e.given.defines} = ${St(t)}`,t=>{let n=Object.entries(xe(ge(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return _({...e.given.form.board,jumps:n})},!1);function Qr({given:e,write:t,around:r}){let{defines:n,form:o,number:s}=e,
i=l(""),a=jt(_(o.board)),c={get:()=>a,set(){},subscribe:()=>()=>{}},d=`Exercise ${s}: the board`,p=Ve(i,{board:o.board,only:"Play",label:d},{...r,store:c,page:!1,
played:m=>t(`${n} = [${m.join(", ")}]`)});function u(m){let f=xe(ge(m,n));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:i,first:"Choose \
the first face.",judge(m){let f=u(m);return f?.length?Is(_(o.board),f):null},show(m){let f=u(m);return!!f&&p.replay(m===e.stub?[]:f)}}}function Is(e,t){let r=gt(
e),n=Pe(r);if(n.won()||!t.every(c=>n.throws(c)))return null;let o=n.won()&&t.length===ze(r).throws,s=`You reach the goal in ${ae(t.length)}.`,i=o?s:n.won()?`${s}\
 Fewer are enough.`:`After ${ae(t.length)} you stand on cell ${n.at()}, not on ${e.cells}.`,a=n.thrown.map((c,d)=>`${d+1}. ${it(c)}`);return{passed:o,reason:i,details:a,
board:null,report:null,line:null}}function Zr({given:e,write:t}){let{defines:r,form:n,number:o}=e,s=_(n.board),{columns:i,rows:a}=Ie(s.cells),c=fe(s);c.paint({piece:!1});let d=new Map([...Array(
s.cells).keys()].map(m=>{let f=m+1,[h,g]=ee({cells:s.cells,start:1,columns:i,rows:a},f),k=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${f}`,
input:()=>t(`${r} = ${St(p())}`)}),w=`grid-row:${a-h};grid-column:${g+1}`;return[f,{input:k,node:l("label.field",{style:w},l("span",`${f}`),k)}]})),p=()=>[...d].
filter(([,{input:m}])=>/^\d+$/.test(m.value.trim())).map(([m,{input:f}])=>[m,Number(f.value)]),u=l(".fields",{role:"group",label:`Exercise ${o}: the distances`,
style:`--columns:${i}`},[...d.values()].map(({node:m})=>m));return{node:l(".distances",Te(c),u),show(m){let f=xe(ge(m,r));if(typeof f!="object"||!f||Object.keys(
f).some(h=>!d.has(Number(h))))return!1;for(let[h,{input:g}]of d){let k=`${f[h]??""}`;g.value.trim()!==k&&(g.value=k)}return!0}}}function Xr({given:e,write:t}){let{defines:r}=e,{steps:n}=e.form,o=n.map(([p])=>p),s=o,i=new Map(n.map(([p,u])=>{let m=S("↑",null,()=>c(p,-1),`Move step ${p} \
up`),f=S("↓",null,()=>c(p,1),`Move step ${p} down`),h=l("span.words",l("strong",`${p}.`)," ",Ne(u));return[p,{up:m,down:f,node:l("li.step",h,l(".tools",m,f))}]})),
a=l("ol.steps",{label:"The steps, in your order"});function c(p,u){let m=s.indexOf(p);if(!s[m+u])return;let f=[...s];[f[m],f[m+u]]=[f[m+u],f[m]],s=f,d(),i.get(p)?.[u<
0?"up":"down"].focus(),t(`${r} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function d(){s.forEach((p,u)=>{let m=i.get(p);m&&(A(m.up,"aria-disabled",u===0),A(m.down,"\
aria-disabled",u===s.length-1),a.append(m.node))})}return d(),{node:a,first:"Put the steps in order first.",show(p){let u=xe(ge(p,r));return!Array.isArray(u)||`${[
...u].sort()}`!=`${[...o].sort()}`?!1:(s=u,d(),!0)}}}function eo({given:e,write:t}){let{defines:r,name:n}=e,{steps:o}=e.form,s=o.map(([,i],a)=>{let c=l("input",
{type:"radio",name:`snl-${n}`,change:()=>t(`${r} = ${a+1}`)});return{input:c,node:l("label.step",c,l("b",`${a+1}.`),l("span.words",Ne(i)))}});return{node:l(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:i})=>i)),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(xe(ge(i,r)));return a!==
0&&!s[a-1]?!1:(s.forEach(({input:c},d)=>{c.checked=d===a-1}),!0)}}}var Bs={order:Xr,choice:eo,board:Kr,jumps:Yr,throws:Qr,distances:Zr};function to(e,t,r){let n=Bs[e.form.kind];if(!n)return null;let o="",s=!1,i=n({given:e,write:d,
around:r}),a=S("","The Python that this writes",()=>{s=!s,p()}),c=l(".reply",i.node,l(".tools.swap",a),t.node);function d(u){o=u,t.replace(u)}function p(){t.node.
hidden=!s,a.textContent=s?"Hide the code":"As code",A(a,"aria-expanded",`${s}`)}return p(),{node:c,missing:u=>u===e.stub?i.first:"",judge:u=>i.judge?.(u)??null,
show(u){u!==o&&(o=u,!(i.show(u)||s)&&(s=!0,p()))}}}function no({hints:e,solution_coloured:t,after:r},n){let o=l(".help",l("",{class:"highlight"},l("pre",on(t))),r.map(h=>l("p",Ne(h)))),s=0,i=l("ol.hints",{label:"\
Hints"}),a=l(".asked",{role:"group",label:"The solution"}),c=S("Hint","A little help; there may be more",p),d=S("Solution","Asks before it shows it",m);function p(){
if(s===e.length)return;s+=1;let h=l("li",{tabindex:-1},l(".help",l("p",Ne(e[s-1]))));i.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
u()}function u(){let h=e.length-s;c.textContent=s?`Next hint (${h} left)`:"Hint",A(c,"aria-disabled",!h),h||(c.textContent="No more hints")}function m(){let h=S(
"Show it",null,f),g=e.length-s,k=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"";a.replaceChildren(l("p",`Do you want to see a solution?${k}`),
l(".tools",h,S("Not yet",null,()=>(a.replaceChildren(),d.focus())))),h.focus()}function f(){let h=S("Hide it",null,()=>(a.replaceChildren(),d.focus())),g=S("Use\
 it","In the place of what you have",n);a.replaceChildren(l("b","A solution"),o,l(".tools",g,h)),g.focus({preventScroll:!0}),a.scrollIntoView({block:"nearest"})}
return u(),{buttons:[c,d],nodes:[i,a]}}function qs(e,t){if(!e)return null;try{let{board:r,node:n}=Zt(e,null);return{node:n,words:be(r),way:t.draw(r)}}catch{return null}}function Hs({passed:e,reason:t,
board:r,details:n,line:o},s){let i=qs(r,s),a=[oe(t),...n.map(oe),i&&l("p.quiet",i.words),Ce(o,s),i&&l(".tools",i.way)].filter(c=>!!c);return se(e?"right":"wrong",
e?"Solved":"Not yet",...i?[l(".exhibit",i.node,l(".told",a))]:a)}function sn(e,t,{like:r,stepper:n}={like:[],stepper:null}){let{report:o,passed:s,reason:i}=e;if(!o)
return[Hs(e,t)];let a=Je({report:o,like:r,stepper:n},t);return i&&!s?[se("wrong","Not yet",oe(i)),a]:[a]}function ro(e,t){return[...e.kind==="failure"?[Ge(e,t)]:
sn(e.verdict,t,e),Xt(e)].filter(n=>!!n)}var Ds="Nothing is written yet.",Fs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",oo="It runs. A c\
all may take 1 second …",zs="The mark stays: another version of yours has solved it.";function so(e,t,r,n){let{name:o,number:s,stub:i}=t,a=he(o),c=!1,d=l("p.n\
ote.quiet"),p=Oe(n.size),u=l("span.state"),m=l(".cards"),f=Re(r),h=no(t,()=>B(t.solution,"This is a solution.")),g=Ur({label:`Exercise ${s}`,picture:t.stub_coloured,
stub:i,source:a?.source??i,editor:r.editor,change:j,trouble:b=>W(d,b)}),k=to(t,g,r),w=S("Check","Run it and judge it",R),x=S("Stop","End what is running",()=>n.
stop()),M=S("Reset","Back to how it was",()=>B(i,k?"":"Ctrl+Z in the editor brings your code back.")),v=null,$=S("Other tab's answer","Exchange it with the answ\
er here",P);$.hidden=!0;function j(b){b!==(he(o)?.source??i)&&W(d,tn(o,b)),k?.show(b)}function B(b,E){g.replace(b),p.say(E)}function N(b,E){g.replace(E),b&&(m.replaceChildren(),
f.clear(),p.say("As in the lesson."))}function P(){let[b,E]=[v,g.text()];v=E,g.replace(b??"")}let y={loads:b=>p.loads(b,oo),changes:T};function T(){let b=he(o)?.
solved;W(u,b?"✓ Solved":""),A(w,"aria-disabled",n.busy()||!!n.refusal),x.hidden=!c,A(m,"aria-busy",`${c}`),!n.begun()&&n.size?p.say(`Python (${n.size}) loads \
at the first check.`):!c&&p.said().startsWith("Python")&&p.say(""),n.refusal&&W(d,n.refusal)}async function R(){if(n.busy()||n.refusal)return;let b=g.text();if(!b.
trim()){p.say(Ds);return}g.point(null),m.replaceChildren(),f.clear();let E=k?.missing(b);if(E){p.say(E);return}let C=k?.judge(b);if(C){q(b,C,sn(C,O));return}let z=await F(
b),Z=z.kind==="failure"?z:z.verdict;q(b,Z,ro(z,O))}async function F(b){c=!0,p.say(oo);let E=p.count(),C={kind:"exercise",exercise:o,program:{source:b}},z=await n.
ask(y,C,Z=>p.say(`${Z} …`));return E(),c=!1,z}let O={step:f.step,draw:b=>l("a.button",{href:`${t.play}${ce(b)}&draw`},"Open this board in the workbench"),point:b=>g.
point(b)};function q(b,E,C){let z="passed"in E&&E.passed;z&&W(d,tn(o,b,!0));for(let Mt of C)A(Mt,"role","group");m.replaceChildren(...C),T();let Z=yt(C);z?p.say(
"Solved.",Z):he(o)?.solved?p.say(`${Ue(C)}. ${zs}`,Z):p.say(`${Ue(C)}.`,Z),E.line&&!k&&g.point(E.line),m.scrollIntoView({block:"nearest"})}let H=l("",{class:"sn\
l snl-workbench snl-exercise",role:"region",label:`Exercise ${s}: your answer`});H.append(l(".frame",k?k.node:g.node,d,l(".tools.acts",w,x,p.clock,...h.buttons,
M,$,u,p.node),m,...h.nodes)),e.replaceChildren(H,f.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(
e,"data-mounted",""),J(H,"ready",!0),n.watch(y),k?.show(g.text()),Lr((b,E)=>{if(b!==null&&b!==o)return;let C=he(o),z=C?.source??i;!E&&z!==g.text()&&N(C===null,z);
let Z=Wr(o);E&&Z!==null&&Z!==g.text()&&(v=Z,$.hidden=!1,W(d,Fs)),T()}),T()}var io='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var ao=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function lo(){let e=document.createElement("style");e.textContent=`${bt}${kt}${ao}${io}`,document.head.append(e)}var an=document.querySelector("[data-snl-cells]");if(an){lo();let e=nt(JSON.parse(an.dataset.files??"null")),t=_r(e);for(let r of document.querySelectorAll("div\
[data-snl-exercise]"))so(r,JSON.parse(r.dataset.snlExercise??"null"),e,t);zr(JSON.parse(an.textContent??"[]"),e,t)}})();
