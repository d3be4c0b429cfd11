// built from web/ by `npm run build`
(()=>{function T(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function v(e,t){for(let n in t)T(e,n,t[n])}var y=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),M=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,L="http://www.w3.org/1999/xhtml";function H(e,t,n){let[o,...r]=t.split("."),i=document.createElementNS(e,o||"div");for(let s of r)y(i,s,!0);for(let s of n)M(s)?v(i,s):i.append(...[s].flat().filter(
Boolean));return i}var l=(e,...t)=>H(L,e,t);function h(e,t,n){let o=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:s}of r)i&&(o.unobserve(s),n(s))},{rootMargin:t});for(let r of e)o.observe(r)}var $=()=>document.documentElement.dataset.content_root??"",C=e=>new URL(`${$()}_static/${e}`,location.href).href;function x(e){return new Promise((t,n)=>{let o=document.
createElement("script");o.src=C(e),o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(o)})}function N({kind:e,data:t},n){if(e==="image/png")return l("img",{src:`data:image/png;base64,${t}`,alt:`The picture with ${n}`});if(e==="text/plain")return l("pr\
e",{tabindex:0},t);let o=l("");return o.append(...new DOMParser().parseFromString(t,"text/html").body.childNodes),o}function S({kind:e,values:t}){if(e==="box")return l(
"input",{type:"checkbox"});if(e==="slider")return l("input",{type:"range",min:0,max:t.length-1});let n=t.map((o,r)=>l("option",{value:r},`${o}`));return l("sele\
ct",n)}function P(e,t){let{name:n,kind:o,values:r}=e,i=l("output"),s=S(e);o==="box"?s.checked=e.at===1:s.value=`${e.at}`;let c=()=>Number(o==="box"?s.checked:s.
value),m=()=>`${n} = ${r[c()]}`;function p(){o==="slider"&&(i.textContent=`${r[c()]}`,s.setAttribute("aria-valuetext",`${r[c()]}`))}s.addEventListener("input",()=>{
p(),t()}),p();let{length:a}=r;return{at:c,count:a,said:m,node:l("label",l("span",n),s,o==="slider"&&i)}}function O(e,{controls:t,shown:n,which:o}){let r=l("",{class:"\
snl-turned","aria-live":"polite"}),i=a=>a.flatMap(({kind:f,data:u})=>f==="text/plain"?u.split(`
`):[]).length;r.style.minHeight=`calc(${Math.max(...n.map(i))} * 1lh + 2rem)`;function s(){let a=c.reduce((d,{at:E,count:w})=>d*w+E(),0),f=c.map(({said:d})=>d()).
join(", ");r.replaceChildren(...n[o[a]].map(d=>N(d,f)));let{height:u}=r.getBoundingClientRect();u>parseFloat(getComputedStyle(r).minHeight)&&(r.style.minHeight=
`${u}px`)}let c=t.map(a=>P(a,s)),m=c.map(({node:a})=>a),p=l("",{class:"snl-controls",role:"group",label:"Turn"},m);e.replaceChildren(p,r),e.dataset.mounted="",s()}
async function k(e){let{from:t="",snlTurn:n="",number:o}=e.dataset,r=()=>globalThis.snlTurns?.[n]?.[Number(o)];r()||await x(t).catch(()=>{});let i=r();i&&O(e,i)}
var g=new Set(document.querySelectorAll("[data-snl-turn]"));function b(e){g.delete(e)&&k(e)}h(g,"100% 0px",b);matchMedia("print").addEventListener("change",()=>g.
forEach(b));})();
