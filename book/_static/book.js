// built from web/ by `npm run build`
"use strict";(()=>{function ae(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function $(e,t){for(let n in t)ae(e,n,t[n])}var ue=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),de=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,fe="http://www.w3.org/1999/xhtml";function pe(e,t,n){let[o,...r]=t.split("."),l=document.createElementNS(e,o||"div");for(let i of r)ue(l,i,!0);for(let i of n)de(i)?$(l,i):l.append(...[i].flat().
filter(Boolean));return l}var d=(e,...t)=>pe(fe,e,t);var S=e=>e.closest("section section")?3:2;function O(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var k=()=>document.documentElement.dataset.content_root??"",me=e=>new URL(`${k()}_static/${e}`,location.href).href;function R(e){return new Promise((t,n)=>{let o=document.
createElement("script");o.src=me(e),o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(o)})}var I=["sessionStorage","localStorage"],ge="This browser stores nothing here",he="The browser's storage is full";function N(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function C(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(o){return o.name==="QuotaExceededError"?he:ge}}function P(e,t=I){for(let n of t)try{window[n].removeItem(e)}catch{}}function H(e){try{return I.flatMap(
n=>Object.keys(window[n])).filter(n=>n.startsWith(e)).map(n=>n.slice(e.length))}catch{return[]}}var T=1,b="snl-exercise:",A="Export what you want to keep.",we=`Another version of this book has stored something for this exercise, which is left alone. ${A}`,
be=globalThis,y=be.snlRecords??=new Map,q=e=>e?.version===T&&typeof e.source=="string"&&typeof e.solved=="boolean";function E(e,t){let n=N(e,b+t);return q(n)?n:
n?.version>T?"newer":null}function g(e){let[t,n]=[E("sessionStorage",e),E("localStorage",e)],o=[y.get(e),t,n].filter(r=>q(r));return o.length?{...o[0],solved:o.
some(({solved:r})=>r)}:null}function W(e,t,n=!1){let o=g(e),r={version:T,source:t,solved:n||(o?.solved??!1)};y.set(e,r);let l=E("localStorage",e)==="newer",i=l?"":C(b+e,r);return dispatchEvent(
new CustomEvent("snl-progress",{detail:{name:e}})),l?we:i&&`${i}. ${A}`}function _(e){for(let t of e){y.delete(t);for(let n of["sessionStorage","localStorage"])
E(n,t)!=="newer"&&P(b+t,[n]);dispatchEvent(new CustomEvent("snl-progress",{detail:{name:t}}))}}function U(){return[...new Set([...y.keys(),...H(b)])].filter(t=>g(
t)!==null).sort()}function D(e){addEventListener("snl-progress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(
b)&&e(t.slice(b.length),!0)})}var K="snl-progress",B=1,Ee=2e5,ye=2e7;function F(){let e={};for(let t of U()){let n=g(t);n&&(e[t]={source:n.source,solved:n.solved})}return`${JSON.stringify({format:K,
version:B,exercises:e},null,2)}
`}function V(e){if(e.length>ye)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expo\
rt” has written (no JSON)")}if(t?.format!==K)throw new Error("it is not a file that “Export” has written");if(t.version!==B)throw new Error(`it comes from\
 another version of this book (${t.version})`);let n=Object.entries(t.exercises??{});for(let[o,r]of n)if(!(/^[a-z0-9-]{1,100}$/.test(o)&&typeof r?.source=="stri\
ng"&&r.source.length<=Ee&&typeof r.solved=="boolean"))throw new Error(`its entry “${o.slice(0,40)}” cannot be read`);return new Map(n)}var j=e=>[...e.keys()].
filter(t=>{let n=g(t);return n!==null&&n.source!==e.get(t)?.source});function J(e,t){let n="";for(let[o,{source:r,solved:l}]of e){let i=g(o);n=W(o,i&&t?i.source:
r,l)||n}return n}var M=e=>e.filter(t=>g(t)?.solved).length;function Y(e){let t=Object.values(e).flat();return{solved:M(t),all:t.length}}var G=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`,L=e=>e.dataset.snlCourse?.split(" ").filter(Boolean)??[],z=null;function Q(e){let t=L(e),n=M(t),o=e.querySelector("span > span");
o&&(z??=o.textContent??"",o.textContent=n?G(n,t.length):z,e.style.setProperty("--done",`${100*n/t.length}%`))}function X(e,t,n){let o=new URL(n,location.href).href;
for(let r of e.querySelectorAll("a[href]")){let[l]=r.href.split("#"),i=t[l.replace(o,"").replace(/\.html$/,"")];if(!i)continue;let u=M(i);if(r.querySelector(".s\
nl-mark")?.remove(),!u)continue;let s=u===i.length?"✓":`${u}/${i.length}`,c=d("span",{class:"snl-said"},` (${G(u,i.length)})`),a={"aria-hidden":"true"};r.append(
d("span",{class:"snl-mark"},d("span",a,s),c))}}var ve=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,v=(e,t="throws")=>`${ve(e)} ${e===1?t.replace(/s$/,""):t}`;function Z(e){let t=L(e),n=e.querySelector("button"),o=d("p"),r=(a,f)=>d("button",{type:"button",click:()=>{c.close(),f()}},a),l=r("Keep it",()=>{}),i=r("Reset \
it",()=>{_(t),dispatchEvent(new CustomEvent("snl-reset"))}),u=d("h2",{id:"snl-reset-title"},"Reset this lesson?"),s={class:"snl-ask","aria-labelledby":u.id},c=d(
"dialog",s,u,o,l,i);e.after(c),n.addEventListener("click",()=>{let a=t.filter(f=>g(f)!==null).length;o.textContent=a?`It forgets your answers to ${v(a,"exercise\
s")} of this lesson, that they are solved, and what you have changed in its cells. Other lessons stay. This cannot be undone: “Export” in the list of pages keep\
s a copy of the answers.`:"No answer is stored for this lesson. Only what you have changed in its cells is lost.",c.showModal(),l.focus()}),n.style.visibility="\
visible"}var x=(e,t)=>d("button",{type:"button",click:t},e);function xe(e,t,n){let o=document.querySelector("[data-snl-course]"),r=d("summary"),l=d("p",{role:"status"}),
i=d(""),u=d("input",{type:"file",accept:".json,application/json",hidden:"",label:"A file that was exported here",change:h}),s=p=>{l.textContent=p,i.replaceChildren()};
function c(){let{solved:p,all:m}=Y(n);r.textContent=`Exercises solved: ${p} of ${m}`,X(t,n,k()),o&&Q(o)}function a(){O(new Blob([F()],{type:"application/json"}),
"fewest-throws-progress.json"),s("Exported: what you wrote and what you solved.")}function f(p,m){let w=J(p,m);s(w||`Imported: ${v(p.size,"exercises")}. No impo\
rted code runs until you press Check or Run.`)}async function h(){let[p]=u.files??[];if(u.value="",!!p)try{let m=V(await p.text()),w=j(m).length;if(!w){f(m,!1);
return}s(`The file has other code for ${w} of the exercises that you have worked on here.`),i.append(x("Keep mine",()=>f(m,!0)),x("Take the file's",()=>f(m,!1)))}catch(m){
let w=m.message;s(`${p.name} was not imported: ${w}. Nothing has changed.`)}}let le=d("p","What you write and solve is stored in this browser and nowhere else."),
ce=[x("Export",a),x("Import",()=>u.click())];e.append(d("details",r,le,ce,u,l,i)),e.removeAttribute("hidden"),D(c),c(),o&&Z(o)}function ee(){let e=document.getElementById(
"snl-lessons"),t=document.querySelector("nav.bd-docs-nav"),n=document.querySelector("[data-snl-progress]");e&&t&&n&&xe(n,t,JSON.parse(e.textContent??"{}"))}function $e(){let e=matchMedia("(min-width: 108rem)"),t=()=>document.getElementById("pst-primary-sidebar");function n(o){if(e.matches||!o.target.closest(".prima\
ry-toggle"))return;o.preventDefault(),o.stopPropagation();let r=t();r&&(r.popover="auto",r.togglePopover())}document.addEventListener("click",n,!0),e.addEventListener(
"change",()=>t()?.removeAttribute("popover"))}var Se=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-cont\
ainer","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function ke(e,t){function n(){let{left:i,top:u,bottom:s}=e.getBoundingClientRect(),c=f=>{
let h=f.getBoundingClientRect();return h.right>i&&h.top<s&&h.bottom>u},a=[...t.querySelectorAll(`:is(${Se})`)];e.classList.toggle("snl-aside",a.some(c))}let o=0;
function r(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",r,{passive:!0});let l=new ResizeObserver(r);l.observe(t),l.observe(e)}function te(){
$e();let e=document.getElementById("pst-secondary-sidebar"),t=document.querySelector(".bd-article");e&&t&&ke(e,t)}var Te=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function ne(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(e,t)=>{let o=new DOMParser().parseFromString(e,"text/html").querySelector("article.bd\
-article");for(let r of o?.querySelectorAll(`${Te}`)??[])r.remove();return(t&&o?.querySelector(t)||o)?.textContent??""})}function oe(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}function Me(e){let{run:t,from:n=""}=e.dataset;return t?R(n).then(()=>snlRuns[t]):JSON.parse(e.nextElementSibling?.textContent??"null")}function re(e,t){let{level:n,
predict:o,difference:r,speed:l=1}=e.dataset;return snlStepper.mount(e,t,{level:n?Math.min(Number(n),S(e)):S(e),predict:o!==void 0,difference:r!==void 0,speed:Number(
l),keys:!0})}function Le(e){for(let t=e;t;t=t.parentElement)t instanceof HTMLDetailsElement&&(t.open=!0)}function se(){let e=[...document.querySelectorAll("div[\
data-snl]")],t=new Map,n=[];function o(s){let c=t.get(s);if(c)return c;let a=Me(s),f=a instanceof Promise?a.then(h=>re(s,h)):re(s,a);return t.set(s,f),f}function r(){
let s=n.shift();s&&o(s),n.length&&setTimeout(r)}let l=new IntersectionObserver(s=>{for(let{isIntersecting:c,target:a}of s)c&&(l.unobserve(a),n.push(a)===1&&setTimeout(
r))},{rootMargin:"50% 0px"});for(let s of e)l.observe(s);let i=()=>e.filter(({dataset:s})=>!s.run).forEach(o);addEventListener("beforeprint",i),matchMedia("prin\
t").addEventListener("change",i);async function u(){let s=oe(location.hash),c=s&&e[s.number-1];if(c)Le(c),(await o(c)).go(s.step),c.scrollIntoView({block:"start"});else{
let a=location.hash&&document.getElementById(location.hash.slice(1)),f=a&&a.closest(".snl-card")?.querySelector("details");f&&(f.open=!0)}}addEventListener("has\
hchange",u),u()}function ie(){let e=new ResizeObserver(t=>{for(let{target:n}of t){let o=n.scrollWidth>n.clientWidth;$(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that sc\
rolls"})}});for(let t of document.querySelectorAll(".pst-scrollable-table-container"))e.observe(t)}document.addEventListener("click",({target:e})=>{let t=e.closest(".snl-card > details > summary")?.closest(".snl-card");t&&setTimeout(()=>t.scrollIntoView({block:"\
nearest"}))});function Oe({target:e}){if(!(e instanceof HTMLDetailsElement)||!e.open)return;let t=e.closest(".snl-question");t&&!t.querySelector("[data-answer]")&&
(e.dataset.answer="")}document.addEventListener("toggle",Oe,!0);se();te();ie();ne();ee();})();
