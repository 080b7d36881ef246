var vn="http://www.w3.org/2000/svg";function ht(t,n,e){for(let[o,r]of Object.entries(n))typeof r=="function"?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(
o,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(o,String(r));return t.append(...e.flat().filter(o=>o!=null&&o!==!1)),t}function c(t,n,...e){return ht(document.
createElement(t),n,e)}function i(t,n,...e){return ht(document.createElementNS(vn,t),n,e)}function gt(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-h\
idden":"true"},i("path",{d:t}))}function k(t,n){t.textContent!==n&&(t.textContent=n)}function J(t,n){let e=new DOMPoint(n.clientX,n.clientY),{x:o,y:r}=e.matrixTransform(
t.getScreenCTM()?.inverse());return[o,r]}function D(t){return t.composedPath().filter(n=>n instanceof HTMLElement||n instanceof SVGElement)}function U(t){return D(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function _(t){return t.getRootNode().activeElement}function N(t,n){return t.querySelector(n)}var dt=window.musterpressOutboxes??=new Map;function X(t){let n=[...crypto.getRandomValues(new Uint32Array(2))].map(e=>e.toString(36)).join("");return{epoch:t,inst:n,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function xt(t,n){let e=dt.get(t);if(e?.epoch===n)return{box:e,restarted:!1};let o=X(n);return dt.set(t,o),{box:o,
restarted:!!e?.pending.length}}function mt(t,n){t.seq+=1,t.pending.push({seq:t.seq,...n})}function yt(t,n){let e=n.ack[t.inst]??0;e>t.acked&&(t.waitMs=2e3),t.acked=
Math.max(t.acked,e),t.pending=t.pending.filter(r=>r.seq>t.acked);let o=n.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,
...o.map(r=>r.seq)),o}function wt(t,n){return{epoch:t.epoch,inst:t.inst,base_rev:n,ops:t.pending}}function bt(t,n,e){let o=c("div",{class:"toolbar",role:"toolbar","aria-label":n});t.buttons=e.flat().map(s=>({button:s,node:Mn(t,s)}));let r=0;for(let s of e){let a=t.
buttons.slice(r,r+=s.length).map(l=>l.node);o.append(c("div",{class:"group",role:"group"},a))}return o.addEventListener("keydown",s=>Sn(t,s)),t.buttons.forEach(
({node:s},a)=>s.tabIndex=a===0?0:-1),o}function Mn(t,n){let e=c("button",{type:"button",class:"tool","data-tool":n.name,"aria-label":n.label,"aria-keyshortcuts":n.
key,title:n.key?`${n.label} (${n.key})`:n.label,onclick:()=>kt(t,n)});return e.append(gt(n.icon)),e}function kt(t,n){n.can&&!n.can(t)||(n.tool?t.choose(n.name):
n.run?.(t))}function Sn(t,n){let e={ArrowRight:1,ArrowLeft:-1}[n.key];if(!e)return;n.preventDefault(),n.stopPropagation();let o=t.buttons.map(a=>a.node).filter(
a=>!a.disabled),r=o.findIndex(a=>a===n.composedPath()[0]),s=o[(r+e+o.length)%o.length];t.buttons.forEach(({node:a})=>a.tabIndex=a===s?0:-1),s.focus()}function vt(t){
for(let{button:n,node:e}of t.buttons)n.tool?e.setAttribute("aria-pressed",String(t.tool===n.name)):n.on&&e.setAttribute("aria-pressed",String(!!n.on(t))),e.disabled=
!!(n.can&&!n.can(t))}function Mt(t,n){if(U(n))return!1;let o=[n.ctrlKey||n.metaKey?"Ctrl+":"",n.shiftKey&&n.key.length>1?"Shift+":""].join("")+(n.key.length===1?
n.key.toUpperCase():n.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(o));return r?(n.preventDefault(),n.stopPropagation(),kt(t,r.button),!0):
!1}var On=120,St=new WeakMap;function $t(t){return n=>{let e=n.parentElement,o=St.get(e)??An(n,t);St.set(e,o),o.component=n,Cn(o,n.data)}}function An(t,n){let e=Ln(
t,n);return e.root.addEventListener("keydown",o=>Mt(e,o)||n.key?.(e,o)),t.parentElement.append(e.root),n.reveals&&(Tn(e.root).dataset.reveals=n.reveals.join(" ")),
n.start(e),e.root.append(e.status.bar),e}function Tn(t){return t.getRootNode().host}function Ln(t,n){let e={...Nn(t.data),parts:n,component:t,root:c("div",{class:"\
editor"}),status:En(),send:o=>Zn(e,o),select:o=>zn(e,o),ask:o=>Rn(e,o),choose:o=>Kn(e,o),draw:()=>Bn(e),hint:o=>k(e.status.hint,o),say:(o,r="notice")=>Pn(e,o,r)};
return e}function Nn({doc:t,view:n,rev:e,epoch:o}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:n,
rev:e,box:X(o),local:{}}}function En(){let t=c("span",{class:"hint"}),n=c("span",{class:"said",role:"status"}),e=c("span",{class:"place"});return{hint:t,said:n,
place:e,bar:c("div",{class:"statusbar"},t,n,e)}}function Pn(t,n,e){t.status.said.dataset.tone=e,k(t.status.said,n)}function Cn(t,n){let{box:e,restarted:o}=xt(n.
key,n.epoch);t.box=e,t.truth=n.doc,t.rev=n.rev,t.view=n.view;let r=yt(e,n);for(let s of r)t.say(s.words,"refused");o&&t.say("The session began anew: what was no\
t yet kept is gone","refused"),Ot(t),In(t),t.draw(),e.pending.length&&Tt(t)}function Ot(t){t.doc=t.box.pending.reduce((n,e)=>t.parts.apply(n,e),structuredClone(
t.truth))}function In(t){let n=t.view.reveal;!n||n.token===t.shown||(t.shown=n.token,t.selected=n.id,t.parts.reveal?.(t,n.id),Lt(t))}function Zn(t,n){mt(t.box,n),
t.say(""),Ot(t),At(t),t.draw()}function At(t){t.component.setTriggerValue("ops",wt(t.box,t.rev)),Tt(t)}function Tt(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{
!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),At(t))},t.box.waitMs)}function zn(t,n){t.selected!==n&&(t.selected=n,t.draw(),
Lt(t))}function Lt(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue("\
selected",t.selected))},On)}function Rn(t,n){let e=JSON.stringify(n);e!==t.asked&&(t.asked=e,t.component.setStateValue("question",n))}function Kn(t,n){t.tool=n,
t.hint(t.buttons.find(({button:e})=>e.name===n)?.button.hint??""),t.parts.chosen?.(t,n),t.draw()}function Bn(t){t.parts.draw(t),vt(t),t.root.dataset.ackedSeq=String(
t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function $(t,n){return n?Math.round(t/n)*n:t}function Q(t){let n=e=>Math.round(e*1e3)/1e3;return t.map(([e,o])=>[n(e),n(o)])}function y([t,n],[e,o]){return Math.hypot(e-t,o-n)}function tt([t,n],[e,o]){return(Math.round(Math.atan2(e-t,o-n)*180/Math.PI)+360)%360}function x([t,n],e,o){let r=e*
Math.PI/180;return[t+o*Math.sin(r),n+o*Math.cos(r)]}var nt=[.25,.5,1,0],et=1.5,Pt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},Ct={name:"tape",label:"Measuring tape",key:"M",tool:!0,icon:"M2\
.5 13.5l11-11 4 4-11 11zM6 10l1.5 1.5M9 7l2 2M12 4l1.5 1.5",hint:"Drag to measure inches and bearing"},It={name:"snap",label:"Snap",key:"S",icon:"M5 3v7a5 5 0 0\
 0 10 0V3M5 7h3M12 7h3M8 3v7a2 2 0 0 0 4 0V3",on:t=>t.local.snap>0,run:Dn},Zt=[{name:"in",label:"Zoom in",key:"+",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-\
11 0M12.5 12.5L17 17M6 8.5h5M8.5 6v5",run:t=>j(t,1.5)},{name:"out",label:"Zoom out",key:"-",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M12.5 12.5L17 17M6\
 8.5h5",can:t=>t.local.box!==null,run:t=>j(t,1/1.5)},{name:"whole",label:"Show the whole table",key:"0",icon:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",can:t=>t.local.
box!==null,run:t=>j(t,.001)}];function zt(t){let{width:n,depth:e}=t.doc,o={x:-et,y:-.5,w:n+et+.5,h:e+et+.5},r=t.local.box??o;t.local.whole=o,t.stage.setAttribute(
"viewBox",`${r.x} ${r.y} ${r.w} ${r.h}`);let s=t.stage.getBoundingClientRect();t.local.px=Math.max(r.w/(s.width||640),r.h/(s.height||640)),t.stage.style.setProperty(
"--px",t.local.px)}function Rt({width:t,depth:n},e){return[i("rect",{class:"table",width:t,height:n,fill:e}),i("path",{class:"inches",d:Nt(t,n,1)}),i("path",{class:"\
feet",d:Nt(t,n,6)}),...Et(t,o=>({x:o,y:n+.95,"text-anchor":"middle"})),...Et(n,o=>({x:-.35,y:n-o+.22,"text-anchor":"end"}))]}function Nt(t,n,e){let o=Array.from(
{length:Math.floor(n/e)+1},(s,a)=>`M0 ${n-a*e}H${t}`),r=Array.from({length:Math.floor(t/e)+1},(s,a)=>`M${a*e} 0V${n}`);return[...o,...r].join("")}function Et(t,n){
return Array.from({length:Math.floor(t/6)+1},(o,r)=>r*6).map(o=>i("text",{class:"ruler",...n(o)},String(o)))}function g(t,[n,e]){return[n,t.doc.depth-e]}function P(t,n,e=!1){
return`M${n.map(r=>g(t,r).join(" ")).join("L")}${e?"":"Z"}`}function ot(t,n,e,o,r={}){let[s,a]=g(t,n);return i("circle",{class:o,cx:s,cy:a,r:e*t.local.px,...r})}
function V(t,n){let[e,o]=J(t.stage,n);return[e,t.doc.depth-o]}function v(t,[n,e]){let o=(r,s)=>Math.min(Math.max(r,0),s);return[o(n,t.doc.width),o(e,t.doc.depth)]}
function E(t,[n,e],o){let r=o?0:t.local.snap;return[$(n,r),$(e,r)]}function Dn(t){t.local.snap=nt[(nt.indexOf(t.local.snap)+1)%nt.length],t.say(t.local.snap?`Sn\
ap to ${t.local.snap} in`:"No snap"),t.draw()}function Kt(t,n,e){let o=t.local.box;o&&(o.x-=(e.clientX-n.x)*t.local.px,o.y-=(e.clientY-n.y)*t.local.px,n.x=e.clientX,
n.y=e.clientY,t.draw())}function Bt(t,n){!n.ctrlKey&&!n.metaKey||(n.preventDefault(),j(t,n.deltaY<0?1.2:1/1.2,J(t.stage,n)))}function j(t,n,e){let{whole:o}=t.local,
r=t.local.box??o,[s,a]=e??[r.x+r.w/2,r.y+r.h/2],l=Math.min(Math.max(r.w/n,6),o.w),p=l/r.w,u={x:s-(s-r.x)*p,y:a-(a-r.y)*p,w:l,h:l*o.h/o.w};t.local.box=l>=o.w?null:
u,t.draw()}function Un(t){return{down(n,e,o){n.local.drag={from:E(n,v(n,o),e.altKey)},t(n,n.local.drag.from,n.local.drag.from,e),n.draw()},move(n,e,o){n.local.drag&&
(t(n,n.local.drag.from,E(n,v(n,o),e.altKey),e),n.draw())},up(n){n.local.drag=null,n.draw()}}}var Dt=Un((t,n,e)=>{t.local.tape=[n,e],t.say(`${y(n,e).toFixed(2)} \
in, ${tt(n,e)} degrees`)});function Ut(t,[n,e]){let o=13*t.local.px,[r,s]=g(t,[(n[0]+e[0])/2,(n[1]+e[1])/2]),a=`${y(n,e).toFixed(2)} in, ${tt(n,e)}°`;return[i(
"g",{class:"tape"},i("path",{d:P(t,[n,e],!0)}),...[n,e].map(l=>ot(t,l,3,"end")),i("text",{x:r,y:s-o*.6,"font-size":o,"text-anchor":"middle"},a))]}function _t(t,n){
if(!n)return;let e=n.offsetTop-t.offsetTop;e<t.scrollTop?t.scrollTop=e:e+n.offsetHeight>t.scrollTop+t.clientHeight&&(t.scrollTop=e+n.offsetHeight-t.clientHeight)}function jt(t,n){let e=JSON.stringify([n.corners,n.width,n.depth,t.view.deploy,t.local.px]);if(t.local.deployKey===e)return;t.local.deployKey=e;let o=_(t.root)?.
dataset.corner;t.layers.deploy.replaceChildren(...t.view.corners.map(r=>_n(t,n,r))),o&&N(t.layers.deploy,`[data-corner="${o}"]`)?.focus()}function _n(t,n,{name:e,
label:o}){let r=n.corners.indexOf(e)+1,s=r?`Player ${r} starts in the ${o}`:`Nobody starts in the ${o}`,a=i("g",{class:r?"corner taken":"corner",tabindex:0,role:"\
button","aria-label":s});return a.dataset.corner=e,a.setAttribute("aria-pressed",String(r>0)),a.addEventListener("click",()=>t.send({op:"corner",corner:e})),a.addEventListener(
"keydown",l=>Vn(t,l,e)),a.append(i("title",{},`${s}; click to change`),...jn(t,n,e,r)),a}function jn(t,n,e,o){let[r,s]=[e.endsWith("west"),e.startsWith("south")],
[a,l]=[r?1:-1,s?-1:1],[p,u]=g(t,[r?0:n.width,s?0:n.depth]),[f,h]=[22*t.local.px,6*t.local.px],d=[p+a*(h+f/2),u+l*(h+f/2)],[M,m]=[d[0]-f/2,d[1]-f/2],S=t.view.deploy,
C=`M${p+a*S} ${u}A${S} ${S} 0 0 ${r===s?0:1} ${p} ${u+l*S}`,L={x:d[0],y:m+f*.7,"font-size":f*.58,"text-anchor":"middle"};return[...o?[i("path",{d:C})]:[],i("rec\
t",{x:M,y:m,width:f,height:f,rx:f*.2}),i("text",L,o?String(o):"+")]}function Vn(t,n,e){n.key!=="Enter"&&n.key!==" "||(n.preventDefault(),n.stopPropagation(),t.send(
{op:"corner",corner:e}))}function I(t,n,e,o){let r=t.local.nodes.get(n);if(r)return r;let s=o();return s.addEventListener("focus",()=>s.matches(":focus-visible")&&t.select(n)),t.local.nodes.
set(n,s),t.layers[e].append(s),s}function G(t,n,e,o,r){let s=11*t.local.px,[a,l]=g(t,n),p=e.length*s*.54+s*.8;w(o,{x:a-p/2,y:l-s*.72,width:p,height:s*1.44,rx:s*
.3}),w(r,{x:a,y:l+s*.36,"font-size":s}),k(r,e)}function w(t,n){for(let[e,o]of Object.entries(n))t.setAttribute(e,String(o))}function O(t,n){return t.local.problems[n]??
[]}var Gn=.25,Gt=["inner","outer"];function Ht(t){return{type:"cu",snap:.25,drag:null,tape:null,box:null,whole:{x:0,y:0,w:1,h:1},px:1,rays:!0,pulse:0,carry:!1,nodes:new Map,
shown:t,problems:{},parts:{}}}var Hn={move(t,{unit:n,to:e}){let o=Z(t,n);o&&(o.at=e)},turn(t,{unit:n,facing:e}){let o=Z(t,n);o&&(o.facing=e)},type(t,{unit:n,type:e}){
let o=Z(t,n);o&&(o.type=e)},add(t,{type:n,to:e,facing:o}){t.units.push({key:`unit:${t.count}`,number:t.count,type:n,at:e,facing:o}),t.count+=1},delete(t,{unit:n}){
let e=({number:o})=>o-+(o>n);t.units=t.units.filter(({number:o})=>o!==n),t.units=t.units.map(o=>({...o,number:e(o),key:`unit:${e(o)}`})),t.count-=1},spire(t,{to:n,
carry:e}){t.spire=n,e?.forEach((o,r)=>t.units[r]&&(t.units[r].at=o))},ring(t,{ring:n,radius:e}){t[n]=e},corner(t,{corner:n}){t.corners.includes(n)?t.corners.length>
1&&(t.corners=t.corners.filter(e=>e!==n)):t.corners.push(n)}};function rt(t,n){let e=Hn[n.op];return e?.(t,n),t}function Z(t,n){return t.units.find(e=>e.number===
n)}function qt(t){let n=t.local.drag?.op;return n?rt(structuredClone(t.doc),n):t.doc}function b(t,n=t.selected){return t.doc.units.find(e=>e.key===n)}function z(t,n=t.
selected){return Gt.find(e=>n===`ring:${e}`)??""}function A(t,n){return t.view.types.find(e=>e.name===n)??{name:n,label:n||"no type",sign:"",beyond:"",up_to:"ou\
ter"}}function T(t,n){return t.truth.units.some(o=>o.key===n.key&&o.type===n.type)&&t.view.names[n.key]||A(t,n.type).label}function R(t){return!!t.local.drag?.op||
t.box.pending.length>0}function Wt(t,n){if(!R(t))return t.view.problems;let e={},o=(r,s)=>(e[r]??=[]).push(s);qn(n,o);for(let r of n.units)Wn(t,n,r,o);return e}
function qn(t,n){let e=q(t,t.spire);e<0&&n("spire","stands off the table");for(let o of Gt)t[o]>e&&n(`ring:${o}`,"reaches over the table's edge");t.inner>=t.outer&&
n("ring:outer","does not lie outside the inner ring")}function q(t,[n,e]){return Math.min(n,e,t.width-n,t.depth-e)}var H=.005;function Wn(t,n,e,o){let{base:r,foot:s}=t.
view,a=q(n,e.at);a<0?o(e.key,"stands off the table"):a<r/2&&o(e.key,"its base hangs over the table's edge");let l=y(e.at,n.spire),{beyond:p,up_to:u}=A(t,e.type);
(p&&l<=n[p]-H||l>n[u]+H)&&o(e.key,"stands off the ground it patrols"),l<(r+s)/2-H&&o(e.key,"stands in the spire");let h=n.units.find(d=>d.key!==e.key&&y(d.at,e.
at)<r-H);h&&o(e.key,`stands in ${T(t,h)}`)}function K(t){return Q([t])[0]}function W(t){return(Math.round(t)%360+360)%360}function st(t,n){let e=b(t);e&&t.send(
{op:"turn",unit:e.number,facing:W(e.facing+n)})}function Ft(t){let n=b(t);n&&at(t,n.type,v(t,[n.at[0]+t.view.base,n.at[1]]),n.facing)}function at(t,n,e,o){let r=`\
unit:${t.doc.count}`;t.send({op:"add",type:n,to:K(e),facing:o}),t.select(r)}function Yt(t){let n=b(t);n&&(t.select(""),t.send({op:"delete",unit:n.number}))}function Jt(t){
return t.tool==="select"&&b(t)?.type||t.local.type}function it(t,n){let e=t.tool==="select"?b(t):null;if(e&&e.type!==n)return t.send({op:"type",unit:e.number,type:n});
e||(t.local.type=n),!e&&t.tool!=="place"?t.choose("place"):t.draw()}function lt(t,n,e="Move"){let[o,r]=[n[0]-t.doc.spire[0],n[1]-t.doc.spire[1]],s={op:"spire",to:K(
n),deed:e};return t.local.carry&&(s.carry=Q(t.doc.units.map(({at:[a,l]})=>v(t,[a+o,l+r])))),s}function ct(t,n,e,o="Move"){let r=Math.hypot(t.doc.width,t.doc.depth),
s=Math.min(Math.max(e,Gn),r);return{op:"ring",ring:n,radius:Math.round(s*1e3)/1e3,deed:o}}function Xt(t,n,e){let[o,r]=[b(t),z(t)];o?t.send({op:"move",unit:o.number,
to:Vt(t,o.at,n,e),deed:"Nudge"}):r?t.send(ct(t,r,t.doc[r]+n+e,"Nudge")):t.selected==="spire"&&t.send(lt(t,Vt(t,t.doc.spire,n,e),"Nudge"))}function Vt(t,[n,e],o,r){
return K(v(t,[n+o,e+r]))}var Fn=16;function tn(t,n){let e=new Set(["spire","ring:inner","ring:outer",...n.units.map(o=>o.key)]);for(let[o,r]of t.local.nodes)e.has(o)||t.local.nodes.delete(
o)&&r.remove();Yn(t,n,I(t,"spire","units",Qt));for(let o of n.units)Jn(t,o,I(t,o.key,"units",Qt))}function Qt(){return i("g",{tabindex:0,role:"button"},i("circl\
e",{class:"grip"}),i("path",{class:"notch"}),i("circle",{class:"base"}),i("path",{class:"sign"}),i("rect",{class:"plate"}),i("text",{class:"name","text-anchor":"\
middle"}))}function Yn(t,n,e){e.setAttribute("class","disc spire"),nn(t,e,{key:"spire",at:n.spire,r:t.view.foot/2,sign:t.view.spire_sign,ink:t.view.inks.night,name:"\
Spire"})}function Jn(t,n,e){let o=A(t,n.type);e.setAttribute("class","disc"),e.classList.toggle("woken",Qn(t).includes(n.key)),nn(t,e,{key:n.key,at:n.at,r:t.view.
base/2,sign:o.sign,ink:t.view.inks.unit,name:T(t,n),facing:n.facing})}function nn(t,n,{key:e,at:o,r,sign:s,ink:a,name:l,facing:p}){let[u,f,h,d,M,m]=n.children,[
S,C]=g(t,o),L=O(t,e),Y=t.selected===e;n.dataset.key=e,n.classList.toggle("selected",Y),n.classList.toggle("wrong",L.length>0),n.style.setProperty("--ink",a),w(u,
{cx:S,cy:C,r:Math.max(r,11*t.local.px)}),w(h,{cx:S,cy:C,r}),f.setAttribute("d",p===void 0?"":Xn(t,o,p,r)),w(d,{d:s,transform:`translate(${S-r*.68} ${C-r*.68}) s\
cale(${r*1.36/Fn})`});let ft=Y||L.length?`${L.length?"⚠ ":""}${l}`:"";M.style.display=ft?"":"none";let mn=p!==void 0&&p>90&&p<270?1:-1;G(t,[o[0],o[1]+mn*(r+13*
t.local.px)],ft,M,m);let[yn,wn]=o.map(kn=>Number(kn.toFixed(3))),bn=p===void 0?[]:[`looks ${p} degrees`];w(n,{"aria-pressed":String(Y),"aria-label":[l,`at ${yn}\
, ${wn}`,...bn,...L].join("; ")})}function Xn(t,n,e,o){let r=x(n,e,o*.6),s=x(n,e,Math.max(o*1.5,o+7*t.local.px));return P(t,[s,x(r,e+90,o*.75),x(r,e-90,o*.75)])}
function Qn(t){return R(t)?[]:t.view.pulses.find(({roll:n})=>n===t.local.pulse)?.wakes??[]}function en(t,n){let e=n.units.find(m=>m.key===t.selected),o=e&&A(t,e.
type);if(!e||!o?.range||!o.arc)return t.layers.arc.replaceChildren();let{range:r}=o,[s,a]=[-o.arc,o.arc].map(m=>x(e.at,e.facing+m/2,r)),[[l,p],[u,f],[h,d]]=[e.at,
s,a].map(m=>g(t,m)),M=`M${l} ${p}L${u} ${f}A${r} ${r} 0 ${o.arc>180?1:0} 1 ${h} ${d}Z`;t.layers.arc.replaceChildren(i("path",{d:M}))}function on(t,n){let e=n.units.
find(r=>r.key===t.selected);if(!e||t.tool!=="select")return t.layers.handles.replaceChildren();let o=x(e.at,e.facing,t.view.base/2+26*t.local.px);t.layers.handles.
replaceChildren(i("path",{class:"stem",d:P(t,[x(e.at,e.facing,t.view.base/2),o],!0)}),ot(t,o,6,"knob",{"data-turn":""}))}function te(t,[n,e],o){let[r,s]=x([0,0],o,1),a=(l,p,u)=>l>1e-9?(u-p)/l:l<-1e-9?-p/l:1/0;return Math.max(0,Math.min(a(r,n,t.width),a(s,e,t.depth)))}function rn(t,n){
let e=JSON.stringify([n.spire,n.outer,n.width,n.depth,t.local.rays,t.local.pulse,t.local.px,t.view.pulses]);if(t.local.raysKey===e)return;t.local.raysKey=e;let o=t.
view.pulses.filter(({roll:r})=>t.local.rays||r===t.local.pulse);t.layers.rays.replaceChildren(...o.map(r=>ne(t,n,r)))}function ne(t,n,{roll:e,degrees:o}){let r=te(
n,n.spire,o),s=9*t.local.px,a=x(n.spire,o,Math.min(n.outer+s*1.7,Math.max(r-s,s))),[l,p]=g(t,a);return i("g",{class:e===t.local.pulse?"ray chosen":"ray","data-r\
oll":e},i("path",{d:P(t,[n.spire,x(n.spire,o,r)],!0)}),i("circle",{cx:l,cy:p,r:s}),i("text",{x:l,y:p+s*.42,"font-size":s*1.25,"text-anchor":"middle"},String(e)))}var ee=[126,54,162,18,198,342,234,306],sn={inner:"ICZ",outer:"OCZ"},oe=["outer","inner"];function an(t,n){for(let e of oe)se(t,n,e,I(t,`ring:${e}`,"rings",()=>re(
e)))}function re(t){return i("g",{class:`ring ${t}`,tabindex:0,role:"slider","data-key":`ring:${t}`},i("circle",{class:"grip"}),i("circle",{class:"red"}),i("cir\
cle",{class:"line"}),i("rect",{class:"plate"}),i("text",{class:"name","text-anchor":"middle"}))}function se(t,n,e,o){let[r,s,a,l,p]=o.children,[u,f]=g(t,n.spire),
h=n[e];for(let m of[r,a])w(m,{cx:u,cy:f,r:h});w(s,{cx:u,cy:f,r:t.view.red_line===e?Math.max(h-5*t.local.px,0):0});let d=O(t,`ring:${e}`),M=`${d.length?"⚠ ":""}${sn[e]}\
 ${Number(h.toFixed(3))} in`;G(t,ae(t,n,h),M,l,p),o.classList.toggle("selected",t.selected===o.dataset.key),o.classList.toggle("wrong",d.length>0),o.style.setProperty(
"--ink",t.view.inks[sn[e]]),w(o,{"aria-valuenow":h,"aria-valuemin":0,"aria-valuemax":Math.ceil(Math.hypot(n.width,n.depth)),"aria-valuetext":[`${h} inches`,...d].
join("; "),"aria-label":`${e==="inner"?"Inner":"Outer"} ring`})}function ae(t,n,e){let o=ee.map(s=>x(n.spire,s,e)),r=s=>n.units.every(a=>y(a.at,s)>t.view.base+40*
t.local.px);return o.find(r)??o[0]}var ie=["ground","fills","deploy","rays","rings","arc","units","asked","handles"];function cn(t){let n=e=>t.layers[e]=i("g",{class:e});return t.layers={},t.stage=
i("svg",{class:"stage",role:"group",tabindex:-1}),t.stage.append(le(t),...ie.map(n)),new ResizeObserver(()=>t.draw()).observe(t.stage),t.stage}function le(t){let{
inks:n,paler:e}=t.view,o=(r,s,a)=>i("pattern",{id:r,width:1,height:1,patternUnits:"userSpaceOnUse"},i("rect",{width:1,height:1,fill:s}),a);return i("defs",{},o(
"zone-inner",e.ICZ,i("circle",{cx:.5,cy:.5,r:.09,fill:n.ICZ})),o("zone-outer",e.OCZ,i("path",{d:"M-.25 .25L.25 -.25M0 1L1 0M.75 1.25L1.25 .75",stroke:n.OCZ,"str\
oke-width":.06,"stroke-opacity":.6})))}function pn(t){let n=t.local.shown=qt(t);t.local.problems=Wt(t,n),zt(t),t.stage.dataset.tool=t.tool,t.stage.setAttribute(
"aria-label",`Control zone, ${n.width} by ${n.depth} inches, ${n.units.length} control units`),ce(t,n),pe(t,n),jt(t,n),rn(t,n),an(t,n),tn(t,n),en(t,n),t.layers.
asked.replaceChildren(...t.local.tape?Ut(t,t.local.tape):[]),on(t,n)}function ce(t,n){let e=JSON.stringify([n.width,n.depth,t.view.ground]);t.local.groundKey!==
e&&(t.local.groundKey=e,t.layers.ground.replaceChildren(...Rt(n,t.view.ground)))}function ln(t,n,e,o){let[r,s]=g(t,n);return i("circle",{cx:r,cy:s,r:e,...o})}function pe(t,n){
t.layers.fills.replaceChildren(ln(t,n.spire,n.outer,{fill:"url(#zone-outer)"}),ln(t,n.spire,n.inner,{fill:"url(#zone-inner)"}))}function un(t){t.panel={types:c("div",{class:"types kinds",role:"radiogroup","aria-label":"Kind of control unit"}),wanted:c("div",{class:"effect"}),about:c("div",
{class:"about"}),pulses:c("div",{class:"pulses",role:"group","aria-label":"Whom each pulse wakes"}),layers:c("ul",{class:"layers","aria-label":"Control units"}),
count:c("span",{class:"count"})};let{types:n,wanted:e,about:o,pulses:r,layers:s,count:a}=t.panel;return c("aside",{class:"panel"},c("h3",{"aria-level":2},"Contr\
ol units ",a),n,e,o,c("h3",{"aria-level":2},"Pulse: roll and who is nearest"),r,s)}function fn(t){ue(t),ge(t),de(t),ye(t),be(t)}function B(t,n,e,o){let r=JSON.stringify(
e);if(t.local.parts[n]===r)return;t.local.parts[n]=r;let s=_(t.root)?.dataset.focus;t.panel[n].replaceChildren(...o()),s&&N(t.panel[n],`[data-focus="${CSS.escape(
s)}"]`)?.focus()}function ue(t){let n=Jt(t),e=t.view.types.map(({name:o})=>t.doc.units.filter(r=>r.type===o).length);k(t.panel.count,String(t.doc.units.length)),
B(t,"types",[t.view.types.map(({name:o})=>o),n,e],()=>t.view.types.map((o,r)=>fe(t,o,o.name===n,e[r])))}function fe(t,n,e,o){return c("button",{type:"button",class:"\
type",role:"radio","aria-checked":String(e),tabindex:e?0:-1,"data-focus":`type ${n.name}`,"data-type":n.name,onclick:()=>it(t,n.name),onkeydown:r=>he(t,r)},hn(t,
n),c("span",{},n.label),c("span",{class:"count"},String(o)))}function hn(t,n){return i("svg",{viewBox:"-2 -2 20 20",class:"sign","aria-hidden":"true"},i("circle",
{cx:8,cy:8,r:10,fill:t.view.inks.unit}),i("path",{d:n.sign,fill:"#fff","fill-rule":"evenodd",transform:"translate(2.2 2.2) scale(0.72)"}))}function he(t,n){let e={
ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[n.key];if(!e)return;n.preventDefault(),n.stopPropagation();let o=t.view.types.map(({name:a})=>a),r=o.indexOf(n.
currentTarget.dataset.type??""),s=o[(r+e+o.length)%o.length];it(t,s),N(t.panel.types,`[data-type="${s}"]`)?.focus()}function ge(t){B(t,"wanted",t.view.wanted,()=>t.
view.wanted.map(n=>c("p",{},n)))}function de(t){let{title:n,lines:e}=me(t),o=t.selected?O(t,t.selected):Object.entries(t.local.problems).flatMap(([r,s])=>s.map(
a=>xe(t,r,a)));B(t,"about",[n,e,o],()=>[...n?[c("h3",{},n)]:[],...e.map(r=>c("p",{},r)),...o.map(r=>c("p",{class:"problem"},r))])}function xe(t,n,e){let o=t.local.
shown.units.find(s=>s.key===n),r=o?T(t,o):n.startsWith("ring:")?`${n.slice(5)} ring`:n;return r?`${r}: ${e}`:e}function me(t){let n=t.local.shown,e=s=>Number(s.
toFixed(2)),o=n.units.find(s=>s.key===t.selected),r=z(t);if(o){let s=y(o.at,n.spire),a=s<=n.inner?"ICZ":s<=n.outer?"OCZ":"outside both zones";return{title:T(t,o),
lines:[`x ${e(o.at[0])}, y ${e(o.at[1])}, looks ${e(o.facing)}°`,`${e(s)} in from the spire, ${a}`]}}return r?{title:r==="inner"?"Inner ring (ICZ)":"Outer ring\
 (OCZ)",lines:[`radius ${e(n[r])} in`,`${e(q(n,n.spire))} in from the spire to the nearest edge`]}:t.selected==="spire"?{title:"Control Spire",lines:[`x ${e(n.spire[0])}\
, y ${e(n.spire[1])}`]}:{title:"",lines:[]}}function ye(t){t.panel.pulses.classList.toggle("stale",R(t)),B(t,"pulses",[t.view.pulses,t.view.names,t.local.pulse],
()=>t.view.pulses.map(n=>we(t,n)))}function we(t,{roll:n,degrees:e,wakes:o}){let r=o.map(a=>t.view.names[a]??a).join(" or ")||"nobody",s=t.local.pulse===n;return c(
"button",{type:"button",class:s?"pulse on":"pulse","aria-pressed":String(s),"data-focus":`pulse ${n}`,"data-roll":n,title:`A pulse of ${n} goes ${e}° and wakes ${r}`,
onclick:()=>pt(t,s?0:n)},c("b",{},String(n)),c("span",{},r))}function pt(t,n){t.local.pulse=n,t.draw()}function be(t){let n=t.doc.units.map(e=>[e.key,e.type,T(t,
e),O(t,e.key).length>0]);B(t,"layers",[n,t.selected],()=>n.map(e=>ke(t,e))),_t(t.panel.layers,N(t.panel.layers,".chosen"))}function ke(t,[n,e,o,r]){let s=t.selected===
n;return c("li",{class:s?"chosen":""},c("button",{type:"button",class:"pick","data-focus":`pick ${n}`,"aria-pressed":String(s),onclick:()=>t.select(n)},hn(t,A(t,
e)),c("span",{},`${r?"⚠ ":""}${o}`)))}var F=t=>!!b(t),gn=[[{name:"select",label:"Select and move",key:"V",tool:!0,icon:"M5 3l10 7-5 1-2 5z",hint:"Drag a ring, the spire or a unit; the knob turns it;\
 arrows nudge, Shift by an inch; Alt: no snap"},{name:"place",label:"Place a control unit",key:"P",tool:!0,icon:"M5.5 8.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0M10\
 1.5v3M10 13v5M7.5 15.5h5",hint:"Click where it stands; it looks away from the spire"}],[Ct,{name:"rays",label:"Directions of the pulse",key:"G",icon:"M10 10V2M\
10 10l4.7-6.5M10 10l7.6-2.5M10 10l7.6 2.5M10 10l4.7 6.5M10 10v8M10 10l-4.7 6.5M10 10l-7.6 2.5M10 10L2.4 7.5M10 10L5.3 3.5",on:t=>t.local.rays,run:ve},{name:"car\
ry",label:"Move units along with the spire",key:"K",icon:"M10 2v16M2 10h16M7.5 4.5L10 2l2.5 2.5M7.5 15.5L10 18l2.5-2.5M4.5 7.5L2 10l2.5 2.5M15.5 7.5L18 10l-2.5 \
2.5",on:t=>t.local.carry,run:Me},It],[{name:"left",label:"Turn to the left by a step of the die",key:"[",icon:"M4 8a6.5 6.5 0 1 1-.3 4M4 3v5h5",can:F,run:t=>st(
t,-t.view.step)},{name:"right",label:"Turn to the right by a step of the die",key:"]",icon:"M16 8a6.5 6.5 0 1 0 .3 4M16 3v5h-5",can:F,run:t=>st(t,t.view.step)},
{name:"copy",label:"Duplicate",key:"D",icon:"M7 7h10v10H7zM7 13H3V3h10v4",can:F,run:Ft},{name:"delete",label:"Delete",key:"Delete Backspace",icon:"M4 6h12M8 6V3\
.5h4V6M6 6l.7 11h6.6L14 6",can:F,run:Yt}],Zt];function ve(t){t.local.rays=!t.local.rays,t.draw()}function Me(t){t.local.carry=!t.local.carry,t.say(t.local.carry?
"Units go with the spire":"Units stay where they are"),t.draw()}var Se={down(t,n,e){let o=b(t),{turn:r,key:s="",roll:a=""}=$e(n);if(o&&r!==void 0)return void(t.
local.drag={turn:o.number});if(a&&!s)return pt(t,t.local.pulse===Number(a)?0:Number(a));t.select(s),t.local.drag=s?{key:s,from:e}:{pan:!0,x:n.clientX,y:n.clientY}},
move(t,n,e){let{drag:o}=t.local;if(o){if(o.pan)return Kt(t,o,n);o.op=Oe(t,o,n,e),t.draw()}},up(t){let n=t.local.drag?.op;t.local.drag=null,n?t.send(n):t.draw()}};
function $e(t){let n=D(t).map(e=>e.dataset);return{turn:n[0]?.turn,key:n.find(e=>e.key)?.key,roll:n.find(e=>e.roll)?.roll}}function Oe(t,n,e,o){if(n.turn!==void 0)
return Le(t,n.turn,e,o);let r=z(t,n.key);if(r)return Te(t,r,e,o);let s=b(t,n.key),a=n.key==="spire"?t.doc.spire:s?.at;if(!a)return null;let l=Ae(t,a,n.from,e,o);
return String(l)===String(a)?null:s?{op:"move",unit:s.number,to:l}:lt(t,l)}function Ae(t,[n,e],o,r,s){let[a,l]=[s[0]-o[0],s[1]-o[1]];if(Math.hypot(a,l)<3*t.local.
px)return[n,e];r.shiftKey&&Math.abs(a)>Math.abs(l)?l=0:r.shiftKey&&(a=0);let p=E(t,[n+a,e+l],r.altKey),u=[a?p[0]:n,l?p[1]:e];return K(v(t,u))}function Te(t,n,e,o){
let r=$(y(t.doc.spire,o),e.altKey?0:t.local.snap),s=ct(t,n,r);return s.radius===t.doc[n]?null:s}function Le(t,n,e,o){let r=Z(t.doc,n);if(!r)return null;let s=W(
$(dn(r.at,o),e.altKey?1:t.view.step));return s===r.facing?null:{op:"turn",unit:n,facing:s}}function dn([t,n],[e,o]){return Math.atan2(e-t,o-n)*180/Math.PI}var Ne={
down(t,n,e){let o=v(t,E(t,e,n.altKey));at(t,t.local.type,o,W($(dn(t.doc.spire,o),t.view.step)))}},ut={select:Se,place:Ne,tape:Dt};function Ee(t){let{stage:n}=t;
n.addEventListener("pointerdown",e=>Pe(t,e)),n.addEventListener("pointermove",e=>Ce(t,e)),n.addEventListener("pointerup",e=>e.button===0&&ut[t.tool].up?.(t,e,V(
t,e))),n.addEventListener("pointercancel",()=>xn(t)),n.addEventListener("wheel",e=>Bt(t,e),{passive:!1})}function Pe(t,n){n.button!==0||D(n).some(e=>e.dataset.corner)||
(t.stage.setPointerCapture(n.pointerId),t.say(""),ut[t.tool].down(t,n,V(t,n)))}function Ce(t,n){let e=V(t,n),[o,r]=E(t,e,n.altKey);k(t.status.place,`${o.toFixed(
2)}, ${r.toFixed(2)}`),ut[t.tool].move?.(t,n,e)}function xn(t){let{local:n}=t;n.drag?n.drag=null:t.tool!=="select"?t.choose("select"):n.tape||n.pulse?Object.assign(
n,{tape:null,pulse:0}):t.select(""),t.draw()}function Ie(t,n){if(U(n)||n.ctrlKey||n.metaKey)return;let e=Pt[n.key];if(n.key!=="Escape"&&(!e||!t.selected))return;
if(n.preventDefault(),n.stopPropagation(),!e)return xn(t);let o=n.shiftKey?1:t.local.snap||.05;Xt(t,e[0]*o,e[1]*o)}var Fo=$t({start(t){t.local=Ht(t.doc),t.root.
append(bt(t,"Tools of the board",gn),c("div",{class:"desk"},cn(t),un(t))),Ee(t),t.tool="select",t.hint(gn[0][0].hint??"")},apply:rt,reveals:["control_units"],draw(t){
pn(t),fn(t)},chosen(t,n){t.local.drag=null,n==="select"&&(t.local.tape=null)},key:Ie});export{Fo as default};
