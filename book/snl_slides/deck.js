// built from web/ by `npm run build`
(()=>{var f=e=>JSON.parse(e.nextElementSibling?.textContent??"null");function u({dataset:e}){let{predict:t,difference:n,position:r,level:i,speed:o}=e,l=c=>c===void 0?
void 0:Number(c);return{predict:t!==void 0,difference:n!==void 0,position:l(r),level:l(i),speed:l(o)}}var E=720,v=44,p=e=>parseFloat(getComputedStyle(e).fontSize);function g(e){let t=e.querySelector(".content");if(!t||e.matches(".stepper"))return;let n=()=>t.offsetTop+
t.scrollHeight>E-v;if(!n())return;let r=p(t),i=[...t.querySelectorAll("pre, .output")].map(o=>[o,p(o)]);for(let o=.95;o>.5&&n();o-=.05){t.style.fontSize=`${r*o}\
px`;for(let[l,c]of i)l.style.fontSize=`${c*o}px`}}function d(e){let t=e?.querySelector("div[data-snl]:not([data-mounted])");if(!t)return;let n={...u(t),level:3},
{element:r}=snlStepper.mount(t,f(t),n),i=document.createElement("link");Object.assign(i,{rel:"stylesheet",href:"deck/stepper.css"}),r.before(i),r.classList.add(
"s-lecture")}var s=new Reveal({width:1280,height:E,margin:0,center:!1,hash:!0,slideNumber:"c/t",transition:"none",pdfSeparateFragments:!1,pdfMaxPagesPerSlide:1,
plugins:[RevealNotes]}),a=[...document.querySelectorAll(".slides section")];function m({currentSlide:e}){g(e),d(e),d(a[a.indexOf(e)+1])}s.on("pdf-ready",()=>{for(let e of a)
d(e),g(e)});document.fonts.ready.then(()=>s.initialize()).then(()=>{s.on("slidechanged",m),m({currentSlide:s.getCurrentSlide()}),document.documentElement.dataset.
ready=""});function H(e){let{activeElement:t}=document,{key:n}=e;!t?.closest("[data-snl]")||document.fullscreenElement||["PageDown","PageUp","Escape"].includes(
n)&&(t.blur(),n==="PageDown"&&s.next(),n==="PageUp"&&s.prev(),e.preventDefault(),e.stopImmediatePropagation())}addEventListener("keydown",H,!0);Object.assign(globalThis,
{deck:s,sections:a});})();
