// built from web/ by `npm run build`
"use strict";(()=>{var u=e=>parseFloat(getComputedStyle(e).fontSize);function m(e){let t=e.querySelector(".content");if(!t||e.matches(".stepper"))return;let o=()=>t.offsetTop+t.scrollHeight>
676;if(!o())return;let c=u(t),a=[...t.querySelectorAll("pre, .output")].map(n=>[n,u(n)]);for(let n=.95;n>.5&&o();n-=.05){t.style.fontSize=`${c*n}px`;for(let[i,l]of a)
i.style.fontSize=`${l*n}px`}}function d(e){let t=e?.querySelector("div[data-snl]:not([data-mounted])");if(!t)return;let o=JSON.parse(t.nextElementSibling?.textContent??
"null"),{predict:c,position:a}=t.dataset,n={level:3,predict:c!==void 0,position:Number(a??0)},{element:i}=snlStepper.mount(t,o,n),l=document.createElement("link");
Object.assign(l,{rel:"stylesheet",href:"deck/stepper.css"}),i.before(l),i.classList.add("s-lecture")}var s=new Reveal({width:1280,height:720,margin:0,center:!1,
hash:!0,slideNumber:"c/t",transition:"none",pdfSeparateFragments:!1,pdfMaxPagesPerSlide:1,plugins:[RevealNotes]}),r=[...document.querySelectorAll(".slides secti\
on")];function f({currentSlide:e}){m(e),d(e),d(r[r.indexOf(e)+1])}s.on("pdf-ready",()=>{for(let e of r)d(e),m(e)});document.fonts.ready.then(()=>s.initialize()).
then(()=>{s.on("slidechanged",f),f({currentSlide:s.getCurrentSlide()}),document.documentElement.dataset.ready=""});function p(e){let{activeElement:t}=document,{
key:o}=e;!t?.closest("[data-snl]")||document.fullscreenElement||["PageDown","PageUp","Escape"].includes(o)&&(t.blur(),o==="PageDown"&&s.next(),o==="PageUp"&&s.prev(),
e.preventDefault(),e.stopImmediatePropagation())}addEventListener("keydown",p,!0);Object.assign(globalThis,{deck:s,sections:r});})();
