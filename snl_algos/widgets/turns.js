// built from web/ by `npm run build`
"use strict";var snlTurn=(()=>{var g=Object.defineProperty;var x=Object.getOwnPropertyDescriptor;var T=Object.getOwnPropertyNames;var E=Object.prototype.hasOwnProperty;var w=(t,e)=>{for(var n in e)g(t,n,{get:e[n],enumerable:!0})},v=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of T(e))!E.call(t,r)&&r!==n&&
g(t,r,{get:()=>e[r],enumerable:!(o=x(e,r))||o.enumerable});return t};var y=t=>v(g({},"__esModule",{value:!0}),t);var O={};w(O,{mountTurns:()=>f,turns:()=>I});function M(t,e,n){let o=e==="label"?"aria-label":e;typeof n=="function"?t.addEventListener(e,n):n==null||n===!1?t.removeAttribute(o):t.getAttribute(o)!==`${n}`&&
t.setAttribute(o,`${n}`)}function L(t,e){for(let n in e)M(t,n,e[n])}var H=(t,e,n)=>t.classList.toggle(`s-${e}`,!!n),$=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,C="http://www.w3.org/1999/xhtml";function N(t,e,n){let[o,...r]=e.split("."),s=document.createElementNS(t,o||"div");for(let i of r)H(s,i,!0);for(let i of n)$(i)?L(s,i):s.append(...[i].flat().filter(
Boolean));return s}var a=(t,...e)=>N(C,t,e);function P({kind:t,data:e},n){if(t==="image/png")return a("img",{src:`data:image/png;base64,${e}`,alt:`The picture with ${n}`});if(t==="text/plain")return a("pr\
e",{tabindex:0},e);let o=a("");return o.append(...new DOMParser().parseFromString(e,"text/html").body.childNodes),o}function S(t,e){let{name:n,kind:o,values:r}=t,
s=r.length-1,i=a("output"),l=o==="menu"?a("select",r.map((p,d)=>a("option",{value:d},`${p}`))):a("input",o==="box"?{type:"checkbox"}:{type:"range",min:0,max:s});
o==="box"?l.checked=t.at===1:l.value=`${t.at}`;let c=()=>Number(o==="box"?l.checked:l.value),u=()=>`${n} = ${r[c()]}`;function m(){o==="slider"&&(i.textContent=
`${r[c()]}`,l.setAttribute("aria-valuetext",`${r[c()]}`))}return l.addEventListener("input",()=>{m(),e()}),m(),{at:c,said:u,node:a("label",a("span",n),l,o==="sl\
ider"&&i)}}function k(t,{controls:e,shown:n,which:o}){let r=a("",{"aria-live":"polite"});r.className="snl-turned";let s=u=>u.reduce((m,{kind:p,data:d})=>m+(p===
"text/plain"?d.split(`
`).length:0),0);r.style.minHeight=`calc(${Math.max(...n.map(s))} * 1lh + 2rem)`;function i(){let u=l.reduce((d,{at:h},b)=>d*e[b].values.length+h(),0),m=l.map(({
said:d})=>d()).join(", ");r.replaceChildren(...n[o[u]].map(d=>P(d,m)));let{height:p}=r.getBoundingClientRect();p>parseFloat(getComputedStyle(r).minHeight)&&(r.style.
minHeight=`${p}px`)}let l=e.map(u=>S(u,i)),c=a("",{role:"group",label:"Turn"},l.map(({node:u})=>u));c.className="snl-controls",t.replaceChildren(c,r),t.dataset.
mounted="",i()}function A(t){let{from:e="",snlTurn:n="",number:o}=t.dataset,r=globalThis;function s(){let c=r.snlTurns?.[n]?.[Number(o)];return c&&k(t,c),!!c}if(s())
return;let i=document.createElement("script"),l=document.documentElement.dataset.content_root??"";i.src=`${l}_static/${e}`,i.onload=s,document.head.append(i)}function f(){
let t=new Set(document.querySelectorAll("[data-snl-turn]"));function e(s){n.unobserve(s),t.delete(s)&&A(s)}let n=new IntersectionObserver(s=>{for(let{isIntersecting:i,
target:l}of s)i&&e(l)},{rootMargin:"100% 0px"});for(let s of t)n.observe(s);let o=new AbortController,r=()=>t.forEach(e);return matchMedia("print").addEventListener(
"change",r,{signal:o.signal}),{destroy(){o.abort(),n.disconnect()}}}var I=f();return y(O);})();
