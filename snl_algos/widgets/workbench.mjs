// built from web/ by `npm run build`
function A(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Xe(e,t){for(let n in t)A(e,n,t[n])}var I=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),ir=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,ar="http://www.w3.org/1999/xhtml",lr="http://www.w3.org/2000/svg";function Pt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
I(s,i,!0);for(let i of n)ir(i)?Xe(s,i):s.append(...[i].flat().filter(Boolean));return s}var u=(e,...t)=>Pt(ar,e,t),ie=(e,...t)=>Pt(lr,e,t),ce=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Re(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function et(e){let t=[];
return n=>{for(let r of t)I(r,e,!1);t=n.filter(r=>!!r);for(let r of t)I(r,e,!0)}}var R=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Et(e,t,n,r=!1){let o=R(e,t,()=>{r=!r,A(o,"aria-pressed",`${r}`),n(r)});return A(
o,"aria-pressed",`${r}`),o}function se(e,t,n,r){let o=t.map(([i,a])=>u("option",{value:i,selected:i===n&&""},a)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var tt=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);async function Le(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var Tt=(e,...t)=>u("details.fold",u("summary",e),...t);function Ot(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:i})=>{!(r instanceof Element)||!e.contains(r)||A(r,"data-lm-suppress-shortcuts",!(o||s||i))};addEventListener(
"keydown",n,{capture:!0,signal:t})}var nt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ee=(e,t="throws")=>`${nt(e)} ${e===1?t.replace(/s$/,""):t}`,We=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,fe=e=>`${We(
e)}${/[.?!]$/.test(e)?"":"."}`;function jt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${We(At(e))} from ${t}.`:`From ${t}, roll ${ot(n)}: ${rt(e)}.`}function rt(e){let t=At(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function At({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var $e=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},Ct=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=$e(n);return n[0]===
e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:[]}),ot=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;var Me={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:B}=Me,U=e=>Array.from({length:e},(t,n)=>n),we=(e,t,n)=>Math.min(n,Math.max(t,e));function te({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Rt({cells:e,start:t}){return U(e+1-t).map(n=>n+t)}var ye=({columns:e,start:t})=>e+1-t;function F(e,t){
let[n,r]=te(e,t),[o,s]=B.anchor;return[r+o,e.rows-n-1+s]}function oe([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,i=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*i,t+l*i+c*s]}}function Lt([e,t],[n,r],[o,s]){let[i,a]=[o-n,s-r],l=((e-n)*i+(t-r)*a)/(i*i+a*a||1),c=we(l,0,1);return Math.hypot(e-n-c*i,t-r-c*a)}function Ne(e,t){
let[[r,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function Ie(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let i of U(r)){let[a,l]=[t+i*o,t+(i+
1)*o],[[c,m],[d,h]]=[e(a),e(l)],[[p,g],[b,y]]=[Ne(e,a),Ne(e,l)];s.push([c+p*o/3,m+g*o/3],[d-b*o/3,h-y*o/3],[d,h])}return s}var dr=4,st=(e,t)=>{let n=Me.light.tints.
length-1;return Math.round(n*we(e/Math.max(t,dr),0,1))};var at=400,it=20,ur=["stay","bounce","win"];function Se(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function mr(e){if(!Array.isArray(e))return Se(e,"the die",1,it);if(!e.length||e.length>it)throw new Error(`a die \
in this page has 1 to ${it} faces, not ${e.length}`);let t=e.map(r=>Se(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function pr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)Se(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Se(e.cells,"the number of cells",1,at);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=ur.find(c=>c===i);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:pr(a,n),die:mr(r),start:Se(o,"start",0,1),chained:s,overshoot:l}}function Wt(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var He=e=>U(e*e).map(t=>{let n={cells:e*e,start:1,columns:e,rows:e},[r,o]=te(n,t+1);return{cell:t+1,row:e-1-r,column:o}});
function Nt(e,t=Math.random){let n=U(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.
length),1)[0],s=U(2*r).map(i=>{let[a,l]=[o(),o()].sort((c,m)=>c-m);return i<r?[a,l]:[l,a]});return _({...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,
die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([c,m])=>m>c).length,l=[ee(t,"cells"),ee(a,"ladders"),ee(n.length-a,"snakes"),typeof r=="number"?`die ${r}`:
`die with faces ${r.join(" ")}`];return o===0&&l.push("starts off the board"),s&&l.push("jumps are chained"),i==="bounce"&&l.push("bounces off the goal"),i==="w\
in"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var lt={format:"snl-workbench",version:2},qe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var It={what:"stopped",says:"You stopped it."};var Ht=e=>({board:e,mode:"",code:null,trouble:""}),fr=["Draw","Write"],hr=2e4;function gr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>hr?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function he({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...a.filter(Boolean)].join(".")}`}function qt(e,t,n){let r=gr(n??""),o=fr.includes(t)?`&${t.
toLowerCase()}`:"";return`${he(e)}${o}${r&&`&code=${r}`}`}function Bt(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function Dt(e,t){let{start:n,cells:r}=e,o=Rt(e),s=new Map;function i(p){let[g,b]=te(
e,p),y=p===n?"start":p===r&&"goal",k=u(".cell",{role:"gridcell","data-cell":p,"data-end":y,style:`grid-column:${b+1}`},u("span.number",`${p}`),u("span.end",{"da\
ta-is":y}),u("span.badge"));return I(k,"odd",(g+b)%2),s.set(p,k),k}function a(p){for(let g of s.values())g.tabIndex=g===p?0:-1}function l(p){let{key:g,target:b}=p,
[y,k]=te(e,Number(b.dataset.cell)),S={ArrowLeft:[y,k-1],ArrowRight:[y,k+1],ArrowUp:[y+1,k],ArrowDown:[y-1,k]};if(g==="Enter"||g===" ")b.click();else if(S[g]){let O=o.
find(x=>`${te(e,x)}`==`${S[g]}`);s.get(O??-1)?.focus()}else return;p.preventDefault(),p.stopPropagation()}let c=p=>o.filter(g=>te(e,g)[0]===p).sort((g,b)=>te(e,
g)[1]-te(e,b)[1]),m=U(e.rows).reverse(),h=u(".grid",{role:"grid",label:t,keydown:l,focusin:({target:p})=>a(p)},m.map(p=>u(".row",{role:"row"},c(p).map(i))));return a(
s.get(n)??s.get(1)),{node:h,cells:s}}function ne(e){let{tag:t,name:n,attributes:r,fill:o,stroke:s,width:i,parts:a=[],text:l}=e,c=[o&&`fill:var(--${o})`,s&&`stroke:var(--${s})`,i&&`stroke-width:${i}\
px`].filter(Boolean),m=[r.style,...c].filter(Boolean).join(";"),d=n?`${t}.${n}`:t;return ie(d,{...r,style:m||null},a.map(ne),l)}function zt(e,t,n,r){let{spot:o}=oe(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Ft(e,t,n){let{least:r,more:o,head:s,edge:i}=B.arc,{length:a,spot:l}=oe(
e,t),c=r+o*a,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[h,p]=l(a/2,d*c*2),g=[we(h,i,n-i),Math.max(p,i)],b=oe(g,t),y=b.spot(b.length-.06);return{from:e,turn:g,tip:y,...zt(
y,g,s,s*.4)}}function ct(e,t,n,r,o){let{length:s,spot:i}=oe(e,t),a=Math.min(r,s/4),l=i(s-a),c=i(s/2,2*n);return{from:i(a),turn:c,tip:l,middle:i(s/2,n),...zt(l,c,
o,o/2)}}function Jt(e){if(e>6)return[];let t=B.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function Pe(e,t,n){let{length:r,spot:o}=oe(F(e,t),F(e,n));return oe(o(B.apart),o(r-B.apart))}function Ut(e,t,n){let{length:r,spot:o}=Pe(e,t,n),{half:s,over:i,rung:a}=B.
ladder,l=Math.max(2,Math.round(r/a)),c=[s,-s].map(d=>[o(-i,d),o(r+i,d)]),m=U(l+1).map(d=>{let h=r*d/l;return[o(h,s),o(h,-s)]});return{rails:c,rungs:m}}function br(e,t){
let n=(e+t)%2?-1:1;return[0,B.snake.bow,-B.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Be(e,t,n,{hand:r,bow:o}){let{length:s,spot:i}=Pe(e,t,
n),{swing:a,wave:l}=B.snake,c=Math.max(1,Math.round(s/l)),m=r*Math.min(a,.08*s);return d=>{let h=1-(2*d-1)**4,p=m*h*Math.sin(2*Math.PI*c*d)+o*Math.sin(Math.PI*d);
return i(s*d,p)}}function dt(e,t,n,r){let o=r.map(([l,c])=>[F(e,l),F(e,c)]),s=ye(e),i=br(t,n),a=i.map(l=>{let c=Be(e,t,n,l),m=U(25).map(p=>c(p/24)),d=m.some(([p,
g])=>p<.15||p>s-.15||g<.15||g>e.rows-.15);return m.filter(p=>o.some(([g,b])=>Lt(p,g,b)<B.snake.clear)).length+(d?100:0)});return i[a.indexOf(Math.min(...a))]}function Kt(e,t,n,r){
let o=Be(e,t,n,dt(e,t,n,r)),{length:s}=Pe(e,t,n),i=4*Math.max(1,Math.round(s/B.snake.wave))+2,a=g=>b=>{let y=B.snake.half*(1-.3*b-.6*b**3),[k,S]=o(b),[O,x]=Ne(o,
b),v=Math.hypot(O,x)||1;return[k-g*y*x/v,S+g*y*O/v]},l=Ie(a(1),0,1,i),c=Ie(a(-1),1,0,i),m=[...l,l[l.length-1],c[0],...c],{spot:d}=oe(o(0),o(.02)),{skull:h,eye:p}=B.
snake;return{outline:m,stripe:Ie(o,Math.min(.4,.25/s),.85,i),skull:d(-.02),eyes:[d(-.05,.55*h),d(-.05,-.55*h)],pupils:[d(-.05-p/3,.55*h),d(-.05-p/3,-.55*h)],tongue:[
[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}var _t=(e,t)=>(2*e+3*t)%Me.light.snakes.length;var ae=e=>`${Math.round(e*1e3)/1e3}`,Ee=e=>e.map(t=>t.map(ae).join(" ")),ue=e=>`M${Ee(e).join("L")}`,Gt=e=>`M${Ee(e.slice(0,1))}C${Ee(e.slice(1)).join(" ")}`,ut=(e,t,n)=>`\
M${Ee([e])}Q${Ee([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),De=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ae(t),cy:ae(
n),r},...o}),ze=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),mt=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ae(e),y:ae(t),width:n,height:r,...s},...o}),Yt=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},fill:s,text:o});function wr(e,t,n){let{rails:r,rungs:o}=Ut(e,t,n),{rail:s,rungWidth:i}=B.
ladder,a=r.map(ue).join("");return[Q("halo",a,{stroke:"cell",width:s+.05}),Q("rungs",o.map(ue).join(""),{stroke:"ladder",width:i}),Q("rails",a,{stroke:"ladder",
width:s})]}function yr(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,pupils:l,tongue:c}=Kt(e,t,n,r),{skull:m,stripe:d,eye:h,pupil:p}=B.snake,g=`snake-${_t(t,n)}`,
b=`${Gt(o)}Z`,y={"stroke-dasharray":"0.04 0.12"};return[Q("halo",b,{stroke:"cell",width:.06}),Q("tongue",c.map(k=>ue(k)).join(""),{stroke:g,width:.025}),Q("skin",
b,{fill:g}),Q("stripe",Gt(s),{stroke:"cell",width:d},y),De("skull",i,m,{fill:g}),...a.map(k=>De("eye",k,h,{fill:"die"})),...l.map(k=>De("pupil",k,p,{fill:"dieIn\
k"}))]}function ve(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>a),s=(i,a,l,c)=>ze(i,c,{"data-ends":`${a} ${l}`});return[...r.map(([i,a])=>s(
"ladder",i,a,wr(e,i,a))),...o.map(([i,a])=>s("snake",i,a,yr(e,i,a,r)))]}function Fe(e){let[t,n]=te(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,width:l}=B.
flag,[c,m,d]=s,h=b=>b.map(([y,k])=>[r+y,o+k]),p=ue(h([s.slice(0,2),[c,d]])),g=`${ue(h([[c,m],i,[c,a]]))}Z`;return ze("flag",[Q("pole",p,{stroke:"goal",width:l}),
Q("pennant",g,{fill:"goal"})])}function Te([e,t],n,r=1){let{side:o,corner:s,pip:i}=B.die,a=Jt(n).map(d=>De("pip",d,i,{fill:"dieInk"})),l=Yt("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},m=mt([-o/2,-o/2],o,o,c,{rx:s});return ze("die",[m,...a.length?a:[l]],{transform:`translate(${ae(
e)} ${ae(t)}) scale(${r})`})}function Vt(e,t,n){let[r,o]=te(e,t),s={name:n,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stroke-dasharray":"\
0.03 0.06"};return mt([o+.06,e.rows-r-.94],.88,.88,s,i)}function Qt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Vt(e,o,"stand")];if(n===null)return s;let i=F(
e,t);if(t===r)return[Te(i,n)];let{turn:a,neck:l,wings:c}=Ft(i,F(e,r),ye(e)),m=`--far:${ae(oe(i,a).length+oe(a,l).length)}`,d={stroke:"now",width:B.arc.width};return[
Vt(e,r,"landing"),...s,Q("arc",ut(i,a,l),d,{"stroke-linecap":"butt",style:m}),Q("tip",`${ue(c)}Z`,{fill:"now"}),Te(i,n)]}function Zt(e,t,n){let r=n;return t.map(
([o,s,i],a)=>{let[l,c]=[F(e,r),F(e,s)],m=ct(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=i;let[d,h]=[m.middle[0],Math.floor(m.middle[1])+.5],p=ut(m.from,m.turn,m.neck),g=`${ue(
m.wings)}Z`;return ze("leg",[Q("rim",p,{stroke:"cell",width:.1}),Q("shaft",p,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),mt([d-.3,h-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),Yt("order",[d-.16,h+.066],.19,`${a+1}`,"cell"),Te([d+.16,h],o,.8)],{style:`--order:${a}`})})}function Xt(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,l]=[F(e,i),F(e,s)],{from:c,turn:m,
tip:d,wings:h}=ct(a,l,.12,.18,.13),p=ut(c,m,d)+ue(h);return Q(r.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var pt=e=>ce(".face","-.19 -.19 .38 .38",ne(Te([0,0],e))),Je=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Ue({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(A(e,"label",`Roll ${n}`),e.replaceChildren(pt(n))),L(t,r)}var me=e=>`${$e(e).kind} ${e.join("→")}`,en=(e,t)=>_({...e,name:"",jumps:t}),_e=(e,t)=>en(e,e.jumps.filter(([n])=>n!==t)),Ke=(e,t,n)=>en(e,[..._e(e,t).jumps,[
t,n]]);function tn(e,[t,n],r,o){let s=_e(e,t);return r?Ke(s,t,o):Ke(s,o,n)}var ft=({jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===
t));function nn(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=n);return _({...e,...t,name:"",jumps:r})}function rn(e){let t=[e],n=0;return{now:()=>t[n],
add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){return n+=r,t[n]}}}function on(e,t,n,r){let o=0,s=0,i=!1;function a({clientX:c,clientY:m}){let d=e.cellAt(c,m);!d||d===s||(s=d,i=!0,t(o,s))}function l(c){removeEventListener("poin\
termove",a),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),i&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:d,clientY:h})=>{let p=e.cellAt(d,h);i=!1,!(c||!m||!p)&&(o=s=p,addEventListener("pointermove",a),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>i,stop:()=>l()}}var Oe=(e,t)=>u("label.setting",u("span",e),t),kr=[[1,"on cell 1"],[0,"off the board"]],vr=[["stay","no move"],["bounce","bounce back"],["win","win"]],xr=[["","\
one"],["yes","as many as follow"]];function sn(e){let t=u("input.button",{type:"number",min:1,max:at,change:()=>e({cells:t.valueAsNumber})}),n=u("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let i=n.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:i.length===
1?i[0]:i})}}),r=se("Start",kr,1,i=>e({start:Number(i)})),o=se("Past the goal",vr,"stay",i=>e({overshoot:i})),s=se("Jumps in a throw",xr,"",i=>e({chained:!!i}));
return{node:u(".settings",Oe("Cells",t),Oe("Die",n),Oe("Start",r),Oe("Past the goal",o),Oe("Jumps in a throw",s)),show(i){t.value=`${i.cells}`,n.value=typeof i.
die=="number"?`${i.die}`:i.die.join(" "),r.value=`${i.start}`,o.value=i.overshoot,s.value=i.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function ht(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function $r({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Mr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([m,d])=>`  "${m}": ${ge(d)}`).join(
`,
`)}
}
`}function Sr(e){ht("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function Pr(e){ht("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=U(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of He(t))n[s][i]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function Er(e){ht("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ge=[{name:"python",title:"Python: Board(...)",write:$r},{name:"json",title:"JSON",write:Mr},{name:"move-array",title:"Move array, from 0",write:Sr},{name:"\
grid",title:"LeetCode grid",write:Pr},{name:"hackerrank",title:"HackerRank text",write:Er}];var an=["jumps","ladders","snakes","die","start","chained","overshoot"],Tr=an.slice(0,3);function Or(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function jr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Ar(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of jr(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!an.includes(s))throw new Error(`a board has no option ${s}`);
Tr.includes(s)?n.jumps.push(...Cr(i)):n[s]=ln(i)}return[n]}function ln(e){try{return Or(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Cr(e){
let t=ln(e),n=o=>Array.isArray(o)&&o.length===2&&o.every(Number.isInteger),r=Array.isArray(t)?t.find(o=>!n(o)):e;if(r!==void 0)throw new Error(`expected a jump \
like 3: 22, not ${ge(r)}`);return t}var Rr="format version name author source cells die start chained overshoot jumps".split(" ");function Lr(e){if(typeof e!="o\
bject"||!e||Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Rr.includes(o));if(t!==void 0)throw new Error(`a board has no k\
ey "${t}"`);for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||
r!==1)throw new Error(`this page reads snl-board 1, not ${n} ${r}`);return e}function cn(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(
`index ${r}: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Wr(e){let t=e.length;if(e.
some(r=>!Array.isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=He(t).flatMap(({cell:r,row:o,
column:s})=>e[o][s]===-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Nr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,l){let c=(t[n]??
"").trim().split(/\s+/);if(n+=1,c.length!==a||!c.every(m=>/^\d+$/.test(m)))throw new Error(`line ${n}: expected ${l}`);return c.map(Number)}function o(a,l){let[
c]=r(1,`the number of ${a}s`);if(c>100)throw new Error(`line ${n}: 100 cells have no room for ${c} ${a}s`);return U(c).map(()=>{let m=r(2,`the two cells of a ${a}`);
if((m[1]-m[0])*l<=0)throw new Error(`line ${n}: ${m.join(" ")} is not a ${a}`);return m})}let[s]=r(1,"the number of boards");if(!s)throw new Error("line 1: ther\
e is no board");let i=[];for(let a=0;a<s;a+=1)i.push({cells:100,jumps:[...o("ladder",1),...o("snake",-1)]});if(n<t.length)throw new Error(`line ${n+1}: this com\
es after the last board`);return i}function Ir(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, withou\
t a point");let n=JSON.parse(e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Wr(r)]:typeof r[0]=="obje\
ct"?r.map(Lr):[cn(r)]}function dn(e){let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Ar(t).map(_);if(/^[[{]/.test(t))return Ir(t).map(_);if(n&&
/[\r\n]/.test(t))return Nr(t).map(_);if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole numbe\
r`);return[_(cn(r.map(Number)))]}throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers")}function un(e){let t,[n]=Ge,r=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=u("p.quiet",{role:"alert"}),s=se("Notation",Ge.map(({title:m},d)=>[
d,m]),0,m=>{n=Ge[Number(m)],i()});function i(){if(c.open){r.value=r.placeholder="",L(o,"");try{r.value=n.write(t).trim()}catch(m){r.placeholder=`${m.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function a(){if(!r.value.trim()){L(o,"There is no text to copy.");return}r.select();let m=await Le(r.value);
e.say(m?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){L(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let m=dn(r.value);e.use(m[0]);let d=`The text holds ${m.length} boards. This is the first.`;L(o,m.length>1?d:"")}catch(m){
L(o,`This cannot be read: ${m.message}.`)}}let c=Tt("Copy or paste as text",u(".tools",s,R("Copy",null,a),R("Use this text","Read the board in the text",l)),r,o);
return c.addEventListener("toggle",i),{node:c,show(m){t=m,i()}}}var mn=(e,t)=>({change:n=>Ke(n,e,t),says:`Drawn: ${me([e,t])}.`}),pn=(e,t,n)=>({change:r=>tn(r,e,t,n),says:`Moved: ${me(e)} is now ${me(t?[e[0],n]:[n,e[1]])}.`}),
fn=e=>({change:t=>_e(t,e[0]),says:`Removed: ${me(e)}.`}),Hr={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},qr={change:e=>Nt(e),says:"Drawn at \
random."},gt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function bt(e){let t,n,r=null,o=null,s=!0,i=u("b.amount"),a=u("span.quiet"),l=u("ol.\
thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=R("Undo","Ctrl+Z",()=>e.go(-1)),d=R("Redo","Ctrl+Y",()=>e.
go(1)),h=R("Random","Other jumps",()=>P(qr)),p=R("Remove all jumps",null,()=>P(Hr)),g=Et("Route","One of the shortest routes",k,s),b=sn(f=>P({change:M=>nn(M,f),
says:""})),y=un(e);function k(f){s=f,x()}function S({distance:f,predecessor:M,throws:E,route:q}){t.paint({current:r,distance:f,predecessor:M,route:s,piece:!1}),
L(i,E??"none"),L(a,E===null?"the goal is out of reach":ee(E).replace(/^\S+ /,"")),Re(l,q,Je,(z,[Z,,$])=>Ue(z,Z,`to cell ${$}`))}let O=()=>ft(t.board,r)[0];function x(){
S(t);let f=O();t.light(f),t.hold(f??[]),c.replaceChildren(...ft(t.board,r).flatMap(v)),A(m,"aria-disabled",!e.can(-1)),A(d,"aria-disabled",!e.can(1))}function v(f){
let M=R(`Remove ${me(f)}`,"Delete",()=>P(fn(f))),E=$e(f).ends.map((q,z)=>R(`Move its ${q}`,null,()=>{o={jump:f,end:z},e.say(`Choose the cell where the ${q} of ${me(
f)} goes.`),t.cells.get(f[z])?.focus({preventScroll:!0})}));return[M,...E]}function P({change:f,says:M}){r=o=null;try{e.use(f(t.board)),e.say(`${M} ${gt(t.throws)}`.
trim())}catch(E){e.say(fe(E.message)),b.show(t.board),x()}}function W(f,M){let E=O();return E?.includes(f)?pn(E,E.indexOf(f),M):mn(f,M)}function C(f,M){let E=t.
trial(W(f,M).change(t.board));S(E),e.say(`If you let go here: ${gt(E.throws)}`)}function D(){r=o=null,t.trial(t.board),x(),V()}let V=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${gt(t.throws)}`);return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",
u("p","Fewest ",i,a)),l,c,u(".tools",m,d,h,p,g),b.node,y.node],show(f){t=f,r=o=null,n=on(t,C,(E,q)=>P(W(E,q)),D),b.show(t.board),y.show(t.board),x(),V()},leave:()=>n.
stop(),choose(f){if(!(!f||n.wasDrawing()))if(o)P(pn(o.jump,o.end,f));else if(r===f)D();else if(r!==null)P(mn(r,f));else{r=f,x();let M=O(),E=M?` Or drag an end o\
f ${me(M)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${E}`)}},key(f,{ctrlKey:M,metaKey:E,shiftKey:q,altKey:z}){let Z=O();if(M||E){
let $=f==="y"||q&&f==="Z"?1:f==="z"?-1:0;return $&&e.go($),$!==0}if(f==="Escape"&&r!==null&&!z)D();else if((f==="Delete"||f==="Backspace")&&Z)P(fn(Z));else return!1;
return!0}}}var wt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function hn(e,t){let n=e.start;return t.map(r=>{let o=wt(e,n,r);return n=o.stand,o})}function Ve(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o&&t.push(wt(e,n(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var bn={cells:2,start:1,columns:1,rows:2},wn=(e,t)=>ce("",e,...t.map(ne)),gn=(e,t)=>wn("0 0.3 1 1.4",ve(bn,new Map([[e,t]]))),Br={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function yn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[u("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[gn(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,i])=>s>i)&&[gn(2,1),`Land on the head of a snake and you slide to its tail${r}`],[wn("0.3 0\
 0.8 0.6",[Fe({...bn,cells:1,rows:1})]),Br[n]]].filter(s=>!!s).map(s=>u("li",s))}var[kn,vn]=[150,350],Dr=.25,xn=24;function zr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...U(o-e+1).map(i=>e+i),...U(o-n).
map(i=>o-1-i)]}function Fr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=Pe(e,n,r);return[a(0),a(i),F(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=Be(e,n,r,
dt(e,n,r,o));return[...U(xn+1).map(i=>s(i/xn)),F(e,r)]}function $n(e,t,n,r){let s=zr(n,e.cells).map(c=>F(e,c)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
c,[m,d]]of s.slice(1).entries()){let[h,p]=s[c],g=[(h+m)/2,Math.min(p,d)-Dr];i.push({at:g,time:a+kn/2,easing:"ease-in"}),a+=kn,i.push({at:[m,d],time:a,easing:"ea\
se-out"})}for(let c of n.feet){let m=Fr(e,t,c);for(let[d,h]of m.entries())i.push({at:h,time:a+vn*(d+1)/m.length,easing:"linear"});a+=vn}let l=we(r/(a||1),0,1);return i.
map(c=>({...c,time:c.time*l}))}var Jr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Mn=([e,t])=>`translate(${e}px,${t}px)`;function Sn(e,t){let n=ie("path.piece",{d:Jr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,A(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&A(n,"style",`t\
ransform:${Mn(F(e,i))}`)},rest:s,walk(i,a,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=i.flatMap(h=>{let p=$n(e,t,h,a).map(
g=>({...g,time:c+g.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let d=m.map(({at:h,time:p,easing:g})=>({transform:Mn(h),offset:p/c,easing:g}));A(n,"vi\
sibility",null),r=n.animate(d,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var yt={current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map},Ur=400;function Pn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){
let{start:i,cells:a,jumps:l}=t,c={cells:a,start:i,...e},{rows:m}=e,d=ye(c),{node:h,cells:p}=Dt(c,n),g=new Map,b=et("new"),y=et("touched"),k=!1,S=yt,O=new Set,x=null,
v=[],P=`0 0 ${d} ${m}`,W=ce(".layer.goal",P,ne(Fe(c))),C=ce(".layer.jumps",P,ve(c,l).map(ne)),[D,V,f]=["g.tree","g.move","g.route"].map(T=>ie(T)),M=ce(".layer.a\
bove",P,D,V,f),E=Sn(c,l),q=ce(".layer.top",P,E.node),z=u(".sheet",h,W,C,M,q);function Z(T,H,K){let[Y,re]=[S.distance.get(T),S.predecessor.get(T)],N=[`cell ${T}`,
p.get(T)?.dataset.end,...Ct(T,l)],le=S.visited.has(T)?"visited":"not reached";return N.push(H?"current":"",Y!=null?`reached in ${ee(Y,o)}`:le,re!=null?`from ${re}`:
"",K?r:"",O.has(T)?"part of what is wrong":""),N.filter(Boolean).join(", ")}let $=T=>`var(--tint-${st(T,s)})`;function J(T,H,K){let Y=S.current===T,re=S.visited.
has(T),N=S.distance.get(T),le=S.predecessor.get(T),Ce=`${[Y,K,re,N,le,O.has(T)]}`;if(g.get(T)===Ce)return;g.set(T,Ce);let sr=N!=null?"reached":re&&"visited";Xe(
H,{"data-distance":N,"data-tint":N!=null&&st(N,s),"data-from":le,"data-visited":re,"data-waits":K,"aria-current":Y,"data-state":Y?"current":K?"frontier":sr,label:Z(
T,Y,K)}),N!=null&&H.style.setProperty("--tint",$(N)),A(H.lastChild,"data-is",nt(N)||null)}function w(){let T=new Set(S.frontier.map(([H])=>H));for(let[H,K]of p)
J(H,K,T.has(H))}function j(){let T=k?Xt(c,S.predecessor,S.current):[];D.replaceChildren(...T.map(ne))}let X=T=>T.map(H=>C.querySelector(`[data-ends="${H} ${l.get(
H)}"]`));function G(T,H){let K=new Set(X(H));for(let Y of C.children)I(Y,T,K.has(Y))}function xe(){let T=v.flatMap(([,H,K])=>K===H?[]:t.ride(H).feet);f.replaceChildren(
...Zt(c,v,i).map(ne)),I(C,"routed",v.length),G("taken",T)}let St=()=>I(z,"arrived",!0),or=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:c,
cells:p,columns:d,shape:d/m,node:u(`.board${or}`,{style:`--wide:${d};--high:${m}`},z),paint(T,H,K,Y,re=0){S=T;let N=`${Object.values(K??{})}`!=`${Object.values(
x??{})}`,le=`${Y}`!=`${v}`;[x,v]=[K,Y],(N||v.length)&&E.rest(),I(z,"arrived",!1),w(),b([...H].map(Ce=>p.get(Ce))),j(),V.replaceChildren(...(x?Qt(c,x):[]).map(ne)),
y(X(x?.feet??[])),le&&xe(),re>0&&v.length?E.walk(hn(t,v),Ur,St):re>0&&N&&x&&E.walk([x],re)},piece:E,top:q,celebrate:St,showTree(T){k=T,j()},mark(T,H){let K=H.flatMap(
N=>N.moves??[]),Y=H.flatMap(N=>N.jumps??[]),re=K.flatMap(([,N])=>t.ride(N).feet);G("found",[...Y.map(([N])=>N),...re]),O=new Set(H.flatMap(N=>N.cells??[]));for(let[
N,le]of p)I(le,"differs",N===T),I(le,"found",O.has(N));w()},drawn:()=>({plan:c,jumps:l,farthest:s,state:S,found:O,move:x,treeShown:k,route:v})}}function En(e){let{cells:t,die:n=6,start:r=1,chained:o,overshoot:s}=e,i=new Map(e.jumps.filter(([d,h])=>d!==h)),a=typeof n=="number"?Array.from({length:n},(d,h)=>h+
1):n;function l(d,h=[]){if(h.includes(d))return{feet:h,stand:null};let p=i.get(d);return p===void 0||h.length&&!o?{feet:h,stand:d}:l(p,[...h,d])}function c(d){return d<=
t?d:s==="win"?t:s==="bounce"?2*t-d:0}function m(d){return d===t?[]:a.flatMap(h=>{let p=c(d+h),g=p>0?l(p).stand:null;return g===null?[]:[[h,p,g]]})}return{cells:t,
start:r,faces:a,jumps:i,ride:l,moves:m}}function kt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let l of i){let c=(r.get(l)??0)+1;for(let m of n(l)){let d=m[2];r.has(
d)||(r.set(d,c),o.set(d,l),s.set(d,m),i.push(d))}}let a=[];for(let l=t,c=s.get(l);c;c=s.get(l))a.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var Kr=1400;function je(e){let t=En(e),n=kt(t),r=Pn({layout:Wt(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:i,piece:a}=r,l=ie("g.sketch");r.top.prepend(l);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{near:d=[],move:h=null,route:p=!1,piece:g=!0,...b}=m,y=[
...d].map(S=>[S,""]),k={...yt,...b,frontier:y};r.paint(k,[],h,p?o:[]),a.stand(g?k.current:null)},walk(m){a.walk([m],Kr,()=>m.stand===e.cells&&r.celebrate())},rest:a.
rest,trial(m){let d=new Map(m.jumps),h=new Set;for(let y of[...c?.children??[]]){let[k,S]=(y.getAttribute("data-ends")??"").split(" ").map(Number);d.get(k)===S?
h.add(k):y.remove()}let p=new Map(m.jumps.filter(([y])=>!h.has(y))),g=ve(s,p).map(ne);for(let y of g)I(y,"lit",!0);c?.append(...g),t.jumps.clear();for(let[y,k]of d)
t.jumps.set(y,k);let b=kt(t);return o=b.route,b},light(m){for(let d of c?.children??[])I(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},hold(m){let d=m.map(
h=>{let[p,g]=F(s,h);return ie("circle",{cx:p,cy:g,r:.13,style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});l.replaceChildren(...d)},cellAt(m,d){
let p=r.node.getRootNode().elementFromPoint(m,d)?.closest("[data-cell]"),g=p&&r.node.contains(p)&&p.dataset.cell;return g?Number(g):null}}}var Tn=({columns:e,shape:t,
node:n})=>u(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},n),On=e=>new Set(e.map(([,t])=>t));function _r(e,t){let n=`You reached the goal in ${ee(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Gr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Vr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Gr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function jn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Vr(n);let o=jt(r);return e.won()?`${o} ${_r(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function An(e,t,{
cells:n}){let r=`${We(ot(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Cn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ee(e)}: ${n.join(", ")}.`}function vt(e,t){let n,r,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),i=u("span.quiet"),a=u("b.amount"),l=u("ol.thrown.history",
{label:"Your throws"}),c=u("ul.guide",{label:"How to play"}),m=R("Undo","Take the last throw back (Backspace)",S),d=R("Start again","Back to the start",O),h=R("\
Show the shortest route",null,x),p=!1;function g(){let{thrown:v}=r,P=r.moves(),W=p||r.won();n.paint({current:r.at(),near:On(P),distance:r.trail(),move:p?null:v.
at(-1)??null,route:p});for(let C of o.children){let D=Number(C.dataset.face);A(C,"aria-disabled",!P.some(([V])=>V===D))}L(s,v.length),L(i,v.length===1?"throw":"\
throws"),L(a,W?n.throws??"none":"?"),Re(l,v,Je,(C,D)=>Ue(C,D.face,rt(D))),c.hidden=v.length>0;for(let C of[m,d])A(C,"aria-disabled",!v.length);A(h,"aria-pressed",
`${p}`),A(e.root,"data-won",r.won())}let b=()=>e.say(jn(r,n.throws,n.faces));function y(v){if(r.won())return;let P=r.at();p=!1,r.throws(v)?(k(),n.walk(r.thrown[r.
thrown.length-1])):(g(),e.say(An(v,P,n.board)))}function k(){g(),b(),t?.(r.thrown.map(({face:v})=>v))}function S(){r.undo()&&k()}function O(){r.thrown.length&&(r=
Ve(n.rules),p=!1,k())}function x(){p=!p,g(),p?e.say(Cn(n.throws,n.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p","You ",s,i),u("p","Fewest ",a)),
u(".tools",m,d,!t&&h),c,l],show(v){n=v,r=Ve(n.rules),p=!1,c.replaceChildren(...yn(n.board)),o.replaceChildren(...n.faces.map(P=>{let W=R(pt(P),null,()=>y(P),`Th\
row ${P}`);return A(W,"data-face",P),W})),g(),b()},replay(v){let P=r;r=Ve(n.rules);let W=v.every(C=>r.throws(C));return W||(r=P),g(),b(),W},leave:()=>A(e.root,"\
data-won",null),choose(v){let P=r.moves(),W=P.find(([,C])=>C===v)??P.find(([,,C])=>C===v);W?y(W[0]):r.won()||e.say(`No throw leads from ${r.at()} to ${v}.`)},key(v,{
ctrlKey:P,metaKey:W,altKey:C}){if(P||W||C)return!1;let D=Number(v);if(v==="Backspace")S();else if(v!==" "&&n.faces.includes(D))y(D);else return!1;return!0}}}var Rn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var xt=new Map;function Qr(e){let t=xt.get(e)??new CSSStyleSheet;return xt.has(e)||t.replaceSync(e),xt.set(e,t),t}function Ln(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Rn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Qr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Wn=e=>e.getRootNode().activeElement??
null;function Nn(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){L(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,L(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&A(r,"value",o),L(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>L(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),L(n,""),r.hidden=!0}}}}var In=["sessionStorage","localStorage"],Zr="This browser stores nothing here",Xr="The browser's storage is full";function $t(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function Hn(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?Xr:Zr}}var[Qe,Ze]=["snl-workbench",1],qn="download what you want to keep.",eo=`Another version of the workbench has stored code here, which is left alone: ${qn}`;function Ye(e){
let t=$t(e,Qe);return t?.version===Ze&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var to=e=>($t(e,Qe)?.version??Ze)!==Ze;function Bn(){let e=In.
some(to),t={version:Ze,signature:"board",sources:{}},n=Ye("sessionStorage")??Ye("localStorage")??t;return{kept:n,store(r){if(e)return eo;let o={...(Ye("localSto\
rage")??n).sources};r in n.sources?o[r]=n.sources[r]:delete o[r];let s=Hn(Qe,n,{...n,sources:o});return s&&`${s}: ${qn}`},elsewhere:r=>Ye("localStorage")?.sources[r]??
null,follow(r){let o=({key:s})=>s===Qe&&r();return addEventListener("storage",o),()=>removeEventListener("storage",o)}}}function Dn(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),setTimeout(()=>URL.revokeObjectURL(
r.href),6e4)}var no="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function zn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},l=!1,c="",m=null,d=u(".tools"),h=u(".tabs",{role:"group",label:"Program"}),p=()=>a.kind===
"mine"||a.kind==="second",g=()=>({kind:l?"second":"mine"}),b=$=>$&&s.second||s.signature,y=$=>`${$?"2:":""}${b($)}`;function k(){let $=i.signatures.find(({name:J})=>J===
b(l));return s.sources[y(l)]??$?.template??""}function S(){return p()?k():a.kind==="link"?t??"":i.programs.find(({name:$})=>$===a.name)?.source??""}function O($){
a=$,p()&&l!==(a.kind==="second")&&(l=!l,m=null,x()),Z(),n(S(),!p())}function x(){let $=e.elsewhere(y(l));$!==k()&&(m=$)}function v(){let[$,J]=[m,r()];P($??""),O(
g()),m=J,Z()}function P($){s.sources[y(l)]=$,c=e.store(y(l))}function W(){delete s.sources[y(l)],c=e.store(y(l)),O(g())}function C($){l||(s.second=b(!0)),s[l?"s\
econd":"signature"]=$,c=e.store(y(l)),m=null,x(),O(g())}function D(){let $=`${a.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");Dn(r(),"text/x-python",$)}function V(){
l=!1,P(t??""),O({kind:"mine"})}function f($,J,w=null){let j=R($,w,()=>O({kind:J}));return A(j,"aria-pressed",`${J===a.kind}`),j}function M($,J){let j=i.programs.
filter(G=>G.kind===J).map(({name:G,title:xe})=>u("option",{value:G},xe)),X=u("optgroup",j);return X.label=$,X}function E(){let $=se("A program to look at",[["",
"Look at a program"]],"",J=>O(J?{kind:"program",name:J}:g()));return $.append(M("Algorithms","algorithm"),M("Mistakes","mistake")),$.value=a.name??"",I($,"chose\
n",a.kind==="program"),$}let q=()=>R("Download","As a file of Python",D);function z(){let $=i.signatures.map(({name:X,title:G})=>[X,G]),J=se("How it is called",
$,b(l),C),w=R("Reset","Back to the beginning of this signature",W),j=R("Other tab's code","Exchange it with the code here",v);return j.hidden=m===null,[J,w,q(),
j]}function Z(){h.replaceChildren(f("Mine","mine"),f("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[f("From the link","link")],
E());let $=R("Make it mine","Instead of what is there",V);p()?d.replaceChildren(...z()):d.replaceChildren(...a.kind==="link"?[$]:[],q())}return{node:u(".program\
s",h,d),kind:()=>a.kind,isMine:p,trouble:()=>c||(m===null?"":no),end:e.follow(()=>{x(),Z(),o()}),show($){i=$,x(),i.signatures.some(({name:J})=>J===s.signature)||
(s.signature="board"),O(a)},changed($){p()&&P($)},question(){return a.name?{name:a.name}:{source:r(),signature:p()?b(l):null}},other(){let $=s.sources[y(!l)];return p()&&
$?.trim()?{source:$,signature:b(!l)}:null}}}function Fn(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ae=e=>e===null?"out of reach":ee(e),pe=(e,t,...n)=>u(`.card.${e}`,{role:"group",label:t},u("b.card-title",t),n),be=e=>e&&u("p",e),de=e=>e&&u("p.quiet",e),Jn=(e,t)=>u(
"p","Right is ",u("b",Ae(e)),", yours says ",u("b",Ae(t)),"."),Un=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the function is\
 given.";function Kn(e,{point:t}){return e===null?null:u(".tools",R(`Show line ${e}`,null,()=>t(e)))}function ro(e,t){let n=_(e),r=je(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Tn(r)}}function oo(e,t){
let{report:n}=e,r=`The boards: ${n.boards[0].toLowerCase()}${n.boards.slice(1)}.`,o=n.notes.map(i=>de(`Note: ${i.says}.`));if(n.correct===!1)return io(e,n,[de(r),
...o],t);if(n.correct)return so(n,[de(r),...o]);let s=`${n.name} could not be judged`;return pe("open",s,be(fe(n.finding.says)),...o)}var _n=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function so({name:e,proven:t,tested:n,tried:r},o){let s=u("p",u("b","Proven"),`, by playing every one: ${t}.`),i=u("p",u(
"b","Tested"),`, which proves nothing about others: ${n}.`),a=`${e} is right on every board that was tried`;return pe("right",a,s,n&&i,de(`${_n({tried:r})}.`),...o)}
function io({like:e,stepper:t},n,r,o){let{finding:s,expected:i,got:a,smallest:l}=n,{board:c,node:m}=ro(n.board,s),d=t&&R("Step to the first difference",null,()=>o.
step(t)),h=e.slice(0,2).map(({title:y,repair:k})=>`It answers like a known mistake: ${y}. The repair: ${k}`),p=typeof a=="number"?null:a,g=[typeof a=="number"||
a===null?Jn(i,a):be(`Right is ${Ae(i)}. Yours: ${a.says}.`),s.kind!==p?.kind&&be(fe(s.says)),be(Un(p)),...h.map(de),de(`${ke(c)} · ${_n(n)}`),...r,u(".tools",d,
o.draw(c))];return pe("wrong",`Wrong on this board${l?", the smallest there is":""}`,u(".exhibit",m,u(".told",g)))}function ao({right:e,ended:t,throws:n,expected:r,
finding:o,line:s},i){if(e)return pe("right",`Right on this board: ${Ae(n)}`,de("One board proves little. Check plays them all, smallest first."));let a=t==="ret\
urned";return pe("wrong",a?"Wrong on this board":"No answer on this board",a&&Jn(r,n),o&&be(fe(`${o.says}${s===null?"":`, in line ${s}`}`)),be(Un(o)),Kn(s,i))}var lo=[
"program","throws","agrees","cells taken","edges","longest frontier"];function co({comparison:{throws:e,rows:t}}){let n=t.map(a=>{let l=a.answered?[a.throws??"n\
one",a.agrees?"yes":"no"]:["no answer","–"],c=[a.cells_taken,a.edges_looked_at,a.longest_frontier],d=[...l,...c.map(h=>h??"–")].map(h=>u("td",`${h}`));return u(
"tr",u("th",{scope:"row"},a.algorithm),d)}),r=lo.map(a=>u("th",{scope:"col"},a)),o=u("table",u("thead",u("tr",r)),u("tbody",n)),s=t.map(({algorithm:a,first_difference:l})=>l&&
de(`${a} first differs at cell ${l.cell}: ${l.finding.says}.`)),i=`On this board: ${Ae(e)}`;return pe("open",i,tt("","Comparison",o),...s)}var uo={board:"This b\
oard does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};
function mo({what:e,says:t,line:n},r){let o=e==="stopped"?"open":"wrong",s=be(fe(`${n===null?"":`line ${n}: `}${t}`));return pe(o,uo[e]??"That did not work",s,Kn(
n,r))}function po({printed:e,more_printed:t}){if(!e?.length)return null;let n=e.map(({line:o,text:s})=>u(".print",u("span.quiet",o===null?"":`line ${o}`),u("cod\
e",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return pe("open","It printed",tt(".printed","What it printed",n),de(r))}function fo(e,t){return e.
kind==="failure"?mo(e,t):e.of==="check"?oo(e,t):e.of==="compare"?co(e):e.of==="solve"?ao(e,t):null}var Gn=(e,t)=>[fo(e,t),po(e)].filter(n=>!!n),Vn=e=>e[0]?.querySelector(
".s-card-title")?.textContent??"",Yn=e=>e[0]?.querySelector("p")?.textContent??"";var ho=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],go="This code came with the link. It has not run, and runs only when\
 you press a button below.",Qn="It runs …",bo="Write a second program in “My other”, and Compare runs both of yours.";function Zn(e,t){let n,r=null,o=!1,s=!1,
i=!1,a=t.host(S),l=Bn(),c=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),h=Nn(a.size),p=u(".cards"),g=Fn(t),b=R("Stop","End what is running",()=>a.stop()),
y=ho.map(([f,M,E])=>R(f,E,()=>C(M))),k=zn({keeper:l,arrived:c,open:O,text:()=>r?.text()??"",heard:()=>x()});function S(f){i&&h.loads(f,Qn)}function O(f,M){r?.open(
f,M),x()}function x(){let f=k.kind()==="link",M=k.isMine()?k.trouble():"";L(d,f?go:M||(a.refusal??"")),I(d,"strong",f)}async function v(){o=!0;try{let[{make:f},
M]=await Promise.all([t.editor(),t.shelf()]);r=f(m,"Program",P),k.show(M)}catch(f){o=!1,L(d,`The editor cannot be loaded: ${f.message}`)}W()}function P(f){k.changed(
f),x()}function W(){for(let f of y)A(f,"aria-disabled",i||!r||!!a.refusal);b.hidden=!i,A(p,"aria-busy",`${i}`),!s&&a.size&&h.say(`Python (${a.size}) loads at th\
e first run.`)}async function C(f){if(i||!r||a.refusal)return;s=i=!0,r.point(null),p.replaceChildren(),g.clear(),h.say(Qn),W();let M=f==="compare"?k.other():null,
{board:E}=n,q={kind:f,program:k.question(),board:E,other:M},z=await a.ask(q,Z=>h.say(`${Z} …`));i=!1,h.done(),W(),V(z)}function D(f){e.use(f),e.enter("Draw")}
function V(f){let M=Gn(f,{step:g.step,draw:z=>R("Move this board to Draw",null,()=>D(z)),point(z){r?.point(z),r?.focus()}});(f.kind==="result"&&f.of)==="compare"&&
k.isMine()&&!k.other()&&M.push(u("p.quiet",bo)),p.replaceChildren(...M),"line"in f&&f.line&&r?.point(f.line),p.scrollIntoView({block:"nearest"}),f.kind==="resul\
t"&&f.of==="trace"&&g.step(f.stepper);let q=Vn(M);e.say(q?`${q}. ${Yn(M)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board \
on which it runs. Change it in Draw."),side:[k.node,d,m,u(".tools.acts",y,b,h.node)],foot:[p],below:[g.node],show(f){n=f,n.paint({piece:!1}),o||v(),W(),e.say("W\
rite a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),a.end(),k.end(),r?.destroy()},more:()=>k.isMine()?
r?.text()??null:null,stays:()=>c}}var Xn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var er="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",tr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function nr(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(_),i=u("p.speaker",{role:"status"}),a=u("span.quiet"),l=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),d=u(".side"),h=u(".\
stage",m,d),p=u(".foot"),g=u(""),b=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:b,say:w=>L(i,w),use(w){S.add(w),
f(w),V()},can:w=>S.can(w),go(w){S.can(w)&&(f(S.go(w)),V())},enter(w){M(O.find(j=>j.name===w)??x),f(v.board),V()}},k=r.get(),S=rn(k.board??_(t.board)),O=t.only?[
t.only==="Play"?vt(y,n.played):bt(y)]:[vt(y),bt(y),Zn(y,n)],x=O.find(({name:w})=>w===k.mode)??O[0],v=je(S.now()),P=s.map(({name:w},j)=>[`${j}`,w]),W=se("Board",
[["","Your board"],...P],"",w=>{let j=s[Number(w)];w&&j&&y.use(j)}),C=u("input.address",{readonly:"",label:"To copy",hidden:""});async function D(){let j=`${location.
href.split("#")[0]}${qt(v.board,x.name,x.more?.()??null)}`;C.value=j,C.hidden=await Le(j),C.hidden||C.select(),y.say(C.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function V(){let[w=null]=O.flatMap(({stays:j})=>j?.()??[]);r.set({...v.board,name:""},x.name,w)}function f(w){let j=Wn(c),X=c.contains(
j)&&j?.dataset.cell;v.rest(),v=je(w),c.replaceChildren(v.node),A(h,"style",`--shape:${v.shape};--columns:${v.columns}`),A(b,"style",`--rows:${v.plan.rows}`),L(a,
ke({...w,name:""}));let G=s.findIndex(xe=>he(xe)===he(w));W.value=G<0?"":`${G}`,W.options[0].hidden=G>=0,C.hidden=!0,L(l,""),x.show(v),X&&v.cells.get(Number(X))?.
focus({preventScroll:!0})}function M(w){x.leave(),x=w;for(let j of E)A(j,"aria-pressed",`${j.textContent===x.name}`);I(b,"drawing",x.name==="Draw"),I(b,"writing",
x.name==="Write"),m.replaceChildren(c,x.under),d.replaceChildren(u(".says",i),...x.side),p.replaceChildren(...x.foot??[]),g.replaceChildren(...x.below??[])}let E=O.
map(w=>R(w.name,null,()=>y.enter(w.name)));Bt(b,w=>x.choose(w)),b.addEventListener("keydown",w=>{let j=w.target;tr(w)&&w.stopPropagation(),!j.matches(er)&&x.key(
w.key,w)&&w.preventDefault()});function q(w){let j=w.composedPath()[0];if(w.defaultPrevented||!tr(w)||!/^[1-9]$/.test(w.key)||j.closest(`${er}, .snl-stepper`))return;
let{top:X,bottom:G}=c.getBoundingClientRect();G>0&&X<innerHeight&&x.key(w.key,w)&&w.preventDefault()}function z(){let{board:w,mode:j,trouble:X}=r.get();w&&(he(w)!==
he(v.board)||o)&&(S.add(w),M(O.find(G=>G.name===j)??x),f(w)),L(l,X)}o&&addEventListener("keydown",q);let Z=r.subscribe(z),$=u(".head",!t.only&&u(".modes",{role:"\
group",label:"What to do"},E),s.length>0&&u("label.board-of",u("span","Board"),W),a,o&&u(".tools",R("Copy link","A link to this board",D),C));b.append(u(".frame",
$,l,h,p)),I(b,"ready",!0),I(b,"only",t.only),I(b,"fixed",t.fixed);let{remove:J}=Ln(e,Xn,b);return e.append(g),M(x),f(v.board),L(l,k.trouble),{show:f,replay:w=>x.
replay?.(w)??!1,destroy(){removeEventListener("keydown",q),Z(),v.rest();for(let w of O)w.end?.();g.remove(),J()}}}async function rr(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var yo={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function ko(e){let t=0,n=null;function r({said:s,ended:i}){i&&o(qe(yo)),!(!s||s.id!==
n?.id)&&(s.kind==="progress"?n?.progress(s.says):o(s))}function o(s){let i=n;n=null,i?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,i){t+=
1;let a=`${t}`;return new Promise(l=>{n={id:a,progress:i,settle:l},e.send({ask:{...lt,id:a,...s}})})},stop(){e.send({stop:!0}),o(qe(It))},end:()=>e.off("msg:cus\
tom",r)}}function Mt(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send({wants:t})})}function vo({
model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=nr(t,r,{host:()=>ko(e),editor:async()=>rr(await Mt(e,"editor"),"snlEditor"),shelf:()=>Mt(
e,"shelf"),async step(i,a){return n??=Mt(e,"stepper").then(l=>rr(l,"snlStepper")),(await n).mount(i,a,{level:2,difference:!0})},store:{get:()=>Ht({..._(e.get("d\
rawn")),name:""}),set(i){e.set("drawn",i),e.save_changes()},subscribe(i){return e.on("change:drawn",i),()=>e.off("change:drawn",i)}},page:!1}),s=new AbortController;
return Ot(t,s.signal),()=>{s.abort(),o.destroy()}}var xo={render:vo};export{xo as default};
