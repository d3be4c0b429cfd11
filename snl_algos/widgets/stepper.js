// built from web/ by `npm run build`
const snlStepper = (function snl() {
"use strict";
"use strict";var bundle=(()=>{var ot=Object.defineProperty;var On=Object.getOwnPropertyDescriptor;var Cn=Object.getOwnPropertyNames;var Rn=Object.prototype.hasOwnProperty;var jn=(e,t)=>{for(var n in t)ot(e,n,{get:t[n],enumerable:!0})},Nn=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Cn(t))!Rn.call(e,o)&&
o!==n&&ot(e,o,{get:()=>t[o],enumerable:!(r=On(t,o))||r.enumerable});return e};var Hn=e=>Nn(ot({},"__esModule",{value:!0}),e);var jr={};jn(jr,{start:()=>Rr});function C(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function ye(e,t){for(let n in t)C(e,n,t[n])}var z=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),In=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,qn="http://www.w3.org/1999/xhtml",zn="http://www.w3.org/2000/svg";function St(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
z(s,a,!0);for(let a of n)In(a)?ye(s,a):s.append(...[a].flat().filter(Boolean));return s}var f=(e,...t)=>St(qn,e,t),Q=(e,...t)=>St(zn,e,t),le=(e,t,...n)=>Q(`svg${e}`,
{viewBox:t,"aria-hidden":"true"},...n);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.
remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Y(e){let t=[];return n=>{for(let r of t)z(r,e,!1);t=n.filter(r=>!!r);for(let r of t)
z(r,e,!0)}}function me(e,t){let{offsetTop:n,offsetHeight:r}=t,{scrollTop:o,clientHeight:s}=e,a=Math.min(r,s/5);if(n<o+a||n+r>o+s-a){let l=n+r-s;e.scrollTop=Math.
min(n,Math.max(l,n-s/3))}}var F=(e,t,n,r)=>f("button.button",{type:"button",title:t,label:r,click:n},e);function ae(e,t,n,r=!1){let o=F(e,t,()=>{r=!r,C(o,"aria-\
pressed",`${r}`),n(r)});return C(o,"aria-pressed",`${r}`),o}function Re(e,t,n,r){let o=t.map(([a,i])=>f("option",{value:a,selected:a===n&&""},i)),s=f("select.bu\
tton",{label:e},o);return s.addEventListener("change",()=>r(s.value)),s}var be=(e,t,...n)=>f(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);function Et(e,t){
if(!e.matches(".s-scroll"))return!1;let{clientWidth:n,clientHeight:r,scrollWidth:o,scrollHeight:s}=e,[a,i]=[o-n,s-r],l=i>1&&getComputedStyle(e).overflowY!=="hid\
den";if(a<=1&&!l)return!1;let d={ArrowLeft:[-40,0],ArrowRight:[40,0],Home:l?[0,-i]:[-a,0],End:l?[0,i]:[a,0],PageUp:l?[0,-.9*r]:[-.9*n,0],PageDown:l?[0,.9*r]:[.9*
n,0]}[t];return!d||d[0]!==0&&a<=1?!1:(e.scrollBy(...d),!0)}var ne=(e,...t)=>f("details.fold",f("summary",e),...t),ve=(e,t)=>t.map(n=>f("span",{role:e},n));var An=".jp-WindowedPanel-outer, .jp-Notebook";function Fn(e){let t=e?.closest(".jp-Notebook");if(!e||!t?.matches(":focus-within.jp-mod-commandMode")||[...t.querySelectorAll(
".jp-InputPrompt")].some(o=>o.textContent?.startsWith("[*]")&&!e.contains(o)))return!1;let r=t.querySelector(".jp-Cell.jp-mod-active");return r===e||r?.previousElementSibling===
e}function Tt(e,t){z(t,"framed",!0),t.append(f("p.quiet.focus-hint","Click on the board to use the keys ← → and space."));let n=!1;function r(s){let{target:a,
key:i,shiftKey:l}=s,c=a instanceof Node&&e.contains(a),d=e.closest(".jp-Cell")?.nextElementSibling;!c||i!=="Enter"||!l||!(d instanceof HTMLElement)||(s.preventDefault(),
s.stopImmediatePropagation(),d.focus(),d.dispatchEvent(new KeyboardEvent(s.type,s)))}addEventListener("keydown",r,!0);let o=new ResizeObserver(()=>{let s=e.closest(
An);s&&(t.style.setProperty("--window",`${s.clientHeight}px`),!(n||!e.offsetHeight)&&(n=!0,o.observe(s),Fn(e.closest(".jp-Cell"))&&(t.focus({preventScroll:!0}),
requestAnimationFrame(()=>t.scrollIntoView({block:"nearest"})))))});return o.observe(e),()=>{removeEventListener("keydown",r,!0),o.disconnect()}}function Lt(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),r=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
r)?null:{step:Number(n),number:r}}var Vn=(e,t)=>`#step=${e}${t>1?`&stepper=${t}`:""}`;function Pt(e,t){let{host:n}=e.getRootNode(),o=[...document.querySelectorAll(
"div[data-snl]")].findIndex(s=>s.contains(n))+1;return`${location.href.split("#")[0]}${Vn(t,o)}`}var ke=new Set,pe=null,Ne=null,Dn=[" ","Home","End"];function je(e){let{top:t,bottom:n}=e.getBoundingClientRect();return Math.min(n,innerHeight)-Math.max(t,0)}function Bn(){
return pe&&pe.root.isConnected?pe:[...ke].filter(({root:t})=>je(t)>0).sort((t,n)=>je(n.root)-je(t.root))[0]}function Wn(e){let{height:t}=e.root.getBoundingClientRect(),
n=Math.min(t,innerHeight);return je(e.root)>=n*([pe,Ne].includes(e)?.5:.98)}function Ot(e){let t=e.composedPath()[0],{key:n,defaultPrevented:r,ctrlKey:o,metaKey:s,
altKey:a,shiftKey:i}=e;if(r||o||s||a||i)return;let l=Dn.includes(n);if(!l&&n!=="ArrowLeft"&&n!=="ArrowRight"||t.closest("input, textarea, select, [contenteditab\
le], [role=textbox], [role=tab], .snl-stepper"))return;let d=Bn();!d||l&&!Wn(d)||d.key(n,t)&&(Ne=d,e.preventDefault())}function Ct(e){ke.size===0&&addEventListener(
"keydown",Ot),ke.add(e);for(let t of["pointerdown","focusin"])e.root.addEventListener(t,()=>{pe=e})}function Rt(e){ke.delete(e),pe===e&&(pe=null),Ne===e&&(Ne=null),
ke.size===0&&removeEventListener("keydown",Ot)}var jt=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var st=new Map;function Kn(e){let t=st.get(e)??new CSSStyleSheet;return st.has(e)||t.replaceSync(e),st.set(e,t),t}function at(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=jt;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Kn(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var He=e=>e.getRootNode().activeElement??
null,Nt=()=>document.querySelectorAll(".snl-host");var it='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px s\
olid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{\
color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{d\
isplay:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;justify-content:space-be\
tween;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em\
;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed \
var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(\
--tint-6),var(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25re\
m .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-si\
ze:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:\
empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;fo\
nt-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (mi\
n-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(\
0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-l\
ine-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1\
.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{fl\
ex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet\
) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex\
;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--n\
ow);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);colo\
r:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-widt\
h:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar\
::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-\
mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper\
))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;\
border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-\
ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;tra\
nsform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:\
4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in sr\
gb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data\
-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-quest\
ion{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-item\
s:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-\
part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);righ\
t:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0\
 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inheri\
t;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:\
0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:\
.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.\
s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2r\
em}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5re\
m;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) *\
 var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-ra\
dius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-column\
s:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=s\
tart]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-\
1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint="5"]{background:var(--t\
int-5)}[data-tint="6"]{background:var(--tint-6)}[data-tint="7"]{background:var(--tint-7)}[data-tint="8"]{background:var(--tint-8)}[data-tint]{box-shadow:inset 0\
 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--\
unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{b\
order:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell\
:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom le\
ft,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell\
:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-numbe\
r{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.\
3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bot\
tom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{con\
tent:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.\
s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-\
dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{\
position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4\
}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-\
lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;tex\
t-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(-\
-far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear \
.08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}.snl{.s-panel{display:flex;flex-direction:column;gap:\
.3rem;min-width:0}.s-heads{font-size:.85rem;color:var(--quiet)}.s-heads .s-button{min-width:0;min-height:1.5rem;padding:0 .5em;border-color:transparent;font-siz\
e:.85rem}.s-heads .s-tools{margin-left:auto}.s-heads .s-tools .s-button{border-color:var(--line)}.s-code>.s-heads>.s-button{padding:0 .3em;font-family:var(--mon\
o)}.s-code>.s-heads>[aria-expanded]:before{content:"▸";margin-right:.5em}.s-code>.s-heads>[aria-expanded=true]:before{content:"▾"}.s-code{flex:1 1 0;min-height:\
9rem}.s-lines{flex:1 1 0;min-height:6rem;padding:.4rem 0;border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper))}.s-scroll{position:relat\
ive;overflow:auto;scrollbar-width:thin}.s-listing{font:.875rem/1.5 var(--mono)}.s-line{display:grid;grid-template-columns:1.6rem 2.2rem minmax(0,1fr);align-item\
s:start;padding-right:.5rem;border-left:4px solid transparent}.s-runs[style]{align-self:start;width:min(100%,var(--runs) * .22rem);height:.5em;margin-top:.5em;b\
order-radius:0 .2em .2em 0;background:color-mix(in srgb,var(--goal) 35%,var(--paper))}.s-at{padding-right:.7em;text-align:right;color:var(--quiet);user-select:n\
one}.s-text{padding-left:calc((var(--indent) + 4) * 1ch);font:inherit;color:inherit;background:none;border:0;text-indent:calc((var(--indent) + 4) * -1ch);white-\
space:pre-wrap;overflow-wrap:anywhere}.s-text span{text-indent:0}.s-lines:not(.s-told) span.s-told{display:none}.s-line.s-now,.s-step.s-now{border-color:var(--n\
ow);background:var(--nowSoft)}.s-now .s-at,.s-now .c1{color:var(--ink)}.s-line.s-raised{border-color:var(--wrong);background:var(--wrongSoft);text-decoration:un\
derline wavy}:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:ligh\
t-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}@container (max-width: 33rem){.s-heads .s-bu\
tton{min-width:44px;min-height:44px}}}.snl{.s-frontier{flex:none}.s-frontier>.s-heads{display:none}.s-waiting{display:flex;align-items:center;gap:.45rem;height:\
2.9rem;padding:.2rem 0;overflow-y:hidden;font-size:.9rem}.s-chips{display:contents}.s-chip{flex:none;display:flex;align-items:baseline;gap:.4em;padding:.1em .55\
em;border:1.5px dashed var(--wait);border-radius:.5em}.s-chip small{max-width:9em;overflow:hidden;color:var(--quiet);text-overflow:ellipsis;white-space:nowrap}.\
s-chip small:empty{display:none}:is(.s-queue,.s-heap)>:first-child,.s-stack>:last-child{border:2px solid var(--wait)}.s-chip.s-new{background:color-mix(in srgb,\
var(--now) 14%,var(--paper))}.s-gone{margin-left:auto}.s-folds{display:flex;flex-wrap:wrap;align-items:start;gap:.2rem 1.6rem;padding-top:.4rem;border-top:1px s\
olid var(--line);font-size:.9rem}.s-fold[open]{flex:1 1 20rem;min-width:0}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-distances,.s-variables{m\
ax-height:16rem;border:1px solid var(--line);border-radius:.4rem}[role=row]:not(.s-row){padding:.1rem .5rem;border-left:4px solid transparent}.s-scroll [role=ro\
w].s-new{border-color:var(--now);font-weight:700}.s-distances [role=row]{display:grid;grid-template-columns:repeat(3,1fr)}.s-variables [role=row]{display:flex;g\
ap:.75em;justify-content:space-between;overflow-wrap:anywhere;font-family:var(--mono)}.s-variables [role]>:first-child{flex:none;max-width:60%}.s-table-head{pos\
ition:sticky;top:0;background:var(--odd);font-weight:650}:is([role=row],.s-chip).s-lit{outline:2px solid var(--wait);outline-offset:-2px}.s-step{display:grid;gr\
id-template-columns:3em 3em minmax(0,3fr) minmax(0,2fr);gap:.75em;cursor:pointer}.s-step>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.s-go{all:u\
nset;width:100%;text-align:right;text-decoration:underline}.s-go:focus-visible{outline:3px solid var(--wait);outline-offset:-3px}.s-printed{max-height:12em;whit\
e-space:pre;font:.85em/1.5 var(--mono)}.s-tree-of{text-align:center;stroke:var(--quiet)}.s-tree-of svg{width:min(100%,var(--wide));overflow:visible}.s-tree-of c\
ircle{fill:var(--paper);stroke:var(--wait);stroke-width:1.5}.s-tree-of .s-lit circle{stroke-width:4}.s-tree-of text{fill:var(--ink);stroke:none;font-size:12px;f\
ont-weight:700;text-anchor:middle}.s-tree-of .s-key{font-size:10px;font-weight:400;text-anchor:start}}.snl{.s-panes{display:grid;grid-template-columns:repeat(au\
to-fit,minmax(min(100%,25rem),1fr));gap:1.5rem}.s-pane{display:flex;flex-direction:column;gap:.5rem;min-width:0}.s-pane-head{font-weight:650}.s-pane .s-speaker{\
font-size:1.05em}.s-line-up{gap:.4rem .6rem}.s-story{flex:1 1 20rem;min-height:2.9em;padding-left:.9rem}.s-pair{display:grid;grid-template:auto minmax(8.5rem,1f\
r) / minmax(0,1fr);gap:.5rem}.s-pair>.s-board{max-width:min(100%,var(--tall) * var(--wide) / var(--high));margin-left:0}.s-pair .s-text{white-space:pre;overflow\
-wrap:normal}.s-pane .s-says{min-height:calc(1.05 * 1.3em + 1.45em + .5rem)}.s-pane .s-line{width:max-content;min-width:100%}.s-switch{display:none}.s-several{-\
-tall: clamp(11rem, var(--window, 100vh) - 27.5rem, 40rem)}@container (max-width: 51rem){.s-switch{display:flex;gap:.4rem}.s-switch>*{flex:1}.s-away{display:non\
e}}}.snl.s-lecture{--largest: 20rem;position:fixed;inset:0;z-index:9999;overflow:auto;font-size:clamp(1.1rem,2.4vh,2rem);.s-folds{display:none}.s-hands{display:\
block}.s-button{min-width:2.6em;min-height:2.5em;font-size:.85em}.s-button svg{width:1.3em}.s-heads .s-button{min-height:1.8em}@container (min-width: 60rem){.s-\
frame{max-width:none;height:100vh;gap:1.6vh;padding:1.6vh 1.4vw}.s-stage,.s-panes{flex:1;min-height:0}.s-stage{--tall: calc(100vh - 10.5rem) }.s-listing{font-si\
ze:max(18px,.85em)}.s-waiting,.s-game,.s-heads{font-size:1em}.s-several{--tall: calc(100vh - 25em) }.s-frame>.s-legend,.s-several .s-head .s-quiet{display:none}\
.s-pane{min-height:0;gap:.8vh}.s-pair{flex:1;grid-template-rows:auto minmax(0,1fr);min-height:0}.s-pair .s-code,.s-pair .s-lines{min-height:0}.s-pair .s-heads{d\
isplay:none}}}.snl{.s-strip{display:none}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-tools,.s-transport,.s-side,.s-folds,.s-unde\
r,.s-legend,.s-panes,.s-line-up,.s-switch){display:none}&:has(.s-strip>img) .s-stage{display:none}.s-strip{display:grid;grid-template-columns:repeat(2,minmax(0,\
1fr));gap:.8rem;break-inside:avoid}.s-strip img{width:100%;border:1px solid var(--line)}}}';var lt=2;function _n(e){let t=Y("lit"),n,r=()=>t(n?[...e.querySelectorAll(`[data-cell="${n}"], [data-ends~="${n}"]`)]:[]);for(let o of["pointerover","pointerlea\
ve","focusin"])e.addEventListener(o,({target:s})=>{n=s.closest("[data-cell]")?.dataset.cell,r()});return r}function Qn(e){let n=[...Nt()].map(({shadowRoot:o})=>o?.
querySelector("[role=region]")).map(o=>o?.ariaLabel),r=e;for(let o=2;n.includes(r);o+=1)r=`${e} (${o})`;return r}function Ie(e,t,n,r){let o=Qn(t),s=f("",{class:"\
snl snl-stepper",role:"region",label:o,tabindex:-1}),{host:a,remove:i}=at(e,it,s),l=new AbortController,c=null,d={root:s,key:(h,y)=>!!c?.key(h,y)};function p({target:h,
ctrlKey:y,metaKey:k,altKey:v}){h===a&&C(a,"data-lm-suppress-shortcuts",!(y||k||v))}addEventListener("keydown",p,{capture:!0,signal:l.signal}),n.keys&&Ct(d);let u=ae(
"Lecture","Full screen, large type; Escape leaves",h=>{z(s,"lecture",h);let y=()=>{s.matches(".s-lecture")||document.exitFullscreen()};h?s.requestFullscreen?.()?.
then(y,()=>{}):document.fullscreenElement&&document.exitFullscreen()}),m=()=>s.matches(".s-lecture")&&u.click();return s.addEventListener("fullscreenchange",()=>document.
fullscreenElement||m()),s.addEventListener("keydown",h=>{let{ctrlKey:y,metaKey:k,altKey:v,shiftKey:b,key:g}=h;if(y||k||v||b)return;let S=h.target;g==="Escape"?S.
closest("[role=grid]")?s.focus({preventScroll:!0}):m():(Et(S,g)||d.key(g,S))&&h.preventDefault(),h.stopPropagation()}),s.addEventListener("click",({target:h})=>{
let y=h.closest(".s-grid .s-cell");y&&r(Number(y.dataset.cell))}),s.addEventListener("mousedown",h=>{h.target.closest(".s-grid")&&(h.preventDefault(),s.focus({preventScroll:!0}))}),
{root:s,signal:l.signal,lecture:u,relight:_n(s),use(h){return c=h,h},destroy(){c?.pause(),l.abort(),Rt(d),i()}}}function qe(e,...t){let n=t.find(([u,m])=>u?.format!==
m||u.version!==lt);if(!n)return null;let[r,o]=n,{format:s,version:a=0}=r??{},i=a>lt,c=s!==o?`This cannot be shown: it is not a recorded run (${o}).`:`This was r\
ecorded with ${i?"a newer":"an older"} version of snl_algos (${o} ${a}; this stepper reads ${o} ${lt}). ${i?"Update snl_algos, then run":"Run"} the cell again, \
or record the run again.`,d=f("p",{class:"snl snl-stepper",role:"alert"},c),{remove:p}=at(e,it,d);return{element:d,destroy:p,go(){},position:()=>0,state:()=>null}}var J={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"#\
fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a6\
a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"#\
0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Jn}=J,V=e=>Array.from({length:e},(t,n)=>n),W=(e,t,n)=>Math.min(n,Math.max(t,e));function K({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,0];
let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Ae=({columns:e,start:t})=>e+(t===0?1:0);function X(e,t){let[n,r]=K(e,t),[o,s]=Jn.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function Ht([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=W(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function ze(e,t){let[[r,o],[s,a]]=[e(t-1e-4),e(
t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Fe(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of V(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,d],[p,u]]=[e(i),e(l)],
[[m,h],[y,k]]=[ze(e,i),ze(e,l)];s.push([c+m*o/3,d+h*o/3],[p-y*o/3,u-k*o/3],[p,u])}return s}var Zn=4,Ve=(e,t)=>{let n=J.light.tints.length-1;return Math.round(n*
W(e/Math.max(t,Zn),0,1))};var D=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,Z=(e,t="throws")=>`${D(e)} ${e===1?t.replace(/s$/,""):t}`,xe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Xn={queue:{
name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"Fr\
ontier"}},$e=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Xn[`${e}`]}),er=(e,t)=>e===t?"":` and ${t>e?"up":"down"} t\
o ${t}`;function It({outcome:e,answer:t,error:n,limit:r,functions:o}){if(e==="stopped")return`It was stopped: ${r}.`;if(e==="raised"&&n){let i=o[n.function],l=i&&
n.line!=null?` Line ${i.first+n.line} of ${i.name}.`:"";return`It raised ${n.kind}: ${n.message}.${l}`}if(!t||"value"in t)return`It returned ${t?t.value:"nothin\
g"}.`;if(t.throws===null)return"It returned: the goal cannot be reached.";let s=t.route??[],a=s.map(([i,l,c])=>s.length>8?i:`${i} to ${l}${er(l,c)}`);return`It \
returned ${Z(t.throws)}${a.length?`: ${a.join(", ")}`:""}.`}function qt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the\
 jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===r?"":a||i;return n===null?`${xe(l)} from ${t}.`:`From ${t}, roll ${tr(n)}: land on ${r}${l&&`, ${l}`}\
.`}var tr=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function zt(e,t){let n=Y("new"),r=f(""),o=f(".table-head",{role:"row"},ve("columnheader",t)),s=f(`.scroll.${e.toLowerCase()}`,{role:"table",tabindex:0,label:e},
o,r),a=()=>f("",{role:"row"},ve("cell",t.map(()=>"")));function i(l,c){C(l,"data-cell",Number.isInteger(c[0])&&c[0]),c.forEach((d,p)=>I(l.children[p],d))}return{
box:s,paint(l,c){Ce(r,l,a,i);let d=[...r.children].filter((u,m)=>c.has(l[m][0]));n(d);let p=d.at(-1);p&&me(s,p)}}}function At({trace:{roles:e},unit:t}){let n=zt(
"Distances",["cell",t,"from"]),r=zt("Variables",["name","value"]),o=null;function s(){if(!o)return;let{distance:c,predecessor:d}=o.state,u=[...new Set([...c.keys(),
...d.keys()])].sort((m,h)=>m-h).map(m=>[m,D(c.get(m)),D(d.get(m))]);n.paint(u,o.cells)}function a(){o&&r.paint([...o.state.variables],o.names)}function i(c,d,p){
let u=ne(c,d),m=()=>u.open&&p();return u.addEventListener("toggle",m),{node:u,paintIfOpen:m}}let l=[i("Variables",r.box,a)];return(e.distance||e.predecessor)&&l.
unshift(i("Distances",n.box,s)),{folds:l.map(({node:c})=>c),paint(c){o=c;for(let{paintIfOpen:d}of l)d()}}}function Ft({replay:e,trace:t},n){let s=f(""),a=f(".sc\
roll",{style:"height:208px",scroll:k},s),i=Y("now"),c=f("",{role:"table",label:"Every step so far"},f(".step",{role:"row"},ve("columnheader",["step","line","wha\
t happens","what changed"])),a),d=ne("Every step so far",c);d.addEventListener("toggle",()=>v());let p=[],u=0,m=0,h=new Map;function y(b){let g=p[b],{line:S,function:w=0}=t.
steps[g],M=f("button.go",{type:"button"},`${g}`),{words:x}=e.changes(p[b-1]??-1,g),$=[M,`${t.functions[w].first+S}`,e.sentence(g),x],R="height:26px",O=()=>n(b);
return f(".step",{role:"row","aria-rowindex":b+2,style:R,click:O},ve("cell",$))}function k(){let b=Math.max(0,Math.floor(a.scrollTop/26)-4),g=t.steps.length?W(m+
1-b,0,18):0,S=s.contains(He(s)),w=h;h=new Map(V(g).map(M=>[b+M,w.get(b+M)??y(b+M)])),s.style.padding=`${b*26}px 0 ${Math.max(0,m+1-b-g)*26}px`,s.replaceChildren(
...h.values()),i([h.get(u)]);for(let[M,x]of h){let $=x.querySelector("button");$.tabIndex=M===u?0:-1,S&&M===u&&$.focus({preventScroll:!0})}}function v(){d.open&&
(k(),a.scrollTop=W(a.scrollTop,(u+1)*26-208,u*26))}return{node:d,update(b,g,S){p!==b&&h.clear(),[p,u,m]=[b,g,S],C(c,"aria-rowcount",m+2),v()}}}var Vt=e=>e!=null&&/^\d+$/.test(e)?Number(e):null;function dt(e,t,n,r=null){let o=e.moves(t),s=o.find(([,i,l])=>l===n&&i===r)??o.find(([,,i])=>i===n);if(s){let[
i,l,c]=s;return{from:t,face:i,landing:l,stand:c,feet:l===c?[]:e.ride(l).feet}}let a=o.find(([,i])=>i===n);return a?{from:t,face:a[0],landing:n,stand:n,feet:[]}:
e.jumps.get(t)!==n?null:{from:t,face:null,landing:t,stand:n,feet:[t]}}function Me(e,t,n){let r=e.moves(t).find(o=>o[1]===n);return r?dt(e,t,r[2],n):null}function nr({
steps:e},t){let n=new Map,r=null;for(let a of e){let i=a.current!==void 0&&a.frontier;if(a.current!==void 0&&(r=a.current),!(r===null||i))for(let l in a.variables){
let c=Vt(a.variables[l]),d=c!==null&&(Me(t,r,c)??Me(t,c,r));n.set(l,(n.get(l)??0)+(d?1:-4))}}let[o,s]=[...n].sort((a,i)=>i[1]-a[1])[0]??[null,0];return s>=3?o:null}
function ct(e){let t=Object.entries(e??{}).filter(([,n])=>n!=null&&n!==!1);return t.length===1?[Number(t[0][0]),t[0][1]]:null}function Dt(e,t){let n=nr(e,t),r=n&&
new RegExp(`\\b${n}\\b`),o=null,s=null,a=null;function i(l){let c=ct(l.predecessor);if(c)return dt(t,c[1],c[0],s);let d=ct(l.distance);if(d&&o!==null&&d[0]!==o)
return dt(t,o,d[0],s);let p=ct(l.visited);if(p&&o!==null)return Me(t,o,p[0]);let u=e.functions[l.function??0].lines[l.line];return s===null||o===null||!r||!r.test(
u)?null:Me(t,o,s)??Me(t,s,o)}return e.steps.map(l=>{l.current!==void 0&&(o=l.current),n&&l.variables&&n in l.variables&&(s=Vt(l.variables[n]));let c=l.current!==
void 0&&l.frontier!==void 0,d=l.frontier?.add??[],p=d.length===1&&d[0][0]===a?.stand;return a=c?null:i(l)??(p?a:null),a})}function Bt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([p,u])=>p!==u)),i=typeof n=="number"?Array.from({length:n},(p,u)=>u+
1):n;function l(p,u=[]){if(u.includes(p))return{feet:u,stand:null};let m=a.get(p);return m===void 0||u.length&&!o?{feet:u,stand:p}:l(m,[...u,p])}function c(p){return p<=
e?p:s==="win"?e:s==="bounce"?2*e-p:0}function d(p){return p===e?[]:i.flatMap(u=>{let m=c(p+u),h=m>0?l(m).stand:null;return h===null?[]:[[u,m,h]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:d}}var rr=["distance","predecessor","visited","variables"],ut=e=>({...e,distance:new Map(e.distance),predecessor:new Map(e.predecessor),visited:new Map(e.visited),
variables:new Map(e.variables),runs:e.runs.map(t=>t.slice())});function De(e,t){let n=new Map,r=(o,s)=>{let a=(n.get(`${o}`)??0)+s;return n.set(`${o}`,a),a};for(let o of t)
r(o,1);return e.filter(o=>r(o,-1)<0)}function Wt(e,t){let{function:n=0,line:r,depth:o=0,current:s=e.current,frontier:a}=t;if(Object.assign(e,{index:e.index+1,fn:n,
line:r,depth:o,current:s}),a){let{is:i,front:l=0,back:c=0,put:d={},add:p=[]}=a,u=e.frontier,m=u.slice(l,u.length-c);for(let h in d)m[Number(h)]=d[h];e.frontier=
i??m.concat(p)}t.scope&&e.variables.clear();for(let i of rr){let l=e[i];for(let c in t[i]){let d=t[i][c],p=i==="variables"?c:+c;d===null||d===!1?l.delete(p):l.set(
p,d)}}e.runs[n][r]+=1}function mt(e){let t=0;for(let{steps:n}of e)for(let{distance:r={}}of n)for(let o in r)t=Math.max(t,r[o]??0);return t}function Ut(e,t=mt([e])){
let{steps:n,functions:r,roles:o,unit:s="throws"}=e,a=Bt(e.board),i=new Map,l=new Map,c=[],d=Math.max(64,Math.ceil(n.length/200)),p=0,u=-1/0,m={index:-1,fn:0,line:null,
depth:0,current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map,variables:new Map,runs:r.map(({lines:b})=>new Uint32Array(b.length))},h=[ut(
m)];function y(b){if(o.distance)return Object.entries(b.distance??{}).filter(([,$])=>$!==null).map(([$])=>+$);let g=b.frontier??{},{add:S=[],put:w={},is:M=[...Object.
values(w),...S]}=g;return[...Object.keys(b.visited??{}).map(Number),...M.map(([x])=>x??-1)]}n.forEach((b,g)=>{Wt(m,b),p=Math.max(p,m.frontier.length);for(let w of y(
b))i.has(w)||i.set(w,g),l.set(w,g);let S=m.current===null?void 0:m.distance.get(m.current);S!==void 0&&S>u&&(u>=0&&c.push({index:g,throws:S}),u=S),(g+1)%d===0&&
h.push(ut(m))});function k(b){let g=ut(h[Math.floor((b+1)/d)]);for(;g.index<b;)Wt(g,n[g.index+1]);return g}function v(b,g){let S=k(b).frontier,w=k(g),M=De(S,w.frontier),
x=De(w.frontier,S),$=new Set,R=new Set,O=[...M.map(([j])=>`${j} leaves`),...x.map(([j])=>`${j} joins`)];for(let j of n.slice(b+1,g+1)){for(let T in{...j.distance,
...j.predecessor})$.add(+T);for(let T in j.variables)R.add(T);for(let T in j.distance)O.push(`${T}: ${D(j.distance[T])||"unknown"}`)}return O.length||(O=[...R].
map(j=>`${j} = ${w.variables.get(j)}`)),{state:w,left:M,joined:x,cells:$,names:R,words:O.join(", ")}}return{trace:e,unit:s,farthest:t,rules:a,first:i,lastSet:l,
ticks:c,longest:p,highest:u,at:k,changes:v,moves:Dt(e,a),mixed:new Set(n.map(({told:b})=>!!b)).size>1,stopsOf:b=>n.length?V(n.length).filter(g=>b||n[g].told||g===
n.length-1):[-1],sentence(b){let{says:g,line:S,function:w=0}=n[b]??{says:"Nothing was recorded."};return g||`${r[w].name}, line ${r[w].first+(S??0)}`}}}function or(e,t,{frontier:n,distance:r},o){let s=([u,m])=>m.trim()&&!Number.isNaN(+m)?+m:r.get(u??-1),a=s([e,t]),i=n.filter(u=>s(u)===a).map(([u])=>u),l=[...new Set(
i)].filter(u=>u!==null),c=u=>({accept:[e],reason:`${e} ${u}`});if(n.length===1)return c("is the only one that waits");if(o==="queue"&&n[0][0]===e)return c(`is a\
t the front: it came in before ${n[1][0]}`);if(o==="stack"&&n.at(-1)?.[0]===e)return c("is at the top: it came in last");if(o!=="heap"||a==null)return c("is tak\
en now");if(l.length<2)return c(`has the smallest distance, ${D(a)}`);let p=`${l.sort((u,m)=>u-m).join(", ").replace(/, (\d+)$/," and $1")} wait with ${D(a)}: a\
 heap may give any of them; this one gives ${e}`;return{accept:l,reason:p}}function sr(e,t,n,r,{rules:o,unit:s}){let a=n.get(e),i=Z(t,s);if(r===e)return`${e} is\
 being worked on: it gets ${i}`;if(a!=null)return`${e} had ${D(a)}, and from ${r} it is ${D(t)}`;let c=(r===null?[]:o.moves(r)).find(p=>!n.has(p[2]));if(c?.[2]!==
e)return`${e} gets ${i} now`;let d=c[1]===e?"":`, which leads to ${e},`;return`${c[1]}${d} is the first landing from ${r} that was not reached yet`}function ar(e,t){
let n=e.trace.frontier_kind,[r,o]=[e.at(t-1),e.at(t)],s=De(r.frontier,o.frontier);if(s.length===1&&s[0][0]!=null&&n!=="level"){let d=or(s[0][0],s[0][1],r,n);return{
takes:!0,text:"Which cell will be taken next?",index:t,...d}}let a=[...o.distance].filter(([d,p])=>r.distance.get(d)!==p);if(a.length!==1)return null;let[[i,l]]=a,
c=sr(i,l,r.distance,o.current,e);return{takes:!1,text:"Which cell gets its distance next?",index:t,accept:[i],reason:c}}function Kt(e,t,n){let r=Math.max(t,0)+1,
o=e.moves.slice(r,n+1).some(s=>s);for(let s=r;s<=(o?e.trace.steps.length-1:n);s+=1){let a=ar(e,s);if(a)return s>n&&a.takes?null:a}return null}function Gt(){let e=new Map,t=f("ol.votes",{label:"Raised hands"});function n(r){let o=Math.max(...e.values()),s=[...e].sort(([a],[i])=>a-i);t.replaceChildren(...s.
map(([a,i])=>{let l=r?.includes(a),c=r?l?"✓ ":"✗ ":"",d=f("span.part",{style:`width: ${100*i/o}%`}),p=f("li",f("b",`${c}${a}`),f("span.room",d),`${i}`);return z(
p,"yes",r&&l),z(p,"no",r&&!l),p})),t.hidden=!e.size}return{node:t,add(r,o){e.set(r,(e.get(r)??0)+o),n()},clear(){e.clear(),n()},tell(r){n(r);let o=[...e.values()],
s=r.map(i=>e.get(i)??0),a=i=>i.reduce((l,c)=>l+c,0);return{right:a(s),all:a(o)}}}}function _t(e,t,n){let r=!1,o=null,s=0,[a,i]=[0,-1],l=0,c=0,d=f("input.button",{type:"number",min:0,required:"",label:"Your answer: a cell"}),p=f("input.button.\
hands",{type:"number",min:1,label:"Raised hands",placeholder:"hands"}),u=Gt(),m=f("span.question",{role:"status"}),h=f("strong");function y(x){if(x.preventDefault(),
!p.value){w(+d.value);return}u.add(+d.value,+p.value),d.value=p.value="",d.focus(),v.hidden=!1}function k(){if(!o)return;let x=u.tell(o.accept);l+=x.right,c+=x.
all,M("told","")}let v=F("Show the answer",null,k),b=f("form.form",{submit:y},d,p,f("button.button","Answer"),v,F("Skip",null,()=>M("skipped",""))),g=f(".predic\
t",{role:"group",label:"Predict"},m,b,h,u.node);function S(x,$){C(g,"data-verdict",x),I(m,$),b.hidden=!o,g.hidden=!r,I(h,c?`${l} of ${c} right`:"")}function w(x){
if(!o)return!1;let $=o.accept.includes(x);return c+=1,l+=$?1:0,M($?"right":"wrong",$?"Right: ":`Not ${x}: `),!0}function M(x,$){if(!o)return;let{reason:R}=o,O=g.
contains(He(g));o=null,t(s),S(x,`${$}${R}.`),O&&n()}return{node:g,answer:w,on:()=>r,drop(x=r){(o||!x)&&u.clear(),r=x,o=null,S("ready",c?"":"Go forward: you are \
asked before a cell is taken or reached.")},asks(x,$){return o?d.focus():r&&(o=Kt(e,x,$),o?.index===i&&x>a&&(o=null),o&&([a,i]=[x,o.index]),s=$,d.value=p.value=
"",u.clear(),v.hidden=!0,o&&S("asked",`${o.text} Click it on the board, or type it.`)),o&&g.scrollIntoView({block:"nearest"}),!!o}}}function Be(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var{shape:Qt}=J;function Yt(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Jt(e,t,n){let{least:r,more:o,head:s,edge:a}=Qt.arc,
{length:i,spot:l}=ee(e,t),c=r+o*i,p=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,m]=l(i/2,p*c*2),h=[W(u,a,n-a),Math.max(m,a)],y=ee(h,t),k=y.spot(y.length-.06);return{from:e,
turn:h,tip:k,...Yt(k,h,s,s*.4)}}function pt(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(
s/2,n),...Yt(l,c,o,o/2)}}function Zt(e){let t=Qt.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:re}=J;function ft(e,t,n){let{length:r,spot:o}=ee(X(e,t),X(e,n));return ee(o(re.apart),o(r-re.apart))}function en(e,t,n){let{length:r,spot:o}=ft(e,t,n),
{half:s,over:a,rung:i}=re.ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(p=>[o(-a,p),o(r+a,p)]),d=V(l+1).map(p=>{let u=r*p/l;return[o(u,s),o(u,-s)]});return{
rails:c,rungs:d}}function Xt(e,t){let n=(e+t)%2?-1:1;return[0,re.snake.bow,-re.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function tn(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=ft(e,t,n),{swing:i,wave:l}=re.snake,c=Math.max(1,Math.round(s/l)),d=r*Math.min(i,.08*s);return p=>{let u=1-(2*p-1)**4,m=d*u*Math.sin(
2*Math.PI*c*p)+o*Math.sin(Math.PI*p);return a(s*p,m)}}function ir(e,t,n,r){let o=r.map(([i,l])=>[X(e,i),X(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Xt(
t,n)[0]};for(let i of Xt(t,n)){let l=tn(e,t,n,i),c=V(25).map(m=>l(m/24)),d=c.some(([m,h])=>m<.15||m>s-.15||h<.15||h>e.rows-.15),u=c.filter(m=>o.some(([h,y])=>Ht(
m,h,y)<re.snake.clear)).length+(d?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function nn(e,t,n,r){let o=tn(e,t,n,ir(e,t,n,r)),{length:s}=ft(e,t,n),a=4*
Math.max(1,Math.round(s/re.snake.wave))+2,i=h=>y=>{let k=re.snake.half*(1-.3*y-.6*y**3),[v,b]=o(y),[g,S]=ze(o,y),w=Math.hypot(g,S)||1;return[v-h*k*S/w,b+h*k*g/w]},
l=Fe(i(1),0,1,a),c=Fe(i(-1),1,0,a),d=[...l,l[l.length-1],c[0],...c],{spot:p}=ee(o(0),o(.02)),{skull:u,eye:m}=re.snake;return{outline:d,stripe:Fe(o,Math.min(.4,.25/
s),.85,a),skull:p(-.02),eyes:[p(-.05,.55*u),p(-.05,-.55*u)],pupils:[p(-.05-m/3,.55*u),p(-.05-m/3,-.55*u)],tongue:[[p(-.14),p(-.24),p(-.3,.05)],[p(-.24),p(-.3,-.05)]]}}
var rn=(e,t)=>(2*e+3*t)%J.light.snakes.length;var{shape:Ee}=J,oe=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(oe).join(" ")),ce=e=>`M${Se(e).join("L")}`,on=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(
" ")}`,gt=(e,t,n)=>`M${Se([e])}Q${Se([t,n]).join(" ")}`,U=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),We=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:oe(t),cy:oe(n),r},...o}),te=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),bt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:oe(t),y:oe(n),width:r,height:r,
rx:o},...s}),an=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),fe=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:oe(t),y:oe(n),"font-size":r},
fill:s,text:o});function lr(e,t,n){let{rails:r,rungs:o}=en(e,t,n),{rail:s,rungWidth:a}=Ee.ladder,i=r.map(ce).join("");return[U("halo",i,{stroke:"cell",width:s+.05}),
U("rungs",o.map(ce).join(""),{stroke:"ladder",width:a}),U("rails",i,{stroke:"ladder",width:s})]}function cr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:c}=nn(e,t,n,r),{skull:d,stripe:p,eye:u,pupil:m}=Ee.snake,h=`snake-${rn(t,n)}`,y=`${on(o)}Z`;return[U("halo",y,{stroke:"cell",width:.06}),U("tongue",c.map(
k=>ce(k)).join(""),{stroke:h,width:.025}),U("skin",y,{fill:h}),an(U("stripe",on(s),{stroke:"cell",width:p}),"0.04 0.12"),We("skull",a,d,{fill:h}),...i.map(k=>We(
"eye",k,u,{fill:"die"})),...l.map(k=>We("pupil",k,m,{fill:"dieInk"}))]}function Ue(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>te(
a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,lr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,cr(e,a,i,r)))]}function Ke(e){let[t,n]=K(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Ee.flag,[c,d,p]=s,u=y=>y.map(([k,v])=>[r+k,o+v]),m=ce(u([s.slice(0,2),[c,p]])),h=`${ce(u([[c,d],a,[c,i]]))}\
Z`;return te("flag",[U("pole",m,{stroke:"goal",width:l}),U("pennant",h,{fill:"goal"})])}function ht([e,t],n,r=1){let{side:o,corner:s,pip:a}=Ee.die,i=Zt(n).map(d=>We(
"pip",d,a,{fill:"dieInk"})),l=fe("face",[0,o*.24],o*.7,`${n}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return te("die",[bt("side",[-o/2,-o/2],o,s,c),...i.
length?i:[l]],{transform:`translate(${oe(e)} ${oe(t)}) scale(${r})`})}function sn(e,t,n){let[r,o]=K(e,t),s=[o+.06,e.rows-r-.94],a=bt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,an(a,"0.03 0.06")}function Ge(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[sn(e,o,"stand")];if(n===
null)return s;let a=X(e,t);if(t===r)return[ht(a,n)];let{turn:i,neck:l,wings:c}=Jt(a,X(e,r),Ae(e)),d=`--far:${oe(ee(a,i).length+ee(i,l).length)}`,p=U("arc",gt(a,
i,l),{stroke:"now",width:Ee.arc.width});return[sn(e,r,"landing"),...s,{...p,attributes:{...p.attributes,"stroke-linecap":"butt",style:d}},U("tip",`${ce(c)}Z`,{fill:"\
now"}),ht(a,n)]}function _e(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,c]=[X(e,r),X(e,s)],d=pt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[p,u]=[d.middle[0],Math.
floor(d.middle[1])+.5],m=gt(d.from,d.turn,d.neck),h=`${ce(d.wings)}Z`;return te("leg",[U("rim",m,{stroke:"cell",width:.1}),U("shaft",m,{stroke:"ink",width:.05}),
U("tip",h,{fill:"ink"}),bt("count",[p-.3,u-.14],.28,.04,{fill:"ink"}),fe("order",[p-.16,u+.066],.19,`${i+1}`,"cell"),ht([p+.16,u],o,.8)],{style:`--order:${i}`})})}
function Qe(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[X(e,a),X(e,s)],{from:c,turn:d,tip:p,wings:u}=pt(i,l,.12,.18,.13),m=gt(c,d,p)+ce(u);return U(r.has(s)?"branch.strong":"branch",m,{stroke:"\
ink",width:.03})})}var{shape:Te}=J,ln=80,dr="system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif",ur=.55,wt=e=>e.replace(/[&<>"]/g,t=>`&#${t.charCodeAt(0)};`);function cn(e,t){
let[n,r]=t.split("-"),o=J[e];return n==="snake"?o.snakes[Number(r)]:n==="tint"?o.tints[Number(r)]:o[t]}function yt({tag:e,attributes:t,fill:n,stroke:r,width:o,parts:s=[],
text:a},i){let l={...t,fill:n?cn(i,n):e==="g"?void 0:"none",stroke:r&&cn(i,r),"stroke-width":o,"text-anchor":e==="text"?t["text-anchor"]??"middle":void 0,style:void 0},
c=Object.entries(l).filter(([,p])=>p!==void 0).map(([p,u])=>` ${p}="${wt(`${u}`)}"`),d=s.map(p=>yt(p,i)).join("")+wt(a??"");return`<${e}${c.join("")}>${d}</${e}\
>`}var de=(e,t,n,r,o,s)=>({tag:"rect",attributes:{x:e,y:t,width:n,height:r,...s},...o});function mr({state:e,plan:t,farthest:n},r){let o=e?.distance.get(r);if(o!=
null)return`tint-${Ve(o,n)}`;if(r===t.cells)return"goalGround";if(r===t.start)return"startGround";let[s,a]=K(t,r);return(s+a)%2?"odd":"cell"}function pr(e,t,n){
let{plan:r,state:o,found:s}=e,[a,i]=K(r,t),[l,c]=[i,r.rows-a-1],d=[de(l,c,1,1,{fill:mr(e,t),stroke:"line",width:.01})];if(o?.current===t)d.push(de(l+.03,c+.03,.94,
.94,{stroke:"now",width:.06}));else if(n.has(t)){let b={"stroke-dasharray":"0.08 0.06",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"wait",width:.03},b))}else if(o?.
visited.has(t)&&!o.distance.has(t)){let b={"stroke-dasharray":"0.02 0.05",rx:.04};d.push(de(l+.045,c+.045,.91,.91,{stroke:"quiet",width:.025},b))}s.has(t)&&d.push(
{tag:"path",attributes:{d:`M${l+.74} ${c}h.26v.26z`},fill:"wrong"});let p=`${t}`,u=.1+.115*p.length,[m,h]=[l+Te.number[0],c+Te.number[1]],y=[de(m,h,u,.25,{fill:"\
chip"},{rx:.05}),fe("number",[m+u/2,h+.192],.19,p,"ink")],k=t===r.start?"start":t===r.cells?"goal":"";k&&y.push(de(l+.05,c+.74,.4,.2,{fill:"chip"},{rx:.04}),fe(
"end",[l+.25,c+.885],.14,k,k));let v=D(o?.distance.get(t));if(v){let[b,g]=[l+Te.badge[0],c+Te.badge[1]],S=Math.max(.26,.14+.1*v.length),w={rx:.13};y.push(de(b-S/
2,g-.13,S,.26,{fill:"badge"},w),fe("badge",[b,g+.064],.18,v,"badgeInk"))}return{below:d,above:y}}function fr(e){let{plan:t,jumps:n,state:r,move:o,treeShown:s,route:a,
found:i}=e,l=new Set((r?.frontier??[]).map(([v])=>v)),c=t.start===0?1:0,p=V(t.cells+c).map(v=>v+1-c).map(v=>pr(e,v,l)),u=new Set(o?.feet);for(let[,v,b]of a)v!==
b&&u.add(v);let m=[...n].filter(([v,b])=>i.has(v)&&i.has(b)),h=new Set(m.map(([v])=>v)),y=Ue(t,n).map(v=>{let[b]=`${v.attributes["data-ends"]}`.split(" ").map(Number),
g=(a.length>0||h.size>0)&&!u.has(b)&&!h.has(b);return{...v,attributes:{...v.attributes,opacity:g?Te.faint:1}}}),k=s&&r?Qe(t,r.predecessor,r.current):[];return[te(
"ground",p.flatMap(({below:v})=>v)),te("jumps",[Ke(t),...y],{"stroke-linecap":"round","stroke-linejoin":"round"}),te("above",[...k,...o?Ge(t,o):[]]),te("numbers",
p.flatMap(({above:v})=>v),{"font-weight":700}),te("route",_e(t,a,t.start))]}function vt(e,t){let r=.2,o=e.map(({drawn:c,caption:d})=>{let p=Ae(c.plan),u=Math.min(
.3,p/Math.max(1,d.length)*1.9),m=fe("caption",[0,c.plan.rows+.4],u,d,"ink");m.attributes["text-anchor"]="start";let h=te("board",[...fr(c),m],{transform:`transl\
ate(${r} ${.2})`});return r+=p+.5,yt(h,t)}),s=r-.5+.2,a=Math.max(...e.map(({drawn:c})=>c.plan.rows))+ur+.2,i=yt(de(0,0,s,a,{fill:"paper"}),t),l=wt(e.map(({caption:c})=>c).
join(" "));return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s} ${a}" width="${Math.round(s*ln)}" height="${Math.round(a*ln)}" font-family="${dr}"><\
title>${l}</title>${i}${o.join("")}</svg>`}var dn={text:""},un=e=>{dn.text=e},hr=e=>JSON.stringify(e).replace(/[<\u2028\u2029]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`),gr=e=>e.replace(/[&<>"]/g,
t=>`&#${t.charCodeAt(0)};`);function mn(e,t){let n="together"in e?e.together.traces:[e.trace],r=gr(n.map(({title:a,name:i})=>a??i).join(" and ")),o="<script",s="\
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
${o} type="application/json">${hr(e)}${s}
${o}>(${dn.text})().mountAll({ keys: true });${s}
</main>
</body>
</html>
`}async function br(e){let t=new Image;t.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await t.decode();let n=document.createElement("canvas");return[
n.width,n.height]=[t.width*2,t.height*2],n.getContext("2d")?.drawImage(t,0,0,n.width,n.height),new Promise((r,o)=>{n.toBlob(s=>s?r(s):o(new Error("the picture i\
s too large")))})}function pn(e,t){let n=e.index();t!==void 0&&e.show(t);let r={drawn:e.board.drawn(),caption:xe(e.replay.sentence(e.index()))};return t!==void 0&&
e.show(n),r}function wr({replay:e,trace:t}){let n=t.steps.length-1,r=e.moves.findIndex(i=>i&&i.feet.length>0),o=[...e.first.values()].sort((i,l)=>i-l),s=o[Math.
floor(o.length/2)]??Math.floor(n/2);return[...new Set([0,r<0?Math.floor(n/4):r,s,n])].filter(i=>i>=0).sort((i,l)=>i-l)}function Ye(e,t,n,r){let o=()=>`${e.map(({
trace:g})=>g.name).join("-and-")}-step-${n()}`;function s(){let{colorScheme:g}=getComputedStyle(h),S=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"\
light";return g==="light"||g==="dark"?g:S}let a=()=>vt(e.map(g=>pn(g)),s()),i=f("input.address",{readonly:"",label:"To copy",hidden:""}),l=f("span.quiet",{role:"\
status"});async function c(g){i.hidden=!1,i.value=g,i.select();try{await navigator.clipboard.writeText(g),l.textContent="Copied."}catch{l.textContent="Copy it f\
rom here."}}let d=()=>Pt(h,n()),p=[F("Picture (SVG)","The board at this step",()=>Be(new Blob([a()],{type:"image/svg+xml"}),`${o()}.svg`)),F("Picture (PNG)","Th\
e board at this step",async()=>Be(await br(a()),`${o()}.png`)),F("Link to this step",null,()=>c(d())),F("Embed","HTML for a page of yours",()=>c(`<iframe src="${d()}\
" title="${e[0].trace.name}" width="100%" height="720"></iframe>`)),F("This page","A file that needs no network",()=>Be(new Blob([mn(t,n())],{type:"text/html"}),
`${o()}.html`))],u=f(".menu",{role:"group",label:"Export"},p,i,l);u.hidden=!0;let m=F("Export","A picture, a link, the page",()=>y(!!u.hidden)),h=f(".share",m,u);
function y(g){u.hidden=!g,i.hidden=!0,l.textContent="",C(m,"aria-expanded",`${g}`)}y(!1),h.addEventListener("keydown",g=>{g.key!=="Escape"||u.hidden||(y(!1),m.focus(),
g.stopPropagation())}),h.addEventListener("focusout",({relatedTarget:g})=>{g instanceof Node&&!h.contains(g)&&y(!1)});let k=f(".strip");function v(){let g=e.flatMap(
S=>wr(S).map(w=>{let M=pn(S,w),x=vt([M],"light"),$=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(x)}`;return f("img",{src:$,alt:`Step ${w}: ${M.caption}`})}));
k.replaceChildren(...g)}let b=matchMedia("print");return b.addEventListener("change",()=>b.matches&&v(),{signal:r}),b.matches&&queueMicrotask(v),{node:h,strip:k}}var yr="M4 3h3v10H4zM9 3h3v10H9z",hn="M4 2.5v11l9-5.5z",vr=[["Home","First","M3 3h2v10H3zM13 3v10L6 8z"],["ArrowLeft","Back","M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.\
4z"],[" ","Play",hn],["ArrowRight","Forward","M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z"],["End","Last","M11 3h2v10h-2zM3 3v10l7-5z"]],kr=[.5,1,2,4,8].map(e=>[e,`${e}\
×`]),fn=900;function xr(e,t){if(!t.matches(".s-scroll"))return!1;let n=t.scrollWidth>t.clientWidth;return e==="ArrowLeft"||e==="ArrowRight"?n:e!==" "&&(n||t.scrollHeight>
t.clientHeight)}function Je(e,t,n=1){let r=fn/n,o,s=[];function a(w){clearTimeout(o),o=w,h.setAttribute("d",o?yr:hn),C(m[2],"label",o?"Pause":"Play"),C(t,"aria-\
live",o?"off":"polite")}let i=()=>a();function l(w){i(),e.go(W(w,0,e.last()))}let c=()=>s.some(({at:w})=>w===e.index())?3:1,d=()=>a(setTimeout(()=>{t.isConnected&&
e.forward()!==!1&&e.index()<e.last()?d():i()},r*c()));function p(){if(o){i();return}e.index()>=e.last()&&e.go(0),d()}let u={Home:()=>l(0),ArrowLeft:()=>l(e.back()),
" ":p,End:()=>l(1/0),ArrowRight(){i(),e.forward()},PageDown:()=>l(s.find(({at:w})=>w>e.index())?.at??1/0),PageUp:()=>l(s.findLast(({at:w})=>w<e.index())?.at??0)},
m=vr.map(([w,M,x])=>{let $=le("","0 0 16 16",Q("path",{d:x}));return F($,`${M} (${w.trim()||"space"})`,u[w],M)}),h=m[2].querySelector("path"),y=f("input.bar",{type:"\
range",min:0,label:"Step",input:()=>l(+y.value)}),k=f(".ticks",{"aria-hidden":"true"}),v=f("span.of"),b=Re("Speed",kr,n,w=>{r=fn/Number(w)});function g(){let w=e.
index(),M=e.last();y.value=`${w}`,y.style.setProperty("--at",`${w/Math.max(1,M)}`),C(y,"aria-valuetext",e.words(w)),I(v,`${e.number(w)} / ${e.number(M)}`);let x=$=>$<
2?w<=0:$>2&&w>=M;m.forEach(($,R)=>C($,"aria-disabled",x(R)))}function S({at:w,text:M},x){let $=x%Math.ceil(s.length/10)===0&&M;return f("span",{style:`--at:${w/
Math.max(1,e.last())}`},$)}return i(),{update:g,pause:i,goTo:l,focus:()=>m[3].focus(),node:f(".transport",{role:"group",label:"Time"},f(".buttons",m),f(".track",
y,k),v,b),reset(){s=e.ticks(),y.max=`${e.last()}`,k.replaceChildren(...s.map(S)),g()},key(w,M){let x=w===" "?", button, summary":"";return!u[w]||M.matches(`sele\
ct, input:not([type=range])${x}`)||xr(w,M)?!1:(u[w](),!0)}}}function he({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),d=t?`${e}.${t}`:e;return Q(d,{...n,style:c||null},a.map(he),i)}function gn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:d}=e,p=a===0?1:0,u=e.columns+p,m=V(
i+p).map(E=>E+1-p),h=new Map,y=new Map,k=Y("new"),v=Y("touched"),b=!1,g=null,S=new Set,w=null,M=[];function x(E){let[L,N]=K(c,E),H=E===a?"start":E===i&&"goal",A=f(
".cell",{role:"gridcell","data-cell":E,"data-end":H,style:`grid-column:${N+1}`},f("span.number",`${E}`),f("span.end",{"data-is":H}),f("span.badge"));return z(A,
"odd",(L+N)%2),h.set(E,A),A}function $(E){for(let L of h.values())L.tabIndex=L===E?0:-1}function R(E){let{key:L,target:N}=E,[H,A]=K(c,Number(N.dataset.cell)),q={
ArrowLeft:[H,A-1],ArrowRight:[H,A+1],ArrowUp:[H+1,A],ArrowDown:[H-1,A]};if(L==="Enter"||L===" ")N.click();else if(q[L]){let _=m.find(ie=>`${K(c,ie)}`==`${q[L]}`);
h.get(_??-1)?.focus()}else return;E.preventDefault(),E.stopPropagation()}let O=E=>m.filter(L=>K(c,L)[0]===E).sort((L,N)=>K(c,L)[1]-K(c,N)[1]),j=f(".grid",{role:"\
grid",label:n,keydown:R,focusin:({target:E})=>$(E)},V(d).reverse().map(E=>f(".row",{role:"row"},O(E).map(x))));$(h.get(a)??h.get(1));let T=`0 0 ${u} ${d}`,P=le(
".layer.goal",T,he(Ke(c))),B=le(".layer.jumps",T,Ue(c,l).map(he)),[G,se,ue]=["g.tree","g.move","g.route"].map(E=>Q(E)),nt=le(".layer.above",T,G,se,ue);function Le(E,L,N){
if(!g)return"";let[H,A]=[g.distance.get(E),g.predecessor.get(E)],q=[`cell ${E}`,h.get(E)?.dataset.end];for(let[ie,ge]of l)ie===E&&q.push(`${ge>E?"foot of a ladd\
er":"head of a snake"} to ${ge}`),ge===E&&q.push(`${ie<E?"top of a ladder":"tail of a snake"} from ${ie}`);let _=g.visited.has(E)?"visited":"not reached";return q.
push(L?"current":"",H!=null?`reached in ${Z(H,o)}`:_,A!=null?`from ${A}`:"",N?r:"",S.has(E)?"part of what is wrong":""),q.filter(Boolean).join(", ")}function rt(E,L,N,H){
let A=E.current===L,q=E.visited.has(L),_=E.distance.get(L),ie=E.predecessor.get(L),ge=`${[A,H,q,_,ie,S.has(L)]}`;if(y.get(L)===ge)return;y.set(L,ge);let Pn=_!=null?
"reached":q&&"visited";ye(N,{"data-distance":_,"data-tint":_!=null&&Ve(_,s),"data-from":ie,"data-visited":q,"data-waits":H,"aria-current":A,"data-state":A?"curr\
ent":H?"frontier":Pn,label:Le(L,A,H)}),C(N.lastChild,"data-is",D(_)||null)}function Pe(){if(!g)return;let E=new Set(g.frontier.map(([L])=>L));for(let[L,N]of h)rt(
g,L,N,E.has(L))}function Oe(){if(!g)return;let E=b?Qe(c,g.predecessor,g.current):[];G.replaceChildren(...E.map(he))}let $t=E=>E.map(L=>B.querySelector(`[data-en\
ds="${L} ${l.get(L)}"]`));function Mt(E,L){let N=new Set($t(L));for(let H of B.children)z(H,E,N.has(H))}function Tn(E){let L=E.flatMap(([,N,H])=>H===N?[]:t.ride(
N).feet);ue.replaceChildren(..._e(c,E,a).map(he)),z(B,"routed",E.length),Mt("taken",L)}let Ln=`${u>7?".close":""}${u>12?".dense":""}${u>24?".tiny":""}`;return{plan:c,
cells:h,columns:u,shape:u/d,node:f(`.board${Ln}`,{style:`--wide:${u};--high:${d}`},f(".sheet",j,P,B,nt)),paint(E,L,N,H){g=E,Pe(),k([...L].map(A=>h.get(A))),Oe(),
se.replaceChildren(...(N?Ge(c,N):[]).map(he)),v($t(N?.feet??[])),`${H}`!=`${M}`&&Tn(H),w=N,M=H},showTree(E){b=E,Oe()},mark(E,L){let N=L.flatMap(q=>q.moves??[]),
H=L.flatMap(q=>q.jumps??[]),A=N.flatMap(([,q])=>t.ride(q).feet);Mt("found",[...H.map(([q])=>q),...A]),S=new Set(L.flatMap(q=>q.cells??[]));for(let[q,_]of h)z(_,
"differs",q===E),z(_,"found",S.has(q));Pe()},drawn:()=>({plan:c,jumps:l,farthest:s,state:g,found:S,move:w,treeShown:b,route:M})}}var we=e=>e.length-e.trimStart().length;function $r(e){let t=e.findIndex(o=>/^\s*(async\s+)?(def|class)\s/.test(o));if(t<0||e.slice(0,t).some(o=>we(o)<we(e[0])))
return 0;let n=e.findIndex((o,s)=>s>=t&&/:\s*(#.*)?$/.test(o))+1;if(n===0)return 0;for(;n<e.length&&!e[n].trim();)n+=1;let r=/^\s*[rRuU]?("""|''')/.exec(e[n]??"");
if(r){if(!e[n].slice(r[0].length).includes(r[1]))for(n+=1;n<e.length&&!e[n].includes(r[1]);)n+=1;n+=1}for(;n<e.length&&!e[n].trim();)n+=1;return n<e.length?n:0}
function bn(e){let t=$r(e),n=e.slice(t).filter(r=>r.trim());return{head:t,indent:Math.min(...n.map(we),80)}}var wn=e=>e.startsWith("#:");function Mr(e,t){let n=o=>[...o].map(s=>{if(!(s instanceof Element))return s.textContent??"";let a=/^[\w -]+$/.test(s.className)&&s.className,i=f("span",{class:a},
n(s.childNodes));return z(i,"told",a==="c1"&&wn(i.textContent??"")),i}),{body:r}=new DOMParser().parseFromString(`<body>${e??""}`,"text/html");return r.textContent?.
trim()===t.trim()?n(r.childNodes):[t]}function Sr(e,t){let n=e.firstChild;n instanceof Text&&(n.data=n.data.slice(Math.min(t,we(n.data))))}function Er({name:e,first:t,
lines:n},r){let{head:o,indent:s}=bn(n),a=n.map((c,d)=>{let p=d<o?0:Math.max(0,we(c)-s),u=f("code.text",{style:`--indent:${p}`},Mr(r?.[d],c));return d>=o&&Sr(u,s),
f(".line",{"data-line":d},f("span.runs"),f("span.at",`${t+d}`),u)}),i=f(".above",{hidden:""},a.slice(0,o)),l=f(".listing",{"aria-label":e},i,a.slice(o));return{
rows:a,node:l,above:i,counts:new Uint32Array(n.length)}}function yn({functions:e,outcome:t,error:n},r,o,...s){let a=f("span.quiet"),i=Y("now"),l=Y("raised"),c=e.
map((w,M)=>Er(w,r?.[M])),d=be(".lines","Code",...c.map(({node:w})=>w)),p=t==="raised"&&n?.line!=null&&c[n.function]?.rows[n.line],u=null,m=!1,h=F("","Show or fo\
ld what comes before the first line that runs",()=>{m=!m,y()});function y(){C(h,"aria-expanded",`${m}`);for(let{above:w}of c)w.hidden=!m&&!(u&&w.contains(u))}let k=ae(
"Notes","Show the comments that narrate",w=>z(d,"told",w)),v=!1,b=new ResizeObserver(()=>{v=!0,u&&me(d,u)});b.observe(d),o.addEventListener("abort",()=>b.disconnect());
function g({rows:w,counts:M},x){x.forEach(($,R)=>{if($===M[R])return;M[R]=$;let O=w[R].firstChild;C(O,"style",$>0&&`--runs:${Math.log2($+1).toFixed(2)}`),C(O,"t\
itle",$>0&&`ran ${Z($,"times")}`)})}let S=f(".heads",h,a,f("span.tools",s,k));return{node:f(".panel.code",S,d),paint({fn:w,line:M,depth:x,runs:$},R){c.forEach((O,j)=>{
O.node.hidden=j!==w,g(O,$[j])}),M!=null&&(u=c[w].rows[M],I(h,`${e[w].name}`),I(a,x?`${Z(x,"calls")} deep`:""),i([u]),l([R&&p]),y(),v&&me(d,u))}}}function Tr(e){let t=Math.ceil(Math.log2(e+1)),n=2**(t-1)*44,r=f("span.quiet"),o=i=>{let l=Math.floor(Math.log2(i+1));return[n/2**l*(i+1.5-2**l),16+l*38]},s=V(e).
map(i=>{let[l,c]=o(i),[d,p]=o(i&&i-1>>1);return Q("g",Q("line",{x1:d,y1:p,x2:l,y2:c}),Q("circle",{cx:l,cy:c,r:13.5}),Q("text",{x:l,y:c+4.5}),Q("text.key",{x:l+15,
y:c-6}))}),a=le("",`0 0 ${n} ${t*38-4}`,[...s].reverse());return{node:f(".tree-of",{style:`--wide:${n/16}em`},a,r),paint(i){s.forEach((l,c)=>{let[d,p]=i[c]??[null,
""];ye(l,{visibility:!i[c]&&"hidden","data-cell":d}),I(l.children[2],d??"?"),I(l.children[3],p.slice(0,5))}),I(r,i.length>e?`${i.length-e} more below`:"")}}}function vn({
trace:e,longest:t}){let{name:n,ends:r,kind:o}=$e(e),s=Y("new"),a=f("span.quiet"),i=f("span.quiet.gone"),l=f(`.chips.${o}`,{role:"list",label:n}),[c,d]=r.map(k=>f(
"span.quiet",k)),p=be(".waiting",n,c,l,d),u=o==="heap"&&t>0?Tr(Math.min(t,15)):null,m=f(".panel.frontier",f(".heads",f("span",n),a,i),p);m.hidden=!e.roles.frontier;
let h=()=>f("span.chip",{role:"listitem"},f("b"),f("small"));function y(k,[v,b]){C(k,"data-cell",v),I(k.children[0],v??"?"),I(k.children[1],b)}return{node:m,heap:u?.
node??null,read:()=>[...l.children].map(k=>{let{cell:v}=k.dataset;return[v?+v:null,k.children[1].textContent]}),paint({state:{frontier:k},left:v,joined:b}){Ce(l,
k,h,y),u?.paint(k),I(a,`${k.length} waiting`),I(i,v.length?`out: ${v.map(([S])=>S).join(", ")}`:""),s(b.map(S=>l.children[k.lastIndexOf(S)]));let g=l.lastElementChild;
o==="stack"&&g&&me(p,g)}}}function Ze(e,t,n,r,o){let s=Ut(e,o),{rules:a,unit:i}=s,l=gn({layout:e.layout,rules:a,label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${a.cells} cel\
ls`,waits:$e(e).waits,unit:i,farthest:s.farthest}),c=r&&s.mixed&&ae("Every line","Stop at every line",x=>{M.stops=s.stopsOf(x),r(x)}),d=yn(e,t,n,...c?[c]:[]),p=vn(
s),u=At(s),[m,h,y]=[f("span.sentence"),f("strong.outcome"),f("p.game")],k=f("p.speaker",{"aria-live":"polite"},m," ",h),v=f(".says",k,y),b=e.steps.length-1,g=-1;
function S(){let x=d.node.querySelector(".s-line.s-now"),$=l.node.querySelector("[data-state=current]"),R=O=>Object.fromEntries([...l.cells].filter(([,{dataset:j}])=>j[O]).
map(([j,{dataset:T}])=>[j,Number(T[O])]));return{current:$&&Number($.dataset.cell),frontier:p.read(),distance:R("distance"),predecessor:R("from"),visited:Object.
keys(R("visited")).map(Number),line:x&&Number(x.dataset.line),says:e.steps[g]?.says?m.textContent:""}}function w(x){let $=qt(x);return $!==m.textContent?$:x&&!a.
jumps.has(x.landing)?"No jump there.":""}let M={trace:e,replay:s,board:l,code:d,frontier:p,tables:u,says:v,speaker:k,read:S,stops:s.stopsOf(!s.mixed),index:()=>g,
placeAt:x=>M.stops.findLastIndex($=>$<=x),placeFrom:x=>Math.min(M.placeAt(x-1)+1,M.stops.length-1),show(x){g=x;let $=g===b,R=M.stops[M.placeAt(g-1)]??-1,O=s.changes(
R,g),j=s.moves[g]??null,T=$&&e.outcome!=="returned",P=$&&!T&&e.answer?.route||[];l.paint(O.state,O.cells,j,P),d.paint(O.state,$),p.paint(O),u.paint(O),C(v,"data\
-failed",T),C(m,"data-told",e.steps[g]?.told),I(m,s.sentence(g)),I(h,$?It(e):""),I(y,$?"":w(j))}};return M}function Xe(e,t){let n=(r,o)=>f("span",f("i.key",{"da\
ta-key":r}),o);return f(".legend",{"aria-hidden":"true"},n("current","now"),e.roles.frontier&&n("frontier",$e(e).waits),e.roles.distance&&n("reached","reached: \
near to far"),e.roles.visited&&n("visited","only landed on"),t&&n("found","part of what is wrong"))}var et=e=>ae("Tree","From where each cell was reached",t=>{for(let{
board:n}of e)n.showTree(t)});var Lr=({says:e})=>`${xe(e)}${/[.!?]$/.test(e)?"":"."}`,kt=(e,{board:{name:t,cells:n}},r=3)=>f(".title",f("span",{role:"heading","aria-level":r},e),f("span.quie\
t",`${t?`${t} · `:""}${n} cells`));function kn(e,t,n={}){let{trace:r,highlight:o}=t,s=qe(e,[r,"snl-trace"]);if(s)return s;let{unsure:a,printed:i,roles:l,findings:c,
title:d=r.name}=r,p=r.steps.length-1,u=Ie(e,`Stepper: ${d}`,n,x),m=Ze(r,o,u.signal,()=>{k=0,w(),b.reset()}),{replay:h}=m,y=-1,k=0,v=()=>Math.max(0,m.placeAt(y)),
b=u.use(Je({last:()=>m.stops.length-1,index:v,number:T=>Math.max(0,m.stops[T]??0),go:T=>M(m.stops[T]),back:()=>v()-(m.stops[v()]===y?1:0),words:T=>`step ${Math.
max(0,m.stops[T])} of ${Math.max(0,p)}: ${h.sentence(m.stops[T])}`,ticks:()=>h.ticks.map(({index:T,throws:P})=>({at:m.placeFrom(T),text:D(P)})),forward(){let T=m.
stops[m.placeAt(y)+1];return T===void 0||g.asks(y,T)?!1:(M(T),!0)}},m.speaker,n.speed)),g=_t(h,M,b.focus),S=Ft(m,b.goTo);function w(){m.show(y),k=Math.max(k,v()),
S.update(m.stops,v(),g.on()?v():k),b.update(),u.relight()}function M(T){let P=W(Math.round(T)||0,0,p);g.drop(),P!==y&&(y=P,w(),n.onMove?.(y))}function x(T){if(g.
answer(T))return;let P=h.first.get(T);P!==void 0?b.goTo(m.placeFrom(P)):I(m.says.lastChild??m.says,`Cell ${T} is not reached in this run.`)}let $=ae("Predict","\
Be asked which cell comes next",T=>{b.pause(),g.drop(T),w()},n.predict),R=Ye([m],t,()=>y,u.signal),O=c.length>0&&f("ul.findings",{label:"What is wrong"},c.map(T=>f(
"li",Lr(T)))),j=f(".under",Xe(r,c.length>0),l.predecessor&&et([m]));return u.root.append(f(".frame",f(".head",kt(d,r,n.level),b.node,f(".tools",$,u.lecture,R.node)),
f(".stage",{style:`--shape:${m.board.shape};--columns:${m.board.columns}`},f(".main",m.board.node,j),f(".side",m.says,g.node,O,m.code.node,m.frontier.node)),f("\
.folds",m.tables.folds,m.frontier.heap&&ne("Heap",m.frontier.heap),S.node,a.length>0&&ne("What was guessed",f("ul",a.map(T=>f("li",T)))),i&&ne("What it printed",
be(".printed","What it printed",i))),R.strip)),g.drop(n.predict),m.board.mark(null,c),y=W(n.position??m.stops[0],0,p),w(),b.reset(),{go:M,position:()=>y,state:m.
read,element:u.root,destroy:u.destroy}}function xt(e){let t=Math.max(...e.map(({stops:n})=>n.length));return{length:t,ticks:[],words:n=>`Step ${n} of ${t-1}.`,at:n=>n}}function xn(e){let t=Math.ceil(
Math.max(0,...e.map(({replay:r})=>r.highest)))+1,{unit:n}=e[0].replay;return{length:t,ticks:V(t).map(r=>({at:r,text:`${r}`})),words:r=>`Every cell up to ${Z(r,n)}\
 is settled.`,at(r,{replay:o,placeAt:s}){let a=o.ticks.find(({throws:i})=>i>r);return s((a?.index??1/0)-1)}}}function $n(e,t){let n=e.map(({replay:s,placeFrom:a})=>a(
s.lastSet.get(t)??1/0)),r=Math.max(...n),o=Math.max(...e.map(({stops:s},a)=>s.length-1-n[a]));return{length:r+o+1,start:r,ticks:[{at:r,text:`cell ${t}`}],words(s){
return s===r?`Each run is shown where cell ${t} gets its final distance, or at its end.`:`${Z(Math.abs(s-r),"steps")} ${s<r?"before":"after"} that.`},at:(s,a,i)=>n[i]+
s-r}}var Mn=e=>e==null?"unreachable":Z(e);function Pr(e,t){let{name:n,title:r=n}=e.trace,o=t?ne("Code",e.code.node):e.code.node;return f("section.pane",{label:r},f("\
.pane-head",r),e.says,f(".pair",e.board.node,o),e.frontier.node,f(".folds",e.tables.folds,e.frontier.heap&&ne("Heap",e.frontier.heap)))}function Or(e,t){let n=t.
map((o,s)=>F(o,null,()=>r(s)));function r(o){e.forEach((s,a)=>z(s,"away",a!==o)),n.forEach((s,a)=>C(s,"aria-pressed",`${a===o}`))}return r(0),{node:f(".switch",
{role:"group",label:"Run"},n),choose:r}}function Sn(e,t,n={}){let{together:r,highlights:o}=t,s=r?.traces??[],a=s.map(P=>[P,"snl-trace"]),i=qe(e,[r,"snl-together"],
...a);if(i)return i;let{differences:l}=r,c=f("p.says.story"),d=Ie(e,"Steppers together",n,P=>S(P)),p=mt(s),u=s.map((P,B)=>Ze(P,o[B],d.signal,void 0,p)),m=xt(u),
h=-1,y="",k=l[0]?.cell??s[0].board.cells,v=d.use(Je({last:()=>m.length-1,index:()=>h,number:P=>P,ticks:()=>m.ticks,words:P=>m.words(P),go:b,back:()=>h-1,forward:()=>b(
h+1)},c));function b(P){let B=W(Math.round(P??0)||0,0,m.length-1);B!==h&&(h=B,u.forEach((G,se)=>{G.show(G.stops[W(m.at(h,G,se),0,G.stops.length-1)])}),I(c,y&&h===
m.start?y:`${y} ${m.words(h)}`.trim()),v.update(),d.relight(),n.onMove?.(h))}function g(P,B,G="",se=null){[m,y,h]=[P,G,-1];for(let{board:ue}of u)ue.mark(B,se?[se]:
[]);v.pause(),b(m.start),v.reset()}function S(P,B="",G=null){k=P,M.value="cell",g($n(u,P),P,B,G)}let M=Re("Align by",[["steps","Line by line"],["throws","By dis\
tance"],["cell","At one cell"]],"steps",P=>{P==="cell"?S(k):g(P==="throws"?xn(u):xt(u),null)});function x({trace:P,cell:B,true:G,claimed:se,finding:ue},nt){let{
name:Le,title:rt=Le}=s[P],Pe=`They part at cell ${B}. Right: ${Mn(G)}. ${rt} says ${Mn(se)}: ${ue.says}.`,Oe=`${nt?"D":"First d"}ifference${l[1]?`, ${Le}`:""}`;
return F(Oe,null,()=>{S(B,Pe,ue),O.choose(P)})}let $=l.map(x),R=u.map(P=>Pr(P,u.length>2)),O=Or(R,s.map(({name:P})=>P)),j=Ye(u,t,()=>h,d.signal),T=f(".tools",d.
lecture,j.node);return d.root.append(f(".frame.several",f(".head",kt(`${u.length} runs on one board`,s[0],n.level),v.node,T),f(".line-up",c,M,$,et(u)),O.node,f(
".panes",R),Xe(s[0],l.length>0),j.strip)),n.difference&&$[0]?$[0].click():b(n.position),v.reset(),{go:b,position:()=>h,state:()=>u.map(({read:P})=>P()),element:d.
root,destroy:d.destroy}}var tt=(e,t,n)=>"together"in t?Sn(e,t,n):kn(e,t,n);function En(e={}){let n=[...document.querySelectorAll("div[data-snl]:not([data-mounted])")].map(o=>{let{predict:s,
position:a,level:i,difference:l}=o.dataset,c=JSON.parse(o.nextElementSibling?.textContent??"null"),d={predict:s!==void 0,position:a===void 0?void 0:Number(a),level:i===
void 0?void 0:Number(i),difference:l!==void 0};return tt(o,c,{...d,...e})});function r(){let o=Lt(location.hash),s=o&&n[o.number-1];s&&(s.go(o.step),o.number>1&&
s.element.scrollIntoView({block:"start"}))}return e.keys&&(addEventListener("hashchange",r),r()),n}function Cr({model:e,el:t}){let n=tt(t,e.get("payload"),{position:e.get("position"),predict:e.get("predict"),onMove(s){e.set("position",s),e.save_changes()}});function r(){
let s=e.get("position");s!==n.position()&&n.go(s)}e.on("change:position",r);let o=Tt(t,n.element);return()=>{e.off("change:position",r),o(),n.destroy()}}function Rr(e){
return un(e),{mount:tt,mountAll:En,render:Cr}}return Hn(jr);})();
return bundle.start(`${snl}`);
})();
