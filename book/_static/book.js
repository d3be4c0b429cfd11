// built from web/ by `npm run build`
(()=>{function ue(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function $(e,t){for(let n in t)ue(e,n,t[n])}var de=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),pe=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,fe="http://www.w3.org/1999/xhtml";function me(e,t,n){let[o,...r]=t.split("."),l=document.createElementNS(e,o||"div");for(let s of r)de(l,s,!0);for(let s of n)pe(s)?$(l,s):l.append(...[s].flat().
filter(Boolean));return l}var d=(e,...t)=>me(fe,e,t);var O=e=>e.closest("section section")?3:2;function I(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([e],{type:t})),o.download=n,o.click(),setTimeout(()=>URL.revokeObjectURL(
o.href),6e4)}var S=()=>document.documentElement.dataset.content_root??"",ge=e=>new URL(`${S()}_static/${e}`,location.href).href;function R(e){return new Promise((t,n)=>{let o=document.
createElement("script");o.src=ge(e),o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(o)})}var E=["sessionStorage","localStorage"],he="This browser stores nothing here",we="The browser's storage is full";function k(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function N(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(o){return o.name==="QuotaExceededError"?we:he}}function C(e,t=E){for(let n of t)try{window[n].removeItem(e)}catch{}}function P(e){try{return E.flatMap(
n=>Object.keys(window[n])).filter(n=>n.startsWith(e)).map(n=>n.slice(e.length))}catch{return[]}}var T=1,w="snl-exercise:",A="Export what you want to keep.",be=`Another version of this book has stored something for this exercise, which is left alone. ${A}`,
Ee=globalThis,v=Ee.snlRecords??=new Map,ve=e=>e?.version===T&&typeof e.source=="string"&&typeof e.solved=="boolean",H=(e,t)=>k(e,w+t)?.version>T;function g(e){let t=E.
map(o=>k(o,w+e)),n=[v.get(e),...t].filter(o=>ve(o));return n.length?{...n[0],solved:n.some(({solved:o})=>o)}:null}function q(e,t,n=!1){let o=g(e),r={version:T,source:t,solved:n||(o?.solved??!1)};v.set(e,r);let l=H("localStorage",e),s=l?"":N(w+e,r);return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),l?be:s&&`${s}. ${A}`}function W(e){for(let t of e){v.delete(t);let n=E.filter(o=>!H(o,t));C(w+t,n),dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:t}}))}}function _(){return[...new Set([...v.keys(),...P(w)])].filter(t=>g(t)!==null).sort()}function U(e){addEventListener("snl-pro\
gress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(w)&&e(t.slice(w.length),!0)})}var D="snl-progress",K=1,ye=2e5,xe=2e7;function B(){let e={};for(let t of _()){let n=g(t);n&&(e[t]={source:n.source,solved:n.solved})}return`${JSON.stringify({format:D,
version:K,exercises:e},null,2)}
`}function F(e){if(e.length>xe)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expo\
rt” has written (no JSON)")}if(t?.format!==D)throw new Error("it is not a file that “Export” has written");if(t.version!==K)throw new Error(`it comes from\
 another version of this book (${t.version})`);let n=Object.entries(t.exercises??{});for(let[o,r]of n)if(!(/^[a-z0-9-]{1,100}$/.test(o)&&typeof r?.source=="stri\
ng"&&r.source.length<=ye&&typeof r.solved=="boolean"))throw new Error(`its entry “${o.slice(0,40)}” cannot be read`);return new Map(n)}var V=e=>[...e.keys()].
filter(t=>{let n=g(t);return n!==null&&n.source!==e.get(t)?.source});function j(e,t){let n="";for(let[o,{source:r,solved:l}]of e){let s=g(o);n=q(o,s&&t?s.source:
r,l)||n}return n}var L=e=>e.filter(t=>g(t)?.solved).length;function z(e){let t=Object.values(e).flat();return{solved:L(t),all:t.length}}var Y=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`,M=e=>e.dataset.snlCourse?.split(" ").filter(Boolean)??[],J=null;function G(e){let t=M(e),n=L(t),o=e.querySelector("span > span");
o&&(J??=o.textContent??"",o.textContent=n?Y(n,t.length):J,e.style.setProperty("--done",`${100*n/t.length}%`))}function Q(e,t,n){let o=new URL(n,location.href).href;
for(let r of e.querySelectorAll("a[href]")){let[l]=r.href.split("#"),s=t[l.replace(o,"").replace(/\.html$/,"")];if(!s)continue;let c=L(s);if(r.querySelector(".s\
nl-mark")?.remove(),!c)continue;let i=c===s.length?"✓":`${c}/${s.length}`,a=d("span",{class:"snl-said"},` (${Y(c,s.length)})`),u={"aria-hidden":"true"};r.append(
d("span",{class:"snl-mark"},d("span",u,i),a))}}var $e=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,y=(e,t="throws")=>`${$e(e)} ${e===1?t.replace(/s$/,""):t}`;function X(e){let t=M(e),n=e.querySelector("button"),o=d("p"),r=(u,p)=>d("button",{type:"button",click:()=>{a.close(),p()}},u),l=r("Keep it",()=>{}),s=r("Reset \
it",()=>{W(t),dispatchEvent(new CustomEvent("snl-reset"))}),c=d("h2",{id:"snl-reset-title"},"Reset this lesson?"),i={class:"snl-ask","aria-labelledby":c.id},a=d(
"dialog",i,c,o,l,s);e.after(a),n.addEventListener("click",()=>{let u=t.filter(p=>g(p)!==null).length;o.textContent=u?`It forgets your answers to ${y(u,"exercise\
s")} of this lesson, that they are solved, and what you have changed in its cells. Other lessons stay. This cannot be undone: “Export” in the list of pages keep\
s a copy of the answers.`:"No answer is stored for this lesson. Only what you have changed in its cells is lost.",a.showModal(),l.focus()}),n.style.visibility="\
visible"}var x=(e,t)=>d("button",{type:"button",click:t},e);function Se(e,t,n){let o=document.querySelector("[data-snl-course]"),r=d("summary"),l=d("p",{role:"status"}),
s=d(""),c=d("input",{type:"file",accept:".json,application/json",hidden:"",label:"A file that was exported here",change:h}),i=f=>{l.textContent=f,s.replaceChildren()};
function a(){let{solved:f,all:m}=z(n);r.textContent=`Exercises solved: ${f} of ${m}`,Q(t,n,S()),o&&G(o)}function u(){I(B(),"application/json","fewest-throws-pro\
gress.json"),i("Exported: what you wrote and what you solved.")}function p(f,m){let b=j(f,m);i(b||`Imported: ${y(f.size,"exercises")}. No imported code runs unt\
il you press Check or Run.`)}async function h(){let[f]=c.files??[];if(c.value="",!!f)try{let m=F(await f.text()),b=V(m).length;if(!b){p(m,!1);return}i(`The file\
 has other code for ${b} of the exercises that you have worked on here.`),s.append(x("Keep mine",()=>p(m,!0)),x("Take the file's",()=>p(m,!1)))}catch(m){let b=m.
message;i(`${f.name} was not imported: ${b}. Nothing has changed.`)}}let ce=d("p","What you write and solve is stored in this browser and nowhere else."),ae=[x(
"Export",u),x("Import",()=>c.click())];e.append(d("details",r,ce,ae,c,l,s)),e.removeAttribute("hidden"),U(a),a(),o&&X(o)}function Z(){let e=document.getElementById(
"snl-lessons"),t=document.querySelector("nav.bd-docs-nav"),n=document.querySelector("[data-snl-progress]");e&&t&&n&&Se(n,t,JSON.parse(e.textContent??"{}"))}function ke(){let e=matchMedia("(min-width: 108rem)"),t=()=>document.getElementById("pst-primary-sidebar");function n(o){if(e.matches||!o.target.closest(".prima\
ry-toggle"))return;o.preventDefault(),o.stopPropagation();let r=t();r&&(r.popover="auto",r.togglePopover())}document.addEventListener("click",n,!0),e.addEventListener(
"change",()=>t()?.removeAttribute("popover"))}var Te=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-cont\
ainer","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function Le(e,t){function n(){let{left:s,top:c,bottom:i}=e.getBoundingClientRect(),a=p=>{
let h=p.getBoundingClientRect();return h.right>s&&h.top<i&&h.bottom>c},u=[...t.querySelectorAll(`:is(${Te})`)];e.classList.toggle("snl-aside",u.some(a))}let o=0;
function r(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",r,{passive:!0});let l=new ResizeObserver(r);l.observe(t),l.observe(e)}function ee(){
ke();let e=document.getElementById("pst-secondary-sidebar"),t=document.querySelector(".bd-article");e&&t&&Le(e,t)}var Me=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function te(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(e,t)=>{let o=new DOMParser().parseFromString(e,"text/html").querySelector("article.bd\
-article");for(let r of o?.querySelectorAll(`${Me}`)??[])r.remove();return(t&&o?.querySelector(t)||o)?.textContent??""})}function ne(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}var oe=e=>JSON.parse(e.nextElementSibling?.textContent??"null");function re({dataset:e}){let{predict:t,difference:n,position:o,level:r,speed:l}=e,s=c=>c===void 0?
void 0:Number(c);return{predict:t!==void 0,difference:n!==void 0,position:s(o),level:s(r),speed:s(l)}}function Oe(e){let{run:t,from:n=""}=e.dataset;return t?R(n).then(()=>snlRuns[t]):oe(e)}function se(e,t){let n=re(e),o=Math.min(n.level??1/0,O(e));return snlStepper.
mount(e,t,{...n,level:o,keys:!0})}function Ie(e){for(let t=e;t;t=t.parentElement)t instanceof HTMLDetailsElement&&(t.open=!0)}function ie(){let e=[...document.querySelectorAll(
"div[data-snl]")],t=new Map,n=[];function o(i){let a=t.get(i);if(a)return a;let u=Oe(i),p=u instanceof Promise?u.then(h=>se(i,h)):se(i,u);return t.set(i,p),p}function r(){
let i=n.shift();i&&o(i),n.length&&setTimeout(r)}let l=new IntersectionObserver(i=>{for(let{isIntersecting:a,target:u}of i)a&&(l.unobserve(u),n.push(u)===1&&setTimeout(
r))},{rootMargin:"50% 0px"});for(let i of e)l.observe(i);let s=()=>e.filter(({dataset:i})=>!i.run).forEach(o);addEventListener("beforeprint",s),matchMedia("prin\
t").addEventListener("change",s);async function c(){let i=ne(location.hash),a=i&&e[i.number-1];if(a)Ie(a),(await o(a)).go(i.step),a.scrollIntoView({block:"start"});else{
let u=location.hash&&document.getElementById(location.hash.slice(1)),p=u&&u.closest(".snl-card")?.querySelector("details");p&&(p.open=!0)}}addEventListener("has\
hchange",c),c()}function le(){let e=new ResizeObserver(t=>{for(let{target:n}of t){let o=n.scrollWidth>n.clientWidth;$(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that sc\
rolls"})}});for(let t of document.querySelectorAll(".pst-scrollable-table-container"))e.observe(t)}document.addEventListener("click",({target:e})=>{let t=e.closest(".snl-card > details > summary")?.closest(".snl-card");t&&setTimeout(()=>t.scrollIntoView({block:"\
nearest"}))});function Re({target:e}){if(!(e instanceof HTMLDetailsElement)||!e.open)return;let t=e.closest(".snl-question");t&&!t.querySelector("[data-answer]")&&
(e.dataset.answer="")}document.addEventListener("toggle",Re,!0);ie();ee();le();te();Z();})();
