// built from web/ by `npm run build`
"use strict";(()=>{function x(t,n,e){let o=n==="label"?"aria-label":n;typeof e=="function"?t.addEventListener(n,e):e==null||e===!1?t.removeAttribute(o):t.getAttribute(o)!==`${e}`&&
t.setAttribute(o,`${e}`)}function $(t,n){for(let e in n)x(t,e,n[e])}var v=(t,n,e)=>t.classList.toggle(`s-${n}`,!!e),w=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,m=t=>(n,...e)=>{let[o,...r]=n.split("."),l=t(o||"div");for(let s of r)v(l,s,!0);for(let s of e)w(s)?$(l,s):l.append(...[s].flat().filter(Boolean));return l},
c=m(t=>document.createElement(t)),E=m(t=>document.createElementNS("http://www.w3.org/2000/svg",t));function y({kind:t,data:n},e){if(t==="image/png")return c("img",{src:`data:image/png;base64,${n}`,alt:`The picture with ${e}`});if(t==="text/plain")return c("pr\
e",{tabindex:0},n);let o=c("");return o.append(...new DOMParser().parseFromString(n,"text/html").body.childNodes),o}function C(t,n){let{name:e,kind:o,values:r}=t,
l=r.length-1,s=c("output"),i=o==="menu"?c("select",r.map((f,u)=>c("option",{value:u},`${f}`))):c("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:l});
o==="box"?i.checked=t.at===1:i.value=`${t.at}`;let p=()=>Number(o==="box"?i.checked:i.value),a=()=>`${e} = ${r[p()]}`;function d(){o==="slider"&&(s.textContent=
`${r[p()]}`,i.setAttribute("aria-valuetext",`${r[p()]}`))}return i.addEventListener("input",()=>{d(),n()}),d(),{at:p,said:a,node:c("label",c("span",e),i,o==="sl\
ider"&&s)}}function T(t,{controls:n,shown:e,which:o}){let r=c("",{"aria-live":"polite"});r.className="snl-turned";let l=a=>a.reduce((d,{kind:f,data:u})=>d+(f===
"text/plain"?u.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...e.map(l))} * 1lh + 2rem)`;function s(){let a=i.reduce((u,{at:h},b)=>u*n[b].values.length+h(),0),d=i.map(({
said:u})=>u()).join(", ");r.replaceChildren(...e[o[a]].map(u=>y(u,d)));let{height:f}=r.getBoundingClientRect();f>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${f}px`)}let i=n.map(a=>C(a,s)),p=c("",{role:"group",label:"Turn"},i.map(({node:a})=>a));p.className="snl-controls",t.replaceChildren(p,r),t.dataset.
mounted="",s()}function k(t){let{from:n="",snlTurn:e="",number:o}=t.dataset,r=globalThis,l=()=>T(t,r.snlTurns[e][Number(o)]);if(r.snlTurns?.[e])return l();let s=document.
createElement("script"),i=document.documentElement.dataset.content_root??"";s.src=`${i}_static/${n}`,s.onload=l,document.head.append(s)}var g=new IntersectionObserver(
t=>{for(let{isIntersecting:n,target:e}of t)n&&(g.unobserve(e),k(e))},{rootMargin:"100% 0px"});for(let t of document.querySelectorAll("[data-snl-turn]"))g.observe(
t);})();
