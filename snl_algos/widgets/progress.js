// built from web/ by `npm run build`
"use strict";(()=>{function k(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}var w="snl-exercise:",D="This browser stores nothing here. Export what you want to keep.",K="The browser's storage is full. Export what you want to keep.",P="An\
other version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",H=globalThis,E=H.snlRecords??=new Map,S=e=>typeof e==
"object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function g(e,t){try{let o=JSON.parse(window[e].getItem(w+t)??"null");return S(
o)?o:o?.version>1?"newer":null}catch{return null}}function m(e){let[t,o]=[g("sessionStorage",e),g("localStorage",e)],n=[E.get(e),t,o].filter(s=>S(s));return n.length?
{...n[0],solved:n.some(({solved:s})=>s)}:null}function O(e,t,o=!1){let n=m(e),s={version:1,source:t,solved:o||(n?.solved??!1)};E.set(e,s);let c="";try{if(g("localStorage",e)==="newer")c=P;else for(let r of[
window.sessionStorage,window.localStorage])r.setItem(w+e,JSON.stringify(s))}catch(r){c=r.name==="QuotaExceededError"?K:D}return dispatchEvent(new CustomEvent("s\
nl-progress",{detail:{name:e}})),c}function C(e){for(let t of e){E.delete(t);for(let o of["sessionStorage","localStorage"])g(o,t)!=="newer"&&Q(o,t);dispatchEvent(
new CustomEvent("snl-progress",{detail:{name:t}}))}}function Q(e,t){try{window[e].removeItem(w+t)}catch{}}function R(){let e=new Set(E.keys());try{for(let t of[
window.sessionStorage,window.localStorage])for(let o of Object.keys(t))o.startsWith(w)&&e.add(o.slice(w.length))}catch{}return[...e].filter(t=>m(t)!==null).sort()}
function $(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(w)&&e(t.slice(w.
length),!0)})}var N="snl-progress",L=1,X=2e5,G=2e7;function I(){let e={};for(let t of R()){let o=m(t);o&&(e[t]={source:o.source,solved:o.solved})}return`${JSON.stringify({format:N,
version:L,exercises:e},null,2)}
`}function j(e){if(e.length>G)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expor\
t” has written (no JSON)")}if(t?.format!==N)throw new Error("it is not a file that “Export” has written");if(t.version!==L)throw new Error(`it comes from \
another version of this book (${t.version})`);let o=Object.entries(t.exercises??{});for(let[n,s]of o)if(!(/^[a-z0-9-]{1,100}$/.test(n)&&typeof s?.source=="strin\
g"&&s.source.length<=X&&typeof s.solved=="boolean"))throw new Error(`its entry “${n.slice(0,40)}” cannot be read`);return new Map(o)}var T=e=>[...e.keys()].
filter(t=>{let o=m(t);return o!==null&&o.source!==e.get(t)?.source});function q(e,t){let o="";for(let[n,{source:s,solved:c}]of e){let r=m(n);o=O(n,r&&t?r.source:
s,c)||o}return o}var y=e=>e.filter(t=>m(t)?.solved).length;function F(e){let t=Object.values(e).flat();return{solved:y(t),all:t.length}}var _=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`,A=null;function J(e){let t=e.dataset.snlCourse?.split(" ").filter(Boolean)??[],o=y(t),n=e.querySelector("span > span");n&&(A??=n.
textContent??"",n.textContent=o?_(o,t.length):A,e.style.setProperty("--done",`${100*o/t.length}%`))}function M(e,t,o){let n=new URL(o,location.href).href;for(let s of e.
querySelectorAll("a[href]")){let{href:c}=s,r=t[c.split("#")[0].replace(n,"").replace(/\.html$/,"")];if(!r)continue;let i=y(r);if(s.querySelector(".snl-mark")?.remove(),
!i)continue;let f=document.createElement("span");f.className="snl-mark";let d=document.createElement("span");d.ariaHidden="true",d.textContent=i===r.length?"✓":
`${i}/${r.length}`;let p=document.createElement("span");p.className="snl-said",p.textContent=` (${_(i,r.length)})`,f.append(d,p),s.append(f)}}function U(e){let t=e.dataset.snlCourse?.split(" ").filter(Boolean)??[],o=e.querySelector("button"),n=document.createElement("dialog"),s=document.createElement(
"h2"),c=document.createElement("p");s.id="snl-reset-title",s.textContent="Reset this lesson?",n.className="snl-ask",n.setAttribute("aria-labelledby",s.id);let r=(d,p)=>{
let h=document.createElement("button");return Object.assign(h,{type:"button",textContent:d}),h.addEventListener("click",()=>{n.close(),p()}),h},i=r("Keep it",()=>{}),
f=r("Reset it",()=>{C(t),dispatchEvent(new CustomEvent("snl-reset"))});n.append(s,c,i,f),e.after(n),o.addEventListener("click",()=>{let d=t.filter(h=>m(h)!==null).
length,p=d===1?"1 exercise":`${d} exercises`;c.textContent=d?`It forgets your answers to ${p} of this lesson, that they are solved, and what you have changed in\
 its cells. Other lessons stay. This cannot be undone: “Export” in the list of pages keeps a copy of the answers.`:"No answer is stored for this lesson. Onl\
y what you have changed in its cells is lost.",n.showModal(),i.focus()}),o.style.visibility="visible"}var B=document.getElementById("snl-lessons"),V=document.querySelector("nav.bd-docs-nav"),v=document.querySelector("[data-snl-progress]");if(B&&V&&v){let p=function(){
k(new Blob([I()],{type:"application/json"}),"fewest-throws-progress.json"),f("Exported: what you wrote and what you solved.")},h=function(l,u){let a=q(l,u),z=l.
size===1?"1 exercise":`${l.size} exercises`;f(a||`Imported: ${z}. No imported code runs until you press Check or Run.`)};Y=p,Z=h;let e=JSON.parse(B.textContent??
"{}"),t=document.documentElement.dataset.content_root??"",o=document.createElement("details"),n=document.createElement("summary"),s=document.createElement("p");
s.setAttribute("role","status");let c=document.createElement("div"),r=document.createElement("input");Object.assign(r,{type:"file",accept:".json,application/jso\
n",hidden:!0}),r.setAttribute("aria-label","A file that was exported here");let i=(l,u)=>{let a=document.createElement("button");return Object.assign(a,{type:"b\
utton",textContent:l}),a.addEventListener("click",u),a},f=l=>{s.textContent=l,c.replaceChildren()},d=()=>{let{solved:l,all:u}=F(e);n.textContent=`Exercises solv\
ed: ${l} of ${u}`,M(V,e,t);let a=document.querySelector("[data-snl-course]");a&&J(a)};async function W(){let[l]=r.files??[];if(r.value="",!!l)try{let u=j(await l.
text()),a=T(u).length;if(!a){h(u,!1);return}f(`The file has other code for ${a} of the exercises that you have worked on here.`),c.append(i("Keep mine",()=>h(u,
!0)),i("Take the file's",()=>h(u,!1)))}catch(u){let a=u.message;f(`${l.name} was not imported: ${a}. Nothing has changed.`)}}r.addEventListener("change",W);let x=document.
createElement("p");x.textContent="What you write and solve is stored in this browser and nowhere else.",o.append(n,x,i("Export",p),i("Import",()=>r.click())),o.
append(r,s,c),v.append(o),v.removeAttribute("hidden"),$(d),d();let b=document.querySelector("[data-snl-course]");b&&U(b)}var Y,Z;})();
