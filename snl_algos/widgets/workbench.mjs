// built from web/ by `npm run build`
function N(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function Je(e,t){for(let r in t)N(e,r,t[r])}var F=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Do=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,vt=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)F(s,a,!0);for(let a of r)Do(a)?Je(s,a):s.append(...[a].flat().filter(Boolean));
return s},d=vt(e=>document.createElement(e)),ce=vt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),de=(e,t,...r)=>ce(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function R(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ae(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function He(e){let t=[];return r=>{for(let o of t)F(o,e,!1);t=r.filter(o=>!!o);for(let o of t)F(
o,e,!0)}}var L=(e,t,r,o)=>d("button.button",{type:"button",title:t,label:o,click:r},e);function $t(e,t,r,o=!1){let n=L(e,t,()=>{o=!o,N(n,"aria-pressed",`${o}`),r(o)});return N(
n,"aria-pressed",`${o}`),n}function X(e,t,r,o){let n=t.map(([a,i])=>d("option",{value:a,selected:a===r&&""},i));return d("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var Ye=(e,t,...r)=>d(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var jt=(e,...t)=>d("details.fold",d("summary",e),...t);var te={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Uo}=te,G=e=>Array.from({length:e},(t,r)=>r),Ce=(e,t,r)=>Math.min(r,Math.max(t,e));function K({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var Ot=({columns:e,start:t})=>e+(t===0?1:0);function H(e,t){let[r,o]=K(e,t),[n,s]=Uo.anchor;return[
o+n,e.rows-r-1+s]}function V([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function St([e,t],[
r,o],[n,s]){let[a,i]=[n-r,s-o],l=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=Ce(l,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function Te(e,t){let[[o,n],[s,a]]=[e(t-1e-4),e(t+
1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Ie(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of G(o)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,m],[c,p]]=[e(i),e(l)],
[[g,b],[v,M]]=[Te(e,i),Te(e,l)];s.push([u+g*n/3,m+b*n/3],[c-v*n/3,p-M*n/3],[c,p])}return s}var _o=4,Mt=(e,t)=>{let r=te.light.tints.length-1;return Math.round(r*
Ce(e/Math.max(t,_o),0,1))};var Ze=400,Ge=20,Fo=["stay","bounce","win"];function xe(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Jo(e){if(!Array.isArray(e))return xe(e,"the die",1,Ge);if(!e.length||e.length>Ge)throw new Error(`a die \
in this page has 1 to ${Ge} faces, not ${e.length}`);let t=e.map(o=>xe(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Ho(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)xe(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function J(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,Ze);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Fo.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Ho(
i,r),die:Jo(o),start:xe(n,"start",0,1),chained:s,overshoot:a}}var Et=e=>typeof e=="number"?G(e).map(t=>t+1):e;function Ke(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Ne=e=>G(e*e).map(t=>{let{columns:r,rows:o}=Ke(e*e),[n,s]=K({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function At(e,t=Math.random){let r=G(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=G(2*o).map(a=>{let[i,l]=[n(),n()].sort((u,m)=>u-m);return a<o?[i,l]:[l,i]});return J({...e,name:"",
jumps:s})}function ke({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,m])=>m>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Tt={format:"snl-workbench",version:2},Ct={what:"stopped",says:"You stopped it."},Ve=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var It=["Draw","Write"];function Qe(e){let t=new URLSearchParams(e.slice(1));return ye(e)&&It.find(r=>t.has(r.toLowerCase()))}var Xe=e=>It.includes(e)?`&${e.toLowerCase()}`:
"",Yo=2e4;function et(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Yo?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function tt(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function se({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Go=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Zo=e=>new URLSearchParams(
e.slice(1)).get("board");function Nt(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Go(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return J(o)}function ye(e){try{return Nt(
Zo(e)??"")}catch{return null}}var Ko="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function ot(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{Nt(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Ko}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&tt(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var rt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${rt(e)} ${e===1?t.replace(/s$/,""):t}`,me=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Vo={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},qt=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Vo[`${e}`]});function Lt(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,l=n===
o?"":a||i;return r===null?`${me(l)} from ${t}.`:`From ${t}, roll ${nt(r)}: land on ${o}${l&&`, ${l}`}.`}var nt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function Q({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ce(m,{...r,style:u||null},a.map(Q),i)}var{shape:Rt}=te;function Pt(e,t,r,o){let{spot:n}=V(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function zt(e,t,r){let{least:o,more:n,head:s,edge:a}=Rt.arc,
{length:i,spot:l}=V(e,t),u=o+n*i,c=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,g]=l(i/2,c*u*2),b=[Ce(p,a,r-a),Math.max(g,a)],v=V(b,t),M=v.spot(v.length-.06);return{from:e,
turn:b,tip:M,...Pt(M,b,s,s*.4)}}function st(e,t,r,o,n){let{length:s,spot:a}=V(e,t),i=Math.min(o,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...Pt(l,u,n,n/2)}}function Bt(e){let t=Rt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:oe}=te;function at(e,t,r){let{length:o,spot:n}=V(H(e,t),H(e,r));return V(n(oe.apart),n(o-oe.apart))}function Wt(e,t,r){let{length:o,spot:n}=at(e,t,r),
{half:s,over:a,rung:i}=oe.ladder,l=Math.max(2,Math.round(o/i)),u=[s,-s].map(c=>[n(-a,c),n(o+a,c)]),m=G(l+1).map(c=>{let p=o*c/l;return[n(p,s),n(p,-s)]});return{
rails:u,rungs:m}}function Dt(e,t){let r=(e+t)%2?-1:1;return[0,oe.snake.bow,-oe.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function Ut(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=at(e,t,r),{swing:i,wave:l}=oe.snake,u=Math.max(1,Math.round(s/l)),m=o*Math.min(i,.08*s);return c=>{let p=1-(2*c-1)**4,g=m*p*Math.sin(
2*Math.PI*u*c)+n*Math.sin(Math.PI*c);return a(s*c,g)}}function Qo(e,t,r,o){let n=o.map(([i,l])=>[H(e,i),H(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:Dt(
t,r)[0]};for(let i of Dt(t,r)){let l=Ut(e,t,r,i),u=G(25).map(g=>l(g/24)),m=u.some(([g,b])=>g<.15||g>s-.15||b<.15||b>e.rows-.15),p=u.filter(g=>n.some(([b,v])=>St(
g,b,v)<oe.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function _t(e,t,r,o){let n=Ut(e,t,r,Qo(e,t,r,o)),{length:s}=at(e,t,r),a=4*
Math.max(1,Math.round(s/oe.snake.wave))+2,i=b=>v=>{let M=oe.snake.half*(1-.3*v-.6*v**3),[E,h]=n(v),[T,x]=Te(n,v),O=Math.hypot(T,x)||1;return[E-b*M*x/O,h+b*M*T/O]},
l=Ie(i(1),0,1,a),u=Ie(i(-1),1,0,a),m=[...l,l[l.length-1],u[0],...u],{spot:c}=V(n(0),n(.02)),{skull:p,eye:g}=oe.snake;return{outline:m,stripe:Ie(n,Math.min(.4,.25/
s),.85,a),skull:c(-.02),eyes:[c(-.05,.55*p),c(-.05,-.55*p)],pupils:[c(-.05-g/3,.55*p),c(-.05-g/3,-.55*p)],tongue:[[c(-.14),c(-.24),c(-.3,.05)],[c(-.24),c(-.3,-.05)]]}}
var Ft=(e,t)=>(2*e+3*t)%te.light.snakes.length;var{shape:je}=te,re=e=>`${Math.round(e*1e3)/1e3}`,ve=e=>e.map(t=>t.map(re).join(" ")),ue=e=>`M${ve(e).join("L")}`,Jt=e=>`M${ve(e.slice(0,1))}C${ve(e.slice(1)).join(
" ")}`,it=(e,t,r)=>`M${ve([e])}Q${ve([t,r]).join(" ")}`,Y=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),qe=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:re(t),cy:re(r),r:o},...n}),Le=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),lt=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:re(t),y:re(r),width:o,
height:o,rx:n},...s}),Yt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Gt=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:re(t),y:re(r),"\
font-size":o},fill:s,text:n});function Xo(e,t,r){let{rails:o,rungs:n}=Wt(e,t,r),{rail:s,rungWidth:a}=je.ladder,i=o.map(ue).join("");return[Y("halo",i,{stroke:"c\
ell",width:s+.05}),Y("rungs",n.map(ue).join(""),{stroke:"ladder",width:a}),Y("rails",i,{stroke:"ladder",width:s})]}function er(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:l,tongue:u}=_t(e,t,r,o),{skull:m,stripe:c,eye:p,pupil:g}=je.snake,b=`snake-${Ft(t,r)}`,v=`${Jt(n)}Z`;return[Y("halo",v,{stroke:"cell",width:.06}),
Y("tongue",u.map(M=>ue(M)).join(""),{stroke:b,width:.025}),Y("skin",v,{fill:b}),Yt(Y("stripe",Jt(s),{stroke:"cell",width:c}),"0.04 0.12"),qe("skull",a,m,{fill:b}),
...i.map(M=>qe("eye",M,p,{fill:"die"})),...l.map(M=>qe("pupil",M,g,{fill:"dieInk"}))]}function Re(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>Le(a,u,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,Xo(e,a,i))),...n.map(([a,i])=>s("snake",a,i,er(e,a,i,o)))]}function Zt(e){
let[t,r]=K(e,e.cells),[o,n]=[r,e.rows-t-1],{pole:s,tip:a,base:i,width:l}=je.flag,[u,m,c]=s,p=v=>v.map(([M,E])=>[o+M,n+E]),g=ue(p([s.slice(0,2),[u,c]])),b=`${ue(
p([[u,m],a,[u,i]]))}Z`;return Le("flag",[Y("pole",g,{stroke:"goal",width:l}),Y("pennant",b,{fill:"goal"})])}function $e([e,t],r,o=1){let{side:n,corner:s,pip:a}=je.
die,i=Bt(r).map(m=>qe("pip",m,a,{fill:"dieInk"})),l=Gt("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"now",width:.035};return Le("die",[lt("side",
[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${re(e)} ${re(t)}) scale(${o})`})}function Ht(e,t,r){let[o,n]=K(e,t),s=[n+.06,e.rows-o-.94],a=lt(r,s,
.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Yt(a,"0.03 0.06")}function Kt(e,{from:t,face:r,landing:o,stand:n}){let s=n===
o?[]:[Ht(e,n,"stand")];if(r===null)return s;let a=H(e,t);if(t===o)return[$e(a,r)];let{turn:i,neck:l,wings:u}=zt(a,H(e,o),Ot(e)),m=`--far:${re(V(a,i).length+V(i,
l).length)}`,c=Y("arc",it(a,i,l),{stroke:"now",width:je.arc.width});return[Ht(e,o,"landing"),...s,{...c,attributes:{...c.attributes,"stroke-linecap":"butt",style:m}},
Y("tip",`${ue(u)}Z`,{fill:"now"}),$e(a,r)]}function Vt(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[l,u]=[H(e,o),H(e,s)],m=st(l,u,u[0]>=l[0]?-.3:.3,.12,.16);o=
a;let[c,p]=[m.middle[0],Math.floor(m.middle[1])+.5],g=it(m.from,m.turn,m.neck),b=`${ue(m.wings)}Z`;return Le("leg",[Y("rim",g,{stroke:"cell",width:.1}),Y("shaft",
g,{stroke:"ink",width:.05}),Y("tip",b,{fill:"ink"}),lt("count",[c-.3,p-.14],.28,.04,{fill:"ink"}),Gt("order",[c-.16,p+.066],.19,`${i+1}`,"cell"),$e([c+.16,p],n,
.8)],{style:`--order:${i}`})})}function Qt(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)o.add(s);return[...t].filter(([s,a])=>[s,a].every(
i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[H(e,a),H(e,s)],{from:u,turn:m,tip:c,wings:p}=st(i,l,.12,.18,.13),g=it(u,m,c)+ue(p);return Y(o.has(s)?"branch\
.strong":"branch",g,{stroke:"ink",width:.03})})}var ct=e=>de(".face","-.19 -.19 .38 .38",Q($e([0,0],e))),Pe=()=>d("li.chip",d("span",{role:"img"}),d("small"));function ze({children:[e,t]},r,o){e.ariaLabel!==`\
Roll ${r}`&&(N(e,"label",`Roll ${r}`),e.replaceChildren(ct(r))),R(t,`to cell ${o}`)}var dt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ie=e=>`${dt(e).kind} ${e.join("→")}`,Xt=(e,t)=>J({...e,name:"",jumps:t}),
Be=(e,t)=>Xt(e,e.jumps.filter(([r])=>r!==t)),Oe=(e,t,r)=>Xt(e,[...Be(e,t).jumps,[t,r]]);function eo(e,[t,r],o,n){let s=Be(e,t);return o?Oe(s,t,n):Oe(s,n,r)}var ut=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function to(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return J({...e,...t,name:"",jumps:o})}function oo(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function ro(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:m}){let c=e.cellAt(u,m);!c||c===s||(s=c,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:m,clientX:c,clientY:p})=>{let g=e.cellAt(c,p);a=!1,!(u||!m||!g)&&(n=s=g,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Se=(e,t)=>d("label.setting",d("span",e),t);function no(e){let t=d("input.button",{type:"number",min:1,max:Ze,change:()=>e({cells:t.valueAsNumber})}),r=d("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=X("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=X("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=X("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:d(".settings",Se("Cells",t),Se("Die",r),Se("Start",o),Se("Past the goal",n),Se("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function he(e){return Array.isArray(e)?`[${e.map(he).join(", ")}]`:JSON.stringify(e)}function ft(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function tr({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function or({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([m,c])=>`  "${m}": ${he(c)}`).join(
`,
`)}
}
`}function rr(e){ft("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${he(t)}
`}function nr(e){ft("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=G(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Ne(t))r[s][a]=o.get(n)??-1;return`[${r.map(he).join(`,
 `)}]
`}function sr(e){ft("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var De=[{name:"python",title:"Python: Board(...)",write:tr},{name:"json",title:"JSON",write:or},{name:"move-array",title:"Move array, from 0",write:rr},{name:"\
grid",title:"LeetCode grid",write:nr},{name:"hackerrank",title:"HackerRank text",write:sr}];var so=["jumps","ladders","snakes","die","start","chained","overshoot"],ar=so.slice(0,3);function ir(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function lr(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function cr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of lr(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!so.includes(s))throw new Error(`a board has no option ${s}`);
ar.includes(s)?r.jumps.push(...dr(a)):r[s]=ao(a)}return[r]}function ao(e){try{return ir(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function dr(e){
let t=ao(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${he(r)}`);return t}var ur="format version name author source cells die start chained overshoot jumps".split(" ");function fr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!ur.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function io(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${he(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function pr(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Ne(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function mr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[m]=o(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${l}s`);for(let c=0;c<m;c+=1){let p=o(2,`the two cells of a ${l}`);if((p[1]-p[0])*u<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function hr(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[pr(o)]:typeof o[0]=="object"?o.map(fr):[io(o)]}function lo(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return cr(t).map(J);if(/^[[{]/.test(t))return hr(t).map(J);if(r&&/[\r\n]/.test(t))return mr(t).map(J);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[J(io(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function co(e,t){let r=null,o=De[0].name,n=d("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=d("p.quiet",{role:"alert"}),a=X("Notation",
De.map(c=>[c.name,c.title]),o,c=>{o=c,i()});function i(){if(!(!r||!m.open)){n.value=n.placeholder="",R(s,"");try{n.value=De.find(c=>c.name===o)?.write(r).trim()??
""}catch(c){n.placeholder=`${c.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){R(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){R(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let c=lo(n.value);t(c[0]),R(s,c.length>1?`The text holds ${c.length} boards. Thi\
s is the first.`:"")}catch(c){R(s,`This cannot be read: ${c.message}.`)}}let m=jt("Copy or paste as text",d(".tools",a,L("Copy",null,l),L("Use this text","Read \
the board in the text",u)),n,s);return m.addEventListener("toggle",i),{node:m,show(c){r=c,i()}}}var pt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function mt(e){let t=null,r=null,o=null,n=null,s=!0,a=d("b.amount"),i=d("span.quiet"),l=d(
"ol.thrown",{label:"A shortest route"}),u=d(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=L("Undo","Ctrl+Z",()=>e.go(-1)),c=L("Redo","Ctrl+Y",
()=>e.go(1)),p=no(f=>h(y=>to(y,f),"")),g=co(e,f=>e.use(f));function b({distance:f,predecessor:y,throws:$,route:C}){t&&(t.paint({current:o,distance:f,predecessor:y,
route:s,piece:!1}),R(a,$??"none"),R(i,$===null?"the goal is out of reach":ae($).replace(/^\S+ /,"")),Ae(l,C,Pe,(B,[U,,w])=>ze(B,U,w)))}let v=()=>t?ut(t.board,o)[0]??
null:null;function M(){if(!t)return;let{board:f,plan:y}=t;b(t);let $=v();t.light($),t.sketch(($??[]).map(C=>{let[B,U]=H(y,C);return{tag:"circle",attributes:{cx:B,
cy:U,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...ut(f,o).flatMap(E)),N(m,"aria-disabled",!e.can(-1)),N(c,"aria-disabled",!e.can(1))}function E(f){
let{ends:y}=dt(f),$=L(`Remove ${ie(f)}`,"Delete",()=>T(f)),C=y.map((B,U)=>L(`Move its ${B}`,null,()=>{n={jump:f,end:U},e.say(`Choose the cell where the ${B} of ${ie(
f)} goes.`),t?.cells.get(f[U])?.focus({preventScroll:!0})}));return[$,...C]}function h(f,y){if(t){o=n=null;try{e.use(f(t.board)),e.say(`${y} ${pt(t.throws)}`.trim())}catch($){
e.say(`${me($.message)}.`),p.show(t.board),M()}}}let T=f=>h(y=>Be(y,f[0]),`Removed: ${ie(f)}.`);function x(f,y){let $=v(),C=$?$.indexOf(f):-1;return $&&C>=0?O($,
C,y):{change:B=>Oe(B,f,y),what:`Drawn: ${ie([f,y])}.`}}let O=(f,y,$)=>({change:C=>eo(C,f,y,$),what:`Moved: ${ie(f)} is now ${ie(y?[f[0],$]:[$,f[1]])}.`});function k(f,y){
if(!t)return;let{change:$}=x(f,y),C=t.trial($(t.board));b(C),e.say(`If you let go here: ${pt(C.throws)}`)}function S(f,y){let{change:$,what:C}=x(f,y);h($,C)}function q(){
o=n=null,t&&(t.trial(t.board),M(),P())}function P(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${pt(t.throws)}`)}return{name:"Draw",under:d("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[d(".score",d("p","Fewest ",a,i)),l,u,d(".tools",m,c,L("Random","Other jumps",()=>h(f=>At(f),
"Drawn at random.")),L("Remove all jumps",null,()=>h(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),$t("Route","One of the shortest routes",f=>{s=f,M()},!0)),
p.node,g.node],show(f){t=f,o=n=null,r=ro(t,{tries:k,draws:S,drops:q}),p.show(t.board),g.show(t.board),M(),P()},leave:()=>r?.stop(),choose(f){if(!(!t||!f||r?.wasDrawing()))
if(n){let{change:y,what:$}=O(n.jump,n.end,f);h(y,$)}else if(o===f)q();else if(o!==null){let y=o;h($=>Oe($,y,f),`Drawn: ${ie([y,f])}.`)}else{o=f,M();let y=v(),$=y?
` Or drag an end of ${ie(y)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${$}`)}},key(f,{ctrlKey:y,metaKey:$,shiftKey:C,altKey:B}){
let U=v();if(y||$){let w=f==="y"||C&&f==="Z"?1:f==="z"?-1:0;return w&&e.go(w),w!==0}if(f==="Escape"&&o!==null&&!B)q();else if((f==="Delete"||f==="Backspace")&&U)
T(U);else return!1;return!0}}}function We(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function uo({trace:e,rules:t,unit:r,farthest:o}){let{start:n,cells:s,jumps:a}=t,i={cells:s,start:n,...e.layout},{rows:l}=e.layout,u=n===0?1:0,m=e.layout.columns+
u,c=G(s+u).map(j=>j+1-u),{waits:p}=qt(e),g=new Map,b=new Map,v=He("new"),M=He("touched"),E=!1,h=null,T=new Set,x=null,O=!1;function k(j){let[A,D]=K(i,j),z=j===n?
"start":j===s&&"goal",_=d(".cell",{role:"gridcell","data-cell":j,"data-end":z,style:`grid-column:${D+1}`},d("span.number",`${j}`),d("span.end",{"data-is":z}),d(
"span.badge"));return F(_,"odd",(A+D)%2),g.set(j,_),_}function S(j){for(let A of g.values())A.tabIndex=A===j?0:-1}function q(j){let{key:A,target:D}=j,[z,_]=K(i,
Number(D.dataset.cell)),W={ArrowLeft:[z,_-1],ArrowRight:[z,_+1],ArrowUp:[z+1,_],ArrowDown:[z-1,_]};if(A==="Enter"||A===" ")D.click();else if(W[A]){let Z=c.find(
le=>`${K(i,le)}`==`${W[A]}`);g.get(Z??-1)?.focus()}else return;j.preventDefault(),j.stopPropagation()}let P=j=>c.filter(A=>K(i,A)[0]===j).sort((A,D)=>K(i,A)[1]-
K(i,D)[1]),f=d(".grid",{role:"grid",label:`Board ${e.board.name??""}, ${s} cells`,keydown:q,focusin:({target:j})=>S(j)},G(l).reverse().map(j=>d(".row",{role:"ro\
w"},P(j).map(k))));S(g.get(n)??g.get(1));let y=`0 0 ${m} ${l}`,$=de(".layer.goal",y,Q(Zt(i))),C=de(".layer.jumps",y,Re(i,a).map(Q)),[B,U,w]=["g.tree","g.move","\
g.route"].map(j=>ce(j)),I=de(".layer.above",y,B,U,w);function ee(j,A,D){if(!h)return"";let[z,_]=[h.distance.get(j),h.predecessor.get(j)],W=[`cell ${j}`,g.get(j)?.
dataset.end];for(let[le,be]of a)le===j&&W.push(`${be>j?"foot of a ladder":"head of a snake"} to ${be}`),be===j&&W.push(`${le<j?"top of a ladder":"tail of a snak\
e"} from ${le}`);let Z=h.visited.has(j)?"visited":"not reached";return W.push(A?"current":"",z!=null?`reached in ${ae(z,r)}`:Z,_!=null?`from ${_}`:"",D?p:"",T.has(
j)?"part of what is wrong":""),W.filter(Boolean).join(", ")}function ne(j,A,D,z){let _=j.current===A,W=j.visited.has(A),Z=j.distance.get(A),le=j.predecessor.get(
A),be=`${[_,z,W,Z,le,T.has(A)]}`;if(b.get(A)===be)return;b.set(A,be);let Bo=Z!=null?"reached":W&&"visited";Je(D,{"data-distance":Z,"data-tint":Z!=null&&Mt(Z,o),
"data-from":le,"data-visited":W,"data-waits":z,"aria-current":_,"data-state":_?"current":z?"frontier":Bo,label:ee(A,_,z)}),N(D.lastChild,"data-is",rt(Z)||null)}
function we(){if(!h)return;let j=new Set(h.frontier.map(([A])=>A));for(let[A,D]of g)ne(h,A,D,j.has(A))}function kt(){if(!h)return;let j=E?Qt(i,h.predecessor,h.current):
[];B.replaceChildren(...j.map(Q))}let yt=j=>j.map(A=>C.querySelector(`[data-ends="${A} ${a.get(A)}"]`));function xt(j,A){let D=new Set(yt(A));for(let z of C.children)
F(z,j,D.has(z))}function Po(j){let A=j&&e.answer?.route||[],D=A.flatMap(([,z,_])=>_===z?[]:t.ride(z).feet);w.replaceChildren(...Vt(i,A,n).map(Q)),F(C,"routed",A.
length),xt("taken",D)}let zo=`${m>7?".close":""}${m>12?".dense":""}${m>24?".tiny":""}`;return{plan:i,cells:g,columns:m,shape:m/l,node:d(`.board${zo}`,{style:`--\
wide:${m};--high:${l}`},d(".sheet",f,$,C,I)),paint(j,A,D,z){h=j,we(),v([...A].map(_=>g.get(_))),kt(),U.replaceChildren(...(D?Kt(i,D):[]).map(Q)),M(yt(D?.feet??[])),
z!==O&&Po(z),x=D,O=z},showTree(j){E=j,kt()},mark(j,A){let D=A.flatMap(W=>W.moves??[]),z=A.flatMap(W=>W.jumps??[]),_=D.flatMap(([,W])=>t.ride(W).feet);xt("found",
[...z.map(([W])=>W),..._]),T=new Set(A.flatMap(W=>W.cells??[]));for(let[W,Z]of g)F(Z,"differs",W===j),F(Z,"found",T.has(W));we()},drawn:()=>({trace:e,plan:i,jumps:a,
farthest:o,state:h,found:T,move:x,treeShown:E,routed:O})}}function fo({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([c,p])=>c!==p)),i=typeof r=="number"?Array.from({length:r},(c,p)=>p+
1):r;function l(c,p=[]){if(p.includes(c))return{feet:p,stand:null};let g=a.get(c);return g===void 0||p.length&&!n?{feet:p,stand:c}:l(g,[...p,c])}function u(c){return c<=
e?c:s==="win"?e:s==="bounce"?2*e-c:0}function m(c){return c===e?[]:i.flatMap(p=>{let g=u(c+p),b=g>0?l(g).stand:null;return b===null?[]:[[p,g,b]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:m}}function ht({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(o.get(l)??0)+1;for(let m of r(l)){let c=m[2];o.has(
c)||(o.set(c,u),n.set(c,l),s.set(c,m),a.push(c))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var gr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",wr=260,po=([e,t])=>`translate(${e}px,${t}px)`;function Me(e){let t=fo(e),r=ht(t),
o={board:e,layout:Ke(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=Math.max(...r.distance.values()),s=uo({trace:o,rules:t,unit:"throws",
farthest:n}),{plan:a,cells:i}=s,l=ce("path.piece",{d:gr}),u=ce("g.sketch"),[m,c]=[s.columns,a.rows],p=de(".layer.top",`0 0 ${m} ${c}`,u,l);s.node.firstElementChild?.
append(p);let g="",b=s.node.querySelector("[role=grid]");b&&N(b,"label",`Board: ${ke(e)}`);let v=s.node.querySelector(".s-jumps");function M({from:E,landing:h,stand:T,
feet:x}){let O=x.map(k=>t.jumps.get(k)??T);return[E,h,...O].map(k=>H(a,k))}return{...r,board:e,rules:t,plan:a,cells:i,faces:Et(e.die),node:s.node,shape:s.shape,
columns:s.columns,mark:s.mark,paint(E){let{current:h=null,near:T=[],distance:x,predecessor:O,move:k=null}=E,{route:S=!1,piece:q=!0}=E,P={current:h,frontier:[...T].
map(y=>[y,""]),distance:x??new Map,predecessor:O??new Map,visited:new Map},f=`${o.answer.route}`;S&&f!==g&&s.paint(P,new Set,k,!1),g=f,s.paint(P,new Set,k,S),N(
l,"visibility",!(q&&h!==null)&&"hidden"),h!==null&&N(l,"style",`transform:${po(H(a,h))}`)},walk(E){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let h=M(E),[[T,x],[O,k]]=h,S=[(T+O)/2,Math.min(x,k)-.35],q=[h[0],S,...h.slice(1)].map(P=>({transform:po(P)}));l.animate(q,{duration:wr*(h.length-1),easing:"ease\
-in-out"})},trial(E){let h=new Map(E.jumps),T=new Set;for(let S of[...v?.children??[]]){let[q,P]=(S.getAttribute("data-ends")??"").split(" ").map(Number);h.get(
q)===P?T.add(q):S.remove()}let x=new Map(E.jumps.filter(([S])=>!T.has(S))),O=Re(a,x).map(Q);for(let S of O)F(S,"lit",!0);v?.append(...O),t.jumps.clear();for(let[
S,q]of h)t.jumps.set(S,q);let k=ht(t);return o.answer.route=k.route,k},light(E){for(let h of v?.children??[])F(h,"lit",h.getAttribute("data-ends")===E?.join(" "))},
sketch:E=>u.replaceChildren(...E.map(Q)),cellAt(E,h){let x=s.node.getRootNode().elementFromPoint(E,h)?.closest("[data-cell]"),O=x&&s.node.contains(x)&&x.dataset.
cell;return O?Number(O):null}}}var mo=e=>new Set(e.map(([,t])=>t));function br(e,t){let r=`You reached the goal in ${ae(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var kr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function yr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&kr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function ho(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":yr(r);let n=Lt(o);return e.won()?`${n} ${br(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function go(e,t,{
cells:r}){let o=`${me(nt(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function wo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${r.join(", ")}.`}function gt(e,t){let r=null,o=null,n=d(".dice",{role:"group",label:"Choose what the die shows"}),s=d("b.amount"),a=d("span.quiet"),i=d("b.amount"),l=d("ol.throw\
n",{label:"Your throws"}),u=L("Undo","Take the last throw back (Backspace)",E),m=L("Start again","Back to the start",h),c=L("Show the shortest route",null,()=>T(
!p)),p=!1;function g(){if(!r||!o)return;let{thrown:x}=o,O=o.moves(),k=p||o.won();r.paint({current:o.at(),near:mo(O),distance:o.trail(),move:p?null:x.at(-1)??null,
route:p});for(let S of n.children){let q=Number(S.dataset.face);N(S,"aria-disabled",!O.some(([P])=>P===q))}R(s,x.length),R(a,x.length===1?"throw":"throws"),R(i,
k?r.throws??"none":"?"),Ae(l,x,Pe,(S,{face:q,stand:P})=>ze(S,q,P));for(let S of[u,m])N(S,"aria-disabled",!x.length);N(c,"aria-pressed",`${p}`),N(e.root,"data-wo\
n",o.won())}function b(){r&&o&&e.say(ho(o,r.throws,r.faces))}function v(x){if(!r||!o||o.won())return;let O=o.at();if(p=!1,!o.throws(x)){g(),e.say(go(x,O,r.board));
return}g();let k=o.thrown.at(-1);k&&r.walk(k),b(),M()}function M(){t?.((o?.thrown??[]).map(({face:x})=>x))}function E(){o?.undo()&&(g(),b(),M())}function h(){!r||
!o?.thrown.length||(o=We(r.rules),p=!1,g(),b(),M())}function T(x){p=x,g(),x&&r?e.say(wo(r.throws,r.route)):b()}return{name:"Play",under:n,side:[d(".score",d("p",
"You ",s,a),d("p","Fewest ",i)),d(".tools",u,m,!t&&c),l],show(x){r=x,o=We(r.rules),p=!1,n.replaceChildren(...r.faces.map(O=>{let k=L(ct(O),null,()=>v(O),`Throw ${O}`);
return N(k,"data-face",O),k})),g(),b()},replay(x){if(!r)return!1;let O=o;o=We(r.rules);let k=x.every(S=>o?.throws(S));return k||(o=O),g(),b(),k},leave:()=>N(e.root,
"data-won",null),choose(x){let O=o?.moves()??[],k=O.find(([,S])=>S===x)??O.find(([,,S])=>S===x);k?v(k[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${x}\
.`)},key(x,{ctrlKey:O,metaKey:k,altKey:S}){if(O||k||S)return!1;let q=Number(x);if(x==="Backspace")E();else if(x!==" "&&r?.faces.includes(q))v(q);else return!1;return!0}}}var bo=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var wt=new Map;function vr(e){let t=wt.get(e)??new CSSStyleSheet;return wt.has(e)||t.replaceSync(e),wt.set(e,t),t}function ko(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=bo;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[vr(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var yo=e=>e.getRootNode().activeElement??
null;var[_e,xo]=["snl-workbench",1],$r="This browser stores nothing here: download what you want to keep.",jr="The browser's storage is full: download what you want \
to keep.",Or="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function Ue(e){try{let t=JSON.parse(window[e].
getItem(_e)??"null");return t?t.version!==xo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function vo(){let[e,
t]=[Ue("sessionStorage"),Ue("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:xo,signature:"board",sources:{}};return{
kept:o,store(){if(r)return Or;let{signature:n}=o,s=Ue("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(_e,JSON.stringify(o)),window.localStorage.setItem(_e,JSON.stringify({...o,sources:i})),""}catch(l){return l.name==="QuotaEx\
ceededError"?jr:$r}},elsewhere(){let n=Ue("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===_e&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function $o(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var Sr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function jo({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,m=d(".tools"),c=d(".tabs",{role:"group",label:"Program"}),p=d(".programs",
c,m),g=()=>a.signatures.find(({name:k})=>k===s.signature)?.template??"",b=()=>s.sources[s.signature]??g();function v(k){i=k,O();let{kind:S,name:q}=i;S==="mine"?
r(b(),!1):r(S==="link"?t??"":a.programs.find(P=>P.name===q)?.source??"",!0)}function M(){let k=e.elsewhere();k===null?u=null:k!==b()&&(u=k),O()}function E(){let[
k,S]=[u,o()];h(k??""),v({kind:"mine"}),u=S,O()}function h(k){k===void 0?delete s.sources[s.signature]:s.sources[s.signature]=k,l=e.store()}function T(){let k=`${i.
name??"mine"}.py`.replaceAll("-","_");$o(new Blob([o()],{type:"text/x-python"}),k)}function x(){h(t??""),v({kind:"mine"})}function O(){let{kind:k,name:S}=i,q=($,C)=>{
let B=L($,null,()=>v(C));return N(B,"aria-pressed",`${k===C.kind}`),B},P=$=>a.programs.filter(C=>C.kind===$).map(C=>[C.name,C.title]),f=X("A program to look at",
[["","Look at a program"]],S??"",$=>{v($?{kind:"program",name:$}:{kind:"mine"})});for(let[$,C]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let B=P(C).
map(([U,w])=>d("option",{value:U},w));f.append(d("optgroup",{label:null},B)),f.lastElementChild?.setAttribute("label",$)}f.value=S??"",f.classList.toggle("s-cho\
sen",k==="program"),c.replaceChildren(q("Mine",{kind:"mine"}),...t===null?[]:[q("From the link",{kind:"link"})],f);let y=L("Download","As a file of Python",T);if(k===
"mine"){let $=X("How it is called",a.signatures.map(U=>[U.name,U.title]),s.signature,U=>{s.signature=U,l=e.store(),u=null,M(),v({kind:"mine"})}),C=L("Reset","Ba\
ck to the beginning of this signature",()=>{h(),v({kind:"mine"})}),B=u!==null&&L("Other tab's code","Exchange it with the code here",E);m.replaceChildren($,C,y,
...B?[B]:[])}else k==="link"?m.replaceChildren(L("Make it mine","Instead of what is there",x),y):m.replaceChildren(y)}return{node:p,chosen:()=>i,trouble:()=>l||
(u===null?"":Sr),end:e.follow(()=>{M(),n()}),show(k){a=k,M(),a.signatures.some(({name:S})=>S===s.signature)||(s.signature="board"),v(i)},changed(k){i.kind==="mi\
ne"&&h(k)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}function Oo(e){let t=d(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=d("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var Ee=e=>e===null?"out of reach":ae(e),Fe=e=>`${me(e)}${/[.?!]$/.test(e)?"":"."}`,pe=(e,t,...r)=>d(`section.card.${e}`,{label:t},d("b.card-title",t),r.filter(o=>!!o)),
ge=e=>e&&d("p",`${e}`),fe=e=>e&&d("p.quiet",`${e}`),So=(e,t)=>d("p","Right is ",d("b",Ee(e)),", yours says ",d("b",Ee(t)),"."),Mo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Eo=(e,t)=>e!==null&&d(".tools",L(`Show line ${e}`,null,()=>t.point(e)));function Mr(e,t){
let r=J(e),o=Me(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=d(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function Er({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:m,
smallest:c}=e,p=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,g=fe(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),b=m.map(x=>fe(`Note: ${x.says}\
.`));if(s===null)return pe("open",`${e.name} could not be judged`,ge(Fe(a.says)),...b);if(s)return pe("right",`${e.name} is right on every board that was played`,
d("p",d("b","Proven"),`, by playing every one: ${i}.`),l&&d("p",d("b","Tested"),`, which proves nothing about others: ${l}.`),fe(`${p}.`),g,...b);let{board:v,node:M}=Mr(
e.board,a),E=typeof e.got=="number"||e.got===null,h=c?"Wrong on this board, the smallest there is":"Wrong on this board",T=[E?So(e.expected,e.got):ge(`Right is ${Ee(
e.expected)}. Yours: ${e.got.says}.`),(E||a.kind!==e.got.kind)&&ge(Fe(a.says)),ge(Mo(e.got)),...t.slice(0,2).map(x=>fe(`It answers like a known mistake: ${x.title}\
. The repair: ${x.repair}`)),fe(`${ke(v)} · ${p}`),g,...b,d(".tools",r&&L("Step to the first difference",null,()=>o.step(r)),o.draw(v))];return pe("wrong",h,d(
".exhibit",M,d(".told",T.filter(x=>!!x))))}function Ar({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?pe("right",`Right on this board: ${Ee(
r)}`,fe("One board proves little. Check plays them all, smallest first.")):pe("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&So(o,r),n&&ge(Fe(`${n.says}${s===null?"":`, in line ${s}`}`)),ge(Mo(n)),Eo(s,a))}function Tr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>d("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>d(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return pe(
"open",`On this board: ${Ee(e.throws)}`,Ye("","Comparison",d("table",d("thead",d("tr",t.map(n=>d("th",{scope:"col"},n)))),d("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>fe(`${n} first differs at cell ${s}: ${a.says}.`)))}var Cr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Ir=({what:e,says:t,line:r},o)=>pe(e==="stopped"?
"open":"wrong",Cr[e]??"That did not work",ge(Fe(`${r===null?"":`line ${r}: `}${t}`)),Eo(r,o));function Nr({printed:e,more_printed:t}){return e?.length?pe("open",
"It printed",Ye(".printed","What it printed",e.map(r=>d(".piece",d("span.quiet",r.line===null?"":`line ${r.line}`),d("code",r.text)))),fe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function Ao(e,t){return[e.kind==="failure"?Ir(e,t):e.of==="check"?Er(e,t):e.of==="compare"?Tr(e):e.of==="solve"&&Ar(e,t),Nr(e)].
filter(o=>!!o)}var To=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var qr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Lr="This code came with the link. It has not run, and runs only when you press a button below.";function Co(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(T),l=vo(),u=tt(t.address.read()),m=d(".editor"),c=d("p.note.quiet"),p=d("span.strip.quiet",{role:"status"}),g=d("progr\
ess",{max:1,label:"Python is loading",hidden:""}),b=d(".cards"),v=Oo(t),M=L("Stop","End what is running",()=>i.stop()),E=qr.map(([f,y,$])=>L(f,$,()=>q(y))),h=jo(
{keeper:l,arrived:u,open:x,text:()=>o?.text()??"",heard:()=>O()});function T({part:f,ready:y}){g.hidden=y===!0||!a,f!==void 0&&N(g,"value",f),y?R(p,a?"It runs …":
""):a&&R(p,`Python is loading (${i.size}, once) …`)}function x(f,y){o?.open(f,y),O()}function O(){let{kind:f}=h.chosen(),y={mine:h.trouble()||i.refusal,program:i.
refusal,link:Lr};R(c,y[f]??""),c.classList.toggle("s-strong",f==="link")}async function k(){n=!0;try{let[{make:f},y]=await Promise.all([t.editor(),t.shelf()]);o=
f(m,"Program",$=>{h.changed($),O()}),h.show(y)}catch(f){R(c,`The editor cannot be loaded: ${f.message}`)}S()}function S(){for(let f of E)N(f,"aria-disabled",a||
!o||!!i.refusal);M.hidden=!a,N(b,"aria-busy",`${a}`),!s&&i.size&&R(p,`Python (${i.size}) loads at the first run.`)}async function q(f){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),b.replaceChildren(),v.clear(),R(p,"It runs …"),S();let{name:y,cells:$,jumps:C,die:B,start:U,chained:w,overshoot:I}=r.board,ee={name:y,cells:$,
jumps:C,die:B,start:U,chained:w,overshoot:I},ne=await i.ask({kind:f,program:h.question(),board:ee},we=>R(p,`${we} …`));a=!1,g.hidden=!0,R(p,""),S(),P(ne)}function P(f){
let y=Ao(f,{step:v.step,draw:$=>L("Move this board to Draw",null,()=>{e.use($),e.enter("Draw")}),point($){o?.point($),o?.focus()}});b.replaceChildren(...y),f.line&&
o?.point(f.line),b.scrollIntoView({block:"nearest"}),f.of==="trace"&&f.stepper&&v.step(f.stepper),e.say(To(y)||"Step through the run below.")}return{name:"Write",
under:d("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[h.node,c,m,d(".tools.acts",E,M,d("span.progress",g,p))],foot:[b],below:[v.node],show(f){
r=f,r.paint({piece:!1}),n||k(),S(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){v.clear(),i.end(),
h.end(),o?.destroy()},more:()=>h.chosen().kind==="mine"?et(o?.text()??""):"",stays:()=>u===null?"":et(u)}}var Io=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
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
`;var No="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",qo=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Lo(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(J),s=d("p.speaker",{role:"status"}),a=d("span.quiet"),i=d("p.trouble",{role:"alert"}),l=d(""),u=d(".main",l),m=d(".side"),c=d(".stage",u,m),
p=d(".foot"),g=d(""),b=d("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),v={root:b,say:w=>R(s,w),use(w){M.add(w),P(w),q()},can:w=>M.
can(w),go(w){M.can(w)&&(P(M.go(w)),q())},enter(w){f(E.find(I=>I.name===w)??h),P(T.board),q()}},M=oo(ye(o.read())??J(t.board)),E=t.only?[t.only==="Play"?gt(v,r.played):
mt(v)]:[gt(v),mt(v),Co(v,r)],h=E.find(({name:w})=>w===Qe(o.read()))??E[0],T=Me(M.now()),x=n.map(({name:w},I)=>[`${I}`,w]),O=X("Board",[["","Your board"],...x],"",
w=>{let I=n[Number(w)];w&&I&&v.use(I)}),k=d("input.address",{readonly:"",label:"To copy",hidden:""});async function S(){let I=`${location.href.split("#")[0]}${se(
T.board)}${Xe(h.name)}${h.more?.()??""}`;k.value=I;try{await navigator.clipboard.writeText(I),v.say("Copied: a link to this board.")}catch{k.hidden=!1,k.select(),
v.say("Copy the link from the field.")}}function q(){let w=E.map(({stays:I})=>I?.()??"").join("");o.write(`${se(T.board)}${Xe(h.name)}${w}`)}function P(w){let I=yo(
l),ee=l.contains(I)&&I?.dataset.cell;T=Me(w),l.replaceChildren(T.node),N(c,"style",`--shape:${T.shape};--columns:${T.columns}`),N(b,"style",`--rows:${T.plan.rows}`),
R(a,ke({...w,name:""}));let ne=n.findIndex(we=>se(we)===se(w));O.value=ne<0?"":`${ne}`,O.options[0].hidden=ne>=0,k.hidden=!0,R(i,""),h.show(T),ee&&T.cells.get(Number(
ee))?.focus({preventScroll:!0})}function f(w){h.leave(),h=w;for(let[I,ee]of y.entries())N(ee,"aria-pressed",`${E[I]===h}`);F(b,"drawing",h.name==="Draw"),F(b,"w\
riting",h.name==="Write"),u.replaceChildren(l,h.under),m.replaceChildren(d(".says",s),...h.side),p.replaceChildren(...h.foot??[]),g.replaceChildren(...h.below??
[])}let y=E.map(w=>L(w.name,null,()=>v.enter(w.name)));b.addEventListener("mousedown",w=>{let I=w.target;!I.closest(".s-grid")||!l.contains(I)||(w.preventDefault(),
b.focus({preventScroll:!0}))}),b.addEventListener("click",({target:w})=>{let I=w.closest(".s-grid .s-cell");I&&l.contains(I)&&h.choose(Number(I.dataset.cell))}),
b.addEventListener("keydown",w=>{let I=w.target;qo(w)&&w.stopPropagation(),!I.matches(No)&&h.key(w.key,w)&&w.preventDefault()});function $(w){let I=w.composedPath()[0];
if(w.defaultPrevented||!qo(w)||!/^[1-9]$/.test(w.key)||I.closest(`${No}, .snl-stepper`))return;let{top:ee,bottom:ne}=l.getBoundingClientRect();ne>0&&ee<innerHeight&&
h.key(w.key,w)&&w.preventDefault()}function C(){let w=ye(o.read());w&&(se(w)!==se(T.board)||o.links)&&(M.add(w),f(E.find(({name:I})=>I===Qe(o.read()))??h),P(w)),
R(i,ot(o.read()))}o.keys&&addEventListener("keydown",$);let B=o.follow(C);b.append(d(".frame",d(".head",!t.only&&d(".modes",{role:"group",label:"What to do"},y),
n.length>0&&d("label.board-of",d("span","Board"),O),a,o.links&&d(".tools",L("Copy link","A link to this board",S),k)),i,c,p)),F(b,"ready",!0),F(b,"only",t.only),
F(b,"fixed",t.fixed);let{remove:U}=ko(e,Io,b);return e.append(g),f(h),P(T.board),R(i,ot(o.read())),{show:P,replay:w=>h.replay?.(w)??!1,destroy(){removeEventListener(
"keydown",$),B();for(let w of E)w.end?.();g.remove(),U()}}}async function Ro(e,t){let r=`${e}
export default ${t};`,o=URL.createObjectURL(new Blob([r],{type:"text/javascript"})),n=await import(o);return URL.revokeObjectURL(o),n.default}var Pr={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function zr(e){let t=0,r=null;function o({said:s,ended:a}){a&&n(Ve(Pr)),!(!s||s.id!==
r?.id)&&(s.kind==="progress"?r?.progress(s.says):n(s))}function n(s){let a=r;r=null,a?.settle(s)}return e.on("msg:custom",o),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{r={id:i,progress:a,settle:l},e.send({ask:{...Tt,id:i,...s}})})},stop(){e.send({stop:!0}),n(Ve(Ct))},end:()=>e.off("msg:cus\
tom",o)}}function bt(e,t){return new Promise(r=>{function o(n){n.name===t&&(e.off("msg:custom",o),r(n.content))}e.on("msg:custom",o),e.send({wants:t})})}function Br({
model:e,el:t}){let r=()=>se(J(e.get("drawn"))),o=null,n=Lo(t,{board:e.get("drawn"),gallery:e.get("boards")},{host:()=>zr(e),editor:async()=>Ro(await bt(e,"edito\
r"),"snlEditor"),shelf:()=>bt(e,"shelf"),async step(a,i){return o??=bt(e,"stepper").then(l=>Ro(l,"snlStepper")),(await o).mount(a,i,{level:2,difference:!0})},address:{
read:r,write(a){e.set("drawn",ye(a)),e.save_changes()},follow(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)},links:!1,keys:!1}});function s({target:a,
ctrlKey:i,metaKey:l,altKey:u}){a instanceof Element&&t.contains(a)&&N(a,"data-lm-suppress-shortcuts",!(i||l||u))}return addEventListener("keydown",s,!0),()=>{removeEventListener(
"keydown",s,!0),n.destroy()}}var Vs={render:Br};export{Vs as default};
