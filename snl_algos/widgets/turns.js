// built from web/ by `npm run build`
"use strict";var snlTurn=(()=>{var g=Object.defineProperty;var w=Object.getOwnPropertyDescriptor;var T=Object.getOwnPropertyNames;var E=Object.prototype.hasOwnProperty;var v=(t,e)=>{for(var n in e)g(t,n,{get:e[n],enumerable:!0})},y=(t,e,n,r)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of T(e))!E.call(t,o)&&o!==n&&
g(t,o,{get:()=>e[o],enumerable:!(r=w(e,o))||r.enumerable});return t};var M=t=>y(g({},"__esModule",{value:!0}),t);var V={};v(V,{mountTurns:()=>h,turns:()=>I});function L(t,e,n){let r=e==="label"?"aria-label":e;typeof n=="function"?t.addEventListener(e,n):n==null||n===!1?t.removeAttribute(r):t.getAttribute(r)!==`${n}`&&
t.setAttribute(r,`${n}`)}function H(t,e){for(let n in e)L(t,n,e[n])}var $=(t,e,n)=>t.classList.toggle(`s-${e}`,!!n),C=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,N="http://www.w3.org/1999/xhtml";function P(t,e,n){let[r,...o]=e.split("."),s=document.createElementNS(t,r||"div");for(let i of o)$(s,i,!0);for(let i of n)C(i)?H(s,i):s.append(...[i].flat().filter(
Boolean));return s}var a=(t,...e)=>P(N,t,e);var S=t=>new URL(`${document.documentElement.dataset.content_root??""}_static/${t}`,location.href).href;function f(t){return new Promise((e,n)=>{let r=document.
createElement("script");r.src=S(t),r.onload=()=>e(),r.onerror=()=>n(new Error(`${t} cannot be loaded`)),document.head.append(r)})}function k({kind:t,data:e},n){if(t==="image/png")return a("img",{src:`data:image/png;base64,${e}`,alt:`The picture with ${n}`});if(t==="text/plain")return a("pr\
e",{tabindex:0},e);let r=a("");return r.append(...new DOMParser().parseFromString(e,"text/html").body.childNodes),r}function A(t,e){let{name:n,kind:r,values:o}=t,
s=o.length-1,i=a("output"),l=r==="menu"?a("select",o.map((m,u)=>a("option",{value:u},`${m}`))):a("input",r==="box"?{type:"checkbox"}:{type:"range",min:0,max:s});
r==="box"?l.checked=t.at===1:l.value=`${t.at}`;let d=()=>Number(r==="box"?l.checked:l.value),c=()=>`${n} = ${o[d()]}`;function p(){r==="slider"&&(i.textContent=
`${o[d()]}`,l.setAttribute("aria-valuetext",`${o[d()]}`))}return l.addEventListener("input",()=>{p(),e()}),p(),{at:d,said:c,node:a("label",a("span",n),l,r==="sl\
ider"&&i)}}function O(t,{controls:e,shown:n,which:r}){let o=a("",{"aria-live":"polite"});o.className="snl-turned";let s=c=>c.reduce((p,{kind:m,data:u})=>p+(m===
"text/plain"?u.split(`
`).length:0),0);o.style.minHeight=`calc(${Math.max(...n.map(s))} * 1lh + 2rem)`;function i(){let c=l.reduce((u,{at:b},x)=>u*e[x].values.length+b(),0),p=l.map(({
said:u})=>u()).join(", ");o.replaceChildren(...n[r[c]].map(u=>k(u,p)));let{height:m}=o.getBoundingClientRect();m>parseFloat(getComputedStyle(o).minHeight)&&(o.style.
minHeight=`${m}px`)}let l=e.map(c=>A(c,i)),d=a("",{role:"group",label:"Turn"},l.map(({node:c})=>c));d.className="snl-controls",t.replaceChildren(d,o),t.dataset.
mounted="",i()}function R(t){let{from:e="",snlTurn:n="",number:r}=t.dataset,o=globalThis;function s(){let i=o.snlTurns?.[n]?.[Number(r)];return i&&O(t,i),!!i}s()||
f(e).then(s,()=>{})}function h(){let t=new Set(document.querySelectorAll("[data-snl-turn]"));function e(s){n.unobserve(s),t.delete(s)&&R(s)}let n=new IntersectionObserver(
s=>{for(let{isIntersecting:i,target:l}of s)i&&e(l)},{rootMargin:"100% 0px"});for(let s of t)n.observe(s);let r=new AbortController,o=()=>t.forEach(e);return matchMedia(
"print").addEventListener("change",o,{signal:r.signal}),{destroy(){r.abort(),n.disconnect()}}}var I=h();return M(V);})();
