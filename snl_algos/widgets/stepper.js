// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var lt=Object.defineProperty;var Wn=Object.getOwnPropertyDescriptor;var Gn=Object.getOwnPropertyNames;var Un=Object.prototype.hasOwnProperty;var Kn=(e,t)=>{for(var n in t)lt(e,n,{get:t[n],enumerable:!0})},_n=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Gn(t))!Un.call(e,o)&&
o!==n&&lt(e,o,{get:()=>t[o],enumerable:!(r=Wn(t,o))||r.enumerable});return e};var Qn=e=>_n(lt({},"__esModule",{value:!0}),e);var Jr={};Kn(Jr,{start:()=>Zr});function O(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ye(e,t){for(let n in t)O(e,n,t[n])}var N=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Yn=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Zn="http://www.w3.org/1999/xhtml",Jn="http://www.w3.org/2000/svg";function Lt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
N(s,a,!0);for(let a of n)Yn(a)?ye(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>Lt(Zn,e,t),K=(e,...t)=>Lt(Jn,e,t),ie=(e,t,...n)=>K(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function H(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}var Ne=e=>f("span",...e.split("`").map((t,n)=>n%2?f("code",
t):t));function He(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Z(e){
let t=[];return n=>{for(let r of t)N(r,e,!1);t=n.filter(r=>!!r);for(let r of t)N(r,e,!0)}}function ue(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,
a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.min(n,Math.max(l,n-s/3))}}var D=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,
click:n},e);function le(e,t,n,r=!1){let o=D(e,t,()=>{r=!r,O(o,"aria-pressed",`${r}`),n(r)});return O(o,"aria-pressed",`${r}`),o}function Ie(e,t,n,r){let o=t.map(
([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.button",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var he=(e,t,...n)=>f(
`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Ot(e,t){if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,
[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hidden";if(a<=1&&!l)return!1;let u={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:
[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*n,0]}[t];return!u||u[0]!==0&&a<=1?!1:(e.scrollBy(...u),!0)}var oe=(e,...t)=>f("details.fold.screen",f(
"summary",e),...t),ve=(e,t)=>t.map(n=>f("span",{role:e},n));var Xn=".jp-WindowedPanel-outer, .jp-Notebook";function Ct(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||O(r,"\
data-lm-suppress-shortcuts",!(o||s||a))};addEventListener("keydown",n,{capture:!0,signal:t})}function er(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(
":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(
".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===e}function Rt(e,t){N(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to u\
se the keys ← → and space."));let n=!1;function r(s){let{target:a,key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),u=e.closest(".jp-Cell")?.nextElementSibling;
!c||i!=="Enter"||!l||!(u instanceof HTMLElement)||(s.preventDefault(),s.stopImmediatePropagation(),u.focus(),u.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener(
"keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(Xn);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(
s),er(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener(
"keydown",r,!0),o.disconnect()}}function jt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var tr=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Nt(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${tr(t,o)}`}var ke=new Set,me=null,qe=null,nr=[" ","Home","End"];function Ae(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function rr(){
return me&&me.root.isConnected?me:[...ke].filter(({root:t})=>Ae(t)>0).sort((t,n)=>Ae(n.root)-Ae(t.root))[0]}function or(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return Ae(e.root)>=n*([me,qe].includes(e)?.5:.98)}function Ht(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=nr.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let u=rr();!u||l&&!or(u)||u.key(n,t)&&(qe=u,e.preventDefault())}function It(e){ke.size===0&&addEventListener(
"keydown",Ht),ke.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{me=e})}function At(e){ke.delete(e),me===e&&(me=null),qe===e&&(qe=null),
ke.size===0&&removeEventListener("keydown",Ht)}var qt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var ct=new Map;function ar(e){let t=ct.get(e)??new CSSStyleSheet;return ct.has(e)||t.replaceSync(e),ct.set(e,t),t}function dt(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=qt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[ar(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var ze=e=>e.getRootNode().activeElement??
null,zt=()=>document.querySelectorAll(".snl-host");var ut='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);--pale: color-mix(in srgb, var(--cell) 60%, var(--paper));--ground: var(--paper);--edge: \
color-mix(in srgb, var(--quiet) 55%, var(--paper));--alarm: color-mix(in srgb, var(--wrongSoft) 35%, var(--paper));font-variant-numeric:tabular-nums;*,:before,:\
after{box-sizing:border-box}[hidden]{display:none!important}p,ul,ol{margin:0}:is(ul,ol):where([class]){padding:0;list-style:none}summary{padding:.15rem 0;color:\
var(--quiet);cursor:pointer}.s-scroll{--shade: color-mix(in srgb, var(--quiet) 45%, transparent);position:relative;overflow:auto;scrollbar-width:thin;background\
:linear-gradient(to right,var(--ground) 40%,transparent) local 0 / 2.5rem 100%,linear-gradient(to left,var(--ground) 40%,transparent) local 100% / 2.5rem 100%,l\
inear-gradient(to right,var(--shade),transparent) scroll 0 / .8rem 100%,linear-gradient(to left,var(--shade),transparent) scroll 100% / .8rem 100%,var(--ground)\
;background-repeat:no-repeat}:is(.s-row,.s-flow,.s-tools){display:flex;align-items:center;gap:.35rem .5rem;min-width:0}:is(.s-flow,.s-tools){flex-wrap:wrap}.s-c\
olumn{display:flex;flex-direction:column;gap:.35rem;min-width:0}:is(.s-tools,.s-flow,.s-column,.s-foot,.s-trouble,.s-note,.s-outcome,.s-state):empty{display:non\
e}.s-heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(\
.s-tools,.s-screen){display:none!important}}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within\
{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-qu\
iet{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.\
s-side{gap:.6rem}.s-under{justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{gap:.2rem .9rem}.s-legend>*{gap:.4em;white-space:\
nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[\
data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var\
(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;borde\
r-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}:is(.s-sentence,.s-step) code{f\
ont:.94em var(--mono)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{\
display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);font-siz\
e:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-widt\
h: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr)\
;gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;bor\
der:1px solid var(--edge);border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}:is(a,button).s-button{displa\
y:inline-flex;align-items:center;justify-content:center;text-decoration:none}.s-button:hover{background:var(--odd)}.s-bare .s-button{border-color:transparent}:i\
s(.s-primary,.s-button[aria-pressed=true]){border-color:var(--fill, var(--ink));background:var(--fill, var(--ink));color:var(--paper)}.s-primary{--fill: var(--n\
ow)}.s-button[aria-disabled]{opacity:.4}.s-button svg{width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-address{width:100%;padding:.4em;bor\
der:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (max-width: 33rem){.s-button{min-width:44px;min-height:\
44px}}}.snl{.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{fon\
t-size:.75em}.s-transport{flex:1 1 100%;order:1}.s-buttons{gap:.4rem}.s-buttons .s-button{padding:.2em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;p\
adding:.2rem 0 1rem}.s-bar{--gone: linear-gradient( 90deg, var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)), color-mix(in srgb, var(--quiet) 28%, var(--\
paper)) 0 );display:block;width:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnab\
le-track{height:.4rem;border-radius:1rem;background:var(--gone)}.s-bar::-moz-range-track{height:.4rem;border-radius:1rem;background:var(--gone)}.s-bar::-webkit-\
slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem;height:\
1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-size:.72\
rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%;height:\
.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-height:3.\
1rem;padding:.35rem .7rem;border:2px dashed var(--edge);border-radius:.5rem}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px sol\
id var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before\
{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:.2rem;li{gap:.5em}b{min-width:3em;text-align:\
right}.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{b\
ackground:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;gap:.3rem;width:15rem;padding:.5rem;borde\
r:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{justify-content:start}@container (min-widt\
h: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bott\
om:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-pred\
ict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem\
}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-tr\
ansport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * \
var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;i\
solation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24)\
)}.s-rank{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:point\
er}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint]{background:var(--tint);b\
ox-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-r\
adius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=\
visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid v\
ar(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-grad\
ient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{\
outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>*{position:absolute;z-in\
dex:5;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-number{top:5%;left:5%}.s-end{bottom:6%;left:5%;padding:.15em .3em;font-size\
:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-rad\
ius:1em;background:var(--badge);color:var(--badgeInk);text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}\
.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{pad\
ding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{fo\
nt-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:n\
one;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above,.s-top{z-index:4}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.0\
3px}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,\
.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}svg text{font-weight:700;text-\
anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--f\
ar);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .0\
8s .12s both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border\
-radius:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wa\
ve{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit)\
 * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){col\
or:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:va\
r(--wait)}}.snl{.s-heads{font-size:.85rem;color:var(--quiet)}.s-heads .s-button{min-width:0;min-height:1.5rem;padding:0 .5em;font-size:.85rem}.s-heads .s-tools{\
margin-left:auto}.s-heads .s-tools .s-button{border-color:var(--line)}.s-code>.s-heads>.s-button{padding:0 .3em;font-family:var(--mono)}.s-code>.s-heads>[aria-e\
xpanded]:before{content:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s-code{flex:1 1 0;gap:.3rem;min-height:9rem}.s-lines{--g\
round: var(--pale);flex:1 1 0;min-height:6rem;padding:.4rem 0;border-radius:.6rem}.s-listing{font:.875rem/1.5 var(--mono)}.s-line{display:grid;grid-template-col\
umns:1.6rem 2.2rem minmax(0,1fr);align-items:start;padding-right:.5rem;border-left:4px solid transparent}.s-runs[style]{align-self:start;width:min(100%,var(--ru\
ns) * .22rem);height:.5em;margin-top:.5em;border-radius:0 .2em .2em 0;background:color-mix(in srgb,var(--goal) 35%,var(--paper))}.s-at{padding-right:.7em;text-a\
lign:right;color:var(--quiet);user-select:none}.s-text{padding-left:calc((var(--indent) + 4) * 1ch);font:inherit;text-indent:calc((var(--indent) + 4) * -1ch);wh\
ite-space:pre-wrap;overflow-wrap:anywhere}.s-text span{text-indent:0}.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-step.s-now{border-color:var\
(--now);background:var(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(--ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--wrongSoft);text-decoratio\
n:underline wavy}@container (max-width: 33rem){.s-heads .s-button{min-width:44px;min-height:44px}}}.snl{.s-chip small:empty{display:none}.s-waiting{flex:none;ga\
p:.45rem;height:2.9rem;padding:.2rem 0;overflow-y:hidden;font-size:.9rem}.s-chips{display:contents}.s-chip{flex:none;align-items:baseline;gap:.4em;padding:.1em \
.55em;border:1.5px dashed var(--wait);border-radius:.5em}.s-chip small{max-width:9em;color:var(--quiet)}.s-chip small,.s-step>*{overflow:hidden;text-overflow:el\
lipsis;white-space:nowrap}:is(.s-queue,.s-heap)>:first-child,.s-stack>:last-child{border:2px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,var(--\
now) 14%,var(--paper))}.s-folds{align-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px solid var(--line);font-size:.9rem}.s-fold[open]{flex:1 1 20r\
em;min-width:0}.s-distances,.s-variables{max-height:16rem;border:1px solid var(--line);border-radius:.4rem}[role=row]:not(.s-rank){padding:.1rem .5rem;border-le\
ft:4px solid transparent}.s-scroll [role=row].s-new{border-color:var(--now);font-weight:700}.s-distances [role=row]{display:grid;grid-template-columns:repeat(3,\
1fr)}.s-variables [role=row]{display:flex;gap:.75em;justify-content:space-between;overflow-wrap:anywhere;font-family:var(--mono)}.s-variables [role]>:first-chil\
d{flex:none;max-width:60%}.s-table-head{position:sticky;top:0;background:var(--odd);font-weight:650}:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);\
outline-offset:-2px}.s-step{display:grid;grid-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);gap:.75em;cursor:pointer}.s-go{all:unset;width:100%;text-alig\
n:right;text-decoration:underline}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-printed{max-height:12em;white-space:pre;font:.85em/1.\
5 var(--mono)}.s-tree-of{text-align:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visible}.s-tree-of circle{fill:var(--paper);s\
troke:var(--wait);stroke-width:1.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;font-size:12px}.s-tree-of .s-key{font-siz\
e:10px;font-weight:400;text-anchor:start}}.snl{.s-panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s-pane{gap:.\
5rem}.s-pane-head{font-weight:650}.s-pane .s-speaker{font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-story{flex:1 1 20rem;min-height:2.9em}.s-pair{display:grid;g\
rid-template:auto minmax(8.5rem,1fr) / minmax(0,1fr);gap:.5rem}.s-pair>.s-board{max-width:min(100%,var(--tall) * var(--wide) / var(--high))}.s-pair .s-text{whit\
e-space:pre;overflow-wrap:normal}.s-pane .s-says{min-height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pane .s-line{width:max-content;min-width:100%}.s-switch{displ\
ay:none}.s-several{--tall: clamp(11rem, var(--window, 100vh) - 27.5rem, 40rem)}@container (max-width: 51rem){.s-switch{display:flex;gap:.4rem}.s-switch>*{flex:1\
}.s-away{display:none}}}.snl.s-lecture{--largest: 20rem;position:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:no\
ne}.s-hands{display:block}.s-button{min-width:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@container (m\
in-width: 60rem){.s-frame{max-width:none;height:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10.5rem)\
 }.s-listing{font-size:max(18px,.85em)}.s-waiting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 25em) }.s-frame>.s-legend,.s-several .s-head .s\
-quiet{display:none}.s-pane{min-height:0;gap:.8vh}.s-pair{flex:1;grid-template-rows:auto minmax(0,1fr);min-height:0}.s-pair :is(.s-code,.s-lines){min-height:0}.\
s-pair .s-heads{display:none}}}.snl{.s-strip{display:none}@media print{&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:rep\
eat(2,minmax(0,1fr));gap:.8rem;break-inside:avoid}.s-strip img{width:100%;border:1px solid var(--line)}}}';var mt=2;function lr(e){let t=Z("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function cr(e){let n=[...zt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function Fe(e,t,n,r){let o=cr(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{remove:a}=dt(e,ut,s),i=new AbortController,l=null,c={root:s,key:(m,d)=>!!l?.key(m,d)};Ct(e,i.signal),n.keys&&
It(c);let u=le("Lecture","Full screen, large type; Escape leaves",m=>{N(s,"lecture",m);let d=()=>{s.matches(".s-lecture")||document.exitFullscreen()};m?s.requestFullscreen?.()?.
then(d,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),p=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||p()),s.addEventListener("keydown",m=>{let{ctrlKey:d,metaKey:h,altKey:b,shiftKey:v,key:M}=m;if(d||h||b||v)return;let w=m.target;M==="Escape"?w.
closest("[role=grid]")?s.focus({preventScroll:!0}):p():(Ot(w,M)||c.key(M,w))&&m.preventDefault(),m.stopPropagation()}),s.addEventListener("click",({target:m})=>{
let d=m.closest(".s-grid .s-cell");d&&r(Number(d.dataset.cell))}),s.addEventListener("mousedown",m=>{m.target.closest(".s-grid")&&(m.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:i.signal,lecture:u,relight:lr(s),use(m){return l=m,m},destroy(){l?.pause(),i.abort(),At(c),a()}}}function De(e,...t){let n=t.find(([m,d])=>m?.format!==
d||m.version!==mt);if(!n)return null;let[r,o]=n,{format:s,version:a=0}=r??{},i=a>mt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was r\
ecorded with ${i?"a newer":"an older"} version of snl_algos (${o} ${a}; this stepper reads ${o} ${mt}). ${i?"Update snl_algos, then run":"Run"} the cell again, \
or record the run again.`,u=f("p",{class:"snl snl-stepper",role:"alert"},c),{remove:p}=dt(e,ut,u);return{element:u,destroy:p,go(){},position:()=>0,state:()=>null}}var J={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"#\
fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a6\
a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"#\
0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:ur}=J,F=e=>Array.from({length:e},(t,n)=>n),B=(e,t,n)=>Math.min(n,Math.max(t,e));function Q({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,0];
let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Be({cells:e,start:t}){let n=Math.min(t,1);return F(e+1-n).map(r=>r+n)}var ge=({columns:e,
start:t})=>e+(t===0?1:0);function V(e,t){let[n,r]=Q(e,t),[o,s]=ur.anchor;return[r+o,e.rows-n-1+s]}function te([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/
o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function Ft([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=B(l,0,1);return Math.
hypot(e-n-c*a,t-r-c*i)}function Ve(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,n,r){let o=(n-t)/r,s=[e(t)];
for(let a of F(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,u],[p,m]]=[e(i),e(l)],[[d,h],[b,v]]=[Ve(e,i),Ve(e,l)];s.push([c+d*o/3,u+h*o/3],[p-b*o/3,m-v*o/3],[p,m])}return s}
var mr=4,xe=(e,t)=>{let n=J.light.tints.length-1;return Math.round(n*B(e/Math.max(t,mr),0,1))};var W=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${W(e)} ${e===1?t.replace(/s$/,""):t}`,Me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,pr={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},$e=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...pr[`${e}`]}),fr=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function Dt({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${fr(l,c)}`);return`It \
returned ${X(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function Vt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Me(Bt(e))} from ${t}.`:`From ${t}\
, roll ${gr(n)}: ${hr(e)}.`}function hr(e){let t=Bt(e);return`land on ${e.landing}${t&&`, ${t}`}`}function Bt({landing:e,stand:t,feet:n}){return t===e?"":n.length>
1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}var Wt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:
r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),gr=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function Gt(e,t){let n=Z("new"),r=f(""),o=f(".table-head",{role:"row"},ve("columnheader",t)),s=f(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>f("",{role:"row"},ve("cell",t.map(()=>"")));function i(l,c){O(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((u,p)=>H(l.children[p],u))}return{
box:s,paint(l,c){He(r,l,a,i);let u=[...r.children].filter((m,d)=>c.has(l[d][0]));n(u);let p=u.at(-1);p&&ue(s,p)}}}function Ut({trace:{roles:e},unit:t}){let n=Gt(
"Distances",["cell",t,"from"]),r=Gt("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:u}=o.state,m=[...new Set([...c.keys(),
...u.keys()])].sort((d,h)=>d-h).map(d=>[d,W(c.get(d)),W(u.get(d))]);n.paint(m,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,u,p){
let m=oe(c,u),d=()=>m.open&&p();return m.addEventListener("toggle",d),{node:m,paintIfOpen:d}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:u}of l)u()}}}function Kt({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:v},s),i=Z("now"),c=f("",{role:"table",label:"Every step so far"},f(".step",{role:"row"},ve("columnheader",["step","line","wha\
t happens","what changed"])),a),u=oe("Every step so far",c);u.addEventListener("toggle",()=>M());let p=[],m=0,d=0,h=new Map;function b(w){let g=p[w],{line:S,function:y=0}=t.
steps[g],$=f("button.go",{type:"button"},`${g}`),{words:k}=e.changes(p[w-1]??-1,g),x=Ne(e.sentence(g)),C=[$,`${t.functions[y].first+S}`,x,k],j="height:26px",P=()=>n(
w);return f(".step",{role:"row","aria-rowindex":w+2,style:j,click:P},ve("cell",C))}function v(){let w=Math.max(0,Math.floor(a.scrollTop/26)-4),g=t.steps.length?
B(d+1-w,0,18):0,S=s.contains(ze(s)),y=h;h=new Map(F(g).map($=>[w+$,y.get(w+$)??b(w+$)])),s.style.padding=`${w*26}px 0 ${Math.max(0,d+1-w-g)*26}px`,s.replaceChildren(
...h.values()),i([h.get(m)]);for(let[$,k]of h){let x=k.querySelector("button");x.tabIndex=$===m?0:-1,S&&$===m&&x.focus({preventScroll:!0})}}function M(){u.open&&
(v(),a.scrollTop=B(a.scrollTop,(m+1)*26-208,m*26))}return{node:u,update(w,g,S){p!==w&&h.clear(),[p,m,d]=[w,g,S],O(c,"aria-rowcount",d+2),M()}}}var _t=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function ft(e,t,n,r=null){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Qt(e,t){let n=e.start;return t.map(([r,o,s])=>{let a={from:n,face:r,landing:o,stand:s,
feet:e.ride(o).feet};return n=s,a})}function Se(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?ft(e,t,r[2],n):null}function br({steps:e},t){let n=new Map,r=null;
for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){let c=_t(a.variables[l]),u=c!==
null&&(Se(t,r,c)??Se(t,c,r));n.set(l,(n.get(l)??0)+(u?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}function pt(e){let t=Object.
entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Yt(e,t){let n=br(e,t),r=n&&new RegExp(`\\b${n}\\b`),o=null,
s=null,a=null;function i(l){let c=pt(l.predecessor);if(c)return ft(t,c[1],c[0],s);let u=pt(l.distance);if(u&&o!==null&&u[0]!==o)return ft(t,o,u[0],s);let p=pt(l.
visited);if(p&&o!==null)return Se(t,o,p[0]);let m=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(m)?null:Se(t,o,s)??Se(t,s,o)}return e.
steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=_t(l.variables[n]));let c=l.current!==void 0&&l.frontier!==void 0,u=l.frontier?.
add??[],p=u.length===1&&u[0][0]===a?.stand;return a=c?null:i(l)??(p?a:null),a})}function Zt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,m])=>p!==m)),i=typeof n=="number"?Array.from({length:n},(p,m)=>m+
1):n;function l(p,m=[]){if(m.includes(p))return{feet:m,stand:null};let d=a.get(p);return d===void 0||m.length&&!o?{feet:m,stand:p}:l(d,[...m,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function u(p){return p===e?[]:i.flatMap(m=>{let d=c(p+m),h=d>0?l(d).stand:null;return h===null?[]:[[m,d,h]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:u}}var wr=["distance","predecessor","visited","variables"],ht=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function Ge(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function Jt(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:u={},add:p=[]}=a,m=e.frontier,d=m.slice(l,m.length-c);for(let h in u)d[Number(h)]=u[h];e.frontier=
i??d.concat(p)}t.scope&&e.variables.clear();for(let i of wr){let l=e[i];for(let c in t[i]){let u=t[i][c],p=i==="variables"?c:+c;u===null||u===!1?l.delete(p):l.set(
p,u)}}e.runs[n][r]+=1}function gt(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function Xt(e,t=gt([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Zt(e.board),i=new Map,l=new Map,c=[],u=Math.max(64,Math.ceil(n.length/200)),p=0,m=-1/0,d={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:w})=>new Uint32Array(w.length))},h=[ht(
d)];function b(w){if(o.distance)return Object.entries(w.distance??{}).filter(([,x])=>x!==null).map(([x])=>+x);let g=w.frontier??{},{add:S=[],put:y={},is:$=[...Object.
values(y),...S]}=g;return[...Object.keys(w.visited??{}).map(Number),...$.map(([k])=>k??-1)]}n.forEach((w,g)=>{Jt(d,w),p=Math.max(p,d.frontier.length);for(let y of b(
w))i.has(y)||i.set(y,g),l.set(y,g);let S=d.current===null?void 0:d.distance.get(d.current);S!==void 0&&S>m&&(m>=0&&c.push({index:g,throws:S}),m=S),(g+1)%u===0&&
h.push(ht(d))});function v(w){let g=ht(h[Math.floor((w+1)/u)]);for(;g.index<w;)Jt(g,n[g.index+1]);return g}function M(w,g){let S=v(w).frontier,y=v(g),$=Ge(S,y.frontier),
k=Ge(y.frontier,S),x=new Set,C=new Set,j=[...$.map(([P])=>`${P} leaves`),...k.map(([P])=>`${P} joins`)];for(let P of n.slice(w+1,g+1)){for(let T in{...P.distance,
...P.predecessor})x.add(+T);for(let T in P.variables)C.add(T);for(let T in P.distance)j.push(`${T}: ${W(P.distance[T])||"unknown"}`)}return j.length||(j=[...C].
map(P=>`${P} = ${y.variables.get(P)}`)),{state:y,left:$,joined:k,cells:x,names:C,words:j.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:m,at:v,changes:M,moves:Yt(e,a),mixed:new Set(n.map(({told:w})=>!!w)).size>1,stopsOf:w=>n.length?F(n.length).filter(g=>w||n[g].told||g===
n.length-1):[-1],sentence(w){let{says:g,line:S,function:y=0}=n[w]??{says:"Nothing was recorded."};return g||`${r[y].name}, line ${r[y].first+(S??0)}`}}}function yr(e,t,{frontier:n,distance:r},o){let s=([m,d])=>d.trim()&&!Number.isNaN(+d)?+d:r.get(m??-1),a=s([e,t]),i=n.filter(m=>s(m)===a).map(([m])=>m),l=[...new Set(
i)].filter(m=>m!==null),c=m=>({accept:[e],reason:`${e} ${m}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${W(a)}`);let p=`${l.sort((m,d)=>m-d).join(", ").replace(/, (\d+)$/," and $1")} wait with ${W(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function vr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=X(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${W(a)}, and from ${r} it is ${W(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let u=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${u} is the first landing from ${r} that was not reached yet`}function kr(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=Ge(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let u=yr(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...u}}let a=[...o.distance].filter(([u,p])=>r.distance.get(u)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=vr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function en(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=kr(e,s);if(a)return s>n&&a.takes?null:a}return null}function tn(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",u=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li.row",f("b",`${c}${a}`),f("span.room",u),`${i}`);
return N(p,"yes",r&&l),N(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.
values()],s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function nn(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,u=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),m=tn(),d=f("span.question",{role:"status"}),h=f("strong");function b(k){if(k.preventDefault(),
!p.value){y(+u.value);return}m.add(+u.value,+p.value),u.value=p.value="",u.focus(),M.hidden=!1}function v(){if(!o)return;let k=m.tell(o.accept);l+=k.right,c+=k.
all,$("told","")}let M=D("Show the answer",null,v),w=f("form.flow",{submit:b},u,p,f("button.button","Answer"),M,D("Skip",null,()=>$("skipped",""))),g=f(".flow.p\
redict",{role:"group",label:"Predict"},d,w,h,m.node);function S(k,x){O(g,"data-verdict",k),H(d,x),w.hidden=!o,g.hidden=!r,H(h,c?`${l} of ${c} right`:"")}function y(k){
if(!o)return!1;let x=o.accept.includes(k);return c+=1,l+=x?1:0,$(x?"right":"wrong",x?"Right: ":`Not ${k}: `),!0}function $(k,x){if(!o)return;let{reason:C}=o,j=g.
contains(ze(g));o=null,t(s),S(k,`${x}${C}.`),j&&n()}return{node:g,answer:y,on:()=>r,drop(k=r){(o||!k)&&m.clear(),r=k,o=null,S("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(k,x){return o?u.focus():r&&(o=en(e,k,x),o?.index===i&&k>a&&(o=null),o&&([a,i]=[k,o.index]),s=x,u.value=p.value=
"",m.clear(),M.hidden=!0,o&&S("asked",`${o.text} Click it on the board, or type it.`)),o&&g.scrollIntoView({block:"nearest"}),!!o}}}function Ue(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:rn}=J;function on(e,t,n,r){let{spot:o}=te(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function sn(e,t,n){let{least:r,more:o,head:s,edge:a}=rn.arc,
{length:i,spot:l}=te(e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[m,d]=l(i/2,p*c*2),h=[B(m,a,n-a),Math.max(d,a)],b=te(h,t),v=b.spot(b.length-.06);return{from:e,
turn:h,tip:v,...on(v,h,s,s*.4)}}function bt(e,t,n,r,o){let{length:s,spot:a}=te(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...on(l,c,o,o/2)}}function an(e){let t=rn.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=J;function Ee(e,t,n){let{length:r,spot:o}=te(V(e,t),V(e,n));return te(o(se.apart),o(r-se.apart))}function cn(e,t,n){let{length:r,spot:o}=Ee(e,t,n),
{half:s,over:a,rung:i}=se.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),u=F(l+1).map(p=>{let m=r*p/l;return[o(m,s),o(m,-s)]});return{
rails:c,rungs:u}}function ln(e,t){let n=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ke(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=Ee(e,t,n),{swing:i,wave:l}=se.snake,c=Math.max(1,Math.round(s/l)),u=r*Math.min(i,.08*s);return p=>{let m=1-(2*p-1)**4,d=u*m*Math.sin(
2*Math.PI*c*p)+o*Math.sin(Math.PI*p);return a(s*p,d)}}function wt(e,t,n,r){let o=r.map(([i,l])=>[V(e,i),V(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:ln(
t,n)[0]};for(let i of ln(t,n)){let l=Ke(e,t,n,i),c=F(25).map(d=>l(d/24)),u=c.some(([d,h])=>d<.15||d>s-.15||h<.15||h>e.rows-.15),m=c.filter(d=>o.some(([h,b])=>Ft(
d,h,b)<se.snake.clear)).length+(u?100:0);m<a.cost&&(a={cost:m,manner:i})}return a.manner}function dn(e,t,n,r){let o=Ke(e,t,n,wt(e,t,n,r)),{length:s}=Ee(e,t,n),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=h=>b=>{let v=se.snake.half*(1-.3*b-.6*b**3),[M,w]=o(b),[g,S]=Ve(o,b),y=Math.hypot(g,S)||1;return[M-h*v*S/y,w+h*v*g/y]},
l=We(i(1),0,1,a),c=We(i(-1),1,0,a),u=[...l,l[l.length-1],c[0],...c],{spot:p}=te(o(0),o(.02)),{skull:m,eye:d}=se.snake;return{outline:u,stripe:We(o,Math.min(.4,.25/
s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*m),p(-.05,-.55*m)],pupils:[p(-.05-d/3,.55*m),p(-.05-d/3,-.55*m)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}
var un=(e,t)=>(2*e+3*t)%J.light.snakes.length;var{shape:Pe}=J,ae=e=>`${Math.round(e*1e3)/1e3}`,Te=e=>e.map(t=>t.map(ae).join(" ")),ce=e=>`M${Te(e).join("L")}`,mn=e=>`M${Te(e.slice(0,1))}C${Te(e.slice(1)).join(
" ")}`,vt=(e,t,n)=>`M${Te([e])}Q${Te([t,n]).join(" ")}`,_=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),_e=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(n),r},...o}),ne=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),kt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(n),width:r,height:r,
rx:o},...s}),fn=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),pe=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},
fill:s,text:o});function xr(e,t,n){let{rails:r,rungs:o}=cn(e,t,n),{rail:s,rungWidth:a}=Pe.ladder,i=r.map(ce).join("");return[_("halo",i,{stroke:"cell",width:s+.05}),
_("rungs",o.map(ce).join(""),{stroke:"ladder",width:a}),_("rails",i,{stroke:"ladder",width:s})]}function Mr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=dn(e,t,n,r),{skull:u,stripe:p,eye:m,pupil:d}=Pe.snake,h=`snake-${un(t,n)}`,b=`${mn(o)}Z`;return[_("halo",b,{stroke:"cell",width:.06}),_("tongue",c.map(
v=>ce(v)).join(""),{stroke:h,width:.025}),_("skin",b,{fill:h}),fn(_("stripe",mn(s),{stroke:"cell",width:p}),"0.04 0.12"),_e("skull",a,u,{fill:h}),...i.map(v=>_e(
"eye",v,m,{fill:"die"})),...l.map(v=>_e("pupil",v,d,{fill:"dieInk"}))]}function Qe(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>ne(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,xr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Mr(e,a,i,r)))]}function Ye(e){let[t,n]=Q(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Pe.flag,[c,u,p]=s,m=b=>b.map(([v,M])=>[r+v,o+M]),d=ce(m([s.slice(0,2),[c,p]])),h=`${ce(m([[c,u],a,[c,i]]))}\
Z`;return ne("flag",[_("pole",d,{stroke:"goal",width:l}),_("pennant",h,{fill:"goal"})])}function yt([e,t],n,r=1){let{side:o,corner:s,pip:a}=Pe.die,i=an(n).map(u=>_e(
"pip",u,a,{fill:"dieInk"})),l=pe("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return ne("die",[kt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${r})`})}function pn(e,t,n){let[r,o]=Q(e,t),s=[o+.06,e.rows-r-.94],a=kt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,fn(a,"0.03 0.06")}function Ze(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[pn(e,o,"stand")];if(n===
null)return s;let a=V(e,t);if(t===r)return[yt(a,n)];let{turn:i,neck:l,wings:c}=sn(a,V(e,r),ge(e)),u=`--far:${ae(te(a,i).length+te(i,l).length)}`,p=_("arc",vt(a,
i,l),{stroke:"now",width:Pe.arc.width});return[pn(e,r,"landing"),...s,{...p,attributes:{...p.attributes,"stroke-linecap":"butt",style:u}},_("tip",`${ce(c)}Z`,{fill:"\
now"}),yt(a,n)]}function Je(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[V(e,r),V(e,s)],u=bt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,m]=[u.middle[0],Math.
floor(u.middle[1])+.5],d=vt(u.from,u.turn,u.neck),h=`${ce(u.wings)}Z`;return ne("leg",[_("rim",d,{stroke:"cell",width:.1}),_("shaft",d,{stroke:"ink",width:.05}),
_("tip",h,{fill:"ink"}),kt("count",[p-.3,m-.14],.28,.04,{fill:"ink"}),pe("order",[p-.16,m+.066],.19,`${i+1}`,"cell"),yt([p+.16,m],o,.8)],{style:`--order:${i}`})})}
function Xe(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[V(e,a),V(e,s)],{from:c,turn:u,tip:p,wings:m}=bt(i,l,.12,.18,.13),d=vt(c,u,p)+ce(m);return _(r.has(s)?"branch.strong":"branch",d,{stroke:"\
ink",width:.03})})}var{shape:Le}=J,hn=80,$r="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",Sr=.55,Oe=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function gn(e,t){
let[n,r]=t.split("-"),o=J[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function xt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?gn(i,n):e==="g"?void 0:"none",stroke:r&&gn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,m])=>` ${p}="${Oe(`${m}`)}"`),u=s.map(p=>xt(p,i)).join("")+Oe(a??"");return`<${e}${c.join("")}>${u}</${e}\
>`}var de=(e,t,n,r,o,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:r,...s},...o});function Er({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=
null)return`tint-${xe(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"startGround";let[s,a]=Q(t,r);return(s+a)%2?"odd":"cell"}function Tr(e,t,n){
let{plan:r,state:o,found:s}=e,[a,i]=Q(r,t),[l,c]=[i,r.rows-a-1],u=[de(l,c,1,1,{fill:Er(e,t),stroke:"line",width:.01})];if(o?.current===t)u.push(de(l+.03,c+.03,.94,
.94,{stroke:"now",width:.06}));else if(n.has(t)){let w={"stroke-dasharray":"0.08 0.06",rx:.04};u.push(de(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},w))}else if(o?.
visited.has(t)&&!o.distance.has(t)){let w={"stroke-dasharray":"0.02 0.05",rx:.04};u.push(de(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},w))}s.has(t)&&u.push(
{tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,m=.1+.115*p.length,[d,h]=[l+Le.number[0],c+Le.number[1]],b=[de(d,h,m,.25,{fill:"\
chip"},{rx:.05}),pe("number",[d+m/2,h+.192],.19,p,"ink")],v=t===r.start?"start":t===r.cells?"goal":"";v&&b.push(de(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),pe(
"end",[l+.25,c+.885],.14,v,v));let M=W(o?.distance.get(t));if(M){let[w,g]=[l+Le.badge[0],c+Le.badge[1]],S=Math.max(.26,.14+.1*M.length),y={rx:.13};b.push(de(w-S/
2,g-.13,S,.26,{fill:"badge"},y),pe("badge",[w,g+.064],.18,M,"badgeInk"))}return{below:u,above:b}}function Pr(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,
found:i}=e,l=new Set((r?.frontier??[]).map(([b])=>b)),c=Be(t).map(b=>Tr(e,b,l)),u=new Set(o?.feet);for(let[,b,v]of a)b!==v&&u.add(b);let p=[...n].filter(([b,v])=>i.
has(b)&&i.has(v)),m=new Set(p.map(([b])=>b)),d=Qe(t,n).map(b=>{let[v]=`${b.attributes["data-ends"]}`.split(" ").map(Number),M=(a.length>0||m.size>0)&&!u.has(v)&&
!m.has(v);return{...b,attributes:{...b.attributes,opacity:M?Le.faint:1}}}),h=s&&r?Xe(t,r.predecessor,r.current):[];return[ne("ground",c.flatMap(({below:b})=>b)),
ne("jumps",[Ye(t),...d],{"stroke-linecap":"round","stroke-linejoin":"round"}),ne("above",[...h,...o?Ze(t,o):[]]),ne("numbers",c.flatMap(({above:b})=>b),{"font-w\
eight":700}),ne("route",Je(t,a,t.start))]}function Mt(e,t){let r=.2,o=e.map(({drawn:c,caption:u})=>{let p=ge(c.plan),m=Math.min(.3,p/Math.max(1,u.length)*1.9),d=pe(
"caption",[0,c.plan.rows+.4],m,u,"ink");d.attributes["text-anchor"]="start";let h=ne("board",[...Pr(c),d],{transform:`translate(${r} ${.2})`});return r+=p+.5,xt(
h,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+Sr+.2,i=xt(de(0,0,s,a,{fill:"paper"}),t),l=Oe(e.map(({caption:c})=>c).join(" "));return`<svg xml\
ns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*hn)}" height="${Math.round(a*hn)}" font-family="${$r}"><title>${l}</title>${i}${o.
join("")}</svg>`}var bn={text:""},wn=e=>{bn.text=e},Lr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`);function yn(e,t){
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
${o} type="application/json">${Lr(e)}${s}
${o}>(${bn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function Or(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function vn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:Me(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function Cr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function et(e,t,n,r){let o=()=>`${e.map(({
trace:g})=>g.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:g}=getComputedStyle(h),S=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return g==="light"||g==="dark"?g:S}let a=()=>Mt(e.map(g=>vn(g)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(g){i.hidden=!1,i.value=g,i.select();try{await navigator.clipboard.writeText(g),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let u=()=>Nt(h,n()),p=[D("Picture (SVG)","The board at this step",()=>Ue(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),D("Picture (PNG)","Th\
e board at this step",async()=>Ue(await Or(a()),`${o()}.png`)),D("Link to this step",null,()=>c(u())),D("Embed","HTML for a page of yours",()=>c(`<iframe src="${u()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),D("This page","A file that needs no network",()=>Ue(new Blob([yn(t,n())],{type:"text/html"}),
`${o()}.html`))],m=f(".column.menu.bare",{role:"group",label:"Export"},p,i,l);m.hidden=!0;let d=D("Export","A picture, a link, the page",()=>b(!!m.hidden)),h=f(
".share",d,m);function b(g){m.hidden=!g,i.hidden=!0,l.textContent="",O(d,"aria-expanded",`${g}`)}b(!1),h.addEventListener("keydown",g=>{g.key!=="Escape"||m.hidden||
(b(!1),d.focus(),g.stopPropagation())}),h.addEventListener("focusout",({relatedTarget:g})=>{g instanceof Node&&!h.contains(g)&&b(!1)});let v=f(".strip");function M(){
let g=e.flatMap(S=>Cr(S).map(y=>{let $=vn(S,y),k=Mt([$],"light"),x=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(k)}`;return f("img",{src:x,alt:`Step ${y}\
: ${$.caption}`})}));v.replaceChildren(...g)}let w=matchMedia("print");return w.addEventListener("change",()=>w.matches&&M(),{signal:r}),w.matches&&queueMicrotask(
M),{node:h,strip:v}}var Rr="M4 3h3v10H4zM9 3h3v10H9z",Mn="M4 2.5v11l9-5.5z",jr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",Mn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],Nr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),kn=900,[xn,Hr]=[700,250];function Ir(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:
e!==" "&&(n||t.scrollHeight>t.clientHeight)}function tt(e,t,n=1){let r=kn/n,o,s=[];function a(y){clearTimeout(o),o=y,h.setAttribute("d",o?Rr:Mn),O(d[2],"label",
o?"Pause":"Play"),O(t,"aria-live",o?"off":"polite")}let i=()=>a();function l(y){i(),e.go(B(y,0,e.last()))}let c=()=>s.some(({at:y})=>y===e.index())?3:1,u=()=>a(
setTimeout(()=>{t.isConnected&&e.forward()!==!1&&e.index()<e.last()?u():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),u()}let m={Home:()=>l(
0),ArrowLeft:()=>l(e.back())," ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:y})=>y>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({
at:y})=>y<e.index())?.at??0)},d=jr.map(([y,$,k])=>{let x=ie("","0 0 16 16",K("path",{d:k}));return D(x,`${$} (${y.trim()||"space"})`,m[y],$)});N(d[3],"primary",
!0);let h=d[2].querySelector("path"),b=f("input.bar",{type:"range",min:0,label:"Step",input:()=>l(+b.value)}),v=f(".ticks",{"aria-hidden":"true"}),M=f("span.of"),
w=Ie("Speed",Nr,n,y=>{r=kn/Number(y)});function g(){let y=e.index(),$=e.last();b.value=`${y}`,b.style.setProperty("--at",`${y/Math.max(1,$)}`),O(b,"aria-valuete\
xt",e.words(y)),H(M,`${e.number(y)} / ${e.number($)}`);let k=x=>x<2?y<=0:x>2&&y>=$;d.forEach((x,C)=>O(x,"aria-disabled",k(C)))}function S({at:y,text:$},k){let x=k%
Math.ceil(s.length/10)===0&&$;return f("span",{style:`--at:${y/Math.max(1,e.last())}`},x)}return i(),{update:g,pause:i,pace(){let y=o?.8*r:xn;return y<Hr?0:Math.
min(y,xn)},goTo:l,focus:()=>d[3].focus(),node:f(".row.transport.screen",{role:"group",label:"Time"},f(".row.buttons",d),f(".track",b,v),M,w),reset(){s=e.ticks(),
b.max=`${e.last()}`,v.replaceChildren(...s.map(S)),g()},key(y,$){let k=y===" "?", button, summary":"";return!m[y]||$.matches(`select, input:not([type=range])${k}`)||
Ir(y,$)?!1:(m[y](),!0)}}}function fe({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),u=t?`${e}.${t}`:e;return K(u,{...n,style:c||null},a.map(fe),i)}function $n(e,t){let{start:n,cells:r}=e,o=Be(e),s=new Map;function a(d){let[h,b]=Q(e,d),v=d===n?"start":d===r&&"goal",M=f(".cell",{role:"gridcell","data-cell":d,
"data-end":v,style:`grid-column:${b+1}`},f("span.number",`${d}`),f("span.end",{"data-is":v}),f("span.badge"));return N(M,"odd",(h+b)%2),s.set(d,M),M}function i(d){
for(let h of s.values())h.tabIndex=h===d?0:-1}function l(d){let{key:h,target:b}=d,[v,M]=Q(e,Number(b.dataset.cell)),w={ArrowLeft:[v,M-1],ArrowRight:[v,M+1],ArrowUp:[
v+1,M],ArrowDown:[v-1,M]};if(h==="Enter"||h===" ")b.click();else if(w[h]){let g=o.find(S=>`${Q(e,S)}`==`${w[h]}`);s.get(g??-1)?.focus()}else return;d.preventDefault(),
d.stopPropagation()}let c=d=>o.filter(h=>Q(e,h)[0]===d).sort((h,b)=>Q(e,h)[1]-Q(e,b)[1]),u=F(e.rows).reverse(),m=f(".grid",{role:"grid",label:t,keydown:l,focusin:({
target:d})=>i(d)},u.map(d=>f(".rank",{role:"row"},c(d).map(a))));return i(s.get(n)??s.get(1)),{node:m,cells:s}}var[Sn,En]=[150,350],Ar=.25,Tn=24;function qr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...F(o-e+1).map(a=>e+a),...F(o-n).
map(a=>o-1-a)]}function zr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Ee(e,n,r);return[i(0),i(a),V(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ke(e,n,r,
wt(e,n,r,o));return[...F(Tn+1).map(a=>s(a/Tn)),V(e,r)]}function Pn(e,t,n,r){let s=qr(n,e.cells).map(c=>V(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[u,p]]of s.slice(1).entries()){let[m,d]=s[c],h=[(m+u)/2,Math.min(d,p)-Ar];a.push({at:h,time:i+Sn/2,easing:"ease-in"}),i+=Sn,a.push({at:[u,p],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let u=zr(e,t,c);for(let[p,m]of u.entries())a.push({at:m,time:i+En*(p+1)/u.length,easing:"linear"});i+=En}let l=B(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Fr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Ln=([e,t])=>`translate(${e}px,${t}px)`;function On(e,t){let n=K("path.piece",{d:Fr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,O(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&O(n,"style",`t\
ransform:${Ln(V(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,u=a.flatMap(m=>{let d=Pn(e,t,m,i).map(
h=>({...h,time:c+h.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let p=u.map(({at:m,time:d,easing:h})=>({transform:Ln(m),offset:d/c,easing:h}));O(n,"vi\
sibility",null),r=n.animate(p,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Dr=400;function Cn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:u}=e,p=ge(c),{node:m,
cells:d}=$n(c,n),h=new Map,b=Z("new"),v=Z("touched"),M=!1,w=null,g=new Set,S=null,y=[],$=`0 0 ${p} ${u}`,k=ie(".layer.goal",$,fe(Ye(c))),x=ie(".layer.jumps",$,Qe(
c,l).map(fe)),[C,j,P]=["g.tree","g.move","g.route"].map(L=>K(L)),T=ie(".layer.above",$,C,j,P),E=On(c,l),z=ie(".layer.top",$,E.node),G=f(".sheet",m,k,x,T,z);function re(L,R,I){
if(!w)return"";let[q,Y]=[w.distance.get(L),w.predecessor.get(L)],A=[`cell ${L}`,d.get(L)?.dataset.end,...Wt(L,l)],U=w.visited.has(L)?"visited":"not reached";return A.
push(R?"current":"",q!=null?`reached in ${X(q,o)}`:U,Y!=null?`from ${Y}`:"",I?r:"",g.has(L)?"part of what is wrong":""),A.filter(Boolean).join(", ")}let ee=L=>`\
var(--tint-${xe(L,s)})`;function at(L,R,I,q){let Y=L.current===R,A=L.visited.has(R),U=L.distance.get(R),Tt=L.predecessor.get(R),Pt=`${[Y,q,A,U,Tt,g.has(R)]}`;if(h.
get(R)===Pt)return;h.set(R,Pt);let Bn=U!=null?"reached":A&&"visited";ye(I,{"data-distance":U,"data-tint":U!=null&&xe(U,s),"data-from":Tt,"data-visited":A,"data-\
waits":q,"aria-current":Y,"data-state":Y?"current":q?"frontier":Bn,label:re(R,Y,q)}),U!=null&&I.style.setProperty("--tint",ee(U)),O(I.lastChild,"data-is",W(U)||
null)}function Ce(){if(!w)return;let L=new Set(w.frontier.map(([R])=>R));for(let[R,I]of d)at(w,R,I,L.has(R))}function we(){if(!w)return;let L=M?Xe(c,w.predecessor,
w.current):[];C.replaceChildren(...L.map(fe))}let Re=L=>L.map(R=>x.querySelector(`[data-ends="${R} ${l.get(R)}"]`));function je(L,R){let I=new Set(Re(R));for(let q of x.
children)N(q,L,I.has(q))}function it(L){let R=L.flatMap(([,I,q])=>q===I?[]:t.ride(I).feet);P.replaceChildren(...Je(c,L,a).map(fe)),N(x,"routed",L.length),je("ta\
ken",R)}let Et=()=>N(G,"arrived",!0),Vn=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:d,columns:p,shape:p/u,node:f(`.board${Vn}`,
{style:`--wide:${p};--high:${u}`},G),paint(L,R,I,q,Y=0){w=L;let A=`${Object.values(I??{})}`!=`${Object.values(S??{})}`;(A||q.length)&&E.rest(),N(G,"arrived",!1),
Ce(),b([...R].map(U=>d.get(U))),we(),j.replaceChildren(...(I?Ze(c,I):[]).map(fe)),v(Re(I?.feet??[])),`${q}`!=`${y}`&&it(q),Y>0&&q.length?E.walk(Qt(t,q),Dr,Et):Y>
0&&A&&I&&E.walk([I],Y),S=I,y=q},piece:E,top:z,celebrate:Et,showTree(L){M=L,we()},mark(L,R){let I=R.flatMap(A=>A.moves??[]),q=R.flatMap(A=>A.jumps??[]),Y=I.flatMap(
([,A])=>t.ride(A).feet);je("found",[...q.map(([A])=>A),...Y]),g=new Set(R.flatMap(A=>A.cells??[]));for(let[A,U]of d)N(U,"differs",A===L),N(U,"found",g.has(A));Ce()},
drawn:()=>({plan:c,jumps:l,farthest:s,state:w,found:g,move:S,treeShown:M,route:y})}}var be=e=>e.length-e.trimStart().length;function Vr(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>be(o)<be(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function Rn(e){let t=Vr(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(be),80)}}var jn=e=>e.startsWith("#:");function Br(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return N(i,"told",a==="c1"&&jn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function Wr(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,be(n.data))))}function Gr({name:e,first:t,
lines:n},r){let{head:o,indent:s}=Rn(n),a=n.map((c,u)=>{let p=u<o?0:Math.max(0,be(c)-s),m=f("code.text",{style:`--indent:${p}`},Br(r?.[u],c));return u>=o&&Wr(m,s),
f(".line",{"data-line":u},f("span.runs"),f("span.at",`${t+u}`),m)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function Nn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=Z("now"),l=Z("raised"),c=e.
map((y,$)=>Gr(y,r?.[$])),u=he(".lines","Code",...c.map(({node:y})=>y)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],m=null,d=!1,h=D("","Show or fo\
ld what comes before the first line that runs",()=>{d=!d,b()});function b(){O(h,"aria-expanded",`${d}`);for(let{above:y}of c)y.hidden=!d&&!(m&&y.contains(m))}let v=le(
"Notes","Show the comments that narrate",y=>N(u,"told",y)),M=!1,w=new ResizeObserver(()=>{M=!0,m&&ue(u,m)});w.observe(u),o.addEventListener("abort",()=>w.disconnect());
function g({rows:y,counts:$},k){k.forEach((x,C)=>{if(x===$[C])return;$[C]=x;let j=y[C].firstChild;O(j,"style",x>0&&`--runs:${Math.log2(x+1).toFixed(2)}`),O(j,"t\
itle",x>0&&`ran ${X(x,"times")}`)})}let S=f(".flow.heads.bare",h,a,f("span.tools",s,v));return{node:f(".column.code",S,u),paint({fn:y,line:$,depth:k,runs:x},C){
c.forEach((j,P)=>{j.node.hidden=P!==y,g(j,x[P])}),$!=null&&(m=c[y].rows[$],H(h,`${e[y].name}`),H(a,k?`${X(k,"calls")} deep`:""),i([m]),l([C&&p]),b(),M&&ue(u,m))}}}function Ur(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=F(e).
map(i=>{let[l,c]=o(i),[u,p]=o(i&&i-1>>1);return K("g",K("line",{x1:u,y1:p,x2:l,y2:c}),K("circle",{cx:l,cy:c,r:13.5}),K("text",{x:l,y:c+4.5}),K("text.key",{x:l+15,
y:c-6}))}),a=ie("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[u,p]=i[c]??[null,
""];ye(l,{visibility:!i[c]&&"hidden","data-cell":u}),H(l.children[2],u??"?"),H(l.children[3],p.slice(0,5))}),H(r,i.length>e?`${i.length-e} more below`:"")}}}function Hn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=$e(e),s=Z("new"),a=f(`.chips.${o}`,{role:"list",label:n}),[i,l]=r.map(d=>f("span.quiet",d)),c=he(".row.frontier.wa\
iting",n,i,a,l),u=o==="heap"&&t>0?Ur(Math.min(t,15)):null;c.hidden=!e.roles.frontier;let p=()=>f("span.row.chip",{role:"listitem"},f("b"),f("small"));function m(d,[
h,b]){O(d,"data-cell",h),H(d.children[0],h??"?"),H(d.children[1],b)}return{node:c,heap:u?.node??null,read:()=>[...a.children].map(d=>{let{cell:h}=d.dataset;return[
h?+h:null,d.children[1].textContent]}),paint({state:{frontier:d},joined:h}){He(a,d,p,m),u?.paint(d),s(h.map(v=>a.children[d.lastIndexOf(v)]));let b=a.lastElementChild;
o==="stack"&&b&&ue(c,b)}}}function nt(e,t,n,r,o){let s=Xt(e,o),{rules:a,unit:i}=s,l=Cn({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:$e(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&le("Every line","Stop at every line",k=>{$.stops=s.stopsOf(k),r(k)}),u=Nn(e,t,n,...c?[c]:[]),p=Hn(
s),m=Ut(s),[d,h,b]=[f("span.sentence"),f("strong.outcome"),f("p.game")],v=f("p.speaker",{"aria-live":"polite"},d," ",h),M=f(".says",v,b),w=e.steps.length-1,g=-1;
n.addEventListener("abort",l.piece.rest);function S(){let k=u.node.querySelector(".s-line.s-now"),x=l.node.querySelector("[data-state=current]"),C=j=>Object.fromEntries(
[...l.cells].filter(([,{dataset:P}])=>P[j]).map(([P,{dataset:T}])=>[P,Number(T[j])]));return{current:x&&Number(x.dataset.cell),frontier:p.read(),distance:C("dis\
tance"),predecessor:C("from"),visited:Object.keys(C("visited")).map(Number),line:k&&Number(k.dataset.line),says:e.steps[g]?.says?d.textContent:""}}function y(k){
let x=Vt(k);return x!==d.textContent?x:k&&!a.jumps.has(k.landing)?"No jump there.":""}let $={trace:e,replay:s,board:l,code:u,frontier:p,tables:m,says:M,speaker:v,
read:S,stops:s.stopsOf(!s.mixed),index:()=>g,placeAt:k=>$.stops.findLastIndex(x=>x<=k),placeFrom:k=>Math.min($.placeAt(k-1)+1,$.stops.length-1),show(k,x=0){let C=$.
stops[$.placeAt(k-1)]??-1,j=g===C;g=k;let P=g===w,T=s.changes(C,g),E=s.moves[g]??null,z=P&&e.outcome!=="returned",G=P&&!z&&e.answer?.route||[],re=P&&e.findings.
length>0;l.paint(T.state,T.cells,E,G,j&&!re?x:0),u.paint(T.state,P),p.paint(T),m.paint(T),O(M,"data-failed",z),O(d,"data-told",e.steps[g]?.told);let ee=Ne(s.sentence(
g));ee.textContent!==d.textContent&&d.replaceChildren(ee),H(h,P?Dt(e):""),H(b,P?"":y(E))}};return $}function rt(e,t){let n=(r,o)=>f("span.row",f("i.key",{"data-\
key":r}),o);return f(".flow.quiet.legend.screen",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",$e(e).waits),e.roles.distance&&n("reac\
hed","reached: near to far"),e.roles.visited&&n("visited","only landed on"),t&&n("found","part of what is wrong"))}var ot=e=>le("Tree","From where each cell was\
 reached",t=>{for(let{board:n}of e)n.showTree(t)});var Kr=({says:e})=>`${Me(e)}${/[.!?]$/.test(e)?"":"."}`,$t=(e,{board:{name:t,cells:n}},r=3)=>f(".flow.title",f("span",{role:"heading","aria-level":r},e),f("span\
.quiet",`${t?`${t} · `:""}${n} cells`));function In(e,t,n={}){let{trace:r,highlight:o}=t,s=De(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:u=r.name}=r,p=r.steps.length-1,m=Fe(e,`Stepper: ${u}`,n,k),d=nt(r,o,m.signal,()=>{v=0,y(),w.reset()}),{replay:h}=d,b=-1,v=0,M=()=>Math.max(0,d.placeAt(b)),
w=m.use(tt({last:()=>d.stops.length-1,index:M,number:T=>Math.max(0,d.stops[T]??0),go:T=>$(d.stops[T]),back:()=>M()-(d.stops[M()]===b?1:0),words:T=>`step ${Math.
max(0,d.stops[T])} of ${Math.max(0,p)}: ${h.sentence(d.stops[T])}`,ticks:()=>h.ticks.map(({index:T,throws:E})=>({at:d.placeFrom(T),text:W(E)})),forward(){let T=d.
stops[d.placeAt(b)+1];return T===void 0||g.asks(b,T)?!1:($(T),!0)}},d.speaker,n.speed)),g=nn(h,$,w.focus),S=Kt(d,w.goTo);function y(){d.show(b,w.pace()),v=Math.
max(v,M()),S.update(d.stops,M(),g.on()?M():v),w.update(),m.relight()}function $(T){let E=B(Math.round(T)||0,0,p);g.drop(),E!==b&&(b=E,y(),n.onMove?.(b))}function k(T){
if(g.answer(T))return;let E=h.first.get(T);E!==void 0?w.goTo(d.placeFrom(E)):H(d.says.lastChild??d.says,`Cell ${T} is not reached in this run.`)}let x=le("Predi\
ct","Be asked which cell comes next",T=>{w.pause(),g.drop(T),y()},n.predict),C=et([d],t,()=>b,m.signal),j=c.length>0&&f("ul.findings",{label:"What is wrong"},c.
map(T=>f("li",Kr(T)))),P=f(".row.under.screen",rt(r,c.length>0),l.predecessor&&ot([d]));return m.root.append(f(".column.frame",f(".flow.head",$t(u,r,n.level),w.
node,f(".tools",x,m.lecture,C.node)),f(".stage",{style:`--shape:${d.board.shape};--columns:${d.board.columns}`},f(".column.main",d.board.node,P),f(".column.side\
.screen",d.says,g.node,j,d.code.node,d.frontier.node)),f(".flow.folds.screen",d.tables.folds,d.frontier.heap&&oe("Heap",d.frontier.heap),S.node,a.length>0&&oe("\
What was guessed",f("ul",a.map(T=>f("li",T)))),i&&oe("What it printed",he(".printed","What it printed",i))),C.strip)),g.drop(n.predict),d.board.mark(null,c),b=B(
n.position??d.stops[0],0,p),y(),w.reset(),{go:$,position:()=>b,state:d.read,element:m.root,destroy:m.destroy}}function St(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function An(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:F(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${X(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function qn(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${X(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var zn=e=>e==null?"unreachable":X(e);function _r(e,t){let{name:n,title:r=n}=e.trace,o=t?oe("Code",e.code.node):e.code.node;return f("section.column.pane",{label:r},
f(".pane-head",r),e.says,f(".pair",e.board.node,o),e.frontier.node,f(".flow.folds.screen",e.tables.folds,e.frontier.heap&&oe("Heap",e.frontier.heap)))}function Qr(e,t){
let n=t.map((o,s)=>D(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>N(s,"away",a!==o)),n.forEach((s,a)=>O(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".\
flow.switch.screen",{role:"group",label:"Run"},n),choose:r}}function Fn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(E=>[E,"snl-trace"]),i=De(
e,[r,"snl-together"],...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),u=Fe(e,"Steppers together",n,E=>S(E)),p=gt(s),m=s.map((E,z)=>nt(E,o[z],u.signal,
void 0,p)),d=St(m),h=-1,b="",v=l[0]?.cell??s[0].board.cells,M=u.use(tt({last:()=>d.length-1,index:()=>h,number:E=>E,ticks:()=>d.ticks,words:E=>d.words(E),go:w,back:()=>h-
1,forward:()=>w(h+1)},c));function w(E){let z=B(Math.round(E??0)||0,0,d.length-1);z!==h&&(h=z,m.forEach((G,re)=>{let ee=B(d.at(h,G,re),0,G.stops.length-1);G.show(
G.stops[ee],M.pace())}),H(c,b&&h===d.start?b:`${b} ${d.words(h)}`.trim()),M.update(),u.relight(),n.onMove?.(h))}function g(E,z,G="",re=null){[d,b,h]=[E,G,-1];for(let{
board:ee}of m)ee.mark(z,re?[re]:[]);M.pause(),w(d.start),M.reset()}function S(E,z="",G=null){v=E,$.value="cell",g(qn(m,E),E,z,G)}let $=Ie("Align by",[["steps","\
Line by line"],["throws","By distance"],["cell","At one cell"]],"steps",E=>{E==="cell"?S(v):g(E==="throws"?An(m):St(m),null)});function k({trace:E,cell:z,true:G,
claimed:re,finding:ee},at){let{name:Ce,title:we=Ce}=s[E],Re=ee.kind==="answers"?"":`: ${ee.says}`,je=`They part at cell ${z}. Right: ${zn(G)}. ${we} says ${zn(re)}${Re}\
.`,it=`${at?"D":"First d"}ifference${l[1]?`, ${we}`:""}`;return D(it,null,()=>{S(z,je,ee),j.choose(E)})}let x=l.map(k),C=m.map(E=>_r(E,m.length>2)),j=Qr(C,s.map(
({name:E,title:z=E})=>z)),P=et(m,t,()=>h,u.signal),T=f(".tools",u.lecture,P.node);return u.root.append(f(".column.frame.several",f(".flow.head",$t(`${m.length} \
runs on one board`,s[0],n.level),M.node,T),f(".flow.line-up.screen",c,$,x,ot(m)),j.node,f(".panes.screen",C),rt(s[0],l.length>0),P.strip)),n.difference&&x[0]?x[0].
click():w(n.position),M.reset(),{go:w,position:()=>h,state:()=>m.map(({read:E})=>E()),element:u.root,destroy:u.destroy}}var st=(e,t,n)=>"together"in t?Fn(e,t,n):In(e,t,n);function Dn(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),u={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return st(o,c,{...u,...e})});function r(){let o=jt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Yr({model:e,el:t}){let n=st(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Rt(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Zr(e){
return wn(e),{mount:st,mountAll:Dn,render:Yr}}return Qn(Jr);})();
return bundle.start(`${snl}`);
})();
