// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var at=Object.defineProperty;var Bn=Object.getOwnPropertyDescriptor;var Wn=Object.getOwnPropertyNames;var Gn=Object.prototype.hasOwnProperty;var Kn=(e,t)=>{for(var n in t)at(e,n,{get:t[n],enumerable:!0})},Un=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Wn(t))!Gn.call(e,o)&&
o!==n&&at(e,o,{get:()=>t[o],enumerable:!(r=Bn(t,o))||r.enumerable});return e};var _n=e=>Un(at({},"__esModule",{value:!0}),e);var Yr={};Kn(Yr,{start:()=>Qr});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ye(e,t){for(let n in t)O(e,n,t[n])}var I=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Qn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Yn="http://www.w3.org/1999/xhtml",Zn="http://www.w3.org/2000/svg";function Et(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
I(s,a,!0);for(let a of n)Qn(a)?ye(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>Et(Yn,e,t),_=(e,...t)=>Et(Zn,e,t),ie=(e,t,...n)=>_(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function H(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}var Ce=e=>f("span",...e.split("`").map((t,n)=>n%2?f("code",
t):t));function Re(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function J(e){
let t=[];return n=>{for(let r of t)I(r,e,!1);t=n.filter(r=>!!r);for(let r of t)I(r,e,!0)}}function ue(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,
a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.max(l,n-s/3))}}var F=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,
click:n},e);function le(e,t,n,r=!1){let o=F(e,t,()=>{r=!r,O(o,"aria-pressed",`${r}`),n(r)});return O(o,"aria-pressed",`${r}`),o}function Ne(e,t,n,r){let o=t.map(
([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.button",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var ge=(e,t,...n)=>f(
`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Tt(e,t){if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,
[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:
[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}async function Pt(e){try{return await navigator.
clipboard.writeText(e),!0}catch{return!1}}var se=(e,...t)=>f("details.fold",f("summary",e),...t),ve=(e,t)=>t.map(n=>f("span",{role:e},n));var Jn=".jp-WindowedPanel-outer, .jp-Notebook";function Lt(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||O(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function Xn(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function Ot(e,t){I(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(Jn);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),Xn(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function Ct(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var er=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Rt(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${er(t,o)}`}var me={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:j}=me,V=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function Y({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function He({cells:e,start:t}){return V(e+1-t).map(n=>n+t)}var ce=({columns:e,start:t})=>e+1-t;function B(e,t){
let[n,r]=Y(e,t),[o,s]=j.anchor;return[r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function Nt([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function je(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ie(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of V(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,u],[p,m]]=[e(i),e(l)],[[d,g],[y,x]]=[je(e,i),je(e,l)];s.push([c+d*o/3,u+g*o/3],[p-y*o/3,m-x*o/3],[p,m])}return s}var nr=4,xe=(e,t)=>{let n=me.light.tints.
length-1;return Math.round(n*W(e/Math.max(t,nr),0,1))};function jt(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function Ht(e,t){let{start:n,cells:r}=e,o=He(e),s=new Map;function a(d){let[g,y]=Y(
e,d),x=d===n?"start":d===r&&"goal",v=f(".cell",{role:"gridcell","data-cell":d,"data-end":x,style:`grid-column:${y+1}`},f("span.number",`${d}`),f("span.end",{"da\
ta-is":x}),f("span.badge"));return I(v,"odd",(g+y)%2),s.set(d,v),v}function i(d){for(let g of s.values())g.tabIndex=g===d?0:-1}function l(d){let{key:g,target:y}=d,
[x,v]=Y(e,Number(y.dataset.cell)),h={ArrowLeft:[x,v-1],ArrowRight:[x,v+1],ArrowUp:[x+1,v],ArrowDown:[x-1,v]};if(g==="Enter"||g===" ")y.click();else if(h[g]){let b=o.
find(S=>`${Y(e,S)}`==`${h[g]}`);s.get(b??-1)?.focus()}else return;d.preventDefault(),d.stopPropagation()}let c=d=>o.filter(g=>Y(e,g)[0]===d).sort((g,y)=>Y(e,g)[1]-
Y(e,y)[1]),u=V(e.rows).reverse(),m=f(".grid",{role:"grid",label:t,keydown:l,focusin:({target:d})=>i(d)},u.map(d=>f(".row",{role:"row"},c(d).map(a))));return i(s.
get(n)??s.get(1)),{node:m,cells:s}}var ke=new Set,pe=null,Ae=null,rr=[" ","Home","End"];function qe(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function or(){
return pe&&pe.root.isConnected?pe:[...ke].filter(({root:t})=>qe(t)>0).sort((t,n)=>qe(n.root)-qe(t.root))[0]}function sr(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return qe(e.root)>=n*([pe,Ae].includes(e)?.5:.98)}function It(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=rr.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=or();!u||l&&!sr(u)||u.key(n,t)&&(Ae=u,e.preventDefault())}function qt(e){ke.size===0&&addEventListener(
"keydown",It),ke.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{pe=e})}function At(e){ke.delete(e),pe===e&&(pe=null),Ae===e&&(Ae=null),
ke.size===0&&removeEventListener("keydown",It)}var zt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var it=new Map;function ir(e){let t=it.get(e)??new CSSStyleSheet;return it.has(e)||t.replaceSync(e),it.set(e,t),t}function lt(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=zt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ir(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var ze=e=>e.getRootNode().activeElement??
null,Dt=()=>document.querySelectorAll(".snl-host");var ct='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
d var(--line)}}}';var dt=2;function cr(e){let t=J("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function dr(e){let n=[...Dt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function De(e,t,n,r){let o=dr(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=lt(e,ct,s),i=new AbortController,l=null,c={root:s,key:(m,d)=>!!l?.key(m,d)};Lt(e,i.signal),n.keys&&
qt(c);let u=le("Lecture","Full screen, large type; Escape leaves",m=>{I(s,"lecture",m);let d=()=>{s.matches(".s-lecture")||document.exitFullscreen()};m?s.requestFullscreen?.()?.
then(d,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",m=>{let{ctrlKey:d,metaKey:g,altKey:y,shiftKey:x,key:v}=m;if(d||g||y||x)return;let h=m.target;v==="Escape"?h.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Tt(h,v)||c.key(v,h))&&m.preventDefault(),m.stopPropagation()}),jt(s,r),{root:s,signal:i.signal,lecture:u,
relight:cr(s),use(m){return l=m,m},destroy(){l?.pause(),i.abort(),At(c),a()}}}function Ve(e,...t){let n=t.find(([m,d])=>m?.format!==d||m.version!==dt);if(!n)return null;
let[r,o]=n,{format:s,version:a=0}=r??{},i=a>dt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was recorded with ${i?"a newer":"an older"}\
 version of snl_algos (${o} ${a}; this stepper reads ${o} ${dt}). ${i?"Update snl_algos, then run":"Run"} the cell again, or record the run again.`,u=f("p",{class:"\
snl snl-stepper",role:"alert"},c),{remove:p}=lt(e,ct,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var G=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${G(e)} ${e===1?t.replace(/s$/,""):t}`,Fe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Vt=e=>`${Fe(
e)}${/[.?!]$/.test(e)?"":"."}`,ur={queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This ro\
und",waits:"in this round"},null:{name:"Frontier"}},$e=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...ur[`${e}`]}),mr=(e,t)=>e===
t?"":` and ${t>e?"up":"down"} to ${t}`;function Ft({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="rais\
ed"&&n){let i=o[n.function],l=i&&n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`\
It returned ${t?t.value:"nothing"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i}\
 to ${l}${mr(l,c)}`);return`It returned ${X(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Bt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Fe(
Wt(e))} from ${t}.`:`From ${t}, roll ${hr(n)}: ${pr(e)}.`}function pr(e){let t=Wt(e);return`land on ${e.landing}${t&&`, ${t}`}`}function Wt({landing:e,stand:t,feet:n}){
return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}var fr=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",
ends:["head","tail"]},Gt=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=fr(n);return n[0]===e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:
[]}),hr=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Kt(e,t){let n=J("new"),r=f(""),o=f(".table-head",{role:"row"},ve("columnheader",t)),s=f(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>f("",{role:"row"},ve("cell",t.map(()=>"")));function i(l,c){O(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((u,p)=>H(l.children[p],u))}return{
box:s,paint(l,c){Re(r,l,a,i);let u=[...r.children].filter((m,d)=>c.has(l[d][0]));n(u);let p=u.at(-1);p&&ue(s,p)}}}function Ut({trace:{roles:e},unit:t}){let n=Kt(
"Distances",["cell",t,"from"]),r=Kt("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:u}=o.state,m=[...new Set([...c.keys(),
...u.keys()])].sort((d,g)=>d-g).map(d=>[d,G(c.get(d)),G(u.get(d))]);n.paint(m,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,u,p){
let m=se(c,u),d=()=>m.open&&p();return m.addEventListener("toggle",d),{node:m,paintIfOpen:d}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function _t({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:x},s),i=J("now"),c=f("",{role:"table",label:"Every step so far"},f(".step",{role:"row"},ve("columnheader",["step","line","wha\
t happens","what changed"])),a),u=se("Every step so far",c);u.addEventListener("toggle",()=>v());let p=[],m=0,d=0,g=new Map;function y(h){let b=p[h],{line:S,function:w=0}=t.
steps[b],M=f("button.go",{type:"button"},`${b}`),{words:k}=e.changes(p[h-1]??-1,b),$=Ce(e.sentence(b)),C=[M,`${t.functions[w].first+S}`,$,k],N="height:26px",P=()=>n(
h);return f(".step",{role:"row","aria-rowindex":h+2,style:N,click:P},ve("cell",C))}function x(){let h=Math.max(0,Math.floor(a.scrollTop/26)-4),b=t.steps.length?
W(d+1-h,0,18):0,S=s.contains(ze(s)),w=g;g=new Map(V(b).map(M=>[h+M,w.get(h+M)??y(h+M)])),s.style.padding=`${h*26}px 0 ${Math.max(0,d+1-h-b)*26}px`,s.replaceChildren(
...g.values()),i([g.get(m)]);for(let[M,k]of g){let $=k.querySelector("button");$.tabIndex=M===m?0:-1,S&&M===m&&$.focus({preventScroll:!0})}}function v(){u.open&&
(x(),a.scrollTop=W(a.scrollTop,(m+1)*26-208,m*26))}return{node:u,update(h,b,S){p!==h&&g.clear(),[p,m,d]=[h,b,S],O(c,"aria-rowcount",d+2),v()}}}var Qt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null,Yt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function mt(e,t,n,r){let o=e.moves(t),
s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s)return Yt(e,t,s);let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Zt(e,t){let n=e.start;return t.map(r=>{let o=Yt(e,n,r);return n=o.stand,o})}function Me(e,t,n){
let r=e.moves(t).find(o=>o[1]===n);return r?mt(e,t,r[2],n):null}function gr({steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;
if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=Qt(a.variables[l]),u=c!==null&&(Me(t,r,c)??Me(t,c,r));n.set(l,(n.get(l)??0)+
(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function ut(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.
length===1?[Number(t[0][0]),t[0][1]]:null}function Jt(e,t){let n=gr(e,t),r=n&&new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=ut(l.predecessor);
if(c)return mt(t,c[1],c[0],s);let u=ut(l.distance);if(u&&o!==null&&u[0]!==o)return mt(t,o,u[0],s);let p=ut(l.visited);if(p&&o!==null)return Me(t,o,p[0]);let m=e.
functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(m)?null:Me(t,o,s)??Me(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),
n&&l.variables&&n in l.variables&&(s=Qt(l.variables[n]));let c=l.current!==void 0&&l.frontier!==void 0,u=l.frontier?.add??[],p=u.length===1&&u[0][0]===a?.stand;
return a=c?null:i(l)??(p?a:null),a})}function Xt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,m])=>p!==m)),i=typeof n=="number"?Array.from({length:n},(p,m)=>m+
1):n;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let d=a.get(p);return d===void 0||m.length&&!o?{feet:m,stand:p}:l(d,[...m,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function u(p){return p===e?[]:i.flatMap(m=>{let d=c(p+m),g=d>0?l(d).stand:null;return g===null?[]:[[m,d,g]]})}return{cells:e,
start:r,faces:i,jumps:a,ride:l,moves:u}}var br=["distance","predecessor","visited","variables"],pt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Be(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function en(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,m=e.frontier,d=m.slice(l,m.length-c);for(let g in u)d[Number(g)]=u[g];e.frontier=
i??d.concat(p)}t.scope&&e.variables.clear();for(let i of br){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function ft(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function tn(e,t=ft([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Xt(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,m=-1/0,d={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:h})=>new Uint32Array(h.length))},g=[pt(
d)];function y(h){if(o.distance)return Object.entries(h.distance??{}).filter(([,$])=>$!==null).map(([$])=>+$);let b=h.frontier??{},{add:S=[],put:w={},is:M=[...Object.
values(w),...S]}=b;return[...Object.keys(h.visited??{}).map(Number),...M.map(([k])=>k??-1)]}n.forEach((h,b)=>{en(d,h),p=Math.max(p,d.frontier.length);for(let w of y(
h))i.has(w)||i.set(w,b),l.set(w,b);let S=d.current===null?void 0:d.distance.get(d.current);S!==void 0&&S>m&&(m>=0&&c.push({index:b,throws:S}),m=S),(b+1)%u===0&&
g.push(pt(d))});function x(h){let b=pt(g[Math.floor((h+1)/u)]);for(;b.index<h;)en(b,n[b.index+1]);return b}function v(h,b){let S=x(h).frontier,w=x(b),M=Be(S,w.frontier),
k=Be(w.frontier,S),$=new Set,C=new Set,N=[...M.map(([P])=>`${P} leaves`),...k.map(([P])=>`${P} joins`)];for(let P of n.slice(h+1,b+1)){for(let T in{...P.distance,
...P.predecessor})$.add(+T);for(let T in P.variables)C.add(T);for(let T in P.distance)N.push(`${T}: ${G(P.distance[T])||"unknown"}`)}return N.length||(N=[...C].
map(P=>`${P} = ${w.variables.get(P)}`)),{state:w,left:M,joined:k,cells:$,names:C,words:N.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:m,at:x,changes:v,moves:Jt(e,a),mixed:new Set(n.map(({told:h})=>!!h)).size>1,stopsOf:h=>n.length?V(n.length).filter(b=>h||n[b].told||b===
n.length-1):[-1],sentence(h){let{says:b,line:S,function:w=0}=n[h]??{says:"Nothing was recorded."};return b||`${r[w].name}, line ${r[w].first+(S??0)}`}}}function wr(e,t,{frontier:n,distance:r},o){let s=([m,d])=>d.trim()&&!Number.isNaN(+d)?+d:r.get(m??-1),a=s([e,t]),i=n.filter(m=>s(m)===a).map(([m])=>m),l=[...new Set(
i)].filter(m=>m!==null),c=m=>({accept:[e],reason:`${e} ${m}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${G(a)}`);let p=`${l.sort((m,d)=>m-d).join(", ").replace(/, (\d+)$/," and $1")} wait with ${G(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function yr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=X(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${G(a)}, and from ${r} it is ${G(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function vr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=Be(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=wr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=yr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function nn(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=vr(e,s);if(a)return s>n&&a.takes?null:a}return null}function rn(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",u),`${i}`);return I(
p,"yes",r&&l),I(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function on(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),m=rn(),d=f("span.question",{role:"status"}),g=f("strong");function y(k){if(k.preventDefault(),
!p.value){w(+u.value);return}m.add(+u.value,+p.value),u.value=p.value="",u.focus(),v.hidden=!1}function x(){if(!o)return;let k=m.tell(o.accept);l+=k.right,c+=k.
all,M("told","")}let v=F("Show the answer",null,x),h=f("form.form",{submit:y},u,p,f("button.button","Answer"),v,F("Skip",null,()=>M("skipped",""))),b=f(".predic\
t",{role:"group",label:"Predict"},d,h,g,m.node);function S(k,$){O(b,"data-verdict",k),H(d,$),h.hidden=!o,b.hidden=!r,H(g,c?`${l} of ${c} right`:"")}function w(k){
if(!o)return!1;let $=o.accept.includes(k);return c+=1,l+=$?1:0,M($?"right":"wrong",$?"Right: ":`Not ${k}: `),!0}function M(k,$){if(!o)return;let{reason:C}=o,N=b.
contains(ze(b));o=null,t(s),S(k,`${$}${C}.`),N&&n()}return{node:b,answer:w,on:()=>r,drop(k=r){(o||!k)&&m.clear(),r=k,o=null,S("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(k,$){return o?u.focus():r&&(o=nn(e,k,$),o?.index===i&&k>a&&(o=null),o&&([a,i]=[k,o.index]),s=$,u.value=p.value=
"",m.clear(),v.hidden=!0,o&&S("asked",`${o.text} Click it on the board, or type it.`)),o&&b.scrollIntoView({block:"nearest"}),!!o}}}function We(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function sn(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function an(e,t,n){let{least:r,more:o,head:s,edge:a}=j.arc,{length:i,spot:l}=te(
e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,d]=l(i/2,p*c*2),g=[W(m,a,n-a),Math.max(d,a)],y=te(g,t),x=y.spot(y.length-.06);return{from:e,turn:g,tip:x,...sn(x,
g,s,s*.4)}}function ht(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...sn(l,c,o,
o/2)}}function ln(e){if(e>6)return[];let t=j.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?r(
-t,0):[]]}function Se(e,t,n){let{length:r,spot:o}=te(B(e,t),B(e,n));return te(o(j.apart),o(r-j.apart))}function dn(e,t,n){let{length:r,spot:o}=Se(e,t,n),{half:s,over:a,rung:i}=j.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=V(l+1).map(p=>{let m=r*p/l;return[o(m,s),o(m,-s)]});return{rails:c,rungs:u}}function cn(e,t){
let n=(e+t)%2?-1:1;return[0,j.snake.bow,-j.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ge(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Se(e,t,
n),{swing:i,wave:l}=j.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let m=1-(2*p-1)**4,d=u*m*Math.sin(2*Math.PI*c*p)+o*Math.sin(Math.PI*p);
return a(s*p,d)}}function gt(e,t,n,r){let o=r.map(([i,l])=>[B(e,i),B(e,l)]),s=ce(e),a={cost:1/0,manner:cn(t,n)[0]};for(let i of cn(t,n)){let l=Ge(e,t,n,i),c=V(25).
map(d=>l(d/24)),u=c.some(([d,g])=>d<.15||d>s-.15||g<.15||g>e.rows-.15),m=c.filter(d=>o.some(([g,y])=>Nt(d,g,y)<j.snake.clear)).length+(u?100:0);m<a.cost&&(a={cost:m,
manner:i})}return a.manner}function un(e,t,n,r){let o=Ge(e,t,n,gt(e,t,n,r)),{length:s}=Se(e,t,n),a=4*Math.max(1,Math.round(s/j.snake.wave))+2,i=g=>y=>{let x=j.snake.
half*(1-.3*y-.6*y**3),[v,h]=o(y),[b,S]=je(o,y),w=Math.hypot(b,S)||1;return[v-g*x*S/w,h+g*x*b/w]},l=Ie(i(1),0,1,a),c=Ie(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],
{spot:p}=te(o(0),o(.02)),{skull:m,eye:d}=j.snake;return{outline:u,stripe:Ie(o,Math.min(.4,.25/s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[
p(-.05-d/3,.55*m),p(-.05-d/3,-.55*m)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}var mn=(e,t)=>(2*e+3*t)%me.light.snakes.length;var ae=e=>`${Math.round(e*1e3)/1e3}`,Ee=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${Ee(e).join("L")}`,pn=e=>`M${Ee(e.slice(0,1))}C${Ee(e.slice(1)).join(" ")}`,wt=(e,t,n)=>`\
M${Ee([e])}Q${Ee([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),Ke=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ae(t),cy:ae(
n),r},...o}),re=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ne=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ae(e),y:ae(t),width:n,height:r,...s},...o}),fe=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},fill:s,text:o});function xr(e,t,n){let{rails:r,rungs:o}=dn(e,t,n),{rail:s,rungWidth:a}=j.
ladder,i=r.map(de).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function kr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=un(e,t,n,r),{skull:u,stripe:p,eye:m,pupil:d}=j.snake,g=`snake-${mn(t,n)}`,
y=`${pn(o)}Z`,x={"stroke-dasharray":"0.04 0.12"};return[Q("halo",y,{stroke:"cell",width:.06}),Q("tongue",c.map(v=>de(v)).join(""),{stroke:g,width:.025}),Q("skin",
y,{fill:g}),Q("stripe",pn(s),{stroke:"cell",width:p},x),Ke("skull",a,u,{fill:g}),...i.map(v=>Ke("eye",v,m,{fill:"die"})),...l.map(v=>Ke("pupil",v,d,{fill:"dieIn\
k"}))]}function Ue(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>re(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,xr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,kr(e,a,i,r)))]}function _e(e){let[t,n]=Y(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=j.
flag,[c,u,p]=s,m=y=>y.map(([x,v])=>[r+x,o+v]),d=de(m([s.slice(0,2),[c,p]])),g=`${de(m([[c,u],a,[c,i]]))}Z`;return re("flag",[Q("pole",d,{stroke:"goal",width:l}),
Q("pennant",g,{fill:"goal"})])}function bt([e,t],n,r=1){let{side:o,corner:s,pip:a}=j.die,i=ln(n).map(p=>Ke("pip",p,a,{fill:"dieInk"})),l=fe("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},u=ne([-o/2,-o/2],o,o,c,{rx:s});return re("die",[u,...i.length?i:[l]],{transform:`translate(${ae(
e)} ${ae(t)}) scale(${r})`})}function fn(e,t,n){let[r,o]=Y(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return ne([o+.06,e.rows-r-.94],.88,.88,s,a)}function Qe(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[fn(e,o,"stand")];if(n===null)return s;let a=B(
e,t);if(t===r)return[bt(a,n)];let{turn:i,neck:l,wings:c}=an(a,B(e,r),ce(e)),u=`--far:${ae(te(a,i).length+te(i,l).length)}`,p={stroke:"now",width:j.arc.width};return[
fn(e,r,"landing"),...s,Q("arc",wt(a,i,l),p,{"stroke-linecap":"butt",style:u}),Q("tip",`${de(c)}Z`,{fill:"now"}),bt(a,n)]}function Ye(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[B(e,r),B(e,s)],u=ht(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,m]=[u.middle[0],Math.floor(u.middle[1])+.5],d=wt(u.from,u.turn,u.neck),g=`${de(
u.wings)}Z`;return re("leg",[Q("rim",d,{stroke:"cell",width:.1}),Q("shaft",d,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),ne([p-.3,m-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),fe("order",[p-.16,m+.066],.19,`${i+1}`,"cell"),bt([p+.16,m],o,.8)],{style:`--order:${i}`})})}function Ze(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[B(e,a),B(e,s)],{from:c,turn:u,
tip:p,wings:m}=ht(i,l,.12,.18,.13),d=wt(c,u,p)+de(m);return Q(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var hn=80,$r="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Mr=.55,Te=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function gn(e,t){let[
n,r]=t.split("-"),o=me[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function yt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?gn(i,n):e==="g"?void 0:"none",stroke:r&&gn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,m])=>` ${p}="${Te(`${m}`)}"`),u=s.map(p=>yt(p,i)).join("")+Te(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}function Sr({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=null)return`tint-${xe(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"\
startGround";let[s,a]=Y(t,r);return(s+a)%2?"odd":"cell"}function Er(e,t,n){let{plan:r,state:o,found:s}=e,[a,i]=Y(r,t),[l,c]=[i,r.rows-a-1],u=[ne([l,c],1,1,{fill:Sr(
e,t),stroke:"line",width:.01})];if(o?.current===t)u.push(ne([l+.03,c+.03],.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let h={"stroke-dasharray":"0.08 0\
.06",rx:.04};u.push(ne([l+.045,c+.045],.91,.91,{stroke:"wait",width:.03},h))}else if(o?.visited.has(t)&&!o.distance.has(t)){let h={"stroke-dasharray":"0.02 0.05",
rx:.04};u.push(ne([l+.045,c+.045],.91,.91,{stroke:"quiet",width:.025},h))}s.has(t)&&u.push({tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,
m=.1+.115*p.length,[d,g]=[l+j.number[0],c+j.number[1]],y=[ne([d,g],m,.25,{fill:"chip"},{rx:.05}),fe("number",[d+m/2,g+.192],.19,p,"ink")],x=t===r.start?"start":
t===r.cells?"goal":"";x&&y.push(ne([l+.05,c+.74],.4,.2,{fill:"chip"},{rx:.04}),fe("end",[l+.25,c+.885],.14,x,x));let v=G(o?.distance.get(t));if(v){let[h,b]=[l+j.
badge[0],c+j.badge[1]],S=Math.max(.26,.14+.1*v.length);y.push(ne([h-S/2,b-.13],S,.26,{fill:"badge"},{rx:.13}),fe("badge",[h,b+.064],.18,v,"badgeInk"))}return{below:u,
above:y}}function Tr(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,found:i}=e,l=new Set((r?.frontier??[]).map(([h])=>h)),c=He(t).map(h=>Er(e,h,l)),u=new Set(
o?.feet);for(let[,h,b]of a)h!==b&&u.add(h);let p=[...n].filter(([h,b])=>i.has(h)&&i.has(b)),m=new Set(p.map(([h])=>h)),d=Ue(t,n).map(h=>{let[b]=`${h.attributes["\
data-ends"]}`.split(" ").map(Number),S=(a.length>0||m.size>0)&&!u.has(b)&&!m.has(b);return{...h,attributes:{...h.attributes,opacity:S?j.faint:1}}}),g=s&&r?Ze(t,
r.predecessor,r.current):[],y=c.flatMap(h=>h.below),x=c.flatMap(h=>h.above),v={"stroke-linecap":"round","stroke-linejoin":"round"};return[re("ground",y),re("jum\
ps",[_e(t),...d],v),re("above",[...g,...o?Qe(t,o):[]]),re("numbers",x,{"font-weight":700}),re("route",Ye(t,a,t.start))]}function vt(e,t){let r=.2,o=e.map(({drawn:c,
caption:u})=>{let p=ce(c.plan),m=Math.min(.3,p/Math.max(1,u.length)*1.9),d=fe("caption",[0,c.plan.rows+.4],m,u,"ink");d.attributes["text-anchor"]="start";let g=re(
"board",[...Tr(c),d],{transform:`translate(${r} ${.2})`});return r+=p+.5,yt(g,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Mr+.2,i=yt(ne([0,0],
s,a,{fill:"paper"}),t),l=Te(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*hn)}\
" height="${Math.round(a*hn)}" font-family="${$r}"><title>${l}</title>${i}${o.join("")}</svg>`}var bn={text:""},wn=e=>{bn.text=e},Pr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function yn(e,t){
let n="together"in e?e.together.traces:[e.trace],r=Te(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="<\/script>";return`<!DOCTYPE html>
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
${o} type="application/json">${Pr(e)}${s}
${o}>(${bn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Lr(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function vn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:Fe(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function Or({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Je(e,t,n,r){let o=()=>`${e.map(({
trace:b})=>b.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:b}=getComputedStyle(g),S=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return b==="light"||b==="dark"?b:S}let a=()=>vt(e.map(b=>vn(b)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(b){i.hidden=!1,i.value=b,i.select(),l.textContent=await Pt(b)?"Copied.":"Copy it from here."}let u=()=>Rt(g,n()),p=[F("Picture (SVG)",
"The board at this step",()=>We(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),F("Picture (PNG)","The board at this step",async()=>We(await Lr(a()),`${o()}\
.png`)),F("Link to this step",null,()=>c(u())),F("Embed","HTML for a page of yours",()=>c(`<iframe src="${u()}" title="${e[0].trace.name}" width="100%" height="\
720"></iframe>`)),F("This page","A file that needs no network",()=>We(new Blob([yn(t,n())],{type:"text/html"}),`${o()}.html`))],m=f(".menu",{role:"group",label:"\
Export"},p,i,l);m.hidden=!0;let d=F("Export","A picture, a link, the page",()=>y(!!m.hidden)),g=f(".share",d,m);function y(b){m.hidden=!b,i.hidden=!0,l.textContent=
"",O(d,"aria-expanded",`${b}`)}y(!1),g.addEventListener("keydown",b=>{b.key!=="Escape"||m.hidden||(y(!1),d.focus(),b.stopPropagation())}),g.addEventListener("fo\
cusout",({relatedTarget:b})=>{b instanceof Node&&!g.contains(b)&&y(!1)});let x=f(".strip");function v(){let b=e.flatMap(S=>Or(S).map(w=>{let M=vn(S,w),k=vt([M],
"light"),$=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(k)}`;return f("img",{src:$,alt:`Step ${w}: ${M.caption}`})}));x.replaceChildren(...b)}let h=matchMedia(
"print");return h.addEventListener("change",()=>h.matches&&v(),{signal:r}),h.matches&&queueMicrotask(v),{node:g,strip:x}}var Cr="M4 3h3v10H4zM9 3h3v10H9z",$n="M4 2.5v11l9-5.5z",Rr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",$n],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Nr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),xn=900,[kn,jr]=[700,250];function Hr(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:
e!==" "&&(n||t.scrollHeight>t.clientHeight)}function Xe(e,t,n=1){let r=xn/n,o,s=[];function a(w){clearTimeout(o),o=w,g.setAttribute("d",o?Cr:$n),O(d[2],"label",
o?"Pause":"Play"),O(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(w){i(),e.go(W(w,0,e.last()))}let c=()=>s.some(({at:w})=>w===e.index())?3:1,u=()=>a(
setTimeout(()=>{t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let m={Home:()=>l(
0),ArrowLeft:()=>l(e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:w})=>w>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({
at:w})=>w<e.index())?.at??0)},d=Rr.map(([w,M,k])=>{let $=ie("","0 0 16 16",_("path",{d:k}));return F($,`${M} (${w.trim()||"space"})`,m[w],M)}),g=d[2].querySelector(
"path"),y=f("input.bar",{type:"range",min:0,label:"Step",input:()=>l(+y.value)}),x=f(".ticks",{"aria-hidden":"true"}),v=f("span.of"),h=Ne("Speed",Nr,n,w=>{r=xn/
Number(w)});function b(){let w=e.index(),M=e.last();y.value=`${w}`,y.style.setProperty("--at",`${w/Math.max(1,M)}`),O(y,"aria-valuetext",e.words(w)),H(v,`${e.number(
w)} / ${e.number(M)}`);let k=$=>$<2?w<=0:$>2&&w>=M;d.forEach(($,C)=>O($,"aria-disabled",k(C)))}function S({at:w,text:M},k){let $=k%Math.ceil(s.length/10)===0&&M;
return f("span",{style:`--at:${w/Math.max(1,e.last())}`},$)}return i(),{update:b,pause:i,pace(){let w=o?.8*r:kn;return w<jr?0:Math.min(w,kn)},goTo:l,focus:()=>d[3].
focus(),node:f(".transport",{role:"group",label:"Time"},f(".buttons",d),f(".track",y,x),v,h),reset(){s=e.ticks(),y.max=`${e.last()}`,x.replaceChildren(...s.map(
S)),b()},key(w,M){let k=w===" "?", button, summary":"";return!m[w]||M.matches(`select, input:not([type=range])${k}`)||Hr(w,M)?!1:(m[w](),!0)}}}function he({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return _(u,{...n,style:c||null},a.map(he),i)}var[Mn,Sn]=[150,350],Ir=.25,En=24;function qr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...V(o-e+1).map(a=>e+a),...V(o-n).
map(a=>o-1-a)]}function Ar(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Se(e,n,r);return[i(0),i(a),B(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ge(e,n,r,
gt(e,n,r,o));return[...V(En+1).map(a=>s(a/En)),B(e,r)]}function Tn(e,t,n,r){let s=qr(n,e.cells).map(c=>B(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[m,d]=s[c],g=[(m+u)/2,Math.min(d,p)-Ir];a.push({at:g,time:i+Mn/2,easing:"ease-in"}),i+=Mn,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=Ar(e,t,c);for(let[p,m]of u.entries())a.push({at:m,time:i+Sn*(p+1)/u.length,easing:"linear"});i+=Sn}let l=W(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var zr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Pn=([e,t])=>`translate(${e}px,${t}px)`;function Ln(e,t){let n=_("path.piece",{d:zr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&O(n,"style",`t\
ransform:${Pn(B(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(m=>{let d=Tn(e,t,m,i).map(
g=>({...g,time:c+g.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let p=u.map(({at:m,time:d,easing:g})=>({transform:Pn(m),offset:d/c,easing:g}));O(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Dr=400;function On({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=ce(c),{node:m,
cells:d}=Ht(c,n),g=new Map,y=J("new"),x=J("touched"),v=!1,h=null,b=new Set,S=null,w=[],M=`0 0 ${p} ${u}`,k=ie(".layer.goal",M,he(_e(c))),$=ie(".layer.jumps",M,Ue(
c,l).map(he)),[C,N,P]=["g.tree","g.move","g.route"].map(L=>_(L)),T=ie(".layer.above",M,C,N,P),E=Ln(c,l),D=ie(".layer.top",M,E.node),K=f(".sheet",m,k,$,T,D);function oe(L,R,q){
if(!h)return"";let[z,Z]=[h.distance.get(L),h.predecessor.get(L)],A=[`cell ${L}`,d.get(L)?.dataset.end,...Gt(L,l)],U=h.visited.has(L)?"visited":"not reached";return A.
push(R?"current":"",z!=null?`reached in ${X(z,o)}`:U,Z!=null?`from ${Z}`:"",q?r:"",b.has(L)?"part of what is wrong":""),A.filter(Boolean).join(", ")}let ee=L=>`\
var(--tint-${xe(L,s)})`;function ot(L,R,q,z){let Z=L.current===R,A=L.visited.has(R),U=L.distance.get(R),Mt=L.predecessor.get(R),St=`${[Z,z,A,U,Mt,b.has(R)]}`;if(g.
get(R)===St)return;g.set(R,St);let Fn=U!=null?"reached":A&&"visited";ye(q,{"data-distance":U,"data-tint":U!=null&&xe(U,s),"data-from":Mt,"data-visited":A,"data-\
waits":z,"aria-current":Z,"data-state":Z?"current":z?"frontier":Fn,label:oe(R,Z,z)}),U!=null&&q.style.setProperty("--tint",ee(U)),O(q.lastChild,"data-is",G(U)||
null)}function Pe(){if(!h)return;let L=new Set(h.frontier.map(([R])=>R));for(let[R,q]of d)ot(h,R,q,L.has(R))}function we(){if(!h)return;let L=v?Ze(c,h.predecessor,
h.current):[];C.replaceChildren(...L.map(he))}let Le=L=>L.map(R=>$.querySelector(`[data-ends="${R} ${l.get(R)}"]`));function Oe(L,R){let q=new Set(Le(R));for(let z of $.
children)I(z,L,q.has(z))}function st(L){let R=L.flatMap(([,q,z])=>z===q?[]:t.ride(q).feet);P.replaceChildren(...Ye(c,L,a).map(he)),I($,"routed",L.length),Oe("ta\
ken",R)}let $t=()=>I(K,"arrived",!0),Vn=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:d,columns:p,shape:p/u,node:f(`.board${Vn}`,
{style:`--wide:${p};--high:${u}`},K),paint(L,R,q,z,Z=0){h=L;let A=`${Object.values(q??{})}`!=`${Object.values(S??{})}`;(A||z.length)&&E.rest(),I(K,"arrived",!1),
Pe(),y([...R].map(U=>d.get(U))),we(),N.replaceChildren(...(q?Qe(c,q):[]).map(he)),x(Le(q?.feet??[])),`${z}`!=`${w}`&&st(z),Z>0&&z.length?E.walk(Zt(t,z),Dr,$t):Z>
0&&A&&q&&E.walk([q],Z),S=q,w=z},piece:E,top:D,celebrate:$t,showTree(L){v=L,we()},mark(L,R){let q=R.flatMap(A=>A.moves??[]),z=R.flatMap(A=>A.jumps??[]),Z=q.flatMap(
([,A])=>t.ride(A).feet);Oe("found",[...z.map(([A])=>A),...Z]),b=new Set(R.flatMap(A=>A.cells??[]));for(let[A,U]of d)I(U,"differs",A===L),I(U,"found",b.has(A));Pe()},
drawn:()=>({plan:c,jumps:l,farthest:s,state:h,found:b,move:S,treeShown:v,route:w})}}var be=e=>e.length-e.trimStart().length;function Vr(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>be(o)<be(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Cn(e){let t=Vr(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(be),80)}}var Rn=e=>e.startsWith("#:");function Fr(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return I(i,"told",a==="c1"&&Rn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function Br(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,be(n.data))))}function Wr({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Cn(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,be(c)-s),m=f("code.text",{style:`--indent:${p}`},Fr(r?.[u],c));return u>=o&&Br(m,s),
f(".line",{"data-line":u},f("span.runs"),f("span.at",`${t+u}`),m)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function Nn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=J("now"),l=J("raised"),c=e.
map((w,M)=>Wr(w,r?.[M])),u=ge(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],m=null,d=!1,g=F("","Show or fo\
ld what comes before the first line that runs",()=>{d=!d,y()});function y(){O(g,"aria-expanded",`${d}`);for(let{above:w}of c)w.hidden=!d&&!(m&&w.contains(m))}let x=le(
"Notes","Show the comments that narrate",w=>I(u,"told",w)),v=!1,h=new ResizeObserver(()=>{v=!0,m&&ue(u,m)});h.observe(u),o.addEventListener("abort",()=>h.disconnect());
function b({rows:w,counts:M},k){k.forEach(($,C)=>{if($===M[C])return;M[C]=$;let N=w[C].firstChild;O(N,"style",$>0&&`--runs:${Math.log2($+1).toFixed(2)}`),O(N,"t\
itle",$>0&&`ran ${X($,"times")}`)})}let S=f(".heads",g,a,f("span.tools",s,x));return{node:f(".panel.code",S,u),paint({fn:w,line:M,depth:k,runs:$},C){c.forEach((N,P)=>{
N.node.hidden=P!==w,b(N,$[P])}),M!=null&&(m=c[w].rows[M],H(g,`${e[w].name}`),H(a,k?`${X(k,"calls")} deep`:""),i([m]),l([C&&p]),y(),v&&ue(u,m))}}}function Gr(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=V(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1);return _("g",_("line",{x1:u,y1:p,x2:l,y2:c}),_("circle",{cx:l,cy:c,r:13.5}),_("text",{x:l,y:c+4.5}),_("text.key",{x:l+15,
y:c-6}))}),a=ie("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[u,p]=i[c]??[null,
""];ye(l,{visibility:!i[c]&&"hidden","data-cell":u}),H(l.children[2],u??"?"),H(l.children[3],p.slice(0,5))}),H(r,i.length>e?`${i.length-e} more below`:"")}}}function jn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=$e(e),s=J("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,u]=r.map(x=>f(
"span.quiet",x)),p=ge(".waiting",n,c,l,u),m=o==="heap"&&t>0?Gr(Math.min(t,15)):null,d=f(".panel.frontier",f(".heads",f("span",n),a,i),p);d.hidden=!e.roles.frontier;
let g=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function y(x,[v,h]){O(x,"data-cell",v),H(x.children[0],v??"?"),H(x.children[1],h)}return{node:d,heap:m?.
node??null,read:()=>[...l.children].map(x=>{let{cell:v}=x.dataset;return[v?+v:null,x.children[1].textContent]}),paint({state:{frontier:x},left:v,joined:h}){Re(l,
x,g,y),m?.paint(x),H(a,`${x.length} waiting`),H(i,v.length?`out: ${v.map(([S])=>S).join(", ")}`:""),s(h.map(S=>l.children[x.lastIndexOf(S)]));let b=l.lastElementChild;
o==="stack"&&b&&ue(p,b)}}}function et(e,t,n,r,o){let s=tn(e,o),{rules:a,unit:i}=s,l=On({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:$e(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&le("Every line","Stop at every line",k=>{M.stops=s.stopsOf(k),r(k)}),u=Nn(e,t,n,...c?[c]:[]),p=jn(
s),m=Ut(s),[d,g,y]=[f("span.sentence"),f("strong.outcome"),f("p.game")],x=f("p.speaker",{"aria-live":"polite"},d," ",g),v=f(".says",x,y),h=e.steps.length-1,b=-1;
n.addEventListener("abort",l.piece.rest);function S(){let k=u.node.querySelector(".s-line.s-now"),$=l.node.querySelector("[data-state=current]"),C=N=>Object.fromEntries(
[...l.cells].filter(([,{dataset:P}])=>P[N]).map(([P,{dataset:T}])=>[P,Number(T[N])]));return{current:$&&Number($.dataset.cell),frontier:p.read(),distance:C("dis\
tance"),predecessor:C("from"),visited:Object.keys(C("visited")).map(Number),line:k&&Number(k.dataset.line),says:e.steps[b]?.says?d.textContent:""}}function w(k){
let $=Bt(k);return $!==d.textContent?$:k&&!a.jumps.has(k.landing)?"No jump there.":""}let M={trace:e,replay:s,board:l,code:u,frontier:p,tables:m,says:v,speaker:x,
read:S,stops:s.stopsOf(!s.mixed),index:()=>b,placeAt:k=>M.stops.findLastIndex($=>$<=k),placeFrom:k=>Math.min(M.placeAt(k-1)+1,M.stops.length-1),show(k,$=0){let C=M.
stops[M.placeAt(k-1)]??-1,N=b===C;b=k;let P=b===h,T=s.changes(C,b),E=s.moves[b]??null,D=P&&e.outcome!=="returned",K=P&&!D&&e.answer?.route||[],oe=P&&e.findings.
length>0;l.paint(T.state,T.cells,E,K,N&&!oe?$:0),u.paint(T.state,P),p.paint(T),m.paint(T),O(v,"data-failed",D),O(d,"data-told",e.steps[b]?.told);let ee=Ce(s.sentence(
b));ee.textContent!==d.textContent&&d.replaceChildren(ee),H(g,P?Ft(e):""),H(y,P?"":w(E))}};return M}function tt(e,t){let n=(r,o)=>f("span",f("i.key",{"data-key":r}),
o);return f(".legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",$e(e).waits),e.roles.distance&&n("reached","reached: near to far"),
e.roles.visited&&n("visited","only landed on"),t&&n("found","part of what is wrong"))}var nt=e=>le("Tree","From where each cell was reached",t=>{for(let{board:n}of e)
n.showTree(t)});var xt=(e,{board:{name:t,cells:n}},r=3)=>f(".title",f("span",{role:"heading","aria-level":r},e),f("span.quiet",`${t?`${t} · `:""}${n} cells`));function Hn(e,t,n={}){
let{trace:r,highlight:o}=t,s=Ve(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,title:u=r.name}=r,p=r.steps.length-1,m=De(e,`Stepper:\
 ${u}`,n,k),d=et(r,o,m.signal,()=>{x=0,w(),h.reset()}),{replay:g}=d,y=-1,x=0,v=()=>Math.max(0,d.placeAt(y)),h=m.use(Xe({last:()=>d.stops.length-1,index:v,number:T=>Math.
max(0,d.stops[T]??0),go:T=>M(d.stops[T]),back:()=>v()-(d.stops[v()]===y?1:0),words:T=>`step ${Math.max(0,d.stops[T])} of ${Math.max(0,p)}: ${g.sentence(d.stops[T])}`,
ticks:()=>g.ticks.map(({index:T,throws:E})=>({at:d.placeFrom(T),text:G(E)})),forward(){let T=d.stops[d.placeAt(y)+1];return T===void 0||b.asks(y,T)?!1:(M(T),!0)}},
d.speaker,n.speed)),b=on(g,M,h.focus),S=_t(d,h.goTo);function w(){d.show(y,h.pace()),x=Math.max(x,v()),S.update(d.stops,v(),b.on()?v():x),h.update(),m.relight()}
function M(T){let E=W(Math.round(T)||0,0,p);b.drop(),E!==y&&(y=E,w(),n.onMove?.(y))}function k(T){if(b.answer(T))return;let E=g.first.get(T);E!==void 0?h.goTo(d.
placeFrom(E)):H(d.says.lastChild??d.says,`Cell ${T} is not reached in this run.`)}let $=le("Predict","Be asked which cell comes next",T=>{h.pause(),b.drop(T),w()},
n.predict),C=Je([d],t,()=>y,m.signal),N=c.length>0&&f("ul.findings",{label:"What is wrong"},c.map(({says:T})=>f("li",Vt(T)))),P=f(".under",tt(r,c.length>0),l.predecessor&&
nt([d]));return m.root.append(f(".frame",f(".head",xt(u,r,n.level),h.node,f(".tools",$,m.lecture,C.node)),f(".stage",{style:`--shape:${d.board.shape};--columns:${d.
board.columns}`},f(".main",d.board.node,P),f(".side",d.says,b.node,N,d.code.node,d.frontier.node)),f(".folds",d.tables.folds,d.frontier.heap&&se("Heap",d.frontier.
heap),S.node,a.length>0&&se("What was guessed",f("ul",a.map(T=>f("li",T)))),i&&se("What it printed",ge(".printed","What it printed",i))),C.strip)),b.drop(n.predict),
d.board.mark(null,c),y=W(n.position??d.stops[0],0,p),w(),h.reset(),{go:M,position:()=>y,state:d.read,element:m.root,destroy:m.destroy}}function kt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function In(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:V(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${X(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function qn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${X(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var An=e=>e==null?"unreachable":X(e);function Kr(e,t){let{name:n,title:r=n}=e.trace,o=t?se("Code",e.code.node):e.code.node;return f("section.pane",{label:r},f("\
.pane-head",r),e.says,f(".pair",e.board.node,o),e.frontier.node,f(".folds",e.tables.folds,e.frontier.heap&&se("Heap",e.frontier.heap)))}function Ur(e,t){let n=t.
map((o,s)=>F(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>I(s,"away",a!==o)),n.forEach((s,a)=>O(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function zn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(E=>[E,"snl-trace"]),i=Ve(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=De(e,"Steppers together",n,E=>S(E)),p=ft(s),m=s.map((E,D)=>et(E,o[D],u.signal,void 0,p)),d=kt(m),
g=-1,y="",x=l[0]?.cell??s[0].board.cells,v=u.use(Xe({last:()=>d.length-1,index:()=>g,number:E=>E,ticks:()=>d.ticks,words:E=>d.words(E),go:h,back:()=>g-1,forward:()=>h(
g+1)},c));function h(E){let D=W(Math.round(E??0)||0,0,d.length-1);D!==g&&(g=D,m.forEach((K,oe)=>{let ee=W(d.at(g,K,oe),0,K.stops.length-1);K.show(K.stops[ee],v.
pace())}),H(c,y&&g===d.start?y:`${y} ${d.words(g)}`.trim()),v.update(),u.relight(),n.onMove?.(g))}function b(E,D,K="",oe=null){[d,y,g]=[E,K,-1];for(let{board:ee}of m)
ee.mark(D,oe?[oe]:[]);v.pause(),h(d.start),v.reset()}function S(E,D="",K=null){x=E,M.value="cell",b(qn(m,E),E,D,K)}let M=Ne("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",E=>{E==="cell"?S(x):b(E==="throws"?In(m):kt(m),null)});function k({trace:E,cell:D,true:K,claimed:oe,finding:ee},ot){
let{name:Pe,title:we=Pe}=s[E],Le=ee.kind==="answers"?"":`: ${ee.says}`,Oe=`They part at cell ${D}. Right: ${An(K)}. ${we} says ${An(oe)}${Le}.`,st=`${ot?"D":"Fi\
rst d"}ifference${l[1]?`, ${we}`:""}`;return F(st,null,()=>{S(D,Oe,ee),N.choose(E)})}let $=l.map(k),C=m.map(E=>Kr(E,m.length>2)),N=Ur(C,s.map(({name:E,title:D=E})=>D)),
P=Je(m,t,()=>g,u.signal),T=f(".tools",u.lecture,P.node);return u.root.append(f(".frame.several",f(".head",xt(`${m.length} runs on one board`,s[0],n.level),v.node,
T),f(".line-up",c,M,$,nt(m)),N.node,f(".panes",C),tt(s[0],l.length>0),P.strip)),n.difference&&$[0]?$[0].click():h(n.position),v.reset(),{go:h,position:()=>g,state:()=>m.
map(({read:E})=>E()),element:u.root,destroy:u.destroy}}var rt=(e,t,n)=>"together"in t?zn(e,t,n):Hn(e,t,n);function Dn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),u={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return rt(o,c,{...u,...e})});function r(){let o=Ct(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function _r({model:e,el:t}){let n=rt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Ot(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Qr(e){
return wn(e),{mount:rt,mountAll:Dn,render:_r}}return _n(Yr);})();
return bundle.start(`${snl}`);
})();
