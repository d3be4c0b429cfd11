// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var Je=Object.defineProperty;var hn=Object.getOwnPropertyDescriptor;var gn=Object.getOwnPropertyNames;var wn=Object.prototype.hasOwnProperty;var bn=(e,t)=>{for(var n in t)Je(e,n,{get:t[n],enumerable:!0})},xn=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of gn(t))!wn.call(e,r)&&
r!==n&&Je(e,r,{get:()=>t[r],enumerable:!(o=hn(t,r))||o.enumerable});return e};var kn=e=>xn(Je({},"__esModule",{value:!0}),e);var ao={};bn(ao,{start:()=>so});function bt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}var vn=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function xt(e,t){let o=[...document.querySelectorAll(".snl-stepper")].findIndex(
r=>r.contains(e))+1;return`${location.href.split("#")[0]}${vn(t,o)}`}function C(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function be(e,t){for(let n in t)C(e,n,t[n])}var B=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),yn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,kt=e=>(t,...n)=>{let[o,...r]=t.split("."),s=e(o||"div");for(let a of r)B(s,a,!0);for(let a of n)yn(a)?be(s,a):s.append(...[a].flat().filter(Boolean));
return s},m=kt(e=>document.createElement(e)),V=kt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ie=(e,t,...n)=>V(`svg${e}`,{viewBox:t,"aria-hidde\
n":"true"},...n);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach(
(r,s)=>{let a=e.children[s]??e.appendChild(n());o(a,r)})}function W(e){let t=[];return n=>{for(let o of t)B(o,e,!1);t=n.filter(o=>!!o);for(let o of t)B(o,e,!0)}}
function ce(e,t){let{offsetTop:n,offsetHeight:o}=t,{scrollTop:r,clientHeight:s}=e,a=Math.min(o,s/5);if(n<r+a||n+o>r+s-a){let c=n+o-s;e.scrollTop=Math.min(n,Math.
max(c,n-s/3))}}var R=(e,t,n,o)=>m("button.button",{type:"button",title:t,label:o,click:n},e);function oe(e,t,n,o=!1){let r=R(e,t,()=>{o=!o,C(r,"aria-pressed",`${o}`),
n(o)});return C(r,"aria-pressed",`${o}`),r}function Ee(e,t,n,o){let r=t.map(([a,i])=>m("option",{value:a,selected:a===n&&""},i));return m("select.button",{label:e,
change:({target:a})=>o(a.value)},r)}var fe=(e,t,...n)=>m(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n),X=(e,...t)=>m("details.fold",m("summary",e),...t),
xe=(e,t)=>t.map(n=>m("span",{role:e},n));var ke=new Set,ue=null;function Ze(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function $n(){return ue&&ue.root.
isConnected?ue:[...ke].filter(({root:t})=>Ze(t)>0).sort((t,n)=>Ze(n.root)-Ze(t.root))[0]}function vt(e){let t=e.target,{key:n,defaultPrevented:o,ctrlKey:r,metaKey:s,
altKey:a,shiftKey:i}=e;if(o||r||s||a||i||n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditable], [role=textbox], [role=tab], .\
snl-stepper"))return;$n()?.key(n,t)&&e.preventDefault()}function yt(e){ke.size===0&&addEventListener("keydown",vt),ke.add(e);for(let t of["pointerdown","focusin"])
e.root.addEventListener(t,()=>{ue=e})}function $t(e){ke.delete(e),ue===e&&(ue=null),ke.size===0&&removeEventListener("keydown",vt)}var Mt=`.snl-stepper{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47\
);--cell:light-dark(#faf9f4,#232933);--odd:light-dark(#f3eee5,#1d222b);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-dark\
(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#7d8ca3,#93a\
3bb);--start:light-dark(#2f6b45,#9fdcb2);--goal:light-dark(#6b5310,#efd27a);--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:li\
ght-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#d9efe4,#1d3a33);--tint-1:light-dark(#b9e0d0,#245044);--tint-2:light-dark(#93\
cdb8,#2c6656);--tint-3:light-dark(#6cb89f,#357d69);--tint-4:light-dark(#479f86,#3f957d);--snake-0:light-dark(#c65d47,#e0806c);--snake-1:light-dark(#cf9332,#e3b1\
5c);--snake-2:light-dark(#a0703f,#c39866);--snake-3:light-dark(#c0587e,#df86a6);--snake-4:light-dark(#8d8232,#b7ad5c);--snake-5:light-dark(#b2463f,#dc7f78);--sn\
ake-6:light-dark(#8a5a9c,#b78fca)}
.snl-stepper{--look: light;--tall: clamp(15rem, 100vh - 15.5rem, 46rem);--largest: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:var\
(--paper);color-scheme:light dark;font:1rem/1.45 system-ui,-apple-system,Segoe UI,sans-serif;text-align:left;font-variant-numeric:tabular-nums;*,:before,:after{\
box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px\
}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;paddi\
ng:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;just\
ify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-i\
tems:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier\
]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0) 20%,var(--ti\
nt-1) 20% 40%,var(--tint-2) 40% 60%,var(--tint-3) 60% 80%,var(--tint-4) 80%);width:2em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 5\
0%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-fa\
iled]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.\
s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wro\
ng);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em +\
 .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-t\
emplate-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}@media(prefers-color-scheme:dark){.snl-st\
epper{--look: dark}}:is([data-jp-theme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-stepper{--look: dark;color-scheme:da\
rk}:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-stepper{--look: light;color-scheme:light}.snl\
-stepper{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;\
gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-t\
itle .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2\
.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9\
rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{backgr\
ound:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disab\
led]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:au\
to;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;heigh\
t:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;b\
ackground:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-\
track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;ba\
ckground:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-\
moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--\
at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:a\
bsolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-s\
pace:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdi\
ct=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-4)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right\
] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-share{position:relative}.s-menu{position:ab\
solute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid var(--line);border-radi\
us:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-address{width:100%;padding:\
.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-w\
idth:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-co\
ntent:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-head{display:contents}.s-title{order:-2}.s\
-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2re\
m}.s-of{order:-1;min-width:0}.s-several .s-transport select{display:none}}}.snl-stepper{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high\
),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflo\
w:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;gr\
id-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(\
--odd)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var\
(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-ce\
ll:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:ma\
x(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=cur\
rent]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit)\
 * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 \
0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-sha\
dow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);f\
ont-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=star\
t]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--b\
adge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-\
badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em\
 .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:ca\
lc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overfl\
ow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-found){opaci\
ty:1}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found\
,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700\
;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:1\
.01;animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .0\
8s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:1.01}}.snl-stepper{.s-panel{display:flex;flex-direction:column;gap:\
.3rem;min-width:0}.s-heads{font-size:.85rem;color:var(--quiet)}.s-heads .s-button{min-width:0;min-height:1.5rem;padding:0 .5em;border-color:transparent;font-siz\
e:.85rem}.s-heads .s-tools{margin-left:auto}.s-heads .s-tools .s-button{border-color:var(--line)}.s-code>.s-heads>.s-button{padding:0 .3em;font-family:ui-monosp\
ace,DejaVu Sans Mono,monospace}.s-code>.s-heads>[aria-expanded]:before{content:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s\
-code{flex:1 1 0;min-height:9rem}.s-lines{flex:1 1 0;min-height:6rem;padding:.4rem 0;border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--pape\
r))}.s-scroll{position:relative;overflow:auto;scrollbar-width:thin}.s-listing{font:.875rem/1.5 ui-monospace,DejaVu Sans Mono,monospace}.s-line{display:grid;grid\
-template-columns:1.6rem 2.2rem minmax(0,1fr);align-items:start;padding-right:.5rem;border-left:4px solid transparent}.s-runs[style]{align-self:start;width:min(\
100%,var(--runs) * .22rem);height:.5em;margin-top:.5em;border-radius:0 .2em .2em 0;background:color-mix(in srgb,var(--goal) 35%,var(--paper))}.s-at{padding-righ\
t:.7em;text-align:right;color:var(--quiet);user-select:none}.s-text{padding-left:calc((var(--indent) + 4) * 1ch);font:inherit;color:inherit;background:none;bord\
er:0;text-indent:calc((var(--indent) + 4) * -1ch);white-space:pre-wrap;overflow-wrap:anywhere}.s-text span{text-indent:0}.s-lines:not(.s-told) span.s-told{displ\
ay:none}.s-line.s-now,.s-step.s-now{border-color:var(--now);background:var(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(--ink)}.s-line.s-raised{border-color:var\
(--wrong);background:var(--wrongSoft);text-decoration:underline wavy}:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){c\
olor:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:\
var(--wait)}@container (max-width: 33rem){.s-heads .s-button{min-width:44px;min-height:44px}}}.snl-stepper{.s-frontier{flex:none}.s-frontier>.s-heads{display:no\
ne}.s-waiting{display:flex;align-items:center;gap:.45rem;height:2.9rem;padding:.2rem 0;overflow-y:hidden;font-size:.9rem}.s-chips{display:contents}.s-chip{flex:\
none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55em;border:1.5px dashed var(--wait);border-radius:.5em}.s-chip small{max-width:9em;overflow:hidde\
n;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}.s-chip small:empty{display:none}:is(.s-queue,.s-heap)>:first-child,.s-stack>:last-child{border:2\
px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--now) 14%,var(--paper))}.s-gone{margin-left:auto}.s-folds{display:flex;flex-wrap:wrap;align\
-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.9rem}.s-fold[open]{flex:1 1 20rem;min-width:0}summary{padding:.15rem\
 0;color:var(--quiet);cursor:pointer}.s-distances,.s-variables{max-height:16rem;border:1px solid var(--line);border-radius:.4rem}[role=row]:not(.s-row){padding:\
.1rem .5rem;border-left:4px solid transparent}.s-scroll [role=row].s-new{border-color:var(--now);font-weight:700}.s-distances [role=row]{display:grid;grid-templ\
ate-columns:repeat(3,1fr)}.s-variables [role=row]{display:flex;gap:.75em;justify-content:space-between;overflow-wrap:anywhere;font-family:ui-monospace,monospace\
}.s-variables [role]>:first-child{flex:none;max-width:60%}.s-table-head{position:sticky;top:0;background:var(--odd);font-weight:650}:is([role=row],.s-chip).s-li\
t{outline:2px solid var(--wait);outline-offset:-2px}.s-step{display:grid;grid-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);gap:.75em;cursor:pointer}.s-s\
tep>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.s-go{all:unset;width:100%;text-align:right;text-decoration:underline}.s-go:focus-visible{outlin\
e:3px solid var(--wait);outline-offset:-3px}.s-printed{max-height:12em;white-space:pre;font:.85em/1.5 ui-monospace,monospace}.s-tree-of{text-align:center;stroke\
:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visible}.s-tree-of circle{fill:var(--paper);stroke:var(--wait);stroke-width:1.5}.s-tree-of .s-\
lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;font-size:12px;font-weight:700;text-anchor:middle}.s-tree-of .s-key{font-size:10px;font-we\
ight:400;text-anchor:start}}.snl-stepper{.s-panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s-pane{display:fle\
x;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weight:650}.s-pane .s-speaker{font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-story{flex:1 1 20re\
m;min-height:2.9em;padding-left:.9rem}.s-pair{display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,1fr);gap:.9rem}.s-pair>.s-board{max-width:min(100%,va\
r(--tall) * var(--wide) / var(--high))}.s-pair>.s-fold{grid-column:1 / -1}.s-broad,.s-pair:has(>.s-fold){grid-template:auto minmax(9rem,1fr) / minmax(0,1fr)}.s-\
switch{display:none}.s-several{--tall: clamp(14rem, 100vh - 24rem, 40rem)}@container (max-width: 51rem){.s-switch{display:flex}.s-away{display:none}}@container \
(max-width: 33rem){.s-pair{grid-template:auto minmax(9rem,1fr) / minmax(0,1fr)}}}.snl-stepper.s-lecture{--largest: 20rem;position:fixed;inset:0;z-index:9999;ove\
rflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:none}.s-button{min-width:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-head\
s .s-button{min-height:1.8em}@container (min-width: 60rem){.s-frame{max-width:none;height:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-heigh\
t:0}.s-stage{--tall: calc(100vh - 10.5rem) }.s-listing{font-size:max(18px,.85em)}.s-waiting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 22em)\
 }.s-frame>.s-legend,.s-several .s-head .s-quiet{display:none}.s-pane{min-height:0;gap:.8vh}.s-pane .s-says{min-height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pa\
ir{flex:1;min-height:0}.s-pair .s-code,.s-pair .s-lines{min-height:0}.s-broad{grid-template:auto minmax(0,1fr) / minmax(0,1fr)}.s-broad .s-heads{display:none}}}\
.snl-stepper{.s-strip{display:none}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-tools,.s-transport,.s-side,.s-folds,.s-under,.s-l\
egend,.s-panes,.s-line-up,.s-switch){display:none}&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));\
gap:.8rem;break-inside:avoid}.s-strip img{width:100%;border:1px solid var(--line)}}}
`;function Xe(e){let t=e.getRootNode(),n=t instanceof ShadowRoot?t:document.head;if(n.querySelector("style[data-snl]"))return;let o=document.createElement("style");
o.dataset.snl="",o.textContent=Mt,n.append(o)}var et=2;function Sn(e){let t=W("lit"),n,o=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let r of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(r,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,o()});return o}function On(e){let t=[...document.querySelectorAll(".\
snl-stepper")].map(o=>o.ariaLabel),n=e;for(let o=2;t.includes(n);o+=1)n=`${e} (${o})`;return n}function ze(e,t,n,o){Xe(e);let r=On(t),s=m("",{class:"snl-stepper",
role:"region",label:r,tabindex:-1}),a=null,i={root:s,key:(d,p)=>!!a?.key(d,p)};function c({target:d,ctrlKey:p,metaKey:f,altKey:k}){d instanceof Element&&s.contains(
d)&&C(d,"data-lm-suppress-shortcuts",!(p||f||k))}addEventListener("keydown",c,!0),n.keys&&yt(i);let l=oe("Lecture","Full screen, large type; Escape leaves",d=>{
B(s,"lecture",d),d?s.requestFullscreen?.()?.catch(()=>{}):document.fullscreenElement&&document.exitFullscreen()}),u=()=>s.matches(".s-lecture")&&l.click();return s.
addEventListener("fullscreenchange",()=>document.fullscreenElement||u()),s.addEventListener("keydown",d=>{let{ctrlKey:p,metaKey:f,altKey:k,shiftKey:v,key:b}=d;if(p||
f||k||v)return;let w=d.target;b==="Escape"?w.closest("[role=grid]")?s.focus({preventScroll:!0}):u():i.key(b,w)&&d.preventDefault(),d.stopPropagation()}),s.addEventListener(
"click",({target:d})=>{let p=d.closest(".s-grid .s-cell");p&&o(Number(p.dataset.cell))}),s.addEventListener("mousedown",d=>{d.target.closest(".s-grid")&&(d.preventDefault(),
s.focus({preventScroll:!0}))}),e.append(s),{root:s,lecture:l,relight:Sn(s),use(d){return a=d,d},destroy(){a?.pause(),removeEventListener("keydown",c,!0),$t(i),s.
remove()}}}function qe(e,...t){let n=t.find(([d,p])=>d?.format!==p||d.version!==et);if(!n)return null;let[o,r]=n,{format:s,version:a}=o??{},i=a>et,l=s!==r?`This\
 cannot be shown: it is not a recorded run (${r}).`:`This was recorded with ${i?"a newer":"an older"} version of snl_algos (${r} ${a}; this stepper reads ${r} ${et}\
). ${i?"Update snl_algos, then run":"Run"} the cell again, or record the run again.`;Xe(e);let u=m("p",{class:"snl-stepper",role:"alert"},l);return e.append(u),
{element:u,destroy:()=>u.remove(),go(){},position:()=>0,state:()=>null}}var _={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Cn}=_,D=e=>Array.from({length:e},(t,n)=>n),G=(e,t,n)=>Math.min(n,Math.max(t,e));function K({start:e,columns:t},n){let o=e===0?1:0;if(n===0)return[0,0];
let r=Math.floor((n-1)/t),s=(n-1)%t;return[r,o+(r%2?t-1-s:s)]}function J(e,t){let[n,o]=K(e,t),[r,s]=Cn.anchor;return[o+r,e.rows-n-1+s]}function Z([e,t],[n,o]){let r=Math.
hypot(n-e,o-t)||1,s=(n-e)/r,a=(o-t)/r;return{length:r,spot:(c,l=0)=>[e+c*s-l*a,t+c*a+l*s]}}function St([e,t],[n,o],[r,s]){let[a,i]=[r-n,s-o],c=((e-n)*a+(t-o)*i)/
(a*a+i*i||1),l=G(c,0,1);return Math.hypot(e-n-l*a,t-o-l*i)}function Le(e,t){let[[o,r],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-o)/(2*1e-4),(a-r)/(2*1e-4)]}function Ie(e,t,n,o){
let r=(n-t)/o,s=[e(t)];for(let a of D(o)){let[i,c]=[t+a*r,t+(a+1)*r],[[l,u],[d,p]]=[e(i),e(c)],[[f,k],[v,b]]=[Le(e,i),Le(e,c)];s.push([l+f*r/3,u+k*r/3],[d-v*r/3,
p-b*r/3],[d,p])}return s}var Ne=e=>{let t=_.light.tints.length;return(Math.round(e)%t+t)%t};var U=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Q=(e,t="throws")=>`${U(e)} ${e===1?t.replace(/s$/,""):t}`,ve=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,En={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},me=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...En[`${e}`]}),zn=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Ot({outcome:e,answer:t,error:n,limit:o,functions:r}){if(e==="stopped")return`It was stopped: ${o}.`;if(e==="raised"&&n){let i=r[n.function],c=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${c}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,c,l])=>s.length>8?i:`${i} to ${c}${zn(c,l)}`);return`It \
returned ${Q(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function jt(e){if(!e)return"";let{from:t,face:n,landing:o,stand:r,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${r}`:"",i=r>o?`climb to ${r}`:`slide to ${r}`,c=r===o?"":a||i;return n===null?`${ve(c)} from ${t}.`:`Throw ${n} from ${t}: land on ${o}${c&&`, ${c}`}\
.`}function Ct(e,t){let n=W("new"),o=m(""),r=m(".table-head",{role:"row"},xe("columnheader",t)),s=m(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
r,o),a=()=>m("",{role:"row"},xe("cell",t.map(()=>"")));function i(c,l){C(c,"data-cell",Number.isInteger(l[0])&&l[0]),l.forEach((u,d)=>L(c.children[d],u))}return{
box:s,paint(c,l){Ce(o,c,a,i);let u=[...o.children].filter((p,f)=>l.has(c[f][0]));n(u);let d=u.at(-1);d&&ce(s,d)}}}function Et({trace:{roles:e},unit:t}){let n=Ct(
"Distances",["cell",t,"from"]),o=Ct("Variables",["name","value"]),r=null;function s(){if(!r)return;let{distance:l,predecessor:u}=r.state,p=[...new Set([...l.keys(),
...u.keys()])].sort((f,k)=>f-k).map(f=>[f,U(l.get(f)),U(u.get(f))]);n.paint(p,r.cells)}function a(){r&&o.paint([...r.state.variables],r.names)}function i(l,u,d){
let p=X(l,u),f=()=>p.open&&d();return p.addEventListener("toggle",f),{node:p,paintIfOpen:f}}let c=[i("Variables",o.box,a)];return(e.distance||e.predecessor)&&c.
unshift(i("Distances",n.box,s)),{folds:c.map(({node:l})=>l),paint(l){r=l;for(let{paintIfOpen:u}of c)u()}}}function zt({replay:e,trace:t},n){let s=m(""),a=m(".sc\
roll",{style:"height:208px",scroll:b},s),i=W("now"),l=m("",{role:"table",label:"Every step so far"},m(".step",{role:"row"},xe("columnheader",["step","line","wha\
t happens","what changed"])),a),u=X("Every step so far",l);u.addEventListener("toggle",()=>w());let d=[],p=0,f=0,k=new Map;function v(h){let g=d[h],{line:x,function:M=0}=t.
steps[g],y=m("button.go",{type:"button"},`${g}`),{words:E}=e.changes(d[h-1]??-1,g),q=[y,`${t.functions[M].first+x}`,e.sentence(g),E],F="height:26px",A=()=>n(h);
return m(".step",{role:"row","aria-rowindex":h+2,style:F,click:A},xe("cell",q))}function b(){let h=Math.max(0,Math.floor(a.scrollTop/26)-4),g=t.steps.length?G(f+
1-h,0,18):0,x=s.contains(document.activeElement),M=k;k=new Map(D(g).map(y=>[h+y,M.get(h+y)??v(h+y)])),s.style.padding=`${h*26}px 0 ${Math.max(0,f+1-h-g)*26}px`,
s.replaceChildren(...k.values()),i([k.get(p)]);for(let[y,E]of k){let q=E.querySelector("button");q.tabIndex=y===p?0:-1,x&&y===p&&q.focus({preventScroll:!0})}}function w(){
u.open&&(b(),a.scrollTop=G(a.scrollTop,(p+1)*26-208,p*26))}return{node:u,update(h,g,x){d!==h&&k.clear(),[d,p,f]=[h,g,x],C(l,"aria-rowcount",f+2),w()}}}var qt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function nt(e,t,n,o=null){let r=e.moves(t),s=r.find(([,i,c])=>c===n&&i===o)??r.find(([,,i])=>i===n);if(s){let[
i,c,l]=s;return{from:t,face:i,landing:c,stand:l,feet:c===l?[]:e.ride(c).feet}}let a=r.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function ye(e,t,n){let o=e.moves(t).find(r=>r[1]===n);return o?nt(e,t,o[2],n):null}function qn({
steps:e},t){let n=new Map,o=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(o=a.current),!(o===null||i))for(let c in a.variables){
let l=qt(a.variables[c]),u=l!==null&&(ye(t,o,l)??ye(t,l,o));n.set(c,(n.get(c)??0)+(u?1:-4))}}let[r,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?r:null}
function tt(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Lt(e,t){let n=qn(e,t),o=n&&
new RegExp(`\\b${n}\\b`),r=null,s=null,a=null;function i(c){let l=tt(c.predecessor);if(l)return nt(t,l[1],l[0],s);let u=tt(c.distance);if(u&&r!==null&&u[0]!==r)
return nt(t,r,u[0],s);let d=tt(c.visited);if(d&&r!==null)return ye(t,r,d[0]);let p=e.functions[c.function??0].lines[c.line];return s===null||r===null||!o||!o.test(
p)?null:ye(t,r,s)??ye(t,s,r)}return e.steps.map(c=>{c.current!==void 0&&(r=c.current),n&&c.variables&&n in c.variables&&(s=qt(c.variables[n]));let l=c.current!==
void 0&&c.frontier!==void 0,u=c.frontier?.add??[],d=u.length===1&&u[0][0]===a?.stand;return a=l?null:i(c)??(d?a:null),a})}function It({cells:e,jumps:t,die:n=6,start:o=1,chained:r,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof n=="number"?Array.from({length:n},(d,p)=>p+
1):n;function c(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let f=a.get(d);return f===void 0||p.length&&!r?{feet:p,stand:d}:c(f,[...p,d])}function l(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function u(d){return d===e?[]:i.flatMap(p=>{let f=l(d+p),k=f>0?c(f).stand:null;return k===null?[]:[[p,f,k]]})}return{cells:e,
start:o,jumps:a,ride:c,moves:u}}var Ln=["distance","predecessor","visited","variables"],ot=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Te(e,t){let n=new Map,o=(r,s)=>{let a=(n.get(`${r}`)??0)+s;return n.set(`${r}`,a),a};for(let r of t)
o(r,1);return e.filter(r=>o(r,-1)<0)}function Nt(e,t){let{function:n=0,line:o,depth:r=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:o,depth:r,current:s}),a){let{is:i,front:c=0,back:l=0,put:u={},add:d=[]}=a,p=e.frontier,f=p.slice(c,p.length-l);for(let k in u)f[Number(k)]=u[k];e.frontier=
i??f.concat(d)}t.scope&&e.variables.clear();for(let i of Ln){let c=e[i];for(let l in t[i]){let u=t[i][l],d=i==="variables"?l:+l;u===null||u===!1?c.delete(d):c.set(
d,u)}}e.runs[n][o]+=1}function Tt(e){let{steps:t,functions:n,roles:o,unit:r="throws"}=e,s=It(e.board),a=new Map,i=new Map,c=[],l=Math.max(64,Math.ceil(t.length/
200)),u=0,d=-1/0,p={index:-1,fn:0,line:null,depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:n.map(({
lines:w})=>new Uint32Array(w.length))},f=[ot(p)];function k(w){if(o.distance)return Object.entries(w.distance??{}).filter(([,y])=>y!==null).map(([y])=>+y);let{add:h=[],
put:g={},is:x=[...Object.values(g),...h]}=w.frontier??{};return[...Object.keys(w.visited??{}).map(Number),...x.map(([M])=>M??-1)]}t.forEach((w,h)=>{Nt(p,w),u=Math.
max(u,p.frontier.length);for(let x of k(w))a.has(x)||a.set(x,h),i.set(x,h);let g=p.current===null?void 0:p.distance.get(p.current);g!==void 0&&g>d&&(d>=0&&c.push(
{index:h,throws:g}),d=g),(h+1)%l===0&&f.push(ot(p))});function v(w){let h=ot(f[Math.floor((w+1)/l)]);for(;h.index<w;)Nt(h,t[h.index+1]);return h}function b(w,h){
let g=v(w).frontier,x=v(h),M=Te(g,x.frontier),y=Te(x.frontier,g),E=new Set,q=new Set,F=[...M.map(([A])=>`${A} leaves`),...y.map(([A])=>`${A} joins`)];for(let A of t.
slice(w+1,h+1)){for(let O in{...A.distance,...A.predecessor})E.add(+O);for(let O in A.variables)q.add(O);for(let O in A.distance)F.push(`${O}: ${U(A.distance[O])||
"unknown"}`)}return F.length||(F=[...q].map(A=>`${A} = ${x.variables.get(A)}`)),{state:x,left:M,joined:y,cells:E,names:q,words:F.join(", ")}}return{trace:e,unit:r,
rules:s,first:a,lastSet:i,ticks:c,longest:u,highest:d,at:v,changes:b,moves:Lt(e,s),mixed:new Set(t.map(({told:w})=>!!w)).size>1,stopsOf:w=>t.length?D(t.length).
filter(h=>w||t[h].told||h===t.length-1):[-1],sentence(w){let{says:h,line:g,function:x=0}=t[w]??{says:"Nothing was recorded."};return h||`${n[x].name}, line ${n[x].
first+(g??0)}`}}}function In(e,t,{frontier:n,distance:o},r){let s=([p,f])=>f.trim()&&!Number.isNaN(+f)?+f:o.get(p??-1),a=s([e,t]),i=n.filter(p=>s(p)===a).map(([p])=>p),c=[...new Set(
i)].filter(p=>p!==null),l=p=>({accept:[e],reason:`${e} ${p}`});if(n.length===1)return l("is the only one that waits");if(r==="queue"&&n[0][0]===e)return l(`is a\
t the front: it came in before ${n[1][0]}`);if(r==="stack"&&n.at(-1)?.[0]===e)return l("is at the top: it came in last");if(r!=="heap"||a==null)return l("is tak\
en now");if(c.length<2)return l(`has the smallest distance, ${U(a)}`);let d=`${c.sort((p,f)=>p-f).join(", ").replace(/, (\d+)$/," and $1")} wait with ${U(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:c,reason:d}}function Nn(e,t,n,o,{rules:r,unit:s}){let a=n.get(e),i=Q(t,s);if(o===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${U(a)}, and from ${o} it is ${U(t)}`;let l=(o===null?[]:r.moves(o)).find(d=>!n.has(d[2]));if(l?.[2]!==
e)return`${e} gets ${i} now`;let u=l[1]===e?"":`, which leads to ${e},`;return`${l[1]}${u} is the first landing from ${o} that was not reached yet`}function At(e,t,n){
let{trace:o,at:r}=e,s=o.frontier_kind;for(let a=Math.max(t,0)+1;a<=n;a+=1){let[i,c]=[r(a-1),r(a)],l=Te(i.frontier,c.frontier);if(l.length===1&&l[0][0]!=null&&s!==
"level")return{text:"Which cell will be taken next?",...In(l[0][0],l[0][1],i,s)};let u=[...c.distance].filter(([d,p])=>i.distance.get(d)!==p);if(u.length===1){let[
[d,p]]=u,f=Nn(d,p,i.distance,c.current,e);return{text:"Which cell gets its distance next?",accept:[d],reason:f}}}return null}function Pt(e,t,n){let o=!1,r=null,s=0,a=0,i=0,c=m("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),l=m("span.question",{role:"stat\
us"}),u=m("strong");function d(w){w.preventDefault(),v(+c.value)}let p=m("form.form",{submit:d},c,m("button.button","Answer"),R("Skip",null,()=>b("skipped",""))),
f=m(".predict",{role:"group",label:"Predict"},l,p,u);function k(w,h){C(f,"data-verdict",w),L(l,h),p.hidden=!r,f.hidden=!o,L(u,i?`${a} of ${i} right`:"")}function v(w){
if(!r)return!1;let h=r.accept.includes(w);return i+=1,a+=h?1:0,b(h?"right":"wrong",h?"Right: ":`Not ${w}: `),!0}function b(w,h){if(!r)return;let{reason:g}=r,x=f.
contains(document.activeElement);t(s),k(w,`${h}${g}.`),x&&n()}return{node:f,answer:v,on:()=>o,drop(w=o){o=w,r=null,k("ready",i?"":"Go forward: you are asked bef\
ore a cell is taken or reached.")},asks(w,h){return r?c.focus():o&&(r=At(e,w,h),s=h,c.value="",r&&k("asked",`${r.text} Click it on the board, or type it.`)),!!r}}}var{shape:Ae}=_;function Ft(e,t){let{length:n,spot:o}=Z(e,t),r=Ae.arc.least+Ae.arc.more*n,s=t[0]>=e[0]?-1:1,a=o(n/2,s*r*2),i=Z(a,t).spot(Z(a,t).length-.06),{spot:c}=Z(
i,a),{head:l}=Ae.arc;return{from:e,turn:a,tip:i,wings:[c(l,l*.55),i,c(l,-l*.55)]}}function rt(e,t,n,o,r){let{length:s,spot:a}=Z(e,t),i=Math.min(o,s/4),c=a(s-i),
l=a(s/2,2*n),{spot:u}=Z(c,l);return{from:a(i),turn:l,tip:c,middle:a(s/2,n),wings:[u(r,r/2),c,u(r,-r/2)]}}function Rt(e){let t=Ae.die.side*.27,n={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:r,falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],
...e>1?s:[],...e>3?r:[],...e===6?a:[]]}var{shape:ee}=_;function st(e,t,n){let{length:o,spot:r}=Z(J(e,t),J(e,n));return Z(r(ee.apart),r(o-ee.apart))}function Ut(e,t,n){let{length:o,spot:r}=st(e,t,n),{
half:s,over:a,rung:i}=ee.ladder,c=Math.max(2,Math.round(o/i)),l=[s,-s].map(d=>[r(-a,d),r(o+a,d)]),u=D(c+1).map(d=>{let p=o*d/c;return[r(p,s),r(p,-s)]});return{rails:l,
rungs:u}}function Dt(e,t){let n=(e+t)%2?-1:1;return[0,ee.snake.bow,-ee.snake.bow].flatMap(o=>[{hand:n,bow:o},{hand:-n,bow:o}])}function Bt(e,t,n,{hand:o,bow:r}){
let{length:s,spot:a}=st(e,t,n),{swing:i,wave:c}=ee.snake,l=Math.max(1,Math.round(s/c)),u=o*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,f=u*p*Math.sin(2*Math.
PI*l*d)+r*Math.sin(Math.PI*d);return a(s*d,f)}}function Tn(e,t,n,o){let r=o.map(([i,c])=>[J(e,i),J(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Dt(t,
n)[0]};for(let i of Dt(t,n)){let c=Bt(e,t,n,i),l=D(25).map(f=>c(f/24)),u=l.some(([f,k])=>f<.15||f>s-.15||k<.15||k>e.rows-.15),p=l.filter(f=>r.some(([k,v])=>St(f,
k,v)<ee.snake.clear)).length+(u?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Ht(e,t,n,o){let r=Bt(e,t,n,Tn(e,t,n,o)),{length:s}=st(e,t,n),a=4*
Math.max(1,Math.round(s/ee.snake.wave))+2,i=k=>v=>{let b=ee.snake.half*(1-.3*v-.6*v**3),[w,h]=r(v),[g,x]=Le(r,v),M=Math.hypot(g,x)||1;return[w-k*b*x/M,h+k*b*g/M]},
c=Ie(i(1),0,1,a),l=Ie(i(-1),1,0,a),u=[...c,c[c.length-1],l[0],...l],{spot:d}=Z(r(0),r(.02)),{skull:p,eye:f}=ee.snake;return{outline:u,stripe:Ie(r,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-f/3,.55*p),d(-.05-f/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Vt=(e,t)=>(2*e+3*t)%_.light.snakes.length;var{shape:Fe}=_,re=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(re).join(" ")),he=e=>`M${$e(e).join("L")}`,Wt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,it=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,Y=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Pe=(e,[t,n],o,r)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(n),r:o},...r}),te=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ct=(e,[t,n],o,r,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(n),width:o,
height:o,rx:r},...s}),Kt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),le=(e,[t,n],o,r,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(n),"\
font-size":o},fill:s,text:r});function An(e,t,n){let{rails:o,rungs:r}=Ut(e,t,n),{rail:s,rungWidth:a}=Fe.ladder,i=o.map(he).join("");return[Y("halo",i,{stroke:"c\
ell",width:s+.05}),Y("rungs",r.map(he).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",width:s})]}function Pn(e,t,n,o){let{outline:r,stripe:s,skull:a,
eyes:i,pupils:c,tongue:l}=Ht(e,t,n,o),{skull:u,stripe:d,eye:p,pupil:f}=Fe.snake,k=`snake-${Vt(t,n)}`,v=`${Wt(r)}Z`;return[Y("halo",v,{stroke:"cell",width:.06}),
Y("tongue",l.map(b=>he(b)).join(""),{stroke:k,width:.025}),Y("skin",v,{fill:k}),Kt(Y("stripe",Wt(s),{stroke:"cell",width:d}),"0.04 0.12"),Pe("skull",a,u,{fill:k}),
...i.map(b=>Pe("eye",b,p,{fill:"die"})),...c.map(b=>Pe("pupil",b,f,{fill:"dieInk"}))]}function Re(e,t){let n=[...t],o=n.filter(([a,i])=>a<i),r=n.filter(([a,i])=>a>
i),s=(a,i,c,l)=>te(a,l,{"data-ends":`${i} ${c}`});return[...o.map(([a,i])=>s("ladder",a,i,An(e,a,i))),...r.map(([a,i])=>s("snake",a,i,Pn(e,a,i,o)))]}function at([
e,t],n,o=1){let{side:r,corner:s,pip:a}=Fe.die,i=Rt(n).map(u=>Pe("pip",u,a,{fill:"dieInk"})),c=le("face",[0,r*.24],r*.7,`${n}`,"dieInk"),l={fill:"die",stroke:"no\
w",width:.035};return te("die",[ct("side",[-r/2,-r/2],r,s,l),...i.length?i:[c]],{transform:`translate(${re(e)} ${re(t)}) scale(${o})`})}function _t(e,t,n){let[o,
r]=K(e,t),s=[r+.06,e.rows-o-.94],a=ct(n,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Kt(a,"0.03 0.06")}function De(e,{
from:t,face:n,landing:o,stand:r}){let s=r===o?[]:[_t(e,r,"stand")];if(n===null)return s;let a=J(e,t);if(t===o)return[at(a,n)];let{turn:i,tip:c,wings:l}=Ft(a,J(e,
o)),u=Y("arc",it(a,i,c),{stroke:"now",width:Fe.arc.width});return[_t(e,o,"landing"),...s,{...u,attributes:{...u.attributes,pathLength:1}},Y("tip",`${he(l)}Z`,{fill:"\
now"}),at(a,n)]}function Ue(e,t,n){let o=n;return t.map(([r,s,a],i)=>{let[c,l]=[J(e,o),J(e,s)],u=rt(c,l,l[0]>=c[0]?-.3:.3,.12,.16);o=a;let[d,p]=[u.middle[0],Math.
floor(u.middle[1])+.5],f=it(u.from,u.turn,u.tip),k=`${he(u.wings)}Z`;return te("leg",[Y("rim",f,{stroke:"cell",width:.1}),Y("shaft",f,{stroke:"ink",width:.05}),
Y("tip",k,{fill:"ink"}),ct("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),le("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),at([d+.16,p],r,.8)],{style:`--order:${i}`})})}
function Be(e,t,n){let o=new Set;for(let s=n;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,c]=[J(e,a),J(e,s)],{from:l,turn:u,tip:d,wings:p}=rt(i,c,.12,.18,.13),f=it(l,u,d)+he(p);return Y(o.has(s)?"branch.strong":"branch",f,{stroke:"\
ink",width:.03})})}var{shape:Me}=_,Qt=80,Fn="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Rn=.55,lt=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function Yt(e,t){
let[n,o]=t.split("-"),r=_[e];return n==="snake"?r.snakes[Number(o)]:n==="tint"?r.tints[Number(o)]:r[t]}function dt({tag:e,attributes:t,fill:n,stroke:o,width:r,parts:s=[],
text:a},i){let c={...t,fill:n?Yt(i,n):e==="g"?void 0:"none",stroke:o&&Yt(i,o),"stroke-width":r,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
l=Object.entries(c).filter(([,d])=>d!==void 0).map(([d,p])=>` ${d}="${lt(`${p}`)}"`),u=s.map(d=>dt(d,i)).join("")+lt(a??"");return`<${e}${l.join("")}>${u}</${e}\
>`}var ae=(e,t,n,o,r,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:o,...s},...r});function Dn({state:e,plan:t},n){let o=e?.distance.get(n);if(o!=null)return`\
tint-${Ne(o)}`;let[r,s]=K(t,n);return(r+s)%2?"odd":"cell"}function Un(e,t,n){let{plan:o,state:r,found:s}=e,[a,i]=K(o,t),[c,l]=[i,o.rows-a-1],u=[ae(c,l,1,1,{fill:Dn(
e,t),stroke:"line",width:.01})];if(r?.current===t)u.push(ae(c+.03,l+.03,.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let h={"stroke-dasharray":"0.08 0.0\
6",rx:.04};u.push(ae(c+.045,l+.045,.91,.91,{stroke:"wait",width:.03},h))}else if(r?.visited.has(t)&&!r.distance.has(t)){let h={"stroke-dasharray":"0.02 0.05",rx:.04};
u.push(ae(c+.045,l+.045,.91,.91,{stroke:"quiet",width:.025},h))}s.has(t)&&u.push({tag:"path",attributes:{d:`M${c+.74} ${l}h.26v.26z`},fill:"wrong"});let d=`${t}`,
p=.1+.115*d.length,[f,k]=[c+Me.number[0],l+Me.number[1]],v=[ae(f,k,p,.25,{fill:"chip"},{rx:.05}),le("number",[f+p/2,k+.192],.19,d,"ink")],b=t===o.start?"start":
t===o.cells?"goal":"";b&&v.push(ae(c+.05,l+.74,.4,.2,{fill:"chip"},{rx:.04}),le("end",[c+.25,l+.885],.14,b,b));let w=U(r?.distance.get(t));if(w){let[h,g]=[c+Me.
badge[0],l+Me.badge[1]],x=Math.max(.26,.14+.1*w.length),M={rx:.13};v.push(ae(h-x/2,g-.13,x,.26,{fill:"badge"},M),le("badge",[h,g+.064],.18,w,"badgeInk"))}return{
below:u,above:v}}function Bn(e){let{plan:t,jumps:n,state:o,move:r,treeShown:s,routed:a,trace:i,found:c}=e,l=new Set((o?.frontier??[]).map(([b])=>b)),u=t.start===
0?1:0,p=D(t.cells+u).map(b=>b+1-u).map(b=>Un(e,b,l)),f=new Set(r?.feet);for(let[,b,w]of a&&i.answer?.route||[])b!==w&&f.add(b);let k=Re(t,n).map(b=>{let[w,h]=`${b.
attributes["data-ends"]}`.split(" ").map(Number),g=f.has(w)||c.has(w)&&c.has(h);return{...b,attributes:{...b.attributes,opacity:g?1:Me.faint}}}),v=s&&o?Be(t,o.predecessor,
o.current):[];return[te("ground",p.flatMap(({below:b})=>b)),te("jumps",k,{"stroke-linecap":"round","stroke-linejoin":"round"}),te("above",[...v,...r?De(t,r):[]]),
te("numbers",p.flatMap(({above:b})=>b),{"font-weight":700}),te("route",a?Ue(t,i.answer?.route??[],t.start):[])]}function pt(e,t){let o=.2,r=e.map(({drawn:l,caption:u})=>{
let d=l.plan.columns+(l.plan.start===0?1:0),p=Math.min(.3,d/Math.max(1,u.length)*1.9),f=le("caption",[0,l.plan.rows+.4],p,u,"ink");f.attributes["text-anchor"]="\
start";let k=te("board",[...Bn(l),f],{transform:`translate(${o} ${.2})`});return o+=d+.5,dt(k,t)}),s=o-.5+.2,a=Math.max(...e.map(({drawn:l})=>l.plan.rows))+Rn+.2,
i=dt(ae(0,0,s,a,{fill:"paper"}),t),c=lt(e.map(({caption:l})=>l).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.
round(s*Qt)}" height="${Math.round(a*Qt)}" font-family="${Fn}"><title>${c}</title>${i}${r.join("")}</svg>`}var Gt={text:""},Jt=e=>{Gt.text=e},Hn=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`),Vn=e=>e.replace(/[&<>"]/g,
t=>`&#${t.charCodeAt(0)};`);function Zt(e,t){let n="together"in e?e.together.traces:[e.trace],o=Vn(n.map(({title:a,name:i})=>a??i).join(" and ")),r="<script",s="\
<\/script>";return`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${o}</title>
<style>:root { color-scheme: light dark } body { margin: 0 }</style>
</head>
<body>
<main>
<div data-snl data-level="1" data-position="${t}"></div>
${r} type="application/json">${Hn(e)}${s}
${r}>(${Gt.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}function ft(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}async function Wn(e){
let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[n.width,n.height]=
[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,r)=>{n.toBlob(s=>s?o(s):r(new Error("the picture is too large")))})}
function Xt(e,t){let n=e.index();t!==void 0&&e.show(t);let o={drawn:e.board.drawn(),caption:ve(e.replay.sentence(e.index()))};return t!==void 0&&e.show(n),o}function _n({
replay:e,trace:t}){let n=t.steps.length-1,o=e.moves.findIndex(i=>i&&i.feet.length>0),r=[...e.first.values()].sort((i,c)=>i-c),s=r[Math.floor(r.length/2)]??Math.
floor(n/2);return[...new Set([0,o<0?Math.floor(n/4):o,s,n])].filter(i=>i>=0).sort((i,c)=>i-c)}function He(e,t,n){let o=()=>`${e.map(({trace:h})=>h.name).join("-\
and-")}-step-${n()}`,r=()=>getComputedStyle(f).getPropertyValue("--look").trim()==="dark"?"dark":"light",s=()=>pt(e.map(h=>Xt(h)),r()),a=m("input.address",{readonly:"",
label:"To copy",hidden:""}),i=m("span.quiet",{role:"status"});async function c(h){a.hidden=!1,a.value=h,a.select();try{await navigator.clipboard.writeText(h),i.
textContent="Copied."}catch{i.textContent="Copy it from here."}}let l=()=>xt(f,n()),u=[R("Picture (SVG)","The board at this step",()=>ft(new Blob([s()],{type:"i\
mage/svg+xml"}),`${o()}.svg`)),R("Picture (PNG)","The board at this step",async()=>ft(await Wn(s()),`${o()}.png`)),R("Link to this step",null,()=>c(l())),R("Emb\
ed","HTML for a page of yours",()=>c(`<iframe src="${l()}" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),R("This page","A file that needs no\
 network",()=>ft(new Blob([Zt(t,n())],{type:"text/html"}),`${o()}.html`))],d=m(".menu",{role:"group",label:"Export"},u,a,i);d.hidden=!0;let p=R("Export","A pict\
ure, a link, the page",()=>k(!!d.hidden)),f=m(".share",p,d);function k(h){d.hidden=!h,a.hidden=!0,i.textContent="",C(p,"aria-expanded",`${h}`)}k(!1),f.addEventListener(
"keydown",h=>{h.key!=="Escape"||d.hidden||(k(!1),p.focus(),h.stopPropagation())}),f.addEventListener("focusout",({relatedTarget:h})=>{h instanceof Node&&!f.contains(
h)&&k(!1)});let v=m(".strip");function b(){let h=e.flatMap(g=>_n(g).map(x=>{let M=Xt(g,x),y=pt([M],"light"),E=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(
y)}`;return m("img",{src:E,alt:`Step ${x}: ${M.caption}`})}));v.replaceChildren(...h)}let w=matchMedia("print");return w.addEventListener("change",()=>w.matches&&
b()),w.matches&&queueMicrotask(b),{node:f,strip:v}}var Kn="M4 3h3v10H4zM9 3h3v10H9z",tn="M4 2.5v11l9-5.5z",Qn=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",tn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Yn=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),en=900;function Ve(e,t){let n=en,o,r=[];function s(g){clearTimeout(o),o=g,p.setAttribute("d",o?Kn:tn),C(d[2],"label",o?"Pause":"Play"),C(t,"aria-live",o?"\
off":"polite")}let a=()=>s();function i(g){a(),e.go(G(g,0,e.last()))}let c=()=>s(setTimeout(()=>{e.forward()!==!1&&e.index()<e.last()?c():a()},n));function l(){
if(o){a();return}e.index()>=e.last()&&e.go(0),c()}let u={Home:()=>i(0),ArrowLeft:()=>i(e.back())," ":l,End:()=>i(1/0),ArrowRight(){a(),e.forward()},PageDown:()=>i(
r.find(({at:g})=>g>e.index())?.at??1/0),PageUp:()=>i(r.findLast(({at:g})=>g<e.index())?.at??0)},d=Qn.map(([g,x,M])=>{let y=ie("","0 0 16 16",V("path",{d:M}));return R(
y,`${x} (${g.trim()||"space"})`,u[g],x)}),p=d[2].querySelector("path"),f=m("input.bar",{type:"range",min:0,label:"Step",input:()=>i(+f.value)}),k=m(".ticks",{"a\
ria-hidden":"true"}),v=m("span.of"),b=Ee("Speed",Yn,1,g=>{n=en/Number(g)});function w(){let g=e.index(),x=e.last();f.value=`${g}`,f.style.setProperty("--at",`${g/
Math.max(1,x)}`),C(f,"aria-valuetext",e.words(g)),L(v,`${e.number(g)} / ${e.number(x)}`);let M=y=>y<2?g<=0:y>2&&g>=x;d.forEach((y,E)=>C(y,"aria-disabled",M(E)))}
function h({at:g,text:x},M){let y=M%Math.ceil(r.length/10)===0&&x;return m("span",{style:`--at:${g/Math.max(1,e.last())}`},y)}return a(),{update:w,pause:a,goTo:i,
focus:()=>d[3].focus(),node:m(".transport",{role:"group",label:"Time"},m(".buttons",d),m(".track",f,k),v,b),reset(){r=e.ticks(),f.max=`${e.last()}`,k.replaceChildren(
...r.map(h)),w()},key(g,x){let M=g===" "?", button, summary":"";return!u[g]||x.matches(`select, input:not([type=range])${M}`)?!1:(u[g](),!0)}}}function ge({tag:e,name:t,attributes:n,fill:o,stroke:r,width:s,parts:a=[],text:i}){let c=[o&&`fill:var(--${o})`,r&&`stroke:var(--${r})`,s&&`stroke-width:${s}px`].
filter(Boolean),l=[n.style,...c].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return V(u,{...n,style:l||null},a.map(ge),i)}function nn({trace:e,rules:t,unit:n}){let{start:o,cells:r,jumps:s}=t,a={cells:r,start:o,...e.layout},{rows:i}=e.layout,c=o===0?1:0,l=e.layout.columns+c,u=D(r+c).
map($=>$+1-c),{waits:d}=me(e),p=new Map,f=new Map,k=W("new"),v=W("touched"),b=!1,w=null,h=new Set,g=null,x=!1;function M($){let[S,I]=K(a,$),z=$===o?"start":$===
r&&"goal",T=m(".cell",{role:"gridcell","data-cell":$,"data-end":z,style:`grid-column:${I+1}`},m("span.number",`${$}`),m("span.end",{"data-is":z}),m("span.badge"));
return B(T,"odd",(S+I)%2),p.set($,T),T}function y($){for(let S of p.values())S.tabIndex=S===$?0:-1}function E($){let{key:S,target:I}=$,[z,T]=K(a,Number(I.dataset.
cell)),N={ArrowLeft:[z,T-1],ArrowRight:[z,T+1],ArrowUp:[z+1,T],ArrowDown:[z-1,T]};if(S==="Enter"||S===" ")I.click();else if(N[S]){let H=u.find(se=>`${K(a,se)}`==
`${N[S]}`);p.get(H??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let q=$=>u.filter(S=>K(a,S)[0]===$).sort((S,I)=>K(a,S)[1]-K(a,I)[1]),F=m(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${r} cells`,keydown:E,focusin:({target:$})=>y($)},D(i).reverse().map($=>m(".row",{role:"row"},q($).map(M))));
y(p.get(o)??p.get(1));let A=`0 0 ${l} ${i}`,O=ie(".layer.jumps",A,Re(a,s).map(ge)),[j,P,ne]=["g.tree","g.move","g.route"].map($=>V($)),de=ie(".layer.above",A,j,
P,ne);function Ge($,S,I){if(!w)return"";let[z,T]=[w.distance.get($),w.predecessor.get($)],N=[`cell ${$}`,p.get($)?.dataset.end];for(let[se,pe]of s)se===$&&N.push(
`${pe>$?"foot of a ladder":"head of a snake"} to ${pe}`),pe===$&&N.push(`${se<$?"top of a ladder":"tail of a snake"} from ${se}`);let H=w.visited.has($)?"visite\
d":"not reached";return N.push(S?"current":"",z!=null?`reached in ${Q(z,n)}`:H,T!=null?`from ${T}`:"",I?d:"",h.has($)?"part of what is wrong":""),N.filter(Boolean).
join(", ")}function Se($,S,I,z){let T=$.current===S,N=$.visited.has(S),H=$.distance.get(S),se=$.predecessor.get(S),pe=`${[T,z,N,H,se,h.has(S)]}`;if(f.get(S)===pe)
return;f.set(S,pe);let mn=H!=null?"reached":N&&"visited";be(I,{"data-distance":H,"data-tint":H!=null&&Ne(H),"data-from":se,"data-visited":N,"data-waits":z,"aria\
-current":T,"data-state":T?"current":z?"frontier":mn,label:Ge(S,T,z)}),C(I.lastChild,"data-is",U(H)||null)}function Oe(){if(!w)return;let $=new Set(w.frontier.map(
([S])=>S));for(let[S,I]of p)Se(w,S,I,$.has(S))}function je(){if(!w)return;let $=b?Be(a,w.predecessor,w.current):[];j.replaceChildren(...$.map(ge))}let gt=$=>$.map(
S=>O.querySelector(`[data-ends="${S} ${s.get(S)}"]`));function wt($,S){let I=new Set(gt(S));for(let z of O.children)B(z,$,I.has(z))}function fn($){let S=$&&e.answer?.
route||[],I=S.flatMap(([,z,T])=>T===z?[]:t.ride(z).feet);ne.replaceChildren(...Ue(a,S,o).map(ge)),B(O,"routed",S.length),wt("taken",I)}let un=`${l>7?".close":""}${l>
12?".dense":""}${l>24?".tiny":""}`;return{plan:a,cells:p,columns:l,shape:l/i,node:m(`.board${un}`,{style:`--wide:${l};--high:${i}`},m(".sheet",F,O,de)),paint($,S,I,z){
w=$,Oe(),k([...S].map(T=>p.get(T))),je(),P.replaceChildren(...(I?De(a,I):[]).map(ge)),v(gt(I?.feet??[])),z!==x&&fn(z),g=I,x=z},showTree($){b=$,je()},mark($,S){let I=S.
flatMap(N=>N.moves??[]),z=S.flatMap(N=>N.jumps??[]),T=I.flatMap(([,N])=>t.ride(N).feet);wt("found",[...z.map(([N])=>N),...T]),h=new Set(S.flatMap(N=>N.cells??[]));
for(let[N,H]of p)B(H,"differs",N===$),B(H,"found",h.has(N));Oe()},drawn:()=>({trace:e,plan:a,jumps:s,state:w,found:h,move:g,treeShown:b,routed:x})}}var we=e=>e.length-e.trimStart().length;function Gn(e){let t=e.findIndex(r=>/^\s*(async\s+)?(def|class)\s/.test(r));if(t<0||e.slice(0,t).some(r=>we(r)<we(e[0])))
return 0;let n=e.findIndex((r,s)=>s>=t&&/:\s*(#.*)?$/.test(r))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let o=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(o){if(!e[n].slice(o[0].length).includes(o[1]))for(n+=1;n<e.length&&!e[n].includes(o[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function on(e){let t=Gn(e),n=e.slice(t).filter(o=>o.trim());return{head:t,indent:Math.min(...n.map(we),80)}}var rn=e=>e.startsWith("#:");function Jn(e,t){let n=r=>[...r].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=m("span",{class:a},
n(s.childNodes));return B(i,"told",a==="c1"&&rn(i.textContent??"")),i}),{body:o}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return o.textContent?.
trim()===t.trim()?n(o.childNodes):[t]}function Zn(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,we(n.data))))}function Xn({name:e,first:t,
lines:n},o){let{head:r,indent:s}=on(n),a=n.map((l,u)=>{let d=u<r?0:Math.max(0,we(l)-s),p=m("code.text",{style:`--indent:${d}`},Jn(o?.[u],l));return u>=r&&Zn(p,s),
m(".line",{"data-line":u},m("span.runs"),m("span.at",`${t+u}`),p)}),i=m(".above",{hidden:""},a.slice(0,r)),c=m(".listing",{"aria-label":e},i,a.slice(r));return{
rows:a,node:c,above:i,counts:new Uint32Array(n.length)}}function sn({functions:e,outcome:t,error:n},o,...r){let s=m("span.quiet"),a=W("now"),i=W("raised"),c=e.map(
(g,x)=>Xn(g,o?.[x])),l=fe(".lines","Code",...c.map(({node:g})=>g)),u=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],d=null,p=!1,f=R("","Show or fold w\
hat comes before the first line that runs",()=>{p=!p,k()});function k(){C(f,"aria-expanded",`${p}`);for(let{above:g}of c)g.hidden=!p&&!(d&&g.contains(d))}let v=oe(
"#:","Show the comments that narrate",g=>B(l,"told",g));C(v,"label","Comments");let b=!1;new ResizeObserver(()=>{b=!0,d&&ce(l,d)}).observe(l);function w({rows:g,
counts:x},M){M.forEach((y,E)=>{if(y===x[E])return;x[E]=y;let q=g[E].firstChild;C(q,"style",y>0&&`--runs:${Math.log2(y+1).toFixed(2)}`),C(q,"title",y>0&&`ran ${Q(
y,"times")}`)})}let h=m(".heads",f,s,m("span.tools",r,v));return{node:m(".panel.code",h,l),paint({fn:g,line:x,depth:M,runs:y},E){c.forEach((q,F)=>{q.node.hidden=
F!==g,w(q,y[F])}),x!=null&&(d=c[g].rows[x],L(f,`${e[g].name}`),L(s,M?`${Q(M,"calls")} deep`:""),a([d]),i([E&&u]),k(),b&&ce(l,d))}}}function eo(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,o=m("span.quiet"),r=i=>{let c=Math.floor(Math.log2(i+1));return[n/2**c*(i+1.5-2**c),16+c*38]},s=D(e).
map(i=>{let[c,l]=r(i),[u,d]=r(i&&i-1>>1);return V("g",V("line",{x1:u,y1:d,x2:c,y2:l}),V("circle",{cx:c,cy:l,r:13.5}),V("text",{x:c,y:l+4.5}),V("text.key",{x:c+15,
y:l-6}))}),a=ie("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:m(".tree-of",{style:`--wide:${n/16}em`},a,o),paint(i){s.forEach((c,l)=>{let[u,d]=i[l]??[null,
""];be(c,{visibility:!i[l]&&"hidden","data-cell":u}),L(c.children[2],u??"?"),L(c.children[3],d.slice(0,5))}),L(o,i.length>e?`${i.length-e} more below`:"")}}}function an({
trace:e,longest:t}){let{name:n,ends:o,kind:r}=me(e),s=W("new"),a=m("span.quiet"),i=m("span.quiet.gone"),c=m(`.chips.${r}`,{role:"list",label:n}),[l,u]=o.map(b=>m(
"span.quiet",b)),d=fe(".waiting",n,l,c,u),p=r==="heap"&&t>0?eo(Math.min(t,15)):null,f=m(".panel.frontier",m(".heads",m("span",n),a,i),d);f.hidden=!e.roles.frontier;
let k=()=>m("span.chip",{role:"listitem"},m("b"),m("small"));function v(b,[w,h]){C(b,"data-cell",w),L(b.children[0],w??"?"),L(b.children[1],h)}return{node:f,heap:p?.
node??null,read:()=>[...c.children].map(b=>{let{cell:w}=b.dataset;return[w?+w:null,b.children[1].textContent]}),paint({state:{frontier:b},left:w,joined:h}){Ce(c,
b,k,v),p?.paint(b),L(a,`${b.length} waiting`),L(i,w.length?`out: ${w.map(([x])=>x).join(", ")}`:""),s(h.map(x=>c.children[b.lastIndexOf(x)]));let g=c.lastElementChild;
r==="stack"&&g&&ce(d,g)}}}function We(e,t,n){let o=Tt(e),r=nn(o),s=n&&o.mixed&&oe("Every line","Stop at every line",g=>{h.stops=o.stopsOf(g),n(g)}),a=sn(e,t,...s?[s]:[]),i=an(o),c=Et(o),
[l,u,d]=[m("span.sentence"),m("strong.outcome"),m("p.game")],p=m("p.speaker",l," ",u),f=m(".says",p,d),k=e.steps.length-1,v=-1;function b(){let g=a.node.querySelector(
".s-line.s-now"),x=r.node.querySelector("[data-state=current]"),M=y=>Object.fromEntries([...r.cells].filter(([,{dataset:E}])=>E[y]).map(([E,{dataset:q}])=>[E,Number(
q[y])]));return{current:x&&Number(x.dataset.cell),frontier:i.read(),distance:M("distance"),predecessor:M("from"),visited:Object.keys(M("visited")).map(Number),line:g&&
Number(g.dataset.line),says:e.steps[v]?.says?l.textContent:""}}function w(g){let x=jt(g);return x.toLowerCase()!==`${l.textContent}.`.toLowerCase()?x:g&&!o.rules.
jumps.has(g.landing)?"No jump there.":""}let h={trace:e,replay:o,board:r,code:a,frontier:i,tables:c,says:f,speaker:p,read:b,stops:o.stopsOf(!o.mixed),index:()=>v,
placeAt:g=>h.stops.findLastIndex(x=>x<=g),placeFrom:g=>Math.min(h.placeAt(g-1)+1,h.stops.length-1),show(g){v=g;let x=v===k,M=h.stops[h.placeAt(v-1)]??-1,y=o.changes(
M,v),E=o.moves[v]??null,q=x&&e.outcome!=="returned";r.paint(y.state,y.cells,E,x&&!q),a.paint(y.state,x),i.paint(y),c.paint(y),C(f,"data-failed",q),C(l,"data-tol\
d",e.steps[v]?.told),L(l,o.sentence(v)),L(u,x?Ot(e):""),L(d,x?"":w(E))}};return h}function _e(e,t){let n=(o,r)=>m("span",m("i.key",{"data-key":o}),r);return m("\
.legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",me(e).waits),e.roles.distance&&n("reached","reached"),e.roles.visited&&n("visi\
ted","only landed on"),t&&n("found","part of what is wrong"))}var Ke=e=>oe("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(t)});var to=({says:e})=>`${ve(e)}.`,ut=(e,{board:{name:t,cells:n}},o=3)=>m(".title",m("span",{role:"heading","aria-level":o},e),m("span.quiet",`${t?`${t} · `:""}${n}\
 cells`));function Qe(e,t,n={}){let{trace:o,highlight:r}=t,s=qe(e,[o,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:c,findings:l,title:u=o.name}=o,d=o.
steps.length-1,p=ze(e,`Stepper: ${u}`,n,E),f=We(o,r,()=>{b=0,M(),h.reset()}),{replay:k}=f,v=-1,b=0,w=()=>Math.max(0,f.placeAt(v)),h=p.use(Ve({last:()=>f.stops.length-
1,index:w,number:j=>f.stops[j]??0,go:j=>y(f.stops[j]),back:()=>w()-(f.stops[w()]===v?1:0),words:j=>`step ${f.stops[j]} of ${d}: ${k.sentence(f.stops[j])}`,ticks:()=>k.
ticks.map(({index:j,throws:P})=>({at:f.placeFrom(j),text:U(P)})),forward(){let j=f.stops[f.placeAt(v)+1];return j===void 0||g.asks(v,j)?!1:(y(j),!0)}},f.speaker)),
g=Pt(k,y,h.focus),x=zt(f,h.goTo);function M(){f.show(v),b=Math.max(b,w()),x.update(f.stops,w(),g.on()?w():b),h.update(),p.relight()}function y(j){let P=G(Math.round(
j)||0,0,d);g.drop(),P!==v&&(v=P,M(),n.onMove?.(v))}function E(j){if(g.answer(j))return;let P=k.first.get(j);P!==void 0?h.goTo(f.placeFrom(P)):L(f.says.lastChild??
f.says,`Cell ${j} is not reached in this run.`)}let q=oe("Predict","Be asked which cell comes next",j=>{h.pause(),g.drop(j),M()},n.predict),F=He([f],t,()=>v),A=l.
length>0&&m("ul.findings",{label:"What is wrong"},l.map(j=>m("li",to(j)))),O=m(".under",_e(o,l.length>0),c.predecessor&&Ke([f]));return p.root.append(m(".frame",
m(".head",ut(u,o,n.level),h.node,m(".tools",q,p.lecture,F.node)),m(".stage",{style:`--shape:${f.board.shape};--columns:${f.board.columns}`},m(".main",f.board.node,
O),m(".side",f.says,g.node,A,f.code.node,f.frontier.node)),m(".folds",f.tables.folds,f.frontier.heap&&X("Heap",f.frontier.heap),x.node,a.length>0&&X("What was g\
uessed",m("ul",a.map(j=>m("li",j)))),i&&X("What it printed",fe(".printed","What it printed",i))),F.strip)),g.drop(n.predict),f.board.mark(null,l),v=G(n.position??
f.stops[0],0,d),M(),h.reset(),{go:y,position:()=>v,state:f.read,element:p.root,destroy:p.destroy}}function mt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function cn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:o})=>o.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:D(t).map(o=>({at:o,text:`${o}`})),words:o=>`Every cell up to ${Q(o,n)}\
 is settled.`,at(o,{replay:r,placeAt:s}){let a=r.ticks.find(({throws:i})=>i>o);return s((a?.index??1/0)-1)}}}function ln(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),o=Math.max(...n),r=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:o+r+1,start:o,ticks:[{at:o,text:`cell ${t}`}],words(s){
return s===o?"Each run has just fixed it, or ended without.":`${Q(Math.abs(s-o),"steps")} ${s<o?"before":"after"} that.`},at:(s,a,i)=>n[i]+s-o}}var dn=e=>e==null?"out of reach":Q(e);function no(e,t){let{name:n,title:o=n}=e.trace,r=t?X("Code",e.code.node):e.code.node;return m("section.pane",{label:o},m("\
.pane-head",o),e.says,m(e.board.shape>1.6?".pair.broad":".pair",e.board.node,r),e.frontier.node,m(".folds",e.tables.folds,e.frontier.heap&&X("Heap",e.frontier.heap)))}
function oo(e){let t=e.map((o,r)=>{let s=o.getAttribute("aria-label");return R(String.fromCharCode(65+r),s,()=>n(r),`Show ${s}`)});function n(o){e.forEach((r,s)=>B(
r,"away",s!==o)),t.forEach((r,s)=>C(r,"aria-pressed",`${s===o}`))}return n(0),{node:m(".switch",{role:"group",label:"Run"},t),choose:n}}function Ye(e,t,n={}){let{
together:o,highlights:r}=t,s=o?.traces??[],a=s.map(O=>[O,"snl-trace"]),i=qe(e,[o,"snl-together"],...a);if(i)return i;let{differences:c}=o,l=m("p.says.story"),u=ze(
e,"Steppers together",n,O=>g(O)),d=s.map((O,j)=>We(O,r[j])),p=mt(d),f=-1,k="",v=c[0]?.cell??s[0].board.cells,b=u.use(Ve({last:()=>p.length-1,index:()=>f,number:O=>O,
ticks:()=>p.ticks,words:O=>p.words(O),go:w,back:()=>f-1,forward:()=>w(f+1)},l));function w(O){let j=G(Math.round(O??0)||0,0,p.length-1);j!==f&&(f=j,d.forEach((P,ne)=>{
P.show(P.stops[G(p.at(f,P,ne),0,P.stops.length-1)])}),L(l,k+p.words(f)),b.update(),u.relight(),n.onMove?.(f))}function h(O,j,P="",ne=null){[p,k,f]=[O,P,-1];for(let{
board:de}of d)de.mark(j,ne?[ne]:[]);b.pause(),w(p.start),b.reset()}function g(O,j=`Cell ${O}. `,P=null){v=O,M.value="cell",h(ln(d,O),O,j,P)}let M=Ee("Align by",
[["steps","by step"],["throws","by throws settled"],["cell","around a cell"]],"steps",O=>{O==="cell"?g(v):h(O==="throws"?cn(d):mt(d),null)});function y({trace:O,
cell:j,true:P,claimed:ne,finding:de},Ge){let{name:Se}=s[O],Oe=`Cell ${j}: ${dn(P)}; ${Se} says ${dn(ne)}: ${de.says}. `,je=`${Ge?"D":"First d"}ifference${c[1]?`\
, ${Se}`:""}`;return R(je,null,()=>{g(j,Oe,de),q.choose(O)})}let E=d.map(O=>no(O,d.length>2)),q=oo(E),F=He(d,t,()=>f),A=m(".tools",u.lecture,F.node);return b.node.
append(q.node),u.root.append(m(".frame.several",m(".head",ut(`${d.length} runs on one board`,s[0],n.level),b.node,A),m(".line-up",l,M,c.map(y),Ke(d)),m(".panes",
E),_e(s[0],c.length>0),F.strip)),w(n.position),b.reset(),{go:w,position:()=>f,state:()=>d.map(({read:O})=>O()),element:u.root,destroy:u.destroy}}var ht=(e,t,n)=>t.together?Ye(e,t,n):Qe(e,t,n);function pn(e={}){let n=[...document.querySelectorAll("[data-snl]:not([data-mounted])")].map(r=>{let{predict:s,position:a,
level:i}=r.dataset,c=JSON.parse(r.nextElementSibling?.textContent??"null");r.dataset.mounted="",r.textContent="";let l={predict:s!==void 0,position:a===void 0?void 0:
Number(a),level:i===void 0?void 0:Number(i)};return ht(r,c,{...l,...e})});function o(){let r=bt(location.hash),s=r&&n[r.number-1];s&&(s.go(r.step),r.number>1&&s.
element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",o),o()),n}function ro({model:e,el:t}){let n=ht(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(o){e.set("position",o),e.save_changes()}});return e.
on("change:position",()=>{let o=e.get("position");o!==n.position()&&n.go(o)}),()=>n.destroy()}function so(e){return Jt(e),{mount:Qe,mountAll:pn,mountTogether:Ye,
render:ro}}return kn(ao);})();
return bundle.start(`${snl}`);
})();
export default { render: snlStepper.render };
