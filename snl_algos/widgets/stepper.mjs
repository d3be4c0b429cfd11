// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var rt=Object.defineProperty;var En=Object.getOwnPropertyDescriptor;var zn=Object.getOwnPropertyNames;var qn=Object.prototype.hasOwnProperty;var In=(e,t)=>{for(var n in t)rt(e,n,{get:t[n],enumerable:!0})},Nn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of zn(t))!qn.call(e,o)&&
o!==n&&rt(e,o,{get:()=>t[o],enumerable:!(r=En(t,o))||r.enumerable});return e};var An=e=>Nn(rt({},"__esModule",{value:!0}),e);var qo={};In(qo,{start:()=>zo});function z(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ve(e,t){for(let n in t)z(e,n,t[n])}var R=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Ln=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Mt=e=>(t,...n)=>{let[r,...o]=t.split("."),s=e(r||"div");for(let a of o)R(s,a,!0);for(let a of n)Ln(a)?ve(s,a):s.append(...[a].flat().filter(Boolean));
return s},m=Mt(e=>document.createElement(e)),Y=Mt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),le=(e,t,...n)=>Y(`svg${e}`,{viewBox:t,"aria-hidde\
n":"true"},...n);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ie(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach(
(o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function J(e){let t=[];return n=>{for(let r of t)R(r,e,!1);t=n.filter(r=>!!r);for(let r of t)R(r,e,!0)}}
function fe(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.
max(l,n-s/3))}}var F=(e,t,n,r)=>m("button.button",{type:"button",title:t,label:r,click:n},e);function ae(e,t,n,r=!1){let o=F(e,t,()=>{r=!r,z(o,"aria-pressed",`${r}`),
n(r)});return z(o,"aria-pressed",`${r}`),o}function Ne(e,t,n,r){let o=t.map(([a,i])=>m("option",{value:a,selected:a===n&&""},i));return m("select.button",{label:e,
change:({target:a})=>r(a.value)},o)}var we=(e,t,...n)=>m(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function St(e,t){if(!e.matches(".s-scroll"))return!1;
let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let d={ArrowLeft:[
-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*n,0]}[t];return!d||d[0]!==0&&a<=1?!1:(e.scrollBy(
...d),!0)}var ne=(e,...t)=>m("details.fold",m("summary",e),...t),ke=(e,t)=>t.map(n=>m("span",{role:e},n));var Tn=".jp-WindowedPanel-outer, .jp-Notebook";function Pn(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(
".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===
e}function Ot(e,t){R(t,"framed",!0),t.append(m("p.quiet.focus-hint","Click on the board to use the keys ← → and space."));let n=!1;function r(s){let{target:a,
key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),d=e.closest(".jp-Cell")?.nextElementSibling;!c||i!=="Enter"||!l||!(d instanceof HTMLElement)||(s.preventDefault(),
s.stopImmediatePropagation(),d.focus(),d.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener("keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(
Tn);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(s),Pn(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),
requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener("keydown",r,!0),o.disconnect()}}function jt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var Rn=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Ct(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${Rn(t,o)}`}var ye=new Set,ue=null,Le=null,Fn=[" ","Home","End"];function Ae(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function Hn(){
return ue&&ue.root.isConnected?ue:[...ye].filter(({root:t})=>Ae(t)>0).sort((t,n)=>Ae(n.root)-Ae(t.root))[0]}function Bn(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Ae(e.root)>=n*([ue,Le].includes(e)?.5:.98)}function Et(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=Fn.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let d=Hn();!d||l&&!Bn(d)||d.key(n,t)&&(Le=d,e.preventDefault())}function zt(e){ye.size===0&&addEventListener(
"keydown",Et),ye.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{ue=e})}function qt(e){ye.delete(e),ue===e&&(ue=null),Le===e&&(Le=null),
ye.size===0&&removeEventListener("keydown",Et)}var It=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var st=new Map;function Wn(e){let t=st.get(e)??new CSSStyleSheet;return st.has(e)||t.replaceSync(e),st.set(e,t),t}function at(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=It;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Wn(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Te=e=>e.getRootNode().activeElement??
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
`;var lt=2;function Vn(e){let t=J("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function Gn(e){let n=[...Nt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function Pe(e,t,n,r){let o=Gn(t),s=m("",{class:"\
snl-stepper",role:"region",label:o,tabindex:-1}),{host:a,remove:i}=at(e,it,s),l=new AbortController,c=null,d={root:s,key:(w,v)=>!!c?.key(w,v)};function u({target:w,
ctrlKey:v,metaKey:k,altKey:$}){w===a&&z(a,"data-lm-suppress-shortcuts",!(v||k||$))}addEventListener("keydown",u,{capture:!0,signal:l.signal}),n.keys&&zt(d);let p=ae(
"Lecture","Full screen, large type; Escape leaves",w=>{R(s,"lecture",w);let v=()=>{s.matches(".s-lecture")||document.exitFullscreen()};w?s.requestFullscreen?.()?.
then(v,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),f=()=>s.matches(".s-lecture")&&p.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||f()),s.addEventListener("keydown",w=>{let{ctrlKey:v,metaKey:k,altKey:$,shiftKey:g,key:h}=w;if(v||k||$||g)return;let x=w.target;h==="Escape"?x.
closest("[role=grid]")?s.focus({preventScroll:!0}):f():(St(x,h)||d.key(h,x))&&w.preventDefault(),w.stopPropagation()}),s.addEventListener("click",({target:w})=>{
let v=w.closest(".s-grid .s-cell");v&&r(Number(v.dataset.cell))}),s.addEventListener("mousedown",w=>{w.target.closest(".s-grid")&&(w.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:l.signal,lecture:p,relight:Vn(s),use(w){return c=w,w},destroy(){c?.pause(),l.abort(),qt(d),i()}}}function Re(e,...t){let n=t.find(([p,f])=>p?.format!==
f||p.version!==lt);if(!n)return null;let[r,o]=n,{format:s,version:a}=r??{},i=a>lt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was rec\
orded with ${i?"a newer":"an older"} version of snl_algos (${o} ${a}; this stepper reads ${o} ${lt}). ${i?"Update snl_algos, then run":"Run"} the cell again, or\
 record the run again.`,d=m("p",{class:"snl-stepper",role:"alert"},c),{remove:u}=at(e,it,d);return{element:d,destroy:u,go(){},position:()=>0,state:()=>null}}var Q={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"#\
fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a6\
a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"#\
0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:_n}=Q,H=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function G({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,0];
let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var He=({columns:e,start:t})=>e+(t===0?1:0);function X(e,t){let[n,r]=G(e,t),[o,s]=_n.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function At([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Fe(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(
t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Be(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of H(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,d],[u,p]]=[e(i),e(l)],
[[f,w],[v,k]]=[Fe(e,i),Fe(e,l)];s.push([c+f*o/3,d+w*o/3],[u-v*o/3,p-k*o/3],[u,p])}return s}var Yn=4,De=(e,t)=>{let n=Q.light.tints.length-1;return Math.round(n*
W(e/Math.max(t,Yn),0,1))};var B=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Z=(e,t="throws")=>`${B(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Jn={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},be=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Jn[`${e}`]}),Qn=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Lt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${Qn(l,c)}`);return`It \
returned ${Z(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Tt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===r?"":a||i;return n===null?`${$e(l)} from ${t}.`:`From ${t}, roll ${Zn(n)}: land on ${r}${l&&`, ${l}`}\
.`}var Zn=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Pt(e,t){let n=J("new"),r=m(""),o=m(".table-head",{role:"row"},ke("columnheader",t)),s=m(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>m("",{role:"row"},ke("cell",t.map(()=>"")));function i(l,c){z(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((d,u)=>I(l.children[u],d))}return{
box:s,paint(l,c){Ie(r,l,a,i);let d=[...r.children].filter((p,f)=>c.has(l[f][0]));n(d);let u=d.at(-1);u&&fe(s,u)}}}function Rt({trace:{roles:e},unit:t}){let n=Pt(
"Distances",["cell",t,"from"]),r=Pt("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:d}=o.state,p=[...new Set([...c.keys(),
...d.keys()])].sort((f,w)=>f-w).map(f=>[f,B(c.get(f)),B(d.get(f))]);n.paint(p,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,d,u){
let p=ne(c,d),f=()=>p.open&&u();return p.addEventListener("toggle",f),{node:p,paintIfOpen:f}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:d}of l)d()}}}function Ft({replay:e,trace:t},n){let s=m(""),a=m(".sc\
roll",{style:"height:208px",scroll:k},s),i=J("now"),c=m("",{role:"table",label:"Every step so far"},m(".step",{role:"row"},ke("columnheader",["step","line","wha\
t happens","what changed"])),a),d=ne("Every step so far",c);d.addEventListener("toggle",()=>$());let u=[],p=0,f=0,w=new Map;function v(g){let h=u[g],{line:x,function:b=0}=t.
steps[h],M=m("button.go",{type:"button"},`${h}`),{words:y}=e.changes(u[g-1]??-1,h),O=[M,`${t.functions[b].first+x}`,e.sentence(h),y],N="height:26px",D=()=>n(g);
return m(".step",{role:"row","aria-rowindex":g+2,style:N,click:D},ke("cell",O))}function k(){let g=Math.max(0,Math.floor(a.scrollTop/26)-4),h=t.steps.length?W(f+
1-g,0,18):0,x=s.contains(Te(s)),b=w;w=new Map(H(h).map(M=>[g+M,b.get(g+M)??v(g+M)])),s.style.padding=`${g*26}px 0 ${Math.max(0,f+1-g-h)*26}px`,s.replaceChildren(
...w.values()),i([w.get(p)]);for(let[M,y]of w){let O=y.querySelector("button");O.tabIndex=M===p?0:-1,x&&M===p&&O.focus({preventScroll:!0})}}function $(){d.open&&
(k(),a.scrollTop=W(a.scrollTop,(p+1)*26-208,p*26))}return{node:d,update(g,h,x){u!==g&&w.clear(),[u,p,f]=[g,h,x],z(c,"aria-rowcount",f+2),$()}}}var Ht=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function dt(e,t,n,r=null){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Me(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?dt(e,t,r[2],n):null}function Xn({
steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){
let c=Ht(a.variables[l]),d=c!==null&&(Me(t,r,c)??Me(t,c,r));n.set(l,(n.get(l)??0)+(d?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}
function ct(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Bt(e,t){let n=Xn(e,t),r=n&&
new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=ct(l.predecessor);if(c)return dt(t,c[1],c[0],s);let d=ct(l.distance);if(d&&o!==null&&d[0]!==o)
return dt(t,o,d[0],s);let u=ct(l.visited);if(u&&o!==null)return Me(t,o,u[0]);let p=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(
p)?null:Me(t,o,s)??Me(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=Ht(l.variables[n]));let c=l.current!==
void 0&&l.frontier!==void 0,d=l.frontier?.add??[],u=d.length===1&&d[0][0]===a?.stand;return a=c?null:i(l)??(u?a:null),a})}function Dt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([u,p])=>u!==p)),i=typeof n=="number"?Array.from({length:n},(u,p)=>p+
1):n;function l(u,p=[]){if(p.includes(u))return{feet:p,stand:null};let f=a.get(u);return f===void 0||p.length&&!o?{feet:p,stand:u}:l(f,[...p,u])}function c(u){return u<=
e?u:s==="win"?e:s==="bounce"?2*e-u:0}function d(u){return u===e?[]:i.flatMap(p=>{let f=c(u+p),w=f>0?l(f).stand:null;return w===null?[]:[[p,f,w]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:d}}var eo=["distance","predecessor","visited","variables"],ft=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function We(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function Wt(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:d={},add:u=[]}=a,p=e.frontier,f=p.slice(l,p.length-c);for(let w in d)f[Number(w)]=d[w];e.frontier=
i??f.concat(u)}t.scope&&e.variables.clear();for(let i of eo){let l=e[i];for(let c in t[i]){let d=t[i][c],u=i==="variables"?c:+c;d===null||d===!1?l.delete(u):l.set(
u,d)}}e.runs[n][r]+=1}function ut(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function Ut(e,t=ut([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Dt(e.board),i=new Map,l=new Map,c=[],d=Math.max(64,Math.ceil(n.length/200)),u=0,p=-1/0,f={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:g})=>new Uint32Array(g.length))},w=[ft(
f)];function v(g){if(o.distance)return Object.entries(g.distance??{}).filter(([,y])=>y!==null).map(([y])=>+y);let{add:h=[],put:x={},is:b=[...Object.values(x),...h]}=g.
frontier??{};return[...Object.keys(g.visited??{}).map(Number),...b.map(([M])=>M??-1)]}n.forEach((g,h)=>{Wt(f,g),u=Math.max(u,f.frontier.length);for(let b of v(g))
i.has(b)||i.set(b,h),l.set(b,h);let x=f.current===null?void 0:f.distance.get(f.current);x!==void 0&&x>p&&(p>=0&&c.push({index:h,throws:x}),p=x),(h+1)%d===0&&w.push(
ft(f))});function k(g){let h=ft(w[Math.floor((g+1)/d)]);for(;h.index<g;)Wt(h,n[h.index+1]);return h}function $(g,h){let x=k(g).frontier,b=k(h),M=We(x,b.frontier),
y=We(b.frontier,x),O=new Set,N=new Set,D=[...M.map(([P])=>`${P} leaves`),...y.map(([P])=>`${P} joins`)];for(let P of n.slice(g+1,h+1)){for(let E in{...P.distance,
...P.predecessor})O.add(+E);for(let E in P.variables)N.add(E);for(let E in P.distance)D.push(`${E}: ${B(P.distance[E])||"unknown"}`)}return D.length||(D=[...N].
map(P=>`${P} = ${b.variables.get(P)}`)),{state:b,left:M,joined:y,cells:O,names:N,words:D.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:u,highest:p,at:k,changes:$,moves:Bt(e,a),mixed:new Set(n.map(({told:g})=>!!g)).size>1,stopsOf:g=>n.length?H(n.length).filter(h=>g||n[h].told||h===
n.length-1):[-1],sentence(g){let{says:h,line:x,function:b=0}=n[g]??{says:"Nothing was recorded."};return h||`${r[b].name}, line ${r[b].first+(x??0)}`}}}function to(e,t,{frontier:n,distance:r},o){let s=([p,f])=>f.trim()&&!Number.isNaN(+f)?+f:r.get(p??-1),a=s([e,t]),i=n.filter(p=>s(p)===a).map(([p])=>p),l=[...new Set(
i)].filter(p=>p!==null),c=p=>({accept:[e],reason:`${e} ${p}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${B(a)}`);let u=`${l.sort((p,f)=>p-f).join(", ").replace(/, (\d+)$/," and $1")} wait with ${B(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:u}}function no(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=Z(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${B(a)}, and from ${r} it is ${B(t)}`;let c=(r===null?[]:o.moves(r)).find(u=>!n.has(u[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let d=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${d} is the first landing from ${r} that was not reached yet`}function oo(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=We(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let d=to(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...d}}let a=[...o.distance].filter(([d,u])=>r.distance.get(d)!==u);if(a.length!==1)return null;let[[i,l]]=a,
c=no(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function Vt(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=oo(e,s);if(a)return s>n&&a.takes?null:a}return null}function Gt(){let e=new Map,t=m("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",d=m("span.part",{style:`width: ${100*i/o}%`}),u=m("li",m("b",`${c}${a}`),m("span.room",d),`${i}`);return R(
u,"yes",r&&l),R(u,"no",r&&!l),u})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function Kt(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,d=m("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),u=m("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),p=Gt(),f=m("span.question",{role:"status"}),w=m("strong");function v(y){if(y.preventDefault(),
!u.value){b(+d.value);return}p.add(+d.value,+u.value),d.value=u.value="",d.focus(),$.hidden=!1}function k(){if(!o)return;let y=p.tell(o.accept);l+=y.right,c+=y.
all,M("told","")}let $=F("Show the answer",null,k),g=m("form.form",{submit:v},d,u,m("button.button","Answer"),$,F("Skip",null,()=>M("skipped",""))),h=m(".predic\
t",{role:"group",label:"Predict"},f,g,w,p.node);function x(y,O){z(h,"data-verdict",y),I(f,O),g.hidden=!o,h.hidden=!r,I(w,c?`${l} of ${c} right`:"")}function b(y){
if(!o)return!1;let O=o.accept.includes(y);return c+=1,l+=O?1:0,M(O?"right":"wrong",O?"Right: ":`Not ${y}: `),!0}function M(y,O){if(!o)return;let{reason:N}=o,D=h.
contains(Te(h));o=null,t(s),x(y,`${O}${N}.`),D&&n()}return{node:h,answer:b,on:()=>r,drop(y=r){(o||!y)&&p.clear(),r=y,o=null,x("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(y,O){return o?d.focus():r&&(o=Vt(e,y,O),o?.index===i&&y>a&&(o=null),o&&([a,i]=[y,o.index]),s=O,d.value=u.value=
"",p.clear(),$.hidden=!0,o&&x("asked",`${o.text} Click it on the board, or type it.`)),o&&h.scrollIntoView({block:"nearest"}),!!o}}}function Ue(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:_t}=Q;function Yt(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Jt(e,t,n){let{least:r,more:o,head:s,edge:a}=_t.arc,
{length:i,spot:l}=ee(e,t),c=r+o*i,u=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,f]=l(i/2,u*c*2),w=[W(p,a,n-a),Math.max(f,a)],v=ee(w,t),k=v.spot(v.length-.06);return{from:e,
turn:w,tip:k,...Yt(k,w,s,s*.4)}}function pt(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...Yt(l,c,o,o/2)}}function Qt(e){let t=_t.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:oe}=Q;function mt(e,t,n){let{length:r,spot:o}=ee(X(e,t),X(e,n));return ee(o(oe.apart),o(r-oe.apart))}function Xt(e,t,n){let{length:r,spot:o}=mt(e,t,n),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(u=>[o(-a,u),o(r+a,u)]),d=H(l+1).map(u=>{let p=r*u/l;return[o(p,s),o(p,-s)]});return{
rails:c,rungs:d}}function Zt(e,t){let n=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function en(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=mt(e,t,n),{swing:i,wave:l}=oe.snake,c=Math.max(1,Math.round(s/l)),d=r*Math.min(i,.08*s);return u=>{let p=1-(2*u-1)**4,f=d*p*Math.sin(
2*Math.PI*c*u)+o*Math.sin(Math.PI*u);return a(s*u,f)}}function ro(e,t,n,r){let o=r.map(([i,l])=>[X(e,i),X(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Zt(
t,n)[0]};for(let i of Zt(t,n)){let l=en(e,t,n,i),c=H(25).map(f=>l(f/24)),d=c.some(([f,w])=>f<.15||f>s-.15||w<.15||w>e.rows-.15),p=c.filter(f=>o.some(([w,v])=>At(
f,w,v)<oe.snake.clear)).length+(d?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function tn(e,t,n,r){let o=en(e,t,n,ro(e,t,n,r)),{length:s}=mt(e,t,n),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=w=>v=>{let k=oe.snake.half*(1-.3*v-.6*v**3),[$,g]=o(v),[h,x]=Fe(o,v),b=Math.hypot(h,x)||1;return[$-w*k*x/b,g+w*k*h/b]},
l=Be(i(1),0,1,a),c=Be(i(-1),1,0,a),d=[...l,l[l.length-1],c[0],...c],{spot:u}=ee(o(0),o(.02)),{skull:p,eye:f}=oe.snake;return{outline:d,stripe:Be(o,Math.min(.4,.25/
s),.85,a),skull:u(-.02),eyes:[u(-.05,.55*p),u(-.05,-.55*p)],pupils:[u(-.05-f/3,.55*p),u(-.05-f/3,-.55*p)],tongue:[[u(-.14),u(-.24),u(-.3,.05)],[u(-.24),u(-.3,-.05)]]}}
var nn=(e,t)=>(2*e+3*t)%Q.light.snakes.length;var{shape:Oe}=Q,re=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(re).join(" ")),ce=e=>`M${Se(e).join("L")}`,on=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(
" ")}`,gt=(e,t,n)=>`M${Se([e])}Q${Se([t,n]).join(" ")}`,U=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ve=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(n),r},...o}),te=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),wt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(n),width:r,height:r,
rx:o},...s}),sn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),pe=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(n),"font-size":r},
fill:s,text:o});function so(e,t,n){let{rails:r,rungs:o}=Xt(e,t,n),{rail:s,rungWidth:a}=Oe.ladder,i=r.map(ce).join("");return[U("halo",i,{stroke:"cell",width:s+.05}),
U("rungs",o.map(ce).join(""),{stroke:"ladder",width:a}),U("rails",i,{stroke:"ladder",width:s})]}function ao(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=tn(e,t,n,r),{skull:d,stripe:u,eye:p,pupil:f}=Oe.snake,w=`snake-${nn(t,n)}`,v=`${on(o)}Z`;return[U("halo",v,{stroke:"cell",width:.06}),U("tongue",c.map(
k=>ce(k)).join(""),{stroke:w,width:.025}),U("skin",v,{fill:w}),sn(U("stripe",on(s),{stroke:"cell",width:u}),"0.04 0.12"),Ve("skull",a,d,{fill:w}),...i.map(k=>Ve(
"eye",k,p,{fill:"die"})),...l.map(k=>Ve("pupil",k,f,{fill:"dieInk"}))]}function Ge(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>te(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,so(e,a,i))),...o.map(([a,i])=>s("snake",a,i,ao(e,a,i,r)))]}function Ke(e){let[t,n]=G(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Oe.flag,[c,d,u]=s,p=v=>v.map(([k,$])=>[r+k,o+$]),f=ce(p([s.slice(0,2),[c,u]])),w=`${ce(p([[c,d],a,[c,i]]))}\
Z`;return te("flag",[U("pole",f,{stroke:"goal",width:l}),U("pennant",w,{fill:"goal"})])}function ht([e,t],n,r=1){let{side:o,corner:s,pip:a}=Oe.die,i=Qt(n).map(d=>Ve(
"pip",d,a,{fill:"dieInk"})),l=pe("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return te("die",[wt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${re(e)} ${re(t)}) scale(${r})`})}function rn(e,t,n){let[r,o]=G(e,t),s=[o+.06,e.rows-r-.94],a=wt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,sn(a,"0.03 0.06")}function _e(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[rn(e,o,"stand")];if(n===
null)return s;let a=X(e,t);if(t===r)return[ht(a,n)];let{turn:i,neck:l,wings:c}=Jt(a,X(e,r),He(e)),d=`--far:${re(ee(a,i).length+ee(i,l).length)}`,u=U("arc",gt(a,
i,l),{stroke:"now",width:Oe.arc.width});return[rn(e,r,"landing"),...s,{...u,attributes:{...u.attributes,"stroke-linecap":"butt",style:d}},U("tip",`${ce(c)}Z`,{fill:"\
now"}),ht(a,n)]}function Ye(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[X(e,r),X(e,s)],d=pt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[u,p]=[d.middle[0],Math.
floor(d.middle[1])+.5],f=gt(d.from,d.turn,d.neck),w=`${ce(d.wings)}Z`;return te("leg",[U("rim",f,{stroke:"cell",width:.1}),U("shaft",f,{stroke:"ink",width:.05}),
U("tip",w,{fill:"ink"}),wt("count",[u-.3,p-.14],.28,.04,{fill:"ink"}),pe("order",[u-.16,p+.066],.19,`${i+1}`,"cell"),ht([u+.16,p],o,.8)],{style:`--order:${i}`})})}
function Je(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[X(e,a),X(e,s)],{from:c,turn:d,tip:u,wings:p}=pt(i,l,.12,.18,.13),f=gt(c,d,u)+ce(p);return U(r.has(s)?"branch.strong":"branch",f,{stroke:"\
ink",width:.03})})}var{shape:je}=Q,an=80,io="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",lo=.55,bt=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function ln(e,t){
let[n,r]=t.split("-"),o=Q[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function xt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?ln(i,n):e==="g"?void 0:"none",stroke:r&&ln(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,u])=>u!==void 0).map(([u,p])=>` ${u}="${bt(`${p}`)}"`),d=s.map(u=>xt(u,i)).join("")+bt(a??"");return`<${e}${c.join("")}>${d}</${e}\
>`}var de=(e,t,n,r,o,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:r,...s},...o});function co({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=
null)return`tint-${De(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"startGround";let[s,a]=G(t,r);return(s+a)%2?"odd":"cell"}function fo(e,t,n){
let{plan:r,state:o,found:s}=e,[a,i]=G(r,t),[l,c]=[i,r.rows-a-1],d=[de(l,c,1,1,{fill:co(e,t),stroke:"line",width:.01})];if(o?.current===t)d.push(de(l+.03,c+.03,.94,
.94,{stroke:"now",width:.06}));else if(n.has(t)){let g={"stroke-dasharray":"0.08 0.06",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},g))}else if(o?.
visited.has(t)&&!o.distance.has(t)){let g={"stroke-dasharray":"0.02 0.05",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},g))}s.has(t)&&d.push(
{tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let u=`${t}`,p=.1+.115*u.length,[f,w]=[l+je.number[0],c+je.number[1]],v=[de(f,w,p,.25,{fill:"\
chip"},{rx:.05}),pe("number",[f+p/2,w+.192],.19,u,"ink")],k=t===r.start?"start":t===r.cells?"goal":"";k&&v.push(de(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),pe(
"end",[l+.25,c+.885],.14,k,k));let $=B(o?.distance.get(t));if($){let[g,h]=[l+je.badge[0],c+je.badge[1]],x=Math.max(.26,.14+.1*$.length),b={rx:.13};v.push(de(g-x/
2,h-.13,x,.26,{fill:"badge"},b),pe("badge",[g,h+.064],.18,$,"badgeInk"))}return{below:d,above:v}}function uo(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,routed:a,
trace:i,found:l}=e,c=new Set((r?.frontier??[]).map(([g])=>g)),d=t.start===0?1:0,p=H(t.cells+d).map(g=>g+1-d).map(g=>fo(e,g,c)),f=new Set(o?.feet);for(let[,g,h]of a&&
i.answer?.route||[])g!==h&&f.add(g);let w=[...n].filter(([g,h])=>l.has(g)&&l.has(h)),v=new Set(w.map(([g])=>g)),k=Ge(t,n).map(g=>{let[h]=`${g.attributes["data-e\
nds"]}`.split(" ").map(Number),x=(a||v.size>0)&&!f.has(h)&&!v.has(h);return{...g,attributes:{...g.attributes,opacity:x?je.faint:1}}}),$=s&&r?Je(t,r.predecessor,
r.current):[];return[te("ground",p.flatMap(({below:g})=>g)),te("jumps",[Ke(t),...k],{"stroke-linecap":"round","stroke-linejoin":"round"}),te("above",[...$,...o?
_e(t,o):[]]),te("numbers",p.flatMap(({above:g})=>g),{"font-weight":700}),te("route",a?Ye(t,i.answer?.route??[],t.start):[])]}function vt(e,t){let r=.2,o=e.map(({
drawn:c,caption:d})=>{let u=He(c.plan),p=Math.min(.3,u/Math.max(1,d.length)*1.9),f=pe("caption",[0,c.plan.rows+.4],p,d,"ink");f.attributes["text-anchor"]="start";
let w=te("board",[...uo(c),f],{transform:`translate(${r} ${.2})`});return r+=u+.5,xt(w,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+lo+.2,i=xt(
de(0,0,s,a,{fill:"paper"}),t),l=bt(e.map(({caption:c})=>c).join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(
s*an)}" height="${Math.round(a*an)}" font-family="${io}"><title>${l}</title>${i}${o.join("")}</svg>`}var cn={text:""},dn=e=>{cn.text=e},po=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`),mo=e=>e.replace(/[&<>"]/g,
t=>`&#${t.charCodeAt(0)};`);function fn(e,t){let n="together"in e?e.together.traces:[e.trace],r=mo(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="\
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
${o} type="application/json">${po(e)}${s}
${o}>(${cn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function ho(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function un(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:$e(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function go({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Qe(e,t,n,r){let o=()=>`${e.map(({
trace:h})=>h.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:h}=getComputedStyle(w),x=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return h==="light"||h==="dark"?h:x}let a=()=>vt(e.map(h=>un(h)),s()),i=m("input.address",{readonly:"",label:"To copy",hidden:""}),l=m("span.quiet",{role:"\
status"});async function c(h){i.hidden=!1,i.value=h,i.select();try{await navigator.clipboard.writeText(h),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let d=()=>Ct(w,n()),u=[F("Picture (SVG)","The board at this step",()=>Ue(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),F("Picture (PNG)","Th\
e board at this step",async()=>Ue(await ho(a()),`${o()}.png`)),F("Link to this step",null,()=>c(d())),F("Embed","HTML for a page of yours",()=>c(`<iframe src="${d()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),F("This page","A file that needs no network",()=>Ue(new Blob([fn(t,n())],{type:"text/html"}),
`${o()}.html`))],p=m(".menu",{role:"group",label:"Export"},u,i,l);p.hidden=!0;let f=F("Export","A picture, a link, the page",()=>v(!!p.hidden)),w=m(".share",f,p);
function v(h){p.hidden=!h,i.hidden=!0,l.textContent="",z(f,"aria-expanded",`${h}`)}v(!1),w.addEventListener("keydown",h=>{h.key!=="Escape"||p.hidden||(v(!1),f.focus(),
h.stopPropagation())}),w.addEventListener("focusout",({relatedTarget:h})=>{h instanceof Node&&!w.contains(h)&&v(!1)});let k=m(".strip");function $(){let h=e.flatMap(
x=>go(x).map(b=>{let M=un(x,b),y=vt([M],"light"),O=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(y)}`;return m("img",{src:O,alt:`Step ${b}: ${M.caption}`})}));
k.replaceChildren(...h)}let g=matchMedia("print");return g.addEventListener("change",()=>g.matches&&$(),{signal:r}),g.matches&&queueMicrotask($),{node:w,strip:k}}var wo="M4 3h3v10H4zM9 3h3v10H9z",mn="M4 2.5v11l9-5.5z",bo=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",mn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],xo=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),pn=900;function vo(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:e!==" "&&(n||t.scrollHeight>
t.clientHeight)}function Ze(e,t,n=1){let r=pn/n,o,s=[];function a(b){clearTimeout(o),o=b,w.setAttribute("d",o?wo:mn),z(f[2],"label",o?"Pause":"Play"),z(t,"aria-\
live",o?"off":"polite")}let i=()=>a();function l(b){i(),e.go(W(b,0,e.last()))}let c=()=>s.some(({at:b})=>b===e.index())?3:1,d=()=>a(setTimeout(()=>{t.isConnected&&
e.forward()!==!1&&e.index()<e.last()?d():i()},r*c()));function u(){if(o){i();return}e.index()>=e.last()&&e.go(0),d()}let p={Home:()=>l(0),ArrowLeft:()=>l(e.back()),
" ":u,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:b})=>b>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({at:b})=>b<e.index())?.at??0)},
f=bo.map(([b,M,y])=>{let O=le("","0 0 16 16",Y("path",{d:y}));return F(O,`${M} (${b.trim()||"space"})`,p[b],M)}),w=f[2].querySelector("path"),v=m("input.bar",{type:"\
range",min:0,label:"Step",input:()=>l(+v.value)}),k=m(".ticks",{"aria-hidden":"true"}),$=m("span.of"),g=Ne("Speed",xo,n,b=>{r=pn/Number(b)});function h(){let b=e.
index(),M=e.last();v.value=`${b}`,v.style.setProperty("--at",`${b/Math.max(1,M)}`),z(v,"aria-valuetext",e.words(b)),I($,`${e.number(b)} / ${e.number(M)}`);let y=O=>O<
2?b<=0:O>2&&b>=M;f.forEach((O,N)=>z(O,"aria-disabled",y(N)))}function x({at:b,text:M},y){let O=y%Math.ceil(s.length/10)===0&&M;return m("span",{style:`--at:${b/
Math.max(1,e.last())}`},O)}return i(),{update:h,pause:i,goTo:l,focus:()=>f[3].focus(),node:m(".transport",{role:"group",label:"Time"},m(".buttons",f),m(".track",
v,k),$,g),reset(){s=e.ticks(),v.max=`${e.last()}`,k.replaceChildren(...s.map(x)),h()},key(b,M){let y=b===" "?", button, summary":"";return!p[b]||M.matches(`sele\
ct, input:not([type=range])${y}`)||vo(b,M)?!1:(p[b](),!0)}}}function me({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),d=t?`${e}.${t}`:e;return Y(d,{...n,style:c||null},a.map(me),i)}function hn({trace:e,rules:t,unit:n,farthest:r}){let{start:o,cells:s,jumps:a}=t,i={cells:s,start:o,...e.layout},{rows:l}=e.layout,c=o===0?1:0,d=e.layout.columns+
c,u=H(s+c).map(S=>S+1-c),{waits:p}=be(e),f=new Map,w=new Map,v=J("new"),k=J("touched"),$=!1,g=null,h=new Set,x=null,b=!1;function M(S){let[j,A]=G(i,S),q=S===o?"\
start":S===s&&"goal",T=m(".cell",{role:"gridcell","data-cell":S,"data-end":q,style:`grid-column:${A+1}`},m("span.number",`${S}`),m("span.end",{"data-is":q}),m("\
span.badge"));return R(T,"odd",(j+A)%2),f.set(S,T),T}function y(S){for(let j of f.values())j.tabIndex=j===S?0:-1}function O(S){let{key:j,target:A}=S,[q,T]=G(i,Number(
A.dataset.cell)),L={ArrowLeft:[q,T-1],ArrowRight:[q,T+1],ArrowUp:[q+1,T],ArrowDown:[q-1,T]};if(j==="Enter"||j===" ")A.click();else if(L[j]){let _=u.find(ie=>`${G(
i,ie)}`==`${L[j]}`);f.get(_??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let N=S=>u.filter(j=>G(i,j)[0]===S).sort((j,A)=>G(i,j)[1]-G(i,A)[1]),
D=m(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:O,focusin:({target:S})=>y(S)},H(l).reverse().map(S=>m(".row",{role:"row"},N(S).map(
M))));y(f.get(o)??f.get(1));let P=`0 0 ${d} ${l}`,E=le(".layer.goal",P,me(Ke(i))),C=le(".layer.jumps",P,Ge(i,a).map(me)),[V,K,se]=["g.tree","g.move","g.route"].
map(S=>Y(S)),he=le(".layer.above",P,V,K,se);function ot(S,j,A){if(!g)return"";let[q,T]=[g.distance.get(S),g.predecessor.get(S)],L=[`cell ${S}`,f.get(S)?.dataset.
end];for(let[ie,ge]of a)ie===S&&L.push(`${ge>S?"foot of a ladder":"head of a snake"} to ${ge}`),ge===S&&L.push(`${ie<S?"top of a ladder":"tail of a snake"} from\
 ${ie}`);let _=g.visited.has(S)?"visited":"not reached";return L.push(j?"current":"",q!=null?`reached in ${Z(q,n)}`:_,T!=null?`from ${T}`:"",A?p:"",h.has(S)?"pa\
rt of what is wrong":""),L.filter(Boolean).join(", ")}function Ce(S,j,A,q){let T=S.current===j,L=S.visited.has(j),_=S.distance.get(j),ie=S.predecessor.get(j),ge=`${[
T,q,L,_,ie,h.has(j)]}`;if(w.get(j)===ge)return;w.set(j,ge);let Cn=_!=null?"reached":L&&"visited";ve(A,{"data-distance":_,"data-tint":_!=null&&De(_,r),"data-from":ie,
"data-visited":L,"data-waits":q,"aria-current":T,"data-state":T?"current":q?"frontier":Cn,label:ot(j,T,q)}),z(A.lastChild,"data-is",B(_)||null)}function Ee(){if(!g)
return;let S=new Set(g.frontier.map(([j])=>j));for(let[j,A]of f)Ce(g,j,A,S.has(j))}function ze(){if(!g)return;let S=$?Je(i,g.predecessor,g.current):[];V.replaceChildren(
...S.map(me))}let qe=S=>S.map(j=>C.querySelector(`[data-ends="${j} ${a.get(j)}"]`));function $t(S,j){let A=new Set(qe(j));for(let q of C.children)R(q,S,A.has(q))}
function On(S){let j=S&&e.answer?.route||[],A=j.flatMap(([,q,T])=>T===q?[]:t.ride(q).feet);se.replaceChildren(...Ye(i,j,o).map(me)),R(C,"routed",j.length),$t("t\
aken",A)}let jn=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:i,cells:f,columns:d,shape:d/l,node:m(`.board${jn}`,{style:`--wide:${d};--h\
igh:${l}`},m(".sheet",D,E,C,he)),paint(S,j,A,q){g=S,Ee(),v([...j].map(T=>f.get(T))),ze(),K.replaceChildren(...(A?_e(i,A):[]).map(me)),k(qe(A?.feet??[])),q!==b&&
On(q),x=A,b=q},showTree(S){$=S,ze()},mark(S,j){let A=j.flatMap(L=>L.moves??[]),q=j.flatMap(L=>L.jumps??[]),T=A.flatMap(([,L])=>t.ride(L).feet);$t("found",[...q.
map(([L])=>L),...T]),h=new Set(j.flatMap(L=>L.cells??[]));for(let[L,_]of f)R(_,"differs",L===S),R(_,"found",h.has(L));Ee()},drawn:()=>({trace:e,plan:i,jumps:a,farthest:r,
state:g,found:h,move:x,treeShown:$,routed:b})}}var xe=e=>e.length-e.trimStart().length;function ko(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>xe(o)<xe(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function gn(e){let t=ko(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(xe),80)}}var wn=e=>e.startsWith("#:");function yo(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=m("span",{class:a},
n(s.childNodes));return R(i,"told",a==="c1"&&wn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function $o(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,xe(n.data))))}function Mo({name:e,first:t,
lines:n},r){let{head:o,indent:s}=gn(n),a=n.map((c,d)=>{let u=d<o?0:Math.max(0,xe(c)-s),p=m("code.text",{style:`--indent:${u}`},yo(r?.[d],c));return d>=o&&$o(p,s),
m(".line",{"data-line":d},m("span.runs"),m("span.at",`${t+d}`),p)}),i=m(".above",{hidden:""},a.slice(0,o)),l=m(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function bn({functions:e,outcome:t,error:n},r,...o){let s=m("span.quiet"),a=J("now"),i=J("raised"),l=e.map(
(h,x)=>Mo(h,r?.[x])),c=we(".lines","Code",...l.map(({node:h})=>h)),d=t==="raised"&&n?.line!=null&&l[n.function]?.rows[n.line],u=null,p=!1,f=F("","Show or fold w\
hat comes before the first line that runs",()=>{p=!p,w()});function w(){z(f,"aria-expanded",`${p}`);for(let{above:h}of l)h.hidden=!p&&!(u&&h.contains(u))}let v=ae(
"Notes","Show the comments that narrate",h=>R(c,"told",h)),k=!1;new ResizeObserver(()=>{k=!0,u&&fe(c,u)}).observe(c);function $({rows:h,counts:x},b){b.forEach((M,y)=>{
if(M===x[y])return;x[y]=M;let O=h[y].firstChild;z(O,"style",M>0&&`--runs:${Math.log2(M+1).toFixed(2)}`),z(O,"title",M>0&&`ran ${Z(M,"times")}`)})}let g=m(".head\
s",f,s,m("span.tools",o,v));return{node:m(".panel.code",g,c),paint({fn:h,line:x,depth:b,runs:M},y){l.forEach((O,N)=>{O.node.hidden=N!==h,$(O,M[N])}),x!=null&&(u=
l[h].rows[x],I(f,`${e[h].name}`),I(s,b?`${Z(b,"calls")} deep`:""),a([u]),i([y&&d]),w(),k&&fe(c,u))}}}function So(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=m("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=H(e).
map(i=>{let[l,c]=o(i),[d,u]=o(i&&i-1>>1);return Y("g",Y("line",{x1:d,y1:u,x2:l,y2:c}),Y("circle",{cx:l,cy:c,r:13.5}),Y("text",{x:l,y:c+4.5}),Y("text.key",{x:l+15,
y:c-6}))}),a=le("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:m(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[d,u]=i[c]??[null,
""];ve(l,{visibility:!i[c]&&"hidden","data-cell":d}),I(l.children[2],d??"?"),I(l.children[3],u.slice(0,5))}),I(r,i.length>e?`${i.length-e} more below`:"")}}}function xn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=be(e),s=J("new"),a=m("span.quiet"),i=m("span.quiet.gone"),l=m(`.chips.${o}`,{role:"list",label:n}),[c,d]=r.map(k=>m(
"span.quiet",k)),u=we(".waiting",n,c,l,d),p=o==="heap"&&t>0?So(Math.min(t,15)):null,f=m(".panel.frontier",m(".heads",m("span",n),a,i),u);f.hidden=!e.roles.frontier;
let w=()=>m("span.chip",{role:"listitem"},m("b"),m("small"));function v(k,[$,g]){z(k,"data-cell",$),I(k.children[0],$??"?"),I(k.children[1],g)}return{node:f,heap:p?.
node??null,read:()=>[...l.children].map(k=>{let{cell:$}=k.dataset;return[$?+$:null,k.children[1].textContent]}),paint({state:{frontier:k},left:$,joined:g}){Ie(l,
k,w,v),p?.paint(k),I(a,`${k.length} waiting`),I(i,$.length?`out: ${$.map(([x])=>x).join(", ")}`:""),s(g.map(x=>l.children[k.lastIndexOf(x)]));let h=l.lastElementChild;
o==="stack"&&h&&fe(u,h)}}}function Xe(e,t,n,r){let o=Ut(e,r),s=hn(o),a=n&&o.mixed&&ae("Every line","Stop at every line",x=>{h.stops=o.stopsOf(x),n(x)}),i=bn(e,t,...a?[a]:[]),l=xn(o),c=Rt(
o),[d,u,p]=[m("span.sentence"),m("strong.outcome"),m("p.game")],f=m("p.speaker",d," ",u),w=m(".says",f,p),v=e.steps.length-1,k=-1;function $(){let x=i.node.querySelector(
".s-line.s-now"),b=s.node.querySelector("[data-state=current]"),M=y=>Object.fromEntries([...s.cells].filter(([,{dataset:O}])=>O[y]).map(([O,{dataset:N}])=>[O,Number(
N[y])]));return{current:b&&Number(b.dataset.cell),frontier:l.read(),distance:M("distance"),predecessor:M("from"),visited:Object.keys(M("visited")).map(Number),line:x&&
Number(x.dataset.line),says:e.steps[k]?.says?d.textContent:""}}function g(x){let b=Tt(x);return b!==d.textContent?b:x&&!o.rules.jumps.has(x.landing)?"No jump th\
ere.":""}let h={trace:e,replay:o,board:s,code:i,frontier:l,tables:c,says:w,speaker:f,read:$,stops:o.stopsOf(!o.mixed),index:()=>k,placeAt:x=>h.stops.findLastIndex(
b=>b<=x),placeFrom:x=>Math.min(h.placeAt(x-1)+1,h.stops.length-1),show(x){k=x;let b=k===v,M=h.stops[h.placeAt(k-1)]??-1,y=o.changes(M,k),O=o.moves[k]??null,N=b&&
e.outcome!=="returned";s.paint(y.state,y.cells,O,b&&!N),i.paint(y.state,b),l.paint(y),c.paint(y),z(w,"data-failed",N),z(d,"data-told",e.steps[k]?.told),I(d,o.sentence(
k)),I(u,b?Lt(e):""),I(p,b?"":g(O))}};return h}function et(e,t){let n=(r,o)=>m("span",m("i.key",{"data-key":r}),o);return m(".legend",{"aria-hidden":"true"},n("c\
urrent","now"),e.roles.frontier&&n("frontier",be(e).waits),e.roles.distance&&n("reached","reached: near to far"),e.roles.visited&&n("visited","only landed on"),
t&&n("found","part of what is wrong"))}var tt=e=>ae("Tree","From where each cell was reached",t=>{for(let{board:n}of e)n.showTree(t)});var Oo=({says:e})=>`${$e(e)}${/[.!?]$/.test(e)?"":"."}`,kt=(e,{board:{name:t,cells:n}},r=3)=>m(".title",m("span",{role:"heading","aria-level":r},e),m("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function vn(e,t,n={}){let{trace:r,highlight:o}=t,s=Re(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:d=r.name}=r,u=r.steps.length-1,p=Pe(e,`Stepper: ${d}`,n,y),f=Xe(r,o,()=>{k=0,b(),g.reset()}),{replay:w}=f,v=-1,k=0,$=()=>Math.max(0,f.placeAt(v)),g=p.use(
Ze({last:()=>f.stops.length-1,index:$,number:E=>Math.max(0,f.stops[E]??0),go:E=>M(f.stops[E]),back:()=>$()-(f.stops[$()]===v?1:0),words:E=>`step ${Math.max(0,f.
stops[E])} of ${Math.max(0,u)}: ${w.sentence(f.stops[E])}`,ticks:()=>w.ticks.map(({index:E,throws:C})=>({at:f.placeFrom(E),text:B(C)})),forward(){let E=f.stops[f.
placeAt(v)+1];return E===void 0||h.asks(v,E)?!1:(M(E),!0)}},f.speaker,n.speed)),h=Kt(w,M,g.focus),x=Ft(f,g.goTo);function b(){f.show(v),k=Math.max(k,$()),x.update(
f.stops,$(),h.on()?$():k),g.update(),p.relight()}function M(E){let C=W(Math.round(E)||0,0,u);h.drop(),C!==v&&(v=C,b(),n.onMove?.(v))}function y(E){if(h.answer(E))
return;let C=w.first.get(E);C!==void 0?g.goTo(f.placeFrom(C)):I(f.says.lastChild??f.says,`Cell ${E} is not reached in this run.`)}let O=ae("Predict","Be asked w\
hich cell comes next",E=>{g.pause(),h.drop(E),b()},n.predict),N=Qe([f],t,()=>v,p.signal),D=c.length>0&&m("ul.findings",{label:"What is wrong"},c.map(E=>m("li",Oo(
E)))),P=m(".under",et(r,c.length>0),l.predecessor&&tt([f]));return p.root.append(m(".frame",m(".head",kt(d,r,n.level),g.node,m(".tools",O,p.lecture,N.node)),m("\
.stage",{style:`--shape:${f.board.shape};--columns:${f.board.columns}`},m(".main",f.board.node,P),m(".side",f.says,h.node,D,f.code.node,f.frontier.node)),m(".fo\
lds",f.tables.folds,f.frontier.heap&&ne("Heap",f.frontier.heap),x.node,a.length>0&&ne("What was guessed",m("ul",a.map(E=>m("li",E)))),i&&ne("What it printed",we(
".printed","What it printed",i))),N.strip)),h.drop(n.predict),f.board.mark(null,c),v=W(n.position??f.stops[0],0,u),b(),g.reset(),{go:M,position:()=>v,state:f.read,
element:p.root,destroy:p.destroy}}function yt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function kn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:H(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${Z(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function yn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${Z(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var $n=e=>e==null?"unreachable":Z(e);function jo(e,t){let{name:n,title:r=n}=e.trace,o=t?ne("Code",e.code.node):e.code.node;return m("section.pane",{label:r},m("\
.pane-head",r),e.says,m(".pair",e.board.node,o),e.frontier.node,m(".folds",e.tables.folds,e.frontier.heap&&ne("Heap",e.frontier.heap)))}function Co(e,t){let n=t.
map((o,s)=>F(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>R(s,"away",a!==o)),n.forEach((s,a)=>z(s,"aria-pressed",`${a===o}`))}return r(0),{node:m(".switch",
{role:"group",label:"Run"},n),choose:r}}function Mn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(C=>[C,"snl-trace"]),i=Re(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=m("p.says.story"),d=Pe(e,"Steppers together",n,C=>x(C)),u=ut(s),p=s.map((C,V)=>Xe(C,o[V],void 0,u)),f=yt(p),w=-1,v="",
k=l[0]?.cell??s[0].board.cells,$=d.use(Ze({last:()=>f.length-1,index:()=>w,number:C=>C,ticks:()=>f.ticks,words:C=>f.words(C),go:g,back:()=>w-1,forward:()=>g(w+1)},
c));function g(C){let V=W(Math.round(C??0)||0,0,f.length-1);V!==w&&(w=V,p.forEach((K,se)=>{K.show(K.stops[W(f.at(w,K,se),0,K.stops.length-1)])}),I(c,v&&w===f.start?
v:`${v} ${f.words(w)}`.trim()),$.update(),d.relight(),n.onMove?.(w))}function h(C,V,K="",se=null){[f,v,w]=[C,K,-1];for(let{board:he}of p)he.mark(V,se?[se]:[]);$.
pause(),g(f.start),$.reset()}function x(C,V="",K=null){k=C,M.value="cell",h(yn(p,C),C,V,K)}let M=Ne("Align by",[["steps","Line by line"],["throws","By distance"],
["cell","At one cell"]],"steps",C=>{C==="cell"?x(k):h(C==="throws"?kn(p):yt(p),null)});function y({trace:C,cell:V,true:K,claimed:se,finding:he},ot){let{name:Ce,
title:Ee=Ce}=s[C],ze=`They part at cell ${V}. Right: ${$n(K)}. ${Ee} says ${$n(se)}: ${he.says}.`,qe=`${ot?"D":"First d"}ifference${l[1]?`, ${Ce}`:""}`;return F(
qe,null,()=>{x(V,ze,he),D.choose(C)})}let O=l.map(y),N=p.map(C=>jo(C,p.length>2)),D=Co(N,s.map(({name:C})=>C)),P=Qe(p,t,()=>w,d.signal),E=m(".tools",d.lecture,P.
node);return d.root.append(m(".frame.several",m(".head",kt(`${p.length} runs on one board`,s[0],n.level),$.node,E),m(".line-up",c,M,O,tt(p)),D.node,m(".panes",N),
et(s[0],l.length>0),P.strip)),n.difference&&O[0]?O[0].click():g(n.position),$.reset(),{go:g,position:()=>w,state:()=>p.map(({read:C})=>C()),element:d.root,destroy:d.
destroy}}var nt=(e,t,n)=>t.together?Mn(e,t,n):vn(e,t,n);function Sn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),d={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return nt(o,c,{...d,...e})});function r(){let o=jt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Eo({model:e,el:t}){let n=nt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Ot(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function zo(e){
return dn(e),{mount:nt,mountAll:Sn,render:Eo}}return An(qo);})();
return bundle.start(`${snl}`);
})();
export default { render: snlStepper.render };
