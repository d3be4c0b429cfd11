// built from web/ by `npm run build`
function j(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function et(e,t){for(let n in t)j(e,n,t[n])}var I=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),ar=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,lr="http://www.w3.org/1999/xhtml",cr="http://www.w3.org/2000/svg";function Et(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let i of o)
I(s,i,!0);for(let i of n)ar(i)?et(s,i):s.append(...[i].flat().filter(Boolean));return s}var m=(e,...t)=>Et(lr,e,t),ie=(e,...t)=>Et(cr,e,t),de=(e,t,...n)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function C(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Le(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let i=e.children[s]??e.appendChild(n());r(i,o)})}function tt(e){let t=[];
return n=>{for(let r of t)I(r,e,!1);t=n.filter(r=>!!r);for(let r of t)I(r,e,!0)}}var A=(e,t,n,r)=>m("button.button",{type:"button",title:t,label:r,click:n},e);function Pt(e,t,n,r=!1){let o=A(e,t,()=>{r=!r,j(o,"aria-pressed",`${r}`),n(r)});return j(
o,"aria-pressed",`${r}`),o}function se(e,t,n,r){let o=t.map(([i,a])=>m("option",{value:i,selected:i===n&&""},a)),s=m("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var nt=(e,t,...n)=>m(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);async function We(e){try{return await navigator.clipboard.writeText(e),!0}catch{return!1}}var Tt=(e,...t)=>m("details.fold",m("summary",e),...t);function Ot(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:i})=>{!(r instanceof Element)||!e.contains(r)||j(r,"data-lm-suppress-shortcuts",!(o||s||i))};addEventListener(
"keydown",n,{capture:!0,signal:t})}var rt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,X=(e,t="throws")=>`${rt(e)} ${e===1?t.replace(/s$/,""):t}`,Ne=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,he=e=>`${Ne(
e)}${/[.?!]$/.test(e)?"":"."}`;function jt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${Ne(Rt(e))} from ${t}.`:`From ${t}, roll ${st(n)}: ${ot(e)}.`}function ot(e){let t=Rt(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Rt({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var $e=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},At=(e,t)=>[...t].flatMap(n=>{let{kind:r,ends:o}=$e(n);return n[0]===
e?`${o[0]} of a ${r} to ${n[1]}`:n[1]===e?`${o[1]} of a ${r} from ${n[0]}`:[]}),st=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;var Me={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:D}=Me,U=e=>Array.from({length:e},(t,n)=>n),ye=(e,t,n)=>Math.min(n,Math.max(t,e));function ee({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Ct({cells:e,start:t}){return U(e+1-t).map(n=>n+t)}var ke=({columns:e,start:t})=>e+1-t;function J(e,t){
let[n,r]=ee(e,t),[o,s]=D.anchor;return[r+o,e.rows-n-1+s]}function re([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,i=(r-t)/o;return{length:o,spot:(l,c=0)=>[
e+l*s-c*i,t+l*i+c*s]}}function Lt([e,t],[n,r],[o,s]){let[i,a]=[o-n,s-r],l=((e-n)*i+(t-r)*a)/(i*i+a*a||1),c=ye(l,0,1);return Math.hypot(e-n-c*i,t-r-c*a)}function Ie(e,t){
let[[r,o],[s,i]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(i-o)/(2*1e-4)]}function He(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let i of U(r)){let[a,l]=[t+i*o,t+(i+
1)*o],[[c,p],[u,f]]=[e(a),e(l)],[[d,h],[w,y]]=[Ie(e,a),Ie(e,l)];s.push([c+d*o/3,p+h*o/3],[u-w*o/3,f-y*o/3],[u,f])}return s}var ur=4,it=(e,t)=>{let n=Me.light.tints.
length-1;return Math.round(n*ye(e/Math.max(t,ur),0,1))};var lt=400,at=20,mr=["stay","bounce","win"];function Se(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function pr(e){if(!Array.isArray(e))return Se(e,"the die",1,at);if(!e.length||e.length>at)throw new Error(`a die \
in this page has 1 to ${at} faces, not ${e.length}`);let t=e.map(r=>Se(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function fr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let a of r)Se(a,`a cell of the jump ${o}→${s}`,1,e);let i=n.get(o);if(i!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${i} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:i="\
stay"}=e,a=Se(e.cells,"the number of cells",1,lt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=mr.find(c=>c===i);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${i}`);return{name:t,
cells:a,jumps:fr(a,n),die:pr(r),start:Se(o,"start",0,1),chained:s,overshoot:l}}function Wt(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var qe=e=>U(e*e).map(t=>{let n={cells:e*e,start:1,columns:e,rows:e},[r,o]=ee(n,t+1);return{cell:t+1,row:e-1-r,column:o}});
function Nt(e,t=Math.random){let n=U(Math.max(0,e.cells-2)).map(i=>i+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.
length),1)[0],s=U(2*r).map(i=>{let[a,l]=[o(),o()].sort((c,p)=>c-p);return i<r?[a,l]:[l,a]});return _({...e,name:"",jumps:s})}function ve({name:e,cells:t,jumps:n,
die:r,start:o,chained:s,overshoot:i}){let a=n.filter(([c,p])=>p>c).length,l=[X(t,"cells"),X(a,"ladders"),X(n.length-a,"snakes"),typeof r=="number"?`die ${r}`:`d\
ie with faces ${r.join(" ")}`];return o===0&&l.push("starts off the board"),s&&l.push("jumps are chained"),i==="bounce"&&l.push("bounces off the goal"),i==="win"&&
l.push("passing the goal wins"),(e?[e,...l]:l).join(" · ")}var It={format:"snl-workbench",version:2},Be=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});function ct(){let e=0,t=null;function n(r){let{resolve:o}=t??{};t=null,o?.(r)}return{message:()=>t?.message,ask(r,o){e+=1;let s={...It,id:`${e}`,...r};return new Promise(
i=>{t={message:s,progress:o,resolve:i}})},hear(r){r.id===t?.message.id&&(r.kind==="progress"?t.progress(r.says):n(r))},settle:n}}var Ht={what:"stopped",says:"You stopped it."};var qt=e=>({board:e,mode:"",code:null,trouble:""}),hr=["Draw","Write"],gr=2e4;function br(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>gr?"":btoa(
String.fromCharCode(...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}function ge({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let i=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,a=[n!==6&&`d${i}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...a.filter(Boolean)].join(".")}`}function Bt(e,t,n){let r=br(n??""),o=hr.includes(t)?`&${t.
toLowerCase()}`:"";return`${ge(e)}${o}${r&&`&code=${r}`}`}function Dt(e,t){e.addEventListener("click",({target:n})=>{let r=n.closest(".s-grid .s-cell");r&&t(Number(r.dataset.cell))}),e.addEventListener("mousedown",n=>{
n.target.closest(".s-grid")&&(n.preventDefault(),e.focus({preventScroll:!0}))})}function zt(e,t){let{start:n,cells:r}=e,o=Ct(e),s=new Map;function i(d){let[h,w]=ee(
e,d),y=d===n?"start":d===r&&"goal",k=`grid-column:${w+1}`,S={role:"gridcell","data-cell":d,"data-end":y,style:k},P=[m("span.number",`${d}`),m("span.end",{"data-\
is":y})],x=m(".cell",S,P,m("span.badge"));return I(x,"odd",(h+w)%2),s.set(d,x),x}function a(d){for(let h of s.values())h.tabIndex=h===d?0:-1}function l(d){let{key:h,
target:w}=d,[y,k]=ee(e,Number(w.dataset.cell)),S={ArrowLeft:[y,k-1],ArrowRight:[y,k+1],ArrowUp:[y+1,k],ArrowDown:[y-1,k]};if(h==="Enter"||h===" ")w.click();else if(S[h]){
let P=o.find(x=>`${ee(e,x)}`==`${S[h]}`);s.get(P??-1)?.focus()}else return;d.preventDefault(),d.stopPropagation()}let c=d=>o.filter(h=>ee(e,h)[0]===d).sort((h,w)=>ee(
e,h)[1]-ee(e,w)[1]),p=U(e.rows).reverse(),f=m(".grid",{role:"grid",label:t,keydown:l,focusin:({target:d})=>a(d)},p.map(d=>m(".row",{role:"row"},c(d).map(i))));return a(
s.get(n)??s.get(1)),{node:f,cells:s}}function te(e){let{tag:t,name:n,attributes:r,fill:o,stroke:s,width:i,parts:a=[],text:l}=e,c=[o&&`fill:var(--${o})`,s&&`stroke:var(--${s})`,i&&`stroke-width:${i}\
px`].filter(Boolean),p=[r.style,...c].filter(Boolean).join(";"),u=n?`${t}.${n}`:t;return ie(u,{...r,style:p||null},a.map(te),l)}function Jt(e,t,n,r){let{spot:o}=re(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Ft(e,t,n){let{least:r,more:o,head:s,edge:i}=D.arc,{length:a,spot:l}=re(
e,t),c=r+o*a,u=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,d]=l(a/2,u*c*2),h=[ye(f,i,n-i),Math.max(d,i)],w=re(h,t),y=w.spot(w.length-.06);return{from:e,turn:h,tip:y,...Jt(
y,h,s,s*.4)}}function dt(e,t,n,r,o){let{length:s,spot:i}=re(e,t),a=Math.min(r,s/4),l=i(s-a),c=i(s/2,2*n);return{from:i(a),turn:c,tip:l,middle:i(s/2,n),...Jt(l,c,
o,o/2)}}function Ut(e){if(e>6)return[];let t=D.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function Ee(e,t,n){let{length:r,spot:o}=re(J(e,t),J(e,n));return re(o(D.apart),o(r-D.apart))}function Kt(e,t,n){let{length:r,spot:o}=Ee(e,t,n),{half:s,over:i,rung:a}=D.
ladder,l=Math.max(2,Math.round(r/a)),c=[s,-s].map(u=>[o(-i,u),o(r+i,u)]),p=U(l+1).map(u=>{let f=r*u/l;return[o(f,s),o(f,-s)]});return{rails:c,rungs:p}}function wr(e,t){
let n=(e+t)%2?-1:1;return[0,D.snake.bow,-D.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function De(e,t,n,{hand:r,bow:o}){let{length:s,spot:i}=Ee(e,t,
n),{swing:a,wave:l}=D.snake,c=Math.max(1,Math.round(s/l)),p=r*Math.min(a,.08*s);return u=>{let f=1-(2*u-1)**4,d=p*f*Math.sin(2*Math.PI*c*u)+o*Math.sin(Math.PI*u);
return i(s*u,d)}}function ut(e,t,n,r){let o=r.map(([l,c])=>[J(e,l),J(e,c)]),s=ke(e),i=wr(t,n),a=i.map(l=>{let c=De(e,t,n,l),p=U(25).map(d=>c(d/24)),u=p.some(([d,
h])=>d<.15||d>s-.15||h<.15||h>e.rows-.15);return p.filter(d=>o.some(([h,w])=>Lt(d,h,w)<D.snake.clear)).length+(u?100:0)});return i[a.indexOf(Math.min(...a))]}function _t(e,t,n,r){
let o=De(e,t,n,ut(e,t,n,r)),{length:s}=Ee(e,t,n),i=4*Math.max(1,Math.round(s/D.snake.wave))+2,a=h=>w=>{let y=D.snake.half*(1-.3*w-.6*w**3),[k,S]=o(w),[P,x]=Ie(o,
w),v=Math.hypot(P,x)||1;return[k-h*y*x/v,S+h*y*P/v]},l=He(a(1),0,1,i),c=He(a(-1),1,0,i),p=[...l,l[l.length-1],c[0],...c],{spot:u}=re(o(0),o(.02)),{skull:f,eye:d}=D.
snake;return{outline:p,stripe:He(o,Math.min(.4,.25/s),.85,i),skull:u(-.02),eyes:[u(-.05,.55*f),u(-.05,-.55*f)],pupils:[u(-.05-d/3,.55*f),u(-.05-d/3,-.55*f)],tongue:[
[u(-.14),u(-.24),u(-.3,.05)],[u(-.24),u(-.3,-.05)]]}}var Gt=(e,t)=>(2*e+3*t)%Me.light.snakes.length;var ae=e=>`${Math.round(e*1e3)/1e3}`,Pe=e=>e.map(t=>t.map(ae).join(" ")),me=e=>`M${Pe(e).join("L")}`,Vt=e=>`M${Pe(e.slice(0,1))}C${Pe(e.slice(1)).join(" ")}`,mt=(e,t,n)=>`\
M${Pe([e])}Q${Pe([t,n]).join(" ")}`,Q=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),ze=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:ae(t),cy:ae(
n),r},...o}),Je=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),pt=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:ae(e),y:ae(t),width:n,height:r,...s},...o}),Qt=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(n),"font-size":r},fill:s,text:o});function yr(e,t,n){let{rails:r,rungs:o}=Kt(e,t,n),{rail:s,rungWidth:i}=D.
ladder,a=r.map(me).join("");return[Q("halo",a,{stroke:"cell",width:s+.05}),Q("rungs",o.map(me).join(""),{stroke:"ladder",width:i}),Q("rails",a,{stroke:"ladder",
width:s})]}function kr(e,t,n,r){let{outline:o,stripe:s,skull:i,eyes:a,pupils:l,tongue:c}=_t(e,t,n,r),{skull:p,stripe:u,eye:f,pupil:d}=D.snake,h=`snake-${Gt(t,n)}`,
w=`${Vt(o)}Z`,y={"stroke-dasharray":"0.04 0.12"};return[Q("halo",w,{stroke:"cell",width:.06}),Q("tongue",c.map(k=>me(k)).join(""),{stroke:h,width:.025}),Q("skin",
w,{fill:h}),Q("stripe",Vt(s),{stroke:"cell",width:u},y),ze("skull",i,p,{fill:h}),...a.map(k=>ze("eye",k,f,{fill:"die"})),...l.map(k=>ze("pupil",k,d,{fill:"dieIn\
k"}))]}function xe(e,t){let n=[...t],r=n.filter(([i,a])=>i<a),o=n.filter(([i,a])=>i>a),s=(i,a,l,c)=>Je(i,c,{"data-ends":`${a} ${l}`});return[...r.map(([i,a])=>s(
"ladder",i,a,yr(e,i,a))),...o.map(([i,a])=>s("snake",i,a,kr(e,i,a,r)))]}function Fe(e){let[t,n]=ee(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:i,base:a,width:l}=D.
flag,[c,p,u]=s,f=w=>w.map(([y,k])=>[r+y,o+k]),d=me(f([s.slice(0,2),[c,u]])),h=`${me(f([[c,p],i,[c,a]]))}Z`;return Je("flag",[Q("pole",d,{stroke:"goal",width:l}),
Q("pennant",h,{fill:"goal"})])}function Te([e,t],n,r=1){let{side:o,corner:s,pip:i}=D.die,a=Ut(n).map(u=>ze("pip",u,i,{fill:"dieInk"})),l=Qt("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),c={name:"side",fill:"die",stroke:"now",width:.035},p=pt([-o/2,-o/2],o,o,c,{rx:s});return Je("die",[p,...a.length?a:[l]],{transform:`translate(${ae(
e)} ${ae(t)}) scale(${r})`})}function Yt(e,t,n){let[r,o]=ee(e,t),s={name:n,fill:"now",stroke:"now",width:.035},i={rx:.06,"fill-opacity":.08,"stroke-dasharray":"\
0.03 0.06"};return pt([o+.06,e.rows-r-.94],.88,.88,s,i)}function Zt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Yt(e,o,"stand")];if(n===null)return s;let i=J(
e,t);if(t===r)return[Te(i,n)];let{turn:a,neck:l,wings:c}=Ft(i,J(e,r),ke(e)),p=`--far:${ae(re(i,a).length+re(a,l).length)}`,u={stroke:"now",width:D.arc.width};return[
Yt(e,r,"landing"),...s,Q("arc",mt(i,a,l),u,{"stroke-linecap":"butt",style:p}),Q("tip",`${me(c)}Z`,{fill:"now"}),Te(i,n)]}function Xt(e,t,n){let r=n;return t.map(
([o,s,i],a)=>{let[l,c]=[J(e,r),J(e,s)],p=dt(l,c,c[0]>=l[0]?-.3:.3,.12,.16);r=i;let[u,f]=[p.middle[0],Math.floor(p.middle[1])+.5],d=mt(p.from,p.turn,p.neck),h=`${me(
p.wings)}Z`;return Je("leg",[Q("rim",d,{stroke:"cell",width:.1}),Q("shaft",d,{stroke:"ink",width:.05}),Q("tip",h,{fill:"ink"}),pt([u-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),Qt("order",[u-.16,f+.066],.19,`${a+1}`,"cell"),Te([u+.16,f],o,.8)],{style:`--order:${a}`})})}function en(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,i])=>[s,i].every(a=>a>=e.start&&a<=e.cells)).map(([s,i])=>{let[a,l]=[J(e,i),J(e,s)],{from:c,turn:p,
tip:u,wings:f}=dt(a,l,.12,.18,.13),d=mt(c,p,u)+me(f);return Q(r.has(s)?"branch.strong":"branch",d,{stroke:"ink",width:.03})})}var ft=e=>de(".face","-.19 -.19 .38 .38",te(Te([0,0],e))),Ue=()=>m("li.chip",m("span",{role:"img"}),m("small"));function Ke({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(j(e,"label",`Roll ${n}`),e.replaceChildren(ft(n))),C(t,r)}var pe=e=>`${$e(e).kind} ${e.join("→")}`,tn=(e,t)=>_({...e,name:"",jumps:t}),Ge=(e,t)=>tn(e,e.jumps.filter(([n])=>n!==t)),_e=(e,t,n)=>tn(e,[...Ge(e,t).jumps,[
t,n]]);function nn(e,[t,n],r,o){let s=Ge(e,t);return r?_e(s,t,o):_e(s,o,n)}var ht=({jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===
t));function rn(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=n);return _({...e,...t,name:"",jumps:r})}function on(e){let t=[e],n=0;return{now:()=>t[n],
add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){return n+=r,t[n]}}}function sn(e,t,n,r){let o=0,s=0,i=!1;function a({clientX:c,clientY:p}){let u=e.cellAt(c,p);!u||u===s||(s=u,i=!0,t(o,s))}function l(c){removeEventListener("poin\
termove",a),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),i&&(c?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:p,clientX:u,clientY:f})=>{let d=e.cellAt(u,f);i=!1,!(c||!p||!d)&&(o=s=d,addEventListener("pointermove",a),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>i,stop:()=>l()}}var Oe=(e,t)=>m("label.setting",m("span",e),t),vr=[[1,"on cell 1"],[0,"off the board"]],xr=[["stay","no move"],["bounce","bounce back"],["win","win"]],$r=[["","\
one"],["yes","as many as follow"]];function an(e){let t=m("input.button",{type:"number",min:1,max:lt,change:()=>e({cells:t.valueAsNumber})}),n=m("input.button",
{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let l=n.value.split(/[\s,]+/).filter(Boolean).map(Number);e({die:l.length===
1?l[0]:l})}}),r=se("Start",vr,1,l=>e({start:Number(l)})),o=se("Past the goal",xr,"stay",l=>e({overshoot:l})),s=se("Jumps in a throw",$r,"",l=>e({chained:!!l})),
i=[Oe("Cells",t),Oe("Die",n),Oe("Start",r)],a=[Oe("Past the goal",o),Oe("Jumps in a throw",s)];return{node:m(".settings",i,a),show(l){t.value=`${l.cells}`,n.value=
typeof l.die=="number"?`${l.die}`:l.die.join(" "),r.value=`${l.start}`,o.value=l.overshoot,s.value=l.chained?"yes":""}}}function be(e){return Array.isArray(e)?`[${e.map(be).join(", ")}]`:JSON.stringify(e)}function gt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},i=t){let a=[t!==
i&&`${t} cells (always ${i})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(a.length)throw new Error(`${e} has no place for ${a.join(", ")}`)}function Mr({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let i=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${i}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Sr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:i}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:i}}).map(([p,u])=>`  "${p}": ${be(u)}`).join(
`,
`)}
}
`}function Er(e){gt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${be(t)}
`}function Pr(e){gt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=U(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:i}of qe(t))n[s][i]=r.get(o)??-1;return`[${n.map(be).join(`,
 `)}]
`}function Tr(e){gt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Ve=[{name:"python",title:"Python: Board(...)",write:Mr},{name:"json",title:"JSON",write:Sr},{name:"move-array",title:"Move array, from 0",write:Er},{name:"\
grid",title:"LeetCode grid",write:Pr},{name:"hackerrank",title:"HackerRank text",write:Tr}];var ln=["jumps","ladders","snakes","die","start","chained","overshoot"],Or=ln.slice(0,3);function jr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function Rr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function Ar(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of Rr(t[1]).entries()){let[,s=r===0?"cells":"jumps",i]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!ln.includes(s))throw new Error(`a board has no option ${s}`);
Or.includes(s)?n.jumps.push(...Cr(i)):n[s]=cn(i)}return[n]}function cn(e){try{return jr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Cr(e){
let t=cn(e),n=o=>Array.isArray(o)&&o.length===2&&o.every(Number.isInteger),r=Array.isArray(t)?t.find(o=>!n(o)):e;if(r!==void 0)throw new Error(`expected a jump \
like 3: 22, not ${be(r)}`);return t}var Lr="format version name author source cells die start chained overshoot jumps".split(" ");function Wr(e){if(typeof e!="o\
bject"||!e||Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Lr.includes(o));if(t!==void 0)throw new Error(`a board has no k\
ey "${t}"`);for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||
r!==1)throw new Error(`this page reads snl-board 1, not ${n} ${r}`);return e}function dn(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(
`index ${r}: expected -1 or 0 to ${e.length-1}, not ${be(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Nr(e){let t=e.length;if(e.
some(r=>!Array.isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=qe(t).flatMap(({cell:r,row:o,
column:s})=>e[o][s]===-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Ir(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,l){let c=(t[n]??
"").trim().split(/\s+/);if(n+=1,c.length!==a||!c.every(p=>/^\d+$/.test(p)))throw new Error(`line ${n}: expected ${l}`);return c.map(Number)}function o(a,l){let[
c]=r(1,`the number of ${a}s`);if(c>100)throw new Error(`line ${n}: 100 cells have no room for ${c} ${a}s`);return U(c).map(()=>{let p=r(2,`the two cells of a ${a}`);
if((p[1]-p[0])*l<=0)throw new Error(`line ${n}: ${p.join(" ")} is not a ${a}`);return p})}let[s]=r(1,"the number of boards");if(!s)throw new Error("line 1: ther\
e is no board");let i=[];for(let a=0;a<s;a+=1)i.push({cells:100,jumps:[...o("ladder",1),...o("snake",-1)]});if(n<t.length)throw new Error(`line ${n+1}: this com\
es after the last board`);return i}function Hr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, withou\
t a point");let n=JSON.parse(e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Nr(r)]:typeof r[0]=="obje\
ct"?r.map(Wr):[dn(r)]}function un(e){let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return Ar(t).map(_);if(/^[[{]/.test(t))return Hr(t).map(_);if(n&&
/[\r\n]/.test(t))return Ir(t).map(_);if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole numbe\
r`);return[_(dn(r.map(Number)))]}throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers")}function mn(e){let t,[n]=Ve,r=m("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),o=m("p.quiet",{role:"alert"}),s=Ve.map(({name:d,title:h})=>[
d,h]),i=se("Notation",s,n.name,d=>{n=Ve.find(({name:h})=>h===d)??n,a()});function a(){if(f.open){r.value=r.placeholder="",C(o,"");try{r.value=n.write(t).trim()}catch(d){
r.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!r.value.trim()){C(o,"There is no text to copy.");return}r.select();let d=await We(r.value);
e.say(d?"Copied.":"The text is selected: copy it with the keys of your system.")}function c(){if(!r.value.trim()){C(o,"There is no text to read. Paste one into \
the box: in any of these notations.");return}try{let d=un(r.value);e.use(d[0]);let h=`The text holds ${d.length} boards. This is the first.`;C(o,d.length>1?h:"")}catch(d){
C(o,`This cannot be read: ${d.message}.`)}}let p=A("Use this text","Read the board in the text",c),u=m(".tools",i,A("Copy",null,l),p),f=Tt("Copy or paste as tex\
t",u,r,o);return f.addEventListener("toggle",a),{node:f,show(d){t=d,a()}}}var pn=(e,t)=>({change:n=>_e(n,e,t),says:`Drawn: ${pe([e,t])}.`}),fn=(e,t,n)=>({change:r=>nn(r,e,t,n),says:`Moved: ${pe(e)} is now ${pe(t?[e[0],n]:[n,e[1]])}.`}),
hn=e=>({change:t=>Ge(t,e[0]),says:`Removed: ${pe(e)}.`}),qr={change:e=>({...e,name:"",jumps:[]}),says:"Removed: all jumps."},Br={change:e=>Nt(e),says:"Drawn at \
random."},bt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function wt(e){let t,n,r=null,o=null,s=!0,i=m("b.amount"),a=m("span.quiet"),l=m("ol.\
thrown",{label:"A shortest route"}),c=m(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=A("Undo","Ctrl+Z",()=>e.go(-1)),u=A("Redo","Ctrl+Y",()=>e.
go(1)),f=A("Random","Other jumps",()=>E(Br)),d=A("Remove all jumps",null,()=>E(qr)),h=Pt("Route","One of the shortest routes",k,s),w=an(g=>E({change:M=>rn(M,g),
says:""})),y=mn(e);function k(g){s=g,x()}function S({distance:g,predecessor:M,throws:T,route:q}){t.paint({current:r,distance:g,predecessor:M,route:s,piece:!1}),
C(i,T??"none"),C(a,T===null?"the goal is out of reach":X(T).replace(/^\S+ /,"")),Le(l,q,Ue,(B,[Z,,$])=>Ke(B,Z,`to cell ${$}`))}let P=()=>ht(t.board,r)[0];function x(){
S(t);let g=P();t.light(g),t.hold(g??[]),c.replaceChildren(...ht(t.board,r).flatMap(v)),j(p,"aria-disabled",!e.can(-1)),j(u,"aria-disabled",!e.can(1))}function v(g){
let M=A(`Remove ${pe(g)}`,"Delete",()=>E(hn(g))),T=$e(g).ends.map((q,B)=>A(`Move its ${q}`,null,()=>{o={jump:g,end:B},e.say(`Choose the cell where the ${q} of ${pe(
g)} goes.`),t.cells.get(g[B])?.focus({preventScroll:!0})}));return[M,...T]}function E({change:g,says:M}){r=o=null;try{e.use(g(t.board)),e.say(`${M} ${bt(t.throws)}`.
trim())}catch(T){e.say(he(T.message)),w.show(t.board),x()}}function L(g,M){let T=P();return T?.includes(g)?fn(T,T.indexOf(g),M):pn(g,M)}function R(g,M){let T=t.
trial(L(g,M).change(t.board));S(T),e.say(`If you let go here: ${bt(T.throws)}`)}function z(){r=o=null,t.trial(t.board),x(),G()}let G=()=>e.say(`Drag from cell t\
o cell to draw a ladder or a snake. ${bt(t.throws)}`);return{name:"Draw",under:m("p.quiet.hint","Drag, or choose a cell and then another one."),side:[m(".score",
m("p","Fewest ",i,a)),l,c,m(".tools",p,u,f,d,h),w.node,y.node],show(g){t=g,r=o=null,n=sn(t,R,(T,q)=>E(L(T,q)),z),w.show(t.board),y.show(t.board),x(),G()},leave:()=>n.
stop(),choose(g){if(!(!g||n.wasDrawing()))if(o)E(fn(o.jump,o.end,g));else if(r===g)z();else if(r!==null)E(pn(r,g));else{r=g,x();let M=P(),T=M?` Or drag an end o\
f ${pe(M)}.`:"";e.say(`From ${g}: choose the cell where a jump ends. Escape cancels.${T}`)}},key(g,{ctrlKey:M,metaKey:T,shiftKey:q,altKey:B}){let Z=P();if(M||T){
let $=g==="y"||q&&g==="Z"?1:g==="z"?-1:0;return $&&e.go($),$!==0}if(g==="Escape"&&r!==null&&!B)z();else if((g==="Delete"||g==="Backspace")&&Z)E(hn(Z));else return!1;
return!0}}}var yt=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function gn(e,t){let n=e.start;return t.map(r=>{let o=yt(e,n,r);return n=o.stand,o})}function Ye(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o&&t.push(yt(e,n(),o)),o!==void 0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var wn={cells:2,start:1,columns:1,rows:2},yn=(e,t)=>de("",e,...t.map(te)),bn=(e,t)=>yn("0 0.3 1 1.4",xe(wn,new Map([[e,t]]))),Dr={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function kn({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[m("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,i])=>s<i)&&[bn(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,i])=>s>i)&&[bn(2,1),`Land on the head of a snake and you slide to its tail${r}`],[yn("0.3 0\
 0.8 0.6",[Fe({...wn,cells:1,rows:1})]),Dr[n]]].filter(s=>!!s).map(s=>m("li",s))}var[vn,xn]=[150,350],zr=.25,$n=24;function Jr({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[...U(o-e+1).map(i=>e+i),...U(o-n).
map(i=>o-1-i)]}function Fr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:i,spot:a}=Ee(e,n,r);return[a(0),a(i),J(e,r)]}let o=[...t].filter(([i,a])=>i<a),s=De(e,n,r,
ut(e,n,r,o));return[...U($n+1).map(i=>s(i/$n)),J(e,r)]}function Mn(e,t,n,r){let s=Jr(n,e.cells).map(c=>J(e,c)),i=[{at:s[0],time:0,easing:"ease-out"}],a=0;for(let[
c,[p,u]]of s.slice(1).entries()){let[f,d]=s[c],h=[(f+p)/2,Math.min(d,u)-zr];i.push({at:h,time:a+vn/2,easing:"ease-in"}),a+=vn,i.push({at:[p,u],time:a,easing:"ea\
se-out"})}for(let c of n.feet){let p=Fr(e,t,c);for(let[u,f]of p.entries())i.push({at:f,time:a+xn*(u+1)/p.length,easing:"linear"});a+=xn}let l=ye(r/(a||1),0,1);return i.
map(c=>({...c,time:c.time*l}))}var Ur="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Sn=([e,t])=>`translate(${e}px,${t}px)`;function En(e,t){let n=ie("path.piece",{d:Ur,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,j(n,"visibility",o===null&&"hidden")}return{node:n,stand(i){o=i,s(),i!==null&&j(n,"style",`t\
ransform:${Sn(J(e,i))}`)},rest:s,walk(i,a,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,p=i.flatMap(f=>{let d=Mn(e,t,f,a).map(
h=>({...h,time:c+h.time}));return c=d.at(-1)?.time??c,d});if(c===0)return;let u=p.map(({at:f,time:d,easing:h})=>({transform:Sn(f),offset:d/c,easing:h}));j(n,"vi\
sibility",null),r=n.animate(u,{duration:c}),r.onfinish=()=>{s(),l?.()}}}}var kt={current:null,frontier:[],distance:new Map,predecessor:new Map,visited:new Map},Kr=400;function Pn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){
let{start:i,cells:a,jumps:l}=t,c={cells:a,start:i,...e},{rows:p}=e,u=ke(c),{node:f,cells:d}=zt(c,n),h=new Map,w=tt("new"),y=tt("touched"),k=!1,S=kt,P=new Set,x=null,
v=[],E=`0 0 ${u} ${p}`,L=de(".layer.goal",E,te(Fe(c))),R=de(".layer.jumps",E,xe(c,l).map(te)),[z,G,g]=["g.tree","g.move","g.route"].map(O=>ie(O)),M=de(".layer.a\
bove",E,z,G,g),T=En(c,l),q=de(".layer.top",E,T.node),B=m(".sheet",f,L,R,M,q);function Z(O,H,K){let[Y,ne]=[S.distance.get(O),S.predecessor.get(O)],W=[`cell ${O}`,
d.get(O)?.dataset.end,...At(O,l)],ce=S.visited.has(O)?"visited":"not reached";return W.push(H?"current":"",Y!=null?`reached in ${X(Y,o)}`:ce,ne!=null?`from ${ne}`:
"",K?r:"",P.has(O)?"part of what is wrong":""),W.filter(Boolean).join(", ")}let $=O=>`var(--tint-${it(O,s)})`;function F(O,H,K){let Y=S.current===O,ne=S.visited.
has(O),W=S.distance.get(O),ce=S.predecessor.get(O),Ce=`${[Y,K,ne,W,ce,P.has(O)]}`;if(h.get(O)===Ce)return;h.set(O,Ce);let ir=W!=null?"reached":ne&&"visited";et(
H,{"data-distance":W,"data-tint":W!=null&&it(W,s),"data-from":ce,"data-visited":ne,"data-waits":K,"aria-current":Y,"data-state":Y?"current":K?"frontier":ir,label:Z(
O,Y,K)}),W!=null&&H.style.setProperty("--tint",$(W)),j(H.lastChild,"data-is",rt(W)||null)}function le(){let O=new Set(S.frontier.map(([H])=>H));for(let[H,K]of d)
F(H,K,O.has(H))}function b(){let O=k?en(c,S.predecessor,S.current):[];z.replaceChildren(...O.map(te))}let N=O=>O.map(H=>R.querySelector(`[data-ends="${H} ${l.get(
H)}"]`));function V(O,H){let K=new Set(N(H));for(let Y of R.children)I(Y,O,K.has(Y))}function oe(){let O=v.flatMap(([,H,K])=>K===H?[]:t.ride(H).feet);g.replaceChildren(
...Xt(c,v,i).map(te)),I(R,"routed",v.length),V("taken",O)}let Ae=()=>I(B,"arrived",!0),sr=`${u>7?".close":""}${u>12?".dense":""}${u>24?".tiny":""}`;return{plan:c,
cells:d,columns:u,shape:u/p,node:m(`.board${sr}`,{style:`--wide:${u};--high:${p}`},B),paint(O,H,K,Y,ne=0){S=O;let W=`${Object.values(K??{})}`!=`${Object.values(
x??{})}`,ce=`${Y}`!=`${v}`;[x,v]=[K,Y],(W||v.length)&&T.rest(),I(B,"arrived",!1),le(),w([...H].map(Ce=>d.get(Ce))),b(),G.replaceChildren(...(x?Zt(c,x):[]).map(te)),
y(N(x?.feet??[])),ce&&oe(),ne>0&&v.length?T.walk(gn(t,v),Kr,Ae):ne>0&&W&&x&&T.walk([x],ne)},piece:T,top:q,celebrate:Ae,showTree(O){k=O,b()},mark(O,H){let K=H.flatMap(
W=>W.moves??[]),Y=H.flatMap(W=>W.jumps??[]),ne=K.flatMap(([,W])=>t.ride(W).feet);V("found",[...Y.map(([W])=>W),...ne]),P=new Set(H.flatMap(W=>W.cells??[]));for(let[
W,ce]of d)I(ce,"differs",W===O),I(ce,"found",P.has(W));le()},drawn:()=>({plan:c,jumps:l,farthest:s,state:S,found:P,move:x,treeShown:k,route:v})}}function Tn(e){let{cells:t,die:n=6,start:r=1,chained:o,overshoot:s}=e,i=new Map(e.jumps.filter(([u,f])=>u!==f)),a=typeof n=="number"?Array.from({length:n},(u,f)=>f+
1):n;function l(u,f=[]){if(f.includes(u))return{feet:f,stand:null};let d=i.get(u);return d===void 0||f.length&&!o?{feet:f,stand:u}:l(d,[...f,u])}function c(u){return u<=
t?u:s==="win"?t:s==="bounce"?2*t-u:0}function p(u){return u===t?[]:a.flatMap(f=>{let d=c(u+f),h=d>0?l(d).stand:null;return h===null?[]:[[f,d,h]]})}return{cells:t,
start:r,faces:a,jumps:i,ride:l,moves:p}}function vt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,i=[e];for(let l of i){let c=(r.get(l)??0)+1;for(let p of n(l)){let u=p[2];r.has(
u)||(r.set(u,c),o.set(u,l),s.set(u,p),i.push(u))}}let a=[];for(let l=t,c=s.get(l);c;c=s.get(l))a.unshift(c),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:a}}var _r=1400;function je(e){let t=Tn(e),n=vt(t),r=Pn({layout:Wt(e.cells),rules:t,label:`Board: ${ve(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:i,piece:a}=r,l=ie("g.sketch");r.top.prepend(l);let c=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:i,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(p){let{near:u=[],move:f=null,route:d=!1,piece:h=!0,...w}=p,y=[
...u].map(S=>[S,""]),k={...kt,...w,frontier:y};r.paint(k,[],f,d?o:[]),a.stand(h?k.current:null)},walk(p){a.walk([p],_r,()=>p.stand===e.cells&&r.celebrate())},rest:a.
rest,trial(p){let u=new Map(p.jumps),f=new Set;for(let y of[...c?.children??[]]){let[k,S]=(y.getAttribute("data-ends")??"").split(" ").map(Number);u.get(k)===S?
f.add(k):y.remove()}let d=new Map(p.jumps.filter(([y])=>!f.has(y))),h=xe(s,d).map(te);for(let y of h)I(y,"lit",!0);c?.append(...h),t.jumps.clear();for(let[y,k]of u)
t.jumps.set(y,k);let w=vt(t);return o=w.route,w},light(p){for(let u of c?.children??[])I(u,"lit",u.getAttribute("data-ends")===p?.join(" "))},hold(p){let u=p.map(
f=>{let[d,h]=J(s,f);return ie("circle",{cx:d,cy:h,r:.13,style:"fill:var(--paper);stroke:var(--now);stroke-width:.06px"})});l.replaceChildren(...u)},cellAt(p,u){
let d=r.node.getRootNode().elementFromPoint(p,u)?.closest("[data-cell]"),h=d&&r.node.contains(d)&&d.dataset.cell;return h?Number(h):null}}}var On=({columns:e,shape:t,
node:n})=>m(".thumb",{inert:"",style:`--columns:${e};--shape:${t}`},n),jn=e=>new Set(e.map(([,t])=>t));function Gr(e,t){let n=`You reached the goal in ${X(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a ro\
ute?`}var Vr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Yr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Vr()?`\
 (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function Rn(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no th\
row is needed.":Yr(n);let o=jt(r);return e.won()?`${o} ${Gr(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function An(e,t,{
cells:n}){let r=`${Ne(st(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Cn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${X(e)}: ${n.join(", ")}.`}function xt(e,t){let n,r,o=m(".dice",{role:"group",label:"Choose what the die shows"}),s=m("b.amount"),i=m("span.quiet"),a=m("b.amount"),l=m("ol.thrown.history",
{label:"Your throws"}),c=m("ul.guide",{label:"How to play"}),p=A("Undo","Take the last throw back (Backspace)",S),u=A("Start again","Back to the start",P),f=A("\
Show the shortest route",null,x),d=!1;function h(){let{thrown:v}=r,E=r.moves(),L=d||r.won();n.paint({current:r.at(),near:jn(E),distance:r.trail(),move:d?null:v.
at(-1)??null,route:d});for(let R of o.children){let z=Number(R.dataset.face);j(R,"aria-disabled",!E.some(([G])=>G===z))}C(s,v.length),C(i,v.length===1?"throw":"\
throws"),C(a,L?n.throws??"none":"?"),Le(l,v,Ue,(R,z)=>Ke(R,z.face,ot(z))),c.hidden=v.length>0;for(let R of[p,u])j(R,"aria-disabled",!v.length);j(f,"aria-pressed",
`${d}`),j(e.root,"data-won",r.won())}let w=()=>e.say(Rn(r,n.throws,n.faces));function y(v){if(r.won())return;let E=r.at();d=!1,r.throws(v)?(k(),n.walk(r.thrown[r.
thrown.length-1])):(h(),e.say(An(v,E,n.board)))}function k(){h(),w(),t?.(r.thrown.map(({face:v})=>v))}function S(){r.undo()&&k()}function P(){r.thrown.length&&(r=
Ye(n.rules),d=!1,k())}function x(){d=!d,h(),d?e.say(Cn(n.throws,n.route)):w()}return{name:"Play",under:o,side:[m(".score",m("p","You ",s,i),m("p","Fewest ",a)),
m(".tools",p,u,!t&&f),c,l],show(v){n=v,r=Ye(n.rules),d=!1,c.replaceChildren(...kn(n.board)),o.replaceChildren(...n.faces.map(E=>{let L=A(ft(E),null,()=>y(E),`Th\
row ${E}`);return j(L,"data-face",E),L})),h(),w()},replay(v){let E=r;r=Ye(n.rules);let L=v.every(R=>r.throws(R));return L||(r=E),h(),w(),L},leave:()=>j(e.root,"\
data-won",null),choose(v){let E=r.moves(),L=E.find(([,R])=>R===v)??E.find(([,,R])=>R===v);L?y(L[0]):r.won()||e.say(`No throw leads from ${r.at()} to ${v}.`)},key(v,{
ctrlKey:E,metaKey:L,altKey:R}){if(E||L||R)return!1;let z=Number(v);if(v==="Backspace")S();else if(v!==" "&&n.faces.includes(z))y(z);else return!1;return!0}}}var Ln=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var $t=new Map;function Zr(e){let t=$t.get(e)??new CSSStyleSheet;return $t.has(e)||t.replaceSync(e),$t.set(e,t),t}function Wn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Ln;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Zr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Nn=e=>e.getRootNode().activeElement??
null;function In(e){let t=m("span.strip.quiet",{role:"status"}),n=m("span.clock.quiet",{"aria-hidden":"true"}),r=m("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:m("span.progress",r,t),say(o,s=""){C(t,o),s&&t.append(m("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,C(t,"")},loads({
part:o,ready:s},i){r.hidden=s===!0,o!==void 0&&j(r,"value",o),C(t,s?i:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>C(n,`${Math.round(
(performance.now()-o)/1e3)} s`),i=setInterval(s,1e3);return s(),()=>{clearInterval(i),C(n,""),r.hidden=!0}}}}var Hn=["sessionStorage","localStorage"],Xr="This browser stores nothing here",eo="The browser's storage is full";function Mt(e,t){try{return JSON.parse(window[e].
getItem(t)??"null")}catch{return null}}function qn(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(
n)),""}catch(r){return r.name==="QuotaExceededError"?eo:Xr}}var[Ze,Xe]=["snl-workbench",1],Bn="download what you want to keep.",to=`Another version of the workbench has stored code here, which is left alone: ${Bn}`;function Qe(e){
let t=Mt(e,Ze);return t?.version===Xe&&typeof t.sources=="object"&&typeof t.signature=="string"?t:null}var no=e=>(Mt(e,Ze)?.version??Xe)!==Xe;function Dn(){let e=Hn.
some(no),t={version:Xe,signature:"board",sources:{}},n=Qe("sessionStorage")??Qe("localStorage")??t;return{kept:n,store(r){if(e)return to;let o={...(Qe("localSto\
rage")??n).sources};r in n.sources?o[r]=n.sources[r]:delete o[r];let s=qn(Ze,n,{...n,sources:o});return s&&`${s}: ${Bn}`},elsewhere:r=>Qe("localStorage")?.sources[r]??
null,follow(r){let o=({key:s})=>s===Ze&&r();return addEventListener("storage",o),()=>removeEventListener("storage",o)}}}function zn(e,t,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([e],{type:t})),r.download=n,r.click(),setTimeout(()=>URL.revokeObjectURL(
r.href),6e4)}var ro="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Jn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,i={programs:[],signatures:[]},a={kind:t===null?"mine":"link"},l=!1,c="",p=null,u=m(".tools"),f=m(".tabs",{role:"group",label:"Program"}),d=()=>a.kind===
"mine"||a.kind==="second",h=()=>({kind:l?"second":"mine"}),w=$=>$&&s.second||s.signature,y=$=>`${$?"2:":""}${w($)}`;function k(){let $=i.signatures.find(({name:F})=>F===
w(l));return s.sources[y(l)]??$?.template??""}function S(){return d()?k():a.kind==="link"?t??"":i.programs.find(({name:$})=>$===a.name)?.source??""}function P($){
a=$,d()&&l!==(a.kind==="second")&&(l=!l,p=null,x()),Z(),n(S(),!d())}function x(){let $=e.elsewhere(y(l));$!==k()&&(p=$)}function v(){let[$,F]=[p,r()];E($??""),P(
h()),p=F,Z()}function E($){s.sources[y(l)]=$,c=e.store(y(l))}function L(){delete s.sources[y(l)],c=e.store(y(l)),P(h())}function R($){l||(s.second=w(!0)),s[l?"s\
econd":"signature"]=$,c=e.store(y(l)),p=null,x(),P(h())}function z(){let $=`${a.name??(l?"my-other":"mine")}.py`.replaceAll("-","_");zn(r(),"text/x-python",$)}function G(){
l=!1,E(t??""),P({kind:"mine"})}function g($,F,le=null){let b=A($,le,()=>P({kind:F}));return j(b,"aria-pressed",`${F===a.kind}`),b}function M($,F){let b=i.programs.
filter(V=>V.kind===F).map(({name:V,title:oe})=>m("option",{value:V},oe)),N=m("optgroup",b);return N.label=$,N}function T(){let $=se("A program to look at",[["",
"Look at a program"]],"",F=>P(F?{kind:"program",name:F}:h()));return $.append(M("Algorithms","algorithm"),M("Mistakes","mistake")),$.value=a.name??"",I($,"chose\
n",a.kind==="program"),$}let q=()=>A("Download","As a file of Python",z);function B(){let $=i.signatures.map(({name:N,title:V})=>[N,V]),F=se("How it is called",
$,w(l),R),le=A("Reset","Back to the beginning of this signature",L),b=A("Other tab's code","Exchange it with the code here",v);return b.hidden=p===null,[F,le,q(),
b]}function Z(){f.replaceChildren(g("Mine","mine"),g("My other","second","Another program of yours: Compare runs both"),...t===null?[]:[g("From the link","link")],
T());let $=A("Make it mine","Instead of what is there",G);d()?u.replaceChildren(...B()):u.replaceChildren(...a.kind==="link"?[$]:[],q())}return{node:m(".program\
s",f,u),kind:()=>a.kind,isMine:d,trouble:()=>c||(p===null?"":ro),end:e.follow(()=>{x(),Z(),o()}),show($){i=$,x(),i.signatures.some(({name:F})=>F===s.signature)||
(s.signature="board"),P(a)},changed($){d()&&E($)},question(){return a.name?{name:a.name}:{source:r(),signature:d()?w(l):null}},other(){let $=s.sources[y(!l)];return d()&&
$?.trim()?{source:$,signature:w(!l)}:null}}}function Fn(e){let t=m(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=m("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Re=e=>e===null?"out of reach":X(e),fe=(e,t,...n)=>m(`.card.${e}`,{role:"group",label:t},m("b.card-title",t),n),we=e=>e&&m("p",e),ue=e=>e&&m("p.quiet",e),Un=(e,t)=>m(
"p","Right is ",m("b",Re(e)),", yours says ",m("b",Re(t)),"."),Kn=e=>e?.words?.exception==="EOFError"&&"Nobody can answer input() here: use what the function is\
 given.";function _n(e,{point:t}){return e===null?null:m(".tools",A(`Show line ${e}`,null,()=>t(e)))}function oo(e,t){let n=_(e),r=je(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:On(r)}}function so(e,t){
let{report:n}=e,r=`The boards: ${n.boards[0].toLowerCase()}${n.boards.slice(1)}.`,o=n.notes.map(i=>ue(`Note: ${i.says}.`));if(n.correct===!1)return ao(e,n,[ue(r),
...o],t);if(n.correct)return io(n,[ue(r),...o]);let s=`${n.name} could not be judged`;return fe("open",s,we(he(n.finding.says)),...o)}var Gn=({tried:e})=>`${e.toLocaleString(
"en")} ${e===1?"board":"boards"} tried`;function io({name:e,proven:t,tested:n,tried:r},o){let s=m("p",m("b","Proven"),`, by playing every one: ${t}.`),i=m("p",m(
"b","Tested"),`, which proves nothing about others: ${n}.`),a=`${e} is right on every board that was tried`;return fe("right",a,s,n&&i,ue(`${Gn({tried:r})}.`),...o)}
function ao({like:e,stepper:t},n,r,o){let{finding:s,expected:i,got:a,smallest:l}=n,{board:c,node:p}=oo(n.board,s),u=t&&A("Step to the first difference",null,()=>o.
step(t)),f=e.slice(0,2).map(({title:y,repair:k})=>`It answers like a known mistake: ${y}. The repair: ${k}`),d=typeof a=="number"?null:a,h=[typeof a=="number"||
a===null?Un(i,a):we(`Right is ${Re(i)}. Yours: ${a.says}.`),s.kind!==d?.kind&&we(he(s.says)),we(Kn(d)),...f.map(ue),ue(`${ve(c)} · ${Gn(n)}`),...r,m(".tools",u,
o.draw(c))];return fe("wrong",`Wrong on this board${l?", the smallest there is":""}`,m(".exhibit",p,m(".told",h)))}function lo({right:e,ended:t,throws:n,expected:r,
finding:o,line:s},i){if(e)return fe("right",`Right on this board: ${Re(n)}`,ue("One board proves little. Check plays them all, smallest first."));let a=t==="ret\
urned";return fe("wrong",a?"Wrong on this board":"No answer on this board",a&&Un(r,n),o&&we(he(`${o.says}${s===null?"":`, in line ${s}`}`)),we(Kn(o)),_n(s,i))}var co=[
"program","throws","agrees","cells taken","edges","longest frontier"];function uo({comparison:{throws:e,rows:t}}){let n=t.map(a=>{let l=a.answered?[a.throws??"n\
one",a.agrees?"yes":"no"]:["no answer","–"],c=[a.cells_taken,a.edges_looked_at,a.longest_frontier],u=[...l,...c.map(f=>f??"–")].map(f=>m("td",`${f}`));return m(
"tr",m("th",{scope:"row"},a.algorithm),u)}),r=co.map(a=>m("th",{scope:"col"},a)),o=m("table",m("thead",m("tr",r)),m("tbody",n)),s=t.map(({algorithm:a,first_difference:l})=>l&&
ue(`${a} first differs at cell ${l.cell}: ${l.finding.says}.`)),i=`On this board: ${Re(e)}`;return fe("open",i,nt("","Comparison",o),...s)}var mo={board:"This b\
oard does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"};
function po({what:e,says:t,line:n},r){let o=e==="stopped"?"open":"wrong",s=we(he(`${n===null?"":`line ${n}: `}${t}`));return fe(o,mo[e]??"That did not work",s,_n(
n,r))}function fo({printed:e,more_printed:t}){if(!e?.length)return null;let n=e.map(({line:o,text:s})=>m(".print",m("span.quiet",o===null?"":`line ${o}`),m("cod\
e",s))),r=t>0&&`… and ${t.toLocaleString("en")} characters more.`;return fe("open","It printed",nt(".printed","What it printed",n),ue(r))}function ho(e,t){return e.
kind==="failure"?po(e,t):e.of==="check"?so(e,t):e.of==="compare"?uo(e):e.of==="solve"?lo(e,t):null}var Vn=(e,t)=>[ho(e,t),fo(e)].filter(n=>!!n),Yn=e=>e[0]?.querySelector(
".s-card-title")?.textContent??"",Qn=e=>e[0]?.querySelector("p")?.textContent??"";var go=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],bo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Zn="It runs …",wo="Write a second program in “My other”, and Compare runs both of yours.";function Xn(e,t){let n,r=null,o=!1,s=!1,
i=!1,a=t.host(S),l=Dn(),c=t.store.get().code,p=m(".editor"),u=m("p.note.quiet"),f=In(a.size),d=m(".cards"),h=Fn(t),w=A("Stop","End what is running",()=>a.stop()),
y=go.map(([g,M,T])=>A(g,T,()=>R(M))),k=Jn({keeper:l,arrived:c,open:P,text:()=>r?.text()??"",heard:()=>x()});function S(g){i&&f.loads(g,Zn)}function P(g,M){r?.open(
g,M),x()}function x(){let g=k.kind()==="link",M=k.isMine()?k.trouble():"";C(u,g?bo:M||(a.refusal??"")),I(u,"strong",g)}async function v(){o=!0;try{let[{make:g},
M]=await Promise.all([t.editor(),t.shelf()]);r=g(p,"Program",E),k.show(M)}catch(g){o=!1,C(u,`The editor cannot be loaded: ${g.message}`)}L()}function E(g){k.changed(
g),x()}function L(){for(let g of y)j(g,"aria-disabled",i||!r||!!a.refusal);w.hidden=!i,j(d,"aria-busy",`${i}`),!s&&a.size&&f.say(`Python (${a.size}) loads at th\
e first run.`)}async function R(g){if(i||!r||a.refusal)return;s=i=!0,r.point(null),d.replaceChildren(),h.clear(),f.say(Zn),L();let M=g==="compare"?k.other():null,
{board:T}=n,q={kind:g,program:k.question(),board:T,other:M},B=await a.ask(q,Z=>f.say(`${Z} …`));i=!1,f.done(),L(),G(B)}function z(g){e.use(g),e.enter("Draw")}
function G(g){let M=Vn(g,{step:h.step,draw:B=>A("Move this board to Draw",null,()=>z(B)),point(B){r?.point(B),r?.focus()}});(g.kind==="result"&&g.of)==="compare"&&
k.isMine()&&!k.other()&&M.push(m("p.quiet",wo)),d.replaceChildren(...M),"line"in g&&g.line&&r?.point(g.line),d.scrollIntoView({block:"nearest"}),g.kind==="resul\
t"&&g.of==="trace"&&h.step(g.stepper);let q=Yn(M);e.say(q?`${q}. ${Qn(M)}`:"Step through the run below.")}return{name:"Write",under:m("p.quiet.hint","The board \
on which it runs. Change it in Draw."),side:[k.node,u,p,m(".tools.acts",y,w,f.node)],foot:[d],below:[h.node],show(g){n=g,n.paint({piece:!1}),o||v(),L(),e.say("W\
rite a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),a.end(),k.end(),r?.destroy()},more:()=>k.isMine()?
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
page:o}=n,s=(t.gallery??[]).map(_),i=m("p.speaker",{role:"status"}),a=m("span.quiet"),l=m("p.trouble",{role:"alert"}),c=m(""),p=m(".main",c),u=m(".side"),f=m(".\
stage",p,u),d=m(".foot"),h=m(""),w=m("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:w,say:b=>C(i,b),use(b){S.add(b),
g(b),G()},can:b=>S.can(b),go(b){S.can(b)&&(g(S.go(b)),G())},enter(b){M(P.find(N=>N.name===b)??x),g(v.board),G()}},k=r.get(),S=on(k.board??_(t.board)),P=t.only?[
t.only==="Play"?xt(y,n.played):wt(y)]:[xt(y),wt(y),Xn(y,n)],x=P.find(({name:b})=>b===k.mode)??P[0],v=je(S.now()),E=s.map(({name:b},N)=>[`${N}`,b]),L=se("Board",
[["","Your board"],...E],"",b=>{let N=s[Number(b)];b&&N&&y.use(N)}),R=m("input.address",{readonly:"",label:"To copy",hidden:""});async function z(){let N=`${location.
href.split("#")[0]}${Bt(v.board,x.name,x.more?.()??null)}`;R.value=N,R.hidden=await We(N),R.hidden||R.select(),y.say(R.hidden?"Copied: a link to this board.":"C\
opy the link from the field.")}function G(){r.set({...v.board,name:""},x.name,k.code)}function g(b){let N=Nn(c),V=c.contains(N)&&N?.dataset.cell;v.rest(),v=je(b),
c.replaceChildren(v.node),j(f,"style",`--shape:${v.shape};--columns:${v.columns}`),j(w,"style",`--rows:${v.plan.rows}`),C(a,ve({...b,name:""}));let oe=s.findIndex(
Ae=>ge(Ae)===ge(b));L.value=oe<0?"":`${oe}`,L.options[0].hidden=oe>=0,R.hidden=!0,C(l,""),x.show(v),V&&v.cells.get(Number(V))?.focus({preventScroll:!0})}function M(b){
x.leave(),x=b,T()}function T(){for(let b of q)j(b,"aria-pressed",`${b.textContent===x.name}`);I(w,"drawing",x.name==="Draw"),I(w,"writing",x.name==="Write"),p.replaceChildren(
c,x.under),u.replaceChildren(m(".says",i),...x.side),d.replaceChildren(...x.foot??[]),h.replaceChildren(...x.below??[])}let q=P.map(b=>A(b.name,null,()=>y.enter(
b.name)));Dt(w,b=>x.choose(b)),w.addEventListener("keydown",b=>{let N=b.target;nr(b)&&b.stopPropagation(),!N.matches(tr)&&x.key(b.key,b)&&b.preventDefault()});function B(b){
let N=b.composedPath()[0];if(b.defaultPrevented||!nr(b)||!/^[1-9]$/.test(b.key)||N.closest(`${tr}, .snl-stepper`))return;let{top:V,bottom:oe}=c.getBoundingClientRect();
oe>0&&V<innerHeight&&x.key(b.key,b)&&b.preventDefault()}function Z(){let{board:b,mode:N,trouble:V}=r.get();b&&(ge(b)!==ge(v.board)||o)&&(S.add(b),M(P.find(oe=>oe.
name===N)??x),g(b)),C(l,V)}o&&addEventListener("keydown",B);let $=r.subscribe(Z),F=m(".head",!t.only&&m(".modes",{role:"group",label:"What to do"},q),s.length>0&&
m("label.board-of",m("span","Board"),L),a,o&&m(".tools",A("Copy link","A link to this board",z),R));w.append(m(".frame",F,l,f,d)),I(w,"only",t.only),I(w,"fixed",
t.fixed);let{remove:le}=Wn(e,er,w);return e.append(h),T(),g(v.board),C(l,k.trouble),{show:g,replay:b=>x.replay?.(b)??!1,destroy(){removeEventListener("keydown",
B),$(),v.rest();for(let b of P)b.end?.();h.remove(),le()}}}async function or(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var ko={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function vo(e){let t=ct();function n({said:r,ended:o}){o&&t.settle(Be(ko)),r&&t.hear(
r)}return e.on("msg:custom",n),{size:null,refusal:null,ask(r,o){let s=t.ask(r,o);return e.send({ask:t.message()}),s},stop(){e.send({stop:!0}),t.settle(Be(Ht))},
end:()=>e.off("msg:custom",n)}}function St(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send(
{wants:t})})}function xo({model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=rr(t,r,{host:()=>vo(e),editor:async()=>or(await St(e,"edi\
tor"),"snlEditor"),shelf:()=>St(e,"shelf"),async step(i,a){return n??=St(e,"stepper").then(l=>or(l,"snlStepper")),(await n).mount(i,a,{level:2,difference:!0})},
store:{get:()=>qt({..._(e.get("drawn")),name:""}),set(i){e.set("drawn",i),e.save_changes()},subscribe(i){return e.on("change:drawn",i),()=>e.off("change:drawn",
i)}},page:!1}),s=new AbortController;return Ot(t,s.signal),()=>{s.abort(),o.destroy()}}var $o={render:xo};export{$o as default};
