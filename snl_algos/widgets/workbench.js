// built from web/ by `npm run build`
"use strict";(()=>{var dt='var l=null,d=`\nimport json, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\nlambda question, send: answer(json.loads(question), l\
ambda said: send(json.dumps(said)))\n`,r=e=>self.postMessage(e);function p(e){let s=0;return async(...n)=>{let t=await e(...n),a=new TransformStream({transform(c\
,u){s+=c.length,r({bytes:s}),u.enqueue(c)}}),{status:o,statusText:i,headers:f}=t;return new Response(t.body?.pipeThrough(a),{status:o,statusText:i,headers:f})}}\
async function y({home:e,core:s}){let n=self.fetch;self.fetch=p(n);let t=`${e}pyodide.mjs`,{loadPyodide:a}=await import(t),o=await a({indexURL:e}),i=await(await\
 fetch(s)).arrayBuffer();self.fetch=n,o.unpackArchive(i,"zip",{extractDir:"/core"}),l=o.runPython(d),r({ready:!0})}self.onmessage=async({data:e})=>{try{e.begin?\
await y(e.begin):l?.(e.question,s=>r({said:s}))}catch(s){r({failed:`${s}`.slice(-500)})}};';var jo={format:"snl-workbench",version:1},Oo={what:"stopped",says:"You stopped it."},We=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),So=e=>`${(e/
1e6).toFixed(1)} MB`;function ut(e,t){let o=null,n=!1,r=0,a,s=null;function i(){let h=URL.createObjectURL(new Blob([dt],{type:"text/javascript"})),y=new Worker(
h,{type:"module"});y.onmessage=({data:m})=>y===o&&$(m),y.onerror=m=>y===o&&p(m.message),y.postMessage({begin:{home:e.home,core:e.core}}),o=y,n=!1}function d(){clearTimeout(
a),o?.terminate(),o=null}function f(h){clearTimeout(a);let{settle:y}=s??{};s=null,y?.(h)}function w(){clearTimeout(a);let{seconds:h}=e,y=`It said nothing for ${h}\
 seconds, so it was ended. Python begins again.`;a=setTimeout(()=>c({what:"late",says:y}),1e3*h)}function c(h){d(),i(),f(We(h))}function p(h){n?c({what:"died",says:`\
Python itself broke, and begins again: ${h}`}):(d(),f(We({what:"died",says:`Python could not be loaded: ${h}`})))}function k(){!s||!n||(o?.postMessage({question:s.
text}),w())}function $(h){h.bytes?t({part:Math.min(1,h.bytes/e.bytes)}):h.ready?(n=!0,t({ready:n}),k()):h.failed?p(h.failed):j(JSON.parse(h.said))}function j(h){
h.id===s?.id&&(w(),h.kind==="progress"?s?.progress(h.says):f(h))}return{size:So(e.weight),refusal:null,ask(h,y){r+=1;let m=`${r}`;return new Promise(x=>{s={id:m,
text:JSON.stringify({...jo,id:m,...h}),progress:y,settle:x},o||i(),k()})},stop:()=>s&&c(Oo),end:d}}var _e=e=>({size:null,refusal:e,ask:async()=>We({what:"died",
says:e}),stop(){},end(){}});var Mo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Eo="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Je=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function ft(e){return new Promise((t,o)=>{let n=document.createElement("script");n.src=Je(e),n.onload=()=>t(globalThis),n.onerror=()=>o(new Error(`${e}\
 is not there`)),document.head.append(n)})}var pt=({editor:e,shelf:t,python:o})=>({host(n){if(location.protocol==="file:")return _e(Mo);if(!o)return _e(Eo);let{
home:r,core:a}=o;return ut({...o,home:Je(r),core:Je(a)},n)},editor:async()=>(await ft(e)).snlEditor,shelf:async()=>(await ft(t)).snlShelf,step(n,r){(r.together?
snlStepper.mountTogether:snlStepper.mount)(n,r,{level:2,keys:!0}),[...n.querySelectorAll("button")].find(({textContent:i})=>i?.startsWith("First difference"))?.
click()}});function I(e,t,o){let n=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(n):e.getAttribute(n)!==`${o}`&&
e.setAttribute(n,`${o}`)}function Fe(e,t){for(let o in t)I(e,o,t[o])}var _=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),Ao=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,mt=e=>(t,...o)=>{let[n,...r]=t.split("."),a=e(n||"div");for(let s of r)_(a,s,!0);for(let s of o)Ao(s)?Fe(a,s):a.append(...[s].flat().filter(Boolean));
return a},u=mt(e=>document.createElement(e)),se=mt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ie=(e,t,...o)=>se(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Me(e,t,o,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((r,a)=>{let s=e.children[a]??e.appendChild(o());n(s,r)})}function Ue(e){let t=[];return o=>{for(let n of t)_(n,e,!1);t=o.filter(n=>!!n);for(let n of t)_(
n,e,!0)}}var C=(e,t,o,n)=>u("button.button",{type:"button",title:t,label:n,click:o},e);function ht(e,t,o,n=!1){let r=C(e,t,()=>{n=!n,I(r,"aria-pressed",`${n}`),o(n)});return I(
r,"aria-pressed",`${n}`),r}function Z(e,t,o,n){let r=t.map(([s,i])=>u("option",{value:s,selected:s===o&&""},i));return u("select.button",{label:e,change:({target:s})=>n(
s.value)},r)}var He=(e,t,...o)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...o),gt=(e,...t)=>u("details.fold",u("summary",e),...t);var Q={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:To}=Q,U=e=>Array.from({length:e},(t,o)=>o),qo=(e,t,o)=>Math.min(o,Math.max(t,e));function V({start:e,columns:t},o){let n=e===0?1:0;if(o===0)return[0,0];
let r=Math.floor((o-1)/t),a=(o-1)%t;return[r,n+(r%2?t-1-a:a)]}function W(e,t){let[o,n]=V(e,t),[r,a]=To.anchor;return[n+r,e.rows-o-1+a]}function K([e,t],[o,n]){let r=Math.
hypot(o-e,n-t)||1,a=(o-e)/r,s=(n-t)/r;return{length:r,spot:(d,f=0)=>[e+d*a-f*s,t+d*s+f*a]}}function wt([e,t],[o,n],[r,a]){let[s,i]=[r-o,a-n],d=((e-o)*s+(t-n)*i)/
(s*s+i*i||1),f=qo(d,0,1);return Math.hypot(e-o-f*s,t-n-f*i)}function Ee(e,t){let[[n,r],[a,s]]=[e(t-1e-4),e(t+1e-4)];return[(a-n)/(2*1e-4),(s-r)/(2*1e-4)]}function Ae(e,t,o,n){
let r=(o-t)/n,a=[e(t)];for(let s of U(n)){let[i,d]=[t+s*r,t+(s+1)*r],[[f,w],[c,p]]=[e(i),e(d)],[[k,$],[j,h]]=[Ee(e,i),Ee(e,d)];a.push([f+k*r/3,w+$*r/3],[c-j*r/3,
p-h*r/3],[c,p])}return a}var bt=e=>{let t=Q.light.tints.length;return(Math.round(e)%t+t)%t};var Ve=400,Ye=20,Io=["stay","bounce","win"];function me(e,t,o,n){if(!Number.isInteger(e)||Number(e)<o||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${o} to ${n}, not ${e}`);return Number(e)}function No(e){if(!Array.isArray(e))return me(e,"the die",1,Ye);if(!e.length||e.length>Ye)throw new Error(`a die \
in this page has 1 to ${Ye} faces, not ${e.length}`);let t=e.map(n=>me(n,"a face of the die",1,10**18));t.sort((n,r)=>n-r);let o=t.find((n,r)=>n===t[r-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Lo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[r,a]=n;for(let i of n)me(i,`a cell of the jump ${r}→${a}`,1,e);let s=o.get(r);if(s!==void 0)throw new Error(`two jumps from cell ${r}: ${r}→${s} a\
nd ${r}→${a}`);o.set(r,a)}return[...o].filter(([n,r])=>n!==r).sort(([n],[r])=>n-r)}function J(e){let{name:t="",jumps:o=[],die:n=6,start:r=1,chained:a=!1,overshoot:s="\
stay"}=e,i=me(e.cells,"the number of cells",1,Ve);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof a!="boolean")throw new Error(
`chained must be true or false, not ${a}`);if(!Io.includes(s))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${s}`);return{name:t,cells:i,jumps:Lo(
i,o),die:No(n),start:me(r,"start",0,1),chained:a,overshoot:s}}var kt=e=>typeof e=="number"?U(e).map(t=>t+1):e;function Ze(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Ce=e=>U(e*e).map(t=>{let{columns:o,rows:n}=Ze(e*e),[r,a]=V({cells:e*e,start:1,columns:o,
rows:n},t+1);return{cell:t+1,row:e-1-r,column:a}});function yt(e,t=Math.random){let o=U(Math.max(0,e.cells-2)).map(s=>s+2),n=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),r=()=>o.splice(Math.floor(t()*o.length),1)[0],a=U(2*n).map(s=>{let[i,d]=[r(),r()].sort((f,w)=>f-w);return s<n?[i,d]:[d,i]});return J({...e,name:"",
jumps:a})}function ue({name:e,cells:t,jumps:o,die:n,start:r,chained:a,overshoot:s}){let i=o.filter(([f,w])=>w>f).length,d=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return r===0&&d.push("s\
tarts off the board"),a&&d.push("jumps are chained"),s==="bounce"&&d.push("bounces off the goal"),s==="win"&&d.push("passing the goal wins"),(e?[e,...d]:d).join(
" · ")}var Ke=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,te=(e,t="throws")=>`${Ke(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Po={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},xt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Po[`${e}`]});function vt(e){if(!e)return"";let{from:t,face:o,landing:n,stand:r,feet:a}=e,s=a.length>1?`follow the jumps to ${r}`:"",i=r>n?`climb to ${r}`:`slide to ${r}`,d=r===
n?"":s||i;return o===null?`${he(d)} from ${t}.`:`Throw ${o} from ${t}: land on ${n}${d&&`, ${d}`}.`}var Ge=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},oe=e=>`${Ge(e).kind} ${e.join("→")}`,$t=(e,t)=>J({...e,name:"",jumps:t}),
Te=(e,t)=>$t(e,e.jumps.filter(([o])=>o!==t)),ge=(e,t,o)=>$t(e,[...Te(e,t).jumps,[t,o]]);function jt(e,[t,o],n,r){let a=Te(e,t);return n?ge(a,t,r):ge(a,r,o)}var Qe=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,n)=>+(n[0]===t)-+(o[0]===t));function Ot(e,t){let o=t.cells??e.cells,n=e.jumps.filter(r=>Math.max(...r)<=
o);return J({...e,...t,name:"",jumps:n})}function St(e){let t=[e],o=0;return{now:()=>t[o],add(n){t=[...t.slice(0,o+1),n],o+=1},can:n=>o+n>=0&&o+n<t.length,go(n){
return o+=n,t[o]}}}function Mt(e,{tries:t,draws:o,drops:n}){let r=0,a=0,s=!1;function i({clientX:f,clientY:w}){let c=e.cellAt(f,w);!c||c===a||(a=c,s=!0,t(r,a))}function d(f){removeEventListener(
"pointermove",i),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),s&&(f?.type==="pointerup"&&r!==a?o(r,a):n())}return e.node.addEventListener(
"pointerdown",({button:f,isPrimary:w,clientX:c,clientY:p})=>{let k=e.cellAt(c,p);s=!1,!(f||!w||!k)&&(r=a=k,addEventListener("pointermove",i),addEventListener("p\
ointerup",d),addEventListener("pointercancel",d))}),{wasDrawing:()=>s,stop:()=>d()}}var we=(e,t)=>u("label.setting",u("span",e),t);function Et(e){let t=u("input.button",{type:"number",min:1,max:Ve,change:()=>e({cells:t.valueAsNumber})}),o=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let s=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:s.length===1?s[0]:s})}}),n=Z("Start",[["1","on cell 1"],["0","off the board"]],"1",s=>e({start:Number(s)})),r=Z("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",s=>e({overshoot:s})),a=Z("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",s=>e({chained:s!==""}));return{
node:u(".settings",we("Cells",t),we("Die",o),we("Start",n),we("Past the goal",r),we("Jumps in a throw",a)),show(s){t.value=`${s.cells}`,o.value=typeof s.die=="n\
umber"?`${s.die}`:s.die.join(" "),n.value=`${s.start}`,r.value=s.overshoot,a.value=s.chained?"yes":""}}}function fe(e){return Array.isArray(e)?`[${e.map(fe).join(", ")}]`:JSON.stringify(e)}function Xe(e,{cells:t,die:o,start:n,chained:r,overshoot:a},s=t){let i=[t!==
s&&`${t} cells (always ${s})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),n!==1&&"a start off the board",r&&"chained jumps",a!=="st\
ay"&&`the rule “${a}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Ro({cells:e,jumps:t,die:o,
start:n,chained:r,overshoot:a}){let s=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(d=>d.join(": ")).join("\
, ")}}`,o!==6&&`die=${s}`,n!==1&&`start=${n}`,r&&"chained=True",a!=="stay"&&`overshoot='${a}'`].filter(Boolean).join(", ")})`}function zo({name:e,cells:t,die:o,
start:n,chained:r,overshoot:a,jumps:s}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:n,chained:r,overshoot:a,jumps:s}}).map(([w,c])=>`  "${w}": ${fe(c)}`).join(
`,
`)}
}
`}function Bo(e){Xe("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,n]of e.jumps)t[o-1]=n-1;return`${fe(t)}
`}function Do(e){Xe("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=U(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:r,row:a,column:s}of Ce(t))o[a][s]=n.get(r)??-1;return`[${o.map(fe).join(`,
 `)}]
`}function Wo(e){Xe("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let n=e.jumps.filter(([r,a])=>a>r===o);t.push(`${n.length}`,...n.map(r=>r.join("\
 ")))}return`${t.join(`
`)}
`}var qe=[{name:"python",title:"Python: Board(...)",write:Ro},{name:"json",title:"JSON",write:zo},{name:"move-array",title:"Move array, from 0",write:Bo},{name:"\
grid",title:"LeetCode grid",write:Do},{name:"hackerrank",title:"HackerRank text",write:Wo}];var _o=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function Jo(e){let t=_o.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,o,n="",r]=t,a=n.replace(/,\s*$/,"").trim(),s={cells:Number(o),jumps:JSON.parse(`[${Fo(a)}]`)};for(let[,
i,d]of r.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);s[i]=JSON.parse(d.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[s]}function Fo(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var Uo="\
format version name author source cells die start chained overshoot jumps".split(" ");function Ho(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(r=>!Uo.includes(r));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let r of["cells","jumps"])if(!(r in
e))throw new Error(`the key "${r}" is missing`);let{format:o="snl-board",version:n=1}=e;if(o!=="snl-board"||n!==1)throw new Error(`this page reads snl-board 1, \
not ${o} ${n}`);return e}function At(e){let t=e.flatMap((o,n)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${n}: expected -1 or 0 to ${e.
length-1}, not ${fe(o)}`);return o===-1?[]:[[n+1,o+1]]});return{cells:e.length,jumps:t}}function Yo(e){let t=e.length;if(e.some(n=>!Array.isArray(n)||n.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Ce(t).flatMap(({cell:n,row:r,column:a})=>e[r][a]===-1?[]:[[n,e[r][a]]]);
return{cells:t*t,jumps:o}}function Vo(e){let t=e.split(/\r\n|\r|\n/).filter(s=>s.trim()),o=0;function n(s,i){let d=(t[o]??"").trim().split(/\s+/);if(o+=1,d.length!==
s||!d.every(f=>/^\d+$/.test(f)))throw new Error(`line ${o}: expected ${i}`);return d.map(Number)}let[r]=n(1,"the number of boards");if(!r)throw new Error("line \
1: there is no board");let a=[];for(let s=0;s<r;s+=1){let i=[];for(let[d,f]of[["ladder",1],["snake",-1]]){let[w]=n(1,`the number of ${d}s`);if(w>100)throw new Error(
`line ${o}: 100 cells have no room for ${w} ${d}s`);for(let c=0;c<w;c+=1){let p=n(2,`the two cells of a ${d}`);if((p[1]-p[0])*f<=0)throw new Error(`line ${o}: ${p.
join(" ")} is not a ${d}`);i.push(p)}}a.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return a}function Zo(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),n=Array.isArray(o)?
o:[o];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Yo(n)]:typeof n[0]=="object"?n.map(Ho):[At(n)]}function Ct(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return Jo(t).map(J);if(/^[[{]/.test(t))return Zo(t).map(J);if(o&&/[\r\n]/.test(t))return Vo(t).map(J);if(o){let n=t.split(
/\s*,\s*|\s+/),r=n.find(a=>!/^-?\d+$/.test(a));if(r!==void 0)throw new Error(`${r} is not a whole number`);return[J(At(n.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function Tt(e,t){let o=null,n=qe[0].name,r=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),a=u("p.quiet",{role:"alert"}),s=Z("Notation",
qe.map(c=>[c.name,c.title]),n,c=>{n=c,i()});function i(){if(!(!o||!w.open)){r.value="",N(a,"");try{r.value=qe.find(c=>c.name===n)?.write(o).trim()??""}catch(c){
N(a,`${c.message}. JSON holds every board.`)}}}async function d(){r.select();try{await navigator.clipboard.writeText(r.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function f(){try{let c=Ct(r.value);t(c[0]),N(a,c.length>1?`The text holds ${c.length} boards. This is\
 the first.`:"")}catch(c){N(a,`This cannot be read: ${c.message}.`)}}let w=gt("Copy or paste as text",u(".tools",s,C("Copy",null,d),C("Use this text","Read the \
board in the text",f)),r,a);return w.addEventListener("toggle",i),{node:w,show(c){o=c,i()}}}var qt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function It(e){let t=null,o=null,n=null,r=null,a=!0,s=u("b.amount"),i=u("span.quiet"),d=u(
"ol.thrown",{label:"A shortest route"}),f=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),w=C("Undo","Ctrl+Z",()=>e.go(-1)),c=C("Redo","Ctrl+Y",
()=>e.go(1)),p=Et(b=>m(l=>Ot(l,b),"")),k=Tt(e,b=>e.use(b));function $({distance:b,predecessor:l,throws:g,route:A}){t&&(t.paint({current:n,distance:b,predecessor:l,
route:a,piece:!1}),N(s,g??"none"),N(i,g===null?"the goal is out of reach":te(g).replace(/^\S+ /,"")),Me(d,A,()=>u("li.chip",u("b"),u("small")),(B,[F,,ee])=>{N(B.
children[0],F),N(B.children[1],`to ${ee}`)}))}let j=()=>t?Qe(t.board,n)[0]??null:null;function h(){if(!t)return;let{board:b,plan:l}=t;$(t);let g=j();t.light(g),
t.sketch((g??[]).map(A=>{let[B,F]=W(l,A);return{tag:"circle",attributes:{cx:B,cy:F,r:.13},fill:"paper",stroke:"now",width:.06}})),f.replaceChildren(...Qe(b,n).flatMap(
y)),I(w,"aria-disabled",!e.can(-1)),I(c,"aria-disabled",!e.can(1))}function y(b){let{ends:l}=Ge(b),g=C(`Remove ${oe(b)}`,"Delete",()=>x(b)),A=l.map((B,F)=>C(`Mo\
ve its ${B}`,null,()=>{r={jump:b,end:F},e.say(`Choose the cell where the ${B} of ${oe(b)} goes.`),t?.cells.get(b[F])?.focus({preventScroll:!0})}));return[g,...A]}
function m(b,l){if(t){n=r=null;try{e.use(b(t.board)),e.say(`${l} ${qt(t.throws)}`.trim())}catch(g){e.say(`${he(g.message)}.`),p.show(t.board),h()}}}let x=b=>m(l=>Te(
l,b[0]),`Removed: ${oe(b)}.`);function M(b,l){let g=j(),A=g?g.indexOf(b):-1;return g&&A>=0?O(g,A,l):{change:B=>ge(B,b,l),what:`Drawn: ${oe([b,l])}.`}}let O=(b,l,g)=>({
change:A=>jt(A,b,l,g),what:`Moved: ${oe(b)} is now ${oe(l?[b[0],g]:[g,b[1]])}.`});function E(b,l){if(!t)return;let{change:g}=M(b,l);$(t.trial(g(t.board)))}function T(b,l){
let{change:g,what:A}=M(b,l);m(g,A)}function q(){n=r=null,t&&(t.trial(t.board),h(),R())}function R(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${qt(t.throws)}`)}return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[u(".score",u("p","Fewest ",s,i)),
d,f,u(".tools",w,c,C("Random","Other jumps",()=>m(b=>yt(b),"Drawn at random.")),C("Remove all jumps",null,()=>m(b=>({...b,name:"",jumps:[]}),"Removed: all jumps\
.")),ht("Route","One of the shortest routes",b=>{a=b,h()},!0)),p.node,k.node],show(b){t=b,n=r=null,o=Mt(t,{tries:E,draws:T,drops:q}),p.show(t.board),k.show(t.board),
h(),R()},leave:()=>o?.stop(),choose(b){if(!(!t||!b||o?.wasDrawing()))if(r){let{change:l,what:g}=O(r.jump,r.end,b);m(l,g)}else if(n===b)q();else if(n!==null){let l=n;
m(g=>ge(g,l,b),`Drawn: ${oe([l,b])}.`)}else{n=b,h();let l=j(),g=l?` Or drag an end of ${oe(l)}.`:"";e.say(`From ${b}: choose the cell where a jump ends. Escape \
cancels.${g}`)}},key(b,{ctrlKey:l,metaKey:g,shiftKey:A,altKey:B}){let F=j();if(l||g){let ee=b==="y"||A&&b==="Z"?1:b==="z"?-1:0;return ee&&e.go(ee),ee!==0}if(b===
"Escape"&&n!==null&&!B)q();else if((b==="Delete"||b==="Backspace")&&F)x(F);else return!1;return!0}}}var Nt=["Draw","Write"];function et(e){let t=new URLSearchParams(e.slice(1));return Ne(e)&&Nt.find(o=>t.has(o.toLowerCase()))}var tt=e=>Nt.includes(e)?`&${e.toLowerCase()}`:
"",Ko=2e4;function ot(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ko?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ie(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let o=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(o,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function be({cells:e,jumps:t,die:o,start:n,
chained:r,overshoot:a}){let s=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${s}`,n===0&&"s0",r&&"c",a!=="stay"&&a];return`#board=${[
e,...t.map(d=>d.join("-")),...i.filter(Boolean)].join(".")}`}var Go=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function Ne(e){let t=new URLSearchParams(
e.slice(1)).get("board"),[o,...n]=(t??"").split("."),r={cells:Number(o||"x"),jumps:[]};for(let a of n)if(/^\d+-\d+$/.test(a))r.jumps.push(a.split("-").map(Number));else if(/^d[\d-]+$/.
test(a))r.die=Go(a.slice(1));else if(a==="s0")r.start=0;else if(a==="c")r.chained=!0;else if(a==="bounce"||a==="win")r.overshoot=a;else return null;try{return J(
r)}catch{return null}}function G({tag:e,name:t,attributes:o,fill:n,stroke:r,width:a,parts:s=[],text:i}){let d=[n&&`fill:var(--${n})`,r&&`stroke:var(--${r})`,a&&`stroke-width:${a}px`].
filter(Boolean),f=[o.style,...d].filter(Boolean).join(";"),w=t?`${e}.${t}`:e;return se(w,{...o,style:f||null},s.map(G),i)}var{shape:Le}=Q;function Lt(e,t){let{length:o,spot:n}=K(e,t),r=Le.arc.least+Le.arc.more*o,a=t[0]>=e[0]?-1:1,s=n(o/2,a*r*2),i=K(s,t).spot(K(s,t).length-.06),{spot:d}=K(
i,s),{head:f}=Le.arc;return{from:e,turn:s,tip:i,wings:[d(f,f*.55),i,d(f,-f*.55)]}}function nt(e,t,o,n,r){let{length:a,spot:s}=K(e,t),i=Math.min(n,a/4),d=s(a-i),
f=s(a/2,2*o),{spot:w}=K(d,f);return{from:s(i),turn:f,tip:d,middle:s(a/2,o),wings:[w(r,r/2),d,w(r,-r/2)]}}function Pt(e){let t=Le.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:r,falling:a,sides:s}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],
...e>1?a:[],...e>3?r:[],...e===6?s:[]]}var{shape:X}=Q;function rt(e,t,o){let{length:n,spot:r}=K(W(e,t),W(e,o));return K(r(X.apart),r(n-X.apart))}function zt(e,t,o){let{length:n,spot:r}=rt(e,t,o),{half:a,
over:s,rung:i}=X.ladder,d=Math.max(2,Math.round(n/i)),f=[a,-a].map(c=>[r(-s,c),r(n+s,c)]),w=U(d+1).map(c=>{let p=n*c/d;return[r(p,a),r(p,-a)]});return{rails:f,rungs:w}}
function Rt(e,t){let o=(e+t)%2?-1:1;return[0,X.snake.bow,-X.snake.bow].flatMap(n=>[{hand:o,bow:n},{hand:-o,bow:n}])}function Bt(e,t,o,{hand:n,bow:r}){let{length:a,
spot:s}=rt(e,t,o),{swing:i,wave:d}=X.snake,f=Math.max(1,Math.round(a/d)),w=n*Math.min(i,.08*a);return c=>{let p=1-(2*c-1)**4,k=w*p*Math.sin(2*Math.PI*f*c)+r*Math.
sin(Math.PI*c);return s(a*c,k)}}function Qo(e,t,o,n){let r=n.map(([i,d])=>[W(e,i),W(e,d)]),a=e.columns+(e.start===0?1:0),s={cost:1/0,manner:Rt(t,o)[0]};for(let i of Rt(
t,o)){let d=Bt(e,t,o,i),f=U(25).map(k=>d(k/24)),w=f.some(([k,$])=>k<.15||k>a-.15||$<.15||$>e.rows-.15),p=f.filter(k=>r.some(([$,j])=>wt(k,$,j)<X.snake.clear)).length+
(w?100:0);p<s.cost&&(s={cost:p,manner:i})}return s.manner}function Dt(e,t,o,n){let r=Bt(e,t,o,Qo(e,t,o,n)),{length:a}=rt(e,t,o),s=4*Math.max(1,Math.round(a/X.snake.
wave))+2,i=$=>j=>{let h=X.snake.half*(1-.3*j-.6*j**3),[y,m]=r(j),[x,M]=Ee(r,j),O=Math.hypot(x,M)||1;return[y-$*h*M/O,m+$*h*x/O]},d=Ae(i(1),0,1,s),f=Ae(i(-1),1,0,
s),w=[...d,d[d.length-1],f[0],...f],{spot:c}=K(r(0),r(.02)),{skull:p,eye:k}=X.snake;return{outline:w,stripe:Ae(r,Math.min(.4,.25/a),.85,s),skull:c(-.02),eyes:[c(
-.05,.55*p),c(-.05,-.55*p)],pupils:[c(-.05-k/3,.55*p),c(-.05-k/3,-.55*p)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}var Wt=(e,t)=>(2*e+3*t)%Q.
light.snakes.length;var{shape:Re}=Q,ne=e=>`${Math.round(e*1e3)/1e3}`,ke=e=>e.map(t=>t.map(ne).join(" ")),pe=e=>`M${ke(e).join("L")}`,_t=e=>`M${ke(e.slice(0,1))}C${ke(e.slice(1)).join(
" ")}`,st=(e,t,o)=>`M${ke([e])}Q${ke([t,o]).join(" ")}`,Y=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Pe=(e,[t,o],n,r)=>({tag:"circle",name:e,attributes:{
cx:ne(t),cy:ne(o),r:n},...r}),at=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),it=(e,[t,o],n,r,a)=>({tag:"rect",name:e,attributes:{x:ne(t),y:ne(o),width:n,
height:n,rx:r},...a}),Ft=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ut=(e,[t,o],n,r,a)=>({tag:"text",name:e,attributes:{x:ne(t),y:ne(o),"\
font-size":n},fill:a,text:r});function Xo(e,t,o){let{rails:n,rungs:r}=zt(e,t,o),{rail:a,rungWidth:s}=Re.ladder,i=n.map(pe).join("");return[Y("halo",i,{stroke:"c\
ell",width:a+.05}),Y("rungs",r.map(pe).join(""),{stroke:"ladder",width:s}),Y("rails",i,{stroke:"ladder",width:a})]}function en(e,t,o,n){let{outline:r,stripe:a,skull:s,
eyes:i,pupils:d,tongue:f}=Dt(e,t,o,n),{skull:w,stripe:c,eye:p,pupil:k}=Re.snake,$=`snake-${Wt(t,o)}`,j=`${_t(r)}Z`;return[Y("halo",j,{stroke:"cell",width:.06}),
Y("tongue",f.map(h=>pe(h)).join(""),{stroke:$,width:.025}),Y("skin",j,{fill:$}),Ft(Y("stripe",_t(a),{stroke:"cell",width:c}),"0.04 0.12"),Pe("skull",s,w,{fill:$}),
...i.map(h=>Pe("eye",h,p,{fill:"die"})),...d.map(h=>Pe("pupil",h,k,{fill:"dieInk"}))]}function ze(e,t){let o=[...t],n=o.filter(([s,i])=>s<i),r=o.filter(([s,i])=>s>
i),a=(s,i,d,f)=>at(s,f,{"data-ends":`${i} ${d}`});return[...n.map(([s,i])=>a("ladder",s,i,Xo(e,s,i))),...r.map(([s,i])=>a("snake",s,i,en(e,s,i,n)))]}function ye([
e,t],o,n=1){let{side:r,corner:a,pip:s}=Re.die,i=Pt(o).map(w=>Pe("pip",w,s,{fill:"dieInk"})),d=Ut("face",[0,r*.24],r*.7,`${o}`,"dieInk"),f={fill:"die",stroke:"no\
w",width:.035};return at("die",[it("side",[-r/2,-r/2],r,a,f),...i.length?i:[d]],{transform:`translate(${ne(e)} ${ne(t)}) scale(${n})`})}function Jt(e,t,o){let[n,
r]=V(e,t),a=[r+.06,e.rows-n-.94],s=it(o,a,.88,.06,{fill:"now",stroke:"now",width:.035});return s.attributes["fill-opacity"]=.08,Ft(s,"0.03 0.06")}function Ht(e,{
from:t,face:o,landing:n,stand:r}){let a=r===n?[]:[Jt(e,r,"stand")];if(o===null)return a;let s=W(e,t);if(t===n)return[ye(s,o)];let{turn:i,tip:d,wings:f}=Lt(s,W(e,
n)),w=Y("arc",st(s,i,d),{stroke:"now",width:Re.arc.width});return[Jt(e,n,"landing"),...a,{...w,attributes:{...w.attributes,pathLength:1}},Y("tip",`${pe(f)}Z`,{fill:"\
now"}),ye(s,o)]}function Yt(e,t,o){let n=o;return t.map(([r,a,s],i)=>{let[d,f]=[W(e,n),W(e,a)],w=nt(d,f,f[0]>=d[0]?-.3:.3,.12,.16);n=s;let[c,p]=[w.middle[0],Math.
floor(w.middle[1])+.5],k=st(w.from,w.turn,w.tip),$=`${pe(w.wings)}Z`;return at("leg",[Y("rim",k,{stroke:"cell",width:.1}),Y("shaft",k,{stroke:"ink",width:.05}),
Y("tip",$,{fill:"ink"}),it("count",[c-.3,p-.14],.28,.04,{fill:"ink"}),Ut("order",[c-.16,p+.066],.19,`${i+1}`,"cell"),ye([c+.16,p],r,.8)],{style:`--order:${i}`})})}
function Vt(e,t,o){let n=new Set;for(let a=o;a!==null&&!n.has(a);a=t.get(a)??null)n.add(a);return[...t].filter(([a,s])=>[a,s].every(i=>i>=e.start&&i<=e.cells)).
map(([a,s])=>{let[i,d]=[W(e,s),W(e,a)],{from:f,turn:w,tip:c,wings:p}=nt(i,d,.12,.18,.13),k=st(f,w,c)+pe(p);return Y(n.has(a)?"branch.strong":"branch",k,{stroke:"\
ink",width:.03})})}function lt(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(n){let r=e.moves(o()).find(([i])=>i===
n);if(!r)return!1;let[,a,s]=r;return t.push({from:o(),face:n,landing:a,stand:s,feet:e.ride(a).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[r,{stand:a}]of t.entries())n.set(a,r+1);return n}}}function Zt({trace:e,rules:t,unit:o}){let{start:n,cells:r,jumps:a}=t,s={cells:r,start:n,...e.layout},{rows:i}=e.layout,d=n===0?1:0,f=e.layout.columns+d,w=U(r+d).
map(v=>v+1-d),{waits:c}=xt(e),p=new Map,k=new Map,$=Ue("new"),j=Ue("touched"),h=!1,y=null,m=new Set,x=null,M=!1;function O(v){let[S,P]=V(s,v),L=v===n?"start":v===
r&&"goal",D=u(".cell",{role:"gridcell","data-cell":v,"data-end":L,style:`grid-column:${P+1}`},u("span.number",`${v}`),u("span.end",{"data-is":L}),u("span.badge"));
return _(D,"odd",(S+P)%2),p.set(v,D),D}function E(v){for(let S of p.values())S.tabIndex=S===v?0:-1}function T(v){let{key:S,target:P}=v,[L,D]=V(s,Number(P.dataset.
cell)),z={ArrowLeft:[L,D-1],ArrowRight:[L,D+1],ArrowUp:[L+1,D],ArrowDown:[L-1,D]};if(S==="Enter"||S===" ")P.click();else if(z[S]){let H=w.find(re=>`${V(s,re)}`==
`${z[S]}`);p.get(H??-1)?.focus()}else return;v.preventDefault(),v.stopPropagation()}let q=v=>w.filter(S=>V(s,S)[0]===v).sort((S,P)=>V(s,S)[1]-V(s,P)[1]),R=u(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${r} cells`,keydown:T,focusin:({target:v})=>E(v)},U(i).reverse().map(v=>u(".row",{role:"row"},q(v).map(O))));
E(p.get(n)??p.get(1));let b=`0 0 ${f} ${i}`,l=ie(".layer.jumps",b,ze(s,a).map(G)),[g,A,B]=["g.tree","g.move","g.route"].map(v=>se(v)),F=ie(".layer.above",b,g,A,
B);function ee(v,S,P){if(!y)return"";let[L,D]=[y.distance.get(v),y.predecessor.get(v)],z=[`cell ${v}`,p.get(v)?.dataset.end];for(let[re,de]of a)re===v&&z.push(`${de>
v?"foot of a ladder":"head of a snake"} to ${de}`),de===v&&z.push(`${re<v?"top of a ladder":"tail of a snake"} from ${re}`);let H=y.visited.has(v)?"visited":"no\
t reached";return z.push(S?"current":"",L!=null?`reached in ${te(L,o)}`:H,D!=null?`from ${D}`:"",P?c:"",m.has(v)?"part of what is wrong":""),z.filter(Boolean).join(
", ")}function De(v,S,P,L){let D=v.current===S,z=v.visited.has(S),H=v.distance.get(S),re=v.predecessor.get(S),de=`${[D,L,z,H,re,m.has(S)]}`;if(k.get(S)===de)return;
k.set(S,de);let vo=H!=null?"reached":z&&"visited";Fe(P,{"data-distance":H,"data-tint":H!=null&&bt(H),"data-from":re,"data-visited":z,"data-waits":L,"aria-curren\
t":D,"data-state":D?"current":L?"frontier":vo,label:ee(S,D,L)}),I(P.lastChild,"data-is",Ke(H)||null)}function $e(){if(!y)return;let v=new Set(y.frontier.map(([S])=>S));
for(let[S,P]of p)De(y,S,P,v.has(S))}function je(){if(!y)return;let v=h?Vt(s,y.predecessor,y.current):[];g.replaceChildren(...v.map(G))}let Oe=v=>v.map(S=>l.querySelector(
`[data-ends="${S} ${a.get(S)}"]`));function Se(v,S){let P=new Set(Oe(S));for(let L of l.children)_(L,v,P.has(L))}function yo(v){let S=v&&e.answer?.route||[],P=S.
flatMap(([,L,D])=>D===L?[]:t.ride(L).feet);B.replaceChildren(...Yt(s,S,n).map(G)),_(l,"routed",S.length),Se("taken",P)}let xo=`${f>7?".close":""}${f>12?".dense":
""}${f>24?".tiny":""}`;return{plan:s,cells:p,columns:f,shape:f/i,node:u(`.board${xo}`,{style:`--wide:${f};--high:${i}`},u(".sheet",R,l,F)),paint(v,S,P,L){y=v,$e(),
$([...S].map(D=>p.get(D))),je(),A.replaceChildren(...(P?Ht(s,P):[]).map(G)),j(Oe(P?.feet??[])),L!==M&&yo(L),x=P,M=L},showTree(v){h=v,je()},mark(v,S){let P=S.flatMap(
z=>z.moves??[]),L=S.flatMap(z=>z.jumps??[]),D=P.flatMap(([,z])=>t.ride(z).feet);Se("found",[...L.map(([z])=>z),...D]),m=new Set(S.flatMap(z=>z.cells??[]));for(let[
z,H]of p)_(H,"differs",z===v),_(H,"found",m.has(z));$e()},drawn:()=>({trace:e,plan:s,jumps:a,state:y,found:m,move:x,treeShown:h,routed:M})}}function Kt({cells:e,jumps:t,die:o=6,start:n=1,chained:r,overshoot:a}){let s=new Map(t.filter(([c,p])=>c!==p)),i=typeof o=="number"?Array.from({length:o},(c,p)=>p+
1):o;function d(c,p=[]){if(p.includes(c))return{feet:p,stand:null};let k=s.get(c);return k===void 0||p.length&&!r?{feet:p,stand:c}:d(k,[...p,c])}function f(c){return c<=
e?c:a==="win"?e:a==="bounce"?2*e-c:0}function w(c){return c===e?[]:i.flatMap(p=>{let k=f(c+p),$=k>0?d(k).stand:null;return $===null?[]:[[p,k,$]]})}return{cells:e,
start:n,jumps:s,ride:d,moves:w}}function ct({start:e,cells:t,moves:o}){let n=new Map([[e,0]]),r=new Map,a=new Map,s=[e];for(let d of s){let f=(n.get(d)??0)+1;for(let w of o(d)){let c=w[2];n.has(
c)||(n.set(c,f),r.set(c,d),a.set(c,w),s.push(c))}}let i=[];for(let d=t,f=a.get(d);f;f=a.get(d))i.unshift(f),d=r.get(d)??e;return{distance:n,predecessor:r,throws:n.
get(t)??null,route:i}}var tn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",on=260,Gt=([e,t])=>`translate(${e}px,${t}px)`;function xe(e){let t=Kt(e),o=ct(t),
n={board:e,layout:Ze(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},r=Zt({trace:n,rules:t,unit:"throws"}),{plan:a,cells:s}=r,i=se("path.pie\
ce",{d:tn}),d=se("g.sketch"),[f,w]=[r.columns,a.rows],c=ie(".layer.top",`0 0 ${f} ${w}`,d,i);r.node.firstElementChild?.append(c);let p="",k=r.node.querySelector(
"[role=grid]");k&&I(k,"label",`Board: ${ue(e)}`);let $=r.node.querySelector(".s-jumps");function j({from:h,landing:y,stand:m,feet:x}){let M=x.map(O=>t.jumps.get(
O)??m);return[h,y,...M].map(O=>W(a,O))}return{...o,board:e,rules:t,plan:a,cells:s,faces:kt(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(h){
let{current:y=null,near:m=[],distance:x,predecessor:M,move:O=null}=h,{route:E=!1,piece:T=!0}=h,q={current:y,frontier:[...m].map(b=>[b,""]),distance:x??new Map,predecessor:M??
new Map,visited:new Map},R=`${n.answer.route}`;E&&R!==p&&r.paint(q,new Set,O,!1),p=R,r.paint(q,new Set,O,E),I(i,"visibility",!(T&&y!==null)&&"hidden"),y!==null&&
I(i,"style",`transform:${Gt(W(a,y))}`)},walk(h){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let y=j(h),[[m,x],[M,O]]=y,E=[(m+M)/2,Math.min(
x,O)-.35],T=[y[0],E,...y.slice(1)].map(q=>({transform:Gt(q)}));i.animate(T,{duration:on*(y.length-1),easing:"ease-in-out"})},trial(h){let y=new Map(h.jumps),m=new Set;
for(let E of[...$?.children??[]]){let[T,q]=(E.getAttribute("data-ends")??"").split(" ").map(Number);y.get(T)===q?m.add(T):E.remove()}let x=new Map(h.jumps.filter(
([E])=>!m.has(E))),M=ze(a,x).map(G);for(let E of M)_(E,"lit",!0);$?.append(...M),t.jumps.clear();for(let[E,T]of y)t.jumps.set(E,T);let O=ct(t);return n.answer.route=
O.route,O},light(h){for(let y of $?.children??[])_(y,"lit",y.getAttribute("data-ends")===h?.join(" "))},sketch:h=>d.replaceChildren(...h.map(G)),cellAt(h,y){let m=document.
elementFromPoint(h,y)?.closest("[data-cell]"),x=m&&r.node.contains(m)&&m.dataset.cell;return x?Number(x):null}}}var Qt=e=>new Set(e.map(([,t])=>t));function nn(e,t){let o=`You reached the goal in ${te(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function rn(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function Xt(e,t,o){
let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no throw is needed.":rn(o);let r=vt(n);return e.won()?`${r} ${nn(e.thrown.length,t??0)}`:e.moves().
length?r:`${r} No face moves you from here: undo.`}function eo(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function to(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([n,r,a])=>a===r?`${n} to ${a}`:`${n} to ${r} and on to ${a}`);return`A shortest route takes ${te(e)}: ${o.join(
", ")}.`}var sn=e=>ie(".face","-.19 -.19 .38 .38",G(ye([0,0],e)));function oo(e){let t=null,o=null,n=u(".dice",{role:"group",label:"Choose what the die shows"}),r=u("b.a\
mount"),a=u("span.quiet"),s=u("b.amount"),i=u("ol.thrown",{label:"Your throws"}),d=C("Undo","Take the last throw back (Backspace)",j),f=C("Start again","Back to\
 the start",h),w=C("Show the shortest route",null,()=>y(!c)),c=!1;function p(){if(!t||!o)return;let{thrown:m}=o,x=o.moves(),M=c||o.won();t.paint({current:o.at(),
near:Qt(x),distance:o.trail(),move:c?null:m.at(-1)??null,route:c});for(let O of n.children){let E=Number(O.dataset.face);I(O,"aria-disabled",!x.some(([T])=>T===
E))}N(r,m.length),N(a,m.length===1?"throw":"throws"),N(s,M?t.throws??"none":"?"),Me(i,m,()=>u("li.chip",u("b"),u("small")),(O,{face:E,stand:T})=>{N(O.children[0],
E),N(O.children[1],`to ${T}`)});for(let O of[d,f])I(O,"aria-disabled",!m.length);I(w,"aria-pressed",`${c}`),I(e.root,"data-won",o.won())}function k(){t&&o&&e.say(
Xt(o,t.throws,t.faces))}function $(m){if(!t||!o||o.won())return;let x=o.at();if(c=!1,!o.throws(m)){p(),e.say(eo(m,x,t.board));return}p();let M=o.thrown.at(-1);M&&
t.walk(M),k()}function j(){o?.undo()&&(p(),k())}function h(){!t||!o?.thrown.length||(o=lt(t.rules),c=!1,p(),k())}function y(m){c=m,p(),m&&t?e.say(to(t.throws,t.
route)):k()}return{name:"Play",under:n,side:[u(".score",u("p","You ",r,a),u("p","Fewest ",s)),u(".tools",d,f,w),i],show(m){t=m,o=lt(t.rules),c=!1,n.replaceChildren(
...t.faces.map(x=>{let M=C(sn(x),null,()=>$(x),`Throw ${x}`);return I(M,"data-face",x),M})),p(),k()},leave:()=>I(e.root,"data-won",null),choose(m){let x=o?.moves()??
[],M=x.find(([,O])=>O===m)??x.find(([,,O])=>O===m);M?$(M[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${m}.`)},key(m,{ctrlKey:x,metaKey:M,altKey:O}){
if(x||M||O)return!1;let E=Number(m);if(m==="Backspace")j();else if(m!==" "&&t?.faces.includes(E))$(E);else return!1;return!0}}}var no=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
47);--cell:light-dark(#faf9f4,#232933);--odd:light-dark(#f3eee5,#1d222b);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-da\
rk(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#7d8ca3,#9\
3a3bb);--start:light-dark(#2f6b45,#9fdcb2);--goal:light-dark(#6b5310,#efd27a);--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:\
light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#d9efe4,#1d3a33);--tint-1:light-dark(#b9e0d0,#245044);--tint-2:light-dark(#\
93cdb8,#2c6656);--tint-3:light-dark(#6cb89f,#357d69);--tint-4:light-dark(#479f86,#3f957d);--snake-0:light-dark(#c65d47,#e0806c);--snake-1:light-dark(#cf9332,#e3\
b15c);--snake-2:light-dark(#a0703f,#c39866);--snake-3:light-dark(#c0587e,#df86a6);--snake-4:light-dark(#8d8232,#b7ad5c);--snake-5:light-dark(#b2463f,#dc7f78);--\
snake-6:light-dark(#8a5a9c,#b78fca)}
.snl-workbench{--look: light;--tall: clamp(15rem, 100vh - 15.5rem, 46rem);--largest: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:v\
ar(--paper);color-scheme:light dark;font:1rem/1.45 system-ui,-apple-system,Segoe UI,sans-serif;text-align:left;font-variant-numeric:tabular-nums;*,:before,:afte\
r{box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2\
px}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;pad\
ding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;ju\
stify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align\
-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=fronti\
er]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0) 20%,var(--\
tint-1) 20% 40%,var(--tint-2) 40% 60%,var(--tint-3) 60% 80%,var(--tint-4) 80%);width:2em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong)\
 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-\
failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase\
}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--w\
rong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em\
 + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid\
-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}@media(prefers-color-scheme:dark){.snl-\
workbench{--look: dark}}:is([data-jp-theme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-workbench{--look: dark;color-sch\
eme:dark}:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-workbench{--look: light;color-scheme:li\
ght}.snl-workbench{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-ite\
ms:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:any\
where}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;mi\
n-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;fo\
nt-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:ho\
ver{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[\
aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem\
;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:\
100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-rad\
ius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-\
moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radi\
us:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none\
}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55re\
m + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";\
position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9r\
em;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[\
data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-4)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-ver\
dict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-share{position:relative}.s-menu{p\
osition:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid var(--line);b\
order-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-address{width:100\
%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 \
auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;\
justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-head{display:contents}.s-title{o\
rder:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks sp\
an{top:2rem}.s-of{order:-1;min-width:0}.s-several .s-transport select{display:none}}}.snl-workbench{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) \
/ var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:iso\
late;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{dis\
play:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{bac\
kground:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{ba\
ckground:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:\
before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:befo\
re{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[da\
ta-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px\
,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-sha\
dow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:\
-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:v\
ar(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[\
data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;backgr\
ound:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:non\
e}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{p\
adding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{\
font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events\
:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-\
found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:\
not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{fon\
t-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke\
-dasharray:1.01;animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:s\
nl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:1.01}}.snl-workbench{&.s-writing .s-side>.s-says{positi\
on:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-\
content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{border-color:transparent}.s-tabs select.s-butt\
on{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper)\
);font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wai\
t);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radi\
us:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,t\
ransparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#c\
bb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-\
acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex\
:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:fl\
ex;flex-direction:column;gap:.7rem}.s-cards:empty,.s-run:empty,.s-below:empty{display:none}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1\
rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.\
s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:colo\
r-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:grid;grid-template-columns:minmax(6rem,13rem) minmax(0,1fr\
);gap:1.1rem;align-items:start}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%\
;border-collapse:collapse;font-size:.9rem}.s-card :is(td,th){padding:.25em .6em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is\
(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-printed{max-height:10rem}.s-piece{display:grid;grid-temp\
late-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);background\
:none;white-space:pre-wrap}@container (max-width: 33rem){.s-exhibit{grid-template-columns:minmax(0,1fr)}.s-thumb{max-width:13rem}.s-editor{height:15rem}.s-acts \
.s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: clamp(15rem, 100vh - 24rem, 40rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-m\
odes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-\
child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-item\
s:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1\
rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;fo\
nt-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-content\
:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-butto\
n svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle\
}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-rad\
ius:.5em;font-size:.9rem}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s\
-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{di\
splay:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 ui-monospace,DejaVu Sans Mono,monospace;co\
lor:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-tools:empty,.s-thrown:empty{display:none}&.s-drawing .s-sheet{touch\
-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-\
top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-hea\
d>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{\
min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings\
,.s-says,.s-fold){display:none}}}
`;function ro(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let n=document.createElement(
"style");n.dataset.snlWorkbench="",n.textContent=no,o.append(n)}var[ao,io]=["snl-workbench",1],ln="This browser stores nothing here: download what you want to keep.",cn="The browser's storage is full: download what you want \
to keep.",dn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function so(e){try{let t=JSON.parse(window[e].
getItem(ao)??"null");return t?t.version!==io?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function lo(){let[e,
t]=[so("sessionStorage"),so("localStorage")],o=e==="newer"||t==="newer";return{kept:[e,t].find(n=>n!==null&&n!=="newer")??{version:io,signature:"board",sources:{}},
store(n){if(o)return dn;try{for(let r of[window.sessionStorage,window.localStorage])r.setItem(ao,JSON.stringify(n));return""}catch(r){return r.name==="QuotaExce\
ededError"?cn:ln}}}}function co({keeper:e,arrived:t,open:o,text:n}){let{kept:r}=e,a={programs:[],signatures:[]},s={kind:t===null?"mine":"link"},i="",d=u(".tools"),f=u(".tabs",{role:"\
group",label:"Program"}),w=u(".programs",f,d),c=()=>a.signatures.find(({name:m})=>m===r.signature)?.template??"",p=()=>r.sources[r.signature]??c();function k(m){
s=m,y();let{kind:x,name:M}=s;x==="mine"?o(p(),!1):o(x==="link"?t??"":a.programs.find(O=>O.name===M)?.source??"",!0)}function $(m){m===void 0?delete r.sources[r.
signature]:r.sources[r.signature]=m,i=e.store(r)}function j(){let m=document.createElement("a");m.href=URL.createObjectURL(new Blob([n()],{type:"text/x-python"})),
m.download=`${s.name??"mine"}.py`.replaceAll("-","_"),m.click(),URL.revokeObjectURL(m.href)}function h(){$(t??""),k({kind:"mine"})}function y(){let{kind:m,name:x}=s,
M=(q,R)=>{let b=C(q,null,()=>k(R));return I(b,"aria-pressed",`${m===R.kind}`),b},O=q=>a.programs.filter(R=>R.kind===q).map(R=>[R.name,R.title]),E=Z("A program t\
o look at",[["","Look at a program"]],x??"",q=>{k(q?{kind:"program",name:q}:{kind:"mine"})});for(let[q,R]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){
let b=O(R).map(([l,g])=>u("option",{value:l},g));E.append(u("optgroup",{label:null},b)),E.lastElementChild?.setAttribute("label",q)}E.value=x??"",E.classList.toggle(
"s-chosen",m==="program"),f.replaceChildren(M("Mine",{kind:"mine"}),...t===null?[]:[M("From the link",{kind:"link"})],E);let T=C("Download","As a file of Python",
j);if(m==="mine"){let q=Z("How it is called",a.signatures.map(b=>[b.name,b.title]),r.signature,b=>{r.signature=b,i=e.store(r),k({kind:"mine"})}),R=C("Reset","Ba\
ck to the beginning of this signature",()=>{$(),k({kind:"mine"})});d.replaceChildren(q,R,T)}else m==="link"?d.replaceChildren(C("Make it mine","Instead of what \
is there",h),T):d.replaceChildren(T)}return{node:w,chosen:()=>s,trouble:()=>i,show(m){a=m,a.signatures.some(({name:x})=>x===r.signature)||(r.signature="board"),
k(s)},changed(m){s.kind==="mine"&&$(m)},question(){return s.kind==="program"?{name:s.name}:{source:n(),signature:s.kind==="mine"?r.signature:null}}}}var ve=e=>e===null?"out of reach":te(e),Be=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,ae=(e,t,...o)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),o.filter(n=>!!n)),
le=e=>e&&u("p",`${e}`),ce=e=>e&&u("p.quiet",`${e}`),uo=(e,t)=>u("p","Right is ",u("b",ve(e)),", yours says ",u("b",ve(t)),"."),fo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",po=(e,t)=>e!==null&&u(".tools",C(`Show line ${e}`,null,()=>t.point(e)));function un(e,t){
let o=J(e),n=xe(o);n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,[t]);let r=u(".thumb",{inert:"",style:`--columns:${n.columns};-\
-shape:${n.shape}`},n.node);return{board:o,node:r}}function fn({report:e,like:t,stepper:o},n){let{correct:r,finding:a,proven:s,tested:i,tried:d,notes:f,rules:w,
smallest:c}=e,p=`${d.toLocaleString("en")} boards played, rules ${w}`,k=f.map(x=>ce(`Note: ${x.says}.`));if(r===null)return ae("open",`${e.name} could not be ju\
dged`,le(Be(a.says)),...k);if(r)return ae("right",`${e.name} is right on every board that was played`,u("p",u("b","Proven"),`, by playing every one: ${s}.`),i&&
u("p",u("b","Tested"),`, which proves nothing about others: ${i}.`),ce(`${p}.`),...k);let{board:$,node:j}=un(e.board,a),h=typeof e.got=="number"||e.got===null,y=c?
"Wrong on this board, the smallest there is":"Wrong on this board",m=[h?uo(e.expected,e.got):le(`Right is ${ve(e.expected)}. Yours: ${e.got.says}.`),(h||a.kind!==
e.got.kind)&&le(Be(a.says)),le(fo(e.got)),...t.slice(0,2).map(x=>ce(`It answers like a known mistake: ${x.title}. The repair: ${x.repair}`)),ce(`${ue($)} · ${p}`),
...k,u(".tools",o&&C("Step to the first difference",null,()=>n.step(o)),C("Move this board to Draw",null,()=>n.draw($)))];return ae("wrong",y,u(".exhibit",j,u("\
.told",m.filter(x=>!!x))))}function pn({right:e,ended:t,throws:o,expected:n,finding:r,line:a},s){return e?ae("right",`Right on this board: ${ve(o)}`,ce("One boa\
rd proves little. Check plays them all, smallest first.")):ae("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&uo(n,o),r&&
le(Be(`${r.says}${a===null?"":`, in line ${a}`}`)),le(fo(r)),po(a,s))}function mn({comparison:e}){let t=["program","throws","agrees","cells taken","edges","long\
est frontier"],o=e.rows.map(r=>u("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,
r.longest_frontier].map(a=>a??"–")].map((a,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${a}`)))),n=e.rows.filter(r=>r.first_difference);return ae("open",`On this bo\
ard: ${ve(e.throws)}`,He("","Comparison",u("table",u("thead",u("tr",t.map(r=>u("th",{scope:"col"},r)))),u("tbody",o))),...n.map(({algorithm:r,first_difference:{
cell:a,finding:s}})=>ce(`${r} first differs at cell ${a}: ${s.says}.`)))}var hn={board:"This board does not fit",code:"This code cannot be loaded",program:"It i\
s not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},gn=({what:e,says:t,line:o},n)=>ae(e==="stopped"?"open":"wrong",hn[e]??
"That did not work",le(Be(`${o===null?"":`line ${o}: `}${t}`)),po(o,n));function wn({printed:e,more_printed:t}){return e?.length?ae("open","It printed",He(".pri\
nted","What it printed",e.map(o=>u(".piece",u("span.quiet",o.line===null?"":`line ${o.line}`),u("code",o.text)))),ce(t>0&&`… and ${t.toLocaleString("en")} cha\
racters more.`)):null}function mo(e,t){return[e.kind==="failure"?gn(e,t):e.of==="check"?fn(e,t):e.of==="compare"?mn(e):e.of==="solve"&&pn(e,t),wn(e)].filter(n=>!!n)}
var ho=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var bn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],kn="This code came with the link. It has not run, and runs only when you press a button below.";function go(e,t){
let o=null,n=null,r=!1,a=!1,s=!1,i=t.host(x),d=lo(),f=Ie(location.hash),w=u(".editor"),c=u("p.note.quiet"),p=u("span.strip.quiet",{role:"status"}),k=u("progress",
{max:1,label:"Python is loading",hidden:""}),$=u(".cards"),j=u(".run"),h=C("Stop","End what is running",()=>i.stop()),y=bn.map(([l,g,A])=>C(l,A,()=>q(g))),m=co(
{keeper:d,arrived:f,open:M,text:()=>n?.text()??""});function x({part:l,ready:g}){k.hidden=g===!0||!s,l!==void 0&&I(k,"value",l),g?N(p,s?"It runs …":""):s&&N(p,
`Python is loading (${i.size}, once) …`)}function M(l,g){n?.open(l,g),O()}function O(){let{kind:l}=m.chosen(),g={mine:m.trouble()||i.refusal,program:i.refusal,
link:kn};N(c,g[l]??""),c.classList.toggle("s-strong",l==="link")}async function E(){r=!0;try{let[{make:l},g]=await Promise.all([t.editor(),t.shelf()]);n=l(w,"Pr\
ogram",A=>{m.changed(A),O()}),m.show(g)}catch(l){N(c,`The editor cannot be loaded: ${l.message}`)}T()}function T(){for(let l of y)I(l,"aria-disabled",s||!n||!!i.
refusal);h.hidden=!s,I($,"aria-busy",`${s}`),!a&&i.size&&N(p,`Python (${i.size}) loads at the first run.`)}async function q(l){if(s||!n||!o||i.refusal)return;a=
s=!0,n.point(null),$.replaceChildren(),j.replaceChildren(),N(p,"It runs …"),T();let{name:g,cells:A,jumps:B,die:F,start:ee,chained:De,overshoot:$e}=o.board,je={
name:g,cells:A,jumps:B,die:F,start:ee,chained:De,overshoot:$e},Oe=await i.ask({kind:l,program:m.question(),board:je},Se=>N(p,`${Se} …`));s=!1,k.hidden=!0,N(p,
""),T(),R(Oe)}function R(l){let g=mo(l,{step:b,draw(A){e.use(A),e.enter("Draw")},point(A){n?.point(A),n?.focus()}});$.replaceChildren(...g),l.line&&n?.point(l.line),
l.of==="trace"&&l.stepper&&b(l.stepper),e.say(ho(g)||"Step through the run below.")}function b(l){let g=u("");j.replaceChildren(g),t.step(g,l),j.scrollIntoView(
{block:"nearest"})}return{name:"Write",under:u("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[m.node,c,w,u(".tools.acts",y,h,u("span.pro\
gress",k,p)),$],below:[j],show(l){o=l,o.paint({distance:o.distance,predecessor:o.predecessor,route:!0,piece:!1}),r||E(),T(),e.say("Write a function, then run it\
, check it or step through it.")},leave(){},choose(){},key:()=>!1,more:()=>m.chosen().kind==="mine"?ot(n?.text()??""):"",stays:()=>f===null?"":ot(f)}}var wo="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",bo=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function ko(e,t,o){ro(e);let n=(t.
gallery??[]).map(J),r=u("p.speaker",{role:"status"}),a=u("span.quiet"),s=u(""),i=u(".main",s),d=u(".side"),f=u(".stage",i,d),w=u(".below"),c=u("",{class:"snl-wo\
rkbench",role:"region",label:"Workbench",tabindex:-1}),p={root:c,say:l=>N(r,l),use(l){k.add(l),E(l),O()},can:l=>k.can(l),go(l){k.can(l)&&(E(k.go(l)),O())},enter(l){
T($.find(g=>g.name===l)??j),E(h.board),O()}},k=St(Ne(location.hash)??J(t.board)),$=[oo(p),It(p),go(p,o)],j=$.find(({name:l})=>l===et(location.hash))??$[0],h=xe(
k.now()),y=n.map(({name:l},g)=>[`${g}`,l]),m=Z("Board",[["","Your board"],...y],"",l=>{let g=n[Number(l)];l&&g&&p.use(g)}),x=u("input.address",{readonly:"",label:"\
To copy",hidden:""});async function M(){let l=`${location.href.split("#")[0]}${be(h.board)}${tt(j.name)}${j.more?.()??""}`;x.value=l;try{await navigator.clipboard.
writeText(l),p.say("Copied: a link to this board.")}catch{x.hidden=!1,x.select(),p.say("Copy the link from the field.")}}function O(){let l=$.map(({stays:A})=>A?.()??
"").join(""),g=`${be(h.board)}${tt(j.name)}${l}`;history.replaceState(history.state,"",g)}function E(l){let g=document.activeElement,A=s.contains(g)&&g?.dataset.
cell;h=xe(l),s.replaceChildren(h.node),f.style.setProperty("--shape",`${h.shape}`),f.style.setProperty("--columns",`${h.columns}`),N(a,ue({...l,name:""}));let B=n.
findIndex(F=>be(F)===be(l));m.value=B<0?"":`${B}`,m.options[0].hidden=B>=0,x.hidden=!0,j.show(h),A&&h.cells.get(Number(A))?.focus({preventScroll:!0})}function T(l){
j.leave(),j=l;for(let[g,A]of q.entries())I(A,"aria-pressed",`${$[g]===j}`);_(c,"drawing",j.name==="Draw"),_(c,"writing",j.name==="Write"),i.replaceChildren(s,j.
under),d.replaceChildren(u(".says",r),...j.side),w.replaceChildren(...j.below??[])}let q=$.map(l=>C(l.name,null,()=>p.enter(l.name)));c.addEventListener("moused\
own",l=>{l.target.closest(".s-grid")&&(l.preventDefault(),c.focus({preventScroll:!0}))}),c.addEventListener("click",({target:l})=>{let g=l.closest(".s-grid .s-c\
ell");g&&j.choose(Number(g.dataset.cell))}),c.addEventListener("keydown",l=>{let g=l.target;bo(l)&&l.stopPropagation(),!g.matches(wo)&&j.key(l.key,l)&&l.preventDefault()});
function R(l){let g=l.target;if(l.defaultPrevented||!bo(l)||!/^[1-9]$/.test(l.key)||g.closest(`${wo}, .snl-stepper`))return;let{top:A,bottom:B}=s.getBoundingClientRect();
B>0&&A<innerHeight&&j.key(l.key,l)&&l.preventDefault()}function b(){let l=Ne(location.hash);l&&(Ie(location.hash)!==null&&location.reload(),k.add(l),T($.find(({
name:g})=>g===et(location.hash))??j),E(l))}return addEventListener("keydown",R),addEventListener("hashchange",b),c.append(u(".frame",u(".head",u(".modes",{role:"\
group",label:"What to do"},q),u("label.board-of",u("span","Board"),m),a,u(".tools",C("Copy link","A link to this board",M),x)),f,w)),_(c,"ready",!0),I(e,"data-m\
ounted",""),e.replaceChildren(c),T(j),E(h.board),{show:E,destroy(){removeEventListener("keydown",R),removeEventListener("hashchange",b),c.remove()}}}for(let e of document.querySelectorAll("[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");ko(e,t,pt(t.files))}})();
