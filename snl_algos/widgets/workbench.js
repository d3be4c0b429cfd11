// built from web/ by `npm run build`
"use strict";(()=>{function N(t,e,o){let n=e==="label"?"aria-label":e;typeof o=="function"?t.addEventListener(e,o):o==null||o===!1?t.removeAttribute(n):t.getAttribute(n)!==`${o}`&&
t.setAttribute(n,`${o}`)}function K(t,e){for(let o in e)N(t,o,e[o])}var B=(t,e,o)=>t.classList.toggle(`s-${e}`,!!o),ve=t=>!!t&&Object.getPrototypeOf(t)===Object.
prototype,zt=t=>(e,...o)=>{let[n,...r]=e.split("."),s=t(n||"div");for(let a of r)B(s,a,!0);for(let a of o)ve(a)?K(s,a):s.append(...[a].flat().filter(Boolean));return s},
b=zt(t=>document.createElement(t)),_=zt(t=>document.createElementNS("http://www.w3.org/2000/svg",t)),U=(t,e,...o)=>_(`svg${t}`,{viewBox:e,"aria-hidden":"true"},
...o);function F(t,e){t.textContent!==`${e}`&&(t.textContent=`${e}`)}function It(t,e,o,n){for(;t.children.length>e.length;)t.lastChild?.remove();e.forEach((r,s)=>{
let a=t.children[s]??t.appendChild(o());n(a,r)})}function ft(t){let e=[];return o=>{for(let n of e)B(n,t,!1);e=o.filter(n=>!!n);for(let n of e)B(n,t,!0)}}var J=(t,e,o,n)=>b("button.button",{type:"button",title:e,label:n,click:o},t);function Nt(t,e,o,n){let r=e.map(([a,i])=>b("option",{value:a,selected:a===o&&""},i));return b("select.button",{label:t,change:({target:a})=>n(a.value)},r)}var L={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1c\
5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.17},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:$e}=L,W=t=>Array.from({length:t},(e,o)=>o),Me=(t,e,o)=>Math.min(o,Math.max(e,t));function P({start:t,columns:e},o){let n=t===0?1:0;if(o===0)return[0,0];
let r=Math.floor((o-1)/e),s=(o-1)%e;return[r,n+(r%2?e-1-s:s)]}function I(t,e){let[o,n]=P(t,e),[r,s]=$e.anchor;return[n+r,t.rows-o-1+s]}function T([t,e],[o,n]){let r=Math.
hypot(o-t,n-e)||1,s=(o-t)/r,a=(n-e)/r;return{length:r,spot:(c,d=0)=>[t+c*s-d*a,e+c*a+d*s]}}function At([t,e],[o,n],[r,s]){let[a,i]=[r-o,s-n],c=((t-o)*a+(e-n)*i)/
(a*a+i*i||1),d=Me(c,0,1);return Math.hypot(t-o-d*a,e-n-d*i)}function rt(t,e){let[[n,r],[s,a]]=[t(e-1e-4),t(e+1e-4)];return[(s-n)/(2*1e-4),(a-r)/(2*1e-4)]}function st(t,e,o,n){
let r=(o-e)/n,s=[t(e)];for(let a of W(n)){let[i,c]=[e+a*r,e+(a+1)*r],[[d,p],[l,f]]=[t(i),t(c)],[[m,k],[y,x]]=[rt(t,i),rt(t,c)];s.push([d+m*r/3,p+k*r/3],[l-y*r/3,
f-x*r/3],[l,f])}return s}var Et=t=>{let e=L.light.tints.length;return(Math.round(t)%e+e)%e};var je=400,ut=20,Oe=["stay","bounce","win"];function V(t,e,o,n){if(!Number.isInteger(t)||Number(t)<o||Number(t)>n)throw new Error(`${e} must be a whole number f\
rom ${o} to ${n}, not ${t}`);return Number(t)}function Se(t){if(!Array.isArray(t))return V(t,"the die",1,ut);if(!t.length||t.length>ut)throw new Error(`a die in\
 this page has 1 to ${ut} faces, not ${t.length}`);let e=t.map(n=>V(n,"a face of the die",1,10**18));e.sort((n,r)=>n-r);let o=e.find((n,r)=>n===e[r-1]);if(o!==void 0)
throw new Error(`face ${o} is on the die twice`);return e.at(-1)===e.length?e.length:e}function qe(t,e){if(!Array.isArray(e))throw new Error("the jumps must be \
a list of pairs");let o=new Map;for(let n of e){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(n)}`);let[
r,s]=n;for(let i of n)V(i,`a cell of the jump ${r}→${s}`,1,t);let a=o.get(r);if(a!==void 0)throw new Error(`two jumps from cell ${r}: ${r}→${a} and ${r}→${s}`);
o.set(r,s)}return[...o].filter(([n,r])=>n!==r).sort(([n],[r])=>n-r)}function X(t){let{name:e="",jumps:o=[],die:n=6,start:r=1,chained:s=!1,overshoot:a="stay"}=t,
i=V(t.cells,"the number of cells",1,je);if(typeof e!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(`chai\
ned must be true or false, not ${s}`);if(!Oe.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:e,cells:i,jumps:qe(
i,o),die:Se(n),start:V(r,"start",0,1),chained:s,overshoot:a}}var Bt=t=>typeof t=="number"?W(t).map(e=>e+1):t;function Tt(t){let e=Math.ceil(Math.sqrt(t)),o=e;for(;o**
2<=2*t&&t%o;)o+=1;return o**2>2*t&&(o=e),{columns:o,rows:Math.ceil(t/o)}}function Lt({name:t,cells:e,jumps:o,die:n}){let r=o.filter(([a,i])=>i>a).length,s=[`${e} ${e===1?"cell":"cells"}`,`${r} ${r===1?"ladder":"ladders"}`,`${o.length-
r} ${o.length-r===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return(t?[t,...s]:s).join(" · ")}function at({cells:t,jumps:e,die:o,start:n,chained:r,overshoot:s}){let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,n===0&&
"s0",r&&"c",s!=="stay"&&s];return`#board=${[t,...e.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Ce=t=>t.includes("-")?t.split("-").filter(Boolean).
map(Number):Number(t);function pt(t){let e=new URLSearchParams(t.slice(1)).get("board"),[o,...n]=(e??"").split("."),r={cells:Number(o||"x"),jumps:[]};for(let s of n)
if(/^\d+-\d+$/.test(s))r.jumps.push(s.split("-").map(Number));else if(/^d[\d-]+$/.test(s))r.die=Ce(s.slice(1));else if(s==="s0")r.start=0;else if(s==="c")r.chained=
!0;else if(s==="bounce"||s==="win")r.overshoot=s;else return null;try{return X(r)}catch{return null}}function R({tag:t,name:e,attributes:o,fill:n,stroke:r,width:s,parts:a=[],text:i}){let c=[n&&`fill:var(--${n})`,r&&`stroke:var(--${r})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[o.style,...c].filter(Boolean).join(";"),p=e?`${t}.${e}`:t;return _(p,{...o,style:d||null},a.map(R),i)}var{shape:it}=L;function Pt(t,e){let{length:o,spot:n}=T(t,e),r=it.arc.least+it.arc.more*o,s=e[0]>=t[0]?-1:1,a=n(o/2,s*r*2),i=T(a,e).spot(T(a,e).length-.06),{spot:c}=T(
i,a),{head:d}=it.arc;return{from:t,turn:a,tip:i,wings:[c(d,d*.55),i,c(d,-d*.55)]}}function mt(t,e,o,n,r){let{length:s,spot:a}=T(t,e),i=Math.min(n,s/4),c=a(s-i),
d=a(s/2,2*o),{spot:p}=T(c,d);return{from:a(i),turn:d,tip:c,middle:a(s/2,o),wings:[p(r,r/2),c,p(r,-r/2)]}}function Rt(t){let e=it.die.side*.27,o={middle:[[0,0]],
rising:[[-e,e],[e,-e]],falling:[[-e,-e],[e,e]],sides:[[-e,0],[e,0]]},{middle:n,rising:r,falling:s,sides:a}=o;return!Number.isInteger(t)||t<1||t>6?[]:[...t%2?n:[],
...t>1?s:[],...t>3?r:[],...t===6?a:[]]}var{shape:Y}=L;function ht(t,e,o){let{length:n,spot:r}=T(I(t,e),I(t,o));return T(r(Y.apart),r(n-Y.apart))}function Ft(t,e,o){let{length:n,spot:r}=ht(t,e,o),{half:s,
over:a,rung:i}=Y.ladder,c=Math.max(2,Math.round(n/i)),d=[s,-s].map(l=>[r(-a,l),r(n+a,l)]),p=W(c+1).map(l=>{let f=n*l/c;return[r(f,s),r(f,-s)]});return{rails:d,rungs:p}}
function Yt(t,e){let o=(t+e)%2?-1:1;return[0,Y.snake.bow,-Y.snake.bow].flatMap(n=>[{hand:o,bow:n},{hand:-o,bow:n}])}function Wt(t,e,o,{hand:n,bow:r}){let{length:s,
spot:a}=ht(t,e,o),{swing:i,wave:c}=Y.snake,d=Math.max(1,Math.round(s/c)),p=n*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,m=p*f*Math.sin(2*Math.PI*d*l)+r*Math.
sin(Math.PI*l);return a(s*l,m)}}function ze(t,e,o,n){let r=n.map(([i,c])=>[I(t,i),I(t,c)]),s=t.columns+(t.start===0?1:0),a={cost:1/0,manner:Yt(e,o)[0]};for(let i of Yt(
e,o)){let c=Wt(t,e,o,i),d=W(25).map(m=>c(m/24)),p=d.some(([m,k])=>m<.15||m>s-.15||k<.15||k>t.rows-.15),f=d.filter(m=>r.some(([k,y])=>At(m,k,y)<Y.snake.clear)).length+
(p?100:0);f<a.cost&&(a={cost:f,manner:i})}return a.manner}function Dt(t,e,o,n){let r=Wt(t,e,o,ze(t,e,o,n)),{length:s}=ht(t,e,o),a=4*Math.max(1,Math.round(s/Y.snake.
wave))+2,i=k=>y=>{let x=Y.snake.half*(1-.3*y-.6*y**3),[$,w]=r(y),[v,O]=rt(r,y),q=Math.hypot(v,O)||1;return[$-k*x*O/q,w+k*x*v/q]},c=st(i(1),0,1,a),d=st(i(-1),1,0,
a),p=[...c,c[c.length-1],d[0],...d],{spot:l}=T(r(0),r(.02)),{skull:f,eye:m}=Y.snake;return{outline:p,stripe:st(r,Math.min(.4,.25/s),.85,a),skull:l(-.02),eyes:[l(
-.05,.55*f),l(-.05,-.55*f)],pupils:[l(-.05-m/3,.55*f),l(-.05-m/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}var Ht=(t,e)=>(2*t+3*e)%L.
light.snakes.length;var{shape:dt}=L,D=t=>`${Math.round(t*1e3)/1e3}`,tt=t=>t.map(e=>e.map(D).join(" ")),Q=t=>`M${tt(t).join("L")}`,_t=t=>`M${tt(t.slice(0,1))}C${tt(t.slice(1)).join(
" ")}`,gt=(t,e,o)=>`M${tt([t])}Q${tt([e,o]).join(" ")}`,E=(t,e,o)=>({tag:"path",name:t,attributes:{d:e},...o}),ct=(t,[e,o],n,r)=>({tag:"circle",name:t,attributes:{
cx:D(e),cy:D(o),r:n},...r}),wt=(t,e,o={})=>({tag:"g",name:t,parts:e,attributes:o}),bt=(t,[e,o],n,r,s)=>({tag:"rect",name:t,attributes:{x:D(e),y:D(o),width:n,height:n,
rx:r},...s}),Jt=(t,e)=>({...t,attributes:{...t.attributes,"stroke-dasharray":e}}),Zt=(t,[e,o],n,r,s)=>({tag:"text",name:t,attributes:{x:D(e),y:D(o),"font-size":n},
fill:s,text:r});function Ie(t,e,o){let{rails:n,rungs:r}=Ft(t,e,o),{rail:s,rungWidth:a}=dt.ladder,i=n.map(Q).join("");return[E("halo",i,{stroke:"cell",width:s+.05}),
E("rungs",r.map(Q).join(""),{stroke:"ladder",width:a}),E("rails",i,{stroke:"ladder",width:s})]}function Ne(t,e,o,n){let{outline:r,stripe:s,skull:a,eyes:i,pupils:c,
tongue:d}=Dt(t,e,o,n),{skull:p,stripe:l,eye:f,pupil:m}=dt.snake,k=`snake-${Ht(e,o)}`,y=`${_t(r)}Z`;return[E("halo",y,{stroke:"cell",width:.06}),E("tongue",d.map(
x=>Q(x)).join(""),{stroke:k,width:.025}),E("skin",y,{fill:k}),Jt(E("stripe",_t(s),{stroke:"cell",width:l}),"0.04 0.12"),ct("skull",a,p,{fill:k}),...i.map(x=>ct(
"eye",x,f,{fill:"die"})),...c.map(x=>ct("pupil",x,m,{fill:"dieInk"}))]}function Qt(t,e){let o=[...e],n=o.filter(([a,i])=>a<i),r=o.filter(([a,i])=>a>i),s=(a,i,c,d)=>wt(
a,d,{"data-ends":`${i} ${c}`});return[...n.map(([a,i])=>s("ladder",a,i,Ie(t,a,i))),...r.map(([a,i])=>s("snake",a,i,Ne(t,a,i,n)))]}function et([t,e],o,n=1){let{side:r,
corner:s,pip:a}=dt.die,i=Rt(o).map(p=>ct("pip",p,a,{fill:"dieInk"})),c=Zt("face",[0,r*.24],r*.7,`${o}`,"dieInk"),d={fill:"die",stroke:"now",width:.035};return wt(
"die",[bt("side",[-r/2,-r/2],r,s,d),...i.length?i:[c]],{transform:`translate(${D(t)} ${D(e)}) scale(${n})`})}function Ut(t,e,o){let[n,r]=P(t,e),s=[r+.06,t.rows-
n-.94],a=bt(o,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Jt(a,"0.03 0.06")}function Gt(t,{from:e,face:o,landing:n,stand:r}){
let s=r===n?[]:[Ut(t,r,"stand")];if(o===null)return s;let a=I(t,e);if(e===n)return[et(a,o)];let{turn:i,tip:c,wings:d}=Pt(a,I(t,n)),p=E("arc",gt(a,i,c),{stroke:"\
now",width:dt.arc.width});return[Ut(t,n,"landing"),...s,{...p,attributes:{...p.attributes,pathLength:1}},E("tip",`${Q(d)}Z`,{fill:"now"}),et(a,o)]}function Kt(t,e,o){
let n=o;return e.map(([r,s,a],i)=>{let[c,d]=[I(t,n),I(t,s)],p=mt(c,d,d[0]>=c[0]?-.3:.3,.12,.16);n=a;let[l,f]=[p.middle[0],Math.floor(p.middle[1])+.5],m=gt(p.from,
p.turn,p.tip),k=`${Q(p.wings)}Z`;return wt("leg",[E("rim",m,{stroke:"cell",width:.1}),E("shaft",m,{stroke:"ink",width:.05}),E("tip",k,{fill:"ink"}),bt("count",[
l-.3,f-.14],.28,.04,{fill:"ink"}),Zt("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),et([l+.16,f],r,.8)],{style:`--order:${i}`})})}function Vt(t,e,o){let n=new Set;
for(let s=o;s!==null&&!n.has(s);s=e.get(s)??null)n.add(s);return[...e].filter(([s,a])=>[s,a].every(i=>i>=t.start&&i<=t.cells)).map(([s,a])=>{let[i,c]=[I(t,a),I(
t,s)],{from:d,turn:p,tip:l,wings:f}=mt(i,c,.12,.18,.13),m=gt(d,p,l)+Q(f);return E(n.has(s)?"branch.strong":"branch",m,{stroke:"ink",width:.03})})}function kt(t){let e=[],o=()=>e.at(-1)?.stand??t.start;return{thrown:e,at:o,moves:()=>t.moves(o()),won:()=>o()===t.cells,throws(n){let r=t.moves(o()).find(([i])=>i===
n);if(!r)return!1;let[,s,a]=r;return e.push({from:o(),face:n,landing:s,stand:a,feet:t.ride(s).feet}),!0},undo:()=>e.pop()!==void 0,trail(){let n=new Map([[t.start,
0]]);for(let[r,{stand:s}]of e.entries())n.set(s,r+1);return n}}}var xt=t=>t==null?"":`${Math.round(t*1e3)/1e3}`,ot=(t,e="throws")=>`${xt(t)} ${t===1?e.replace(/s$/,""):e}`,Ae=t=>`${t.charAt(0).toUpperCase()}${t.slice(1)}`,Ee={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},Xt=({frontier_kind:t})=>({kind:t,name:"Frontier",waits:`in the ${t??"frontier"}`,ends:[],...Ee[`${t}`]});function te(t){if(!t)return"";let{from:e,face:o,landing:n,stand:r,feet:s}=t,a=s.length>1?`follow the jumps to ${r}`:"",i=r>n?`climb to ${r}`:`slide to ${r}`,c=r===
n?"":a||i;return o===null?`${Ae(c)} from ${e}.`:`Throw ${o} from ${e}: land on ${n}${c&&`, ${c}`}.`}function ee({trace:t,rules:e,unit:o}){let{start:n,cells:r,jumps:s}=e,a={cells:r,start:n,...t.layout},{rows:i}=t.layout,c=n===0?1:0,d=t.layout.columns+c,p=W(r+c).
map(u=>u+1-c),{waits:l}=Xt(t),f=new Map,m=new Map,k=ft("new"),y=ft("touched"),x=!1,$=null,w=new Set,v=null,O=!1;function q(u){let[h,j]=P(a,u),M=u===n?"start":u===
r&&"goal",C=b(".cell",{role:"gridcell","data-cell":u,"data-end":M,style:`grid-column:${j+1}`},b("span.number",`${u}`),b("span.end",{"data-is":M}),b("span.badge"));
return B(C,"odd",(h+j)%2),f.set(u,C),C}function g(u){for(let h of f.values())h.tabIndex=h===u?0:-1}function z(u){let{key:h,target:j}=u,[M,C]=P(a,Number(j.dataset.
cell)),S={ArrowLeft:[M,C-1],ArrowRight:[M,C+1],ArrowUp:[M+1,C],ArrowDown:[M-1,C]};if(h==="Enter"||h===" ")j.click();else if(S[h]){let A=p.find(H=>`${P(a,H)}`==`${S[h]}`);
f.get(A??-1)?.focus()}else return;u.preventDefault(),u.stopPropagation()}let G=u=>p.filter(h=>P(a,h)[0]===u).sort((h,j)=>P(a,h)[1]-P(a,j)[1]),lt=b(".grid",{role:"\
grid",label:`Board ${t.board.name??""}, ${r} cells`,keydown:z,focusin:({target:u})=>g(u)},W(i).reverse().map(u=>b(".row",{role:"row"},G(u).map(q))));g(f.get(n)??
f.get(1));let yt=`0 0 ${d} ${i}`,nt=U(".layer.jumps",yt,Qt(a,s).map(R)),[$t,Mt,jt]=["g.tree","g.move","g.route"].map(u=>_(u)),he=U(".layer.above",yt,$t,Mt,jt);function ge(u,h,j){
if(!$)return"";let[M,C]=[$.distance.get(u),$.predecessor.get(u)],S=[`cell ${u}`,f.get(u)?.dataset.end];for(let[H,Z]of s)H===u&&S.push(`${Z>u?"foot of a ladder":
"head of a snake"} to ${Z}`),Z===u&&S.push(`${H<u?"top of a ladder":"tail of a snake"} from ${H}`);let A=$.visited.has(u)?"visited":"not reached";return S.push(
h?"current":"",M!=null?`reached in ${ot(M,o)}`:A,C!=null?`from ${C}`:"",j?l:"",w.has(u)?"part of what is wrong":""),S.filter(Boolean).join(", ")}function we(u,h,j,M){
let C=u.current===h,S=u.visited.has(h),A=u.distance.get(h),H=u.predecessor.get(h),Z=`${[C,M,S,A,H,w.has(h)]}`;if(m.get(h)===Z)return;m.set(h,Z);let xe=A!=null?"\
reached":S&&"visited";K(j,{"data-distance":A,"data-tint":A!=null&&Et(A),"data-from":H,"data-visited":S,"data-waits":M,"aria-current":C,"data-state":C?"current":
M?"frontier":xe,label:ge(h,C,M)}),N(j.lastChild,"data-is",xt(A)||null)}function Ot(){if(!$)return;let u=new Set($.frontier.map(([h])=>h));for(let[h,j]of f)we($,
h,j,u.has(h))}function St(){if(!$)return;let u=x?Vt(a,$.predecessor,$.current):[];$t.replaceChildren(...u.map(R))}let qt=u=>u.map(h=>nt.querySelector(`[data-end\
s="${h} ${s.get(h)}"]`));function Ct(u,h){let j=new Set(qt(h));for(let M of nt.children)B(M,u,j.has(M))}function be(u){let h=u&&t.answer?.route||[],j=h.flatMap(
([,M,C])=>C===M?[]:e.ride(M).feet);jt.replaceChildren(...Kt(a,h,n).map(R)),B(nt,"routed",h.length),Ct("taken",j)}let ke=`${d>7?".close":""}${d>12?".dense":""}${d>
24?".tiny":""}`;return{plan:a,cells:f,columns:d,shape:d/i,node:b(`.board${ke}`,{style:`--wide:${d};--high:${i}`},b(".sheet",lt,nt,he)),paint(u,h,j,M){$=u,Ot(),k(
[...h].map(C=>f.get(C))),St(),Mt.replaceChildren(...(j?Gt(a,j):[]).map(R)),y(qt(j?.feet??[])),M!==O&&be(M),v=j,O=M},showTree(u){x=u,St()},mark(u,h){let j=h.flatMap(
S=>S.moves??[]),M=h.flatMap(S=>S.jumps??[]),C=j.flatMap(([,S])=>e.ride(S).feet);Ct("found",[...M.map(([S])=>S),...C]),w=new Set(h.flatMap(S=>S.cells??[]));for(let[
S,A]of f)B(A,"differs",S===u),B(A,"found",w.has(S));Ot()},drawn:()=>({trace:t,plan:a,jumps:s,state:$,found:w,move:v,treeShown:x,routed:O})}}function oe({cells:t,jumps:e,die:o=6,start:n=1,chained:r,overshoot:s}){let a=new Map(e.filter(([l,f])=>l!==f)),i=typeof o=="number"?Array.from({length:o},(l,f)=>f+
1):o;function c(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let m=a.get(l);return m===void 0||f.length&&!r?{feet:f,stand:l}:c(m,[...f,l])}function d(l){return l<=
t?l:s==="win"?t:s==="bounce"?2*t-l:0}function p(l){return l===t?[]:i.flatMap(f=>{let m=d(l+f),k=m>0?c(m).stand:null;return k===null?[]:[[f,m,k]]})}return{cells:t,
start:n,jumps:a,ride:c,moves:p}}function ne({start:t,cells:e,moves:o}){let n=new Map([[t,0]]),r=new Map,s=new Map,a=[t];for(let c of a){let d=(n.get(c)??0)+1;for(let p of o(c)){let l=p[2];n.has(
l)||(n.set(l,d),r.set(l,c),s.set(l,p),a.push(l))}}let i=[];for(let c=e,d=s.get(c);d;d=s.get(c))i.unshift(d),c=r.get(c)??t;return{distance:n,predecessor:r,throws:n.
get(e)??null,route:i}}var Be="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Te=260,re=([t,e])=>`translate(${t}px,${e}px)`;function vt(t){let e=oe(t),o=ne(e),
n={board:t,layout:Tt(t.cells),answer:{route:o.route},frontier_kind:"range of one throw"},r=ee({trace:n,rules:e,unit:"throws"}),{plan:s,cells:a}=r,i=_("path.piec\
e",{d:Be}),c=_("g.sketch"),[d,p]=[r.columns,s.rows],l=U(".layer.top",`0 0 ${d} ${p}`,c,i);r.node.firstElementChild?.append(l);let f=!1;function m({from:k,landing:y,
stand:x,feet:$}){let w=$.map(v=>e.jumps.get(v)??x);return[k,y,...w].map(v=>I(s,v))}return{...o,board:t,rules:e,plan:s,cells:a,faces:Bt(t.die),node:r.node,shape:r.
shape,columns:r.columns,paint({current:k=null,near:y=[],distance:x,predecessor:$,move:w=null,route:v=!1}){let O={current:k,frontier:[...y].map(q=>[q,""]),distance:x??
new Map,predecessor:$??new Map,visited:new Map};r.paint(O,new Set,w,v),f=v,K(i,{visibility:k===null?"hidden":null,"data-cell":null}),k!==null&&N(i,"style",`tran\
sform:${re(I(s,k))}`)},isRouted:()=>f,walk(k){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let y=m(k),[[x,$],[w,v]]=y,O=[(x+w)/2,Math.min($,
v)-.35],q=[y[0],O,...y.slice(1)].map(g=>({transform:re(g)}));i.animate(q,{duration:Te*(y.length-1),easing:"ease-in-out"})},sketch:k=>c.replaceChildren(...k.map(
R)),cellAt(k,y){let x=document.elementFromPoint(k,y)?.closest("[data-cell]"),$=x&&r.node.contains(x)&&x.dataset.cell;return $?Number($):null}}}var se=t=>new Set(
t.map(([,e])=>e));function Le(t,e){let o=`You reached the goal in ${ot(t)}.`;return t===e?`${o} No route is shorter.`:`${o} ${e} ${e===1?"is":"are"} enough: can you find such a r\
oute?`}function Pe(t){return`Choose what the die shows${t.length>9||t.at(-1)!==t.length?"":` (keys 1 to ${t.length})`}. How few throws take you to the goal?`}function ae(t,e,o){
let n=t.thrown.at(-1);if(!n)return t.won()?"You start on the goal: no throw is needed.":Pe(o);let r=te(n);return t.won()?`${r} ${Le(t.thrown.length,e??0)}`:t.moves().
length?r:`${r} No face moves you from here: undo.`}function ie(t,e,{cells:o}){return e+t>o?`A ${t} from ${e} would pass the goal: it does not move you.`:`A ${t}\
 from ${e} lands in a loop of jumps: it does not move you.`}function ce(t,e){if(t===null)return"The goal cannot be reached on this board.";if(!t)return"You star\
t on the goal: no throw is needed.";let o=e.map(([n,r,s])=>s===r?`${n} to ${s}`:`${n} to ${r} and on to ${s}`);return`A shortest route takes ${ot(t)}: ${o.join(
", ")}.`}var Re=t=>U(".face","-.19 -.19 .38 .38",R(et([0,0],t)));function de(t){let e=null,o=null,n=b(".dice",{role:"group",label:"Choose what the die shows"}),r=b("b.am\
ount"),s=b("span.quiet"),a=b("b.amount"),i=b("ol.thrown",{label:"Your throws"}),c=J("Undo","Take the last throw back (Backspace)",y),d=J("Start again","Back to \
the start",x),p=J("Show the shortest route",null,()=>$(!l)),l=!1;function f(){if(!e||!o)return;let{thrown:w}=o,v=o.moves(),O=l||o.won();e.paint({current:o.at(),
near:se(v),distance:o.trail(),move:l?null:w.at(-1)??null,route:l});for(let q of n.children){let g=Number(q.dataset.face);N(q,"aria-disabled",!v.some(([z])=>z===
g))}F(r,w.length),F(s,w.length===1?"throw":"throws"),F(a,O?e.throws??"none":"?"),It(i,w,()=>b("li.chip",b("b"),b("small")),(q,{face:g,stand:z})=>{F(q.children[0],
g),F(q.children[1],`to ${z}`)});for(let q of[c,d])N(q,"aria-disabled",!w.length);N(p,"aria-pressed",`${l}`),N(t.root,"data-won",o.won())}function m(){e&&o&&t.say(
ae(o,e.throws,e.faces))}function k(w){if(!e||!o||o.won())return;let v=o.at();if(l=!1,!o.throws(w)){f(),t.say(ie(w,v,e.board));return}f();let O=o.thrown.at(-1);O&&
e.walk(O),m()}function y(){o?.undo()&&(f(),m())}function x(){!e||!o?.thrown.length||(o=kt(e.rules),l=!1,f(),m())}function $(w){l=w,f(),w&&e?t.say(ce(e.throws,e.
route)):m()}return{name:"Play",under:n,side:[b(".score",b("p","You ",r,s),b("p","Fewest ",a)),b(".tools",c,d,p),i],show(w){e=w,o=kt(e.rules),l=!1,n.replaceChildren(
...e.faces.map(v=>{let O=J(Re(v),null,()=>k(v),`Throw ${v}`);return N(O,"data-face",v),O})),f(),m()},leave:()=>N(t.root,"data-won",null),choose(w){let v=o?.moves()??
[],O=v.find(([,q])=>q===w)??v.find(([,,q])=>q===w);O?k(O[0]):o&&!o.won()&&t.say(`No throw leads from ${o.at()} to ${w}.`)},key(w){let v=Number(w);if(w==="Backsp\
ace")y();else if(w!==" "&&e?.faces.includes(v))k(v);else return!1;return!0}}}var le=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
47);--cell:light-dark(#faf9f4,#232933);--odd:light-dark(#f3eee5,#1d222b);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-da\
rk(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#7d8ca3,#9\
3a3bb);--start:light-dark(#2f6b45,#9fdcb2);--goal:light-dark(#6b5310,#efd27a);--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:\
light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#d9efe4,#1d3a33);--tint-1:light-dark(#b9e0d0,#245044);--tint-2:light-dark(#\
93cdb8,#2c6656);--tint-3:light-dark(#6cb89f,#357d69);--tint-4:light-dark(#479f86,#3f957d);--snake-0:light-dark(#c65d47,#e0806c);--snake-1:light-dark(#cf9332,#e3\
b15c);--snake-2:light-dark(#a0703f,#c39866);--snake-3:light-dark(#c0587e,#df86a6);--snake-4:light-dark(#8d8232,#b7ad5c);--snake-5:light-dark(#b2463f,#dc7f78);--\
snake-6:light-dark(#8a5a9c,#b78fca)}
.snl-workbench{--look: light;--tall: clamp(15rem, 100vh - 15.5rem, 46rem);--largest: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:v\
ar(--paper);color-scheme:light dark;font:1rem/1.45 system-ui,-apple-system,Segoe UI,sans-serif;text-align:left;font-variant-numeric:tabular-nums;*,:before,:afte\
r{box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2\
px}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;pad\
ding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;ju\
stify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align\
-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=fronti\
er]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0) 20%,var(--\
tint-1) 20% 40%,var(--tint-2) 40% 60%,var(--tint-3) 60% 80%,var(--tint-4) 80%);width:2em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong)\
 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-\
failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase\
}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--w\
rong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em\
 + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid\
-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}@media(prefers-color-scheme:dark){.snl-\
workbench{--look: dark}}:is([data-jp-theme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-workbench{--look: dark;color-sch\
eme:dark}:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-workbench{--look: light;color-scheme:li\
ght}.snl-workbench{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-ite\
ms:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:any\
where}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;mi\
n-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;fo\
nt-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:ho\
ver{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[\
aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem\
;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:\
100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-rad\
ius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-\
moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radi\
us:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none\
}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55re\
m + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";\
position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9r\
em;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[\
data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-4)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-ver\
dict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-share{position:relative}.s-menu{p\
osition:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid var(--line);b\
order-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-address{width:100\
%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 \
auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;\
justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-head{display:contents}.s-title{o\
rder:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks sp\
an{top:2rem}.s-of{order:-1;min-width:0}.s-several .s-transport select{display:none}}}.snl-workbench{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) \
/ var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:iso\
late;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{dis\
play:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{bac\
kground:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{ba\
ckground:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:\
before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:befo\
re{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[da\
ta-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px\
,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-sha\
dow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:\
-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:v\
ar(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[\
data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;backgr\
ound:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:non\
e}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{p\
adding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{\
font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events\
:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-\
found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:\
not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{fon\
t-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke\
-dasharray:1.01;animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:s\
nl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:1.01}}.snl-workbench{--tall: clamp(15rem, 100vh - 24rem\
, 40rem);.s-head{justify-content:space-between}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{\
flex:1 1 12rem}select.s-button{min-width:0}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-w\
rap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-a\
mount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2\
.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria\
-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;paddin\
g:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown small{margin-left:.4em;color:\
var(--quiet)}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tool\
s{order:0}.s-head>.s-quiet,.s-board-of>span{display:none}.s-board-of{flex:1 1 10rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{m\
in-height:calc(2 * 1.1 * 1.3em + .5rem)}}}
`;function fe(t){let e=t.getRootNode(),o=e instanceof ShadowRoot?e:document.head;if(o.querySelector("style[data-snl-workbench]"))return;let n=document.createElement(
"style");n.dataset.snlWorkbench="",n.textContent=le,o.append(n)}var ue="input:not([type=range]), textarea, select, [contenteditable]",pe=({ctrlKey:t,metaKey:e,altKey:o})=>!(t||e||o);function me(t,e){fe(t);let o=(e.gallery??[]).
map(X),n=b("p.speaker",{role:"status"}),r=b("span.quiet"),s=b(""),a=b(".main",s),i=b(".side"),c=b(".stage",a,i),d=b("",{class:"snl-workbench",role:"region",label:"\
Workbench",tabindex:-1}),p={root:d,say:g=>F(n,g)},f=[de(p)][0],m=vt(pt(location.hash)??X(e.board)),k=o.map(({name:g},z)=>[`${z}`,g]),y=Nt("Board",[["","Your boa\
rd"],...k],"",g=>{let z=o[Number(g)];g&&z&&w(z)}),x=b("input.address",{readonly:"",label:"To copy",hidden:""});async function $(){let g=`${location.href.split("\
#")[0]}${at(m.board)}`;x.value=g;try{await navigator.clipboard.writeText(g),p.say("Copied: a link to this board.")}catch{x.hidden=!1,x.select(),p.say("Copy the \
link from the field.")}}function w(g){m=vt(g),s.replaceChildren(m.node),c.style.setProperty("--shape",`${m.shape}`),c.style.setProperty("--columns",`${m.columns}`),
F(r,Lt({...g,name:""}));let z=o.findIndex(G=>at(G)===at(g));y.value=z<0?"":`${z}`,y.options[0].hidden=z>=0,x.hidden=!0,f.show(m)}function v(){a.replaceChildren(
s,f.under),i.replaceChildren(b(".says",n),...f.side)}d.addEventListener("click",({target:g})=>{let z=g.closest(".s-grid .s-cell");z&&f.choose(Number(z.dataset.cell))}),
d.addEventListener("keydown",g=>{let z=g.target;pe(g)&&g.stopPropagation(),!z.matches(ue)&&f.key(g.key,g)&&g.preventDefault()});function O(g){let z=g.target;if(g.
defaultPrevented||!pe(g)||!/^[1-9]$/.test(g.key)||z.closest(`${ue}, .snl-stepper`))return;let{top:G,bottom:lt}=s.getBoundingClientRect();lt>0&&G<innerHeight&&f.
key(g.key,g)&&g.preventDefault()}function q(){let g=pt(location.hash);g&&w(g)}return addEventListener("keydown",O),addEventListener("hashchange",q),d.append(b("\
.frame",b(".head",b("label.board-of",b("span","Board"),y),r,b(".tools",J("Copy link","A link to this board",$),x)),c)),B(d,"ready",!0),N(t,"data-mounted",""),t.
replaceChildren(d),v(),w(m.board),{show:w,destroy(){removeEventListener("keydown",O),removeEventListener("hashchange",q),d.remove()}}}for(let t of document.querySelectorAll("[data-snl-workbench]:not([data-mounted])"))me(t,JSON.parse(t.nextElementSibling?.textContent??"null"));})();
