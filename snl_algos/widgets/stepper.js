// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var lt=Object.defineProperty;var Wn=Object.getOwnPropertyDescriptor;var Gn=Object.getOwnPropertyNames;var Un=Object.prototype.hasOwnProperty;var Kn=(e,t)=>{for(var n in t)lt(e,n,{get:t[n],enumerable:!0})},_n=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Gn(t))!Un.call(e,o)&&
o!==n&&lt(e,o,{get:()=>t[o],enumerable:!(r=Wn(t,o))||r.enumerable});return e};var Qn=e=>_n(lt({},"__esModule",{value:!0}),e);var Zr={};Kn(Zr,{start:()=>Yr});function L(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ee(e,t){for(let n in t)L(e,n,t[n])}var I=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Yn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Zn="http://www.w3.org/1999/xhtml",Jn="http://www.w3.org/2000/svg";function Pt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
I(s,a,!0);for(let a of n)Yn(a)?Ee(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>Pt(Zn,e,t),_=(e,...t)=>Pt(Jn,e,t),ue=(e,t,...n)=>_(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function j(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}var He=e=>f("span",...e.split("`").map((t,n)=>n%2?f("code",
t):t));function Ie(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function J(e){
let t=[];return n=>{for(let r of t)I(r,e,!1);t=n.filter(r=>!!r);for(let r of t)I(r,e,!0)}}function ge(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,
a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.max(l,n-s/3))}}var F=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,
click:n},e);function me(e,t,n,r=!1){let o=F(e,t,()=>{r=!r,L(o,"aria-pressed",`${r}`),n(r)});return L(o,"aria-pressed",`${r}`),o}function qe(e,t,n,r){let o=t.map(
([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.button",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var $e=(e,t,...n)=>f(
`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Lt(e,t){if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,
[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:
[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}async function Ot(e){try{return await navigator.
clipboard.writeText(e),!0}catch{return!1}}var ct=e=>e.map(t=>f("li",t)),le=(e,...t)=>f("details.fold",f("summary",e),...t),Te=(e,t)=>t.map(n=>f("span",{role:e},
n));var Xn=".jp-WindowedPanel-outer, .jp-Notebook";function Ct(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||L(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function er(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function Rt(e,t){I(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(Xn);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),er(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function Nt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var tr=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function jt(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${tr(t,o)}`}var be={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:N}=be,D=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function Y({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function ze({cells:e,start:t}){return D(e+1-t).map(n=>n+t)}var pe=({columns:e,start:t})=>e+1-t;function B(e,t){
let[n,r]=Y(e,t),[o,s]=N.anchor;return[r+o,e.rows-n-1+s]}function re([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function Ht([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Ae(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function De(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of D(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,u],[p,m]]=[e(i),e(l)],[[d,g],[y,x]]=[Ae(e,i),Ae(e,l)];s.push([c+d*o/3,u+g*o/3],[p-y*o/3,m-x*o/3],[p,m])}return s}var rr=4,Pe=(e,t)=>{let n=be.light.tints.
length-1;return Math.round(n*W(e/Math.max(t,rr),0,1))};function It(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function qt(e,t){let{start:n,cells:r}=e,o=ze(e),s=new Map;function a(d){let[g,y]=Y(
e,d),x=d===n?"start":d===r&&"goal",v=f(".cell",{role:"gridcell","data-cell":d,"data-end":x,style:`grid-column:${y+1}`},f("span.number",`${d}`),f("span.end",{"da\
ta-is":x}),f("span.badge"));return I(v,"odd",(g+y)%2),s.set(d,v),v}function i(d){for(let g of s.values())g.tabIndex=g===d?0:-1}function l(d){let{key:g,target:y}=d,
[x,v]=Y(e,Number(y.dataset.cell)),b={ArrowLeft:[x,v-1],ArrowRight:[x,v+1],ArrowUp:[x+1,v],ArrowDown:[x-1,v]};if(g==="Enter"||g===" ")y.click();else if(b[g]){let h=o.
find(M=>`${Y(e,M)}`==`${b[g]}`);s.get(h??-1)?.focus()}else return;d.preventDefault(),d.stopPropagation()}let c=d=>o.filter(g=>Y(e,g)[0]===d).sort((g,y)=>Y(e,g)[1]-
Y(e,y)[1]),u=D(e.rows).reverse(),m=f(".grid",{role:"grid",label:t,keydown:l,focusin:({target:d})=>i(d)},u.map(d=>f(".row",{role:"row"},c(d).map(a))));return i(s.
get(n)??s.get(1)),{node:m,cells:s}}var Le=new Set,we=null,Fe=null,or=[" ","Home","End"];function Ve(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function sr(){
return we&&we.root.isConnected?we:[...Le].filter(({root:t})=>Ve(t)>0).sort((t,n)=>Ve(n.root)-Ve(t.root))[0]}function ar(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Ve(e.root)>=n*([we,Fe].includes(e)?.5:.98)}function At(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=or.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=sr();!u||l&&!ar(u)||u.key(n,t)&&(Fe=u,e.preventDefault())}function zt(e){Le.size===0&&addEventListener(
"keydown",At),Le.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{we=e})}function Dt(e){Le.delete(e),we===e&&(we=null),Fe===e&&(Fe=null),
Le.size===0&&removeEventListener("keydown",At)}var Vt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var dt=new Map;function lr(e){let t=dt.get(e)??new CSSStyleSheet;return dt.has(e)||t.replaceSync(e),dt.set(e,t),t}function ut(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Vt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[lr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Be=e=>e.getRootNode().activeElement??
null,Ft=()=>document.querySelectorAll(".snl-host");var mt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
d var(--line)}}}';var pt=2;function dr(e){let t=J("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function ur(e){let n=[...Ft()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function We(e,t,n,r){let o=ur(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=ut(e,mt,s),i=new AbortController,l=null,c={root:s,key:(m,d)=>!!l?.key(m,d)};Ct(e,i.signal),n.keys&&
zt(c);let u=me("Lecture","Full screen, large type; Escape leaves",m=>{I(s,"lecture",m);let d=()=>{s.matches(".s-lecture")||document.exitFullscreen()};m?s.requestFullscreen?.()?.
then(d,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",m=>{let{ctrlKey:d,metaKey:g,altKey:y,shiftKey:x,key:v}=m;if(d||g||y||x)return;let b=m.target;v==="Escape"?b.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Lt(b,v)||c.key(v,b))&&m.preventDefault(),m.stopPropagation()}),It(s,r),{root:s,signal:i.signal,lecture:u,
relight:dr(s),use(m){return l=m,m},destroy(){l?.pause(),i.abort(),Dt(c),a()}}}function Ge(e,...t){let n=t.find(([m,d])=>m?.format!==d||m.version!==pt);if(!n)return null;
let[r,o]=n,{format:s,version:a=0}=r??{},i=a>pt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was recorded with ${i?"a newer":"an older"}\
 version of snl_algos (${o} ${a}; this stepper reads ${o} ${pt}). ${i?"Update snl_algos, then run":"Run"} the cell again, or record the run again.`,u=f("p",{class:"\
snl snl-stepper",role:"alert"},c),{remove:p}=ut(e,mt,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var G=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${G(e)} ${e===1?t.replace(/s$/,""):t}`,Ue=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Bt=e=>`${Ue(
e)}${/[.?!]$/.test(e)?"":"."}`,mr={queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This ro\
und",waits:"in this round"},null:{name:"Frontier"}},Oe=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...mr[`${e}`]}),pr=(e,t)=>e===
t?"":` and ${t>e?"up":"down"} to ${t}`;function Wt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="rais\
ed"&&n){let i=o[n.function],l=i&&n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`\
It returned ${t?t.value:"nothing"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i}\
 to ${l}${pr(l,c)}`);return`It returned ${X(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Gt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Ue(
Ut(e))} from ${t}.`:`From ${t}, roll ${gr(n)}: ${fr(e)}.`}function fr(e){let t=Ut(e);return`land on ${e.landing}${t&&`, ${t}`}`}function Ut({landing:e,stand:t,feet:n}){
return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}var hr=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",
ends:["head","tail"]},Kt=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=hr(n);return n[0]===e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:
[]}),gr=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function _t(e,t){let n=J("new"),r=f(""),o=f(".table-head",{role:"row"},Te("columnheader",t)),s={role:"table",tabindex:0,label:e},a=f(`.scroll.${e.toLowerCase()}`,
s,o,r),i=t.map(()=>""),l=()=>f("",{role:"row"},Te("cell",i));function c(u,p){L(u,"data-cell",Number.isInteger(p[0])&&p[0]),p.forEach((m,d)=>j(u.children[d],m))}
return{box:a,paint(u,p){Ie(r,u,l,c);let m=[...r.children].filter((g,y)=>p.has(u[y][0]));n(m);let d=m.at(-1);d&&ge(a,d)}}}function Qt({trace:{roles:e},unit:t}){let n=_t(
"Distances",["cell",t,"from"]),r=_t("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:u}=o.state,m=[...new Set([...c.keys(),
...u.keys()])].sort((d,g)=>d-g).map(d=>[d,G(c.get(d)),G(u.get(d))]);n.paint(m,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,u,p){
let m=le(c,u),d=()=>m.open&&p();return m.addEventListener("toggle",d),{node:m,paintIfOpen:d}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function Yt({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:v},s),i=J("now"),c=f(".step",{role:"row"},Te("columnheader",["step","line","what happens","what changed"])),u=f("",{role:"tab\
le",label:"Every step so far"},c,a),p=le("Every step so far",u);p.addEventListener("toggle",()=>b());let m=[],d=0,g=0,y=new Map;function x(h){let M=m[h],{line:w,
function:E=0}=t.steps[M],$=f("button.go",{type:"button"},`${M}`),{words:k}=e.changes(m[h-1]??-1,M),C=He(e.sentence(M)),R=[$,`${t.functions[E].first+w}`,C,k],q={
role:"row","aria-rowindex":h+2,style:"height:26px",click:()=>n(h)};return f(".step",q,Te("cell",R))}function v(){let h=Math.max(0,Math.floor(a.scrollTop/26)-4),
M=t.steps.length?W(g+1-h,0,18):0,w=s.contains(Be(s)),E=y,$=D(M).map(k=>h+k);y=new Map($.map(k=>[k,E.get(k)??x(k)])),s.style.padding=`${h*26}px 0 ${Math.max(0,g+
1-h-M)*26}px`,s.replaceChildren(...y.values()),i([y.get(d)]);for(let[k,C]of y){let R=C.querySelector("button");R.tabIndex=k===d?0:-1,w&&k===d&&R.focus({preventScroll:!0})}}
function b(){p.open&&(v(),a.scrollTop=W(a.scrollTop,(d+1)*26-208,d*26))}return{node:p,update(h,M,w){m!==h&&y.clear(),[m,d,g]=[h,M,w],L(u,"aria-rowcount",g+2),b()}}}var Zt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null,Jt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function ht(e,t,n,r){let o=e.moves(t),
s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s)return Jt(e,t,s);let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Xt(e,t){let n=e.start;return t.map(r=>{let o=Jt(e,n,r);return n=o.stand,o})}function Ce(e,t,n){
let r=e.moves(t).find(o=>o[1]===n);return r?ht(e,t,r[2],n):null}function br({steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;
if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=Zt(a.variables[l]),u=c!==null&&(Ce(t,r,c)??Ce(t,c,r));n.set(l,(n.get(l)??0)+
(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function ft(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.
length===1?[Number(t[0][0]),t[0][1]]:null}function en(e,t){let n=br(e,t),r=n&&new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=ft(l.predecessor);
if(c)return ht(t,c[1],c[0],s);let u=ft(l.distance);if(u&&o!==null&&u[0]!==o)return ht(t,o,u[0],s);let p=ft(l.visited);if(p&&o!==null)return Ce(t,o,p[0]);let m=e.
functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(m)?null:Ce(t,o,s)??Ce(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),
n&&l.variables&&n in l.variables&&(s=Zt(l.variables[n]));let c=l.current!==void 0&&l.frontier!==void 0,u=l.frontier?.add??[],p=u.length===1&&u[0][0]===a?.stand;
return a=c?null:i(l)??(p?a:null),a})}function tn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,m])=>p!==m)),i=typeof n=="number"?Array.from({length:n},(p,m)=>m+
1):n;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let d=a.get(p);return d===void 0||m.length&&!o?{feet:m,stand:p}:l(d,[...m,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function u(p){return p===e?[]:i.flatMap(m=>{let d=c(p+m),g=d>0?l(d).stand:null;return g===null?[]:[[m,d,g]]})}return{cells:e,
start:r,faces:i,jumps:a,ride:l,moves:u}}var wr=["distance","predecessor","visited","variables"],gt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Ke(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function nn(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,m=e.frontier,d=m.slice(l,m.length-c);for(let g in u)d[Number(g)]=u[g];e.frontier=
i??d.concat(p)}t.scope&&e.variables.clear();for(let i of wr){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function bt(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function rn(e,t=bt([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=tn(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,m=-1/0,d={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:b})=>new Uint32Array(b.length))},g=[gt(
d)];function y(b){if(o.distance)return Object.entries(b.distance??{}).filter(([,k])=>k!==null).map(([k])=>+k);let h=b.frontier??{},{add:M=[],put:w={},is:E=[...Object.
values(w),...M]}=h;return[...Object.keys(b.visited??{}).map(Number),...E.map(([$])=>$??-1)]}n.forEach((b,h)=>{nn(d,b),p=Math.max(p,d.frontier.length);for(let w of y(
b))i.has(w)||i.set(w,h),l.set(w,h);let M=d.current===null?void 0:d.distance.get(d.current);M!==void 0&&M>m&&(m>=0&&c.push({index:h,throws:M}),m=M),(h+1)%u===0&&
g.push(gt(d))});function x(b){let h=gt(g[Math.floor((b+1)/u)]);for(;h.index<b;)nn(h,n[h.index+1]);return h}function v(b,h){let M=x(b).frontier,w=x(h),E=Ke(M,w.frontier),
$=Ke(w.frontier,M),k=new Set,C=new Set,R=[...E.map(([P])=>`${P} leaves`),...$.map(([P])=>`${P} joins`)];for(let P of n.slice(b+1,h+1)){for(let q in{...P.distance,
...P.predecessor})k.add(+q);for(let q in P.variables)C.add(q);for(let q in P.distance)R.push(`${q}: ${G(P.distance[q])||"unknown"}`)}return R.length||(R=[...C].
map(P=>`${P} = ${w.variables.get(P)}`)),{state:w,left:E,joined:$,cells:k,names:C,words:R.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:m,at:x,changes:v,moves:en(e,a),mixed:new Set(n.map(({told:b})=>!!b)).size>1,stopsOf:b=>n.length?D(n.length).filter(h=>b||n[h].told||h===
n.length-1):[-1],sentence(b){let{says:h,line:M,function:w=0}=n[b]??{says:"Nothing was recorded."};return h||`${r[w].name}, line ${r[w].first+(M??0)}`}}}function yr(e,t,{frontier:n,distance:r},o){let s=([m,d])=>d.trim()&&!Number.isNaN(+d)?+d:r.get(m??-1),a=s([e,t]),i=n.filter(m=>s(m)===a).map(([m])=>m),l=[...new Set(
i)].filter(m=>m!==null),c=m=>({accept:[e],reason:`${e} ${m}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${G(a)}`);let p=`${l.sort((m,d)=>m-d).join(", ").replace(/, (\d+)$/," and $1")} wait with ${G(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function vr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=X(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${G(a)}, and from ${r} it is ${G(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function xr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=Ke(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=yr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=vr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function on(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=xr(e,s);if(a)return s>n&&a.takes?null:a}return null}function sn(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",u),`${i}`);return I(
p,"yes",r&&l),I(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function an(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),m=sn(),d=f("span.question",{role:"status"}),g=f("strong");function y($){if($.preventDefault(),
!p.value){w(+u.value);return}m.add(+u.value,+p.value),u.value=p.value="",u.focus(),v.hidden=!1}function x(){if(!o)return;let $=m.tell(o.accept);l+=$.right,c+=$.
all,E("told","")}let v=F("Show the answer",null,x),b=f("form.form",{submit:y},u,p,f("button.button","Answer"),v,F("Skip",null,()=>E("skipped",""))),h=f(".predic\
t",{role:"group",label:"Predict"},d,b,g,m.node);function M($,k){L(h,"data-verdict",$),j(d,k),b.hidden=!o,h.hidden=!r,j(g,c?`${l} of ${c} right`:"")}function w($){
if(!o)return!1;let k=o.accept.includes($);return c+=1,l+=k?1:0,E(k?"right":"wrong",k?"Right: ":`Not ${$}: `),!0}function E($,k){if(!o)return;let{reason:C}=o,R=h.
contains(Be(h));o=null,t(s),M($,`${k}${C}.`),R&&n()}return{node:h,answer:w,on:()=>r,drop($=r){(o||!$)&&m.clear(),r=$,o=null,M("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks($,k){return o?u.focus():r&&(o=on(e,$,k),o?.index===i&&$>a&&(o=null),o&&([a,i]=[$,o.index]),s=k,u.value=p.value=
"",m.clear(),v.hidden=!0,o&&M("asked",`${o.text} Click it on the board, or type it.`)),o&&h.scrollIntoView({block:"nearest"}),!!o}}}function _e(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function ln(e,t,n,r){let{spot:o}=re(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function cn(e,t,n){let{least:r,more:o,head:s,edge:a}=N.arc,{length:i,spot:l}=re(
e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,d]=l(i/2,p*c*2),g=[W(m,a,n-a),Math.max(d,a)],y=re(g,t),x=y.spot(y.length-.06);return{from:e,turn:g,tip:x,...ln(x,
g,s,s*.4)}}function wt(e,t,n,r,o){let{length:s,spot:a}=re(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...ln(l,c,o,
o/2)}}function dn(e){if(e>6)return[];let t=N.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?r(
-t,0):[]]}function Re(e,t,n){let{length:r,spot:o}=re(B(e,t),B(e,n));return re(o(N.apart),o(r-N.apart))}function mn(e,t,n){let{length:r,spot:o}=Re(e,t,n),{half:s,over:a,rung:i}=N.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=D(l+1).map(p=>{let m=r*p/l;return[o(m,s),o(m,-s)]});return{rails:c,rungs:u}}function un(e,t){
let n=(e+t)%2?-1:1;return[0,N.snake.bow,-N.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Qe(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Re(e,t,
n),{swing:i,wave:l}=N.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let m=1-(2*p-1)**4,d=u*m*Math.sin(2*Math.PI*c*p)+o*Math.sin(Math.PI*p);
return a(s*p,d)}}function yt(e,t,n,r){let o=r.map(([i,l])=>[B(e,i),B(e,l)]),s=pe(e),a={cost:1/0,manner:un(t,n)[0]};for(let i of un(t,n)){let l=Qe(e,t,n,i),c=D(25).
map(d=>l(d/24)),u=c.some(([d,g])=>d<.15||d>s-.15||g<.15||g>e.rows-.15),m=c.filter(d=>o.some(([g,y])=>Ht(d,g,y)<N.snake.clear)).length+(u?100:0);m<a.cost&&(a={cost:m,
manner:i})}return a.manner}function pn(e,t,n,r){let o=Qe(e,t,n,yt(e,t,n,r)),{length:s}=Re(e,t,n),a=4*Math.max(1,Math.round(s/N.snake.wave))+2,i=g=>y=>{let x=N.snake.
half*(1-.3*y-.6*y**3),[v,b]=o(y),[h,M]=Ae(o,y),w=Math.hypot(h,M)||1;return[v-g*x*M/w,b+g*x*h/w]},l=De(i(1),0,1,a),c=De(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],
{spot:p}=re(o(0),o(.02)),{skull:m,eye:d}=N.snake;return{outline:u,stripe:De(o,Math.min(.4,.25/s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[
p(-.05-d/3,.55*m),p(-.05-d/3,-.55*m)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}var fn=(e,t)=>(2*e+3*t)%be.light.snakes.length;var ce=e=>`${Math.round(e*1e3)/1e3}`,Ne=e=>e.map(t=>t.map(ce).join(" ")),fe=e=>`M${Ne(e).join("L")}`,hn=e=>`M${Ne(e.slice(0,1))}C${Ne(e.slice(1)).join(" ")}`,xt=(e,t,n)=>`\
M${Ne([e])}Q${Ne([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),Ye=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ce(t),cy:ce(
n),r},...o}),ae=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),oe=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ce(e),y:ce(t),width:n,height:r,...s},...o}),ye=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ce(t),y:ce(n),"font-size":r},fill:s,text:o});function kr(e,t,n){let{rails:r,rungs:o}=mn(e,t,n),{rail:s,rungWidth:a}=N.
ladder,i=r.map(fe).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(fe).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function $r(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=pn(e,t,n,r),{skull:u,stripe:p,eye:m,pupil:d}=N.snake,g=`snake-${fn(t,n)}`,
y=`${hn(o)}Z`,x={"stroke-dasharray":"0.04 0.12"};return[Q("halo",y,{stroke:"cell",width:.06}),Q("tongue",c.map(v=>fe(v)).join(""),{stroke:g,width:.025}),Q("skin",
y,{fill:g}),Q("stripe",hn(s),{stroke:"cell",width:p},x),Ye("skull",a,u,{fill:g}),...i.map(v=>Ye("eye",v,m,{fill:"die"})),...l.map(v=>Ye("pupil",v,d,{fill:"dieIn\
k"}))]}function Ze(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>ae(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,kr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,$r(e,a,i,r)))]}function Je(e){let[t,n]=Y(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=N.
flag,[c,u,p]=s,m=y=>y.map(([x,v])=>[r+x,o+v]),d=fe(m([s.slice(0,2),[c,p]])),g=`${fe(m([[c,u],a,[c,i]]))}Z`;return ae("flag",[Q("pole",d,{stroke:"goal",width:l}),
Q("pennant",g,{fill:"goal"})])}function vt([e,t],n,r=1){let{side:o,corner:s,pip:a}=N.die,i=dn(n).map(p=>Ye("pip",p,a,{fill:"dieInk"})),l=ye("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},u=oe([-o/2,-o/2],o,o,c,{rx:s});return ae("die",[u,...i.length?i:[l]],{transform:`translate(${ce(
e)} ${ce(t)}) scale(${r})`})}function gn(e,t,n){let[r,o]=Y(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return oe([o+.06,e.rows-r-.94],.88,.88,s,a)}function Xe(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[gn(e,o,"stand")];if(n===null)return s;let a=B(
e,t);if(t===r)return[vt(a,n)];let{turn:i,neck:l,wings:c}=cn(a,B(e,r),pe(e)),u=`--far:${ce(re(a,i).length+re(i,l).length)}`,p={stroke:"now",width:N.arc.width};return[
gn(e,r,"landing"),...s,Q("arc",xt(a,i,l),p,{"stroke-linecap":"butt",style:u}),Q("tip",`${fe(c)}Z`,{fill:"now"}),vt(a,n)]}function et(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[B(e,r),B(e,s)],u=wt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,m]=[u.middle[0],Math.floor(u.middle[1])+.5],d=xt(u.from,u.turn,u.neck),g=`${fe(
u.wings)}Z`;return ae("leg",[Q("rim",d,{stroke:"cell",width:.1}),Q("shaft",d,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),oe([p-.3,m-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),ye("order",[p-.16,m+.066],.19,`${i+1}`,"cell"),vt([p+.16,m],o,.8)],{style:`--order:${i}`})})}function tt(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[B(e,a),B(e,s)],{from:c,turn:u,
tip:p,wings:m}=wt(i,l,.12,.18,.13),d=xt(c,u,p)+fe(m);return Q(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var bn=80,Mr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Sr=.55,je=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function wn(e,t){let[
n,r]=t.split("-"),o=be[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function kt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?wn(i,n):e==="g"?void 0:"none",stroke:r&&wn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,m])=>` ${p}="${je(`${m}`)}"`),u=s.map(p=>kt(p,i)).join("")+je(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}function Er({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=null)return`tint-${Pe(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"\
startGround";let[s,a]=Y(t,r);return(s+a)%2?"odd":"cell"}function Tr(e,t,n){let{plan:r,state:o,found:s}=e,[a,i]=Y(r,t),[l,c]=[i,r.rows-a-1],u=[oe([l,c],1,1,{fill:Er(
e,t),stroke:"line",width:.01})];if(o?.current===t)u.push(oe([l+.03,c+.03],.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let b={"stroke-dasharray":"0.08 0\
.06",rx:.04};u.push(oe([l+.045,c+.045],.91,.91,{stroke:"wait",width:.03},b))}else if(o?.visited.has(t)&&!o.distance.has(t)){let b={"stroke-dasharray":"0.02 0.05",
rx:.04};u.push(oe([l+.045,c+.045],.91,.91,{stroke:"quiet",width:.025},b))}s.has(t)&&u.push({tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,
m=.1+.115*p.length,[d,g]=[l+N.number[0],c+N.number[1]],y=[oe([d,g],m,.25,{fill:"chip"},{rx:.05}),ye("number",[d+m/2,g+.192],.19,p,"ink")],x=t===r.start?"start":
t===r.cells?"goal":"";x&&y.push(oe([l+.05,c+.74],.4,.2,{fill:"chip"},{rx:.04}),ye("end",[l+.25,c+.885],.14,x,x));let v=G(o?.distance.get(t));if(v){let[b,h]=[l+N.
badge[0],c+N.badge[1]],M=Math.max(.26,.14+.1*v.length);y.push(oe([b-M/2,h-.13],M,.26,{fill:"badge"},{rx:.13}),ye("badge",[b,h+.064],.18,v,"badgeInk"))}return{below:u,
above:y}}function Pr(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,found:i}=e,l=new Set((r?.frontier??[]).map(([b])=>b)),c=ze(t).map(b=>Tr(e,b,l)),u=new Set(
o?.feet);for(let[,b,h]of a)b!==h&&u.add(b);let p=[...n].filter(([b,h])=>i.has(b)&&i.has(h)),m=new Set(p.map(([b])=>b)),d=Ze(t,n).map(b=>{let[h]=`${b.attributes["\
data-ends"]}`.split(" ").map(Number),M=(a.length>0||m.size>0)&&!u.has(h)&&!m.has(h);return{...b,attributes:{...b.attributes,opacity:M?N.faint:1}}}),g=s&&r?tt(t,
r.predecessor,r.current):[],y=c.flatMap(b=>b.below),x=c.flatMap(b=>b.above),v={"stroke-linecap":"round","stroke-linejoin":"round"};return[ae("ground",y),ae("jum\
ps",[Je(t),...d],v),ae("above",[...g,...o?Xe(t,o):[]]),ae("numbers",x,{"font-weight":700}),ae("route",et(t,a,t.start))]}function $t(e,t){let r=.2,o=e.map(({drawn:c,
caption:u})=>{let p=pe(c.plan),m=Math.min(.3,p/Math.max(1,u.length)*1.9),d=ye("caption",[0,c.plan.rows+.4],m,u,"ink");d.attributes["text-anchor"]="start";let g=ae(
"board",[...Pr(c),d],{transform:`translate(${r} ${.2})`});return r+=p+.5,kt(g,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Sr+.2,i=kt(oe([0,0],
s,a,{fill:"paper"}),t),l=je(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*bn)}\
" height="${Math.round(a*bn)}" font-family="${Mr}"><title>${l}</title>${i}${o.join("")}</svg>`}var yn={text:""},vn=e=>{yn.text=e},Lr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function xn(e,t){
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
${o} type="application/json">${Lr(e)}${s}
${o}>(${yn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Or(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function kn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:Ue(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function Cr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function nt(e,t,n,r){let o=()=>`${e.map(({
trace:h})=>h.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:h}=getComputedStyle(g),M=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return h==="light"||h==="dark"?h:M}let a=()=>$t(e.map(h=>kn(h)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(h){i.hidden=!1,i.value=h,i.select(),l.textContent=await Ot(h)?"Copied.":"Copy it from here."}let u=()=>jt(g,n()),p=[F("Picture (SVG)",
"The board at this step",()=>_e(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),F("Picture (PNG)","The board at this step",async()=>_e(await Or(a()),`${o()}\
.png`)),F("Link to this step",null,()=>c(u())),F("Embed","HTML for a page of yours",()=>c(`<iframe src="${u()}" title="${e[0].trace.name}" width="100%" height="\
720"></iframe>`)),F("This page","A file that needs no network",()=>_e(new Blob([xn(t,n())],{type:"text/html"}),`${o()}.html`))],m=f(".menu",{role:"group",label:"\
Export"},p,i,l);m.hidden=!0;let d=F("Export","A picture, a link, the page",()=>y(!!m.hidden)),g=f(".share",d,m);function y(h){m.hidden=!h,i.hidden=!0,l.textContent=
"",L(d,"aria-expanded",`${h}`)}y(!1),g.addEventListener("keydown",h=>{h.key!=="Escape"||m.hidden||(y(!1),d.focus(),h.stopPropagation())}),g.addEventListener("fo\
cusout",({relatedTarget:h})=>{h instanceof Node&&!g.contains(h)&&y(!1)});let x=f(".strip");function v(){let h=e.flatMap(M=>Cr(M).map(w=>{let E=kn(M,w),$=$t([E],
"light"),k=`data:image/svg+xml;charset=utf-8,${encodeURIComponent($)}`;return f("img",{src:k,alt:`Step ${w}: ${E.caption}`})}));x.replaceChildren(...h)}let b=matchMedia(
"print");return b.addEventListener("change",()=>b.matches&&v(),{signal:r}),b.matches&&queueMicrotask(v),{node:g,strip:x}}var Rr="M4 3h3v10H4zM9 3h3v10H9z",Sn="M4 2.5v11l9-5.5z",Nr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",Sn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],jr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),$n=900,[Mn,Hr]=[700,250];function Ir(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:
e!==" "&&(n||t.scrollHeight>t.clientHeight)}function rt(e,t,n=1){let r=$n/n,o,s=[];function a(w){clearTimeout(o),o=w,g.setAttribute("d",o?Rr:Sn),L(d[2],"label",
o?"Pause":"Play"),L(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(w){i(),e.go(W(w,0,e.last()))}let c=()=>s.some(({at:w})=>w===e.index())?3:1,u=()=>a(
setTimeout(()=>{t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let m={Home:()=>l(
0),ArrowLeft:()=>l(e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:w})=>w>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({
at:w})=>w<e.index())?.at??0)},d=Nr.map(([w,E,$])=>{let k=ue("","0 0 16 16",_("path",{d:$}));return F(k,`${E} (${w.trim()||"space"})`,m[w],E)}),g=d[2].querySelector(
"path"),y=f("input.bar",{type:"range",min:0,label:"Step",input:()=>l(+y.value)}),x=f(".ticks",{"aria-hidden":"true"}),v=f("span.of"),b=qe("Speed",jr,n,w=>{r=$n/
Number(w)});function h(){let w=e.index(),E=e.last();y.value=`${w}`,y.style.setProperty("--at",`${w/Math.max(1,E)}`),L(y,"aria-valuetext",e.words(w)),j(v,`${e.number(
w)} / ${e.number(E)}`);let $=k=>k<2?w<=0:k>2&&w>=E;d.forEach((k,C)=>L(k,"aria-disabled",$(C)))}function M({at:w,text:E},$){let k=$%Math.ceil(s.length/10)===0&&E;
return f("span",{style:`--at:${w/Math.max(1,e.last())}`},k)}return i(),{update:h,pause:i,pace(){let w=o?.8*r:Mn;return w<Hr?0:Math.min(w,Mn)},goTo:l,focus:()=>d[3].
focus(),node:f(".transport",{role:"group",label:"Time"},f(".buttons",d),f(".track",y,x),v,b),reset(){s=e.ticks(),y.max=`${e.last()}`,x.replaceChildren(...s.map(
M)),h()},key(w,E){let $=w===" "?", button, summary":"";return!m[w]||E.matches(`select, input:not([type=range])${$}`)||Ir(w,E)?!1:(m[w](),!0)}}}function ve({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return _(u,{...n,style:c||null},a.map(ve),i)}var[En,Tn]=[150,350],qr=.25,Pn=24;function Ar({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...D(o-e+1).map(a=>e+a),...D(o-n).
map(a=>o-1-a)]}function zr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Re(e,n,r);return[i(0),i(a),B(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Qe(e,n,r,
yt(e,n,r,o));return[...D(Pn+1).map(a=>s(a/Pn)),B(e,r)]}function Ln(e,t,n,r){let s=Ar(n,e.cells).map(c=>B(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[m,d]=s[c],g=[(m+u)/2,Math.min(d,p)-qr];a.push({at:g,time:i+En/2,easing:"ease-in"}),i+=En,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=zr(e,t,c);for(let[p,m]of u.entries())a.push({at:m,time:i+Tn*(p+1)/u.length,easing:"linear"});i+=Tn}let l=W(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Dr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",On=([e,t])=>`translate(${e}px,${t}px)`;function Cn(e,t){let n=_("path.piece",{d:Dr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,L(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&L(n,"style",`t\
ransform:${On(B(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(m=>{let d=Ln(e,t,m,i).map(
g=>({...g,time:c+g.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let p=u.map(({at:m,time:d,easing:g})=>({transform:On(m),offset:d/c,easing:g}));L(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Vr=400;function Rn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=pe(c),{node:m,
cells:d}=qt(c,n),g=new Map,y=J("new"),x=J("touched"),v=!1,b=null,h=new Set,M=null,w=[],E=`0 0 ${p} ${u}`,$=ue(".layer.goal",E,ve(Je(c))),k=ue(".layer.jumps",E,Ze(
c,l).map(ve)),[C,R,P]=["g.tree","g.move","g.route"].map(S=>_(S)),q=ue(".layer.above",E,C,R,P),ee=Cn(c,l),te=ue(".layer.top",E,ee.node),de=f(".sheet",m,$,k,q,te);
function he(S,T,H){if(!b)return"";let[z,Z]=[b.distance.get(S),b.predecessor.get(S)],A=[`cell ${S}`,d.get(S)?.dataset.end,...Kt(S,l)],K=b.visited.has(S)?"visited":
"not reached";return A.push(T?"current":"",z!=null?`reached in ${X(z,o)}`:K,Z!=null?`from ${Z}`:"",H?r:"",h.has(S)?"part of what is wrong":""),A.filter(Boolean).
join(", ")}let ie=S=>`var(--tint-${Pe(S,s)})`;function O(S,T,H,z){let Z=S.current===T,A=S.visited.has(T),K=S.distance.get(T),Et=S.predecessor.get(T),Tt=`${[Z,z,
A,K,Et,h.has(T)]}`;if(g.get(T)===Tt)return;g.set(T,Tt);let Bn=K!=null?"reached":A&&"visited";Ee(H,{"data-distance":K,"data-tint":K!=null&&Pe(K,s),"data-from":Et,
"data-visited":A,"data-waits":z,"aria-current":Z,"data-state":Z?"current":z?"frontier":Bn,label:he(T,Z,z)}),K!=null&&H.style.setProperty("--tint",ie(K)),L(H.lastChild,
"data-is",G(K)||null)}function V(){if(!b)return;let S=new Set(b.frontier.map(([T])=>T));for(let[T,H]of d)O(b,T,H,S.has(T))}function U(){if(!b)return;let S=v?tt(
c,b.predecessor,b.current):[];C.replaceChildren(...S.map(ve))}let se=S=>S.map(T=>k.querySelector(`[data-ends="${T} ${l.get(T)}"]`));function ne(S,T){let H=new Set(
se(T));for(let z of k.children)I(z,S,H.has(z))}function Se(S){let T=S.flatMap(([,H,z])=>z===H?[]:t.ride(H).feet);P.replaceChildren(...et(c,S,a).map(ve)),I(k,"ro\
uted",S.length),ne("taken",T)}let xe=()=>I(de,"arrived",!0),ke=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:d,columns:p,shape:p/
u,node:f(`.board${ke}`,{style:`--wide:${p};--high:${u}`},de),paint(S,T,H,z,Z=0){b=S;let A=`${Object.values(H??{})}`!=`${Object.values(M??{})}`;(A||z.length)&&ee.
rest(),I(de,"arrived",!1),V(),y([...T].map(K=>d.get(K))),U(),R.replaceChildren(...(H?Xe(c,H):[]).map(ve)),x(se(H?.feet??[])),`${z}`!=`${w}`&&Se(z),Z>0&&z.length?
ee.walk(Xt(t,z),Vr,xe):Z>0&&A&&H&&ee.walk([H],Z),M=H,w=z},piece:ee,top:te,celebrate:xe,showTree(S){v=S,U()},mark(S,T){let H=T.flatMap(A=>A.moves??[]),z=T.flatMap(
A=>A.jumps??[]),Z=H.flatMap(([,A])=>t.ride(A).feet);ne("found",[...z.map(([A])=>A),...Z]),h=new Set(T.flatMap(A=>A.cells??[]));for(let[A,K]of d)I(K,"differs",A===
S),I(K,"found",h.has(A));V()},drawn:()=>({plan:c,jumps:l,farthest:s,state:b,found:h,move:M,treeShown:v,route:w})}}var Me=e=>e.length-e.trimStart().length;function Fr(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>Me(o)<Me(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Nn(e){let t=Fr(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(Me),80)}}var jn=e=>e.startsWith("#:");function Br(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return I(i,"told",a==="c1"&&jn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function Wr(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,Me(n.data))))}function Gr({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Nn(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,Me(c)-s),m=f("code.text",{style:`--indent:${p}`},Br(r?.[u],c));u>=o&&Wr(m,s);let d=f(
"span.at",`${t+u}`);return f(".line",{"data-line":u},f("span.runs"),d,m)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));
return{rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function Hn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=J("now"),l=J("raise\
d"),c=e.map((w,E)=>Gr(w,r?.[E])),u=$e(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],m=null,d=!1,g=F("","Sh\
ow or fold what comes before the first line that runs",()=>{d=!d,y()});function y(){L(g,"aria-expanded",`${d}`);for(let{above:w}of c)w.hidden=!d&&!(m&&w.contains(
m))}let x=me("Notes","Show the comments that narrate",w=>I(u,"told",w)),v=!1,b=new ResizeObserver(()=>{v=!0,m&&ge(u,m)});b.observe(u),o.addEventListener("abort",
()=>b.disconnect());function h({rows:w,counts:E},$){$.forEach((k,C)=>{if(k===E[C])return;E[C]=k;let R=w[C].firstChild;L(R,"style",k>0&&`--runs:${Math.log2(k+1).
toFixed(2)}`),L(R,"title",k>0&&`ran ${X(k,"times")}`)})}let M=f(".heads",g,a,f("span.tools",s,x));return{node:f(".panel.code",M,u),paint({fn:w,line:E,depth:$,runs:k},C){
c.forEach((R,P)=>{R.node.hidden=P!==w,h(R,k[P])}),E!=null&&(m=c[w].rows[E],j(g,`${e[w].name}`),j(a,$?`${X($,"calls")} deep`:""),i([m]),l([C&&p]),y(),v&&ge(u,m))}}}function Ur(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=D(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1);return _("g",_("line",{x1:u,y1:p,x2:l,y2:c}),_("circle",{cx:l,cy:c,r:13.5}),_("text",{x:l,y:c+4.5}),_("text.key",{x:l+15,
y:c-6}))}),a=ue("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[u,p]=i[c]??[null,
""];Ee(l,{visibility:!i[c]&&"hidden","data-cell":u}),j(l.children[2],u??"?"),j(l.children[3],p.slice(0,5))}),j(r,i.length>e?`${i.length-e} more below`:"")}}}function In({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=Oe(e),s=J("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,u]=r.map(x=>f(
"span.quiet",x)),p=$e(".waiting",n,c,l,u),m=o==="heap"&&t>0?Ur(Math.min(t,15)):null,d=f(".panel.frontier",f(".heads",f("span",n),a,i),p);d.hidden=!e.roles.frontier;
let g=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function y(x,[v,b]){L(x,"data-cell",v),j(x.children[0],v??"?"),j(x.children[1],b)}return{node:d,heap:m?.
node??null,read:()=>[...l.children].map(x=>{let{cell:v}=x.dataset;return[v?+v:null,x.children[1].textContent]}),paint({state:{frontier:x},left:v,joined:b}){Ie(l,
x,g,y),m?.paint(x),j(a,`${x.length} waiting`),j(i,v.length?`out: ${v.map(([M])=>M).join(", ")}`:""),s(b.map(M=>l.children[x.lastIndexOf(M)]));let h=l.lastElementChild;
o==="stack"&&h&&ge(p,h)}}}function ot(e,t,n,r,o){let s=rn(e,o),{rules:a,unit:i}=s,l=Rn({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:Oe(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&me("Every line","Stop at every line",$=>{E.stops=s.stopsOf($),r($)}),u=Hn(e,t,n,...c?[c]:[]),p=In(
s),m=Qt(s),[d,g,y]=[f("span.sentence"),f("strong.outcome"),f("p.game")],x=f("p.speaker",{"aria-live":"polite"},d," ",g),v=f(".says",x,y),b=e.steps.length-1,h=-1;
n.addEventListener("abort",l.piece.rest);function M(){let $=u.node.querySelector(".s-line.s-now"),k=l.node.querySelector("[data-state=current]"),C=R=>Object.fromEntries(
[...l.cells].filter(([,{dataset:P}])=>P[R]).map(([P,{dataset:q}])=>[P,Number(q[R])]));return{current:k&&Number(k.dataset.cell),frontier:p.read(),distance:C("dis\
tance"),predecessor:C("from"),visited:Object.keys(C("visited")).map(Number),line:$&&Number($.dataset.line),says:e.steps[h]?.says?d.textContent:""}}function w($){
let k=Gt($);return k!==d.textContent?k:$&&!a.jumps.has($.landing)?"No jump there.":""}let E={trace:e,replay:s,board:l,code:u,frontier:p,tables:m,says:v,speaker:x,
read:M,stops:s.stopsOf(!s.mixed),index:()=>h,placeAt:$=>E.stops.findLastIndex(k=>k<=$),placeFrom:$=>Math.min(E.placeAt($-1)+1,E.stops.length-1),show($,k=0){let C=E.
stops[E.placeAt($-1)]??-1,R=h===C;h=$;let P=h===b,q=s.changes(C,h),ee=s.moves[h]??null,te=P&&e.outcome!=="returned",de=P&&!te&&e.answer?.route||[],he=P&&e.findings.
length>0;l.paint(q.state,q.cells,ee,de,R&&!he?k:0),u.paint(q.state,P),p.paint(q),m.paint(q),L(v,"data-failed",te),L(d,"data-told",e.steps[h]?.told);let ie=He(s.
sentence(h));ie.textContent!==d.textContent&&d.replaceChildren(ie),j(g,P?Wt(e):""),j(y,P?"":w(ee))}};return E}function st(e,t){let n=(r,o)=>f("span",f("i.key",{
"data-key":r}),o);return f(".legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",Oe(e).waits),e.roles.distance&&n("reached","reache\
d: near to far"),e.roles.visited&&n("visited","only landed on"),t&&n("found","part of what is wrong"))}var at=e=>me("Tree","From where each cell was reached",t=>{
for(let{board:n}of e)n.showTree(t)});function Mt(e,{board:{name:t,cells:n}},r=3){let o=f("span.quiet",`${t?`${t} · `:""}${n} cells`);return f(".title",f("span",{role:"heading","aria-level":r},e),o)}
function qn(e,t,n={}){let{trace:r,highlight:o}=t,s=Ge(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,title:u=r.name}=r,p=r.steps.length-
1,m=We(e,`Stepper: ${u}`,n,$),d=ot(r,o,m.signal,()=>{x=0,w(),b.reset()}),{replay:g}=d,y=-1,x=0,v=()=>Math.max(0,d.placeAt(y)),b=m.use(rt({last:()=>d.stops.length-
1,index:v,number:S=>Math.max(0,d.stops[S]??0),go:S=>E(d.stops[S]),back:()=>v()-(d.stops[v()]===y?1:0),words:S=>`step ${Math.max(0,d.stops[S])} of ${Math.max(0,p)}\
: ${g.sentence(d.stops[S])}`,ticks:()=>g.ticks.map(({index:S,throws:T})=>({at:d.placeFrom(S),text:G(T)})),forward(){let S=d.stops[d.placeAt(y)+1];return S===void 0||
h.asks(y,S)?!1:(E(S),!0)}},d.speaker,n.speed)),h=an(g,E,b.focus),M=Yt(d,b.goTo);function w(){d.show(y,b.pace()),x=Math.max(x,v()),M.update(d.stops,v(),h.on()?v():
x),b.update(),m.relight()}function E(S){let T=W(Math.round(S)||0,0,p);h.drop(),T!==y&&(y=T,w(),n.onMove?.(y))}function $(S){if(h.answer(S))return;let T=g.first.
get(S);T!==void 0?b.goTo(d.placeFrom(T)):j(d.says.lastChild??d.says,`Cell ${S} is not reached in this run.`)}function k(S){b.pause(),h.drop(S),w()}let C=me("Pre\
dict","Be asked which cell comes next",k,n.predict),R=nt([d],t,()=>y,m.signal),P=c.length>0,q=ct(c.map(({says:S})=>Bt(S))),ee=P&&f("ul.findings",{label:"What is\
 wrong"},q),{board:te,says:de,code:he,frontier:ie,tables:O}=d,V=f(".tools",C,m.lecture,R.node),U=f(".head",Mt(u,r,n.level),b.node,V),se=f(".under",st(r,P),l.predecessor&&
at([d])),ne=f(".main",te.node,se),Se=f(".side",de,h.node,ee,he.node,ie.node),xe=`--shape:${te.shape};--columns:${te.columns}`,ke=f(".folds",O.folds,ie.heap&&le(
"Heap",ie.heap),M.node,a.length>0&&le("What was guessed",f("ul",ct(a))),i&&le("What it printed",$e(".printed","What it printed",i)));return m.root.append(f(".fr\
ame",U,f(".stage",{style:xe},ne,Se),ke,R.strip)),h.drop(n.predict),te.mark(null,c),y=W(n.position??d.stops[0],0,p),w(),b.reset(),{go:E,position:()=>y,state:d.read,
element:m.root,destroy:m.destroy}}function St(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function An(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:D(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${X(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function zn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${X(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var Dn=e=>e==null?"unreachable":X(e);function Kr(e,t){let{name:n,title:r=n}=e.trace,{says:o,board:s,frontier:a,tables:i}=e,l=t?le("Code",e.code.node):e.code.node,
c=f(".pair",s.node,l),u=f(".folds",i.folds,a.heap&&le("Heap",a.heap)),p=f(".pane-head",r);return f("section.pane",{label:r},p,o,c,a.node,u)}function _r(e,t){let n=t.
map((o,s)=>F(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>I(s,"away",a!==o)),n.forEach((s,a)=>L(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function Vn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(O=>[O,"snl-trace"]),i=Ge(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=We(e,"Steppers together",n,O=>M(O)),p=bt(s),m=s.map((O,V)=>ot(O,o[V],u.signal,void 0,p)),d=St(m),
g=-1,y="",x=l[0]?.cell??s[0].board.cells,v=u.use(rt({last:()=>d.length-1,index:()=>g,number:O=>O,ticks:()=>d.ticks,words:O=>d.words(O),go:b,back:()=>g-1,forward:()=>b(
g+1)},c));function b(O){let V=W(Math.round(O??0)||0,0,d.length-1);V!==g&&(g=V,m.forEach((U,se)=>{let ne=W(d.at(g,U,se),0,U.stops.length-1);U.show(U.stops[ne],v.
pace())}),j(c,y&&g===d.start?y:`${y} ${d.words(g)}`.trim()),v.update(),u.relight(),n.onMove?.(g))}function h(O,V,U="",se=null){[d,y,g]=[O,U,-1];for(let{board:ne}of m)
ne.mark(V,se?[se]:[]);v.pause(),b(d.start),v.reset()}function M(O,V="",U=null){x=O,E.value="cell",h(zn(m,O),O,V,U)}let E=qe("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",O=>{O==="cell"?M(x):h(O==="throws"?An(m):St(m),null)});function $({trace:O,cell:V,true:U,claimed:se,finding:ne},Se){
let{name:xe,title:ke=xe}=s[O],S=ne.kind==="answers"?"":`: ${ne.says}`,T=`They part at cell ${V}. Right: ${Dn(U)}. ${ke} says ${Dn(se)}${S}.`,H=`${Se?"D":"First \
d"}ifference${l[1]?`, ${ke}`:""}`;return F(H,null,()=>{M(V,T,ne),P.choose(O)})}let k=l.map($),C=m.map(O=>Kr(O,m.length>2)),R=s.map(({name:O,title:V=O})=>V),P=_r(
C,R),q=nt(m,t,()=>g,u.signal),ee=Mt(`${m.length} runs on one board`,s[0],n.level),te=f(".tools",u.lecture,q.node),de=f(".head",ee,v.node,te),he=f(".line-up",c,E,
k,at(m)),ie=st(s[0],l.length>0);return u.root.append(f(".frame.several",de,he,P.node,f(".panes",C),ie,q.strip)),n.difference&&k[0]?k[0].click():b(n.position),v.
reset(),{go:b,position:()=>g,state:()=>m.map(({read:O})=>O()),element:u.root,destroy:u.destroy}}var it=(e,t,n)=>"together"in t?Vn(e,t,n):qn(e,t,n);function Fn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),u={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return it(o,c,{...u,...e})});function r(){let o=Nt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Qr({model:e,el:t}){let n=it(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Rt(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Yr(e){
return vn(e),{mount:it,mountAll:Fn,render:Qr}}return Qn(Zr);})();
return bundle.start(`${snl}`);
})();
