// built from web/ by `npm run build`
function I(e,t,o){let r=t==="label"?"aria-label":t;typeof o=="function"?e.addEventListener(t,o):o==null||o===!1?e.removeAttribute(r):e.getAttribute(r)!==`${o}`&&
e.setAttribute(r,`${o}`)}function Ye(e,t){for(let o in t)I(e,o,t[o])}var J=(e,t,o)=>e.classList.toggle(`s-${t}`,!!o),Do=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,vt=e=>(t,...o)=>{let[r,...n]=t.split("."),s=e(r||"div");for(let a of n)J(s,a,!0);for(let a of o)Do(a)?Ye(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=vt(e=>document.createElement(e)),de=vt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),ue=(e,t,...o)=>de(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...o);function L(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Te(e,t,o,r){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(o());r(a,n)})}function Ge(e){let t=[];return o=>{for(let r of t)J(r,e,!1);t=o.filter(r=>!!r);for(let r of t)J(
r,e,!0)}}var q=(e,t,o,r)=>c("button.button",{type:"button",title:t,label:r,click:o},e);function $t(e,t,o,r=!1){let n=q(e,t,()=>{r=!r,I(n,"aria-pressed",`${r}`),o(r)});return I(
n,"aria-pressed",`${r}`),n}function oe(e,t,o,r){let n=t.map(([a,i])=>c("option",{value:a,selected:a===o&&""},i));return c("select.button",{label:e,change:({target:a})=>r(
a.value)},n)}var Ze=(e,t,...o)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...o);var jt=(e,...t)=>c("details.fold",c("summary",e),...t);var re={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Uo}=re,V=e=>Array.from({length:e},(t,o)=>o),Ne=(e,t,o)=>Math.min(o,Math.max(t,e));function X({start:e,columns:t},o){let r=e===0?1:0;if(o===0)return[0,
0];let n=Math.floor((o-1)/t),s=(o-1)%t;return[n,r+(n%2?t-1-s:s)]}var Ot=({columns:e,start:t})=>e+(t===0?1:0);function G(e,t){let[o,r]=X(e,t),[n,s]=Uo.anchor;return[
r+n,e.rows-o-1+s]}function ee([e,t],[o,r]){let n=Math.hypot(o-e,r-t)||1,s=(o-e)/n,a=(r-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function Mt([e,
t],[o,r],[n,s]){let[a,i]=[n-o,s-r],l=((e-o)*a+(t-r)*i)/(a*a+i*i||1),u=Ne(l,0,1);return Math.hypot(e-o-u*a,t-r-u*i)}function Ie(e,t){let[[r,n],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-n)/(2*1e-4)]}function qe(e,t,o,r){let n=(o-t)/r,s=[e(t)];for(let a of V(r)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,g],[d,h]]=[e(i),e(
l)],[[w,k],[y,T]]=[Ie(e,i),Ie(e,l)];s.push([u+w*n/3,g+k*n/3],[d-y*n/3,h-T*n/3],[d,h])}return s}var _o=4,St=(e,t)=>{let o=re.light.tints.length-1;return Math.round(
o*Ne(e/Math.max(t,_o),0,1))};var Ve=400,Ke=20,Fo=["stay","bounce","win"];function ve(e,t,o,r){if(!Number.isInteger(e)||Number(e)<o||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${o} to ${r}, not ${e}`);return Number(e)}function Jo(e){if(!Array.isArray(e))return ve(e,"the die",1,Ke);if(!e.length||e.length>Ke)throw new Error(`a die \
in this page has 1 to ${Ke} faces, not ${e.length}`);let t=e.map(r=>ve(r,"a face of the die",1,10**18));t.sort((r,n)=>r-n);let o=t.find((r,n)=>r===t[n-1]);if(o!==
void 0)throw new Error(`face ${o} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Ho(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let o=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[n,s]=r;for(let i of r)ve(i,`a cell of the jump ${n}→${s}`,1,e);let a=o.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);o.set(n,s)}return[...o].filter(([r,n])=>r!==n).sort(([r],[n])=>r-n)}function H(e){let{name:t="",jumps:o=[],die:r=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=ve(e.cells,"the number of cells",1,Ve);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Fo.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Ho(
i,o),die:Jo(r),start:ve(n,"start",0,1),chained:s,overshoot:a}}var Et=e=>typeof e=="number"?V(e).map(t=>t+1):e;function Qe(e){let t=Math.ceil(Math.sqrt(e)),o=t;for(;o**
2<=2*e&&e%o;)o+=1;return o**2>2*e&&(o=t),{columns:o,rows:Math.ceil(e/o)}}var Le=e=>V(e*e).map(t=>{let{columns:o,rows:r}=Qe(e*e),[n,s]=X({cells:e*e,start:1,columns:o,
rows:r},t+1);return{cell:t+1,row:e-1-n,column:s}});function At(e,t=Math.random){let o=V(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.round(e.cells/8),Math.
floor(o.length/4)),n=()=>o.splice(Math.floor(t()*o.length),1)[0],s=V(2*r).map(a=>{let[i,l]=[n(),n()].sort((u,g)=>u-g);return a<r?[i,l]:[l,i]});return H({...e,name:"",
jumps:s})}function ye({name:e,cells:t,jumps:o,die:r,start:n,chained:s,overshoot:a}){let i=o.filter(([u,g])=>g>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${o.length-i} ${o.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Ct={format:"snl-workbench",version:2},Tt={what:"stopped",says:"You stopped it."},Xe=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var It=["Draw","Write"];function et(e){let t=new URLSearchParams(e.slice(1));return xe(e)&&It.find(o=>t.has(o.toLowerCase()))}var tt=e=>It.includes(e)?`&${e.toLowerCase()}`:
"",Yo=2e4;function ot(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Yo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function rt(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let o=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(o,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ae({cells:e,jumps:t,die:o,start:r,
chained:n,overshoot:s}){let a=typeof o=="number"?`${o}`:`${o.join("-")}${o.length>1?"":"-"}`,i=[o!==6&&`d${a}`,r===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Go=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Zo=e=>new URLSearchParams(
e.slice(1)).get("board");function Nt(e){let[t,...o]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of o)if(/^\d+-\d+$/.test(n))r.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))r.die=Go(n.slice(1));else if(n==="s0")r.start=0;else if(n===
"c")r.chained=!0;else if(n==="bounce"||n==="win")r.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return H(r)}function xe(e){try{return Nt(
Zo(e)??"")}catch{return null}}var Ko="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function nt(e){let t=new URLSearchParams(
e.slice(1)),o=t.get("board");if(o===null)return"";try{Nt(o)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Ko}`}let r=o.split(".").find(
n=>/^(\d+)-\1$/.test(n));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&rt(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var st=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ie=(e,t="throws")=>`${st(e)} ${e===1?t.replace(/s$/,""):t}`,he=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Vo={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},qt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Vo[`${e}`]});function Lt(e){if(!e)return"";let{from:t,face:o,landing:r,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>r?`climb to ${n}`:`slide to ${n}`,l=n===
r?"":a||i;return o===null?`${he(l)} from ${t}.`:`From ${t}, roll ${at(o)}: land on ${r}${l&&`, ${l}`}.`}var at=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function te({tag:e,name:t,attributes:o,fill:r,stroke:n,width:s,parts:a=[],text:i}){let l=[r&&`fill:var(--${r})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[o.style,...l].filter(Boolean).join(";"),g=t?`${e}.${t}`:e;return de(g,{...o,style:u||null},a.map(te),i)}var{shape:Rt}=re;function Pt(e,t,o,r){let{spot:n}=ee(e,t);return{neck:n(o),wings:[n(o,r),e,n(o,-r)]}}function Bt(e,t,o){let{least:r,more:n,head:s,edge:a}=Rt.arc,
{length:i,spot:l}=ee(e,t),u=r+n*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[h,w]=l(i/2,d*u*2),k=[Ne(h,a,o-a),Math.max(w,a)],y=ee(k,t),T=y.spot(y.length-.06);return{from:e,
turn:k,tip:T,...Pt(T,k,s,s*.4)}}function it(e,t,o,r,n){let{length:s,spot:a}=ee(e,t),i=Math.min(r,s/4),l=a(s-i),u=a(s/2,2*o);return{from:a(i),turn:u,tip:l,middle:a(
s/2,o),...Pt(l,u,n,n/2)}}function zt(e){let t=Rt.die.side*.27,o={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:n,
falling:s,sides:a}=o;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:ne}=re;function lt(e,t,o){let{length:r,spot:n}=ee(G(e,t),G(e,o));return ee(n(ne.apart),n(r-ne.apart))}function Wt(e,t,o){let{length:r,spot:n}=lt(e,t,o),
{half:s,over:a,rung:i}=ne.ladder,l=Math.max(2,Math.round(r/i)),u=[s,-s].map(d=>[n(-a,d),n(r+a,d)]),g=V(l+1).map(d=>{let h=r*d/l;return[n(h,s),n(h,-s)]});return{
rails:u,rungs:g}}function Dt(e,t){let o=(e+t)%2?-1:1;return[0,ne.snake.bow,-ne.snake.bow].flatMap(r=>[{hand:o,bow:r},{hand:-o,bow:r}])}function Ut(e,t,o,{hand:r,
bow:n}){let{length:s,spot:a}=lt(e,t,o),{swing:i,wave:l}=ne.snake,u=Math.max(1,Math.round(s/l)),g=r*Math.min(i,.08*s);return d=>{let h=1-(2*d-1)**4,w=g*h*Math.sin(
2*Math.PI*u*d)+n*Math.sin(Math.PI*d);return a(s*d,w)}}function Qo(e,t,o,r){let n=r.map(([i,l])=>[G(e,i),G(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Dt(
t,o)[0]};for(let i of Dt(t,o)){let l=Ut(e,t,o,i),u=V(25).map(w=>l(w/24)),g=u.some(([w,k])=>w<.15||w>s-.15||k<.15||k>e.rows-.15),h=u.filter(w=>n.some(([k,y])=>Mt(
w,k,y)<ne.snake.clear)).length+(g?100:0);h<a.cost&&(a={cost:h,manner:i})}return a.manner}function _t(e,t,o,r){let n=Ut(e,t,o,Qo(e,t,o,r)),{length:s}=lt(e,t,o),a=4*
Math.max(1,Math.round(s/ne.snake.wave))+2,i=k=>y=>{let T=ne.snake.half*(1-.3*y-.6*y**3),[M,m]=n(y),[j,x]=Ie(n,y),O=Math.hypot(j,x)||1;return[M-k*T*x/O,m+k*T*j/O]},
l=qe(i(1),0,1,a),u=qe(i(-1),1,0,a),g=[...l,l[l.length-1],u[0],...u],{spot:d}=ee(n(0),n(.02)),{skull:h,eye:w}=ne.snake;return{outline:g,stripe:qe(n,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*h),d(-.05,-.55*h)],pupils:[d(-.05-w/3,.55*h),d(-.05-w/3,-.55*h)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Ft=(e,t)=>(2*e+3*t)%re.light.snakes.length;var{shape:Oe}=re,se=e=>`${Math.round(e*1e3)/1e3}`,$e=e=>e.map(t=>t.map(se).join(" ")),fe=e=>`M${$e(e).join("L")}`,Jt=e=>`M${$e(e.slice(0,1))}C${$e(e.slice(1)).join(
" ")}`,ct=(e,t,o)=>`M${$e([e])}Q${$e([t,o]).join(" ")}`,K=(e,t,o)=>({tag:"path",name:e,attributes:{d:t},...o}),Re=(e,[t,o],r,n)=>({tag:"circle",name:e,attributes:{
cx:se(t),cy:se(o),r},...n}),Pe=(e,t,o={})=>({tag:"g",name:e,parts:t,attributes:o}),dt=(e,[t,o],r,n,s)=>({tag:"rect",name:e,attributes:{x:se(t),y:se(o),width:r,height:r,
rx:n},...s}),Yt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Gt=(e,[t,o],r,n,s)=>({tag:"text",name:e,attributes:{x:se(t),y:se(o),"font-size":r},
fill:s,text:n});function Xo(e,t,o){let{rails:r,rungs:n}=Wt(e,t,o),{rail:s,rungWidth:a}=Oe.ladder,i=r.map(fe).join("");return[K("halo",i,{stroke:"cell",width:s+.05}),
K("rungs",n.map(fe).join(""),{stroke:"ladder",width:a}),K("rails",i,{stroke:"ladder",width:s})]}function er(e,t,o,r){let{outline:n,stripe:s,skull:a,eyes:i,pupils:l,
tongue:u}=_t(e,t,o,r),{skull:g,stripe:d,eye:h,pupil:w}=Oe.snake,k=`snake-${Ft(t,o)}`,y=`${Jt(n)}Z`;return[K("halo",y,{stroke:"cell",width:.06}),K("tongue",u.map(
T=>fe(T)).join(""),{stroke:k,width:.025}),K("skin",y,{fill:k}),Yt(K("stripe",Jt(s),{stroke:"cell",width:d}),"0.04 0.12"),Re("skull",a,g,{fill:k}),...i.map(T=>Re(
"eye",T,h,{fill:"die"})),...l.map(T=>Re("pupil",T,w,{fill:"dieInk"}))]}function Be(e,t){let o=[...t],r=o.filter(([a,i])=>a<i),n=o.filter(([a,i])=>a>i),s=(a,i,l,u)=>Pe(
a,u,{"data-ends":`${i} ${l}`});return[...r.map(([a,i])=>s("ladder",a,i,Xo(e,a,i))),...n.map(([a,i])=>s("snake",a,i,er(e,a,i,r)))]}function Zt(e){let[t,o]=X(e,e.
cells),[r,n]=[o,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=Oe.flag,[u,g,d]=s,h=y=>y.map(([T,M])=>[r+T,n+M]),w=fe(h([s.slice(0,2),[u,d]])),k=`${fe(h([[u,g],a,[u,i]]))}\
Z`;return Pe("flag",[K("pole",w,{stroke:"goal",width:l}),K("pennant",k,{fill:"goal"})])}function je([e,t],o,r=1){let{side:n,corner:s,pip:a}=Oe.die,i=zt(o).map(g=>Re(
"pip",g,a,{fill:"dieInk"})),l=Gt("face",[0,n*.24],n*.7,`${o}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Pe("die",[dt("side",[-n/2,-n/2],n,s,u),...i.
length?i:[l]],{transform:`translate(${se(e)} ${se(t)}) scale(${r})`})}function Ht(e,t,o){let[r,n]=X(e,t),s=[n+.06,e.rows-r-.94],a=dt(o,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Yt(a,"0.03 0.06")}function Kt(e,{from:t,face:o,landing:r,stand:n}){let s=n===r?[]:[Ht(e,n,"stand")];if(o===
null)return s;let a=G(e,t);if(t===r)return[je(a,o)];let{turn:i,neck:l,wings:u}=Bt(a,G(e,r),Ot(e)),g=`--far:${se(ee(a,i).length+ee(i,l).length)}`,d=K("arc",ct(a,
i,l),{stroke:"now",width:Oe.arc.width});return[Ht(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:g}},K("tip",`${fe(u)}Z`,{fill:"\
now"}),je(a,o)]}function Vt(e,t,o){let r=o;return t.map(([n,s,a],i)=>{let[l,u]=[G(e,r),G(e,s)],g=it(l,u,u[0]>=l[0]?-.3:.3,.12,.16);r=a;let[d,h]=[g.middle[0],Math.
floor(g.middle[1])+.5],w=ct(g.from,g.turn,g.neck),k=`${fe(g.wings)}Z`;return Pe("leg",[K("rim",w,{stroke:"cell",width:.1}),K("shaft",w,{stroke:"ink",width:.05}),
K("tip",k,{fill:"ink"}),dt("count",[d-.3,h-.14],.28,.04,{fill:"ink"}),Gt("order",[d-.16,h+.066],.19,`${i+1}`,"cell"),je([d+.16,h],n,.8)],{style:`--order:${i}`})})}
function Qt(e,t,o){let r=new Set;for(let s=o;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,l]=[G(e,a),G(e,s)],{from:u,turn:g,tip:d,wings:h}=it(i,l,.12,.18,.13),w=ct(u,g,d)+fe(h);return K(r.has(s)?"branch.strong":"branch",w,{stroke:"\
ink",width:.03})})}var ut=e=>ue(".face","-.19 -.19 .38 .38",te(je([0,0],e))),ze=()=>c("li.chip",c("span",{role:"img"}),c("small"));function De({children:[e,t]},o,r){e.ariaLabel!==
`Roll ${o}`&&(I(e,"label",`Roll ${o}`),e.replaceChildren(ut(o))),L(t,`to cell ${r}`)}var ft=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},le=e=>`${ft(e).kind} ${e.join("→")}`,Xt=(e,t)=>H({...e,name:"",jumps:t}),
We=(e,t)=>Xt(e,e.jumps.filter(([o])=>o!==t)),Me=(e,t,o)=>Xt(e,[...We(e,t).jumps,[t,o]]);function eo(e,[t,o],r,n){let s=We(e,t);return r?Me(s,t,n):Me(s,n,o)}var pt=({
jumps:e},t)=>e.filter(o=>t!==null&&o.includes(t)).sort((o,r)=>+(r[0]===t)-+(o[0]===t));function to(e,t){let o=t.cells??e.cells,r=e.jumps.filter(n=>Math.max(...n)<=
o);return H({...e,...t,name:"",jumps:r})}function oo(e){let t=[e],o=0;return{now:()=>t[o],add(r){t=[...t.slice(0,o+1),r],o+=1},can:r=>o+r>=0&&o+r<t.length,go(r){
return o+=r,t[o]}}}function ro(e,{tries:t,draws:o,drops:r}){let n=0,s=0,a=!1;function i({clientX:u,clientY:g}){let d=e.cellAt(u,g);!d||d===s||(s=d,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?o(n,s):r())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:g,clientX:d,clientY:h})=>{let w=e.cellAt(d,h);a=!1,!(u||!g||!w)&&(n=s=w,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Se=(e,t)=>c("label.setting",c("span",e),t);function no(e){let t=c("input.button",{type:"number",min:1,max:Ve,change:()=>e({cells:t.valueAsNumber})}),o=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=o.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=oe("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=oe("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=oe("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",Se("Cells",t),Se("Die",o),Se("Start",r),Se("Past the goal",n),Se("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,o.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function ge(e){return Array.isArray(e)?`[${e.map(ge).join(", ")}]`:JSON.stringify(e)}function mt(e,{cells:t,die:o,start:r,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,o!==6&&(typeof o=="number"?`die ${o}`:`a die with faces ${o.join(" ")}`),r!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function tr({cells:e,jumps:t,die:o,
start:r,chained:n,overshoot:s}){let a=typeof o=="number"?o:`(${o.join(", ")}${o.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,o!==6&&`die=${a}`,r!==1&&`start=${r}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function or({name:e,cells:t,die:o,
start:r,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:o,start:r,chained:n,overshoot:s,jumps:a}}).map(([g,d])=>`  "${g}": ${ge(d)}`).join(
`,
`)}
}
`}function rr(e){mt("A move array",e);let t=Array(e.cells).fill(-1);for(let[o,r]of e.jumps)t[o-1]=r-1;return`${ge(t)}
`}function nr(e){mt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let o=V(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Le(t))o[s][a]=r.get(n)??-1;return`[${o.map(ge).join(`,
 `)}]
`}function sr(e){mt("HackerRank's text",e,100);let t=["1"];for(let o of[!0,!1]){let r=e.jumps.filter(([n,s])=>s>n===o);t.push(`${r.length}`,...r.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var Ue=[{name:"python",title:"Python: Board(...)",write:tr},{name:"json",title:"JSON",write:or},{name:"move-array",title:"Move array, from 0",write:rr},{name:"\
grid",title:"LeetCode grid",write:nr},{name:"hackerrank",title:"HackerRank text",write:sr}];var so=["jumps","ladders","snakes","die","start","chained","overshoot"],ar=so.slice(0,3);function ir(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function lr(e){let t=[""],o=0;for(let r of e)"([{".includes(r)&&(o+=1),")]}".includes(r)&&(o-=1),r===","&&!o?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function cr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let o={cells:void 0,jumps:[]};for(let[r,n]of lr(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(r>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(r>0&&!so.includes(s))throw new Error(`a board has no option ${s}`);
ar.includes(s)?o.jumps.push(...dr(a)):o[s]=ao(a)}return[o]}function ao(e){try{return ir(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function dr(e){
let t=ao(e),o=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(o!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${ge(o)}`);return t}var ur="format version name author source cells die start chained overshoot jumps".split(" ");function fr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!ur.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:o="snl-board",version:r=1}=e;if(o!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${o} ${r}`);return e}function io(e){let t=e.flatMap((o,r)=>{if(!Number.isInteger(o)||o<-1||o>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${ge(o)}`);return o===-1?[]:[[r+1,o+1]]});return{cells:e.length,jumps:t}}function pr(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let o=Le(t).flatMap(({cell:r,row:n,column:s})=>e[n][s]===
-1?[]:[[r,e[n][s]]]);return{cells:t*t,jumps:o}}function mr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),o=0;function r(a,i){let l=(t[o]??"").trim().split(
/\s+/);if(o+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${o}: expected ${i}`);return l.map(Number)}let[n]=r(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[g]=r(1,`the number of ${l}s`);
if(g>100)throw new Error(`line ${o}: 100 cells have no room for ${g} ${l}s`);for(let d=0;d<g;d+=1){let h=r(2,`the two cells of a ${l}`);if((h[1]-h[0])*u<=0)throw new Error(
`line ${o}: ${h.join(" ")} is not a ${l}`);i.push(h)}}s.push({cells:100,jumps:i})}if(o<t.length)throw new Error(`line ${o+1}: this comes after the last board`);
return s}function hr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let o=JSON.parse(
e),r=Array.isArray(o)?o:[o];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[pr(r)]:typeof r[0]=="object"?r.map(fr):[io(r)]}function lo(e){
let t=e.trim(),o=/^-?\d/.test(t);if(t.startsWith("Board"))return cr(t).map(H);if(/^[[{]/.test(t))return hr(t).map(H);if(o&&/[\r\n]/.test(t))return mr(t).map(H);
if(o){let r=t.split(/\s*,\s*|\s+/),n=r.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[H(io(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function co(e,t){let o=null,r=Ue[0].name,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=oe("Notation",
Ue.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!o||!g.open)){n.value=n.placeholder="",L(s,"");try{n.value=Ue.find(d=>d.name===r)?.write(o).trim()??
""}catch(d){n.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){L(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){L(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=lo(n.value);t(d[0]),L(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){L(s,`This cannot be read: ${d.message}.`)}}let g=jt("Copy or paste as text",c(".tools",a,q("Copy",null,l),q("Use this text","Read \
the board in the text",u)),n,s);return g.addEventListener("toggle",i),{node:g,show(d){o=d,i()}}}var ht=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function gt(e){let t=null,o=null,r=null,n=null,s=!0,a=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),g=q("Undo","Ctrl+Z",()=>e.go(-1)),d=q("Redo","Ctrl+Y",
()=>e.go(1)),h=no(f=>m(p=>to(p,f),"")),w=co(e,f=>e.use(f));function k({distance:f,predecessor:p,throws:v,route:N}){t&&(t.paint({current:r,distance:f,predecessor:p,
route:s,piece:!1}),L(a,v??"none"),L(i,v===null?"the goal is out of reach":ie(v).replace(/^\S+ /,"")),Te(l,N,ze,(F,[W,,b])=>De(F,W,b)))}let y=()=>t?pt(t.board,r)[0]??
null:null;function T(){if(!t)return;let{board:f,plan:p}=t;k(t);let v=y();t.light(v),t.sketch((v??[]).map(N=>{let[F,W]=G(p,N);return{tag:"circle",attributes:{cx:F,
cy:W,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...pt(f,r).flatMap(M)),I(g,"aria-disabled",!e.can(-1)),I(d,"aria-disabled",!e.can(1))}function M(f){
let{ends:p}=ft(f),v=q(`Remove ${le(f)}`,"Delete",()=>j(f)),N=p.map((F,W)=>q(`Move its ${F}`,null,()=>{n={jump:f,end:W},e.say(`Choose the cell where the ${F} of ${le(
f)} goes.`),t?.cells.get(f[W])?.focus({preventScroll:!0})}));return[v,...N]}function m(f,p){if(t){r=n=null;try{e.use(f(t.board)),e.say(`${p} ${ht(t.throws)}`.trim())}catch(v){
e.say(`${he(v.message)}.`),h.show(t.board),T()}}}let j=f=>m(p=>We(p,f[0]),`Removed: ${le(f)}.`);function x(f,p){let v=y(),N=v?v.indexOf(f):-1;return v&&N>=0?O(v,
N,p):{change:F=>Me(F,f,p),what:`Drawn: ${le([f,p])}.`}}let O=(f,p,v)=>({change:N=>eo(N,f,p,v),what:`Moved: ${le(f)} is now ${le(p?[f[0],v]:[v,f[1]])}.`});function E(f,p){
if(!t)return;let{change:v}=x(f,p),N=t.trial(v(t.board));k(N),e.say(`If you let go here: ${ht(N.throws)}`)}function S(f,p){let{change:v,what:N}=x(f,p);m(v,N)}function R(){
r=n=null,t&&(t.trial(t.board),T(),B())}function B(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${ht(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),l,u,c(".tools",g,d,q("Random","Other jumps",()=>m(f=>At(f),
"Drawn at random.")),q("Remove all jumps",null,()=>m(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),$t("Route","One of the shortest routes",f=>{s=f,T()},!0)),
h.node,w.node],show(f){t=f,r=n=null,o=ro(t,{tries:E,draws:S,drops:R}),h.show(t.board),w.show(t.board),T(),B()},leave:()=>o?.stop(),choose(f){if(!(!t||!f||o?.wasDrawing()))
if(n){let{change:p,what:v}=O(n.jump,n.end,f);m(p,v)}else if(r===f)R();else if(r!==null){let p=r;m(v=>Me(v,p,f),`Drawn: ${le([p,f])}.`)}else{r=f,T();let p=y(),v=p?
` Or drag an end of ${le(p)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${v}`)}},key(f,{ctrlKey:p,metaKey:v,shiftKey:N,altKey:F}){
let W=y();if(p||v){let b=f==="y"||N&&f==="Z"?1:f==="z"?-1:0;return b&&e.go(b),b!==0}if(f==="Escape"&&r!==null&&!F)R();else if((f==="Delete"||f==="Backspace")&&W)
j(W);else return!1;return!0}}}function _e(e){let t=[],o=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:o,moves:()=>e.moves(o()),won:()=>o()===e.cells,throws(r){let n=e.moves(o()).find(([i])=>i===
r);if(!n)return!1;let[,s,a]=n;return t.push({from:o(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())r.set(s,n+1);return r}}}function uo({trace:e,rules:t,unit:o,farthest:r}){let{start:n,cells:s,jumps:a}=t,i={cells:s,start:n,...e.layout},{rows:l}=e.layout,u=n===0?1:0,g=e.layout.columns+
u,d=V(s+u).map($=>$+1-u),{waits:h}=qt(e),w=new Map,k=new Map,y=Ge("new"),T=Ge("touched"),M=!1,m=null,j=new Set,x=null,O=!1;function E($){let[C,z]=X(i,$),P=$===n?
"start":$===s&&"goal",_=c(".cell",{role:"gridcell","data-cell":$,"data-end":P,style:`grid-column:${z+1}`},c("span.number",`${$}`),c("span.end",{"data-is":P}),c(
"span.badge"));return J(_,"odd",(C+z)%2),w.set($,_),_}function S($){for(let C of w.values())C.tabIndex=C===$?0:-1}function R($){let{key:C,target:z}=$,[P,_]=X(i,
Number(z.dataset.cell)),D={ArrowLeft:[P,_-1],ArrowRight:[P,_+1],ArrowUp:[P+1,_],ArrowDown:[P-1,_]};if(C==="Enter"||C===" ")z.click();else if(D[C]){let Q=d.find(
ce=>`${X(i,ce)}`==`${D[C]}`);w.get(Q??-1)?.focus()}else return;$.preventDefault(),$.stopPropagation()}let B=$=>d.filter(C=>X(i,C)[0]===$).sort((C,z)=>X(i,C)[1]-
X(i,z)[1]),f=c(".grid",{role:"grid",label:`${["Board",e.board.name].filter(Boolean).join(" ")}, ${s} cells`,keydown:R,focusin:({target:$})=>S($)},V(l).reverse().
map($=>c(".row",{role:"row"},B($).map(E))));S(w.get(n)??w.get(1));let p=`0 0 ${g} ${l}`,v=ue(".layer.goal",p,te(Zt(i))),N=ue(".layer.jumps",p,Be(i,a).map(te)),[
F,W,b]=["g.tree","g.move","g.route"].map($=>de($)),A=ue(".layer.above",p,F,W,b);function U($,C,z){if(!m)return"";let[P,_]=[m.distance.get($),m.predecessor.get($)],
D=[`cell ${$}`,w.get($)?.dataset.end];for(let[ce,ke]of a)ce===$&&D.push(`${ke>$?"foot of a ladder":"head of a snake"} to ${ke}`),ke===$&&D.push(`${ce<$?"top of \
a ladder":"tail of a snake"} from ${ce}`);let Q=m.visited.has($)?"visited":"not reached";return D.push(C?"current":"",P!=null?`reached in ${ie(P,o)}`:Q,_!=null?
`from ${_}`:"",z?h:"",j.has($)?"part of what is wrong":""),D.filter(Boolean).join(", ")}function Z($,C,z,P){let _=$.current===C,D=$.visited.has(C),Q=$.distance.
get(C),ce=$.predecessor.get(C),ke=`${[_,P,D,Q,ce,j.has(C)]}`;if(k.get(C)===ke)return;k.set(C,ke);let zo=Q!=null?"reached":D&&"visited";Ye(z,{"data-distance":Q,"\
data-tint":Q!=null&&St(Q,r),"data-from":ce,"data-visited":D,"data-waits":P,"aria-current":_,"data-state":_?"current":P?"frontier":zo,label:U(C,_,P)}),I(z.lastChild,
"data-is",st(Q)||null)}function Y(){if(!m)return;let $=new Set(m.frontier.map(([C])=>C));for(let[C,z]of w)Z(m,C,z,$.has(C))}function be(){if(!m)return;let $=M?Qt(
i,m.predecessor,m.current):[];F.replaceChildren(...$.map(te))}let Ce=$=>$.map(C=>N.querySelector(`[data-ends="${C} ${a.get(C)}"]`));function xt($,C){let z=new Set(
Ce(C));for(let P of N.children)J(P,$,z.has(P))}function Po($){let C=$&&e.answer?.route||[],z=C.flatMap(([,P,_])=>_===P?[]:t.ride(P).feet);b.replaceChildren(...Vt(
i,C,n).map(te)),J(N,"routed",C.length),xt("taken",z)}let Bo=`${g>7?".close":""}${g>12?".dense":""}${g>24?".tiny":""}`;return{plan:i,cells:w,columns:g,shape:g/l,
node:c(`.board${Bo}`,{style:`--wide:${g};--high:${l}`},c(".sheet",f,v,N,A)),paint($,C,z,P){m=$,Y(),y([...C].map(_=>w.get(_))),be(),W.replaceChildren(...(z?Kt(i,
z):[]).map(te)),T(Ce(z?.feet??[])),P!==O&&Po(P),x=z,O=P},showTree($){M=$,be()},mark($,C){let z=C.flatMap(D=>D.moves??[]),P=C.flatMap(D=>D.jumps??[]),_=z.flatMap(
([,D])=>t.ride(D).feet);xt("found",[...P.map(([D])=>D),..._]),j=new Set(C.flatMap(D=>D.cells??[]));for(let[D,Q]of w)J(Q,"differs",D===$),J(Q,"found",j.has(D));Y()},
drawn:()=>({trace:e,plan:i,jumps:a,farthest:r,state:m,found:j,move:x,treeShown:M,routed:O})}}function fo({cells:e,jumps:t,die:o=6,start:r=1,chained:n,overshoot:s}){let a=new Map(t.filter(([d,h])=>d!==h)),i=typeof o=="number"?Array.from({length:o},(d,h)=>h+
1):o;function l(d,h=[]){if(h.includes(d))return{feet:h,stand:null};let w=a.get(d);return w===void 0||h.length&&!n?{feet:h,stand:d}:l(w,[...h,d])}function u(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function g(d){return d===e?[]:i.flatMap(h=>{let w=u(d+h),k=w>0?l(w).stand:null;return k===null?[]:[[h,w,k]]})}return{cells:e,
start:r,jumps:a,ride:l,moves:g}}function wt({start:e,cells:t,moves:o}){let r=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(r.get(l)??0)+1;for(let g of o(l)){let d=g[2];r.has(
d)||(r.set(d,u),n.set(d,l),s.set(d,g),a.push(d))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:r,predecessor:n,throws:r.
get(t)??null,route:i}}var gr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",wr=260,po=([e,t])=>`translate(${e}px,${t}px)`;function Ee(e){let t=fo(e),o=wt(t),
r={board:e,layout:Qe(e.cells),answer:{route:o.route},frontier_kind:"range of one throw"},n=Math.max(...o.distance.values()),s=uo({trace:r,rules:t,unit:"throws",
farthest:n}),{plan:a,cells:i}=s,l=de("path.piece",{d:gr}),u=de("g.sketch"),[g,d]=[s.columns,a.rows],h=ue(".layer.top",`0 0 ${g} ${d}`,u,l);s.node.firstElementChild?.
append(h);let w="",k=s.node.querySelector("[role=grid]");k&&I(k,"label",`Board: ${ye(e)}`);let y=s.node.querySelector(".s-jumps");function T({from:M,landing:m,stand:j,
feet:x}){let O=x.map(E=>t.jumps.get(E)??j);return[M,m,...O].map(E=>G(a,E))}return{...o,board:e,rules:t,plan:a,cells:i,faces:Et(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(M){let{current:m=null,near:j=[],distance:x,predecessor:O,move:E=null}=M,{route:S=!1,piece:R=!0}=M,B={current:m,frontier:[...j].
map(p=>[p,""]),distance:x??new Map,predecessor:O??new Map,visited:new Map},f=`${r.answer.route}`;S&&f!==w&&s.paint(B,new Set,E,!1),w=f,s.paint(B,new Set,E,S),I(
l,"visibility",!(R&&m!==null)&&"hidden"),m!==null&&I(l,"style",`transform:${po(G(a,m))}`)},walk(M){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let m=T(M),[[j,x],[O,E]]=m,S=[(j+O)/2,Math.min(x,E)-.35],R=[m[0],S,...m.slice(1)].map(B=>({transform:po(B)}));l.animate(R,{duration:wr*(m.length-1),easing:"ease\
-in-out"})},trial(M){let m=new Map(M.jumps),j=new Set;for(let S of[...y?.children??[]]){let[R,B]=(S.getAttribute("data-ends")??"").split(" ").map(Number);m.get(
R)===B?j.add(R):S.remove()}let x=new Map(M.jumps.filter(([S])=>!j.has(S))),O=Be(a,x).map(te);for(let S of O)J(S,"lit",!0);y?.append(...O),t.jumps.clear();for(let[
S,R]of m)t.jumps.set(S,R);let E=wt(t);return r.answer.route=E.route,E},light(M){for(let m of y?.children??[])J(m,"lit",m.getAttribute("data-ends")===M?.join(" "))},
sketch:M=>u.replaceChildren(...M.map(te)),cellAt(M,m){let x=s.node.getRootNode().elementFromPoint(M,m)?.closest("[data-cell]"),O=x&&s.node.contains(x)&&x.dataset.
cell;return O?Number(O):null}}}var mo=e=>new Set(e.map(([,t])=>t));function br(e,t){let o=`You reached the goal in ${ie(e)}.`;return e===t?`${o} No route is shorter.`:`${o} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var kr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function yr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&kr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function ho(e,t,o){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":yr(o);let n=Lt(r);return e.won()?`${n} ${br(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function go(e,t,{
cells:o}){let r=`${he(at(e))} from ${t}`;return t+e>o?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function wo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let o=t.map(([r,n,s])=>s===n?`${r} to ${s}`:
`${r} to ${n} and on to ${s}`);return`A shortest route takes ${ie(e)}: ${o.join(", ")}.`}function bt(e,t){let o=null,r=null,n=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),l=c("ol.throw\
n",{label:"Your throws"}),u=q("Undo","Take the last throw back (Backspace)",M),g=q("Start again","Back to the start",m),d=q("Show the shortest route",null,()=>j(
!h)),h=!1;function w(){if(!o||!r)return;let{thrown:x}=r,O=r.moves(),E=h||r.won();o.paint({current:r.at(),near:mo(O),distance:r.trail(),move:h?null:x.at(-1)??null,
route:h});for(let S of n.children){let R=Number(S.dataset.face);I(S,"aria-disabled",!O.some(([B])=>B===R))}L(s,x.length),L(a,x.length===1?"throw":"throws"),L(i,
E?o.throws??"none":"?"),Te(l,x,ze,(S,{face:R,stand:B})=>De(S,R,B));for(let S of[u,g])I(S,"aria-disabled",!x.length);I(d,"aria-pressed",`${h}`),I(e.root,"data-wo\
n",r.won())}function k(){o&&r&&e.say(ho(r,o.throws,o.faces))}function y(x){if(!o||!r||r.won())return;let O=r.at();if(h=!1,!r.throws(x)){w(),e.say(go(x,O,o.board));
return}w();let E=r.thrown.at(-1);E&&o.walk(E),k(),T()}function T(){t?.((r?.thrown??[]).map(({face:x})=>x))}function M(){r?.undo()&&(w(),k(),T())}function m(){!o||
!r?.thrown.length||(r=_e(o.rules),h=!1,w(),k(),T())}function j(x){h=x,w(),x&&o?e.say(wo(o.throws,o.route)):k()}return{name:"Play",under:n,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,g,!t&&d),l],show(x){o=x,r=_e(o.rules),h=!1,n.replaceChildren(...o.faces.map(O=>{let E=q(ut(O),null,()=>y(O),`Throw ${O}`);
return I(E,"data-face",O),E})),w(),k()},replay(x){if(!o)return!1;let O=r;r=_e(o.rules);let E=x.every(S=>r?.throws(S));return E||(r=O),w(),k(),E},leave:()=>I(e.root,
"data-won",null),choose(x){let O=r?.moves()??[],E=O.find(([,S])=>S===x)??O.find(([,,S])=>S===x);E?y(E[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${x}\
.`)},key(x,{ctrlKey:O,metaKey:E,altKey:S}){if(O||E||S)return!1;let R=Number(x);if(x==="Backspace")M();else if(x!==" "&&o?.faces.includes(R))y(R);else return!1;return!0}}}var bo=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var kt=new Map;function vr(e){let t=kt.get(e)??new CSSStyleSheet;return kt.has(e)||t.replaceSync(e),kt.set(e,t),t}function ko(e,t,o){let r=document.createElement(
"div");r.className="snl-host";let n=document.createElement("style");n.textContent=bo;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[vr(t)],s.append(
o),e.replaceChildren(n,r),e.dataset.mounted="",{host:r,remove(){r.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var yo=e=>e.getRootNode().activeElement??
null;var[Je,xo]=["snl-workbench",1],$r="This browser stores nothing here: download what you want to keep.",jr="The browser's storage is full: download what you want \
to keep.",Or="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Fe(e){try{let t=JSON.parse(window[e].
getItem(Je)??"null");return t?t.version!==xo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function vo(){let[e,
t]=[Fe("sessionStorage"),Fe("localStorage")],o=e==="newer"||t==="newer",r=[e,t].find(n=>n!==null&&n!=="newer")??{version:xo,signature:"board",sources:{}};return{
kept:r,store(n){if(o)return Or;let s=Fe("localStorage"),i={...(s===null||s==="newer"?r:s).sources};n in r.sources?i[n]=r.sources[n]:delete i[n];try{return window.
sessionStorage.setItem(Je,JSON.stringify(r)),window.localStorage.setItem(Je,JSON.stringify({...r,sources:i})),""}catch(l){return l.name==="QuotaExceededError"?jr:
$r}},elsewhere(n){let s=Fe("localStorage");return s===null||s==="newer"?null:s.sources[n]??null},follow(n){let s=({key:a})=>a===Je&&n();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function $o(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),6e4)}var Mr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function jo({keeper:e,arrived:t,open:o,text:r,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,g=c(".tools"),d=c(".tabs",{role:"group",label:"Program"}),h=c(".programs",
d,g),w=p=>p?s.second??s.signature:s.signature,k=p=>`${p?"2:":""}${w(p)}`,y=!1,T=()=>a.signatures.find(({name:p})=>p===w(y))?.template??"",M=()=>s.sources[k(y)]??
T(),m=()=>i.kind==="mine"||i.kind==="second";function j(p){i=p,m()&&y!==(i.kind==="second")&&(y=!y,u=null,x()),f();let{kind:v,name:N}=i;m()?o(M(),!1):o(v==="lin\
k"?t??"":a.programs.find(F=>F.name===N)?.source??"",!0)}function x(){let p=e.elsewhere(k(y));p===null?u=null:p!==M()&&(u=p),f()}function O(){let[p,v]=[u,r()];S(
p??""),j(E()),u=v,f()}let E=()=>({kind:y?"second":"mine"});function S(p){let v=k(y);p===void 0?delete s.sources[v]:s.sources[v]=p,l=e.store(v)}function R(){let p=`${i.
name??(y?"my-other":"mine")}.py`.replaceAll("-","_");$o(new Blob([r()],{type:"text/x-python"}),p)}function B(){y=!1,S(t??""),j({kind:"mine"})}function f(){let{kind:p,
name:v}=i,N=(A,U,Z="")=>{let Y=q(A,Z||null,()=>j(U));return I(Y,"aria-pressed",`${p===U.kind}`),Y},F=A=>a.programs.filter(U=>U.kind===A).map(U=>[U.name,U.title]),
W=oe("A program to look at",[["","Look at a program"]],v??"",A=>{j(A?{kind:"program",name:A}:E())});for(let[A,U]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let Z=F(U).map(([Y,be])=>c("option",{value:Y},be));W.append(c("optgroup",{label:null},Z)),W.lastElementChild?.setAttribute("label",A)}W.value=v??"",W.classList.
toggle("s-chosen",p==="program"),d.replaceChildren(N("Mine",{kind:"mine"}),N("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[N("From the link",{kind:"link"})],W);let b=q("Download","As a file of Python",R);if(m()){let A=oe("How it is called",a.signatures.map(Y=>[Y.name,Y.title]),w(
y),Y=>{y?s.second=Y:(s.second=w(!0),s.signature=Y),l=e.store(k(y)),u=null,x(),j(E())}),U=q("Reset","Back to the beginning of this signature",()=>{S(),j(E())}),Z=u!==
null&&q("Other tab's code","Exchange it with the code here",O);g.replaceChildren(A,U,b,...Z?[Z]:[])}else p==="link"?g.replaceChildren(q("Make it mine","Instead \
of what is there",B),b):g.replaceChildren(b)}return{node:h,chosen:()=>i,isMine:m,trouble:()=>l||(u===null?"":Mr),end:e.follow(()=>{x(),n()}),show(p){a=p,x(),a.signatures.
some(({name:v})=>v===s.signature)||(s.signature="board"),j(i)},changed(p){m()&&S(p)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:m()?
w(y):null}},other(){let p=s.sources[k(!y)];return m()&&p?.trim()?{source:p,signature:w(!y)}:null}}}function Oo(e){let t=c(""),o=null;function r(){o?.then(({destroy:n})=>n()),o=null,t.replaceChildren()}return{node:t,clear:r,step(n){r();let s=c("");t.append(s),
o=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var Ae=e=>e===null?"out of reach":ie(e),He=e=>`${he(e)}${/[.?!]$/.test(e)?"":"."}`,me=(e,t,...o)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),o.filter(r=>!!r)),
we=e=>e&&c("p",`${e}`),pe=e=>e&&c("p.quiet",`${e}`),Mo=(e,t)=>c("p","Right is ",c("b",Ae(e)),", yours says ",c("b",Ae(t)),"."),So=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Eo=(e,t)=>e!==null&&c(".tools",q(`Show line ${e}`,null,()=>t.point(e)));function Sr(e,t){
let o=H(e),r=Ee(o);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let n=c(".thumb",{inert:"",style:`--columns:${r.columns}\
;--shape:${r.shape}`},r.node);return{board:o,node:n}}function Er({report:e,like:t,stepper:o},r){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:g,
smallest:d}=e,h=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,w=pe(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),k=g.map(x=>pe(`Note: ${x.says}\
.`));if(s===null)return me("open",`${e.name} could not be judged`,we(He(a.says)),...k);if(s)return me("right",`${e.name} is right on every board that was played`,
c("p",c("b","Proven"),`, by playing every one: ${i}.`),l&&c("p",c("b","Tested"),`, which proves nothing about others: ${l}.`),pe(`${h}.`),w,...k);let{board:y,node:T}=Sr(
e.board,a),M=typeof e.got=="number"||e.got===null,m=d?"Wrong on this board, the smallest there is":"Wrong on this board",j=[M?Mo(e.expected,e.got):we(`Right is ${Ae(
e.expected)}. Yours: ${e.got.says}.`),(M||a.kind!==e.got.kind)&&we(He(a.says)),we(So(e.got)),...t.slice(0,2).map(x=>pe(`It answers like a known mistake: ${x.title}\
. The repair: ${x.repair}`)),pe(`${ye(y)} · ${h}`),w,...k,c(".tools",o&&q("Step to the first difference",null,()=>r.step(o)),r.draw(y))];return me("wrong",m,c(
".exhibit",T,c(".told",j.filter(x=>!!x))))}function Ar({right:e,ended:t,throws:o,expected:r,finding:n,line:s},a){return e?me("right",`Right on this board: ${Ae(
o)}`,pe("One board proves little. Check plays them all, smallest first.")):me("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&Mo(r,o),n&&we(He(`${n.says}${s===null?"":`, in line ${s}`}`)),we(So(n)),Eo(s,a))}function Cr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],o=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>c(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),r=e.rows.filter(n=>n.first_difference);return me(
"open",`On this board: ${Ae(e.throws)}`,Ze("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",o))),...r.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>pe(`${n} first differs at cell ${s}: ${a.says}.`)))}var Tr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Ir=({what:e,says:t,line:o},r)=>me(e==="stopped"?
"open":"wrong",Tr[e]??"That did not work",we(He(`${o===null?"":`line ${o}: `}${t}`)),Eo(o,r));function Nr({printed:e,more_printed:t}){return e?.length?me("open",
"It printed",Ze(".printed","What it printed",e.map(o=>c(".piece",c("span.quiet",o.line===null?"":`line ${o.line}`),c("code",o.text)))),pe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ao(e,t){return[e.kind==="failure"?Ir(e,t):e.of==="check"?Er(e,t):e.of==="compare"?Cr(e):e.of==="solve"&&Ar(e,t),Nr(e)].
filter(r=>!!r)}var Co=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var qr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Lr="This code came with the link. It has not run, and runs only when\
 you press a button below.",Rr=()=>c("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function To(e,t){let o=null,r=null,n=!1,
s=!1,a=!1,i=t.host(j),l=vo(),u=rt(t.address.read()),g=c(".editor"),d=c("p.note.quiet"),h=c("span.strip.quiet",{role:"status"}),w=c("progress",{max:1,label:"Pyth\
on is loading",hidden:""}),k=c(".cards"),y=Oo(t),T=q("Stop","End what is running",()=>i.stop()),M=qr.map(([f,p,v])=>q(f,v,()=>R(p))),m=jo({keeper:l,arrived:u,open:x,
text:()=>r?.text()??"",heard:()=>O()});function j({part:f,ready:p}){w.hidden=p===!0||!a,f!==void 0&&I(w,"value",f),p?L(h,a?"It runs …":""):a&&L(h,`Python is l\
oading (${i.size}, once) …`)}function x(f,p){r?.open(f,p),O()}function O(){let{kind:f}=m.chosen(),p={mine:m.trouble()||i.refusal,second:m.trouble()||i.refusal,
program:i.refusal,link:Lr};L(d,p[f]??""),d.classList.toggle("s-strong",f==="link")}async function E(){n=!0;try{let[{make:f},p]=await Promise.all([t.editor(),t.shelf()]);
r=f(g,"Program",v=>{m.changed(v),O()}),m.show(p)}catch(f){L(d,`The editor cannot be loaded: ${f.message}`)}S()}function S(){for(let f of M)I(f,"aria-disabled",a||
!r||!!i.refusal);T.hidden=!a,I(k,"aria-busy",`${a}`),!s&&i.size&&L(h,`Python (${i.size}) loads at the first run.`)}async function R(f){if(a||!r||!o||i.refusal)return;
s=a=!0,r.point(null),k.replaceChildren(),y.clear(),L(h,"It runs …"),S();let{name:p,cells:v,jumps:N,die:F,start:W,chained:b,overshoot:A}=o.board,U={name:p,cells:v,
jumps:N,die:F,start:W,chained:b,overshoot:A},Z=f==="compare"?m.other():null,Y={kind:f,program:m.question(),board:U,other:Z},be=await i.ask(Y,Ce=>L(h,`${Ce} …`));
a=!1,w.hidden=!0,L(h,""),S(),B(be)}function B(f){let p=Ao(f,{step:y.step,draw:v=>q("Move this board to Draw",null,()=>{e.use(v),e.enter("Draw")}),point(v){r?.point(
v),r?.focus()}});f.of==="compare"&&m.isMine()&&!m.other()&&p.push(Rr()),k.replaceChildren(...p),f.line&&r?.point(f.line),k.scrollIntoView({block:"nearest"}),f.of===
"trace"&&f.stepper&&y.step(f.stepper),e.say(Co(p)||"Step through the run below.")}return{name:"Write",under:c("p.quiet.hint","The board on which it runs. Change\
 it in Draw."),side:[m.node,d,g,c(".tools.acts",M,T,c("span.progress",w,h))],foot:[k],below:[y.node],show(f){o=f,o.paint({piece:!1}),n||E(),S(),e.say("Write a f\
unction, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){y.clear(),i.end(),m.end(),r?.destroy()},more:()=>["mine","second"].includes(
m.chosen().kind)?ot(r?.text()??""):"",stays:()=>u===null?"":ot(u)}}var Io=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:\
var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:e\
mpty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(-\
-wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overfl\
ow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s\
-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.n\
f,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);c\
olor:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-heigh\
t:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{dis\
play:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywher\
e}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-c\
ard.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:\
flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tal\
l: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s\
-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card\
 thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-pie\
ce{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:no\
ne;white-space:pre-wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere\
}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools selec\
t{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:sp\
ace-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-chi\
ld{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{border-color:var(--now);background:var(--now)}.\
s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-tr\
ouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%\
,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:w\
rap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount\
,&[data-won] .s-amount{color:var(--now)}@media(prefers-reduced-motion:no-preference){&[data-won] .s-flag{transform-box:fill-box;transform-origin:left bottom;ani\
mation:snl-wave .5s ease-in-out 3}&[data-won] [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ease-out both}}.s-dice{display:flex;flex-wrap:wra\
p;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent\
}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;t\
ext-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(-\
-line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet\
)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);f\
ont-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--\
line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::plac\
eholder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-f\
rame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity\
:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{dis\
play:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5re\
m}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{co\
lor-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}@keyframes snl-wave{50%{\
transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--now)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2)\
 transparent,0 0 0 calc(var(--unit) * .7) transparent}}
`;var No="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",qo=({ctrlKey:e,metaKey:t,altKey:o})=>!(e||t||o);function Lo(e,t,o){let{address:r}=o,
n=(t.gallery??[]).map(H),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c("p.trouble",{role:"alert"}),l=c(""),u=c(".main",l),g=c(".side"),d=c(".stage",u,g),
h=c(".foot"),w=c(""),k=c("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),y={root:k,say:b=>L(s,b),use(b){T.add(b),B(b),R()},can:b=>T.
can(b),go(b){T.can(b)&&(B(T.go(b)),R())},enter(b){f(M.find(A=>A.name===b)??m),B(j.board),R()}},T=oo(xe(r.read())??H(t.board)),M=t.only?[t.only==="Play"?bt(y,o.played):
gt(y)]:[bt(y),gt(y),To(y,o)],m=M.find(({name:b})=>b===et(r.read()))??M[0],j=Ee(T.now()),x=n.map(({name:b},A)=>[`${A}`,b]),O=oe("Board",[["","Your board"],...x],
"",b=>{let A=n[Number(b)];b&&A&&y.use(A)}),E=c("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let A=`${location.href.split("#")[0]}${ae(
j.board)}${tt(m.name)}${m.more?.()??""}`;E.value=A;try{await navigator.clipboard.writeText(A),y.say("Copied: a link to this board.")}catch{E.hidden=!1,E.select(),
y.say("Copy the link from the field.")}}function R(){let b=M.map(({stays:A})=>A?.()??"").join("");r.write(`${ae(j.board)}${tt(m.name)}${b}`)}function B(b){let A=yo(
l),U=l.contains(A)&&A?.dataset.cell;j=Ee(b),l.replaceChildren(j.node),I(d,"style",`--shape:${j.shape};--columns:${j.columns}`),I(k,"style",`--rows:${j.plan.rows}`),
L(a,ye({...b,name:""}));let Z=n.findIndex(Y=>ae(Y)===ae(b));O.value=Z<0?"":`${Z}`,O.options[0].hidden=Z>=0,E.hidden=!0,L(i,""),m.show(j),U&&j.cells.get(Number(U))?.
focus({preventScroll:!0})}function f(b){m.leave(),m=b;for(let[A,U]of p.entries())I(U,"aria-pressed",`${M[A]===m}`);J(k,"drawing",m.name==="Draw"),J(k,"writing",
m.name==="Write"),u.replaceChildren(l,m.under),g.replaceChildren(c(".says",s),...m.side),h.replaceChildren(...m.foot??[]),w.replaceChildren(...m.below??[])}let p=M.
map(b=>q(b.name,null,()=>y.enter(b.name)));k.addEventListener("mousedown",b=>{let A=b.target;!A.closest(".s-grid")||!l.contains(A)||(b.preventDefault(),k.focus(
{preventScroll:!0}))}),k.addEventListener("click",({target:b})=>{let A=b.closest(".s-grid .s-cell");A&&l.contains(A)&&m.choose(Number(A.dataset.cell))}),k.addEventListener(
"keydown",b=>{let A=b.target;qo(b)&&b.stopPropagation(),!A.matches(No)&&m.key(b.key,b)&&b.preventDefault()});function v(b){let A=b.composedPath()[0];if(b.defaultPrevented||
!qo(b)||!/^[1-9]$/.test(b.key)||A.closest(`${No}, .snl-stepper`))return;let{top:U,bottom:Z}=l.getBoundingClientRect();Z>0&&U<innerHeight&&m.key(b.key,b)&&b.preventDefault()}
function N(){let b=xe(r.read());b&&(ae(b)!==ae(j.board)||r.links)&&(T.add(b),f(M.find(({name:A})=>A===et(r.read()))??m),B(b)),L(i,nt(r.read()))}r.keys&&addEventListener(
"keydown",v);let F=r.follow(N);k.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},p),n.length>0&&c("label.board-of",c("span","B\
oard"),O),a,r.links&&c(".tools",q("Copy link","A link to this board",S),E)),i,d,h)),J(k,"ready",!0),J(k,"only",t.only),J(k,"fixed",t.fixed);let{remove:W}=ko(e,Io,
k);return e.append(w),f(m),B(j.board),L(i,nt(r.read())),{show:B,replay:b=>m.replay?.(b)??!1,destroy(){removeEventListener("keydown",v),F();for(let b of M)b.end?.();
w.remove(),W()}}}async function Ro(e,t){let o=`${e}
export default ${t};`,r=URL.createObjectURL(new Blob([o],{type:"text/javascript"})),n=await import(r);return URL.revokeObjectURL(r),n.default}var Br={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function zr(e){let t=0,o=null;function r({said:s,ended:a}){a&&n(Xe(Br)),!(!s||s.id!==
o?.id)&&(s.kind==="progress"?o?.progress(s.says):n(s))}function n(s){let a=o;o=null,a?.settle(s)}return e.on("msg:custom",r),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{o={id:i,progress:a,settle:l},e.send({ask:{...Ct,id:i,...s}})})},stop(){e.send({stop:!0}),n(Xe(Tt))},end:()=>e.off("msg:cus\
tom",r)}}function yt(e,t){return new Promise(o=>{function r(n){n.name===t&&(e.off("msg:custom",r),o(n.content))}e.on("msg:custom",r),e.send({wants:t})})}function Dr({
model:e,el:t}){let o=()=>ae(H(e.get("drawn"))),r=null,n=Lo(t,{board:e.get("drawn"),gallery:e.get("boards")},{host:()=>zr(e),editor:async()=>Ro(await yt(e,"edito\
r"),"snlEditor"),shelf:()=>yt(e,"shelf"),async step(a,i){return r??=yt(e,"stepper").then(l=>Ro(l,"snlStepper")),(await r).mount(a,i,{level:2,difference:!0})},address:{
read:o,write(a){e.set("drawn",xe(a)),e.save_changes()},follow(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)},links:!1,keys:!1}});function s({target:a,
ctrlKey:i,metaKey:l,altKey:u}){a instanceof Element&&t.contains(a)&&I(a,"data-lm-suppress-shortcuts",!(i||l||u))}return addEventListener("keydown",s,!0),()=>{removeEventListener(
"keydown",s,!0),n.destroy()}}var Qs={render:Dr};export{Qs as default};
