// built from web/ by `npm run build`
"use strict";var snlTurn=(()=>{var g=Object.defineProperty;var T=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var E=Object.prototype.hasOwnProperty;var v=(e,t)=>{for(var n in t)g(e,n,{get:t[n],enumerable:!0})},y=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of w(t))!E.call(e,r)&&r!==n&&
g(e,r,{get:()=>t[r],enumerable:!(o=T(t,r))||o.enumerable});return e};var M=e=>y(g({},"__esModule",{value:!0}),e);var V={};v(V,{mountTurns:()=>h,turns:()=>I});function L(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function H(e,t){for(let n in t)L(e,n,t[n])}var $=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),C=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,N="http://www.w3.org/1999/xhtml";function P(e,t,n){let[o,...r]=t.split("."),s=document.createElementNS(e,o||"div");for(let i of r)$(s,i,!0);for(let i of n)C(i)?H(s,i):s.append(...[i].flat().filter(
Boolean));return s}var a=(e,...t)=>P(N,e,t);var S=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function f(e){return new Promise((t,n)=>{let o=document.
createElement("script");o.src=S(e),o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(o)})}function k({kind:e,data:t},n){if(e==="image/png")return a("img",{src:`data:image/png;base64,${t}`,alt:`The picture with ${n}`});if(e==="text/plain")return a("pr\
e",{tabindex:0},t);let o=a("");return o.append(...new DOMParser().parseFromString(t,"text/html").body.childNodes),o}function A(e,t){let{name:n,kind:o,values:r}=e,
s=r.length-1,i=a("output"),l=o==="menu"?a("select",r.map((m,d)=>a("option",{value:d},`${m}`))):a("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:s});
o==="box"?l.checked=e.at===1:l.value=`${e.at}`;let u=()=>Number(o==="box"?l.checked:l.value),c=()=>`${n} = ${r[u()]}`;function p(){o==="slider"&&(i.textContent=
`${r[u()]}`,l.setAttribute("aria-valuetext",`${r[u()]}`))}return l.addEventListener("input",()=>{p(),t()}),p(),{at:u,said:c,node:a("label",a("span",n),l,o==="sl\
ider"&&i)}}function O(e,{controls:t,shown:n,which:o}){let r=a("",{"aria-live":"polite"});r.className="snl-turned";let s=c=>c.reduce((p,{kind:m,data:d})=>p+(m===
"text/plain"?d.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...n.map(s))} * 1lh + 2rem)`;function i(){let c=l.reduce((d,{at:b},x)=>d*t[x].values.length+b(),0),p=l.map(({
said:d})=>d()).join(", ");r.replaceChildren(...n[o[c]].map(d=>k(d,p)));let{height:m}=r.getBoundingClientRect();m>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${m}px`)}let l=t.map(c=>A(c,i)),u=a("",{role:"group",label:"Turn"},l.map(({node:c})=>c));u.className="snl-controls",e.replaceChildren(u,r),e.dataset.
mounted="",i()}function R(e){let{from:t="",snlTurn:n="",number:o}=e.dataset,r=globalThis;function s(){let i=r.snlTurns?.[n]?.[Number(o)];return i&&O(e,i),!!i}s()||
f(t).then(s,()=>{})}function h(){let e=new Set(document.querySelectorAll("[data-snl-turn]"));function t(s){n.unobserve(s),e.delete(s)&&R(s)}let n=new IntersectionObserver(
s=>{for(let{isIntersecting:i,target:l}of s)i&&t(l)},{rootMargin:"100% 0px"});for(let s of e)n.observe(s);let o=new AbortController,r=()=>e.forEach(t);return matchMedia(
"print").addEventListener("change",r,{signal:o.signal}),{destroy(){o.abort(),n.disconnect()}}}var I=h();return M(V);})();
