// built from web/ by `npm run build`
"use strict";(()=>{function v(t,n,e){let o=n==="label"?"aria-label":n;typeof e=="function"?t.addEventListener(n,e):e==null||e===!1?t.removeAttribute(o):t.getAttribute(o)!==`${e}`&&
t.setAttribute(o,`${e}`)}function w(t,n){for(let e in n)v(t,e,n[e])}var T=(t,n,e)=>t.classList.toggle(`s-${n}`,!!e),y=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,g=t=>(n,...e)=>{let[o,...r]=n.split("."),a=t(o||"div");for(let s of r)T(a,s,!0);for(let s of e)y(s)?w(a,s):a.append(...[s].flat().filter(Boolean));return a},
l=g(t=>document.createElement(t)),P=g(t=>document.createElementNS("http://www.w3.org/2000/svg",t));function L({kind:t,data:n},e){if(t==="image/png")return l("img",{src:`data:image/png;base64,${n}`,alt:`The picture with ${e}`});if(t==="text/plain")return l("pr\
e",{tabindex:0},n);let o=l("");return o.append(...new DOMParser().parseFromString(n,"text/html").body.childNodes),o}function H(t,n){let{name:e,kind:o,values:r}=t,
a=r.length-1,s=l("output"),i=o==="menu"?l("select",r.map((p,d)=>l("option",{value:d},`${p}`))):l("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:a});
o==="box"?i.checked=t.at===1:i.value=`${t.at}`;let c=()=>Number(o==="box"?i.checked:i.value),u=()=>`${e} = ${r[c()]}`;function m(){o==="slider"&&(s.textContent=
`${r[c()]}`,i.setAttribute("aria-valuetext",`${r[c()]}`))}return i.addEventListener("input",()=>{m(),n()}),m(),{at:c,said:u,node:l("label",l("span",e),i,o==="sl\
ider"&&s)}}function M(t,{controls:n,shown:e,which:o}){let r=l("",{"aria-live":"polite"});r.className="snl-turned";let a=u=>u.reduce((m,{kind:p,data:d})=>m+(p===
"text/plain"?d.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...e.map(a))} * 1lh + 2rem)`;function s(){let u=i.reduce((d,{at:x},E)=>d*n[E].values.length+x(),0),m=i.map(({
said:d})=>d()).join(", ");r.replaceChildren(...e[o[u]].map(d=>L(d,m)));let{height:p}=r.getBoundingClientRect();p>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${p}px`)}let i=n.map(u=>H(u,s)),c=l("",{role:"group",label:"Turn"},i.map(({node:u})=>u));c.className="snl-controls",t.replaceChildren(c,r),t.dataset.
mounted="",s()}function $(t){let{from:n="",snlTurn:e="",number:o}=t.dataset,r=globalThis;function a(){let c=r.snlTurns?.[e]?.[Number(o)];return c&&M(t,c),!!c}if(a())
return;let s=document.createElement("script"),i=document.documentElement.dataset.content_root??"";s.src=`${i}_static/${n}`,s.onload=a,document.head.append(s)}var h=document.
querySelectorAll("[data-snl-turn]"),f=new Set;function b(t){f.has(t)||(f.add(t),$(t))}var C=new IntersectionObserver(t=>{for(let{isIntersecting:n,target:e}of t)
n&&b(e)},{rootMargin:"100% 0px"});for(let t of h)C.observe(t);matchMedia("print").addEventListener("change",()=>h.forEach(b));})();
