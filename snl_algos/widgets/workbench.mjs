// built from web/ by `npm run build`
function R(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function tt(e,t){for(let n in t)R(e,n,t[n])}var I=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),ir=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,ar="http://www.w3.org/1999/xhtml",lr="http://www.w3.org/2000/svg";function Et(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
I(s,i,!0);for(let i of n)ir(i)?tt(s,i):s.append(...[i].flat().filter(Boolean));return s}var u=(e,...t)=>Et(ar,e,t),ie=(e,...t)=>Et(lr,e,t),de=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function C(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function nt(e){let t=[];
return n=>{for(let r of t)I(r,e,!1);t=n.filter(r=>!!r);for(let r of t)I(r,e,!0)}}var A=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Pt(e,t,n,r=!1){let o=A(e,t,()=>{r=!r,R(o,"aria-pressed",`${r}`),n(r)});return R(
o,"aria-pressed",`${r}`),o}function se(e,t,n,r){let o=t.map(([i,a])=>u("option",{value:i,selected:i===n&&""},a)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var rt=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);async function Le(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var Tt=(e,...t)=>u("details.fold",u("summary",e),...t);function Ot(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:i})=>{!(r instanceof Element)||!e.contains(r)||R(r,"data-lm-suppress-shortcuts",!(o||s||i))};addEventListener(
"keydown",n,{capture:!0,signal:t})}var ot=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${ot(e)} ${e===1?t.replace(/s$/,""):t}`,We=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,he=e=>`${We(
e)}${/[.?!]$/.test(e)?"":"."}`;function jt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${We(Rt(e))} from ${t}.`:`From ${t}, roll ${it(n)}: ${st(e)}.`}function st(e){let t=Rt(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Rt({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var $e=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},At=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=$e(n);return n[0]===
e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:[]}),it=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;var Me={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:D}=Me,U=e=>Array.from({length:e},(t,n)=>n),ye=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Ct({cells:e,start:t}){return U(e+1-t).map(n=>n+t)}var ke=({columns:e,start:t})=>e+1-t;function F(e,t){
let[n,r]=ee(e,t),[o,s]=D.anchor;return[r+o,e.rows-n-1+s]}function oe([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,i=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*i,t+l*i+c*s]}}function Lt([e,t],[n,r],[o,s]){let[i,a]=[o-n,s-r],l=((e-n)*i+(t-r)*a)/(i*i+a*a||1),c=ye(l,0,1);return Math.hypot(e-n-c*i,t-r-c*a)}function Ne(e,t){
let[[r,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function Ie(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let i of U(r)){let[a,l]=[t+i*o,t+(i+
1)*o],[[c,p],[m,f]]=[e(a),e(l)],[[d,g],[b,y]]=[Ne(e,a),Ne(e,l)];s.push([c+d*o/3,p+g*o/3],[m-b*o/3,f-y*o/3],[m,f])}return s}var dr=4,Wt=(e,t)=>{let n=Me.light.tints.
length-1;return Math.round(n*ye(e/Math.max(t,dr),0,1))};var lt=400,at=20,ur=["stay","bounce","win"];function Se(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function mr(e){if(!Array.isArray(e))return Se(e,"the die",1,at);if(!e.length||e.length>at)throw new Error(`a die \
in this page has 1 to ${at} faces, not ${e.length}`);let t=e.map(r=>Se(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function pr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)Se(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Se(e.cells,"the number of cells",1,lt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=ur.find(c=>c===i);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:pr(a,n),die:mr(r),start:Se(o,"start",0,1),chained:s,overshoot:l}}function Nt(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var He=e=>U(e*e).map(t=>{let n={cells:e*e,start:1,columns:e,rows:e},[r,o]=ee(n,t+1);return{cell:t+1,row:e-1-r,column:o}});
function It(e,t=Math.random){let n=U(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.
length),1)[0],s=U(2*r).map(i=>{let[a,l]=[o(),o()].sort((c,p)=>c-p);return i<r?[a,l]:[l,a]});return _({...e,name:"",jumps:s})}function ve({name:e,cells:t,jumps:n,
die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([c,p])=>p>c).length,l=[X(t,"cells"),X(a,"ladders"),X(n.length-a,"snakes"),typeof r=="number"?`die ${r}`:`d\
ie with faces ${r.join(" ")}`];return o===0&&l.push("starts off the board"),s&&l.push("jumps are chained"),i==="bounce"&&l.push("bounces off the goal"),i==="win"&&
l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var Ht={format:"snl-workbench",version:2},qe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});function ct(){let e=0,t=null;function n(r){let{resolve:o}=t??{};t=null,o?.(r)}return{message:()=>t?.message,ask(r,o){e+=1;let s={...Ht,id:`${e}`,...r};return new Promise(
i=>{t={message:s,progress:o,resolve:i}})},hear(r){r.id===t?.message.id&&(r.kind==="progress"?t.progress(r.says):n(r))},settle:n}}var qt={what:"stopped",says:"You stopped it."};var Bt=e=>({board:e,mode:"",code:null,trouble:""}),fr=["Draw","Write"],hr=2e4;function gr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>hr?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function ge({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...a.filter(Boolean)].join(".")}`}function Dt(e,t,n){let r=gr(n??""),o=fr.includes(t)?`&${t.
toLowerCase()}`:"";return`${ge(e)}${o}${r&&`&code=${r}`}`}function zt(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function Jt(e,t){let{start:n,cells:r}=e,o=Ct(e),s=new Map;function i(d){let[g,b]=ee(
e,d),y=d===n?"start":d===r&&"goal",x=`grid-column:${b+1}`,E={role:"gridcell","data-cell":d,"data-end":y,style:x},P=[u("span.number",`${d}`),u("span.end",{"data-\
is":y})],v=u(".cell",E,P,u("span.badge"));return I(v,"odd",(g+b)%2),s.set(d,v),v}function a(d){for(let g of s.values())g.tabIndex=g===d?0:-1}function l(d){let{key:g,
target:b}=d,[y,x]=ee(e,Number(b.dataset.cell)),E={ArrowLeft:[y,x-1],ArrowRight:[y,x+1],ArrowUp:[y+1,x],ArrowDown:[y-1,x]};if(g==="Enter"||g===" ")b.click();else if(E[g]){
let P=o.find(v=>`${ee(e,v)}`==`${E[g]}`);s.get(P??-1)?.focus()}else return;d.preventDefault(),d.stopPropagation()}let c=d=>o.filter(g=>ee(e,g)[0]===d).sort((g,b)=>ee(
e,g)[1]-ee(e,b)[1]),p=U(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:l,focusin:({target:d})=>a(d)},p.map(d=>u(".row",{role:"row"},c(d).map(i))));return a(
s.get(n)??s.get(1)),{node:f,cells:s}}function te(e){let{tag:t,name:n,attributes:r,fill:o,stroke:s,width:i,parts:a=[],text:l}=e,c=[o&&`fill:var(--${o})`,s&&`stroke:var(--${s})`,i&&`stroke-width:${i}\
px`].filter(Boolean),p=[r.style,...c].filter(Boolean).join(";"),m=n?`${t}.${n}`:t;return ie(m,{...r,style:p||null},a.map(te),l)}function Ft(e,t,n,r){let{spot:o}=oe(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Ut(e,t,n){let{least:r,more:o,head:s,edge:i}=D.arc,{length:a,spot:l}=oe(
e,t),c=r+o*a,m=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,d]=l(a/2,m*c*2),g=[ye(f,i,n-i),Math.max(d,i)],b=oe(g,t),y=b.spot(b.length-.06);return{from:e,turn:g,tip:y,...Ft(
y,g,s,s*.4)}}function dt(e,t,n,r,o){let{length:s,spot:i}=oe(e,t),a=Math.min(r,s/4),l=i(s-a),c=i(s/2,2*n);return{from:i(a),turn:c,tip:l,middle:i(s/2,n),...Ft(l,c,
o,o/2)}}function Kt(e){if(e>6)return[];let t=D.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function Ee(e,t,n){let{length:r,spot:o}=oe(F(e,t),F(e,n));return oe(o(D.apart),o(r-D.apart))}function _t(e,t,n){let{length:r,spot:o}=Ee(e,t,n),{half:s,over:i,rung:a}=D.
ladder,l=Math.max(2,Math.round(r/a)),c=[s,-s].map(m=>[o(-i,m),o(r+i,m)]),p=U(l+1).map(m=>{let f=r*m/l;return[o(f,s),o(f,-s)]});return{rails:c,rungs:p}}function br(e,t){
let n=(e+t)%2?-1:1;return[0,D.snake.bow,-D.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Be(e,t,n,{hand:r,bow:o}){let{length:s,spot:i}=Ee(e,t,
n),{swing:a,wave:l}=D.snake,c=Math.max(1,Math.round(s/l)),p=r*Math.min(a,.08*s);return m=>{let f=1-(2*m-1)**4,d=p*f*Math.sin(2*Math.PI*c*m)+o*Math.sin(Math.PI*m);
return i(s*m,d)}}function ut(e,t,n,r){let o=r.map(([l,c])=>[F(e,l),F(e,c)]),s=ke(e),i=br(t,n),a=i.map(l=>{let c=Be(e,t,n,l),p=U(25).map(d=>c(d/24)),m=p.some(([d,
g])=>d<.15||d>s-.15||g<.15||g>e.rows-.15);return p.filter(d=>o.some(([g,b])=>Lt(d,g,b)<D.snake.clear)).length+(m?100:0)});return i[a.indexOf(Math.min(...a))]}function Gt(e,t,n,r){
let o=Be(e,t,n,ut(e,t,n,r)),{length:s}=Ee(e,t,n),i=4*Math.max(1,Math.round(s/D.snake.wave))+2,a=g=>b=>{let y=D.snake.half*(1-.3*b-.6*b**3),[x,E]=o(b),[P,v]=Ne(o,
b),k=Math.hypot(P,v)||1;return[x-g*y*v/k,E+g*y*P/k]},l=Ie(a(1),0,1,i),c=Ie(a(-1),1,0,i),p=[...l,l[l.length-1],c[0],...c],{spot:m}=oe(o(0),o(.02)),{skull:f,eye:d}=D.
snake;return{outline:p,stripe:Ie(o,Math.min(.4,.25/s),.85,i),skull:m(-.02),eyes:[m(-.05,.55*f),m(-.05,-.55*f)],pupils:[m(-.05-d/3,.55*f),m(-.05-d/3,-.55*f)],tongue:[
[m(-.14),m(-.24),m(-.3,.05)],[m(-.24),m(-.3,-.05)]]}}var Vt=(e,t)=>(2*e+3*t)%Me.light.snakes.length;var ae=e=>`${Math.round(e*1e3)/1e3}`,Pe=e=>e.map(t=>t.map(ae).join(" ")),me=e=>`M${Pe(e).join("L")}`,Yt=e=>`M${Pe(e.slice(0,1))}C${Pe(e.slice(1)).join(" ")}`,mt=(e,t,n)=>`\
M${Pe([e])}Q${Pe([t,n]).join(" ")}`,Y=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),De=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ae(t),cy:ae(
n),r},...o}),ze=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),pt=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ae(e),y:ae(t),width:n,height:r,...s},...o}),Zt=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},fill:s,text:o});function wr(e,t,n){let{rails:r,rungs:o}=_t(e,t,n),{rail:s,rungWidth:i}=D.
ladder,a=r.map(me).join("");return[Y("halo",a,{stroke:"cell",width:s+.05}),Y("rungs",o.map(me).join(""),{stroke:"ladder",width:i}),Y("rails",a,{stroke:"ladder",
width:s})]}function yr(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,pupils:l,tongue:c}=Gt(e,t,n,r),{skull:p,stripe:m,eye:f,pupil:d}=D.snake,g=`snake-${Vt(t,n)}`,
b=`${Yt(o)}Z`,y={"stroke-dasharray":"0.04 0.12"};return[Y("halo",b,{stroke:"cell",width:.06}),Y("tongue",c.map(x=>me(x)).join(""),{stroke:g,width:.025}),Y("skin",
b,{fill:g}),Y("stripe",Yt(s),{stroke:"cell",width:m},y),De("skull",i,p,{fill:g}),...a.map(x=>De("eye",x,f,{fill:"die"})),...l.map(x=>De("pupil",x,d,{fill:"dieIn\
k"}))]}function xe(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>a),s=(i,a,l,c)=>ze(i,c,{"data-ends":`${a} ${l}`});return[...r.map(([i,a])=>s(
"ladder",i,a,wr(e,i,a))),...o.map(([i,a])=>s("snake",i,a,yr(e,i,a,r)))]}function Je(e){let[t,n]=ee(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,width:l}=D.
flag,[c,p,m]=s,f=b=>b.map(([y,x])=>[r+y,o+x]),d=me(f([s.slice(0,2),[c,m]])),g=`${me(f([[c,p],i,[c,a]]))}Z`;return ze("flag",[Y("pole",d,{stroke:"goal",width:l}),
Y("pennant",g,{fill:"goal"})])}function Te([e,t],n,r=1){let{side:o,corner:s,pip:i}=D.die,a=Kt(n).map(m=>De("pip",m,i,{fill:"dieInk"})),l=Zt("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},p=pt([-o/2,-o/2],o,o,c,{rx:s});return ze("die",[p,...a.length?a:[l]],{transform:`translate(${ae(
e)} ${ae(t)}) scale(${r})`})}function Qt(e,t,n){let[r,o]=ee(e,t),s={name:n,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stroke-dasharray":"\
0.03 0.06"};return pt([o+.06,e.rows-r-.94],.88,.88,s,i)}function Xt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Qt(e,o,"stand")];if(n===null)return s;let i=F(
e,t);if(t===r)return[Te(i,n)];let{turn:a,neck:l,wings:c}=Ut(i,F(e,r),ke(e)),p=`--far:${ae(oe(i,a).length+oe(a,l).length)}`,m={stroke:"now",width:D.arc.width};return[
Qt(e,r,"landing"),...s,Y("arc",mt(i,a,l),m,{"stroke-linecap":"butt",style:p}),Y("tip",`${me(c)}Z`,{fill:"now"}),Te(i,n)]}function en(e,t,n){let r=n;return t.map(
([o,s,i],a)=>{let[l,c]=[F(e,r),F(e,s)],p=dt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=i;let[m,f]=[p.middle[0],Math.floor(p.middle[1])+.5],d=mt(p.from,p.turn,p.neck),g=`${me(
p.wings)}Z`;return ze("leg",[Y("rim",d,{stroke:"cell",width:.1}),Y("shaft",d,{stroke:"ink",width:.05}),Y("tip",g,{fill:"ink"}),pt([m-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),Zt("order",[m-.16,f+.066],.19,`${a+1}`,"cell"),Te([m+.16,f],o,.8)],{style:`--order:${a}`})})}function tn(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,l]=[F(e,i),F(e,s)],{from:c,turn:p,
tip:m,wings:f}=dt(a,l,.12,.18,.13),d=mt(c,p,m)+me(f);return Y(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var ft=e=>de(".face","-.19 -.19 .38 .38",te(Te([0,0],e))),Fe=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Ue({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(R(e,"label",`Roll ${n}`),e.replaceChildren(ft(n))),C(t,r)}var pe=e=>`${$e(e).kind} ${e.join("→")}`,nn=(e,t)=>_({...e,name:"",jumps:t}),_e=(e,t)=>nn(e,e.jumps.filter(([n])=>n!==t)),Ke=(e,t,n)=>nn(e,[..._e(e,t).jumps,[
t,n]]);function rn(e,[t,n],r,o){let s=_e(e,t);return r?Ke(s,t,o):Ke(s,o,n)}var ht=({jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===
t));function on(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=n);return _({...e,...t,name:"",jumps:r})}function sn(e){let t=[e],n=0;return{now:()=>t[n],
add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){return n+=r,t[n]}}}function an(e,t,n,r){let o=0,s=0,i=!1;function a({clientX:c,clientY:p}){let m=e.cellAt(c,p);!m||m===s||(s=m,i=!0,t(o,s))}function l(c){removeEventListener("poin\
termove",a),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),i&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:p,clientX:m,clientY:f})=>{let d=e.cellAt(m,f);i=!1,!(c||!p||!d)&&(o=s=d,addEventListener("pointermove",a),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>i,stop:()=>l()}}var Oe=(e,t)=>u("label.setting",u("span",e),t),kr=[[1,"on cell 1"],[0,"off the board"]],vr=[["stay","no move"],["bounce","bounce back"],["win","win"]],xr=[["","\
one"],["yes","as many as follow"]];function ln(e){let t=u("input.button",{type:"number",min:1,max:lt,change:()=>e({cells:t.valueAsNumber})}),n=u("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let l=n.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:l.length===
1?l[0]:l})}}),r=se("Start",kr,1,l=>e({start:Number(l)})),o=se("Past the goal",vr,"stay",l=>e({overshoot:l})),s=se("Jumps in a throw",xr,"",l=>e({chained:!!l})),
i=[Oe("Cells",t),Oe("Die",n),Oe("Start",r)],a=[Oe("Past the goal",o),Oe("Jumps in a throw",s)];return{node:u(".settings",i,a),show(l){t.value=`${l.cells}`,n.value=
typeof l.die=="number"?`${l.die}`:l.die.join(" "),r.value=`${l.start}`,o.value=l.overshoot,s.value=l.chained?"yes":""}}}function be(e){return Array.isArray(e)?`[${e.map(be).join(", ")}]`:JSON.stringify(e)}function gt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function $r({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Mr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([p,m])=>`  "${p}": ${be(m)}`).join(
`,
`)}
}
`}function Sr(e){gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${be(t)}
`}function Er(e){gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=U(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of He(t))n[s][i]=r.get(o)??-1;return`[${n.map(be).join(`,
 `)}]
`}function Pr(e){gt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ge=[{name:"python",title:"Python: Board(...)",write:$r},{name:"json",title:"JSON",write:Mr},{name:"move-array",title:"Move array, from 0",write:Sr},{name:"\
grid",title:"LeetCode grid",write:Er},{name:"hackerrank",title:"HackerRank text",write:Pr}];var cn=["jumps","ladders","snakes","die","start","chained","overshoot"],Tr=cn.slice(0,3);function Or(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function jr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Rr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of jr(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!cn.includes(s))throw new Error(`a board has no option ${s}`);
Tr.includes(s)?n.jumps.push(...Ar(i)):n[s]=dn(i)}return[n]}function dn(e){try{return Or(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Ar(e){
let t=dn(e),n=o=>Array.isArray(o)&&o.length===2&&o.every(Number.isInteger),r=Array.isArray(t)?t.find(o=>!n(o)):e;if(r!==void 0)throw new Error(`expected a jump \
like 3: 22, not ${be(r)}`);return t}var Cr="format version name author source cells die start chained overshoot jumps".split(" ");function Lr(e){if(typeof e!="o\
bject"||!e||Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Cr.includes(o));if(t!==void 0)throw new Error(`a board has no k\
ey "${t}"`);for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||
r!==1)throw new Error(`this page reads snl-board 1, not ${n} ${r}`);return e}function un(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(
`index ${r}: expected -1 or 0 to ${e.length-1}, not ${be(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Wr(e){let t=e.length;if(e.
some(r=>!Array.isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=He(t).flatMap(({cell:r,row:o,
column:s})=>e[o][s]===-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Nr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,l){let c=(t[n]??
"").trim().split(/\s+/);if(n+=1,c.length!==a||!c.every(p=>/^\d+$/.test(p)))throw new Error(`line ${n}: expected ${l}`);return c.map(Number)}function o(a,l){let[
c]=r(1,`the number of ${a}s`);if(c>100)throw new Error(`line ${n}: 100 cells have no room for ${c} ${a}s`);return U(c).map(()=>{let p=r(2,`the two cells of a ${a}`);
if((p[1]-p[0])*l<=0)throw new Error(`line ${n}: ${p.join(" ")} is not a ${a}`);return p})}let[s]=r(1,"the number of boards");if(!s)throw new Error("line 1: ther\
e is no board");let i=[];for(let a=0;a<s;a+=1)i.push({cells:100,jumps:[...o("ladder",1),...o("snake",-1)]});if(n<t.length)throw new Error(`line ${n+1}: this com\
es after the last board`);return i}function Ir(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, withou\
t a point");let n=JSON.parse(e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Wr(r)]:typeof r[0]=="obje\
ct"?r.map(Lr):[un(r)]}function mn(e){let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Rr(t).map(_);if(/^[[{]/.test(t))return Ir(t).map(_);if(n&&
/[\r\n]/.test(t))return Nr(t).map(_);if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole numbe\
r`);return[_(un(r.map(Number)))]}throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers")}function pn(e){let t,[n]=Ge,r=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=u("p.quiet",{role:"alert"}),s=Ge.map(({name:d,title:g})=>[
d,g]),i=se("Notation",s,n.name,d=>{n=Ge.find(({name:g})=>g===d)??n,a()});function a(){if(f.open){r.value=r.placeholder="",C(o,"");try{r.value=n.write(t).trim()}catch(d){
r.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!r.value.trim()){C(o,"There is no text to copy.");return}r.select();let d=await Le(r.value);
e.say(d?"Copied.":"The text is selected: copy it with the keys of your system.")}function c(){if(!r.value.trim()){C(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let d=mn(r.value);e.use(d[0]);let g=`The text holds ${d.length} boards. This is the first.`;C(o,d.length>1?g:"")}catch(d){
C(o,`This cannot be read: ${d.message}.`)}}let p=A("Use this text","Read the board in the text",c),m=u(".tools",i,A("Copy",null,l),p),f=Tt("Copy or paste as tex\
t",m,r,o);return f.addEventListener("toggle",a),{node:f,show(d){t=d,a()}}}var fn=(e,t)=>({change:n=>Ke(n,e,t),says:`Drawn: ${pe([e,t])}.`}),hn=(e,t,n)=>({change:r=>rn(r,e,t,n),says:`Moved: ${pe(e)} is now ${pe(t?[e[0],n]:[n,e[1]])}.`}),
gn=e=>({change:t=>_e(t,e[0]),says:`Removed: ${pe(e)}.`}),Hr={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},qr={change:e=>It(e),says:"Drawn at \
random."},bt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function wt(e){let t,n,r=null,o=null,s=!0,i=u("b.amount"),a=u("span.quiet"),l=u("ol.\
thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=A("Undo","Ctrl+Z",()=>e.go(-1)),m=A("Redo","Ctrl+Y",()=>e.
go(1)),f=A("Random","Other jumps",()=>S(qr)),d=A("Remove all jumps",null,()=>S(Hr)),g=Pt("Route","One of the shortest routes",x,s),b=ln(h=>S({change:M=>on(M,h),
says:""})),y=pn(e);function x(h){s=h,v()}function E({distance:h,predecessor:M,throws:O,route:q}){t.paint({current:r,distance:h,predecessor:M,route:s,piece:!1}),
C(i,O??"none"),C(a,O===null?"the goal is out of reach":X(O).replace(/^\S+ /,"")),Ce(l,q,Fe,(B,[Q,,$])=>Ue(B,Q,`to cell ${$}`))}let P=()=>ht(t.board,r)[0];function v(){
E(t);let h=P();t.light(h),t.hold(h??[]),c.replaceChildren(...ht(t.board,r).flatMap(k)),R(p,"aria-disabled",!e.can(-1)),R(m,"aria-disabled",!e.can(1))}function k(h){
let M=A(`Remove ${pe(h)}`,"Delete",()=>S(gn(h))),O=$e(h).ends.map((q,B)=>A(`Move its ${q}`,null,()=>{o={jump:h,end:B},e.say(`Choose the cell where the ${q} of ${pe(
h)} goes.`),t.cells.get(h[B])?.focus({preventScroll:!0})}));return[M,...O]}function S({change:h,says:M}){r=o=null;try{e.use(h(t.board)),e.say(`${M} ${bt(t.throws)}`.
trim())}catch(O){e.say(he(O.message)),b.show(t.board),v()}}function L(h,M){let O=P();return O?.includes(h)?hn(O,O.indexOf(h),M):fn(h,M)}function T(h,M){let O=t.
trial(L(h,M).change(t.board));E(O),e.say(`If you let go here: ${bt(O.throws)}`)}function z(){r=o=null,t.trial(t.board),v(),G()}let G=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${bt(t.throws)}`);return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",
u("p","Fewest ",i,a)),l,c,u(".tools",p,m,f,d,g),b.node,y.node],show(h){t=h,r=o=null,n=an(t,T,(O,q)=>S(L(O,q)),z),b.show(t.board),y.show(t.board),v(),G()},leave:()=>n.
stop(),choose(h){if(!(!h||n.wasDrawing()))if(o)S(hn(o.jump,o.end,h));else if(r===h)z();else if(r!==null)S(fn(r,h));else{r=h,v();let M=P(),O=M?` Or drag an end o\
f ${pe(M)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape cancels.${O}`)}},key(h,{ctrlKey:M,metaKey:O,shiftKey:q,altKey:B}){let Q=P();if(M||O){
let $=h==="y"||q&&h==="Z"?1:h==="z"?-1:0;return $&&e.go($),$!==0}if(h==="Escape"&&r!==null&&!B)z();else if((h==="Delete"||h==="Backspace")&&Q)S(gn(Q));else return!1;
return!0}}}var yt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function bn(e,t){let n=e.start;return t.map(r=>{let o=yt(e,n,r);return n=o.stand,o})}function Ve(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o&&t.push(yt(e,n(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var yn={cells:2,start:1,columns:1,rows:2},kn=(e,t)=>de("",e,...t.map(te)),wn=(e,t)=>kn("0 0.3 1 1.4",xe(yn,new Map([[e,t]]))),Br={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function vn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[u("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[wn(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,i])=>s>i)&&[wn(2,1),`Land on the head of a snake and you slide to its tail${r}`],[kn("0.3 0\
 0.8 0.6",[Je({...yn,cells:1,rows:1})]),Br[n]]].filter(s=>!!s).map(s=>u("li",s))}function Dr(e,t){let n=`You reached the goal in ${X(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a ro\
ute?`}var zr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Jr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&zr()?`\
 (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function xn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no th\
row is needed.":Jr(n);let o=jt(r);return e.won()?`${o} ${Dr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function $n(e,t,{
cells:n}){let r=`${We(it(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Mn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${X(e)}: ${n.join(", ")}.`}function kt(e,t){let n,r,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),i=u("span.quiet"),a=u("b.amount"),l=u("ol.thrown.history",
{label:"Your throws"}),c=u("ul.guide",{label:"How to play"}),p=A("Undo","Take the last throw back (Backspace)",E),m=A("Start again","Back to the start",P),f=A("\
Show the shortest route",null,v),d=!1;function g(){let{thrown:k}=r,S=r.moves(),L=d||r.won();n.paint({current:r.at(),near:S.map(([,T])=>T),distance:r.trail(),move:d?
null:k.at(-1)??null,route:d});for(let T of o.children){let z=Number(T.dataset.face);R(T,"aria-disabled",!S.some(([G])=>G===z))}C(s,k.length),C(i,k.length===1?"t\
hrow":"throws"),C(a,L?n.throws??"none":"?"),Ce(l,k,Fe,(T,z)=>Ue(T,z.face,st(z))),c.hidden=k.length>0;for(let T of[p,m])R(T,"aria-disabled",!k.length);R(f,"aria-\
pressed",`${d}`),R(e.root,"data-won",r.won())}let b=()=>e.say(xn(r,n.throws,n.faces));function y(k){if(r.won())return;let S=r.at();d=!1,r.throws(k)?(x(),n.walk(
r.thrown[r.thrown.length-1])):(g(),e.say($n(k,S,n.board)))}function x(){g(),b(),t?.(r.thrown.map(({face:k})=>k))}function E(){r.undo()&&x()}function P(){r.thrown.
length&&(r=Ve(n.rules),d=!1,x())}function v(){d=!d,g(),d?e.say(Mn(n.throws,n.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p","You ",s,i),u("p","Fe\
west ",a)),u(".tools",p,m,!t&&f),c,l],show(k){n=k,r=Ve(n.rules),d=!1,c.replaceChildren(...vn(n.board)),o.replaceChildren(...n.faces.map(S=>{let L=A(ft(S),null,()=>y(
S),`Throw ${S}`);return R(L,"data-face",S),L})),g(),b()},replay(k){let S=r;r=Ve(n.rules);let L=k.every(T=>r.throws(T));return L||(r=S),g(),b(),L},leave:()=>R(e.
root,"data-won",null),choose(k){let S=r.moves(),L=S.find(([,T])=>T===k)??S.find(([,,T])=>T===k);L?y(L[0]):r.won()||e.say(`No throw leads from ${r.at()} to ${k}.`)},
key(k,{ctrlKey:S,metaKey:L,altKey:T}){if(S||L||T)return!1;let z=Number(k);if(k==="Backspace")E();else if(k!==" "&&n.faces.includes(z))y(z);else return!1;return!0}}}var Sn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var vt=new Map;function Ur(e){let t=vt.get(e)??new CSSStyleSheet;return vt.has(e)||t.replaceSync(e),vt.set(e,t),t}function En(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Sn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Ur(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Pn=e=>e.getRootNode().activeElement??
null;var[Tn,On]=[150,350],Kr=.25,jn=24;function _r({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...U(o-e+1).map(i=>e+i),...U(o-n).
map(i=>o-1-i)]}function Gr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=Ee(e,n,r);return[a(0),a(i),F(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=Be(e,n,r,
ut(e,n,r,o));return[...U(jn+1).map(i=>s(i/jn)),F(e,r)]}function Rn(e,t,n,r){let s=_r(n,e.cells).map(c=>F(e,c)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
c,[p,m]]of s.slice(1).entries()){let[f,d]=s[c],g=[(f+p)/2,Math.min(d,m)-Kr];i.push({at:g,time:a+Tn/2,easing:"ease-in"}),a+=Tn,i.push({at:[p,m],time:a,easing:"ea\
se-out"})}for(let c of n.feet){let p=Gr(e,t,c);for(let[m,f]of p.entries())i.push({at:f,time:a+On*(m+1)/p.length,easing:"linear"});a+=On}let l=ye(r/(a||1),0,1);return i.
map(c=>({...c,time:c.time*l}))}var Vr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",An=([e,t])=>`translate(${e}px,${t}px)`;function Cn(e,t){let n=ie("path.piece",{d:Vr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,R(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&R(n,"style",`t\
ransform:${An(F(e,i))}`)},rest:s,walk(i,a,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,p=i.flatMap(f=>{let d=Rn(e,t,f,a).map(
g=>({...g,time:c+g.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let m=p.map(({at:f,time:d,easing:g})=>({transform:An(f),offset:d/c,easing:g}));R(n,"vi\
sibility",null),r=n.animate(m,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var xt={current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map},Yr=400;function Ln({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){
let{start:i,cells:a,jumps:l}=t,c={cells:a,start:i,...e},{rows:p}=e,m=ke(c),{node:f,cells:d}=Jt(c,n),g=new Map,b=nt("new"),y=nt("touched"),x=!1,E=xt,P=new Set,v=null,
k=[],S=`0 0 ${m} ${p}`,L=de(".layer.goal",S,te(Je(c))),T=de(".layer.jumps",S,xe(c,l).map(te)),[z,G,h]=["g.tree","g.move","g.route"].map(j=>ie(j)),M=de(".layer.a\
bove",S,z,G,h),O=Cn(c,l),q=de(".layer.top",S,O.node),B=u(".sheet",f,L,T,M,q);function Q(j,H,K){let[V,re]=[E.distance.get(j),E.predecessor.get(j)],N=[`cell ${j}`,
d.get(j)?.dataset.end,...At(j,l)],ce=E.visited.has(j)?"visited":"not reached";return N.push(H?"current":"",V!=null?`reached in ${X(V,o)}`:ce,re!=null?`from ${re}`:
"",K?r:"",P.has(j)?"part of what is wrong":""),N.filter(Boolean).join(", ")}function $(j,H,K){let V=E.current===j,re=E.visited.has(j),N=E.distance.get(j),ce=E.predecessor.
get(j),Ae=`${[V,K,re,N,ce,P.has(j)]}`;if(g.get(j)===Ae)return;g.set(j,Ae);let sr=N!=null?"reached":re&&"visited",et=N!=null&&Wt(N,s);tt(H,{"data-distance":N,"da\
ta-tint":et,"data-from":ce,"data-visited":re,"data-waits":K,"aria-current":V,"data-state":V?"current":K?"frontier":sr,label:Q(j,V,K)}),et!==!1&&H.style.setProperty(
"--tint",`var(--tint-${et})`),R(H.lastChild,"data-is",ot(N)||null)}function J(){let j=new Set(E.frontier.map(([H])=>H));for(let[H,K]of d)$(H,K,j.has(H))}function le(){
let j=x?tn(c,E.predecessor,E.current):[];z.replaceChildren(...j.map(te))}let w=j=>j.map(H=>T.querySelector(`[data-ends="${H} ${l.get(H)}"]`));function W(j,H){let K=new Set(
w(H));for(let V of T.children)I(V,j,K.has(V))}function Z(){let j=k.flatMap(([,H,K])=>K===H?[]:t.ride(H).feet);h.replaceChildren(...en(c,k,i).map(te)),I(T,"route\
d",k.length),W("taken",j)}let ne=()=>I(B,"arrived",!0),Xe=`${m>7?".close":""}${m>12?".dense":""}${m>24?".tiny":""}`;return{plan:c,cells:d,columns:m,shape:m/p,node:u(
`.board${Xe}`,{style:`--wide:${m};--high:${p}`},B),paint(j,H,K,V,re=0){E=j;let N=`${Object.values(K??{})}`!=`${Object.values(v??{})}`,ce=`${V}`!=`${k}`;[v,k]=[K,
V],(N||k.length)&&O.rest(),I(B,"arrived",!1),J(),b([...H].map(Ae=>d.get(Ae))),le(),G.replaceChildren(...(v?Xt(c,v):[]).map(te)),y(w(v?.feet??[])),ce&&Z(),re>0&&
k.length?O.walk(bn(t,k),Yr,ne):re>0&&N&&v&&O.walk([v],re)},piece:O,jumpLayer:T,top:q,celebrate:ne,showTree(j){x=j,le()},mark(j,H){let K=H.flatMap(N=>N.moves??[]),
V=H.flatMap(N=>N.jumps??[]),re=K.flatMap(([,N])=>t.ride(N).feet);W("found",[...V.map(([N])=>N),...re]),P=new Set(H.flatMap(N=>N.cells??[]));for(let[N,ce]of d)I(
ce,"differs",N===j),I(ce,"found",P.has(N));J()},drawn:()=>({plan:c,jumps:l,farthest:s,state:E,found:P,move:v,treeShown:x,route:k})}}function Wn(e){let{cells:t,die:n=6,start:r=1,chained:o,overshoot:s}=e,i=new Map(e.jumps.filter(([m,f])=>m!==f)),a=typeof n=="number"?Array.from({length:n},(m,f)=>f+
1):n;function l(m,f=[]){if(f.includes(m))return{feet:f,stand:null};let d=i.get(m);return d===void 0||f.length&&!o?{feet:f,stand:m}:l(d,[...f,m])}function c(m){return m<=
t?m:s==="win"?t:s==="bounce"?2*t-m:0}function p(m){return m===t?[]:a.flatMap(f=>{let d=c(m+f),g=d>0?l(d).stand:null;return g===null?[]:[[f,d,g]]})}return{cells:t,
start:r,faces:a,jumps:i,ride:l,moves:p}}function $t({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let l of i){let c=(r.get(l)??0)+1;for(let p of n(l)){let m=p[2];r.has(
m)||(r.set(m,c),o.set(m,l),s.set(m,p),i.push(m))}}let a=[];for(let l=t,c=s.get(l);c;c=s.get(l))a.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var Qr=1400;function je(e){let t=Wn(e),n=$t(t),r=Ln({layout:Nt(e.cells),rules:t,label:`Board: ${ve(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,piece:i,jumpLayer:a}=r,l=ie("g.sketch");return r.top.prepend(l),{...r,...n,board:e,rules:t,faces:t.faces,paint(c){
let{near:p=[],move:m=null,route:f=!1,piece:d=!0,...g}=c,b=p.map(x=>[x,""]),y={...xt,...g,frontier:b};r.paint(y,[],m,f?o:[]),i.stand(d?y.current:null)},walk(c){i.
walk([c],Qr,()=>c.stand===e.cells&&r.celebrate())},rest:i.rest,trial(c){let p=new Map(c.jumps),m=new Set;for(let b of[...a.children]){let[y,x]=(b.getAttribute("\
data-ends")??"").split(" ").map(Number);p.get(y)===x?m.add(y):b.remove()}let f=new Map(c.jumps.filter(([b])=>!m.has(b))),d=xe(s,f).map(te);for(let b of d)I(b,"l\
it",!0);a.append(...d),t.jumps.clear();for(let[b,y]of p)t.jumps.set(b,y);let g=$t(t);return o=g.route,g},light(c){for(let p of a.children)I(p,"lit",p.getAttribute(
"data-ends")===c?.join(" "))},hold(c){let p=c.map(m=>{let[f,d]=F(s,m);return ie("circle",{cx:f,cy:d,r:.13,style:"fill:var(--paper);stroke:var(--now);stroke-widt\
h:.06px"})});l.replaceChildren(...p)},cellAt(c,p){let f=r.node.getRootNode().elementFromPoint(c,p)?.closest("[data-cell]"),d=f&&r.node.contains(f)&&f.dataset.cell;
return d?Number(d):null}}}var Nn=({columns:e,shape:t,node:n})=>u(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},n);function In(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){C(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,C(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&R(r,"value",o),C(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>C(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),C(n,""),r.hidden=!0}}}}var Hn=["sessionStorage","localStorage"],Zr="This browser stores nothing here",Xr="The browser's storage is full";function Mt(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function qn(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?Xr:Zr}}var[Qe,Ze]=["snl-workbench",1],Bn="download what you want to keep.",eo=`Another version of the workbench has stored code here, which is left alone: ${Bn}`;function Ye(e){
let t=Mt(e,Qe);return t?.version===Ze&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var to=e=>(Mt(e,Qe)?.version??Ze)!==Ze;function Dn(){let e=Hn.
some(to),t={version:Ze,signature:"board",sources:{}},n=Ye("sessionStorage")??Ye("localStorage")??t;return{kept:n,store(r){if(e)return eo;let o={...(Ye("localSto\
rage")??n).sources};r in n.sources?o[r]=n.sources[r]:delete o[r];let s=qn(Qe,n,{...n,sources:o});return s&&`${s}: ${Bn}`},elsewhere:r=>Ye("localStorage")?.sources[r]??
null,follow(r){let o=({key:s})=>s===Qe&&r();return addEventListener("storage",o),()=>removeEventListener("storage",o)}}}function zn(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),setTimeout(()=>URL.revokeObjectURL(
r.href),6e4)}var no="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Jn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},l=!1,c="",p=null,m=u(".tools"),f=u(".tabs",{role:"group",label:"Program"}),d=()=>a.kind===
"mine"||a.kind==="second",g=()=>({kind:l?"second":"mine"}),b=$=>$&&s.second||s.signature,y=$=>`${$?"2:":""}${b($)}`;function x(){let $=i.signatures.find(({name:J})=>J===
b(l));return s.sources[y(l)]??$?.template??""}function E(){return d()?x():a.kind==="link"?t??"":i.programs.find(({name:$})=>$===a.name)?.source??""}function P($){
a=$,d()&&l!==(a.kind==="second")&&(l=!l,p=null,v()),Q(),n(E(),!d())}function v(){let $=e.elsewhere(y(l));$!==x()&&(p=$)}function k(){let[$,J]=[p,r()];S($??""),P(
g()),p=J,Q()}function S($){s.sources[y(l)]=$,c=e.store(y(l))}function L(){delete s.sources[y(l)],c=e.store(y(l)),P(g())}function T($){l||(s.second=b(!0)),s[l?"s\
econd":"signature"]=$,c=e.store(y(l)),p=null,v(),P(g())}function z(){let $=`${a.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");zn(r(),"text/x-python",$)}function G(){
l=!1,S(t??""),P({kind:"mine"})}function h($,J,le=null){let w=A($,le,()=>P({kind:J}));return R(w,"aria-pressed",`${J===a.kind}`),w}function M($,J){let w=i.programs.
filter(Z=>Z.kind===J).map(({name:Z,title:ne})=>u("option",{value:Z},ne)),W=u("optgroup",w);return W.label=$,W}function O(){let $=se("A program to look at",[["",
"Look at a program"]],"",J=>P(J?{kind:"program",name:J}:g()));return $.append(M("Algorithms","algorithm"),M("Mistakes","mistake")),$.value=a.name??"",I($,"chose\
n",a.kind==="program"),$}let q=()=>A("Download","As a file of Python",z);function B(){let $=i.signatures.map(({name:W,title:Z})=>[W,Z]),J=se("How it is called",
$,b(l),T),le=A("Reset","Back to the beginning of this signature",L),w=A("Other tab's code","Exchange it with the code here",k);return w.hidden=p===null,[J,le,q(),
w]}function Q(){f.replaceChildren(h("Mine","mine"),h("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[h("From the link","link")],
O());let $=A("Make it mine","Instead of what is there",G);d()?m.replaceChildren(...B()):m.replaceChildren(...a.kind==="link"?[$]:[],q())}return{node:u(".program\
s",f,m),kind:()=>a.kind,isMine:d,trouble:()=>c||(p===null?"":no),end:e.follow(()=>{v(),Q(),o()}),show($){i=$,v(),i.signatures.some(({name:J})=>J===s.signature)||
(s.signature="board"),P(a)},changed($){d()&&S($)},question(){return a.name?{name:a.name}:{source:r(),signature:d()?b(l):null}},other(){let $=s.sources[y(!l)];return d()&&
$?.trim()?{source:$,signature:b(!l)}:null}}}function Fn(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Re=e=>e===null?"out of reach":X(e),fe=(e,t,...n)=>u(`.card.${e}`,{role:"group",label:t},u("b.card-title",t),n),we=e=>e&&u("p",e),ue=e=>e&&u("p.quiet",e),Un=(e,t)=>u(
"p","Right is ",u("b",Re(e)),", yours says ",u("b",Re(t)),"."),Kn=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the function is\
 given.";function _n(e,{point:t}){return e===null?null:u(".tools",A(`Show line ${e}`,null,()=>t(e)))}function ro(e,t){let n=_(e),r=je(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Nn(r)}}function oo(e,t){
let{report:n}=e,r=`The boards: ${n.boards[0].toLowerCase()}${n.boards.slice(1)}.`,o=n.notes.map(i=>ue(`Note: ${i.says}.`));if(n.correct===!1)return io(e,n,[ue(r),
...o],t);if(n.correct)return so(n,[ue(r),...o]);let s=`${n.name} could not be judged`;return fe("open",s,we(he(n.finding.says)),...o)}var Gn=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function so({name:e,proven:t,tested:n,tried:r},o){let s=u("p",u("b","Proven"),`, by playing every one: ${t}.`),i=u("p",u(
"b","Tested"),`, which proves nothing about others: ${n}.`),a=`${e} is right on every board that was tried`;return fe("right",a,s,n&&i,ue(`${Gn({tried:r})}.`),...o)}
function io({like:e,stepper:t},n,r,o){let{finding:s,expected:i,got:a,smallest:l}=n,{board:c,node:p}=ro(n.board,s),m=t&&A("Step to the first difference",null,()=>o.
step(t)),f=e.slice(0,2).map(({title:y,repair:x})=>`It answers like a known mistake: ${y}. The repair: ${x}`),d=typeof a=="number"?null:a,g=[typeof a=="number"||
a===null?Un(i,a):we(`Right is ${Re(i)}. Yours: ${a.says}.`),s.kind!==d?.kind&&we(he(s.says)),we(Kn(d)),...f.map(ue),ue(`${ve(c)} · ${Gn(n)}`),...r,u(".tools",m,
o.draw(c))];return fe("wrong",`Wrong on this board${l?", the smallest there is":""}`,u(".exhibit",p,u(".told",g)))}function ao({right:e,ended:t,throws:n,expected:r,
finding:o,line:s},i){if(e)return fe("right",`Right on this board: ${Re(n)}`,ue("One board proves little. Check plays them all, smallest first."));let a=t==="ret\
urned";return fe("wrong",a?"Wrong on this board":"No answer on this board",a&&Un(r,n),o&&we(he(`${o.says}${s===null?"":`, in line ${s}`}`)),we(Kn(o)),_n(s,i))}var lo=[
"program","throws","agrees","cells taken","edges","longest frontier"];function co({comparison:{throws:e,rows:t}}){let n=t.map(a=>{let l=a.answered?[a.throws??"n\
one",a.agrees?"yes":"no"]:["no answer","–"],c=[a.cells_taken,a.edges_looked_at,a.longest_frontier],m=[...l,...c.map(f=>f??"–")].map(f=>u("td",`${f}`));return u(
"tr",u("th",{scope:"row"},a.algorithm),m)}),r=lo.map(a=>u("th",{scope:"col"},a)),o=u("table",u("thead",u("tr",r)),u("tbody",n)),s=t.map(({algorithm:a,first_difference:l})=>l&&
ue(`${a} first differs at cell ${l.cell}: ${l.finding.says}.`)),i=`On this board: ${Re(e)}`;return fe("open",i,rt("","Comparison",o),...s)}var uo={board:"This b\
oard does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};
function mo({what:e,says:t,line:n},r){let o=e==="stopped"?"open":"wrong",s=we(he(`${n===null?"":`line ${n}: `}${t}`));return fe(o,uo[e]??"That did not work",s,_n(
n,r))}function po({printed:e,more_printed:t}){if(!e?.length)return null;let n=e.map(({line:o,text:s})=>u(".print",u("span.quiet",o===null?"":`line ${o}`),u("cod\
e",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return fe("open","It printed",rt(".printed","What it printed",n),ue(r))}function fo(e,t){return e.
kind==="failure"?mo(e,t):e.of==="check"?oo(e,t):e.of==="compare"?co(e):e.of==="solve"?ao(e,t):null}var Vn=(e,t)=>[fo(e,t),po(e)].filter(n=>!!n),Yn=e=>e[0]?.querySelector(
".s-card-title")?.textContent??"",Qn=e=>e[0]?.querySelector("p")?.textContent??"";var ho=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],go="This code came with the link. It has not run, and runs only when\
 you press a button below.",Zn="It runs …",bo="Write a second program in “My other”, and Compare runs both of yours.";function Xn(e,t){let n,r=null,o=!1,s=!1,
i=!1,a=t.host(E),l=Dn(),c=t.store.get().code,p=u(".editor"),m=u("p.note.quiet"),f=In(a.size),d=u(".cards"),g=Fn(t),b=A("Stop","End what is running",()=>a.stop()),
y=ho.map(([h,M,O])=>A(h,O,()=>T(M))),x=Jn({keeper:l,arrived:c,open:P,text:()=>r?.text()??"",heard:()=>v()});function E(h){i&&f.loads(h,Zn)}function P(h,M){r?.open(
h,M),v()}function v(){let h=x.kind()==="link",M=x.isMine()?x.trouble():"";C(m,h?go:M||(a.refusal??"")),I(m,"strong",h)}async function k(){o=!0;try{let[{make:h},
M]=await Promise.all([t.editor(),t.shelf()]);r=h(p,"Program",S),x.show(M)}catch(h){o=!1,C(m,`The editor cannot be loaded: ${h.message}`)}L()}function S(h){x.changed(
h),v()}function L(){for(let h of y)R(h,"aria-disabled",i||!r||!!a.refusal);b.hidden=!i,R(d,"aria-busy",`${i}`),!s&&a.size&&f.say(`Python (${a.size}) loads at th\
e first run.`)}async function T(h){if(i||!r||a.refusal)return;s=i=!0,r.point(null),d.replaceChildren(),g.clear(),f.say(Zn),L();let M=h==="compare"?x.other():null,
{board:O}=n,q={kind:h,program:x.question(),board:O,other:M},B=await a.ask(q,Q=>f.say(`${Q} …`));i=!1,f.done(),L(),G(B)}function z(h){e.use(h),e.enter("Draw")}
function G(h){let M=Vn(h,{step:g.step,draw:B=>A("Move this board to Draw",null,()=>z(B)),point(B){r?.point(B),r?.focus()}});(h.kind==="result"&&h.of)==="compare"&&
x.isMine()&&!x.other()&&M.push(u("p.quiet",bo)),d.replaceChildren(...M),"line"in h&&h.line&&r?.point(h.line),d.scrollIntoView({block:"nearest"}),h.kind==="resul\
t"&&h.of==="trace"&&g.step(h.stepper);let q=Yn(M);e.say(q?`${q}. ${Qn(M)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board \
on which it runs. Change it in Draw."),side:[x.node,m,p,u(".tools.acts",y,b,f.node)],foot:[d],below:[g.node],show(h){n=h,n.paint({piece:!1}),o||k(),L(),e.say("W\
rite a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),a.end(),x.end(),r?.destroy()},more:()=>x.isMine()?
r?.text()??null:null}}var er='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
:light-dark(#faf9f4,#272e39);--odd:light-dark(#e9e1d2,#1a1f27);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-dark(#f0e4ea\
,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#8f5e2a,#d0a06a);--s\
tart:light-dark(#2f6b45,#9fdcb2);--startGround:light-dark(#d6ebda,#1f3b2c);--goal:light-dark(#6b5310,#efd27a);--goalGround:light-dark(#f6d977,#5c4713);--wrong:l\
ight-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#e\
0f2e9,#19352e);--tint-1:light-dark(#c6e6d9,#1d4238);--tint-2:light-dark(#abd9c9,#224f43);--tint-3:light-dark(#90ccb8,#275d4f);--tint-4:light-dark(#75bea6,#2d6a5\
b);--tint-5:light-dark(#5bae95,#337867);--tint-6:light-dark(#449d84,#398773);--tint-7:light-dark(#328b73,#40957f);--tint-8:light-dark(#237962,#48a48b);--snake-0\
:light-dark(#c0503a,#e0806c);--snake-1:light-dark(#9a6a10,#e3b15c);--snake-2:light-dark(#7d5730,#c39866);--snake-3:light-dark(#b04a72,#df86a6);--snake-4:light-d\
ark(#6f6822,#b7ad5c);--snake-5:light-dark(#a33a34,#dc7f78);--snake-6:light-dark(#7d5090,#b78fca)}:host{all:initial!important;display:block!important}.snl{all:in\
itial;display:block;--tall: clamp(15rem, var(--window, 100vh) - 15.5rem, 46rem);--largest: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);backgr\
ound:var(--paper);color-scheme:var(--snl-scheme, light dark);font:1rem/1.45 var(--sans);--sans: var(--snl-sans, system-ui, -apple-system, "Segoe UI", sans-serif\
);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);font-variant-numeric:tabular-nums;*,:before,:after{box-sizing:border-box}[hidden]{display\
:none!important}:is(.s-tools,.s-foot,.s-trouble,.s-thrown,.s-note,.s-cards,.s-outcome,.s-state):empty,:is(.s-hints,.s-asked):empty{display:none}summary{padding:\
.15rem 0;color:var(--quiet);cursor:pointer}@media print{color-scheme:light!important;*{print-color-adjust:exact}}p,ul{margin:0}&:focus-visible{outline:none}:foc\
us-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-foc\
us-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{dis\
play:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-directi\
on:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{di\
splay:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-ra\
dius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[\
data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var(--tint-8));width:2.6em}[data-key=found]{backgroun\
d:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em \
+ .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}:is(.s-sentence,.s-step) code{font:.94em var(--mono)}.s-speaker{font-size:1.25em;\
line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-game{color:var(--q\
uiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{conte\
nt:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54\
%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min\
(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap\
:wrap;align-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;ov\
erflow-wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-w\
idth:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;\
font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:cent\
er}.s-button:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--pa\
per)}.s-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{width:1.1re\
m;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width\
:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-ra\
dius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::\
-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-rad\
ius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:non\
e}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55r\
em + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:""\
;position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9\
rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}\
[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-ve\
rdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-\
votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-\
room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background\
:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width\
:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:tra\
nsparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--od\
d)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position\
:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);backgrou\
nd:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-\
height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto\
;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{disp\
lay:none}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size\
}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-heigh\
t:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;gr\
id-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{ba\
ckground:var(--goalGround)}[data-tint]{background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell\
:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(\
1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=curre\
nt]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) *\
 .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 \
0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shado\
w:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);fon\
t-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]\
{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--bad\
ge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-ba\
dge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .\
15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc\
(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow\
:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above,.s-top{z-index:4}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found\
 .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-ta\
ken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:\
middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);ani\
mation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s\
 both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius\
:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{\
transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2)\
 transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:ligh\
t-dark(#0b5f47,#8fdcc0)}:is(.mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wai\
t)}}.snl{&.s-writing .s-side>.s-says,.s-heard{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}@conta\
iner (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;fle\
x-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-s\
pace:nowrap;border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink)\
;background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong{padding:.5rem .8rem;\
border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,1\
00vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid colo\
r-mix(in srgb,var(--wait) 55%,transparent)}.s-acts .s-button{min-width:4.5rem}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:\
var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.2\
5rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-card{display:flex;flex-direction:column;g\
ap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem\
;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var\
(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1\
rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8\
rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .4\
5em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(\
--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-col\
umns:4.5rem minmax(0,1fr);gap:.5rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@containe\
r (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gu\
tterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1\
 1 4.5rem}}}.snl{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none\
}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :\
last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align\
-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble{padding:.5rem .8rem;border-left:5px s\
olid var(--wrong);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5\
rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;f\
ont-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wr\
ap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparen\
t}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;\
text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(\
--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quie\
t)}.s-guide{display:none}.s-guide li{display:flex;align-items:center;gap:.8rem;font-size:.95rem;line-height:1.3}.s-guide li>:first-child{flex:none;width:1.6rem}\
.s-guide .s-key{height:1.6rem}@container (min-width: 40rem){.s-guide{display:grid;gap:.4rem;padding:0;list-style:none}}@container (min-width: 62rem){.s-amount{f\
ont-size:3.2rem}.s-history{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.5rem 1rem;counter-reset:throw}.s-history .s-chip{align-it\
ems:center;gap:.6em;padding:0;border:0;font-size:1.15rem;counter-increment:throw}.s-history .s-chip:before{content:counter(throw) ".";min-width:1.6em;color:var(\
--quiet);text-align:right}.s-history small{color:var(--ink);font-size:.9em}}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-\
setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1\
px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertica\
l}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-actio\
n:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@containe\
r (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>sp\
an{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 *\
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var tr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",nr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function rr(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(_),i=u("p.speaker",{role:"status"}),a=u("span.quiet"),l=u("p.trouble",{role:"alert"}),c=u(""),p=u(".main",c),m=u(".side"),f=u(".\
stage",p,m),d=u(".foot"),g=u(""),b=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:b,say:w=>C(i,w),use(w){E.add(w),
h(w),G()},can:w=>E.can(w),go(w){E.can(w)&&(h(E.go(w)),G())},enter(w){M(P.find(W=>W.name===w)??v),h(k.board),G()}},x=r.get(),E=sn(x.board??_(t.board)),P=t.only?[
t.only==="Play"?kt(y,n.played):wt(y)]:[kt(y),wt(y),Xn(y,n)],v=P.find(({name:w})=>w===x.mode)??P[0],k=je(E.now()),S=s.map(({name:w},W)=>[`${W}`,w]),L=se("Board",
[["","Your board"],...S],"",w=>{let W=s[Number(w)];w&&W&&y.use(W)}),T=u("input.address",{readonly:"",label:"To copy",hidden:""});async function z(){let W=`${location.
href.split("#")[0]}${Dt(k.board,v.name,v.more?.()??null)}`;T.value=W,T.hidden=await Le(W),T.hidden||T.select(),y.say(T.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function G(){r.set({...k.board,name:""},v.name,x.code)}function h(w){let W=Pn(c),Z=c.contains(W)&&W?.dataset.cell;k.rest(),k=je(w),
c.replaceChildren(k.node),R(f,"style",`--shape:${k.shape};--columns:${k.columns}`),R(b,"style",`--rows:${k.plan.rows}`),C(a,ve({...w,name:""}));let ne=s.findIndex(
Xe=>ge(Xe)===ge(w));L.value=ne<0?"":`${ne}`,L.options[0].hidden=ne>=0,T.hidden=!0,C(l,""),v.show(k),Z&&k.cells.get(Number(Z))?.focus({preventScroll:!0})}function M(w){
v.leave(),v=w,O()}function O(){for(let w of q)R(w,"aria-pressed",`${w.textContent===v.name}`);I(b,"drawing",v.name==="Draw"),I(b,"writing",v.name==="Write"),p.replaceChildren(
c,v.under),m.replaceChildren(u(".says",i),...v.side),d.replaceChildren(...v.foot??[]),g.replaceChildren(...v.below??[])}let q=P.map(w=>A(w.name,null,()=>y.enter(
w.name)));zt(b,w=>v.choose(w)),b.addEventListener("keydown",w=>{let W=w.target;nr(w)&&w.stopPropagation(),!W.matches(tr)&&v.key(w.key,w)&&w.preventDefault()});function B(w){
let W=w.composedPath()[0];if(w.defaultPrevented||!nr(w)||!/^[1-9]$/.test(w.key)||W.closest(`${tr}, .snl-stepper`))return;let{top:Z,bottom:ne}=c.getBoundingClientRect();
ne>0&&Z<innerHeight&&v.key(w.key,w)&&w.preventDefault()}function Q(){let{board:w,mode:W,trouble:Z}=r.get();w&&(ge(w)!==ge(k.board)||o)&&(E.add(w),M(P.find(ne=>ne.
name===W)??v),h(w)),C(l,Z)}o&&addEventListener("keydown",B);let $=r.subscribe(Q),J=u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},q),s.length>0&&
u("label.board-of",u("span","Board"),L),a,o&&u(".tools",A("Copy link","A link to this board",z),T));b.append(u(".frame",J,l,f,d)),I(b,"only",t.only),I(b,"fixed",
t.fixed);let{remove:le}=En(e,er,b);return e.append(g),O(),h(k.board),C(l,x.trouble),{show:h,replay:w=>v.replay?.(w)??!1,destroy(){removeEventListener("keydown",
B),$(),k.rest();for(let w of P)w.end?.();g.remove(),le()}}}async function or(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var yo={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function ko(e){let t=ct();function n({said:r,ended:o}){o&&t.settle(qe(yo)),r&&t.hear(
r)}return e.on("msg:custom",n),{size:null,refusal:null,ask(r,o){let s=t.ask(r,o);return e.send({ask:t.message()}),s},stop(){e.send({stop:!0}),t.settle(qe(qt))},
end:()=>e.off("msg:custom",n)}}function St(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send(
{wants:t})})}function vo({model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=rr(t,r,{host:()=>ko(e),editor:async()=>or(await St(e,"edi\
tor"),"snlEditor"),shelf:()=>St(e,"shelf"),async step(i,a){return n??=St(e,"stepper").then(l=>or(l,"snlStepper")),(await n).mount(i,a,{level:2,difference:!0})},
store:{get:()=>Bt({..._(e.get("drawn")),name:""}),set(i){e.set("drawn",i),e.save_changes()},subscribe(i){return e.on("change:drawn",i),()=>e.off("change:drawn",
i)}},page:!1}),s=new AbortController;return Ot(t,s.signal),()=>{s.abort(),o.destroy()}}var xo={render:vo};export{xo as default};
