// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var at=Object.defineProperty;var Fn=Object.getOwnPropertyDescriptor;var Dn=Object.getOwnPropertyNames;var Vn=Object.prototype.hasOwnProperty;var Bn=(e,t)=>{for(var n in t)at(e,n,{get:t[n],enumerable:!0})},Wn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Dn(t))!Vn.call(e,o)&&
o!==n&&at(e,o,{get:()=>t[o],enumerable:!(r=Fn(t,o))||r.enumerable});return e};var Gn=e=>Wn(at({},"__esModule",{value:!0}),e);var Kr={};Bn(Kr,{start:()=>Ur});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ye(e,t){for(let n in t)O(e,n,t[n])}var A=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Un=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Kn="http://www.w3.org/1999/xhtml",_n="http://www.w3.org/2000/svg";function Et(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
A(s,a,!0);for(let a of n)Un(a)?ye(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>Et(Kn,e,t),_=(e,...t)=>Et(_n,e,t),ie=(e,t,...n)=>_(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function H(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}var Re=e=>f("span",...e.split("`").map((t,n)=>n%2?f("code",
t):t));function je(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function J(e){
let t=[];return n=>{for(let r of t)A(r,e,!1);t=n.filter(r=>!!r);for(let r of t)A(r,e,!0)}}function ue(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,
a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.max(l,n-s/3))}}var V=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,
click:n},e);function le(e,t,n,r=!1){let o=V(e,t,()=>{r=!r,O(o,"aria-pressed",`${r}`),n(r)});return O(o,"aria-pressed",`${r}`),o}function Ne(e,t,n,r){let o=t.map(
([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.button",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var ge=(e,t,...n)=>f(
`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Tt(e,t){if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,
[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let m={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:
[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*n,0]}[t];return!m||m[0]!==0&&a<=1?!1:(e.scrollBy(...m),!0)}var se=(e,...t)=>f("details.fold",f("summa\
ry",e),...t),ve=(e,t)=>t.map(n=>f("span",{role:e},n));var Qn=".jp-WindowedPanel-outer, .jp-Notebook";function Pt(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||O(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function Yn(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function Lt(e,t){A(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),m=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(m instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),m.focus(),m.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(Qn);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),Yn(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function Ot(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var Zn=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Ct(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${Zn(t,o)}`}var xe=new Set,me=null,Ae=null,Jn=[" ","Home","End"];function He(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function Xn(){
return me&&me.root.isConnected?me:[...xe].filter(({root:t})=>He(t)>0).sort((t,n)=>He(n.root)-He(t.root))[0]}function er(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return He(e.root)>=n*([me,Ae].includes(e)?.5:.98)}function Rt(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=Jn.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let m=Xn();!m||l&&!er(m)||m.key(n,t)&&(Ae=m,e.preventDefault())}function jt(e){xe.size===0&&addEventListener(
"keydown",Rt),xe.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{me=e})}function Nt(e){xe.delete(e),me===e&&(me=null),Ae===e&&(Ae=null),
xe.size===0&&removeEventListener("keydown",Rt)}var Ht=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var it=new Map;function nr(e){let t=it.get(e)??new CSSStyleSheet;return it.has(e)||t.replaceSync(e),it.set(e,t),t}function lt(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Ht;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[nr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Ie=e=>e.getRootNode().activeElement??
null,At=()=>document.querySelectorAll(".snl-host");var ct='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
d var(--line)}}}';var dt=2;function or(e){let t=J("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function sr(e){let n=[...At()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function qe(e,t,n,r){let o=sr(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=lt(e,ct,s),i=new AbortController,l=null,c={root:s,key:(u,d)=>!!l?.key(u,d)};Pt(e,i.signal),n.keys&&
jt(c);let m=le("Lecture","Full screen, large type; Escape leaves",u=>{A(s,"lecture",u);let d=()=>{s.matches(".s-lecture")||document.exitFullscreen()};u?s.requestFullscreen?.()?.
then(d,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&m.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",u=>{let{ctrlKey:d,metaKey:g,altKey:y,shiftKey:x,key:v}=u;if(d||g||y||x)return;let h=u.target;v==="Escape"?h.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Tt(h,v)||c.key(v,h))&&u.preventDefault(),u.stopPropagation()}),s.addEventListener("click",({target:u})=>{
let d=u.closest(".s-grid .s-cell");d&&r(Number(d.dataset.cell))}),s.addEventListener("mousedown",u=>{u.target.closest(".s-grid")&&(u.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:i.signal,lecture:m,relight:or(s),use(u){return l=u,u},destroy(){l?.pause(),i.abort(),Nt(c),a()}}}function ze(e,...t){let n=t.find(([u,d])=>u?.format!==
d||u.version!==dt);if(!n)return null;let[r,o]=n,{format:s,version:a=0}=r??{},i=a>dt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was r\
ecorded with ${i?"a newer":"an older"} version of snl_algos (${o} ${a}; this stepper reads ${o} ${dt}). ${i?"Update snl_algos, then run":"Run"} the cell again, \
or record the run again.`,m=f("p",{class:"snl snl-stepper",role:"alert"},c),{remove:p}=lt(e,ct,m);return{element:m,destroy:p,go(){},position:()=>0,state:()=>null}}var pe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:N}=pe,D=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function Y({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function De({cells:e,start:t}){return D(e+1-t).map(n=>n+t)}var ce=({columns:e,start:t})=>e+1-t;function B(e,t){
let[n,r]=Y(e,t),[o,s]=N.anchor;return[r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function It([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Fe(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ve(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of D(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,m],[p,u]]=[e(i),e(l)],[[d,g],[y,x]]=[Fe(e,i),Fe(e,l)];s.push([c+d*o/3,m+g*o/3],[p-y*o/3,u-x*o/3],[p,u])}return s}var ir=4,ke=(e,t)=>{let n=pe.light.tints.
length-1;return Math.round(n*W(e/Math.max(t,ir),0,1))};var G=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${G(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,lr={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},Me=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...lr[`${e}`]}),cr=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function qt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${cr(l,c)}`);return`It \
returned ${X(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function zt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${$e(Ft(e))} from ${t}.`:`From ${t}\
, roll ${ur(n)}: ${dr(e)}.`}function dr(e){let t=Ft(e);return`land on ${e.landing}${t&&`, ${t}`}`}function Ft({landing:e,stand:t,feet:n}){return t===e?"":n.length>
1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}var Dt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:
r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),ur=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Vt(e,t){let n=J("new"),r=f(""),o=f(".table-head",{role:"row"},ve("columnheader",t)),s=f(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>f("",{role:"row"},ve("cell",t.map(()=>"")));function i(l,c){O(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((m,p)=>H(l.children[p],m))}return{
box:s,paint(l,c){je(r,l,a,i);let m=[...r.children].filter((u,d)=>c.has(l[d][0]));n(m);let p=m.at(-1);p&&ue(s,p)}}}function Bt({trace:{roles:e},unit:t}){let n=Vt(
"Distances",["cell",t,"from"]),r=Vt("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:m}=o.state,u=[...new Set([...c.keys(),
...m.keys()])].sort((d,g)=>d-g).map(d=>[d,G(c.get(d)),G(m.get(d))]);n.paint(u,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,m,p){
let u=se(c,m),d=()=>u.open&&p();return u.addEventListener("toggle",d),{node:u,paintIfOpen:d}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:m}of l)m()}}}function Wt({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:x},s),i=J("now"),c=f("",{role:"table",label:"Every step so far"},f(".step",{role:"row"},ve("columnheader",["step","line","wha\
t happens","what changed"])),a),m=se("Every step so far",c);m.addEventListener("toggle",()=>v());let p=[],u=0,d=0,g=new Map;function y(h){let b=p[h],{line:S,function:w=0}=t.
steps[b],M=f("button.go",{type:"button"},`${b}`),{words:k}=e.changes(p[h-1]??-1,b),$=Re(e.sentence(b)),C=[M,`${t.functions[w].first+S}`,$,k],j="height:26px",P=()=>n(
h);return f(".step",{role:"row","aria-rowindex":h+2,style:j,click:P},ve("cell",C))}function x(){let h=Math.max(0,Math.floor(a.scrollTop/26)-4),b=t.steps.length?
W(d+1-h,0,18):0,S=s.contains(Ie(s)),w=g;g=new Map(D(b).map(M=>[h+M,w.get(h+M)??y(h+M)])),s.style.padding=`${h*26}px 0 ${Math.max(0,d+1-h-b)*26}px`,s.replaceChildren(
...g.values()),i([g.get(u)]);for(let[M,k]of g){let $=k.querySelector("button");$.tabIndex=M===u?0:-1,S&&M===u&&$.focus({preventScroll:!0})}}function v(){m.open&&
(x(),a.scrollTop=W(a.scrollTop,(u+1)*26-208,u*26))}return{node:m,update(h,b,S){p!==h&&g.clear(),[p,u,d]=[h,b,S],O(c,"aria-rowcount",d+2),v()}}}var Gt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null,Ut=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function mt(e,t,n,r){let o=e.moves(t),
s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s)return Ut(e,t,s);let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Kt(e,t){let n=e.start;return t.map(r=>{let o=Ut(e,n,r);return n=o.stand,o})}function Se(e,t,n){
let r=e.moves(t).find(o=>o[1]===n);return r?mt(e,t,r[2],n):null}function mr({steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;
if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=Gt(a.variables[l]),m=c!==null&&(Se(t,r,c)??Se(t,c,r));n.set(l,(n.get(l)??0)+
(m?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function ut(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.
length===1?[Number(t[0][0]),t[0][1]]:null}function _t(e,t){let n=mr(e,t),r=n&&new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=ut(l.predecessor);
if(c)return mt(t,c[1],c[0],s);let m=ut(l.distance);if(m&&o!==null&&m[0]!==o)return mt(t,o,m[0],s);let p=ut(l.visited);if(p&&o!==null)return Se(t,o,p[0]);let u=e.
functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(u)?null:Se(t,o,s)??Se(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),
n&&l.variables&&n in l.variables&&(s=Gt(l.variables[n]));let c=l.current!==void 0&&l.frontier!==void 0,m=l.frontier?.add??[],p=m.length===1&&m[0][0]===a?.stand;
return a=c?null:i(l)??(p?a:null),a})}function Qt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,u])=>p!==u)),i=typeof n=="number"?Array.from({length:n},(p,u)=>u+
1):n;function l(p,u=[]){if(u.includes(p))return{feet:u,stand:null};let d=a.get(p);return d===void 0||u.length&&!o?{feet:u,stand:p}:l(d,[...u,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function m(p){return p===e?[]:i.flatMap(u=>{let d=c(p+u),g=d>0?l(d).stand:null;return g===null?[]:[[u,d,g]]})}return{cells:e,
start:r,faces:i,jumps:a,ride:l,moves:m}}var pr=["distance","predecessor","visited","variables"],pt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Be(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function Yt(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:m={},add:p=[]}=a,u=e.frontier,d=u.slice(l,u.length-c);for(let g in m)d[Number(g)]=m[g];e.frontier=
i??d.concat(p)}t.scope&&e.variables.clear();for(let i of pr){let l=e[i];for(let c in t[i]){let m=t[i][c],p=i==="variables"?c:+c;m===null||m===!1?l.delete(p):l.set(
p,m)}}e.runs[n][r]+=1}function ft(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function Zt(e,t=ft([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Qt(e.board),i=new Map,l=new Map,c=[],m=Math.max(64,Math.ceil(n.length/200)),p=0,u=-1/0,d={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:h})=>new Uint32Array(h.length))},g=[pt(
d)];function y(h){if(o.distance)return Object.entries(h.distance??{}).filter(([,$])=>$!==null).map(([$])=>+$);let b=h.frontier??{},{add:S=[],put:w={},is:M=[...Object.
values(w),...S]}=b;return[...Object.keys(h.visited??{}).map(Number),...M.map(([k])=>k??-1)]}n.forEach((h,b)=>{Yt(d,h),p=Math.max(p,d.frontier.length);for(let w of y(
h))i.has(w)||i.set(w,b),l.set(w,b);let S=d.current===null?void 0:d.distance.get(d.current);S!==void 0&&S>u&&(u>=0&&c.push({index:b,throws:S}),u=S),(b+1)%m===0&&
g.push(pt(d))});function x(h){let b=pt(g[Math.floor((h+1)/m)]);for(;b.index<h;)Yt(b,n[b.index+1]);return b}function v(h,b){let S=x(h).frontier,w=x(b),M=Be(S,w.frontier),
k=Be(w.frontier,S),$=new Set,C=new Set,j=[...M.map(([P])=>`${P} leaves`),...k.map(([P])=>`${P} joins`)];for(let P of n.slice(h+1,b+1)){for(let T in{...P.distance,
...P.predecessor})$.add(+T);for(let T in P.variables)C.add(T);for(let T in P.distance)j.push(`${T}: ${G(P.distance[T])||"unknown"}`)}return j.length||(j=[...C].
map(P=>`${P} = ${w.variables.get(P)}`)),{state:w,left:M,joined:k,cells:$,names:C,words:j.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:u,at:x,changes:v,moves:_t(e,a),mixed:new Set(n.map(({told:h})=>!!h)).size>1,stopsOf:h=>n.length?D(n.length).filter(b=>h||n[b].told||b===
n.length-1):[-1],sentence(h){let{says:b,line:S,function:w=0}=n[h]??{says:"Nothing was recorded."};return b||`${r[w].name}, line ${r[w].first+(S??0)}`}}}function fr(e,t,{frontier:n,distance:r},o){let s=([u,d])=>d.trim()&&!Number.isNaN(+d)?+d:r.get(u??-1),a=s([e,t]),i=n.filter(u=>s(u)===a).map(([u])=>u),l=[...new Set(
i)].filter(u=>u!==null),c=u=>({accept:[e],reason:`${e} ${u}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${G(a)}`);let p=`${l.sort((u,d)=>u-d).join(", ").replace(/, (\d+)$/," and $1")} wait with ${G(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function hr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=X(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${G(a)}, and from ${r} it is ${G(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let m=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${m} is the first landing from ${r} that was not reached yet`}function gr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=Be(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let m=fr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...m}}let a=[...o.distance].filter(([m,p])=>r.distance.get(m)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=hr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function Jt(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=gr(e,s);if(a)return s>n&&a.takes?null:a}return null}function Xt(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",m=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",m),`${i}`);return A(
p,"yes",r&&l),A(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function en(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,m=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),u=Xt(),d=f("span.question",{role:"status"}),g=f("strong");function y(k){if(k.preventDefault(),
!p.value){w(+m.value);return}u.add(+m.value,+p.value),m.value=p.value="",m.focus(),v.hidden=!1}function x(){if(!o)return;let k=u.tell(o.accept);l+=k.right,c+=k.
all,M("told","")}let v=V("Show the answer",null,x),h=f("form.form",{submit:y},m,p,f("button.button","Answer"),v,V("Skip",null,()=>M("skipped",""))),b=f(".predic\
t",{role:"group",label:"Predict"},d,h,g,u.node);function S(k,$){O(b,"data-verdict",k),H(d,$),h.hidden=!o,b.hidden=!r,H(g,c?`${l} of ${c} right`:"")}function w(k){
if(!o)return!1;let $=o.accept.includes(k);return c+=1,l+=$?1:0,M($?"right":"wrong",$?"Right: ":`Not ${k}: `),!0}function M(k,$){if(!o)return;let{reason:C}=o,j=b.
contains(Ie(b));o=null,t(s),S(k,`${$}${C}.`),j&&n()}return{node:b,answer:w,on:()=>r,drop(k=r){(o||!k)&&u.clear(),r=k,o=null,S("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(k,$){return o?m.focus():r&&(o=Jt(e,k,$),o?.index===i&&k>a&&(o=null),o&&([a,i]=[k,o.index]),s=$,m.value=p.value=
"",u.clear(),v.hidden=!0,o&&S("asked",`${o.text} Click it on the board, or type it.`)),o&&b.scrollIntoView({block:"nearest"}),!!o}}}function We(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function tn(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function nn(e,t,n){let{least:r,more:o,head:s,edge:a}=N.arc,{length:i,spot:l}=te(
e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,d]=l(i/2,p*c*2),g=[W(u,a,n-a),Math.max(d,a)],y=te(g,t),x=y.spot(y.length-.06);return{from:e,turn:g,tip:x,...tn(x,
g,s,s*.4)}}function ht(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...tn(l,c,o,
o/2)}}function rn(e){if(e>6)return[];let t=N.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?r(
-t,0):[]]}function Ee(e,t,n){let{length:r,spot:o}=te(B(e,t),B(e,n));return te(o(N.apart),o(r-N.apart))}function sn(e,t,n){let{length:r,spot:o}=Ee(e,t,n),{half:s,over:a,rung:i}=N.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),m=D(l+1).map(p=>{let u=r*p/l;return[o(u,s),o(u,-s)]});return{rails:c,rungs:m}}function on(e,t){
let n=(e+t)%2?-1:1;return[0,N.snake.bow,-N.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ge(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Ee(e,t,
n),{swing:i,wave:l}=N.snake,c=Math.max(1,Math.round(s/l)),m=r*Math.min(i,.08*s);return p=>{let u=1-(2*p-1)**4,d=m*u*Math.sin(2*Math.PI*c*p)+o*Math.sin(Math.PI*p);
return a(s*p,d)}}function gt(e,t,n,r){let o=r.map(([i,l])=>[B(e,i),B(e,l)]),s=ce(e),a={cost:1/0,manner:on(t,n)[0]};for(let i of on(t,n)){let l=Ge(e,t,n,i),c=D(25).
map(d=>l(d/24)),m=c.some(([d,g])=>d<.15||d>s-.15||g<.15||g>e.rows-.15),u=c.filter(d=>o.some(([g,y])=>It(d,g,y)<N.snake.clear)).length+(m?100:0);u<a.cost&&(a={cost:u,
manner:i})}return a.manner}function an(e,t,n,r){let o=Ge(e,t,n,gt(e,t,n,r)),{length:s}=Ee(e,t,n),a=4*Math.max(1,Math.round(s/N.snake.wave))+2,i=g=>y=>{let x=N.snake.
half*(1-.3*y-.6*y**3),[v,h]=o(y),[b,S]=Fe(o,y),w=Math.hypot(b,S)||1;return[v-g*x*S/w,h+g*x*b/w]},l=Ve(i(1),0,1,a),c=Ve(i(-1),1,0,a),m=[...l,l[l.length-1],c[0],...c],
{spot:p}=te(o(0),o(.02)),{skull:u,eye:d}=N.snake;return{outline:m,stripe:Ve(o,Math.min(.4,.25/s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*u),p(-.05,-.55*u)],pupils:[
p(-.05-d/3,.55*u),p(-.05-d/3,-.55*u)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}var ln=(e,t)=>(2*e+3*t)%pe.light.snakes.length;var ae=e=>`${Math.round(e*1e3)/1e3}`,Te=e=>e.map(t=>t.map(ae).join(" ")),de=e=>`M${Te(e).join("L")}`,cn=e=>`M${Te(e.slice(0,1))}C${Te(e.slice(1)).join(" ")}`,wt=(e,t,n)=>`\
M${Te([e])}Q${Te([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),Ue=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ae(t),cy:ae(
n),r},...o}),re=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ne=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ae(e),y:ae(t),width:n,height:r,...s},...o}),fe=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},fill:s,text:o});function br(e,t,n){let{rails:r,rungs:o}=sn(e,t,n),{rail:s,rungWidth:a}=N.
ladder,i=r.map(de).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function wr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=an(e,t,n,r),{skull:m,stripe:p,eye:u,pupil:d}=N.snake,g=`snake-${ln(t,n)}`,
y=`${cn(o)}Z`,x={"stroke-dasharray":"0.04 0.12"};return[Q("halo",y,{stroke:"cell",width:.06}),Q("tongue",c.map(v=>de(v)).join(""),{stroke:g,width:.025}),Q("skin",
y,{fill:g}),Q("stripe",cn(s),{stroke:"cell",width:p},x),Ue("skull",a,m,{fill:g}),...i.map(v=>Ue("eye",v,u,{fill:"die"})),...l.map(v=>Ue("pupil",v,d,{fill:"dieIn\
k"}))]}function Ke(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>re(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,br(e,a,i))),...o.map(([a,i])=>s("snake",a,i,wr(e,a,i,r)))]}function _e(e){let[t,n]=Y(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=N.
flag,[c,m,p]=s,u=y=>y.map(([x,v])=>[r+x,o+v]),d=de(u([s.slice(0,2),[c,p]])),g=`${de(u([[c,m],a,[c,i]]))}Z`;return re("flag",[Q("pole",d,{stroke:"goal",width:l}),
Q("pennant",g,{fill:"goal"})])}function bt([e,t],n,r=1){let{side:o,corner:s,pip:a}=N.die,i=rn(n).map(p=>Ue("pip",p,a,{fill:"dieInk"})),l=fe("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},m=ne([-o/2,-o/2],o,o,c,{rx:s});return re("die",[m,...i.length?i:[l]],{transform:`translate(${ae(
e)} ${ae(t)}) scale(${r})`})}function dn(e,t,n){let[r,o]=Y(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return ne([o+.06,e.rows-r-.94],.88,.88,s,a)}function Qe(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[dn(e,o,"stand")];if(n===null)return s;let a=B(
e,t);if(t===r)return[bt(a,n)];let{turn:i,neck:l,wings:c}=nn(a,B(e,r),ce(e)),m=`--far:${ae(te(a,i).length+te(i,l).length)}`,p={stroke:"now",width:N.arc.width};return[
dn(e,r,"landing"),...s,Q("arc",wt(a,i,l),p,{"stroke-linecap":"butt",style:m}),Q("tip",`${de(c)}Z`,{fill:"now"}),bt(a,n)]}function Ye(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[B(e,r),B(e,s)],m=ht(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,u]=[m.middle[0],Math.floor(m.middle[1])+.5],d=wt(m.from,m.turn,m.neck),g=`${de(
m.wings)}Z`;return re("leg",[Q("rim",d,{stroke:"cell",width:.1}),Q("shaft",d,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),ne([p-.3,u-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),fe("order",[p-.16,u+.066],.19,`${i+1}`,"cell"),bt([p+.16,u],o,.8)],{style:`--order:${i}`})})}function Ze(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[B(e,a),B(e,s)],{from:c,turn:m,
tip:p,wings:u}=ht(i,l,.12,.18,.13),d=wt(c,m,p)+de(u);return Q(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var un=80,yr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",vr=.55,Pe=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function mn(e,t){let[
n,r]=t.split("-"),o=pe[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function yt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?mn(i,n):e==="g"?void 0:"none",stroke:r&&mn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,u])=>` ${p}="${Pe(`${u}`)}"`),m=s.map(p=>yt(p,i)).join("")+Pe(a??"");return`<${e}${c.join("")}>${m}</${e}\
>`}function xr({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=null)return`tint-${ke(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"\
startGround";let[s,a]=Y(t,r);return(s+a)%2?"odd":"cell"}function kr(e,t,n){let{plan:r,state:o,found:s}=e,[a,i]=Y(r,t),[l,c]=[i,r.rows-a-1],m=[ne([l,c],1,1,{fill:xr(
e,t),stroke:"line",width:.01})];if(o?.current===t)m.push(ne([l+.03,c+.03],.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let h={"stroke-dasharray":"0.08 0\
.06",rx:.04};m.push(ne([l+.045,c+.045],.91,.91,{stroke:"wait",width:.03},h))}else if(o?.visited.has(t)&&!o.distance.has(t)){let h={"stroke-dasharray":"0.02 0.05",
rx:.04};m.push(ne([l+.045,c+.045],.91,.91,{stroke:"quiet",width:.025},h))}s.has(t)&&m.push({tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,
u=.1+.115*p.length,[d,g]=[l+N.number[0],c+N.number[1]],y=[ne([d,g],u,.25,{fill:"chip"},{rx:.05}),fe("number",[d+u/2,g+.192],.19,p,"ink")],x=t===r.start?"start":
t===r.cells?"goal":"";x&&y.push(ne([l+.05,c+.74],.4,.2,{fill:"chip"},{rx:.04}),fe("end",[l+.25,c+.885],.14,x,x));let v=G(o?.distance.get(t));if(v){let[h,b]=[l+N.
badge[0],c+N.badge[1]],S=Math.max(.26,.14+.1*v.length);y.push(ne([h-S/2,b-.13],S,.26,{fill:"badge"},{rx:.13}),fe("badge",[h,b+.064],.18,v,"badgeInk"))}return{below:m,
above:y}}function $r(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,found:i}=e,l=new Set((r?.frontier??[]).map(([h])=>h)),c=De(t).map(h=>kr(e,h,l)),m=new Set(
o?.feet);for(let[,h,b]of a)h!==b&&m.add(h);let p=[...n].filter(([h,b])=>i.has(h)&&i.has(b)),u=new Set(p.map(([h])=>h)),d=Ke(t,n).map(h=>{let[b]=`${h.attributes["\
data-ends"]}`.split(" ").map(Number),S=(a.length>0||u.size>0)&&!m.has(b)&&!u.has(b);return{...h,attributes:{...h.attributes,opacity:S?N.faint:1}}}),g=s&&r?Ze(t,
r.predecessor,r.current):[],y=c.flatMap(h=>h.below),x=c.flatMap(h=>h.above),v={"stroke-linecap":"round","stroke-linejoin":"round"};return[re("ground",y),re("jum\
ps",[_e(t),...d],v),re("above",[...g,...o?Qe(t,o):[]]),re("numbers",x,{"font-weight":700}),re("route",Ye(t,a,t.start))]}function vt(e,t){let r=.2,o=e.map(({drawn:c,
caption:m})=>{let p=ce(c.plan),u=Math.min(.3,p/Math.max(1,m.length)*1.9),d=fe("caption",[0,c.plan.rows+.4],u,m,"ink");d.attributes["text-anchor"]="start";let g=re(
"board",[...$r(c),d],{transform:`translate(${r} ${.2})`});return r+=p+.5,yt(g,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+vr+.2,i=yt(ne([0,0],
s,a,{fill:"paper"}),t),l=Pe(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*un)}\
" height="${Math.round(a*un)}" font-family="${yr}"><title>${l}</title>${i}${o.join("")}</svg>`}var pn={text:""},fn=e=>{pn.text=e},Mr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function hn(e,t){
let n="together"in e?e.together.traces:[e.trace],r=Pe(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="<\/script>";return`<!DOCTYPE html>
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
${o} type="application/json">${Mr(e)}${s}
${o}>(${pn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Sr(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function gn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:$e(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function Er({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Je(e,t,n,r){let o=()=>`${e.map(({
trace:b})=>b.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:b}=getComputedStyle(g),S=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return b==="light"||b==="dark"?b:S}let a=()=>vt(e.map(b=>gn(b)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(b){i.hidden=!1,i.value=b,i.select();try{await navigator.clipboard.writeText(b),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let m=()=>Ct(g,n()),p=[V("Picture (SVG)","The board at this step",()=>We(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),V("Picture (PNG)","Th\
e board at this step",async()=>We(await Sr(a()),`${o()}.png`)),V("Link to this step",null,()=>c(m())),V("Embed","HTML for a page of yours",()=>c(`<iframe src="${m()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),V("This page","A file that needs no network",()=>We(new Blob([hn(t,n())],{type:"text/html"}),
`${o()}.html`))],u=f(".menu",{role:"group",label:"Export"},p,i,l);u.hidden=!0;let d=V("Export","A picture, a link, the page",()=>y(!!u.hidden)),g=f(".share",d,u);
function y(b){u.hidden=!b,i.hidden=!0,l.textContent="",O(d,"aria-expanded",`${b}`)}y(!1),g.addEventListener("keydown",b=>{b.key!=="Escape"||u.hidden||(y(!1),d.focus(),
b.stopPropagation())}),g.addEventListener("focusout",({relatedTarget:b})=>{b instanceof Node&&!g.contains(b)&&y(!1)});let x=f(".strip");function v(){let b=e.flatMap(
S=>Er(S).map(w=>{let M=gn(S,w),k=vt([M],"light"),$=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(k)}`;return f("img",{src:$,alt:`Step ${w}: ${M.caption}`})}));
x.replaceChildren(...b)}let h=matchMedia("print");return h.addEventListener("change",()=>h.matches&&v(),{signal:r}),h.matches&&queueMicrotask(v),{node:g,strip:x}}var Tr="M4 3h3v10H4zM9 3h3v10H9z",yn="M4 2.5v11l9-5.5z",Pr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",yn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Lr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),bn=900,[wn,Or]=[700,250];function Cr(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:
e!==" "&&(n||t.scrollHeight>t.clientHeight)}function Xe(e,t,n=1){let r=bn/n,o,s=[];function a(w){clearTimeout(o),o=w,g.setAttribute("d",o?Tr:yn),O(d[2],"label",
o?"Pause":"Play"),O(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(w){i(),e.go(W(w,0,e.last()))}let c=()=>s.some(({at:w})=>w===e.index())?3:1,m=()=>a(
setTimeout(()=>{t.isConnected&&e.forward()!==!1&&e.index()<e.last()?m():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),m()}let u={Home:()=>l(
0),ArrowLeft:()=>l(e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:w})=>w>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({
at:w})=>w<e.index())?.at??0)},d=Pr.map(([w,M,k])=>{let $=ie("","0 0 16 16",_("path",{d:k}));return V($,`${M} (${w.trim()||"space"})`,u[w],M)}),g=d[2].querySelector(
"path"),y=f("input.bar",{type:"range",min:0,label:"Step",input:()=>l(+y.value)}),x=f(".ticks",{"aria-hidden":"true"}),v=f("span.of"),h=Ne("Speed",Lr,n,w=>{r=bn/
Number(w)});function b(){let w=e.index(),M=e.last();y.value=`${w}`,y.style.setProperty("--at",`${w/Math.max(1,M)}`),O(y,"aria-valuetext",e.words(w)),H(v,`${e.number(
w)} / ${e.number(M)}`);let k=$=>$<2?w<=0:$>2&&w>=M;d.forEach(($,C)=>O($,"aria-disabled",k(C)))}function S({at:w,text:M},k){let $=k%Math.ceil(s.length/10)===0&&M;
return f("span",{style:`--at:${w/Math.max(1,e.last())}`},$)}return i(),{update:b,pause:i,pace(){let w=o?.8*r:wn;return w<Or?0:Math.min(w,wn)},goTo:l,focus:()=>d[3].
focus(),node:f(".transport",{role:"group",label:"Time"},f(".buttons",d),f(".track",y,x),v,h),reset(){s=e.ticks(),y.max=`${e.last()}`,x.replaceChildren(...s.map(
S)),b()},key(w,M){let k=w===" "?", button, summary":"";return!u[w]||M.matches(`select, input:not([type=range])${k}`)||Cr(w,M)?!1:(u[w](),!0)}}}function he({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return _(m,{...n,style:c||null},a.map(he),i)}function vn(e,t){let{start:n,cells:r}=e,o=De(e),s=new Map;function a(d){let[g,y]=Y(e,d),x=d===n?"start":d===r&&"goal",v=f(".cell",{role:"gridcell","data-cell":d,
"data-end":x,style:`grid-column:${y+1}`},f("span.number",`${d}`),f("span.end",{"data-is":x}),f("span.badge"));return A(v,"odd",(g+y)%2),s.set(d,v),v}function i(d){
for(let g of s.values())g.tabIndex=g===d?0:-1}function l(d){let{key:g,target:y}=d,[x,v]=Y(e,Number(y.dataset.cell)),h={ArrowLeft:[x,v-1],ArrowRight:[x,v+1],ArrowUp:[
x+1,v],ArrowDown:[x-1,v]};if(g==="Enter"||g===" ")y.click();else if(h[g]){let b=o.find(S=>`${Y(e,S)}`==`${h[g]}`);s.get(b??-1)?.focus()}else return;d.preventDefault(),
d.stopPropagation()}let c=d=>o.filter(g=>Y(e,g)[0]===d).sort((g,y)=>Y(e,g)[1]-Y(e,y)[1]),m=D(e.rows).reverse(),u=f(".grid",{role:"grid",label:t,keydown:l,focusin:({
target:d})=>i(d)},m.map(d=>f(".row",{role:"row"},c(d).map(a))));return i(s.get(n)??s.get(1)),{node:u,cells:s}}var[xn,kn]=[150,350],Rr=.25,$n=24;function jr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...D(o-e+1).map(a=>e+a),...D(o-n).
map(a=>o-1-a)]}function Nr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Ee(e,n,r);return[i(0),i(a),B(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ge(e,n,r,
gt(e,n,r,o));return[...D($n+1).map(a=>s(a/$n)),B(e,r)]}function Mn(e,t,n,r){let s=jr(n,e.cells).map(c=>B(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,p]]of s.slice(1).entries()){let[u,d]=s[c],g=[(u+m)/2,Math.min(d,p)-Rr];a.push({at:g,time:i+xn/2,easing:"ease-in"}),i+=xn,a.push({at:[m,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let m=Nr(e,t,c);for(let[p,u]of m.entries())a.push({at:u,time:i+kn*(p+1)/m.length,easing:"linear"});i+=kn}let l=W(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Hr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Sn=([e,t])=>`translate(${e}px,${t}px)`;function En(e,t){let n=_("path.piece",{d:Hr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&O(n,"style",`t\
ransform:${Sn(B(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(u=>{let d=Mn(e,t,u,i).map(
g=>({...g,time:c+g.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let p=m.map(({at:u,time:d,easing:g})=>({transform:Sn(u),offset:d/c,easing:g}));O(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Ar=400;function Tn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:m}=e,p=ce(c),{node:u,
cells:d}=vn(c,n),g=new Map,y=J("new"),x=J("touched"),v=!1,h=null,b=new Set,S=null,w=[],M=`0 0 ${p} ${m}`,k=ie(".layer.goal",M,he(_e(c))),$=ie(".layer.jumps",M,Ke(
c,l).map(he)),[C,j,P]=["g.tree","g.move","g.route"].map(L=>_(L)),T=ie(".layer.above",M,C,j,P),E=En(c,l),F=ie(".layer.top",M,E.node),U=f(".sheet",u,k,$,T,F);function oe(L,R,I){
if(!h)return"";let[z,Z]=[h.distance.get(L),h.predecessor.get(L)],q=[`cell ${L}`,d.get(L)?.dataset.end,...Dt(L,l)],K=h.visited.has(L)?"visited":"not reached";return q.
push(R?"current":"",z!=null?`reached in ${X(z,o)}`:K,Z!=null?`from ${Z}`:"",I?r:"",b.has(L)?"part of what is wrong":""),q.filter(Boolean).join(", ")}let ee=L=>`\
var(--tint-${ke(L,s)})`;function ot(L,R,I,z){let Z=L.current===R,q=L.visited.has(R),K=L.distance.get(R),Mt=L.predecessor.get(R),St=`${[Z,z,q,K,Mt,b.has(R)]}`;if(g.
get(R)===St)return;g.set(R,St);let zn=K!=null?"reached":q&&"visited";ye(I,{"data-distance":K,"data-tint":K!=null&&ke(K,s),"data-from":Mt,"data-visited":q,"data-\
waits":z,"aria-current":Z,"data-state":Z?"current":z?"frontier":zn,label:oe(R,Z,z)}),K!=null&&I.style.setProperty("--tint",ee(K)),O(I.lastChild,"data-is",G(K)||
null)}function Le(){if(!h)return;let L=new Set(h.frontier.map(([R])=>R));for(let[R,I]of d)ot(h,R,I,L.has(R))}function we(){if(!h)return;let L=v?Ze(c,h.predecessor,
h.current):[];C.replaceChildren(...L.map(he))}let Oe=L=>L.map(R=>$.querySelector(`[data-ends="${R} ${l.get(R)}"]`));function Ce(L,R){let I=new Set(Oe(R));for(let z of $.
children)A(z,L,I.has(z))}function st(L){let R=L.flatMap(([,I,z])=>z===I?[]:t.ride(I).feet);P.replaceChildren(...Ye(c,L,a).map(he)),A($,"routed",L.length),Ce("ta\
ken",R)}let $t=()=>A(U,"arrived",!0),qn=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:d,columns:p,shape:p/m,node:f(`.board${qn}`,
{style:`--wide:${p};--high:${m}`},U),paint(L,R,I,z,Z=0){h=L;let q=`${Object.values(I??{})}`!=`${Object.values(S??{})}`;(q||z.length)&&E.rest(),A(U,"arrived",!1),
Le(),y([...R].map(K=>d.get(K))),we(),j.replaceChildren(...(I?Qe(c,I):[]).map(he)),x(Oe(I?.feet??[])),`${z}`!=`${w}`&&st(z),Z>0&&z.length?E.walk(Kt(t,z),Ar,$t):Z>
0&&q&&I&&E.walk([I],Z),S=I,w=z},piece:E,top:F,celebrate:$t,showTree(L){v=L,we()},mark(L,R){let I=R.flatMap(q=>q.moves??[]),z=R.flatMap(q=>q.jumps??[]),Z=I.flatMap(
([,q])=>t.ride(q).feet);Ce("found",[...z.map(([q])=>q),...Z]),b=new Set(R.flatMap(q=>q.cells??[]));for(let[q,K]of d)A(K,"differs",q===L),A(K,"found",b.has(q));Le()},
drawn:()=>({plan:c,jumps:l,farthest:s,state:h,found:b,move:S,treeShown:v,route:w})}}var be=e=>e.length-e.trimStart().length;function Ir(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>be(o)<be(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Pn(e){let t=Ir(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(be),80)}}var Ln=e=>e.startsWith("#:");function qr(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return A(i,"told",a==="c1"&&Ln(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function zr(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,be(n.data))))}function Fr({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Pn(n),a=n.map((c,m)=>{let p=m<o?0:Math.max(0,be(c)-s),u=f("code.text",{style:`--indent:${p}`},qr(r?.[m],c));return m>=o&&zr(u,s),
f(".line",{"data-line":m},f("span.runs"),f("span.at",`${t+m}`),u)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function On({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=J("now"),l=J("raised"),c=e.
map((w,M)=>Fr(w,r?.[M])),m=ge(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],u=null,d=!1,g=V("","Show or fo\
ld what comes before the first line that runs",()=>{d=!d,y()});function y(){O(g,"aria-expanded",`${d}`);for(let{above:w}of c)w.hidden=!d&&!(u&&w.contains(u))}let x=le(
"Notes","Show the comments that narrate",w=>A(m,"told",w)),v=!1,h=new ResizeObserver(()=>{v=!0,u&&ue(m,u)});h.observe(m),o.addEventListener("abort",()=>h.disconnect());
function b({rows:w,counts:M},k){k.forEach(($,C)=>{if($===M[C])return;M[C]=$;let j=w[C].firstChild;O(j,"style",$>0&&`--runs:${Math.log2($+1).toFixed(2)}`),O(j,"t\
itle",$>0&&`ran ${X($,"times")}`)})}let S=f(".heads",g,a,f("span.tools",s,x));return{node:f(".panel.code",S,m),paint({fn:w,line:M,depth:k,runs:$},C){c.forEach((j,P)=>{
j.node.hidden=P!==w,b(j,$[P])}),M!=null&&(u=c[w].rows[M],H(g,`${e[w].name}`),H(a,k?`${X(k,"calls")} deep`:""),i([u]),l([C&&p]),y(),v&&ue(m,u))}}}function Dr(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=D(e).
map(i=>{let[l,c]=o(i),[m,p]=o(i&&i-1>>1);return _("g",_("line",{x1:m,y1:p,x2:l,y2:c}),_("circle",{cx:l,cy:c,r:13.5}),_("text",{x:l,y:c+4.5}),_("text.key",{x:l+15,
y:c-6}))}),a=ie("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[m,p]=i[c]??[null,
""];ye(l,{visibility:!i[c]&&"hidden","data-cell":m}),H(l.children[2],m??"?"),H(l.children[3],p.slice(0,5))}),H(r,i.length>e?`${i.length-e} more below`:"")}}}function Cn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=Me(e),s=J("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,m]=r.map(x=>f(
"span.quiet",x)),p=ge(".waiting",n,c,l,m),u=o==="heap"&&t>0?Dr(Math.min(t,15)):null,d=f(".panel.frontier",f(".heads",f("span",n),a,i),p);d.hidden=!e.roles.frontier;
let g=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function y(x,[v,h]){O(x,"data-cell",v),H(x.children[0],v??"?"),H(x.children[1],h)}return{node:d,heap:u?.
node??null,read:()=>[...l.children].map(x=>{let{cell:v}=x.dataset;return[v?+v:null,x.children[1].textContent]}),paint({state:{frontier:x},left:v,joined:h}){je(l,
x,g,y),u?.paint(x),H(a,`${x.length} waiting`),H(i,v.length?`out: ${v.map(([S])=>S).join(", ")}`:""),s(h.map(S=>l.children[x.lastIndexOf(S)]));let b=l.lastElementChild;
o==="stack"&&b&&ue(p,b)}}}function et(e,t,n,r,o){let s=Zt(e,o),{rules:a,unit:i}=s,l=Tn({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:Me(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&le("Every line","Stop at every line",k=>{M.stops=s.stopsOf(k),r(k)}),m=On(e,t,n,...c?[c]:[]),p=Cn(
s),u=Bt(s),[d,g,y]=[f("span.sentence"),f("strong.outcome"),f("p.game")],x=f("p.speaker",{"aria-live":"polite"},d," ",g),v=f(".says",x,y),h=e.steps.length-1,b=-1;
n.addEventListener("abort",l.piece.rest);function S(){let k=m.node.querySelector(".s-line.s-now"),$=l.node.querySelector("[data-state=current]"),C=j=>Object.fromEntries(
[...l.cells].filter(([,{dataset:P}])=>P[j]).map(([P,{dataset:T}])=>[P,Number(T[j])]));return{current:$&&Number($.dataset.cell),frontier:p.read(),distance:C("dis\
tance"),predecessor:C("from"),visited:Object.keys(C("visited")).map(Number),line:k&&Number(k.dataset.line),says:e.steps[b]?.says?d.textContent:""}}function w(k){
let $=zt(k);return $!==d.textContent?$:k&&!a.jumps.has(k.landing)?"No jump there.":""}let M={trace:e,replay:s,board:l,code:m,frontier:p,tables:u,says:v,speaker:x,
read:S,stops:s.stopsOf(!s.mixed),index:()=>b,placeAt:k=>M.stops.findLastIndex($=>$<=k),placeFrom:k=>Math.min(M.placeAt(k-1)+1,M.stops.length-1),show(k,$=0){let C=M.
stops[M.placeAt(k-1)]??-1,j=b===C;b=k;let P=b===h,T=s.changes(C,b),E=s.moves[b]??null,F=P&&e.outcome!=="returned",U=P&&!F&&e.answer?.route||[],oe=P&&e.findings.
length>0;l.paint(T.state,T.cells,E,U,j&&!oe?$:0),m.paint(T.state,P),p.paint(T),u.paint(T),O(v,"data-failed",F),O(d,"data-told",e.steps[b]?.told);let ee=Re(s.sentence(
b));ee.textContent!==d.textContent&&d.replaceChildren(ee),H(g,P?qt(e):""),H(y,P?"":w(E))}};return M}function tt(e,t){let n=(r,o)=>f("span",f("i.key",{"data-key":r}),
o);return f(".legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",Me(e).waits),e.roles.distance&&n("reached","reached: near to far"),
e.roles.visited&&n("visited","only landed on"),t&&n("found","part of what is wrong"))}var nt=e=>le("Tree","From where each cell was reached",t=>{for(let{board:n}of e)
n.showTree(t)});var Vr=({says:e})=>`${$e(e)}${/[.!?]$/.test(e)?"":"."}`,xt=(e,{board:{name:t,cells:n}},r=3)=>f(".title",f("span",{role:"heading","aria-level":r},e),f("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function Rn(e,t,n={}){let{trace:r,highlight:o}=t,s=ze(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:m=r.name}=r,p=r.steps.length-1,u=qe(e,`Stepper: ${m}`,n,k),d=et(r,o,u.signal,()=>{x=0,w(),h.reset()}),{replay:g}=d,y=-1,x=0,v=()=>Math.max(0,d.placeAt(y)),
h=u.use(Xe({last:()=>d.stops.length-1,index:v,number:T=>Math.max(0,d.stops[T]??0),go:T=>M(d.stops[T]),back:()=>v()-(d.stops[v()]===y?1:0),words:T=>`step ${Math.
max(0,d.stops[T])} of ${Math.max(0,p)}: ${g.sentence(d.stops[T])}`,ticks:()=>g.ticks.map(({index:T,throws:E})=>({at:d.placeFrom(T),text:G(E)})),forward(){let T=d.
stops[d.placeAt(y)+1];return T===void 0||b.asks(y,T)?!1:(M(T),!0)}},d.speaker,n.speed)),b=en(g,M,h.focus),S=Wt(d,h.goTo);function w(){d.show(y,h.pace()),x=Math.
max(x,v()),S.update(d.stops,v(),b.on()?v():x),h.update(),u.relight()}function M(T){let E=W(Math.round(T)||0,0,p);b.drop(),E!==y&&(y=E,w(),n.onMove?.(y))}function k(T){
if(b.answer(T))return;let E=g.first.get(T);E!==void 0?h.goTo(d.placeFrom(E)):H(d.says.lastChild??d.says,`Cell ${T} is not reached in this run.`)}let $=le("Predi\
ct","Be asked which cell comes next",T=>{h.pause(),b.drop(T),w()},n.predict),C=Je([d],t,()=>y,u.signal),j=c.length>0&&f("ul.findings",{label:"What is wrong"},c.
map(T=>f("li",Vr(T)))),P=f(".under",tt(r,c.length>0),l.predecessor&&nt([d]));return u.root.append(f(".frame",f(".head",xt(m,r,n.level),h.node,f(".tools",$,u.lecture,
C.node)),f(".stage",{style:`--shape:${d.board.shape};--columns:${d.board.columns}`},f(".main",d.board.node,P),f(".side",d.says,b.node,j,d.code.node,d.frontier.node)),
f(".folds",d.tables.folds,d.frontier.heap&&se("Heap",d.frontier.heap),S.node,a.length>0&&se("What was guessed",f("ul",a.map(T=>f("li",T)))),i&&se("What it print\
ed",ge(".printed","What it printed",i))),C.strip)),b.drop(n.predict),d.board.mark(null,c),y=W(n.position??d.stops[0],0,p),w(),h.reset(),{go:M,position:()=>y,state:d.
read,element:u.root,destroy:u.destroy}}function kt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function jn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:D(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${X(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function Nn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${X(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var Hn=e=>e==null?"unreachable":X(e);function Br(e,t){let{name:n,title:r=n}=e.trace,o=t?se("Code",e.code.node):e.code.node;return f("section.pane",{label:r},f("\
.pane-head",r),e.says,f(".pair",e.board.node,o),e.frontier.node,f(".folds",e.tables.folds,e.frontier.heap&&se("Heap",e.frontier.heap)))}function Wr(e,t){let n=t.
map((o,s)=>V(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>A(s,"away",a!==o)),n.forEach((s,a)=>O(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function An(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(E=>[E,"snl-trace"]),i=ze(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),m=qe(e,"Steppers together",n,E=>S(E)),p=ft(s),u=s.map((E,F)=>et(E,o[F],m.signal,void 0,p)),d=kt(u),
g=-1,y="",x=l[0]?.cell??s[0].board.cells,v=m.use(Xe({last:()=>d.length-1,index:()=>g,number:E=>E,ticks:()=>d.ticks,words:E=>d.words(E),go:h,back:()=>g-1,forward:()=>h(
g+1)},c));function h(E){let F=W(Math.round(E??0)||0,0,d.length-1);F!==g&&(g=F,u.forEach((U,oe)=>{let ee=W(d.at(g,U,oe),0,U.stops.length-1);U.show(U.stops[ee],v.
pace())}),H(c,y&&g===d.start?y:`${y} ${d.words(g)}`.trim()),v.update(),m.relight(),n.onMove?.(g))}function b(E,F,U="",oe=null){[d,y,g]=[E,U,-1];for(let{board:ee}of u)
ee.mark(F,oe?[oe]:[]);v.pause(),h(d.start),v.reset()}function S(E,F="",U=null){x=E,M.value="cell",b(Nn(u,E),E,F,U)}let M=Ne("Align by",[["steps","Line by line"],
["throws","By distance"],["cell","At one cell"]],"steps",E=>{E==="cell"?S(x):b(E==="throws"?jn(u):kt(u),null)});function k({trace:E,cell:F,true:U,claimed:oe,finding:ee},ot){
let{name:Le,title:we=Le}=s[E],Oe=ee.kind==="answers"?"":`: ${ee.says}`,Ce=`They part at cell ${F}. Right: ${Hn(U)}. ${we} says ${Hn(oe)}${Oe}.`,st=`${ot?"D":"Fi\
rst d"}ifference${l[1]?`, ${we}`:""}`;return V(st,null,()=>{S(F,Ce,ee),j.choose(E)})}let $=l.map(k),C=u.map(E=>Br(E,u.length>2)),j=Wr(C,s.map(({name:E,title:F=E})=>F)),
P=Je(u,t,()=>g,m.signal),T=f(".tools",m.lecture,P.node);return m.root.append(f(".frame.several",f(".head",xt(`${u.length} runs on one board`,s[0],n.level),v.node,
T),f(".line-up",c,M,$,nt(u)),j.node,f(".panes",C),tt(s[0],l.length>0),P.strip)),n.difference&&$[0]?$[0].click():h(n.position),v.reset(),{go:h,position:()=>g,state:()=>u.
map(({read:E})=>E()),element:m.root,destroy:m.destroy}}var rt=(e,t,n)=>"together"in t?An(e,t,n):Rn(e,t,n);function In(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),m={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return rt(o,c,{...m,...e})});function r(){let o=Ot(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Gr({model:e,el:t}){let n=rt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Lt(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Ur(e){
return fn(e),{mount:rt,mountAll:In,render:Gr}}return Gn(Kr);})();
return bundle.start(`${snl}`);
})();
