// built from web/ by `npm run build`
"use strict";(()=>{function $(t,n,e){let o=n==="label"?"aria-label":n;typeof e=="function"?t.addEventListener(n,e):e==null||e===!1?t.removeAttribute(o):t.getAttribute(o)!==`${e}`&&
t.setAttribute(o,`${e}`)}function v(t,n){for(let e in n)$(t,e,n[e])}var y=(t,n,e)=>t.classList.toggle(`s-${n}`,!!e),C=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,m=t=>(n,...e)=>{let[o,...r]=n.split("."),l=t(o||"div");for(let s of r)y(l,s,!0);for(let s of e)C(s)?v(l,s):l.append(...[s].flat().filter(Boolean));return l},
i=m(t=>document.createElement(t)),M=m(t=>document.createElementNS("http://www.w3.org/2000/svg",t));function E({kind:t,data:n},e){if(t==="image/png")return i("img",{src:`data:image/png;base64,${n}`,alt:`The picture with ${e}`});if(t==="text/plain")return i("pr\
e",{tabindex:0},n);let o=i("");return o.append(...new DOMParser().parseFromString(n,"text/html").body.childNodes),o}function T(t,n){let{name:e,kind:o,values:r}=t,
l=r.length-1,s=i("output"),c=o==="menu"?i("select",r.map((f,u)=>i("option",{value:u},`${f}`))):i("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:l});
o==="box"?c.checked=t.at===1:c.value=`${t.at}`;let p=()=>Number(o==="box"?c.checked:c.value),a=()=>`${e} = ${r[p()]}`;function d(){o==="slider"&&(s.textContent=
`${r[p()]}`,c.setAttribute("aria-valuetext",`${r[p()]}`))}return c.addEventListener("input",()=>{d(),n()}),d(),{at:p,said:a,node:i("label",i("span",e),c,o==="sl\
ider"&&s)}}function k(t,{controls:n,shown:e,which:o}){let r=i("",{"aria-live":"polite"});r.className="snl-turned";let l=a=>a.reduce((d,{kind:f,data:u})=>d+(f===
"text/plain"?u.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...e.map(l))} * 1lh + 2rem)`;function s(){let a=c.reduce((u,{at:b},w)=>u*n[w].values.length+b(),0),d=c.map(({
said:u})=>u()).join(", ");r.replaceChildren(...e[o[a]].map(u=>E(u,d)));let{height:f}=r.getBoundingClientRect();f>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${f}px`)}let c=n.map(a=>T(a,s)),p=i("",{role:"group",label:"Turn"},c.map(({node:a})=>a));p.className="snl-controls",t.replaceChildren(p,r),t.dataset.
mounted="",s()}function A(t){let{from:n="",snlTurn:e="",number:o}=t.dataset,r=globalThis,l=()=>k(t,r.snlTurns[e][Number(o)]);if(r.snlTurns?.[e])return l();let s=document.
createElement("script"),c=document.documentElement.dataset.content_root??"";s.src=`${c}_static/${n}`,s.onload=l,document.head.append(s)}var g=document.querySelectorAll(
"[data-snl-turn]"),h=new Set;function x(t){h.has(t)||(h.add(t),A(t))}var H=new IntersectionObserver(t=>{for(let{isIntersecting:n,target:e}of t)n&&x(e)},{rootMargin:"\
100% 0px"});for(let t of g)H.observe(t);matchMedia("print").addEventListener("change",()=>g.forEach(x));})();
