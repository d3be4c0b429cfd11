// built from web/ by `npm run build`
"use strict";var snlTurn=(()=>{var g=Object.defineProperty;var T=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var E=Object.prototype.hasOwnProperty;var v=(t,e)=>{for(var n in e)g(t,n,{get:e[n],enumerable:!0})},y=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of w(e))!E.call(t,r)&&r!==n&&
g(t,r,{get:()=>e[r],enumerable:!(o=T(e,r))||o.enumerable});return t};var M=t=>y(g({},"__esModule",{value:!0}),t);var V={};v(V,{mountTurns:()=>h,turns:()=>I});function L(t,e,n){let o=e==="label"?"aria-label":e;typeof n=="function"?t.addEventListener(e,n):n==null||n===!1?t.removeAttribute(o):t.getAttribute(o)!==`${n}`&&
t.setAttribute(o,`${n}`)}function H(t,e){for(let n in e)L(t,n,e[n])}var $=(t,e,n)=>t.classList.toggle(`s-${e}`,!!n),C=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,N="http://www.w3.org/1999/xhtml";function P(t,e,n){let[o,...r]=e.split("."),s=document.createElementNS(t,o||"div");for(let i of r)$(s,i,!0);for(let i of n)C(i)?H(s,i):s.append(...[i].flat().filter(
Boolean));return s}var a=(t,...e)=>P(N,t,e);var S=t=>new URL(`${document.documentElement.dataset.content_root??""}_static/${t}`,location.href).href;function f(t){return new Promise((e,n)=>{let o=document.
createElement("script");o.src=S(t),o.onload=()=>e(),o.onerror=()=>n(new Error(`${t} cannot be loaded`)),document.head.append(o)})}function k({kind:t,data:e},n){if(t==="image/png")return a("img",{src:`data:image/png;base64,${e}`,alt:`The picture with ${n}`});if(t==="text/plain")return a("pr\
e",{tabindex:0},e);let o=a("");return o.append(...new DOMParser().parseFromString(e,"text/html").body.childNodes),o}function A(t,e){let{name:n,kind:o,values:r}=t,
s=r.length-1,i=a("output"),l=o==="menu"?a("select",r.map((m,d)=>a("option",{value:d},`${m}`))):a("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:s});
o==="box"?l.checked=t.at===1:l.value=`${t.at}`;let u=()=>Number(o==="box"?l.checked:l.value),c=()=>`${n} = ${r[u()]}`;function p(){o==="slider"&&(i.textContent=
`${r[u()]}`,l.setAttribute("aria-valuetext",`${r[u()]}`))}return l.addEventListener("input",()=>{p(),e()}),p(),{at:u,said:c,node:a("label",a("span",n),l,o==="sl\
ider"&&i)}}function O(t,{controls:e,shown:n,which:o}){let r=a("",{"aria-live":"polite"});r.className="snl-turned";let s=c=>c.reduce((p,{kind:m,data:d})=>p+(m===
"text/plain"?d.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...n.map(s))} * 1lh + 2rem)`;function i(){let c=l.reduce((d,{at:b},x)=>d*e[x].values.length+b(),0),p=l.map(({
said:d})=>d()).join(", ");r.replaceChildren(...n[o[c]].map(d=>k(d,p)));let{height:m}=r.getBoundingClientRect();m>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${m}px`)}let l=e.map(c=>A(c,i)),u=a("",{role:"group",label:"Turn"},l.map(({node:c})=>c));u.className="snl-controls",t.replaceChildren(u,r),t.dataset.
mounted="",i()}function R(t){let{from:e="",snlTurn:n="",number:o}=t.dataset,r=globalThis;function s(){let i=r.snlTurns?.[n]?.[Number(o)];return i&&O(t,i),!!i}s()||
f(e).then(s,()=>{})}function h(){let t=new Set(document.querySelectorAll("[data-snl-turn]"));function e(s){n.unobserve(s),t.delete(s)&&R(s)}let n=new IntersectionObserver(
s=>{for(let{isIntersecting:i,target:l}of s)i&&e(l)},{rootMargin:"100% 0px"});for(let s of t)n.observe(s);let o=new AbortController,r=()=>t.forEach(e);return matchMedia(
"print").addEventListener("change",r,{signal:o.signal}),{destroy(){o.abort(),n.disconnect()}}}var I=h();return M(V);})();
