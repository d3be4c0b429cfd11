// built from web/ by `npm run build`
(()=>{function de(e,t,n){let o=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(o):e.getAttribute(o)!==`${n}`&&
e.setAttribute(o,`${n}`)}function $(e,t){for(let n in t)de(e,n,t[n])}var pe=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),fe=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,me="http://www.w3.org/1999/xhtml";function ge(e,t,n){let[o,...r]=t.split("."),l=document.createElementNS(e,o||"div");for(let s of r)pe(l,s,!0);for(let s of n)fe(s)?$(l,s):l.append(...[s].flat().
filter(Boolean));return l}var u=(e,...t)=>ge(me,e,t);var O=e=>e.closest("section section")?3:2;function I(e,t,n){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([e],{type:t})),o.download=n,o.click(),setTimeout(()=>URL.revokeObjectURL(
o.href),6e4)}var S=()=>document.documentElement.dataset.content_root??"",he=e=>new URL(`${S()}_static/${e}`,location.href).href;function R(e){return new Promise((t,n)=>{let o=document.
createElement("script");o.src=he(e),o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} cannot be loaded`)),document.head.append(o)})}var E=["sessionStorage","localStorage"],we="This browser stores nothing here",be="The browser's storage is full";function k(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function N(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(o){return o.name==="QuotaExceededError"?be:we}}function C(e,t=E){for(let n of t)try{window[n].removeItem(e)}catch{}}function H(e){try{return E.flatMap(
n=>Object.keys(window[n])).filter(n=>n.startsWith(e)).map(n=>n.slice(e.length))}catch{return[]}}var T=1,h="snl-exercise:",P="Export what you want to keep.",Ee=`Another version of this book has stored something for this exercise, which is left alone. ${P}`,
ve=globalThis,v=ve.snlRecords??=new Map,ye=e=>e?.version===T&&typeof e.source=="string"&&typeof e.solved=="boolean",A=(e,t)=>k(e,h+t)?.version>T;function g(e){let t=E.
map(o=>k(o,h+e)),n=[v.get(e),...t].filter(o=>ye(o));return n.length?{...n[0],solved:n.some(({solved:o})=>o)}:null}function q(e,t,n=!1){let o=g(e),r={version:T,source:t,solved:n||(o?.solved??!1)};v.set(e,r);let l=A("localStorage",e),s=l?"":N(h+e,r);return dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:e}})),l?Ee:s&&`${s}. ${P}`}function W(e){for(let t of e){v.delete(t);let n=E.filter(o=>!A(o,t));C(h+t,n),dispatchEvent(new CustomEvent(
"snl-progress",{detail:{name:t}}))}}function _(){return[...new Set([...v.keys(),...H(h)])].filter(t=>g(t)!==null).sort()}function U(e){addEventListener("snl-pro\
gress",t=>e(t.detail.name,!1)),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(h)&&e(t.slice(h.length),!0)})}var D="snl-progress",K=1,xe=2e5,$e=2e7;function B(){let e={};for(let t of _()){let n=g(t);n&&(e[t]={source:n.source,solved:n.solved})}return`${JSON.stringify({format:D,
version:K,exercises:e},null,2)}
`}function F(e){if(e.length>$e)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expo\
rt” has written (no JSON)")}if(t?.format!==D)throw new Error("it is not a file that “Export” has written");if(t.version!==K)throw new Error(`it comes from\
 another version of this book (${t.version})`);let n=Object.entries(t.exercises??{});for(let[o,r]of n)if(!(/^[a-z0-9-]{1,100}$/.test(o)&&typeof r?.source=="stri\
ng"&&r.source.length<=xe&&typeof r.solved=="boolean"))throw new Error(`its entry “${o.slice(0,40)}” cannot be read`);return new Map(n)}var V=e=>[...e.keys()].
filter(t=>{let n=g(t);return n!==null&&n.source!==e.get(t)?.source});function j(e,t){let n="";for(let[o,{source:r,solved:l}]of e){let s=g(o);n=q(o,s&&t?s.source:
r,l)||n}return n}var L=e=>e.filter(t=>g(t)?.solved).length;function z(e){let t=Object.values(e).flat();return{solved:L(t),all:t.length}}var Y=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`,M=e=>e.dataset.snlCourse?.split(" ").filter(Boolean)??[],J=null;function G(e){let t=M(e),n=L(t),o=e.querySelector("span > span");
o&&(J??=o.textContent??"",o.textContent=n?Y(n,t.length):J,e.style.setProperty("--done",`${100*n/t.length}%`))}function Q(e,t,n){let o=new URL(n,location.href).href;
for(let r of e.querySelectorAll("a[href]")){let[l]=r.href.split("#"),s=t[l.replace(o,"").replace(/\.html$/,"")];if(!s)continue;let i=L(s);if(r.querySelector(".s\
nl-mark")?.remove(),!i)continue;let c=i===s.length?"✓":`${i}/${s.length}`,a=u("span",{class:"snl-said"},` (${Y(i,s.length)})`),d={"aria-hidden":"true"};r.append(
u("span",{class:"snl-mark"},u("span",d,c),a))}}var Se=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,y=(e,t="throws")=>`${Se(e)} ${e===1?t.replace(/s$/,""):t}`;function X(e){let t=M(e),n=e.querySelector("button"),o=u("p"),r=(d,p)=>u("button",{type:"button",click:()=>{a.close(),p()}},d),l=r("Keep it",()=>{}),s=r("Reset \
it",()=>{W(t),dispatchEvent(new CustomEvent("snl-reset"))}),i=u("h2",{id:"snl-reset-title"},"Reset this lesson?"),c={class:"snl-ask","aria-labelledby":i.id},a=u(
"dialog",c,i,o,l,s);e.after(a),n.addEventListener("click",()=>{let d=t.filter(p=>g(p)!==null).length;o.textContent=d?`It forgets your answers to ${y(d,"exercise\
s")} of this lesson, that they are solved, and what you have changed in its cells. Other lessons stay. This cannot be undone: “Export” in the list of pages keep\
s a copy of the answers.`:"No answer is stored for this lesson. Only what you have changed in its cells is lost.",a.showModal(),l.focus()}),n.style.visibility="\
visible"}var x=(e,t)=>u("button",{type:"button",click:t},e);function ke(e,t,n){let o=document.querySelector("[data-snl-course]"),r=u("summary"),l=u("p",{role:"status"}),
s=u(""),i=u("input",{type:"file",accept:".json,application/json",hidden:"",label:"A file that was exported here",change:w}),c=f=>{l.textContent=f,s.replaceChildren()};
function a(){let{solved:f,all:m}=z(n);r.textContent=`Exercises solved: ${f} of ${m}`,Q(t,n,S()),o&&G(o)}function d(){I(B(),"application/json","fewest-throws-pro\
gress.json"),c("Exported: what you wrote and what you solved.")}function p(f,m){let b=j(f,m);c(b||`Imported: ${y(f.size,"exercises")}. No imported code runs unt\
il you press Check or Run.`)}async function w(){let[f]=i.files??[];if(i.value="",!!f)try{let m=F(await f.text()),b=V(m).length;if(!b){p(m,!1);return}c(`The file\
 has other code for ${b} of the exercises that you have worked on here.`),s.append(x("Keep mine",()=>p(m,!0)),x("Take the file's",()=>p(m,!1)))}catch(m){let b=m.
message;c(`${f.name} was not imported: ${b}. Nothing has changed.`)}}let ae=u("p","What you write and solve is stored in this browser and nowhere else."),ue=[x(
"Export",d),x("Import",()=>i.click())];e.append(u("details",r,ae,ue,i,l,s)),e.removeAttribute("hidden"),U(a),a(),o&&X(o)}function Z(){let e=document.getElementById(
"snl-lessons"),t=document.querySelector("nav.bd-docs-nav"),n=document.querySelector("[data-snl-progress]");e&&t&&n&&ke(n,t,JSON.parse(e.textContent??"{}"))}function Te(){let e=matchMedia("(min-width: 108rem)"),t=()=>document.getElementById("pst-primary-sidebar");function n(o){if(e.matches||!o.target.closest(".prima\
ry-toggle"))return;o.preventDefault(),o.stopPropagation();let r=t();r&&(r.popover="auto",r.togglePopover())}document.addEventListener("click",n,!0),e.addEventListener(
"change",()=>t()?.removeAttribute("popover"))}var Le=[".cell_input",".cell > details",".cell_output > *",".snl-scroll",".snl-figure",".pst-scrollable-table-cont\
ainer","div[data-snl]","div[data-snl-workbench]","div[data-snl-exercise]"];function Me(e,t){function n(){let{left:s,top:i,bottom:c}=e.getBoundingClientRect(),a=p=>{
let w=p.getBoundingClientRect();return w.right>s&&w.top<c&&w.bottom>i},d=[...t.querySelectorAll(`:is(${Le})`)];e.classList.toggle("snl-aside",d.some(a))}let o=0;
function r(){o||=requestAnimationFrame(()=>{o=0,n()})}addEventListener("scroll",r,{passive:!0});let l=new ResizeObserver(r);l.observe(t),l.observe(e)}function ee(){
Te();let e=document.getElementById("pst-secondary-sidebar"),t=document.querySelector(".bd-article");e&&t&&Me(e,t)}var Oe=[".headerlink","script","style","summary","div[data-snl]","div[data-snl-workbench]",".snl-needs-python"];function te(){typeof Search>"u"||(location.protocol===
"file:"&&(DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY=!1),Search.htmlToText=(e,t)=>{let o=new DOMParser().parseFromString(e,"text/html").querySelector("article.bd\
-article");for(let r of o?.querySelectorAll(`${Oe}`)??[])r.remove();return(t&&o?.querySelector(t)||o)?.textContent??""})}function ne(e){let t=new URLSearchParams(e.slice(1)),n=t.get("step"),o=Number(t.get("stepper")??1);return n===null||!Number.isInteger(Number(n))||!Number.isInteger(
o)?null:{step:Number(n),number:o}}var oe=e=>JSON.parse(e.nextElementSibling?.textContent??"null");function re({dataset:e}){let{predict:t,difference:n,position:o,level:r,speed:l}=e,s=i=>i===void 0?
void 0:Number(i);return{predict:t!==void 0,difference:n!==void 0,position:s(o),level:s(r),speed:s(l)}}function se(e,t,n){let o=new IntersectionObserver(r=>{for(let{
isIntersecting:l,target:s}of r)l&&(o.unobserve(s),n(s))},{rootMargin:t});for(let r of e)o.observe(r)}function Ie(e){let{run:t,from:n=""}=e.dataset;return t?R(n).then(()=>snlRuns[t]):oe(e)}function ie(e,t){let n=re(e),o=Math.min(n.level??1/0,O(e));return snlStepper.
mount(e,t,{...n,level:o,keys:!0})}function Re(e){for(let t=e;t;t=t.parentElement)t instanceof HTMLDetailsElement&&(t.open=!0)}function le(){let e=[...document.querySelectorAll(
"div[data-snl]")],t=new Map,n=[];function o(i){let c=t.get(i);if(c)return c;let a=Ie(i),d=a instanceof Promise?a.then(p=>ie(i,p)):ie(i,a);return t.set(i,d),d}function r(){
let i=n.shift();i&&o(i),n.length&&setTimeout(r)}se(e,"50% 0px",i=>{n.push(i)===1&&setTimeout(r)});let l=()=>e.filter(({dataset:i})=>!i.run).forEach(o);addEventListener(
"beforeprint",l),matchMedia("print").addEventListener("change",l);async function s(){let i=ne(location.hash),c=i&&e[i.number-1];if(c)Re(c),(await o(c)).go(i.step),
c.scrollIntoView({block:"start"});else{let a=location.hash&&document.getElementById(location.hash.slice(1)),d=a&&a.closest(".snl-card")?.querySelector("details");
d&&(d.open=!0)}}addEventListener("hashchange",s),s()}function ce(){let e=new ResizeObserver(t=>{for(let{target:n}of t){let o=n.scrollWidth>n.clientWidth;$(n,{tabindex:o&&0,role:o&&"group",label:o&&"A table that sc\
rolls"})}});for(let t of document.querySelectorAll(".pst-scrollable-table-container"))e.observe(t)}document.addEventListener("click",({target:e})=>{let t=e.closest(".snl-card > details > summary")?.closest(".snl-card");t&&setTimeout(()=>t.scrollIntoView({block:"\
nearest"}))});function Ne({target:e}){if(!(e instanceof HTMLDetailsElement)||!e.open)return;let t=e.closest(".snl-question");t&&!t.querySelector("[data-answer]")&&
(e.dataset.answer="")}document.addEventListener("toggle",Ne,!0);le();ee();ce();te();Z();})();
