// built from web/ by `npm run build`
"use strict";(()=>{var Yt='function u(n){let e={at:1/0,now:()=>performance.now()},r={get 0(){let t=performance.now();return t<e.at?0:(e.at=t+20,10)},set 0(t){}};n.setInterruptBuff\
er(r),n.registerJsModule("snl_alarm",e)}var l=null,p=`\nimport gc, json, random, sys\nsys.path.insert(0, "/core")\nfrom snl_algos.workbench import answer\ngc.freeze\
()  # what is there before any program need not be looked through again and again\n`,y=`\nrandom.seed()  # not again the numbers of the worker before\nlambda quest\
ion, send: answer(json.loads(question), lambda said: send(json.dumps(said)))\n`,s=(n,e=[])=>self.postMessage(n,{transfer:e});function m(n){let e=0;return async(.\
..r)=>{let t=await n(...r),c=new TransformStream({transform(a,i){e+=a.length,s({bytes:e}),i.enqueue(a)}}),{status:f,statusText:d,headers:o}=t;return new Respons\
e(t.body?.pipeThrough(c),{status:f,statusText:d,headers:o})}}async function h({home:n,core:e,memory:r}){let t=self.fetch;self.fetch=m(t);let c=`${n}pyodide.mjs`\
,{loadPyodide:f}=await import(c),o=await f({indexURL:n,...r?{_loadSnapshot:r}:{_makeSnapshot:!0}}),a=await(await fetch(e)).arrayBuffer();if(self.fetch=t,o.unpac\
kArchive(a,"zip",{extractDir:"/core"}),!r){o.runPython(p);try{let i=o.makeMemorySnapshot().buffer;s({memory:i},[i])}catch{}}u(o),l=o.runPython(y),s({ready:!0})}\
self.onmessage=async({data:n})=>{try{n.begin?await h(n.begin):l?.(n.question,e=>s({said:e}))}catch(e){s({failed:`${e}`.slice(-500)})}};';var Qt={format:"snl-workbench",version:2},_e=e=>({kind:"failure",line:null,printed:[],more_printed:0,...e});var qn={what:"stopped",says:"You stopped it."},Hn=e=>`${(e/1e6).toFixed(1)} MB`;function Zt(e,t){let n=null,r=!1,o=0,s,a,i=null;function c(){let $=URL.createObjectURL(
new Blob([Yt],{type:"text/javascript"})),y=new Worker($,{type:"module"});y.onmessage=({data:S})=>y===n&&g(S),y.onerror=S=>y===n&&h(S.message),y.postMessage({begin:{
home:e.home,core:e.core,memory:s}}),n=y,r=!1}function m(){clearTimeout(a),n?.terminate(),n=null}function p($){clearTimeout(a);let{settle:y}=i??{};i=null,y?.($)}
function d(){if(clearTimeout(a),i?.silent)return;let{seconds:$}=e,y=`It said nothing for ${$} seconds, so it was ended. Python begins again.`;a=setTimeout(()=>u(
{what:"late",says:y}),1e3*$)}function u($){m(),c(),p(_e($))}function h($){r?u({what:"died",says:`Python itself broke, and begins again: ${$}`}):s?(s=null,m(),c()):
(m(),p(_e({what:"died",says:`Python could not be loaded: ${$}`})))}function f(){!i||!r||(n?.postMessage({question:i.text}),d())}function g($){$.memory?s=s===null?
null:$.memory:$.bytes?t({part:Math.min(1,$.bytes/e.bytes)}):$.ready?(r=!0,t({ready:r}),f()):$.failed?h($.failed):$.said&&v(JSON.parse($.said))}function v($){$.id===
i?.id&&(d(),$.kind==="progress"?i.progress($.says):p($))}return{size:`up to ${Hn(e.weight)}`,refusal:null,ask($,y){o+=1;let S=`${o}`;return new Promise(x=>{i={id:S,
text:JSON.stringify({...Qt,id:S,...$}),silent:$.kind==="cell",progress:y,settle:x},n||c(),f()})},stop:()=>i&&u(qn),end:m}}var yt=e=>({size:null,refusal:e,ask:async()=>_e(
{what:"died",says:e}),stop(){},end(){}});var le={light:{paper:"#ffffff",ink:"#1c2530",quiet:"#5a6472",line:"#d9d5ca",cell:"#faf9f4",odd:"#e9e1d2",chip:"#ffffff",now:"#7a1550",nowSoft:"#f0e4ea",wait:"#1\
c5d99",badge:"#16352c",badgeInk:"#ffffff",ladder:"#8f5e2a",start:"#2f6b45",startGround:"#d6ebda",goal:"#6b5310",goalGround:"#f6d977",wrong:"#b3261e",wrongSoft:"\
#fbe3df",die:"#ffffff",dieInk:"#1c2530",tints:["#e0f2e9","#c6e6d9","#abd9c9","#90ccb8","#75bea6","#5bae95","#449d84","#328b73","#237962"],snakes:["#c0503a","#9a\
6a10","#7d5730","#b04a72","#6f6822","#a33a34","#7d5090"]},dark:{paper:"#14171d",ink:"#eceef2",quiet:"#a9b1bd",line:"#343b47",cell:"#272e39",odd:"#1a1f27",chip:"\
#0f1217",now:"#ff9bcf",nowSoft:"#41263a",wait:"#86c1f5",badge:"#d9efe4",badgeInk:"#0f2019",ladder:"#d0a06a",start:"#9fdcb2",startGround:"#1f3b2c",goal:"#efd27a",
goalGround:"#5c4713",wrong:"#ff9a8c",wrongSoft:"#4a221d",die:"#f6f4ee",dieInk:"#1c2530",tints:["#19352e","#1d4238","#224f43","#275d4f","#2d6a5b","#337867","#398\
773","#40957f","#48a48b"],snakes:["#e0806c","#e3b15c","#c39866","#df86a6","#b7ad5c","#dc7f78","#b78fca"]},shape:{anchor:[.5,.55],apart:.1,number:[.05,.05],badge:[
.81,.8],badgeRadius:.13,ladder:{half:.1,over:.08,rung:.19,rail:.06,rungWidth:.04},snake:{half:.11,skull:.15,swing:.26,wave:3.2,bow:.42,clear:.24,stripe:.03,eye:.036,
pupil:.018},arc:{least:.3,more:.16,width:.05,head:.22,edge:.15},die:{side:.32,corner:.07,pip:.034},flag:{pole:[.7,.1,.52],tip:[.93,.21],base:.32,width:.035},faint:.35}};var{shape:Dn}=le,ee=e=>Array.from({length:e},(t,n)=>n),Ge=(e,t,n)=>Math.min(n,Math.max(t,e));function Z({start:e,columns:t},n){let r=e===0?1:0;if(n===0)return[0,
0];let o=Math.floor((n-1)/t),s=(n-1)%t;return[o,r+(o%2?t-1-s:s)]}var Xt=({columns:e,start:t})=>e+(t===0?1:0);function Y(e,t){let[n,r]=Z(e,t),[o,s]=Dn.anchor;return[
r+o,e.rows-n-1+s]}function oe([e,t],[n,r]){let o=Math.hypot(n-e,r-t)||1,s=(n-e)/o,a=(r-t)/o;return{length:o,spot:(c,m=0)=>[e+c*s-m*a,t+c*a+m*s]}}function er([e,
t],[n,r],[o,s]){let[a,i]=[o-n,s-r],c=((e-n)*a+(t-r)*i)/(a*a+i*i||1),m=Ge(c,0,1);return Math.hypot(e-n-m*a,t-r-m*i)}function Ue(e,t){let[[r,o],[s,a]]=[e(t-1e-4),
e(t+1e-4)];return[(s-r)/(2*1e-4),(a-o)/(2*1e-4)]}function Ve(e,t,n,r){let o=(n-t)/r,s=[e(t)];for(let a of ee(r)){let[i,c]=[t+a*o,t+(a+1)*o],[[m,p],[d,u]]=[e(i),
e(c)],[[h,f],[g,v]]=[Ue(e,i),Ue(e,c)];s.push([m+h*o/3,p+f*o/3],[d-g*o/3,u-v*o/3],[d,u])}return s}var zn=4,tr=(e,t)=>{let n=le.light.tints.length-1;return Math.round(
n*Ge(e/Math.max(t,zn),0,1))};var xt=400,kt=20,Jn=["stay","bounce","win"];function Re(e,t,n,r){if(!Number.isInteger(e)||Number(e)<n||Number(e)>r)throw new Error(`${t} must be a whole number \
from ${n} to ${r}, not ${e}`);return Number(e)}function _n(e){if(!Array.isArray(e))return Re(e,"the die",1,kt);if(!e.length||e.length>kt)throw new Error(`a die \
in this page has 1 to ${kt} faces, not ${e.length}`);let t=e.map(r=>Re(r,"a face of the die",1,10**18));t.sort((r,o)=>r-o);let n=t.find((r,o)=>r===t[o-1]);if(n!==
void 0)throw new Error(`face ${n} is on the die twice`);return t.at(-1)===t.length?t.length:t}function Un(e,t){if(!Array.isArray(t))throw new Error("the jumps m\
ust be a list of pairs");let n=new Map;for(let r of t){if(!Array.isArray(r)||r.length!==2)throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(
r)}`);let[o,s]=r;for(let i of r)Re(i,`a cell of the jump ${o}→${s}`,1,e);let a=n.get(o);if(a!==void 0)throw new Error(`two jumps from cell ${o}: ${o}→${a} a\
nd ${o}→${s}`);n.set(o,s)}return[...n].filter(([r,o])=>r!==o).sort(([r],[o])=>r-o)}function U(e){let{name:t="",jumps:n=[],die:r=6,start:o=1,chained:s=!1,overshoot:a="\
stay"}=e,i=Re(e.cells,"the number of cells",1,xt);if(typeof t!="string")throw new Error("the name of a board must be a text");if(typeof s!="boolean")throw new Error(
`chained must be true or false, not ${s}`);let c=Jn.find(m=>m===a);if(!c)throw new Error(`overshoot must be "stay", "bounce" or "win", not ${a}`);return{name:t,
cells:i,jumps:Un(i,n),die:_n(r),start:Re(o,"start",0,1),chained:s,overshoot:c}}var rr=e=>typeof e=="number"?ee(e).map(t=>t+1):e;function Ce(e){let t=Math.ceil(Math.
sqrt(e)),n=t;for(;n**2<=2*e&&e%n;)n+=1;return n**2>2*e&&(n=t),{columns:n,rows:Math.ceil(e/n)}}var Ke=e=>ee(e*e).map(t=>{let{columns:n,rows:r}=Ce(e*e),[o,s]=Z({cells:e*
e,start:1,columns:n,rows:r},t+1);return{cell:t+1,row:e-1-o,column:s}});function nr(e,t=Math.random){let n=ee(Math.max(0,e.cells-2)).map(a=>a+2),r=Math.min(Math.
round(e.cells/8),Math.floor(n.length/4)),o=()=>n.splice(Math.floor(t()*n.length),1)[0],s=ee(2*r).map(a=>{let[i,c]=[o(),o()].sort((m,p)=>m-p);return a<r?[i,c]:[c,
i]});return U({...e,name:"",jumps:s})}function be({name:e,cells:t,jumps:n,die:r,start:o,chained:s,overshoot:a}){let i=n.filter(([m,p])=>p>m).length,c=[`${t} ${t===
1?"cell":"cells"}`,`${i} ${i===1?"ladder":"ladders"}`,`${n.length-i} ${n.length-i===1?"snake":"snakes"}`,typeof r=="number"?`die ${r}`:`die with faces ${r.join(
" ")}`];return o===0&&c.push("starts off the board"),s&&c.push("jumps are chained"),a==="bounce"&&c.push("bounces off the goal"),a==="win"&&c.push("passing the \
goal wins"),(e?[e,...c]:c).join(" · ")}var or=["Draw","Write"];function Gn(e){let t=new URLSearchParams(e.slice(1));return ar(e)&&or.find(n=>t.has(n.toLowerCase()))}var Vn=e=>or.includes(e)?`&${e.toLowerCase()}`:
"",Kn=2e4;function Yn(e){let t=new TextEncoder().encode(e);return!e.trim()||t.length>Kn?"":`&code=${btoa(String.fromCharCode(...t)).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}`}function Ye(e){let t=new URLSearchParams(e.slice(1)).get("code");if(!t)return null;try{let n=atob(t.replaceAll("-","+").replaceAll(
"_","/")),r=Uint8Array.from(n,o=>o.charCodeAt(0));return new TextDecoder("utf-8",{fatal:!0}).decode(r)}catch{return null}}function ce({cells:e,jumps:t,die:n,start:r,
chained:o,overshoot:s}){let a=typeof n=="number"?`${n}`:`${n.join("-")}${n.length>1?"":"-"}`,i=[n!==6&&`d${a}`,r===0&&"s0",o&&"c",s!=="stay"&&s];return`#board=${[
e,...t.map(c=>c.join("-")),...i.filter(Boolean)].join(".")}`}var Qn=e=>e.includes("-")?e.split("-").filter(Boolean).map(Number):Number(e),Zn=e=>new URLSearchParams(
e.slice(1)).get("board");function sr(e){let[t,...n]=e.split("."),r={cells:Number(t),jumps:[]};if(!/^\d+$/.test(t))throw new Error(`“${t}” is not a number of c\
ells`);for(let o of n)if(/^\d+-\d+$/.test(o))r.jumps.push(o.split("-").map(Number));else if(/^d[\d-]+$/.test(o))r.die=Qn(o.slice(1));else if(o==="s0")r.start=0;else if(o===
"c")r.chained=!0;else if(o==="bounce"||o==="win")r.overshoot=o;else throw new Error(`“${o}” is neither a jump nor a rule`);return U(r)}function ar(e){try{return sr(
Zn(e)??"")}catch{return null}}var vt=e=>({board:e,mode:"",code:null,trouble:""}),ir=e=>({board:ar(e),mode:Gn(e)??"",code:Ye(e),trouble:eo(e)}),Qe=(e,t,n)=>`${ce(
e)}${Vn(t)}${Yn(n??"")}`,Xn="A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";function eo(e){let t=new URLSearchParams(
e.slice(1)),n=t.get("board");if(n===null)return"";try{sr(n)}catch(o){return`The board in this link cannot be read: ${o.message}. ${Xn}`}let r=n.split(".").find(
o=>/^(\d+)-\1$/.test(o));return r?`This link has a jump from cell ${r.split("-")[0]} to itself. It leads nowhere and was left out.`:t.get("code")&&Ye(e)===null?
"The code in this link cannot be read: the link was probably cut off when it was copied.":""}var to="Python cannot run in a page that is opened as a file. In the project's folder run make book-serve, and open http://127.0.0.1:8000/.",ro="This copy of th\
e book was built without Python for the page (make pyodide adds it).",$t=e=>new URL(`${document.documentElement.dataset.content_root??""}_static/${e}`,location.
href).href;function lr(e){return new Promise((t,n)=>{let r=document.createElement("script");r.src=$t(e),r.onload=()=>t(),r.onerror=()=>n(new Error(`${e} is not \
there`)),document.head.append(r)})}var Ze=({editor:e,shelf:t,python:n})=>({host(r){if(location.protocol==="file:")return yt(to);if(!n)return yt(ro);let{home:o,core:s}=n;
return Zt({...n,home:$t(o),core:$t(s)},r)},editor:()=>lr(e).then(()=>snlEditor),shelf:()=>lr(t).then(()=>snlShelf),step:async(r,o,s)=>snlStepper.mount(r,o,{level:2,
keys:!0,difference:!0,...s}),store:{get:()=>ir(location.hash),set:(...r)=>history.replaceState(history.state,"",Qe(...r)),subscribe(r){let o=()=>Ye(location.hash)===
null?r():location.reload();return addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)}},page:!0});function A(e,t,n){let r=t==="label"?"aria-label":t;typeof n=="function"?e.addEventListener(t,n):n==null||n===!1?e.removeAttribute(r):e.getAttribute(r)!==`${n}`&&
e.setAttribute(r,`${n}`)}function St(e,t){for(let n in t)A(e,n,t[n])}var V=(e,t,n)=>e.classList.toggle(`s-${t}`,!!n),no=e=>!!e&&Object.getPrototypeOf(e)===Object.
prototype,oo="http://www.w3.org/1999/xhtml",so="http://www.w3.org/2000/svg";function cr(e,t,n){let[r,...o]=t.split("."),s=document.createElementNS(e,r||"div");for(let a of o)
V(s,a,!0);for(let a of n)no(a)?St(s,a):s.append(...[a].flat().filter(Boolean));return s}var l=(e,...t)=>cr(oo,e,t),we=(e,...t)=>cr(so,e,t),ye=(e,t,...n)=>we(`sv\
g${e}`,{viewBox:t,"aria-hidden":"true"},...n);function R(e,t){e.textContent!==`${t}`&&(e.textContent=`${t}`)}function Xe(e,t,n,r){for(;e.children.length>t.length;)
e.lastChild?.remove();t.forEach((o,s)=>{let a=e.children[s]??e.appendChild(n());r(a,o)})}function Et(e){let t=[];return n=>{for(let r of t)V(r,e,!1);t=n.filter(
r=>!!r);for(let r of t)V(r,e,!0)}}var P=(e,t,n,r)=>l("button.button",{type:"button",title:t,label:r,click:n},e);function dr(e,t,n,r=!1){let o=P(e,t,()=>{r=!r,A(o,"aria-pressed",`${r}`),n(r)});return A(
o,"aria-pressed",`${r}`),o}function ie(e,t,n,r){let o=t.map(([a,i])=>l("option",{value:a,selected:a===n&&""},i)),s=l("select.button",{label:e},o);return s.addEventListener(
"change",()=>r(s.value)),s}var Mt=(e,t,...n)=>l(`.scroll${e}`,{tabindex:0,role:"group",label:t},...n);var ur=(e,...t)=>l("details.fold",l("summary",e),...t);var mr=e=>e.closest("section section")?3:2;var Tt=e=>e==null?"":`${Math.round(e*1e3)/1e3}`,se=(e,t="throws")=>`${Tt(e)} ${e===1?t.replace(/s$/,""):t}`,$e=e=>`${e.charAt(0).toUpperCase()}${e.slice(1)}`;function et(e){if(!e)return"";let{from:t,face:n,landing:r,stand:o,feet:s}=e,a=s.length>1?`follow the jumps to ${o}`:"",i=o>r?`climb to ${o}`:`slide to ${o}`,c=o===
r?"":a||i;return n===null?`${$e(c)} from ${t}.`:`From ${t}, roll ${Pt(n)}: land on ${r}${c&&`, ${c}`}.`}var Pt=e=>`${/^(8|(11|18)(\d{3})*$)/.test(`${e}`)?"an":"\
a"} ${e}`;function ae({tag:e,name:t,attributes:n,fill:r,stroke:o,width:s,parts:a=[],text:i}){let c=[r&&`fill:var(--${r})`,o&&`stroke:var(--${o})`,s&&`stroke-width:${s}px`].
filter(Boolean),m=[n.style,...c].filter(Boolean).join(";"),p=t?`${e}.${t}`:e;return we(p,{...n,style:m||null},a.map(ae),i)}var{shape:pr}=le;function fr(e,t,n,r){let{spot:o}=oe(e,t);return{neck:o(n),wings:[o(n,r),e,o(n,-r)]}}function hr(e,t,n){let{least:r,more:o,head:s,edge:a}=pr.arc,
{length:i,spot:c}=oe(e,t),m=r+o*i,d=(t[0]-e[0]||e[1]-t[1])>0?-1:1,[u,h]=c(i/2,d*m*2),f=[Ge(u,a,n-a),Math.max(h,a)],g=oe(f,t),v=g.spot(g.length-.06);return{from:e,
turn:f,tip:v,...fr(v,f,s,s*.4)}}function Ot(e,t,n,r,o){let{length:s,spot:a}=oe(e,t),i=Math.min(r,s/4),c=a(s-i),m=a(s/2,2*n);return{from:a(i),turn:m,tip:c,middle:a(
s/2,n),...fr(c,m,o,o/2)}}function gr(e){let t=pr.die.side*.27,n={middle:[[0,0]],rising:[[-t,t],[t,-t]],falling:[[-t,-t],[t,t]],sides:[[-t,0],[t,0]]},{middle:r,rising:o,
falling:s,sides:a}=n;return!Number.isInteger(e)||e<1||e>6?[]:[...e%2?r:[],...e>1?s:[],...e>3?o:[],...e===6?a:[]]}var{shape:de}=le;function jt(e,t,n){let{length:r,spot:o}=oe(Y(e,t),Y(e,n));return oe(o(de.apart),o(r-de.apart))}function wr(e,t,n){let{length:r,spot:o}=jt(e,t,n),
{half:s,over:a,rung:i}=de.ladder,c=Math.max(2,Math.round(r/i)),m=[s,-s].map(d=>[o(-a,d),o(r+a,d)]),p=ee(c+1).map(d=>{let u=r*d/c;return[o(u,s),o(u,-s)]});return{
rails:m,rungs:p}}function br(e,t){let n=(e+t)%2?-1:1;return[0,de.snake.bow,-de.snake.bow].flatMap(r=>[{hand:n,bow:r},{hand:-n,bow:r}])}function yr(e,t,n,{hand:r,
bow:o}){let{length:s,spot:a}=jt(e,t,n),{swing:i,wave:c}=de.snake,m=Math.max(1,Math.round(s/c)),p=r*Math.min(i,.08*s);return d=>{let u=1-(2*d-1)**4,h=p*u*Math.sin(
2*Math.PI*m*d)+o*Math.sin(Math.PI*d);return a(s*d,h)}}function ao(e,t,n,r){let o=r.map(([i,c])=>[Y(e,i),Y(e,c)]),s=e.columns+(e.start===0?1:0),a={cost:1/0,manner:br(
t,n)[0]};for(let i of br(t,n)){let c=yr(e,t,n,i),m=ee(25).map(h=>c(h/24)),p=m.some(([h,f])=>h<.15||h>s-.15||f<.15||f>e.rows-.15),u=m.filter(h=>o.some(([f,g])=>er(
h,f,g)<de.snake.clear)).length+(p?100:0);u<a.cost&&(a={cost:u,manner:i})}return a.manner}function kr(e,t,n,r){let o=yr(e,t,n,ao(e,t,n,r)),{length:s}=jt(e,t,n),a=4*
Math.max(1,Math.round(s/de.snake.wave))+2,i=f=>g=>{let v=de.snake.half*(1-.3*g-.6*g**3),[$,y]=o(g),[S,x]=Ue(o,g),T=Math.hypot(S,x)||1;return[$-f*v*x/T,y+f*v*S/T]},
c=Ve(i(1),0,1,a),m=Ve(i(-1),1,0,a),p=[...c,c[c.length-1],m[0],...m],{spot:d}=oe(o(0),o(.02)),{skull:u,eye:h}=de.snake;return{outline:p,stripe:Ve(o,Math.min(.4,.25/
s),.85,a),skull:d(-.02),eyes:[d(-.05,.55*u),d(-.05,-.55*u)],pupils:[d(-.05-h/3,.55*u),d(-.05-h/3,-.55*u)],tongue:[[d(-.14),d(-.24),d(-.3,.05)],[d(-.24),d(-.3,-.05)]]}}
var xr=(e,t)=>(2*e+3*t)%le.light.snakes.length;var{shape:Le}=le,ue=e=>`${Math.round(e*1e3)/1e3}`,Ne=e=>e.map(t=>t.map(ue).join(" ")),ke=e=>`M${Ne(e).join("L")}`,vr=e=>`M${Ne(e.slice(0,1))}C${Ne(e.slice(1)).join(
" ")}`,At=(e,t,n)=>`M${Ne([e])}Q${Ne([t,n]).join(" ")}`,X=(e,t,n)=>({tag:"path",name:e,attributes:{d:t},...n}),tt=(e,[t,n],r,o)=>({tag:"circle",name:e,attributes:{
cx:ue(t),cy:ue(n),r},...o}),rt=(e,t,n={})=>({tag:"g",name:e,parts:t,attributes:n}),Rt=(e,[t,n],r,o,s)=>({tag:"rect",name:e,attributes:{x:ue(t),y:ue(n),width:r,height:r,
rx:o},...s}),Sr=(e,t)=>({...e,attributes:{...e.attributes,"stroke-dasharray":t}}),Er=(e,[t,n],r,o,s)=>({tag:"text",name:e,attributes:{x:ue(t),y:ue(n),"font-size":r},
fill:s,text:o});function io(e,t,n){let{rails:r,rungs:o}=wr(e,t,n),{rail:s,rungWidth:a}=Le.ladder,i=r.map(ke).join("");return[X("halo",i,{stroke:"cell",width:s+.05}),
X("rungs",o.map(ke).join(""),{stroke:"ladder",width:a}),X("rails",i,{stroke:"ladder",width:s})]}function lo(e,t,n,r){let{outline:o,stripe:s,skull:a,eyes:i,pupils:c,
tongue:m}=kr(e,t,n,r),{skull:p,stripe:d,eye:u,pupil:h}=Le.snake,f=`snake-${xr(t,n)}`,g=`${vr(o)}Z`;return[X("halo",g,{stroke:"cell",width:.06}),X("tongue",m.map(
v=>ke(v)).join(""),{stroke:f,width:.025}),X("skin",g,{fill:f}),Sr(X("stripe",vr(s),{stroke:"cell",width:d}),"0.04 0.12"),tt("skull",a,p,{fill:f}),...i.map(v=>tt(
"eye",v,u,{fill:"die"})),...c.map(v=>tt("pupil",v,h,{fill:"dieInk"}))]}function nt(e,t){let n=[...t],r=n.filter(([a,i])=>a<i),o=n.filter(([a,i])=>a>i),s=(a,i,c,m)=>rt(
a,m,{"data-ends":`${i} ${c}`});return[...r.map(([a,i])=>s("ladder",a,i,io(e,a,i))),...o.map(([a,i])=>s("snake",a,i,lo(e,a,i,r)))]}function Mr(e){let[t,n]=Z(e,e.
cells),[r,o]=[n,e.rows-t-1],{pole:s,tip:a,base:i,width:c}=Le.flag,[m,p,d]=s,u=g=>g.map(([v,$])=>[r+v,o+$]),h=ke(u([s.slice(0,2),[m,d]])),f=`${ke(u([[m,p],a,[m,i]]))}\
Z`;return rt("flag",[X("pole",h,{stroke:"goal",width:c}),X("pennant",f,{fill:"goal"})])}function We([e,t],n,r=1){let{side:o,corner:s,pip:a}=Le.die,i=gr(n).map(p=>tt(
"pip",p,a,{fill:"dieInk"})),c=Er("face",[0,o*.24],o*.7,`${n}`,"dieInk"),m={fill:"die",stroke:"now",width:.035};return rt("die",[Rt("side",[-o/2,-o/2],o,s,m),...i.
length?i:[c]],{transform:`translate(${ue(e)} ${ue(t)}) scale(${r})`})}function $r(e,t,n){let[r,o]=Z(e,t),s=[o+.06,e.rows-r-.94],a=Rt(n,s,.88,.06,{fill:"now",stroke:"\
now",width:.035});return a.attributes["fill-opacity"]=.08,Sr(a,"0.03 0.06")}function Tr(e,{from:t,face:n,landing:r,stand:o}){let s=o===r?[]:[$r(e,o,"stand")];if(n===
null)return s;let a=Y(e,t);if(t===r)return[We(a,n)];let{turn:i,neck:c,wings:m}=hr(a,Y(e,r),Xt(e)),p=`--far:${ue(oe(a,i).length+oe(i,c).length)}`,d=X("arc",At(a,
i,c),{stroke:"now",width:Le.arc.width});return[$r(e,r,"landing"),...s,{...d,attributes:{...d.attributes,"stroke-linecap":"butt",style:p}},X("tip",`${ke(m)}Z`,{fill:"\
now"}),We(a,n)]}function Pr(e,t,n){let r=n;return t.map(([o,s,a],i)=>{let[c,m]=[Y(e,r),Y(e,s)],p=Ot(c,m,m[0]>=c[0]?-.3:.3,.12,.16);r=a;let[d,u]=[p.middle[0],Math.
floor(p.middle[1])+.5],h=At(p.from,p.turn,p.neck),f=`${ke(p.wings)}Z`;return rt("leg",[X("rim",h,{stroke:"cell",width:.1}),X("shaft",h,{stroke:"ink",width:.05}),
X("tip",f,{fill:"ink"}),Rt("count",[d-.3,u-.14],.28,.04,{fill:"ink"}),Er("order",[d-.16,u+.066],.19,`${i+1}`,"cell"),We([d+.16,u],o,.8)],{style:`--order:${i}`})})}
function Or(e,t,n){let r=new Set;for(let s=n;s!==null&&!r.has(s);s=t.get(s)??null)r.add(s);return[...t].filter(([s,a])=>[s,a].every(i=>i>=e.start&&i<=e.cells)).
map(([s,a])=>{let[i,c]=[Y(e,a),Y(e,s)],{from:m,turn:p,tip:d,wings:u}=Ot(i,c,.12,.18,.13),h=At(m,p,d)+ke(u);return X(r.has(s)?"branch.strong":"branch",h,{stroke:"\
ink",width:.03})})}var Ct=e=>ye(".face","-.19 -.19 .38 .38",ae(We([0,0],e))),ot=()=>l("li.chip",l("span",{role:"img"}),l("small"));function st({children:[e,t]},n,r){e.ariaLabel!==
`Roll ${n}`&&(A(e,"label",`Roll ${n}`),e.replaceChildren(Ct(n))),R(t,`to cell ${r}`)}var Nt=([e,t])=>t>e?{kind:"ladder",ends:["foot","top"]}:{kind:"snake",ends:["head","tail"]},me=e=>`${Nt(e).kind} ${e.join("→")}`,jr=(e,t)=>U({...e,name:"",jumps:t}),
at=(e,t)=>jr(e,e.jumps.filter(([n])=>n!==t)),Ie=(e,t,n)=>jr(e,[...at(e,t).jumps,[t,n]]);function Ar(e,[t,n],r,o){let s=at(e,t);return r?Ie(s,t,o):Ie(s,o,n)}var Wt=({
jumps:e},t)=>e.filter(n=>t!==null&&n.includes(t)).sort((n,r)=>+(r[0]===t)-+(n[0]===t));function Rr(e,t){let n=t.cells??e.cells,r=e.jumps.filter(o=>Math.max(...o)<=
n);return U({...e,...t,name:"",jumps:r})}function Cr(e){let t=[e],n=0;return{now:()=>t[n],add(r){t=[...t.slice(0,n+1),r],n+=1},can:r=>n+r>=0&&n+r<t.length,go(r){
return n+=r,t[n]}}}function Nr(e,{tries:t,draws:n,drops:r}){let o=0,s=0,a=!1;function i({clientX:m,clientY:p}){let d=e.cellAt(m,p);!d||d===s||(s=d,a=!0,t(o,s))}function c(m){removeEventListener(
"pointermove",i),removeEventListener("pointerup",c),removeEventListener("pointercancel",c),a&&(m?.type==="pointerup"&&o!==s?n(o,s):r())}return e.node.addEventListener(
"pointerdown",({button:m,isPrimary:p,clientX:d,clientY:u})=>{let h=e.cellAt(d,u);a=!1,!(m||!p||!h)&&(o=s=h,addEventListener("pointermove",i),addEventListener("p\
ointerup",c),addEventListener("pointercancel",c))}),{wasDrawing:()=>a,stop:()=>c()}}var Be=(e,t)=>l("label.setting",l("span",e),t);function Wr(e){let t=l("input.button",{type:"number",min:1,max:xt,change:()=>e({cells:t.valueAsNumber})}),n=l("in\
put.button",{title:"The number of faces, or the faces themselves: 1 4 5",inputmode:"numeric",change(){let a=n.value.split(/[\s,]+/).filter(Boolean).map(Number);
e({die:a.length===1?a[0]:a})}}),r=ie("Start",[["1","on cell 1"],["0","off the board"]],"1",a=>e({start:Number(a)})),o=ie("Past the goal",[["stay","no move"],["b\
ounce","bounce back"],["win","win"]],"stay",a=>e({overshoot:a})),s=ie("Jumps in a throw",[["","one"],["yes","as many as follow"]],"",a=>e({chained:a!==""}));return{
node:l(".settings",Be("Cells",t),Be("Die",n),Be("Start",r),Be("Past the goal",o),Be("Jumps in a throw",s)),show(a){t.value=`${a.cells}`,n.value=typeof a.die=="n\
umber"?`${a.die}`:a.die.join(" "),r.value=`${a.start}`,o.value=a.overshoot,s.value=a.chained?"yes":""}}}function Se(e){return Array.isArray(e)?`[${e.map(Se).join(", ")}]`:JSON.stringify(e)}function Lt(e,{cells:t,die:n,start:r,chained:o,overshoot:s},a=t){let i=[t!==
a&&`${t} cells (always ${a})`,n!==6&&(typeof n=="number"?`die ${n}`:`a die with faces ${n.join(" ")}`),r!==1&&"a start off the board",o&&"chained jumps",s!=="st\
ay"&&`the rule “${s}” past the goal`].filter(Boolean);if(i.length)throw new Error(`${e} has no place for ${i.join(", ")}`)}function co({cells:e,jumps:t,die:n,
start:r,chained:o,overshoot:s}){let a=typeof n=="number"?n:`(${n.join(", ")}${n.length>1?"":","})`;return`Board(${[e,t.length&&`{${t.map(c=>c.join(": ")).join("\
, ")}}`,n!==6&&`die=${a}`,r!==1&&`start=${r}`,o&&"chained=True",s!=="stay"&&`overshoot='${s}'`].filter(Boolean).join(", ")})`}function uo({name:e,cells:t,die:n,
start:r,chained:o,overshoot:s,jumps:a}){return`{
${Object.entries({format:"snl-board",version:1,...e?{name:e}:{},...{cells:t,die:n,start:r,chained:o,overshoot:s,jumps:a}}).map(([p,d])=>`  "${p}": ${Se(d)}`).join(
`,
`)}
}
`}function mo(e){Lt("A move array",e);let t=Array(e.cells).fill(-1);for(let[n,r]of e.jumps)t[n-1]=r-1;return`${Se(t)}
`}function po(e){Lt("A grid",e);let t=Math.sqrt(e.cells);if(!Number.isInteger(t))throw new Error(`A grid is a square, and ${e.cells} cells are not`);let n=ee(t).
map(()=>Array(t).fill(-1)),r=new Map(e.jumps);for(let{cell:o,row:s,column:a}of Ke(t))n[s][a]=r.get(o)??-1;return`[${n.map(Se).join(`,
 `)}]
`}function fo(e){Lt("HackerRank's text",e,100);let t=["1"];for(let n of[!0,!1]){let r=e.jumps.filter(([o,s])=>s>o===n);t.push(`${r.length}`,...r.map(o=>o.join("\
 ")))}return`${t.join(`
`)}
`}var Me=[{name:"python",title:"Python: Board(...)",write:co},{name:"json",title:"JSON",write:uo},{name:"move-array",title:"Move array, from 0",write:mo},{name:"\
grid",title:"LeetCode grid",write:po},{name:"hackerrank",title:"HackerRank text",write:fo}];var Lr=["jumps","ladders","snakes","die","start","chained","overshoot"],ho=Lr.slice(0,3);function go(e){let t=e.replace(/\bTrue\b/g,"true").replace(/\bFalse\b/g,
"false").replace(/'([^'"\\]*)'/g,'"$1"').replace(/\(/g,"[").replace(/\)/g,"]").replace(/(-?\d+)\s*:\s*(-?\d+)/g,"[$1, $2]").replace(/\{/g,"[").replace(/\}/g,"]").
replace(/,(\s*\])/g,"$1");return JSON.parse(t)}function bo(e){let t=[""],n=0;for(let r of e)"([{".includes(r)&&(n+=1),")]}".includes(r)&&(n-=1),r===","&&!n?t.push(
""):t[t.length-1]+=r;return t.map(r=>r.trim()).filter(Boolean)}function wo(e){let t=/^Board\(([^]*)\)$/.exec(e);if(!t)throw new Error("expected Python like Boar\
d(30, {3: 22, 17: 4}, die=6)");let n={cells:void 0,jumps:[]};for(let[r,o]of bo(t[1]).entries()){let[,s=r===0?"cells":"jumps",a]=/^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.
exec(o)??[];if(r>1&&!o.includes("="))throw new Error(`expected a name, as in die=6, not ${o}`);if(r>0&&!Lr.includes(s))throw new Error(`a board has no option ${s}`);
ho.includes(s)?n.jumps.push(...yo(a)):n[s]=Ir(a)}return[n]}function Ir(e){try{return go(e)}catch{throw new Error(`expected a plain value, not ${e}`)}}function yo(e){
let t=Ir(e),n=Array.isArray(t)?t.find(r=>!Array.isArray(r)||r.length!==2||!r.every(Number.isInteger)):e;if(n!==void 0)throw new Error(`expected a jump like 3: 2\
2, not ${Se(n)}`);return t}var ko="format version name author source cells die start chained overshoot jumps".split(" ");function xo(e){if(typeof e!="object"||!e||
Array.isArray(e))throw new Error("expected an object");let t=Object.keys(e).find(o=>!ko.includes(o));if(t!==void 0)throw new Error(`a board has no key "${t}"`);
for(let o of["cells","jumps"])if(!(o in e))throw new Error(`the key "${o}" is missing`);let{format:n="snl-board",version:r=1}=e;if(n!=="snl-board"||r!==1)throw new Error(
`this page reads snl-board 1, not ${n} ${r}`);return e}function Br(e){let t=e.flatMap((n,r)=>{if(!Number.isInteger(n)||n<-1||n>=e.length)throw new Error(`index ${r}\
: expected -1 or 0 to ${e.length-1}, not ${Se(n)}`);return n===-1?[]:[[r+1,n+1]]});return{cells:e.length,jumps:t}}function vo(e){let t=e.length;if(e.some(r=>!Array.
isArray(r)||r.length!==t))throw new Error(`a grid is a square, and not all of its ${t} rows have ${t} cells`);let n=Ke(t).flatMap(({cell:r,row:o,column:s})=>e[o][s]===
-1?[]:[[r,e[o][s]]]);return{cells:t*t,jumps:n}}function $o(e){let t=e.split(/\r\n|\r|\n/).filter(a=>a.trim()),n=0;function r(a,i){let c=(t[n]??"").trim().split(
/\s+/);if(n+=1,c.length!==a||!c.every(m=>/^\d+$/.test(m)))throw new Error(`line ${n}: expected ${i}`);return c.map(Number)}let[o]=r(1,"the number of boards");if(!o)
throw new Error("line 1: there is no board");let s=[];for(let a=0;a<o;a+=1){let i=[];for(let[c,m]of[["ladder",1],["snake",-1]]){let[p]=r(1,`the number of ${c}s`);
if(p>100)throw new Error(`line ${n}: 100 cells have no room for ${p} ${c}s`);for(let d=0;d<p;d+=1){let u=r(2,`the two cells of a ${c}`);if((u[1]-u[0])*m<=0)throw new Error(
`line ${n}: ${u.join(" ")} is not a ${c}`);i.push(u)}}s.push({cells:100,jumps:i})}if(n<t.length)throw new Error(`line ${n+1}: this comes after the last board`);
return s}function So(e){let t=e.replace(/"(?:\\.|[^"\\])*"/g,"");if(/\d[.eE]/.test(t))throw new Error("cells are whole numbers, without a point");let n=JSON.parse(
e),r=Array.isArray(n)?n:[n];if(!r.length)throw new Error("the list is empty");return Array.isArray(r[0])?[vo(r)]:typeof r[0]=="object"?r.map(xo):[Br(r)]}function it(e){
let t=e.trim(),n=/^-?\d/.test(t);if(t.startsWith("Board"))return wo(t).map(U);if(/^[[{]/.test(t))return So(t).map(U);if(n&&/[\r\n]/.test(t))return $o(t).map(U);
if(n){let r=t.split(/\s*,\s*|\s+/),o=r.find(s=>!/^-?\d+$/.test(s));if(o!==void 0)throw new Error(`${o} is not a whole number`);return[U(Br(r.map(Number)))]}throw new Error(
"this is not a board: expected Board(...), JSON, a list, or numbers")}function qr(e,t){let n=null,r=Me[0].name,o=l("textarea.text",{label:"The board as text",rows:5,spellcheck:"false"}),s=l("p.quiet",{role:"alert"}),a=ie("Notation",
Me.map(d=>[d.name,d.title]),r,d=>{r=d,i()});function i(){if(!(!n||!p.open)){o.value=o.placeholder="",R(s,"");try{o.value=Me.find(d=>d.name===r)?.write(n).trim()??
""}catch(d){o.placeholder=`${d.message}. JSON holds every board.
To read a board instead, paste its text here.`}}}async function c(){if(!o.value.trim()){R(s,"There is no text to copy.");return}o.select();try{await navigator.clipboard.
writeText(o.value),e.say("Copied.")}catch{e.say("The text is selected: copy it with the keys of your system.")}}function m(){if(!o.value.trim()){R(s,"There is n\
o text to read. Paste one into the box: in any of these notations.");return}try{let d=it(o.value);t(d[0]),R(s,d.length>1?`The text holds ${d.length} boards. Thi\
s is the first.`:"")}catch(d){R(s,`This cannot be read: ${d.message}.`)}}let p=ur("Copy or paste as text",l(".tools",a,P("Copy",null,c),P("Use this text","Read \
the board in the text",m)),o,s);return p.addEventListener("toggle",i),{node:p,show(d){n=d,i()}}}var It=e=>e===null?"The goal is out of reach.":`Fewest throws: ${e}.`;function Bt(e){let t=null,n=null,r=null,o=null,s=!0,a=l("b.amount"),i=l("span.quiet"),c=l(
"ol.thrown",{label:"A shortest route"}),m=l(".tools",{role:"group",label:"The jumps of the chosen cell"}),p=P("Undo","Ctrl+Z",()=>e.go(-1)),d=P("Redo","Ctrl+Y",
()=>e.go(1)),u=Wr(w=>y(k=>Rr(k,w),"")),h=qr(e,w=>e.use(w));function f({distance:w,predecessor:k,throws:E,route:I}){t&&(t.paint({current:r,distance:w,predecessor:k,
route:s,piece:!1}),R(a,E??"none"),R(i,E===null?"the goal is out of reach":se(E).replace(/^\S+ /,"")),Xe(c,I,ot,(q,[j,,B])=>st(q,j,B)))}let g=()=>t?Wt(t.board,r)[0]??
null:null;function v(){if(!t)return;let{board:w,plan:k}=t;f(t);let E=g();t.light(E),t.sketch((E??[]).map(I=>{let[q,j]=Y(k,I);return{tag:"circle",attributes:{cx:q,
cy:j,r:.13},fill:"paper",stroke:"now",width:.06}})),m.replaceChildren(...Wt(w,r).flatMap($)),A(p,"aria-disabled",!e.can(-1)),A(d,"aria-disabled",!e.can(1))}function $(w){
let{ends:k}=Nt(w),E=P(`Remove ${me(w)}`,"Delete",()=>S(w)),I=k.map((q,j)=>P(`Move its ${q}`,null,()=>{o={jump:w,end:j},e.say(`Choose the cell where the ${q} of ${me(
w)} goes.`),t?.cells.get(w[j])?.focus({preventScroll:!0})}));return[E,...I]}function y(w,k){if(t){r=o=null;try{e.use(w(t.board)),e.say(`${k} ${It(t.throws)}`.trim())}catch(E){
e.say(`${$e(E.message)}.`),u.show(t.board),v()}}}let S=w=>y(k=>at(k,w[0]),`Removed: ${me(w)}.`);function x(w,k){let E=g(),I=E?E.indexOf(w):-1;return E&&I>=0?T(E,
I,k):{change:q=>Ie(q,w,k),what:`Drawn: ${me([w,k])}.`}}let T=(w,k,E)=>({change:I=>Ar(I,w,k,E),what:`Moved: ${me(w)} is now ${me(k?[w[0],E]:[E,w[1]])}.`});function N(w,k){
if(!t)return;let{change:E}=x(w,k),I=t.trial(E(t.board));f(I),e.say(`If you let go here: ${It(I.throws)}`)}function L(w,k){let{change:E,what:I}=x(w,k);y(E,I)}function F(){
r=o=null,t&&(t.trial(t.board),v(),K())}function K(){t&&e.say(`Drag from cell to cell to draw a ladder or a snake. ${It(t.throws)}`)}return{name:"Draw",under:l("\
p.quiet.hint","Drag, or choose a cell and then another one."),side:[l(".score",l("p","Fewest ",a,i)),c,m,l(".tools",p,d,P("Random","Other jumps",()=>y(w=>nr(w),
"Drawn at random.")),P("Remove all jumps",null,()=>y(w=>({...w,name:"",jumps:[]}),"Removed: all jumps.")),dr("Route","One of the shortest routes",w=>{s=w,v()},!0)),
u.node,h.node],show(w){t=w,r=o=null,n=Nr(t,{tries:N,draws:L,drops:F}),u.show(t.board),h.show(t.board),v(),K()},leave:()=>n?.stop(),choose(w){if(!(!t||!w||n?.wasDrawing()))
if(o){let{change:k,what:E}=T(o.jump,o.end,w);y(k,E)}else if(r===w)F();else if(r!==null){let k=r;y(E=>Ie(E,k,w),`Drawn: ${me([k,w])}.`)}else{r=w,v();let k=g(),E=k?
` Or drag an end of ${me(k)}.`:"";e.say(`From ${w}: choose the cell where a jump ends. Escape cancels.${E}`)}},key(w,{ctrlKey:k,metaKey:E,shiftKey:I,altKey:q}){
let j=g();if(k||E){let B=w==="y"||I&&w==="Z"?1:w==="z"?-1:0;return B&&e.go(B),B!==0}if(w==="Escape"&&r!==null&&!q)F();else if((w==="Delete"||w==="Backspace")&&j)
S(j);else return!1;return!0}}}function Te(e){let t=[],n=()=>t.at(-1)?.stand??e.start;return{thrown:t,at:n,moves:()=>e.moves(n()),won:()=>n()===e.cells,throws(r){let o=e.moves(n()).find(([i])=>i===
r);if(!o)return!1;let[,s,a]=o;return t.push({from:n(),face:r,landing:s,stand:a,feet:e.ride(s).feet}),!0},undo:()=>t.pop()!==void 0,trail(){let r=new Map([[e.start,
0]]);for(let[o,{stand:s}]of t.entries())r.set(s,o+1);return r}}}function Hr({layout:e,rules:t,label:n,waits:r,unit:o,farthest:s}){let{start:a,cells:i,jumps:c}=t,m={cells:i,start:a,...e},{rows:p}=e,d=a===0?1:0,u=e.columns+d,h=ee(
i+d).map(O=>O+1-d),f=new Map,g=new Map,v=Et("new"),$=Et("touched"),y=!1,S=null,x=new Set,T=null,N=[];function L(O){let[C,z]=Z(m,O),J=O===a?"start":O===i&&"goal",
G=l(".cell",{role:"gridcell","data-cell":O,"data-end":J,style:`grid-column:${z+1}`},l("span.number",`${O}`),l("span.end",{"data-is":J}),l("span.badge"));return V(
G,"odd",(C+z)%2),f.set(O,G),G}function F(O){for(let C of f.values())C.tabIndex=C===O?0:-1}function K(O){let{key:C,target:z}=O,[J,G]=Z(m,Number(z.dataset.cell)),
_={ArrowLeft:[J,G-1],ArrowRight:[J,G+1],ArrowUp:[J+1,G],ArrowDown:[J-1,G]};if(C==="Enter"||C===" ")z.click();else if(_[C]){let te=h.find(ge=>`${Z(m,ge)}`==`${_[C]}`);
f.get(te??-1)?.focus()}else return;O.preventDefault(),O.stopPropagation()}let w=O=>h.filter(C=>Z(m,C)[0]===O).sort((C,z)=>Z(m,C)[1]-Z(m,z)[1]),k=l(".grid",{role:"\
grid",label:n,keydown:K,focusin:({target:O})=>F(O)},ee(p).reverse().map(O=>l(".row",{role:"row"},w(O).map(L))));F(f.get(a)??f.get(1));let E=`0 0 ${u} ${p}`,I=ye(
".layer.goal",E,ae(Mr(m))),q=ye(".layer.jumps",E,nt(m,c).map(ae)),[j,B,H]=["g.tree","g.move","g.route"].map(O=>we(O)),b=ye(".layer.above",E,j,B,H);function M(O,C,z){
if(!S)return"";let[J,G]=[S.distance.get(O),S.predecessor.get(O)],_=[`cell ${O}`,f.get(O)?.dataset.end];for(let[ge,Ee]of c)ge===O&&_.push(`${Ee>O?"foot of a ladd\
er":"head of a snake"} to ${Ee}`),Ee===O&&_.push(`${ge<O?"top of a ladder":"tail of a snake"} from ${ge}`);let te=S.visited.has(O)?"visited":"not reached";return _.
push(C?"current":"",J!=null?`reached in ${se(J,o)}`:te,G!=null?`from ${G}`:"",z?r:"",x.has(O)?"part of what is wrong":""),_.filter(Boolean).join(", ")}function W(O,C,z,J){
let G=O.current===C,_=O.visited.has(C),te=O.distance.get(C),ge=O.predecessor.get(C),Ee=`${[G,J,_,te,ge,x.has(C)]}`;if(g.get(C)===Ee)return;g.set(C,Ee);let In=te!=
null?"reached":_&&"visited";St(z,{"data-distance":te,"data-tint":te!=null&&tr(te,s),"data-from":ge,"data-visited":_,"data-waits":J,"aria-current":G,"data-state":G?
"current":J?"frontier":In,label:M(C,G,J)}),A(z.lastChild,"data-is",Tt(te)||null)}function D(){if(!S)return;let O=new Set(S.frontier.map(([C])=>C));for(let[C,z]of f)
W(S,C,z,O.has(C))}function Q(){if(!S)return;let O=y?Or(m,S.predecessor,S.current):[];j.replaceChildren(...O.map(ae))}let Vt=O=>O.map(C=>q.querySelector(`[data-e\
nds="${C} ${c.get(C)}"]`));function Kt(O,C){let z=new Set(Vt(C));for(let J of q.children)V(J,O,z.has(J))}function Wn(O){let C=O.flatMap(([,z,J])=>J===z?[]:t.ride(
z).feet);H.replaceChildren(...Pr(m,O,a).map(ae)),V(q,"routed",O.length),Kt("taken",C)}let Ln=`${u>7?".close":""}${u>12?".dense":""}${u>24?".tiny":""}`;return{plan:m,
cells:f,columns:u,shape:u/p,node:l(`.board${Ln}`,{style:`--wide:${u};--high:${p}`},l(".sheet",k,I,q,b)),paint(O,C,z,J){S=O,D(),v([...C].map(G=>f.get(G))),Q(),B.
replaceChildren(...(z?Tr(m,z):[]).map(ae)),$(Vt(z?.feet??[])),`${J}`!=`${N}`&&Wn(J),T=z,N=J},showTree(O){y=O,Q()},mark(O,C){let z=C.flatMap(_=>_.moves??[]),J=C.
flatMap(_=>_.jumps??[]),G=z.flatMap(([,_])=>t.ride(_).feet);Kt("found",[...J.map(([_])=>_),...G]),x=new Set(C.flatMap(_=>_.cells??[]));for(let[_,te]of f)V(te,"d\
iffers",_===O),V(te,"found",x.has(_));D()},drawn:()=>({plan:m,jumps:c,farthest:s,state:S,found:x,move:T,treeShown:y,route:N})}}function lt({cells:e,jumps:t,die:n=6,start:r=1,chained:o,overshoot:s}){let a=new Map(t.filter(([d,u])=>d!==u)),i=typeof n=="number"?Array.from({length:n},(d,u)=>u+
1):n;function c(d,u=[]){if(u.includes(d))return{feet:u,stand:null};let h=a.get(d);return h===void 0||u.length&&!o?{feet:u,stand:d}:c(h,[...u,d])}function m(d){return d<=
e?d:s==="win"?e:s==="bounce"?2*e-d:0}function p(d){return d===e?[]:i.flatMap(u=>{let h=m(d+u),f=h>0?c(h).stand:null;return f===null?[]:[[u,h,f]]})}return{cells:e,
start:r,jumps:a,ride:c,moves:p}}function qe({start:e,cells:t,moves:n}){let r=new Map([[e,0]]),o=new Map,s=new Map,a=[e];for(let c of a){let m=(r.get(c)??0)+1;for(let p of n(c)){let d=p[2];r.has(
d)||(r.set(d,m),o.set(d,c),s.set(d,p),a.push(d))}}let i=[];for(let c=t,m=s.get(c);m;m=s.get(c))i.unshift(m),c=o.get(c)??e;return{distance:r,predecessor:o,throws:r.
get(t)??null,route:i}}var Eo="M-.15 .17q0-.14 .1-.25a.13 .13 0 1 1 .1 0q.1 .11 .1 .25q-.15 .06-.3 0Z",Mo=260,Fr=([e,t])=>`translate(${e}px,${t}px)`;function pe(e){let t=lt(e),n=qe(t),
r=Hr({layout:Ce(e.cells),rules:t,label:`Board: ${be(e)}`,waits:"in the range of one throw",unit:"throws",farthest:Math.max(...n.distance.values())}),o=n.route,{
plan:s,cells:a}=r,i=we("path.piece",{d:Eo}),c=we("g.sketch"),[m,p]=[r.columns,s.rows],d=ye(".layer.top",`0 0 ${m} ${p}`,c,i);r.node.firstElementChild?.append(d);
let u=r.node.querySelector(".s-jumps");function h({from:f,landing:g,stand:v,feet:$}){let y=$.map(S=>t.jumps.get(S)??v);return[f,g,...y].map(S=>Y(s,S))}return{...n,
board:e,rules:t,plan:s,cells:a,faces:rr(e.die),node:r.node,shape:r.shape,columns:r.columns,mark:r.mark,paint(f){let{current:g=null,near:v=[],distance:$,predecessor:y,
move:S=null}=f,{route:x=!1,piece:T=!0}=f,N={current:g,frontier:[...v].map(L=>[L,""]),distance:$??new Map,predecessor:y??new Map,visited:new Map};r.paint(N,[],S,
x?o:[]),A(i,"visibility",!(T&&g!==null)&&"hidden"),g!==null&&A(i,"style",`transform:${Fr(Y(s,g))}`)},walk(f){if(matchMedia("(prefers-reduced-motion: reduce)").matches)
return;let g=h(f),[[v,$],[y,S]]=g,x=[(v+y)/2,Math.min($,S)-.35],T=[g[0],x,...g.slice(1)].map(N=>({transform:Fr(N)}));i.animate(T,{duration:Mo*(g.length-1),easing:"\
ease-in-out"})},trial(f){let g=new Map(f.jumps),v=new Set;for(let x of[...u?.children??[]]){let[T,N]=(x.getAttribute("data-ends")??"").split(" ").map(Number);g.
get(T)===N?v.add(T):x.remove()}let $=new Map(f.jumps.filter(([x])=>!v.has(x))),y=nt(s,$).map(ae);for(let x of y)V(x,"lit",!0);u?.append(...y),t.jumps.clear();for(let[
x,T]of g)t.jumps.set(x,T);let S=qe(t);return o=S.route,S},light(f){for(let g of u?.children??[])V(g,"lit",g.getAttribute("data-ends")===f?.join(" "))},sketch:f=>c.
replaceChildren(...f.map(ae)),cellAt(f,g){let $=r.node.getRootNode().elementFromPoint(f,g)?.closest("[data-cell]"),y=$&&r.node.contains($)&&$.dataset.cell;return y?
Number(y):null}}}var Dr=e=>new Set(e.map(([,t])=>t));function To(e,t){let n=`You reached the goal in ${se(e)}.`;return e===t?`${n} No route is shorter.`:`${n} ${t} ${t===1?"is":"are"} enough: can you find such a r\
oute?`}var Po=()=>!globalThis.matchMedia?.("(pointer: coarse)").matches;function Oo(e){return`Choose what the die shows${e.length<=9&&e.at(-1)===e.length&&Po()?
` (keys 1 to ${e.length})`:""}. How few throws take you to the goal?`}function zr(e,t,n){let r=e.thrown.at(-1);if(!r)return e.won()?"You start on the goal: no t\
hrow is needed.":Oo(n);let o=et(r);return e.won()?`${o} ${To(e.thrown.length,t??0)}`:e.moves().length?o:`${o} No face moves you from here: undo.`}function Jr(e,t,{
cells:n}){let r=`${$e(Pt(e))} from ${t}`;return t+e>n?`${r} would pass the goal: it does not move you.`:`${r} lands in a loop of jumps: it does not move you.`}function _r(e,t){
if(e===null)return"The goal cannot be reached on this board.";if(!e)return"You start on the goal: no throw is needed.";let n=t.map(([r,o,s])=>s===o?`${r} to ${s}`:
`${r} to ${o} and on to ${s}`);return`A shortest route takes ${se(e)}: ${n.join(", ")}.`}function qt(e,t){let n=null,r=null,o=l(".dice",{role:"group",label:"Choose what the die shows"}),s=l("b.amount"),a=l("span.quiet"),i=l("b.amount"),c=l("ol.throw\
n",{label:"Your throws"}),m=P("Undo","Take the last throw back (Backspace)",$),p=P("Start again","Back to the start",y),d=P("Show the shortest route",null,()=>S(
!u)),u=!1;function h(){if(!n||!r)return;let{thrown:x}=r,T=r.moves(),N=u||r.won();n.paint({current:r.at(),near:Dr(T),distance:r.trail(),move:u?null:x.at(-1)??null,
route:u});for(let L of o.children){let F=Number(L.dataset.face);A(L,"aria-disabled",!T.some(([K])=>K===F))}R(s,x.length),R(a,x.length===1?"throw":"throws"),R(i,
N?n.throws??"none":"?"),Xe(c,x,ot,(L,{face:F,stand:K})=>st(L,F,K));for(let L of[m,p])A(L,"aria-disabled",!x.length);A(d,"aria-pressed",`${u}`),A(e.root,"data-wo\
n",r.won())}function f(){n&&r&&e.say(zr(r,n.throws,n.faces))}function g(x){if(!n||!r||r.won())return;let T=r.at();if(u=!1,!r.throws(x)){h(),e.say(Jr(x,T,n.board));
return}h();let N=r.thrown.at(-1);N&&n.walk(N),f(),v()}function v(){t?.((r?.thrown??[]).map(({face:x})=>x))}function $(){r?.undo()&&(h(),f(),v())}function y(){!n||
!r?.thrown.length||(r=Te(n.rules),u=!1,h(),f(),v())}function S(x){u=x,h(),x&&n?e.say(_r(n.throws,n.route)):f()}return{name:"Play",under:o,side:[l(".score",l("p",
"You ",s,a),l("p","Fewest ",i)),l(".tools",m,p,!t&&d),c],show(x){n=x,r=Te(n.rules),u=!1,o.replaceChildren(...n.faces.map(T=>{let N=P(Ct(T),null,()=>g(T),`Throw ${T}`);
return A(N,"data-face",T),N})),h(),f()},replay(x){if(!n)return!1;let T=r;r=Te(n.rules);let N=x.every(L=>r?.throws(L));return N||(r=T),h(),f(),N},leave:()=>A(e.root,
"data-won",null),choose(x){let T=r?.moves()??[],N=T.find(([,L])=>L===x)??T.find(([,,L])=>L===x);N?g(N[0]):r&&!r.won()&&e.say(`No throw leads from ${r.at()} to ${x}\
.`)},key(x,{ctrlKey:T,metaKey:N,altKey:L}){if(T||N||L)return!1;let F=Number(x);if(x==="Backspace")$();else if(x!==" "&&n?.faces.includes(F))g(F);else return!1;return!0}}}var ct=":is([data-jp-theme-light=true],.vscode-light,.vscode-high-contrast-light,[data-theme=light],[theme=light]) .snl-host{--snl-scheme: light}:is([data-jp-th\
eme-light=false],.vscode-dark,.vscode-high-contrast,[data-theme=dark],[theme=dark]) .snl-host{--snl-scheme: dark}";var Ht=new Map;function Ao(e){let t=Ht.get(e)??new CSSStyleSheet;return Ht.has(e)||t.replaceSync(e),Ht.set(e,t),t}function Ur(e,t,n){let r=document.createElement(
"div");r.className="snl-host";let o=document.createElement("style");o.textContent=ct;let s=r.attachShadow({mode:"open"});return s.adoptedStyleSheets=[Ao(t)],s.append(
n),e.replaceChildren(o,r),e.dataset.mounted="",{host:r,remove(){r.remove(),o.remove(),e.hasChildNodes()||delete e.dataset.mounted}}}var Gr=e=>e.getRootNode().activeElement??
null;var[ut,Vr]=["snl-workbench",1],Ro="This browser stores nothing here: download what you want to keep.",Co="The browser's storage is full: download what you want \
to keep.",No="Another version of the workbench has stored code here, which is left alone: download what you want to keep.";function dt(e){try{let t=JSON.parse(window[e].
getItem(ut)??"null");return t?t.version!==Vr?"newer":typeof t.sources=="object"&&typeof t.signature=="string"?t:null:null}catch{return null}}function Kr(){let[e,
t]=[dt("sessionStorage"),dt("localStorage")],n=e==="newer"||t==="newer",r=[e,t].find(o=>o!==null&&o!=="newer")??{version:Vr,signature:"board",sources:{}};return{
kept:r,store(o){if(n)return No;let s=dt("localStorage"),i={...(s===null||s==="newer"?r:s).sources};o in r.sources?i[o]=r.sources[o]:delete i[o];try{return window.
sessionStorage.setItem(ut,JSON.stringify(r)),window.localStorage.setItem(ut,JSON.stringify({...r,sources:i})),""}catch(c){return c.name==="QuotaExceededError"?Co:
Ro}},elsewhere(o){let s=dt("localStorage");return s===null||s==="newer"?null:s.sources[o]??null},follow(o){let s=({key:a})=>a===ut&&o();return addEventListener(
"storage",s),()=>removeEventListener("storage",s)}}}function Yr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Wo="Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";function Qr({keeper:e,arrived:t,open:n,text:r,heard:o}){
let{kept:s}=e,a={programs:[],signatures:[]},i={kind:t===null?"mine":"link"},c="",m=null,p=l(".tools"),d=l(".tabs",{role:"group",label:"Program"}),u=l(".programs",
d,p),h=k=>k?s.second??s.signature:s.signature,f=k=>`${k?"2:":""}${h(k)}`,g=!1,v=()=>a.signatures.find(({name:k})=>k===h(g))?.template??"",$=()=>s.sources[f(g)]??
v(),y=()=>i.kind==="mine"||i.kind==="second";function S(k){i=k,y()&&g!==(i.kind==="second")&&(g=!g,m=null,x()),w();let{kind:E,name:I}=i;y()?n($(),!1):n(E==="lin\
k"?t??"":a.programs.find(q=>q.name===I)?.source??"",!0)}function x(){let k=e.elsewhere(f(g));k===null?m=null:k!==$()&&(m=k),w()}function T(){let[k,E]=[m,r()];L(
k??""),S(N()),m=E,w()}let N=()=>({kind:g?"second":"mine"});function L(k){let E=f(g);k===void 0?delete s.sources[E]:s.sources[E]=k,c=e.store(E)}function F(){let k=`${i.
name??(g?"my-other":"mine")}.py`.replaceAll("-","_");Yr(new Blob([r()],{type:"text/x-python"}),k)}function K(){g=!1,L(t??""),S({kind:"mine"})}function w(){let{kind:k,
name:E}=i,I=(H,b,M="")=>{let W=P(H,M||null,()=>S(b));return A(W,"aria-pressed",`${k===b.kind}`),W},q=H=>a.programs.filter(b=>b.kind===H).map(b=>[b.name,b.title]),
j=ie("A program to look at",[["","Look at a program"]],E??"",H=>{S(H?{kind:"program",name:H}:N())});for(let[H,b]of[["Algorithms","algorithm"],["Mistakes","mista\
ke"]]){let M=q(b).map(([W,D])=>l("option",{value:W},D));j.append(l("optgroup",{label:null},M)),j.lastElementChild?.setAttribute("label",H)}j.value=E??"",j.classList.
toggle("s-chosen",k==="program"),d.replaceChildren(I("Mine",{kind:"mine"}),I("My other",{kind:"second"},"Another program of yours: Compare runs both"),...t===null?
[]:[I("From the link",{kind:"link"})],j);let B=P("Download","As a file of Python",F);if(y()){let H=ie("How it is called",a.signatures.map(W=>[W.name,W.title]),h(
g),W=>{g?s.second=W:(s.second=h(!0),s.signature=W),c=e.store(f(g)),m=null,x(),S(N())}),b=P("Reset","Back to the beginning of this signature",()=>{L(),S(N())}),M=m!==
null&&P("Other tab's code","Exchange it with the code here",T);p.replaceChildren(H,b,B,...M?[M]:[])}else k==="link"?p.replaceChildren(P("Make it mine","Instead \
of what is there",K),B):p.replaceChildren(B)}return{node:u,chosen:()=>i,isMine:y,trouble:()=>c||(m===null?"":Wo),end:e.follow(()=>{x(),o()}),show(k){a=k,x(),a.signatures.
some(({name:E})=>E===s.signature)||(s.signature="board"),S(i)},changed(k){y()&&L(k)},question(){return i.kind==="program"?{name:i.name}:{source:r(),signature:y()?
h(g):null}},other(){let k=s.sources[f(!g)];return y()&&k?.trim()?{source:k,signature:h(!g)}:null}}}function Pe(e){let t=l(""),n=null;function r(){n?.then(({destroy:o})=>o()),n=null,t.replaceChildren()}return{node:t,clear:r,step(o){r();let s=l("");t.append(s),
n=e.step(s,o),t.scrollIntoView({block:"nearest"})}}}var He=e=>e===null?"out of reach":se(e),Oe=e=>`${$e(e)}${/[.?!]$/.test(e)?"":"."}`,ne=(e,t,...n)=>l(`section.card.${e}`,{label:t},l("b.card-title",t),n),re=e=>e&&
l("p",`${e}`),xe=e=>e&&l("p.quiet",`${e}`),Zr=(e,t)=>l("p","Right is ",l("b",He(e)),", yours says ",l("b",He(t)),"."),Xr=e=>e?.words?.exception==="EOFError"&&"N\
obody can answer input() here: use what the function is given.",je=(e,t)=>e!==null&&l(".tools",P(`Show line ${e}`,null,()=>t.point(e)));function Ft(e,t){let n=U(
e),r=pe(n);r.paint({distance:r.distance,predecessor:r.predecessor,piece:!1}),r.mark(null,t?[t]:[]);let o=l(".thumb",{inert:"",style:`--columns:${r.columns};--sh\
ape:${r.shape}`},r.node);return{board:n,node:o}}function Fe({report:e,like:t,stepper:n},r){let o=[xe(`The boards: ${e.boards[0].toLowerCase()}${e.boards.slice(1)}\
.`),...e.notes.map(a=>xe(`Note: ${a.says}.`))];if(e.correct===!1)return Lo(e,t,o,n,r);let{name:s}=e;return e.correct?ne("right",`${s} is right on every board th\
at was tried`,l("p",l("b","Proven"),`, by playing every one: ${e.proven}.`),e.tested&&l("p",l("b","Tested"),`, which proves nothing about others: ${e.tested}.`),
xe(`${en(e)}.`),...o):ne("open",`${s} could not be judged`,re(Oe(e.finding.says)),...o.slice(1))}var en=({tried:e})=>`${e.toLocaleString("en")} ${e===1?"board":
"boards"} tried`;function Lo(e,t,n,r,o){let{finding:s,expected:a,got:i}=e,{board:c,node:m}=Ft(e.board,s),p=typeof i=="number"?null:i,d=[p?re(`Right is ${He(a)}.\
 Yours: ${p.says}.`):Zr(a,i),s.kind!==p?.kind&&re(Oe(s.says)),re(Xr(p)),...t.slice(0,2).map(u=>xe(`It answers like a known mistake: ${u.title}. The repair: ${u.
repair}`)),xe(`${be(c)} · ${en(e)}`),...n,l(".tools",r&&P("Step to the first difference",null,()=>o.step(r)),o.draw(c))];return ne("wrong",e.smallest?"Wrong on\
 this board, the smallest there is":"Wrong on this board",l(".exhibit",m,l(".told",d)))}function Io({right:e,ended:t,throws:n,expected:r,finding:o,line:s},a){return e?
ne("right",`Right on this board: ${He(n)}`,xe("One board proves little. Check plays them all, smallest first.")):ne("wrong",t==="returned"?"Wrong on this board":
"No answer on this board",t==="returned"&&Zr(r,n),o&&re(Oe(`${o.says}${s===null?"":`, in line ${s}`}`)),re(Xr(o)),je(s,a))}function Bo({comparison:e}){let t=["p\
rogram","throws","agrees","cells taken","edges","longest frontier"],n=e.rows.map(r=>l("tr",[r.algorithm,r.answered?r.throws??"none":"no answer",r.answered?r.agrees?
"yes":"no":"–",...[r.cells_taken,r.edges_looked_at,r.longest_frontier].map(o=>o??"–")].map((o,s)=>l(s?"td":"th",s?{}:{scope:"row"},`${o}`))));return ne("ope\
n",`On this board: ${He(e.throws)}`,Mt("","Comparison",l("table",l("thead",l("tr",t.map(r=>l("th",{scope:"col"},r)))),l("tbody",n))),...e.rows.map(({algorithm:r,
first_difference:o})=>o&&xe(`${r} first differs at cell ${o.cell}: ${o.finding.says}.`)))}var qo={board:"This board does not fit",code:"This code cannot be load\
ed",program:"It is not clear what to run",stopped:"Stopped",late:"Ended: it took too long",died:"Python ended"},De=({what:e,says:t,line:n},r)=>ne(e==="stopped"?
"open":"wrong",qo[e]??"That did not work",re(Oe(`${n===null?"":`line ${n}: `}${t}`)),je(n,r));function Dt({printed:e,more_printed:t}){return e?.length?ne("open",
"It printed",Mt(".printed","What it printed",e.map(n=>l(".piece",l("span.quiet",n.line===null?"":`line ${n.line}`),l("code",n.text)))),xe(t>0&&`… and ${t.toLocaleString(
"en")} characters more.`)):null}function tn(e,t){return[e.kind==="failure"?De(e,t):e.of==="check"?Fe(e,t):e.of==="compare"?Bo(e):e.of==="solve"&&Io(e,t),Dt(e)].
filter(r=>!!r)}var ze=e=>e[0]?.querySelector(".s-card-title")?.textContent??"";var Ho=[["Run","solve","Run it once on this board"],["Check","check","Play it on all boards, smallest first"],["Step","trace","Step through its run on this boar\
d"],["Compare","compare","With all algorithms on this board, and with your other program"]],Fo="This code came with the link. It has not run, and runs only when\
 you press a button below.",Do=()=>l("p.quiet","Write a second program in “My other”, and Compare runs both of yours.");function rn(e,t){let n=null,r=null,o=!1,
s=!1,a=!1,i=t.host(S),c=Kr(),m=t.store.get().code,p=l(".editor"),d=l("p.note.quiet"),u=l("span.strip.quiet",{role:"status"}),h=l("progress",{max:1,label:"Python\
 is loading",hidden:""}),f=l(".cards"),g=Pe(t),v=P("Stop","End what is running",()=>i.stop()),$=Ho.map(([w,k,E])=>P(w,E,()=>F(k))),y=Qr({keeper:c,arrived:m,open:x,
text:()=>r?.text()??"",heard:()=>T()});function S({part:w,ready:k}){h.hidden=k===!0||!a,w!==void 0&&A(h,"value",w),k?R(u,a?"It runs …":""):a&&R(u,`Python is l\
oading (${i.size}, once) …`)}function x(w,k){r?.open(w,k),T()}function T(){let{kind:w}=y.chosen(),k={mine:y.trouble()||i.refusal,second:y.trouble()||i.refusal,
program:i.refusal,link:Fo};R(d,k[w]??""),d.classList.toggle("s-strong",w==="link")}async function N(){o=!0;try{let[{make:w},k]=await Promise.all([t.editor(),t.shelf()]);
r=w(p,"Program",E=>{y.changed(E),T()}),y.show(k)}catch(w){R(d,`The editor cannot be loaded: ${w.message}`)}L()}function L(){for(let w of $)A(w,"aria-disabled",a||
!r||!!i.refusal);v.hidden=!a,A(f,"aria-busy",`${a}`),!s&&i.size&&R(u,`Python (${i.size}) loads at the first run.`)}async function F(w){if(a||!r||!n||i.refusal)return;
s=a=!0,r.point(null),f.replaceChildren(),g.clear(),R(u,"It runs …"),L();let{name:k,cells:E,jumps:I,die:q,start:j,chained:B,overshoot:H}=n.board,b={name:k,cells:E,
jumps:I,die:q,start:j,chained:B,overshoot:H},M=w==="compare"?y.other():null,W={kind:w,program:y.question(),board:b,other:M},D=await i.ask(W,Q=>R(u,`${Q} …`));
a=!1,h.hidden=!0,R(u,""),L(),K(D)}function K(w){let k=tn(w,{step:g.step,draw:I=>P("Move this board to Draw",null,()=>{e.use(I),e.enter("Draw")}),point(I){r?.point(
I),r?.focus()}});(w.kind==="result"&&w.of)==="compare"&&y.isMine()&&!y.other()&&k.push(Do()),f.replaceChildren(...k),"line"in w&&w.line&&r?.point(w.line),f.scrollIntoView(
{block:"nearest"}),w.kind==="result"&&w.of==="trace"&&g.step(w.stepper),e.say(ze(k)||"Step through the run below.")}return{name:"Write",under:l("p.quiet.hint","\
The board on which it runs. Change it in Draw."),side:[y.node,d,p,l(".tools.acts",$,v,l("span.progress",h,u))],foot:[f],below:[g.node],show(w){n=w,n.paint({piece:!1}),
o||N(),L(),e.say("Write a function, then run it, check it or step through it.")},leave(){},choose(){},key:()=>!1,end(){g.clear(),i.end(),y.end(),r?.destroy()},more:()=>[
"mine","second"].includes(y.chosen().kind)?r?.text()??null:null,stays:()=>m}}var mt='.snl{--paper:light-dark(#ffffff,#14171d);--ink:light-dark(#1c2530,#eceef2);--quiet:light-dark(#5a6472,#a9b1bd);--line:light-dark(#d9d5ca,#343b47);--cell\
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
}.s-found .s-halo{stroke:var(--wrong)!important;stroke-width:.13px!important}.s-routed>g:not(.s-taken,.s-found,.s-lit),.s-jumps:has(.s-found)>g:not(.s-found,.s-\
lit,.s-taken,.s-touched){opacity:.35}.s-halo{opacity:.8}.s-branch{opacity:.28}.s-strong{opacity:1;stroke-width:.05px!important}.s-layer text{font-weight:700;tex\
t-anchor:middle}@media(prefers-reduced-motion:no-preference){.s-leg{animation:snl-appear .3s calc(var(--order) * .4s) both}.s-move .s-arc{stroke-dasharray:var(-\
-far);animation:snl-throw .12s ease-out both}.s-move :is(.s-tip,.s-landing){animation:snl-appear .04s .1s both}.s-move .s-stand,.s-touched{animation:snl-appear \
.08s .12s both}}}@keyframes snl-appear{0%{opacity:0}}@keyframes snl-throw{0%{stroke-dashoffset:var(--far)}}.snl{&.s-writing .s-side>.s-says{position:absolute;wi\
dth:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%)}@container (min-width: 40rem){&.s-writing .s-stage{grid-template-columns:minmax(1\
5rem,min(38%,var(--tall) * var(--shape))) minmax(0,1fr)}}.s-programs{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.4rem .8re\
m}.s-tabs{display:flex;flex:1 1 auto;gap:.35rem;min-width:0}.s-tabs .s-button{white-space:nowrap;border-color:transparent}.s-tabs select.s-button{flex:0 1 15rem\
}.s-tabs :is([aria-pressed=true],.s-chosen){border-color:var(--line);color:var(--ink);background:color-mix(in srgb,var(--cell) 60%,var(--paper));font-weight:650\
}.s-programs>.s-tools .s-button{max-width:14rem}.s-note:empty{display:none}.s-note.s-strong{padding:.5rem .8rem;border-left:5px solid var(--wait);border-radius:\
.3rem;color:var(--ink);background:color-mix(in srgb,var(--wait) 12%,var(--paper))}.s-editor{height:clamp(12rem,100vh - 27rem,26rem);border-radius:.6rem;backgrou\
nd:color-mix(in srgb,var(--cell) 60%,var(--paper));overflow:hidden}.s-editor:focus-within{outline:2px solid color-mix(in srgb,var(--wait) 55%,transparent)}.s-ed\
itor :is(.k,.kc,.ow){color:light-dark(#7a4a00,#ecc06a)}.s-editor .s{color:light-dark(#0b5f47,#8fdcc0)}.s-editor .mi{color:light-dark(#5f3f8f,#cbb2f2)}.s-editor \
.c1{color:var(--quiet);font-style:italic}.s-editor :is(.nf,.nc){color:var(--wait)}.s-acts .s-button{min-width:4.5rem;justify-content:center}.s-acts .s-button:nt\
h-child(2):not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-progress{text-align:right;display:flex;flex:1 1 10rem;align-\
items:center;justify-content:flex-end;gap:.6rem;min-height:2.25rem}progress{width:7rem;height:.5rem;accent-color:var(--now)}.s-cards{display:flex;flex-direction\
:column;gap:.7rem}.s-cards:empty{display:none}.s-card{display:flex;flex-direction:column;gap:.35rem;padding:.7rem 1rem .8rem;border:1px solid var(--line);border\
-left-width:6px;border-radius:.6rem;overflow-wrap:anywhere}.s-card-title{font-size:1.12rem;line-height:1.3}.s-card.s-right{border-left-color:var(--start);backgr\
ound:color-mix(in srgb,var(--start) 6%,var(--paper))}.s-card.s-wrong{border-left-color:var(--wrong);background:color-mix(in srgb,var(--wrongSoft) 35%,var(--pape\
r))}.s-card .s-tools{margin-top:.3rem}.s-exhibit{display:flex;flex-wrap:wrap;gap:.7rem 1.1rem;align-items:start}.s-exhibit>.s-thumb{flex:0 1 13rem}.s-exhibit>.s\
-told{flex:1 1 min(100%,16rem);min-width:0}.s-thumb{--tall: 14rem;min-width:0;font-size:.8rem}.s-told{display:flex;flex-direction:column;gap:.35rem}.s-card tabl\
e{width:100%;border-collapse:collapse;font-size:.85rem}.s-card :is(td,th){padding:.25em .45em;border-top:1px solid var(--line);text-align:right;white-space:nowr\
ap}.s-card :is(td,th):first-child{text-align:left}.s-card thead th{border-top:0;color:var(--quiet);font-weight:400}.s-card .s-scroll{max-width:100%;overflow:aut\
o;scrollbar-width:thin}.s-printed{max-height:10rem}.s-piece{display:grid;grid-template-columns:4.5rem minmax(0,1fr);gap:.5rem}.s-piece code{padding:0;border:0;f\
ont:.85rem/1.5 var(--mono);color:var(--ink);background:none;white-space:pre-wrap}@container (max-width: 33rem){.s-editor{height:15rem}.s-editor .cm-content{flex\
-shrink:1;white-space:break-spaces;overflow-wrap:anywhere}.s-editor .cm-lineNumbers .cm-gutterElement{min-width:1.8rem;padding:0 .4rem 0 0}.s-programs>.s-tools{\
flex:1 1 100%;flex-wrap:nowrap}.s-programs>.s-tools select{flex:1}.s-acts .s-button{flex:1 1 4.5rem}}}.snl{--tall: max(clamp(15rem, 100vh - 24rem, 40rem), var(-\
-rows, 1) * 1.75rem);.s-head{justify-content:space-between}.s-modes{display:flex;flex:none}.s-modes .s-button{padding:.2em 1.1em;border-radius:0}.s-modes .s-but\
ton+.s-button{border-left:0}.s-modes :first-child{border-radius:.5rem 0 0 .5rem}.s-modes :last-child{border-radius:0 .5rem .5rem 0}.s-modes [aria-pressed=true]{\
border-color:var(--now);background:var(--now)}.s-board-of{display:flex;flex:0 1 auto;align-items:center;gap:.6rem;min-width:0;font-weight:650}.s-head>.s-quiet{f\
lex:1 1 12rem}select.s-button{min-width:0}.s-trouble:empty{display:none}.s-trouble{padding:.5rem .8rem;border-left:5px solid var(--wrong);border-radius:.3rem;ba\
ckground:color-mix(in srgb,var(--wrongSoft) 35%,var(--paper));overflow-wrap:anywhere}.s-says{min-height:calc(3.25em + .5rem)}.s-side{gap:1rem;min-height:0}.s-to\
ols{gap:.5rem}.s-score{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;color:var(--quiet)}.s-amount{margin:0 .1em 0 .25em;font-size:2.1rem;font-weight:650;line-hei\
ght:1.1;color:var(--ink)}[data-won] & .s-amount,&[data-won] .s-amount{color:var(--now)}@media(prefers-reduced-motion:no-preference){&[data-won] .s-flag{transfor\
m-box:fill-box;transform-origin:left bottom;animation:snl-wave .5s ease-in-out 3}&[data-won] [data-end=goal]:after{border-radius:50%;animation:snl-burst 1.2s ea\
se-out both}}.s-dice{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem}.s-dice .s-button{flex:1 1 2.75rem;min-width:2.75rem;max-width:4rem;min-height\
:2.75rem;padding:.1rem;border-color:transparent}.s-dice .s-button svg{width:2.75rem;overflow:visible}.s-dice .s-button:not([aria-disabled]):hover svg{transform:\
translateY(-2px)}.s-face text{font-weight:700;text-anchor:middle}.s-thrown{display:flex;flex-wrap:wrap;gap:.4rem;margin:0;padding:0;list-style:none}.s-thrown .s\
-chip{padding:.1em .55em;border:1px solid var(--line);border-radius:.5em;font-size:.9rem}.s-thrown .s-face{width:1.5em;vertical-align:-.4em;overflow:visible}.s-\
thrown small{margin-left:.4em;color:var(--quiet)}.s-hint{text-align:center}.s-settings{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.s-setting{display:flex;flex-d\
irection:column;gap:.15rem;color:var(--quiet);font-size:.85rem}summary{padding:.15rem 0;color:var(--quiet);cursor:pointer}.s-text{display:block;width:100%;margi\
n:.5rem 0;padding:.5rem;border:1px solid var(--line);border-radius:.5rem;font:.85rem/1.45 var(--mono);color:var(--ink);background:color-mix(in srgb,var(--cell) \
60%,var(--paper));resize:vertical}.s-text::placeholder{color:var(--quiet);opacity:1}.s-tools:empty,.s-foot:empty,.s-trouble:empty,.s-thrown:empty,&.s-fixed :is(\
.s-settings,.s-fold){display:none}&.s-only .s-frame{padding:0}&.s-drawing .s-sheet{touch-action:none;cursor:crosshair}&.s-drawing .s-cell{cursor:crosshair}&.s-d\
rawing .s-routed>g:not(.s-taken,.s-lit){opacity:.5}&.s-drawing .s-leg{animation:none}.s-top{z-index:6}.s-piece{fill:var(--now);stroke:var(--paper);stroke-width:\
.03px}@container (max-width: 33rem){.s-head{display:flex}.s-head>.s-tools{order:0}.s-modes,.s-modes>.s-button{flex:1 0 auto}.s-modes{width:100%}.s-head>.s-quiet\
,.s-board-of>span{display:none}.s-head{gap:.5rem}.s-board-of{flex:1 1 5rem}.s-board-of select{width:100%}.s-dice{gap:.2rem}.s-stage{gap:.6rem}.s-says{min-height\
:calc(2 * 1.1 * 1.3em + .5rem)}}@media print{color-scheme:light!important;*{print-color-adjust:exact}:is(.s-modes,.s-tools,.s-dice,.s-hint,.s-settings,.s-says,.\
s-fold){display:none}}}@keyframes snl-wave{50%{transform:rotate(-8deg) scale(1.25)}}@keyframes snl-burst{0%{box-shadow:0 0 0 0 var(--goalGround),0 0 0 0 var(--n\
ow)}to{box-shadow:0 0 0 calc(var(--unit) * 1.2) transparent,0 0 0 calc(var(--unit) * .7) transparent}}';var nn="input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *",on=({ctrlKey:e,metaKey:t,altKey:n})=>!(e||t||n);function Je(e,t,n){let{store:r,
page:o}=n,s=(t.gallery??[]).map(U),a=l("p.speaker",{role:"status"}),i=l("span.quiet"),c=l("p.trouble",{role:"alert"}),m=l(""),p=l(".main",m),d=l(".side"),u=l(".\
stage",p,d),h=l(".foot"),f=l(""),g=l("",{class:"snl snl-workbench",role:"region",label:t.label??"Workbench",tabindex:-1}),v={root:g,say:b=>R(a,b),use(b){y.add(b),
k(b),w()},can:b=>y.can(b),go(b){y.can(b)&&(k(y.go(b)),w())},enter(b){E(S.find(M=>M.name===b)??x),k(T.board),w()}},$=r.get(),y=Cr($.board??U(t.board)),S=t.only?[
t.only==="Play"?qt(v,n.played):Bt(v)]:[qt(v),Bt(v),rn(v,n)],x=S.find(({name:b})=>b===$.mode)??S[0],T=pe(y.now()),N=s.map(({name:b},M)=>[`${M}`,b]),L=ie("Board",
[["","Your board"],...N],"",b=>{let M=s[Number(b)];b&&M&&v.use(M)}),F=l("input.address",{readonly:"",label:"To copy",hidden:""});async function K(){let M=`${location.
href.split("#")[0]}${Qe(T.board,x.name,x.more?.()??null)}`;F.value=M;try{await navigator.clipboard.writeText(M),v.say("Copied: a link to this board.")}catch{F.hidden=
!1,F.select(),v.say("Copy the link from the field.")}}function w(){let[b=null]=S.flatMap(({stays:M})=>M?.()??[]);r.set({...T.board,name:""},x.name,b)}function k(b){
let M=Gr(m),W=m.contains(M)&&M?.dataset.cell;T=pe(b),m.replaceChildren(T.node),A(u,"style",`--shape:${T.shape};--columns:${T.columns}`),A(g,"style",`--rows:${T.
plan.rows}`),R(i,be({...b,name:""}));let D=s.findIndex(Q=>ce(Q)===ce(b));L.value=D<0?"":`${D}`,L.options[0].hidden=D>=0,F.hidden=!0,R(c,""),x.show(T),W&&T.cells.
get(Number(W))?.focus({preventScroll:!0})}function E(b){x.leave(),x=b;for(let[M,W]of I.entries())A(W,"aria-pressed",`${S[M]===x}`);V(g,"drawing",x.name==="Draw"),
V(g,"writing",x.name==="Write"),p.replaceChildren(m,x.under),d.replaceChildren(l(".says",a),...x.side),h.replaceChildren(...x.foot??[]),f.replaceChildren(...x.below??
[])}let I=S.map(b=>P(b.name,null,()=>v.enter(b.name)));g.addEventListener("mousedown",b=>{let M=b.target;!M.closest(".s-grid")||!m.contains(M)||(b.preventDefault(),
g.focus({preventScroll:!0}))}),g.addEventListener("click",({target:b})=>{let M=b.closest(".s-grid .s-cell");M&&m.contains(M)&&x.choose(Number(M.dataset.cell))}),
g.addEventListener("keydown",b=>{let M=b.target;on(b)&&b.stopPropagation(),!M.matches(nn)&&x.key(b.key,b)&&b.preventDefault()});function q(b){let M=b.composedPath()[0];
if(b.defaultPrevented||!on(b)||!/^[1-9]$/.test(b.key)||M.closest(`${nn}, .snl-stepper`))return;let{top:W,bottom:D}=m.getBoundingClientRect();D>0&&W<innerHeight&&
x.key(b.key,b)&&b.preventDefault()}function j(){let{board:b,mode:M,trouble:W}=r.get();b&&(ce(b)!==ce(T.board)||o)&&(y.add(b),E(S.find(D=>D.name===M)??x),k(b)),R(
c,W)}o&&addEventListener("keydown",q);let B=r.subscribe(j);g.append(l(".frame",l(".head",!t.only&&l(".modes",{role:"group",label:"What to do"},I),s.length>0&&l(
"label.board-of",l("span","Board"),L),i,o&&l(".tools",P("Copy link","A link to this board",K),F)),c,u,h)),V(g,"ready",!0),V(g,"only",t.only),V(g,"fixed",t.fixed);
let{remove:H}=Ur(e,mt,g);return e.append(f),E(x),k(T.board),R(c,$.trouble),{show:k,replay:b=>x.replay?.(b)??!1,destroy(){removeEventListener("keydown",q),B();for(let b of S)
b.end?.();f.remove(),H()}}}for(let e of document.querySelectorAll("div[data-snl-workbench]:not([data-mounted])")){let t=JSON.parse(e.nextElementSibling?.textContent??"null");Je(e,t,Ze(t.files))}var pt="snl-exercise:",Jo="This browser stores nothing here. Export what you want to keep.",_o="The browser's storage is full. Export what you want to keep.",Uo="\
Another version of this book has stored something for this exercise, which is left alone. Export what you want to keep.",Go=globalThis,sn=Go.snlRecords??=new Map,
an=e=>e?.version===1&&typeof e.source=="string"&&typeof e.solved=="boolean";function ft(e,t){try{let n=JSON.parse(window[e].getItem(pt+t)??"null");return an(n)?
n:n?.version>1?"newer":null}catch{return null}}function fe(e){let[t,n]=[ft("sessionStorage",e),ft("localStorage",e)],r=[sn.get(e),t,n].filter(o=>an(o));return r.
length?{...r[0],solved:r.some(({solved:o})=>o)}:null}function ln(e){let t=ft("localStorage",e);return t===null||t==="newer"?null:t.source}function zt(e,t,n=!1){
let r=fe(e),o={version:1,source:t,solved:n||(r?.solved??!1)};sn.set(e,o);let s="";try{if(ft("localStorage",e)==="newer")s=Uo;else for(let a of[window.sessionStorage,
window.localStorage])a.setItem(pt+e,JSON.stringify(o))}catch(a){s=a.name==="QuotaExceededError"?_o:Jo}return dispatchEvent(new CustomEvent("snl-progress",{detail:{
name:e}})),s}function cn(e){addEventListener("snl-progress",t=>{e(t.detail.name,!1)}),addEventListener("storage",({key:t})=>{t===null?e(null,!0):t.startsWith(pt)&&e(t.slice(
pt.length),!0)})}function ht(e){let t=l("span.strip.quiet",{role:"status"}),n=l("span.clock.quiet",{"aria-hidden":"true"}),r=l("progress",{max:1,label:"Python is loading",hidden:""});
return{clock:n,node:l("span.progress",r,t),say:o=>R(t,o),said:()=>t.textContent??"",loads({part:o,ready:s},a){r.hidden=s===!0,o!==void 0&&A(r,"value",o),R(t,s?a:
`Python is loading (${e}, once) …`)},count(){let o=performance.now(),s=()=>R(n,`${Math.round((performance.now()-o)/1e3)} s`),a=setInterval(s,1e3);return s(),()=>{
clearInterval(a),R(n,""),r.hidden=!0}}}}var Jt="snl-cell:",dn=["sessionStorage","localStorage"];function un({id:e,source:t}){for(let n of dn)try{let r=JSON.parse(window[n].getItem(Jt+e)??"null");if(r?.
of===t&&typeof r.source=="string")return r.source}catch{}return t}function _t({id:e,source:t},n){let r=JSON.stringify({of:t,source:n});for(let o of dn)try{n===t?
window[o].removeItem(Jt+e):window[o].setItem(Jt+e,r)}catch{}}var Vo="script,style,link,meta,base,iframe,object,embed,form";function mn(e){let{body:t}=new DOMParser().parseFromString(e,"text/html");for(let n of t.querySelectorAll(
Vo))n.remove();for(let n of t.querySelectorAll("*"))for(let{name:r,value:o}of[...n.attributes]){let s=["href","src","action","xlink:href"].includes(r);(r.startsWith(
"on")||s&&/^\s*javascript:/i.test(o))&&n.removeAttribute(r)}return[...t.childNodes]}function pn(...e){let t=l("pre",e),n=l("",{class:"highlight"},t);return l("",
{class:"output text_plain notranslate"},n)}function Ko(e){let t=pe(U(e));t.paint({piece:!1});let n=`--columns:${t.columns};--shape:${t.shape}`;return l(".thumb",
{inert:"",style:n},t.node)}var fn=e=>l("",{class:"output text_html"},e);function hn(e,t){let n=[...e.querySelectorAll("details.below-input, .cell_output")],r=l(
"",{class:"cell_output docutils container",hidden:""}),o=Pe(t);o.node.dataset.snl="",e.append(r);let s=[];function a(){for(let u of s)u.then(({destroy:h})=>h());
s=[],o.clear(),r.replaceChildren()}function i(u){for(let h of n)h.hidden=u;r.hidden=!u}function c(u,h){let f=l("",{"data-snl":""});r.append(fn(f)),s.push(t.step(
f,u,{level:mr(r),...h}))}let m=(...u)=>{let h=l("",{class:"snl snl-workbench snl-cell"},l(".cards",u));return l("",{class:"snl-host"},h)};function p(u,h){if(u.kind===
"html"||u.kind==="svg"){let f=l("",{class:"output text_html"});return f.append(...mn(u.kind==="html"?u.html:u.svg)),f}if(u.kind==="code")return pn(...mn(`<pre>${u.
lines.join(`
`)}</pre>`));if(u.kind==="report"){let f={step:o.step,point:h.point,draw:v=>l("a.button",{href:`../play.html${ce(v)}&draw`},"Open this board in the workbench")},
g=Fe(u,f);return g.setAttribute("role","group"),r.append(m(g)),fn(o.node)}if(u.kind==="board")try{return m(Ko(u.board))}catch{}return u.text?pn(document.createTextNode(
u.text)):null}function d({exception:u,says:h,line:f,missing:g},{runAbove:v,point:$}){let S=ne(v?"open":"wrong",v?"Run the cells above first":u,v?l("p",l("code",
g)," is made in a cell above, which has not run yet."):re(h&&Oe(h)),v?l(".tools",P("Run all above","And then this cell",v)):je(f,{point:$,step:c,draw:()=>l("")}));
return S.setAttribute("role","group"),m(S)}return{shown:()=>!r.hidden,wait(){r.setAttribute("aria-busy","true")},clear(){a(),i(!1)},show(u,h){if(a(),r.removeAttribute(
"aria-busy"),i(!0),u.kind==="failure"){if(u.what==="stopped")return;let f=De(u,{point:h.point,step:c,draw:()=>l("")});f.setAttribute("role","group"),r.append(m(
f));return}for(let f of u.shown)f.kind==="stepper"?c(f.payload,{predict:f.predict,position:f.position??void 0}):r.append(p(f,h)??"");u.more_shown&&r.append(l("p",
`And ${u.more_shown.toLocaleString("en")} characters more.`)),u.error&&r.append(d(u.error,h))}}}var Yo=e=>e.kind==="failure"?e.says:e.error?.exception??"";function gt({title:e,bench:t,source:n,opensOn:r,watcher:o,begins:s,ends:a}){let i={loads(){},changes(){}},
c={beginning:-1,code:""};return{title:e,source:n,done:()=>c.beginning===t.beginnings()&&c.code===n(),async run(){let m=n();s?.();let p=r?.()??null,d={kind:"cell",
program:{source:m},opens_on:p},u=await t.ask(o??i,d,()=>{}),h=Yo(u);return c={beginning:h?-1:t.beginnings(),code:m},a?.(u),h}}}var Qo="Stopped. Python begins again, without the names of the cells that have run.";function gn(e,{given:t,title:n,around:r,bench:o,above:s}){let i=e.parentElement.
querySelector("div.highlight"),c=un(t),m=!1,p=null,d=ht(o.size),u=hn(e.closest("div.cell"),r),h=l(".editor",{hidden:""}),f=P("Run","Run this cell (Shift+Enter i\
n the editor)",T),g=P("Edit","Open the editor",()=>w(!0)),v=P("Stop","End what is running",()=>o.stop()),$=P("Reset","Back to the code and the output of the les\
son",E),y=gt({title:n,bench:o,source:()=>c,opensOn:()=>c===t.source&&t.opens_on||null,watcher:{loads:j=>d.loads(j,"Running …"),changes:x},begins:N,ends:L}),S=()=>{};
function x(){A(f,"aria-disabled",o.busy()||!!o.refusal),v.hidden=!m,$.hidden=m||c===t.source&&!u.shown()}async function T(){o.busy()||o.refusal||await y.run()}function N(){
m=!0,u.wait(),d.say("Running …"),S=d.count()}async function L(j){m=!1,S();let B=j.kind==="failure",H=B?null:j.error,b=H?.missing&&s().some(W=>!W.done()&&Zo(W,
H.missing??""));u.show(j,{runAbove:b?F:null,point:k});let M=B?j.line:H?.line;B?d.say(j.what==="stopped"?Qo:j.says):b?d.say("Run the cells above first."):H?d.say(
`${H.exception}${M?` in line ${M}`:""}.`):d.say(j.shown.length?"Done.":"Done. This cell shows nothing."),x(),p&&(await p)?.point(M??null)}async function F(){f.focus(
{preventScroll:!0});for(let j of s().filter(B=>!B.done())){d.say(`${j.title} runs …`);let B=await j.run();if(B){d.say(`${j.title} has ended early: ${B}`);return}}
await T()}async function K(){try{let{make:j}=await r.editor();i.hidden=!0,h.hidden=!1;let B=j(h,n,H=>{c=H,_t(t,c),x()});return B.open(c),B}catch(j){return d.say(
`The editor cannot be loaded: ${j.message}.`),null}}async function w(j){g.hidden=!0,p??=K();let B=await p;return B||(p=null),g.hidden=!!B,j&&B?.focus(),B}async function k(j){
(await w(!0))?.point(j)}async function E(){await I(),d.say("As in the lesson."),f.focus({preventScroll:!0})}async function I(){(await p)?.destroy(),p=null,h.replaceChildren(),
h.hidden=!0,i.hidden=!1,g.hidden=!1,c=t.source,_t(t,c),u.clear(),d.say(""),x()}h.addEventListener("keydown",j=>{j.key!=="Enter"||!j.shiftKey||(j.preventDefault(),
j.stopPropagation(),T())},{capture:!0}),i.addEventListener("click",()=>{getSelection()?.isCollapsed&&w(!0)});let q=l("",{class:"snl snl-workbench snl-cell",role:"\
group",label:n});return q.append(h,l(".tools.cellbar",f,v,g,$,d.clock,d.node)),e.classList.add("snl-host"),e.replaceChildren(q),o.watch({loads(){},changes:x}),addEventListener(
"snl-reset",I),o.refusal&&A(f,"title",o.refusal),x(),c!==t.source&&w(!1),y}var Zo=(e,t)=>new RegExp(`(?<!\\w)${t}(?!\\w)`,"u").test(e.source());function bn(e,t,n){let r=0,o=[];e.forEach((s,a)=>{let{id:i,exercise:c,source:m}=s,p=document.querySelector(`[data-snl-cell="${i}"]`);if(p){r+=1;let d=()=>o.slice(
0,a);o.push(gn(p,{given:s,title:`Cell ${r}`,around:t,bench:n,above:d}))}else{let d=()=>c&&fe(c)?.source||m,u=c?"The exercise above":"A cell above";o.push(gt({title:u,
bench:n,source:d}))}})}var Xo=["stopped","late","died"];function wn(e){let t=new Set,n=null,r=!1,o=0,s=e.host(i=>n?.loads(i)),a=()=>{for(let i of t)i.changes()};return{size:s.size,refusal:s.
refusal,begun:()=>r,beginnings:()=>o,busy:()=>n!==null,stop:()=>s.stop(),watch:i=>t.add(i),async ask(i,c,m){n=i,r=!0,a();let p=await s.ask(c,m);return n=null,p.
kind==="failure"&&Xo.includes(p.what)&&(o+=1),a(),p}}}function yn({label:e,picture:t,stub:n,source:r,editor:o,change:s,trouble:a}){let i=r,c=null,m=null,p=l("pre.plain"),d=P("Edit","Open the editor",()=>$(!0)),u=l(
".still",d,p),h=l(".editor",u);u.addEventListener("click",()=>$(!0));function f(){i===n?p.replaceChildren(...t):R(p,i)}function g(y){i=y,s(y)}async function v(){
try{let{make:y}=await o();return h.replaceChildren(),m=y(h,e,g),m.open(i),m}catch(y){return a(`The editor cannot be loaded: ${y.message}.`),null}}async function $(y=!1){
A(d,"aria-disabled",!0),c??=v();let S=await c;return y&&S?.focus(),S}return f(),{node:h,open:$,text:()=>i,replace(y){y!==i&&(i=y,m?m.replace(y):f(),s(y))},async point(y){
y===null&&!m||(await $(y!==null))?.point(y)}}}function he(e,t){let n=new RegExp(`^${t}\\s*=\\s*([\\s\\S]*)$`,"m").exec(e);return n?n[1].replace(/#.*$/gm,"").trim():""}function ve(e){let t=e.replace(/([{,]\s*)(\d+)\s*:/g,
'$1"$2":').replace(/,(\s*[\]}])/g,"$1");try{return JSON.parse(t)}catch{return}}var bt=e=>`{${[...e].map(([t,n])=>`${t}: ${n}`).join(", ")}}`;var[es]=Me;function kn({given:e,write:t,around:n},r,o,s){let a=l(""),i=o(e.stub),c=()=>{},m={get:()=>vt(i),set(d){i=d,t(r(i))},subscribe(d){return c=d,()=>{}}},
p=`Exercise ${e.number}: the board`;return Je(a,{board:i,only:"Draw",fixed:!s,label:p},{...n,store:m,page:!1}),{node:a,show(d){try{i=o(d)}catch{return!1}return c(),
!0}}}var xn=e=>kn(e,t=>`from snl_algos import Board

${e.given.defines} = ${es.write(t)}`,t=>it(he(t,e.given.defines))[0],!0),vn=e=>kn(e,({jumps:t})=>`${e.given.defines} = ${bt(t)}`,t=>{let r=Object.entries(ve(he(
t,e.given.defines))).map(([o,s])=>[Number(o),s]);return U({...e.given.form.board,jumps:r})},!1);function $n({given:e,write:t,around:n}){let{defines:r,form:o,number:s}=e,
a=l(""),i=vt(U(o.board)),c={get:()=>i,set(){},subscribe:()=>()=>{}},m=`Exercise ${s}: the board`,p=Je(a,{board:o.board,only:"Play",label:m},{...n,store:c,page:!1,
played:u=>t(`${r} = [${u.join(", ")}]`)});function d(u){let h=ve(he(u,r));return Array.isArray(h)&&h.every(Number.isInteger)?h:null}return{node:a,first:"Choose \
the first face.",judge(u){let h=d(u);return h?.length?ts(U(o.board),h):null},show(u){let h=d(u);return!!h&&p.replay(u===e.stub?[]:h)}}}function ts(e,t){let n=lt(
e),r=Te(n);if(r.won()||!t.every(c=>r.throws(c)))return null;let o=r.won()&&t.length===qe(n).throws,s=`You reach the goal in ${se(t.length)}.`,a=o?s:r.won()?`${s}\
 Fewer are enough.`:`After ${se(t.length)} you stand on cell ${r.at()}, not on ${e.cells}.`,i=r.thrown.map((c,m)=>`${m+1}. ${et(c)}`);return{passed:o,reason:a,details:i,
board:null,report:null,line:null}}function Sn({given:e,write:t}){let{defines:n,form:r,number:o}=e,s=U(r.board),{columns:a,rows:i}=Ce(s.cells),c=pe(s);c.paint({piece:!1});let m=new Map([...Array(
s.cells).keys()].map(h=>{let f=h+1,[g,v]=Z({cells:s.cells,start:1,columns:a,rows:i},f),$=l("input",{inputmode:"numeric",maxlength:2,label:`Throws to cell ${f}`,
input:()=>t(`${n} = ${bt(p())}`)}),y=`grid-row:${i-g};grid-column:${v+1}`;return[f,{input:$,node:l("label.field",{style:y},l("span",`${f}`),$)}]})),p=()=>[...m].
filter(([,{input:h}])=>/^\d+$/.test(h.value.trim())).map(([h,{input:f}])=>[h,Number(f.value)]),d=l(".drawn.thumb",{inert:"",style:`--columns:${c.columns};--shap\
e:${c.shape}`},c.node),u=l(".fields",{role:"group",label:`Exercise ${o}: the distances`,style:`--columns:${a}`},[...m.values()].map(({node:h})=>h));return{node:l(
".distances",d,u),show(h){let f=ve(he(h,n));if(typeof f!="object"||!f||Object.keys(f).some(g=>!m.has(Number(g))))return!1;for(let[g,{input:v}]of m){let $=`${f[g]??
""}`;v.value.trim()!==$&&(v.value=$)}return!0}}}var rs=e=>e.split(/(`[^`]+`|(?<!\w)\*[^*]+\*)/),Ae=e=>rs(e).map((t,n)=>n%2?l(t[0]==="`"?"code":"em",t.slice(1,-1)):t),wt=e=>e.map(([t,n])=>t?l("span",{class:t},
n):n);function En({given:e,write:t}){let{defines:n}=e,{steps:r}=e.form,o=r.map(([p])=>p),s=o,a=new Map(r.map(([p,d])=>{let u=P("↑",null,()=>c(p,-1),`Move step ${p} \
up`),h=P("↓",null,()=>c(p,1),`Move step ${p} down`),f=l("span.words",l("strong",`${p}.`)," ",Ae(d));return[p,{up:u,down:h,node:l("li.step",f,l(".tools",u,h))}]})),
i=l("ol.steps",{label:"The steps, in your order"});function c(p,d){let u=s.indexOf(p);if(!s[u+d])return;let h=[...s];[h[u],h[u+d]]=[h[u+d],h[u]],s=h,m(),a.get(p)?.[d<
0?"up":"down"].focus(),t(`${n} = [${s.map(f=>`"${f}"`).join(", ")}]`)}function m(){s.forEach((p,d)=>{let u=a.get(p);u&&(A(u.up,"aria-disabled",d===0),A(u.down,"\
aria-disabled",d===s.length-1),i.append(u.node))})}return m(),{node:i,first:"Put the steps in order first.",show(p){let d=ve(he(p,n));return!Array.isArray(d)||`${[
...d].sort()}`!=`${[...o].sort()}`?!1:(s=d,m(),!0)}}}function Mn({given:e,write:t}){let{defines:n,name:r}=e,{steps:o}=e.form,s=o.map(([,a],i)=>{let c=l("input",
{type:"radio",name:`snl-${r}`,change:()=>t(`${n} = ${i+1}`)});return{input:c,node:l("label.step",c,l("b",`${i+1}.`),l("span.words",Ae(a)))}});return{node:l(".st\
eps",{role:"radiogroup",label:"The step that you choose"},s.map(({node:a})=>a)),first:"Choose a step first.",show(a){let i=a===e.stub?0:Number(ve(he(a,n)));return i!==
0&&!s[i-1]?!1:(s.forEach(({input:c},m)=>{c.checked=m===i-1}),!0)}}}var ns={order:En,choice:Mn,board:xn,jumps:vn,throws:$n,distances:Sn};function Tn(e,t,n){let r=ns[e.form.kind];if(!r)return null;let o="",s=!1,a=r({given:e,write:m,
around:n}),i=P("","The Python that this writes",()=>{s=!s,p()}),c=l(".reply",a.node,l(".tools.swap",i),t.node);function m(d){o=d,t.replace(d)}function p(){t.node.
hidden=!s,i.textContent=s?"Hide the code":"As code",A(i,"aria-expanded",`${s}`)}return p(),{node:c,missing:d=>d===e.stub?a.first:"",judge:d=>a.judge?.(d)??null,
show(d){d!==o&&(o=d,!(a.show(d)||s)&&(s=!0,p()))}}}function Pn({hints:e,solution_coloured:t,after:n},r){let o=l(".help",l("",{class:"highlight"},l("pre",wt(t))),n.map(f=>l("p",Ae(f)))),s=0,a=l("ol.hints",{label:"\
Hints"}),i=l(".asked",{role:"group",label:"The solution"}),c=P("Hint","A little help; there may be more",p),m=P("Solution","Asks before it shows it",u);function p(){
if(s===e.length)return;s+=1;let f=l("li",{tabindex:-1},l(".help",l("p",Ae(e[s-1]))));a.append(f),f.focus({preventScroll:!0}),f.scrollIntoView({block:"nearest"}),
d()}function d(){let f=e.length-s;c.textContent=s?`Next hint (${f} left)`:"Hint",A(c,"aria-disabled",!f),f||(c.textContent="No more hints")}function u(){let f=P(
"Show it",null,h),g=e.length-s,v=g?` There ${g===1?"is a hint":"are hints"} that you have not seen.`:"";i.replaceChildren(l("p",`Do you want to see a solution?${v}`),
l(".tools",f,P("Not yet",null,()=>(i.replaceChildren(),m.focus())))),f.focus()}function h(){let f=P("Hide it",null,()=>(i.replaceChildren(),m.focus())),g=P("Use\
 it","In the place of what you have",r);i.replaceChildren(l("b","A solution"),o,l(".tools",g,f)),g.focus({preventScroll:!0}),i.scrollIntoView({block:"nearest"})}
return d(),{buttons:[c,m],nodes:[a,i]}}function os(e,t){if(!e)return null;try{let{board:n,node:r}=Ft(e,null);return{node:r,words:be(n),way:t.draw(n)}}catch{return null}}function ss({passed:e,reason:t,
board:n,details:r,line:o},s){let a=os(n,s),i=[re(t),...r.map(re),a&&l("p.quiet",a.words),je(o,s),a&&l(".tools",a.way)].filter(c=>!!c);return ne(e?"right":"wrong",
e?"Solved":"Not yet",...a?[l(".exhibit",a.node,l(".told",i))]:i)}function Ut(e,t,{like:n,stepper:r}={like:[],stepper:null}){let{report:o,passed:s,reason:a}=e;if(!o)
return[ss(e,t)];let i=Fe({report:o,like:n,stepper:r},t);return a&&!s?[ne("wrong","Not yet",re(a)),i]:[i]}function On(e,t){return[...e.kind==="failure"?[De(e,t)]:
Ut(e.verdict,t,e),Dt(e)].filter(r=>!!r)}var as="Nothing is written yet.",is="Another tab has another answer here. Each tab keeps its own; a new tab begins with what was changed last.",jn="It runs. A c\
all may take 1 second …",ls="The mark stays: another version of yours has solved it.";function An(e,t,n,r){let{name:o,number:s,stub:a}=t,i=fe(o),c=!1,m=l("p.n\
ote.quiet"),p=ht(r.size),d=l("span.state"),u=l(".cards"),h=Pe(n),f=Pn(t,()=>L(t.solution,"This is a solution.")),g=yn({label:`Exercise ${s}`,picture:wt(t.stub_coloured),
stub:a,source:i?.source??a,editor:n.editor,change:N,trouble:b=>R(m,b)}),v=Tn(t,g,n),$=P("Check","Run it and judge it",I),y=P("Stop","End what is running",()=>r.
stop()),S=P("Reset","Back to how it was",()=>L(a,v?"":"Ctrl+Z in the editor brings your code back.")),x=null,T=P("Other tab's answer","Exchange it with the answ\
er here",K);T.hidden=!0;function N(b){b!==(fe(o)?.source??a)&&R(m,zt(o,b)),v?.show(b)}function L(b,M){g.replace(b),p.say(M)}function F(b,M){g.replace(M),b&&(u.replaceChildren(),
h.clear(),p.say("As in the lesson."))}function K(){let[b,M]=[x,g.text()];x=M,g.replace(b??"")}let k={loads:b=>p.loads(b,jn),changes:E};function E(){let b=fe(o)?.
solved;R(d,b?"✓ Solved":""),A($,"aria-disabled",r.busy()||!!r.refusal),y.hidden=!c,A(u,"aria-busy",`${c}`),!r.begun()&&r.size?p.say(`Python (${r.size}) loads \
at the first check.`):!c&&p.said().startsWith("Python")&&p.say(""),r.refusal&&R(m,r.refusal)}async function I(){if(r.busy()||r.refusal)return;let b=g.text();if(!b.
trim()){p.say(as);return}g.point(null),u.replaceChildren(),h.clear();let M=v?.missing(b);if(M){p.say(M);return}let W=v?.judge(b);if(W){B(b,W,Ut(W,j));return}let D=await q(
b),Q=D.kind==="failure"?D:D.verdict;B(b,Q,On(D,j))}async function q(b){c=!0,p.say(jn);let M=p.count(),W={kind:"exercise",exercise:o,program:{source:b}},D=await r.
ask(k,W,Q=>p.say(`${Q} …`));return M(),c=!1,D}let j={step:h.step,draw:b=>l("a.button",{href:`${t.play}${ce(b)}&draw`},"Open this board in the workbench"),point:b=>g.
point(b)};function B(b,M,W){let D="passed"in M&&M.passed;D&&R(m,zt(o,b,!0));for(let Q of W)A(Q,"role","group");u.replaceChildren(...W),E(),D?p.say("Solved."):fe(
o)?.solved?p.say(`${ze(W)}. ${ls}`):p.say(ze(W)),M.line&&!v&&g.point(M.line),u.scrollIntoView({block:"nearest"})}let H=l("",{class:"snl snl-workbench snl-exerci\
se",role:"region",label:`Exercise ${s}: your answer`});H.append(l(".frame",v?v.node:g.node,m,l(".tools.acts",$,y,p.clock,...f.buttons,S,T,d,p.node),u,...f.nodes)),
e.replaceChildren(H,h.node),t.form.steps&&e.closest("section")?.querySelector(".snl-steps")?.remove(),e.classList.add("snl-host"),A(e,"data-mounted",""),V(H,"re\
ady",!0),r.watch(k),v?.show(g.text()),cn((b,M)=>{if(b!==null&&b!==o)return;let W=fe(o),D=W?.source??a;!M&&D!==g.text()&&F(W===null,D);let Q=ln(o);M&&Q!==null&&Q!==
g.text()&&(x=Q,T.hidden=!1,R(m,is)),E()}),E()}var Rn='.snl-cell{background:none;.s-cellbar{gap:.35rem;padding:0 .6rem .5rem;background:var(--pst-color-surface)}.s-editor:not([hidden])+.s-cellbar{padding-top\
:.5rem}.s-cellbar>.s-button{min-height:2.1rem;padding-block:.1rem;border-color:transparent;color:var(--quiet);background:none}.s-cellbar>.s-button:hover{border-\
color:var(--line);color:var(--ink);background:var(--paper)}.s-cellbar>.s-button:first-child{border-color:var(--line);color:var(--ink);background:var(--paper);fo\
nt-weight:650}.s-cellbar>.s-button:first-child:before{content:"▶" / "";margin-right:.45em;color:var(--now);font-size:.8em}.s-progress{flex-basis:4rem;justify-co\
ntent:flex-start;min-height:0;text-align:left}.s-editor{height:auto;max-height:34rem;overflow:auto;border-radius:0}.s-cards{margin-block:.5rem}.s-thumb{--tall: \
22rem}.s-thumb>*{margin:0}.cm-content:focus-visible{outline:none}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}@media(pointer:c\
oarse){.s-cellbar>.s-button{min-height:2.75rem}}@media print{.s-cellbar{display:none}}}';var Cn='.snl-exercise{.s-frame{margin:0;max-width:58rem}.s-editor{height:auto;max-height:34rem;overflow:auto}.s-still{position:relative;cursor:text}.s-still>.s-\
button{position:absolute;top:.4rem;right:.4rem;min-height:2.25rem;background:var(--paper)}.s-plain{margin:0;padding:.5rem 4.5rem .5rem 1rem;border:0;background:\
none;font:.875rem/1.5 var(--mono);color:var(--ink);white-space:pre-wrap;overflow-wrap:anywhere}.s-acts .s-button{min-height:2.75rem}.s-acts .s-button:first-chil\
d:not([aria-disabled]){border-color:var(--now);color:var(--paper);background:var(--now)}.s-acts .s-button:nth-child(2):not([aria-disabled]){border-color:var(--l\
ine);color:var(--ink);background:var(--paper)}.s-state{color:var(--start);font-weight:650}.s-state:empty,.s-hints:empty,.s-asked:empty{display:none}.s-hints{mar\
gin:0;padding:0;list-style:none;counter-reset:hint}.s-hints>li{padding:.5rem .9rem;border-left:5px solid var(--wait);counter-increment:hint}.s-hints>li+li{margi\
n-top:.5rem}.s-hints>li:before{content:"Hint " counter(hint);color:var(--quiet);font-size:.85em}.s-asked{display:flex;flex-direction:column;gap:.5rem;padding:.6\
rem .9rem;border-left:5px solid var(--line)}.s-help p+p{margin-top:.5rem}.s-card a.s-button{display:inline-flex;align-items:center;text-decoration:none}.cm-cont\
ent:focus-visible{outline:none}.s-steps{display:flex;flex-direction:column;gap:.4rem;margin:0;padding:0;list-style:none}.s-step{display:flex;align-items:center;\
gap:.7rem;min-height:2.75rem;padding:.35rem .5rem .35rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:color-mix(in srgb,var(--cell) 60%,var\
(--paper))}label.s-step{cursor:pointer}.s-step:has(:checked){border-color:var(--now)}.s-step input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--now\
)}.s-words{flex:1 1 auto;min-width:0}.s-step .s-tools{flex:none;flex-wrap:nowrap}.s-step .s-button{justify-content:center;min-width:2.75rem;min-height:2.75rem}.\
s-swap{justify-content:flex-end;margin-top:.4rem}.s-swap .s-button{border-color:transparent;color:var(--quiet)}.s-distances{display:grid;grid-template-columns:m\
inmax(0,1fr) minmax(0,1fr);align-items:center;gap:1rem}.s-fields{display:grid;grid-template-columns:repeat(var(--columns),minmax(2.75rem,4.5rem));gap:.4rem}.s-f\
ield{display:flex;flex-direction:column;color:var(--quiet);font-size:.85rem}.s-field input{width:100%;min-height:2.75rem;border:1px solid var(--quiet);border-ra\
dius:.4rem;font:inherit;font-size:1.1rem;text-align:center;color:var(--ink);background:var(--paper)}@container (max-width: 33rem){.s-distances{grid-template-col\
umns:minmax(0,1fr)}.s-distances>.s-thumb{--tall: 22rem;max-width:none}.s-fields{grid-template-columns:repeat(var(--columns),minmax(2.75rem,1fr))}}@media print{:\
is(.s-acts,.s-swap,.s-still>.s-button,.s-hints,.s-asked,.s-note){display:none}}}';function Nn(){let e=document.createElement("style");e.textContent=`${ct}${mt}${Cn}${Rn}`,document.head.append(e)}var Gt=document.querySelector("[data-snl-cells]");if(Gt){Nn();let e=Ze(JSON.parse(Gt.dataset.files??"null")),t=wn(e),n=document.querySelectorAll("div[data-snl-e\
xercise]:not([data-mounted])");for(let r of n)An(r,JSON.parse(r.dataset.snlExercise??"null"),e,t);bn(JSON.parse(Gt.textContent??"[]"),e,t)}})();
