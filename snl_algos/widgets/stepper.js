// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var rt=Object.defineProperty;var En=Object.getOwnPropertyDescriptor;var zn=Object.getOwnPropertyNames;var qn=Object.prototype.hasOwnProperty;var In=(e,t)=>{for(var n in t)rt(e,n,{get:t[n],enumerable:!0})},Nn=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of zn(t))!qn.call(e,r)&&
r!==n&&rt(e,r,{get:()=>t[r],enumerable:!(o=En(t,r))||o.enumerable});return e};var An=e=>Nn(rt({},"__esModule",{value:!0}),e);var qo={};In(qo,{start:()=>zo});function q(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function xe(e,t){for(let n in t)q(e,n,t[n])}var F=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Ln=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Mt=e=>(t,...n)=>{let[o,...r]=t.split("."),s=e(o||"div");for(let a of r)F(s,a,!0);for(let a of n)Ln(a)?xe(s,a):s.append(...[a].flat().filter(Boolean));
return s},m=Mt(e=>document.createElement(e)),Y=Mt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),le=(e,t,...n)=>Y(`svg${e}`,{viewBox:t,"aria-hidde\
n":"true"},...n);function A(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ie(e,t,n,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach(
(r,s)=>{let a=e.children[s]??e.appendChild(n());o(a,r)})}function J(e){let t=[];return n=>{for(let o of t)F(o,e,!1);t=n.filter(o=>!!o);for(let o of t)F(o,e,!0)}}
function fe(e,t){let{offsetTop:n,offsetHeight:o}=t,{scrollTop:r,clientHeight:s}=e,a=Math.min(o,s/5);if(n<r+a||n+o>r+s-a){let l=n+o-s;e.scrollTop=Math.min(n,Math.
max(l,n-s/3))}}var H=(e,t,n,o)=>m("button.button",{type:"button",title:t,label:o,click:n},e);function ae(e,t,n,o=!1){let r=H(e,t,()=>{o=!o,q(r,"aria-pressed",`${o}`),
n(o)});return q(r,"aria-pressed",`${o}`),r}function Ne(e,t,n,o){let r=t.map(([a,i])=>m("option",{value:a,selected:a===n&&""},i));return m("select.button",{label:e,
change:({target:a})=>o(a.value)},r)}var we=(e,t,...n)=>m(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function St(e,t){if(!e.matches(".s-scroll"))return!1;
let{clientWidth:n,clientHeight:o,scrollWidth:r,scrollHeight:s}=e,[a,i]=[r-n,s-o],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let d={ArrowLeft:[
-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*o]:[-.9*n,0],PageDown:l?[0,.9*o]:[.9*n,0]}[t];return!d||d[0]!==0&&a<=1?!1:(e.scrollBy(
...d),!0)}var ne=(e,...t)=>m("details.fold",m("summary",e),...t),ke=(e,t)=>t.map(n=>m("span",{role:e},n));var Tn=".jp-WindowedPanel-outer, .jp-Notebook";function Pn(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(
".jp-InputPrompt")].some(r=>r.textContent?.startsWith("[*]")&&!e.contains(r)))return!1;let o=t.querySelector(".jp-Cell.jp-mod-active");return o===e||o?.previousElementSibling===
e}function Ot(e,t){F(t,"framed",!0),t.append(m("p.quiet.focus-hint","Click on the board to use the keys ← → and space."));let n=!1;function o(s){let{target:a,
key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),d=e.closest(".jp-Cell")?.nextElementSibling;!c||i!=="Enter"||!l||!(d instanceof HTMLElement)||(s.preventDefault(),
s.stopImmediatePropagation(),d.focus(),d.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener("keydown",o,!0);let r=new ResizeObserver(()=>{let s=e.closest(
Tn);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,r.observe(s),Pn(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),
requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return r.observe(e),()=>{removeEventListener("keydown",o,!0),r.disconnect()}}function jt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}var Rn=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Ct(e,t){let{host:n}=e.getRootNode(),r=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${Rn(t,r)}`}var ye=new Set,pe=null,Le=null,Fn=[" ","Home","End"];function Ae(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function Hn(){
return pe&&pe.root.isConnected?pe:[...ye].filter(({root:t})=>Ae(t)>0).sort((t,n)=>Ae(n.root)-Ae(t.root))[0]}function Bn(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Ae(e.root)>=n*([pe,Le].includes(e)?.5:.98)}function Et(e){let t=e.composedPath()[0],{key:n,defaultPrevented:o,ctrlKey:r,metaKey:s,
altKey:a,shiftKey:i}=e;if(o||r||s||a||i)return;let l=Fn.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let d=Hn();!d||l&&!Bn(d)||d.key(n,t)&&(Le=d,e.preventDefault())}function zt(e){ye.size===0&&addEventListener(
"keydown",Et),ye.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{pe=e})}function qt(e){ye.delete(e),pe===e&&(pe=null),Le===e&&(Le=null),
ye.size===0&&removeEventListener("keydown",Et)}var It=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var st=new Map;function Wn(e){let t=st.get(e)??new CSSStyleSheet;return st.has(e)||t.replaceSync(e),st.set(e,t),t}function at(e,t,n){let o=document.createElement(
"div");o.className="snl-host";let r=document.createElement("style");r.textContent=It;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Wn(t)],s.append(
n),e.replaceChildren(r,o),e.dataset.mounted="",{host:o,remove(){o.remove(),r.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Te=e=>e.getRootNode().activeElement??
null,Nt=()=>document.querySelectorAll(".snl-host");var it=`.snl-stepper{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47\
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
`;var lt=2;function Vn(e){let t=J("lit"),n,o=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let r of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(r,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,o()});return o}function Gn(e){let n=[...Nt()].map(({shadowRoot:r})=>r?.
querySelector("[role=region]")).map(r=>r?.ariaLabel),o=e;for(let r=2;n.includes(o);r+=1)o=`${e} (${r})`;return o}function Pe(e,t,n,o){let r=Gn(t),s=m("",{class:"\
snl-stepper",role:"region",label:r,tabindex:-1}),{host:a,remove:i}=at(e,it,s),l=new AbortController,c=null,d={root:s,key:(g,v)=>!!c?.key(g,v)};function u({target:g,
ctrlKey:v,metaKey:x,altKey:k}){g===a&&q(a,"data-lm-suppress-shortcuts",!(v||x||k))}addEventListener("keydown",u,{capture:!0,signal:l.signal}),n.keys&&zt(d);let p=ae(
"Lecture","Full screen, large type; Escape leaves",g=>{F(s,"lecture",g);let v=()=>{s.matches(".s-lecture")||document.exitFullscreen()};g?s.requestFullscreen?.()?.
then(v,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),f=()=>s.matches(".s-lecture")&&p.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||f()),s.addEventListener("keydown",g=>{let{ctrlKey:v,metaKey:x,altKey:k,shiftKey:h,key:w}=g;if(v||x||k||h)return;let $=g.target;w==="Escape"?$.
closest("[role=grid]")?s.focus({preventScroll:!0}):f():(St($,w)||d.key(w,$))&&g.preventDefault(),g.stopPropagation()}),s.addEventListener("click",({target:g})=>{
let v=g.closest(".s-grid .s-cell");v&&o(Number(v.dataset.cell))}),s.addEventListener("mousedown",g=>{g.target.closest(".s-grid")&&(g.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:l.signal,lecture:p,relight:Vn(s),use(g){return c=g,g},destroy(){c?.pause(),l.abort(),qt(d),i()}}}function Re(e,...t){let n=t.find(([p,f])=>p?.format!==
f||p.version!==lt);if(!n)return null;let[o,r]=n,{format:s,version:a}=o??{},i=a>lt,c=s!==r?`This cannot be shown: it is not a recorded run (${r}).`:`This was rec\
orded with ${i?"a newer":"an older"} version of snl_algos (${r} ${a}; this stepper reads ${r} ${lt}). ${i?"Update snl_algos, then run":"Run"} the cell again, or\
 record the run again.`,d=m("p",{class:"snl-stepper",role:"alert"},c),{remove:u}=at(e,it,d);return{element:d,destroy:u,go(){},position:()=>0,state:()=>null}}var Q={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"#\
fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a6\
a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"#\
0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:_n}=Q,B=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function G({start:e,columns:t},n){let o=e===0?1:0;if(n===0)return[0,0];
let r=Math.floor((n-1)/t),s=(n-1)%t;return[r,o+(r%2?t-1-s:s)]}var He=({columns:e,start:t})=>e+(t===0?1:0);function X(e,t){let[n,o]=G(e,t),[r,s]=_n.anchor;return[
o+r,e.rows-n-1+s]}function ee([e,t],[n,o]){let r=Math.hypot(n-e,o-t)||1,s=(n-e)/r,a=(o-t)/r;return{length:r,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function At([e,
t],[n,o],[r,s]){let[a,i]=[r-n,s-o],l=((e-n)*a+(t-o)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-o-c*i)}function Fe(e,t){let[[o,r],[s,a]]=[e(t-1e-4),e(
t+1e-4)];return[(s-o)/(2*1e-4),(a-r)/(2*1e-4)]}function Be(e,t,n,o){let r=(n-t)/o,s=[e(t)];for(let a of B(o)){let[i,l]=[t+a*r,t+(a+1)*r],[[c,d],[u,p]]=[e(i),e(l)],
[[f,g],[v,x]]=[Fe(e,i),Fe(e,l)];s.push([c+f*r/3,d+g*r/3],[u-v*r/3,p-x*r/3],[u,p])}return s}var Yn=4,De=(e,t)=>{let n=Q.light.tints.length-1;return Math.round(n*
W(e/Math.max(t,Yn),0,1))};var D=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Z=(e,t="throws")=>`${D(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Jn={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},be=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Jn[`${e}`]}),Qn=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Lt({outcome:e,answer:t,error:n,limit:o,functions:r}){if(e==="stopped")return`It was stopped: ${o}.`;if(e==="raised"&&n){let i=r[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${Qn(l,c)}`);return`It \
returned ${Z(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Tt(e){if(!e)return"";let{from:t,face:n,landing:o,stand:r,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${r}`:"",i=r>o?`climb to ${r}`:`slide to ${r}`,l=r===o?"":a||i;return n===null?`${$e(l)} from ${t}.`:`From ${t}, roll ${Zn(n)}: land on ${o}${l&&`, ${l}`}\
.`}var Zn=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Pt(e,t){let n=J("new"),o=m(""),r=m(".table-head",{role:"row"},ke("columnheader",t)),s=m(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
r,o),a=()=>m("",{role:"row"},ke("cell",t.map(()=>"")));function i(l,c){q(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((d,u)=>A(l.children[u],d))}return{
box:s,paint(l,c){Ie(o,l,a,i);let d=[...o.children].filter((p,f)=>c.has(l[f][0]));n(d);let u=d.at(-1);u&&fe(s,u)}}}function Rt({trace:{roles:e},unit:t}){let n=Pt(
"Distances",["cell",t,"from"]),o=Pt("Variables",["name","value"]),r=null;function s(){if(!r)return;let{distance:c,predecessor:d}=r.state,p=[...new Set([...c.keys(),
...d.keys()])].sort((f,g)=>f-g).map(f=>[f,D(c.get(f)),D(d.get(f))]);n.paint(p,r.cells)}function a(){r&&o.paint([...r.state.variables],r.names)}function i(c,d,u){
let p=ne(c,d),f=()=>p.open&&u();return p.addEventListener("toggle",f),{node:p,paintIfOpen:f}}let l=[i("Variables",o.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){r=c;for(let{paintIfOpen:d}of l)d()}}}function Ft({replay:e,trace:t},n){let s=m(""),a=m(".sc\
roll",{style:"height:208px",scroll:x},s),i=J("now"),c=m("",{role:"table",label:"Every step so far"},m(".step",{role:"row"},ke("columnheader",["step","line","wha\
t happens","what changed"])),a),d=ne("Every step so far",c);d.addEventListener("toggle",()=>k());let u=[],p=0,f=0,g=new Map;function v(h){let w=u[h],{line:$,function:b=0}=t.
steps[w],y=m("button.go",{type:"button"},`${w}`),{words:M}=e.changes(u[h-1]??-1,w),S=[y,`${t.functions[b].first+$}`,e.sentence(w),M],z="height:26px",N=()=>n(h);
return m(".step",{role:"row","aria-rowindex":h+2,style:z,click:N},ke("cell",S))}function x(){let h=Math.max(0,Math.floor(a.scrollTop/26)-4),w=t.steps.length?W(f+
1-h,0,18):0,$=s.contains(Te(s)),b=g;g=new Map(B(w).map(y=>[h+y,b.get(h+y)??v(h+y)])),s.style.padding=`${h*26}px 0 ${Math.max(0,f+1-h-w)*26}px`,s.replaceChildren(
...g.values()),i([g.get(p)]);for(let[y,M]of g){let S=M.querySelector("button");S.tabIndex=y===p?0:-1,$&&y===p&&S.focus({preventScroll:!0})}}function k(){d.open&&
(x(),a.scrollTop=W(a.scrollTop,(p+1)*26-208,p*26))}return{node:d,update(h,w,$){u!==h&&g.clear(),[u,p,f]=[h,w,$],q(c,"aria-rowcount",f+2),k()}}}var Ht=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function dt(e,t,n,o=null){let r=e.moves(t),s=r.find(([,i,l])=>l===n&&i===o)??r.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=r.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Me(e,t,n){let o=e.moves(t).find(r=>r[1]===n);return o?dt(e,t,o[2],n):null}function Xn({
steps:e},t){let n=new Map,o=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(o=a.current),!(o===null||i))for(let l in a.variables){
let c=Ht(a.variables[l]),d=c!==null&&(Me(t,o,c)??Me(t,c,o));n.set(l,(n.get(l)??0)+(d?1:-4))}}let[r,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?r:null}
function ct(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Bt(e,t){let n=Xn(e,t),o=n&&
new RegExp(`\\b${n}\\b`),r=null,s=null,a=null;function i(l){let c=ct(l.predecessor);if(c)return dt(t,c[1],c[0],s);let d=ct(l.distance);if(d&&r!==null&&d[0]!==r)
return dt(t,r,d[0],s);let u=ct(l.visited);if(u&&r!==null)return Me(t,r,u[0]);let p=e.functions[l.function??0].lines[l.line];return s===null||r===null||!o||!o.test(
p)?null:Me(t,r,s)??Me(t,s,r)}return e.steps.map(l=>{l.current!==void 0&&(r=l.current),n&&l.variables&&n in l.variables&&(s=Ht(l.variables[n]));let c=l.current!==
void 0&&l.frontier!==void 0,d=l.frontier?.add??[],u=d.length===1&&d[0][0]===a?.stand;return a=c?null:i(l)??(u?a:null),a})}function Dt({cells:e,jumps:t,die:n=6,start:o=1,chained:r,overshoot:s}){let a=new Map(t.filter(([u,p])=>u!==p)),i=typeof n=="number"?Array.from({length:n},(u,p)=>p+
1):n;function l(u,p=[]){if(p.includes(u))return{feet:p,stand:null};let f=a.get(u);return f===void 0||p.length&&!r?{feet:p,stand:u}:l(f,[...p,u])}function c(u){return u<=
e?u:s==="win"?e:s==="bounce"?2*e-u:0}function d(u){return u===e?[]:i.flatMap(p=>{let f=c(u+p),g=f>0?l(f).stand:null;return g===null?[]:[[p,f,g]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:d}}var eo=["distance","predecessor","visited","variables"],ft=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function We(e,t){let n=new Map,o=(r,s)=>{let a=(n.get(`${r}`)??0)+s;return n.set(`${r}`,a),a};for(let r of t)
o(r,1);return e.filter(r=>o(r,-1)<0)}function Wt(e,t){let{function:n=0,line:o,depth:r=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:o,depth:r,current:s}),a){let{is:i,front:l=0,back:c=0,put:d={},add:u=[]}=a,p=e.frontier,f=p.slice(l,p.length-c);for(let g in d)f[Number(g)]=d[g];e.frontier=
i??f.concat(u)}t.scope&&e.variables.clear();for(let i of eo){let l=e[i];for(let c in t[i]){let d=t[i][c],u=i==="variables"?c:+c;d===null||d===!1?l.delete(u):l.set(
u,d)}}e.runs[n][o]+=1}function pt(e){let t=0;for(let{steps:n}of e)for(let{distance:o={}}of n)for(let r in o)t=Math.max(t,o[r]??0);return t}function Ut(e,t=pt([e])){
let{steps:n,functions:o,roles:r,unit:s="throws"}=e,a=Dt(e.board),i=new Map,l=new Map,c=[],d=Math.max(64,Math.ceil(n.length/200)),u=0,p=-1/0,f={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:o.map(({lines:h})=>new Uint32Array(h.length))},g=[ft(
f)];function v(h){if(r.distance)return Object.entries(h.distance??{}).filter(([,M])=>M!==null).map(([M])=>+M);let{add:w=[],put:$={},is:b=[...Object.values($),...w]}=h.
frontier??{};return[...Object.keys(h.visited??{}).map(Number),...b.map(([y])=>y??-1)]}n.forEach((h,w)=>{Wt(f,h),u=Math.max(u,f.frontier.length);for(let b of v(h))
i.has(b)||i.set(b,w),l.set(b,w);let $=f.current===null?void 0:f.distance.get(f.current);$!==void 0&&$>p&&(p>=0&&c.push({index:w,throws:$}),p=$),(w+1)%d===0&&g.push(
ft(f))});function x(h){let w=ft(g[Math.floor((h+1)/d)]);for(;w.index<h;)Wt(w,n[w.index+1]);return w}function k(h,w){let $=x(h).frontier,b=x(w),y=We($,b.frontier),
M=We(b.frontier,$),S=new Set,z=new Set,N=[...y.map(([T])=>`${T} leaves`),...M.map(([T])=>`${T} joins`)];for(let T of n.slice(h+1,w+1)){for(let E in{...T.distance,
...T.predecessor})S.add(+E);for(let E in T.variables)z.add(E);for(let E in T.distance)N.push(`${E}: ${D(T.distance[E])||"unknown"}`)}return N.length||(N=[...z].
map(T=>`${T} = ${b.variables.get(T)}`)),{state:b,left:y,joined:M,cells:S,names:z,words:N.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:u,highest:p,at:x,changes:k,moves:Bt(e,a),mixed:new Set(n.map(({told:h})=>!!h)).size>1,stopsOf:h=>n.length?B(n.length).filter(w=>h||n[w].told||w===
n.length-1):[-1],sentence(h){let{says:w,line:$,function:b=0}=n[h]??{says:"Nothing was recorded."};return w||`${o[b].name}, line ${o[b].first+($??0)}`}}}function to(e,t,{frontier:n,distance:o},r){let s=([p,f])=>f.trim()&&!Number.isNaN(+f)?+f:o.get(p??-1),a=s([e,t]),i=n.filter(p=>s(p)===a).map(([p])=>p),l=[...new Set(
i)].filter(p=>p!==null),c=p=>({accept:[e],reason:`${e} ${p}`});if(n.length===1)return c("is the only one that waits");if(r==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(r==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(r!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${D(a)}`);let u=`${l.sort((p,f)=>p-f).join(", ").replace(/, (\d+)$/," and $1")} wait with ${D(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:u}}function no(e,t,n,o,{rules:r,unit:s}){let a=n.get(e),i=Z(t,s);if(o===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${D(a)}, and from ${o} it is ${D(t)}`;let c=(o===null?[]:r.moves(o)).find(u=>!n.has(u[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let d=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${d} is the first landing from ${o} that was not reached yet`}function oo(e,t){
let n=e.trace.frontier_kind,[o,r]=[e.at(t-1),e.at(t)],s=We(o.frontier,r.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let d=to(s[0][0],s[0][1],o,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...d}}let a=[...r.distance].filter(([d,u])=>o.distance.get(d)!==u);if(a.length!==1)return null;let[[i,l]]=a,
c=no(i,l,o.distance,r.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function Vt(e,t,n){let o=Math.max(t,0)+1,
r=e.moves.slice(o,n+1).some(s=>s);for(let s=o;s<=(r?e.trace.steps.length-1:n);s+=1){let a=oo(e,s);if(a)return s>n&&a.takes?null:a}return null}function Gt(){let e=new Map,t=m("ol.votes",{label:"Raised hands"});function n(o){let r=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=o?.includes(a),c=o?l?"✓ ":"✗ ":"",d=m("span.part",{style:`width: ${100*i/r}%`}),u=m("li",m("b",`${c}${a}`),m("span.room",d),`${i}`);return F(
u,"yes",o&&l),F(u,"no",o&&!l),u})),t.hidden=!e.size}return{node:t,add(o,r){e.set(o,(e.get(o)??0)+r),n()},clear(){e.clear(),n()},tell(o){n(o);let r=[...e.values()],
s=o.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(r)}}}}function Kt(e,t,n){let o=!1,r=null,s=0,[a,i]=[0,-1],l=0,c=0,d=m("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),u=m("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),p=Gt(),f=m("span.question",{role:"status"}),g=m("strong");function v(M){if(M.preventDefault(),
!u.value){b(+d.value);return}p.add(+d.value,+u.value),d.value=u.value="",d.focus(),k.hidden=!1}function x(){if(!r)return;let M=p.tell(r.accept);l+=M.right,c+=M.
all,y("told","")}let k=H("Show the answer",null,x),h=m("form.form",{submit:v},d,u,m("button.button","Answer"),k,H("Skip",null,()=>y("skipped",""))),w=m(".predic\
t",{role:"group",label:"Predict"},f,h,g,p.node);function $(M,S){q(w,"data-verdict",M),A(f,S),h.hidden=!r,w.hidden=!o,A(g,c?`${l} of ${c} right`:"")}function b(M){
if(!r)return!1;let S=r.accept.includes(M);return c+=1,l+=S?1:0,y(S?"right":"wrong",S?"Right: ":`Not ${M}: `),!0}function y(M,S){if(!r)return;let{reason:z}=r,N=w.
contains(Te(w));r=null,t(s),$(M,`${S}${z}.`),N&&n()}return{node:w,answer:b,on:()=>o,drop(M=o){(r||!M)&&p.clear(),o=M,r=null,$("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(M,S){return r?d.focus():o&&(r=Vt(e,M,S),r?.index===i&&M>a&&(r=null),r&&([a,i]=[M,r.index]),s=S,d.value=u.value=
"",p.clear(),k.hidden=!0,r&&$("asked",`${r.text} Click it on the board, or type it.`)),r&&w.scrollIntoView({block:"nearest"}),!!r}}}function Ue(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:_t}=Q;function Yt(e,t,n,o){let{spot:r}=ee(e,t);return{neck:r(n),wings:[r(n,o),e,r(n,-o)]}}function Jt(e,t,n){let{least:o,more:r,head:s,edge:a}=_t.arc,
{length:i,spot:l}=ee(e,t),c=o+r*i,u=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,f]=l(i/2,u*c*2),g=[W(p,a,n-a),Math.max(f,a)],v=ee(g,t),x=v.spot(v.length-.06);return{from:e,
turn:g,tip:x,...Yt(x,g,s,s*.4)}}function ut(e,t,n,o,r){let{length:s,spot:a}=ee(e,t),i=Math.min(o,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...Yt(l,c,r,r/2)}}function Qt(e){let t=_t.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:r,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?r:[],...e===6?a:[]]}var{shape:oe}=Q;function mt(e,t,n){let{length:o,spot:r}=ee(X(e,t),X(e,n));return ee(r(oe.apart),r(o-oe.apart))}function Xt(e,t,n){let{length:o,spot:r}=mt(e,t,n),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(o/i)),c=[s,-s].map(u=>[r(-a,u),r(o+a,u)]),d=B(l+1).map(u=>{let p=o*u/l;return[r(p,s),r(p,-s)]});return{
rails:c,rungs:d}}function Zt(e,t){let n=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(o=>[{hand:n,bow:o},{hand:-n,bow:o}])}function en(e,t,n,{hand:o,
bow:r}){let{length:s,spot:a}=mt(e,t,n),{swing:i,wave:l}=oe.snake,c=Math.max(1,Math.round(s/l)),d=o*Math.min(i,.08*s);return u=>{let p=1-(2*u-1)**4,f=d*p*Math.sin(
2*Math.PI*c*u)+r*Math.sin(Math.PI*u);return a(s*u,f)}}function ro(e,t,n,o){let r=o.map(([i,l])=>[X(e,i),X(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Zt(
t,n)[0]};for(let i of Zt(t,n)){let l=en(e,t,n,i),c=B(25).map(f=>l(f/24)),d=c.some(([f,g])=>f<.15||f>s-.15||g<.15||g>e.rows-.15),p=c.filter(f=>r.some(([g,v])=>At(
f,g,v)<oe.snake.clear)).length+(d?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function tn(e,t,n,o){let r=en(e,t,n,ro(e,t,n,o)),{length:s}=mt(e,t,n),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=g=>v=>{let x=oe.snake.half*(1-.3*v-.6*v**3),[k,h]=r(v),[w,$]=Fe(r,v),b=Math.hypot(w,$)||1;return[k-g*x*$/b,h+g*x*w/b]},
l=Be(i(1),0,1,a),c=Be(i(-1),1,0,a),d=[...l,l[l.length-1],c[0],...c],{spot:u}=ee(r(0),r(.02)),{skull:p,eye:f}=oe.snake;return{outline:d,stripe:Be(r,Math.min(.4,.25/
s),.85,a),skull:u(-.02),eyes:[u(-.05,.55*p),u(-.05,-.55*p)],pupils:[u(-.05-f/3,.55*p),u(-.05-f/3,-.55*p)],tongue:[[u(-.14),u(-.24),u(-.3,.05)],[u(-.24),u(-.3,-.05)]]}}
var nn=(e,t)=>(2*e+3*t)%Q.light.snakes.length;var{shape:Oe}=Q,re=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(re).join(" ")),ce=e=>`M${Se(e).join("L")}`,on=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(
" ")}`,gt=(e,t,n)=>`M${Se([e])}Q${Se([t,n]).join(" ")}`,U=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ve=(e,[t,n],o,r)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(n),r:o},...r}),te=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),wt=(e,[t,n],o,r,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(n),width:o,
height:o,rx:r},...s}),sn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),ue=(e,[t,n],o,r,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(n),"\
font-size":o},fill:s,text:r});function so(e,t,n){let{rails:o,rungs:r}=Xt(e,t,n),{rail:s,rungWidth:a}=Oe.ladder,i=o.map(ce).join("");return[U("halo",i,{stroke:"c\
ell",width:s+.05}),U("rungs",r.map(ce).join(""),{stroke:"ladder",width:a}),U("rails",i,{stroke:"ladder",width:s})]}function ao(e,t,n,o){let{outline:r,stripe:s,skull:a,
eyes:i,pupils:l,tongue:c}=tn(e,t,n,o),{skull:d,stripe:u,eye:p,pupil:f}=Oe.snake,g=`snake-${nn(t,n)}`,v=`${on(r)}Z`;return[U("halo",v,{stroke:"cell",width:.06}),
U("tongue",c.map(x=>ce(x)).join(""),{stroke:g,width:.025}),U("skin",v,{fill:g}),sn(U("stripe",on(s),{stroke:"cell",width:u}),"0.04 0.12"),Ve("skull",a,d,{fill:g}),
...i.map(x=>Ve("eye",x,p,{fill:"die"})),...l.map(x=>Ve("pupil",x,f,{fill:"dieInk"}))]}function Ge(e,t){let n=[...t],o=n.filter(([a,i])=>a<i),r=n.filter(([a,i])=>a>
i),s=(a,i,l,c)=>te(a,c,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,so(e,a,i))),...r.map(([a,i])=>s("snake",a,i,ao(e,a,i,o)))]}function Ke(e){
let[t,n]=G(e,e.cells),[o,r]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Oe.flag,[c,d,u]=s,p=v=>v.map(([x,k])=>[o+x,r+k]),f=ce(p([s.slice(0,2),[c,u]])),g=`${ce(
p([[c,d],a,[c,i]]))}Z`;return te("flag",[U("pole",f,{stroke:"goal",width:l}),U("pennant",g,{fill:"goal"})])}function ht([e,t],n,o=1){let{side:r,corner:s,pip:a}=Oe.
die,i=Qt(n).map(d=>Ve("pip",d,a,{fill:"dieInk"})),l=ue("face",[0,r*.24],r*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return te("die",[wt("side",
[-r/2,-r/2],r,s,c),...i.length?i:[l]],{transform:`translate(${re(e)} ${re(t)}) scale(${o})`})}function rn(e,t,n){let[o,r]=G(e,t),s=[r+.06,e.rows-o-.94],a=wt(n,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,sn(a,"0.03 0.06")}function _e(e,{from:t,face:n,landing:o,stand:r}){let s=r===
o?[]:[rn(e,r,"stand")];if(n===null)return s;let a=X(e,t);if(t===o)return[ht(a,n)];let{turn:i,neck:l,wings:c}=Jt(a,X(e,o),He(e)),d=`--far:${re(ee(a,i).length+ee(
i,l).length)}`,u=U("arc",gt(a,i,l),{stroke:"now",width:Oe.arc.width});return[rn(e,o,"landing"),...s,{...u,attributes:{...u.attributes,"stroke-linecap":"butt",style:d}},
U("tip",`${ce(c)}Z`,{fill:"now"}),ht(a,n)]}function Ye(e,t,n){let o=n;return t.map(([r,s,a],i)=>{let[l,c]=[X(e,o),X(e,s)],d=ut(l,c,c[0]>=l[0]?-.3:.3,.12,.16);o=
a;let[u,p]=[d.middle[0],Math.floor(d.middle[1])+.5],f=gt(d.from,d.turn,d.neck),g=`${ce(d.wings)}Z`;return te("leg",[U("rim",f,{stroke:"cell",width:.1}),U("shaft",
f,{stroke:"ink",width:.05}),U("tip",g,{fill:"ink"}),wt("count",[u-.3,p-.14],.28,.04,{fill:"ink"}),ue("order",[u-.16,p+.066],.19,`${i+1}`,"cell"),ht([u+.16,p],r,
.8)],{style:`--order:${i}`})})}function Je(e,t,n){let o=new Set;for(let s=n;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[X(e,a),X(e,s)],{from:c,turn:d,tip:u,wings:p}=ut(i,l,.12,.18,.13),f=gt(c,d,u)+ce(p);return U(o.has(s)?"branch\
.strong":"branch",f,{stroke:"ink",width:.03})})}var{shape:je}=Q,an=80,io="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",lo=.55,bt=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function ln(e,t){
let[n,o]=t.split("-"),r=Q[e];return n==="snake"?r.snakes[Number(o)]:n==="tint"?r.tints[Number(o)]:r[t]}function vt({tag:e,attributes:t,fill:n,stroke:o,width:r,parts:s=[],
text:a},i){let l={...t,fill:n?ln(i,n):e==="g"?void 0:"none",stroke:o&&ln(i,o),"stroke-width":r,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,u])=>u!==void 0).map(([u,p])=>` ${u}="${bt(`${p}`)}"`),d=s.map(u=>vt(u,i)).join("")+bt(a??"");return`<${e}${c.join("")}>${d}</${e}\
>`}var de=(e,t,n,o,r,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:o,...s},...r});function co({state:e,plan:t,farthest:n},o){let r=e?.distance.get(o);if(r!=
null)return`tint-${De(r,n)}`;if(o===t.cells)return"goalGround";if(o===t.start)return"startGround";let[s,a]=G(t,o);return(s+a)%2?"odd":"cell"}function fo(e,t,n){
let{plan:o,state:r,found:s}=e,[a,i]=G(o,t),[l,c]=[i,o.rows-a-1],d=[de(l,c,1,1,{fill:co(e,t),stroke:"line",width:.01})];if(r?.current===t)d.push(de(l+.03,c+.03,.94,
.94,{stroke:"now",width:.06}));else if(n.has(t)){let h={"stroke-dasharray":"0.08 0.06",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},h))}else if(r?.
visited.has(t)&&!r.distance.has(t)){let h={"stroke-dasharray":"0.02 0.05",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},h))}s.has(t)&&d.push(
{tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let u=`${t}`,p=.1+.115*u.length,[f,g]=[l+je.number[0],c+je.number[1]],v=[de(f,g,p,.25,{fill:"\
chip"},{rx:.05}),ue("number",[f+p/2,g+.192],.19,u,"ink")],x=t===o.start?"start":t===o.cells?"goal":"";x&&v.push(de(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),ue(
"end",[l+.25,c+.885],.14,x,x));let k=D(r?.distance.get(t));if(k){let[h,w]=[l+je.badge[0],c+je.badge[1]],$=Math.max(.26,.14+.1*k.length),b={rx:.13};v.push(de(h-$/
2,w-.13,$,.26,{fill:"badge"},b),ue("badge",[h,w+.064],.18,k,"badgeInk"))}return{below:d,above:v}}function po(e){let{plan:t,jumps:n,state:o,move:r,treeShown:s,routed:a,
trace:i,found:l}=e,c=new Set((o?.frontier??[]).map(([h])=>h)),d=t.start===0?1:0,p=B(t.cells+d).map(h=>h+1-d).map(h=>fo(e,h,c)),f=new Set(r?.feet);for(let[,h,w]of a&&
i.answer?.route||[])h!==w&&f.add(h);let g=[...n].filter(([h,w])=>l.has(h)&&l.has(w)),v=new Set(g.map(([h])=>h)),x=Ge(t,n).map(h=>{let[w]=`${h.attributes["data-e\
nds"]}`.split(" ").map(Number),$=(a||v.size>0)&&!f.has(w)&&!v.has(w);return{...h,attributes:{...h.attributes,opacity:$?je.faint:1}}}),k=s&&o?Je(t,o.predecessor,
o.current):[];return[te("ground",p.flatMap(({below:h})=>h)),te("jumps",[Ke(t),...x],{"stroke-linecap":"round","stroke-linejoin":"round"}),te("above",[...k,...r?
_e(t,r):[]]),te("numbers",p.flatMap(({above:h})=>h),{"font-weight":700}),te("route",a?Ye(t,i.answer?.route??[],t.start):[])]}function xt(e,t){let o=.2,r=e.map(({
drawn:c,caption:d})=>{let u=He(c.plan),p=Math.min(.3,u/Math.max(1,d.length)*1.9),f=ue("caption",[0,c.plan.rows+.4],p,d,"ink");f.attributes["text-anchor"]="start";
let g=te("board",[...po(c),f],{transform:`translate(${o} ${.2})`});return o+=u+.5,vt(g,t)}),s=o-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+lo+.2,i=vt(
de(0,0,s,a,{fill:"paper"}),t),l=bt(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(
s*an)}" height="${Math.round(a*an)}" font-family="${io}"><title>${l}</title>${i}${r.join("")}</svg>`}var cn={text:""},dn=e=>{cn.text=e},uo=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`),mo=e=>e.replace(/[&<>"]/g,
t=>`&#${t.charCodeAt(0)};`);function fn(e,t){let n="together"in e?e.together.traces:[e.trace],o=mo(n.map(({title:a,name:i})=>a??i).join(" and ")),r="<script",s="\
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
${r} type="application/json">${uo(e)}${s}
${r}>(${cn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function ho(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((o,r)=>{n.toBlob(s=>s?o(s):r(new Error("the picture i\
s too large")))})}function pn(e,t){let n=e.index();t!==void 0&&e.show(t);let o={drawn:e.board.drawn(),caption:$e(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),o}function go({replay:e,trace:t}){let n=t.steps.length-1,o=e.moves.findIndex(i=>i&&i.feet.length>0),r=[...e.first.values()].sort((i,l)=>i-l),s=r[Math.
floor(r.length/2)]??Math.floor(n/2);return[...new Set([0,o<0?Math.floor(n/4):o,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Qe(e,t,n,o){let r=()=>`${e.map(({
trace:w})=>w.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:w}=getComputedStyle(g),$=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return w==="light"||w==="dark"?w:$}let a=()=>xt(e.map(w=>pn(w)),s()),i=m("input.address",{readonly:"",label:"To copy",hidden:""}),l=m("span.quiet",{role:"\
status"});async function c(w){i.hidden=!1,i.value=w,i.select();try{await navigator.clipboard.writeText(w),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let d=()=>Ct(g,n()),u=[H("Picture (SVG)","The board at this step",()=>Ue(new Blob([a()],{type:"image/svg+xml"}),`${r()}.svg`)),H("Picture (PNG)","Th\
e board at this step",async()=>Ue(await ho(a()),`${r()}.png`)),H("Link to this step",null,()=>c(d())),H("Embed","HTML for a page of yours",()=>c(`<iframe src="${d()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),H("This page","A file that needs no network",()=>Ue(new Blob([fn(t,n())],{type:"text/html"}),
`${r()}.html`))],p=m(".menu",{role:"group",label:"Export"},u,i,l);p.hidden=!0;let f=H("Export","A picture, a link, the page",()=>v(!!p.hidden)),g=m(".share",f,p);
function v(w){p.hidden=!w,i.hidden=!0,l.textContent="",q(f,"aria-expanded",`${w}`)}v(!1),g.addEventListener("keydown",w=>{w.key!=="Escape"||p.hidden||(v(!1),f.focus(),
w.stopPropagation())}),g.addEventListener("focusout",({relatedTarget:w})=>{w instanceof Node&&!g.contains(w)&&v(!1)});let x=m(".strip");function k(){let w=e.flatMap(
$=>go($).map(b=>{let y=pn($,b),M=xt([y],"light"),S=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(M)}`;return m("img",{src:S,alt:`Step ${b}: ${y.caption}`})}));
x.replaceChildren(...w)}let h=matchMedia("print");return h.addEventListener("change",()=>h.matches&&k(),{signal:o}),h.matches&&queueMicrotask(k),{node:g,strip:x}}var wo="M4 3h3v10H4zM9 3h3v10H9z",mn="M4 2.5v11l9-5.5z",bo=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",mn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],vo=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),un=900;function xo(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:e!==" "&&(n||t.scrollHeight>
t.clientHeight)}function Ze(e,t,n=1){let o=un/n,r,s=[];function a(b){clearTimeout(r),r=b,g.setAttribute("d",r?wo:mn),q(f[2],"label",r?"Pause":"Play"),q(t,"aria-\
live",r?"off":"polite")}let i=()=>a();function l(b){i(),e.go(W(b,0,e.last()))}let c=()=>s.some(({at:b})=>b===e.index())?3:1,d=()=>a(setTimeout(()=>{t.isConnected&&
e.forward()!==!1&&e.index()<e.last()?d():i()},o*c()));function u(){if(r){i();return}e.index()>=e.last()&&e.go(0),d()}let p={Home:()=>l(0),ArrowLeft:()=>l(e.back()),
" ":u,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:b})=>b>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({at:b})=>b<e.index())?.at??0)},
f=bo.map(([b,y,M])=>{let S=le("","0 0 16 16",Y("path",{d:M}));return H(S,`${y} (${b.trim()||"space"})`,p[b],y)}),g=f[2].querySelector("path"),v=m("input.bar",{type:"\
range",min:0,label:"Step",input:()=>l(+v.value)}),x=m(".ticks",{"aria-hidden":"true"}),k=m("span.of"),h=Ne("Speed",vo,n,b=>{o=un/Number(b)});function w(){let b=e.
index(),y=e.last();v.value=`${b}`,v.style.setProperty("--at",`${b/Math.max(1,y)}`),q(v,"aria-valuetext",e.words(b)),A(k,`${e.number(b)} / ${e.number(y)}`);let M=S=>S<
2?b<=0:S>2&&b>=y;f.forEach((S,z)=>q(S,"aria-disabled",M(z)))}function $({at:b,text:y},M){let S=M%Math.ceil(s.length/10)===0&&y;return m("span",{style:`--at:${b/
Math.max(1,e.last())}`},S)}return i(),{update:w,pause:i,goTo:l,focus:()=>f[3].focus(),node:m(".transport",{role:"group",label:"Time"},m(".buttons",f),m(".track",
v,x),k,h),reset(){s=e.ticks(),v.max=`${e.last()}`,x.replaceChildren(...s.map($)),w()},key(b,y){let M=b===" "?", button, summary":"";return!p[b]||y.matches(`sele\
ct, input:not([type=range])${M}`)||xo(b,y)?!1:(p[b](),!0)}}}function me({tag:e,name:t,attributes:n,fill:o,stroke:r,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,r&&`stroke:var(--${r})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),d=t?`${e}.${t}`:e;return Y(d,{...n,style:c||null},a.map(me),i)}function hn({trace:e,rules:t,unit:n,farthest:o}){let{start:r,cells:s,jumps:a}=t,i={cells:s,start:r,...e.layout},{rows:l}=e.layout,c=r===0?1:0,d=e.layout.columns+
c,u=B(s+c).map(O=>O+1-c),{waits:p}=be(e),f=new Map,g=new Map,v=J("new"),x=J("touched"),k=!1,h=null,w=new Set,$=null,b=!1;function y(O){let[j,L]=G(i,O),I=O===r?"\
start":O===s&&"goal",R=m(".cell",{role:"gridcell","data-cell":O,"data-end":I,style:`grid-column:${L+1}`},m("span.number",`${O}`),m("span.end",{"data-is":I}),m("\
span.badge"));return F(R,"odd",(j+L)%2),f.set(O,R),R}function M(O){for(let j of f.values())j.tabIndex=j===O?0:-1}function S(O){let{key:j,target:L}=O,[I,R]=G(i,Number(
L.dataset.cell)),P={ArrowLeft:[I,R-1],ArrowRight:[I,R+1],ArrowUp:[I+1,R],ArrowDown:[I-1,R]};if(j==="Enter"||j===" ")L.click();else if(P[j]){let _=u.find(ie=>`${G(
i,ie)}`==`${P[j]}`);f.get(_??-1)?.focus()}else return;O.preventDefault(),O.stopPropagation()}let z=O=>u.filter(j=>G(i,j)[0]===O).sort((j,L)=>G(i,j)[1]-G(i,L)[1]),
N=m(".grid",{role:"grid",label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${s} cells`,keydown:S,focusin:({target:O})=>M(O)},B(l).reverse().map(O=>m("\
.row",{role:"row"},z(O).map(y))));M(f.get(r)??f.get(1));let T=`0 0 ${d} ${l}`,E=le(".layer.goal",T,me(Ke(i))),C=le(".layer.jumps",T,Ge(i,a).map(me)),[V,K,se]=["\
g.tree","g.move","g.route"].map(O=>Y(O)),he=le(".layer.above",T,V,K,se);function ot(O,j,L){if(!h)return"";let[I,R]=[h.distance.get(O),h.predecessor.get(O)],P=[`\
cell ${O}`,f.get(O)?.dataset.end];for(let[ie,ge]of a)ie===O&&P.push(`${ge>O?"foot of a ladder":"head of a snake"} to ${ge}`),ge===O&&P.push(`${ie<O?"top of a la\
dder":"tail of a snake"} from ${ie}`);let _=h.visited.has(O)?"visited":"not reached";return P.push(j?"current":"",I!=null?`reached in ${Z(I,n)}`:_,R!=null?`from\
 ${R}`:"",L?p:"",w.has(O)?"part of what is wrong":""),P.filter(Boolean).join(", ")}function Ce(O,j,L,I){let R=O.current===j,P=O.visited.has(j),_=O.distance.get(
j),ie=O.predecessor.get(j),ge=`${[R,I,P,_,ie,w.has(j)]}`;if(g.get(j)===ge)return;g.set(j,ge);let Cn=_!=null?"reached":P&&"visited";xe(L,{"data-distance":_,"data\
-tint":_!=null&&De(_,o),"data-from":ie,"data-visited":P,"data-waits":I,"aria-current":R,"data-state":R?"current":I?"frontier":Cn,label:ot(j,R,I)}),q(L.lastChild,
"data-is",D(_)||null)}function Ee(){if(!h)return;let O=new Set(h.frontier.map(([j])=>j));for(let[j,L]of f)Ce(h,j,L,O.has(j))}function ze(){if(!h)return;let O=k?
Je(i,h.predecessor,h.current):[];V.replaceChildren(...O.map(me))}let qe=O=>O.map(j=>C.querySelector(`[data-ends="${j} ${a.get(j)}"]`));function $t(O,j){let L=new Set(
qe(j));for(let I of C.children)F(I,O,L.has(I))}function On(O){let j=O&&e.answer?.route||[],L=j.flatMap(([,I,R])=>R===I?[]:t.ride(I).feet);se.replaceChildren(...Ye(
i,j,r).map(me)),F(C,"routed",j.length),$t("taken",L)}let jn=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:i,cells:f,columns:d,shape:d/l,
node:m(`.board${jn}`,{style:`--wide:${d};--high:${l}`},m(".sheet",N,E,C,he)),paint(O,j,L,I){h=O,Ee(),v([...j].map(R=>f.get(R))),ze(),K.replaceChildren(...(L?_e(
i,L):[]).map(me)),x(qe(L?.feet??[])),I!==b&&On(I),$=L,b=I},showTree(O){k=O,ze()},mark(O,j){let L=j.flatMap(P=>P.moves??[]),I=j.flatMap(P=>P.jumps??[]),R=L.flatMap(
([,P])=>t.ride(P).feet);$t("found",[...I.map(([P])=>P),...R]),w=new Set(j.flatMap(P=>P.cells??[]));for(let[P,_]of f)F(_,"differs",P===O),F(_,"found",w.has(P));Ee()},
drawn:()=>({trace:e,plan:i,jumps:a,farthest:o,state:h,found:w,move:$,treeShown:k,routed:b})}}var ve=e=>e.length-e.trimStart().length;function ko(e){let t=e.findIndex(r=>/^\s*(async\s+)?(def|class)\s/.test(r));if(t<0||e.slice(0,t).some(r=>ve(r)<ve(e[0])))
return 0;let n=e.findIndex((r,s)=>s>=t&&/:\s*(#.*)?$/.test(r))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let o=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(o){if(!e[n].slice(o[0].length).includes(o[1]))for(n+=1;n<e.length&&!e[n].includes(o[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function gn(e){let t=ko(e),n=e.slice(t).filter(o=>o.trim());return{head:t,indent:Math.min(...n.map(ve),80)}}var wn=e=>e.startsWith("#:");function yo(e,t){let n=r=>[...r].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=m("span",{class:a},
n(s.childNodes));return F(i,"told",a==="c1"&&wn(i.textContent??"")),i}),{body:o}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return o.textContent?.
trim()===t.trim()?n(o.childNodes):[t]}function $o(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,ve(n.data))))}function Mo({name:e,first:t,
lines:n},o){let{head:r,indent:s}=gn(n),a=n.map((c,d)=>{let u=d<r?0:Math.max(0,ve(c)-s),p=m("code.text",{style:`--indent:${u}`},yo(o?.[d],c));return d>=r&&$o(p,s),
m(".line",{"data-line":d},m("span.runs"),m("span.at",`${t+d}`),p)}),i=m(".above",{hidden:""},a.slice(0,r)),l=m(".listing",{"aria-label":e},i,a.slice(r));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function bn({functions:e,outcome:t,error:n},o,r,...s){let a=m("span.quiet"),i=J("now"),l=J("raised"),c=e.
map((b,y)=>Mo(b,o?.[y])),d=we(".lines","Code",...c.map(({node:b})=>b)),u=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],p=null,f=!1,g=H("","Show or fo\
ld what comes before the first line that runs",()=>{f=!f,v()});function v(){q(g,"aria-expanded",`${f}`);for(let{above:b}of c)b.hidden=!f&&!(p&&b.contains(p))}let x=ae(
"Notes","Show the comments that narrate",b=>F(d,"told",b)),k=!1,h=new ResizeObserver(()=>{k=!0,p&&fe(d,p)});h.observe(d),r.addEventListener("abort",()=>h.disconnect());
function w({rows:b,counts:y},M){M.forEach((S,z)=>{if(S===y[z])return;y[z]=S;let N=b[z].firstChild;q(N,"style",S>0&&`--runs:${Math.log2(S+1).toFixed(2)}`),q(N,"t\
itle",S>0&&`ran ${Z(S,"times")}`)})}let $=m(".heads",g,a,m("span.tools",s,x));return{node:m(".panel.code",$,d),paint({fn:b,line:y,depth:M,runs:S},z){c.forEach((N,T)=>{
N.node.hidden=T!==b,w(N,S[T])}),y!=null&&(p=c[b].rows[y],A(g,`${e[b].name}`),A(a,M?`${Z(M,"calls")} deep`:""),i([p]),l([z&&u]),v(),k&&fe(d,p))}}}function So(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,o=m("span.quiet"),r=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=B(e).
map(i=>{let[l,c]=r(i),[d,u]=r(i&&i-1>>1);return Y("g",Y("line",{x1:d,y1:u,x2:l,y2:c}),Y("circle",{cx:l,cy:c,r:13.5}),Y("text",{x:l,y:c+4.5}),Y("text.key",{x:l+15,
y:c-6}))}),a=le("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:m(".tree-of",{style:`--wide:${n/16}em`},a,o),paint(i){s.forEach((l,c)=>{let[d,u]=i[c]??[null,
""];xe(l,{visibility:!i[c]&&"hidden","data-cell":d}),A(l.children[2],d??"?"),A(l.children[3],u.slice(0,5))}),A(o,i.length>e?`${i.length-e} more below`:"")}}}function vn({
trace:e,longest:t}){let{name:n,ends:o,kind:r}=be(e),s=J("new"),a=m("span.quiet"),i=m("span.quiet.gone"),l=m(`.chips.${r}`,{role:"list",label:n}),[c,d]=o.map(x=>m(
"span.quiet",x)),u=we(".waiting",n,c,l,d),p=r==="heap"&&t>0?So(Math.min(t,15)):null,f=m(".panel.frontier",m(".heads",m("span",n),a,i),u);f.hidden=!e.roles.frontier;
let g=()=>m("span.chip",{role:"listitem"},m("b"),m("small"));function v(x,[k,h]){q(x,"data-cell",k),A(x.children[0],k??"?"),A(x.children[1],h)}return{node:f,heap:p?.
node??null,read:()=>[...l.children].map(x=>{let{cell:k}=x.dataset;return[k?+k:null,x.children[1].textContent]}),paint({state:{frontier:x},left:k,joined:h}){Ie(l,
x,g,v),p?.paint(x),A(a,`${x.length} waiting`),A(i,k.length?`out: ${k.map(([$])=>$).join(", ")}`:""),s(h.map($=>l.children[x.lastIndexOf($)]));let w=l.lastElementChild;
r==="stack"&&w&&fe(u,w)}}}function Xe(e,t,n,o,r){let s=Ut(e,r),a=hn(s),i=o&&s.mixed&&ae("Every line","Stop at every line",b=>{$.stops=s.stopsOf(b),o(b)}),l=bn(e,t,n,...i?[i]:[]),c=vn(s),
d=Rt(s),[u,p,f]=[m("span.sentence"),m("strong.outcome"),m("p.game")],g=m("p.speaker",{"aria-live":"polite"},u," ",p),v=m(".says",g,f),x=e.steps.length-1,k=-1;function h(){
let b=l.node.querySelector(".s-line.s-now"),y=a.node.querySelector("[data-state=current]"),M=S=>Object.fromEntries([...a.cells].filter(([,{dataset:z}])=>z[S]).map(
([z,{dataset:N}])=>[z,Number(N[S])]));return{current:y&&Number(y.dataset.cell),frontier:c.read(),distance:M("distance"),predecessor:M("from"),visited:Object.keys(
M("visited")).map(Number),line:b&&Number(b.dataset.line),says:e.steps[k]?.says?u.textContent:""}}function w(b){let y=Tt(b);return y!==u.textContent?y:b&&!s.rules.
jumps.has(b.landing)?"No jump there.":""}let $={trace:e,replay:s,board:a,code:l,frontier:c,tables:d,says:v,speaker:g,read:h,stops:s.stopsOf(!s.mixed),index:()=>k,
placeAt:b=>$.stops.findLastIndex(y=>y<=b),placeFrom:b=>Math.min($.placeAt(b-1)+1,$.stops.length-1),show(b){k=b;let y=k===x,M=$.stops[$.placeAt(k-1)]??-1,S=s.changes(
M,k),z=s.moves[k]??null,N=y&&e.outcome!=="returned";a.paint(S.state,S.cells,z,y&&!N),l.paint(S.state,y),c.paint(S),d.paint(S),q(v,"data-failed",N),q(u,"data-tol\
d",e.steps[k]?.told),A(u,s.sentence(k)),A(p,y?Lt(e):""),A(f,y?"":w(z))}};return $}function et(e,t){let n=(o,r)=>m("span",m("i.key",{"data-key":o}),r);return m("\
.legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",be(e).waits),e.roles.distance&&n("reached","reached: near to far"),e.roles.visited&&
n("visited","only landed on"),t&&n("found","part of what is wrong"))}var tt=e=>ae("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(
t)});var Oo=({says:e})=>`${$e(e)}${/[.!?]$/.test(e)?"":"."}`,kt=(e,{board:{name:t,cells:n}},o=3)=>m(".title",m("span",{role:"heading","aria-level":o},e),m("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function xn(e,t,n={}){let{trace:o,highlight:r}=t,s=Re(e,[o,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:d=o.name}=o,u=o.steps.length-1,p=Pe(e,`Stepper: ${d}`,n,M),f=Xe(o,r,p.signal,()=>{x=0,b(),h.reset()}),{replay:g}=f,v=-1,x=0,k=()=>Math.max(0,f.placeAt(v)),
h=p.use(Ze({last:()=>f.stops.length-1,index:k,number:E=>Math.max(0,f.stops[E]??0),go:E=>y(f.stops[E]),back:()=>k()-(f.stops[k()]===v?1:0),words:E=>`step ${Math.
max(0,f.stops[E])} of ${Math.max(0,u)}: ${g.sentence(f.stops[E])}`,ticks:()=>g.ticks.map(({index:E,throws:C})=>({at:f.placeFrom(E),text:D(C)})),forward(){let E=f.
stops[f.placeAt(v)+1];return E===void 0||w.asks(v,E)?!1:(y(E),!0)}},f.speaker,n.speed)),w=Kt(g,y,h.focus),$=Ft(f,h.goTo);function b(){f.show(v),x=Math.max(x,k()),
$.update(f.stops,k(),w.on()?k():x),h.update(),p.relight()}function y(E){let C=W(Math.round(E)||0,0,u);w.drop(),C!==v&&(v=C,b(),n.onMove?.(v))}function M(E){if(w.
answer(E))return;let C=g.first.get(E);C!==void 0?h.goTo(f.placeFrom(C)):A(f.says.lastChild??f.says,`Cell ${E} is not reached in this run.`)}let S=ae("Predict","\
Be asked which cell comes next",E=>{h.pause(),w.drop(E),b()},n.predict),z=Qe([f],t,()=>v,p.signal),N=c.length>0&&m("ul.findings",{label:"What is wrong"},c.map(E=>m(
"li",Oo(E)))),T=m(".under",et(o,c.length>0),l.predecessor&&tt([f]));return p.root.append(m(".frame",m(".head",kt(d,o,n.level),h.node,m(".tools",S,p.lecture,z.node)),
m(".stage",{style:`--shape:${f.board.shape};--columns:${f.board.columns}`},m(".main",f.board.node,T),m(".side",f.says,w.node,N,f.code.node,f.frontier.node)),m("\
.folds",f.tables.folds,f.frontier.heap&&ne("Heap",f.frontier.heap),$.node,a.length>0&&ne("What was guessed",m("ul",a.map(E=>m("li",E)))),i&&ne("What it printed",
we(".printed","What it printed",i))),z.strip)),w.drop(n.predict),f.board.mark(null,c),v=W(n.position??f.stops[0],0,u),b(),h.reset(),{go:y,position:()=>v,state:f.
read,element:p.root,destroy:p.destroy}}function yt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function kn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:o})=>o.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:B(t).map(o=>({at:o,text:`${o}`})),words:o=>`Every cell up to ${Z(o,n)}\
 is settled.`,at(o,{replay:r,placeAt:s}){let a=r.ticks.find(({throws:i})=>i>o);return s((a?.index??1/0)-1)}}}function yn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),o=Math.max(...n),r=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:o+r+1,start:o,ticks:[{at:o,text:`cell ${t}`}],words(s){
return s===o?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${Z(Math.abs(s-o),"steps")} ${s<o?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-o}}var $n=e=>e==null?"unreachable":Z(e);function jo(e,t){let{name:n,title:o=n}=e.trace,r=t?ne("Code",e.code.node):e.code.node;return m("section.pane",{label:o},m("\
.pane-head",o),e.says,m(".pair",e.board.node,r),e.frontier.node,m(".folds",e.tables.folds,e.frontier.heap&&ne("Heap",e.frontier.heap)))}function Co(e,t){let n=t.
map((r,s)=>H(r,null,()=>o(s)));function o(r){e.forEach((s,a)=>F(s,"away",a!==r)),n.forEach((s,a)=>q(s,"aria-pressed",`${a===r}`))}return o(0),{node:m(".switch",
{role:"group",label:"Run"},n),choose:o}}function Mn(e,t,n={}){let{together:o,highlights:r}=t,s=o?.traces??[],a=s.map(C=>[C,"snl-trace"]),i=Re(e,[o,"snl-together"],
...a);if(i)return i;let{differences:l}=o,c=m("p.says.story"),d=Pe(e,"Steppers together",n,C=>$(C)),u=pt(s),p=s.map((C,V)=>Xe(C,r[V],d.signal,void 0,u)),f=yt(p),
g=-1,v="",x=l[0]?.cell??s[0].board.cells,k=d.use(Ze({last:()=>f.length-1,index:()=>g,number:C=>C,ticks:()=>f.ticks,words:C=>f.words(C),go:h,back:()=>g-1,forward:()=>h(
g+1)},c));function h(C){let V=W(Math.round(C??0)||0,0,f.length-1);V!==g&&(g=V,p.forEach((K,se)=>{K.show(K.stops[W(f.at(g,K,se),0,K.stops.length-1)])}),A(c,v&&g===
f.start?v:`${v} ${f.words(g)}`.trim()),k.update(),d.relight(),n.onMove?.(g))}function w(C,V,K="",se=null){[f,v,g]=[C,K,-1];for(let{board:he}of p)he.mark(V,se?[se]:
[]);k.pause(),h(f.start),k.reset()}function $(C,V="",K=null){x=C,y.value="cell",w(yn(p,C),C,V,K)}let y=Ne("Align by",[["steps","Line by line"],["throws","By dis\
tance"],["cell","At one cell"]],"steps",C=>{C==="cell"?$(x):w(C==="throws"?kn(p):yt(p),null)});function M({trace:C,cell:V,true:K,claimed:se,finding:he},ot){let{
name:Ce,title:Ee=Ce}=s[C],ze=`They part at cell ${V}. Right: ${$n(K)}. ${Ee} says ${$n(se)}: ${he.says}.`,qe=`${ot?"D":"First d"}ifference${l[1]?`, ${Ce}`:""}`;
return H(qe,null,()=>{$(V,ze,he),N.choose(C)})}let S=l.map(M),z=p.map(C=>jo(C,p.length>2)),N=Co(z,s.map(({name:C})=>C)),T=Qe(p,t,()=>g,d.signal),E=m(".tools",d.
lecture,T.node);return d.root.append(m(".frame.several",m(".head",kt(`${p.length} runs on one board`,s[0],n.level),k.node,E),m(".line-up",c,y,S,tt(p)),N.node,m(
".panes",z),et(s[0],l.length>0),T.strip)),n.difference&&S[0]?S[0].click():h(n.position),k.reset(),{go:h,position:()=>g,state:()=>p.map(({read:C})=>C()),element:d.
root,destroy:d.destroy}}var nt=(e,t,n)=>t.together?Mn(e,t,n):xn(e,t,n);function Sn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(r=>{let{predict:s,
position:a,level:i,difference:l}=r.dataset,c=JSON.parse(r.nextElementSibling?.textContent??"null"),d={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return nt(r,c,{...d,...e})});function o(){let r=jt(location.hash),s=r&&n[r.number-1];s&&(s.go(r.step),r.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",o),o()),n}function Eo({model:e,el:t}){let n=nt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function o(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",o);let r=Ot(t,n.element);return()=>{e.off("change:position",o),r(),n.destroy()}}function zo(e){
return dn(e),{mount:nt,mountAll:Sn,render:Eo}}return An(qo);})();
return bundle.start(`${snl}`);
})();
