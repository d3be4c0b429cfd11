// built from web/ by `npm run build`
function N(e,t,o){let r=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(r):e.getAttribute(r)!==`${o}`&&
e.setAttribute(r,`${o}`)}function De(e,t){for(let o in t)N(e,o,t[o])}var F=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),vo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,ct=e=>(t,...o)=>{let[r,...n]=t.split("."),s=e(r||"div");for(let a of n)F(s,a,!0);for(let a of o)vo(a)?De(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=ct(e=>document.createElement(e)),ae=ct(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ce=(e,t,...o)=>ae(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ae(e,t,o,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(o());r(a,n)})}function We(e){let t=[];return o=>{for(let r of t)F(r,e,!1);t=o.filter(r=>!!r);for(let r of t)F(
r,e,!0)}}var T=(e,t,o,r)=>d("button.button",{type:"button",title:t,label:r,click:o},e);function lt(e,t,o,r=!1){let n=T(e,t,()=>{r=!r,N(n,"aria-pressed",`${r}`),o(r)});return N(
n,"aria-pressed",`${r}`),n}function K(e,t,o,r){let n=t.map(([a,i])=>d("option",{value:a,selected:a===o&&""},i));return d("select.button",{label:e,change:({target:a})=>r(
a.value)},n)}var _e=(e,t,...o)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...o),dt=(e,...t)=>d("details.fold",d("summary",e),...t);var ut={format:"snl-workbench",version:1},ft={what:"stopped",says:"You stopped it."},pt=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var X={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:jo}=X,H=e=>Array.from({length:e},(t,o)=>o),Oo=(e,t,o)=>Math.min(o,Math.max(t,e));function Z({start:e,columns:t},o){let r=e===0?1:0;if(o===0)return[0,0];
let n=Math.floor((o-1)/t),s=(o-1)%t;return[n,r+(n%2?t-1-s:s)]}function U(e,t){let[o,r]=Z(e,t),[n,s]=jo.anchor;return[r+n,e.rows-o-1+s]}function G([e,t],[o,r]){let n=Math.
hypot(o-e,r-t)||1,s=(o-e)/n,a=(r-t)/n;return{length:n,spot:(c,u=0)=>[e+c*s-u*a,t+c*a+u*s]}}function mt([e,t],[o,r],[n,s]){let[a,i]=[n-o,s-r],c=((e-o)*a+(t-r)*i)/
(a*a+i*i||1),u=Oo(c,0,1);return Math.hypot(e-o-u*a,t-r-u*i)}function Ce(e,t){let[[r,n],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-n)/(2*1e-4)]}function Ie(e,t,o,r){
let n=(o-t)/r,s=[e(t)];for(let a of H(r)){let[i,c]=[t+a*n,t+(a+1)*n],[[u,g],[l,f]]=[e(i),e(c)],[[b,j],[A,k]]=[Ce(e,i),Ce(e,c)];s.push([u+b*n/3,g+j*n/3],[l-A*n/3,
f-k*n/3],[l,f])}return s}var ht=e=>{let t=X.light.tints.length;return(Math.round(e)%t+t)%t};var Fe=400,Ue=20,So=["stay","bounce","win"];function we(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${o} to ${r}, not ${e}`);return Number(e)}function Mo(e){if(!Array.isArray(e))return we(e,"the die",1,Ue);if(!e.length||e.length>Ue)throw new Error(`a die \
in this page has 1 to ${Ue} faces, not ${e.length}`);let t=e.map(r=>we(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===t[n-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Eo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[n,s]=r;for(let i of r)we(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function _(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=we(e.cells,"the number of cells",1,Fe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!So.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Eo(
i,o),die:Mo(r),start:we(n,"start",0,1),chained:s,overshoot:a}}var gt=e=>typeof e=="number"?H(e).map(t=>t+1):e;function Je(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Te=e=>H(e*e).map(t=>{let{columns:o,rows:r}=Je(e*e),[n,s]=Z({cells:e*e,start:1,columns:o,
rows:r},t+1);return{cell:t+1,row:e-1-n,column:s}});function wt(e,t=Math.random){let o=H(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=H(2*r).map(a=>{let[i,c]=[n(),n()].sort((u,g)=>u-g);return a<r?[i,c]:[c,i]});return _({...e,name:"",
jumps:s})}function fe({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([u,g])=>g>u).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&c.push("s\
tarts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}var bt=["Draw","Write"];function He(e){let t=new URLSearchParams(e.slice(1));return pe(e)&&bt.find(o=>t.has(o.toLowerCase()))}var Ye=e=>bt.includes(e)?`&${e.toLowerCase()}`:
"",Ao=2e4;function Ve(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ao?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ze(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let o=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(o,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function te({cells:e,jumps:t,die:o,start:r,
chained:n,overshoot:s}){let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Co=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function pe(e){let t=new URLSearchParams(
e.slice(1)).get("board"),[o,...r]=(t??"").split("."),n={cells:Number(o||"x"),jumps:[]};for(let s of r)if(/^\d+-\d+$/.test(s))n.jumps.push(s.split("-").map(Number));else if(/^d[\d-]+$/.
test(s))n.die=Co(s.slice(1));else if(s==="s0")n.start=0;else if(s==="c")n.chained=!0;else if(s==="bounce"||s==="win")n.overshoot=s;else return null;try{return _(
n)}catch{return null}}function kt(e,t,o,r){(o.together?e.mountTogether:e.mount)(t,o,{level:2,keys:r}),[...t.querySelectorAll("button")].find(({textContent:a})=>a?.startsWith("First d\
ifference"))?.click()}var Ke=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,oe=(e,t="throws")=>`${Ke(e)} ${e===1?t.replace(/s$/,""):t}`,be=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Io={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},yt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Io[`${e}`]});function xt(e){if(!e)return"";let{from:t,face:o,landing:r,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>r?`climb to ${n}`:`slide to ${n}`,c=n===
r?"":a||i;return o===null?`${be(c)} from ${t}.`:`Throw ${o} from ${t}: land on ${r}${c&&`, ${c}`}.`}var Ge=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},re=e=>`${Ge(e).kind} ${e.join("→")}`,vt=(e,t)=>_({...e,name:"",jumps:t}),
Ne=(e,t)=>vt(e,e.jumps.filter(([o])=>o!==t)),ke=(e,t,o)=>vt(e,[...Ne(e,t).jumps,[t,o]]);function $t(e,[t,o],r,n){let s=Ne(e,t);return r?ke(s,t,n):ke(s,n,o)}var Qe=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===t)-+(o[0]===t));function jt(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=
o);return _({...e,...t,name:"",jumps:r})}function Ot(e){let t=[e],o=0;return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){
return o+=r,t[o]}}}function St(e,{tries:t,draws:o,drops:r}){let n=0,s=0,a=!1;function i({clientX:u,clientY:g}){let l=e.cellAt(u,g);!l||l===s||(s=l,a=!0,t(n,s))}function c(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(u?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:l,clientY:f})=>{let b=e.cellAt(l,f);a=!1,!(u||!g||!b)&&(n=s=b,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var ye=(e,t)=>d("label.setting",d("span",e),t);function Mt(e){let t=d("input.button",{type:"number",min:1,max:Fe,change:()=>e({cells:t.valueAsNumber})}),o=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=K("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=K("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=K("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",ye("Cells",t),ye("Die",o),ye("Start",r),ye("Past the goal",n),ye("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function me(e){return Array.isArray(e)?`[${e.map(me).join(", ")}]`:JSON.stringify(e)}function Xe(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function To({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function No({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([g,l])=>`  "${g}": ${me(l)}`).join(
`,
`)}
}
`}function qo(e){Xe("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${me(t)}
`}function Lo(e){Xe("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=H(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Te(t))o[s][a]=r.get(n)??-1;return`[${o.map(me).join(`,
 `)}]
`}function Po(e){Xe("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var qe=[{name:"python",title:"Python: Board(...)",write:To},{name:"json",title:"JSON",write:No},{name:"move-array",title:"Move array, from 0",write:qo},{name:"\
grid",title:"LeetCode grid",write:Lo},{name:"hackerrank",title:"HackerRank text",write:Po}];var Ro=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function zo(e){let t=Ro.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,o,r="",n]=t,s=r.replace(/,\s*$/,"").trim(),a={cells:Number(o),jumps:JSON.parse(`[${Bo(s)}]`)};for(let[,
i,c]of n.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);a[i]=JSON.parse(c.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[a]}function Bo(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var Do="\
format version name author source cells die start chained overshoot jumps".split(" ");function Wo(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(n=>!Do.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let n of["cells","jumps"])if(!(n in
e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(`this page reads snl-board 1, \
not ${o} ${r}`);return e}function Et(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}: expected -1 or 0 to ${e.
length-1}, not ${me(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function _o(e){let t=e.length;if(e.some(r=>!Array.isArray(r)||r.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Te(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);
return{cells:t*t,jumps:o}}function Uo(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let c=(t[o]??"").trim().split(/\s+/);if(o+=1,c.length!==
a||!c.every(u=>/^\d+$/.test(u)))throw new Error(`line ${o}: expected ${i}`);return c.map(Number)}let[n]=r(1,"the number of boards");if(!n)throw new Error("line \
1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[c,u]of[["ladder",1],["snake",-1]]){let[g]=r(1,`the number of ${c}s`);if(g>100)throw new Error(
`line ${o}: 100 cells have no room for ${g} ${c}s`);for(let l=0;l<g;l+=1){let f=r(2,`the two cells of a ${c}`);if((f[1]-f[0])*u<=0)throw new Error(`line ${o}: ${f.
join(" ")} is not a ${c}`);i.push(f)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return s}function Fo(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?
o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[_o(r)]:typeof r[0]=="object"?r.map(Wo):[Et(r)]}function At(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return zo(t).map(_);if(/^[[{]/.test(t))return Fo(t).map(_);if(o&&/[\r\n]/.test(t))return Uo(t).map(_);if(o){let r=t.split(
/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[_(Et(r.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function Ct(e,t){let o=null,r=qe[0].name,n=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=K("Notation",
qe.map(l=>[l.name,l.title]),r,l=>{r=l,i()});function i(){if(!(!o||!g.open)){n.value="",L(s,"");try{n.value=qe.find(l=>l.name===r)?.write(o).trim()??""}catch(l){
L(s,`${l.message}. JSON holds every board.`)}}}async function c(){n.select();try{await navigator.clipboard.writeText(n.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function u(){try{let l=At(n.value);t(l[0]),L(s,l.length>1?`The text holds ${l.length} boards. This is\
 the first.`:"")}catch(l){L(s,`This cannot be read: ${l.message}.`)}}let g=dt("Copy or paste as text",d(".tools",a,T("Copy",null,c),T("Use this text","Read the \
board in the text",u)),n,s);return g.addEventListener("toggle",i),{node:g,show(l){o=l,i()}}}var It=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Tt(e){let t=null,o=null,r=null,n=null,s=!0,a=d("b.amount"),i=d("span.quiet"),c=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=T("Undo","Ctrl+Z",()=>e.go(-1)),l=T("Redo","Ctrl+Y",
()=>e.go(1)),f=Mt(h=>m(w=>jt(w,h),"")),b=Ct(e,h=>e.use(h));function j({distance:h,predecessor:w,throws:x,route:p}){t&&(t.paint({current:r,distance:h,predecessor:w,
route:s,piece:!1}),L(a,x??"none"),L(i,x===null?"the goal is out of reach":oe(x).replace(/^\S+ /,"")),Ae(c,p,()=>d("li.chip",d("b"),d("small")),(O,[W,,J])=>{L(O.
children[0],W),L(O.children[1],`to ${J}`)}))}let A=()=>t?Qe(t.board,r)[0]??null:null;function k(){if(!t)return;let{board:h,plan:w}=t;j(t);let x=A();t.light(x),t.
sketch((x??[]).map(p=>{let[O,W]=U(w,p);return{tag:"circle",attributes:{cx:O,cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...Qe(h,r).flatMap(
y)),N(g,"aria-disabled",!e.can(-1)),N(l,"aria-disabled",!e.can(1))}function y(h){let{ends:w}=Ge(h),x=T(`Remove ${re(h)}`,"Delete",()=>v(h)),p=w.map((O,W)=>T(`Mo\
ve its ${O}`,null,()=>{n={jump:h,end:W},e.say(`Choose the cell where the ${O} of ${re(h)} goes.`),t?.cells.get(h[W])?.focus({preventScroll:!0})}));return[x,...p]}
function m(h,w){if(t){r=n=null;try{e.use(h(t.board)),e.say(`${w} ${It(t.throws)}`.trim())}catch(x){e.say(`${be(x.message)}.`),f.show(t.board),k()}}}let v=h=>m(w=>Ne(
w,h[0]),`Removed: ${re(h)}.`);function S(h,w){let x=A(),p=x?x.indexOf(h):-1;return x&&p>=0?E(x,p,w):{change:O=>ke(O,h,w),what:`Drawn: ${re([h,w])}.`}}let E=(h,w,x)=>({
change:p=>$t(p,h,w,x),what:`Moved: ${re(h)} is now ${re(w?[h[0],x]:[x,h[1]])}.`});function C(h,w){if(!t)return;let{change:x}=S(h,w);j(t.trial(x(t.board)))}function I(h,w){
let{change:x,what:p}=S(h,w);m(x,p)}function q(){r=n=null,t&&(t.trial(t.board),k(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${It(t.throws)}`)}return{name:"Draw",under:d("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[d(".score",d("p","Fewest ",a,i)),
c,u,d(".tools",g,l,T("Random","Other jumps",()=>m(h=>wt(h),"Drawn at random.")),T("Remove all jumps",null,()=>m(h=>({...h,name:"",jumps:[]}),"Removed: all jumps\
.")),lt("Route","One of the shortest routes",h=>{s=h,k()},!0)),f.node,b.node],show(h){t=h,r=n=null,o=St(t,{tries:C,draws:I,drops:q}),f.show(t.board),b.show(t.board),
k(),z()},leave:()=>o?.stop(),choose(h){if(!(!t||!h||o?.wasDrawing()))if(n){let{change:w,what:x}=E(n.jump,n.end,h);m(w,x)}else if(r===h)q();else if(r!==null){let w=r;
m(x=>ke(x,w,h),`Drawn: ${re([w,h])}.`)}else{r=h,k();let w=A(),x=w?` Or drag an end of ${re(w)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape \
cancels.${x}`)}},key(h,{ctrlKey:w,metaKey:x,shiftKey:p,altKey:O}){let W=A();if(w||x){let J=h==="y"||p&&h==="Z"?1:h==="z"?-1:0;return J&&e.go(J),J!==0}if(h==="Es\
cape"&&r!==null&&!O)q();else if((h==="Delete"||h==="Backspace")&&W)v(W);else return!1;return!0}}}function Q({tag:e,name:t,attributes:o,fill:r,stroke:n,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[o.style,...c].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return ae(g,{...o,style:u||null},a.map(Q),i)}var{shape:Le}=X;function Nt(e,t){let{length:o,spot:r}=G(e,t),n=Le.arc.least+Le.arc.more*o,s=t[0]>=e[0]?-1:1,a=r(o/2,s*n*2),i=G(a,t).spot(G(a,t).length-.06),{spot:c}=G(
i,a),{head:u}=Le.arc;return{from:e,turn:a,tip:i,wings:[c(u,u*.55),i,c(u,-u*.55)]}}function et(e,t,o,r,n){let{length:s,spot:a}=G(e,t),i=Math.min(r,s/4),c=a(s-i),
u=a(s/2,2*o),{spot:g}=G(c,u);return{from:a(i),turn:u,tip:c,middle:a(s/2,o),wings:[g(n,n/2),c,g(n,-n/2)]}}function qt(e){let t=Le.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:n,falling:s,sides:a}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],
...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:ee}=X;function tt(e,t,o){let{length:r,spot:n}=G(U(e,t),U(e,o));return G(n(ee.apart),n(r-ee.apart))}function Pt(e,t,o){let{length:r,spot:n}=tt(e,t,o),{
half:s,over:a,rung:i}=ee.ladder,c=Math.max(2,Math.round(r/i)),u=[s,-s].map(l=>[n(-a,l),n(r+a,l)]),g=H(c+1).map(l=>{let f=r*l/c;return[n(f,s),n(f,-s)]});return{rails:u,
rungs:g}}function Lt(e,t){let o=(e+t)%2?-1:1;return[0,ee.snake.bow,-ee.snake.bow].flatMap(r=>[{hand:o,bow:r},{hand:-o,bow:r}])}function Rt(e,t,o,{hand:r,bow:n}){
let{length:s,spot:a}=tt(e,t,o),{swing:i,wave:c}=ee.snake,u=Math.max(1,Math.round(s/c)),g=r*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,b=g*f*Math.sin(2*Math.
PI*u*l)+n*Math.sin(Math.PI*l);return a(s*l,b)}}function Jo(e,t,o,r){let n=r.map(([i,c])=>[U(e,i),U(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Lt(t,
o)[0]};for(let i of Lt(t,o)){let c=Rt(e,t,o,i),u=H(25).map(b=>c(b/24)),g=u.some(([b,j])=>b<.15||b>s-.15||j<.15||j>e.rows-.15),f=u.filter(b=>n.some(([j,A])=>mt(b,
j,A)<ee.snake.clear)).length+(g?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function zt(e,t,o,r){let n=Rt(e,t,o,Jo(e,t,o,r)),{length:s}=tt(e,t,o),a=4*
Math.max(1,Math.round(s/ee.snake.wave))+2,i=j=>A=>{let k=ee.snake.half*(1-.3*A-.6*A**3),[y,m]=n(A),[v,S]=Ce(n,A),E=Math.hypot(v,S)||1;return[y-j*k*S/E,m+j*k*v/E]},
c=Ie(i(1),0,1,a),u=Ie(i(-1),1,0,a),g=[...c,c[c.length-1],u[0],...u],{spot:l}=G(n(0),n(.02)),{skull:f,eye:b}=ee.snake;return{outline:g,stripe:Ie(n,Math.min(.4,.25/
s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-b/3,.55*f),l(-.05-b/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Bt=(e,t)=>(2*e+3*t)%X.light.snakes.length;var{shape:Re}=X,ne=e=>`${Math.round(e*1e3)/1e3}`,xe=e=>e.map(t=>t.map(ne).join(" ")),he=e=>`M${xe(e).join("L")}`,Dt=e=>`M${xe(e.slice(0,1))}C${xe(e.slice(1)).join(
" ")}`,ot=(e,t,o)=>`M${xe([e])}Q${xe([t,o]).join(" ")}`,V=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Pe=(e,[t,o],r,n)=>({tag:"circle",name:e,attributes:{
cx:ne(t),cy:ne(o),r},...n}),rt=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),nt=(e,[t,o],r,n,s)=>({tag:"rect",name:e,attributes:{x:ne(t),y:ne(o),width:r,height:r,
rx:n},...s}),_t=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ut=(e,[t,o],r,n,s)=>({tag:"text",name:e,attributes:{x:ne(t),y:ne(o),"font-size":r},
fill:s,text:n});function Ho(e,t,o){let{rails:r,rungs:n}=Pt(e,t,o),{rail:s,rungWidth:a}=Re.ladder,i=r.map(he).join("");return[V("halo",i,{stroke:"cell",width:s+.05}),
V("rungs",n.map(he).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function Yo(e,t,o,r){let{outline:n,stripe:s,skull:a,eyes:i,pupils:c,
tongue:u}=zt(e,t,o,r),{skull:g,stripe:l,eye:f,pupil:b}=Re.snake,j=`snake-${Bt(t,o)}`,A=`${Dt(n)}Z`;return[V("halo",A,{stroke:"cell",width:.06}),V("tongue",u.map(
k=>he(k)).join(""),{stroke:j,width:.025}),V("skin",A,{fill:j}),_t(V("stripe",Dt(s),{stroke:"cell",width:l}),"0.04 0.12"),Pe("skull",a,g,{fill:j}),...i.map(k=>Pe(
"eye",k,f,{fill:"die"})),...c.map(k=>Pe("pupil",k,b,{fill:"dieInk"}))]}function ze(e,t){let o=[...t],r=o.filter(([a,i])=>a<i),n=o.filter(([a,i])=>a>i),s=(a,i,c,u)=>rt(
a,u,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,Ho(e,a,i))),...n.map(([a,i])=>s("snake",a,i,Yo(e,a,i,r)))]}function ve([e,t],o,r=1){let{side:n,
corner:s,pip:a}=Re.die,i=qt(o).map(g=>Pe("pip",g,a,{fill:"dieInk"})),c=Ut("face",[0,n*.24],n*.7,`${o}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return rt(
"die",[nt("side",[-n/2,-n/2],n,s,u),...i.length?i:[c]],{transform:`translate(${ne(e)} ${ne(t)}) scale(${r})`})}function Wt(e,t,o){let[r,n]=Z(e,t),s=[n+.06,e.rows-
r-.94],a=nt(o,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,_t(a,"0.03 0.06")}function Ft(e,{from:t,face:o,landing:r,stand:n}){
let s=n===r?[]:[Wt(e,n,"stand")];if(o===null)return s;let a=U(e,t);if(t===r)return[ve(a,o)];let{turn:i,tip:c,wings:u}=Nt(a,U(e,r)),g=V("arc",ot(a,i,c),{stroke:"\
now",width:Re.arc.width});return[Wt(e,r,"landing"),...s,{...g,attributes:{...g.attributes,pathLength:1}},V("tip",`${he(u)}Z`,{fill:"now"}),ve(a,o)]}function Jt(e,t,o){
let r=o;return t.map(([n,s,a],i)=>{let[c,u]=[U(e,r),U(e,s)],g=et(c,u,u[0]>=c[0]?-.3:.3,.12,.16);r=a;let[l,f]=[g.middle[0],Math.floor(g.middle[1])+.5],b=ot(g.from,
g.turn,g.tip),j=`${he(g.wings)}Z`;return rt("leg",[V("rim",b,{stroke:"cell",width:.1}),V("shaft",b,{stroke:"ink",width:.05}),V("tip",j,{fill:"ink"}),nt("count",
[l-.3,f-.14],.28,.04,{fill:"ink"}),Ut("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),ve([l+.16,f],n,.8)],{style:`--order:${i}`})})}function Ht(e,t,o){let r=new Set;
for(let s=o;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[U(e,a),U(
e,s)],{from:u,turn:g,tip:l,wings:f}=et(i,c,.12,.18,.13),b=ot(u,g,l)+he(f);return V(r.has(s)?"branch.strong":"branch",b,{stroke:"ink",width:.03})})}function st(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(o()).find(([i])=>i===
r);if(!n)return!1;let[,s,a]=n;return t.push({from:o(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())r.set(s,n+1);return r}}}function Yt({trace:e,rules:t,unit:o}){let{start:r,cells:n,jumps:s}=t,a={cells:n,start:r,...e.layout},{rows:i}=e.layout,c=r===0?1:0,u=e.layout.columns+c,g=H(n+c).
map($=>$+1-c),{waits:l}=yt(e),f=new Map,b=new Map,j=We("new"),A=We("touched"),k=!1,y=null,m=new Set,v=null,S=!1;function E($){let[M,R]=Z(a,$),P=$===r?"start":$===
n&&"goal",D=d(".cell",{role:"gridcell","data-cell":$,"data-end":P,style:`grid-column:${R+1}`},d("span.number",`${$}`),d("span.end",{"data-is":P}),d("span.badge"));
return F(D,"odd",(M+R)%2),f.set($,D),D}function C($){for(let M of f.values())M.tabIndex=M===$?0:-1}function I($){let{key:M,target:R}=$,[P,D]=Z(a,Number(R.dataset.
cell)),B={ArrowLeft:[P,D-1],ArrowRight:[P,D+1],ArrowUp:[P+1,D],ArrowDown:[P-1,D]};if(M==="Enter"||M===" ")R.click();else if(B[M]){let Y=g.find(se=>`${Z(a,se)}`==
`${B[M]}`);f.get(Y??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let q=$=>g.filter(M=>Z(a,M)[0]===$).sort((M,R)=>Z(a,M)[1]-Z(a,R)[1]),z=d(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:I,focusin:({target:$})=>C($)},H(i).reverse().map($=>d(".row",{role:"row"},q($).map(E))));
C(f.get(r)??f.get(1));let h=`0 0 ${u} ${i}`,w=ce(".layer.jumps",h,ze(a,s).map(Q)),[x,p,O]=["g.tree","g.move","g.route"].map($=>ae($)),W=ce(".layer.above",h,x,p,
O);function J($,M,R){if(!y)return"";let[P,D]=[y.distance.get($),y.predecessor.get($)],B=[`cell ${$}`,f.get($)?.dataset.end];for(let[se,ue]of s)se===$&&B.push(`${ue>
$?"foot of a ladder":"head of a snake"} to ${ue}`),ue===$&&B.push(`${se<$?"top of a ladder":"tail of a snake"} from ${se}`);let Y=y.visited.has($)?"visited":"no\
t reached";return B.push(M?"current":"",P!=null?`reached in ${oe(P,o)}`:Y,D!=null?`from ${D}`:"",R?l:"",m.has($)?"part of what is wrong":""),B.filter(Boolean).join(
", ")}function ge($,M,R,P){let D=$.current===M,B=$.visited.has(M),Y=$.distance.get(M),se=$.predecessor.get(M),ue=`${[D,P,B,Y,se,m.has(M)]}`;if(b.get(M)===ue)return;
b.set(M,ue);let xo=Y!=null?"reached":B&&"visited";De(R,{"data-distance":Y,"data-tint":Y!=null&&ht(Y),"data-from":se,"data-visited":B,"data-waits":P,"aria-curren\
t":D,"data-state":D?"current":P?"frontier":xo,label:J(M,D,P)}),N(R.lastChild,"data-is",Ke(Y)||null)}function Oe(){if(!y)return;let $=new Set(y.frontier.map(([M])=>M));
for(let[M,R]of f)ge(y,M,R,$.has(M))}function Se(){if(!y)return;let $=k?Ht(a,y.predecessor,y.current):[];x.replaceChildren(...$.map(Q))}let Me=$=>$.map(M=>w.querySelector(
`[data-ends="${M} ${s.get(M)}"]`));function Ee($,M){let R=new Set(Me(M));for(let P of w.children)F(P,$,R.has(P))}function ko($){let M=$&&e.answer?.route||[],R=M.
flatMap(([,P,D])=>D===P?[]:t.ride(P).feet);O.replaceChildren(...Jt(a,M,r).map(Q)),F(w,"routed",M.length),Ee("taken",R)}let yo=`${u>7?".close":""}${u>12?".dense":
""}${u>24?".tiny":""}`;return{plan:a,cells:f,columns:u,shape:u/i,node:d(`.board${yo}`,{style:`--wide:${u};--high:${i}`},d(".sheet",z,w,W)),paint($,M,R,P){y=$,Oe(),
j([...M].map(D=>f.get(D))),Se(),p.replaceChildren(...(R?Ft(a,R):[]).map(Q)),A(Me(R?.feet??[])),P!==S&&ko(P),v=R,S=P},showTree($){k=$,Se()},mark($,M){let R=M.flatMap(
B=>B.moves??[]),P=M.flatMap(B=>B.jumps??[]),D=R.flatMap(([,B])=>t.ride(B).feet);Ee("found",[...P.map(([B])=>B),...D]),m=new Set(M.flatMap(B=>B.cells??[]));for(let[
B,Y]of f)F(Y,"differs",B===$),F(Y,"found",m.has(B));Oe()},drawn:()=>({trace:e,plan:a,jumps:s,state:y,found:m,move:v,treeShown:k,routed:S})}}function Vt({cells:e,jumps:t,die:o=6,start:r=1,chained:n,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof o=="number"?Array.from({length:o},(l,f)=>f+
1):o;function c(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let b=a.get(l);return b===void 0||f.length&&!n?{feet:f,stand:l}:c(b,[...f,l])}function u(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function g(l){return l===e?[]:i.flatMap(f=>{let b=u(l+f),j=b>0?c(b).stand:null;return j===null?[]:[[f,b,j]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:g}}function at({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let c of a){let u=(r.get(c)??0)+1;for(let g of o(c)){let l=g[2];r.has(
l)||(r.set(l,u),n.set(l,c),s.set(l,g),a.push(l))}}let i=[];for(let c=t,u=s.get(c);u;u=s.get(c))i.unshift(u),c=n.get(c)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var Vo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Zo=260,Zt=([e,t])=>`translate(${e}px,${t}px)`;function $e(e){let t=Vt(e),o=at(t),
r={board:e,layout:Je(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},n=Yt({trace:r,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=ae("path.pie\
ce",{d:Vo}),c=ae("g.sketch"),[u,g]=[n.columns,s.rows],l=ce(".layer.top",`0 0 ${u} ${g}`,c,i);n.node.firstElementChild?.append(l);let f="",b=n.node.querySelector(
"[role=grid]");b&&N(b,"label",`Board: ${fe(e)}`);let j=n.node.querySelector(".s-jumps");function A({from:k,landing:y,stand:m,feet:v}){let S=v.map(E=>t.jumps.get(
E)??m);return[k,y,...S].map(E=>U(s,E))}return{...o,board:e,rules:t,plan:s,cells:a,faces:gt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(k){
let{current:y=null,near:m=[],distance:v,predecessor:S,move:E=null}=k,{route:C=!1,piece:I=!0}=k,q={current:y,frontier:[...m].map(h=>[h,""]),distance:v??new Map,predecessor:S??
new Map,visited:new Map},z=`${r.answer.route}`;C&&z!==f&&n.paint(q,new Set,E,!1),f=z,n.paint(q,new Set,E,C),N(i,"visibility",!(I&&y!==null)&&"hidden"),y!==null&&
N(i,"style",`transform:${Zt(U(s,y))}`)},walk(k){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let y=A(k),[[m,v],[S,E]]=y,C=[(m+S)/2,Math.min(
v,E)-.35],I=[y[0],C,...y.slice(1)].map(q=>({transform:Zt(q)}));i.animate(I,{duration:Zo*(y.length-1),easing:"ease-in-out"})},trial(k){let y=new Map(k.jumps),m=new Set;
for(let C of[...j?.children??[]]){let[I,q]=(C.getAttribute("data-ends")??"").split(" ").map(Number);y.get(I)===q?m.add(I):C.remove()}let v=new Map(k.jumps.filter(
([C])=>!m.has(C))),S=ze(s,v).map(Q);for(let C of S)F(C,"lit",!0);j?.append(...S),t.jumps.clear();for(let[C,I]of y)t.jumps.set(C,I);let E=at(t);return r.answer.route=
E.route,E},light(k){for(let y of j?.children??[])F(y,"lit",y.getAttribute("data-ends")===k?.join(" "))},sketch:k=>c.replaceChildren(...k.map(Q)),cellAt(k,y){let m=document.
elementFromPoint(k,y)?.closest("[data-cell]"),v=m&&n.node.contains(m)&&m.dataset.cell;return v?Number(v):null}}}var Kt=e=>new Set(e.map(([,t])=>t));function Ko(e,t){let o=`You reached the goal in ${oe(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function Go(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function Gt(e,t,o){
let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no throw is needed.":Go(o);let n=xt(r);return e.won()?`${n} ${Ko(e.thrown.length,t??0)}`:e.moves().
length?n:`${n} No face moves you from here: undo.`}function Qt(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function Xt(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${oe(e)}: ${o.join(
", ")}.`}var Qo=e=>ce(".face","-.19 -.19 .38 .38",Q(ve([0,0],e)));function eo(e){let t=null,o=null,r=d(".dice",{role:"group",label:"Choose what the die shows"}),n=d("b.a\
mount"),s=d("span.quiet"),a=d("b.amount"),i=d("ol.thrown",{label:"Your throws"}),c=T("Undo","Take the last throw back (Backspace)",A),u=T("Start again","Back to\
 the start",k),g=T("Show the shortest route",null,()=>y(!l)),l=!1;function f(){if(!t||!o)return;let{thrown:m}=o,v=o.moves(),S=l||o.won();t.paint({current:o.at(),
near:Kt(v),distance:o.trail(),move:l?null:m.at(-1)??null,route:l});for(let E of r.children){let C=Number(E.dataset.face);N(E,"aria-disabled",!v.some(([I])=>I===
C))}L(n,m.length),L(s,m.length===1?"throw":"throws"),L(a,S?t.throws??"none":"?"),Ae(i,m,()=>d("li.chip",d("b"),d("small")),(E,{face:C,stand:I})=>{L(E.children[0],
C),L(E.children[1],`to ${I}`)});for(let E of[c,u])N(E,"aria-disabled",!m.length);N(g,"aria-pressed",`${l}`),N(e.root,"data-won",o.won())}function b(){t&&o&&e.say(
Gt(o,t.throws,t.faces))}function j(m){if(!t||!o||o.won())return;let v=o.at();if(l=!1,!o.throws(m)){f(),e.say(Qt(m,v,t.board));return}f();let S=o.thrown.at(-1);S&&
t.walk(S),b()}function A(){o?.undo()&&(f(),b())}function k(){!t||!o?.thrown.length||(o=st(t.rules),l=!1,f(),b())}function y(m){l=m,f(),m&&t?e.say(Xt(t.throws,t.
route)):b()}return{name:"Play",under:r,side:[d(".score",d("p","You ",n,s),d("p","Fewest ",a)),d(".tools",c,u,g),i],show(m){t=m,o=st(t.rules),l=!1,r.replaceChildren(
...t.faces.map(v=>{let S=T(Qo(v),null,()=>j(v),`Throw ${v}`);return N(S,"data-face",v),S})),f(),b()},leave:()=>N(e.root,"data-won",null),choose(m){let v=o?.moves()??
[],S=v.find(([,E])=>E===m)??v.find(([,,E])=>E===m);S?j(S[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${m}.`)},key(m,{ctrlKey:v,metaKey:S,altKey:E}){
if(v||S||E)return!1;let C=Number(m);if(m==="Backspace")A();else if(m!==" "&&t?.faces.includes(C))j(C);else return!1;return!0}}}var to=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;function oo(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let r=document.createElement(
"style");r.dataset.snlWorkbench="",r.textContent=to,o.append(r)}var[no,so]=["snl-workbench",1],er="This browser stores nothing here: download what you want to keep.",tr="The browser's storage is full: download what you want \
to keep.",or="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function ro(e){try{let t=JSON.parse(window[e].
getItem(no)??"null");return t?t.version!==so?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function ao(){let[e,
t]=[ro("sessionStorage"),ro("localStorage")],o=e==="newer"||t==="newer";return{kept:[e,t].find(r=>r!==null&&r!=="newer")??{version:so,signature:"board",sources:{}},
store(r){if(o)return or;try{for(let n of[window.sessionStorage,window.localStorage])n.setItem(no,JSON.stringify(r));return""}catch(n){return n.name==="QuotaExce\
ededError"?tr:er}}}}function io({keeper:e,arrived:t,open:o,text:r}){let{kept:n}=e,s={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},i="",c=d(".tools"),u=d(".tabs",{role:"\
group",label:"Program"}),g=d(".programs",u,c),l=()=>s.signatures.find(({name:m})=>m===n.signature)?.template??"",f=()=>n.sources[n.signature]??l();function b(m){
a=m,y();let{kind:v,name:S}=a;v==="mine"?o(f(),!1):o(v==="link"?t??"":s.programs.find(E=>E.name===S)?.source??"",!0)}function j(m){m===void 0?delete n.sources[n.
signature]:n.sources[n.signature]=m,i=e.store(n)}function A(){let m=document.createElement("a");m.href=URL.createObjectURL(new Blob([r()],{type:"text/x-python"})),
m.download=`${a.name??"mine"}.py`.replaceAll("-","_"),m.click(),URL.revokeObjectURL(m.href)}function k(){j(t??""),b({kind:"mine"})}function y(){let{kind:m,name:v}=a,
S=(q,z)=>{let h=T(q,null,()=>b(z));return N(h,"aria-pressed",`${m===z.kind}`),h},E=q=>s.programs.filter(z=>z.kind===q).map(z=>[z.name,z.title]),C=K("A program t\
o look at",[["","Look at a program"]],v??"",q=>{b(q?{kind:"program",name:q}:{kind:"mine"})});for(let[q,z]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){
let h=E(z).map(([w,x])=>d("option",{value:w},x));C.append(d("optgroup",{label:null},h)),C.lastElementChild?.setAttribute("label",q)}C.value=v??"",C.classList.toggle(
"s-chosen",m==="program"),u.replaceChildren(S("Mine",{kind:"mine"}),...t===null?[]:[S("From the link",{kind:"link"})],C);let I=T("Download","As a file of Python",
A);if(m==="mine"){let q=K("How it is called",s.signatures.map(h=>[h.name,h.title]),n.signature,h=>{n.signature=h,i=e.store(n),b({kind:"mine"})}),z=T("Reset","Ba\
ck to the beginning of this signature",()=>{j(),b({kind:"mine"})});c.replaceChildren(q,z,I)}else m==="link"?c.replaceChildren(T("Make it mine","Instead of what \
is there",k),I):c.replaceChildren(I)}return{node:g,chosen:()=>a,trouble:()=>i,show(m){s=m,s.signatures.some(({name:v})=>v===n.signature)||(n.signature="board"),
b(a)},changed(m){a.kind==="mine"&&j(m)},question(){return a.kind==="program"?{name:a.name}:{source:r(),signature:a.kind==="mine"?n.signature:null}}}}var je=e=>e===null?"out of reach":oe(e),Be=e=>`${be(e)}${/[.?!]$/.test(e)?"":"."}`,ie=(e,t,...o)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),o.filter(r=>!!r)),
le=e=>e&&d("p",`${e}`),de=e=>e&&d("p.quiet",`${e}`),co=(e,t)=>d("p","Right is ",d("b",je(e)),", yours says ",d("b",je(t)),"."),lo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",uo=(e,t)=>e!==null&&d(".tools",T(`Show line ${e}`,null,()=>t.point(e)));function rr(e,t){
let o=_(e),r=$e(o);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,[t]);let n=d(".thumb",{inert:"",style:`--columns:${r.columns};-\
-shape:${r.shape}`},r.node);return{board:o,node:n}}function nr({report:e,like:t,stepper:o},r){let{correct:n,finding:s,proven:a,tested:i,tried:c,notes:u,rules:g,
smallest:l}=e,f=`${c.toLocaleString("en")} boards played, rules ${g}`,b=u.map(v=>de(`Note: ${v.says}.`));if(n===null)return ie("open",`${e.name} could not be ju\
dged`,le(Be(s.says)),...b);if(n)return ie("right",`${e.name} is right on every board that was played`,d("p",d("b","Proven"),`, by playing every one: ${a}.`),i&&
d("p",d("b","Tested"),`, which proves nothing about others: ${i}.`),de(`${f}.`),...b);let{board:j,node:A}=rr(e.board,s),k=typeof e.got=="number"||e.got===null,y=l?
"Wrong on this board, the smallest there is":"Wrong on this board",m=[k?co(e.expected,e.got):le(`Right is ${je(e.expected)}. Yours: ${e.got.says}.`),(k||s.kind!==
e.got.kind)&&le(Be(s.says)),le(lo(e.got)),...t.slice(0,2).map(v=>de(`It answers like a known mistake: ${v.title}. The repair: ${v.repair}`)),de(`${fe(j)} · ${f}`),
...b,d(".tools",o&&T("Step to the first difference",null,()=>r.step(o)),T("Move this board to Draw",null,()=>r.draw(j)))];return ie("wrong",y,d(".exhibit",A,d("\
.told",m.filter(v=>!!v))))}function sr({right:e,ended:t,throws:o,expected:r,finding:n,line:s},a){return e?ie("right",`Right on this board: ${je(o)}`,de("One boa\
rd proves little. Check plays them all, smallest first.")):ie("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&co(r,o),n&&
le(Be(`${n.says}${s===null?"":`, in line ${s}`}`)),le(lo(n)),uo(s,a))}function ar({comparison:e}){let t=["program","throws","agrees","cells taken","edges","long\
est frontier"],o=e.rows.map(n=>d("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,
n.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),r=e.rows.filter(n=>n.first_difference);return ie("open",`On this bo\
ard: ${je(e.throws)}`,_e("","Comparison",d("table",d("thead",d("tr",t.map(n=>d("th",{scope:"col"},n)))),d("tbody",o))),...r.map(({algorithm:n,first_difference:{
cell:s,finding:a}})=>de(`${n} first differs at cell ${s}: ${a.says}.`)))}var ir={board:"This board does not fit",code:"This code cannot be loaded",program:"It i\
s not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},cr=({what:e,says:t,line:o},r)=>ie(e==="stopped"?"open":"wrong",ir[e]??
"That did not work",le(Be(`${o===null?"":`line ${o}: `}${t}`)),uo(o,r));function lr({printed:e,more_printed:t}){return e?.length?ie("open","It printed",_e(".pri\
nted","What it printed",e.map(o=>d(".piece",d("span.quiet",o.line===null?"":`line ${o.line}`),d("code",o.text)))),de(t>0&&`… and ${t.toLocaleString("en")} cha\
racters more.`)):null}function fo(e,t){return[e.kind==="failure"?cr(e,t):e.of==="check"?nr(e,t):e.of==="compare"?ar(e):e.of==="solve"&&sr(e,t),lr(e)].filter(r=>!!r)}
var po=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var dr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],ur="This code came with the link. It has not run, and runs only when you press a button below.";function mo(e,t){
let o=null,r=null,n=!1,s=!1,a=!1,i=t.host(v),c=ao(),u=Ze(t.address.read()),g=d(".editor"),l=d("p.note.quiet"),f=d("span.strip.quiet",{role:"status"}),b=d("progr\
ess",{max:1,label:"Python is loading",hidden:""}),j=d(".cards"),A=d(""),k=T("Stop","End what is running",()=>i.stop()),y=dr.map(([w,x,p])=>T(w,p,()=>q(x))),m=io(
{keeper:c,arrived:u,open:S,text:()=>r?.text()??""});function v({part:w,ready:x}){b.hidden=x===!0||!a,w!==void 0&&N(b,"value",w),x?L(f,a?"It runs …":""):a&&L(f,
`Python is loading (${i.size}, once) …`)}function S(w,x){r?.open(w,x),E()}function E(){let{kind:w}=m.chosen(),x={mine:m.trouble()||i.refusal,program:i.refusal,
link:ur};L(l,x[w]??""),l.classList.toggle("s-strong",w==="link")}async function C(){n=!0;try{let[{make:w},x]=await Promise.all([t.editor(),t.shelf()]);r=w(g,"Pr\
ogram",p=>{m.changed(p),E()}),m.show(x)}catch(w){L(l,`The editor cannot be loaded: ${w.message}`)}I()}function I(){for(let w of y)N(w,"aria-disabled",a||!r||!!i.
refusal);k.hidden=!a,N(j,"aria-busy",`${a}`),!s&&i.size&&L(f,`Python (${i.size}) loads at the first run.`)}async function q(w){if(a||!r||!o||i.refusal)return;s=
a=!0,r.point(null),j.replaceChildren(),A.replaceChildren(),L(f,"It runs …"),I();let{name:x,cells:p,jumps:O,die:W,start:J,chained:ge,overshoot:Oe}=o.board,Se={
name:x,cells:p,jumps:O,die:W,start:J,chained:ge,overshoot:Oe},Me=await i.ask({kind:w,program:m.question(),board:Se},Ee=>L(f,`${Ee} …`));a=!1,b.hidden=!0,L(f,""),
I(),z(Me)}function z(w){let x=fo(w,{step:h,draw(p){e.use(p),e.enter("Draw")},point(p){r?.point(p),r?.focus()}});j.replaceChildren(...x),w.line&&r?.point(w.line),
j.scrollIntoView({block:"nearest"}),w.of==="trace"&&w.stepper&&h(w.stepper),e.say(po(x)||"Step through the run below.")}function h(w){let x=d("");A.replaceChildren(
x),t.step(x,w),A.scrollIntoView({block:"nearest"})}return{name:"Write",under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[m.node,l,g,
d(".tools.acts",y,k,d("span.progress",b,f)),j],below:[A],show(w){o=w,o.paint({distance:o.distance,predecessor:o.predecessor,route:!0,piece:!1}),n||C(),I(),e.say(
"Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){i.end(),r?.destroy()},more:()=>m.chosen().kind==="mine"?Ve(
r?.text()??""):"",stays:()=>u===null?"":Ve(u)}}var ho="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",go=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function wo(e,t,o){oo(e);let{
address:r}=o,n=(t.gallery??[]).map(_),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d(""),c=d(".main",i),u=d(".side"),g=d(".stage",c,u),l=d(""),f=d("",{class:"\
snl-workbench",role:"region",label:"Workbench",tabindex:-1}),b={root:f,say:p=>L(s,p),use(p){j.add(p),I(p),C()},can:p=>j.can(p),go(p){j.can(p)&&(I(j.go(p)),C())},
enter(p){q(A.find(O=>O.name===p)??k),I(y.board),C()}},j=Ot(pe(r.read())??_(t.board)),A=[eo(b),Tt(b),mo(b,o)],k=A.find(({name:p})=>p===He(r.read()))??A[0],y=$e(j.
now()),m=n.map(({name:p},O)=>[`${O}`,p]),v=K("Board",[["","Your board"],...m],"",p=>{let O=n[Number(p)];p&&O&&b.use(O)}),S=d("input.address",{readonly:"",label:"\
To copy",hidden:""});async function E(){let O=`${location.href.split("#")[0]}${te(y.board)}${Ye(k.name)}${k.more?.()??""}`;S.value=O;try{await navigator.clipboard.
writeText(O),b.say("Copied: a link to this board.")}catch{S.hidden=!1,S.select(),b.say("Copy the link from the field.")}}function C(){let p=A.map(({stays:O})=>O?.()??
"").join("");r.write(`${te(y.board)}${Ye(k.name)}${p}`)}function I(p){let O=document.activeElement,W=i.contains(O)&&O?.dataset.cell;y=$e(p),i.replaceChildren(y.
node),g.style.setProperty("--shape",`${y.shape}`),g.style.setProperty("--columns",`${y.columns}`),L(a,fe({...p,name:""}));let J=n.findIndex(ge=>te(ge)===te(p));
v.value=J<0?"":`${J}`,v.options[0].hidden=J>=0,S.hidden=!0,k.show(y),W&&y.cells.get(Number(W))?.focus({preventScroll:!0})}function q(p){k.leave(),k=p;for(let[O,
W]of z.entries())N(W,"aria-pressed",`${A[O]===k}`);F(f,"drawing",k.name==="Draw"),F(f,"writing",k.name==="Write"),c.replaceChildren(i,k.under),u.replaceChildren(
d(".says",s),...k.side),l.replaceChildren(...k.below??[])}let z=A.map(p=>T(p.name,null,()=>b.enter(p.name)));f.addEventListener("mousedown",p=>{let O=p.target;!O.
closest(".s-grid")||!i.contains(O)||(p.preventDefault(),f.focus({preventScroll:!0}))}),f.addEventListener("click",({target:p})=>{let O=p.closest(".s-grid .s-cel\
l");O&&i.contains(O)&&k.choose(Number(O.dataset.cell))}),f.addEventListener("keydown",p=>{let O=p.target;go(p)&&p.stopPropagation(),!O.matches(ho)&&k.key(p.key,
p)&&p.preventDefault()});function h(p){let O=p.target;if(p.defaultPrevented||!go(p)||!/^[1-9]$/.test(p.key)||O.closest(`${ho}, .snl-stepper`))return;let{top:W,bottom:J}=i.
getBoundingClientRect();J>0&&W<innerHeight&&k.key(p.key,p)&&p.preventDefault()}function w(){let p=pe(r.read());!p||te(p)===te(y.board)&&!r.links||(j.add(p),q(A.
find(({name:O})=>O===He(r.read()))??k),I(p))}r.keys&&addEventListener("keydown",h);let x=r.follow(w);return f.append(d(".frame",d(".head",d(".modes",{role:"grou\
p",label:"What to do"},z),d("label.board-of",d("span","Board"),v),a,r.links&&d(".tools",T("Copy link","A link to this board",E),S)),g)),F(f,"ready",!0),N(e,"dat\
a-mounted",""),e.replaceChildren(f,l),q(k),I(y.board),{show:I,destroy(){removeEventListener("keydown",h),x();for(let p of A)p.end?.();f.remove(),l.remove()}}}async function bo(e,t){let o=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([o],{type:"text/javascript"})),n=await import(r);return URL.revokeObjectURL(r),n.default}function fr(e){let t=0,
o=null;function r({said:s}){!s||s.id!==o?.id||(s.kind==="progress"?o?.progress(s.says):n(s))}function n(s){let a=o;o=null,a?.settle(s)}return e.on("msg:custom",
r),{size:null,refusal:null,ask(s,a){t+=1;let i=`${t}`;return new Promise(c=>{o={id:i,progress:a,settle:c},e.send({ask:{...ut,id:i,...s}})})},stop(){e.send({stop:!0}),
n(pt(ft))},end:()=>e.off("msg:custom",r)}}function it(e,t){return new Promise(o=>{function r(n){n.name===t&&(e.off("msg:custom",r),o(n.content))}e.on("msg:custo\
m",r),e.send({wants:t})})}function pr({model:e,el:t}){let o=()=>te(_(e.get("drawn"))),r=null,n=wo(t,{board:e.get("drawn"),gallery:e.get("boards")},{host:()=>fr(
e),editor:async()=>bo(await it(e,"editor"),"snlEditor"),shelf:()=>it(e,"shelf"),async step(a,i){r??=it(e,"stepper").then(c=>bo(c,"snlStepper")),kt(await r,a,i,!1)},
address:{read:o,write(a){e.set("drawn",pe(a)),e.save_changes()},follow(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)},links:!1,keys:!1}});function s({
target:a,ctrlKey:i,metaKey:c,altKey:u}){a instanceof Element&&t.contains(a)&&N(a,"data-lm-suppress-shortcuts",!(i||c||u))}return addEventListener("keydown",s,!0),
()=>{removeEventListener("keydown",s,!0),n.destroy()}}var ys={render:pr};export{ys as default};
