// built from web/ by `npm run build`
function A(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function _e(e,t){for(let n in t)A(e,n,t[n])}var F=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),tr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,nr="http://www.w3.org/1999/xhtml",rr="http://www.w3.org/2000/svg";function $t(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
F(s,a,!0);for(let a of n)tr(a)?_e(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>$t(nr,e,t),ae=(e,...t)=>$t(rr,e,t),ie=(e,t,...n)=>ae(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function N(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Ge(e){let t=[];
return n=>{for(let r of t)F(r,e,!1);t=n.filter(r=>!!r);for(let r of t)F(r,e,!0)}}var W=(e,t,n,r)=>u("button.button",{type:"button",title:t,label:r,click:n},e);function Mt(e,t,n,r=!1){let o=W(e,t,()=>{r=!r,A(o,"aria-pressed",`${r}`),n(r)});return A(
o,"aria-pressed",`${r}`),o}function oe(e,t,n,r){let o=t.map(([a,i])=>u("option",{value:a,selected:a===n&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Ve=(e,t,...n)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var St=(e,...t)=>u("details.fold",u("summary",e),...t);function Pt(e,t){let n=({target:r,ctrlKey:o,metaKey:s,altKey:a})=>{!(r instanceof Element)||!e.contains(r)||A(r,"data-lm-suppress-shortcuts",!(o||s||a))};addEventListener(
"keydown",n,{capture:!0,signal:t})}var ve={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:U}=ve,_=e=>Array.from({length:e},(t,n)=>n),ge=(e,t,n)=>Math.min(n,Math.max(t,e));function ne({start:e,columns:t},n){let r=1-e;if(n===0)return[0,0];let o=Math.
floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}function Tt({cells:e,start:t}){return _(e+1-t).map(n=>n+t)}var be=({columns:e,start:t})=>e+1-t;function K(e,t){
let[n,r]=ne(e,t),[o,s]=U.anchor;return[r+o,e.rows-n-1+s]}function re([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(c,d=0)=>[
e+c*s-d*a,t+c*a+d*s]}}function Et([e,t],[n,r],[o,s]){let[a,i]=[o-n,s-r],c=((e-n)*a+(t-r)*i)/(a*a+i*i||1),d=ge(c,0,1);return Math.hypot(e-n-d*a,t-r-d*i)}function Ae(e,t){
let[[r,o],[s,a]]=[e(t-1e-4),e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Re(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of _(r)){let[i,c]=[t+a*o,t+(a+
1)*o],[[d,m],[l,f]]=[e(i),e(c)],[[p,h],[w,k]]=[Ae(e,i),Ae(e,c)];s.push([d+p*o/3,m+h*o/3],[l-w*o/3,f-k*o/3],[l,f])}return s}var sr=4,Ye=(e,t)=>{let n=ve.light.tints.
length-1;return Math.round(n*ge(e/Math.max(t,sr),0,1))};var Ze=400,Qe=20,ar=["stay","bounce","win"];function xe(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function ir(e){if(!Array.isArray(e))return xe(e,"the die",1,Qe);if(!e.length||e.length>Qe)throw new Error(`a die \
in this page has 1 to ${Qe} faces, not ${e.length}`);let t=e.map(r=>xe(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function lr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)xe(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function G(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,Ze);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=ar.find(d=>d===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:lr(i,n),die:ir(r),start:xe(o,"start",0,1),chained:s,overshoot:c}}function Xe(e){let t=Math.ceil(Math.sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**
2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var We=e=>_(e*e).map(t=>{let{columns:n,rows:r}=Xe(e*e),[o,s]=ne({cells:e*e,start:1,columns:n,rows:r},t+1);return{cell:t+
1,row:e-1-o,column:s}});function Ot(e,t=Math.random){let n=_(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.floor(n.length/4)),o=()=>n.
splice(Math.floor(t()*n.length),1)[0],s=_(2*r).map(a=>{let[i,c]=[o(),o()].sort((d,m)=>d-m);return a<r?[i,c]:[c,i]});return G({...e,name:"",jumps:s})}function we({
name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([d,m])=>m>d).length,c=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===1?"ladder":"ladde\
rs"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===0&&c.push("starts off the boa\
rd"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the goal wins"),(e?[e,...c]:c).join(" · ")}var et={format:"snl-workbench",version:2},Le=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var jt={what:"stopped",says:"You stopped it."};var cr=["Draw","Write"];var dr=e=>cr.includes(e)?`&${e.toLowerCase()}`:"",ur=2e4;function mr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>ur?"":`&code=${btoa(String.fromCharCode(
...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function ye({cells:e,jumps:t,die:n,start:r,chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Ct=e=>({board:e,mode:"",code:null,trouble:""});var At=(e,t,n)=>`${ye(e)}${dr(t)}${mr(n??"")}`;var tt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${tt(e)} ${e===1?t.replace(/s$/,""):t}`,pe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Rt(e){if(!e)return"";let{from:t,face:n}=e;return n===null?`${pe(Wt(e))} from ${t}.`:`From ${t}, roll ${rt(n)}: ${nt(e)}.`}function nt(e){let t=Wt(e);return`\
land on ${e.landing}${t&&`, ${t}`}`}function Wt({landing:e,stand:t,feet:n}){return t===e?"":n.length>1?`follow the jumps to ${t}`:t>e?`climb to ${t}`:`slide to ${t}`}
var Lt=(e,t)=>[...t].flatMap(([n,r])=>n===e?`${r>n?"foot of a ladder":"head of a snake"} to ${r}`:r===e?`${r>n?"top of a ladder":"tail of a snake"} from ${n}`:[]),
rt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"a"} ${e}`;function ee({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),d=[n.style,...c].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ae(m,{...n,style:d||null},a.map(ee),i)}function Nt(e,t,n,r){let{spot:o}=re(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function It(e,t,n){let{least:r,more:o,head:s,edge:a}=U.arc,{length:i,spot:c}=re(
e,t),d=r+o*i,l=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[f,p]=c(i/2,l*d*2),h=[ge(f,a,n-a),Math.max(p,a)],w=re(h,t),k=w.spot(w.length-.06);return{from:e,turn:h,tip:k,...Nt(
k,h,s,s*.4)}}function ot(e,t,n,r,o){let{length:s,spot:a}=re(e,t),i=Math.min(r,s/4),c=a(s-i),d=a(s/2,2*n);return{from:a(i),turn:d,tip:c,middle:a(s/2,n),...Nt(c,d,
o,o/2)}}function qt(e){if(e>6)return[];let t=U.die.side*.27,n=[[0,0]],r=(o,s)=>[[o,s],[-o,-s]];return[...e%2?n:[],...e>1?r(-t,-t):[],...e>3?r(-t,t):[],...e===6?
r(-t,0):[]]}function $e(e,t,n){let{length:r,spot:o}=re(K(e,t),K(e,n));return re(o(U.apart),o(r-U.apart))}function Bt(e,t,n){let{length:r,spot:o}=$e(e,t,n),{half:s,over:a,rung:i}=U.
ladder,c=Math.max(2,Math.round(r/i)),d=[s,-s].map(l=>[o(-a,l),o(r+a,l)]),m=_(c+1).map(l=>{let f=r*l/c;return[o(f,s),o(f,-s)]});return{rails:d,rungs:m}}function Ht(e,t){
let n=(e+t)%2?-1:1;return[0,U.snake.bow,-U.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function Ne(e,t,n,{hand:r,bow:o}){let{length:s,spot:a}=$e(e,t,
n),{swing:i,wave:c}=U.snake,d=Math.max(1,Math.round(s/c)),m=r*Math.min(i,.08*s);return l=>{let f=1-(2*l-1)**4,p=m*f*Math.sin(2*Math.PI*d*l)+o*Math.sin(Math.PI*l);
return a(s*l,p)}}function st(e,t,n,r){let o=r.map(([i,c])=>[K(e,i),K(e,c)]),s=be(e),a={cost:1/0,manner:Ht(t,n)[0]};for(let i of Ht(t,n)){let c=Ne(e,t,n,i),d=_(25).
map(p=>c(p/24)),m=d.some(([p,h])=>p<.15||p>s-.15||h<.15||h>e.rows-.15),f=d.filter(p=>o.some(([h,w])=>Et(p,h,w)<U.snake.clear)).length+(m?100:0);f<a.cost&&(a={cost:f,
manner:i})}return a.manner}function Dt(e,t,n,r){let o=Ne(e,t,n,st(e,t,n,r)),{length:s}=$e(e,t,n),a=4*Math.max(1,Math.round(s/U.snake.wave))+2,i=h=>w=>{let k=U.snake.
half*(1-.3*w-.6*w**3),[v,M]=o(w),[O,P]=Ae(o,w),x=Math.hypot(O,P)||1;return[v-h*k*P/x,M+h*k*O/x]},c=Re(i(1),0,1,a),d=Re(i(-1),1,0,a),m=[...c,c[c.length-1],d[0],...d],
{spot:l}=re(o(0),o(.02)),{skull:f,eye:p}=U.snake;return{outline:m,stripe:Re(o,Math.min(.4,.25/s),.85,a),skull:l(-.02),eyes:[l(-.05,.55*f),l(-.05,-.55*f)],pupils:[
l(-.05-p/3,.55*f),l(-.05-p/3,-.55*f)],tongue:[[l(-.14),l(-.24),l(-.3,.05)],[l(-.24),l(-.3,-.05)]]}}var zt=(e,t)=>(2*e+3*t)%ve.light.snakes.length;var se=e=>`${Math.round(e*1e3)/1e3}`,Me=e=>e.map(t=>t.map(se).join(" ")),de=e=>`M${Me(e).join("L")}`,Ft=e=>`M${Me(e.slice(0,1))}C${Me(e.slice(1)).join(" ")}`,at=(e,t,n)=>`\
M${Me([e])}Q${Me([t,n]).join(" ")}`,Z=(e,t,n,r)=>({tag:"path",name:e,attributes:{d:t,...r},...n}),Ie=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{cx:se(t),cy:se(
n),r},...o}),qe=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),it=([e,t],n,r,o,s)=>({tag:"rect",attributes:{x:se(e),y:se(t),width:n,height:r,...s},...o}),Ut=(e,[
t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(n),"font-size":r},fill:s,text:o});function pr(e,t,n){let{rails:r,rungs:o}=Bt(e,t,n),{rail:s,rungWidth:a}=U.
ladder,i=r.map(de).join("");return[Z("halo",i,{stroke:"cell",width:s+.05}),Z("rungs",o.map(de).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",
width:s})]}function fr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,tongue:d}=Dt(e,t,n,r),{skull:m,stripe:l,eye:f,pupil:p}=U.snake,h=`snake-${zt(t,n)}`,
w=`${Ft(o)}Z`,k={"stroke-dasharray":"0.04 0.12"};return[Z("halo",w,{stroke:"cell",width:.06}),Z("tongue",d.map(v=>de(v)).join(""),{stroke:h,width:.025}),Z("skin",
w,{fill:h}),Z("stripe",Ft(s),{stroke:"cell",width:l},k),Ie("skull",a,m,{fill:h}),...i.map(v=>Ie("eye",v,f,{fill:"die"})),...c.map(v=>Ie("pupil",v,p,{fill:"dieIn\
k"}))]}function ke(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,c,d)=>qe(a,d,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s(
"ladder",a,i,pr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,fr(e,a,i,r)))]}function He(e){let[t,n]=ne(e,e.cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=U.
flag,[d,m,l]=s,f=w=>w.map(([k,v])=>[r+k,o+v]),p=de(f([s.slice(0,2),[d,l]])),h=`${de(f([[d,m],a,[d,i]]))}Z`;return qe("flag",[Z("pole",p,{stroke:"goal",width:c}),
Z("pennant",h,{fill:"goal"})])}function Se([e,t],n,r=1){let{side:o,corner:s,pip:a}=U.die,i=qt(n).map(l=>Ie("pip",l,a,{fill:"dieInk"})),c=Ut("face",[0,o*.24],o*.7,
`${n}`,"dieInk"),d={name:"side",fill:"die",stroke:"now",width:.035},m=it([-o/2,-o/2],o,o,d,{rx:s});return qe("die",[m,...i.length?i:[c]],{transform:`translate(${se(
e)} ${se(t)}) scale(${r})`})}function Jt(e,t,n){let[r,o]=ne(e,t),s={name:n,fill:"now",stroke:"now",width:.035},a={rx:.06,"fill-opacity":.08,"stroke-dasharray":"\
0.03 0.06"};return it([o+.06,e.rows-r-.94],.88,.88,s,a)}function Kt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[Jt(e,o,"stand")];if(n===null)return s;let a=K(
e,t);if(t===r)return[Se(a,n)];let{turn:i,neck:c,wings:d}=It(a,K(e,r),be(e)),m=`--far:${se(re(a,i).length+re(i,c).length)}`,l={stroke:"now",width:U.arc.width};return[
Jt(e,r,"landing"),...s,Z("arc",at(a,i,c),l,{"stroke-linecap":"butt",style:m}),Z("tip",`${de(d)}Z`,{fill:"now"}),Se(a,n)]}function _t(e,t,n){let r=n;return t.map(
([o,s,a],i)=>{let[c,d]=[K(e,r),K(e,s)],m=ot(c,d,d[0]>=c[0]?-.3:.3,.12,.16);r=a;let[l,f]=[m.middle[0],Math.floor(m.middle[1])+.5],p=at(m.from,m.turn,m.neck),h=`${de(
m.wings)}Z`;return qe("leg",[Z("rim",p,{stroke:"cell",width:.1}),Z("shaft",p,{stroke:"ink",width:.05}),Z("tip",h,{fill:"ink"}),it([l-.3,f-.14],.28,.28,{name:"co\
unt",fill:"ink"},{rx:.04}),Ut("order",[l-.16,f+.066],.19,`${i+1}`,"cell"),Se([l+.16,f],o,.8)],{style:`--order:${i}`})})}function Gt(e,t,n){let r=new Set;for(let s=n;s!==
null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,c]=[K(e,a),K(e,s)],{from:d,turn:m,
tip:l,wings:f}=ot(i,c,.12,.18,.13),p=at(d,m,l)+de(f);return Z(r.has(s)?"branch.strong":"branch",p,{stroke:"ink",width:.03})})}var lt=e=>ie(".face","-.19 -.19 .38 .38",ee(Se([0,0],e))),Be=()=>u("li.chip",u("span",{role:"img"}),u("small"));function De({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(A(e,"label",`Roll ${n}`),e.replaceChildren(lt(n))),N(t,r)}var ct=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${ct(e).kind} ${e.join("→")}`,Vt=(e,t)=>G({...e,name:"",jumps:t}),
ze=(e,t)=>Vt(e,e.jumps.filter(([n])=>n!==t)),Pe=(e,t,n)=>Vt(e,[...ze(e,t).jumps,[t,n]]);function Yt(e,[t,n],r,o){let s=ze(e,t);return r?Pe(s,t,o):Pe(s,o,n)}var dt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function Qt(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return G({...e,...t,name:"",jumps:r})}function Zt(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Xt(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:d,clientY:m}){let l=e.cellAt(d,m);!l||l===s||(s=l,a=!0,t(o,s))}function c(d){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(d?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:d,isPrimary:m,clientX:l,clientY:f})=>{let p=e.cellAt(l,f);a=!1,!(d||!m||!p)&&(o=s=p,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Te=(e,t)=>u("label.setting",u("span",e),t);function en(e){let t=u("input.button",{type:"number",min:1,max:Ze,change:()=>e({cells:t.valueAsNumber})}),n=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=oe("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=oe("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=oe("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function fe(e){return Array.isArray(e)?`[${e.map(fe).join(", ")}]`:JSON.stringify(e)}function ut(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function hr({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function gr({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([m,l])=>`  "${m}": ${fe(l)}`).join(
`,
`)}
}
`}function br(e){ut("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${fe(t)}
`}function wr(e){ut("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=_(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))n[s][a]=r.get(o)??-1;return`[${n.map(fe).join(`,
 `)}]
`}function yr(e){ut("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Fe=[{name:"python",title:"Python: Board(...)",write:hr},{name:"json",title:"JSON",write:gr},{name:"move-array",title:"Move array, from 0",write:br},{name:"\
grid",title:"LeetCode grid",write:wr},{name:"hackerrank",title:"HackerRank text",write:yr}];var tn=["jumps","ladders","snakes","die","start","chained","overshoot"],kr=tn.slice(0,3);function vr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function xr(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function $r(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of xr(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!tn.includes(s))throw new Error(`a board has no option ${s}`);
kr.includes(s)?n.jumps.push(...Mr(a)):n[s]=nn(a)}return[n]}function nn(e){try{return vr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Mr(e){
let t=nn(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${fe(n)}`);return t}var Sr="format version name author source cells die start chained overshoot jumps".split(" ");function Pr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Sr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function rn(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${fe(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function Tr(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=We(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function Er(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(d=>/^\d+$/.test(d)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,d]of[["ladder",1],["snake",-1]]){let[m]=r(1,`the number of ${c}s`);
if(m>100)throw new Error(`line ${n}: 100 cells have no room for ${m} ${c}s`);for(let l=0;l<m;l+=1){let f=r(2,`the two cells of a ${c}`);if((f[1]-f[0])*d<=0)throw new Error(
`line ${n}: ${f.join(" ")} is not a ${c}`);i.push(f)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function Or(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[Tr(r)]:typeof r[0]=="object"?r.map(Pr):[rn(r)]}function on(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return $r(t).map(G);if(/^[[{]/.test(t))return Or(t).map(G);if(n&&/[\r\n]/.test(t))return Er(t).map(G);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[G(rn(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function sn(e,t){let n=null,r=Fe[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=oe("Notation",
Fe.map(l=>[l.name,l.title]),r,l=>{r=l,i()});function i(){if(!(!n||!m.open)){o.value=o.placeholder="",N(s,"");try{o.value=Fe.find(l=>l.name===r)?.write(n).trim()??
""}catch(l){o.placeholder=`${l.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){N(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function d(){if(!o.value.trim()){N(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let l=on(o.value);t(l[0]),N(s,l.length>1?`The text holds ${l.length} boards. Thi\
s is the first.`:"")}catch(l){N(s,`This cannot be read: ${l.message}.`)}}let m=St("Copy or paste as text",u(".tools",a,W("Copy",null,c),W("Use this text","Read \
the board in the text",d)),o,s);return m.addEventListener("toggle",i),{node:m,show(l){n=l,i()}}}var mt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function pt(e){let t=null,n=null,r=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),c=u(
"ol.thrown",{label:"A shortest route"}),d=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=W("Undo","Ctrl+Z",()=>e.go(-1)),l=W("Redo","Ctrl+Y",
()=>e.go(1)),f=en(g=>M(b=>Qt(b,g),"")),p=sn(e,g=>e.use(g));function h({distance:g,predecessor:b,throws:$,route:E}){t&&(t.paint({current:r,distance:g,predecessor:b,
route:s,piece:!1}),N(a,$??"none"),N(i,$===null?"the goal is out of reach":le($).replace(/^\S+ /,"")),Ce(c,E,Be,(B,[H,,Y])=>De(B,H,`to cell ${Y}`)))}let w=()=>t?
dt(t.board,r)[0]??null:null;function k(){if(!t)return;let{board:g,plan:b}=t;h(t);let $=w();t.light($),t.sketch(($??[]).map(E=>{let[B,H]=K(b,E);return{tag:"circl\
e",attributes:{cx:B,cy:H,r:.13},fill:"paper",stroke:"now",width:.06}})),d.replaceChildren(...dt(g,r).flatMap(v)),A(m,"aria-disabled",!e.can(-1)),A(l,"aria-disab\
led",!e.can(1))}function v(g){let{ends:b}=ct(g),$=W(`Remove ${ce(g)}`,"Delete",()=>O(g)),E=b.map((B,H)=>W(`Move its ${B}`,null,()=>{o={jump:g,end:H},e.say(`Choo\
se the cell where the ${B} of ${ce(g)} goes.`),t?.cells.get(g[H])?.focus({preventScroll:!0})}));return[$,...E]}function M(g,b){if(t){r=o=null;try{e.use(g(t.board)),
e.say(`${b} ${mt(t.throws)}`.trim())}catch($){e.say(`${pe($.message)}.`),f.show(t.board),k()}}}let O=g=>M(b=>ze(b,g[0]),`Removed: ${ce(g)}.`);function P(g,b){let $=w(),
E=$?$.indexOf(g):-1;return $&&E>=0?x($,E,b):{change:B=>Pe(B,g,b),what:`Drawn: ${ce([g,b])}.`}}let x=(g,b,$)=>({change:E=>Yt(E,g,b,$),what:`Moved: ${ce(g)} is no\
w ${ce(b?[g[0],$]:[$,g[1]])}.`});function j(g,b){if(!t)return;let{change:$}=P(g,b),E=t.trial($(t.board));h(E),e.say(`If you let go here: ${mt(E.throws)}`)}function L(g,b){
let{change:$,what:E}=P(g,b);M($,E)}function R(){r=o=null,t&&(t.trial(t.board),k(),S())}function S(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake\
. ${mt(t.throws)}`)}return{name:"Draw",under:u("p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),c,d,u(".too\
ls",m,l,W("Random","Other jumps",()=>M(g=>Ot(g),"Drawn at random.")),W("Remove all jumps",null,()=>M(g=>({...g,name:"",jumps:[]}),"Removed: all jumps.")),Mt("Ro\
ute","One of the shortest routes",g=>{s=g,k()},!0)),f.node,p.node],show(g){t=g,r=o=null,n=Xt(t,{tries:j,draws:L,drops:R}),f.show(t.board),p.show(t.board),k(),S()},
leave:()=>n?.stop(),choose(g){if(!(!t||!g||n?.wasDrawing()))if(o){let{change:b,what:$}=x(o.jump,o.end,g);M(b,$)}else if(r===g)R();else if(r!==null){let b=r;M($=>Pe(
$,b,g),`Drawn: ${ce([b,g])}.`)}else{r=g,k();let b=w(),$=b?` Or drag an end of ${ce(b)}.`:"";e.say(`From ${g}: choose the cell where a jump ends. Escape cancels.${$}`)}},
key(g,{ctrlKey:b,metaKey:$,shiftKey:E,altKey:B}){let H=w();if(b||$){let Y=g==="y"||E&&g==="Z"?1:g==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(g==="Escape"&&r!==null&&
!B)R();else if((g==="Delete"||g==="Backspace")&&H)O(H);else return!1;return!0}}}var ft=(e,t,[n,r,o])=>({from:t,face:n,landing:r,stand:o,feet:e.ride(r).feet});function an(e,t){let n=e.start;return t.map(r=>{let o=ft(e,n,r);return n=o.stand,o})}function Je(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([s])=>s===
r);return o?(t.push(ft(e,n(),o)),!0):!1},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}var cn={cells:2,start:1,columns:1,rows:2},dn=(e,t)=>ie("",e,...t.map(ee)),ln=(e,t)=>dn("0 0.3 1 1.4",ke(cn,new Map([[e,t]]))),jr={stay:"A throw past the goal do\
es not move you.",bounce:"A throw past the goal bounces back from it.",win:"A throw past the goal reaches it."};function un({jumps:e,chained:t,overshoot:n}){let r=t?
", and on if another jump begins there.":".";return[[u("span.key",{"data-key":"frontier"}),"Click a dashed cell or its die."],e.some(([s,a])=>s<a)&&[ln(1,2),`La\
nd on the foot of a ladder and you climb to its top${r}`],e.some(([s,a])=>s>a)&&[ln(2,1),`Land on the head of a snake and you slide to its tail${r}`],[dn("0.3 0\
 0.8 0.6",[He({...cn,cells:1,rows:1})]),jr[n]]].filter(s=>!!s).map(s=>u("li",s))}function mn(e,t){let{start:n,cells:r}=e,o=Tt(e),s=new Map;function a(p){let[h,w]=ne(e,p),k=p===n?"start":p===r&&"goal",v=u(".cell",{role:"gridcell","data-cell":p,
"data-end":k,style:`grid-column:${w+1}`},u("span.number",`${p}`),u("span.end",{"data-is":k}),u("span.badge"));return F(v,"odd",(h+w)%2),s.set(p,v),v}function i(p){
for(let h of s.values())h.tabIndex=h===p?0:-1}function c(p){let{key:h,target:w}=p,[k,v]=ne(e,Number(w.dataset.cell)),M={ArrowLeft:[k,v-1],ArrowRight:[k,v+1],ArrowUp:[
k+1,v],ArrowDown:[k-1,v]};if(h==="Enter"||h===" ")w.click();else if(M[h]){let O=o.find(P=>`${ne(e,P)}`==`${M[h]}`);s.get(O??-1)?.focus()}else return;p.preventDefault(),
p.stopPropagation()}let d=p=>o.filter(h=>ne(e,h)[0]===p).sort((h,w)=>ne(e,h)[1]-ne(e,w)[1]),m=_(e.rows).reverse(),f=u(".grid",{role:"grid",label:t,keydown:c,focusin:({
target:p})=>i(p)},m.map(p=>u(".row",{role:"row"},d(p).map(a))));return i(s.get(n)??s.get(1)),{node:f,cells:s}}var[pn,fn]=[150,350],Cr=.25,hn=24;function Ar({from:e,face:t,landing:n},r){if(t===null)return[e];let o=Math.min(e+t,r);return[..._(o-e+1).map(a=>e+a),..._(o-n).
map(a=>o-1-a)]}function Rr(e,t,n){let r=t.get(n)??n;if(r>n){let{length:a,spot:i}=$e(e,n,r);return[i(0),i(a),K(e,r)]}let o=[...t].filter(([a,i])=>a<i),s=Ne(e,n,r,
st(e,n,r,o));return[..._(hn+1).map(a=>s(a/hn)),K(e,r)]}function gn(e,t,n,r){let s=Ar(n,e.cells).map(d=>K(e,d)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
d,[m,l]]of s.slice(1).entries()){let[f,p]=s[d],h=[(f+m)/2,Math.min(p,l)-Cr];a.push({at:h,time:i+pn/2,easing:"ease-in"}),i+=pn,a.push({at:[m,l],time:i,easing:"ea\
se-out"})}for(let d of n.feet){let m=Rr(e,t,d);for(let[l,f]of m.entries())a.push({at:f,time:i+fn*(l+1)/m.length,easing:"linear"});i+=fn}let c=ge(r/(i||1),0,1);return a.
map(d=>({...d,time:d.time*c}))}var Wr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",bn=([e,t])=>`translate(${e}px,${t}px)`;function wn(e,t){let n=ae("path.piece",{d:Wr,
visibility:"hidden"}),r=null,o=null;function s(){r?.cancel(),r=null,A(n,"visibility",o===null&&"hidden")}return{node:n,stand(a){o=a,s(),a!==null&&A(n,"style",`t\
ransform:${bn(K(e,a))}`)},rest:s,walk(a,i,c){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let d=0,m=a.flatMap(f=>{let p=gn(e,t,f,i).map(
h=>({...h,time:d+h.time}));return d=p.at(-1)?.time??d,p});if(d===0)return;let l=m.map(({at:f,time:p,easing:h})=>({transform:bn(f),offset:p/d,easing:h}));A(n,"vi\
sibility",null),r=n.animate(l,{duration:d}),r.onfinish=()=>{s(),c?.()}}}}var Lr=400;function yn({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,d={cells:i,start:a,...e},{rows:m}=e,l=be(d),{node:f,
cells:p}=mn(d,n),h=new Map,w=Ge("new"),k=Ge("touched"),v=!1,M=null,O=new Set,P=null,x=[],j=`0 0 ${l} ${m}`,L=ie(".layer.goal",j,ee(He(d))),R=ie(".layer.jumps",j,
ke(d,c).map(ee)),[S,g,b]=["g.tree","g.move","g.route"].map(C=>ae(C)),$=ie(".layer.above",j,S,g,b),E=wn(d,c),B=ie(".layer.top",j,E.node),H=u(".sheet",f,L,R,$,B);
function Y(C,I,D){if(!M)return"";let[J,te]=[M.distance.get(C),M.predecessor.get(C)],z=[`cell ${C}`,p.get(C)?.dataset.end,...Lt(C,c)],Q=M.visited.has(C)?"visited":
"not reached";return z.push(I?"current":"",J!=null?`reached in ${le(J,o)}`:Q,te!=null?`from ${te}`:"",D?r:"",O.has(C)?"part of what is wrong":""),z.filter(Boolean).
join(", ")}let V=C=>`var(--tint-${Ye(C,s)})`;function y(C,I,D,J){let te=C.current===I,z=C.visited.has(I),Q=C.distance.get(I),vt=C.predecessor.get(I),xt=`${[te,J,
z,Q,vt,O.has(I)]}`;if(h.get(I)===xt)return;h.set(I,xt);let er=Q!=null?"reached":z&&"visited";_e(D,{"data-distance":Q,"data-tint":Q!=null&&Ye(Q,s),"data-from":vt,
"data-visited":z,"data-waits":J,"aria-current":te,"data-state":te?"current":J?"frontier":er,label:Y(I,te,J)}),Q!=null&&D.style.setProperty("--tint",V(Q)),A(D.lastChild,
"data-is",tt(Q)||null)}function T(){if(!M)return;let C=new Set(M.frontier.map(([I])=>I));for(let[I,D]of p)y(M,I,D,C.has(I))}function q(){if(!M)return;let C=v?Gt(
d,M.predecessor,M.current):[];S.replaceChildren(...C.map(ee))}let X=C=>C.map(I=>R.querySelector(`[data-ends="${I} ${c.get(I)}"]`));function je(C,I){let D=new Set(
X(I));for(let J of R.children)F(J,C,D.has(J))}function Zn(C){let I=C.flatMap(([,D,J])=>J===D?[]:t.ride(D).feet);b.replaceChildren(..._t(d,C,a).map(ee)),F(R,"rou\
ted",C.length),je("taken",I)}let kt=()=>F(H,"arrived",!0),Xn=`${l>7?".close":""}${l>12?".dense":""}${l>24?".tiny":""}`;return{plan:d,cells:p,columns:l,shape:l/m,
node:u(`.board${Xn}`,{style:`--wide:${l};--high:${m}`},H),paint(C,I,D,J,te=0){M=C;let z=`${Object.values(D??{})}`!=`${Object.values(P??{})}`;(z||J.length)&&E.rest(),
F(H,"arrived",!1),T(),w([...I].map(Q=>p.get(Q))),q(),g.replaceChildren(...(D?Kt(d,D):[]).map(ee)),k(X(D?.feet??[])),`${J}`!=`${x}`&&Zn(J),te>0&&J.length?E.walk(
an(t,J),Lr,kt):te>0&&z&&D&&E.walk([D],te),P=D,x=J},piece:E,top:B,celebrate:kt,showTree(C){v=C,q()},mark(C,I){let D=I.flatMap(z=>z.moves??[]),J=I.flatMap(z=>z.jumps??
[]),te=D.flatMap(([,z])=>t.ride(z).feet);je("found",[...J.map(([z])=>z),...te]),O=new Set(I.flatMap(z=>z.cells??[]));for(let[z,Q]of p)F(Q,"differs",z===C),F(Q,"\
found",O.has(z));T()},drawn:()=>({plan:d,jumps:c,farthest:s,state:M,found:O,move:P,treeShown:v,route:x})}}function kn({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([l,f])=>l!==f)),i=typeof n=="number"?Array.from({length:n},(l,f)=>f+
1):n;function c(l,f=[]){if(f.includes(l))return{feet:f,stand:null};let p=a.get(l);return p===void 0||f.length&&!o?{feet:f,stand:l}:c(p,[...f,l])}function d(l){return l<=
e?l:s==="win"?e:s==="bounce"?2*e-l:0}function m(l){return l===e?[]:i.flatMap(f=>{let p=d(l+f),h=p>0?c(p).stand:null;return h===null?[]:[[f,p,h]]})}return{cells:e,
start:r,faces:i,jumps:a,ride:c,moves:m}}function ht({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let d=(r.get(c)??0)+1;for(let m of n(c)){let l=m[2];r.has(
l)||(r.set(l,d),o.set(l,c),s.set(l,m),a.push(l))}}let i=[];for(let c=t,d=s.get(c);d;d=s.get(c))i.unshift(d),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Nr=1400;function Ee(e){let t=kn(e),n=ht(t),r=yn({layout:Xe(e.cells),rules:t,label:`Board: ${we(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...n.distance.values())}),o=n.route,{plan:s,cells:a,piece:i}=r,c=ae("g.sketch");r.top.prepend(c);let d=r.node.querySelector(".s-jumps");return{...n,board:e,
rules:t,plan:s,cells:a,faces:t.faces,node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(m){let{current:l=null,near:f=[],distance:p,predecessor:h,move:w=null}=m,
{route:k=!1,piece:v=!0}=m,M={current:l,frontier:[...f].map(O=>[O,""]),distance:p??new Map,predecessor:h??new Map,visited:new Map};r.paint(M,[],w,k?o:[]),i.stand(
v?l:null)},walk(m){i.walk([m],Nr,()=>m.stand===e.cells&&r.celebrate())},rest:i.rest,trial(m){let l=new Map(m.jumps),f=new Set;for(let k of[...d?.children??[]]){
let[v,M]=(k.getAttribute("data-ends")??"").split(" ").map(Number);l.get(v)===M?f.add(v):k.remove()}let p=new Map(m.jumps.filter(([k])=>!f.has(k))),h=ke(s,p).map(
ee);for(let k of h)F(k,"lit",!0);d?.append(...h),t.jumps.clear();for(let[k,v]of l)t.jumps.set(k,v);let w=ht(t);return o=w.route,w},light(m){for(let l of d?.children??
[])F(l,"lit",l.getAttribute("data-ends")===m?.join(" "))},sketch:m=>c.replaceChildren(...m.map(ee)),cellAt(m,l){let p=r.node.getRootNode().elementFromPoint(m,l)?.
closest("[data-cell]"),h=p&&r.node.contains(p)&&p.dataset.cell;return h?Number(h):null}}}var vn=({columns:e,shape:t,node:n})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},n),xn=e=>new Set(e.map(([,t])=>t));function Ir(e,t){let n=`You reached the goal in ${le(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var qr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Hr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&qr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function $n(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Hr(n);let o=Rt(r);return e.won()?`${o} ${Ir(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function Mn(e,t,{
cells:n}){let r=`${pe(rt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function Sn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${n.join(", ")}.`}function gt(e,t){let n=null,r=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),c=u("ol.throw\
n.history",{label:"Your throws"}),d=u("ul.guide",{label:"How to play"}),m=W("Undo","Take the last throw back (Backspace)",M),l=W("Start again","Back to the star\
t",O),f=W("Show the shortest route",null,()=>P(!p)),p=!1;function h(){if(!n||!r)return;let{thrown:x}=r,j=r.moves(),L=p||r.won();n.paint({current:r.at(),near:xn(
j),distance:r.trail(),move:p?null:x.at(-1)??null,route:p});for(let R of o.children){let S=Number(R.dataset.face);A(R,"aria-disabled",!j.some(([g])=>g===S))}N(s,
x.length),N(a,x.length===1?"throw":"throws"),N(i,L?n.throws??"none":"?"),Ce(c,x,Be,(R,S)=>De(R,S.face,nt(S))),d.hidden=x.length>0;for(let R of[m,l])A(R,"aria-di\
sabled",!x.length);A(f,"aria-pressed",`${p}`),A(e.root,"data-won",r.won())}function w(){n&&r&&e.say($n(r,n.throws,n.faces))}function k(x){if(!n||!r||r.won())return;
let j=r.at();if(p=!1,!r.throws(x)){h(),e.say(Mn(x,j,n.board));return}h();let L=r.thrown.at(-1);L&&n.walk(L),w(),v()}function v(){t?.((r?.thrown??[]).map(({face:x})=>x))}
function M(){r?.undo()&&(h(),w(),v())}function O(){!n||!r?.thrown.length||(r=Je(n.rules),p=!1,h(),w(),v())}function P(x){p=x,h(),x&&n?e.say(Sn(n.throws,n.route)):
w()}return{name:"Play",under:o,side:[u(".score",u("p","You ",s,a),u("p","Fewest ",i)),u(".tools",m,l,!t&&f),d,c],show(x){n=x,r=Je(n.rules),p=!1,d.replaceChildren(
...un(n.board)),o.replaceChildren(...n.faces.map(j=>{let L=W(lt(j),null,()=>k(j),`Throw ${j}`);return A(L,"data-face",j),L})),h(),w()},replay(x){if(!n)return!1;
let j=r;r=Je(n.rules);let L=x.every(R=>r?.throws(R));return L||(r=j),h(),w(),L},leave:()=>A(e.root,"data-won",null),choose(x){let j=r?.moves()??[],L=j.find(([,R])=>R===
x)??j.find(([,,R])=>R===x);L?k(L[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${x}.`)},key(x,{ctrlKey:j,metaKey:L,altKey:R}){if(j||L||R)return!1;let S=Number(
x);if(x==="Backspace")M();else if(x!==" "&&n?.faces.includes(S))k(S);else return!1;return!0}}}var Pn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var bt=new Map;function Dr(e){let t=bt.get(e)??new CSSStyleSheet;return bt.has(e)||t.replaceSync(e),bt.set(e,t),t}function Tn(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=Pn;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Dr(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var En=e=>e.getRootNode().activeElement??
null;function On(e){let t=u("span.strip.quiet",{role:"status"}),n=u("span.clock.quiet",{"aria-hidden":"true"}),r=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:u("span.progress",r,t),say(o,s=""){N(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){r.hidden=!0,N(t,"")},loads({
part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&A(r,"value",o),N(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>N(n,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),N(n,""),r.hidden=!0}}}}var zr="This browser stores nothing here",Fr="The browser's storage is full";function jn(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Cn(e,t,n=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(n)),""}catch(r){return r.name===
"QuotaExceededError"?Fr:zr}}var[wt,An]=["snl-workbench",1],Rn="download what you want to keep.",Jr=`Another version of the workbench has stored code here, which is left alone: ${Rn}`;function Ue(e){
let t=jn(e,wt);return t?t.version!==An?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Wn(){let[e,t]=[Ue("sessionStorage"),
Ue("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:An,signature:"board",sources:{}};return{kept:r,store(o){if(n)return Jr;
let s=Ue("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];let c=Cn(wt,r,{...r,sources:i});return c&&`${c}\
: ${Rn}`},elsewhere(o){let s=Ue("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===wt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Ln(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ur="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Nn({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",d=null,m=u(".tools"),l=u(".tabs",{role:"group",label:"Program"}),f=u(".programs",
l,m),p=b=>b?s.second??s.signature:s.signature,h=b=>`${b?"2:":""}${p(b)}`,w=!1,k=()=>a.signatures.find(({name:b})=>b===p(w))?.template??"",v=()=>s.sources[h(w)]??
k(),M=()=>i.kind==="mine"||i.kind==="second";function O(b){i=b,M()&&w!==(i.kind==="second")&&(w=!w,d=null,P()),g();let{kind:$,name:E}=i;M()?n(v(),!1):n($==="lin\
k"?t??"":a.programs.find(B=>B.name===E)?.source??"",!0)}function P(){let b=e.elsewhere(h(w));b===null?d=null:b!==v()&&(d=b),g()}function x(){let[b,$]=[d,r()];L(
b??""),O(j()),d=$,g()}let j=()=>({kind:w?"second":"mine"});function L(b){let $=h(w);b===void 0?delete s.sources[$]:s.sources[$]=b,c=e.store($)}function R(){let b=`${i.
name??(w?"my-other":"mine")}.py`.replaceAll("-","_");Ln(new Blob([r()],{type:"text/x-python"}),b)}function S(){w=!1,L(t??""),O({kind:"mine"})}function g(){let{kind:b,
name:$}=i,E=(V,y,T="")=>{let q=W(V,T||null,()=>O(y));return A(q,"aria-pressed",`${b===y.kind}`),q},B=V=>a.programs.filter(y=>y.kind===V).map(y=>[y.name,y.title]),
H=oe("A program to look at",[["","Look at a program"]],$??"",V=>{O(V?{kind:"program",name:V}:j())});for(let[V,y]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let T=B(y).map(([q,X])=>u("option",{value:q},X));H.append(u("optgroup",{label:null},T)),H.lastElementChild?.setAttribute("label",V)}H.value=$??"",H.classList.
toggle("s-chosen",b==="program"),l.replaceChildren(E("Mine",{kind:"mine"}),E("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[E("From the link",{kind:"link"})],H);let Y=W("Download","As a file of Python",R);if(M()){let V=oe("How it is called",a.signatures.map(q=>[q.name,q.title]),p(
w),q=>{w?s.second=q:(s.second=p(!0),s.signature=q),c=e.store(h(w)),d=null,P(),O(j())}),y=W("Reset","Back to the beginning of this signature",()=>{L(),O(j())}),T=d!==
null&&W("Other tab's code","Exchange it with the code here",x);m.replaceChildren(V,y,Y,...T?[T]:[])}else b==="link"?m.replaceChildren(W("Make it mine","Instead \
of what is there",S),Y):m.replaceChildren(Y)}return{node:f,chosen:()=>i,isMine:M,trouble:()=>c||(d===null?"":Ur),end:e.follow(()=>{P(),o()}),show(b){a=b,P(),a.signatures.
some(({name:$})=>$===s.signature)||(s.signature="board"),O(i)},changed(b){M()&&L(b)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:M()?
p(w):null}},other(){let b=s.sources[h(!w)];return M()&&b?.trim()?{source:b,signature:p(!w)}:null}}}function In(e){let t=u(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=u("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Oe=e=>e===null?"out of reach":le(e),Ke=e=>`${pe(e)}${/[.?!]$/.test(e)?"":"."}`,me=(e,t,...n)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),n),he=e=>e&&
u("p",`${e}`),ue=e=>e&&u("p.quiet",`${e}`),qn=(e,t)=>u("p","Right is ",u("b",Oe(e)),", yours says ",u("b",Oe(t)),"."),Hn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Bn=(e,t)=>e!==null&&u(".tools",W(`Show line ${e}`,null,()=>t.point(e)));function Kr(e,t){let n=G(
e),r=Ee(n);return r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]),{board:n,node:vn(r)}}function _r({report:e,like:t,stepper:n},r){
let o=[ue(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>ue(`Note: ${a.says}.`))];if(e.correct===!1)return Gr(e,t,o,n,r);let{
name:s}=e;return e.correct?me("right",`${s} is right on every board that was tried`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",
u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),ue(`${Dn(e)}.`),...o):me("open",`${s} could not be judged`,he(Ke(e.finding.says)),...o.slice(
1))}var Dn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} tried`;function Gr(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:c,node:d}=Kr(
e.board,s),m=typeof i=="number"?null:i,l=[m?he(`Right is ${Oe(a)}. Yours: ${m.says}.`):qn(a,i),s.kind!==m?.kind&&he(Ke(s.says)),he(Hn(m)),...t.slice(0,2).map(f=>ue(
`It answers like a known mistake: ${f.title}. The repair: ${f.repair}`)),ue(`${we(c)} · ${Dn(e)}`),...n,u(".tools",r&&W("Step to the first difference",null,()=>o.
step(r)),o.draw(c))];return me("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",d,u(".told",l)))}function Vr({
right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?me("right",`Right on this board: ${Oe(n)}`,ue("One board proves little. Check plays them all, \
smallest first.")):me("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&qn(r,n),o&&he(Ke(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),he(Hn(o)),Bn(s,a))}function Yr({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>u("tr",[r.
algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return me("open",`On this board: ${Oe(e.throws)}`,Ve("","Comparison",u("table",u("thead",u("tr",t.map(r=>u(
"th",{scope:"col"},r)))),u("tbody",n))),...e.rows.map(({algorithm:r,first_difference:o})=>o&&ue(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Qr={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Zr=({what:e,says:t,line:n},r)=>me(e==="stopped"?"open":"wrong",Qr[e]??"That did not work",he(Ke(`${n===null?"":`line ${n}: `}${t}`)),Bn(n,r));function Xr({
printed:e,more_printed:t}){return e?.length?me("open","It printed",Ve(".printed","What it printed",e.map(n=>u(".print",u("span.quiet",n.line===null?"":`line ${n.
line}`),u("code",n.text)))),ue(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function zn(e,t){return[e.kind==="failure"?Zr(e,t):e.of==="check"?
_r(e,t):e.of==="compare"?Yr(e):e.of==="solve"&&Vr(e,t),Xr(e)].filter(r=>!!r)}var Fn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Jn=e=>e[0]?.querySelector(
"p")?.textContent??"";var eo=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],to="This code came with the link. It has not run, and runs only when\
 you press a button below.",Un="It runs …",no=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Kn(e,t){let n=null,
r=null,o=!1,s=!1,a=!1,i=t.host(M),c=Wn(),d=t.store.get().code,m=u(".editor"),l=u("p.note.quiet"),f=On(i.size),p=u(".cards"),h=In(t),w=W("Stop","End what is runn\
ing",()=>i.stop()),k=eo.map(([S,g,b])=>W(S,b,()=>L(g))),v=Nn({keeper:c,arrived:d,open:O,text:()=>r?.text()??"",heard:()=>P()});function M(S){a&&f.loads(S,Un)}function O(S,g){
r?.open(S,g),P()}function P(){let{kind:S}=v.chosen(),g={mine:v.trouble()||i.refusal,second:v.trouble()||i.refusal,program:i.refusal,link:to};N(l,g[S]??""),l.classList.
toggle("s-strong",S==="link")}async function x(){o=!0;try{let[{make:S},g]=await Promise.all([t.editor(),t.shelf()]);r=S(m,"Program",b=>{v.changed(b),P()}),v.show(
g)}catch(S){N(l,`The editor cannot be loaded: ${S.message}`)}j()}function j(){for(let S of k)A(S,"aria-disabled",a||!r||!!i.refusal);w.hidden=!a,A(p,"aria-busy",
`${a}`),!s&&i.size&&f.say(`Python (${i.size}) loads at the first run.`)}async function L(S){if(a||!r||!n||i.refusal)return;s=a=!0,r.point(null),p.replaceChildren(),
h.clear(),f.say(Un),j();let{name:g,cells:b,jumps:$,die:E,start:B,chained:H,overshoot:Y}=n.board,V={name:g,cells:b,jumps:$,die:E,start:B,chained:H,overshoot:Y},y=S===
"compare"?v.other():null,T={kind:S,program:v.question(),board:V,other:y},q=await i.ask(T,X=>f.say(`${X} …`));a=!1,f.done(),j(),R(q)}function R(S){let g=zn(S,{
step:h.step,draw:E=>W("Move this board to Draw",null,()=>{e.use(E),e.enter("Draw")}),point(E){r?.point(E),r?.focus()}});(S.kind==="result"&&S.of)==="compare"&&v.
isMine()&&!v.other()&&g.push(no()),p.replaceChildren(...g),"line"in S&&S.line&&r?.point(S.line),p.scrollIntoView({block:"nearest"}),S.kind==="result"&&S.of==="t\
race"&&h.step(S.stepper);let $=Fn(g);e.say($?`${$}. ${Jn(g)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[v.node,l,m,u(".tools.acts",k,w,f.node)],foot:[p],below:[h.node],show(S){n=S,n.paint({piece:!1}),o||x(),j(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){h.clear(),i.end(),v.end(),r?.destroy()},more:()=>["mine","second"].includes(
v.chosen().kind)?r?.text()??null:null,stays:()=>d}}var _n='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var Gn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Vn=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Yn(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(G),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),c=u("p.trouble",{role:"alert"}),d=u(""),m=u(".main",d),l=u(".side"),f=u(".\
stage",m,l),p=u(".foot"),h=u(""),w=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),k={root:w,say:y=>N(a,y),use(y){M.add(y),
b(y),g()},can:y=>M.can(y),go(y){M.can(y)&&(b(M.go(y)),g())},enter(y){$(O.find(T=>T.name===y)??P),b(x.board),g()}},v=r.get(),M=Zt(v.board??G(t.board)),O=t.only?[
t.only==="Play"?gt(k,n.played):pt(k)]:[gt(k),pt(k),Kn(k,n)],P=O.find(({name:y})=>y===v.mode)??O[0],x=Ee(M.now()),j=s.map(({name:y},T)=>[`${T}`,y]),L=oe("Board",
[["","Your board"],...j],"",y=>{let T=s[Number(y)];y&&T&&k.use(T)}),R=u("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let T=`${location.
href.split("#")[0]}${At(x.board,P.name,P.more?.()??null)}`;R.value=T;try{await navigator.clipboard.writeText(T),k.say("Copied: a link to this board.")}catch{R.hidden=
!1,R.select(),k.say("Copy the link from the field.")}}function g(){let[y=null]=O.flatMap(({stays:T})=>T?.()??[]);r.set({...x.board,name:""},P.name,y)}function b(y){
let T=En(d),q=d.contains(T)&&T?.dataset.cell;x.rest(),x=Ee(y),d.replaceChildren(x.node),A(f,"style",`--shape:${x.shape};--columns:${x.columns}`),A(w,"style",`--\
rows:${x.plan.rows}`),N(i,we({...y,name:""}));let X=s.findIndex(je=>ye(je)===ye(y));L.value=X<0?"":`${X}`,L.options[0].hidden=X>=0,R.hidden=!0,N(c,""),P.show(x),
q&&x.cells.get(Number(q))?.focus({preventScroll:!0})}function $(y){P.leave(),P=y;for(let[T,q]of E.entries())A(q,"aria-pressed",`${O[T]===P}`);F(w,"drawing",P.name===
"Draw"),F(w,"writing",P.name==="Write"),m.replaceChildren(d,P.under),l.replaceChildren(u(".says",a),...P.side),p.replaceChildren(...P.foot??[]),h.replaceChildren(
...P.below??[])}let E=O.map(y=>W(y.name,null,()=>k.enter(y.name)));w.addEventListener("mousedown",y=>{let T=y.target;!T.closest(".s-grid")||!d.contains(T)||(y.preventDefault(),
w.focus({preventScroll:!0}))}),w.addEventListener("click",({target:y})=>{let T=y.closest(".s-grid .s-cell");T&&d.contains(T)&&P.choose(Number(T.dataset.cell))}),
w.addEventListener("keydown",y=>{let T=y.target;Vn(y)&&y.stopPropagation(),!T.matches(Gn)&&P.key(y.key,y)&&y.preventDefault()});function B(y){let T=y.composedPath()[0];
if(y.defaultPrevented||!Vn(y)||!/^[1-9]$/.test(y.key)||T.closest(`${Gn}, .snl-stepper`))return;let{top:q,bottom:X}=d.getBoundingClientRect();X>0&&q<innerHeight&&
P.key(y.key,y)&&y.preventDefault()}function H(){let{board:y,mode:T,trouble:q}=r.get();y&&(ye(y)!==ye(x.board)||o)&&(M.add(y),$(O.find(X=>X.name===T)??P),b(y)),N(
c,q)}o&&addEventListener("keydown",B);let Y=r.subscribe(H);w.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},E),s.length>0&&u(
"label.board-of",u("span","Board"),L),i,o&&u(".tools",W("Copy link","A link to this board",S),R)),c,f,p)),F(w,"ready",!0),F(w,"only",t.only),F(w,"fixed",t.fixed);
let{remove:V}=Tn(e,_n,w);return e.append(h),$(P),b(x.board),N(c,v.trouble),{show:b,replay:y=>P.replay?.(y)??!1,destroy(){removeEventListener("keydown",B),Y(),x.
rest();for(let y of O)y.end?.();h.remove(),V()}}}async function Qn(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var oo={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function so(e){let t=0,n=null;function r({said:s,ended:a}){a&&o(Le(oo)),!(!s||s.id!==
n?.id)&&(s.kind==="progress"?n?.progress(s.says):o(s))}function o(s){let a=n;n=null,a?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(c=>{n={id:i,progress:a,settle:c},e.send({ask:{...et,id:i,...s}})})},stop(){e.send({stop:!0}),o(Le(jt))},end:()=>e.off("msg:cus\
tom",r)}}function yt(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send({wants:t})})}function ao({
model:e,el:t}){let n=null,r={board:e.get("drawn"),gallery:e.get("boards")},o=Yn(t,r,{host:()=>so(e),editor:async()=>Qn(await yt(e,"editor"),"snlEditor"),shelf:()=>yt(
e,"shelf"),async step(a,i){return n??=yt(e,"stepper").then(c=>Qn(c,"snlStepper")),(await n).mount(a,i,{level:2,difference:!0})},store:{get:()=>Ct({...G(e.get("d\
rawn")),name:""}),set(a){e.set("drawn",a),e.save_changes()},subscribe(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)}},page:!1}),s=new AbortController;
return Pt(t,s.signal),()=>{s.abort(),o.destroy()}}var Ua={render:ao};export{Ua as default};
