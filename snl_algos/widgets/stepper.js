// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var it=Object.defineProperty;var Un=Object.getOwnPropertyDescriptor;var Gn=Object.getOwnPropertyNames;var Kn=Object.prototype.hasOwnProperty;var _n=(e,t)=>{for(var n in t)it(e,n,{get:t[n],enumerable:!0})},Qn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Gn(t))!Kn.call(e,o)&&
o!==n&&it(e,o,{get:()=>t[o],enumerable:!(r=Un(t,o))||r.enumerable});return e};var Yn=e=>Qn(it({},"__esModule",{value:!0}),e);var Jr={};_n(Jr,{start:()=>Zr});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ke(e,t){for(let n in t)O(e,n,t[n])}var A=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Zn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Jn="http://www.w3.org/1999/xhtml",Xn="http://www.w3.org/2000/svg";function Ot(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
A(s,a,!0);for(let a of n)Zn(a)?ke(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>Ot(Jn,e,t),_=(e,...t)=>Ot(Xn,e,t),ie=(e,t,...n)=>_(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ne(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.
remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Z(e){let t=[];return n=>{for(let r of t)A(r,e,!1);t=n.filter(r=>!!r);for(let r of t)
A(r,e,!0)}}function pe(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.
min(n,Math.max(l,n-s/3))}}var B=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,click:n},e);function le(e,t,n,r=!1){let o=B(e,t,()=>{r=!r,O(o,"aria-\
pressed",`${r}`),n(r)});return O(o,"aria-pressed",`${r}`),o}function He(e,t,n,r){let o=t.map(([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.bu\
tton",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var we=(e,t,...n)=>f(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Ct(e,t){
if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hid\
den";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*
n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}var re=(e,...t)=>f("details.fold",f("summary",e),...t),xe=(e,t)=>t.map(n=>f("span",{role:e},n));var er=".jp-WindowedPanel-outer, .jp-Notebook";function Rt(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||O(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function tr(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function jt(e,t){A(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(er);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),tr(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function Nt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var nr=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Ht(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${nr(t,o)}`}var $e=new Set,fe=null,Ie=null,rr=[" ","Home","End"];function qe(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function or(){
return fe&&fe.root.isConnected?fe:[...$e].filter(({root:t})=>qe(t)>0).sort((t,n)=>qe(n.root)-qe(t.root))[0]}function sr(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return qe(e.root)>=n*([fe,Ie].includes(e)?.5:.98)}function qt(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=rr.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=or();!u||l&&!sr(u)||u.key(n,t)&&(Ie=u,e.preventDefault())}function It(e){$e.size===0&&addEventListener(
"keydown",qt),$e.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{fe=e})}function zt(e){$e.delete(e),fe===e&&(fe=null),Ie===e&&(Ie=null),
$e.size===0&&removeEventListener("keydown",qt)}var At=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var lt=new Map;function ir(e){let t=lt.get(e)??new CSSStyleSheet;return lt.has(e)||t.replaceSync(e),lt.set(e,t),t}function ct(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=At;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ir(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var ze=e=>e.getRootNode().activeElement??
null,Ft=()=>document.querySelectorAll(".snl-host");var dt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
;stroke-linejoin:round}.s-above{z-index:4}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!\
important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.\
s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced\
-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-ou\
t both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{tran\
sform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s\
 ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale\
(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(-\
-unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.\
mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{.s-panel{display:fle\
x;flex-direction:column;gap:.3rem;min-width:0}.s-heads{font-size:.85rem;color:var(--quiet)}.s-heads .s-button{min-width:0;min-height:1.5rem;padding:0 .5em;borde\
r-color:transparent;font-size:.85rem}.s-heads .s-tools{margin-left:auto}.s-heads .s-tools .s-button{border-color:var(--line)}.s-code>.s-heads>.s-button{padding:\
0 .3em;font-family:var(--mono)}.s-code>.s-heads>[aria-expanded]:before{content:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s\
-code{flex:1 1 0;min-height:9rem}.s-lines{flex:1 1 0;min-height:6rem;padding:.4rem 0;border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--pape\
r))}.s-scroll{position:relative;overflow:auto;scrollbar-width:thin}.s-listing{font:.875rem/1.5 var(--mono)}.s-line{display:grid;grid-template-columns:1.6rem 2.2\
rem minmax(0,1fr);align-items:start;padding-right:.5rem;border-left:4px solid transparent}.s-runs[style]{align-self:start;width:min(100%,var(--runs) * .22rem);h\
eight:.5em;margin-top:.5em;border-radius:0 .2em .2em 0;background:color-mix(in srgb,var(--goal) 35%,var(--paper))}.s-at{padding-right:.7em;text-align:right;colo\
r:var(--quiet);user-select:none}.s-text{padding-left:calc((var(--indent) + 4) * 1ch);font:inherit;color:inherit;background:none;border:0;text-indent:calc((var(-\
-indent) + 4) * -1ch);white-space:pre-wrap;overflow-wrap:anywhere}.s-text span{text-indent:0}.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-ste\
p.s-now{border-color:var(--now);background:var(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(--ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--w\
rongSoft);text-decoration:underline wavy}@container (max-width: 33rem){.s-heads .s-button{min-width:44px;min-height:44px}}}.snl{.s-frontier{flex:none}.s-frontie\
r>.s-heads{display:none}.s-waiting{display:flex;align-items:center;gap:.45rem;height:2.9rem;padding:.2rem 0;overflow-y:hidden;font-size:.9rem}.s-chips{display:c\
ontents}.s-chip{flex:none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55em;border:1.5px dashed var(--wait);border-radius:.5em}.s-chip small{max-wid\
th:9em;overflow:hidden;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}.s-chip small:empty{display:none}:is(.s-queue,.s-heap)>:first-child,.s-stack\
>:last-child{border:2px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--now) 14%,var(--paper))}.s-gone{margin-left:auto}.s-folds{display:flex\
;flex-wrap:wrap;align-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.9rem}.s-fold[open]{flex:1 1 20rem;min-width:0}.\
s-distances,.s-variables{max-height:16rem;border:1px solid var(--line);border-radius:.4rem}[role=row]:not(.s-row){padding:.1rem .5rem;border-left:4px solid tran\
sparent}.s-scroll [role=row].s-new{border-color:var(--now);font-weight:700}.s-distances [role=row]{display:grid;grid-template-columns:repeat(3,1fr)}.s-variables\
 [role=row]{display:flex;gap:.75em;justify-content:space-between;overflow-wrap:anywhere;font-family:var(--mono)}.s-variables [role]>:first-child{flex:none;max-w\
idth:60%}.s-table-head{position:sticky;top:0;background:var(--odd);font-weight:650}:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);outline-offset:-2\
px}.s-step{display:grid;grid-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);gap:.75em;cursor:pointer}.s-step>*{overflow:hidden;text-overflow:ellipsis;whit\
e-space:nowrap}.s-go{all:unset;width:100%;text-align:right;text-decoration:underline}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-pr\
inted{max-height:12em;white-space:pre;font:.85em/1.5 var(--mono)}.s-tree-of{text-align:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));ove\
rflow:visible}.s-tree-of circle{fill:var(--paper);stroke:var(--wait);stroke-width:1.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);st\
roke:none;font-size:12px;font-weight:700;text-anchor:middle}.s-tree-of .s-key{font-size:10px;font-weight:400;text-anchor:start}}.snl{.s-panes{display:grid;grid-\
template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s-pane{display:flex;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weig\
ht:650}.s-pane .s-speaker{font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-story{flex:1 1 20rem;min-height:2.9em;padding-left:.9rem}.s-pair{display:grid;grid-temp\
late:auto minmax(8.5rem,1fr) / minmax(0,1fr);gap:.5rem}.s-pair>.s-board{max-width:min(100%,var(--tall) * var(--wide) / var(--high));margin-left:0}.s-pair .s-tex\
t{white-space:pre;overflow-wrap:normal}.s-pane .s-says{min-height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pane .s-line{width:max-content;min-width:100%}.s-switch\
{display:none}.s-several{--tall: clamp(11rem, var(--window, 100vh) - 27.5rem, 40rem)}@container (max-width: 51rem){.s-switch{display:flex;gap:.4rem}.s-switch>*{\
flex:1}.s-away{display:none}}}.snl.s-lecture{--largest: 20rem;position:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{disp\
lay:none}.s-hands{display:block}.s-button{min-width:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@contai\
ner (min-width: 60rem){.s-frame{max-width:none;height:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10\
.5rem) }.s-listing{font-size:max(18px,.85em)}.s-waiting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 25em) }.s-frame>.s-legend,.s-several .s-h\
ead .s-quiet{display:none}.s-pane{min-height:0;gap:.8vh}.s-pair{flex:1;grid-template-rows:auto minmax(0,1fr);min-height:0}.s-pair .s-code,.s-pair .s-lines{min-h\
eight:0}.s-pair .s-heads{display:none}}}.snl{.s-strip{display:none}@media print{:is(.s-tools,.s-transport,.s-side,.s-folds,.s-under,.s-legend,.s-panes,.s-line-u\
p,.s-switch){display:none}&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem;break-inside:a\
void}.s-strip img{width:100%;border:1px solid var(--line)}}}';var ut=2;function cr(e){let t=Z("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function dr(e){let n=[...Ft()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function Ae(e,t,n,r){let o=dr(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=ct(e,dt,s),i=new AbortController,l=null,c={root:s,key:(d,m)=>!!l?.key(d,m)};Rt(e,i.signal),n.keys&&
It(c);let u=le("Lecture","Full screen, large type; Escape leaves",d=>{A(s,"lecture",d);let m=()=>{s.matches(".s-lecture")||document.exitFullscreen()};d?s.requestFullscreen?.()?.
then(m,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",d=>{let{ctrlKey:m,metaKey:g,altKey:v,shiftKey:k,key:y}=d;if(m||g||v||k)return;let b=d.target;y==="Escape"?b.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Ct(b,y)||c.key(y,b))&&d.preventDefault(),d.stopPropagation()}),s.addEventListener("click",({target:d})=>{
let m=d.closest(".s-grid .s-cell");m&&r(Number(m.dataset.cell))}),s.addEventListener("mousedown",d=>{d.target.closest(".s-grid")&&(d.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:i.signal,lecture:u,relight:cr(s),use(d){return l=d,d},destroy(){l?.pause(),i.abort(),zt(c),a()}}}function Fe(e,...t){let n=t.find(([d,m])=>d?.format!==
m||d.version!==ut);if(!n)return null;let[r,o]=n,{format:s,version:a=0}=r??{},i=a>ut,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was r\
ecorded with ${i?"a newer":"an older"} version of snl_algos (${o} ${a}; this stepper reads ${o} ${ut}). ${i?"Update snl_algos, then run":"Run"} the cell again, \
or record the run again.`,u=f("p",{class:"snl snl-stepper",role:"alert"},c),{remove:p}=ct(e,dt,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var J={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"#\
fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a6\
a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"#\
0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:mr}=J,F=e=>Array.from({length:e},(t,n)=>n),U=(e,t,n)=>Math.min(n,Math.max(t,e));function Y({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,0];
let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Ve=({columns:e,start:t})=>e+(t===0?1:0);function W(e,t){let[n,r]=Y(e,t),[o,s]=mr.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function Dt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=U(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function De(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(
t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Be(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of F(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,u],[p,d]]=[e(i),e(l)],
[[m,g],[v,k]]=[De(e,i),De(e,l)];s.push([c+m*o/3,u+g*o/3],[p-v*o/3,d-k*o/3],[p,d])}return s}var pr=4,Me=(e,t)=>{let n=J.light.tints.length-1;return Math.round(n*
U(e/Math.max(t,pr),0,1))};var G=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${G(e)} ${e===1?t.replace(/s$/,""):t}`,Se=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,fr={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},Ee=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...fr[`${e}`]}),hr=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Vt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${hr(l,c)}`);return`It \
returned ${X(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Bt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===r?"":a||i;return n===null?`${Se(l)} from ${t}.`:`From ${t}, roll ${gr(n)}: land on ${r}${l&&`, ${l}`}\
.`}var gr=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Wt(e,t){let n=Z("new"),r=f(""),o=f(".table-head",{role:"row"},xe("columnheader",t)),s=f(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>f("",{role:"row"},xe("cell",t.map(()=>"")));function i(l,c){O(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((u,p)=>I(l.children[p],u))}return{
box:s,paint(l,c){Ne(r,l,a,i);let u=[...r.children].filter((d,m)=>c.has(l[m][0]));n(u);let p=u.at(-1);p&&pe(s,p)}}}function Ut({trace:{roles:e},unit:t}){let n=Wt(
"Distances",["cell",t,"from"]),r=Wt("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:u}=o.state,d=[...new Set([...c.keys(),
...u.keys()])].sort((m,g)=>m-g).map(m=>[m,G(c.get(m)),G(u.get(m))]);n.paint(d,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,u,p){
let d=re(c,u),m=()=>d.open&&p();return d.addEventListener("toggle",m),{node:d,paintIfOpen:m}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function Gt({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:k},s),i=Z("now"),c=f("",{role:"table",label:"Every step so far"},f(".step",{role:"row"},xe("columnheader",["step","line","wha\
t happens","what changed"])),a),u=re("Every step so far",c);u.addEventListener("toggle",()=>y());let p=[],d=0,m=0,g=new Map;function v(b){let h=p[b],{line:E,function:w=0}=t.
steps[h],M=f("button.go",{type:"button"},`${h}`),{words:x}=e.changes(p[b-1]??-1,h),$=[M,`${t.functions[w].first+E}`,e.sentence(h),x],N="height:26px",q=()=>n(b);
return f(".step",{role:"row","aria-rowindex":b+2,style:N,click:q},xe("cell",$))}function k(){let b=Math.max(0,Math.floor(a.scrollTop/26)-4),h=t.steps.length?U(m+
1-b,0,18):0,E=s.contains(ze(s)),w=g;g=new Map(F(h).map(M=>[b+M,w.get(b+M)??v(b+M)])),s.style.padding=`${b*26}px 0 ${Math.max(0,m+1-b-h)*26}px`,s.replaceChildren(
...g.values()),i([g.get(d)]);for(let[M,x]of g){let $=x.querySelector("button");$.tabIndex=M===d?0:-1,E&&M===d&&$.focus({preventScroll:!0})}}function y(){u.open&&
(k(),a.scrollTop=U(a.scrollTop,(d+1)*26-208,d*26))}return{node:u,update(b,h,E){p!==b&&g.clear(),[p,d,m]=[b,h,E],O(c,"aria-rowcount",m+2),y()}}}var Kt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function pt(e,t,n,r=null){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Te(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?pt(e,t,r[2],n):null}function br({
steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){
let c=Kt(a.variables[l]),u=c!==null&&(Te(t,r,c)??Te(t,c,r));n.set(l,(n.get(l)??0)+(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}
function mt(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function _t(e,t){let n=br(e,t),r=n&&
new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=mt(l.predecessor);if(c)return pt(t,c[1],c[0],s);let u=mt(l.distance);if(u&&o!==null&&u[0]!==o)
return pt(t,o,u[0],s);let p=mt(l.visited);if(p&&o!==null)return Te(t,o,p[0]);let d=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(
d)?null:Te(t,o,s)??Te(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=Kt(l.variables[n]));let c=l.current!==
void 0&&l.frontier!==void 0,u=l.frontier?.add??[],p=u.length===1&&u[0][0]===a?.stand;return a=c?null:i(l)??(p?a:null),a})}function Qt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,d])=>p!==d)),i=typeof n=="number"?Array.from({length:n},(p,d)=>d+
1):n;function l(p,d=[]){if(d.includes(p))return{feet:d,stand:null};let m=a.get(p);return m===void 0||d.length&&!o?{feet:d,stand:p}:l(m,[...d,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function u(p){return p===e?[]:i.flatMap(d=>{let m=c(p+d),g=m>0?l(m).stand:null;return g===null?[]:[[d,m,g]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:u}}var wr=["distance","predecessor","visited","variables"],ft=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function We(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function Yt(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,d=e.frontier,m=d.slice(l,d.length-c);for(let g in u)m[Number(g)]=u[g];e.frontier=
i??m.concat(p)}t.scope&&e.variables.clear();for(let i of wr){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function ht(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function Zt(e,t=ht([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Qt(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,d=-1/0,m={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:b})=>new Uint32Array(b.length))},g=[ft(
m)];function v(b){if(o.distance)return Object.entries(b.distance??{}).filter(([,$])=>$!==null).map(([$])=>+$);let h=b.frontier??{},{add:E=[],put:w={},is:M=[...Object.
values(w),...E]}=h;return[...Object.keys(b.visited??{}).map(Number),...M.map(([x])=>x??-1)]}n.forEach((b,h)=>{Yt(m,b),p=Math.max(p,m.frontier.length);for(let w of v(
b))i.has(w)||i.set(w,h),l.set(w,h);let E=m.current===null?void 0:m.distance.get(m.current);E!==void 0&&E>d&&(d>=0&&c.push({index:h,throws:E}),d=E),(h+1)%u===0&&
g.push(ft(m))});function k(b){let h=ft(g[Math.floor((b+1)/u)]);for(;h.index<b;)Yt(h,n[h.index+1]);return h}function y(b,h){let E=k(b).frontier,w=k(h),M=We(E,w.frontier),
x=We(w.frontier,E),$=new Set,N=new Set,q=[...M.map(([C])=>`${C} leaves`),...x.map(([C])=>`${C} joins`)];for(let C of n.slice(b+1,h+1)){for(let T in{...C.distance,
...C.predecessor})$.add(+T);for(let T in C.variables)N.add(T);for(let T in C.distance)q.push(`${T}: ${G(C.distance[T])||"unknown"}`)}return q.length||(q=[...N].
map(C=>`${C} = ${w.variables.get(C)}`)),{state:w,left:M,joined:x,cells:$,names:N,words:q.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:d,at:k,changes:y,moves:_t(e,a),mixed:new Set(n.map(({told:b})=>!!b)).size>1,stopsOf:b=>n.length?F(n.length).filter(h=>b||n[h].told||h===
n.length-1):[-1],sentence(b){let{says:h,line:E,function:w=0}=n[b]??{says:"Nothing was recorded."};return h||`${r[w].name}, line ${r[w].first+(E??0)}`}}}function yr(e,t,{frontier:n,distance:r},o){let s=([d,m])=>m.trim()&&!Number.isNaN(+m)?+m:r.get(d??-1),a=s([e,t]),i=n.filter(d=>s(d)===a).map(([d])=>d),l=[...new Set(
i)].filter(d=>d!==null),c=d=>({accept:[e],reason:`${e} ${d}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${G(a)}`);let p=`${l.sort((d,m)=>d-m).join(", ").replace(/, (\d+)$/," and $1")} wait with ${G(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function vr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=X(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${G(a)}, and from ${r} it is ${G(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function kr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=We(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=yr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=vr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function Jt(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=kr(e,s);if(a)return s>n&&a.takes?null:a}return null}function Xt(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",u),`${i}`);return A(
p,"yes",r&&l),A(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function en(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),d=Xt(),m=f("span.question",{role:"status"}),g=f("strong");function v(x){if(x.preventDefault(),
!p.value){w(+u.value);return}d.add(+u.value,+p.value),u.value=p.value="",u.focus(),y.hidden=!1}function k(){if(!o)return;let x=d.tell(o.accept);l+=x.right,c+=x.
all,M("told","")}let y=B("Show the answer",null,k),b=f("form.form",{submit:v},u,p,f("button.button","Answer"),y,B("Skip",null,()=>M("skipped",""))),h=f(".predic\
t",{role:"group",label:"Predict"},m,b,g,d.node);function E(x,$){O(h,"data-verdict",x),I(m,$),b.hidden=!o,h.hidden=!r,I(g,c?`${l} of ${c} right`:"")}function w(x){
if(!o)return!1;let $=o.accept.includes(x);return c+=1,l+=$?1:0,M($?"right":"wrong",$?"Right: ":`Not ${x}: `),!0}function M(x,$){if(!o)return;let{reason:N}=o,q=h.
contains(ze(h));o=null,t(s),E(x,`${$}${N}.`),q&&n()}return{node:h,answer:w,on:()=>r,drop(x=r){(o||!x)&&d.clear(),r=x,o=null,E("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(x,$){return o?u.focus():r&&(o=Jt(e,x,$),o?.index===i&&x>a&&(o=null),o&&([a,i]=[x,o.index]),s=$,u.value=p.value=
"",d.clear(),y.hidden=!0,o&&E("asked",`${o.text} Click it on the board, or type it.`)),o&&h.scrollIntoView({block:"nearest"}),!!o}}}function Ue(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:tn}=J;function nn(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function rn(e,t,n){let{least:r,more:o,head:s,edge:a}=tn.arc,
{length:i,spot:l}=ee(e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[d,m]=l(i/2,p*c*2),g=[U(d,a,n-a),Math.max(m,a)],v=ee(g,t),k=v.spot(v.length-.06);return{from:e,
turn:g,tip:k,...nn(k,g,s,s*.4)}}function gt(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...nn(l,c,o,o/2)}}function on(e){let t=tn.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:oe}=J;function Pe(e,t,n){let{length:r,spot:o}=ee(W(e,t),W(e,n));return ee(o(oe.apart),o(r-oe.apart))}function an(e,t,n){let{length:r,spot:o}=Pe(e,t,n),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=F(l+1).map(p=>{let d=r*p/l;return[o(d,s),o(d,-s)]});return{
rails:c,rungs:u}}function sn(e,t){let n=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ge(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=Pe(e,t,n),{swing:i,wave:l}=oe.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let d=1-(2*p-1)**4,m=u*d*Math.sin(
2*Math.PI*c*p)+o*Math.sin(Math.PI*p);return a(s*p,m)}}function bt(e,t,n,r){let o=r.map(([i,l])=>[W(e,i),W(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:sn(
t,n)[0]};for(let i of sn(t,n)){let l=Ge(e,t,n,i),c=F(25).map(m=>l(m/24)),u=c.some(([m,g])=>m<.15||m>s-.15||g<.15||g>e.rows-.15),d=c.filter(m=>o.some(([g,v])=>Dt(
m,g,v)<oe.snake.clear)).length+(u?100:0);d<a.cost&&(a={cost:d,manner:i})}return a.manner}function ln(e,t,n,r){let o=Ge(e,t,n,bt(e,t,n,r)),{length:s}=Pe(e,t,n),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=g=>v=>{let k=oe.snake.half*(1-.3*v-.6*v**3),[y,b]=o(v),[h,E]=De(o,v),w=Math.hypot(h,E)||1;return[y-g*k*E/w,b+g*k*h/w]},
l=Be(i(1),0,1,a),c=Be(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],{spot:p}=ee(o(0),o(.02)),{skull:d,eye:m}=oe.snake;return{outline:u,stripe:Be(o,Math.min(.4,.25/
s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*d),p(-.05,-.55*d)],pupils:[p(-.05-m/3,.55*d),p(-.05-m/3,-.55*d)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}
var cn=(e,t)=>(2*e+3*t)%J.light.snakes.length;var{shape:Oe}=J,se=e=>`${Math.round(e*1e3)/1e3}`,Le=e=>e.map(t=>t.map(se).join(" ")),ue=e=>`M${Le(e).join("L")}`,dn=e=>`M${Le(e.slice(0,1))}C${Le(e.slice(1)).join(
" ")}`,yt=(e,t,n)=>`M${Le([e])}Q${Le([t,n]).join(" ")}`,Q=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ke=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(n),r},...o}),ne=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),vt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(n),width:r,height:r,
rx:o},...s}),mn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),he=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(n),"font-size":r},
fill:s,text:o});function xr(e,t,n){let{rails:r,rungs:o}=an(e,t,n),{rail:s,rungWidth:a}=Oe.ladder,i=r.map(ue).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),
Q("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",width:s})]}function $r(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=ln(e,t,n,r),{skull:u,stripe:p,eye:d,pupil:m}=Oe.snake,g=`snake-${cn(t,n)}`,v=`${dn(o)}Z`;return[Q("halo",v,{stroke:"cell",width:.06}),Q("tongue",c.map(
k=>ue(k)).join(""),{stroke:g,width:.025}),Q("skin",v,{fill:g}),mn(Q("stripe",dn(s),{stroke:"cell",width:p}),"0.04 0.12"),Ke("skull",a,u,{fill:g}),...i.map(k=>Ke(
"eye",k,d,{fill:"die"})),...l.map(k=>Ke("pupil",k,m,{fill:"dieInk"}))]}function _e(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>ne(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,xr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,$r(e,a,i,r)))]}function Qe(e){let[t,n]=Y(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Oe.flag,[c,u,p]=s,d=v=>v.map(([k,y])=>[r+k,o+y]),m=ue(d([s.slice(0,2),[c,p]])),g=`${ue(d([[c,u],a,[c,i]]))}\
Z`;return ne("flag",[Q("pole",m,{stroke:"goal",width:l}),Q("pennant",g,{fill:"goal"})])}function wt([e,t],n,r=1){let{side:o,corner:s,pip:a}=Oe.die,i=on(n).map(u=>Ke(
"pip",u,a,{fill:"dieInk"})),l=he("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return ne("die",[vt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${r})`})}function un(e,t,n){let[r,o]=Y(e,t),s=[o+.06,e.rows-r-.94],a=vt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,mn(a,"0.03 0.06")}function Ye(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[un(e,o,"stand")];if(n===
null)return s;let a=W(e,t);if(t===r)return[wt(a,n)];let{turn:i,neck:l,wings:c}=rn(a,W(e,r),Ve(e)),u=`--far:${se(ee(a,i).length+ee(i,l).length)}`,p=Q("arc",yt(a,
i,l),{stroke:"now",width:Oe.arc.width});return[un(e,r,"landing"),...s,{...p,attributes:{...p.attributes,"stroke-linecap":"butt",style:u}},Q("tip",`${ue(c)}Z`,{fill:"\
now"}),wt(a,n)]}function Ze(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[W(e,r),W(e,s)],u=gt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,d]=[u.middle[0],Math.
floor(u.middle[1])+.5],m=yt(u.from,u.turn,u.neck),g=`${ue(u.wings)}Z`;return ne("leg",[Q("rim",m,{stroke:"cell",width:.1}),Q("shaft",m,{stroke:"ink",width:.05}),
Q("tip",g,{fill:"ink"}),vt("count",[p-.3,d-.14],.28,.04,{fill:"ink"}),he("order",[p-.16,d+.066],.19,`${i+1}`,"cell"),wt([p+.16,d],o,.8)],{style:`--order:${i}`})})}
function Je(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[W(e,a),W(e,s)],{from:c,turn:u,tip:p,wings:d}=gt(i,l,.12,.18,.13),m=yt(c,u,p)+ue(d);return Q(r.has(s)?"branch.strong":"branch",m,{stroke:"\
ink",width:.03})})}var{shape:Ce}=J,pn=80,Mr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Sr=.55,Re=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function fn(e,t){
let[n,r]=t.split("-"),o=J[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function kt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?fn(i,n):e==="g"?void 0:"none",stroke:r&&fn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,d])=>` ${p}="${Re(`${d}`)}"`),u=s.map(p=>kt(p,i)).join("")+Re(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}var me=(e,t,n,r,o,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:r,...s},...o});function Er({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=
null)return`tint-${Me(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"startGround";let[s,a]=Y(t,r);return(s+a)%2?"odd":"cell"}function Tr(e,t,n){
let{plan:r,state:o,found:s}=e,[a,i]=Y(r,t),[l,c]=[i,r.rows-a-1],u=[me(l,c,1,1,{fill:Er(e,t),stroke:"line",width:.01})];if(o?.current===t)u.push(me(l+.03,c+.03,.94,
.94,{stroke:"now",width:.06}));else if(n.has(t)){let b={"stroke-dasharray":"0.08 0.06",rx:.04};u.push(me(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},b))}else if(o?.
visited.has(t)&&!o.distance.has(t)){let b={"stroke-dasharray":"0.02 0.05",rx:.04};u.push(me(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},b))}s.has(t)&&u.push(
{tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,d=.1+.115*p.length,[m,g]=[l+Ce.number[0],c+Ce.number[1]],v=[me(m,g,d,.25,{fill:"\
chip"},{rx:.05}),he("number",[m+d/2,g+.192],.19,p,"ink")],k=t===r.start?"start":t===r.cells?"goal":"";k&&v.push(me(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),he(
"end",[l+.25,c+.885],.14,k,k));let y=G(o?.distance.get(t));if(y){let[b,h]=[l+Ce.badge[0],c+Ce.badge[1]],E=Math.max(.26,.14+.1*y.length),w={rx:.13};v.push(me(b-E/
2,h-.13,E,.26,{fill:"badge"},w),he("badge",[b,h+.064],.18,y,"badgeInk"))}return{below:u,above:v}}function Pr(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,
found:i}=e,l=new Set((r?.frontier??[]).map(([y])=>y)),c=t.start===0?1:0,p=F(t.cells+c).map(y=>y+1-c).map(y=>Tr(e,y,l)),d=new Set(o?.feet);for(let[,y,b]of a)y!==
b&&d.add(y);let m=[...n].filter(([y,b])=>i.has(y)&&i.has(b)),g=new Set(m.map(([y])=>y)),v=_e(t,n).map(y=>{let[b]=`${y.attributes["data-ends"]}`.split(" ").map(Number),
h=(a.length>0||g.size>0)&&!d.has(b)&&!g.has(b);return{...y,attributes:{...y.attributes,opacity:h?Ce.faint:1}}}),k=s&&r?Je(t,r.predecessor,r.current):[];return[ne(
"ground",p.flatMap(({below:y})=>y)),ne("jumps",[Qe(t),...v],{"stroke-linecap":"round","stroke-linejoin":"round"}),ne("above",[...k,...o?Ye(t,o):[]]),ne("numbers",
p.flatMap(({above:y})=>y),{"font-weight":700}),ne("route",Ze(t,a,t.start))]}function xt(e,t){let r=.2,o=e.map(({drawn:c,caption:u})=>{let p=Ve(c.plan),d=Math.min(
.3,p/Math.max(1,u.length)*1.9),m=he("caption",[0,c.plan.rows+.4],d,u,"ink");m.attributes["text-anchor"]="start";let g=ne("board",[...Pr(c),m],{transform:`transl\
ate(${r} ${.2})`});return r+=p+.5,kt(g,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Sr+.2,i=kt(me(0,0,s,a,{fill:"paper"}),t),l=Re(e.map(({caption:c})=>c).
join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*pn)}" height="${Math.round(a*pn)}" font-family="${Mr}"><\
title>${l}</title>${i}${o.join("")}</svg>`}var hn={text:""},gn=e=>{hn.text=e},Lr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function bn(e,t){
let n="together"in e?e.together.traces:[e.trace],r=Re(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="<\/script>";return`<!DOCTYPE html>
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
${o}>(${hn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Or(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function wn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:Se(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function Cr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Xe(e,t,n,r){let o=()=>`${e.map(({
trace:h})=>h.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:h}=getComputedStyle(g),E=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return h==="light"||h==="dark"?h:E}let a=()=>xt(e.map(h=>wn(h)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(h){i.hidden=!1,i.value=h,i.select();try{await navigator.clipboard.writeText(h),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let u=()=>Ht(g,n()),p=[B("Picture (SVG)","The board at this step",()=>Ue(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),B("Picture (PNG)","Th\
e board at this step",async()=>Ue(await Or(a()),`${o()}.png`)),B("Link to this step",null,()=>c(u())),B("Embed","HTML for a page of yours",()=>c(`<iframe src="${u()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),B("This page","A file that needs no network",()=>Ue(new Blob([bn(t,n())],{type:"text/html"}),
`${o()}.html`))],d=f(".menu",{role:"group",label:"Export"},p,i,l);d.hidden=!0;let m=B("Export","A picture, a link, the page",()=>v(!!d.hidden)),g=f(".share",m,d);
function v(h){d.hidden=!h,i.hidden=!0,l.textContent="",O(m,"aria-expanded",`${h}`)}v(!1),g.addEventListener("keydown",h=>{h.key!=="Escape"||d.hidden||(v(!1),m.focus(),
h.stopPropagation())}),g.addEventListener("focusout",({relatedTarget:h})=>{h instanceof Node&&!g.contains(h)&&v(!1)});let k=f(".strip");function y(){let h=e.flatMap(
E=>Cr(E).map(w=>{let M=wn(E,w),x=xt([M],"light"),$=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(x)}`;return f("img",{src:$,alt:`Step ${w}: ${M.caption}`})}));
k.replaceChildren(...h)}let b=matchMedia("print");return b.addEventListener("change",()=>b.matches&&y(),{signal:r}),b.matches&&queueMicrotask(y),{node:g,strip:k}}var Rr="M4 3h3v10H4zM9 3h3v10H9z",kn="M4 2.5v11l9-5.5z",jr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",kn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Nr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),yn=900,[vn,Hr]=[700,250];function qr(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:
e!==" "&&(n||t.scrollHeight>t.clientHeight)}function et(e,t,n=1){let r=yn/n,o,s=[];function a(w){clearTimeout(o),o=w,g.setAttribute("d",o?Rr:kn),O(m[2],"label",
o?"Pause":"Play"),O(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(w){i(),e.go(U(w,0,e.last()))}let c=()=>s.some(({at:w})=>w===e.index())?3:1,u=()=>a(
setTimeout(()=>{t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let d={Home:()=>l(
0),ArrowLeft:()=>l(e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:w})=>w>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({
at:w})=>w<e.index())?.at??0)},m=jr.map(([w,M,x])=>{let $=ie("","0 0 16 16",_("path",{d:x}));return B($,`${M} (${w.trim()||"space"})`,d[w],M)}),g=m[2].querySelector(
"path"),v=f("input.bar",{type:"range",min:0,label:"Step",input:()=>l(+v.value)}),k=f(".ticks",{"aria-hidden":"true"}),y=f("span.of"),b=He("Speed",Nr,n,w=>{r=yn/
Number(w)});function h(){let w=e.index(),M=e.last();v.value=`${w}`,v.style.setProperty("--at",`${w/Math.max(1,M)}`),O(v,"aria-valuetext",e.words(w)),I(y,`${e.number(
w)} / ${e.number(M)}`);let x=$=>$<2?w<=0:$>2&&w>=M;m.forEach(($,N)=>O($,"aria-disabled",x(N)))}function E({at:w,text:M},x){let $=x%Math.ceil(s.length/10)===0&&M;
return f("span",{style:`--at:${w/Math.max(1,e.last())}`},$)}return i(),{update:h,pause:i,pace(){let w=o?.8*r:vn;return w<Hr?0:Math.min(w,vn)},goTo:l,focus:()=>m[3].
focus(),node:f(".transport",{role:"group",label:"Time"},f(".buttons",m),f(".track",v,k),y,b),reset(){s=e.ticks(),v.max=`${e.last()}`,k.replaceChildren(...s.map(
E)),h()},key(w,M){let x=w===" "?", button, summary":"";return!d[w]||M.matches(`select, input:not([type=range])${x}`)||qr(w,M)?!1:(d[w](),!0)}}}function ge({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return _(u,{...n,style:c||null},a.map(ge),i)}var[xn,$n]=[150,350],Ir=.25,Mn=24;function zr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...F(o-e+1).map(a=>e+a),...F(o-n).
map(a=>o-1-a)]}function Ar(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Pe(e,n,r);return[i(0),i(a),W(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ge(e,n,r,
bt(e,n,r,o));return[...F(Mn+1).map(a=>s(a/Mn)),W(e,r)]}function Sn(e,t,n,r){let s=zr(n,e.cells).map(c=>W(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[d,m]=s[c],g=[(d+u)/2,Math.min(m,p)-Ir];a.push({at:g,time:i+xn/2,easing:"ease-in"}),i+=xn,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=Ar(e,t,c);for(let[p,d]of u.entries())a.push({at:d,time:i+$n*(p+1)/u.length,easing:"linear"});i+=$n}let l=U(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Fr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",En=([e,t])=>`translate(${e}px,${t}px)`;function Tn(e,t){let n=_("path.piece",{d:Fr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&O(n,"style",`t\
ransform:${En(W(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(d=>{let m=Sn(e,t,d,i).map(
g=>({...g,time:c+g.time}));return c=m.at(-1)?.time??c,m});if(c===0)return;let p=u.map(({at:d,time:m,easing:g})=>({transform:En(d),offset:m/c,easing:g}));O(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Dr=400;function Pn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=a===0?1:0,d=e.
columns+p,m=F(i+p).map(S=>S+1-p),g=new Map,v=new Map,k=Z("new"),y=Z("touched"),b=!1,h=null,E=new Set,w=null,M=[];function x(S){let[P,R]=Y(c,S),j=S===a?"start":S===
i&&"goal",z=f(".cell",{role:"gridcell","data-cell":S,"data-end":j,style:`grid-column:${R+1}`},f("span.number",`${S}`),f("span.end",{"data-is":j}),f("span.badge"));
return A(z,"odd",(P+R)%2),g.set(S,z),z}function $(S){for(let P of g.values())P.tabIndex=P===S?0:-1}function N(S){let{key:P,target:R}=S,[j,z]=Y(c,Number(R.dataset.
cell)),H={ArrowLeft:[j,z-1],ArrowRight:[j,z+1],ArrowUp:[j+1,z],ArrowDown:[j-1,z]};if(P==="Enter"||P===" ")R.click();else if(H[P]){let V=m.find(de=>`${Y(c,de)}`==
`${H[P]}`);g.get(V??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let q=S=>m.filter(P=>Y(c,P)[0]===S).sort((P,R)=>Y(c,P)[1]-Y(c,R)[1]),C=f(".g\
rid",{role:"grid",label:n,keydown:N,focusin:({target:S})=>$(S)},F(u).reverse().map(S=>f(".row",{role:"row"},q(S).map(x))));$(g.get(a)??g.get(1));let T=`0 0 ${d}\
 ${u}`,L=ie(".layer.goal",T,ge(Qe(c))),D=ie(".layer.jumps",T,_e(c,l).map(ge)),[K,te,ae]=["g.tree","g.move","g.route"].map(S=>_(S)),st=ie(".layer.above",T,K,te,ae),
ce=Tn(c,l),je=ie(".layer.top",T,ce.node),ve=f(".sheet",C,L,D,st,je);function at(S,P,R){if(!h)return"";let[j,z]=[h.distance.get(S),h.predecessor.get(S)],H=[`cell\
 ${S}`,g.get(S)?.dataset.end];for(let[de,be]of l)de===S&&H.push(`${be>S?"foot of a ladder":"head of a snake"} to ${be}`),be===S&&H.push(`${de<S?"top of a ladder":
"tail of a snake"} from ${de}`);let V=h.visited.has(S)?"visited":"not reached";return H.push(P?"current":"",j!=null?`reached in ${X(j,o)}`:V,z!=null?`from ${z}`:
"",R?r:"",E.has(S)?"part of what is wrong":""),H.filter(Boolean).join(", ")}let An=S=>`var(--tint-${Me(S,s)})`;function Fn(S,P,R,j){let z=S.current===P,H=S.visited.
has(P),V=S.distance.get(P),de=S.predecessor.get(P),be=`${[z,j,H,V,de,E.has(P)]}`;if(v.get(P)===be)return;v.set(P,be);let Wn=V!=null?"reached":H&&"visited";ke(R,
{"data-distance":V,"data-tint":V!=null&&Me(V,s),"data-from":de,"data-visited":H,"data-waits":j,"aria-current":z,"data-state":z?"current":j?"frontier":Wn,label:at(
P,z,j)}),V!=null&&R.style.setProperty("--tint",An(V)),O(R.lastChild,"data-is",G(V)||null)}function St(){if(!h)return;let S=new Set(h.frontier.map(([P])=>P));for(let[
P,R]of g)Fn(h,P,R,S.has(P))}function Et(){if(!h)return;let S=b?Je(c,h.predecessor,h.current):[];K.replaceChildren(...S.map(ge))}let Tt=S=>S.map(P=>D.querySelector(
`[data-ends="${P} ${l.get(P)}"]`));function Pt(S,P){let R=new Set(Tt(P));for(let j of D.children)A(j,S,R.has(j))}function Dn(S){let P=S.flatMap(([,R,j])=>j===R?
[]:t.ride(R).feet);ae.replaceChildren(...Ze(c,S,a).map(ge)),A(D,"routed",S.length),Pt("taken",P)}let Lt=()=>A(ve,"arrived",!0);function Vn(S){let P=a,R=S.map(([
j,z,H])=>{let V={from:P,face:j,landing:z,stand:H,feet:t.ride(z).feet};return P=H,V});ce.walk(R,Dr,Lt)}let Bn=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":
""}`;return{plan:c,cells:g,columns:d,shape:d/u,node:f(`.board${Bn}`,{style:`--wide:${d};--high:${u}`},ve),paint(S,P,R,j,z=0){h=S;let H=`${Object.values(R??{})}`!=
`${Object.values(w??{})}`;(H||j.length)&&ce.rest(),A(ve,"arrived",!1),St(),k([...P].map(V=>g.get(V))),Et(),te.replaceChildren(...(R?Ye(c,R):[]).map(ge)),y(Tt(R?.
feet??[])),`${j}`!=`${M}`&&Dn(j),z>0&&j.length?Vn(j):z>0&&H&&R&&ce.walk([R],z),w=R,M=j},piece:ce,top:je,celebrate:Lt,showTree(S){b=S,Et()},mark(S,P){let R=P.flatMap(
H=>H.moves??[]),j=P.flatMap(H=>H.jumps??[]),z=R.flatMap(([,H])=>t.ride(H).feet);Pt("found",[...j.map(([H])=>H),...z]),E=new Set(P.flatMap(H=>H.cells??[]));for(let[
H,V]of g)A(V,"differs",H===S),A(V,"found",E.has(H));St()},drawn:()=>({plan:c,jumps:l,farthest:s,state:h,found:E,move:w,treeShown:b,route:M})}}var ye=e=>e.length-e.trimStart().length;function Vr(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>ye(o)<ye(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Ln(e){let t=Vr(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(ye),80)}}var On=e=>e.startsWith("#:");function Br(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return A(i,"told",a==="c1"&&On(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function Wr(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,ye(n.data))))}function Ur({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Ln(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,ye(c)-s),d=f("code.text",{style:`--indent:${p}`},Br(r?.[u],c));return u>=o&&Wr(d,s),
f(".line",{"data-line":u},f("span.runs"),f("span.at",`${t+u}`),d)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function Cn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=Z("now"),l=Z("raised"),c=e.
map((w,M)=>Ur(w,r?.[M])),u=we(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],d=null,m=!1,g=B("","Show or fo\
ld what comes before the first line that runs",()=>{m=!m,v()});function v(){O(g,"aria-expanded",`${m}`);for(let{above:w}of c)w.hidden=!m&&!(d&&w.contains(d))}let k=le(
"Notes","Show the comments that narrate",w=>A(u,"told",w)),y=!1,b=new ResizeObserver(()=>{y=!0,d&&pe(u,d)});b.observe(u),o.addEventListener("abort",()=>b.disconnect());
function h({rows:w,counts:M},x){x.forEach(($,N)=>{if($===M[N])return;M[N]=$;let q=w[N].firstChild;O(q,"style",$>0&&`--runs:${Math.log2($+1).toFixed(2)}`),O(q,"t\
itle",$>0&&`ran ${X($,"times")}`)})}let E=f(".heads",g,a,f("span.tools",s,k));return{node:f(".panel.code",E,u),paint({fn:w,line:M,depth:x,runs:$},N){c.forEach((q,C)=>{
q.node.hidden=C!==w,h(q,$[C])}),M!=null&&(d=c[w].rows[M],I(g,`${e[w].name}`),I(a,x?`${X(x,"calls")} deep`:""),i([d]),l([N&&p]),v(),y&&pe(u,d))}}}function Gr(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=F(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1);return _("g",_("line",{x1:u,y1:p,x2:l,y2:c}),_("circle",{cx:l,cy:c,r:13.5}),_("text",{x:l,y:c+4.5}),_("text.key",{x:l+15,
y:c-6}))}),a=ie("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[u,p]=i[c]??[null,
""];ke(l,{visibility:!i[c]&&"hidden","data-cell":u}),I(l.children[2],u??"?"),I(l.children[3],p.slice(0,5))}),I(r,i.length>e?`${i.length-e} more below`:"")}}}function Rn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=Ee(e),s=Z("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,u]=r.map(k=>f(
"span.quiet",k)),p=we(".waiting",n,c,l,u),d=o==="heap"&&t>0?Gr(Math.min(t,15)):null,m=f(".panel.frontier",f(".heads",f("span",n),a,i),p);m.hidden=!e.roles.frontier;
let g=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function v(k,[y,b]){O(k,"data-cell",y),I(k.children[0],y??"?"),I(k.children[1],b)}return{node:m,heap:d?.
node??null,read:()=>[...l.children].map(k=>{let{cell:y}=k.dataset;return[y?+y:null,k.children[1].textContent]}),paint({state:{frontier:k},left:y,joined:b}){Ne(l,
k,g,v),d?.paint(k),I(a,`${k.length} waiting`),I(i,y.length?`out: ${y.map(([E])=>E).join(", ")}`:""),s(b.map(E=>l.children[k.lastIndexOf(E)]));let h=l.lastElementChild;
o==="stack"&&h&&pe(p,h)}}}function tt(e,t,n,r,o){let s=Zt(e,o),{rules:a,unit:i}=s,l=Pn({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:Ee(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&le("Every line","Stop at every line",x=>{M.stops=s.stopsOf(x),r(x)}),u=Cn(e,t,n,...c?[c]:[]),p=Rn(
s),d=Ut(s),[m,g,v]=[f("span.sentence"),f("strong.outcome"),f("p.game")],k=f("p.speaker",{"aria-live":"polite"},m," ",g),y=f(".says",k,v),b=e.steps.length-1,h=-1;
n.addEventListener("abort",l.piece.rest);function E(){let x=u.node.querySelector(".s-line.s-now"),$=l.node.querySelector("[data-state=current]"),N=q=>Object.fromEntries(
[...l.cells].filter(([,{dataset:C}])=>C[q]).map(([C,{dataset:T}])=>[C,Number(T[q])]));return{current:$&&Number($.dataset.cell),frontier:p.read(),distance:N("dis\
tance"),predecessor:N("from"),visited:Object.keys(N("visited")).map(Number),line:x&&Number(x.dataset.line),says:e.steps[h]?.says?m.textContent:""}}function w(x){
let $=Bt(x);return $!==m.textContent?$:x&&!a.jumps.has(x.landing)?"No jump there.":""}let M={trace:e,replay:s,board:l,code:u,frontier:p,tables:d,says:y,speaker:k,
read:E,stops:s.stopsOf(!s.mixed),index:()=>h,placeAt:x=>M.stops.findLastIndex($=>$<=x),placeFrom:x=>Math.min(M.placeAt(x-1)+1,M.stops.length-1),show(x,$=0){let N=M.
stops[M.placeAt(x-1)]??-1,q=h===N;h=x;let C=h===b,T=s.changes(N,h),L=s.moves[h]??null,D=C&&e.outcome!=="returned",K=C&&!D&&e.answer?.route||[],te=C&&e.findings.
length>0;l.paint(T.state,T.cells,L,K,q&&!te?$:0),u.paint(T.state,C),p.paint(T),d.paint(T),O(y,"data-failed",D),O(m,"data-told",e.steps[h]?.told),I(m,s.sentence(
h)),I(g,C?Vt(e):""),I(v,C?"":w(L))}};return M}function nt(e,t){let n=(r,o)=>f("span",f("i.key",{"data-key":r}),o);return f(".legend",{"aria-hidden":"true"},n("c\
urrent","now"),e.roles.frontier&&n("frontier",Ee(e).waits),e.roles.distance&&n("reached","reached: near to far"),e.roles.visited&&n("visited","only landed on"),
t&&n("found","part of what is wrong"))}var rt=e=>le("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(t)});var Kr=({says:e})=>`${Se(e)}${/[.!?]$/.test(e)?"":"."}`,$t=(e,{board:{name:t,cells:n}},r=3)=>f(".title",f("span",{role:"heading","aria-level":r},e),f("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function jn(e,t,n={}){let{trace:r,highlight:o}=t,s=Fe(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:u=r.name}=r,p=r.steps.length-1,d=Ae(e,`Stepper: ${u}`,n,x),m=tt(r,o,d.signal,()=>{k=0,w(),b.reset()}),{replay:g}=m,v=-1,k=0,y=()=>Math.max(0,m.placeAt(v)),
b=d.use(et({last:()=>m.stops.length-1,index:y,number:T=>Math.max(0,m.stops[T]??0),go:T=>M(m.stops[T]),back:()=>y()-(m.stops[y()]===v?1:0),words:T=>`step ${Math.
max(0,m.stops[T])} of ${Math.max(0,p)}: ${g.sentence(m.stops[T])}`,ticks:()=>g.ticks.map(({index:T,throws:L})=>({at:m.placeFrom(T),text:G(L)})),forward(){let T=m.
stops[m.placeAt(v)+1];return T===void 0||h.asks(v,T)?!1:(M(T),!0)}},m.speaker,n.speed)),h=en(g,M,b.focus),E=Gt(m,b.goTo);function w(){m.show(v,b.pace()),k=Math.
max(k,y()),E.update(m.stops,y(),h.on()?y():k),b.update(),d.relight()}function M(T){let L=U(Math.round(T)||0,0,p);h.drop(),L!==v&&(v=L,w(),n.onMove?.(v))}function x(T){
if(h.answer(T))return;let L=g.first.get(T);L!==void 0?b.goTo(m.placeFrom(L)):I(m.says.lastChild??m.says,`Cell ${T} is not reached in this run.`)}let $=le("Predi\
ct","Be asked which cell comes next",T=>{b.pause(),h.drop(T),w()},n.predict),N=Xe([m],t,()=>v,d.signal),q=c.length>0&&f("ul.findings",{label:"What is wrong"},c.
map(T=>f("li",Kr(T)))),C=f(".under",nt(r,c.length>0),l.predecessor&&rt([m]));return d.root.append(f(".frame",f(".head",$t(u,r,n.level),b.node,f(".tools",$,d.lecture,
N.node)),f(".stage",{style:`--shape:${m.board.shape};--columns:${m.board.columns}`},f(".main",m.board.node,C),f(".side",m.says,h.node,q,m.code.node,m.frontier.node)),
f(".folds",m.tables.folds,m.frontier.heap&&re("Heap",m.frontier.heap),E.node,a.length>0&&re("What was guessed",f("ul",a.map(T=>f("li",T)))),i&&re("What it print\
ed",we(".printed","What it printed",i))),N.strip)),h.drop(n.predict),m.board.mark(null,c),v=U(n.position??m.stops[0],0,p),w(),b.reset(),{go:M,position:()=>v,state:m.
read,element:d.root,destroy:d.destroy}}function Mt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function Nn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:F(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${X(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function Hn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${X(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var qn=e=>e==null?"unreachable":X(e);function _r(e,t){let{name:n,title:r=n}=e.trace,o=t?re("Code",e.code.node):e.code.node;return f("section.pane",{label:r},f("\
.pane-head",r),e.says,f(".pair",e.board.node,o),e.frontier.node,f(".folds",e.tables.folds,e.frontier.heap&&re("Heap",e.frontier.heap)))}function Qr(e,t){let n=t.
map((o,s)=>B(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>A(s,"away",a!==o)),n.forEach((s,a)=>O(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function In(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(L=>[L,"snl-trace"]),i=Fe(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=Ae(e,"Steppers together",n,L=>E(L)),p=ht(s),d=s.map((L,D)=>tt(L,o[D],u.signal,void 0,p)),m=Mt(d),
g=-1,v="",k=l[0]?.cell??s[0].board.cells,y=u.use(et({last:()=>m.length-1,index:()=>g,number:L=>L,ticks:()=>m.ticks,words:L=>m.words(L),go:b,back:()=>g-1,forward:()=>b(
g+1)},c));function b(L){let D=U(Math.round(L??0)||0,0,m.length-1);D!==g&&(g=D,d.forEach((K,te)=>{let ae=U(m.at(g,K,te),0,K.stops.length-1);K.show(K.stops[ae],y.
pace())}),I(c,v&&g===m.start?v:`${v} ${m.words(g)}`.trim()),y.update(),u.relight(),n.onMove?.(g))}function h(L,D,K="",te=null){[m,v,g]=[L,K,-1];for(let{board:ae}of d)
ae.mark(D,te?[te]:[]);y.pause(),b(m.start),y.reset()}function E(L,D="",K=null){k=L,M.value="cell",h(Hn(d,L),L,D,K)}let M=He("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",L=>{L==="cell"?E(k):h(L==="throws"?Nn(d):Mt(d),null)});function x({trace:L,cell:D,true:K,claimed:te,finding:ae},st){
let{name:ce,title:je=ce}=s[L],ve=`They part at cell ${D}. Right: ${qn(K)}. ${je} says ${qn(te)}: ${ae.says}.`,at=`${st?"D":"First d"}ifference${l[1]?`, ${ce}`:""}`;
return B(at,null,()=>{E(D,ve,ae),q.choose(L)})}let $=l.map(x),N=d.map(L=>_r(L,d.length>2)),q=Qr(N,s.map(({name:L})=>L)),C=Xe(d,t,()=>g,u.signal),T=f(".tools",u.
lecture,C.node);return u.root.append(f(".frame.several",f(".head",$t(`${d.length} runs on one board`,s[0],n.level),y.node,T),f(".line-up",c,M,$,rt(d)),q.node,f(
".panes",N),nt(s[0],l.length>0),C.strip)),n.difference&&$[0]?$[0].click():b(n.position),y.reset(),{go:b,position:()=>g,state:()=>d.map(({read:L})=>L()),element:u.
root,destroy:u.destroy}}var ot=(e,t,n)=>"together"in t?In(e,t,n):jn(e,t,n);function zn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),u={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return ot(o,c,{...u,...e})});function r(){let o=Nt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Yr({model:e,el:t}){let n=ot(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=jt(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Zr(e){
return gn(e),{mount:ot,mountAll:zn,render:Yr}}return Yn(Jr);})();
return bundle.start(`${snl}`);
})();
