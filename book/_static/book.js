// built from web/ by `npm run build`
"use strict";(()=>{function w(){let e=matchMedia("(min-width: 108rem)"),t=()=>document.getElementById("pst-primary-sidebar");function n(o){if(e.matches||!o.target.closest(".primar\
y-toggle"))return;o.preventDefault(),o.stopPropagation();let s=t();s&&(s.popover="auto",s.togglePopover())}document.addEventListener("click",n,!0),e.addEventListener(
"change",()=>t()?.removeAttribute("popover"))}var y=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-conta\
iner","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function x(e,t){function n(){let{left:u,top:m,bottom:r}=e.getBoundingClientRect(),l=a=>{
let d=a.getBoundingClientRect();return d.right>u&&d.top<r&&d.bottom>m},c=[...t.querySelectorAll(`:is(${y})`)];e.classList.toggle("snl-aside",c.some(l))}let o=0;
function s(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",s,{passive:!0});let i=new ResizeObserver(s);i.observe(t),i.observe(e)}function p(){
w();let e=document.getElementById("pst-secondary-sidebar"),t=document.querySelector(".bd-article");e&&t&&x(e,t)}var S=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function g(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(e,t)=>{let o=new DOMParser().parseFromString(e,"text/html").querySelector("article.bd\
-article");for(let s of o?.querySelectorAll(`${S}`)??[])s.remove();return(t&&o?.querySelector(t)||o)?.textContent??""})}function h(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}function M(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function b(e,t){for(let n in t)M(e,n,t[n])}var f=e=>e.closest("section section")?3:2;function L(e){let{run:t,from:n}=e.dataset;return t?new Promise((o,s)=>{let i=document.createElement("script");i.src=`${document.documentElement.dataset.content_root}\
_static/${n}`,i.onload=()=>o(snlRuns[t]),i.onerror=()=>s(new Error(`${n} cannot be loaded`)),document.head.append(i)}):JSON.parse(e.nextElementSibling?.textContent??
"null")}function E(e,t){let{level:n,predict:o,difference:s,speed:i=1}=e.dataset;return snlStepper.mount(e,t,{level:n?Math.min(Number(n),f(e)):f(e),predict:o!==void 0,
difference:s!==void 0,speed:Number(i),keys:!0})}function k(e){for(let t=e;t;t=t.parentElement)t instanceof HTMLDetailsElement&&(t.open=!0)}function v(){let e=[...document.
querySelectorAll("div[data-snl]")],t=new Map,n=[];function o(r){let l=t.get(r);if(l)return l;let c=L(r),a=c instanceof Promise?c.then(d=>E(r,d)):E(r,c);return t.
set(r,a),a}function s(){let r=n.shift();r&&o(r),n.length&&setTimeout(s)}let i=new IntersectionObserver(r=>{for(let{isIntersecting:l,target:c}of r)l&&(i.unobserve(
c),n.push(c)===1&&setTimeout(s))},{rootMargin:"50% 0px"});for(let r of e)i.observe(r);let u=()=>e.filter(({dataset:r})=>!r.run).forEach(o);addEventListener("bef\
oreprint",u),matchMedia("print").addEventListener("change",u);async function m(){let r=h(location.hash),l=r&&e[r.number-1];if(l)k(l),(await o(l)).go(r.step),l.scrollIntoView(
{block:"start"});else{let c=location.hash&&document.getElementById(location.hash.slice(1)),a=c&&c.closest(".snl-card")?.querySelector("details");a&&(a.open=!0)}}
addEventListener("hashchange",m),m()}function T(){let e=new ResizeObserver(t=>{for(let{target:n}of t){let o=n.scrollWidth>n.clientWidth;b(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that scr\
olls"})}});for(let t of document.querySelectorAll(".pst-scrollable-table-container"))e.observe(t)}document.addEventListener("click",({target:e})=>{let t=e.closest(".snl-card > details > summary")?.closest(".snl-card");t&&setTimeout(()=>t.scrollIntoView({block:"\
nearest"}))});function H({target:e}){if(!(e instanceof HTMLDetailsElement)||!e.open)return;let t=e.closest(".snl-question");t&&!t.querySelector("[data-answer]")&&
(e.dataset.answer="")}document.addEventListener("toggle",H,!0);v();p();T();g();})();
