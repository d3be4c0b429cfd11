// built from web/ by `npm run build`
"use strict";(()=>{var m="snl-exercise:",_="This browser stores nothing here. Export what you want to keep.",M="The browser's storage is full. Export what you want to keep.",V="An\
other version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",W=globalThis,g=W.snlRecords??=new Map,y=e=>typeof e==
"object"&&e!==null&&e.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function E(e,t){try{let o=JSON.parse(window[e].getItem(m+t)??"null");return y(
o)?o:o?.version>1?"newer":null}catch{return null}}function f(e){let[t,o]=[E("sessionStorage",e),E("localStorage",e)],c=[g.get(e),t,o].filter(n=>y(n));return c.length?
{...c[0],solved:c.some(({solved:n})=>n)}:null}function b(e,t,o=!1){let c=f(e),n={version:1,source:t,solved:o||(c?.solved??!1)};g.set(e,n);let l="";try{if(E("loc\
alStorage",e)==="newer")l=V;else for(let r of[window.sessionStorage,window.localStorage])r.setItem(m+e,JSON.stringify(n))}catch(r){l=r.name==="QuotaExceededErro\
r"?M:_}return dispatchEvent(new CustomEvent("snl-progress",{detail:{name:e}})),l}function O(){let e=new Set(g.keys());try{for(let t of[window.sessionStorage,window.
localStorage])for(let o of Object.keys(t))o.startsWith(m)&&e.add(o.slice(m.length))}catch{}return[...e].filter(t=>f(t)!==null).sort()}function S(e){addEventListener(
"snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(m)&&e(t.slice(m.length),!0)})}var k="snl-progress",N=1,q=2e5,z=2e7;function $(){let e={};for(let t of O()){let o=f(t);o&&(e[t]={source:o.source,solved:o.solved})}return`${JSON.stringify({format:k,
version:N,exercises:e},null,2)}
`}function R(e){if(e.length>z)throw new Error("it is too large to be such a file");let t;try{t=JSON.parse(e)}catch{throw new Error("it is not a file that “Expor\
t” has written (no JSON)")}if(t?.format!==k)throw new Error("it is not a file that “Export” has written");if(t.version!==N)throw new Error(`it comes from \
another version of this book (${t.version})`);let o=Object.entries(t.exercises??{});for(let[c,n]of o)if(!(/^[a-z0-9-]{1,100}$/.test(c)&&typeof n?.source=="strin\
g"&&n.source.length<=q&&typeof n.solved=="boolean"))throw new Error(`its entry “${c.slice(0,40)}” cannot be read`);return new Map(o)}var I=e=>[...e.keys()].
filter(t=>{let o=f(t);return o!==null&&o.source!==e.get(t)?.source});function j(e,t){let o="";for(let[c,{source:n,solved:l}]of e){let r=f(c);o=b(c,r&&t?r.source:
n,l)||o}return o}var L=e=>e.filter(t=>f(t)?.solved).length;function C(e){let t=Object.values(e).flat();return{solved:L(t),all:t.length}}var B=(e,t)=>e===t?"all exercises solved":
`${e} of ${t} exercises solved`;function T(e,t,o){let c=new URL(o,location.href).href;for(let n of e.querySelectorAll("a[href]")){let{href:l}=n,r=t[l.split("#")[0].
replace(c,"").replace(/\.html$/,"")];if(!r)continue;let d=L(r);if(n.querySelector(".snl-mark")?.remove(),!d)continue;let u=document.createElement("span");u.className=
"snl-mark";let p=document.createElement("span");p.ariaHidden="true",p.textContent=d===r.length?"✓":`${d}/${r.length}`;let h=document.createElement("span");h.className=
"snl-said",h.textContent=` (${B(d,r.length)})`,u.append(p,h),n.append(u)}}var A=document.getElementById("snl-lessons"),F=document.querySelector("nav.bd-docs-nav"),v=document.querySelector("[data-snl-progress]");if(A&&F&&v){let h=function(){
let s=document.createElement("a");s.href=URL.createObjectURL(new Blob([$()],{type:"application/json"})),s.download="fewest-throws-progress.json",s.click(),URL.revokeObjectURL(
s.href),u("Exported: what you wrote and what you solved.")},w=function(s,a){let i=j(s,a),U=s.size===1?"1 exercise":`${s.size} exercises`;u(i||`Imported: ${U}. N\
o imported code runs before you press Check.`)};D=h,H=w;let e=JSON.parse(A.textContent??"{}"),t=document.documentElement.dataset.content_root??"",o=document.createElement(
"details"),c=document.createElement("summary"),n=document.createElement("p");n.setAttribute("role","status");let l=document.createElement("div"),r=document.createElement(
"input");Object.assign(r,{type:"file",accept:".json,application/json",hidden:!0}),r.setAttribute("aria-label","A file that was exported here");let d=(s,a)=>{let i=document.
createElement("button");return Object.assign(i,{type:"button",textContent:s}),i.addEventListener("click",a),i},u=s=>{n.textContent=s,l.replaceChildren()},p=()=>{
let{solved:s,all:a}=C(e);c.textContent=`Exercises solved: ${s} of ${a}`,T(F,e,t)};async function J(){let[s]=r.files??[];if(r.value="",!!s)try{let a=R(await s.text()),
i=I(a).length;if(!i){w(a,!1);return}u(`The file has other code for ${i} of the exercises that you have worked on here.`),l.append(d("Keep mine",()=>w(a,!0)),d("\
Take the file's",()=>w(a,!1)))}catch(a){let i=a.message;u(`${s.name} was not imported: ${i}. Nothing has changed.`)}}r.addEventListener("change",J);let x=document.
createElement("p");x.textContent="What you write and solve is stored in this browser and nowhere else.",o.append(c,x,d("Export",h),d("Import",()=>r.click())),o.
append(r,n,l),v.append(o),v.removeAttribute("hidden"),S(p),p()}var D,H;})();
