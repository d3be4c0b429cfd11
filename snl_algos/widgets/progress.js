// built from web/ by `npm run build`
"use strict";(()=>{function b(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}var m="snl-exercise:",V="This browser stores nothing here. Export what you want to keep.",W="The browser's storage is full. Export what you want to keep.",B="An\
other version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",z=globalThis,E=z.snlRecords??=new Map,S=e=>typeof e==
"object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function g(e,t){try{let o=JSON.parse(window[e].getItem(m+t)??"null");return S(
o)?o:o?.version>1?"newer":null}catch{return null}}function f(e){let[t,o]=[g("sessionStorage",e),g("localStorage",e)],s=[E.get(e),t,o].filter(n=>S(n));return s.length?
{...s[0],solved:s.some(({solved:n})=>n)}:null}function O(e,t,o=!1){let s=f(e),n={version:1,source:t,solved:o||(s?.solved??!1)};E.set(e,n);let a="";try{if(g("localStorage",e)==="newer")a=B;else for(let r of[
window.sessionStorage,window.localStorage])r.setItem(m+e,JSON.stringify(n))}catch(r){a=r.name==="QuotaExceededError"?W:V}return dispatchEvent(new CustomEvent("s\
nl-progress",{detail:{name:e}})),a}function k(){let e=new Set(E.keys());try{for(let t of[window.sessionStorage,window.localStorage])for(let o of Object.keys(t))
o.startsWith(m)&&e.add(o.slice(m.length))}catch{}return[...e].filter(t=>f(t)!==null).sort()}function $(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),
addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(m)&&e(t.slice(m.length),!0)})}var N="snl-progress",R=1,D=2e5,P=2e7;function L(){let e={};for(let t of k()){let o=f(t);o&&(e[t]={source:o.source,solved:o.solved})}return`${JSON.stringify({format:N,
version:R,exercises:e},null,2)}
`}function C(e){if(e.length>P)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expor\
t” has written (no JSON)")}if(t?.format!==N)throw new Error("it is not a file that “Export” has written");if(t.version!==R)throw new Error(`it comes from \
another version of this book (${t.version})`);let o=Object.entries(t.exercises??{});for(let[s,n]of o)if(!(/^[a-z0-9-]{1,100}$/.test(s)&&typeof n?.source=="strin\
g"&&n.source.length<=D&&typeof n.solved=="boolean"))throw new Error(`its entry “${s.slice(0,40)}” cannot be read`);return new Map(o)}var I=e=>[...e.keys()].
filter(t=>{let o=f(t);return o!==null&&o.source!==e.get(t)?.source});function j(e,t){let o="";for(let[s,{source:n,solved:a}]of e){let r=f(s);o=O(s,r&&t?r.source:
n,a)||o}return o}var x=e=>e.filter(t=>f(t)?.solved).length;function T(e){let t=Object.values(e).flat();return{solved:x(t),all:t.length}}var A=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`;function F(e){let t=e.dataset.snlCourse?.split(" ").filter(Boolean)??[],o=x(t),s=e.querySelector("span > span");!o||!s||(s.textContent=
A(o,t.length),e.style.setProperty("--done",`${100*o/t.length}%`))}function _(e,t,o){let s=new URL(o,location.href).href;for(let n of e.querySelectorAll("a[href]")){
let{href:a}=n,r=t[a.split("#")[0].replace(s,"").replace(/\.html$/,"")];if(!r)continue;let d=x(r);if(n.querySelector(".snl-mark")?.remove(),!d)continue;let u=document.
createElement("span");u.className="snl-mark";let p=document.createElement("span");p.ariaHidden="true",p.textContent=d===r.length?"✓":`${d}/${r.length}`;let h=document.
createElement("span");h.className="snl-said",h.textContent=` (${A(d,r.length)})`,u.append(p,h),n.append(u)}}var q=document.getElementById("snl-lessons"),J=document.querySelector("nav.bd-docs-nav"),y=document.querySelector("[data-snl-progress]");if(q&&J&&y){let h=function(){
b(new Blob([L()],{type:"application/json"}),"fewest-throws-progress.json"),u("Exported: what you wrote and what you solved.")},w=function(c,i){let l=j(c,i),M=c.
size===1?"1 exercise":`${c.size} exercises`;u(l||`Imported: ${M}. No imported code runs before you press Check.`)};H=h,K=w;let e=JSON.parse(q.textContent??"{}"),
t=document.documentElement.dataset.content_root??"",o=document.createElement("details"),s=document.createElement("summary"),n=document.createElement("p");n.setAttribute(
"role","status");let a=document.createElement("div"),r=document.createElement("input");Object.assign(r,{type:"file",accept:".json,application/json",hidden:!0}),
r.setAttribute("aria-label","A file that was exported here");let d=(c,i)=>{let l=document.createElement("button");return Object.assign(l,{type:"button",textContent:c}),
l.addEventListener("click",i),l},u=c=>{n.textContent=c,a.replaceChildren()},p=()=>{let{solved:c,all:i}=T(e);s.textContent=`Exercises solved: ${c} of ${i}`,_(J,e,
t);let l=document.querySelector("[data-snl-course]");l&&F(l)};async function U(){let[c]=r.files??[];if(r.value="",!!c)try{let i=C(await c.text()),l=I(i).length;
if(!l){w(i,!1);return}u(`The file has other code for ${l} of the exercises that you have worked on here.`),a.append(d("Keep mine",()=>w(i,!0)),d("Take the file'\
s",()=>w(i,!1)))}catch(i){let l=i.message;u(`${c.name} was not imported: ${l}. Nothing has changed.`)}}r.addEventListener("change",U);let v=document.createElement(
"p");v.textContent="What you write and solve is stored in this browser and nowhere else.",o.append(s,v,d("Export",h),d("Import",()=>r.click())),o.append(r,n,a),
y.append(o),y.removeAttribute("hidden"),$(p),p()}var H,K;})();
