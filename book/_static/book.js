// built from web/ by `npm run build`
"use strict";(()=>{function le(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function x(e,t){for(let n in t)le(e,n,t[n])}var ce=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),ae=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,ue="http://www.w3.org/1999/xhtml";function de(e,t,n){let[o,...r]=t.split("."),l=document.createElementNS(e,o||"div");for(let i of r)ce(l,i,!0);for(let i of n)ae(i)?x(l,i):l.append(...[i].flat().
filter(Boolean));return l}var u=(e,...t)=>de(ue,e,t);var S=e=>e.closest("section section")?3:2;function M(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var O=["sessionStorage","localStorage"],fe="This browser stores nothing here",pe="The browser's storage is full";function R(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function $(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(o){return o.name==="QuotaExceededError"?pe:fe}}function N(e,t=O){for(let n of t)try{window[n].removeItem(e)}catch{}}function C(e){try{return O.flatMap(
n=>Object.keys(window[n])).filter(n=>n.startsWith(e)).map(n=>n.slice(e.length))}catch{return[]}}var k=1,E="snl-exercise:",I="Export what you want to keep.",me=`Another version of this book has stored something for this exercise, which is left alone. ${I}`,
ge=globalThis,b=ge.snlRecords??=new Map,P=e=>e?.version===k&&typeof e.source=="string"&&typeof e.solved=="boolean";function y(e,t){let n=R(e,E+t);return P(n)?n:
n?.version>k?"newer":null}function h(e){let[t,n]=[y("sessionStorage",e),y("localStorage",e)],o=[b.get(e),t,n].filter(r=>P(r));return o.length?{...o[0],solved:o.
some(({solved:r})=>r)}:null}function H(e,t,n=!1){let o=h(e),r={version:k,source:t,solved:n||(o?.solved??!1)};b.set(e,r);let l=y("localStorage",e)==="newer",i=l?"":$(E+e,r);return dispatchEvent(
new CustomEvent("snl-progress",{detail:{name:e}})),l?me:i&&`${i}. ${I}`}function A(e){for(let t of e){b.delete(t);for(let n of["sessionStorage","localStorage"])
y(n,t)!=="newer"&&N(E+t,[n]);dispatchEvent(new CustomEvent("snl-progress",{detail:{name:t}}))}}function q(){return[...new Set([...b.keys(),...C(E)])].filter(t=>h(
t)!==null).sort()}function _(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(
E)&&e(t.slice(E.length),!0)})}var W="snl-progress",U=1,he=2e5,we=2e7;function B(){let e={};for(let t of q()){let n=h(t);n&&(e[t]={source:n.source,solved:n.solved})}return`${JSON.stringify({format:W,
version:U,exercises:e},null,2)}
`}function D(e){if(e.length>we)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expo\
rt” has written (no JSON)")}if(t?.format!==W)throw new Error("it is not a file that “Export” has written");if(t.version!==U)throw new Error(`it comes from\
 another version of this book (${t.version})`);let n=Object.entries(t.exercises??{});for(let[o,r]of n)if(!(/^[a-z0-9-]{1,100}$/.test(o)&&typeof r?.source=="stri\
ng"&&r.source.length<=he&&typeof r.solved=="boolean"))throw new Error(`its entry “${o.slice(0,40)}” cannot be read`);return new Map(n)}var V=e=>[...e.keys()].
filter(t=>{let n=h(t);return n!==null&&n.source!==e.get(t)?.source});function j(e,t){let n="";for(let[o,{source:r,solved:l}]of e){let i=h(o);n=H(o,i&&t?i.source:
r,l)||n}return n}var T=e=>e.filter(t=>h(t)?.solved).length;function K(e){let t=Object.values(e).flat();return{solved:T(t),all:t.length}}var J=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`,L=e=>e.dataset.snlCourse?.split(" ").filter(Boolean)??[],F=null;function z(e){let t=L(e),n=T(t),o=e.querySelector("span > span");
o&&(F??=o.textContent??"",o.textContent=n?J(n,t.length):F,e.style.setProperty("--done",`${100*n/t.length}%`))}function Y(e,t,n){let o=new URL(n,location.href).href;
for(let r of e.querySelectorAll("a[href]")){let[l]=r.href.split("#"),i=t[l.replace(o,"").replace(/\.html$/,"")];if(!i)continue;let d=T(i);if(r.querySelector(".s\
nl-mark")?.remove(),!d)continue;let s=d===i.length?"✓":`${d}/${i.length}`,c=u("span",{class:"snl-said"},` (${J(d,i.length)})`),a={"aria-hidden":"true"};r.append(
u("span",{class:"snl-mark"},u("span",a,s),c))}}function G(e){let t=L(e),n=e.querySelector("button"),o=u("p"),r=(a,f)=>u("button",{type:"button",click:()=>{c.close(),f()}},a),l=r("Keep it",()=>{}),i=r("Reset \
it",()=>{A(t),dispatchEvent(new CustomEvent("snl-reset"))}),d=u("h2",{id:"snl-reset-title"},"Reset this lesson?"),s={class:"snl-ask","aria-labelledby":d.id},c=u(
"dialog",s,d,o,l,i);e.after(c),n.addEventListener("click",()=>{let a=t.filter(p=>h(p)!==null).length,f=a===1?"1 exercise":`${a} exercises`;o.textContent=a?`It f\
orgets your answers to ${f} of this lesson, that they are solved, and what you have changed in its cells. Other lessons stay. This cannot be undone: “Export” in\
 the list of pages keeps a copy of the answers.`:"No answer is stored for this lesson. Only what you have changed in its cells is lost.",c.showModal(),l.focus()}),
n.style.visibility="visible"}var v=(e,t)=>u("button",{type:"button",click:t},e);function Ee(e,t,n){let o=document.documentElement.dataset.content_root??"",r=document.querySelector("[data-sn\
l-course]"),l=u("summary"),i=u("p",{role:"status"}),d=u(""),s=u("input",{type:"file",accept:".json,application/json",hidden:"",label:"A file that was exported h\
ere",change:se}),c=m=>{i.textContent=m,d.replaceChildren()};function a(){let{solved:m,all:g}=K(n);l.textContent=`Exercises solved: ${m} of ${g}`,Y(t,n,o),r&&z(r)}
function f(){M(new Blob([B()],{type:"application/json"}),"fewest-throws-progress.json"),c("Exported: what you wrote and what you solved.")}function p(m,g){let w=j(
m,g),ie=m.size===1?"1 exercise":`${m.size} exercises`;c(w||`Imported: ${ie}. No imported code runs until you press Check or Run.`)}async function se(){let[m]=s.
files??[];if(s.value="",!!m)try{let g=D(await m.text()),w=V(g).length;if(!w){p(g,!1);return}c(`The file has other code for ${w} of the exercises that you have w\
orked on here.`),d.append(v("Keep mine",()=>p(g,!0)),v("Take the file's",()=>p(g,!1)))}catch(g){let w=g.message;c(`${m.name} was not imported: ${w}. Nothing has\
 changed.`)}}e.append(u("details",l,u("p","What you write and solve is stored in this browser and nowhere else."),v("Export",f),v("Import",()=>s.click()),s,i,d)),
e.removeAttribute("hidden"),_(a),a(),r&&G(r)}function Q(){let e=document.getElementById("snl-lessons"),t=document.querySelector("nav.bd-docs-nav"),n=document.querySelector(
"[data-snl-progress]");e&&t&&n&&Ee(n,t,JSON.parse(e.textContent??"{}"))}function ye(){let e=matchMedia("(min-width: 108rem)"),t=()=>document.getElementById("pst-primary-sidebar");function n(o){if(e.matches||!o.target.closest(".prima\
ry-toggle"))return;o.preventDefault(),o.stopPropagation();let r=t();r&&(r.popover="auto",r.togglePopover())}document.addEventListener("click",n,!0),e.addEventListener(
"change",()=>t()?.removeAttribute("popover"))}var be=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-cont\
ainer","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function ve(e,t){function n(){let{left:i,top:d,bottom:s}=e.getBoundingClientRect(),c=f=>{
let p=f.getBoundingClientRect();return p.right>i&&p.top<s&&p.bottom>d},a=[...t.querySelectorAll(`:is(${be})`)];e.classList.toggle("snl-aside",a.some(c))}let o=0;
function r(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",r,{passive:!0});let l=new ResizeObserver(r);l.observe(t),l.observe(e)}function X(){
ye();let e=document.getElementById("pst-secondary-sidebar"),t=document.querySelector(".bd-article");e&&t&&ve(e,t)}var xe=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function Z(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(e,t)=>{let o=new DOMParser().parseFromString(e,"text/html").querySelector("article.bd\
-article");for(let r of o?.querySelectorAll(`${xe}`)??[])r.remove();return(t&&o?.querySelector(t)||o)?.textContent??""})}function ee(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}var Se=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.href).href;function te(e){return new Promise((t,n)=>{let o=document.
createElement("script");o.src=Se(e),o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(o)})}function ke(e){let{run:t,from:n=""}=e.dataset;return t?te(n).then(()=>snlRuns[t]):JSON.parse(e.nextElementSibling?.textContent??"null")}function ne(e,t){let{level:n,
predict:o,difference:r,speed:l=1}=e.dataset;return snlStepper.mount(e,t,{level:n?Math.min(Number(n),S(e)):S(e),predict:o!==void 0,difference:r!==void 0,speed:Number(
l),keys:!0})}function Te(e){for(let t=e;t;t=t.parentElement)t instanceof HTMLDetailsElement&&(t.open=!0)}function oe(){let e=[...document.querySelectorAll("div[\
data-snl]")],t=new Map,n=[];function o(s){let c=t.get(s);if(c)return c;let a=ke(s),f=a instanceof Promise?a.then(p=>ne(s,p)):ne(s,a);return t.set(s,f),f}function r(){
let s=n.shift();s&&o(s),n.length&&setTimeout(r)}let l=new IntersectionObserver(s=>{for(let{isIntersecting:c,target:a}of s)c&&(l.unobserve(a),n.push(a)===1&&setTimeout(
r))},{rootMargin:"50% 0px"});for(let s of e)l.observe(s);let i=()=>e.filter(({dataset:s})=>!s.run).forEach(o);addEventListener("beforeprint",i),matchMedia("prin\
t").addEventListener("change",i);async function d(){let s=ee(location.hash),c=s&&e[s.number-1];if(c)Te(c),(await o(c)).go(s.step),c.scrollIntoView({block:"start"});else{
let a=location.hash&&document.getElementById(location.hash.slice(1)),f=a&&a.closest(".snl-card")?.querySelector("details");f&&(f.open=!0)}}addEventListener("has\
hchange",d),d()}function re(){let e=new ResizeObserver(t=>{for(let{target:n}of t){let o=n.scrollWidth>n.clientWidth;x(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that sc\
rolls"})}});for(let t of document.querySelectorAll(".pst-scrollable-table-container"))e.observe(t)}document.addEventListener("click",({target:e})=>{let t=e.closest(".snl-card > details > summary")?.closest(".snl-card");t&&setTimeout(()=>t.scrollIntoView({block:"\
nearest"}))});function Le({target:e}){if(!(e instanceof HTMLDetailsElement)||!e.open)return;let t=e.closest(".snl-question");t&&!t.querySelector("[data-answer]")&&
(e.dataset.answer="")}document.addEventListener("toggle",Le,!0);oe();X();re();Z();Q();})();
