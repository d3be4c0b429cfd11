// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var Je=Object.defineProperty;var gn=Object.getOwnPropertyDescriptor;var wn=Object.getOwnPropertyNames;var bn=Object.prototype.hasOwnProperty;var xn=(e,t)=>{for(var n in t)Je(e,n,{get:t[n],enumerable:!0})},kn=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of wn(t))!bn.call(e,r)&&
r!==n&&Je(e,r,{get:()=>t[r],enumerable:!(o=gn(t,r))||o.enumerable});return e};var vn=e=>kn(Je({},"__esModule",{value:!0}),e);var io={};xn(io,{start:()=>ao});function bt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}var yn=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function xt(e,t){let o=[...document.querySelectorAll(".snl-stepper")].findIndex(
r=>r.contains(e))+1;return`${location.href.split("#")[0]}${yn(t,o)}`}function z(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function be(e,t){for(let n in t)z(e,n,t[n])}var R=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),$n=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,kt=e=>(t,...n)=>{let[o,...r]=t.split("."),s=e(o||"div");for(let a of r)R(s,a,!0);for(let a of n)$n(a)?be(s,a):s.append(...[a].flat().filter(Boolean));
return s},m=kt(e=>document.createElement(e)),H=kt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ie=(e,t,...n)=>H(`svg${e}`,{viewBox:t,"aria-hidde\
n":"true"},...n);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach(
(r,s)=>{let a=e.children[s]??e.appendChild(n());o(a,r)})}function W(e){let t=[];return n=>{for(let o of t)R(o,e,!1);t=n.filter(o=>!!o);for(let o of t)R(o,e,!0)}}
function le(e,t){let{offsetTop:n,offsetHeight:o}=t,{scrollTop:r,clientHeight:s}=e,a=Math.min(o,s/5);if(n<r+a||n+o>r+s-a){let l=n+o-s;e.scrollTop=Math.min(n,Math.
max(l,n-s/3))}}var F=(e,t,n,o)=>m("button.button",{type:"button",title:t,label:o,click:n},e);function oe(e,t,n,o=!1){let r=F(e,t,()=>{o=!o,z(r,"aria-pressed",`${o}`),
n(o)});return z(r,"aria-pressed",`${o}`),r}function ze(e,t,n,o){let r=t.map(([a,i])=>m("option",{value:a,selected:a===n&&""},i));return m("select.button",{label:e,
change:({target:a})=>o(a.value)},r)}var ue=(e,t,...n)=>m(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n),X=(e,...t)=>m("details.fold",m("summary",e),...t),
xe=(e,t)=>t.map(n=>m("span",{role:e},n));var ke=new Set,fe=null;function Ze(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function Mn(){return fe&&fe.root.
isConnected?fe:[...ke].filter(({root:t})=>Ze(t)>0).sort((t,n)=>Ze(n.root)-Ze(t.root))[0]}function vt(e){let t=e.target,{key:n,defaultPrevented:o,ctrlKey:r,metaKey:s,
altKey:a,shiftKey:i}=e;if(o||r||s||a||i||n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditable], [role=textbox], [role=tab], .\
snl-stepper"))return;Mn()?.key(n,t)&&e.preventDefault()}function yt(e){ke.size===0&&addEventListener("keydown",vt),ke.add(e);for(let t of["pointerdown","focusin"])
e.root.addEventListener(t,()=>{fe=e})}function $t(e){ke.delete(e),fe===e&&(fe=null),ke.size===0&&removeEventListener("keydown",vt)}var Mt=`.snl-stepper{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47\
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
] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:5.5em}.s-votes{fle\
x-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex\
:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-4)}.s-no .s-part{background:var(--wr\
ong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;pa\
dding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;\
justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@conta\
iner (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z\
-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--\
paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44\
px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-\
content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}\
}}.snl-stepper{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}\
.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height\
:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;gri\
d-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{backgroun\
d:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint]{box-shado\
w:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:ca\
lc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]\
:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now\
)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to \
bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:\
0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5\
}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border\
-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{rig\
ht:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:b\
efore{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close\
 .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) \
* .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}\
.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{\
z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!im\
portant}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacity:.8}.s-branch{opa\
city:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{a\
nimation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:1.01;animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing)\
{animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0\
%{stroke-dashoffset:1.01}}.snl-stepper{.s-panel{display:flex;flex-direction:column;gap:.3rem;min-width:0}.s-heads{font-size:.85rem;color:var(--quiet)}.s-heads .\
s-button{min-width:0;min-height:1.5rem;padding:0 .5em;border-color:transparent;font-size:.85rem}.s-heads .s-tools{margin-left:auto}.s-heads .s-tools .s-button{b\
order-color:var(--line)}.s-code>.s-heads>.s-button{padding:0 .3em;font-family:ui-monospace,DejaVu Sans Mono,monospace}.s-code>.s-heads>[aria-expanded]:before{co\
ntent:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s-code{flex:1 1 0;min-height:9rem}.s-lines{flex:1 1 0;min-height:6rem;padd\
ing:.4rem 0;border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper))}.s-scroll{position:relative;overflow:auto;scrollbar-width:thin}.s-lis\
ting{font:.875rem/1.5 ui-monospace,DejaVu Sans Mono,monospace}.s-line{display:grid;grid-template-columns:1.6rem 2.2rem minmax(0,1fr);align-items:start;padding-r\
ight:.5rem;border-left:4px solid transparent}.s-runs[style]{align-self:start;width:min(100%,var(--runs) * .22rem);height:.5em;margin-top:.5em;border-radius:0 .2\
em .2em 0;background:color-mix(in srgb,var(--goal) 35%,var(--paper))}.s-at{padding-right:.7em;text-align:right;color:var(--quiet);user-select:none}.s-text{paddi\
ng-left:calc((var(--indent) + 4) * 1ch);font:inherit;color:inherit;background:none;border:0;text-indent:calc((var(--indent) + 4) * -1ch);white-space:pre-wrap;ov\
erflow-wrap:anywhere}.s-text span{text-indent:0}.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-step.s-now{border-color:var(--now);background:va\
r(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(--ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--wrongSoft);text-decoration:underline wavy}:is(\
.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#c\
bb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}@container (max-width: 33rem){.s-heads .s-button{min-width:44\
px;min-height:44px}}}.snl-stepper{.s-frontier{flex:none}.s-frontier>.s-heads{display:none}.s-waiting{display:flex;align-items:center;gap:.45rem;height:2.9rem;pa\
dding:.2rem 0;overflow-y:hidden;font-size:.9rem}.s-chips{display:contents}.s-chip{flex:none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55em;border\
:1.5px dashed var(--wait);border-radius:.5em}.s-chip small{max-width:9em;overflow:hidden;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}.s-chip sm\
all:empty{display:none}:is(.s-queue,.s-heap)>:first-child,.s-stack>:last-child{border:2px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--now\
) 14%,var(--paper))}.s-gone{margin-left:auto}.s-folds{display:flex;flex-wrap:wrap;align-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(\
--line);font-size:.9rem}.s-fold[open]{flex:1 1 20rem;min-width:0}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-distances,.s-variables{max-height\
:16rem;border:1px solid var(--line);border-radius:.4rem}[role=row]:not(.s-row){padding:.1rem .5rem;border-left:4px solid transparent}.s-scroll [role=row].s-new{\
border-color:var(--now);font-weight:700}.s-distances [role=row]{display:grid;grid-template-columns:repeat(3,1fr)}.s-variables [role=row]{display:flex;gap:.75em;\
justify-content:space-between;overflow-wrap:anywhere;font-family:ui-monospace,monospace}.s-variables [role]>:first-child{flex:none;max-width:60%}.s-table-head{p\
osition:sticky;top:0;background:var(--odd);font-weight:650}:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);outline-offset:-2px}.s-step{display:grid;\
grid-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);gap:.75em;cursor:pointer}.s-step>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.s-go{all\
:unset;width:100%;text-align:right;text-decoration:underline}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-printed{max-height:12em;wh\
ite-space:pre;font:.85em/1.5 ui-monospace,monospace}.s-tree-of{text-align:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visible\
}.s-tree-of circle{fill:var(--paper);stroke:var(--wait);stroke-width:1.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;fon\
t-size:12px;font-weight:700;text-anchor:middle}.s-tree-of .s-key{font-size:10px;font-weight:400;text-anchor:start}}.snl-stepper{.s-panes{display:grid;grid-templ\
ate-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s-pane{display:flex;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weight:65\
0}.s-pane .s-speaker{font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-story{flex:1 1 20rem;min-height:2.9em;padding-left:.9rem}.s-pair{display:grid;grid-template-\
columns:minmax(0,1.05fr) minmax(0,1fr);gap:.9rem}.s-pair>.s-board{max-width:min(100%,var(--tall) * var(--wide) / var(--high))}.s-pair>.s-fold{grid-column:1 / -1\
}.s-broad,.s-pair:has(>.s-fold){grid-template:auto minmax(9rem,1fr) / minmax(0,1fr)}.s-switch{display:none}.s-several{--tall: clamp(14rem, 100vh - 24rem, 40rem)\
}@container (max-width: 51rem){.s-switch{display:flex}.s-away{display:none}}@container (max-width: 33rem){.s-pair{grid-template:auto minmax(9rem,1fr) / minmax(0\
,1fr)}}}.snl-stepper.s-lecture{--largest: 20rem;position:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:none}.s-ha\
nds{display:block}.s-button{min-width:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@container (min-width\
: 60rem){.s-frame{max-width:none;height:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10.5rem) }.s-lis\
ting{font-size:max(18px,.85em)}.s-waiting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 22em) }.s-frame>.s-legend,.s-several .s-head .s-quiet{d\
isplay:none}.s-pane{min-height:0;gap:.8vh}.s-pane .s-says{min-height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pair{flex:1;min-height:0}.s-pair .s-code,.s-pair .s-\
lines{min-height:0}.s-broad{grid-template:auto minmax(0,1fr) / minmax(0,1fr)}.s-broad .s-heads{display:none}}}.snl-stepper{.s-strip{display:none}@media print{co\
lor-scheme:light!important;*{print-color-adjust:exact}:is(.s-tools,.s-transport,.s-side,.s-folds,.s-under,.s-legend,.s-panes,.s-line-up,.s-switch){display:none}\
&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem;break-inside:avoid}.s-strip img{width:10\
0%;border:1px solid var(--line)}}}
`;function Xe(e){let t=e.getRootNode(),n=t instanceof ShadowRoot?t:document.head;if(n.querySelector("style[data-snl]"))return;let o=document.createElement("style");
o.dataset.snl="",o.textContent=Mt,n.append(o)}var et=2;function On(e){let t=W("lit"),n,o=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let r of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(r,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,o()});return o}function jn(e){let t=[...document.querySelectorAll(".\
snl-stepper")].map(o=>o.ariaLabel),n=e;for(let o=2;t.includes(n);o+=1)n=`${e} (${o})`;return n}function Ee(e,t,n,o){Xe(e);let r=jn(t),s=m("",{class:"snl-stepper",
role:"region",label:r,tabindex:-1}),a=null,i={root:s,key:(d,p)=>!!a?.key(d,p)};function l({target:d,ctrlKey:p,metaKey:u,altKey:k}){d instanceof Element&&s.contains(
d)&&z(d,"data-lm-suppress-shortcuts",!(p||u||k))}addEventListener("keydown",l,!0),n.keys&&yt(i);let c=oe("Lecture","Full screen, large type; Escape leaves",d=>{
R(s,"lecture",d),d?s.requestFullscreen?.()?.catch(()=>{}):document.fullscreenElement&&document.exitFullscreen()}),f=()=>s.matches(".s-lecture")&&c.click();return s.
addEventListener("fullscreenchange",()=>document.fullscreenElement||f()),s.addEventListener("keydown",d=>{let{ctrlKey:p,metaKey:u,altKey:k,shiftKey:v,key:b}=d;if(p||
u||k||v)return;let w=d.target;b==="Escape"?w.closest("[role=grid]")?s.focus({preventScroll:!0}):f():i.key(b,w)&&d.preventDefault(),d.stopPropagation()}),s.addEventListener(
"click",({target:d})=>{let p=d.closest(".s-grid .s-cell");p&&o(Number(p.dataset.cell))}),s.addEventListener("mousedown",d=>{d.target.closest(".s-grid")&&(d.preventDefault(),
s.focus({preventScroll:!0}))}),e.append(s),{root:s,lecture:c,relight:On(s),use(d){return a=d,d},destroy(){a?.pause(),removeEventListener("keydown",l,!0),$t(i),s.
remove()}}}function qe(e,...t){let n=t.find(([d,p])=>d?.format!==p||d.version!==et);if(!n)return null;let[o,r]=n,{format:s,version:a}=o??{},i=a>et,c=s!==r?`This\
 cannot be shown: it is not a recorded run (${r}).`:`This was recorded with ${i?"a newer":"an older"} version of snl_algos (${r} ${a}; this stepper reads ${r} ${et}\
). ${i?"Update snl_algos, then run":"Run"} the cell again, or record the run again.`;Xe(e);let f=m("p",{class:"snl-stepper",role:"alert"},c);return e.append(f),
{element:f,destroy:()=>f.remove(),go(){},position:()=>0,state:()=>null}}var _={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:zn}=_,U=e=>Array.from({length:e},(t,n)=>n),G=(e,t,n)=>Math.min(n,Math.max(t,e));function K({start:e,columns:t},n){let o=e===0?1:0;if(n===0)return[0,0];
let r=Math.floor((n-1)/t),s=(n-1)%t;return[r,o+(r%2?t-1-s:s)]}function J(e,t){let[n,o]=K(e,t),[r,s]=zn.anchor;return[o+r,e.rows-n-1+s]}function Z([e,t],[n,o]){let r=Math.
hypot(n-e,o-t)||1,s=(n-e)/r,a=(o-t)/r;return{length:r,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function St([e,t],[n,o],[r,s]){let[a,i]=[r-n,s-o],l=((e-n)*a+(t-o)*i)/
(a*a+i*i||1),c=G(l,0,1);return Math.hypot(e-n-c*a,t-o-c*i)}function Ie(e,t){let[[o,r],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-o)/(2*1e-4),(a-r)/(2*1e-4)]}function Le(e,t,n,o){
let r=(n-t)/o,s=[e(t)];for(let a of U(o)){let[i,l]=[t+a*r,t+(a+1)*r],[[c,f],[d,p]]=[e(i),e(l)],[[u,k],[v,b]]=[Ie(e,i),Ie(e,l)];s.push([c+u*r/3,f+k*r/3],[d-v*r/3,
p-b*r/3],[d,p])}return s}var Ne=e=>{let t=_.light.tints.length;return(Math.round(e)%t+t)%t};var B=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Q=(e,t="throws")=>`${B(e)} ${e===1?t.replace(/s$/,""):t}`,ve=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,En={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},me=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...En[`${e}`]}),qn=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Ot({outcome:e,answer:t,error:n,limit:o,functions:r}){if(e==="stopped")return`It was stopped: ${o}.`;if(e==="raised"&&n){let i=r[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${qn(l,c)}`);return`It \
returned ${Q(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function jt(e){if(!e)return"";let{from:t,face:n,landing:o,stand:r,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${r}`:"",i=r>o?`climb to ${r}`:`slide to ${r}`,l=r===o?"":a||i;return n===null?`${ve(l)} from ${t}.`:`Throw ${n} from ${t}: land on ${o}${l&&`, ${l}`}\
.`}function Ct(e,t){let n=W("new"),o=m(""),r=m(".table-head",{role:"row"},xe("columnheader",t)),s=m(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
r,o),a=()=>m("",{role:"row"},xe("cell",t.map(()=>"")));function i(l,c){z(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((f,d)=>I(l.children[d],f))}return{
box:s,paint(l,c){Ce(o,l,a,i);let f=[...o.children].filter((p,u)=>c.has(l[u][0]));n(f);let d=f.at(-1);d&&le(s,d)}}}function zt({trace:{roles:e},unit:t}){let n=Ct(
"Distances",["cell",t,"from"]),o=Ct("Variables",["name","value"]),r=null;function s(){if(!r)return;let{distance:c,predecessor:f}=r.state,p=[...new Set([...c.keys(),
...f.keys()])].sort((u,k)=>u-k).map(u=>[u,B(c.get(u)),B(f.get(u))]);n.paint(p,r.cells)}function a(){r&&o.paint([...r.state.variables],r.names)}function i(c,f,d){
let p=X(c,f),u=()=>p.open&&d();return p.addEventListener("toggle",u),{node:p,paintIfOpen:u}}let l=[i("Variables",o.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){r=c;for(let{paintIfOpen:f}of l)f()}}}function Et({replay:e,trace:t},n){let s=m(""),a=m(".sc\
roll",{style:"height:208px",scroll:b},s),i=W("now"),c=m("",{role:"table",label:"Every step so far"},m(".step",{role:"row"},xe("columnheader",["step","line","wha\
t happens","what changed"])),a),f=X("Every step so far",c);f.addEventListener("toggle",()=>w());let d=[],p=0,u=0,k=new Map;function v(g){let h=d[g],{line:x,function:$=0}=t.
steps[h],y=m("button.go",{type:"button"},`${h}`),{words:C}=e.changes(d[g-1]??-1,h),E=[y,`${t.functions[$].first+x}`,e.sentence(h),C],D="height:26px",A=()=>n(g);
return m(".step",{role:"row","aria-rowindex":g+2,style:D,click:A},xe("cell",E))}function b(){let g=Math.max(0,Math.floor(a.scrollTop/26)-4),h=t.steps.length?G(u+
1-g,0,18):0,x=s.contains(document.activeElement),$=k;k=new Map(U(h).map(y=>[g+y,$.get(g+y)??v(g+y)])),s.style.padding=`${g*26}px 0 ${Math.max(0,u+1-g-h)*26}px`,
s.replaceChildren(...k.values()),i([k.get(p)]);for(let[y,C]of k){let E=C.querySelector("button");E.tabIndex=y===p?0:-1,x&&y===p&&E.focus({preventScroll:!0})}}function w(){
f.open&&(b(),a.scrollTop=G(a.scrollTop,(p+1)*26-208,p*26))}return{node:f,update(g,h,x){d!==g&&k.clear(),[d,p,u]=[g,h,x],z(c,"aria-rowcount",u+2),w()}}}var qt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function nt(e,t,n,o=null){let r=e.moves(t),s=r.find(([,i,l])=>l===n&&i===o)??r.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=r.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function ye(e,t,n){let o=e.moves(t).find(r=>r[1]===n);return o?nt(e,t,o[2],n):null}function In({
steps:e},t){let n=new Map,o=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(o=a.current),!(o===null||i))for(let l in a.variables){
let c=qt(a.variables[l]),f=c!==null&&(ye(t,o,c)??ye(t,c,o));n.set(l,(n.get(l)??0)+(f?1:-4))}}let[r,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?r:null}
function tt(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function It(e,t){let n=In(e,t),o=n&&
new RegExp(`\\b${n}\\b`),r=null,s=null,a=null;function i(l){let c=tt(l.predecessor);if(c)return nt(t,c[1],c[0],s);let f=tt(l.distance);if(f&&r!==null&&f[0]!==r)
return nt(t,r,f[0],s);let d=tt(l.visited);if(d&&r!==null)return ye(t,r,d[0]);let p=e.functions[l.function??0].lines[l.line];return s===null||r===null||!o||!o.test(
p)?null:ye(t,r,s)??ye(t,s,r)}return e.steps.map(l=>{l.current!==void 0&&(r=l.current),n&&l.variables&&n in l.variables&&(s=qt(l.variables[n]));let c=l.current!==
void 0&&l.frontier!==void 0,f=l.frontier?.add??[],d=f.length===1&&f[0][0]===a?.stand;return a=c?null:i(l)??(d?a:null),a})}function Lt({cells:e,jumps:t,die:n=6,start:o=1,chained:r,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof n=="number"?Array.from({length:n},(d,p)=>p+
1):n;function l(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let u=a.get(d);return u===void 0||p.length&&!r?{feet:p,stand:d}:l(u,[...p,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function f(d){return d===e?[]:i.flatMap(p=>{let u=c(d+p),k=u>0?l(u).stand:null;return k===null?[]:[[p,u,k]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:f}}var Ln=["distance","predecessor","visited","variables"],ot=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Te(e,t){let n=new Map,o=(r,s)=>{let a=(n.get(`${r}`)??0)+s;return n.set(`${r}`,a),a};for(let r of t)
o(r,1);return e.filter(r=>o(r,-1)<0)}function Nt(e,t){let{function:n=0,line:o,depth:r=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:o,depth:r,current:s}),a){let{is:i,front:l=0,back:c=0,put:f={},add:d=[]}=a,p=e.frontier,u=p.slice(l,p.length-c);for(let k in f)u[Number(k)]=f[k];e.frontier=
i??u.concat(d)}t.scope&&e.variables.clear();for(let i of Ln){let l=e[i];for(let c in t[i]){let f=t[i][c],d=i==="variables"?c:+c;f===null||f===!1?l.delete(d):l.set(
d,f)}}e.runs[n][o]+=1}function Tt(e){let{steps:t,functions:n,roles:o,unit:r="throws"}=e,s=Lt(e.board),a=new Map,i=new Map,l=[],c=Math.max(64,Math.ceil(t.length/
200)),f=0,d=-1/0,p={index:-1,fn:0,line:null,depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:n.map(({
lines:w})=>new Uint32Array(w.length))},u=[ot(p)];function k(w){if(o.distance)return Object.entries(w.distance??{}).filter(([,y])=>y!==null).map(([y])=>+y);let{add:g=[],
put:h={},is:x=[...Object.values(h),...g]}=w.frontier??{};return[...Object.keys(w.visited??{}).map(Number),...x.map(([$])=>$??-1)]}t.forEach((w,g)=>{Nt(p,w),f=Math.
max(f,p.frontier.length);for(let x of k(w))a.has(x)||a.set(x,g),i.set(x,g);let h=p.current===null?void 0:p.distance.get(p.current);h!==void 0&&h>d&&(d>=0&&l.push(
{index:g,throws:h}),d=h),(g+1)%c===0&&u.push(ot(p))});function v(w){let g=ot(u[Math.floor((w+1)/c)]);for(;g.index<w;)Nt(g,t[g.index+1]);return g}function b(w,g){
let h=v(w).frontier,x=v(g),$=Te(h,x.frontier),y=Te(x.frontier,h),C=new Set,E=new Set,D=[...$.map(([A])=>`${A} leaves`),...y.map(([A])=>`${A} joins`)];for(let A of t.
slice(w+1,g+1)){for(let O in{...A.distance,...A.predecessor})C.add(+O);for(let O in A.variables)E.add(O);for(let O in A.distance)D.push(`${O}: ${B(A.distance[O])||
"unknown"}`)}return D.length||(D=[...E].map(A=>`${A} = ${x.variables.get(A)}`)),{state:x,left:$,joined:y,cells:C,names:E,words:D.join(", ")}}return{trace:e,unit:r,
rules:s,first:a,lastSet:i,ticks:l,longest:f,highest:d,at:v,changes:b,moves:It(e,s),mixed:new Set(t.map(({told:w})=>!!w)).size>1,stopsOf:w=>t.length?U(t.length).
filter(g=>w||t[g].told||g===t.length-1):[-1],sentence(w){let{says:g,line:h,function:x=0}=t[w]??{says:"Nothing was recorded."};return g||`${n[x].name}, line ${n[x].
first+(h??0)}`}}}function Nn(e,t,{frontier:n,distance:o},r){let s=([p,u])=>u.trim()&&!Number.isNaN(+u)?+u:o.get(p??-1),a=s([e,t]),i=n.filter(p=>s(p)===a).map(([p])=>p),l=[...new Set(
i)].filter(p=>p!==null),c=p=>({accept:[e],reason:`${e} ${p}`});if(n.length===1)return c("is the only one that waits");if(r==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(r==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(r!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${B(a)}`);let d=`${l.sort((p,u)=>p-u).join(", ").replace(/, (\d+)$/," and $1")} wait with ${B(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:d}}function Tn(e,t,n,o,{rules:r,unit:s}){let a=n.get(e),i=Q(t,s);if(o===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${B(a)}, and from ${o} it is ${B(t)}`;let c=(o===null?[]:r.moves(o)).find(d=>!n.has(d[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let f=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${f} is the first landing from ${o} that was not reached yet`}function At(e,t,n){
let{trace:o,at:r}=e,s=o.frontier_kind;for(let a=Math.max(t,0)+1;a<=n;a+=1){let[i,l]=[r(a-1),r(a)],c=Te(i.frontier,l.frontier);if(c.length===1&&c[0][0]!=null&&s!==
"level")return{text:"Which cell will be taken next?",...Nn(c[0][0],c[0][1],i,s)};let f=[...l.distance].filter(([d,p])=>i.distance.get(d)!==p);if(f.length===1){let[
[d,p]]=f,u=Tn(d,p,i.distance,l.current,e);return{text:"Which cell gets its distance next?",accept:[d],reason:u}}}return null}function Pt(){let e=new Map,t=m("ol.votes",{label:"Raised hands"});function n(o){let r=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=o?.includes(a),c=o?l?"✓ ":"✗ ":"",f=m("span.part",{style:`width: ${100*i/r}%`}),d=m("li",m("b",`${c}${a}`),m("span.room",f),`${i}`);return R(
d,"yes",o&&l),R(d,"no",o&&!l),d})),t.hidden=!e.size}return{node:t,add(o,r){e.set(o,(e.get(o)??0)+r),n()},clear(){e.clear(),n()},tell(o){n(o);let r=[...e.values()],
s=o.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(r)}}}}function Rt(e,t,n){let o=!1,r=null,s=0,a=0,i=0,l=m("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),c=m("input.button.hands",{type:"\
number",min:1,label:"Raised hands",placeholder:"hands"}),f=Pt(),d=m("span.question",{role:"status"}),p=m("strong");function u($){if($.preventDefault(),!c.value){
h(+l.value);return}f.add(+l.value,+c.value),l.value=c.value="",l.focus(),v.hidden=!1}function k(){if(!r)return;let $=f.tell(r.accept);a+=$.right,i+=$.all,x("tol\
d","")}let v=F("Show the answer",null,k),b=m("form.form",{submit:u},l,c,m("button.button","Answer"),v,F("Skip",null,()=>x("skipped",""))),w=m(".predict",{role:"\
group",label:"Predict"},d,b,p,f.node);function g($,y){z(w,"data-verdict",$),I(d,y),b.hidden=!r,w.hidden=!o,I(p,i?`${a} of ${i} right`:"")}function h($){if(!r)return!1;
let y=r.accept.includes($);return i+=1,a+=y?1:0,x(y?"right":"wrong",y?"Right: ":`Not ${$}: `),!0}function x($,y){if(!r)return;let{reason:C}=r,E=w.contains(document.
activeElement);r=null,t(s),g($,`${y}${C}.`),E&&n()}return{node:w,answer:h,on:()=>o,drop($=o){(r||!$)&&f.clear(),o=$,r=null,g("ready",i?"":"Go forward: you are a\
sked before a cell is taken or reached.")},asks($,y){return r?l.focus():o&&(r=At(e,$,y),s=y,l.value=c.value="",f.clear(),v.hidden=!0,r&&g("asked",`${r.text} Cli\
ck it on the board, or type it.`)),r&&w.scrollIntoView({block:"nearest"}),!!r}}}var{shape:Ae}=_;function Ft(e,t){let{length:n,spot:o}=Z(e,t),r=Ae.arc.least+Ae.arc.more*n,s=t[0]>=e[0]?-1:1,a=o(n/2,s*r*2),i=Z(a,t).spot(Z(a,t).length-.06),{spot:l}=Z(
i,a),{head:c}=Ae.arc;return{from:e,turn:a,tip:i,wings:[l(c,c*.55),i,l(c,-c*.55)]}}function rt(e,t,n,o,r){let{length:s,spot:a}=Z(e,t),i=Math.min(o,s/4),l=a(s-i),
c=a(s/2,2*n),{spot:f}=Z(l,c);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),wings:[f(r,r/2),l,f(r,-r/2)]}}function Dt(e){let t=Ae.die.side*.27,n={middle:[[0,0]],
rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:r,falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],
...e>1?s:[],...e>3?r:[],...e===6?a:[]]}var{shape:ee}=_;function st(e,t,n){let{length:o,spot:r}=Z(J(e,t),J(e,n));return Z(r(ee.apart),r(o-ee.apart))}function Bt(e,t,n){let{length:o,spot:r}=st(e,t,n),{
half:s,over:a,rung:i}=ee.ladder,l=Math.max(2,Math.round(o/i)),c=[s,-s].map(d=>[r(-a,d),r(o+a,d)]),f=U(l+1).map(d=>{let p=o*d/l;return[r(p,s),r(p,-s)]});return{rails:c,
rungs:f}}function Ut(e,t){let n=(e+t)%2?-1:1;return[0,ee.snake.bow,-ee.snake.bow].flatMap(o=>[{hand:n,bow:o},{hand:-n,bow:o}])}function Vt(e,t,n,{hand:o,bow:r}){
let{length:s,spot:a}=st(e,t,n),{swing:i,wave:l}=ee.snake,c=Math.max(1,Math.round(s/l)),f=o*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,u=f*p*Math.sin(2*Math.
PI*c*d)+r*Math.sin(Math.PI*d);return a(s*d,u)}}function An(e,t,n,o){let r=o.map(([i,l])=>[J(e,i),J(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Ut(t,
n)[0]};for(let i of Ut(t,n)){let l=Vt(e,t,n,i),c=U(25).map(u=>l(u/24)),f=c.some(([u,k])=>u<.15||u>s-.15||k<.15||k>e.rows-.15),p=c.filter(u=>r.some(([k,v])=>St(u,
k,v)<ee.snake.clear)).length+(f?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Ht(e,t,n,o){let r=Vt(e,t,n,An(e,t,n,o)),{length:s}=st(e,t,n),a=4*
Math.max(1,Math.round(s/ee.snake.wave))+2,i=k=>v=>{let b=ee.snake.half*(1-.3*v-.6*v**3),[w,g]=r(v),[h,x]=Ie(r,v),$=Math.hypot(h,x)||1;return[w-k*b*x/$,g+k*b*h/$]},
l=Le(i(1),0,1,a),c=Le(i(-1),1,0,a),f=[...l,l[l.length-1],c[0],...c],{spot:d}=Z(r(0),r(.02)),{skull:p,eye:u}=ee.snake;return{outline:f,stripe:Le(r,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-u/3,.55*p),d(-.05-u/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Wt=(e,t)=>(2*e+3*t)%_.light.snakes.length;var{shape:Re}=_,re=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(re).join(" ")),he=e=>`M${$e(e).join("L")}`,_t=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,it=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,Y=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Pe=(e,[t,n],o,r)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(n),r:o},...r}),te=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),lt=(e,[t,n],o,r,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(n),width:o,
height:o,rx:r},...s}),Qt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),ce=(e,[t,n],o,r,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(n),"\
font-size":o},fill:s,text:r});function Pn(e,t,n){let{rails:o,rungs:r}=Bt(e,t,n),{rail:s,rungWidth:a}=Re.ladder,i=o.map(he).join("");return[Y("halo",i,{stroke:"c\
ell",width:s+.05}),Y("rungs",r.map(he).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",width:s})]}function Rn(e,t,n,o){let{outline:r,stripe:s,skull:a,
eyes:i,pupils:l,tongue:c}=Ht(e,t,n,o),{skull:f,stripe:d,eye:p,pupil:u}=Re.snake,k=`snake-${Wt(t,n)}`,v=`${_t(r)}Z`;return[Y("halo",v,{stroke:"cell",width:.06}),
Y("tongue",c.map(b=>he(b)).join(""),{stroke:k,width:.025}),Y("skin",v,{fill:k}),Qt(Y("stripe",_t(s),{stroke:"cell",width:d}),"0.04 0.12"),Pe("skull",a,f,{fill:k}),
...i.map(b=>Pe("eye",b,p,{fill:"die"})),...l.map(b=>Pe("pupil",b,u,{fill:"dieInk"}))]}function Fe(e,t){let n=[...t],o=n.filter(([a,i])=>a<i),r=n.filter(([a,i])=>a>
i),s=(a,i,l,c)=>te(a,c,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,Pn(e,a,i))),...r.map(([a,i])=>s("snake",a,i,Rn(e,a,i,o)))]}function at([
e,t],n,o=1){let{side:r,corner:s,pip:a}=Re.die,i=Dt(n).map(f=>Pe("pip",f,a,{fill:"dieInk"})),l=ce("face",[0,r*.24],r*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"no\
w",width:.035};return te("die",[lt("side",[-r/2,-r/2],r,s,c),...i.length?i:[l]],{transform:`translate(${re(e)} ${re(t)}) scale(${o})`})}function Kt(e,t,n){let[o,
r]=K(e,t),s=[r+.06,e.rows-o-.94],a=lt(n,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Qt(a,"0.03 0.06")}function De(e,{
from:t,face:n,landing:o,stand:r}){let s=r===o?[]:[Kt(e,r,"stand")];if(n===null)return s;let a=J(e,t);if(t===o)return[at(a,n)];let{turn:i,tip:l,wings:c}=Ft(a,J(e,
o)),f=Y("arc",it(a,i,l),{stroke:"now",width:Re.arc.width});return[Kt(e,o,"landing"),...s,{...f,attributes:{...f.attributes,pathLength:1}},Y("tip",`${he(c)}Z`,{fill:"\
now"}),at(a,n)]}function Ue(e,t,n){let o=n;return t.map(([r,s,a],i)=>{let[l,c]=[J(e,o),J(e,s)],f=rt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);o=a;let[d,p]=[f.middle[0],Math.
floor(f.middle[1])+.5],u=it(f.from,f.turn,f.tip),k=`${he(f.wings)}Z`;return te("leg",[Y("rim",u,{stroke:"cell",width:.1}),Y("shaft",u,{stroke:"ink",width:.05}),
Y("tip",k,{fill:"ink"}),lt("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),ce("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),at([d+.16,p],r,.8)],{style:`--order:${i}`})})}
function Be(e,t,n){let o=new Set;for(let s=n;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[J(e,a),J(e,s)],{from:c,turn:f,tip:d,wings:p}=rt(i,l,.12,.18,.13),u=it(c,f,d)+he(p);return Y(o.has(s)?"branch.strong":"branch",u,{stroke:"\
ink",width:.03})})}var{shape:Me}=_,Yt=80,Fn="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Dn=.55,ct=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function Gt(e,t){
let[n,o]=t.split("-"),r=_[e];return n==="snake"?r.snakes[Number(o)]:n==="tint"?r.tints[Number(o)]:r[t]}function dt({tag:e,attributes:t,fill:n,stroke:o,width:r,parts:s=[],
text:a},i){let l={...t,fill:n?Gt(i,n):e==="g"?void 0:"none",stroke:o&&Gt(i,o),"stroke-width":r,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,d])=>d!==void 0).map(([d,p])=>` ${d}="${ct(`${p}`)}"`),f=s.map(d=>dt(d,i)).join("")+ct(a??"");return`<${e}${c.join("")}>${f}</${e}\
>`}var ae=(e,t,n,o,r,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:o,...s},...r});function Un({state:e,plan:t},n){let o=e?.distance.get(n);if(o!=null)return`\
tint-${Ne(o)}`;let[r,s]=K(t,n);return(r+s)%2?"odd":"cell"}function Bn(e,t,n){let{plan:o,state:r,found:s}=e,[a,i]=K(o,t),[l,c]=[i,o.rows-a-1],f=[ae(l,c,1,1,{fill:Un(
e,t),stroke:"line",width:.01})];if(r?.current===t)f.push(ae(l+.03,c+.03,.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let g={"stroke-dasharray":"0.08 0.0\
6",rx:.04};f.push(ae(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},g))}else if(r?.visited.has(t)&&!r.distance.has(t)){let g={"stroke-dasharray":"0.02 0.05",rx:.04};
f.push(ae(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},g))}s.has(t)&&f.push({tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let d=`${t}`,
p=.1+.115*d.length,[u,k]=[l+Me.number[0],c+Me.number[1]],v=[ae(u,k,p,.25,{fill:"chip"},{rx:.05}),ce("number",[u+p/2,k+.192],.19,d,"ink")],b=t===o.start?"start":
t===o.cells?"goal":"";b&&v.push(ae(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),ce("end",[l+.25,c+.885],.14,b,b));let w=B(r?.distance.get(t));if(w){let[g,h]=[l+Me.
badge[0],c+Me.badge[1]],x=Math.max(.26,.14+.1*w.length),$={rx:.13};v.push(ae(g-x/2,h-.13,x,.26,{fill:"badge"},$),ce("badge",[g,h+.064],.18,w,"badgeInk"))}return{
below:f,above:v}}function Vn(e){let{plan:t,jumps:n,state:o,move:r,treeShown:s,routed:a,trace:i,found:l}=e,c=new Set((o?.frontier??[]).map(([b])=>b)),f=t.start===
0?1:0,p=U(t.cells+f).map(b=>b+1-f).map(b=>Bn(e,b,c)),u=new Set(r?.feet);for(let[,b,w]of a&&i.answer?.route||[])b!==w&&u.add(b);let k=Fe(t,n).map(b=>{let[w,g]=`${b.
attributes["data-ends"]}`.split(" ").map(Number),h=u.has(w)||l.has(w)&&l.has(g);return{...b,attributes:{...b.attributes,opacity:h?1:Me.faint}}}),v=s&&o?Be(t,o.predecessor,
o.current):[];return[te("ground",p.flatMap(({below:b})=>b)),te("jumps",k,{"stroke-linecap":"round","stroke-linejoin":"round"}),te("above",[...v,...r?De(t,r):[]]),
te("numbers",p.flatMap(({above:b})=>b),{"font-weight":700}),te("route",a?Ue(t,i.answer?.route??[],t.start):[])]}function pt(e,t){let o=.2,r=e.map(({drawn:c,caption:f})=>{
let d=c.plan.columns+(c.plan.start===0?1:0),p=Math.min(.3,d/Math.max(1,f.length)*1.9),u=ce("caption",[0,c.plan.rows+.4],p,f,"ink");u.attributes["text-anchor"]="\
start";let k=te("board",[...Vn(c),u],{transform:`translate(${o} ${.2})`});return o+=d+.5,dt(k,t)}),s=o-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Dn+.2,
i=dt(ae(0,0,s,a,{fill:"paper"}),t),l=ct(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.
round(s*Yt)}" height="${Math.round(a*Yt)}" font-family="${Fn}"><title>${l}</title>${i}${r.join("")}</svg>`}var Jt={text:""},Zt=e=>{Jt.text=e},Hn=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`),Wn=e=>e.replace(/[&<>"]/g,
t=>`&#${t.charCodeAt(0)};`);function Xt(e,t){let n="together"in e?e.together.traces:[e.trace],o=Wn(n.map(({title:a,name:i})=>a??i).join(" and ")),r="<script",s="\
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
${r}>(${Jt.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}function ut(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}async function _n(e){
let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[n.width,n.height]=
[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,r)=>{n.toBlob(s=>s?o(s):r(new Error("the picture is too large")))})}
function en(e,t){let n=e.index();t!==void 0&&e.show(t);let o={drawn:e.board.drawn(),caption:ve(e.replay.sentence(e.index()))};return t!==void 0&&e.show(n),o}function Kn({
replay:e,trace:t}){let n=t.steps.length-1,o=e.moves.findIndex(i=>i&&i.feet.length>0),r=[...e.first.values()].sort((i,l)=>i-l),s=r[Math.floor(r.length/2)]??Math.
floor(n/2);return[...new Set([0,o<0?Math.floor(n/4):o,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Ve(e,t,n){let o=()=>`${e.map(({trace:g})=>g.name).join("-\
and-")}-step-${n()}`,r=()=>getComputedStyle(u).getPropertyValue("--look").trim()==="dark"?"dark":"light",s=()=>pt(e.map(g=>en(g)),r()),a=m("input.address",{readonly:"",
label:"To copy",hidden:""}),i=m("span.quiet",{role:"status"});async function l(g){a.hidden=!1,a.value=g,a.select();try{await navigator.clipboard.writeText(g),i.
textContent="Copied."}catch{i.textContent="Copy it from here."}}let c=()=>xt(u,n()),f=[F("Picture (SVG)","The board at this step",()=>ut(new Blob([s()],{type:"i\
mage/svg+xml"}),`${o()}.svg`)),F("Picture (PNG)","The board at this step",async()=>ut(await _n(s()),`${o()}.png`)),F("Link to this step",null,()=>l(c())),F("Emb\
ed","HTML for a page of yours",()=>l(`<iframe src="${c()}" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),F("This page","A file that needs no\
 network",()=>ut(new Blob([Xt(t,n())],{type:"text/html"}),`${o()}.html`))],d=m(".menu",{role:"group",label:"Export"},f,a,i);d.hidden=!0;let p=F("Export","A pict\
ure, a link, the page",()=>k(!!d.hidden)),u=m(".share",p,d);function k(g){d.hidden=!g,a.hidden=!0,i.textContent="",z(p,"aria-expanded",`${g}`)}k(!1),u.addEventListener(
"keydown",g=>{g.key!=="Escape"||d.hidden||(k(!1),p.focus(),g.stopPropagation())}),u.addEventListener("focusout",({relatedTarget:g})=>{g instanceof Node&&!u.contains(
g)&&k(!1)});let v=m(".strip");function b(){let g=e.flatMap(h=>Kn(h).map(x=>{let $=en(h,x),y=pt([$],"light"),C=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(
y)}`;return m("img",{src:C,alt:`Step ${x}: ${$.caption}`})}));v.replaceChildren(...g)}let w=matchMedia("print");return w.addEventListener("change",()=>w.matches&&
b()),w.matches&&queueMicrotask(b),{node:u,strip:v}}var Qn="M4 3h3v10H4zM9 3h3v10H9z",nn="M4 2.5v11l9-5.5z",Yn=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",nn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Gn=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),tn=900;function He(e,t){let n=tn,o,r=[];function s(h){clearTimeout(o),o=h,p.setAttribute("d",o?Qn:nn),z(d[2],"label",o?"Pause":"Play"),z(t,"aria-live",o?"\
off":"polite")}let a=()=>s();function i(h){a(),e.go(G(h,0,e.last()))}let l=()=>s(setTimeout(()=>{e.forward()!==!1&&e.index()<e.last()?l():a()},n));function c(){
if(o){a();return}e.index()>=e.last()&&e.go(0),l()}let f={Home:()=>i(0),ArrowLeft:()=>i(e.back())," ":c,End:()=>i(1/0),ArrowRight(){a(),e.forward()},PageDown:()=>i(
r.find(({at:h})=>h>e.index())?.at??1/0),PageUp:()=>i(r.findLast(({at:h})=>h<e.index())?.at??0)},d=Yn.map(([h,x,$])=>{let y=ie("","0 0 16 16",H("path",{d:$}));return F(
y,`${x} (${h.trim()||"space"})`,f[h],x)}),p=d[2].querySelector("path"),u=m("input.bar",{type:"range",min:0,label:"Step",input:()=>i(+u.value)}),k=m(".ticks",{"a\
ria-hidden":"true"}),v=m("span.of"),b=ze("Speed",Gn,1,h=>{n=tn/Number(h)});function w(){let h=e.index(),x=e.last();u.value=`${h}`,u.style.setProperty("--at",`${h/
Math.max(1,x)}`),z(u,"aria-valuetext",e.words(h)),I(v,`${e.number(h)} / ${e.number(x)}`);let $=y=>y<2?h<=0:y>2&&h>=x;d.forEach((y,C)=>z(y,"aria-disabled",$(C)))}
function g({at:h,text:x},$){let y=$%Math.ceil(r.length/10)===0&&x;return m("span",{style:`--at:${h/Math.max(1,e.last())}`},y)}return a(),{update:w,pause:a,goTo:i,
focus:()=>d[3].focus(),node:m(".transport",{role:"group",label:"Time"},m(".buttons",d),m(".track",u,k),v,b),reset(){r=e.ticks(),u.max=`${e.last()}`,k.replaceChildren(
...r.map(g)),w()},key(h,x){let $=h===" "?", button, summary":"";return!f[h]||x.matches(`select, input:not([type=range])${$}`)?!1:(f[h](),!0)}}}function ge({tag:e,name:t,attributes:n,fill:o,stroke:r,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,r&&`stroke:var(--${r})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),f=t?`${e}.${t}`:e;return H(f,{...n,style:c||null},a.map(ge),i)}function on({trace:e,rules:t,unit:n}){let{start:o,cells:r,jumps:s}=t,a={cells:r,start:o,...e.layout},{rows:i}=e.layout,l=o===0?1:0,c=e.layout.columns+l,f=U(r+l).
map(M=>M+1-l),{waits:d}=me(e),p=new Map,u=new Map,k=W("new"),v=W("touched"),b=!1,w=null,g=new Set,h=null,x=!1;function $(M){let[S,L]=K(a,M),q=M===o?"start":M===
r&&"goal",T=m(".cell",{role:"gridcell","data-cell":M,"data-end":q,style:`grid-column:${L+1}`},m("span.number",`${M}`),m("span.end",{"data-is":q}),m("span.badge"));
return R(T,"odd",(S+L)%2),p.set(M,T),T}function y(M){for(let S of p.values())S.tabIndex=S===M?0:-1}function C(M){let{key:S,target:L}=M,[q,T]=K(a,Number(L.dataset.
cell)),N={ArrowLeft:[q,T-1],ArrowRight:[q,T+1],ArrowUp:[q+1,T],ArrowDown:[q-1,T]};if(S==="Enter"||S===" ")L.click();else if(N[S]){let V=f.find(se=>`${K(a,se)}`==
`${N[S]}`);p.get(V??-1)?.focus()}else return;M.preventDefault(),M.stopPropagation()}let E=M=>f.filter(S=>K(a,S)[0]===M).sort((S,L)=>K(a,S)[1]-K(a,L)[1]),D=m(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${r} cells`,keydown:C,focusin:({target:M})=>y(M)},U(i).reverse().map(M=>m(".row",{role:"row"},E(M).map($))));
y(p.get(o)??p.get(1));let A=`0 0 ${c} ${i}`,O=ie(".layer.jumps",A,Fe(a,s).map(ge)),[j,P,ne]=["g.tree","g.move","g.route"].map(M=>H(M)),de=ie(".layer.above",A,j,
P,ne);function Ge(M,S,L){if(!w)return"";let[q,T]=[w.distance.get(M),w.predecessor.get(M)],N=[`cell ${M}`,p.get(M)?.dataset.end];for(let[se,pe]of s)se===M&&N.push(
`${pe>M?"foot of a ladder":"head of a snake"} to ${pe}`),pe===M&&N.push(`${se<M?"top of a ladder":"tail of a snake"} from ${se}`);let V=w.visited.has(M)?"visite\
d":"not reached";return N.push(S?"current":"",q!=null?`reached in ${Q(q,n)}`:V,T!=null?`from ${T}`:"",L?d:"",g.has(M)?"part of what is wrong":""),N.filter(Boolean).
join(", ")}function Se(M,S,L,q){let T=M.current===S,N=M.visited.has(S),V=M.distance.get(S),se=M.predecessor.get(S),pe=`${[T,q,N,V,se,g.has(S)]}`;if(u.get(S)===pe)
return;u.set(S,pe);let hn=V!=null?"reached":N&&"visited";be(L,{"data-distance":V,"data-tint":V!=null&&Ne(V),"data-from":se,"data-visited":N,"data-waits":q,"aria\
-current":T,"data-state":T?"current":q?"frontier":hn,label:Ge(S,T,q)}),z(L.lastChild,"data-is",B(V)||null)}function Oe(){if(!w)return;let M=new Set(w.frontier.map(
([S])=>S));for(let[S,L]of p)Se(w,S,L,M.has(S))}function je(){if(!w)return;let M=b?Be(a,w.predecessor,w.current):[];j.replaceChildren(...M.map(ge))}let gt=M=>M.map(
S=>O.querySelector(`[data-ends="${S} ${s.get(S)}"]`));function wt(M,S){let L=new Set(gt(S));for(let q of O.children)R(q,M,L.has(q))}function fn(M){let S=M&&e.answer?.
route||[],L=S.flatMap(([,q,T])=>T===q?[]:t.ride(q).feet);ne.replaceChildren(...Ue(a,S,o).map(ge)),R(O,"routed",S.length),wt("taken",L)}let mn=`${c>7?".close":""}${c>
12?".dense":""}${c>24?".tiny":""}`;return{plan:a,cells:p,columns:c,shape:c/i,node:m(`.board${mn}`,{style:`--wide:${c};--high:${i}`},m(".sheet",D,O,de)),paint(M,S,L,q){
w=M,Oe(),k([...S].map(T=>p.get(T))),je(),P.replaceChildren(...(L?De(a,L):[]).map(ge)),v(gt(L?.feet??[])),q!==x&&fn(q),h=L,x=q},showTree(M){b=M,je()},mark(M,S){let L=S.
flatMap(N=>N.moves??[]),q=S.flatMap(N=>N.jumps??[]),T=L.flatMap(([,N])=>t.ride(N).feet);wt("found",[...q.map(([N])=>N),...T]),g=new Set(S.flatMap(N=>N.cells??[]));
for(let[N,V]of p)R(V,"differs",N===M),R(V,"found",g.has(N));Oe()},drawn:()=>({trace:e,plan:a,jumps:s,state:w,found:g,move:h,treeShown:b,routed:x})}}var we=e=>e.length-e.trimStart().length;function Jn(e){let t=e.findIndex(r=>/^\s*(async\s+)?(def|class)\s/.test(r));if(t<0||e.slice(0,t).some(r=>we(r)<we(e[0])))
return 0;let n=e.findIndex((r,s)=>s>=t&&/:\s*(#.*)?$/.test(r))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let o=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(o){if(!e[n].slice(o[0].length).includes(o[1]))for(n+=1;n<e.length&&!e[n].includes(o[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function rn(e){let t=Jn(e),n=e.slice(t).filter(o=>o.trim());return{head:t,indent:Math.min(...n.map(we),80)}}var sn=e=>e.startsWith("#:");function Zn(e,t){let n=r=>[...r].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=m("span",{class:a},
n(s.childNodes));return R(i,"told",a==="c1"&&sn(i.textContent??"")),i}),{body:o}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return o.textContent?.
trim()===t.trim()?n(o.childNodes):[t]}function Xn(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,we(n.data))))}function eo({name:e,first:t,
lines:n},o){let{head:r,indent:s}=rn(n),a=n.map((c,f)=>{let d=f<r?0:Math.max(0,we(c)-s),p=m("code.text",{style:`--indent:${d}`},Zn(o?.[f],c));return f>=r&&Xn(p,s),
m(".line",{"data-line":f},m("span.runs"),m("span.at",`${t+f}`),p)}),i=m(".above",{hidden:""},a.slice(0,r)),l=m(".listing",{"aria-label":e},i,a.slice(r));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function an({functions:e,outcome:t,error:n},o,...r){let s=m("span.quiet"),a=W("now"),i=W("raised"),l=e.map(
(h,x)=>eo(h,o?.[x])),c=ue(".lines","Code",...l.map(({node:h})=>h)),f=t==="raised"&&n?.line!=null&&l[n.function]?.rows[n.line],d=null,p=!1,u=F("","Show or fold w\
hat comes before the first line that runs",()=>{p=!p,k()});function k(){z(u,"aria-expanded",`${p}`);for(let{above:h}of l)h.hidden=!p&&!(d&&h.contains(d))}let v=oe(
"#:","Show the comments that narrate",h=>R(c,"told",h));z(v,"label","Comments");let b=!1;new ResizeObserver(()=>{b=!0,d&&le(c,d)}).observe(c);function w({rows:h,
counts:x},$){$.forEach((y,C)=>{if(y===x[C])return;x[C]=y;let E=h[C].firstChild;z(E,"style",y>0&&`--runs:${Math.log2(y+1).toFixed(2)}`),z(E,"title",y>0&&`ran ${Q(
y,"times")}`)})}let g=m(".heads",u,s,m("span.tools",r,v));return{node:m(".panel.code",g,c),paint({fn:h,line:x,depth:$,runs:y},C){l.forEach((E,D)=>{E.node.hidden=
D!==h,w(E,y[D])}),x!=null&&(d=l[h].rows[x],I(u,`${e[h].name}`),I(s,$?`${Q($,"calls")} deep`:""),a([d]),i([C&&f]),k(),b&&le(c,d))}}}function to(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,o=m("span.quiet"),r=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=U(e).
map(i=>{let[l,c]=r(i),[f,d]=r(i&&i-1>>1);return H("g",H("line",{x1:f,y1:d,x2:l,y2:c}),H("circle",{cx:l,cy:c,r:13.5}),H("text",{x:l,y:c+4.5}),H("text.key",{x:l+15,
y:c-6}))}),a=ie("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:m(".tree-of",{style:`--wide:${n/16}em`},a,o),paint(i){s.forEach((l,c)=>{let[f,d]=i[c]??[null,
""];be(l,{visibility:!i[c]&&"hidden","data-cell":f}),I(l.children[2],f??"?"),I(l.children[3],d.slice(0,5))}),I(o,i.length>e?`${i.length-e} more below`:"")}}}function ln({
trace:e,longest:t}){let{name:n,ends:o,kind:r}=me(e),s=W("new"),a=m("span.quiet"),i=m("span.quiet.gone"),l=m(`.chips.${r}`,{role:"list",label:n}),[c,f]=o.map(b=>m(
"span.quiet",b)),d=ue(".waiting",n,c,l,f),p=r==="heap"&&t>0?to(Math.min(t,15)):null,u=m(".panel.frontier",m(".heads",m("span",n),a,i),d);u.hidden=!e.roles.frontier;
let k=()=>m("span.chip",{role:"listitem"},m("b"),m("small"));function v(b,[w,g]){z(b,"data-cell",w),I(b.children[0],w??"?"),I(b.children[1],g)}return{node:u,heap:p?.
node??null,read:()=>[...l.children].map(b=>{let{cell:w}=b.dataset;return[w?+w:null,b.children[1].textContent]}),paint({state:{frontier:b},left:w,joined:g}){Ce(l,
b,k,v),p?.paint(b),I(a,`${b.length} waiting`),I(i,w.length?`out: ${w.map(([x])=>x).join(", ")}`:""),s(g.map(x=>l.children[b.lastIndexOf(x)]));let h=l.lastElementChild;
r==="stack"&&h&&le(d,h)}}}function We(e,t,n){let o=Tt(e),r=on(o),s=n&&o.mixed&&oe("Every line","Stop at every line",h=>{g.stops=o.stopsOf(h),n(h)}),a=an(e,t,...s?[s]:[]),i=ln(o),l=zt(o),
[c,f,d]=[m("span.sentence"),m("strong.outcome"),m("p.game")],p=m("p.speaker",c," ",f),u=m(".says",p,d),k=e.steps.length-1,v=-1;function b(){let h=a.node.querySelector(
".s-line.s-now"),x=r.node.querySelector("[data-state=current]"),$=y=>Object.fromEntries([...r.cells].filter(([,{dataset:C}])=>C[y]).map(([C,{dataset:E}])=>[C,Number(
E[y])]));return{current:x&&Number(x.dataset.cell),frontier:i.read(),distance:$("distance"),predecessor:$("from"),visited:Object.keys($("visited")).map(Number),line:h&&
Number(h.dataset.line),says:e.steps[v]?.says?c.textContent:""}}function w(h){let x=jt(h);return x.toLowerCase()!==`${c.textContent}.`.toLowerCase()?x:h&&!o.rules.
jumps.has(h.landing)?"No jump there.":""}let g={trace:e,replay:o,board:r,code:a,frontier:i,tables:l,says:u,speaker:p,read:b,stops:o.stopsOf(!o.mixed),index:()=>v,
placeAt:h=>g.stops.findLastIndex(x=>x<=h),placeFrom:h=>Math.min(g.placeAt(h-1)+1,g.stops.length-1),show(h){v=h;let x=v===k,$=g.stops[g.placeAt(v-1)]??-1,y=o.changes(
$,v),C=o.moves[v]??null,E=x&&e.outcome!=="returned";r.paint(y.state,y.cells,C,x&&!E),a.paint(y.state,x),i.paint(y),l.paint(y),z(u,"data-failed",E),z(c,"data-tol\
d",e.steps[v]?.told),I(c,o.sentence(v)),I(f,x?Ot(e):""),I(d,x?"":w(C))}};return g}function _e(e,t){let n=(o,r)=>m("span",m("i.key",{"data-key":o}),r);return m("\
.legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",me(e).waits),e.roles.distance&&n("reached","reached"),e.roles.visited&&n("visi\
ted","only landed on"),t&&n("found","part of what is wrong"))}var Ke=e=>oe("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(t)});var no=({says:e})=>`${ve(e)}.`,ft=(e,{board:{name:t,cells:n}},o=3)=>m(".title",m("span",{role:"heading","aria-level":o},e),m("span.quiet",`${t?`${t} · `:""}${n}\
 cells`));function Qe(e,t,n={}){let{trace:o,highlight:r}=t,s=qe(e,[o,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,title:f=o.name}=o,d=o.
steps.length-1,p=Ee(e,`Stepper: ${f}`,n,C),u=We(o,r,()=>{b=0,$(),g.reset()}),{replay:k}=u,v=-1,b=0,w=()=>Math.max(0,u.placeAt(v)),g=p.use(He({last:()=>u.stops.length-
1,index:w,number:j=>u.stops[j]??0,go:j=>y(u.stops[j]),back:()=>w()-(u.stops[w()]===v?1:0),words:j=>`step ${u.stops[j]} of ${d}: ${k.sentence(u.stops[j])}`,ticks:()=>k.
ticks.map(({index:j,throws:P})=>({at:u.placeFrom(j),text:B(P)})),forward(){let j=u.stops[u.placeAt(v)+1];return j===void 0||h.asks(v,j)?!1:(y(j),!0)}},u.speaker)),
h=Rt(k,y,g.focus),x=Et(u,g.goTo);function $(){u.show(v),b=Math.max(b,w()),x.update(u.stops,w(),h.on()?w():b),g.update(),p.relight()}function y(j){let P=G(Math.round(
j)||0,0,d);h.drop(),P!==v&&(v=P,$(),n.onMove?.(v))}function C(j){if(h.answer(j))return;let P=k.first.get(j);P!==void 0?g.goTo(u.placeFrom(P)):I(u.says.lastChild??
u.says,`Cell ${j} is not reached in this run.`)}let E=oe("Predict","Be asked which cell comes next",j=>{g.pause(),h.drop(j),$()},n.predict),D=Ve([u],t,()=>v),A=c.
length>0&&m("ul.findings",{label:"What is wrong"},c.map(j=>m("li",no(j)))),O=m(".under",_e(o,c.length>0),l.predecessor&&Ke([u]));return p.root.append(m(".frame",
m(".head",ft(f,o,n.level),g.node,m(".tools",E,p.lecture,D.node)),m(".stage",{style:`--shape:${u.board.shape};--columns:${u.board.columns}`},m(".main",u.board.node,
O),m(".side",u.says,h.node,A,u.code.node,u.frontier.node)),m(".folds",u.tables.folds,u.frontier.heap&&X("Heap",u.frontier.heap),x.node,a.length>0&&X("What was g\
uessed",m("ul",a.map(j=>m("li",j)))),i&&X("What it printed",ue(".printed","What it printed",i))),D.strip)),h.drop(n.predict),u.board.mark(null,c),v=G(n.position??
u.stops[0],0,d),$(),g.reset(),{go:y,position:()=>v,state:u.read,element:p.root,destroy:p.destroy}}function mt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function cn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:o})=>o.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:U(t).map(o=>({at:o,text:`${o}`})),words:o=>`Every cell up to ${Q(o,n)}\
 is settled.`,at(o,{replay:r,placeAt:s}){let a=r.ticks.find(({throws:i})=>i>o);return s((a?.index??1/0)-1)}}}function dn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),o=Math.max(...n),r=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:o+r+1,start:o,ticks:[{at:o,text:`cell ${t}`}],words(s){
return s===o?"Each run has just fixed it, or ended without.":`${Q(Math.abs(s-o),"steps")} ${s<o?"before":"after"} that.`},at:(s,a,i)=>n[i]+s-o}}var pn=e=>e==null?"out of reach":Q(e);function oo(e,t){let{name:n,title:o=n}=e.trace,r=t?X("Code",e.code.node):e.code.node;return m("section.pane",{label:o},m("\
.pane-head",o),e.says,m(e.board.shape>1.6?".pair.broad":".pair",e.board.node,r),e.frontier.node,m(".folds",e.tables.folds,e.frontier.heap&&X("Heap",e.frontier.heap)))}
function ro(e){let t=e.map((o,r)=>{let s=o.getAttribute("aria-label");return F(String.fromCharCode(65+r),s,()=>n(r),`Show ${s}`)});function n(o){e.forEach((r,s)=>R(
r,"away",s!==o)),t.forEach((r,s)=>z(r,"aria-pressed",`${s===o}`))}return n(0),{node:m(".switch",{role:"group",label:"Run"},t),choose:n}}function Ye(e,t,n={}){let{
together:o,highlights:r}=t,s=o?.traces??[],a=s.map(O=>[O,"snl-trace"]),i=qe(e,[o,"snl-together"],...a);if(i)return i;let{differences:l}=o,c=m("p.says.story"),f=Ee(
e,"Steppers together",n,O=>h(O)),d=s.map((O,j)=>We(O,r[j])),p=mt(d),u=-1,k="",v=l[0]?.cell??s[0].board.cells,b=f.use(He({last:()=>p.length-1,index:()=>u,number:O=>O,
ticks:()=>p.ticks,words:O=>p.words(O),go:w,back:()=>u-1,forward:()=>w(u+1)},c));function w(O){let j=G(Math.round(O??0)||0,0,p.length-1);j!==u&&(u=j,d.forEach((P,ne)=>{
P.show(P.stops[G(p.at(u,P,ne),0,P.stops.length-1)])}),I(c,k+p.words(u)),b.update(),f.relight(),n.onMove?.(u))}function g(O,j,P="",ne=null){[p,k,u]=[O,P,-1];for(let{
board:de}of d)de.mark(j,ne?[ne]:[]);b.pause(),w(p.start),b.reset()}function h(O,j=`Cell ${O}. `,P=null){v=O,$.value="cell",g(dn(d,O),O,j,P)}let $=ze("Align by",
[["steps","by step"],["throws","by throws settled"],["cell","around a cell"]],"steps",O=>{O==="cell"?h(v):g(O==="throws"?cn(d):mt(d),null)});function y({trace:O,
cell:j,true:P,claimed:ne,finding:de},Ge){let{name:Se}=s[O],Oe=`Cell ${j}: ${pn(P)}; ${Se} says ${pn(ne)}: ${de.says}. `,je=`${Ge?"D":"First d"}ifference${l[1]?`\
, ${Se}`:""}`;return F(je,null,()=>{h(j,Oe,de),E.choose(O)})}let C=d.map(O=>oo(O,d.length>2)),E=ro(C),D=Ve(d,t,()=>u),A=m(".tools",f.lecture,D.node);return b.node.
append(E.node),f.root.append(m(".frame.several",m(".head",ft(`${d.length} runs on one board`,s[0],n.level),b.node,A),m(".line-up",c,$,l.map(y),Ke(d)),m(".panes",
C),_e(s[0],l.length>0),D.strip)),w(n.position),b.reset(),{go:w,position:()=>u,state:()=>d.map(({read:O})=>O()),element:f.root,destroy:f.destroy}}var ht=(e,t,n)=>t.together?Ye(e,t,n):Qe(e,t,n);function un(e={}){let n=[...document.querySelectorAll("[data-snl]:not([data-mounted])")].map(r=>{let{predict:s,position:a,
level:i}=r.dataset,l=JSON.parse(r.nextElementSibling?.textContent??"null");r.dataset.mounted="",r.textContent="";let c={predict:s!==void 0,position:a===void 0?void 0:
Number(a),level:i===void 0?void 0:Number(i)};return ht(r,l,{...c,...e})});function o(){let r=bt(location.hash),s=r&&n[r.number-1];s&&(s.go(r.step),r.number>1&&s.
element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",o),o()),n}function so({model:e,el:t}){let n=ht(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(o){e.set("position",o),e.save_changes()}});return e.
on("change:position",()=>{let o=e.get("position");o!==n.position()&&n.go(o)}),()=>n.destroy()}function ao(e){return Zt(e),{mount:Qe,mountAll:un,mountTogether:Ye,
render:so}}return vn(io);})();
return bundle.start(`${snl}`);
})();
export default { render: snlStepper.render };
