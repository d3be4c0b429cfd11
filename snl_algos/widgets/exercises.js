// built from web/ by `npm run build`
(()=>{var Uo=Object.create;var Gt=Object.defineProperty;var Vo=Object.getOwnPropertyDescriptor;var Ko=Object.getOwnPropertyNames;var Qo=Object.getPrototypeOf,Yo=Object.prototype.hasOwnProperty;var ne=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}};var Zo=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Ko(t))!Yo.call(e,n)&&n!==o&&Gt(e,n,{get:()=>t[n],enumerable:!(r=Vo(t,n))||r.enumerable});
return e};var $=(e,t,o)=>(o=e!=null?Uo(Qo(e)):{},Zo(t||!e||!e.__esModule?Gt(o,"default",{value:e,enumerable:!0}):o,e));var ae=ne((Ns,Zt)=>{Zt.exports=snlStepper.words});var Ee=ne((Ls,Xt)=>{Xt.exports=snlStepper.geometry});var B=ne((Js,or)=>{or.exports=snlStepper.dom});var sr=ne((_s,nr)=>{nr.exports=snlStepper.grid});var Xe=ne((Gs,ir)=>{ir.exports=snlStepper.drawing});var et=ne((Us,ar)=>{ar.exports=snlStepper.marks});var Or=ne((hi,Tr)=>{Tr.exports=snlStepper.moves});var Nr=ne((wi,Cr)=>{Cr.exports=snlStepper.board});var Wt=ne((yi,Lr)=>{Lr.exports=snlStepper.rules});var Ur=ne((Mi,Gr)=>{Gr.exports=snlStepper.shadow});var Yr=ne((Li,Qr)=>{Qr.exports=snlStepper.download});var Ut=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var xt=()=>document.documentElement.dataset.content_root??"",Ue=e=>new URL(`${xt()}_static/${e}`,location.href).href;function vt(e){return new Promise((t,o)=>{let r=document.
createElement("script");r.src=Ue(e),r.onload=()=>t(),r.onerror=()=>o(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var Vt='function u(t){let e={at:1/0,now:()=>performance.now()},r={get 0(){let n=performance.now();return n<e.at?0:(e.at=n+20,10)},set 0(n){}};t.setInterruptBuff\
er(r),t.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(t,e=[])=>self.postMessage(t,{transfer:e});function m(t){let e=0;return async(.\
..r)=>{let n=await t(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=n;return new Respons\
e(n.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function g(t,e,r){let n=self.fetch;self.fetch=m(n);let c=`${t}pyodide.mjs`,{loadPyodide:f}=aw\
ait import(c),o=await f({indexURL:t,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=n,o.unpackArchive(a,"zip",{e\
xtractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}self.onmessage=asyn\
c({data:t})=>{try{t.begin?await g(...t.begin):l?.(t.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Kt={format:"snl-workbench",version:2},Ve=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});function Qt(){let e=0,t=null;function o(r){let{resolve:n}=t??{};t=null,n?.(r)}return{message:()=>t?.message,ask(r,n){e+=1;let s={...Kt,id:`${e}`,...r};return new Promise(
l=>{t={message:s,progress:n,resolve:l}})},hear(r){r.id===t?.message.id&&(r.kind==="progress"?t.progress(r.says):o(r))},settle:o}}var en={what:"stopped",says:"You stopped it."},tn=e=>`${(e/1e6).toFixed(1)} MB`;function Yt(e,t){let o=null,r=!1,n,s,l=Qt();function i(){let m=URL.createObjectURL(
new Blob([Vt],{type:"text/javascript"})),y=new Worker(m,{type:"module"});y.onmessage=({data:w})=>y===o&&u(w),y.onerror=w=>y===o&&p(w.message),y.postMessage({begin:[
e.home,e.core,n]}),o=y,r=!1}function a(){clearTimeout(s),o?.terminate(),o=null}function c(){clearTimeout(s);let m=l.message();if(!m||m.kind==="cell")return;let{
seconds:y}=e,w=`It said nothing for ${y} seconds, so it was ended. Python begins again.`;s=setTimeout(()=>d({what:"late",says:w}),1e3*y)}function d(m){a(),i(),l.
settle(Ve(m))}function p(m){r?d({what:"died",says:`Python itself broke, and begins again: ${m}`}):n?(n=null,a(),i()):(a(),l.settle(Ve({what:"died",says:`Python \
could not be loaded: ${m}`})))}function f(){let m=l.message();!m||!r||(o?.postMessage({question:JSON.stringify(m)}),c())}function u(m){m.memory?n=n===null?null:
m.memory:m.bytes?t({part:Math.min(1,m.bytes/e.bytes)}):m.ready?(r=!0,t({ready:r}),f()):m.failed?p(m.failed):m.said&&(l.hear(JSON.parse(m.said)),c())}return{size:`\
up to ${tn(e.weight)}`,refusal:null,ask(m,y){let w=l.ask(m,y);return o||i(),f(),w},stop:()=>l.message()&&d(en),end:a}}var $t=e=>({size:null,refusal:e,ask:async()=>Ve(
{what:"died",says:e}),stop(){},end(){}});var Ke=$(ae(),1),Se=$(Ee(),1),St=400,Et=20,rn=["stay","bounce","win"];function Ie(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t}\
 must be a whole number from ${o} to ${r}, not ${e}`);return Number(e)}function on(e){if(!Array.isArray(e))return Ie(e,"the die",1,Et);if(!e.length||e.length>Et)
throw new Error(`a die in this page has 1 to ${Et} faces, not ${e.length}`);let t=e.map(r=>Ie(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===
t[n-1]);if(o!==void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function nn(e,t){if(!Array.isArray(t))throw new Error(
"the jumps must be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.
stringify(r)}`);let[n,s]=r;for(let i of r)Ie(i,`a cell of the jump ${n}→${s}`,1,e);let l=o.get(n);if(l!==void 0)throw new Error(`two jumps from cell ${n}: ${n}\
→${l} and ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function H(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,
overshoot:l="stay"}=e,i=Ie(e.cells,"the number of cells",1,St);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")
throw new Error(`chained must be true or false, not ${s}`);let a=rn.find(c=>c===l);if(!a)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${l}`);
return{name:t,cells:i,jumps:nn(i,o),die:on(r),start:Ie(n,"start",0,1),chained:s,overshoot:a}}function er(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**2<=2*e&&e%
o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Qe=e=>(0,Se.range)(e*e).map(t=>{let o={cells:e*e,start:1,columns:e,rows:e},[r,n]=(0,Se.placeOf)(
o,t+1);return{cell:t+1,row:e-1-r,column:n}});function tr(e,t=Math.random){let o=(0,Se.range)(Math.max(0,e.cells-2)).map(l=>l+2),r=Math.min(Math.round(e.cells/8),
Math.floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=(0,Se.range)(2*r).map(l=>{let[i,a]=[n(),n()].sort((c,d)=>c-d);return l<r?[i,a]:[a,i]});return H(
{...e,name:"",jumps:s})}function he({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:l}){let i=o.filter(([c,d])=>d>c).length,a=[(0,Ke.amount)(t,"cells"),
(0,Ke.amount)(i,"ladders"),(0,Ke.amount)(o.length-i,"snakes"),typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&a.push("starts off th\
e board"),s&&a.push("jumps are chained"),l==="bounce"&&a.push("bounces off the goal"),l==="win"&&a.push("passing the goal wins"),(e?[e,...a]:a).join(" · ")}var Tt=e=>({board:e,mode:"",code:null,trouble:""}),rr=["Draw","Write"],sn=2e4;function an(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>sn?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function ln(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),o=Uint8Array.
from(t,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function ge({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){
let l=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${l}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(a=>a.join("\
-")),...i.filter(Boolean)].join(".")}`}function Ye(e,t,o){let r=an(o??""),n=rr.includes(t)?`&${t.toLowerCase()}`:"";return`${ge(e)}${n}${r&&`&code=${r}`}`}var cn=e=>e.
includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function dn(e){let[t,...o]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(
`“${t}” is not a number of cells`);for(let n of o)if(/^\d+-\d+$/.test(n))r.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))r.die=cn(n.slice(
1));else if(n==="s0")r.start=0;else if(n==="c")r.chained=!0;else if(n==="bounce"||n==="win")r.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a\
 rule`);return H(r)}var un="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Ot(e){let t=new URLSearchParams(e.
slice(1)),[o,r]=[t.get("board"),t.get("code")],n=r?ln(r):null,s={board:null,mode:"",code:n,trouble:""};if(o===null)return s;try{s.board=dn(o)}catch(i){let a=i.message;
return{...s,trouble:`The board in this link cannot be read: ${a}. ${un}`}}s.mode=rr.find(i=>t.has(i.toLowerCase()))??"";let l=o.split(".").find(i=>/^(\d+)-\1$/.
test(i));if(l){let[i]=l.split("-");s.trouble=`This link has a jump from cell ${i} to itself. It leads nowhere and was left out.`}else r&&n===null&&(s.trouble="T\
he code in this link cannot be read: the link was probably cut off when it was copied.");return s}var mn="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",pn="This copy of th\
e book was built without Python for the page (make pyodide adds it).",Ze=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return $t(mn);if(!o)
return $t(pn);let{home:n,core:s}=o;return Yt({...o,home:Ue(n),core:Ue(s)},r)},editor:()=>vt(e).then(()=>snlEditor),shelf:()=>vt(t).then(()=>snlShelf),step:async(r,n,s)=>snlStepper.
mount(r,n,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Ot(location.hash),set:(...r)=>history.replaceState(history.state,"",Ye(...r)),subscribe(r){let n=()=>Ot(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)}},page:!0});var A=$(B(),1),lo=$(sr(),1);var q=$(B(),1),Oe=$(ae(),1);var se=$(B(),1),lr=$(Xe(),1),cr=$(et(),1),At=e=>(0,se.picture)(".face","-.19 -.19 .38 .38",(0,lr.elementOf)((0,cr.dieMark)([0,0],e))),tt=()=>(0,se.el)("li.chip",
(0,se.el)("span",{role:"img"}),(0,se.el)("small"));function rt({children:[e,t]},o,r){e.ariaLabel!==`Roll ${o}`&&((0,se.put)(e,"label",`Roll ${o}`),e.replaceChildren(
At(o))),(0,se.write)(t,r)}var dr=$(ae(),1);var be=e=>`${(0,dr.jumpKind)(e).kind} ${e.join("→")}`,ur=(e,t)=>H({...e,name:"",jumps:t}),nt=(e,t)=>ur(e,e.jumps.filter(([o])=>o!==t)),ot=(e,t,o)=>ur(e,[...nt(
e,t).jumps,[t,o]]);function mr(e,[t,o],r,n){let s=nt(e,t);return r?ot(s,t,n):ot(s,n,o)}var Rt=({jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===
t)-+(o[0]===t));function pr(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=o);return H({...e,...t,name:"",jumps:r})}function fr(e){let t=[e],o=0;
return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){return o+=r,t[o]}}}function hr(e,t,o,r){let n=0,s=0,l=!1;function i({clientX:c,clientY:d}){let p=e.cellAt(c,d);!p||p===s||(s=p,l=!0,t(n,s))}function a(c){removeEventListener("poin\
termove",i),removeEventListener("pointerup",a),removeEventListener("pointercancel",a),l&&(c?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:d,clientX:p,clientY:f})=>{let u=e.cellAt(p,f);l=!1,!(c||!d||!u)&&(n=s=u,addEventListener("pointermove",i),addEventListener("p\
ointerup",a),addEventListener("pointercancel",a))}),{wasDrawing:()=>l,stop:()=>a()}}var ie=$(B(),1);var qe=(e,t)=>(0,ie.el)("label.setting",(0,ie.el)("span",e),t),fn=[[1,"on cell 1"],[0,"off the board"]],hn=[["stay","no move"],["bounce","bounce back"],["win","\
win"]],gn=[["","one"],["yes","as many as follow"]];function gr(e){let t=(0,ie.el)("input.button",{type:"number",min:1,max:St,change:()=>e({cells:t.valueAsNumber})}),
o=(0,ie.el)("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).
map(Number);e({die:a.length===1?a[0]:a})}}),r=(0,ie.choice)("Start",fn,1,a=>e({start:Number(a)})),n=(0,ie.choice)("Past the goal",hn,"stay",a=>e({overshoot:a})),
s=(0,ie.choice)("Jumps in a throw",gn,"",a=>e({chained:!!a})),l=[qe("Cells",t),qe("Die",o),qe("Start",r)],i=[qe("Past the goal",n),qe("Jumps in a throw",s)];return{
node:(0,ie.el)(".settings",l,i),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,
s.value=a.chained?"yes":""}}}var G=$(B(),1);var br=$(Ee(),1);function ke(e){return Array.isArray(e)?`[${e.map(ke).join(", ")}]`:JSON.stringify(e)}function jt(e,{cells:t,die:o,start:r,chained:n,overshoot:s},l=t){let i=[t!==
l&&`${t} cells (always ${l})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function bn({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let l=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(a=>a.join(": ")).join("\
, ")}}`,o!==6&&`die=${l}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function wn({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:l}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:l}}).map(([d,p])=>`  "${d}": ${ke(p)}`).join(
`,
`)}
}
`}function yn(e){jt("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ke(t)}
`}function kn(e){jt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=(0,br.range)(
t).map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:l}of Qe(t))o[s][l]=r.get(n)??-1;return`[${o.map(ke).join(`,
 `)}]
`}function xn(e){jt("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Te=[{name:"python",title:"Python: Board(...)",write:bn},{name:"json",title:"JSON",write:wn},{name:"move-array",title:"Move array, from 0",write:yn},{name:"\
grid",title:"LeetCode grid",write:kn},{name:"hackerrank",title:"HackerRank text",write:xn}];var wr=$(Ee(),1);var yr=["jumps","ladders","snakes","die","start","chained","overshoot"],vn=yr.slice(0,3);function $n(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function En(e){let t=[""],o=0;for(let r of e)"([{".includes(r)&&(o+=1),")]}".includes(r)&&(o-=1),r===","&&!o?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Sn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let o={cells:void 0,jumps:[]};for(let[r,n]of En(t[1]).entries()){let[,s=r===0?"cells":"jumps",l]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(r>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(r>0&&!yr.includes(s))throw new Error(`a board has no option ${s}`);
vn.includes(s)?o.jumps.push(...Tn(l)):o[s]=kr(l)}return[o]}function kr(e){try{return $n(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Tn(e){
let t=kr(e),o=n=>Array.isArray(n)&&n.length===2&&n.every(Number.isInteger),r=Array.isArray(t)?t.find(n=>!o(n)):e;if(r!==void 0)throw new Error(`expected a jump \
like 3: 22, not ${ke(r)}`);return t}var On="format version name author source cells die start chained overshoot jumps".split(" ");function An(e){if(typeof e!="o\
bject"||!e||Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!On.includes(n));if(t!==void 0)throw new Error(`a board has no k\
ey "${t}"`);for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||
r!==1)throw new Error(`this page reads snl-board 1, not ${o} ${r}`);return e}function xr(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(
`index ${r}: expected -1 or 0 to ${e.length-1}, not ${ke(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function Rn(e){let t=e.length;if(e.
some(r=>!Array.isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Qe(t).flatMap(({cell:r,row:n,
column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);return{cells:t*t,jumps:o}}function jn(e){let t=e.split(/\r\n|\r|\n/).filter(i=>i.trim()),o=0;function r(i,a){let c=(t[o]??
"").trim().split(/\s+/);if(o+=1,c.length!==i||!c.every(d=>/^\d+$/.test(d)))throw new Error(`line ${o}: expected ${a}`);return c.map(Number)}function n(i,a){let[
c]=r(1,`the number of ${i}s`);if(c>100)throw new Error(`line ${o}: 100 cells have no room for ${c} ${i}s`);return(0,wr.range)(c).map(()=>{let d=r(2,`the two cel\
ls of a ${i}`);if((d[1]-d[0])*a<=0)throw new Error(`line ${o}: ${d.join(" ")} is not a ${i}`);return d})}let[s]=r(1,"the number of boards");if(!s)throw new Error(
"line 1: there is no board");let l=[];for(let i=0;i<s;i+=1)l.push({cells:100,jumps:[...n("ladder",1),...n("snake",-1)]});if(o<t.length)throw new Error(`line ${o+
1}: this comes after the last board`);return l}function Mn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole num\
bers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Rn(r)]:typeof r[0]==
"object"?r.map(An):[xr(r)]}function st(e){let t=e.trim(),o=/^-?\d/.test(t);if(t.startsWith("Board"))return Sn(t).map(H);if(/^[[{]/.test(t))return Mn(t).map(H);if(o&&
/[\r\n]/.test(t))return jn(t).map(H);if(o){let r=t.split(/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole numbe\
r`);return[H(xr(r.map(Number)))]}throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers")}function vr(e){let t,[o]=Te,r=(0,G.el)("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),n=(0,G.el)("p.quiet",{role:"alert"}),s=Te.map(({name:u,
title:m})=>[u,m]),l=(0,G.choice)("Notation",s,o.name,u=>{o=Te.find(({name:m})=>m===u)??o,i()});function i(){if(f.open){r.value=r.placeholder="",(0,G.write)(n,"");
try{r.value=o.write(t).trim()}catch(u){r.placeholder=`${u.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!r.value.trim()){(0,G.write)(n,"There is no text to copy.");return}r.select();let u=await(0,G.copied)(
r.value);e.say(u?"Copied.":"The text is selected: copy it with the keys of your system.")}function c(){if(!r.value.trim()){(0,G.write)(n,"There is no text to re\
ad. Paste one into the box: in any of these notations.");return}try{let u=st(r.value);e.use(u[0]);let m=`The text holds ${u.length} boards. This is the first.`;
(0,G.write)(n,u.length>1?m:"")}catch(u){(0,G.write)(n,`This cannot be read: ${u.message}.`)}}let d=(0,G.button)("Use this text","Read the board in the text",c),
p=(0,G.el)(".tools",l,(0,G.button)("Copy",null,a),d),f=(0,G.folded)("Copy or paste as text",p,r,n);return f.addEventListener("toggle",i),{node:f,show(u){t=u,i()}}}var $r=(e,t)=>({change:o=>ot(o,e,t),says:`Drawn: ${be([e,t])}.`}),Er=(e,t,o)=>({change:r=>mr(r,e,t,o),says:`Moved: ${be(e)} is now ${be(t?[e[0],o]:[o,e[1]])}.`}),
Sr=e=>({change:t=>nt(t,e[0]),says:`Removed: ${be(e)}.`}),Pn={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},Wn={change:e=>tr(e),says:"Drawn at \
random."},Mt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Pt(e){let t,o,r=null,n=null,s=!0,l=(0,q.el)("b.amount"),i=(0,q.el)("span.qu\
iet"),a=(0,q.el)("ol.thrown",{label:"A shortest route"}),c=(0,q.el)(".tools",{role:"group",label:"The jumps of the chosen cell"}),d=(0,q.button)("Undo","Ctrl+Z",
()=>e.go(-1)),p=(0,q.button)("Redo","Ctrl+Y",()=>e.go(1)),f=(0,q.button)("Random","Other jumps",()=>R(Wn)),u=(0,q.button)("Remove all jumps",null,()=>R(Pn)),m=(0,q.toggle)(
"Route","One of the shortest routes",k,s),y=gr(h=>R({change:E=>pr(E,h),says:""})),w=vr(e);function k(h){s=h,S()}function O({distance:h,predecessor:E,throws:M,route:D}){
t.paint({current:r,distance:h,predecessor:E,route:s,piece:!1}),(0,q.write)(l,M??"none"),(0,q.write)(i,M===null?"the goal is out of reach":(0,Oe.amount)(M).replace(
/^\S+ /,"")),(0,q.fill)(a,D,tt,(_,[Q,,x])=>rt(_,Q,`to cell ${x}`))}let P=()=>Rt(t.board,r)[0];function S(){O(t);let h=P();t.light(h),t.hold(h??[]),c.replaceChildren(
...Rt(t.board,r).flatMap(v)),(0,q.put)(d,"aria-disabled",!e.can(-1)),(0,q.put)(p,"aria-disabled",!e.can(1))}function v(h){let E=(0,q.button)(`Remove ${be(h)}`,"\
Delete",()=>R(Sr(h))),M=(0,Oe.jumpKind)(h).ends.map((D,_)=>(0,q.button)(`Move its ${D}`,null,()=>{n={jump:h,end:_},e.say(`Choose the cell where the ${D} of ${be(
h)} goes.`),t.cells.get(h[_])?.focus({preventScroll:!0})}));return[E,...M]}function R({change:h,says:E}){r=n=null;try{e.use(h(t.board)),e.say(`${E} ${Mt(t.throws)}`.
trim())}catch(M){e.say((0,Oe.sentence)(M.message)),y.show(t.board),S()}}function N(h,E){let M=P();return M?.includes(h)?Er(M,M.indexOf(h),E):$r(h,E)}function W(h,E){
let M=t.trial(N(h,E).change(t.board));O(M),e.say(`If you let go here: ${Mt(M.throws)}`)}function F(){r=n=null,t.trial(t.board),S(),Z()}let Z=()=>e.say(`Drag fro\
m cell to cell to draw a ladder or a snake. ${Mt(t.throws)}`);return{name:"Draw",under:(0,q.el)("p.quiet.hint","Drag, or choose a cell and then another one."),side:[
(0,q.el)(".score",(0,q.el)("p","Fewest ",l,i)),a,c,(0,q.el)(".tools",d,p,f,u,m),y.node,w.node],show(h){t=h,r=n=null,o=hr(t,W,(M,D)=>R(N(M,D)),F),y.show(t.board),
w.show(t.board),S(),Z()},leave:()=>o.stop(),choose(h){if(!(!h||o.wasDrawing()))if(n)R(Er(n.jump,n.end,h));else if(r===h)F();else if(r!==null)R($r(r,h));else{r=h,
S();let E=P(),M=E?` Or drag an end of ${be(E)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape cancels.${M}`)}},key(h,{ctrlKey:E,metaKey:M,shiftKey:D,
altKey:_}){let Q=P();if(E||M){let x=h==="y"||D&&h==="Z"?1:h==="z"?-1:0;return x&&e.go(x),x!==0}if(h==="Escape"&&r!==null&&!_)F();else if((h==="Delete"||h==="Bac\
kspace")&&Q)R(Sr(Q));else return!1;return!0}}}var L=$(B(),1);var Ar=$(Or(),1);function Ae(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(
o()).find(([s])=>s===r);return n&&t.push((0,Ar.wholeMove)(e,o(),n)),n!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[n,{stand:s}]of t.
entries())r.set(s,n+1);return r}}}var jr=$(Xe(),1),Be=$(B(),1),it=$(et(),1),Mr={cells:2,start:1,columns:1,rows:2},Pr=(e,t)=>(0,Be.picture)("",e,...t.map(jr.elementOf)),Rr=(e,t)=>Pr("0 0.3 1 1.4",
(0,it.jumpMarks)(Mr,new Map([[e,t]]))),Cn={stay:"A throw past the goal does not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw pas\
t the goal reaches it."};function Wr({jumps:e,chained:t,overshoot:o}){let r=t?", and on if another jump begins there.":".";return[[(0,Be.el)("span.key",{"data-k\
ey":"frontier"}),"Click a dashed cell or its die."],e.some(([s,l])=>s<l)&&[Rr(1,2),`Land on the foot of a ladder and you climb to its top${r}`],e.some(([s,l])=>s>
l)&&[Rr(2,1),`Land on the head of a snake and you slide to its tail${r}`],[Pr("0.3 0 0.8 0.6",[(0,it.goalMark)({...Mr,cells:1,rows:1})]),Cn[o]]].filter(s=>!!s).
map(s=>(0,Be.el)("li",s))}var at=$(Nr(),1),Ir=$(Xe(),1),we=$(B(),1),qr=$(Ee(),1),Br=$(et(),1),Fr=$(Wt(),1);function Fe({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,l=[e];for(let a of l){let c=(r.get(a)??0)+1;for(let d of o(a)){let p=d[2];r.has(
p)||(r.set(p,c),n.set(p,a),s.set(p,d),l.push(p))}}let i=[];for(let a=t,c=s.get(a);c;c=s.get(a))i.unshift(c),a=n.get(a)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var Nn=1400;function le(e){let t=(0,Fr.rulesOf)(e),o=Fe(t),r=(0,at.makeBoard)({layout:er(e.cells),rules:t,label:`Board: ${he(e)}`,waits:"in the range of one thr\
ow",unit:"throws",farthest:Math.max(...o.distance.values())}),n=o.route,{plan:s,cells:l,piece:i}=r,a=(0,we.svg)("g.sketch");r.top.prepend(a);let c=r.node.querySelector(
".s-jumps");return{...o,board:e,rules:t,plan:s,cells:l,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(d){let{near:p=[],move:f=null,
route:u=!1,piece:m=!0,...y}=d,w=[...p].map(O=>[O,""]),k={...at.NOTHING,...y,frontier:w};r.paint(k,[],f,u?n:[]),i.stand(m?k.current:null)},walk(d){i.walk([d],Nn,
()=>d.stand===e.cells&&r.celebrate())},rest:i.rest,trial(d){let p=new Map(d.jumps),f=new Set;for(let w of[...c?.children??[]]){let[k,O]=(w.getAttribute("data-en\
ds")??"").split(" ").map(Number);p.get(k)===O?f.add(k):w.remove()}let u=new Map(d.jumps.filter(([w])=>!f.has(w))),m=(0,Br.jumpMarks)(s,u).map(Ir.elementOf);for(let w of m)
(0,we.flag)(w,"lit",!0);c?.append(...m),t.jumps.clear();for(let[w,k]of p)t.jumps.set(w,k);let y=Fe(t);return n=y.route,y},light(d){for(let p of c?.children??[])
(0,we.flag)(p,"lit",p.getAttribute("data-ends")===d?.join(" "))},hold(d){let p=d.map(f=>{let[u,m]=(0,qr.anchorOf)(s,f);return(0,we.svg)("circle",{cx:u,cy:m,r:.13,
style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});a.replaceChildren(...p)},cellAt(d,p){let u=r.node.getRootNode().elementFromPoint(d,p)?.closest(
"[data-cell]"),m=u&&r.node.contains(u)&&u.dataset.cell;return m?Number(m):null}}}var Re=({columns:e,shape:t,node:o})=>(0,we.el)(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},o),Dr=e=>new Set(e.map(([,t])=>t));var _r=$(ae(),1);var ce=$(ae(),1);function Ln(e,t){let o=`You reached the goal in ${(0,ce.amount)(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} e\
nough: can you find such a route?`}var In=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function qn(e){return`Choose what the die shows${e.length<=9&&
e.at(-1)===e.length&&In()?` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Hr(e,t,o){let r=e.thrown.at(-1);if(!r)return e.won()?"Y\
ou start on the goal: no throw is needed.":qn(o);let n=(0,ce.moveInWords)(r);return e.won()?`${n} ${Ln(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face \
moves you from here: undo.`}function zr(e,t,{cells:o}){let r=`${(0,ce.capital)((0,ce.withArticle)(e))} from ${t}`;return t+e>o?`${r} would pass the goal: it doe\
s not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Jr(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"\
You start on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${(0,ce.amount)(
e)}: ${o.join(", ")}.`}function Ct(e,t){let o,r,n=(0,L.el)(".dice",{role:"group",label:"Choose what the die shows"}),s=(0,L.el)("b.amount"),l=(0,L.el)("span.quiet"),i=(0,L.el)("b.amou\
nt"),a=(0,L.el)("ol.thrown.history",{label:"Your throws"}),c=(0,L.el)("ul.guide",{label:"How to play"}),d=(0,L.button)("Undo","Take the last throw back (Backspa\
ce)",O),p=(0,L.button)("Start again","Back to the start",P),f=(0,L.button)("Show the shortest route",null,S),u=!1;function m(){let{thrown:v}=r,R=r.moves(),N=u||
r.won();o.paint({current:r.at(),near:Dr(R),distance:r.trail(),move:u?null:v.at(-1)??null,route:u});for(let W of n.children){let F=Number(W.dataset.face);(0,L.put)(
W,"aria-disabled",!R.some(([Z])=>Z===F))}(0,L.write)(s,v.length),(0,L.write)(l,v.length===1?"throw":"throws"),(0,L.write)(i,N?o.throws??"none":"?"),(0,L.fill)(a,
v,tt,(W,F)=>rt(W,F.face,(0,_r.landingInWords)(F))),c.hidden=v.length>0;for(let W of[d,p])(0,L.put)(W,"aria-disabled",!v.length);(0,L.put)(f,"aria-pressed",`${u}`),
(0,L.put)(e.root,"data-won",r.won())}let y=()=>e.say(Hr(r,o.throws,o.faces));function w(v){if(r.won())return;let R=r.at();u=!1,r.throws(v)?(k(),o.walk(r.thrown[r.
thrown.length-1])):(m(),e.say(zr(v,R,o.board)))}function k(){m(),y(),t?.(r.thrown.map(({face:v})=>v))}function O(){r.undo()&&k()}function P(){r.thrown.length&&(r=
Ae(o.rules),u=!1,k())}function S(){u=!u,m(),u?e.say(Jr(o.throws,o.route)):y()}return{name:"Play",under:n,side:[(0,L.el)(".score",(0,L.el)("p","You ",s,l),(0,L.el)(
"p","Fewest ",i)),(0,L.el)(".tools",d,p,!t&&f),c,a],show(v){o=v,r=Ae(o.rules),u=!1,c.replaceChildren(...Wr(o.board)),n.replaceChildren(...o.faces.map(R=>{let N=(0,L.button)(
At(R),null,()=>w(R),`Throw ${R}`);return(0,L.put)(N,"data-face",R),N})),m(),y()},replay(v){let R=r;r=Ae(o.rules);let N=v.every(W=>r.throws(W));return N||(r=R),m(),
y(),N},leave:()=>(0,L.put)(e.root,"data-won",null),choose(v){let R=r.moves(),N=R.find(([,W])=>W===v)??R.find(([,,W])=>W===v);N?w(N[0]):r.won()||e.say(`No throw \
leads from ${r.at()} to ${v}.`)},key(v,{ctrlKey:R,metaKey:N,altKey:W}){if(R||N||W)return!1;let F=Number(v);if(v==="Backspace")O();else if(v!==" "&&o.faces.includes(
F))w(F);else return!1;return!0}}}var ft=$(Ur(),1);var V=$(B(),1);var ee=$(B(),1);function je(e){let t=(0,ee.el)("span.strip.quiet",{role:"status"}),o=(0,ee.el)("span.clock.quiet",{"aria-hidden":"true"}),r=(0,ee.el)("progress",
{max:1,label:"Python is loading",hidden:""});return{clock:o,node:(0,ee.el)("span.progress",r,t),say(n,s=""){(0,ee.write)(t,n),s&&t.append((0,ee.el)("span.heard",
` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,(0,ee.write)(t,"")},loads({part:n,ready:s},l){r.hidden=s===!0,n!==void 0&&(0,ee.put)(r,"value",n),(0,ee.write)(
t,s?l:`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>(0,ee.write)(o,`${Math.round((performance.now()-n)/1e3)} s`),l=setInterval(s,
1e3);return s(),()=>{clearInterval(l),(0,ee.write)(o,""),r.hidden=!0}}}}var xe=["sessionStorage","localStorage"],Bn="This browser stores nothing here",Fn="The browser's storage is full";function de(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Me(e,t,o=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
o)),""}catch(r){return r.name==="QuotaExceededError"?Fn:Bn}}function Nt(e,t=xe){for(let o of t)try{window[o].removeItem(e)}catch{}}var[ct,dt]=["snl-workbench",1],Vr="download what you want to keep.",Dn=`Another version of the workbench has stored code here, which is left alone: ${Vr}`;function lt(e){
let t=de(e,ct);return t?.version===dt&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var Hn=e=>(de(e,ct)?.version??dt)!==dt;function Kr(){let e=xe.
some(Hn),t={version:dt,signature:"board",sources:{}},o=lt("sessionStorage")??lt("localStorage")??t;return{kept:o,store(r){if(e)return Dn;let n={...(lt("localSto\
rage")??o).sources};r in o.sources?n[r]=o.sources[r]:delete n[r];let s=Me(ct,o,{...o,sources:n});return s&&`${s}: ${Vr}`},elsewhere:r=>lt("localStorage")?.sources[r]??
null,follow(r){let n=({key:s})=>s===ct&&r();return addEventListener("storage",n),()=>removeEventListener("storage",n)}}}var U=$(B(),1),Zr=$(Yr(),1),zn="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Xr({keeper:e,arrived:t,
open:o,text:r,heard:n}){let{kept:s}=e,l={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},a=!1,c="",d=null,p=(0,U.el)(".tools"),f=(0,U.el)(".tabs",{role:"\
group",label:"Program"}),u=()=>i.kind==="mine"||i.kind==="second",m=()=>({kind:a?"second":"mine"}),y=x=>x&&s.second||s.signature,w=x=>`${x?"2:":""}${y(x)}`;function k(){
let x=l.signatures.find(({name:b})=>b===y(a));return s.sources[w(a)]??x?.template??""}function O(){return u()?k():i.kind==="link"?t??"":l.programs.find(({name:x})=>x===
i.name)?.source??""}function P(x){i=x,u()&&a!==(i.kind==="second")&&(a=!a,d=null,S()),Q(),o(O(),!u())}function S(){let x=e.elsewhere(w(a));x!==k()&&(d=x)}function v(){
let[x,b]=[d,r()];R(x??""),P(m()),d=b,Q()}function R(x){s.sources[w(a)]=x,c=e.store(w(a))}function N(){delete s.sources[w(a)],c=e.store(w(a)),P(m())}function W(x){
a||(s.second=y(!0)),s[a?"second":"signature"]=x,c=e.store(w(a)),d=null,S(),P(m())}function F(){let x=`${i.name??(a?"my-other":"mine")}.py`.replaceAll("-","_");(0,Zr.download)(
r(),"text/x-python",x)}function Z(){a=!1,R(t??""),P({kind:"mine"})}function h(x,b,T=null){let g=(0,U.button)(x,T,()=>P({kind:b}));return(0,U.put)(g,"aria-presse\
d",`${b===i.kind}`),g}function E(x,b){let g=l.programs.filter(I=>I.kind===b).map(({name:I,title:re})=>(0,U.el)("option",{value:I},re)),j=(0,U.el)("optgroup",g);
return j.label=x,j}function M(){let x=(0,U.choice)("A program to look at",[["","Look at a program"]],"",b=>P(b?{kind:"program",name:b}:m()));return x.append(E("\
Algorithms","algorithm"),E("Mistakes","mistake")),x.value=i.name??"",(0,U.flag)(x,"chosen",i.kind==="program"),x}let D=()=>(0,U.button)("Download","As a file of\
 Python",F);function _(){let x=l.signatures.map(({name:j,title:I})=>[j,I]),b=(0,U.choice)("How it is called",x,y(a),W),T=(0,U.button)("Reset","Back to the begin\
ning of this signature",N),g=(0,U.button)("Other tab's code","Exchange it with the code here",v);return g.hidden=d===null,[b,T,D(),g]}function Q(){f.replaceChildren(
h("Mine","mine"),h("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[h("From the link","link")],M());let x=(0,U.button)("Make i\
t mine","Instead of what is there",Z);u()?p.replaceChildren(..._()):p.replaceChildren(...i.kind==="link"?[x]:[],D())}return{node:(0,U.el)(".programs",f,p),kind:()=>i.
kind,isMine:u,trouble:()=>c||(d===null?"":zn),end:e.follow(()=>{S(),Q(),n()}),show(x){l=x,S(),l.signatures.some(({name:b})=>b===s.signature)||(s.signature="boar\
d"),P(i)},changed(x){u()&&R(x)},question(){return i.name?{name:i.name}:{source:r(),signature:u()?y(a):null}},other(){let x=s.sources[w(!a)];return u()&&x?.trim()?
{source:x,signature:y(!a)}:null}}}var Lt=$(B(),1);function Pe(e){let t=(0,Lt.el)(""),o=null;function r(){o?.then(({destroy:n})=>n()),o=null,t.replaceChildren()}return{node:t,clear:r,step(n){r();
let s=(0,Lt.el)("");t.append(s),o=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var C=$(B(),1),ve=$(ae(),1);var De=e=>e===null?"out of reach":(0,ve.amount)(e),X=(e,t,...o)=>(0,C.el)(`.card.${e}`,{role:"group",label:t},(0,C.el)("b.card-title",t),o),te=e=>e&&(0,C.el)("p",
e),ue=e=>e&&(0,C.el)("p.quiet",e),eo=(e,t)=>(0,C.el)("p","Right is ",(0,C.el)("b",De(e)),", yours says ",(0,C.el)("b",De(t)),"."),to=e=>e?.words?.exception==="E\
OFError"&&"Nobody can answer input() here: use what the function is given.";function We(e,{point:t}){return e===null?null:(0,C.el)(".tools",(0,C.button)(`Show l\
ine ${e}`,null,()=>t(e)))}var ut=e=>(0,C.el)("a.button",{href:`${xt()}play.html${ge(e)}&draw`},"Open this board in the workbench");function It(e,t){let o=H(e),r=le(
o);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:o,node:Re(r)}}function He(e,t){let{report:o}=e,r=`The b\
oards: ${o.boards[0].toLowerCase()}${o.boards.slice(1)}.`,n=o.notes.map(l=>ue(`Note: ${l.says}.`));if(o.correct===!1)return _n(e,o,[ue(r),...n],t);if(o.correct)
return Jn(o,[ue(r),...n]);let s=`${o.name} could not be judged`;return X("open",s,te((0,ve.sentence)(o.finding.says)),...n)}var ro=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function Jn({name:e,proven:t,tested:o,tried:r},n){let s=(0,C.el)("p",(0,C.el)("b","Proven"),`, by playing every one: ${t}\
.`),l=(0,C.el)("p",(0,C.el)("b","Tested"),`, which proves nothing about others: ${o}.`),i=`${e} is right on every board that was tried`;return X("right",i,s,o&&
l,ue(`${ro({tried:r})}.`),...n)}function _n({like:e,stepper:t},o,r,n){let{finding:s,expected:l,got:i,smallest:a}=o,{board:c,node:d}=It(o.board,s),p=t&&(0,C.button)(
"Step to the first difference",null,()=>n.step(t)),f=e.slice(0,2).map(({title:w,repair:k})=>`It answers like a known mistake: ${w}. The repair: ${k}`),u=typeof i==
"number"?null:i,m=[typeof i=="number"||i===null?eo(l,i):te(`Right is ${De(l)}. Yours: ${i.says}.`),s.kind!==u?.kind&&te((0,ve.sentence)(s.says)),te(to(u)),...f.
map(ue),ue(`${he(c)} · ${ro(o)}`),...r,(0,C.el)(".tools",p,n.draw(c))];return X("wrong",`Wrong on this board${a?", the smallest there is":""}`,(0,C.el)(".exhib\
it",d,(0,C.el)(".told",m)))}function Gn({right:e,ended:t,throws:o,expected:r,finding:n,line:s},l){if(e)return X("right",`Right on this board: ${De(o)}`,ue("One \
board proves little. Check plays them all, smallest first."));let i=t==="returned";return X("wrong",i?"Wrong on this board":"No answer on this board",i&&eo(r,o),
n&&te((0,ve.sentence)(`${n.says}${s===null?"":`, in line ${s}`}`)),te(to(n)),We(s,l))}var Un=["program","throws","agrees","cells taken","edges","longest frontie\
r"];function Vn({comparison:{throws:e,rows:t}}){let o=t.map(i=>{let a=i.answered?[i.throws??"none",i.agrees?"yes":"no"]:["no answer","–"],c=[i.cells_taken,i.edges_looked_at,
i.longest_frontier],p=[...a,...c.map(f=>f??"–")].map(f=>(0,C.el)("td",`${f}`));return(0,C.el)("tr",(0,C.el)("th",{scope:"row"},i.algorithm),p)}),r=Un.map(i=>(0,C.el)(
"th",{scope:"col"},i)),n=(0,C.el)("table",(0,C.el)("thead",(0,C.el)("tr",r)),(0,C.el)("tbody",o)),s=t.map(({algorithm:i,first_difference:a})=>a&&ue(`${i} first \
differs at cell ${a.cell}: ${a.finding.says}.`)),l=`On this board: ${De(e)}`;return X("open",l,(0,C.scrolling)("","Comparison",n),...s)}var Kn={board:"This boar\
d does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};function ze({
what:e,says:t,line:o},r){let n=e==="stopped"?"open":"wrong",s=te((0,ve.sentence)(`${o===null?"":`line ${o}: `}${t}`));return X(n,Kn[e]??"That did not work",s,We(
o,r))}function qt({printed:e,more_printed:t}){if(!e?.length)return null;let o=e.map(({line:n,text:s})=>(0,C.el)(".print",(0,C.el)("span.quiet",n===null?"":`line\
 ${n}`),(0,C.el)("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return X("open","It printed",(0,C.scrolling)(".printed","What it printe\
d",o),ue(r))}function Qn(e,t){return e.kind==="failure"?ze(e,t):e.of==="check"?He(e,t):e.of==="compare"?Vn(e):e.of==="solve"?Gn(e,t):null}var oo=(e,t)=>[Qn(e,t),
qt(e)].filter(o=>!!o),Je=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",mt=e=>e[0]?.querySelector("p")?.textContent??"";var Yn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Zn="This code came with the link. It has not run, and runs only when\
 you press a button below.",no="It runs …",Xn="Write a second program in “My other”, and Compare runs both of yours.";function so(e,t){let o,r=null,n=!1,s=!1,
l=!1,i=t.host(O),a=Kr(),c=t.store.get().code,d=(0,V.el)(".editor"),p=(0,V.el)("p.note.quiet"),f=je(i.size),u=(0,V.el)(".cards"),m=Pe(t),y=(0,V.button)("Stop","E\
nd what is running",()=>i.stop()),w=Yn.map(([h,E,M])=>(0,V.button)(h,M,()=>W(E))),k=Xr({keeper:a,arrived:c,open:P,text:()=>r?.text()??"",heard:()=>S()});function O(h){
l&&f.loads(h,no)}function P(h,E){r?.open(h,E),S()}function S(){let h=k.kind()==="link",E=k.isMine()?k.trouble():"";(0,V.write)(p,h?Zn:E||(i.refusal??"")),(0,V.flag)(
p,"strong",h)}async function v(){n=!0;try{let[{make:h},E]=await Promise.all([t.editor(),t.shelf()]);r=h(d,"Program",R),k.show(E)}catch(h){n=!1,(0,V.write)(p,`Th\
e editor cannot be loaded: ${h.message}`)}N()}function R(h){k.changed(h),S()}function N(){for(let h of w)(0,V.put)(h,"aria-disabled",l||!r||!!i.refusal);y.hidden=
!l,(0,V.put)(u,"aria-busy",`${l}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function W(h){if(l||!r||i.refusal)return;s=l=!0,r.point(
null),u.replaceChildren(),m.clear(),f.say(no),N();let E=h==="compare"?k.other():null,{board:M}=o,D={kind:h,program:k.question(),board:M,other:E},_=await i.ask(D,
Q=>f.say(`${Q} …`));l=!1,f.done(),N(),Z(_)}function F(h){e.use(h),e.enter("Draw")}function Z(h){let E=oo(h,{step:m.step,draw:_=>(0,V.button)("Move this board \
to Draw",null,()=>F(_)),point(_){r?.point(_),r?.focus()}});(h.kind==="result"&&h.of)==="compare"&&k.isMine()&&!k.other()&&E.push((0,V.el)("p.quiet",Xn)),u.replaceChildren(
...E),"line"in h&&h.line&&r?.point(h.line),u.scrollIntoView({block:"nearest"}),h.kind==="result"&&h.of==="trace"&&m.step(h.stepper);let D=Je(E);e.say(D?`${D}. ${mt(
E)}`:"Step through the run below.")}return{name:"Write",under:(0,V.el)("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[k.node,p,d,(0,V.el)(
".tools.acts",w,y,f.node)],foot:[u],below:[m.node],show(h){o=h,o.paint({piece:!1}),n||v(),N(),e.say("Write a function, then run it, check it or step through it.")},
leave(){},choose(){},key:()=>!1,end(){m.clear(),i.end(),k.end(),r?.destroy()},more:()=>k.isMine()?r?.text()??null:null}}var pt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var io="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",ao=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function _e(e,t,o){let{store:r,
page:n}=o,s=(t.gallery??[]).map(H),l=(0,A.el)("p.speaker",{role:"status"}),i=(0,A.el)("span.quiet"),a=(0,A.el)("p.trouble",{role:"alert"}),c=(0,A.el)(""),d=(0,A.el)(
".main",c),p=(0,A.el)(".side"),f=(0,A.el)(".stage",d,p),u=(0,A.el)(".foot"),m=(0,A.el)(""),y=(0,A.el)("",{class:"snl snl-workbench",role:"region",label:t.label??
"Workbench",tabindex:-1}),w={root:y,say:g=>(0,A.write)(l,g),use(g){O.add(g),h(g),Z()},can:g=>O.can(g),go(g){O.can(g)&&(h(O.go(g)),Z())},enter(g){E(P.find(j=>j.name===
g)??S),h(v.board),Z()}},k=r.get(),O=fr(k.board??H(t.board)),P=t.only?[t.only==="Play"?Ct(w,o.played):Pt(w)]:[Ct(w),Pt(w),so(w,o)],S=P.find(({name:g})=>g===k.mode)??
P[0],v=le(O.now()),R=s.map(({name:g},j)=>[`${j}`,g]),N=(0,A.choice)("Board",[["","Your board"],...R],"",g=>{let j=s[Number(g)];g&&j&&w.use(j)}),W=(0,A.el)("inpu\
t.address",{readonly:"",label:"To copy",hidden:""});async function F(){let j=`${location.href.split("#")[0]}${Ye(v.board,S.name,S.more?.()??null)}`;W.value=j,W.
hidden=await(0,A.copied)(j),W.hidden||W.select(),w.say(W.hidden?"Copied: a link to this board.":"Copy the link from the field.")}function Z(){r.set({...v.board,
name:""},S.name,k.code)}function h(g){let j=(0,ft.focusedWith)(c),I=c.contains(j)&&j?.dataset.cell;v.rest(),v=le(g),c.replaceChildren(v.node),(0,A.put)(f,"style",
`--shape:${v.shape};--columns:${v.columns}`),(0,A.put)(y,"style",`--rows:${v.plan.rows}`),(0,A.write)(i,he({...g,name:""}));let re=s.findIndex(Go=>ge(Go)===ge(g));
N.value=re<0?"":`${re}`,N.options[0].hidden=re>=0,W.hidden=!0,(0,A.write)(a,""),S.show(v),I&&v.cells.get(Number(I))?.focus({preventScroll:!0})}function E(g){S.leave(),
S=g,M()}function M(){for(let g of D)(0,A.put)(g,"aria-pressed",`${g.textContent===S.name}`);(0,A.flag)(y,"drawing",S.name==="Draw"),(0,A.flag)(y,"writing",S.name===
"Write"),d.replaceChildren(c,S.under),p.replaceChildren((0,A.el)(".says",l),...S.side),u.replaceChildren(...S.foot??[]),m.replaceChildren(...S.below??[])}let D=P.
map(g=>(0,A.button)(g.name,null,()=>w.enter(g.name)));(0,lo.hearCells)(y,g=>S.choose(g)),y.addEventListener("keydown",g=>{let j=g.target;ao(g)&&g.stopPropagation(),
!j.matches(io)&&S.key(g.key,g)&&g.preventDefault()});function _(g){let j=g.composedPath()[0];if(g.defaultPrevented||!ao(g)||!/^[1-9]$/.test(g.key)||j.closest(`${io}\
, .snl-stepper`))return;let{top:I,bottom:re}=c.getBoundingClientRect();re>0&&I<innerHeight&&S.key(g.key,g)&&g.preventDefault()}function Q(){let{board:g,mode:j,trouble:I}=r.
get();g&&(ge(g)!==ge(v.board)||n)&&(O.add(g),E(P.find(re=>re.name===j)??S),h(g)),(0,A.write)(a,I)}n&&addEventListener("keydown",_);let x=r.subscribe(Q),b=(0,A.el)(
".head",!t.only&&(0,A.el)(".modes",{role:"group",label:"What to do"},D),s.length>0&&(0,A.el)("label.board-of",(0,A.el)("span","Board"),N),i,n&&(0,A.el)(".tools",
(0,A.button)("Copy link","A link to this board",F),W));y.append((0,A.el)(".frame",b,a,f,u)),(0,A.flag)(y,"only",t.only),(0,A.flag)(y,"fixed",t.fixed);let{remove:T}=(0,ft.shadowIn)(
e,pt,y);return e.append(m),M(),h(v.board),(0,A.write)(a,k.trouble),{show:h,replay:g=>S.replay?.(g)??!1,destroy(){removeEventListener("keydown",_),x(),v.rest();for(let g of P)
g.end?.();m.remove(),T()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=Ut(e);_e(e,t,Ze(t.files))}var Bt=1,Ce="snl-exercise:",co="Export what you want to keep.",ts=`Another version of this book has stored something for this exercise, which is left alone. ${co}`,
rs=globalThis,uo=rs.snlRecords??=new Map,mo=e=>e?.version===Bt&&typeof e.source=="string"&&typeof e.solved=="boolean",os=(e,t)=>de(e,Ce+t)?.version>Bt;function me(e){
let t=xe.map(r=>de(r,Ce+e)),o=[uo.get(e),...t].filter(r=>mo(r));return o.length?{...o[0],solved:o.some(({solved:r})=>r)}:null}function po(e){let t=de("localStor\
age",Ce+e);return mo(t)?t.source:null}function Ft(e,t,o=!1){let r=me(e),n={version:Bt,source:t,solved:o||(r?.solved??!1)};uo.set(e,n);let s=os("localStorage",e),
l=s?"":Me(Ce+e,n);return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),s?ts:l&&`${l}. ${co}`}function fo(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(Ce)&&e(t.slice(Ce.
length),!0)})}var oe=$(B(),1);var Dt="snl-cell:";function ho({id:e,source:t}){for(let o of xe){let r=de(o,Dt+e);if(r?.of===t&&typeof r.source=="string")return r.source}return t}function go({
id:e,source:t},o){o===t?Nt(Dt+e):Me(Dt+e,{of:t,source:o})}var K=$(B(),1);var ko=$(ae(),1);var ns="script,style,link,meta,base,iframe,object,embed,form";function bo(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let o of t.querySelectorAll(
ns))o.remove();for(let o of t.querySelectorAll("*"))for(let{name:r,value:n}of[...o.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(n))&&o.removeAttribute(r)}return[...t.childNodes]}function wo(...e){let t=(0,K.el)("pre",e),o=(0,K.el)("",{class:"highlight"},
t);return(0,K.el)("",{class:"output text_plain notranslate"},o)}function ss(e){let t=le(H(e));return t.paint({piece:!1}),Re(t)}var yo=e=>(0,K.el)("",{class:"out\
put text_html"},e);function xo(e,t){let o=[...e.querySelectorAll("details.below-input, .cell_output")],r=(0,K.el)("",{class:"cell_output docutils container",hidden:""}),
n=Pe(t);n.node.dataset.snl="",e.append(r);let s=[];function l(){for(let f of s)f.then(({destroy:u})=>u());s=[],n.clear(),r.replaceChildren()}function i(f){for(let u of o)
u.hidden=f;r.hidden=!f}function a(f,u){let m=(0,K.el)("",{"data-snl":""});r.append(yo(m)),s.push(t.step(m,f,{level:(0,K.levelIn)(r),...u}))}let c=f=>{let u=(0,K.el)(
"",{class:"snl snl-workbench snl-cell"},(0,K.el)(".cards",f));return(0,K.el)("",{class:"snl-host"},u)};function d(f,u){if(f.kind==="html"||f.kind==="svg"){let m=(0,K.el)(
"",{class:"output text_html"});return m.append(...bo(f.kind==="html"?f.html:f.svg)),m}if(f.kind==="code")return wo(...bo(`<pre>${f.lines.join(`
`)}</pre>`));if(f.kind==="report"){let m={step:n.step,point:u,draw:ut};return r.append(c(He(f,m))),yo(n.node)}if(f.kind==="board")try{return c(ss(f.board))}catch{}
return f.text?wo(document.createTextNode(f.text)):null}function p({exception:f,says:u,line:m,missing:y},w){let{runAbove:k}=w;if(!k)return X("wrong",f,te(u&&(0,ko.sentence)(
u)),We(m,w));let O=(0,K.el)("p",(0,K.el)("code",y)," is made in a cell above, which has not run yet."),P=(0,K.button)("Run all above","And then this cell",k);return X(
"open","Run the cells above first",O,(0,K.el)(".tools",P))}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){l(),i(!1)},show(f,u){if(l(),
r.removeAttribute("aria-busy"),i(!0),f.kind==="failure"){f.what!=="stopped"&&r.append(c(ze(f,u)));return}for(let m of f.shown)m.kind==="stepper"?a(m.payload,{predict:m.
predict,position:m.position??void 0}):r.append(d(m,u.point)??"");f.more_shown&&r.append((0,K.el)("p",`And ${f.more_shown.toLocaleString("en")} characters more.`)),
f.error&&r.append(c(p(f.error,u)))}}}var is=e=>e.kind==="failure"?e.says:e.error?.exception??"",as={opensOn:()=>null,watcher:{loads(){},changes(){}},begins(){},ends(){}};function ht(e,t,o,{opensOn:r,
watcher:n,begins:s,ends:l}=as){let i={beginning:-1,code:""};return{title:e,source:o,done:()=>i.beginning===t.beginnings()&&i.code===o(),async run(){let a=o();s();
let d={kind:"cell",program:{source:a},opens_on:r()},p=await t.ask(n,d,()=>{}),f=is(p);return i={beginning:f?-1:t.beginnings(),code:a},l(p),f}}}function gt(e,t,o,r,n,s){let l=null;async function i(){try{let{make:a}=await o();e.replaceChildren();let c=a(e,t,n);return c.open(r()),c}catch(a){return l=null,
s(`The editor cannot be loaded: ${a.message}.`),null}}return{open:()=>l??=i(),opened:()=>l,async close(){(await l)?.destroy(),l=null,e.replaceChildren()}}}var ls="Stopped. Python begins again, without the names of the cells that have run.";function vo(e,t,o,r,n,s){let i=e.parentElement.querySelector("div.highlight"),
a=ho(t),c=je(n.size),d=xo(e.closest("div.cell"),r),p=(0,oe.el)(".editor",{hidden:""}),f=b=>c.say(b),u=gt(p,o,r.editor,()=>a,h,f),m=(0,oe.button)("Run","Run this\
 cell (Shift+Enter in the editor)",N),y=(0,oe.button)("Edit","Open the editor",()=>M(!0)),w=(0,oe.button)("Stop","End what is running",()=>n.stop()),k=(0,oe.button)(
"Reset","Back to the code and the output of the lesson",_),O={loads:b=>c.loads(b,"Running …"),changes:R},S=ht(o,n,()=>a,{opensOn:()=>a===t.source&&t.opens_on||
null,watcher:O,begins:W,ends:F}),v=()=>{};function R(){(0,oe.put)(m,"aria-disabled",!n.free()),w.hidden=!n.asks(O),k.hidden=!w.hidden||a===t.source&&!d.shown()}
async function N(){n.free()&&await S.run()}function W(){d.wait(),c.say("Running …"),v=c.count()}async function F(b){v();let T=b.kind==="failure",g=T?null:b.error,
j=g?.missing&&s().some(re=>!re.done()&&cs(re,g.missing??""));d.show(b,{runAbove:j?Z:null,point:D});let I=T?b.line:g?.line;T?c.say(b.what==="stopped"?ls:b.says):
j?c.say("Run the cells above first."):g?c.say(`${g.exception}${I?` in line ${I}`:""}.`):c.say(b.shown.length?"Done.":"Done. This cell shows nothing."),R(),(await u.
opened())?.point(I??null)}async function Z(){m.focus({preventScroll:!0});for(let b of s().filter(T=>!T.done())){c.say(`${b.title} runs …`);let T=await b.run();
if(T){c.say(`${b.title} has ended early: ${T}`);return}}await N()}function h(b){a=b,go(t,a),R()}function E(b){i.hidden=b,p.hidden=!b,y.hidden=b}async function M(b){
y.hidden=!0;let T=await u.open();return E(!!T),b&&T?.focus(),T}async function D(b){(await M(!0))?.point(b)}async function _(){await Q(),c.say("As in the lesson."),
m.focus({preventScroll:!0})}async function Q(){await u.close(),E(!1),d.clear(),c.say(""),h(t.source)}p.addEventListener("keydown",b=>{b.key!=="Enter"||!b.shiftKey||
(b.preventDefault(),b.stopPropagation(),N())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&M(!0)});let x=(0,oe.el)("",{class:"snl \
snl-workbench snl-cell",role:"group",label:o});return x.append(p,(0,oe.el)(".tools.cellbar",m,w,y,k,c.clock,c.node)),e.classList.add("snl-host"),e.replaceChildren(
x),n.watch(O),addEventListener("snl-reset",Q),n.refusal&&(0,oe.put)(m,"title",n.refusal),R(),a!==t.source&&M(!1),S}var cs=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,
"u").test(e.source());function $o(e,t,o){let r=0,n=[];e.forEach((s,l)=>{let{id:i,exercise:a,source:c}=s,d=document.querySelector(`[data-snl-cell="${i}"]`);if(d){r+=1;let p=()=>n.slice(
0,l);n.push(vo(d,s,`Cell ${r}`,t,o,p))}else{let p=()=>a&&me(a)?.source||c,f=a?"The exercise above":"A cell above";n.push(ht(f,o,p))}})}var ds=["stopped","late","died"];function Eo(e){let t=[],o=null,r=!1,n=0,s=e.host(i=>o?.loads(i)),l=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,free:()=>!o&&!s.refusal,asks:i=>o===i,beginnings:()=>n,stop:()=>s.stop(),watch:i=>t.push(i),async ask(i,a,c){o=i,r=!0,l();let d=await s.ask(
a,c);return o=null,d.kind==="failure"&&ds.includes(d.what)&&(n+=1),l(),d}}}var J=$(B(),1);var pe=$(B(),1);var bt=$(B(),1);var So=e=>e.length-e.trimStart().length;var us=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ne=e=>us(e).map((t,o)=>o%2?(0,bt.el)(t[0]==="`"?"code":"em",t.slice(1,-1)):t),Ht=e=>e.map(([t,o])=>t?(0,bt.el)("\
span",{class:t},o):o);function ms(e){let t=[],o=[t];for(let[r,n]of e)for(let[s,l]of n.split(`
`).entries())s&&o.push(t=[]),t.push([r,l]);return o}var To=e=>ms(e).map(t=>{let o=So(t.map(([,r])=>r).join(""));return(0,bt.el)("span",{style:`--indent:${o+2}ch`},
Ht(t),`
`)});function Oo(e,{picture:t,stub:o,source:r},n,s,l){let i=r,a=(0,pe.el)("pre.plain"),c=(0,pe.button)("Edit","Open the editor",()=>y(!0)),d=(0,pe.el)(".still",c,a),
p=(0,pe.el)(".editor",d),f=gt(p,e,n,()=>i,m,l);d.addEventListener("click",()=>y(!0));function u(){a.replaceChildren(...To(i===o?t:[["",i]]))}function m(w){i=w,s(
w)}async function y(w=!1){(0,pe.put)(c,"aria-disabled",!0);let k=await f.open();return(0,pe.put)(c,"aria-disabled",!1),w&&k?.focus(),k}return u(),{node:p,text:()=>i,
replace(w){w!==i&&(m(w),u(),f.opened()?.then(k=>k?.replace(w)))},async point(w){(await(w===null?f.opened():y(!0)))?.point(w)}}}var $e=$(B(),1);var zt=$(B(),1),Ao=$(Wt(),1),yt=$(ae(),1);function fe(e,t){let o=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return o?o[1].replace(/#.*$/gm,"").trim():""}function ye(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var wt=e=>`{${[...e].map(([t,o])=>`${t}: ${o}`).join(", ")}}`;var[ps]=Te,Ro=({number:e})=>`Exercise ${e}: the board`;function jo({given:e,write:t,around:o},r,n,s){let l=(0,zt.el)(""),i=n(e.stub),a=()=>{},c={get:()=>Tt(i),set(p){
i=p,t(r(i))},subscribe(p){return a=p,()=>{}}},d={board:i,only:"Draw",fixed:!s,label:Ro(e)};return _e(l,d,{...o,store:c,page:!1}),{node:l,show(p){try{i=n(p)}catch{
return!1}return a(),!0}}}var Mo=e=>jo(e,t=>`from snl_algos import Board

${e.given.defines} = ${ps.write(t)}`,t=>st(fe(t,e.given.defines))[0],!0),Po=e=>jo(e,({jumps:t})=>`${e.given.defines} = ${wt(t)}`,t=>{let r=Object.entries(ye(fe(
t,e.given.defines))).map(([n,s])=>[Number(n),s]);return H({...e.given.form.board,jumps:r})},!1);function Wo({given:e,write:t,around:o}){let{defines:r,form:n}=e,
s=(0,zt.el)(""),l=H(n.board),i={get:()=>Tt(l),set(){},subscribe:()=>()=>{}},a=f=>t(`${r} = [${f.join(", ")}]`),c={board:l,only:"Play",label:Ro(e)},d=_e(s,c,{...o,
store:i,page:!1,played:a});function p(f){let u=ye(fe(f,r));return Array.isArray(u)&&u.every(Number.isInteger)?u:null}return{node:s,first:"Choose the first face.",
judge(f){let u=p(f);return u?.length?fs(l,u):null},show(f){let u=p(f);return!!u&&d.replay(f===e.stub?[]:u)}}}function fs(e,t){let o=(0,Ao.rulesOf)(e),r=Ae(o);if(r.
won()||!t.every(a=>r.throws(a)))return null;let n=r.won()&&t.length===Fe(o).throws,s=(0,yt.amount)(t.length),l=r.won()?`You reach the goal in ${s}.${n?"":" Fewe\
r are enough."}`:`After ${s} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((a,c)=>`${c+1}. ${(0,yt.moveInWords)(a)}`);return{passed:n,reason:l,
details:i,board:null,report:null,line:null}}var Le=$(B(),1),kt=$(Ee(),1);function Co({given:e,write:t}){let{defines:o,form:r,number:n}=e,s=H(r.board),l=le(s);l.paint({piece:!1});let{plan:i,columns:a}=l,c=new Map((0,kt.numbersOf)(i).map(
m=>{let[y,w]=(0,kt.placeOf)(i,m),k=(0,Le.el)("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${m}`,input:()=>t(`${o} = ${wt(d())}`)}),O=`grid-row\
:${i.rows-y};grid-column:${w+1}`,P=(0,Le.el)("label.field",{style:O},(0,Le.el)("span",`${m}`),k);return[m,{input:k,node:P}]})),d=()=>[...c].filter(([,{input:m}])=>/^\d+$/.
test(m.value.trim())).map(([m,{input:y}])=>[m,Number(y.value)]),p=`Exercise ${n}: the distances`,f=[...c.values()].map(({node:m})=>m),u=(0,Le.el)(".fields",{role:"\
group",label:p,style:`--columns:${a}`},f);return{node:(0,Le.el)(".distances",Re(l),u),show(m){let y=ye(fe(m,o));if(typeof y!="object"||!y||Object.keys(y).some(w=>!c.
has(Number(w))))return!1;for(let[w,{input:k}]of c){let O=`${y[w]??""}`;k.value.trim()!==O&&(k.value=O)}return!0}}}var Y=$(B(),1);function No({given:e,write:t}){let{defines:o}=e,{steps:r}=e.form,n=r.map(([d])=>d),s=n,l=new Map(r.map(([d,p])=>{let f=(0,Y.button)("↑",null,()=>a(d,-1),`Move\
 step ${d} up`),u=(0,Y.button)("↓",null,()=>a(d,1),`Move step ${d} down`),m=(0,Y.el)("span.words",(0,Y.el)("strong",`${d}.`)," ",Ne(p));return[d,{up:f,down:u,
node:(0,Y.el)("li.step",m,(0,Y.el)(".tools",f,u))}]})),i=(0,Y.el)("ol.steps",{label:"The steps, in your order"});function a(d,p){let f=s.indexOf(d);if(!s[f+p])return;
let u=[...s];[u[f],u[f+p]]=[u[f+p],u[f]],s=u,c(),l.get(d)?.[p<0?"up":"down"].focus(),t(`${o} = [${s.map(m=>`"${m}"`).join(", ")}]`)}function c(){s.forEach((d,p)=>{
let f=l.get(d);f&&((0,Y.put)(f.up,"aria-disabled",p===0),(0,Y.put)(f.down,"aria-disabled",p===s.length-1),i.append(f.node))})}return c(),{node:i,first:"Put the \
steps in order first.",show(d){let p=ye(fe(d,o));return!Array.isArray(p)||`${[...p].sort()}`!=`${[...n].sort()}`?!1:(s=p,c(),!0)}}}function Lo({given:e,write:t}){
let{defines:o,name:r}=e,{steps:n}=e.form,s=n.map(([,i],a)=>{let c=()=>t(`${o} = ${a+1}`),d=(0,Y.el)("input",{type:"radio",name:`snl-${r}`,change:c}),p=(0,Y.el)(
"span.words",Ne(i));return{input:d,node:(0,Y.el)("label.step",d,(0,Y.el)("b",`${a+1}.`),p)}}),l=s.map(({node:i})=>i);return{node:(0,Y.el)(".steps",{role:"radiog\
roup",label:"The step that you choose"},l),first:"Choose a step first.",show(i){let a=i===e.stub?0:Number(ye(fe(i,o)));return a!==0&&!s[a-1]?!1:(s.forEach(({input:c},d)=>{
c.checked=d===a-1}),!0)}}}var hs={order:No,choice:Lo,board:Mo,jumps:Po,throws:Wo,distances:Co};function Io(e,t,o){let r=hs[e.form.kind];if(!r)return null;let n="",s=!1,l=r({given:e,write:c,
around:o}),i=(0,$e.button)("","The Python that this writes",()=>{s=!s,d()}),a=(0,$e.el)(".reply",l.node,(0,$e.el)(".tools.swap",i),t.node);function c(p){n=p,t.replace(
p)}function d(){t.node.hidden=!s,i.textContent=s?"Hide the code":"As code",(0,$e.put)(i,"aria-expanded",`${s}`)}return d(),{node:a,missing:p=>p===e.stub?l.first:
"",judge:p=>l.judge?.(p)??null,show(p){p!==n&&(n=p,!(l.show(p)||s)&&(s=!0,d()))}}}var z=$(B(),1);function qo({hints:e,solution_coloured:t,after:o},r){let n=(0,z.el)("",{class:"highlight"},(0,z.el)("pre",Ht(t))),s=o.map(k=>(0,z.el)("p",Ne(k))),l=(0,z.el)(".h\
elp",n,s),i=0,a=(0,z.el)("ol.hints",{label:"Hints"}),c=(0,z.el)(".asked",{role:"group",label:"The solution"}),d=(0,z.button)("Hint","A little help; there may be\
 more",f),p=(0,z.button)("Solution","Asks before it shows it",m);function f(){if(i===e.length)return;i+=1;let k=(0,z.el)("li",{tabindex:-1},(0,z.el)(".help",(0,z.el)(
"p",Ne(e[i-1]))));a.append(k),k.focus({preventScroll:!0}),k.scrollIntoView({block:"nearest"}),u()}function u(){let k=e.length-i,O=i?`Next hint (${k} left)`:"Hin\
t";d.textContent=k?O:"No more hints",(0,z.put)(d,"aria-disabled",!k)}function m(){let k=e.length-i,O=k?` There ${k===1?"is a hint":"are hints"} that you have no\
t seen.`:"",P=(0,z.button)("Show it",null,y),S=(0,z.el)(".tools",P,(0,z.button)("Not yet",null,w));c.replaceChildren((0,z.el)("p",`Do you want to see a solution\
?${O}`),S),P.focus()}function y(){let k=(0,z.button)("Use it","In the place of what you have",r),O=(0,z.el)(".tools",k,(0,z.button)("Hide it",null,w));c.replaceChildren(
(0,z.el)("b","A solution"),l,O),k.focus({preventScroll:!0}),c.scrollIntoView({block:"nearest"})}function w(){c.replaceChildren(),p.focus()}return u(),{buttons:[
d,p],nodes:[a,c]}}var Ge=$(B(),1);function gs(e,t){if(!e)return null;try{let{board:o,node:r}=It(e,null);return{node:r,words:he(o),way:t.draw(o)}}catch{return null}}function bs({passed:e,reason:t,
board:o,details:r,line:n},s){let l=gs(o,s),i=[te(t),...r.map(te)],a=We(n,s),[c,d]=e?["right","Solved"]:["wrong","Not yet"];if(!l)return X(c,d,...i,a);let p=[(0,Ge.el)(
"p.quiet",l.words),a,(0,Ge.el)(".tools",l.way)];return X(c,d,(0,Ge.el)(".exhibit",l.node,(0,Ge.el)(".told",i,p)))}function Jt(e,t,{like:o,stepper:r}={like:[],stepper:null}){
let{report:n,passed:s,reason:l}=e;if(!n)return[bs(e,t)];let i=He({report:n,like:o,stepper:r},t);return l&&!s?[X("wrong","Not yet",te(l)),i]:[i]}function Bo(e,t){
return[...e.kind==="failure"?[ze(e,t)]:Jt(e.verdict,t,e),qt(e)].filter(r=>!!r)}var ws="Nothing is written yet.",ys="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",Fo="It runs. A c\
all may take 1 second …",ks="The mark stays: another version of yours has solved it.";function Do(e,t,o,r){let{name:n,number:s,stub:l}=t,i=(0,J.el)("p.note.qu\
iet"),a=je(r.size),c=(0,J.el)("span.state"),d=(0,J.el)(".cards"),p=Pe(o),f=qo(t,()=>v(t.solution,"This is a solution.")),u=Oo(`Exercise ${s}`,{picture:t.stub_coloured,
stub:l,source:me(n)?.source??l},o.editor,S,b=>(0,J.write)(i,b)),m=Io(t,u,o),y=(0,J.button)("Check","Run it and judge it",Z),w=(0,J.button)("Stop","End what is r\
unning",()=>r.stop()),k=(0,J.button)("Reset","Back to how it was",()=>v(l,m?"":"Ctrl+Z in the editor brings your code back.")),O=null,P=(0,J.button)("Other tab'\
s answer","Exchange it with the answer here",N);P.hidden=!0;function S(b){b!==(me(n)?.source??l)&&(0,J.write)(i,Ft(n,b)),m?.show(b)}function v(b,T){u.replace(b),
a.say(T)}function R(b,T){u.replace(T),b&&(d.replaceChildren(),p.clear(),a.say("As in the lesson."))}function N(){let[b,T]=[O,u.text()];O=T,u.replace(b??"")}let W={
loads:b=>a.loads(b,Fo),changes:F};function F(){let b=me(n)?.solved;(0,J.write)(c,b?"✓ Solved":"");let T=r.asks(W);(0,J.put)(y,"aria-disabled",!r.free()),w.hidden=
!T,(0,J.put)(d,"aria-busy",`${T}`),!r.begun()&&r.size?a.say(`Python (${r.size}) loads at the first check.`):!T&&a.said().startsWith("Python")&&a.say(""),r.refusal&&
(0,J.write)(i,r.refusal)}async function Z(){if(!r.free())return;let b=u.text();if(!b.trim()){a.say(ws);return}u.point(null),d.replaceChildren(),p.clear();let T=m?.
missing(b);if(T){a.say(T);return}let g=m?.judge(b);if(g){M(b,g,Jt(g,E));return}let j=await h(b),I=j.kind==="failure"?j:j.verdict;M(b,I,Bo(j,E))}async function h(b){
a.say(Fo);let T=a.count(),g={kind:"exercise",exercise:n,program:{source:b}},j=await r.ask(W,g,I=>a.say(`${I} …`));return T(),j}let E={step:p.step,draw:ut,point:b=>u.
point(b)};function M(b,T,g){let j="passed"in T&&T.passed;j&&(0,J.write)(i,Ft(n,b,!0)),d.replaceChildren(...g),F();let I=mt(g);j?a.say("Solved.",I):me(n)?.solved?
a.say(`${Je(g)}. ${ks}`,I):a.say(`${Je(g)}.`,I),T.line&&!m&&u.point(T.line),d.scrollIntoView({block:"nearest"})}let D=(0,J.el)("",{class:"snl snl-workbench snl-\
exercise",role:"region",label:`Exercise ${s}: your answer`}),{clock:_}=a,Q=[y,w,_,...f.buttons,k,P,c,a.node],x=m?m.node:u.node;D.append((0,J.el)(".frame",x,i,(0,J.el)(
".tools.acts",Q),d,f.nodes)),e.replaceChildren(D,p.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),(0,J.put)(
e,"data-mounted",""),r.watch(W),m?.show(u.text()),fo((b,T)=>{if(b!==null&&b!==n)return;let g=me(n),j=g?.source??l;!T&&j!==u.text()&&R(g===null,j);let I=po(n);T&&
I!==null&&I!==u.text()&&(O=I,P.hidden=!1,(0,J.write)(i,ys)),F()}),F()}var Ho='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: 22rem}.s-thumb>*{margin:0}@media(pointer:co\
arse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var zo=':is(.snl-exercise,.snl-cell){.s-editor{height:auto;max-height:34rem;overflow:auto}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inli\
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
ill>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';var Jo=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";function _o(){let e=document.createElement("style");e.textContent=`${Jo}${pt}${zo}${Ho}`,document.head.append(e)}var _t=document.querySelector("[data-snl-cells]");if(_t){_o();let e=Ze(JSON.parse(_t.dataset.files??"null")),t=Eo(e);for(let o of document.querySelectorAll("div\
[data-snl-exercise]"))Do(o,JSON.parse(o.dataset.snlExercise??"null"),e,t);$o(JSON.parse(_t.textContent??"[]"),e,t)}})();
