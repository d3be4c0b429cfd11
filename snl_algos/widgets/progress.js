// built from web/ by `npm run build`
"use strict";(()=>{function k(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var O=["sessionStorage","localStorage"],Y="This browser stores nothing here",Z="The browser's storage is full";function L(e,t){try{return JSON.parse(window[e].getItem(
t)??"null")}catch{return null}}function C(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),
""}catch(o){return o.name==="QuotaExceededError"?Z:Y}}function $(e,t=O){for(let n of t)try{window[n].removeItem(e)}catch{}}function R(e){try{return O.flatMap(n=>Object.
keys(window[n])).filter(n=>n.startsWith(e)).map(n=>n.slice(e.length))}catch{return[]}}var y=1,g="snl-exercise:",M="Export what you want to keep.",ee=`Another version of this book has stored something for this exercise, which is left alone. ${M}`,
te=globalThis,E=te.snlRecords??=new Map,N=e=>e?.version===y&&typeof e.source=="string"&&typeof e.solved=="boolean";function w(e,t){let n=L(e,g+t);return N(n)?n:
n?.version>y?"newer":null}function h(e){let[t,n]=[w("sessionStorage",e),w("localStorage",e)],o=[E.get(e),t,n].filter(s=>N(s));return o.length?{...o[0],solved:o.
some(({solved:s})=>s)}:null}function T(e,t,n=!1){let o=h(e),s={version:y,source:t,solved:n||(o?.solved??!1)};E.set(e,s);let c=w("localStorage",e)==="newer",r=c?"":C(g+e,s);return dispatchEvent(
new CustomEvent("snl-progress",{detail:{name:e}})),c?ee:r&&`${r}. ${M}`}function I(e){for(let t of e){E.delete(t);for(let n of["sessionStorage","localStorage"])
w(n,t)!=="newer"&&$(g+t,[n]);dispatchEvent(new CustomEvent("snl-progress",{detail:{name:t}}))}}function j(){return[...new Set([...E.keys(),...R(g)])].filter(t=>h(
t)!==null).sort()}function A(e){let t=o=>e(o.detail.name,!1),n=({key:o})=>{o===null?e(null,!0):o.startsWith(g)&&e(o.slice(g.length),!0)};return addEventListener(
"snl-progress",t),addEventListener("storage",n),()=>{removeEventListener("snl-progress",t),removeEventListener("storage",n)}}var K="snl-progress",q=1,ne=2e5,oe=2e7;function F(){let e={};for(let t of j()){let n=h(t);n&&(e[t]={source:n.source,solved:n.solved})}return`${JSON.stringify({format:K,
version:q,exercises:e},null,2)}
`}function P(e){if(e.length>oe)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expo\
rt” has written (no JSON)")}if(t?.format!==K)throw new Error("it is not a file that “Export” has written");if(t.version!==q)throw new Error(`it comes from\
 another version of this book (${t.version})`);let n=Object.entries(t.exercises??{});for(let[o,s]of n)if(!(/^[a-z0-9-]{1,100}$/.test(o)&&typeof s?.source=="stri\
ng"&&s.source.length<=ne&&typeof s.solved=="boolean"))throw new Error(`its entry “${o.slice(0,40)}” cannot be read`);return new Map(n)}var B=e=>[...e.keys()].
filter(t=>{let n=h(t);return n!==null&&n.source!==e.get(t)?.source});function H(e,t){let n="";for(let[o,{source:s,solved:c}]of e){let r=h(o);n=T(o,r&&t?r.source:
s,c)||n}return n}var v=e=>e.filter(t=>h(t)?.solved).length;function W(e){let t=Object.values(e).flat();return{solved:v(t),all:t.length}}var _=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`,J=null;function U(e){let t=e.dataset.snlCourse?.split(" ").filter(Boolean)??[],n=v(t),o=e.querySelector("span > span");o&&(J??=o.
textContent??"",o.textContent=n?_(n,t.length):J,e.style.setProperty("--done",`${100*n/t.length}%`))}function D(e,t,n){let o=new URL(n,location.href).href;for(let s of e.
querySelectorAll("a[href]")){let{href:c}=s,r=t[c.split("#")[0].replace(o,"").replace(/\.html$/,"")];if(!r)continue;let i=v(r);if(s.querySelector(".snl-mark")?.remove(),
!i)continue;let p=document.createElement("span");p.className="snl-mark";let u=document.createElement("span");u.ariaHidden="true",u.textContent=i===r.length?"✓":
`${i}/${r.length}`;let f=document.createElement("span");f.className="snl-said",f.textContent=` (${_(i,r.length)})`,p.append(u,f),s.append(p)}}function z(e){let t=e.dataset.snlCourse?.split(" ").filter(Boolean)??[],n=e.querySelector("button"),o=document.createElement("dialog"),s=document.createElement(
"h2"),c=document.createElement("p");s.id="snl-reset-title",s.textContent="Reset this lesson?",o.className="snl-ask",o.setAttribute("aria-labelledby",s.id);let r=(u,f)=>{
let m=document.createElement("button");return Object.assign(m,{type:"button",textContent:u}),m.addEventListener("click",()=>{o.close(),f()}),m},i=r("Keep it",()=>{}),
p=r("Reset it",()=>{I(t),dispatchEvent(new CustomEvent("snl-reset"))});o.append(s,c,i,p),e.after(o),n.addEventListener("click",()=>{let u=t.filter(m=>h(m)!==null).
length,f=u===1?"1 exercise":`${u} exercises`;c.textContent=u?`It forgets your answers to ${f} of this lesson, that they are solved, and what you have changed in\
 its cells. Other lessons stay. This cannot be undone: “Export” in the list of pages keeps a copy of the answers.`:"No answer is stored for this lesson. Onl\
y what you have changed in its cells is lost.",o.showModal(),i.focus()}),n.style.visibility="visible"}var V=document.getElementById("snl-lessons"),Q=document.querySelector("nav.bd-docs-nav"),x=document.querySelector("[data-snl-progress]");if(V&&Q&&x){let f=function(){
k(new Blob([F()],{type:"application/json"}),"fewest-throws-progress.json"),p("Exported: what you wrote and what you solved.")},m=function(l,d){let a=H(l,d),G=l.
size===1?"1 exercise":`${l.size} exercises`;p(a||`Imported: ${G}. No imported code runs until you press Check or Run.`)};se=f,re=m;let e=JSON.parse(V.textContent??
"{}"),t=document.documentElement.dataset.content_root??"",n=document.createElement("details"),o=document.createElement("summary"),s=document.createElement("p");
s.setAttribute("role","status");let c=document.createElement("div"),r=document.createElement("input");Object.assign(r,{type:"file",accept:".json,application/jso\
n",hidden:!0}),r.setAttribute("aria-label","A file that was exported here");let i=(l,d)=>{let a=document.createElement("button");return Object.assign(a,{type:"b\
utton",textContent:l}),a.addEventListener("click",d),a},p=l=>{s.textContent=l,c.replaceChildren()},u=()=>{let{solved:l,all:d}=W(e);o.textContent=`Exercises solv\
ed: ${l} of ${d}`,D(Q,e,t);let a=document.querySelector("[data-snl-course]");a&&U(a)};async function X(){let[l]=r.files??[];if(r.value="",!!l)try{let d=P(await l.
text()),a=B(d).length;if(!a){m(d,!1);return}p(`The file has other code for ${a} of the exercises that you have worked on here.`),c.append(i("Keep mine",()=>m(d,
!0)),i("Take the file's",()=>m(d,!1)))}catch(d){let a=d.message;p(`${l.name} was not imported: ${a}. Nothing has changed.`)}}r.addEventListener("change",X);let b=document.
createElement("p");b.textContent="What you write and solve is stored in this browser and nowhere else.",n.append(o,b,i("Export",f),i("Import",()=>r.click())),n.
append(r,s,c),x.append(n),x.removeAttribute("hidden"),A(u),u();let S=document.querySelector("[data-snl-course]");S&&z(S)}var se,re;})();
