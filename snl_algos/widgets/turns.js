// built from web/ by `npm run build`
"use strict";(()=>{function b(t,n,e){let r=n==="label"?"aria-label":n;typeof e=="function"?t.addEventListener(n,e):e==null||e===!1?t.removeAttribute(r):t.getAttribute(r)!==`${e}`&&
t.setAttribute(r,`${e}`)}function x(t,n){for(let e in n)b(t,e,n[e])}var $=(t,n,e)=>t.classList.toggle(`s-${n}`,!!e),v=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,m=t=>(n,...e)=>{let[r,...o]=n.split("."),l=t(r||"div");for(let s of o)$(l,s,!0);for(let s of e)v(s)?x(l,s):l.append(...[s].flat().filter(Boolean));return l},
i=m(t=>document.createElement(t)),T=m(t=>document.createElementNS("http://www.w3.org/2000/svg",t));function w({kind:t,data:n}){if(t==="image/png")return i("img",{src:`data:image/png;base64,${n}`,alt:""});if(t==="text/plain")return i("pre",{tabindex:0},n);let e=i(
"");return e.append(...new DOMParser().parseFromString(n,"text/html").body.childNodes),e}function y(t,n){let{name:e,kind:r,values:o}=t,l=o.length-1,s=i("output"),
c=r==="menu"?i("select",o.map((p,f)=>i("option",{value:f},`${p}`))):i("input",r==="box"?{type:"checkbox"}:{type:"range",min:0,max:l});r==="box"?c.checked=t.at===
1:c.value=`${t.at}`;let u=()=>Number(r==="box"?c.checked:c.value);function a(){r==="slider"&&(s.textContent=`${o[u()]}`,c.setAttribute("aria-valuetext",`${o[u()]}`))}
return c.addEventListener("input",()=>{a(),n()}),a(),{at:u,node:i("label",i("span",e),c,r==="slider"&&s)}}function C(t,{controls:n,shown:e,which:r}){let o=i("",
{"aria-live":"polite"});o.className="snl-turned";let l=a=>a.reduce((p,{kind:f,data:d})=>p+(f==="text/plain"?d.split(`
`).length:0),0);o.style.minHeight=`calc(${Math.max(...e.map(l))} * 1lh + 2rem)`;function s(){let a=c.reduce((f,{at:d},h)=>f*n[h].values.length+d(),0);o.replaceChildren(
...e[r[a]].map(w));let{height:p}=o.getBoundingClientRect();p>parseFloat(getComputedStyle(o).minHeight)&&(o.style.minHeight=`${p}px`)}let c=n.map(a=>y(a,s)),u=i(
"",{role:"group",label:"Turn"},c.map(({node:a})=>a));u.className="snl-controls",t.replaceChildren(u,o),t.dataset.mounted="",s()}function k(t){let{from:n="",snlTurn:e="",
number:r}=t.dataset,o=globalThis,l=()=>C(t,o.snlTurns[e][Number(r)]);if(o.snlTurns?.[e])return l();let s=document.createElement("script"),c=document.documentElement.
dataset.content_root??"";s.src=`${c}_static/${n}`,s.onload=l,document.head.append(s)}var g=new IntersectionObserver(t=>{for(let{isIntersecting:n,target:e}of t)n&&
(g.unobserve(e),k(e))},{rootMargin:"100% 0px"});for(let t of document.querySelectorAll("[data-snl-turn]"))g.observe(t);})();
