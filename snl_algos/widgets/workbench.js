// built from web/ by `npm run build`
"use strict";(()=>{function T(e,t,o){let r=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(r):e.getAttribute(r)!==`${o}`&&
e.setAttribute(r,`${o}`)}function Ee(e,t){for(let o in t)T(e,o,t[o])}var J=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),Gt=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ke=e=>(t,...o)=>{let[r,...n]=t.split("."),s=e(r||"div");for(let a of n)J(s,a,!0);for(let a of o)Gt(a)?Ee(s,a):s.append(...[a].flat().filter(Boolean));
return s},m=Ke(e=>document.createElement(e)),oe=Ke(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),se=(e,t,...o)=>oe(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function ge(e,t,o,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(o());r(a,n)})}function Ae(e){let t=[];return o=>{for(let r of t)J(r,e,!1);t=o.filter(r=>!!r);for(let r of t)J(
r,e,!0)}}var D=(e,t,o,r)=>m("button.button",{type:"button",title:t,label:r,click:o},e);function Qe(e,t,o,r=!1){let n=D(e,t,()=>{r=!r,T(n,"aria-pressed",`${r}`),o(r)});return T(
n,"aria-pressed",`${r}`),n}function re(e,t,o,r){let n=t.map(([a,i])=>m("option",{value:a,selected:a===o&&""},i));return m("select.button",{label:e,change:({target:a})=>r(
a.value)},n)}var Ve=(e,...t)=>m("details.fold",m("summary",e),...t);var Q={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Qt}=Q,F=e=>Array.from({length:e},(t,o)=>o),Vt=(e,t,o)=>Math.min(o,Math.max(t,e));function _({start:e,columns:t},o){let r=e===0?1:0;if(o===0)return[0,0];
let n=Math.floor((o-1)/t),s=(o-1)%t;return[n,r+(n%2?t-1-s:s)]}function R(e,t){let[o,r]=_(e,t),[n,s]=Qt.anchor;return[r+n,e.rows-o-1+s]}function G([e,t],[o,r]){let n=Math.
hypot(o-e,r-t)||1,s=(o-e)/n,a=(r-t)/n;return{length:n,spot:(c,d=0)=>[e+c*s-d*a,t+c*a+d*s]}}function Xe([e,t],[o,r],[n,s]){let[a,i]=[n-o,s-r],c=((e-o)*a+(t-r)*i)/
(a*a+i*i||1),d=Vt(c,0,1);return Math.hypot(e-o-d*a,t-r-d*i)}function we(e,t){let[[r,n],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-n)/(2*1e-4)]}function be(e,t,o,r){
let n=(o-t)/r,s=[e(t)];for(let a of F(r)){let[i,c]=[t+a*n,t+(a+1)*n],[[d,p],[l,f]]=[e(i),e(c)],[[g,y],[N,$]]=[we(e,i),we(e,c)];s.push([d+g*n/3,p+y*n/3],[l-N*n/3,
f-$*n/3],[l,f])}return s}var et=e=>{let t=Q.light.tints.length;return(Math.round(e)%t+t)%t};var qe=400,Ne=20,Xt=["stay","bounce","win"];function de(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${o} to ${r}, not ${e}`);return Number(e)}function eo(e){if(!Array.isArray(e))return de(e,"the die",1,Ne);if(!e.length||e.length>Ne)throw new Error(`a die \
in this page has 1 to ${Ne} faces, not ${e.length}`);let t=e.map(r=>de(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===t[n-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function to(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[n,s]=r;for(let i of r)de(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function H(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=de(e.cells,"the number of cells",1,qe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Xt.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:to(
i,o),die:eo(r),start:de(n,"start",0,1),chained:s,overshoot:a}}var tt=e=>typeof e=="number"?F(e).map(t=>t+1):e;function Ce(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var ke=e=>F(e*e).map(t=>{let{columns:o,rows:r}=Ce(e*e),[n,s]=_({cells:e*e,start:1,columns:o,
rows:r},t+1);return{cell:t+1,row:e-1-n,column:s}});function ot(e,t=Math.random){let o=F(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=F(2*r).map(a=>{let[i,c]=[n(),n()].sort((d,p)=>d-p);return a<r?[i,c]:[c,i]});return H({...e,name:"",
jumps:s})}function ve({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([d,p])=>p>d).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&c.push("s\
tarts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(
" · ")}var Ie=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${Ie(e)} ${e===1?t.replace(/s$/,""):t}`,Te=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,oo={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},rt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...oo[`${e}`]});function nt(e){if(!e)return"";let{from:t,face:o,landing:r,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>r?`climb to ${n}`:`slide to ${n}`,c=n===
r?"":a||i;return o===null?`${Te(c)} from ${t}.`:`Throw ${o} from ${t}: land on ${r}${c&&`, ${c}`}.`}var ze=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},X=e=>`${ze(e).kind} ${e.join("→")}`,st=(e,t)=>H({...e,name:"",jumps:t}),
xe=(e,t)=>st(e,e.jumps.filter(([o])=>o!==t)),ue=(e,t,o)=>st(e,[...xe(e,t).jumps,[t,o]]);function at(e,[t,o],r,n){let s=xe(e,t);return r?ue(s,t,n):ue(s,n,o)}var Be=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===t)-+(o[0]===t));function it(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=
o);return H({...e,...t,name:"",jumps:r})}function ct(e){let t=[e],o=0;return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){
return o+=r,t[o]}}}function lt(e,{tries:t,draws:o,drops:r}){let n=0,s=0,a=!1;function i({clientX:d,clientY:p}){let l=e.cellAt(d,p);!l||l===s||(s=l,a=!0,t(n,s))}function c(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(d?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:p,clientX:l,clientY:f})=>{let g=e.cellAt(l,f);a=!1,!(d||!p||!g)&&(n=s=g,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var fe=(e,t)=>m("label.setting",m("span",e),t);function dt(e){let t=m("input.button",{type:"number",min:1,max:qe,change:()=>e({cells:t.valueAsNumber})}),o=m("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:m(".settings",fe("Cells",t),fe("Die",o),fe("Start",r),fe("Past the goal",n),fe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function ce(e){return Array.isArray(e)?`[${e.map(ce).join(", ")}]`:JSON.stringify(e)}function Le(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function ro({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function no({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([p,l])=>`  "${p}": ${ce(l)}`).join(
`,
`)}
}
`}function so(e){Le("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ce(t)}
`}function ao(e){Le("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=F(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of ke(t))o[s][a]=r.get(n)??-1;return`[${o.map(ce).join(`,
 `)}]
`}function io(e){Le("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var ye=[{name:"python",title:"Python: Board(...)",write:ro},{name:"json",title:"JSON",write:no},{name:"move-array",title:"Move array, from 0",write:so},{name:"\
grid",title:"LeetCode grid",write:ao},{name:"hackerrank",title:"HackerRank text",write:io}];var co=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function lo(e){let t=co.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,o,r="",n]=t,s=r.replace(/,\s*$/,"").trim(),a={cells:Number(o),jumps:JSON.parse(`[${uo(s)}]`)};for(let[,
i,c]of n.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);a[i]=JSON.parse(c.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[a]}function uo(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var fo="\
format version name author source cells die start chained overshoot jumps".split(" ");function po(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(n=>!fo.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let n of["cells","jumps"])if(!(n in
e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(`this page reads snl-board 1, \
not ${o} ${r}`);return e}function ut(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}: expected -1 or 0 to ${e.
length-1}, not ${ce(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function mo(e){let t=e.length;if(e.some(r=>!Array.isArray(r)||r.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=ke(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);
return{cells:t*t,jumps:o}}function ho(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let c=(t[o]??"").trim().split(/\s+/);if(o+=1,c.length!==
a||!c.every(d=>/^\d+$/.test(d)))throw new Error(`line ${o}: expected ${i}`);return c.map(Number)}let[n]=r(1,"the number of boards");if(!n)throw new Error("line \
1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[c,d]of[["ladder",1],["snake",-1]]){let[p]=r(1,`the number of ${c}s`);if(p>100)throw new Error(
`line ${o}: 100 cells have no room for ${p} ${c}s`);for(let l=0;l<p;l+=1){let f=r(2,`the two cells of a ${c}`);if((f[1]-f[0])*d<=0)throw new Error(`line ${o}: ${f.
join(" ")} is not a ${c}`);i.push(f)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return s}function go(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?
o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[mo(r)]:typeof r[0]=="object"?r.map(po):[ut(r)]}function ft(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return lo(t).map(H);if(/^[[{]/.test(t))return go(t).map(H);if(o&&/[\r\n]/.test(t))return ho(t).map(H);if(o){let r=t.split(
/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[H(ut(r.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function pt(e,t){let o=null,r=ye[0].name,n=m("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=m("p.quiet",{role:"alert"}),a=re("Notation",
ye.map(l=>[l.name,l.title]),r,l=>{r=l,i()});function i(){if(!(!o||!p.open)){n.value="",L(s,"");try{n.value=ye.find(l=>l.name===r)?.write(o).trim()??""}catch(l){
L(s,`${l.message}. JSON holds every board.`)}}}async function c(){n.select();try{await navigator.clipboard.writeText(n.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function d(){try{let l=ft(n.value);t(l[0]),L(s,l.length>1?`The text holds ${l.length} boards. This is\
 the first.`:"")}catch(l){L(s,`This cannot be read: ${l.message}.`)}}let p=Ve("Copy or paste as text",m(".tools",a,D("Copy",null,c),D("Use this text","Read the \
board in the text",d)),n,s);return p.addEventListener("toggle",i),{node:p,show(l){o=l,i()}}}var mt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function ht(e){let t=null,o=null,r=null,n=null,s=!0,a=m("b.amount"),i=m("span.quiet"),c=m(
"ol.thrown",{label:"A shortest route"}),d=m(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=D("Undo","Ctrl+Z",()=>e.go(-1)),l=D("Redo","Ctrl+Y",
()=>e.go(1)),f=dt(u=>b(v=>it(v,u),"")),g=pt(e,u=>e.use(u));function y({distance:u,predecessor:v,throws:j,route:B}){t&&(t.paint({current:r,distance:u,predecessor:v,
route:s,piece:!1}),L(a,j??"none"),L(i,j===null?"the goal is out of reach":ae(j).replace(/^\S+ /,"")),ge(c,B,()=>m("li.chip",m("b"),m("small")),(W,[Z,,ne])=>{L(W.
children[0],Z),L(W.children[1],`to ${ne}`)}))}let N=()=>t?Be(t.board,r)[0]??null:null;function $(){if(!t)return;let{board:u,plan:v}=t;y(t);let j=N();t.light(j),
t.sketch((j??[]).map(B=>{let[W,Z]=R(v,B);return{tag:"circle",attributes:{cx:W,cy:Z,r:.13},fill:"paper",stroke:"now",width:.06}})),d.replaceChildren(...Be(u,r).flatMap(
k)),T(p,"aria-disabled",!e.can(-1)),T(l,"aria-disabled",!e.can(1))}function k(u){let{ends:v}=ze(u),j=D(`Remove ${X(u)}`,"Delete",()=>M(u)),B=v.map((W,Z)=>D(`Mov\
e its ${W}`,null,()=>{n={jump:u,end:Z},e.say(`Choose the cell where the ${W} of ${X(u)} goes.`),t?.cells.get(u[Z])?.focus({preventScroll:!0})}));return[j,...B]}
function b(u,v){if(t){r=n=null;try{e.use(u(t.board)),e.say(`${v} ${mt(t.throws)}`.trim())}catch(j){e.say(`${Te(j.message)}.`),f.show(t.board),$()}}}let M=u=>b(v=>xe(
v,u[0]),`Removed: ${X(u)}.`);function O(u,v){let j=N(),B=j?j.indexOf(u):-1;return j&&B>=0?S(j,B,v):{change:W=>ue(W,u,v),what:`Drawn: ${X([u,v])}.`}}let S=(u,v,j)=>({
change:B=>at(B,u,v,j),what:`Moved: ${X(u)} is now ${X(v?[u[0],j]:[j,u[1]])}.`});function E(u,v){if(!t)return;let{change:j}=O(u,v);y(t.trial(j(t.board)))}function z(u,v){
let{change:j,what:B}=O(u,v);b(j,B)}function P(){r=n=null,t&&(t.trial(t.board),$(),h())}function h(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${mt(t.throws)}`)}return{name:"Draw",under:m("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[m(".score",m("p","Fewest ",a,i)),
c,d,m(".tools",p,l,D("Random","Other jumps",()=>b(u=>ot(u),"Drawn at random.")),D("Remove all jumps",null,()=>b(u=>({...u,name:"",jumps:[]}),"Removed: all jumps\
.")),Qe("Route","One of the shortest routes",u=>{s=u,$()},!0)),f.node,g.node],show(u){t=u,r=n=null,o=lt(t,{tries:E,draws:z,drops:P}),f.show(t.board),g.show(t.board),
$(),h()},leave:()=>o?.stop(),choose(u){if(!(!t||!u||o?.wasDrawing()))if(n){let{change:v,what:j}=S(n.jump,n.end,u);b(v,j)}else if(r===u)P();else if(r!==null){let v=r;
b(j=>ue(j,v,u),`Drawn: ${X([v,u])}.`)}else{r=u,$();let v=N(),j=v?` Or drag an end of ${X(v)}.`:"";e.say(`From ${u}: choose the cell where a jump ends. Escape ca\
ncels.${j}`)}},key(u,{ctrlKey:v,metaKey:j,shiftKey:B,altKey:W}){let Z=N();if(v||j){let ne=u==="y"||B&&u==="Z"?1:u==="z"?-1:0;return ne&&e.go(ne),ne!==0}if(u==="\
Escape"&&r!==null&&!W)P();else if((u==="Delete"||u==="Backspace")&&Z)M(Z);else return!1;return!0}}}var gt="&draw",wt=e=>$e(e)!==null&&new URLSearchParams(e.slice(1)).has("draw");function pe({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){let a=typeof o==
"number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(c=>c.join("-")),...i.filter(
Boolean)].join(".")}`}var wo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function $e(e){let t=new URLSearchParams(e.slice(1)).get("boa\
rd"),[o,...r]=(t??"").split("."),n={cells:Number(o||"x"),jumps:[]};for(let s of r)if(/^\d+-\d+$/.test(s))n.jumps.push(s.split("-").map(Number));else if(/^d[\d-]+$/.
test(s))n.die=wo(s.slice(1));else if(s==="s0")n.start=0;else if(s==="c")n.chained=!0;else if(s==="bounce"||s==="win")n.overshoot=s;else return null;try{return H(
n)}catch{return null}}function K({tag:e,name:t,attributes:o,fill:r,stroke:n,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[o.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return oe(p,{...o,style:d||null},a.map(K),i)}var{shape:je}=Q;function bt(e,t){let{length:o,spot:r}=G(e,t),n=je.arc.least+je.arc.more*o,s=t[0]>=e[0]?-1:1,a=r(o/2,s*n*2),i=G(a,t).spot(G(a,t).length-.06),{spot:c}=G(
i,a),{head:d}=je.arc;return{from:e,turn:a,tip:i,wings:[c(d,d*.55),i,c(d,-d*.55)]}}function De(e,t,o,r,n){let{length:s,spot:a}=G(e,t),i=Math.min(r,s/4),c=a(s-i),
d=a(s/2,2*o),{spot:p}=G(c,d);return{from:a(i),turn:d,tip:c,middle:a(s/2,o),wings:[p(n,n/2),c,p(n,-n/2)]}}function kt(e){let t=je.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:n,falling:s,sides:a}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],
...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:V}=Q;function Re(e,t,o){let{length:r,spot:n}=G(R(e,t),R(e,o));return G(n(V.apart),n(r-V.apart))}function xt(e,t,o){let{length:r,spot:n}=Re(e,t,o),{half:s,
over:a,rung:i}=V.ladder,c=Math.max(2,Math.round(r/i)),d=[s,-s].map(l=>[n(-a,l),n(r+a,l)]),p=F(c+1).map(l=>{let f=r*l/c;return[n(f,s),n(f,-s)]});return{rails:d,rungs:p}}
function vt(e,t){let o=(e+t)%2?-1:1;return[0,V.snake.bow,-V.snake.bow].flatMap(r=>[{hand:o,bow:r},{hand:-o,bow:r}])}function yt(e,t,o,{hand:r,bow:n}){let{length:s,
spot:a}=Re(e,t,o),{swing:i,wave:c}=V.snake,d=Math.max(1,Math.round(s/c)),p=r*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,g=p*f*Math.sin(2*Math.PI*d*l)+n*Math.
sin(Math.PI*l);return a(s*l,g)}}function bo(e,t,o,r){let n=r.map(([i,c])=>[R(e,i),R(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:vt(t,o)[0]};for(let i of vt(
t,o)){let c=yt(e,t,o,i),d=F(25).map(g=>c(g/24)),p=d.some(([g,y])=>g<.15||g>s-.15||y<.15||y>e.rows-.15),f=d.filter(g=>n.some(([y,N])=>Xe(g,y,N)<V.snake.clear)).length+
(p?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function $t(e,t,o,r){let n=yt(e,t,o,bo(e,t,o,r)),{length:s}=Re(e,t,o),a=4*Math.max(1,Math.round(s/V.snake.
wave))+2,i=y=>N=>{let $=V.snake.half*(1-.3*N-.6*N**3),[k,b]=n(N),[M,O]=we(n,N),S=Math.hypot(M,O)||1;return[k-y*$*O/S,b+y*$*M/S]},c=be(i(1),0,1,a),d=be(i(-1),1,0,
a),p=[...c,c[c.length-1],d[0],...d],{spot:l}=G(n(0),n(.02)),{skull:f,eye:g}=V.snake;return{outline:p,stripe:be(n,Math.min(.4,.25/s),.85,a),skull:l(-.02),eyes:[l(
-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-g/3,.55*f),l(-.05-g/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}var jt=(e,t)=>(2*e+3*t)%Q.
light.snakes.length;var{shape:Oe}=Q,ee=e=>`${Math.round(e*1e3)/1e3}`,me=e=>e.map(t=>t.map(ee).join(" ")),le=e=>`M${me(e).join("L")}`,Mt=e=>`M${me(e.slice(0,1))}C${me(e.slice(1)).join(
" ")}`,Pe=(e,t,o)=>`M${me([e])}Q${me([t,o]).join(" ")}`,U=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Me=(e,[t,o],r,n)=>({tag:"circle",name:e,attributes:{
cx:ee(t),cy:ee(o),r},...n}),Je=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),We=(e,[t,o],r,n,s)=>({tag:"rect",name:e,attributes:{x:ee(t),y:ee(o),width:r,height:r,
rx:n},...s}),St=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Et=(e,[t,o],r,n,s)=>({tag:"text",name:e,attributes:{x:ee(t),y:ee(o),"font-size":r},
fill:s,text:n});function ko(e,t,o){let{rails:r,rungs:n}=xt(e,t,o),{rail:s,rungWidth:a}=Oe.ladder,i=r.map(le).join("");return[U("halo",i,{stroke:"cell",width:s+.05}),
U("rungs",n.map(le).join(""),{stroke:"ladder",width:a}),U("rails",i,{stroke:"ladder",width:s})]}function vo(e,t,o,r){let{outline:n,stripe:s,skull:a,eyes:i,pupils:c,
tongue:d}=$t(e,t,o,r),{skull:p,stripe:l,eye:f,pupil:g}=Oe.snake,y=`snake-${jt(t,o)}`,N=`${Mt(n)}Z`;return[U("halo",N,{stroke:"cell",width:.06}),U("tongue",d.map(
$=>le($)).join(""),{stroke:y,width:.025}),U("skin",N,{fill:y}),St(U("stripe",Mt(s),{stroke:"cell",width:l}),"0.04 0.12"),Me("skull",a,p,{fill:y}),...i.map($=>Me(
"eye",$,f,{fill:"die"})),...c.map($=>Me("pupil",$,g,{fill:"dieInk"}))]}function Se(e,t){let o=[...t],r=o.filter(([a,i])=>a<i),n=o.filter(([a,i])=>a>i),s=(a,i,c,d)=>Je(
a,d,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,ko(e,a,i))),...n.map(([a,i])=>s("snake",a,i,vo(e,a,i,r)))]}function he([e,t],o,r=1){let{side:n,
corner:s,pip:a}=Oe.die,i=kt(o).map(p=>Me("pip",p,a,{fill:"dieInk"})),c=Et("face",[0,n*.24],n*.7,`${o}`,"dieInk"),d={fill:"die",stroke:"now",width:.035};return Je(
"die",[We("side",[-n/2,-n/2],n,s,d),...i.length?i:[c]],{transform:`translate(${ee(e)} ${ee(t)}) scale(${r})`})}function Ot(e,t,o){let[r,n]=_(e,t),s=[n+.06,e.rows-
r-.94],a=We(o,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,St(a,"0.03 0.06")}function At(e,{from:t,face:o,landing:r,stand:n}){
let s=n===r?[]:[Ot(e,n,"stand")];if(o===null)return s;let a=R(e,t);if(t===r)return[he(a,o)];let{turn:i,tip:c,wings:d}=bt(a,R(e,r)),p=U("arc",Pe(a,i,c),{stroke:"\
now",width:Oe.arc.width});return[Ot(e,r,"landing"),...s,{...p,attributes:{...p.attributes,pathLength:1}},U("tip",`${le(d)}Z`,{fill:"now"}),he(a,o)]}function Nt(e,t,o){
let r=o;return t.map(([n,s,a],i)=>{let[c,d]=[R(e,r),R(e,s)],p=De(c,d,d[0]>=c[0]?-.3:.3,.12,.16);r=a;let[l,f]=[p.middle[0],Math.floor(p.middle[1])+.5],g=Pe(p.from,
p.turn,p.tip),y=`${le(p.wings)}Z`;return Je("leg",[U("rim",g,{stroke:"cell",width:.1}),U("shaft",g,{stroke:"ink",width:.05}),U("tip",y,{fill:"ink"}),We("count",
[l-.3,f-.14],.28,.04,{fill:"ink"}),Et("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),he([l+.16,f],n,.8)],{style:`--order:${i}`})})}function qt(e,t,o){let r=new Set;
for(let s=o;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[R(e,a),R(
e,s)],{from:d,turn:p,tip:l,wings:f}=De(i,c,.12,.18,.13),g=Pe(d,p,l)+le(f);return U(r.has(s)?"branch.strong":"branch",g,{stroke:"ink",width:.03})})}function Fe(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(o()).find(([i])=>i===
r);if(!n)return!1;let[,s,a]=n;return t.push({from:o(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())r.set(s,n+1);return r}}}function Ct({trace:e,rules:t,unit:o}){let{start:r,cells:n,jumps:s}=t,a={cells:n,start:r,...e.layout},{rows:i}=e.layout,c=r===0?1:0,d=e.layout.columns+c,p=F(n+c).
map(w=>w+1-c),{waits:l}=rt(e),f=new Map,g=new Map,y=Ae("new"),N=Ae("touched"),$=!1,k=null,b=new Set,M=null,O=!1;function S(w){let[x,q]=_(a,w),A=w===r?"start":w===
n&&"goal",I=m(".cell",{role:"gridcell","data-cell":w,"data-end":A,style:`grid-column:${q+1}`},m("span.number",`${w}`),m("span.end",{"data-is":A}),m("span.badge"));
return J(I,"odd",(x+q)%2),f.set(w,I),I}function E(w){for(let x of f.values())x.tabIndex=x===w?0:-1}function z(w){let{key:x,target:q}=w,[A,I]=_(a,Number(q.dataset.
cell)),C={ArrowLeft:[A,I-1],ArrowRight:[A,I+1],ArrowUp:[A+1,I],ArrowDown:[A-1,I]};if(x==="Enter"||x===" ")q.click();else if(C[x]){let Y=p.find(te=>`${_(a,te)}`==
`${C[x]}`);f.get(Y??-1)?.focus()}else return;w.preventDefault(),w.stopPropagation()}let P=w=>p.filter(x=>_(a,x)[0]===w).sort((x,q)=>_(a,x)[1]-_(a,q)[1]),h=m(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:z,focusin:({target:w})=>E(w)},F(i).reverse().map(w=>m(".row",{role:"row"},P(w).map(S))));
E(f.get(r)??f.get(1));let u=`0 0 ${d} ${i}`,v=se(".layer.jumps",u,Se(a,s).map(K)),[j,B,W]=["g.tree","g.move","g.route"].map(w=>oe(w)),Z=se(".layer.above",u,j,B,
W);function ne(w,x,q){if(!k)return"";let[A,I]=[k.distance.get(w),k.predecessor.get(w)],C=[`cell ${w}`,f.get(w)?.dataset.end];for(let[te,ie]of s)te===w&&C.push(`${ie>
w?"foot of a ladder":"head of a snake"} to ${ie}`),ie===w&&C.push(`${te<w?"top of a ladder":"tail of a snake"} from ${te}`);let Y=k.visited.has(w)?"visited":"no\
t reached";return C.push(x?"current":"",A!=null?`reached in ${ae(A,o)}`:Y,I!=null?`from ${I}`:"",q?l:"",b.has(w)?"part of what is wrong":""),C.filter(Boolean).join(
", ")}function Yt(w,x,q,A){let I=w.current===x,C=w.visited.has(x),Y=w.distance.get(x),te=w.predecessor.get(x),ie=`${[I,A,C,Y,te,b.has(x)]}`;if(g.get(x)===ie)return;
g.set(x,ie);let Zt=Y!=null?"reached":C&&"visited";Ee(q,{"data-distance":Y,"data-tint":Y!=null&&et(Y),"data-from":te,"data-visited":C,"data-waits":A,"aria-curren\
t":I,"data-state":I?"current":A?"frontier":Zt,label:ne(x,I,A)}),T(q.lastChild,"data-is",Ie(Y)||null)}function Ue(){if(!k)return;let w=new Set(k.frontier.map(([x])=>x));
for(let[x,q]of f)Yt(k,x,q,w.has(x))}function _e(){if(!k)return;let w=$?qt(a,k.predecessor,k.current):[];j.replaceChildren(...w.map(K))}let Ze=w=>w.map(x=>v.querySelector(
`[data-ends="${x} ${s.get(x)}"]`));function Ge(w,x){let q=new Set(Ze(x));for(let A of v.children)J(A,w,q.has(A))}function Ut(w){let x=w&&e.answer?.route||[],q=x.
flatMap(([,A,I])=>I===A?[]:t.ride(A).feet);W.replaceChildren(...Nt(a,x,r).map(K)),J(v,"routed",x.length),Ge("taken",q)}let _t=`${d>7?".close":""}${d>12?".dense":
""}${d>24?".tiny":""}`;return{plan:a,cells:f,columns:d,shape:d/i,node:m(`.board${_t}`,{style:`--wide:${d};--high:${i}`},m(".sheet",h,v,Z)),paint(w,x,q,A){k=w,Ue(),
y([...x].map(I=>f.get(I))),_e(),B.replaceChildren(...(q?At(a,q):[]).map(K)),N(Ze(q?.feet??[])),A!==O&&Ut(A),M=q,O=A},showTree(w){$=w,_e()},mark(w,x){let q=x.flatMap(
C=>C.moves??[]),A=x.flatMap(C=>C.jumps??[]),I=q.flatMap(([,C])=>t.ride(C).feet);Ge("found",[...A.map(([C])=>C),...I]),b=new Set(x.flatMap(C=>C.cells??[]));for(let[
C,Y]of f)J(Y,"differs",C===w),J(Y,"found",b.has(C));Ue()},drawn:()=>({trace:e,plan:a,jumps:s,state:k,found:b,move:M,treeShown:$,routed:O})}}function It({cells:e,jumps:t,die:o=6,start:r=1,chained:n,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof o=="number"?Array.from({length:o},(l,f)=>f+
1):o;function c(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let g=a.get(l);return g===void 0||f.length&&!n?{feet:f,stand:l}:c(g,[...f,l])}function d(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function p(l){return l===e?[]:i.flatMap(f=>{let g=d(l+f),y=g>0?c(g).stand:null;return y===null?[]:[[f,g,y]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:p}}function He({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let c of a){let d=(r.get(c)??0)+1;for(let p of o(c)){let l=p[2];r.has(
l)||(r.set(l,d),n.set(l,c),s.set(l,p),a.push(l))}}let i=[];for(let c=t,d=s.get(c);d;d=s.get(c))i.unshift(d),c=n.get(c)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var xo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",yo=260,Tt=([e,t])=>`translate(${e}px,${t}px)`;function Ye(e){let t=It(e),o=He(t),
r={board:e,layout:Ce(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},n=Ct({trace:r,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=oe("path.pie\
ce",{d:xo}),c=oe("g.sketch"),[d,p]=[n.columns,s.rows],l=se(".layer.top",`0 0 ${d} ${p}`,c,i);n.node.firstElementChild?.append(l);let f="",g=n.node.querySelector(
"[role=grid]");g&&T(g,"label",`Board: ${ve(e)}`);let y=n.node.querySelector(".s-jumps");function N({from:$,landing:k,stand:b,feet:M}){let O=M.map(S=>t.jumps.get(
S)??b);return[$,k,...O].map(S=>R(s,S))}return{...o,board:e,rules:t,plan:s,cells:a,faces:tt(e.die),node:n.node,shape:n.shape,columns:n.columns,paint($){let{current:k=null,
near:b=[],distance:M,predecessor:O,move:S=null}=$,{route:E=!1,piece:z=!0}=$,P={current:k,frontier:[...b].map(u=>[u,""]),distance:M??new Map,predecessor:O??new Map,
visited:new Map},h=`${r.answer.route}`;E&&h!==f&&n.paint(P,new Set,S,!1),f=h,n.paint(P,new Set,S,E),T(i,"visibility",!(z&&k!==null)&&"hidden"),k!==null&&T(i,"st\
yle",`transform:${Tt(R(s,k))}`)},walk($){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let k=N($),[[b,M],[O,S]]=k,E=[(b+O)/2,Math.min(M,S)-.35],
z=[k[0],E,...k.slice(1)].map(P=>({transform:Tt(P)}));i.animate(z,{duration:yo*(k.length-1),easing:"ease-in-out"})},trial($){let k=new Map($.jumps),b=new Set;for(let E of[
...y?.children??[]]){let[z,P]=(E.getAttribute("data-ends")??"").split(" ").map(Number);k.get(z)===P?b.add(z):E.remove()}let M=new Map($.jumps.filter(([E])=>!b.has(
E))),O=Se(s,M).map(K);for(let E of O)J(E,"lit",!0);y?.append(...O),t.jumps.clear();for(let[E,z]of k)t.jumps.set(E,z);let S=He(t);return r.answer.route=S.route,S},
light($){for(let k of y?.children??[])J(k,"lit",k.getAttribute("data-ends")===$?.join(" "))},sketch:$=>c.replaceChildren(...$.map(K)),cellAt($,k){let b=document.
elementFromPoint($,k)?.closest("[data-cell]"),M=b&&n.node.contains(b)&&b.dataset.cell;return M?Number(M):null}}}var zt=e=>new Set(e.map(([,t])=>t));function $o(e,t){let o=`You reached the goal in ${ae(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function jo(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function Bt(e,t,o){
let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no throw is needed.":jo(o);let n=nt(r);return e.won()?`${n} ${$o(e.thrown.length,t??0)}`:e.moves().
length?n:`${n} No face moves you from here: undo.`}function Lt(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function Dt(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${o.join(
", ")}.`}var Mo=e=>se(".face","-.19 -.19 .38 .38",K(he([0,0],e)));function Rt(e){let t=null,o=null,r=m(".dice",{role:"group",label:"Choose what the die shows"}),n=m("b.a\
mount"),s=m("span.quiet"),a=m("b.amount"),i=m("ol.thrown",{label:"Your throws"}),c=D("Undo","Take the last throw back (Backspace)",N),d=D("Start again","Back to\
 the start",$),p=D("Show the shortest route",null,()=>k(!l)),l=!1;function f(){if(!t||!o)return;let{thrown:b}=o,M=o.moves(),O=l||o.won();t.paint({current:o.at(),
near:zt(M),distance:o.trail(),move:l?null:b.at(-1)??null,route:l});for(let S of r.children){let E=Number(S.dataset.face);T(S,"aria-disabled",!M.some(([z])=>z===
E))}L(n,b.length),L(s,b.length===1?"throw":"throws"),L(a,O?t.throws??"none":"?"),ge(i,b,()=>m("li.chip",m("b"),m("small")),(S,{face:E,stand:z})=>{L(S.children[0],
E),L(S.children[1],`to ${z}`)});for(let S of[c,d])T(S,"aria-disabled",!b.length);T(p,"aria-pressed",`${l}`),T(e.root,"data-won",o.won())}function g(){t&&o&&e.say(
Bt(o,t.throws,t.faces))}function y(b){if(!t||!o||o.won())return;let M=o.at();if(l=!1,!o.throws(b)){f(),e.say(Lt(b,M,t.board));return}f();let O=o.thrown.at(-1);O&&
t.walk(O),g()}function N(){o?.undo()&&(f(),g())}function $(){!t||!o?.thrown.length||(o=Fe(t.rules),l=!1,f(),g())}function k(b){l=b,f(),b&&t?e.say(Dt(t.throws,t.
route)):g()}return{name:"Play",under:r,side:[m(".score",m("p","You ",n,s),m("p","Fewest ",a)),m(".tools",c,d,p),i],show(b){t=b,o=Fe(t.rules),l=!1,r.replaceChildren(
...t.faces.map(M=>{let O=D(Mo(M),null,()=>y(M),`Throw ${M}`);return T(O,"data-face",M),O})),f(),g()},leave:()=>T(e.root,"data-won",null),choose(b){let M=o?.moves()??
[],O=M.find(([,S])=>S===b)??M.find(([,,S])=>S===b);O?y(O[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${b}.`)},key(b,{ctrlKey:M,metaKey:O,altKey:S}){
if(M||O||S)return!1;let E=Number(b);if(b==="Backspace")N();else if(b!==" "&&t?.faces.includes(E))y(E);else return!1;return!0}}}var Pt=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
nl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:1.01}}.snl-workbench{--tall: clamp(15rem, 100vh - 24rem\
, 40rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes :first-child{borde\
r-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-left:0;border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--\
now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0\
}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quie\
t)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--no\
w)}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;p\
adding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY\
(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padd\
ing:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-\
settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding\
:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:\
.85rem/1.45 ui-monospace,DejaVu Sans Mono,monospace;color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-tools:empty,.\
s-thrown:empty{display:none}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s\
-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem\
){.s-head{display:flex}.s-head>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{wi\
dth:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:e\
xact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}
`;function Jt(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let r=document.createElement(
"style");r.dataset.snlWorkbench="",r.textContent=Pt,o.append(r)}var Wt="input:not([type=range]), textarea, select, [contenteditable]",Ft=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function Ht(e,t){Jt(e);let o=(t.gallery??[]).
map(H),r=m("p.speaker",{role:"status"}),n=m("span.quiet"),s=m(""),a=m(".main",s),i=m(".side"),c=m(".stage",a,i),d=m("",{class:"snl-workbench",role:"region",label:"\
Workbench",tabindex:-1}),p={root:d,say:h=>L(r,h),use(h){l.add(h),O(h),M()},can:h=>l.can(h),go(h){l.can(h)&&(O(l.go(h)),M())}},l=ct($e(location.hash)??H(t.board)),
f=[Rt(p),ht(p)],g=f[wt(location.hash)?1:0],y=Ye(l.now()),N=o.map(({name:h},u)=>[`${u}`,h]),$=re("Board",[["","Your board"],...N],"",h=>{let u=o[Number(h)];h&&u&&
p.use(u)}),k=m("input.address",{readonly:"",label:"To copy",hidden:""});async function b(){let h=`${location.href.split("#")[0]}${pe(y.board)}`;k.value=h;try{await navigator.
clipboard.writeText(h),p.say("Copied: a link to this board.")}catch{k.hidden=!1,k.select(),p.say("Copy the link from the field.")}}function M(){let h=g===f[1]?gt:
"";history.replaceState(history.state,"",`${pe(y.board)}${h}`)}function O(h){let u=document.activeElement,v=s.contains(u)&&u?.dataset.cell;y=Ye(h),s.replaceChildren(
y.node),c.style.setProperty("--shape",`${y.shape}`),c.style.setProperty("--columns",`${y.columns}`),L(n,ve({...h,name:""}));let j=o.findIndex(B=>pe(B)===pe(h));
$.value=j<0?"":`${j}`,$.options[0].hidden=j>=0,k.hidden=!0,g.show(y),v&&y.cells.get(Number(v))?.focus({preventScroll:!0})}function S(h){g.leave(),g=h;for(let[u,
v]of E.entries())T(v,"aria-pressed",`${f[u]===g}`);J(d,"drawing",g===f[1]),a.replaceChildren(s,g.under),i.replaceChildren(m(".says",r),...g.side)}let E=f.map(h=>D(
h.name,null,()=>{S(h),O(y.board),M()}));d.addEventListener("mousedown",h=>{h.target.closest(".s-grid")&&(h.preventDefault(),d.focus({preventScroll:!0}))}),d.addEventListener(
"click",({target:h})=>{let u=h.closest(".s-grid .s-cell");u&&g.choose(Number(u.dataset.cell))}),d.addEventListener("keydown",h=>{let u=h.target;Ft(h)&&h.stopPropagation(),
!u.matches(Wt)&&g.key(h.key,h)&&h.preventDefault()});function z(h){let u=h.target;if(h.defaultPrevented||!Ft(h)||!/^[1-9]$/.test(h.key)||u.closest(`${Wt}, .snl-\
stepper`))return;let{top:v,bottom:j}=s.getBoundingClientRect();j>0&&v<innerHeight&&g.key(h.key,h)&&h.preventDefault()}function P(){let h=$e(location.hash);h&&(l.
add(h),O(h))}return addEventListener("keydown",z),addEventListener("hashchange",P),d.append(m(".frame",m(".head",m(".modes",{role:"group",label:"What to do"},E),
m("label.board-of",m("span","Board"),$),n,m(".tools",D("Copy link","A link to this board",b),k)),c)),J(d,"ready",!0),T(e,"data-mounted",""),e.replaceChildren(d),
S(g),O(y.board),{show:O,destroy(){removeEventListener("keydown",z),removeEventListener("hashchange",P),d.remove()}}}for(let e of document.querySelectorAll("[data-snl-workbench]:not([data-mounted])"))Ht(e,JSON.parse(e.nextElementSibling?.textContent??"null"));})();
