// built from web/ by `npm run build`
(()=>{var Or=Object.create;var Qe=Object.defineProperty;var Pr=Object.getOwnPropertyDescriptor;var Mr=Object.getOwnPropertyNames;var jr=Object.getPrototypeOf,Ar=Object.prototype.hasOwnProperty;var K=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}};var Wr=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Mr(t))!Ar.call(e,n)&&n!==o&&Qe(e,n,{get:()=>t[n],enumerable:!(r=Pr(t,n))||r.enumerable});
return e};var T=(e,t,o)=>(o=e!=null?Or(jr(e)):{},Wr(t||!e||!e.__esModule?Qe(o,"default",{value:e,enumerable:!0}):o,e));var ne=K((Ko,ot)=>{ot.exports=snlStepper.words});var ye=K((Go,nt)=>{nt.exports=snlStepper.geometry});var F=K((rn,dt)=>{dt.exports=snlStepper.dom});var mt=K((on,ct)=>{ct.exports=snlStepper.grid});var $e=K((nn,ut)=>{ut.exports=snlStepper.drawing});var Se=K((sn,pt)=>{pt.exports=snlStepper.marks});var Rt=K((Pn,Wt)=>{Wt.exports=snlStepper.moves});var zt=K((An,Dt)=>{Dt.exports=snlStepper.board});var Ht=K((Wn,Jt)=>{Jt.exports=snlStepper.rules});var tr=K((Fn,er)=>{er.exports=snlStepper.shadow});var lr=K((Yn,ir)=>{ir.exports=snlStepper.download});var Ze=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var Xe=()=>document.documentElement.dataset.content_root??"",be=e=>new URL(`${Xe()}_static/${e}`,location.href).href;function qe(e){return new Promise((t,o)=>{let r=document.
createElement("script");r.src=be(e),r.onload=()=>t(),r.onerror=()=>o(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var et='function u(t){let e={at:1/0,now:()=>performance.now()},r={get 0(){let n=performance.now();return n<e.at?0:(e.at=n+20,10)},set 0(n){}};t.setInterruptBuff\
er(r),t.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(t,e=[])=>self.postMessage(t,{transfer:e});function m(t){let e=0;return async(.\
..r)=>{let n=await t(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=n;return new Respons\
e(n.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function g(t,e,r){let n=self.fetch;self.fetch=m(n);let c=`${t}pyodide.mjs`,{loadPyodide:f}=aw\
ait import(c),o=await f({indexURL:t,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=n,o.unpackArchive(a,"zip",{e\
xtractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}self.onmessage=asyn\
c({data:t})=>{try{t.begin?await g(...t.begin):l?.(t.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var tt={format:"snl-workbench",version:2},we=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Cr={what:"stopped",says:"You stopped it."},Nr=e=>`${(e/1e6).toFixed(1)} MB`;function rt(e,t){let o=null,r=!1,n=0,s,a,i=null;function l(){let m=URL.createObjectURL(
new Blob([et],{type:"text/javascript"})),O=new Worker(m,{type:"module"});O.onmessage=({data:M})=>O===o&&v(M),O.onerror=M=>O===o&&h(M.message),O.postMessage({begin:[
e.home,e.core,s]}),o=O,r=!1}function u(){clearTimeout(a),o?.terminate(),o=null}function d(m){clearTimeout(a);let{settle:O}=i??{};i=null,O?.(m)}function p(){if(clearTimeout(
a),i?.silent)return;let{seconds:m}=e,O=`It said nothing for ${m} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>y({what:"late",says:O}),1e3*m)}
function y(m){u(),l(),d(we(m))}function h(m){r?y({what:"died",says:`Python itself broke, and begins again: ${m}`}):s?(s=null,u(),l()):(u(),d(we({what:"died",says:`\
Python could not be loaded: ${m}`})))}function S(){!i||!r||(o?.postMessage({question:i.text}),p())}function v(m){m.memory?s=s===null?null:m.memory:m.bytes?t({part:Math.
min(1,m.bytes/e.bytes)}):m.ready?(r=!0,t({ready:r}),S()):m.failed?h(m.failed):m.said&&k(JSON.parse(m.said))}function k(m){m.id===i?.id&&(p(),m.kind==="progress"?
i.progress(m.says):d(m))}return{size:`up to ${Nr(e.weight)}`,refusal:null,ask(m,O){n+=1;let M=`${n}`;return new Promise($=>{i={id:M,text:JSON.stringify({...tt,id:M,
...m}),silent:m.kind==="cell",progress:O,settle:$},o||l(),S()})},stop:()=>i&&y(Cr),end:u}}var Ie=e=>({size:null,refusal:e,ask:async()=>we({what:"died",says:e}),
stop(){},end(){}});var ke=T(ne(),1),de=T(ye(),1),De=400,Be=20,Lr=["stay","bounce","win"];function ue(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t}\
 must be a whole number from ${o} to ${r}, not ${e}`);return Number(e)}function qr(e){if(!Array.isArray(e))return ue(e,"the die",1,Be);if(!e.length||e.length>Be)
throw new Error(`a die in this page has 1 to ${Be} faces, not ${e.length}`);let t=e.map(r=>ue(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===
t[n-1]);if(o!==void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Ir(e,t){if(!Array.isArray(t))throw new Error(
"the jumps must be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.
stringify(r)}`);let[n,s]=r;for(let i of r)ue(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}\
→${a} and ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function H(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,
overshoot:a="stay"}=e,i=ue(e.cells,"the number of cells",1,De);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")
throw new Error(`chained must be true or false, not ${s}`);let l=Lr.find(u=>u===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);
return{name:t,cells:i,jumps:Ir(i,o),die:qr(r),start:ue(n,"start",0,1),chained:s,overshoot:l}}function st(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**2<=2*e&&e%
o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var xe=e=>(0,de.range)(e*e).map(t=>{let o={cells:e*e,start:1,columns:e,rows:e},[r,n]=(0,de.placeOf)(
o,t+1);return{cell:t+1,row:e-1-r,column:n}});function at(e,t=Math.random){let o=(0,de.range)(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),
Math.floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=(0,de.range)(2*r).map(a=>{let[i,l]=[n(),n()].sort((u,d)=>u-d);return a<r?[i,l]:[l,i]});return H(
{...e,name:"",jumps:s})}function ce({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([u,d])=>d>u).length,l=[(0,ke.amount)(t,"cells"),
(0,ke.amount)(i,"ladders"),(0,ke.amount)(o.length-i,"snakes"),typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&l.push("starts off th\
e board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var it=["Draw","Write"],Br=2e4;function Dr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Br?"":btoa(String.fromCharCode(...t)).replaceAll("+","\
-").replaceAll("/","_").replace(/=+$/,"")}function zr(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),o=Uint8Array.from(t,r=>r.charCodeAt(0));return new TextDecoder(
"utf-8",{fatal:!0}).decode(o)}catch{return null}}function se({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.
length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}function ve(e,t,o){
let r=Dr(o??""),n=it.includes(t)?`&${t.toLowerCase()}`:"";return`${se(e)}${n}${r&&`&code=${r}`}`}var Jr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):
Number(e);function Hr(e){let[t,...o]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of cells`);for(let n of o)
if(/^\d+-\d+$/.test(n))r.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))r.die=Jr(n.slice(1));else if(n==="s0")r.start=0;else if(n==="c")r.chained=
!0;else if(n==="bounce"||n==="win")r.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return H(r)}var Fr="A link to a board looks lik\
e #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function ze(e){let t=new URLSearchParams(e.slice(1)),[o,r]=[t.get("board"),t.get("code")],n=r?zr(
r):null,s={board:null,mode:"",code:n,trouble:""};if(o===null)return s;try{s.board=Hr(o)}catch(i){let l=i.message;return{...s,trouble:`The board in this link can\
not be read: ${l}. ${Fr}`}}s.mode=it.find(i=>t.has(i.toLowerCase()))??"";let a=o.split(".").find(i=>/^(\d+)-\1$/.test(i));if(a){let[i]=a.split("-");s.trouble=`T\
his link has a jump from cell ${i} to itself. It leads nowhere and was left out.`}else r&&n===null&&(s.trouble="The code in this link cannot be read: the link w\
as probably cut off when it was copied.");return s}var _r="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Ur="This copy of th\
e book was built without Python for the page (make pyodide adds it).",lt=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return Ie(_r);if(!o)
return Ie(Ur);let{home:n,core:s}=o;return rt({...o,home:be(n),core:be(s)},r)},editor:()=>qe(e).then(()=>snlEditor),shelf:()=>qe(t).then(()=>snlShelf),step:async(r,n,s)=>snlStepper.
mount(r,n,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>ze(location.hash),set:(...r)=>history.replaceState(history.state,"",ve(...r)),subscribe(r){let n=()=>ze(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)}},page:!0});var x=T(F(),1),Sr=T(mt(),1);var N=T(F(),1),me=T(ne(),1);var V=T(F(),1),ft=T($e(),1),ht=T(Se(),1),Je=e=>(0,V.picture)(".face","-.19 -.19 .38 .38",(0,ft.elementOf)((0,ht.dieMark)([0,0],e))),Ee=()=>(0,V.el)("li.chip",(0,V.el)(
"span",{role:"img"}),(0,V.el)("small"));function Te({children:[e,t]},o,r){e.ariaLabel!==`Roll ${o}`&&((0,V.put)(e,"label",`Roll ${o}`),e.replaceChildren(Je(o))),
(0,V.write)(t,r)}var gt=T(ne(),1);var ee=e=>`${(0,gt.jumpKind)(e).kind} ${e.join("→")}`,bt=(e,t)=>H({...e,name:"",jumps:t}),Pe=(e,t)=>bt(e,e.jumps.filter(([o])=>o!==t)),Oe=(e,t,o)=>bt(e,[...Pe(
e,t).jumps,[t,o]]);function wt(e,[t,o],r,n){let s=Pe(e,t);return r?Oe(s,t,n):Oe(s,n,o)}var He=({jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===
t)-+(o[0]===t));function yt(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=o);return H({...e,...t,name:"",jumps:r})}function kt(e){let t=[e],o=0;
return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){return o+=r,t[o]}}}function xt(e,t,o,r){let n=0,s=0,a=!1;function i({clientX:u,clientY:d}){let p=e.cellAt(u,d);!p||p===s||(s=p,a=!0,t(n,s))}function l(u){removeEventListener("poin\
termove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:d,clientX:p,clientY:y})=>{let h=e.cellAt(p,y);a=!1,!(u||!d||!h)&&(n=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Q=T(F(),1);var pe=(e,t)=>(0,Q.el)("label.setting",(0,Q.el)("span",e),t),Kr=[[1,"on cell 1"],[0,"off the board"]],Gr=[["stay","no move"],["bounce","bounce back"],["win","wi\
n"]],Yr=[["","one"],["yes","as many as follow"]];function vt(e){let t=(0,Q.el)("input.button",{type:"number",min:1,max:De,change:()=>e({cells:t.valueAsNumber})}),
o=(0,Q.el)("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).
map(Number);e({die:a.length===1?a[0]:a})}}),r=(0,Q.choice)("Start",Kr,1,a=>e({start:Number(a)})),n=(0,Q.choice)("Past the goal",Gr,"stay",a=>e({overshoot:a})),s=(0,Q.choice)(
"Jumps in a throw",Yr,"",a=>e({chained:!!a}));return{node:(0,Q.el)(".settings",pe("Cells",t),pe("Die",o),pe("Start",r),pe("Past the goal",n),pe("Jumps in a thro\
w",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}var I=T(F(),1);var $t=T(ye(),1);function ae(e){return Array.isArray(e)?`[${e.map(ae).join(", ")}]`:JSON.stringify(e)}function Fe(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Vr({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Qr({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([d,p])=>`  "${d}": ${ae(p)}`).join(
`,
`)}
}
`}function Zr(e){Fe("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ae(t)}
`}function Xr(e){Fe("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=(0,$t.range)(
t).map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of xe(t))o[s][a]=r.get(n)??-1;return`[${o.map(ae).join(`,
 `)}]
`}function eo(e){Fe("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Me=[{name:"python",title:"Python: Board(...)",write:Vr},{name:"json",title:"JSON",write:Qr},{name:"move-array",title:"Move array, from 0",write:Zr},{name:"\
grid",title:"LeetCode grid",write:Xr},{name:"hackerrank",title:"HackerRank text",write:eo}];var St=["jumps","ladders","snakes","die","start","chained","overshoot"],to=St.slice(0,3);function ro(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function oo(e){let t=[""],o=0;for(let r of e)"([{".includes(r)&&(o+=1),")]}".includes(r)&&(o-=1),r===","&&!o?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function no(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let o={cells:void 0,jumps:[]};for(let[r,n]of oo(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(r>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(r>0&&!St.includes(s))throw new Error(`a board has no option ${s}`);
to.includes(s)?o.jumps.push(...so(a)):o[s]=Et(a)}return[o]}function Et(e){try{return ro(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function so(e){
let t=Et(e),o=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(o!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ae(o)}`);return t}var ao="format version name author source cells die start chained overshoot jumps".split(" ");function io(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!ao.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${o} ${r}`);return e}function Tt(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ae(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function lo(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=xe(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===
-1?[]:[[r,e[n][s]]]);return{cells:t*t,jumps:o}}function co(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let l=(t[o]??"").trim().split(
/\s+/);if(o+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[d]=r(1,`the number of ${l}s`);
if(d>100)throw new Error(`line ${o}: 100 cells have no room for ${d} ${l}s`);for(let p=0;p<d;p+=1){let y=r(2,`the two cells of a ${l}`);if((y[1]-y[0])*u<=0)throw new Error(
`line ${o}: ${y.join(" ")} is not a ${l}`);i.push(y)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);
return s}function mo(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(
e),r=Array.isArray(o)?o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[lo(r)]:typeof r[0]=="object"?r.map(io):[Tt(r)]}function Ot(e){
let t=e.trim(),o=/^-?\d/.test(t);if(t.startsWith("Board"))return no(t).map(H);if(/^[[{]/.test(t))return mo(t).map(H);if(o&&/[\r\n]/.test(t))return co(t).map(H);
if(o){let r=t.split(/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[H(Tt(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function Pt(e){let t,[o]=Me,r=(0,I.el)("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),n=(0,I.el)("p.quiet",{role:"alert"}),s=(0,I.choice)(
"Notation",Me.map(({title:d},p)=>[p,d]),0,d=>{o=Me[Number(d)],a()});function a(){if(u.open){r.value=r.placeholder="",(0,I.write)(n,"");try{r.value=o.write(t).trim()}catch(d){
r.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!r.value.trim()){(0,I.write)(n,"There is no text to copy.");return}r.select();let d=await(0,I.copied)(
r.value);e.say(d?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){(0,I.write)(n,"There is no text to re\
ad. Paste one into the box: in any of these notations.");return}try{let d=Ot(r.value);e.use(d[0]);let p=`The text holds ${d.length} boards. This is the first.`;
(0,I.write)(n,d.length>1?p:"")}catch(d){(0,I.write)(n,`This cannot be read: ${d.message}.`)}}let u=(0,I.folded)("Copy or paste as text",(0,I.el)(".tools",s,(0,I.button)(
"Copy",null,i),(0,I.button)("Use this text","Read the board in the text",l)),r,n);return u.addEventListener("toggle",a),{node:u,show(d){t=d,a()}}}var Mt=(e,t)=>({change:o=>Oe(o,e,t),says:`Drawn: ${ee([e,t])}.`}),jt=(e,t,o)=>({change:r=>wt(r,e,t,o),says:`Moved: ${ee(e)} is now ${ee(t?[e[0],o]:[o,e[1]])}.`}),
At=e=>({change:t=>Pe(t,e[0]),says:`Removed: ${ee(e)}.`}),uo={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},po={change:e=>at(e),says:"Drawn at \
random."},_e=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Ue(e){let t,o,r=null,n=null,s=!0,a=(0,N.el)("b.amount"),i=(0,N.el)("span.qu\
iet"),l=(0,N.el)("ol.thrown",{label:"A shortest route"}),u=(0,N.el)(".tools",{role:"group",label:"The jumps of the chosen cell"}),d=(0,N.button)("Undo","Ctrl+Z",
()=>e.go(-1)),p=(0,N.button)("Redo","Ctrl+Y",()=>e.go(1)),y=(0,N.button)("Random","Other jumps",()=>E(po)),h=(0,N.button)("Remove all jumps",null,()=>E(uo)),S=(0,N.toggle)(
"Route","One of the shortest routes",m,s),v=vt(f=>E({change:A=>yt(A,f),says:""})),k=Pt(e);function m(f){s=f,$()}function O({distance:f,predecessor:A,throws:j,route:z}){
t.paint({current:r,distance:f,predecessor:A,route:s,piece:!1}),(0,N.write)(a,j??"none"),(0,N.write)(i,j===null?"the goal is out of reach":(0,me.amount)(j).replace(
/^\S+ /,"")),(0,N.fill)(l,z,Ee,(G,[Y,,g])=>Te(G,Y,`to cell ${g}`))}let M=()=>He(t.board,r)[0];function $(){O(t);let f=M();t.light(f),t.hold(f??[]),u.replaceChildren(
...He(t.board,r).flatMap(w)),(0,N.put)(d,"aria-disabled",!e.can(-1)),(0,N.put)(p,"aria-disabled",!e.can(1))}function w(f){let A=(0,N.button)(`Remove ${ee(f)}`,"\
Delete",()=>E(At(f))),j=(0,me.jumpKind)(f).ends.map((z,G)=>(0,N.button)(`Move its ${z}`,null,()=>{n={jump:f,end:G},e.say(`Choose the cell where the ${z} of ${ee(
f)} goes.`),t.cells.get(f[G])?.focus({preventScroll:!0})}));return[A,...j]}function E({change:f,says:A}){r=n=null;try{e.use(f(t.board)),e.say(`${A} ${_e(t.throws)}`.
trim())}catch(j){e.say((0,me.sentence)(j.message)),v.show(t.board),$()}}function q(f,A){let j=M();return j?.includes(f)?jt(j,j.indexOf(f),A):Mt(f,A)}function R(f,A){
let j=t.trial(q(f,A).change(t.board));O(j),e.say(`If you let go here: ${_e(j.throws)}`)}function b(){r=n=null,t.trial(t.board),$(),L()}let L=()=>e.say(`Drag fro\
m cell to cell to draw a ladder or a snake. ${_e(t.throws)}`);return{name:"Draw",under:(0,N.el)("p.quiet.hint","Drag, or choose a cell and then another one."),side:[
(0,N.el)(".score",(0,N.el)("p","Fewest ",a,i)),l,u,(0,N.el)(".tools",d,p,y,h,S),v.node,k.node],show(f){t=f,r=n=null,o=xt(t,R,(j,z)=>E(q(j,z)),b),v.show(t.board),
k.show(t.board),$(),L()},leave:()=>o.stop(),choose(f){if(!(!f||o.wasDrawing()))if(n)E(jt(n.jump,n.end,f));else if(r===f)b();else if(r!==null)E(Mt(r,f));else{r=f,
$();let A=M(),j=A?` Or drag an end of ${ee(A)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(f,{ctrlKey:A,metaKey:j,shiftKey:z,
altKey:G}){let Y=M();if(A||j){let g=f==="y"||z&&f==="Z"?1:f==="z"?-1:0;return g&&e.go(g),g!==0}if(f==="Escape"&&r!==null&&!G)b();else if((f==="Delete"||f==="Bac\
kspace")&&Y)E(At(Y));else return!1;return!0}}}var W=T(F(),1);var Ct=T(Rt(),1);function je(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(
o()).find(([s])=>s===r);return n&&t.push((0,Ct.wholeMove)(e,o(),n)),n!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[n,{stand:s}]of t.
entries())r.set(s,n+1);return r}}}var Lt=T($e(),1),fe=T(F(),1),Ae=T(Se(),1),qt={cells:2,start:1,columns:1,rows:2},It=(e,t)=>(0,fe.picture)("",e,...t.map(Lt.elementOf)),Nt=(e,t)=>It("0 0.3 1 1.4",
(0,Ae.jumpMarks)(qt,new Map([[e,t]]))),fo={stay:"A throw past the goal does not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw pas\
t the goal reaches it."};function Bt({jumps:e,chained:t,overshoot:o}){let r=t?", and on if another jump begins there.":".";return[[(0,fe.el)("span.key",{"data-k\
ey":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[Nt(1,2),`Land on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>
a)&&[Nt(2,1),`Land on the head of a snake and you slide to its tail${r}`],[It("0.3 0 0.8 0.6",[(0,Ae.goalMark)({...qt,cells:1,rows:1})]),fo[o]]].filter(s=>!!s).
map(s=>(0,fe.el)("li",s))}var We=T(zt(),1),Ft=T($e(),1),te=T(F(),1),_t=T(ye(),1),Ut=T(Se(),1),Kt=T(Ht(),1);function Ke({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(r.get(l)??0)+1;for(let d of o(l)){let p=d[2];r.has(
p)||(r.set(p,u),n.set(p,l),s.set(p,d),a.push(p))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var ho=1400;function he(e){let t=(0,Kt.rulesOf)(e),o=Ke(t),r=(0,We.makeBoard)({layout:st(e.cells),rules:t,label:`Board: ${ce(e)}`,waits:"in the range of one thr\
ow",unit:"throws",farthest:Math.max(...o.distance.values())}),n=o.route,{plan:s,cells:a,piece:i}=r,l=(0,te.svg)("g.sketch");r.top.prepend(l);let u=r.node.querySelector(
".s-jumps");return{...o,board:e,rules:t,plan:s,cells:a,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(d){let{near:p=[],move:y=null,
route:h=!1,piece:S=!0,...v}=d,k=[...p].map(O=>[O,""]),m={...We.NOTHING,...v,frontier:k};r.paint(m,[],y,h?n:[]),i.stand(S?m.current:null)},walk(d){i.walk([d],ho,
()=>d.stand===e.cells&&r.celebrate())},rest:i.rest,trial(d){let p=new Map(d.jumps),y=new Set;for(let k of[...u?.children??[]]){let[m,O]=(k.getAttribute("data-en\
ds")??"").split(" ").map(Number);p.get(m)===O?y.add(m):k.remove()}let h=new Map(d.jumps.filter(([k])=>!y.has(k))),S=(0,Ut.jumpMarks)(s,h).map(Ft.elementOf);for(let k of S)
(0,te.flag)(k,"lit",!0);u?.append(...S),t.jumps.clear();for(let[k,m]of p)t.jumps.set(k,m);let v=Ke(t);return n=v.route,v},light(d){for(let p of u?.children??[])
(0,te.flag)(p,"lit",p.getAttribute("data-ends")===d?.join(" "))},hold(d){let p=d.map(y=>{let[h,S]=(0,_t.anchorOf)(s,y);return(0,te.svg)("circle",{cx:h,cy:S,r:.13,
style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});l.replaceChildren(...p)},cellAt(d,p){let h=r.node.getRootNode().elementFromPoint(d,p)?.closest(
"[data-cell]"),S=h&&r.node.contains(h)&&h.dataset.cell;return S?Number(S):null}}}var Gt=({columns:e,shape:t,node:o})=>(0,te.el)(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},o),Yt=e=>new Set(e.map(([,t])=>t));var Xt=T(ne(),1);var Z=T(ne(),1);function go(e,t){let o=`You reached the goal in ${(0,Z.amount)(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} eno\
ugh: can you find such a route?`}var bo=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function wo(e){return`Choose what the die shows${e.length<=9&&
e.at(-1)===e.length&&bo()?` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Vt(e,t,o){let r=e.thrown.at(-1);if(!r)return e.won()?"Y\
ou start on the goal: no throw is needed.":wo(o);let n=(0,Z.moveInWords)(r);return e.won()?`${n} ${go(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face m\
oves you from here: undo.`}function Qt(e,t,{cells:o}){let r=`${(0,Z.capital)((0,Z.withArticle)(e))} from ${t}`;return t+e>o?`${r} would pass the goal: it does n\
ot move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Zt(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"\
You start on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${(0,Z.amount)(
e)}: ${o.join(", ")}.`}function Ge(e,t){let o,r,n=(0,W.el)(".dice",{role:"group",label:"Choose what the die shows"}),s=(0,W.el)("b.amount"),a=(0,W.el)("span.quiet"),i=(0,W.el)("b.amou\
nt"),l=(0,W.el)("ol.thrown.history",{label:"Your throws"}),u=(0,W.el)("ul.guide",{label:"How to play"}),d=(0,W.button)("Undo","Take the last throw back (Backspa\
ce)",O),p=(0,W.button)("Start again","Back to the start",M),y=(0,W.button)("Show the shortest route",null,$),h=!1;function S(){let{thrown:w}=r,E=r.moves(),q=h||
r.won();o.paint({current:r.at(),near:Yt(E),distance:r.trail(),move:h?null:w.at(-1)??null,route:h});for(let R of n.children){let b=Number(R.dataset.face);(0,W.put)(
R,"aria-disabled",!E.some(([L])=>L===b))}(0,W.write)(s,w.length),(0,W.write)(a,w.length===1?"throw":"throws"),(0,W.write)(i,q?o.throws??"none":"?"),(0,W.fill)(l,
w,Ee,(R,b)=>Te(R,b.face,(0,Xt.landingInWords)(b))),u.hidden=w.length>0;for(let R of[d,p])(0,W.put)(R,"aria-disabled",!w.length);(0,W.put)(y,"aria-pressed",`${h}`),
(0,W.put)(e.root,"data-won",r.won())}let v=()=>e.say(Vt(r,o.throws,o.faces));function k(w){if(r.won())return;let E=r.at();h=!1,r.throws(w)?(m(),o.walk(r.thrown[r.
thrown.length-1])):(S(),e.say(Qt(w,E,o.board)))}function m(){S(),v(),t?.(r.thrown.map(({face:w})=>w))}function O(){r.undo()&&m()}function M(){r.thrown.length&&(r=
je(o.rules),h=!1,m())}function $(){h=!h,S(),h?e.say(Zt(o.throws,o.route)):v()}return{name:"Play",under:n,side:[(0,W.el)(".score",(0,W.el)("p","You ",s,a),(0,W.el)(
"p","Fewest ",i)),(0,W.el)(".tools",d,p,!t&&y),u,l],show(w){o=w,r=je(o.rules),h=!1,u.replaceChildren(...Bt(o.board)),n.replaceChildren(...o.faces.map(E=>{let q=(0,W.button)(
Je(E),null,()=>k(E),`Throw ${E}`);return(0,W.put)(q,"data-face",E),q})),S(),v()},replay(w){let E=r;r=je(o.rules);let q=w.every(R=>r.throws(R));return q||(r=E),S(),
v(),q},leave:()=>(0,W.put)(e.root,"data-won",null),choose(w){let E=r.moves(),q=E.find(([,R])=>R===w)??E.find(([,,R])=>R===w);q?k(q[0]):r.won()||e.say(`No throw \
leads from ${r.at()} to ${w}.`)},key(w,{ctrlKey:E,metaKey:q,altKey:R}){if(E||q||R)return!1;let b=Number(w);if(w==="Backspace")O();else if(w!==" "&&o.faces.includes(
b))k(b);else return!1;return!0}}}var Le=T(tr(),1);var D=T(F(),1);var _=T(F(),1);function rr(e){let t=(0,_.el)("span.strip.quiet",{role:"status"}),o=(0,_.el)("span.clock.quiet",{"aria-hidden":"true"}),r=(0,_.el)("progress",{max:1,
label:"Python is loading",hidden:""});return{clock:o,node:(0,_.el)("span.progress",r,t),say(n,s=""){(0,_.write)(t,n),s&&t.append((0,_.el)("span.heard",` ${s}`))},
said:()=>t.textContent??"",done(){r.hidden=!0,(0,_.write)(t,"")},loads({part:n,ready:s},a){r.hidden=s===!0,n!==void 0&&(0,_.put)(r,"value",n),(0,_.write)(t,s?a:
`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>(0,_.write)(o,`${Math.round((performance.now()-n)/1e3)} s`),a=setInterval(s,1e3);return s(),
()=>{clearInterval(a),(0,_.write)(o,""),r.hidden=!0}}}}var or=["sessionStorage","localStorage"],yo="This browser stores nothing here",ko="The browser's storage is full";function Ye(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function nr(e,t,o=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
o)),""}catch(r){return r.name==="QuotaExceededError"?ko:yo}}var[Ce,Ne]=["snl-workbench",1],sr="download what you want to keep.",xo=`Another version of the workbench has stored code here, which is left alone: ${sr}`;function Re(e){
let t=Ye(e,Ce);return t?.version===Ne&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var vo=e=>(Ye(e,Ce)?.version??Ne)!==Ne;function ar(){let e=or.
some(vo),t={version:Ne,signature:"board",sources:{}},o=Re("sessionStorage")??Re("localStorage")??t;return{kept:o,store(r){if(e)return xo;let n={...(Re("localSto\
rage")??o).sources};r in o.sources?n[r]=o.sources[r]:delete n[r];let s=nr(Ce,o,{...o,sources:n});return s&&`${s}: ${sr}`},elsewhere:r=>Re("localStorage")?.sources[r]??
null,follow(r){let n=({key:s})=>s===Ce&&r();return addEventListener("storage",n),()=>removeEventListener("storage",n)}}}var B=T(F(),1),dr=T(lr(),1),$o="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function cr({keeper:e,arrived:t,
open:o,text:r,heard:n}){let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l=!1,u="",d=null,p=(0,B.el)(".tools"),y=(0,B.el)(".tabs",{role:"\
group",label:"Program"}),h=()=>i.kind==="mine"||i.kind==="second",S=()=>({kind:l?"second":"mine"}),v=g=>g&&s.second||s.signature,k=g=>`${g?"2:":""}${v(g)}`;function m(){
let g=a.signatures.find(({name:c})=>c===v(l));return s.sources[k(l)]??g?.template??""}function O(){return h()?m():i.kind==="link"?t??"":a.programs.find(({name:g})=>g===
i.name)?.source??""}function M(g){i=g,h()&&l!==(i.kind==="second")&&(l=!l,d=null,$()),Y(),o(O(),!h())}function $(){let g=e.elsewhere(k(l));g!==m()&&(d=g)}function w(){
let[g,c]=[d,r()];E(g??""),M(S()),d=c,Y()}function E(g){s.sources[k(l)]=g,u=e.store(k(l))}function q(){delete s.sources[k(l)],u=e.store(k(l)),M(S())}function R(g){
l||(s.second=v(!0)),s[l?"second":"signature"]=g,u=e.store(k(l)),d=null,$(),M(S())}function b(){let g=`${i.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");(0,dr.download)(
r(),"text/x-python",g)}function L(){l=!1,E(t??""),M({kind:"mine"})}function f(g,c,C=null){let J=(0,B.button)(g,C,()=>M({kind:c}));return(0,B.put)(J,"aria-presse\
d",`${c===i.kind}`),J}function A(g,c){let J=a.programs.filter(oe=>oe.kind===c).map(({name:oe,title:Tr})=>(0,B.el)("option",{value:oe},Tr)),U=(0,B.el)("optgroup",
J);return U.label=g,U}function j(){let g=(0,B.choice)("A program to look at",[["","Look at a program"]],"",c=>M(c?{kind:"program",name:c}:S()));return g.append(
A("Algorithms","algorithm"),A("Mistakes","mistake")),g.value=i.name??"",(0,B.flag)(g,"chosen",i.kind==="program"),g}let z=()=>(0,B.button)("Download","As a file\
 of Python",b);function G(){let g=a.signatures.map(({name:U,title:oe})=>[U,oe]),c=(0,B.choice)("How it is called",g,v(l),R),C=(0,B.button)("Reset","Back to the \
beginning of this signature",q),J=(0,B.button)("Other tab's code","Exchange it with the code here",w);return J.hidden=d===null,[c,C,z(),J]}function Y(){y.replaceChildren(
f("Mine","mine"),f("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[f("From the link","link")],j());let g=(0,B.button)("Make i\
t mine","Instead of what is there",L);h()?p.replaceChildren(...G()):p.replaceChildren(...i.kind==="link"?[g]:[],z())}return{node:(0,B.el)(".programs",y,p),kind:()=>i.
kind,isMine:h,trouble:()=>u||(d===null?"":$o),end:e.follow(()=>{$(),Y(),n()}),show(g){a=g,$(),a.signatures.some(({name:c})=>c===s.signature)||(s.signature="boar\
d"),M(i)},changed(g){h()&&E(g)},question(){return i.name?{name:i.name}:{source:r(),signature:h()?v(l):null}},other(){let g=s.sources[k(!l)];return h()&&g?.trim()?
{source:g,signature:v(!l)}:null}}}var Ve=T(F(),1);function mr(e){let t=(0,Ve.el)(""),o=null;function r(){o?.then(({destroy:n})=>n()),o=null,t.replaceChildren()}return{node:t,clear:r,step(n){r();
let s=(0,Ve.el)("");t.append(s),o=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var P=T(F(),1),le=T(ne(),1);var ge=e=>e===null?"out of reach":(0,le.amount)(e),re=(e,t,...o)=>(0,P.el)(`.card.${e}`,{role:"group",label:t},(0,P.el)("b.card-title",t),o),ie=e=>e&&(0,P.el)("\
p",e),X=e=>e&&(0,P.el)("p.quiet",e),ur=(e,t)=>(0,P.el)("p","Right is ",(0,P.el)("b",ge(e)),", yours says ",(0,P.el)("b",ge(t)),"."),pr=e=>e?.words?.exception===
"EOFError"&&"Nobody can answer input() here: use what the function is given.";function fr(e,{point:t}){return e===null?null:(0,P.el)(".tools",(0,P.button)(`Show\
 line ${e}`,null,()=>t(e)))}function So(e,t){let o=H(e),r=he(o);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:o,node:Gt(r)}}function Eo(e,t){
let{report:o}=e,r=`The boards: ${o.boards[0].toLowerCase()}${o.boards.slice(1)}.`,n=o.notes.map(a=>X(`Note: ${a.says}.`));if(o.correct===!1)return Oo(e,o,[X(r),
...n],t);if(o.correct)return To(o,[X(r),...n]);let s=`${o.name} could not be judged`;return re("open",s,ie((0,le.sentence)(o.finding.says)),...n)}var hr=({tried:e})=>`${e.
toLocaleString("en")} ${e===1?"board":"boards"} tried`;function To({name:e,proven:t,tested:o,tried:r},n){let s=(0,P.el)("p",(0,P.el)("b","Proven"),`, by playing\
 every one: ${t}.`),a=(0,P.el)("p",(0,P.el)("b","Tested"),`, which proves nothing about others: ${o}.`),i=`${e} is right on every board that was tried`;return re(
"right",i,s,o&&a,X(`${hr({tried:r})}.`),...n)}function Oo({like:e,stepper:t},o,r,n){let{finding:s,expected:a,got:i,smallest:l}=o,{board:u,node:d}=So(o.board,s),
p=t&&(0,P.button)("Step to the first difference",null,()=>n.step(t)),y=e.slice(0,2).map(({title:k,repair:m})=>`It answers like a known mistake: ${k}. The repair\
: ${m}`),h=typeof i=="number"?null:i,S=[typeof i=="number"||i===null?ur(a,i):ie(`Right is ${ge(a)}. Yours: ${i.says}.`),s.kind!==h?.kind&&ie((0,le.sentence)(s.says)),
ie(pr(h)),...y.map(X),X(`${ce(u)} · ${hr(o)}`),...r,(0,P.el)(".tools",p,n.draw(u))];return re("wrong",`Wrong on this board${l?", the smallest there is":""}`,(0,P.el)(
".exhibit",d,(0,P.el)(".told",S)))}function Po({right:e,ended:t,throws:o,expected:r,finding:n,line:s},a){if(e)return re("right",`Right on this board: ${ge(o)}`,
X("One board proves little. Check plays them all, smallest first."));let i=t==="returned";return re("wrong",i?"Wrong on this board":"No answer on this board",i&&
ur(r,o),n&&ie((0,le.sentence)(`${n.says}${s===null?"":`, in line ${s}`}`)),ie(pr(n)),fr(s,a))}var Mo=["program","throws","agrees","cells taken","edges","longest\
 frontier"];function jo({comparison:{throws:e,rows:t}}){let o=t.map(i=>{let l=i.answered?[i.throws??"none",i.agrees?"yes":"no"]:["no answer","–"],u=[i.cells_taken,
i.edges_looked_at,i.longest_frontier],p=[...l,...u.map(y=>y??"–")].map(y=>(0,P.el)("td",`${y}`));return(0,P.el)("tr",(0,P.el)("th",{scope:"row"},i.algorithm),
p)}),r=Mo.map(i=>(0,P.el)("th",{scope:"col"},i)),n=(0,P.el)("table",(0,P.el)("thead",(0,P.el)("tr",r)),(0,P.el)("tbody",o)),s=t.map(({algorithm:i,first_difference:l})=>l&&
X(`${i} first differs at cell ${l.cell}: ${l.finding.says}.`)),a=`On this board: ${ge(e)}`;return re("open",a,(0,P.scrolling)("","Comparison",n),...s)}var Ao={board:"\
This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python e\
nded"};function Wo({what:e,says:t,line:o},r){let n=e==="stopped"?"open":"wrong",s=ie((0,le.sentence)(`${o===null?"":`line ${o}: `}${t}`));return re(n,Ao[e]??"Th\
at did not work",s,fr(o,r))}function Ro({printed:e,more_printed:t}){if(!e?.length)return null;let o=e.map(({line:n,text:s})=>(0,P.el)(".print",(0,P.el)("span.qu\
iet",n===null?"":`line ${n}`),(0,P.el)("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return re("open","It printed",(0,P.scrolling)(".p\
rinted","What it printed",o),X(r))}function Co(e,t){return e.kind==="failure"?Wo(e,t):e.of==="check"?Eo(e,t):e.of==="compare"?jo(e):e.of==="solve"?Po(e,t):null}
var gr=(e,t)=>[Co(e,t),Ro(e)].filter(o=>!!o),br=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",wr=e=>e[0]?.querySelector("p")?.textContent??"";var No=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Lo="This code came with the link. It has not run, and runs only when\
 you press a button below.",yr="It runs …",qo=()=>(0,D.el)("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function kr(e,t){
let o,r=null,n=!1,s=!1,a=!1,i=t.host(O),l=ar(),u=t.store.get().code,d=(0,D.el)(".editor"),p=(0,D.el)("p.note.quiet"),y=rr(i.size),h=(0,D.el)(".cards"),S=mr(t),v=(0,D.button)(
"Stop","End what is running",()=>i.stop()),k=No.map(([b,L,f])=>(0,D.button)(b,f,()=>q(L))),m=cr({keeper:l,arrived:u,open:M,text:()=>r?.text()??"",heard:()=>$()});
function O(b){a&&y.loads(b,yr)}function M(b,L){r?.open(b,L),$()}function $(){let b=m.kind()==="link",L=m.isMine()?m.trouble():"";(0,D.write)(p,b?Lo:L||(i.refusal??
"")),(0,D.flag)(p,"strong",b)}async function w(){n=!0;try{let[{make:b},L]=await Promise.all([t.editor(),t.shelf()]);r=b(d,"Program",f=>{m.changed(f),$()}),m.show(
L)}catch(b){(0,D.write)(p,`The editor cannot be loaded: ${b.message}`)}E()}function E(){for(let b of k)(0,D.put)(b,"aria-disabled",a||!r||!!i.refusal);v.hidden=
!a,(0,D.put)(h,"aria-busy",`${a}`),!s&&i.size&&y.say(`Python (${i.size}) loads at the first run.`)}async function q(b){if(a||!r||i.refusal)return;s=a=!0,r.point(
null),h.replaceChildren(),S.clear(),y.say(yr),E();let L=b==="compare"?m.other():null,{board:f}=o,A={kind:b,program:m.question(),board:f,other:L},j=await i.ask(A,
z=>y.say(`${z} …`));a=!1,y.done(),E(),R(j)}function R(b){let L=gr(b,{step:S.step,draw:j=>(0,D.button)("Move this board to Draw",null,()=>{e.use(j),e.enter("Dr\
aw")}),point(j){r?.point(j),r?.focus()}});(b.kind==="result"&&b.of)==="compare"&&m.isMine()&&!m.other()&&L.push(qo()),h.replaceChildren(...L),"line"in b&&b.line&&
r?.point(b.line),h.scrollIntoView({block:"nearest"}),b.kind==="result"&&b.of==="trace"&&S.step(b.stepper);let A=br(L);e.say(A?`${A}. ${wr(L)}`:"Step through the\
 run below.")}return{name:"Write",under:(0,D.el)("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[m.node,p,d,(0,D.el)(".tools.acts",k,v,y.
node)],foot:[h],below:[S.node],show(b){o=b,o.paint({piece:!1}),n||w(),E(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},
key:()=>!1,end(){S.clear(),i.end(),m.end(),r?.destroy()},more:()=>m.isMine()?r?.text()??null:null,stays:()=>u}}var xr='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var vr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",$r=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function Er(e,t,o){let{store:r,
page:n}=o,s=(t.gallery??[]).map(H),a=(0,x.el)("p.speaker",{role:"status"}),i=(0,x.el)("span.quiet"),l=(0,x.el)("p.trouble",{role:"alert"}),u=(0,x.el)(""),d=(0,x.el)(
".main",u),p=(0,x.el)(".side"),y=(0,x.el)(".stage",d,p),h=(0,x.el)(".foot"),S=(0,x.el)(""),v=(0,x.el)("",{class:"snl snl-workbench",role:"region",label:t.label??
"Workbench",tabindex:-1}),k={root:v,say:c=>(0,x.write)(a,c),use(c){O.add(c),f(c),L()},can:c=>O.can(c),go(c){O.can(c)&&(f(O.go(c)),L())},enter(c){A(M.find(C=>C.name===
c)??$),f(w.board),L()}},m=r.get(),O=kt(m.board??H(t.board)),M=t.only?[t.only==="Play"?Ge(k,o.played):Ue(k)]:[Ge(k),Ue(k),kr(k,o)],$=M.find(({name:c})=>c===m.mode)??
M[0],w=he(O.now()),E=s.map(({name:c},C)=>[`${C}`,c]),q=(0,x.choice)("Board",[["","Your board"],...E],"",c=>{let C=s[Number(c)];c&&C&&k.use(C)}),R=(0,x.el)("inpu\
t.address",{readonly:"",label:"To copy",hidden:""});async function b(){let C=`${location.href.split("#")[0]}${ve(w.board,$.name,$.more?.()??null)}`;R.value=C,R.
hidden=await(0,x.copied)(C),R.hidden||R.select(),k.say(R.hidden?"Copied: a link to this board.":"Copy the link from the field.")}function L(){let[c=null]=M.flatMap(
({stays:C})=>C?.()??[]);r.set({...w.board,name:""},$.name,c)}function f(c){let C=(0,Le.focusedWith)(u),J=u.contains(C)&&C?.dataset.cell;w.rest(),w=he(c),u.replaceChildren(
w.node),(0,x.put)(y,"style",`--shape:${w.shape};--columns:${w.columns}`),(0,x.put)(v,"style",`--rows:${w.plan.rows}`),(0,x.write)(i,ce({...c,name:""}));let U=s.
findIndex(oe=>se(oe)===se(c));q.value=U<0?"":`${U}`,q.options[0].hidden=U>=0,R.hidden=!0,(0,x.write)(l,""),$.show(w),J&&w.cells.get(Number(J))?.focus({preventScroll:!0})}
function A(c){$.leave(),$=c;for(let[C,J]of j.entries())(0,x.put)(J,"aria-pressed",`${M[C]===$}`);(0,x.flag)(v,"drawing",$.name==="Draw"),(0,x.flag)(v,"writing",
$.name==="Write"),d.replaceChildren(u,$.under),p.replaceChildren((0,x.el)(".says",a),...$.side),h.replaceChildren(...$.foot??[]),S.replaceChildren(...$.below??[])}
let j=M.map(c=>(0,x.button)(c.name,null,()=>k.enter(c.name)));(0,Sr.hearCells)(v,c=>$.choose(c)),v.addEventListener("keydown",c=>{let C=c.target;$r(c)&&c.stopPropagation(),
!C.matches(vr)&&$.key(c.key,c)&&c.preventDefault()});function z(c){let C=c.composedPath()[0];if(c.defaultPrevented||!$r(c)||!/^[1-9]$/.test(c.key)||C.closest(`${vr}\
, .snl-stepper`))return;let{top:J,bottom:U}=u.getBoundingClientRect();U>0&&J<innerHeight&&$.key(c.key,c)&&c.preventDefault()}function G(){let{board:c,mode:C,trouble:J}=r.
get();c&&(se(c)!==se(w.board)||n)&&(O.add(c),A(M.find(U=>U.name===C)??$),f(c)),(0,x.write)(l,J)}n&&addEventListener("keydown",z);let Y=r.subscribe(G);v.append((0,x.el)(
".frame",(0,x.el)(".head",!t.only&&(0,x.el)(".modes",{role:"group",label:"What to do"},j),s.length>0&&(0,x.el)("label.board-of",(0,x.el)("span","Board"),q),i,n&&
(0,x.el)(".tools",(0,x.button)("Copy link","A link to this board",b),R)),l,y,h)),(0,x.flag)(v,"ready",!0),(0,x.flag)(v,"only",t.only),(0,x.flag)(v,"fixed",t.fixed);
let{remove:g}=(0,Le.shadowIn)(e,xr,v);return e.append(S),A($),f(w.board),(0,x.write)(l,m.trouble),{show:f,replay:c=>$.replay?.(c)??!1,destroy(){removeEventListener(
"keydown",z),Y(),w.rest();for(let c of M)c.end?.();S.remove(),g()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=Ze(e);Er(e,t,lt(t.files))}})();
