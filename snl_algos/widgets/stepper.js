// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var ct=Object.defineProperty;var Un=Object.getOwnPropertyDescriptor;var _n=Object.getOwnPropertyNames;var Qn=Object.prototype.hasOwnProperty;var Yn=(e,t)=>{for(var n in t)ct(e,n,{get:t[n],enumerable:!0})},Zn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of _n(t))!Qn.call(e,o)&&
o!==n&&ct(e,o,{get:()=>t[o],enumerable:!(r=Un(t,o))||r.enumerable});return e};var Jn=e=>Zn(ct({},"__esModule",{value:!0}),e);var Xr={};Yn(Xr,{start:()=>Jr});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ee(e,t){for(let n in t)O(e,n,t[n])}var I=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Xn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,er="http://www.w3.org/1999/xhtml",tr="http://www.w3.org/2000/svg";function Lt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
I(s,a,!0);for(let a of n)Xn(a)?Ee(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>Lt(er,e,t),_=(e,...t)=>Lt(tr,e,t),ue=(e,t,...n)=>_(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function j(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}var He=e=>f("span",...e.split("`").map((t,n)=>n%2?f("code",
t):t));function Ie(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function J(e){
let t=[];return n=>{for(let r of t)I(r,e,!1);t=n.filter(r=>!!r);for(let r of t)I(r,e,!0)}}function ge(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,
a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.max(l,n-s/3))}}var F=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,
click:n},e);function me(e,t,n,r=!1){let o=F(e,t,()=>{r=!r,O(o,"aria-pressed",`${r}`),n(r)});return O(o,"aria-pressed",`${r}`),o}function qe(e,t,n,r){let o=t.map(
([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.button",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var $e=(e,t,...n)=>f(
`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Ae(e,t){if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,
[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:
[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}async function Ot(e){try{return await navigator.
clipboard.writeText(e),!0}catch{return!1}}var dt=e=>e.map(t=>f("li",t)),le=(e,...t)=>f("details.fold",f("summary",e),...t),Te=(e,t)=>t.map(n=>f("span",{role:e},
n));var nr=".jp-WindowedPanel-outer, .jp-Notebook";function Ct(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||O(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function rr(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function Rt(e,t){I(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(nr);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),rr(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function Nt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var or=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function jt(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${or(t,o)}`}var Ht=e=>JSON.parse(e.nextElementSibling?.textContent??"null");function It({dataset:e}){let{predict:t,difference:n,position:r,level:o,speed:s}=e,a=i=>i===void 0?
void 0:Number(i);return{predict:t!==void 0,difference:n!==void 0,position:a(r),level:a(o),speed:a(s)}}var be={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:N}=be,D=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function Y({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function De({cells:e,start:t}){return D(e+1-t).map(n=>n+t)}var pe=({columns:e,start:t})=>e+1-t;function B(e,t){
let[n,r]=Y(e,t),[o,s]=N.anchor;return[r+o,e.rows-n-1+s]}function re([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function qt([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function ze(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ve(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of D(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,u],[p,m]]=[e(i),e(l)],[[d,h],[w,k]]=[ze(e,i),ze(e,l)];s.push([c+d*o/3,u+h*o/3],[p-w*o/3,m-k*o/3],[p,m])}return s}var ar=4,Pe=(e,t)=>{let n=be.light.tints.
length-1;return Math.round(n*W(e/Math.max(t,ar),0,1))};function At(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function zt(e,t){let{start:n,cells:r}=e,o=De(e),s=new Map;function a(d){let[h,w]=Y(
e,d),k=d===n?"start":d===r&&"goal",y=f(".cell",{role:"gridcell","data-cell":d,"data-end":k,style:`grid-column:${w+1}`},f("span.number",`${d}`),f("span.end",{"da\
ta-is":k}),f("span.badge"));return I(y,"odd",(h+w)%2),s.set(d,y),y}function i(d){for(let h of s.values())h.tabIndex=h===d?0:-1}function l(d){let{key:h,target:w}=d,
[k,y]=Y(e,Number(w.dataset.cell)),g={ArrowLeft:[k,y-1],ArrowRight:[k,y+1],ArrowUp:[k+1,y],ArrowDown:[k-1,y]};if(h==="Enter"||h===" ")w.click();else if(g[h]){let b=o.
find(S=>`${Y(e,S)}`==`${g[h]}`);s.get(b??-1)?.focus()}else return;d.preventDefault(),d.stopPropagation()}let c=d=>o.filter(h=>Y(e,h)[0]===d).sort((h,w)=>Y(e,h)[1]-
Y(e,w)[1]),u=D(e.rows).reverse(),m=f(".grid",{role:"grid",label:t,keydown:l,focusin:({target:d})=>i(d)},u.map(d=>f(".row",{role:"row"},c(d).map(a))));return i(s.
get(n)??s.get(1)),{node:m,cells:s}}var Le=new Set,we=null,Be=null,ir=[" ","Home","End"];function Fe(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function lr(){
return we&&we.root.isConnected?we:[...Le].filter(({root:t})=>Fe(t)>0).sort((t,n)=>Fe(n.root)-Fe(t.root))[0]}function cr(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Fe(e.root)>=n*([we,Be].includes(e)?.5:.98)}function Dt(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=ir.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=lr();!u||l&&!cr(u)||(Ae(t,n)?e.preventDefault():u.key(n,t)&&(Be=u,e.preventDefault()))}function Vt(e){
Le.size===0&&addEventListener("keydown",Dt),Le.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{we=e})}function Ft(e){Le.delete(e),we===
e&&(we=null),Be===e&&(Be=null),Le.size===0&&removeEventListener("keydown",Dt)}var Bt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var ut=new Map;function ur(e){let t=ut.get(e)??new CSSStyleSheet;return ut.has(e)||t.replaceSync(e),ut.set(e,t),t}function mt(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Bt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ur(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var We=e=>e.getRootNode().activeElement??
null,Wt=()=>document.querySelectorAll(".snl-host");var pt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
d var(--line)}}}';var ft=2;function pr(e){let t=J("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function fr(e){let n=[...Wt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function Ge(e,t,n,r){let o=fr(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=mt(e,pt,s),i=new AbortController,l=null,c={root:s,key:(m,d)=>!!l?.key(m,d)};Ct(e,i.signal),n.keys&&
Vt(c);let u=me("Lecture","Full screen, large type; Escape leaves",m=>{I(s,"lecture",m);let d=()=>{s.matches(".s-lecture")||document.exitFullscreen()};m?s.requestFullscreen?.()?.
then(d,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",m=>{let{ctrlKey:d,metaKey:h,altKey:w,shiftKey:k,key:y}=m;if(d||h||w||k)return;let g=m.target;y==="Escape"?g.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Ae(g,y)||c.key(y,g))&&m.preventDefault(),m.stopPropagation()}),At(s,r),{root:s,signal:i.signal,lecture:u,
relight:pr(s),use(m){return l=m,m},destroy(){l?.pause(),i.abort(),Ft(c),a()}}}function Ke(e,...t){let n=t.find(([m,d])=>m?.format!==d||m.version!==ft);if(!n)return null;
let[r,o]=n,{format:s,version:a=0}=r??{},i=a>ft,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was recorded with ${i?"a newer":"an older"}\
 version of snl_algos (${o} ${a}; this stepper reads ${o} ${ft}). ${i?"Update snl_algos, then run":"Run"} the cell again, or record the run again.`,u=f("p",{class:"\
snl snl-stepper",role:"alert"},c),{remove:p}=mt(e,pt,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var G=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${G(e)} ${e===1?t.replace(/s$/,""):t}`,Ue=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Gt=e=>`${Ue(
e)}${/[.?!]$/.test(e)?"":"."}`,hr={queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This ro\
und",waits:"in this round"},null:{name:"Frontier"}},Oe=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...hr[`${e}`]}),gr=(e,t)=>e===
t?"":` and ${t>e?"up":"down"} to ${t}`;function Kt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="rais\
ed"&&n){let i=o[n.function],l=i&&n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`\
It returned ${t?t.value:"nothing"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i}\
 to ${l}${gr(l,c)}`);return`It returned ${X(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Ut(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Ue(
_t(e))} from ${t}.`:`From ${t}, roll ${yr(n)}: ${br(e)}.`}function br(e){let t=_t(e);return`land on ${e.landing}${t&&`, ${t}`}`}function _t({landing:e,stand:t,feet:n}){
return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}var wr=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",
ends:["head","tail"]},Qt=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=wr(n);return n[0]===e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:
[]}),yr=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Yt(e,t){let n=J("new"),r=f(""),o=f(".table-head",{role:"row"},Te("columnheader",t)),s={role:"table",tabindex:0,label:e},a=f(`.scroll.${e.toLowerCase()}`,
s,o,r),i=t.map(()=>""),l=()=>f("",{role:"row"},Te("cell",i));function c(u,p){O(u,"data-cell",Number.isInteger(p[0])&&p[0]),p.forEach((m,d)=>j(u.children[d],m))}
return{box:a,paint(u,p){Ie(r,u,l,c);let m=[...r.children].filter((h,w)=>p.has(u[w][0]));n(m);let d=m.at(-1);d&&ge(a,d)}}}function Zt({trace:{roles:e},unit:t}){let n=Yt(
"Distances",["cell",t,"from"]),r=Yt("Variables",["name","value"]),o;function s(){let{distance:c,predecessor:u}=o.state,m=[...new Set([...c.keys(),...u.keys()])].
sort((d,h)=>d-h).map(d=>[d,G(c.get(d)),G(u.get(d))]);n.paint(m,o.cells)}let a=()=>r.paint([...o.state.variables],o.names);function i(c,u,p){let m=le(c,u),d=()=>m.
open&&p();return m.addEventListener("toggle",d),{node:m,paintIfOpen:d}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.unshift(i("Distances",
n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function Jt({replay:e,trace:t},n){let s=f(""),a=f(".scroll",{style:"height:2\
08px",scroll:y},s),i=J("now"),c=f(".step",{role:"row"},Te("columnheader",["step","line","what happens","what changed"])),u=f("",{role:"table",label:"Every step \
so far"},c,a),p=le("Every step so far",u);p.addEventListener("toggle",()=>g());let m=[],d=0,h=0,w=new Map;function k(b){let S=m[b],{line:x,function:v=0}=t.steps[S],
$=f("button.go",{type:"button"},`${S}`),{words:M}=e.changes(m[b-1]??-1,S),T=He(e.sentence(S)),R=[$,`${t.functions[v].first+x}`,T,M],q={role:"row","aria-rowindex":b+
2,style:"height:26px",click:()=>n(b)};return f(".step",q,Te("cell",R))}function y(){let b=Math.max(0,Math.floor(a.scrollTop/26)-4),S=t.steps.length?W(h+1-b,0,18):
0,x=s.contains(We(s)),v=w,$=D(S).map(M=>b+M);w=new Map($.map(M=>[M,v.get(M)??k(M)])),s.style.padding=`${b*26}px 0 ${Math.max(0,h+1-b-S)*26}px`,s.replaceChildren(
...w.values()),i([w.get(d)]);for(let[M,T]of w){let R=T.querySelector("button");R.tabIndex=M===d?0:-1,x&&M===d&&R.focus({preventScroll:!0})}}function g(){p.open&&
(y(),a.scrollTop=W(a.scrollTop,(d+1)*26-208,d*26))}return{node:p,update(b,S,x){m!==b&&w.clear(),[m,d,h]=[b,S,x],O(u,"aria-rowcount",h+2),g()}}}var Xt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null,en=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function gt(e,t,n,r){let o=e.moves(t),
s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s)return en(e,t,s);let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function tn(e,t){let n=e.start;return t.map(r=>{let o=en(e,n,r);return n=o.stand,o})}function Ce(e,t,n){
let r=e.moves(t).find(o=>o[1]===n);return r?gt(e,t,r[2],n):null}function vr({steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;
if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=Xt(a.variables[l]),u=c!==null&&(Ce(t,r,c)??Ce(t,c,r));n.set(l,(n.get(l)??0)+
(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function ht(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.
length===1?[Number(t[0][0]),t[0][1]]:null}function nn(e,t){let n=vr(e,t),r=n&&new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=ht(l.predecessor);
if(c)return gt(t,c[1],c[0],s);let u=ht(l.distance);if(u&&o!==null&&u[0]!==o)return gt(t,o,u[0],s);let p=ht(l.visited);if(p&&o!==null)return Ce(t,o,p[0]);let m=e.
functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(m)?null:Ce(t,o,s)??Ce(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),
n&&l.variables&&n in l.variables&&(s=Xt(l.variables[n]));let c=l.current!==void 0&&l.frontier!==void 0,u=l.frontier?.add??[],p=u.length===1&&u[0][0]===a?.stand;
return a=c?null:i(l)??(p?a:null),a})}function rn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,m])=>p!==m)),i=typeof n=="number"?Array.from({length:n},(p,m)=>m+
1):n;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let d=a.get(p);return d===void 0||m.length&&!o?{feet:m,stand:p}:l(d,[...m,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function u(p){return p===e?[]:i.flatMap(m=>{let d=c(p+m),h=d>0?l(d).stand:null;return h===null?[]:[[m,d,h]]})}return{cells:e,
start:r,faces:i,jumps:a,ride:l,moves:u}}var xr=["distance","predecessor","visited","variables"],bt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function _e(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function on(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,m=e.frontier,d=m.slice(l,m.length-c);for(let h in u)d[Number(h)]=u[h];e.frontier=
i??d.concat(p)}t.scope&&e.variables.clear();for(let i of xr){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function wt(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function sn(e,t=wt([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=rn(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,m=-1/0,d={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:g})=>new Uint32Array(g.length))},h=[bt(
d)];function w(g){if(o.distance)return Object.entries(g.distance??{}).filter(([,M])=>M!==null).map(([M])=>+M);let b=g.frontier??{},{add:S=[],put:x={},is:v=[...Object.
values(x),...S]}=b;return[...Object.keys(g.visited??{}).map(Number),...v.map(([$])=>$??-1)]}n.forEach((g,b)=>{on(d,g),p=Math.max(p,d.frontier.length);for(let x of w(
g))i.has(x)||i.set(x,b),l.set(x,b);let S=d.current===null?void 0:d.distance.get(d.current);S!==void 0&&S>m&&(m>=0&&c.push({index:b,throws:S}),m=S),(b+1)%u===0&&
h.push(bt(d))});function k(g){let b=bt(h[Math.floor((g+1)/u)]);for(;b.index<g;)on(b,n[b.index+1]);return b}function y(g,b){let S=k(g).frontier,x=k(b),v=_e(S,x.frontier),
$=_e(x.frontier,S),M=new Set,T=new Set,R=[...v.map(([L])=>`${L} leaves`),...$.map(([L])=>`${L} joins`)];for(let L of n.slice(g+1,b+1)){for(let q in{...L.distance,
...L.predecessor})M.add(+q);for(let q in L.variables)T.add(q);for(let q in L.distance)R.push(`${q}: ${G(L.distance[q])||"unknown"}`)}return R.length||(R=[...T].
map(L=>`${L} = ${x.variables.get(L)}`)),{state:x,left:v,joined:$,cells:M,names:T,words:R.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:m,at:k,changes:y,moves:nn(e,a),mixed:new Set(n.map(({told:g})=>!!g)).size>1,stopsOf:g=>n.length?D(n.length).filter(b=>g||n[b].told||b===
n.length-1):[-1],sentence(g){let{says:b,line:S,function:x=0}=n[g]??{says:"Nothing was recorded."};return b||`${r[x].name}, line ${r[x].first+(S??0)}`}}}function kr(e,t,{frontier:n,distance:r},o){let s=([m,d])=>d.trim()&&!Number.isNaN(+d)?+d:r.get(m??-1),a=s([e,t]),i=n.filter(m=>s(m)===a).map(([m])=>m),l=[...new Set(
i)].filter(m=>m!==null),c=m=>({accept:[e],reason:`${e} ${m}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${G(a)}`);let p=`${l.sort((m,d)=>m-d).join(", ").replace(/, (\d+)$/," and $1")} wait with ${G(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function $r(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=X(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${G(a)}, and from ${r} it is ${G(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function Mr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=_e(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=kr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=$r(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function an(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=Mr(e,s);if(a)return s>n&&a.takes?null:a}return null}function ln(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",u),`${i}`);return I(
p,"yes",r&&l),I(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function cn(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),m=ln(),d=f("span.question",{role:"status"}),h=f("strong");function w($){if($.preventDefault(),
!p.value){x(+u.value);return}m.add(+u.value,+p.value),u.value=p.value="",u.focus(),y.hidden=!1}function k(){if(!o)return;let $=m.tell(o.accept);l+=$.right,c+=$.
all,v("told","")}let y=F("Show the answer",null,k),g=f("form.form",{submit:w},u,p,f("button.button","Answer"),y,F("Skip",null,()=>v("skipped",""))),b=f(".predic\
t",{role:"group",label:"Predict"},d,g,h,m.node);function S($,M){O(b,"data-verdict",$),j(d,M),g.hidden=!o,b.hidden=!r,j(h,c?`${l} of ${c} right`:"")}function x($){
if(!o)return!1;let M=o.accept.includes($);return c+=1,l+=M?1:0,v(M?"right":"wrong",M?"Right: ":`Not ${$}: `),!0}function v($,M){if(!o)return;let{reason:T}=o,R=b.
contains(We(b));o=null,t(s),S($,`${M}${T}.`),R&&n()}return{node:b,answer:x,on:()=>r,drop($=r){(o||!$)&&m.clear(),r=$,o=null,S("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks($,M){return o?u.focus():r&&(o=an(e,$,M),o?.index===i&&$>a&&(o=null),o&&([a,i]=[$,o.index]),s=M,u.value=p.value=
"",m.clear(),y.hidden=!0,o&&S("asked",`${o.text} Click it on the board, or type it.`)),o&&b.scrollIntoView({block:"nearest"}),!!o}}}function Qe(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),setTimeout(()=>URL.revokeObjectURL(
r.href),6e4)}function dn(e,t,n,r){let{spot:o}=re(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function un(e,t,n){let{least:r,more:o,head:s,edge:a}=N.arc,{length:i,spot:l}=re(
e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,d]=l(i/2,p*c*2),h=[W(m,a,n-a),Math.max(d,a)],w=re(h,t),k=w.spot(w.length-.06);return{from:e,turn:h,tip:k,...dn(k,
h,s,s*.4)}}function yt(e,t,n,r,o){let{length:s,spot:a}=re(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...dn(l,c,o,
o/2)}}function mn(e){if(e>6)return[];let t=N.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?r(
-t,0):[]]}function Re(e,t,n){let{length:r,spot:o}=re(B(e,t),B(e,n));return re(o(N.apart),o(r-N.apart))}function fn(e,t,n){let{length:r,spot:o}=Re(e,t,n),{half:s,over:a,rung:i}=N.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=D(l+1).map(p=>{let m=r*p/l;return[o(m,s),o(m,-s)]});return{rails:c,rungs:u}}function pn(e,t){
let n=(e+t)%2?-1:1;return[0,N.snake.bow,-N.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ye(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Re(e,t,
n),{swing:i,wave:l}=N.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let m=1-(2*p-1)**4,d=u*m*Math.sin(2*Math.PI*c*p)+o*Math.sin(Math.PI*p);
return a(s*p,d)}}function vt(e,t,n,r){let o=r.map(([i,l])=>[B(e,i),B(e,l)]),s=pe(e),a={cost:1/0,manner:pn(t,n)[0]};for(let i of pn(t,n)){let l=Ye(e,t,n,i),c=D(25).
map(d=>l(d/24)),u=c.some(([d,h])=>d<.15||d>s-.15||h<.15||h>e.rows-.15),m=c.filter(d=>o.some(([h,w])=>qt(d,h,w)<N.snake.clear)).length+(u?100:0);m<a.cost&&(a={cost:m,
manner:i})}return a.manner}function hn(e,t,n,r){let o=Ye(e,t,n,vt(e,t,n,r)),{length:s}=Re(e,t,n),a=4*Math.max(1,Math.round(s/N.snake.wave))+2,i=h=>w=>{let k=N.snake.
half*(1-.3*w-.6*w**3),[y,g]=o(w),[b,S]=ze(o,w),x=Math.hypot(b,S)||1;return[y-h*k*S/x,g+h*k*b/x]},l=Ve(i(1),0,1,a),c=Ve(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],
{spot:p}=re(o(0),o(.02)),{skull:m,eye:d}=N.snake;return{outline:u,stripe:Ve(o,Math.min(.4,.25/s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[
p(-.05-d/3,.55*m),p(-.05-d/3,-.55*m)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}var gn=(e,t)=>(2*e+3*t)%be.light.snakes.length;var ce=e=>`${Math.round(e*1e3)/1e3}`,Ne=e=>e.map(t=>t.map(ce).join(" ")),fe=e=>`M${Ne(e).join("L")}`,bn=e=>`M${Ne(e.slice(0,1))}C${Ne(e.slice(1)).join(" ")}`,kt=(e,t,n)=>`\
M${Ne([e])}Q${Ne([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),Ze=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ce(t),cy:ce(
n),r},...o}),ae=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),oe=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ce(e),y:ce(t),width:n,height:r,...s},...o}),ye=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ce(t),y:ce(n),"font-size":r},fill:s,text:o});function Sr(e,t,n){let{rails:r,rungs:o}=fn(e,t,n),{rail:s,rungWidth:a}=N.
ladder,i=r.map(fe).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(fe).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function Er(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=hn(e,t,n,r),{skull:u,stripe:p,eye:m,pupil:d}=N.snake,h=`snake-${gn(t,n)}`,
w=`${bn(o)}Z`,k={"stroke-dasharray":"0.04 0.12"};return[Q("halo",w,{stroke:"cell",width:.06}),Q("tongue",c.map(y=>fe(y)).join(""),{stroke:h,width:.025}),Q("skin",
w,{fill:h}),Q("stripe",bn(s),{stroke:"cell",width:p},k),Ze("skull",a,u,{fill:h}),...i.map(y=>Ze("eye",y,m,{fill:"die"})),...l.map(y=>Ze("pupil",y,d,{fill:"dieIn\
k"}))]}function Je(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>ae(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,Sr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Er(e,a,i,r)))]}function Xe(e){let[t,n]=Y(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=N.
flag,[c,u,p]=s,m=w=>w.map(([k,y])=>[r+k,o+y]),d=fe(m([s.slice(0,2),[c,p]])),h=`${fe(m([[c,u],a,[c,i]]))}Z`;return ae("flag",[Q("pole",d,{stroke:"goal",width:l}),
Q("pennant",h,{fill:"goal"})])}function xt([e,t],n,r=1){let{side:o,corner:s,pip:a}=N.die,i=mn(n).map(p=>Ze("pip",p,a,{fill:"dieInk"})),l=ye("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},u=oe([-o/2,-o/2],o,o,c,{rx:s});return ae("die",[u,...i.length?i:[l]],{transform:`translate(${ce(
e)} ${ce(t)}) scale(${r})`})}function wn(e,t,n){let[r,o]=Y(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return oe([o+.06,e.rows-r-.94],.88,.88,s,a)}function et(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[wn(e,o,"stand")];if(n===null)return s;let a=B(
e,t);if(t===r)return[xt(a,n)];let{turn:i,neck:l,wings:c}=un(a,B(e,r),pe(e)),u=`--far:${ce(re(a,i).length+re(i,l).length)}`,p={stroke:"now",width:N.arc.width};return[
wn(e,r,"landing"),...s,Q("arc",kt(a,i,l),p,{"stroke-linecap":"butt",style:u}),Q("tip",`${fe(c)}Z`,{fill:"now"}),xt(a,n)]}function tt(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[B(e,r),B(e,s)],u=yt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,m]=[u.middle[0],Math.floor(u.middle[1])+.5],d=kt(u.from,u.turn,u.neck),h=`${fe(
u.wings)}Z`;return ae("leg",[Q("rim",d,{stroke:"cell",width:.1}),Q("shaft",d,{stroke:"ink",width:.05}),Q("tip",h,{fill:"ink"}),oe([p-.3,m-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),ye("order",[p-.16,m+.066],.19,`${i+1}`,"cell"),xt([p+.16,m],o,.8)],{style:`--order:${i}`})})}function nt(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[B(e,a),B(e,s)],{from:c,turn:u,
tip:p,wings:m}=yt(i,l,.12,.18,.13),d=kt(c,u,p)+fe(m);return Q(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var yn=80,Tr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Pr=.55,je=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function vn(e,t){let[
n,r]=t.split("-"),o=be[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function $t({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?vn(i,n):e==="g"?void 0:"none",stroke:r&&vn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,m])=>` ${p}="${je(`${m}`)}"`),u=s.map(p=>$t(p,i)).join("")+je(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}function Lr({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=null)return`tint-${Pe(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"\
startGround";let[s,a]=Y(t,r);return(s+a)%2?"odd":"cell"}function Or(e,t,n){let{plan:r,state:o,found:s}=e,[a,i]=Y(r,t),[l,c]=[i,r.rows-a-1],u=[oe([l,c],1,1,{fill:Lr(
e,t),stroke:"line",width:.01})];if(o?.current===t)u.push(oe([l+.03,c+.03],.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let g={"stroke-dasharray":"0.08 0\
.06",rx:.04};u.push(oe([l+.045,c+.045],.91,.91,{stroke:"wait",width:.03},g))}else if(o?.visited.has(t)&&!o.distance.has(t)){let g={"stroke-dasharray":"0.02 0.05",
rx:.04};u.push(oe([l+.045,c+.045],.91,.91,{stroke:"quiet",width:.025},g))}s.has(t)&&u.push({tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,
m=.1+.115*p.length,[d,h]=[l+N.number[0],c+N.number[1]],w=[oe([d,h],m,.25,{fill:"chip"},{rx:.05}),ye("number",[d+m/2,h+.192],.19,p,"ink")],k=t===r.start?"start":
t===r.cells?"goal":"";k&&w.push(oe([l+.05,c+.74],.4,.2,{fill:"chip"},{rx:.04}),ye("end",[l+.25,c+.885],.14,k,k));let y=G(o?.distance.get(t));if(y){let[g,b]=[l+N.
badge[0],c+N.badge[1]],S=Math.max(.26,.14+.1*y.length);w.push(oe([g-S/2,b-.13],S,.26,{fill:"badge"},{rx:.13}),ye("badge",[g,b+.064],.18,y,"badgeInk"))}return{below:u,
above:w}}function Cr(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,found:i}=e,l=new Set((r?.frontier??[]).map(([g])=>g)),c=De(t).map(g=>Or(e,g,l)),u=new Set(
o?.feet);for(let[,g,b]of a)g!==b&&u.add(g);let p=[...n].filter(([g,b])=>i.has(g)&&i.has(b)),m=new Set(p.map(([g])=>g)),d=Je(t,n).map(g=>{let[b]=`${g.attributes["\
data-ends"]}`.split(" ").map(Number),S=(a.length>0||m.size>0)&&!u.has(b)&&!m.has(b);return{...g,attributes:{...g.attributes,opacity:S?N.faint:1}}}),h=s&&r?nt(t,
r.predecessor,r.current):[],w=c.flatMap(g=>g.below),k=c.flatMap(g=>g.above),y={"stroke-linecap":"round","stroke-linejoin":"round"};return[ae("ground",w),ae("jum\
ps",[Xe(t),...d],y),ae("above",[...h,...o?et(t,o):[]]),ae("numbers",k,{"font-weight":700}),ae("route",tt(t,a,t.start))]}function Mt(e,t){let r=.2,o=e.map(({drawn:c,
caption:u})=>{let p=pe(c.plan),m=Math.min(.3,p/Math.max(1,u.length)*1.9),d=ye("caption",[0,c.plan.rows+.4],m,u,"ink");d.attributes["text-anchor"]="start";let h=ae(
"board",[...Cr(c),d],{transform:`translate(${r} ${.2})`});return r+=p+.5,$t(h,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Pr+.2,i=$t(oe([0,0],
s,a,{fill:"paper"}),t),l=je(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*yn)}\
" height="${Math.round(a*yn)}" font-family="${Tr}"><title>${l}</title>${i}${o.join("")}</svg>`}var xn={text:""},kn=e=>{xn.text=e},Rr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function $n(e,t){
let n="together"in e?e.together.traces:[e.trace],r=je(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="<\/script>";return`<!DOCTYPE html>
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
${o} type="application/json">${Rr(e)}${s}
${o}>(${xn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Nr(e){let t=new Image;t.src=Sn(e),await t.decode();let n=document.createElement("canvas");return[n.width,n.height]=[t.width*2,t.height*2],n.getContext(
"2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture is too large")))})}function Mn(e,t=e.index()){let n=e.index();
t!==n&&e.show(t);let r={drawn:e.board.drawn(),caption:Ue(e.replay.sentence(t))};return t!==n&&e.show(n),r}var Sn=e=>`data:image/svg+xml;charset=utf-8,${encodeURIComponent(
e)}`;function jr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.floor(o.
length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function rt(e,t,n,r){let o=()=>`${e.map(({trace:x})=>x.
name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:x}=getComputedStyle(k),v=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";return x===
"light"||x==="dark"?x:v}let a=()=>e.map(x=>Mn(x)),i=()=>Mt(a(),s()),l=f("input.address",{readonly:"",label:"To copy",hidden:""}),c=f("span.quiet",{role:"status"});
async function u(x){l.hidden=!1,l.value=x,l.select(),c.textContent=await Ot(x)?"Copied.":"Copy it from here."}let p=()=>jt(k,n()),m=()=>`<iframe src="${p()}" ti\
tle="${e[0].trace.name}" width="100%" height="720"></iframe>`,d=[F("Picture (SVG)","The board at this step",()=>Qe(i(),"image/svg+xml",`${o()}.svg`)),F("Picture\
 (PNG)","The board at this step",async()=>Qe(await Nr(i()),"image/png",`${o()}.png`)),F("Link to this step",null,()=>u(p())),F("Embed","HTML for a page of yours",
()=>u(m())),F("This page","A file that needs no network",()=>Qe($n(t,n()),"text/html",`${o()}.html`))],h=f(".menu",{role:"group",label:"Export"},d,l,c);h.hidden=
!0;let w=F("Export","A picture, a link, the page",()=>y(!!h.hidden)),k=f(".share",w,h);function y(x){h.hidden=!x,l.hidden=!0,c.textContent="",O(w,"aria-expanded",
`${x}`)}y(!1),k.addEventListener("keydown",x=>{x.key!=="Escape"||h.hidden||(y(!1),w.focus(),x.stopPropagation())}),k.addEventListener("focusout",({relatedTarget:x})=>{
x instanceof Node&&!k.contains(x)&&y(!1)});let g=f(".strip");function b(){let x=e.flatMap(v=>jr(v).map($=>{let M=Mn(v,$),T=Sn(Mt([M],"light"));return f("img",{src:T,
alt:`Step ${$}: ${M.caption}`})}));g.replaceChildren(...x)}let S=matchMedia("print");return S.addEventListener("change",()=>S.matches&&b(),{signal:r}),S.matches&&
queueMicrotask(b),{node:k,strip:g}}var Hr="M4 3h3v10H4zM9 3h3v10H9z",Pn="M4 2.5v11l9-5.5z",Ir=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",Pn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],qr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),En=900,[Tn,Ar]=[700,250];function ot(e,t,n=1){let r=En/n,o,s=[];function a(v){clearTimeout(o),o=v,h.setAttribute("d",o?Hr:Pn),O(d[2],"label",o?"Pause":"Pl\
ay"),O(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(v){i(),e.go(W(v,0,e.last()))}let c=()=>s.some(({at:v})=>v===e.index())?3:1,u=()=>a(setTimeout(()=>{
t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let m={Home:()=>l(0),ArrowLeft:()=>l(
e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:v})=>v>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({at:v})=>v<e.index())?.
at??0)},d=Ir.map(([v,$,M])=>{let T=ue("","0 0 16 16",_("path",{d:M}));return F(T,`${$} (${v.trim()||"space"})`,m[v],$)}),h=d[2].querySelector("path"),w=f("input\
.bar",{type:"range",min:0,label:"Step",input:()=>l(+w.value)}),k=f(".ticks",{"aria-hidden":"true"}),y=f("span.of"),g=qe("Speed",qr,n,v=>{r=En/Number(v)});function b(){
let v=e.index(),$=e.last();w.value=`${v}`,w.style.setProperty("--at",`${v/Math.max(1,$)}`),O(w,"aria-valuetext",e.words(v)),j(y,`${e.number(v)} / ${e.number($)}`);
let M=T=>T<2?v<=0:T>2&&v>=$;d.forEach((T,R)=>O(T,"aria-disabled",M(R)))}function S({at:v,text:$},M){let T=M%Math.ceil(s.length/10)===0&&$;return f("span",{style:`\
--at:${v/Math.max(1,e.last())}`},T)}let x=[f(".buttons",d),f(".track",w,k),y,g];return i(),{update:b,pause:i,pace(){let v=o?.8*r:Tn;return v<Ar?0:Math.min(v,Tn)},
goTo:l,focus:()=>d[3].focus(),node:f(".transport",{role:"group",label:"Time"},x),reset(){s=e.ticks(),w.max=`${e.last()}`,k.replaceChildren(...s.map(S)),b()},key(v,$){
let M=v===" "?", button, summary":"";return!m[v]||$.matches(`select, input:not([type=range])${M}`)?!1:(m[v](),!0)}}}function ve({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return _(u,{...n,style:c||null},a.map(ve),i)}var[Ln,On]=[150,350],zr=.25,Cn=24;function Dr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...D(o-e+1).map(a=>e+a),...D(o-n).
map(a=>o-1-a)]}function Vr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Re(e,n,r);return[i(0),i(a),B(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ye(e,n,r,
vt(e,n,r,o));return[...D(Cn+1).map(a=>s(a/Cn)),B(e,r)]}function Rn(e,t,n,r){let s=Dr(n,e.cells).map(c=>B(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[m,d]=s[c],h=[(m+u)/2,Math.min(d,p)-zr];a.push({at:h,time:i+Ln/2,easing:"ease-in"}),i+=Ln,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=Vr(e,t,c);for(let[p,m]of u.entries())a.push({at:m,time:i+On*(p+1)/u.length,easing:"linear"});i+=On}let l=W(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Fr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Nn=([e,t])=>`translate(${e}px,${t}px)`;function jn(e,t){let n=_("path.piece",{d:Fr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&O(n,"style",`t\
ransform:${Nn(B(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(m=>{let d=Rn(e,t,m,i).map(
h=>({...h,time:c+h.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let p=u.map(({at:m,time:d,easing:h})=>({transform:Nn(m),offset:d/c,easing:h}));O(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Br=400;function Hn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=pe(c),{node:m,
cells:d}=zt(c,n),h=new Map,w=J("new"),k=J("touched"),y=!1,g=null,b=new Set,S=null,x=[],v=`0 0 ${p} ${u}`,$=ue(".layer.goal",v,ve(Xe(c))),M=ue(".layer.jumps",v,Je(
c,l).map(ve)),[T,R,L]=["g.tree","g.move","g.route"].map(E=>_(E)),q=ue(".layer.above",v,T,R,L),ee=jn(c,l),te=ue(".layer.top",v,ee.node),de=f(".sheet",m,$,M,q,te);
function he(E,P,H){if(!g)return"";let[z,Z]=[g.distance.get(E),g.predecessor.get(E)],A=[`cell ${E}`,d.get(E)?.dataset.end,...Qt(E,l)],U=g.visited.has(E)?"visited":
"not reached";return A.push(P?"current":"",z!=null?`reached in ${X(z,o)}`:U,Z!=null?`from ${Z}`:"",H?r:"",b.has(E)?"part of what is wrong":""),A.filter(Boolean).
join(", ")}let ie=E=>`var(--tint-${Pe(E,s)})`;function C(E,P,H,z){let Z=E.current===P,A=E.visited.has(P),U=E.distance.get(P),Tt=E.predecessor.get(P),Pt=`${[Z,z,
A,U,Tt,b.has(P)]}`;if(h.get(P)===Pt)return;h.set(P,Pt);let Kn=U!=null?"reached":A&&"visited";Ee(H,{"data-distance":U,"data-tint":U!=null&&Pe(U,s),"data-from":Tt,
"data-visited":A,"data-waits":z,"aria-current":Z,"data-state":Z?"current":z?"frontier":Kn,label:he(P,Z,z)}),U!=null&&H.style.setProperty("--tint",ie(U)),O(H.lastChild,
"data-is",G(U)||null)}function V(){if(!g)return;let E=new Set(g.frontier.map(([P])=>P));for(let[P,H]of d)C(g,P,H,E.has(P))}function K(){if(!g)return;let E=y?nt(
c,g.predecessor,g.current):[];T.replaceChildren(...E.map(ve))}let se=E=>E.map(P=>M.querySelector(`[data-ends="${P} ${l.get(P)}"]`));function ne(E,P){let H=new Set(
se(P));for(let z of M.children)I(z,E,H.has(z))}function Se(E){let P=E.flatMap(([,H,z])=>z===H?[]:t.ride(H).feet);L.replaceChildren(...tt(c,E,a).map(ve)),I(M,"ro\
uted",E.length),ne("taken",P)}let xe=()=>I(de,"arrived",!0),ke=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:d,columns:p,shape:p/
u,node:f(`.board${ke}`,{style:`--wide:${p};--high:${u}`},de),paint(E,P,H,z,Z=0){g=E;let A=`${Object.values(H??{})}`!=`${Object.values(S??{})}`;(A||z.length)&&ee.
rest(),I(de,"arrived",!1),V(),w([...P].map(U=>d.get(U))),K(),R.replaceChildren(...(H?et(c,H):[]).map(ve)),k(se(H?.feet??[])),`${z}`!=`${x}`&&Se(z),Z>0&&z.length?
ee.walk(tn(t,z),Br,xe):Z>0&&A&&H&&ee.walk([H],Z),S=H,x=z},piece:ee,top:te,celebrate:xe,showTree(E){y=E,K()},mark(E,P){let H=P.flatMap(A=>A.moves??[]),z=P.flatMap(
A=>A.jumps??[]),Z=H.flatMap(([,A])=>t.ride(A).feet);ne("found",[...z.map(([A])=>A),...Z]),b=new Set(P.flatMap(A=>A.cells??[]));for(let[A,U]of d)I(U,"differs",A===
E),I(U,"found",b.has(A));V()},drawn:()=>({plan:c,jumps:l,farthest:s,state:g,found:b,move:S,treeShown:y,route:x})}}var Me=e=>e.length-e.trimStart().length;function Wr(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>Me(o)<Me(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function In(e){let t=Wr(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(Me),80)}}var qn=e=>e.startsWith("#:");function Gr(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return I(i,"told",a==="c1"&&qn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function Kr(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,Me(n.data))))}function Ur({name:e,first:t,
lines:n},r){let{head:o,indent:s}=In(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,Me(c)-s),m=f("code.text",{style:`--indent:${p}`},Gr(r?.[u],c));u>=o&&Kr(m,s);let d=f(
"span.at",`${t+u}`);return f(".line",{"data-line":u},f("span.runs"),d,m)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));
return{rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function An({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=J("now"),l=J("raise\
d"),c=e.map((x,v)=>Ur(x,r?.[v])),u=$e(".lines","Code",...c.map(({node:x})=>x)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],m=null,d=!1,h=F("","Sh\
ow or fold what comes before the first line that runs",()=>{d=!d,w()});function w(){O(h,"aria-expanded",`${d}`);for(let{above:x}of c)x.hidden=!d&&!(m&&x.contains(
m))}let k=me("Notes","Show the comments that narrate",x=>I(u,"told",x)),y=!1,g=new ResizeObserver(()=>{y=!0,m&&ge(u,m)});g.observe(u),o.addEventListener("abort",
()=>g.disconnect());function b({rows:x,counts:v},$){$.forEach((M,T)=>{if(M===v[T])return;v[T]=M;let R=x[T].firstChild;O(R,"style",M>0&&`--runs:${Math.log2(M+1).
toFixed(2)}`),O(R,"title",M>0&&`ran ${X(M,"times")}`)})}let S=f(".heads",h,a,f("span.tools",s,k));return{node:f(".panel.code",S,u),paint({fn:x,line:v,depth:$,runs:M},T){
c.forEach((R,L)=>{R.node.hidden=L!==x,b(R,M[L])}),v!=null&&(m=c[x].rows[v],j(h,`${e[x].name}`),j(a,$?`${X($,"calls")} deep`:""),i([m]),l([T&&p]),w(),y&&ge(u,m))}}}function _r(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=D(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1);return _("g",_("line",{x1:u,y1:p,x2:l,y2:c}),_("circle",{cx:l,cy:c,r:13.5}),_("text",{x:l,y:c+4.5}),_("text.key",{x:l+15,
y:c-6}))}),a=ue("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[u,p]=i[c]??[null,
""];Ee(l,{visibility:!i[c]&&"hidden","data-cell":u}),j(l.children[2],u??"?"),j(l.children[3],p.slice(0,5))}),j(r,i.length>e?`${i.length-e} more below`:"")}}}function zn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=Oe(e),s=J("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,u]=r.map(k=>f(
"span.quiet",k)),p=$e(".waiting",n,c,l,u),m=o==="heap"&&t>0?_r(Math.min(t,15)):null,d=f(".panel.frontier",f(".heads",f("span",n),a,i),p);d.hidden=!e.roles.frontier;
let h=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function w(k,[y,g]){O(k,"data-cell",y),j(k.children[0],y??"?"),j(k.children[1],g)}return{node:d,heap:m?.
node??null,read:()=>[...l.children].map(k=>{let{cell:y}=k.dataset;return[y?+y:null,k.children[1].textContent]}),paint({state:{frontier:k},left:y,joined:g}){Ie(l,
k,h,w),m?.paint(k),j(a,`${k.length} waiting`),j(i,y.length?`out: ${y.map(([S])=>S).join(", ")}`:""),s(g.map(S=>l.children[k.lastIndexOf(S)]));let b=l.lastElementChild;
o==="stack"&&b&&ge(p,b)}}}function st(e,t,n,r,o){let s=sn(e,o),{rules:a,unit:i}=s,l=Hn({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:Oe(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&me("Every line","Stop at every line",$=>{v.stops=s.stopsOf($),r($)}),u=An(e,t,n,...c?[c]:[]),p=zn(
s),m=Zt(s),[d,h,w]=[f("span.sentence"),f("strong.outcome"),f("p.game")],k=f("p.speaker",{"aria-live":"polite"},d," ",h),y=f(".says",k,w),g=e.steps.length-1,b=-1;
n.addEventListener("abort",l.piece.rest);function S(){let $=u.node.querySelector(".s-line.s-now"),M=l.node.querySelector("[data-state=current]"),T=R=>Object.fromEntries(
[...l.cells].filter(([,{dataset:L}])=>L[R]).map(([L,{dataset:q}])=>[L,Number(q[R])]));return{current:M&&Number(M.dataset.cell),frontier:p.read(),distance:T("dis\
tance"),predecessor:T("from"),visited:Object.keys(T("visited")).map(Number),line:$&&Number($.dataset.line),says:e.steps[b]?.says?d.textContent:""}}function x($){
let M=Ut($);return M!==d.textContent?M:$&&!a.jumps.has($.landing)?"No jump there.":""}let v={trace:e,replay:s,board:l,code:u,frontier:p,tables:m,says:y,speaker:k,
read:S,stops:s.stopsOf(!s.mixed),index:()=>b,placeAt:$=>v.stops.findLastIndex(M=>M<=$),placeFrom:$=>Math.min(v.placeAt($-1)+1,v.stops.length-1),show($,M=0){let T=v.
stops[v.placeAt($-1)]??-1,R=b===T;b=$;let L=b===g,q=s.changes(T,b),ee=s.moves[b]??null,te=L&&e.outcome!=="returned",de=L&&!te&&e.answer?.route||[],he=L&&e.findings.
length>0;l.paint(q.state,q.cells,ee,de,R&&!he?M:0),u.paint(q.state,L),p.paint(q),m.paint(q),O(y,"data-failed",te),O(d,"data-told",e.steps[b]?.told);let ie=He(s.
sentence(b));ie.textContent!==d.textContent&&d.replaceChildren(ie),j(h,L?Kt(e):""),j(w,L?"":x(ee))}};return v}function at(e,t){let n=(r,o)=>f("span",f("i.key",{
"data-key":r}),o);return f(".legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",Oe(e).waits),e.roles.distance&&n("reached","reache\
d: near to far"),e.roles.visited&&n("visited","only landed on"),t&&n("found","part of what is wrong"))}var it=e=>me("Tree","From where each cell was reached",t=>{
for(let{board:n}of e)n.showTree(t)});function St(e,{board:{name:t,cells:n}},r=3){let o=f("span.quiet",`${t?`${t} · `:""}${n} cells`);return f(".title",f("span",{role:"heading","aria-level":r},e),o)}
function Dn(e,t,n={}){let{trace:r,highlight:o}=t,s=Ke(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,title:u=r.name}=r,p=r.steps.length-
1,m=Ge(e,`Stepper: ${u}`,n,$),d=st(r,o,m.signal,()=>{k=0,x(),g.reset()}),{replay:h}=d,w=-1,k=0,y=()=>Math.max(0,d.placeAt(w)),g=m.use(ot({last:()=>d.stops.length-
1,index:y,number:E=>Math.max(0,d.stops[E]??0),go:E=>v(d.stops[E]),back:()=>y()-(d.stops[y()]===w?1:0),words:E=>`step ${Math.max(0,d.stops[E])} of ${Math.max(0,p)}\
: ${h.sentence(d.stops[E])}`,ticks:()=>h.ticks.map(({index:E,throws:P})=>({at:d.placeFrom(E),text:G(P)})),forward(){let E=d.stops[d.placeAt(w)+1];return E===void 0||
b.asks(w,E)?!1:(v(E),!0)}},d.speaker,n.speed)),b=cn(h,v,g.focus),S=Jt(d,g.goTo);function x(){d.show(w,g.pace()),k=Math.max(k,y()),S.update(d.stops,y(),b.on()?y():
k),g.update(),m.relight()}function v(E){let P=W(Math.round(E)||0,0,p);b.drop(),P!==w&&(w=P,x(),n.onMove?.(w))}function $(E){if(b.answer(E))return;let P=h.first.
get(E);P!==void 0?g.goTo(d.placeFrom(P)):j(d.says.lastChild??d.says,`Cell ${E} is not reached in this run.`)}function M(E){g.pause(),b.drop(E),x()}let T=me("Pre\
dict","Be asked which cell comes next",M,n.predict),R=rt([d],t,()=>w,m.signal),L=c.length>0,q=dt(c.map(({says:E})=>Gt(E))),ee=L&&f("ul.findings",{label:"What is\
 wrong"},q),{board:te,says:de,code:he,frontier:ie,tables:C}=d,V=f(".tools",T,m.lecture,R.node),K=f(".head",St(u,r,n.level),g.node,V),se=f(".under",at(r,L),l.predecessor&&
it([d])),ne=f(".main",te.node,se),Se=f(".side",de,b.node,ee,he.node,ie.node),xe=`--shape:${te.shape};--columns:${te.columns}`,ke=f(".folds",C.folds,ie.heap&&le(
"Heap",ie.heap),S.node,a.length>0&&le("What was guessed",f("ul",dt(a))),i&&le("What it printed",$e(".printed","What it printed",i)));return m.root.append(f(".fr\
ame",K,f(".stage",{style:xe},ne,Se),ke,R.strip)),b.drop(n.predict),te.mark(null,c),w=W(n.position??d.stops[0],0,p),x(),g.reset(),{go:v,position:()=>w,state:d.read,
element:m.root,destroy:m.destroy}}function Et(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function Vn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:D(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${X(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function Fn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${X(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var Bn=e=>e==null?"unreachable":X(e);function Qr(e,t){let{name:n,title:r=n}=e.trace,{says:o,board:s,frontier:a,tables:i}=e,l=t?le("Code",e.code.node):e.code.node,
c=f(".pair",s.node,l),u=f(".folds",i.folds,a.heap&&le("Heap",a.heap)),p=f(".pane-head",r);return f("section.pane",{label:r},p,o,c,a.node,u)}function Yr(e,t){let n=t.
map((o,s)=>F(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>I(s,"away",a!==o)),n.forEach((s,a)=>O(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function Wn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(C=>[C,"snl-trace"]),i=Ke(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=Ge(e,"Steppers together",n,C=>S(C)),p=wt(s),m=s.map((C,V)=>st(C,o[V],u.signal,void 0,p)),d=Et(m),
h=-1,w="",k=l[0]?.cell??s[0].board.cells,y=u.use(ot({last:()=>d.length-1,index:()=>h,number:C=>C,ticks:()=>d.ticks,words:C=>d.words(C),go:g,back:()=>h-1,forward:()=>g(
h+1)},c));function g(C){let V=W(Math.round(C??0)||0,0,d.length-1);V!==h&&(h=V,m.forEach((K,se)=>{let ne=W(d.at(h,K,se),0,K.stops.length-1);K.show(K.stops[ne],y.
pace())}),j(c,w&&h===d.start?w:`${w} ${d.words(h)}`.trim()),y.update(),u.relight(),n.onMove?.(h))}function b(C,V,K="",se=null){[d,w,h]=[C,K,-1];for(let{board:ne}of m)
ne.mark(V,se?[se]:[]);y.pause(),g(d.start),y.reset()}function S(C,V="",K=null){k=C,v.value="cell",b(Fn(m,C),C,V,K)}let v=qe("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",C=>{C==="cell"?S(k):b(C==="throws"?Vn(m):Et(m),null)});function $({trace:C,cell:V,true:K,claimed:se,finding:ne},Se){
let{name:xe,title:ke=xe}=s[C],E=ne.kind==="answers"?"":`: ${ne.says}`,P=`They part at cell ${V}. Right: ${Bn(K)}. ${ke} says ${Bn(se)}${E}.`,H=`${Se?"D":"First \
d"}ifference${l[1]?`, ${ke}`:""}`;return F(H,null,()=>{S(V,P,ne),L.choose(C)})}let M=l.map($),T=m.map(C=>Qr(C,m.length>2)),R=s.map(({name:C,title:V=C})=>V),L=Yr(
T,R),q=rt(m,t,()=>h,u.signal),ee=St(`${m.length} runs on one board`,s[0],n.level),te=f(".tools",u.lecture,q.node),de=f(".head",ee,y.node,te),he=f(".line-up",c,v,
M,it(m)),ie=at(s[0],l.length>0);return u.root.append(f(".frame.several",de,he,L.node,f(".panes",T),ie,q.strip)),n.difference&&M[0]?M[0].click():g(n.position),y.
reset(),{go:g,position:()=>h,state:()=>m.map(({read:C})=>C()),element:u.root,destroy:u.destroy}}var lt=(e,t,n)=>"together"in t?Wn(e,t,n):Dn(e,t,n);function Gn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>lt(o,Ht(o),
{...It(o),...e}));function r(){let o=Nt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&s.element.scrollIntoView({block:"start"}))}return e.keys&&
(addEventListener("hashchange",r),r()),n}function Zr({model:e,el:t}){let n=lt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Rt(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Jr(e){
return kn(e),{mount:lt,mountAll:Gn,render:Zr}}return Jn(Xr);})();
return bundle.start(`${snl}`);
})();
