// built from web/ by `npm run build`
"use strict";(()=>{function S(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}var g="snl-exercise:",W="This browser stores nothing here. Export what you want to keep.",P="The browser's storage is full. Export what you want to keep.",z="An\
other version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",D=globalThis,E=D.snlRecords??=new Map,k=e=>e?.
version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function w(e,t){try{let o=JSON.parse(window[e].getItem(g+t)??"null");return k(o)?o:o?.version>
1?"newer":null}catch{return null}}function h(e){let[t,o]=[w("sessionStorage",e),w("localStorage",e)],n=[E.get(e),t,o].filter(s=>k(s));return n.length?{...n[0],solved:n.
some(({solved:s})=>s)}:null}function O(e,t,o=!1){let n=h(e),s={version:1,source:t,solved:o||(n?.solved??!1)};E.set(e,s);let c="";try{if(w("localStorage",e)==="newer")c=z;else for(let r of[
window.sessionStorage,window.localStorage])r.setItem(g+e,JSON.stringify(s))}catch(r){c=r.name==="QuotaExceededError"?P:W}return dispatchEvent(new CustomEvent("s\
nl-progress",{detail:{name:e}})),c}function L(e){for(let t of e){E.delete(t);for(let o of["sessionStorage","localStorage"])w(o,t)!=="newer"&&Q(o,t);dispatchEvent(
new CustomEvent("snl-progress",{detail:{name:t}}))}}function Q(e,t){try{window[e].removeItem(g+t)}catch{}}function R(){let e=new Set(E.keys());try{for(let t of[
window.sessionStorage,window.localStorage])for(let o of Object.keys(t))o.startsWith(g)&&e.add(o.slice(g.length))}catch{}return[...e].filter(t=>h(t)!==null).sort()}
function C(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(g)&&e(t.slice(g.
length),!0)})}var $="snl-progress",N=1,X=2e5,G=2e7;function M(){let e={};for(let t of R()){let o=h(t);o&&(e[t]={source:o.source,solved:o.solved})}return`${JSON.stringify({format:$,
version:N,exercises:e},null,2)}
`}function T(e){if(e.length>G)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expor\
t” has written (no JSON)")}if(t?.format!==$)throw new Error("it is not a file that “Export” has written");if(t.version!==N)throw new Error(`it comes from \
another version of this book (${t.version})`);let o=Object.entries(t.exercises??{});for(let[n,s]of o)if(!(/^[a-z0-9-]{1,100}$/.test(n)&&typeof s?.source=="strin\
g"&&s.source.length<=X&&typeof s.solved=="boolean"))throw new Error(`its entry “${n.slice(0,40)}” cannot be read`);return new Map(o)}var I=e=>[...e.keys()].
filter(t=>{let o=h(t);return o!==null&&o.source!==e.get(t)?.source});function j(e,t){let o="";for(let[n,{source:s,solved:c}]of e){let r=h(n);o=O(n,r&&t?r.source:
s,c)||o}return o}var y=e=>e.filter(t=>h(t)?.solved).length;function K(e){let t=Object.values(e).flat();return{solved:y(t),all:t.length}}var q=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`,A=null;function F(e){let t=e.dataset.snlCourse?.split(" ").filter(Boolean)??[],o=y(t),n=e.querySelector("span > span");n&&(A??=n.
textContent??"",n.textContent=o?q(o,t.length):A,e.style.setProperty("--done",`${100*o/t.length}%`))}function B(e,t,o){let n=new URL(o,location.href).href;for(let s of e.
querySelectorAll("a[href]")){let{href:c}=s,r=t[c.split("#")[0].replace(n,"").replace(/\.html$/,"")];if(!r)continue;let i=y(r);if(s.querySelector(".snl-mark")?.remove(),
!i)continue;let f=document.createElement("span");f.className="snl-mark";let d=document.createElement("span");d.ariaHidden="true",d.textContent=i===r.length?"✓":
`${i}/${r.length}`;let p=document.createElement("span");p.className="snl-said",p.textContent=` (${q(i,r.length)})`,f.append(d,p),s.append(f)}}function H(e){let t=e.dataset.snlCourse?.split(" ").filter(Boolean)??[],o=e.querySelector("button"),n=document.createElement("dialog"),s=document.createElement(
"h2"),c=document.createElement("p");s.id="snl-reset-title",s.textContent="Reset this lesson?",n.className="snl-ask",n.setAttribute("aria-labelledby",s.id);let r=(d,p)=>{
let m=document.createElement("button");return Object.assign(m,{type:"button",textContent:d}),m.addEventListener("click",()=>{n.close(),p()}),m},i=r("Keep it",()=>{}),
f=r("Reset it",()=>{L(t),dispatchEvent(new CustomEvent("snl-reset"))});n.append(s,c,i,f),e.after(n),o.addEventListener("click",()=>{let d=t.filter(m=>h(m)!==null).
length,p=d===1?"1 exercise":`${d} exercises`;c.textContent=d?`It forgets your answers to ${p} of this lesson, that they are solved, and what you have changed in\
 its cells. Other lessons stay. This cannot be undone: “Export” in the list of pages keeps a copy of the answers.`:"No answer is stored for this lesson. Onl\
y what you have changed in its cells is lost.",n.showModal(),i.focus()}),o.style.visibility="visible"}var _=document.getElementById("snl-lessons"),J=document.querySelector("nav.bd-docs-nav"),v=document.querySelector("[data-snl-progress]");if(_&&J&&v){let p=function(){
S(new Blob([M()],{type:"application/json"}),"fewest-throws-progress.json"),f("Exported: what you wrote and what you solved.")},m=function(l,u){let a=j(l,u),V=l.
size===1?"1 exercise":`${l.size} exercises`;f(a||`Imported: ${V}. No imported code runs until you press Check or Run.`)};Y=p,Z=m;let e=JSON.parse(_.textContent??
"{}"),t=document.documentElement.dataset.content_root??"",o=document.createElement("details"),n=document.createElement("summary"),s=document.createElement("p");
s.setAttribute("role","status");let c=document.createElement("div"),r=document.createElement("input");Object.assign(r,{type:"file",accept:".json,application/jso\
n",hidden:!0}),r.setAttribute("aria-label","A file that was exported here");let i=(l,u)=>{let a=document.createElement("button");return Object.assign(a,{type:"b\
utton",textContent:l}),a.addEventListener("click",u),a},f=l=>{s.textContent=l,c.replaceChildren()},d=()=>{let{solved:l,all:u}=K(e);n.textContent=`Exercises solv\
ed: ${l} of ${u}`,B(J,e,t);let a=document.querySelector("[data-snl-course]");a&&F(a)};async function U(){let[l]=r.files??[];if(r.value="",!!l)try{let u=T(await l.
text()),a=I(u).length;if(!a){m(u,!1);return}f(`The file has other code for ${a} of the exercises that you have worked on here.`),c.append(i("Keep mine",()=>m(u,
!0)),i("Take the file's",()=>m(u,!1)))}catch(u){let a=u.message;f(`${l.name} was not imported: ${a}. Nothing has changed.`)}}r.addEventListener("change",U);let x=document.
createElement("p");x.textContent="What you write and solve is stored in this browser and nowhere else.",o.append(n,x,i("Export",p),i("Import",()=>r.click())),o.
append(r,s,c),v.append(o),v.removeAttribute("hidden"),C(d),d();let b=document.querySelector("[data-snl-course]");b&&H(b)}var Y,Z;})();
