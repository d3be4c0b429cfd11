// built from web/ by `npm run build`
(()=>{function T(t,e,n){let o=e==="label"?"aria-label":e;typeof n=="function"?t.addEventListener(e,n):n==null||n===!1?t.removeAttribute(o):t.getAttribute(o)!==`${n}`&&
t.setAttribute(o,`${n}`)}function v(t,e){for(let n in e)T(t,n,e[n])}var y=(t,e,n)=>t.classList.toggle(`s-${e}`,!!n),M=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,L="http://www.w3.org/1999/xhtml";function H(t,e,n){let[o,...r]=e.split("."),l=document.createElementNS(t,o||"div");for(let s of r)y(l,s,!0);for(let s of n)M(s)?v(l,s):l.append(...[s].flat().filter(
Boolean));return l}var i=(t,...e)=>H(L,t,e);var $=()=>document.documentElement.dataset.content_root??"",C=t=>new URL(`${$()}_static/${t}`,location.href).href;function h(t){return new Promise((e,n)=>{let o=document.
createElement("script");o.src=C(t),o.onload=()=>e(),o.onerror=()=>n(new Error(`${t} cannot be loaded`)),document.head.append(o)})}function P({kind:t,data:e},n){if(t==="image/png")return i("img",{src:`data:image/png;base64,${e}`,alt:`The picture with ${n}`});if(t==="text/plain")return i("pr\
e",{tabindex:0},e);let o=i("");return o.append(...new DOMParser().parseFromString(e,"text/html").body.childNodes),o}function N({kind:t,values:e}){if(t==="box")return i(
"input",{type:"checkbox"});if(t==="slider")return i("input",{type:"range",min:0,max:e.length-1});let n=e.map((o,r)=>i("option",{value:r},`${o}`));return i("sele\
ct",n)}function S(t,e){let{name:n,kind:o,values:r}=t,l=i("output"),s=N(t);o==="box"?s.checked=t.at===1:s.value=`${t.at}`;let c=()=>Number(o==="box"?s.checked:s.
value),m=()=>`${n} = ${r[c()]}`;function u(){o==="slider"&&(l.textContent=`${r[c()]}`,s.setAttribute("aria-valuetext",`${r[c()]}`))}s.addEventListener("input",()=>{
u(),e()}),u();let{length:a}=r;return{at:c,count:a,said:m,node:i("label",i("span",n),s,o==="slider"&&l)}}function k(t,{controls:e,shown:n,which:o}){let r=i("",{class:"\
snl-turned","aria-live":"polite"}),l=a=>a.flatMap(({kind:g,data:p})=>g==="text/plain"?p.split(`
`):[]).length;r.style.minHeight=`calc(${Math.max(...n.map(l))} * 1lh + 2rem)`;function s(){let a=c.reduce((d,{at:E,count:w})=>d*w+E(),0),g=c.map(({said:d})=>d()).
join(", ");r.replaceChildren(...n[o[a]].map(d=>P(d,g)));let{height:p}=r.getBoundingClientRect();p>parseFloat(getComputedStyle(r).minHeight)&&(r.style.minHeight=
`${p}px`)}let c=e.map(a=>S(a,s)),m=c.map(({node:a})=>a),u=i("",{class:"snl-controls",role:"group",label:"Turn"},m);t.replaceChildren(u,r),t.dataset.mounted="",s()}
async function A(t){let{from:e="",snlTurn:n="",number:o}=t.dataset,r=()=>globalThis.snlTurns?.[n]?.[Number(o)];r()||await h(e).catch(()=>{});let l=r();l&&k(t,l)}
var f=new Set(document.querySelectorAll("[data-snl-turn]"));function x(t){b.unobserve(t),f.delete(t)&&A(t)}var b=new IntersectionObserver(t=>{for(let{isIntersecting:e,
target:n}of t)e&&x(n)},{rootMargin:"100% 0px"});for(let t of f)b.observe(t);matchMedia("print").addEventListener("change",()=>f.forEach(x));})();
