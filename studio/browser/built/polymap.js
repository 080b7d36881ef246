var Xe="http://www.w3.org/2000/svg";function kt(t,e,o){for(let[n,r]of Object.entries(e))typeof r=="function"?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(
n,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(n,String(r));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function p(t,e,...o){return kt(document.
createElement(t),e,o)}function l(t,e,...o){return kt(document.createElementNS(Xe,t),e,o)}function R(t){return l("svg",{viewBox:"0 0 20 20",class:"icon","aria-hi\
dden":"true"},l("path",{d:t}))}function x(t,e){t.textContent!==e&&(t.textContent=e)}function Y(t,e){let o=new DOMPoint(e.clientX,e.clientY),{x:n,y:r}=o.matrixTransform(
t.getScreenCTM()?.inverse());return[n,r]}function $(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function C(t){return $(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function S(t){return t.getRootNode().activeElement}function z(t,e){return t.querySelector(e)}var Mt=window.musterpressOutboxes??=new Map;function X(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(o=>o.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function vt(t,e){let o=Mt.get(t);if(o?.epoch===e)return{box:o,restarted:!1};let n=X(e);return Mt.set(t,n),{box:n,
restarted:!!o?.pending.length}}function St(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function Ot(t,e){let o=e.ack[t.inst]??0;o>t.acked&&(t.waitMs=2e3),t.acked=
Math.max(t.acked,o),t.pending=t.pending.filter(r=>r.seq>t.acked);let n=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,
...n.map(r=>r.seq)),n}function At(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function Tt(t,e,o){let n=p("div",{class:"toolbar",role:"toolbar","aria-label":e});t.buttons=o.flat().map(a=>({button:a,node:Je(t,a)}));let r=0;for(let a of o){let s=t.
buttons.slice(r,r+=a.length).map(i=>i.node);n.append(p("div",{class:"group",role:"group"},s))}return n.addEventListener("keydown",a=>Ze(t,a)),t.buttons.forEach(
({node:a},s)=>a.tabIndex=s===0?0:-1),n}function Je(t,e){let o=p("button",{type:"button",class:"tool","data-tool":e.name,"aria-label":e.label,"aria-keyshortcuts":e.
key,title:e.key?`${e.label} (${e.key})`:e.label,onclick:()=>$t(t,e)});return o.append(R(e.icon)),o}function $t(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.
run?.(t))}function Ze(t,e){let o={ArrowRight:1,ArrowLeft:-1}[e.key];if(!o)return;e.preventDefault(),e.stopPropagation();let n=t.buttons.map(s=>s.node).filter(s=>!s.
disabled),r=n.findIndex(s=>s===e.composedPath()[0]),a=n[(r+o+n.length)%n.length];t.buttons.forEach(({node:s})=>s.tabIndex=s===a?0:-1),a.focus()}function Et(t){for(let{
button:e,node:o}of t.buttons)e.tool?o.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&o.setAttribute("aria-pressed",String(!!e.on(t))),o.disabled=!!(e.
can&&!e.can(t))}function Lt(t,e){if(C(e))return!1;let n=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+(e.key.length===1?e.key.
toUpperCase():e.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(n));return r?(e.preventDefault(),e.stopPropagation(),$t(t,r.button),!0):!1}var to=120,Pt=new WeakMap;function Rt(t){return e=>{let o=e.parentElement,n=Pt.get(o)??eo(e,t);Pt.set(o,n),n.component=e,io(n,e.data)}}function eo(t,e){let o=no(
t,e);return o.root.addEventListener("keydown",n=>Lt(o,n)||e.key?.(o,n)),t.parentElement.append(o.root),e.reveals&&(oo(o.root).dataset.reveals=e.reveals.join(" ")),
e.start(o),o.root.append(o.status.bar),o}function oo(t){return t.getRootNode().host}function no(t,e){let o={...ro(t.data),parts:e,component:t,root:p("div",{class:"\
editor"}),status:ao(),send:n=>co(o,n),select:n=>po(o,n),ask:n=>fo(o,n),choose:n=>uo(o,n),draw:()=>ho(o),hint:n=>x(o.status.hint,n),say:(n,r="notice")=>so(o,n,r)};
return o}function ro({doc:t,view:e,rev:o,epoch:n}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,
rev:o,box:X(n),local:{}}}function ao(){let t=p("span",{class:"hint"}),e=p("span",{class:"said",role:"status"}),o=p("span",{class:"place"});return{hint:t,said:e,
place:o,bar:p("div",{class:"statusbar"},t,e,o)}}function so(t,e,o){t.status.said.dataset.tone=o,x(t.status.said,e)}function io(t,e){let{box:o,restarted:n}=vt(e.
key,e.epoch);t.box=o,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=Ot(o,e);for(let a of r)t.say(a.words,"refused");n&&t.say("The session began anew: what was no\
t yet kept is gone","refused"),Ct(t),lo(t),t.draw(),o.pending.length?It(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function Ct(t){t.doc=t.box.
pending.reduce((e,o)=>t.parts.apply(e,o),structuredClone(t.truth))}function lo(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.
parts.reveal?.(t,e.id),Dt(t))}function co(t,e){St(t.box,e),t.say(""),Ct(t),zt(t),t.draw()}function zt(t){t.component.setTriggerValue("ops",At(t.box,t.rev)),It(t)}
function It(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),zt(t))},t.box.
waitMs)}function po(t,e){t.selected!==e&&(t.selected=e,t.draw(),Dt(t))}function Dt(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===
t.selected||(t.told=t.selected,t.component.setStateValue("selected",t.selected))},to)}function fo(t,e){let o=JSON.stringify(e);o!==t.asked&&(t.asked=o,t.component.
setStateValue("question",e))}function uo(t,e){t.tool=e,t.hint(t.buttons.find(({button:o})=>o.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function ho(t){
t.parts.draw(t),Et(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function E(t,e){return e?Math.round(t/e)*e:t}function J(t){let e=o=>Math.round(o*1e3)/1e3;return t.map(([o,n])=>[e(o),e(n)])}function D(t,e,o){return t.map(([n,
r])=>[n+e,r+o])}function k(t){let e=t.map(n=>n[0]),o=t.map(n=>n[1]);return{west:Math.min(...e),south:Math.min(...o),east:Math.max(...e),north:Math.max(...o)}}function O(t){
let{west:e,south:o,east:n,north:r}=k(t);return[(e+n)/2,(o+r)/2]}function N(t,e,[o,n]){let[r,a]=[Math.cos(e*Math.PI/180),Math.sin(e*Math.PI/180)];return t.map(([
s,i])=>[o+(s-o)*r-(i-n)*a,n+(s-o)*a+(i-n)*r])}function Z(t,e,[o,n]){let r=([a,s])=>[e==="y"?a:2*o-a,e==="x"?s:2*n-s];return t.map(r)}function M([t,e],[o,n]){return Math.
hypot(o-t,n-e)}function Q([t,e],[o,n]){return(Math.round(Math.atan2(o-t,n-e)*180/Math.PI)+360)%360}function Nt(t){let e=[...t.slice(1),t[0]];return Math.abs(t.reduce((o,[n,r],a)=>o+n*e[a][1]-e[a][0]*r,0))/2}function I([t,e],[o,n],[r,a]){return(o-t)*(a-e)-(n-e)*
(r-t)}function go(t,e,o,n){return I(t,e,o)*I(t,e,n)<0&&I(o,n,t)*I(o,n,e)<0}function tt(t){let e=t.length,o=n=>t[n%e];for(let n=0;n<e;n++)for(let r=n+2;r<e;r++)if(!(n===
0&&r===e-1)&&go(o(n),o(n+1),o(r),o(r+1)))return!0;return!1}function Kt(t,e,o){let{west:n,south:r,east:a,north:s}=k(t);return n<0||r<0||a>e||s>o}function Bt(t){let{
south:e,north:o}=k(t),n=(e+o)/2+1e-6,r=[];t.forEach(([s,i],c)=>{let[f,h]=t[(c+1)%t.length];i>n!=h>n&&r.push(s+(f-s)*(n-i)/(h-i))}),r.sort((s,i)=>s-i);let a=[O(t)[0],
0];for(let s=0;s+1<r.length;s+=2){let i=r[s+1]-r[s];i>a[1]&&(a=[(r[s]+r[s+1])/2,i])}return{at:[a[0],n],wide:a[1]}}var K=64;function _t(t){return{terrain:t,draft:[],pointer:null,corner:-1,hidden:new Set,locked:new Set,pieces:new Map}}function Ht(t,e){return e.op==="add"?t.features.
push({key:e.id,id:e.id,type:e.type,outline:e.outline}):mo(t,e,t.features.findIndex(o=>o.key===e.key)),t}function mo(t,e,o){let n=t.features[o];n&&(e.op==="outli\
ne"?n.outline=e.outline:e.op==="type"?n.type=e.type:e.op==="delete"?t.features.splice(o,1):t.features.splice(e.to,0,...t.features.splice(o,1)))}function u(t,e=t.
selected){return t.doc.features.find(o=>o.key===e)}function w(t,e){let o=t.local.drag;return o&&o.key===e.key&&o.outline?o.outline:e.outline}function b(t,e){return t.
view.terrain.find(o=>o.name===e)??{name:e,label:e||"no type",as:"",ink:"#d9d6cc"}}function xo(t,e){return!t.local.locked.has(e)&&!t.local.hidden.has(e)}function g(t){
return!!u(t)&&xo(t,t.selected)}function bo(t,e){let o=new Set(t.doc.features.map(n=>n.id));for(let n=1;;n++)if(!o.has(`${e}_${n}`))return`${e}_${n}`}function B(t,e,o,n){
let r=J(o);if(JSON.stringify(r)===JSON.stringify(u(t,e)?.outline))return t.draw();t.change({op:"outline",key:e,outline:r,deed:n})}function _(t,e,o,n){let r=n===
"Draw"?e:(u(t)?.id||e).replace(/_\d+$/,""),a=bo(t,r);t.change({op:"add",id:a,type:e,outline:J(o),deed:n}),t.select(a)}function et(t,e,o){let n=u(t);n&&g(t)&&B(t,
n.key,o(n.outline),e)}function H(t,e){et(t,"Rotate",o=>N(o,e,O(o)))}function ot(t,e){et(t,"Mirror",o=>Z(o,e,O(o)))}function qt(t,e,o){let n=t.local.corner,r=([a,
s],i)=>n<0||n===i?[a+e,s+o]:[a,s];et(t,"Nudge",a=>a.map(r))}function Vt(t){let e=u(t);e&&_(t,e.type,D(e.outline,1,-1),"Duplicate")}function Ut(t){let e=u(t),o=[
t.doc.width/2,t.doc.depth/2];e&&_(t,e.type,Z(e.outline,"both",o),"Mirror a copy as")}function nt(t,e){let o=t.doc.features.findIndex(r=>r.key===t.selected),n=o+
e;o>=0&&n>=0&&n<t.doc.features.length&&t.change({op:"order",key:t.selected,to:n})}function rt(t){if(!g(t))return;if(t.local.corner>=0)return at(t,t.selected,t.local.
corner);let e=t.doc.features.findIndex(n=>n.key===t.selected);t.change({op:"delete",key:t.selected});let o=t.doc.features[Math.min(e,t.doc.features.length-1)];t.
select(o?o.key:"")}function at(t,e,o){let n=u(t,e)?.outline??[];if(t.local.corner=-1,n.length<=3)return t.say("A piece has at least three corners","refused");B(
t,e,n.filter((r,a)=>a!==o),"Remove a corner of")}function st(t){return t.tool==="select"&&u(t)?.type||t.local.terrain}function it(t,e){let o=t.tool==="select"?u(
t):null;t.local.terrain=e,o&&o.type!==e&&g(t)?t.change({op:"type",key:o.key,type:e}):t.draw()}function lt(t,e){let o=u(t);if(!o)return;let n=o.outline.length+1;
t.local.corner=(t.local.corner+1+e+n)%n-1;let r=t.local.corner;t.say(r<0?"Whole piece":`Corner ${r+1} at ${o.outline[r].join(", ")}`),t.draw()}var ct=[.25,.5,1,0],pt=1.5,Ft={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},Wt={name:"tape",label:"Measuring tape",key:"M",tool:!0,icon:"M2\
.5 13.5l11-11 4 4-11 11zM6 10l1.5 1.5M9 7l2 2M12 4l1.5 1.5",hint:"Drag to measure inches and bearing"},Yt={name:"snap",label:"Snap",key:"S",icon:"M5 3v7a5 5 0 0\
 0 10 0V3M5 7h3M12 7h3M8 3v7a2 2 0 0 0 4 0V3",on:t=>t.local.snap>0,run:wo},Xt=[{name:"in",label:"Zoom in",key:"+",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-\
11 0M12.5 12.5L17 17M6 8.5h5M8.5 6v5",run:t=>A(t,1.5)},{name:"out",label:"Zoom out",key:"-",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M12.5 12.5L17 17M6\
 8.5h5",can:t=>t.local.box!==null,run:t=>A(t,1/1.5)},{name:"whole",label:"Show the whole table",key:"0",icon:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",can:t=>t.local.
box!==null,run:t=>A(t,.001)}];function Jt(t){let{width:e,depth:o}=t.doc,n={x:-pt,y:-.5,w:e+pt+.5,h:o+pt+.5},r=t.local.box??n;t.local.whole=n,t.stage.setAttribute(
"viewBox",`${r.x} ${r.y} ${r.w} ${r.h}`);let a=t.stage.getBoundingClientRect();t.local.px=Math.max(r.w/(a.width||640),r.h/(a.height||640)),t.stage.style.setProperty(
"--px",t.local.px)}function Zt({width:t,depth:e},o){return[l("rect",{class:"table",width:t,height:e,fill:o}),l("path",{class:"inches",d:Gt(t,e,1)}),l("path",{class:"\
feet",d:Gt(t,e,6)}),...jt(t,n=>({x:n,y:e+.95,"text-anchor":"middle"})),...jt(e,n=>({x:-.35,y:e-n+.22,"text-anchor":"end"}))]}function Gt(t,e,o){let n=Array.from(
{length:Math.floor(e/o)+1},(a,s)=>`M0 ${e-s*o}H${t}`),r=Array.from({length:Math.floor(t/o)+1},(a,s)=>`M${s*o} 0V${e}`);return[...n,...r].join("")}function jt(t,e){
return Array.from({length:Math.floor(t/6)+1},(n,r)=>r*6).map(n=>l("text",{class:"ruler",...e(n)},String(n)))}function m(t,[e,o]){return[e,t.doc.depth-o]}function y(t,e,o=!1){
return`M${e.map(r=>m(t,r).join(" ")).join("L")}${o?"":"Z"}`}function T(t,e,o,n,r={}){let[a,s]=m(t,e);return l("circle",{class:n,cx:a,cy:s,r:o*t.local.px,...r})}
function q(t,e){let[o,n]=Y(t.stage,e);return[o,t.doc.depth-n]}function L(t,[e,o]){let n=(r,a)=>Math.min(Math.max(r,0),a);return[n(e,t.doc.width),n(o,t.doc.depth)]}
function d(t,[e,o],n){let r=n?0:t.local.snap;return[E(e,r),E(o,r)]}function wo(t){t.local.snap=ct[(ct.indexOf(t.local.snap)+1)%ct.length],t.say(t.local.snap?`Sn\
ap to ${t.local.snap} in`:"No snap"),t.draw()}function Qt(t,e,o){let n=t.local.box;n&&(n.x-=(o.clientX-e.x)*t.local.px,n.y-=(o.clientY-e.y)*t.local.px,e.x=o.clientX,
e.y=o.clientY,t.draw())}function te(t,e){!e.ctrlKey&&!e.metaKey||(e.preventDefault(),A(t,e.deltaY<0?1.2:1/1.2,Y(t.stage,e)))}function A(t,e,o){let{whole:n}=t.local,
r=t.local.box??n,[a,s]=o??[r.x+r.w/2,r.y+r.h/2],i=Math.min(Math.max(r.w/e,6),n.w),c=i/r.w,f={x:a-(a-r.x)*c,y:s-(s-r.y)*c,w:i,h:i*n.h/n.w};t.local.box=i>=n.w?null:
f,t.draw()}function ft(t){return{down(e,o,n){e.local.drag={from:d(e,L(e,n),o.altKey)},t(e,e.local.drag.from,e.local.drag.from,o),e.draw()},move(e,o,n){e.local.drag&&
(t(e,e.local.drag.from,d(e,L(e,n),o.altKey),o),e.draw())},up(e){e.local.drag=null,e.draw()}}}var ee=ft((t,e,o)=>{t.local.tape=[e,o],t.say(`${M(e,o).toFixed(2)} \
in, ${Q(e,o)} degrees`)});function oe(t,[e,o]){let n=13*t.local.px,[r,a]=m(t,[(e[0]+o[0])/2,(e[1]+o[1])/2]),s=`${M(e,o).toFixed(2)} in, ${Q(e,o)}°`;return[l("g",
{class:"tape"},l("path",{d:y(t,[e,o],!0)}),...[e,o].map(i=>T(t,i,3,"end")),l("text",{x:r,y:a-n*.6,"font-size":n,"text-anchor":"middle"},s))]}function ne(t,e){if(!e)
return;let o=e.offsetTop-t.offsetTop;o<t.scrollTop?t.scrollTop=o:o+e.offsetHeight>t.scrollTop+t.clientHeight&&(t.scrollTop=o+e.offsetHeight-t.clientHeight)}var yo=10;function ut(t){return $(t).find(e=>e.dataset.key&&e.classList.contains("piece"))?.dataset.key??""}function ko(t,e,o){let n=[...t.layers.handles.querySelectorAll(
"circle")],r=n.find(f=>f===e.target);if(r)return r;let[a,s]=m(t,o),i=f=>Math.hypot(f.cx.baseVal.value-a,f.cy.baseVal.value-s)/t.local.px,c=n.sort((f,h)=>i(f)-i(
h))[0];return c&&i(c)<yo?c:null}function re(t,e,o){let n=u(t),r=n?ko(t,e,o)?.dataset:void 0;return!n||!r?!1:(r.bend!==void 0?Mo(t,e,n,Number(r.bend)):r.between!==
void 0?vo(t,n,Number(r.between)):V(t,n,{deed:"Rotate",middle:O(n.outline)}),!0)}function ae(t,e,o){let n=u(t,e);return t.local.corner=-1,t.select(e),!n||t.local.
locked.has(e)?!1:(V(t,n,{deed:"Move",from:o}),!0)}function se(t,e){e.outline?B(t,e.key,e.outline,e.deed):t.draw()}function V(t,e,o){t.local.drag={key:e.key,outline:null,
...o}}function Mo(t,e,o,n){if(e.altKey)return at(t,o.key,n);t.local.corner=n,V(t,o,{deed:"Reshape",corner:n})}function vo(t,e,o){if(e.outline.length>=K)return t.
say(`A piece has at most ${K} corners`,"refused");V(t,e,{deed:"Add a corner to",added:o+1})}function ie(t,e,o,n){let r=u(t,e.key);if(!r)return void(t.local.drag=
null);let a=d(t,n,o.altKey);e.from?e.outline=So(t,r.outline,e.from,n,o):e.middle?e.outline=Oo(r.outline,e.middle,n,o.altKey):e.added?e.outline=r.outline.toSpliced(
e.added,0,a):e.corner!==void 0&&(e.outline=r.outline.with(e.corner,a)),t.draw()}function So(t,e,o,n,r){let[a,s]=d(t,[n[0]-o[0],n[1]-o[1]],r.altKey);return r.shiftKey&&
Math.abs(a)>Math.abs(s)?s=0:r.shiftKey&&(a=0),a||s?D(e,a,s):null}function Oo(t,e,o,n){let r=Math.atan2(o[0]-e[0],o[1]-e[1])*-180/Math.PI,a=E(r,n?1:15);return a?
N(t,a,e):null}var le={down(t,e,o){let{draft:n}=t.local,r=d(t,o,e.altKey),a=s=>M(s,o)<8*t.local.px;if(n.length>=3&&(a(n[0])||a(n[n.length-1])))return P(t);(!n.length||
!a(n[n.length-1]))&&n.push(r),n.length>=K?P(t):t.draw()},move(t,e,o){t.local.pointer=t.local.draft.length?d(t,o,e.altKey):null,t.local.pointer&&t.draw()}};function P(t){
let{draft:e}=t.local;if(t.local.draft=[],t.local.pointer=null,e.length<3)return t.draw();_(t,t.local.terrain,e,"Draw"),t.hint("Drawn. Click to begin another pie\
ce, or press V to move and reshape this one")}function U(t){t.local.draft.pop(),t.draw()}var ce={down(t,e,o){t.local.drag={from:d(t,o,e.altKey)}},move(t,e,o){let{
drag:n}=t.local;if(!n?.from)return;let[[r,a],[s,i]]=[n.from,d(t,o,e.altKey)];t.local.draft=r!==s&&a!==i?[[r,a],[s,a],[s,i],[r,i]]:[],t.draw()},up(t){t.local.drag=
null,P(t)}},pe={down(t,e){let o=u(t,ut(e));if(!o)return t.say("There is no terrain to take the type of");t.local.terrain=o.type,t.selected="",t.choose("draw"),t.
say(`Drawing ${b(t,o.type).label}`)}};function fe(t){let{drag:e,draft:o}=t.local;return Object.assign(t.local,{drag:null,draft:[],pointer:null}),!!e||o.length>0}var G=t=>!!u(t),ue={name:"draw",label:"Draw a piece",key:"P",tool:!0,icon:"M4 14L6 5l8-1 3 7-6 6z",hint:"Click corner after corner; close on the first one or wi\
th Enter; Backspace takes one back, Escape all"},he={name:"box",label:"Draw a rectangle",key:"B",tool:!0,icon:"M3.5 5.5h13v9h-13z",hint:"Drag from corner to cor\
ner"},de={name:"pick",label:"Take a terrain type from the map",key:"I",tool:!0,icon:"M11 5l4 4M12.5 3.5a2.1 2.1 0 0 1 4 4L14 10l-4-4zM11 7l-6.5 6.5L4 16l2.5-.5L\
13 9",hint:"Click a piece to draw with its type"},ge={name:"left",label:"Turn 15 degrees to the left",key:"[",icon:"M4 8a6.5 6.5 0 1 1-.3 4M4 3v5h5",can:g,run:t=>H(
t,15)},me={name:"right",label:"Turn 15 degrees to the right",key:"]",icon:"M16 8a6.5 6.5 0 1 0 .3 4M16 3v5h-5",can:g,run:t=>H(t,-15)},xe={name:"quarter",label:"\
Turn by a quarter",key:"Q",icon:"M4 16V9a5 5 0 0 1 5-5h6M12 1l3 3-3 3",can:g,run:t=>H(t,90)},be={name:"mirrorx",label:"Mirror east and west",key:"X",icon:"M10 2\
v16M8 5L2.5 15H8zM12 5l5.5 10H12z",can:g,run:t=>ot(t,"x")},we={name:"mirrory",label:"Mirror north and south",key:"Y",icon:"M2 10h16M5 8L15 2.5V8zM5 12l10 5.5V12\
z",can:g,run:t=>ot(t,"y")},ye={name:"across",label:"Copy to the other side, half a turn about the middle",key:"O",icon:"M3 3h6v5H3zM11 12h6v5h-6zM12 5.5h3.5V9M8\
 14.5H4.5V11",can:G,run:Ut},ke={name:"forward",label:"Bring forward",key:"PageUp",icon:"M10 4v12M5 9l5-5 5 5",can:G,run:t=>nt(t,1)},Me={name:"back",label:"Send \
back",key:"PageDown",icon:"M10 16V4M5 11l5 5 5-5",can:G,run:t=>nt(t,-1)},ve={name:"delete",label:"Delete",key:"Delete",icon:"M4 6h12M8 6V3.5h4V6M6 6l.7 11h6.600\
L14 6",can:g,run:rt},Se={name:"copy",label:"Duplicate",key:"D",icon:"M7 7h10v10H7zM13 7V3H3v10h4",can:G,run:Vt},Ao={Enter:P,Backspace:t=>t.local.draft.length?U(
t):rt(t),".":t=>lt(t,1),",":t=>lt(t,-1)};function Oe(t,{key:e,shiftKey:o}){let n=Ft[e],r=o?1:t.local.snap||.05;return n?()=>qt(t,n[0]*r,n[1]*r):e==="Enter"&&!t.
local.draft.length?void 0:Ao[e]}var To={fill:"M.44 .5a.06 .06 0 1 1 .12 0a.06 .06 0 1 1-.12 0"};function Ae(t,e){let o={name:"",label:"",as:"",ink:"#d9d6cc"},n=new Map([...t,o].map(r=>[r.as,r]));
return l("defs",{},[...n.values()].map(r=>$o(r,e)))}function $o(t,e){let o=e[t.as]??To,n=t.shade??`color-mix(in srgb, ${t.ink} 62%, black)`,r={width:1,height:1};
return l("pattern",{id:j(t.as),...r,viewBox:"0 0 1 1",patternUnits:"userSpaceOnUse"},l("rect",{...r,fill:t.ink}),o.fill&&l("path",{d:o.fill,fill:n,opacity:.6}),
o.line&&l("path",{d:o.line,fill:"none",stroke:n,"stroke-width":.06,opacity:.7}))}function j(t){return`tile-${t||"none"}`}function ht(t,e){let o=`url(#${j(b(t,e).
as)})`;return l("svg",{class:"swatch",viewBox:"0 0 1.5 1.5","aria-hidden":"true"},l("rect",{width:1.5,height:1.5,fill:o}))}function Te(t){let e=t.local.pieces,o=t.doc.features.filter(s=>!t.local.hidden.has(s.key)),n=new Set(o.map(s=>s.key));for(let[s,i]of e)n.has(s)||e.delete(s)&&i.
remove();let r=S(t.layers.pieces),a=null;for(let s of o){let i=e.get(s.key)??Lo(t,s.key);e.set(s.key,i),Eo(t.layers.pieces,i,a),Po(t,s,i),a=i}r?.isConnected&&r!==
S(r)&&r.focus()}function Eo(t,e,o){e.previousSibling===o&&e.parentNode===t||(o?o.after(e):t.prepend(e))}function Lo(t,e){let o=l("g",{class:"piece",tabindex:0,role:"\
button","data-key":e},l("path",{class:"body"}),l("path",{class:"edge"}),l("text",{class:"name"}));return o.addEventListener("focus",()=>o.matches(":focus-visibl\
e")&&t.select(e)),o}function Po(t,e,o){let n=w(t,e),r=b(t,e.type),[a,s,i]=o.children,c=y(t,n);a.setAttribute("d",c),a.setAttribute("fill",`url(#${j(t.tiles[r.as]?
r.as:"")})`),s.setAttribute("d",c),s.style.setProperty("--ink",r.shade??`color-mix(in srgb, ${r.ink} 55%, black)`);let f=dt(t,e,n);o.classList.toggle("wrong",f.
length>0),o.classList.toggle("selected",t.selected===e.key),o.classList.toggle("locked",t.local.locked.has(e.key)),o.setAttribute("aria-pressed",String(t.selected===
e.key)),o.setAttribute("aria-label",[`${e.key}, ${r.label}, ${n.length} corners`,...f].join("; "));let{at:h,wide:v}=Bt(n),yt=`${f.length?"⚠ ":""}${e.id||e.key}`.
replaceAll("_"," "),[Ge,je]=m(t,h),W=11*t.local.px,Fe=t.selected===e.key||yt.length*W*.55<v*1.15;for(let[We,Ye]of Object.entries({x:Ge,y:je+W*.34,"font-size":W}))
i.setAttribute(We,String(Ye));x(i,Fe?yt:f.length?"⚠":"")}function dt(t,e,o){let{width:n,depth:r}=t.doc;if(o===e.outline)return t.view.problems[e.key]??[];let a=[];
return tt(o)&&a.push("the outline crosses itself"),Kt(o,n,r)&&a.push("it hangs over the table's edge"),a}function $e(t){let e=u(t);if(!e||t.tool!=="select"||!g(
t))return t.layers.handles.replaceChildren();let o=w(t,e),n=o.map(([i,c],f)=>{let[h,v]=o[(f+1)%o.length];return[(i+h)/2,(c+v)/2]}),r=k(o),a=[(r.west+r.east)/2,r.
north],s=[a[0],r.north+26*t.local.px];t.layers.handles.replaceChildren(l("path",{class:"stem",d:y(t,[a,s],!0)}),T(t,s,6,"knob",{"data-turn":""}),...t.local.drag?
[]:n.map((i,c)=>T(t,i,4,"between",{"data-between":c})),...o.map((i,c)=>T(t,i,5.5,c===t.local.corner?"corner chosen":"corner",{"data-bend":c})))}function Ee(t){let{
draft:e,pointer:o}=t.local;if(!e.length)return t.layers.draft.replaceChildren();let n=o?[...e,o]:e,r=n.length>3&&tt(n);t.layers.draft.replaceChildren(l("path",{
class:r?"line wrong":"line",d:y(t,n,n.length<3)}),...e.map((a,s)=>T(t,a,s?3.5:6,s?"end":"end first")))}function Le(t){let e=o=>t.layers[o]=l("g",{class:o});return t.layers={},t.stage=l("svg",{class:"stage",role:"group",tabindex:-1}),t.stage.append(...["ground","p\
ieces","zones","asked","handles","draft"].map(e)),new ResizeObserver(()=>t.draw()).observe(t.stage),t.stage}function Pe(t){let{width:e,depth:o}=t.doc;Jt(t),t.stage.
setAttribute("aria-label",`Terrain map, ${e} by ${o} inches, ${t.doc.features.length} pieces`),t.stage.dataset.tool=t.tool,Ro(t),Te(t),Co(t),zo(t),$e(t),Ee(t)}function Ro(t){
let e=JSON.stringify([t.doc.width,t.doc.depth,t.view.terrain,t.view.ground]);t.local.groundKey!==e&&(t.local.groundKey=e,t.layers.ground.replaceChildren(Ae(t.view.
terrain,t.tiles),...Zt(t.doc,t.view.ground)))}function Co(t){let{width:e}=t.doc,o=t.view.zones.filter(n=>n.game===t.local.zones);t.layers.zones.replaceChildren(
...o.map(n=>{let[,r]=m(t,[0,n.high]),[,a]=m(t,[0,n.low]),s=n.low>0?a:r,i=11*t.local.px,c=n.low>0?s-i*.5:s+i*1.2;return l("g",{class:n.dotted?"zone dotted":"zone",
style:`--ink: ${n.ink}`},l("rect",{x:0,y:r,width:e,height:a-r}),l("path",{d:`M0 ${s}H${e}`}),l("text",{x:e-i*.5,y:c,"font-size":i,"text-anchor":"end"},n.title))}))}
function zo(t){let{tape:e,ring:o,probe:n}=t.local;t.layers.asked.replaceChildren(...o?Io(t,o):[],...n?No(t,n):[],...e?oe(t,e):[])}function Io(t,e){let[o,n]=m(t,
e),r=11*t.local.px;return[...t.view.rings.map(s=>l("g",{class:s.band?"ring band":"ring"},l("circle",{cx:o,cy:n,r:s.radius}),l("text",{...Do(t,[o,n],s,r),"font-s\
ize":r,"text-anchor":"middle"},s.label))),gt(t,e,"U")]}function Do(t,[e,o],{radius:n,band:r},a){let s=o-n-a*.35,i=o+n-a*.5,[c,f]=r?[i,s]:[s,i],h=v=>v>a&&v<t.doc.
depth;return{x:e,y:!h(c)&&h(f)?f:c}}function No(t,{viewer:e,target:o}){let n=mt(t),r=n?.ends?n.blocked?"blocked":"open":"asking";return[...(n?.crossed??[]).flatMap(
({key:s,cover:i})=>{let c=u(t,s);return c?[l("path",{class:`crossed ${i}`,d:y(t,w(t,c))})]:[]}),l("g",{class:`sight ${r}`},l("path",{d:y(t,n?.ends??[e,o],!0)})),
gt(t,e,"A","viewer"),gt(t,o,"B","target")]}function mt(t){let{probe:e,drone:o}=t.local,n=t.view.probe?.asked;return n&&JSON.stringify([n.viewer,n.target,n.drone])===
JSON.stringify([e?.viewer,e?.target,o])?t.view.probe:null}function gt(t,e,o,n=""){let[r,a]=m(t,e),s=Math.max(t.view.base/2,7*t.local.px);return l("g",{class:"un\
it","data-end":n},l("circle",{cx:r,cy:a,r:s}),l("text",{x:r,y:a+s*.36,"font-size":s*1.05,"text-anchor":"middle"},o))}var Ko="M2 10q8-10 16 0q-8 10-16 0zM7.6 10a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0",Bo="M2 9q8 9 16 0M5 13l-1.4 2M10 14.4v2.2M15 13l1.4 2",_o="M5 9h10v8H5zM7 9V\
6.5a3 3 0 0 1 6 0V9",Ho="M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 5.8-1";function Ce(t){return t.terrain={types:p("div",{class:"types",role:"radiogroup","aria-label":"Ter\
rain type"}),effect:p("p",{class:"effect"}),alike:p("div",{class:"alike"}),list:p("ul",{class:"layers","aria-label":"Pieces, the topmost first"}),count:p("span",
{class:"count"})},t.terrain}function ze(t){qo(t),Uo(t),jo(t)}function qo(t){let e=st(t),o=JSON.stringify([t.view.terrain,e]);if(x(t.terrain.effect,b(t,e).effect??
""),t.local.typesKey===o)return;t.local.typesKey=o;let n=t.terrain.types.contains(S(t.terrain.types));t.terrain.types.replaceChildren(...t.view.terrain.map(r=>Vo(
t,r,e))),n&&z(t.terrain.types,'[aria-checked="true"]')?.focus()}function Vo(t,e,o){let n=e.name===o;return p("button",{type:"button",class:"type",role:"radio","\
aria-checked":String(n),tabindex:n?0:-1,title:e.effect,"data-type":e.name,onclick:()=>it(t,e.name),onkeydown:r=>Go(t,r)},ht(t,e.name),p("span",{},e.label))}function Uo(t){
let{hidden:e,locked:o}=t.local,n=b(t,st(t)),r=t.doc.features.filter(c=>c.type===n.name).map(c=>c.key),a=JSON.stringify([n,r,[...e],[...o]]);if(t.local.alikeKey===
a)return;t.local.alikeKey=a;let s=r.length===1?"1 piece":`${r.length||"no"} pieces`,i={name:`all ${n.label}, ${s}`,focus:"all",keys:r};De(t,t.terrain.alike,[p("\
span",{},`${n.label}: ${s}`),...r.length?Ne(t,i):[]])}function Go(t,e){let o={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[e.key];if(!o)return;e.preventDefault(),
e.stopPropagation();let n=t.view.terrain.map(a=>a.name),r=n.indexOf(e.currentTarget.dataset.type??"");it(t,n[(r+o+n.length)%n.length])}function Ie(t,e){let o=w(
t,e),{west:n,south:r,east:a,north:s}=k(o),i=c=>Number(c.toFixed(2));return[`${i(a-n)} by ${i(s-r)} in, ${Nt(o).toFixed(1)} sq in`,`x ${i(n)} to ${i(a)}, y ${i(r)}\
 to ${i(s)}`]}function jo(t){let{hidden:e,locked:o}=t.local,n=[...t.doc.features].reverse(),r=JSON.stringify([n.map(a=>[a.key,a.type]),t.selected,[...e],[...o],
t.view.problems]);t.local.piecesKey!==r&&(t.local.piecesKey=r,x(t.terrain.count,String(n.length)),De(t,t.terrain.list,n.map(a=>Fo(t,a))),ne(t.terrain.list,z(t.terrain.
list,".chosen")))}function De(t,e,o){let n=S(t.root)?.dataset.focus;e.replaceChildren(...o),n&&z(e,`[data-focus="${CSS.escape(n)}"]`)?.focus()}function Fo(t,e){
let o=(t.view.problems[e.key]??[]).length>0,n=e.key.replaceAll("_"," "),r=p("button",{type:"button",class:"pick","data-focus":`pick ${e.key}`,"aria-pressed":String(
t.selected===e.key),title:`${n}, ${b(t,e.type).label}`,onclick:()=>t.pick(e.key)},ht(t,e.type),p("span",{},`${o?"⚠ ":""}${n}`));return p("li",{class:t.selected===
e.key?"chosen":""},r,...Ne(t,{name:n,focus:e.key,keys:[e.key]}))}function Ne(t,e){return[Re(t,e,t.local.hidden,[Ko,Bo],["Hide","Show"]),Re(t,e,t.local.locked,[Ho,
_o],["Lock","Unlock"])]}function Re(t,{name:e,focus:o,keys:n},r,a,s){let i=n.every(h=>r.has(h)),c=`${s[Number(i)]} ${e}`,f=p("button",{type:"button",class:i?"ma\
rk on":"mark","aria-label":c,title:c,"data-focus":`${s[0]} ${o}`,onclick:()=>{n.forEach(h=>i?r.delete(h):r.add(h)),t.draw()}});return f.append(R(a[Number(i)])),
f}function Ke(t){t.panel={about:p("div",{class:"about"})};let{types:e,effect:o,alike:n,list:r,count:a}=Ce(t);return p("aside",{class:"panel"},p("h3",{"aria-level":2},
"Terrain"),e,o,n,t.panel.about,p("h3",{"aria-level":2},"Pieces ",a),r)}function Be(t){ze(t),Wo(t)}function Wo(t){let e=Yo(t),{heading:o,lines:n,wrong:r}=e,a=JSON.
stringify(e);t.local.aboutKey!==a&&(t.local.aboutKey=a,t.panel.about.replaceChildren(...o?[p("h3",{},o)]:[],...n.map(s=>p("p",{},s.replaceAll("_"," "))),...r.map(
s=>p("p",{class:"problem"},s))))}function Yo(t){let e=u(t);if(t.local.probe)return{heading:"Line of sight A to B",lines:mt(t)?.words??["Asking the engine …"],
wrong:[]};if(!e)return{heading:"",lines:[],wrong:t.view.problems[""]??[]};let o=dt(t,e,w(t,e));return{heading:e.key.replaceAll("_"," "),lines:Ie(t,e),wrong:o}}function _e(){return{..._t("woods"),snap:.25,zones:"",drag:null,tape:null,probe:null,drone:!1,ring:null,box:null,whole:{x:0,y:0,w:1,h:1},px:1}}var He={woods:{fill:"M.28 .08l.2 .34h-.4zM.76 .56l.2 .34h-.4z"},bush:{fill:"M.2 .3a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0M.65 .78a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0"},
plains:{line:"M.2 .3v-.14M.7 .8v-.14"},hill:{line:"M0 .25q.25-.3 .5 0t.5 0M0 .75q.25-.3 .5 0t.5 0"},stream:{line:"M0 .3q.25-.16 .5 0t.5 0M0 .8q.25-.16 .5 0t.5 0"},
river:{line:"M0 .2q.25-.16 .5 0t.5 0M0 .53q.25-.16 .5 0t.5 0M0 .87q.25-.16 .5 0t.5 0"},large_building:{line:"M0 1L1 0M0 .5L.5 0M.5 1L1 .5"},civilian_building:{line:"\
M0 1L1 0"},fortified_building:{line:"M0 1L1 0M0 0L1 1"},swamp:{line:"M.1 .4h.4M.2 .4v-.2M.3 .4v-.26M.4 .4v-.2M.6 .9h.4M.7 .9v-.2M.8 .9v-.26M.9 .9v-.2"},marsh:{line:"\
M.2 .35v-.2M.3 .35v-.26M.4 .35v-.2M.7 .85v-.2M.8 .85v-.26M.9 .85v-.2"},rock_formation:{fill:"M.1 .45l.16-.32 .18 .1 .06 .22zM.56 .92l.1-.3 .22 .04 .08 .26z"},broken_rocky:{
line:"M.12 .4l.1-.2 .16 .05 .04 .15zM.6 .86l.08-.2 .18 .06 .02 .14z"},crater:{line:"M.3 .5a.2 .2 0 1 1 .4 0a.2 .2 0 1 1-.4 0"}};var Xo={down(t,e,o){re(t,e,o)||ae(t,ut(e),o)||(t.local.drag={pan:!0,x:e.clientX,y:e.clientY})},move(t,e,o){let{drag:n}=t.local;n?.pan?Qt(t,n,e):n?.key!==void 0&&
ie(t,n,e,o)},up(t){let{drag:e}=t.local;t.local.drag=null,e?.key!==void 0?se(t,e):t.draw()}},Jo=ft((t,e,o)=>t.local.ring=o),Zo={down(t,e,o){let n=$(e).find(s=>s.
dataset.end)?.dataset.end,r=d(t,L(t,o),e.altKey),a=t.local.probe;t.local.probe=n?a:{viewer:r,target:r},t.local.drag={end:n==="viewer"?"viewer":"target"},t.draw()},
move(t,e,o){let{drag:n,probe:r}=t.local;!n?.end||!r||(t.local.probe={...r,[n.end]:d(t,L(t,o),e.altKey)},F(t,!0),t.draw())},up(t){t.local.drag=null,F(t,!1),t.draw()}};
function F(t,e){let{probe:o,drone:n}=t.local;if(!o||M(o.viewer,o.target)===0)return;let r=t.local.askedAt&&performance.now()-t.local.askedAt<120;e&&r||(t.local.
askedAt=performance.now(),t.ask({...o,drone:n}))}var xt={select:Xo,draw:le,box:ce,pick:pe,tape:ee,rings:Jo,sight:Zo};function qe(t){let e=t.stage;e.addEventListener(
"pointerdown",o=>Qo(t,o)),e.addEventListener("pointermove",o=>tn(t,o)),e.addEventListener("pointerup",o=>en(t,o)),e.addEventListener("pointercancel",()=>bt(t)),
e.addEventListener("contextmenu",o=>{o.preventDefault(),t.local.draft.length&&U(t)}),e.addEventListener("wheel",o=>te(t,o),{passive:!1})}function Qo(t,e){e.button===
0&&(t.stage.setPointerCapture(e.pointerId),t.say(""),xt[t.tool].down(t,e,q(t,e)))}function tn(t,e){let o=q(t,e),[n,r]=d(t,o,e.altKey);x(t.status.place,`${n.toFixed(
2)}, ${r.toFixed(2)}`),xt[t.tool].move?.(t,e,o)}function en(t,e){e.button===0&&xt[t.tool].up?.(t,e,q(t,e))}function bt(t){let e=t.local;if(fe(t))return t.draw();
t.tool!=="select"?t.choose("select"):e.tape||e.ring||e.probe?Object.assign(e,{tape:null,ring:null,probe:null}):e.corner>=0?e.corner=-1:t.select(""),t.draw()}var wt=["","Attack and defence","Chance encounter"],Ve=[[{name:"select",label:"Select and move",key:"V",tool:!0,icon:"M5 3l10 7-5 1-2 5z",hint:"Drag a piece, a \
corner, or a dot between corners; the knob turns; Alt: no snap, Alt-click removes a corner"},ue,he,de],[Wt,{name:"rings",label:"Ranges round a unit",key:"G",tool:!0,
icon:"M10 10h.01M6.5 10a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M2.5 10a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0",hint:"Click or drag a unit to see how far it moves, ju\
mps and shoots"},{name:"sight",label:"Line of sight",key:"L",tool:!0,icon:"M2 10q8-10 16 0q-8 10-16 0zM7.6 10a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0",hint:"Dra\
g from A, who looks, to B; drag either end afterwards. The engine tells what lies between"},{name:"drone",label:"Look at a drone instead of a trooper",key:"T",icon:"\
M5 5l10 10M15 5L5 15M3 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0M13 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0M3 15a2 2 0 1 1 4 0a2 2 0 1 1-4 0M13 15a2 2 0 1 1 4 0a2 2 0 1 1-4 0",on:t=>t.
local.drone,run:on},{name:"zones",label:"Deployment zones",key:"Z",icon:"M3 3h14v14H3zM3 8h14M3 14h14",on:t=>t.local.zones!=="",run:nn},Yt],[ge,me,xe,be,we],[Se,
ye,ke,Me,ve],Xt];function on(t){t.local.drone=!t.local.drone,t.say(`Looking at a ${t.local.drone?"drone":"trooper"}`),F(t,!1),t.draw()}function nn(t){t.local.zones=
wt[(wt.indexOf(t.local.zones)+1)%wt.length],t.say(t.local.zones?`Zones of ${t.local.zones.toLowerCase()}`:"Zones hidden"),t.draw()}var rn={Escape:bt,"=":t=>A(t,
1.5)};function an(t,e){if(C(e)||e.ctrlKey||e.metaKey)return;let o=rn[e.key]??Oe(t,e);o&&(e.preventDefault(),e.stopPropagation(),o(t))}function Ue(t){Object.assign(
t.local,{corner:-1,probe:null})}function sn(t,e){Ue(t),t.select(e)}var Ir=Rt({start(t){t.local=_e(),t.tiles=He,t.change=t.send,t.pick=e=>sn(t,e),t.root.append(Tt(
t,"Tools of the map",Ve),p("div",{class:"desk"},Le(t),Ke(t))),qe(t),t.tool="select",t.hint(Ve[0][0].hint??"")},apply:Ht,reveals:["features"],draw(t){Pe(t),Be(t)},
chosen(t,e){Object.assign(t.local,{draft:[],drag:null,pointer:null,corner:-1}),e!=="sight"&&(t.local.probe=null),e==="select"&&Object.assign(t.local,{tape:null,
ring:null})},reveal(t,e){t.local.hidden.delete(e),Ue(t)},key:an});export{Ir as default};
