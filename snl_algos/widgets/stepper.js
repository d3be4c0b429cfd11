// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var at=Object.defineProperty;var Gn=Object.getOwnPropertyDescriptor;var Kn=Object.getOwnPropertyNames;var _n=Object.prototype.hasOwnProperty;var Qn=(e,t)=>{for(var n in t)at(e,n,{get:t[n],enumerable:!0})},Yn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Kn(t))!_n.call(e,o)&&
o!==n&&at(e,o,{get:()=>t[o],enumerable:!(r=Gn(t,o))||r.enumerable});return e};var Zn=e=>Yn(at({},"__esModule",{value:!0}),e);var Xr={};Qn(Xr,{start:()=>Jr});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ye(e,t){for(let n in t)O(e,n,t[n])}var I=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Jn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Xn="http://www.w3.org/1999/xhtml",er="http://www.w3.org/2000/svg";function Ot(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
I(s,a,!0);for(let a of n)Jn(a)?ye(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>Ot(Xn,e,t),_=(e,...t)=>Ot(er,e,t),ie=(e,t,...n)=>_(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function A(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Re(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.
remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Z(e){let t=[];return n=>{for(let r of t)I(r,e,!1);t=n.filter(r=>!!r);for(let r of t)
I(r,e,!0)}}function me(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.
min(n,Math.max(l,n-s/3))}}var V=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,click:n},e);function le(e,t,n,r=!1){let o=V(e,t,()=>{r=!r,O(o,"aria-\
pressed",`${r}`),n(r)});return O(o,"aria-pressed",`${r}`),o}function Ne(e,t,n,r){let o=t.map(([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.bu\
tton",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var ge=(e,t,...n)=>f(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Ct(e,t){
if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hid\
den";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*
n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}var re=(e,...t)=>f("details.fold",f("summary",e),...t),ve=(e,t)=>t.map(n=>f("span",{role:e},n));var tr=".jp-WindowedPanel-outer, .jp-Notebook";function jt(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||O(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function nr(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function Rt(e,t){I(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(tr);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),nr(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function Nt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var rr=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Ht(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${rr(t,o)}`}var ke=new Set,pe=null,Ae=null,or=[" ","Home","End"];function He(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function sr(){
return pe&&pe.root.isConnected?pe:[...ke].filter(({root:t})=>He(t)>0).sort((t,n)=>He(n.root)-He(t.root))[0]}function ar(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return He(e.root)>=n*([pe,Ae].includes(e)?.5:.98)}function At(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=or.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=sr();!u||l&&!ar(u)||u.key(n,t)&&(Ae=u,e.preventDefault())}function qt(e){ke.size===0&&addEventListener(
"keydown",At),ke.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{pe=e})}function It(e){ke.delete(e),pe===e&&(pe=null),Ae===e&&(Ae=null),
ke.size===0&&removeEventListener("keydown",At)}var zt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var it=new Map;function lr(e){let t=it.get(e)??new CSSStyleSheet;return it.has(e)||t.replaceSync(e),it.set(e,t),t}function lt(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=zt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[lr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var qe=e=>e.getRootNode().activeElement??
null,Ft=()=>document.querySelectorAll(".snl-host");var ct='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
+ .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[dat\
a-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px\
 double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-hei\
ght:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(-\
-columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tool\
s,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0\
}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75e\
m}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin\
:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);backgro\
und:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .\
s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[ar\
ia-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s\
-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background\
:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90\
deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-ra\
dius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::\
-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem\
;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-\
size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%\
;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-h\
eight:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid v\
ar(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content\
:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:\
.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:blo\
ck;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relati\
ve}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid v\
ar(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-addre\
ss{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-tit\
le{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;fle\
x-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scr\
oll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order\
:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1re\
m;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max\
-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--w\
ide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min\
(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:\
var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint]{\
background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-i\
ndex:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--w\
ait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var\
(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{back\
ground-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait\
)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>\
span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;l\
eft:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal\
]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:7\
00;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--\
now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.2\
5rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-wid\
th: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round\
;stroke-linejoin:round}.s-above,.s-top{z-index:4}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;\
stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opa\
city:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no\
-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-\
move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:\
fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out \
both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@k\
eyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .\
7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){co\
lor:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{.s-panel{display:flex;flex-dir\
ection:column;gap:.3rem;min-width:0}.s-heads{font-size:.85rem;color:var(--quiet)}.s-heads .s-button{min-width:0;min-height:1.5rem;padding:0 .5em;border-color:tr\
ansparent;font-size:.85rem}.s-heads .s-tools{margin-left:auto}.s-heads .s-tools .s-button{border-color:var(--line)}.s-code>.s-heads>.s-button{padding:0 .3em;fon\
t-family:var(--mono)}.s-code>.s-heads>[aria-expanded]:before{content:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s-code{flex\
:1 1 0;min-height:9rem}.s-lines{flex:1 1 0;min-height:6rem;padding:.4rem 0;border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper))}.s-scr\
oll{position:relative;overflow:auto;scrollbar-width:thin}.s-listing{font:.875rem/1.5 var(--mono)}.s-line{display:grid;grid-template-columns:1.6rem 2.2rem minmax\
(0,1fr);align-items:start;padding-right:.5rem;border-left:4px solid transparent}.s-runs[style]{align-self:start;width:min(100%,var(--runs) * .22rem);height:.5em\
;margin-top:.5em;border-radius:0 .2em .2em 0;background:color-mix(in srgb,var(--goal) 35%,var(--paper))}.s-at{padding-right:.7em;text-align:right;color:var(--qu\
iet);user-select:none}.s-text{padding-left:calc((var(--indent) + 4) * 1ch);font:inherit;color:inherit;background:none;border:0;text-indent:calc((var(--indent) +\
 4) * -1ch);white-space:pre-wrap;overflow-wrap:anywhere}.s-text span{text-indent:0}.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-step.s-now{bo\
rder-color:var(--now);background:var(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(--ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--wrongSoft);\
text-decoration:underline wavy}@container (max-width: 33rem){.s-heads .s-button{min-width:44px;min-height:44px}}}.snl{.s-frontier{flex:none}.s-frontier>.s-heads\
{display:none}.s-waiting{display:flex;align-items:center;gap:.45rem;height:2.9rem;padding:.2rem 0;overflow-y:hidden;font-size:.9rem}.s-chips{display:contents}.s\
-chip{flex:none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55em;border:1.5px dashed var(--wait);border-radius:.5em}.s-chip small{max-width:9em;ove\
rflow:hidden;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}.s-chip small:empty{display:none}:is(.s-queue,.s-heap)>:first-child,.s-stack>:last-chi\
ld{border:2px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--now) 14%,var(--paper))}.s-gone{margin-left:auto}.s-folds{display:flex;flex-wrap\
:wrap;align-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.9rem}.s-fold[open]{flex:1 1 20rem;min-width:0}.s-distance\
s,.s-variables{max-height:16rem;border:1px solid var(--line);border-radius:.4rem}[role=row]:not(.s-row){padding:.1rem .5rem;border-left:4px solid transparent}.s\
-scroll [role=row].s-new{border-color:var(--now);font-weight:700}.s-distances [role=row]{display:grid;grid-template-columns:repeat(3,1fr)}.s-variables [role=row\
]{display:flex;gap:.75em;justify-content:space-between;overflow-wrap:anywhere;font-family:var(--mono)}.s-variables [role]>:first-child{flex:none;max-width:60%}.\
s-table-head{position:sticky;top:0;background:var(--odd);font-weight:650}:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);outline-offset:-2px}.s-step\
{display:grid;grid-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);gap:.75em;cursor:pointer}.s-step>*{overflow:hidden;text-overflow:ellipsis;white-space:no\
wrap}.s-go{all:unset;width:100%;text-align:right;text-decoration:underline}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-printed{max-\
height:12em;white-space:pre;font:.85em/1.5 var(--mono)}.s-tree-of{text-align:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visi\
ble}.s-tree-of circle{fill:var(--paper);stroke:var(--wait);stroke-width:1.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;\
font-size:12px;font-weight:700;text-anchor:middle}.s-tree-of .s-key{font-size:10px;font-weight:400;text-anchor:start}}.snl{.s-panes{display:grid;grid-template-c\
olumns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s-pane{display:flex;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weight:650}.s-\
pane .s-speaker{font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-story{flex:1 1 20rem;min-height:2.9em;padding-left:.9rem}.s-pair{display:grid;grid-template:auto \
minmax(8.5rem,1fr) / minmax(0,1fr);gap:.5rem}.s-pair>.s-board{max-width:min(100%,var(--tall) * var(--wide) / var(--high));margin-left:0}.s-pair .s-text{white-sp\
ace:pre;overflow-wrap:normal}.s-pane .s-says{min-height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pane .s-line{width:max-content;min-width:100%}.s-switch{display:n\
one}.s-several{--tall: clamp(11rem, var(--window, 100vh) - 27.5rem, 40rem)}@container (max-width: 51rem){.s-switch{display:flex;gap:.4rem}.s-switch>*{flex:1}.s-\
away{display:none}}}.snl.s-lecture{--largest: 20rem;position:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:none}.\
s-hands{display:block}.s-button{min-width:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@container (min-w\
idth: 60rem){.s-frame{max-width:none;height:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10.5rem) }.s\
-listing{font-size:max(18px,.85em)}.s-waiting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 25em) }.s-frame>.s-legend,.s-several .s-head .s-qui\
et{display:none}.s-pane{min-height:0;gap:.8vh}.s-pair{flex:1;grid-template-rows:auto minmax(0,1fr);min-height:0}.s-pair .s-code,.s-pair .s-lines{min-height:0}.s\
-pair .s-heads{display:none}}}.snl{.s-strip{display:none}@media print{:is(.s-tools,.s-transport,.s-side,.s-folds,.s-under,.s-legend,.s-panes,.s-line-up,.s-switc\
h){display:none}&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem;break-inside:avoid}.s-st\
rip img{width:100%;border:1px solid var(--line)}}}';var dt=2;function dr(e){let t=Z("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function ur(e){let n=[...Ft()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function Ie(e,t,n,r){let o=ur(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=lt(e,ct,s),i=new AbortController,l=null,c={root:s,key:(d,m)=>!!l?.key(d,m)};jt(e,i.signal),n.keys&&
qt(c);let u=le("Lecture","Full screen, large type; Escape leaves",d=>{I(s,"lecture",d);let m=()=>{s.matches(".s-lecture")||document.exitFullscreen()};d?s.requestFullscreen?.()?.
then(m,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",d=>{let{ctrlKey:m,metaKey:g,altKey:v,shiftKey:k,key:y}=d;if(m||g||v||k)return;let b=d.target;y==="Escape"?b.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Ct(b,y)||c.key(y,b))&&d.preventDefault(),d.stopPropagation()}),s.addEventListener("click",({target:d})=>{
let m=d.closest(".s-grid .s-cell");m&&r(Number(m.dataset.cell))}),s.addEventListener("mousedown",d=>{d.target.closest(".s-grid")&&(d.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:i.signal,lecture:u,relight:dr(s),use(d){return l=d,d},destroy(){l?.pause(),i.abort(),It(c),a()}}}function ze(e,...t){let n=t.find(([d,m])=>d?.format!==
m||d.version!==dt);if(!n)return null;let[r,o]=n,{format:s,version:a=0}=r??{},i=a>dt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was r\
ecorded with ${i?"a newer":"an older"} version of snl_algos (${o} ${a}; this stepper reads ${o} ${dt}). ${i?"Update snl_algos, then run":"Run"} the cell again, \
or record the run again.`,u=f("p",{class:"snl snl-stepper",role:"alert"},c),{remove:p}=lt(e,ct,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var J={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"#\
fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a6\
a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"#\
0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:pr}=J,F=e=>Array.from({length:e},(t,n)=>n),U=(e,t,n)=>Math.min(n,Math.max(t,e));function Y({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,0];
let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var De=({columns:e,start:t})=>e+(t===0?1:0);function B(e,t){let[n,r]=Y(e,t),[o,s]=pr.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function Dt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=U(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Fe(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(
t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ve(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of F(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,u],[p,d]]=[e(i),e(l)],
[[m,g],[v,k]]=[Fe(e,i),Fe(e,l)];s.push([c+m*o/3,u+g*o/3],[p-v*o/3,d-k*o/3],[p,d])}return s}var fr=4,xe=(e,t)=>{let n=J.light.tints.length-1;return Math.round(n*
U(e/Math.max(t,fr),0,1))};var G=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${G(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,hr={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},Me=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...hr[`${e}`]}),gr=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Vt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${gr(l,c)}`);return`It \
returned ${X(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Bt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===r?"":a||i;return n===null?`${$e(l)} from ${t}.`:`From ${t}, roll ${br(n)}: land on ${r}${l&&`, ${l}`}\
.`}var Wt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:
[]),br=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Ut(e,t){let n=Z("new"),r=f(""),o=f(".table-head",{role:"row"},ve("columnheader",t)),s=f(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>f("",{role:"row"},ve("cell",t.map(()=>"")));function i(l,c){O(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((u,p)=>A(l.children[p],u))}return{
box:s,paint(l,c){Re(r,l,a,i);let u=[...r.children].filter((d,m)=>c.has(l[m][0]));n(u);let p=u.at(-1);p&&me(s,p)}}}function Gt({trace:{roles:e},unit:t}){let n=Ut(
"Distances",["cell",t,"from"]),r=Ut("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:u}=o.state,d=[...new Set([...c.keys(),
...u.keys()])].sort((m,g)=>m-g).map(m=>[m,G(c.get(m)),G(u.get(m))]);n.paint(d,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,u,p){
let d=re(c,u),m=()=>d.open&&p();return d.addEventListener("toggle",m),{node:d,paintIfOpen:m}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function Kt({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:k},s),i=Z("now"),c=f("",{role:"table",label:"Every step so far"},f(".step",{role:"row"},ve("columnheader",["step","line","wha\
t happens","what changed"])),a),u=re("Every step so far",c);u.addEventListener("toggle",()=>y());let p=[],d=0,m=0,g=new Map;function v(b){let h=p[b],{line:S,function:w=0}=t.
steps[h],M=f("button.go",{type:"button"},`${h}`),{words:x}=e.changes(p[b-1]??-1,h),$=[M,`${t.functions[w].first+S}`,e.sentence(h),x],j="height:26px",H=()=>n(b);
return f(".step",{role:"row","aria-rowindex":b+2,style:j,click:H},ve("cell",$))}function k(){let b=Math.max(0,Math.floor(a.scrollTop/26)-4),h=t.steps.length?U(m+
1-b,0,18):0,S=s.contains(qe(s)),w=g;g=new Map(F(h).map(M=>[b+M,w.get(b+M)??v(b+M)])),s.style.padding=`${b*26}px 0 ${Math.max(0,m+1-b-h)*26}px`,s.replaceChildren(
...g.values()),i([g.get(d)]);for(let[M,x]of g){let $=x.querySelector("button");$.tabIndex=M===d?0:-1,S&&M===d&&$.focus({preventScroll:!0})}}function y(){u.open&&
(k(),a.scrollTop=U(a.scrollTop,(d+1)*26-208,d*26))}return{node:u,update(b,h,S){p!==b&&g.clear(),[p,d,m]=[b,h,S],O(c,"aria-rowcount",m+2),y()}}}var _t=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function mt(e,t,n,r=null){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Qt(e,t){let n=e.start;return t.map(([r,o,s])=>{let a={from:n,face:r,landing:o,stand:s,
feet:e.ride(o).feet};return n=s,a})}function Se(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?mt(e,t,r[2],n):null}function wr({steps:e},t){let n=new Map,r=null;
for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=_t(a.variables[l]),u=c!==
null&&(Se(t,r,c)??Se(t,c,r));n.set(l,(n.get(l)??0)+(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function ut(e){let t=Object.
entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Yt(e,t){let n=wr(e,t),r=n&&new RegExp(`\\b${n}\\b`),o=null,
s=null,a=null;function i(l){let c=ut(l.predecessor);if(c)return mt(t,c[1],c[0],s);let u=ut(l.distance);if(u&&o!==null&&u[0]!==o)return mt(t,o,u[0],s);let p=ut(l.
visited);if(p&&o!==null)return Se(t,o,p[0]);let d=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(d)?null:Se(t,o,s)??Se(t,s,o)}return e.
steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=_t(l.variables[n]));let c=l.current!==void 0&&l.frontier!==void 0,u=l.frontier?.
add??[],p=u.length===1&&u[0][0]===a?.stand;return a=c?null:i(l)??(p?a:null),a})}function Zt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,d])=>p!==d)),i=typeof n=="number"?Array.from({length:n},(p,d)=>d+
1):n;function l(p,d=[]){if(d.includes(p))return{feet:d,stand:null};let m=a.get(p);return m===void 0||d.length&&!o?{feet:d,stand:p}:l(m,[...d,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function u(p){return p===e?[]:i.flatMap(d=>{let m=c(p+d),g=m>0?l(m).stand:null;return g===null?[]:[[d,m,g]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:u}}var yr=["distance","predecessor","visited","variables"],pt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Be(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function Jt(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,d=e.frontier,m=d.slice(l,d.length-c);for(let g in u)m[Number(g)]=u[g];e.frontier=
i??m.concat(p)}t.scope&&e.variables.clear();for(let i of yr){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function ft(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function Xt(e,t=ft([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Zt(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,d=-1/0,m={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:b})=>new Uint32Array(b.length))},g=[pt(
m)];function v(b){if(o.distance)return Object.entries(b.distance??{}).filter(([,$])=>$!==null).map(([$])=>+$);let h=b.frontier??{},{add:S=[],put:w={},is:M=[...Object.
values(w),...S]}=h;return[...Object.keys(b.visited??{}).map(Number),...M.map(([x])=>x??-1)]}n.forEach((b,h)=>{Jt(m,b),p=Math.max(p,m.frontier.length);for(let w of v(
b))i.has(w)||i.set(w,h),l.set(w,h);let S=m.current===null?void 0:m.distance.get(m.current);S!==void 0&&S>d&&(d>=0&&c.push({index:h,throws:S}),d=S),(h+1)%u===0&&
g.push(pt(m))});function k(b){let h=pt(g[Math.floor((b+1)/u)]);for(;h.index<b;)Jt(h,n[h.index+1]);return h}function y(b,h){let S=k(b).frontier,w=k(h),M=Be(S,w.frontier),
x=Be(w.frontier,S),$=new Set,j=new Set,H=[...M.map(([C])=>`${C} leaves`),...x.map(([C])=>`${C} joins`)];for(let C of n.slice(b+1,h+1)){for(let T in{...C.distance,
...C.predecessor})$.add(+T);for(let T in C.variables)j.add(T);for(let T in C.distance)H.push(`${T}: ${G(C.distance[T])||"unknown"}`)}return H.length||(H=[...j].
map(C=>`${C} = ${w.variables.get(C)}`)),{state:w,left:M,joined:x,cells:$,names:j,words:H.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:d,at:k,changes:y,moves:Yt(e,a),mixed:new Set(n.map(({told:b})=>!!b)).size>1,stopsOf:b=>n.length?F(n.length).filter(h=>b||n[h].told||h===
n.length-1):[-1],sentence(b){let{says:h,line:S,function:w=0}=n[b]??{says:"Nothing was recorded."};return h||`${r[w].name}, line ${r[w].first+(S??0)}`}}}function vr(e,t,{frontier:n,distance:r},o){let s=([d,m])=>m.trim()&&!Number.isNaN(+m)?+m:r.get(d??-1),a=s([e,t]),i=n.filter(d=>s(d)===a).map(([d])=>d),l=[...new Set(
i)].filter(d=>d!==null),c=d=>({accept:[e],reason:`${e} ${d}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${G(a)}`);let p=`${l.sort((d,m)=>d-m).join(", ").replace(/, (\d+)$/," and $1")} wait with ${G(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function kr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=X(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${G(a)}, and from ${r} it is ${G(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function xr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=Be(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=vr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=kr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function en(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=xr(e,s);if(a)return s>n&&a.takes?null:a}return null}function tn(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",u),`${i}`);return I(
p,"yes",r&&l),I(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function nn(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),d=tn(),m=f("span.question",{role:"status"}),g=f("strong");function v(x){if(x.preventDefault(),
!p.value){w(+u.value);return}d.add(+u.value,+p.value),u.value=p.value="",u.focus(),y.hidden=!1}function k(){if(!o)return;let x=d.tell(o.accept);l+=x.right,c+=x.
all,M("told","")}let y=V("Show the answer",null,k),b=f("form.form",{submit:v},u,p,f("button.button","Answer"),y,V("Skip",null,()=>M("skipped",""))),h=f(".predic\
t",{role:"group",label:"Predict"},m,b,g,d.node);function S(x,$){O(h,"data-verdict",x),A(m,$),b.hidden=!o,h.hidden=!r,A(g,c?`${l} of ${c} right`:"")}function w(x){
if(!o)return!1;let $=o.accept.includes(x);return c+=1,l+=$?1:0,M($?"right":"wrong",$?"Right: ":`Not ${x}: `),!0}function M(x,$){if(!o)return;let{reason:j}=o,H=h.
contains(qe(h));o=null,t(s),S(x,`${$}${j}.`),H&&n()}return{node:h,answer:w,on:()=>r,drop(x=r){(o||!x)&&d.clear(),r=x,o=null,S("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(x,$){return o?u.focus():r&&(o=en(e,x,$),o?.index===i&&x>a&&(o=null),o&&([a,i]=[x,o.index]),s=$,u.value=p.value=
"",d.clear(),y.hidden=!0,o&&S("asked",`${o.text} Click it on the board, or type it.`)),o&&h.scrollIntoView({block:"nearest"}),!!o}}}function We(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:rn}=J;function on(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function sn(e,t,n){let{least:r,more:o,head:s,edge:a}=rn.arc,
{length:i,spot:l}=ee(e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[d,m]=l(i/2,p*c*2),g=[U(d,a,n-a),Math.max(m,a)],v=ee(g,t),k=v.spot(v.length-.06);return{from:e,
turn:g,tip:k,...on(k,g,s,s*.4)}}function ht(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...on(l,c,o,o/2)}}function an(e){let t=rn.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:oe}=J;function Ee(e,t,n){let{length:r,spot:o}=ee(B(e,t),B(e,n));return ee(o(oe.apart),o(r-oe.apart))}function cn(e,t,n){let{length:r,spot:o}=Ee(e,t,n),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=F(l+1).map(p=>{let d=r*p/l;return[o(d,s),o(d,-s)]});return{
rails:c,rungs:u}}function ln(e,t){let n=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ue(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=Ee(e,t,n),{swing:i,wave:l}=oe.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let d=1-(2*p-1)**4,m=u*d*Math.sin(
2*Math.PI*c*p)+o*Math.sin(Math.PI*p);return a(s*p,m)}}function gt(e,t,n,r){let o=r.map(([i,l])=>[B(e,i),B(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:ln(
t,n)[0]};for(let i of ln(t,n)){let l=Ue(e,t,n,i),c=F(25).map(m=>l(m/24)),u=c.some(([m,g])=>m<.15||m>s-.15||g<.15||g>e.rows-.15),d=c.filter(m=>o.some(([g,v])=>Dt(
m,g,v)<oe.snake.clear)).length+(u?100:0);d<a.cost&&(a={cost:d,manner:i})}return a.manner}function dn(e,t,n,r){let o=Ue(e,t,n,gt(e,t,n,r)),{length:s}=Ee(e,t,n),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=g=>v=>{let k=oe.snake.half*(1-.3*v-.6*v**3),[y,b]=o(v),[h,S]=Fe(o,v),w=Math.hypot(h,S)||1;return[y-g*k*S/w,b+g*k*h/w]},
l=Ve(i(1),0,1,a),c=Ve(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],{spot:p}=ee(o(0),o(.02)),{skull:d,eye:m}=oe.snake;return{outline:u,stripe:Ve(o,Math.min(.4,.25/
s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*d),p(-.05,-.55*d)],pupils:[p(-.05-m/3,.55*d),p(-.05-m/3,-.55*d)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}
var un=(e,t)=>(2*e+3*t)%J.light.snakes.length;var{shape:Pe}=J,se=e=>`${Math.round(e*1e3)/1e3}`,Te=e=>e.map(t=>t.map(se).join(" ")),de=e=>`M${Te(e).join("L")}`,mn=e=>`M${Te(e.slice(0,1))}C${Te(e.slice(1)).join(
" ")}`,wt=(e,t,n)=>`M${Te([e])}Q${Te([t,n]).join(" ")}`,Q=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ge=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(n),r},...o}),ne=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),yt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(n),width:r,height:r,
rx:o},...s}),fn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),fe=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(n),"font-size":r},
fill:s,text:o});function $r(e,t,n){let{rails:r,rungs:o}=cn(e,t,n),{rail:s,rungWidth:a}=Pe.ladder,i=r.map(de).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),
Q("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",width:s})]}function Mr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=dn(e,t,n,r),{skull:u,stripe:p,eye:d,pupil:m}=Pe.snake,g=`snake-${un(t,n)}`,v=`${mn(o)}Z`;return[Q("halo",v,{stroke:"cell",width:.06}),Q("tongue",c.map(
k=>de(k)).join(""),{stroke:g,width:.025}),Q("skin",v,{fill:g}),fn(Q("stripe",mn(s),{stroke:"cell",width:p}),"0.04 0.12"),Ge("skull",a,u,{fill:g}),...i.map(k=>Ge(
"eye",k,d,{fill:"die"})),...l.map(k=>Ge("pupil",k,m,{fill:"dieInk"}))]}function Ke(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>ne(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,$r(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Mr(e,a,i,r)))]}function _e(e){let[t,n]=Y(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Pe.flag,[c,u,p]=s,d=v=>v.map(([k,y])=>[r+k,o+y]),m=de(d([s.slice(0,2),[c,p]])),g=`${de(d([[c,u],a,[c,i]]))}\
Z`;return ne("flag",[Q("pole",m,{stroke:"goal",width:l}),Q("pennant",g,{fill:"goal"})])}function bt([e,t],n,r=1){let{side:o,corner:s,pip:a}=Pe.die,i=an(n).map(u=>Ge(
"pip",u,a,{fill:"dieInk"})),l=fe("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return ne("die",[yt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${r})`})}function pn(e,t,n){let[r,o]=Y(e,t),s=[o+.06,e.rows-r-.94],a=yt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,fn(a,"0.03 0.06")}function Qe(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[pn(e,o,"stand")];if(n===
null)return s;let a=B(e,t);if(t===r)return[bt(a,n)];let{turn:i,neck:l,wings:c}=sn(a,B(e,r),De(e)),u=`--far:${se(ee(a,i).length+ee(i,l).length)}`,p=Q("arc",wt(a,
i,l),{stroke:"now",width:Pe.arc.width});return[pn(e,r,"landing"),...s,{...p,attributes:{...p.attributes,"stroke-linecap":"butt",style:u}},Q("tip",`${de(c)}Z`,{fill:"\
now"}),bt(a,n)]}function Ye(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[B(e,r),B(e,s)],u=ht(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,d]=[u.middle[0],Math.
floor(u.middle[1])+.5],m=wt(u.from,u.turn,u.neck),g=`${de(u.wings)}Z`;return ne("leg",[Q("rim",m,{stroke:"cell",width:.1}),Q("shaft",m,{stroke:"ink",width:.05}),
Q("tip",g,{fill:"ink"}),yt("count",[p-.3,d-.14],.28,.04,{fill:"ink"}),fe("order",[p-.16,d+.066],.19,`${i+1}`,"cell"),bt([p+.16,d],o,.8)],{style:`--order:${i}`})})}
function Ze(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[B(e,a),B(e,s)],{from:c,turn:u,tip:p,wings:d}=ht(i,l,.12,.18,.13),m=wt(c,u,p)+de(d);return Q(r.has(s)?"branch.strong":"branch",m,{stroke:"\
ink",width:.03})})}var{shape:Le}=J,hn=80,Sr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Er=.55,Oe=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function gn(e,t){
let[n,r]=t.split("-"),o=J[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function vt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?gn(i,n):e==="g"?void 0:"none",stroke:r&&gn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,d])=>` ${p}="${Oe(`${d}`)}"`),u=s.map(p=>vt(p,i)).join("")+Oe(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}var ue=(e,t,n,r,o,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:r,...s},...o});function Tr({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=
null)return`tint-${xe(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"startGround";let[s,a]=Y(t,r);return(s+a)%2?"odd":"cell"}function Pr(e,t,n){
let{plan:r,state:o,found:s}=e,[a,i]=Y(r,t),[l,c]=[i,r.rows-a-1],u=[ue(l,c,1,1,{fill:Tr(e,t),stroke:"line",width:.01})];if(o?.current===t)u.push(ue(l+.03,c+.03,.94,
.94,{stroke:"now",width:.06}));else if(n.has(t)){let b={"stroke-dasharray":"0.08 0.06",rx:.04};u.push(ue(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},b))}else if(o?.
visited.has(t)&&!o.distance.has(t)){let b={"stroke-dasharray":"0.02 0.05",rx:.04};u.push(ue(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},b))}s.has(t)&&u.push(
{tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,d=.1+.115*p.length,[m,g]=[l+Le.number[0],c+Le.number[1]],v=[ue(m,g,d,.25,{fill:"\
chip"},{rx:.05}),fe("number",[m+d/2,g+.192],.19,p,"ink")],k=t===r.start?"start":t===r.cells?"goal":"";k&&v.push(ue(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),fe(
"end",[l+.25,c+.885],.14,k,k));let y=G(o?.distance.get(t));if(y){let[b,h]=[l+Le.badge[0],c+Le.badge[1]],S=Math.max(.26,.14+.1*y.length),w={rx:.13};v.push(ue(b-S/
2,h-.13,S,.26,{fill:"badge"},w),fe("badge",[b,h+.064],.18,y,"badgeInk"))}return{below:u,above:v}}function Lr(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,
found:i}=e,l=new Set((r?.frontier??[]).map(([y])=>y)),c=t.start===0?1:0,p=F(t.cells+c).map(y=>y+1-c).map(y=>Pr(e,y,l)),d=new Set(o?.feet);for(let[,y,b]of a)y!==
b&&d.add(y);let m=[...n].filter(([y,b])=>i.has(y)&&i.has(b)),g=new Set(m.map(([y])=>y)),v=Ke(t,n).map(y=>{let[b]=`${y.attributes["data-ends"]}`.split(" ").map(Number),
h=(a.length>0||g.size>0)&&!d.has(b)&&!g.has(b);return{...y,attributes:{...y.attributes,opacity:h?Le.faint:1}}}),k=s&&r?Ze(t,r.predecessor,r.current):[];return[ne(
"ground",p.flatMap(({below:y})=>y)),ne("jumps",[_e(t),...v],{"stroke-linecap":"round","stroke-linejoin":"round"}),ne("above",[...k,...o?Qe(t,o):[]]),ne("numbers",
p.flatMap(({above:y})=>y),{"font-weight":700}),ne("route",Ye(t,a,t.start))]}function kt(e,t){let r=.2,o=e.map(({drawn:c,caption:u})=>{let p=De(c.plan),d=Math.min(
.3,p/Math.max(1,u.length)*1.9),m=fe("caption",[0,c.plan.rows+.4],d,u,"ink");m.attributes["text-anchor"]="start";let g=ne("board",[...Lr(c),m],{transform:`transl\
ate(${r} ${.2})`});return r+=p+.5,vt(g,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Er+.2,i=vt(ue(0,0,s,a,{fill:"paper"}),t),l=Oe(e.map(({caption:c})=>c).
join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*hn)}" height="${Math.round(a*hn)}" font-family="${Sr}"><\
title>${l}</title>${i}${o.join("")}</svg>`}var bn={text:""},wn=e=>{bn.text=e},Or=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function yn(e,t){
let n="together"in e?e.together.traces:[e.trace],r=Oe(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="<\/script>";return`<!DOCTYPE html>
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
${o} type="application/json">${Or(e)}${s}
${o}>(${bn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Cr(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function vn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:$e(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function jr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Je(e,t,n,r){let o=()=>`${e.map(({
trace:h})=>h.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:h}=getComputedStyle(g),S=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return h==="light"||h==="dark"?h:S}let a=()=>kt(e.map(h=>vn(h)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(h){i.hidden=!1,i.value=h,i.select();try{await navigator.clipboard.writeText(h),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let u=()=>Ht(g,n()),p=[V("Picture (SVG)","The board at this step",()=>We(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),V("Picture (PNG)","Th\
e board at this step",async()=>We(await Cr(a()),`${o()}.png`)),V("Link to this step",null,()=>c(u())),V("Embed","HTML for a page of yours",()=>c(`<iframe src="${u()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),V("This page","A file that needs no network",()=>We(new Blob([yn(t,n())],{type:"text/html"}),
`${o()}.html`))],d=f(".menu",{role:"group",label:"Export"},p,i,l);d.hidden=!0;let m=V("Export","A picture, a link, the page",()=>v(!!d.hidden)),g=f(".share",m,d);
function v(h){d.hidden=!h,i.hidden=!0,l.textContent="",O(m,"aria-expanded",`${h}`)}v(!1),g.addEventListener("keydown",h=>{h.key!=="Escape"||d.hidden||(v(!1),m.focus(),
h.stopPropagation())}),g.addEventListener("focusout",({relatedTarget:h})=>{h instanceof Node&&!g.contains(h)&&v(!1)});let k=f(".strip");function y(){let h=e.flatMap(
S=>jr(S).map(w=>{let M=vn(S,w),x=kt([M],"light"),$=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(x)}`;return f("img",{src:$,alt:`Step ${w}: ${M.caption}`})}));
k.replaceChildren(...h)}let b=matchMedia("print");return b.addEventListener("change",()=>b.matches&&y(),{signal:r}),b.matches&&queueMicrotask(y),{node:g,strip:k}}var Rr="M4 3h3v10H4zM9 3h3v10H9z",$n="M4 2.5v11l9-5.5z",Nr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",$n],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Hr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),kn=900,[xn,Ar]=[700,250];function qr(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:
e!==" "&&(n||t.scrollHeight>t.clientHeight)}function Xe(e,t,n=1){let r=kn/n,o,s=[];function a(w){clearTimeout(o),o=w,g.setAttribute("d",o?Rr:$n),O(m[2],"label",
o?"Pause":"Play"),O(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(w){i(),e.go(U(w,0,e.last()))}let c=()=>s.some(({at:w})=>w===e.index())?3:1,u=()=>a(
setTimeout(()=>{t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let d={Home:()=>l(
0),ArrowLeft:()=>l(e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:w})=>w>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({
at:w})=>w<e.index())?.at??0)},m=Nr.map(([w,M,x])=>{let $=ie("","0 0 16 16",_("path",{d:x}));return V($,`${M} (${w.trim()||"space"})`,d[w],M)}),g=m[2].querySelector(
"path"),v=f("input.bar",{type:"range",min:0,label:"Step",input:()=>l(+v.value)}),k=f(".ticks",{"aria-hidden":"true"}),y=f("span.of"),b=Ne("Speed",Hr,n,w=>{r=kn/
Number(w)});function h(){let w=e.index(),M=e.last();v.value=`${w}`,v.style.setProperty("--at",`${w/Math.max(1,M)}`),O(v,"aria-valuetext",e.words(w)),A(y,`${e.number(
w)} / ${e.number(M)}`);let x=$=>$<2?w<=0:$>2&&w>=M;m.forEach(($,j)=>O($,"aria-disabled",x(j)))}function S({at:w,text:M},x){let $=x%Math.ceil(s.length/10)===0&&M;
return f("span",{style:`--at:${w/Math.max(1,e.last())}`},$)}return i(),{update:h,pause:i,pace(){let w=o?.8*r:xn;return w<Ar?0:Math.min(w,xn)},goTo:l,focus:()=>m[3].
focus(),node:f(".transport",{role:"group",label:"Time"},f(".buttons",m),f(".track",v,k),y,b),reset(){s=e.ticks(),v.max=`${e.last()}`,k.replaceChildren(...s.map(
S)),h()},key(w,M){let x=w===" "?", button, summary":"";return!d[w]||M.matches(`select, input:not([type=range])${x}`)||qr(w,M)?!1:(d[w](),!0)}}}function he({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return _(u,{...n,style:c||null},a.map(he),i)}var[Mn,Sn]=[150,350],Ir=.25,En=24;function zr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...F(o-e+1).map(a=>e+a),...F(o-n).
map(a=>o-1-a)]}function Fr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Ee(e,n,r);return[i(0),i(a),B(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ue(e,n,r,
gt(e,n,r,o));return[...F(En+1).map(a=>s(a/En)),B(e,r)]}function Tn(e,t,n,r){let s=zr(n,e.cells).map(c=>B(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[d,m]=s[c],g=[(d+u)/2,Math.min(m,p)-Ir];a.push({at:g,time:i+Mn/2,easing:"ease-in"}),i+=Mn,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=Fr(e,t,c);for(let[p,d]of u.entries())a.push({at:d,time:i+Sn*(p+1)/u.length,easing:"linear"});i+=Sn}let l=U(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Dr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Pn=([e,t])=>`translate(${e}px,${t}px)`;function Ln(e,t){let n=_("path.piece",{d:Dr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&O(n,"style",`t\
ransform:${Pn(B(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(d=>{let m=Tn(e,t,d,i).map(
g=>({...g,time:c+g.time}));return c=m.at(-1)?.time??c,m});if(c===0)return;let p=u.map(({at:d,time:m,easing:g})=>({transform:Pn(d),offset:m/c,easing:g}));O(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Vr=400;function On({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=a===0?1:0,d=e.
columns+p,m=F(i+p).map(E=>E+1-p),g=new Map,v=new Map,k=Z("new"),y=Z("touched"),b=!1,h=null,S=new Set,w=null,M=[];function x(E){let[L,R]=Y(c,E),N=E===a?"start":E===
i&&"goal",z=f(".cell",{role:"gridcell","data-cell":E,"data-end":N,style:`grid-column:${R+1}`},f("span.number",`${E}`),f("span.end",{"data-is":N}),f("span.badge"));
return I(z,"odd",(L+R)%2),g.set(E,z),z}function $(E){for(let L of g.values())L.tabIndex=L===E?0:-1}function j(E){let{key:L,target:R}=E,[N,z]=Y(c,Number(R.dataset.
cell)),q={ArrowLeft:[N,z-1],ArrowRight:[N,z+1],ArrowUp:[N+1,z],ArrowDown:[N-1,z]};if(L==="Enter"||L===" ")R.click();else if(q[L]){let W=m.find(je=>`${Y(c,je)}`==
`${q[L]}`);g.get(W??-1)?.focus()}else return;E.preventDefault(),E.stopPropagation()}let H=E=>m.filter(L=>Y(c,L)[0]===E).sort((L,R)=>Y(c,L)[1]-Y(c,R)[1]),C=f(".g\
rid",{role:"grid",label:n,keydown:j,focusin:({target:E})=>$(E)},F(u).reverse().map(E=>f(".row",{role:"row"},H(E).map(x))));$(g.get(a)??g.get(1));let T=`0 0 ${d}\
 ${u}`,P=ie(".layer.goal",T,he(_e(c))),D=ie(".layer.jumps",T,Ke(c,l).map(he)),[K,te,ae]=["g.tree","g.move","g.route"].map(E=>_(E)),ot=ie(".layer.above",T,K,te,ae),
ce=Ln(c,l),Ce=ie(".layer.top",T,ce.node),we=f(".sheet",C,P,D,ot,Ce);function st(E,L,R){if(!h)return"";let[N,z]=[h.distance.get(E),h.predecessor.get(E)],q=[`cell\
 ${E}`,g.get(E)?.dataset.end,...Wt(E,l)],W=h.visited.has(E)?"visited":"not reached";return q.push(L?"current":"",N!=null?`reached in ${X(N,o)}`:W,z!=null?`from ${z}`:
"",R?r:"",S.has(E)?"part of what is wrong":""),q.filter(Boolean).join(", ")}let Dn=E=>`var(--tint-${xe(E,s)})`;function Vn(E,L,R,N){let z=E.current===L,q=E.visited.
has(L),W=E.distance.get(L),je=E.predecessor.get(L),Lt=`${[z,N,q,W,je,S.has(L)]}`;if(v.get(L)===Lt)return;v.set(L,Lt);let Un=W!=null?"reached":q&&"visited";ye(R,
{"data-distance":W,"data-tint":W!=null&&xe(W,s),"data-from":je,"data-visited":q,"data-waits":N,"aria-current":z,"data-state":z?"current":N?"frontier":Un,label:st(
L,z,N)}),W!=null&&R.style.setProperty("--tint",Dn(W)),O(R.lastChild,"data-is",G(W)||null)}function Mt(){if(!h)return;let E=new Set(h.frontier.map(([L])=>L));for(let[
L,R]of g)Vn(h,L,R,E.has(L))}function St(){if(!h)return;let E=b?Ze(c,h.predecessor,h.current):[];K.replaceChildren(...E.map(he))}let Et=E=>E.map(L=>D.querySelector(
`[data-ends="${L} ${l.get(L)}"]`));function Tt(E,L){let R=new Set(Et(L));for(let N of D.children)I(N,E,R.has(N))}function Bn(E){let L=E.flatMap(([,R,N])=>N===R?
[]:t.ride(R).feet);ae.replaceChildren(...Ye(c,E,a).map(he)),I(D,"routed",E.length),Tt("taken",L)}let Pt=()=>I(we,"arrived",!0),Wn=`${d>7?".close":""}${d>12?".de\
nse":""}${d>24?".tiny":""}`;return{plan:c,cells:g,columns:d,shape:d/u,node:f(`.board${Wn}`,{style:`--wide:${d};--high:${u}`},we),paint(E,L,R,N,z=0){h=E;let q=`${Object.
values(R??{})}`!=`${Object.values(w??{})}`;(q||N.length)&&ce.rest(),I(we,"arrived",!1),Mt(),k([...L].map(W=>g.get(W))),St(),te.replaceChildren(...(R?Qe(c,R):[]).
map(he)),y(Et(R?.feet??[])),`${N}`!=`${M}`&&Bn(N),z>0&&N.length?ce.walk(Qt(t,N),Vr,Pt):z>0&&q&&R&&ce.walk([R],z),w=R,M=N},piece:ce,top:Ce,celebrate:Pt,showTree(E){
b=E,St()},mark(E,L){let R=L.flatMap(q=>q.moves??[]),N=L.flatMap(q=>q.jumps??[]),z=R.flatMap(([,q])=>t.ride(q).feet);Tt("found",[...N.map(([q])=>q),...z]),S=new Set(
L.flatMap(q=>q.cells??[]));for(let[q,W]of g)I(W,"differs",q===E),I(W,"found",S.has(q));Mt()},drawn:()=>({plan:c,jumps:l,farthest:s,state:h,found:S,move:w,treeShown:b,
route:M})}}var be=e=>e.length-e.trimStart().length;function Br(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>be(o)<be(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Cn(e){let t=Br(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(be),80)}}var jn=e=>e.startsWith("#:");function Wr(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return I(i,"told",a==="c1"&&jn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function Ur(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,be(n.data))))}function Gr({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Cn(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,be(c)-s),d=f("code.text",{style:`--indent:${p}`},Wr(r?.[u],c));return u>=o&&Ur(d,s),
f(".line",{"data-line":u},f("span.runs"),f("span.at",`${t+u}`),d)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function Rn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=Z("now"),l=Z("raised"),c=e.
map((w,M)=>Gr(w,r?.[M])),u=ge(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],d=null,m=!1,g=V("","Show or fo\
ld what comes before the first line that runs",()=>{m=!m,v()});function v(){O(g,"aria-expanded",`${m}`);for(let{above:w}of c)w.hidden=!m&&!(d&&w.contains(d))}let k=le(
"Notes","Show the comments that narrate",w=>I(u,"told",w)),y=!1,b=new ResizeObserver(()=>{y=!0,d&&me(u,d)});b.observe(u),o.addEventListener("abort",()=>b.disconnect());
function h({rows:w,counts:M},x){x.forEach(($,j)=>{if($===M[j])return;M[j]=$;let H=w[j].firstChild;O(H,"style",$>0&&`--runs:${Math.log2($+1).toFixed(2)}`),O(H,"t\
itle",$>0&&`ran ${X($,"times")}`)})}let S=f(".heads",g,a,f("span.tools",s,k));return{node:f(".panel.code",S,u),paint({fn:w,line:M,depth:x,runs:$},j){c.forEach((H,C)=>{
H.node.hidden=C!==w,h(H,$[C])}),M!=null&&(d=c[w].rows[M],A(g,`${e[w].name}`),A(a,x?`${X(x,"calls")} deep`:""),i([d]),l([j&&p]),v(),y&&me(u,d))}}}function Kr(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=F(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1);return _("g",_("line",{x1:u,y1:p,x2:l,y2:c}),_("circle",{cx:l,cy:c,r:13.5}),_("text",{x:l,y:c+4.5}),_("text.key",{x:l+15,
y:c-6}))}),a=ie("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[u,p]=i[c]??[null,
""];ye(l,{visibility:!i[c]&&"hidden","data-cell":u}),A(l.children[2],u??"?"),A(l.children[3],p.slice(0,5))}),A(r,i.length>e?`${i.length-e} more below`:"")}}}function Nn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=Me(e),s=Z("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,u]=r.map(k=>f(
"span.quiet",k)),p=ge(".waiting",n,c,l,u),d=o==="heap"&&t>0?Kr(Math.min(t,15)):null,m=f(".panel.frontier",f(".heads",f("span",n),a,i),p);m.hidden=!e.roles.frontier;
let g=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function v(k,[y,b]){O(k,"data-cell",y),A(k.children[0],y??"?"),A(k.children[1],b)}return{node:m,heap:d?.
node??null,read:()=>[...l.children].map(k=>{let{cell:y}=k.dataset;return[y?+y:null,k.children[1].textContent]}),paint({state:{frontier:k},left:y,joined:b}){Re(l,
k,g,v),d?.paint(k),A(a,`${k.length} waiting`),A(i,y.length?`out: ${y.map(([S])=>S).join(", ")}`:""),s(b.map(S=>l.children[k.lastIndexOf(S)]));let h=l.lastElementChild;
o==="stack"&&h&&me(p,h)}}}function et(e,t,n,r,o){let s=Xt(e,o),{rules:a,unit:i}=s,l=On({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:Me(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&le("Every line","Stop at every line",x=>{M.stops=s.stopsOf(x),r(x)}),u=Rn(e,t,n,...c?[c]:[]),p=Nn(
s),d=Gt(s),[m,g,v]=[f("span.sentence"),f("strong.outcome"),f("p.game")],k=f("p.speaker",{"aria-live":"polite"},m," ",g),y=f(".says",k,v),b=e.steps.length-1,h=-1;
n.addEventListener("abort",l.piece.rest);function S(){let x=u.node.querySelector(".s-line.s-now"),$=l.node.querySelector("[data-state=current]"),j=H=>Object.fromEntries(
[...l.cells].filter(([,{dataset:C}])=>C[H]).map(([C,{dataset:T}])=>[C,Number(T[H])]));return{current:$&&Number($.dataset.cell),frontier:p.read(),distance:j("dis\
tance"),predecessor:j("from"),visited:Object.keys(j("visited")).map(Number),line:x&&Number(x.dataset.line),says:e.steps[h]?.says?m.textContent:""}}function w(x){
let $=Bt(x);return $!==m.textContent?$:x&&!a.jumps.has(x.landing)?"No jump there.":""}let M={trace:e,replay:s,board:l,code:u,frontier:p,tables:d,says:y,speaker:k,
read:S,stops:s.stopsOf(!s.mixed),index:()=>h,placeAt:x=>M.stops.findLastIndex($=>$<=x),placeFrom:x=>Math.min(M.placeAt(x-1)+1,M.stops.length-1),show(x,$=0){let j=M.
stops[M.placeAt(x-1)]??-1,H=h===j;h=x;let C=h===b,T=s.changes(j,h),P=s.moves[h]??null,D=C&&e.outcome!=="returned",K=C&&!D&&e.answer?.route||[],te=C&&e.findings.
length>0;l.paint(T.state,T.cells,P,K,H&&!te?$:0),u.paint(T.state,C),p.paint(T),d.paint(T),O(y,"data-failed",D),O(m,"data-told",e.steps[h]?.told),A(m,s.sentence(
h)),A(g,C?Vt(e):""),A(v,C?"":w(P))}};return M}function tt(e,t){let n=(r,o)=>f("span",f("i.key",{"data-key":r}),o);return f(".legend",{"aria-hidden":"true"},n("c\
urrent","now"),e.roles.frontier&&n("frontier",Me(e).waits),e.roles.distance&&n("reached","reached: near to far"),e.roles.visited&&n("visited","only landed on"),
t&&n("found","part of what is wrong"))}var nt=e=>le("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(t)});var _r=({says:e})=>`${$e(e)}${/[.!?]$/.test(e)?"":"."}`,xt=(e,{board:{name:t,cells:n}},r=3)=>f(".title",f("span",{role:"heading","aria-level":r},e),f("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function Hn(e,t,n={}){let{trace:r,highlight:o}=t,s=ze(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:u=r.name}=r,p=r.steps.length-1,d=Ie(e,`Stepper: ${u}`,n,x),m=et(r,o,d.signal,()=>{k=0,w(),b.reset()}),{replay:g}=m,v=-1,k=0,y=()=>Math.max(0,m.placeAt(v)),
b=d.use(Xe({last:()=>m.stops.length-1,index:y,number:T=>Math.max(0,m.stops[T]??0),go:T=>M(m.stops[T]),back:()=>y()-(m.stops[y()]===v?1:0),words:T=>`step ${Math.
max(0,m.stops[T])} of ${Math.max(0,p)}: ${g.sentence(m.stops[T])}`,ticks:()=>g.ticks.map(({index:T,throws:P})=>({at:m.placeFrom(T),text:G(P)})),forward(){let T=m.
stops[m.placeAt(v)+1];return T===void 0||h.asks(v,T)?!1:(M(T),!0)}},m.speaker,n.speed)),h=nn(g,M,b.focus),S=Kt(m,b.goTo);function w(){m.show(v,b.pace()),k=Math.
max(k,y()),S.update(m.stops,y(),h.on()?y():k),b.update(),d.relight()}function M(T){let P=U(Math.round(T)||0,0,p);h.drop(),P!==v&&(v=P,w(),n.onMove?.(v))}function x(T){
if(h.answer(T))return;let P=g.first.get(T);P!==void 0?b.goTo(m.placeFrom(P)):A(m.says.lastChild??m.says,`Cell ${T} is not reached in this run.`)}let $=le("Predi\
ct","Be asked which cell comes next",T=>{b.pause(),h.drop(T),w()},n.predict),j=Je([m],t,()=>v,d.signal),H=c.length>0&&f("ul.findings",{label:"What is wrong"},c.
map(T=>f("li",_r(T)))),C=f(".under",tt(r,c.length>0),l.predecessor&&nt([m]));return d.root.append(f(".frame",f(".head",xt(u,r,n.level),b.node,f(".tools",$,d.lecture,
j.node)),f(".stage",{style:`--shape:${m.board.shape};--columns:${m.board.columns}`},f(".main",m.board.node,C),f(".side",m.says,h.node,H,m.code.node,m.frontier.node)),
f(".folds",m.tables.folds,m.frontier.heap&&re("Heap",m.frontier.heap),S.node,a.length>0&&re("What was guessed",f("ul",a.map(T=>f("li",T)))),i&&re("What it print\
ed",ge(".printed","What it printed",i))),j.strip)),h.drop(n.predict),m.board.mark(null,c),v=U(n.position??m.stops[0],0,p),w(),b.reset(),{go:M,position:()=>v,state:m.
read,element:d.root,destroy:d.destroy}}function $t(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function An(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:F(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${X(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function qn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${X(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var In=e=>e==null?"unreachable":X(e);function Qr(e,t){let{name:n,title:r=n}=e.trace,o=t?re("Code",e.code.node):e.code.node;return f("section.pane",{label:r},f("\
.pane-head",r),e.says,f(".pair",e.board.node,o),e.frontier.node,f(".folds",e.tables.folds,e.frontier.heap&&re("Heap",e.frontier.heap)))}function Yr(e,t){let n=t.
map((o,s)=>V(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>I(s,"away",a!==o)),n.forEach((s,a)=>O(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function zn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(P=>[P,"snl-trace"]),i=ze(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=Ie(e,"Steppers together",n,P=>S(P)),p=ft(s),d=s.map((P,D)=>et(P,o[D],u.signal,void 0,p)),m=$t(d),
g=-1,v="",k=l[0]?.cell??s[0].board.cells,y=u.use(Xe({last:()=>m.length-1,index:()=>g,number:P=>P,ticks:()=>m.ticks,words:P=>m.words(P),go:b,back:()=>g-1,forward:()=>b(
g+1)},c));function b(P){let D=U(Math.round(P??0)||0,0,m.length-1);D!==g&&(g=D,d.forEach((K,te)=>{let ae=U(m.at(g,K,te),0,K.stops.length-1);K.show(K.stops[ae],y.
pace())}),A(c,v&&g===m.start?v:`${v} ${m.words(g)}`.trim()),y.update(),u.relight(),n.onMove?.(g))}function h(P,D,K="",te=null){[m,v,g]=[P,K,-1];for(let{board:ae}of d)
ae.mark(D,te?[te]:[]);y.pause(),b(m.start),y.reset()}function S(P,D="",K=null){k=P,M.value="cell",h(qn(d,P),P,D,K)}let M=Ne("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",P=>{P==="cell"?S(k):h(P==="throws"?An(d):$t(d),null)});function x({trace:P,cell:D,true:K,claimed:te,finding:ae},ot){
let{name:ce,title:Ce=ce}=s[P],we=`They part at cell ${D}. Right: ${In(K)}. ${Ce} says ${In(te)}: ${ae.says}.`,st=`${ot?"D":"First d"}ifference${l[1]?`, ${ce}`:""}`;
return V(st,null,()=>{S(D,we,ae),H.choose(P)})}let $=l.map(x),j=d.map(P=>Qr(P,d.length>2)),H=Yr(j,s.map(({name:P})=>P)),C=Je(d,t,()=>g,u.signal),T=f(".tools",u.
lecture,C.node);return u.root.append(f(".frame.several",f(".head",xt(`${d.length} runs on one board`,s[0],n.level),y.node,T),f(".line-up",c,M,$,nt(d)),H.node,f(
".panes",j),tt(s[0],l.length>0),C.strip)),n.difference&&$[0]?$[0].click():b(n.position),y.reset(),{go:b,position:()=>g,state:()=>d.map(({read:P})=>P()),element:u.
root,destroy:u.destroy}}var rt=(e,t,n)=>"together"in t?zn(e,t,n):Hn(e,t,n);function Fn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),u={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return rt(o,c,{...u,...e})});function r(){let o=Nt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Zr({model:e,el:t}){let n=rt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Rt(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Jr(e){
return wn(e),{mount:rt,mountAll:Fn,render:Zr}}return Zn(Xr);})();
return bundle.start(`${snl}`);
})();
