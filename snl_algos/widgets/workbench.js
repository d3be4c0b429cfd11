// built from web/ by `npm run build`
"use strict";(()=>{var dt='var l=null,d=`\nimport json, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\nlambda question, send: answer(json.loads(question), l\
ambda said: send(json.dumps(said)))\n`,r=e=>self.postMessage(e);function p(e){let s=0;return async(...n)=>{let t=await e(...n),a=new TransformStream({transform(c\
,u){s+=c.length,r({bytes:s}),u.enqueue(c)}}),{status:o,statusText:i,headers:f}=t;return new Response(t.body?.pipeThrough(a),{status:o,statusText:i,headers:f})}}\
async function y({home:e,core:s}){let n=self.fetch;self.fetch=p(n);let t=`${e}pyodide.mjs`,{loadPyodide:a}=await import(t),o=await a({indexURL:e}),i=await(await\
 fetch(s)).arrayBuffer();self.fetch=n,o.unpackArchive(i,"zip",{extractDir:"/core"}),l=o.runPython(d),r({ready:!0})}self.onmessage=async({data:e})=>{try{e.begin?\
await y(e.begin):l?.(e.question,s=>r({said:s}))}catch(s){r({failed:`${s}`.slice(-500)})}};';var jo={format:"snl-workbench",version:1},Oo={what:"stopped",says:"You stopped it."},We=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),So=e=>`${(e/
1e6).toFixed(1)} MB`;function ut(e,t){let o=null,r=!1,n=0,s,a=null;function i(){let p=URL.createObjectURL(new Blob([dt],{type:"text/javascript"})),k=new Worker(
p,{type:"module"});k.onmessage=({data:m})=>k===o&&j(m),k.onerror=m=>k===o&&f(m.message),k.postMessage({begin:{home:e.home,core:e.core}}),o=k,r=!1}function l(){clearTimeout(
s),o?.terminate(),o=null}function u(p){clearTimeout(s);let{settle:k}=a??{};a=null,k?.(p)}function g(){clearTimeout(s);let{seconds:p}=e,k=`It said nothing for ${p}\
 seconds, so it was ended. Python begins again.`;s=setTimeout(()=>c({what:"late",says:k}),1e3*p)}function c(p){l(),i(),u(We(p))}function f(p){r?c({what:"died",says:`\
Python itself broke, and begins again: ${p}`}):(l(),u(We({what:"died",says:`Python could not be loaded: ${p}`})))}function b(){!a||!r||(o?.postMessage({question:a.
text}),g())}function j(p){p.bytes?t({part:Math.min(1,p.bytes/e.bytes)}):p.ready?(r=!0,t({ready:r}),b()):p.failed?f(p.failed):E(JSON.parse(p.said))}function E(p){
p.id===a?.id&&(g(),p.kind==="progress"?a?.progress(p.says):u(p))}return{size:So(e.weight),refusal:null,ask(p,k){n+=1;let m=`${n}`;return new Promise(x=>{a={id:m,
text:JSON.stringify({...jo,id:m,...p}),progress:k,settle:x},o||i(),b()})},stop:()=>a&&c(Oo),end:l}}var _e=e=>({size:null,refusal:e,ask:async()=>We({what:"died",
says:e}),stop(){},end(){}});var X={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Eo}=X,H=e=>Array.from({length:e},(t,o)=>o),Ao=(e,t,o)=>Math.min(o,Math.max(t,e));function Z({start:e,columns:t},o){let r=e===0?1:0;if(o===0)return[0,0];
let n=Math.floor((o-1)/t),s=(o-1)%t;return[n,r+(n%2?t-1-s:s)]}function _(e,t){let[o,r]=Z(e,t),[n,s]=Eo.anchor;return[r+n,e.rows-o-1+s]}function K([e,t],[o,r]){let n=Math.
hypot(o-e,r-t)||1,s=(o-e)/n,a=(r-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function ft([e,t],[o,r],[n,s]){let[a,i]=[n-o,s-r],l=((e-o)*a+(t-r)*i)/
(a*a+i*i||1),u=Ao(l,0,1);return Math.hypot(e-o-u*a,t-r-u*i)}function Ee(e,t){let[[r,n],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-n)/(2*1e-4)]}function Ae(e,t,o,r){
let n=(o-t)/r,s=[e(t)];for(let a of H(r)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,g],[c,f]]=[e(i),e(l)],[[b,j],[E,p]]=[Ee(e,i),Ee(e,l)];s.push([u+b*n/3,g+j*n/3],[c-E*n/3,
f-p*n/3],[c,f])}return s}var pt=e=>{let t=X.light.tints.length;return(Math.round(e)%t+t)%t};var Fe=400,Je=20,Co=["stay","bounce","win"];function ge(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${o} to ${r}, not ${e}`);return Number(e)}function To(e){if(!Array.isArray(e))return ge(e,"the die",1,Je);if(!e.length||e.length>Je)throw new Error(`a die \
in this page has 1 to ${Je} faces, not ${e.length}`);let t=e.map(r=>ge(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===t[n-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function qo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[n,s]=r;for(let i of r)ge(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function J(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ge(e.cells,"the number of cells",1,Fe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Co.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:qo(
i,o),die:To(r),start:ge(n,"start",0,1),chained:s,overshoot:a}}var mt=e=>typeof e=="number"?H(e).map(t=>t+1):e;function Ue(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Ce=e=>H(e*e).map(t=>{let{columns:o,rows:r}=Ue(e*e),[n,s]=Z({cells:e*e,start:1,columns:o,
rows:r},t+1);return{cell:t+1,row:e-1-n,column:s}});function ht(e,t=Math.random){let o=H(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=H(2*r).map(a=>{let[i,l]=[n(),n()].sort((u,g)=>u-g);return a<r?[i,l]:[l,i]});return J({...e,name:"",
jumps:s})}function fe({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([u,g])=>g>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var gt=["Draw","Write"];function He(e){let t=new URLSearchParams(e.slice(1));return qe(e)&&gt.find(o=>t.has(o.toLowerCase()))}var Ye=e=>gt.includes(e)?`&${e.toLowerCase()}`:
"",Io=2e4;function Ve(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Io?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Te(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let o=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(o,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ie({cells:e,jumps:t,die:o,start:r,
chained:n,overshoot:s}){let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var No=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function qe(e){let t=new URLSearchParams(
e.slice(1)).get("board"),[o,...r]=(t??"").split("."),n={cells:Number(o||"x"),jumps:[]};for(let s of r)if(/^\d+-\d+$/.test(s))n.jumps.push(s.split("-").map(Number));else if(/^d[\d-]+$/.
test(s))n.die=No(s.slice(1));else if(s==="s0")n.start=0;else if(s==="c")n.chained=!0;else if(s==="bounce"||s==="win")n.overshoot=s;else return null;try{return J(
n)}catch{return null}}var Lo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Po="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Ze=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function wt(e){return new Promise((t,o)=>{let r=document.createElement("script");r.src=Ze(e),r.onload=()=>t(globalThis),r.onerror=()=>o(new Error(`${e}\
 is not there`)),document.head.append(r)})}function Ro(e,t,o,r){(o.together?e.mountTogether:e.mount)(t,o,{level:2,keys:r}),[...t.querySelectorAll("button")].find(
({textContent:a})=>a?.startsWith("First difference"))?.click()}var bt=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return _e(Lo);if(!o)
return _e(Po);let{home:n,core:s}=o;return ut({...o,home:Ze(n),core:Ze(s)},r)},editor:async()=>(await wt(e)).snlEditor,shelf:async()=>(await wt(t)).snlShelf,step:(r,n)=>Ro(
snlStepper,r,n,!0),address:{read:()=>location.hash,write:r=>history.replaceState(history.state,"",r),follow(r){let n=()=>Te(location.hash)===null?r():location.reload();
return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function N(e,t,o){let r=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(r):e.getAttribute(r)!==`${o}`&&
e.setAttribute(r,`${o}`)}function Ke(e,t){for(let o in t)N(e,o,t[o])}var F=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),zo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,kt=e=>(t,...o)=>{let[r,...n]=t.split("."),s=e(r||"div");for(let a of n)F(s,a,!0);for(let a of o)zo(a)?Ke(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=kt(e=>document.createElement(e)),se=kt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),le=(e,t,...o)=>se(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ie(e,t,o,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(o());r(a,n)})}function Ge(e){let t=[];return o=>{for(let r of t)F(r,e,!1);t=o.filter(r=>!!r);for(let r of t)F(
r,e,!0)}}var q=(e,t,o,r)=>d("button.button",{type:"button",title:t,label:r,click:o},e);function yt(e,t,o,r=!1){let n=q(e,t,()=>{r=!r,N(n,"aria-pressed",`${r}`),o(r)});return N(
n,"aria-pressed",`${r}`),n}function G(e,t,o,r){let n=t.map(([a,i])=>d("option",{value:a,selected:a===o&&""},i));return d("select.button",{label:e,change:({target:a})=>r(
a.value)},n)}var Qe=(e,t,...o)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...o),xt=(e,...t)=>d("details.fold",d("summary",e),...t);var Xe=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,te=(e,t="throws")=>`${Xe(e)} ${e===1?t.replace(/s$/,""):t}`,we=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Bo={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},vt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Bo[`${e}`]});function $t(e){if(!e)return"";let{from:t,face:o,landing:r,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>r?`climb to ${n}`:`slide to ${n}`,l=n===
r?"":a||i;return o===null?`${we(l)} from ${t}.`:`Throw ${o} from ${t}: land on ${r}${l&&`, ${l}`}.`}var et=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},oe=e=>`${et(e).kind} ${e.join("→")}`,jt=(e,t)=>J({...e,name:"",jumps:t}),
Ne=(e,t)=>jt(e,e.jumps.filter(([o])=>o!==t)),be=(e,t,o)=>jt(e,[...Ne(e,t).jumps,[t,o]]);function Ot(e,[t,o],r,n){let s=Ne(e,t);return r?be(s,t,n):be(s,n,o)}var tt=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===t)-+(o[0]===t));function St(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=
o);return J({...e,...t,name:"",jumps:r})}function Mt(e){let t=[e],o=0;return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){
return o+=r,t[o]}}}function Et(e,{tries:t,draws:o,drops:r}){let n=0,s=0,a=!1;function i({clientX:u,clientY:g}){let c=e.cellAt(u,g);!c||c===s||(s=c,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:c,clientY:f})=>{let b=e.cellAt(c,f);a=!1,!(u||!g||!b)&&(n=s=b,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var ke=(e,t)=>d("label.setting",d("span",e),t);function At(e){let t=d("input.button",{type:"number",min:1,max:Fe,change:()=>e({cells:t.valueAsNumber})}),o=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=G("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=G("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=G("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",ke("Cells",t),ke("Die",o),ke("Start",r),ke("Past the goal",n),ke("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function pe(e){return Array.isArray(e)?`[${e.map(pe).join(", ")}]`:JSON.stringify(e)}function ot(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Do({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Wo({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([g,c])=>`  "${g}": ${pe(c)}`).join(
`,
`)}
}
`}function _o(e){ot("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${pe(t)}
`}function Jo(e){ot("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=H(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ce(t))o[s][a]=r.get(n)??-1;return`[${o.map(pe).join(`,
 `)}]
`}function Fo(e){ot("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Le=[{name:"python",title:"Python: Board(...)",write:Do},{name:"json",title:"JSON",write:Wo},{name:"move-array",title:"Move array, from 0",write:_o},{name:"\
grid",title:"LeetCode grid",write:Jo},{name:"hackerrank",title:"HackerRank text",write:Fo}];var Uo=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function Ho(e){let t=Uo.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,o,r="",n]=t,s=r.replace(/,\s*$/,"").trim(),a={cells:Number(o),jumps:JSON.parse(`[${Yo(s)}]`)};for(let[,
i,l]of n.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);a[i]=JSON.parse(l.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[a]}function Yo(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var Vo="\
format version name author source cells die start chained overshoot jumps".split(" ");function Zo(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(n=>!Vo.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let n of["cells","jumps"])if(!(n in
e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(`this page reads snl-board 1, \
not ${o} ${r}`);return e}function Ct(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}: expected -1 or 0 to ${e.
length-1}, not ${pe(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function Ko(e){let t=e.length;if(e.some(r=>!Array.isArray(r)||r.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Ce(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);
return{cells:t*t,jumps:o}}function Go(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let l=(t[o]??"").trim().split(/\s+/);if(o+=1,l.length!==
a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)throw new Error("line \
1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[g]=r(1,`the number of ${l}s`);if(g>100)throw new Error(
`line ${o}: 100 cells have no room for ${g} ${l}s`);for(let c=0;c<g;c+=1){let f=r(2,`the two cells of a ${l}`);if((f[1]-f[0])*u<=0)throw new Error(`line ${o}: ${f.
join(" ")} is not a ${l}`);i.push(f)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return s}function Qo(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?
o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Ko(r)]:typeof r[0]=="object"?r.map(Zo):[Ct(r)]}function Tt(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return Ho(t).map(J);if(/^[[{]/.test(t))return Qo(t).map(J);if(o&&/[\r\n]/.test(t))return Go(t).map(J);if(o){let r=t.split(
/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[J(Ct(r.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function qt(e,t){let o=null,r=Le[0].name,n=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=G("Notation",
Le.map(c=>[c.name,c.title]),r,c=>{r=c,i()});function i(){if(!(!o||!g.open)){n.value="",L(s,"");try{n.value=Le.find(c=>c.name===r)?.write(o).trim()??""}catch(c){
L(s,`${c.message}. JSON holds every board.`)}}}async function l(){n.select();try{await navigator.clipboard.writeText(n.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function u(){try{let c=Tt(n.value);t(c[0]),L(s,c.length>1?`The text holds ${c.length} boards. This is\
 the first.`:"")}catch(c){L(s,`This cannot be read: ${c.message}.`)}}let g=xt("Copy or paste as text",d(".tools",a,q("Copy",null,l),q("Use this text","Read the \
board in the text",u)),n,s);return g.addEventListener("toggle",i),{node:g,show(c){o=c,i()}}}var It=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Nt(e){let t=null,o=null,r=null,n=null,s=!0,a=d("b.amount"),i=d("span.quiet"),l=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=q("Undo","Ctrl+Z",()=>e.go(-1)),c=q("Redo","Ctrl+Y",
()=>e.go(1)),f=At(w=>m(y=>St(y,w),"")),b=qt(e,w=>e.use(w));function j({distance:w,predecessor:y,throws:v,route:h}){t&&(t.paint({current:r,distance:w,predecessor:y,
route:s,piece:!1}),L(a,v??"none"),L(i,v===null?"the goal is out of reach":te(v).replace(/^\S+ /,"")),Ie(l,h,()=>d("li.chip",d("b"),d("small")),(O,[W,,U])=>{L(O.
children[0],W),L(O.children[1],`to ${U}`)}))}let E=()=>t?tt(t.board,r)[0]??null:null;function p(){if(!t)return;let{board:w,plan:y}=t;j(t);let v=E();t.light(v),t.
sketch((v??[]).map(h=>{let[O,W]=_(y,h);return{tag:"circle",attributes:{cx:O,cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...tt(w,r).flatMap(
k)),N(g,"aria-disabled",!e.can(-1)),N(c,"aria-disabled",!e.can(1))}function k(w){let{ends:y}=et(w),v=q(`Remove ${oe(w)}`,"Delete",()=>x(w)),h=y.map((O,W)=>q(`Mo\
ve its ${O}`,null,()=>{n={jump:w,end:W},e.say(`Choose the cell where the ${O} of ${oe(w)} goes.`),t?.cells.get(w[W])?.focus({preventScroll:!0})}));return[v,...h]}
function m(w,y){if(t){r=n=null;try{e.use(w(t.board)),e.say(`${y} ${It(t.throws)}`.trim())}catch(v){e.say(`${we(v.message)}.`),f.show(t.board),p()}}}let x=w=>m(y=>Ne(
y,w[0]),`Removed: ${oe(w)}.`);function S(w,y){let v=E(),h=v?v.indexOf(w):-1;return v&&h>=0?A(v,h,y):{change:O=>be(O,w,y),what:`Drawn: ${oe([w,y])}.`}}let A=(w,y,v)=>({
change:h=>Ot(h,w,y,v),what:`Moved: ${oe(w)} is now ${oe(y?[w[0],v]:[v,w[1]])}.`});function C(w,y){if(!t)return;let{change:v}=S(w,y);j(t.trial(v(t.board)))}function T(w,y){
let{change:v,what:h}=S(w,y);m(v,h)}function I(){r=n=null,t&&(t.trial(t.board),p(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${It(t.throws)}`)}return{name:"Draw",under:d("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[d(".score",d("p","Fewest ",a,i)),
l,u,d(".tools",g,c,q("Random","Other jumps",()=>m(w=>ht(w),"Drawn at random.")),q("Remove all jumps",null,()=>m(w=>({...w,name:"",jumps:[]}),"Removed: all jumps\
.")),yt("Route","One of the shortest routes",w=>{s=w,p()},!0)),f.node,b.node],show(w){t=w,r=n=null,o=Et(t,{tries:C,draws:T,drops:I}),f.show(t.board),b.show(t.board),
p(),z()},leave:()=>o?.stop(),choose(w){if(!(!t||!w||o?.wasDrawing()))if(n){let{change:y,what:v}=A(n.jump,n.end,w);m(y,v)}else if(r===w)I();else if(r!==null){let y=r;
m(v=>be(v,y,w),`Drawn: ${oe([y,w])}.`)}else{r=w,p();let y=E(),v=y?` Or drag an end of ${oe(y)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape \
cancels.${v}`)}},key(w,{ctrlKey:y,metaKey:v,shiftKey:h,altKey:O}){let W=E();if(y||v){let U=w==="y"||h&&w==="Z"?1:w==="z"?-1:0;return U&&e.go(U),U!==0}if(w==="Es\
cape"&&r!==null&&!O)I();else if((w==="Delete"||w==="Backspace")&&W)x(W);else return!1;return!0}}}function Q({tag:e,name:t,attributes:o,fill:r,stroke:n,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[o.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return se(g,{...o,style:u||null},a.map(Q),i)}var{shape:Pe}=X;function Lt(e,t){let{length:o,spot:r}=K(e,t),n=Pe.arc.least+Pe.arc.more*o,s=t[0]>=e[0]?-1:1,a=r(o/2,s*n*2),i=K(a,t).spot(K(a,t).length-.06),{spot:l}=K(
i,a),{head:u}=Pe.arc;return{from:e,turn:a,tip:i,wings:[l(u,u*.55),i,l(u,-u*.55)]}}function rt(e,t,o,r,n){let{length:s,spot:a}=K(e,t),i=Math.min(r,s/4),l=a(s-i),
u=a(s/2,2*o),{spot:g}=K(l,u);return{from:a(i),turn:u,tip:l,middle:a(s/2,o),wings:[g(n,n/2),l,g(n,-n/2)]}}function Pt(e){let t=Pe.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:n,falling:s,sides:a}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],
...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:ee}=X;function nt(e,t,o){let{length:r,spot:n}=K(_(e,t),_(e,o));return K(n(ee.apart),n(r-ee.apart))}function zt(e,t,o){let{length:r,spot:n}=nt(e,t,o),{
half:s,over:a,rung:i}=ee.ladder,l=Math.max(2,Math.round(r/i)),u=[s,-s].map(c=>[n(-a,c),n(r+a,c)]),g=H(l+1).map(c=>{let f=r*c/l;return[n(f,s),n(f,-s)]});return{rails:u,
rungs:g}}function Rt(e,t){let o=(e+t)%2?-1:1;return[0,ee.snake.bow,-ee.snake.bow].flatMap(r=>[{hand:o,bow:r},{hand:-o,bow:r}])}function Bt(e,t,o,{hand:r,bow:n}){
let{length:s,spot:a}=nt(e,t,o),{swing:i,wave:l}=ee.snake,u=Math.max(1,Math.round(s/l)),g=r*Math.min(i,.08*s);return c=>{let f=1-(2*c-1)**4,b=g*f*Math.sin(2*Math.
PI*u*c)+n*Math.sin(Math.PI*c);return a(s*c,b)}}function Xo(e,t,o,r){let n=r.map(([i,l])=>[_(e,i),_(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Rt(t,
o)[0]};for(let i of Rt(t,o)){let l=Bt(e,t,o,i),u=H(25).map(b=>l(b/24)),g=u.some(([b,j])=>b<.15||b>s-.15||j<.15||j>e.rows-.15),f=u.filter(b=>n.some(([j,E])=>ft(b,
j,E)<ee.snake.clear)).length+(g?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function Dt(e,t,o,r){let n=Bt(e,t,o,Xo(e,t,o,r)),{length:s}=nt(e,t,o),a=4*
Math.max(1,Math.round(s/ee.snake.wave))+2,i=j=>E=>{let p=ee.snake.half*(1-.3*E-.6*E**3),[k,m]=n(E),[x,S]=Ee(n,E),A=Math.hypot(x,S)||1;return[k-j*p*S/A,m+j*p*x/A]},
l=Ae(i(1),0,1,a),u=Ae(i(-1),1,0,a),g=[...l,l[l.length-1],u[0],...u],{spot:c}=K(n(0),n(.02)),{skull:f,eye:b}=ee.snake;return{outline:g,stripe:Ae(n,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*f),c(-.05,-.55*f)],pupils:[c(-.05-b/3,.55*f),c(-.05-b/3,-.55*f)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Wt=(e,t)=>(2*e+3*t)%X.light.snakes.length;var{shape:ze}=X,re=e=>`${Math.round(e*1e3)/1e3}`,ye=e=>e.map(t=>t.map(re).join(" ")),me=e=>`M${ye(e).join("L")}`,_t=e=>`M${ye(e.slice(0,1))}C${ye(e.slice(1)).join(
" ")}`,st=(e,t,o)=>`M${ye([e])}Q${ye([t,o]).join(" ")}`,V=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Re=(e,[t,o],r,n)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(o),r},...n}),at=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),it=(e,[t,o],r,n,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(o),width:r,height:r,
rx:n},...s}),Ft=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ut=(e,[t,o],r,n,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(o),"font-size":r},
fill:s,text:n});function er(e,t,o){let{rails:r,rungs:n}=zt(e,t,o),{rail:s,rungWidth:a}=ze.ladder,i=r.map(me).join("");return[V("halo",i,{stroke:"cell",width:s+.05}),
V("rungs",n.map(me).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function tr(e,t,o,r){let{outline:n,stripe:s,skull:a,eyes:i,pupils:l,
tongue:u}=Dt(e,t,o,r),{skull:g,stripe:c,eye:f,pupil:b}=ze.snake,j=`snake-${Wt(t,o)}`,E=`${_t(n)}Z`;return[V("halo",E,{stroke:"cell",width:.06}),V("tongue",u.map(
p=>me(p)).join(""),{stroke:j,width:.025}),V("skin",E,{fill:j}),Ft(V("stripe",_t(s),{stroke:"cell",width:c}),"0.04 0.12"),Re("skull",a,g,{fill:j}),...i.map(p=>Re(
"eye",p,f,{fill:"die"})),...l.map(p=>Re("pupil",p,b,{fill:"dieInk"}))]}function Be(e,t){let o=[...t],r=o.filter(([a,i])=>a<i),n=o.filter(([a,i])=>a>i),s=(a,i,l,u)=>at(
a,u,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,er(e,a,i))),...n.map(([a,i])=>s("snake",a,i,tr(e,a,i,r)))]}function xe([e,t],o,r=1){let{side:n,
corner:s,pip:a}=ze.die,i=Pt(o).map(g=>Re("pip",g,a,{fill:"dieInk"})),l=Ut("face",[0,n*.24],n*.7,`${o}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return at(
"die",[it("side",[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${re(e)} ${re(t)}) scale(${r})`})}function Jt(e,t,o){let[r,n]=Z(e,t),s=[n+.06,e.rows-
r-.94],a=it(o,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Ft(a,"0.03 0.06")}function Ht(e,{from:t,face:o,landing:r,stand:n}){
let s=n===r?[]:[Jt(e,n,"stand")];if(o===null)return s;let a=_(e,t);if(t===r)return[xe(a,o)];let{turn:i,tip:l,wings:u}=Lt(a,_(e,r)),g=V("arc",st(a,i,l),{stroke:"\
now",width:ze.arc.width});return[Jt(e,r,"landing"),...s,{...g,attributes:{...g.attributes,pathLength:1}},V("tip",`${me(u)}Z`,{fill:"now"}),xe(a,o)]}function Yt(e,t,o){
let r=o;return t.map(([n,s,a],i)=>{let[l,u]=[_(e,r),_(e,s)],g=rt(l,u,u[0]>=l[0]?-.3:.3,.12,.16);r=a;let[c,f]=[g.middle[0],Math.floor(g.middle[1])+.5],b=st(g.from,
g.turn,g.tip),j=`${me(g.wings)}Z`;return at("leg",[V("rim",b,{stroke:"cell",width:.1}),V("shaft",b,{stroke:"ink",width:.05}),V("tip",j,{fill:"ink"}),it("count",
[c-.3,f-.14],.28,.04,{fill:"ink"}),Ut("order",[c-.16,f+.066],.19,`${i+1}`,"cell"),xe([c+.16,f],n,.8)],{style:`--order:${i}`})})}function Vt(e,t,o){let r=new Set;
for(let s=o;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[_(e,a),_(
e,s)],{from:u,turn:g,tip:c,wings:f}=rt(i,l,.12,.18,.13),b=st(u,g,c)+me(f);return V(r.has(s)?"branch.strong":"branch",b,{stroke:"ink",width:.03})})}function lt(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(o()).find(([i])=>i===
r);if(!n)return!1;let[,s,a]=n;return t.push({from:o(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())r.set(s,n+1);return r}}}function Zt({trace:e,rules:t,unit:o}){let{start:r,cells:n,jumps:s}=t,a={cells:n,start:r,...e.layout},{rows:i}=e.layout,l=r===0?1:0,u=e.layout.columns+l,g=H(n+l).
map($=>$+1-l),{waits:c}=vt(e),f=new Map,b=new Map,j=Ge("new"),E=Ge("touched"),p=!1,k=null,m=new Set,x=null,S=!1;function A($){let[M,R]=Z(a,$),P=$===r?"start":$===
n&&"goal",D=d(".cell",{role:"gridcell","data-cell":$,"data-end":P,style:`grid-column:${R+1}`},d("span.number",`${$}`),d("span.end",{"data-is":P}),d("span.badge"));
return F(D,"odd",(M+R)%2),f.set($,D),D}function C($){for(let M of f.values())M.tabIndex=M===$?0:-1}function T($){let{key:M,target:R}=$,[P,D]=Z(a,Number(R.dataset.
cell)),B={ArrowLeft:[P,D-1],ArrowRight:[P,D+1],ArrowUp:[P+1,D],ArrowDown:[P-1,D]};if(M==="Enter"||M===" ")R.click();else if(B[M]){let Y=g.find(ne=>`${Z(a,ne)}`==
`${B[M]}`);f.get(Y??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let I=$=>g.filter(M=>Z(a,M)[0]===$).sort((M,R)=>Z(a,M)[1]-Z(a,R)[1]),z=d(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:T,focusin:({target:$})=>C($)},H(i).reverse().map($=>d(".row",{role:"row"},I($).map(A))));
C(f.get(r)??f.get(1));let w=`0 0 ${u} ${i}`,y=le(".layer.jumps",w,Be(a,s).map(Q)),[v,h,O]=["g.tree","g.move","g.route"].map($=>se($)),W=le(".layer.above",w,v,h,
O);function U($,M,R){if(!k)return"";let[P,D]=[k.distance.get($),k.predecessor.get($)],B=[`cell ${$}`,f.get($)?.dataset.end];for(let[ne,ue]of s)ne===$&&B.push(`${ue>
$?"foot of a ladder":"head of a snake"} to ${ue}`),ue===$&&B.push(`${ne<$?"top of a ladder":"tail of a snake"} from ${ne}`);let Y=k.visited.has($)?"visited":"no\
t reached";return B.push(M?"current":"",P!=null?`reached in ${te(P,o)}`:Y,D!=null?`from ${D}`:"",R?c:"",m.has($)?"part of what is wrong":""),B.filter(Boolean).join(
", ")}function he($,M,R,P){let D=$.current===M,B=$.visited.has(M),Y=$.distance.get(M),ne=$.predecessor.get(M),ue=`${[D,P,B,Y,ne,m.has(M)]}`;if(b.get(M)===ue)return;
b.set(M,ue);let vo=Y!=null?"reached":B&&"visited";Ke(R,{"data-distance":Y,"data-tint":Y!=null&&pt(Y),"data-from":ne,"data-visited":B,"data-waits":P,"aria-curren\
t":D,"data-state":D?"current":P?"frontier":vo,label:U(M,D,P)}),N(R.lastChild,"data-is",Xe(Y)||null)}function je(){if(!k)return;let $=new Set(k.frontier.map(([M])=>M));
for(let[M,R]of f)he(k,M,R,$.has(M))}function Oe(){if(!k)return;let $=p?Vt(a,k.predecessor,k.current):[];v.replaceChildren(...$.map(Q))}let Se=$=>$.map(M=>y.querySelector(
`[data-ends="${M} ${s.get(M)}"]`));function Me($,M){let R=new Set(Se(M));for(let P of y.children)F(P,$,R.has(P))}function yo($){let M=$&&e.answer?.route||[],R=M.
flatMap(([,P,D])=>D===P?[]:t.ride(P).feet);O.replaceChildren(...Yt(a,M,r).map(Q)),F(y,"routed",M.length),Me("taken",R)}let xo=`${u>7?".close":""}${u>12?".dense":
""}${u>24?".tiny":""}`;return{plan:a,cells:f,columns:u,shape:u/i,node:d(`.board${xo}`,{style:`--wide:${u};--high:${i}`},d(".sheet",z,y,W)),paint($,M,R,P){k=$,je(),
j([...M].map(D=>f.get(D))),Oe(),h.replaceChildren(...(R?Ht(a,R):[]).map(Q)),E(Se(R?.feet??[])),P!==S&&yo(P),x=R,S=P},showTree($){p=$,Oe()},mark($,M){let R=M.flatMap(
B=>B.moves??[]),P=M.flatMap(B=>B.jumps??[]),D=R.flatMap(([,B])=>t.ride(B).feet);Me("found",[...P.map(([B])=>B),...D]),m=new Set(M.flatMap(B=>B.cells??[]));for(let[
B,Y]of f)F(Y,"differs",B===$),F(Y,"found",m.has(B));je()},drawn:()=>({trace:e,plan:a,jumps:s,state:k,found:m,move:x,treeShown:p,routed:S})}}function Kt({cells:e,jumps:t,die:o=6,start:r=1,chained:n,overshoot:s}){let a=new Map(t.filter(([c,f])=>c!==f)),i=typeof o=="number"?Array.from({length:o},(c,f)=>f+
1):o;function l(c,f=[]){if(f.includes(c))return{feet:f,stand:null};let b=a.get(c);return b===void 0||f.length&&!n?{feet:f,stand:c}:l(b,[...f,c])}function u(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function g(c){return c===e?[]:i.flatMap(f=>{let b=u(c+f),j=b>0?l(b).stand:null;return j===null?[]:[[f,b,j]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:g}}function ct({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(r.get(l)??0)+1;for(let g of o(l)){let c=g[2];r.has(
c)||(r.set(c,u),n.set(c,l),s.set(c,g),a.push(c))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var or="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",rr=260,Gt=([e,t])=>`translate(${e}px,${t}px)`;function ve(e){let t=Kt(e),o=ct(t),
r={board:e,layout:Ue(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},n=Zt({trace:r,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=se("path.pie\
ce",{d:or}),l=se("g.sketch"),[u,g]=[n.columns,s.rows],c=le(".layer.top",`0 0 ${u} ${g}`,l,i);n.node.firstElementChild?.append(c);let f="",b=n.node.querySelector(
"[role=grid]");b&&N(b,"label",`Board: ${fe(e)}`);let j=n.node.querySelector(".s-jumps");function E({from:p,landing:k,stand:m,feet:x}){let S=x.map(A=>t.jumps.get(
A)??m);return[p,k,...S].map(A=>_(s,A))}return{...o,board:e,rules:t,plan:s,cells:a,faces:mt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(p){
let{current:k=null,near:m=[],distance:x,predecessor:S,move:A=null}=p,{route:C=!1,piece:T=!0}=p,I={current:k,frontier:[...m].map(w=>[w,""]),distance:x??new Map,predecessor:S??
new Map,visited:new Map},z=`${r.answer.route}`;C&&z!==f&&n.paint(I,new Set,A,!1),f=z,n.paint(I,new Set,A,C),N(i,"visibility",!(T&&k!==null)&&"hidden"),k!==null&&
N(i,"style",`transform:${Gt(_(s,k))}`)},walk(p){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let k=E(p),[[m,x],[S,A]]=k,C=[(m+S)/2,Math.min(
x,A)-.35],T=[k[0],C,...k.slice(1)].map(I=>({transform:Gt(I)}));i.animate(T,{duration:rr*(k.length-1),easing:"ease-in-out"})},trial(p){let k=new Map(p.jumps),m=new Set;
for(let C of[...j?.children??[]]){let[T,I]=(C.getAttribute("data-ends")??"").split(" ").map(Number);k.get(T)===I?m.add(T):C.remove()}let x=new Map(p.jumps.filter(
([C])=>!m.has(C))),S=Be(s,x).map(Q);for(let C of S)F(C,"lit",!0);j?.append(...S),t.jumps.clear();for(let[C,T]of k)t.jumps.set(C,T);let A=ct(t);return r.answer.route=
A.route,A},light(p){for(let k of j?.children??[])F(k,"lit",k.getAttribute("data-ends")===p?.join(" "))},sketch:p=>l.replaceChildren(...p.map(Q)),cellAt(p,k){let m=document.
elementFromPoint(p,k)?.closest("[data-cell]"),x=m&&n.node.contains(m)&&m.dataset.cell;return x?Number(x):null}}}var Qt=e=>new Set(e.map(([,t])=>t));function nr(e,t){let o=`You reached the goal in ${te(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function sr(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function Xt(e,t,o){
let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no throw is needed.":sr(o);let n=$t(r);return e.won()?`${n} ${nr(e.thrown.length,t??0)}`:e.moves().
length?n:`${n} No face moves you from here: undo.`}function eo(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function to(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${te(e)}: ${o.join(
", ")}.`}var ar=e=>le(".face","-.19 -.19 .38 .38",Q(xe([0,0],e)));function oo(e){let t=null,o=null,r=d(".dice",{role:"group",label:"Choose what the die shows"}),n=d("b.a\
mount"),s=d("span.quiet"),a=d("b.amount"),i=d("ol.thrown",{label:"Your throws"}),l=q("Undo","Take the last throw back (Backspace)",E),u=q("Start again","Back to\
 the start",p),g=q("Show the shortest route",null,()=>k(!c)),c=!1;function f(){if(!t||!o)return;let{thrown:m}=o,x=o.moves(),S=c||o.won();t.paint({current:o.at(),
near:Qt(x),distance:o.trail(),move:c?null:m.at(-1)??null,route:c});for(let A of r.children){let C=Number(A.dataset.face);N(A,"aria-disabled",!x.some(([T])=>T===
C))}L(n,m.length),L(s,m.length===1?"throw":"throws"),L(a,S?t.throws??"none":"?"),Ie(i,m,()=>d("li.chip",d("b"),d("small")),(A,{face:C,stand:T})=>{L(A.children[0],
C),L(A.children[1],`to ${T}`)});for(let A of[l,u])N(A,"aria-disabled",!m.length);N(g,"aria-pressed",`${c}`),N(e.root,"data-won",o.won())}function b(){t&&o&&e.say(
Xt(o,t.throws,t.faces))}function j(m){if(!t||!o||o.won())return;let x=o.at();if(c=!1,!o.throws(m)){f(),e.say(eo(m,x,t.board));return}f();let S=o.thrown.at(-1);S&&
t.walk(S),b()}function E(){o?.undo()&&(f(),b())}function p(){!t||!o?.thrown.length||(o=lt(t.rules),c=!1,f(),b())}function k(m){c=m,f(),m&&t?e.say(to(t.throws,t.
route)):b()}return{name:"Play",under:r,side:[d(".score",d("p","You ",n,s),d("p","Fewest ",a)),d(".tools",l,u,g),i],show(m){t=m,o=lt(t.rules),c=!1,r.replaceChildren(
...t.faces.map(x=>{let S=q(ar(x),null,()=>j(x),`Throw ${x}`);return N(S,"data-face",x),S})),f(),b()},leave:()=>N(e.root,"data-won",null),choose(m){let x=o?.moves()??
[],S=x.find(([,A])=>A===m)??x.find(([,,A])=>A===m);S?j(S[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${m}.`)},key(m,{ctrlKey:x,metaKey:S,altKey:A}){
if(x||S||A)return!1;let C=Number(m);if(m==="Backspace")E();else if(m!==" "&&t?.faces.includes(C))j(C);else return!1;return!0}}}var ro=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
ex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid v\
ar(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:va\
r(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSof\
t) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:grid;grid-template-columns:minmax(6rem,13rem) minmax(0,1fr);gap:1.1rem;align-items:sta\
rt}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;fo\
nt-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-a\
lign:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-he\
ight:10rem}.s-piece{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 ui-monospace,DejaVu Sans \
Mono,monospace;color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-exhibit{grid-template-columns:minmax(0,1fr)}.s-thumb{max-w\
idth:13rem}.s-editor{height:15rem}.s-acts .s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: clamp(15rem, 100vh - 24rem, 40rem);.s-head{justify-content:space-be\
tween}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{bor\
der-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-boar\
d-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-says{min\
-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount\
{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{d\
isplay:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem\
;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-fa\
ce text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55\
em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{dis\
play:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;co\
lor:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 \
ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-tools:empty,.s-thrown:emp\
ty{display:none}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacit\
y:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{di\
splay:flex}.s-head>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-\
dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-\
modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}
`;function no(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let r=document.createElement(
"style");r.dataset.snlWorkbench="",r.textContent=ro,o.append(r)}var[ao,io]=["snl-workbench",1],lr="This browser stores nothing here: download what you want to keep.",cr="The browser's storage is full: download what you want \
to keep.",dr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function so(e){try{let t=JSON.parse(window[e].
getItem(ao)??"null");return t?t.version!==io?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function lo(){let[e,
t]=[so("sessionStorage"),so("localStorage")],o=e==="newer"||t==="newer";return{kept:[e,t].find(r=>r!==null&&r!=="newer")??{version:io,signature:"board",sources:{}},
store(r){if(o)return dr;try{for(let n of[window.sessionStorage,window.localStorage])n.setItem(ao,JSON.stringify(r));return""}catch(n){return n.name==="QuotaExce\
ededError"?cr:lr}}}}function co({keeper:e,arrived:t,open:o,text:r}){let{kept:n}=e,s={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},i="",l=d(".tools"),u=d(".tabs",{role:"\
group",label:"Program"}),g=d(".programs",u,l),c=()=>s.signatures.find(({name:m})=>m===n.signature)?.template??"",f=()=>n.sources[n.signature]??c();function b(m){
a=m,k();let{kind:x,name:S}=a;x==="mine"?o(f(),!1):o(x==="link"?t??"":s.programs.find(A=>A.name===S)?.source??"",!0)}function j(m){m===void 0?delete n.sources[n.
signature]:n.sources[n.signature]=m,i=e.store(n)}function E(){let m=document.createElement("a");m.href=URL.createObjectURL(new Blob([r()],{type:"text/x-python"})),
m.download=`${a.name??"mine"}.py`.replaceAll("-","_"),m.click(),URL.revokeObjectURL(m.href)}function p(){j(t??""),b({kind:"mine"})}function k(){let{kind:m,name:x}=a,
S=(I,z)=>{let w=q(I,null,()=>b(z));return N(w,"aria-pressed",`${m===z.kind}`),w},A=I=>s.programs.filter(z=>z.kind===I).map(z=>[z.name,z.title]),C=G("A program t\
o look at",[["","Look at a program"]],x??"",I=>{b(I?{kind:"program",name:I}:{kind:"mine"})});for(let[I,z]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){
let w=A(z).map(([y,v])=>d("option",{value:y},v));C.append(d("optgroup",{label:null},w)),C.lastElementChild?.setAttribute("label",I)}C.value=x??"",C.classList.toggle(
"s-chosen",m==="program"),u.replaceChildren(S("Mine",{kind:"mine"}),...t===null?[]:[S("From the link",{kind:"link"})],C);let T=q("Download","As a file of Python",
E);if(m==="mine"){let I=G("How it is called",s.signatures.map(w=>[w.name,w.title]),n.signature,w=>{n.signature=w,i=e.store(n),b({kind:"mine"})}),z=q("Reset","Ba\
ck to the beginning of this signature",()=>{j(),b({kind:"mine"})});l.replaceChildren(I,z,T)}else m==="link"?l.replaceChildren(q("Make it mine","Instead of what \
is there",p),T):l.replaceChildren(T)}return{node:g,chosen:()=>a,trouble:()=>i,show(m){s=m,s.signatures.some(({name:x})=>x===n.signature)||(n.signature="board"),
b(a)},changed(m){a.kind==="mine"&&j(m)},question(){return a.kind==="program"?{name:a.name}:{source:r(),signature:a.kind==="mine"?n.signature:null}}}}var $e=e=>e===null?"out of reach":te(e),De=e=>`${we(e)}${/[.?!]$/.test(e)?"":"."}`,ae=(e,t,...o)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),o.filter(r=>!!r)),
ce=e=>e&&d("p",`${e}`),de=e=>e&&d("p.quiet",`${e}`),uo=(e,t)=>d("p","Right is ",d("b",$e(e)),", yours says ",d("b",$e(t)),"."),fo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",po=(e,t)=>e!==null&&d(".tools",q(`Show line ${e}`,null,()=>t.point(e)));function ur(e,t){
let o=J(e),r=ve(o);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,[t]);let n=d(".thumb",{inert:"",style:`--columns:${r.columns};-\
-shape:${r.shape}`},r.node);return{board:o,node:n}}function fr({report:e,like:t,stepper:o},r){let{correct:n,finding:s,proven:a,tested:i,tried:l,notes:u,rules:g,
smallest:c}=e,f=`${l.toLocaleString("en")} boards played, rules ${g}`,b=u.map(x=>de(`Note: ${x.says}.`));if(n===null)return ae("open",`${e.name} could not be ju\
dged`,ce(De(s.says)),...b);if(n)return ae("right",`${e.name} is right on every board that was played`,d("p",d("b","Proven"),`, by playing every one: ${a}.`),i&&
d("p",d("b","Tested"),`, which proves nothing about others: ${i}.`),de(`${f}.`),...b);let{board:j,node:E}=ur(e.board,s),p=typeof e.got=="number"||e.got===null,k=c?
"Wrong on this board, the smallest there is":"Wrong on this board",m=[p?uo(e.expected,e.got):ce(`Right is ${$e(e.expected)}. Yours: ${e.got.says}.`),(p||s.kind!==
e.got.kind)&&ce(De(s.says)),ce(fo(e.got)),...t.slice(0,2).map(x=>de(`It answers like a known mistake: ${x.title}. The repair: ${x.repair}`)),de(`${fe(j)} · ${f}`),
...b,d(".tools",o&&q("Step to the first difference",null,()=>r.step(o)),q("Move this board to Draw",null,()=>r.draw(j)))];return ae("wrong",k,d(".exhibit",E,d("\
.told",m.filter(x=>!!x))))}function pr({right:e,ended:t,throws:o,expected:r,finding:n,line:s},a){return e?ae("right",`Right on this board: ${$e(o)}`,de("One boa\
rd proves little. Check plays them all, smallest first.")):ae("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&uo(r,o),n&&
ce(De(`${n.says}${s===null?"":`, in line ${s}`}`)),ce(fo(n)),po(s,a))}function mr({comparison:e}){let t=["program","throws","agrees","cells taken","edges","long\
est frontier"],o=e.rows.map(n=>d("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,
n.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),r=e.rows.filter(n=>n.first_difference);return ae("open",`On this bo\
ard: ${$e(e.throws)}`,Qe("","Comparison",d("table",d("thead",d("tr",t.map(n=>d("th",{scope:"col"},n)))),d("tbody",o))),...r.map(({algorithm:n,first_difference:{
cell:s,finding:a}})=>de(`${n} first differs at cell ${s}: ${a.says}.`)))}var hr={board:"This board does not fit",code:"This code cannot be loaded",program:"It i\
s not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},gr=({what:e,says:t,line:o},r)=>ae(e==="stopped"?"open":"wrong",hr[e]??
"That did not work",ce(De(`${o===null?"":`line ${o}: `}${t}`)),po(o,r));function wr({printed:e,more_printed:t}){return e?.length?ae("open","It printed",Qe(".pri\
nted","What it printed",e.map(o=>d(".piece",d("span.quiet",o.line===null?"":`line ${o.line}`),d("code",o.text)))),de(t>0&&`… and ${t.toLocaleString("en")} cha\
racters more.`)):null}function mo(e,t){return[e.kind==="failure"?gr(e,t):e.of==="check"?fr(e,t):e.of==="compare"?mr(e):e.of==="solve"&&pr(e,t),wr(e)].filter(r=>!!r)}
var ho=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var br=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],kr="This code came with the link. It has not run, and runs only when you press a button below.";function go(e,t){
let o=null,r=null,n=!1,s=!1,a=!1,i=t.host(x),l=lo(),u=Te(t.address.read()),g=d(".editor"),c=d("p.note.quiet"),f=d("span.strip.quiet",{role:"status"}),b=d("progr\
ess",{max:1,label:"Python is loading",hidden:""}),j=d(".cards"),E=d(""),p=q("Stop","End what is running",()=>i.stop()),k=br.map(([y,v,h])=>q(y,h,()=>I(v))),m=co(
{keeper:l,arrived:u,open:S,text:()=>r?.text()??""});function x({part:y,ready:v}){b.hidden=v===!0||!a,y!==void 0&&N(b,"value",y),v?L(f,a?"It runs …":""):a&&L(f,
`Python is loading (${i.size}, once) …`)}function S(y,v){r?.open(y,v),A()}function A(){let{kind:y}=m.chosen(),v={mine:m.trouble()||i.refusal,program:i.refusal,
link:kr};L(c,v[y]??""),c.classList.toggle("s-strong",y==="link")}async function C(){n=!0;try{let[{make:y},v]=await Promise.all([t.editor(),t.shelf()]);r=y(g,"Pr\
ogram",h=>{m.changed(h),A()}),m.show(v)}catch(y){L(c,`The editor cannot be loaded: ${y.message}`)}T()}function T(){for(let y of k)N(y,"aria-disabled",a||!r||!!i.
refusal);p.hidden=!a,N(j,"aria-busy",`${a}`),!s&&i.size&&L(f,`Python (${i.size}) loads at the first run.`)}async function I(y){if(a||!r||!o||i.refusal)return;s=
a=!0,r.point(null),j.replaceChildren(),E.replaceChildren(),L(f,"It runs …"),T();let{name:v,cells:h,jumps:O,die:W,start:U,chained:he,overshoot:je}=o.board,Oe={
name:v,cells:h,jumps:O,die:W,start:U,chained:he,overshoot:je},Se=await i.ask({kind:y,program:m.question(),board:Oe},Me=>L(f,`${Me} …`));a=!1,b.hidden=!0,L(f,""),
T(),z(Se)}function z(y){let v=mo(y,{step:w,draw(h){e.use(h),e.enter("Draw")},point(h){r?.point(h),r?.focus()}});j.replaceChildren(...v),y.line&&r?.point(y.line),
j.scrollIntoView({block:"nearest"}),y.of==="trace"&&y.stepper&&w(y.stepper),e.say(ho(v)||"Step through the run below.")}function w(y){let v=d("");E.replaceChildren(
v),t.step(v,y),E.scrollIntoView({block:"nearest"})}return{name:"Write",under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[m.node,c,g,
d(".tools.acts",k,p,d("span.progress",b,f)),j],below:[E],show(y){o=y,o.paint({distance:o.distance,predecessor:o.predecessor,route:!0,piece:!1}),n||C(),T(),e.say(
"Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){i.end(),r?.destroy()},more:()=>m.chosen().kind==="mine"?Ve(
r?.text()??""):"",stays:()=>u===null?"":Ve(u)}}var wo="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",bo=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function ko(e,t,o){no(e);let{
address:r}=o,n=(t.gallery??[]).map(J),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d(""),l=d(".main",i),u=d(".side"),g=d(".stage",l,u),c=d(""),f=d("",{class:"\
snl-workbench",role:"region",label:"Workbench",tabindex:-1}),b={root:f,say:h=>L(s,h),use(h){j.add(h),T(h),C()},can:h=>j.can(h),go(h){j.can(h)&&(T(j.go(h)),C())},
enter(h){I(E.find(O=>O.name===h)??p),T(k.board),C()}},j=Mt(qe(r.read())??J(t.board)),E=[oo(b),Nt(b),go(b,o)],p=E.find(({name:h})=>h===He(r.read()))??E[0],k=ve(j.
now()),m=n.map(({name:h},O)=>[`${O}`,h]),x=G("Board",[["","Your board"],...m],"",h=>{let O=n[Number(h)];h&&O&&b.use(O)}),S=d("input.address",{readonly:"",label:"\
To copy",hidden:""});async function A(){let O=`${location.href.split("#")[0]}${ie(k.board)}${Ye(p.name)}${p.more?.()??""}`;S.value=O;try{await navigator.clipboard.
writeText(O),b.say("Copied: a link to this board.")}catch{S.hidden=!1,S.select(),b.say("Copy the link from the field.")}}function C(){let h=E.map(({stays:O})=>O?.()??
"").join("");r.write(`${ie(k.board)}${Ye(p.name)}${h}`)}function T(h){let O=document.activeElement,W=i.contains(O)&&O?.dataset.cell;k=ve(h),i.replaceChildren(k.
node),g.style.setProperty("--shape",`${k.shape}`),g.style.setProperty("--columns",`${k.columns}`),L(a,fe({...h,name:""}));let U=n.findIndex(he=>ie(he)===ie(h));
x.value=U<0?"":`${U}`,x.options[0].hidden=U>=0,S.hidden=!0,p.show(k),W&&k.cells.get(Number(W))?.focus({preventScroll:!0})}function I(h){p.leave(),p=h;for(let[O,
W]of z.entries())N(W,"aria-pressed",`${E[O]===p}`);F(f,"drawing",p.name==="Draw"),F(f,"writing",p.name==="Write"),l.replaceChildren(i,p.under),u.replaceChildren(
d(".says",s),...p.side),c.replaceChildren(...p.below??[])}let z=E.map(h=>q(h.name,null,()=>b.enter(h.name)));f.addEventListener("mousedown",h=>{let O=h.target;!O.
closest(".s-grid")||!i.contains(O)||(h.preventDefault(),f.focus({preventScroll:!0}))}),f.addEventListener("click",({target:h})=>{let O=h.closest(".s-grid .s-cel\
l");O&&i.contains(O)&&p.choose(Number(O.dataset.cell))}),f.addEventListener("keydown",h=>{let O=h.target;bo(h)&&h.stopPropagation(),!O.matches(wo)&&p.key(h.key,
h)&&h.preventDefault()});function w(h){let O=h.target;if(h.defaultPrevented||!bo(h)||!/^[1-9]$/.test(h.key)||O.closest(`${wo}, .snl-stepper`))return;let{top:W,bottom:U}=i.
getBoundingClientRect();U>0&&W<innerHeight&&p.key(h.key,h)&&h.preventDefault()}function y(){let h=qe(r.read());!h||ie(h)===ie(k.board)&&!r.links||(j.add(h),I(E.
find(({name:O})=>O===He(r.read()))??p),T(h))}r.keys&&addEventListener("keydown",w);let v=r.follow(y);return f.append(d(".frame",d(".head",d(".modes",{role:"grou\
p",label:"What to do"},z),d("label.board-of",d("span","Board"),x),a,r.links&&d(".tools",q("Copy link","A link to this board",A),S)),g)),F(f,"ready",!0),N(e,"dat\
a-mounted",""),e.replaceChildren(f,c),I(p),T(k.board),{show:T,destroy(){removeEventListener("keydown",w),v();for(let h of E)h.end?.();f.remove(),c.remove()}}}for(let e of document.querySelectorAll("[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");ko(e,t,bt(t.files))}})();
