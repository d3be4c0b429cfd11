// built from web/ by `npm run build`
(()=>{function d(e){let t=e.closest("table"),[o]=t?.tBodies??[];if(!o)return;let l=e.getAttribute("aria-sort")==="ascending";for(let n of e.parentElement?.children??[])
n.removeAttribute("aria-sort");e.setAttribute("aria-sort",l?"descending":"ascending");let r=n=>n.cells[e.cellIndex].textContent??"",a=new Intl.Collator(document.
documentElement.lang,{numeric:!0}),s=[...o.rows].sort((n,i)=>a.compare(r(n),r(i)));o.append(...l?s.reverse():s)}for(let e of document.querySelectorAll("th butto\
n"))e.addEventListener("click",()=>d(e.parentElement));for(let e of document.querySelectorAll("details:has(> template)"))e.addEventListener("toggle",()=>{let t=e.
querySelector("template");!e.open||!t||(t.replaceWith(t.content),snlStepper.mountAll())});function c(){let e=location.hash&&document.getElementById(location.hash.
slice(1));e instanceof HTMLDetailsElement&&(e.open=!0)}addEventListener("hashchange",c);c();})();
