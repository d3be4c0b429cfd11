// built from web/ by `npm run build`
"use strict";(()=>{function T(e,t,o){let r=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(r):e.getAttribute(r)!==`${o}`&&
e.setAttribute(r,`${o}`)}function Ee(e,t){for(let o in t)T(e,o,t[o])}var J=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),Gt=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Ke=e=>(t,...o)=>{let[r,...n]=t.split("."),s=e(r||"div");for(let a of n)J(s,a,!0);for(let a of o)Gt(a)?Ee(s,a):s.append(...[a].flat().filter(Boolean));
return s},m=Ke(e=>document.createElement(e)),oe=Ke(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),se=(e,t,...o)=>oe(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function B(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function ge(e,t,o,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(o());r(a,n)})}function Ae(e){let t=[];return o=>{for(let r of t)J(r,e,!1);t=o.filter(r=>!!r);for(let r of t)J(
r,e,!0)}}var L=(e,t,o,r)=>m("button.button",{type:"button",title:t,label:r,click:o},e);function Qe(e,t,o,r=!1){let n=L(e,t,()=>{r=!r,T(n,"aria-pressed",`${r}`),o(r)});return T(
n,"aria-pressed",`${r}`),n}function re(e,t,o,r){let n=t.map(([a,i])=>m("option",{value:a,selected:a===o&&""},i));return m("select.button",{label:e,change:({target:a})=>r(
a.value)},n)}var Ve=(e,...t)=>m("details.fold",m("summary",e),...t);var Q={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Qt}=Q,W=e=>Array.from({length:e},(t,o)=>o),Vt=(e,t,o)=>Math.min(o,Math.max(t,e));function U({start:e,columns:t},o){let r=e===0?1:0;if(o===0)return[0,0];
let n=Math.floor((o-1)/t),s=(o-1)%t;return[n,r+(n%2?t-1-s:s)]}function R(e,t){let[o,r]=U(e,t),[n,s]=Qt.anchor;return[r+n,e.rows-o-1+s]}function Z([e,t],[o,r]){let n=Math.
hypot(o-e,r-t)||1,s=(o-e)/n,a=(r-t)/n;return{length:n,spot:(l,d=0)=>[e+l*s-d*a,t+l*a+d*s]}}function Xe([e,t],[o,r],[n,s]){let[a,i]=[n-o,s-r],l=((e-o)*a+(t-r)*i)/
(a*a+i*i||1),d=Vt(l,0,1);return Math.hypot(e-o-d*a,t-r-d*i)}function we(e,t){let[[r,n],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-n)/(2*1e-4)]}function be(e,t,o,r){
let n=(o-t)/r,s=[e(t)];for(let a of W(r)){let[i,l]=[t+a*n,t+(a+1)*n],[[d,p],[c,f]]=[e(i),e(l)],[[h,$],[O,x]]=[we(e,i),we(e,l)];s.push([d+h*n/3,p+$*n/3],[c-O*n/3,
f-x*n/3],[c,f])}return s}var et=e=>{let t=Q.light.tints.length;return(Math.round(e)%t+t)%t};var qe=400,Ne=20,Xt=["stay","bounce","win"];function de(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${o} to ${r}, not ${e}`);return Number(e)}function eo(e){if(!Array.isArray(e))return de(e,"the die",1,Ne);if(!e.length||e.length>Ne)throw new Error(`a die \
in this page has 1 to ${Ne} faces, not ${e.length}`);let t=e.map(r=>de(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===t[n-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function to(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[n,s]=r;for(let i of r)de(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function F(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=de(e.cells,"the number of cells",1,qe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Xt.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:to(
i,o),die:eo(r),start:de(n,"start",0,1),chained:s,overshoot:a}}var tt=e=>typeof e=="number"?W(e).map(t=>t+1):e;function Ce(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var ke=e=>W(e*e).map(t=>{let{columns:o,rows:r}=Ce(e*e),[n,s]=U({cells:e*e,start:1,columns:o,
rows:r},t+1);return{cell:t+1,row:e-1-n,column:s}});function ot(e,t=Math.random){let o=W(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=W(2*r).map(a=>{let[i,l]=[n(),n()].sort((d,p)=>d-p);return a<r?[i,l]:[l,i]});return F({...e,name:"",
jumps:s})}function ve({name:e,cells:t,jumps:o,die:r}){let n=o.filter(([a,i])=>i>a).length,s=[`${t} ${t===1?"cell":"cells"}`,`${n} ${n===1?"ladder":"ladders"}`,`${o.
length-n} ${o.length-n===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return(e?[e,...s]:s).join(" · ")}var Ie=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${Ie(e)} ${e===1?t.replace(/s$/,""):t}`,Te=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,oo={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},rt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...oo[`${e}`]});function nt(e){if(!e)return"";let{from:t,face:o,landing:r,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>r?`climb to ${n}`:`slide to ${n}`,l=n===
r?"":a||i;return o===null?`${Te(l)} from ${t}.`:`Throw ${o} from ${t}: land on ${r}${l&&`, ${l}`}.`}var ze=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},X=e=>`${ze(e).kind} ${e.join("→")}`,st=(e,t)=>F({...e,name:"",jumps:t}),
xe=(e,t)=>st(e,e.jumps.filter(([o])=>o!==t)),ue=(e,t,o)=>st(e,[...xe(e,t).jumps,[t,o]]);function at(e,[t,o],r,n){let s=xe(e,t);return r?ue(s,t,n):ue(s,n,o)}var Be=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===t)-+(o[0]===t));function it(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=
o);return F({...e,...t,name:"",jumps:r})}function ct(e){let t=[e],o=0;return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){
return o+=r,t[o]}}}function lt(e,{tries:t,draws:o,drops:r}){let n=0,s=0,a=!1;function i({clientX:d,clientY:p}){let c=e.cellAt(d,p);!c||c===s||(s=c,a=!0,t(n,s))}function l(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(d?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:p,clientX:c,clientY:f})=>{let h=e.cellAt(c,f);a=!1,!(d||!p||!h)&&(n=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var fe=(e,t)=>m("label.setting",m("span",e),t);function dt(e){let t=m("input.button",{type:"number",min:1,max:qe,change:()=>e({cells:t.valueAsNumber})}),o=m("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:m(".settings",fe("Cells",t),fe("Die",o),fe("Start",r),fe("Past the goal",n),fe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function ce(e){return Array.isArray(e)?`[${e.map(ce).join(", ")}]`:JSON.stringify(e)}function Le(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function ro({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function no({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([p,c])=>`  "${p}": ${ce(c)}`).join(
`,
`)}
}
`}function so(e){Le("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ce(t)}
`}function ao(e){Le("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=W(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of ke(t))o[s][a]=r.get(n)??-1;return`[${o.map(ce).join(`,
 `)}]
`}function io(e){Le("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var ye=[{name:"python",title:"Python: Board(...)",write:ro},{name:"json",title:"JSON",write:no},{name:"move-array",title:"Move array, from 0",write:so},{name:"\
grid",title:"LeetCode grid",write:ao},{name:"hackerrank",title:"HackerRank text",write:io}];var co=/^Board\(\s*(\d+)\s*(?:,\s*(?:jumps\s*=\s*)?\{([^{}]*)\}\s*)?((?:,\s*\w+\s*=[^=]*)*),?\s*\)$/;function lo(e){let t=co.exec(e);if(!t)throw new Error("expe\
cted Python like Board(30, {3: 22, 17: 4}, die=6)");let[,o,r="",n]=t,s=r.replace(/,\s*$/,"").trim(),a={cells:Number(o),jumps:JSON.parse(`[${uo(s)}]`)};for(let[,
i,l]of n.matchAll(/,\s*(\w+)\s*=\s*(\([^()]*\)|\[[^[\]]*\]|[^,\s]+)/g)){if(!["die","start","chained","overshoot"].includes(i))throw new Error(`a board has no op\
tion ${i}`);a[i]=JSON.parse(l.replace(/^\(/,"[").replace(/,?\s*\)$/,"]").replace("True","true").replace("False","false").replaceAll("'",'"'))}return[a]}function uo(e){
return e?e.split(",").map(t=>{if(!/^\s*\d+\s*:\s*\d+\s*$/.test(t))throw new Error(`expected a jump like 3: 22, not ${t}`);return`[${t.replace(":",",")}]`}):""}var fo="\
format version name author source cells die start chained overshoot jumps".split(" ");function po(e){if(typeof e!="object"||!e||Array.isArray(e))throw new Error(
"expected an object");let t=Object.keys(e).find(n=>!fo.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);for(let n of["cells","jumps"])if(!(n in
e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(`this page reads snl-board 1, \
not ${o} ${r}`);return e}function ut(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}: expected -1 or 0 to ${e.
length-1}, not ${ce(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function mo(e){let t=e.length;if(e.some(r=>!Array.isArray(r)||r.length!==
t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=ke(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===-1?[]:[[r,e[n][s]]]);
return{cells:t*t,jumps:o}}function ho(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let l=(t[o]??"").trim().split(/\s+/);if(o+=1,l.length!==
a||!l.every(d=>/^\d+$/.test(d)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)throw new Error("line \
1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,d]of[["ladder",1],["snake",-1]]){let[p]=r(1,`the number of ${l}s`);if(p>100)throw new Error(
`line ${o}: 100 cells have no room for ${p} ${l}s`);for(let c=0;c<p;c+=1){let f=r(2,`the two cells of a ${l}`);if((f[1]-f[0])*d<=0)throw new Error(`line ${o}: ${f.
join(" ")} is not a ${l}`);i.push(f)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);return s}function go(e){
let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(e),r=Array.isArray(o)?
o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[mo(r)]:typeof r[0]=="object"?r.map(po):[ut(r)]}function ft(e){let t=e.trim(),
o=/^-?\d/.test(t);if(t.startsWith("Board"))return lo(t).map(F);if(/^[[{]/.test(t))return go(t).map(F);if(o&&/[\r\n]/.test(t))return ho(t).map(F);if(o){let r=t.split(
/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[F(ut(r.map(Number)))]}throw new Error("this is\
 not a board: expected Board(...), JSON, a list, or numbers")}function pt(e,t){let o=null,r=ye[0].name,n=m("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=m("p.quiet",{role:"alert"}),a=re("Notation",
ye.map(c=>[c.name,c.title]),r,c=>{r=c,i()});function i(){if(!(!o||!p.open)){n.value="",B(s,"");try{n.value=ye.find(c=>c.name===r)?.write(o).trim()??""}catch(c){
B(s,`${c.message}. JSON holds every board.`)}}}async function l(){n.select();try{await navigator.clipboard.writeText(n.value),e.say("Copied.")}catch{e.say("The \
text is selected: copy it with the keys of your system.")}}function d(){try{let c=ft(n.value);t(c[0]),B(s,c.length>1?`The text holds ${c.length} boards. This is\
 the first.`:"")}catch(c){B(s,`This cannot be read: ${c.message}.`)}}let p=Ve("Copy or paste as text",m(".tools",a,L("Copy",null,l),L("Use this text","Read the \
board in the text",d)),n,s);return p.addEventListener("toggle",i),{node:p,show(c){o=c,i()}}}var mt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function ht(e){let t=null,o=null,r=null,n=null,s=!0,a=m("b.amount"),i=m("span.quiet"),l=m(
"ol.thrown",{label:"A shortest route"}),d=m(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=L("Undo","Ctrl+Z",()=>e.go(-1)),c=L("Redo","Ctrl+Y",
()=>e.go(1)),f=dt(u=>b(k=>it(k,u),"")),h=pt(e,u=>e.use(u));function $({distance:u,predecessor:k,throws:j,route:z}){t&&(t.paint({current:r,distance:u,predecessor:k,
route:s,piece:!1}),B(a,j??"none"),B(i,j===null?"the goal is out of reach":ae(j).replace(/^\S+ /,"")),ge(l,z,()=>m("li.chip",m("b"),m("small")),(P,[_,,ne])=>{B(P.
children[0],_),B(P.children[1],`to ${ne}`)}))}let O=()=>t?Be(t.board,r)[0]??null:null;function x(){if(!t)return;let{board:u,plan:k}=t;$(t);let j=O();t.sketch((j??
[]).map(z=>{let[P,_]=R(k,z);return{tag:"circle",attributes:{cx:P,cy:_,r:.13},fill:"paper",stroke:"now",width:.06}})),d.replaceChildren(...Be(u,r).flatMap(S)),T(
p,"aria-disabled",!e.can(-1)),T(c,"aria-disabled",!e.can(1))}function S(u){let{ends:k}=ze(u),j=L(`Remove ${X(u)}`,"Delete",()=>E(u)),z=k.map((P,_)=>L(`Move its ${P}`,
null,()=>{n={jump:u,end:_},e.say(`Choose the cell where the ${P} of ${X(u)} goes.`),t?.cells.get(u[_])?.focus({preventScroll:!0})}));return[j,...z]}function b(u,k){
if(t){r=n=null;try{e.use(u(t.board)),e.say(`${k} ${mt(t.throws)}`.trim())}catch(j){e.say(`${Te(j.message)}.`),f.show(t.board),x()}}}let E=u=>b(k=>xe(k,u[0]),`Re\
moved: ${X(u)}.`);function y(u,k){let j=O(),z=j?j.indexOf(u):-1;return j&&z>=0?M(j,z,k):{change:P=>ue(P,u,k),what:`Drawn: ${X([u,k])}.`}}let M=(u,k,j)=>({change:z=>at(
z,u,k,j),what:`Moved: ${X(u)} is now ${X(k?[u[0],j]:[j,u[1]])}.`});function C(u,k){if(!t)return;let{change:j}=y(u,k);$(t.trial(j(t.board)))}function D(u,k){let{
change:j,what:z}=y(u,k);b(j,z)}function K(){r=n=null,t&&(t.trial(t.board),x(),g())}function g(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${mt(
t.throws)}`)}return{name:"Draw",under:m("p.quiet.hint","Drag, or choose a cell with Enter and then another one."),side:[m(".score",m("p","Fewest ",a,i)),l,d,m("\
.tools",p,c,L("Random","Other jumps",()=>b(u=>ot(u),"Drawn at random.")),L("Remove all jumps",null,()=>b(u=>({...u,name:"",jumps:[]}),"Removed: all jumps.")),Qe(
"Route","One of the shortest routes",u=>{s=u,x()},!0)),f.node,h.node],show(u){t=u,r=n=null,o=lt(t,{tries:C,draws:D,drops:K}),f.show(t.board),h.show(t.board),x(),
g()},leave:()=>o?.stop(),choose(u){if(!(!t||!u||o?.wasDrawing()))if(n){let{change:k,what:j}=M(n.jump,n.end,u);b(k,j)}else if(r===u)K();else if(r!==null){let k=r;
b(j=>ue(j,k,u),`Drawn: ${X([k,u])}.`)}else{r=u,x();let k=O(),j=k?` Or drag an end of ${X(k)}.`:"";e.say(`From ${u}: choose the cell where a jump ends. Escape ca\
ncels.${j}`)}},key(u,{ctrlKey:k,metaKey:j,shiftKey:z,altKey:P}){let _=O();if(k||j){let ne=u==="y"||z&&u==="Z"?1:u==="z"?-1:0;return ne&&e.go(ne),ne!==0}if(u==="\
Escape"&&r!==null&&!P)K();else if((u==="Delete"||u==="Backspace")&&_)E(_);else return!1;return!0}}}var gt="&draw",wt=e=>$e(e)!==null&&new URLSearchParams(e.slice(1)).has("draw");function pe({cells:e,jumps:t,die:o,start:r,chained:n,overshoot:s}){let a=typeof o==
"number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(
Boolean)].join(".")}`}var wo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e);function $e(e){let t=new URLSearchParams(e.slice(1)).get("boa\
rd"),[o,...r]=(t??"").split("."),n={cells:Number(o||"x"),jumps:[]};for(let s of r)if(/^\d+-\d+$/.test(s))n.jumps.push(s.split("-").map(Number));else if(/^d[\d-]+$/.
test(s))n.die=wo(s.slice(1));else if(s==="s0")n.start=0;else if(s==="c")n.chained=!0;else if(s==="bounce"||s==="win")n.overshoot=s;else return null;try{return F(
n)}catch{return null}}function G({tag:e,name:t,attributes:o,fill:r,stroke:n,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[o.style,...l].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return oe(p,{...o,style:d||null},a.map(G),i)}var{shape:je}=Q;function bt(e,t){let{length:o,spot:r}=Z(e,t),n=je.arc.least+je.arc.more*o,s=t[0]>=e[0]?-1:1,a=r(o/2,s*n*2),i=Z(a,t).spot(Z(a,t).length-.06),{spot:l}=Z(
i,a),{head:d}=je.arc;return{from:e,turn:a,tip:i,wings:[l(d,d*.55),i,l(d,-d*.55)]}}function De(e,t,o,r,n){let{length:s,spot:a}=Z(e,t),i=Math.min(r,s/4),l=a(s-i),
d=a(s/2,2*o),{spot:p}=Z(l,d);return{from:a(i),turn:d,tip:l,middle:a(s/2,o),wings:[p(n,n/2),l,p(n,-n/2)]}}function kt(e){let t=je.die.side*.27,o={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:n,falling:s,sides:a}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],
...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:V}=Q;function Re(e,t,o){let{length:r,spot:n}=Z(R(e,t),R(e,o));return Z(n(V.apart),n(r-V.apart))}function xt(e,t,o){let{length:r,spot:n}=Re(e,t,o),{half:s,
over:a,rung:i}=V.ladder,l=Math.max(2,Math.round(r/i)),d=[s,-s].map(c=>[n(-a,c),n(r+a,c)]),p=W(l+1).map(c=>{let f=r*c/l;return[n(f,s),n(f,-s)]});return{rails:d,rungs:p}}
function vt(e,t){let o=(e+t)%2?-1:1;return[0,V.snake.bow,-V.snake.bow].flatMap(r=>[{hand:o,bow:r},{hand:-o,bow:r}])}function yt(e,t,o,{hand:r,bow:n}){let{length:s,
spot:a}=Re(e,t,o),{swing:i,wave:l}=V.snake,d=Math.max(1,Math.round(s/l)),p=r*Math.min(i,.08*s);return c=>{let f=1-(2*c-1)**4,h=p*f*Math.sin(2*Math.PI*d*c)+n*Math.
sin(Math.PI*c);return a(s*c,h)}}function bo(e,t,o,r){let n=r.map(([i,l])=>[R(e,i),R(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:vt(t,o)[0]};for(let i of vt(
t,o)){let l=yt(e,t,o,i),d=W(25).map(h=>l(h/24)),p=d.some(([h,$])=>h<.15||h>s-.15||$<.15||$>e.rows-.15),f=d.filter(h=>n.some(([$,O])=>Xe(h,$,O)<V.snake.clear)).length+
(p?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function $t(e,t,o,r){let n=yt(e,t,o,bo(e,t,o,r)),{length:s}=Re(e,t,o),a=4*Math.max(1,Math.round(s/V.snake.
wave))+2,i=$=>O=>{let x=V.snake.half*(1-.3*O-.6*O**3),[S,b]=n(O),[E,y]=we(n,O),M=Math.hypot(E,y)||1;return[S-$*x*y/M,b+$*x*E/M]},l=be(i(1),0,1,a),d=be(i(-1),1,0,
a),p=[...l,l[l.length-1],d[0],...d],{spot:c}=Z(n(0),n(.02)),{skull:f,eye:h}=V.snake;return{outline:p,stripe:be(n,Math.min(.4,.25/s),.85,a),skull:c(-.02),eyes:[c(
-.05,.55*f),c(-.05,-.55*f)],pupils:[c(-.05-h/3,.55*f),c(-.05-h/3,-.55*f)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}var jt=(e,t)=>(2*e+3*t)%Q.
light.snakes.length;var{shape:Oe}=Q,ee=e=>`${Math.round(e*1e3)/1e3}`,me=e=>e.map(t=>t.map(ee).join(" ")),le=e=>`M${me(e).join("L")}`,Mt=e=>`M${me(e.slice(0,1))}C${me(e.slice(1)).join(
" ")}`,Pe=(e,t,o)=>`M${me([e])}Q${me([t,o]).join(" ")}`,Y=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Me=(e,[t,o],r,n)=>({tag:"circle",name:e,attributes:{
cx:ee(t),cy:ee(o),r},...n}),Je=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),We=(e,[t,o],r,n,s)=>({tag:"rect",name:e,attributes:{x:ee(t),y:ee(o),width:r,height:r,
rx:n},...s}),St=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Et=(e,[t,o],r,n,s)=>({tag:"text",name:e,attributes:{x:ee(t),y:ee(o),"font-size":r},
fill:s,text:n});function ko(e,t,o){let{rails:r,rungs:n}=xt(e,t,o),{rail:s,rungWidth:a}=Oe.ladder,i=r.map(le).join("");return[Y("halo",i,{stroke:"cell",width:s+.05}),
Y("rungs",n.map(le).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",width:s})]}function vo(e,t,o,r){let{outline:n,stripe:s,skull:a,eyes:i,pupils:l,
tongue:d}=$t(e,t,o,r),{skull:p,stripe:c,eye:f,pupil:h}=Oe.snake,$=`snake-${jt(t,o)}`,O=`${Mt(n)}Z`;return[Y("halo",O,{stroke:"cell",width:.06}),Y("tongue",d.map(
x=>le(x)).join(""),{stroke:$,width:.025}),Y("skin",O,{fill:$}),St(Y("stripe",Mt(s),{stroke:"cell",width:c}),"0.04 0.12"),Me("skull",a,p,{fill:$}),...i.map(x=>Me(
"eye",x,f,{fill:"die"})),...l.map(x=>Me("pupil",x,h,{fill:"dieInk"}))]}function Se(e,t){let o=[...t],r=o.filter(([a,i])=>a<i),n=o.filter(([a,i])=>a>i),s=(a,i,l,d)=>Je(
a,d,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,ko(e,a,i))),...n.map(([a,i])=>s("snake",a,i,vo(e,a,i,r)))]}function he([e,t],o,r=1){let{side:n,
corner:s,pip:a}=Oe.die,i=kt(o).map(p=>Me("pip",p,a,{fill:"dieInk"})),l=Et("face",[0,n*.24],n*.7,`${o}`,"dieInk"),d={fill:"die",stroke:"now",width:.035};return Je(
"die",[We("side",[-n/2,-n/2],n,s,d),...i.length?i:[l]],{transform:`translate(${ee(e)} ${ee(t)}) scale(${r})`})}function Ot(e,t,o){let[r,n]=U(e,t),s=[n+.06,e.rows-
r-.94],a=We(o,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,St(a,"0.03 0.06")}function At(e,{from:t,face:o,landing:r,stand:n}){
let s=n===r?[]:[Ot(e,n,"stand")];if(o===null)return s;let a=R(e,t);if(t===r)return[he(a,o)];let{turn:i,tip:l,wings:d}=bt(a,R(e,r)),p=Y("arc",Pe(a,i,l),{stroke:"\
now",width:Oe.arc.width});return[Ot(e,r,"landing"),...s,{...p,attributes:{...p.attributes,pathLength:1}},Y("tip",`${le(d)}Z`,{fill:"now"}),he(a,o)]}function Nt(e,t,o){
let r=o;return t.map(([n,s,a],i)=>{let[l,d]=[R(e,r),R(e,s)],p=De(l,d,d[0]>=l[0]?-.3:.3,.12,.16);r=a;let[c,f]=[p.middle[0],Math.floor(p.middle[1])+.5],h=Pe(p.from,
p.turn,p.tip),$=`${le(p.wings)}Z`;return Je("leg",[Y("rim",h,{stroke:"cell",width:.1}),Y("shaft",h,{stroke:"ink",width:.05}),Y("tip",$,{fill:"ink"}),We("count",
[c-.3,f-.14],.28,.04,{fill:"ink"}),Et("order",[c-.16,f+.066],.19,`${i+1}`,"cell"),he([c+.16,f],n,.8)],{style:`--order:${i}`})})}function qt(e,t,o){let r=new Set;
for(let s=o;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[R(e,a),R(
e,s)],{from:d,turn:p,tip:c,wings:f}=De(i,l,.12,.18,.13),h=Pe(d,p,c)+le(f);return Y(r.has(s)?"branch.strong":"branch",h,{stroke:"ink",width:.03})})}function Fe(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(o()).find(([i])=>i===
r);if(!n)return!1;let[,s,a]=n;return t.push({from:o(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())r.set(s,n+1);return r}}}function Ct({trace:e,rules:t,unit:o}){let{start:r,cells:n,jumps:s}=t,a={cells:n,start:r,...e.layout},{rows:i}=e.layout,l=r===0?1:0,d=e.layout.columns+l,p=W(n+l).
map(w=>w+1-l),{waits:c}=rt(e),f=new Map,h=new Map,$=Ae("new"),O=Ae("touched"),x=!1,S=null,b=new Set,E=null,y=!1;function M(w){let[v,N]=U(a,w),A=w===r?"start":w===
n&&"goal",I=m(".cell",{role:"gridcell","data-cell":w,"data-end":A,style:`grid-column:${N+1}`},m("span.number",`${w}`),m("span.end",{"data-is":A}),m("span.badge"));
return J(I,"odd",(v+N)%2),f.set(w,I),I}function C(w){for(let v of f.values())v.tabIndex=v===w?0:-1}function D(w){let{key:v,target:N}=w,[A,I]=U(a,Number(N.dataset.
cell)),q={ArrowLeft:[A,I-1],ArrowRight:[A,I+1],ArrowUp:[A+1,I],ArrowDown:[A-1,I]};if(v==="Enter"||v===" ")N.click();else if(q[v]){let H=p.find(te=>`${U(a,te)}`==
`${q[v]}`);f.get(H??-1)?.focus()}else return;w.preventDefault(),w.stopPropagation()}let K=w=>p.filter(v=>U(a,v)[0]===w).sort((v,N)=>U(a,v)[1]-U(a,N)[1]),g=m(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:D,focusin:({target:w})=>C(w)},W(i).reverse().map(w=>m(".row",{role:"row"},K(w).map(M))));
C(f.get(r)??f.get(1));let u=`0 0 ${d} ${i}`,k=se(".layer.jumps",u,Se(a,s).map(G)),[j,z,P]=["g.tree","g.move","g.route"].map(w=>oe(w)),_=se(".layer.above",u,j,z,
P);function ne(w,v,N){if(!S)return"";let[A,I]=[S.distance.get(w),S.predecessor.get(w)],q=[`cell ${w}`,f.get(w)?.dataset.end];for(let[te,ie]of s)te===w&&q.push(`${ie>
w?"foot of a ladder":"head of a snake"} to ${ie}`),ie===w&&q.push(`${te<w?"top of a ladder":"tail of a snake"} from ${te}`);let H=S.visited.has(w)?"visited":"no\
t reached";return q.push(v?"current":"",A!=null?`reached in ${ae(A,o)}`:H,I!=null?`from ${I}`:"",N?c:"",b.has(w)?"part of what is wrong":""),q.filter(Boolean).join(
", ")}function Yt(w,v,N,A){let I=w.current===v,q=w.visited.has(v),H=w.distance.get(v),te=w.predecessor.get(v),ie=`${[I,A,q,H,te,b.has(v)]}`;if(h.get(v)===ie)return;
h.set(v,ie);let Zt=H!=null?"reached":q&&"visited";Ee(N,{"data-distance":H,"data-tint":H!=null&&et(H),"data-from":te,"data-visited":q,"data-waits":A,"aria-curren\
t":I,"data-state":I?"current":A?"frontier":Zt,label:ne(v,I,A)}),T(N.lastChild,"data-is",Ie(H)||null)}function Ue(){if(!S)return;let w=new Set(S.frontier.map(([v])=>v));
for(let[v,N]of f)Yt(S,v,N,w.has(v))}function _e(){if(!S)return;let w=x?qt(a,S.predecessor,S.current):[];j.replaceChildren(...w.map(G))}let Ze=w=>w.map(v=>k.querySelector(
`[data-ends="${v} ${s.get(v)}"]`));function Ge(w,v){let N=new Set(Ze(v));for(let A of k.children)J(A,w,N.has(A))}function Ut(w){let v=w&&e.answer?.route||[],N=v.
flatMap(([,A,I])=>I===A?[]:t.ride(A).feet);P.replaceChildren(...Nt(a,v,r).map(G)),J(k,"routed",v.length),Ge("taken",N)}let _t=`${d>7?".close":""}${d>12?".dense":
""}${d>24?".tiny":""}`;return{plan:a,cells:f,columns:d,shape:d/i,node:m(`.board${_t}`,{style:`--wide:${d};--high:${i}`},m(".sheet",g,k,_)),paint(w,v,N,A){S=w,Ue(),
$([...v].map(I=>f.get(I))),_e(),z.replaceChildren(...(N?At(a,N):[]).map(G)),O(Ze(N?.feet??[])),A!==y&&Ut(A),E=N,y=A},showTree(w){x=w,_e()},mark(w,v){let N=v.flatMap(
q=>q.moves??[]),A=v.flatMap(q=>q.jumps??[]),I=N.flatMap(([,q])=>t.ride(q).feet);Ge("found",[...A.map(([q])=>q),...I]),b=new Set(v.flatMap(q=>q.cells??[]));for(let[
q,H]of f)J(H,"differs",q===w),J(H,"found",b.has(q));Ue()},drawn:()=>({trace:e,plan:a,jumps:s,state:S,found:b,move:E,treeShown:x,routed:y})}}function It({cells:e,jumps:t,die:o=6,start:r=1,chained:n,overshoot:s}){let a=new Map(t.filter(([c,f])=>c!==f)),i=typeof o=="number"?Array.from({length:o},(c,f)=>f+
1):o;function l(c,f=[]){if(f.includes(c))return{feet:f,stand:null};let h=a.get(c);return h===void 0||f.length&&!n?{feet:f,stand:c}:l(h,[...f,c])}function d(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function p(c){return c===e?[]:i.flatMap(f=>{let h=d(c+f),$=h>0?l(h).stand:null;return $===null?[]:[[f,h,$]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:p}}function He({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let d=(r.get(l)??0)+1;for(let p of o(l)){let c=p[2];r.has(
c)||(r.set(c,d),n.set(c,l),s.set(c,p),a.push(c))}}let i=[];for(let l=t,d=s.get(l);d;d=s.get(l))i.unshift(d),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var xo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",yo=260,Tt=([e,t])=>`translate(${e}px,${t}px)`;function Ye(e){let t=It(e),o=He(t),
r={board:e,layout:Ce(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},n=Ct({trace:r,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=oe("path.pie\
ce",{d:xo}),l=oe("g.sketch"),[d,p]=[n.columns,s.rows],c=se(".layer.top",`0 0 ${d} ${p}`,l,i);n.node.firstElementChild?.append(c);let f=n.node.querySelector("[ro\
le=grid]");f&&T(f,"label",`Board: ${ve(e)}`);let h=n.node.querySelector(".s-jumps");function $({from:O,landing:x,stand:S,feet:b}){let E=b.map(y=>t.jumps.get(y)??
S);return[O,x,...E].map(y=>R(s,y))}return{...o,board:e,rules:t,plan:s,cells:a,faces:tt(e.die),node:n.node,shape:n.shape,columns:n.columns,paint(O){let{current:x=null,
near:S=[],distance:b,predecessor:E,move:y=null}=O,{route:M=!1,piece:C=!0}=O,D={current:x,frontier:[...S].map(K=>[K,""]),distance:b??new Map,predecessor:E??new Map,
visited:new Map};M&&n.paint(D,new Set,y,!1),n.paint(D,new Set,y,M),T(i,"visibility",!(C&&x!==null)&&"hidden"),x!==null&&T(i,"style",`transform:${Tt(R(s,x))}`)},
walk(O){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let x=$(O),[[S,b],[E,y]]=x,M=[(S+E)/2,Math.min(b,y)-.35],C=[x[0],M,...x.slice(1)].map(D=>({
transform:Tt(D)}));i.animate(C,{duration:yo*(x.length-1),easing:"ease-in-out"})},trial(O){let x=new Map(O.jumps),S=new Set;for(let M of[...h?.children??[]]){let[
C,D]=(M.getAttribute("data-ends")??"").split(" ").map(Number);x.get(C)===D?S.add(C):M.remove()}let b=new Map(O.jumps.filter(([M])=>!S.has(M))),E=Se(s,b).map(G);
for(let M of E)J(M,"lit",!0);h?.append(...E),t.jumps.clear();for(let[M,C]of x)t.jumps.set(M,C);let y=He(t);return r.answer.route=y.route,y},sketch:O=>l.replaceChildren(
...O.map(G)),cellAt(O,x){let S=document.elementFromPoint(O,x)?.closest("[data-cell]"),b=S&&n.node.contains(S)&&S.dataset.cell;return b?Number(b):null}}}var zt=e=>new Set(
e.map(([,t])=>t));function $o(e,t){let o=`You reached the goal in ${ae(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}function jo(e){return`Choose what the die shows${e.length>9||e.at(-1)!==e.length?"":` (keys 1 to ${e.length})`}. How few throws take you to the goal?`}function Bt(e,t,o){
let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no throw is needed.":jo(o);let n=nt(r);return e.won()?`${n} ${$o(e.thrown.length,t??0)}`:e.moves().
length?n:`${n} No face moves you from here: undo.`}function Lt(e,t,{cells:o}){return t+e>o?`A ${e} from ${t} would pass the goal: it does not move you.`:`A ${e}\
 from ${t} lands in a loop of jumps: it does not move you.`}function Dt(e,t){if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You star\
t on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:`${r} to ${n} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${o.join(
", ")}.`}var Mo=e=>se(".face","-.19 -.19 .38 .38",G(he([0,0],e)));function Rt(e){let t=null,o=null,r=m(".dice",{role:"group",label:"Choose what the die shows"}),n=m("b.a\
mount"),s=m("span.quiet"),a=m("b.amount"),i=m("ol.thrown",{label:"Your throws"}),l=L("Undo","Take the last throw back (Backspace)",O),d=L("Start again","Back to\
 the start",x),p=L("Show the shortest route",null,()=>S(!c)),c=!1;function f(){if(!t||!o)return;let{thrown:b}=o,E=o.moves(),y=c||o.won();t.paint({current:o.at(),
near:zt(E),distance:o.trail(),move:c?null:b.at(-1)??null,route:c});for(let M of r.children){let C=Number(M.dataset.face);T(M,"aria-disabled",!E.some(([D])=>D===
C))}B(n,b.length),B(s,b.length===1?"throw":"throws"),B(a,y?t.throws??"none":"?"),ge(i,b,()=>m("li.chip",m("b"),m("small")),(M,{face:C,stand:D})=>{B(M.children[0],
C),B(M.children[1],`to ${D}`)});for(let M of[l,d])T(M,"aria-disabled",!b.length);T(p,"aria-pressed",`${c}`),T(e.root,"data-won",o.won())}function h(){t&&o&&e.say(
Bt(o,t.throws,t.faces))}function $(b){if(!t||!o||o.won())return;let E=o.at();if(c=!1,!o.throws(b)){f(),e.say(Lt(b,E,t.board));return}f();let y=o.thrown.at(-1);y&&
t.walk(y),h()}function O(){o?.undo()&&(f(),h())}function x(){!t||!o?.thrown.length||(o=Fe(t.rules),c=!1,f(),h())}function S(b){c=b,f(),b&&t?e.say(Dt(t.throws,t.
route)):h()}return{name:"Play",under:r,side:[m(".score",m("p","You ",n,s),m("p","Fewest ",a)),m(".tools",l,d,p),i],show(b){t=b,o=Fe(t.rules),c=!1,r.replaceChildren(
...t.faces.map(E=>{let y=L(Mo(E),null,()=>$(E),`Throw ${E}`);return T(y,"data-face",E),y})),f(),h()},leave:()=>T(e.root,"data-won",null),choose(b){let E=o?.moves()??
[],y=E.find(([,M])=>M===b)??E.find(([,,M])=>M===b);y?$(y[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${b}.`)},key(b,{ctrlKey:E,metaKey:y,altKey:M}){
if(E||y||M)return!1;let C=Number(b);if(b==="Backspace")O();else if(b!==" "&&t?.faces.includes(C))$(C);else return!1;return!0}}}var Pt=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
dth:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}}
`;function Jt(e){let t=e.getRootNode(),o=t instanceof ShadowRoot?t:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let r=document.createElement(
"style");r.dataset.snlWorkbench="",r.textContent=Pt,o.append(r)}var Wt="input:not([type=range]), textarea, select, [contenteditable]",Ft=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function Ht(e,t){Jt(e);let o=(t.gallery??[]).
map(F),r=m("p.speaker",{role:"status"}),n=m("span.quiet"),s=m(""),a=m(".main",s),i=m(".side"),l=m(".stage",a,i),d=m("",{class:"snl-workbench",role:"region",label:"\
Workbench",tabindex:-1}),p={root:d,say:g=>B(r,g),use(g){c.add(g),y(g),E()},can:g=>c.can(g),go(g){c.can(g)&&(y(c.go(g)),E())}},c=ct($e(location.hash)??F(t.board)),
f=[Rt(p),ht(p)],h=f[wt(location.hash)?1:0],$=Ye(c.now()),O=o.map(({name:g},u)=>[`${u}`,g]),x=re("Board",[["","Your board"],...O],"",g=>{let u=o[Number(g)];g&&u&&
p.use(u)}),S=m("input.address",{readonly:"",label:"To copy",hidden:""});async function b(){let g=`${location.href.split("#")[0]}${pe($.board)}`;S.value=g;try{await navigator.
clipboard.writeText(g),p.say("Copied: a link to this board.")}catch{S.hidden=!1,S.select(),p.say("Copy the link from the field.")}}function E(){let g=h===f[1]?gt:
"";history.replaceState(history.state,"",`${pe($.board)}${g}`)}function y(g){let u=document.activeElement,k=s.contains(u)&&u?.dataset.cell;$=Ye(g),s.replaceChildren(
$.node),l.style.setProperty("--shape",`${$.shape}`),l.style.setProperty("--columns",`${$.columns}`),B(n,ve({...g,name:""}));let j=o.findIndex(z=>pe(z)===pe(g));
x.value=j<0?"":`${j}`,x.options[0].hidden=j>=0,S.hidden=!0,h.show($),k&&$.cells.get(Number(k))?.focus({preventScroll:!0})}function M(g){h.leave(),h=g;for(let[u,
k]of C.entries())T(k,"aria-pressed",`${f[u]===h}`);J(d,"drawing",h===f[1]),a.replaceChildren(s,h.under),i.replaceChildren(m(".says",r),...h.side)}let C=f.map(g=>L(
g.name,null,()=>{M(g),y($.board),E()}));d.addEventListener("mousedown",g=>{g.target.closest(".s-grid")&&(g.preventDefault(),d.focus({preventScroll:!0}))}),d.addEventListener(
"click",({target:g})=>{let u=g.closest(".s-grid .s-cell");u&&h.choose(Number(u.dataset.cell))}),d.addEventListener("keydown",g=>{let u=g.target;Ft(g)&&g.stopPropagation(),
!u.matches(Wt)&&h.key(g.key,g)&&g.preventDefault()});function D(g){let u=g.target;if(g.defaultPrevented||!Ft(g)||!/^[1-9]$/.test(g.key)||u.closest(`${Wt}, .snl-\
stepper`))return;let{top:k,bottom:j}=s.getBoundingClientRect();j>0&&k<innerHeight&&h.key(g.key,g)&&g.preventDefault()}function K(){let g=$e(location.hash);g&&(c.
add(g),y(g))}return addEventListener("keydown",D),addEventListener("hashchange",K),d.append(m(".frame",m(".head",m(".modes",{role:"group",label:"What to do"},C),
m("label.board-of",m("span","Board"),x),n,m(".tools",L("Copy link","A link to this board",b),S)),l)),J(d,"ready",!0),T(e,"data-mounted",""),e.replaceChildren(d),
M(h),y($.board),{show:y,destroy(){removeEventListener("keydown",D),removeEventListener("hashchange",K),d.remove()}}}for(let e of document.querySelectorAll("[data-snl-workbench]:not([data-mounted])"))Ht(e,JSON.parse(e.nextElementSibling?.textContent??"null"));})();
