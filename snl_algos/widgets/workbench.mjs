// built from web/ by `npm run build`
function j(e,t,r){let n=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(n):e.getAttribute(n)!==`${r}`&&
e.setAttribute(n,`${r}`)}function Ve(e,t){for(let r in t)j(e,r,t[r])}var J=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),_n=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Kn="http://www.w3.org/1999/xhtml",Gn="http://www.w3.org/2000/svg";function $t(e,t,r){let[n,...o]=t.split("."),s=document.createElementNS(e,n||"div");for(let a of o)
J(s,a,!0);for(let a of r)_n(a)?Ve(s,a):s.append(...[a].flat().filter(Boolean));return s}var u=(e,...t)=>$t(Kn,e,t),ie=(e,...t)=>$t(Gn,e,t),fe=(e,t,...r)=>ie(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...r);function I(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ae(e,t,r,n){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(r());n(a,o)})}function Ye(e){let t=[];return r=>{for(let n of t)J(n,e,!1);t=r.filter(
n=>!!n);for(let n of t)J(n,e,!0)}}var A=(e,t,r,n)=>u("button.button",{type:"button",title:t,label:n,click:r},e);function Mt(e,t,r,n=!1){let o=A(e,t,()=>{n=!n,j(o,"aria-pressed",`${n}`),r(n)});return j(
o,"aria-pressed",`${n}`),o}function re(e,t,r,n){let o=t.map(([a,i])=>u("option",{value:a,selected:a===r&&""},i)),s=u("select.button",{label:e},o);return s.addEventListener(
"change",()=>n(s.value)),s}var Qe=(e,t,...r)=>u(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var St=(e,...t)=>u("details.fold",u("summary",e),...t);var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Yn}=oe,_=e=>Array.from({length:e},(t,r)=>r),ye=(e,t,r)=>Math.min(r,Math.max(t,e));function ee({start:e,columns:t},r){let n=e===0?1:0;if(r===0)return[0,
0];let o=Math.floor((r-1)/t),s=(r-1)%t;return[o,n+(o%2?t-1-s:s)]}var Pt=({columns:e,start:t})=>e+(t===0?1:0);function U(e,t){let[r,n]=ee(e,t),[o,s]=Yn.anchor;return[
n+o,e.rows-r-1+s]}function te([e,t],[r,n]){let o=Math.hypot(r-e,n-t)||1,s=(r-e)/o,a=(n-t)/o;return{length:o,spot:(l,c=0)=>[e+l*s-c*a,t+l*a+c*s]}}function Tt([e,
t],[r,n],[o,s]){let[a,i]=[o-r,s-n],l=((e-r)*a+(t-n)*i)/(a*a+i*i||1),c=ye(l,0,1);return Math.hypot(e-r-c*a,t-n-c*i)}function Re(e,t){let[[n,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-n)/(2*1e-4),(a-o)/(2*1e-4)]}function We(e,t,r,n){let o=(r-t)/n,s=[e(t)];for(let a of _(n)){let[i,l]=[t+a*o,t+(a+1)*o],[[c,m],[d,p]]=[e(i),e(
l)],[[g,b],[y,$]]=[Re(e,i),Re(e,l)];s.push([c+g*o/3,m+b*o/3],[d-y*o/3,p-$*o/3],[d,p])}return s}var Qn=4,Et=(e,t)=>{let r=oe.light.tints.length-1;return Math.round(
r*ye(e/Math.max(t,Qn),0,1))};var Xe=400,Ze=20,Zn=["stay","bounce","win"];function $e(e,t,r,n){if(!Number.isInteger(e)||Number(e)<r||Number(e)>n)throw new Error(`${t} must be a whole number \
from ${r} to ${n}, not ${e}`);return Number(e)}function Xn(e){if(!Array.isArray(e))return $e(e,"the die",1,Ze);if(!e.length||e.length>Ze)throw new Error(`a die \
in this page has 1 to ${Ze} faces, not ${e.length}`);let t=e.map(n=>$e(n,"a face of the die",1,10**18));t.sort((n,o)=>n-o);let r=t.find((n,o)=>n===t[o-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function er(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let n of t){if(!Array.isArray(n)||n.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
n)}`);let[o,s]=n;for(let i of n)$e(i,`a cell of the jump ${o}→${s}`,1,e);let a=r.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);r.set(o,s)}return[...r].filter(([n,o])=>n!==o).sort(([n],[o])=>n-o)}function V(e){let{name:t="",jumps:r=[],die:n=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=$e(e.cells,"the number of cells",1,Xe);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=Zn.find(c=>c===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:er(i,r),die:Xn(n),start:$e(o,"start",0,1),chained:s,overshoot:l}}var Ot=e=>typeof e=="number"?_(e).map(t=>t+1):e;function et(e){let t=Math.ceil(Math.
sqrt(e)),r=t;for(;r**2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Le=e=>_(e*e).map(t=>{let{columns:r,rows:n}=et(e*e),[o,s]=ee({cells:e*
e,start:1,columns:r,rows:n},t+1);return{cell:t+1,row:e-1-o,column:s}});function jt(e,t=Math.random){let r=_(Math.max(0,e.cells-2)).map(a=>a+2),n=Math.min(Math.round(
e.cells/8),Math.floor(r.length/4)),o=()=>r.splice(Math.floor(t()*r.length),1)[0],s=_(2*n).map(a=>{let[i,l]=[o(),o()].sort((c,m)=>c-m);return a<n?[i,l]:[l,i]});return V(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:r,die:n,start:o,chained:s,overshoot:a}){let i=r.filter(([c,m])=>m>c).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof n=="number"?`die ${n}`:`die with faces ${n.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var tt={format:"snl-workbench",version:2},Ne=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Ct={what:"stopped",says:"You stopped it."};var tr=["Draw","Write"];var nr=e=>tr.includes(e)?`&${e.toLowerCase()}`:"",rr=2e4;function or(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>rr?"":`&code=${btoa(String.fromCharCode(
...t)).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}`}function ve({cells:e,jumps:t,die:r,start:n,chained:o,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,n===0&&
"s0",o&&"c",s!=="stay"&&s];return`#board=${[e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var At=e=>({board:e,mode:"",code:null,trouble:""});var Rt=(e,t,r)=>`${ve(e)}${nr(t)}${or(r??"")}`;var nt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,le=(e,t="throws")=>`${nt(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Wt(e){if(!e)return"";let{from:t,face:r,landing:n,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>n?`climb to ${o}`:`slide to ${o}`,l=o===
n?"":a||i;return r===null?`${he(l)} from ${t}.`:`From ${t}, roll ${rt(r)}: land on ${n}${l&&`, ${l}`}.`}var rt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ne({tag:e,name:t,attributes:r,fill:n,stroke:o,width:s,parts:a=[],text:i}){let l=[n&&`fill:var(--${n})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),c=[r.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ie(m,{...r,style:c||null},a.map(ne),i)}var{shape:Lt}=oe;function Nt(e,t,r,n){let{spot:o}=te(e,t);return{neck:o(r),wings:[o(r,n),e,o(r,-n)]}}function It(e,t,r){let{least:n,more:o,head:s,edge:a}=Lt.arc,
{length:i,spot:l}=te(e,t),c=n+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,g]=l(i/2,d*c*2),b=[ye(p,a,r-a),Math.max(g,a)],y=te(b,t),$=y.spot(y.length-.06);return{from:e,
turn:b,tip:$,...Nt($,b,s,s*.4)}}function ot(e,t,r,n,o){let{length:s,spot:a}=te(e,t),i=Math.min(n,s/4),l=a(s-i),c=a(s/2,2*r);return{from:a(i),turn:c,tip:l,middle:a(
s/2,r),...Nt(l,c,o,o/2)}}function Bt(e){let t=Lt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:n,rising:o,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?n:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:se}=oe;function Me(e,t,r){let{length:n,spot:o}=te(U(e,t),U(e,r));return te(o(se.apart),o(n-se.apart))}function Dt(e,t,r){let{length:n,spot:o}=Me(e,t,r),
{half:s,over:a,rung:i}=se.ladder,l=Math.max(2,Math.round(n/i)),c=[s,-s].map(d=>[o(-a,d),o(n+a,d)]),m=_(l+1).map(d=>{let p=n*d/l;return[o(p,s),o(p,-s)]});return{
rails:c,rungs:m}}function qt(e,t){let r=(e+t)%2?-1:1;return[0,se.snake.bow,-se.snake.bow].flatMap(n=>[{hand:r,bow:n},{hand:-r,bow:n}])}function Ie(e,t,r,{hand:n,
bow:o}){let{length:s,spot:a}=Me(e,t,r),{swing:i,wave:l}=se.snake,c=Math.max(1,Math.round(s/l)),m=n*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,g=m*p*Math.sin(
2*Math.PI*c*d)+o*Math.sin(Math.PI*d);return a(s*d,g)}}function st(e,t,r,n){let o=n.map(([i,l])=>[U(e,i),U(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:qt(
t,r)[0]};for(let i of qt(t,r)){let l=Ie(e,t,r,i),c=_(25).map(g=>l(g/24)),m=c.some(([g,b])=>g<.15||g>s-.15||b<.15||b>e.rows-.15),p=c.filter(g=>o.some(([b,y])=>Tt(
g,b,y)<se.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Ht(e,t,r,n){let o=Ie(e,t,r,st(e,t,r,n)),{length:s}=Me(e,t,r),a=4*
Math.max(1,Math.round(s/se.snake.wave))+2,i=b=>y=>{let $=se.snake.half*(1-.3*y-.6*y**3),[B,M]=o(y),[E,k]=Re(o,y),S=Math.hypot(E,k)||1;return[B-b*$*k/S,M+b*$*E/S]},
l=We(i(1),0,1,a),c=We(i(-1),1,0,a),m=[...l,l[l.length-1],c[0],...c],{spot:d}=te(o(0),o(.02)),{skull:p,eye:g}=se.snake;return{outline:m,stripe:We(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-g/3,.55*p),d(-.05-g/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var zt=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Te}=oe,ae=e=>`${Math.round(e*1e3)/1e3}`,Se=e=>e.map(t=>t.map(ae).join(" ")),ue=e=>`M${Se(e).join("L")}`,Ft=e=>`M${Se(e.slice(0,1))}C${Se(e.slice(1)).join(
" ")}`,at=(e,t,r)=>`M${Se([e])}Q${Se([t,r]).join(" ")}`,Z=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Be=(e,[t,r],n,o)=>({tag:"circle",name:e,attributes:{
cx:ae(t),cy:ae(r),r:n},...o}),qe=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),it=(e,[t,r],n,o,s)=>({tag:"rect",name:e,attributes:{x:ae(t),y:ae(r),width:n,
height:n,rx:o},...s}),Ut=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),_t=(e,[t,r],n,o,s)=>({tag:"text",name:e,attributes:{x:ae(t),y:ae(r),"\
font-size":n},fill:s,text:o});function sr(e,t,r){let{rails:n,rungs:o}=Dt(e,t,r),{rail:s,rungWidth:a}=Te.ladder,i=n.map(ue).join("");return[Z("halo",i,{stroke:"c\
ell",width:s+.05}),Z("rungs",o.map(ue).join(""),{stroke:"ladder",width:a}),Z("rails",i,{stroke:"ladder",width:s})]}function ar(e,t,r,n){let{outline:o,stripe:s,skull:a,
eyes:i,pupils:l,tongue:c}=Ht(e,t,r,n),{skull:m,stripe:d,eye:p,pupil:g}=Te.snake,b=`snake-${zt(t,r)}`,y=`${Ft(o)}Z`;return[Z("halo",y,{stroke:"cell",width:.06}),
Z("tongue",c.map($=>ue($)).join(""),{stroke:b,width:.025}),Z("skin",y,{fill:b}),Ut(Z("stripe",Ft(s),{stroke:"cell",width:d}),"0.04 0.12"),Be("skull",a,m,{fill:b}),
...i.map($=>Be("eye",$,p,{fill:"die"})),...l.map($=>Be("pupil",$,g,{fill:"dieInk"}))]}function De(e,t){let r=[...t],n=r.filter(([a,i])=>a<i),o=r.filter(([a,i])=>a>
i),s=(a,i,l,c)=>qe(a,c,{"data-ends":`${i} ${l}`});return[...n.map(([a,i])=>s("ladder",a,i,sr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,ar(e,a,i,n)))]}function Kt(e){
let[t,r]=ee(e,e.cells),[n,o]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Te.flag,[c,m,d]=s,p=y=>y.map(([$,B])=>[n+$,o+B]),g=ue(p([s.slice(0,2),[c,d]])),b=`${ue(
p([[c,m],a,[c,i]]))}Z`;return qe("flag",[Z("pole",g,{stroke:"goal",width:l}),Z("pennant",b,{fill:"goal"})])}function Pe([e,t],r,n=1){let{side:o,corner:s,pip:a}=Te.
die,i=Bt(r).map(m=>Be("pip",m,a,{fill:"dieInk"})),l=_t("face",[0,o*.24],o*.7,`${r}`,"dieInk"),c={fill:"die",stroke:"now",width:.035};return qe("die",[it("side",
[-o/2,-o/2],o,s,c),...i.length?i:[l]],{transform:`translate(${ae(e)} ${ae(t)}) scale(${n})`})}function Jt(e,t,r){let[n,o]=ee(e,t),s=[o+.06,e.rows-n-.94],a=it(r,
s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Ut(a,"0.03 0.06")}function Gt(e,{from:t,face:r,landing:n,stand:o}){let s=o===
n?[]:[Jt(e,o,"stand")];if(r===null)return s;let a=U(e,t);if(t===n)return[Pe(a,r)];let{turn:i,neck:l,wings:c}=It(a,U(e,n),Pt(e)),m=`--far:${ae(te(a,i).length+te(
i,l).length)}`,d=Z("arc",at(a,i,l),{stroke:"now",width:Te.arc.width});return[Jt(e,n,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:m}},
Z("tip",`${ue(c)}Z`,{fill:"now"}),Pe(a,r)]}function Vt(e,t,r){let n=r;return t.map(([o,s,a],i)=>{let[l,c]=[U(e,n),U(e,s)],m=ot(l,c,c[0]>=l[0]?-.3:.3,.12,.16);n=
a;let[d,p]=[m.middle[0],Math.floor(m.middle[1])+.5],g=at(m.from,m.turn,m.neck),b=`${ue(m.wings)}Z`;return qe("leg",[Z("rim",g,{stroke:"cell",width:.1}),Z("shaft",
g,{stroke:"ink",width:.05}),Z("tip",b,{fill:"ink"}),it("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),_t("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),Pe([d+.16,p],o,
.8)],{style:`--order:${i}`})})}function Yt(e,t,r){let n=new Set;for(let s=r;s!==null&&!n.has(s);s=t.get(s)??null)n.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[U(e,a),U(e,s)],{from:c,turn:m,tip:d,wings:p}=ot(i,l,.12,.18,.13),g=at(c,m,d)+ue(p);return Z(n.has(s)?"branch\
.strong":"branch",g,{stroke:"ink",width:.03})})}var lt=e=>fe(".face","-.19 -.19 .38 .38",ne(Pe([0,0],e))),He=()=>u("li.chip",u("span",{role:"img"}),u("small"));function ze({children:[e,t]},r,n){e.ariaLabel!==
`Roll ${r}`&&(j(e,"label",`Roll ${r}`),e.replaceChildren(lt(r))),I(t,`to cell ${n}`)}var ct=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ce=e=>`${ct(e).kind} ${e.join("→")}`,Qt=(e,t)=>V({...e,name:"",jumps:t}),
Fe=(e,t)=>Qt(e,e.jumps.filter(([r])=>r!==t)),Ee=(e,t,r)=>Qt(e,[...Fe(e,t).jumps,[t,r]]);function Zt(e,[t,r],n,o){let s=Fe(e,t);return n?Ee(s,t,o):Ee(s,o,r)}var dt=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,n)=>+(n[0]===t)-+(r[0]===t));function Xt(e,t){let r=t.cells??e.cells,n=e.jumps.filter(o=>Math.max(...o)<=
r);return V({...e,...t,name:"",jumps:n})}function en(e){let t=[e],r=0;return{now:()=>t[r],add(n){t=[...t.slice(0,r+1),n],r+=1},can:n=>r+n>=0&&r+n<t.length,go(n){
return r+=n,t[r]}}}function tn(e,{tries:t,draws:r,drops:n}){let o=0,s=0,a=!1;function i({clientX:c,clientY:m}){let d=e.cellAt(c,m);!d||d===s||(s=d,a=!0,t(o,s))}function l(c){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(c?.type==="pointerup"&&o!==s?r(o,s):n())}return e.node.addEventListener(
"pointerdown",({button:c,isPrimary:m,clientX:d,clientY:p})=>{let g=e.cellAt(d,p);a=!1,!(c||!m||!g)&&(o=s=g,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Oe=(e,t)=>u("label.setting",u("span",e),t);function nn(e){let t=u("input.button",{type:"number",min:1,max:Xe,change:()=>e({cells:t.valueAsNumber})}),r=u("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),n=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:u(".settings",Oe("Cells",t),Oe("Die",r),Oe("Start",n),Oe("Past the goal",o),Oe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),n.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function ut(e,{cells:t,die:r,start:n,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),n!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function ir({cells:e,jumps:t,die:r,
start:n,chained:o,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,n!==1&&`start=${n}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function lr({name:e,cells:t,die:r,
start:n,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:n,chained:o,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${ge(d)}`).join(
`,
`)}
}
`}function cr(e){ut("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,n]of e.jumps)t[r-1]=n-1;return`${ge(t)}
`}function dr(e){ut("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=_(t).
map(()=>Array(t).fill(-1)),n=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Le(t))r[s][a]=n.get(o)??-1;return`[${r.map(ge).join(`,
 `)}]
`}function ur(e){ut("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let n=e.jumps.filter(([o,s])=>s>o===r);t.push(`${n.length}`,...n.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Je=[{name:"python",title:"Python: Board(...)",write:ir},{name:"json",title:"JSON",write:lr},{name:"move-array",title:"Move array, from 0",write:cr},{name:"\
grid",title:"LeetCode grid",write:dr},{name:"hackerrank",title:"HackerRank text",write:ur}];var rn=["jumps","ladders","snakes","die","start","chained","overshoot"],mr=rn.slice(0,3);function pr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function fr(e){let t=[""],r=0;for(let n of e)"([{".includes(n)&&(r+=1),")]}".includes(n)&&(r-=1),n===","&&!r?t.push(
""):t[t.length-1]+=n;return t.map(n=>n.trim()).filter(Boolean)}function hr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[n,o]of fr(t[1]).entries()){let[,s=n===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(n>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(n>0&&!rn.includes(s))throw new Error(`a board has no option ${s}`);
mr.includes(s)?r.jumps.push(...gr(a)):r[s]=on(a)}return[r]}function on(e){try{return pr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function gr(e){
let t=on(e),r=Array.isArray(t)?t.find(n=>!Array.isArray(n)||n.length!==2||!n.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(r)}`);return t}var br="format version name author source cells die start chained overshoot jumps".split(" ");function wr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!br.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:r="snl-board",version:n=1}=e;if(r!=="snl-board"||n!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${n}`);return e}function sn(e){let t=e.flatMap((r,n)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${n}\
: expected -1 or 0 to ${e.length-1}, not ${ge(r)}`);return r===-1?[]:[[n+1,r+1]]});return{cells:e.length,jumps:t}}function yr(e){let t=e.length;if(e.some(n=>!Array.
isArray(n)||n.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Le(t).flatMap(({cell:n,row:o,column:s})=>e[o][s]===
-1?[]:[[n,e[o][s]]]);return{cells:t*t,jumps:r}}function kr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function n(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(c=>/^\d+$/.test(c)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[o]=n(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,c]of[["ladder",1],["snake",-1]]){let[m]=n(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${l}s`);for(let d=0;d<m;d+=1){let p=n(2,`the two cells of a ${l}`);if((p[1]-p[0])*c<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function vr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),n=Array.isArray(r)?r:[r];if(!n.length)throw new Error("the list is empty");return Array.isArray(n[0])?[yr(n)]:typeof n[0]=="object"?n.map(wr):[sn(n)]}function an(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return hr(t).map(V);if(/^[[{]/.test(t))return vr(t).map(V);if(r&&/[\r\n]/.test(t))return kr(t).map(V);
if(r){let n=t.split(/\s*,\s*|\s+/),o=n.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[V(sn(n.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function ln(e,t){let r=null,n=Je[0].name,o=u("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=u("p.quiet",{role:"alert"}),a=re("Notation",
Je.map(d=>[d.name,d.title]),n,d=>{n=d,i()});function i(){if(!(!r||!m.open)){o.value=o.placeholder="",I(s,"");try{o.value=Je.find(d=>d.name===n)?.write(r).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){I(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function c(){if(!o.value.trim()){I(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=an(o.value);t(d[0]),I(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){I(s,`This cannot be read: ${d.message}.`)}}let m=St("Copy or paste as text",u(".tools",a,A("Copy",null,l),A("Use this text","Read \
the board in the text",c)),o,s);return m.addEventListener("toggle",i),{node:m,show(d){r=d,i()}}}var mt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function pt(e){let t=null,r=null,n=null,o=null,s=!0,a=u("b.amount"),i=u("span.quiet"),l=u(
"ol.thrown",{label:"A shortest route"}),c=u(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=A("Undo","Ctrl+Z",()=>e.go(-1)),d=A("Redo","Ctrl+Y",
()=>e.go(1)),p=nn(f=>M(h=>Xt(h,f),"")),g=ln(e,f=>e.use(f));function b({distance:f,predecessor:h,throws:v,route:O}){t&&(t.paint({current:n,distance:f,predecessor:h,
route:s,piece:!1}),I(a,v??"none"),I(i,v===null?"the goal is out of reach":le(v).replace(/^\S+ /,"")),Ae(l,O,He,(D,[F,,Y])=>ze(D,F,Y)))}let y=()=>t?dt(t.board,n)[0]??
null:null;function $(){if(!t)return;let{board:f,plan:h}=t;b(t);let v=y();t.light(v),t.sketch((v??[]).map(O=>{let[D,F]=U(h,O);return{tag:"circle",attributes:{cx:D,
cy:F,r:.13},fill:"paper",stroke:"now",width:.06}})),c.replaceChildren(...dt(f,n).flatMap(B)),j(m,"aria-disabled",!e.can(-1)),j(d,"aria-disabled",!e.can(1))}function B(f){
let{ends:h}=ct(f),v=A(`Remove ${ce(f)}`,"Delete",()=>E(f)),O=h.map((D,F)=>A(`Move its ${D}`,null,()=>{o={jump:f,end:F},e.say(`Choose the cell where the ${D} of ${ce(
f)} goes.`),t?.cells.get(f[F])?.focus({preventScroll:!0})}));return[v,...O]}function M(f,h){if(t){n=o=null;try{e.use(f(t.board)),e.say(`${h} ${mt(t.throws)}`.trim())}catch(v){
e.say(`${he(v.message)}.`),p.show(t.board),$()}}}let E=f=>M(h=>Fe(h,f[0]),`Removed: ${ce(f)}.`);function k(f,h){let v=y(),O=v?v.indexOf(f):-1;return v&&O>=0?S(v,
O,h):{change:D=>Ee(D,f,h),what:`Drawn: ${ce([f,h])}.`}}let S=(f,h,v)=>({change:O=>Zt(O,f,h,v),what:`Moved: ${ce(f)} is now ${ce(h?[f[0],v]:[v,f[1]])}.`});function L(f,h){
if(!t)return;let{change:v}=k(f,h),O=t.trial(v(t.board));b(O),e.say(`If you let go here: ${mt(O.throws)}`)}function C(f,h){let{change:v,what:O}=k(f,h);M(v,O)}function z(){
n=o=null,t&&(t.trial(t.board),$(),X())}function X(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${mt(t.throws)}`)}return{name:"Draw",under:u("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[u(".score",u("p","Fewest ",a,i)),l,c,u(".tools",m,d,A("Random","Other jumps",()=>M(f=>jt(f),
"Drawn at random.")),A("Remove all jumps",null,()=>M(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),Mt("Route","One of the shortest routes",f=>{s=f,$()},!0)),
p.node,g.node],show(f){t=f,n=o=null,r=tn(t,{tries:L,draws:C,drops:z}),p.show(t.board),g.show(t.board),$(),X()},leave:()=>r?.stop(),choose(f){if(!(!t||!f||r?.wasDrawing()))
if(o){let{change:h,what:v}=S(o.jump,o.end,f);M(h,v)}else if(n===f)z();else if(n!==null){let h=n;M(v=>Ee(v,h,f),`Drawn: ${ce([h,f])}.`)}else{n=f,$();let h=y(),v=h?
` Or drag an end of ${ce(h)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${v}`)}},key(f,{ctrlKey:h,metaKey:v,shiftKey:O,altKey:D}){
let F=y();if(h||v){let Y=f==="y"||O&&f==="Z"?1:f==="z"?-1:0;return Y&&e.go(Y),Y!==0}if(f==="Escape"&&n!==null&&!D)z();else if((f==="Delete"||f==="Backspace")&&F)
E(F);else return!1;return!0}}}function Ue(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(n){let o=e.moves(r()).find(([i])=>i===
n);if(!o)return!1;let[,s,a]=o;return t.push({from:r(),face:n,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let n=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())n.set(s,o+1);return n}}}var[cn,dn]=[150,350],xr=.25,un=24;function $r({from:e,face:t,landing:r},n){if(t===null)return[e];let o=Math.min(e+t,n);return[..._(o-e+1).map(a=>e+a),..._(o-r).
map(a=>o-1-a)]}function Mr(e,t,r){let n=t.get(r)??r;if(n>r){let{length:a,spot:i}=Me(e,r,n);return[i(0),i(a),U(e,n)]}let o=[...t].filter(([a,i])=>a<i),s=Ie(e,r,n,
st(e,r,n,o));return[..._(un+1).map(a=>s(a/un)),U(e,n)]}function mn(e,t,r,n){let s=$r(r,e.cells).map(c=>U(e,c)),a=[{at:s[0],time:0,easing:"ease-out"}],i=0;for(let[
c,[m,d]]of s.slice(1).entries()){let[p,g]=s[c],b=[(p+m)/2,Math.min(g,d)-xr];a.push({at:b,time:i+cn/2,easing:"ease-in"}),i+=cn,a.push({at:[m,d],time:i,easing:"ea\
se-out"})}for(let c of r.feet){let m=Mr(e,t,c);for(let[d,p]of m.entries())a.push({at:p,time:i+dn*(d+1)/m.length,easing:"linear"});i+=dn}let l=ye(n/(i||1),0,1);return a.
map(c=>({...c,time:c.time*l}))}var Sr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",pn=([e,t])=>`translate(${e}px,${t}px)`;function fn(e,t){let r=ie("path.piece",{d:Sr,
visibility:"hidden"}),n=null,o=null;function s(){n?.cancel(),n=null,j(r,"visibility",o===null&&"hidden")}return{node:r,stand(a){o=a,s(),a!==null&&j(r,"style",`t\
ransform:${pn(U(e,a))}`)},rest:s,walk(a,i,l){if(s(),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let c=0,m=a.flatMap(p=>{let g=mn(e,t,p,i).map(
b=>({...b,time:c+b.time}));return c=g.at(-1)?.time??c,g});if(c===0)return;let d=m.map(({at:p,time:g,easing:b})=>({transform:pn(p),offset:g/c,easing:b}));j(r,"vi\
sibility",null),n=r.animate(d,{duration:c}),n.onfinish=()=>{s(),l?.()}}}}var Pr=400;function hn({layout:e,rules:t,label:r,waits:n,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,c={cells:i,start:a,...e},{rows:m}=e,d=a===0?1:0,p=e.
columns+d,g=_(i+d).map(x=>x+1-d),b=new Map,y=new Map,$=Ye("new"),B=Ye("touched"),M=!1,E=null,k=new Set,S=null,L=[];function C(x){let[P,R]=ee(c,x),W=x===a?"start":
x===i&&"goal",q=u(".cell",{role:"gridcell","data-cell":x,"data-end":W,style:`grid-column:${R+1}`},u("span.number",`${x}`),u("span.end",{"data-is":W}),u("span.ba\
dge"));return J(q,"odd",(P+R)%2),b.set(x,q),q}function z(x){for(let P of b.values())P.tabIndex=P===x?0:-1}function X(x){let{key:P,target:R}=x,[W,q]=ee(c,Number(
R.dataset.cell)),N={ArrowLeft:[W,q-1],ArrowRight:[W,q+1],ArrowUp:[W+1,q],ArrowDown:[W-1,q]};if(P==="Enter"||P===" ")R.click();else if(N[P]){let G=g.find(de=>`${ee(
c,de)}`==`${N[P]}`);b.get(G??-1)?.focus()}else return;x.preventDefault(),x.stopPropagation()}let f=x=>g.filter(P=>ee(c,P)[0]===x).sort((P,R)=>ee(c,P)[1]-ee(c,R)[1]),
h=u(".grid",{role:"grid",label:r,keydown:X,focusin:({target:x})=>z(x)},_(m).reverse().map(x=>u(".row",{role:"row"},f(x).map(C))));z(b.get(a)??b.get(1));let v=`0\
 0 ${p} ${m}`,O=fe(".layer.goal",v,ne(Kt(c))),D=fe(".layer.jumps",v,De(c,l).map(ne)),[F,Y,K]=["g.tree","g.move","g.route"].map(x=>ie(x)),w=fe(".layer.above",v,F,
Y,K),T=fn(c,l),H=fe(".layer.top",v,T.node),Q=u(".sheet",h,O,D,w,H);function xe(x,P,R){if(!E)return"";let[W,q]=[E.distance.get(x),E.predecessor.get(x)],N=[`cell ${x}`,
b.get(x)?.dataset.end];for(let[de,we]of l)de===x&&N.push(`${we>x?"foot of a ladder":"head of a snake"} to ${we}`),we===x&&N.push(`${de<x?"top of a ladder":"tail\
 of a snake"} from ${de}`);let G=E.visited.has(x)?"visited":"not reached";return N.push(P?"current":"",W!=null?`reached in ${le(W,o)}`:G,q!=null?`from ${q}`:"",
R?n:"",k.has(x)?"part of what is wrong":""),N.filter(Boolean).join(", ")}function Hn(x,P,R,W){let q=x.current===P,N=x.visited.has(P),G=x.distance.get(P),de=x.predecessor.
get(P),we=`${[q,W,N,G,de,k.has(P)]}`;if(y.get(P)===we)return;y.set(P,we);let Un=G!=null?"reached":N&&"visited";Ve(R,{"data-distance":G,"data-tint":G!=null&&Et(G,
s),"data-from":de,"data-visited":N,"data-waits":W,"aria-current":q,"data-state":q?"current":W?"frontier":Un,label:xe(P,q,W)}),j(R.lastChild,"data-is",nt(G)||null)}
function wt(){if(!E)return;let x=new Set(E.frontier.map(([P])=>P));for(let[P,R]of b)Hn(E,P,R,x.has(P))}function yt(){if(!E)return;let x=M?Yt(c,E.predecessor,E.current):
[];F.replaceChildren(...x.map(ne))}let kt=x=>x.map(P=>D.querySelector(`[data-ends="${P} ${l.get(P)}"]`));function vt(x,P){let R=new Set(kt(P));for(let W of D.children)
J(W,x,R.has(W))}function zn(x){let P=x.flatMap(([,R,W])=>W===R?[]:t.ride(R).feet);K.replaceChildren(...Vt(c,x,a).map(ne)),J(D,"routed",x.length),vt("taken",P)}let xt=()=>J(
Q,"arrived",!0);function Fn(x){let P=a,R=x.map(([W,q,N])=>{let G={from:P,face:W,landing:q,stand:N,feet:t.ride(q).feet};return P=N,G});T.walk(R,Pr,xt)}let Jn=`${p>
7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:c,cells:b,columns:p,shape:p/m,node:u(`.board${Jn}`,{style:`--wide:${p};--high:${m}`},Q),paint(x,P,R,W,q=0){
E=x;let N=`${Object.values(R??{})}`!=`${Object.values(S??{})}`;(N||W.length)&&T.rest(),J(Q,"arrived",!1),wt(),$([...P].map(G=>b.get(G))),yt(),Y.replaceChildren(
...(R?Gt(c,R):[]).map(ne)),B(kt(R?.feet??[])),`${W}`!=`${L}`&&zn(W),q>0&&W.length?Fn(W):q>0&&N&&R&&T.walk([R],q),S=R,L=W},piece:T,top:H,celebrate:xt,showTree(x){
M=x,yt()},mark(x,P){let R=P.flatMap(N=>N.moves??[]),W=P.flatMap(N=>N.jumps??[]),q=R.flatMap(([,N])=>t.ride(N).feet);vt("found",[...W.map(([N])=>N),...q]),k=new Set(
P.flatMap(N=>N.cells??[]));for(let[N,G]of b)J(G,"differs",N===x),J(G,"found",k.has(N));wt()},drawn:()=>({plan:c,jumps:l,farthest:s,state:E,found:k,move:S,treeShown:M,
route:L})}}function gn({cells:e,jumps:t,die:r=6,start:n=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof r=="number"?Array.from({length:r},(d,p)=>p+
1):r;function l(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let g=a.get(d);return g===void 0||p.length&&!o?{feet:p,stand:d}:l(g,[...p,d])}function c(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(p=>{let g=c(d+p),b=g>0?l(g).stand:null;return b===null?[]:[[p,g,b]]})}return{cells:e,
start:n,jumps:a,ride:l,moves:m}}function ft({start:e,cells:t,moves:r}){let n=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let c=(n.get(l)??0)+1;for(let m of r(l)){let d=m[2];n.has(
d)||(n.set(d,c),o.set(d,l),s.set(d,m),a.push(d))}}let i=[];for(let l=t,c=s.get(l);c;c=s.get(l))i.unshift(c),l=o.get(l)??e;return{distance:n,predecessor:o,throws:n.
get(t)??null,route:i}}var Tr=1400;function je(e){let t=gn(e),r=ft(t),n=hn({layout:et(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.
max(...r.distance.values())}),o=r.route,{plan:s,cells:a,piece:i}=n,l=ie("g.sketch");n.top.prepend(l);let c=n.node.querySelector(".s-jumps");return{...r,board:e,
rules:t,plan:s,cells:a,faces:Ot(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(m){let{current:d=null,near:p=[],distance:g,predecessor:b,move:y=null}=m,
{route:$=!1,piece:B=!0}=m,M={current:d,frontier:[...p].map(E=>[E,""]),distance:g??new Map,predecessor:b??new Map,visited:new Map};n.paint(M,[],y,$?o:[]),i.stand(
B?d:null)},walk(m){i.walk([m],Tr,()=>m.stand===e.cells&&n.celebrate())},rest:i.rest,trial(m){let d=new Map(m.jumps),p=new Set;for(let $ of[...c?.children??[]]){
let[B,M]=($.getAttribute("data-ends")??"").split(" ").map(Number);d.get(B)===M?p.add(B):$.remove()}let g=new Map(m.jumps.filter(([$])=>!p.has($))),b=De(s,g).map(
ne);for(let $ of b)J($,"lit",!0);c?.append(...b),t.jumps.clear();for(let[$,B]of d)t.jumps.set($,B);let y=ft(t);return o=y.route,y},light(m){for(let d of c?.children??
[])J(d,"lit",d.getAttribute("data-ends")===m?.join(" "))},sketch:m=>l.replaceChildren(...m.map(ne)),cellAt(m,d){let g=n.node.getRootNode().elementFromPoint(m,d)?.
closest("[data-cell]"),b=g&&n.node.contains(g)&&g.dataset.cell;return b?Number(b):null}}}var bn=e=>new Set(e.map(([,t])=>t));function Er(e,t){let r=`You reached the goal in ${le(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Or=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function jr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Or()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function wn(e,t,r){let n=e.thrown.at(-1);if(!n)return e.won()?"You start on the goal: no t\
hrow is needed.":jr(r);let o=Wt(n);return e.won()?`${o} ${Er(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function yn(e,t,{
cells:r}){let n=`${he(rt(e))} from ${t}`;return t+e>r?`${n} would pass the goal: it does not move you.`:`${n} lands in a loop of jumps: it does not move you.`}function kn(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([n,o,s])=>s===o?`${n} to ${s}`:
`${n} to ${o} and on to ${s}`);return`A shortest route takes ${le(e)}: ${r.join(", ")}.`}function ht(e,t){let r=null,n=null,o=u(".dice",{role:"group",label:"Choose what the die shows"}),s=u("b.amount"),a=u("span.quiet"),i=u("b.amount"),l=u("ol.throw\
n",{label:"Your throws"}),c=A("Undo","Take the last throw back (Backspace)",B),m=A("Start again","Back to the start",M),d=A("Show the shortest route",null,()=>E(
!p)),p=!1;function g(){if(!r||!n)return;let{thrown:k}=n,S=n.moves(),L=p||n.won();r.paint({current:n.at(),near:bn(S),distance:n.trail(),move:p?null:k.at(-1)??null,
route:p});for(let C of o.children){let z=Number(C.dataset.face);j(C,"aria-disabled",!S.some(([X])=>X===z))}I(s,k.length),I(a,k.length===1?"throw":"throws"),I(i,
L?r.throws??"none":"?"),Ae(l,k,He,(C,{face:z,stand:X})=>ze(C,z,X));for(let C of[c,m])j(C,"aria-disabled",!k.length);j(d,"aria-pressed",`${p}`),j(e.root,"data-wo\
n",n.won())}function b(){r&&n&&e.say(wn(n,r.throws,r.faces))}function y(k){if(!r||!n||n.won())return;let S=n.at();if(p=!1,!n.throws(k)){g(),e.say(yn(k,S,r.board));
return}g();let L=n.thrown.at(-1);L&&r.walk(L),b(),$()}function $(){t?.((n?.thrown??[]).map(({face:k})=>k))}function B(){n?.undo()&&(g(),b(),$())}function M(){!r||
!n?.thrown.length||(n=Ue(r.rules),p=!1,g(),b(),$())}function E(k){p=k,g(),k&&r?e.say(kn(r.throws,r.route)):b()}return{name:"Play",under:o,side:[u(".score",u("p",
"You ",s,a),u("p","Fewest ",i)),u(".tools",c,m,!t&&d),l],show(k){r=k,n=Ue(r.rules),p=!1,o.replaceChildren(...r.faces.map(S=>{let L=A(lt(S),null,()=>y(S),`Throw ${S}`);
return j(L,"data-face",S),L})),g(),b()},replay(k){if(!r)return!1;let S=n;n=Ue(r.rules);let L=k.every(C=>n?.throws(C));return L||(n=S),g(),b(),L},leave:()=>j(e.root,
"data-won",null),choose(k){let S=n?.moves()??[],L=S.find(([,C])=>C===k)??S.find(([,,C])=>C===k);L?y(L[0]):n&&!n.won()&&e.say(`No throw leads from ${n.at()} to ${k}\
.`)},key(k,{ctrlKey:S,metaKey:L,altKey:C}){if(S||L||C)return!1;let z=Number(k);if(k==="Backspace")B();else if(k!==" "&&r?.faces.includes(z))y(z);else return!1;return!0}}}var vn=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var gt=new Map;function Ar(e){let t=gt.get(e)??new CSSStyleSheet;return gt.has(e)||t.replaceSync(e),gt.set(e,t),t}function xn(e,t,r){let n=document.createElement(
"div");n.className="snl-host";let o=document.createElement("style");o.textContent=vn;let s=n.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Ar(t)],s.append(
r),e.replaceChildren(o,n),e.dataset.mounted="",{host:n,remove(){n.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var $n=e=>e.getRootNode().activeElement??
null;var[Ke,Mn]=["snl-workbench",1],Rr="This browser stores nothing here: download what you want to keep.",Wr="The browser's storage is full: download what you want \
to keep.",Lr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function _e(e){try{let t=JSON.parse(window[e].
getItem(Ke)??"null");return t?t.version!==Mn?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Sn(){let[e,
t]=[_e("sessionStorage"),_e("localStorage")],r=e==="newer"||t==="newer",n=[e,t].find(o=>o!==null&&o!=="newer")??{version:Mn,signature:"board",sources:{}};return{
kept:n,store(o){if(r)return Lr;let s=_e("localStorage"),i={...(s===null||s==="newer"?n:s).sources};o in n.sources?i[o]=n.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(Ke,JSON.stringify(n)),window.localStorage.setItem(Ke,JSON.stringify({...n,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?Wr:
Rr}},elsewhere(o){let s=_e("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===Ke&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Pn(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Nr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Tn({keeper:e,arrived:t,open:r,text:n,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",c=null,m=u(".tools"),d=u(".tabs",{role:"group",label:"Program"}),p=u(".programs",
d,m),g=h=>h?s.second??s.signature:s.signature,b=h=>`${h?"2:":""}${g(h)}`,y=!1,$=()=>a.signatures.find(({name:h})=>h===g(y))?.template??"",B=()=>s.sources[b(y)]??
$(),M=()=>i.kind==="mine"||i.kind==="second";function E(h){i=h,M()&&y!==(i.kind==="second")&&(y=!y,c=null,k()),f();let{kind:v,name:O}=i;M()?r(B(),!1):r(v==="lin\
k"?t??"":a.programs.find(D=>D.name===O)?.source??"",!0)}function k(){let h=e.elsewhere(b(y));h===null?c=null:h!==B()&&(c=h),f()}function S(){let[h,v]=[c,n()];C(
h??""),E(L()),c=v,f()}let L=()=>({kind:y?"second":"mine"});function C(h){let v=b(y);h===void 0?delete s.sources[v]:s.sources[v]=h,l=e.store(v)}function z(){let h=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");Pn(new Blob([n()],{type:"text/x-python"}),h)}function X(){y=!1,C(t??""),E({kind:"mine"})}function f(){let{kind:h,
name:v}=i,O=(K,w,T="")=>{let H=A(K,T||null,()=>E(w));return j(H,"aria-pressed",`${h===w.kind}`),H},D=K=>a.programs.filter(w=>w.kind===K).map(w=>[w.name,w.title]),
F=re("A program to look at",[["","Look at a program"]],v??"",K=>{E(K?{kind:"program",name:K}:L())});for(let[K,w]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let T=D(w).map(([H,Q])=>u("option",{value:H},Q));F.append(u("optgroup",{label:null},T)),F.lastElementChild?.setAttribute("label",K)}F.value=v??"",F.classList.
toggle("s-chosen",h==="program"),d.replaceChildren(O("Mine",{kind:"mine"}),O("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[O("From the link",{kind:"link"})],F);let Y=A("Download","As a file of Python",z);if(M()){let K=re("How it is called",a.signatures.map(H=>[H.name,H.title]),g(
y),H=>{y?s.second=H:(s.second=g(!0),s.signature=H),l=e.store(b(y)),c=null,k(),E(L())}),w=A("Reset","Back to the beginning of this signature",()=>{C(),E(L())}),T=c!==
null&&A("Other tab's code","Exchange it with the code here",S);m.replaceChildren(K,w,Y,...T?[T]:[])}else h==="link"?m.replaceChildren(A("Make it mine","Instead \
of what is there",X),Y):m.replaceChildren(Y)}return{node:p,chosen:()=>i,isMine:M,trouble:()=>l||(c===null?"":Nr),end:e.follow(()=>{k(),o()}),show(h){a=h,k(),a.signatures.
some(({name:v})=>v===s.signature)||(s.signature="board"),E(i)},changed(h){M()&&C(h)},question(){return i.kind==="program"?{name:i.name}:{source:n(),signature:M()?
g(y):null}},other(){let h=s.sources[b(!y)];return M()&&h?.trim()?{source:h,signature:g(!y)}:null}}}function En(e){let t=u(""),r=null;function n(){r?.then(({destroy:o})=>o()),r=null,t.replaceChildren()}return{node:t,clear:n,step(o){n();let s=u("");t.append(s),
r=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var Ce=e=>e===null?"out of reach":le(e),Ge=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...r)=>u(`section.card.${e}`,{label:t},u("b.card-title",t),r),be=e=>e&&
u("p",`${e}`),me=e=>e&&u("p.quiet",`${e}`),On=(e,t)=>u("p","Right is ",u("b",Ce(e)),", yours says ",u("b",Ce(t)),"."),jn=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Cn=(e,t)=>e!==null&&u(".tools",A(`Show line ${e}`,null,()=>t.point(e)));function Ir(e,t){let r=V(
e),n=je(r);n.paint({distance:n.distance,predecessor:n.predecessor,piece:!1}),n.mark(null,t?[t]:[]);let o=u(".thumb",{inert:"",style:`--columns:${n.columns};--sh\
ape:${n.shape}`},n.node);return{board:r,node:o}}function Br({report:e,like:t,stepper:r},n){let o=[me(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>me(`Note: ${a.says}.`))];if(e.correct===!1)return qr(e,t,o,r,n);let{name:s}=e;return e.correct?pe("right",`${s} is right on every board th\
at was played`,u("p",u("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&u("p",u("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
me(`${An(e)}.`),...o):pe("open",`${s} could not be judged`,be(Ge(e.finding.says)),...o.slice(1))}var An=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} played`;function qr(e,t,r,n,o){let{finding:s,expected:a,got:i}=e,{board:l,node:c}=Ir(e.board,s),m=typeof i=="number"?null:i,d=[m?be(`Right is ${Ce(a)}\
. Yours: ${m.says}.`):On(a,i),s.kind!==m?.kind&&be(Ge(s.says)),be(jn(m)),...t.slice(0,2).map(p=>me(`It answers like a known mistake: ${p.title}. The repair: ${p.
repair}`)),me(`${ke(l)} · ${An(e)}`),...r,u(".tools",n&&A("Step to the first difference",null,()=>o.step(n)),o.draw(l))];return pe("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",u(".exhibit",c,u(".told",d)))}function Dr({right:e,ended:t,throws:r,expected:n,finding:o,line:s},a){return e?
pe("right",`Right on this board: ${Ce(r)}`,me("One board proves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&On(n,r),o&&be(Ge(`${o.says}${s===null?"":`, in line ${s}`}`)),be(jn(o)),Cn(s,a))}function Hr({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],r=e.rows.map(n=>u("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?
"yes":"no":"–",...[n.cells_taken,n.edges_looked_at,n.longest_frontier].map(o=>o??"–")].map((o,s)=>u(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return pe("ope\
n",`On this board: ${Ce(e.throws)}`,Qe("","Comparison",u("table",u("thead",u("tr",t.map(n=>u("th",{scope:"col"},n)))),u("tbody",r))),...e.rows.map(({algorithm:n,
first_difference:o})=>o&&me(`${n} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var zr={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Fr=({what:e,says:t,line:r},n)=>pe(e==="stopped"?
"open":"wrong",zr[e]??"That did not work",be(Ge(`${r===null?"":`line ${r}: `}${t}`)),Cn(r,n));function Jr({printed:e,more_printed:t}){return e?.length?pe("open",
"It printed",Qe(".printed","What it printed",e.map(r=>u(".print",u("span.quiet",r.line===null?"":`line ${r.line}`),u("code",r.text)))),me(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Rn(e,t){return[e.kind==="failure"?Fr(e,t):e.of==="check"?Br(e,t):e.of==="compare"?Hr(e):e.of==="solve"&&Dr(e,t),Jr(e)].
filter(n=>!!n)}var Wn=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Ur=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],_r="This code came with the link. It has not run, and runs only when\
 you press a button below.",Kr=()=>u("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Ln(e,t){let r=null,n=null,o=!1,
s=!1,a=!1,i=t.host(E),l=Sn(),c=t.store.get().code,m=u(".editor"),d=u("p.note.quiet"),p=u("span.strip.quiet",{role:"status"}),g=u("progress",{max:1,label:"Python\
 is loading",hidden:""}),b=u(".cards"),y=En(t),$=A("Stop","End what is running",()=>i.stop()),B=Ur.map(([f,h,v])=>A(f,v,()=>z(h))),M=Tn({keeper:l,arrived:c,open:k,
text:()=>n?.text()??"",heard:()=>S()});function E({part:f,ready:h}){g.hidden=h===!0||!a,f!==void 0&&j(g,"value",f),h?I(p,a?"It runs …":""):a&&I(p,`Python is l\
oading (${i.size}, once) …`)}function k(f,h){n?.open(f,h),S()}function S(){let{kind:f}=M.chosen(),h={mine:M.trouble()||i.refusal,second:M.trouble()||i.refusal,
program:i.refusal,link:_r};I(d,h[f]??""),d.classList.toggle("s-strong",f==="link")}async function L(){o=!0;try{let[{make:f},h]=await Promise.all([t.editor(),t.shelf()]);
n=f(m,"Program",v=>{M.changed(v),S()}),M.show(h)}catch(f){I(d,`The editor cannot be loaded: ${f.message}`)}C()}function C(){for(let f of B)j(f,"aria-disabled",a||
!n||!!i.refusal);$.hidden=!a,j(b,"aria-busy",`${a}`),!s&&i.size&&I(p,`Python (${i.size}) loads at the first run.`)}async function z(f){if(a||!n||!r||i.refusal)return;
s=a=!0,n.point(null),b.replaceChildren(),y.clear(),I(p,"It runs …"),C();let{name:h,cells:v,jumps:O,die:D,start:F,chained:Y,overshoot:K}=r.board,w={name:h,cells:v,
jumps:O,die:D,start:F,chained:Y,overshoot:K},T=f==="compare"?M.other():null,H={kind:f,program:M.question(),board:w,other:T},Q=await i.ask(H,xe=>I(p,`${xe} …`));
a=!1,g.hidden=!0,I(p,""),C(),X(Q)}function X(f){let h=Rn(f,{step:y.step,draw:O=>A("Move this board to Draw",null,()=>{e.use(O),e.enter("Draw")}),point(O){n?.point(
O),n?.focus()}});(f.kind==="result"&&f.of)==="compare"&&M.isMine()&&!M.other()&&h.push(Kr()),b.replaceChildren(...h),"line"in f&&f.line&&n?.point(f.line),b.scrollIntoView(
{block:"nearest"}),f.kind==="result"&&f.of==="trace"&&y.step(f.stepper),e.say(Wn(h)||"Step through the run below.")}return{name:"Write",under:u("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[M.node,d,m,u(".tools.acts",B,$,u("span.progress",g,p))],foot:[b],below:[y.node],show(f){r=f,r.paint({piece:!1}),
o||L(),C(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){y.clear(),i.end(),M.end(),n?.destroy()},more:()=>[
"mine","second"].includes(M.chosen().kind)?n?.text()??null:null,stays:()=>c}}var Nn='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px solid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px s\
olid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{\
color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{d\
isplay:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-width:0}.s-under{display:flex;align-items:center;justify-content:space-be\
tween;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wrap;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em\
;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=current]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed \
var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{background:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(\
--tint-6),var(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25re\
m .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-si\
ze:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:\
empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;fo\
nt-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (mi\
n-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(\
0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-l\
ine-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1\
.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{fl\
ex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet\
) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex\
;align-items:center;justify-content:center}.s-button:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--n\
ow);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);colo\
r:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-widt\
h:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar\
::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-\
mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper\
))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;\
border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-\
ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;tra\
nsform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:\
4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in sr\
gb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data\
-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-quest\
ion{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-item\
s:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-\
part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);righ\
t:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0\
 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inheri\
t;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:\
0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:\
.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.\
s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2r\
em}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5re\
m;padding-inline:0}.s-several .s-transport select{display:none}}}.snl{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) *\
 var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-ra\
dius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-column\
s:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=s\
tart]{background:var(--startGround)}[data-end=goal]{background:var(--goalGround)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-\
1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint="5"]{background:var(--t\
int-5)}[data-tint="6"]{background:var(--tint-6)}[data-tint="7"]{background:var(--tint-7)}[data-tint="8"]{background:var(--tint-8)}[data-tint]{box-shadow:inset 0\
 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--\
unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{b\
order:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell\
:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom le\
ft,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell\
:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-numbe\
r{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.\
3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bot\
tom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{con\
tent:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.\
s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-\
dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{\
position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4\
}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s\
-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.\
s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:s\
nl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){ani\
mation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}.s-arrived .s-flag{transform-box:fill-box;transform-origin:left \
bottom;animation:snl-wave .5s ease-in-out 3}.s-arrived [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out both}}}@keyframes snl-appear{0%\
{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shado\
w:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}.snl{&.s-writin\
g .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .\
s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justif\
y-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}\
.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--c\
ell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-lef\
t:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27r\
em,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in s\
rgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:\
light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justi\
fy-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-progress{text-align:ri\
ght;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now\
)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8r\
em;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right\
{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:color-mix(i\
n srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit\
>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-di\
rection:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--l\
ine);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card\
 .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-print{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5\
rem}.s-print code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-editor{h\
eight:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;pad\
ding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(cla\
mp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em\
 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem\
 .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-widt\
h:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px sol\
id var(--wrong);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5re\
m)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;fon\
t-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap\
;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}\
.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;te\
xt-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--\
line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)\
}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);fo\
nt-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--l\
ine);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::place\
holder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-fr\
ame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:\
.5}&.s-drawing .s-leg{animation:none}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-mo\
des{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-sta\
ge{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dic\
e,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}';var In="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Bn=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function qn(e,t,r){let{store:n,
page:o}=r,s=(t.gallery??[]).map(V),a=u("p.speaker",{role:"status"}),i=u("span.quiet"),l=u("p.trouble",{role:"alert"}),c=u(""),m=u(".main",c),d=u(".side"),p=u(".\
stage",m,d),g=u(".foot"),b=u(""),y=u("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),$={root:y,say:w=>I(a,w),use(w){M.add(w),
h(w),f()},can:w=>M.can(w),go(w){M.can(w)&&(h(M.go(w)),f())},enter(w){v(E.find(T=>T.name===w)??k),h(S.board),f()}},B=n.get(),M=en(B.board??V(t.board)),E=t.only?[
t.only==="Play"?ht($,r.played):pt($)]:[ht($),pt($),Ln($,r)],k=E.find(({name:w})=>w===B.mode)??E[0],S=je(M.now()),L=s.map(({name:w},T)=>[`${T}`,w]),C=re("Board",
[["","Your board"],...L],"",w=>{let T=s[Number(w)];w&&T&&$.use(T)}),z=u("input.address",{readonly:"",label:"To copy",hidden:""});async function X(){let T=`${location.
href.split("#")[0]}${Rt(S.board,k.name,k.more?.()??null)}`;z.value=T;try{await navigator.clipboard.writeText(T),$.say("Copied: a link to this board.")}catch{z.hidden=
!1,z.select(),$.say("Copy the link from the field.")}}function f(){let[w=null]=E.flatMap(({stays:T})=>T?.()??[]);n.set({...S.board,name:""},k.name,w)}function h(w){
let T=$n(c),H=c.contains(T)&&T?.dataset.cell;S.rest(),S=je(w),c.replaceChildren(S.node),j(p,"style",`--shape:${S.shape};--columns:${S.columns}`),j(y,"style",`--\
rows:${S.plan.rows}`),I(i,ke({...w,name:""}));let Q=s.findIndex(xe=>ve(xe)===ve(w));C.value=Q<0?"":`${Q}`,C.options[0].hidden=Q>=0,z.hidden=!0,I(l,""),k.show(S),
H&&S.cells.get(Number(H))?.focus({preventScroll:!0})}function v(w){k.leave(),k=w;for(let[T,H]of O.entries())j(H,"aria-pressed",`${E[T]===k}`);J(y,"drawing",k.name===
"Draw"),J(y,"writing",k.name==="Write"),m.replaceChildren(c,k.under),d.replaceChildren(u(".says",a),...k.side),g.replaceChildren(...k.foot??[]),b.replaceChildren(
...k.below??[])}let O=E.map(w=>A(w.name,null,()=>$.enter(w.name)));y.addEventListener("mousedown",w=>{let T=w.target;!T.closest(".s-grid")||!c.contains(T)||(w.preventDefault(),
y.focus({preventScroll:!0}))}),y.addEventListener("click",({target:w})=>{let T=w.closest(".s-grid .s-cell");T&&c.contains(T)&&k.choose(Number(T.dataset.cell))}),
y.addEventListener("keydown",w=>{let T=w.target;Bn(w)&&w.stopPropagation(),!T.matches(In)&&k.key(w.key,w)&&w.preventDefault()});function D(w){let T=w.composedPath()[0];
if(w.defaultPrevented||!Bn(w)||!/^[1-9]$/.test(w.key)||T.closest(`${In}, .snl-stepper`))return;let{top:H,bottom:Q}=c.getBoundingClientRect();Q>0&&H<innerHeight&&
k.key(w.key,w)&&w.preventDefault()}function F(){let{board:w,mode:T,trouble:H}=n.get();w&&(ve(w)!==ve(S.board)||o)&&(M.add(w),v(E.find(Q=>Q.name===T)??k),h(w)),I(
l,H)}o&&addEventListener("keydown",D);let Y=n.subscribe(F);y.append(u(".frame",u(".head",!t.only&&u(".modes",{role:"group",label:"What to do"},O),s.length>0&&u(
"label.board-of",u("span","Board"),C),i,o&&u(".tools",A("Copy link","A link to this board",X),z)),l,p,g)),J(y,"ready",!0),J(y,"only",t.only),J(y,"fixed",t.fixed);
let{remove:K}=xn(e,Nn,y);return e.append(b),v(k),h(S.board),I(l,B.trouble),{show:h,replay:w=>k.replay?.(w)??!1,destroy(){removeEventListener("keydown",D),Y(),S.
rest();for(let w of E)w.end?.();b.remove(),K()}}}async function Dn(e,t){let r=`${e}
export default ${t};`,n=URL.createObjectURL(new Blob([r],{type:"text/javascript"})),o=await import(n);return URL.revokeObjectURL(n),o.default}var Vr={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function Yr(e){let t=0,r=null;function n({said:s,ended:a}){a&&o(Ne(Vr)),!(!s||s.id!==
r?.id)&&(s.kind==="progress"?r?.progress(s.says):o(s))}function o(s){let a=r;r=null,a?.settle(s)}return e.on("msg:custom",n),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{r={id:i,progress:a,settle:l},e.send({ask:{...tt,id:i,...s}})})},stop(){e.send({stop:!0}),o(Ne(Ct))},end:()=>e.off("msg:cus\
tom",n)}}function bt(e,t){return new Promise(r=>{function n(o){o.name===t&&(e.off("msg:custom",n),r(o.content))}e.on("msg:custom",n),e.send({wants:t})})}function Qr({
model:e,el:t}){let r=null,n={board:e.get("drawn"),gallery:e.get("boards")},o=qn(t,n,{host:()=>Yr(e),editor:async()=>Dn(await bt(e,"editor"),"snlEditor"),shelf:()=>bt(
e,"shelf"),async step(a,i){return r??=bt(e,"stepper").then(l=>Dn(l,"snlStepper")),(await r).mount(a,i,{level:2,difference:!0})},store:{get:()=>At({...V(e.get("d\
rawn")),name:""}),set(a){e.set("drawn",a),e.save_changes()},subscribe(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)}},page:!1});function s({target:a,
ctrlKey:i,metaKey:l,altKey:c}){a instanceof Element&&t.contains(a)&&j(a,"data-lm-suppress-shortcuts",!(i||l||c))}return addEventListener("keydown",s,!0),()=>{removeEventListener(
"keydown",s,!0),o.destroy()}}var wa={render:Qr};export{wa as default};
