// built from web/ by `npm run build`
function q(e,t,o){let r=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(r):e.getAttribute(r)!==`${o}`&&
e.setAttribute(r,`${o}`)}function We(e,t){for(let o in t)q(e,o,t[o])}var F=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),vo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,ut=e=>(t,...o)=>{let[r,...n]=t.split("."),a=e(r||"div");for(let s of n)F(a,s,!0);for(let s of o)vo(s)?We(a,s):a.append(...[s].flat().filter(Boolean));
return a},c=ut(e=>document.createElement(e)),ae=ut(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ce=(e,t,...o)=>ae(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function P(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ae(e,t,o,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,a)=>{let s=e.children[a]??e.appendChild(o());r(s,n)})}function _e(e){let t=[];return o=>{for(let r of t)F(r,e,!1);t=o.filter(r=>!!r);for(let r of t)F(
r,e,!0)}}var N=(e,t,o,r)=>c("button.button",{type:"button",title:t,label:r,click:o},e);function ft(e,t,o,r=!1){let n=N(e,t,()=>{r=!r,q(n,"aria-pressed",`${r}`),o(r)});return q(
n,"aria-pressed",`${r}`),n}function K(e,t,o,r){let n=t.map(([s,i])=>c("option",{value:s,selected:s===o&&""},i));return c("select.button",{label:e,change:({target:s})=>r(
s.value)},n)}var Ue=(e,t,...o)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...o),pt=(e,...t)=>c("details.fold",c("summary",e),...t);var mt={format:"snl-workbench",version:2},ht={what:"stopped",says:"You stopped it."},Fe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var X={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:jo}=X,H=e=>Array.from({length:e},(t,o)=>o),Oo=(e,t,o)=>Math.min(o,Math.max(t,e));function Z({start:e,columns:t},o){let r=e===0?1:0;if(o===0)return[0,0];
let n=Math.floor((o-1)/t),a=(o-1)%t;return[n,r+(n%2?t-1-a:a)]}function U(e,t){let[o,r]=Z(e,t),[n,a]=jo.anchor;return[r+n,e.rows-o-1+a]}function G([e,t],[o,r]){let n=Math.
hypot(o-e,r-t)||1,a=(o-e)/n,s=(r-t)/n;return{length:n,spot:(l,f=0)=>[e+l*a-f*s,t+l*s+f*a]}}function gt([e,t],[o,r],[n,a]){let[s,i]=[n-o,a-r],l=((e-o)*s+(t-r)*i)/
(s*s+i*i||1),f=Oo(l,0,1);return Math.hypot(e-o-f*s,t-r-f*i)}function Ce(e,t){let[[r,n],[a,s]]=[e(t-1e-4),e(t+1e-4)];return[(a-r)/(2*1e-4),(s-n)/(2*1e-4)]}function Te(e,t,o,r){
let n=(o-t)/r,a=[e(t)];for(let s of H(r)){let[i,l]=[t+s*n,t+(s+1)*n],[[f,h],[d,u]]=[e(i),e(l)],[[g,$],[C,b]]=[Ce(e,i),Ce(e,l)];a.push([f+g*n/3,h+$*n/3],[d-C*n/3,
u-b*n/3],[d,u])}return a}var wt=e=>{let t=X.light.tints.length;return(Math.round(e)%t+t)%t};var He=400,Je=20,So=["stay","bounce","win"];function we(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${o} to ${r}, not ${e}`);return Number(e)}function Mo(e){if(!Array.isArray(e))return we(e,"the die",1,Je);if(!e.length||e.length>Je)throw new Error(`a die \
in this page has 1 to ${Je} faces, not ${e.length}`);let t=e.map(r=>we(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===t[n-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Eo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[n,a]=r;for(let i of r)we(i,`a cell of the jump ${n}→${a}`,1,e);let s=o.get(n);if(s!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${s} a\
nd ${n}→${a}`);o.set(n,a)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function _(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:a=!1,overshoot:s="\
stay"}=e,i=we(e.cells,"the number of cells",1,He);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof a!="boolean")throw new Error(
`chained must be true or false, not ${a}`);if(!So.includes(s))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${s}`);return{name:t,cells:i,jumps:Eo(
i,o),die:Mo(r),start:we(n,"start",0,1),chained:a,overshoot:s}}var bt=e=>typeof e=="number"?H(e).map(t=>t+1):e;function Ye(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Ie=e=>H(e*e).map(t=>{let{columns:o,rows:r}=Ye(e*e),[n,a]=Z({cells:e*e,start:1,columns:o,
rows:r},t+1);return{cell:t+1,row:e-1-n,column:a}});function kt(e,t=Math.random){let o=H(Math.max(0,e.cells-2)).map(s=>s+2),r=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],a=H(2*r).map(s=>{let[i,l]=[n(),n()].sort((f,h)=>f-h);return s<r?[i,l]:[l,i]});return _({...e,name:"",
jumps:a})}function fe({name:e,cells:t,jumps:o,die:r,start:n,chained:a,overshoot:s}){let i=o.filter(([f,h])=>h>f).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),a&&l.push("jumps are chained"),s==="bounce"&&l.push("bounces off the goal"),s==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var yt=["Draw","Write"];function Ve(e){let t=new URLSearchParams(e.slice(1));return pe(e)&&yt.find(o=>t.has(o.toLowerCase()))}var Ze=e=>yt.includes(e)?`&${e.toLowerCase()}`:
"",Ao=2e4;function Ke(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ao?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ge(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let o=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(o,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function te({cells:e,jumps:t,die:o,start:r,
chained:n,overshoot:a}){let s=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${s}`,r===0&&"s0",n&&"c",a!=="stay"&&a];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Co=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function pe(e){let t=new URLSearchParams(
e.slice(1)).get("board"),[o,...r]=(t??"").split("."),n={cells:Number(o||"x"),jumps:[]};for(let a of r)if(/^\d+-\d+$/.test(a))n.jumps.push(a.split("-").map(Number));else if(/^d[\d-]+$/.
test(a))n.die=Co(a.slice(1));else if(a==="s0")n.start=0;else if(a==="c")n.chained=!0;else if(a==="bounce"||a==="win")n.overshoot=a;else return null;try{return _(
n)}catch{return null}}function xt(e,t,o,r){(o.together?e.mountTogether:e.mount)(t,o,{level:2,keys:r}),[...t.querySelectorAll("button")].find(({textContent:s})=>s?.startsWith("First d\
ifference"))?.click()}var Qe=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,oe=(e,t="throws")=>`${Qe(e)} ${e===1?t.replace(/s$/,""):t}`,be=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,To={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},vt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...To[`${e}`]});function $t(e){if(!e)return"";let{from:t,face:o,landing:r,stand:n,feet:a}=e,s=a.length>1?`follow the jumps to ${n}`:"",i=n>r?`climb to ${n}`:`slide to ${n}`,l=n===
r?"":s||i;return o===null?`${be(l)} from ${t}.`:`Throw ${o} from ${t}: land on ${r}${l&&`, ${l}`}.`}var Xe=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},re=e=>`${Xe(e).kind} ${e.join("→")}`,jt=(e,t)=>_({...e,name:"",jumps:t}),
Ne=(e,t)=>jt(e,e.jumps.filter(([o])=>o!==t)),ke=(e,t,o)=>jt(e,[...Ne(e,t).jumps,[t,o]]);function Ot(e,[t,o],r,n){let a=Ne(e,t);return r?ke(a,t,n):ke(a,n,o)}var et=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===t)-+(o[0]===t));function St(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=
o);return _({...e,...t,name:"",jumps:r})}function Mt(e){let t=[e],o=0;return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){
return o+=r,t[o]}}}function Et(e,{tries:t,draws:o,drops:r}){let n=0,a=0,s=!1;function i({clientX:f,clientY:h}){let d=e.cellAt(f,h);!d||d===a||(a=d,s=!0,t(n,a))}function l(f){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),s&&(f?.type==="pointerup"&&n!==a?o(n,a):r())}return e.node.addEventListener(
"pointerdown",({button:f,isPrimary:h,clientX:d,clientY:u})=>{let g=e.cellAt(d,u);s=!1,!(f||!h||!g)&&(n=a=g,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>s,stop:()=>l()}}var ye=(e,t)=>c("label.setting",c("span",e),t);function At(e){let t=c("input.button",{type:"number",min:1,max:He,change:()=>e({cells:t.valueAsNumber})}),o=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let s=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:s.length===1?s[0]:s})}}),r=K("Start",[["1","on cell 1"],["0","off the board"]],"1",s=>e({start:Number(s)})),n=K("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",s=>e({overshoot:s})),a=K("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",s=>e({chained:s!==""}));return{
node:c(".settings",ye("Cells",t),ye("Die",o),ye("Start",r),ye("Past the goal",n),ye("Jumps in a throw",a)),show(s){t.value=`${s.cells}`,o.value=typeof s.die=="n\
umber"?`${s.die}`:s.die.join(" "),r.value=`${s.start}`,n.value=s.overshoot,a.value=s.chained?"yes":""}}}function me(e){return Array.isArray(e)?`[${e.map(me).join(", ")}]`:JSON.stringify(e)}function tt(e,{cells:t,die:o,start:r,chained:n,overshoot:a},s=t){let i=[t!==
s&&`${t} cells (always ${s})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",a!=="st\
ay"&&`the rule “${a}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Io({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:a}){let s=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${s}`,r!==1&&`start=${r}`,n&&"chained=True",a!=="stay"&&`overshoot='${a}'`].filter(Boolean).join(", ")})`}function No({name:e,cells:t,die:o,
start:r,chained:n,overshoot:a,jumps:s}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:a,jumps:s}}).map(([h,d])=>`  "${h}": ${me(d)}`).join(
`,
`)}
}
`}function qo(e){tt("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${me(t)}
`}function Lo(e){tt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=H(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:a,column:s}of Ie(t))o[a][s]=r.get(n)??-1;return`[${o.map(me).join(`,
 `)}]
`}function Po(e){tt("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,a])=>a>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var qe=[{name:"python",title:"Python: Board(...)",write:Io},{name:"json",title:"JSON",write:No},{name:"move-array",title:"Move array, from 0",write:qo},{name:"\
grid",title:"LeetCode grid",write:Lo},{name:"hackerrank",title:"HackerRank text",write:Po}];var Ro=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function zo(e){let t=Ro.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,o,r="",n]=t,a=r.replace(/,\s*$/,"").trim(),s={cells:Number(o),jumps:JSON.parse(`[${Bo(a)}]`)};for(let[,
i,l]of n.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);s[i]=JSON.parse(l.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[s]}function Bo(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var Do="\
format version name author source cells die start chained overshoot jumps".split(" ");function Wo(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(n=>!Do.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let n of["cells","jumps"])if(!(n in
e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(`this page reads snl-board 1, \
not ${o} ${r}`);return e}function Ct(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}: expected -1 or 0 to ${e.
length-1}, not ${me(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function _o(e){let t=e.length;if(e.some(r=>!Array.isArray(r)||r.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Ie(t).flatMap(({cell:r,row:n,column:a})=>e[n][a]===-1?[]:[[r,e[n][a]]]);
return{cells:t*t,jumps:o}}function Uo(e){let t=e.split(/\r\n|\r|\n/).filter(s=>s.trim()),o=0;function r(s,i){let l=(t[o]??"").trim().split(/\s+/);if(o+=1,l.length!==
s||!l.every(f=>/^\d+$/.test(f)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)throw new Error("line \
1: there is no board");let a=[];for(let s=0;s<n;s+=1){let i=[];for(let[l,f]of[["ladder",1],["snake",-1]]){let[h]=r(1,`the number of ${l}s`);if(h>100)throw new Error(
`line ${o}: 100 cells have no room for ${h} ${l}s`);for(let d=0;d<h;d+=1){let u=r(2,`the two cells of a ${l}`);if((u[1]-u[0])*f<=0)throw new Error(`line ${o}: ${u.
join(" ")} is not a ${l}`);i.push(u)}}a.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return a}function Fo(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?
o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[_o(r)]:typeof r[0]=="object"?r.map(Wo):[Ct(r)]}function Tt(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return zo(t).map(_);if(/^[[{]/.test(t))return Fo(t).map(_);if(o&&/[\r\n]/.test(t))return Uo(t).map(_);if(o){let r=t.split(
/\s*,\s*|\s+/),n=r.find(a=>!/^-?\d+$/.test(a));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[_(Ct(r.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function It(e,t){let o=null,r=qe[0].name,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),a=c("p.quiet",{role:"alert"}),s=K("Notation",
qe.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!o||!h.open)){n.value="",P(a,"");try{n.value=qe.find(d=>d.name===r)?.write(o).trim()??""}catch(d){
P(a,`${d.message}. JSON holds every board.`)}}}async function l(){n.select();try{await navigator.clipboard.writeText(n.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function f(){try{let d=Tt(n.value);t(d[0]),P(a,d.length>1?`The text holds ${d.length} boards. This is\
 the first.`:"")}catch(d){P(a,`This cannot be read: ${d.message}.`)}}let h=pt("Copy or paste as text",c(".tools",s,N("Copy",null,l),N("Use this text","Read the \
board in the text",f)),n,a);return h.addEventListener("toggle",i),{node:h,show(d){o=d,i()}}}var Nt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function ot(e){let t=null,o=null,r=null,n=null,a=!0,s=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),f=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),h=N("Undo","Ctrl+Z",()=>e.go(-1)),d=N("Redo","Ctrl+Y",
()=>e.go(1)),u=At(m=>y(w=>St(w,m),"")),g=It(e,m=>e.use(m));function $({distance:m,predecessor:w,throws:v,route:p}){t&&(t.paint({current:r,distance:m,predecessor:w,
route:a,piece:!1}),P(s,v??"none"),P(i,v===null?"the goal is out of reach":oe(v).replace(/^\S+ /,"")),Ae(l,p,()=>c("li.chip",c("b"),c("small")),(S,[W,,J])=>{P(S.
children[0],W),P(S.children[1],`to ${J}`)}))}let C=()=>t?et(t.board,r)[0]??null:null;function b(){if(!t)return;let{board:m,plan:w}=t;$(t);let v=C();t.light(v),t.
sketch((v??[]).map(p=>{let[S,W]=U(w,p);return{tag:"circle",attributes:{cx:S,cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),f.replaceChildren(...et(m,r).flatMap(
x)),q(h,"aria-disabled",!e.can(-1)),q(d,"aria-disabled",!e.can(1))}function x(m){let{ends:w}=Xe(m),v=N(`Remove ${re(m)}`,"Delete",()=>T(m)),p=w.map((S,W)=>N(`Mo\
ve its ${S}`,null,()=>{n={jump:m,end:W},e.say(`Choose the cell where the ${S} of ${re(m)} goes.`),t?.cells.get(m[W])?.focus({preventScroll:!0})}));return[v,...p]}
function y(m,w){if(t){r=n=null;try{e.use(m(t.board)),e.say(`${w} ${Nt(t.throws)}`.trim())}catch(v){e.say(`${be(v.message)}.`),u.show(t.board),b()}}}let T=m=>y(w=>Ne(
w,m[0]),`Removed: ${re(m)}.`);function k(m,w){let v=C(),p=v?v.indexOf(m):-1;return v&&p>=0?M(v,p,w):{change:S=>ke(S,m,w),what:`Drawn: ${re([m,w])}.`}}let M=(m,w,v)=>({
change:p=>Ot(p,m,w,v),what:`Moved: ${re(m)} is now ${re(w?[m[0],v]:[v,m[1]])}.`});function O(m,w){if(!t)return;let{change:v}=k(m,w);$(t.trial(v(t.board)))}function E(m,w){
let{change:v,what:p}=k(m,w);y(v,p)}function I(){r=n=null,t&&(t.trial(t.board),b(),L())}function L(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Nt(t.throws)}`)}return{name:"Draw",under:c("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[c(".score",c("p","Fewest ",s,i)),
l,f,c(".tools",h,d,N("Random","Other jumps",()=>y(m=>kt(m),"Drawn at random.")),N("Remove all jumps",null,()=>y(m=>({...m,name:"",jumps:[]}),"Removed: all jumps\
.")),ft("Route","One of the shortest routes",m=>{a=m,b()},!0)),u.node,g.node],show(m){t=m,r=n=null,o=Et(t,{tries:O,draws:E,drops:I}),u.show(t.board),g.show(t.board),
b(),L()},leave:()=>o?.stop(),choose(m){if(!(!t||!m||o?.wasDrawing()))if(n){let{change:w,what:v}=M(n.jump,n.end,m);y(w,v)}else if(r===m)I();else if(r!==null){let w=r;
y(v=>ke(v,w,m),`Drawn: ${re([w,m])}.`)}else{r=m,b();let w=C(),v=w?` Or drag an end of ${re(w)}.`:"";e.say(`From ${m}: choose the cell where a jump ends. Escape \
cancels.${v}`)}},key(m,{ctrlKey:w,metaKey:v,shiftKey:p,altKey:S}){let W=C();if(w||v){let J=m==="y"||p&&m==="Z"?1:m==="z"?-1:0;return J&&e.go(J),J!==0}if(m==="Es\
cape"&&r!==null&&!S)I();else if((m==="Delete"||m==="Backspace")&&W)T(W);else return!1;return!0}}}function Q({tag:e,name:t,attributes:o,fill:r,stroke:n,width:a,parts:s=[],text:i}){let l=[r&&`fill:var(--${r})`,n&&`stroke:var(--${n})`,a&&`stroke-width:${a}px`].
filter(Boolean),f=[o.style,...l].filter(Boolean).join(";"),h=t?`${e}.${t}`:e;return ae(h,{...o,style:f||null},s.map(Q),i)}var{shape:Le}=X;function qt(e,t){let{length:o,spot:r}=G(e,t),n=Le.arc.least+Le.arc.more*o,a=t[0]>=e[0]?-1:1,s=r(o/2,a*n*2),i=G(s,t).spot(G(s,t).length-.06),{spot:l}=G(
i,s),{head:f}=Le.arc;return{from:e,turn:s,tip:i,wings:[l(f,f*.55),i,l(f,-f*.55)]}}function rt(e,t,o,r,n){let{length:a,spot:s}=G(e,t),i=Math.min(r,a/4),l=s(a-i),
f=s(a/2,2*o),{spot:h}=G(l,f);return{from:s(i),turn:f,tip:l,middle:s(a/2,o),wings:[h(n,n/2),l,h(n,-n/2)]}}function Lt(e){let t=Le.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:n,falling:a,sides:s}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],
...e>1?a:[],...e>3?n:[],...e===6?s:[]]}var{shape:ee}=X;function nt(e,t,o){let{length:r,spot:n}=G(U(e,t),U(e,o));return G(n(ee.apart),n(r-ee.apart))}function Rt(e,t,o){let{length:r,spot:n}=nt(e,t,o),{
half:a,over:s,rung:i}=ee.ladder,l=Math.max(2,Math.round(r/i)),f=[a,-a].map(d=>[n(-s,d),n(r+s,d)]),h=H(l+1).map(d=>{let u=r*d/l;return[n(u,a),n(u,-a)]});return{rails:f,
rungs:h}}function Pt(e,t){let o=(e+t)%2?-1:1;return[0,ee.snake.bow,-ee.snake.bow].flatMap(r=>[{hand:o,bow:r},{hand:-o,bow:r}])}function zt(e,t,o,{hand:r,bow:n}){
let{length:a,spot:s}=nt(e,t,o),{swing:i,wave:l}=ee.snake,f=Math.max(1,Math.round(a/l)),h=r*Math.min(i,.08*a);return d=>{let u=1-(2*d-1)**4,g=h*u*Math.sin(2*Math.
PI*f*d)+n*Math.sin(Math.PI*d);return s(a*d,g)}}function Jo(e,t,o,r){let n=r.map(([i,l])=>[U(e,i),U(e,l)]),a=e.columns+(e.start===0?1:0),s={cost:1/0,manner:Pt(t,
o)[0]};for(let i of Pt(t,o)){let l=zt(e,t,o,i),f=H(25).map(g=>l(g/24)),h=f.some(([g,$])=>g<.15||g>a-.15||$<.15||$>e.rows-.15),u=f.filter(g=>n.some(([$,C])=>gt(g,
$,C)<ee.snake.clear)).length+(h?100:0);u<s.cost&&(s={cost:u,manner:i})}return s.manner}function Bt(e,t,o,r){let n=zt(e,t,o,Jo(e,t,o,r)),{length:a}=nt(e,t,o),s=4*
Math.max(1,Math.round(a/ee.snake.wave))+2,i=$=>C=>{let b=ee.snake.half*(1-.3*C-.6*C**3),[x,y]=n(C),[T,k]=Ce(n,C),M=Math.hypot(T,k)||1;return[x-$*b*k/M,y+$*b*T/M]},
l=Te(i(1),0,1,s),f=Te(i(-1),1,0,s),h=[...l,l[l.length-1],f[0],...f],{spot:d}=G(n(0),n(.02)),{skull:u,eye:g}=ee.snake;return{outline:h,stripe:Te(n,Math.min(.4,.25/
a),.85,s),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-g/3,.55*u),d(-.05-g/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Dt=(e,t)=>(2*e+3*t)%X.light.snakes.length;var{shape:Re}=X,ne=e=>`${Math.round(e*1e3)/1e3}`,xe=e=>e.map(t=>t.map(ne).join(" ")),he=e=>`M${xe(e).join("L")}`,Wt=e=>`M${xe(e.slice(0,1))}C${xe(e.slice(1)).join(
" ")}`,st=(e,t,o)=>`M${xe([e])}Q${xe([t,o]).join(" ")}`,V=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Pe=(e,[t,o],r,n)=>({tag:"circle",name:e,attributes:{
cx:ne(t),cy:ne(o),r},...n}),at=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),it=(e,[t,o],r,n,a)=>({tag:"rect",name:e,attributes:{x:ne(t),y:ne(o),width:r,height:r,
rx:n},...a}),Ut=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ft=(e,[t,o],r,n,a)=>({tag:"text",name:e,attributes:{x:ne(t),y:ne(o),"font-size":r},
fill:a,text:n});function Ho(e,t,o){let{rails:r,rungs:n}=Rt(e,t,o),{rail:a,rungWidth:s}=Re.ladder,i=r.map(he).join("");return[V("halo",i,{stroke:"cell",width:a+.05}),
V("rungs",n.map(he).join(""),{stroke:"ladder",width:s}),V("rails",i,{stroke:"ladder",width:a})]}function Yo(e,t,o,r){let{outline:n,stripe:a,skull:s,eyes:i,pupils:l,
tongue:f}=Bt(e,t,o,r),{skull:h,stripe:d,eye:u,pupil:g}=Re.snake,$=`snake-${Dt(t,o)}`,C=`${Wt(n)}Z`;return[V("halo",C,{stroke:"cell",width:.06}),V("tongue",f.map(
b=>he(b)).join(""),{stroke:$,width:.025}),V("skin",C,{fill:$}),Ut(V("stripe",Wt(a),{stroke:"cell",width:d}),"0.04 0.12"),Pe("skull",s,h,{fill:$}),...i.map(b=>Pe(
"eye",b,u,{fill:"die"})),...l.map(b=>Pe("pupil",b,g,{fill:"dieInk"}))]}function ze(e,t){let o=[...t],r=o.filter(([s,i])=>s<i),n=o.filter(([s,i])=>s>i),a=(s,i,l,f)=>at(
s,f,{"data-ends":`${i} ${l}`});return[...r.map(([s,i])=>a("ladder",s,i,Ho(e,s,i))),...n.map(([s,i])=>a("snake",s,i,Yo(e,s,i,r)))]}function ve([e,t],o,r=1){let{side:n,
corner:a,pip:s}=Re.die,i=Lt(o).map(h=>Pe("pip",h,s,{fill:"dieInk"})),l=Ft("face",[0,n*.24],n*.7,`${o}`,"dieInk"),f={fill:"die",stroke:"now",width:.035};return at(
"die",[it("side",[-n/2,-n/2],n,a,f),...i.length?i:[l]],{transform:`translate(${ne(e)} ${ne(t)}) scale(${r})`})}function _t(e,t,o){let[r,n]=Z(e,t),a=[n+.06,e.rows-
r-.94],s=it(o,a,.88,.06,{fill:"now",stroke:"now",width:.035});return s.attributes["fill-opacity"]=.08,Ut(s,"0.03 0.06")}function Jt(e,{from:t,face:o,landing:r,stand:n}){
let a=n===r?[]:[_t(e,n,"stand")];if(o===null)return a;let s=U(e,t);if(t===r)return[ve(s,o)];let{turn:i,tip:l,wings:f}=qt(s,U(e,r)),h=V("arc",st(s,i,l),{stroke:"\
now",width:Re.arc.width});return[_t(e,r,"landing"),...a,{...h,attributes:{...h.attributes,pathLength:1}},V("tip",`${he(f)}Z`,{fill:"now"}),ve(s,o)]}function Ht(e,t,o){
let r=o;return t.map(([n,a,s],i)=>{let[l,f]=[U(e,r),U(e,a)],h=rt(l,f,f[0]>=l[0]?-.3:.3,.12,.16);r=s;let[d,u]=[h.middle[0],Math.floor(h.middle[1])+.5],g=st(h.from,
h.turn,h.tip),$=`${he(h.wings)}Z`;return at("leg",[V("rim",g,{stroke:"cell",width:.1}),V("shaft",g,{stroke:"ink",width:.05}),V("tip",$,{fill:"ink"}),it("count",
[d-.3,u-.14],.28,.04,{fill:"ink"}),Ft("order",[d-.16,u+.066],.19,`${i+1}`,"cell"),ve([d+.16,u],n,.8)],{style:`--order:${i}`})})}function Yt(e,t,o){let r=new Set;
for(let a=o;a!==null&&!r.has(a);a=t.get(a)??null)r.add(a);return[...t].filter(([a,s])=>[a,s].every(i=>i>=e.start&&i<=e.cells)).map(([a,s])=>{let[i,l]=[U(e,s),U(
e,a)],{from:f,turn:h,tip:d,wings:u}=rt(i,l,.12,.18,.13),g=st(f,h,d)+he(u);return V(r.has(a)?"branch.strong":"branch",g,{stroke:"ink",width:.03})})}function Be(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(o()).find(([i])=>i===
r);if(!n)return!1;let[,a,s]=n;return t.push({from:o(),face:r,landing:a,stand:s,feet:e.ride(a).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[n,{stand:a}]of t.entries())r.set(a,n+1);return r}}}function Vt({trace:e,rules:t,unit:o}){let{start:r,cells:n,jumps:a}=t,s={cells:n,start:r,...e.layout},{rows:i}=e.layout,l=r===0?1:0,f=e.layout.columns+l,h=H(n+l).
map(j=>j+1-l),{waits:d}=vt(e),u=new Map,g=new Map,$=_e("new"),C=_e("touched"),b=!1,x=null,y=new Set,T=null,k=!1;function M(j){let[A,z]=Z(s,j),R=j===r?"start":j===
n&&"goal",D=c(".cell",{role:"gridcell","data-cell":j,"data-end":R,style:`grid-column:${z+1}`},c("span.number",`${j}`),c("span.end",{"data-is":R}),c("span.badge"));
return F(D,"odd",(A+z)%2),u.set(j,D),D}function O(j){for(let A of u.values())A.tabIndex=A===j?0:-1}function E(j){let{key:A,target:z}=j,[R,D]=Z(s,Number(z.dataset.
cell)),B={ArrowLeft:[R,D-1],ArrowRight:[R,D+1],ArrowUp:[R+1,D],ArrowDown:[R-1,D]};if(A==="Enter"||A===" ")z.click();else if(B[A]){let Y=h.find(se=>`${Z(s,se)}`==
`${B[A]}`);u.get(Y??-1)?.focus()}else return;j.preventDefault(),j.stopPropagation()}let I=j=>h.filter(A=>Z(s,A)[0]===j).sort((A,z)=>Z(s,A)[1]-Z(s,z)[1]),L=c(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:E,focusin:({target:j})=>O(j)},H(i).reverse().map(j=>c(".row",{role:"row"},I(j).map(M))));
O(u.get(r)??u.get(1));let m=`0 0 ${f} ${i}`,w=ce(".layer.jumps",m,ze(s,a).map(Q)),[v,p,S]=["g.tree","g.move","g.route"].map(j=>ae(j)),W=ce(".layer.above",m,v,p,
S);function J(j,A,z){if(!x)return"";let[R,D]=[x.distance.get(j),x.predecessor.get(j)],B=[`cell ${j}`,u.get(j)?.dataset.end];for(let[se,ue]of a)se===j&&B.push(`${ue>
j?"foot of a ladder":"head of a snake"} to ${ue}`),ue===j&&B.push(`${se<j?"top of a ladder":"tail of a snake"} from ${se}`);let Y=x.visited.has(j)?"visited":"no\
t reached";return B.push(A?"current":"",R!=null?`reached in ${oe(R,o)}`:Y,D!=null?`from ${D}`:"",z?d:"",y.has(j)?"part of what is wrong":""),B.filter(Boolean).join(
", ")}function ge(j,A,z,R){let D=j.current===A,B=j.visited.has(A),Y=j.distance.get(A),se=j.predecessor.get(A),ue=`${[D,R,B,Y,se,y.has(A)]}`;if(g.get(A)===ue)return;
g.set(A,ue);let xo=Y!=null?"reached":B&&"visited";We(z,{"data-distance":Y,"data-tint":Y!=null&&wt(Y),"data-from":se,"data-visited":B,"data-waits":R,"aria-curren\
t":D,"data-state":D?"current":R?"frontier":xo,label:J(A,D,R)}),q(z.lastChild,"data-is",Qe(Y)||null)}function Oe(){if(!x)return;let j=new Set(x.frontier.map(([A])=>A));
for(let[A,z]of u)ge(x,A,z,j.has(A))}function Se(){if(!x)return;let j=b?Yt(s,x.predecessor,x.current):[];v.replaceChildren(...j.map(Q))}let Me=j=>j.map(A=>w.querySelector(
`[data-ends="${A} ${a.get(A)}"]`));function Ee(j,A){let z=new Set(Me(A));for(let R of w.children)F(R,j,z.has(R))}function ko(j){let A=j&&e.answer?.route||[],z=A.
flatMap(([,R,D])=>D===R?[]:t.ride(R).feet);S.replaceChildren(...Ht(s,A,r).map(Q)),F(w,"routed",A.length),Ee("taken",z)}let yo=`${f>7?".close":""}${f>12?".dense":
""}${f>24?".tiny":""}`;return{plan:s,cells:u,columns:f,shape:f/i,node:c(`.board${yo}`,{style:`--wide:${f};--high:${i}`},c(".sheet",L,w,W)),paint(j,A,z,R){x=j,Oe(),
$([...A].map(D=>u.get(D))),Se(),p.replaceChildren(...(z?Jt(s,z):[]).map(Q)),C(Me(z?.feet??[])),R!==k&&ko(R),T=z,k=R},showTree(j){b=j,Se()},mark(j,A){let z=A.flatMap(
B=>B.moves??[]),R=A.flatMap(B=>B.jumps??[]),D=z.flatMap(([,B])=>t.ride(B).feet);Ee("found",[...R.map(([B])=>B),...D]),y=new Set(A.flatMap(B=>B.cells??[]));for(let[
B,Y]of u)F(Y,"differs",B===j),F(Y,"found",y.has(B));Oe()},drawn:()=>({trace:e,plan:s,jumps:a,state:x,found:y,move:T,treeShown:b,routed:k})}}function Zt({cells:e,jumps:t,die:o=6,start:r=1,chained:n,overshoot:a}){let s=new Map(t.filter(([d,u])=>d!==u)),i=typeof o=="number"?Array.from({length:o},(d,u)=>u+
1):o;function l(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let g=s.get(d);return g===void 0||u.length&&!n?{feet:u,stand:d}:l(g,[...u,d])}function f(d){return d<=
e?d:a==="win"?e:a==="bounce"?2*e-d:0}function h(d){return d===e?[]:i.flatMap(u=>{let g=f(d+u),$=g>0?l(g).stand:null;return $===null?[]:[[u,g,$]]})}return{cells:e,
start:r,jumps:s,ride:l,moves:h}}function lt({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,a=new Map,s=[e];for(let l of s){let f=(r.get(l)??0)+1;for(let h of o(l)){let d=h[2];r.has(
d)||(r.set(d,f),n.set(d,l),a.set(d,h),s.push(d))}}let i=[];for(let l=t,f=a.get(l);f;f=a.get(l))i.unshift(f),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var Vo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Zo=260,Kt=([e,t])=>`translate(${e}px,${t}px)`;function $e(e){let t=Zt(e),o=lt(t),
r={board:e,layout:Ye(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},n=Vt({trace:r,rules:t,unit:"throws"}),{plan:a,cells:s}=n,i=ae("path.pie\
ce",{d:Vo}),l=ae("g.sketch"),[f,h]=[n.columns,a.rows],d=ce(".layer.top",`0 0 ${f} ${h}`,l,i);n.node.firstElementChild?.append(d);let u="",g=n.node.querySelector(
"[role=grid]");g&&q(g,"label",`Board: ${fe(e)}`);let $=n.node.querySelector(".s-jumps");function C({from:b,landing:x,stand:y,feet:T}){let k=T.map(M=>t.jumps.get(
M)??y);return[b,x,...k].map(M=>U(a,M))}return{...o,board:e,rules:t,plan:a,cells:s,faces:bt(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(b){
let{current:x=null,near:y=[],distance:T,predecessor:k,move:M=null}=b,{route:O=!1,piece:E=!0}=b,I={current:x,frontier:[...y].map(m=>[m,""]),distance:T??new Map,predecessor:k??
new Map,visited:new Map},L=`${r.answer.route}`;O&&L!==u&&n.paint(I,new Set,M,!1),u=L,n.paint(I,new Set,M,O),q(i,"visibility",!(E&&x!==null)&&"hidden"),x!==null&&
q(i,"style",`transform:${Kt(U(a,x))}`)},walk(b){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let x=C(b),[[y,T],[k,M]]=x,O=[(y+k)/2,Math.min(
T,M)-.35],E=[x[0],O,...x.slice(1)].map(I=>({transform:Kt(I)}));i.animate(E,{duration:Zo*(x.length-1),easing:"ease-in-out"})},trial(b){let x=new Map(b.jumps),y=new Set;
for(let O of[...$?.children??[]]){let[E,I]=(O.getAttribute("data-ends")??"").split(" ").map(Number);x.get(E)===I?y.add(E):O.remove()}let T=new Map(b.jumps.filter(
([O])=>!y.has(O))),k=ze(a,T).map(Q);for(let O of k)F(O,"lit",!0);$?.append(...k),t.jumps.clear();for(let[O,E]of x)t.jumps.set(O,E);let M=lt(t);return r.answer.route=
M.route,M},light(b){for(let x of $?.children??[])F(x,"lit",x.getAttribute("data-ends")===b?.join(" "))},sketch:b=>l.replaceChildren(...b.map(Q)),cellAt(b,x){let y=document.
elementFromPoint(b,x)?.closest("[data-cell]"),T=y&&n.node.contains(y)&&y.dataset.cell;return T?Number(T):null}}}var Gt=e=>new Set(e.map(([,t])=>t));function Ko(e,t){let o=`You reached the goal in ${oe(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function Go(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function Qt(e,t,o){
let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no throw is needed.":Go(o);let n=$t(r);return e.won()?`${n} ${Ko(e.thrown.length,t??0)}`:e.moves().
length?n:`${n} No face moves you from here: undo.`}function Xt(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function eo(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([r,n,a])=>a===n?`${r} to ${a}`:`${r} to ${n} and on to ${a}`);return`A shortest route takes ${oe(e)}: ${o.join(
", ")}.`}var Qo=e=>ce(".face","-.19 -.19 .38 .38",Q(ve([0,0],e)));function ct(e,t){let o=null,r=null,n=c(".dice",{role:"group",label:"Choose what the die shows"}),a=c("b\
.amount"),s=c("span.quiet"),i=c("b.amount"),l=c("ol.thrown",{label:"Your throws"}),f=N("Undo","Take the last throw back (Backspace)",x),h=N("Start again","Back \
to the start",y),d=N("Show the shortest route",null,()=>T(!u)),u=!1;function g(){if(!o||!r)return;let{thrown:k}=r,M=r.moves(),O=u||r.won();o.paint({current:r.at(),
near:Gt(M),distance:r.trail(),move:u?null:k.at(-1)??null,route:u});for(let E of n.children){let I=Number(E.dataset.face);q(E,"aria-disabled",!M.some(([L])=>L===
I))}P(a,k.length),P(s,k.length===1?"throw":"throws"),P(i,O?o.throws??"none":"?"),Ae(l,k,()=>c("li.chip",c("b"),c("small")),(E,{face:I,stand:L})=>{P(E.children[0],
I),P(E.children[1],`to ${L}`)});for(let E of[f,h])q(E,"aria-disabled",!k.length);q(d,"aria-pressed",`${u}`),q(e.root,"data-won",r.won())}function $(){o&&r&&e.say(
Qt(r,o.throws,o.faces))}function C(k){if(!o||!r||r.won())return;let M=r.at();if(u=!1,!r.throws(k)){g(),e.say(Xt(k,M,o.board));return}g();let O=r.thrown.at(-1);O&&
o.walk(O),$(),b()}function b(){t?.((r?.thrown??[]).map(({face:k})=>k))}function x(){r?.undo()&&(g(),$(),b())}function y(){!o||!r?.thrown.length||(r=Be(o.rules),
u=!1,g(),$(),b())}function T(k){u=k,g(),k&&o?e.say(eo(o.throws,o.route)):$()}return{name:"Play",under:n,side:[c(".score",c("p","You ",a,s),c("p","Fewest ",i)),c(
".tools",f,h,!t&&d),l],show(k){o=k,r=Be(o.rules),u=!1,n.replaceChildren(...o.faces.map(M=>{let O=N(Qo(M),null,()=>C(M),`Throw ${M}`);return q(O,"data-face",M),O})),
g(),$()},replay(k){if(!o)return!1;let M=r;r=Be(o.rules);let O=k.every(E=>r?.throws(E));return O||(r=M),g(),$(),O},leave:()=>q(e.root,"data-won",null),choose(k){
let M=r?.moves()??[],O=M.find(([,E])=>E===k)??M.find(([,,E])=>E===k);O?C(O[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${k}.`)},key(k,{ctrlKey:M,metaKey:O,
altKey:E}){if(M||O||E)return!1;let I=Number(k);if(k==="Backspace")x();else if(k!==" "&&o?.faces.includes(I))C(I);else return!1;return!0}}}var to=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;function oo(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let r=document.createElement(
"style");r.dataset.snlWorkbench="",r.textContent=to,o.append(r)}var[no,so]=["snl-workbench",1],er="This browser stores nothing here: download what you want to keep.",tr="The browser's storage is full: download what you want \
to keep.",or="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function ro(e){try{let t=JSON.parse(window[e].
getItem(no)??"null");return t?t.version!==so?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function ao(){let[e,
t]=[ro("sessionStorage"),ro("localStorage")],o=e==="newer"||t==="newer";return{kept:[e,t].find(r=>r!==null&&r!=="newer")??{version:so,signature:"board",sources:{}},
store(r){if(o)return or;try{for(let n of[window.sessionStorage,window.localStorage])n.setItem(no,JSON.stringify(r));return""}catch(n){return n.name==="QuotaExce\
ededError"?tr:er}}}}function io({keeper:e,arrived:t,open:o,text:r}){let{kept:n}=e,a={programs:[],signatures:[]},s={kind:t===null?"mine":"link"},i="",l=c(".tools"),f=c(".tabs",{role:"\
group",label:"Program"}),h=c(".programs",f,l),d=()=>a.signatures.find(({name:y})=>y===n.signature)?.template??"",u=()=>n.sources[n.signature]??d();function g(y){
s=y,x();let{kind:T,name:k}=s;T==="mine"?o(u(),!1):o(T==="link"?t??"":a.programs.find(M=>M.name===k)?.source??"",!0)}function $(y){y===void 0?delete n.sources[n.
signature]:n.sources[n.signature]=y,i=e.store(n)}function C(){let y=document.createElement("a");y.href=URL.createObjectURL(new Blob([r()],{type:"text/x-python"})),
y.download=`${s.name??"mine"}.py`.replaceAll("-","_"),y.click(),URL.revokeObjectURL(y.href)}function b(){$(t??""),g({kind:"mine"})}function x(){let{kind:y,name:T}=s,
k=(I,L)=>{let m=N(I,null,()=>g(L));return q(m,"aria-pressed",`${y===L.kind}`),m},M=I=>a.programs.filter(L=>L.kind===I).map(L=>[L.name,L.title]),O=K("A program t\
o look at",[["","Look at a program"]],T??"",I=>{g(I?{kind:"program",name:I}:{kind:"mine"})});for(let[I,L]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){
let m=M(L).map(([w,v])=>c("option",{value:w},v));O.append(c("optgroup",{label:null},m)),O.lastElementChild?.setAttribute("label",I)}O.value=T??"",O.classList.toggle(
"s-chosen",y==="program"),f.replaceChildren(k("Mine",{kind:"mine"}),...t===null?[]:[k("From the link",{kind:"link"})],O);let E=N("Download","As a file of Python",
C);if(y==="mine"){let I=K("How it is called",a.signatures.map(m=>[m.name,m.title]),n.signature,m=>{n.signature=m,i=e.store(n),g({kind:"mine"})}),L=N("Reset","Ba\
ck to the beginning of this signature",()=>{$(),g({kind:"mine"})});l.replaceChildren(I,L,E)}else y==="link"?l.replaceChildren(N("Make it mine","Instead of what \
is there",b),E):l.replaceChildren(E)}return{node:h,chosen:()=>s,trouble:()=>i,show(y){a=y,a.signatures.some(({name:T})=>T===n.signature)||(n.signature="board"),
g(s)},changed(y){s.kind==="mine"&&$(y)},question(){return s.kind==="program"?{name:s.name}:{source:r(),signature:s.kind==="mine"?n.signature:null}}}}var je=e=>e===null?"out of reach":oe(e),De=e=>`${be(e)}${/[.?!]$/.test(e)?"":"."}`,le=(e,t,...o)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),o.filter(r=>!!r)),
de=e=>e&&c("p",`${e}`),ie=e=>e&&c("p.quiet",`${e}`),lo=(e,t)=>c("p","Right is ",c("b",je(e)),", yours says ",c("b",je(t)),"."),co=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",uo=(e,t)=>e!==null&&c(".tools",N(`Show line ${e}`,null,()=>t.point(e)));function rr(e,t){
let o=_(e),r=$e(o);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let n=c(".thumb",{inert:"",style:`--columns:${r.columns}\
;--shape:${r.shape}`},r.node);return{board:o,node:n}}function nr({report:e,like:t,stepper:o},r){let{boards:n,correct:a,finding:s,proven:i,tested:l,tried:f,notes:h,
smallest:d}=e,u=`${f.toLocaleString("en")} boards played`,g=ie(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),$=h.map(k=>ie(`Note: ${k.says}.`));if(a===null)
return le("open",`${e.name} could not be judged`,de(De(s.says)),...$);if(a)return le("right",`${e.name} is right on every board that was played`,c("p",c("b","Pr\
oven"),`, by playing every one: ${i}.`),l&&c("p",c("b","Tested"),`, which proves nothing about others: ${l}.`),ie(`${u}.`),g,...$);let{board:C,node:b}=rr(e.board,
s),x=typeof e.got=="number"||e.got===null,y=d?"Wrong on this board, the smallest there is":"Wrong on this board",T=[x?lo(e.expected,e.got):de(`Right is ${je(e.expected)}\
. Yours: ${e.got.says}.`),(x||s.kind!==e.got.kind)&&de(De(s.says)),de(co(e.got)),...t.slice(0,2).map(k=>ie(`It answers like a known mistake: ${k.title}. The rep\
air: ${k.repair}`)),ie(`${fe(C)} · ${u}`),g,...$,c(".tools",o&&N("Step to the first difference",null,()=>r.step(o)),r.draw(C))];return le("wrong",y,c(".exhibit",
b,c(".told",T.filter(k=>!!k))))}function sr({right:e,ended:t,throws:o,expected:r,finding:n,line:a},s){return e?le("right",`Right on this board: ${je(o)}`,ie("On\
e board proves little. Check plays them all, smallest first.")):le("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&lo(r,o),
n&&de(De(`${n.says}${a===null?"":`, in line ${a}`}`)),de(co(n)),uo(a,s))}function ar({comparison:e}){let t=["program","throws","agrees","cells taken","edges","l\
ongest frontier"],o=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,
n.longest_frontier].map(a=>a??"–")].map((a,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${a}`)))),r=e.rows.filter(n=>n.first_difference);return le("open",`On this bo\
ard: ${je(e.throws)}`,Ue("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",o))),...r.map(({algorithm:n,first_difference:{
cell:a,finding:s}})=>ie(`${n} first differs at cell ${a}: ${s.says}.`)))}var ir={board:"This board does not fit",code:"This code cannot be loaded",program:"It i\
s not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},lr=({what:e,says:t,line:o},r)=>le(e==="stopped"?"open":"wrong",ir[e]??
"That did not work",de(De(`${o===null?"":`line ${o}: `}${t}`)),uo(o,r));function cr({printed:e,more_printed:t}){return e?.length?le("open","It printed",Ue(".pri\
nted","What it printed",e.map(o=>c(".piece",c("span.quiet",o.line===null?"":`line ${o.line}`),c("code",o.text)))),ie(t>0&&`… and ${t.toLocaleString("en")} cha\
racters more.`)):null}function fo(e,t){return[e.kind==="failure"?lr(e,t):e.of==="check"?nr(e,t):e.of==="compare"?ar(e):e.of==="solve"&&sr(e,t),cr(e)].filter(r=>!!r)}
var po=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var dr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],ur="This code came with the link. It has not run, and runs only when you press a button below.";function mo(e,t){
let o=null,r=null,n=!1,a=!1,s=!1,i=t.host(T),l=ao(),f=Ge(t.address.read()),h=c(".editor"),d=c("p.note.quiet"),u=c("span.strip.quiet",{role:"status"}),g=c("progr\
ess",{max:1,label:"Python is loading",hidden:""}),$=c(".cards"),C=c(""),b=N("Stop","End what is running",()=>i.stop()),x=dr.map(([w,v,p])=>N(w,p,()=>I(v))),y=io(
{keeper:l,arrived:f,open:k,text:()=>r?.text()??""});function T({part:w,ready:v}){g.hidden=v===!0||!s,w!==void 0&&q(g,"value",w),v?P(u,s?"It runs …":""):s&&P(u,
`Python is loading (${i.size}, once) …`)}function k(w,v){r?.open(w,v),M()}function M(){let{kind:w}=y.chosen(),v={mine:y.trouble()||i.refusal,program:i.refusal,
link:ur};P(d,v[w]??""),d.classList.toggle("s-strong",w==="link")}async function O(){n=!0;try{let[{make:w},v]=await Promise.all([t.editor(),t.shelf()]);r=w(h,"Pr\
ogram",p=>{y.changed(p),M()}),y.show(v)}catch(w){P(d,`The editor cannot be loaded: ${w.message}`)}E()}function E(){for(let w of x)q(w,"aria-disabled",s||!r||!!i.
refusal);b.hidden=!s,q($,"aria-busy",`${s}`),!a&&i.size&&P(u,`Python (${i.size}) loads at the first run.`)}async function I(w){if(s||!r||!o||i.refusal)return;a=
s=!0,r.point(null),$.replaceChildren(),C.replaceChildren(),P(u,"It runs …"),E();let{name:v,cells:p,jumps:S,die:W,start:J,chained:ge,overshoot:Oe}=o.board,Se={
name:v,cells:p,jumps:S,die:W,start:J,chained:ge,overshoot:Oe},Me=await i.ask({kind:w,program:y.question(),board:Se},Ee=>P(u,`${Ee} …`));s=!1,g.hidden=!0,P(u,""),
E(),L(Me)}function L(w){let v=fo(w,{step:m,draw:p=>N("Move this board to Draw",null,()=>{e.use(p),e.enter("Draw")}),point(p){r?.point(p),r?.focus()}});$.replaceChildren(
...v),w.line&&r?.point(w.line),$.scrollIntoView({block:"nearest"}),w.of==="trace"&&w.stepper&&m(w.stepper),e.say(po(v)||"Step through the run below.")}function m(w){
let v=c("");C.replaceChildren(v),t.step(v,w),C.scrollIntoView({block:"nearest"})}return{name:"Write",under:c("p.quiet.hint","The board on which it runs. Change \
it in Draw."),side:[y.node,d,h,c(".tools.acts",x,b,c("span.progress",g,u)),$],below:[C],show(w){o=w,o.paint({distance:o.distance,predecessor:o.predecessor,route:!0,
piece:!1}),n||O(),E(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){i.end(),r?.destroy()},more:()=>y.
chosen().kind==="mine"?Ke(r?.text()??""):"",stays:()=>f===null?"":Ke(f)}}var ho="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",go=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function wo(e,t,o){oo(e);let{
address:r}=o,n=(t.gallery??[]).map(_),a=c("p.speaker",{role:"status"}),s=c("span.quiet"),i=c(""),l=c(".main",i),f=c(".side"),h=c(".stage",l,f),d=c(""),u=c("",{class:"\
snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),g={root:u,say:p=>P(a,p),use(p){$.add(p),E(p),O()},can:p=>$.can(p),go(p){$.can(p)&&(E($.go(
p)),O())},enter(p){I(C.find(S=>S.name===p)??b),E(x.board),O()}},$=Mt(pe(r.read())??_(t.board)),C=t.only?[t.only==="Play"?ct(g,o.played):ot(g)]:[ct(g),ot(g),mo(g,
o)],b=C.find(({name:p})=>p===Ve(r.read()))??C[0],x=$e($.now()),y=n.map(({name:p},S)=>[`${S}`,p]),T=K("Board",[["","Your board"],...y],"",p=>{let S=n[Number(p)];
p&&S&&g.use(S)}),k=c("input.address",{readonly:"",label:"To copy",hidden:""});async function M(){let S=`${location.href.split("#")[0]}${te(x.board)}${Ze(b.name)}${b.
more?.()??""}`;k.value=S;try{await navigator.clipboard.writeText(S),g.say("Copied: a link to this board.")}catch{k.hidden=!1,k.select(),g.say("Copy the link fro\
m the field.")}}function O(){let p=C.map(({stays:S})=>S?.()??"").join("");r.write(`${te(x.board)}${Ze(b.name)}${p}`)}function E(p){let S=document.activeElement,
W=i.contains(S)&&S?.dataset.cell;x=$e(p),i.replaceChildren(x.node),h.style.setProperty("--shape",`${x.shape}`),h.style.setProperty("--columns",`${x.columns}`),P(
s,fe({...p,name:""}));let J=n.findIndex(ge=>te(ge)===te(p));T.value=J<0?"":`${J}`,T.options[0].hidden=J>=0,k.hidden=!0,b.show(x),W&&x.cells.get(Number(W))?.focus(
{preventScroll:!0})}function I(p){b.leave(),b=p;for(let[S,W]of L.entries())q(W,"aria-pressed",`${C[S]===b}`);F(u,"drawing",b.name==="Draw"),F(u,"writing",b.name===
"Write"),l.replaceChildren(i,b.under),f.replaceChildren(c(".says",a),...b.side),d.replaceChildren(...b.below??[])}let L=C.map(p=>N(p.name,null,()=>g.enter(p.name)));
u.addEventListener("mousedown",p=>{let S=p.target;!S.closest(".s-grid")||!i.contains(S)||(p.preventDefault(),u.focus({preventScroll:!0}))}),u.addEventListener("\
click",({target:p})=>{let S=p.closest(".s-grid .s-cell");S&&i.contains(S)&&b.choose(Number(S.dataset.cell))}),u.addEventListener("keydown",p=>{let S=p.target;go(
p)&&p.stopPropagation(),!S.matches(ho)&&b.key(p.key,p)&&p.preventDefault()});function m(p){let S=p.target;if(p.defaultPrevented||!go(p)||!/^[1-9]$/.test(p.key)||
S.closest(`${ho}, .snl-stepper`))return;let{top:W,bottom:J}=i.getBoundingClientRect();J>0&&W<innerHeight&&b.key(p.key,p)&&p.preventDefault()}function w(){let p=pe(
r.read());!p||te(p)===te(x.board)&&!r.links||($.add(p),I(C.find(({name:S})=>S===Ve(r.read()))??b),E(p))}r.keys&&addEventListener("keydown",m);let v=r.follow(w);
return u.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},L),n.length>0&&c("label.board-of",c("span","Board"),T),s,r.links&&c("\
.tools",N("Copy link","A link to this board",M),k)),h)),F(u,"ready",!0),q(e,"data-mounted",""),e.replaceChildren(u,d),I(b),E(x.board),{show:E,replay:p=>b.replay?.(
p)??!1,destroy(){removeEventListener("keydown",m),v();for(let p of C)p.end?.();u.remove(),d.remove()}}}async function bo(e,t){let o=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([o],{type:"text/javascript"})),n=await import(r);return URL.revokeObjectURL(r),n.default}var fr={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function pr(e){let t=0,o=null;function r({said:a,ended:s}){s&&n(Fe(fr)),!(!a||a.id!==
o?.id)&&(a.kind==="progress"?o?.progress(a.says):n(a))}function n(a){let s=o;o=null,s?.settle(a)}return e.on("msg:custom",r),{size:null,refusal:null,ask(a,s){t+=
1;let i=`${t}`;return new Promise(l=>{o={id:i,progress:s,settle:l},e.send({ask:{...mt,id:i,...a}})})},stop(){e.send({stop:!0}),n(Fe(ht))},end:()=>e.off("msg:cus\
tom",r)}}function dt(e,t){return new Promise(o=>{function r(n){n.name===t&&(e.off("msg:custom",r),o(n.content))}e.on("msg:custom",r),e.send({wants:t})})}function mr({
model:e,el:t}){let o=()=>te(_(e.get("drawn"))),r=null,n=wo(t,{board:e.get("drawn"),gallery:e.get("boards")},{host:()=>pr(e),editor:async()=>bo(await dt(e,"edito\
r"),"snlEditor"),shelf:()=>dt(e,"shelf"),async step(s,i){r??=dt(e,"stepper").then(l=>bo(l,"snlStepper")),xt(await r,s,i,!1)},address:{read:o,write(s){e.set("dra\
wn",pe(s)),e.save_changes()},follow(s){return e.on("change:drawn",s),()=>e.off("change:drawn",s)},links:!1,keys:!1}});function a({target:s,ctrlKey:i,metaKey:l,altKey:f}){
s instanceof Element&&t.contains(s)&&q(s,"data-lm-suppress-shortcuts",!(i||l||f))}return addEventListener("keydown",a,!0),()=>{removeEventListener("keydown",a,!0),
n.destroy()}}var xs={render:mr};export{xs as default};
