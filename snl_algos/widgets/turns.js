// built from web/ by `npm run build`
"use strict";(()=>{function w(t,n,e){let o=n==="label"?"aria-label":n;typeof e=="function"?t.addEventListener(n,e):e==null||e===!1?t.removeAttribute(o):t.getAttribute(o)!==`${e}`&&
t.setAttribute(o,`${e}`)}function y(t,n){for(let e in n)w(t,e,n[e])}var v=(t,n,e)=>t.classList.toggle(`s-${n}`,!!e),T=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,g=t=>(n,...e)=>{let[o,...r]=n.split("."),a=t(o||"div");for(let s of r)v(a,s,!0);for(let s of e)T(s)?y(a,s):a.append(...[s].flat().filter(Boolean));return a},
l=g(t=>document.createElement(t)),P=g(t=>document.createElementNS("http://www.w3.org/2000/svg",t));function H({kind:t,data:n},e){if(t==="image/png")return l("img",{src:`data:image/png;base64,${n}`,alt:`The picture with ${e}`});if(t==="text/plain")return l("pr\
e",{tabindex:0},n);let o=l("");return o.append(...new DOMParser().parseFromString(n,"text/html").body.childNodes),o}function $(t,n){let{name:e,kind:o,values:r}=t,
a=r.length-1,s=l("output"),i=o==="menu"?l("select",r.map((p,u)=>l("option",{value:u},`${p}`))):l("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:a});
o==="box"?i.checked=t.at===1:i.value=`${t.at}`;let d=()=>Number(o==="box"?i.checked:i.value),c=()=>`${e} = ${r[d()]}`;function m(){o==="slider"&&(s.textContent=
`${r[d()]}`,i.setAttribute("aria-valuetext",`${r[d()]}`))}return i.addEventListener("input",()=>{m(),n()}),m(),{at:d,said:c,node:l("label",l("span",e),i,o==="sl\
ider"&&s)}}function M(t,{controls:n,shown:e,which:o}){let r=l("",{"aria-live":"polite"});r.className="snl-turned";let a=c=>c.reduce((m,{kind:p,data:u})=>m+(p===
"text/plain"?u.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...e.map(a))} * 1lh + 2rem)`;function s(){let c=i.reduce((u,{at:x},E)=>u*n[E].values.length+x(),0),m=i.map(({
said:u})=>u()).join(", ");r.replaceChildren(...e[o[c]].map(u=>H(u,m)));let{height:p}=r.getBoundingClientRect();p>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${p}px`)}let i=n.map(c=>$(c,s)),d=l("",{role:"group",label:"Turn"},i.map(({node:c})=>c));d.className="snl-controls",t.replaceChildren(d,r),t.dataset.
mounted="",s()}function L(t){let{from:n="",snlTurn:e="",number:o}=t.dataset,r=globalThis,a=()=>M(t,r.snlTurns[e][Number(o)]);if(r.snlTurns?.[e])return a();let s=document.
createElement("script"),i=document.documentElement.dataset.content_root??"";s.src=`${i}_static/${n}`,s.onload=a,document.head.append(s)}var h=document.querySelectorAll(
"[data-snl-turn]"),f=new Set;function b(t){f.has(t)||(f.add(t),L(t))}var C=new IntersectionObserver(t=>{for(let{isIntersecting:n,target:e}of t)n&&b(e)},{rootMargin:"\
100% 0px"});for(let t of h)C.observe(t);matchMedia("print").addEventListener("change",()=>h.forEach(b));})();
