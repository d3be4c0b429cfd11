// built from web/ by `npm run build`
"use strict";(()=>{function y(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}var m="snl-exercise:",M="This browser stores nothing here. Export what you want to keep.",V="The browser's storage is full. Export what you want to keep.",W="An\
other version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",q=globalThis,g=q.snlRecords??=new Map,b=e=>typeof e==
"object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function E(e,t){try{let o=JSON.parse(window[e].getItem(m+t)??"null");return b(
o)?o:o?.version>1?"newer":null}catch{return null}}function f(e){let[t,o]=[E("sessionStorage",e),E("localStorage",e)],s=[g.get(e),t,o].filter(n=>b(n));return s.length?
{...s[0],solved:s.some(({solved:n})=>n)}:null}function O(e,t,o=!1){let s=f(e),n={version:1,source:t,solved:o||(s?.solved??!1)};g.set(e,n);let l="";try{if(E("localStorage",e)==="newer")l=W;else for(let r of[
window.sessionStorage,window.localStorage])r.setItem(m+e,JSON.stringify(n))}catch(r){l=r.name==="QuotaExceededError"?V:M}return dispatchEvent(new CustomEvent("s\
nl-progress",{detail:{name:e}})),l}function S(){let e=new Set(g.keys());try{for(let t of[window.sessionStorage,window.localStorage])for(let o of Object.keys(t))
o.startsWith(m)&&e.add(o.slice(m.length))}catch{}return[...e].filter(t=>f(t)!==null).sort()}function k(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),
addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(m)&&e(t.slice(m.length),!0)})}var N="snl-progress",$=1,z=2e5,B=2e7;function R(){let e={};for(let t of S()){let o=f(t);o&&(e[t]={source:o.source,solved:o.solved})}return`${JSON.stringify({format:N,
version:$,exercises:e},null,2)}
`}function I(e){if(e.length>B)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expor\
t” has written (no JSON)")}if(t?.format!==N)throw new Error("it is not a file that “Export” has written");if(t.version!==$)throw new Error(`it comes from \
another version of this book (${t.version})`);let o=Object.entries(t.exercises??{});for(let[s,n]of o)if(!(/^[a-z0-9-]{1,100}$/.test(s)&&typeof n?.source=="strin\
g"&&n.source.length<=z&&typeof n.solved=="boolean"))throw new Error(`its entry “${s.slice(0,40)}” cannot be read`);return new Map(o)}var j=e=>[...e.keys()].
filter(t=>{let o=f(t);return o!==null&&o.source!==e.get(t)?.source});function L(e,t){let o="";for(let[s,{source:n,solved:l}]of e){let r=f(s);o=O(s,r&&t?r.source:
n,l)||o}return o}var C=e=>e.filter(t=>f(t)?.solved).length;function T(e){let t=Object.values(e).flat();return{solved:C(t),all:t.length}}var D=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`;function A(e,t,o){let s=new URL(o,location.href).href;for(let n of e.querySelectorAll("a[href]")){let{href:l}=n,r=t[l.split("#")[0].
replace(s,"").replace(/\.html$/,"")];if(!r)continue;let d=C(r);if(n.querySelector(".snl-mark")?.remove(),!d)continue;let u=document.createElement("span");u.className=
"snl-mark";let p=document.createElement("span");p.ariaHidden="true",p.textContent=d===r.length?"✓":`${d}/${r.length}`;let h=document.createElement("span");h.className=
"snl-said",h.textContent=` (${D(d,r.length)})`,u.append(p,h),n.append(u)}}var F=document.getElementById("snl-lessons"),_=document.querySelector("nav.bd-docs-nav"),x=document.querySelector("[data-snl-progress]");if(F&&_&&x){let h=function(){
y(new Blob([R()],{type:"application/json"}),"fewest-throws-progress.json"),u("Exported: what you wrote and what you solved.")},w=function(c,a){let i=L(c,a),U=c.
size===1?"1 exercise":`${c.size} exercises`;u(i||`Imported: ${U}. No imported code runs before you press Check.`)};H=h,K=w;let e=JSON.parse(F.textContent??"{}"),
t=document.documentElement.dataset.content_root??"",o=document.createElement("details"),s=document.createElement("summary"),n=document.createElement("p");n.setAttribute(
"role","status");let l=document.createElement("div"),r=document.createElement("input");Object.assign(r,{type:"file",accept:".json,application/json",hidden:!0}),
r.setAttribute("aria-label","A file that was exported here");let d=(c,a)=>{let i=document.createElement("button");return Object.assign(i,{type:"button",textContent:c}),
i.addEventListener("click",a),i},u=c=>{n.textContent=c,l.replaceChildren()},p=()=>{let{solved:c,all:a}=T(e);s.textContent=`Exercises solved: ${c} of ${a}`,A(_,e,
t)};async function J(){let[c]=r.files??[];if(r.value="",!!c)try{let a=I(await c.text()),i=j(a).length;if(!i){w(a,!1);return}u(`The file has other code for ${i} \
of the exercises that you have worked on here.`),l.append(d("Keep mine",()=>w(a,!0)),d("Take the file's",()=>w(a,!1)))}catch(a){let i=a.message;u(`${c.name} was\
 not imported: ${i}. Nothing has changed.`)}}r.addEventListener("change",J);let v=document.createElement("p");v.textContent="What you write and solve is stored \
in this browser and nowhere else.",o.append(s,v,d("Export",h),d("Import",()=>r.click())),o.append(r,n,l),x.append(o),x.removeAttribute("hidden"),k(p),p()}var H,
K;})();
