// built from web/ by `npm run build`
"use strict";(()=>{var tr='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var rr={format:"snl-workbench",version:2},Ue=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Yn={what:"stopped",says:"You stopped it."},Qn=e=>`${(e/1e6).toFixed(1)} MB`;function nr(e,t){let n=null,r=!1,o=0,s,a,i=null;function d(){let $=URL.createObjectURL(
new Blob([tr],{type:"text/javascript"})),k=new Worker($,{type:"module"});k.onmessage=({data:M})=>k===n&&b(M),k.onerror=M=>k===n&&f(M.message),k.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=k,r=!1}function u(){clearTimeout(a),n?.terminate(),n=null}function p($){clearTimeout(a);let{settle:k}=i??{};i=null,k?.($)}
function l(){if(clearTimeout(a),i?.silent)return;let{seconds:$}=e,k=`It said nothing for ${$} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>m(
{what:"late",says:k}),1e3*$)}function m($){u(),d(),p(Ue($))}function f($){r?m({what:"died",says:`Python itself broke, and begins again: ${$}`}):s?(s=null,u(),d()):
(u(),p(Ue({what:"died",says:`Python could not be loaded: ${$}`})))}function h(){!i||!r||(n?.postMessage({question:i.text}),l())}function b($){$.memory?s=s===null?
null:$.memory:$.bytes?t({part:Math.min(1,$.bytes/e.bytes)}):$.ready?(r=!0,t({ready:r}),h()):$.failed?f($.failed):$.said&&x(JSON.parse($.said))}function x($){$.id===
i?.id&&(l(),$.kind==="progress"?i.progress($.says):p($))}return{size:`up to ${Qn(e.weight)}`,refusal:null,ask($,k){o+=1;let M=`${o}`;return new Promise(v=>{i={id:M,
text:JSON.stringify({...rr,id:M,...$}),silent:$.kind==="cell",progress:k,settle:v},n||d(),h()})},stop:()=>i&&m(Yn),end:u}}var xt=e=>({size:null,refusal:e,ask:async()=>Ue(
{what:"died",says:e}),stop(){},end(){}});var le={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Xn}=le,Q=e=>Array.from({length:e},(t,n)=>n),Me=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var or=({columns:e,start:t})=>e+(t===0?1:0);function K(e,t){let[n,r]=ee(e,t),[o,s]=Xn.anchor;return[
r+o,e.rows-n-1+s]}function oe([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(d,u=0)=>[e+d*s-u*a,t+d*a+u*s]}}function sr([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],d=((e-n)*a+(t-r)*i)/(a*a+i*i||1),u=Me(d,0,1);return Math.hypot(e-n-u*a,t-r-u*i)}function Ve(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ke(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of Q(r)){let[i,d]=[t+a*o,t+(a+1)*o],[[u,p],[l,m]]=[e(i),e(
d)],[[f,h],[b,x]]=[Ve(e,i),Ve(e,d)];s.push([u+f*o/3,p+h*o/3],[l-b*o/3,m-x*o/3],[l,m])}return s}var eo=4,ar=(e,t)=>{let n=le.light.tints.length-1;return Math.round(
n*Me(e/Math.max(t,eo),0,1))};var $t=400,vt=20,to=["stay","bounce","win"];function Ce(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function ro(e){if(!Array.isArray(e))return Ce(e,"the die",1,vt);if(!e.length||e.length>vt)throw new Error(`a die \
in this page has 1 to ${vt} faces, not ${e.length}`);let t=e.map(r=>Ce(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function no(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)Ce(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function U(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Ce(e.cells,"the number of cells",1,$t);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let d=to.find(u=>u===a);if(!d)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:no(i,n),die:ro(r),start:Ce(o,"start",0,1),chained:s,overshoot:d}}var ir=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function Ne(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Ye=e=>Q(e*e).map(t=>{let{columns:n,rows:r}=Ne(e*e),[o,s]=ee({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function lr(e,t=Math.random){let n=Q(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Q(2*r).map(a=>{let[i,d]=[o(),o()].sort((u,p)=>u-p);return a<r?[i,d]:[d,i]});return U(
{...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([u,p])=>p>u).length,d=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&d.push("starts off the board"),s&&d.push("jumps are chained"),a==="bounce"&&d.push("bounces off the goal"),a==="win"&&d.push("passing the goal wins"),(e?[e,...d]:
d).join(" · ")}var cr=["Draw","Write"];function oo(e){let t=new URLSearchParams(e.slice(1));return ur(e)&&cr.find(n=>t.has(n.toLowerCase()))}var so=e=>cr.includes(e)?`&${e.toLowerCase()}`:
"",ao=2e4;function io(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>ao?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Qe(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ce({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(d=>d.join("-")),...i.filter(Boolean)].join(".")}`}var lo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),co=e=>new URLSearchParams(
e.slice(1)).get("board");function dr(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=lo(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return U(r)}function ur(e){try{return dr(
co(e)??"")}catch{return null}}var St=e=>({board:e,mode:"",code:null,trouble:""}),mr=e=>({board:ur(e),mode:oo(e)??"",code:Qe(e),trouble:mo(e)}),Ze=(e,t,n)=>`${ce(
e)}${so(t)}${io(n??"")}`,uo="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function mo(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{dr(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${uo}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Qe(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var po="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",fo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Et=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function pr(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=Et(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var Xe=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return xt(po);if(!n)return xt(fo);let{home:o,core:s}=n;
return nr({...n,home:Et(o),core:Et(s)},r)},editor:()=>pr(e).then(()=>snlEditor),shelf:()=>pr(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),store:{get:()=>mr(location.hash),set:(...r)=>history.replaceState(history.state,"",Ze(...r)),subscribe(r){let o=()=>Qe(location.hash)===
null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function A(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Mt(e,t){for(let n in t)A(e,n,t[n])}var V=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),ho=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,go="http://www.w3.org/1999/xhtml",bo="http://www.w3.org/2000/svg";function fr(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
V(s,a,!0);for(let a of n)ho(a)?Mt(s,a):s.append(...[a].flat().filter(Boolean));return s}var c=(e,...t)=>fr(go,e,t),me=(e,...t)=>fr(bo,e,t),ve=(e,t,...n)=>me(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function C(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function et(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Tt(e){let t=[];return n=>{for(let r of t)V(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)V(r,e,!0)}}var P=(e,t,n,r)=>c("button.button",{type:"button",title:t,label:r,click:n},e);function hr(e,t,n,r=!1){let o=P(e,t,()=>{r=!r,A(o,"aria-pressed",`${r}`),n(r)});return A(
o,"aria-pressed",`${r}`),o}function ie(e,t,n,r){let o=t.map(([a,i])=>c("option",{value:a,selected:a===n&&""},i)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Pt=(e,t,...n)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var gr=(e,...t)=>c("details.fold",c("summary",e),...t);var br=e=>e.closest("section section")?3:2;var Ot=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,se=(e,t="throws")=>`${Ot(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function tt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,d=o===
r?"":a||i;return n===null?`${$e(d)} from ${t}.`:`From ${t}, roll ${jt(n)}: land on ${r}${d&&`, ${d}`}.`}var jt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ae({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let d=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[n.style,...d].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return me(p,{...n,style:u||null},a.map(ae),i)}var{shape:wr}=le;function yr(e,t,n,r){let{spot:o}=oe(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function kr(e,t,n){let{least:r,more:o,head:s,edge:a}=wr.arc,
{length:i,spot:d}=oe(e,t),u=r+o*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,f]=d(i/2,l*u*2),h=[Me(m,a,n-a),Math.max(f,a)],b=oe(h,t),x=b.spot(b.length-.06);return{from:e,
turn:h,tip:x,...yr(x,h,s,s*.4)}}function At(e,t,n,r,o){let{length:s,spot:a}=oe(e,t),i=Math.min(r,s/4),d=a(s-i),u=a(s/2,2*n);return{from:a(i),turn:u,tip:d,middle:a(
s/2,n),...yr(d,u,o,o/2)}}function xr(e){let t=wr.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:de}=le;function We(e,t,n){let{length:r,spot:o}=oe(K(e,t),K(e,n));return oe(o(de.apart),o(r-de.apart))}function $r(e,t,n){let{length:r,spot:o}=We(e,t,n),
{half:s,over:a,rung:i}=de.ladder,d=Math.max(2,Math.round(r/i)),u=[s,-s].map(l=>[o(-a,l),o(r+a,l)]),p=Q(d+1).map(l=>{let m=r*l/d;return[o(m,s),o(m,-s)]});return{
rails:u,rungs:p}}function vr(e,t){let n=(e+t)%2?-1:1;return[0,de.snake.bow,-de.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function rt(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=We(e,t,n),{swing:i,wave:d}=de.snake,u=Math.max(1,Math.round(s/d)),p=r*Math.min(i,.08*s);return l=>{let m=1-(2*l-1)**4,f=p*m*Math.sin(
2*Math.PI*u*l)+o*Math.sin(Math.PI*l);return a(s*l,f)}}function Rt(e,t,n,r){let o=r.map(([i,d])=>[K(e,i),K(e,d)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:vr(
t,n)[0]};for(let i of vr(t,n)){let d=rt(e,t,n,i),u=Q(25).map(f=>d(f/24)),p=u.some(([f,h])=>f<.15||f>s-.15||h<.15||h>e.rows-.15),m=u.filter(f=>o.some(([h,b])=>sr(
f,h,b)<de.snake.clear)).length+(p?100:0);m<a.cost&&(a={cost:m,manner:i})}return a.manner}function Sr(e,t,n,r){let o=rt(e,t,n,Rt(e,t,n,r)),{length:s}=We(e,t,n),a=4*
Math.max(1,Math.round(s/de.snake.wave))+2,i=h=>b=>{let x=de.snake.half*(1-.3*b-.6*b**3),[$,k]=o(b),[M,v]=Ve(o,b),O=Math.hypot(M,v)||1;return[$-h*x*v/O,k+h*x*M/O]},
d=Ke(i(1),0,1,a),u=Ke(i(-1),1,0,a),p=[...d,d[d.length-1],u[0],...u],{spot:l}=oe(o(0),o(.02)),{skull:m,eye:f}=de.snake;return{outline:p,stripe:Ke(o,Math.min(.4,.25/
s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*m),l(-.05,-.55*m)],pupils:[l(-.05-f/3,.55*m),l(-.05-f/3,-.55*m)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Er=(e,t)=>(2*e+3*t)%le.light.snakes.length;var{shape:Be}=le,ue=e=>`${Math.round(e*1e3)/1e3}`,Le=e=>e.map(t=>t.map(ue).join(" ")),ye=e=>`M${Le(e).join("L")}`,Mr=e=>`M${Le(e.slice(0,1))}C${Le(e.slice(1)).join(
" ")}`,Ct=(e,t,n)=>`M${Le([e])}Q${Le([t,n]).join(" ")}`,te=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),nt=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ue(t),cy:ue(n),r},...o}),ot=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Nt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ue(t),y:ue(n),width:r,height:r,
rx:o},...s}),Pr=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Or=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(n),"font-size":r},
fill:s,text:o});function wo(e,t,n){let{rails:r,rungs:o}=$r(e,t,n),{rail:s,rungWidth:a}=Be.ladder,i=r.map(ye).join("");return[te("halo",i,{stroke:"cell",width:s+
.05}),te("rungs",o.map(ye).join(""),{stroke:"ladder",width:a}),te("rails",i,{stroke:"ladder",width:s})]}function yo(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,
pupils:d,tongue:u}=Sr(e,t,n,r),{skull:p,stripe:l,eye:m,pupil:f}=Be.snake,h=`snake-${Er(t,n)}`,b=`${Mr(o)}Z`;return[te("halo",b,{stroke:"cell",width:.06}),te("to\
ngue",u.map(x=>ye(x)).join(""),{stroke:h,width:.025}),te("skin",b,{fill:h}),Pr(te("stripe",Mr(s),{stroke:"cell",width:l}),"0.04 0.12"),nt("skull",a,p,{fill:h}),
...i.map(x=>nt("eye",x,m,{fill:"die"})),...d.map(x=>nt("pupil",x,f,{fill:"dieInk"}))]}function st(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>
i),s=(a,i,d,u)=>ot(a,u,{"data-ends":`${i} ${d}`});return[...r.map(([a,i])=>s("ladder",a,i,wo(e,a,i))),...o.map(([a,i])=>s("snake",a,i,yo(e,a,i,r)))]}function jr(e){
let[t,n]=ee(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:d}=Be.flag,[u,p,l]=s,m=b=>b.map(([x,$])=>[r+x,o+$]),f=ye(m([s.slice(0,2),[u,l]])),h=`${ye(
m([[u,p],a,[u,i]]))}Z`;return ot("flag",[te("pole",f,{stroke:"goal",width:d}),te("pennant",h,{fill:"goal"})])}function Ie([e,t],n,r=1){let{side:o,corner:s,pip:a}=Be.
die,i=xr(n).map(p=>nt("pip",p,a,{fill:"dieInk"})),d=Or("face",[0,o*.24],o*.7,`${n}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return ot("die",[Nt("side",
[-o/2,-o/2],o,s,u),...i.length?i:[d]],{transform:`translate(${ue(e)} ${ue(t)}) scale(${r})`})}function Tr(e,t,n){let[r,o]=ee(e,t),s=[o+.06,e.rows-r-.94],a=Nt(n,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Pr(a,"0.03 0.06")}function Ar(e,{from:t,face:n,landing:r,stand:o}){let s=o===
r?[]:[Tr(e,o,"stand")];if(n===null)return s;let a=K(e,t);if(t===r)return[Ie(a,n)];let{turn:i,neck:d,wings:u}=kr(a,K(e,r),or(e)),p=`--far:${ue(oe(a,i).length+oe(
i,d).length)}`,l=te("arc",Ct(a,i,d),{stroke:"now",width:Be.arc.width});return[Tr(e,r,"landing"),...s,{...l,attributes:{...l.attributes,"stroke-linecap":"butt",style:p}},
te("tip",`${ye(u)}Z`,{fill:"now"}),Ie(a,n)]}function Rr(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[d,u]=[K(e,r),K(e,s)],p=At(d,u,u[0]>=d[0]?-.3:.3,.12,.16);r=
a;let[l,m]=[p.middle[0],Math.floor(p.middle[1])+.5],f=Ct(p.from,p.turn,p.neck),h=`${ye(p.wings)}Z`;return ot("leg",[te("rim",f,{stroke:"cell",width:.1}),te("sha\
ft",f,{stroke:"ink",width:.05}),te("tip",h,{fill:"ink"}),Nt("count",[l-.3,m-.14],.28,.04,{fill:"ink"}),Or("order",[l-.16,m+.066],.19,`${i+1}`,"cell"),Ie([l+.16,
m],o,.8)],{style:`--order:${i}`})})}function Cr(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].
every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,d]=[K(e,a),K(e,s)],{from:u,turn:p,tip:l,wings:m}=At(i,d,.12,.18,.13),f=Ct(u,p,l)+ye(m);return te(r.has(s)?
"branch.strong":"branch",f,{stroke:"ink",width:.03})})}var Wt=e=>ve(".face","-.19 -.19 .38 .38",ae(Ie([0,0],e))),at=()=>c("li.chip",c("span",{role:"img"}),c("small"));function it({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(A(e,"label",`Roll ${n}`),e.replaceChildren(Wt(n))),C(t,`to cell ${r}`)}var Lt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},pe=e=>`${Lt(e).kind} ${e.join("→")}`,Nr=(e,t)=>U({...e,name:"",jumps:t}),
lt=(e,t)=>Nr(e,e.jumps.filter(([n])=>n!==t)),qe=(e,t,n)=>Nr(e,[...lt(e,t).jumps,[t,n]]);function Wr(e,[t,n],r,o){let s=lt(e,t);return r?qe(s,t,o):qe(s,o,n)}var It=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function Lr(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return U({...e,...t,name:"",jumps:r})}function Ir(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Br(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:u,clientY:p}){let l=e.cellAt(u,p);!l||l===s||(s=l,a=!0,t(o,s))}function d(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),a&&(u?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:p,clientX:l,clientY:m})=>{let f=e.cellAt(l,m);a=!1,!(u||!p||!f)&&(o=s=f,addEventListener("pointermove",i),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>a,stop:()=>d()}}var He=(e,t)=>c("label.setting",c("span",e),t);function qr(e){let t=c("input.button",{type:"number",min:1,max:$t,change:()=>e({cells:t.valueAsNumber})}),n=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=ie("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=ie("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ie("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",He("Cells",t),He("Die",n),He("Start",r),He("Past the goal",o),He("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function Se(e){return Array.isArray(e)?`[${e.map(Se).join(", ")}]`:JSON.stringify(e)}function Bt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function ko({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function xo({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([p,l])=>`  "${p}": ${Se(l)}`).join(
`,
`)}
}
`}function vo(e){Bt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${Se(t)}
`}function $o(e){Bt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Q(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Ye(t))n[s][a]=r.get(o)??-1;return`[${n.map(Se).join(`,
 `)}]
`}function So(e){Bt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Te=[{name:"python",title:"Python: Board(...)",write:ko},{name:"json",title:"JSON",write:xo},{name:"move-array",title:"Move array, from 0",write:vo},{name:"\
grid",title:"LeetCode grid",write:$o},{name:"hackerrank",title:"HackerRank text",write:So}];var Hr=["jumps","ladders","snakes","die","start","chained","overshoot"],Eo=Hr.slice(0,3);function Mo(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function To(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Po(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of To(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Hr.includes(s))throw new Error(`a board has no option ${s}`);
Eo.includes(s)?n.jumps.push(...Oo(a)):n[s]=Fr(a)}return[n]}function Fr(e){try{return Mo(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Oo(e){
let t=Fr(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Se(n)}`);return t}var jo="format version name author source cells die start chained overshoot jumps".split(" ");function Ao(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!jo.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Dr(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${Se(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Ro(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Ye(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Co(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let d=(t[n]??"").trim().split(
/\s+/);if(n+=1,d.length!==a||!d.every(u=>/^\d+$/.test(u)))throw new Error(`line ${n}: expected ${i}`);return d.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[d,u]of[["ladder",1],["snake",-1]]){let[p]=r(1,`the number of ${d}s`);
if(p>100)throw new Error(`line ${n}: 100 cells have no room for ${p} ${d}s`);for(let l=0;l<p;l+=1){let m=r(2,`the two cells of a ${d}`);if((m[1]-m[0])*u<=0)throw new Error(
`line ${n}: ${m.join(" ")} is not a ${d}`);i.push(m)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function No(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Ro(r)]:typeof r[0]=="object"?r.map(Ao):[Dr(r)]}function ct(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Po(t).map(U);if(/^[[{]/.test(t))return No(t).map(U);if(n&&/[\r\n]/.test(t))return Co(t).map(U);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[U(Dr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function zr(e,t){let n=null,r=Te[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=ie("Notation",
Te.map(l=>[l.name,l.title]),r,l=>{r=l,i()});function i(){if(!(!n||!p.open)){o.value=o.placeholder="",C(s,"");try{o.value=Te.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function d(){if(!o.value.trim()){C(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!o.value.trim()){C(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=ct(o.value);t(l[0]),C(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){C(s,`This cannot be read: ${l.message}.`)}}let p=gr("Copy or paste as text",c(".tools",a,P("Copy",null,d),P("Use this text","Read \
the board in the text",u)),o,s);return p.addEventListener("toggle",i),{node:p,show(l){n=l,i()}}}var qt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Ht(e){let t=null,n=null,r=null,o=null,s=!0,a=c("b.amount"),i=c("span.quiet"),d=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=P("Undo","Ctrl+Z",()=>e.go(-1)),l=P("Redo","Ctrl+Y",
()=>e.go(1)),m=qr(w=>k(y=>Lr(y,w),"")),f=zr(e,w=>e.use(w));function h({distance:w,predecessor:y,throws:S,route:W}){t&&(t.paint({current:r,distance:w,predecessor:y,
route:s,piece:!1}),C(a,S??"none"),C(i,S===null?"the goal is out of reach":se(S).replace(/^\S+ /,"")),et(d,W,at,(D,[j,,I])=>it(D,j,I)))}let b=()=>t?It(t.board,r)[0]??
null:null;function x(){if(!t)return;let{board:w,plan:y}=t;h(t);let S=b();t.light(S),t.sketch((S??[]).map(W=>{let[D,j]=K(y,W);return{tag:"circle",attributes:{cx:D,
cy:j,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...It(w,r).flatMap($)),A(p,"aria-disabled",!e.can(-1)),A(l,"aria-disabled",!e.can(1))}function $(w){
let{ends:y}=Lt(w),S=P(`Remove ${pe(w)}`,"Delete",()=>M(w)),W=y.map((D,j)=>P(`Move its ${D}`,null,()=>{o={jump:w,end:j},e.say(`Choose the cell where the ${D} of ${pe(
w)} goes.`),t?.cells.get(w[j])?.focus({preventScroll:!0})}));return[S,...W]}function k(w,y){if(t){r=o=null;try{e.use(w(t.board)),e.say(`${y} ${qt(t.throws)}`.trim())}catch(S){
e.say(`${$e(S.message)}.`),m.show(t.board),x()}}}let M=w=>k(y=>lt(y,w[0]),`Removed: ${pe(w)}.`);function v(w,y){let S=b(),W=S?S.indexOf(w):-1;return S&&W>=0?O(S,
W,y):{change:D=>qe(D,w,y),what:`Drawn: ${pe([w,y])}.`}}let O=(w,y,S)=>({change:W=>Wr(W,w,y,S),what:`Moved: ${pe(w)} is now ${pe(y?[w[0],S]:[S,w[1]])}.`});function B(w,y){
if(!t)return;let{change:S}=v(w,y),W=t.trial(S(t.board));h(W),e.say(`If you let go here: ${qt(W.throws)}`)}function L(w,y){let{change:S,what:W}=v(w,y);k(S,W)}function _(){
r=o=null,t&&(t.trial(t.board),x(),Y())}function Y(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${qt(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),d,u,c(".tools",p,l,P("Random","Other jumps",()=>k(w=>lr(w),
"Drawn at random.")),P("Remove all jumps",null,()=>k(w=>({...w,name:"",jumps:[]}),"Removed: all jumps.")),hr("Route","One of the shortest routes",w=>{s=w,x()},!0)),
m.node,f.node],show(w){t=w,r=o=null,n=Br(t,{tries:B,draws:L,drops:_}),m.show(t.board),f.show(t.board),x(),Y()},leave:()=>n?.stop(),choose(w){if(!(!t||!w||n?.wasDrawing()))
if(o){let{change:y,what:S}=O(o.jump,o.end,w);k(y,S)}else if(r===w)_();else if(r!==null){let y=r;k(S=>qe(S,y,w),`Drawn: ${pe([y,w])}.`)}else{r=w,x();let y=b(),S=y?
` Or drag an end of ${pe(y)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${S}`)}},key(w,{ctrlKey:y,metaKey:S,shiftKey:W,altKey:D}){
let j=b();if(y||S){let I=w==="y"||W&&w==="Z"?1:w==="z"?-1:0;return I&&e.go(I),I!==0}if(w==="Escape"&&r!==null&&!D)_();else if((w==="Delete"||w==="Backspace")&&j)
M(j);else return!1;return!0}}}function Pe(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var[Jr,_r]=[150,350],Wo=.25,Gr=24;function Lo({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...Q(o-e+1).map(a=>e+a),...Q(o-n).
map(a=>o-1-a)]}function Io(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=We(e,n,r);return[i(0),i(a),K(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=rt(e,n,r,
Rt(e,n,r,o));return[...Q(Gr+1).map(a=>s(a/Gr)),K(e,r)]}function Ur(e,t,n,r){let s=Lo(n,e.cells).map(u=>K(e,u)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
u,[p,l]]of s.slice(1).entries()){let[m,f]=s[u],h=[(m+p)/2,Math.min(f,l)-Wo];a.push({at:h,time:i+Jr/2,easing:"ease-in"}),i+=Jr,a.push({at:[p,l],time:i,easing:"ea\
se-out"})}for(let u of n.feet){let p=Io(e,t,u);for(let[l,m]of p.entries())a.push({at:m,time:i+_r*(l+1)/p.length,easing:"linear"});i+=_r}let d=Me(r/(i||1),0,1);return a.
map(u=>({...u,time:u.time*d}))}var Bo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Vr=([e,t])=>`translate(${e}px,${t}px)`;function Kr(e,t){let n=me("path.piece",{d:Bo,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,A(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&A(n,"style",`t\
ransform:${Vr(K(e,a))}`)},rest:s,walk(a,i,d){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let u=0,p=a.flatMap(m=>{let f=Ur(e,t,m,i).map(
h=>({...h,time:u+h.time}));return u=f.at(-1)?.time??u,f});if(u===0)return;let l=p.map(({at:m,time:f,easing:h})=>({transform:Vr(m),offset:f/u,easing:h}));A(n,"vi\
sibility",null),r=n.animate(l,{duration:u}),r.onfinish=()=>{s(),d?.()}}}}var qo=400;function Yr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:d}=t,u={cells:i,start:a,...e},{rows:p}=e,l=a===0?1:0,m=e.
columns+l,f=Q(i+l).map(T=>T+1-l),h=new Map,b=new Map,x=Tt("new"),$=Tt("touched"),k=!1,M=null,v=new Set,O=null,B=[];function L(T){let[R,q]=ee(u,T),H=T===a?"start":
T===i&&"goal",G=c(".cell",{role:"gridcell","data-cell":T,"data-end":H,style:`grid-column:${q+1}`},c("span.number",`${T}`),c("span.end",{"data-is":H}),c("span.ba\
dge"));return V(G,"odd",(R+q)%2),h.set(T,G),G}function _(T){for(let R of h.values())R.tabIndex=R===T?0:-1}function Y(T){let{key:R,target:q}=T,[H,G]=ee(u,Number(
q.dataset.cell)),F={ArrowLeft:[H,G-1],ArrowRight:[H,G+1],ArrowUp:[H+1,G],ArrowDown:[H-1,G]};if(R==="Enter"||R===" ")q.click();else if(F[R]){let Z=f.find(be=>`${ee(
u,be)}`==`${F[R]}`);h.get(Z??-1)?.focus()}else return;T.preventDefault(),T.stopPropagation()}let w=T=>f.filter(R=>ee(u,R)[0]===T).sort((R,q)=>ee(u,R)[1]-ee(u,q)[1]),
y=c(".grid",{role:"grid",label:n,keydown:Y,focusin:({target:T})=>_(T)},Q(p).reverse().map(T=>c(".row",{role:"row"},w(T).map(L))));_(h.get(a)??h.get(1));let S=`0\
 0 ${m} ${p}`,W=ve(".layer.goal",S,ae(jr(u))),D=ve(".layer.jumps",S,st(u,d).map(ae)),[j,I,z]=["g.tree","g.move","g.route"].map(T=>me(T)),g=ve(".layer.above",S,j,
I,z),E=Kr(u,d),N=ve(".layer.top",S,E.node),J=c(".sheet",y,W,D,g,N);function X(T,R,q){if(!M)return"";let[H,G]=[M.distance.get(T),M.predecessor.get(T)],F=[`cell ${T}`,
h.get(T)?.dataset.end];for(let[be,Ee]of d)be===T&&F.push(`${Ee>T?"foot of a ladder":"head of a snake"} to ${Ee}`),Ee===T&&F.push(`${be<T?"top of a ladder":"tail\
 of a snake"} from ${be}`);let Z=M.visited.has(T)?"visited":"not reached";return F.push(R?"current":"",H!=null?`reached in ${se(H,o)}`:Z,G!=null?`from ${G}`:"",
q?r:"",v.has(T)?"part of what is wrong":""),F.filter(Boolean).join(", ")}function Jn(T,R,q,H){let G=T.current===R,F=T.visited.has(R),Z=T.distance.get(R),be=T.predecessor.
get(R),Ee=`${[G,H,F,Z,be,v.has(R)]}`;if(b.get(R)===Ee)return;b.set(R,Ee);let Vn=Z!=null?"reached":F&&"visited";Mt(q,{"data-distance":Z,"data-tint":Z!=null&&ar(Z,
s),"data-from":be,"data-visited":F,"data-waits":H,"aria-current":G,"data-state":G?"current":H?"frontier":Vn,label:X(R,G,H)}),A(q.lastChild,"data-is",Ot(Z)||null)}
function Yt(){if(!M)return;let T=new Set(M.frontier.map(([R])=>R));for(let[R,q]of h)Jn(M,R,q,T.has(R))}function Qt(){if(!M)return;let T=k?Cr(u,M.predecessor,M.current):
[];j.replaceChildren(...T.map(ae))}let Zt=T=>T.map(R=>D.querySelector(`[data-ends="${R} ${d.get(R)}"]`));function Xt(T,R){let q=new Set(Zt(R));for(let H of D.children)
V(H,T,q.has(H))}function _n(T){let R=T.flatMap(([,q,H])=>H===q?[]:t.ride(q).feet);z.replaceChildren(...Rr(u,T,a).map(ae)),V(D,"routed",T.length),Xt("taken",R)}let er=()=>V(
J,"arrived",!0);function Gn(T){let R=a,q=T.map(([H,G,F])=>{let Z={from:R,face:H,landing:G,stand:F,feet:t.ride(G).feet};return R=F,Z});E.walk(q,qo,er)}let Un=`${m>
7?".close":""}${m>12?".dense":""}${m>24?".tiny":""}`;return{plan:u,cells:h,columns:m,shape:m/p,node:c(`.board${Un}`,{style:`--wide:${m};--high:${p}`},J),paint(T,R,q,H,G=0){
M=T;let F=`${Object.values(q??{})}`!=`${Object.values(O??{})}`;(F||H.length)&&E.rest(),V(J,"arrived",!1),Yt(),x([...R].map(Z=>h.get(Z))),Qt(),I.replaceChildren(
...(q?Ar(u,q):[]).map(ae)),$(Zt(q?.feet??[])),`${H}`!=`${B}`&&_n(H),G>0&&H.length?Gn(H):G>0&&F&&q&&E.walk([q],G),O=q,B=H},piece:E,top:N,celebrate:er,showTree(T){
k=T,Qt()},mark(T,R){let q=R.flatMap(F=>F.moves??[]),H=R.flatMap(F=>F.jumps??[]),G=q.flatMap(([,F])=>t.ride(F).feet);Xt("found",[...H.map(([F])=>F),...G]),v=new Set(
R.flatMap(F=>F.cells??[]));for(let[F,Z]of h)V(Z,"differs",F===T),V(Z,"found",v.has(F));Yt()},drawn:()=>({plan:u,jumps:d,farthest:s,state:M,found:v,move:O,treeShown:k,
route:B})}}function dt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([l,m])=>l!==m)),i=typeof n=="number"?Array.from({length:n},(l,m)=>m+
1):n;function d(l,m=[]){if(m.includes(l))return{feet:m,stand:null};let f=a.get(l);return f===void 0||m.length&&!o?{feet:m,stand:l}:d(f,[...m,l])}function u(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function p(l){return l===e?[]:i.flatMap(m=>{let f=u(l+m),h=f>0?d(f).stand:null;return h===null?[]:[[m,f,h]]})}return{cells:e,
start:r,jumps:a,ride:d,moves:p}}function Fe({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let d of a){let u=(r.get(d)??0)+1;for(let p of n(d)){let l=p[2];r.has(
l)||(r.set(l,u),o.set(l,d),s.set(l,p),a.push(l))}}let i=[];for(let d=t,u=s.get(d);u;u=s.get(d))i.unshift(u),d=o.get(d)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Ho=1400;function fe(e){let t=dt(e),n=Fe(t),r=Yr({layout:Ne(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,d=me("g.sketch");r.top.prepend(d);let u=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:ir(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(p){let{current:l=null,near:m=[],distance:f,predecessor:h,move:b=null}=p,
{route:x=!1,piece:$=!0}=p,k={current:l,frontier:[...m].map(M=>[M,""]),distance:f??new Map,predecessor:h??new Map,visited:new Map};r.paint(k,[],b,x?o:[]),i.stand(
$?l:null)},walk(p){i.walk([p],Ho,()=>p.stand===e.cells&&r.celebrate())},rest:i.rest,trial(p){let l=new Map(p.jumps),m=new Set;for(let x of[...u?.children??[]]){
let[$,k]=(x.getAttribute("data-ends")??"").split(" ").map(Number);l.get($)===k?m.add($):x.remove()}let f=new Map(p.jumps.filter(([x])=>!m.has(x))),h=st(s,f).map(
ae);for(let x of h)V(x,"lit",!0);u?.append(...h),t.jumps.clear();for(let[x,$]of l)t.jumps.set(x,$);let b=Fe(t);return o=b.route,b},light(p){for(let l of u?.children??
[])V(l,"lit",l.getAttribute("data-ends")===p?.join(" "))},sketch:p=>d.replaceChildren(...p.map(ae)),cellAt(p,l){let f=r.node.getRootNode().elementFromPoint(p,l)?.
closest("[data-cell]"),h=f&&r.node.contains(f)&&f.dataset.cell;return h?Number(h):null}}}var Qr=e=>new Set(e.map(([,t])=>t));function Fo(e,t){let n=`You reached the goal in ${se(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Do=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function zo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Do()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Zr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":zo(n);let o=tt(r);return e.won()?`${o} ${Fo(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function Xr(e,t,{
cells:n}){let r=`${$e(jt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function en(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${se(e)}: ${n.join(", ")}.`}function Ft(e,t){let n=null,r=null,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),d=c("ol.throw\
n",{label:"Your throws"}),u=P("Undo","Take the last throw back (Backspace)",$),p=P("Start again","Back to the start",k),l=P("Show the shortest route",null,()=>M(
!m)),m=!1;function f(){if(!n||!r)return;let{thrown:v}=r,O=r.moves(),B=m||r.won();n.paint({current:r.at(),near:Qr(O),distance:r.trail(),move:m?null:v.at(-1)??null,
route:m});for(let L of o.children){let _=Number(L.dataset.face);A(L,"aria-disabled",!O.some(([Y])=>Y===_))}C(s,v.length),C(a,v.length===1?"throw":"throws"),C(i,
B?n.throws??"none":"?"),et(d,v,at,(L,{face:_,stand:Y})=>it(L,_,Y));for(let L of[u,p])A(L,"aria-disabled",!v.length);A(l,"aria-pressed",`${m}`),A(e.root,"data-wo\
n",r.won())}function h(){n&&r&&e.say(Zr(r,n.throws,n.faces))}function b(v){if(!n||!r||r.won())return;let O=r.at();if(m=!1,!r.throws(v)){f(),e.say(Xr(v,O,n.board));
return}f();let B=r.thrown.at(-1);B&&n.walk(B),h(),x()}function x(){t?.((r?.thrown??[]).map(({face:v})=>v))}function $(){r?.undo()&&(f(),h(),x())}function k(){!n||
!r?.thrown.length||(r=Pe(n.rules),m=!1,f(),h(),x())}function M(v){m=v,f(),v&&n?e.say(en(n.throws,n.route)):h()}return{name:"Play",under:o,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,p,!t&&l),d],show(v){n=v,r=Pe(n.rules),m=!1,o.replaceChildren(...n.faces.map(O=>{let B=P(Wt(O),null,()=>b(O),`Throw ${O}`);
return A(B,"data-face",O),B})),f(),h()},replay(v){if(!n)return!1;let O=r;r=Pe(n.rules);let B=v.every(L=>r?.throws(L));return B||(r=O),f(),h(),B},leave:()=>A(e.root,
"data-won",null),choose(v){let O=r?.moves()??[],B=O.find(([,L])=>L===v)??O.find(([,,L])=>L===v);B?b(B[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${v}\
.`)},key(v,{ctrlKey:O,metaKey:B,altKey:L}){if(O||B||L)return!1;let _=Number(v);if(v==="Backspace")$();else if(v!==" "&&n?.faces.includes(_))b(_);else return!1;return!0}}}var ut=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Dt=new Map;function _o(e){let t=Dt.get(e)??new CSSStyleSheet;return Dt.has(e)||t.replaceSync(e),Dt.set(e,t),t}function tn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=ut;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[_o(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var rn=e=>e.getRootNode().activeElement??
null;var[pt,nn]=["snl-workbench",1],Go="This browser stores nothing here: download what you want to keep.",Uo="The browser's storage is full: download what you want \
to keep.",Vo="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function mt(e){try{let t=JSON.parse(window[e].
getItem(pt)??"null");return t?t.version!==nn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function on(){let[e,
t]=[mt("sessionStorage"),mt("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:nn,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return Vo;let s=mt("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(pt,JSON.stringify(r)),window.localStorage.setItem(pt,JSON.stringify({...r,sources:i})),""}catch(d){return d.name==="QuotaExceededError"?Uo:
Go}},elsewhere(o){let s=mt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===pt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function sn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ko="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function an({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},d="",u=null,p=c(".tools"),l=c(".tabs",{role:"group",label:"Program"}),m=c(".programs",
l,p),f=y=>y?s.second??s.signature:s.signature,h=y=>`${y?"2:":""}${f(y)}`,b=!1,x=()=>a.signatures.find(({name:y})=>y===f(b))?.template??"",$=()=>s.sources[h(b)]??
x(),k=()=>i.kind==="mine"||i.kind==="second";function M(y){i=y,k()&&b!==(i.kind==="second")&&(b=!b,u=null,v()),w();let{kind:S,name:W}=i;k()?n($(),!1):n(S==="lin\
k"?t??"":a.programs.find(D=>D.name===W)?.source??"",!0)}function v(){let y=e.elsewhere(h(b));y===null?u=null:y!==$()&&(u=y),w()}function O(){let[y,S]=[u,r()];L(
y??""),M(B()),u=S,w()}let B=()=>({kind:b?"second":"mine"});function L(y){let S=h(b);y===void 0?delete s.sources[S]:s.sources[S]=y,d=e.store(S)}function _(){let y=`${i.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");sn(new Blob([r()],{type:"text/x-python"}),y)}function Y(){b=!1,L(t??""),M({kind:"mine"})}function w(){let{kind:y,
name:S}=i,W=(z,g,E="")=>{let N=P(z,E||null,()=>M(g));return A(N,"aria-pressed",`${y===g.kind}`),N},D=z=>a.programs.filter(g=>g.kind===z).map(g=>[g.name,g.title]),
j=ie("A program to look at",[["","Look at a program"]],S??"",z=>{M(z?{kind:"program",name:z}:B())});for(let[z,g]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let E=D(g).map(([N,J])=>c("option",{value:N},J));j.append(c("optgroup",{label:null},E)),j.lastElementChild?.setAttribute("label",z)}j.value=S??"",j.classList.
toggle("s-chosen",y==="program"),l.replaceChildren(W("Mine",{kind:"mine"}),W("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[W("From the link",{kind:"link"})],j);let I=P("Download","As a file of Python",_);if(k()){let z=ie("How it is called",a.signatures.map(N=>[N.name,N.title]),f(
b),N=>{b?s.second=N:(s.second=f(!0),s.signature=N),d=e.store(h(b)),u=null,v(),M(B())}),g=P("Reset","Back to the beginning of this signature",()=>{L(),M(B())}),E=u!==
null&&P("Other tab's code","Exchange it with the code here",O);p.replaceChildren(z,g,I,...E?[E]:[])}else y==="link"?p.replaceChildren(P("Make it mine","Instead \
of what is there",Y),I):p.replaceChildren(I)}return{node:m,chosen:()=>i,isMine:k,trouble:()=>d||(u===null?"":Ko),end:e.follow(()=>{v(),o()}),show(y){a=y,v(),a.signatures.
some(({name:S})=>S===s.signature)||(s.signature="board"),M(i)},changed(y){k()&&L(y)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:k()?
f(b):null}},other(){let y=s.sources[h(!b)];return k()&&y?.trim()?{source:y,signature:f(!b)}:null}}}function Oe(e){let t=c(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=c("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var De=e=>e===null?"out of reach":se(e),je=e=>`${$e(e)}${/[.?!]$/.test(e)?"":"."}`,ne=(e,t,...n)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),n),re=e=>e&&
c("p",`${e}`),ke=e=>e&&c("p.quiet",`${e}`),ln=(e,t)=>c("p","Right is ",c("b",De(e)),", yours says ",c("b",De(t)),"."),cn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Ae=(e,t)=>e!==null&&c(".tools",P(`Show line ${e}`,null,()=>t.point(e)));function zt(e,t){let n=U(
e),r=fe(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=c(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function ze({report:e,like:t,stepper:n},r){let o=[ke(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>ke(`Note: ${a.says}.`))];if(e.correct===!1)return Yo(e,t,o,n,r);let{name:s}=e;return e.correct?ne("right",`${s} is right on every board th\
at was played`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",c("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
ke(`${dn(e)}.`),...o):ne("open",`${s} could not be judged`,re(je(e.finding.says)),...o.slice(1))}var dn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} played`;function Yo(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:d,node:u}=zt(e.board,s),p=typeof i=="number"?null:i,l=[p?re(`Right is ${De(a)}\
. Yours: ${p.says}.`):ln(a,i),s.kind!==p?.kind&&re(je(s.says)),re(cn(p)),...t.slice(0,2).map(m=>ke(`It answers like a known mistake: ${m.title}. The repair: ${m.
repair}`)),ke(`${we(d)} · ${dn(e)}`),...n,c(".tools",r&&P("Step to the first difference",null,()=>o.step(r)),o.draw(d))];return ne("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",c(".exhibit",u,c(".told",l)))}function Qo({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
ne("right",`Right on this board: ${De(n)}`,ke("One board proves little. Check plays them all, smallest first.")):ne("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&ln(r,n),o&&re(je(`${o.says}${s===null?"":`, in line ${s}`}`)),re(cn(o)),Ae(s,a))}function Zo({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>c("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return ne("ope\
n",`On this board: ${De(e.throws)}`,Pt("","Comparison",c("table",c("thead",c("tr",t.map(r=>c("th",{scope:"col"},r)))),c("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&ke(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Xo={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Je=({what:e,says:t,line:n},r)=>ne(e==="stopped"?
"open":"wrong",Xo[e]??"That did not work",re(je(`${n===null?"":`line ${n}: `}${t}`)),Ae(n,r));function Jt({printed:e,more_printed:t}){return e?.length?ne("open",
"It printed",Pt(".printed","What it printed",e.map(n=>c(".print",c("span.quiet",n.line===null?"":`line ${n.line}`),c("code",n.text)))),ke(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function un(e,t){return[e.kind==="failure"?Je(e,t):e.of==="check"?ze(e,t):e.of==="compare"?Zo(e):e.of==="solve"&&Qo(e,t),Jt(e)].
filter(r=>!!r)}var _e=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var es=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],ts="This code came with the link. It has not run, and runs only when\
 you press a button below.",rs=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function mn(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(M),d=on(),u=t.store.get().code,p=c(".editor"),l=c("p.note.quiet"),m=c("span.strip.quiet",{role:"status"}),f=c("progress",{max:1,label:"Python\
 is loading",hidden:""}),h=c(".cards"),b=Oe(t),x=P("Stop","End what is running",()=>i.stop()),$=es.map(([w,y,S])=>P(w,S,()=>_(y))),k=an({keeper:d,arrived:u,open:v,
text:()=>r?.text()??"",heard:()=>O()});function M({part:w,ready:y}){f.hidden=y===!0||!a,w!==void 0&&A(f,"value",w),y?C(m,a?"It runs …":""):a&&C(m,`Python is l\
oading (${i.size}, once) …`)}function v(w,y){r?.open(w,y),O()}function O(){let{kind:w}=k.chosen(),y={mine:k.trouble()||i.refusal,second:k.trouble()||i.refusal,
program:i.refusal,link:ts};C(l,y[w]??""),l.classList.toggle("s-strong",w==="link")}async function B(){o=!0;try{let[{make:w},y]=await Promise.all([t.editor(),t.shelf()]);
r=w(p,"Program",S=>{k.changed(S),O()}),k.show(y)}catch(w){C(l,`The editor cannot be loaded: ${w.message}`)}L()}function L(){for(let w of $)A(w,"aria-disabled",a||
!r||!!i.refusal);x.hidden=!a,A(h,"aria-busy",`${a}`),!s&&i.size&&C(m,`Python (${i.size}) loads at the first run.`)}async function _(w){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),h.replaceChildren(),b.clear(),C(m,"It runs …"),L();let{name:y,cells:S,jumps:W,die:D,start:j,chained:I,overshoot:z}=n.board,g={name:y,cells:S,
jumps:W,die:D,start:j,chained:I,overshoot:z},E=w==="compare"?k.other():null,N={kind:w,program:k.question(),board:g,other:E},J=await i.ask(N,X=>C(m,`${X} …`));
a=!1,f.hidden=!0,C(m,""),L(),Y(J)}function Y(w){let y=un(w,{step:b.step,draw:W=>P("Move this board to Draw",null,()=>{e.use(W),e.enter("Draw")}),point(W){r?.point(
W),r?.focus()}});(w.kind==="result"&&w.of)==="compare"&&k.isMine()&&!k.other()&&y.push(rs()),h.replaceChildren(...y),"line"in w&&w.line&&r?.point(w.line),h.scrollIntoView(
{block:"nearest"}),w.kind==="result"&&w.of==="trace"&&b.step(w.stepper),e.say(_e(y)||"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[k.node,l,p,c(".tools.acts",$,x,c("span.progress",f,m))],foot:[h],below:[b.node],show(w){n=w,n.paint({piece:!1}),
o||B(),L(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){b.clear(),i.end(),k.end(),r?.destroy()},more:()=>[
"mine","second"].includes(k.chosen().kind)?r?.text()??null:null,stays:()=>u}}var ft='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
e,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var pn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",fn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Ge(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(U),a=c("p.speaker",{role:"status"}),i=c("span.quiet"),d=c("p.trouble",{role:"alert"}),u=c(""),p=c(".main",u),l=c(".side"),m=c(".\
stage",p,l),f=c(".foot"),h=c(""),b=c("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),x={root:b,say:g=>C(a,g),use(g){k.add(g),
y(g),w()},can:g=>k.can(g),go(g){k.can(g)&&(y(k.go(g)),w())},enter(g){S(M.find(E=>E.name===g)??v),y(O.board),w()}},$=r.get(),k=Ir($.board??U(t.board)),M=t.only?[
t.only==="Play"?Ft(x,n.played):Ht(x)]:[Ft(x),Ht(x),mn(x,n)],v=M.find(({name:g})=>g===$.mode)??M[0],O=fe(k.now()),B=s.map(({name:g},E)=>[`${E}`,g]),L=ie("Board",
[["","Your board"],...B],"",g=>{let E=s[Number(g)];g&&E&&x.use(E)}),_=c("input.address",{readonly:"",label:"To copy",hidden:""});async function Y(){let E=`${location.
href.split("#")[0]}${Ze(O.board,v.name,v.more?.()??null)}`;_.value=E;try{await navigator.clipboard.writeText(E),x.say("Copied: a link to this board.")}catch{_.hidden=
!1,_.select(),x.say("Copy the link from the field.")}}function w(){let[g=null]=M.flatMap(({stays:E})=>E?.()??[]);r.set({...O.board,name:""},v.name,g)}function y(g){
let E=rn(u),N=u.contains(E)&&E?.dataset.cell;O.rest(),O=fe(g),u.replaceChildren(O.node),A(m,"style",`--shape:${O.shape};--columns:${O.columns}`),A(b,"style",`--\
rows:${O.plan.rows}`),C(i,we({...g,name:""}));let J=s.findIndex(X=>ce(X)===ce(g));L.value=J<0?"":`${J}`,L.options[0].hidden=J>=0,_.hidden=!0,C(d,""),v.show(O),N&&
O.cells.get(Number(N))?.focus({preventScroll:!0})}function S(g){v.leave(),v=g;for(let[E,N]of W.entries())A(N,"aria-pressed",`${M[E]===v}`);V(b,"drawing",v.name===
"Draw"),V(b,"writing",v.name==="Write"),p.replaceChildren(u,v.under),l.replaceChildren(c(".says",a),...v.side),f.replaceChildren(...v.foot??[]),h.replaceChildren(
...v.below??[])}let W=M.map(g=>P(g.name,null,()=>x.enter(g.name)));b.addEventListener("mousedown",g=>{let E=g.target;!E.closest(".s-grid")||!u.contains(E)||(g.preventDefault(),
b.focus({preventScroll:!0}))}),b.addEventListener("click",({target:g})=>{let E=g.closest(".s-grid .s-cell");E&&u.contains(E)&&v.choose(Number(E.dataset.cell))}),
b.addEventListener("keydown",g=>{let E=g.target;fn(g)&&g.stopPropagation(),!E.matches(pn)&&v.key(g.key,g)&&g.preventDefault()});function D(g){let E=g.composedPath()[0];
if(g.defaultPrevented||!fn(g)||!/^[1-9]$/.test(g.key)||E.closest(`${pn}, .snl-stepper`))return;let{top:N,bottom:J}=u.getBoundingClientRect();J>0&&N<innerHeight&&
v.key(g.key,g)&&g.preventDefault()}function j(){let{board:g,mode:E,trouble:N}=r.get();g&&(ce(g)!==ce(O.board)||o)&&(k.add(g),S(M.find(J=>J.name===E)??v),y(g)),C(
d,N)}o&&addEventListener("keydown",D);let I=r.subscribe(j);b.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},W),s.length>0&&c(
"label.board-of",c("span","Board"),L),i,o&&c(".tools",P("Copy link","A link to this board",Y),_)),d,m,f)),V(b,"ready",!0),V(b,"only",t.only),V(b,"fixed",t.fixed);
let{remove:z}=tn(e,ft,b);return e.append(h),S(v),y(O.board),C(d,$.trouble),{show:y,replay:g=>v.replay?.(g)??!1,destroy(){removeEventListener("keydown",D),I(),O.
rest();for(let g of M)g.end?.();h.remove(),z()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Ge(e,t,Xe(t.files))}var ht="snl-exercise:",os="This browser stores nothing here. Export what you want to keep.",ss="The browser's storage is full. Export what you want to keep.",as="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",is=globalThis,hn=is.snlRecords??=new Map,
gn=e=>e?.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function gt(e,t){try{let n=JSON.parse(window[e].getItem(ht+t)??"null");return gn(n)?
n:n?.version>1?"newer":null}catch{return null}}function he(e){let[t,n]=[gt("sessionStorage",e),gt("localStorage",e)],r=[hn.get(e),t,n].filter(o=>gn(o));return r.
length?{...r[0],solved:r.some(({solved:o})=>o)}:null}function bn(e){let t=gt("localStorage",e);return t===null||t==="newer"?null:t.source}function _t(e,t,n=!1){
let r=he(e),o={version:1,source:t,solved:n||(r?.solved??!1)};hn.set(e,o);let s="";try{if(gt("localStorage",e)==="newer")s=as;else for(let a of[window.sessionStorage,
window.localStorage])a.setItem(ht+e,JSON.stringify(o))}catch(a){s=a.name==="QuotaExceededError"?ss:os}return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s}function wn(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(ht)&&e(t.slice(
ht.length),!0)})}function bt(e){let t=c("span.strip.quiet",{role:"status"}),n=c("span.clock.quiet",{"aria-hidden":"true"}),r=c("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:c("span.progress",r,t),say:o=>C(t,o),said:()=>t.textContent??"",loads({part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&A(r,"value",o),C(t,s?a:
`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>C(n,`${Math.round((performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),C(n,""),r.hidden=!0}}}}var Gt="snl-cell:",yn=["sessionStorage","localStorage"];function kn({id:e,source:t}){for(let n of yn)try{let r=JSON.parse(window[n].getItem(Gt+e)??"null");if(r?.
of===t&&typeof r.source=="string")return r.source}catch{}return t}function Ut({id:e,source:t},n){let r=JSON.stringify({of:t,source:n});for(let o of yn)try{n===t?
window[o].removeItem(Gt+e):window[o].setItem(Gt+e,r)}catch{}}var ls="script,style,link,meta,base,iframe,object,embed,form";function xn(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
ls))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function vn(...e){let t=c("pre",e),n=c("",{class:"highlight"},t);return c("",
{class:"output text_plain notranslate"},n)}function cs(e){let t=fe(U(e));t.paint({piece:!1});let n=`--columns:${t.columns};--shape:${t.shape}`;return c(".thumb",
{inert:"",style:n},t.node)}var $n=e=>c("",{class:"output text_html"},e);function Sn(e,t){let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=c(
"",{class:"cell_output docutils container",hidden:""}),o=Oe(t);o.node.dataset.snl="",e.append(r);let s=[];function a(){for(let m of s)m.then(({destroy:f})=>f());
s=[],o.clear(),r.replaceChildren()}function i(m){for(let f of n)f.hidden=m;r.hidden=!m}function d(m,f){let h=c("",{"data-snl":""});r.append($n(h)),s.push(t.step(
h,m,{level:br(r),...f}))}let u=(...m)=>{let f=c("",{class:"snl snl-workbench snl-cell"},c(".cards",m));return c("",{class:"snl-host"},f)};function p(m,f){if(m.kind===
"html"||m.kind==="svg"){let h=c("",{class:"output text_html"});return h.append(...xn(m.kind==="html"?m.html:m.svg)),h}if(m.kind==="code")return vn(...xn(`<pre>${m.
lines.join(`
`)}</pre>`));if(m.kind==="report"){let h={step:o.step,point:f.point,draw:x=>c("a.button",{href:`../play.html${ce(x)}&draw`},"Open this board in the workbench")},
b=ze(m,h);return b.setAttribute("role","group"),r.append(u(b)),$n(o.node)}if(m.kind==="board")try{return u(cs(m.board))}catch{}return m.text?vn(document.createTextNode(
m.text)):null}function l({exception:m,says:f,line:h,missing:b},{runAbove:x,point:$}){let M=ne(x?"open":"wrong",x?"Run the cells above first":m,x?c("p",c("code",
b)," is made in a cell above, which has not run yet."):re(f&&je(f)),x?c(".tools",P("Run all above","And then this cell",x)):Ae(h,{point:$,step:d,draw:()=>c("")}));
return M.setAttribute("role","group"),u(M)}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(m,f){if(a(),r.removeAttribute(
"aria-busy"),i(!0),m.kind==="failure"){if(m.what==="stopped")return;let h=Je(m,{point:f.point,step:d,draw:()=>c("")});h.setAttribute("role","group"),r.append(u(
h));return}for(let h of m.shown)h.kind==="stepper"?d(h.payload,{predict:h.predict,position:h.position??void 0}):r.append(p(h,f)??"");m.more_shown&&r.append(c("p",
`And ${m.more_shown.toLocaleString("en")} characters more.`)),m.error&&r.append(l(m.error,f))}}}var ds=e=>e.kind==="failure"?e.says:e.error?.exception??"";function wt({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:a}){let i={loads(){},changes(){}},
d={beginning:-1,code:""};return{title:e,source:n,done:()=>d.beginning===t.beginnings()&&d.code===n(),async run(){let u=n();s?.();let p=r?.()??null,l={kind:"cell",
program:{source:u},opens_on:p},m=await t.ask(o??i,l,()=>{}),f=ds(m);return d={beginning:f?-1:t.beginnings(),code:u},a?.(m),f}}}var us="Stopped. Python begins again, without the names of the cells that have run.";function En(e,{given:t,title:n,around:r,bench:o,above:s}){let i=e.parentElement.
querySelector("div.highlight"),d=kn(t),u=!1,p=null,l=bt(o.size),m=Sn(e.closest("div.cell"),r),f=c(".editor",{hidden:""}),h=P("Run","Run this cell (Shift+Enter i\
n the editor)",O),b=P("Edit","Open the editor",()=>w(!0)),x=P("Stop","End what is running",()=>o.stop()),$=P("Reset","Back to the code and the output of the les\
son",S),k=wt({title:n,bench:o,source:()=>d,opensOn:()=>d===t.source&&t.opens_on||null,watcher:{loads:j=>l.loads(j,"Running …"),changes:v},begins:B,ends:L}),M=()=>{};
function v(){A(h,"aria-disabled",o.busy()||!!o.refusal),x.hidden=!u,$.hidden=u||d===t.source&&!m.shown()}async function O(){o.busy()||o.refusal||await k.run()}function B(){
u=!0,m.wait(),l.say("Running …"),M=l.count()}async function L(j){u=!1,M();let I=j.kind==="failure",z=I?null:j.error,g=z?.missing&&s().some(N=>!N.done()&&ms(N,
z.missing??""));m.show(j,{runAbove:g?_:null,point:y});let E=I?j.line:z?.line;I?l.say(j.what==="stopped"?us:j.says):g?l.say("Run the cells above first."):z?l.say(
`${z.exception}${E?` in line ${E}`:""}.`):l.say(j.shown.length?"Done.":"Done. This cell shows nothing."),v(),p&&(await p)?.point(E??null)}async function _(){h.focus(
{preventScroll:!0});for(let j of s().filter(I=>!I.done())){l.say(`${j.title} runs …`);let I=await j.run();if(I){l.say(`${j.title} has ended early: ${I}`);return}}
await O()}async function Y(){try{let{make:j}=await r.editor();i.hidden=!0,f.hidden=!1;let I=j(f,n,z=>{d=z,Ut(t,d),v()});return I.open(d),I}catch(j){return l.say(
`The editor cannot be loaded: ${j.message}.`),null}}async function w(j){b.hidden=!0,p??=Y();let I=await p;return I||(p=null),b.hidden=!!I,j&&I?.focus(),I}async function y(j){
(await w(!0))?.point(j)}async function S(){await W(),l.say("As in the lesson."),h.focus({preventScroll:!0})}async function W(){(await p)?.destroy(),p=null,f.replaceChildren(),
f.hidden=!0,i.hidden=!1,b.hidden=!1,d=t.source,Ut(t,d),m.clear(),l.say(""),v()}f.addEventListener("keydown",j=>{j.key!=="Enter"||!j.shiftKey||(j.preventDefault(),
j.stopPropagation(),O())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&w(!0)});let D=c("",{class:"snl snl-workbench snl-cell",role:"\
group",label:n});return D.append(f,c(".tools.cellbar",h,x,b,$,l.clock,l.node)),e.classList.add("snl-host"),e.replaceChildren(D),o.watch({loads(){},changes:v}),addEventListener(
"snl-reset",W),o.refusal&&A(h,"title",o.refusal),v(),d!==t.source&&w(!1),k}var ms=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function Mn(e,t,n){let r=0,o=[];e.forEach((s,a)=>{let{id:i,exercise:d,source:u}=s,p=document.querySelector(`[data-snl-cell="${i}"]`);if(p){r+=1;let l=()=>o.slice(
0,a);o.push(En(p,{given:s,title:`Cell ${r}`,around:t,bench:n,above:l}))}else{let l=()=>d&&he(d)?.source||u,m=d?"The exercise above":"A cell above";o.push(wt({title:m,
bench:n,source:l}))}})}var ps=["stopped","late","died"];function Tn(e){let t=new Set,n=null,r=!1,o=0,s=e.host(i=>n?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,beginnings:()=>o,busy:()=>n!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,d,u){n=i,r=!0,a();let p=await s.ask(d,u);return n=null,p.
kind==="failure"&&ps.includes(p.what)&&(o+=1),a(),p}}}function Pn({label:e,picture:t,stub:n,source:r,editor:o,change:s,trouble:a}){let i=r,d=null,u=null,p=c("pre.plain"),l=P("Edit","Open the editor",()=>$(!0)),m=c(
".still",l,p),f=c(".editor",m);m.addEventListener("click",()=>$(!0));function h(){i===n?p.replaceChildren(...t):C(p,i)}function b(k){i=k,s(k)}async function x(){
try{let{make:k}=await o();return f.replaceChildren(),u=k(f,e,b),u.open(i),u}catch(k){return a(`The editor cannot be loaded: ${k.message}.`),null}}async function $(k=!1){
A(l,"aria-disabled",!0),d??=x();let M=await d;return k&&M?.focus(),M}return h(),{node:f,open:$,text:()=>i,replace(k){k!==i&&(i=k,u?u.replace(k):h(),s(k))},async point(k){
k===null&&!u||(await $(k!==null))?.point(k)}}}function ge(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function xe(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var yt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[fs]=Te;function On({given:e,write:t,around:n},r,o,s){let a=c(""),i=o(e.stub),d=()=>{},u={get:()=>St(i),set(l){i=l,t(r(i))},subscribe(l){return d=l,()=>{}}},
p=`Exercise ${e.number}: the board`;return Ge(a,{board:i,only:"Draw",fixed:!s,label:p},{...n,store:u,page:!1}),{node:a,show(l){try{i=o(l)}catch{return!1}return d(),
!0}}}var jn=e=>On(e,t=>`from snl_algos import Board

${e.given.defines} = ${fs.write(t)}`,t=>ct(ge(t,e.given.defines))[0],!0),An=e=>On(e,({jumps:t})=>`${e.given.defines} = ${yt(t)}`,t=>{let r=Object.entries(xe(ge(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return U({...e.given.form.board,jumps:r})},!1);function Rn({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
a=c(""),i=St(U(o.board)),d={get:()=>i,set(){},subscribe:()=>()=>{}},u=`Exercise ${s}: the board`,p=Ge(a,{board:o.board,only:"Play",label:u},{...n,store:d,page:!1,
played:m=>t(`${r} = [${m.join(", ")}]`)});function l(m){let f=xe(ge(m,r));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:a,first:"Choose \
the first face.",judge(m){let f=l(m);return f?.length?hs(U(o.board),f):null},show(m){let f=l(m);return!!f&&p.replay(m===e.stub?[]:f)}}}function hs(e,t){let n=dt(
e),r=Pe(n);if(r.won()||!t.every(d=>r.throws(d)))return null;let o=r.won()&&t.length===Fe(n).throws,s=`You reach the goal in ${se(t.length)}.`,a=o?s:r.won()?`${s}\
 Fewer are enough.`:`After ${se(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((d,u)=>`${u+1}. ${tt(d)}`);return{passed:o,reason:a,details:i,
board:null,report:null,line:null}}function Cn({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=U(r.board),{columns:a,rows:i}=Ne(s.cells),d=fe(s);d.paint({piece:!1});let u=new Map([...Array(
s.cells).keys()].map(f=>{let h=f+1,[b,x]=ee({cells:s.cells,start:1,columns:a,rows:i},h),$=c("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${h}`,
input:()=>t(`${n} = ${yt(p())}`)}),k=`grid-row:${i-b};grid-column:${x+1}`;return[h,{input:$,node:c("label.field",{style:k},c("span",`${h}`),$)}]})),p=()=>[...u].
filter(([,{input:f}])=>/^\d+$/.test(f.value.trim())).map(([f,{input:h}])=>[f,Number(h.value)]),l=c(".drawn.thumb",{inert:"",style:`--columns:${d.columns};--shap\
e:${d.shape}`},d.node),m=c(".fields",{role:"group",label:`Exercise ${o}: the distances`,style:`--columns:${a}`},[...u.values()].map(({node:f})=>f));return{node:c(
".distances",l,m),show(f){let h=xe(ge(f,n));if(typeof h!="object"||!h||Object.keys(h).some(b=>!u.has(Number(b))))return!1;for(let[b,{input:x}]of u){let $=`${h[b]??
""}`;x.value.trim()!==$&&(x.value=$)}return!0}}}var gs=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Re=e=>gs(e).map((t,n)=>n%2?c(t[0]==="`"?"code":"em",t.slice(1,-1)):t),kt=e=>e.map(([t,n])=>t?c("span",{class:t},
n):n);function Nn({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([p])=>p),s=o,a=new Map(r.map(([p,l])=>{let m=P("↑",null,()=>d(p,-1),`Move step ${p} \
up`),f=P("↓",null,()=>d(p,1),`Move step ${p} down`),h=c("span.words",c("strong",`${p}.`)," ",Re(l));return[p,{up:m,down:f,node:c("li.step",h,c(".tools",m,f))}]})),
i=c("ol.steps",{label:"The steps, in your order"});function d(p,l){let m=s.indexOf(p);if(!s[m+l])return;let f=[...s];[f[m],f[m+l]]=[f[m+l],f[m]],s=f,u(),a.get(p)?.[l<
0?"up":"down"].focus(),t(`${n} = [${s.map(h=>`"${h}"`).join(", ")}]`)}function u(){s.forEach((p,l)=>{let m=a.get(p);m&&(A(m.up,"aria-disabled",l===0),A(m.down,"\
aria-disabled",l===s.length-1),i.append(m.node))})}return u(),{node:i,first:"Put the steps in order first.",show(p){let l=xe(ge(p,n));return!Array.isArray(l)||`${[
...l].sort()}`!=`${[...o].sort()}`?!1:(s=l,u(),!0)}}}function Wn({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,a],i)=>{let d=c("input",
{type:"radio",name:`snl-${r}`,change:()=>t(`${n} = ${i+1}`)});return{input:d,node:c("label.step",d,c("b",`${i+1}.`),c("span.words",Re(a)))}});return{node:c(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:Number(xe(ge(a,n)));return i!==
0&&!s[i-1]?!1:(s.forEach(({input:d},u)=>{d.checked=u===i-1}),!0)}}}var bs={order:Nn,choice:Wn,board:jn,jumps:An,throws:Rn,distances:Cn};function Ln(e,t,n){let r=bs[e.form.kind];if(!r)return null;let o="",s=!1,a=r({given:e,write:u,
around:n}),i=P("","The Python that this writes",()=>{s=!s,p()}),d=c(".reply",a.node,c(".tools.swap",i),t.node);function u(l){o=l,t.replace(l)}function p(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",A(i,"aria-expanded",`${s}`)}return p(),{node:d,missing:l=>l===e.stub?a.first:"",judge:l=>a.judge?.(l)??null,
show(l){l!==o&&(o=l,!(a.show(l)||s)&&(s=!0,p()))}}}function In({hints:e,solution_coloured:t,after:n},r){let o=c(".help",c("",{class:"highlight"},c("pre",kt(t))),n.map(h=>c("p",Re(h)))),s=0,a=c("ol.hints",{label:"\
Hints"}),i=c(".asked",{role:"group",label:"The solution"}),d=P("Hint","A little help; there may be more",p),u=P("Solution","Asks before it shows it",m);function p(){
if(s===e.length)return;s+=1;let h=c("li",{tabindex:-1},c(".help",c("p",Re(e[s-1]))));a.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),
l()}function l(){let h=e.length-s;d.textContent=s?`Next hint (${h} left)`:"Hint",A(d,"aria-disabled",!h),h||(d.textContent="No more hints")}function m(){let h=P(
"Show it",null,f),b=e.length-s,x=b?` There ${b===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(c("p",`Do you want to see a solution?${x}`),
c(".tools",h,P("Not yet",null,()=>(i.replaceChildren(),u.focus())))),h.focus()}function f(){let h=P("Hide it",null,()=>(i.replaceChildren(),u.focus())),b=P("Use\
 it","In the place of what you have",r);i.replaceChildren(c("b","A solution"),o,c(".tools",b,h)),b.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return l(),{buttons:[d,u],nodes:[a,i]}}function ws(e,t){if(!e)return null;try{let{board:n,node:r}=zt(e,null);return{node:r,words:we(n),way:t.draw(n)}}catch{return null}}function ys({passed:e,reason:t,
board:n,details:r,line:o},s){let a=ws(n,s),i=[re(t),...r.map(re),a&&c("p.quiet",a.words),Ae(o,s),a&&c(".tools",a.way)].filter(d=>!!d);return ne(e?"right":"wrong",
e?"Solved":"Not yet",...a?[c(".exhibit",a.node,c(".told",i))]:i)}function Vt(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,passed:s,reason:a}=e;if(!o)
return[ys(e,t)];let i=ze({report:o,like:n,stepper:r},t);return a&&!s?[ne("wrong","Not yet",re(a)),i]:[i]}function Bn(e,t){return[...e.kind==="failure"?[Je(e,t)]:
Vt(e.verdict,t,e),Jt(e)].filter(r=>!!r)}var ks="Nothing is written yet.",xs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",qn="It runs. A c\
all may take 1 second …",vs="The mark stays: another version of yours has solved it.";function Hn(e,t,n,r){let{name:o,number:s,stub:a}=t,i=he(o),d=!1,u=c("p.n\
ote.quiet"),p=bt(r.size),l=c("span.state"),m=c(".cards"),f=Oe(n),h=In(t,()=>L(t.solution,"This is a solution.")),b=Pn({label:`Exercise ${s}`,picture:kt(t.stub_coloured),
stub:a,source:i?.source??a,editor:n.editor,change:B,trouble:g=>C(u,g)}),x=Ln(t,b,n),$=P("Check","Run it and judge it",W),k=P("Stop","End what is running",()=>r.
stop()),M=P("Reset","Back to how it was",()=>L(a,x?"":"Ctrl+Z in the editor brings your code back.")),v=null,O=P("Other tab's answer","Exchange it with the answ\
er here",Y);O.hidden=!0;function B(g){g!==(he(o)?.source??a)&&C(u,_t(o,g)),x?.show(g)}function L(g,E){b.replace(g),p.say(E)}function _(g,E){b.replace(E),g&&(m.replaceChildren(),
f.clear(),p.say("As in the lesson."))}function Y(){let[g,E]=[v,b.text()];v=E,b.replace(g??"")}let y={loads:g=>p.loads(g,qn),changes:S};function S(){let g=he(o)?.
solved;C(l,g?"✓ Solved":""),A($,"aria-disabled",r.busy()||!!r.refusal),k.hidden=!d,A(m,"aria-busy",`${d}`),!r.begun()&&r.size?p.say(`Python (${r.size}) loads \
at the first check.`):!d&&p.said().startsWith("Python")&&p.say(""),r.refusal&&C(u,r.refusal)}async function W(){if(r.busy()||r.refusal)return;let g=b.text();if(!g.
trim()){p.say(ks);return}b.point(null),m.replaceChildren(),f.clear();let E=x?.missing(g);if(E){p.say(E);return}let N=x?.judge(g);if(N){I(g,N,Vt(N,j));return}let J=await D(
g),X=J.kind==="failure"?J:J.verdict;I(g,X,Bn(J,j))}async function D(g){d=!0,p.say(qn);let E=p.count(),N={kind:"exercise",exercise:o,program:{source:g}},J=await r.
ask(y,N,X=>p.say(`${X} …`));return E(),d=!1,J}let j={step:f.step,draw:g=>c("a.button",{href:`${t.play}${ce(g)}&draw`},"Open this board in the workbench"),point:g=>b.
point(g)};function I(g,E,N){let J="passed"in E&&E.passed;J&&C(u,_t(o,g,!0));for(let X of N)A(X,"role","group");m.replaceChildren(...N),S(),J?p.say("Solved."):he(
o)?.solved?p.say(`${_e(N)}. ${vs}`):p.say(_e(N)),E.line&&!x&&b.point(E.line),m.scrollIntoView({block:"nearest"})}let z=c("",{class:"snl snl-workbench snl-exerci\
se",role:"region",label:`Exercise ${s}: your answer`});z.append(c(".frame",x?x.node:b.node,u,c(".tools.acts",$,k,p.clock,...h.buttons,M,O,l,p.node),m,...h.nodes)),
e.replaceChildren(z,f.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(e,"data-mounted",""),V(z,"re\
ady",!0),r.watch(y),x?.show(b.text()),wn((g,E)=>{if(g!==null&&g!==o)return;let N=he(o),J=N?.source??a;!E&&J!==b.text()&&_(N===null,J);let X=bn(o);E&&X!==null&&X!==
b.text()&&(v=X,O.hidden=!1,C(u,xs)),S()}),S()}var Fn='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: \
22rem}.s-thumb>*{margin:0}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:c\
oarse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var Dn='.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
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
is(.s-acts,.s-swap,.s-still>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function zn(){let e=document.createElement("style");e.textContent=`${ut}${ft}${Dn}${Fn}`,document.head.append(e)}var Kt=document.querySelector("[data-snl-cells]");if(Kt){zn();let e=Xe(JSON.parse(Kt.dataset.files??"null")),t=Tn(e),n=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let r of n)Hn(r,JSON.parse(r.dataset.snlExercise??"null"),e,t);Mn(JSON.parse(Kt.textContent??"[]"),e,t)}})();
