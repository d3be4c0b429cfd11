// built from web/ by `npm run build`
"use strict";(()=>{var ft='function l(n){let e={at:1/0,now:()=>performance.now()},s={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(s),n.registerJsModule("snl_alarm",e)}var m=null,d=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,h=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,o=(n,e=[])=>self.postMessage(n,{transfer:e});function p(n){let e=0;return async(.\
..s)=>{let t=await n(...s),i=new TransformStream({transform(a,c){e+=a.length,o({bytes:e}),c.enqueue(a)}}),{status:f,statusText:u,headers:r}=t;return new Respons\
e(t.body?.pipeThrough(i),{status:f,statusText:u,headers:r})}}async function g({home:n,core:e,memory:s}){let t=self.fetch;self.fetch=p(t);let i=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(i),r=await f({indexURL:n,...s?{_loadSnapshot:s}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,r.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!s){r.runPython(d);try{let c=r.makeMemorySnapshot().buffer;o({memory:c},[c])}catch{}}l(r),m=r.runPython(h),o({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await g(n.begin):m?.(n.question,e=>o({said:e}))}catch(e){o({failed:`${e}`.slice(-500)})}};';var jo={format:"snl-workbench",version:2},Oo={what:"stopped",says:"You stopped it."},_e=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e}),So=e=>`${(e/
1e6).toFixed(1)} MB`;function pt(e,t){let o=null,r=!1,n=0,s,a,i=null;function l(){let p=URL.createObjectURL(new Blob([ft],{type:"text/javascript"})),g=new Worker(
p,{type:"module"});g.onmessage=({data:A})=>g===o&&M(A),g.onerror=A=>g===o&&b(A.message),g.postMessage({begin:{home:e.home,core:e.core,memory:s}}),o=g,r=!1}function f(){
clearTimeout(a),o?.terminate(),o=null}function h(p){clearTimeout(a);let{settle:g}=i??{};i=null,g?.(p)}function d(){clearTimeout(a);let{seconds:p}=e,g=`It said n\
othing for ${p} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>u({what:"late",says:g}),1e3*p)}function u(p){f(),l(),h(_e(p))}function b(p){r?u(
{what:"died",says:`Python itself broke, and begins again: ${p}`}):s?(s=null,f(),l()):(f(),h(_e({what:"died",says:`Python could not be loaded: ${p}`})))}function v(){
!i||!r||(o?.postMessage({question:i.text}),d())}function M(p){p.memory?s=s===null?null:p.memory:p.bytes?t({part:Math.min(1,p.bytes/e.bytes)}):p.ready?(r=!0,t({ready:r}),
v()):p.failed?b(p.failed):y(JSON.parse(p.said))}function y(p){p.id===i?.id&&(d(),p.kind==="progress"?i?.progress(p.says):h(p))}return{size:So(e.weight),refusal:null,
ask(p,g){n+=1;let A=`${n}`;return new Promise(x=>{i={id:A,text:JSON.stringify({...jo,id:A,...p}),progress:g,settle:x},o||l(),v()})},stop:()=>i&&u(Oo),end:f}}var Je=e=>({
size:null,refusal:e,ask:async()=>_e({what:"died",says:e}),stop(){},end(){}});var X={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Eo}=X,H=e=>Array.from({length:e},(t,o)=>o),Ao=(e,t,o)=>Math.min(o,Math.max(t,e));function Z({start:e,columns:t},o){let r=e===0?1:0;if(o===0)return[0,0];
let n=Math.floor((o-1)/t),s=(o-1)%t;return[n,r+(n%2?t-1-s:s)]}function _(e,t){let[o,r]=Z(e,t),[n,s]=Eo.anchor;return[r+n,e.rows-o-1+s]}function K([e,t],[o,r]){let n=Math.
hypot(o-e,r-t)||1,s=(o-e)/n,a=(r-t)/n;return{length:n,spot:(l,f=0)=>[e+l*s-f*a,t+l*a+f*s]}}function mt([e,t],[o,r],[n,s]){let[a,i]=[n-o,s-r],l=((e-o)*a+(t-r)*i)/
(a*a+i*i||1),f=Ao(l,0,1);return Math.hypot(e-o-f*a,t-r-f*i)}function Ee(e,t){let[[r,n],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-n)/(2*1e-4)]}function Ae(e,t,o,r){
let n=(o-t)/r,s=[e(t)];for(let a of H(r)){let[i,l]=[t+a*n,t+(a+1)*n],[[f,h],[d,u]]=[e(i),e(l)],[[b,v],[M,y]]=[Ee(e,i),Ee(e,l)];s.push([f+b*n/3,h+v*n/3],[d-M*n/3,
u-y*n/3],[d,u])}return s}var ht=e=>{let t=X.light.tints.length;return(Math.round(e)%t+t)%t};var Ue=400,Fe=20,Co=["stay","bounce","win"];function ge(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${o} to ${r}, not ${e}`);return Number(e)}function To(e){if(!Array.isArray(e))return ge(e,"the die",1,Fe);if(!e.length||e.length>Fe)throw new Error(`a die \
in this page has 1 to ${Fe} faces, not ${e.length}`);let t=e.map(r=>ge(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===t[n-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function qo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[n,s]=r;for(let i of r)ge(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function J(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ge(e.cells,"the number of cells",1,Ue);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Co.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:qo(
i,o),die:To(r),start:ge(n,"start",0,1),chained:s,overshoot:a}}var gt=e=>typeof e=="number"?H(e).map(t=>t+1):e;function He(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Ce=e=>H(e*e).map(t=>{let{columns:o,rows:r}=He(e*e),[n,s]=Z({cells:e*e,start:1,columns:o,
rows:r},t+1);return{cell:t+1,row:e-1-n,column:s}});function wt(e,t=Math.random){let o=H(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=H(2*r).map(a=>{let[i,l]=[n(),n()].sort((f,h)=>f-h);return a<r?[i,l]:[l,i]});return J({...e,name:"",
jumps:s})}function fe({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([f,h])=>h>f).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var bt=["Draw","Write"];function Ye(e){let t=new URLSearchParams(e.slice(1));return qe(e)&&bt.find(o=>t.has(o.toLowerCase()))}var Ve=e=>bt.includes(e)?`&${e.toLowerCase()}`:
"",Io=2e4;function Ze(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Io?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Te(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let o=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(o,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function le({cells:e,jumps:t,die:o,start:r,
chained:n,overshoot:s}){let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var No=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function qe(e){let t=new URLSearchParams(
e.slice(1)).get("board"),[o,...r]=(t??"").split("."),n={cells:Number(o||"x"),jumps:[]};for(let s of r)if(/^\d+-\d+$/.test(s))n.jumps.push(s.split("-").map(Number));else if(/^d[\d-]+$/.
test(s))n.die=No(s.slice(1));else if(s==="s0")n.start=0;else if(s==="c")n.chained=!0;else if(s==="bounce"||s==="win")n.overshoot=s;else return null;try{return J(
n)}catch{return null}}var Lo="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Po="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Ke=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function kt(e){return new Promise((t,o)=>{let r=document.createElement("script");r.src=Ke(e),r.onload=()=>t(globalThis),r.onerror=()=>o(new Error(`${e}\
 is not there`)),document.head.append(r)})}function Ro(e,t,o,r){(o.together?e.mountTogether:e.mount)(t,o,{level:2,keys:r}),[...t.querySelectorAll("button")].find(
({textContent:a})=>a?.startsWith("First difference"))?.click()}var yt=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return Je(Lo);if(!o)
return Je(Po);let{home:n,core:s}=o;return pt({...o,home:Ke(n),core:Ke(s)},r)},editor:async()=>(await kt(e)).snlEditor,shelf:async()=>(await kt(t)).snlShelf,step:(r,n)=>Ro(
snlStepper,r,n,!0),address:{read:()=>location.hash,write:r=>history.replaceState(history.state,"",r),follow(r){let n=()=>Te(location.hash)===null?r():location.reload();
return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},links:!0,keys:!0}});function L(e,t,o){let r=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(r):e.getAttribute(r)!==`${o}`&&
e.setAttribute(r,`${o}`)}function Ge(e,t){for(let o in t)L(e,o,t[o])}var F=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),zo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,xt=e=>(t,...o)=>{let[r,...n]=t.split("."),s=e(r||"div");for(let a of n)F(s,a,!0);for(let a of o)zo(a)?Ge(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=xt(e=>document.createElement(e)),se=xt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ce=(e,t,...o)=>se(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function P(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ie(e,t,o,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(o());r(a,n)})}function Qe(e){let t=[];return o=>{for(let r of t)F(r,e,!1);t=o.filter(r=>!!r);for(let r of t)F(
r,e,!0)}}var I=(e,t,o,r)=>c("button.button",{type:"button",title:t,label:r,click:o},e);function vt(e,t,o,r=!1){let n=I(e,t,()=>{r=!r,L(n,"aria-pressed",`${r}`),o(r)});return L(
n,"aria-pressed",`${r}`),n}function G(e,t,o,r){let n=t.map(([a,i])=>c("option",{value:a,selected:a===o&&""},i));return c("select.button",{label:e,change:({target:a})=>r(
a.value)},n)}var Xe=(e,t,...o)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...o),$t=(e,...t)=>c("details.fold",c("summary",e),...t);var et=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,te=(e,t="throws")=>`${et(e)} ${e===1?t.replace(/s$/,""):t}`,we=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Bo={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},jt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Bo[`${e}`]});function Ot(e){if(!e)return"";let{from:t,face:o,landing:r,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>r?`climb to ${n}`:`slide to ${n}`,l=n===
r?"":a||i;return o===null?`${we(l)} from ${t}.`:`Throw ${o} from ${t}: land on ${r}${l&&`, ${l}`}.`}var tt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},oe=e=>`${tt(e).kind} ${e.join("→")}`,St=(e,t)=>J({...e,name:"",jumps:t}),
Ne=(e,t)=>St(e,e.jumps.filter(([o])=>o!==t)),be=(e,t,o)=>St(e,[...Ne(e,t).jumps,[t,o]]);function Mt(e,[t,o],r,n){let s=Ne(e,t);return r?be(s,t,n):be(s,n,o)}var ot=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===t)-+(o[0]===t));function Et(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=
o);return J({...e,...t,name:"",jumps:r})}function At(e){let t=[e],o=0;return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){
return o+=r,t[o]}}}function Ct(e,{tries:t,draws:o,drops:r}){let n=0,s=0,a=!1;function i({clientX:f,clientY:h}){let d=e.cellAt(f,h);!d||d===s||(s=d,a=!0,t(n,s))}function l(f){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(f?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:f,isPrimary:h,clientX:d,clientY:u})=>{let b=e.cellAt(d,u);a=!1,!(f||!h||!b)&&(n=s=b,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var ke=(e,t)=>c("label.setting",c("span",e),t);function Tt(e){let t=c("input.button",{type:"number",min:1,max:Ue,change:()=>e({cells:t.valueAsNumber})}),o=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=G("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=G("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=G("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",ke("Cells",t),ke("Die",o),ke("Start",r),ke("Past the goal",n),ke("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function pe(e){return Array.isArray(e)?`[${e.map(pe).join(", ")}]`:JSON.stringify(e)}function rt(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Do({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Wo({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([h,d])=>`  "${h}": ${pe(d)}`).join(
`,
`)}
}
`}function _o(e){rt("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${pe(t)}
`}function Jo(e){rt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=H(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ce(t))o[s][a]=r.get(n)??-1;return`[${o.map(pe).join(`,
 `)}]
`}function Fo(e){rt("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
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
not ${o} ${r}`);return e}function qt(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}: expected -1 or 0 to ${e.
length-1}, not ${pe(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function Ko(e){let t=e.length;if(e.some(r=>!Array.isArray(r)||r.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Ce(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);
return{cells:t*t,jumps:o}}function Go(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let l=(t[o]??"").trim().split(/\s+/);if(o+=1,l.length!==
a||!l.every(f=>/^\d+$/.test(f)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)throw new Error("line \
1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,f]of[["ladder",1],["snake",-1]]){let[h]=r(1,`the number of ${l}s`);if(h>100)throw new Error(
`line ${o}: 100 cells have no room for ${h} ${l}s`);for(let d=0;d<h;d+=1){let u=r(2,`the two cells of a ${l}`);if((u[1]-u[0])*f<=0)throw new Error(`line ${o}: ${u.
join(" ")} is not a ${l}`);i.push(u)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return s}function Qo(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?
o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Ko(r)]:typeof r[0]=="object"?r.map(Zo):[qt(r)]}function It(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return Ho(t).map(J);if(/^[[{]/.test(t))return Qo(t).map(J);if(o&&/[\r\n]/.test(t))return Go(t).map(J);if(o){let r=t.split(
/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[J(qt(r.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function Nt(e,t){let o=null,r=Le[0].name,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=G("Notation",
Le.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!o||!h.open)){n.value="",P(s,"");try{n.value=Le.find(d=>d.name===r)?.write(o).trim()??""}catch(d){
P(s,`${d.message}. JSON holds every board.`)}}}async function l(){n.select();try{await navigator.clipboard.writeText(n.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function f(){try{let d=It(n.value);t(d[0]),P(s,d.length>1?`The text holds ${d.length} boards. This is\
 the first.`:"")}catch(d){P(s,`This cannot be read: ${d.message}.`)}}let h=$t("Copy or paste as text",c(".tools",a,I("Copy",null,l),I("Use this text","Read the \
board in the text",f)),n,s);return h.addEventListener("toggle",i),{node:h,show(d){o=d,i()}}}var Lt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function nt(e){let t=null,o=null,r=null,n=null,s=!0,a=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),f=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),h=I("Undo","Ctrl+Z",()=>e.go(-1)),d=I("Redo","Ctrl+Y",
()=>e.go(1)),u=Tt(w=>g(k=>Et(k,w),"")),b=Nt(e,w=>e.use(w));function v({distance:w,predecessor:k,throws:$,route:m}){t&&(t.paint({current:r,distance:w,predecessor:k,
route:s,piece:!1}),P(a,$??"none"),P(i,$===null?"the goal is out of reach":te($).replace(/^\S+ /,"")),Ie(l,m,()=>c("li.chip",c("b"),c("small")),(S,[W,,U])=>{P(S.
children[0],W),P(S.children[1],`to ${U}`)}))}let M=()=>t?ot(t.board,r)[0]??null:null;function y(){if(!t)return;let{board:w,plan:k}=t;v(t);let $=M();t.light($),t.
sketch(($??[]).map(m=>{let[S,W]=_(k,m);return{tag:"circle",attributes:{cx:S,cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),f.replaceChildren(...ot(w,r).flatMap(
p)),L(h,"aria-disabled",!e.can(-1)),L(d,"aria-disabled",!e.can(1))}function p(w){let{ends:k}=tt(w),$=I(`Remove ${oe(w)}`,"Delete",()=>A(w)),m=k.map((S,W)=>I(`Mo\
ve its ${S}`,null,()=>{n={jump:w,end:W},e.say(`Choose the cell where the ${S} of ${oe(w)} goes.`),t?.cells.get(w[W])?.focus({preventScroll:!0})}));return[$,...m]}
function g(w,k){if(t){r=n=null;try{e.use(w(t.board)),e.say(`${k} ${Lt(t.throws)}`.trim())}catch($){e.say(`${we($.message)}.`),u.show(t.board),y()}}}let A=w=>g(k=>Ne(
k,w[0]),`Removed: ${oe(w)}.`);function x(w,k){let $=M(),m=$?$.indexOf(w):-1;return $&&m>=0?E($,m,k):{change:S=>be(S,w,k),what:`Drawn: ${oe([w,k])}.`}}let E=(w,k,$)=>({
change:m=>Mt(m,w,k,$),what:`Moved: ${oe(w)} is now ${oe(k?[w[0],$]:[$,w[1]])}.`});function O(w,k){if(!t)return;let{change:$}=x(w,k);v(t.trial($(t.board)))}function C(w,k){
let{change:$,what:m}=x(w,k);g($,m)}function q(){r=n=null,t&&(t.trial(t.board),y(),N())}function N(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Lt(t.throws)}`)}return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[c(".score",c("p","Fewest ",a,i)),
l,f,c(".tools",h,d,I("Random","Other jumps",()=>g(w=>wt(w),"Drawn at random.")),I("Remove all jumps",null,()=>g(w=>({...w,name:"",jumps:[]}),"Removed: all jumps\
.")),vt("Route","One of the shortest routes",w=>{s=w,y()},!0)),u.node,b.node],show(w){t=w,r=n=null,o=Ct(t,{tries:O,draws:C,drops:q}),u.show(t.board),b.show(t.board),
y(),N()},leave:()=>o?.stop(),choose(w){if(!(!t||!w||o?.wasDrawing()))if(n){let{change:k,what:$}=E(n.jump,n.end,w);g(k,$)}else if(r===w)q();else if(r!==null){let k=r;
g($=>be($,k,w),`Drawn: ${oe([k,w])}.`)}else{r=w,y();let k=M(),$=k?` Or drag an end of ${oe(k)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape \
cancels.${$}`)}},key(w,{ctrlKey:k,metaKey:$,shiftKey:m,altKey:S}){let W=M();if(k||$){let U=w==="y"||m&&w==="Z"?1:w==="z"?-1:0;return U&&e.go(U),U!==0}if(w==="Es\
cape"&&r!==null&&!S)q();else if((w==="Delete"||w==="Backspace")&&W)A(W);else return!1;return!0}}}function Q({tag:e,name:t,attributes:o,fill:r,stroke:n,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),f=[o.style,...l].filter(Boolean).join(";"),h=t?`${e}.${t}`:e;return se(h,{...o,style:f||null},a.map(Q),i)}var{shape:Pe}=X;function Pt(e,t){let{length:o,spot:r}=K(e,t),n=Pe.arc.least+Pe.arc.more*o,s=t[0]>=e[0]?-1:1,a=r(o/2,s*n*2),i=K(a,t).spot(K(a,t).length-.06),{spot:l}=K(
i,a),{head:f}=Pe.arc;return{from:e,turn:a,tip:i,wings:[l(f,f*.55),i,l(f,-f*.55)]}}function st(e,t,o,r,n){let{length:s,spot:a}=K(e,t),i=Math.min(r,s/4),l=a(s-i),
f=a(s/2,2*o),{spot:h}=K(l,f);return{from:a(i),turn:f,tip:l,middle:a(s/2,o),wings:[h(n,n/2),l,h(n,-n/2)]}}function Rt(e){let t=Pe.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:n,falling:s,sides:a}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],
...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:ee}=X;function at(e,t,o){let{length:r,spot:n}=K(_(e,t),_(e,o));return K(n(ee.apart),n(r-ee.apart))}function Bt(e,t,o){let{length:r,spot:n}=at(e,t,o),{
half:s,over:a,rung:i}=ee.ladder,l=Math.max(2,Math.round(r/i)),f=[s,-s].map(d=>[n(-a,d),n(r+a,d)]),h=H(l+1).map(d=>{let u=r*d/l;return[n(u,s),n(u,-s)]});return{rails:f,
rungs:h}}function zt(e,t){let o=(e+t)%2?-1:1;return[0,ee.snake.bow,-ee.snake.bow].flatMap(r=>[{hand:o,bow:r},{hand:-o,bow:r}])}function Dt(e,t,o,{hand:r,bow:n}){
let{length:s,spot:a}=at(e,t,o),{swing:i,wave:l}=ee.snake,f=Math.max(1,Math.round(s/l)),h=r*Math.min(i,.08*s);return d=>{let u=1-(2*d-1)**4,b=h*u*Math.sin(2*Math.
PI*f*d)+n*Math.sin(Math.PI*d);return a(s*d,b)}}function Xo(e,t,o,r){let n=r.map(([i,l])=>[_(e,i),_(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:zt(t,
o)[0]};for(let i of zt(t,o)){let l=Dt(e,t,o,i),f=H(25).map(b=>l(b/24)),h=f.some(([b,v])=>b<.15||b>s-.15||v<.15||v>e.rows-.15),u=f.filter(b=>n.some(([v,M])=>mt(b,
v,M)<ee.snake.clear)).length+(h?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function Wt(e,t,o,r){let n=Dt(e,t,o,Xo(e,t,o,r)),{length:s}=at(e,t,o),a=4*
Math.max(1,Math.round(s/ee.snake.wave))+2,i=v=>M=>{let y=ee.snake.half*(1-.3*M-.6*M**3),[p,g]=n(M),[A,x]=Ee(n,M),E=Math.hypot(A,x)||1;return[p-v*y*x/E,g+v*y*A/E]},
l=Ae(i(1),0,1,a),f=Ae(i(-1),1,0,a),h=[...l,l[l.length-1],f[0],...f],{spot:d}=K(n(0),n(.02)),{skull:u,eye:b}=ee.snake;return{outline:h,stripe:Ae(n,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-b/3,.55*u),d(-.05-b/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var _t=(e,t)=>(2*e+3*t)%X.light.snakes.length;var{shape:ze}=X,re=e=>`${Math.round(e*1e3)/1e3}`,ye=e=>e.map(t=>t.map(re).join(" ")),me=e=>`M${ye(e).join("L")}`,Jt=e=>`M${ye(e.slice(0,1))}C${ye(e.slice(1)).join(
" ")}`,it=(e,t,o)=>`M${ye([e])}Q${ye([t,o]).join(" ")}`,V=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Re=(e,[t,o],r,n)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(o),r},...n}),lt=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),ct=(e,[t,o],r,n,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(o),width:r,height:r,
rx:n},...s}),Ut=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ht=(e,[t,o],r,n,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(o),"font-size":r},
fill:s,text:n});function er(e,t,o){let{rails:r,rungs:n}=Bt(e,t,o),{rail:s,rungWidth:a}=ze.ladder,i=r.map(me).join("");return[V("halo",i,{stroke:"cell",width:s+.05}),
V("rungs",n.map(me).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function tr(e,t,o,r){let{outline:n,stripe:s,skull:a,eyes:i,pupils:l,
tongue:f}=Wt(e,t,o,r),{skull:h,stripe:d,eye:u,pupil:b}=ze.snake,v=`snake-${_t(t,o)}`,M=`${Jt(n)}Z`;return[V("halo",M,{stroke:"cell",width:.06}),V("tongue",f.map(
y=>me(y)).join(""),{stroke:v,width:.025}),V("skin",M,{fill:v}),Ut(V("stripe",Jt(s),{stroke:"cell",width:d}),"0.04 0.12"),Re("skull",a,h,{fill:v}),...i.map(y=>Re(
"eye",y,u,{fill:"die"})),...l.map(y=>Re("pupil",y,b,{fill:"dieInk"}))]}function Be(e,t){let o=[...t],r=o.filter(([a,i])=>a<i),n=o.filter(([a,i])=>a>i),s=(a,i,l,f)=>lt(
a,f,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,er(e,a,i))),...n.map(([a,i])=>s("snake",a,i,tr(e,a,i,r)))]}function xe([e,t],o,r=1){let{side:n,
corner:s,pip:a}=ze.die,i=Rt(o).map(h=>Re("pip",h,a,{fill:"dieInk"})),l=Ht("face",[0,n*.24],n*.7,`${o}`,"dieInk"),f={fill:"die",stroke:"now",width:.035};return lt(
"die",[ct("side",[-n/2,-n/2],n,s,f),...i.length?i:[l]],{transform:`translate(${re(e)} ${re(t)}) scale(${r})`})}function Ft(e,t,o){let[r,n]=Z(e,t),s=[n+.06,e.rows-
r-.94],a=ct(o,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Ut(a,"0.03 0.06")}function Yt(e,{from:t,face:o,landing:r,stand:n}){
let s=n===r?[]:[Ft(e,n,"stand")];if(o===null)return s;let a=_(e,t);if(t===r)return[xe(a,o)];let{turn:i,tip:l,wings:f}=Pt(a,_(e,r)),h=V("arc",it(a,i,l),{stroke:"\
now",width:ze.arc.width});return[Ft(e,r,"landing"),...s,{...h,attributes:{...h.attributes,pathLength:1}},V("tip",`${me(f)}Z`,{fill:"now"}),xe(a,o)]}function Vt(e,t,o){
let r=o;return t.map(([n,s,a],i)=>{let[l,f]=[_(e,r),_(e,s)],h=st(l,f,f[0]>=l[0]?-.3:.3,.12,.16);r=a;let[d,u]=[h.middle[0],Math.floor(h.middle[1])+.5],b=it(h.from,
h.turn,h.tip),v=`${me(h.wings)}Z`;return lt("leg",[V("rim",b,{stroke:"cell",width:.1}),V("shaft",b,{stroke:"ink",width:.05}),V("tip",v,{fill:"ink"}),ct("count",
[d-.3,u-.14],.28,.04,{fill:"ink"}),Ht("order",[d-.16,u+.066],.19,`${i+1}`,"cell"),xe([d+.16,u],n,.8)],{style:`--order:${i}`})})}function Zt(e,t,o){let r=new Set;
for(let s=o;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[_(e,a),_(
e,s)],{from:f,turn:h,tip:d,wings:u}=st(i,l,.12,.18,.13),b=it(f,h,d)+me(u);return V(r.has(s)?"branch.strong":"branch",b,{stroke:"ink",width:.03})})}function De(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(o()).find(([i])=>i===
r);if(!n)return!1;let[,s,a]=n;return t.push({from:o(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())r.set(s,n+1);return r}}}function Kt({trace:e,rules:t,unit:o}){let{start:r,cells:n,jumps:s}=t,a={cells:n,start:r,...e.layout},{rows:i}=e.layout,l=r===0?1:0,f=e.layout.columns+l,h=H(n+l).
map(j=>j+1-l),{waits:d}=jt(e),u=new Map,b=new Map,v=Qe("new"),M=Qe("touched"),y=!1,p=null,g=new Set,A=null,x=!1;function E(j){let[T,z]=Z(a,j),R=j===r?"start":j===
n&&"goal",D=c(".cell",{role:"gridcell","data-cell":j,"data-end":R,style:`grid-column:${z+1}`},c("span.number",`${j}`),c("span.end",{"data-is":R}),c("span.badge"));
return F(D,"odd",(T+z)%2),u.set(j,D),D}function O(j){for(let T of u.values())T.tabIndex=T===j?0:-1}function C(j){let{key:T,target:z}=j,[R,D]=Z(a,Number(z.dataset.
cell)),B={ArrowLeft:[R,D-1],ArrowRight:[R,D+1],ArrowUp:[R+1,D],ArrowDown:[R-1,D]};if(T==="Enter"||T===" ")z.click();else if(B[T]){let Y=h.find(ne=>`${Z(a,ne)}`==
`${B[T]}`);u.get(Y??-1)?.focus()}else return;j.preventDefault(),j.stopPropagation()}let q=j=>h.filter(T=>Z(a,T)[0]===j).sort((T,z)=>Z(a,T)[1]-Z(a,z)[1]),N=c(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:C,focusin:({target:j})=>O(j)},H(i).reverse().map(j=>c(".row",{role:"row"},q(j).map(E))));
O(u.get(r)??u.get(1));let w=`0 0 ${f} ${i}`,k=ce(".layer.jumps",w,Be(a,s).map(Q)),[$,m,S]=["g.tree","g.move","g.route"].map(j=>se(j)),W=ce(".layer.above",w,$,m,
S);function U(j,T,z){if(!p)return"";let[R,D]=[p.distance.get(j),p.predecessor.get(j)],B=[`cell ${j}`,u.get(j)?.dataset.end];for(let[ne,ue]of s)ne===j&&B.push(`${ue>
j?"foot of a ladder":"head of a snake"} to ${ue}`),ue===j&&B.push(`${ne<j?"top of a ladder":"tail of a snake"} from ${ne}`);let Y=p.visited.has(j)?"visited":"no\
t reached";return B.push(T?"current":"",R!=null?`reached in ${te(R,o)}`:Y,D!=null?`from ${D}`:"",z?d:"",g.has(j)?"part of what is wrong":""),B.filter(Boolean).join(
", ")}function he(j,T,z,R){let D=j.current===T,B=j.visited.has(T),Y=j.distance.get(T),ne=j.predecessor.get(T),ue=`${[D,R,B,Y,ne,g.has(T)]}`;if(b.get(T)===ue)return;
b.set(T,ue);let vo=Y!=null?"reached":B&&"visited";Ge(z,{"data-distance":Y,"data-tint":Y!=null&&ht(Y),"data-from":ne,"data-visited":B,"data-waits":R,"aria-curren\
t":D,"data-state":D?"current":R?"frontier":vo,label:U(T,D,R)}),L(z.lastChild,"data-is",et(Y)||null)}function je(){if(!p)return;let j=new Set(p.frontier.map(([T])=>T));
for(let[T,z]of u)he(p,T,z,j.has(T))}function Oe(){if(!p)return;let j=y?Zt(a,p.predecessor,p.current):[];$.replaceChildren(...j.map(Q))}let Se=j=>j.map(T=>k.querySelector(
`[data-ends="${T} ${s.get(T)}"]`));function Me(j,T){let z=new Set(Se(T));for(let R of k.children)F(R,j,z.has(R))}function yo(j){let T=j&&e.answer?.route||[],z=T.
flatMap(([,R,D])=>D===R?[]:t.ride(R).feet);S.replaceChildren(...Vt(a,T,r).map(Q)),F(k,"routed",T.length),Me("taken",z)}let xo=`${f>7?".close":""}${f>12?".dense":
""}${f>24?".tiny":""}`;return{plan:a,cells:u,columns:f,shape:f/i,node:c(`.board${xo}`,{style:`--wide:${f};--high:${i}`},c(".sheet",N,k,W)),paint(j,T,z,R){p=j,je(),
v([...T].map(D=>u.get(D))),Oe(),m.replaceChildren(...(z?Yt(a,z):[]).map(Q)),M(Se(z?.feet??[])),R!==x&&yo(R),A=z,x=R},showTree(j){y=j,Oe()},mark(j,T){let z=T.flatMap(
B=>B.moves??[]),R=T.flatMap(B=>B.jumps??[]),D=z.flatMap(([,B])=>t.ride(B).feet);Me("found",[...R.map(([B])=>B),...D]),g=new Set(T.flatMap(B=>B.cells??[]));for(let[
B,Y]of u)F(Y,"differs",B===j),F(Y,"found",g.has(B));je()},drawn:()=>({trace:e,plan:a,jumps:s,state:p,found:g,move:A,treeShown:y,routed:x})}}function Gt({cells:e,jumps:t,die:o=6,start:r=1,chained:n,overshoot:s}){let a=new Map(t.filter(([d,u])=>d!==u)),i=typeof o=="number"?Array.from({length:o},(d,u)=>u+
1):o;function l(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let b=a.get(d);return b===void 0||u.length&&!n?{feet:u,stand:d}:l(b,[...u,d])}function f(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function h(d){return d===e?[]:i.flatMap(u=>{let b=f(d+u),v=b>0?l(b).stand:null;return v===null?[]:[[u,b,v]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:h}}function dt({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let f=(r.get(l)??0)+1;for(let h of o(l)){let d=h[2];r.has(
d)||(r.set(d,f),n.set(d,l),s.set(d,h),a.push(d))}}let i=[];for(let l=t,f=s.get(l);f;f=s.get(l))i.unshift(f),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var or="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",rr=260,Qt=([e,t])=>`translate(${e}px,${t}px)`;function ve(e){let t=Gt(e),o=dt(t),
r={board:e,layout:He(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},n=Kt({trace:r,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=se("path.pie\
ce",{d:or}),l=se("g.sketch"),[f,h]=[n.columns,s.rows],d=ce(".layer.top",`0 0 ${f} ${h}`,l,i);n.node.firstElementChild?.append(d);let u="",b=n.node.querySelector(
"[role=grid]");b&&L(b,"label",`Board: ${fe(e)}`);let v=n.node.querySelector(".s-jumps");function M({from:y,landing:p,stand:g,feet:A}){let x=A.map(E=>t.jumps.get(
E)??g);return[y,p,...x].map(E=>_(s,E))}return{...o,board:e,rules:t,plan:s,cells:a,faces:gt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(y){
let{current:p=null,near:g=[],distance:A,predecessor:x,move:E=null}=y,{route:O=!1,piece:C=!0}=y,q={current:p,frontier:[...g].map(w=>[w,""]),distance:A??new Map,predecessor:x??
new Map,visited:new Map},N=`${r.answer.route}`;O&&N!==u&&n.paint(q,new Set,E,!1),u=N,n.paint(q,new Set,E,O),L(i,"visibility",!(C&&p!==null)&&"hidden"),p!==null&&
L(i,"style",`transform:${Qt(_(s,p))}`)},walk(y){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let p=M(y),[[g,A],[x,E]]=p,O=[(g+x)/2,Math.min(
A,E)-.35],C=[p[0],O,...p.slice(1)].map(q=>({transform:Qt(q)}));i.animate(C,{duration:rr*(p.length-1),easing:"ease-in-out"})},trial(y){let p=new Map(y.jumps),g=new Set;
for(let O of[...v?.children??[]]){let[C,q]=(O.getAttribute("data-ends")??"").split(" ").map(Number);p.get(C)===q?g.add(C):O.remove()}let A=new Map(y.jumps.filter(
([O])=>!g.has(O))),x=Be(s,A).map(Q);for(let O of x)F(O,"lit",!0);v?.append(...x),t.jumps.clear();for(let[O,C]of p)t.jumps.set(O,C);let E=dt(t);return r.answer.route=
E.route,E},light(y){for(let p of v?.children??[])F(p,"lit",p.getAttribute("data-ends")===y?.join(" "))},sketch:y=>l.replaceChildren(...y.map(Q)),cellAt(y,p){let g=document.
elementFromPoint(y,p)?.closest("[data-cell]"),A=g&&n.node.contains(g)&&g.dataset.cell;return A?Number(A):null}}}var Xt=e=>new Set(e.map(([,t])=>t));function nr(e,t){let o=`You reached the goal in ${te(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function sr(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function eo(e,t,o){
let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no throw is needed.":sr(o);let n=Ot(r);return e.won()?`${n} ${nr(e.thrown.length,t??0)}`:e.moves().
length?n:`${n} No face moves you from here: undo.`}function to(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function oo(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${te(e)}: ${o.join(
", ")}.`}var ar=e=>ce(".face","-.19 -.19 .38 .38",Q(xe([0,0],e)));function ut(e,t){let o=null,r=null,n=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b\
.amount"),a=c("span.quiet"),i=c("b.amount"),l=c("ol.thrown",{label:"Your throws"}),f=I("Undo","Take the last throw back (Backspace)",p),h=I("Start again","Back \
to the start",g),d=I("Show the shortest route",null,()=>A(!u)),u=!1;function b(){if(!o||!r)return;let{thrown:x}=r,E=r.moves(),O=u||r.won();o.paint({current:r.at(),
near:Xt(E),distance:r.trail(),move:u?null:x.at(-1)??null,route:u});for(let C of n.children){let q=Number(C.dataset.face);L(C,"aria-disabled",!E.some(([N])=>N===
q))}P(s,x.length),P(a,x.length===1?"throw":"throws"),P(i,O?o.throws??"none":"?"),Ie(l,x,()=>c("li.chip",c("b"),c("small")),(C,{face:q,stand:N})=>{P(C.children[0],
q),P(C.children[1],`to ${N}`)});for(let C of[f,h])L(C,"aria-disabled",!x.length);L(d,"aria-pressed",`${u}`),L(e.root,"data-won",r.won())}function v(){o&&r&&e.say(
eo(r,o.throws,o.faces))}function M(x){if(!o||!r||r.won())return;let E=r.at();if(u=!1,!r.throws(x)){b(),e.say(to(x,E,o.board));return}b();let O=r.thrown.at(-1);O&&
o.walk(O),v(),y()}function y(){t?.((r?.thrown??[]).map(({face:x})=>x))}function p(){r?.undo()&&(b(),v(),y())}function g(){!o||!r?.thrown.length||(r=De(o.rules),
u=!1,b(),v(),y())}function A(x){u=x,b(),x&&o?e.say(oo(o.throws,o.route)):v()}return{name:"Play",under:n,side:[c(".score",c("p","You ",s,a),c("p","Fewest ",i)),c(
".tools",f,h,!t&&d),l],show(x){o=x,r=De(o.rules),u=!1,n.replaceChildren(...o.faces.map(E=>{let O=I(ar(E),null,()=>M(E),`Throw ${E}`);return L(O,"data-face",E),O})),
b(),v()},replay(x){if(!o)return!1;let E=r;r=De(o.rules);let O=x.every(C=>r?.throws(C));return O||(r=E),b(),v(),O},leave:()=>L(e.root,"data-won",null),choose(x){
let E=r?.moves()??[],O=E.find(([,C])=>C===x)??E.find(([,,C])=>C===x);O?M(O[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${x}.`)},key(x,{ctrlKey:E,metaKey:O,
altKey:C}){if(E||O||C)return!1;let q=Number(x);if(x==="Backspace")p();else if(x!==" "&&o?.faces.includes(q))M(q);else return!1;return!0}}}var ro=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
dict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:5.5em}.s\
-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s\
-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-4)}.s-no .s-part{backgroun\
d:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;widt\
h:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:tr\
ansparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--o\
dd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{positio\
n:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);backgro\
und:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min\
-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 aut\
o;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{dis\
play:none}}}.snl-workbench{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:\
inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line)\
;line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:\
relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1\
"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tin\
t]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;bord\
er-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-st\
ate=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) sol\
id var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-\
gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visi\
ble{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolu\
te;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em\
 .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}\
.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center\
}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:\
1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(\
var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{di\
splay:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:rou\
nd}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;stroke-wi\
dth:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacity:.8}.\
s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preferen\
ce){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:1.01;animation:snl-throw .12s ease-out both}.s-move :is(.s-tip\
,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes\
 snl-throw{0%{stroke-dashoffset:1.01}}.snl-workbench{&.s-writing .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;c\
lip-path:inset(50%)}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;\
gap:.35rem;min-width:0}.s-tabs .s-button{border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color\
:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:\
empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(\
--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overf\
low:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.\
s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.\
nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);\
color:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-heig\
ht:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{di\
splay:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhe\
re}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-\
card.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display\
:grid;grid-template-columns:minmax(6rem,13rem) minmax(0,1fr);gap:1.1rem;align-items:start}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:fle\
x;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px soli\
d var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:40\
0}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{display:grid;grid-template-columns:4.5rem minmax(0,1f\
r);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);background:none;white-space:pre-wrap}@con\
tainer (max-width: 33rem){.s-exhibit{grid-template-columns:minmax(0,1fr)}.s-thumb{max-width:13rem}.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;whi\
te-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-acts .s-button{flex:1 1 4.5rem}\
}}.snl-workbench{--tall: clamp(15rem, 100vh - 24rem, 40rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2e\
m 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5re\
m .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-wid\
th:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{\
gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:\
1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice \
.s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overfl\
ow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;fl\
ex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.\
s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex\
-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;mar\
gin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);background:\
color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-tools:empty,.s-thrown:empty{display:none}&.s-drawing .s-sheet{touch-action:none;cursor:crossh\
air}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fil\
l:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>spa\
n{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * \
1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:\
none}}}
`;function no(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let r=document.createElement(
"style");r.dataset.snlWorkbench="",r.textContent=ro,o.append(r)}var[ao,io]=["snl-workbench",1],lr="This browser stores nothing here: download what you want to keep.",cr="The browser's storage is full: download what you want \
to keep.",dr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function so(e){try{let t=JSON.parse(window[e].
getItem(ao)??"null");return t?t.version!==io?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function lo(){let[e,
t]=[so("sessionStorage"),so("localStorage")],o=e==="newer"||t==="newer";return{kept:[e,t].find(r=>r!==null&&r!=="newer")??{version:io,signature:"board",sources:{}},
store(r){if(o)return dr;try{for(let n of[window.sessionStorage,window.localStorage])n.setItem(ao,JSON.stringify(r));return""}catch(n){return n.name==="QuotaExce\
ededError"?cr:lr}}}}function co({keeper:e,arrived:t,open:o,text:r}){let{kept:n}=e,s={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},i="",l=c(".tools"),f=c(".tabs",{role:"\
group",label:"Program"}),h=c(".programs",f,l),d=()=>s.signatures.find(({name:g})=>g===n.signature)?.template??"",u=()=>n.sources[n.signature]??d();function b(g){
a=g,p();let{kind:A,name:x}=a;A==="mine"?o(u(),!1):o(A==="link"?t??"":s.programs.find(E=>E.name===x)?.source??"",!0)}function v(g){g===void 0?delete n.sources[n.
signature]:n.sources[n.signature]=g,i=e.store(n)}function M(){let g=document.createElement("a");g.href=URL.createObjectURL(new Blob([r()],{type:"text/x-python"})),
g.download=`${a.name??"mine"}.py`.replaceAll("-","_"),g.click(),URL.revokeObjectURL(g.href)}function y(){v(t??""),b({kind:"mine"})}function p(){let{kind:g,name:A}=a,
x=(q,N)=>{let w=I(q,null,()=>b(N));return L(w,"aria-pressed",`${g===N.kind}`),w},E=q=>s.programs.filter(N=>N.kind===q).map(N=>[N.name,N.title]),O=G("A program t\
o look at",[["","Look at a program"]],A??"",q=>{b(q?{kind:"program",name:q}:{kind:"mine"})});for(let[q,N]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){
let w=E(N).map(([k,$])=>c("option",{value:k},$));O.append(c("optgroup",{label:null},w)),O.lastElementChild?.setAttribute("label",q)}O.value=A??"",O.classList.toggle(
"s-chosen",g==="program"),f.replaceChildren(x("Mine",{kind:"mine"}),...t===null?[]:[x("From the link",{kind:"link"})],O);let C=I("Download","As a file of Python",
M);if(g==="mine"){let q=G("How it is called",s.signatures.map(w=>[w.name,w.title]),n.signature,w=>{n.signature=w,i=e.store(n),b({kind:"mine"})}),N=I("Reset","Ba\
ck to the beginning of this signature",()=>{v(),b({kind:"mine"})});l.replaceChildren(q,N,C)}else g==="link"?l.replaceChildren(I("Make it mine","Instead of what \
is there",y),C):l.replaceChildren(C)}return{node:h,chosen:()=>a,trouble:()=>i,show(g){s=g,s.signatures.some(({name:A})=>A===n.signature)||(n.signature="board"),
b(a)},changed(g){a.kind==="mine"&&v(g)},question(){return a.kind==="program"?{name:a.name}:{source:r(),signature:a.kind==="mine"?n.signature:null}}}}var $e=e=>e===null?"out of reach":te(e),We=e=>`${we(e)}${/[.?!]$/.test(e)?"":"."}`,ie=(e,t,...o)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),o.filter(r=>!!r)),
de=e=>e&&c("p",`${e}`),ae=e=>e&&c("p.quiet",`${e}`),uo=(e,t)=>c("p","Right is ",c("b",$e(e)),", yours says ",c("b",$e(t)),"."),fo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",po=(e,t)=>e!==null&&c(".tools",I(`Show line ${e}`,null,()=>t.point(e)));function ur(e,t){
let o=J(e),r=ve(o);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let n=c(".thumb",{inert:"",style:`--columns:${r.columns}\
;--shape:${r.shape}`},r.node);return{board:o,node:n}}function fr({report:e,like:t,stepper:o},r){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:f,notes:h,
smallest:d}=e,u=`${f.toLocaleString("en")} boards played`,b=ae(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),v=h.map(x=>ae(`Note: ${x.says}.`));if(s===null)
return ie("open",`${e.name} could not be judged`,de(We(a.says)),...v);if(s)return ie("right",`${e.name} is right on every board that was played`,c("p",c("b","Pr\
oven"),`, by playing every one: ${i}.`),l&&c("p",c("b","Tested"),`, which proves nothing about others: ${l}.`),ae(`${u}.`),b,...v);let{board:M,node:y}=ur(e.board,
a),p=typeof e.got=="number"||e.got===null,g=d?"Wrong on this board, the smallest there is":"Wrong on this board",A=[p?uo(e.expected,e.got):de(`Right is ${$e(e.expected)}\
. Yours: ${e.got.says}.`),(p||a.kind!==e.got.kind)&&de(We(a.says)),de(fo(e.got)),...t.slice(0,2).map(x=>ae(`It answers like a known mistake: ${x.title}. The rep\
air: ${x.repair}`)),ae(`${fe(M)} · ${u}`),b,...v,c(".tools",o&&I("Step to the first difference",null,()=>r.step(o)),r.draw(M))];return ie("wrong",g,c(".exhibit",
y,c(".told",A.filter(x=>!!x))))}function pr({right:e,ended:t,throws:o,expected:r,finding:n,line:s},a){return e?ie("right",`Right on this board: ${$e(o)}`,ae("On\
e board proves little. Check plays them all, smallest first.")):ie("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&uo(r,o),
n&&de(We(`${n.says}${s===null?"":`, in line ${s}`}`)),de(fo(n)),po(s,a))}function mr({comparison:e}){let t=["program","throws","agrees","cells taken","edges","l\
ongest frontier"],o=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,
n.longest_frontier].map(s=>s??"–")].map((s,a)=>c(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),r=e.rows.filter(n=>n.first_difference);return ie("open",`On this bo\
ard: ${$e(e.throws)}`,Xe("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",o))),...r.map(({algorithm:n,first_difference:{
cell:s,finding:a}})=>ae(`${n} first differs at cell ${s}: ${a.says}.`)))}var hr={board:"This board does not fit",code:"This code cannot be loaded",program:"It i\
s not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},gr=({what:e,says:t,line:o},r)=>ie(e==="stopped"?"open":"wrong",hr[e]??
"That did not work",de(We(`${o===null?"":`line ${o}: `}${t}`)),po(o,r));function wr({printed:e,more_printed:t}){return e?.length?ie("open","It printed",Xe(".pri\
nted","What it printed",e.map(o=>c(".piece",c("span.quiet",o.line===null?"":`line ${o.line}`),c("code",o.text)))),ae(t>0&&`… and ${t.toLocaleString("en")} cha\
racters more.`)):null}function mo(e,t){return[e.kind==="failure"?gr(e,t):e.of==="check"?fr(e,t):e.of==="compare"?mr(e):e.of==="solve"&&pr(e,t),wr(e)].filter(r=>!!r)}
var ho=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var br=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],kr="This code came with the link. It has not run, and runs only when you press a button below.";function go(e,t){
let o=null,r=null,n=!1,s=!1,a=!1,i=t.host(A),l=lo(),f=Te(t.address.read()),h=c(".editor"),d=c("p.note.quiet"),u=c("span.strip.quiet",{role:"status"}),b=c("progr\
ess",{max:1,label:"Python is loading",hidden:""}),v=c(".cards"),M=c(""),y=I("Stop","End what is running",()=>i.stop()),p=br.map(([k,$,m])=>I(k,m,()=>q($))),g=co(
{keeper:l,arrived:f,open:x,text:()=>r?.text()??""});function A({part:k,ready:$}){b.hidden=$===!0||!a,k!==void 0&&L(b,"value",k),$?P(u,a?"It runs …":""):a&&P(u,
`Python is loading (${i.size}, once) …`)}function x(k,$){r?.open(k,$),E()}function E(){let{kind:k}=g.chosen(),$={mine:g.trouble()||i.refusal,program:i.refusal,
link:kr};P(d,$[k]??""),d.classList.toggle("s-strong",k==="link")}async function O(){n=!0;try{let[{make:k},$]=await Promise.all([t.editor(),t.shelf()]);r=k(h,"Pr\
ogram",m=>{g.changed(m),E()}),g.show($)}catch(k){P(d,`The editor cannot be loaded: ${k.message}`)}C()}function C(){for(let k of p)L(k,"aria-disabled",a||!r||!!i.
refusal);y.hidden=!a,L(v,"aria-busy",`${a}`),!s&&i.size&&P(u,`Python (${i.size}) loads at the first run.`)}async function q(k){if(a||!r||!o||i.refusal)return;s=
a=!0,r.point(null),v.replaceChildren(),M.replaceChildren(),P(u,"It runs …"),C();let{name:$,cells:m,jumps:S,die:W,start:U,chained:he,overshoot:je}=o.board,Oe={
name:$,cells:m,jumps:S,die:W,start:U,chained:he,overshoot:je},Se=await i.ask({kind:k,program:g.question(),board:Oe},Me=>P(u,`${Me} …`));a=!1,b.hidden=!0,P(u,""),
C(),N(Se)}function N(k){let $=mo(k,{step:w,draw:m=>I("Move this board to Draw",null,()=>{e.use(m),e.enter("Draw")}),point(m){r?.point(m),r?.focus()}});v.replaceChildren(
...$),k.line&&r?.point(k.line),v.scrollIntoView({block:"nearest"}),k.of==="trace"&&k.stepper&&w(k.stepper),e.say(ho($)||"Step through the run below.")}function w(k){
let $=c("");M.replaceChildren($),t.step($,k),M.scrollIntoView({block:"nearest"})}return{name:"Write",under:c("p.quiet.hint","The board on which it runs. Change \
it in Draw."),side:[g.node,d,h,c(".tools.acts",p,y,c("span.progress",b,u)),v],below:[M],show(k){o=k,o.paint({distance:o.distance,predecessor:o.predecessor,route:!0,
piece:!1}),n||O(),C(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){i.end(),r?.destroy()},more:()=>g.
chosen().kind==="mine"?Ze(r?.text()??""):"",stays:()=>f===null?"":Ze(f)}}var wo="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",bo=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function ko(e,t,o){no(e);let{
address:r}=o,n=(t.gallery??[]).map(J),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c(""),l=c(".main",i),f=c(".side"),h=c(".stage",l,f),d=c(""),u=c("",{class:"\
snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),b={root:u,say:m=>P(s,m),use(m){v.add(m),C(m),O()},can:m=>v.can(m),go(m){v.can(m)&&(C(v.go(
m)),O())},enter(m){q(M.find(S=>S.name===m)??y),C(p.board),O()}},v=At(qe(r.read())??J(t.board)),M=t.only?[t.only==="Play"?ut(b,o.played):nt(b)]:[ut(b),nt(b),go(b,
o)],y=M.find(({name:m})=>m===Ye(r.read()))??M[0],p=ve(v.now()),g=n.map(({name:m},S)=>[`${S}`,m]),A=G("Board",[["","Your board"],...g],"",m=>{let S=n[Number(m)];
m&&S&&b.use(S)}),x=c("input.address",{readonly:"",label:"To copy",hidden:""});async function E(){let S=`${location.href.split("#")[0]}${le(p.board)}${Ve(y.name)}${y.
more?.()??""}`;x.value=S;try{await navigator.clipboard.writeText(S),b.say("Copied: a link to this board.")}catch{x.hidden=!1,x.select(),b.say("Copy the link fro\
m the field.")}}function O(){let m=M.map(({stays:S})=>S?.()??"").join("");r.write(`${le(p.board)}${Ve(y.name)}${m}`)}function C(m){let S=document.activeElement,
W=i.contains(S)&&S?.dataset.cell;p=ve(m),i.replaceChildren(p.node),h.style.setProperty("--shape",`${p.shape}`),h.style.setProperty("--columns",`${p.columns}`),P(
a,fe({...m,name:""}));let U=n.findIndex(he=>le(he)===le(m));A.value=U<0?"":`${U}`,A.options[0].hidden=U>=0,x.hidden=!0,y.show(p),W&&p.cells.get(Number(W))?.focus(
{preventScroll:!0})}function q(m){y.leave(),y=m;for(let[S,W]of N.entries())L(W,"aria-pressed",`${M[S]===y}`);F(u,"drawing",y.name==="Draw"),F(u,"writing",y.name===
"Write"),l.replaceChildren(i,y.under),f.replaceChildren(c(".says",s),...y.side),d.replaceChildren(...y.below??[])}let N=M.map(m=>I(m.name,null,()=>b.enter(m.name)));
u.addEventListener("mousedown",m=>{let S=m.target;!S.closest(".s-grid")||!i.contains(S)||(m.preventDefault(),u.focus({preventScroll:!0}))}),u.addEventListener("\
click",({target:m})=>{let S=m.closest(".s-grid .s-cell");S&&i.contains(S)&&y.choose(Number(S.dataset.cell))}),u.addEventListener("keydown",m=>{let S=m.target;bo(
m)&&m.stopPropagation(),!S.matches(wo)&&y.key(m.key,m)&&m.preventDefault()});function w(m){let S=m.target;if(m.defaultPrevented||!bo(m)||!/^[1-9]$/.test(m.key)||
S.closest(`${wo}, .snl-stepper`))return;let{top:W,bottom:U}=i.getBoundingClientRect();U>0&&W<innerHeight&&y.key(m.key,m)&&m.preventDefault()}function k(){let m=qe(
r.read());!m||le(m)===le(p.board)&&!r.links||(v.add(m),q(M.find(({name:S})=>S===Ye(r.read()))??y),C(m))}r.keys&&addEventListener("keydown",w);let $=r.follow(k);
return u.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},N),n.length>0&&c("label.board-of",c("span","Board"),A),a,r.links&&c("\
.tools",I("Copy link","A link to this board",E),x)),h)),F(u,"ready",!0),L(e,"data-mounted",""),e.replaceChildren(u,d),q(y),C(p.board),{show:C,replay:m=>y.replay?.(
m)??!1,destroy(){removeEventListener("keydown",w),$();for(let m of M)m.end?.();u.remove(),d.remove()}}}for(let e of document.querySelectorAll("[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");ko(e,t,yt(t.files))}})();
