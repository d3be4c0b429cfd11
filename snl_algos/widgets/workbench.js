// built from web/ by `npm run build`
"use strict";(()=>{var je=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function Ye(e){return new Promise((t,r)=>{let n=document.
createElement("script");n.src=je(e),n.onload=()=>t(),n.onerror=()=>r(new Error(`${e} cannot be loaded`)),document.head.append(n)})}var Tt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Et={format:"snl-workbench",version:2},Ae=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var cr={what:"stopped",says:"You stopped it."},dr=e=>`${(e/1e6).toFixed(1)} MB`;function Ot(e,t){let r=null,n=!1,o=0,s,a,i=null;function c(){let v=URL.createObjectURL(
new Blob([Tt],{type:"text/javascript"})),S=new Worker(v,{type:"module"});S.onmessage=({data:P})=>S===r&&y(P),S.onerror=P=>S===r&&f(P.message),S.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),r=S,n=!1}function l(){clearTimeout(a),r?.terminate(),r=null}function m(v){clearTimeout(a);let{settle:S}=i??{};i=null,S?.(v)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:v}=e,S=`It said nothing for ${v} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>p(
{what:"late",says:S}),1e3*v)}function p(v){l(),c(),m(Ae(v))}function f(v){n?p({what:"died",says:`Python itself broke, and begins again: ${v}`}):s?(s=null,l(),c()):
(l(),m(Ae({what:"died",says:`Python could not be loaded: ${v}`})))}function g(){!i||!n||(r?.postMessage({question:i.text}),d())}function y(v){v.memory?s=s===null?
null:v.memory:v.bytes?t({part:Math.min(1,v.bytes/e.bytes)}):v.ready?(n=!0,t({ready:n}),g()):v.failed?f(v.failed):v.said&&$(JSON.parse(v.said))}function $(v){v.id===
i?.id&&(d(),v.kind==="progress"?i.progress(v.says):m(v))}return{size:`up to ${dr(e.weight)}`,refusal:null,ask(v,S){o+=1;let P=`${o}`;return new Promise(k=>{i={id:P,
text:JSON.stringify({...Et,id:P,...v}),silent:v.kind==="cell",progress:S,settle:k},r||c(),g()})},stop:()=>i&&p(cr),end:l}}var Qe=e=>({size:null,refusal:e,ask:async()=>Ae(
{what:"died",says:e}),stop(){},end(){}});var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:mr}=oe,K=e=>Array.from({length:e},(t,r)=>r),be=(e,t,r)=>Math.min(r,Math.max(t,e));function ee({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}var jt=({columns:e,start:t})=>e+(t===0?1:0);function _(e,t){let[r,n]=ee(e,t),[o,s]=mr.anchor;return[
n+o,e.rows-r-1+s]}function te([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,a=(n-t)/o;return{length:o,spot:(c,l=0)=>[e+c*s-l*a,t+c*a+l*s]}}function At([e,
t],[r,n],[o,s]){let[a,i]=[o-r,s-n],c=((e-r)*a+(t-n)*i)/(a*a+i*i||1),l=be(c,0,1);return Math.hypot(e-r-l*a,t-n-l*i)}function Re(e,t){let[[n,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function Ce(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let a of K(n)){let[i,c]=[t+a*o,t+(a+1)*o],[[l,m],[d,p]]=[e(i),e(
c)],[[f,g],[y,$]]=[Re(e,i),Re(e,c)];s.push([l+f*o/3,m+g*o/3],[d-y*o/3,p-$*o/3],[d,p])}return s}var pr=4,Ze=(e,t)=>{let r=oe.light.tints.length-1;return Math.round(
r*be(e/Math.max(t,pr),0,1))};var et=400,Xe=20,fr=["stay","bounce","win"];function ke(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function hr(e){if(!Array.isArray(e))return ke(e,"the die",1,Xe);if(!e.length||e.length>Xe)throw new Error(`a die \
in this page has 1 to ${Xe} faces, not ${e.length}`);let t=e.map(n=>ke(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function gr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)ke(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function Q(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ke(e.cells,"the number of cells",1,et);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=fr.find(l=>l===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:gr(i,r),die:hr(n),start:ke(o,"start",0,1),chained:s,overshoot:c}}var Rt=e=>typeof e=="number"?K(e).map(t=>t+1):e;function tt(e){let t=Math.ceil(Math.
sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var We=e=>K(e*e).map(t=>{let{columns:r,rows:n}=tt(e*e),[o,s]=ee({cells:e*
e,start:1,columns:r,rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function Ct(e,t=Math.random){let r=K(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(
e.cells/8),Math.floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=K(2*n).map(a=>{let[i,c]=[o(),o()].sort((l,m)=>l-m);return a<n?[i,c]:[c,i]});return Q(
{...e,name:"",jumps:s})}function we({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([l,m])=>m>l).length,c=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===
0&&c.push("starts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:
c).join(" · ")}var Wt=["Draw","Write"];function br(e){let t=new URLSearchParams(e.slice(1));return Nt(e)&&Wt.find(r=>t.has(r.toLowerCase()))}var wr=e=>Wt.includes(e)?`&${e.toLowerCase()}`:
"",yr=2e4;function kr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>yr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Le(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(r,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function ye({cells:e,jumps:t,die:r,start:n,
chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var vr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),xr=e=>new URLSearchParams(
e.slice(1)).get("board");function Lt(e){let[t,...r]=e.split("."),n={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of r)if(/^\d+-\d+$/.test(o))n.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))n.die=vr(o.slice(1));else if(o==="s0")n.start=0;else if(o===
"c")n.chained=!0;else if(o==="bounce"||o==="win")n.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return Q(n)}function Nt(e){try{return Lt(
xr(e)??"")}catch{return null}}var It=e=>({board:Nt(e),mode:br(e)??"",code:Le(e),trouble:Mr(e)}),Ne=(e,t,r)=>`${ye(e)}${wr(t)}${kr(r??"")}`,$r="A link to a board looks like #board=30.3-22.17-\
4: 30 cells, and jumps 3→22 and 17→4.";function Mr(e){let t=new URLSearchParams(e.slice(1)),r=t.get("board");if(r===null)return"";try{Lt(r)}catch(o){return`\
The board in this link cannot be read: ${o.message}. ${$r}`}let n=r.split(".").find(o=>/^(\d+)-\1$/.test(o));return n?`This link has a jump from cell ${n.split(
"-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Le(e)===null?"The code in this link cannot be read: the link was probably cut off when it\
 was copied.":""}var Sr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Pr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",qt=({editor:e,shelf:t,python:r})=>({host(n){if(location.protocol==="file:")return Qe(Sr);if(!r)
return Qe(Pr);let{home:o,core:s}=r;return Ot({...r,home:je(o),core:je(s)},n)},editor:()=>Ye(e).then(()=>snlEditor),shelf:()=>Ye(t).then(()=>snlShelf),step:async(n,o,s)=>snlStepper.
mount(n,o,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>It(location.hash),set:(...n)=>history.replaceState(history.state,"",Ne(...n)),subscribe(n){let o=()=>Le(
location.hash)===null?n():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function C(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function nt(e,t){for(let r in t)C(e,r,t[r])}var U=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Tr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Er="http://www.w3.org/1999/xhtml",Or="http://www.w3.org/2000/svg";function Bt(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let a of o)
U(s,a,!0);for(let a of r)Tr(a)?nt(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Bt(Er,e,t),ie=(e,...t)=>Bt(Or,e,t),pe=(e,t,...r)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ie(e,t,r,n){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function rt(e){let t=[];return r=>{for(let n of t)U(n,e,!1);t=r.filter(
n=>!!n);for(let n of t)U(n,e,!0)}}var W=(e,t,r,n)=>u("button.button",{type:"button",title:t,label:n,click:r},e);function Dt(e,t,r,n=!1){let o=W(e,t,()=>{n=!n,C(o,"aria-pressed",`${n}`),r(n)});return C(
o,"aria-pressed",`${n}`),o}function re(e,t,r,n){let o=t.map(([a,i])=>u("option",{value:a,selected:a===r&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var ot=(e,t,...r)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Ht=(e,...t)=>u("details.fold",u("summary",e),...t);var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,fe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Ft(e){if(!e)return"";let{from:t,face:r,landing:n,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>n?`climb to ${o}`:`slide to ${o}`,c=o===
n?"":a||i;return r===null?`${fe(c)} from ${t}.`:`From ${t}, roll ${at(r)}: land on ${n}${c&&`, ${c}`}.`}var zt=(e,t)=>[...t].flatMap(([r,n])=>r===e?`${n>r?"foot\
 of a ladder":"head of a snake"} to ${n}`:n===e?`${n>r?"top of a ladder":"tail of a snake"} from ${r}`:[]),at=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"}\
 ${e}`;function ne({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let c=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),l=[r.style,...c].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...r,style:l||null},a.map(ne),i)}var{shape:Jt}=oe;function _t(e,t,r,n){let{spot:o}=te(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function Ut(e,t,r){let{least:n,more:o,head:s,edge:a}=Jt.arc,
{length:i,spot:c}=te(e,t),l=n+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,f]=c(i/2,d*l*2),g=[be(p,a,r-a),Math.max(f,a)],y=te(g,t),$=y.spot(y.length-.06);return{from:e,
turn:g,tip:$,..._t($,g,s,s*.4)}}function it(e,t,r,n,o){let{length:s,spot:a}=te(e,t),i=Math.min(n,s/4),c=a(s-i),l=a(s/2,2*r);return{from:a(i),turn:l,tip:c,middle:a(
s/2,r),..._t(c,l,o,o/2)}}function Kt(e){let t=Jt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function ve(e,t,r){let{length:n,spot:o}=te(_(e,t),_(e,r));return te(o(se.apart),o(n-se.apart))}function Vt(e,t,r){let{length:n,spot:o}=ve(e,t,r),
{half:s,over:a,rung:i}=se.ladder,c=Math.max(2,Math.round(n/i)),l=[s,-s].map(d=>[o(-a,d),o(n+a,d)]),m=K(c+1).map(d=>{let p=n*d/c;return[o(p,s),o(p,-s)]});return{
rails:l,rungs:m}}function Gt(e,t){let r=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function qe(e,t,r,{hand:n,
bow:o}){let{length:s,spot:a}=ve(e,t,r),{swing:i,wave:c}=se.snake,l=Math.max(1,Math.round(s/c)),m=n*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,f=m*p*Math.sin(
2*Math.PI*l*d)+o*Math.sin(Math.PI*d);return a(s*d,f)}}function lt(e,t,r,n){let o=n.map(([i,c])=>[_(e,i),_(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Gt(
t,r)[0]};for(let i of Gt(t,r)){let c=qe(e,t,r,i),l=K(25).map(f=>c(f/24)),m=l.some(([f,g])=>f<.15||f>s-.15||g<.15||g>e.rows-.15),p=l.filter(f=>o.some(([g,y])=>At(
f,g,y)<se.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Yt(e,t,r,n){let o=qe(e,t,r,lt(e,t,r,n)),{length:s}=ve(e,t,r),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=g=>y=>{let $=se.snake.half*(1-.3*y-.6*y**3),[v,S]=o(y),[P,k]=Re(o,y),T=Math.hypot(P,k)||1;return[v-g*$*k/T,S+g*$*P/T]},
c=Ce(i(1),0,1,a),l=Ce(i(-1),1,0,a),m=[...c,c[c.length-1],l[0],...l],{spot:d}=te(o(0),o(.02)),{skull:p,eye:f}=se.snake;return{outline:m,stripe:Ce(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-f/3,.55*p),d(-.05-f/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Qt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Me}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,xe=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${xe(e).join("L")}`,Zt=e=>`M${xe(e.slice(0,1))}C${xe(e.slice(1)).join(
" ")}`,ct=(e,t,r)=>`M${xe([e])}Q${xe([t,r]).join(" ")}`,X=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Be=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(r),r:n},...o}),De=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),dt=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(r),width:n,
height:n,rx:o},...s}),en=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),tn=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(r),"\
font-size":n},fill:s,text:o});function jr(e,t,r){let{rails:n,rungs:o}=Vt(e,t,r),{rail:s,rungWidth:a}=Me.ladder,i=n.map(de).join("");return[X("halo",i,{stroke:"c\
ell",width:s+.05}),X("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),X("rails",i,{stroke:"ladder",width:s})]}function Ar(e,t,r,n){let{outline:o,stripe:s,skull:a,
eyes:i,pupils:c,tongue:l}=Yt(e,t,r,n),{skull:m,stripe:d,eye:p,pupil:f}=Me.snake,g=`snake-${Qt(t,r)}`,y=`${Zt(o)}Z`;return[X("halo",y,{stroke:"cell",width:.06}),
X("tongue",l.map($=>de($)).join(""),{stroke:g,width:.025}),X("skin",y,{fill:g}),en(X("stripe",Zt(s),{stroke:"cell",width:d}),"0.04 0.12"),Be("skull",a,m,{fill:g}),
...i.map($=>Be("eye",$,p,{fill:"die"})),...c.map($=>Be("pupil",$,f,{fill:"dieInk"}))]}function He(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>
i),s=(a,i,c,l)=>De(a,l,{"data-ends":`${i} ${c}`});return[...n.map(([a,i])=>s("ladder",a,i,jr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Ar(e,a,i,n)))]}function nn(e){
let[t,r]=ee(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Me.flag,[l,m,d]=s,p=y=>y.map(([$,v])=>[n+$,o+v]),f=de(p([s.slice(0,2),[l,d]])),g=`${de(
p([[l,m],a,[l,i]]))}Z`;return De("flag",[X("pole",f,{stroke:"goal",width:c}),X("pennant",g,{fill:"goal"})])}function $e([e,t],r,n=1){let{side:o,corner:s,pip:a}=Me.
die,i=Kt(r).map(m=>Be("pip",m,a,{fill:"dieInk"})),c=tn("face",[0,o*.24],o*.7,`${r}`,"dieInk"),l={fill:"die",stroke:"now",width:.035};return De("die",[dt("side",
[-o/2,-o/2],o,s,l),...i.length?i:[c]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${n})`})}function Xt(e,t,r){let[n,o]=ee(e,t),s=[o+.06,e.rows-n-.94],a=dt(r,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,en(a,"0.03 0.06")}function rn(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[Xt(e,o,"stand")];if(r===null)return s;let a=_(e,t);if(t===n)return[$e(a,r)];let{turn:i,neck:c,wings:l}=Ut(a,_(e,n),jt(e)),m=`--far:${ae(te(a,i).length+te(
i,c).length)}`,d=X("arc",ct(a,i,c),{stroke:"now",width:Me.arc.width});return[Xt(e,n,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:m}},
X("tip",`${de(l)}Z`,{fill:"now"}),$e(a,r)]}function on(e,t,r){let n=r;return t.map(([o,s,a],i)=>{let[c,l]=[_(e,n),_(e,s)],m=it(c,l,l[0]>=c[0]?-.3:.3,.12,.16);n=
a;let[d,p]=[m.middle[0],Math.floor(m.middle[1])+.5],f=ct(m.from,m.turn,m.neck),g=`${de(m.wings)}Z`;return De("leg",[X("rim",f,{stroke:"cell",width:.1}),X("shaft",
f,{stroke:"ink",width:.05}),X("tip",g,{fill:"ink"}),dt("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),tn("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),$e([d+.16,p],o,
.8)],{style:`--order:${i}`})})}function sn(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[_(e,a),_(e,s)],{from:l,turn:m,tip:d,wings:p}=it(i,c,.12,.18,.13),f=ct(l,m,d)+de(p);return X(n.has(s)?"branch\
.strong":"branch",f,{stroke:"ink",width:.03})})}var ut=e=>pe(".face","-.19 -.19 .38 .38",ne($e([0,0],e))),Fe=()=>u("li.chip",u("span",{role:"img"}),u("small"));function ze({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(C(e,"label",`Roll ${r}`),e.replaceChildren(ut(r))),N(t,`to cell ${n}`)}var mt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${mt(e).kind} ${e.join("→")}`,an=(e,t)=>Q({...e,name:"",jumps:t}),
Je=(e,t)=>an(e,e.jumps.filter(([r])=>r!==t)),Se=(e,t,r)=>an(e,[...Je(e,t).jumps,[t,r]]);function ln(e,[t,r],n,o){let s=Je(e,t);return n?Se(s,t,o):Se(s,o,r)}var pt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function cn(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return Q({...e,...t,name:"",jumps:n})}function dn(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function un(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:l,clientY:m}){let d=e.cellAt(l,m);!d||d===s||(s=d,a=!0,t(o,s))}function c(l){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(l?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:l,isPrimary:m,clientX:d,clientY:p})=>{let f=e.cellAt(d,p);a=!1,!(l||!m||!f)&&(o=s=f,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Pe=(e,t)=>u("label.setting",u("span",e),t);function mn(e){let t=u("input.button",{type:"number",min:1,max:et,change:()=>e({cells:t.valueAsNumber})}),r=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),n=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Pe("Cells",t),Pe("Die",r),Pe("Start",n),Pe("Past the goal",o),Pe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function ft(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Rr({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Cr({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${he(d)}`).join(
`,
`)}
}
`}function Wr(e){ft("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${he(t)}
`}function Lr(e){ft("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=K(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))r[s][a]=n.get(o)??-1;return`[${r.map(he).join(`,
 `)}]
`}function Nr(e){ft("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var _e=[{name:"python",title:"Python: Board(...)",write:Rr},{name:"json",title:"JSON",write:Cr},{name:"move-array",title:"Move array, from 0",write:Wr},{name:"\
grid",title:"LeetCode grid",write:Lr},{name:"hackerrank",title:"HackerRank text",write:Nr}];var pn=["jumps","ladders","snakes","die","start","chained","overshoot"],Ir=pn.slice(0,3);function qr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Br(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Dr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of Br(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!pn.includes(s))throw new Error(`a board has no option ${s}`);
Ir.includes(s)?r.jumps.push(...Hr(a)):r[s]=fn(a)}return[r]}function fn(e){try{return qr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Hr(e){
let t=fn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(r)}`);return t}var Fr="format version name author source cells die start chained overshoot jumps".split(" ");function zr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Fr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function hn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${he(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Jr(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=We(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function _r(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let c=(t[r]??"").trim().split(
/\s+/);if(r+=1,c.length!==a||!c.every(l=>/^\d+$/.test(l)))throw new Error(`line ${r}: expected ${i}`);return c.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,l]of[["ladder",1],["snake",-1]]){let[m]=n(1,`the number of ${c}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${c}s`);for(let d=0;d<m;d+=1){let p=n(2,`the two cells of a ${c}`);if((p[1]-p[0])*l<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${c}`);i.push(p)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Ur(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Jr(n)]:typeof n[0]=="object"?n.map(zr):[hn(n)]}function gn(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Dr(t).map(Q);if(/^[[{]/.test(t))return Ur(t).map(Q);if(r&&/[\r\n]/.test(t))return _r(t).map(Q);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[Q(hn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function bn(e,t){let r=null,n=_e[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=re("Notation",
_e.map(d=>[d.name,d.title]),n,d=>{n=d,i()});function i(){if(!(!r||!m.open)){o.value=o.placeholder="",N(s,"");try{o.value=_e.find(d=>d.name===n)?.write(r).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function l(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=gn(o.value);t(d[0]),N(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){N(s,`This cannot be read: ${d.message}.`)}}let m=Ht("Copy or paste as text",u(".tools",a,W("Copy",null,c),W("Use this text","Read \
the board in the text",l)),o,s);return m.addEventListener("toggle",i),{node:m,show(d){r=d,i()}}}var ht=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function gt(e){let t=null,r=null,n=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),c=u(
"ol.thrown",{label:"A shortest route"}),l=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=W("Undo","Ctrl+Z",()=>e.go(-1)),d=W("Redo","Ctrl+Y",
()=>e.go(1)),p=mn(h=>S(b=>cn(b,h),"")),f=bn(e,h=>e.use(h));function g({distance:h,predecessor:b,throws:x,route:A}){t&&(t.paint({current:n,distance:h,predecessor:b,
route:s,piece:!1}),N(a,x??"none"),N(i,x===null?"the goal is out of reach":le(x).replace(/^\S+ /,"")),Ie(c,A,Fe,(D,[z,,Y])=>ze(D,z,Y)))}let y=()=>t?pt(t.board,n)[0]??
null:null;function $(){if(!t)return;let{board:h,plan:b}=t;g(t);let x=y();t.light(x),t.sketch((x??[]).map(A=>{let[D,z]=_(b,A);return{tag:"circle",attributes:{cx:D,
cy:z,r:.13},fill:"paper",stroke:"now",width:.06}})),l.replaceChildren(...pt(h,n).flatMap(v)),C(m,"aria-disabled",!e.can(-1)),C(d,"aria-disabled",!e.can(1))}function v(h){
let{ends:b}=mt(h),x=W(`Remove ${ce(h)}`,"Delete",()=>P(h)),A=b.map((D,z)=>W(`Move its ${D}`,null,()=>{o={jump:h,end:z},e.say(`Choose the cell where the ${D} of ${ce(
h)} goes.`),t?.cells.get(h[z])?.focus({preventScroll:!0})}));return[x,...A]}function S(h,b){if(t){n=o=null;try{e.use(h(t.board)),e.say(`${b} ${ht(t.throws)}`.trim())}catch(x){
e.say(`${fe(x.message)}.`),p.show(t.board),$()}}}let P=h=>S(b=>Je(b,h[0]),`Removed: ${ce(h)}.`);function k(h,b){let x=y(),A=x?x.indexOf(h):-1;return x&&A>=0?T(x,
A,b):{change:D=>Se(D,h,b),what:`Drawn: ${ce([h,b])}.`}}let T=(h,b,x)=>({change:A=>ln(A,h,b,x),what:`Moved: ${ce(h)} is now ${ce(b?[h[0],x]:[x,h[1]])}.`});function R(h,b){
if(!t)return;let{change:x}=k(h,b),A=t.trial(x(t.board));g(A),e.say(`If you let go here: ${ht(A.throws)}`)}function I(h,b){let{change:x,what:A}=k(h,b);S(x,A)}function F(){
n=o=null,t&&(t.trial(t.board),$(),O())}function O(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ht(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),c,l,u(".tools",m,d,W("Random","Other jumps",()=>S(h=>Ct(h),
"Drawn at random.")),W("Remove all jumps",null,()=>S(h=>({...h,name:"",jumps:[]}),"Removed: all jumps.")),Dt("Route","One of the shortest routes",h=>{s=h,$()},!0)),
p.node,f.node],show(h){t=h,n=o=null,r=un(t,{tries:R,draws:I,drops:F}),p.show(t.board),f.show(t.board),$(),O()},leave:()=>r?.stop(),choose(h){if(!(!t||!h||r?.wasDrawing()))
if(o){let{change:b,what:x}=T(o.jump,o.end,h);S(b,x)}else if(n===h)F();else if(n!==null){let b=n;S(x=>Se(x,b,h),`Drawn: ${ce([b,h])}.`)}else{n=h,$();let b=y(),x=b?
` Or drag an end of ${ce(b)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape cancels.${x}`)}},key(h,{ctrlKey:b,metaKey:x,shiftKey:A,altKey:D}){
let z=y();if(b||x){let Y=h==="y"||A&&h==="Z"?1:h==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(h==="Escape"&&n!==null&&!D)F();else if((h==="Delete"||h==="Backspace")&&z)
P(z);else return!1;return!0}}}function Ue(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([i])=>i===
n);if(!o)return!1;let[,s,a]=o;return t.push({from:r(),face:n,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}function wn(e,t){let r=e.start;return t.map(([n,o,s])=>{let a={from:r,face:n,landing:o,stand:s,feet:e.ride(o).feet};return r=s,a})}var[yn,kn]=[150,350],Kr=.25,vn=24;function Gr({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...K(o-e+1).map(a=>e+a),...K(o-r).
map(a=>o-1-a)]}function Vr(e,t,r){let n=t.get(r)??r;if(n>r){let{length:a,spot:i}=ve(e,r,n);return[i(0),i(a),_(e,n)]}let o=[...t].filter(([a,i])=>a<i),s=qe(e,r,n,
lt(e,r,n,o));return[...K(vn+1).map(a=>s(a/vn)),_(e,n)]}function xn(e,t,r,n){let s=Gr(r,e.cells).map(l=>_(e,l)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
l,[m,d]]of s.slice(1).entries()){let[p,f]=s[l],g=[(p+m)/2,Math.min(f,d)-Kr];a.push({at:g,time:i+yn/2,easing:"ease-in"}),i+=yn,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let l of r.feet){let m=Vr(e,t,l);for(let[d,p]of m.entries())a.push({at:p,time:i+kn*(d+1)/m.length,easing:"linear"});i+=kn}let c=be(n/(i||1),0,1);return a.
map(l=>({...l,time:l.time*c}))}var Yr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",$n=([e,t])=>`translate(${e}px,${t}px)`;function Mn(e,t){let r=ie("path.piece",{d:Yr,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,C(r,"visibility",o===null&&"hidden")}return{node:r,stand(a){o=a,s(),a!==null&&C(r,"style",`t\
ransform:${$n(_(e,a))}`)},rest:s,walk(a,i,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let l=0,m=a.flatMap(p=>{let f=xn(e,t,p,i).map(
g=>({...g,time:l+g.time}));return l=f.at(-1)?.time??l,f});if(l===0)return;let d=m.map(({at:p,time:f,easing:g})=>({transform:$n(p),offset:f/l,easing:g}));C(r,"vi\
sibility",null),n=r.animate(d,{duration:l}),n.onfinish=()=>{s(),c?.()}}}}var Qr=400;function Sn({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,l={cells:i,start:a,...e},{rows:m}=e,d=a===0?1:0,p=e.
columns+d,f=K(i+d).map(M=>M+1-d),g=new Map,y=new Map,$=rt("new"),v=rt("touched"),S=!1,P=null,k=new Set,T=null,R=[];function I(M){let[j,L]=ee(l,M),q=M===a?"start":
M===i&&"goal",J=u(".cell",{role:"gridcell","data-cell":M,"data-end":q,style:`grid-column:${L+1}`},u("span.number",`${M}`),u("span.end",{"data-is":q}),u("span.ba\
dge"));return U(J,"odd",(j+L)%2),g.set(M,J),J}function F(M){for(let j of g.values())j.tabIndex=j===M?0:-1}function O(M){let{key:j,target:L}=M,[q,J]=ee(l,Number(
L.dataset.cell)),B={ArrowLeft:[q,J-1],ArrowRight:[q,J+1],ArrowUp:[q+1,J],ArrowDown:[q-1,J]};if(j==="Enter"||j===" ")L.click();else if(B[j]){let V=f.find(Oe=>`${ee(
l,Oe)}`==`${B[j]}`);g.get(V??-1)?.focus()}else return;M.preventDefault(),M.stopPropagation()}let h=M=>f.filter(j=>ee(l,j)[0]===M).sort((j,L)=>ee(l,j)[1]-ee(l,L)[1]),
b=u(".grid",{role:"grid",label:r,keydown:O,focusin:({target:M})=>F(M)},K(m).reverse().map(M=>u(".row",{role:"row"},h(M).map(I))));F(g.get(a)??g.get(1));let x=`0\
 0 ${p} ${m}`,A=pe(".layer.goal",x,ne(nn(l))),D=pe(".layer.jumps",x,He(l,c).map(ne)),[z,Y,G]=["g.tree","g.move","g.route"].map(M=>ie(M)),w=pe(".layer.above",x,z,
Y,G),E=Mn(l,c),H=pe(".layer.top",x,E.node),Z=u(".sheet",b,A,D,w,H);function Ve(M,j,L){if(!P)return"";let[q,J]=[P.distance.get(M),P.predecessor.get(M)],B=[`cell ${M}`,
g.get(M)?.dataset.end,...zt(M,c)],V=P.visited.has(M)?"visited":"not reached";return B.push(j?"current":"",q!=null?`reached in ${le(q,o)}`:V,J!=null?`from ${J}`:
"",L?n:"",k.has(M)?"part of what is wrong":""),B.filter(Boolean).join(", ")}let rr=M=>`var(--tint-${Ze(M,s)})`;function or(M,j,L,q){let J=M.current===j,B=M.visited.
has(j),V=M.distance.get(j),Oe=M.predecessor.get(j),Pt=`${[J,q,B,V,Oe,k.has(j)]}`;if(y.get(j)===Pt)return;y.set(j,Pt);let ir=V!=null?"reached":B&&"visited";nt(L,
{"data-distance":V,"data-tint":V!=null&&Ze(V,s),"data-from":Oe,"data-visited":B,"data-waits":q,"aria-current":J,"data-state":J?"current":q?"frontier":ir,label:Ve(
j,J,q)}),V!=null&&L.style.setProperty("--tint",rr(V)),C(L.lastChild,"data-is",st(V)||null)}function vt(){if(!P)return;let M=new Set(P.frontier.map(([j])=>j));for(let[
j,L]of g)or(P,j,L,M.has(j))}function xt(){if(!P)return;let M=S?sn(l,P.predecessor,P.current):[];z.replaceChildren(...M.map(ne))}let $t=M=>M.map(j=>D.querySelector(
`[data-ends="${j} ${c.get(j)}"]`));function Mt(M,j){let L=new Set($t(j));for(let q of D.children)U(q,M,L.has(q))}function sr(M){let j=M.flatMap(([,L,q])=>q===L?
[]:t.ride(L).feet);G.replaceChildren(...on(l,M,a).map(ne)),U(D,"routed",M.length),Mt("taken",j)}let St=()=>U(Z,"arrived",!0),ar=`${p>7?".close":""}${p>12?".dens\
e":""}${p>24?".tiny":""}`;return{plan:l,cells:g,columns:p,shape:p/m,node:u(`.board${ar}`,{style:`--wide:${p};--high:${m}`},Z),paint(M,j,L,q,J=0){P=M;let B=`${Object.
values(L??{})}`!=`${Object.values(T??{})}`;(B||q.length)&&E.rest(),U(Z,"arrived",!1),vt(),$([...j].map(V=>g.get(V))),xt(),Y.replaceChildren(...(L?rn(l,L):[]).map(
ne)),v($t(L?.feet??[])),`${q}`!=`${R}`&&sr(q),J>0&&q.length?E.walk(wn(t,q),Qr,St):J>0&&B&&L&&E.walk([L],J),T=L,R=q},piece:E,top:H,celebrate:St,showTree(M){S=M,xt()},
mark(M,j){let L=j.flatMap(B=>B.moves??[]),q=j.flatMap(B=>B.jumps??[]),J=L.flatMap(([,B])=>t.ride(B).feet);Mt("found",[...q.map(([B])=>B),...J]),k=new Set(j.flatMap(
B=>B.cells??[]));for(let[B,V]of g)U(V,"differs",B===M),U(V,"found",k.has(B));vt()},drawn:()=>({plan:l,jumps:c,farthest:s,state:P,found:k,move:T,treeShown:S,route:R})}}function Pn({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof r=="number"?Array.from({length:r},(d,p)=>p+
1):r;function c(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let f=a.get(d);return f===void 0||p.length&&!o?{feet:p,stand:d}:c(f,[...p,d])}function l(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(p=>{let f=l(d+p),g=f>0?c(f).stand:null;return g===null?[]:[[p,f,g]]})}return{cells:e,
start:n,jumps:a,ride:c,moves:m}}function bt({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let l=(n.get(c)??0)+1;for(let m of r(c)){let d=m[2];n.has(
d)||(n.set(d,l),o.set(d,c),s.set(d,m),a.push(d))}}let i=[];for(let c=t,l=s.get(c);l;l=s.get(c))i.unshift(l),c=o.get(c)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var Zr=1400;function Te(e){let t=Pn(e),r=bt(t),n=Sn({layout:tt(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:a,piece:i}=n,c=ie("g.sketch");n.top.prepend(c);let l=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:a,faces:Rt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(m){let{current:d=null,near:p=[],distance:f,predecessor:g,move:y=null}=m,
{route:$=!1,piece:v=!0}=m,S={current:d,frontier:[...p].map(P=>[P,""]),distance:f??new Map,predecessor:g??new Map,visited:new Map};n.paint(S,[],y,$?o:[]),i.stand(
v?d:null)},walk(m){i.walk([m],Zr,()=>m.stand===e.cells&&n.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),p=new Set;for(let $ of[...l?.children??[]]){
let[v,S]=($.getAttribute("data-ends")??"").split(" ").map(Number);d.get(v)===S?p.add(v):$.remove()}let f=new Map(m.jumps.filter(([$])=>!p.has($))),g=He(s,f).map(
ne);for(let $ of g)U($,"lit",!0);l?.append(...g),t.jumps.clear();for(let[$,v]of d)t.jumps.set($,v);let y=bt(t);return o=y.route,y},light(m){for(let d of l?.children??
[])U(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},sketch:m=>c.replaceChildren(...m.map(ne)),cellAt(m,d){let f=n.node.getRootNode().elementFromPoint(m,d)?.
closest("[data-cell]"),g=f&&n.node.contains(f)&&f.dataset.cell;return g?Number(g):null}}}var Tn=({columns:e,shape:t,node:r})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),En=e=>new Set(e.map(([,t])=>t));function Xr(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var eo=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function to(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&eo()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function On(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":to(r);let o=Ft(n);return e.won()?`${o} ${Xr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function jn(e,t,{
cells:r}){let n=`${fe(at(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function An(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function wt(e,t){let r=null,n=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),c=u("ol.throw\
n",{label:"Your throws"}),l=W("Undo","Take the last throw back (Backspace)",v),m=W("Start again","Back to the start",S),d=W("Show the shortest route",null,()=>P(
!p)),p=!1;function f(){if(!r||!n)return;let{thrown:k}=n,T=n.moves(),R=p||n.won();r.paint({current:n.at(),near:En(T),distance:n.trail(),move:p?null:k.at(-1)??null,
route:p});for(let I of o.children){let F=Number(I.dataset.face);C(I,"aria-disabled",!T.some(([O])=>O===F))}N(s,k.length),N(a,k.length===1?"throw":"throws"),N(i,
R?r.throws??"none":"?"),Ie(c,k,Fe,(I,{face:F,stand:O})=>ze(I,F,O));for(let I of[l,m])C(I,"aria-disabled",!k.length);C(d,"aria-pressed",`${p}`),C(e.root,"data-wo\
n",n.won())}function g(){r&&n&&e.say(On(n,r.throws,r.faces))}function y(k){if(!r||!n||n.won())return;let T=n.at();if(p=!1,!n.throws(k)){f(),e.say(jn(k,T,r.board));
return}f();let R=n.thrown.at(-1);R&&r.walk(R),g(),$()}function $(){t?.((n?.thrown??[]).map(({face:k})=>k))}function v(){n?.undo()&&(f(),g(),$())}function S(){!r||
!n?.thrown.length||(n=Ue(r.rules),p=!1,f(),g(),$())}function P(k){p=k,f(),k&&r?e.say(An(r.throws,r.route)):g()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",l,m,!t&&d),c],show(k){r=k,n=Ue(r.rules),p=!1,o.replaceChildren(...r.faces.map(T=>{let R=W(ut(T),null,()=>y(T),`Throw ${T}`);
return C(R,"data-face",T),R})),f(),g()},replay(k){if(!r)return!1;let T=n;n=Ue(r.rules);let R=k.every(I=>n?.throws(I));return R||(n=T),f(),g(),R},leave:()=>C(e.root,
"data-won",null),choose(k){let T=n?.moves()??[],R=T.find(([,I])=>I===k)??T.find(([,,I])=>I===k);R?y(R[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${k}\
.`)},key(k,{ctrlKey:T,metaKey:R,altKey:I}){if(T||R||I)return!1;let F=Number(k);if(k==="Backspace")v();else if(k!==" "&&r?.faces.includes(F))y(F);else return!1;return!0}}}var Rn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var yt=new Map;function ro(e){let t=yt.get(e)??new CSSStyleSheet;return yt.has(e)||t.replaceSync(e),yt.set(e,t),t}function Cn(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=Rn;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ro(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Wn=e=>e.getRootNode().activeElement??
null;function Ln(e){let t=u("span.strip.quiet",{role:"status"}),r=u("span.clock.quiet",{"aria-hidden":"true"}),n=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:u("span.progress",n,t),say(o,s=""){N(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,N(t,"")},loads({
part:o,ready:s},a){n.hidden=s===!0,o!==void 0&&C(n,"value",o),N(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(r,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),N(r,""),n.hidden=!0}}}}var oo="This browser stores nothing here",so="The browser's storage is full";function Nn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function In(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(r)),""}catch(n){return n.name===
"QuotaExceededError"?so:oo}}var[kt,qn]=["snl-workbench",1],Bn="download what you want to keep.",ao=`Another version of the workbench has stored code here, which is left alone: ${Bn}`;function Ke(e){
let t=Nn(e,kt);return t?t.version!==qn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Dn(){let[e,t]=[Ke("sessionStorage"),
Ke("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:qn,signature:"board",sources:{}};return{kept:n,store(o){if(r)return ao;
let s=Ke("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];let c=In(kt,n,{...n,sources:i});return c&&`${c}\
: ${Bn}`},elsewhere(o){let s=Ke("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===kt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Hn(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var io="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Fn({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",l=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
d,m),f=b=>b?s.second??s.signature:s.signature,g=b=>`${b?"2:":""}${f(b)}`,y=!1,$=()=>a.signatures.find(({name:b})=>b===f(y))?.template??"",v=()=>s.sources[g(y)]??
$(),S=()=>i.kind==="mine"||i.kind==="second";function P(b){i=b,S()&&y!==(i.kind==="second")&&(y=!y,l=null,k()),h();let{kind:x,name:A}=i;S()?r(v(),!1):r(x==="lin\
k"?t??"":a.programs.find(D=>D.name===A)?.source??"",!0)}function k(){let b=e.elsewhere(g(y));b===null?l=null:b!==v()&&(l=b),h()}function T(){let[b,x]=[l,n()];I(
b??""),P(R()),l=x,h()}let R=()=>({kind:y?"second":"mine"});function I(b){let x=g(y);b===void 0?delete s.sources[x]:s.sources[x]=b,c=e.store(x)}function F(){let b=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");Hn(new Blob([n()],{type:"text/x-python"}),b)}function O(){y=!1,I(t??""),P({kind:"mine"})}function h(){let{kind:b,
name:x}=i,A=(G,w,E="")=>{let H=W(G,E||null,()=>P(w));return C(H,"aria-pressed",`${b===w.kind}`),H},D=G=>a.programs.filter(w=>w.kind===G).map(w=>[w.name,w.title]),
z=re("A program to look at",[["","Look at a program"]],x??"",G=>{P(G?{kind:"program",name:G}:R())});for(let[G,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let E=D(w).map(([H,Z])=>u("option",{value:H},Z));z.append(u("optgroup",{label:null},E)),z.lastElementChild?.setAttribute("label",G)}z.value=x??"",z.classList.
toggle("s-chosen",b==="program"),d.replaceChildren(A("Mine",{kind:"mine"}),A("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[A("From the link",{kind:"link"})],z);let Y=W("Download","As a file of Python",F);if(S()){let G=re("How it is called",a.signatures.map(H=>[H.name,H.title]),f(
y),H=>{y?s.second=H:(s.second=f(!0),s.signature=H),c=e.store(g(y)),l=null,k(),P(R())}),w=W("Reset","Back to the beginning of this signature",()=>{I(),P(R())}),E=l!==
null&&W("Other tab's code","Exchange it with the code here",T);m.replaceChildren(G,w,Y,...E?[E]:[])}else b==="link"?m.replaceChildren(W("Make it mine","Instead \
of what is there",O),Y):m.replaceChildren(Y)}return{node:p,chosen:()=>i,isMine:S,trouble:()=>c||(l===null?"":io),end:e.follow(()=>{k(),o()}),show(b){a=b,k(),a.signatures.
some(({name:x})=>x===s.signature)||(s.signature="board"),P(i)},changed(b){S()&&I(b)},question(){return i.kind==="program"?{name:i.name}:{source:n(),signature:S()?
f(y):null}},other(){let b=s.sources[g(!y)];return S()&&b?.trim()?{source:b,signature:f(!y)}:null}}}function zn(e){let t=u(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=u("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ee=e=>e===null?"out of reach":le(e),Ge=e=>`${fe(e)}${/[.?!]$/.test(e)?"":"."}`,me=(e,t,...r)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),r),ge=e=>e&&
u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),Jn=(e,t)=>u("p","Right is ",u("b",Ee(e)),", yours says ",u("b",Ee(t)),"."),_n=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Un=(e,t)=>e!==null&&u(".tools",W(`Show line ${e}`,null,()=>t.point(e)));function lo(e,t){let r=Q(
e),n=Te(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:Tn(n)}}function co({report:e,like:t,stepper:r},n){
let o=[ue(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return uo(e,t,o,r,n);let{
name:s}=e;return e.correct?me("right",`${s} is right on every board that was played`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("\
p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ue(`${Kn(e)}.`),...o):me("open",`${s} could not be judged`,ge(Ge(e.finding.says)),...o.slice(
1))}var Kn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} played`;function uo(e,t,r,n,o){let{finding:s,expected:a,got:i}=e,{board:c,node:l}=lo(
e.board,s),m=typeof i=="number"?null:i,d=[m?ge(`Right is ${Ee(a)}. Yours: ${m.says}.`):Jn(a,i),s.kind!==m?.kind&&ge(Ge(s.says)),ge(_n(m)),...t.slice(0,2).map(p=>ue(
`It answers like a known mistake: ${p.title}. The repair: ${p.repair}`)),ue(`${we(c)} · ${Kn(e)}`),...r,u(".tools",n&&W("Step to the first difference",null,()=>o.
step(n)),o.draw(c))];return me("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",l,u(".told",d)))}function mo({
right:e,ended:t,throws:r,expected:n,finding:o,line:s},a){return e?me("right",`Right on this board: ${Ee(r)}`,ue("One board proves little. Check plays them all, \
smallest first.")):me("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&Jn(n,r),o&&ge(Ge(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),ge(_n(o)),Un(s,a))}function po({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>u("tr",[n.
algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me("open",`On this board: ${Ee(e.throws)}`,ot("","Comparison",u("table",u("thead",u("tr",t.map(n=>u(
"th",{scope:"col"},n)))),u("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&ue(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var fo={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},ho=({what:e,says:t,line:r},n)=>me(e==="stopped"?"open":"wrong",fo[e]??"That did not work",ge(Ge(`${r===null?"":`line ${r}: `}${t}`)),Un(r,n));function go({
printed:e,more_printed:t}){return e?.length?me("open","It printed",ot(".printed","What it printed",e.map(r=>u(".print",u("span.quiet",r.line===null?"":`line ${r.
line}`),u("code",r.text)))),ue(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Gn(e,t){return[e.kind==="failure"?ho(e,t):e.of==="check"?
co(e,t):e.of==="compare"?po(e):e.of==="solve"&&mo(e,t),go(e)].filter(n=>!!n)}var Vn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Yn=e=>e[0]?.querySelector(
"p")?.textContent??"";var bo=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],wo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Qn="It runs …",yo=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Zn(e,t){let r=null,
n=null,o=!1,s=!1,a=!1,i=t.host(S),c=Dn(),l=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),p=Ln(i.size),f=u(".cards"),g=zn(t),y=W("Stop","End what is runn\
ing",()=>i.stop()),$=bo.map(([O,h,b])=>W(O,b,()=>I(h))),v=Fn({keeper:c,arrived:l,open:P,text:()=>n?.text()??"",heard:()=>k()});function S(O){a&&p.loads(O,Qn)}function P(O,h){
n?.open(O,h),k()}function k(){let{kind:O}=v.chosen(),h={mine:v.trouble()||i.refusal,second:v.trouble()||i.refusal,program:i.refusal,link:wo};N(d,h[O]??""),d.classList.
toggle("s-strong",O==="link")}async function T(){o=!0;try{let[{make:O},h]=await Promise.all([t.editor(),t.shelf()]);n=O(m,"Program",b=>{v.changed(b),k()}),v.show(
h)}catch(O){N(d,`The editor cannot be loaded: ${O.message}`)}R()}function R(){for(let O of $)C(O,"aria-disabled",a||!n||!!i.refusal);y.hidden=!a,C(f,"aria-busy",
`${a}`),!s&&i.size&&p.say(`Python (${i.size}) loads at the first run.`)}async function I(O){if(a||!n||!r||i.refusal)return;s=a=!0,n.point(null),f.replaceChildren(),
g.clear(),p.say(Qn),R();let{name:h,cells:b,jumps:x,die:A,start:D,chained:z,overshoot:Y}=r.board,G={name:h,cells:b,jumps:x,die:A,start:D,chained:z,overshoot:Y},w=O===
"compare"?v.other():null,E={kind:O,program:v.question(),board:G,other:w},H=await i.ask(E,Z=>p.say(`${Z} …`));a=!1,p.done(),R(),F(H)}function F(O){let h=Gn(O,{
step:g.step,draw:A=>W("Move this board to Draw",null,()=>{e.use(A),e.enter("Draw")}),point(A){n?.point(A),n?.focus()}});(O.kind==="result"&&O.of)==="compare"&&v.
isMine()&&!v.other()&&h.push(yo()),f.replaceChildren(...h),"line"in O&&O.line&&n?.point(O.line),f.scrollIntoView({block:"nearest"}),O.kind==="result"&&O.of==="t\
race"&&g.step(O.stepper);let x=Vn(h);e.say(x?`${x}. ${Yn(h)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[v.node,d,m,u(".tools.acts",$,y,p.node)],foot:[f],below:[g.node],show(O){r=O,r.paint({piece:!1}),o||T(),R(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),v.end(),n?.destroy()},more:()=>["mine","second"].includes(
v.chosen().kind)?n?.text()??null:null,stays:()=>l}}var Xn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
isplay:none}}}';var er="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",tr=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function nr(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(Q),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),c=u("p.trouble",{role:"alert"}),l=u(""),m=u(".main",l),d=u(".side"),p=u(".\
stage",m,d),f=u(".foot"),g=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),$={root:y,say:w=>N(a,w),use(w){S.add(w),
b(w),h()},can:w=>S.can(w),go(w){S.can(w)&&(b(S.go(w)),h())},enter(w){x(P.find(E=>E.name===w)??k),b(T.board),h()}},v=n.get(),S=dn(v.board??Q(t.board)),P=t.only?[
t.only==="Play"?wt($,r.played):gt($)]:[wt($),gt($),Zn($,r)],k=P.find(({name:w})=>w===v.mode)??P[0],T=Te(S.now()),R=s.map(({name:w},E)=>[`${E}`,w]),I=re("Board",
[["","Your board"],...R],"",w=>{let E=s[Number(w)];w&&E&&$.use(E)}),F=u("input.address",{readonly:"",label:"To copy",hidden:""});async function O(){let E=`${location.
href.split("#")[0]}${Ne(T.board,k.name,k.more?.()??null)}`;F.value=E;try{await navigator.clipboard.writeText(E),$.say("Copied: a link to this board.")}catch{F.hidden=
!1,F.select(),$.say("Copy the link from the field.")}}function h(){let[w=null]=P.flatMap(({stays:E})=>E?.()??[]);n.set({...T.board,name:""},k.name,w)}function b(w){
let E=Wn(l),H=l.contains(E)&&E?.dataset.cell;T.rest(),T=Te(w),l.replaceChildren(T.node),C(p,"style",`--shape:${T.shape};--columns:${T.columns}`),C(y,"style",`--\
rows:${T.plan.rows}`),N(i,we({...w,name:""}));let Z=s.findIndex(Ve=>ye(Ve)===ye(w));I.value=Z<0?"":`${Z}`,I.options[0].hidden=Z>=0,F.hidden=!0,N(c,""),k.show(T),
H&&T.cells.get(Number(H))?.focus({preventScroll:!0})}function x(w){k.leave(),k=w;for(let[E,H]of A.entries())C(H,"aria-pressed",`${P[E]===k}`);U(y,"drawing",k.name===
"Draw"),U(y,"writing",k.name==="Write"),m.replaceChildren(l,k.under),d.replaceChildren(u(".says",a),...k.side),f.replaceChildren(...k.foot??[]),g.replaceChildren(
...k.below??[])}let A=P.map(w=>W(w.name,null,()=>$.enter(w.name)));y.addEventListener("mousedown",w=>{let E=w.target;!E.closest(".s-grid")||!l.contains(E)||(w.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:w})=>{let E=w.closest(".s-grid .s-cell");E&&l.contains(E)&&k.choose(Number(E.dataset.cell))}),
y.addEventListener("keydown",w=>{let E=w.target;tr(w)&&w.stopPropagation(),!E.matches(er)&&k.key(w.key,w)&&w.preventDefault()});function D(w){let E=w.composedPath()[0];
if(w.defaultPrevented||!tr(w)||!/^[1-9]$/.test(w.key)||E.closest(`${er}, .snl-stepper`))return;let{top:H,bottom:Z}=l.getBoundingClientRect();Z>0&&H<innerHeight&&
k.key(w.key,w)&&w.preventDefault()}function z(){let{board:w,mode:E,trouble:H}=n.get();w&&(ye(w)!==ye(T.board)||o)&&(S.add(w),x(P.find(Z=>Z.name===E)??k),b(w)),N(
c,H)}o&&addEventListener("keydown",D);let Y=n.subscribe(z);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},A),s.length>0&&u(
"label.board-of",u("span","Board"),I),i,o&&u(".tools",W("Copy link","A link to this board",O),F)),c,p,f)),U(y,"ready",!0),U(y,"only",t.only),U(y,"fixed",t.fixed);
let{remove:G}=Cn(e,Xn,y);return e.append(g),x(k),b(T.board),N(c,v.trouble),{show:b,replay:w=>k.replay?.(w)??!1,destroy(){removeEventListener("keydown",D),Y(),T.
rest();for(let w of P)w.end?.();g.remove(),G()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");nr(e,t,qt(t.files))}})();
