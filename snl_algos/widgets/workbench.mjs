// built from web/ by `npm run build`
function j(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ve(e,t){for(let n in t)j(e,n,t[n])}var D=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),ar=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,ir="http://www.w3.org/1999/xhtml",lr="http://www.w3.org/2000/svg";function Mt(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
D(s,a,!0);for(let a of n)ar(a)?Ve(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Mt(ir,e,t),se=(e,...t)=>Mt(lr,e,t),ie=(e,t,...n)=>se(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Ye(e){let t=[];
return n=>{for(let r of t)D(r,e,!1);t=n.filter(r=>!!r);for(let r of t)D(r,e,!0)}}var R=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function St(e,t,n,r=!1){let o=R(e,t,()=>{r=!r,j(o,"aria-pressed",`${r}`),n(r)});return j(
o,"aria-pressed",`${r}`),o}function oe(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Qe=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);async function Ae(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var Pt=(e,...t)=>u("details.fold",u("summary",e),...t);function Et(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||j(r,"data-lm-suppress-shortcuts",!(o||s||a))};addEventListener(
"keydown",n,{capture:!0,signal:t})}var ve={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:F}=ve,G=e=>Array.from({length:e},(t,n)=>n),ge=(e,t,n)=>Math.min(n,Math.max(t,e));function X({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Tt({cells:e,start:t}){return G(e+1-t).map(n=>n+t)}var be=({columns:e,start:t})=>e+1-t;function K(e,t){
let[n,r]=X(e,t),[o,s]=F.anchor;return[r+o,e.rows-n-1+s]}function re([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*a,t+l*a+c*s]}}function Ot([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),c=ge(l,0,1);return Math.hypot(e-n-c*a,t-r-c*i)}function Re(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Le(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of G(r)){let[i,l]=[t+a*o,t+(a+
1)*o],[[c,m],[d,f]]=[e(i),e(l)],[[p,g],[b,k]]=[Re(e,i),Re(e,l)];s.push([c+p*o/3,m+g*o/3],[d-b*o/3,f-k*o/3],[d,f])}return s}var dr=4,Ze=(e,t)=>{let n=ve.light.tints.
length-1;return Math.round(n*ge(e/Math.max(t,dr),0,1))};var et=400,Xe=20,ur=["stay","bounce","win"];function xe(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function mr(e){if(!Array.isArray(e))return xe(e,"the die",1,Xe);if(!e.length||e.length>Xe)throw new Error(`a die \
in this page has 1 to ${Xe} faces, not ${e.length}`);let t=e.map(r=>xe(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function pr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)xe(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function V(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,et);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=ur.find(c=>c===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:pr(i,n),die:mr(r),start:xe(o,"start",0,1),chained:s,overshoot:l}}function tt(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var We=e=>G(e*e).map(t=>{let{columns:n,rows:r}=tt(e*e),[o,s]=X({cells:e*e,start:1,columns:n,rows:r},t+1);return{cell:t+
1,row:e-1-o,column:s}});function jt(e,t=Math.random){let n=G(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.
splice(Math.floor(t()*n.length),1)[0],s=G(2*r).map(a=>{let[i,l]=[o(),o()].sort((c,m)=>c-m);return a<r?[i,l]:[l,i]});return V({...e,name:"",jumps:s})}function we({
name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([c,m])=>m>c).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===1?"ladder":"ladde\
rs"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===0&&l.push("starts off the boa\
rd"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var nt={format:"snl-workbench",version:2},Ne=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Ct={what:"stopped",says:"You stopped it."};var fr=["Draw","Write"];var hr=e=>fr.includes(e)?`&${e.toLowerCase()}`:"",gr=2e4;function br(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>gr?"":`&code=${btoa(String.fromCharCode(
...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function ye({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var At=e=>({board:e,mode:"",code:null,trouble:""});var Rt=(e,t,n)=>`${ye(e)}${hr(t)}${br(n??"")}`;function Lt(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function Wt(e,t){let{start:n,cells:r}=e,o=Tt(e),s=new Map;function a(p){let[g,b]=X(
e,p),k=p===n?"start":p===r&&"goal",y=u(".cell",{role:"gridcell","data-cell":p,"data-end":k,style:`grid-column:${b+1}`},u("span.number",`${p}`),u("span.end",{"da\
ta-is":k}),u("span.badge"));return D(y,"odd",(g+b)%2),s.set(p,y),y}function i(p){for(let g of s.values())g.tabIndex=g===p?0:-1}function l(p){let{key:g,target:b}=p,
[k,y]=X(e,Number(b.dataset.cell)),M={ArrowLeft:[k,y-1],ArrowRight:[k,y+1],ArrowUp:[k+1,y],ArrowDown:[k-1,y]};if(g==="Enter"||g===" ")b.click();else if(M[g]){let T=o.
find($=>`${X(e,$)}`==`${M[g]}`);s.get(T??-1)?.focus()}else return;p.preventDefault(),p.stopPropagation()}let c=p=>o.filter(g=>X(e,g)[0]===p).sort((g,b)=>X(e,g)[1]-
X(e,b)[1]),m=G(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:l,focusin:({target:p})=>i(p)},m.map(p=>u(".row",{role:"row"},c(p).map(a))));return i(s.
get(n)??s.get(1)),{node:f,cells:s}}var rt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${rt(e)} ${e===1?t.replace(/s$/,""):t}`,Ie=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,pe=e=>`${Ie(
e)}${/[.?!]$/.test(e)?"":"."}`;function Nt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Ie(It(e))} from ${t}.`:`From ${t}, roll ${st(n)}: ${ot(e)}.`}function ot(e){let t=It(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function It({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var $e=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},Ht=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=$e(n);return n[0]===
e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:[]}),st=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function ee({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[n.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return se(m,{...n,style:c||null},a.map(ee),i)}function qt(e,t,n,r){let{spot:o}=re(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Bt(e,t,n){let{least:r,more:o,head:s,edge:a}=F.arc,{length:i,spot:l}=re(
e,t),c=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=l(i/2,d*c*2),g=[ge(f,a,n-a),Math.max(p,a)],b=re(g,t),k=b.spot(b.length-.06);return{from:e,turn:g,tip:k,...qt(
k,g,s,s*.4)}}function at(e,t,n,r,o){let{length:s,spot:a}=re(e,t),i=Math.min(r,s/4),l=a(s-i),c=a(s/2,2*n);return{from:a(i),turn:c,tip:l,middle:a(s/2,n),...qt(l,c,
o,o/2)}}function Dt(e){if(e>6)return[];let t=F.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function Me(e,t,n){let{length:r,spot:o}=re(K(e,t),K(e,n));return re(o(F.apart),o(r-F.apart))}function Ft(e,t,n){let{length:r,spot:o}=Me(e,t,n),{half:s,over:a,rung:i}=F.
ladder,l=Math.max(2,Math.round(r/i)),c=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),m=G(l+1).map(d=>{let f=r*d/l;return[o(f,s),o(f,-s)]});return{rails:c,rungs:m}}function zt(e,t){
let n=(e+t)%2?-1:1;return[0,F.snake.bow,-F.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function He(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=Me(e,t,
n),{swing:i,wave:l}=F.snake,c=Math.max(1,Math.round(s/l)),m=r*Math.min(i,.08*s);return d=>{let f=1-(2*d-1)**4,p=m*f*Math.sin(2*Math.PI*c*d)+o*Math.sin(Math.PI*d);
return a(s*d,p)}}function it(e,t,n,r){let o=r.map(([i,l])=>[K(e,i),K(e,l)]),s=be(e),a={cost:1/0,manner:zt(t,n)[0]};for(let i of zt(t,n)){let l=He(e,t,n,i),c=G(25).
map(p=>l(p/24)),m=c.some(([p,g])=>p<.15||p>s-.15||g<.15||g>e.rows-.15),f=c.filter(p=>o.some(([g,b])=>Ot(p,g,b)<F.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,
manner:i})}return a.manner}function Jt(e,t,n,r){let o=He(e,t,n,it(e,t,n,r)),{length:s}=Me(e,t,n),a=4*Math.max(1,Math.round(s/F.snake.wave))+2,i=g=>b=>{let k=F.snake.
half*(1-.3*b-.6*b**3),[y,M]=o(b),[T,$]=Re(o,b),v=Math.hypot(T,$)||1;return[y-g*k*$/v,M+g*k*T/v]},l=Le(i(1),0,1,a),c=Le(i(-1),1,0,a),m=[...l,l[l.length-1],c[0],...c],
{spot:d}=re(o(0),o(.02)),{skull:f,eye:p}=F.snake;return{outline:m,stripe:Le(o,Math.min(.4,.25/s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*f),d(-.05,-.55*f)],pupils:[
d(-.05-p/3,.55*f),d(-.05-p/3,-.55*f)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}var Ut=(e,t)=>(2*e+3*t)%ve.light.snakes.length;var ae=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(ae).join(" ")),ce=e=>`M${Se(e).join("L")}`,Kt=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(" ")}`,lt=(e,t,n)=>`\
M${Se([e])}Q${Se([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),qe=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ae(t),cy:ae(
n),r},...o}),Be=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ct=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ae(e),y:ae(t),width:n,height:r,...s},...o}),Gt=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},fill:s,text:o});function wr(e,t,n){let{rails:r,rungs:o}=Ft(e,t,n),{rail:s,rungWidth:a}=F.
ladder,i=r.map(ce).join("");return[Q("halo",i,{stroke:"cell",width:s+.05}),Q("rungs",o.map(ce).join(""),{stroke:"ladder",width:a}),Q("rails",i,{stroke:"ladder",
width:s})]}function yr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,tongue:c}=Jt(e,t,n,r),{skull:m,stripe:d,eye:f,pupil:p}=F.snake,g=`snake-${Ut(t,n)}`,
b=`${Kt(o)}Z`,k={"stroke-dasharray":"0.04 0.12"};return[Q("halo",b,{stroke:"cell",width:.06}),Q("tongue",c.map(y=>ce(y)).join(""),{stroke:g,width:.025}),Q("skin",
b,{fill:g}),Q("stripe",Kt(s),{stroke:"cell",width:d},k),qe("skull",a,m,{fill:g}),...i.map(y=>qe("eye",y,f,{fill:"die"})),...l.map(y=>qe("pupil",y,p,{fill:"dieIn\
k"}))]}function ke(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,c)=>Be(a,c,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s(
"ladder",a,i,wr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,yr(e,a,i,r)))]}function De(e){let[t,n]=X(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=F.
flag,[c,m,d]=s,f=b=>b.map(([k,y])=>[r+k,o+y]),p=ce(f([s.slice(0,2),[c,d]])),g=`${ce(f([[c,m],a,[c,i]]))}Z`;return Be("flag",[Q("pole",p,{stroke:"goal",width:l}),
Q("pennant",g,{fill:"goal"})])}function Pe([e,t],n,r=1){let{side:o,corner:s,pip:a}=F.die,i=Dt(n).map(d=>qe("pip",d,a,{fill:"dieInk"})),l=Gt("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},m=ct([-o/2,-o/2],o,o,c,{rx:s});return Be("die",[m,...i.length?i:[l]],{transform:`translate(${ae(
e)} ${ae(t)}) scale(${r})`})}function _t(e,t,n){let[r,o]=X(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"0\
.03 0.06"};return ct([o+.06,e.rows-r-.94],.88,.88,s,a)}function Vt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[_t(e,o,"stand")];if(n===null)return s;let a=K(
e,t);if(t===r)return[Pe(a,n)];let{turn:i,neck:l,wings:c}=Bt(a,K(e,r),be(e)),m=`--far:${ae(re(a,i).length+re(i,l).length)}`,d={stroke:"now",width:F.arc.width};return[
_t(e,r,"landing"),...s,Q("arc",lt(a,i,l),d,{"stroke-linecap":"butt",style:m}),Q("tip",`${ce(c)}Z`,{fill:"now"}),Pe(a,n)]}function Yt(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[l,c]=[K(e,r),K(e,s)],m=at(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=a;let[d,f]=[m.middle[0],Math.floor(m.middle[1])+.5],p=lt(m.from,m.turn,m.neck),g=`${ce(
m.wings)}Z`;return Be("leg",[Q("rim",p,{stroke:"cell",width:.1}),Q("shaft",p,{stroke:"ink",width:.05}),Q("tip",g,{fill:"ink"}),ct([d-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),Gt("order",[d-.16,f+.066],.19,`${i+1}`,"cell"),Pe([d+.16,f],o,.8)],{style:`--order:${i}`})})}function Qt(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[K(e,a),K(e,s)],{from:c,turn:m,
tip:d,wings:f}=at(i,l,.12,.18,.13),p=lt(c,m,d)+ce(f);return Q(r.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var dt=e=>ie(".face","-.19 -.19 .38 .38",ee(Pe([0,0],e))),ze=()=>u("li.chip",u("span",{role:"img"}),u("small"));function Fe({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(j(e,"label",`Roll ${n}`),e.replaceChildren(dt(n))),W(t,r)}var de=e=>`${$e(e).kind} ${e.join("→")}`,Zt=(e,t)=>V({...e,name:"",jumps:t}),Ue=(e,t)=>Zt(e,e.jumps.filter(([n])=>n!==t)),Je=(e,t,n)=>Zt(e,[...Ue(e,t).jumps,[
t,n]]);function Xt(e,[t,n],r,o){let s=Ue(e,t);return r?Je(s,t,o):Je(s,o,n)}var ut=({jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===
t));function en(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=n);return V({...e,...t,name:"",jumps:r})}function tn(e){let t=[e],n=0;return{now:()=>t[n],
add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){return n+=r,t[n]}}}function nn(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let d=e.cellAt(c,m);!d||d===s||(s=d,a=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:d,clientY:f})=>{let p=e.cellAt(d,f);a=!1,!(c||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Ee=(e,t)=>u("label.setting",u("span",e),t),kr=[[1,"on cell 1"],[0,"off the board"]],vr=[["stay","no move"],["bounce","bounce back"],["win","win"]],xr=[["","\
one"],["yes","as many as follow"]];function rn(e){let t=u("input.button",{type:"number",min:1,max:et,change:()=>e({cells:t.valueAsNumber})}),n=u("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:a.length===
1?a[0]:a})}}),r=oe("Start",kr,1,a=>e({start:Number(a)})),o=oe("Past the goal",vr,"stay",a=>e({overshoot:a})),s=oe("Jumps in a throw",xr,"",a=>e({chained:!!a}));
return{node:u(".settings",Ee("Cells",t),Ee("Die",n),Ee("Start",r),Ee("Past the goal",o),Ee("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.
die=="number"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function fe(e){return Array.isArray(e)?`[${e.map(fe).join(", ")}]`:JSON.stringify(e)}function mt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function $r({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Mr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${fe(d)}`).join(
`,
`)}
}
`}function Sr(e){mt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${fe(t)}
`}function Pr(e){mt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=G(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))n[s][a]=r.get(o)??-1;return`[${n.map(fe).join(`,
 `)}]
`}function Er(e){mt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ke=[{name:"python",title:"Python: Board(...)",write:$r},{name:"json",title:"JSON",write:Mr},{name:"move-array",title:"Move array, from 0",write:Sr},{name:"\
grid",title:"LeetCode grid",write:Pr},{name:"hackerrank",title:"HackerRank text",write:Er}];var on=["jumps","ladders","snakes","die","start","chained","overshoot"],Tr=on.slice(0,3);function Or(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function jr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Cr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of jr(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!on.includes(s))throw new Error(`a board has no option ${s}`);
Tr.includes(s)?n.jumps.push(...Ar(a)):n[s]=sn(a)}return[n]}function sn(e){try{return Or(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Ar(e){
let t=sn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${fe(n)}`);return t}var Rr="format version name author source cells die start chained overshoot jumps".split(" ");function Lr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Rr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function an(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${fe(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Wr(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=We(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Nr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${l}s`);for(let d=0;d<m;d+=1){let f=r(2,`the two cells of a ${l}`);if((f[1]-f[0])*c<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${l}`);i.push(f)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Ir(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Wr(r)]:typeof r[0]=="object"?r.map(Lr):[an(r)]}function ln(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Cr(t).map(V);if(/^[[{]/.test(t))return Ir(t).map(V);if(n&&/[\r\n]/.test(t))return Nr(t).map(V);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(an(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function cn(e){let t,[n]=Ke,r=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=u("p.quiet",{role:"alert"}),s=oe("Notation",Ke.map(({title:m},d)=>[
d,m]),0,m=>{n=Ke[Number(m)],a()});function a(){if(c.open){r.value=r.placeholder="",W(o,"");try{r.value=n.write(t).trim()}catch(m){r.placeholder=`${m.message}. J\
SON holds every board.
To read a board instead, paste its text here.`}}}async function i(){if(!r.value.trim()){W(o,"There is no text to copy.");return}r.select();let m=await Ae(r.value);
e.say(m?"Copied.":"The text is selected: copy it with the keys of your system.")}function l(){if(!r.value.trim()){W(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let m=ln(r.value);e.use(m[0]);let d=`The text holds ${m.length} boards. This is the first.`;W(o,m.length>1?d:"")}catch(m){
W(o,`This cannot be read: ${m.message}.`)}}let c=Pt("Copy or paste as text",u(".tools",s,R("Copy",null,i),R("Use this text","Read the board in the text",l)),r,o);
return c.addEventListener("toggle",a),{node:c,show(m){t=m,a()}}}var dn=(e,t)=>({change:n=>Je(n,e,t),says:`Drawn: ${de([e,t])}.`}),un=(e,t,n)=>({change:r=>Xt(r,e,t,n),says:`Moved: ${de(e)} is now ${de(t?[e[0],n]:[n,e[1]])}.`}),
mn=e=>({change:t=>Ue(t,e[0]),says:`Removed: ${de(e)}.`}),Hr={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},qr={change:e=>jt(e),says:"Drawn at \
random."},pt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function ft(e){let t,n,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u("ol.\
thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=R("Undo","Ctrl+Z",()=>e.go(-1)),d=R("Redo","Ctrl+Y",()=>e.
go(1)),f=R("Random","Other jumps",()=>S(qr)),p=R("Remove all jumps",null,()=>S(Hr)),g=St("Route","One of the shortest routes",y,s),b=rn(h=>S({change:P=>en(P,h),
says:""})),k=cn(e);function y(h){s=h,$()}function M({distance:h,predecessor:P,throws:E,route:J}){t.paint({current:r,distance:h,predecessor:P,route:s,piece:!1}),
W(a,E??"none"),W(i,E===null?"the goal is out of reach":le(E).replace(/^\S+ /,"")),Ce(l,J,ze,(_,[te,,U])=>Fe(_,te,`to cell ${U}`))}let T=()=>ut(t.board,r)[0];function $(){
M(t);let h=T();t.light(h),t.hold(h??[]),c.replaceChildren(...ut(t.board,r).flatMap(v)),j(m,"aria-disabled",!e.can(-1)),j(d,"aria-disabled",!e.can(1))}function v(h){
let P=R(`Remove ${de(h)}`,"Delete",()=>S(mn(h))),E=$e(h).ends.map((J,_)=>R(`Move its ${J}`,null,()=>{o={jump:h,end:_},e.say(`Choose the cell where the ${J} of ${de(
h)} goes.`),t.cells.get(h[_])?.focus({preventScroll:!0})}));return[P,...E]}function S({change:h,says:P}){r=o=null;try{e.use(h(t.board)),e.say(`${P} ${pt(t.throws)}`.
trim())}catch(E){e.say(pe(E.message)),b.show(t.board),$()}}function N(h,P){let E=T();return E?.includes(h)?un(E,E.indexOf(h),P):dn(h,P)}function C(h,P){let E=t.
trial(N(h,P).change(t.board));M(E),e.say(`If you let go here: ${pt(E.throws)}`)}function x(){r=o=null,t.trial(t.board),$(),L()}let L=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${pt(t.throws)}`);return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",
u("p","Fewest ",a,i)),l,c,u(".tools",m,d,f,p,g),b.node,k.node],show(h){t=h,r=o=null,n=nn(t,{tries:C,draws:(E,J)=>S(N(E,J)),drops:x}),b.show(t.board),k.show(t.board),
$(),L()},leave:()=>n.stop(),choose(h){if(!(!h||n.wasDrawing()))if(o)S(un(o.jump,o.end,h));else if(r===h)x();else if(r!==null)S(dn(r,h));else{r=h,$();let P=T(),E=P?
` Or drag an end of ${de(P)}.`:"";e.say(`From ${h}: choose the cell where a jump ends. Escape cancels.${E}`)}},key(h,{ctrlKey:P,metaKey:E,shiftKey:J,altKey:_}){
let te=T();if(P||E){let U=h==="y"||J&&h==="Z"?1:h==="z"?-1:0;return U&&e.go(U),U!==0}if(h==="Escape"&&r!==null&&!_)x();else if((h==="Delete"||h==="Backspace")&&
te)S(mn(te));else return!1;return!0}}}var ht=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function pn(e,t){let n=e.start;return t.map(r=>{let o=ht(e,n,r);return n=o.stand,o})}function _e(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o&&t.push(ht(e,n(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var hn={cells:2,start:1,columns:1,rows:2},gn=(e,t)=>ie("",e,...t.map(ee)),fn=(e,t)=>gn("0 0.3 1 1.4",ke(hn,new Map([[e,t]]))),Br={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function bn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[u("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[fn(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>a)&&[fn(2,1),`Land on the head of a snake and you slide to its tail${r}`],[gn("0.3 0\
 0.8 0.6",[De({...hn,cells:1,rows:1})]),Br[n]]].filter(s=>!!s).map(s=>u("li",s))}var[wn,yn]=[150,350],Dr=.25,kn=24;function zr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...G(o-e+1).map(a=>e+a),...G(o-n).
map(a=>o-1-a)]}function Fr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=Me(e,n,r);return[i(0),i(a),K(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=He(e,n,r,
it(e,n,r,o));return[...G(kn+1).map(a=>s(a/kn)),K(e,r)]}function vn(e,t,n,r){let s=zr(n,e.cells).map(c=>K(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,d]]of s.slice(1).entries()){let[f,p]=s[c],g=[(f+m)/2,Math.min(p,d)-Dr];a.push({at:g,time:i+wn/2,easing:"ease-in"}),i+=wn,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let c of n.feet){let m=Fr(e,t,c);for(let[d,f]of m.entries())a.push({at:f,time:i+yn*(d+1)/m.length,easing:"linear"});i+=yn}let l=ge(r/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Jr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",xn=([e,t])=>`translate(${e}px,${t}px)`;function $n(e,t){let n=se("path.piece",{d:Jr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,j(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&j(n,"style",`t\
ransform:${xn(K(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(f=>{let p=vn(e,t,f,i).map(
g=>({...g,time:c+g.time}));return c=p.at(-1)?.time??c,p});if(c===0)return;let d=m.map(({at:f,time:p,easing:g})=>({transform:xn(f),offset:p/c,easing:g}));j(n,"vi\
sibility",null),r=n.animate(d,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var Ur=400;function Mn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:m}=e,d=be(c),{node:f,
cells:p}=Wt(c,n),g=new Map,b=Ye("new"),k=Ye("touched"),y=!1,M=null,T=new Set,$=null,v=[],S=`0 0 ${d} ${m}`,N=ie(".layer.goal",S,ee(De(c))),C=ie(".layer.jumps",S,
ke(c,l).map(ee)),[x,L,h]=["g.tree","g.move","g.route"].map(O=>se(O)),P=ie(".layer.above",S,x,L,h),E=$n(c,l),J=ie(".layer.top",S,E.node),_=u(".sheet",f,N,C,P,J);
function te(O,I,q){if(!M)return"";let[z,Z]=[M.distance.get(O),M.predecessor.get(O)],B=[`cell ${O}`,p.get(O)?.dataset.end,...Ht(O,l)],Y=M.visited.has(O)?"visited":
"not reached";return B.push(I?"current":"",z!=null?`reached in ${le(z,o)}`:Y,Z!=null?`from ${Z}`:"",q?r:"",T.has(O)?"part of what is wrong":""),B.filter(Boolean).
join(", ")}let U=O=>`var(--tint-${Ze(O,s)})`;function w(O,I,q,z){let Z=O.current===I,B=O.visited.has(I),Y=O.distance.get(I),xt=O.predecessor.get(I),$t=`${[Z,z,B,
Y,xt,T.has(I)]}`;if(g.get(I)===$t)return;g.set(I,$t);let sr=Y!=null?"reached":B&&"visited";Ve(q,{"data-distance":Y,"data-tint":Y!=null&&Ze(Y,s),"data-from":xt,"\
data-visited":B,"data-waits":z,"aria-current":Z,"data-state":Z?"current":z?"frontier":sr,label:te(I,Z,z)}),Y!=null&&q.style.setProperty("--tint",U(Y)),j(q.lastChild,
"data-is",rt(Y)||null)}function A(){if(!M)return;let O=new Set(M.frontier.map(([I])=>I));for(let[I,q]of p)w(M,I,q,O.has(I))}function H(){if(!M)return;let O=y?Qt(
c,M.predecessor,M.current):[];x.replaceChildren(...O.map(ee))}let ne=O=>O.map(I=>C.querySelector(`[data-ends="${I} ${l.get(I)}"]`));function je(O,I){let q=new Set(
ne(I));for(let z of C.children)D(z,O,q.has(z))}function rr(O){let I=O.flatMap(([,q,z])=>z===q?[]:t.ride(q).feet);h.replaceChildren(...Yt(c,O,a).map(ee)),D(C,"ro\
uted",O.length),je("taken",I)}let vt=()=>D(_,"arrived",!0),or=`${d>7?".close":""}${d>12?".dense":""}${d>24?".tiny":""}`;return{plan:c,cells:p,columns:d,shape:d/
m,node:u(`.board${or}`,{style:`--wide:${d};--high:${m}`},_),paint(O,I,q,z,Z=0){M=O;let B=`${Object.values(q??{})}`!=`${Object.values($??{})}`;(B||z.length)&&E.rest(),
D(_,"arrived",!1),A(),b([...I].map(Y=>p.get(Y))),H(),L.replaceChildren(...(q?Vt(c,q):[]).map(ee)),k(ne(q?.feet??[])),`${z}`!=`${v}`&&rr(z),Z>0&&z.length?E.walk(
pn(t,z),Ur,vt):Z>0&&B&&q&&E.walk([q],Z),$=q,v=z},piece:E,top:J,celebrate:vt,showTree(O){y=O,H()},mark(O,I){let q=I.flatMap(B=>B.moves??[]),z=I.flatMap(B=>B.jumps??
[]),Z=q.flatMap(([,B])=>t.ride(B).feet);je("found",[...z.map(([B])=>B),...Z]),T=new Set(I.flatMap(B=>B.cells??[]));for(let[B,Y]of p)D(Y,"differs",B===O),D(Y,"fo\
und",T.has(B));A()},drawn:()=>({plan:c,jumps:l,farthest:s,state:M,found:T,move:$,treeShown:y,route:v})}}function Sn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,f])=>d!==f)),i=typeof n=="number"?Array.from({length:n},(d,f)=>f+
1):n;function l(d,f=[]){if(f.includes(d))return{feet:f,stand:null};let p=a.get(d);return p===void 0||f.length&&!o?{feet:f,stand:d}:l(p,[...f,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(f=>{let p=c(d+f),g=p>0?l(p).stand:null;return g===null?[]:[[f,p,g]]})}return{cells:e,
start:r,faces:i,jumps:a,ride:l,moves:m}}function gt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let c=(r.get(l)??0)+1;for(let m of n(l)){let d=m[2];r.has(
d)||(r.set(d,c),o.set(d,l),s.set(d,m),a.push(d))}}let i=[];for(let l=t,c=s.get(l);c;c=s.get(l))i.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Kr=1400;function Te(e){let t=Sn(e),n=gt(t),r=Mn({layout:tt(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,l=se("g.sketch");r.top.prepend(l);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:d=null,near:f=[],distance:p,predecessor:g,move:b=null}=m,
{route:k=!1,piece:y=!0}=m,M={current:d,frontier:[...f].map(T=>[T,""]),distance:p??new Map,predecessor:g??new Map,visited:new Map};r.paint(M,[],b,k?o:[]),i.stand(
y?d:null)},walk(m){i.walk([m],Kr,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),f=new Set;for(let k of[...c?.children??[]]){
let[y,M]=(k.getAttribute("data-ends")??"").split(" ").map(Number);d.get(y)===M?f.add(y):k.remove()}let p=new Map(m.jumps.filter(([k])=>!f.has(k))),g=ke(s,p).map(
ee);for(let k of g)D(k,"lit",!0);c?.append(...g),t.jumps.clear();for(let[k,y]of d)t.jumps.set(k,y);let b=gt(t);return o=b.route,b},light(m){for(let d of c?.children??
[])D(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},hold(m){let d=m.map(f=>{let[p,g]=K(s,f);return se("circle",{cx:p,cy:g,r:.13,style:"fill:var(--paper);s\
troke:var(--now);stroke-width:.06px"})});l.replaceChildren(...d)},cellAt(m,d){let p=r.node.getRootNode().elementFromPoint(m,d)?.closest("[data-cell]"),g=p&&r.node.
contains(p)&&p.dataset.cell;return g?Number(g):null}}}var Pn=({columns:e,shape:t,node:n})=>u(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},n),En=e=>new Set(
e.map(([,t])=>t));function _r(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Gr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Vr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Gr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Tn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Vr(n);let o=Nt(r);return e.won()?`${o} ${_r(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function On(e,t,{
cells:n}){let r=`${Ie(st(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function jn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function bt(e,t){let n,r,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.thrown.history",
{label:"Your throws"}),c=u("ul.guide",{label:"How to play"}),m=R("Undo","Take the last throw back (Backspace)",M),d=R("Start again","Back to the start",T),f=R("\
Show the shortest route",null,$),p=!1;function g(){let{thrown:v}=r,S=r.moves(),N=p||r.won();n.paint({current:r.at(),near:En(S),distance:r.trail(),move:p?null:v.
at(-1)??null,route:p});for(let C of o.children){let x=Number(C.dataset.face);j(C,"aria-disabled",!S.some(([L])=>L===x))}W(s,v.length),W(a,v.length===1?"throw":"\
throws"),W(i,N?n.throws??"none":"?"),Ce(l,v,ze,(C,x)=>Fe(C,x.face,ot(x))),c.hidden=v.length>0;for(let C of[m,d])j(C,"aria-disabled",!v.length);j(f,"aria-pressed",
`${p}`),j(e.root,"data-won",r.won())}let b=()=>e.say(Tn(r,n.throws,n.faces));function k(v){if(r.won())return;let S=r.at();p=!1,r.throws(v)?(y(),n.walk(r.thrown[r.
thrown.length-1])):(g(),e.say(On(v,S,n.board)))}function y(){g(),b(),t?.(r.thrown.map(({face:v})=>v))}function M(){r.undo()&&y()}function T(){r.thrown.length&&(r=
_e(n.rules),p=!1,y())}function $(){p=!p,g(),p?e.say(jn(n.throws,n.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p","You ",s,a),u("p","Fewest ",i)),
u(".tools",m,d,!t&&f),c,l],show(v){n=v,r=_e(n.rules),p=!1,c.replaceChildren(...bn(n.board)),o.replaceChildren(...n.faces.map(S=>{let N=R(dt(S),null,()=>k(S),`Th\
row ${S}`);return j(N,"data-face",S),N})),g(),b()},replay(v){let S=r;r=_e(n.rules);let N=v.every(C=>r.throws(C));return N||(r=S),g(),b(),N},leave:()=>j(e.root,"\
data-won",null),choose(v){let S=r.moves(),N=S.find(([,C])=>C===v)??S.find(([,,C])=>C===v);N?k(N[0]):r.won()||e.say(`No throw leads from ${r.at()} to ${v}.`)},key(v,{
ctrlKey:S,metaKey:N,altKey:C}){if(S||N||C)return!1;let x=Number(v);if(v==="Backspace")M();else if(v!==" "&&n.faces.includes(x))k(x);else return!1;return!0}}}var Cn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var wt=new Map;function Qr(e){let t=wt.get(e)??new CSSStyleSheet;return wt.has(e)||t.replaceSync(e),wt.set(e,t),t}function An(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Cn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Qr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Rn=e=>e.getRootNode().activeElement??
null;function Ln(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){W(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,W(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&j(r,"value",o),W(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>W(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),W(n,""),r.hidden=!0}}}}var Zr="This browser stores nothing here",Xr="The browser's storage is full";function Wn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Nn(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),""}catch(r){return r.name===
"QuotaExceededError"?Xr:Zr}}var[yt,In]=["snl-workbench",1],Hn="download what you want to keep.",eo=`Another version of the workbench has stored code here, which is left alone: ${Hn}`;function Ge(e){
let t=Wn(e,yt);return t?t.version!==In?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function qn(){let[e,t]=[Ge("sessionStorage"),
Ge("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:In,signature:"board",sources:{}};return{kept:r,store(o){if(n)return eo;
let s=Ge("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];let l=Nn(yt,r,{...r,sources:i});return l&&`${l}\
: ${Hn}`},elsewhere(o){let s=Ge("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===yt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Bn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var to="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Dn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",c=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),f=u(".programs",
d,m),p=h=>h?s.second??s.signature:s.signature,g=h=>`${h?"2:":""}${p(h)}`,b=!1,k=()=>a.signatures.find(({name:h})=>h===p(b))?.template??"",y=()=>s.sources[g(b)]??
k(),M=()=>i.kind==="mine"||i.kind==="second";function T(h){i=h,M()&&b!==(i.kind==="second")&&(b=!b,c=null,$()),L();let{kind:P,name:E}=i;M()?n(y(),!1):n(P==="lin\
k"?t??"":a.programs.find(J=>J.name===E)?.source??"",!0)}function $(){let h=e.elsewhere(g(b));h===null?c=null:h!==y()&&(c=h),L()}function v(){let[h,P]=[c,r()];N(
h??""),T(S()),c=P,L()}let S=()=>({kind:b?"second":"mine"});function N(h){let P=g(b);h===void 0?delete s.sources[P]:s.sources[P]=h,l=e.store(P)}function C(){let h=`${i.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");Bn(new Blob([r()],{type:"text/x-python"}),h)}function x(){b=!1,N(t??""),T({kind:"mine"})}function L(){let{kind:h,
name:P}=i,E=(U,w,A="")=>{let H=R(U,A||null,()=>T(w));return j(H,"aria-pressed",`${h===w.kind}`),H},J=U=>a.programs.filter(w=>w.kind===U).map(w=>[w.name,w.title]),
_=oe("A program to look at",[["","Look at a program"]],P??"",U=>{T(U?{kind:"program",name:U}:S())});for(let[U,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let A=J(w).map(([H,ne])=>u("option",{value:H},ne));_.append(u("optgroup",{label:null},A)),_.lastElementChild?.setAttribute("label",U)}_.value=P??"",_.classList.
toggle("s-chosen",h==="program"),d.replaceChildren(E("Mine",{kind:"mine"}),E("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[E("From the link",{kind:"link"})],_);let te=R("Download","As a file of Python",C);if(M()){let U=oe("How it is called",a.signatures.map(H=>[H.name,H.title]),
p(b),H=>{b?s.second=H:(s.second=p(!0),s.signature=H),l=e.store(g(b)),c=null,$(),T(S())}),w=R("Reset","Back to the beginning of this signature",()=>{N(),T(S())}),
A=c!==null&&R("Other tab's code","Exchange it with the code here",v);m.replaceChildren(U,w,te,...A?[A]:[])}else h==="link"?m.replaceChildren(R("Make it mine","I\
nstead of what is there",x),te):m.replaceChildren(te)}return{node:f,chosen:()=>i,isMine:M,trouble:()=>l||(c===null?"":to),end:e.follow(()=>{$(),o()}),show(h){a=
h,$(),a.signatures.some(({name:P})=>P===s.signature)||(s.signature="board"),T(i)},changed(h){M()&&N(h)},question(){return i.kind==="program"?{name:i.name}:{source:r(),
signature:M()?p(b):null}},other(){let h=s.sources[g(!b)];return M()&&h?.trim()?{source:h,signature:p(!b)}:null}}}function zn(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Oe=e=>e===null?"out of reach":le(e),me=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),he=e=>e&&u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),
Fn=(e,t)=>u("p","Right is ",u("b",Oe(e)),", yours says ",u("b",Oe(t)),"."),Jn=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the\
 function is given.",Un=(e,t)=>e!==null&&u(".tools",R(`Show line ${e}`,null,()=>t.point(e)));function no(e,t){let n=V(e),r=Te(n);return r.paint({distance:r.distance,
predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:Pn(r)}}function ro({report:e,like:t,stepper:n},r){let o=[ue(`The boards: ${e.boards[0].
toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return oo(e,t,o,n,r);let{name:s}=e;return e.correct?me("right",
`${s} is right on every board that was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",u("b","Tested"),`, which proves noth\
ing about others: ${e.tested}.`),ue(`${Kn(e)}.`),...o):me("open",`${s} could not be judged`,he(pe(e.finding.says)),...o.slice(1))}var Kn=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function oo(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:l,node:c}=no(e.board,s),m=typeof i=="number"?null:i,d=[m?
he(`Right is ${Oe(a)}. Yours: ${m.says}.`):Fn(a,i),s.kind!==m?.kind&&he(pe(s.says)),he(Jn(m)),...t.slice(0,2).map(f=>ue(`It answers like a known mistake: ${f.title}\
. The repair: ${f.repair}`)),ue(`${we(l)} · ${Kn(e)}`),...n,u(".tools",r&&R("Step to the first difference",null,()=>o.step(r)),o.draw(l))];return me("wrong",e.
smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",c,u(".told",d)))}function so({right:e,ended:t,throws:n,expected:r,finding:o,
line:s},a){return e?me("right",`Right on this board: ${Oe(n)}`,ue("One board proves little. Check plays them all, smallest first.")):me("wrong",t==="returned"?"\
Wrong on this board":"No answer on this board",t==="returned"&&Fn(r,n),o&&he(pe(`${o.says}${s===null?"":`, in line ${s}`}`)),he(Jn(o)),Un(s,a))}function ao({comparison:e}){
let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?
r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me(
"open",`On this board: ${Oe(e.throws)}`,Qe("","Comparison",u("table",u("thead",u("tr",t.map(r=>u("th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&ue(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var io={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},lo=({what:e,says:t,line:n},r)=>me(e==="stopped"?
"open":"wrong",io[e]??"That did not work",he(pe(`${n===null?"":`line ${n}: `}${t}`)),Un(n,r));function co({printed:e,more_printed:t}){return e?.length?me("open",
"It printed",Qe(".printed","What it printed",e.map(n=>u(".print",u("span.quiet",n.line===null?"":`line ${n.line}`),u("code",n.text)))),ue(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function _n(e,t){return[e.kind==="failure"?lo(e,t):e.of==="check"?ro(e,t):e.of==="compare"?ao(e):e.of==="solve"&&so(e,t),co(e)].
filter(r=>!!r)}var Gn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Vn=e=>e[0]?.querySelector("p")?.textContent??"";var uo=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],mo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Yn="It runs …",po=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Qn(e,t){let n,
r=null,o=!1,s=!1,a=!1,i=t.host(M),l=qn(),c=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),f=Ln(i.size),p=u(".cards"),g=zn(t),b=R("Stop","End what is runn\
ing",()=>i.stop()),k=uo.map(([x,L,h])=>R(x,h,()=>N(L))),y=Dn({keeper:l,arrived:c,open:T,text:()=>r?.text()??"",heard:()=>$()});function M(x){a&&f.loads(x,Yn)}function T(x,L){
r?.open(x,L),$()}function $(){let{kind:x}=y.chosen(),L={mine:y.trouble()||i.refusal,second:y.trouble()||i.refusal,program:i.refusal,link:mo};W(d,L[x]??""),d.classList.
toggle("s-strong",x==="link")}async function v(){o=!0;try{let[{make:x},L]=await Promise.all([t.editor(),t.shelf()]);r=x(m,"Program",h=>{y.changed(h),$()}),y.show(
L)}catch(x){W(d,`The editor cannot be loaded: ${x.message}`)}S()}function S(){for(let x of k)j(x,"aria-disabled",a||!r||!!i.refusal);b.hidden=!a,j(p,"aria-busy",
`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function N(x){if(a||!r||i.refusal)return;s=a=!0,r.point(null),p.replaceChildren(),
g.clear(),f.say(Yn),S();let L=x==="compare"?y.other():null,{board:h}=n,P={kind:x,program:y.question(),board:h,other:L},E=await i.ask(P,J=>f.say(`${J} …`));a=!1,
f.done(),S(),C(E)}function C(x){let L=_n(x,{step:g.step,draw:E=>R("Move this board to Draw",null,()=>{e.use(E),e.enter("Draw")}),point(E){r?.point(E),r?.focus()}});
(x.kind==="result"&&x.of)==="compare"&&y.isMine()&&!y.other()&&L.push(po()),p.replaceChildren(...L),"line"in x&&x.line&&r?.point(x.line),p.scrollIntoView({block:"\
nearest"}),x.kind==="result"&&x.of==="trace"&&g.step(x.stepper);let P=Gn(L);e.say(P?`${P}. ${Vn(L)}`:"Step through the run below.")}return{name:"Write",under:u(
"p.quiet.hint","The board on which it runs. Change it in Draw."),side:[y.node,d,m,u(".tools.acts",k,b,f.node)],foot:[p],below:[g.node],show(x){n=x,n.paint({piece:!1}),
o||v(),S(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),y.end(),r?.destroy()},more:()=>[
"mine","second"].includes(y.chosen().kind)?r?.text()??null:null,stays:()=>c}}var Zn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Xn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",er=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function tr(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(V),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),d=u(".side"),f=u(".\
stage",m,d),p=u(".foot"),g=u(""),b=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:b,say:w=>W(a,w),use(w){M.add(w),
h(w),L()},can:w=>M.can(w),go(w){M.can(w)&&(h(M.go(w)),L())},enter(w){P(T.find(A=>A.name===w)??$),h(v.board),L()}},y=r.get(),M=tn(y.board??V(t.board)),T=t.only?[
t.only==="Play"?bt(k,n.played):ft(k)]:[bt(k),ft(k),Qn(k,n)],$=T.find(({name:w})=>w===y.mode)??T[0],v=Te(M.now()),S=s.map(({name:w},A)=>[`${A}`,w]),N=oe("Board",
[["","Your board"],...S],"",w=>{let A=s[Number(w)];w&&A&&k.use(A)}),C=u("input.address",{readonly:"",label:"To copy",hidden:""});async function x(){let A=`${location.
href.split("#")[0]}${Rt(v.board,$.name,$.more?.()??null)}`;C.value=A,C.hidden=await Ae(A),C.hidden||C.select(),k.say(C.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function L(){let[w=null]=T.flatMap(({stays:A})=>A?.()??[]);r.set({...v.board,name:""},$.name,w)}function h(w){let A=Rn(c),H=c.contains(
A)&&A?.dataset.cell;v.rest(),v=Te(w),c.replaceChildren(v.node),j(f,"style",`--shape:${v.shape};--columns:${v.columns}`),j(b,"style",`--rows:${v.plan.rows}`),W(i,
we({...w,name:""}));let ne=s.findIndex(je=>ye(je)===ye(w));N.value=ne<0?"":`${ne}`,N.options[0].hidden=ne>=0,C.hidden=!0,W(l,""),$.show(v),H&&v.cells.get(Number(
H))?.focus({preventScroll:!0})}function P(w){$.leave(),$=w;for(let[A,H]of E.entries())j(H,"aria-pressed",`${T[A]===$}`);D(b,"drawing",$.name==="Draw"),D(b,"writ\
ing",$.name==="Write"),m.replaceChildren(c,$.under),d.replaceChildren(u(".says",a),...$.side),p.replaceChildren(...$.foot??[]),g.replaceChildren(...$.below??[])}
let E=T.map(w=>R(w.name,null,()=>k.enter(w.name)));Lt(b,w=>$.choose(w)),b.addEventListener("keydown",w=>{let A=w.target;er(w)&&w.stopPropagation(),!A.matches(Xn)&&
$.key(w.key,w)&&w.preventDefault()});function J(w){let A=w.composedPath()[0];if(w.defaultPrevented||!er(w)||!/^[1-9]$/.test(w.key)||A.closest(`${Xn}, .snl-stepp\
er`))return;let{top:H,bottom:ne}=c.getBoundingClientRect();ne>0&&H<innerHeight&&$.key(w.key,w)&&w.preventDefault()}function _(){let{board:w,mode:A,trouble:H}=r.
get();w&&(ye(w)!==ye(v.board)||o)&&(M.add(w),P(T.find(ne=>ne.name===A)??$),h(w)),W(l,H)}o&&addEventListener("keydown",J);let te=r.subscribe(_);b.append(u(".fram\
e",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},E),s.length>0&&u("label.board-of",u("span","Board"),N),i,o&&u(".tools",R("Copy link","A link \
to this board",x),C)),l,f,p)),D(b,"ready",!0),D(b,"only",t.only),D(b,"fixed",t.fixed);let{remove:U}=An(e,Zn,b);return e.append(g),P($),h(v.board),W(l,y.trouble),
{show:h,replay:w=>$.replay?.(w)??!1,destroy(){removeEventListener("keydown",J),te(),v.rest();for(let w of T)w.end?.();g.remove(),U()}}}async function nr(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var ho={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function go(e){let t=0,n=null;function r({said:s,ended:a}){a&&o(Ne(ho)),!(!s||s.id!==
n?.id)&&(s.kind==="progress"?n?.progress(s.says):o(s))}function o(s){let a=n;n=null,a?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{n={id:i,progress:a,settle:l},e.send({ask:{...nt,id:i,...s}})})},stop(){e.send({stop:!0}),o(Ne(Ct))},end:()=>e.off("msg:cus\
tom",r)}}function kt(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send({wants:t})})}function bo({
model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=tr(t,r,{host:()=>go(e),editor:async()=>nr(await kt(e,"editor"),"snlEditor"),shelf:()=>kt(
e,"shelf"),async step(a,i){return n??=kt(e,"stepper").then(l=>nr(l,"snlStepper")),(await n).mount(a,i,{level:2,difference:!0})},store:{get:()=>At({...V(e.get("d\
rawn")),name:""}),set(a){e.set("drawn",a),e.save_changes()},subscribe(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)}},page:!1}),s=new AbortController;
return Et(t,s.signal),()=>{s.abort(),o.destroy()}}var ri={render:bo};export{ri as default};
