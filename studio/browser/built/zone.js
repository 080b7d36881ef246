var Gn="http://www.w3.org/2000/svg";function ne(t,e,n){for(let[o,r]of Object.entries(e))typeof r=="function"?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(
o,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(o,String(r));return t.append(...n.flat().filter(o=>o!=null&&o!==!1)),t}function p(t,e,...n){return ne(document.
createElement(t),e,n)}function l(t,e,...n){return ne(document.createElementNS(Gn,t),e,n)}function tt(t){return l("svg",{viewBox:"0 0 20 20",class:"icon","aria-h\
idden":"true"},l("path",{d:t}))}function M(t,e){t.textContent!==e&&(t.textContent=e)}function At(t,e){let n=new DOMPoint(e.clientX,e.clientY),{x:o,y:r}=n.matrixTransform(
t.getScreenCTM()?.inverse());return[o,r]}function H(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function et(t){return H(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function A(t){return t.getRootNode().activeElement}function T(t,e){return t.querySelector(e)}var oe=window.musterpressOutboxes??=new Map;function Tt(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,
inst:e,seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function re(t,e){let n=oe.get(t);if(n?.epoch===e)return{box:n,restarted:!1};let o=Tt(e);return oe.set(t,o),
{box:o,restarted:!!n?.pending.length}}function se(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function ae(t,e){let n=e.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),
t.acked=Math.max(t.acked,n),t.pending=t.pending.filter(r=>r.seq>t.acked);let o=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(
t.refused,...o.map(r=>r.seq)),o}function ie(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function le(t,e,n){let o=p("div",{class:"toolbar",role:"toolbar","aria-label":e});t.buttons=n.flat().map(s=>({button:s,node:qn(t,s)}));let r=0;for(let s of n){let a=t.
buttons.slice(r,r+=s.length).map(i=>i.node);o.append(p("div",{class:"group",role:"group"},a))}return o.addEventListener("keydown",s=>Fn(t,s)),t.buttons.forEach(
({node:s},a)=>s.tabIndex=a===0?0:-1),o}function qn(t,e){let n=p("button",{type:"button",class:"tool","data-tool":e.name,"aria-label":e.label,"aria-keyshortcuts":e.
key,title:e.key?`${e.label} (${e.key})`:e.label,onclick:()=>ce(t,e)});return n.append(tt(e.icon)),n}function ce(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):
e.run?.(t))}function Fn(t,e){let n={ArrowRight:1,ArrowLeft:-1}[e.key];if(!n)return;e.preventDefault(),e.stopPropagation();let o=t.buttons.map(a=>a.node).filter(
a=>!a.disabled),r=o.findIndex(a=>a===e.composedPath()[0]),s=o[(r+n+o.length)%o.length];t.buttons.forEach(({node:a})=>a.tabIndex=a===s?0:-1),s.focus()}function pe(t){
for(let{button:e,node:n}of t.buttons)e.tool?n.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&n.setAttribute("aria-pressed",String(!!e.on(t))),n.disabled=
!!(e.can&&!e.can(t))}function ue(t,e){if(et(e))return!1;let o=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+(e.key.length===
1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(o));return r?(e.preventDefault(),e.stopPropagation(),ce(t,r.button),
!0):!1}var Xn=120,fe=new WeakMap;function he(t){return e=>{let n=e.parentElement,o=fe.get(n)??Jn(e,t);fe.set(n,o),o.component=e,ro(o,e.data)}}function Jn(t,e){let n=to(
t,e);return n.root.addEventListener("keydown",o=>ue(n,o)||e.key?.(n,o)),t.parentElement.append(n.root),e.reveals&&(Qn(n.root).dataset.reveals=e.reveals.join(" ")),
e.start(n),n.root.append(n.status.bar),n}function Qn(t){return t.getRootNode().host}function to(t,e){let n={...eo(t.data),parts:e,component:t,root:p("div",{class:"\
editor"}),status:no(),send:o=>ao(n,o),select:o=>io(n,o),ask:o=>lo(n,o),choose:o=>co(n,o),draw:()=>po(n),hint:o=>M(n.status.hint,o),say:(o,r="notice")=>oo(n,o,r)};
return n}function eo({doc:t,view:e,rev:n,epoch:o}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,
rev:n,box:Tt(o),local:{}}}function no(){let t=p("span",{class:"hint"}),e=p("span",{class:"said",role:"status"}),n=p("span",{class:"place"});return{hint:t,said:e,
place:n,bar:p("div",{class:"statusbar"},t,e,n)}}function oo(t,e,n){t.status.said.dataset.tone=n,M(t.status.said,e)}function ro(t,e){let{box:n,restarted:o}=re(e.
key,e.epoch);t.box=n,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=ae(n,e);for(let s of r)t.say(s.words,"refused");o&&t.say("The session began anew: what was no\
t yet kept is gone","refused"),de(t),so(t),t.draw(),n.pending.length?me(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function de(t){t.doc=t.box.
pending.reduce((e,n)=>t.parts.apply(e,n),structuredClone(t.truth))}function so(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.
parts.reveal?.(t,e.id),ye(t))}function ao(t,e){se(t.box,e),t.say(""),de(t),ge(t),t.draw()}function ge(t){t.component.setTriggerValue("ops",ie(t.box,t.rev)),me(t)}
function me(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),ge(t))},t.box.
waitMs)}function io(t,e){t.selected!==e&&(t.selected=e,t.draw(),ye(t))}function ye(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===
t.selected||(t.told=t.selected,t.component.setStateValue("selected",t.selected))},Xn)}function lo(t,e){let n=JSON.stringify(e);n!==t.asked&&(t.asked=n,t.component.
setStateValue("question",e))}function co(t,e){t.tool=e,t.hint(t.buttons.find(({button:n})=>n.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function po(t){
t.parts.draw(t),pe(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function N(t,e){return e?Math.round(t/e)*e:t}function V(t){let e=n=>Math.round(n*1e3)/1e3;return t.map(([n,o])=>[e(n),e(o)])}function ot(t,e,n){return t.map(([o,
r])=>[o+e,r+n])}function K(t){let e=t.map(o=>o[0]),n=t.map(o=>o[1]);return{west:Math.min(...e),south:Math.min(...n),east:Math.max(...e),north:Math.max(...n)}}function W(t){
let{west:e,south:n,east:o,north:r}=K(t);return[(e+o)/2,(n+r)/2]}function rt(t,e,[n,o]){let[r,s]=[Math.cos(e*Math.PI/180),Math.sin(e*Math.PI/180)];return t.map(([
a,i])=>[n+(a-n)*r-(i-o)*s,o+(a-n)*s+(i-o)*r])}function Pt(t,e,[n,o]){let r=([s,a])=>[e==="y"?s:2*n-s,e==="x"?a:2*o-a];return t.map(r)}function y([t,e],[n,o]){return Math.
hypot(n-t,o-e)}function Lt([t,e],[n,o]){return(Math.round(Math.atan2(n-t,o-e)*180/Math.PI)+360)%360}function x([t,e],n,o){let r=n*Math.PI/180;return[t+o*Math.sin(
r),e+o*Math.cos(r)]}function xe(t){let e=[...t.slice(1),t[0]];return Math.abs(t.reduce((n,[o,r],s)=>n+o*e[s][1]-e[s][0]*r,0))/2}function nt([t,e],[n,o],[r,s]){return(n-
t)*(s-e)-(o-e)*(r-t)}function uo(t,e,n,o){return nt(t,e,n)*nt(t,e,o)<0&&nt(n,o,t)*nt(n,o,e)<0}function Et(t){let e=t.length,n=o=>t[o%e];for(let o=0;o<e;o++)for(let r=o+
2;r<e;r++)if(!(o===0&&r===e-1)&&uo(n(o),n(o+1),n(r),n(r+1)))return!0;return!1}function we(t,e,n){let{west:o,south:r,east:s,north:a}=K(t);return o<0||r<0||s>e||a>
n}function be(t){let{south:e,north:n}=K(t),o=(e+n)/2+1e-6,r=[];t.forEach(([a,i],c)=>{let[u,f]=t[(c+1)%t.length];i>o!=f>o&&r.push(a+(u-a)*(o-i)/(f-i))}),r.sort((a,i)=>a-
i);let s=[W(t)[0],0];for(let a=0;a+1<r.length;a+=2){let i=r[a+1]-r[a];i>s[1]&&(s=[(r[a]+r[a+1])/2,i])}return{at:[s[0],o],wide:s[1]}}var st=64;function ke(t){return{terrain:t,draft:[],pointer:null,corner:-1,hidden:new Set,locked:new Set,pieces:new Map}}function ve(t,e){return e.op==="add"?t.features.
push({key:e.id,id:e.id,type:e.type,outline:e.outline}):fo(t,e,t.features.findIndex(n=>n.key===e.key)),t}function fo(t,e,n){let o=t.features[n];o&&(e.op==="outli\
ne"?o.outline=e.outline:e.op==="type"?o.type=e.type:e.op==="delete"?t.features.splice(n,1):t.features.splice(e.to,0,...t.features.splice(n,1)))}function h(t,e=t.
selected){return t.doc.features.find(n=>n.key===e)}function B(t,e){let n=t.local.drag;return n&&n.key===e.key&&n.outline?n.outline:e.outline}function P(t,e){return t.
view.terrain.find(n=>n.name===e)??{name:e,label:e||"no type",as:"",ink:"#d9d6cc"}}function ho(t,e){return!t.local.locked.has(e)&&!t.local.hidden.has(e)}function O(t){
return!!h(t)&&ho(t,t.selected)}function go(t,e){let n=new Set(t.doc.features.map(o=>o.id));for(let o=1;;o++)if(!n.has(`${e}_${o}`))return`${e}_${o}`}function at(t,e,n,o){
let r=V(n);if(JSON.stringify(r)===JSON.stringify(h(t,e)?.outline))return t.draw();t.change({op:"outline",key:e,outline:r,deed:o})}function it(t,e,n,o){let r=o===
"Draw"?e:(h(t)?.id||e).replace(/_\d+$/,""),s=go(t,r);t.change({op:"add",id:s,type:e,outline:V(n),deed:o}),t.select(s)}function Ct(t,e,n){let o=h(t);o&&O(t)&&at(
t,o.key,n(o.outline),e)}function lt(t,e){Ct(t,"Rotate",n=>rt(n,e,W(n)))}function Nt(t,e){Ct(t,"Mirror",n=>Pt(n,e,W(n)))}function Me(t,e,n){let o=t.local.corner,
r=([s,a],i)=>o<0||o===i?[s+e,a+n]:[s,a];Ct(t,"Nudge",s=>s.map(r))}function Oe(t){let e=h(t);e&&it(t,e.type,ot(e.outline,1,-1),"Duplicate")}function $e(t){let e=h(
t),n=[t.doc.width/2,t.doc.depth/2];e&&it(t,e.type,Pt(e.outline,"both",n),"Mirror a copy as")}function It(t,e){let n=t.doc.features.findIndex(r=>r.key===t.selected),
o=n+e;n>=0&&o>=0&&o<t.doc.features.length&&t.change({op:"order",key:t.selected,to:o})}function Rt(t){if(!O(t))return;if(t.local.corner>=0)return Dt(t,t.selected,
t.local.corner);let e=t.doc.features.findIndex(o=>o.key===t.selected);t.change({op:"delete",key:t.selected});let n=t.doc.features[Math.min(e,t.doc.features.length-
1)];t.select(n?n.key:"")}function Dt(t,e,n){let o=h(t,e)?.outline??[];if(t.local.corner=-1,o.length<=3)return t.say("A piece has at least three corners","refuse\
d");at(t,e,o.filter((r,s)=>s!==n),"Remove a corner of")}function Kt(t){return t.tool==="select"&&h(t)?.type||t.local.terrain}function Bt(t,e){let n=t.tool==="se\
lect"?h(t):null;t.local.terrain=e,n&&n.type!==e&&O(t)?t.change({op:"type",key:n.key,type:e}):t.draw()}function zt(t,e){let n=h(t);if(!n)return;let o=n.outline.length+
1;t.local.corner=(t.local.corner+1+e+o)%o-1;let r=t.local.corner;t.say(r<0?"Whole piece":`Corner ${r+1} at ${n.outline[r].join(", ")}`),t.draw()}var _t=[.25,.5,1,0],Ut=1.5,pt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},Te={name:"tape",label:"Measuring tape",key:"M",tool:!0,icon:"M2\
.5 13.5l11-11 4 4-11 11zM6 10l1.5 1.5M9 7l2 2M12 4l1.5 1.5",hint:"Drag to measure inches and bearing"},Pe={name:"snap",label:"Snap",key:"S",icon:"M5 3v7a5 5 0 0\
 0 10 0V3M5 7h3M12 7h3M8 3v7a2 2 0 0 0 4 0V3",on:t=>t.local.snap>0,run:mo},Le=[{name:"in",label:"Zoom in",key:"+",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-\
11 0M12.5 12.5L17 17M6 8.5h5M8.5 6v5",run:t=>ct(t,1.5)},{name:"out",label:"Zoom out",key:"-",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M12.5 12.5L17 17M\
6 8.5h5",can:t=>t.local.box!==null,run:t=>ct(t,1/1.5)},{name:"whole",label:"Show the whole table",key:"0",icon:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",can:t=>t.
local.box!==null,run:t=>ct(t,.001)}];function Ee(t){let{width:e,depth:n}=t.doc,o={x:-Ut,y:-.5,w:e+Ut+.5,h:n+Ut+.5},r=t.local.box??o;t.local.whole=o,t.stage.setAttribute(
"viewBox",`${r.x} ${r.y} ${r.w} ${r.h}`);let s=t.stage.getBoundingClientRect();t.local.px=Math.max(r.w/(s.width||640),r.h/(s.height||640)),t.stage.style.setProperty(
"--px",t.local.px)}function Ce({width:t,depth:e},n){return[l("rect",{class:"table",width:t,height:e,fill:n}),l("path",{class:"inches",d:Se(t,e,1)}),l("path",{class:"\
feet",d:Se(t,e,6)}),...Ae(t,o=>({x:o,y:e+.95,"text-anchor":"middle"})),...Ae(e,o=>({x:-.35,y:e-o+.22,"text-anchor":"end"}))]}function Se(t,e,n){let o=Array.from(
{length:Math.floor(e/n)+1},(s,a)=>`M0 ${e-a*n}H${t}`),r=Array.from({length:Math.floor(t/n)+1},(s,a)=>`M${a*n} 0V${e}`);return[...o,...r].join("")}function Ae(t,e){
return Array.from({length:Math.floor(t/6)+1},(o,r)=>r*6).map(o=>l("text",{class:"ruler",...e(o)},String(o)))}function g(t,[e,n]){return[e,t.doc.depth-n]}function k(t,e,n=!1){
return`M${e.map(r=>g(t,r).join(" ")).join("L")}${n?"":"Z"}`}function I(t,e,n,o,r={}){let[s,a]=g(t,e);return l("circle",{class:o,cx:s,cy:a,r:n*t.local.px,...r})}
function ut(t,e){let[n,o]=At(t.stage,e);return[n,t.doc.depth-o]}function L(t,[e,n]){let o=(r,s)=>Math.min(Math.max(r,0),s);return[o(e,t.doc.width),o(n,t.doc.depth)]}
function b(t,[e,n],o){let r=o?0:t.local.snap;return[N(e,r),N(n,r)]}function mo(t){t.local.snap=_t[(_t.indexOf(t.local.snap)+1)%_t.length],t.say(t.local.snap?`Sn\
ap to ${t.local.snap} in`:"No snap"),t.draw()}function Ne(t,e,n){let o=t.local.box;o&&(o.x-=(n.clientX-e.x)*t.local.px,o.y-=(n.clientY-e.y)*t.local.px,e.x=n.clientX,
e.y=n.clientY,t.draw())}function Ie(t,e){!e.ctrlKey&&!e.metaKey||(e.preventDefault(),ct(t,e.deltaY<0?1.2:1/1.2,At(t.stage,e)))}function ct(t,e,n){let{whole:o}=t.
local,r=t.local.box??o,[s,a]=n??[r.x+r.w/2,r.y+r.h/2],i=Math.min(Math.max(r.w/e,6),o.w),c=i/r.w,u={x:s-(s-r.x)*c,y:a-(a-r.y)*c,w:i,h:i*o.h/o.w};t.local.box=i>=o.
w?null:u,t.draw()}function yo(t){return{down(e,n,o){e.local.drag={from:b(e,L(e,o),n.altKey)},t(e,e.local.drag.from,e.local.drag.from,n),e.draw()},move(e,n,o){e.
local.drag&&(t(e,e.local.drag.from,b(e,L(e,o),n.altKey),n),e.draw())},up(e){e.local.drag=null,e.draw()}}}var Re=yo((t,e,n)=>{t.local.tape=[e,n],t.say(`${y(e,n).
toFixed(2)} in, ${Lt(e,n)} degrees`)});function De(t,[e,n]){let o=13*t.local.px,[r,s]=g(t,[(e[0]+n[0])/2,(e[1]+n[1])/2]),a=`${y(e,n).toFixed(2)} in, ${Lt(e,n)}°`;
return[l("g",{class:"tape"},l("path",{d:k(t,[e,n],!0)}),...[e,n].map(i=>I(t,i,3,"end")),l("text",{x:r,y:s-o*.6,"font-size":o,"text-anchor":"middle"},a))]}function ft(t,e){
if(!e)return;let n=e.offsetTop-t.offsetTop;n<t.scrollTop?t.scrollTop=n:n+e.offsetHeight>t.scrollTop+t.clientHeight&&(t.scrollTop=n+e.offsetHeight-t.clientHeight)}var xo=10;function wo(t){return H(t).find(e=>e.dataset.key&&e.classList.contains("piece"))?.dataset.key??""}function bo(t,e,n){let o=[...t.layers.handles.querySelectorAll(
"circle")],r=o.find(u=>u===e.target);if(r)return r;let[s,a]=g(t,n),i=u=>Math.hypot(u.cx.baseVal.value-s,u.cy.baseVal.value-a)/t.local.px,c=o.sort((u,f)=>i(u)-i(
f))[0];return c&&i(c)<xo?c:null}function Ke(t,e,n){let o=h(t),r=o?bo(t,e,n)?.dataset:void 0;return!o||!r?!1:(r.bend!==void 0?ko(t,e,o,Number(r.bend)):r.between!==
void 0?vo(t,o,Number(r.between)):ht(t,o,{deed:"Rotate",middle:W(o.outline)}),!0)}function Be(t,e,n){let o=h(t,e);return t.local.corner=-1,t.select(e),!o||t.local.
locked.has(e)?!1:(ht(t,o,{deed:"Move",from:n}),!0)}function ze(t,e){e.outline?at(t,e.key,e.outline,e.deed):t.draw()}function ht(t,e,n){t.local.drag={key:e.key,outline:null,
...n}}function ko(t,e,n,o){if(e.altKey)return Dt(t,n.key,o);t.local.corner=o,ht(t,n,{deed:"Reshape",corner:o})}function vo(t,e,n){if(e.outline.length>=st)return t.
say(`A piece has at most ${st} corners`,"refused");ht(t,e,{deed:"Add a corner to",added:n+1})}function _e(t,e,n,o){let r=h(t,e.key);if(!r)return void(t.local.drag=
null);let s=b(t,o,n.altKey);e.from?e.outline=Mo(t,r.outline,e.from,o,n):e.middle?e.outline=Oo(r.outline,e.middle,o,n.altKey):e.added?e.outline=r.outline.toSpliced(
e.added,0,s):e.corner!==void 0&&(e.outline=r.outline.with(e.corner,s)),t.draw()}function Mo(t,e,n,o,r){let[s,a]=b(t,[o[0]-n[0],o[1]-n[1]],r.altKey);return r.shiftKey&&
Math.abs(s)>Math.abs(a)?a=0:r.shiftKey&&(s=0),s||a?ot(e,s,a):null}function Oo(t,e,n,o){let r=Math.atan2(n[0]-e[0],n[1]-e[1])*-180/Math.PI,s=N(r,o?1:15);return s?
rt(t,s,e):null}var Ue={down(t,e,n){let{draft:o}=t.local,r=b(t,n,e.altKey),s=a=>y(a,n)<8*t.local.px;if(o.length>=3&&(s(o[0])||s(o[o.length-1])))return F(t);(!o.length||
!s(o[o.length-1]))&&o.push(r),o.length>=st?F(t):t.draw()},move(t,e,n){t.local.pointer=t.local.draft.length?b(t,n,e.altKey):null,t.local.pointer&&t.draw()}};function F(t){
let{draft:e}=t.local;if(t.local.draft=[],t.local.pointer=null,e.length<3)return t.draw();it(t,t.local.terrain,e,"Draw"),t.hint("Drawn. Click to begin another pi\
ece, or press V to move and reshape this one")}function dt(t){t.local.draft.pop(),t.draw()}var Ze={down(t,e,n){t.local.drag={from:b(t,n,e.altKey)}},move(t,e,n){
let{drag:o}=t.local;if(!o?.from)return;let[[r,s],[a,i]]=[o.from,b(t,n,e.altKey)];t.local.draft=r!==a&&s!==i?[[r,s],[a,s],[a,i],[r,i]]:[],t.draw()},up(t){t.local.
drag=null,F(t)}},He={down(t,e){let n=h(t,wo(e));if(!n)return t.say("There is no terrain to take the type of");t.local.terrain=n.type,t.selected="",t.choose("dra\
w"),t.say(`Drawing ${P(t,n.type).label}`)}};function gt(t){let{drag:e,draft:n}=t.local;return Object.assign(t.local,{drag:null,draft:[],pointer:null}),!!e||n.length>
0}var mt=t=>!!h(t),Ve={name:"draw",label:"Draw a piece",key:"P",tool:!0,icon:"M4 14L6 5l8-1 3 7-6 6z",hint:"Click corner after corner; close on the first one or w\
ith Enter; Backspace takes one back, Escape all"},We={name:"box",label:"Draw a rectangle",key:"B",tool:!0,icon:"M3.5 5.5h13v9h-13z",hint:"Drag from corner to co\
rner"},je={name:"pick",label:"Take a terrain type from the map",key:"I",tool:!0,icon:"M11 5l4 4M12.5 3.5a2.1 2.1 0 0 1 4 4L14 10l-4-4zM11 7l-6.5 6.5L4 16l2.5-.5\
L13 9",hint:"Click a piece to draw with its type"},Ge={name:"left",label:"Turn 15 degrees to the left",key:"[",icon:"M4 8a6.5 6.5 0 1 1-.3 4M4 3v5h5",can:O,run:t=>lt(
t,15)},qe={name:"right",label:"Turn 15 degrees to the right",key:"]",icon:"M16 8a6.5 6.5 0 1 0 .3 4M16 3v5h-5",can:O,run:t=>lt(t,-15)},Fe={name:"quarter",label:"\
Turn by a quarter",key:"Q",icon:"M4 16V9a5 5 0 0 1 5-5h6M12 1l3 3-3 3",can:O,run:t=>lt(t,90)},Ye={name:"mirrorx",label:"Mirror east and west",key:"X",icon:"M10 \
2v16M8 5L2.5 15H8zM12 5l5.5 10H12z",can:O,run:t=>Nt(t,"x")},Xe={name:"mirrory",label:"Mirror north and south",key:"Y",icon:"M2 10h16M5 8L15 2.5V8zM5 12l10 5.5V1\
2z",can:O,run:t=>Nt(t,"y")},Je={name:"across",label:"Copy to the other side, half a turn about the middle",key:"O",icon:"M3 3h6v5H3zM11 12h6v5h-6zM12 5.5h3.5V9M\
8 14.5H4.5V11",can:mt,run:$e},Qe={name:"forward",label:"Bring forward",key:"PageUp",icon:"M10 4v12M5 9l5-5 5 5",can:mt,run:t=>It(t,1)},tn={name:"back",label:"Se\
nd back",key:"PageDown",icon:"M10 16V4M5 11l5 5 5-5",can:mt,run:t=>It(t,-1)},en={name:"delete",label:"Delete",key:"Delete",icon:"M4 6h12M8 6V3.5h4V6M6 6l.7 11h6\
.600L14 6",can:O,run:Rt},nn={name:"copy",label:"Duplicate",key:"D",icon:"M7 7h10v10H7zM13 7V3H3v10h4",can:mt,run:Oe},$o={Enter:F,Backspace:t=>t.local.draft.length?
dt(t):Rt(t),".":t=>zt(t,1),",":t=>zt(t,-1)};function on(t,{key:e,shiftKey:n}){let o=pt[e],r=n?1:t.local.snap||.05;return o?()=>Me(t,o[0]*r,o[1]*r):e==="Enter"&&
!t.local.draft.length?void 0:$o[e]}var yt=.25;function j(t,e,n){return x(t.spire,(e-1)*t.step,n)}function Zt(t,[e,n],o){let r=Math.atan2(e-t.spire[0],n-t.spire[1])*180/Math.PI,s=(Math.round(r/t.step)%
t.sides+t.sides)%t.sides+1,a=y(t.spire,[e,n]),i=o?Math.round(a/o)*o:a;return{direction:s,away:Math.round(Math.max(i,yt)*1e3)/1e3}}function xt(t,e,n,o){let r=`un\
it:${t.doc.count}`;t.send({op:"add_posted",type:e,...Zt(t.doc,n,t.local.snap),facing:o}),t.select(r)}function rn(t,{number:e,direction:n=1,away:o=1},r,s){let{sides:a}=t.
doc,i=(n-1+Math.sign(r)+a)%a+1,c=Math.max(Math.round((o+s)*1e3)/1e3,yt);t.send({op:"post",unit:e,direction:i,away:c,deed:"Nudge"})}var So={move(t,{unit:e,to:n}){let o=G(t,e);o&&(o.at=n)},post(t,{unit:e,direction:n,away:o}){let r=G(t,e);r&&Object.assign(r,{direction:n,away:o,at:j(t,n,o)})},turn(t,{
unit:e,facing:n}){let o=G(t,e);o&&(o.facing=n)},type(t,{unit:e,type:n}){let o=G(t,e);o&&(o.type=n)},add(t,{type:e,to:n,facing:o}){t.units.push({key:`unit:${t.count}`,
number:t.count,type:e,at:n,facing:o}),t.count+=1},add_posted(t,{type:e,direction:n,away:o,facing:r}){let s=j(t,n,o);t.units.push({key:`unit:${t.count}`,number:t.
count,type:e,at:s,facing:r,direction:n,away:o}),t.count+=1},delete(t,{unit:e}){let n=({number:o})=>o-+(o>e);t.units=t.units.filter(({number:o})=>o!==e),t.units=
t.units.map(o=>({...o,number:n(o),key:`unit:${n(o)}`})),t.count-=1},spire(t,{to:e,carry:n}){t.spire=e,n?.forEach((o,r)=>t.units[r]&&(t.units[r].at=o));for(let o of t.
units)o.direction&&o.away&&(o.at=j(t,o.direction,o.away))},ring(t,{ring:e,radius:n}){t[e]=n},corner(t,{corner:e}){t.corners.includes(e)?t.corners.length>1&&(t.corners=
t.corners.filter(n=>n!==e)):t.corners.push(e)},terrain(t,{deed:e}){ve(t,e)}};function wt(t,e){let n=So[e.op];return n?.(t,e),t}function G(t,e){return t.units.find(
n=>n.number===e)}var Ao={fill:"M.44 .5a.06 .06 0 1 1 .12 0a.06 .06 0 1 1-.12 0"};function sn(t,e){let n={name:"",label:"",as:"",ink:"#d9d6cc"},o=new Map([...t,n].map(r=>[r.as,r]));
return l("defs",{},[...o.values()].map(r=>To(r,e)))}function To(t,e){let n=e[t.as]??Ao,o=t.shade??`color-mix(in srgb, ${t.ink} 62%, black)`,r={width:1,height:1};
return l("pattern",{id:bt(t.as),...r,viewBox:"0 0 1 1",patternUnits:"userSpaceOnUse"},l("rect",{...r,fill:t.ink}),n.fill&&l("path",{d:n.fill,fill:o,opacity:.6}),
n.line&&l("path",{d:n.line,fill:"none",stroke:o,"stroke-width":.06,opacity:.7}))}function bt(t){return`tile-${t||"none"}`}function Ht(t,e){let n=`url(#${bt(P(t,
e).as)})`;return l("svg",{class:"swatch",viewBox:"0 0 1.5 1.5","aria-hidden":"true"},l("rect",{width:1.5,height:1.5,fill:n}))}function an(t){let e=t.local.pieces,n=t.doc.features.filter(a=>!t.local.hidden.has(a.key)),o=new Set(n.map(a=>a.key));for(let[a,i]of e)o.has(a)||e.delete(a)&&i.
remove();let r=A(t.layers.pieces),s=null;for(let a of n){let i=e.get(a.key)??Lo(t,a.key);e.set(a.key,i),Po(t.layers.pieces,i,s),Eo(t,a,i),s=i}r?.isConnected&&r!==
A(r)&&r.focus()}function Po(t,e,n){e.previousSibling===n&&e.parentNode===t||(n?n.after(e):t.prepend(e))}function Lo(t,e){let n=l("g",{class:"piece",tabindex:0,role:"\
button","data-key":e},l("path",{class:"body"}),l("path",{class:"edge"}),l("text",{class:"name"}));return n.addEventListener("focus",()=>n.matches(":focus-visibl\
e")&&t.select(e)),n}function Eo(t,e,n){let o=B(t,e),r=P(t,e.type),[s,a,i]=n.children,c=k(t,o);s.setAttribute("d",c),s.setAttribute("fill",`url(#${bt(t.tiles[r.as]?
r.as:"")})`),a.setAttribute("d",c),a.style.setProperty("--ink",r.shade??`color-mix(in srgb, ${r.ink} 55%, black)`);let u=Vt(t,e,o);n.classList.toggle("wrong",u.
length>0),n.classList.toggle("selected",t.selected===e.key),n.classList.toggle("locked",t.local.locked.has(e.key)),n.setAttribute("aria-pressed",String(t.selected===
e.key)),n.setAttribute("aria-label",[`${e.key}, ${r.label}, ${o.length} corners`,...u].join("; "));let{at:f,wide:d}=be(o),m=`${u.length?"⚠ ":""}${e.id||e.key}`.
replaceAll("_"," "),[C,w]=g(t,f),S=11*t.local.px,R=t.selected===e.key||m.length*S*.55<d*1.15;for(let[D,Z]of Object.entries({x:C,y:w+S*.34,"font-size":S}))i.setAttribute(
D,String(Z));M(i,R?m:u.length?"⚠":"")}function Vt(t,e,n){let{width:o,depth:r}=t.doc;if(n===e.outline)return t.view.problems[e.key]??[];let s=[];return Et(n)&&
s.push("the outline crosses itself"),we(n,o,r)&&s.push("it hangs over the table's edge"),s}function ln(t){let e=h(t);if(!e||t.tool!=="select"||!O(t))return t.layers.
handles.replaceChildren();let n=B(t,e),o=n.map(([i,c],u)=>{let[f,d]=n[(u+1)%n.length];return[(i+f)/2,(c+d)/2]}),r=K(n),s=[(r.west+r.east)/2,r.north],a=[s[0],r.north+
26*t.local.px];t.layers.handles.replaceChildren(l("path",{class:"stem",d:k(t,[s,a],!0)}),I(t,a,6,"knob",{"data-turn":""}),...t.local.drag?[]:o.map((i,c)=>I(t,i,
4,"between",{"data-between":c})),...n.map((i,c)=>I(t,i,5.5,c===t.local.corner?"corner chosen":"corner",{"data-bend":c})))}function cn(t){let{draft:e,pointer:n}=t.
local;if(!e.length)return t.layers.draft.replaceChildren();let o=n?[...e,n]:e,r=o.length>3&&Et(o);t.layers.draft.replaceChildren(l("path",{class:r?"line wrong":
"line",d:k(t,o,o.length<3)}),...e.map((s,a)=>I(t,s,a?3.5:6,a?"end":"end first")))}function pn(t,e){let n=JSON.stringify([e.corners,e.width,e.depth,t.view.deploy,t.local.px]);if(t.local.deployKey===n)return;t.local.deployKey=n;let o=A(t.root)?.
dataset.corner;t.layers.deploy.replaceChildren(...t.view.corners.map(r=>Co(t,e,r))),o&&T(t.layers.deploy,`[data-corner="${o}"]`)?.focus()}function Co(t,e,{name:n,
label:o}){let r=e.corners.indexOf(n)+1,s=r?`Player ${r} starts in the ${o}`:`Nobody starts in the ${o}`,a=l("g",{class:r?"corner taken":"corner",tabindex:0,role:"\
button","aria-label":s});return a.dataset.corner=n,a.setAttribute("aria-pressed",String(r>0)),a.addEventListener("click",()=>t.send({op:"corner",corner:n})),a.addEventListener(
"keydown",i=>Io(t,i,n)),a.append(l("title",{},`${s}; click to change`),...No(t,e,n,r)),a}function No(t,e,n,o){let[r,s]=[n.endsWith("west"),n.startsWith("south")],
[a,i]=[r?1:-1,s?-1:1],[c,u]=g(t,[r?0:e.width,s?0:e.depth]),[f,d]=[22*t.local.px,6*t.local.px],m=[c+a*(d+f/2),u+i*(d+f/2)],[C,w]=[m[0]-f/2,m[1]-f/2],S=t.view.deploy,
R=`M${c+a*S} ${u}A${S} ${S} 0 0 ${r===s?0:1} ${c} ${u+i*S}`,D={x:m[0],y:w+f*.7,"font-size":f*.58,"text-anchor":"middle"};return[...o?[l("path",{d:R})]:[],l("rec\
t",{x:C,y:w,width:f,height:f,rx:f*.2}),l("text",D,o?String(o):"+")]}function Io(t,e,n){e.key!=="Enter"&&e.key!==" "||(e.preventDefault(),e.stopPropagation(),t.send(
{op:"corner",corner:n}))}function Y(t,e,n,o){let r=t.local.nodes.get(e);if(r)return r;let s=o();return s.addEventListener("focus",()=>s.matches(":focus-visible")&&t.select(e)),t.local.nodes.
set(e,s),t.layers[n].append(s),s}function kt(t,e,n,o,r){let s=11*t.local.px,[a,i]=g(t,e),c=n.length*s*.54+s*.8;v(o,{x:a-c/2,y:i-s*.72,width:c,height:s*1.44,rx:s*
.3}),v(r,{x:a,y:i+s*.36,"font-size":s}),M(r,n)}function v(t,e){for(let[n,o]of Object.entries(e))t.setAttribute(n,String(o))}function z(t,e){return t.local.problems[e]??
[]}var E="the spire",fn=["inner","outer"];function hn(t,e){return{...ke(e),side:"units",posting:!1,type:"cu",snap:.25,drag:null,tape:null,box:null,whole:{x:0,y:0,w:1,
h:1},px:1,rays:!0,pulse:0,carry:!1,nodes:new Map,shown:t,problems:{},parts:{}}}function dn(t){let e=t.local.drag?.op;return e?wt(structuredClone(t.doc),e):t.doc}
function $(t,e=t.selected){return t.doc.units.find(n=>n.key===e)}function X(t,e=t.selected){return fn.find(n=>e===`ring:${n}`)??""}function _(t,e){return t.view.
types.find(n=>n.name===e)??{name:e,label:e||"no type",sign:"",beyond:"",up_to:"outer"}}function U(t,e){return t.truth.units.some(o=>o.key===e.key&&o.type===e.type)&&
t.view.names[e.key]||_(t,e.type).label}function J(t){return!!t.local.drag?.op||t.box.pending.length>0}function gn(t,e){if(!J(t))return t.view.problems;let n={},
o=(r,s)=>(n[r]??=[]).push(s);Ro(e,o);for(let r of e.units)Do(t,e,r,o);return n}function Ro(t,e){let n=Mt(t,t.spire);n<0&&e(E,"stands off the table");for(let o of fn)
t[o]>n&&e(`ring:${o}`,"reaches over the table's edge");t.inner>=t.outer&&e("ring:outer","does not lie outside the inner ring")}function Mt(t,[e,n]){return Math.
min(e,n,t.width-e,t.depth-n)}var vt=.005;function Do(t,e,n,o){let{base:r,foot:s}=t.view,a=Mt(e,n.at);a<0?o(n.key,"stands off the table"):a<r/2&&o(n.key,"its bas\
e hangs over the table's edge");let i=y(n.at,e.spire),{beyond:c,up_to:u}=_(t,n.type);(c&&i<=e[c]-vt||i>e[u]+vt)&&o(n.key,"stands off the ground it patrols"),i<(r+
s)/2-vt&&o(n.key,"stands in the spire");let d=e.units.find(m=>m.key!==n.key&&y(m.at,n.at)<r-vt);d&&o(n.key,`stands in ${U(t,d)}`)}function Q(t){return V([t])[0]}
function Ot(t){return(Math.round(t)%360+360)%360}function Wt(t,e){let n=$(t);n&&t.send({op:"turn",unit:n.number,facing:Ot(n.facing+e)})}function mn(t){let e=$(t);
e?.away?xt(t,e.type,j(t.doc,(e.direction??1)+1,e.away),e.facing):e&&jt(t,e.type,L(t,[e.at[0]+t.view.base,e.at[1]]),e.facing)}function jt(t,e,n,o){let r=`unit:${t.
doc.count}`;t.send({op:"add",type:e,to:Q(n),facing:o}),t.select(r)}function Gt(t){let e=$(t);e&&(t.select(""),t.send({op:"delete",unit:e.number}))}function yn(t){
return["draw","box","pick"].includes(t.tool)||h(t)?"terrain":t.selected||t.tool==="place"?"units":t.local.side}function xn(t){return t.tool==="select"&&$(t)?.type||
t.local.type}function qt(t,e){let n=t.tool==="select"?$(t):null;if(n&&n.type!==e)return t.send({op:"type",unit:n.number,type:e});n||(t.local.type=e),!n&&t.tool!==
"place"?t.choose("place"):t.draw()}function Ft(t,e,n="Move"){let[o,r]=[e[0]-t.doc.spire[0],e[1]-t.doc.spire[1]],s={op:"spire",to:Q(e),deed:n};return t.local.carry&&
(s.carry=V(t.doc.units.map(({at:[a,i]})=>L(t,[a+o,i+r])))),s}function Yt(t,e,n,o="Move"){let r=Math.hypot(t.doc.width,t.doc.depth),s=Math.min(Math.max(n,yt),r);
return{op:"ring",ring:e,radius:Math.round(s*1e3)/1e3,deed:o}}function wn(t,e,n){let[o,r]=[$(t),X(t)];o?.away?rn(t,o,e,n):o?t.send({op:"move",unit:o.number,to:un(
t,o.at,e,n),deed:"Nudge"}):r?t.send(Yt(t,r,t.doc[r]+e+n,"Nudge")):t.selected===E&&t.send(Ft(t,un(t,t.doc.spire,e,n),"Nudge"))}function un(t,[e,n],o,r){return Q(
L(t,[e+o,n+r]))}var Ko=16;function kn(t,e){let n=new Set([E,"ring:inner","ring:outer",...e.units.map(o=>o.key)]);for(let[o,r]of t.local.nodes)n.has(o)||t.local.nodes.delete(o)&&
r.remove();Bo(t,e,Y(t,E,"units",bn));for(let o of e.units)zo(t,o,Y(t,o.key,"units",bn))}function bn(){return l("g",{tabindex:0,role:"button"},l("circle",{class:"\
grip"}),l("path",{class:"notch"}),l("circle",{class:"base"}),l("path",{class:"sign"}),l("rect",{class:"plate"}),l("text",{class:"name","text-anchor":"middle"}))}
function Bo(t,e,n){n.setAttribute("class","disc spire"),vn(t,n,{key:E,at:e.spire,r:t.view.foot/2,sign:t.view.spire_sign,ink:t.view.inks.night,name:"Spire"})}function zo(t,e,n){
let o=_(t,e.type);n.setAttribute("class","disc"),n.classList.toggle("woken",Zo(t).includes(e.key)),vn(t,n,{key:e.key,at:e.at,r:t.view.base/2,sign:o.sign,ink:t.view.
inks.unit,name:U(t,e),facing:e.facing,posted:e.direction&&e.away?[e.direction,e.away]:void 0})}function vn(t,e,{key:n,at:o,r,sign:s,ink:a,name:i,facing:c,posted:u}){
let[f,d,m,C,w,S]=e.children,[R,D]=g(t,o),Z=z(t,n),St=t.selected===n;e.dataset.key=n,e.classList.toggle("selected",St),e.classList.toggle("wrong",Z.length>0),e.style.
setProperty("--ink",a),v(f,{cx:R,cy:D,r:Math.max(r,11*t.local.px)}),v(m,{cx:R,cy:D,r}),d.setAttribute("d",c===void 0?"":Uo(t,o,c,r)),v(C,{d:s,transform:`transla\
te(${R-r*.68} ${D-r*.68}) scale(${r*1.36/Ko})`});let ee=St||Z.length?`${Z.length?"⚠ ":""}${i}`:"";w.style.display=ee?"":"none";let jn=c!==void 0&&c>90&&c<270?
1:-1;kt(t,[o[0],o[1]+jn*(r+13*t.local.px)],ee,w,S),v(e,{"aria-pressed":String(St),"aria-label":[i,..._o(o,c,u),...Z].join("; ")})}function _o(t,e,n){let[o,r]=t.
map(a=>Number(a.toFixed(3))),s=n?`direction ${n[0]}, ${n[1]} inches`:`at ${o}, ${r}`;return e===void 0?[s]:[s,`looks ${e} degrees`]}function Uo(t,e,n,o){let r=x(
e,n,o*.6),s=x(e,n,Math.max(o*1.5,o+7*t.local.px));return k(t,[s,x(r,n+90,o*.75),x(r,n-90,o*.75)])}function Zo(t){return J(t)?[]:t.view.pulses.find(({roll:e})=>e===
t.local.pulse)?.wakes??[]}function Mn(t,e){let n=e.units.find(w=>w.key===t.selected),o=n&&_(t,n.type);if(!n||!o?.range||!o.arc)return t.layers.arc.replaceChildren();
let{range:r}=o,[s,a]=[-o.arc,o.arc].map(w=>x(n.at,n.facing+w/2,r)),[[i,c],[u,f],[d,m]]=[n.at,s,a].map(w=>g(t,w)),C=`M${i} ${c}L${u} ${f}A${r} ${r} 0 ${o.arc>180?
1:0} 1 ${d} ${m}Z`;t.layers.arc.replaceChildren(l("path",{d:C}))}function On(t,e){let n=e.units.find(r=>r.key===t.selected);if(!n||t.tool!=="select")return t.layers.
handles.replaceChildren();let o=x(n.at,n.facing,t.view.base/2+26*t.local.px);t.layers.handles.replaceChildren(l("path",{class:"stem",d:k(t,[x(n.at,n.facing,t.view.
base/2),o],!0)}),I(t,o,6,"knob",{"data-turn":""}))}function Ho(t,[e,n],o){let[r,s]=x([0,0],o,1),a=(i,c,u)=>i>1e-9?(u-c)/i:i<-1e-9?-c/i:1/0;return Math.max(0,Math.min(a(r,e,t.width),a(s,n,t.depth)))}function $n(t,e){
let n=JSON.stringify([e.spire,e.outer,e.width,e.depth,t.local.rays,t.local.pulse,t.local.px,t.view.pulses]);if(t.local.raysKey===n)return;t.local.raysKey=n;let o=t.
view.pulses.filter(({roll:r})=>t.local.rays||r===t.local.pulse);t.layers.rays.replaceChildren(...o.map(r=>Vo(t,e,r)))}function Vo(t,e,{roll:n,degrees:o}){let r=Ho(
e,e.spire,o),s=9*t.local.px,a=x(e.spire,o,Math.min(e.outer+s*1.7,Math.max(r-s,s))),[i,c]=g(t,a);return l("g",{class:n===t.local.pulse?"ray chosen":"ray","data-r\
oll":n},l("path",{d:k(t,[e.spire,x(e.spire,o,r)],!0)}),l("circle",{cx:i,cy:c,r:s}),l("text",{x:i,y:c+s*.42,"font-size":s*1.25,"text-anchor":"middle"},String(n)))}var Wo=[126,54,162,18,198,342,234,306],Sn={inner:"ICZ",outer:"OCZ"},jo=["outer","inner"];function An(t,e){for(let n of jo)qo(t,e,n,Y(t,`ring:${n}`,"rings",()=>Go(
n)))}function Go(t){return l("g",{class:`ring ${t}`,tabindex:0,role:"slider","data-key":`ring:${t}`},l("circle",{class:"grip"}),l("circle",{class:"red"}),l("cir\
cle",{class:"line"}),l("rect",{class:"plate"}),l("text",{class:"name","text-anchor":"middle"}))}function qo(t,e,n,o){let[r,s,a,i,c]=o.children,[u,f]=g(t,e.spire),
d=e[n];for(let w of[r,a])v(w,{cx:u,cy:f,r:d});v(s,{cx:u,cy:f,r:t.view.red_line===n?Math.max(d-5*t.local.px,0):0});let m=z(t,`ring:${n}`),C=`${m.length?"⚠ ":""}${Sn[n]}\
 ${Number(d.toFixed(3))} in`;kt(t,Fo(t,e,d),C,i,c),o.classList.toggle("selected",t.selected===o.dataset.key),o.classList.toggle("wrong",m.length>0),o.style.setProperty(
"--ink",t.view.inks[Sn[n]]),v(o,{"aria-valuenow":d,"aria-valuemin":0,"aria-valuemax":Math.ceil(Math.hypot(e.width,e.depth)),"aria-valuetext":[`${d} inches`,...m].
join("; "),"aria-label":`${n==="inner"?"Inner":"Outer"} ring`})}function Fo(t,e,n){let o=Wo.map(s=>x(e.spire,s,n)),r=s=>e.units.every(a=>y(a.at,s)>t.view.base+40*
t.local.px);return o.find(r)??o[0]}function Tn(t){let{roads:e,tarmac:n,problems:o}=t.view,{width:r,depth:s}=t.doc,a=JSON.stringify([e,n,o,r,s]);if(t.local.roadsKey===a)return;t.local.roadsKey=a;let i=l(
"clipPath",{id:"zone-table"},l("rect",{x:0,y:0,width:r,height:s}));t.layers.roads.replaceChildren(i,...e.map(c=>Yo(t,c)))}function Yo(t,{key:e,name:n,line:o,width:r}){
let s=t.view.problems[e]??[],a=l("g",{class:s.length?"road wrong":"road"}),i=l("path",{class:"way",d:k(t,o,!0),stroke:t.view.tarmac,"clip-path":"url(#zone-table\
)"});return i.style.strokeWidth=String(r),v(a,{role:"img","aria-label":[`${n.replaceAll("_"," ")}, ${r} inches wide`,...s].join("; ")}),a.append(l("title",{},n.
replaceAll("_"," ")),i),s.length&&a.append(l("path",{class:"middle",d:k(t,o,!0)})),a}var Xo="ground roads fills pieces deploy rays rings arc units asked handles draft".split(" ");function Ln(t){let e=n=>t.layers[n]=l("g",{class:n});return t.layers=
{},t.stage=l("svg",{class:"stage",role:"group",tabindex:-1}),t.stage.append(Jo(t),...Xo.map(e)),new ResizeObserver(()=>t.draw()).observe(t.stage),t.stage}function Jo(t){
let{inks:e,paler:n}=t.view,o=(r,s,a)=>l("pattern",{id:r,width:1,height:1,patternUnits:"userSpaceOnUse"},l("rect",{width:1,height:1,fill:s}),a);return l("defs",{},
o("zone-inner",n.ICZ,l("circle",{cx:.5,cy:.5,r:.09,fill:e.ICZ})),o("zone-outer",n.OCZ,l("path",{d:"M-.25 .25L.25 -.25M0 1L1 0M.75 1.25L1.25 .75",stroke:e.OCZ,"s\
troke-width":.06,"stroke-opacity":.6})))}function En(t){let e=t.local.shown=dn(t);t.local.problems=gn(t,e),Ee(t),t.stage.dataset.tool=t.tool,t.stage.setAttribute(
"aria-label",`Control zone, ${e.width} by ${e.depth} inches, ${e.units.length} control units, ${e.features.length} pieces of terrain`),Qo(t,e),tr(t,e),Tn(t),an(
t),pn(t,e),$n(t,e),An(t,e),kn(t,e),Mn(t,e),t.layers.asked.replaceChildren(...t.local.tape?De(t,t.local.tape):[]),h(t)?ln(t):On(t,e),cn(t)}function Qo(t,e){let n=JSON.
stringify([e.width,e.depth,t.view.ground,t.view.terrain]);t.local.groundKey!==n&&(t.local.groundKey=n,t.layers.ground.replaceChildren(sn(t.view.terrain,t.tiles),
...Ce(e,t.view.ground)))}function Pn(t,e,n,o){let[r,s]=g(t,e);return l("circle",{cx:r,cy:s,r:n,...o})}function tr(t,e){t.layers.fills.replaceChildren(Pn(t,e.spire,
e.outer,{fill:"url(#zone-outer)"}),Pn(t,e.spire,e.inner,{fill:"url(#zone-inner)"}))}var er="M2 10q8-10 16 0q-8 10-16 0zM7.6 10a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0",nr="M2 9q8 9 16 0M5 13l-1.4 2M10 14.4v2.2M15 13l1.4 2",or="M5 9h10v8H5zM7 9V\
6.5a3 3 0 0 1 6 0V9",rr="M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 5.8-1";function Nn(t){return t.terrain={types:p("div",{class:"types",role:"radiogroup","aria-label":"Ter\
rain type"}),effect:p("p",{class:"effect"}),alike:p("div",{class:"alike"}),list:p("ul",{class:"layers","aria-label":"Pieces, the topmost first"}),count:p("span",
{class:"count"})},t.terrain}function In(t){sr(t),ir(t),cr(t)}function sr(t){let e=Kt(t),n=JSON.stringify([t.view.terrain,e]);if(M(t.terrain.effect,P(t,e).effect??
""),t.local.typesKey===n)return;t.local.typesKey=n;let o=t.terrain.types.contains(A(t.terrain.types));t.terrain.types.replaceChildren(...t.view.terrain.map(r=>ar(
t,r,e))),o&&T(t.terrain.types,'[aria-checked="true"]')?.focus()}function ar(t,e,n){let o=e.name===n;return p("button",{type:"button",class:"type",role:"radio","\
aria-checked":String(o),tabindex:o?0:-1,title:e.effect,"data-type":e.name,onclick:()=>Bt(t,e.name),onkeydown:r=>lr(t,r)},Ht(t,e.name),p("span",{},e.label))}function ir(t){
let{hidden:e,locked:n}=t.local,o=P(t,Kt(t)),r=t.doc.features.filter(c=>c.type===o.name).map(c=>c.key),s=JSON.stringify([o,r,[...e],[...n]]);if(t.local.alikeKey===
s)return;t.local.alikeKey=s;let a=r.length===1?"1 piece":`${r.length||"no"} pieces`,i={name:`all ${o.label}, ${a}`,focus:"all",keys:r};Dn(t,t.terrain.alike,[p("\
span",{},`${o.label}: ${a}`),...r.length?Kn(t,i):[]])}function lr(t,e){let n={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[e.key];if(!n)return;e.preventDefault(),
e.stopPropagation();let o=t.view.terrain.map(s=>s.name),r=o.indexOf(e.currentTarget.dataset.type??"");Bt(t,o[(r+n+o.length)%o.length])}function Rn(t,e){let n=B(
t,e),{west:o,south:r,east:s,north:a}=K(n),i=c=>Number(c.toFixed(2));return[`${i(s-o)} by ${i(a-r)} in, ${xe(n).toFixed(1)} sq in`,`x ${i(o)} to ${i(s)}, y ${i(r)}\
 to ${i(a)}`]}function cr(t){let{hidden:e,locked:n}=t.local,o=[...t.doc.features].reverse(),r=JSON.stringify([o.map(s=>[s.key,s.type]),t.selected,[...e],[...n],
t.view.problems]);t.local.piecesKey!==r&&(t.local.piecesKey=r,M(t.terrain.count,String(o.length)),Dn(t,t.terrain.list,o.map(s=>pr(t,s))),ft(t.terrain.list,T(t.terrain.
list,".chosen")))}function Dn(t,e,n){let o=A(t.root)?.dataset.focus;e.replaceChildren(...n),o&&T(e,`[data-focus="${CSS.escape(o)}"]`)?.focus()}function pr(t,e){
let n=(t.view.problems[e.key]??[]).length>0,o=e.key.replaceAll("_"," "),r=p("button",{type:"button",class:"pick","data-focus":`pick ${e.key}`,"aria-pressed":String(
t.selected===e.key),title:`${o}, ${P(t,e.type).label}`,onclick:()=>t.pick(e.key)},Ht(t,e.type),p("span",{},`${n?"⚠ ":""}${o}`));return p("li",{class:t.selected===
e.key?"chosen":""},r,...Kn(t,{name:o,focus:e.key,keys:[e.key]}))}function Kn(t,e){return[Cn(t,e,t.local.hidden,[er,nr],["Hide","Show"]),Cn(t,e,t.local.locked,[rr,
or],["Lock","Unlock"])]}function Cn(t,{name:e,focus:n,keys:o},r,s,a){let i=o.every(f=>r.has(f)),c=`${a[Number(i)]} ${e}`,u=p("button",{type:"button",class:i?"ma\
rk on":"mark","aria-label":c,title:c,"data-focus":`${a[0]} ${n}`,onclick:()=>{o.forEach(f=>i?r.delete(f):r.add(f)),t.draw()}});return u.append(tt(s[Number(i)])),
u}function zn(t){let e=p("div",{class:"side"}),n=p("div",{class:"side"});t.panel={sides:p("div",{class:"sides",role:"group","aria-label":"What is beside the board"}),
units:e,terrain:n,types:p("div",{class:"types kinds",role:"radiogroup","aria-label":"Kind of control unit"}),wanted:p("div",{class:"effect"}),about:p("div",{class:"\
about"}),pulses:p("div",{class:"pulses",role:"group","aria-label":"Whom each pulse wakes"}),layers:p("ul",{class:"layers","aria-label":"Control units"})};let{sides:o,
types:r,wanted:s,about:a,pulses:i,layers:c}=t.panel;e.append(r,s,p("h3",{"aria-level":2},"Pulse: roll and who is nearest"),i,c);let{types:u,effect:f,alike:d,list:m}=Nn(
t);return n.append(u,f,d,m),p("aside",{class:"panel"},o,a,e,n)}function _n(t){ur(t),fr(t),gr(t),mr(t),In(t),wr(t),kr(t)}function ur(t){let e=yn(t);t.local.side=
e,t.panel.units.hidden=e!=="units",t.panel.terrain.hidden=e!=="terrain";let n=[t.doc.units.length,t.doc.features.length];q(t,"sides",[e,n],()=>[Bn(t,"units",`Co\
ntrol units ${n[0]}`,e==="units"),Bn(t,"terrain",`Terrain ${n[1]}`,e==="terrain")])}function Bn(t,e,n,o){let r=()=>{o||(t.local.side=e,t.choose("select"),t.select(
""),t.draw())};return p("button",{type:"button",class:"turn","aria-pressed":String(o),"data-focus":`side ${e}`,onclick:r},n)}function q(t,e,n,o){let r=JSON.stringify(
n);if(t.local.parts[e]===r)return;t.local.parts[e]=r;let s=A(t.root)?.dataset.focus;t.panel[e].replaceChildren(...o()),s&&T(t.panel[e],`[data-focus="${CSS.escape(
s)}"]`)?.focus()}function fr(t){let e=xn(t),n=t.view.types.map(({name:o})=>t.doc.units.filter(r=>r.type===o).length);q(t,"types",[t.view.types.map(({name:o})=>o),
e,n],()=>t.view.types.map((o,r)=>hr(t,o,o.name===e,n[r])))}function hr(t,e,n,o){return p("button",{type:"button",class:"type",role:"radio","aria-checked":String(
n),tabindex:n?0:-1,"data-focus":`type ${e.name}`,"data-type":e.name,onclick:()=>qt(t,e.name),onkeydown:r=>dr(t,r)},Un(t,e),p("span",{},e.label),p("span",{class:"\
count"},String(o)))}function Un(t,e){return l("svg",{viewBox:"-2 -2 20 20",class:"sign","aria-hidden":"true"},l("circle",{cx:8,cy:8,r:10,fill:t.view.inks.unit}),
l("path",{d:e.sign,fill:"#fff","fill-rule":"evenodd",transform:"translate(2.2 2.2) scale(0.72)"}))}function dr(t,e){let n={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[e.
key];if(!n)return;e.preventDefault(),e.stopPropagation();let o=t.view.types.map(({name:a})=>a),r=o.indexOf(e.currentTarget.dataset.type??""),s=o[(r+n+o.length)%
o.length];qt(t,s),T(t.panel.types,`[data-type="${s}"]`)?.focus()}function gr(t){q(t,"wanted",t.view.wanted,()=>t.view.wanted.map(e=>p("p",{},e)))}function mr(t){
let{title:e,lines:n}=xr(t),o=h(t),r=o?Vt(t,o,B(t,o)):t.selected?z(t,t.selected):Object.entries(t.local.problems).flatMap(([s,a])=>a.map(i=>yr(t,s,i)));q(t,"abou\
t",[e,n,r],()=>[...e?[p("h3",{},e)]:[],...n.map(s=>p("p",{},s)),...r.map(s=>p("p",{class:"problem"},s))])}function yr(t,e,n){let o=t.local.shown.units.find(i=>i.
key===e),r=e.startsWith("ring:")?`${e.slice(5)} ring`:e.replaceAll("_"," "),s=t.view.roads.find(i=>i.key===e),a=o?U(t,o):s?.name.replaceAll("_"," ")??r;return a?
`${a}: ${n}`:n}function xr(t){let e=t.local.shown,n=a=>Number(a.toFixed(2)),o=e.units.find(a=>a.key===t.selected),r=X(t),s=h(t);if(s)return{title:s.key.replaceAll(
"_"," "),lines:Rn(t,s)};if(o){let a=y(o.at,e.spire),i=a<=e.inner?"ICZ":a<=e.outer?"OCZ":"outside both zones";return{title:U(t,o),lines:[`x ${n(o.at[0])}, y ${n(
o.at[1])}, looks ${n(o.facing)}°`,`${n(a)} in from the spire, ${i}`,...o.direction?[`direction ${o.direction} of the pulse, ${n(o.away??a)} in`]:[]]}}return r?
{title:r==="inner"?"Inner ring (ICZ)":"Outer ring (OCZ)",lines:[`radius ${n(e[r])} in`,`${n(Mt(e,e.spire))} in from the spire to the nearest edge`]}:t.selected===
E?{title:"Control Spire",lines:[`x ${n(e.spire[0])}, y ${n(e.spire[1])}`]}:{title:"",lines:[]}}function wr(t){t.panel.pulses.classList.toggle("stale",J(t)),q(t,
"pulses",[t.view.pulses,t.view.names,t.local.pulse],()=>t.view.pulses.map(e=>br(t,e)))}function br(t,{roll:e,degrees:n,wakes:o}){let r=o.map(a=>t.view.names[a]??
a).join(" or ")||"nobody",s=t.local.pulse===e;return p("button",{type:"button",class:s?"pulse on":"pulse","aria-pressed":String(s),"data-focus":`pulse ${e}`,"da\
ta-roll":e,title:`A pulse of ${e} goes ${n}° and wakes ${r}`,onclick:()=>Xt(t,s?0:e)},p("b",{},String(e)),p("span",{},r))}function Xt(t,e){t.local.pulse=e,t.draw()}
function kr(t){let e=t.doc.units.map(n=>[n.key,n.type,U(t,n),z(t,n.key).length>0]);q(t,"layers",[e,t.selected],()=>e.map(n=>vr(t,n))),ft(t.panel.layers,T(t.panel.
layers,".chosen"))}function vr(t,[e,n,o,r]){let s=t.selected===e;return p("li",{class:s?"chosen":""},p("button",{type:"button",class:"pick","data-focus":`pick ${e}`,
"aria-pressed":String(s),onclick:()=>t.select(e)},Un(t,_(t,n)),p("span",{},`${r?"⚠ ":""}${o}`)))}var Zn={building:{line:"M0 1L1 0M0 .5L.5 0M.5 1L1 .5"},wall:{line:"M0 1L1 0M0 0L1 1M0 .5L.5 0M.5 1L1 .5M0 .5L.5 1M.5 0L1 .5"},barricade:{line:"M0 1L1 0"},scrub:{
fill:"M.2 .3a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0M.65 .78a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0"},bunker_slit:{line:"M.15 .3l.2 -.15l.2 .2l.2 -.15M.4 .8l.2 -.15l.2 .2l\
.15 -.1"}};var Mr={down(t,e,n){if(Ke(t,e,n))return;let o=$(t),{turn:r,key:s="",roll:a=""}=Sr(e);if(o&&r!==void 0)return void(t.local.drag={turn:o.number});if(a&&!s)return Xt(
t,t.local.pulse===Number(a)?0:Number(a));h(t,s)?Or(t,s,e,n):$r(t,s,e,n)},move(t,e,n){let{drag:o}=t.local;if(o){if(o.pan)return Ne(t,o,e);if(o.deed!==void 0)return _e(
t,o,e,n);o.key===void 0&&o.turn===void 0||(o.op=Ar(t,o,e,n),t.draw())}},up(t){let{drag:e}=t.local;t.local.drag=null,e?.deed!==void 0?ze(t,e):e?.op?t.send(e.op):
t.draw()}};function Or(t,e,n,o){Be(t,e,o)||(t.local.drag={pan:!0,x:n.clientX,y:n.clientY})}function $r(t,e,n,o){t.local.corner=-1,t.select(e),t.local.drag=e?{key:e,
from:o}:{pan:!0,x:n.clientX,y:n.clientY}}function Sr(t){let e=H(t).map(n=>n.dataset);return{turn:e[0]?.turn,key:e.find(n=>n.key)?.key,roll:e.find(n=>n.roll)?.roll}}
function Ar(t,e,n,o){if(e.turn!==void 0)return Er(t,e.turn,n,o);let r=X(t,e.key);if(r)return Lr(t,r,n,o);let s=$(t,e.key),a=e.key===E?t.doc.spire:s?.at;if(!a)return null;
if(s?.away)return Tr(t,s,e.from,n,o);let i=Pr(t,a,e.from,n,o);return String(i)===String(a)?null:s?{op:"move",unit:s.number,to:i}:Ft(t,i)}function Tr(t,e,n,o,r){
let[s,a]=[r[0]-n[0],r[1]-n[1]];if(Math.hypot(s,a)<3*t.local.px)return null;let i=Zt(t.doc,[e.at[0]+s,e.at[1]+a],o.altKey?0:t.local.snap);return i.direction===e.
direction&&i.away===e.away?null:{op:"post",unit:e.number,...i}}function Pr(t,[e,n],o,r,s){let[a,i]=[s[0]-o[0],s[1]-o[1]];if(Math.hypot(a,i)<3*t.local.px)return[
e,n];r.shiftKey&&Math.abs(a)>Math.abs(i)?i=0:r.shiftKey&&(a=0);let c=b(t,[e+a,n+i],r.altKey),u=[a?c[0]:e,i?c[1]:n];return Q(L(t,u))}function Lr(t,e,n,o){let r=N(
y(t.doc.spire,o),n.altKey?0:t.local.snap),s=Yt(t,e,r);return s.radius===t.doc[e]?null:s}function Er(t,e,n,o){let r=G(t.doc,e);if(!r)return null;let s=Ot(N(Hn(r.
at,o),n.altKey?1:t.doc.step));return s===r.facing?null:{op:"turn",unit:e,facing:s}}function Hn([t,e],[n,o]){return Math.atan2(n-t,o-e)*180/Math.PI}var Cr={down(t,e,n){
let o=L(t,b(t,n,e.altKey)),r=Ot(N(Hn(t.doc.spire,o),t.doc.step));t.local.posting?xt(t,t.local.type,L(t,n),r):jt(t,t.local.type,o,r)}},Jt={select:Mr,place:Cr,draw:Ue,
box:Ze,pick:He,tape:Re};function Vn(t){let{stage:e}=t;e.addEventListener("pointerdown",n=>Nr(t,n)),e.addEventListener("pointermove",n=>Ir(t,n)),e.addEventListener(
"pointerup",n=>n.button===0&&Jt[t.tool].up?.(t,n,ut(t,n))),e.addEventListener("pointercancel",()=>Qt(t)),e.addEventListener("contextmenu",n=>{n.preventDefault(),
t.local.draft.length&&dt(t)}),e.addEventListener("wheel",n=>Ie(t,n),{passive:!1})}function Nr(t,e){e.button!==0||H(e).some(n=>n.dataset.corner)||(t.stage.setPointerCapture(
e.pointerId),t.say(""),Jt[t.tool].down(t,e,ut(t,e)))}function Ir(t,e){let n=ut(t,e),[o,r]=b(t,n,e.altKey);M(t.status.place,`${o.toFixed(2)}, ${r.toFixed(2)}`),Jt[t.
tool].move?.(t,e,n)}function Qt(t){let{local:e}=t;if(gt(t))return t.draw();t.tool!=="select"?t.choose("select"):e.tape||e.pulse?Object.assign(e,{tape:null,pulse:0}):
e.corner>=0?e.corner=-1:t.select(""),t.draw()}var te=t=>!!$(t);function $t(t,e,n){return{...t,label:e,can:o=>te(o)||!!t.can?.(o),run:o=>te(o)?n(o):t.run?.(o)}}var Wn=[[{name:"select",label:"Select and move",
key:"V",tool:!0,icon:"M5 3l10 7-5 1-2 5z",hint:"Drag a ring, the spire, a unit or a piece, its corners and the dots between; the knob turns; Alt: no snap"},{name:"\
place",label:"Place a control unit",key:"U",tool:!0,icon:"M5.5 8.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0M10 1.5v3M10 13v5M7.5 15.5h5",hint:"Click where it stands;\
 it looks away from the spire"},{name:"posting",label:"Place units by direction and inches from the spire",key:"N",icon:"M10 17V9M10 9l5-6M12 3h3v3M7 17h6M3.5 9\
h3",on:t=>t.local.posting,run:Kr}],[Ve,We,je],[Te,{name:"rays",label:"Directions of the pulse",key:"G",icon:"M10 10V2M10 10l4.7-6.5M10 10l7.6-2.5M10 10l7.6 2.5M\
10 10l4.7 6.5M10 10v8M10 10l-4.7 6.5M10 10l-7.6 2.5M10 10L2.4 7.5M10 10L5.3 3.5",on:t=>t.local.rays,run:Rr},{name:"carry",label:"Move units along with the spire",
key:"K",icon:"M10 2v16M2 10h16M7.5 4.5L10 2l2.5 2.5M7.5 15.5L10 18l2.5-2.5M4.5 7.5L2 10l2.5 2.5M15.5 7.5L18 10l-2.5 2.5",on:t=>t.local.carry,run:Dr},Pe],[$t(Ge,
"Turn to the left: a unit by a step of the die, terrain by 15 degrees",t=>Wt(t,-t.doc.step)),$t(qe,"Turn to the right: a unit by a step of the die, terrain by 1\
5 degrees",t=>Wt(t,t.doc.step)),Fe,Ye,Xe],[$t(nn,"Duplicate",mn),Je,Qe,tn,$t(en,"Delete",Gt)],Le];function Rr(t){t.local.rays=!t.local.rays,t.draw()}function Dr(t){
t.local.carry=!t.local.carry,t.say(t.local.carry?"Units go with the spire":"Units stay where they are"),t.draw()}function Kr(t){t.local.posting=!t.local.posting,
t.say(t.local.posting?"New units are placed by direction and inches":"New units are placed by coordinates"),t.draw()}function Br(t,e){if(et(e)||e.ctrlKey||e.metaKey)
return;let n=zr(t,e);n&&(e.preventDefault(),e.stopPropagation(),n(t))}function zr(t,e){if(e.key==="Escape")return Qt;if(h(t)||t.local.draft.length)return on(t,e);
if(e.key==="Backspace")return te(t)?Gt:void 0;let n=pt[e.key],o=e.shiftKey?1:t.local.snap||.05;return n&&t.selected?()=>wn(t,n[0]*o,n[1]*o):void 0}function _r(t,e){
t.local.corner=-1,t.select(e)}var pi=he({start(t){t.local=hn(t.doc,t.view.terrain[0]?.name??""),t.tiles=Zn,t.change=e=>t.send({op:"terrain",deed:e}),t.pick=e=>_r(
t,e),t.root.append(le(t,"Tools of the board",Wn),p("div",{class:"desk"},Ln(t),zn(t))),Vn(t),t.tool="select",t.hint(Wn[0][0].hint??"")},apply:wt,reveals:["contro\
l_units","features"],draw(t){En(t),_n(t)},chosen(t,e){gt(t),t.local.corner=-1,e==="select"&&(t.local.tape=null)},reveal(t,e){t.local.hidden.delete(e),t.local.corner=
-1},key:Br});export{pi as default};
