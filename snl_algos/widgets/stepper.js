// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var nt=Object.defineProperty;var Sn=Object.getOwnPropertyDescriptor;var On=Object.getOwnPropertyNames;var jn=Object.prototype.hasOwnProperty;var Cn=(e,t)=>{for(var n in t)nt(e,n,{get:t[n],enumerable:!0})},En=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of On(t))!jn.call(e,r)&&
r!==n&&nt(e,r,{get:()=>t[r],enumerable:!(o=Sn(t,r))||o.enumerable});return e};var zn=e=>En(nt({},"__esModule",{value:!0}),e);var Oo={};Cn(Oo,{start:()=>So});function E(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function xe(e,t){for(let n in t)E(e,n,t[n])}var P=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),qn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,xt=e=>(t,...n)=>{let[o,...r]=t.split("."),s=e(o||"div");for(let a of r)P(s,a,!0);for(let a of n)qn(a)?xe(s,a):s.append(...[a].flat().filter(Boolean));
return s},h=xt(e=>document.createElement(e)),K=xt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ce=(e,t,...n)=>K(`svg${e}`,{viewBox:t,"aria-hidde\
n":"true"},...n);function q(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function ze(e,t,n,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach(
(r,s)=>{let a=e.children[s]??e.appendChild(n());o(a,r)})}function _(e){let t=[];return n=>{for(let o of t)P(o,e,!1);t=n.filter(o=>!!o);for(let o of t)P(o,e,!0)}}
function le(e,t){let{offsetTop:n,offsetHeight:o}=t,{scrollTop:r,clientHeight:s}=e,a=Math.min(o,s/5);if(n<r+a||n+o>r+s-a){let c=n+o-s;e.scrollTop=Math.min(n,Math.
max(c,n-s/3))}}var F=(e,t,n,o)=>h("button.button",{type:"button",title:t,label:o,click:n},e);function re(e,t,n,o=!1){let r=F(e,t,()=>{o=!o,E(r,"aria-pressed",`${o}`),
n(o)});return E(r,"aria-pressed",`${o}`),r}function qe(e,t,n,o){let r=t.map(([a,i])=>h("option",{value:a,selected:a===n&&""},i));return h("select.button",{label:e,
change:({target:a})=>o(a.value)},r)}var me=(e,t,...n)=>h(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function kt(e,t){if(!e.matches(".s-scroll"))return!1;
let{clientWidth:n,clientHeight:o,scrollWidth:r,scrollHeight:s}=e,[a,i]=[r-n,s-o],c=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!c)return!1;let p={ArrowLeft:[
-40,0],ArrowRight:[40,0],Home:c?[0,-i]:[-a,0],End:c?[0,i]:[a,0],PageUp:c?[0,-.9*o]:[-.9*n,0],PageDown:c?[0,.9*o]:[.9*n,0]}[t];return!p||p[0]!==0&&a<=1?!1:(e.scrollBy(
...p),!0)}var ee=(e,...t)=>h("details.fold",h("summary",e),...t),ke=(e,t)=>t.map(n=>h("span",{role:e},n));var Nn=".jp-WindowedPanel-outer, .jp-Notebook";function In(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(":focus-within.jp-mod-commandMode"))return!1;let n=t.
querySelector(".jp-Cell.jp-mod-active");return n===e||n?.previousElementSibling===e}function yt(e,t){P(t,"framed",!0),t.append(h("p.quiet.focus-hint","Click on \
the board to use the keys ← → and space."));let n=!1;function o(s){let{target:a,key:i,shiftKey:c}=s,l=a instanceof Node&&e.contains(a),p=e.closest(".jp-Cell")?.
nextElementSibling;!l||i!=="Enter"||!c||!(p instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),p.focus(),p.dispatchEvent(new KeyboardEvent(
s.type,s)))}addEventListener("keydown",o,!0);let r=new ResizeObserver(()=>{let s=e.closest(Nn);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.
offsetHeight)&&(n=!0,r.observe(s),In(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return r.
observe(e),()=>{removeEventListener("keydown",o,!0),r.disconnect()}}function $t(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}var An=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Mt(e,t){let{host:n}=e.getRootNode(),r=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${An(t,r)}`}var ye=new Set,de=null,Ie=null,Ln=[" ","Home","End"];function Ne(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function Tn(){
return de&&de.root.isConnected?de:[...ye].filter(({root:t})=>Ne(t)>0).sort((t,n)=>Ne(n.root)-Ne(t.root))[0]}function Pn(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Ne(e.root)>=n*([de,Ie].includes(e)?.5:.98)}function St(e){let t=e.composedPath()[0],{key:n,defaultPrevented:o,ctrlKey:r,metaKey:s,
altKey:a,shiftKey:i}=e;if(o||r||s||a||i)return;let c=Ln.includes(n);if(!c&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let p=Tn();!p||c&&!Pn(p)||p.key(n,t)&&(Ie=p,e.preventDefault())}function Ot(e){ye.size===0&&addEventListener(
"keydown",St),ye.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{de=e})}function jt(e){ye.delete(e),de===e&&(de=null),Ie===e&&(Ie=null),
ye.size===0&&removeEventListener("keydown",St)}var Ct=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var ot=new Map;function Fn(e){let t=ot.get(e)??new CSSStyleSheet;return ot.has(e)||t.replaceSync(e),ot.set(e,t),t}function rt(e,t,n){let o=document.createElement(
"div");o.className="snl-host";let r=document.createElement("style");r.textContent=Ct;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Fn(t)],s.append(
n),e.replaceChildren(r,o),e.dataset.mounted="",{host:o,remove(){o.remove(),r.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Ae=e=>e.getRootNode().activeElement??
null,Et=()=>document.querySelectorAll(".snl-host");var st=`.snl-stepper{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47\
);--cell:light-dark(#faf9f4,#232933);--odd:light-dark(#f3eee5,#1d222b);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-dark\
(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#7d8ca3,#93a\
3bb);--start:light-dark(#2f6b45,#9fdcb2);--goal:light-dark(#6b5310,#efd27a);--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:li\
ght-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#d9efe4,#1d3a33);--tint-1:light-dark(#b9e0d0,#245044);--tint-2:light-dark(#93\
cdb8,#2c6656);--tint-3:light-dark(#6cb89f,#357d69);--tint-4:light-dark(#479f86,#3f957d);--snake-0:light-dark(#c65d47,#e0806c);--snake-1:light-dark(#cf9332,#e3b1\
5c);--snake-2:light-dark(#a0703f,#c39866);--snake-3:light-dark(#c0587e,#df86a6);--snake-4:light-dark(#8d8232,#b7ad5c);--snake-5:light-dark(#b2463f,#dc7f78);--sn\
ake-6:light-dark(#8a5a9c,#b78fca)}
:host{all:initial!important;display:block!important}.snl-stepper{all:initial;display:block;--tall: clamp(15rem, var(--window, 100vh) - 15.5rem, 46rem);--largest\
: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:var(--paper);color-scheme:var(--snl-scheme, light dark);font:1rem/1.45 var(--sans);-\
-sans: var(--snl-sans, system-ui, -apple-system, "Segoe UI", sans-serif);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);font-variant-numer\
ic:tabular-nums;*,:before,:after{box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px sol\
id var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .\
5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:c\
olumn;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-wi\
dth:0}.s-under{display:flex;align-items:center;justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;\
gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=curre\
nt]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{backgrou\
nd:linear-gradient(90deg,var(--tint-0) 20%,var(--tint-1) 20% 40%,var(--tint-2) 40% 60%,var(--tint-3) 60% 80%,var(--tint-4) 80%);width:2em}[data-key=found]{backg\
round:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.\
7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}\
[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{p\
adding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container \
(max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * va\
r(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) \
+ 2rem)}}}.snl-stepper{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align\
-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap\
:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25re\
m;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inheri\
t;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-butto\
n:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-but\
ton[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.\
1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;wi\
dth:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border\
-radius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-ba\
r::-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-\
radius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:\
none}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.\
55rem + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content\
:"";position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size\
:.9rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5r\
em}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-4)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data\
-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}\
.s-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}\
.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-4)}.s-no .s-part{backgro\
und:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;wi\
dth:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:\
transparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(-\
-odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{posit\
ion:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);backg\
round:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;m\
in-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 a\
uto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{d\
isplay:none}}}.snl-stepper{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:\
inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line)\
;line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:\
relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1\
"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tin\
t]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;bord\
er-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-st\
ate=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) sol\
id var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-\
gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visi\
ble{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolu\
te;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em\
 .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}\
.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center\
}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:\
1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(\
var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{di\
splay:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:rou\
nd}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;stroke-wi\
dth:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacity:.8}.\
s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preferen\
ce){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(\
.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@key\
frames snl-throw{0%{stroke-dashoffset:var(--far)}}.snl-stepper{.s-panel{display:flex;flex-direction:column;gap:.3rem;min-width:0}.s-heads{font-size:.85rem;color\
:var(--quiet)}.s-heads .s-button{min-width:0;min-height:1.5rem;padding:0 .5em;border-color:transparent;font-size:.85rem}.s-heads .s-tools{margin-left:auto}.s-he\
ads .s-tools .s-button{border-color:var(--line)}.s-code>.s-heads>.s-button{padding:0 .3em;font-family:var(--mono)}.s-code>.s-heads>[aria-expanded]:before{conten\
t:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s-code{flex:1 1 0;min-height:9rem}.s-lines{flex:1 1 0;min-height:6rem;padding:\
.4rem 0;border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper))}.s-scroll{position:relative;overflow:auto;scrollbar-width:thin}.s-listing\
{font:.875rem/1.5 var(--mono)}.s-line{display:grid;grid-template-columns:1.6rem 2.2rem minmax(0,1fr);align-items:start;padding-right:.5rem;border-left:4px solid\
 transparent}.s-runs[style]{align-self:start;width:min(100%,var(--runs) * .22rem);height:.5em;margin-top:.5em;border-radius:0 .2em .2em 0;background:color-mix(i\
n srgb,var(--goal) 35%,var(--paper))}.s-at{padding-right:.7em;text-align:right;color:var(--quiet);user-select:none}.s-text{padding-left:calc((var(--indent) + 4)\
 * 1ch);font:inherit;color:inherit;background:none;border:0;text-indent:calc((var(--indent) + 4) * -1ch);white-space:pre-wrap;overflow-wrap:anywhere}.s-text spa\
n{text-indent:0}.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-step.s-now{border-color:var(--now);background:var(--nowSoft)}.s-now .s-at,.s-now\
 .c1{color:var(--ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--wrongSoft);text-decoration:underline wavy}:is(.k,.kn,.kc,.ow){color:light-dark\
(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--q\
uiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}@container (max-width: 33rem){.s-heads .s-button{min-width:44px;min-height:44px}}}.snl-steppe\
r{.s-frontier{flex:none}.s-frontier>.s-heads{display:none}.s-waiting{display:flex;align-items:center;gap:.45rem;height:2.9rem;padding:.2rem 0;overflow-y:hidden;\
font-size:.9rem}.s-chips{display:contents}.s-chip{flex:none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55em;border:1.5px dashed var(--wait);border\
-radius:.5em}.s-chip small{max-width:9em;overflow:hidden;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}.s-chip small:empty{display:none}:is(.s-qu\
eue,.s-heap)>:first-child,.s-stack>:last-child{border:2px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--now) 14%,var(--paper))}.s-gone{marg\
in-left:auto}.s-folds{display:flex;flex-wrap:wrap;align-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.9rem}.s-fold[\
open]{flex:1 1 20rem;min-width:0}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-distances,.s-variables{max-height:16rem;border:1px solid var(--li\
ne);border-radius:.4rem}[role=row]:not(.s-row){padding:.1rem .5rem;border-left:4px solid transparent}.s-scroll [role=row].s-new{border-color:var(--now);font-wei\
ght:700}.s-distances [role=row]{display:grid;grid-template-columns:repeat(3,1fr)}.s-variables [role=row]{display:flex;gap:.75em;justify-content:space-between;ov\
erflow-wrap:anywhere;font-family:var(--mono)}.s-variables [role]>:first-child{flex:none;max-width:60%}.s-table-head{position:sticky;top:0;background:var(--odd);\
font-weight:650}:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);outline-offset:-2px}.s-step{display:grid;grid-template-columns:3em 3em minmax(0,3fr)\
 minmax(0,2fr);gap:.75em;cursor:pointer}.s-step>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.s-go{all:unset;width:100%;text-align:right;text-dec\
oration:underline}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-printed{max-height:12em;white-space:pre;font:.85em/1.5 var(--mono)}.s\
-tree-of{text-align:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visible}.s-tree-of circle{fill:var(--paper);stroke:var(--wait\
);stroke-width:1.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;font-size:12px;font-weight:700;text-anchor:middle}.s-tree\
-of .s-key{font-size:10px;font-weight:400;text-anchor:start}}.snl-stepper{.s-panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr\
));gap:1.5rem}.s-pane{display:flex;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weight:650}.s-pane .s-speaker{font-size:1.05em}.s-line-up{gap:.\
4rem .6rem}.s-story{flex:1 1 20rem;min-height:2.9em;padding-left:.9rem}.s-pair{display:grid;grid-template:auto minmax(8.5rem,1fr) / minmax(0,1fr);gap:.5rem}.s-p\
air>.s-board{max-width:min(100%,var(--tall) * var(--wide) / var(--high));margin-left:0}.s-pair .s-text{white-space:pre;overflow-wrap:normal}.s-pane .s-says{min-\
height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pane .s-line{width:max-content;min-width:100%}.s-switch{display:none}.s-several{--tall: clamp(11rem, var(--window,\
 100vh) - 27.5rem, 40rem)}@container (max-width: 51rem){.s-switch{display:flex;gap:.4rem}.s-switch>*{flex:1}.s-away{display:none}}}.snl-stepper.s-lecture{--larg\
est: 20rem;position:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:none}.s-hands{display:block}.s-button{min-width\
:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@container (min-width: 60rem){.s-frame{max-width:none;heig\
ht:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10.5rem) }.s-listing{font-size:max(18px,.85em)}.s-wai\
ting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 25em) }.s-frame>.s-legend,.s-several .s-head .s-quiet{display:none}.s-pane{min-height:0;gap:\
.8vh}.s-pair{flex:1;grid-template-rows:auto minmax(0,1fr);min-height:0}.s-pair .s-code,.s-pair .s-lines{min-height:0}.s-pair .s-heads{display:none}}}.snl-steppe\
r{.s-strip{display:none}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-tools,.s-transport,.s-side,.s-folds,.s-under,.s-legend,.s-pa\
nes,.s-line-up,.s-switch){display:none}&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem;b\
reak-inside:avoid}.s-strip img{width:100%;border:1px solid var(--line)}}}
`;var at=2;function Bn(e){let t=_("lit"),n,o=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let r of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(r,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,o()});return o}function Dn(e){let n=[...Et()].map(({shadowRoot:r})=>r?.
querySelector("[role=region]")).map(r=>r?.ariaLabel),o=e;for(let r=2;n.includes(o);r+=1)o=`${e} (${r})`;return o}function Le(e,t,n,o){let r=Dn(t),s=h("",{class:"\
snl-stepper",role:"region",label:r,tabindex:-1}),{host:a,remove:i}=rt(e,st,s),c=new AbortController,l=null,p={root:s,key:(g,k)=>!!l?.key(g,k)};function d({target:g,
ctrlKey:k,metaKey:v,altKey:b}){g===a&&E(a,"data-lm-suppress-shortcuts",!(k||v||b))}addEventListener("keydown",d,{capture:!0,signal:c.signal}),n.keys&&Ot(p);let u=re(
"Lecture","Full screen, large type; Escape leaves",g=>{P(s,"lecture",g);let k=()=>{s.matches(".s-lecture")||document.exitFullscreen()};g?s.requestFullscreen?.()?.
then(k,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),f=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||f()),s.addEventListener("keydown",g=>{let{ctrlKey:k,metaKey:v,altKey:b,shiftKey:w,key:m}=g;if(k||v||b||w)return;let x=g.target;m==="Escape"?x.
closest("[role=grid]")?s.focus({preventScroll:!0}):f():(kt(x,m)||p.key(m,x))&&g.preventDefault(),g.stopPropagation()}),s.addEventListener("click",({target:g})=>{
let k=g.closest(".s-grid .s-cell");k&&o(Number(k.dataset.cell))}),s.addEventListener("mousedown",g=>{g.target.closest(".s-grid")&&(g.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:c.signal,lecture:u,relight:Bn(s),use(g){return l=g,g},destroy(){l?.pause(),c.abort(),jt(p),i()}}}function Te(e,...t){let n=t.find(([u,f])=>u?.format!==
f||u.version!==at);if(!n)return null;let[o,r]=n,{format:s,version:a}=o??{},i=a>at,l=s!==r?`This cannot be shown: it is not a recorded run (${r}).`:`This was rec\
orded with ${i?"a newer":"an older"} version of snl_algos (${r} ${a}; this stepper reads ${r} ${at}). ${i?"Update snl_algos, then run":"Run"} the cell again, or\
 record the run again.`,p=h("p",{class:"snl-stepper",role:"alert"},l),{remove:d}=rt(e,st,p);return{element:p,destroy:d,go(){},position:()=>0,state:()=>null}}var Y={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Un}=Y,H=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function J({start:e,columns:t},n){let o=e===0?1:0;if(n===0)return[0,0];
let r=Math.floor((n-1)/t),s=(n-1)%t;return[r,o+(r%2?t-1-s:s)]}var Re=({columns:e,start:t})=>e+(t===0?1:0);function Z(e,t){let[n,o]=J(e,t),[r,s]=Un.anchor;return[
o+r,e.rows-n-1+s]}function X([e,t],[n,o]){let r=Math.hypot(n-e,o-t)||1,s=(n-e)/r,a=(o-t)/r;return{length:r,spot:(c,l=0)=>[e+c*s-l*a,t+c*a+l*s]}}function zt([e,t],[
n,o],[r,s]){let[a,i]=[r-n,s-o],c=((e-n)*a+(t-o)*i)/(a*a+i*i||1),l=W(c,0,1);return Math.hypot(e-n-l*a,t-o-l*i)}function Pe(e,t){let[[o,r],[s,a]]=[e(t-1e-4),e(t+1e-4)];
return[(s-o)/(2*1e-4),(a-r)/(2*1e-4)]}function Fe(e,t,n,o){let r=(n-t)/o,s=[e(t)];for(let a of H(o)){let[i,c]=[t+a*r,t+(a+1)*r],[[l,p],[d,u]]=[e(i),e(c)],[[f,g],
[k,v]]=[Pe(e,i),Pe(e,c)];s.push([l+f*r/3,p+g*r/3],[d-k*r/3,u-v*r/3],[d,u])}return s}var He=e=>{let t=Y.light.tints.length;return(Math.round(e)%t+t)%t};var B=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Q=(e,t="throws")=>`${B(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Vn={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},he=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Vn[`${e}`]}),Kn=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function qt({outcome:e,answer:t,error:n,limit:o,functions:r}){if(e==="stopped")return`It was stopped: ${o}.`;if(e==="raised"&&n){let i=r[n.function],c=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${c}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,c,l])=>s.length>8?i:`${i} to ${c}${Kn(c,l)}`);return`It \
returned ${Q(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Nt(e){if(!e)return"";let{from:t,face:n,landing:o,stand:r,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${r}`:"",i=r>o?`climb to ${r}`:`slide to ${r}`,c=r===o?"":a||i;return n===null?`${$e(c)} from ${t}.`:`From ${t}, roll ${_n(n)}: land on ${o}${c&&`, ${c}`}\
.`}var _n=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function It(e,t){let n=_("new"),o=h(""),r=h(".table-head",{role:"row"},ke("columnheader",t)),s=h(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
r,o),a=()=>h("",{role:"row"},ke("cell",t.map(()=>"")));function i(c,l){E(c,"data-cell",Number.isInteger(l[0])&&l[0]),l.forEach((p,d)=>q(c.children[d],p))}return{
box:s,paint(c,l){ze(o,c,a,i);let p=[...o.children].filter((u,f)=>l.has(c[f][0]));n(p);let d=p.at(-1);d&&le(s,d)}}}function At({trace:{roles:e},unit:t}){let n=It(
"Distances",["cell",t,"from"]),o=It("Variables",["name","value"]),r=null;function s(){if(!r)return;let{distance:l,predecessor:p}=r.state,u=[...new Set([...l.keys(),
...p.keys()])].sort((f,g)=>f-g).map(f=>[f,B(l.get(f)),B(p.get(f))]);n.paint(u,r.cells)}function a(){r&&o.paint([...r.state.variables],r.names)}function i(l,p,d){
let u=ee(l,p),f=()=>u.open&&d();return u.addEventListener("toggle",f),{node:u,paintIfOpen:f}}let c=[i("Variables",o.box,a)];return(e.distance||e.predecessor)&&c.
unshift(i("Distances",n.box,s)),{folds:c.map(({node:l})=>l),paint(l){r=l;for(let{paintIfOpen:p}of c)p()}}}function Lt({replay:e,trace:t},n){let s=h(""),a=h(".sc\
roll",{style:"height:208px",scroll:v},s),i=_("now"),l=h("",{role:"table",label:"Every step so far"},h(".step",{role:"row"},ke("columnheader",["step","line","wha\
t happens","what changed"])),a),p=ee("Every step so far",l);p.addEventListener("toggle",()=>b());let d=[],u=0,f=0,g=new Map;function k(w){let m=d[w],{line:x,function:O=0}=t.
steps[m],y=h("button.go",{type:"button"},`${m}`),{words:S}=e.changes(d[w-1]??-1,m),C=[y,`${t.functions[O].first+x}`,e.sentence(m),S],R="height:26px",I=()=>n(w);
return h(".step",{role:"row","aria-rowindex":w+2,style:R,click:I},ke("cell",C))}function v(){let w=Math.max(0,Math.floor(a.scrollTop/26)-4),m=t.steps.length?W(f+
1-w,0,18):0,x=s.contains(Ae(s)),O=g;g=new Map(H(m).map(y=>[w+y,O.get(w+y)??k(w+y)])),s.style.padding=`${w*26}px 0 ${Math.max(0,f+1-w-m)*26}px`,s.replaceChildren(
...g.values()),i([g.get(u)]);for(let[y,S]of g){let C=S.querySelector("button");C.tabIndex=y===u?0:-1,x&&y===u&&C.focus({preventScroll:!0})}}function b(){p.open&&
(v(),a.scrollTop=W(a.scrollTop,(u+1)*26-208,u*26))}return{node:p,update(w,m,x){d!==w&&g.clear(),[d,u,f]=[w,m,x],E(l,"aria-rowcount",f+2),b()}}}var Tt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function ct(e,t,n,o=null){let r=e.moves(t),s=r.find(([,i,c])=>c===n&&i===o)??r.find(([,,i])=>i===n);if(s){let[
i,c,l]=s;return{from:t,face:i,landing:c,stand:l,feet:c===l?[]:e.ride(c).feet}}let a=r.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Me(e,t,n){let o=e.moves(t).find(r=>r[1]===n);return o?ct(e,t,o[2],n):null}function Yn({
steps:e},t){let n=new Map,o=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(o=a.current),!(o===null||i))for(let c in a.variables){
let l=Tt(a.variables[c]),p=l!==null&&(Me(t,o,l)??Me(t,l,o));n.set(c,(n.get(c)??0)+(p?1:-4))}}let[r,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?r:null}
function it(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Pt(e,t){let n=Yn(e,t),o=n&&
new RegExp(`\\b${n}\\b`),r=null,s=null,a=null;function i(c){let l=it(c.predecessor);if(l)return ct(t,l[1],l[0],s);let p=it(c.distance);if(p&&r!==null&&p[0]!==r)
return ct(t,r,p[0],s);let d=it(c.visited);if(d&&r!==null)return Me(t,r,d[0]);let u=e.functions[c.function??0].lines[c.line];return s===null||r===null||!o||!o.test(
u)?null:Me(t,r,s)??Me(t,s,r)}return e.steps.map(c=>{c.current!==void 0&&(r=c.current),n&&c.variables&&n in c.variables&&(s=Tt(c.variables[n]));let l=c.current!==
void 0&&c.frontier!==void 0,p=c.frontier?.add??[],d=p.length===1&&p[0][0]===a?.stand;return a=l?null:i(c)??(d?a:null),a})}function Rt({cells:e,jumps:t,die:n=6,start:o=1,chained:r,overshoot:s}){let a=new Map(t.filter(([d,u])=>d!==u)),i=typeof n=="number"?Array.from({length:n},(d,u)=>u+
1):n;function c(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let f=a.get(d);return f===void 0||u.length&&!r?{feet:u,stand:d}:c(f,[...u,d])}function l(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function p(d){return d===e?[]:i.flatMap(u=>{let f=l(d+u),g=f>0?c(f).stand:null;return g===null?[]:[[u,f,g]]})}return{cells:e,
start:o,jumps:a,ride:c,moves:p}}var Jn=["distance","predecessor","visited","variables"],lt=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Be(e,t){let n=new Map,o=(r,s)=>{let a=(n.get(`${r}`)??0)+s;return n.set(`${r}`,a),a};for(let r of t)
o(r,1);return e.filter(r=>o(r,-1)<0)}function Ft(e,t){let{function:n=0,line:o,depth:r=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:o,depth:r,current:s}),a){let{is:i,front:c=0,back:l=0,put:p={},add:d=[]}=a,u=e.frontier,f=u.slice(c,u.length-l);for(let g in p)f[Number(g)]=p[g];e.frontier=
i??f.concat(d)}t.scope&&e.variables.clear();for(let i of Jn){let c=e[i];for(let l in t[i]){let p=t[i][l],d=i==="variables"?l:+l;p===null||p===!1?c.delete(d):c.set(
d,p)}}e.runs[n][o]+=1}function Ht(e){let{steps:t,functions:n,roles:o,unit:r="throws"}=e,s=Rt(e.board),a=new Map,i=new Map,c=[],l=Math.max(64,Math.ceil(t.length/
200)),p=0,d=-1/0,u={index:-1,fn:0,line:null,depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:n.map(({
lines:b})=>new Uint32Array(b.length))},f=[lt(u)];function g(b){if(o.distance)return Object.entries(b.distance??{}).filter(([,y])=>y!==null).map(([y])=>+y);let{add:w=[],
put:m={},is:x=[...Object.values(m),...w]}=b.frontier??{};return[...Object.keys(b.visited??{}).map(Number),...x.map(([O])=>O??-1)]}t.forEach((b,w)=>{Ft(u,b),p=Math.
max(p,u.frontier.length);for(let x of g(b))a.has(x)||a.set(x,w),i.set(x,w);let m=u.current===null?void 0:u.distance.get(u.current);m!==void 0&&m>d&&(d>=0&&c.push(
{index:w,throws:m}),d=m),(w+1)%l===0&&f.push(lt(u))});function k(b){let w=lt(f[Math.floor((b+1)/l)]);for(;w.index<b;)Ft(w,t[w.index+1]);return w}function v(b,w){
let m=k(b).frontier,x=k(w),O=Be(m,x.frontier),y=Be(x.frontier,m),S=new Set,C=new Set,R=[...O.map(([I])=>`${I} leaves`),...y.map(([I])=>`${I} joins`)];for(let I of t.
slice(b+1,w+1)){for(let D in{...I.distance,...I.predecessor})S.add(+D);for(let D in I.variables)C.add(D);for(let D in I.distance)R.push(`${D}: ${B(I.distance[D])||
"unknown"}`)}return R.length||(R=[...C].map(I=>`${I} = ${x.variables.get(I)}`)),{state:x,left:O,joined:y,cells:S,names:C,words:R.join(", ")}}return{trace:e,unit:r,
rules:s,first:a,lastSet:i,ticks:c,longest:p,highest:d,at:k,changes:v,moves:Pt(e,s),mixed:new Set(t.map(({told:b})=>!!b)).size>1,stopsOf:b=>t.length?H(t.length).
filter(w=>b||t[w].told||w===t.length-1):[-1],sentence(b){let{says:w,line:m,function:x=0}=t[b]??{says:"Nothing was recorded."};return w||`${n[x].name}, line ${n[x].
first+(m??0)}`}}}function Qn(e,t,{frontier:n,distance:o},r){let s=([u,f])=>f.trim()&&!Number.isNaN(+f)?+f:o.get(u??-1),a=s([e,t]),i=n.filter(u=>s(u)===a).map(([u])=>u),c=[...new Set(
i)].filter(u=>u!==null),l=u=>({accept:[e],reason:`${e} ${u}`});if(n.length===1)return l("is the only one that waits");if(r==="queue"&&n[0][0]===e)return l(`is a\
t the front: it came in before ${n[1][0]}`);if(r==="stack"&&n.at(-1)?.[0]===e)return l("is at the top: it came in last");if(r!=="heap"||a==null)return l("is tak\
en now");if(c.length<2)return l(`has the smallest distance, ${B(a)}`);let d=`${c.sort((u,f)=>u-f).join(", ").replace(/, (\d+)$/," and $1")} wait with ${B(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:c,reason:d}}function Gn(e,t,n,o,{rules:r,unit:s}){let a=n.get(e),i=Q(t,s);if(o===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${B(a)}, and from ${o} it is ${B(t)}`;let l=(o===null?[]:r.moves(o)).find(d=>!n.has(d[2]));if(l?.[2]!==
e)return`${e} gets ${i} now`;let p=l[1]===e?"":`, which leads to ${e},`;return`${l[1]}${p} is the first landing from ${o} that was not reached yet`}function Zn(e,t){
let n=e.trace.frontier_kind,[o,r]=[e.at(t-1),e.at(t)],s=Be(o.frontier,r.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let p=Qn(s[0][0],s[0][1],o,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...p}}let a=[...r.distance].filter(([p,d])=>o.distance.get(p)!==d);if(a.length!==1)return null;let[[i,c]]=a,
l=Gn(i,c,o.distance,r.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:l}}function Bt(e,t,n){let o=Math.max(t,0)+1,
r=e.moves.slice(o,n+1).some(s=>s);for(let s=o;s<=(r?e.trace.steps.length-1:n);s+=1){let a=Zn(e,s);if(a)return s>n&&a.takes?null:a}return null}function Dt(){let e=new Map,t=h("ol.votes",{label:"Raised hands"});function n(o){let r=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let c=o?.includes(a),l=o?c?"✓ ":"✗ ":"",p=h("span.part",{style:`width: ${100*i/r}%`}),d=h("li",h("b",`${l}${a}`),h("span.room",p),`${i}`);return P(
d,"yes",o&&c),P(d,"no",o&&!c),d})),t.hidden=!e.size}return{node:t,add(o,r){e.set(o,(e.get(o)??0)+r),n()},clear(){e.clear(),n()},tell(o){n(o);let r=[...e.values()],
s=o.map(i=>e.get(i)??0),a=i=>i.reduce((c,l)=>c+l,0);return{right:a(s),all:a(r)}}}}function Wt(e,t,n){let o=!1,r=null,s=0,[a,i]=[0,-1],c=0,l=0,p=h("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),d=h("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),u=Dt(),f=h("span.question",{role:"status"}),g=h("strong");function k(S){if(S.preventDefault(),
!d.value){O(+p.value);return}u.add(+p.value,+d.value),p.value=d.value="",p.focus(),b.hidden=!1}function v(){if(!r)return;let S=u.tell(r.accept);c+=S.right,l+=S.
all,y("told","")}let b=F("Show the answer",null,v),w=h("form.form",{submit:k},p,d,h("button.button","Answer"),b,F("Skip",null,()=>y("skipped",""))),m=h(".predic\
t",{role:"group",label:"Predict"},f,w,g,u.node);function x(S,C){E(m,"data-verdict",S),q(f,C),w.hidden=!r,m.hidden=!o,q(g,l?`${c} of ${l} right`:"")}function O(S){
if(!r)return!1;let C=r.accept.includes(S);return l+=1,c+=C?1:0,y(C?"right":"wrong",C?"Right: ":`Not ${S}: `),!0}function y(S,C){if(!r)return;let{reason:R}=r,I=m.
contains(Ae(m));r=null,t(s),x(S,`${C}${R}.`),I&&n()}return{node:m,answer:O,on:()=>o,drop(S=o){(r||!S)&&u.clear(),o=S,r=null,x("ready",l?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(S,C){return r?p.focus():o&&(r=Bt(e,S,C),r?.index===i&&S>a&&(r=null),r&&([a,i]=[S,r.index]),s=C,p.value=d.value=
"",u.clear(),b.hidden=!0,r&&x("asked",`${r.text} Click it on the board, or type it.`)),r&&m.scrollIntoView({block:"nearest"}),!!r}}}function De(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:Ut}=Y;function Vt(e,t,n,o){let{spot:r}=X(e,t);return{neck:r(n),wings:[r(n,o),e,r(n,-o)]}}function Kt(e,t,n){let{least:o,more:r,head:s,edge:a}=Ut.arc,{
length:i,spot:c}=X(e,t),l=o+r*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,f]=c(i/2,d*l*2),g=[W(u,a,n-a),Math.max(f,a)],k=X(g,t),v=k.spot(k.length-.06);return{from:e,turn:g,
tip:v,...Vt(v,g,s,s*.4)}}function dt(e,t,n,o,r){let{length:s,spot:a}=X(e,t),i=Math.min(o,s/4),c=a(s-i),l=a(s/2,2*n);return{from:a(i),turn:l,tip:c,middle:a(s/2,n),
...Vt(c,l,r,r/2)}}function _t(e){let t=Ut.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:r,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?r:[],...e===6?a:[]]}var{shape:te}=Y;function pt(e,t,n){let{length:o,spot:r}=X(Z(e,t),Z(e,n));return X(r(te.apart),r(o-te.apart))}function Jt(e,t,n){let{length:o,spot:r}=pt(e,t,n),{
half:s,over:a,rung:i}=te.ladder,c=Math.max(2,Math.round(o/i)),l=[s,-s].map(d=>[r(-a,d),r(o+a,d)]),p=H(c+1).map(d=>{let u=o*d/c;return[r(u,s),r(u,-s)]});return{rails:l,
rungs:p}}function Yt(e,t){let n=(e+t)%2?-1:1;return[0,te.snake.bow,-te.snake.bow].flatMap(o=>[{hand:n,bow:o},{hand:-n,bow:o}])}function Qt(e,t,n,{hand:o,bow:r}){
let{length:s,spot:a}=pt(e,t,n),{swing:i,wave:c}=te.snake,l=Math.max(1,Math.round(s/c)),p=o*Math.min(i,.08*s);return d=>{let u=1-(2*d-1)**4,f=p*u*Math.sin(2*Math.
PI*l*d)+r*Math.sin(Math.PI*d);return a(s*d,f)}}function Xn(e,t,n,o){let r=o.map(([i,c])=>[Z(e,i),Z(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Yt(t,
n)[0]};for(let i of Yt(t,n)){let c=Qt(e,t,n,i),l=H(25).map(f=>c(f/24)),p=l.some(([f,g])=>f<.15||f>s-.15||g<.15||g>e.rows-.15),u=l.filter(f=>r.some(([g,k])=>zt(f,
g,k)<te.snake.clear)).length+(p?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function Gt(e,t,n,o){let r=Qt(e,t,n,Xn(e,t,n,o)),{length:s}=pt(e,t,n),a=4*
Math.max(1,Math.round(s/te.snake.wave))+2,i=g=>k=>{let v=te.snake.half*(1-.3*k-.6*k**3),[b,w]=r(k),[m,x]=Pe(r,k),O=Math.hypot(m,x)||1;return[b-g*v*x/O,w+g*v*m/O]},
c=Fe(i(1),0,1,a),l=Fe(i(-1),1,0,a),p=[...c,c[c.length-1],l[0],...l],{spot:d}=X(r(0),r(.02)),{skull:u,eye:f}=te.snake;return{outline:p,stripe:Fe(r,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-f/3,.55*u),d(-.05-f/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Zt=(e,t)=>(2*e+3*t)%Y.light.snakes.length;var{shape:Ue}=Y,ne=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(ne).join(" ")),ge=e=>`M${Se(e).join("L")}`,Xt=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(
" ")}`,ft=(e,t,n)=>`M${Se([e])}Q${Se([t,n]).join(" ")}`,G=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),We=(e,[t,n],o,r)=>({tag:"circle",name:e,attributes:{
cx:ne(t),cy:ne(n),r:o},...r}),oe=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),mt=(e,[t,n],o,r,s)=>({tag:"rect",name:e,attributes:{x:ne(t),y:ne(n),width:o,
height:o,rx:r},...s}),tn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),pe=(e,[t,n],o,r,s)=>({tag:"text",name:e,attributes:{x:ne(t),y:ne(n),"\
font-size":o},fill:s,text:r});function eo(e,t,n){let{rails:o,rungs:r}=Jt(e,t,n),{rail:s,rungWidth:a}=Ue.ladder,i=o.map(ge).join("");return[G("halo",i,{stroke:"c\
ell",width:s+.05}),G("rungs",r.map(ge).join(""),{stroke:"ladder",width:a}),G("rails",i,{stroke:"ladder",width:s})]}function to(e,t,n,o){let{outline:r,stripe:s,skull:a,
eyes:i,pupils:c,tongue:l}=Gt(e,t,n,o),{skull:p,stripe:d,eye:u,pupil:f}=Ue.snake,g=`snake-${Zt(t,n)}`,k=`${Xt(r)}Z`;return[G("halo",k,{stroke:"cell",width:.06}),
G("tongue",l.map(v=>ge(v)).join(""),{stroke:g,width:.025}),G("skin",k,{fill:g}),tn(G("stripe",Xt(s),{stroke:"cell",width:d}),"0.04 0.12"),We("skull",a,p,{fill:g}),
...i.map(v=>We("eye",v,u,{fill:"die"})),...c.map(v=>We("pupil",v,f,{fill:"dieInk"}))]}function Ve(e,t){let n=[...t],o=n.filter(([a,i])=>a<i),r=n.filter(([a,i])=>a>
i),s=(a,i,c,l)=>oe(a,l,{"data-ends":`${i} ${c}`});return[...o.map(([a,i])=>s("ladder",a,i,eo(e,a,i))),...r.map(([a,i])=>s("snake",a,i,to(e,a,i,o)))]}function ut([
e,t],n,o=1){let{side:r,corner:s,pip:a}=Ue.die,i=_t(n).map(p=>We("pip",p,a,{fill:"dieInk"})),c=pe("face",[0,r*.24],r*.7,`${n}`,"dieInk"),l={fill:"die",stroke:"no\
w",width:.035};return oe("die",[mt("side",[-r/2,-r/2],r,s,l),...i.length?i:[c]],{transform:`translate(${ne(e)} ${ne(t)}) scale(${o})`})}function en(e,t,n){let[o,
r]=J(e,t),s=[r+.06,e.rows-o-.94],a=mt(n,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,tn(a,"0.03 0.06")}function Ke(e,{
from:t,face:n,landing:o,stand:r}){let s=r===o?[]:[en(e,r,"stand")];if(n===null)return s;let a=Z(e,t);if(t===o)return[ut(a,n)];let{turn:i,neck:c,wings:l}=Kt(a,Z(
e,o),Re(e)),p=`--far:${ne(X(a,i).length+X(i,c).length)}`,d=G("arc",ft(a,i,c),{stroke:"now",width:Ue.arc.width});return[en(e,o,"landing"),...s,{...d,attributes:{
...d.attributes,"stroke-linecap":"butt",style:p}},G("tip",`${ge(l)}Z`,{fill:"now"}),ut(a,n)]}function _e(e,t,n){let o=n;return t.map(([r,s,a],i)=>{let[c,l]=[Z(e,
o),Z(e,s)],p=dt(c,l,l[0]>=c[0]?-.3:.3,.12,.16);o=a;let[d,u]=[p.middle[0],Math.floor(p.middle[1])+.5],f=ft(p.from,p.turn,p.neck),g=`${ge(p.wings)}Z`;return oe("l\
eg",[G("rim",f,{stroke:"cell",width:.1}),G("shaft",f,{stroke:"ink",width:.05}),G("tip",g,{fill:"ink"}),mt("count",[d-.3,u-.14],.28,.04,{fill:"ink"}),pe("order",
[d-.16,u+.066],.19,`${i+1}`,"cell"),ut([d+.16,u],r,.8)],{style:`--order:${i}`})})}function Ye(e,t,n){let o=new Set;for(let s=n;s!==null&&!o.has(s);s=t.get(s)??null)
o.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[Z(e,a),Z(e,s)],{from:l,turn:p,tip:d,wings:u}=dt(i,c,.12,.18,
.13),f=ft(l,p,d)+ge(u);return G(o.has(s)?"branch.strong":"branch",f,{stroke:"ink",width:.03})})}var{shape:Oe}=Y,nn=80,no="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",oo=.55,ht=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function on(e,t){
let[n,o]=t.split("-"),r=Y[e];return n==="snake"?r.snakes[Number(o)]:n==="tint"?r.tints[Number(o)]:r[t]}function gt({tag:e,attributes:t,fill:n,stroke:o,width:r,parts:s=[],
text:a},i){let c={...t,fill:n?on(i,n):e==="g"?void 0:"none",stroke:o&&on(i,o),"stroke-width":r,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
l=Object.entries(c).filter(([,d])=>d!==void 0).map(([d,u])=>` ${d}="${ht(`${u}`)}"`),p=s.map(d=>gt(d,i)).join("")+ht(a??"");return`<${e}${l.join("")}>${p}</${e}\
>`}var ie=(e,t,n,o,r,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:o,...s},...r});function ro({state:e,plan:t},n){let o=e?.distance.get(n);if(o!=null)return`\
tint-${He(o)}`;let[r,s]=J(t,n);return(r+s)%2?"odd":"cell"}function so(e,t,n){let{plan:o,state:r,found:s}=e,[a,i]=J(o,t),[c,l]=[i,o.rows-a-1],p=[ie(c,l,1,1,{fill:ro(
e,t),stroke:"line",width:.01})];if(r?.current===t)p.push(ie(c+.03,l+.03,.94,.94,{stroke:"now",width:.06}));else if(n.has(t)){let w={"stroke-dasharray":"0.08 0.0\
6",rx:.04};p.push(ie(c+.045,l+.045,.91,.91,{stroke:"wait",width:.03},w))}else if(r?.visited.has(t)&&!r.distance.has(t)){let w={"stroke-dasharray":"0.02 0.05",rx:.04};
p.push(ie(c+.045,l+.045,.91,.91,{stroke:"quiet",width:.025},w))}s.has(t)&&p.push({tag:"path",attributes:{d:`M${c+.74} ${l}h.26v.26z`},fill:"wrong"});let d=`${t}`,
u=.1+.115*d.length,[f,g]=[c+Oe.number[0],l+Oe.number[1]],k=[ie(f,g,u,.25,{fill:"chip"},{rx:.05}),pe("number",[f+u/2,g+.192],.19,d,"ink")],v=t===o.start?"start":
t===o.cells?"goal":"";v&&k.push(ie(c+.05,l+.74,.4,.2,{fill:"chip"},{rx:.04}),pe("end",[c+.25,l+.885],.14,v,v));let b=B(r?.distance.get(t));if(b){let[w,m]=[c+Oe.
badge[0],l+Oe.badge[1]],x=Math.max(.26,.14+.1*b.length),O={rx:.13};k.push(ie(w-x/2,m-.13,x,.26,{fill:"badge"},O),pe("badge",[w,m+.064],.18,b,"badgeInk"))}return{
below:p,above:k}}function ao(e){let{plan:t,jumps:n,state:o,move:r,treeShown:s,routed:a,trace:i,found:c}=e,l=new Set((o?.frontier??[]).map(([v])=>v)),p=t.start===
0?1:0,u=H(t.cells+p).map(v=>v+1-p).map(v=>so(e,v,l)),f=new Set(r?.feet);for(let[,v,b]of a&&i.answer?.route||[])v!==b&&f.add(v);let g=Ve(t,n).map(v=>{let[b,w]=`${v.
attributes["data-ends"]}`.split(" ").map(Number),m=f.has(b)||c.has(b)&&c.has(w);return{...v,attributes:{...v.attributes,opacity:m?1:Oe.faint}}}),k=s&&o?Ye(t,o.predecessor,
o.current):[];return[oe("ground",u.flatMap(({below:v})=>v)),oe("jumps",g,{"stroke-linecap":"round","stroke-linejoin":"round"}),oe("above",[...k,...r?Ke(t,r):[]]),
oe("numbers",u.flatMap(({above:v})=>v),{"font-weight":700}),oe("route",a?_e(t,i.answer?.route??[],t.start):[])]}function wt(e,t){let o=.2,r=e.map(({drawn:l,caption:p})=>{
let d=Re(l.plan),u=Math.min(.3,d/Math.max(1,p.length)*1.9),f=pe("caption",[0,l.plan.rows+.4],u,p,"ink");f.attributes["text-anchor"]="start";let g=oe("board",[...ao(
l),f],{transform:`translate(${o} ${.2})`});return o+=d+.5,gt(g,t)}),s=o-.5+.2,a=Math.max(...e.map(({drawn:l})=>l.plan.rows))+oo+.2,i=gt(ie(0,0,s,a,{fill:"paper"}),
t),c=ht(e.map(({caption:l})=>l).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*nn)}" height="${Math.round(
a*nn)}" font-family="${no}"><title>${c}</title>${i}${r.join("")}</svg>`}var rn={text:""},sn=e=>{rn.text=e},io=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`),co=e=>e.replace(/[&<>"]/g,
t=>`&#${t.charCodeAt(0)};`);function an(e,t){let n="together"in e?e.together.traces:[e.trace],o=co(n.map(({title:a,name:i})=>a??i).join(" and ")),r="<script",s="\
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
${r} type="application/json">${io(e)}${s}
${r}>(${rn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function lo(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,r)=>{n.toBlob(s=>s?o(s):r(new Error("the picture i\
s too large")))})}function cn(e,t){let n=e.index();t!==void 0&&e.show(t);let o={drawn:e.board.drawn(),caption:$e(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),o}function po({replay:e,trace:t}){let n=t.steps.length-1,o=e.moves.findIndex(i=>i&&i.feet.length>0),r=[...e.first.values()].sort((i,c)=>i-c),s=r[Math.
floor(r.length/2)]??Math.floor(n/2);return[...new Set([0,o<0?Math.floor(n/4):o,s,n])].filter(i=>i>=0).sort((i,c)=>i-c)}function Je(e,t,n,o){let r=()=>`${e.map(({
trace:m})=>m.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:m}=getComputedStyle(g),x=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return m==="light"||m==="dark"?m:x}let a=()=>wt(e.map(m=>cn(m)),s()),i=h("input.address",{readonly:"",label:"To copy",hidden:""}),c=h("span.quiet",{role:"\
status"});async function l(m){i.hidden=!1,i.value=m,i.select();try{await navigator.clipboard.writeText(m),c.textContent="Copied."}catch{c.textContent="Copy it f\
rom here."}}let p=()=>Mt(g,n()),d=[F("Picture (SVG)","The board at this step",()=>De(new Blob([a()],{type:"image/svg+xml"}),`${r()}.svg`)),F("Picture (PNG)","Th\
e board at this step",async()=>De(await lo(a()),`${r()}.png`)),F("Link to this step",null,()=>l(p())),F("Embed","HTML for a page of yours",()=>l(`<iframe src="${p()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),F("This page","A file that needs no network",()=>De(new Blob([an(t,n())],{type:"text/html"}),
`${r()}.html`))],u=h(".menu",{role:"group",label:"Export"},d,i,c);u.hidden=!0;let f=F("Export","A picture, a link, the page",()=>k(!!u.hidden)),g=h(".share",f,u);
function k(m){u.hidden=!m,i.hidden=!0,c.textContent="",E(f,"aria-expanded",`${m}`)}k(!1),g.addEventListener("keydown",m=>{m.key!=="Escape"||u.hidden||(k(!1),f.focus(),
m.stopPropagation())}),g.addEventListener("focusout",({relatedTarget:m})=>{m instanceof Node&&!g.contains(m)&&k(!1)});let v=h(".strip");function b(){let m=e.flatMap(
x=>po(x).map(O=>{let y=cn(x,O),S=wt([y],"light"),C=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(S)}`;return h("img",{src:C,alt:`Step ${O}: ${y.caption}`})}));
v.replaceChildren(...m)}let w=matchMedia("print");return w.addEventListener("change",()=>w.matches&&b(),{signal:o}),w.matches&&queueMicrotask(b),{node:g,strip:v}}var uo="M4 3h3v10H4zM9 3h3v10H9z",dn="M4 2.5v11l9-5.5z",fo=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",dn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],mo=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),ln=900;function ho(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:e!==" "&&(n||t.scrollHeight>
t.clientHeight)}function Qe(e,t){let n=ln,o,r=[];function s(m){clearTimeout(o),o=m,u.setAttribute("d",o?uo:dn),E(d[2],"label",o?"Pause":"Play"),E(t,"aria-live",
o?"off":"polite")}let a=()=>s();function i(m){a(),e.go(W(m,0,e.last()))}let c=()=>s(setTimeout(()=>{t.isConnected&&e.forward()!==!1&&e.index()<e.last()?c():a()},
n));function l(){if(o){a();return}e.index()>=e.last()&&e.go(0),c()}let p={Home:()=>i(0),ArrowLeft:()=>i(e.back())," ":l,End:()=>i(1/0),ArrowRight(){a(),e.forward()},
PageDown:()=>i(r.find(({at:m})=>m>e.index())?.at??1/0),PageUp:()=>i(r.findLast(({at:m})=>m<e.index())?.at??0)},d=fo.map(([m,x,O])=>{let y=ce("","0 0 16 16",K("p\
ath",{d:O}));return F(y,`${x} (${m.trim()||"space"})`,p[m],x)}),u=d[2].querySelector("path"),f=h("input.bar",{type:"range",min:0,label:"Step",input:()=>i(+f.value)}),
g=h(".ticks",{"aria-hidden":"true"}),k=h("span.of"),v=qe("Speed",mo,1,m=>{n=ln/Number(m)});function b(){let m=e.index(),x=e.last();f.value=`${m}`,f.style.setProperty(
"--at",`${m/Math.max(1,x)}`),E(f,"aria-valuetext",e.words(m)),q(k,`${e.number(m)} / ${e.number(x)}`);let O=y=>y<2?m<=0:y>2&&m>=x;d.forEach((y,S)=>E(y,"aria-disa\
bled",O(S)))}function w({at:m,text:x},O){let y=O%Math.ceil(r.length/10)===0&&x;return h("span",{style:`--at:${m/Math.max(1,e.last())}`},y)}return a(),{update:b,
pause:a,goTo:i,focus:()=>d[3].focus(),node:h(".transport",{role:"group",label:"Time"},h(".buttons",d),h(".track",f,g),k,v),reset(){r=e.ticks(),f.max=`${e.last()}`,
g.replaceChildren(...r.map(w)),b()},key(m,x){let O=m===" "?", button, summary":"";return!p[m]||x.matches(`select, input:not([type=range])${O}`)||ho(m,x)?!1:(p[m](),
!0)}}}function we({tag:e,name:t,attributes:n,fill:o,stroke:r,width:s,parts:a=[],text:i}){let c=[o&&`fill:var(--${o})`,r&&`stroke:var(--${r})`,s&&`stroke-width:${s}px`].
filter(Boolean),l=[n.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return K(p,{...n,style:l||null},a.map(we),i)}function pn({trace:e,rules:t,unit:n}){let{start:o,cells:r,jumps:s}=t,a={cells:r,start:o,...e.layout},{rows:i}=e.layout,c=o===0?1:0,l=e.layout.columns+c,p=H(r+c).
map(M=>M+1-c),{waits:d}=he(e),u=new Map,f=new Map,g=_("new"),k=_("touched"),v=!1,b=null,w=new Set,m=null,x=!1;function O(M){let[j,N]=J(a,M),z=M===o?"start":M===
r&&"goal",T=h(".cell",{role:"gridcell","data-cell":M,"data-end":z,style:`grid-column:${N+1}`},h("span.number",`${M}`),h("span.end",{"data-is":z}),h("span.badge"));
return P(T,"odd",(j+N)%2),u.set(M,T),T}function y(M){for(let j of u.values())j.tabIndex=j===M?0:-1}function S(M){let{key:j,target:N}=M,[z,T]=J(a,Number(N.dataset.
cell)),A={ArrowLeft:[z,T-1],ArrowRight:[z,T+1],ArrowUp:[z+1,T],ArrowDown:[z-1,T]};if(j==="Enter"||j===" ")N.click();else if(A[j]){let V=p.find(ae=>`${J(a,ae)}`==
`${A[j]}`);u.get(V??-1)?.focus()}else return;M.preventDefault(),M.stopPropagation()}let C=M=>p.filter(j=>J(a,j)[0]===M).sort((j,N)=>J(a,j)[1]-J(a,N)[1]),R=h(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${r} cells`,keydown:S,focusin:({target:M})=>y(M)},H(i).reverse().map(M=>h(".row",{role:"row"},C(M).map(O))));
y(u.get(o)??u.get(1));let I=`0 0 ${l} ${i}`,D=ce(".layer.jumps",I,Ve(a,s).map(we)),[$,L,U]=["g.tree","g.move","g.route"].map(M=>K(M)),se=ce(".layer.above",I,$,L,
U);function ue(M,j,N){if(!b)return"";let[z,T]=[b.distance.get(M),b.predecessor.get(M)],A=[`cell ${M}`,u.get(M)?.dataset.end];for(let[ae,fe]of s)ae===M&&A.push(`${fe>
M?"foot of a ladder":"head of a snake"} to ${fe}`),fe===M&&A.push(`${ae<M?"top of a ladder":"tail of a snake"} from ${ae}`);let V=b.visited.has(M)?"visited":"no\
t reached";return A.push(j?"current":"",z!=null?`reached in ${Q(z,n)}`:V,T!=null?`from ${T}`:"",N?d:"",w.has(M)?"part of what is wrong":""),A.filter(Boolean).join(
", ")}function tt(M,j,N,z){let T=M.current===j,A=M.visited.has(j),V=M.distance.get(j),ae=M.predecessor.get(j),fe=`${[T,z,A,V,ae,w.has(j)]}`;if(f.get(j)===fe)return;
f.set(j,fe);let Mn=V!=null?"reached":A&&"visited";xe(N,{"data-distance":V,"data-tint":V!=null&&He(V),"data-from":ae,"data-visited":A,"data-waits":z,"aria-curren\
t":T,"data-state":T?"current":z?"frontier":Mn,label:ue(j,T,z)}),E(N.lastChild,"data-is",B(V)||null)}function ve(){if(!b)return;let M=new Set(b.frontier.map(([j])=>j));
for(let[j,N]of u)tt(b,j,N,M.has(j))}function je(){if(!b)return;let M=v?Ye(a,b.predecessor,b.current):[];$.replaceChildren(...M.map(we))}let Ce=M=>M.map(j=>D.querySelector(
`[data-ends="${j} ${s.get(j)}"]`));function Ee(M,j){let N=new Set(Ce(j));for(let z of D.children)P(z,M,N.has(z))}function yn(M){let j=M&&e.answer?.route||[],N=j.
flatMap(([,z,T])=>T===z?[]:t.ride(z).feet);U.replaceChildren(..._e(a,j,o).map(we)),P(D,"routed",j.length),Ee("taken",N)}let $n=`${l>7?".close":""}${l>12?".dense":
""}${l>24?".tiny":""}`;return{plan:a,cells:u,columns:l,shape:l/i,node:h(`.board${$n}`,{style:`--wide:${l};--high:${i}`},h(".sheet",R,D,se)),paint(M,j,N,z){b=M,ve(),
g([...j].map(T=>u.get(T))),je(),L.replaceChildren(...(N?Ke(a,N):[]).map(we)),k(Ce(N?.feet??[])),z!==x&&yn(z),m=N,x=z},showTree(M){v=M,je()},mark(M,j){let N=j.flatMap(
A=>A.moves??[]),z=j.flatMap(A=>A.jumps??[]),T=N.flatMap(([,A])=>t.ride(A).feet);Ee("found",[...z.map(([A])=>A),...T]),w=new Set(j.flatMap(A=>A.cells??[]));for(let[
A,V]of u)P(V,"differs",A===M),P(V,"found",w.has(A));ve()},drawn:()=>({trace:e,plan:a,jumps:s,state:b,found:w,move:m,treeShown:v,routed:x})}}var be=e=>e.length-e.trimStart().length;function go(e){let t=e.findIndex(r=>/^\s*(async\s+)?(def|class)\s/.test(r));if(t<0||e.slice(0,t).some(r=>be(r)<be(e[0])))
return 0;let n=e.findIndex((r,s)=>s>=t&&/:\s*(#.*)?$/.test(r))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let o=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(o){if(!e[n].slice(o[0].length).includes(o[1]))for(n+=1;n<e.length&&!e[n].includes(o[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function un(e){let t=go(e),n=e.slice(t).filter(o=>o.trim());return{head:t,indent:Math.min(...n.map(be),80)}}var fn=e=>e.startsWith("#:");function wo(e,t){let n=r=>[...r].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=h("span",{class:a},
n(s.childNodes));return P(i,"told",a==="c1"&&fn(i.textContent??"")),i}),{body:o}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return o.textContent?.
trim()===t.trim()?n(o.childNodes):[t]}function bo(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,be(n.data))))}function vo({name:e,first:t,
lines:n},o){let{head:r,indent:s}=un(n),a=n.map((l,p)=>{let d=p<r?0:Math.max(0,be(l)-s),u=h("code.text",{style:`--indent:${d}`},wo(o?.[p],l));return p>=r&&bo(u,s),
h(".line",{"data-line":p},h("span.runs"),h("span.at",`${t+p}`),u)}),i=h(".above",{hidden:""},a.slice(0,r)),c=h(".listing",{"aria-label":e},i,a.slice(r));return{
rows:a,node:c,above:i,counts:new Uint32Array(n.length)}}function mn({functions:e,outcome:t,error:n},o,...r){let s=h("span.quiet"),a=_("now"),i=_("raised"),c=e.map(
(m,x)=>vo(m,o?.[x])),l=me(".lines","Code",...c.map(({node:m})=>m)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],d=null,u=!1,f=F("","Show or fold w\
hat comes before the first line that runs",()=>{u=!u,g()});function g(){E(f,"aria-expanded",`${u}`);for(let{above:m}of c)m.hidden=!u&&!(d&&m.contains(d))}let k=re(
"Notes","Show the comments that narrate",m=>P(l,"told",m)),v=!1;new ResizeObserver(()=>{v=!0,d&&le(l,d)}).observe(l);function b({rows:m,counts:x},O){O.forEach((y,S)=>{
if(y===x[S])return;x[S]=y;let C=m[S].firstChild;E(C,"style",y>0&&`--runs:${Math.log2(y+1).toFixed(2)}`),E(C,"title",y>0&&`ran ${Q(y,"times")}`)})}let w=h(".head\
s",f,s,h("span.tools",r,k));return{node:h(".panel.code",w,l),paint({fn:m,line:x,depth:O,runs:y},S){c.forEach((C,R)=>{C.node.hidden=R!==m,b(C,y[R])}),x!=null&&(d=
c[m].rows[x],q(f,`${e[m].name}`),q(s,O?`${Q(O,"calls")} deep`:""),a([d]),i([S&&p]),g(),v&&le(l,d))}}}function xo(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,o=h("span.quiet"),r=i=>{let c=Math.floor(Math.log2(i+1));return[n/2**c*(i+1.5-2**c),16+c*38]},s=H(e).
map(i=>{let[c,l]=r(i),[p,d]=r(i&&i-1>>1);return K("g",K("line",{x1:p,y1:d,x2:c,y2:l}),K("circle",{cx:c,cy:l,r:13.5}),K("text",{x:c,y:l+4.5}),K("text.key",{x:c+15,
y:l-6}))}),a=ce("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:h(".tree-of",{style:`--wide:${n/16}em`},a,o),paint(i){s.forEach((c,l)=>{let[p,d]=i[l]??[null,
""];xe(c,{visibility:!i[l]&&"hidden","data-cell":p}),q(c.children[2],p??"?"),q(c.children[3],d.slice(0,5))}),q(o,i.length>e?`${i.length-e} more below`:"")}}}function hn({
trace:e,longest:t}){let{name:n,ends:o,kind:r}=he(e),s=_("new"),a=h("span.quiet"),i=h("span.quiet.gone"),c=h(`.chips.${r}`,{role:"list",label:n}),[l,p]=o.map(v=>h(
"span.quiet",v)),d=me(".waiting",n,l,c,p),u=r==="heap"&&t>0?xo(Math.min(t,15)):null,f=h(".panel.frontier",h(".heads",h("span",n),a,i),d);f.hidden=!e.roles.frontier;
let g=()=>h("span.chip",{role:"listitem"},h("b"),h("small"));function k(v,[b,w]){E(v,"data-cell",b),q(v.children[0],b??"?"),q(v.children[1],w)}return{node:f,heap:u?.
node??null,read:()=>[...c.children].map(v=>{let{cell:b}=v.dataset;return[b?+b:null,v.children[1].textContent]}),paint({state:{frontier:v},left:b,joined:w}){ze(c,
v,g,k),u?.paint(v),q(a,`${v.length} waiting`),q(i,b.length?`out: ${b.map(([x])=>x).join(", ")}`:""),s(w.map(x=>c.children[v.lastIndexOf(x)]));let m=c.lastElementChild;
r==="stack"&&m&&le(d,m)}}}function Ge(e,t,n){let o=Ht(e),r=pn(o),s=n&&o.mixed&&re("Every line","Stop at every line",m=>{w.stops=o.stopsOf(m),n(m)}),a=mn(e,t,...s?[s]:[]),i=hn(o),c=At(o),
[l,p,d]=[h("span.sentence"),h("strong.outcome"),h("p.game")],u=h("p.speaker",l," ",p),f=h(".says",u,d),g=e.steps.length-1,k=-1;function v(){let m=a.node.querySelector(
".s-line.s-now"),x=r.node.querySelector("[data-state=current]"),O=y=>Object.fromEntries([...r.cells].filter(([,{dataset:S}])=>S[y]).map(([S,{dataset:C}])=>[S,Number(
C[y])]));return{current:x&&Number(x.dataset.cell),frontier:i.read(),distance:O("distance"),predecessor:O("from"),visited:Object.keys(O("visited")).map(Number),line:m&&
Number(m.dataset.line),says:e.steps[k]?.says?l.textContent:""}}function b(m){let x=Nt(m);return x!==l.textContent?x:m&&!o.rules.jumps.has(m.landing)?"No jump th\
ere.":""}let w={trace:e,replay:o,board:r,code:a,frontier:i,tables:c,says:f,speaker:u,read:v,stops:o.stopsOf(!o.mixed),index:()=>k,placeAt:m=>w.stops.findLastIndex(
x=>x<=m),placeFrom:m=>Math.min(w.placeAt(m-1)+1,w.stops.length-1),show(m){k=m;let x=k===g,O=w.stops[w.placeAt(k-1)]??-1,y=o.changes(O,k),S=o.moves[k]??null,C=x&&
e.outcome!=="returned";r.paint(y.state,y.cells,S,x&&!C),a.paint(y.state,x),i.paint(y),c.paint(y),E(f,"data-failed",C),E(l,"data-told",e.steps[k]?.told),q(l,o.sentence(
k)),q(p,x?qt(e):""),q(d,x?"":b(S))}};return w}function Ze(e,t){let n=(o,r)=>h("span",h("i.key",{"data-key":o}),r);return h(".legend",{"aria-hidden":"true"},n("c\
urrent","now"),e.roles.frontier&&n("frontier",he(e).waits),e.roles.distance&&n("reached","reached"),e.roles.visited&&n("visited","only landed on"),t&&n("found",
"part of what is wrong"))}var Xe=e=>re("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(t)});var ko=({says:e})=>`${$e(e)}${/[.!?]$/.test(e)?"":"."}`,bt=(e,{board:{name:t,cells:n}},o=3)=>h(".title",h("span",{role:"heading","aria-level":o},e),h("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function gn(e,t,n={}){let{trace:o,highlight:r}=t,s=Te(e,[o,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:c,findings:l,
title:p=o.name}=o,d=o.steps.length-1,u=Le(e,`Stepper: ${p}`,n,S),f=Ge(o,r,()=>{v=0,O(),w.reset()}),{replay:g}=f,k=-1,v=0,b=()=>Math.max(0,f.placeAt(k)),w=u.use(
Qe({last:()=>f.stops.length-1,index:b,number:$=>Math.max(0,f.stops[$]??0),go:$=>y(f.stops[$]),back:()=>b()-(f.stops[b()]===k?1:0),words:$=>`step ${Math.max(0,f.
stops[$])} of ${Math.max(0,d)}: ${g.sentence(f.stops[$])}`,ticks:()=>g.ticks.map(({index:$,throws:L})=>({at:f.placeFrom($),text:B(L)})),forward(){let $=f.stops[f.
placeAt(k)+1];return $===void 0||m.asks(k,$)?!1:(y($),!0)}},f.speaker)),m=Wt(g,y,w.focus),x=Lt(f,w.goTo);function O(){f.show(k),v=Math.max(v,b()),x.update(f.stops,
b(),m.on()?b():v),w.update(),u.relight()}function y($){let L=W(Math.round($)||0,0,d);m.drop(),L!==k&&(k=L,O(),n.onMove?.(k))}function S($){if(m.answer($))return;
let L=g.first.get($);L!==void 0?w.goTo(f.placeFrom(L)):q(f.says.lastChild??f.says,`Cell ${$} is not reached in this run.`)}let C=re("Predict","Be asked which ce\
ll comes next",$=>{w.pause(),m.drop($),O()},n.predict),R=Je([f],t,()=>k,u.signal),I=l.length>0&&h("ul.findings",{label:"What is wrong"},l.map($=>h("li",ko($)))),
D=h(".under",Ze(o,l.length>0),c.predecessor&&Xe([f]));return u.root.append(h(".frame",h(".head",bt(p,o,n.level),w.node,h(".tools",C,u.lecture,R.node)),h(".stage",
{style:`--shape:${f.board.shape};--columns:${f.board.columns}`},h(".main",f.board.node,D),h(".side",f.says,m.node,I,f.code.node,f.frontier.node)),h(".folds",f.tables.
folds,f.frontier.heap&&ee("Heap",f.frontier.heap),x.node,a.length>0&&ee("What was guessed",h("ul",a.map($=>h("li",$)))),i&&ee("What it printed",me(".printed","W\
hat it printed",i))),R.strip)),m.drop(n.predict),f.board.mark(null,l),k=W(n.position??f.stops[0],0,d),O(),w.reset(),{go:y,position:()=>k,state:f.read,element:u.
root,destroy:u.destroy}}function vt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function wn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:o})=>o.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:H(t).map(o=>({at:o,text:`${o}`})),words:o=>`Every cell up to ${Q(o,n)}\
 is settled.`,at(o,{replay:r,placeAt:s}){let a=r.ticks.find(({throws:i})=>i>o);return s((a?.index??1/0)-1)}}}function bn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),o=Math.max(...n),r=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:o+r+1,start:o,ticks:[{at:o,text:`cell ${t}`}],words(s){
return s===o?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${Q(Math.abs(s-o),"steps")} ${s<o?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-o}}var vn=e=>e==null?"unreachable":Q(e);function yo(e,t){let{name:n,title:o=n}=e.trace,r=t?ee("Code",e.code.node):e.code.node;return h("section.pane",{label:o},h("\
.pane-head",o),e.says,h(".pair",e.board.node,r),e.frontier.node,h(".folds",e.tables.folds,e.frontier.heap&&ee("Heap",e.frontier.heap)))}function $o(e,t){let n=t.
map((r,s)=>F(r,null,()=>o(s)));function o(r){e.forEach((s,a)=>P(s,"away",a!==r)),n.forEach((s,a)=>E(s,"aria-pressed",`${a===r}`))}return o(0),{node:h(".switch",
{role:"group",label:"Run"},n),choose:o}}function xn(e,t,n={}){let{together:o,highlights:r}=t,s=o?.traces??[],a=s.map($=>[$,"snl-trace"]),i=Te(e,[o,"snl-together"],
...a);if(i)return i;let{differences:c}=o,l=h("p.says.story"),p=Le(e,"Steppers together",n,$=>m($)),d=s.map(($,L)=>Ge($,r[L])),u=vt(d),f=-1,g="",k=c[0]?.cell??s[0].
board.cells,v=p.use(Qe({last:()=>u.length-1,index:()=>f,number:$=>$,ticks:()=>u.ticks,words:$=>u.words($),go:b,back:()=>f-1,forward:()=>b(f+1)},l));function b($){
let L=W(Math.round($??0)||0,0,u.length-1);L!==f&&(f=L,d.forEach((U,se)=>{U.show(U.stops[W(u.at(f,U,se),0,U.stops.length-1)])}),q(l,g&&f===u.start?g:`${g} ${u.words(
f)}`.trim()),v.update(),p.relight(),n.onMove?.(f))}function w($,L,U="",se=null){[u,g,f]=[$,U,-1];for(let{board:ue}of d)ue.mark(L,se?[se]:[]);v.pause(),b(u.start),
v.reset()}function m($,L="",U=null){k=$,O.value="cell",w(bn(d,$),$,L,U)}let O=qe("Align by",[["steps","Line by line"],["throws","By distance"],["cell","At one c\
ell"]],"steps",$=>{$==="cell"?m(k):w($==="throws"?wn(d):vt(d),null)});function y({trace:$,cell:L,true:U,claimed:se,finding:ue},tt){let{name:ve,title:je=ve}=s[$],
Ce=`They part at cell ${L}. Right: ${vn(U)}. ${je} says ${vn(se)}: ${ue.says}.`,Ee=`${tt?"D":"First d"}ifference${c[1]?`, ${ve}`:""}`;return F(Ee,null,()=>{m(L,
Ce,ue),R.choose($)})}let S=c.map(y),C=d.map($=>yo($,d.length>2)),R=$o(C,s.map(({name:$})=>$)),I=Je(d,t,()=>f,p.signal),D=h(".tools",p.lecture,I.node);return p.root.
append(h(".frame.several",h(".head",bt(`${d.length} runs on one board`,s[0],n.level),v.node,D),h(".line-up",l,O,S,Xe(d)),R.node,h(".panes",C),Ze(s[0],c.length>0),
I.strip)),n.difference&&S[0]?S[0].click():b(n.position),v.reset(),{go:b,position:()=>f,state:()=>d.map(({read:$})=>$()),element:p.root,destroy:p.destroy}}var et=(e,t,n)=>t.together?xn(e,t,n):gn(e,t,n);function kn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(r=>{let{predict:s,
position:a,level:i}=r.dataset,c=JSON.parse(r.nextElementSibling?.textContent??"null"),l={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===void 0?
void 0:Number(i)};return et(r,c,{...l,...e})});function o(){let r=$t(location.hash),s=r&&n[r.number-1];s&&(s.go(r.step),r.number>1&&s.element.scrollIntoView({block:"\
start"}))}return e.keys&&(addEventListener("hashchange",o),o()),n}function Mo({model:e,el:t}){let n=et(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function o(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",o);let r=yt(t,n.element);return()=>{e.off("change:position",o),r(),n.destroy()}}function So(e){
return sn(e),{mount:et,mountAll:kn,render:Mo}}return zn(Oo);})();
return bundle.start(`${snl}`);
})();
