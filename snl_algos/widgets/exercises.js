// built from web/ by `npm run build`
(()=>{var Go=Object.create;var Gt=Object.defineProperty;var Uo=Object.getOwnPropertyDescriptor;var Vo=Object.getOwnPropertyNames;var Ko=Object.getPrototypeOf,Qo=Object.prototype.hasOwnProperty;var ne=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}};var Yo=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Vo(t))!Qo.call(e,n)&&n!==o&&Gt(e,n,{get:()=>t[n],enumerable:!(r=Uo(t,n))||r.enumerable});
return e};var $=(e,t,o)=>(o=e!=null?Go(Ko(e)):{},Yo(t||!e||!e.__esModule?Gt(o,"default",{value:e,enumerable:!0}):o,e));var ae=ne((Cs,Zt)=>{Zt.exports=snlStepper.words});var Ee=ne((Ns,Xt)=>{Xt.exports=snlStepper.geometry});var B=ne((zs,or)=>{or.exports=snlStepper.dom});var sr=ne((Js,nr)=>{nr.exports=snlStepper.grid});var Xe=ne((_s,ir)=>{ir.exports=snlStepper.drawing});var et=ne((Gs,ar)=>{ar.exports=snlStepper.marks});var Or=ne((fi,Tr)=>{Tr.exports=snlStepper.moves});var Br=ne(($i,qr)=>{qr.exports=snlStepper.shadow});var Dr=ne((Ei,Fr)=>{Fr.exports=snlStepper.board});var Ct=ne((Si,Hr)=>{Hr.exports=snlStepper.rules});var Qr=ne((Ci,Kr)=>{Kr.exports=snlStepper.download});var Ut=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var xt=()=>document.documentElement.dataset.content_root??"",Ue=e=>new URL(`${xt()}_static/${e}`,location.href).href;function vt(e){return new Promise((t,o)=>{let r=document.
createElement("script");r.src=Ue(e),r.onload=()=>t(),r.onerror=()=>o(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var Vt='function u(t){let e={at:1/0,now:()=>performance.now()},r={get 0(){let n=performance.now();return n<e.at?0:(e.at=n+20,10)},set 0(n){}};t.setInterruptBuff\
er(r),t.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(t,e=[])=>self.postMessage(t,{transfer:e});function m(t){let e=0;return async(.\
..r)=>{let n=await t(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=n;return new Respons\
e(n.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function g(t,e,r){let n=self.fetch;self.fetch=m(n);let c=`${t}pyodide.mjs`,{loadPyodide:f}=aw\
ait import(c),o=await f({indexURL:t,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=n,o.unpackArchive(a,"zip",{e\
xtractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}self.onmessage=asyn\
c({data:t})=>{try{t.begin?await g(...t.begin):l?.(t.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Kt={format:"snl-workbench",version:2},Ve=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});function Qt(){let e=0,t=null;function o(r){let{resolve:n}=t??{};t=null,n?.(r)}return{message:()=>t?.message,ask(r,n){e+=1;let s={...Kt,id:`${e}`,...r};return new Promise(
l=>{t={message:s,progress:n,resolve:l}})},hear(r){r.id===t?.message.id&&(r.kind==="progress"?t.progress(r.says):o(r))},settle:o}}var Xo={what:"stopped",says:"You stopped it."},en=e=>`${(e/1e6).toFixed(1)} MB`;function Yt(e,t){let o=null,r=!1,n,s,l=Qt();function i(){let p=URL.createObjectURL(
new Blob([Vt],{type:"text/javascript"})),w=new Worker(p,{type:"module"});w.onmessage=({data:y})=>w===o&&d(y),w.onerror=y=>w===o&&f(y.message),w.postMessage({begin:[
e.home,e.core,n]}),o=w,r=!1}function a(){clearTimeout(s),o?.terminate(),o=null}function c(){clearTimeout(s);let p=l.message();if(!p||p.kind==="cell")return;let{
seconds:w}=e,y=`It said nothing for ${w} seconds, so it was ended. Python begins again.`;s=setTimeout(()=>u({what:"late",says:y}),1e3*w)}function u(p){a(),i(),l.
settle(Ve(p))}function f(p){r?u({what:"died",says:`Python itself broke, and begins again: ${p}`}):n?(n=null,a(),i()):(a(),l.settle(Ve({what:"died",says:`Python \
could not be loaded: ${p}`})))}function m(){let p=l.message();!p||!r||(o?.postMessage({question:JSON.stringify(p)}),c())}function d(p){p.memory?n=n===null?null:
p.memory:p.bytes?t({part:Math.min(1,p.bytes/e.bytes)}):p.ready?(r=!0,t({ready:r}),m()):p.failed?f(p.failed):p.said&&(l.hear(JSON.parse(p.said)),c())}return{size:`\
up to ${en(e.weight)}`,refusal:null,ask(p,w){let y=l.ask(p,w);return o||i(),m(),y},stop:()=>l.message()&&u(Xo),end:a}}var $t=e=>({size:null,refusal:e,ask:async()=>Ve(
{what:"died",says:e}),stop(){},end(){}});var Ke=$(ae(),1),Se=$(Ee(),1),St=400,Et=20,tn=["stay","bounce","win"];function Ie(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t}\
 must be a whole number from ${o} to ${r}, not ${e}`);return Number(e)}function rn(e){if(!Array.isArray(e))return Ie(e,"the die",1,Et);if(!e.length||e.length>Et)
throw new Error(`a die in this page has 1 to ${Et} faces, not ${e.length}`);let t=e.map(r=>Ie(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===
t[n-1]);if(o!==void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function on(e,t){if(!Array.isArray(t))throw new Error(
"the jumps must be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.
stringify(r)}`);let[n,s]=r;for(let i of r)Ie(i,`a cell of the jump ${n}→${s}`,1,e);let l=o.get(n);if(l!==void 0)throw new Error(`two jumps from cell ${n}: ${n}\
→${l} and ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function H(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,
overshoot:l="stay"}=e,i=Ie(e.cells,"the number of cells",1,St);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")
throw new Error(`chained must be true or false, not ${s}`);let a=tn.find(c=>c===l);if(!a)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${l}`);
return{name:t,cells:i,jumps:on(i,o),die:rn(r),start:Ie(n,"start",0,1),chained:s,overshoot:a}}function er(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**2<=2*e&&e%
o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Qe=e=>(0,Se.range)(e*e).map(t=>{let o={cells:e*e,start:1,columns:e,rows:e},[r,n]=(0,Se.placeOf)(
o,t+1);return{cell:t+1,row:e-1-r,column:n}});function tr(e,t=Math.random){let o=(0,Se.range)(Math.max(0,e.cells-2)).map(l=>l+2),r=Math.min(Math.round(e.cells/8),
Math.floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=(0,Se.range)(2*r).map(l=>{let[i,a]=[n(),n()].sort((c,u)=>c-u);return l<r?[i,a]:[a,i]});return H(
{...e,name:"",jumps:s})}function he({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:l}){let i=o.filter(([c,u])=>u>c).length,a=[(0,Ke.amount)(t,"cells"),
(0,Ke.amount)(i,"ladders"),(0,Ke.amount)(o.length-i,"snakes"),typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&a.push("starts off th\
e board"),s&&a.push("jumps are chained"),l==="bounce"&&a.push("bounces off the goal"),l==="win"&&a.push("passing the goal wins"),(e?[e,...a]:a).join(" · ")}var Tt=e=>({board:e,mode:"",code:null,trouble:""}),rr=["Draw","Write"],nn=2e4;function sn(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>nn?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function an(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),o=Uint8Array.
from(t,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function ge({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){
let l=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${l}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(a=>a.join("\
-")),...i.filter(Boolean)].join(".")}`}function Ye(e,t,o){let r=sn(o??""),n=rr.includes(t)?`&${t.toLowerCase()}`:"";return`${ge(e)}${n}${r&&`&code=${r}`}`}var ln=e=>e.
includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function cn(e){let[t,...o]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(
`“${t}” is not a number of cells`);for(let n of o)if(/^\d+-\d+$/.test(n))r.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))r.die=ln(n.slice(
1));else if(n==="s0")r.start=0;else if(n==="c")r.chained=!0;else if(n==="bounce"||n==="win")r.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a\
 rule`);return H(r)}var dn="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Ot(e){let t=new URLSearchParams(e.
slice(1)),[o,r]=[t.get("board"),t.get("code")],n=r?an(r):null,s={board:null,mode:"",code:n,trouble:""};if(o===null)return s;try{s.board=cn(o)}catch(i){let a=i.message;
return{...s,trouble:`The board in this link cannot be read: ${a}. ${dn}`}}s.mode=rr.find(i=>t.has(i.toLowerCase()))??"";let l=o.split(".").find(i=>/^(\d+)-\1$/.
test(i));if(l){let[i]=l.split("-");s.trouble=`This link has a jump from cell ${i} to itself. It leads nowhere and was left out.`}else r&&n===null&&(s.trouble="T\
he code in this link cannot be read: the link was probably cut off when it was copied.");return s}var un="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",mn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Ze=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return $t(un);if(!o)
return $t(mn);let{home:n,core:s}=o;return Yt({...o,home:Ue(n),core:Ue(s)},r)},editor:()=>vt(e).then(()=>snlEditor),shelf:()=>vt(t).then(()=>snlShelf),step:async(r,n,s)=>snlStepper.
mount(r,n,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Ot(location.hash),set:(...r)=>history.replaceState(history.state,"",Ye(...r)),subscribe(r){let n=()=>Ot(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)}},page:!0});var O=$(B(),1),ao=$(sr(),1);var q=$(B(),1),Oe=$(ae(),1);var se=$(B(),1),lr=$(Xe(),1),cr=$(et(),1),At=e=>(0,se.picture)(".face","-.19 -.19 .38 .38",(0,lr.elementOf)((0,cr.dieMark)([0,0],e))),tt=()=>(0,se.el)("li.chip",
(0,se.el)("span",{role:"img"}),(0,se.el)("small"));function rt({children:[e,t]},o,r){e.ariaLabel!==`Roll ${o}`&&((0,se.put)(e,"label",`Roll ${o}`),e.replaceChildren(
At(o))),(0,se.write)(t,r)}var dr=$(ae(),1);var be=e=>`${(0,dr.jumpKind)(e).kind} ${e.join("→")}`,ur=(e,t)=>H({...e,name:"",jumps:t}),nt=(e,t)=>ur(e,e.jumps.filter(([o])=>o!==t)),ot=(e,t,o)=>ur(e,[...nt(
e,t).jumps,[t,o]]);function mr(e,[t,o],r,n){let s=nt(e,t);return r?ot(s,t,n):ot(s,n,o)}var Rt=({jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===
t)-+(o[0]===t));function pr(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=o);return H({...e,...t,name:"",jumps:r})}function fr(e){let t=[e],o=0;
return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){return o+=r,t[o]}}}function hr(e,t,o,r){let n=0,s=0,l=!1;function i({clientX:c,clientY:u}){let f=e.cellAt(c,u);!f||f===s||(s=f,l=!0,t(n,s))}function a(c){removeEventListener("poin\
termove",i),removeEventListener("pointerup",a),removeEventListener("pointercancel",a),l&&(c?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:u,clientX:f,clientY:m})=>{let d=e.cellAt(f,m);l=!1,!(c||!u||!d)&&(n=s=d,addEventListener("pointermove",i),addEventListener("p\
ointerup",a),addEventListener("pointercancel",a))}),{wasDrawing:()=>l,stop:()=>a()}}var ie=$(B(),1);var qe=(e,t)=>(0,ie.el)("label.setting",(0,ie.el)("span",e),t),pn=[[1,"on cell 1"],[0,"off the board"]],fn=[["stay","no move"],["bounce","bounce back"],["win","\
win"]],hn=[["","one"],["yes","as many as follow"]];function gr(e){let t=(0,ie.el)("input.button",{type:"number",min:1,max:St,change:()=>e({cells:t.valueAsNumber})}),
o=(0,ie.el)("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).
map(Number);e({die:a.length===1?a[0]:a})}}),r=(0,ie.choice)("Start",pn,1,a=>e({start:Number(a)})),n=(0,ie.choice)("Past the goal",fn,"stay",a=>e({overshoot:a})),
s=(0,ie.choice)("Jumps in a throw",hn,"",a=>e({chained:!!a})),l=[qe("Cells",t),qe("Die",o),qe("Start",r)],i=[qe("Past the goal",n),qe("Jumps in a throw",s)];return{
node:(0,ie.el)(".settings",l,i),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,
s.value=a.chained?"yes":""}}}var G=$(B(),1);var br=$(Ee(),1);function ke(e){return Array.isArray(e)?`[${e.map(ke).join(", ")}]`:JSON.stringify(e)}function jt(e,{cells:t,die:o,start:r,chained:n,overshoot:s},l=t){let i=[t!==
l&&`${t} cells (always ${l})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function gn({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let l=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(a=>a.join(": ")).join("\
, ")}}`,o!==6&&`die=${l}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function bn({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:l}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:l}}).map(([u,f])=>`  "${u}": ${ke(f)}`).join(
`,
`)}
}
`}function wn(e){jt("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ke(t)}
`}function yn(e){jt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=(0,br.range)(
t).map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:l}of Qe(t))o[s][l]=r.get(n)??-1;return`[${o.map(ke).join(`,
 `)}]
`}function kn(e){jt("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Te=[{name:"python",title:"Python: Board(...)",write:gn},{name:"json",title:"JSON",write:bn},{name:"move-array",title:"Move array, from 0",write:wn},{name:"\
grid",title:"LeetCode grid",write:yn},{name:"hackerrank",title:"HackerRank text",write:kn}];var wr=$(Ee(),1);var yr=["jumps","ladders","snakes","die","start","chained","overshoot"],xn=yr.slice(0,3);function vn(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function $n(e){let t=[""],o=0;for(let r of e)"([{".includes(r)&&(o+=1),")]}".includes(r)&&(o-=1),r===","&&!o?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function En(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let o={cells:void 0,jumps:[]};for(let[r,n]of $n(t[1]).entries()){let[,s=r===0?"cells":"jumps",l]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(r>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(r>0&&!yr.includes(s))throw new Error(`a board has no option ${s}`);
xn.includes(s)?o.jumps.push(...Sn(l)):o[s]=kr(l)}return[o]}function kr(e){try{return vn(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Sn(e){
let t=kr(e),o=n=>Array.isArray(n)&&n.length===2&&n.every(Number.isInteger),r=Array.isArray(t)?t.find(n=>!o(n)):e;if(r!==void 0)throw new Error(`expected a jump \
like 3: 22, not ${ke(r)}`);return t}var Tn="format version name author source cells die start chained overshoot jumps".split(" ");function On(e){if(typeof e!="o\
bject"||!e||Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!Tn.includes(n));if(t!==void 0)throw new Error(`a board has no k\
ey "${t}"`);for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||
r!==1)throw new Error(`this page reads snl-board 1, not ${o} ${r}`);return e}function xr(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(
`index ${r}: expected -1 or 0 to ${e.length-1}, not ${ke(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function An(e){let t=e.length;if(e.
some(r=>!Array.isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Qe(t).flatMap(({cell:r,row:n,
column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);return{cells:t*t,jumps:o}}function Rn(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),o=0;function r(i,a){let c=(t[o]??
"").trim().split(/\s+/);if(o+=1,c.length!==i||!c.every(u=>/^\d+$/.test(u)))throw new Error(`line ${o}: expected ${a}`);return c.map(Number)}function n(i,a){let[
c]=r(1,`the number of ${i}s`);if(c>100)throw new Error(`line ${o}: 100 cells have no room for ${c} ${i}s`);return(0,wr.range)(c).map(()=>{let u=r(2,`the two cel\
ls of a ${i}`);if((u[1]-u[0])*a<=0)throw new Error(`line ${o}: ${u.join(" ")} is not a ${i}`);return u})}let[s]=r(1,"the number of boards");if(!s)throw new Error(
"line 1: there is no board");let l=[];for(let i=0;i<s;i+=1)l.push({cells:100,jumps:[...n("ladder",1),...n("snake",-1)]});if(o<t.length)throw new Error(`line ${o+
1}: this comes after the last board`);return l}function jn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole num\
bers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[An(r)]:typeof r[0]==
"object"?r.map(On):[xr(r)]}function st(e){let t=e.trim(),o=/^-?\d/.test(t);if(t.startsWith("Board"))return En(t).map(H);if(/^[[{]/.test(t))return jn(t).map(H);if(o&&
/[\r\n]/.test(t))return Rn(t).map(H);if(o){let r=t.split(/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole numbe\
r`);return[H(xr(r.map(Number)))]}throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers")}function vr(e){let t,[o]=Te,r=(0,G.el)("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),n=(0,G.el)("p.quiet",{role:"alert"}),s=Te.map(({name:d,
title:p})=>[d,p]),l=(0,G.choice)("Notation",s,o.name,d=>{o=Te.find(({name:p})=>p===d)??o,i()});function i(){if(m.open){r.value=r.placeholder="",(0,G.write)(n,"");
try{r.value=o.write(t).trim()}catch(d){r.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!r.value.trim()){(0,G.write)(n,"There is no text to copy.");return}r.select();let d=await(0,G.copied)(
r.value);e.say(d?"Copied.":"The text is selected: copy it with the keys of your system.")}function c(){if(!r.value.trim()){(0,G.write)(n,"There is no text to re\
ad. Paste one into the box: in any of these notations.");return}try{let d=st(r.value);e.use(d[0]);let p=`The text holds ${d.length} boards. This is the first.`;
(0,G.write)(n,d.length>1?p:"")}catch(d){(0,G.write)(n,`This cannot be read: ${d.message}.`)}}let u=(0,G.button)("Use this text","Read the board in the text",c),
f=(0,G.el)(".tools",l,(0,G.button)("Copy",null,a),u),m=(0,G.folded)("Copy or paste as text",f,r,n);return m.addEventListener("toggle",i),{node:m,show(d){t=d,i()}}}var $r=(e,t)=>({change:o=>ot(o,e,t),says:`Drawn: ${be([e,t])}.`}),Er=(e,t,o)=>({change:r=>mr(r,e,t,o),says:`Moved: ${be(e)} is now ${be(t?[e[0],o]:[o,e[1]])}.`}),
Sr=e=>({change:t=>nt(t,e[0]),says:`Removed: ${be(e)}.`}),Pn={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},Mn={change:e=>tr(e),says:"Drawn at \
random."},Pt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Mt(e){let t,o,r=null,n=null,s=!0,l=(0,q.el)("b.amount"),i=(0,q.el)("span.qu\
iet"),a=(0,q.el)("ol.thrown",{label:"A shortest route"}),c=(0,q.el)(".tools",{role:"group",label:"The jumps of the chosen cell"}),u=(0,q.button)("Undo","Ctrl+Z",
()=>e.go(-1)),f=(0,q.button)("Redo","Ctrl+Y",()=>e.go(1)),m=(0,q.button)("Random","Other jumps",()=>A(Mn)),d=(0,q.button)("Remove all jumps",null,()=>A(Pn)),p=(0,q.toggle)(
"Route","One of the shortest routes",k,s),w=gr(h=>A({change:E=>pr(E,h),says:""})),y=vr(e);function k(h){s=h,S()}function P({distance:h,predecessor:E,throws:j,route:D}){
t.paint({current:r,distance:h,predecessor:E,route:s,piece:!1}),(0,q.write)(l,j??"none"),(0,q.write)(i,j===null?"the goal is out of reach":(0,Oe.amount)(j).replace(
/^\S+ /,"")),(0,q.fill)(a,D,tt,(_,[Q,,x])=>rt(_,Q,`to cell ${x}`))}let W=()=>Rt(t.board,r)[0];function S(){P(t);let h=W();t.light(h),t.hold(h??[]),c.replaceChildren(
...Rt(t.board,r).flatMap(v)),(0,q.put)(u,"aria-disabled",!e.can(-1)),(0,q.put)(f,"aria-disabled",!e.can(1))}function v(h){let E=(0,q.button)(`Remove ${be(h)}`,"\
Delete",()=>A(Sr(h))),j=(0,Oe.jumpKind)(h).ends.map((D,_)=>(0,q.button)(`Move its ${D}`,null,()=>{n={jump:h,end:_},e.say(`Choose the cell where the ${D} of ${be(
h)} goes.`),t.cells.get(h[_])?.focus({preventScroll:!0})}));return[E,...j]}function A({change:h,says:E}){r=n=null;try{e.use(h(t.board)),e.say(`${E} ${Pt(t.throws)}`.
trim())}catch(j){e.say((0,Oe.sentence)(j.message)),w.show(t.board),S()}}function N(h,E){let j=W();return j?.includes(h)?Er(j,j.indexOf(h),E):$r(h,E)}function M(h,E){
let j=t.trial(N(h,E).change(t.board));P(j),e.say(`If you let go here: ${Pt(j.throws)}`)}function F(){r=n=null,t.trial(t.board),S(),Z()}let Z=()=>e.say(`Drag fro\
m cell to cell to draw a ladder or a snake. ${Pt(t.throws)}`);return{name:"Draw",under:(0,q.el)("p.quiet.hint","Drag, or choose a cell and then another one."),side:[
(0,q.el)(".score",(0,q.el)("p","Fewest ",l,i)),a,c,(0,q.el)(".tools",u,f,m,d,p),w.node,y.node],show(h){t=h,r=n=null,o=hr(t,M,(j,D)=>A(N(j,D)),F),w.show(t.board),
y.show(t.board),S(),Z()},leave:()=>o.stop(),choose(h){if(!(!h||o.wasDrawing()))if(n)A(Er(n.jump,n.end,h));else if(r===h)F();else if(r!==null)A($r(r,h));else{r=h,
S();let E=W(),j=E?` Or drag an end of ${be(E)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape cancels.${j}`)}},key(h,{ctrlKey:E,metaKey:j,shiftKey:D,
altKey:_}){let Q=W();if(E||j){let x=h==="y"||D&&h==="Z"?1:h==="z"?-1:0;return x&&e.go(x),x!==0}if(h==="Escape"&&r!==null&&!_)F();else if((h==="Delete"||h==="Bac\
kspace")&&Q)A(Sr(Q));else return!1;return!0}}}var L=$(B(),1);var Ar=$(Or(),1);function Ae(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(
o()).find(([s])=>s===r);return n&&t.push((0,Ar.wholeMove)(e,o(),n)),n!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[n,{stand:s}]of t.
entries())r.set(s,n+1);return r}}}var jr=$(Xe(),1),Be=$(B(),1),it=$(et(),1),Pr={cells:2,start:1,columns:1,rows:2},Mr=(e,t)=>(0,Be.picture)("",e,...t.map(jr.elementOf)),Rr=(e,t)=>Mr("0 0.3 1 1.4",
(0,it.jumpMarks)(Pr,new Map([[e,t]]))),Wn={stay:"A throw past the goal does not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw pas\
t the goal reaches it."};function Wr({jumps:e,chained:t,overshoot:o}){let r=t?", and on if another jump begins there.":".";return[[(0,Be.el)("span.key",{"data-k\
ey":"frontier"}),"Click a dashed cell or its die."],e.some(([s,l])=>s<l)&&[Rr(1,2),`Land on the foot of a ladder and you climb to its top${r}`],e.some(([s,l])=>s>
l)&&[Rr(2,1),`Land on the head of a snake and you slide to its tail${r}`],[Mr("0.3 0 0.8 0.6",[(0,it.goalMark)({...Pr,cells:1,rows:1})]),Wn[o]]].filter(s=>!!s).
map(s=>(0,Be.el)("li",s))}var Ir=$(ae(),1);var le=$(ae(),1);function Cn(e,t){let o=`You reached the goal in ${(0,le.amount)(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} e\
nough: can you find such a route?`}var Nn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Ln(e){return`Choose what the die shows${e.length<=9&&
e.at(-1)===e.length&&Nn()?` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Cr(e,t,o){let r=e.thrown.at(-1);if(!r)return e.won()?"Y\
ou start on the goal: no throw is needed.":Ln(o);let n=(0,le.moveInWords)(r);return e.won()?`${n} ${Cn(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face \
moves you from here: undo.`}function Nr(e,t,{cells:o}){let r=`${(0,le.capital)((0,le.withArticle)(e))} from ${t}`;return t+e>o?`${r} would pass the goal: it doe\
s not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Lr(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"\
You start on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${(0,le.amount)(
e)}: ${o.join(", ")}.`}function Wt(e,t){let o,r,n=(0,L.el)(".dice",{role:"group",label:"Choose what the die shows"}),s=(0,L.el)("b.amount"),l=(0,L.el)("span.quiet"),i=(0,L.el)("b.amou\
nt"),a=(0,L.el)("ol.thrown.history",{label:"Your throws"}),c=(0,L.el)("ul.guide",{label:"How to play"}),u=(0,L.button)("Undo","Take the last throw back (Backspa\
ce)",P),f=(0,L.button)("Start again","Back to the start",W),m=(0,L.button)("Show the shortest route",null,S),d=!1;function p(){let{thrown:v}=r,A=r.moves(),N=d||
r.won();o.paint({current:r.at(),near:A.map(([,M])=>M),distance:r.trail(),move:d?null:v.at(-1)??null,route:d});for(let M of n.children){let F=Number(M.dataset.face);
(0,L.put)(M,"aria-disabled",!A.some(([Z])=>Z===F))}(0,L.write)(s,v.length),(0,L.write)(l,v.length===1?"throw":"throws"),(0,L.write)(i,N?o.throws??"none":"?"),(0,L.fill)(
a,v,tt,(M,F)=>rt(M,F.face,(0,Ir.landingInWords)(F))),c.hidden=v.length>0;for(let M of[u,f])(0,L.put)(M,"aria-disabled",!v.length);(0,L.put)(m,"aria-pressed",`${d}`),
(0,L.put)(e.root,"data-won",r.won())}let w=()=>e.say(Cr(r,o.throws,o.faces));function y(v){if(r.won())return;let A=r.at();d=!1,r.throws(v)?(k(),o.walk(r.thrown[r.
thrown.length-1])):(p(),e.say(Nr(v,A,o.board)))}function k(){p(),w(),t?.(r.thrown.map(({face:v})=>v))}function P(){r.undo()&&k()}function W(){r.thrown.length&&(r=
Ae(o.rules),d=!1,k())}function S(){d=!d,p(),d?e.say(Lr(o.throws,o.route)):w()}return{name:"Play",under:n,side:[(0,L.el)(".score",(0,L.el)("p","You ",s,l),(0,L.el)(
"p","Fewest ",i)),(0,L.el)(".tools",u,f,!t&&m),c,a],show(v){o=v,r=Ae(o.rules),d=!1,c.replaceChildren(...Wr(o.board)),n.replaceChildren(...o.faces.map(A=>{let N=(0,L.button)(
At(A),null,()=>y(A),`Throw ${A}`);return(0,L.put)(N,"data-face",A),N})),p(),w()},replay(v){let A=r;r=Ae(o.rules);let N=v.every(M=>r.throws(M));return N||(r=A),p(),
w(),N},leave:()=>(0,L.put)(e.root,"data-won",null),choose(v){let A=r.moves(),N=A.find(([,M])=>M===v)??A.find(([,,M])=>M===v);N?y(N[0]):r.won()||e.say(`No throw \
leads from ${r.at()} to ${v}.`)},key(v,{ctrlKey:A,metaKey:N,altKey:M}){if(A||N||M)return!1;let F=Number(v);if(v==="Backspace")P();else if(v!==" "&&o.faces.includes(
F))y(F);else return!1;return!0}}}var ft=$(Br(),1);var at=$(Dr(),1),zr=$(Xe(),1),we=$(B(),1),Jr=$(Ee(),1),_r=$(et(),1),Gr=$(Ct(),1);function Fe({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,l=[e];for(let a of l){let c=(r.get(a)??0)+1;for(let u of o(a)){let f=u[2];r.has(
f)||(r.set(f,c),n.set(f,a),s.set(f,u),l.push(f))}}let i=[];for(let a=t,c=s.get(a);c;c=s.get(a))i.unshift(c),a=n.get(a)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var In=1400;function ce(e){let t=(0,Gr.rulesOf)(e),o=Fe(t),r=(0,at.makeBoard)({layout:er(e.cells),rules:t,label:`Board: ${he(e)}`,waits:"in the range of one thr\
ow",unit:"throws",farthest:Math.max(...o.distance.values())}),n=o.route,{plan:s,piece:l,jumpLayer:i}=r,a=(0,we.svg)("g.sketch");return r.top.prepend(a),{...r,...o,
board:e,rules:t,faces:t.faces,paint(c){let{near:u=[],move:f=null,route:m=!1,piece:d=!0,...p}=c,w=u.map(k=>[k,""]),y={...at.NOTHING,...p,frontier:w};r.paint(y,[],
f,m?n:[]),l.stand(d?y.current:null)},walk(c){l.walk([c],In,()=>c.stand===e.cells&&r.celebrate())},rest:l.rest,trial(c){let u=new Map(c.jumps),f=new Set;for(let w of[
...i.children]){let[y,k]=(w.getAttribute("data-ends")??"").split(" ").map(Number);u.get(y)===k?f.add(y):w.remove()}let m=new Map(c.jumps.filter(([w])=>!f.has(w))),
d=(0,_r.jumpMarks)(s,m).map(zr.elementOf);for(let w of d)(0,we.flag)(w,"lit",!0);i.append(...d),t.jumps.clear();for(let[w,y]of u)t.jumps.set(w,y);let p=Fe(t);return n=
p.route,p},light(c){for(let u of i.children)(0,we.flag)(u,"lit",u.getAttribute("data-ends")===c?.join(" "))},hold(c){let u=c.map(f=>{let[m,d]=(0,Jr.anchorOf)(s,
f);return(0,we.svg)("circle",{cx:m,cy:d,r:.13,style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});a.replaceChildren(...u)},cellAt(c,u){let m=r.node.
getRootNode().elementFromPoint(c,u)?.closest("[data-cell]"),d=m&&r.node.contains(m)&&m.dataset.cell;return d?Number(d):null}}}var Re=({columns:e,shape:t,node:o})=>(0,we.el)(
".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},o);var V=$(B(),1);var ee=$(B(),1);function je(e){let t=(0,ee.el)("span.strip.quiet",{role:"status"}),o=(0,ee.el)("span.clock.quiet",{"aria-hidden":"true"}),r=(0,ee.el)("progress",
{max:1,label:"Python is loading",hidden:""});return{clock:o,node:(0,ee.el)("span.progress",r,t),say(n,s=""){(0,ee.write)(t,n),s&&t.append((0,ee.el)("span.heard",
` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,(0,ee.write)(t,"")},loads({part:n,ready:s},l){r.hidden=s===!0,n!==void 0&&(0,ee.put)(r,"value",n),(0,ee.write)(
t,s?l:`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>(0,ee.write)(o,`${Math.round((performance.now()-n)/1e3)} s`),l=setInterval(s,
1e3);return s(),()=>{clearInterval(l),(0,ee.write)(o,""),r.hidden=!0}}}}var xe=["sessionStorage","localStorage"],qn="This browser stores nothing here",Bn="The browser's storage is full";function de(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Pe(e,t,o=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
o)),""}catch(r){return r.name==="QuotaExceededError"?Bn:qn}}function Nt(e,t=xe){for(let o of t)try{window[o].removeItem(e)}catch{}}var[ct,dt]=["snl-workbench",1],Ur="download what you want to keep.",Fn=`Another version of the workbench has stored code here, which is left alone: ${Ur}`;function lt(e){
let t=de(e,ct);return t?.version===dt&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var Dn=e=>(de(e,ct)?.version??dt)!==dt;function Vr(){let e=xe.
some(Dn),t={version:dt,signature:"board",sources:{}},o=lt("sessionStorage")??lt("localStorage")??t;return{kept:o,store(r){if(e)return Fn;let n={...(lt("localSto\
rage")??o).sources};r in o.sources?n[r]=o.sources[r]:delete n[r];let s=Pe(ct,o,{...o,sources:n});return s&&`${s}: ${Ur}`},elsewhere:r=>lt("localStorage")?.sources[r]??
null,follow(r){let n=({key:s})=>s===ct&&r();return addEventListener("storage",n),()=>removeEventListener("storage",n)}}}var U=$(B(),1),Yr=$(Qr(),1),Hn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Zr({keeper:e,arrived:t,
open:o,text:r,heard:n}){let{kept:s}=e,l={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},a=!1,c="",u=null,f=(0,U.el)(".tools"),m=(0,U.el)(".tabs",{role:"\
group",label:"Program"}),d=()=>i.kind==="mine"||i.kind==="second",p=()=>({kind:a?"second":"mine"}),w=x=>x&&s.second||s.signature,y=x=>`${x?"2:":""}${w(x)}`;function k(){
let x=l.signatures.find(({name:b})=>b===w(a));return s.sources[y(a)]??x?.template??""}function P(){return d()?k():i.kind==="link"?t??"":l.programs.find(({name:x})=>x===
i.name)?.source??""}function W(x){i=x,d()&&a!==(i.kind==="second")&&(a=!a,u=null,S()),Q(),o(P(),!d())}function S(){let x=e.elsewhere(y(a));x!==k()&&(u=x)}function v(){
let[x,b]=[u,r()];A(x??""),W(p()),u=b,Q()}function A(x){s.sources[y(a)]=x,c=e.store(y(a))}function N(){delete s.sources[y(a)],c=e.store(y(a)),W(p())}function M(x){
a||(s.second=w(!0)),s[a?"second":"signature"]=x,c=e.store(y(a)),u=null,S(),W(p())}function F(){let x=`${i.name??(a?"my-other":"mine")}.py`.replaceAll("-","_");(0,Yr.download)(
r(),"text/x-python",x)}function Z(){a=!1,A(t??""),W({kind:"mine"})}function h(x,b,T=null){let g=(0,U.button)(x,T,()=>W({kind:b}));return(0,U.put)(g,"aria-presse\
d",`${b===i.kind}`),g}function E(x,b){let g=l.programs.filter(I=>I.kind===b).map(({name:I,title:re})=>(0,U.el)("option",{value:I},re)),R=(0,U.el)("optgroup",g);
return R.label=x,R}function j(){let x=(0,U.choice)("A program to look at",[["","Look at a program"]],"",b=>W(b?{kind:"program",name:b}:p()));return x.append(E("\
Algorithms","algorithm"),E("Mistakes","mistake")),x.value=i.name??"",(0,U.flag)(x,"chosen",i.kind==="program"),x}let D=()=>(0,U.button)("Download","As a file of\
 Python",F);function _(){let x=l.signatures.map(({name:R,title:I})=>[R,I]),b=(0,U.choice)("How it is called",x,w(a),M),T=(0,U.button)("Reset","Back to the begin\
ning of this signature",N),g=(0,U.button)("Other tab's code","Exchange it with the code here",v);return g.hidden=u===null,[b,T,D(),g]}function Q(){m.replaceChildren(
h("Mine","mine"),h("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[h("From the link","link")],j());let x=(0,U.button)("Make i\
t mine","Instead of what is there",Z);d()?f.replaceChildren(..._()):f.replaceChildren(...i.kind==="link"?[x]:[],D())}return{node:(0,U.el)(".programs",m,f),kind:()=>i.
kind,isMine:d,trouble:()=>c||(u===null?"":Hn),end:e.follow(()=>{S(),Q(),n()}),show(x){l=x,S(),l.signatures.some(({name:b})=>b===s.signature)||(s.signature="boar\
d"),W(i)},changed(x){d()&&A(x)},question(){return i.name?{name:i.name}:{source:r(),signature:d()?w(a):null}},other(){let x=s.sources[y(!a)];return d()&&x?.trim()?
{source:x,signature:w(!a)}:null}}}var Lt=$(B(),1);function Me(e){let t=(0,Lt.el)(""),o=null;function r(){o?.then(({destroy:n})=>n()),o=null,t.replaceChildren()}return{node:t,clear:r,step(n){r();
let s=(0,Lt.el)("");t.append(s),o=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var C=$(B(),1),ve=$(ae(),1);var De=e=>e===null?"out of reach":(0,ve.amount)(e),X=(e,t,...o)=>(0,C.el)(`.card.${e}`,{role:"group",label:t},(0,C.el)("b.card-title",t),o),te=e=>e&&(0,C.el)("p",
e),ue=e=>e&&(0,C.el)("p.quiet",e),Xr=(e,t)=>(0,C.el)("p","Right is ",(0,C.el)("b",De(e)),", yours says ",(0,C.el)("b",De(t)),"."),eo=e=>e?.words?.exception==="E\
OFError"&&"Nobody can answer input() here: use what the function is given.";function We(e,{point:t}){return e===null?null:(0,C.el)(".tools",(0,C.button)(`Show l\
ine ${e}`,null,()=>t(e)))}var ut=e=>(0,C.el)("a.button",{href:`${xt()}play.html${ge(e)}&draw`},"Open this board in the workbench");function It(e,t){let o=H(e),r=ce(
o);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:o,node:Re(r)}}function He(e,t){let{report:o}=e,r=`The b\
oards: ${o.boards[0].toLowerCase()}${o.boards.slice(1)}.`,n=o.notes.map(l=>ue(`Note: ${l.says}.`));if(o.correct===!1)return Jn(e,o,[ue(r),...n],t);if(o.correct)
return zn(o,[ue(r),...n]);let s=`${o.name} could not be judged`;return X("open",s,te((0,ve.sentence)(o.finding.says)),...n)}var to=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function zn({name:e,proven:t,tested:o,tried:r},n){let s=(0,C.el)("p",(0,C.el)("b","Proven"),`, by playing every one: ${t}\
.`),l=(0,C.el)("p",(0,C.el)("b","Tested"),`, which proves nothing about others: ${o}.`),i=`${e} is right on every board that was tried`;return X("right",i,s,o&&
l,ue(`${to({tried:r})}.`),...n)}function Jn({like:e,stepper:t},o,r,n){let{finding:s,expected:l,got:i,smallest:a}=o,{board:c,node:u}=It(o.board,s),f=t&&(0,C.button)(
"Step to the first difference",null,()=>n.step(t)),m=e.slice(0,2).map(({title:y,repair:k})=>`It answers like a known mistake: ${y}. The repair: ${k}`),d=typeof i==
"number"?null:i,p=[typeof i=="number"||i===null?Xr(l,i):te(`Right is ${De(l)}. Yours: ${i.says}.`),s.kind!==d?.kind&&te((0,ve.sentence)(s.says)),te(eo(d)),...m.
map(ue),ue(`${he(c)} · ${to(o)}`),...r,(0,C.el)(".tools",f,n.draw(c))];return X("wrong",`Wrong on this board${a?", the smallest there is":""}`,(0,C.el)(".exhib\
it",u,(0,C.el)(".told",p)))}function _n({right:e,ended:t,throws:o,expected:r,finding:n,line:s},l){if(e)return X("right",`Right on this board: ${De(o)}`,ue("One \
board proves little. Check plays them all, smallest first."));let i=t==="returned";return X("wrong",i?"Wrong on this board":"No answer on this board",i&&Xr(r,o),
n&&te((0,ve.sentence)(`${n.says}${s===null?"":`, in line ${s}`}`)),te(eo(n)),We(s,l))}var Gn=["program","throws","agrees","cells taken","edges","longest frontie\
r"];function Un({comparison:{throws:e,rows:t}}){let o=t.map(i=>{let a=i.answered?[i.throws??"none",i.agrees?"yes":"no"]:["no answer","–"],c=[i.cells_taken,i.edges_looked_at,
i.longest_frontier],f=[...a,...c.map(m=>m??"–")].map(m=>(0,C.el)("td",`${m}`));return(0,C.el)("tr",(0,C.el)("th",{scope:"row"},i.algorithm),f)}),r=Gn.map(i=>(0,C.el)(
"th",{scope:"col"},i)),n=(0,C.el)("table",(0,C.el)("thead",(0,C.el)("tr",r)),(0,C.el)("tbody",o)),s=t.map(({algorithm:i,first_difference:a})=>a&&ue(`${i} first \
differs at cell ${a.cell}: ${a.finding.says}.`)),l=`On this board: ${De(e)}`;return X("open",l,(0,C.scrolling)("","Comparison",n),...s)}var Vn={board:"This boar\
d does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};function ze({
what:e,says:t,line:o},r){let n=e==="stopped"?"open":"wrong",s=te((0,ve.sentence)(`${o===null?"":`line ${o}: `}${t}`));return X(n,Vn[e]??"That did not work",s,We(
o,r))}function qt({printed:e,more_printed:t}){if(!e?.length)return null;let o=e.map(({line:n,text:s})=>(0,C.el)(".print",(0,C.el)("span.quiet",n===null?"":`line\
 ${n}`),(0,C.el)("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return X("open","It printed",(0,C.scrolling)(".printed","What it printe\
d",o),ue(r))}function Kn(e,t){return e.kind==="failure"?ze(e,t):e.of==="check"?He(e,t):e.of==="compare"?Un(e):e.of==="solve"?_n(e,t):null}var ro=(e,t)=>[Kn(e,t),
qt(e)].filter(o=>!!o),Je=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",mt=e=>e[0]?.querySelector("p")?.textContent??"";var Qn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Yn="This code came with the link. It has not run, and runs only when\
 you press a button below.",oo="It runs …",Zn="Write a second program in “My other”, and Compare runs both of yours.";function no(e,t){let o,r=null,n=!1,s=!1,
l=!1,i=t.host(P),a=Vr(),c=t.store.get().code,u=(0,V.el)(".editor"),f=(0,V.el)("p.note.quiet"),m=je(i.size),d=(0,V.el)(".cards"),p=Me(t),w=(0,V.button)("Stop","E\
nd what is running",()=>i.stop()),y=Qn.map(([h,E,j])=>(0,V.button)(h,j,()=>M(E))),k=Zr({keeper:a,arrived:c,open:W,text:()=>r?.text()??"",heard:()=>S()});function P(h){
l&&m.loads(h,oo)}function W(h,E){r?.open(h,E),S()}function S(){let h=k.kind()==="link",E=k.isMine()?k.trouble():"";(0,V.write)(f,h?Yn:E||(i.refusal??"")),(0,V.flag)(
f,"strong",h)}async function v(){n=!0;try{let[{make:h},E]=await Promise.all([t.editor(),t.shelf()]);r=h(u,"Program",A),k.show(E)}catch(h){n=!1,(0,V.write)(f,`Th\
e editor cannot be loaded: ${h.message}`)}N()}function A(h){k.changed(h),S()}function N(){for(let h of y)(0,V.put)(h,"aria-disabled",l||!r||!!i.refusal);w.hidden=
!l,(0,V.put)(d,"aria-busy",`${l}`),!s&&i.size&&m.say(`Python (${i.size}) loads at the first run.`)}async function M(h){if(l||!r||i.refusal)return;s=l=!0,r.point(
null),d.replaceChildren(),p.clear(),m.say(oo),N();let E=h==="compare"?k.other():null,{board:j}=o,D={kind:h,program:k.question(),board:j,other:E},_=await i.ask(D,
Q=>m.say(`${Q} …`));l=!1,m.done(),N(),Z(_)}function F(h){e.use(h),e.enter("Draw")}function Z(h){let E=ro(h,{step:p.step,draw:_=>(0,V.button)("Move this board \
to Draw",null,()=>F(_)),point(_){r?.point(_),r?.focus()}});(h.kind==="result"&&h.of)==="compare"&&k.isMine()&&!k.other()&&E.push((0,V.el)("p.quiet",Zn)),d.replaceChildren(
...E),"line"in h&&h.line&&r?.point(h.line),d.scrollIntoView({block:"nearest"}),h.kind==="result"&&h.of==="trace"&&p.step(h.stepper);let D=Je(E);e.say(D?`${D}. ${mt(
E)}`:"Step through the run below.")}return{name:"Write",under:(0,V.el)("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[k.node,f,u,(0,V.el)(
".tools.acts",y,w,m.node)],foot:[d],below:[p.node],show(h){o=h,o.paint({piece:!1}),n||v(),N(),e.say("Write a function, then run it, check it or step through it.")},
leave(){},choose(){},key:()=>!1,end(){p.clear(),i.end(),k.end(),r?.destroy()},more:()=>k.isMine()?r?.text()??null:null}}var pt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var so="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",io=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function _e(e,t,o){let{store:r,
page:n}=o,s=(t.gallery??[]).map(H),l=(0,O.el)("p.speaker",{role:"status"}),i=(0,O.el)("span.quiet"),a=(0,O.el)("p.trouble",{role:"alert"}),c=(0,O.el)(""),u=(0,O.el)(
".main",c),f=(0,O.el)(".side"),m=(0,O.el)(".stage",u,f),d=(0,O.el)(".foot"),p=(0,O.el)(""),w=(0,O.el)("",{class:"snl snl-workbench",role:"region",label:t.label??
"Workbench",tabindex:-1}),y={root:w,say:g=>(0,O.write)(l,g),use(g){P.add(g),h(g),Z()},can:g=>P.can(g),go(g){P.can(g)&&(h(P.go(g)),Z())},enter(g){E(W.find(R=>R.name===
g)??S),h(v.board),Z()}},k=r.get(),P=fr(k.board??H(t.board)),W=t.only?[t.only==="Play"?Wt(y,o.played):Mt(y)]:[Wt(y),Mt(y),no(y,o)],S=W.find(({name:g})=>g===k.mode)??
W[0],v=ce(P.now()),A=s.map(({name:g},R)=>[`${R}`,g]),N=(0,O.choice)("Board",[["","Your board"],...A],"",g=>{let R=s[Number(g)];g&&R&&y.use(R)}),M=(0,O.el)("inpu\
t.address",{readonly:"",label:"To copy",hidden:""});async function F(){let R=`${location.href.split("#")[0]}${Ye(v.board,S.name,S.more?.()??null)}`;M.value=R,M.
hidden=await(0,O.copied)(R),M.hidden||M.select(),y.say(M.hidden?"Copied: a link to this board.":"Copy the link from the field.")}function Z(){r.set({...v.board,
name:""},S.name,k.code)}function h(g){let R=(0,ft.focusedWith)(c),I=c.contains(R)&&R?.dataset.cell;v.rest(),v=ce(g),c.replaceChildren(v.node),(0,O.put)(m,"style",
`--shape:${v.shape};--columns:${v.columns}`),(0,O.put)(w,"style",`--rows:${v.plan.rows}`),(0,O.write)(i,he({...g,name:""}));let re=s.findIndex(_o=>ge(_o)===ge(g));
N.value=re<0?"":`${re}`,N.options[0].hidden=re>=0,M.hidden=!0,(0,O.write)(a,""),S.show(v),I&&v.cells.get(Number(I))?.focus({preventScroll:!0})}function E(g){S.leave(),
S=g,j()}function j(){for(let g of D)(0,O.put)(g,"aria-pressed",`${g.textContent===S.name}`);(0,O.flag)(w,"drawing",S.name==="Draw"),(0,O.flag)(w,"writing",S.name===
"Write"),u.replaceChildren(c,S.under),f.replaceChildren((0,O.el)(".says",l),...S.side),d.replaceChildren(...S.foot??[]),p.replaceChildren(...S.below??[])}let D=W.
map(g=>(0,O.button)(g.name,null,()=>y.enter(g.name)));(0,ao.hearCells)(w,g=>S.choose(g)),w.addEventListener("keydown",g=>{let R=g.target;io(g)&&g.stopPropagation(),
!R.matches(so)&&S.key(g.key,g)&&g.preventDefault()});function _(g){let R=g.composedPath()[0];if(g.defaultPrevented||!io(g)||!/^[1-9]$/.test(g.key)||R.closest(`${so}\
, .snl-stepper`))return;let{top:I,bottom:re}=c.getBoundingClientRect();re>0&&I<innerHeight&&S.key(g.key,g)&&g.preventDefault()}function Q(){let{board:g,mode:R,trouble:I}=r.
get();g&&(ge(g)!==ge(v.board)||n)&&(P.add(g),E(W.find(re=>re.name===R)??S),h(g)),(0,O.write)(a,I)}n&&addEventListener("keydown",_);let x=r.subscribe(Q),b=(0,O.el)(
".head",!t.only&&(0,O.el)(".modes",{role:"group",label:"What to do"},D),s.length>0&&(0,O.el)("label.board-of",(0,O.el)("span","Board"),N),i,n&&(0,O.el)(".tools",
(0,O.button)("Copy link","A link to this board",F),M));w.append((0,O.el)(".frame",b,a,m,d)),(0,O.flag)(w,"only",t.only),(0,O.flag)(w,"fixed",t.fixed);let{remove:T}=(0,ft.shadowIn)(
e,pt,w);return e.append(p),j(),h(v.board),(0,O.write)(a,k.trouble),{show:h,replay:g=>S.replay?.(g)??!1,destroy(){removeEventListener("keydown",_),x(),v.rest();for(let g of W)
g.end?.();p.remove(),T()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=Ut(e);_e(e,t,Ze(t.files))}var Bt=1,Ce="snl-exercise:",lo="Export what you want to keep.",es=`Another version of this book has stored something for this exercise, which is left alone. ${lo}`,
ts=globalThis,co=ts.snlRecords??=new Map,uo=e=>e?.version===Bt&&typeof e.source=="string"&&typeof e.solved=="boolean",rs=(e,t)=>de(e,Ce+t)?.version>Bt;function me(e){
let t=xe.map(r=>de(r,Ce+e)),o=[co.get(e),...t].filter(r=>uo(r));return o.length?{...o[0],solved:o.some(({solved:r})=>r)}:null}function mo(e){let t=de("localStor\
age",Ce+e);return uo(t)?t.source:null}function Ft(e,t,o=!1){let r=me(e),n={version:Bt,source:t,solved:o||(r?.solved??!1)};co.set(e,n);let s=rs("localStorage",e),
l=s?"":Pe(Ce+e,n);return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),s?es:l&&`${l}. ${lo}`}function po(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Ce)&&e(t.slice(Ce.
length),!0)})}var oe=$(B(),1);var Dt="snl-cell:";function fo({id:e,source:t}){for(let o of xe){let r=de(o,Dt+e);if(r?.of===t&&typeof r.source=="string")return r.source}return t}function ho({
id:e,source:t},o){o===t?Nt(Dt+e):Pe(Dt+e,{of:t,source:o})}var K=$(B(),1);var yo=$(ae(),1);var os="script,style,link,meta,base,iframe,object,embed,form";function go(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let o of t.querySelectorAll(
os))o.remove();for(let o of t.querySelectorAll("*"))for(let{name:r,value:n}of[...o.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(n))&&o.removeAttribute(r)}return[...t.childNodes]}function bo(...e){let t=(0,K.el)("pre",e),o=(0,K.el)("",{class:"highlight"},
t);return(0,K.el)("",{class:"output text_plain notranslate"},o)}function ns(e){let t=ce(H(e));return t.paint({piece:!1}),Re(t)}var wo=e=>(0,K.el)("",{class:"out\
put text_html"},e);function ko(e,t){let o=[...e.querySelectorAll("details.below-input, .cell_output")],r=(0,K.el)("",{class:"cell_output docutils container",hidden:""}),
n=Me(t);n.node.dataset.snl="",e.append(r);let s=[];function l(){for(let m of s)m.then(({destroy:d})=>d());s=[],n.clear(),r.replaceChildren()}function i(m){for(let d of o)
d.hidden=m;r.hidden=!m}function a(m,d){let p=(0,K.el)("",{"data-snl":""});r.append(wo(p)),s.push(t.step(p,m,{level:(0,K.levelIn)(r),...d}))}let c=m=>{let d=(0,K.el)(
"",{class:"snl snl-workbench snl-cell"},(0,K.el)(".cards",m));return(0,K.el)("",{class:"snl-host"},d)};function u(m,d){if(m.kind==="html"||m.kind==="svg"){let p=(0,K.el)(
"",{class:"output text_html"});return p.append(...go(m.kind==="html"?m.html:m.svg)),p}if(m.kind==="code")return bo(...go(`<pre>${m.lines.join(`
`)}</pre>`));if(m.kind==="report"){let p={step:n.step,point:d,draw:ut};return r.append(c(He(m,p))),wo(n.node)}if(m.kind==="board")try{return c(ns(m.board))}catch{}
return m.text?bo(document.createTextNode(m.text)):null}function f({exception:m,says:d,line:p,missing:w},y){let{runAbove:k}=y;if(!k)return X("wrong",m,te(d&&(0,yo.sentence)(
d)),We(p,y));let P=(0,K.el)("p",(0,K.el)("code",w)," is made in a cell above, which has not run yet."),W=(0,K.button)("Run all above","And then this cell",k);return X(
"open","Run the cells above first",P,(0,K.el)(".tools",W))}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){l(),i(!1)},show(m,d){if(l(),
r.removeAttribute("aria-busy"),i(!0),m.kind==="failure"){m.what!=="stopped"&&r.append(c(ze(m,d)));return}for(let p of m.shown)p.kind==="stepper"?a(p.payload,{predict:p.
predict,position:p.position??void 0}):r.append(u(p,d.point)??"");m.more_shown&&r.append((0,K.el)("p",`And ${m.more_shown.toLocaleString("en")} characters more.`)),
m.error&&r.append(c(f(m.error,d)))}}}var ss=e=>e.kind==="failure"?e.says:e.error?.exception??"",is={opensOn:()=>null,watcher:{loads(){},changes(){}},begins(){},ends(){}};function ht(e,t,o,{opensOn:r,
watcher:n,begins:s,ends:l}=is){let i={beginning:-1,code:""};return{title:e,source:o,done:()=>i.beginning===t.beginnings()&&i.code===o(),async run(){let a=o();s();
let u={kind:"cell",program:{source:a},opens_on:r()},f=await t.ask(n,u,()=>{}),m=ss(f);return i={beginning:m?-1:t.beginnings(),code:a},l(f),m}}}function gt(e,t,o,r,n,s){let l=null;async function i(){try{let{make:a}=await o();e.replaceChildren();let c=a(e,t,n);return c.open(r()),c}catch(a){return l=null,
s(`The editor cannot be loaded: ${a.message}.`),null}}return{open:()=>l??=i(),opened:()=>l,async close(){(await l)?.destroy(),l=null,e.replaceChildren()}}}var as="Stopped. Python begins again, without the names of the cells that have run.";function xo(e,t,o,r,n,s){let i=e.parentElement.querySelector("div.highlight"),
a=fo(t),c=je(n.size),u=ko(e.closest("div.cell"),r),f=(0,oe.el)(".editor",{hidden:""}),m=b=>c.say(b),d=gt(f,o,r.editor,()=>a,h,m),p=(0,oe.button)("Run","Run this\
 cell (Shift+Enter in the editor)",N),w=(0,oe.button)("Edit","Open the editor",()=>j(!0)),y=(0,oe.button)("Stop","End what is running",()=>n.stop()),k=(0,oe.button)(
"Reset","Back to the code and the output of the lesson",_),P={loads:b=>c.loads(b,"Running …"),changes:A},S=ht(o,n,()=>a,{opensOn:()=>a===t.source&&t.opens_on||
null,watcher:P,begins:M,ends:F}),v=()=>{};function A(){(0,oe.put)(p,"aria-disabled",!n.free()),y.hidden=!n.asks(P),k.hidden=!y.hidden||a===t.source&&!u.shown()}
async function N(){n.free()&&await S.run()}function M(){u.wait(),c.say("Running …"),v=c.count()}async function F(b){v();let T=b.kind==="failure",g=T?null:b.error,
R=g?.missing&&s().some(re=>!re.done()&&ls(re,g.missing??""));u.show(b,{runAbove:R?Z:null,point:D});let I=T?b.line:g?.line;T?c.say(b.what==="stopped"?as:b.says):
R?c.say("Run the cells above first."):g?c.say(`${g.exception}${I?` in line ${I}`:""}.`):c.say(b.shown.length?"Done.":"Done. This cell shows nothing."),A(),(await d.
opened())?.point(I??null)}async function Z(){p.focus({preventScroll:!0});for(let b of s().filter(T=>!T.done())){c.say(`${b.title} runs …`);let T=await b.run();
if(T){c.say(`${b.title} has ended early: ${T}`);return}}await N()}function h(b){a=b,ho(t,a),A()}function E(b){i.hidden=b,f.hidden=!b,w.hidden=b}async function j(b){
w.hidden=!0;let T=await d.open();return E(!!T),b&&T?.focus(),T}async function D(b){(await j(!0))?.point(b)}async function _(){await Q(),c.say("As in the lesson."),
p.focus({preventScroll:!0})}async function Q(){await d.close(),E(!1),u.clear(),c.say(""),h(t.source)}f.addEventListener("keydown",b=>{b.key!=="Enter"||!b.shiftKey||
(b.preventDefault(),b.stopPropagation(),N())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&j(!0)});let x=(0,oe.el)("",{class:"snl \
snl-workbench snl-cell",role:"group",label:o});return x.append(f,(0,oe.el)(".tools.cellbar",p,y,w,k,c.clock,c.node)),e.classList.add("snl-host"),e.replaceChildren(
x),n.watch(P),addEventListener("snl-reset",Q),n.refusal&&(0,oe.put)(p,"title",n.refusal),A(),a!==t.source&&j(!1),S}var ls=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,
"u").test(e.source());function vo(e,t,o){let r=0,n=[];e.forEach((s,l)=>{let{id:i,exercise:a,source:c}=s,u=document.querySelector(`[data-snl-cell="${i}"]`);if(u){r+=1;let f=()=>n.slice(
0,l);n.push(xo(u,s,`Cell ${r}`,t,o,f))}else{let f=()=>a&&me(a)?.source||c,m=a?"The exercise above":"A cell above";n.push(ht(m,o,f))}})}var cs=["stopped","late","died"];function $o(e){let t=[],o=null,r=!1,n=0,s=e.host(i=>o?.loads(i)),l=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,free:()=>!o&&!s.refusal,asks:i=>o===i,beginnings:()=>n,stop:()=>s.stop(),watch:i=>t.push(i),async ask(i,a,c){o=i,r=!0,l();let u=await s.ask(
a,c);return o=null,u.kind==="failure"&&cs.includes(u.what)&&(n+=1),l(),u}}}var J=$(B(),1);var pe=$(B(),1);var bt=$(B(),1);var Eo=e=>e.length-e.trimStart().length;var ds=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ne=e=>ds(e).map((t,o)=>o%2?(0,bt.el)(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Ht=e=>e.map(([t,o])=>t?(0,bt.el)("\
span",{class:t},o):o);function us(e){let t=[],o=[t];for(let[r,n]of e)for(let[s,l]of n.split(`
`).entries())s&&o.push(t=[]),t.push([r,l]);return o}var So=e=>us(e).map(t=>{let o=Eo(t.map(([,r])=>r).join(""));return(0,bt.el)("span",{style:`--indent:${o+2}ch`},
Ht(t),`
`)});function To(e,{picture:t,stub:o,source:r},n,s,l){let i=r,a=(0,pe.el)("pre.plain"),c=(0,pe.button)("Edit","Open the editor",()=>w(!0)),u=(0,pe.el)(".still",c,a),
f=(0,pe.el)(".editor",u),m=gt(f,e,n,()=>i,p,l);u.addEventListener("click",()=>w(!0));function d(){a.replaceChildren(...So(i===o?t:[["",i]]))}function p(y){i=y,s(
y)}async function w(y=!1){(0,pe.put)(c,"aria-disabled",!0);let k=await m.open();return(0,pe.put)(c,"aria-disabled",!1),y&&k?.focus(),k}return d(),{node:f,text:()=>i,
replace(y){y!==i&&(p(y),d(),m.opened()?.then(k=>k?.replace(y)))},async point(y){(await(y===null?m.opened():w(!0)))?.point(y)}}}var $e=$(B(),1);var zt=$(B(),1),Oo=$(Ct(),1),yt=$(ae(),1);function fe(e,t){let o=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return o?o[1].replace(/#.*$/gm,"").trim():""}function ye(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var wt=e=>`{${[...e].map(([t,o])=>`${t}: ${o}`).join(", ")}}`;var[ms]=Te,Ao=({number:e})=>`Exercise ${e}: the board`;function Ro({given:e,write:t,around:o},r,n,s){let l=(0,zt.el)(""),i=n(e.stub),a=()=>{},c={get:()=>Tt(i),set(f){
i=f,t(r(i))},subscribe(f){return a=f,()=>{}}},u={board:i,only:"Draw",fixed:!s,label:Ao(e)};return _e(l,u,{...o,store:c,page:!1}),{node:l,show(f){try{i=n(f)}catch{
return!1}return a(),!0}}}var jo=e=>Ro(e,t=>`from snl_algos import Board

${e.given.defines} = ${ms.write(t)}`,t=>st(fe(t,e.given.defines))[0],!0),Po=e=>Ro(e,({jumps:t})=>`${e.given.defines} = ${wt(t)}`,t=>{let r=Object.entries(ye(fe(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return H({...e.given.form.board,jumps:r})},!1);function Mo({given:e,write:t,around:o}){let{defines:r,form:n}=e,
s=(0,zt.el)(""),l=H(n.board),i={get:()=>Tt(l),set(){},subscribe:()=>()=>{}},a=m=>t(`${r} = [${m.join(", ")}]`),c={board:l,only:"Play",label:Ao(e)},u=_e(s,c,{...o,
store:i,page:!1,played:a});function f(m){let d=ye(fe(m,r));return Array.isArray(d)&&d.every(Number.isInteger)?d:null}return{node:s,first:"Choose the first face.",
judge(m){let d=f(m);return d?.length?ps(l,d):null},show(m){let d=f(m);return!!d&&u.replay(m===e.stub?[]:d)}}}function ps(e,t){let o=(0,Oo.rulesOf)(e),r=Ae(o);if(r.
won()||!t.every(a=>r.throws(a)))return null;let n=r.won()&&t.length===Fe(o).throws,s=(0,yt.amount)(t.length),l=r.won()?`You reach the goal in ${s}.${n?"":" Fewe\
r are enough."}`:`After ${s} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((a,c)=>`${c+1}. ${(0,yt.moveInWords)(a)}`);return{passed:n,reason:l,
details:i,board:null,report:null,line:null}}var Le=$(B(),1),kt=$(Ee(),1);function Wo({given:e,write:t}){let{defines:o,form:r,number:n}=e,s=H(r.board),l=ce(s);l.paint({piece:!1});let{plan:i,columns:a}=l,c=new Map((0,kt.numbersOf)(i).map(
p=>{let[w,y]=(0,kt.placeOf)(i,p),k=(0,Le.el)("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${p}`,input:()=>t(`${o} = ${wt(u())}`)}),P=`grid-row\
:${i.rows-w};grid-column:${y+1}`,W=(0,Le.el)("label.field",{style:P},(0,Le.el)("span",`${p}`),k);return[p,{input:k,node:W}]})),u=()=>[...c].filter(([,{input:p}])=>/^\d+$/.
test(p.value.trim())).map(([p,{input:w}])=>[p,Number(w.value)]),f=`Exercise ${n}: the distances`,m=[...c.values()].map(({node:p})=>p),d=(0,Le.el)(".fields",{role:"\
group",label:f,style:`--columns:${a}`},m);return{node:(0,Le.el)(".distances",Re(l),d),show(p){let w=ye(fe(p,o));if(typeof w!="object"||!w||Object.keys(w).some(y=>!c.
has(Number(y))))return!1;for(let[y,{input:k}]of c){let P=`${w[y]??""}`;k.value.trim()!==P&&(k.value=P)}return!0}}}var Y=$(B(),1);function Co({given:e,write:t}){let{defines:o}=e,{steps:r}=e.form,n=r.map(([u])=>u),s=n,l=new Map(r.map(([u,f])=>{let m=(0,Y.button)("↑",null,()=>a(u,-1),`Move\
 step ${u} up`),d=(0,Y.button)("↓",null,()=>a(u,1),`Move step ${u} down`),p=(0,Y.el)("span.words",(0,Y.el)("strong",`${u}.`)," ",Ne(f));return[u,{up:m,down:d,
node:(0,Y.el)("li.step",p,(0,Y.el)(".tools",m,d))}]})),i=(0,Y.el)("ol.steps",{label:"The steps, in your order"});function a(u,f){let m=s.indexOf(u);if(!s[m+f])return;
let d=[...s];[d[m],d[m+f]]=[d[m+f],d[m]],s=d,c(),l.get(u)?.[f<0?"up":"down"].focus(),t(`${o} = [${s.map(p=>`"${p}"`).join(", ")}]`)}function c(){s.forEach((u,f)=>{
let m=l.get(u);m&&((0,Y.put)(m.up,"aria-disabled",f===0),(0,Y.put)(m.down,"aria-disabled",f===s.length-1),i.append(m.node))})}return c(),{node:i,first:"Put the \
steps in order first.",show(u){let f=ye(fe(u,o));return!Array.isArray(f)||`${[...f].sort()}`!=`${[...n].sort()}`?!1:(s=f,c(),!0)}}}function No({given:e,write:t}){
let{defines:o,name:r}=e,{steps:n}=e.form,s=n.map(([,i],a)=>{let c=()=>t(`${o} = ${a+1}`),u=(0,Y.el)("input",{type:"radio",name:`snl-${r}`,change:c}),f=(0,Y.el)(
"span.words",Ne(i));return{input:u,node:(0,Y.el)("label.step",u,(0,Y.el)("b",`${a+1}.`),f)}}),l=s.map(({node:i})=>i);return{node:(0,Y.el)(".steps",{role:"radiog\
roup",label:"The step that you choose"},l),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(ye(fe(i,o)));return a!==0&&!s[a-1]?!1:(s.forEach(({input:c},u)=>{
c.checked=u===a-1}),!0)}}}var fs={order:Co,choice:No,board:jo,jumps:Po,throws:Mo,distances:Wo};function Lo(e,t,o){let r=fs[e.form.kind];if(!r)return null;let n="",s=!1,l=r({given:e,write:c,
around:o}),i=(0,$e.button)("","The Python that this writes",()=>{s=!s,u()}),a=(0,$e.el)(".reply",l.node,(0,$e.el)(".tools.swap",i),t.node);function c(f){n=f,t.replace(
f)}function u(){t.node.hidden=!s,i.textContent=s?"Hide the code":"As code",(0,$e.put)(i,"aria-expanded",`${s}`)}return u(),{node:a,missing:f=>f===e.stub?l.first:
"",judge:f=>l.judge?.(f)??null,show(f){f!==n&&(n=f,!(l.show(f)||s)&&(s=!0,u()))}}}var z=$(B(),1);function Io({hints:e,solution_coloured:t,after:o},r){let n=(0,z.el)("",{class:"highlight"},(0,z.el)("pre",Ht(t))),s=o.map(k=>(0,z.el)("p",Ne(k))),l=(0,z.el)(".h\
elp",n,s),i=0,a=(0,z.el)("ol.hints",{label:"Hints"}),c=(0,z.el)(".asked",{role:"group",label:"The solution"}),u=(0,z.button)("Hint","A little help; there may be\
 more",m),f=(0,z.button)("Solution","Asks before it shows it",p);function m(){if(i===e.length)return;i+=1;let k=(0,z.el)("li",{tabindex:-1},(0,z.el)(".help",(0,z.el)(
"p",Ne(e[i-1]))));a.append(k),k.focus({preventScroll:!0}),k.scrollIntoView({block:"nearest"}),d()}function d(){let k=e.length-i,P=i?`Next hint (${k} left)`:"Hin\
t";u.textContent=k?P:"No more hints",(0,z.put)(u,"aria-disabled",!k)}function p(){let k=e.length-i,P=k?` There ${k===1?"is a hint":"are hints"} that you have no\
t seen.`:"",W=(0,z.button)("Show it",null,w),S=(0,z.el)(".tools",W,(0,z.button)("Not yet",null,y));c.replaceChildren((0,z.el)("p",`Do you want to see a solution\
?${P}`),S),W.focus()}function w(){let k=(0,z.button)("Use it","In the place of what you have",r),P=(0,z.el)(".tools",k,(0,z.button)("Hide it",null,y));c.replaceChildren(
(0,z.el)("b","A solution"),l,P),k.focus({preventScroll:!0}),c.scrollIntoView({block:"nearest"})}function y(){c.replaceChildren(),f.focus()}return d(),{buttons:[
u,f],nodes:[a,c]}}var Ge=$(B(),1);function hs(e,t){if(!e)return null;try{let{board:o,node:r}=It(e,null);return{node:r,words:he(o),way:t.draw(o)}}catch{return null}}function gs({passed:e,reason:t,
board:o,details:r,line:n},s){let l=hs(o,s),i=[te(t),...r.map(te)],a=We(n,s),[c,u]=e?["right","Solved"]:["wrong","Not yet"];if(!l)return X(c,u,...i,a);let f=[(0,Ge.el)(
"p.quiet",l.words),a,(0,Ge.el)(".tools",l.way)];return X(c,u,(0,Ge.el)(".exhibit",l.node,(0,Ge.el)(".told",i,f)))}function Jt(e,t,{like:o,stepper:r}={like:[],stepper:null}){
let{report:n,passed:s,reason:l}=e;if(!n)return[gs(e,t)];let i=He({report:n,like:o,stepper:r},t);return l&&!s?[X("wrong","Not yet",te(l)),i]:[i]}function qo(e,t){
return[...e.kind==="failure"?[ze(e,t)]:Jt(e.verdict,t,e),qt(e)].filter(r=>!!r)}var bs="Nothing is written yet.",ws="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Bo="It runs. A c\
all may take 1 second …",ys="The mark stays: another version of yours has solved it.";function Fo(e,t,o,r){let{name:n,number:s,stub:l}=t,i=(0,J.el)("p.note.qu\
iet"),a=je(r.size),c=(0,J.el)("span.state"),u=(0,J.el)(".cards"),f=Me(o),m=Io(t,()=>v(t.solution,"This is a solution.")),d=To(`Exercise ${s}`,{picture:t.stub_coloured,
stub:l,source:me(n)?.source??l},o.editor,S,b=>(0,J.write)(i,b)),p=Lo(t,d,o),w=(0,J.button)("Check","Run it and judge it",Z),y=(0,J.button)("Stop","End what is r\
unning",()=>r.stop()),k=(0,J.button)("Reset","Back to how it was",()=>v(l,p?"":"Ctrl+Z in the editor brings your code back.")),P=null,W=(0,J.button)("Other tab'\
s answer","Exchange it with the answer here",N);W.hidden=!0;function S(b){b!==(me(n)?.source??l)&&(0,J.write)(i,Ft(n,b)),p?.show(b)}function v(b,T){d.replace(b),
a.say(T)}function A(b,T){d.replace(T),b&&(u.replaceChildren(),f.clear(),a.say("As in the lesson."))}function N(){let[b,T]=[P,d.text()];P=T,d.replace(b??"")}let M={
loads:b=>a.loads(b,Bo),changes:F};function F(){let b=me(n)?.solved;(0,J.write)(c,b?"✓ Solved":"");let T=r.asks(M);(0,J.put)(w,"aria-disabled",!r.free()),y.hidden=
!T,(0,J.put)(u,"aria-busy",`${T}`),!r.begun()&&r.size?a.say(`Python (${r.size}) loads at the first check.`):!T&&a.said().startsWith("Python")&&a.say(""),r.refusal&&
(0,J.write)(i,r.refusal)}async function Z(){if(!r.free())return;let b=d.text();if(!b.trim()){a.say(bs);return}d.point(null),u.replaceChildren(),f.clear();let T=p?.
missing(b);if(T){a.say(T);return}let g=p?.judge(b);if(g){j(b,g,Jt(g,E));return}let R=await h(b),I=R.kind==="failure"?R:R.verdict;j(b,I,qo(R,E))}async function h(b){
a.say(Bo);let T=a.count(),g={kind:"exercise",exercise:n,program:{source:b}},R=await r.ask(M,g,I=>a.say(`${I} …`));return T(),R}let E={step:f.step,draw:ut,point:b=>d.
point(b)};function j(b,T,g){let R="passed"in T&&T.passed;R&&(0,J.write)(i,Ft(n,b,!0)),u.replaceChildren(...g),F();let I=mt(g);R?a.say("Solved.",I):me(n)?.solved?
a.say(`${Je(g)}. ${ys}`,I):a.say(`${Je(g)}.`,I),T.line&&!p&&d.point(T.line),u.scrollIntoView({block:"nearest"})}let D=(0,J.el)("",{class:"snl snl-workbench snl-\
exercise",role:"region",label:`Exercise ${s}: your answer`}),{clock:_}=a,Q=[w,y,_,...m.buttons,k,W,c,a.node],x=p?p.node:d.node;D.append((0,J.el)(".frame",x,i,(0,J.el)(
".tools.acts",Q),u,m.nodes)),e.replaceChildren(D,f.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),(0,J.put)(
e,"data-mounted",""),r.watch(M),p?.show(d.text()),po((b,T)=>{if(b!==null&&b!==n)return;let g=me(n),R=g?.source??l;!T&&R!==d.text()&&A(g===null,R);let I=mo(n);T&&
I!==null&&I!==d.text()&&(P=I,W.hidden=!1,(0,J.write)(i,ws)),F()}),F()}var Do='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var Ho=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';var zo=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";function Jo(){let e=document.createElement("style");e.textContent=`${zo}${pt}${Ho}${Do}`,document.head.append(e)}var _t=document.querySelector("[data-snl-cells]");if(_t){Jo();let e=Ze(JSON.parse(_t.dataset.files??"null")),t=$o(e);for(let o of document.querySelectorAll("div\
[data-snl-exercise]"))Fo(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);vo(JSON.parse(_t.textContent??"[]"),e,t)}})();
