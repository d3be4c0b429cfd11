// built from web/ by `npm run build`
"use strict";(()=>{function T(){let t=matchMedia("(min-width: 108rem)"),e=()=>document.getElementById("pst-primary-sidebar");function n(o){if(t.matches||!o.target.closest(".primar\
y-toggle"))return;o.preventDefault(),o.stopPropagation();let s=e();s&&(s.popover="auto",s.togglePopover())}document.addEventListener("click",n,!0),t.addEventListener(
"change",()=>e()?.removeAttribute("popover"))}var w=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-conta\
iner","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function y(t,e){function n(){let{left:u,top:m,bottom:r}=t.getBoundingClientRect(),l=a=>{
let d=a.getBoundingClientRect();return d.right>u&&d.top<r&&d.bottom>m},c=[...e.querySelectorAll(`:is(${w})`)];t.classList.toggle("snl-aside",c.some(l))}let o=0;
function s(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",s,{passive:!0});let i=new ResizeObserver(s);i.observe(e),i.observe(t)}function f(){
T();let t=document.getElementById("pst-secondary-sidebar"),e=document.querySelector(".bd-article");t&&e&&y(t,e)}var x=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function p(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(t,e)=>{let o=new DOMParser().parseFromString(t,"text/html").querySelector("article.bd\
-article");for(let s of o?.querySelectorAll(`${x}`)??[])s.remove();return(e&&o?.querySelector(e)||o)?.textContent??""})}function g(t){let e=new URLSearchParams(t.slice(1)),n=e.get("step"),o=Number(e.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}function S(t){let{run:e,from:n}=t.dataset;return e?new Promise((o,s)=>{let i=document.createElement("script");i.src=`${document.documentElement.dataset.content_root}\
_static/${n}`,i.onload=()=>o(snlRuns[e]),i.onerror=()=>s(new Error(`${n} cannot be loaded`)),document.head.append(i)}):JSON.parse(t.nextElementSibling?.textContent??
"null")}function h(t,e){let{level:n=3,predict:o,difference:s,speed:i=1}=t.dataset;return snlStepper.mount(t,e,{level:Number(n),predict:o!==void 0,difference:s!==
void 0,speed:Number(i),keys:!0})}function L(t){for(let e=t;e;e=e.parentElement)e instanceof HTMLDetailsElement&&(e.open=!0)}function b(){let t=[...document.querySelectorAll(
"div[data-snl]")],e=new Map,n=[];function o(r){let l=e.get(r);if(l)return l;let c=S(r),a=c instanceof Promise?c.then(d=>h(r,d)):h(r,c);return e.set(r,a),a}function s(){
let r=n.shift();r&&o(r),n.length&&setTimeout(s)}let i=new IntersectionObserver(r=>{for(let{isIntersecting:l,target:c}of r)l&&(i.unobserve(c),n.push(c)===1&&setTimeout(
s))},{rootMargin:"50% 0px"});for(let r of t)i.observe(r);let u=()=>t.filter(({dataset:r})=>!r.run).forEach(o);addEventListener("beforeprint",u),matchMedia("prin\
t").addEventListener("change",u);async function m(){let r=g(location.hash),l=r&&t[r.number-1];if(l)L(l),(await o(l)).go(r.step),l.scrollIntoView({block:"start"});else{
let c=location.hash&&document.getElementById(location.hash.slice(1)),a=c&&c.closest(".snl-card")?.querySelector("details");a&&(a.open=!0)}}addEventListener("has\
hchange",m),m()}function M(t,e,n){let o=e==="label"?"aria-label":e;typeof n=="function"?t.addEventListener(e,n):n==null||n===!1?t.removeAttribute(o):t.getAttribute(o)!==`${n}`&&
t.setAttribute(o,`${n}`)}function E(t,e){for(let n in e)M(t,n,e[n])}function v(){let t=new ResizeObserver(e=>{for(let{target:n}of e){let o=n.scrollWidth>n.clientWidth;E(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that scr\
olls"})}});for(let e of document.querySelectorAll(".pst-scrollable-table-container"))t.observe(e)}document.addEventListener("click",({target:t})=>{let e=t.closest(".snl-card > details > summary")?.closest(".snl-card");e&&setTimeout(()=>e.scrollIntoView({block:"\
nearest"}))});function k({target:t}){if(!(t instanceof HTMLDetailsElement)||!t.open)return;let e=t.closest(".snl-question");e&&!e.querySelector("[data-answer]")&&
(t.dataset.answer="")}document.addEventListener("toggle",k,!0);b();f();v();p();})();
