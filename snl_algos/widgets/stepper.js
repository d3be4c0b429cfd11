// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
var bundle=(()=>{var pt=Object.defineProperty;var lr=Object.getOwnPropertyDescriptor;var cr=Object.getOwnPropertyNames;var dr=Object.prototype.hasOwnProperty;var se=(e,t)=>{for(var n in t)pt(e,n,{get:t[n],enumerable:!0})},ur=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of cr(t))!dr.call(e,o)&&
o!==n&&pt(e,o,{get:()=>t[o],enumerable:!(r=lr(t,o))||r.enumerable});return e};var mr=e=>ur(pt({},"__esModule",{value:!0}),e);var mo={};se(mo,{board:()=>Yt,dom:()=>ht,download:()=>Vt,drawing:()=>_t,geometry:()=>bt,grid:()=>vt,marks:()=>Gt,moves:()=>It,rules:()=>At,shadow:()=>$t,start:()=>uo,
words:()=>Ot});var ht={};se(ht,{button:()=>V,choice:()=>Ne,copied:()=>ft,el:()=>f,fill:()=>Re,flag:()=>H,folded:()=>le,inCells:()=>Ee,items:()=>Ze,levelIn:()=>gr,marker:()=>Z,
picture:()=>de,put:()=>O,puts:()=>Se,reveal:()=>he,scrolling:()=>ve,scrolls:()=>je,svg:()=>K,toggle:()=>ue,withCode:()=>Ce,write:()=>j});function O(e,t,n){let r=t===
"label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&e.setAttribute(r,`${n}`)}function Se(e,t){
for(let n in t)O(e,n,t[n])}var H=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),pr=e=>!!e&&Object.getPrototypeOf(e)===Object.prototype,fr="http://www.w3.org/1999/xht\
ml",hr="http://www.w3.org/2000/svg";function tn(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)H(s,a,!0);for(let a of n)pr(
a)?Se(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>tn(fr,e,t),K=(e,...t)=>tn(hr,e,t),de=(e,t,...n)=>K(`svg${e}`,{viewBox:t,"aria-hidden":"\
true"},...n);function j(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}var Ce=e=>f("span",...e.split("`").map((t,n)=>n%2?f("code",t):t));function Re(e,t,n,r){
for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Z(e){let t=[];return n=>{for(let r of t)
H(r,e,!1);t=n.filter(r=>!!r);for(let r of t)H(r,e,!0)}}function he(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,a=Math.min(r,s/5);if(n<
o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.max(l,n-s/3))}}var V=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,click:n},e);function ue(e,t,n,r=!1){
let o=V(e,t,()=>{r=!r,O(o,"aria-pressed",`${r}`),n(r)});return O(o,"aria-pressed",`${r}`),o}function Ne(e,t,n,r){let o=t.map(([a,i])=>f("option",{value:a,selected:a===
n&&""},i)),s=f("select.button",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var ve=(e,t,...n)=>f(`.scroll${e}`,{tabindex:0,role:"group",label:t},
...n);function je(e,t){if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(
e).overflowY!=="hidden";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?
[0,.9*r]:[.9*n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}async function ft(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}
var Ze=e=>e.map(t=>f("li",t)),le=(e,...t)=>f("details.fold",f("summary",e),...t),Ee=(e,t)=>t.map(n=>f("span",{role:e},n)),gr=e=>e.closest("section section")?3:2;var br=".jp-WindowedPanel-outer, .jp-Notebook";function nn(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||O(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function wr(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function rn(e,t){H(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(br);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),wr(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function on(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var yr=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function sn(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${yr(t,o)}`}var an=e=>JSON.parse(e.nextElementSibling?.textContent??"null");function ln({dataset:e}){let{predict:t,difference:n,position:r,level:o,speed:s}=e,a=i=>i===void 0?
void 0:Number(i);return{predict:t!==void 0,difference:n!==void 0,position:a(r),level:a(o),speed:a(s)}}var vt={};se(vt,{hearCells:()=>wt,makeGrid:()=>yt});var bt={};se(bt,{anchorOf:()=>F,between:()=>ee,clamp:()=>W,distanceFrom:()=>gt,numbersOf:()=>Ie,placeOf:()=>Q,range:()=>D,shape:()=>N,slope:()=>He,smooth:()=>qe,
tintOf:()=>Te,wideOf:()=>fe});var xe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:N}=xe,D=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function Q({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Ie({cells:e,start:t}){return D(e+1-t).map(n=>n+t)}var fe=({columns:e,start:t})=>e+1-t;function F(e,t){
let[n,r]=Q(e,t),[o,s]=N.anchor;return[r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function gt([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function He(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function qe(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of D(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,u],[p,m]]=[e(i),e(l)],[[d,h],[w,k]]=[He(e,i),He(e,l)];s.push([c+d*o/3,u+h*o/3],[p-w*o/3,m-k*o/3],[p,m])}return s}var xr=4,Te=(e,t)=>{let n=xe.light.tints.
length-1;return Math.round(n*W(e/Math.max(t,xr),0,1))};function wt(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function yt(e,t){let{start:n,cells:r}=e,o=Ie(e),s=new Map;function a(d){let[h,w]=Q(
e,d),k=d===n?"start":d===r&&"goal",y=f(".cell",{role:"gridcell","data-cell":d,"data-end":k,style:`grid-column:${w+1}`},f("span.number",`${d}`),f("span.end",{"da\
ta-is":k}),f("span.badge"));return H(y,"odd",(h+w)%2),s.set(d,y),y}function i(d){for(let h of s.values())h.tabIndex=h===d?0:-1}function l(d){let{key:h,target:w}=d,
[k,y]=Q(e,Number(w.dataset.cell)),g={ArrowLeft:[k,y-1],ArrowRight:[k,y+1],ArrowUp:[k+1,y],ArrowDown:[k-1,y]};if(h==="Enter"||h===" ")w.click();else if(g[h]){let b=o.
find(S=>`${Q(e,S)}`==`${g[h]}`);s.get(b??-1)?.focus()}else return;d.preventDefault(),d.stopPropagation()}let c=d=>o.filter(h=>Q(e,h)[0]===d).sort((h,w)=>Q(e,h)[1]-
Q(e,w)[1]),u=D(e.rows).reverse(),m=f(".grid",{role:"grid",label:t,keydown:l,focusin:({target:d})=>i(d)},u.map(d=>f(".row",{role:"row"},c(d).map(a))));return i(s.
get(n)??s.get(1)),{node:m,cells:s}}var Ae=new Set,ke=null,Xe=null,kr=[" ","Home","End"];function Je(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function $r(){
return ke&&ke.root.isConnected?ke:[...Ae].filter(({root:t})=>Je(t)>0).sort((t,n)=>Je(n.root)-Je(t.root))[0]}function Mr(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Je(e.root)>=n*([ke,Xe].includes(e)?.5:.98)}function cn(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=kr.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=$r();!u||l&&!Mr(u)||(je(t,n)?e.preventDefault():u.key(n,t)&&(Xe=u,e.preventDefault()))}function dn(e){
Ae.size===0&&addEventListener("keydown",cn),Ae.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{ke=e})}function un(e){Ae.delete(e),ke===
e&&(ke=null),Xe===e&&(Xe=null),Ae.size===0&&removeEventListener("keydown",cn)}var $t={};se($t,{focusedWith:()=>ze,hosts:()=>kt,shadowIn:()=>et});var mn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var xt=new Map;function Er(e){let t=xt.get(e)??new CSSStyleSheet;return xt.has(e)||t.replaceSync(e),xt.set(e,t),t}function et(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=mn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Er(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var ze=e=>e.getRootNode().activeElement??
null,kt=()=>document.querySelectorAll(".snl-host");var Mt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
t)}}.snl{.s-panel{display:flex;flex-direction:column;gap:.3rem;min-width:0}.s-heads{font-size:.85rem;color:var(--quiet)}.s-heads .s-button{min-width:0;min-heigh\
t:1.5rem;padding:0 .5em;border-color:transparent;font-size:.85rem}.s-heads .s-tools{margin-left:auto}.s-heads .s-tools .s-button{border-color:var(--line)}.s-cod\
e>.s-heads>.s-button{padding:0 .3em;font-family:var(--mono)}.s-code>.s-heads>[aria-expanded]:before{content:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expande\
d=true]:before{content:"▾"}.s-code{flex:1 1 0;min-height:9rem}.s-lines{flex:1 1 0;min-height:6rem;padding:.4rem 0;border-radius:.6rem;background:color-mix(in sr\
gb,var(--cell) 60%,var(--paper))}.s-scroll{position:relative;overflow:auto;scrollbar-width:thin}.s-listing{font:.875rem/1.5 var(--mono)}.s-line{display:grid;gri\
d-template-columns:1.6rem 2.2rem minmax(0,1fr);align-items:start;padding-right:.5rem;border-left:4px solid transparent}.s-runs[style]{align-self:start;width:min\
(100%,var(--runs) * .22rem);height:.5em;margin-top:.5em;border-radius:0 .2em .2em 0;background:color-mix(in srgb,var(--goal) 35%,var(--paper))}.s-at{padding-rig\
ht:.7em;text-align:right;color:var(--quiet);user-select:none}.s-text{padding-left:calc((var(--indent) + 4) * 1ch);font:inherit;text-indent:calc((var(--indent) +\
 4) * -1ch);white-space:pre-wrap;overflow-wrap:anywhere}.s-text span{text-indent:0}.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-step.s-now{bo\
rder-color:var(--now);background:var(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(--ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--wrongSoft);\
text-decoration:underline wavy}@container (max-width: 33rem){.s-heads .s-button{min-width:44px;min-height:44px}}}.snl{.s-frontier{flex:none}.s-frontier>.s-heads\
,.s-chip small:empty{display:none}.s-waiting{display:flex;align-items:center;gap:.45rem;height:2.9rem;padding:.2rem 0;overflow-y:hidden;font-size:.9rem}.s-chips\
{display:contents}.s-chip{flex:none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55em;border:1.5px dashed var(--wait);border-radius:.5em}.s-chip sma\
ll{max-width:9em;overflow:hidden;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}:is(.s-queue,.s-heap)>:first-child,.s-stack>:last-child{border:2px\
 solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--now) 14%,var(--paper))}.s-gone{margin-left:auto}.s-folds{display:flex;flex-wrap:wrap;align-i\
tems:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.9rem}.s-fold[open]{flex:1 1 20rem;min-width:0}.s-distances,.s-variable\
s{max-height:16rem;border:1px solid var(--line);border-radius:.4rem}[role=row]:not(.s-row){padding:.1rem .5rem;border-left:4px solid transparent}.s-scroll [role\
=row].s-new{border-color:var(--now);font-weight:700}.s-distances [role=row]{display:grid;grid-template-columns:repeat(3,1fr)}.s-variables [role=row]{display:fle\
x;gap:.75em;justify-content:space-between;overflow-wrap:anywhere;font-family:var(--mono)}.s-variables [role]>:first-child{flex:none;max-width:60%}.s-table-head{\
position:sticky;top:0;background:var(--odd);font-weight:650}:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);outline-offset:-2px}.s-step{display:grid\
;grid-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);gap:.75em;cursor:pointer}.s-step>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.s-go{al\
l:unset;width:100%;text-align:right;text-decoration:underline}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-printed{max-height:12em;w\
hite-space:pre;font:.85em/1.5 var(--mono)}.s-tree-of{text-align:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visible}.s-tree-o\
f circle{fill:var(--paper);stroke:var(--wait);stroke-width:1.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;font-size:12p\
x;font-weight:700;text-anchor:middle}.s-tree-of .s-key{font-size:10px;font-weight:400;text-anchor:start}}.snl{.s-panes{display:grid;grid-template-columns:repeat\
(auto-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s-pane{display:flex;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weight:650}.s-pane .s-speak\
er{font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-story{flex:1 1 20rem;min-height:2.9em}.s-pair{display:grid;grid-template:auto minmax(8.5rem,1fr) / minmax(0,1f\
r);gap:.5rem}.s-pair>.s-board{max-width:min(100%,var(--tall) * var(--wide) / var(--high))}.s-pair .s-text{white-space:pre;overflow-wrap:normal}.s-pair .s-lines{\
--ground: color-mix(in srgb, var(--cell) 60%, var(--paper));--shade: color-mix(in srgb, var(--quiet) 45%, transparent);background:linear-gradient(to right,var(-\
-ground) 40%,transparent) local 0 / 2.5rem 100%,linear-gradient(to left,var(--ground) 40%,transparent) local 100% / 2.5rem 100%,linear-gradient(to right,var(--s\
hade),transparent) scroll 0 / .8rem 100%,linear-gradient(to left,var(--shade),transparent) scroll 100% / .8rem 100%,var(--ground);background-repeat:no-repeat}.s\
-pane .s-says{min-height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pane .s-line{width:max-content;min-width:100%}.s-switch{display:none}.s-several{--tall: clamp(11\
rem, var(--window, 100vh) - 27.5rem, 40rem)}@container (max-width: 51rem){.s-switch{display:flex;gap:.4rem}.s-switch>*{flex:1}.s-away{display:none}}}.snl.s-lect\
ure{--largest: 20rem;position:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:none}.s-hands{display:block}.s-button\
{min-width:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@container (min-width: 60rem){.s-frame{max-width\
:none;height:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10.5rem) }.s-listing{font-size:max(18px,.85\
em)}.s-waiting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 25em) }.s-frame>.s-legend,.s-several .s-head .s-quiet{display:none}.s-pane{min-hei\
ght:0;gap:.8vh}.s-pair{flex:1;grid-template-rows:auto minmax(0,1fr);min-height:0}.s-pair :is(.s-code,.s-lines){min-height:0}.s-pair .s-heads{display:none}}}.snl\
{.s-strip{display:none}@media print{:is(.s-tools,.s-transport,.s-side,.s-folds,.s-under,.s-legend,.s-panes,.s-line-up,.s-switch){display:none}&:has(.s-strip>img\
) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem;break-inside:avoid}.s-strip img{width:100%;border:1px soli\
d var(--line)}}}';var St=2;function Pr(e){let t=Z("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function Lr(e){let n=[...kt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function tt(e,t,n,r){let o=Lr(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=et(e,Mt,s),i=new AbortController,l=null,c={root:s,key:(m,d)=>!!l?.key(m,d)};nn(e,i.signal),n.keys&&
dn(c);let u=ue("Lecture","Full screen, large type; Escape leaves",m=>{H(s,"lecture",m);let d=()=>{s.matches(".s-lecture")||document.exitFullscreen()};m?s.requestFullscreen?.()?.
then(d,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",m=>{let{ctrlKey:d,metaKey:h,altKey:w,shiftKey:k,key:y}=m;if(d||h||w||k)return;let g=m.target;y==="Escape"?g.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(je(g,y)||c.key(y,g))&&m.preventDefault(),m.stopPropagation()}),wt(s,r),{root:s,signal:i.signal,lecture:u,
relight:Pr(s),use(m){return l=m,m},destroy(){l?.pause(),i.abort(),un(c),a()}}}function nt(e,...t){let n=t.find(([m,d])=>m?.format!==d||m.version!==St);if(!n)return null;
let[r,o]=n,{format:s,version:a=0}=r??{},i=a>St,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was recorded with ${i?"a newer":"an older"}\
 version of snl_algos (${o} ${a}; this stepper reads ${o} ${St}). ${i?"Update snl_algos, then run":"Run"} the cell again, or record the run again.`,u=f("p",{class:"\
snl snl-stepper",role:"alert"},c),{remove:p}=et(e,Mt,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var Ot={};se(Ot,{amount:()=>J,capital:()=>De,jumpKind:()=>hn,jumpsInWords:()=>Lt,kindOf:()=>Pe,landingInWords:()=>pn,moveInWords:()=>Pt,outcomeOf:()=>Tt,sentence:()=>Et,
shown:()=>G,withArticle:()=>gn});var G=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,J=(e,t="throws")=>`${G(e)} ${e===1?t.replace(/s$/,""):t}`,De=e=>`${e.charAt(0).toUpperCase()}${e.
slice(1)}`,Et=e=>`${De(e)}${/[.?!]$/.test(e)?"":"."}`,Or={queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},
level:{name:"This round",waits:"in this round"},null:{name:"Frontier"}},Pe=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],
...Or[`${e}`]}),Cr=(e,t)=>e===t?"":` and ${t>e?"up":"down"} to ${t}`;function Tt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It wa\
s stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}
if(!t||"value"in t)return`It returned ${t?t.value:"nothing"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,
l,c])=>s.length>8?i:`${i} to ${l}${Cr(l,c)}`);return`It returned ${J(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Pt(e){if(!e)return"";let{from:t,face:n}=e;
return n===null?`${De(fn(e))} from ${t}.`:`From ${t}, roll ${gn(n)}: ${pn(e)}.`}function pn(e){let t=fn(e);return`land on ${e.landing}${t&&`, ${t}`}`}function fn({
landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}var hn=([e,t])=>t>e?{kind:"ladder",ends:["f\
oot","top"]}:{kind:"snake",ends:["head","tail"]},Lt=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=hn(n);return n[0]===e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]}\
 of a ${r} from ${n[0]}`:[]}),gn=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function bn(e,t){let n=Z("new"),r=f(""),o=f(".table-head",{role:"row"},Ee("columnheader",t)),s={role:"table",tabindex:0,label:e},a=f(`.scroll.${e.toLowerCase()}`,
s,o,r),i=t.map(()=>""),l=()=>f("",{role:"row"},Ee("cell",i));function c(u,p){O(u,"data-cell",Number.isInteger(p[0])&&p[0]),p.forEach((m,d)=>j(u.children[d],m))}
return{box:a,paint(u,p){Re(r,u,l,c);let m=[...r.children].filter((h,w)=>p.has(u[w][0]));n(m);let d=m.at(-1);d&&he(a,d)}}}function wn({trace:{roles:e},unit:t}){let n=bn(
"Distances",["cell",t,"from"]),r=bn("Variables",["name","value"]),o;function s(){let{distance:c,predecessor:u}=o.state,m=[...new Set([...c.keys(),...u.keys()])].
sort((d,h)=>d-h).map(d=>[d,G(c.get(d)),G(u.get(d))]);n.paint(m,o.cells)}let a=()=>r.paint([...o.state.variables],o.names);function i(c,u,p){let m=le(c,u),d=()=>m.
open&&p();return m.addEventListener("toggle",d),{node:m,paintIfOpen:d}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.unshift(i("Distances",
n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function yn({replay:e,trace:t},n){let s=f(""),a=f(".scroll",{style:"height:2\
08px",scroll:y},s),i=Z("now"),c=f(".step",{role:"row"},Ee("columnheader",["step","line","what happens","what changed"])),u=f("",{role:"table",label:"Every step \
so far"},c,a),p=le("Every step so far",u);p.addEventListener("toggle",()=>g());let m=[],d=0,h=0,w=new Map;function k(b){let S=m[b],{line:x,function:v=0}=t.steps[S],
$=f("button.go",{type:"button"},`${S}`),{words:M}=e.changes(m[b-1]??-1,S),T=Ce(e.sentence(S)),R=[$,`${t.functions[v].first+x}`,T,M],q={role:"row","aria-rowindex":b+
2,style:"height:26px",click:()=>n(b)};return f(".step",q,Ee("cell",R))}function y(){let b=Math.max(0,Math.floor(a.scrollTop/26)-4),S=t.steps.length?W(h+1-b,0,18):
0,x=s.contains(ze(s)),v=w,$=D(S).map(M=>b+M);w=new Map($.map(M=>[M,v.get(M)??k(M)])),s.style.padding=`${b*26}px 0 ${Math.max(0,h+1-b-S)*26}px`,s.replaceChildren(
...w.values()),i([w.get(d)]);for(let[M,T]of w){let R=T.querySelector("button");R.tabIndex=M===d?0:-1,x&&M===d&&R.focus({preventScroll:!0})}}function g(){p.open&&
(y(),a.scrollTop=W(a.scrollTop,(d+1)*26-208,d*26))}return{node:p,update(b,S,x){m!==b&&w.clear(),[m,d,h]=[b,S,x],O(u,"aria-rowcount",h+2),g()}}}var It={};se(It,{movesAlong:()=>jt,movesOf:()=>Ht,wholeMove:()=>Nt});var vn=e=>e!=null&&/^\d+$/.test(e)?Number(e):null,Nt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,
stand:o,feet:e.ride(r).feet});function Rt(e,t,n,r){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s)return Nt(e,t,s);let a=o.find(
([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function jt(e,t){let n=e.
start;return t.map(r=>{let o=Nt(e,n,r);return n=o.stand,o})}function Ve(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?Rt(e,t,r[2],n):null}function Rr({steps:e},t){
let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=vn(
a.variables[l]),u=c!==null&&(Ve(t,r,c)??Ve(t,c,r));n.set(l,(n.get(l)??0)+(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function Ct(e){
let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Ht(e,t){let n=Rr(e,t),r=n&&new RegExp(`\\\
b${n}\\b`),o=null,s=null,a=null;function i(l){let c=Ct(l.predecessor);if(c)return Rt(t,c[1],c[0],s);let u=Ct(l.distance);if(u&&o!==null&&u[0]!==o)return Rt(t,o,
u[0],s);let p=Ct(l.visited);if(p&&o!==null)return Ve(t,o,p[0]);let m=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(m)?null:Ve(
t,o,s)??Ve(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=vn(l.variables[n]));let c=l.current!==void 0&&l.
frontier!==void 0,u=l.frontier?.add??[],p=u.length===1&&u[0][0]===a?.stand;return a=c?null:i(l)??(p?a:null),a})}var At={};se(At,{rulesOf:()=>qt});function qt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,m])=>p!==m)),i=typeof n=="nu\
mber"?Array.from({length:n},(p,m)=>m+1):n;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let d=a.get(p);return d===void 0||m.length&&!o?{feet:m,stand:p}:
l(d,[...m,p])}function c(p){return p<=e?p:s==="win"?e:s==="bounce"?2*e-p:0}function u(p){return p===e?[]:i.flatMap(m=>{let d=c(p+m),h=d>0?l(d).stand:null;return h===
null?[]:[[m,d,h]]})}return{cells:e,start:r,faces:i,jumps:a,ride:l,moves:u}}var Nr=["distance","predecessor","visited","variables"],zt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function rt(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function xn(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,m=e.frontier,d=m.slice(l,m.length-c);for(let h in u)d[Number(h)]=u[h];e.frontier=
i??d.concat(p)}t.scope&&e.variables.clear();for(let i of Nr){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function Dt(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function kn(e,t=Dt([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=qt(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,m=-1/0,d={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:g})=>new Uint32Array(g.length))},h=[zt(
d)];function w(g){if(o.distance)return Object.entries(g.distance??{}).filter(([,M])=>M!==null).map(([M])=>+M);let b=g.frontier??{},{add:S=[],put:x={},is:v=[...Object.
values(x),...S]}=b;return[...Object.keys(g.visited??{}).map(Number),...v.map(([$])=>$??-1)]}n.forEach((g,b)=>{xn(d,g),p=Math.max(p,d.frontier.length);for(let x of w(
g))i.has(x)||i.set(x,b),l.set(x,b);let S=d.current===null?void 0:d.distance.get(d.current);S!==void 0&&S>m&&(m>=0&&c.push({index:b,throws:S}),m=S),(b+1)%u===0&&
h.push(zt(d))});function k(g){let b=zt(h[Math.floor((g+1)/u)]);for(;b.index<g;)xn(b,n[b.index+1]);return b}function y(g,b){let S=k(g).frontier,x=k(b),v=rt(S,x.frontier),
$=rt(x.frontier,S),M=new Set,T=new Set,R=[...v.map(([L])=>`${L} leaves`),...$.map(([L])=>`${L} joins`)];for(let L of n.slice(g+1,b+1)){for(let q in{...L.distance,
...L.predecessor})M.add(+q);for(let q in L.variables)T.add(q);for(let q in L.distance)R.push(`${q}: ${G(L.distance[q])||"unknown"}`)}return R.length||(R=[...T].
map(L=>`${L} = ${x.variables.get(L)}`)),{state:x,left:v,joined:$,cells:M,names:T,words:R.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:m,at:k,changes:y,moves:Ht(e,a),mixed:new Set(n.map(({told:g})=>!!g)).size>1,stopsOf:g=>n.length?D(n.length).filter(b=>g||n[b].told||b===
n.length-1):[-1],sentence(g){let{says:b,line:S,function:x=0}=n[g]??{says:"Nothing was recorded."};return b||`${r[x].name}, line ${r[x].first+(S??0)}`}}}function jr(e,t,{frontier:n,distance:r},o){let s=([m,d])=>d.trim()&&!Number.isNaN(+d)?+d:r.get(m??-1),a=s([e,t]),i=n.filter(m=>s(m)===a).map(([m])=>m),l=[...new Set(
i)].filter(m=>m!==null),c=m=>({accept:[e],reason:`${e} ${m}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${G(a)}`);let p=`${l.sort((m,d)=>m-d).join(", ").replace(/, (\d+)$/," and $1")} wait with ${G(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function Hr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=J(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${G(a)}, and from ${r} it is ${G(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function Ir(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=rt(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=jr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=Hr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function $n(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=Ir(e,s);if(a)return s>n&&a.takes?null:a}return null}function Mn(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",u),`${i}`);return H(
p,"yes",r&&l),H(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function Sn(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),m=Mn(),d=f("span.question",{role:"status"}),h=f("strong");function w($){if($.preventDefault(),
!p.value){x(+u.value);return}m.add(+u.value,+p.value),u.value=p.value="",u.focus(),y.hidden=!1}function k(){if(!o)return;let $=m.tell(o.accept);l+=$.right,c+=$.
all,v("told","")}let y=V("Show the answer",null,k),g=f("form.form",{submit:w},u,p,f("button.button","Answer"),y,V("Skip",null,()=>v("skipped",""))),b=f(".predic\
t",{role:"group",label:"Predict"},d,g,h,m.node);function S($,M){O(b,"data-verdict",$),j(d,M),g.hidden=!o,b.hidden=!r,j(h,c?`${l} of ${c} right`:"")}function x($){
if(!o)return!1;let M=o.accept.includes($);return c+=1,l+=M?1:0,v(M?"right":"wrong",M?"Right: ":`Not ${$}: `),!0}function v($,M){if(!o)return;let{reason:T}=o,R=b.
contains(ze(b));o=null,t(s),S($,`${M}${T}.`),R&&n()}return{node:b,answer:x,on:()=>r,drop($=r){(o||!$)&&m.clear(),r=$,o=null,S("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks($,M){return o?u.focus():r&&(o=$n(e,$,M),o?.index===i&&$>a&&(o=null),o&&([a,i]=[$,o.index]),s=M,u.value=p.value=
"",m.clear(),y.hidden=!0,o&&S("asked",`${o.text} Click it on the board, or type it.`)),o&&b.scrollIntoView({block:"nearest"}),!!o}}}var Vt={};se(Vt,{download:()=>Fe});function Fe(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),
setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Gt={};se(Gt,{box:()=>te,dieMark:()=>at,goalMark:()=>Ke,group:()=>ae,jumpMarks:()=>Ge,moveMarks:()=>Ue,routeMarks:()=>_e,treeMarks:()=>Qe,words:()=>be});function En(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Tn(e,t,n){let{least:r,more:o,head:s,edge:a}=N.arc,{length:i,spot:l}=ee(
e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,d]=l(i/2,p*c*2),h=[W(m,a,n-a),Math.max(d,a)],w=ee(h,t),k=w.spot(w.length-.06);return{from:e,turn:h,tip:k,...En(k,
h,s,s*.4)}}function Ft(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...En(l,c,o,
o/2)}}function Pn(e){if(e>6)return[];let t=N.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?r(
-t,0):[]]}function Be(e,t,n){let{length:r,spot:o}=ee(F(e,t),F(e,n));return ee(o(N.apart),o(r-N.apart))}function On(e,t,n){let{length:r,spot:o}=Be(e,t,n),{half:s,over:a,rung:i}=N.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=D(l+1).map(p=>{let m=r*p/l;return[o(m,s),o(m,-s)]});return{rails:c,rungs:u}}function Ln(e,t){
let n=(e+t)%2?-1:1;return[0,N.snake.bow,-N.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function ot(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Be(e,t,
n),{swing:i,wave:l}=N.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let m=1-(2*p-1)**4,d=u*m*Math.sin(2*Math.PI*c*p)+o*Math.sin(Math.PI*p);
return a(s*p,d)}}function Bt(e,t,n,r){let o=r.map(([i,l])=>[F(e,i),F(e,l)]),s=fe(e),a={cost:1/0,manner:Ln(t,n)[0]};for(let i of Ln(t,n)){let l=ot(e,t,n,i),c=D(25).
map(d=>l(d/24)),u=c.some(([d,h])=>d<.15||d>s-.15||h<.15||h>e.rows-.15),m=c.filter(d=>o.some(([h,w])=>gt(d,h,w)<N.snake.clear)).length+(u?100:0);m<a.cost&&(a={cost:m,
manner:i})}return a.manner}function Cn(e,t,n,r){let o=ot(e,t,n,Bt(e,t,n,r)),{length:s}=Be(e,t,n),a=4*Math.max(1,Math.round(s/N.snake.wave))+2,i=h=>w=>{let k=N.snake.
half*(1-.3*w-.6*w**3),[y,g]=o(w),[b,S]=He(o,w),x=Math.hypot(b,S)||1;return[y-h*k*S/x,g+h*k*b/x]},l=qe(i(1),0,1,a),c=qe(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],
{spot:p}=ee(o(0),o(.02)),{skull:m,eye:d}=N.snake;return{outline:u,stripe:qe(o,Math.min(.4,.25/s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[
p(-.05-d/3,.55*m),p(-.05-d/3,-.55*m)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}var Rn=(e,t)=>(2*e+3*t)%xe.light.snakes.length;var me=e=>`${Math.round(e*1e3)/1e3}`,We=e=>e.map(t=>t.map(me).join(" ")),ge=e=>`M${We(e).join("L")}`,Nn=e=>`M${We(e.slice(0,1))}C${We(e.slice(1)).join(" ")}`,Wt=(e,t,n)=>`\
M${We([e])}Q${We([t,n]).join(" ")}`,Y=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),st=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:me(t),cy:me(
n),r},...o}),ae=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),te=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:me(e),y:me(t),width:n,height:r,...s},...o}),be=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:me(t),y:me(n),"font-size":r},fill:s,text:o});function qr(e,t,n){let{rails:r,rungs:o}=On(e,t,n),{rail:s,rungWidth:a}=N.
ladder,i=r.map(ge).join("");return[Y("halo",i,{stroke:"cell",width:s+.05}),Y("rungs",o.map(ge).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",
width:s})]}function Ar(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=Cn(e,t,n,r),{skull:u,stripe:p,eye:m,pupil:d}=N.snake,h=`snake-${Rn(t,n)}`,
w=`${Nn(o)}Z`,k={"stroke-dasharray":"0.04 0.12"};return[Y("halo",w,{stroke:"cell",width:.06}),Y("tongue",c.map(y=>ge(y)).join(""),{stroke:h,width:.025}),Y("skin",
w,{fill:h}),Y("stripe",Nn(s),{stroke:"cell",width:p},k),st("skull",a,u,{fill:h}),...i.map(y=>st("eye",y,m,{fill:"die"})),...l.map(y=>st("pupil",y,d,{fill:"dieIn\
k"}))]}function Ge(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>ae(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,qr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Ar(e,a,i,r)))]}function Ke(e){let[t,n]=Q(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=N.
flag,[c,u,p]=s,m=w=>w.map(([k,y])=>[r+k,o+y]),d=ge(m([s.slice(0,2),[c,p]])),h=`${ge(m([[c,u],a,[c,i]]))}Z`;return ae("flag",[Y("pole",d,{stroke:"goal",width:l}),
Y("pennant",h,{fill:"goal"})])}function at([e,t],n,r=1){let{side:o,corner:s,pip:a}=N.die,i=Pn(n).map(p=>st("pip",p,a,{fill:"dieInk"})),l=be("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},u=te([-o/2,-o/2],o,o,c,{rx:s});return ae("die",[u,...i.length?i:[l]],{transform:`translate(${me(
e)} ${me(t)}) scale(${r})`})}function jn(e,t,n){let[r,o]=Q(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return te([o+.06,e.rows-r-.94],.88,.88,s,a)}function Ue(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[jn(e,o,"stand")];if(n===null)return s;let a=F(
e,t);if(t===r)return[at(a,n)];let{turn:i,neck:l,wings:c}=Tn(a,F(e,r),fe(e)),u=`--far:${me(ee(a,i).length+ee(i,l).length)}`,p={stroke:"now",width:N.arc.width};return[
jn(e,r,"landing"),...s,Y("arc",Wt(a,i,l),p,{"stroke-linecap":"butt",style:u}),Y("tip",`${ge(c)}Z`,{fill:"now"}),at(a,n)]}function _e(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[F(e,r),F(e,s)],u=Ft(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,m]=[u.middle[0],Math.floor(u.middle[1])+.5],d=Wt(u.from,u.turn,u.neck),h=`${ge(
u.wings)}Z`;return ae("leg",[Y("rim",d,{stroke:"cell",width:.1}),Y("shaft",d,{stroke:"ink",width:.05}),Y("tip",h,{fill:"ink"}),te([p-.3,m-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),be("order",[p-.16,m+.066],.19,`${i+1}`,"cell"),at([p+.16,m],o,.8)],{style:`--order:${i}`})})}function Qe(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[F(e,a),F(e,s)],{from:c,turn:u,
tip:p,wings:m}=Ft(i,l,.12,.18,.13),d=Wt(c,u,p)+ge(m);return Y(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var Hn=80,zr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Dr=.55,Ye=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function In(e,t){let[
n,r]=t.split("-"),o=xe[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function Kt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?In(i,n):e==="g"?void 0:"none",stroke:r&&In(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,m])=>` ${p}="${Ye(`${m}`)}"`),u=s.map(p=>Kt(p,i)).join("")+Ye(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}function Vr({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=null)return`tint-${Te(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"\
startGround";let[s,a]=Q(t,r);return(s+a)%2?"odd":"cell"}function Fr(e,t,n){let{plan:r,state:o,found:s}=e,[a,i]=Q(r,t),[l,c]=[i,r.rows-a-1],u=[te([l,c],1,1,{fill:Vr(
e,t),stroke:"line",width:.01})];if(o?.current===t)u.push(te([l+.03,c+.03],.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let g={"stroke-dasharray":"0.08 0\
.06",rx:.04};u.push(te([l+.045,c+.045],.91,.91,{stroke:"wait",width:.03},g))}else if(o?.visited.has(t)&&!o.distance.has(t)){let g={"stroke-dasharray":"0.02 0.05",
rx:.04};u.push(te([l+.045,c+.045],.91,.91,{stroke:"quiet",width:.025},g))}s.has(t)&&u.push({tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,
m=.1+.115*p.length,[d,h]=[l+N.number[0],c+N.number[1]],w=[te([d,h],m,.25,{fill:"chip"},{rx:.05}),be("number",[d+m/2,h+.192],.19,p,"ink")],k=t===r.start?"start":
t===r.cells?"goal":"";k&&w.push(te([l+.05,c+.74],.4,.2,{fill:"chip"},{rx:.04}),be("end",[l+.25,c+.885],.14,k,k));let y=G(o?.distance.get(t));if(y){let[g,b]=[l+N.
badge[0],c+N.badge[1]],S=Math.max(.26,.14+.1*y.length);w.push(te([g-S/2,b-.13],S,.26,{fill:"badge"},{rx:.13}),be("badge",[g,b+.064],.18,y,"badgeInk"))}return{below:u,
above:w}}function Br(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,found:i}=e,l=new Set((r?.frontier??[]).map(([g])=>g)),c=Ie(t).map(g=>Fr(e,g,l)),u=new Set(
o?.feet);for(let[,g,b]of a)g!==b&&u.add(g);let p=[...n].filter(([g,b])=>i.has(g)&&i.has(b)),m=new Set(p.map(([g])=>g)),d=Ge(t,n).map(g=>{let[b]=`${g.attributes["\
data-ends"]}`.split(" ").map(Number),S=(a.length>0||m.size>0)&&!u.has(b)&&!m.has(b);return{...g,attributes:{...g.attributes,opacity:S?N.faint:1}}}),h=s&&r?Qe(t,
r.predecessor,r.current):[],w=c.flatMap(g=>g.below),k=c.flatMap(g=>g.above),y={"stroke-linecap":"round","stroke-linejoin":"round"};return[ae("ground",w),ae("jum\
ps",[Ke(t),...d],y),ae("above",[...h,...o?Ue(t,o):[]]),ae("numbers",k,{"font-weight":700}),ae("route",_e(t,a,t.start))]}function Ut(e,t){let r=.2,o=e.map(({drawn:c,
caption:u})=>{let p=fe(c.plan),m=Math.min(.3,p/Math.max(1,u.length)*1.9),d=be("caption",[0,c.plan.rows+.4],m,u,"ink");d.attributes["text-anchor"]="start";let h=ae(
"board",[...Br(c),d],{transform:`translate(${r} ${.2})`});return r+=p+.5,Kt(h,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Dr+.2,i=Kt(te([0,0],
s,a,{fill:"paper"}),t),l=Ye(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*Hn)}\
" height="${Math.round(a*Hn)}" font-family="${zr}"><title>${l}</title>${i}${o.join("")}</svg>`}var qn={text:""},An=e=>{qn.text=e},Wr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function zn(e,t){
let n="together"in e?e.together.traces:[e.trace],r=Ye(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="<\/script>";return`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${r}</title>
<style>:root { color-scheme: light dark } body { margin: 0 }</style>
</head>
<body>
<main>
<div data-snl data-level="1" data-position="${t}"></div>
${o} type="application/json">${Wr(e)}${s}
${o}>(${qn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Gr(e){let t=new Image;t.src=Vn(e),await t.decode();let n=document.createElement("canvas");return[n.width,n.height]=[t.width*2,t.height*2],n.getContext(
"2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture is too large")))})}function Dn(e,t=e.index()){let n=e.index();
t!==n&&e.show(t);let r={drawn:e.board.drawn(),caption:De(e.replay.sentence(t))};return t!==n&&e.show(n),r}var Vn=e=>`data:image/svg+xml;charset=utf-8,${encodeURIComponent(
e)}`;function Kr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.floor(o.
length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function it(e,t,n,r){let o=()=>`${e.map(({trace:x})=>x.
name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:x}=getComputedStyle(k),v=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";return x===
"light"||x==="dark"?x:v}let a=()=>e.map(x=>Dn(x)),i=()=>Ut(a(),s()),l=f("input.address",{readonly:"",label:"To copy",hidden:""}),c=f("span.quiet",{role:"status"});
async function u(x){l.hidden=!1,l.value=x,l.select(),c.textContent=await ft(x)?"Copied.":"Copy it from here."}let p=()=>sn(k,n()),m=()=>`<iframe src="${p()}" ti\
tle="${e[0].trace.name}" width="100%" height="720"></iframe>`,d=[V("Picture (SVG)","The board at this step",()=>Fe(i(),"image/svg+xml",`${o()}.svg`)),V("Picture\
 (PNG)","The board at this step",async()=>Fe(await Gr(i()),"image/png",`${o()}.png`)),V("Link to this step",null,()=>u(p())),V("Embed","HTML for a page of yours",
()=>u(m())),V("This page","A file that needs no network",()=>Fe(zn(t,n()),"text/html",`${o()}.html`))],h=f(".menu",{role:"group",label:"Export"},d,l,c);h.hidden=
!0;let w=V("Export","A picture, a link, the page",()=>y(!!h.hidden)),k=f(".share",w,h);function y(x){h.hidden=!x,l.hidden=!0,c.textContent="",O(w,"aria-expanded",
`${x}`)}y(!1),k.addEventListener("keydown",x=>{x.key!=="Escape"||h.hidden||(y(!1),w.focus(),x.stopPropagation())}),k.addEventListener("focusout",({relatedTarget:x})=>{
x instanceof Node&&!k.contains(x)&&y(!1)});let g=f(".strip");function b(){let x=e.flatMap(v=>Kr(v).map($=>{let M=Dn(v,$),T=Vn(Ut([M],"light"));return f("img",{src:T,
alt:`Step ${$}: ${M.caption}`})}));g.replaceChildren(...x)}let S=matchMedia("print");return S.addEventListener("change",()=>S.matches&&b(),{signal:r}),S.matches&&
queueMicrotask(b),{node:k,strip:g}}var Ur="M4 3h3v10H4zM9 3h3v10H9z",Wn="M4 2.5v11l9-5.5z",_r=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",Wn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Qr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),Fn=900,[Bn,Yr]=[700,250];function lt(e,t,n=1){let r=Fn/n,o,s=[];function a(v){clearTimeout(o),o=v,h.setAttribute("d",o?Ur:Wn),O(d[2],"label",o?"Pause":"Pl\
ay"),O(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(v){i(),e.go(W(v,0,e.last()))}let c=()=>s.some(({at:v})=>v===e.index())?3:1,u=()=>a(setTimeout(()=>{
t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let m={Home:()=>l(0),ArrowLeft:()=>l(
e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:v})=>v>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({at:v})=>v<e.index())?.
at??0)},d=_r.map(([v,$,M])=>{let T=de("","0 0 16 16",K("path",{d:M}));return V(T,`${$} (${v.trim()||"space"})`,m[v],$)}),h=d[2].querySelector("path"),w=f("input\
.bar",{type:"range",min:0,label:"Step",input:()=>l(+w.value)}),k=f(".ticks",{"aria-hidden":"true"}),y=f("span.of"),g=Ne("Speed",Qr,n,v=>{r=Fn/Number(v)});function b(){
let v=e.index(),$=e.last();w.value=`${v}`,w.style.setProperty("--at",`${v/Math.max(1,$)}`),O(w,"aria-valuetext",e.words(v)),j(y,`${e.number(v)} / ${e.number($)}`);
let M=T=>T<2?v<=0:T>2&&v>=$;d.forEach((T,R)=>O(T,"aria-disabled",M(R)))}function S({at:v,text:$},M){let T=M%Math.ceil(s.length/10)===0&&$;return f("span",{style:`\
--at:${v/Math.max(1,e.last())}`},T)}let x=[f(".buttons",d),f(".track",w,k),y,g];return i(),{update:b,pause:i,pace(){let v=o?.8*r:Bn;return v<Yr?0:Math.min(v,Bn)},
goTo:l,focus:()=>d[3].focus(),node:f(".transport",{role:"group",label:"Time"},x),reset(){s=e.ticks(),w.max=`${e.last()}`,k.replaceChildren(...s.map(S)),b()},key(v,$){
let M=v===" "?", button, summary":"";return!m[v]||$.matches(`select, input:not([type=range])${M}`)?!1:(m[v](),!0)}}}var Yt={};se(Yt,{makeBoard:()=>Qt});var _t={};se(_t,{elementOf:()=>we});function we({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return K(u,{...n,style:c||null},a.map(we),i)}var[Gn,Kn]=[150,350],Zr=.25,Un=24;function Jr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...D(o-e+1).map(a=>e+a),...D(o-n).
map(a=>o-1-a)]}function Xr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Be(e,n,r);return[i(0),i(a),F(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=ot(e,n,r,
Bt(e,n,r,o));return[...D(Un+1).map(a=>s(a/Un)),F(e,r)]}function _n(e,t,n,r){let s=Jr(n,e.cells).map(c=>F(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[m,d]=s[c],h=[(m+u)/2,Math.min(d,p)-Zr];a.push({at:h,time:i+Gn/2,easing:"ease-in"}),i+=Gn,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=Xr(e,t,c);for(let[p,m]of u.entries())a.push({at:m,time:i+Kn*(p+1)/u.length,easing:"linear"});i+=Kn}let l=W(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var eo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Qn=([e,t])=>`translate(${e}px,${t}px)`;function Yn(e,t){let n=K("path.piece",{d:eo,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&O(n,"style",`t\
ransform:${Qn(F(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(m=>{let d=_n(e,t,m,i).map(
h=>({...h,time:c+h.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let p=u.map(({at:m,time:d,easing:h})=>({transform:Qn(m),offset:d/c,easing:h}));O(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var to=400;function Qt({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=fe(c),{node:m,
cells:d}=yt(c,n),h=new Map,w=Z("new"),k=Z("touched"),y=!1,g=null,b=new Set,S=null,x=[],v=`0 0 ${p} ${u}`,$=de(".layer.goal",v,we(Ke(c))),M=de(".layer.jumps",v,Ge(
c,l).map(we)),[T,R,L]=["g.tree","g.move","g.route"].map(E=>K(E)),q=de(".layer.above",v,T,R,L),ne=Yn(c,l),re=de(".layer.top",v,ne.node),pe=f(".sheet",m,$,M,q,re);
function ye(E,P,I){if(!g)return"";let[z,X]=[g.distance.get(E),g.predecessor.get(E)],A=[`cell ${E}`,d.get(E)?.dataset.end,...Lt(E,l)],_=g.visited.has(E)?"visited":
"not reached";return A.push(P?"current":"",z!=null?`reached in ${J(z,o)}`:_,X!=null?`from ${X}`:"",I?r:"",b.has(E)?"part of what is wrong":""),A.filter(Boolean).
join(", ")}let ce=E=>`var(--tint-${Te(E,s)})`;function C(E,P,I,z){let X=E.current===P,A=E.visited.has(P),_=E.distance.get(P),Xt=E.predecessor.get(P),en=`${[X,z,
A,_,Xt,b.has(P)]}`;if(h.get(P)===en)return;h.set(P,en);let ir=_!=null?"reached":A&&"visited";Se(I,{"data-distance":_,"data-tint":_!=null&&Te(_,s),"data-from":Xt,
"data-visited":A,"data-waits":z,"aria-current":X,"data-state":X?"current":z?"frontier":ir,label:ye(P,X,z)}),_!=null&&I.style.setProperty("--tint",ce(_)),O(I.lastChild,
"data-is",G(_)||null)}function B(){if(!g)return;let E=new Set(g.frontier.map(([P])=>P));for(let[P,I]of d)C(g,P,I,E.has(P))}function U(){if(!g)return;let E=y?Qe(
c,g.predecessor,g.current):[];T.replaceChildren(...E.map(we))}let ie=E=>E.map(P=>M.querySelector(`[data-ends="${P} ${l.get(P)}"]`));function oe(E,P){let I=new Set(
ie(P));for(let z of M.children)H(z,E,I.has(z))}function Oe(E){let P=E.flatMap(([,I,z])=>z===I?[]:t.ride(I).feet);L.replaceChildren(..._e(c,E,a).map(we)),H(M,"ro\
uted",E.length),oe("taken",P)}let $e=()=>H(pe,"arrived",!0),Me=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:d,columns:p,shape:p/
u,node:f(`.board${Me}`,{style:`--wide:${p};--high:${u}`},pe),paint(E,P,I,z,X=0){g=E;let A=`${Object.values(I??{})}`!=`${Object.values(S??{})}`;(A||z.length)&&ne.
rest(),H(pe,"arrived",!1),B(),w([...P].map(_=>d.get(_))),U(),R.replaceChildren(...(I?Ue(c,I):[]).map(we)),k(ie(I?.feet??[])),`${z}`!=`${x}`&&Oe(z),X>0&&z.length?
ne.walk(jt(t,z),to,$e):X>0&&A&&I&&ne.walk([I],X),S=I,x=z},piece:ne,top:re,celebrate:$e,showTree(E){y=E,U()},mark(E,P){let I=P.flatMap(A=>A.moves??[]),z=P.flatMap(
A=>A.jumps??[]),X=I.flatMap(([,A])=>t.ride(A).feet);oe("found",[...z.map(([A])=>A),...X]),b=new Set(P.flatMap(A=>A.cells??[]));for(let[A,_]of d)H(_,"differs",A===
E),H(_,"found",b.has(A));B()},drawn:()=>({plan:c,jumps:l,farthest:s,state:g,found:b,move:S,treeShown:y,route:x})}}var Le=e=>e.length-e.trimStart().length;function no(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>Le(o)<Le(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Zn(e){let t=no(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(Le),80)}}var Jn=e=>e.startsWith("#:");function ro(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return H(i,"told",a==="c1"&&Jn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function oo(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,Le(n.data))))}function so({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Zn(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,Le(c)-s),m=f("code.text",{style:`--indent:${p}`},ro(r?.[u],c));u>=o&&oo(m,s);let d=f(
"span.at",`${t+u}`);return f(".line",{"data-line":u},f("span.runs"),d,m)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));
return{rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function Xn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=Z("now"),l=Z("raise\
d"),c=e.map((x,v)=>so(x,r?.[v])),u=ve(".lines","Code",...c.map(({node:x})=>x)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],m=null,d=!1,h=V("","Sh\
ow or fold what comes before the first line that runs",()=>{d=!d,w()});function w(){O(h,"aria-expanded",`${d}`);for(let{above:x}of c)x.hidden=!d&&!(m&&x.contains(
m))}let k=ue("Notes","Show the comments that narrate",x=>H(u,"told",x)),y=!1,g=new ResizeObserver(()=>{y=!0,m&&he(u,m)});g.observe(u),o.addEventListener("abort",
()=>g.disconnect());function b({rows:x,counts:v},$){$.forEach((M,T)=>{if(M===v[T])return;v[T]=M;let R=x[T].firstChild;O(R,"style",M>0&&`--runs:${Math.log2(M+1).
toFixed(2)}`),O(R,"title",M>0&&`ran ${J(M,"times")}`)})}let S=f(".heads",h,a,f("span.tools",s,k));return{node:f(".panel.code",S,u),paint({fn:x,line:v,depth:$,runs:M},T){
c.forEach((R,L)=>{R.node.hidden=L!==x,b(R,M[L])}),v!=null&&(m=c[x].rows[v],j(h,`${e[x].name}`),j(a,$?`${J($,"calls")} deep`:""),i([m]),l([T&&p]),w(),y&&he(u,m))}}}function ao(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=D(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1);return K("g",K("line",{x1:u,y1:p,x2:l,y2:c}),K("circle",{cx:l,cy:c,r:13.5}),K("text",{x:l,y:c+4.5}),K("text.key",{x:l+15,
y:c-6}))}),a=de("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[u,p]=i[c]??[null,
""];Se(l,{visibility:!i[c]&&"hidden","data-cell":u}),j(l.children[2],u??"?"),j(l.children[3],p.slice(0,5))}),j(r,i.length>e?`${i.length-e} more below`:"")}}}function er({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=Pe(e),s=Z("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,u]=r.map(k=>f(
"span.quiet",k)),p=ve(".waiting",n,c,l,u),m=o==="heap"&&t>0?ao(Math.min(t,15)):null,d=f(".panel.frontier",f(".heads",f("span",n),a,i),p);d.hidden=!e.roles.frontier;
let h=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function w(k,[y,g]){O(k,"data-cell",y),j(k.children[0],y??"?"),j(k.children[1],g)}return{node:d,heap:m?.
node??null,read:()=>[...l.children].map(k=>{let{cell:y}=k.dataset;return[y?+y:null,k.children[1].textContent]}),paint({state:{frontier:k},left:y,joined:g}){Re(l,
k,h,w),m?.paint(k),j(a,`${k.length} waiting`),j(i,y.length?`out: ${y.map(([S])=>S).join(", ")}`:""),s(g.map(S=>l.children[k.lastIndexOf(S)]));let b=l.lastElementChild;
o==="stack"&&b&&he(p,b)}}}function ct(e,t,n,r,o){let s=kn(e,o),{rules:a,unit:i}=s,l=Qt({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:Pe(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&ue("Every line","Stop at every line",$=>{v.stops=s.stopsOf($),r($)}),u=Xn(e,t,n,...c?[c]:[]),p=er(
s),m=wn(s),[d,h,w]=[f("span.sentence"),f("strong.outcome"),f("p.game")],k=f("p.speaker",{"aria-live":"polite"},d," ",h),y=f(".says",k,w),g=e.steps.length-1,b=-1;
n.addEventListener("abort",l.piece.rest);function S(){let $=u.node.querySelector(".s-line.s-now"),M=l.node.querySelector("[data-state=current]"),T=R=>Object.fromEntries(
[...l.cells].filter(([,{dataset:L}])=>L[R]).map(([L,{dataset:q}])=>[L,Number(q[R])]));return{current:M&&Number(M.dataset.cell),frontier:p.read(),distance:T("dis\
tance"),predecessor:T("from"),visited:Object.keys(T("visited")).map(Number),line:$&&Number($.dataset.line),says:e.steps[b]?.says?d.textContent:""}}function x($){
let M=Pt($);return M!==d.textContent?M:$&&!a.jumps.has($.landing)?"No jump there.":""}let v={trace:e,replay:s,board:l,code:u,frontier:p,tables:m,says:y,speaker:k,
read:S,stops:s.stopsOf(!s.mixed),index:()=>b,placeAt:$=>v.stops.findLastIndex(M=>M<=$),placeFrom:$=>Math.min(v.placeAt($-1)+1,v.stops.length-1),show($,M=0){let T=v.
stops[v.placeAt($-1)]??-1,R=b===T;b=$;let L=b===g,q=s.changes(T,b),ne=s.moves[b]??null,re=L&&e.outcome!=="returned",pe=L&&!re&&e.answer?.route||[],ye=L&&e.findings.
length>0;l.paint(q.state,q.cells,ne,pe,R&&!ye?M:0),u.paint(q.state,L),p.paint(q),m.paint(q),O(y,"data-failed",re),O(d,"data-told",e.steps[b]?.told);let ce=Ce(s.
sentence(b));ce.textContent!==d.textContent&&d.replaceChildren(ce),j(h,L?Tt(e):""),j(w,L?"":x(ne))}};return v}function dt(e,t){let n=(r,o)=>f("span",f("i.key",{
"data-key":r}),o);return f(".legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",Pe(e).waits),e.roles.distance&&n("reached","reache\
d: near to far"),e.roles.visited&&n("visited","only landed on"),t&&n("found","part of what is wrong"))}var ut=e=>ue("Tree","From where each cell was reached",t=>{
for(let{board:n}of e)n.showTree(t)});function Zt(e,{board:{name:t,cells:n}},r=3){let o=f("span.quiet",`${t?`${t} · `:""}${n} cells`);return f(".title",f("span",{role:"heading","aria-level":r},e),o)}
function tr(e,t,n={}){let{trace:r,highlight:o}=t,s=nt(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,title:u=r.name}=r,p=r.steps.length-
1,m=tt(e,`Stepper: ${u}`,n,$),d=ct(r,o,m.signal,()=>{k=0,x(),g.reset()}),{replay:h}=d,w=-1,k=0,y=()=>Math.max(0,d.placeAt(w)),g=m.use(lt({last:()=>d.stops.length-
1,index:y,number:E=>Math.max(0,d.stops[E]??0),go:E=>v(d.stops[E]),back:()=>y()-(d.stops[y()]===w?1:0),words:E=>`step ${Math.max(0,d.stops[E])} of ${Math.max(0,p)}\
: ${h.sentence(d.stops[E])}`,ticks:()=>h.ticks.map(({index:E,throws:P})=>({at:d.placeFrom(E),text:G(P)})),forward(){let E=d.stops[d.placeAt(w)+1];return E===void 0||
b.asks(w,E)?!1:(v(E),!0)}},d.speaker,n.speed)),b=Sn(h,v,g.focus),S=yn(d,g.goTo);function x(){d.show(w,g.pace()),k=Math.max(k,y()),S.update(d.stops,y(),b.on()?y():
k),g.update(),m.relight()}function v(E){let P=W(Math.round(E)||0,0,p);b.drop(),P!==w&&(w=P,x(),n.onMove?.(w))}function $(E){if(b.answer(E))return;let P=h.first.
get(E);P!==void 0?g.goTo(d.placeFrom(P)):j(d.says.lastChild??d.says,`Cell ${E} is not reached in this run.`)}function M(E){g.pause(),b.drop(E),x()}let T=ue("Pre\
dict","Be asked which cell comes next",M,n.predict),R=it([d],t,()=>w,m.signal),L=c.length>0,q=Ze(c.map(({says:E})=>Et(E))),ne=L&&f("ul.findings",{label:"What is\
 wrong"},q),{board:re,says:pe,code:ye,frontier:ce,tables:C}=d,B=f(".tools",T,m.lecture,R.node),U=f(".head",Zt(u,r,n.level),g.node,B),ie=f(".under",dt(r,L),l.predecessor&&
ut([d])),oe=f(".main",re.node,ie),Oe=f(".side",pe,b.node,ne,ye.node,ce.node),$e=`--shape:${re.shape};--columns:${re.columns}`,Me=f(".folds",C.folds,ce.heap&&le(
"Heap",ce.heap),S.node,a.length>0&&le("What was guessed",f("ul",Ze(a))),i&&le("What it printed",ve(".printed","What it printed",i)));return m.root.append(f(".fr\
ame",U,f(".stage",{style:$e},oe,Oe),Me,R.strip)),b.drop(n.predict),re.mark(null,c),w=W(n.position??d.stops[0],0,p),x(),g.reset(),{go:v,position:()=>w,state:d.read,
element:m.root,destroy:m.destroy}}function Jt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function nr(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:D(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${J(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function rr(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${J(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var or=e=>e==null?"unreachable":J(e);function io(e,t){let{name:n,title:r=n}=e.trace,{says:o,board:s,frontier:a,tables:i}=e,l=t?le("Code",e.code.node):e.code.node,
c=f(".pair",s.node,l),u=f(".folds",i.folds,a.heap&&le("Heap",a.heap)),p=f(".pane-head",r);return f("section.pane",{label:r},p,o,c,a.node,u)}function lo(e,t){let n=t.
map((o,s)=>V(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>H(s,"away",a!==o)),n.forEach((s,a)=>O(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function sr(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(C=>[C,"snl-trace"]),i=nt(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=tt(e,"Steppers together",n,C=>S(C)),p=Dt(s),m=s.map((C,B)=>ct(C,o[B],u.signal,void 0,p)),d=Jt(m),
h=-1,w="",k=l[0]?.cell??s[0].board.cells,y=u.use(lt({last:()=>d.length-1,index:()=>h,number:C=>C,ticks:()=>d.ticks,words:C=>d.words(C),go:g,back:()=>h-1,forward:()=>g(
h+1)},c));function g(C){let B=W(Math.round(C??0)||0,0,d.length-1);B!==h&&(h=B,m.forEach((U,ie)=>{let oe=W(d.at(h,U,ie),0,U.stops.length-1);U.show(U.stops[oe],y.
pace())}),j(c,w&&h===d.start?w:`${w} ${d.words(h)}`.trim()),y.update(),u.relight(),n.onMove?.(h))}function b(C,B,U="",ie=null){[d,w,h]=[C,U,-1];for(let{board:oe}of m)
oe.mark(B,ie?[ie]:[]);y.pause(),g(d.start),y.reset()}function S(C,B="",U=null){k=C,v.value="cell",b(rr(m,C),C,B,U)}let v=Ne("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",C=>{C==="cell"?S(k):b(C==="throws"?nr(m):Jt(m),null)});function $({trace:C,cell:B,true:U,claimed:ie,finding:oe},Oe){
let{name:$e,title:Me=$e}=s[C],E=oe.kind==="answers"?"":`: ${oe.says}`,P=`They part at cell ${B}. Right: ${or(U)}. ${Me} says ${or(ie)}${E}.`,I=`${Oe?"D":"First \
d"}ifference${l[1]?`, ${Me}`:""}`;return V(I,null,()=>{S(B,P,oe),L.choose(C)})}let M=l.map($),T=m.map(C=>io(C,m.length>2)),R=s.map(({name:C,title:B=C})=>B),L=lo(
T,R),q=it(m,t,()=>h,u.signal),ne=Zt(`${m.length} runs on one board`,s[0],n.level),re=f(".tools",u.lecture,q.node),pe=f(".head",ne,y.node,re),ye=f(".line-up",c,v,
M,ut(m)),ce=dt(s[0],l.length>0);return u.root.append(f(".frame.several",pe,ye,L.node,f(".panes",T),ce,q.strip)),n.difference&&M[0]?M[0].click():g(n.position),y.
reset(),{go:g,position:()=>h,state:()=>m.map(({read:C})=>C()),element:u.root,destroy:u.destroy}}var mt=(e,t,n)=>"together"in t?sr(e,t,n):tr(e,t,n);function ar(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>mt(o,an(o),
{...ln(o),...e}));function r(){let o=on(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&s.element.scrollIntoView({block:"start"}))}return e.keys&&
(addEventListener("hashchange",r),r()),n}function co({model:e,el:t}){let n=mt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=rn(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function uo(e){
return An(e),{mount:mt,mountAll:ar,render:co}}return mr(mo);})();
return { ...bundle, ...bundle.start(`${snl}`) };
})();
