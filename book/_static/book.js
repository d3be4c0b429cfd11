// built from web/ by `npm run build`
"use strict";(()=>{function x(){let e=matchMedia("(min-width: 108rem)"),t=()=>document.getElementById("pst-primary-sidebar");function n(o){if(e.matches||!o.target.closest(".primar\
y-toggle"))return;o.preventDefault(),o.stopPropagation();let s=t();s&&(s.popover="auto",s.togglePopover())}document.addEventListener("click",n,!0),e.addEventListener(
"change",()=>t()?.removeAttribute("popover"))}var y=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-conta\
iner","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function S(e,t){function n(){let{left:u,top:m,bottom:r}=e.getBoundingClientRect(),i=a=>{
let d=a.getBoundingClientRect();return d.right>u&&d.top<r&&d.bottom>m},l=[...t.querySelectorAll(`:is(${y})`)];e.classList.toggle("snl-aside",l.some(i))}let o=0;
function s(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",s,{passive:!0});let c=new ResizeObserver(s);c.observe(t),c.observe(e)}function p(){
x();let e=document.getElementById("pst-secondary-sidebar"),t=document.querySelector(".bd-article");e&&t&&S(e,t)}var L=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function g(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(e,t)=>{let o=new DOMParser().parseFromString(e,"text/html").querySelector("article.bd\
-article");for(let s of o?.querySelectorAll(`${L}`)??[])s.remove();return(t&&o?.querySelector(t)||o)?.textContent??""})}function h(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}function M(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function b(e,t){for(let n in t)M(e,n,t[n])}var f=e=>e.closest("section section")?3:2;var k=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function E(e){return new Promise((t,n)=>{let o=document.
createElement("script");o.src=k(e),o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(o)})}function H(e){let{run:t,from:n=""}=e.dataset;return t?E(n).then(()=>snlRuns[t]):JSON.parse(e.nextElementSibling?.textContent??"null")}function v(e,t){let{level:n,
predict:o,difference:s,speed:c=1}=e.dataset;return snlStepper.mount(e,t,{level:n?Math.min(Number(n),f(e)):f(e),predict:o!==void 0,difference:s!==void 0,speed:Number(
c),keys:!0})}function N(e){for(let t=e;t;t=t.parentElement)t instanceof HTMLDetailsElement&&(t.open=!0)}function T(){let e=[...document.querySelectorAll("div[da\
ta-snl]")],t=new Map,n=[];function o(r){let i=t.get(r);if(i)return i;let l=H(r),a=l instanceof Promise?l.then(d=>v(r,d)):v(r,l);return t.set(r,a),a}function s(){
let r=n.shift();r&&o(r),n.length&&setTimeout(s)}let c=new IntersectionObserver(r=>{for(let{isIntersecting:i,target:l}of r)i&&(c.unobserve(l),n.push(l)===1&&setTimeout(
s))},{rootMargin:"50% 0px"});for(let r of e)c.observe(r);let u=()=>e.filter(({dataset:r})=>!r.run).forEach(o);addEventListener("beforeprint",u),matchMedia("prin\
t").addEventListener("change",u);async function m(){let r=h(location.hash),i=r&&e[r.number-1];if(i)N(i),(await o(i)).go(r.step),i.scrollIntoView({block:"start"});else{
let l=location.hash&&document.getElementById(location.hash.slice(1)),a=l&&l.closest(".snl-card")?.querySelector("details");a&&(a.open=!0)}}addEventListener("has\
hchange",m),m()}function w(){let e=new ResizeObserver(t=>{for(let{target:n}of t){let o=n.scrollWidth>n.clientWidth;b(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that scr\
olls"})}});for(let t of document.querySelectorAll(".pst-scrollable-table-container"))e.observe(t)}document.addEventListener("click",({target:e})=>{let t=e.closest(".snl-card > details > summary")?.closest(".snl-card");t&&setTimeout(()=>t.scrollIntoView({block:"\
nearest"}))});function P({target:e}){if(!(e instanceof HTMLDetailsElement)||!e.open)return;let t=e.closest(".snl-question");t&&!t.querySelector("[data-answer]")&&
(e.dataset.answer="")}document.addEventListener("toggle",P,!0);T();p();w();g();})();
