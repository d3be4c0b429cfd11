// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var ot=Object.defineProperty;var Pn=Object.getOwnPropertyDescriptor;var On=Object.getOwnPropertyNames;var Cn=Object.prototype.hasOwnProperty;var Rn=(e,t)=>{for(var n in t)ot(e,n,{get:t[n],enumerable:!0})},jn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of On(t))!Cn.call(e,o)&&
o!==n&&ot(e,o,{get:()=>t[o],enumerable:!(r=Pn(t,o))||r.enumerable});return e};var Nn=e=>jn(ot({},"__esModule",{value:!0}),e);var Or={};Rn(Or,{start:()=>Pr});function C(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ve(e,t){for(let n in t)C(e,n,t[n])}var A=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Hn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Mt=e=>(t,...n)=>{let[r,...o]=t.split("."),s=e(r||"div");for(let a of o)A(s,a,!0);for(let a of n)Hn(a)?ve(s,a):s.append(...[a].flat().filter(Boolean));
return s},f=Mt(e=>document.createElement(e)),Q=Mt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),le=(e,t,...n)=>Q(`svg${e}`,{viewBox:t,"aria-hidde\
n":"true"},...n);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Re(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach(
(o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Y(e){let t=[];return n=>{for(let r of t)A(r,e,!1);t=n.filter(r=>!!r);for(let r of t)A(r,e,!0)}}
function ue(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.
max(l,n-s/3))}}var F=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,click:n},e);function ae(e,t,n,r=!1){let o=F(e,t,()=>{r=!r,C(o,"aria-pressed",`${r}`),
n(r)});return C(o,"aria-pressed",`${r}`),o}function je(e,t,n,r){let o=t.map(([a,i])=>f("option",{value:a,selected:a===n&&""},i));return f("select.button",{label:e,
change:({target:a})=>r(a.value)},o)}var be=(e,t,...n)=>f(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Et(e,t){if(!e.matches(".s-scroll"))return!1;
let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let d={ArrowLeft:[
-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*n,0]}[t];return!d||d[0]!==0&&a<=1?!1:(e.scrollBy(
...d),!0)}var ne=(e,...t)=>f("details.fold",f("summary",e),...t),ke=(e,t)=>t.map(n=>f("span",{role:e},n));var In=".jp-WindowedPanel-outer, .jp-Notebook";function qn(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(
".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===
e}function St(e,t){A(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to use the keys ← → and space."));let n=!1;function r(s){let{target:a,
key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),d=e.closest(".jp-Cell")?.nextElementSibling;!c||i!=="Enter"||!l||!(d instanceof HTMLElement)||(s.preventDefault(),
s.stopImmediatePropagation(),d.focus(),d.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener("keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(
In);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(s),qn(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),
requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener("keydown",r,!0),o.disconnect()}}function Tt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var zn=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Lt(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${zn(t,o)}`}var xe=new Set,me=null,He=null,An=[" ","Home","End"];function Ne(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function Fn(){
return me&&me.root.isConnected?me:[...xe].filter(({root:t})=>Ne(t)>0).sort((t,n)=>Ne(n.root)-Ne(t.root))[0]}function Vn(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Ne(e.root)>=n*([me,He].includes(e)?.5:.98)}function Pt(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=An.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let d=Fn();!d||l&&!Vn(d)||d.key(n,t)&&(He=d,e.preventDefault())}function Ot(e){xe.size===0&&addEventListener(
"keydown",Pt),xe.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{me=e})}function Ct(e){xe.delete(e),me===e&&(me=null),He===e&&(He=null),
xe.size===0&&removeEventListener("keydown",Pt)}var Rt=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var st=new Map;function Bn(e){let t=st.get(e)??new CSSStyleSheet;return st.has(e)||t.replaceSync(e),st.set(e,t),t}function at(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Rt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Bn(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Ie=e=>e.getRootNode().activeElement??
null,jt=()=>document.querySelectorAll(".snl-host");var it=`.snl-stepper{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47\
);--cell:light-dark(#faf9f4,#272e39);--odd:light-dark(#e9e1d2,#1a1f27);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-dark\
(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#8f5e2a,#d0a\
06a);--start:light-dark(#2f6b45,#9fdcb2);--startGround:light-dark(#d6ebda,#1f3b2c);--goal:light-dark(#6b5310,#efd27a);--goalGround:light-dark(#f6d977,#5c4713);-\
-wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light\
-dark(#e0f2e9,#19352e);--tint-1:light-dark(#c6e6d9,#1d4238);--tint-2:light-dark(#abd9c9,#224f43);--tint-3:light-dark(#90ccb8,#275d4f);--tint-4:light-dark(#75bea\
6,#2d6a5b);--tint-5:light-dark(#5bae95,#337867);--tint-6:light-dark(#449d84,#398773);--tint-7:light-dark(#328b73,#40957f);--tint-8:light-dark(#237962,#48a48b);-\
-snake-0:light-dark(#c0503a,#e0806c);--snake-1:light-dark(#9a6a10,#e3b15c);--snake-2:light-dark(#7d5730,#c39866);--snake-3:light-dark(#b04a72,#df86a6);--snake-4\
:light-dark(#6f6822,#b7ad5c);--snake-5:light-dark(#a33a34,#dc7f78);--snake-6:light-dark(#7d5090,#b78fca)}
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
nd:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to botto\
m left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:any\
where}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-\
transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left\
:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min\
-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * v\
ar(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl-stepper{:is(.s-\
head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem\
;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{fo\
nt-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width\
:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--\
ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}\
.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}\
.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentC\
olor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:\
0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear\
-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4r\
em;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--n\
ow)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{\
width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.\
1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%\
;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-p\
redict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border\
:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:be\
fore{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;displ\
ay:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part\
{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{pos\
ition:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border\
:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:st\
art}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 6\
2rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0\
;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{\
order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1\
 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-betw\
een;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl-stepper{.s-\
board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: c\
alc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(v\
ar(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var\
(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(--goal\
Ground)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:va\
r(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint="5"]{background:var(--tint-5)}[data-tint="6"]{background:var(--tint-6)}[data-tint="7"]{backgroun\
d:var(--tint-7)}[data-tint="8"]{background:var(--tint-8)}[data-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,\
.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{bord\
er:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-stat\
e=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--\
unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:ins\
et 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;bo\
x-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--ch\
ip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is\
=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:va\
r(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-ne\
w>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:\
.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-si\
ze:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;o\
verflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!import\
ant}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity\
:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{anima\
tion:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landin\
g){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw\
{0%{stroke-dashoffset:var(--far)}}.snl-stepper{.s-panel{display:flex;flex-direction:column;gap:.3rem;min-width:0}.s-heads{font-size:.85rem;color:var(--quiet)}.s\
-heads .s-button{min-width:0;min-height:1.5rem;padding:0 .5em;border-color:transparent;font-size:.85rem}.s-heads .s-tools{margin-left:auto}.s-heads .s-tools .s-\
button{border-color:var(--line)}.s-code>.s-heads>.s-button{padding:0 .3em;font-family:var(--mono)}.s-code>.s-heads>[aria-expanded]:before{content:"▸";margin-rig\
ht:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s-code{flex:1 1 0;min-height:9rem}.s-lines{flex:1 1 0;min-height:6rem;padding:.4rem 0;border-r\
adius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper))}.s-scroll{position:relative;overflow:auto;scrollbar-width:thin}.s-listing{font:.875rem/1.\
5 var(--mono)}.s-line{display:grid;grid-template-columns:1.6rem 2.2rem minmax(0,1fr);align-items:start;padding-right:.5rem;border-left:4px solid transparent}.s-\
runs[style]{align-self:start;width:min(100%,var(--runs) * .22rem);height:.5em;margin-top:.5em;border-radius:0 .2em .2em 0;background:color-mix(in srgb,var(--goa\
l) 35%,var(--paper))}.s-at{padding-right:.7em;text-align:right;color:var(--quiet);user-select:none}.s-text{padding-left:calc((var(--indent) + 4) * 1ch);font:inh\
erit;color:inherit;background:none;border:0;text-indent:calc((var(--indent) + 4) * -1ch);white-space:pre-wrap;overflow-wrap:anywhere}.s-text span{text-indent:0}\
.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-step.s-now{border-color:var(--now);background:var(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(-\
-ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--wrongSoft);text-decoration:underline wavy}:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a\
)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style\
:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}@container (max-width: 33rem){.s-heads .s-button{min-width:44px;min-height:44px}}}.snl-stepper{.s-frontier{fl\
ex:none}.s-frontier>.s-heads{display:none}.s-waiting{display:flex;align-items:center;gap:.45rem;height:2.9rem;padding:.2rem 0;overflow-y:hidden;font-size:.9rem}\
.s-chips{display:contents}.s-chip{flex:none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55em;border:1.5px dashed var(--wait);border-radius:.5em}.s-\
chip small{max-width:9em;overflow:hidden;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}.s-chip small:empty{display:none}:is(.s-queue,.s-heap)>:fi\
rst-child,.s-stack>:last-child{border:2px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--now) 14%,var(--paper))}.s-gone{margin-left:auto}.s-\
folds{display:flex;flex-wrap:wrap;align-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.9rem}.s-fold[open]{flex:1 1 2\
0rem;min-width:0}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-distances,.s-variables{max-height:16rem;border:1px solid var(--line);border-radiu\
s:.4rem}[role=row]:not(.s-row){padding:.1rem .5rem;border-left:4px solid transparent}.s-scroll [role=row].s-new{border-color:var(--now);font-weight:700}.s-dista\
nces [role=row]{display:grid;grid-template-columns:repeat(3,1fr)}.s-variables [role=row]{display:flex;gap:.75em;justify-content:space-between;overflow-wrap:anyw\
here;font-family:var(--mono)}.s-variables [role]>:first-child{flex:none;max-width:60%}.s-table-head{position:sticky;top:0;background:var(--odd);font-weight:650}\
:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);outline-offset:-2px}.s-step{display:grid;grid-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);g\
ap:.75em;cursor:pointer}.s-step>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.s-go{all:unset;width:100%;text-align:right;text-decoration:underlin\
e}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-printed{max-height:12em;white-space:pre;font:.85em/1.5 var(--mono)}.s-tree-of{text-al\
ign:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visible}.s-tree-of circle{fill:var(--paper);stroke:var(--wait);stroke-width:1\
.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;font-size:12px;font-weight:700;text-anchor:middle}.s-tree-of .s-key{font-\
size:10px;font-weight:400;text-anchor:start}}.snl-stepper{.s-panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s\
-pane{display:flex;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weight:650}.s-pane .s-speaker{font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-st\
ory{flex:1 1 20rem;min-height:2.9em;padding-left:.9rem}.s-pair{display:grid;grid-template:auto minmax(8.5rem,1fr) / minmax(0,1fr);gap:.5rem}.s-pair>.s-board{max\
-width:min(100%,var(--tall) * var(--wide) / var(--high));margin-left:0}.s-pair .s-text{white-space:pre;overflow-wrap:normal}.s-pane .s-says{min-height:calc(1.05\
 * 1.3em + 1.45em + .5rem)}.s-pane .s-line{width:max-content;min-width:100%}.s-switch{display:none}.s-several{--tall: clamp(11rem, var(--window, 100vh) - 27.5re\
m, 40rem)}@container (max-width: 51rem){.s-switch{display:flex;gap:.4rem}.s-switch>*{flex:1}.s-away{display:none}}}.snl-stepper.s-lecture{--largest: 20rem;posit\
ion:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:none}.s-hands{display:block}.s-button{min-width:2.6em;min-heigh\
t:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@container (min-width: 60rem){.s-frame{max-width:none;height:100vh;gap:1.6\
vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10.5rem) }.s-listing{font-size:max(18px,.85em)}.s-waiting,.s-game,.s-\
heads{font-size:1em}.s-several{--tall: calc(100vh - 25em) }.s-frame>.s-legend,.s-several .s-head .s-quiet{display:none}.s-pane{min-height:0;gap:.8vh}.s-pair{fle\
x:1;grid-template-rows:auto minmax(0,1fr);min-height:0}.s-pair .s-code,.s-pair .s-lines{min-height:0}.s-pair .s-heads{display:none}}}.snl-stepper{.s-strip{displ\
ay:none}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-tools,.s-transport,.s-side,.s-folds,.s-under,.s-legend,.s-panes,.s-line-up,.\
s-switch){display:none}&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem;break-inside:avoi\
d}.s-strip img{width:100%;border:1px solid var(--line)}}}
`;var lt=2;function Kn(e){let t=Y("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function Un(e){let n=[...jt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function qe(e,t,n,r){let o=Un(t),s=f("",{class:"\
snl-stepper",role:"region",label:o,tabindex:-1}),{host:a,remove:i}=at(e,it,s),l=new AbortController,c=null,d={root:s,key:(g,y)=>!!c?.key(g,y)};function p({target:g,
ctrlKey:y,metaKey:v,altKey:k}){g===a&&C(a,"data-lm-suppress-shortcuts",!(y||v||k))}addEventListener("keydown",p,{capture:!0,signal:l.signal}),n.keys&&Ot(d);let m=ae(
"Lecture","Full screen, large type; Escape leaves",g=>{A(s,"lecture",g);let y=()=>{s.matches(".s-lecture")||document.exitFullscreen()};g?s.requestFullscreen?.()?.
then(y,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),u=()=>s.matches(".s-lecture")&&m.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||u()),s.addEventListener("keydown",g=>{let{ctrlKey:y,metaKey:v,altKey:k,shiftKey:h,key:b}=g;if(y||v||k||h)return;let x=g.target;b==="Escape"?x.
closest("[role=grid]")?s.focus({preventScroll:!0}):u():(Et(x,b)||d.key(b,x))&&g.preventDefault(),g.stopPropagation()}),s.addEventListener("click",({target:g})=>{
let y=g.closest(".s-grid .s-cell");y&&r(Number(y.dataset.cell))}),s.addEventListener("mousedown",g=>{g.target.closest(".s-grid")&&(g.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:l.signal,lecture:m,relight:Kn(s),use(g){return c=g,g},destroy(){c?.pause(),l.abort(),Ct(d),i()}}}function ze(e,...t){let n=t.find(([m,u])=>m?.format!==
u||m.version!==lt);if(!n)return null;let[r,o]=n,{format:s,version:a}=r??{},i=a>lt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was rec\
orded with ${i?"a newer":"an older"} version of snl_algos (${o} ${a}; this stepper reads ${o} ${lt}). ${i?"Update snl_algos, then run":"Run"} the cell again, or\
 record the run again.`,d=f("p",{class:"snl-stepper",role:"alert"},c),{remove:p}=at(e,it,d);return{element:d,destroy:p,go(){},position:()=>0,state:()=>null}}var J={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"#\
fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a6\
a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"#\
0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:_n}=J,V=e=>Array.from({length:e},(t,n)=>n),B=(e,t,n)=>Math.min(n,Math.max(t,e));function U({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,0];
let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Fe=({columns:e,start:t})=>e+(t===0?1:0);function X(e,t){let[n,r]=U(e,t),[o,s]=_n.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function Nt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=B(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Ae(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(
t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ve(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of V(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,d],[p,m]]=[e(i),e(l)],
[[u,g],[y,v]]=[Ae(e,i),Ae(e,l)];s.push([c+u*o/3,d+g*o/3],[p-y*o/3,m-v*o/3],[p,m])}return s}var Qn=4,De=(e,t)=>{let n=J.light.tints.length-1;return Math.round(n*
B(e/Math.max(t,Qn),0,1))};var D=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Z=(e,t="throws")=>`${D(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Yn={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},we=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Yn[`${e}`]}),Jn=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Ht({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${Jn(l,c)}`);return`It \
returned ${Z(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function It(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===r?"":a||i;return n===null?`${$e(l)} from ${t}.`:`From ${t}, roll ${Zn(n)}: land on ${r}${l&&`, ${l}`}\
.`}var Zn=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function qt(e,t){let n=Y("new"),r=f(""),o=f(".table-head",{role:"row"},ke("columnheader",t)),s=f(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>f("",{role:"row"},ke("cell",t.map(()=>"")));function i(l,c){C(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((d,p)=>N(l.children[p],d))}return{
box:s,paint(l,c){Re(r,l,a,i);let d=[...r.children].filter((m,u)=>c.has(l[u][0]));n(d);let p=d.at(-1);p&&ue(s,p)}}}function zt({trace:{roles:e},unit:t}){let n=qt(
"Distances",["cell",t,"from"]),r=qt("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:d}=o.state,m=[...new Set([...c.keys(),
...d.keys()])].sort((u,g)=>u-g).map(u=>[u,D(c.get(u)),D(d.get(u))]);n.paint(m,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,d,p){
let m=ne(c,d),u=()=>m.open&&p();return m.addEventListener("toggle",u),{node:m,paintIfOpen:u}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:d}of l)d()}}}function At({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:v},s),i=Y("now"),c=f("",{role:"table",label:"Every step so far"},f(".step",{role:"row"},ke("columnheader",["step","line","wha\
t happens","what changed"])),a),d=ne("Every step so far",c);d.addEventListener("toggle",()=>k());let p=[],m=0,u=0,g=new Map;function y(h){let b=p[h],{line:x,function:w=0}=t.
steps[b],$=f("button.go",{type:"button"},`${b}`),{words:E}=e.changes(p[h-1]??-1,b),M=[$,`${t.functions[w].first+x}`,e.sentence(b),E],O="height:26px",j=()=>n(h);
return f(".step",{role:"row","aria-rowindex":h+2,style:O,click:j},ke("cell",M))}function v(){let h=Math.max(0,Math.floor(a.scrollTop/26)-4),b=t.steps.length?B(u+
1-h,0,18):0,x=s.contains(Ie(s)),w=g;g=new Map(V(b).map($=>[h+$,w.get(h+$)??y(h+$)])),s.style.padding=`${h*26}px 0 ${Math.max(0,u+1-h-b)*26}px`,s.replaceChildren(
...g.values()),i([g.get(m)]);for(let[$,E]of g){let M=E.querySelector("button");M.tabIndex=$===m?0:-1,x&&$===m&&M.focus({preventScroll:!0})}}function k(){d.open&&
(v(),a.scrollTop=B(a.scrollTop,(m+1)*26-208,m*26))}return{node:d,update(h,b,x){p!==h&&g.clear(),[p,m,u]=[h,b,x],C(c,"aria-rowcount",u+2),k()}}}var Ft=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function dt(e,t,n,r=null){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Me(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?dt(e,t,r[2],n):null}function Xn({
steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){
let c=Ft(a.variables[l]),d=c!==null&&(Me(t,r,c)??Me(t,c,r));n.set(l,(n.get(l)??0)+(d?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}
function ct(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Vt(e,t){let n=Xn(e,t),r=n&&
new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=ct(l.predecessor);if(c)return dt(t,c[1],c[0],s);let d=ct(l.distance);if(d&&o!==null&&d[0]!==o)
return dt(t,o,d[0],s);let p=ct(l.visited);if(p&&o!==null)return Me(t,o,p[0]);let m=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(
m)?null:Me(t,o,s)??Me(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=Ft(l.variables[n]));let c=l.current!==
void 0&&l.frontier!==void 0,d=l.frontier?.add??[],p=d.length===1&&d[0][0]===a?.stand;return a=c?null:i(l)??(p?a:null),a})}function Dt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,m])=>p!==m)),i=typeof n=="number"?Array.from({length:n},(p,m)=>m+
1):n;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let u=a.get(p);return u===void 0||m.length&&!o?{feet:m,stand:p}:l(u,[...m,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function d(p){return p===e?[]:i.flatMap(m=>{let u=c(p+m),g=u>0?l(u).stand:null;return g===null?[]:[[m,u,g]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:d}}var er=["distance","predecessor","visited","variables"],ut=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Be(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function Bt(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:d={},add:p=[]}=a,m=e.frontier,u=m.slice(l,m.length-c);for(let g in d)u[Number(g)]=d[g];e.frontier=
i??u.concat(p)}t.scope&&e.variables.clear();for(let i of er){let l=e[i];for(let c in t[i]){let d=t[i][c],p=i==="variables"?c:+c;d===null||d===!1?l.delete(p):l.set(
p,d)}}e.runs[n][r]+=1}function mt(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function Wt(e,t=mt([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Dt(e.board),i=new Map,l=new Map,c=[],d=Math.max(64,Math.ceil(n.length/200)),p=0,m=-1/0,u={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:h})=>new Uint32Array(h.length))},g=[ut(
u)];function y(h){if(o.distance)return Object.entries(h.distance??{}).filter(([,M])=>M!==null).map(([M])=>+M);let b=h.frontier??{},{add:x=[],put:w={},is:$=[...Object.
values(w),...x]}=b;return[...Object.keys(h.visited??{}).map(Number),...$.map(([E])=>E??-1)]}n.forEach((h,b)=>{Bt(u,h),p=Math.max(p,u.frontier.length);for(let w of y(
h))i.has(w)||i.set(w,b),l.set(w,b);let x=u.current===null?void 0:u.distance.get(u.current);x!==void 0&&x>m&&(m>=0&&c.push({index:b,throws:x}),m=x),(b+1)%d===0&&
g.push(ut(u))});function v(h){let b=ut(g[Math.floor((h+1)/d)]);for(;b.index<h;)Bt(b,n[b.index+1]);return b}function k(h,b){let x=v(h).frontier,w=v(b),$=Be(x,w.frontier),
E=Be(w.frontier,x),M=new Set,O=new Set,j=[...$.map(([I])=>`${I} leaves`),...E.map(([I])=>`${I} joins`)];for(let I of n.slice(h+1,b+1)){for(let P in{...I.distance,
...I.predecessor})M.add(+P);for(let P in I.variables)O.add(P);for(let P in I.distance)j.push(`${P}: ${D(I.distance[P])||"unknown"}`)}return j.length||(j=[...O].
map(I=>`${I} = ${w.variables.get(I)}`)),{state:w,left:$,joined:E,cells:M,names:O,words:j.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:m,at:v,changes:k,moves:Vt(e,a),mixed:new Set(n.map(({told:h})=>!!h)).size>1,stopsOf:h=>n.length?V(n.length).filter(b=>h||n[b].told||b===
n.length-1):[-1],sentence(h){let{says:b,line:x,function:w=0}=n[h]??{says:"Nothing was recorded."};return b||`${r[w].name}, line ${r[w].first+(x??0)}`}}}function tr(e,t,{frontier:n,distance:r},o){let s=([m,u])=>u.trim()&&!Number.isNaN(+u)?+u:r.get(m??-1),a=s([e,t]),i=n.filter(m=>s(m)===a).map(([m])=>m),l=[...new Set(
i)].filter(m=>m!==null),c=m=>({accept:[e],reason:`${e} ${m}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${D(a)}`);let p=`${l.sort((m,u)=>m-u).join(", ").replace(/, (\d+)$/," and $1")} wait with ${D(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function nr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=Z(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${D(a)}, and from ${r} it is ${D(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let d=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${d} is the first landing from ${r} that was not reached yet`}function rr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=Be(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let d=tr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...d}}let a=[...o.distance].filter(([d,p])=>r.distance.get(d)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=nr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function Kt(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=rr(e,s);if(a)return s>n&&a.takes?null:a}return null}function Ut(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",d=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",d),`${i}`);return A(
p,"yes",r&&l),A(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function Gt(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,d=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),m=Ut(),u=f("span.question",{role:"status"}),g=f("strong");function y(E){if(E.preventDefault(),
!p.value){w(+d.value);return}m.add(+d.value,+p.value),d.value=p.value="",d.focus(),k.hidden=!1}function v(){if(!o)return;let E=m.tell(o.accept);l+=E.right,c+=E.
all,$("told","")}let k=F("Show the answer",null,v),h=f("form.form",{submit:y},d,p,f("button.button","Answer"),k,F("Skip",null,()=>$("skipped",""))),b=f(".predic\
t",{role:"group",label:"Predict"},u,h,g,m.node);function x(E,M){C(b,"data-verdict",E),N(u,M),h.hidden=!o,b.hidden=!r,N(g,c?`${l} of ${c} right`:"")}function w(E){
if(!o)return!1;let M=o.accept.includes(E);return c+=1,l+=M?1:0,$(M?"right":"wrong",M?"Right: ":`Not ${E}: `),!0}function $(E,M){if(!o)return;let{reason:O}=o,j=b.
contains(Ie(b));o=null,t(s),x(E,`${M}${O}.`),j&&n()}return{node:b,answer:w,on:()=>r,drop(E=r){(o||!E)&&m.clear(),r=E,o=null,x("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(E,M){return o?d.focus():r&&(o=Kt(e,E,M),o?.index===i&&E>a&&(o=null),o&&([a,i]=[E,o.index]),s=M,d.value=p.value=
"",m.clear(),k.hidden=!0,o&&x("asked",`${o.text} Click it on the board, or type it.`)),o&&b.scrollIntoView({block:"nearest"}),!!o}}}function We(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:_t}=J;function Qt(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Yt(e,t,n){let{least:r,more:o,head:s,edge:a}=_t.arc,
{length:i,spot:l}=ee(e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,u]=l(i/2,p*c*2),g=[B(m,a,n-a),Math.max(u,a)],y=ee(g,t),v=y.spot(y.length-.06);return{from:e,
turn:g,tip:v,...Qt(v,g,s,s*.4)}}function pt(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...Qt(l,c,o,o/2)}}function Jt(e){let t=_t.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:re}=J;function ft(e,t,n){let{length:r,spot:o}=ee(X(e,t),X(e,n));return ee(o(re.apart),o(r-re.apart))}function Xt(e,t,n){let{length:r,spot:o}=ft(e,t,n),
{half:s,over:a,rung:i}=re.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),d=V(l+1).map(p=>{let m=r*p/l;return[o(m,s),o(m,-s)]});return{
rails:c,rungs:d}}function Zt(e,t){let n=(e+t)%2?-1:1;return[0,re.snake.bow,-re.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function en(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=ft(e,t,n),{swing:i,wave:l}=re.snake,c=Math.max(1,Math.round(s/l)),d=r*Math.min(i,.08*s);return p=>{let m=1-(2*p-1)**4,u=d*m*Math.sin(
2*Math.PI*c*p)+o*Math.sin(Math.PI*p);return a(s*p,u)}}function or(e,t,n,r){let o=r.map(([i,l])=>[X(e,i),X(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Zt(
t,n)[0]};for(let i of Zt(t,n)){let l=en(e,t,n,i),c=V(25).map(u=>l(u/24)),d=c.some(([u,g])=>u<.15||u>s-.15||g<.15||g>e.rows-.15),m=c.filter(u=>o.some(([g,y])=>Nt(
u,g,y)<re.snake.clear)).length+(d?100:0);m<a.cost&&(a={cost:m,manner:i})}return a.manner}function tn(e,t,n,r){let o=en(e,t,n,or(e,t,n,r)),{length:s}=ft(e,t,n),a=4*
Math.max(1,Math.round(s/re.snake.wave))+2,i=g=>y=>{let v=re.snake.half*(1-.3*y-.6*y**3),[k,h]=o(y),[b,x]=Ae(o,y),w=Math.hypot(b,x)||1;return[k-g*v*x/w,h+g*v*b/w]},
l=Ve(i(1),0,1,a),c=Ve(i(-1),1,0,a),d=[...l,l[l.length-1],c[0],...c],{spot:p}=ee(o(0),o(.02)),{skull:m,eye:u}=re.snake;return{outline:d,stripe:Ve(o,Math.min(.4,.25/
s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[p(-.05-u/3,.55*m),p(-.05-u/3,-.55*m)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}
var nn=(e,t)=>(2*e+3*t)%J.light.snakes.length;var{shape:Se}=J,oe=e=>`${Math.round(e*1e3)/1e3}`,Ee=e=>e.map(t=>t.map(oe).join(" ")),ce=e=>`M${Ee(e).join("L")}`,rn=e=>`M${Ee(e.slice(0,1))}C${Ee(e.slice(1)).join(
" ")}`,gt=(e,t,n)=>`M${Ee([e])}Q${Ee([t,n]).join(" ")}`,W=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ke=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:oe(t),cy:oe(n),r},...o}),te=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),bt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:oe(t),y:oe(n),width:r,height:r,
rx:o},...s}),sn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),pe=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:oe(t),y:oe(n),"font-size":r},
fill:s,text:o});function sr(e,t,n){let{rails:r,rungs:o}=Xt(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(ce).join("");return[W("halo",i,{stroke:"cell",width:s+.05}),
W("rungs",o.map(ce).join(""),{stroke:"ladder",width:a}),W("rails",i,{stroke:"ladder",width:s})]}function ar(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=tn(e,t,n,r),{skull:d,stripe:p,eye:m,pupil:u}=Se.snake,g=`snake-${nn(t,n)}`,y=`${rn(o)}Z`;return[W("halo",y,{stroke:"cell",width:.06}),W("tongue",c.map(
v=>ce(v)).join(""),{stroke:g,width:.025}),W("skin",y,{fill:g}),sn(W("stripe",rn(s),{stroke:"cell",width:p}),"0.04 0.12"),Ke("skull",a,d,{fill:g}),...i.map(v=>Ke(
"eye",v,m,{fill:"die"})),...l.map(v=>Ke("pupil",v,u,{fill:"dieInk"}))]}function Ue(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>te(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,sr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,ar(e,a,i,r)))]}function Ge(e){let[t,n]=U(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Se.flag,[c,d,p]=s,m=y=>y.map(([v,k])=>[r+v,o+k]),u=ce(m([s.slice(0,2),[c,p]])),g=`${ce(m([[c,d],a,[c,i]]))}\
Z`;return te("flag",[W("pole",u,{stroke:"goal",width:l}),W("pennant",g,{fill:"goal"})])}function ht([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=Jt(n).map(d=>Ke(
"pip",d,a,{fill:"dieInk"})),l=pe("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return te("die",[bt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${oe(e)} ${oe(t)}) scale(${r})`})}function on(e,t,n){let[r,o]=U(e,t),s=[o+.06,e.rows-r-.94],a=bt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,sn(a,"0.03 0.06")}function _e(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[on(e,o,"stand")];if(n===
null)return s;let a=X(e,t);if(t===r)return[ht(a,n)];let{turn:i,neck:l,wings:c}=Yt(a,X(e,r),Fe(e)),d=`--far:${oe(ee(a,i).length+ee(i,l).length)}`,p=W("arc",gt(a,
i,l),{stroke:"now",width:Se.arc.width});return[on(e,r,"landing"),...s,{...p,attributes:{...p.attributes,"stroke-linecap":"butt",style:d}},W("tip",`${ce(c)}Z`,{fill:"\
now"}),ht(a,n)]}function Qe(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[X(e,r),X(e,s)],d=pt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,m]=[d.middle[0],Math.
floor(d.middle[1])+.5],u=gt(d.from,d.turn,d.neck),g=`${ce(d.wings)}Z`;return te("leg",[W("rim",u,{stroke:"cell",width:.1}),W("shaft",u,{stroke:"ink",width:.05}),
W("tip",g,{fill:"ink"}),bt("count",[p-.3,m-.14],.28,.04,{fill:"ink"}),pe("order",[p-.16,m+.066],.19,`${i+1}`,"cell"),ht([p+.16,m],o,.8)],{style:`--order:${i}`})})}
function Ye(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[X(e,a),X(e,s)],{from:c,turn:d,tip:p,wings:m}=pt(i,l,.12,.18,.13),u=gt(c,d,p)+ce(m);return W(r.has(s)?"branch.strong":"branch",u,{stroke:"\
ink",width:.03})})}var{shape:Te}=J,an=80,ir="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",lr=.55,wt=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function ln(e,t){
let[n,r]=t.split("-"),o=J[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function yt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?ln(i,n):e==="g"?void 0:"none",stroke:r&&ln(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,m])=>` ${p}="${wt(`${m}`)}"`),d=s.map(p=>yt(p,i)).join("")+wt(a??"");return`<${e}${c.join("")}>${d}</${e}\
>`}var de=(e,t,n,r,o,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:r,...s},...o});function cr({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=
null)return`tint-${De(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"startGround";let[s,a]=U(t,r);return(s+a)%2?"odd":"cell"}function dr(e,t,n){
let{plan:r,state:o,found:s}=e,[a,i]=U(r,t),[l,c]=[i,r.rows-a-1],d=[de(l,c,1,1,{fill:cr(e,t),stroke:"line",width:.01})];if(o?.current===t)d.push(de(l+.03,c+.03,.94,
.94,{stroke:"now",width:.06}));else if(n.has(t)){let h={"stroke-dasharray":"0.08 0.06",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},h))}else if(o?.
visited.has(t)&&!o.distance.has(t)){let h={"stroke-dasharray":"0.02 0.05",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},h))}s.has(t)&&d.push(
{tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,m=.1+.115*p.length,[u,g]=[l+Te.number[0],c+Te.number[1]],y=[de(u,g,m,.25,{fill:"\
chip"},{rx:.05}),pe("number",[u+m/2,g+.192],.19,p,"ink")],v=t===r.start?"start":t===r.cells?"goal":"";v&&y.push(de(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),pe(
"end",[l+.25,c+.885],.14,v,v));let k=D(o?.distance.get(t));if(k){let[h,b]=[l+Te.badge[0],c+Te.badge[1]],x=Math.max(.26,.14+.1*k.length),w={rx:.13};y.push(de(h-x/
2,b-.13,x,.26,{fill:"badge"},w),pe("badge",[h,b+.064],.18,k,"badgeInk"))}return{below:d,above:y}}function ur(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,routed:a,
trace:i,found:l}=e,c=new Set((r?.frontier??[]).map(([h])=>h)),d=t.start===0?1:0,m=V(t.cells+d).map(h=>h+1-d).map(h=>dr(e,h,c)),u=new Set(o?.feet);for(let[,h,b]of a&&
i.answer?.route||[])h!==b&&u.add(h);let g=[...n].filter(([h,b])=>l.has(h)&&l.has(b)),y=new Set(g.map(([h])=>h)),v=Ue(t,n).map(h=>{let[b]=`${h.attributes["data-e\
nds"]}`.split(" ").map(Number),x=(a||y.size>0)&&!u.has(b)&&!y.has(b);return{...h,attributes:{...h.attributes,opacity:x?Te.faint:1}}}),k=s&&r?Ye(t,r.predecessor,
r.current):[];return[te("ground",m.flatMap(({below:h})=>h)),te("jumps",[Ge(t),...v],{"stroke-linecap":"round","stroke-linejoin":"round"}),te("above",[...k,...o?
_e(t,o):[]]),te("numbers",m.flatMap(({above:h})=>h),{"font-weight":700}),te("route",a?Qe(t,i.answer?.route??[],t.start):[])]}function vt(e,t){let r=.2,o=e.map(({
drawn:c,caption:d})=>{let p=Fe(c.plan),m=Math.min(.3,p/Math.max(1,d.length)*1.9),u=pe("caption",[0,c.plan.rows+.4],m,d,"ink");u.attributes["text-anchor"]="start";
let g=te("board",[...ur(c),u],{transform:`translate(${r} ${.2})`});return r+=p+.5,yt(g,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+lr+.2,i=yt(
de(0,0,s,a,{fill:"paper"}),t),l=wt(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(
s*an)}" height="${Math.round(a*an)}" font-family="${ir}"><title>${l}</title>${i}${o.join("")}</svg>`}var cn={text:""},dn=e=>{cn.text=e},mr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`),pr=e=>e.replace(/[&<>"]/g,
t=>`&#${t.charCodeAt(0)};`);function un(e,t){let n="together"in e?e.together.traces:[e.trace],r=pr(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="\
<\/script>";return`<!DOCTYPE html>
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
${o} type="application/json">${mr(e)}${s}
${o}>(${cn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function fr(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function mn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:$e(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function hr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Je(e,t,n,r){let o=()=>`${e.map(({
trace:b})=>b.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:b}=getComputedStyle(g),x=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return b==="light"||b==="dark"?b:x}let a=()=>vt(e.map(b=>mn(b)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(b){i.hidden=!1,i.value=b,i.select();try{await navigator.clipboard.writeText(b),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let d=()=>Lt(g,n()),p=[F("Picture (SVG)","The board at this step",()=>We(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),F("Picture (PNG)","Th\
e board at this step",async()=>We(await fr(a()),`${o()}.png`)),F("Link to this step",null,()=>c(d())),F("Embed","HTML for a page of yours",()=>c(`<iframe src="${d()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),F("This page","A file that needs no network",()=>We(new Blob([un(t,n())],{type:"text/html"}),
`${o()}.html`))],m=f(".menu",{role:"group",label:"Export"},p,i,l);m.hidden=!0;let u=F("Export","A picture, a link, the page",()=>y(!!m.hidden)),g=f(".share",u,m);
function y(b){m.hidden=!b,i.hidden=!0,l.textContent="",C(u,"aria-expanded",`${b}`)}y(!1),g.addEventListener("keydown",b=>{b.key!=="Escape"||m.hidden||(y(!1),u.focus(),
b.stopPropagation())}),g.addEventListener("focusout",({relatedTarget:b})=>{b instanceof Node&&!g.contains(b)&&y(!1)});let v=f(".strip");function k(){let b=e.flatMap(
x=>hr(x).map(w=>{let $=mn(x,w),E=vt([$],"light"),M=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(E)}`;return f("img",{src:M,alt:`Step ${w}: ${$.caption}`})}));
v.replaceChildren(...b)}let h=matchMedia("print");return h.addEventListener("change",()=>h.matches&&k(),{signal:r}),h.matches&&queueMicrotask(k),{node:g,strip:v}}var gr="M4 3h3v10H4zM9 3h3v10H9z",fn="M4 2.5v11l9-5.5z",br=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",fn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],wr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),pn=900;function yr(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:e!==" "&&(n||t.scrollHeight>
t.clientHeight)}function Ze(e,t,n=1){let r=pn/n,o,s=[];function a(w){clearTimeout(o),o=w,g.setAttribute("d",o?gr:fn),C(u[2],"label",o?"Pause":"Play"),C(t,"aria-\
live",o?"off":"polite")}let i=()=>a();function l(w){i(),e.go(B(w,0,e.last()))}let c=()=>s.some(({at:w})=>w===e.index())?3:1,d=()=>a(setTimeout(()=>{t.isConnected&&
e.forward()!==!1&&e.index()<e.last()?d():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),d()}let m={Home:()=>l(0),ArrowLeft:()=>l(e.back()),
" ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:w})=>w>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({at:w})=>w<e.index())?.at??0)},
u=br.map(([w,$,E])=>{let M=le("","0 0 16 16",Q("path",{d:E}));return F(M,`${$} (${w.trim()||"space"})`,m[w],$)}),g=u[2].querySelector("path"),y=f("input.bar",{type:"\
range",min:0,label:"Step",input:()=>l(+y.value)}),v=f(".ticks",{"aria-hidden":"true"}),k=f("span.of"),h=je("Speed",wr,n,w=>{r=pn/Number(w)});function b(){let w=e.
index(),$=e.last();y.value=`${w}`,y.style.setProperty("--at",`${w/Math.max(1,$)}`),C(y,"aria-valuetext",e.words(w)),N(k,`${e.number(w)} / ${e.number($)}`);let E=M=>M<
2?w<=0:M>2&&w>=$;u.forEach((M,O)=>C(M,"aria-disabled",E(O)))}function x({at:w,text:$},E){let M=E%Math.ceil(s.length/10)===0&&$;return f("span",{style:`--at:${w/
Math.max(1,e.last())}`},M)}return i(),{update:b,pause:i,goTo:l,focus:()=>u[3].focus(),node:f(".transport",{role:"group",label:"Time"},f(".buttons",u),f(".track",
y,v),k,h),reset(){s=e.ticks(),y.max=`${e.last()}`,v.replaceChildren(...s.map(x)),b()},key(w,$){let E=w===" "?", button, summary":"";return!m[w]||$.matches(`sele\
ct, input:not([type=range])${E}`)||yr(w,$)?!1:(m[w](),!0)}}}function fe({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),d=t?`${e}.${t}`:e;return Q(d,{...n,style:c||null},a.map(fe),i)}function hn({trace:e,rules:t,unit:n,farthest:r}){let{start:o,cells:s,jumps:a}=t,i={cells:s,start:o,...e.layout},{rows:l}=e.layout,c=o===0?1:0,d=e.layout.columns+
c,p=V(s+c).map(S=>S+1-c),{waits:m}=we(e),u=new Map,g=new Map,y=Y("new"),v=Y("touched"),k=!1,h=null,b=new Set,x=null,w=!1;function $(S){let[T,H]=U(i,S),R=S===o?"\
start":S===s&&"goal",z=f(".cell",{role:"gridcell","data-cell":S,"data-end":R,style:`grid-column:${H+1}`},f("span.number",`${S}`),f("span.end",{"data-is":R}),f("\
span.badge"));return A(z,"odd",(T+H)%2),u.set(S,z),z}function E(S){for(let T of u.values())T.tabIndex=T===S?0:-1}function M(S){let{key:T,target:H}=S,[R,z]=U(i,Number(
H.dataset.cell)),q={ArrowLeft:[R,z-1],ArrowRight:[R,z+1],ArrowUp:[R+1,z],ArrowDown:[R-1,z]};if(T==="Enter"||T===" ")H.click();else if(q[T]){let _=p.find(ie=>`${U(
i,ie)}`==`${q[T]}`);u.get(_??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let O=S=>p.filter(T=>U(i,T)[0]===S).sort((T,H)=>U(i,T)[1]-U(i,H)[1]),
j=f(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:M,focusin:({target:S})=>E(S)},V(l).reverse().map(S=>f(".row",{role:"row"},O(S).map(
$))));E(u.get(o)??u.get(1));let I=`0 0 ${d} ${l}`,P=le(".layer.goal",I,fe(Ge(i))),L=le(".layer.jumps",I,Ue(i,a).map(fe)),[K,G,se]=["g.tree","g.move","g.route"].
map(S=>Q(S)),he=le(".layer.above",I,K,G,se);function rt(S,T,H){if(!h)return"";let[R,z]=[h.distance.get(S),h.predecessor.get(S)],q=[`cell ${S}`,u.get(S)?.dataset.
end];for(let[ie,ge]of a)ie===S&&q.push(`${ge>S?"foot of a ladder":"head of a snake"} to ${ge}`),ge===S&&q.push(`${ie<S?"top of a ladder":"tail of a snake"} from\
 ${ie}`);let _=h.visited.has(S)?"visited":"not reached";return q.push(T?"current":"",R!=null?`reached in ${Z(R,n)}`:_,z!=null?`from ${z}`:"",H?m:"",b.has(S)?"pa\
rt of what is wrong":""),q.filter(Boolean).join(", ")}function Le(S,T,H,R){let z=S.current===T,q=S.visited.has(T),_=S.distance.get(T),ie=S.predecessor.get(T),ge=`${[
z,R,q,_,ie,b.has(T)]}`;if(g.get(T)===ge)return;g.set(T,ge);let Ln=_!=null?"reached":q&&"visited";ve(H,{"data-distance":_,"data-tint":_!=null&&De(_,r),"data-from":ie,
"data-visited":q,"data-waits":R,"aria-current":z,"data-state":z?"current":R?"frontier":Ln,label:rt(T,z,R)}),C(H.lastChild,"data-is",D(_)||null)}function Pe(){if(!h)
return;let S=new Set(h.frontier.map(([T])=>T));for(let[T,H]of u)Le(h,T,H,S.has(T))}function Oe(){if(!h)return;let S=k?Ye(i,h.predecessor,h.current):[];K.replaceChildren(
...S.map(fe))}let Ce=S=>S.map(T=>L.querySelector(`[data-ends="${T} ${a.get(T)}"]`));function $t(S,T){let H=new Set(Ce(T));for(let R of L.children)A(R,S,H.has(R))}
function Sn(S){let T=S&&e.answer?.route||[],H=T.flatMap(([,R,z])=>z===R?[]:t.ride(R).feet);se.replaceChildren(...Qe(i,T,o).map(fe)),A(L,"routed",T.length),$t("t\
aken",H)}let Tn=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:i,cells:u,columns:d,shape:d/l,node:f(`.board${Tn}`,{style:`--wide:${d};--h\
igh:${l}`},f(".sheet",j,P,L,he)),paint(S,T,H,R){h=S,Pe(),y([...T].map(z=>u.get(z))),Oe(),G.replaceChildren(...(H?_e(i,H):[]).map(fe)),v(Ce(H?.feet??[])),R!==w&&
Sn(R),x=H,w=R},showTree(S){k=S,Oe()},mark(S,T){let H=T.flatMap(q=>q.moves??[]),R=T.flatMap(q=>q.jumps??[]),z=H.flatMap(([,q])=>t.ride(q).feet);$t("found",[...R.
map(([q])=>q),...z]),b=new Set(T.flatMap(q=>q.cells??[]));for(let[q,_]of u)A(_,"differs",q===S),A(_,"found",b.has(q));Pe()},drawn:()=>({trace:e,plan:i,jumps:a,farthest:r,
state:h,found:b,move:x,treeShown:k,routed:w})}}var ye=e=>e.length-e.trimStart().length;function vr(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>ye(o)<ye(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function gn(e){let t=vr(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(ye),80)}}var bn=e=>e.startsWith("#:");function kr(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return A(i,"told",a==="c1"&&bn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function xr(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,ye(n.data))))}function $r({name:e,first:t,
lines:n},r){let{head:o,indent:s}=gn(n),a=n.map((c,d)=>{let p=d<o?0:Math.max(0,ye(c)-s),m=f("code.text",{style:`--indent:${p}`},kr(r?.[d],c));return d>=o&&xr(m,s),
f(".line",{"data-line":d},f("span.runs"),f("span.at",`${t+d}`),m)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function wn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=Y("now"),l=Y("raised"),c=e.
map((w,$)=>$r(w,r?.[$])),d=be(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],m=null,u=!1,g=F("","Show or fo\
ld what comes before the first line that runs",()=>{u=!u,y()});function y(){C(g,"aria-expanded",`${u}`);for(let{above:w}of c)w.hidden=!u&&!(m&&w.contains(m))}let v=ae(
"Notes","Show the comments that narrate",w=>A(d,"told",w)),k=!1,h=new ResizeObserver(()=>{k=!0,m&&ue(d,m)});h.observe(d),o.addEventListener("abort",()=>h.disconnect());
function b({rows:w,counts:$},E){E.forEach((M,O)=>{if(M===$[O])return;$[O]=M;let j=w[O].firstChild;C(j,"style",M>0&&`--runs:${Math.log2(M+1).toFixed(2)}`),C(j,"t\
itle",M>0&&`ran ${Z(M,"times")}`)})}let x=f(".heads",g,a,f("span.tools",s,v));return{node:f(".panel.code",x,d),paint({fn:w,line:$,depth:E,runs:M},O){c.forEach((j,I)=>{
j.node.hidden=I!==w,b(j,M[I])}),$!=null&&(m=c[w].rows[$],N(g,`${e[w].name}`),N(a,E?`${Z(E,"calls")} deep`:""),i([m]),l([O&&p]),y(),k&&ue(d,m))}}}function Mr(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=V(e).
map(i=>{let[l,c]=o(i),[d,p]=o(i&&i-1>>1);return Q("g",Q("line",{x1:d,y1:p,x2:l,y2:c}),Q("circle",{cx:l,cy:c,r:13.5}),Q("text",{x:l,y:c+4.5}),Q("text.key",{x:l+15,
y:c-6}))}),a=le("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[d,p]=i[c]??[null,
""];ve(l,{visibility:!i[c]&&"hidden","data-cell":d}),N(l.children[2],d??"?"),N(l.children[3],p.slice(0,5))}),N(r,i.length>e?`${i.length-e} more below`:"")}}}function yn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=we(e),s=Y("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,d]=r.map(v=>f(
"span.quiet",v)),p=be(".waiting",n,c,l,d),m=o==="heap"&&t>0?Mr(Math.min(t,15)):null,u=f(".panel.frontier",f(".heads",f("span",n),a,i),p);u.hidden=!e.roles.frontier;
let g=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function y(v,[k,h]){C(v,"data-cell",k),N(v.children[0],k??"?"),N(v.children[1],h)}return{node:u,heap:m?.
node??null,read:()=>[...l.children].map(v=>{let{cell:k}=v.dataset;return[k?+k:null,v.children[1].textContent]}),paint({state:{frontier:v},left:k,joined:h}){Re(l,
v,g,y),m?.paint(v),N(a,`${v.length} waiting`),N(i,k.length?`out: ${k.map(([x])=>x).join(", ")}`:""),s(h.map(x=>l.children[v.lastIndexOf(x)]));let b=l.lastElementChild;
o==="stack"&&b&&ue(p,b)}}}function Xe(e,t,n,r,o){let s=Wt(e,o),a=hn(s),i=r&&s.mixed&&ae("Every line","Stop at every line",w=>{x.stops=s.stopsOf(w),r(w)}),l=wn(e,t,n,...i?[i]:[]),c=yn(s),
d=zt(s),[p,m,u]=[f("span.sentence"),f("strong.outcome"),f("p.game")],g=f("p.speaker",p," ",m),y=f(".says",g,u),v=e.steps.length-1,k=-1;function h(){let w=l.node.
querySelector(".s-line.s-now"),$=a.node.querySelector("[data-state=current]"),E=M=>Object.fromEntries([...a.cells].filter(([,{dataset:O}])=>O[M]).map(([O,{dataset:j}])=>[
O,Number(j[M])]));return{current:$&&Number($.dataset.cell),frontier:c.read(),distance:E("distance"),predecessor:E("from"),visited:Object.keys(E("visited")).map(
Number),line:w&&Number(w.dataset.line),says:e.steps[k]?.says?p.textContent:""}}function b(w){let $=It(w);return $!==p.textContent?$:w&&!s.rules.jumps.has(w.landing)?
"No jump there.":""}let x={trace:e,replay:s,board:a,code:l,frontier:c,tables:d,says:y,speaker:g,read:h,stops:s.stopsOf(!s.mixed),index:()=>k,placeAt:w=>x.stops.
findLastIndex($=>$<=w),placeFrom:w=>Math.min(x.placeAt(w-1)+1,x.stops.length-1),show(w){k=w;let $=k===v,E=x.stops[x.placeAt(k-1)]??-1,M=s.changes(E,k),O=s.moves[k]??
null,j=$&&e.outcome!=="returned";a.paint(M.state,M.cells,O,$&&!j),l.paint(M.state,$),c.paint(M),d.paint(M),C(y,"data-failed",j),C(p,"data-told",e.steps[k]?.told),
N(p,s.sentence(k)),N(m,$?Ht(e):""),N(u,$?"":b(O))}};return x}function et(e,t){let n=(r,o)=>f("span",f("i.key",{"data-key":r}),o);return f(".legend",{"aria-hidde\
n":"true"},n("current","now"),e.roles.frontier&&n("frontier",we(e).waits),e.roles.distance&&n("reached","reached: near to far"),e.roles.visited&&n("visited","on\
ly landed on"),t&&n("found","part of what is wrong"))}var tt=e=>ae("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(t)});var Er=({says:e})=>`${$e(e)}${/[.!?]$/.test(e)?"":"."}`,kt=(e,{board:{name:t,cells:n}},r=3)=>f(".title",f("span",{role:"heading","aria-level":r},e),f("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function vn(e,t,n={}){let{trace:r,highlight:o}=t,s=ze(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:d=r.name}=r,p=r.steps.length-1,m=qe(e,`Stepper: ${d}`,n,E),u=Xe(r,o,m.signal,()=>{v=0,w(),h.reset()}),{replay:g}=u,y=-1,v=0,k=()=>Math.max(0,u.placeAt(y)),
h=m.use(Ze({last:()=>u.stops.length-1,index:k,number:P=>Math.max(0,u.stops[P]??0),go:P=>$(u.stops[P]),back:()=>k()-(u.stops[k()]===y?1:0),words:P=>`step ${Math.
max(0,u.stops[P])} of ${Math.max(0,p)}: ${g.sentence(u.stops[P])}`,ticks:()=>g.ticks.map(({index:P,throws:L})=>({at:u.placeFrom(P),text:D(L)})),forward(){let P=u.
stops[u.placeAt(y)+1];return P===void 0||b.asks(y,P)?!1:($(P),!0)}},u.speaker,n.speed)),b=Gt(g,$,h.focus),x=At(u,h.goTo);function w(){u.show(y),v=Math.max(v,k()),
x.update(u.stops,k(),b.on()?k():v),h.update(),m.relight()}function $(P){let L=B(Math.round(P)||0,0,p);b.drop(),L!==y&&(y=L,w(),n.onMove?.(y))}function E(P){if(b.
answer(P))return;let L=g.first.get(P);L!==void 0?h.goTo(u.placeFrom(L)):N(u.says.lastChild??u.says,`Cell ${P} is not reached in this run.`)}let M=ae("Predict","\
Be asked which cell comes next",P=>{h.pause(),b.drop(P),w()},n.predict),O=Je([u],t,()=>y,m.signal),j=c.length>0&&f("ul.findings",{label:"What is wrong"},c.map(P=>f(
"li",Er(P)))),I=f(".under",et(r,c.length>0),l.predecessor&&tt([u]));return m.root.append(f(".frame",f(".head",kt(d,r,n.level),h.node,f(".tools",M,m.lecture,O.node)),
f(".stage",{style:`--shape:${u.board.shape};--columns:${u.board.columns}`},f(".main",u.board.node,I),f(".side",u.says,b.node,j,u.code.node,u.frontier.node)),f("\
.folds",u.tables.folds,u.frontier.heap&&ne("Heap",u.frontier.heap),x.node,a.length>0&&ne("What was guessed",f("ul",a.map(P=>f("li",P)))),i&&ne("What it printed",
be(".printed","What it printed",i))),O.strip)),b.drop(n.predict),u.board.mark(null,c),y=B(n.position??u.stops[0],0,p),w(),h.reset(),{go:$,position:()=>y,state:u.
read,element:m.root,destroy:m.destroy}}function xt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function kn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:V(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${Z(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function xn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${Z(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var $n=e=>e==null?"unreachable":Z(e);function Sr(e,t){let{name:n,title:r=n}=e.trace,o=t?ne("Code",e.code.node):e.code.node;return f("section.pane",{label:r},f("\
.pane-head",r),e.says,f(".pair",e.board.node,o),e.frontier.node,f(".folds",e.tables.folds,e.frontier.heap&&ne("Heap",e.frontier.heap)))}function Tr(e,t){let n=t.
map((o,s)=>F(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>A(s,"away",a!==o)),n.forEach((s,a)=>C(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function Mn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(L=>[L,"snl-trace"]),i=ze(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),d=qe(e,"Steppers together",n,L=>x(L)),p=mt(s),m=s.map((L,K)=>Xe(L,o[K],d.signal,void 0,p)),u=xt(m),
g=-1,y="",v=l[0]?.cell??s[0].board.cells,k=d.use(Ze({last:()=>u.length-1,index:()=>g,number:L=>L,ticks:()=>u.ticks,words:L=>u.words(L),go:h,back:()=>g-1,forward:()=>h(
g+1)},c));function h(L){let K=B(Math.round(L??0)||0,0,u.length-1);K!==g&&(g=K,m.forEach((G,se)=>{G.show(G.stops[B(u.at(g,G,se),0,G.stops.length-1)])}),N(c,y&&g===
u.start?y:`${y} ${u.words(g)}`.trim()),k.update(),d.relight(),n.onMove?.(g))}function b(L,K,G="",se=null){[u,y,g]=[L,G,-1];for(let{board:he}of m)he.mark(K,se?[se]:
[]);k.pause(),h(u.start),k.reset()}function x(L,K="",G=null){v=L,$.value="cell",b(xn(m,L),L,K,G)}let $=je("Align by",[["steps","Line by line"],["throws","By dis\
tance"],["cell","At one cell"]],"steps",L=>{L==="cell"?x(v):b(L==="throws"?kn(m):xt(m),null)});function E({trace:L,cell:K,true:G,claimed:se,finding:he},rt){let{
name:Le,title:Pe=Le}=s[L],Oe=`They part at cell ${K}. Right: ${$n(G)}. ${Pe} says ${$n(se)}: ${he.says}.`,Ce=`${rt?"D":"First d"}ifference${l[1]?`, ${Le}`:""}`;
return F(Ce,null,()=>{x(K,Oe,he),j.choose(L)})}let M=l.map(E),O=m.map(L=>Sr(L,m.length>2)),j=Tr(O,s.map(({name:L})=>L)),I=Je(m,t,()=>g,d.signal),P=f(".tools",d.
lecture,I.node);return d.root.append(f(".frame.several",f(".head",kt(`${m.length} runs on one board`,s[0],n.level),k.node,P),f(".line-up",c,$,M,tt(m)),j.node,f(
".panes",O),et(s[0],l.length>0),I.strip)),n.difference&&M[0]?M[0].click():h(n.position),k.reset(),{go:h,position:()=>g,state:()=>m.map(({read:L})=>L()),element:d.
root,destroy:d.destroy}}var nt=(e,t,n)=>t.together?Mn(e,t,n):vn(e,t,n);function En(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),d={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return nt(o,c,{...d,...e})});function r(){let o=Tt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Lr({model:e,el:t}){let n=nt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=St(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Pr(e){
return dn(e),{mount:nt,mountAll:En,render:Lr}}return Nn(Or);})();
return bundle.start(`${snl}`);
})();
export default { render: snlStepper.render };
