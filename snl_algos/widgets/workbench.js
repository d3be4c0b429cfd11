// built from web/ by `npm run build`
(()=>{var Mr=Object.create;var Ze=Object.defineProperty;var jr=Object.getOwnPropertyDescriptor;var Pr=Object.getOwnPropertyNames;var Wr=Object.getPrototypeOf,Rr=Object.prototype.hasOwnProperty;var Y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}};var Cr=(e,t,o,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Pr(t))!Rr.call(e,n)&&n!==o&&Ze(e,n,{get:()=>t[n],enumerable:!(r=jr(t,n))||r.enumerable});
return e};var S=(e,t,o)=>(o=e!=null?Mr(Wr(e)):{},Cr(t||!e||!e.__esModule?Ze(o,"default",{value:e,enumerable:!0}):o,e));var ne=Y((Zo,st)=>{st.exports=snlStepper.words});var pe=Y((Xo,at)=>{at.exports=snlStepper.geometry});var F=Y((ln,mt)=>{mt.exports=snlStepper.dom});var pt=Y((dn,ut)=>{ut.exports=snlStepper.grid});var Se=Y((cn,ft)=>{ft.exports=snlStepper.drawing});var Ee=Y((mn,ht)=>{ht.exports=snlStepper.marks});var Nt=Y((Rn,Lt)=>{Lt.exports=snlStepper.moves});var Gt=Y((Jn,Kt)=>{Kt.exports=snlStepper.shadow});var Qt=Y((Hn,Yt)=>{Yt.exports=snlStepper.board});var Zt=Y((Fn,Vt)=>{Vt.exports=snlStepper.rules});var cr=Y((Xn,dr)=>{dr.exports=snlStepper.download});var Xe=e=>JSON.parse(e.nextElementSibling?.textContent??"null");var et=()=>document.documentElement.dataset.content_root??"",ye=e=>new URL(`${et()}_static/${e}`,location.href).href;function Ie(e){return new Promise((t,o)=>{let r=document.
createElement("script");r.src=ye(e),r.onload=()=>t(),r.onerror=()=>o(new Error(`${e} cannot be loaded`)),document.head.append(r)})}var tt='function u(t){let e={at:1/0,now:()=>performance.now()},r={get 0(){let n=performance.now();return n<e.at?0:(e.at=n+20,10)},set 0(n){}};t.setInterruptBuff\
er(r),t.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(t,e=[])=>self.postMessage(t,{transfer:e});function m(t){let e=0;return async(.\
..r)=>{let n=await t(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=n;return new Respons\
e(n.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function g(t,e,r){let n=self.fetch;self.fetch=m(n);let c=`${t}pyodide.mjs`,{loadPyodide:f}=aw\
ait import(c),o=await f({indexURL:t,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=n,o.unpackArchive(a,"zip",{e\
xtractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}self.onmessage=asyn\
c({data:t})=>{try{t.begin?await g(...t.begin):l?.(t.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var rt={format:"snl-workbench",version:2},ke=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});function ot(){let e=0,t=null;function o(r){let{resolve:n}=t??{};t=null,n?.(r)}return{message:()=>t?.message,ask(r,n){e+=1;let s={...rt,id:`${e}`,...r};return new Promise(
l=>{t={message:s,progress:n,resolve:l}})},hear(r){r.id===t?.message.id&&(r.kind==="progress"?t.progress(r.says):o(r))},settle:o}}var Nr={what:"stopped",says:"You stopped it."},qr=e=>`${(e/1e6).toFixed(1)} MB`;function nt(e,t){let o=null,r=!1,n,s,l=ot();function a(){let p=URL.createObjectURL(
new Blob([tt],{type:"text/javascript"})),h=new Worker(p,{type:"module"});h.onmessage=({data:w})=>h===o&&u(w),h.onerror=w=>h===o&&b(w.message),h.postMessage({begin:[
e.home,e.core,n]}),o=h,r=!1}function i(){clearTimeout(s),o?.terminate(),o=null}function c(){clearTimeout(s);let p=l.message();if(!p||p.kind==="cell")return;let{
seconds:h}=e,w=`It said nothing for ${h} seconds, so it was ended. Python begins again.`;s=setTimeout(()=>f({what:"late",says:w}),1e3*h)}function f(p){i(),a(),l.
settle(ke(p))}function b(p){r?f({what:"died",says:`Python itself broke, and begins again: ${p}`}):n?(n=null,i(),a()):(i(),l.settle(ke({what:"died",says:`Python \
could not be loaded: ${p}`})))}function k(){let p=l.message();!p||!r||(o?.postMessage({question:JSON.stringify(p)}),c())}function u(p){p.memory?n=n===null?null:
p.memory:p.bytes?t({part:Math.min(1,p.bytes/e.bytes)}):p.ready?(r=!0,t({ready:r}),k()):p.failed?b(p.failed):p.said&&(l.hear(JSON.parse(p.said)),c())}return{size:`\
up to ${qr(e.weight)}`,refusal:null,ask(p,h){let w=l.ask(p,h);return o||a(),k(),w},stop:()=>l.message()&&f(Nr),end:i}}var Be=e=>({size:null,refusal:e,ask:async()=>ke(
{what:"died",says:e}),stop(){},end(){}});var ve=S(ne(),1),ce=S(pe(),1),De=400,ze=20,Ir=["stay","bounce","win"];function fe(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t}\
 must be a whole number from ${o} to ${r}, not ${e}`);return Number(e)}function Br(e){if(!Array.isArray(e))return fe(e,"the die",1,ze);if(!e.length||e.length>ze)
throw new Error(`a die in this page has 1 to ${ze} faces, not ${e.length}`);let t=e.map(r=>fe(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===
t[n-1]);if(o!==void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function zr(e,t){if(!Array.isArray(t))throw new Error(
"the jumps must be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.
stringify(r)}`);let[n,s]=r;for(let a of r)fe(a,`a cell of the jump ${n}→${s}`,1,e);let l=o.get(n);if(l!==void 0)throw new Error(`two jumps from cell ${n}: ${n}\
→${l} and ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function H(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,
overshoot:l="stay"}=e,a=fe(e.cells,"the number of cells",1,De);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")
throw new Error(`chained must be true or false, not ${s}`);let i=Ir.find(c=>c===l);if(!i)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${l}`);
return{name:t,cells:a,jumps:zr(a,o),die:Br(r),start:fe(n,"start",0,1),chained:s,overshoot:i}}function it(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**2<=2*e&&e%
o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var xe=e=>(0,ce.range)(e*e).map(t=>{let o={cells:e*e,start:1,columns:e,rows:e},[r,n]=(0,ce.placeOf)(
o,t+1);return{cell:t+1,row:e-1-r,column:n}});function lt(e,t=Math.random){let o=(0,ce.range)(Math.max(0,e.cells-2)).map(l=>l+2),r=Math.min(Math.round(e.cells/8),
Math.floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=(0,ce.range)(2*r).map(l=>{let[a,i]=[n(),n()].sort((c,f)=>c-f);return l<r?[a,i]:[i,a]});return H(
{...e,name:"",jumps:s})}function me({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:l}){let a=o.filter(([c,f])=>f>c).length,i=[(0,ve.amount)(t,"cells"),
(0,ve.amount)(a,"ladders"),(0,ve.amount)(o.length-a,"snakes"),typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&i.push("starts off th\
e board"),s&&i.push("jumps are chained"),l==="bounce"&&i.push("bounces off the goal"),l==="win"&&i.push("passing the goal wins"),(e?[e,...i]:i).join(" · ")}var dt=["Draw","Write"],Dr=2e4;function Jr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Dr?"":btoa(String.fromCharCode(...t)).replaceAll("+","\
-").replaceAll("/","_").replace(/=+$/,"")}function Hr(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),o=Uint8Array.from(t,r=>r.charCodeAt(0));return new TextDecoder(
"utf-8",{fatal:!0}).decode(o)}catch{return null}}function se({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){let l=typeof o=="number"?`${o}`:`${o.join("-")}${o.
length>1?"":"-"}`,a=[o!==6&&`d${l}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(i=>i.join("-")),...a.filter(Boolean)].join(".")}`}function $e(e,t,o){
let r=Jr(o??""),n=dt.includes(t)?`&${t.toLowerCase()}`:"";return`${se(e)}${n}${r&&`&code=${r}`}`}var Fr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):
Number(e);function _r(e){let[t,...o]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of cells`);for(let n of o)
if(/^\d+-\d+$/.test(n))r.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))r.die=Fr(n.slice(1));else if(n==="s0")r.start=0;else if(n==="c")r.chained=
!0;else if(n==="bounce"||n==="win")r.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return H(r)}var Ur="A link to a board looks lik\
e #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function Je(e){let t=new URLSearchParams(e.slice(1)),[o,r]=[t.get("board"),t.get("code")],n=r?Hr(
r):null,s={board:null,mode:"",code:n,trouble:""};if(o===null)return s;try{s.board=_r(o)}catch(a){let i=a.message;return{...s,trouble:`The board in this link can\
not be read: ${i}. ${Ur}`}}s.mode=dt.find(a=>t.has(a.toLowerCase()))??"";let l=o.split(".").find(a=>/^(\d+)-\1$/.test(a));if(l){let[a]=l.split("-");s.trouble=`T\
his link has a jump from cell ${a} to itself. It leads nowhere and was left out.`}else r&&n===null&&(s.trouble="The code in this link cannot be read: the link w\
as probably cut off when it was copied.");return s}var Kr="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",Gr="This copy of th\
e book was built without Python for the page (make pyodide adds it).",ct=({editor:e,shelf:t,python:o})=>({host(r){if(location.protocol==="file:")return Be(Kr);if(!o)
return Be(Gr);let{home:n,core:s}=o;return nt({...o,home:ye(n),core:ye(s)},r)},editor:()=>Ie(e).then(()=>snlEditor),shelf:()=>Ie(t).then(()=>snlShelf),step:async(r,n,s)=>snlStepper.
mount(r,n,{level:2,keys:!0,difference:!0,...s}),store:{get:()=>Je(location.hash),set:(...r)=>history.replaceState(history.state,"",$e(...r)),subscribe(r){let n=()=>Je(
location.hash).code===null?r():location.reload();return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)}},page:!0});var v=S(F(),1),Tr=S(pt(),1);var W=S(F(),1),ue=S(ne(),1);var Q=S(F(),1),gt=S(Se(),1),bt=S(Ee(),1),He=e=>(0,Q.picture)(".face","-.19 -.19 .38 .38",(0,gt.elementOf)((0,bt.dieMark)([0,0],e))),Te=()=>(0,Q.el)("li.chip",(0,Q.el)(
"span",{role:"img"}),(0,Q.el)("small"));function Oe({children:[e,t]},o,r){e.ariaLabel!==`Roll ${o}`&&((0,Q.put)(e,"label",`Roll ${o}`),e.replaceChildren(He(o))),
(0,Q.write)(t,r)}var wt=S(ne(),1);var te=e=>`${(0,wt.jumpKind)(e).kind} ${e.join("→")}`,yt=(e,t)=>H({...e,name:"",jumps:t}),Me=(e,t)=>yt(e,e.jumps.filter(([o])=>o!==t)),Ae=(e,t,o)=>yt(e,[...Me(
e,t).jumps,[t,o]]);function kt(e,[t,o],r,n){let s=Me(e,t);return r?Ae(s,t,n):Ae(s,n,o)}var Fe=({jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===
t)-+(o[0]===t));function vt(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=o);return H({...e,...t,name:"",jumps:r})}function xt(e){let t=[e],o=0;
return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){return o+=r,t[o]}}}function $t(e,t,o,r){let n=0,s=0,l=!1;function a({clientX:c,clientY:f}){let b=e.cellAt(c,f);!b||b===s||(s=b,l=!0,t(n,s))}function i(c){removeEventListener("poin\
termove",a),removeEventListener("pointerup",i),removeEventListener("pointercancel",i),l&&(c?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:f,clientX:b,clientY:k})=>{let u=e.cellAt(b,k);l=!1,!(c||!f||!u)&&(n=s=u,addEventListener("pointermove",a),addEventListener("p\
ointerup",i),addEventListener("pointercancel",i))}),{wasDrawing:()=>l,stop:()=>i()}}var V=S(F(),1);var he=(e,t)=>(0,V.el)("label.setting",(0,V.el)("span",e),t),Yr=[[1,"on cell 1"],[0,"off the board"]],Qr=[["stay","no move"],["bounce","bounce back"],["win","wi\
n"]],Vr=[["","one"],["yes","as many as follow"]];function St(e){let t=(0,V.el)("input.button",{type:"number",min:1,max:De,change:()=>e({cells:t.valueAsNumber})}),
o=(0,V.el)("input.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=o.value.split(/[\s,]+/).filter(Boolean).
map(Number);e({die:i.length===1?i[0]:i})}}),r=(0,V.choice)("Start",Yr,1,i=>e({start:Number(i)})),n=(0,V.choice)("Past the goal",Qr,"stay",i=>e({overshoot:i})),s=(0,V.choice)(
"Jumps in a throw",Vr,"",i=>e({chained:!!i})),l=[he("Cells",t),he("Die",o),he("Start",r)],a=[he("Past the goal",n),he("Jumps in a throw",s)];return{node:(0,V.el)(
".settings",l,a),show(i){t.value=`${i.cells}`,o.value=typeof i.die=="number"?`${i.die}`:i.die.join(" "),r.value=`${i.start}`,n.value=i.overshoot,s.value=i.chained?
"yes":""}}}var N=S(F(),1);var Et=S(pe(),1);function ae(e){return Array.isArray(e)?`[${e.map(ae).join(", ")}]`:JSON.stringify(e)}function _e(e,{cells:t,die:o,start:r,chained:n,overshoot:s},l=t){let a=[t!==
l&&`${t} cells (always ${l})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Zr({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let l=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(i=>i.join(": ")).join("\
, ")}}`,o!==6&&`die=${l}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Xr({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:l}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:l}}).map(([f,b])=>`  "${f}": ${ae(b)}`).join(
`,
`)}
}
`}function eo(e){_e("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ae(t)}
`}function to(e){_e("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=(0,Et.range)(
t).map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:l}of xe(t))o[s][l]=r.get(n)??-1;return`[${o.map(ae).join(`,
 `)}]
`}function ro(e){_e("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var je=[{name:"python",title:"Python: Board(...)",write:Zr},{name:"json",title:"JSON",write:Xr},{name:"move-array",title:"Move array, from 0",write:eo},{name:"\
grid",title:"LeetCode grid",write:to},{name:"hackerrank",title:"HackerRank text",write:ro}];var Tt=S(pe(),1);var Ot=["jumps","ladders","snakes","die","start","chained","overshoot"],oo=Ot.slice(0,3);function no(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function so(e){let t=[""],o=0;for(let r of e)"([{".includes(r)&&(o+=1),")]}".includes(r)&&(o-=1),r===","&&!o?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function ao(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let o={cells:void 0,jumps:[]};for(let[r,n]of so(t[1]).entries()){let[,s=r===0?"cells":"jumps",l]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(r>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(r>0&&!Ot.includes(s))throw new Error(`a board has no option ${s}`);
oo.includes(s)?o.jumps.push(...io(l)):o[s]=At(l)}return[o]}function At(e){try{return no(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function io(e){
let t=At(e),o=n=>Array.isArray(n)&&n.length===2&&n.every(Number.isInteger),r=Array.isArray(t)?t.find(n=>!o(n)):e;if(r!==void 0)throw new Error(`expected a jump \
like 3: 22, not ${ae(r)}`);return t}var lo="format version name author source cells die start chained overshoot jumps".split(" ");function co(e){if(typeof e!="o\
bject"||!e||Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!lo.includes(n));if(t!==void 0)throw new Error(`a board has no k\
ey "${t}"`);for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||
r!==1)throw new Error(`this page reads snl-board 1, not ${o} ${r}`);return e}function Mt(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(
`index ${r}: expected -1 or 0 to ${e.length-1}, not ${ae(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function mo(e){let t=e.length;if(e.
some(r=>!Array.isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=xe(t).flatMap(({cell:r,row:n,
column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);return{cells:t*t,jumps:o}}function uo(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let c=(t[o]??
"").trim().split(/\s+/);if(o+=1,c.length!==a||!c.every(f=>/^\d+$/.test(f)))throw new Error(`line ${o}: expected ${i}`);return c.map(Number)}function n(a,i){let[
c]=r(1,`the number of ${a}s`);if(c>100)throw new Error(`line ${o}: 100 cells have no room for ${c} ${a}s`);return(0,Tt.range)(c).map(()=>{let f=r(2,`the two cel\
ls of a ${a}`);if((f[1]-f[0])*i<=0)throw new Error(`line ${o}: ${f.join(" ")} is not a ${a}`);return f})}let[s]=r(1,"the number of boards");if(!s)throw new Error(
"line 1: there is no board");let l=[];for(let a=0;a<s;a+=1)l.push({cells:100,jumps:[...n("ladder",1),...n("snake",-1)]});if(o<t.length)throw new Error(`line ${o+
1}: this comes after the last board`);return l}function po(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole num\
bers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[mo(r)]:typeof r[0]==
"object"?r.map(co):[Mt(r)]}function jt(e){let t=e.trim(),o=/^-?\d/.test(t);if(t.startsWith("Board"))return ao(t).map(H);if(/^[[{]/.test(t))return po(t).map(H);if(o&&
/[\r\n]/.test(t))return uo(t).map(H);if(o){let r=t.split(/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole numbe\
r`);return[H(Mt(r.map(Number)))]}throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers")}function Pt(e){let t,[o]=je,r=(0,N.el)("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),n=(0,N.el)("p.quiet",{role:"alert"}),s=je.map(({name:u,
title:p})=>[u,p]),l=(0,N.choice)("Notation",s,o.name,u=>{o=je.find(({name:p})=>p===u)??o,a()});function a(){if(k.open){r.value=r.placeholder="",(0,N.write)(n,"");
try{r.value=o.write(t).trim()}catch(u){r.placeholder=`${u.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!r.value.trim()){(0,N.write)(n,"There is no text to copy.");return}r.select();let u=await(0,N.copied)(
r.value);e.say(u?"Copied.":"The text is selected: copy it with the keys of your system.")}function c(){if(!r.value.trim()){(0,N.write)(n,"There is no text to re\
ad. Paste one into the box: in any of these notations.");return}try{let u=jt(r.value);e.use(u[0]);let p=`The text holds ${u.length} boards. This is the first.`;
(0,N.write)(n,u.length>1?p:"")}catch(u){(0,N.write)(n,`This cannot be read: ${u.message}.`)}}let f=(0,N.button)("Use this text","Read the board in the text",c),
b=(0,N.el)(".tools",l,(0,N.button)("Copy",null,i),f),k=(0,N.folded)("Copy or paste as text",b,r,n);return k.addEventListener("toggle",a),{node:k,show(u){t=u,a()}}}var Wt=(e,t)=>({change:o=>Ae(o,e,t),says:`Drawn: ${te([e,t])}.`}),Rt=(e,t,o)=>({change:r=>kt(r,e,t,o),says:`Moved: ${te(e)} is now ${te(t?[e[0],o]:[o,e[1]])}.`}),
Ct=e=>({change:t=>Me(t,e[0]),says:`Removed: ${te(e)}.`}),fo={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},ho={change:e=>lt(e),says:"Drawn at \
random."},Ue=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Ke(e){let t,o,r=null,n=null,s=!0,l=(0,W.el)("b.amount"),a=(0,W.el)("span.qu\
iet"),i=(0,W.el)("ol.thrown",{label:"A shortest route"}),c=(0,W.el)(".tools",{role:"group",label:"The jumps of the chosen cell"}),f=(0,W.button)("Undo","Ctrl+Z",
()=>e.go(-1)),b=(0,W.button)("Redo","Ctrl+Y",()=>e.go(1)),k=(0,W.button)("Random","Other jumps",()=>E(ho)),u=(0,W.button)("Remove all jumps",null,()=>E(fo)),p=(0,W.toggle)(
"Route","One of the shortest routes",O,s),h=St(d=>E({change:x=>vt(x,d),says:""})),w=Pt(e);function O(d){s=d,$()}function J({distance:d,predecessor:x,throws:M,route:L}){
t.paint({current:r,distance:d,predecessor:x,route:s,piece:!1}),(0,W.write)(l,M??"none"),(0,W.write)(a,M===null?"the goal is out of reach":(0,ue.amount)(M).replace(
/^\S+ /,"")),(0,W.fill)(i,L,Te,(z,[K,,g])=>Oe(z,K,`to cell ${g}`))}let R=()=>Fe(t.board,r)[0];function $(){J(t);let d=R();t.light(d),t.hold(d??[]),c.replaceChildren(
...Fe(t.board,r).flatMap(y)),(0,W.put)(f,"aria-disabled",!e.can(-1)),(0,W.put)(b,"aria-disabled",!e.can(1))}function y(d){let x=(0,W.button)(`Remove ${te(d)}`,"\
Delete",()=>E(Ct(d))),M=(0,ue.jumpKind)(d).ends.map((L,z)=>(0,W.button)(`Move its ${L}`,null,()=>{n={jump:d,end:z},e.say(`Choose the cell where the ${L} of ${te(
d)} goes.`),t.cells.get(d[z])?.focus({preventScroll:!0})}));return[x,...M]}function E({change:d,says:x}){r=n=null;try{e.use(d(t.board)),e.say(`${x} ${Ue(t.throws)}`.
trim())}catch(M){e.say((0,ue.sentence)(M.message)),h.show(t.board),$()}}function P(d,x){let M=R();return M?.includes(d)?Rt(M,M.indexOf(d),x):Wt(d,x)}function A(d,x){
let M=t.trial(P(d,x).change(t.board));J(M),e.say(`If you let go here: ${Ue(M.throws)}`)}function B(){r=n=null,t.trial(t.board),$(),U()}let U=()=>e.say(`Drag fro\
m cell to cell to draw a ladder or a snake. ${Ue(t.throws)}`);return{name:"Draw",under:(0,W.el)("p.quiet.hint","Drag, or choose a cell and then another one."),side:[
(0,W.el)(".score",(0,W.el)("p","Fewest ",l,a)),i,c,(0,W.el)(".tools",f,b,k,u,p),h.node,w.node],show(d){t=d,r=n=null,o=$t(t,A,(M,L)=>E(P(M,L)),B),h.show(t.board),
w.show(t.board),$(),U()},leave:()=>o.stop(),choose(d){if(!(!d||o.wasDrawing()))if(n)E(Rt(n.jump,n.end,d));else if(r===d)B();else if(r!==null)E(Wt(r,d));else{r=d,
$();let x=R(),M=x?` Or drag an end of ${te(x)}.`:"";e.say(`From ${d}: choose the cell where a jump ends. Escape cancels.${M}`)}},key(d,{ctrlKey:x,metaKey:M,shiftKey:L,
altKey:z}){let K=R();if(x||M){let g=d==="y"||L&&d==="Z"?1:d==="z"?-1:0;return g&&e.go(g),g!==0}if(d==="Escape"&&r!==null&&!z)B();else if((d==="Delete"||d==="Bac\
kspace")&&K)E(Ct(K));else return!1;return!0}}}var j=S(F(),1);var qt=S(Nt(),1);function Pe(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(
o()).find(([s])=>s===r);return n&&t.push((0,qt.wholeMove)(e,o(),n)),n!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[n,{stand:s}]of t.
entries())r.set(s,n+1);return r}}}var Bt=S(Se(),1),ge=S(F(),1),We=S(Ee(),1),zt={cells:2,start:1,columns:1,rows:2},Dt=(e,t)=>(0,ge.picture)("",e,...t.map(Bt.elementOf)),It=(e,t)=>Dt("0 0.3 1 1.4",
(0,We.jumpMarks)(zt,new Map([[e,t]]))),go={stay:"A throw past the goal does not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw pas\
t the goal reaches it."};function Jt({jumps:e,chained:t,overshoot:o}){let r=t?", and on if another jump begins there.":".";return[[(0,ge.el)("span.key",{"data-k\
ey":"frontier"}),"Click a dashed cell or its die."],e.some(([s,l])=>s<l)&&[It(1,2),`Land on the foot of a ladder and you climb to its top${r}`],e.some(([s,l])=>s>
l)&&[It(2,1),`Land on the head of a snake and you slide to its tail${r}`],[Dt("0.3 0 0.8 0.6",[(0,We.goalMark)({...zt,cells:1,rows:1})]),go[o]]].filter(s=>!!s).
map(s=>(0,ge.el)("li",s))}var Ut=S(ne(),1);var X=S(ne(),1);function bo(e,t){let o=`You reached the goal in ${(0,X.amount)(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} eno\
ugh: can you find such a route?`}var wo=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function yo(e){return`Choose what the die shows${e.length<=9&&
e.at(-1)===e.length&&wo()?` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Ht(e,t,o){let r=e.thrown.at(-1);if(!r)return e.won()?"Y\
ou start on the goal: no throw is needed.":yo(o);let n=(0,X.moveInWords)(r);return e.won()?`${n} ${bo(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face m\
oves you from here: undo.`}function Ft(e,t,{cells:o}){let r=`${(0,X.capital)((0,X.withArticle)(e))} from ${t}`;return t+e>o?`${r} would pass the goal: it does n\
ot move you.`:`${r} lands in a loop of jumps: it does not move you.`}function _t(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"\
You start on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${(0,X.amount)(
e)}: ${o.join(", ")}.`}function Ge(e,t){let o,r,n=(0,j.el)(".dice",{role:"group",label:"Choose what the die shows"}),s=(0,j.el)("b.amount"),l=(0,j.el)("span.quiet"),a=(0,j.el)("b.amou\
nt"),i=(0,j.el)("ol.thrown.history",{label:"Your throws"}),c=(0,j.el)("ul.guide",{label:"How to play"}),f=(0,j.button)("Undo","Take the last throw back (Backspa\
ce)",J),b=(0,j.button)("Start again","Back to the start",R),k=(0,j.button)("Show the shortest route",null,$),u=!1;function p(){let{thrown:y}=r,E=r.moves(),P=u||
r.won();o.paint({current:r.at(),near:E.map(([,A])=>A),distance:r.trail(),move:u?null:y.at(-1)??null,route:u});for(let A of n.children){let B=Number(A.dataset.face);
(0,j.put)(A,"aria-disabled",!E.some(([U])=>U===B))}(0,j.write)(s,y.length),(0,j.write)(l,y.length===1?"throw":"throws"),(0,j.write)(a,P?o.throws??"none":"?"),(0,j.fill)(
i,y,Te,(A,B)=>Oe(A,B.face,(0,Ut.landingInWords)(B))),c.hidden=y.length>0;for(let A of[f,b])(0,j.put)(A,"aria-disabled",!y.length);(0,j.put)(k,"aria-pressed",`${u}`),
(0,j.put)(e.root,"data-won",r.won())}let h=()=>e.say(Ht(r,o.throws,o.faces));function w(y){if(r.won())return;let E=r.at();u=!1,r.throws(y)?(O(),o.walk(r.thrown[r.
thrown.length-1])):(p(),e.say(Ft(y,E,o.board)))}function O(){p(),h(),t?.(r.thrown.map(({face:y})=>y))}function J(){r.undo()&&O()}function R(){r.thrown.length&&(r=
Pe(o.rules),u=!1,O())}function $(){u=!u,p(),u?e.say(_t(o.throws,o.route)):h()}return{name:"Play",under:n,side:[(0,j.el)(".score",(0,j.el)("p","You ",s,l),(0,j.el)(
"p","Fewest ",a)),(0,j.el)(".tools",f,b,!t&&k),c,i],show(y){o=y,r=Pe(o.rules),u=!1,c.replaceChildren(...Jt(o.board)),n.replaceChildren(...o.faces.map(E=>{let P=(0,j.button)(
He(E),null,()=>w(E),`Throw ${E}`);return(0,j.put)(P,"data-face",E),P})),p(),h()},replay(y){let E=r;r=Pe(o.rules);let P=y.every(A=>r.throws(A));return P||(r=E),p(),
h(),P},leave:()=>(0,j.put)(e.root,"data-won",null),choose(y){let E=r.moves(),P=E.find(([,A])=>A===y)??E.find(([,,A])=>A===y);P?w(P[0]):r.won()||e.say(`No throw \
leads from ${r.at()} to ${y}.`)},key(y,{ctrlKey:E,metaKey:P,altKey:A}){if(E||P||A)return!1;let B=Number(y);if(y==="Backspace")J();else if(y!==" "&&o.faces.includes(
B))w(B);else return!1;return!0}}}var qe=S(Gt(),1);var Re=S(Qt(),1),Xt=S(Se(),1),re=S(F(),1),er=S(pe(),1),tr=S(Ee(),1),rr=S(Zt(),1);function Ye({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,l=[e];for(let i of l){let c=(r.get(i)??0)+1;for(let f of o(i)){let b=f[2];r.has(
b)||(r.set(b,c),n.set(b,i),s.set(b,f),l.push(b))}}let a=[];for(let i=t,c=s.get(i);c;c=s.get(i))a.unshift(c),i=n.get(i)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:a}}var ko=1400;function be(e){let t=(0,rr.rulesOf)(e),o=Ye(t),r=(0,Re.makeBoard)({layout:it(e.cells),rules:t,label:`Board: ${me(e)}`,waits:"in the range of one thr\
ow",unit:"throws",farthest:Math.max(...o.distance.values())}),n=o.route,{plan:s,piece:l,jumpLayer:a}=r,i=(0,re.svg)("g.sketch");return r.top.prepend(i),{...r,...o,
board:e,rules:t,faces:t.faces,paint(c){let{near:f=[],move:b=null,route:k=!1,piece:u=!0,...p}=c,h=f.map(O=>[O,""]),w={...Re.NOTHING,...p,frontier:h};r.paint(w,[],
b,k?n:[]),l.stand(u?w.current:null)},walk(c){l.walk([c],ko,()=>c.stand===e.cells&&r.celebrate())},rest:l.rest,trial(c){let f=new Map(c.jumps),b=new Set;for(let h of[
...a.children]){let[w,O]=(h.getAttribute("data-ends")??"").split(" ").map(Number);f.get(w)===O?b.add(w):h.remove()}let k=new Map(c.jumps.filter(([h])=>!b.has(h))),
u=(0,tr.jumpMarks)(s,k).map(Xt.elementOf);for(let h of u)(0,re.flag)(h,"lit",!0);a.append(...u),t.jumps.clear();for(let[h,w]of f)t.jumps.set(h,w);let p=Ye(t);return n=
p.route,p},light(c){for(let f of a.children)(0,re.flag)(f,"lit",f.getAttribute("data-ends")===c?.join(" "))},hold(c){let f=c.map(b=>{let[k,u]=(0,er.anchorOf)(s,
b);return(0,re.svg)("circle",{cx:k,cy:u,r:.13,style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});i.replaceChildren(...f)},cellAt(c,f){let k=r.node.
getRootNode().elementFromPoint(c,f)?.closest("[data-cell]"),u=k&&r.node.contains(k)&&k.dataset.cell;return u?Number(u):null}}}var or=({columns:e,shape:t,node:o})=>(0,re.el)(
".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},o);var I=S(F(),1);var _=S(F(),1);function nr(e){let t=(0,_.el)("span.strip.quiet",{role:"status"}),o=(0,_.el)("span.clock.quiet",{"aria-hidden":"true"}),r=(0,_.el)("progress",{max:1,
label:"Python is loading",hidden:""});return{clock:o,node:(0,_.el)("span.progress",r,t),say(n,s=""){(0,_.write)(t,n),s&&t.append((0,_.el)("span.heard",` ${s}`))},
said:()=>t.textContent??"",done(){r.hidden=!0,(0,_.write)(t,"")},loads({part:n,ready:s},l){r.hidden=s===!0,n!==void 0&&(0,_.put)(r,"value",n),(0,_.write)(t,s?l:
`Python is loading (${e}, once) …`)},count(){let n=performance.now(),s=()=>(0,_.write)(o,`${Math.round((performance.now()-n)/1e3)} s`),l=setInterval(s,1e3);return s(),
()=>{clearInterval(l),(0,_.write)(o,""),r.hidden=!0}}}}var sr=["sessionStorage","localStorage"],vo="This browser stores nothing here",xo="The browser's storage is full";function Qe(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function ar(e,t,o=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
o)),""}catch(r){return r.name==="QuotaExceededError"?xo:vo}}var[Le,Ne]=["snl-workbench",1],ir="download what you want to keep.",$o=`Another version of the workbench has stored code here, which is left alone: ${ir}`;function Ce(e){
let t=Qe(e,Le);return t?.version===Ne&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var So=e=>(Qe(e,Le)?.version??Ne)!==Ne;function lr(){let e=sr.
some(So),t={version:Ne,signature:"board",sources:{}},o=Ce("sessionStorage")??Ce("localStorage")??t;return{kept:o,store(r){if(e)return $o;let n={...(Ce("localSto\
rage")??o).sources};r in o.sources?n[r]=o.sources[r]:delete n[r];let s=ar(Le,o,{...o,sources:n});return s&&`${s}: ${ir}`},elsewhere:r=>Ce("localStorage")?.sources[r]??
null,follow(r){let n=({key:s})=>s===Le&&r();return addEventListener("storage",n),()=>removeEventListener("storage",n)}}}var q=S(F(),1),mr=S(cr(),1),Eo="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function ur({keeper:e,arrived:t,
open:o,text:r,heard:n}){let{kept:s}=e,l={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},i=!1,c="",f=null,b=(0,q.el)(".tools"),k=(0,q.el)(".tabs",{role:"\
group",label:"Program"}),u=()=>a.kind==="mine"||a.kind==="second",p=()=>({kind:i?"second":"mine"}),h=g=>g&&s.second||s.signature,w=g=>`${g?"2:":""}${h(g)}`;function O(){
let g=l.signatures.find(({name:D})=>D===h(i));return s.sources[w(i)]??g?.template??""}function J(){return u()?O():a.kind==="link"?t??"":l.programs.find(({name:g})=>g===
a.name)?.source??""}function R(g){a=g,u()&&i!==(a.kind==="second")&&(i=!i,f=null,$()),K(),o(J(),!u())}function $(){let g=e.elsewhere(w(i));g!==O()&&(f=g)}function y(){
let[g,D]=[f,r()];E(g??""),R(p()),f=D,K()}function E(g){s.sources[w(i)]=g,c=e.store(w(i))}function P(){delete s.sources[w(i)],c=e.store(w(i)),R(p())}function A(g){
i||(s.second=h(!0)),s[i?"second":"signature"]=g,c=e.store(w(i)),f=null,$(),R(p())}function B(){let g=`${a.name??(i?"my-other":"mine")}.py`.replaceAll("-","_");(0,mr.download)(
r(),"text/x-python",g)}function U(){i=!1,E(t??""),R({kind:"mine"})}function d(g,D,de=null){let m=(0,q.button)(g,de,()=>R({kind:D}));return(0,q.put)(m,"aria-pres\
sed",`${D===a.kind}`),m}function x(g,D){let m=l.programs.filter(G=>G.kind===D).map(({name:G,title:Z})=>(0,q.el)("option",{value:G},Z)),C=(0,q.el)("optgroup",m);
return C.label=g,C}function M(){let g=(0,q.choice)("A program to look at",[["","Look at a program"]],"",D=>R(D?{kind:"program",name:D}:p()));return g.append(x("\
Algorithms","algorithm"),x("Mistakes","mistake")),g.value=a.name??"",(0,q.flag)(g,"chosen",a.kind==="program"),g}let L=()=>(0,q.button)("Download","As a file of\
 Python",B);function z(){let g=l.signatures.map(({name:C,title:G})=>[C,G]),D=(0,q.choice)("How it is called",g,h(i),A),de=(0,q.button)("Reset","Back to the begi\
nning of this signature",P),m=(0,q.button)("Other tab's code","Exchange it with the code here",y);return m.hidden=f===null,[D,de,L(),m]}function K(){k.replaceChildren(
d("Mine","mine"),d("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[d("From the link","link")],M());let g=(0,q.button)("Make i\
t mine","Instead of what is there",U);u()?b.replaceChildren(...z()):b.replaceChildren(...a.kind==="link"?[g]:[],L())}return{node:(0,q.el)(".programs",k,b),kind:()=>a.
kind,isMine:u,trouble:()=>c||(f===null?"":Eo),end:e.follow(()=>{$(),K(),n()}),show(g){l=g,$(),l.signatures.some(({name:D})=>D===s.signature)||(s.signature="boar\
d"),R(a)},changed(g){u()&&E(g)},question(){return a.name?{name:a.name}:{source:r(),signature:u()?h(i):null}},other(){let g=s.sources[w(!i)];return u()&&g?.trim()?
{source:g,signature:h(!i)}:null}}}var Ve=S(F(),1);function pr(e){let t=(0,Ve.el)(""),o=null;function r(){o?.then(({destroy:n})=>n()),o=null,t.replaceChildren()}return{node:t,clear:r,step(n){r();
let s=(0,Ve.el)("");t.append(s),o=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var T=S(F(),1),le=S(ne(),1);var we=e=>e===null?"out of reach":(0,le.amount)(e),oe=(e,t,...o)=>(0,T.el)(`.card.${e}`,{role:"group",label:t},(0,T.el)("b.card-title",t),o),ie=e=>e&&(0,T.el)("\
p",e),ee=e=>e&&(0,T.el)("p.quiet",e),fr=(e,t)=>(0,T.el)("p","Right is ",(0,T.el)("b",we(e)),", yours says ",(0,T.el)("b",we(t)),"."),hr=e=>e?.words?.exception===
"EOFError"&&"Nobody can answer input() here: use what the function is given.";function gr(e,{point:t}){return e===null?null:(0,T.el)(".tools",(0,T.button)(`Show\
 line ${e}`,null,()=>t(e)))}function To(e,t){let o=H(e),r=be(o);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:o,node:or(r)}}function Oo(e,t){
let{report:o}=e,r=`The boards: ${o.boards[0].toLowerCase()}${o.boards.slice(1)}.`,n=o.notes.map(l=>ee(`Note: ${l.says}.`));if(o.correct===!1)return Mo(e,o,[ee(r),
...n],t);if(o.correct)return Ao(o,[ee(r),...n]);let s=`${o.name} could not be judged`;return oe("open",s,ie((0,le.sentence)(o.finding.says)),...n)}var br=({tried:e})=>`${e.
toLocaleString("en")} ${e===1?"board":"boards"} tried`;function Ao({name:e,proven:t,tested:o,tried:r},n){let s=(0,T.el)("p",(0,T.el)("b","Proven"),`, by playing\
 every one: ${t}.`),l=(0,T.el)("p",(0,T.el)("b","Tested"),`, which proves nothing about others: ${o}.`),a=`${e} is right on every board that was tried`;return oe(
"right",a,s,o&&l,ee(`${br({tried:r})}.`),...n)}function Mo({like:e,stepper:t},o,r,n){let{finding:s,expected:l,got:a,smallest:i}=o,{board:c,node:f}=To(o.board,s),
b=t&&(0,T.button)("Step to the first difference",null,()=>n.step(t)),k=e.slice(0,2).map(({title:w,repair:O})=>`It answers like a known mistake: ${w}. The repair\
: ${O}`),u=typeof a=="number"?null:a,p=[typeof a=="number"||a===null?fr(l,a):ie(`Right is ${we(l)}. Yours: ${a.says}.`),s.kind!==u?.kind&&ie((0,le.sentence)(s.says)),
ie(hr(u)),...k.map(ee),ee(`${me(c)} · ${br(o)}`),...r,(0,T.el)(".tools",b,n.draw(c))];return oe("wrong",`Wrong on this board${i?", the smallest there is":""}`,
(0,T.el)(".exhibit",f,(0,T.el)(".told",p)))}function jo({right:e,ended:t,throws:o,expected:r,finding:n,line:s},l){if(e)return oe("right",`Right on this board: ${we(
o)}`,ee("One board proves little. Check plays them all, smallest first."));let a=t==="returned";return oe("wrong",a?"Wrong on this board":"No answer on this boa\
rd",a&&fr(r,o),n&&ie((0,le.sentence)(`${n.says}${s===null?"":`, in line ${s}`}`)),ie(hr(n)),gr(s,l))}var Po=["program","throws","agrees","cells taken","edges","\
longest frontier"];function Wo({comparison:{throws:e,rows:t}}){let o=t.map(a=>{let i=a.answered?[a.throws??"none",a.agrees?"yes":"no"]:["no answer","–"],c=[a.
cells_taken,a.edges_looked_at,a.longest_frontier],b=[...i,...c.map(k=>k??"–")].map(k=>(0,T.el)("td",`${k}`));return(0,T.el)("tr",(0,T.el)("th",{scope:"row"},a.
algorithm),b)}),r=Po.map(a=>(0,T.el)("th",{scope:"col"},a)),n=(0,T.el)("table",(0,T.el)("thead",(0,T.el)("tr",r)),(0,T.el)("tbody",o)),s=t.map(({algorithm:a,first_difference:i})=>i&&
ee(`${a} first differs at cell ${i.cell}: ${i.finding.says}.`)),l=`On this board: ${we(e)}`;return oe("open",l,(0,T.scrolling)("","Comparison",n),...s)}var Ro={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"};function Co({what:e,says:t,line:o},r){let n=e==="stopped"?"open":"wrong",s=ie((0,le.sentence)(`${o===null?"":`line ${o}: `}${t}`));return oe(n,Ro[e]??
"That did not work",s,gr(o,r))}function Lo({printed:e,more_printed:t}){if(!e?.length)return null;let o=e.map(({line:n,text:s})=>(0,T.el)(".print",(0,T.el)("span\
.quiet",n===null?"":`line ${n}`),(0,T.el)("code",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return oe("open","It printed",(0,T.scrolling)(
".printed","What it printed",o),ee(r))}function No(e,t){return e.kind==="failure"?Co(e,t):e.of==="check"?Oo(e,t):e.of==="compare"?Wo(e):e.of==="solve"?jo(e,t):null}
var wr=(e,t)=>[No(e,t),Lo(e)].filter(o=>!!o),yr=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",kr=e=>e[0]?.querySelector("p")?.textContent??"";var qo=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Io="This code came with the link. It has not run, and runs only when\
 you press a button below.",vr="It runs …",Bo="Write a second program in “My other”, and Compare runs both of yours.";function xr(e,t){let o,r=null,n=!1,s=!1,
l=!1,a=t.host(J),i=lr(),c=t.store.get().code,f=(0,I.el)(".editor"),b=(0,I.el)("p.note.quiet"),k=nr(a.size),u=(0,I.el)(".cards"),p=pr(t),h=(0,I.button)("Stop","E\
nd what is running",()=>a.stop()),w=qo.map(([d,x,M])=>(0,I.button)(d,M,()=>A(x))),O=ur({keeper:i,arrived:c,open:R,text:()=>r?.text()??"",heard:()=>$()});function J(d){
l&&k.loads(d,vr)}function R(d,x){r?.open(d,x),$()}function $(){let d=O.kind()==="link",x=O.isMine()?O.trouble():"";(0,I.write)(b,d?Io:x||(a.refusal??"")),(0,I.flag)(
b,"strong",d)}async function y(){n=!0;try{let[{make:d},x]=await Promise.all([t.editor(),t.shelf()]);r=d(f,"Program",E),O.show(x)}catch(d){n=!1,(0,I.write)(b,`Th\
e editor cannot be loaded: ${d.message}`)}P()}function E(d){O.changed(d),$()}function P(){for(let d of w)(0,I.put)(d,"aria-disabled",l||!r||!!a.refusal);h.hidden=
!l,(0,I.put)(u,"aria-busy",`${l}`),!s&&a.size&&k.say(`Python (${a.size}) loads at the first run.`)}async function A(d){if(l||!r||a.refusal)return;s=l=!0,r.point(
null),u.replaceChildren(),p.clear(),k.say(vr),P();let x=d==="compare"?O.other():null,{board:M}=o,L={kind:d,program:O.question(),board:M,other:x},z=await a.ask(L,
K=>k.say(`${K} …`));l=!1,k.done(),P(),U(z)}function B(d){e.use(d),e.enter("Draw")}function U(d){let x=wr(d,{step:p.step,draw:z=>(0,I.button)("Move this board \
to Draw",null,()=>B(z)),point(z){r?.point(z),r?.focus()}});(d.kind==="result"&&d.of)==="compare"&&O.isMine()&&!O.other()&&x.push((0,I.el)("p.quiet",Bo)),u.replaceChildren(
...x),"line"in d&&d.line&&r?.point(d.line),u.scrollIntoView({block:"nearest"}),d.kind==="result"&&d.of==="trace"&&p.step(d.stepper);let L=yr(x);e.say(L?`${L}. ${kr(
x)}`:"Step through the run below.")}return{name:"Write",under:(0,I.el)("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[O.node,b,f,(0,I.el)(
".tools.acts",w,h,k.node)],foot:[u],below:[p.node],show(d){o=d,o.paint({piece:!1}),n||y(),P(),e.say("Write a function, then run it, check it or step through it.")},
leave(){},choose(){},key:()=>!1,end(){p.clear(),a.end(),O.end(),r?.destroy()},more:()=>O.isMine()?r?.text()??null:null}}var $r='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Sr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Er=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function Or(e,t,o){let{store:r,
page:n}=o,s=(t.gallery??[]).map(H),l=(0,v.el)("p.speaker",{role:"status"}),a=(0,v.el)("span.quiet"),i=(0,v.el)("p.trouble",{role:"alert"}),c=(0,v.el)(""),f=(0,v.el)(
".main",c),b=(0,v.el)(".side"),k=(0,v.el)(".stage",f,b),u=(0,v.el)(".foot"),p=(0,v.el)(""),h=(0,v.el)("",{class:"snl snl-workbench",role:"region",label:t.label??
"Workbench",tabindex:-1}),w={root:h,say:m=>(0,v.write)(l,m),use(m){J.add(m),d(m),U()},can:m=>J.can(m),go(m){J.can(m)&&(d(J.go(m)),U())},enter(m){x(R.find(C=>C.name===
m)??$),d(y.board),U()}},O=r.get(),J=xt(O.board??H(t.board)),R=t.only?[t.only==="Play"?Ge(w,o.played):Ke(w)]:[Ge(w),Ke(w),xr(w,o)],$=R.find(({name:m})=>m===O.mode)??
R[0],y=be(J.now()),E=s.map(({name:m},C)=>[`${C}`,m]),P=(0,v.choice)("Board",[["","Your board"],...E],"",m=>{let C=s[Number(m)];m&&C&&w.use(C)}),A=(0,v.el)("inpu\
t.address",{readonly:"",label:"To copy",hidden:""});async function B(){let C=`${location.href.split("#")[0]}${$e(y.board,$.name,$.more?.()??null)}`;A.value=C,A.
hidden=await(0,v.copied)(C),A.hidden||A.select(),w.say(A.hidden?"Copied: a link to this board.":"Copy the link from the field.")}function U(){r.set({...y.board,
name:""},$.name,O.code)}function d(m){let C=(0,qe.focusedWith)(c),G=c.contains(C)&&C?.dataset.cell;y.rest(),y=be(m),c.replaceChildren(y.node),(0,v.put)(k,"style",
`--shape:${y.shape};--columns:${y.columns}`),(0,v.put)(h,"style",`--rows:${y.plan.rows}`),(0,v.write)(a,me({...m,name:""}));let Z=s.findIndex(Ar=>se(Ar)===se(m));
P.value=Z<0?"":`${Z}`,P.options[0].hidden=Z>=0,A.hidden=!0,(0,v.write)(i,""),$.show(y),G&&y.cells.get(Number(G))?.focus({preventScroll:!0})}function x(m){$.leave(),
$=m,M()}function M(){for(let m of L)(0,v.put)(m,"aria-pressed",`${m.textContent===$.name}`);(0,v.flag)(h,"drawing",$.name==="Draw"),(0,v.flag)(h,"writing",$.name===
"Write"),f.replaceChildren(c,$.under),b.replaceChildren((0,v.el)(".says",l),...$.side),u.replaceChildren(...$.foot??[]),p.replaceChildren(...$.below??[])}let L=R.
map(m=>(0,v.button)(m.name,null,()=>w.enter(m.name)));(0,Tr.hearCells)(h,m=>$.choose(m)),h.addEventListener("keydown",m=>{let C=m.target;Er(m)&&m.stopPropagation(),
!C.matches(Sr)&&$.key(m.key,m)&&m.preventDefault()});function z(m){let C=m.composedPath()[0];if(m.defaultPrevented||!Er(m)||!/^[1-9]$/.test(m.key)||C.closest(`${Sr}\
, .snl-stepper`))return;let{top:G,bottom:Z}=c.getBoundingClientRect();Z>0&&G<innerHeight&&$.key(m.key,m)&&m.preventDefault()}function K(){let{board:m,mode:C,trouble:G}=r.
get();m&&(se(m)!==se(y.board)||n)&&(J.add(m),x(R.find(Z=>Z.name===C)??$),d(m)),(0,v.write)(i,G)}n&&addEventListener("keydown",z);let g=r.subscribe(K),D=(0,v.el)(
".head",!t.only&&(0,v.el)(".modes",{role:"group",label:"What to do"},L),s.length>0&&(0,v.el)("label.board-of",(0,v.el)("span","Board"),P),a,n&&(0,v.el)(".tools",
(0,v.button)("Copy link","A link to this board",B),A));h.append((0,v.el)(".frame",D,i,k,u)),(0,v.flag)(h,"only",t.only),(0,v.flag)(h,"fixed",t.fixed);let{remove:de}=(0,qe.shadowIn)(
e,$r,h);return e.append(p),M(),d(y.board),(0,v.write)(i,O.trouble),{show:d,replay:m=>$.replay?.(m)??!1,destroy(){removeEventListener("keydown",z),g(),y.rest();for(let m of R)
m.end?.();p.remove(),de()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=Xe(e);Or(e,t,ct(t.files))}})();
