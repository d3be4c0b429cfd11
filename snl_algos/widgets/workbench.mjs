// built from web/ by `npm run build`
function N(e,t,o){let n=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(n):e.getAttribute(n)!==`${o}`&&
e.setAttribute(n,`${o}`)}function De(e,t){for(let o in t)N(e,o,t[o])}var F=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),vo=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,lt=e=>(t,...o)=>{let[n,...r]=t.split("."),a=e(n||"div");for(let s of r)F(a,s,!0);for(let s of o)vo(s)?De(a,s):a.append(...[s].flat().filter(Boolean));
return a},d=lt(e=>document.createElement(e)),ae=lt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ce=(e,t,...o)=>ae(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ae(e,t,o,n){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((r,a)=>{let s=e.children[a]??e.appendChild(o());n(s,r)})}function We(e){let t=[];return o=>{for(let n of t)F(n,e,!1);t=o.filter(n=>!!n);for(let n of t)F(
n,e,!0)}}var I=(e,t,o,n)=>d("button.button",{type:"button",title:t,label:n,click:o},e);function dt(e,t,o,n=!1){let r=I(e,t,()=>{n=!n,N(r,"aria-pressed",`${n}`),o(n)});return N(
r,"aria-pressed",`${n}`),r}function K(e,t,o,n){let r=t.map(([s,i])=>d("option",{value:s,selected:s===o&&""},i));return d("select.button",{label:e,change:({target:s})=>n(
s.value)},r)}var _e=(e,t,...o)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...o),ut=(e,...t)=>d("details.fold",d("summary",e),...t);var ft={format:"snl-workbench",version:1},pt={what:"stopped",says:"You stopped it."},Ue=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var X={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:jo}=X,H=e=>Array.from({length:e},(t,o)=>o),Oo=(e,t,o)=>Math.min(o,Math.max(t,e));function Z({start:e,columns:t},o){let n=e===0?1:0;if(o===0)return[0,0];
let r=Math.floor((o-1)/t),a=(o-1)%t;return[r,n+(r%2?t-1-a:a)]}function U(e,t){let[o,n]=Z(e,t),[r,a]=jo.anchor;return[n+r,e.rows-o-1+a]}function G([e,t],[o,n]){let r=Math.
hypot(o-e,n-t)||1,a=(o-e)/r,s=(n-t)/r;return{length:r,spot:(c,u=0)=>[e+c*a-u*s,t+c*s+u*a]}}function mt([e,t],[o,n],[r,a]){let[s,i]=[r-o,a-n],c=((e-o)*s+(t-n)*i)/
(s*s+i*i||1),u=Oo(c,0,1);return Math.hypot(e-o-u*s,t-n-u*i)}function Ce(e,t){let[[n,r],[a,s]]=[e(t-1e-4),e(t+1e-4)];return[(a-n)/(2*1e-4),(s-r)/(2*1e-4)]}function Te(e,t,o,n){
let r=(o-t)/n,a=[e(t)];for(let s of H(n)){let[i,c]=[t+s*r,t+(s+1)*r],[[u,g],[l,f]]=[e(i),e(c)],[[b,j],[A,k]]=[Ce(e,i),Ce(e,c)];a.push([u+b*r/3,g+j*r/3],[l-A*r/3,
f-k*r/3],[l,f])}return a}var ht=e=>{let t=X.light.tints.length;return(Math.round(e)%t+t)%t};var Je=400,Fe=20,So=["stay","bounce","win"];function we(e,t,o,n){if(!Number.isInteger(e)||Number(e)<o||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${o} to ${n}, not ${e}`);return Number(e)}function Mo(e){if(!Array.isArray(e))return we(e,"the die",1,Fe);if(!e.length||e.length>Fe)throw new Error(`a die \
in this page has 1 to ${Fe} faces, not ${e.length}`);let t=e.map(n=>we(n,"a face of the die",1,10**18));t.sort((n,r)=>n-r);let o=t.find((n,r)=>n===t[r-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Eo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[r,a]=n;for(let i of n)we(i,`a cell of the jump ${r}→${a}`,1,e);let s=o.get(r);if(s!==void 0)throw new Error(`two jumps from cell ${r}: ${r}→${s} a\
nd ${r}→${a}`);o.set(r,a)}return[...o].filter(([n,r])=>n!==r).sort(([n],[r])=>n-r)}function _(e){let{name:t="",jumps:o=[],die:n=6,start:r=1,chained:a=!1,overshoot:s="\
stay"}=e,i=we(e.cells,"the number of cells",1,Je);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof a!="boolean")throw new Error(
`chained must be true or false, not ${a}`);if(!So.includes(s))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${s}`);return{name:t,cells:i,jumps:Eo(
i,o),die:Mo(n),start:we(r,"start",0,1),chained:a,overshoot:s}}var gt=e=>typeof e=="number"?H(e).map(t=>t+1):e;function He(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Ie=e=>H(e*e).map(t=>{let{columns:o,rows:n}=He(e*e),[r,a]=Z({cells:e*e,start:1,columns:o,
rows:n},t+1);return{cell:t+1,row:e-1-r,column:a}});function wt(e,t=Math.random){let o=H(Math.max(0,e.cells-2)).map(s=>s+2),n=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),r=()=>o.splice(Math.floor(t()*o.length),1)[0],a=H(2*n).map(s=>{let[i,c]=[r(),r()].sort((u,g)=>u-g);return s<n?[i,c]:[c,i]});return _({...e,name:"",
jumps:a})}function fe({name:e,cells:t,jumps:o,die:n,start:r,chained:a,overshoot:s}){let i=o.filter(([u,g])=>g>u).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return r===0&&c.push("s\
tarts off the board"),a&&c.push("jumps are chained"),s==="bounce"&&c.push("bounces off the goal"),s==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}var bt=["Draw","Write"];function Ye(e){let t=new URLSearchParams(e.slice(1));return pe(e)&&bt.find(o=>t.has(o.toLowerCase()))}var Ve=e=>bt.includes(e)?`&${e.toLowerCase()}`:
"",Ao=2e4;function Ze(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Ao?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ke(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let o=atob(t.replaceAll("-","+").replaceAll(
"_","/")),n=Uint8Array.from(o,r=>r.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(n)}catch{return null}}function te({cells:e,jumps:t,die:o,start:n,
chained:r,overshoot:a}){let s=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${s}`,n===0&&"s0",r&&"c",a!=="stay"&&a];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Co=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function pe(e){let t=new URLSearchParams(
e.slice(1)).get("board"),[o,...n]=(t??"").split("."),r={cells:Number(o||"x"),jumps:[]};for(let a of n)if(/^\d+-\d+$/.test(a))r.jumps.push(a.split("-").map(Number));else if(/^d[\d-]+$/.
test(a))r.die=Co(a.slice(1));else if(a==="s0")r.start=0;else if(a==="c")r.chained=!0;else if(a==="bounce"||a==="win")r.overshoot=a;else return null;try{return _(
r)}catch{return null}}function kt(e,t,o,n){(o.together?e.mountTogether:e.mount)(t,o,{level:2,keys:n}),[...t.querySelectorAll("button")].find(({textContent:s})=>s?.startsWith("First d\
ifference"))?.click()}var Ge=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,oe=(e,t="throws")=>`${Ge(e)} ${e===1?t.replace(/s$/,""):t}`,be=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,To={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},yt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...To[`${e}`]});function xt(e){if(!e)return"";let{from:t,face:o,landing:n,stand:r,feet:a}=e,s=a.length>1?`follow the jumps to ${r}`:"",i=r>n?`climb to ${r}`:`slide to ${r}`,c=r===
n?"":s||i;return o===null?`${be(c)} from ${t}.`:`Throw ${o} from ${t}: land on ${n}${c&&`, ${c}`}.`}var Qe=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ne=e=>`${Qe(e).kind} ${e.join("→")}`,vt=(e,t)=>_({...e,name:"",jumps:t}),
Ne=(e,t)=>vt(e,e.jumps.filter(([o])=>o!==t)),ke=(e,t,o)=>vt(e,[...Ne(e,t).jumps,[t,o]]);function $t(e,[t,o],n,r){let a=Ne(e,t);return n?ke(a,t,r):ke(a,r,o)}var Xe=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,n)=>+(n[0]===t)-+(o[0]===t));function jt(e,t){let o=t.cells??e.cells,n=e.jumps.filter(r=>Math.max(...r)<=
o);return _({...e,...t,name:"",jumps:n})}function Ot(e){let t=[e],o=0;return{now:()=>t[o],add(n){t=[...t.slice(0,o+1),n],o+=1},can:n=>o+n>=0&&o+n<t.length,go(n){
return o+=n,t[o]}}}function St(e,{tries:t,draws:o,drops:n}){let r=0,a=0,s=!1;function i({clientX:u,clientY:g}){let l=e.cellAt(u,g);!l||l===a||(a=l,s=!0,t(r,a))}function c(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),s&&(u?.type==="pointerup"&&r!==a?o(r,a):n())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:l,clientY:f})=>{let b=e.cellAt(l,f);s=!1,!(u||!g||!b)&&(r=a=b,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>s,stop:()=>c()}}var ye=(e,t)=>d("label.setting",d("span",e),t);function Mt(e){let t=d("input.button",{type:"number",min:1,max:Je,change:()=>e({cells:t.valueAsNumber})}),o=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let s=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:s.length===1?s[0]:s})}}),n=K("Start",[["1","on cell 1"],["0","off the board"]],"1",s=>e({start:Number(s)})),r=K("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",s=>e({overshoot:s})),a=K("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",s=>e({chained:s!==""}));return{
node:d(".settings",ye("Cells",t),ye("Die",o),ye("Start",n),ye("Past the goal",r),ye("Jumps in a throw",a)),show(s){t.value=`${s.cells}`,o.value=typeof s.die=="n\
umber"?`${s.die}`:s.die.join(" "),n.value=`${s.start}`,r.value=s.overshoot,a.value=s.chained?"yes":""}}}function me(e){return Array.isArray(e)?`[${e.map(me).join(", ")}]`:JSON.stringify(e)}function et(e,{cells:t,die:o,start:n,chained:r,overshoot:a},s=t){let i=[t!==
s&&`${t} cells (always ${s})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),n!==1&&"a start off the board",r&&"chained jumps",a!=="st\
ay"&&`the rule “${a}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Io({cells:e,jumps:t,die:o,
start:n,chained:r,overshoot:a}){let s=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,o!==6&&`die=${s}`,n!==1&&`start=${n}`,r&&"chained=True",a!=="stay"&&`overshoot='${a}'`].filter(Boolean).join(", ")})`}function No({name:e,cells:t,die:o,
start:n,chained:r,overshoot:a,jumps:s}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:n,chained:r,overshoot:a,jumps:s}}).map(([g,l])=>`  "${g}": ${me(l)}`).join(
`,
`)}
}
`}function qo(e){et("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,n]of e.jumps)t[o-1]=n-1;return`${me(t)}
`}function Lo(e){et("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=H(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:r,row:a,column:s}of Ie(t))o[a][s]=n.get(r)??-1;return`[${o.map(me).join(`,
 `)}]
`}function Po(e){et("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let n=e.jumps.filter(([r,a])=>a>r===o);t.push(`${n.length}`,...n.map(r=>r.join("\
 ")))}return`${t.join(`
`)}
`}var qe=[{name:"python",title:"Python: Board(...)",write:Io},{name:"json",title:"JSON",write:No},{name:"move-array",title:"Move array, from 0",write:qo},{name:"\
grid",title:"LeetCode grid",write:Lo},{name:"hackerrank",title:"HackerRank text",write:Po}];var Ro=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function zo(e){let t=Ro.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,o,n="",r]=t,a=n.replace(/,\s*$/,"").trim(),s={cells:Number(o),jumps:JSON.parse(`[${Bo(a)}]`)};for(let[,
i,c]of r.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);s[i]=JSON.parse(c.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[s]}function Bo(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var Do="\
format version name author source cells die start chained overshoot jumps".split(" ");function Wo(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(r=>!Do.includes(r));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let r of["cells","jumps"])if(!(r in
e))throw new Error(`the key "${r}" is missing`);let{format:o="snl-board",version:n=1}=e;if(o!=="snl-board"||n!==1)throw new Error(`this page reads snl-board 1, \
not ${o} ${n}`);return e}function Et(e){let t=e.flatMap((o,n)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${n}: expected -1 or 0 to ${e.
length-1}, not ${me(o)}`);return o===-1?[]:[[n+1,o+1]]});return{cells:e.length,jumps:t}}function _o(e){let t=e.length;if(e.some(n=>!Array.isArray(n)||n.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Ie(t).flatMap(({cell:n,row:r,column:a})=>e[r][a]===-1?[]:[[n,e[r][a]]]);
return{cells:t*t,jumps:o}}function Uo(e){let t=e.split(/\r\n|\r|\n/).filter(s=>s.trim()),o=0;function n(s,i){let c=(t[o]??"").trim().split(/\s+/);if(o+=1,c.length!==
s||!c.every(u=>/^\d+$/.test(u)))throw new Error(`line ${o}: expected ${i}`);return c.map(Number)}let[r]=n(1,"the number of boards");if(!r)throw new Error("line \
1: there is no board");let a=[];for(let s=0;s<r;s+=1){let i=[];for(let[c,u]of[["ladder",1],["snake",-1]]){let[g]=n(1,`the number of ${c}s`);if(g>100)throw new Error(
`line ${o}: 100 cells have no room for ${g} ${c}s`);for(let l=0;l<g;l+=1){let f=n(2,`the two cells of a ${c}`);if((f[1]-f[0])*u<=0)throw new Error(`line ${o}: ${f.
join(" ")} is not a ${c}`);i.push(f)}}a.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return a}function Fo(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),n=Array.isArray(o)?
o:[o];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[_o(n)]:typeof n[0]=="object"?n.map(Wo):[Et(n)]}function At(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return zo(t).map(_);if(/^[[{]/.test(t))return Fo(t).map(_);if(o&&/[\r\n]/.test(t))return Uo(t).map(_);if(o){let n=t.split(
/\s*,\s*|\s+/),r=n.find(a=>!/^-?\d+$/.test(a));if(r!==void 0)throw new Error(`${r} is not a whole number`);return[_(Et(n.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function Ct(e,t){let o=null,n=qe[0].name,r=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),a=d("p.quiet",{role:"alert"}),s=K("Notation",
qe.map(l=>[l.name,l.title]),n,l=>{n=l,i()});function i(){if(!(!o||!g.open)){r.value="",L(a,"");try{r.value=qe.find(l=>l.name===n)?.write(o).trim()??""}catch(l){
L(a,`${l.message}. JSON holds every board.`)}}}async function c(){r.select();try{await navigator.clipboard.writeText(r.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function u(){try{let l=At(r.value);t(l[0]),L(a,l.length>1?`The text holds ${l.length} boards. This is\
 the first.`:"")}catch(l){L(a,`This cannot be read: ${l.message}.`)}}let g=ut("Copy or paste as text",d(".tools",s,I("Copy",null,c),I("Use this text","Read the \
board in the text",u)),r,a);return g.addEventListener("toggle",i),{node:g,show(l){o=l,i()}}}var Tt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function It(e){let t=null,o=null,n=null,r=null,a=!0,s=d("b.amount"),i=d("span.quiet"),c=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=I("Undo","Ctrl+Z",()=>e.go(-1)),l=I("Redo","Ctrl+Y",
()=>e.go(1)),f=Mt(h=>m(w=>jt(w,h),"")),b=Ct(e,h=>e.use(h));function j({distance:h,predecessor:w,throws:x,route:p}){t&&(t.paint({current:n,distance:h,predecessor:w,
route:a,piece:!1}),L(s,x??"none"),L(i,x===null?"the goal is out of reach":oe(x).replace(/^\S+ /,"")),Ae(c,p,()=>d("li.chip",d("b"),d("small")),(O,[W,,J])=>{L(O.
children[0],W),L(O.children[1],`to ${J}`)}))}let A=()=>t?Xe(t.board,n)[0]??null:null;function k(){if(!t)return;let{board:h,plan:w}=t;j(t);let x=A();t.light(x),t.
sketch((x??[]).map(p=>{let[O,W]=U(w,p);return{tag:"circle",attributes:{cx:O,cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...Xe(h,n).flatMap(
y)),N(g,"aria-disabled",!e.can(-1)),N(l,"aria-disabled",!e.can(1))}function y(h){let{ends:w}=Qe(h),x=I(`Remove ${ne(h)}`,"Delete",()=>v(h)),p=w.map((O,W)=>I(`Mo\
ve its ${O}`,null,()=>{r={jump:h,end:W},e.say(`Choose the cell where the ${O} of ${ne(h)} goes.`),t?.cells.get(h[W])?.focus({preventScroll:!0})}));return[x,...p]}
function m(h,w){if(t){n=r=null;try{e.use(h(t.board)),e.say(`${w} ${Tt(t.throws)}`.trim())}catch(x){e.say(`${be(x.message)}.`),f.show(t.board),k()}}}let v=h=>m(w=>Ne(
w,h[0]),`Removed: ${ne(h)}.`);function S(h,w){let x=A(),p=x?x.indexOf(h):-1;return x&&p>=0?E(x,p,w):{change:O=>ke(O,h,w),what:`Drawn: ${ne([h,w])}.`}}let E=(h,w,x)=>({
change:p=>$t(p,h,w,x),what:`Moved: ${ne(h)} is now ${ne(w?[h[0],x]:[x,h[1]])}.`});function C(h,w){if(!t)return;let{change:x}=S(h,w);j(t.trial(x(t.board)))}function T(h,w){
let{change:x,what:p}=S(h,w);m(x,p)}function q(){n=r=null,t&&(t.trial(t.board),k(),z())}function z(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${Tt(t.throws)}`)}return{name:"Draw",under:d("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[d(".score",d("p","Fewest ",s,i)),
c,u,d(".tools",g,l,I("Random","Other jumps",()=>m(h=>wt(h),"Drawn at random.")),I("Remove all jumps",null,()=>m(h=>({...h,name:"",jumps:[]}),"Removed: all jumps\
.")),dt("Route","One of the shortest routes",h=>{a=h,k()},!0)),f.node,b.node],show(h){t=h,n=r=null,o=St(t,{tries:C,draws:T,drops:q}),f.show(t.board),b.show(t.board),
k(),z()},leave:()=>o?.stop(),choose(h){if(!(!t||!h||o?.wasDrawing()))if(r){let{change:w,what:x}=E(r.jump,r.end,h);m(w,x)}else if(n===h)q();else if(n!==null){let w=n;
m(x=>ke(x,w,h),`Drawn: ${ne([w,h])}.`)}else{n=h,k();let w=A(),x=w?` Or drag an end of ${ne(w)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape \
cancels.${x}`)}},key(h,{ctrlKey:w,metaKey:x,shiftKey:p,altKey:O}){let W=A();if(w||x){let J=h==="y"||p&&h==="Z"?1:h==="z"?-1:0;return J&&e.go(J),J!==0}if(h==="Es\
cape"&&n!==null&&!O)q();else if((h==="Delete"||h==="Backspace")&&W)v(W);else return!1;return!0}}}function Q({tag:e,name:t,attributes:o,fill:n,stroke:r,width:a,parts:s=[],text:i}){let c=[n&&`fill:var(--${n})`,r&&`stroke:var(--${r})`,a&&`stroke-width:${a}px`].
filter(Boolean),u=[o.style,...c].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return ae(g,{...o,style:u||null},s.map(Q),i)}var{shape:Le}=X;function Nt(e,t){let{length:o,spot:n}=G(e,t),r=Le.arc.least+Le.arc.more*o,a=t[0]>=e[0]?-1:1,s=n(o/2,a*r*2),i=G(s,t).spot(G(s,t).length-.06),{spot:c}=G(
i,s),{head:u}=Le.arc;return{from:e,turn:s,tip:i,wings:[c(u,u*.55),i,c(u,-u*.55)]}}function tt(e,t,o,n,r){let{length:a,spot:s}=G(e,t),i=Math.min(n,a/4),c=s(a-i),
u=s(a/2,2*o),{spot:g}=G(c,u);return{from:s(i),turn:u,tip:c,middle:s(a/2,o),wings:[g(r,r/2),c,g(r,-r/2)]}}function qt(e){let t=Le.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:r,falling:a,sides:s}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],
...e>1?a:[],...e>3?r:[],...e===6?s:[]]}var{shape:ee}=X;function ot(e,t,o){let{length:n,spot:r}=G(U(e,t),U(e,o));return G(r(ee.apart),r(n-ee.apart))}function Pt(e,t,o){let{length:n,spot:r}=ot(e,t,o),{
half:a,over:s,rung:i}=ee.ladder,c=Math.max(2,Math.round(n/i)),u=[a,-a].map(l=>[r(-s,l),r(n+s,l)]),g=H(c+1).map(l=>{let f=n*l/c;return[r(f,a),r(f,-a)]});return{rails:u,
rungs:g}}function Lt(e,t){let o=(e+t)%2?-1:1;return[0,ee.snake.bow,-ee.snake.bow].flatMap(n=>[{hand:o,bow:n},{hand:-o,bow:n}])}function Rt(e,t,o,{hand:n,bow:r}){
let{length:a,spot:s}=ot(e,t,o),{swing:i,wave:c}=ee.snake,u=Math.max(1,Math.round(a/c)),g=n*Math.min(i,.08*a);return l=>{let f=1-(2*l-1)**4,b=g*f*Math.sin(2*Math.
PI*u*l)+r*Math.sin(Math.PI*l);return s(a*l,b)}}function Jo(e,t,o,n){let r=n.map(([i,c])=>[U(e,i),U(e,c)]),a=e.columns+(e.start===0?1:0),s={cost:1/0,manner:Lt(t,
o)[0]};for(let i of Lt(t,o)){let c=Rt(e,t,o,i),u=H(25).map(b=>c(b/24)),g=u.some(([b,j])=>b<.15||b>a-.15||j<.15||j>e.rows-.15),f=u.filter(b=>r.some(([j,A])=>mt(b,
j,A)<ee.snake.clear)).length+(g?100:0);f<s.cost&&(s={cost:f,manner:i})}return s.manner}function zt(e,t,o,n){let r=Rt(e,t,o,Jo(e,t,o,n)),{length:a}=ot(e,t,o),s=4*
Math.max(1,Math.round(a/ee.snake.wave))+2,i=j=>A=>{let k=ee.snake.half*(1-.3*A-.6*A**3),[y,m]=r(A),[v,S]=Ce(r,A),E=Math.hypot(v,S)||1;return[y-j*k*S/E,m+j*k*v/E]},
c=Te(i(1),0,1,s),u=Te(i(-1),1,0,s),g=[...c,c[c.length-1],u[0],...u],{spot:l}=G(r(0),r(.02)),{skull:f,eye:b}=ee.snake;return{outline:g,stripe:Te(r,Math.min(.4,.25/
a),.85,s),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-b/3,.55*f),l(-.05-b/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}
var Bt=(e,t)=>(2*e+3*t)%X.light.snakes.length;var{shape:Re}=X,re=e=>`${Math.round(e*1e3)/1e3}`,xe=e=>e.map(t=>t.map(re).join(" ")),he=e=>`M${xe(e).join("L")}`,Dt=e=>`M${xe(e.slice(0,1))}C${xe(e.slice(1)).join(
" ")}`,nt=(e,t,o)=>`M${xe([e])}Q${xe([t,o]).join(" ")}`,V=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Pe=(e,[t,o],n,r)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(o),r:n},...r}),rt=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),st=(e,[t,o],n,r,a)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(o),width:n,
height:n,rx:r},...a}),_t=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ut=(e,[t,o],n,r,a)=>({tag:"text",name:e,attributes:{x:re(t),y:re(o),"\
font-size":n},fill:a,text:r});function Ho(e,t,o){let{rails:n,rungs:r}=Pt(e,t,o),{rail:a,rungWidth:s}=Re.ladder,i=n.map(he).join("");return[V("halo",i,{stroke:"c\
ell",width:a+.05}),V("rungs",r.map(he).join(""),{stroke:"ladder",width:s}),V("rails",i,{stroke:"ladder",width:a})]}function Yo(e,t,o,n){let{outline:r,stripe:a,skull:s,
eyes:i,pupils:c,tongue:u}=zt(e,t,o,n),{skull:g,stripe:l,eye:f,pupil:b}=Re.snake,j=`snake-${Bt(t,o)}`,A=`${Dt(r)}Z`;return[V("halo",A,{stroke:"cell",width:.06}),
V("tongue",u.map(k=>he(k)).join(""),{stroke:j,width:.025}),V("skin",A,{fill:j}),_t(V("stripe",Dt(a),{stroke:"cell",width:l}),"0.04 0.12"),Pe("skull",s,g,{fill:j}),
...i.map(k=>Pe("eye",k,f,{fill:"die"})),...c.map(k=>Pe("pupil",k,b,{fill:"dieInk"}))]}function ze(e,t){let o=[...t],n=o.filter(([s,i])=>s<i),r=o.filter(([s,i])=>s>
i),a=(s,i,c,u)=>rt(s,u,{"data-ends":`${i} ${c}`});return[...n.map(([s,i])=>a("ladder",s,i,Ho(e,s,i))),...r.map(([s,i])=>a("snake",s,i,Yo(e,s,i,n)))]}function ve([
e,t],o,n=1){let{side:r,corner:a,pip:s}=Re.die,i=qt(o).map(g=>Pe("pip",g,s,{fill:"dieInk"})),c=Ut("face",[0,r*.24],r*.7,`${o}`,"dieInk"),u={fill:"die",stroke:"no\
w",width:.035};return rt("die",[st("side",[-r/2,-r/2],r,a,u),...i.length?i:[c]],{transform:`translate(${re(e)} ${re(t)}) scale(${n})`})}function Wt(e,t,o){let[n,
r]=Z(e,t),a=[r+.06,e.rows-n-.94],s=st(o,a,.88,.06,{fill:"now",stroke:"now",width:.035});return s.attributes["fill-opacity"]=.08,_t(s,"0.03 0.06")}function Ft(e,{
from:t,face:o,landing:n,stand:r}){let a=r===n?[]:[Wt(e,r,"stand")];if(o===null)return a;let s=U(e,t);if(t===n)return[ve(s,o)];let{turn:i,tip:c,wings:u}=Nt(s,U(e,
n)),g=V("arc",nt(s,i,c),{stroke:"now",width:Re.arc.width});return[Wt(e,n,"landing"),...a,{...g,attributes:{...g.attributes,pathLength:1}},V("tip",`${he(u)}Z`,{fill:"\
now"}),ve(s,o)]}function Jt(e,t,o){let n=o;return t.map(([r,a,s],i)=>{let[c,u]=[U(e,n),U(e,a)],g=tt(c,u,u[0]>=c[0]?-.3:.3,.12,.16);n=s;let[l,f]=[g.middle[0],Math.
floor(g.middle[1])+.5],b=nt(g.from,g.turn,g.tip),j=`${he(g.wings)}Z`;return rt("leg",[V("rim",b,{stroke:"cell",width:.1}),V("shaft",b,{stroke:"ink",width:.05}),
V("tip",j,{fill:"ink"}),st("count",[l-.3,f-.14],.28,.04,{fill:"ink"}),Ut("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),ve([l+.16,f],r,.8)],{style:`--order:${i}`})})}
function Ht(e,t,o){let n=new Set;for(let a=o;a!==null&&!n.has(a);a=t.get(a)??null)n.add(a);return[...t].filter(([a,s])=>[a,s].every(i=>i>=e.start&&i<=e.cells)).
map(([a,s])=>{let[i,c]=[U(e,s),U(e,a)],{from:u,turn:g,tip:l,wings:f}=tt(i,c,.12,.18,.13),b=nt(u,g,l)+he(f);return V(n.has(a)?"branch.strong":"branch",b,{stroke:"\
ink",width:.03})})}function at(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(n){let r=e.moves(o()).find(([i])=>i===
n);if(!r)return!1;let[,a,s]=r;return t.push({from:o(),face:n,landing:a,stand:s,feet:e.ride(a).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[r,{stand:a}]of t.entries())n.set(a,r+1);return n}}}function Yt({trace:e,rules:t,unit:o}){let{start:n,cells:r,jumps:a}=t,s={cells:r,start:n,...e.layout},{rows:i}=e.layout,c=n===0?1:0,u=e.layout.columns+c,g=H(r+c).
map($=>$+1-c),{waits:l}=yt(e),f=new Map,b=new Map,j=We("new"),A=We("touched"),k=!1,y=null,m=new Set,v=null,S=!1;function E($){let[M,R]=Z(s,$),P=$===n?"start":$===
r&&"goal",D=d(".cell",{role:"gridcell","data-cell":$,"data-end":P,style:`grid-column:${R+1}`},d("span.number",`${$}`),d("span.end",{"data-is":P}),d("span.badge"));
return F(D,"odd",(M+R)%2),f.set($,D),D}function C($){for(let M of f.values())M.tabIndex=M===$?0:-1}function T($){let{key:M,target:R}=$,[P,D]=Z(s,Number(R.dataset.
cell)),B={ArrowLeft:[P,D-1],ArrowRight:[P,D+1],ArrowUp:[P+1,D],ArrowDown:[P-1,D]};if(M==="Enter"||M===" ")R.click();else if(B[M]){let Y=g.find(se=>`${Z(s,se)}`==
`${B[M]}`);f.get(Y??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let q=$=>g.filter(M=>Z(s,M)[0]===$).sort((M,R)=>Z(s,M)[1]-Z(s,R)[1]),z=d(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${r} cells`,keydown:T,focusin:({target:$})=>C($)},H(i).reverse().map($=>d(".row",{role:"row"},q($).map(E))));
C(f.get(n)??f.get(1));let h=`0 0 ${u} ${i}`,w=ce(".layer.jumps",h,ze(s,a).map(Q)),[x,p,O]=["g.tree","g.move","g.route"].map($=>ae($)),W=ce(".layer.above",h,x,p,
O);function J($,M,R){if(!y)return"";let[P,D]=[y.distance.get($),y.predecessor.get($)],B=[`cell ${$}`,f.get($)?.dataset.end];for(let[se,ue]of a)se===$&&B.push(`${ue>
$?"foot of a ladder":"head of a snake"} to ${ue}`),ue===$&&B.push(`${se<$?"top of a ladder":"tail of a snake"} from ${se}`);let Y=y.visited.has($)?"visited":"no\
t reached";return B.push(M?"current":"",P!=null?`reached in ${oe(P,o)}`:Y,D!=null?`from ${D}`:"",R?l:"",m.has($)?"part of what is wrong":""),B.filter(Boolean).join(
", ")}function ge($,M,R,P){let D=$.current===M,B=$.visited.has(M),Y=$.distance.get(M),se=$.predecessor.get(M),ue=`${[D,P,B,Y,se,m.has(M)]}`;if(b.get(M)===ue)return;
b.set(M,ue);let xo=Y!=null?"reached":B&&"visited";De(R,{"data-distance":Y,"data-tint":Y!=null&&ht(Y),"data-from":se,"data-visited":B,"data-waits":P,"aria-curren\
t":D,"data-state":D?"current":P?"frontier":xo,label:J(M,D,P)}),N(R.lastChild,"data-is",Ge(Y)||null)}function Oe(){if(!y)return;let $=new Set(y.frontier.map(([M])=>M));
for(let[M,R]of f)ge(y,M,R,$.has(M))}function Se(){if(!y)return;let $=k?Ht(s,y.predecessor,y.current):[];x.replaceChildren(...$.map(Q))}let Me=$=>$.map(M=>w.querySelector(
`[data-ends="${M} ${a.get(M)}"]`));function Ee($,M){let R=new Set(Me(M));for(let P of w.children)F(P,$,R.has(P))}function ko($){let M=$&&e.answer?.route||[],R=M.
flatMap(([,P,D])=>D===P?[]:t.ride(P).feet);O.replaceChildren(...Jt(s,M,n).map(Q)),F(w,"routed",M.length),Ee("taken",R)}let yo=`${u>7?".close":""}${u>12?".dense":
""}${u>24?".tiny":""}`;return{plan:s,cells:f,columns:u,shape:u/i,node:d(`.board${yo}`,{style:`--wide:${u};--high:${i}`},d(".sheet",z,w,W)),paint($,M,R,P){y=$,Oe(),
j([...M].map(D=>f.get(D))),Se(),p.replaceChildren(...(R?Ft(s,R):[]).map(Q)),A(Me(R?.feet??[])),P!==S&&ko(P),v=R,S=P},showTree($){k=$,Se()},mark($,M){let R=M.flatMap(
B=>B.moves??[]),P=M.flatMap(B=>B.jumps??[]),D=R.flatMap(([,B])=>t.ride(B).feet);Ee("found",[...P.map(([B])=>B),...D]),m=new Set(M.flatMap(B=>B.cells??[]));for(let[
B,Y]of f)F(Y,"differs",B===$),F(Y,"found",m.has(B));Oe()},drawn:()=>({trace:e,plan:s,jumps:a,state:y,found:m,move:v,treeShown:k,routed:S})}}function Vt({cells:e,jumps:t,die:o=6,start:n=1,chained:r,overshoot:a}){let s=new Map(t.filter(([l,f])=>l!==f)),i=typeof o=="number"?Array.from({length:o},(l,f)=>f+
1):o;function c(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let b=s.get(l);return b===void 0||f.length&&!r?{feet:f,stand:l}:c(b,[...f,l])}function u(l){return l<=
e?l:a==="win"?e:a==="bounce"?2*e-l:0}function g(l){return l===e?[]:i.flatMap(f=>{let b=u(l+f),j=b>0?c(b).stand:null;return j===null?[]:[[f,b,j]]})}return{cells:e,
start:n,jumps:s,ride:c,moves:g}}function it({start:e,cells:t,moves:o}){let n=new Map([[e,0]]),r=new Map,a=new Map,s=[e];for(let c of s){let u=(n.get(c)??0)+1;for(let g of o(c)){let l=g[2];n.has(
l)||(n.set(l,u),r.set(l,c),a.set(l,g),s.push(l))}}let i=[];for(let c=t,u=a.get(c);u;u=a.get(c))i.unshift(u),c=r.get(c)??e;return{distance:n,predecessor:r,throws:n.
get(t)??null,route:i}}var Vo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Zo=260,Zt=([e,t])=>`translate(${e}px,${t}px)`;function $e(e){let t=Vt(e),o=it(t),
n={board:e,layout:He(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},r=Yt({trace:n,rules:t,unit:"throws"}),{plan:a,cells:s}=r,i=ae("path.pie\
ce",{d:Vo}),c=ae("g.sketch"),[u,g]=[r.columns,a.rows],l=ce(".layer.top",`0 0 ${u} ${g}`,c,i);r.node.firstElementChild?.append(l);let f="",b=r.node.querySelector(
"[role=grid]");b&&N(b,"label",`Board: ${fe(e)}`);let j=r.node.querySelector(".s-jumps");function A({from:k,landing:y,stand:m,feet:v}){let S=v.map(E=>t.jumps.get(
E)??m);return[k,y,...S].map(E=>U(a,E))}return{...o,board:e,rules:t,plan:a,cells:s,faces:gt(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(k){
let{current:y=null,near:m=[],distance:v,predecessor:S,move:E=null}=k,{route:C=!1,piece:T=!0}=k,q={current:y,frontier:[...m].map(h=>[h,""]),distance:v??new Map,predecessor:S??
new Map,visited:new Map},z=`${n.answer.route}`;C&&z!==f&&r.paint(q,new Set,E,!1),f=z,r.paint(q,new Set,E,C),N(i,"visibility",!(T&&y!==null)&&"hidden"),y!==null&&
N(i,"style",`transform:${Zt(U(a,y))}`)},walk(k){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let y=A(k),[[m,v],[S,E]]=y,C=[(m+S)/2,Math.min(
v,E)-.35],T=[y[0],C,...y.slice(1)].map(q=>({transform:Zt(q)}));i.animate(T,{duration:Zo*(y.length-1),easing:"ease-in-out"})},trial(k){let y=new Map(k.jumps),m=new Set;
for(let C of[...j?.children??[]]){let[T,q]=(C.getAttribute("data-ends")??"").split(" ").map(Number);y.get(T)===q?m.add(T):C.remove()}let v=new Map(k.jumps.filter(
([C])=>!m.has(C))),S=ze(a,v).map(Q);for(let C of S)F(C,"lit",!0);j?.append(...S),t.jumps.clear();for(let[C,T]of y)t.jumps.set(C,T);let E=it(t);return n.answer.route=
E.route,E},light(k){for(let y of j?.children??[])F(y,"lit",y.getAttribute("data-ends")===k?.join(" "))},sketch:k=>c.replaceChildren(...k.map(Q)),cellAt(k,y){let m=document.
elementFromPoint(k,y)?.closest("[data-cell]"),v=m&&r.node.contains(m)&&m.dataset.cell;return v?Number(v):null}}}var Kt=e=>new Set(e.map(([,t])=>t));function Ko(e,t){let o=`You reached the goal in ${oe(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function Go(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function Gt(e,t,o){
let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no throw is needed.":Go(o);let r=xt(n);return e.won()?`${r} ${Ko(e.thrown.length,t??0)}`:e.moves().
length?r:`${r} No face moves you from here: undo.`}function Qt(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function Xt(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([n,r,a])=>a===r?`${n} to ${a}`:`${n} to ${r} and on to ${a}`);return`A shortest route takes ${oe(e)}: ${o.join(
", ")}.`}var Qo=e=>ce(".face","-.19 -.19 .38 .38",Q(ve([0,0],e)));function eo(e){let t=null,o=null,n=d(".dice",{role:"group",label:"Choose what the die shows"}),r=d("b.a\
mount"),a=d("span.quiet"),s=d("b.amount"),i=d("ol.thrown",{label:"Your throws"}),c=I("Undo","Take the last throw back (Backspace)",A),u=I("Start again","Back to\
 the start",k),g=I("Show the shortest route",null,()=>y(!l)),l=!1;function f(){if(!t||!o)return;let{thrown:m}=o,v=o.moves(),S=l||o.won();t.paint({current:o.at(),
near:Kt(v),distance:o.trail(),move:l?null:m.at(-1)??null,route:l});for(let E of n.children){let C=Number(E.dataset.face);N(E,"aria-disabled",!v.some(([T])=>T===
C))}L(r,m.length),L(a,m.length===1?"throw":"throws"),L(s,S?t.throws??"none":"?"),Ae(i,m,()=>d("li.chip",d("b"),d("small")),(E,{face:C,stand:T})=>{L(E.children[0],
C),L(E.children[1],`to ${T}`)});for(let E of[c,u])N(E,"aria-disabled",!m.length);N(g,"aria-pressed",`${l}`),N(e.root,"data-won",o.won())}function b(){t&&o&&e.say(
Gt(o,t.throws,t.faces))}function j(m){if(!t||!o||o.won())return;let v=o.at();if(l=!1,!o.throws(m)){f(),e.say(Qt(m,v,t.board));return}f();let S=o.thrown.at(-1);S&&
t.walk(S),b()}function A(){o?.undo()&&(f(),b())}function k(){!t||!o?.thrown.length||(o=at(t.rules),l=!1,f(),b())}function y(m){l=m,f(),m&&t?e.say(Xt(t.throws,t.
route)):b()}return{name:"Play",under:n,side:[d(".score",d("p","You ",r,a),d("p","Fewest ",s)),d(".tools",c,u,g),i],show(m){t=m,o=at(t.rules),l=!1,n.replaceChildren(
...t.faces.map(v=>{let S=I(Qo(v),null,()=>j(v),`Throw ${v}`);return N(S,"data-face",v),S})),f(),b()},leave:()=>N(e.root,"data-won",null),choose(m){let v=o?.moves()??
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
`;function oo(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let n=document.createElement(
"style");n.dataset.snlWorkbench="",n.textContent=to,o.append(n)}var[ro,so]=["snl-workbench",1],en="This browser stores nothing here: download what you want to keep.",tn="The browser's storage is full: download what you want \
to keep.",on="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function no(e){try{let t=JSON.parse(window[e].
getItem(ro)??"null");return t?t.version!==so?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function ao(){let[e,
t]=[no("sessionStorage"),no("localStorage")],o=e==="newer"||t==="newer";return{kept:[e,t].find(n=>n!==null&&n!=="newer")??{version:so,signature:"board",sources:{}},
store(n){if(o)return on;try{for(let r of[window.sessionStorage,window.localStorage])r.setItem(ro,JSON.stringify(n));return""}catch(r){return r.name==="QuotaExce\
ededError"?tn:en}}}}function io({keeper:e,arrived:t,open:o,text:n}){let{kept:r}=e,a={programs:[],signatures:[]},s={kind:t===null?"mine":"link"},i="",c=d(".tools"),u=d(".tabs",{role:"\
group",label:"Program"}),g=d(".programs",u,c),l=()=>a.signatures.find(({name:m})=>m===r.signature)?.template??"",f=()=>r.sources[r.signature]??l();function b(m){
s=m,y();let{kind:v,name:S}=s;v==="mine"?o(f(),!1):o(v==="link"?t??"":a.programs.find(E=>E.name===S)?.source??"",!0)}function j(m){m===void 0?delete r.sources[r.
signature]:r.sources[r.signature]=m,i=e.store(r)}function A(){let m=document.createElement("a");m.href=URL.createObjectURL(new Blob([n()],{type:"text/x-python"})),
m.download=`${s.name??"mine"}.py`.replaceAll("-","_"),m.click(),URL.revokeObjectURL(m.href)}function k(){j(t??""),b({kind:"mine"})}function y(){let{kind:m,name:v}=s,
S=(q,z)=>{let h=I(q,null,()=>b(z));return N(h,"aria-pressed",`${m===z.kind}`),h},E=q=>a.programs.filter(z=>z.kind===q).map(z=>[z.name,z.title]),C=K("A program t\
o look at",[["","Look at a program"]],v??"",q=>{b(q?{kind:"program",name:q}:{kind:"mine"})});for(let[q,z]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){
let h=E(z).map(([w,x])=>d("option",{value:w},x));C.append(d("optgroup",{label:null},h)),C.lastElementChild?.setAttribute("label",q)}C.value=v??"",C.classList.toggle(
"s-chosen",m==="program"),u.replaceChildren(S("Mine",{kind:"mine"}),...t===null?[]:[S("From the link",{kind:"link"})],C);let T=I("Download","As a file of Python",
A);if(m==="mine"){let q=K("How it is called",a.signatures.map(h=>[h.name,h.title]),r.signature,h=>{r.signature=h,i=e.store(r),b({kind:"mine"})}),z=I("Reset","Ba\
ck to the beginning of this signature",()=>{j(),b({kind:"mine"})});c.replaceChildren(q,z,T)}else m==="link"?c.replaceChildren(I("Make it mine","Instead of what \
is there",k),T):c.replaceChildren(T)}return{node:g,chosen:()=>s,trouble:()=>i,show(m){a=m,a.signatures.some(({name:v})=>v===r.signature)||(r.signature="board"),
b(s)},changed(m){s.kind==="mine"&&j(m)},question(){return s.kind==="program"?{name:s.name}:{source:n(),signature:s.kind==="mine"?r.signature:null}}}}var je=e=>e===null?"out of reach":oe(e),Be=e=>`${be(e)}${/[.?!]$/.test(e)?"":"."}`,ie=(e,t,...o)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),o.filter(n=>!!n)),
le=e=>e&&d("p",`${e}`),de=e=>e&&d("p.quiet",`${e}`),co=(e,t)=>d("p","Right is ",d("b",je(e)),", yours says ",d("b",je(t)),"."),lo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",uo=(e,t)=>e!==null&&d(".tools",I(`Show line ${e}`,null,()=>t.point(e)));function nn(e,t){
let o=_(e),n=$e(o);n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,[t]);let r=d(".thumb",{inert:"",style:`--columns:${n.columns};-\
-shape:${n.shape}`},n.node);return{board:o,node:r}}function rn({report:e,like:t,stepper:o},n){let{correct:r,finding:a,proven:s,tested:i,tried:c,notes:u,rules:g,
smallest:l}=e,f=`${c.toLocaleString("en")} boards played, rules ${g}`,b=u.map(v=>de(`Note: ${v.says}.`));if(r===null)return ie("open",`${e.name} could not be ju\
dged`,le(Be(a.says)),...b);if(r)return ie("right",`${e.name} is right on every board that was played`,d("p",d("b","Proven"),`, by playing every one: ${s}.`),i&&
d("p",d("b","Tested"),`, which proves nothing about others: ${i}.`),de(`${f}.`),...b);let{board:j,node:A}=nn(e.board,a),k=typeof e.got=="number"||e.got===null,y=l?
"Wrong on this board, the smallest there is":"Wrong on this board",m=[k?co(e.expected,e.got):le(`Right is ${je(e.expected)}. Yours: ${e.got.says}.`),(k||a.kind!==
e.got.kind)&&le(Be(a.says)),le(lo(e.got)),...t.slice(0,2).map(v=>de(`It answers like a known mistake: ${v.title}. The repair: ${v.repair}`)),de(`${fe(j)} · ${f}`),
...b,d(".tools",o&&I("Step to the first difference",null,()=>n.step(o)),I("Move this board to Draw",null,()=>n.draw(j)))];return ie("wrong",y,d(".exhibit",A,d("\
.told",m.filter(v=>!!v))))}function sn({right:e,ended:t,throws:o,expected:n,finding:r,line:a},s){return e?ie("right",`Right on this board: ${je(o)}`,de("One boa\
rd proves little. Check plays them all, smallest first.")):ie("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&co(n,o),r&&
le(Be(`${r.says}${a===null?"":`, in line ${a}`}`)),le(lo(r)),uo(a,s))}function an({comparison:e}){let t=["program","throws","agrees","cells taken","edges","long\
est frontier"],o=e.rows.map(r=>d("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,
r.longest_frontier].map(a=>a??"–")].map((a,s)=>d(s?"td":"th",s?{}:{scope:"row"},`${a}`)))),n=e.rows.filter(r=>r.first_difference);return ie("open",`On this bo\
ard: ${je(e.throws)}`,_e("","Comparison",d("table",d("thead",d("tr",t.map(r=>d("th",{scope:"col"},r)))),d("tbody",o))),...n.map(({algorithm:r,first_difference:{
cell:a,finding:s}})=>de(`${r} first differs at cell ${a}: ${s.says}.`)))}var cn={board:"This board does not fit",code:"This code cannot be loaded",program:"It i\
s not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},ln=({what:e,says:t,line:o},n)=>ie(e==="stopped"?"open":"wrong",cn[e]??
"That did not work",le(Be(`${o===null?"":`line ${o}: `}${t}`)),uo(o,n));function dn({printed:e,more_printed:t}){return e?.length?ie("open","It printed",_e(".pri\
nted","What it printed",e.map(o=>d(".piece",d("span.quiet",o.line===null?"":`line ${o.line}`),d("code",o.text)))),de(t>0&&`… and ${t.toLocaleString("en")} cha\
racters more.`)):null}function fo(e,t){return[e.kind==="failure"?ln(e,t):e.of==="check"?rn(e,t):e.of==="compare"?an(e):e.of==="solve"&&sn(e,t),dn(e)].filter(n=>!!n)}
var po=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var un=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],fn="This code came with the link. It has not run, and runs only when you press a button below.";function mo(e,t){
let o=null,n=null,r=!1,a=!1,s=!1,i=t.host(v),c=ao(),u=Ke(t.address.read()),g=d(".editor"),l=d("p.note.quiet"),f=d("span.strip.quiet",{role:"status"}),b=d("progr\
ess",{max:1,label:"Python is loading",hidden:""}),j=d(".cards"),A=d(""),k=I("Stop","End what is running",()=>i.stop()),y=un.map(([w,x,p])=>I(w,p,()=>q(x))),m=io(
{keeper:c,arrived:u,open:S,text:()=>n?.text()??""});function v({part:w,ready:x}){b.hidden=x===!0||!s,w!==void 0&&N(b,"value",w),x?L(f,s?"It runs …":""):s&&L(f,
`Python is loading (${i.size}, once) …`)}function S(w,x){n?.open(w,x),E()}function E(){let{kind:w}=m.chosen(),x={mine:m.trouble()||i.refusal,program:i.refusal,
link:fn};L(l,x[w]??""),l.classList.toggle("s-strong",w==="link")}async function C(){r=!0;try{let[{make:w},x]=await Promise.all([t.editor(),t.shelf()]);n=w(g,"Pr\
ogram",p=>{m.changed(p),E()}),m.show(x)}catch(w){L(l,`The editor cannot be loaded: ${w.message}`)}T()}function T(){for(let w of y)N(w,"aria-disabled",s||!n||!!i.
refusal);k.hidden=!s,N(j,"aria-busy",`${s}`),!a&&i.size&&L(f,`Python (${i.size}) loads at the first run.`)}async function q(w){if(s||!n||!o||i.refusal)return;a=
s=!0,n.point(null),j.replaceChildren(),A.replaceChildren(),L(f,"It runs …"),T();let{name:x,cells:p,jumps:O,die:W,start:J,chained:ge,overshoot:Oe}=o.board,Se={
name:x,cells:p,jumps:O,die:W,start:J,chained:ge,overshoot:Oe},Me=await i.ask({kind:w,program:m.question(),board:Se},Ee=>L(f,`${Ee} …`));s=!1,b.hidden=!0,L(f,""),
T(),z(Me)}function z(w){let x=fo(w,{step:h,draw(p){e.use(p),e.enter("Draw")},point(p){n?.point(p),n?.focus()}});j.replaceChildren(...x),w.line&&n?.point(w.line),
j.scrollIntoView({block:"nearest"}),w.of==="trace"&&w.stepper&&h(w.stepper),e.say(po(x)||"Step through the run below.")}function h(w){let x=d("");A.replaceChildren(
x),t.step(x,w),A.scrollIntoView({block:"nearest"})}return{name:"Write",under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[m.node,l,g,
d(".tools.acts",y,k,d("span.progress",b,f)),j],below:[A],show(w){o=w,o.paint({distance:o.distance,predecessor:o.predecessor,route:!0,piece:!1}),r||C(),T(),e.say(
"Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){i.end(),n?.destroy()},more:()=>m.chosen().kind==="mine"?Ze(
n?.text()??""):"",stays:()=>u===null?"":Ze(u)}}var ho="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",go=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function wo(e,t,o){oo(e);let{
address:n}=o,r=(t.gallery??[]).map(_),a=d("p.speaker",{role:"status"}),s=d("span.quiet"),i=d(""),c=d(".main",i),u=d(".side"),g=d(".stage",c,u),l=d(""),f=d("",{class:"\
snl-workbench",role:"region",label:"Workbench",tabindex:-1}),b={root:f,say:p=>L(a,p),use(p){j.add(p),T(p),C()},can:p=>j.can(p),go(p){j.can(p)&&(T(j.go(p)),C())},
enter(p){q(A.find(O=>O.name===p)??k),T(y.board),C()}},j=Ot(pe(n.read())??_(t.board)),A=[eo(b),It(b),mo(b,o)],k=A.find(({name:p})=>p===Ye(n.read()))??A[0],y=$e(j.
now()),m=r.map(({name:p},O)=>[`${O}`,p]),v=K("Board",[["","Your board"],...m],"",p=>{let O=r[Number(p)];p&&O&&b.use(O)}),S=d("input.address",{readonly:"",label:"\
To copy",hidden:""});async function E(){let O=`${location.href.split("#")[0]}${te(y.board)}${Ve(k.name)}${k.more?.()??""}`;S.value=O;try{await navigator.clipboard.
writeText(O),b.say("Copied: a link to this board.")}catch{S.hidden=!1,S.select(),b.say("Copy the link from the field.")}}function C(){let p=A.map(({stays:O})=>O?.()??
"").join("");n.write(`${te(y.board)}${Ve(k.name)}${p}`)}function T(p){let O=document.activeElement,W=i.contains(O)&&O?.dataset.cell;y=$e(p),i.replaceChildren(y.
node),g.style.setProperty("--shape",`${y.shape}`),g.style.setProperty("--columns",`${y.columns}`),L(s,fe({...p,name:""}));let J=r.findIndex(ge=>te(ge)===te(p));
v.value=J<0?"":`${J}`,v.options[0].hidden=J>=0,S.hidden=!0,k.show(y),W&&y.cells.get(Number(W))?.focus({preventScroll:!0})}function q(p){k.leave(),k=p;for(let[O,
W]of z.entries())N(W,"aria-pressed",`${A[O]===k}`);F(f,"drawing",k.name==="Draw"),F(f,"writing",k.name==="Write"),c.replaceChildren(i,k.under),u.replaceChildren(
d(".says",a),...k.side),l.replaceChildren(...k.below??[])}let z=A.map(p=>I(p.name,null,()=>b.enter(p.name)));f.addEventListener("mousedown",p=>{let O=p.target;!O.
closest(".s-grid")||!i.contains(O)||(p.preventDefault(),f.focus({preventScroll:!0}))}),f.addEventListener("click",({target:p})=>{let O=p.closest(".s-grid .s-cel\
l");O&&i.contains(O)&&k.choose(Number(O.dataset.cell))}),f.addEventListener("keydown",p=>{let O=p.target;go(p)&&p.stopPropagation(),!O.matches(ho)&&k.key(p.key,
p)&&p.preventDefault()});function h(p){let O=p.target;if(p.defaultPrevented||!go(p)||!/^[1-9]$/.test(p.key)||O.closest(`${ho}, .snl-stepper`))return;let{top:W,bottom:J}=i.
getBoundingClientRect();J>0&&W<innerHeight&&k.key(p.key,p)&&p.preventDefault()}function w(){let p=pe(n.read());!p||te(p)===te(y.board)&&!n.links||(j.add(p),q(A.
find(({name:O})=>O===Ye(n.read()))??k),T(p))}n.keys&&addEventListener("keydown",h);let x=n.follow(w);return f.append(d(".frame",d(".head",d(".modes",{role:"grou\
p",label:"What to do"},z),d("label.board-of",d("span","Board"),v),s,n.links&&d(".tools",I("Copy link","A link to this board",E),S)),g)),F(f,"ready",!0),N(e,"dat\
a-mounted",""),e.replaceChildren(f,l),q(k),T(y.board),{show:T,destroy(){removeEventListener("keydown",h),x();for(let p of A)p.end?.();f.remove(),l.remove()}}}async function bo(e,t){let o=`${e}
export default ${t};`,n=URL.createObjectURL(new Blob([o],{type:"text/javascript"})),r=await import(n);return URL.revokeObjectURL(n),r.default}var pn={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function mn(e){let t=0,o=null;function n({said:a,ended:s}){s&&r(Ue(pn)),!(!a||a.id!==
o?.id)&&(a.kind==="progress"?o?.progress(a.says):r(a))}function r(a){let s=o;o=null,s?.settle(a)}return e.on("msg:custom",n),{size:null,refusal:null,ask(a,s){t+=
1;let i=`${t}`;return new Promise(c=>{o={id:i,progress:s,settle:c},e.send({ask:{...ft,id:i,...a}})})},stop(){e.send({stop:!0}),r(Ue(pt))},end:()=>e.off("msg:cus\
tom",n)}}function ct(e,t){return new Promise(o=>{function n(r){r.name===t&&(e.off("msg:custom",n),o(r.content))}e.on("msg:custom",n),e.send({wants:t})})}function hn({
model:e,el:t}){let o=()=>te(_(e.get("drawn"))),n=null,r=wo(t,{board:e.get("drawn"),gallery:e.get("boards")},{host:()=>mn(e),editor:async()=>bo(await ct(e,"edito\
r"),"snlEditor"),shelf:()=>ct(e,"shelf"),async step(s,i){n??=ct(e,"stepper").then(c=>bo(c,"snlStepper")),kt(await n,s,i,!1)},address:{read:o,write(s){e.set("dra\
wn",pe(s)),e.save_changes()},follow(s){return e.on("change:drawn",s),()=>e.off("change:drawn",s)},links:!1,keys:!1}});function a({target:s,ctrlKey:i,metaKey:c,altKey:u}){
s instanceof Element&&t.contains(s)&&N(s,"data-lm-suppress-shortcuts",!(i||c||u))}return addEventListener("keydown",a,!0),()=>{removeEventListener("keydown",a,!0),
r.destroy()}}var xs={render:hn};export{xs as default};
