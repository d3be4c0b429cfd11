// built from web/ by `npm run build`
(()=>{var zo=Object.create;var Gt=Object.defineProperty;var Jo=Object.getOwnPropertyDescriptor;var _o=Object.getOwnPropertyNames;var Go=Object.getPrototypeOf,Uo=Object.prototype.hasOwnProperty;var oe=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}};var Vo=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of _o(t))!Uo.call(e,n)&&n!==o&&Gt(e,n,{get:()=>t[n],enumerable:!(r=Jo(t,n))||r.enumerable});
return e};var S=(e,t,o)=>(o=e!=null?zo(Go(e)):{},Vo(t||!e||!e.__esModule?Gt(o,"default",{value:e,enumerable:!0}):o,e));var ie=oe((As,Qt)=>{Qt.exports=snlStepper.words});var Ne=oe((Ps,Zt)=>{Zt.exports=snlStepper.geometry});var F=oe((Is,rr)=>{rr.exports=snlStepper.dom});var nr=oe((qs,or)=>{or.exports=snlStepper.grid});var et=oe((Bs,sr)=>{sr.exports=snlStepper.drawing});var tt=oe((Fs,ir)=>{ir.exports=snlStepper.marks});var Sr=oe((li,Er)=>{Er.exports=snlStepper.moves});var Wr=oe((ui,Mr)=>{Mr.exports=snlStepper.board});var Wt=oe((mi,Cr)=>{Cr.exports=snlStepper.rules});var _r=oe((Ei,Jr)=>{Jr.exports=snlStepper.shadow});var Kr=oe((Pi,Vr)=>{Vr.exports=snlStepper.download});var Ut=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var xt=()=>document.documentElement.dataset.content_root??"",Ve=e=>new URL(`${xt()}_static/${e}`,location.href).href;function vt(e){return new Promise((t,o)=>{let r=document.
createElement("script");r.src=Ve(e),r.onload=()=>t(),r.onerror=()=>o(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var Vt='function u(t){let e={at:1/0,now:()=>performance.now()},r={get 0(){let n=performance.now();return n<e.at?0:(e.at=n+20,10)},set 0(n){}};t.setInterruptBuff\
er(r),t.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(t,e=[])=>self.postMessage(t,{transfer:e});function m(t){let e=0;return async(.\
..r)=>{let n=await t(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=n;return new Respons\
e(n.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function g(t,e,r){let n=self.fetch;self.fetch=m(n);let c=`${t}pyodide.mjs`,{loadPyodide:f}=aw\
ait import(c),o=await f({indexURL:t,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=n,o.unpackArchive(a,"zip",{e\
xtractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}self.onmessage=asyn\
c({data:t})=>{try{t.begin?await g(...t.begin):l?.(t.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Kt={format:"snl-workbench",version:2},Ke=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Yo={what:"stopped",says:"You stopped it."},Qo=e=>`${(e/1e6).toFixed(1)} MB`;function Yt(e,t){let o=null,r=!1,n=0,s,a,i=null;function l(){let h=URL.createObjectURL(
new Blob([Vt],{type:"text/javascript"})),x=new Worker(h,{type:"module"});x.onmessage=({data:O})=>x===o&&w(O),x.onerror=O=>x===o&&f(O.message),x.postMessage({begin:[
e.home,e.core,s]}),o=x,r=!1}function u(){clearTimeout(a),o?.terminate(),o=null}function c(h){clearTimeout(a);let{settle:x}=i??{};i=null,x?.(h)}function p(){if(clearTimeout(
a),i?.silent)return;let{seconds:h}=e,x=`It said nothing for ${h} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>m({what:"late",says:x}),1e3*h)}
function m(h){u(),l(),c(Ke(h))}function f(h){r?m({what:"died",says:`Python itself broke, and begins again: ${h}`}):s?(s=null,u(),l()):(u(),c(Ke({what:"died",says:`\
Python could not be loaded: ${h}`})))}function g(){!i||!r||(o?.postMessage({question:i.text}),p())}function w(h){h.memory?s=s===null?null:h.memory:h.bytes?t({part:Math.
min(1,h.bytes/e.bytes)}):h.ready?(r=!0,t({ready:r}),g()):h.failed?f(h.failed):h.said&&b(JSON.parse(h.said))}function b(h){h.id===i?.id&&(p(),h.kind==="progress"?
i.progress(h.says):c(h))}return{size:`up to ${Qo(e.weight)}`,refusal:null,ask(h,x){n+=1;let O=`${n}`;return new Promise(T=>{i={id:O,text:JSON.stringify({...Kt,id:O,
...h}),silent:h.kind==="cell",progress:x,settle:T},o||l(),g()})},stop:()=>i&&m(Yo),end:u}}var $t=e=>({size:null,refusal:e,ask:async()=>Ke({what:"died",says:e}),
stop(){},end(){}});var Ye=S(ie(),1),$e=S(Ne(),1),St=400,Et=20,Zo=["stay","bounce","win"];function Le(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t}\
 must be a whole number from ${o} to ${r}, not ${e}`);return Number(e)}function Xo(e){if(!Array.isArray(e))return Le(e,"the die",1,Et);if(!e.length||e.length>Et)
throw new Error(`a die in this page has 1 to ${Et} faces, not ${e.length}`);let t=e.map(r=>Le(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===
t[n-1]);if(o!==void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function en(e,t){if(!Array.isArray(t))throw new Error(
"the jumps must be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.
stringify(r)}`);let[n,s]=r;for(let i of r)Le(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}\
→${a} and ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function H(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,
overshoot:a="stay"}=e,i=Le(e.cells,"the number of cells",1,St);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")
throw new Error(`chained must be true or false, not ${s}`);let l=Zo.find(u=>u===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);
return{name:t,cells:i,jumps:en(i,o),die:Xo(r),start:Le(n,"start",0,1),chained:s,overshoot:l}}function Xt(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**2<=2*e&&e%
o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Qe=e=>(0,$e.range)(e*e).map(t=>{let o={cells:e*e,start:1,columns:e,rows:e},[r,n]=(0,$e.placeOf)(
o,t+1);return{cell:t+1,row:e-1-r,column:n}});function er(e,t=Math.random){let o=(0,$e.range)(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),
Math.floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=(0,$e.range)(2*r).map(a=>{let[i,l]=[n(),n()].sort((u,c)=>u-c);return a<r?[i,l]:[l,i]});return H(
{...e,name:"",jumps:s})}function fe({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([u,c])=>c>u).length,l=[(0,Ye.amount)(t,"cells"),
(0,Ye.amount)(i,"ladders"),(0,Ye.amount)(o.length-i,"snakes"),typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&l.push("starts off th\
e board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var Tt=e=>({board:e,mode:"",code:null,trouble:""}),tr=["Draw","Write"],tn=2e4;function rn(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>tn?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function on(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),o=Uint8Array.
from(t,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function he({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){
let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("\
-")),...i.filter(Boolean)].join(".")}`}function Ze(e,t,o){let r=rn(o??""),n=tr.includes(t)?`&${t.toLowerCase()}`:"";return`${he(e)}${n}${r&&`&code=${r}`}`}var nn=e=>e.
includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function sn(e){let[t,...o]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(
`“${t}” is not a number of cells`);for(let n of o)if(/^\d+-\d+$/.test(n))r.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))r.die=nn(n.slice(
1));else if(n==="s0")r.start=0;else if(n==="c")r.chained=!0;else if(n==="bounce"||n==="win")r.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a\
 rule`);return H(r)}var an="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Ot(e){let t=new URLSearchParams(e.
slice(1)),[o,r]=[t.get("board"),t.get("code")],n=r?on(r):null,s={board:null,mode:"",code:n,trouble:""};if(o===null)return s;try{s.board=sn(o)}catch(i){let l=i.message;
return{...s,trouble:`The board in this link cannot be read: ${l}. ${an}`}}s.mode=tr.find(i=>t.has(i.toLowerCase()))??"";let a=o.split(".").find(i=>/^(\d+)-\1$/.
test(i));if(a){let[i]=a.split("-");s.trouble=`This link has a jump from cell ${i} to itself. It leads nowhere and was left out.`}else r&&n===null&&(s.trouble="T\
he code in this link cannot be read: the link was probably cut off when it was copied.");return s}var ln="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",cn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Xe=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return $t(ln);if(!o)
return $t(cn);let{home:n,core:s}=o;return Yt({...o,home:Ve(n),core:Ve(s)},r)},editor:()=>vt(e).then(()=>snlEditor),shelf:()=>vt(t).then(()=>snlShelf),step:async(r,n,s)=>snlStepper.
mount(r,n,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Ot(location.hash),set:(...r)=>history.replaceState(history.state,"",Ze(...r)),subscribe(r){let n=()=>Ot(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)}},page:!0});var P=S(F(),1),io=S(nr(),1);var B=S(F(),1),Se=S(ie(),1);var ne=S(F(),1),ar=S(et(),1),lr=S(tt(),1),At=e=>(0,ne.picture)(".face","-.19 -.19 .38 .38",(0,ar.elementOf)((0,lr.dieMark)([0,0],e))),rt=()=>(0,ne.el)("li.chip",
(0,ne.el)("span",{role:"img"}),(0,ne.el)("small"));function ot({children:[e,t]},o,r){e.ariaLabel!==`Roll ${o}`&&((0,ne.put)(e,"label",`Roll ${o}`),e.replaceChildren(
At(o))),(0,ne.write)(t,r)}var cr=S(ie(),1);var ge=e=>`${(0,cr.jumpKind)(e).kind} ${e.join("→")}`,dr=(e,t)=>H({...e,name:"",jumps:t}),st=(e,t)=>dr(e,e.jumps.filter(([o])=>o!==t)),nt=(e,t,o)=>dr(e,[...st(
e,t).jumps,[t,o]]);function ur(e,[t,o],r,n){let s=st(e,t);return r?nt(s,t,n):nt(s,n,o)}var Pt=({jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===
t)-+(o[0]===t));function mr(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=o);return H({...e,...t,name:"",jumps:r})}function pr(e){let t=[e],o=0;
return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){return o+=r,t[o]}}}function fr(e,t,o,r){let n=0,s=0,a=!1;function i({clientX:u,clientY:c}){let p=e.cellAt(u,c);!p||p===s||(s=p,a=!0,t(n,s))}function l(u){removeEventListener("poin\
termove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:c,clientX:p,clientY:m})=>{let f=e.cellAt(p,m);a=!1,!(u||!c||!f)&&(n=s=f,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var se=S(F(),1);var Ie=(e,t)=>(0,se.el)("label.setting",(0,se.el)("span",e),t),dn=[[1,"on cell 1"],[0,"off the board"]],un=[["stay","no move"],["bounce","bounce back"],["win","\
win"]],mn=[["","one"],["yes","as many as follow"]];function hr(e){let t=(0,se.el)("input.button",{type:"number",min:1,max:St,change:()=>e({cells:t.valueAsNumber})}),
o=(0,se.el)("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).
map(Number);e({die:a.length===1?a[0]:a})}}),r=(0,se.choice)("Start",dn,1,a=>e({start:Number(a)})),n=(0,se.choice)("Past the goal",un,"stay",a=>e({overshoot:a})),
s=(0,se.choice)("Jumps in a throw",mn,"",a=>e({chained:!!a}));return{node:(0,se.el)(".settings",Ie("Cells",t),Ie("Die",o),Ie("Start",r),Ie("Past the goal",n),Ie(
"Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.
chained?"yes":""}}}var G=S(F(),1);var gr=S(Ne(),1);function ye(e){return Array.isArray(e)?`[${e.map(ye).join(", ")}]`:JSON.stringify(e)}function Rt(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function pn({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function fn({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([c,p])=>`  "${c}": ${ye(p)}`).join(
`,
`)}
}
`}function hn(e){Rt("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ye(t)}
`}function gn(e){Rt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=(0,gr.range)(
t).map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Qe(t))o[s][a]=r.get(n)??-1;return`[${o.map(ye).join(`,
 `)}]
`}function bn(e){Rt("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Ee=[{name:"python",title:"Python: Board(...)",write:pn},{name:"json",title:"JSON",write:fn},{name:"move-array",title:"Move array, from 0",write:hn},{name:"\
grid",title:"LeetCode grid",write:gn},{name:"hackerrank",title:"HackerRank text",write:bn}];var br=["jumps","ladders","snakes","die","start","chained","overshoot"],wn=br.slice(0,3);function yn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function kn(e){let t=[""],o=0;for(let r of e)"([{".includes(r)&&(o+=1),")]}".includes(r)&&(o-=1),r===","&&!o?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function xn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let o={cells:void 0,jumps:[]};for(let[r,n]of kn(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(r>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(r>0&&!br.includes(s))throw new Error(`a board has no option ${s}`);
wn.includes(s)?o.jumps.push(...vn(a)):o[s]=wr(a)}return[o]}function wr(e){try{return yn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function vn(e){
let t=wr(e),o=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(o!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ye(o)}`);return t}var $n="format version name author source cells die start chained overshoot jumps".split(" ");function En(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!$n.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${o} ${r}`);return e}function yr(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ye(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function Sn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Qe(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===
-1?[]:[[r,e[n][s]]]);return{cells:t*t,jumps:o}}function Tn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let l=(t[o]??"").trim().split(
/\s+/);if(o+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[c]=r(1,`the number of ${l}s`);
if(c>100)throw new Error(`line ${o}: 100 cells have no room for ${c} ${l}s`);for(let p=0;p<c;p+=1){let m=r(2,`the two cells of a ${l}`);if((m[1]-m[0])*u<=0)throw new Error(
`line ${o}: ${m.join(" ")} is not a ${l}`);i.push(m)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);
return s}function On(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(
e),r=Array.isArray(o)?o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Sn(r)]:typeof r[0]=="object"?r.map(En):[yr(r)]}function it(e){
let t=e.trim(),o=/^-?\d/.test(t);if(t.startsWith("Board"))return xn(t).map(H);if(/^[[{]/.test(t))return On(t).map(H);if(o&&/[\r\n]/.test(t))return Tn(t).map(H);
if(o){let r=t.split(/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[H(yr(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function kr(e){let t,[o]=Ee,r=(0,G.el)("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),n=(0,G.el)("p.quiet",{role:"alert"}),s=(0,G.choice)(
"Notation",Ee.map(({title:c},p)=>[p,c]),0,c=>{o=Ee[Number(c)],a()});function a(){if(u.open){r.value=r.placeholder="",(0,G.write)(n,"");try{r.value=o.write(t).trim()}catch(c){
r.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!r.value.trim()){(0,G.write)(n,"There is no text to copy.");return}r.select();let c=await(0,G.copied)(
r.value);e.say(c?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){(0,G.write)(n,"There is no text to re\
ad. Paste one into the box: in any of these notations.");return}try{let c=it(r.value);e.use(c[0]);let p=`The text holds ${c.length} boards. This is the first.`;
(0,G.write)(n,c.length>1?p:"")}catch(c){(0,G.write)(n,`This cannot be read: ${c.message}.`)}}let u=(0,G.folded)("Copy or paste as text",(0,G.el)(".tools",s,(0,G.button)(
"Copy",null,i),(0,G.button)("Use this text","Read the board in the text",l)),r,n);return u.addEventListener("toggle",a),{node:u,show(c){t=c,a()}}}var xr=(e,t)=>({change:o=>nt(o,e,t),says:`Drawn: ${ge([e,t])}.`}),vr=(e,t,o)=>({change:r=>ur(r,e,t,o),says:`Moved: ${ge(e)} is now ${ge(t?[e[0],o]:[o,e[1]])}.`}),
$r=e=>({change:t=>st(t,e[0]),says:`Removed: ${ge(e)}.`}),An={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},Pn={change:e=>er(e),says:"Drawn at \
random."},jt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Mt(e){let t,o,r=null,n=null,s=!0,a=(0,B.el)("b.amount"),i=(0,B.el)("span.qu\
iet"),l=(0,B.el)("ol.thrown",{label:"A shortest route"}),u=(0,B.el)(".tools",{role:"group",label:"The jumps of the chosen cell"}),c=(0,B.button)("Undo","Ctrl+Z",
()=>e.go(-1)),p=(0,B.button)("Redo","Ctrl+Y",()=>e.go(1)),m=(0,B.button)("Random","Other jumps",()=>A(Pn)),f=(0,B.button)("Remove all jumps",null,()=>A(An)),g=(0,B.toggle)(
"Route","One of the shortest routes",h,s),w=hr(k=>A({change:j=>mr(j,k),says:""})),b=kr(e);function h(k){s=k,T()}function x({distance:k,predecessor:j,throws:R,route:_}){
t.paint({current:r,distance:k,predecessor:j,route:s,piece:!1}),(0,B.write)(a,R??"none"),(0,B.write)(i,R===null?"the goal is out of reach":(0,Se.amount)(R).replace(
/^\S+ /,"")),(0,B.fill)(l,_,rt,(X,[Q,,v])=>ot(X,Q,`to cell ${v}`))}let O=()=>Pt(t.board,r)[0];function T(){x(t);let k=O();t.light(k),t.hold(k??[]),u.replaceChildren(
...Pt(t.board,r).flatMap(E)),(0,B.put)(c,"aria-disabled",!e.can(-1)),(0,B.put)(p,"aria-disabled",!e.can(1))}function E(k){let j=(0,B.button)(`Remove ${ge(k)}`,"\
Delete",()=>A($r(k))),R=(0,Se.jumpKind)(k).ends.map((_,X)=>(0,B.button)(`Move its ${_}`,null,()=>{n={jump:k,end:X},e.say(`Choose the cell where the ${_} of ${ge(
k)} goes.`),t.cells.get(k[X])?.focus({preventScroll:!0})}));return[j,...R]}function A({change:k,says:j}){r=n=null;try{e.use(k(t.board)),e.say(`${j} ${jt(t.throws)}`.
trim())}catch(R){e.say((0,Se.sentence)(R.message)),w.show(t.board),T()}}function N(k,j){let R=O();return R?.includes(k)?vr(R,R.indexOf(k),j):xr(k,j)}function W(k,j){
let R=t.trial(N(k,j).change(t.board));x(R),e.say(`If you let go here: ${jt(R.throws)}`)}function $(){r=n=null,t.trial(t.board),T(),L()}let L=()=>e.say(`Drag fro\
m cell to cell to draw a ladder or a snake. ${jt(t.throws)}`);return{name:"Draw",under:(0,B.el)("p.quiet.hint","Drag, or choose a cell and then another one."),side:[
(0,B.el)(".score",(0,B.el)("p","Fewest ",a,i)),l,u,(0,B.el)(".tools",c,p,m,f,g),w.node,b.node],show(k){t=k,r=n=null,o=fr(t,W,(R,_)=>A(N(R,_)),$),w.show(t.board),
b.show(t.board),T(),L()},leave:()=>o.stop(),choose(k){if(!(!k||o.wasDrawing()))if(n)A(vr(n.jump,n.end,k));else if(r===k)$();else if(r!==null)A(xr(r,k));else{r=k,
T();let j=O(),R=j?` Or drag an end of ${ge(j)}.`:"";e.say(`From ${k}: choose the cell where a jump ends. Escape cancels.${R}`)}},key(k,{ctrlKey:j,metaKey:R,shiftKey:_,
altKey:X}){let Q=O();if(j||R){let v=k==="y"||_&&k==="Z"?1:k==="z"?-1:0;return v&&e.go(v),v!==0}if(k==="Escape"&&r!==null&&!X)$();else if((k==="Delete"||k==="Bac\
kspace")&&Q)A($r(Q));else return!1;return!0}}}var I=S(F(),1);var Tr=S(Sr(),1);function Te(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(
o()).find(([s])=>s===r);return n&&t.push((0,Tr.wholeMove)(e,o(),n)),n!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[n,{stand:s}]of t.
entries())r.set(s,n+1);return r}}}var Ar=S(et(),1),qe=S(F(),1),at=S(tt(),1),Pr={cells:2,start:1,columns:1,rows:2},Rr=(e,t)=>(0,qe.picture)("",e,...t.map(Ar.elementOf)),Or=(e,t)=>Rr("0 0.3 1 1.4",
(0,at.jumpMarks)(Pr,new Map([[e,t]]))),Rn={stay:"A throw past the goal does not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw pas\
t the goal reaches it."};function jr({jumps:e,chained:t,overshoot:o}){let r=t?", and on if another jump begins there.":".";return[[(0,qe.el)("span.key",{"data-k\
ey":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[Or(1,2),`Land on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>
a)&&[Or(2,1),`Land on the head of a snake and you slide to its tail${r}`],[Rr("0.3 0 0.8 0.6",[(0,at.goalMark)({...Pr,cells:1,rows:1})]),Rn[o]]].filter(s=>!!s).
map(s=>(0,qe.el)("li",s))}var lt=S(Wr(),1),Nr=S(et(),1),be=S(F(),1),Lr=S(Ne(),1),Ir=S(tt(),1),qr=S(Wt(),1);function Be({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(r.get(l)??0)+1;for(let c of o(l)){let p=c[2];r.has(
p)||(r.set(p,u),n.set(p,l),s.set(p,c),a.push(p))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var jn=1400;function ae(e){let t=(0,qr.rulesOf)(e),o=Be(t),r=(0,lt.makeBoard)({layout:Xt(e.cells),rules:t,label:`Board: ${fe(e)}`,waits:"in the range of one thr\
ow",unit:"throws",farthest:Math.max(...o.distance.values())}),n=o.route,{plan:s,cells:a,piece:i}=r,l=(0,be.svg)("g.sketch");r.top.prepend(l);let u=r.node.querySelector(
".s-jumps");return{...o,board:e,rules:t,plan:s,cells:a,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(c){let{near:p=[],move:m=null,
route:f=!1,piece:g=!0,...w}=c,b=[...p].map(x=>[x,""]),h={...lt.NOTHING,...w,frontier:b};r.paint(h,[],m,f?n:[]),i.stand(g?h.current:null)},walk(c){i.walk([c],jn,
()=>c.stand===e.cells&&r.celebrate())},rest:i.rest,trial(c){let p=new Map(c.jumps),m=new Set;for(let b of[...u?.children??[]]){let[h,x]=(b.getAttribute("data-en\
ds")??"").split(" ").map(Number);p.get(h)===x?m.add(h):b.remove()}let f=new Map(c.jumps.filter(([b])=>!m.has(b))),g=(0,Ir.jumpMarks)(s,f).map(Nr.elementOf);for(let b of g)
(0,be.flag)(b,"lit",!0);u?.append(...g),t.jumps.clear();for(let[b,h]of p)t.jumps.set(b,h);let w=Be(t);return n=w.route,w},light(c){for(let p of u?.children??[])
(0,be.flag)(p,"lit",p.getAttribute("data-ends")===c?.join(" "))},hold(c){let p=c.map(m=>{let[f,g]=(0,Lr.anchorOf)(s,m);return(0,be.svg)("circle",{cx:f,cy:g,r:.13,
style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});l.replaceChildren(...p)},cellAt(c,p){let f=r.node.getRootNode().elementFromPoint(c,p)?.closest(
"[data-cell]"),g=f&&r.node.contains(f)&&f.dataset.cell;return g?Number(g):null}}}var Oe=({columns:e,shape:t,node:o})=>(0,be.el)(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},o),Br=e=>new Set(e.map(([,t])=>t));var zr=S(ie(),1);var le=S(ie(),1);function Mn(e,t){let o=`You reached the goal in ${(0,le.amount)(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} e\
nough: can you find such a route?`}var Wn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Cn(e){return`Choose what the die shows${e.length<=9&&
e.at(-1)===e.length&&Wn()?` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Fr(e,t,o){let r=e.thrown.at(-1);if(!r)return e.won()?"Y\
ou start on the goal: no throw is needed.":Cn(o);let n=(0,le.moveInWords)(r);return e.won()?`${n} ${Mn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face \
moves you from here: undo.`}function Dr(e,t,{cells:o}){let r=`${(0,le.capital)((0,le.withArticle)(e))} from ${t}`;return t+e>o?`${r} would pass the goal: it doe\
s not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Hr(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"\
You start on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${(0,le.amount)(
e)}: ${o.join(", ")}.`}function Ct(e,t){let o,r,n=(0,I.el)(".dice",{role:"group",label:"Choose what the die shows"}),s=(0,I.el)("b.amount"),a=(0,I.el)("span.quiet"),i=(0,I.el)("b.amou\
nt"),l=(0,I.el)("ol.thrown.history",{label:"Your throws"}),u=(0,I.el)("ul.guide",{label:"How to play"}),c=(0,I.button)("Undo","Take the last throw back (Backspa\
ce)",x),p=(0,I.button)("Start again","Back to the start",O),m=(0,I.button)("Show the shortest route",null,T),f=!1;function g(){let{thrown:E}=r,A=r.moves(),N=f||
r.won();o.paint({current:r.at(),near:Br(A),distance:r.trail(),move:f?null:E.at(-1)??null,route:f});for(let W of n.children){let $=Number(W.dataset.face);(0,I.put)(
W,"aria-disabled",!A.some(([L])=>L===$))}(0,I.write)(s,E.length),(0,I.write)(a,E.length===1?"throw":"throws"),(0,I.write)(i,N?o.throws??"none":"?"),(0,I.fill)(l,
E,rt,(W,$)=>ot(W,$.face,(0,zr.landingInWords)($))),u.hidden=E.length>0;for(let W of[c,p])(0,I.put)(W,"aria-disabled",!E.length);(0,I.put)(m,"aria-pressed",`${f}`),
(0,I.put)(e.root,"data-won",r.won())}let w=()=>e.say(Fr(r,o.throws,o.faces));function b(E){if(r.won())return;let A=r.at();f=!1,r.throws(E)?(h(),o.walk(r.thrown[r.
thrown.length-1])):(g(),e.say(Dr(E,A,o.board)))}function h(){g(),w(),t?.(r.thrown.map(({face:E})=>E))}function x(){r.undo()&&h()}function O(){r.thrown.length&&(r=
Te(o.rules),f=!1,h())}function T(){f=!f,g(),f?e.say(Hr(o.throws,o.route)):w()}return{name:"Play",under:n,side:[(0,I.el)(".score",(0,I.el)("p","You ",s,a),(0,I.el)(
"p","Fewest ",i)),(0,I.el)(".tools",c,p,!t&&m),u,l],show(E){o=E,r=Te(o.rules),f=!1,u.replaceChildren(...jr(o.board)),n.replaceChildren(...o.faces.map(A=>{let N=(0,I.button)(
At(A),null,()=>b(A),`Throw ${A}`);return(0,I.put)(N,"data-face",A),N})),g(),w()},replay(E){let A=r;r=Te(o.rules);let N=E.every(W=>r.throws(W));return N||(r=A),g(),
w(),N},leave:()=>(0,I.put)(e.root,"data-won",null),choose(E){let A=r.moves(),N=A.find(([,W])=>W===E)??A.find(([,,W])=>W===E);N?b(N[0]):r.won()||e.say(`No throw \
leads from ${r.at()} to ${E}.`)},key(E,{ctrlKey:A,metaKey:N,altKey:W}){if(A||N||W)return!1;let $=Number(E);if(E==="Backspace")x();else if(E!==" "&&o.faces.includes(
$))b($);else return!1;return!0}}}var ht=S(_r(),1);var V=S(F(),1);var ee=S(F(),1);function Ae(e){let t=(0,ee.el)("span.strip.quiet",{role:"status"}),o=(0,ee.el)("span.clock.quiet",{"aria-hidden":"true"}),r=(0,ee.el)("progress",
{max:1,label:"Python is loading",hidden:""});return{clock:o,node:(0,ee.el)("span.progress",r,t),say(n,s=""){(0,ee.write)(t,n),s&&t.append((0,ee.el)("span.heard",
` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,(0,ee.write)(t,"")},loads({part:n,ready:s},a){r.hidden=s===!0,n!==void 0&&(0,ee.put)(r,"value",n),(0,ee.write)(
t,s?a:`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>(0,ee.write)(o,`${Math.round((performance.now()-n)/1e3)} s`),a=setInterval(s,
1e3);return s(),()=>{clearInterval(a),(0,ee.write)(o,""),r.hidden=!0}}}}var ke=["sessionStorage","localStorage"],Nn="This browser stores nothing here",Ln="The browser's storage is full";function ce(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Pe(e,t,o=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
o)),""}catch(r){return r.name==="QuotaExceededError"?Ln:Nn}}function Nt(e,t=ke){for(let o of t)try{window[o].removeItem(e)}catch{}}var[dt,ut]=["snl-workbench",1],Gr="download what you want to keep.",In=`Another version of the workbench has stored code here, which is left alone: ${Gr}`;function ct(e){
let t=ce(e,dt);return t?.version===ut&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var qn=e=>(ce(e,dt)?.version??ut)!==ut;function Ur(){let e=ke.
some(qn),t={version:ut,signature:"board",sources:{}},o=ct("sessionStorage")??ct("localStorage")??t;return{kept:o,store(r){if(e)return In;let n={...(ct("localSto\
rage")??o).sources};r in o.sources?n[r]=o.sources[r]:delete n[r];let s=Pe(dt,o,{...o,sources:n});return s&&`${s}: ${Gr}`},elsewhere:r=>ct("localStorage")?.sources[r]??
null,follow(r){let n=({key:s})=>s===dt&&r();return addEventListener("storage",n),()=>removeEventListener("storage",n)}}}var U=S(F(),1),Yr=S(Kr(),1),Bn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Qr({keeper:e,arrived:t,
open:o,text:r,heard:n}){let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l=!1,u="",c=null,p=(0,U.el)(".tools"),m=(0,U.el)(".tabs",{role:"\
group",label:"Program"}),f=()=>i.kind==="mine"||i.kind==="second",g=()=>({kind:l?"second":"mine"}),w=v=>v&&s.second||s.signature,b=v=>`${v?"2:":""}${w(v)}`;function h(){
let v=a.signatures.find(({name:d})=>d===w(l));return s.sources[b(l)]??v?.template??""}function x(){return f()?h():i.kind==="link"?t??"":a.programs.find(({name:v})=>v===
i.name)?.source??""}function O(v){i=v,f()&&l!==(i.kind==="second")&&(l=!l,c=null,T()),Q(),o(x(),!f())}function T(){let v=e.elsewhere(b(l));v!==h()&&(c=v)}function E(){
let[v,d]=[c,r()];A(v??""),O(g()),c=d,Q()}function A(v){s.sources[b(l)]=v,u=e.store(b(l))}function N(){delete s.sources[b(l)],u=e.store(b(l)),O(g())}function W(v){
l||(s.second=w(!0)),s[l?"second":"signature"]=v,u=e.store(b(l)),c=null,T(),O(g())}function $(){let v=`${i.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");(0,Yr.download)(
r(),"text/x-python",v)}function L(){l=!1,A(t??""),O({kind:"mine"})}function k(v,d,y=null){let M=(0,U.button)(v,y,()=>O({kind:d}));return(0,U.put)(M,"aria-presse\
d",`${d===i.kind}`),M}function j(v,d){let M=a.programs.filter(z=>z.kind===d).map(({name:z,title:Ue})=>(0,U.el)("option",{value:z},Ue)),q=(0,U.el)("optgroup",M);
return q.label=v,q}function R(){let v=(0,U.choice)("A program to look at",[["","Look at a program"]],"",d=>O(d?{kind:"program",name:d}:g()));return v.append(j("\
Algorithms","algorithm"),j("Mistakes","mistake")),v.value=i.name??"",(0,U.flag)(v,"chosen",i.kind==="program"),v}let _=()=>(0,U.button)("Download","As a file of\
 Python",$);function X(){let v=a.signatures.map(({name:q,title:z})=>[q,z]),d=(0,U.choice)("How it is called",v,w(l),W),y=(0,U.button)("Reset","Back to the begin\
ning of this signature",N),M=(0,U.button)("Other tab's code","Exchange it with the code here",E);return M.hidden=c===null,[d,y,_(),M]}function Q(){m.replaceChildren(
k("Mine","mine"),k("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[k("From the link","link")],R());let v=(0,U.button)("Make i\
t mine","Instead of what is there",L);f()?p.replaceChildren(...X()):p.replaceChildren(...i.kind==="link"?[v]:[],_())}return{node:(0,U.el)(".programs",m,p),kind:()=>i.
kind,isMine:f,trouble:()=>u||(c===null?"":Bn),end:e.follow(()=>{T(),Q(),n()}),show(v){a=v,T(),a.signatures.some(({name:d})=>d===s.signature)||(s.signature="boar\
d"),O(i)},changed(v){f()&&A(v)},question(){return i.name?{name:i.name}:{source:r(),signature:f()?w(l):null}},other(){let v=s.sources[b(!l)];return f()&&v?.trim()?
{source:v,signature:w(!l)}:null}}}var Lt=S(F(),1);function Re(e){let t=(0,Lt.el)(""),o=null;function r(){o?.then(({destroy:n})=>n()),o=null,t.replaceChildren()}return{node:t,clear:r,step(n){r();
let s=(0,Lt.el)("");t.append(s),o=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var C=S(F(),1),xe=S(ie(),1);var Fe=e=>e===null?"out of reach":(0,xe.amount)(e),Z=(e,t,...o)=>(0,C.el)(`.card.${e}`,{role:"group",label:t},(0,C.el)("b.card-title",t),o),te=e=>e&&(0,C.el)("p",
e),de=e=>e&&(0,C.el)("p.quiet",e),Zr=(e,t)=>(0,C.el)("p","Right is ",(0,C.el)("b",Fe(e)),", yours says ",(0,C.el)("b",Fe(t)),"."),Xr=e=>e?.words?.exception==="E\
OFError"&&"Nobody can answer input() here: use what the function is given.";function je(e,{point:t}){return e===null?null:(0,C.el)(".tools",(0,C.button)(`Show l\
ine ${e}`,null,()=>t(e)))}var mt=e=>(0,C.el)("a.button",{href:`${xt()}play.html${he(e)}&draw`},"Open this board in the workbench");function It(e,t){let o=H(e),r=ae(
o);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:o,node:Oe(r)}}function De(e,t){let{report:o}=e,r=`The b\
oards: ${o.boards[0].toLowerCase()}${o.boards.slice(1)}.`,n=o.notes.map(a=>de(`Note: ${a.says}.`));if(o.correct===!1)return Dn(e,o,[de(r),...n],t);if(o.correct)
return Fn(o,[de(r),...n]);let s=`${o.name} could not be judged`;return Z("open",s,te((0,xe.sentence)(o.finding.says)),...n)}var eo=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function Fn({name:e,proven:t,tested:o,tried:r},n){let s=(0,C.el)("p",(0,C.el)("b","Proven"),`, by playing every one: ${t}\
.`),a=(0,C.el)("p",(0,C.el)("b","Tested"),`, which proves nothing about others: ${o}.`),i=`${e} is right on every board that was tried`;return Z("right",i,s,o&&
a,de(`${eo({tried:r})}.`),...n)}function Dn({like:e,stepper:t},o,r,n){let{finding:s,expected:a,got:i,smallest:l}=o,{board:u,node:c}=It(o.board,s),p=t&&(0,C.button)(
"Step to the first difference",null,()=>n.step(t)),m=e.slice(0,2).map(({title:b,repair:h})=>`It answers like a known mistake: ${b}. The repair: ${h}`),f=typeof i==
"number"?null:i,g=[typeof i=="number"||i===null?Zr(a,i):te(`Right is ${Fe(a)}. Yours: ${i.says}.`),s.kind!==f?.kind&&te((0,xe.sentence)(s.says)),te(Xr(f)),...m.
map(de),de(`${fe(u)} · ${eo(o)}`),...r,(0,C.el)(".tools",p,n.draw(u))];return Z("wrong",`Wrong on this board${l?", the smallest there is":""}`,(0,C.el)(".exhib\
it",c,(0,C.el)(".told",g)))}function Hn({right:e,ended:t,throws:o,expected:r,finding:n,line:s},a){if(e)return Z("right",`Right on this board: ${Fe(o)}`,de("One \
board proves little. Check plays them all, smallest first."));let i=t==="returned";return Z("wrong",i?"Wrong on this board":"No answer on this board",i&&Zr(r,o),
n&&te((0,xe.sentence)(`${n.says}${s===null?"":`, in line ${s}`}`)),te(Xr(n)),je(s,a))}var zn=["program","throws","agrees","cells taken","edges","longest frontie\
r"];function Jn({comparison:{throws:e,rows:t}}){let o=t.map(i=>{let l=i.answered?[i.throws??"none",i.agrees?"yes":"no"]:["no answer","–"],u=[i.cells_taken,i.edges_looked_at,
i.longest_frontier],p=[...l,...u.map(m=>m??"–")].map(m=>(0,C.el)("td",`${m}`));return(0,C.el)("tr",(0,C.el)("th",{scope:"row"},i.algorithm),p)}),r=zn.map(i=>(0,C.el)(
"th",{scope:"col"},i)),n=(0,C.el)("table",(0,C.el)("thead",(0,C.el)("tr",r)),(0,C.el)("tbody",o)),s=t.map(({algorithm:i,first_difference:l})=>l&&de(`${i} first \
differs at cell ${l.cell}: ${l.finding.says}.`)),a=`On this board: ${Fe(e)}`;return Z("open",a,(0,C.scrolling)("","Comparison",n),...s)}var _n={board:"This boar\
d does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};function He({
what:e,says:t,line:o},r){let n=e==="stopped"?"open":"wrong",s=te((0,xe.sentence)(`${o===null?"":`line ${o}: `}${t}`));return Z(n,_n[e]??"That did not work",s,je(
o,r))}function qt({printed:e,more_printed:t}){if(!e?.length)return null;let o=e.map(({line:n,text:s})=>(0,C.el)(".print",(0,C.el)("span.quiet",n===null?"":`line\
 ${n}`),(0,C.el)("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return Z("open","It printed",(0,C.scrolling)(".printed","What it printe\
d",o),de(r))}function Gn(e,t){return e.kind==="failure"?He(e,t):e.of==="check"?De(e,t):e.of==="compare"?Jn(e):e.of==="solve"?Hn(e,t):null}var to=(e,t)=>[Gn(e,t),
qt(e)].filter(o=>!!o),ze=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",pt=e=>e[0]?.querySelector("p")?.textContent??"";var Un=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Vn="This code came with the link. It has not run, and runs only when\
 you press a button below.",ro="It runs …",Kn=()=>(0,V.el)("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function oo(e,t){
let o,r=null,n=!1,s=!1,a=!1,i=t.host(x),l=Ur(),u=t.store.get().code,c=(0,V.el)(".editor"),p=(0,V.el)("p.note.quiet"),m=Ae(i.size),f=(0,V.el)(".cards"),g=Re(t),w=(0,V.button)(
"Stop","End what is running",()=>i.stop()),b=Un.map(([$,L,k])=>(0,V.button)($,k,()=>N(L))),h=Qr({keeper:l,arrived:u,open:O,text:()=>r?.text()??"",heard:()=>T()});
function x($){a&&m.loads($,ro)}function O($,L){r?.open($,L),T()}function T(){let $=h.kind()==="link",L=h.isMine()?h.trouble():"";(0,V.write)(p,$?Vn:L||(i.refusal??
"")),(0,V.flag)(p,"strong",$)}async function E(){n=!0;try{let[{make:$},L]=await Promise.all([t.editor(),t.shelf()]);r=$(c,"Program",k=>{h.changed(k),T()}),h.show(
L)}catch($){(0,V.write)(p,`The editor cannot be loaded: ${$.message}`)}A()}function A(){for(let $ of b)(0,V.put)($,"aria-disabled",a||!r||!!i.refusal);w.hidden=
!a,(0,V.put)(f,"aria-busy",`${a}`),!s&&i.size&&m.say(`Python (${i.size}) loads at the first run.`)}async function N($){if(a||!r||i.refusal)return;s=a=!0,r.point(
null),f.replaceChildren(),g.clear(),m.say(ro),A();let L=$==="compare"?h.other():null,{board:k}=o,j={kind:$,program:h.question(),board:k,other:L},R=await i.ask(j,
_=>m.say(`${_} …`));a=!1,m.done(),A(),W(R)}function W($){let L=to($,{step:g.step,draw:R=>(0,V.button)("Move this board to Draw",null,()=>{e.use(R),e.enter("Dr\
aw")}),point(R){r?.point(R),r?.focus()}});($.kind==="result"&&$.of)==="compare"&&h.isMine()&&!h.other()&&L.push(Kn()),f.replaceChildren(...L),"line"in $&&$.line&&
r?.point($.line),f.scrollIntoView({block:"nearest"}),$.kind==="result"&&$.of==="trace"&&g.step($.stepper);let j=ze(L);e.say(j?`${j}. ${pt(L)}`:"Step through the\
 run below.")}return{name:"Write",under:(0,V.el)("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[h.node,p,c,(0,V.el)(".tools.acts",b,w,m.
node)],foot:[f],below:[g.node],show($){o=$,o.paint({piece:!1}),n||E(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},
key:()=>!1,end(){g.clear(),i.end(),h.end(),r?.destroy()},more:()=>h.isMine()?r?.text()??null:null,stays:()=>u}}var ft='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var no="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",so=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function Je(e,t,o){let{store:r,
page:n}=o,s=(t.gallery??[]).map(H),a=(0,P.el)("p.speaker",{role:"status"}),i=(0,P.el)("span.quiet"),l=(0,P.el)("p.trouble",{role:"alert"}),u=(0,P.el)(""),c=(0,P.el)(
".main",u),p=(0,P.el)(".side"),m=(0,P.el)(".stage",c,p),f=(0,P.el)(".foot"),g=(0,P.el)(""),w=(0,P.el)("",{class:"snl snl-workbench",role:"region",label:t.label??
"Workbench",tabindex:-1}),b={root:w,say:d=>(0,P.write)(a,d),use(d){x.add(d),k(d),L()},can:d=>x.can(d),go(d){x.can(d)&&(k(x.go(d)),L())},enter(d){j(O.find(y=>y.name===
d)??T),k(E.board),L()}},h=r.get(),x=pr(h.board??H(t.board)),O=t.only?[t.only==="Play"?Ct(b,o.played):Mt(b)]:[Ct(b),Mt(b),oo(b,o)],T=O.find(({name:d})=>d===h.mode)??
O[0],E=ae(x.now()),A=s.map(({name:d},y)=>[`${y}`,d]),N=(0,P.choice)("Board",[["","Your board"],...A],"",d=>{let y=s[Number(d)];d&&y&&b.use(y)}),W=(0,P.el)("inpu\
t.address",{readonly:"",label:"To copy",hidden:""});async function $(){let y=`${location.href.split("#")[0]}${Ze(E.board,T.name,T.more?.()??null)}`;W.value=y,W.
hidden=await(0,P.copied)(y),W.hidden||W.select(),b.say(W.hidden?"Copied: a link to this board.":"Copy the link from the field.")}function L(){let[d=null]=O.flatMap(
({stays:y})=>y?.()??[]);r.set({...E.board,name:""},T.name,d)}function k(d){let y=(0,ht.focusedWith)(u),M=u.contains(y)&&y?.dataset.cell;E.rest(),E=ae(d),u.replaceChildren(
E.node),(0,P.put)(m,"style",`--shape:${E.shape};--columns:${E.columns}`),(0,P.put)(w,"style",`--rows:${E.plan.rows}`),(0,P.write)(i,fe({...d,name:""}));let q=s.
findIndex(z=>he(z)===he(d));N.value=q<0?"":`${q}`,N.options[0].hidden=q>=0,W.hidden=!0,(0,P.write)(l,""),T.show(E),M&&E.cells.get(Number(M))?.focus({preventScroll:!0})}
function j(d){T.leave(),T=d;for(let[y,M]of R.entries())(0,P.put)(M,"aria-pressed",`${O[y]===T}`);(0,P.flag)(w,"drawing",T.name==="Draw"),(0,P.flag)(w,"writing",
T.name==="Write"),c.replaceChildren(u,T.under),p.replaceChildren((0,P.el)(".says",a),...T.side),f.replaceChildren(...T.foot??[]),g.replaceChildren(...T.below??[])}
let R=O.map(d=>(0,P.button)(d.name,null,()=>b.enter(d.name)));(0,io.hearCells)(w,d=>T.choose(d)),w.addEventListener("keydown",d=>{let y=d.target;so(d)&&d.stopPropagation(),
!y.matches(no)&&T.key(d.key,d)&&d.preventDefault()});function _(d){let y=d.composedPath()[0];if(d.defaultPrevented||!so(d)||!/^[1-9]$/.test(d.key)||y.closest(`${no}\
, .snl-stepper`))return;let{top:M,bottom:q}=u.getBoundingClientRect();q>0&&M<innerHeight&&T.key(d.key,d)&&d.preventDefault()}function X(){let{board:d,mode:y,trouble:M}=r.
get();d&&(he(d)!==he(E.board)||n)&&(x.add(d),j(O.find(q=>q.name===y)??T),k(d)),(0,P.write)(l,M)}n&&addEventListener("keydown",_);let Q=r.subscribe(X);w.append((0,P.el)(
".frame",(0,P.el)(".head",!t.only&&(0,P.el)(".modes",{role:"group",label:"What to do"},R),s.length>0&&(0,P.el)("label.board-of",(0,P.el)("span","Board"),N),i,n&&
(0,P.el)(".tools",(0,P.button)("Copy link","A link to this board",$),W)),l,m,f)),(0,P.flag)(w,"ready",!0),(0,P.flag)(w,"only",t.only),(0,P.flag)(w,"fixed",t.fixed);
let{remove:v}=(0,ht.shadowIn)(e,ft,w);return e.append(g),j(T),k(E.board),(0,P.write)(l,h.trouble),{show:k,replay:d=>T.replay?.(d)??!1,destroy(){removeEventListener(
"keydown",_),Q(),E.rest();for(let d of O)d.end?.();g.remove(),v()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=Ut(e);Je(e,t,Xe(t.files))}var Bt=1,Me="snl-exercise:",ao="Export what you want to keep.",Qn=`Another version of this book has stored something for this exercise, which is left alone. ${ao}`,
Zn=globalThis,lo=Zn.snlRecords??=new Map,co=e=>e?.version===Bt&&typeof e.source=="string"&&typeof e.solved=="boolean",Xn=(e,t)=>ce(e,Me+t)?.version>Bt;function ue(e){
let t=ke.map(r=>ce(r,Me+e)),o=[lo.get(e),...t].filter(r=>co(r));return o.length?{...o[0],solved:o.some(({solved:r})=>r)}:null}function uo(e){let t=ce("localStor\
age",Me+e);return co(t)?t.source:null}function Ft(e,t,o=!1){let r=ue(e),n={version:Bt,source:t,solved:o||(r?.solved??!1)};lo.set(e,n);let s=Xn("localStorage",e),
a=s?"":Pe(Me+e,n);return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),s?Qn:a&&`${a}. ${ao}`}function mo(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Me)&&e(t.slice(Me.
length),!0)})}var re=S(F(),1);var Dt="snl-cell:";function po({id:e,source:t}){for(let o of ke){let r=ce(o,Dt+e);if(r?.of===t&&typeof r.source=="string")return r.source}return t}function fo({
id:e,source:t},o){o===t?Nt(Dt+e):Pe(Dt+e,{of:t,source:o})}var K=S(F(),1);var wo=S(ie(),1);var es="script,style,link,meta,base,iframe,object,embed,form";function ho(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let o of t.querySelectorAll(
es))o.remove();for(let o of t.querySelectorAll("*"))for(let{name:r,value:n}of[...o.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(n))&&o.removeAttribute(r)}return[...t.childNodes]}function go(...e){let t=(0,K.el)("pre",e),o=(0,K.el)("",{class:"highlight"},
t);return(0,K.el)("",{class:"output text_plain notranslate"},o)}function ts(e){let t=ae(H(e));return t.paint({piece:!1}),Oe(t)}var bo=e=>(0,K.el)("",{class:"out\
put text_html"},e);function yo(e,t){let o=[...e.querySelectorAll("details.below-input, .cell_output")],r=(0,K.el)("",{class:"cell_output docutils container",hidden:""}),
n=Re(t);n.node.dataset.snl="",e.append(r);let s=[];function a(){for(let m of s)m.then(({destroy:f})=>f());s=[],n.clear(),r.replaceChildren()}function i(m){for(let f of o)
f.hidden=m;r.hidden=!m}function l(m,f){let g=(0,K.el)("",{"data-snl":""});r.append(bo(g)),s.push(t.step(g,m,{level:(0,K.levelIn)(r),...f}))}let u=m=>{let f=(0,K.el)(
"",{class:"snl snl-workbench snl-cell"},(0,K.el)(".cards",m));return(0,K.el)("",{class:"snl-host"},f)};function c(m,f){if(m.kind==="html"||m.kind==="svg"){let g=(0,K.el)(
"",{class:"output text_html"});return g.append(...ho(m.kind==="html"?m.html:m.svg)),g}if(m.kind==="code")return go(...ho(`<pre>${m.lines.join(`
`)}</pre>`));if(m.kind==="report"){let g={step:n.step,point:f,draw:mt};return r.append(u(De(m,g))),bo(n.node)}if(m.kind==="board")try{return u(ts(m.board))}catch{}
return m.text?go(document.createTextNode(m.text)):null}function p({exception:m,says:f,line:g,missing:w},b){let{runAbove:h}=b;if(!h)return Z("wrong",m,te(f&&(0,wo.sentence)(
f)),je(g,b));let x=(0,K.el)("p",(0,K.el)("code",w)," is made in a cell above, which has not run yet."),O=(0,K.button)("Run all above","And then this cell",h);return Z(
"open","Run the cells above first",x,(0,K.el)(".tools",O))}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(m,f){if(a(),
r.removeAttribute("aria-busy"),i(!0),m.kind==="failure"){m.what!=="stopped"&&r.append(u(He(m,f)));return}for(let g of m.shown)g.kind==="stepper"?l(g.payload,{predict:g.
predict,position:g.position??void 0}):r.append(c(g,f.point)??"");m.more_shown&&r.append((0,K.el)("p",`And ${m.more_shown.toLocaleString("en")} characters more.`)),
m.error&&r.append(u(p(m.error,f)))}}}var rs=e=>e.kind==="failure"?e.says:e.error?.exception??"",os={opensOn:()=>null,watcher:{loads(){},changes(){}},begins(){},ends(){}};function gt(e,t,o,{opensOn:r,
watcher:n,begins:s,ends:a}=os){let i={beginning:-1,code:""};return{title:e,source:o,done:()=>i.beginning===t.beginnings()&&i.code===o(),async run(){let l=o();s();
let c={kind:"cell",program:{source:l},opens_on:r()},p=await t.ask(n,c,()=>{}),m=rs(p);return i={beginning:m?-1:t.beginnings(),code:l},a(p),m}}}function bt(e,t,o,r,n,s){let a=null;async function i(){try{let{make:l}=await o();e.replaceChildren();let u=l(e,t,n);return u.open(r()),u}catch(l){return a=null,
s(`The editor cannot be loaded: ${l.message}.`),null}}return{open:()=>a??=i(),opened:()=>a,async close(){(await a)?.destroy(),a=null,e.replaceChildren()}}}var ns="Stopped. Python begins again, without the names of the cells that have run.";function ko(e,t,o,r,n,s){let i=e.parentElement.querySelector("div.highlight"),
l=po(t),u=Ae(n.size),c=yo(e.closest("div.cell"),r),p=(0,re.el)(".editor",{hidden:""}),m=d=>u.say(d),f=bt(p,o,r.editor,()=>l,k,m),g=(0,re.button)("Run","Run this\
 cell (Shift+Enter in the editor)",N),w=(0,re.button)("Edit","Open the editor",()=>R(!0)),b=(0,re.button)("Stop","End what is running",()=>n.stop()),h=(0,re.button)(
"Reset","Back to the code and the output of the lesson",X),x={loads:d=>u.loads(d,"Running …"),changes:A},T=gt(o,n,()=>l,{opensOn:()=>l===t.source&&t.opens_on||
null,watcher:x,begins:W,ends:$}),E=()=>{};function A(){(0,re.put)(g,"aria-disabled",!n.free()),b.hidden=!n.asks(x),h.hidden=!b.hidden||l===t.source&&!c.shown()}
async function N(){n.free()&&await T.run()}function W(){c.wait(),u.say("Running …"),E=u.count()}async function $(d){E();let y=d.kind==="failure",M=y?null:d.error,
q=M?.missing&&s().some(Ue=>!Ue.done()&&ss(Ue,M.missing??""));c.show(d,{runAbove:q?L:null,point:_});let z=y?d.line:M?.line;y?u.say(d.what==="stopped"?ns:d.says):
q?u.say("Run the cells above first."):M?u.say(`${M.exception}${z?` in line ${z}`:""}.`):u.say(d.shown.length?"Done.":"Done. This cell shows nothing."),A(),(await f.
opened())?.point(z??null)}async function L(){g.focus({preventScroll:!0});for(let d of s().filter(y=>!y.done())){u.say(`${d.title} runs …`);let y=await d.run();
if(y){u.say(`${d.title} has ended early: ${y}`);return}}await N()}function k(d){l=d,fo(t,l),A()}function j(d){i.hidden=d,p.hidden=!d,w.hidden=d}async function R(d){
w.hidden=!0;let y=await f.open();return j(!!y),d&&y?.focus(),y}async function _(d){(await R(!0))?.point(d)}async function X(){await Q(),u.say("As in the lesson."),
g.focus({preventScroll:!0})}async function Q(){await f.close(),j(!1),c.clear(),u.say(""),k(t.source)}p.addEventListener("keydown",d=>{d.key!=="Enter"||!d.shiftKey||
(d.preventDefault(),d.stopPropagation(),N())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&R(!0)});let v=(0,re.el)("",{class:"snl \
snl-workbench snl-cell",role:"group",label:o});return v.append(p,(0,re.el)(".tools.cellbar",g,b,w,h,u.clock,u.node)),e.classList.add("snl-host"),e.replaceChildren(
v),n.watch(x),addEventListener("snl-reset",Q),n.refusal&&(0,re.put)(g,"title",n.refusal),A(),l!==t.source&&R(!1),T}var ss=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,
"u").test(e.source());function xo(e,t,o){let r=0,n=[];e.forEach((s,a)=>{let{id:i,exercise:l,source:u}=s,c=document.querySelector(`[data-snl-cell="${i}"]`);if(c){r+=1;let p=()=>n.slice(
0,a);n.push(ko(c,s,`Cell ${r}`,t,o,p))}else{let p=()=>l&&ue(l)?.source||u,m=l?"The exercise above":"A cell above";n.push(gt(m,o,p))}})}var is=["stopped","late","died"];function vo(e){let t=[],o=null,r=!1,n=0,s=e.host(i=>o?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,free:()=>!o&&!s.refusal,asks:i=>o===i,beginnings:()=>n,stop:()=>s.stop(),watch:i=>t.push(i),async ask(i,l,u){o=i,r=!0,a();let c=await s.ask(
l,u);return o=null,c.kind==="failure"&&is.includes(c.what)&&(n+=1),a(),c}}}var D=S(F(),1);var me=S(F(),1);var wt=S(F(),1);var $o=e=>e.length-e.trimStart().length;var as=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),We=e=>as(e).map((t,o)=>o%2?(0,wt.el)(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Ht=e=>e.map(([t,o])=>t?(0,wt.el)("\
span",{class:t},o):o);function ls(e){let t=[],o=[t];for(let[r,n]of e)for(let[s,a]of n.split(`
`).entries())s&&o.push(t=[]),t.push([r,a]);return o}var Eo=e=>ls(e).map(t=>{let o=$o(t.map(([,r])=>r).join(""));return(0,wt.el)("span",{style:`--indent:${o+2}ch`},
Ht(t),`
`)});function So(e,{picture:t,stub:o,source:r},n,s,a){let i=r,l=(0,me.el)("pre.plain"),u=(0,me.button)("Edit","Open the editor",()=>w(!0)),c=(0,me.el)(".still",u,l),
p=(0,me.el)(".editor",c),m=bt(p,e,n,()=>i,g,a);c.addEventListener("click",()=>w(!0));function f(){l.replaceChildren(...Eo(i===o?t:[["",i]]))}function g(b){i=b,s(
b)}async function w(b=!1){(0,me.put)(u,"aria-disabled",!0);let h=await m.open();return(0,me.put)(u,"aria-disabled",!1),b&&h?.focus(),h}return f(),{node:p,text:()=>i,
replace(b){b!==i&&(g(b),f(),m.opened()?.then(h=>h?.replace(b)))},async point(b){(await(b===null?m.opened():w(!0)))?.point(b)}}}var ve=S(F(),1);var zt=S(F(),1),To=S(Wt(),1),_e=S(ie(),1);function pe(e,t){let o=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return o?o[1].replace(/#.*$/gm,"").trim():""}function we(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var yt=e=>`{${[...e].map(([t,o])=>`${t}: ${o}`).join(", ")}}`;var[cs]=Ee;function Oo({given:e,write:t,around:o},r,n,s){let a=(0,zt.el)(""),i=n(e.stub),l=()=>{},u={get:()=>Tt(i),set(m){i=m,t(r(i))},subscribe(m){return l=m,()=>{}}},
c=`Exercise ${e.number}: the board`;return Je(a,{board:i,only:"Draw",fixed:!s,label:c},{...o,store:u,page:!1}),{node:a,show(m){try{i=n(m)}catch{return!1}return l(),
!0}}}var Ao=e=>Oo(e,t=>`from snl_algos import Board

${e.given.defines} = ${cs.write(t)}`,t=>it(pe(t,e.given.defines))[0],!0),Po=e=>Oo(e,({jumps:t})=>`${e.given.defines} = ${yt(t)}`,t=>{let r=Object.entries(we(pe(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return H({...e.given.form.board,jumps:r})},!1);function Ro({given:e,write:t,around:o}){let{defines:r,form:n,number:s}=e,
a=(0,zt.el)(""),i=Tt(H(n.board)),l={get:()=>i,set(){},subscribe:()=>()=>{}},u=`Exercise ${s}: the board`,c=Je(a,{board:n.board,only:"Play",label:u},{...o,store:l,
page:!1,played:m=>t(`${r} = [${m.join(", ")}]`)});function p(m){let f=we(pe(m,r));return Array.isArray(f)&&f.every(Number.isInteger)?f:null}return{node:a,first:"\
Choose the first face.",judge(m){let f=p(m);return f?.length?ds(H(n.board),f):null},show(m){let f=p(m);return!!f&&c.replay(m===e.stub?[]:f)}}}function ds(e,t){let o=(0,To.rulesOf)(
e),r=Te(o);if(r.won()||!t.every(l=>r.throws(l)))return null;let n=r.won()&&t.length===Be(o).throws,s=`You reach the goal in ${(0,_e.amount)(t.length)}.`,a=n?s:r.
won()?`${s} Fewer are enough.`:`After ${(0,_e.amount)(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((l,u)=>`${u+1}. ${(0,_e.moveInWords)(
l)}`);return{passed:n,reason:a,details:i,board:null,report:null,line:null}}var Ce=S(F(),1),kt=S(Ne(),1);function jo({given:e,write:t}){let{defines:o,form:r,number:n}=e,s=H(r.board),a=ae(s);a.paint({piece:!1});let{plan:i,columns:l}=a,u=new Map((0,kt.numbersOf)(i).map(
g=>{let[w,b]=(0,kt.placeOf)(i,g),h=(0,Ce.el)("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${g}`,input:()=>t(`${o} = ${yt(c())}`)}),x=`grid-row\
:${i.rows-w};grid-column:${b+1}`,O=(0,Ce.el)("label.field",{style:x},(0,Ce.el)("span",`${g}`),h);return[g,{input:h,node:O}]})),c=()=>[...u].filter(([,{input:g}])=>/^\d+$/.
test(g.value.trim())).map(([g,{input:w}])=>[g,Number(w.value)]),p=`Exercise ${n}: the distances`,m=[...u.values()].map(({node:g})=>g),f=(0,Ce.el)(".fields",{role:"\
group",label:p,style:`--columns:${l}`},m);return{node:(0,Ce.el)(".distances",Oe(a),f),show(g){let w=we(pe(g,o));if(typeof w!="object"||!w||Object.keys(w).some(b=>!u.
has(Number(b))))return!1;for(let[b,{input:h}]of u){let x=`${w[b]??""}`;h.value.trim()!==x&&(h.value=x)}return!0}}}var Y=S(F(),1);function Mo({given:e,write:t}){let{defines:o}=e,{steps:r}=e.form,n=r.map(([c])=>c),s=n,a=new Map(r.map(([c,p])=>{let m=(0,Y.button)("↑",null,()=>l(c,-1),`Move\
 step ${c} up`),f=(0,Y.button)("↓",null,()=>l(c,1),`Move step ${c} down`),g=(0,Y.el)("span.words",(0,Y.el)("strong",`${c}.`)," ",We(p));return[c,{up:m,down:f,
node:(0,Y.el)("li.step",g,(0,Y.el)(".tools",m,f))}]})),i=(0,Y.el)("ol.steps",{label:"The steps, in your order"});function l(c,p){let m=s.indexOf(c);if(!s[m+p])return;
let f=[...s];[f[m],f[m+p]]=[f[m+p],f[m]],s=f,u(),a.get(c)?.[p<0?"up":"down"].focus(),t(`${o} = [${s.map(g=>`"${g}"`).join(", ")}]`)}function u(){s.forEach((c,p)=>{
let m=a.get(c);m&&((0,Y.put)(m.up,"aria-disabled",p===0),(0,Y.put)(m.down,"aria-disabled",p===s.length-1),i.append(m.node))})}return u(),{node:i,first:"Put the \
steps in order first.",show(c){let p=we(pe(c,o));return!Array.isArray(p)||`${[...p].sort()}`!=`${[...n].sort()}`?!1:(s=p,u(),!0)}}}function Wo({given:e,write:t}){
let{defines:o,name:r}=e,{steps:n}=e.form,s=n.map(([,i],l)=>{let u=()=>t(`${o} = ${l+1}`),c=(0,Y.el)("input",{type:"radio",name:`snl-${r}`,change:u}),p=(0,Y.el)(
"span.words",We(i));return{input:c,node:(0,Y.el)("label.step",c,(0,Y.el)("b",`${l+1}.`),p)}}),a=s.map(({node:i})=>i);return{node:(0,Y.el)(".steps",{role:"radiog\
roup",label:"The step that you choose"},a),first:"Choose a step first.",show(i){let l=i===e.stub?0:Number(we(pe(i,o)));return l!==0&&!s[l-1]?!1:(s.forEach(({input:u},c)=>{
u.checked=c===l-1}),!0)}}}var us={order:Mo,choice:Wo,board:Ao,jumps:Po,throws:Ro,distances:jo};function Co(e,t,o){let r=us[e.form.kind];if(!r)return null;let n="",s=!1,a=r({given:e,write:u,
around:o}),i=(0,ve.button)("","The Python that this writes",()=>{s=!s,c()}),l=(0,ve.el)(".reply",a.node,(0,ve.el)(".tools.swap",i),t.node);function u(p){n=p,t.replace(
p)}function c(){t.node.hidden=!s,i.textContent=s?"Hide the code":"As code",(0,ve.put)(i,"aria-expanded",`${s}`)}return c(),{node:l,missing:p=>p===e.stub?a.first:
"",judge:p=>a.judge?.(p)??null,show(p){p!==n&&(n=p,!(a.show(p)||s)&&(s=!0,c()))}}}var J=S(F(),1);function No({hints:e,solution_coloured:t,after:o},r){let n=(0,J.el)("",{class:"highlight"},(0,J.el)("pre",Ht(t))),s=o.map(h=>(0,J.el)("p",We(h))),a=(0,J.el)(".h\
elp",n,s),i=0,l=(0,J.el)("ol.hints",{label:"Hints"}),u=(0,J.el)(".asked",{role:"group",label:"The solution"}),c=(0,J.button)("Hint","A little help; there may be\
 more",m),p=(0,J.button)("Solution","Asks before it shows it",g);function m(){if(i===e.length)return;i+=1;let h=(0,J.el)("li",{tabindex:-1},(0,J.el)(".help",(0,J.el)(
"p",We(e[i-1]))));l.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),f()}function f(){let h=e.length-i,x=i?`Next hint (${h} left)`:"Hin\
t";c.textContent=h?x:"No more hints",(0,J.put)(c,"aria-disabled",!h)}function g(){let h=e.length-i,x=h?` There ${h===1?"is a hint":"are hints"} that you have no\
t seen.`:"",O=(0,J.button)("Show it",null,w),T=(0,J.el)(".tools",O,(0,J.button)("Not yet",null,b));u.replaceChildren((0,J.el)("p",`Do you want to see a solution\
?${x}`),T),O.focus()}function w(){let h=(0,J.button)("Use it","In the place of what you have",r),x=(0,J.el)(".tools",h,(0,J.button)("Hide it",null,b));u.replaceChildren(
(0,J.el)("b","A solution"),a,x),h.focus({preventScroll:!0}),u.scrollIntoView({block:"nearest"})}function b(){u.replaceChildren(),p.focus()}return f(),{buttons:[
c,p],nodes:[l,u]}}var Ge=S(F(),1);function ms(e,t){if(!e)return null;try{let{board:o,node:r}=It(e,null);return{node:r,words:fe(o),way:t.draw(o)}}catch{return null}}function ps({passed:e,reason:t,
board:o,details:r,line:n},s){let a=ms(o,s),i=[te(t),...r.map(te)],l=je(n,s),[u,c]=e?["right","Solved"]:["wrong","Not yet"];if(!a)return Z(u,c,...i,l);let p=[(0,Ge.el)(
"p.quiet",a.words),l,(0,Ge.el)(".tools",a.way)];return Z(u,c,(0,Ge.el)(".exhibit",a.node,(0,Ge.el)(".told",i,p)))}function Jt(e,t,{like:o,stepper:r}={like:[],stepper:null}){
let{report:n,passed:s,reason:a}=e;if(!n)return[ps(e,t)];let i=De({report:n,like:o,stepper:r},t);return a&&!s?[Z("wrong","Not yet",te(a)),i]:[i]}function Lo(e,t){
return[...e.kind==="failure"?[He(e,t)]:Jt(e.verdict,t,e),qt(e)].filter(r=>!!r)}var fs="Nothing is written yet.",hs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Io="It runs. A c\
all may take 1 second …",gs="The mark stays: another version of yours has solved it.";function qo(e,t,o,r){let{name:n,number:s,stub:a}=t,i=(0,D.el)("p.note.qu\
iet"),l=Ae(r.size),u=(0,D.el)("span.state"),c=(0,D.el)(".cards"),p=Re(o),m=No(t,()=>E(t.solution,"This is a solution.")),f=So(`Exercise ${s}`,{picture:t.stub_coloured,
stub:a,source:ue(n)?.source??a},o.editor,T,d=>(0,D.write)(i,d)),g=Co(t,f,o),w=(0,D.button)("Check","Run it and judge it",L),b=(0,D.button)("Stop","End what is r\
unning",()=>r.stop()),h=(0,D.button)("Reset","Back to how it was",()=>E(a,g?"":"Ctrl+Z in the editor brings your code back.")),x=null,O=(0,D.button)("Other tab'\
s answer","Exchange it with the answer here",N);O.hidden=!0;function T(d){d!==(ue(n)?.source??a)&&(0,D.write)(i,Ft(n,d)),g?.show(d)}function E(d,y){f.replace(d),
l.say(y)}function A(d,y){f.replace(y),d&&(c.replaceChildren(),p.clear(),l.say("As in the lesson."))}function N(){let[d,y]=[x,f.text()];x=y,f.replace(d??"")}let W={
loads:d=>l.loads(d,Io),changes:$};function $(){let d=ue(n)?.solved;(0,D.write)(u,d?"✓ Solved":"");let y=r.asks(W);(0,D.put)(w,"aria-disabled",!r.free()),b.hidden=
!y,(0,D.put)(c,"aria-busy",`${y}`),!r.begun()&&r.size?l.say(`Python (${r.size}) loads at the first check.`):!y&&l.said().startsWith("Python")&&l.say(""),r.refusal&&
(0,D.write)(i,r.refusal)}async function L(){if(!r.free())return;let d=f.text();if(!d.trim()){l.say(fs);return}f.point(null),c.replaceChildren(),p.clear();let y=g?.
missing(d);if(y){l.say(y);return}let M=g?.judge(d);if(M){R(d,M,Jt(M,j));return}let q=await k(d),z=q.kind==="failure"?q:q.verdict;R(d,z,Lo(q,j))}async function k(d){
l.say(Io);let y=l.count(),M={kind:"exercise",exercise:n,program:{source:d}},q=await r.ask(W,M,z=>l.say(`${z} …`));return y(),q}let j={step:p.step,draw:mt,point:d=>f.
point(d)};function R(d,y,M){let q="passed"in y&&y.passed;q&&(0,D.write)(i,Ft(n,d,!0)),c.replaceChildren(...M),$();let z=pt(M);q?l.say("Solved.",z):ue(n)?.solved?
l.say(`${ze(M)}. ${gs}`,z):l.say(`${ze(M)}.`,z),y.line&&!g&&f.point(y.line),c.scrollIntoView({block:"nearest"})}let _=(0,D.el)("",{class:"snl snl-workbench snl-\
exercise",role:"region",label:`Exercise ${s}: your answer`}),{clock:X}=l,Q=[w,b,X,...m.buttons,h,O,u,l.node],v=g?g.node:f.node;_.append((0,D.el)(".frame",v,i,(0,D.el)(
".tools.acts",Q),c,m.nodes)),e.replaceChildren(_,p.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),(0,D.put)(
e,"data-mounted",""),(0,D.flag)(_,"ready",!0),r.watch(W),g?.show(f.text()),mo((d,y)=>{if(d!==null&&d!==n)return;let M=ue(n),q=M?.source??a;!y&&q!==f.text()&&A(M===
null,q);let z=uo(n);y&&z!==null&&z!==f.text()&&(x=z,O.hidden=!1,(0,D.write)(i,hs)),$()}),$()}var Bo='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var Fo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';var Do=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";function Ho(){let e=document.createElement("style");e.textContent=`${Do}${ft}${Fo}${Bo}`,document.head.append(e)}var _t=document.querySelector("[data-snl-cells]");if(_t){Ho();let e=Xe(JSON.parse(_t.dataset.files??"null")),t=vo(e);for(let o of document.querySelectorAll("div\
[data-snl-exercise]"))qo(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);xo(JSON.parse(_t.textContent??"[]"),e,t)}})();
