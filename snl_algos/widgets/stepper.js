// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
var bundle=(()=>{var ft=Object.defineProperty;var ir=Object.getOwnPropertyDescriptor;var lr=Object.getOwnPropertyNames;var cr=Object.prototype.hasOwnProperty;var re=(e,t)=>{for(var n in t)ft(e,n,{get:t[n],enumerable:!0})},dr=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of lr(t))!cr.call(e,o)&&
o!==n&&ft(e,o,{get:()=>t[o],enumerable:!(r=ir(t,o))||r.enumerable});return e};var ur=e=>dr(ft({},"__esModule",{value:!0}),e);var mo={};re(mo,{board:()=>Yt,dom:()=>gt,download:()=>Ft,drawing:()=>_t,geometry:()=>wt,grid:()=>xt,marks:()=>Kt,moves:()=>qt,rules:()=>zt,shadow:()=>$t,start:()=>uo,
words:()=>Ct});var gt={};re(gt,{button:()=>V,choice:()=>Ce,copied:()=>ht,el:()=>f,fill:()=>Oe,flag:()=>A,folded:()=>ie,inCells:()=>Se,items:()=>Ye,levelIn:()=>hr,marker:()=>Q,
picture:()=>ce,put:()=>C,puts:()=>$e,reveal:()=>he,scrolling:()=>ye,scrolls:()=>Re,svg:()=>K,toggle:()=>de,withCode:()=>Pe,write:()=>I});function C(e,t,n){let r=t===
"label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&e.setAttribute(r,`${n}`)}function $e(e,t){
for(let n in t)C(e,n,t[n])}var A=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),mr=e=>!!e&&Object.getPrototypeOf(e)===Object.prototype,pr="http://www.w3.org/1999/xht\
ml",fr="http://www.w3.org/2000/svg";function en(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)A(s,a,!0);for(let a of n)mr(
a)?$e(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>en(pr,e,t),K=(e,...t)=>en(fr,e,t),ce=(e,t,...n)=>K(`svg${e}`,{viewBox:t,"aria-hidden":"\
true"},...n);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}var Pe=e=>f("span",...e.split("`").map((t,n)=>n%2?f("code",t):t));function Oe(e,t,n,r){
for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Q(e){let t=[];return n=>{for(let r of t)
A(r,e,!1);t=n.filter(r=>!!r);for(let r of t)A(r,e,!0)}}function he(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,a=Math.min(r,s/5);if(n<
o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.max(l,n-s/3))}}var V=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,click:n},e);function de(e,t,n,r=!1){
let o=V(e,t,()=>{r=!r,C(o,"aria-pressed",`${r}`),n(r)});return C(o,"aria-pressed",`${r}`),o}function Ce(e,t,n,r){let o=t.map(([a,i])=>f("option",{value:a,selected:a===
n&&""},i)),s=f("select.button",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var ye=(e,t,...n)=>f(`.scroll${e}`,{tabindex:0,role:"group",label:t},
...n);function Re(e,t){if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(
e).overflowY!=="hidden";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?
[0,.9*r]:[.9*n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}async function ht(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}
var Ye=e=>e.map(t=>f("li",t)),ie=(e,...t)=>f("details.fold",f("summary",e),...t),Se=(e,t)=>t.map(n=>f("span",{role:e},n)),hr=e=>e.closest("section section")?3:2;var gr=".jp-WindowedPanel-outer, .jp-Notebook";function tn(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||C(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function br(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function nn(e,t){A(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(gr);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),br(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function rn(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var wr=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function on(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${wr(t,o)}`}var sn=e=>JSON.parse(e.nextElementSibling?.textContent??"null");function an({dataset:e}){let{predict:t,difference:n,position:r,level:o,speed:s}=e,a=i=>i===void 0?
void 0:Number(i);return{predict:t!==void 0,difference:n!==void 0,position:a(r),level:a(o),speed:a(s)}}var xt={};re(xt,{hearCells:()=>vt,makeGrid:()=>yt});var wt={};re(wt,{anchorOf:()=>D,between:()=>Z,clamp:()=>B,distanceFrom:()=>bt,numbersOf:()=>je,placeOf:()=>J,range:()=>z,shape:()=>N,slope:()=>Ne,smooth:()=>He,
tintOf:()=>Ie,wideOf:()=>fe});var xe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:N}=xe,z=e=>Array.from({length:e},(t,n)=>n),B=(e,t,n)=>Math.min(n,Math.max(t,e));function J({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function je({cells:e,start:t}){return z(e+1-t).map(n=>n+t)}var fe=({columns:e,start:t})=>e+1-t;function D(e,t){
let[n,r]=J(e,t),[o,s]=N.anchor;return[r+o,e.rows-n-1+s]}function Z([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function bt([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=B(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Ne(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function He(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of z(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,u],[p,m]]=[e(i),e(l)],[[d,h],[v,k]]=[Ne(e,i),Ne(e,l)];s.push([c+d*o/3,u+h*o/3],[p-v*o/3,m-k*o/3],[p,m])}return s}var yr=4,Ie=(e,t)=>{let n=xe.light.tints.
length-1;return Math.round(n*B(e/Math.max(t,yr),0,1))};function vt(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function yt(e,t){let{start:n,cells:r}=e,o=je(e),s=new Map;function a(d){let[h,v]=J(
e,d),k=d===n?"start":d===r&&"goal",x=`grid-column:${v+1}`,g={role:"gridcell","data-cell":d,"data-end":k,style:x},b=[f("span.number",`${d}`),f("span.end",{"data-\
is":k})],M=f(".cell",g,b,f("span.badge"));return A(M,"odd",(h+v)%2),s.set(d,M),M}function i(d){for(let h of s.values())h.tabIndex=h===d?0:-1}function l(d){let{key:h,
target:v}=d,[k,x]=J(e,Number(v.dataset.cell)),g={ArrowLeft:[k,x-1],ArrowRight:[k,x+1],ArrowUp:[k+1,x],ArrowDown:[k-1,x]};if(h==="Enter"||h===" ")v.click();else if(g[h]){
let b=o.find(M=>`${J(e,M)}`==`${g[h]}`);s.get(b??-1)?.focus()}else return;d.preventDefault(),d.stopPropagation()}let c=d=>o.filter(h=>J(e,h)[0]===d).sort((h,v)=>J(
e,h)[1]-J(e,v)[1]),u=z(e.rows).reverse(),m=f(".grid",{role:"grid",label:t,keydown:l,focusin:({target:d})=>i(d)},u.map(d=>f(".row",{role:"row"},c(d).map(a))));return i(
s.get(n)??s.get(1)),{node:m,cells:s}}var qe=new Set,ke=null,Xe=null,xr=[" ","Home","End"];function Ze(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function kr(){
return ke&&ke.root.isConnected?ke:[...qe].filter(({root:t})=>Ze(t)>0).sort((t,n)=>Ze(n.root)-Ze(t.root))[0]}function Mr(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Ze(e.root)>=n*([ke,Xe].includes(e)?.5:.98)}function ln(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=xr.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=kr();!u||l&&!Mr(u)||(Re(t,n)?e.preventDefault():u.key(n,t)&&(Xe=u,e.preventDefault()))}function cn(e){
qe.size===0&&addEventListener("keydown",ln),qe.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{ke=e})}function dn(e){qe.delete(e),ke===
e&&(ke=null),Xe===e&&(Xe=null),qe.size===0&&removeEventListener("keydown",ln)}var $t={};re($t,{focusedWith:()=>Ae,hosts:()=>Mt,shadowIn:()=>et});var un=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var kt=new Map;function Sr(e){let t=kt.get(e)??new CSSStyleSheet;return kt.has(e)||t.replaceSync(e),kt.set(e,t),t}function et(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=un;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Sr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Ae=e=>e.getRootNode().activeElement??
null,Mt=()=>document.querySelectorAll(".snl-host");var St='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
d var(--line)}}}';var Et=2;function Tr(e){let t=Q("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function Lr(e){let n=[...Mt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function tt(e,t,n,r){let o=Lr(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=et(e,St,s),i=new AbortController,l=null,c={root:s,key:(m,d)=>!!l?.key(m,d)};tn(e,i.signal),n.keys&&
cn(c);let u=de("Lecture","Full screen, large type; Escape leaves",m=>{A(s,"lecture",m);let d=()=>{s.matches(".s-lecture")||document.exitFullscreen()};m?s.requestFullscreen?.()?.
then(d,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",m=>{let{ctrlKey:d,metaKey:h,altKey:v,shiftKey:k,key:x}=m;if(d||h||v||k)return;let g=m.target;x==="Escape"?g.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Re(g,x)||c.key(x,g))&&m.preventDefault(),m.stopPropagation()}),vt(s,r),{root:s,signal:i.signal,lecture:u,
relight:Tr(s),use(m){return l=m,m},destroy(){l?.pause(),i.abort(),dn(c),a()}}}function nt(e,...t){let n=t.find(([m,d])=>m?.format!==d||m.version!==Et);if(!n)return null;
let[r,o]=n,{format:s,version:a=0}=r??{},i=a>Et,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was recorded with ${i?"a newer":"an older"}\
 version of snl_algos (${o} ${a}; this stepper reads ${o} ${Et}). ${i?"Update snl_algos, then run":"Run"} the cell again, or record the run again.`,u=f("p",{class:"\
snl snl-stepper",role:"alert"},c),{remove:p}=et(e,St,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var Ct={};re(Ct,{amount:()=>Y,capital:()=>ze,jumpKind:()=>fn,jumpsInWords:()=>Ot,kindOf:()=>Ee,landingInWords:()=>mn,moveInWords:()=>Pt,outcomeOf:()=>Lt,sentence:()=>Tt,
shown:()=>W,withArticle:()=>hn});var W=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Y=(e,t="throws")=>`${W(e)} ${e===1?t.replace(/s$/,""):t}`,ze=e=>`${e.charAt(0).toUpperCase()}${e.
slice(1)}`,Tt=e=>`${ze(e)}${/[.?!]$/.test(e)?"":"."}`,Pr={queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},
level:{name:"This round",waits:"in this round"},null:{name:"Frontier"}},Ee=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],
...Pr[`${e}`]}),Or=(e,t)=>e===t?"":` and ${t>e?"up":"down"} to ${t}`;function Lt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It wa\
s stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}
if(!t||"value"in t)return`It returned ${t?t.value:"nothing"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,
l,c])=>s.length>8?i:`${i} to ${l}${Or(l,c)}`);return`It returned ${Y(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Pt(e){if(!e)return"";let{from:t,face:n}=e;
return n===null?`${ze(pn(e))} from ${t}.`:`From ${t}, roll ${hn(n)}: ${mn(e)}.`}function mn(e){let t=pn(e);return`land on ${e.landing}${t&&`, ${t}`}`}function pn({
landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}var fn=([e,t])=>t>e?{kind:"ladder",ends:["f\
oot","top"]}:{kind:"snake",ends:["head","tail"]},Ot=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=fn(n);return n[0]===e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]}\
 of a ${r} from ${n[0]}`:[]}),hn=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function gn(e,t){let n=Q("new"),r=f(""),o=f(".table-head",{role:"row"},Se("columnheader",t)),s={role:"table",tabindex:0,label:e},a=f(`.scroll.${e.toLowerCase()}`,
s,o,r),i=t.map(()=>""),l=()=>f("",{role:"row"},Se("cell",i));function c(u,p){C(u,"data-cell",Number.isInteger(p[0])&&p[0]),p.forEach((m,d)=>I(u.children[d],m))}
return{box:a,paint(u,p){Oe(r,u,l,c);let m=[...r.children].filter((h,v)=>p.has(u[v][0]));n(m);let d=m.at(-1);d&&he(a,d)}}}function bn({trace:{roles:e},unit:t}){let n=gn(
"Distances",["cell",t,"from"]),r=gn("Variables",["name","value"]),o;function s(){let{distance:c,predecessor:u}=o.state,m=[...new Set([...c.keys(),...u.keys()])].
sort((d,h)=>d-h).map(d=>[d,W(c.get(d)),W(u.get(d))]);n.paint(m,o.cells)}let a=()=>r.paint([...o.state.variables],o.names);function i(c,u,p){let m=ie(c,u),d=()=>m.
open&&p();return m.addEventListener("toggle",d),{node:m,paintIfOpen:d}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.unshift(i("Distances",
n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function wn({replay:e,trace:t},n){let s=f(""),a=f(".scroll",{style:"height:2\
08px",scroll:x},s),i=Q("now"),c=f(".step",{role:"row"},Se("columnheader",["step","line","what happens","what changed"])),u=f("",{role:"table",label:"Every step \
so far"},c,a),p=ie("Every step so far",u);p.addEventListener("toggle",()=>g());let m=[],d=0,h=0,v=new Map;function k(b){let M=m[b],{line:w,function:y=0}=t.steps[M],
E=f("button.go",{type:"button"},`${M}`),{words:$}=e.changes(m[b-1]??-1,M),S=Pe(e.sentence(M)),L=[E,`${t.functions[y].first+w}`,S,$],H={role:"row","aria-rowindex":b+
2,style:"height:26px",click:()=>n(b)};return f(".step",H,Se("cell",L))}function x(){let b=Math.max(0,Math.floor(a.scrollTop/26)-4),M=t.steps.length?B(h+1-b,0,18):
0,w=s.contains(Ae(s)),y=v,E=z(M).map($=>b+$);v=new Map(E.map($=>[$,y.get($)??k($)])),s.style.padding=`${b*26}px 0 ${Math.max(0,h+1-b-M)*26}px`,s.replaceChildren(
...v.values()),i([v.get(d)]);for(let[$,S]of v){let L=S.querySelector("button");L.tabIndex=$===d?0:-1,w&&$===d&&L.focus({preventScroll:!0})}}function g(){p.open&&
(x(),a.scrollTop=B(a.scrollTop,(d+1)*26-208,d*26))}return{node:p,update(b,M,w){m!==b&&v.clear(),[m,d,h]=[b,M,w],C(u,"aria-rowcount",h+2),g()}}}var qt={};re(qt,{movesAlong:()=>Ht,movesOf:()=>It,wholeMove:()=>jt});var vn=e=>e!=null&&/^\d+$/.test(e)?Number(e):null,jt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,
stand:o,feet:e.ride(r).feet});function Nt(e,t,n,r){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s)return jt(e,t,s);let a=o.find(
([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Ht(e,t){let n=e.
start;return t.map(r=>{let o=jt(e,n,r);return n=o.stand,o})}function Ve(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?Nt(e,t,r[2],n):null}function Cr({steps:e},t){
let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=vn(
a.variables[l]),u=c!==null&&(Ve(t,r,c)??Ve(t,c,r));n.set(l,(n.get(l)??0)+(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function Rt(e){
let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function It(e,t){let n=Cr(e,t),r=n&&new RegExp(`\\\
b${n}\\b`),o=null,s=null,a=null;function i(l){let c=Rt(l.predecessor);if(c)return Nt(t,c[1],c[0],s);let u=Rt(l.distance);if(u&&o!==null&&u[0]!==o)return Nt(t,o,
u[0],s);let p=Rt(l.visited);if(p&&o!==null)return Ve(t,o,p[0]);let m=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(m)?null:Ve(
t,o,s)??Ve(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=vn(l.variables[n]));let c=l.current!==void 0&&l.
frontier!==void 0,u=l.frontier?.add??[],p=u.length===1&&u[0][0]===a?.stand;return a=c?null:i(l)??(p?a:null),a})}var zt={};re(zt,{rulesOf:()=>At});function At(e){let{cells:t,die:n=6,start:r=1,chained:o,overshoot:s}=e,a=new Map(e.jumps.filter(([p,m])=>p!==m)),i=typeof n=="n\
umber"?Array.from({length:n},(p,m)=>m+1):n;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let d=a.get(p);return d===void 0||m.length&&!o?{feet:m,
stand:p}:l(d,[...m,p])}function c(p){return p<=t?p:s==="win"?t:s==="bounce"?2*t-p:0}function u(p){return p===t?[]:i.flatMap(m=>{let d=c(p+m),h=d>0?l(d).stand:null;
return h===null?[]:[[m,d,h]]})}return{cells:t,start:r,faces:i,jumps:a,ride:l,moves:u}}var Rr=["distance","predecessor","visited","variables"],Vt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function rt(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function yn(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,m=e.frontier,d=m.slice(l,m.length-c);for(let h in u)d[Number(h)]=u[h];e.frontier=
i??d.concat(p)}t.scope&&e.variables.clear();for(let i of Rr){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function Dt(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function xn(e,t=Dt([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=At(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,m=-1/0,d={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:g})=>new Uint32Array(g.length))},h=[Vt(
d)];function v(g){if(o.distance)return Object.entries(g.distance??{}).filter(([,$])=>$!==null).map(([$])=>+$);let b=g.frontier??{},{add:M=[],put:w={},is:y=[...Object.
values(w),...M]}=b;return[...Object.keys(g.visited??{}).map(Number),...y.map(([E])=>E??-1)]}n.forEach((g,b)=>{yn(d,g),p=Math.max(p,d.frontier.length);for(let w of v(
g))i.has(w)||i.set(w,b),l.set(w,b);let M=d.current===null?void 0:d.distance.get(d.current);M!==void 0&&M>m&&(m>=0&&c.push({index:b,throws:M}),m=M),(b+1)%u===0&&
h.push(Vt(d))});function k(g){let b=Vt(h[Math.floor((g+1)/u)]);for(;b.index<g;)yn(b,n[b.index+1]);return b}function x(g,b){let M=k(g).frontier,w=k(b),y=rt(M,w.frontier),
E=rt(w.frontier,M),$=new Set,S=new Set,L=[...y.map(([O])=>`${O} leaves`),...E.map(([O])=>`${O} joins`)];for(let O of n.slice(g+1,b+1)){for(let H in{...O.distance,
...O.predecessor})$.add(+H);for(let H in O.variables)S.add(H);for(let H in O.distance)L.push(`${H}: ${W(O.distance[H])||"unknown"}`)}return L.length||(L=[...S].
map(O=>`${O} = ${w.variables.get(O)}`)),{state:w,left:y,joined:E,cells:$,names:S,words:L.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:m,at:k,changes:x,moves:It(e,a),mixed:new Set(n.map(({told:g})=>!!g)).size>1,stopsOf:g=>n.length?z(n.length).filter(b=>g||n[b].told||b===
n.length-1):[-1],sentence(g){let{says:b,line:M,function:w=0}=n[g]??{says:"Nothing was recorded."};return b||`${r[w].name}, line ${r[w].first+(M??0)}`}}}function Nr(e,t,{frontier:n,distance:r},o){let s=([m,d])=>d.trim()&&!Number.isNaN(+d)?+d:r.get(m??-1),a=s([e,t]),i=n.filter(m=>s(m)===a).map(([m])=>m),l=[...new Set(
i)].filter(m=>m!==null),c=m=>({accept:[e],reason:`${e} ${m}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${W(a)}`);let p=`${l.sort((m,d)=>m-d).join(", ").replace(/, (\d+)$/," and $1")} wait with ${W(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function jr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=Y(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${W(a)}, and from ${r} it is ${W(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function Hr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=rt(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=Nr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=jr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function kn(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=Hr(e,s);if(a)return s>n&&a.takes?null:a}return null}function Mn(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",u),`${i}`);return A(
p,"yes",r&&l),A(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function $n(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),m=Mn(),d=f("span.question",{role:"status"}),h=f("strong");function v(S){if(S.preventDefault(),
!p.value){E(+u.value);return}m.add(+u.value,+p.value),u.value=p.value="",u.focus(),x.hidden=!1}function k(){if(!o)return;let S=m.tell(o.accept);l+=S.right,c+=S.
all,$("told","")}let x=V("Show the answer",null,k),g=f("button.button","Answer"),b=V("Skip",null,()=>$("skipped","")),M=f("form.form",{submit:v},u,p,g,x,b),w=f(
".predict",{role:"group",label:"Predict"},d,M,h,m.node);function y(S,L){C(w,"data-verdict",S),I(d,L),M.hidden=!o,w.hidden=!r,I(h,c?`${l} of ${c} right`:"")}function E(S){
if(!o)return!1;let L=o.accept.includes(S);return c+=1,l+=L?1:0,$(L?"right":"wrong",L?"Right: ":`Not ${S}: `),!0}function $(S,L){if(!o)return;let{reason:O}=o,H=w.
contains(Ae(w));o=null,t(s),y(S,`${L}${O}.`),H&&n()}return{node:w,answer:E,on:()=>r,drop(S=r){(o||!S)&&m.clear(),r=S,o=null,y("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(S,L){return o?u.focus():r&&(o=kn(e,S,L),o?.index===i&&S>a&&(o=null),o&&([a,i]=[S,o.index]),s=L,u.value=p.value=
"",m.clear(),x.hidden=!0,o&&y("asked",`${o.text} Click it on the board, or type it.`)),o&&w.scrollIntoView({block:"nearest"}),!!o}}}var Ft={};re(Ft,{download:()=>De});function De(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),
setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Kt={};re(Kt,{box:()=>X,dieMark:()=>at,goalMark:()=>Ge,group:()=>oe,jumpMarks:()=>We,moveMarks:()=>Ke,routeMarks:()=>Ue,treeMarks:()=>Je,words:()=>be});function Sn(e,t,n,r){let{spot:o}=Z(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function En(e,t,n){let{least:r,more:o,head:s,edge:a}=N.arc,{length:i,spot:l}=Z(
e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,d]=l(i/2,p*c*2),h=[B(m,a,n-a),Math.max(d,a)],v=Z(h,t),k=v.spot(v.length-.06);return{from:e,turn:h,tip:k,...Sn(k,
h,s,s*.4)}}function Bt(e,t,n,r,o){let{length:s,spot:a}=Z(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...Sn(l,c,o,
o/2)}}function Tn(e){if(e>6)return[];let t=N.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?r(
-t,0):[]]}function Fe(e,t,n){let{length:r,spot:o}=Z(D(e,t),D(e,n));return Z(o(N.apart),o(r-N.apart))}function Ln(e,t,n){let{length:r,spot:o}=Fe(e,t,n),{half:s,over:a,rung:i}=N.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=z(l+1).map(p=>{let m=r*p/l;return[o(m,s),o(m,-s)]});return{rails:c,rungs:u}}function Ir(e,t){
let n=(e+t)%2?-1:1;return[0,N.snake.bow,-N.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function ot(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Fe(e,t,
n),{swing:i,wave:l}=N.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let m=1-(2*p-1)**4,d=u*m*Math.sin(2*Math.PI*c*p)+o*Math.sin(Math.PI*p);
return a(s*p,d)}}function Wt(e,t,n,r){let o=r.map(([l,c])=>[D(e,l),D(e,c)]),s=fe(e),a=Ir(t,n),i=a.map(l=>{let c=ot(e,t,n,l),u=z(25).map(d=>c(d/24)),p=u.some(([d,
h])=>d<.15||d>s-.15||h<.15||h>e.rows-.15);return u.filter(d=>o.some(([h,v])=>bt(d,h,v)<N.snake.clear)).length+(p?100:0)});return a[i.indexOf(Math.min(...i))]}function Pn(e,t,n,r){
let o=ot(e,t,n,Wt(e,t,n,r)),{length:s}=Fe(e,t,n),a=4*Math.max(1,Math.round(s/N.snake.wave))+2,i=h=>v=>{let k=N.snake.half*(1-.3*v-.6*v**3),[x,g]=o(v),[b,M]=Ne(o,
v),w=Math.hypot(b,M)||1;return[x-h*k*M/w,g+h*k*b/w]},l=He(i(1),0,1,a),c=He(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],{spot:p}=Z(o(0),o(.02)),{skull:m,eye:d}=N.
snake;return{outline:u,stripe:He(o,Math.min(.4,.25/s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[p(-.05-d/3,.55*m),p(-.05-d/3,-.55*m)],tongue:[
[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}var On=(e,t)=>(2*e+3*t)%xe.light.snakes.length;var ue=e=>`${Math.round(e*1e3)/1e3}`,Be=e=>e.map(t=>t.map(ue).join(" ")),ge=e=>`M${Be(e).join("L")}`,Cn=e=>`M${Be(e.slice(0,1))}C${Be(e.slice(1)).join(" ")}`,Gt=(e,t,n)=>`\
M${Be([e])}Q${Be([t,n]).join(" ")}`,_=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),st=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ue(t),cy:ue(
n),r},...o}),oe=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),X=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ue(e),y:ue(t),width:n,height:r,...s},...o}),be=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(n),"font-size":r},fill:s,text:o});function qr(e,t,n){let{rails:r,rungs:o}=Ln(e,t,n),{rail:s,rungWidth:a}=N.
ladder,i=r.map(ge).join("");return[_("halo",i,{stroke:"cell",width:s+.05}),_("rungs",o.map(ge).join(""),{stroke:"ladder",width:a}),_("rails",i,{stroke:"ladder",
width:s})]}function Ar(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=Pn(e,t,n,r),{skull:u,stripe:p,eye:m,pupil:d}=N.snake,h=`snake-${On(t,n)}`,
v=`${Cn(o)}Z`,k={"stroke-dasharray":"0.04 0.12"};return[_("halo",v,{stroke:"cell",width:.06}),_("tongue",c.map(x=>ge(x)).join(""),{stroke:h,width:.025}),_("skin",
v,{fill:h}),_("stripe",Cn(s),{stroke:"cell",width:p},k),st("skull",a,u,{fill:h}),...i.map(x=>st("eye",x,m,{fill:"die"})),...l.map(x=>st("pupil",x,d,{fill:"dieIn\
k"}))]}function We(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>oe(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,qr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Ar(e,a,i,r)))]}function Ge(e){let[t,n]=J(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=N.
flag,[c,u,p]=s,m=v=>v.map(([k,x])=>[r+k,o+x]),d=ge(m([s.slice(0,2),[c,p]])),h=`${ge(m([[c,u],a,[c,i]]))}Z`;return oe("flag",[_("pole",d,{stroke:"goal",width:l}),
_("pennant",h,{fill:"goal"})])}function at([e,t],n,r=1){let{side:o,corner:s,pip:a}=N.die,i=Tn(n).map(p=>st("pip",p,a,{fill:"dieInk"})),l=be("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},u=X([-o/2,-o/2],o,o,c,{rx:s});return oe("die",[u,...i.length?i:[l]],{transform:`translate(${ue(
e)} ${ue(t)}) scale(${r})`})}function Rn(e,t,n){let[r,o]=J(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return X([o+.06,e.rows-r-.94],.88,.88,s,a)}function Ke(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Rn(e,o,"stand")];if(n===null)return s;let a=D(
e,t);if(t===r)return[at(a,n)];let{turn:i,neck:l,wings:c}=En(a,D(e,r),fe(e)),u=`--far:${ue(Z(a,i).length+Z(i,l).length)}`,p={stroke:"now",width:N.arc.width};return[
Rn(e,r,"landing"),...s,_("arc",Gt(a,i,l),p,{"stroke-linecap":"butt",style:u}),_("tip",`${ge(c)}Z`,{fill:"now"}),at(a,n)]}function Ue(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[D(e,r),D(e,s)],u=Bt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,m]=[u.middle[0],Math.floor(u.middle[1])+.5],d=Gt(u.from,u.turn,u.neck),h=`${ge(
u.wings)}Z`;return oe("leg",[_("rim",d,{stroke:"cell",width:.1}),_("shaft",d,{stroke:"ink",width:.05}),_("tip",h,{fill:"ink"}),X([p-.3,m-.14],.28,.28,{name:"cou\
nt",fill:"ink"},{rx:.04}),be("order",[p-.16,m+.066],.19,`${i+1}`,"cell"),at([p+.16,m],o,.8)],{style:`--order:${i}`})})}function Je(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[D(e,a),D(e,s)],{from:c,turn:u,
tip:p,wings:m}=Bt(i,l,.12,.18,.13),d=Gt(c,u,p)+ge(m);return _(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var Nn=80,zr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Vr=.55,_e=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function jn(e,t){let[
n,r]=t.split("-"),o=xe[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function Ut({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?jn(i,n):e==="g"?void 0:"none",stroke:r&&jn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,m])=>` ${p}="${_e(`${m}`)}"`),u=s.map(p=>Ut(p,i)).join("")+_e(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}function Dr({state:e,plan:t,farthest:n},r){let o=e.distance.get(r);if(o!=null)return`tint-${Ie(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"\
startGround";let[s,a]=J(t,r);return(s+a)%2?"odd":"cell"}function Fr(e,t,n){let{plan:r,state:o,found:s}=e,[a,i]=J(r,t),[l,c]=[i,r.rows-a-1],u=[X([l,c],1,1,{fill:Dr(
e,t),stroke:"line",width:.01})];if(o.current===t)u.push(X([l+.03,c+.03],.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let g={"stroke-dasharray":"0.08 0.0\
6",rx:.04};u.push(X([l+.045,c+.045],.91,.91,{stroke:"wait",width:.03},g))}else if(o.visited.has(t)&&!o.distance.has(t)){let g={"stroke-dasharray":"0.02 0.05",rx:.04};
u.push(X([l+.045,c+.045],.91,.91,{stroke:"quiet",width:.025},g))}s.has(t)&&u.push({tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,
m=.1+.115*p.length,[d,h]=[l+N.number[0],c+N.number[1]],v=[X([d,h],m,.25,{fill:"chip"},{rx:.05}),be("number",[d+m/2,h+.192],.19,p,"ink")],k=t===r.start?"start":t===
r.cells?"goal":"";k&&v.push(X([l+.05,c+.74],.4,.2,{fill:"chip"},{rx:.04}),be("end",[l+.25,c+.885],.14,k,k));let x=W(o.distance.get(t));if(x){let[g,b]=[l+N.badge[0],
c+N.badge[1]],M=Math.max(.26,.14+.1*x.length);v.push(X([g-M/2,b-.13],M,.26,{fill:"badge"},{rx:.13}),be("badge",[g,b+.064],.18,x,"badgeInk"))}return{below:u,above:v}}
function Br(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,found:i}=e,l=new Set(r.frontier.map(([g])=>g)),c=je(t).map(g=>Fr(e,g,l)),u=new Set(o?.feet);
for(let[,g,b]of a)g!==b&&u.add(g);let p=[...n].filter(([g,b])=>i.has(g)&&i.has(b)),m=new Set(p.map(([g])=>g)),d=We(t,n).map(g=>{let[b]=`${g.attributes["data-end\
s"]}`.split(" ").map(Number),M=(a.length>0||m.size>0)&&!u.has(b)&&!m.has(b);return{...g,attributes:{...g.attributes,opacity:M?N.faint:1}}}),h=s?Je(t,r.predecessor,
r.current):[],v=c.flatMap(g=>g.below),k=c.flatMap(g=>g.above),x={"stroke-linecap":"round","stroke-linejoin":"round"};return[oe("ground",v),oe("jumps",[Ge(t),...d],
x),oe("above",[...h,...o?Ke(t,o):[]]),oe("numbers",k,{"font-weight":700}),oe("route",Ue(t,a,t.start))]}function Jt(e,t){let r=.2,o=e.map(({drawn:c,caption:u})=>{
let p=fe(c.plan),m=Math.min(.3,p/Math.max(1,u.length)*1.9),d=be("caption",[0,c.plan.rows+.4],m,u,"ink");d.attributes["text-anchor"]="start";let h=oe("board",[...Br(
c),d],{transform:`translate(${r} ${.2})`});return r+=p+.5,Ut(h,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Vr+.2,i=Ut(X([0,0],s,a,{fill:"paper"}),
t),l=_e(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*Nn)}" height="${Math.round(
a*Nn)}" font-family="${zr}"><title>${l}</title>${i}${o.join("")}</svg>`}var Hn="";function In(e){Hn=e}var Wr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function qn(e,t){let n="\
together"in e?e.together.traces:[e.trace],r=_e(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="<\/script>";return`<!DOCTYPE html>
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
${o}>(${Hn})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Gr(e){let t=new Image;t.src=zn(e),await t.decode();let n=document.createElement("canvas");return[n.width,n.height]=[t.width*2,t.height*2],n.getContext(
"2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture is too large")))})}function An(e,t=e.index()){let n=e.index();
t!==n&&e.show(t);let r={drawn:e.board.drawn(),caption:ze(e.replay.sentence(t))};return t!==n&&e.show(n),r}var zn=e=>`data:image/svg+xml;charset=utf-8,${encodeURIComponent(
e)}`;function Kr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.floor(o.
length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function it(e,t,n,r){let o=()=>`${e.map(({trace:w})=>w.
name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:w}=getComputedStyle(k),y=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";return w===
"light"||w==="dark"?w:y}let a=()=>e.map(w=>An(w)),i=()=>Jt(a(),s()),l=f("input.address",{readonly:"",label:"To copy",hidden:""}),c=f("span.quiet",{role:"status"});
async function u(w){l.hidden=!1,l.value=w,l.select(),c.textContent=await ht(w)?"Copied.":"Copy it from here."}let p=()=>on(k,n()),m=()=>`<iframe src="${p()}" ti\
tle="${e[0].trace.name}" width="100%" height="720"></iframe>`,d=[V("Picture (SVG)","The board at this step",()=>De(i(),"image/svg+xml",`${o()}.svg`)),V("Picture\
 (PNG)","The board at this step",async()=>De(await Gr(i()),"image/png",`${o()}.png`)),V("Link to this step",null,()=>u(p())),V("Embed","HTML for a page of yours",
()=>u(m())),V("This page","A file that needs no network",()=>De(qn(t,n()),"text/html",`${o()}.html`))],h=f(".menu",{role:"group",label:"Export"},d,l,c);h.hidden=
!0;let v=V("Export","A picture, a link, the page",()=>x(!!h.hidden)),k=f(".share",v,h);function x(w){h.hidden=!w,l.hidden=!0,c.textContent="",C(v,"aria-expanded",
`${w}`)}x(!1),k.addEventListener("keydown",w=>{w.key!=="Escape"||h.hidden||(x(!1),v.focus(),w.stopPropagation())}),k.addEventListener("focusout",({relatedTarget:w})=>{
w instanceof Node&&!k.contains(w)&&x(!1)});let g=f(".strip");function b(){let w=e.flatMap(y=>Kr(y).map(E=>{let $=An(y,E),S=zn(Jt([$],"light"));return f("img",{src:S,
alt:`Step ${E}: ${$.caption}`})}));g.replaceChildren(...w)}let M=matchMedia("print");return M.addEventListener("change",()=>M.matches&&b(),{signal:r}),M.matches&&
queueMicrotask(b),{node:k,strip:g}}var Ur="M4 3h3v10H4zM9 3h3v10H9z",Fn="M4 2.5v11l9-5.5z",Jr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",Fn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],_r=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),Vn=900,[Dn,Qr]=[700,250];function lt(e,t,n=1){let r=Vn/n,o,s=[];function a(y){clearTimeout(o),o=y,h.setAttribute("d",o?Ur:Fn),C(d[2],"label",o?"Pause":"Pl\
ay"),C(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(y){i(),e.go(B(y,0,e.last()))}let c=()=>s.some(({at:y})=>y===e.index())?3:1,u=()=>a(setTimeout(()=>{
t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let m={Home:()=>l(0),ArrowLeft:()=>l(
e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:y})=>y>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({at:y})=>y<e.index())?.
at??0)},d=Jr.map(([y,E,$])=>{let S=ce("","0 0 16 16",K("path",{d:$}));return V(S,`${E} (${y.trim()||"space"})`,m[y],E)}),h=d[2].querySelector("path"),v=f("input\
.bar",{type:"range",min:0,label:"Step",input:()=>l(+v.value)}),k=f(".ticks",{"aria-hidden":"true"}),x=f("span.of"),g=Ce("Speed",_r,n,y=>{r=Vn/Number(y)});function b(){
let y=e.index(),E=e.last();v.value=`${y}`,v.style.setProperty("--at",`${y/Math.max(1,E)}`),C(v,"aria-valuetext",e.words(y)),I(x,`${e.number(y)} / ${e.number(E)}`);
let $=S=>S<2?y<=0:S>2&&y>=E;d.forEach((S,L)=>C(S,"aria-disabled",$(L)))}function M({at:y,text:E},$){let S=$%Math.ceil(s.length/10)===0&&E;return f("span",{style:`\
--at:${y/Math.max(1,e.last())}`},S)}let w=[f(".buttons",d),f(".track",v,k),x,g];return i(),{update:b,pause:i,pace(){let y=o?.8*r:Dn;return y<Qr?0:Math.min(y,Dn)},
goTo:l,focus:()=>d[3].focus(),node:f(".transport",{role:"group",label:"Time"},w),reset(){s=e.ticks(),v.max=`${e.last()}`,k.replaceChildren(...s.map(M)),b()},key(y,E){
let $=y===" "?", button, summary":"";return!m[y]||E.matches(`select, input:not([type=range])${$}`)?!1:(m[y](),!0)}}}var Yt={};re(Yt,{NOTHING:()=>_n,makeBoard:()=>Qt});var _t={};re(_t,{elementOf:()=>we});function we(e){let{tag:t,name:n,attributes:r,fill:o,stroke:s,width:a,parts:i=[],text:l}=e,c=[o&&`fill:var(--${o})`,s&&`stroke:var(--${s})`,a&&`stroke-width:${a}\
px`].filter(Boolean),u=[r.style,...c].filter(Boolean).join(";"),p=n?`${t}.${n}`:t;return K(p,{...r,style:u||null},i.map(we),l)}var[Bn,Wn]=[150,350],Yr=.25,Gn=24;function Zr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...z(o-e+1).map(a=>e+a),...z(o-n).
map(a=>o-1-a)]}function Xr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Fe(e,n,r);return[i(0),i(a),D(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=ot(e,n,r,
Wt(e,n,r,o));return[...z(Gn+1).map(a=>s(a/Gn)),D(e,r)]}function Kn(e,t,n,r){let s=Zr(n,e.cells).map(c=>D(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[m,d]=s[c],h=[(m+u)/2,Math.min(d,p)-Yr];a.push({at:h,time:i+Bn/2,easing:"ease-in"}),i+=Bn,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=Xr(e,t,c);for(let[p,m]of u.entries())a.push({at:m,time:i+Wn*(p+1)/u.length,easing:"linear"});i+=Wn}let l=B(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var eo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Un=([e,t])=>`translate(${e}px,${t}px)`;function Jn(e,t){let n=K("path.piece",{d:eo,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,C(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&C(n,"style",`t\
ransform:${Un(D(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(m=>{let d=Kn(e,t,m,i).map(
h=>({...h,time:c+h.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let p=u.map(({at:m,time:d,easing:h})=>({transform:Un(m),offset:d/c,easing:h}));C(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var _n={current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map},to=400;function Qt({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){
let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=fe(c),{node:m,cells:d}=yt(c,n),h=new Map,v=Q("new"),k=Q("touched"),x=!1,g=_n,b=new Set,M=null,
w=[],y=`0 0 ${p} ${u}`,E=ce(".layer.goal",y,we(Ge(c))),$=ce(".layer.jumps",y,We(c,l).map(we)),[S,L,O]=["g.tree","g.move","g.route"].map(P=>K(P)),H=ce(".layer.ab\
ove",y,S,L,O),ee=Jn(c,l),te=ce(".layer.top",y,ee.node),me=f(".sheet",m,E,$,H,te);function ve(P,T,j){let[G,ne]=[g.distance.get(P),g.predecessor.get(P)],q=[`cell ${P}`,
d.get(P)?.dataset.end,...Ot(P,l)],pe=g.visited.has(P)?"visited":"not reached";return q.push(T?"current":"",G!=null?`reached in ${Y(G,o)}`:pe,ne!=null?`from ${ne}`:
"",j?r:"",b.has(P)?"part of what is wrong":""),q.filter(Boolean).join(", ")}function le(P,T,j){let G=g.current===P,ne=g.visited.has(P),q=g.distance.get(P),pe=g.
predecessor.get(P),Qe=`${[G,j,ne,q,pe,b.has(P)]}`;if(h.get(P)===Qe)return;h.set(P,Qe);let ar=q!=null?"reached":ne&&"visited",pt=q!=null&&Ie(q,s);$e(T,{"data-dis\
tance":q,"data-tint":pt,"data-from":pe,"data-visited":ne,"data-waits":j,"aria-current":G,"data-state":G?"current":j?"frontier":ar,label:ve(P,G,j)}),pt!==!1&&T.style.
setProperty("--tint",`var(--tint-${pt})`),C(T.lastChild,"data-is",W(q)||null)}function R(){let P=new Set(g.frontier.map(([T])=>T));for(let[T,j]of d)le(T,j,P.has(
T))}function F(){let P=x?Je(c,g.predecessor,g.current):[];S.replaceChildren(...P.map(we))}let U=P=>P.map(T=>$.querySelector(`[data-ends="${T} ${l.get(T)}"]`));function se(P,T){
let j=new Set(U(T));for(let G of $.children)A(G,P,j.has(G))}function ae(){let P=w.flatMap(([,T,j])=>j===T?[]:t.ride(T).feet);O.replaceChildren(...Ue(c,w,a).map(
we)),A($,"routed",w.length),se("taken",P)}let Me=()=>A(me,"arrived",!0),Le=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:d,columns:p,
shape:p/u,node:f(`.board${Le}`,{style:`--wide:${p};--high:${u}`},me),paint(P,T,j,G,ne=0){g=P;let q=`${Object.values(j??{})}`!=`${Object.values(M??{})}`,pe=`${G}`!=
`${w}`;[M,w]=[j,G],(q||w.length)&&ee.rest(),A(me,"arrived",!1),R(),v([...T].map(Qe=>d.get(Qe))),F(),L.replaceChildren(...(M?Ke(c,M):[]).map(we)),k(U(M?.feet??[])),
pe&&ae(),ne>0&&w.length?ee.walk(Ht(t,w),to,Me):ne>0&&q&&M&&ee.walk([M],ne)},piece:ee,jumpLayer:$,top:te,celebrate:Me,showTree(P){x=P,F()},mark(P,T){let j=T.flatMap(
q=>q.moves??[]),G=T.flatMap(q=>q.jumps??[]),ne=j.flatMap(([,q])=>t.ride(q).feet);se("found",[...G.map(([q])=>q),...ne]),b=new Set(T.flatMap(q=>q.cells??[]));for(let[
q,pe]of d)A(pe,"differs",q===P),A(pe,"found",b.has(q));R()},drawn:()=>({plan:c,jumps:l,farthest:s,state:g,found:b,move:M,treeShown:x,route:w})}}var Te=e=>e.length-e.trimStart().length;function no(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>Te(o)<Te(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Qn(e){let t=no(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(Te),80)}}var Yn=e=>e.startsWith("#:");function ro(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return A(i,"told",a==="c1"&&Yn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function oo(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,Te(n.data))))}function so({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Qn(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,Te(c)-s),m=f("code.text",{style:`--indent:${p}`},ro(r?.[u],c));u>=o&&oo(m,s);let d=f(
"span.at",`${t+u}`);return f(".line",{"data-line":u},f("span.runs"),d,m)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));
return{rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function Zn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=Q("now"),l=Q("raise\
d"),c=e.map((w,y)=>so(w,r?.[y])),u=ye(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],m=null,d=!1,h=V("","Sh\
ow or fold what comes before the first line that runs",()=>{d=!d,v()});function v(){C(h,"aria-expanded",`${d}`);for(let{above:w}of c)w.hidden=!d&&!(m&&w.contains(
m))}let k=de("Notes","Show the comments that narrate",w=>A(u,"told",w)),x=!1,g=new ResizeObserver(()=>{x=!0,m&&he(u,m)});g.observe(u),o.addEventListener("abort",
()=>g.disconnect());function b({rows:w,counts:y},E){E.forEach(($,S)=>{if($===y[S])return;y[S]=$;let L=w[S].firstChild;C(L,"style",$>0&&`--runs:${Math.log2($+1).
toFixed(2)}`),C(L,"title",$>0&&`ran ${Y($,"times")}`)})}let M=f(".heads",h,a,f("span.tools",s,k));return{node:f(".panel.code",M,u),paint({fn:w,line:y,depth:E,runs:$},S){
c.forEach((L,O)=>{L.node.hidden=O!==w,b(L,$[O])}),y!=null&&(m=c[w].rows[y],I(h,`${e[w].name}`),I(a,E?`${Y(E,"calls")} deep`:""),i([m]),l([S&&p]),v(),x&&he(u,m))}}}function ao(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=z(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1),m=K("line",{x1:u,y1:p,x2:l,y2:c}),d=K("circle",{cx:l,cy:c,r:13.5}),[h,v]=[K("text",{x:l,y:c+4.5}),K("text.key",{x:l+15,
y:c-6})];return K("g",m,d,h,v)}),a=ce("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{
let[u,p]=i[c]??[null,""];$e(l,{visibility:!i[c]&&"hidden","data-cell":u}),I(l.children[2],u??"?"),I(l.children[3],p.slice(0,5))}),I(r,i.length>e?`${i.length-e} \
more below`:"")}}}function Xn({trace:e,longest:t}){let{name:n,ends:r,kind:o}=Ee(e),s=Q("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"\
list",label:n}),[c,u]=r.map(k=>f("span.quiet",k)),p=ye(".waiting",n,c,l,u),m=o==="heap"&&t>0?ao(Math.min(t,15)):null,d=f(".panel.frontier",f(".heads",f("span",n),
a,i),p);d.hidden=!e.roles.frontier;let h=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function v(k,[x,g]){C(k,"data-cell",x),I(k.children[0],x??"?"),I(
k.children[1],g)}return{node:d,heap:m?.node??null,read:()=>[...l.children].map(k=>{let{cell:x}=k.dataset;return[x?+x:null,k.children[1].textContent]}),paint({state:{
frontier:k},left:x,joined:g}){Oe(l,k,h,v),m?.paint(k),I(a,`${k.length} waiting`),I(i,x.length?`out: ${x.map(([M])=>M).join(", ")}`:""),s(g.map(M=>l.children[k.lastIndexOf(
M)]));let b=l.lastElementChild;o==="stack"&&b&&he(p,b)}}}function ct(e,t,n,r,o){let s=xn(e,o),{rules:a,unit:i}=s,l=Qt({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:Ee(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&de("Every line","Stop at every line",E=>{y.stops=s.stopsOf(E),r(E)}),u=Zn(e,t,n,...c?[c]:[]),p=Xn(
s),m=bn(s),[d,h,v]=[f("span.sentence"),f("strong.outcome"),f("p.game")],k=f("p.speaker",{"aria-live":"polite"},d," ",h),x=f(".says",k,v),g=e.steps.length-1,b=-1;
n.addEventListener("abort",l.piece.rest);function M(){let E=u.node.querySelector(".s-line.s-now"),$=l.node.querySelector("[data-state=current]"),S=L=>Object.fromEntries(
[...l.cells].flatMap(([O,{dataset:H}])=>H[L]?[[O,Number(H[L])]]:[]));return{current:$&&Number($.dataset.cell),frontier:p.read(),distance:S("distance"),predecessor:S(
"from"),visited:Object.keys(S("visited")).map(Number),line:E&&Number(E.dataset.line),says:e.steps[b]?.says?d.textContent:""}}function w(E){let $=Pt(E);return $!==
d.textContent?$:E&&!a.jumps.has(E.landing)?"No jump there.":""}let y={trace:e,replay:s,board:l,code:u,frontier:p,tables:m,says:x,speaker:k,read:M,stops:s.stopsOf(
!s.mixed),index:()=>b,placeAt:E=>y.stops.findLastIndex($=>$<=E),placeFrom:E=>Math.min(y.placeAt(E-1)+1,y.stops.length-1),show(E,$=0){let S=y.stops[y.placeAt(E-1)]??
-1,L=b===S;b=E;let O=b===g,H=s.changes(S,b),ee=s.moves[b]??null,te=O&&e.outcome!=="returned",me=O&&!te&&e.answer?.route||[],ve=O&&e.findings.length>0;l.paint(H.
state,H.cells,ee,me,L&&!ve?$:0),u.paint(H.state,O),p.paint(H),m.paint(H),C(x,"data-failed",te),C(d,"data-told",e.steps[b]?.told);let le=Pe(s.sentence(b));le.textContent!==
d.textContent&&d.replaceChildren(le),I(h,O?Lt(e):""),I(v,O?"":w(ee))}};return y}function dt(e,t){let n=(r,o)=>f("span",f("i.key",{"data-key":r}),o);return f(".l\
egend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",Ee(e).waits),e.roles.distance&&n("reached","reached: near to far"),e.roles.visited&&
n("visited","only landed on"),t&&n("found","part of what is wrong"))}var ut=e=>de("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(
t)});function Zt(e,{board:{name:t,cells:n}},r=3){let o=f("span.quiet",`${t?`${t} · `:""}${n} cells`);return f(".title",f("span",{role:"heading","aria-level":r},e),o)}
function er(e,t,n={}){let{trace:r,highlight:o}=t,s=nt(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,title:u=r.name}=r,p=r.steps.length-
1,m=tt(e,`Stepper: ${u}`,n,E),d=ct(r,o,m.signal,()=>{k=0,w(),g.reset()}),{replay:h}=d,v=-1,k=0,x=()=>Math.max(0,d.placeAt(v)),g=m.use(lt({last:()=>d.stops.length-
1,index:x,number:T=>Math.max(0,d.stops[T]??0),go:T=>y(d.stops[T]),back:()=>x()-(d.stops[x()]===v?1:0),words:T=>`step ${Math.max(0,d.stops[T])} of ${Math.max(0,p)}\
: ${h.sentence(d.stops[T])}`,ticks:()=>h.ticks.map(({index:T,throws:j})=>({at:d.placeFrom(T),text:W(j)})),forward(){let T=d.stops[d.placeAt(v)+1];return T===void 0||
b.asks(v,T)?!1:(y(T),!0)}},d.speaker,n.speed)),b=$n(h,y,g.focus),M=wn(d,g.goTo);function w(){d.show(v,g.pace()),k=Math.max(k,x()),M.update(d.stops,x(),b.on()?x():
k),g.update(),m.relight()}function y(T){let j=B(Math.round(T)||0,0,p);b.drop(),j!==v&&(v=j,w(),n.onMove?.(v))}function E(T){if(b.answer(T))return;let j=h.first.
get(T);j!==void 0?g.goTo(d.placeFrom(j)):I(d.says.lastChild??d.says,`Cell ${T} is not reached in this run.`)}function $(T){g.pause(),b.drop(T),w()}let S=de("Pre\
dict","Be asked which cell comes next",$,n.predict),L=it([d],t,()=>v,m.signal),O=c.length>0,H=Ye(c.map(({says:T})=>Tt(T))),ee=O&&f("ul.findings",{label:"What is\
 wrong"},H),{board:te,says:me,code:ve,frontier:le,tables:R}=d,F=f(".tools",S,m.lecture,L.node),U=f(".head",Zt(u,r,n.level),g.node,F),se=f(".under",dt(r,O),l.predecessor&&
ut([d])),ae=f(".main",te.node,se),Me=f(".side",me,b.node,ee,ve.node,le.node),Le=`--shape:${te.shape};--columns:${te.columns}`,P=f(".folds",R.folds,le.heap&&ie("\
Heap",le.heap),M.node,a.length>0&&ie("What was guessed",f("ul",Ye(a))),i&&ie("What it printed",ye(".printed","What it printed",i)));return m.root.append(f(".fra\
me",U,f(".stage",{style:Le},ae,Me),P,L.strip)),b.drop(n.predict),te.mark(null,c),v=B(n.position??d.stops[0],0,p),w(),g.reset(),{go:y,position:()=>v,state:d.read,
element:m.root,destroy:m.destroy}}function Xt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function tr(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:z(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${Y(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function nr(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${Y(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var rr=e=>e==null?"unreachable":Y(e);function io(e,t){let{name:n,title:r=n}=e.trace,{says:o,board:s,frontier:a,tables:i}=e,l=t?ie("Code",e.code.node):e.code.node,
c=f(".pair",s.node,l),u=f(".folds",i.folds,a.heap&&ie("Heap",a.heap)),p=f(".pane-head",r);return f("section.pane",{label:r},p,o,c,a.node,u)}function lo(e,t){let n=t.
map((o,s)=>V(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>A(s,"away",a!==o)),n.forEach((s,a)=>C(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function or(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(R=>[R,"snl-trace"]),i=nt(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=tt(e,"Steppers together",n,R=>M(R)),p=Dt(s),m=s.map((R,F)=>ct(R,o[F],u.signal,void 0,p)),d=Xt(m),
h=-1,v="",k=l[0]?.cell??s[0].board.cells,x=u.use(lt({last:()=>d.length-1,index:()=>h,number:R=>R,ticks:()=>d.ticks,words:R=>d.words(R),go:g,back:()=>h-1,forward:()=>g(
h+1)},c));function g(R){let F=B(Math.round(R??0)||0,0,d.length-1);F!==h&&(h=F,m.forEach((U,se)=>{let ae=B(d.at(h,U,se),0,U.stops.length-1);U.show(U.stops[ae],x.
pace())}),I(c,v&&h===d.start?v:`${v} ${d.words(h)}`.trim()),x.update(),u.relight(),n.onMove?.(h))}function b(R,F,U="",se=null){[d,v,h]=[R,U,-1];for(let{board:ae}of m)
ae.mark(F,se?[se]:[]);x.pause(),g(d.start),x.reset()}function M(R,F="",U=null){k=R,y.value="cell",b(nr(m,R),R,F,U)}let y=Ce("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",R=>{R==="cell"?M(k):b(R==="throws"?tr(m):Xt(m),null)});function E({trace:R,cell:F,true:U,claimed:se,finding:ae},Me){
let{name:Le,title:P=Le}=s[R],T=ae.kind==="answers"?"":`: ${ae.says}`,j=`They part at cell ${F}. Right: ${rr(U)}. ${P} says ${rr(se)}${T}.`,G=`${Me?"D":"First d"}\
ifference${l[1]?`, ${P}`:""}`;return V(G,null,()=>{M(F,j,ae),O.choose(R)})}let $=l.map(E),S=m.map(R=>io(R,m.length>2)),L=s.map(({name:R,title:F=R})=>F),O=lo(S,L),
H=it(m,t,()=>h,u.signal),ee=Zt(`${m.length} runs on one board`,s[0],n.level),te=f(".tools",u.lecture,H.node),me=f(".head",ee,x.node,te),ve=f(".line-up",c,y,$,ut(
m)),le=dt(s[0],l.length>0);return u.root.append(f(".frame.several",me,ve,O.node,f(".panes",S),le,H.strip)),n.difference&&$[0]?$[0].click():g(n.position),x.reset(),
{go:g,position:()=>h,state:()=>m.map(({read:R})=>R()),element:u.root,destroy:u.destroy}}var mt=(e,t,n)=>"together"in t?or(e,t,n):er(e,t,n);function sr(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>mt(o,sn(o),
{...an(o),...e}));function r(){let o=rn(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&s.element.scrollIntoView({block:"start"}))}return e.keys&&
(addEventListener("hashchange",r),r()),n}function co({model:e,el:t}){let n=mt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=nn(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function uo(e){
return In(e),{mount:mt,mountAll:sr,render:co}}return ur(mo);})();
return { ...bundle, ...bundle.start(`${snl}`) };
})();
