// built from web/ by `npm run build`
"use strict";(()=>{function w(){let e=matchMedia("(min-width: 108rem)"),t=()=>document.getElementById("pst-primary-sidebar");function n(o){if(e.matches||!o.target.closest(".primar\
y-toggle"))return;o.preventDefault(),o.stopPropagation();let s=t();s&&(s.popover="auto",s.togglePopover())}document.addEventListener("click",n,!0),e.addEventListener(
"change",()=>t()?.removeAttribute("popover"))}var T=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-conta\
iner","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function x(e,t){function n(){let{left:a,top:m,bottom:r}=e.getBoundingClientRect(),i=d=>{
let u=d.getBoundingClientRect();return u.right>a&&u.top<r&&u.bottom>m},c=[...t.querySelectorAll(`:is(${T})`)];e.classList.toggle("snl-aside",c.some(i))}let o=0;
function s(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",s,{passive:!0});let l=new ResizeObserver(s);l.observe(t),l.observe(e)}function p(){
w();let e=document.getElementById("pst-secondary-sidebar"),t=document.querySelector(".bd-article");e&&t&&x(e,t)}var S=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function g(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(e,t)=>{let o=new DOMParser().parseFromString(e,"text/html").querySelector("article.bd\
-article");for(let s of o?.querySelectorAll(`${S}`)??[])s.remove();return(t&&o?.querySelector(t)||o)?.textContent??""})}function h(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}function L(e){let{run:t,from:n}=e.dataset;return t?new Promise((o,s)=>{let l=document.createElement("script");l.src=`${document.documentElement.dataset.content_root}\
_static/${n}`,l.onload=()=>o(snlRuns[t]),l.onerror=()=>s(new Error(`${n} cannot be loaded`)),document.head.append(l)}):JSON.parse(e.nextElementSibling?.textContent??
"null")}function b(e,t){let{level:n=3,predict:o,difference:s,speed:l=1}=e.dataset;return snlStepper.mount(e,t,{level:Number(n),predict:o!==void 0,difference:s!==
void 0,speed:Number(l),keys:!0})}function M(e){for(let t=e;t;t=t.parentElement)t instanceof HTMLDetailsElement&&(t.open=!0)}function E(){let e=[...document.querySelectorAll(
"div[data-snl]")],t=new Map,n=[];function o(r){let i=t.get(r);if(i)return i;let c=L(r),d=c instanceof Promise?c.then(u=>b(r,u)):b(r,c);return t.set(r,d),d}function s(){
let r=n.shift();r&&o(r),n.length&&setTimeout(s)}let l=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:c}of r)i&&(l.unobserve(c),n.push(c)===1&&setTimeout(
s))},{rootMargin:"50% 0px"});for(let r of e)l.observe(r);let a=()=>e.filter(({dataset:r})=>!r.run).forEach(o);addEventListener("beforeprint",a),matchMedia("prin\
t").addEventListener("change",a);async function m(){let r=h(location.hash),i=r&&e[r.number-1];if(i)M(i),(await o(i)).go(r.step),i.scrollIntoView({block:"start"});else{
let c=location.hash&&document.getElementById(location.hash.slice(1)),d=c&&c.closest(".snl-card")?.querySelector("details");d&&(d.open=!0)}}addEventListener("has\
hchange",m),m()}function k(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function f(e,t){for(let n in t)k(e,n,t[n])}var H=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),C=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,v=e=>(t,...n)=>{let[o,...s]=t.split("."),l=e(o||"div");for(let a of s)H(l,a,!0);for(let a of n)C(a)?f(l,a):l.append(...[a].flat().filter(Boolean));return l},
$=v(e=>document.createElement(e)),q=v(e=>document.createElementNS("http://www.w3.org/2000/svg",e));function y(){let e=new ResizeObserver(t=>{for(let{target:n}of t){let o=n.scrollWidth>n.clientWidth;f(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that scr\
olls"})}});for(let t of document.querySelectorAll(".pst-scrollable-table-container"))e.observe(t)}document.addEventListener("click",({target:e})=>{let t=e.closest(".snl-card > details > summary")?.closest(".snl-card");t&&setTimeout(()=>t.scrollIntoView({block:"\
nearest"}))});function N({target:e}){if(!(e instanceof HTMLDetailsElement)||!e.open)return;let t=e.closest(".snl-question");t&&!t.querySelector("[data-answer]")&&
(e.dataset.answer="")}document.addEventListener("toggle",N,!0);E();p();y();g();})();
