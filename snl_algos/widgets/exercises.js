// built from web/ by `npm run build`
(()=>{var zo=Object.create;var Jt=Object.defineProperty;var Jo=Object.getOwnPropertyDescriptor;var _o=Object.getOwnPropertyNames;var Go=Object.getPrototypeOf,Uo=Object.prototype.hasOwnProperty;var oe=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}};var Vo=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of _o(t))!Uo.call(e,n)&&n!==o&&Jt(e,n,{get:()=>t[n],enumerable:!(r=Jo(t,n))||r.enumerable});
return e};var S=(e,t,o)=>(o=e!=null?zo(Go(e)):{},Vo(t||!e||!e.__esModule?Jt(o,"default",{value:e,enumerable:!0}):o,e));var ie=oe((Os,Kt)=>{Kt.exports=snlStepper.words});var Ne=oe((As,Yt)=>{Yt.exports=snlStepper.geometry});var D=oe((Ls,er)=>{er.exports=snlStepper.dom});var rr=oe((qs,tr)=>{tr.exports=snlStepper.grid});var Xe=oe((Is,or)=>{or.exports=snlStepper.drawing});var et=oe((Bs,nr)=>{nr.exports=snlStepper.marks});var $r=oe((ai,vr)=>{vr.exports=snlStepper.moves});var jr=oe((di,Rr)=>{Rr.exports=snlStepper.board});var jt=oe((ui,Mr)=>{Mr.exports=snlStepper.rules});var Jr=oe(($i,zr)=>{zr.exports=snlStepper.shadow});var Vr=oe((Ai,Ur)=>{Ur.exports=snlStepper.download});var _t=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var yt=()=>document.documentElement.dataset.content_root??"",Ue=e=>new URL(`${yt()}_static/${e}`,location.href).href;function kt(e){return new Promise((t,o)=>{let r=document.
createElement("script");r.src=Ue(e),r.onload=()=>t(),r.onerror=()=>o(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var Gt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Ut={format:"snl-workbench",version:2},Ve=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Yo={what:"stopped",says:"You stopped it."},Qo=e=>`${(e/1e6).toFixed(1)} MB`;function Vt(e,t){let o=null,r=!1,n=0,s,a,i=null;function l(){let h=URL.createObjectURL(
new Blob([Gt],{type:"text/javascript"})),x=new Worker(h,{type:"module"});x.onmessage=({data:T})=>x===o&&k(T),x.onerror=T=>x===o&&p(T.message),x.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),o=x,r=!1}function d(){clearTimeout(a),o?.terminate(),o=null}function c(h){clearTimeout(a);let{settle:x}=i??{};i=null,x?.(h)}
function m(){if(clearTimeout(a),i?.silent)return;let{seconds:h}=e,x=`It said nothing for ${h} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>u(
{what:"late",says:x}),1e3*h)}function u(h){d(),l(),c(Ve(h))}function p(h){r?u({what:"died",says:`Python itself broke, and begins again: ${h}`}):s?(s=null,d(),l()):
(d(),c(Ve({what:"died",says:`Python could not be loaded: ${h}`})))}function g(){!i||!r||(o?.postMessage({question:i.text}),m())}function k(h){h.memory?s=s===null?
null:h.memory:h.bytes?t({part:Math.min(1,h.bytes/e.bytes)}):h.ready?(r=!0,t({ready:r}),g()):h.failed?p(h.failed):h.said&&b(JSON.parse(h.said))}function b(h){h.id===
i?.id&&(m(),h.kind==="progress"?i.progress(h.says):c(h))}return{size:`up to ${Qo(e.weight)}`,refusal:null,ask(h,x){n+=1;let T=`${n}`;return new Promise(O=>{i={id:T,
text:JSON.stringify({...Ut,id:T,...h}),silent:h.kind==="cell",progress:x,settle:O},o||l(),g()})},stop:()=>i&&u(Yo),end:d}}var xt=e=>({size:null,refusal:e,ask:async()=>Ve(
{what:"died",says:e}),stop(){},end(){}});var Ke=S(ie(),1),$e=S(Ne(),1),$t=400,vt=20,Zo=["stay","bounce","win"];function Le(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t}\
 must be a whole number from ${o} to ${r}, not ${e}`);return Number(e)}function Xo(e){if(!Array.isArray(e))return Le(e,"the die",1,vt);if(!e.length||e.length>vt)
throw new Error(`a die in this page has 1 to ${vt} faces, not ${e.length}`);let t=e.map(r=>Le(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===
t[n-1]);if(o!==void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function en(e,t){if(!Array.isArray(t))throw new Error(
"the jumps must be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.
stringify(r)}`);let[n,s]=r;for(let i of r)Le(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}\
→${a} and ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function z(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,
overshoot:a="stay"}=e,i=Le(e.cells,"the number of cells",1,$t);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")
throw new Error(`chained must be true or false, not ${s}`);let l=Zo.find(d=>d===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);
return{name:t,cells:i,jumps:en(i,o),die:Xo(r),start:Le(n,"start",0,1),chained:s,overshoot:l}}function Qt(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**2<=2*e&&e%
o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Ye=e=>(0,$e.range)(e*e).map(t=>{let o={cells:e*e,start:1,columns:e,rows:e},[r,n]=(0,$e.placeOf)(
o,t+1);return{cell:t+1,row:e-1-r,column:n}});function Zt(e,t=Math.random){let o=(0,$e.range)(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),
Math.floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=(0,$e.range)(2*r).map(a=>{let[i,l]=[n(),n()].sort((d,c)=>d-c);return a<r?[i,l]:[l,i]});return z(
{...e,name:"",jumps:s})}function fe({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([d,c])=>c>d).length,l=[(0,Ke.amount)(t,"cells"),
(0,Ke.amount)(i,"ladders"),(0,Ke.amount)(o.length-i,"snakes"),typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&l.push("starts off th\
e board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var Et=e=>({board:e,mode:"",code:null,trouble:""}),Xt=["Draw","Write"],tn=2e4;function rn(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>tn?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function on(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),o=Uint8Array.
from(t,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function he({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){
let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("\
-")),...i.filter(Boolean)].join(".")}`}function Qe(e,t,o){let r=rn(o??""),n=Xt.includes(t)?`&${t.toLowerCase()}`:"";return`${he(e)}${n}${r&&`&code=${r}`}`}var nn=e=>e.
includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function sn(e){let[t,...o]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(
`“${t}” is not a number of cells`);for(let n of o)if(/^\d+-\d+$/.test(n))r.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))r.die=nn(n.slice(
1));else if(n==="s0")r.start=0;else if(n==="c")r.chained=!0;else if(n==="bounce"||n==="win")r.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a\
 rule`);return z(r)}var an="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function St(e){let t=new URLSearchParams(e.
slice(1)),[o,r]=[t.get("board"),t.get("code")],n=r?on(r):null,s={board:null,mode:"",code:n,trouble:""};if(o===null)return s;try{s.board=sn(o)}catch(i){let l=i.message;
return{...s,trouble:`The board in this link cannot be read: ${l}. ${an}`}}s.mode=Xt.find(i=>t.has(i.toLowerCase()))??"";let a=o.split(".").find(i=>/^(\d+)-\1$/.
test(i));if(a){let[i]=a.split("-");s.trouble=`This link has a jump from cell ${i} to itself. It leads nowhere and was left out.`}else r&&n===null&&(s.trouble="T\
he code in this link cannot be read: the link was probably cut off when it was copied.");return s}var ln="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",cn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Ze=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return xt(ln);if(!o)
return xt(cn);let{home:n,core:s}=o;return Vt({...o,home:Ue(n),core:Ue(s)},r)},editor:()=>kt(e).then(()=>snlEditor),shelf:()=>kt(t).then(()=>snlShelf),step:async(r,n,s)=>snlStepper.
mount(r,n,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>St(location.hash),set:(...r)=>history.replaceState(history.state,"",Qe(...r)),subscribe(r){let n=()=>St(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)}},page:!0});var P=S(D(),1),so=S(rr(),1);var F=S(D(),1),Se=S(ie(),1);var ne=S(D(),1),sr=S(Xe(),1),ir=S(et(),1),Tt=e=>(0,ne.picture)(".face","-.19 -.19 .38 .38",(0,sr.elementOf)((0,ir.dieMark)([0,0],e))),tt=()=>(0,ne.el)("li.chip",
(0,ne.el)("span",{role:"img"}),(0,ne.el)("small"));function rt({children:[e,t]},o,r){e.ariaLabel!==`Roll ${o}`&&((0,ne.put)(e,"label",`Roll ${o}`),e.replaceChildren(
Tt(o))),(0,ne.write)(t,r)}var ar=S(ie(),1);var ge=e=>`${(0,ar.jumpKind)(e).kind} ${e.join("→")}`,lr=(e,t)=>z({...e,name:"",jumps:t}),nt=(e,t)=>lr(e,e.jumps.filter(([o])=>o!==t)),ot=(e,t,o)=>lr(e,[...nt(
e,t).jumps,[t,o]]);function cr(e,[t,o],r,n){let s=nt(e,t);return r?ot(s,t,n):ot(s,n,o)}var Ot=({jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===
t)-+(o[0]===t));function dr(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=o);return z({...e,...t,name:"",jumps:r})}function ur(e){let t=[e],o=0;
return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){return o+=r,t[o]}}}function mr(e,{tries:t,draws:o,drops:r}){let n=0,s=0,a=!1;function i({clientX:d,clientY:c}){let m=e.cellAt(d,c);!m||m===s||(s=m,a=!0,t(n,s))}function l(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(d?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:c,clientX:m,clientY:u})=>{let p=e.cellAt(m,u);a=!1,!(d||!c||!p)&&(n=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var se=S(D(),1);var qe=(e,t)=>(0,se.el)("label.setting",(0,se.el)("span",e),t),dn=[[1,"on cell 1"],[0,"off the board"]],un=[["stay","no move"],["bounce","bounce back"],["win","\
win"]],mn=[["","one"],["yes","as many as follow"]];function pr(e){let t=(0,se.el)("input.button",{type:"number",min:1,max:$t,change:()=>e({cells:t.valueAsNumber})}),
o=(0,se.el)("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).
map(Number);e({die:a.length===1?a[0]:a})}}),r=(0,se.choice)("Start",dn,1,a=>e({start:Number(a)})),n=(0,se.choice)("Past the goal",un,"stay",a=>e({overshoot:a})),
s=(0,se.choice)("Jumps in a throw",mn,"",a=>e({chained:!!a}));return{node:(0,se.el)(".settings",qe("Cells",t),qe("Die",o),qe("Start",r),qe("Past the goal",n),qe(
"Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.
chained?"yes":""}}}var U=S(D(),1);var fr=S(Ne(),1);function ye(e){return Array.isArray(e)?`[${e.map(ye).join(", ")}]`:JSON.stringify(e)}function At(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function pn({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function fn({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([c,m])=>`  "${c}": ${ye(m)}`).join(
`,
`)}
}
`}function hn(e){At("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ye(t)}
`}function gn(e){At("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=(0,fr.range)(
t).map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ye(t))o[s][a]=r.get(n)??-1;return`[${o.map(ye).join(`,
 `)}]
`}function bn(e){At("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Ee=[{name:"python",title:"Python: Board(...)",write:pn},{name:"json",title:"JSON",write:fn},{name:"move-array",title:"Move array, from 0",write:hn},{name:"\
grid",title:"LeetCode grid",write:gn},{name:"hackerrank",title:"HackerRank text",write:bn}];var hr=["jumps","ladders","snakes","die","start","chained","overshoot"],wn=hr.slice(0,3);function yn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function kn(e){let t=[""],o=0;for(let r of e)"([{".includes(r)&&(o+=1),")]}".includes(r)&&(o-=1),r===","&&!o?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function xn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let o={cells:void 0,jumps:[]};for(let[r,n]of kn(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(r>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(r>0&&!hr.includes(s))throw new Error(`a board has no option ${s}`);
wn.includes(s)?o.jumps.push(...vn(a)):o[s]=gr(a)}return[o]}function gr(e){try{return yn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function vn(e){
let t=gr(e),o=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(o!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ye(o)}`);return t}var $n="format version name author source cells die start chained overshoot jumps".split(" ");function En(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!$n.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${o} ${r}`);return e}function br(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ye(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function Sn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Ye(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===
-1?[]:[[r,e[n][s]]]);return{cells:t*t,jumps:o}}function Tn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let l=(t[o]??"").trim().split(
/\s+/);if(o+=1,l.length!==a||!l.every(d=>/^\d+$/.test(d)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,d]of[["ladder",1],["snake",-1]]){let[c]=r(1,`the number of ${l}s`);
if(c>100)throw new Error(`line ${o}: 100 cells have no room for ${c} ${l}s`);for(let m=0;m<c;m+=1){let u=r(2,`the two cells of a ${l}`);if((u[1]-u[0])*d<=0)throw new Error(
`line ${o}: ${u.join(" ")} is not a ${l}`);i.push(u)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);
return s}function On(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(
e),r=Array.isArray(o)?o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Sn(r)]:typeof r[0]=="object"?r.map(En):[br(r)]}function st(e){
let t=e.trim(),o=/^-?\d/.test(t);if(t.startsWith("Board"))return xn(t).map(z);if(/^[[{]/.test(t))return On(t).map(z);if(o&&/[\r\n]/.test(t))return Tn(t).map(z);
if(o){let r=t.split(/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[z(br(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function wr(e){let t,[o]=Ee,r=(0,U.el)("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),n=(0,U.el)("p.quiet",{role:"alert"}),s=(0,U.choice)(
"Notation",Ee.map(({title:c},m)=>[m,c]),0,c=>{o=Ee[Number(c)],a()});function a(){if(d.open){r.value=r.placeholder="",(0,U.write)(n,"");try{r.value=o.write(t).trim()}catch(c){
r.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!r.value.trim()){(0,U.write)(n,"There is no text to copy.");return}r.select();let c=await(0,U.copied)(
r.value);e.say(c?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){(0,U.write)(n,"There is no text to re\
ad. Paste one into the box: in any of these notations.");return}try{let c=st(r.value);e.use(c[0]);let m=`The text holds ${c.length} boards. This is the first.`;
(0,U.write)(n,c.length>1?m:"")}catch(c){(0,U.write)(n,`This cannot be read: ${c.message}.`)}}let d=(0,U.folded)("Copy or paste as text",(0,U.el)(".tools",s,(0,U.button)(
"Copy",null,i),(0,U.button)("Use this text","Read the board in the text",l)),r,n);return d.addEventListener("toggle",a),{node:d,show(c){t=c,a()}}}var yr=(e,t)=>({change:o=>ot(o,e,t),says:`Drawn: ${ge([e,t])}.`}),kr=(e,t,o)=>({change:r=>cr(r,e,t,o),says:`Moved: ${ge(e)} is now ${ge(t?[e[0],o]:[o,e[1]])}.`}),
xr=e=>({change:t=>nt(t,e[0]),says:`Removed: ${ge(e)}.`}),An={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},Pn={change:e=>Zt(e),says:"Drawn at \
random."},Pt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Rt(e){let t,o,r=null,n=null,s=!0,a=(0,F.el)("b.amount"),i=(0,F.el)("span.qu\
iet"),l=(0,F.el)("ol.thrown",{label:"A shortest route"}),d=(0,F.el)(".tools",{role:"group",label:"The jumps of the chosen cell"}),c=(0,F.button)("Undo","Ctrl+Z",
()=>e.go(-1)),m=(0,F.button)("Redo","Ctrl+Y",()=>e.go(1)),u=(0,F.button)("Random","Other jumps",()=>R(Pn)),p=(0,F.button)("Remove all jumps",null,()=>R(An)),g=(0,F.toggle)(
"Route","One of the shortest routes",h,s),k=pr(w=>R({change:M=>dr(M,w),says:""})),b=wr(e);function h(w){s=w,O()}function x({distance:w,predecessor:M,throws:j,route:J}){
t.paint({current:r,distance:w,predecessor:M,route:s,piece:!1}),(0,F.write)(a,j??"none"),(0,F.write)(i,j===null?"the goal is out of reach":(0,Se.amount)(j).replace(
/^\S+ /,"")),(0,F.fill)(l,J,tt,(Z,[A,,y])=>rt(Z,A,`to cell ${y}`))}let T=()=>Ot(t.board,r)[0];function O(){x(t);let w=T();t.light(w),t.hold(w??[]),d.replaceChildren(
...Ot(t.board,r).flatMap(E)),(0,F.put)(c,"aria-disabled",!e.can(-1)),(0,F.put)(m,"aria-disabled",!e.can(1))}function E(w){let M=(0,F.button)(`Remove ${ge(w)}`,"\
Delete",()=>R(xr(w))),j=(0,Se.jumpKind)(w).ends.map((J,Z)=>(0,F.button)(`Move its ${J}`,null,()=>{n={jump:w,end:Z},e.say(`Choose the cell where the ${J} of ${ge(
w)} goes.`),t.cells.get(w[Z])?.focus({preventScroll:!0})}));return[M,...j]}function R({change:w,says:M}){r=n=null;try{e.use(w(t.board)),e.say(`${M} ${Pt(t.throws)}`.
trim())}catch(j){e.say((0,Se.sentence)(j.message)),k.show(t.board),O()}}function B(w,M){let j=T();return j?.includes(w)?kr(j,j.indexOf(w),M):yr(w,M)}function W(w,M){
let j=t.trial(B(w,M).change(t.board));x(j),e.say(`If you let go here: ${Pt(j.throws)}`)}function v(){r=n=null,t.trial(t.board),O(),L()}let L=()=>e.say(`Drag fro\
m cell to cell to draw a ladder or a snake. ${Pt(t.throws)}`);return{name:"Draw",under:(0,F.el)("p.quiet.hint","Drag, or choose a cell and then another one."),side:[
(0,F.el)(".score",(0,F.el)("p","Fewest ",a,i)),l,d,(0,F.el)(".tools",c,m,u,p,g),k.node,b.node],show(w){t=w,r=n=null,o=mr(t,{tries:W,draws:(j,J)=>R(B(j,J)),drops:v}),
k.show(t.board),b.show(t.board),O(),L()},leave:()=>o.stop(),choose(w){if(!(!w||o.wasDrawing()))if(n)R(kr(n.jump,n.end,w));else if(r===w)v();else if(r!==null)R(yr(
r,w));else{r=w,O();let M=T(),j=M?` Or drag an end of ${ge(M)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(w,{ctrlKey:M,
metaKey:j,shiftKey:J,altKey:Z}){let A=T();if(M||j){let y=w==="y"||J&&w==="Z"?1:w==="z"?-1:0;return y&&e.go(y),y!==0}if(w==="Escape"&&r!==null&&!Z)v();else if((w===
"Delete"||w==="Backspace")&&A)R(xr(A));else return!1;return!0}}}var q=S(D(),1);var Er=S($r(),1);function Te(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(
o()).find(([s])=>s===r);return n&&t.push((0,Er.wholeMove)(e,o(),n)),n!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[n,{stand:s}]of t.
entries())r.set(s,n+1);return r}}}var Tr=S(Xe(),1),Ie=S(D(),1),it=S(et(),1),Or={cells:2,start:1,columns:1,rows:2},Ar=(e,t)=>(0,Ie.picture)("",e,...t.map(Tr.elementOf)),Sr=(e,t)=>Ar("0 0.3 1 1.4",
(0,it.jumpMarks)(Or,new Map([[e,t]]))),Rn={stay:"A throw past the goal does not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw pas\
t the goal reaches it."};function Pr({jumps:e,chained:t,overshoot:o}){let r=t?", and on if another jump begins there.":".";return[[(0,Ie.el)("span.key",{"data-k\
ey":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[Sr(1,2),`Land on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>
a)&&[Sr(2,1),`Land on the head of a snake and you slide to its tail${r}`],[Ar("0.3 0 0.8 0.6",[(0,it.goalMark)({...Or,cells:1,rows:1})]),Rn[o]]].filter(s=>!!s).
map(s=>(0,Ie.el)("li",s))}var Wr=S(jr(),1),Cr=S(Xe(),1),be=S(D(),1),Nr=S(Ne(),1),Lr=S(et(),1),qr=S(jt(),1);function Be({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let d=(r.get(l)??0)+1;for(let c of o(l)){let m=c[2];r.has(
m)||(r.set(m,d),n.set(m,l),s.set(m,c),a.push(m))}}let i=[];for(let l=t,d=s.get(l);d;d=s.get(l))i.unshift(d),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var jn=1400;function ae(e){let t=(0,qr.rulesOf)(e),o=Be(t),r=(0,Wr.makeBoard)({layout:Qt(e.cells),rules:t,label:`Board: ${fe(e)}`,waits:"in the range of one thr\
ow",unit:"throws",farthest:Math.max(...o.distance.values())}),n=o.route,{plan:s,cells:a,piece:i}=r,l=(0,be.svg)("g.sketch");r.top.prepend(l);let d=r.node.querySelector(
".s-jumps");return{...o,board:e,rules:t,plan:s,cells:a,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(c){let{current:m=null,near:u=[],
distance:p,predecessor:g,move:k=null}=c,{route:b=!1,piece:h=!0}=c,x={current:m,frontier:[...u].map(T=>[T,""]),distance:p??new Map,predecessor:g??new Map,visited:new Map};
r.paint(x,[],k,b?n:[]),i.stand(h?m:null)},walk(c){i.walk([c],jn,()=>c.stand===e.cells&&r.celebrate())},rest:i.rest,trial(c){let m=new Map(c.jumps),u=new Set;for(let b of[
...d?.children??[]]){let[h,x]=(b.getAttribute("data-ends")??"").split(" ").map(Number);m.get(h)===x?u.add(h):b.remove()}let p=new Map(c.jumps.filter(([b])=>!u.has(
b))),g=(0,Lr.jumpMarks)(s,p).map(Cr.elementOf);for(let b of g)(0,be.flag)(b,"lit",!0);d?.append(...g),t.jumps.clear();for(let[b,h]of m)t.jumps.set(b,h);let k=Be(
t);return n=k.route,k},light(c){for(let m of d?.children??[])(0,be.flag)(m,"lit",m.getAttribute("data-ends")===c?.join(" "))},hold(c){let m=c.map(u=>{let[p,g]=(0,Nr.anchorOf)(
s,u);return(0,be.svg)("circle",{cx:p,cy:g,r:.13,style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});l.replaceChildren(...m)},cellAt(c,m){let p=r.
node.getRootNode().elementFromPoint(c,m)?.closest("[data-cell]"),g=p&&r.node.contains(p)&&p.dataset.cell;return g?Number(g):null}}}var Oe=({columns:e,shape:t,node:o})=>(0,be.el)(
".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},o),Ir=e=>new Set(e.map(([,t])=>t));var Hr=S(ie(),1);var le=S(ie(),1);function Mn(e,t){let o=`You reached the goal in ${(0,le.amount)(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} e\
nough: can you find such a route?`}var Wn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Cn(e){return`Choose what the die shows${e.length<=9&&
e.at(-1)===e.length&&Wn()?` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Br(e,t,o){let r=e.thrown.at(-1);if(!r)return e.won()?"Y\
ou start on the goal: no throw is needed.":Cn(o);let n=(0,le.moveInWords)(r);return e.won()?`${n} ${Mn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face \
moves you from here: undo.`}function Fr(e,t,{cells:o}){let r=`${(0,le.capital)((0,le.withArticle)(e))} from ${t}`;return t+e>o?`${r} would pass the goal: it doe\
s not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Dr(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"\
You start on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${(0,le.amount)(
e)}: ${o.join(", ")}.`}function Mt(e,t){let o,r,n=(0,q.el)(".dice",{role:"group",label:"Choose what the die shows"}),s=(0,q.el)("b.amount"),a=(0,q.el)("span.quiet"),i=(0,q.el)("b.amou\
nt"),l=(0,q.el)("ol.thrown.history",{label:"Your throws"}),d=(0,q.el)("ul.guide",{label:"How to play"}),c=(0,q.button)("Undo","Take the last throw back (Backspa\
ce)",x),m=(0,q.button)("Start again","Back to the start",T),u=(0,q.button)("Show the shortest route",null,O),p=!1;function g(){let{thrown:E}=r,R=r.moves(),B=p||
r.won();o.paint({current:r.at(),near:Ir(R),distance:r.trail(),move:p?null:E.at(-1)??null,route:p});for(let W of n.children){let v=Number(W.dataset.face);(0,q.put)(
W,"aria-disabled",!R.some(([L])=>L===v))}(0,q.write)(s,E.length),(0,q.write)(a,E.length===1?"throw":"throws"),(0,q.write)(i,B?o.throws??"none":"?"),(0,q.fill)(l,
E,tt,(W,v)=>rt(W,v.face,(0,Hr.landingInWords)(v))),d.hidden=E.length>0;for(let W of[c,m])(0,q.put)(W,"aria-disabled",!E.length);(0,q.put)(u,"aria-pressed",`${p}`),
(0,q.put)(e.root,"data-won",r.won())}let k=()=>e.say(Br(r,o.throws,o.faces));function b(E){if(r.won())return;let R=r.at();p=!1,r.throws(E)?(h(),o.walk(r.thrown[r.
thrown.length-1])):(g(),e.say(Fr(E,R,o.board)))}function h(){g(),k(),t?.(r.thrown.map(({face:E})=>E))}function x(){r.undo()&&h()}function T(){r.thrown.length&&(r=
Te(o.rules),p=!1,h())}function O(){p=!p,g(),p?e.say(Dr(o.throws,o.route)):k()}return{name:"Play",under:n,side:[(0,q.el)(".score",(0,q.el)("p","You ",s,a),(0,q.el)(
"p","Fewest ",i)),(0,q.el)(".tools",c,m,!t&&u),d,l],show(E){o=E,r=Te(o.rules),p=!1,d.replaceChildren(...Pr(o.board)),n.replaceChildren(...o.faces.map(R=>{let B=(0,q.button)(
Tt(R),null,()=>b(R),`Throw ${R}`);return(0,q.put)(B,"data-face",R),B})),g(),k()},replay(E){let R=r;r=Te(o.rules);let B=E.every(W=>r.throws(W));return B||(r=R),g(),
k(),B},leave:()=>(0,q.put)(e.root,"data-won",null),choose(E){let R=r.moves(),B=R.find(([,W])=>W===E)??R.find(([,,W])=>W===E);B?b(B[0]):r.won()||e.say(`No throw \
leads from ${r.at()} to ${E}.`)},key(E,{ctrlKey:R,metaKey:B,altKey:W}){if(R||B||W)return!1;let v=Number(E);if(E==="Backspace")x();else if(E!==" "&&o.faces.includes(
v))b(v);else return!1;return!0}}}var pt=S(Jr(),1);var K=S(D(),1);var ee=S(D(),1);function Ae(e){let t=(0,ee.el)("span.strip.quiet",{role:"status"}),o=(0,ee.el)("span.clock.quiet",{"aria-hidden":"true"}),r=(0,ee.el)("progress",
{max:1,label:"Python is loading",hidden:""});return{clock:o,node:(0,ee.el)("span.progress",r,t),say(n,s=""){(0,ee.write)(t,n),s&&t.append((0,ee.el)("span.heard",
` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,(0,ee.write)(t,"")},loads({part:n,ready:s},a){r.hidden=s===!0,n!==void 0&&(0,ee.put)(r,"value",n),(0,ee.write)(
t,s?a:`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>(0,ee.write)(o,`${Math.round((performance.now()-n)/1e3)} s`),a=setInterval(s,
1e3);return s(),()=>{clearInterval(a),(0,ee.write)(o,""),r.hidden=!0}}}}var ke=["sessionStorage","localStorage"],Nn="This browser stores nothing here",Ln="The browser's storage is full";function ce(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Pe(e,t,o=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
o)),""}catch(r){return r.name==="QuotaExceededError"?Ln:Nn}}function Wt(e,t=ke){for(let o of t)try{window[o].removeItem(e)}catch{}}var[lt,ct]=["snl-workbench",1],_r="download what you want to keep.",qn=`Another version of the workbench has stored code here, which is left alone: ${_r}`;function at(e){
let t=ce(e,lt);return t?.version===ct&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var In=e=>(ce(e,lt)?.version??ct)!==ct;function Gr(){let e=ke.
some(In),t={version:ct,signature:"board",sources:{}},o=at("sessionStorage")??at("localStorage")??t;return{kept:o,store(r){if(e)return qn;let n={...(at("localSto\
rage")??o).sources};r in o.sources?n[r]=o.sources[r]:delete n[r];let s=Pe(lt,o,{...o,sources:n});return s&&`${s}: ${_r}`},elsewhere:r=>at("localStorage")?.sources[r]??
null,follow(r){let n=({key:s})=>s===lt&&r();return addEventListener("storage",n),()=>removeEventListener("storage",n)}}}var V=S(D(),1),Kr=S(Vr(),1),Bn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Yr({keeper:e,arrived:t,
open:o,text:r,heard:n}){let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l=!1,d="",c=null,m=(0,V.el)(".tools"),u=(0,V.el)(".tabs",{role:"\
group",label:"Program"}),p=()=>i.kind==="mine"||i.kind==="second",g=()=>({kind:l?"second":"mine"}),k=y=>y&&s.second||s.signature,b=y=>`${y?"2:":""}${k(y)}`;function h(){
let y=a.signatures.find(({name:f})=>f===k(l));return s.sources[b(l)]??y?.template??""}function x(){return p()?h():i.kind==="link"?t??"":a.programs.find(({name:y})=>y===
i.name)?.source??""}function T(y){i=y,p()&&l!==(i.kind==="second")&&(l=!l,c=null,O()),A(),o(x(),!p())}function O(){let y=e.elsewhere(b(l));y!==h()&&(c=y)}function E(){
let[y,f]=[c,r()];R(y??""),T(g()),c=f,A()}function R(y){s.sources[b(l)]=y,d=e.store(b(l))}function B(){delete s.sources[b(l)],d=e.store(b(l)),T(g())}function W(y){
l||(s.second=k(!0)),s[l?"second":"signature"]=y,d=e.store(b(l)),c=null,O(),T(g())}function v(){let y=`${i.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");(0,Kr.download)(
r(),"text/x-python",y)}function L(){l=!1,R(t??""),T({kind:"mine"})}function w(y,f,$=null){let C=(0,V.button)(y,$,()=>T({kind:f}));return(0,V.put)(C,"aria-presse\
d",`${f===i.kind}`),C}function M(y,f){let C=a.programs.filter(G=>G.kind===f).map(({name:G,title:Ho})=>(0,V.el)("option",{value:G},Ho)),I=(0,V.el)("optgroup",C);
return I.label=y,I}function j(){let y=(0,V.choice)("A program to look at",[["","Look at a program"]],"",f=>T(f?{kind:"program",name:f}:g()));return y.append(M("\
Algorithms","algorithm"),M("Mistakes","mistake")),y.value=i.name??"",(0,V.flag)(y,"chosen",i.kind==="program"),y}let J=()=>(0,V.button)("Download","As a file of\
 Python",v);function Z(){let y=a.signatures.map(({name:I,title:G})=>[I,G]),f=(0,V.choice)("How it is called",y,k(l),W),$=(0,V.button)("Reset","Back to the begin\
ning of this signature",B),C=(0,V.button)("Other tab's code","Exchange it with the code here",E);return C.hidden=c===null,[f,$,J(),C]}function A(){u.replaceChildren(
w("Mine","mine"),w("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[w("From the link","link")],j());let y=(0,V.button)("Make i\
t mine","Instead of what is there",L);p()?m.replaceChildren(...Z()):m.replaceChildren(...i.kind==="link"?[y]:[],J())}return{node:(0,V.el)(".programs",u,m),kind:()=>i.
kind,isMine:p,trouble:()=>d||(c===null?"":Bn),end:e.follow(()=>{O(),A(),n()}),show(y){a=y,O(),a.signatures.some(({name:f})=>f===s.signature)||(s.signature="boar\
d"),T(i)},changed(y){p()&&R(y)},question(){return i.name?{name:i.name}:{source:r(),signature:p()?k(l):null}},other(){let y=s.sources[b(!l)];return p()&&y?.trim()?
{source:y,signature:k(!l)}:null}}}var Ct=S(D(),1);function Re(e){let t=(0,Ct.el)(""),o=null;function r(){o?.then(({destroy:n})=>n()),o=null,t.replaceChildren()}return{node:t,clear:r,step(n){r();
let s=(0,Ct.el)("");t.append(s),o=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var N=S(D(),1),xe=S(ie(),1);var Fe=e=>e===null?"out of reach":(0,xe.amount)(e),X=(e,t,...o)=>(0,N.el)(`.card.${e}`,{role:"group",label:t},(0,N.el)("b.card-title",t),o),te=e=>e&&(0,N.el)("p",
e),de=e=>e&&(0,N.el)("p.quiet",e),Qr=(e,t)=>(0,N.el)("p","Right is ",(0,N.el)("b",Fe(e)),", yours says ",(0,N.el)("b",Fe(t)),"."),Zr=e=>e?.words?.exception==="E\
OFError"&&"Nobody can answer input() here: use what the function is given.";function je(e,{point:t}){return e===null?null:(0,N.el)(".tools",(0,N.button)(`Show l\
ine ${e}`,null,()=>t(e)))}var dt=e=>(0,N.el)("a.button",{href:`${yt()}play.html${he(e)}&draw`},"Open this board in the workbench");function Nt(e,t){let o=z(e),r=ae(
o);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:o,node:Oe(r)}}function De(e,t){let{report:o}=e,r=`The b\
oards: ${o.boards[0].toLowerCase()}${o.boards.slice(1)}.`,n=o.notes.map(a=>de(`Note: ${a.says}.`));if(o.correct===!1)return Dn(e,o,[de(r),...n],t);if(o.correct)
return Fn(o,[de(r),...n]);let s=`${o.name} could not be judged`;return X("open",s,te((0,xe.sentence)(o.finding.says)),...n)}var Xr=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function Fn({name:e,proven:t,tested:o,tried:r},n){let s=(0,N.el)("p",(0,N.el)("b","Proven"),`, by playing every one: ${t}\
.`),a=(0,N.el)("p",(0,N.el)("b","Tested"),`, which proves nothing about others: ${o}.`),i=`${e} is right on every board that was tried`;return X("right",i,s,o&&
a,de(`${Xr({tried:r})}.`),...n)}function Dn({like:e,stepper:t},o,r,n){let{finding:s,expected:a,got:i,smallest:l}=o,{board:d,node:c}=Nt(o.board,s),m=t&&(0,N.button)(
"Step to the first difference",null,()=>n.step(t)),u=e.slice(0,2).map(({title:b,repair:h})=>`It answers like a known mistake: ${b}. The repair: ${h}`),p=typeof i==
"number"?null:i,g=[typeof i=="number"||i===null?Qr(a,i):te(`Right is ${Fe(a)}. Yours: ${i.says}.`),s.kind!==p?.kind&&te((0,xe.sentence)(s.says)),te(Zr(p)),...u.
map(de),de(`${fe(d)} · ${Xr(o)}`),...r,(0,N.el)(".tools",m,n.draw(d))];return X("wrong",`Wrong on this board${l?", the smallest there is":""}`,(0,N.el)(".exhib\
it",c,(0,N.el)(".told",g)))}function Hn({right:e,ended:t,throws:o,expected:r,finding:n,line:s},a){if(e)return X("right",`Right on this board: ${Fe(o)}`,de("One \
board proves little. Check plays them all, smallest first."));let i=t==="returned";return X("wrong",i?"Wrong on this board":"No answer on this board",i&&Qr(r,o),
n&&te((0,xe.sentence)(`${n.says}${s===null?"":`, in line ${s}`}`)),te(Zr(n)),je(s,a))}var zn=["program","throws","agrees","cells taken","edges","longest frontie\
r"];function Jn({comparison:{throws:e,rows:t}}){let o=t.map(i=>{let l=i.answered?[i.throws??"none",i.agrees?"yes":"no"]:["no answer","–"],d=[i.cells_taken,i.edges_looked_at,
i.longest_frontier],m=[...l,...d.map(u=>u??"–")].map(u=>(0,N.el)("td",`${u}`));return(0,N.el)("tr",(0,N.el)("th",{scope:"row"},i.algorithm),m)}),r=zn.map(i=>(0,N.el)(
"th",{scope:"col"},i)),n=(0,N.el)("table",(0,N.el)("thead",(0,N.el)("tr",r)),(0,N.el)("tbody",o)),s=t.map(({algorithm:i,first_difference:l})=>l&&de(`${i} first \
differs at cell ${l.cell}: ${l.finding.says}.`)),a=`On this board: ${Fe(e)}`;return X("open",a,(0,N.scrolling)("","Comparison",n),...s)}var _n={board:"This boar\
d does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};function He({
what:e,says:t,line:o},r){let n=e==="stopped"?"open":"wrong",s=te((0,xe.sentence)(`${o===null?"":`line ${o}: `}${t}`));return X(n,_n[e]??"That did not work",s,je(
o,r))}function Lt({printed:e,more_printed:t}){if(!e?.length)return null;let o=e.map(({line:n,text:s})=>(0,N.el)(".print",(0,N.el)("span.quiet",n===null?"":`line\
 ${n}`),(0,N.el)("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return X("open","It printed",(0,N.scrolling)(".printed","What it printe\
d",o),de(r))}function Gn(e,t){return e.kind==="failure"?He(e,t):e.of==="check"?De(e,t):e.of==="compare"?Jn(e):e.of==="solve"?Hn(e,t):null}var eo=(e,t)=>[Gn(e,t),
Lt(e)].filter(o=>!!o),ze=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",ut=e=>e[0]?.querySelector("p")?.textContent??"";var Un=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Vn="This code came with the link. It has not run, and runs only when\
 you press a button below.",to="It runs …",Kn=()=>(0,K.el)("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function ro(e,t){
let o,r=null,n=!1,s=!1,a=!1,i=t.host(x),l=Gr(),d=t.store.get().code,c=(0,K.el)(".editor"),m=(0,K.el)("p.note.quiet"),u=Ae(i.size),p=(0,K.el)(".cards"),g=Re(t),k=(0,K.button)(
"Stop","End what is running",()=>i.stop()),b=Un.map(([v,L,w])=>(0,K.button)(v,w,()=>B(L))),h=Yr({keeper:l,arrived:d,open:T,text:()=>r?.text()??"",heard:()=>O()});
function x(v){a&&u.loads(v,to)}function T(v,L){r?.open(v,L),O()}function O(){let v=h.kind()==="link",L=h.isMine()?h.trouble():"";(0,K.write)(m,v?Vn:L||(i.refusal??
"")),(0,K.flag)(m,"strong",v)}async function E(){n=!0;try{let[{make:v},L]=await Promise.all([t.editor(),t.shelf()]);r=v(c,"Program",w=>{h.changed(w),O()}),h.show(
L)}catch(v){(0,K.write)(m,`The editor cannot be loaded: ${v.message}`)}R()}function R(){for(let v of b)(0,K.put)(v,"aria-disabled",a||!r||!!i.refusal);k.hidden=
!a,(0,K.put)(p,"aria-busy",`${a}`),!s&&i.size&&u.say(`Python (${i.size}) loads at the first run.`)}async function B(v){if(a||!r||i.refusal)return;s=a=!0,r.point(
null),p.replaceChildren(),g.clear(),u.say(to),R();let L=v==="compare"?h.other():null,{board:w}=o,M={kind:v,program:h.question(),board:w,other:L},j=await i.ask(M,
J=>u.say(`${J} …`));a=!1,u.done(),R(),W(j)}function W(v){let L=eo(v,{step:g.step,draw:j=>(0,K.button)("Move this board to Draw",null,()=>{e.use(j),e.enter("Dr\
aw")}),point(j){r?.point(j),r?.focus()}});(v.kind==="result"&&v.of)==="compare"&&h.isMine()&&!h.other()&&L.push(Kn()),p.replaceChildren(...L),"line"in v&&v.line&&
r?.point(v.line),p.scrollIntoView({block:"nearest"}),v.kind==="result"&&v.of==="trace"&&g.step(v.stepper);let M=ze(L);e.say(M?`${M}. ${ut(L)}`:"Step through the\
 run below.")}return{name:"Write",under:(0,K.el)("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[h.node,m,c,(0,K.el)(".tools.acts",b,k,u.
node)],foot:[p],below:[g.node],show(v){o=v,o.paint({piece:!1}),n||E(),R(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},
key:()=>!1,end(){g.clear(),i.end(),h.end(),r?.destroy()},more:()=>h.isMine()?r?.text()??null:null,stays:()=>d}}var mt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var oo="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",no=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function Je(e,t,o){let{store:r,
page:n}=o,s=(t.gallery??[]).map(z),a=(0,P.el)("p.speaker",{role:"status"}),i=(0,P.el)("span.quiet"),l=(0,P.el)("p.trouble",{role:"alert"}),d=(0,P.el)(""),c=(0,P.el)(
".main",d),m=(0,P.el)(".side"),u=(0,P.el)(".stage",c,m),p=(0,P.el)(".foot"),g=(0,P.el)(""),k=(0,P.el)("",{class:"snl snl-workbench",role:"region",label:t.label??
"Workbench",tabindex:-1}),b={root:k,say:f=>(0,P.write)(a,f),use(f){x.add(f),w(f),L()},can:f=>x.can(f),go(f){x.can(f)&&(w(x.go(f)),L())},enter(f){M(T.find($=>$.name===
f)??O),w(E.board),L()}},h=r.get(),x=ur(h.board??z(t.board)),T=t.only?[t.only==="Play"?Mt(b,o.played):Rt(b)]:[Mt(b),Rt(b),ro(b,o)],O=T.find(({name:f})=>f===h.mode)??
T[0],E=ae(x.now()),R=s.map(({name:f},$)=>[`${$}`,f]),B=(0,P.choice)("Board",[["","Your board"],...R],"",f=>{let $=s[Number(f)];f&&$&&b.use($)}),W=(0,P.el)("inpu\
t.address",{readonly:"",label:"To copy",hidden:""});async function v(){let $=`${location.href.split("#")[0]}${Qe(E.board,O.name,O.more?.()??null)}`;W.value=$,W.
hidden=await(0,P.copied)($),W.hidden||W.select(),b.say(W.hidden?"Copied: a link to this board.":"Copy the link from the field.")}function L(){let[f=null]=T.flatMap(
({stays:$})=>$?.()??[]);r.set({...E.board,name:""},O.name,f)}function w(f){let $=(0,pt.focusedWith)(d),C=d.contains($)&&$?.dataset.cell;E.rest(),E=ae(f),d.replaceChildren(
E.node),(0,P.put)(u,"style",`--shape:${E.shape};--columns:${E.columns}`),(0,P.put)(k,"style",`--rows:${E.plan.rows}`),(0,P.write)(i,fe({...f,name:""}));let I=s.
findIndex(G=>he(G)===he(f));B.value=I<0?"":`${I}`,B.options[0].hidden=I>=0,W.hidden=!0,(0,P.write)(l,""),O.show(E),C&&E.cells.get(Number(C))?.focus({preventScroll:!0})}
function M(f){O.leave(),O=f;for(let[$,C]of j.entries())(0,P.put)(C,"aria-pressed",`${T[$]===O}`);(0,P.flag)(k,"drawing",O.name==="Draw"),(0,P.flag)(k,"writing",
O.name==="Write"),c.replaceChildren(d,O.under),m.replaceChildren((0,P.el)(".says",a),...O.side),p.replaceChildren(...O.foot??[]),g.replaceChildren(...O.below??[])}
let j=T.map(f=>(0,P.button)(f.name,null,()=>b.enter(f.name)));(0,so.hearCells)(k,f=>O.choose(f)),k.addEventListener("keydown",f=>{let $=f.target;no(f)&&f.stopPropagation(),
!$.matches(oo)&&O.key(f.key,f)&&f.preventDefault()});function J(f){let $=f.composedPath()[0];if(f.defaultPrevented||!no(f)||!/^[1-9]$/.test(f.key)||$.closest(`${oo}\
, .snl-stepper`))return;let{top:C,bottom:I}=d.getBoundingClientRect();I>0&&C<innerHeight&&O.key(f.key,f)&&f.preventDefault()}function Z(){let{board:f,mode:$,trouble:C}=r.
get();f&&(he(f)!==he(E.board)||n)&&(x.add(f),M(T.find(I=>I.name===$)??O),w(f)),(0,P.write)(l,C)}n&&addEventListener("keydown",J);let A=r.subscribe(Z);k.append((0,P.el)(
".frame",(0,P.el)(".head",!t.only&&(0,P.el)(".modes",{role:"group",label:"What to do"},j),s.length>0&&(0,P.el)("label.board-of",(0,P.el)("span","Board"),B),i,n&&
(0,P.el)(".tools",(0,P.button)("Copy link","A link to this board",v),W)),l,u,p)),(0,P.flag)(k,"ready",!0),(0,P.flag)(k,"only",t.only),(0,P.flag)(k,"fixed",t.fixed);
let{remove:y}=(0,pt.shadowIn)(e,mt,k);return e.append(g),M(O),w(E.board),(0,P.write)(l,h.trouble),{show:w,replay:f=>O.replay?.(f)??!1,destroy(){removeEventListener(
"keydown",J),A(),E.rest();for(let f of T)f.end?.();g.remove(),y()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=_t(e);Je(e,t,Ze(t.files))}var qt=1,Me="snl-exercise:",io="Export what you want to keep.",Qn=`Another version of this book has stored something for this exercise, which is left alone. ${io}`,
Zn=globalThis,ao=Zn.snlRecords??=new Map,lo=e=>e?.version===qt&&typeof e.source=="string"&&typeof e.solved=="boolean",Xn=(e,t)=>ce(e,Me+t)?.version>qt;function ue(e){
let t=ke.map(r=>ce(r,Me+e)),o=[ao.get(e),...t].filter(r=>lo(r));return o.length?{...o[0],solved:o.some(({solved:r})=>r)}:null}function co(e){let t=ce("localStor\
age",Me+e);return lo(t)?t.source:null}function It(e,t,o=!1){let r=ue(e),n={version:qt,source:t,solved:o||(r?.solved??!1)};ao.set(e,n);let s=Xn("localStorage",e),
a=s?"":Pe(Me+e,n);return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),s?Qn:a&&`${a}. ${io}`}function uo(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Me)&&e(t.slice(Me.
length),!0)})}var re=S(D(),1);var Bt="snl-cell:";function mo({id:e,source:t}){for(let o of ke){let r=ce(o,Bt+e);if(r?.of===t&&typeof r.source=="string")return r.source}return t}function po({
id:e,source:t},o){o===t?Wt(Bt+e):Pe(Bt+e,{of:t,source:o})}var Y=S(D(),1);var bo=S(ie(),1);var es="script,style,link,meta,base,iframe,object,embed,form";function fo(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let o of t.querySelectorAll(
es))o.remove();for(let o of t.querySelectorAll("*"))for(let{name:r,value:n}of[...o.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(n))&&o.removeAttribute(r)}return[...t.childNodes]}function ho(...e){let t=(0,Y.el)("pre",e),o=(0,Y.el)("",{class:"highlight"},
t);return(0,Y.el)("",{class:"output text_plain notranslate"},o)}function ts(e){let t=ae(z(e));return t.paint({piece:!1}),Oe(t)}var go=e=>(0,Y.el)("",{class:"out\
put text_html"},e);function wo(e,t){let o=[...e.querySelectorAll("details.below-input, .cell_output")],r=(0,Y.el)("",{class:"cell_output docutils container",hidden:""}),
n=Re(t);n.node.dataset.snl="",e.append(r);let s=[];function a(){for(let u of s)u.then(({destroy:p})=>p());s=[],n.clear(),r.replaceChildren()}function i(u){for(let p of o)
p.hidden=u;r.hidden=!u}function l(u,p){let g=(0,Y.el)("",{"data-snl":""});r.append(go(g)),s.push(t.step(g,u,{level:(0,Y.levelIn)(r),...p}))}let d=u=>{let p=(0,Y.el)(
"",{class:"snl snl-workbench snl-cell"},(0,Y.el)(".cards",u));return(0,Y.el)("",{class:"snl-host"},p)};function c(u,p){if(u.kind==="html"||u.kind==="svg"){let g=(0,Y.el)(
"",{class:"output text_html"});return g.append(...fo(u.kind==="html"?u.html:u.svg)),g}if(u.kind==="code")return ho(...fo(`<pre>${u.lines.join(`
`)}</pre>`));if(u.kind==="report"){let g={step:n.step,point:p,draw:dt};return r.append(d(De(u,g))),go(n.node)}if(u.kind==="board")try{return d(ts(u.board))}catch{}
return u.text?ho(document.createTextNode(u.text)):null}function m({exception:u,says:p,line:g,missing:k},b){let{runAbove:h}=b;if(!h)return X("wrong",u,te(p&&(0,bo.sentence)(
p)),je(g,b));let x=(0,Y.el)("p",(0,Y.el)("code",k)," is made in a cell above, which has not run yet."),T=(0,Y.button)("Run all above","And then this cell",h);return X(
"open","Run the cells above first",x,(0,Y.el)(".tools",T))}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(u,p){if(a(),
r.removeAttribute("aria-busy"),i(!0),u.kind==="failure"){u.what!=="stopped"&&r.append(d(He(u,p)));return}for(let g of u.shown)g.kind==="stepper"?l(g.payload,{predict:g.
predict,position:g.position??void 0}):r.append(c(g,p.point)??"");u.more_shown&&r.append((0,Y.el)("p",`And ${u.more_shown.toLocaleString("en")} characters more.`)),
u.error&&r.append(d(m(u.error,p)))}}}var rs=e=>e.kind==="failure"?e.says:e.error?.exception??"";function ft({title:e,bench:t,source:o,opensOn:r,watcher:n,begins:s,ends:a}){let i={loads(){},changes(){}},
l={beginning:-1,code:""};return{title:e,source:o,done:()=>l.beginning===t.beginnings()&&l.code===o(),async run(){let d=o();s?.();let c=r?.()??null,m={kind:"cell",
program:{source:d},opens_on:c},u=await t.ask(n??i,m,()=>{}),p=rs(u);return l={beginning:p?-1:t.beginnings(),code:d},a?.(u),p}}}function ht(e,t,o,{text:r,change:n,trouble:s}){let a=null;async function i(){try{let{make:l}=await o();e.replaceChildren();let d=l(e,t,n);return d.open(r()),d}catch(l){
return a=null,s(`The editor cannot be loaded: ${l.message}.`),null}}return{open:()=>a??=i(),opened:()=>a,async close(){(await a)?.destroy(),a=null,e.replaceChildren()}}}var os="Stopped. Python begins again, without the names of the cells that have run.";function yo(e,{given:t,title:o,around:r,bench:n,above:s}){let i=e.parentElement.
querySelector("div.highlight"),l=mo(t),d=Ae(n.size),c=wo(e.closest("div.cell"),r),m=(0,re.el)(".editor",{hidden:""}),u=ht(m,o,r.editor,{text:()=>l,change:v,trouble:A=>d.
say(A)}),p=(0,re.button)("Run","Run this cell (Shift+Enter in the editor)",E),g=(0,re.button)("Edit","Open the editor",()=>w(!0)),k=(0,re.button)("Stop","End wh\
at is running",()=>n.stop()),b=(0,re.button)("Reset","Back to the code and the output of the lesson",j),h={loads:A=>d.loads(A,"Running …"),changes:O},x=ft({title:o,
bench:n,source:()=>l,opensOn:()=>l===t.source&&t.opens_on||null,watcher:h,begins:R,ends:B}),T=()=>{};function O(){(0,re.put)(p,"aria-disabled",!n.free()),k.hidden=
!n.asks(h),b.hidden=!k.hidden||l===t.source&&!c.shown()}async function E(){n.free()&&await x.run()}function R(){c.wait(),d.say("Running …"),T=d.count()}async function B(A){
T();let y=A.kind==="failure",f=y?null:A.error,$=f?.missing&&s().some(I=>!I.done()&&ns(I,f.missing??""));c.show(A,{runAbove:$?W:null,point:M});let C=y?A.line:f?.
line;y?d.say(A.what==="stopped"?os:A.says):$?d.say("Run the cells above first."):f?d.say(`${f.exception}${C?` in line ${C}`:""}.`):d.say(A.shown.length?"Done.":
"Done. This cell shows nothing."),O(),(await u.opened())?.point(C??null)}async function W(){p.focus({preventScroll:!0});for(let A of s().filter(y=>!y.done())){d.
say(`${A.title} runs …`);let y=await A.run();if(y){d.say(`${A.title} has ended early: ${y}`);return}}await E()}function v(A){l=A,po(t,l),O()}function L(A){i.hidden=
A,m.hidden=!A,g.hidden=A}async function w(A){g.hidden=!0;let y=await u.open();return L(!!y),A&&y?.focus(),y}async function M(A){(await w(!0))?.point(A)}async function j(){
await J(),d.say("As in the lesson."),p.focus({preventScroll:!0})}async function J(){await u.close(),L(!1),c.clear(),d.say(""),v(t.source)}m.addEventListener("ke\
ydown",A=>{A.key!=="Enter"||!A.shiftKey||(A.preventDefault(),A.stopPropagation(),E())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&
w(!0)});let Z=(0,re.el)("",{class:"snl snl-workbench snl-cell",role:"group",label:o});return Z.append(m,(0,re.el)(".tools.cellbar",p,k,g,b,d.clock,d.node)),e.classList.
add("snl-host"),e.replaceChildren(Z),n.watch(h),addEventListener("snl-reset",J),n.refusal&&(0,re.put)(p,"title",n.refusal),O(),l!==t.source&&w(!1),x}var ns=(e,t)=>new RegExp(
`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function ko(e,t,o){let r=0,n=[];e.forEach((s,a)=>{let{id:i,exercise:l,source:d}=s,c=document.querySelector(`[data-snl-cell="${i}"]`);if(c){r+=1;let m=()=>n.slice(
0,a);n.push(yo(c,{given:s,title:`Cell ${r}`,around:t,bench:o,above:m}))}else{let m=()=>l&&ue(l)?.source||d,u=l?"The exercise above":"A cell above";n.push(ft({title:u,
bench:o,source:m}))}})}var ss=["stopped","late","died"];function xo(e){let t=[],o=null,r=!1,n=0,s=e.host(i=>o?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,free:()=>!o&&!s.refusal,asks:i=>o===i,beginnings:()=>n,stop:()=>s.stop(),watch:i=>t.push(i),async ask(i,l,d){o=i,r=!0,a();let c=await s.ask(
l,d);return o=null,c.kind==="failure"&&ss.includes(c.what)&&(n+=1),a(),c}}}var H=S(D(),1);var me=S(D(),1);var gt=S(D(),1);var vo=e=>e.length-e.trimStart().length;var is=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),We=e=>is(e).map((t,o)=>o%2?(0,gt.el)(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Ft=e=>e.map(([t,o])=>t?(0,gt.el)("\
span",{class:t},o):o);function as(e){let t=[],o=[t];for(let[r,n]of e)for(let[s,a]of n.split(`
`).entries())s&&o.push(t=[]),t.push([r,a]);return o}var $o=e=>as(e).map(t=>{let o=vo(t.map(([,r])=>r).join(""));return(0,gt.el)("span",{style:`--indent:${o+2}ch`},
Ft(t),`
`)});function Eo(e,{picture:t,stub:o,source:r},n,s,a){let i=r,l=(0,me.el)("pre.plain"),d=(0,me.button)("Edit","Open the editor",()=>k(!0)),c=(0,me.el)(".still",d,l),
m=(0,me.el)(".editor",c),u=ht(m,e,n,{text:()=>i,change:g,trouble:a});c.addEventListener("click",()=>k(!0));function p(){l.replaceChildren(...$o(i===o?t:[["",i]]))}
function g(b){i=b,s(b)}async function k(b=!1){(0,me.put)(d,"aria-disabled",!0);let h=await u.open();return(0,me.put)(d,"aria-disabled",!1),b&&h?.focus(),h}return p(),
{node:m,text:()=>i,replace(b){b!==i&&(g(b),p(),u.opened()?.then(h=>h?.replace(b)))},async point(b){(await(b===null?u.opened():k(!0)))?.point(b)}}}var ve=S(D(),1);var Dt=S(D(),1),So=S(jt(),1),_e=S(ie(),1);function pe(e,t){let o=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return o?o[1].replace(/#.*$/gm,"").trim():""}function we(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var bt=e=>`{${[...e].map(([t,o])=>`${t}: ${o}`).join(", ")}}`;var[ls]=Ee;function To({given:e,write:t,around:o},r,n,s){let a=(0,Dt.el)(""),i=n(e.stub),l=()=>{},d={get:()=>Et(i),set(u){i=u,t(r(i))},subscribe(u){return l=u,()=>{}}},
c=`Exercise ${e.number}: the board`;return Je(a,{board:i,only:"Draw",fixed:!s,label:c},{...o,store:d,page:!1}),{node:a,show(u){try{i=n(u)}catch{return!1}return l(),
!0}}}var Oo=e=>To(e,t=>`from snl_algos import Board

${e.given.defines} = ${ls.write(t)}`,t=>st(pe(t,e.given.defines))[0],!0),Ao=e=>To(e,({jumps:t})=>`${e.given.defines} = ${bt(t)}`,t=>{let r=Object.entries(we(pe(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return z({...e.given.form.board,jumps:r})},!1);function Po({given:e,write:t,around:o}){let{defines:r,form:n,number:s}=e,
a=(0,Dt.el)(""),i=Et(z(n.board)),l={get:()=>i,set(){},subscribe:()=>()=>{}},d=`Exercise ${s}: the board`,c=Je(a,{board:n.board,only:"Play",label:d},{...o,store:l,
page:!1,played:u=>t(`${r} = [${u.join(", ")}]`)});function m(u){let p=we(pe(u,r));return Array.isArray(p)&&p.every(Number.isInteger)?p:null}return{node:a,first:"\
Choose the first face.",judge(u){let p=m(u);return p?.length?cs(z(n.board),p):null},show(u){let p=m(u);return!!p&&c.replay(u===e.stub?[]:p)}}}function cs(e,t){let o=(0,So.rulesOf)(
e),r=Te(o);if(r.won()||!t.every(l=>r.throws(l)))return null;let n=r.won()&&t.length===Be(o).throws,s=`You reach the goal in ${(0,_e.amount)(t.length)}.`,a=n?s:r.
won()?`${s} Fewer are enough.`:`After ${(0,_e.amount)(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((l,d)=>`${d+1}. ${(0,_e.moveInWords)(
l)}`);return{passed:n,reason:a,details:i,board:null,report:null,line:null}}var Ce=S(D(),1),wt=S(Ne(),1);function Ro({given:e,write:t}){let{defines:o,form:r,number:n}=e,s=z(r.board),a=ae(s);a.paint({piece:!1});let{plan:i,columns:l}=a,d=new Map((0,wt.numbersOf)(i).map(
g=>{let[k,b]=(0,wt.placeOf)(i,g),h=(0,Ce.el)("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${g}`,input:()=>t(`${o} = ${bt(c())}`)}),x=`grid-row\
:${i.rows-k};grid-column:${b+1}`,T=(0,Ce.el)("label.field",{style:x},(0,Ce.el)("span",`${g}`),h);return[g,{input:h,node:T}]})),c=()=>[...d].filter(([,{input:g}])=>/^\d+$/.
test(g.value.trim())).map(([g,{input:k}])=>[g,Number(k.value)]),m=`Exercise ${n}: the distances`,u=[...d.values()].map(({node:g})=>g),p=(0,Ce.el)(".fields",{role:"\
group",label:m,style:`--columns:${l}`},u);return{node:(0,Ce.el)(".distances",Oe(a),p),show(g){let k=we(pe(g,o));if(typeof k!="object"||!k||Object.keys(k).some(b=>!d.
has(Number(b))))return!1;for(let[b,{input:h}]of d){let x=`${k[b]??""}`;h.value.trim()!==x&&(h.value=x)}return!0}}}var Q=S(D(),1);function jo({given:e,write:t}){let{defines:o}=e,{steps:r}=e.form,n=r.map(([c])=>c),s=n,a=new Map(r.map(([c,m])=>{let u=(0,Q.button)("↑",null,()=>l(c,-1),`Move\
 step ${c} up`),p=(0,Q.button)("↓",null,()=>l(c,1),`Move step ${c} down`),g=(0,Q.el)("span.words",(0,Q.el)("strong",`${c}.`)," ",We(m));return[c,{up:u,down:p,
node:(0,Q.el)("li.step",g,(0,Q.el)(".tools",u,p))}]})),i=(0,Q.el)("ol.steps",{label:"The steps, in your order"});function l(c,m){let u=s.indexOf(c);if(!s[u+m])return;
let p=[...s];[p[u],p[u+m]]=[p[u+m],p[u]],s=p,d(),a.get(c)?.[m<0?"up":"down"].focus(),t(`${o} = [${s.map(g=>`"${g}"`).join(", ")}]`)}function d(){s.forEach((c,m)=>{
let u=a.get(c);u&&((0,Q.put)(u.up,"aria-disabled",m===0),(0,Q.put)(u.down,"aria-disabled",m===s.length-1),i.append(u.node))})}return d(),{node:i,first:"Put the \
steps in order first.",show(c){let m=we(pe(c,o));return!Array.isArray(m)||`${[...m].sort()}`!=`${[...n].sort()}`?!1:(s=m,d(),!0)}}}function Mo({given:e,write:t}){
let{defines:o,name:r}=e,{steps:n}=e.form,s=n.map(([,i],l)=>{let d=()=>t(`${o} = ${l+1}`),c=(0,Q.el)("input",{type:"radio",name:`snl-${r}`,change:d}),m=(0,Q.el)(
"span.words",We(i));return{input:c,node:(0,Q.el)("label.step",c,(0,Q.el)("b",`${l+1}.`),m)}}),a=s.map(({node:i})=>i);return{node:(0,Q.el)(".steps",{role:"radiog\
roup",label:"The step that you choose"},a),first:"Choose a step first.",show(i){let l=i===e.stub?0:Number(we(pe(i,o)));return l!==0&&!s[l-1]?!1:(s.forEach(({input:d},c)=>{
d.checked=c===l-1}),!0)}}}var ds={order:jo,choice:Mo,board:Oo,jumps:Ao,throws:Po,distances:Ro};function Wo(e,t,o){let r=ds[e.form.kind];if(!r)return null;let n="",s=!1,a=r({given:e,write:d,
around:o}),i=(0,ve.button)("","The Python that this writes",()=>{s=!s,c()}),l=(0,ve.el)(".reply",a.node,(0,ve.el)(".tools.swap",i),t.node);function d(m){n=m,t.replace(
m)}function c(){t.node.hidden=!s,i.textContent=s?"Hide the code":"As code",(0,ve.put)(i,"aria-expanded",`${s}`)}return c(),{node:l,missing:m=>m===e.stub?a.first:
"",judge:m=>a.judge?.(m)??null,show(m){m!==n&&(n=m,!(a.show(m)||s)&&(s=!0,c()))}}}var _=S(D(),1);function Co({hints:e,solution_coloured:t,after:o},r){let n=(0,_.el)("",{class:"highlight"},(0,_.el)("pre",Ft(t))),s=o.map(h=>(0,_.el)("p",We(h))),a=(0,_.el)(".h\
elp",n,s),i=0,l=(0,_.el)("ol.hints",{label:"Hints"}),d=(0,_.el)(".asked",{role:"group",label:"The solution"}),c=(0,_.button)("Hint","A little help; there may be\
 more",u),m=(0,_.button)("Solution","Asks before it shows it",g);function u(){if(i===e.length)return;i+=1;let h=(0,_.el)("li",{tabindex:-1},(0,_.el)(".help",(0,_.el)(
"p",We(e[i-1]))));l.append(h),h.focus({preventScroll:!0}),h.scrollIntoView({block:"nearest"}),p()}function p(){let h=e.length-i,x=i?`Next hint (${h} left)`:"Hin\
t";c.textContent=h?x:"No more hints",(0,_.put)(c,"aria-disabled",!h)}function g(){let h=e.length-i,x=h?` There ${h===1?"is a hint":"are hints"} that you have no\
t seen.`:"",T=(0,_.button)("Show it",null,k),O=(0,_.el)(".tools",T,(0,_.button)("Not yet",null,b));d.replaceChildren((0,_.el)("p",`Do you want to see a solution\
?${x}`),O),T.focus()}function k(){let h=(0,_.button)("Use it","In the place of what you have",r),x=(0,_.el)(".tools",h,(0,_.button)("Hide it",null,b));d.replaceChildren(
(0,_.el)("b","A solution"),a,x),h.focus({preventScroll:!0}),d.scrollIntoView({block:"nearest"})}function b(){d.replaceChildren(),m.focus()}return p(),{buttons:[
c,m],nodes:[l,d]}}var Ge=S(D(),1);function us(e,t){if(!e)return null;try{let{board:o,node:r}=Nt(e,null);return{node:r,words:fe(o),way:t.draw(o)}}catch{return null}}function ms({passed:e,reason:t,
board:o,details:r,line:n},s){let a=us(o,s),i=[te(t),...r.map(te)],l=je(n,s),[d,c]=e?["right","Solved"]:["wrong","Not yet"];if(!a)return X(d,c,...i,l);let m=[(0,Ge.el)(
"p.quiet",a.words),l,(0,Ge.el)(".tools",a.way)];return X(d,c,(0,Ge.el)(".exhibit",a.node,(0,Ge.el)(".told",i,m)))}function Ht(e,t,{like:o,stepper:r}={like:[],stepper:null}){
let{report:n,passed:s,reason:a}=e;if(!n)return[ms(e,t)];let i=De({report:n,like:o,stepper:r},t);return a&&!s?[X("wrong","Not yet",te(a)),i]:[i]}function No(e,t){
return[...e.kind==="failure"?[He(e,t)]:Ht(e.verdict,t,e),Lt(e)].filter(r=>!!r)}var ps="Nothing is written yet.",fs="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Lo="It runs. A c\
all may take 1 second …",hs="The mark stays: another version of yours has solved it.";function qo(e,t,o,r){let{name:n,number:s,stub:a}=t,i=(0,H.el)("p.note.qu\
iet"),l=Ae(r.size),d=(0,H.el)("span.state"),c=(0,H.el)(".cards"),m=Re(o),u=Co(t,()=>E(t.solution,"This is a solution.")),p=Eo(`Exercise ${s}`,{picture:t.stub_coloured,
stub:a,source:ue(n)?.source??a},o.editor,O,f=>(0,H.write)(i,f)),g=Wo(t,p,o),k=(0,H.button)("Check","Run it and judge it",L),b=(0,H.button)("Stop","End what is r\
unning",()=>r.stop()),h=(0,H.button)("Reset","Back to how it was",()=>E(a,g?"":"Ctrl+Z in the editor brings your code back.")),x=null,T=(0,H.button)("Other tab'\
s answer","Exchange it with the answer here",B);T.hidden=!0;function O(f){f!==(ue(n)?.source??a)&&(0,H.write)(i,It(n,f)),g?.show(f)}function E(f,$){p.replace(f),
l.say($)}function R(f,$){p.replace($),f&&(c.replaceChildren(),m.clear(),l.say("As in the lesson."))}function B(){let[f,$]=[x,p.text()];x=$,p.replace(f??"")}let W={
loads:f=>l.loads(f,Lo),changes:v};function v(){let f=ue(n)?.solved;(0,H.write)(d,f?"✓ Solved":"");let $=r.asks(W);(0,H.put)(k,"aria-disabled",!r.free()),b.hidden=
!$,(0,H.put)(c,"aria-busy",`${$}`),!r.begun()&&r.size?l.say(`Python (${r.size}) loads at the first check.`):!$&&l.said().startsWith("Python")&&l.say(""),r.refusal&&
(0,H.write)(i,r.refusal)}async function L(){if(!r.free())return;let f=p.text();if(!f.trim()){l.say(ps);return}p.point(null),c.replaceChildren(),m.clear();let $=g?.
missing(f);if($){l.say($);return}let C=g?.judge(f);if(C){j(f,C,Ht(C,M));return}let I=await w(f),G=I.kind==="failure"?I:I.verdict;j(f,G,No(I,M))}async function w(f){
l.say(Lo);let $=l.count(),C={kind:"exercise",exercise:n,program:{source:f}},I=await r.ask(W,C,G=>l.say(`${G} …`));return $(),I}let M={step:m.step,draw:dt,point:f=>p.
point(f)};function j(f,$,C){let I="passed"in $&&$.passed;I&&(0,H.write)(i,It(n,f,!0)),c.replaceChildren(...C),v();let G=ut(C);I?l.say("Solved.",G):ue(n)?.solved?
l.say(`${ze(C)}. ${hs}`,G):l.say(`${ze(C)}.`,G),$.line&&!g&&p.point($.line),c.scrollIntoView({block:"nearest"})}let J=(0,H.el)("",{class:"snl snl-workbench snl-\
exercise",role:"region",label:`Exercise ${s}: your answer`}),{clock:Z}=l,A=[k,b,Z,...u.buttons,h,T,d,l.node],y=g?g.node:p.node;J.append((0,H.el)(".frame",y,i,(0,H.el)(
".tools.acts",A),c,u.nodes)),e.replaceChildren(J,m.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),(0,H.put)(
e,"data-mounted",""),(0,H.flag)(J,"ready",!0),r.watch(W),g?.show(p.text()),uo((f,$)=>{if(f!==null&&f!==n)return;let C=ue(n),I=C?.source??a;!$&&I!==p.text()&&R(C===
null,I);let G=co(n);$&&G!==null&&G!==p.text()&&(x=G,T.hidden=!1,(0,H.write)(i,fs)),v()}),v()}var Io='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var Bo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';var Fo=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";function Do(){let e=document.createElement("style");e.textContent=`${Fo}${mt}${Bo}${Io}`,document.head.append(e)}var zt=document.querySelector("[data-snl-cells]");if(zt){Do();let e=Ze(JSON.parse(zt.dataset.files??"null")),t=xo(e);for(let o of document.querySelectorAll("div\
[data-snl-exercise]"))qo(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);ko(JSON.parse(zt.textContent??"[]"),e,t)}})();
