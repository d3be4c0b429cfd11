// built from web/ by `npm run build`
"use strict";(()=>{function T(t,e,n){let o=e==="label"?"aria-label":e;typeof n=="function"?t.addEventListener(e,n):n==null||n===!1?t.removeAttribute(o):t.getAttribute(o)!==`${n}`&&
t.setAttribute(o,`${n}`)}function E(t,e){for(let n in e)T(t,n,e[n])}var w=(t,e,n)=>t.classList.toggle(`s-${e}`,!!n),v=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,y="http://www.w3.org/1999/xhtml";function M(t,e,n){let[o,...r]=e.split("."),a=document.createElementNS(t,o||"div");for(let s of r)w(a,s,!0);for(let s of n)v(s)?E(a,s):a.append(...[s].flat().filter(
Boolean));return a}var l=(t,...e)=>M(y,t,e);function L({kind:t,data:e},n){if(t==="image/png")return l("img",{src:`data:image/png;base64,${e}`,alt:`The picture with ${n}`});if(t==="text/plain")return l("pr\
e",{tabindex:0},e);let o=l("");return o.append(...new DOMParser().parseFromString(e,"text/html").body.childNodes),o}function H(t,e){let{name:n,kind:o,values:r}=t,
a=r.length-1,s=l("output"),i=o==="menu"?l("select",r.map((p,d)=>l("option",{value:d},`${p}`))):l("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:a});
o==="box"?i.checked=t.at===1:i.value=`${t.at}`;let c=()=>Number(o==="box"?i.checked:i.value),u=()=>`${n} = ${r[c()]}`;function m(){o==="slider"&&(s.textContent=
`${r[c()]}`,i.setAttribute("aria-valuetext",`${r[c()]}`))}return i.addEventListener("input",()=>{m(),e()}),m(),{at:c,said:u,node:l("label",l("span",n),i,o==="sl\
ider"&&s)}}function $(t,{controls:e,shown:n,which:o}){let r=l("",{"aria-live":"polite"});r.className="snl-turned";let a=u=>u.reduce((m,{kind:p,data:d})=>m+(p===
"text/plain"?d.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...n.map(a))} * 1lh + 2rem)`;function s(){let u=i.reduce((d,{at:b},x)=>d*e[x].values.length+b(),0),m=i.map(({
said:d})=>d()).join(", ");r.replaceChildren(...n[o[u]].map(d=>L(d,m)));let{height:p}=r.getBoundingClientRect();p>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${p}px`)}let i=e.map(u=>H(u,s)),c=l("",{role:"group",label:"Turn"},i.map(({node:u})=>u));c.className="snl-controls",t.replaceChildren(c,r),t.dataset.
mounted="",s()}function C(t){let{from:e="",snlTurn:n="",number:o}=t.dataset,r=globalThis;function a(){let c=r.snlTurns?.[n]?.[Number(o)];return c&&$(t,c),!!c}if(a())
return;let s=document.createElement("script"),i=document.documentElement.dataset.content_root??"";s.src=`${i}_static/${e}`,s.onload=a,document.head.append(s)}var f=document.
querySelectorAll("[data-snl-turn]"),g=new Set;function h(t){g.has(t)||(g.add(t),C(t))}var N=new IntersectionObserver(t=>{for(let{isIntersecting:e,target:n}of t)
e&&h(n)},{rootMargin:"100% 0px"});for(let t of f)N.observe(t);matchMedia("print").addEventListener("change",()=>f.forEach(h));})();
