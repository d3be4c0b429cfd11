// built from web/ by `npm run build`
"use strict";(()=>{function T(t,e,n){let r=e==="label"?"aria-label":e;typeof n=="function"?t.addEventListener(e,n):n==null||n===!1?t.removeAttribute(r):t.getAttribute(r)!==`${n}`&&
t.setAttribute(r,`${n}`)}function E(t,e){for(let n in e)T(t,n,e[n])}var w=(t,e,n)=>t.classList.toggle(`s-${e}`,!!n),v=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,y="http://www.w3.org/1999/xhtml";function M(t,e,n){let[r,...o]=e.split("."),a=document.createElementNS(t,r||"div");for(let s of o)w(a,s,!0);for(let s of n)v(s)?E(a,s):a.append(...[s].flat().filter(
Boolean));return a}var l=(t,...e)=>M(y,t,e);function L({kind:t,data:e},n){if(t==="image/png")return l("img",{src:`data:image/png;base64,${e}`,alt:`The picture with ${n}`});if(t==="text/plain")return l("pr\
e",{tabindex:0},e);let r=l("");return r.append(...new DOMParser().parseFromString(e,"text/html").body.childNodes),r}function H(t,e){let{name:n,kind:r,values:o}=t,
a=o.length-1,s=l("output"),i=r==="menu"?l("select",o.map((p,d)=>l("option",{value:d},`${p}`))):l("input",r==="box"?{type:"checkbox"}:{type:"range",min:0,max:a});
r==="box"?i.checked=t.at===1:i.value=`${t.at}`;let c=()=>Number(r==="box"?i.checked:i.value),u=()=>`${n} = ${o[c()]}`;function m(){r==="slider"&&(s.textContent=
`${o[c()]}`,i.setAttribute("aria-valuetext",`${o[c()]}`))}return i.addEventListener("input",()=>{m(),e()}),m(),{at:c,said:u,node:l("label",l("span",n),i,r==="sl\
ider"&&s)}}function $(t,{controls:e,shown:n,which:r}){let o=l("",{"aria-live":"polite"});o.className="snl-turned";let a=u=>u.reduce((m,{kind:p,data:d})=>m+(p===
"text/plain"?d.split(`
`).length:0),0);o.style.minHeight=`calc(${Math.max(...n.map(a))} * 1lh + 2rem)`;function s(){let u=i.reduce((d,{at:b},x)=>d*e[x].values.length+b(),0),m=i.map(({
said:d})=>d()).join(", ");o.replaceChildren(...n[r[u]].map(d=>L(d,m)));let{height:p}=o.getBoundingClientRect();p>parseFloat(getComputedStyle(o).minHeight)&&(o.style.
minHeight=`${p}px`)}let i=e.map(u=>H(u,s)),c=l("",{role:"group",label:"Turn"},i.map(({node:u})=>u));c.className="snl-controls",t.replaceChildren(c,o),t.dataset.
mounted="",s()}function C(t){let{from:e="",snlTurn:n="",number:r}=t.dataset,o=globalThis;function a(){let c=o.snlTurns?.[n]?.[Number(r)];return c&&$(t,c),!!c}if(a())
return;let s=document.createElement("script"),i=document.documentElement.dataset.content_root??"";s.src=`${i}_static/${e}`,s.onload=a,document.head.append(s)}var f=document.
querySelectorAll("[data-snl-turn]"),g=new Set;function h(t){g.has(t)||(g.add(t),C(t))}var N=new IntersectionObserver(t=>{for(let{isIntersecting:e,target:n}of t)
e&&h(n)},{rootMargin:"100% 0px"});for(let t of f)N.observe(t);matchMedia("print").addEventListener("change",()=>f.forEach(h));})();
