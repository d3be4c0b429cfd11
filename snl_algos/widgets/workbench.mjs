// built from web/ by `npm run build`
function N(e,t,r){let o=t==="label"?"aria-label":t;typeof r=="function"?e.addEventListener(t,r):r==null||r===!1?e.removeAttribute(o):e.getAttribute(o)!==`${r}`&&
e.setAttribute(o,`${r}`)}function _e(e,t){for(let r in t)N(e,r,t[r])}var F=(e,t,r)=>e.classList.toggle(`s-${t}`,!!r),Po=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,yt=e=>(t,...r)=>{let[o,...n]=t.split("."),s=e(o||"div");for(let a of n)F(s,a,!0);for(let a of r)Po(a)?_e(s,a):s.append(...[a].flat().filter(Boolean));
return s},c=yt(e=>document.createElement(e)),ce=yt(e=>document.createElementNS("http://www.w3.org/2000/svg",e)),fe=(e,t,...r)=>ce(`svg${e}`,{viewBox:t,"aria-hid\
den":"true"},...r);function R(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Ee(e,t,r,o){for(;e.children.length>t.length;)e.lastChild?.remove();t.
forEach((n,s)=>{let a=e.children[s]??e.appendChild(r());o(a,n)})}function Fe(e){let t=[];return r=>{for(let o of t)F(o,e,!1);t=r.filter(o=>!!o);for(let o of t)F(
o,e,!0)}}var q=(e,t,r,o)=>c("button.button",{type:"button",title:t,label:o,click:r},e);function xt(e,t,r,o=!1){let n=q(e,t,()=>{o=!o,N(n,"aria-pressed",`${o}`),r(o)});return N(
n,"aria-pressed",`${o}`),n}function X(e,t,r,o){let n=t.map(([a,i])=>c("option",{value:a,selected:a===r&&""},i));return c("select.button",{label:e,change:({target:a})=>o(
a.value)},n)}var Je=(e,t,...r)=>c(`.scroll${e}`,{tabindex:0,role:"group",label:t},...r);var vt=(e,...t)=>c("details.fold",c("summary",e),...t);var oe={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#f3eee5",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#7d8ca3",start:"#2f6b45",goal:"#6b5310",wrong:"#b3261e",wrongSoft:"#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:[
"#d9efe4","#b9e0d0","#93cdb8","#6cb89f","#479f86"],snakes:["#c65d47","#cf9332","#a0703f","#c0587e","#8d8232","#b2463f","#8a5a9c"]},dark:{paper:"#14171d",ink:"#e\
ceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#232933",odd:"#1d222b",chip:"#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f20\
19",ladder:"#93a3bb",start:"#9fdcb2",goal:"#efd27a",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#1d3a33","#245044","#2c6656","#35\
7d69","#3f957d"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[.81,.8],
badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.045,rungWidth:.028},snake:{half:.085,skull:.13,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},faint:.5}};var{shape:Bo}=oe,Y=e=>Array.from({length:e},(t,r)=>r),He=(e,t,r)=>Math.min(r,Math.max(t,e));function Z({start:e,columns:t},r){let o=e===0?1:0;if(r===0)return[0,
0];let n=Math.floor((r-1)/t),s=(r-1)%t;return[n,o+(n%2?t-1-s:s)]}var $t=({columns:e,start:t})=>e+(t===0?1:0);function H(e,t){let[r,o]=Z(e,t),[n,s]=Bo.anchor;return[
o+n,e.rows-r-1+s]}function G([e,t],[r,o]){let n=Math.hypot(r-e,o-t)||1,s=(r-e)/n,a=(o-t)/n;return{length:n,spot:(l,u=0)=>[e+l*s-u*a,t+l*a+u*s]}}function jt([e,t],[
r,o],[n,s]){let[a,i]=[n-r,s-o],l=((e-r)*a+(t-o)*i)/(a*a+i*i||1),u=He(l,0,1);return Math.hypot(e-r-u*a,t-o-u*i)}function Ae(e,t){let[[o,n],[s,a]]=[e(t-1e-4),e(t+
1e-4)];return[(s-o)/(2*1e-4),(a-n)/(2*1e-4)]}function Ce(e,t,r,o){let n=(r-t)/o,s=[e(t)];for(let a of Y(o)){let[i,l]=[t+a*n,t+(a+1)*n],[[u,m],[d,p]]=[e(i),e(l)],
[[k,w],[O,v]]=[Ae(e,i),Ae(e,l)];s.push([u+k*n/3,m+w*n/3],[d-O*n/3,p-v*n/3],[d,p])}return s}var Ot=e=>{let t=oe.light.tints.length;return(Math.round(e)%t+t)%t};var Ke=400,Ye=20,Do=["stay","bounce","win"];function xe(e,t,r,o){if(!Number.isInteger(e)||Number(e)<r||Number(e)>o)throw new Error(`${t} must be a whole number \
from ${r} to ${o}, not ${e}`);return Number(e)}function Wo(e){if(!Array.isArray(e))return xe(e,"the die",1,Ye);if(!e.length||e.length>Ye)throw new Error(`a die \
in this page has 1 to ${Ye} faces, not ${e.length}`);let t=e.map(o=>xe(o,"a face of the die",1,10**18));t.sort((o,n)=>o-n);let r=t.find((o,n)=>o===t[n-1]);if(r!==
void 0)throw new Error(`face ${r} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Uo(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let r=new Map;for(let o of t){if(!Array.isArray(o)||o.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
o)}`);let[n,s]=o;for(let i of o)xe(i,`a cell of the jump ${n}→${s}`,1,e);let a=r.get(n);if(a!==void 0)throw new Error(`two jumps from cell ${n}: ${n}→${a} a\
nd ${n}→${s}`);r.set(n,s)}return[...r].filter(([o,n])=>o!==n).sort(([o],[n])=>o-n)}function J(e){let{name:t="",jumps:r=[],die:o=6,start:n=1,chained:s=!1,overshoot:a="\
stay"}=e,i=xe(e.cells,"the number of cells",1,Ke);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);if(!Do.includes(a))throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,cells:i,jumps:Uo(
i,r),die:Wo(o),start:xe(n,"start",0,1),chained:s,overshoot:a}}var St=e=>typeof e=="number"?Y(e).map(t=>t+1):e;function Ve(e){let t=Math.ceil(Math.sqrt(e)),r=t;for(;r**
2<=2*e&&e%r;)r+=1;return r**2>2*e&&(r=t),{columns:r,rows:Math.ceil(e/r)}}var Te=e=>Y(e*e).map(t=>{let{columns:r,rows:o}=Ve(e*e),[n,s]=Z({cells:e*e,start:1,columns:r,
rows:o},t+1);return{cell:t+1,row:e-1-n,column:s}});function Mt(e,t=Math.random){let r=Y(Math.max(0,e.cells-2)).map(a=>a+2),o=Math.min(Math.round(e.cells/8),Math.
floor(r.length/4)),n=()=>r.splice(Math.floor(t()*r.length),1)[0],s=Y(2*o).map(a=>{let[i,l]=[n(),n()].sort((u,m)=>u-m);return a<o?[i,l]:[l,i]});return J({...e,name:"",
jumps:s})}function be({name:e,cells:t,jumps:r,die:o,start:n,chained:s,overshoot:a}){let i=r.filter(([u,m])=>m>u).length,l=[`${t} ${t===1?"cell":"cells"}`,`${i} ${i===
1?"ladder":"ladders"}`,`${r.length-i} ${r.length-i===1?"snake":"snakes"}`,typeof o=="number"?`die ${o}`:`die with faces ${o.join(" ")}`];return n===0&&l.push("s\
tarts off the board"),s&&l.push("jumps are chained"),a==="bounce"&&l.push("bounces off the goal"),a==="win"&&l.push("passing the goal wins"),(e?[e,...l]:l).join(
" · ")}var Et={format:"snl-workbench",version:2},At={what:"stopped",says:"You stopped it."},Ze=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var Ct=["Draw","Write"];function Ge(e){let t=new URLSearchParams(e.slice(1));return ke(e)&&Ct.find(r=>t.has(r.toLowerCase()))}var Qe=e=>Ct.includes(e)?`&${e.toLowerCase()}`:
"",_o=2e4;function Xe(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>_o?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function et(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let r=atob(t.replaceAll("-","+").replaceAll(
"_","/")),o=Uint8Array.from(r,n=>n.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(o)}catch{return null}}function se({cells:e,jumps:t,die:r,start:o,
chained:n,overshoot:s}){let a=typeof r=="number"?`${r}`:`${r.join("-")}${r.length>1?"":"-"}`,i=[r!==6&&`d${a}`,o===0&&"s0",n&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(l=>l.join("-")),...i.filter(Boolean)].join(".")}`}var Fo=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Jo=e=>new URLSearchParams(
e.slice(1)).get("board");function Tt(e){let[t,...r]=e.split("."),o={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let n of r)if(/^\d+-\d+$/.test(n))o.jumps.push(n.split("-").map(Number));else if(/^d[\d-]+$/.test(n))o.die=Fo(n.slice(1));else if(n==="s0")o.start=0;else if(n===
"c")o.chained=!0;else if(n==="bounce"||n==="win")o.overshoot=n;else throw new Error(`“${n}” is neither a jump nor a rule`);return J(o)}function ke(e){try{return Tt(
Jo(e)??"")}catch{return null}}var Ho="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function tt(e){let t=new URLSearchParams(
e.slice(1)),r=t.get("board");if(r===null)return"";try{Tt(r)}catch(n){return`The board in this link cannot be read: ${n.message}. ${Ho}`}let o=r.split(".").find(
n=>/^(\d+)-\1$/.test(n));return o?`This link has a jump from cell ${o.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&et(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var ot=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,ae=(e,t="throws")=>`${ot(e)} ${e===1?t.replace(/s$/,""):t}`,pe=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`,Yo={
queue:{name:"Queue",ends:["front","back"]},stack:{name:"Stack",ends:["bottom","top"]},heap:{name:"Heap"},level:{name:"This round",waits:"in this round"},null:{name:"\
Frontier"}},It=({frontier_kind:e})=>({kind:e,name:"Frontier",waits:`in the ${e??"frontier"}`,ends:[],...Yo[`${e}`]});function Nt(e){if(!e)return"";let{from:t,face:r,landing:o,stand:n,feet:s}=e,a=s.length>1?`follow the jumps to ${n}`:"",i=n>o?`climb to ${n}`:`slide to ${n}`,l=n===
o?"":a||i;return r===null?`${pe(l)} from ${t}.`:`From ${t}, roll ${rt(r)}: land on ${o}${l&&`, ${l}`}.`}var rt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ee({tag:e,name:t,attributes:r,fill:o,stroke:n,width:s,parts:a=[],text:i}){let l=[o&&`fill:var(--${o})`,n&&`stroke:var(--${n})`,s&&`stroke-width:${s}px`].
filter(Boolean),u=[r.style,...l].filter(Boolean).join(";"),m=t?`${e}.${t}`:e;return ce(m,{...r,style:u||null},a.map(ee),i)}var{shape:qt}=oe;function Lt(e,t,r,o){let{spot:n}=G(e,t);return{neck:n(r),wings:[n(r,o),e,n(r,-o)]}}function Rt(e,t,r){let{least:o,more:n,head:s,edge:a}=qt.arc,
{length:i,spot:l}=G(e,t),u=o+n*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[p,k]=l(i/2,d*u*2),w=[He(p,a,r-a),Math.max(k,a)],O=G(w,t),v=O.spot(O.length-.06);return{from:e,
turn:w,tip:v,...Lt(v,w,s,s*.4)}}function nt(e,t,r,o,n){let{length:s,spot:a}=G(e,t),i=Math.min(o,s/4),l=a(s-i),u=a(s/2,2*r);return{from:a(i),turn:u,tip:l,middle:a(
s/2,r),...Lt(l,u,n,n/2)}}function Pt(e){let t=qt.die.side*.27,r={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:o,rising:n,
falling:s,sides:a}=r;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?o:[],...e>1?s:[],...e>3?n:[],...e===6?a:[]]}var{shape:re}=oe;function st(e,t,r){let{length:o,spot:n}=G(H(e,t),H(e,r));return G(n(re.apart),n(o-re.apart))}function Bt(e,t,r){let{length:o,spot:n}=st(e,t,r),
{half:s,over:a,rung:i}=re.ladder,l=Math.max(2,Math.round(o/i)),u=[s,-s].map(d=>[n(-a,d),n(o+a,d)]),m=Y(l+1).map(d=>{let p=o*d/l;return[n(p,s),n(p,-s)]});return{
rails:u,rungs:m}}function zt(e,t){let r=(e+t)%2?-1:1;return[0,re.snake.bow,-re.snake.bow].flatMap(o=>[{hand:r,bow:o},{hand:-r,bow:o}])}function Dt(e,t,r,{hand:o,
bow:n}){let{length:s,spot:a}=st(e,t,r),{swing:i,wave:l}=re.snake,u=Math.max(1,Math.round(s/l)),m=o*Math.min(i,.08*s);return d=>{let p=1-(2*d-1)**4,k=m*p*Math.sin(
2*Math.PI*u*d)+n*Math.sin(Math.PI*d);return a(s*d,k)}}function Ko(e,t,r,o){let n=o.map(([i,l])=>[H(e,i),H(e,l)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:zt(
t,r)[0]};for(let i of zt(t,r)){let l=Dt(e,t,r,i),u=Y(25).map(k=>l(k/24)),m=u.some(([k,w])=>k<.15||k>s-.15||w<.15||w>e.rows-.15),p=u.filter(k=>n.some(([w,O])=>jt(
k,w,O)<re.snake.clear)).length+(m?100:0);p<a.cost&&(a={cost:p,manner:i})}return a.manner}function Wt(e,t,r,o){let n=Dt(e,t,r,Ko(e,t,r,o)),{length:s}=st(e,t,r),a=4*
Math.max(1,Math.round(s/re.snake.wave))+2,i=w=>O=>{let v=re.snake.half*(1-.3*O-.6*O**3),[j,b]=n(O),[C,y]=Ae(n,O),M=Math.hypot(C,y)||1;return[j-w*v*y/M,b+w*v*C/M]},
l=Ce(i(1),0,1,a),u=Ce(i(-1),1,0,a),m=[...l,l[l.length-1],u[0],...u],{spot:d}=G(n(0),n(.02)),{skull:p,eye:k}=re.snake;return{outline:m,stripe:Ce(n,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*p),d(-.05,-.55*p)],pupils:[d(-.05-k/3,.55*p),d(-.05-k/3,-.55*p)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var Ut=(e,t)=>(2*e+3*t)%oe.light.snakes.length;var{shape:Ne}=oe,ne=e=>`${Math.round(e*1e3)/1e3}`,ve=e=>e.map(t=>t.map(ne).join(" ")),ye=e=>`M${ve(e).join("L")}`,_t=e=>`M${ve(e.slice(0,1))}C${ve(e.slice(1)).join(
" ")}`,at=(e,t,r)=>`M${ve([e])}Q${ve([t,r]).join(" ")}`,V=(e,t,r)=>({tag:"path",name:e,attributes:{d:t},...r}),Ie=(e,[t,r],o,n)=>({tag:"circle",name:e,attributes:{
cx:ne(t),cy:ne(r),r:o},...n}),it=(e,t,r={})=>({tag:"g",name:e,parts:t,attributes:r}),lt=(e,[t,r],o,n,s)=>({tag:"rect",name:e,attributes:{x:ne(t),y:ne(r),width:o,
height:o,rx:n},...s}),Jt=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Ht=(e,[t,r],o,n,s)=>({tag:"text",name:e,attributes:{x:ne(t),y:ne(r),"\
font-size":o},fill:s,text:n});function Vo(e,t,r){let{rails:o,rungs:n}=Bt(e,t,r),{rail:s,rungWidth:a}=Ne.ladder,i=o.map(ye).join("");return[V("halo",i,{stroke:"c\
ell",width:s+.05}),V("rungs",n.map(ye).join(""),{stroke:"ladder",width:a}),V("rails",i,{stroke:"ladder",width:s})]}function Zo(e,t,r,o){let{outline:n,stripe:s,skull:a,
eyes:i,pupils:l,tongue:u}=Wt(e,t,r,o),{skull:m,stripe:d,eye:p,pupil:k}=Ne.snake,w=`snake-${Ut(t,r)}`,O=`${_t(n)}Z`;return[V("halo",O,{stroke:"cell",width:.06}),
V("tongue",u.map(v=>ye(v)).join(""),{stroke:w,width:.025}),V("skin",O,{fill:w}),Jt(V("stripe",_t(s),{stroke:"cell",width:d}),"0.04 0.12"),Ie("skull",a,m,{fill:w}),
...i.map(v=>Ie("eye",v,p,{fill:"die"})),...l.map(v=>Ie("pupil",v,k,{fill:"dieInk"}))]}function qe(e,t){let r=[...t],o=r.filter(([a,i])=>a<i),n=r.filter(([a,i])=>a>
i),s=(a,i,l,u)=>it(a,u,{"data-ends":`${i} ${l}`});return[...o.map(([a,i])=>s("ladder",a,i,Vo(e,a,i))),...n.map(([a,i])=>s("snake",a,i,Zo(e,a,i,o)))]}function $e([
e,t],r,o=1){let{side:n,corner:s,pip:a}=Ne.die,i=Pt(r).map(m=>Ie("pip",m,a,{fill:"dieInk"})),l=Ht("face",[0,n*.24],n*.7,`${r}`,"dieInk"),u={fill:"die",stroke:"no\
w",width:.035};return it("die",[lt("side",[-n/2,-n/2],n,s,u),...i.length?i:[l]],{transform:`translate(${ne(e)} ${ne(t)}) scale(${o})`})}function Ft(e,t,r){let[o,
n]=Z(e,t),s=[n+.06,e.rows-o-.94],a=lt(r,s,.88,.06,{fill:"now",stroke:"now",width:.035});return a.attributes["fill-opacity"]=.08,Jt(a,"0.03 0.06")}function Yt(e,{
from:t,face:r,landing:o,stand:n}){let s=n===o?[]:[Ft(e,n,"stand")];if(r===null)return s;let a=H(e,t);if(t===o)return[$e(a,r)];let{turn:i,neck:l,wings:u}=Rt(a,H(
e,o),$t(e)),m=`--far:${ne(G(a,i).length+G(i,l).length)}`,d=V("arc",at(a,i,l),{stroke:"now",width:Ne.arc.width});return[Ft(e,o,"landing"),...s,{...d,attributes:{
...d.attributes,"stroke-linecap":"butt",style:m}},V("tip",`${ye(u)}Z`,{fill:"now"}),$e(a,r)]}function Kt(e,t,r){let o=r;return t.map(([n,s,a],i)=>{let[l,u]=[H(e,
o),H(e,s)],m=nt(l,u,u[0]>=l[0]?-.3:.3,.12,.16);o=a;let[d,p]=[m.middle[0],Math.floor(m.middle[1])+.5],k=at(m.from,m.turn,m.neck),w=`${ye(m.wings)}Z`;return it("l\
eg",[V("rim",k,{stroke:"cell",width:.1}),V("shaft",k,{stroke:"ink",width:.05}),V("tip",w,{fill:"ink"}),lt("count",[d-.3,p-.14],.28,.04,{fill:"ink"}),Ht("order",
[d-.16,p+.066],.19,`${i+1}`,"cell"),$e([d+.16,p],n,.8)],{style:`--order:${i}`})})}function Vt(e,t,r){let o=new Set;for(let s=r;s!==null&&!o.has(s);s=t.get(s)??null)
o.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).map(([s,a])=>{let[i,l]=[H(e,a),H(e,s)],{from:u,turn:m,tip:d,wings:p}=nt(i,l,.12,.18,
.13),k=at(u,m,d)+ye(p);return V(o.has(s)?"branch.strong":"branch",k,{stroke:"ink",width:.03})})}var ct=e=>fe(".face","-.19 -.19 .38 .38",ee($e([0,0],e))),Le=()=>c("li.chip",c("span",{role:"img"}),c("small"));function Re({children:[e,t]},r,o){e.ariaLabel!==
`Roll ${r}`&&(N(e,"label",`Roll ${r}`),e.replaceChildren(ct(r))),R(t,`to cell ${o}`)}var dt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},ie=e=>`${dt(e).kind} ${e.join("→")}`,Zt=(e,t)=>J({...e,name:"",jumps:t}),
Pe=(e,t)=>Zt(e,e.jumps.filter(([r])=>r!==t)),je=(e,t,r)=>Zt(e,[...Pe(e,t).jumps,[t,r]]);function Gt(e,[t,r],o,n){let s=Pe(e,t);return o?je(s,t,n):je(s,n,r)}var ut=({
jumps:e},t)=>e.filter(r=>t!==null&&r.includes(t)).sort((r,o)=>+(o[0]===t)-+(r[0]===t));function Qt(e,t){let r=t.cells??e.cells,o=e.jumps.filter(n=>Math.max(...n)<=
r);return J({...e,...t,name:"",jumps:o})}function Xt(e){let t=[e],r=0;return{now:()=>t[r],add(o){t=[...t.slice(0,r+1),o],r+=1},can:o=>r+o>=0&&r+o<t.length,go(o){
return r+=o,t[r]}}}function eo(e,{tries:t,draws:r,drops:o}){let n=0,s=0,a=!1;function i({clientX:u,clientY:m}){let d=e.cellAt(u,m);!d||d===s||(s=d,a=!0,t(n,s))}function l(u){removeEventListener(
"pointermove",i),removeEventListener("pointerup",l),removeEventListener("pointercancel",l),a&&(u?.type==="pointerup"&&n!==s?r(n,s):o())}return e.node.addEventListener(
"pointerdown",({button:u,isPrimary:m,clientX:d,clientY:p})=>{let k=e.cellAt(d,p);a=!1,!(u||!m||!k)&&(n=s=k,addEventListener("pointermove",i),addEventListener("p\
ointerup",l),addEventListener("pointercancel",l))}),{wasDrawing:()=>a,stop:()=>l()}}var Oe=(e,t)=>c("label.setting",c("span",e),t);function to(e){let t=c("input.button",{type:"number",min:1,max:Ke,change:()=>e({cells:t.valueAsNumber})}),r=c("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=r.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),o=X("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),n=X("Past the goal",[["stay","no move"],["bou\
nce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=X("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:c(".settings",Oe("Cells",t),Oe("Die",r),Oe("Start",o),Oe("Past the goal",n),Oe("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,r.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),o.value=`${a.start}`,n.value=a.overshoot,s.value=a.chained?"yes":""}}}function me(e){return Array.isArray(e)?`[${e.map(me).join(", ")}]`:JSON.stringify(e)}function ft(e,{cells:t,die:r,start:o,chained:n,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,r!==6&&(typeof r=="number"?`die ${r}`:`a die with faces ${r.join(" ")}`),o!==1&&"a start off the board",n&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function Go({cells:e,jumps:t,die:r,
start:o,chained:n,overshoot:s}){let a=typeof r=="number"?r:`(${r.join(", ")}${r.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(l=>l.join(": ")).join("\
, ")}}`,r!==6&&`die=${a}`,o!==1&&`start=${o}`,n&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function Qo({name:e,cells:t,die:r,
start:o,chained:n,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:r,start:o,chained:n,overshoot:s,jumps:a}}).map(([m,d])=>`  "${m}": ${me(d)}`).join(
`,
`)}
}
`}function Xo(e){ft("A move array",e);let t=Array(e.cells).fill(-1);for(let[r,o]of e.jumps)t[r-1]=o-1;return`${me(t)}
`}function er(e){ft("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let r=Y(t).
map(()=>Array(t).fill(-1)),o=new Map(e.jumps);for(let{cell:n,row:s,column:a}of Te(t))r[s][a]=o.get(n)??-1;return`[${r.map(me).join(`,
 `)}]
`}function tr(e){ft("HackerRank's text",e,100);let t=["1"];for(let r of[!0,!1]){let o=e.jumps.filter(([n,s])=>s>n===r);t.push(`${o.length}`,...o.map(n=>n.join("\
 ")))}return`${t.join(`
`)}
`}var ze=[{name:"python",title:"Python: Board(...)",write:Go},{name:"json",title:"JSON",write:Qo},{name:"move-array",title:"Move array, from 0",write:Xo},{name:"\
grid",title:"LeetCode grid",write:er},{name:"hackerrank",title:"HackerRank text",write:tr}];var oo=["jumps","ladders","snakes","die","start","chained","overshoot"],or=oo.slice(0,3);function rr(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function nr(e){let t=[""],r=0;for(let o of e)"([{".includes(o)&&(r+=1),")]}".includes(o)&&(r-=1),o===","&&!r?t.push(
""):t[t.length-1]+=o;return t.map(o=>o.trim()).filter(Boolean)}function sr(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let r={cells:void 0,jumps:[]};for(let[o,n]of nr(t[1]).entries()){let[,s=o===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(n)??[];if(o>1&&!n.includes("="))throw new Error(`expected a name, as in die=6, not ${n}`);if(o>0&&!oo.includes(s))throw new Error(`a board has no option ${s}`);
or.includes(s)?r.jumps.push(...ar(a)):r[s]=ro(a)}return[r]}function ro(e){try{return rr(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function ar(e){
let t=ro(e),r=Array.isArray(t)?t.find(o=>!Array.isArray(o)||o.length!==2||!o.every(Number.isInteger)):e;if(r!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${me(r)}`);return t}var ir="format version name author source cells die start chained overshoot jumps".split(" ");function lr(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(n=>!ir.includes(n));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let n of["cells","jumps"])if(!(n in e))throw new Error(`the key "${n}" is missing`);let{format:r="snl-board",version:o=1}=e;if(r!=="snl-board"||o!==1)throw new Error(
`this page reads snl-board 1, not ${r} ${o}`);return e}function no(e){let t=e.flatMap((r,o)=>{if(!Number.isInteger(r)||r<-1||r>=e.length)throw new Error(`index ${o}\
: expected -1 or 0 to ${e.length-1}, not ${me(r)}`);return r===-1?[]:[[o+1,r+1]]});return{cells:e.length,jumps:t}}function cr(e){let t=e.length;if(e.some(o=>!Array.
isArray(o)||o.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let r=Te(t).flatMap(({cell:o,row:n,column:s})=>e[n][s]===
-1?[]:[[o,e[n][s]]]);return{cells:t*t,jumps:r}}function dr(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),r=0;function o(a,i){let l=(t[r]??"").trim().split(
/\s+/);if(r+=1,l.length!==a||!l.every(u=>/^\d+$/.test(u)))throw new Error(`line ${r}: expected ${i}`);return l.map(Number)}let[n]=o(1,"the number of boards");if(!n)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<n;a+=1){let i=[];for(let[l,u]of[["ladder",1],["snake",-1]]){let[m]=o(1,`the number of ${l}s`);
if(m>100)throw new Error(`line ${r}: 100 cells have no room for ${m} ${l}s`);for(let d=0;d<m;d+=1){let p=o(2,`the two cells of a ${l}`);if((p[1]-p[0])*u<=0)throw new Error(
`line ${r}: ${p.join(" ")} is not a ${l}`);i.push(p)}}s.push({cells:100,jumps:i})}if(r<t.length)throw new Error(`line ${r+1}: this comes after the last board`);
return s}function ur(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let r=JSON.parse(
e),o=Array.isArray(r)?r:[r];if(!o.length)throw new Error("the list is empty");return Array.isArray(o[0])?[cr(o)]:typeof o[0]=="object"?o.map(lr):[no(o)]}function so(e){
let t=e.trim(),r=/^-?\d/.test(t);if(t.startsWith("Board"))return sr(t).map(J);if(/^[[{]/.test(t))return ur(t).map(J);if(r&&/[\r\n]/.test(t))return dr(t).map(J);
if(r){let o=t.split(/\s*,\s*|\s+/),n=o.find(s=>!/^-?\d+$/.test(s));if(n!==void 0)throw new Error(`${n} is not a whole number`);return[J(no(o.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function ao(e,t){let r=null,o=ze[0].name,n=c("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=c("p.quiet",{role:"alert"}),a=X("Notation",
ze.map(d=>[d.name,d.title]),o,d=>{o=d,i()});function i(){if(!(!r||!m.open)){n.value=n.placeholder="",R(s,"");try{n.value=ze.find(d=>d.name===o)?.write(r).trim()??
""}catch(d){n.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function l(){if(!n.value.trim()){R(s,"There is no text to copy.");return}n.select();try{await navigator.clipboard.
writeText(n.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function u(){if(!n.value.trim()){R(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=so(n.value);t(d[0]),R(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){R(s,`This cannot be read: ${d.message}.`)}}let m=vt("Copy or paste as text",c(".tools",a,q("Copy",null,l),q("Use this text","Read \
the board in the text",u)),n,s);return m.addEventListener("toggle",i),{node:m,show(d){r=d,i()}}}var pt=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function mt(e){let t=null,r=null,o=null,n=null,s=!0,a=c("b.amount"),i=c("span.quiet"),l=c(
"ol.thrown",{label:"A shortest route"}),u=c(".tools",{role:"group",label:"The jumps of the chosen cell"}),m=q("Undo","Ctrl+Z",()=>e.go(-1)),d=q("Redo","Ctrl+Y",
()=>e.go(1)),p=to(f=>b(x=>Qt(x,f),"")),k=ao(e,f=>e.use(f));function w({distance:f,predecessor:x,throws:$,route:T}){t&&(t.paint({current:o,distance:f,predecessor:x,
route:s,piece:!1}),R(a,$??"none"),R(i,$===null?"the goal is out of reach":ae($).replace(/^\S+ /,"")),Ee(l,T,Le,(z,[U,,h])=>Re(z,U,h)))}let O=()=>t?ut(t.board,o)[0]??
null:null;function v(){if(!t)return;let{board:f,plan:x}=t;w(t);let $=O();t.light($),t.sketch(($??[]).map(T=>{let[z,U]=H(x,T);return{tag:"circle",attributes:{cx:z,
cy:U,r:.13},fill:"paper",stroke:"now",width:.06}})),u.replaceChildren(...ut(f,o).flatMap(j)),N(m,"aria-disabled",!e.can(-1)),N(d,"aria-disabled",!e.can(1))}function j(f){
let{ends:x}=dt(f),$=q(`Remove ${ie(f)}`,"Delete",()=>C(f)),T=x.map((z,U)=>q(`Move its ${z}`,null,()=>{n={jump:f,end:U},e.say(`Choose the cell where the ${z} of ${ie(
f)} goes.`),t?.cells.get(f[U])?.focus({preventScroll:!0})}));return[$,...T]}function b(f,x){if(t){o=n=null;try{e.use(f(t.board)),e.say(`${x} ${pt(t.throws)}`.trim())}catch($){
e.say(`${pe($.message)}.`),p.show(t.board),v()}}}let C=f=>b(x=>Pe(x,f[0]),`Removed: ${ie(f)}.`);function y(f,x){let $=O(),T=$?$.indexOf(f):-1;return $&&T>=0?M($,
T,x):{change:z=>je(z,f,x),what:`Drawn: ${ie([f,x])}.`}}let M=(f,x,$)=>({change:T=>Gt(T,f,x,$),what:`Moved: ${ie(f)} is now ${ie(x?[f[0],$]:[$,f[1]])}.`});function g(f,x){
if(!t)return;let{change:$}=y(f,x),T=t.trial($(t.board));w(T),e.say(`If you let go here: ${pt(T.throws)}`)}function E(f,x){let{change:$,what:T}=y(f,x);b($,T)}function L(){
o=n=null,t&&(t.trial(t.board),v(),D())}function D(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${pt(t.throws)}`)}return{name:"Draw",under:c("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[c(".score",c("p","Fewest ",a,i)),l,u,c(".tools",m,d,q("Random","Other jumps",()=>b(f=>Mt(f),
"Drawn at random.")),q("Remove all jumps",null,()=>b(f=>({...f,name:"",jumps:[]}),"Removed: all jumps.")),xt("Route","One of the shortest routes",f=>{s=f,v()},!0)),
p.node,k.node],show(f){t=f,o=n=null,r=eo(t,{tries:g,draws:E,drops:L}),p.show(t.board),k.show(t.board),v(),D()},leave:()=>r?.stop(),choose(f){if(!(!t||!f||r?.wasDrawing()))
if(n){let{change:x,what:$}=M(n.jump,n.end,f);b(x,$)}else if(o===f)L();else if(o!==null){let x=o;b($=>je($,x,f),`Drawn: ${ie([x,f])}.`)}else{o=f,v();let x=O(),$=x?
` Or drag an end of ${ie(x)}.`:"";e.say(`From ${f}: choose the cell where a jump ends. Escape cancels.${$}`)}},key(f,{ctrlKey:x,metaKey:$,shiftKey:T,altKey:z}){
let U=O();if(x||$){let h=f==="y"||T&&f==="Z"?1:f==="z"?-1:0;return h&&e.go(h),h!==0}if(f==="Escape"&&o!==null&&!z)L();else if((f==="Delete"||f==="Backspace")&&U)
C(U);else return!1;return!0}}}function Be(e){let t=[],r=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:r,moves:()=>e.moves(r()),won:()=>r()===e.cells,throws(o){let n=e.moves(r()).find(([i])=>i===
o);if(!n)return!1;let[,s,a]=n;return t.push({from:r(),face:o,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let o=new Map([[e.start,
0]]);for(let[n,{stand:s}]of t.entries())o.set(s,n+1);return o}}}function io({trace:e,rules:t,unit:r}){let{start:o,cells:n,jumps:s}=t,a={cells:n,start:o,...e.layout},{rows:i}=e.layout,l=o===0?1:0,u=e.layout.columns+l,m=Y(n+l).
map(S=>S+1-l),{waits:d}=It(e),p=new Map,k=new Map,w=Fe("new"),O=Fe("touched"),v=!1,j=null,b=new Set,C=null,y=!1;function M(S){let[A,B]=Z(a,S),P=S===o?"start":S===
n&&"goal",_=c(".cell",{role:"gridcell","data-cell":S,"data-end":P,style:`grid-column:${B+1}`},c("span.number",`${S}`),c("span.end",{"data-is":P}),c("span.badge"));
return F(_,"odd",(A+B)%2),p.set(S,_),_}function g(S){for(let A of p.values())A.tabIndex=A===S?0:-1}function E(S){let{key:A,target:B}=S,[P,_]=Z(a,Number(B.dataset.
cell)),W={ArrowLeft:[P,_-1],ArrowRight:[P,_+1],ArrowUp:[P+1,_],ArrowDown:[P-1,_]};if(A==="Enter"||A===" ")B.click();else if(W[A]){let K=m.find(le=>`${Z(a,le)}`==
`${W[A]}`);p.get(K??-1)?.focus()}else return;S.preventDefault(),S.stopPropagation()}let L=S=>m.filter(A=>Z(a,A)[0]===S).sort((A,B)=>Z(a,A)[1]-Z(a,B)[1]),D=c(".g\
rid",{role:"grid",label:`Board ${e.board.name??""}, ${n} cells`,keydown:E,focusin:({target:S})=>g(S)},Y(i).reverse().map(S=>c(".row",{role:"row"},L(S).map(M))));
g(p.get(o)??p.get(1));let f=`0 0 ${u} ${i}`,x=fe(".layer.jumps",f,qe(a,s).map(ee)),[$,T,z]=["g.tree","g.move","g.route"].map(S=>ce(S)),U=fe(".layer.above",f,$,T,
z);function h(S,A,B){if(!j)return"";let[P,_]=[j.distance.get(S),j.predecessor.get(S)],W=[`cell ${S}`,p.get(S)?.dataset.end];for(let[le,we]of s)le===S&&W.push(`${we>
S?"foot of a ladder":"head of a snake"} to ${we}`),we===S&&W.push(`${le<S?"top of a ladder":"tail of a snake"} from ${le}`);let K=j.visited.has(S)?"visited":"no\
t reached";return W.push(A?"current":"",P!=null?`reached in ${ae(P,r)}`:K,_!=null?`from ${_}`:"",B?d:"",b.has(S)?"part of what is wrong":""),W.filter(Boolean).join(
", ")}function I(S,A,B,P){let _=S.current===A,W=S.visited.has(A),K=S.distance.get(A),le=S.predecessor.get(A),we=`${[_,P,W,K,le,b.has(A)]}`;if(k.get(A)===we)return;
k.set(A,we);let Ro=K!=null?"reached":W&&"visited";_e(B,{"data-distance":K,"data-tint":K!=null&&Ot(K),"data-from":le,"data-visited":W,"data-waits":P,"aria-curren\
t":_,"data-state":_?"current":P?"frontier":Ro,label:h(A,_,P)}),N(B.lastChild,"data-is",ot(K)||null)}function Q(){if(!j)return;let S=new Set(j.frontier.map(([A])=>A));
for(let[A,B]of p)I(j,A,B,S.has(A))}function te(){if(!j)return;let S=v?Vt(a,j.predecessor,j.current):[];$.replaceChildren(...S.map(ee))}let ge=S=>S.map(A=>x.querySelector(
`[data-ends="${A} ${s.get(A)}"]`));function kt(S,A){let B=new Set(ge(A));for(let P of x.children)F(P,S,B.has(P))}function qo(S){let A=S&&e.answer?.route||[],B=A.
flatMap(([,P,_])=>_===P?[]:t.ride(P).feet);z.replaceChildren(...Kt(a,A,o).map(ee)),F(x,"routed",A.length),kt("taken",B)}let Lo=`${u>7?".close":""}${u>12?".dense":
""}${u>24?".tiny":""}`;return{plan:a,cells:p,columns:u,shape:u/i,node:c(`.board${Lo}`,{style:`--wide:${u};--high:${i}`},c(".sheet",D,x,U)),paint(S,A,B,P){j=S,Q(),
w([...A].map(_=>p.get(_))),te(),T.replaceChildren(...(B?Yt(a,B):[]).map(ee)),O(ge(B?.feet??[])),P!==y&&qo(P),C=B,y=P},showTree(S){v=S,te()},mark(S,A){let B=A.flatMap(
W=>W.moves??[]),P=A.flatMap(W=>W.jumps??[]),_=B.flatMap(([,W])=>t.ride(W).feet);kt("found",[...P.map(([W])=>W),..._]),b=new Set(A.flatMap(W=>W.cells??[]));for(let[
W,K]of p)F(K,"differs",W===S),F(K,"found",b.has(W));Q()},drawn:()=>({trace:e,plan:a,jumps:s,state:j,found:b,move:C,treeShown:v,routed:y})}}function lo({cells:e,jumps:t,die:r=6,start:o=1,chained:n,overshoot:s}){let a=new Map(t.filter(([d,p])=>d!==p)),i=typeof r=="number"?Array.from({length:r},(d,p)=>p+
1):r;function l(d,p=[]){if(p.includes(d))return{feet:p,stand:null};let k=a.get(d);return k===void 0||p.length&&!n?{feet:p,stand:d}:l(k,[...p,d])}function u(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function m(d){return d===e?[]:i.flatMap(p=>{let k=u(d+p),w=k>0?l(k).stand:null;return w===null?[]:[[p,k,w]]})}return{cells:e,
start:o,jumps:a,ride:l,moves:m}}function ht({start:e,cells:t,moves:r}){let o=new Map([[e,0]]),n=new Map,s=new Map,a=[e];for(let l of a){let u=(o.get(l)??0)+1;for(let m of r(l)){let d=m[2];o.has(
d)||(o.set(d,u),n.set(d,l),s.set(d,m),a.push(d))}}let i=[];for(let l=t,u=s.get(l);u;u=s.get(l))i.unshift(u),l=n.get(l)??e;return{distance:o,predecessor:n,throws:o.
get(t)??null,route:i}}var fr="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",pr=260,co=([e,t])=>`translate(${e}px,${t}px)`;function Se(e){let t=lo(e),r=ht(t),
o={board:e,layout:Ve(e.cells),answer:{route:r.route},frontier_kind:"range of one throw"},n=io({trace:o,rules:t,unit:"throws"}),{plan:s,cells:a}=n,i=ce("path.pie\
ce",{d:fr}),l=ce("g.sketch"),[u,m]=[n.columns,s.rows],d=fe(".layer.top",`0 0 ${u} ${m}`,l,i);n.node.firstElementChild?.append(d);let p="",k=n.node.querySelector(
"[role=grid]");k&&N(k,"label",`Board: ${be(e)}`);let w=n.node.querySelector(".s-jumps");function O({from:v,landing:j,stand:b,feet:C}){let y=C.map(M=>t.jumps.get(
M)??b);return[v,j,...y].map(M=>H(s,M))}return{...r,board:e,rules:t,plan:s,cells:a,faces:St(e.die),node:n.node,shape:n.shape,columns:n.columns,mark:n.mark,paint(v){
let{current:j=null,near:b=[],distance:C,predecessor:y,move:M=null}=v,{route:g=!1,piece:E=!0}=v,L={current:j,frontier:[...b].map(f=>[f,""]),distance:C??new Map,predecessor:y??
new Map,visited:new Map},D=`${o.answer.route}`;g&&D!==p&&n.paint(L,new Set,M,!1),p=D,n.paint(L,new Set,M,g),N(i,"visibility",!(E&&j!==null)&&"hidden"),j!==null&&
N(i,"style",`transform:${co(H(s,j))}`)},walk(v){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;let j=O(v),[[b,C],[y,M]]=j,g=[(b+y)/2,Math.min(
C,M)-.35],E=[j[0],g,...j.slice(1)].map(L=>({transform:co(L)}));i.animate(E,{duration:pr*(j.length-1),easing:"ease-in-out"})},trial(v){let j=new Map(v.jumps),b=new Set;
for(let g of[...w?.children??[]]){let[E,L]=(g.getAttribute("data-ends")??"").split(" ").map(Number);j.get(E)===L?b.add(E):g.remove()}let C=new Map(v.jumps.filter(
([g])=>!b.has(g))),y=qe(s,C).map(ee);for(let g of y)F(g,"lit",!0);w?.append(...y),t.jumps.clear();for(let[g,E]of j)t.jumps.set(g,E);let M=ht(t);return o.answer.
route=M.route,M},light(v){for(let j of w?.children??[])F(j,"lit",j.getAttribute("data-ends")===v?.join(" "))},sketch:v=>l.replaceChildren(...v.map(ee)),cellAt(v,j){
let C=n.node.getRootNode().elementFromPoint(v,j)?.closest("[data-cell]"),y=C&&n.node.contains(C)&&C.dataset.cell;return y?Number(y):null}}}var uo=e=>new Set(e.map(
([,t])=>t));function mr(e,t){let r=`You reached the goal in ${ae(e)}.`;return e===t?`${r} No route is shorter.`:`${r} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var hr=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function gr(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&hr()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function fo(e,t,r){let o=e.thrown.at(-1);if(!o)return e.won()?"You start on the goal: no t\
hrow is needed.":gr(r);let n=Nt(o);return e.won()?`${n} ${mr(e.thrown.length,t??0)}`:e.moves().length?n:`${n} No face moves you from here: undo.`}function po(e,t,{
cells:r}){let o=`${pe(rt(e))} from ${t}`;return t+e>r?`${o} would pass the goal: it does not move you.`:`${o} lands in a loop of jumps: it does not move you.`}function mo(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let r=t.map(([o,n,s])=>s===n?`${o} to ${s}`:
`${o} to ${n} and on to ${s}`);return`A shortest route takes ${ae(e)}: ${r.join(", ")}.`}function gt(e,t){let r=null,o=null,n=c(".dice",{role:"group",label:"Choose what the die shows"}),s=c("b.amount"),a=c("span.quiet"),i=c("b.amount"),l=c("ol.throw\
n",{label:"Your throws"}),u=q("Undo","Take the last throw back (Backspace)",j),m=q("Start again","Back to the start",b),d=q("Show the shortest route",null,()=>C(
!p)),p=!1;function k(){if(!r||!o)return;let{thrown:y}=o,M=o.moves(),g=p||o.won();r.paint({current:o.at(),near:uo(M),distance:o.trail(),move:p?null:y.at(-1)??null,
route:p});for(let E of n.children){let L=Number(E.dataset.face);N(E,"aria-disabled",!M.some(([D])=>D===L))}R(s,y.length),R(a,y.length===1?"throw":"throws"),R(i,
g?r.throws??"none":"?"),Ee(l,y,Le,(E,{face:L,stand:D})=>Re(E,L,D));for(let E of[u,m])N(E,"aria-disabled",!y.length);N(d,"aria-pressed",`${p}`),N(e.root,"data-wo\
n",o.won())}function w(){r&&o&&e.say(fo(o,r.throws,r.faces))}function O(y){if(!r||!o||o.won())return;let M=o.at();if(p=!1,!o.throws(y)){k(),e.say(po(y,M,r.board));
return}k();let g=o.thrown.at(-1);g&&r.walk(g),w(),v()}function v(){t?.((o?.thrown??[]).map(({face:y})=>y))}function j(){o?.undo()&&(k(),w(),v())}function b(){!r||
!o?.thrown.length||(o=Be(r.rules),p=!1,k(),w(),v())}function C(y){p=y,k(),y&&r?e.say(mo(r.throws,r.route)):w()}return{name:"Play",under:n,side:[c(".score",c("p",
"You ",s,a),c("p","Fewest ",i)),c(".tools",u,m,!t&&d),l],show(y){r=y,o=Be(r.rules),p=!1,n.replaceChildren(...r.faces.map(M=>{let g=q(ct(M),null,()=>O(M),`Throw ${M}`);
return N(g,"data-face",M),g})),k(),w()},replay(y){if(!r)return!1;let M=o;o=Be(r.rules);let g=y.every(E=>o?.throws(E));return g||(o=M),k(),w(),g},leave:()=>N(e.root,
"data-won",null),choose(y){let M=o?.moves()??[],g=M.find(([,E])=>E===y)??M.find(([,,E])=>E===y);g?O(g[0]):o&&!o.won()&&e.say(`No throw leads from ${o.at()} to ${y}\
.`)},key(y,{ctrlKey:M,metaKey:g,altKey:E}){if(M||g||E)return!1;let L=Number(y);if(y==="Backspace")j();else if(y!==" "&&r?.faces.includes(L))O(L);else return!1;return!0}}}var ho=`:is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}
`;var wt=new Map;function br(e){let t=wt.get(e)??new CSSStyleSheet;return wt.has(e)||t.replaceSync(e),wt.set(e,t),t}function go(e,t,r){let o=document.createElement(
"div");o.className="snl-host";let n=document.createElement("style");n.textContent=ho;let s=o.attachShadow({mode:"open"});return s.adoptedStyleSheets=[br(t)],s.append(
r),e.replaceChildren(n,o),e.dataset.mounted="",{host:o,remove(){o.remove(),n.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var wo=e=>e.getRootNode().activeElement??
null;var[We,bo]=["snl-workbench",1],kr="This browser stores nothing here: download what you want to keep.",yr="The browser's storage is full: download what you want \
to keep.",xr="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function De(e){try{let t=JSON.parse(window[e].
getItem(We)??"null");return t?t.version!==bo?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function ko(){let[e,
t]=[De("sessionStorage"),De("localStorage")],r=e==="newer"||t==="newer",o=[e,t].find(n=>n!==null&&n!=="newer")??{version:bo,signature:"board",sources:{}};return{
kept:o,store(){if(r)return xr;let{signature:n}=o,s=De("localStorage"),i={...(s===null||s==="newer"?o:s).sources};n in o.sources?i[n]=o.sources[n]:delete i[n];try{
return window.sessionStorage.setItem(We,JSON.stringify(o)),window.localStorage.setItem(We,JSON.stringify({...o,sources:i})),""}catch(l){return l.name==="QuotaEx\
ceededError"?yr:kr}},elsewhere(){let n=De("localStorage");return n===null||n==="newer"?null:n.sources[o.signature]??null},follow(n){let s=({key:a})=>a===We&&n();
return addEventListener("storage",s),()=>removeEventListener("storage",s)}}}function yo(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(e),r.download=t,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),6e4)}var vr="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function xo({keeper:e,arrived:t,open:r,text:o,heard:n}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},l="",u=null,m=c(".tools"),d=c(".tabs",{role:"group",label:"Program"}),p=c(".programs",
d,m),k=()=>a.signatures.find(({name:g})=>g===s.signature)?.template??"",w=()=>s.sources[s.signature]??k();function O(g){i=g,M();let{kind:E,name:L}=i;E==="mine"?
r(w(),!1):r(E==="link"?t??"":a.programs.find(D=>D.name===L)?.source??"",!0)}function v(){let g=e.elsewhere();g===null?u=null:g!==w()&&(u=g),M()}function j(){let[
g,E]=[u,o()];b(g??""),O({kind:"mine"}),u=E,M()}function b(g){g===void 0?delete s.sources[s.signature]:s.sources[s.signature]=g,l=e.store()}function C(){let g=`${i.
name??"mine"}.py`.replaceAll("-","_");yo(new Blob([o()],{type:"text/x-python"}),g)}function y(){b(t??""),O({kind:"mine"})}function M(){let{kind:g,name:E}=i,L=($,T)=>{
let z=q($,null,()=>O(T));return N(z,"aria-pressed",`${g===T.kind}`),z},D=$=>a.programs.filter(T=>T.kind===$).map(T=>[T.name,T.title]),f=X("A program to look at",
[["","Look at a program"]],E??"",$=>{O($?{kind:"program",name:$}:{kind:"mine"})});for(let[$,T]of[["Algorithms","algorithm"],["Mistakes","mistake"]]){let z=D(T).
map(([U,h])=>c("option",{value:U},h));f.append(c("optgroup",{label:null},z)),f.lastElementChild?.setAttribute("label",$)}f.value=E??"",f.classList.toggle("s-cho\
sen",g==="program"),d.replaceChildren(L("Mine",{kind:"mine"}),...t===null?[]:[L("From the link",{kind:"link"})],f);let x=q("Download","As a file of Python",C);if(g===
"mine"){let $=X("How it is called",a.signatures.map(U=>[U.name,U.title]),s.signature,U=>{s.signature=U,l=e.store(),u=null,v(),O({kind:"mine"})}),T=q("Reset","Ba\
ck to the beginning of this signature",()=>{b(),O({kind:"mine"})}),z=u!==null&&q("Other tab's code","Exchange it with the code here",j);m.replaceChildren($,T,x,
...z?[z]:[])}else g==="link"?m.replaceChildren(q("Make it mine","Instead of what is there",y),x):m.replaceChildren(x)}return{node:p,chosen:()=>i,trouble:()=>l||
(u===null?"":vr),end:e.follow(()=>{v(),n()}),show(g){a=g,v(),a.signatures.some(({name:E})=>E===s.signature)||(s.signature="board"),O(i)},changed(g){i.kind==="mi\
ne"&&b(g)},question(){return i.kind==="program"?{name:i.name}:{source:o(),signature:i.kind==="mine"?s.signature:null}}}}function vo(e){let t=c(""),r=null;function o(){r?.then(({destroy:n})=>n()),r=null,t.replaceChildren()}return{node:t,clear:o,step(n){o();let s=c("");t.append(s),
r=e.step(s,n),t.scrollIntoView({block:"nearest"})}}}var Me=e=>e===null?"out of reach":ae(e),Ue=e=>`${pe(e)}${/[.?!]$/.test(e)?"":"."}`,ue=(e,t,...r)=>c(`section.card.${e}`,{label:t},c("b.card-title",t),r.filter(o=>!!o)),
he=e=>e&&c("p",`${e}`),de=e=>e&&c("p.quiet",`${e}`),$o=(e,t)=>c("p","Right is ",c("b",Me(e)),", yours says ",c("b",Me(t)),"."),jo=e=>e?.words?.exception==="EOFE\
rror"&&"Nobody can answer input() here: use what the function is given.",Oo=(e,t)=>e!==null&&c(".tools",q(`Show line ${e}`,null,()=>t.point(e)));function $r(e,t){
let r=J(e),o=Se(r);o.paint({distance:o.distance,predecessor:o.predecessor,piece:!1}),o.mark(null,t?[t]:[]);let n=c(".thumb",{inert:"",style:`--columns:${o.columns}\
;--shape:${o.shape}`},o.node);return{board:r,node:n}}function jr({report:e,like:t,stepper:r},o){let{boards:n,correct:s,finding:a,proven:i,tested:l,tried:u,notes:m,
smallest:d}=e,p=`${u.toLocaleString("en")} ${u===1?"board":"boards"} played`,k=de(`The boards: ${n[0].toLowerCase()}${n.slice(1)}.`),w=m.map(y=>de(`Note: ${y.says}\
.`));if(s===null)return ue("open",`${e.name} could not be judged`,he(Ue(a.says)),...w);if(s)return ue("right",`${e.name} is right on every board that was played`,
c("p",c("b","Proven"),`, by playing every one: ${i}.`),l&&c("p",c("b","Tested"),`, which proves nothing about others: ${l}.`),de(`${p}.`),k,...w);let{board:O,node:v}=$r(
e.board,a),j=typeof e.got=="number"||e.got===null,b=d?"Wrong on this board, the smallest there is":"Wrong on this board",C=[j?$o(e.expected,e.got):he(`Right is ${Me(
e.expected)}. Yours: ${e.got.says}.`),(j||a.kind!==e.got.kind)&&he(Ue(a.says)),he(jo(e.got)),...t.slice(0,2).map(y=>de(`It answers like a known mistake: ${y.title}\
. The repair: ${y.repair}`)),de(`${be(O)} · ${p}`),k,...w,c(".tools",r&&q("Step to the first difference",null,()=>o.step(r)),o.draw(O))];return ue("wrong",b,c(
".exhibit",v,c(".told",C.filter(y=>!!y))))}function Or({right:e,ended:t,throws:r,expected:o,finding:n,line:s},a){return e?ue("right",`Right on this board: ${Me(
r)}`,de("One board proves little. Check plays them all, smallest first.")):ue("wrong",t==="returned"?"Wrong on this board":"No answer on this board",t==="return\
ed"&&$o(o,r),n&&he(Ue(`${n.says}${s===null?"":`, in line ${s}`}`)),he(jo(n)),Oo(s,a))}function Sr({comparison:e}){let t=["program","throws","agrees","cells take\
n","edges","longest frontier"],r=e.rows.map(n=>c("tr",[n.algorithm,n.answered?n.throws??"none":"no answer",n.answered?n.agrees?"yes":"no":"–",...[n.cells_taken,
n.edges_looked_at,n.longest_frontier].map(s=>s??"–")].map((s,a)=>c(a?"td":"th",a?{}:{scope:"row"},`${s}`)))),o=e.rows.filter(n=>n.first_difference);return ue(
"open",`On this board: ${Me(e.throws)}`,Je("","Comparison",c("table",c("thead",c("tr",t.map(n=>c("th",{scope:"col"},n)))),c("tbody",r))),...o.map(({algorithm:n,
first_difference:{cell:s,finding:a}})=>de(`${n} first differs at cell ${s}: ${a.says}.`)))}var Mr={board:"This board does not fit",code:"This code cannot be loa\
ded",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},Er=({what:e,says:t,line:r},o)=>ue(e==="stopped"?
"open":"wrong",Mr[e]??"That did not work",he(Ue(`${r===null?"":`line ${r}: `}${t}`)),Oo(r,o));function Ar({printed:e,more_printed:t}){return e?.length?ue("open",
"It printed",Je(".printed","What it printed",e.map(r=>c(".piece",c("span.quiet",r.line===null?"":`line ${r.line}`),c("code",r.text)))),de(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function So(e,t){return[e.kind==="failure"?Er(e,t):e.of==="check"?jr(e,t):e.of==="compare"?Sr(e):e.of==="solve"&&Or(e,t),Ar(e)].
filter(o=>!!o)}var Mo=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Cr=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board"]],Tr="This code came with the link. It has not run, and runs only when you press a button below.";function Eo(e,t){
let r=null,o=null,n=!1,s=!1,a=!1,i=t.host(C),l=ko(),u=et(t.address.read()),m=c(".editor"),d=c("p.note.quiet"),p=c("span.strip.quiet",{role:"status"}),k=c("progr\
ess",{max:1,label:"Python is loading",hidden:""}),w=c(".cards"),O=vo(t),v=q("Stop","End what is running",()=>i.stop()),j=Cr.map(([f,x,$])=>q(f,$,()=>L(x))),b=xo(
{keeper:l,arrived:u,open:y,text:()=>o?.text()??"",heard:()=>M()});function C({part:f,ready:x}){k.hidden=x===!0||!a,f!==void 0&&N(k,"value",f),x?R(p,a?"It runs …":
""):a&&R(p,`Python is loading (${i.size}, once) …`)}function y(f,x){o?.open(f,x),M()}function M(){let{kind:f}=b.chosen(),x={mine:b.trouble()||i.refusal,program:i.
refusal,link:Tr};R(d,x[f]??""),d.classList.toggle("s-strong",f==="link")}async function g(){n=!0;try{let[{make:f},x]=await Promise.all([t.editor(),t.shelf()]);o=
f(m,"Program",$=>{b.changed($),M()}),b.show(x)}catch(f){R(d,`The editor cannot be loaded: ${f.message}`)}E()}function E(){for(let f of j)N(f,"aria-disabled",a||
!o||!!i.refusal);v.hidden=!a,N(w,"aria-busy",`${a}`),!s&&i.size&&R(p,`Python (${i.size}) loads at the first run.`)}async function L(f){if(a||!o||!r||i.refusal)return;
s=a=!0,o.point(null),w.replaceChildren(),O.clear(),R(p,"It runs …"),E();let{name:x,cells:$,jumps:T,die:z,start:U,chained:h,overshoot:I}=r.board,Q={name:x,cells:$,
jumps:T,die:z,start:U,chained:h,overshoot:I},te=await i.ask({kind:f,program:b.question(),board:Q},ge=>R(p,`${ge} …`));a=!1,k.hidden=!0,R(p,""),E(),D(te)}function D(f){
let x=So(f,{step:O.step,draw:$=>q("Move this board to Draw",null,()=>{e.use($),e.enter("Draw")}),point($){o?.point($),o?.focus()}});w.replaceChildren(...x),f.line&&
o?.point(f.line),w.scrollIntoView({block:"nearest"}),f.of==="trace"&&f.stepper&&O.step(f.stepper),e.say(Mo(x)||"Step through the run below.")}return{name:"Write",
under:c("p.quiet.hint","The board on which it runs. Change it in Draw."),side:[b.node,d,m,c(".tools.acts",j,v,c("span.progress",k,p))],foot:[w],below:[O.node],show(f){
r=f,r.paint({piece:!1}),n||g(),E(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){O.clear(),i.end(),
b.end(),o?.destroy()},more:()=>b.chosen().kind==="mine"?Xe(o?.text()??""):"",stays:()=>u===null?"":Xe(u)}}var Ao=`.snl-workbench{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b\
47);--cell:light-dark(#faf9f4,#232933);--odd:light-dark(#f3eee5,#1d222b);--chip:light-dark(#ffffff,#0f1217);--now:light-dark(#7a1550,#ff9bcf);--nowSoft:light-da\
rk(#f0e4ea,#41263a);--wait:light-dark(#1c5d99,#86c1f5);--badge:light-dark(#16352c,#d9efe4);--badgeInk:light-dark(#ffffff,#0f2019);--ladder:light-dark(#7d8ca3,#9\
3a3bb);--start:light-dark(#2f6b45,#9fdcb2);--goal:light-dark(#6b5310,#efd27a);--wrong:light-dark(#b3261e,#ff9a8c);--wrongSoft:light-dark(#fbe3df,#4a221d);--die:\
light-dark(#ffffff,#f6f4ee);--dieInk:light-dark(#1c2530,#1c2530);--tint-0:light-dark(#d9efe4,#1d3a33);--tint-1:light-dark(#b9e0d0,#245044);--tint-2:light-dark(#\
93cdb8,#2c6656);--tint-3:light-dark(#6cb89f,#357d69);--tint-4:light-dark(#479f86,#3f957d);--snake-0:light-dark(#c65d47,#e0806c);--snake-1:light-dark(#cf9332,#e3\
b15c);--snake-2:light-dark(#a0703f,#c39866);--snake-3:light-dark(#c0587e,#df86a6);--snake-4:light-dark(#8d8232,#b7ad5c);--snake-5:light-dark(#b2463f,#dc7f78);--\
snake-6:light-dark(#8a5a9c,#b78fca)}
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
ound:linear-gradient(90deg,var(--tint-0) 20%,var(--tint-1) 20% 40%,var(--tint-2) 40% 60%,var(--tint-3) 60% 80%,var(--tint-4) 80%);width:2em}[data-key=found]{bac\
kground:linear-gradient(to bottom left,var(--wrong) 50%,transparent 51%)}.s-says{padding:.25rem 0 .25rem .9rem;border-left:5px solid var(--now);min-height:calc(\
4.7em + .5rem);overflow-wrap:anywhere}.s-says[data-failed]{border-color:var(--wrong)}.s-speaker{font-size:1.25em;line-height:1.3}[data-told]{display:inline-bloc\
k}[data-told]:first-letter{text-transform:uppercase}.s-outcome{display:block;font-size:.8em}.s-outcome:empty{display:none}.s-game{color:var(--quiet)}.s-findings\
{padding:.3rem .9rem;border-left:5px double var(--wrong);background:var(--wrongSoft);list-style:none;font-size:.9em}.s-findings li:before{content:"✗ "}@containe\
r (max-width: 62rem){.s-says{min-height:calc(5.26em + .6rem)}.s-speaker{font-size:1.1em}}@container (min-width: 40rem){.s-stage{--board: min(54%, var(--tall) * \
var(--shape), var(--largest) * var(--columns));grid-template-columns:minmax(20rem,var(--board)) minmax(0,1fr);gap:1.5rem}.s-side{min-height:min(26rem,var(--tall\
) + 2rem)}}}.snl-workbench{:is(.s-head,.s-tools,.s-title,.s-predict,.s-form,.s-heads,.s-buttons,.s-transport,.s-line-up,.s-switch){display:flex;flex-wrap:wrap;a\
lign-items:center;gap:.35rem .5rem;min-width:0}.s-head{gap:.5rem 1rem}.s-title{flex:1 1 0;gap:0 .8rem;font-size:1.15em;font-weight:650;line-height:1.2;overflow-\
wrap:anywhere}.s-title .s-quiet{font-size:.75em}.s-transport{flex:1 1 100%;order:1;flex-wrap:nowrap}.s-buttons{flex-wrap:nowrap;gap:.4rem}.s-button{min-width:2.\
25rem;min-height:2.25rem;max-width:100%;margin:0;padding:.2em .7em;border:1px solid color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius:.5rem;font:in\
herit;font-size:.9rem;color:var(--ink);background:var(--paper);cursor:pointer}button.s-button{display:inline-flex;align-items:center;justify-content:center}.s-b\
utton:hover{background:var(--odd)}.s-buttons .s-button{padding:.2em}.s-buttons :nth-child(4){border-color:var(--now);background:var(--now);color:var(--paper)}.s\
-button[aria-disabled]{opacity:.4}.s-button[aria-pressed=true]{border-color:var(--ink);background:var(--ink);color:var(--paper)}.s-button svg{display:block;widt\
h:1.1rem;margin:auto;fill:currentColor}input.s-button{width:5em}.s-track{position:relative;flex:1 1 6rem;min-width:4rem;padding:.2rem 0 1rem}.s-bar{display:bloc\
k;width:100%;height:1.2rem;margin:0;background:none;accent-color:var(--now);appearance:none;cursor:pointer}.s-bar::-webkit-slider-runnable-track{height:.4rem;bo\
rder-radius:1rem;background:linear-gradient(90deg,var(--now) calc(.55rem + var(--at, 0) * (100% - 1.1rem)),color-mix(in srgb,var(--quiet) 28%,var(--paper)) 0)}.\
s-bar::-moz-range-track{height:.4rem;border-radius:1rem;background:color-mix(in srgb,var(--quiet) 28%,var(--paper))}.s-bar::-moz-range-progress{height:.4rem;bor\
der-radius:1rem;background:var(--now)}.s-bar::-webkit-slider-thumb{width:1.1rem;height:1.1rem;margin-top:-.35rem;border-radius:50%;background:var(--now);appeara\
nce:none}.s-bar::-moz-range-thumb{width:1.1rem;height:1.1rem;border:0;border-radius:50%;background:var(--now)}.s-ticks span{position:absolute;top:1.5rem;left:ca\
lc(.55rem + var(--at) * (100% - 1.1rem));font-size:.72rem;line-height:1;color:var(--quiet);white-space:nowrap;transform:translate(-50%)}.s-ticks span:before{con\
tent:"";position:absolute;left:50%;bottom:100%;height:.3rem;border-left:1.5px solid var(--quiet)}.s-of{min-width:4.6em;text-align:right;color:var(--quiet);font-\
size:.9rem;white-space:nowrap}.s-predict{min-height:3.1rem;padding:.35rem .7rem;border:2px dashed color-mix(in srgb,var(--quiet) 55%,var(--paper));border-radius\
:.5rem}[data-verdict=asked]{border:2px solid var(--now)}[data-verdict=right]{border:2px solid var(--tint-4)}[data-verdict=wrong]{border:2px solid var(--wrong)}[\
data-verdict=right] .s-question:before{content:"✓ "}[data-verdict=wrong] .s-question:before{content:"✗ "}.s-question{flex:1 1 12rem}.s-hands{display:none;width:\
7em}.s-votes{flex-basis:100%;display:grid;gap:.2rem;margin:0;padding:0;list-style:none;li{display:flex;align-items:center;gap:.5em}b{min-width:3em;text-align:ri\
ght}.s-room{flex:1}.s-room .s-part{display:block;height:1em;border-radius:.2em;background:var(--quiet)}.s-yes .s-part{background:var(--tint-4)}.s-no .s-part{bac\
kground:var(--wrong)}}.s-share{position:relative}.s-menu{position:absolute;z-index:20;top:calc(100% + .3rem);right:0;display:flex;flex-direction:column;gap:.3re\
m;width:15rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--paper);box-shadow:0 .5rem 1.5rem #0003}.s-menu .s-button{border-co\
lor:transparent;justify-content:start}.s-address{width:100%;padding:.4em;border:1px solid var(--line);font:inherit;font-size:.8rem;color:var(--ink);background:v\
ar(--odd)}@container (min-width: 62rem){.s-title{flex:0 1 auto;max-width:24rem}.s-transport{flex:1 1 27rem;order:0}}@container (max-width: 33rem){.s-transport{p\
osition:sticky;z-index:10;bottom:0;order:9;flex-wrap:wrap;justify-content:space-between;margin:0 -.75rem;padding:.4rem .75rem;border-top:1px solid var(--line);b\
ackground:var(--paper)}.s-predict{order:-1;scroll-margin-bottom:8rem}.s-head{display:contents}.s-title{order:-2}.s-head>.s-tools{order:-1}.s-button{min-width:44\
px;min-height:44px}.s-track{flex:1 0 60%;order:-2;padding:.5rem 0 .9rem}.s-bar{height:1.7rem}.s-ticks span{top:2rem}.s-of{order:-1;min-width:0}.s-buttons{flex:1\
 1 auto;justify-content:space-between;gap:.1rem;max-width:15.5rem}.s-transport select{flex:1 1 53px;max-width:5rem;padding-inline:0}.s-several .s-transport sele\
ct{display:none}}}.snl-workbench{.s-board{width:100%;max-width:min(var(--tall) * var(--wide) / var(--high),var(--largest) * var(--wide));margin:0 auto;container\
-type:inline-size}.s-sheet{--unit: calc(100cqw / var(--wide));position:relative;isolation:isolate;overflow:hidden;border-radius:.5rem;box-shadow:0 0 0 1px var(-\
-line);line-height:1;font-size:max(var(--unit) * .15,min(.78em,var(--unit) * .24))}.s-row{display:grid;grid-template-columns:repeat(var(--wide),1fr)}.s-cell{pos\
ition:relative;grid-row:1;height:var(--unit);background:var(--cell);cursor:pointer}.s-odd{background:var(--odd)}[data-tint="0"]{background:var(--tint-0)}[data-t\
int="1"]{background:var(--tint-1)}[data-tint="2"]{background:var(--tint-2)}[data-tint="3"]{background:var(--tint-3)}[data-tint="4"]{background:var(--tint-4)}[da\
ta-tint]{box-shadow:inset 0 0 0 .5px color-mix(in srgb,var(--badge) 18%,transparent)}.s-cell:before,.s-cell:after{content:"";position:absolute;z-index:2;inset:3\
%;border-radius:calc(var(--unit) * .05);pointer-events:none}.s-cell[data-state=frontier]:before{border:max(1.5px,var(--unit) * .03) dashed var(--wait)}.s-cell[d\
ata-state=visited]:before{border:max(1.5px,var(--unit) * .025) dotted var(--quiet)}.s-cell[data-state=current]:before{inset:0;border:max(2.5px,var(--unit) * .05\
5) solid var(--now)}.s-cell:after{z-index:4;inset:0}.s-differs:after{inset:-3%;border:max(4px,var(--unit) * .08) double var(--wrong)}.s-found{background-image:l\
inear-gradient(to bottom left,var(--wrong) 16%,transparent 16.5%)}.s-cell.s-lit:after{box-shadow:inset 0 0 0 max(2px,var(--unit) * .04) var(--wait)}.s-cell:focu\
s-visible{outline:0}.s-cell:focus-visible:after{outline:3px solid var(--wait);outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--paper)}.s-cell>span{position:\
absolute;z-index:5}.s-number{top:5%;left:5%;padding:.2em .3em;border-radius:.3em;background:var(--chip);font-weight:700}.s-cell>.s-end{bottom:6%;left:5%;padding\
:.15em .3em;border-radius:.3em;background:var(--chip);font-weight:700;font-size:.85em}.s-end[data-is=start]{color:var(--start)}.s-end[data-is=goal]{color:var(--\
goal)}.s-badge{right:6%;bottom:6%;min-width:1.6em;padding:.3em .35em;border-radius:1em;background:var(--badge);color:var(--badgeInk);font-weight:700;text-align:\
center}[data-is]:before{content:attr(data-is)}:is(.s-badge,.s-end):not([data-is]){display:none}.s-new>.s-badge{outline:max(2px,.16em) solid var(--now);outline-o\
ffset:1px}.s-close .s-end,.s-tiny [data-distance]>.s-number{display:none}.s-dense .s-number{padding:.08em .15em}.s-dense .s-sheet{border-radius:.25rem;font-size\
:calc(var(--unit) * .3)}.s-dense .s-badge{min-width:1.3em;padding:.1em .2em}.s-tiny .s-sheet{font-size:calc(var(--unit) * .43)}@container (max-width: 26rem){.s-\
end{display:none}}.s-layer{position:absolute;z-index:1;top:0;left:0;width:100%;pointer-events:none;overflow:visible;fill:none;stroke-linecap:round;stroke-linejo\
in:round}.s-above{z-index:4}.s-jumps>g{opacity:.5}.s-jumps>:is(.s-lit,.s-touched,.s-taken,.s-found){opacity:1}.s-found .s-halo{stroke:var(--wrong)!important;str\
oke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-lit,.s-taken,.s-touched){opacity:.25}.s-halo{opacit\
y:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;text-anchor:middle}@media(prefers-reduced-motion:no-pr\
eference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(--far);animation:snl-throw .12s ease-out both}.s-mov\
e :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear .08s .12s both}}}@keyframes snl-appear{0%{opacity:0\
}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}.snl-workbench{&.s-writing .s-side>.s-says{position:absolute;width:1px;height:1px;min-height:0;padding:0\
;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(15rem,min(38%,var(--tall) * var(--shape)))\
 minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8rem}.s-tabs{display:flex;flex:1 1 auto;gap:\
.35rem;min-width:0}.s-tabs .s-button{border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var\
(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empt\
y{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:.3rem;color:var(--ink);background:color-mix(in srgb,var(--wa\
it) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;background:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:\
hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-editor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-ed\
itor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor .c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.\
nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--now);colo\
r:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-items:center;justify-content:flex-end;gap:.6rem;min-height:2\
.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction:column;gap:.7rem}.s-cards:empty{display:none}.s-card{displa\
y:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.\
s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);background:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card\
.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:fle\
x;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: \
14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card table{width:100%;border-collapse:collapse;font-size:.85rem}.s-ca\
rd :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowrap}.s-card :is(td,th):first-child{text-align:left}.s-card th\
ead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:auto;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{\
display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;font:.85rem/1.5 var(--mono);color:var(--ink);background:none;\
white-space:pre-wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s\
-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-acts .s-button{flex:1 1 4.5rem}}}.snl-workbench{--tall: max(clamp(15rem, 100vh\
 - 24rem, 40rem), var(--rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-r\
adius:0}.s-modes .s-button+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-mod\
es [aria-pressed=true]{border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight\
:650}.s-head>.s-quiet{flex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong)\
;border-radius:.3rem;background:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:\
1rem;min-height:0}.s-tools{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;f\
ont-weight:650;line-height:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}.s-dice{display:flex;flex-wrap:wrap;justify-conten\
t:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-butt\
on svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:translateY(-2px)}.s-face text{font-weight:700;text-anchor:middl\
e}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s-chip{padding:.1em .55em;border:1px solid var(--line);border-ra\
dius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-a\
lign:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-direction:column;gap:.15rem;color:var(--quiet);font-size:.85rem}\
summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margin:.5rem 0;padding:.5rem;border:1px solid var(--line);border-rad\
ius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));resize:vertical}.s-text::placeholder{color:va\
r(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&\
.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-drawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing \
.s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:.03px}@container (max-width: 33rem){.s-head{display:flex}.s-hea\
d>.s-tools{order:0}.s-head>.s-quiet,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s\
-stage{gap:.6rem}.s-says{min-height:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s\
-dice,.s-hint,.s-settings,.s-says,.s-fold){display:none}}}
`;var Co="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",To=({ctrlKey:e,metaKey:t,altKey:r})=>!(e||t||r);function Io(e,t,r){let{address:o}=r,
n=(t.gallery??[]).map(J),s=c("p.speaker",{role:"status"}),a=c("span.quiet"),i=c("p.trouble",{role:"alert"}),l=c(""),u=c(".main",l),m=c(".side"),d=c(".stage",u,m),
p=c(".foot"),k=c(""),w=c("",{class:"snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),O={root:w,say:h=>R(s,h),use(h){v.add(h),D(h),L()},can:h=>v.
can(h),go(h){v.can(h)&&(D(v.go(h)),L())},enter(h){f(j.find(I=>I.name===h)??b),D(C.board),L()}},v=Xt(ke(o.read())??J(t.board)),j=t.only?[t.only==="Play"?gt(O,r.played):
mt(O)]:[gt(O),mt(O),Eo(O,r)],b=j.find(({name:h})=>h===Ge(o.read()))??j[0],C=Se(v.now()),y=n.map(({name:h},I)=>[`${I}`,h]),M=X("Board",[["","Your board"],...y],"",
h=>{let I=n[Number(h)];h&&I&&O.use(I)}),g=c("input.address",{readonly:"",label:"To copy",hidden:""});async function E(){let I=`${location.href.split("#")[0]}${se(
C.board)}${Qe(b.name)}${b.more?.()??""}`;g.value=I;try{await navigator.clipboard.writeText(I),O.say("Copied: a link to this board.")}catch{g.hidden=!1,g.select(),
O.say("Copy the link from the field.")}}function L(){let h=j.map(({stays:I})=>I?.()??"").join("");o.write(`${se(C.board)}${Qe(b.name)}${h}`)}function D(h){let I=wo(
l),Q=l.contains(I)&&I?.dataset.cell;C=Se(h),l.replaceChildren(C.node),N(d,"style",`--shape:${C.shape};--columns:${C.columns}`),N(w,"style",`--rows:${C.plan.rows}`),
R(a,be({...h,name:""}));let te=n.findIndex(ge=>se(ge)===se(h));M.value=te<0?"":`${te}`,M.options[0].hidden=te>=0,g.hidden=!0,R(i,""),b.show(C),Q&&C.cells.get(Number(
Q))?.focus({preventScroll:!0})}function f(h){b.leave(),b=h;for(let[I,Q]of x.entries())N(Q,"aria-pressed",`${j[I]===b}`);F(w,"drawing",b.name==="Draw"),F(w,"writ\
ing",b.name==="Write"),u.replaceChildren(l,b.under),m.replaceChildren(c(".says",s),...b.side),p.replaceChildren(...b.foot??[]),k.replaceChildren(...b.below??[])}
let x=j.map(h=>q(h.name,null,()=>O.enter(h.name)));w.addEventListener("mousedown",h=>{let I=h.target;!I.closest(".s-grid")||!l.contains(I)||(h.preventDefault(),
w.focus({preventScroll:!0}))}),w.addEventListener("click",({target:h})=>{let I=h.closest(".s-grid .s-cell");I&&l.contains(I)&&b.choose(Number(I.dataset.cell))}),
w.addEventListener("keydown",h=>{let I=h.target;To(h)&&h.stopPropagation(),!I.matches(Co)&&b.key(h.key,h)&&h.preventDefault()});function $(h){let I=h.composedPath()[0];
if(h.defaultPrevented||!To(h)||!/^[1-9]$/.test(h.key)||I.closest(`${Co}, .snl-stepper`))return;let{top:Q,bottom:te}=l.getBoundingClientRect();te>0&&Q<innerHeight&&
b.key(h.key,h)&&h.preventDefault()}function T(){let h=ke(o.read());h&&(se(h)!==se(C.board)||o.links)&&(v.add(h),f(j.find(({name:I})=>I===Ge(o.read()))??b),D(h)),
R(i,tt(o.read()))}o.keys&&addEventListener("keydown",$);let z=o.follow(T);w.append(c(".frame",c(".head",!t.only&&c(".modes",{role:"group",label:"What to do"},x),
n.length>0&&c("label.board-of",c("span","Board"),M),a,o.links&&c(".tools",q("Copy link","A link to this board",E),g)),i,d,p)),F(w,"ready",!0),F(w,"only",t.only),
F(w,"fixed",t.fixed);let{remove:U}=go(e,Ao,w);return e.append(k),f(b),D(C.board),R(i,tt(o.read())),{show:D,replay:h=>b.replay?.(h)??!1,destroy(){removeEventListener(
"keydown",$),z();for(let h of j)h.end?.();k.remove(),U()}}}async function No(e,t){let r=`${e}
export default ${t};`,o=URL.createObjectURL(new Blob([r],{type:"text/javascript"})),n=await import(o);return URL.revokeObjectURL(o),n.default}var Nr={what:"died",
says:"The process that ran it has ended. The next question gets a new one."};function qr(e){let t=0,r=null;function o({said:s,ended:a}){a&&n(Ze(Nr)),!(!s||s.id!==
r?.id)&&(s.kind==="progress"?r?.progress(s.says):n(s))}function n(s){let a=r;r=null,a?.settle(s)}return e.on("msg:custom",o),{size:null,refusal:null,ask(s,a){t+=
1;let i=`${t}`;return new Promise(l=>{r={id:i,progress:a,settle:l},e.send({ask:{...Et,id:i,...s}})})},stop(){e.send({stop:!0}),n(Ze(At))},end:()=>e.off("msg:cus\
tom",o)}}function bt(e,t){return new Promise(r=>{function o(n){n.name===t&&(e.off("msg:custom",o),r(n.content))}e.on("msg:custom",o),e.send({wants:t})})}function Lr({
model:e,el:t}){let r=()=>se(J(e.get("drawn"))),o=null,n=Io(t,{board:e.get("drawn"),gallery:e.get("boards")},{host:()=>qr(e),editor:async()=>No(await bt(e,"edito\
r"),"snlEditor"),shelf:()=>bt(e,"shelf"),async step(a,i){return o??=bt(e,"stepper").then(l=>No(l,"snlStepper")),(await o).mount(a,i,{level:2,difference:!0})},address:{
read:r,write(a){e.set("drawn",ke(a)),e.save_changes()},follow(a){return e.on("change:drawn",a),()=>e.off("change:drawn",a)},links:!1,keys:!1}});function s({target:a,
ctrlKey:i,metaKey:l,altKey:u}){a instanceof Element&&t.contains(a)&&N(a,"data-lm-suppress-shortcuts",!(i||l||u))}return addEventListener("keydown",s,!0),()=>{removeEventListener(
"keydown",s,!0),n.destroy()}}var Ys={render:Lr};export{Ys as default};
