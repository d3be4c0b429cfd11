// built from web/ by `npm run build`
function A(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Ge(e,t){for(let r in t)A(e,r,t[r])}var U=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),tr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,nr="http://www.w3.org/1999/xhtml",rr="http://www.w3.org/2000/svg";function Mt(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let a of o)
U(s,a,!0);for(let a of r)tr(a)?Ge(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>Mt(nr,e,t),ie=(e,...t)=>Mt(rr,e,t),fe=(e,t,...r)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function q(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,r,n){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function Ve(e){let t=[];return r=>{for(let n of t)U(n,e,!1);t=r.filter(
n=>!!n);for(let n of t)U(n,e,!0)}}var L=(e,t,r,n)=>u("button.button",{type:"button",title:t,label:n,click:r},e);function St(e,t,r,n=!1){let o=L(e,t,()=>{n=!n,A(o,"aria-pressed",`${n}`),r(n)});return A(
o,"aria-pressed",`${n}`),o}function re(e,t,r,n){let o=t.map(([a,i])=>u("option",{value:a,selected:a===r&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var Ye=(e,t,...r)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var Pt=(e,...t)=>u("details.fold",u("summary",e),...t);function Et(e,t){let r=({target:n,ctrlKey:o,metaKey:s,altKey:a})=>{!(n instanceof Element)||!e.contains(n)||A(n,"data-lm-suppress-shortcuts",!(o||s||a))};addEventListener(
"keydown",r,{capture:!0,signal:t})}var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:sr}=oe,G=e=>Array.from({length:e},(t,r)=>r),ye=(e,t,r)=>Math.min(r,Math.max(t,e));function ee({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}var Tt=({columns:e,start:t})=>e+(t===0?1:0);function K(e,t){let[r,n]=ee(e,t),[o,s]=sr.anchor;return[
n+o,e.rows-r-1+s]}function te([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,a=(n-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function jt([e,
t],[r,n],[o,s]){let[a,i]=[o-r,s-n],l=((e-r)*a+(t-n)*i)/(a*a+i*i||1),c=ye(l,0,1);return Math.hypot(e-r-c*a,t-n-c*i)}function Ae(e,t){let[[n,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function Re(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let a of G(n)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,m],[d,p]]=[e(i),e(
l)],[[h,b],[y,$]]=[Ae(e,i),Ae(e,l)];s.push([c+h*o/3,m+b*o/3],[d-y*o/3,p-$*o/3],[d,p])}return s}var ar=4,Qe=(e,t)=>{let r=oe.light.tints.length-1;return Math.round(
r*ye(e/Math.max(t,ar),0,1))};var Xe=400,Ze=20,ir=["stay","bounce","win"];function ve(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function lr(e){if(!Array.isArray(e))return ve(e,"the die",1,Ze);if(!e.length||e.length>Ze)throw new Error(`a die \
in this page has 1 to ${Ze} faces, not ${e.length}`);let t=e.map(n=>ve(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function cr(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)ve(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function Y(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,Xe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=ir.find(c=>c===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:cr(i,r),die:lr(n),start:ve(o,"start",0,1),chained:s,overshoot:l}}var Ot=e=>typeof e=="number"?G(e).map(t=>t+1):e;function et(e){let t=Math.ceil(Math.
sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var We=e=>G(e*e).map(t=>{let{columns:r,rows:n}=et(e*e),[o,s]=ee({cells:e*
e,start:1,columns:r,rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function Ct(e,t=Math.random){let r=G(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(
e.cells/8),Math.floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=G(2*n).map(a=>{let[i,l]=[o(),o()].sort((c,m)=>c-m);return a<n?[i,l]:[l,i]});return Y(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([c,m])=>m>c).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var tt={format:"snl-workbench",version:2},Le=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var At={what:"stopped",says:"You stopped it."};var dr=["Draw","Write"];var ur=e=>dr.includes(e)?`&${e.toLowerCase()}`:"",mr=2e4;function pr(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>mr?"":`&code=${btoa(String.fromCharCode(
...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function xe({cells:e,jumps:t,die:r,start:n,chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Rt=e=>({board:e,mode:"",code:null,trouble:""});var Wt=(e,t,r)=>`${xe(e)}${ur(t)}${pr(r??"")}`;var nt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${nt(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Lt(e){if(!e)return"";let{from:t,face:r,landing:n,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>n?`climb to ${o}`:`slide to ${o}`,l=o===
n?"":a||i;return r===null?`${he(l)} from ${t}.`:`From ${t}, roll ${rt(r)}: land on ${n}${l&&`, ${l}`}.`}var rt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ne({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let l=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[r.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...r,style:c||null},a.map(ne),i)}var{shape:Nt}=oe;function It(e,t,r,n){let{spot:o}=te(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function qt(e,t,r){let{least:n,more:o,head:s,edge:a}=Nt.arc,
{length:i,spot:l}=te(e,t),c=n+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,h]=l(i/2,d*c*2),b=[ye(p,a,r-a),Math.max(h,a)],y=te(b,t),$=y.spot(y.length-.06);return{from:e,
turn:b,tip:$,...It($,b,s,s*.4)}}function ot(e,t,r,n,o){let{length:s,spot:a}=te(e,t),i=Math.min(n,s/4),l=a(s-i),c=a(s/2,2*r);return{from:a(i),turn:c,tip:l,middle:a(
s/2,r),...It(l,c,o,o/2)}}function Ht(e){let t=Nt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function $e(e,t,r){let{length:n,spot:o}=te(K(e,t),K(e,r));return te(o(se.apart),o(n-se.apart))}function Dt(e,t,r){let{length:n,spot:o}=$e(e,t,r),
{half:s,over:a,rung:i}=se.ladder,l=Math.max(2,Math.round(n/i)),c=[s,-s].map(d=>[o(-a,d),o(n+a,d)]),m=G(l+1).map(d=>{let p=n*d/l;return[o(p,s),o(p,-s)]});return{
rails:c,rungs:m}}function Bt(e,t){let r=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function Ne(e,t,r,{hand:n,
bow:o}){let{length:s,spot:a}=$e(e,t,r),{swing:i,wave:l}=se.snake,c=Math.max(1,Math.round(s/l)),m=n*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,h=m*p*Math.sin(
2*Math.PI*c*d)+o*Math.sin(Math.PI*d);return a(s*d,h)}}function st(e,t,r,n){let o=n.map(([i,l])=>[K(e,i),K(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Bt(
t,r)[0]};for(let i of Bt(t,r)){let l=Ne(e,t,r,i),c=G(25).map(h=>l(h/24)),m=c.some(([h,b])=>h<.15||h>s-.15||b<.15||b>e.rows-.15),p=c.filter(h=>o.some(([b,y])=>jt(
h,b,y)<se.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function zt(e,t,r,n){let o=Ne(e,t,r,st(e,t,r,n)),{length:s}=$e(e,t,r),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=b=>y=>{let $=se.snake.half*(1-.3*y-.6*y**3),[j,O]=o(y),[T,k]=Ae(o,y),M=Math.hypot(T,k)||1;return[j-b*$*k/M,O+b*$*T/M]},
l=Re(i(1),0,1,a),c=Re(i(-1),1,0,a),m=[...l,l[l.length-1],c[0],...c],{spot:d}=te(o(0),o(.02)),{skull:p,eye:h}=se.snake;return{outline:m,stripe:Re(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-h/3,.55*p),d(-.05-h/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Ft=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Pe}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,Me=e=>e.map(t=>t.map(ae).join(" ")),ue=e=>`M${Me(e).join("L")}`,Jt=e=>`M${Me(e.slice(0,1))}C${Me(e.slice(1)).join(
" ")}`,at=(e,t,r)=>`M${Me([e])}Q${Me([t,r]).join(" ")}`,X=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Ie=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(r),r:n},...o}),qe=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),it=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(r),width:n,
height:n,rx:o},...s}),Kt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),_t=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(r),"\
font-size":n},fill:s,text:o});function fr(e,t,r){let{rails:n,rungs:o}=Dt(e,t,r),{rail:s,rungWidth:a}=Pe.ladder,i=n.map(ue).join("");return[X("halo",i,{stroke:"c\
ell",width:s+.05}),X("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),X("rails",i,{stroke:"ladder",width:s})]}function hr(e,t,r,n){let{outline:o,stripe:s,skull:a,
eyes:i,pupils:l,tongue:c}=zt(e,t,r,n),{skull:m,stripe:d,eye:p,pupil:h}=Pe.snake,b=`snake-${Ft(t,r)}`,y=`${Jt(o)}Z`;return[X("halo",y,{stroke:"cell",width:.06}),
X("tongue",c.map($=>ue($)).join(""),{stroke:b,width:.025}),X("skin",y,{fill:b}),Kt(X("stripe",Jt(s),{stroke:"cell",width:d}),"0.04 0.12"),Ie("skull",a,m,{fill:b}),
...i.map($=>Ie("eye",$,p,{fill:"die"})),...l.map($=>Ie("pupil",$,h,{fill:"dieInk"}))]}function He(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>
i),s=(a,i,l,c)=>qe(a,c,{"data-ends":`${i} ${l}`});return[...n.map(([a,i])=>s("ladder",a,i,fr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,hr(e,a,i,n)))]}function Gt(e){
let[t,r]=ee(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Pe.flag,[c,m,d]=s,p=y=>y.map(([$,j])=>[n+$,o+j]),h=ue(p([s.slice(0,2),[c,d]])),b=`${ue(
p([[c,m],a,[c,i]]))}Z`;return qe("flag",[X("pole",h,{stroke:"goal",width:l}),X("pennant",b,{fill:"goal"})])}function Se([e,t],r,n=1){let{side:o,corner:s,pip:a}=Pe.
die,i=Ht(r).map(m=>Ie("pip",m,a,{fill:"dieInk"})),l=_t("face",[0,o*.24],o*.7,`${r}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return qe("die",[it("side",
[-o/2,-o/2],o,s,c),...i.length?i:[l]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${n})`})}function Ut(e,t,r){let[n,o]=ee(e,t),s=[o+.06,e.rows-n-.94],a=it(r,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Kt(a,"0.03 0.06")}function Vt(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[Ut(e,o,"stand")];if(r===null)return s;let a=K(e,t);if(t===n)return[Se(a,r)];let{turn:i,neck:l,wings:c}=qt(a,K(e,n),Tt(e)),m=`--far:${ae(te(a,i).length+te(
i,l).length)}`,d=X("arc",at(a,i,l),{stroke:"now",width:Pe.arc.width});return[Ut(e,n,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:m}},
X("tip",`${ue(c)}Z`,{fill:"now"}),Se(a,r)]}function Yt(e,t,r){let n=r;return t.map(([o,s,a],i)=>{let[l,c]=[K(e,n),K(e,s)],m=ot(l,c,c[0]>=l[0]?-.3:.3,.12,.16);n=
a;let[d,p]=[m.middle[0],Math.floor(m.middle[1])+.5],h=at(m.from,m.turn,m.neck),b=`${ue(m.wings)}Z`;return qe("leg",[X("rim",h,{stroke:"cell",width:.1}),X("shaft",
h,{stroke:"ink",width:.05}),X("tip",b,{fill:"ink"}),it("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),_t("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),Se([d+.16,p],o,
.8)],{style:`--order:${i}`})})}function Qt(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[K(e,a),K(e,s)],{from:c,turn:m,tip:d,wings:p}=ot(i,l,.12,.18,.13),h=at(c,m,d)+ue(p);return X(n.has(s)?"branch\
.strong":"branch",h,{stroke:"ink",width:.03})})}var lt=e=>fe(".face","-.19 -.19 .38 .38",ne(Se([0,0],e))),Be=()=>u("li.chip",u("span",{role:"img"}),u("small"));function De({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(A(e,"label",`Roll ${r}`),e.replaceChildren(lt(r))),q(t,`to cell ${n}`)}var ct=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${ct(e).kind} ${e.join("→")}`,Zt=(e,t)=>Y({...e,name:"",jumps:t}),
ze=(e,t)=>Zt(e,e.jumps.filter(([r])=>r!==t)),Ee=(e,t,r)=>Zt(e,[...ze(e,t).jumps,[t,r]]);function Xt(e,[t,r],n,o){let s=ze(e,t);return n?Ee(s,t,o):Ee(s,o,r)}var dt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function en(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return Y({...e,...t,name:"",jumps:n})}function tn(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function nn(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let d=e.cellAt(c,m);!d||d===s||(s=d,a=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(c?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:d,clientY:p})=>{let h=e.cellAt(d,p);a=!1,!(c||!m||!h)&&(o=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>u("label.setting",u("span",e),t);function rn(e){let t=u("input.button",{type:"number",min:1,max:Xe,change:()=>e({cells:t.valueAsNumber})}),r=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),n=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Te("Cells",t),Te("Die",r),Te("Start",n),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function ut(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function gr({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function br({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${ge(d)}`).join(
`,
`)}
}
`}function wr(e){ut("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${ge(t)}
`}function yr(e){ut("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=G(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))r[s][a]=n.get(o)??-1;return`[${r.map(ge).join(`,
 `)}]
`}function kr(e){ut("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Fe=[{name:"python",title:"Python: Board(...)",write:gr},{name:"json",title:"JSON",write:br},{name:"move-array",title:"Move array, from 0",write:wr},{name:"\
grid",title:"LeetCode grid",write:yr},{name:"hackerrank",title:"HackerRank text",write:kr}];var on=["jumps","ladders","snakes","die","start","chained","overshoot"],xr=on.slice(0,3);function vr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function $r(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function Mr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of $r(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!on.includes(s))throw new Error(`a board has no option ${s}`);
xr.includes(s)?r.jumps.push(...Sr(a)):r[s]=sn(a)}return[r]}function sn(e){try{return vr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function Sr(e){
let t=sn(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(r)}`);return t}var Pr="format version name author source cells die start chained overshoot jumps".split(" ");function Er(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!Pr.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function an(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${ge(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function Tr(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=We(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function jr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[m]=n(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${l}s`);for(let d=0;d<m;d+=1){let p=n(2,`the two cells of a ${l}`);if((p[1]-p[0])*c<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function Or(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[Tr(n)]:typeof n[0]=="object"?n.map(Er):[an(n)]}function ln(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return Mr(t).map(Y);if(/^[[{]/.test(t))return Or(t).map(Y);if(r&&/[\r\n]/.test(t))return jr(t).map(Y);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[Y(an(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function cn(e,t){let r=null,n=Fe[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=re("Notation",
Fe.map(d=>[d.name,d.title]),n,d=>{n=d,i()});function i(){if(!(!r||!m.open)){o.value=o.placeholder="",q(s,"");try{o.value=Fe.find(d=>d.name===n)?.write(r).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){q(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function c(){if(!o.value.trim()){q(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=ln(o.value);t(d[0]),q(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){q(s,`This cannot be read: ${d.message}.`)}}let m=Pt("Copy or paste as text",u(".tools",a,L("Copy",null,l),L("Use this text","Read \
the board in the text",c)),o,s);return m.addEventListener("toggle",i),{node:m,show(d){r=d,i()}}}var mt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function pt(e){let t=null,r=null,n=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u(
"ol.thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=L("Undo","Ctrl+Z",()=>e.go(-1)),d=L("Redo","Ctrl+Y",
()=>e.go(1)),p=rn(f=>O(g=>en(g,f),"")),h=cn(e,f=>e.use(f));function b({distance:f,predecessor:g,throws:v,route:C}){t&&(t.paint({current:n,distance:f,predecessor:g,
route:s,piece:!1}),q(a,v??"none"),q(i,v===null?"the goal is out of reach":le(v).replace(/^\S+ /,"")),Ce(l,C,Be,(D,[J,,Q])=>De(D,J,Q)))}let y=()=>t?dt(t.board,n)[0]??
null:null;function $(){if(!t)return;let{board:f,plan:g}=t;b(t);let v=y();t.light(v),t.sketch((v??[]).map(C=>{let[D,J]=K(g,C);return{tag:"circle",attributes:{cx:D,
cy:J,r:.13},fill:"paper",stroke:"now",width:.06}})),c.replaceChildren(...dt(f,n).flatMap(j)),A(m,"aria-disabled",!e.can(-1)),A(d,"aria-disabled",!e.can(1))}function j(f){
let{ends:g}=ct(f),v=L(`Remove ${ce(f)}`,"Delete",()=>T(f)),C=g.map((D,J)=>L(`Move its ${D}`,null,()=>{o={jump:f,end:J},e.say(`Choose the cell where the ${D} of ${ce(
f)} goes.`),t?.cells.get(f[J])?.focus({preventScroll:!0})}));return[v,...C]}function O(f,g){if(t){n=o=null;try{e.use(f(t.board)),e.say(`${g} ${mt(t.throws)}`.trim())}catch(v){
e.say(`${he(v.message)}.`),p.show(t.board),$()}}}let T=f=>O(g=>ze(g,f[0]),`Removed: ${ce(f)}.`);function k(f,g){let v=y(),C=v?v.indexOf(f):-1;return v&&C>=0?M(v,
C,g):{change:D=>Ee(D,f,g),what:`Drawn: ${ce([f,g])}.`}}let M=(f,g,v)=>({change:C=>Xt(C,f,g,v),what:`Moved: ${ce(f)} is now ${ce(g?[f[0],v]:[v,f[1]])}.`});function R(f,g){
if(!t)return;let{change:v}=k(f,g),C=t.trial(v(t.board));b(C),e.say(`If you let go here: ${mt(C.throws)}`)}function H(f,g){let{change:v,what:C}=k(f,g);O(v,C)}function F(){
n=o=null,t&&(t.trial(t.board),$(),E())}function E(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${mt(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),l,c,u(".tools",m,d,L("Random","Other jumps",()=>O(f=>Ct(f),
"Drawn at random.")),L("Remove all jumps",null,()=>O(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),St("Route","One of the shortest routes",f=>{s=f,$()},!0)),
p.node,h.node],show(f){t=f,n=o=null,r=nn(t,{tries:R,draws:H,drops:F}),p.show(t.board),h.show(t.board),$(),E()},leave:()=>r?.stop(),choose(f){if(!(!t||!f||r?.wasDrawing()))
if(o){let{change:g,what:v}=M(o.jump,o.end,f);O(g,v)}else if(n===f)F();else if(n!==null){let g=n;O(v=>Ee(v,g,f),`Drawn: ${ce([g,f])}.`)}else{n=f,$();let g=y(),v=g?
` Or drag an end of ${ce(g)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${v}`)}},key(f,{ctrlKey:g,metaKey:v,shiftKey:C,altKey:D}){
let J=y();if(g||v){let Q=f==="y"||C&&f==="Z"?1:f==="z"?-1:0;return Q&&e.go(Q),Q!==0}if(f==="Escape"&&n!==null&&!D)F();else if((f==="Delete"||f==="Backspace")&&J)
T(J);else return!1;return!0}}}function Je(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([i])=>i===
n);if(!o)return!1;let[,s,a]=o;return t.push({from:r(),face:n,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var[dn,un]=[150,350],Cr=.25,mn=24;function Ar({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[...G(o-e+1).map(a=>e+a),...G(o-r).
map(a=>o-1-a)]}function Rr(e,t,r){let n=t.get(r)??r;if(n>r){let{length:a,spot:i}=$e(e,r,n);return[i(0),i(a),K(e,n)]}let o=[...t].filter(([a,i])=>a<i),s=Ne(e,r,n,
st(e,r,n,o));return[...G(mn+1).map(a=>s(a/mn)),K(e,n)]}function pn(e,t,r,n){let s=Ar(r,e.cells).map(c=>K(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,d]]of s.slice(1).entries()){let[p,h]=s[c],b=[(p+m)/2,Math.min(h,d)-Cr];a.push({at:b,time:i+dn/2,easing:"ease-in"}),i+=dn,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let c of r.feet){let m=Rr(e,t,c);for(let[d,p]of m.entries())a.push({at:p,time:i+un*(d+1)/m.length,easing:"linear"});i+=un}let l=ye(n/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Wr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",fn=([e,t])=>`translate(${e}px,${t}px)`;function hn(e,t){let r=ie("path.piece",{d:Wr,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,A(r,"visibility",o===null&&"hidden")}return{node:r,stand(a){o=a,s(),a!==null&&A(r,"style",`t\
ransform:${fn(K(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(p=>{let h=pn(e,t,p,i).map(
b=>({...b,time:c+b.time}));return c=h.at(-1)?.time??c,h});if(c===0)return;let d=m.map(({at:p,time:h,easing:b})=>({transform:fn(p),offset:h/c,easing:b}));A(r,"vi\
sibility",null),n=r.animate(d,{duration:c}),n.onfinish=()=>{s(),l?.()}}}}var Lr=400;function gn({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:m}=e,d=a===0?1:0,p=e.
columns+d,h=G(i+d).map(x=>x+1-d),b=new Map,y=new Map,$=Ve("new"),j=Ve("touched"),O=!1,T=null,k=new Set,M=null,R=[];function H(x){let[S,W]=ee(c,x),N=x===a?"start":
x===i&&"goal",B=u(".cell",{role:"gridcell","data-cell":x,"data-end":N,style:`grid-column:${W+1}`},u("span.number",`${x}`),u("span.end",{"data-is":N}),u("span.ba\
dge"));return U(B,"odd",(S+W)%2),b.set(x,B),B}function F(x){for(let S of b.values())S.tabIndex=S===x?0:-1}function E(x){let{key:S,target:W}=x,[N,B]=ee(c,Number(
W.dataset.cell)),I={ArrowLeft:[N,B-1],ArrowRight:[N,B+1],ArrowUp:[N+1,B],ArrowDown:[N-1,B]};if(S==="Enter"||S===" ")W.click();else if(I[S]){let _=h.find(de=>`${ee(
c,de)}`==`${I[S]}`);b.get(_??-1)?.focus()}else return;x.preventDefault(),x.stopPropagation()}let f=x=>h.filter(S=>ee(c,S)[0]===x).sort((S,W)=>ee(c,S)[1]-ee(c,W)[1]),
g=u(".grid",{role:"grid",label:r,keydown:E,focusin:({target:x})=>F(x)},G(m).reverse().map(x=>u(".row",{role:"row"},f(x).map(H))));F(b.get(a)??b.get(1));let v=`0\
 0 ${p} ${m}`,C=fe(".layer.goal",v,ne(Gt(c))),D=fe(".layer.jumps",v,He(c,l).map(ne)),[J,Q,V]=["g.tree","g.move","g.route"].map(x=>ie(x)),w=fe(".layer.above",v,J,
Q,V),P=hn(c,l),z=fe(".layer.top",v,P.node),Z=u(".sheet",g,C,D,w,z);function _e(x,S,W){if(!T)return"";let[N,B]=[T.distance.get(x),T.predecessor.get(x)],I=[`cell ${x}`,
b.get(x)?.dataset.end];for(let[de,we]of l)de===x&&I.push(`${we>x?"foot of a ladder":"head of a snake"} to ${we}`),we===x&&I.push(`${de<x?"top of a ladder":"tail\
 of a snake"} from ${de}`);let _=T.visited.has(x)?"visited":"not reached";return I.push(S?"current":"",N!=null?`reached in ${le(N,o)}`:_,B!=null?`from ${B}`:"",
W?n:"",k.has(x)?"part of what is wrong":""),I.filter(Boolean).join(", ")}let Vn=x=>`var(--tint-${Qe(x,s)})`;function Yn(x,S,W,N){let B=x.current===S,I=x.visited.
has(S),_=x.distance.get(S),de=x.predecessor.get(S),we=`${[B,N,I,_,de,k.has(S)]}`;if(y.get(S)===we)return;y.set(S,we);let er=_!=null?"reached":I&&"visited";Ge(W,
{"data-distance":_,"data-tint":_!=null&&Qe(_,s),"data-from":de,"data-visited":I,"data-waits":N,"aria-current":B,"data-state":B?"current":N?"frontier":er,label:_e(
S,B,N)}),_!=null&&W.style.setProperty("--tint",Vn(_)),A(W.lastChild,"data-is",nt(_)||null)}function yt(){if(!T)return;let x=new Set(T.frontier.map(([S])=>S));for(let[
S,W]of b)Yn(T,S,W,x.has(S))}function kt(){if(!T)return;let x=O?Qt(c,T.predecessor,T.current):[];J.replaceChildren(...x.map(ne))}let xt=x=>x.map(S=>D.querySelector(
`[data-ends="${S} ${l.get(S)}"]`));function vt(x,S){let W=new Set(xt(S));for(let N of D.children)U(N,x,W.has(N))}function Qn(x){let S=x.flatMap(([,W,N])=>N===W?
[]:t.ride(W).feet);V.replaceChildren(...Yt(c,x,a).map(ne)),U(D,"routed",x.length),vt("taken",S)}let $t=()=>U(Z,"arrived",!0);function Zn(x){let S=a,W=x.map(([N,
B,I])=>{let _={from:S,face:N,landing:B,stand:I,feet:t.ride(B).feet};return S=I,_});P.walk(W,Lr,$t)}let Xn=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;
return{plan:c,cells:b,columns:p,shape:p/m,node:u(`.board${Xn}`,{style:`--wide:${p};--high:${m}`},Z),paint(x,S,W,N,B=0){T=x;let I=`${Object.values(W??{})}`!=`${Object.
values(M??{})}`;(I||N.length)&&P.rest(),U(Z,"arrived",!1),yt(),$([...S].map(_=>b.get(_))),kt(),Q.replaceChildren(...(W?Vt(c,W):[]).map(ne)),j(xt(W?.feet??[])),`${N}`!=
`${R}`&&Qn(N),B>0&&N.length?Zn(N):B>0&&I&&W&&P.walk([W],B),M=W,R=N},piece:P,top:z,celebrate:$t,showTree(x){O=x,kt()},mark(x,S){let W=S.flatMap(I=>I.moves??[]),N=S.
flatMap(I=>I.jumps??[]),B=W.flatMap(([,I])=>t.ride(I).feet);vt("found",[...N.map(([I])=>I),...B]),k=new Set(S.flatMap(I=>I.cells??[]));for(let[I,_]of b)U(_,"dif\
fers",I===x),U(_,"found",k.has(I));yt()},drawn:()=>({plan:c,jumps:l,farthest:s,state:T,found:k,move:M,treeShown:O,route:R})}}function bn({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof r=="number"?Array.from({length:r},(d,p)=>p+
1):r;function l(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let h=a.get(d);return h===void 0||p.length&&!o?{feet:p,stand:d}:l(h,[...p,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(p=>{let h=c(d+p),b=h>0?l(h).stand:null;return b===null?[]:[[p,h,b]]})}return{cells:e,
start:n,jumps:a,ride:l,moves:m}}function ft({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let c=(n.get(l)??0)+1;for(let m of r(l)){let d=m[2];n.has(
d)||(n.set(d,c),o.set(d,l),s.set(d,m),a.push(d))}}let i=[];for(let l=t,c=s.get(l);c;c=s.get(l))i.unshift(c),l=o.get(l)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var Nr=1400;function je(e){let t=bn(e),r=ft(t),n=gn({layout:et(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:a,piece:i}=n,l=ie("g.sketch");n.top.prepend(l);let c=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:a,faces:Ot(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(m){let{current:d=null,near:p=[],distance:h,predecessor:b,move:y=null}=m,
{route:$=!1,piece:j=!0}=m,O={current:d,frontier:[...p].map(T=>[T,""]),distance:h??new Map,predecessor:b??new Map,visited:new Map};n.paint(O,[],y,$?o:[]),i.stand(
j?d:null)},walk(m){i.walk([m],Nr,()=>m.stand===e.cells&&n.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),p=new Set;for(let $ of[...c?.children??[]]){
let[j,O]=($.getAttribute("data-ends")??"").split(" ").map(Number);d.get(j)===O?p.add(j):$.remove()}let h=new Map(m.jumps.filter(([$])=>!p.has($))),b=He(s,h).map(
ne);for(let $ of b)U($,"lit",!0);c?.append(...b),t.jumps.clear();for(let[$,j]of d)t.jumps.set($,j);let y=ft(t);return o=y.route,y},light(m){for(let d of c?.children??
[])U(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},sketch:m=>l.replaceChildren(...m.map(ne)),cellAt(m,d){let h=n.node.getRootNode().elementFromPoint(m,d)?.
closest("[data-cell]"),b=h&&n.node.contains(h)&&h.dataset.cell;return b?Number(b):null}}}var wn=({columns:e,shape:t,node:r})=>u(".thumb",{inert:"",style:`--colu\
mns:${e};--shape:${t}`},r),yn=e=>new Set(e.map(([,t])=>t));function Ir(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var qr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Hr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&qr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function kn(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":Hr(r);let o=Lt(n);return e.won()?`${o} ${Ir(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function xn(e,t,{
cells:r}){let n=`${he(rt(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function vn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function ht(e,t){let r=null,n=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.throw\
n",{label:"Your throws"}),c=L("Undo","Take the last throw back (Backspace)",j),m=L("Start again","Back to the start",O),d=L("Show the shortest route",null,()=>T(
!p)),p=!1;function h(){if(!r||!n)return;let{thrown:k}=n,M=n.moves(),R=p||n.won();r.paint({current:n.at(),near:yn(M),distance:n.trail(),move:p?null:k.at(-1)??null,
route:p});for(let H of o.children){let F=Number(H.dataset.face);A(H,"aria-disabled",!M.some(([E])=>E===F))}q(s,k.length),q(a,k.length===1?"throw":"throws"),q(i,
R?r.throws??"none":"?"),Ce(l,k,Be,(H,{face:F,stand:E})=>De(H,F,E));for(let H of[c,m])A(H,"aria-disabled",!k.length);A(d,"aria-pressed",`${p}`),A(e.root,"data-wo\
n",n.won())}function b(){r&&n&&e.say(kn(n,r.throws,r.faces))}function y(k){if(!r||!n||n.won())return;let M=n.at();if(p=!1,!n.throws(k)){h(),e.say(xn(k,M,r.board));
return}h();let R=n.thrown.at(-1);R&&r.walk(R),b(),$()}function $(){t?.((n?.thrown??[]).map(({face:k})=>k))}function j(){n?.undo()&&(h(),b(),$())}function O(){!r||
!n?.thrown.length||(n=Je(r.rules),p=!1,h(),b(),$())}function T(k){p=k,h(),k&&r?e.say(vn(r.throws,r.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",c,m,!t&&d),l],show(k){r=k,n=Je(r.rules),p=!1,o.replaceChildren(...r.faces.map(M=>{let R=L(lt(M),null,()=>y(M),`Throw ${M}`);
return A(R,"data-face",M),R})),h(),b()},replay(k){if(!r)return!1;let M=n;n=Je(r.rules);let R=k.every(H=>n?.throws(H));return R||(n=M),h(),b(),R},leave:()=>A(e.root,
"data-won",null),choose(k){let M=n?.moves()??[],R=M.find(([,H])=>H===k)??M.find(([,,H])=>H===k);R?y(R[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${k}\
.`)},key(k,{ctrlKey:M,metaKey:R,altKey:H}){if(M||R||H)return!1;let F=Number(k);if(k==="Backspace")j();else if(k!==" "&&r?.faces.includes(F))y(F);else return!1;return!0}}}var $n=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var gt=new Map;function Dr(e){let t=gt.get(e)??new CSSStyleSheet;return gt.has(e)||t.replaceSync(e),gt.set(e,t),t}function Mn(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=$n;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Dr(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Sn=e=>e.getRootNode().activeElement??
null;function Pn(e){let t=u("span.strip.quiet",{role:"status"}),r=u("span.clock.quiet",{"aria-hidden":"true"}),n=u("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:r,node:u("span.progress",n,t),say(o,s=""){q(t,o),s&&t.append(u("span.heard",` ${s}`))},said:()=>t.textContent??"",done(){n.hidden=!0,q(t,"")},loads({
part:o,ready:s},a){n.hidden=s===!0,o!==void 0&&A(n,"value",o),q(t,s?a:`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>q(r,`${Math.round(
(performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{clearInterval(a),q(r,""),n.hidden=!0}}}}var zr="This browser stores nothing here",Fr="The browser's storage is full";function En(e,t){try{return JSON.parse(window[e].getItem(t)??"null")}catch{return null}}
function Tn(e,t,r=t){try{return window.sessionStorage.setItem(e,JSON.stringify(t)),window.localStorage.setItem(e,JSON.stringify(r)),""}catch(n){return n.name===
"QuotaExceededError"?Fr:zr}}var[bt,jn]=["snl-workbench",1],On="download what you want to keep.",Jr=`Another version of the workbench has stored code here, which is left alone: ${On}`;function Ue(e){
let t=En(e,bt);return t?t.version!==jn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}function Cn(){let[e,t]=[Ue("sessionStorage"),
Ue("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:jn,signature:"board",sources:{}};return{kept:n,store(o){if(r)return Jr;
let s=Ue("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];let l=Tn(bt,n,{...n,sources:i});return l&&`${l}\
: ${On}`},elsewhere(o){let s=Ue("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===bt&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function An(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Ur="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Rn({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",c=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
d,m),h=g=>g?s.second??s.signature:s.signature,b=g=>`${g?"2:":""}${h(g)}`,y=!1,$=()=>a.signatures.find(({name:g})=>g===h(y))?.template??"",j=()=>s.sources[b(y)]??
$(),O=()=>i.kind==="mine"||i.kind==="second";function T(g){i=g,O()&&y!==(i.kind==="second")&&(y=!y,c=null,k()),f();let{kind:v,name:C}=i;O()?r(j(),!1):r(v==="lin\
k"?t??"":a.programs.find(D=>D.name===C)?.source??"",!0)}function k(){let g=e.elsewhere(b(y));g===null?c=null:g!==j()&&(c=g),f()}function M(){let[g,v]=[c,n()];H(
g??""),T(R()),c=v,f()}let R=()=>({kind:y?"second":"mine"});function H(g){let v=b(y);g===void 0?delete s.sources[v]:s.sources[v]=g,l=e.store(v)}function F(){let g=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");An(new Blob([n()],{type:"text/x-python"}),g)}function E(){y=!1,H(t??""),T({kind:"mine"})}function f(){let{kind:g,
name:v}=i,C=(V,w,P="")=>{let z=L(V,P||null,()=>T(w));return A(z,"aria-pressed",`${g===w.kind}`),z},D=V=>a.programs.filter(w=>w.kind===V).map(w=>[w.name,w.title]),
J=re("A program to look at",[["","Look at a program"]],v??"",V=>{T(V?{kind:"program",name:V}:R())});for(let[V,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let P=D(w).map(([z,Z])=>u("option",{value:z},Z));J.append(u("optgroup",{label:null},P)),J.lastElementChild?.setAttribute("label",V)}J.value=v??"",J.classList.
toggle("s-chosen",g==="program"),d.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],J);let Q=L("Download","As a file of Python",F);if(O()){let V=re("How it is called",a.signatures.map(z=>[z.name,z.title]),h(
y),z=>{y?s.second=z:(s.second=h(!0),s.signature=z),l=e.store(b(y)),c=null,k(),T(R())}),w=L("Reset","Back to the beginning of this signature",()=>{H(),T(R())}),P=c!==
null&&L("Other tab's code","Exchange it with the code here",M);m.replaceChildren(V,w,Q,...P?[P]:[])}else g==="link"?m.replaceChildren(L("Make it mine","Instead \
of what is there",E),Q):m.replaceChildren(Q)}return{node:p,chosen:()=>i,isMine:O,trouble:()=>l||(c===null?"":Ur),end:e.follow(()=>{k(),o()}),show(g){a=g,k(),a.signatures.
some(({name:v})=>v===s.signature)||(s.signature="board"),T(i)},changed(g){O()&&H(g)},question(){return i.kind==="program"?{name:i.name}:{source:n(),signature:O()?
h(y):null}},other(){let g=s.sources[b(!y)];return O()&&g?.trim()?{source:g,signature:h(!y)}:null}}}function Wn(e){let t=u(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=u("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Oe=e=>e===null?"out of reach":le(e),Ke=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...r)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),r),be=e=>e&&
u("p",`${e}`),me=e=>e&&u("p.quiet",`${e}`),Ln=(e,t)=>u("p","Right is ",u("b",Oe(e)),", yours says ",u("b",Oe(t)),"."),Nn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",In=(e,t)=>e!==null&&u(".tools",L(`Show line ${e}`,null,()=>t.point(e)));function Kr(e,t){let r=Y(
e),n=je(r);return n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]),{board:r,node:wn(n)}}function _r({report:e,like:t,stepper:r},n){
let o=[me(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return Gr(e,t,o,r,n);let{
name:s}=e;return e.correct?pe("right",`${s} is right on every board that was played`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("\
p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),me(`${qn(e)}.`),...o):pe("open",`${s} could not be judged`,be(Ke(e.finding.says)),...o.slice(
1))}var qn=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":"boards"} played`;function Gr(e,t,r,n,o){let{finding:s,expected:a,got:i}=e,{board:l,node:c}=Kr(
e.board,s),m=typeof i=="number"?null:i,d=[m?be(`Right is ${Oe(a)}. Yours: ${m.says}.`):Ln(a,i),s.kind!==m?.kind&&be(Ke(s.says)),be(Nn(m)),...t.slice(0,2).map(p=>me(
`It answers like a known mistake: ${p.title}. The repair: ${p.repair}`)),me(`${ke(l)} · ${qn(e)}`),...r,u(".tools",n&&L("Step to the first difference",null,()=>o.
step(n)),o.draw(l))];return pe("wrong",e.smallest?"Wrong on this board, the smallest there is":"Wrong on this board",u(".exhibit",c,u(".told",d)))}function Vr({
right:e,ended:t,throws:r,expected:n,finding:o,line:s},a){return e?pe("right",`Right on this board: ${Oe(r)}`,me("One board proves little. Check plays them all, \
smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="returned"&&Ln(n,r),o&&be(Ke(`${o.says}${s===null?"":`, in line\
 ${s}`}`)),be(Nn(o)),In(s,a))}function Yr({comparison:e}){let t=["program","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>u("tr",[n.
algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].
map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe("open",`On this board: ${Oe(e.throws)}`,Ye("","Comparison",u("table",u("thead",u("tr",t.map(n=>u(
"th",{scope:"col"},n)))),u("tbody",r))),...e.rows.map(({algorithm:n,first_difference:o})=>o&&me(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var Qr={
board:"This board does not fit",code:"This code cannot be loaded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"P\
ython ended"},Zr=({what:e,says:t,line:r},n)=>pe(e==="stopped"?"open":"wrong",Qr[e]??"That did not work",be(Ke(`${r===null?"":`line ${r}: `}${t}`)),In(r,n));function Xr({
printed:e,more_printed:t}){return e?.length?pe("open","It printed",Ye(".printed","What it printed",e.map(r=>u(".print",u("span.quiet",r.line===null?"":`line ${r.
line}`),u("code",r.text)))),me(t>0&&`… and ${t.toLocaleString("en")} characters more.`)):null}function Hn(e,t){return[e.kind==="failure"?Zr(e,t):e.of==="check"?
_r(e,t):e.of==="compare"?Yr(e):e.of==="solve"&&Vr(e,t),Xr(e)].filter(n=>!!n)}var Bn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"",Dn=e=>e[0]?.querySelector(
"p")?.textContent??"";var eo=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],to="This code came with the link. It has not run, and runs only when\
 you press a button below.",zn="It runs …",no=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Fn(e,t){let r=null,
n=null,o=!1,s=!1,a=!1,i=t.host(O),l=Cn(),c=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),p=Pn(i.size),h=u(".cards"),b=Wn(t),y=L("Stop","End what is runn\
ing",()=>i.stop()),$=eo.map(([E,f,g])=>L(E,g,()=>H(f))),j=Rn({keeper:l,arrived:c,open:T,text:()=>n?.text()??"",heard:()=>k()});function O(E){a&&p.loads(E,zn)}function T(E,f){
n?.open(E,f),k()}function k(){let{kind:E}=j.chosen(),f={mine:j.trouble()||i.refusal,second:j.trouble()||i.refusal,program:i.refusal,link:to};q(d,f[E]??""),d.classList.
toggle("s-strong",E==="link")}async function M(){o=!0;try{let[{make:E},f]=await Promise.all([t.editor(),t.shelf()]);n=E(m,"Program",g=>{j.changed(g),k()}),j.show(
f)}catch(E){q(d,`The editor cannot be loaded: ${E.message}`)}R()}function R(){for(let E of $)A(E,"aria-disabled",a||!n||!!i.refusal);y.hidden=!a,A(h,"aria-busy",
`${a}`),!s&&i.size&&p.say(`Python (${i.size}) loads at the first run.`)}async function H(E){if(a||!n||!r||i.refusal)return;s=a=!0,n.point(null),h.replaceChildren(),
b.clear(),p.say(zn),R();let{name:f,cells:g,jumps:v,die:C,start:D,chained:J,overshoot:Q}=r.board,V={name:f,cells:g,jumps:v,die:C,start:D,chained:J,overshoot:Q},w=E===
"compare"?j.other():null,P={kind:E,program:j.question(),board:V,other:w},z=await i.ask(P,Z=>p.say(`${Z} …`));a=!1,p.done(),R(),F(z)}function F(E){let f=Hn(E,{
step:b.step,draw:C=>L("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){n?.point(C),n?.focus()}});(E.kind==="result"&&E.of)==="compare"&&j.
isMine()&&!j.other()&&f.push(no()),h.replaceChildren(...f),"line"in E&&E.line&&n?.point(E.line),h.scrollIntoView({block:"nearest"}),E.kind==="result"&&E.of==="t\
race"&&b.step(E.stepper);let v=Bn(f);e.say(v?`${v}. ${Dn(f)}`:"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","The board on which it r\
uns. Change it in Draw."),side:[j.node,d,m,u(".tools.acts",$,y,p.node)],foot:[h],below:[b.node],show(E){r=E,r.paint({piece:!1}),o||M(),R(),e.say("Write a functi\
on, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){b.clear(),i.end(),j.end(),n?.destroy()},more:()=>["mine","second"].includes(
j.chosen().kind)?n?.text()??null:null,stays:()=>c}}var Jn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
+ .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[dat\
a-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px\
 double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-hei\
ght:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(-\
-columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tool\
s,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0\
}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75e\
m}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin\
:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);backgro\
und:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .\
s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[ar\
ia-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s\
-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background\
:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90\
deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-ra\
dius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::\
-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem\
;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-\
size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%\
;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-h\
eight:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid v\
ar(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content\
:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:\
.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:blo\
ck;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relati\
ve}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid v\
ar(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-addre\
ss{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-tit\
le{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;fle\
x-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scr\
oll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order\
:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1re\
m;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max\
-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--w\
ide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min\
(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:\
var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint]{\
background:var(--tint);box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-i\
ndex:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--w\
ait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var\
(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{back\
ground-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait\
)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>\
span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;l\
eft:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal\
]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:7\
00;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--\
now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.2\
5rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-wid\
th: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round\
;stroke-linejoin:round}.s-above{z-index:4}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!\
important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.\
s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced\
-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-ou\
t both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{tran\
sform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s\
 ease-out both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale\
(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(-\
-unit) * .7) transparent}}.snl{:is(.k,.kn,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}:is(.s,.s1,.s2,.sd,.si,.sa,.se,.sf){color:light-dark(#0b5f47,#8fdcc0)}:is(.\
mi,.mf){color:light-dark(#5f3f8f,#cbb2f2)}:is(.c,.c1){color:var(--quiet);font-style:italic}:is(.nf,.nb,.nc,.nd,.ne){color:var(--wait)}}.snl{&.s-writing .s-side>\
.s-says,.s-heard{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s\
-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify\
-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.\
s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--ce\
ll) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);bord\
er-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6re\
m;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transpar\
ent)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);ba\
ckground:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{w\
idth:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-card{display:flex;flex-direction:column;gap:.35rem;paddi\
ng:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.\
3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);backg\
round:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items\
:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{dis\
play:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:\
1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-w\
eight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-columns:4.5rem min\
max(0,1fr);gap:.5rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 3\
3rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min\
-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.sn\
l{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-bu\
tton{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{bord\
er-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;g\
ap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wron\
g);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{ga\
p:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem\
;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-cont\
ent:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-bu\
tton svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:mid\
dle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-\
radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text\
-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85re\
m}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);b\
ackground:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}&.s-fixed :is(.s-settings,.s-fold){d\
isplay:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not\
(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-\
button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100\
%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,\
.s-fold){display:none}}}';var Un="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Kn=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function _n(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(Y),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),d=u(".side"),p=u(".\
stage",m,d),h=u(".foot"),b=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),$={root:y,say:w=>q(a,w),use(w){O.add(w),
g(w),f()},can:w=>O.can(w),go(w){O.can(w)&&(g(O.go(w)),f())},enter(w){v(T.find(P=>P.name===w)??k),g(M.board),f()}},j=n.get(),O=tn(j.board??Y(t.board)),T=t.only?[
t.only==="Play"?ht($,r.played):pt($)]:[ht($),pt($),Fn($,r)],k=T.find(({name:w})=>w===j.mode)??T[0],M=je(O.now()),R=s.map(({name:w},P)=>[`${P}`,w]),H=re("Board",
[["","Your board"],...R],"",w=>{let P=s[Number(w)];w&&P&&$.use(P)}),F=u("input.address",{readonly:"",label:"To copy",hidden:""});async function E(){let P=`${location.
href.split("#")[0]}${Wt(M.board,k.name,k.more?.()??null)}`;F.value=P;try{await navigator.clipboard.writeText(P),$.say("Copied: a link to this board.")}catch{F.hidden=
!1,F.select(),$.say("Copy the link from the field.")}}function f(){let[w=null]=T.flatMap(({stays:P})=>P?.()??[]);n.set({...M.board,name:""},k.name,w)}function g(w){
let P=Sn(c),z=c.contains(P)&&P?.dataset.cell;M.rest(),M=je(w),c.replaceChildren(M.node),A(p,"style",`--shape:${M.shape};--columns:${M.columns}`),A(y,"style",`--\
rows:${M.plan.rows}`),q(i,ke({...w,name:""}));let Z=s.findIndex(_e=>xe(_e)===xe(w));H.value=Z<0?"":`${Z}`,H.options[0].hidden=Z>=0,F.hidden=!0,q(l,""),k.show(M),
z&&M.cells.get(Number(z))?.focus({preventScroll:!0})}function v(w){k.leave(),k=w;for(let[P,z]of C.entries())A(z,"aria-pressed",`${T[P]===k}`);U(y,"drawing",k.name===
"Draw"),U(y,"writing",k.name==="Write"),m.replaceChildren(c,k.under),d.replaceChildren(u(".says",a),...k.side),h.replaceChildren(...k.foot??[]),b.replaceChildren(
...k.below??[])}let C=T.map(w=>L(w.name,null,()=>$.enter(w.name)));y.addEventListener("mousedown",w=>{let P=w.target;!P.closest(".s-grid")||!c.contains(P)||(w.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:w})=>{let P=w.closest(".s-grid .s-cell");P&&c.contains(P)&&k.choose(Number(P.dataset.cell))}),
y.addEventListener("keydown",w=>{let P=w.target;Kn(w)&&w.stopPropagation(),!P.matches(Un)&&k.key(w.key,w)&&w.preventDefault()});function D(w){let P=w.composedPath()[0];
if(w.defaultPrevented||!Kn(w)||!/^[1-9]$/.test(w.key)||P.closest(`${Un}, .snl-stepper`))return;let{top:z,bottom:Z}=c.getBoundingClientRect();Z>0&&z<innerHeight&&
k.key(w.key,w)&&w.preventDefault()}function J(){let{board:w,mode:P,trouble:z}=n.get();w&&(xe(w)!==xe(M.board)||o)&&(O.add(w),v(T.find(Z=>Z.name===P)??k),g(w)),q(
l,z)}o&&addEventListener("keydown",D);let Q=n.subscribe(J);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},C),s.length>0&&u(
"label.board-of",u("span","Board"),H),i,o&&u(".tools",L("Copy link","A link to this board",E),F)),l,p,h)),U(y,"ready",!0),U(y,"only",t.only),U(y,"fixed",t.fixed);
let{remove:V}=Mn(e,Jn,y);return e.append(b),v(k),g(M.board),q(l,j.trouble),{show:g,replay:w=>k.replay?.(w)??!1,destroy(){removeEventListener("keydown",D),Q(),M.
rest();for(let w of T)w.end?.();b.remove(),V()}}}async function Gn(e,t){let r=`${e}
export default ${t};`,n=URL.createObjectURL(new Blob([r],{type:"text/javascript"})),o=await import(n);return URL.revokeObjectURL(n),o.default}var oo={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function so(e){let t=0,r=null;function n({said:s,ended:a}){a&&o(Le(oo)),!(!s||s.id!==
r?.id)&&(s.kind==="progress"?r?.progress(s.says):o(s))}function o(s){let a=r;r=null,a?.settle(s)}return e.on("msg:custom",n),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{r={id:i,progress:a,settle:l},e.send({ask:{...tt,id:i,...s}})})},stop(){e.send({stop:!0}),o(Le(At))},end:()=>e.off("msg:cus\
tom",n)}}function wt(e,t){return new Promise(r=>{function n(o){o.name===t&&(e.off("msg:custom",n),r(o.content))}e.on("msg:custom",n),e.send({wants:t})})}function ao({
model:e,el:t}){let r=null,n={board:e.get("drawn"),gallery:e.get("boards")},o=_n(t,n,{host:()=>so(e),editor:async()=>Gn(await wt(e,"editor"),"snlEditor"),shelf:()=>wt(
e,"shelf"),async step(a,i){return r??=wt(e,"stepper").then(l=>Gn(l,"snlStepper")),(await r).mount(a,i,{level:2,difference:!0})},store:{get:()=>Rt({...Y(e.get("d\
rawn")),name:""}),set(a){e.set("drawn",a),e.save_changes()},subscribe(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)}},page:!1}),s=new AbortController;
return Et(t,s.signal),()=>{s.abort(),o.destroy()}}var Wa={render:ao};export{Wa as default};
