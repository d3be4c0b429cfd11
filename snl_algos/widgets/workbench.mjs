// built from web/ by `npm run build`
function R(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function Ge(e,t){for(let n in t)R(e,n,t[n])}var U=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),Hr=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,Mt=e=>(t,...n)=>{let[r,...o]=t.split("."),s=e(r||"div");for(let a of o)U(s,a,!0);for(let a of n)Hr(a)?Ge(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=Mt(e=>document.createElement(e)),ce=Mt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ue=(e,t,...n)=>ce(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...n);function W(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ce(e,t,n,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Ve(e){let t=[];return n=>{for(let r of t)U(r,e,!1);t=n.filter(r=>!!r);for(let r of t)U(
r,e,!0)}}var L=(e,t,n,r)=>c("button.button",{type:"button",title:t,label:r,click:n},e);function St(e,t,n,r=!1){let o=L(e,t,()=>{r=!r,R(o,"aria-pressed",`${r}`),n(r)});return R(
o,"aria-pressed",`${r}`),o}function re(e,t,n,r){let o=t.map(([a,i])=>c("option",{value:a,selected:a===n&&""},i)),s=c("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Ye=(e,t,...n)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var Et=(e,...t)=>c("details.fold",c("summary",e),...t);var ne={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:zr}=ne,Q=e=>Array.from({length:e},(t,n)=>n),Re=(e,t,n)=>Math.min(n,Math.max(t,e));function X({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Tt=({columns:e,start:t})=>e+(t===0?1:0);function K(e,t){let[n,r]=X(e,t),[o,s]=zr.anchor;return[
r+o,e.rows-n-1+s]}function ee([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function Pt([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],l=((e-n)*a+(t-r)*i)/(a*a+i*i||1),u=Re(l,0,1);return Math.hypot(e-n-u*a,t-r-u*i)}function Ae(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Le(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of Q(r)){let[i,l]=[t+a*o,t+(a+1)*o],[[u,g],[d,p]]=[e(i),e(
l)],[[k,f],[b,S]]=[Ae(e,i),Ae(e,l)];s.push([u+k*o/3,g+f*o/3],[d-b*o/3,p-S*o/3],[d,p])}return s}var Fr=4,jt=(e,t)=>{let n=ne.light.tints.length-1;return Math.round(
n*Re(e/Math.max(t,Fr),0,1))};var Ze=400,Qe=20,Jr=["stay","bounce","win"];function xe(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function Ur(e){if(!Array.isArray(e))return xe(e,"the die",1,Qe);if(!e.length||e.length>Qe)throw new Error(`a die \
in this page has 1 to ${Qe} faces, not ${e.length}`);let t=e.map(r=>xe(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function _r(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)xe(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function _(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,Ze);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let l=Jr.find(u=>u===a);if(!l)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:_r(i,n),die:Ur(r),start:xe(o,"start",0,1),chained:s,overshoot:l}}var Ot=e=>typeof e=="number"?Q(e).map(t=>t+1):e;function Xe(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var We=e=>Q(e*e).map(t=>{let{columns:n,rows:r}=Xe(e*e),[o,s]=X({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function Ct(e,t=Math.random){let n=Q(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(
e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=Q(2*r).map(a=>{let[i,l]=[o(),o()].sort((u,g)=>u-g);return a<r?[i,l]:[l,i]});return _(
{...e,name:"",jumps:s})}function ke({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([u,g])=>g>u).length,l=[`${t} ${t===1?"cell":"c\
ells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return o===
0&&l.push("starts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:
l).join(" · ")}var et={format:"snl-workbench",version:2},Ie=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var At={what:"stopped",says:"You stopped it."};var Rt=["Draw","Write"];function tt(e){let t=new URLSearchParams(e.slice(1));return ve(e)&&Rt.find(n=>t.has(n.toLowerCase()))}var rt=e=>Rt.includes(e)?`&${e.toLowerCase()}`:
"",Kr=2e4;function nt(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Kr?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function ot(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ae({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Gr=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Vr=e=>new URLSearchParams(
e.slice(1)).get("board");function Lt(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Gr(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return _(r)}function ve(e){try{return Lt(
Vr(e)??"")}catch{return null}}var Yr="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function st(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{Lt(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Yr}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&ot(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var at=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ie=(e,t="throws")=>`${at(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function Wt(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,l=o===
r?"":a||i;return n===null?`${he(l)} from ${t}.`:`From ${t}, roll ${it(n)}: land on ${r}${l&&`, ${l}`}.`}var it=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function te({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[n.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return ce(g,{...n,style:u||null},a.map(te),i)}var{shape:It}=ne;function Nt(e,t,n,r){let{spot:o}=ee(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function Bt(e,t,n){let{least:r,more:o,head:s,edge:a}=It.arc,
{length:i,spot:l}=ee(e,t),u=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,k]=l(i/2,d*u*2),f=[Re(p,a,n-a),Math.max(k,a)],b=ee(f,t),S=b.spot(b.length-.06);return{from:e,
turn:f,tip:S,...Nt(S,f,s,s*.4)}}function lt(e,t,n,r,o){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),u=a(s/2,2*n);return{from:a(i),turn:u,tip:l,middle:a(
s/2,n),...Nt(l,u,o,o/2)}}function qt(e){let t=It.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:oe}=ne;function dt(e,t,n){let{length:r,spot:o}=ee(K(e,t),K(e,n));return ee(o(oe.apart),o(r-oe.apart))}function Dt(e,t,n){let{length:r,spot:o}=dt(e,t,n),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(r/i)),u=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),g=Q(l+1).map(d=>{let p=r*d/l;return[o(p,s),o(p,-s)]});return{
rails:u,rungs:g}}function Ht(e,t){let n=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function zt(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=dt(e,t,n),{swing:i,wave:l}=oe.snake,u=Math.max(1,Math.round(s/l)),g=r*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,k=g*p*Math.sin(
2*Math.PI*u*d)+o*Math.sin(Math.PI*d);return a(s*d,k)}}function Qr(e,t,n,r){let o=r.map(([i,l])=>[K(e,i),K(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Ht(
t,n)[0]};for(let i of Ht(t,n)){let l=zt(e,t,n,i),u=Q(25).map(k=>l(k/24)),g=u.some(([k,f])=>k<.15||k>s-.15||f<.15||f>e.rows-.15),p=u.filter(k=>o.some(([f,b])=>Pt(
k,f,b)<oe.snake.clear)).length+(g?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Ft(e,t,n,r){let o=zt(e,t,n,Qr(e,t,n,r)),{length:s}=dt(e,t,n),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=f=>b=>{let S=oe.snake.half*(1-.3*b-.6*b**3),[O,y]=o(b),[M,v]=Ae(o,b),T=Math.hypot(M,v)||1;return[O-f*S*v/T,y+f*S*M/T]},
l=Le(i(1),0,1,a),u=Le(i(-1),1,0,a),g=[...l,l[l.length-1],u[0],...u],{spot:d}=ee(o(0),o(.02)),{skull:p,eye:k}=oe.snake;return{outline:g,stripe:Le(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-k/3,.55*p),d(-.05-k/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Jt=(e,t)=>(2*e+3*t)%ne.light.snakes.length;var{shape:Se}=ne,se=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(se).join(" ")),me=e=>`M${$e(e).join("L")}`,Ut=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,ct=(e,t,n)=>`M${$e([e])}Q${$e([t,n]).join(" ")}`,Y=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),Ne=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(n),r},...o}),Be=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),ut=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(n),width:r,height:r,
rx:o},...s}),Kt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Gt=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(n),"font-size":r},
fill:s,text:o});function Zr(e,t,n){let{rails:r,rungs:o}=Dt(e,t,n),{rail:s,rungWidth:a}=Se.ladder,i=r.map(me).join("");return[Y("halo",i,{stroke:"cell",width:s+.05}),
Y("rungs",o.map(me).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",width:s})]}function Xr(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:l,
tongue:u}=Ft(e,t,n,r),{skull:g,stripe:d,eye:p,pupil:k}=Se.snake,f=`snake-${Jt(t,n)}`,b=`${Ut(o)}Z`;return[Y("halo",b,{stroke:"cell",width:.06}),Y("tongue",u.map(
S=>me(S)).join(""),{stroke:f,width:.025}),Y("skin",b,{fill:f}),Kt(Y("stripe",Ut(s),{stroke:"cell",width:d}),"0.04 0.12"),Ne("skull",a,g,{fill:f}),...i.map(S=>Ne(
"eye",S,p,{fill:"die"})),...l.map(S=>Ne("pupil",S,k,{fill:"dieInk"}))]}function qe(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,l,u)=>Be(
a,u,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,Zr(e,a,i))),...o.map(([a,i])=>s("snake",a,i,Xr(e,a,i,r)))]}function Vt(e){let[t,n]=X(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Se.flag,[u,g,d]=s,p=b=>b.map(([S,O])=>[r+S,o+O]),k=me(p([s.slice(0,2),[u,d]])),f=`${me(p([[u,g],a,[u,i]]))}\
Z`;return Be("flag",[Y("pole",k,{stroke:"goal",width:l}),Y("pennant",f,{fill:"goal"})])}function Me([e,t],n,r=1){let{side:o,corner:s,pip:a}=Se.die,i=qt(n).map(g=>Ne(
"pip",g,a,{fill:"dieInk"})),l=Gt("face",[0,o*.24],o*.7,`${n}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Be("die",[ut("side",[-o/2,-o/2],o,s,u),...i.
length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${r})`})}function _t(e,t,n){let[r,o]=X(e,t),s=[o+.06,e.rows-r-.94],a=ut(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Kt(a,"0.03 0.06")}function Yt(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[_t(e,o,"stand")];if(n===
null)return s;let a=K(e,t);if(t===r)return[Me(a,n)];let{turn:i,neck:l,wings:u}=Bt(a,K(e,r),Tt(e)),g=`--far:${se(ee(a,i).length+ee(i,l).length)}`,d=Y("arc",ct(a,
i,l),{stroke:"now",width:Se.arc.width});return[_t(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:g}},Y("tip",`${me(u)}Z`,{fill:"\
now"}),Me(a,n)]}function Qt(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[l,u]=[K(e,r),K(e,s)],g=lt(l,u,u[0]>=l[0]?-.3:.3,.12,.16);r=a;let[d,p]=[g.middle[0],Math.
floor(g.middle[1])+.5],k=ct(g.from,g.turn,g.neck),f=`${me(g.wings)}Z`;return Be("leg",[Y("rim",k,{stroke:"cell",width:.1}),Y("shaft",k,{stroke:"ink",width:.05}),
Y("tip",f,{fill:"ink"}),ut("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),Gt("order",[d-.16,p+.066],.19,`${i+1}`,"cell"),Me([d+.16,p],o,.8)],{style:`--order:${i}`})})}
function Zt(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[K(e,a),K(e,s)],{from:u,turn:g,tip:d,wings:p}=lt(i,l,.12,.18,.13),k=ct(u,g,d)+me(p);return Y(r.has(s)?"branch.strong":"branch",k,{stroke:"\
ink",width:.03})})}var mt=e=>ue(".face","-.19 -.19 .38 .38",te(Me([0,0],e))),He=()=>c("li.chip",c("span",{role:"img"}),c("small"));function De({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(R(e,"label",`Roll ${n}`),e.replaceChildren(mt(n))),W(t,`to cell ${r}`)}var pt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},le=e=>`${pt(e).kind} ${e.join("→")}`,Xt=(e,t)=>_({...e,name:"",jumps:t}),
ze=(e,t)=>Xt(e,e.jumps.filter(([n])=>n!==t)),Ee=(e,t,n)=>Xt(e,[...ze(e,t).jumps,[t,n]]);function er(e,[t,n],r,o){let s=ze(e,t);return r?Ee(s,t,o):Ee(s,o,n)}var ft=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function tr(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return _({...e,...t,name:"",jumps:r})}function rr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function nr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:u,clientY:g}){let d=e.cellAt(u,g);!d||d===s||(s=d,a=!0,t(o,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:d,clientY:p})=>{let k=e.cellAt(d,p);a=!1,!(u||!g||!k)&&(o=s=k,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Te=(e,t)=>c("label.setting",c("span",e),t);function or(e){let t=c("input.button",{type:"number",min:1,max:Ze,change:()=>e({cells:t.valueAsNumber})}),n=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=re("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=re("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=re("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",Te("Cells",t),Te("Die",n),Te("Start",r),Te("Past the goal",o),Te("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function ht(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function en({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function tn({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([g,d])=>`  "${g}": ${ge(d)}`).join(
`,
`)}
}
`}function rn(e){ht("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${ge(t)}
`}function nn(e){ht("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=Q(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of We(t))n[s][a]=r.get(o)??-1;return`[${n.map(ge).join(`,
 `)}]
`}function on(e){ht("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Fe=[{name:"python",title:"Python: Board(...)",write:en},{name:"json",title:"JSON",write:tn},{name:"move-array",title:"Move array, from 0",write:rn},{name:"\
grid",title:"LeetCode grid",write:nn},{name:"hackerrank",title:"HackerRank text",write:on}];var sr=["jumps","ladders","snakes","die","start","chained","overshoot"],sn=sr.slice(0,3);function an(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function ln(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function dn(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of ln(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!sr.includes(s))throw new Error(`a board has no option ${s}`);
sn.includes(s)?n.jumps.push(...cn(a)):n[s]=ar(a)}return[n]}function ar(e){try{return an(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function cn(e){
let t=ar(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(n)}`);return t}var un="format version name author source cells die start chained overshoot jumps".split(" ");function mn(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!un.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function ir(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function pn(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=We(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function fn(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let l=(t[n]??"").trim().split(
/\s+/);if(n+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${n}: expected ${i}`);return l.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[g]=r(1,`the number of ${l}s`);
if(g>100)throw new Error(`line ${n}: 100 cells have no room for ${g} ${l}s`);for(let d=0;d<g;d+=1){let p=r(2,`the two cells of a ${l}`);if((p[1]-p[0])*u<=0)throw new Error(
`line ${n}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function hn(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[pn(r)]:typeof r[0]=="object"?r.map(mn):[ir(r)]}function lr(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return dn(t).map(_);if(/^[[{]/.test(t))return hn(t).map(_);if(n&&/[\r\n]/.test(t))return fn(t).map(_);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[_(ir(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function dr(e,t){let n=null,r=Fe[0].name,o=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=re("Notation",
Fe.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!g.open)){o.value=o.placeholder="",W(s,"");try{o.value=Fe.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!o.value.trim()){W(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!o.value.trim()){W(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=lr(o.value);t(d[0]),W(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){W(s,`This cannot be read: ${d.message}.`)}}let g=Et("Copy or paste as text",c(".tools",a,L("Copy",null,l),L("Use this text","Read \
the board in the text",u)),o,s);return g.addEventListener("toggle",i),{node:g,show(d){n=d,i()}}}var gt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function bt(e){let t=null,n=null,r=null,o=null,s=!0,a=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=L("Undo","Ctrl+Z",()=>e.go(-1)),d=L("Redo","Ctrl+Y",
()=>e.go(1)),p=or(m=>y(h=>tr(h,m),"")),k=dr(e,m=>e.use(m));function f({distance:m,predecessor:h,throws:x,route:C}){t&&(t.paint({current:r,distance:m,predecessor:h,
route:s,piece:!1}),W(a,x??"none"),W(i,x===null?"the goal is out of reach":ie(x).replace(/^\S+ /,"")),Ce(l,C,He,(q,[H,,w])=>De(q,H,w)))}let b=()=>t?ft(t.board,r)[0]??
null:null;function S(){if(!t)return;let{board:m,plan:h}=t;f(t);let x=b();t.light(x),t.sketch((x??[]).map(C=>{let[q,H]=K(h,C);return{tag:"circle",attributes:{cx:q,
cy:H,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...ft(m,r).flatMap(O)),R(g,"aria-disabled",!e.can(-1)),R(d,"aria-disabled",!e.can(1))}function O(m){
let{ends:h}=pt(m),x=L(`Remove ${le(m)}`,"Delete",()=>M(m)),C=h.map((q,H)=>L(`Move its ${q}`,null,()=>{o={jump:m,end:H},e.say(`Choose the cell where the ${q} of ${le(
m)} goes.`),t?.cells.get(m[H])?.focus({preventScroll:!0})}));return[x,...C]}function y(m,h){if(t){r=o=null;try{e.use(m(t.board)),e.say(`${h} ${gt(t.throws)}`.trim())}catch(x){
e.say(`${he(x.message)}.`),p.show(t.board),S()}}}let M=m=>y(h=>ze(h,m[0]),`Removed: ${le(m)}.`);function v(m,h){let x=b(),C=x?x.indexOf(m):-1;return x&&C>=0?T(x,
C,h):{change:q=>Ee(q,m,h),what:`Drawn: ${le([m,h])}.`}}let T=(m,h,x)=>({change:C=>er(C,m,h,x),what:`Moved: ${le(m)} is now ${le(h?[m[0],x]:[x,m[1]])}.`});function j(m,h){
if(!t)return;let{change:x}=v(m,h),C=t.trial(x(t.board));f(C),e.say(`If you let go here: ${gt(C.throws)}`)}function A(m,h){let{change:x,what:C}=v(m,h);y(x,C)}function z(){
r=o=null,t&&(t.trial(t.board),S(),J())}function J(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${gt(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),l,u,c(".tools",g,d,L("Random","Other jumps",()=>y(m=>Ct(m),
"Drawn at random.")),L("Remove all jumps",null,()=>y(m=>({...m,name:"",jumps:[]}),"Removed: all jumps.")),St("Route","One of the shortest routes",m=>{s=m,S()},!0)),
p.node,k.node],show(m){t=m,r=o=null,n=nr(t,{tries:j,draws:A,drops:z}),p.show(t.board),k.show(t.board),S(),J()},leave:()=>n?.stop(),choose(m){if(!(!t||!m||n?.wasDrawing()))
if(o){let{change:h,what:x}=T(o.jump,o.end,m);y(h,x)}else if(r===m)z();else if(r!==null){let h=r;y(x=>Ee(x,h,m),`Drawn: ${le([h,m])}.`)}else{r=m,S();let h=b(),x=h?
` Or drag an end of ${le(h)}.`:"";e.say(`From ${m}: choose the cell where a jump ends. Escape cancels.${x}`)}},key(m,{ctrlKey:h,metaKey:x,shiftKey:C,altKey:q}){
let H=b();if(h||x){let w=m==="y"||C&&m==="Z"?1:m==="z"?-1:0;return w&&e.go(w),w!==0}if(m==="Escape"&&r!==null&&!q)z();else if((m==="Delete"||m==="Backspace")&&H)
M(H);else return!1;return!0}}}function Je(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function cr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:l}=t,u={cells:i,start:a,...e},{rows:g}=e,d=a===0?1:0,p=e.columns+d,k=Q(
i+d).map($=>$+1-d),f=new Map,b=new Map,S=Ve("new"),O=Ve("touched"),y=!1,M=null,v=new Set,T=null,j=[];function A($){let[P,I]=X(u,$),N=$===a?"start":$===i&&"goal",
F=c(".cell",{role:"gridcell","data-cell":$,"data-end":N,style:`grid-column:${I+1}`},c("span.number",`${$}`),c("span.end",{"data-is":N}),c("span.badge"));return U(
F,"odd",(P+I)%2),f.set($,F),F}function z($){for(let P of f.values())P.tabIndex=P===$?0:-1}function J($){let{key:P,target:I}=$,[N,F]=X(u,Number(I.dataset.cell)),
B={ArrowLeft:[N,F-1],ArrowRight:[N,F+1],ArrowUp:[N+1,F],ArrowDown:[N-1,F]};if(P==="Enter"||P===" ")I.click();else if(B[P]){let Z=k.find(de=>`${X(u,de)}`==`${B[P]}`);
f.get(Z??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let m=$=>k.filter(P=>X(u,P)[0]===$).sort((P,I)=>X(u,P)[1]-X(u,I)[1]),h=c(".grid",{role:"\
grid",label:n,keydown:J,focusin:({target:$})=>z($)},Q(g).reverse().map($=>c(".row",{role:"row"},m($).map(A))));z(f.get(a)??f.get(1));let x=`0 0 ${p} ${g}`,C=ue(
".layer.goal",x,te(Vt(u))),q=ue(".layer.jumps",x,qe(u,l).map(te)),[H,w,E]=["g.tree","g.move","g.route"].map($=>ce($)),D=ue(".layer.above",x,H,w,E);function G($,P,I){
if(!M)return"";let[N,F]=[M.distance.get($),M.predecessor.get($)],B=[`cell ${$}`,f.get($)?.dataset.end];for(let[de,ye]of l)de===$&&B.push(`${ye>$?"foot of a ladd\
er":"head of a snake"} to ${ye}`),ye===$&&B.push(`${de<$?"top of a ladder":"tail of a snake"} from ${de}`);let Z=M.visited.has($)?"visited":"not reached";return B.
push(P?"current":"",N!=null?`reached in ${ie(N,o)}`:Z,F!=null?`from ${F}`:"",I?r:"",v.has($)?"part of what is wrong":""),B.filter(Boolean).join(", ")}function V($,P,I,N){
let F=$.current===P,B=$.visited.has(P),Z=$.distance.get(P),de=$.predecessor.get(P),ye=`${[F,N,B,Z,de,v.has(P)]}`;if(b.get(P)===ye)return;b.set(P,ye);let qr=Z!=null?
"reached":B&&"visited";Ge(I,{"data-distance":Z,"data-tint":Z!=null&&jt(Z,s),"data-from":de,"data-visited":B,"data-waits":N,"aria-current":F,"data-state":F?"curr\
ent":N?"frontier":qr,label:G(P,F,N)}),R(I.lastChild,"data-is",at(Z)||null)}function we(){if(!M)return;let $=new Set(M.frontier.map(([P])=>P));for(let[P,I]of f)V(
M,P,I,$.has(P))}function Oe(){if(!M)return;let $=y?Zt(u,M.predecessor,M.current):[];H.replaceChildren(...$.map(te))}let xt=$=>$.map(P=>q.querySelector(`[data-en\
ds="${P} ${l.get(P)}"]`));function $t($,P){let I=new Set(xt(P));for(let N of q.children)U(N,$,I.has(N))}function Nr($){let P=$.flatMap(([,I,N])=>N===I?[]:t.ride(
I).feet);E.replaceChildren(...Qt(u,$,a).map(te)),U(q,"routed",$.length),$t("taken",P)}let Br=`${p>7?".close":""}${p>12?".dense":""}${p>24?".tiny":""}`;return{plan:u,
cells:f,columns:p,shape:p/g,node:c(`.board${Br}`,{style:`--wide:${p};--high:${g}`},c(".sheet",h,C,q,D)),paint($,P,I,N){M=$,we(),S([...P].map(F=>f.get(F))),Oe(),
w.replaceChildren(...(I?Yt(u,I):[]).map(te)),O(xt(I?.feet??[])),`${N}`!=`${j}`&&Nr(N),T=I,j=N},showTree($){y=$,Oe()},mark($,P){let I=P.flatMap(B=>B.moves??[]),N=P.
flatMap(B=>B.jumps??[]),F=I.flatMap(([,B])=>t.ride(B).feet);$t("found",[...N.map(([B])=>B),...F]),v=new Set(P.flatMap(B=>B.cells??[]));for(let[B,Z]of f)U(Z,"dif\
fers",B===$),U(Z,"found",v.has(B));we()},drawn:()=>({plan:u,jumps:l,farthest:s,state:M,found:v,move:T,treeShown:y,route:j})}}function ur({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof n=="number"?Array.from({length:n},(d,p)=>p+
1):n;function l(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let k=a.get(d);return k===void 0||p.length&&!o?{feet:p,stand:d}:l(k,[...p,d])}function u(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function g(d){return d===e?[]:i.flatMap(p=>{let k=u(d+p),f=k>0?l(k).stand:null;return f===null?[]:[[p,k,f]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:g}}function wt({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let l of a){let u=(r.get(l)??0)+1;for(let g of n(l)){let d=g[2];r.has(
d)||(r.set(d,u),o.set(d,l),s.set(d,g),a.push(d))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=o.get(l)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var gn="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",bn=260,mr=([e,t])=>`translate(${e}px,${t}px)`;function Pe(e){let t=ur(e),n=wt(t),
r=cr({layout:Xe(e.cells),rules:t,label:`Board: ${ke(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.max(...n.distance.values())}),o=n.route,{
plan:s,cells:a}=r,i=ce("path.piece",{d:gn}),l=ce("g.sketch"),[u,g]=[r.columns,s.rows],d=ue(".layer.top",`0 0 ${u} ${g}`,l,i);r.node.firstElementChild?.append(d);
let p=r.node.querySelector(".s-jumps");function k({from:f,landing:b,stand:S,feet:O}){let y=O.map(M=>t.jumps.get(M)??S);return[f,b,...y].map(M=>K(s,M))}return{...n,
board:e,rules:t,plan:s,cells:a,faces:Ot(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(f){let{current:b=null,near:S=[],distance:O,predecessor:y,
move:M=null}=f,{route:v=!1,piece:T=!0}=f,j={current:b,frontier:[...S].map(A=>[A,""]),distance:O??new Map,predecessor:y??new Map,visited:new Map};r.paint(j,[],M,
v?o:[]),R(i,"visibility",!(T&&b!==null)&&"hidden"),b!==null&&R(i,"style",`transform:${mr(K(s,b))}`)},walk(f){if(matchMedia("(prefers-reduced-motion: reduce)").matches)
return;let b=k(f),[[S,O],[y,M]]=b,v=[(S+y)/2,Math.min(O,M)-.35],T=[b[0],v,...b.slice(1)].map(j=>({transform:mr(j)}));i.animate(T,{duration:bn*(b.length-1),easing:"\
ease-in-out"})},trial(f){let b=new Map(f.jumps),S=new Set;for(let v of[...p?.children??[]]){let[T,j]=(v.getAttribute("data-ends")??"").split(" ").map(Number);b.
get(T)===j?S.add(T):v.remove()}let O=new Map(f.jumps.filter(([v])=>!S.has(v))),y=qe(s,O).map(te);for(let v of y)U(v,"lit",!0);p?.append(...y),t.jumps.clear();for(let[
v,T]of b)t.jumps.set(v,T);let M=wt(t);return o=M.route,M},light(f){for(let b of p?.children??[])U(b,"lit",b.getAttribute("data-ends")===f?.join(" "))},sketch:f=>l.
replaceChildren(...f.map(te)),cellAt(f,b){let O=r.node.getRootNode().elementFromPoint(f,b)?.closest("[data-cell]"),y=O&&r.node.contains(O)&&O.dataset.cell;return y?
Number(y):null}}}var pr=e=>new Set(e.map(([,t])=>t));function wn(e,t){let n=`You reached the goal in ${ie(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var yn=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function kn(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&yn()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function fr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":kn(n);let o=Wt(r);return e.won()?`${o} ${wn(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function hr(e,t,{
cells:n}){let r=`${he(it(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function gr(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${ie(e)}: ${n.join(", ")}.`}function yt(e,t){let n=null,r=null,o=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),l=c("ol.throw\
n",{label:"Your throws"}),u=L("Undo","Take the last throw back (Backspace)",O),g=L("Start again","Back to the start",y),d=L("Show the shortest route",null,()=>M(
!p)),p=!1;function k(){if(!n||!r)return;let{thrown:v}=r,T=r.moves(),j=p||r.won();n.paint({current:r.at(),near:pr(T),distance:r.trail(),move:p?null:v.at(-1)??null,
route:p});for(let A of o.children){let z=Number(A.dataset.face);R(A,"aria-disabled",!T.some(([J])=>J===z))}W(s,v.length),W(a,v.length===1?"throw":"throws"),W(i,
j?n.throws??"none":"?"),Ce(l,v,He,(A,{face:z,stand:J})=>De(A,z,J));for(let A of[u,g])R(A,"aria-disabled",!v.length);R(d,"aria-pressed",`${p}`),R(e.root,"data-wo\
n",r.won())}function f(){n&&r&&e.say(fr(r,n.throws,n.faces))}function b(v){if(!n||!r||r.won())return;let T=r.at();if(p=!1,!r.throws(v)){k(),e.say(hr(v,T,n.board));
return}k();let j=r.thrown.at(-1);j&&n.walk(j),f(),S()}function S(){t?.((r?.thrown??[]).map(({face:v})=>v))}function O(){r?.undo()&&(k(),f(),S())}function y(){!n||
!r?.thrown.length||(r=Je(n.rules),p=!1,k(),f(),S())}function M(v){p=v,k(),v&&n?e.say(gr(n.throws,n.route)):f()}return{name:"Play",under:o,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,g,!t&&d),l],show(v){n=v,r=Je(n.rules),p=!1,o.replaceChildren(...n.faces.map(T=>{let j=L(mt(T),null,()=>b(T),`Throw ${T}`);
return R(j,"data-face",T),j})),k(),f()},replay(v){if(!n)return!1;let T=r;r=Je(n.rules);let j=v.every(A=>r?.throws(A));return j||(r=T),k(),f(),j},leave:()=>R(e.root,
"data-won",null),choose(v){let T=r?.moves()??[],j=T.find(([,A])=>A===v)??T.find(([,,A])=>A===v);j?b(j[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${v}\
.`)},key(v,{ctrlKey:T,metaKey:j,altKey:A}){if(T||j||A)return!1;let z=Number(v);if(v==="Backspace")O();else if(v!==" "&&n?.faces.includes(z))b(z);else return!1;return!0}}}var br=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var kt=new Map;function xn(e){let t=kt.get(e)??new CSSStyleSheet;return kt.has(e)||t.replaceSync(e),kt.set(e,t),t}function wr(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=br;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[xn(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var yr=e=>e.getRootNode().activeElement??
null;var[_e,kr]=["snl-workbench",1],$n="This browser stores nothing here: download what you want to keep.",Mn="The browser's storage is full: download what you want \
to keep.",Sn="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Ue(e){try{let t=JSON.parse(window[e].
getItem(_e)??"null");return t?t.version!==kr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function vr(){let[e,
t]=[Ue("sessionStorage"),Ue("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:kr,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return Sn;let s=Ue("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(_e,JSON.stringify(r)),window.localStorage.setItem(_e,JSON.stringify({...r,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?Mn:
$n}},elsewhere(o){let s=Ue("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===_e&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function xr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var En="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function $r({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,g=c(".tools"),d=c(".tabs",{role:"group",label:"Program"}),p=c(".programs",
d,g),k=h=>h?s.second??s.signature:s.signature,f=h=>`${h?"2:":""}${k(h)}`,b=!1,S=()=>a.signatures.find(({name:h})=>h===k(b))?.template??"",O=()=>s.sources[f(b)]??
S(),y=()=>i.kind==="mine"||i.kind==="second";function M(h){i=h,y()&&b!==(i.kind==="second")&&(b=!b,u=null,v()),m();let{kind:x,name:C}=i;y()?n(O(),!1):n(x==="lin\
k"?t??"":a.programs.find(q=>q.name===C)?.source??"",!0)}function v(){let h=e.elsewhere(f(b));h===null?u=null:h!==O()&&(u=h),m()}function T(){let[h,x]=[u,r()];A(
h??""),M(j()),u=x,m()}let j=()=>({kind:b?"second":"mine"});function A(h){let x=f(b);h===void 0?delete s.sources[x]:s.sources[x]=h,l=e.store(x)}function z(){let h=`${i.
name??(b?"my-other":"mine")}.py`.replaceAll("-","_");xr(new Blob([r()],{type:"text/x-python"}),h)}function J(){b=!1,A(t??""),M({kind:"mine"})}function m(){let{kind:h,
name:x}=i,C=(E,D,G="")=>{let V=L(E,G||null,()=>M(D));return R(V,"aria-pressed",`${h===D.kind}`),V},q=E=>a.programs.filter(D=>D.kind===E).map(D=>[D.name,D.title]),
H=re("A program to look at",[["","Look at a program"]],x??"",E=>{M(E?{kind:"program",name:E}:j())});for(let[E,D]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let G=q(D).map(([V,we])=>c("option",{value:V},we));H.append(c("optgroup",{label:null},G)),H.lastElementChild?.setAttribute("label",E)}H.value=x??"",H.classList.
toggle("s-chosen",h==="program"),d.replaceChildren(C("Mine",{kind:"mine"}),C("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[C("From the link",{kind:"link"})],H);let w=L("Download","As a file of Python",z);if(y()){let E=re("How it is called",a.signatures.map(V=>[V.name,V.title]),k(
b),V=>{b?s.second=V:(s.second=k(!0),s.signature=V),l=e.store(f(b)),u=null,v(),M(j())}),D=L("Reset","Back to the beginning of this signature",()=>{A(),M(j())}),G=u!==
null&&L("Other tab's code","Exchange it with the code here",T);g.replaceChildren(E,D,w,...G?[G]:[])}else h==="link"?g.replaceChildren(L("Make it mine","Instead \
of what is there",J),w):g.replaceChildren(w)}return{node:p,chosen:()=>i,isMine:y,trouble:()=>l||(u===null?"":En),end:e.follow(()=>{v(),o()}),show(h){a=h,v(),a.signatures.
some(({name:x})=>x===s.signature)||(s.signature="board"),M(i)},changed(h){y()&&A(h)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:y()?
k(b):null}},other(){let h=s.sources[f(!b)];return y()&&h?.trim()?{source:h,signature:k(!b)}:null}}}function Mr(e){let t=c(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=c("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var je=e=>e===null?"out of reach":ie(e),Ke=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,fe=(e,t,...n)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),n),be=e=>e&&
c("p",`${e}`),pe=e=>e&&c("p.quiet",`${e}`),Sr=(e,t)=>c("p","Right is ",c("b",je(e)),", yours says ",c("b",je(t)),"."),Er=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",Tr=(e,t)=>e!==null&&c(".tools",L(`Show line ${e}`,null,()=>t.point(e)));function Tn(e,t){let n=_(
e),r=Pe(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=c(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function Pn({report:e,like:t,stepper:n},r){let o=[pe(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>pe(`Note: ${a.says}.`))];if(e.correct===!1)return jn(e,t,o,n,r);let{name:s}=e;return e.correct?fe("right",`${s} is right on every board th\
at was played`,c("p",c("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&c("p",c("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
pe(`${Pr(e)}.`),...o):fe("open",`${s} could not be judged`,be(Ke(e.finding.says)),...o.slice(1))}var Pr=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} played`;function jn(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:l,node:u}=Tn(e.board,s),g=typeof i=="number"?null:i,d=[g?be(`Right is ${je(a)}\
. Yours: ${g.says}.`):Sr(a,i),s.kind!==g?.kind&&be(Ke(s.says)),be(Er(g)),...t.slice(0,2).map(p=>pe(`It answers like a known mistake: ${p.title}. The repair: ${p.
repair}`)),pe(`${ke(l)} · ${Pr(e)}`),...n,c(".tools",r&&L("Step to the first difference",null,()=>o.step(r)),o.draw(l))];return fe("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",c(".exhibit",u,c(".told",d)))}function On({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
fe("right",`Right on this board: ${je(n)}`,pe("One board proves little. Check plays them all, smallest first.")):fe("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&Sr(r,n),o&&be(Ke(`${o.says}${s===null?"":`, in line ${s}`}`)),be(Er(o)),Tr(s,a))}function Cn({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>c("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>c(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return fe("ope\
n",`On this board: ${je(e.throws)}`,Ye("","Comparison",c("table",c("thead",c("tr",t.map(r=>c("th",{scope:"col"},r)))),c("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&pe(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var An={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Rn=({what:e,says:t,line:n},r)=>fe(e==="stopped"?
"open":"wrong",An[e]??"That did not work",be(Ke(`${n===null?"":`line ${n}: `}${t}`)),Tr(n,r));function Ln({printed:e,more_printed:t}){return e?.length?fe("open",
"It printed",Ye(".printed","What it printed",e.map(n=>c(".piece",c("span.quiet",n.line===null?"":`line ${n.line}`),c("code",n.text)))),pe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function jr(e,t){return[e.kind==="failure"?Rn(e,t):e.of==="check"?Pn(e,t):e.of==="compare"?Cn(e):e.of==="solve"&&On(e,t),Ln(e)].
filter(r=>!!r)}var Or=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Wn=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],In="This code came with the link. It has not run, and runs only when\
 you press a button below.",Nn=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function Cr(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(M),l=vr(),u=ot(t.address.read()),g=c(".editor"),d=c("p.note.quiet"),p=c("span.strip.quiet",{role:"status"}),k=c("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),f=c(".cards"),b=Mr(t),S=L("Stop","End what is running",()=>i.stop()),O=Wn.map(([m,h,x])=>L(m,x,()=>z(h))),y=$r({keeper:l,arrived:u,open:v,
text:()=>r?.text()??"",heard:()=>T()});function M({part:m,ready:h}){k.hidden=h===!0||!a,m!==void 0&&R(k,"value",m),h?W(p,a?"It runs …":""):a&&W(p,`Python is l\
oading (${i.size}, once) …`)}function v(m,h){r?.open(m,h),T()}function T(){let{kind:m}=y.chosen(),h={mine:y.trouble()||i.refusal,second:y.trouble()||i.refusal,
program:i.refusal,link:In};W(d,h[m]??""),d.classList.toggle("s-strong",m==="link")}async function j(){o=!0;try{let[{make:m},h]=await Promise.all([t.editor(),t.shelf()]);
r=m(g,"Program",x=>{y.changed(x),T()}),y.show(h)}catch(m){W(d,`The editor cannot be loaded: ${m.message}`)}A()}function A(){for(let m of O)R(m,"aria-disabled",a||
!r||!!i.refusal);S.hidden=!a,R(f,"aria-busy",`${a}`),!s&&i.size&&W(p,`Python (${i.size}) loads at the first run.`)}async function z(m){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),f.replaceChildren(),b.clear(),W(p,"It runs …"),A();let{name:h,cells:x,jumps:C,die:q,start:H,chained:w,overshoot:E}=n.board,D={name:h,cells:x,
jumps:C,die:q,start:H,chained:w,overshoot:E},G=m==="compare"?y.other():null,V={kind:m,program:y.question(),board:D,other:G},we=await i.ask(V,Oe=>W(p,`${Oe} …`));
a=!1,k.hidden=!0,W(p,""),A(),J(we)}function J(m){let h=jr(m,{step:b.step,draw:C=>L("Move this board to Draw",null,()=>{e.use(C),e.enter("Draw")}),point(C){r?.point(
C),r?.focus()}});(m.kind==="result"&&m.of)==="compare"&&y.isMine()&&!y.other()&&h.push(Nn()),f.replaceChildren(...h),"line"in m&&m.line&&r?.point(m.line),f.scrollIntoView(
{block:"nearest"}),m.kind==="result"&&m.of==="trace"&&b.step(m.stepper),e.say(Or(h)||"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[y.node,d,g,c(".tools.acts",O,S,c("span.progress",k,p))],foot:[f],below:[b.node],show(m){n=m,n.paint({piece:!1}),
o||j(),A(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){b.clear(),i.end(),y.end(),r?.destroy()},more:()=>[
"mine","second"].includes(y.chosen().kind)?nt(r?.text()??""):"",stays:()=>u===null?"":nt(u)}}var Ar=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
47);--cell:light-dark(#faf9f4,#272e39);--odd:light-dark(#e9e1d2,#1a1f27);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-da\
rk(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#8f5e2a,#d\
0a06a);--start:light-dark(#2f6b45,#9fdcb2);--startGround:light-dark(#d6ebda,#1f3b2c);--goal:light-dark(#6b5310,#efd27a);--goalGround:light-dark(#f6d977,#5c4713)\
;--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:lig\
ht-dark(#e0f2e9,#19352e);--tint-1:light-dark(#c6e6d9,#1d4238);--tint-2:light-dark(#abd9c9,#224f43);--tint-3:light-dark(#90ccb8,#275d4f);--tint-4:light-dark(#75b\
ea6,#2d6a5b);--tint-5:light-dark(#5bae95,#337867);--tint-6:light-dark(#449d84,#398773);--tint-7:light-dark(#328b73,#40957f);--tint-8:light-dark(#237962,#48a48b)\
;--snake-0:light-dark(#c0503a,#e0806c);--snake-1:light-dark(#9a6a10,#e3b15c);--snake-2:light-dark(#7d5730,#c39866);--snake-3:light-dark(#b04a72,#df86a6);--snake\
-4:light-dark(#6f6822,#b7ad5c);--snake-5:light-dark(#a33a34,#dc7f78);--snake-6:light-dark(#7d5090,#b78fca)}
:host{all:initial!important;display:block!important}.snl-workbench{all:initial;display:block;--tall: clamp(15rem, var(--window, 100vh) - 15.5rem, 46rem);--large\
st: max(5.75rem, 11vh);container-type:inline-size;color:var(--ink);background:var(--paper);color-scheme:var(--snl-scheme, light dark);font:1rem/1.45 var(--sans)\
;--sans: var(--snl-sans, system-ui, -apple-system, "Segoe UI", sans-serif);--mono: var(--snl-mono, ui-monospace, "DejaVu Sans Mono", monospace);font-variant-num\
eric:tabular-nums;*,:before,:after{box-sizing:border-box}[hidden]{display:none!important}p,ul{margin:0}&:focus-visible{outline:none}:focus-visible{outline:3px s\
olid var(--wait);outline-offset:2px}&.s-framed:focus-within{outline:2px solid var(--wait);outline-offset:-2px;border-radius:.4rem}.s-focus-hint{padding:0 .75rem\
 .5rem}&:focus-within .s-focus-hint{visibility:hidden}.s-quiet,.s-legend{color:var(--quiet);font-weight:400;font-size:.85em}.s-frame{display:flex;flex-direction\
:column;gap:.7rem;max-width:88rem;margin:0 auto;padding:.75rem}.s-stage{display:grid;gap:.9rem}.s-main,.s-side{display:flex;flex-direction:column;gap:.6rem;min-\
width:0}.s-under{display:flex;align-items:center;justify-content:space-between;gap:.3rem .8rem}.s-under>.s-button{flex:none}.s-legend{display:flex;flex-wrap:wra\
p;gap:.2rem .9rem}.s-legend span{display:flex;align-items:center;gap:.4em;white-space:nowrap}.s-key{width:1.15em;height:1.15em;border-radius:.25em}[data-key=cur\
rent]{border:.2em solid var(--now)}[data-key=frontier]{border:2px dashed var(--wait)}[data-key=visited]{border:2px dotted var(--quiet)}[data-key=reached]{backgr\
ound:linear-gradient(90deg,var(--tint-0),var(--tint-2),var(--tint-4),var(--tint-6),var(--tint-8));width:2.6em}[data-key=found]{background:linear-gradient(to bot\
tom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(4.7em + .5rem);overflow-wrap:a\
nywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-block}[data-told]:first-letter{tex\
t-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings{padding:.3rem .9rem;border-le\
ft:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@container (max-width: 62rem){.s-says{m\
in-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * var(--shape), var(--largest) *\
 var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall) + 2rem)}}}.snl-workbench{:is\
(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .\
5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-wrap:anywhere}.s-title .s-quie\
t{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.25rem;min-height:2.25rem;max-w\
idth:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:inherit;font-size:.9rem;color:va\
r(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-button:hover{background:var(--o\
dd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s-button[aria-disabled]{opacity\
:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;width:1.1rem;margin:auto;fill:curr\
entColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:block;width:100%;height:1.2rem;mar\
gin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;border-radius:1rem;background:li\
near-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.s-bar::-moz-range-track{height\
:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;border-radius:1rem;background:var\
(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appearance:none}.s-bar::-moz-range-th\
umb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:calc(.55rem + var(--at) * (100% \
- 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{content:"";position:absolute;left\
:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-size:.9rem;white-space:nowrap}\
.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem}[data-verdict=asked]{bo\
rder:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-6)}[data-verdict=wrong]{border:2px solid var(--wrong)}[data-verdict=right] .s-questio\
n:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:7em}.s-votes{flex-basis:100%;d\
isplay:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:right}.s-room{flex:1}.s-room .s-\
part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-6)}.s-no .s-part{background:var(--wrong)}}.s-share\
{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3rem;width:15rem;padding:.5rem;bo\
rder:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-color:transparent;justify-conten\
t:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:var(--odd)}@container (min-widt\
h: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{position:sticky;z-index:10;bott\
om:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);background:var(--paper)}.s-pred\
ict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44px;min-height:44px}.s-track{fl\
ex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1 1 auto;justify-content:space-\
between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport select{display:none}}}.snl-workben\
ch{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container-type:inline-size}.s-sheet{--u\
nit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(--line);line-height:1;font-size\
:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{position:relative;grid-row:1;heig\
ht:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-end=start]{background:var(--startGround)}[data-end=goal]{background:var(\
--goalGround)}[data-tint="0"]{background:var(--tint-0)}[data-tint="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{backgro\
und:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[data-tint="5"]{background:var(--tint-5)}[data-tint="6"]{background:var(--tint-6)}[data-tint="7"]{bac\
kground:var(--tint-7)}[data-tint="8"]{background:var(--tint-8)}[data-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:b\
efore,.s-cell:after{content:"";position:absolute;z-index:2;inset:3%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:befor\
e{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[data-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[dat\
a-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .055) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,\
var(--unit) * .08) double var(--wrong)}.s-found{background-image:linear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shad\
ow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focus-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-\
3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:va\
r(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[d\
ata-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;backgro\
und:var(--badge);color:var(--badgeInk);font-weight:700;text-align:center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none\
}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-offset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{pa\
dding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{f\
ont-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:\
none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejoin:round}.s-above{z-index:4}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!\
important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{o\
pacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg\
{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-\
landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl\
-throw{0%{stroke-dashoffset:var(--far)}}.snl-workbench{&.s-writing .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden\
;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}\
.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width\
:0}.s-tabs .s-button{border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:v\
ar(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.\
s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--pa\
per))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor\
:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:li\
ght-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--\
wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);b\
ackground:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{\
width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-dire\
ction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{fon\
t-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-\
left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap\
;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:\
0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){pa\
dding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-to\
p:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{display:grid;gri\
d-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-\
wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-line\
Numbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-acts .s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: max(clamp(15rem, 100vh - 24rem, 40rem)\
, var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes\
 .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed\
=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-\
quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-radius:.\
3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:\
0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;l\
ine-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}@media(prefers-reduced-motion:no-preference){&[data-won] .s-flag{t\
ransform-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}&[data-won] [data-end=goal]:after{border-radius:50%;animation:snl-burst \
1.2s ease-out both}}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min\
-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{tra\
nsform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-th\
rown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visi\
ble}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex\
;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100\
%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(-\
-cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fix\
ed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshai\
r}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke\
-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-boa\
rd-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-sche\
me:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}@keyframes snl-wave{50%{transfor\
m:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transpa\
rent,0 0 0 calc(var(--unit) * .7) transparent}}
`;var Rr="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",Lr=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Wr(e,t,n){let{address:r}=n,
o=(t.gallery??[]).map(_),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c("p.trouble",{role:"alert"}),l=c(""),u=c(".main",l),g=c(".side"),d=c(".stage",u,g),
p=c(".foot"),k=c(""),f=c("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),b={root:f,say:w=>W(s,w),use(w){S.add(w),J(w),z()},can:w=>S.
can(w),go(w){S.can(w)&&(J(S.go(w)),z())},enter(w){m(O.find(E=>E.name===w)??y),J(M.board),z()}},S=rr(ve(r.read())??_(t.board)),O=t.only?[t.only==="Play"?yt(b,n.played):
bt(b)]:[yt(b),bt(b),Cr(b,n)],y=O.find(({name:w})=>w===tt(r.read()))??O[0],M=Pe(S.now()),v=o.map(({name:w},E)=>[`${E}`,w]),T=re("Board",[["","Your board"],...v],
"",w=>{let E=o[Number(w)];w&&E&&b.use(E)}),j=c("input.address",{readonly:"",label:"To copy",hidden:""});async function A(){let E=`${location.href.split("#")[0]}${ae(
M.board)}${rt(y.name)}${y.more?.()??""}`;j.value=E;try{await navigator.clipboard.writeText(E),b.say("Copied: a link to this board.")}catch{j.hidden=!1,j.select(),
b.say("Copy the link from the field.")}}function z(){let w=O.map(({stays:E})=>E?.()??"").join("");r.write(`${ae(M.board)}${rt(y.name)}${w}`)}function J(w){let E=yr(
l),D=l.contains(E)&&E?.dataset.cell;M=Pe(w),l.replaceChildren(M.node),R(d,"style",`--shape:${M.shape};--columns:${M.columns}`),R(f,"style",`--rows:${M.plan.rows}`),
W(a,ke({...w,name:""}));let G=o.findIndex(V=>ae(V)===ae(w));T.value=G<0?"":`${G}`,T.options[0].hidden=G>=0,j.hidden=!0,W(i,""),y.show(M),D&&M.cells.get(Number(D))?.
focus({preventScroll:!0})}function m(w){y.leave(),y=w;for(let[E,D]of h.entries())R(D,"aria-pressed",`${O[E]===y}`);U(f,"drawing",y.name==="Draw"),U(f,"writing",
y.name==="Write"),u.replaceChildren(l,y.under),g.replaceChildren(c(".says",s),...y.side),p.replaceChildren(...y.foot??[]),k.replaceChildren(...y.below??[])}let h=O.
map(w=>L(w.name,null,()=>b.enter(w.name)));f.addEventListener("mousedown",w=>{let E=w.target;!E.closest(".s-grid")||!l.contains(E)||(w.preventDefault(),f.focus(
{preventScroll:!0}))}),f.addEventListener("click",({target:w})=>{let E=w.closest(".s-grid .s-cell");E&&l.contains(E)&&y.choose(Number(E.dataset.cell))}),f.addEventListener(
"keydown",w=>{let E=w.target;Lr(w)&&w.stopPropagation(),!E.matches(Rr)&&y.key(w.key,w)&&w.preventDefault()});function x(w){let E=w.composedPath()[0];if(w.defaultPrevented||
!Lr(w)||!/^[1-9]$/.test(w.key)||E.closest(`${Rr}, .snl-stepper`))return;let{top:D,bottom:G}=l.getBoundingClientRect();G>0&&D<innerHeight&&y.key(w.key,w)&&w.preventDefault()}
function C(){let w=ve(r.read());w&&(ae(w)!==ae(M.board)||r.links)&&(S.add(w),m(O.find(({name:E})=>E===tt(r.read()))??y),J(w)),W(i,st(r.read()))}r.keys&&addEventListener(
"keydown",x);let q=r.follow(C);f.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},h),o.length>0&&c("label.board-of",c("span","B\
oard"),T),a,r.links&&c(".tools",L("Copy link","A link to this board",A),j)),i,d,p)),U(f,"ready",!0),U(f,"only",t.only),U(f,"fixed",t.fixed);let{remove:H}=wr(e,Ar,
f);return e.append(k),m(y),J(M.board),W(i,st(r.read())),{show:J,replay:w=>y.replay?.(w)??!1,destroy(){removeEventListener("keydown",x),q();for(let w of O)w.end?.();
k.remove(),H()}}}async function Ir(e,t){let n=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await import(r);return URL.revokeObjectURL(r),o.default}var qn={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function Hn(e){let t=0,n=null;function r({said:s,ended:a}){a&&o(Ie(qn)),!(!s||s.id!==
n?.id)&&(s.kind==="progress"?n?.progress(s.says):o(s))}function o(s){let a=n;n=null,a?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{n={id:i,progress:a,settle:l},e.send({ask:{...et,id:i,...s}})})},stop(){e.send({stop:!0}),o(Ie(At))},end:()=>e.off("msg:cus\
tom",r)}}function vt(e,t){return new Promise(n=>{function r(o){o.name===t&&(e.off("msg:custom",r),n(o.content))}e.on("msg:custom",r),e.send({wants:t})})}function Dn({
model:e,el:t}){let n=()=>ae(_(e.get("drawn"))),r=null,o={board:e.get("drawn"),gallery:e.get("boards")},s=Wr(t,o,{host:()=>Hn(e),editor:async()=>Ir(await vt(e,"e\
ditor"),"snlEditor"),shelf:()=>vt(e,"shelf"),async step(i,l){return r??=vt(e,"stepper").then(u=>Ir(u,"snlStepper")),(await r).mount(i,l,{level:2,difference:!0})},
address:{read:n,write(i){e.set("drawn",ve(i)),e.save_changes()},follow(i){return e.on("change:drawn",i),()=>e.off("change:drawn",i)},links:!1,keys:!1}});function a({
target:i,ctrlKey:l,metaKey:u,altKey:g}){i instanceof Element&&t.contains(i)&&R(i,"data-lm-suppress-shortcuts",!(l||u||g))}return addEventListener("keydown",a,!0),
()=>{removeEventListener("keydown",a,!0),s.destroy()}}var ra={render:Dn};export{ra as default};
