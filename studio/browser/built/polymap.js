var we="http://www.w3.org/2000/svg";function kt(t,e,o){for(let[n,r]of Object.entries(e))typeof r=="function"?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(
n,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(n,String(r));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function p(t,e,...o){return kt(document.
createElement(t),e,o)}function i(t,e,...o){return kt(document.createElementNS(we,t),e,o)}function E(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-hi\
dden":"true"},i("path",{d:t}))}function y(t,e){t.textContent!==e&&(t.textContent=e)}function J(t,e){let o=new DOMPoint(e.clientX,e.clientY),{x:n,y:r}=o.matrixTransform(
t.getScreenCTM()?.inverse());return[n,r]}function C(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function P(t){return C(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function v(t){return t.getRootNode().activeElement}function N(t,e){return t.querySelector(e)}var Mt=window.musterpressOutboxes??=new Map;function Z(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(o=>o.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function vt(t,e){let o=Mt.get(t);if(o?.epoch===e)return{box:o,restarted:!1};let n=Z(e);return Mt.set(t,n),{box:n,
restarted:!!o?.pending.length}}function St(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function Ot(t,e){let o=e.ack[t.inst]??0;o>t.acked&&(t.waitMs=2e3),t.acked=
Math.max(t.acked,o),t.pending=t.pending.filter(r=>r.seq>t.acked);let n=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,
...n.map(r=>r.seq)),n}function At(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function $t(t,e,o){let n=p("div",{class:"toolbar",role:"toolbar","aria-label":e});t.buttons=o.flat().map(a=>({button:a,node:ke(t,a)}));let r=0;for(let a of o){let s=t.
buttons.slice(r,r+=a.length).map(l=>l.node);n.append(p("div",{class:"group",role:"group"},s))}return n.addEventListener("keydown",a=>Me(t,a)),t.buttons.forEach(
({node:a},s)=>a.tabIndex=s===0?0:-1),n}function ke(t,e){let o=p("button",{type:"button",class:"tool","data-tool":e.name,"aria-label":e.label,"aria-keyshortcuts":e.
key,title:e.key?`${e.label} (${e.key})`:e.label,onclick:()=>Tt(t,e)});return o.append(E(e.icon)),o}function Tt(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.
run?.(t))}function Me(t,e){let o={ArrowRight:1,ArrowLeft:-1}[e.key];if(!o)return;e.preventDefault(),e.stopPropagation();let n=t.buttons.map(s=>s.node).filter(s=>!s.
disabled),r=n.findIndex(s=>s===e.composedPath()[0]),a=n[(r+o+n.length)%n.length];t.buttons.forEach(({node:s})=>s.tabIndex=s===a?0:-1),a.focus()}function Lt(t){for(let{
button:e,node:o}of t.buttons)e.tool?o.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&o.setAttribute("aria-pressed",String(!!e.on(t))),o.disabled=!!(e.
can&&!e.can(t))}function zt(t,e){if(P(e))return!1;let n=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+(e.key.length===1?e.key.
toUpperCase():e.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(n));return r?(e.preventDefault(),e.stopPropagation(),Tt(t,r.button),!0):!1}var Se=120,Et=new WeakMap;function Ct(t){return e=>{let o=e.parentElement,n=Et.get(o)??Oe(e,t);Et.set(o,n),n.component=e,Ee(n,e.data)}}function Oe(t,e){let o=$e(
t,e);return o.root.addEventListener("keydown",n=>zt(o,n)||e.key?.(o,n)),t.parentElement.append(o.root),e.reveals&&(Ae(o.root).dataset.reveals=e.reveals.join(" ")),
e.start(o),o.root.append(o.status.bar),o}function Ae(t){return t.getRootNode().host}function $e(t,e){let o={...Te(t.data),parts:e,component:t,root:p("div",{class:"\
editor"}),status:Le(),send:n=>Pe(o,n),select:n=>Ne(o,n),ask:n=>Ie(o,n),choose:n=>Ke(o,n),draw:()=>De(o),hint:n=>y(o.status.hint,n),say:(n,r="notice")=>ze(o,n,r)};
return o}function Te({doc:t,view:e,rev:o,epoch:n}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,
rev:o,box:Z(n),local:{}}}function Le(){let t=p("span",{class:"hint"}),e=p("span",{class:"said",role:"status"}),o=p("span",{class:"place"});return{hint:t,said:e,
place:o,bar:p("div",{class:"statusbar"},t,e,o)}}function ze(t,e,o){t.status.said.dataset.tone=o,y(t.status.said,e)}function Ee(t,e){let{box:o,restarted:n}=vt(e.
key,e.epoch);t.box=o,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=Ot(o,e);for(let a of r)t.say(a.words,"refused");n&&t.say("The session began anew: what was no\
t yet kept is gone","refused"),Pt(t),Ce(t),t.draw(),o.pending.length&&It(t)}function Pt(t){t.doc=t.box.pending.reduce((e,o)=>t.parts.apply(e,o),structuredClone(
t.truth))}function Ce(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(t,e.id),Kt(t))}function Pe(t,e){St(t.box,e),
t.say(""),Pt(t),Nt(t),t.draw()}function Nt(t){t.component.setTriggerValue("ops",At(t.box,t.rev)),It(t)}function It(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{
!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),Nt(t))},t.box.waitMs)}function Ne(t,e){t.selected!==e&&(t.selected=e,t.draw(),
Kt(t))}function Kt(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue("\
selected",t.selected))},Se)}function Ie(t,e){let o=JSON.stringify(e);o!==t.asked&&(t.asked=o,t.component.setStateValue("question",e))}function Ke(t,e){t.tool=e,
t.hint(t.buttons.find(({button:o})=>o.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function De(t){t.parts.draw(t),Lt(t),t.root.dataset.ackedSeq=String(
t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function T(t,e){return e?Math.round(t/e)*e:t}function W(t){let e=o=>Math.round(o*1e3)/1e3;return t.map(([o,n])=>[e(o),e(n)])}function K(t,e,o){return t.map(([n,
r])=>[n+e,r+o])}function b(t){let e=t.map(n=>n[0]),o=t.map(n=>n[1]);return{west:Math.min(...e),south:Math.min(...o),east:Math.max(...e),north:Math.max(...o)}}function S(t){
let{west:e,south:o,east:n,north:r}=b(t);return[(e+n)/2,(o+r)/2]}function D(t,e,[o,n]){let[r,a]=[Math.cos(e*Math.PI/180),Math.sin(e*Math.PI/180)];return t.map(([
s,l])=>[o+(s-o)*r-(l-n)*a,n+(s-o)*a+(l-n)*r])}function Y(t,e,[o,n]){let r=([a,s])=>[e==="y"?a:2*o-a,e==="x"?s:2*n-s];return t.map(r)}function O([t,e],[o,n]){return Math.
hypot(o-t,n-e)}function X([t,e],[o,n]){return(Math.round(Math.atan2(o-t,n-e)*180/Math.PI)+360)%360}function Dt(t){let e=[...t.slice(1),t[0]];return Math.abs(t.reduce((o,[n,r],a)=>o+n*e[a][1]-e[a][0]*r,0))/2}function I([t,e],[o,n],[r,a]){return(o-t)*(a-e)-(n-e)*
(r-t)}function Be(t,e,o,n){return I(t,e,o)*I(t,e,n)<0&&I(o,n,t)*I(o,n,e)<0}function Q(t){let e=t.length,o=n=>t[n%e];for(let n=0;n<e;n++)for(let r=n+2;r<e;r++)if(!(n===
0&&r===e-1)&&Be(o(n),o(n+1),o(r),o(r+1)))return!0;return!1}function Bt(t,e,o){let{west:n,south:r,east:a,north:s}=b(t);return n<0||r<0||a>e||s>o}function Rt(t){let{
south:e,north:o}=b(t),n=(e+o)/2+1e-6,r=[];t.forEach(([s,l],c)=>{let[f,h]=t[(c+1)%t.length];l>n!=h>n&&r.push(s+(f-s)*(n-l)/(h-l))}),r.sort((s,l)=>s-l);let a=[S(t)[0],
0];for(let s=0;s+1<r.length;s+=2){let l=r[s+1]-r[s];l>a[1]&&(a=[(r[s]+r[s+1])/2,l])}return{at:[a[0],n],wide:a[1]}}var tt=[.25,.5,1,0],et=1.5,Vt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,1],ArrowDown:[0,-1]},Ht={name:"tape",label:"Measuring tape",key:"M",tool:!0,icon:"M2\
.5 13.5l11-11 4 4-11 11zM6 10l1.5 1.5M9 7l2 2M12 4l1.5 1.5",hint:"Drag to measure inches and bearing"},jt={name:"snap",label:"Snap",key:"S",icon:"M5 3v7a5 5 0 0\
 0 10 0V3M5 7h3M12 7h3M8 3v7a2 2 0 0 0 4 0V3",on:t=>t.local.snap>0,run:Re},Ut=[{name:"in",label:"Zoom in",key:"+",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-\
11 0M12.5 12.5L17 17M6 8.5h5M8.5 6v5",run:t=>A(t,1.5)},{name:"out",label:"Zoom out",key:"-",icon:"M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M12.5 12.5L17 17M6\
 8.5h5",can:t=>t.local.box!==null,run:t=>A(t,1/1.5)},{name:"whole",label:"Show the whole table",key:"0",icon:"M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",can:t=>t.local.
box!==null,run:t=>A(t,.001)}];function Gt(t){let{width:e,depth:o}=t.doc,n={x:-et,y:-.5,w:e+et+.5,h:o+et+.5},r=t.local.box??n;t.local.whole=n,t.stage.setAttribute(
"viewBox",`${r.x} ${r.y} ${r.w} ${r.h}`);let a=t.stage.getBoundingClientRect();t.local.px=Math.max(r.w/(a.width||640),r.h/(a.height||640)),t.stage.style.setProperty(
"--px",t.local.px)}function Ft({width:t,depth:e},o){return[i("rect",{class:"table",width:t,height:e,fill:o}),i("path",{class:"inches",d:_t(t,e,1)}),i("path",{class:"\
feet",d:_t(t,e,6)}),...qt(t,n=>({x:n,y:e+.95,"text-anchor":"middle"})),...qt(e,n=>({x:-.35,y:e-n+.22,"text-anchor":"end"}))]}function _t(t,e,o){let n=Array.from(
{length:Math.floor(e/o)+1},(a,s)=>`M0 ${e-s*o}H${t}`),r=Array.from({length:Math.floor(t/o)+1},(a,s)=>`M${s*o} 0V${e}`);return[...n,...r].join("")}function qt(t,e){
return Array.from({length:Math.floor(t/6)+1},(n,r)=>r*6).map(n=>i("text",{class:"ruler",...e(n)},String(n)))}function x(t,[e,o]){return[e,t.doc.depth-o]}function w(t,e,o=!1){
return`M${e.map(r=>x(t,r).join(" ")).join("L")}${o?"":"Z"}`}function $(t,e,o,n,r={}){let[a,s]=x(t,e);return i("circle",{class:n,cx:a,cy:s,r:o*t.local.px,...r})}
function B(t,e){let[o,n]=J(t.stage,e);return[o,t.doc.depth-n]}function L(t,[e,o]){let n=(r,a)=>Math.min(Math.max(r,0),a);return[n(e,t.doc.width),n(o,t.doc.depth)]}
function d(t,[e,o],n){let r=n?0:t.local.snap;return[T(e,r),T(o,r)]}function Re(t){t.local.snap=tt[(tt.indexOf(t.local.snap)+1)%tt.length],t.say(t.local.snap?`Sn\
ap to ${t.local.snap} in`:"No snap"),t.draw()}function Jt(t,e,o){let n=t.local.box;n&&(n.x-=(o.clientX-e.x)*t.local.px,n.y-=(o.clientY-e.y)*t.local.px,e.x=o.clientX,
e.y=o.clientY,t.draw())}function Zt(t,e){!e.ctrlKey&&!e.metaKey||(e.preventDefault(),A(t,e.deltaY<0?1.2:1/1.2,J(t.stage,e)))}function A(t,e,o){let{whole:n}=t.local,
r=t.local.box??n,[a,s]=o??[r.x+r.w/2,r.y+r.h/2],l=Math.min(Math.max(r.w/e,6),n.w),c=l/r.w,f={x:a-(a-r.x)*c,y:s-(s-r.y)*c,w:l,h:l*n.h/n.w};t.local.box=l>=n.w?null:
f,t.draw()}function ot(t){return{down(e,o,n){e.local.drag={from:d(e,L(e,n),o.altKey)},t(e,e.local.drag.from,e.local.drag.from,o),e.draw()},move(e,o,n){e.local.drag&&
(t(e,e.local.drag.from,d(e,L(e,n),o.altKey),o),e.draw())},up(e){e.local.drag=null,e.draw()}}}var Wt=ot((t,e,o)=>{t.local.tape=[e,o],t.say(`${O(e,o).toFixed(2)} \
in, ${X(e,o)} degrees`)});function Yt(t,[e,o]){let n=13*t.local.px,[r,a]=x(t,[(e[0]+o[0])/2,(e[1]+o[1])/2]),s=`${O(e,o).toFixed(2)} in, ${X(e,o)}°`;return[i("g",
{class:"tape"},i("path",{d:w(t,[e,o],!0)}),...[e,o].map(l=>$(t,l,3,"end")),i("text",{x:r,y:a-n*.6,"font-size":n,"text-anchor":"middle"},s))]}function Xt(t,e){if(!e)
return;let o=e.offsetTop-t.offsetTop;o<t.scrollTop?t.scrollTop=o:o+e.offsetHeight>t.scrollTop+t.clientHeight&&(t.scrollTop=o+e.offsetHeight-t.clientHeight)}var R=64;function Qt(){return{type:"woods",snap:.25,zones:"",drag:null,draft:[],pointer:null,corner:-1,tape:null,probe:null,drone:!1,ring:null,box:null,whole:{x:0,
y:0,w:1,h:1},px:1,hidden:new Set,locked:new Set,nodes:new Map}}function te(t,e){return e.op==="add"?t.features.push({key:e.id,id:e.id,type:e.type,outline:e.outline}):
_e(t,e,t.features.findIndex(o=>o.key===e.key)),t}function _e(t,e,o){let n=t.features[o];n&&(e.op==="outline"?n.outline=e.outline:e.op==="type"?n.type=e.type:e.op===
"delete"?t.features.splice(o,1):t.features.splice(e.to,0,...t.features.splice(o,1)))}function u(t,e=t.selected){return t.doc.features.find(o=>o.key===e)}function k(t,e){
let o=t.local.drag;return o&&o.key===e.key&&o.outline?o.outline:e.outline}function m(t,e){return t.view.types.find(o=>o.name===e)??{name:e,label:e||"no type",as:"",
ink:"#d9d6cc"}}function qe(t,e){return!t.local.locked.has(e)&&!t.local.hidden.has(e)}function g(t){return!!u(t)&&qe(t,t.selected)}function Ve(t,e){let o=new Set(
t.doc.features.map(n=>n.id));for(let n=1;;n++)if(!o.has(`${e}_${n}`))return`${e}_${n}`}function _(t,e,o,n){let r=W(o);if(JSON.stringify(r)===JSON.stringify(u(t,
e)?.outline))return t.draw();t.send({op:"outline",key:e,outline:r,deed:n})}function q(t,e,o,n){let r=n==="Draw"?e:(u(t)?.id||e).replace(/_\d+$/,""),a=Ve(t,r);t.
send({op:"add",id:a,type:e,outline:W(o),deed:n}),t.select(a)}function nt(t,e,o){let n=u(t);n&&g(t)&&_(t,n.key,o(n.outline),e)}function V(t,e){nt(t,"Rotate",o=>D(
o,e,S(o)))}function rt(t,e){nt(t,"Mirror",o=>Y(o,e,S(o)))}function ee(t,e,o){let n=t.local.corner,r=([a,s],l)=>n<0||n===l?[a+e,s+o]:[a,s];nt(t,"Nudge",a=>a.map(
r))}function oe(t){let e=u(t);e&&q(t,e.type,K(e.outline,1,-1),"Duplicate")}function ne(t){let e=u(t),o=[t.doc.width/2,t.doc.depth/2];e&&q(t,e.type,Y(e.outline,"\
both",o),"Mirror a copy as")}function at(t,e){let o=t.doc.features.findIndex(r=>r.key===t.selected),n=o+e;o>=0&&n>=0&&n<t.doc.features.length&&t.send({op:"order",
key:t.selected,to:n})}function st(t){if(!g(t))return;if(t.local.corner>=0)return lt(t,t.selected,t.local.corner);let e=t.doc.features.findIndex(n=>n.key===t.selected);
t.send({op:"delete",key:t.selected});let o=t.doc.features[Math.min(e,t.doc.features.length-1)];t.select(o?o.key:"")}function lt(t,e,o){let n=u(t,e)?.outline??[];
if(t.local.corner=-1,n.length<=3)return t.say("A piece has at least three corners","refused");_(t,e,n.filter((r,a)=>a!==o),"Remove a corner of")}function it(t){
return t.tool==="select"&&u(t)?.type||t.local.type}function ct(t,e){let o=t.tool==="select"?u(t):null;t.local.type=e,o&&o.type!==e&&g(t)?t.send({op:"type",key:o.
key,type:e}):t.draw()}function pt(t,e){let o=u(t);if(!o)return;let n=o.outline.length+1;t.local.corner=(t.local.corner+1+e+n)%n-1;let r=t.local.corner;t.say(r<0?
"Whole piece":`Corner ${r+1} at ${o.outline[r].join(", ")}`),t.draw()}var ft={woods:{fill:"M.28 .08l.2 .34h-.4zM.76 .56l.2 .34h-.4z"},bush:{fill:"M.2 .3a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0M.65 .78a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0"},
plains:{line:"M.2 .3v-.14M.7 .8v-.14"},hill:{line:"M0 .25q.25-.3 .5 0t.5 0M0 .75q.25-.3 .5 0t.5 0"},stream:{line:"M0 .3q.25-.16 .5 0t.5 0M0 .8q.25-.16 .5 0t.5 0"},
river:{line:"M0 .2q.25-.16 .5 0t.5 0M0 .53q.25-.16 .5 0t.5 0M0 .87q.25-.16 .5 0t.5 0"},large_building:{line:"M0 1L1 0M0 .5L.5 0M.5 1L1 .5"},civilian_building:{line:"\
M0 1L1 0"},fortified_building:{line:"M0 1L1 0M0 0L1 1"},swamp:{line:"M.1 .4h.4M.2 .4v-.2M.3 .4v-.26M.4 .4v-.2M.6 .9h.4M.7 .9v-.2M.8 .9v-.26M.9 .9v-.2"},marsh:{line:"\
M.2 .35v-.2M.3 .35v-.26M.4 .35v-.2M.7 .85v-.2M.8 .85v-.26M.9 .85v-.2"},rock_formation:{fill:"M.1 .45l.16-.32 .18 .1 .06 .22zM.56 .92l.1-.3 .22 .04 .08 .26z"},broken_rocky:{
line:"M.12 .4l.1-.2 .16 .05 .04 .15zM.6 .86l.08-.2 .18 .06 .02 .14z"},crater:{line:"M.3 .5a.2 .2 0 1 1 .4 0a.2 .2 0 1 1-.4 0"}},He={fill:"M.44 .5a.06 .06 0 1 1 \
.12 0a.06 .06 0 1 1-.12 0"};function re(t){let e=new Map(t.view.types.map(o=>[o.as,o.ink]));return e.set("","#d9d6cc"),i("defs",{},[...e].map(([o,n])=>je(o,n)))}
function je(t,e){let o=ft[t]??He,n=`color-mix(in srgb, ${e} 62%, black)`,r={width:1,height:1};return i("pattern",{id:H(t),...r,viewBox:"0 0 1 1",patternUnits:"u\
serSpaceOnUse"},i("rect",{...r,fill:e}),o.fill&&i("path",{d:o.fill,fill:n,opacity:.6}),o.line&&i("path",{d:o.line,fill:"none",stroke:n,"stroke-width":.06,opacity:.7}))}
function H(t){return`tile-${t||"none"}`}function ut(t,e){let o=`url(#${H(m(t,e).as)})`;return i("svg",{class:"swatch",viewBox:"0 0 1.5 1.5","aria-hidden":"true"},
i("rect",{width:1.5,height:1.5,fill:o}))}function ae(t){let e=o=>t.layers[o]=i("g",{class:o});return t.layers={},t.stage=i("svg",{class:"stage",role:"group",tabindex:-1}),t.stage.append(...["ground","p\
ieces","zones","asked","handles","draft"].map(e)),new ResizeObserver(()=>t.draw()).observe(t.stage),t.stage}function se(t){let{width:e,depth:o}=t.doc;Gt(t),t.stage.
setAttribute("aria-label",`Terrain map, ${e} by ${o} inches, ${t.doc.features.length} pieces`),t.stage.dataset.tool=t.tool,Ue(t),Ge(t),We(t),Ye(t),eo(t),oo(t)}function Ue(t){
let e=JSON.stringify([t.doc.width,t.doc.depth,t.view.types,t.view.ground]);t.local.groundKey!==e&&(t.local.groundKey=e,t.layers.ground.replaceChildren(re(t),...Ft(
t.doc,t.view.ground)))}function Ge(t){let e=t.local.nodes,o=t.doc.features.filter(s=>!t.local.hidden.has(s.key)),n=new Set(o.map(s=>s.key));for(let[s,l]of e)n.has(
s)||e.delete(s)&&l.remove();let r=v(t.layers.pieces),a=null;for(let s of o){let l=e.get(s.key)??Je(t,s.key);e.set(s.key,l),Fe(t.layers.pieces,l,a),Ze(t,s,l),a=l}
r?.isConnected&&r!==v(r)&&r.focus()}function Fe(t,e,o){e.previousSibling===o&&e.parentNode===t||(o?o.after(e):t.prepend(e))}function Je(t,e){let o=i("g",{class:"\
piece",tabindex:0,role:"button","data-key":e},i("path",{class:"body"}),i("path",{class:"edge"}),i("text",{class:"name"}));return o.addEventListener("focus",()=>o.
matches(":focus-visible")&&t.select(e)),o}function Ze(t,e,o){let n=k(t,e),r=m(t,e.type),[a,s,l]=o.children,c=w(t,n);a.setAttribute("d",c),a.setAttribute("fill",
`url(#${H(ft[r.as]?r.as:"")})`),s.setAttribute("d",c),s.style.setProperty("--ink",`color-mix(in srgb, ${r.ink} 55%, black)`);let f=dt(t,e,n);o.classList.toggle(
"wrong",f.length>0),o.classList.toggle("selected",t.selected===e.key),o.classList.toggle("locked",t.local.locked.has(e.key)),o.setAttribute("aria-pressed",String(
t.selected===e.key)),o.setAttribute("aria-label",[`${e.key}, ${r.label}, ${n.length} corners`,...f].join("; "));let{at:h,wide:M}=Rt(n),wt=`${f.length?"⚠ ":""}${e.
id||e.key}`.replaceAll("_"," "),[ge,xe]=x(t,h),F=11*t.local.px,ye=t.selected===e.key||wt.length*F*.55<M*1.15;for(let[me,be]of Object.entries({x:ge,y:xe+F*.34,"f\
ont-size":F}))l.setAttribute(me,String(be));y(l,ye?wt:f.length?"⚠":"")}function dt(t,e,o){let{width:n,depth:r}=t.doc;if(o===e.outline)return t.view.problems[e.
key]??[];let a=[];return Q(o)&&a.push("the outline crosses itself"),Bt(o,n,r)&&a.push("it hangs over the table's edge"),a}function We(t){let{width:e}=t.doc,o=t.
view.zones.filter(n=>n.game===t.local.zones);t.layers.zones.replaceChildren(...o.map(n=>{let[,r]=x(t,[0,n.high]),[,a]=x(t,[0,n.low]),s=n.low>0?a:r,l=11*t.local.
px,c=n.low>0?s-l*.5:s+l*1.2;return i("g",{class:n.dotted?"zone dotted":"zone",style:`--ink: ${n.ink}`},i("rect",{x:0,y:r,width:e,height:a-r}),i("path",{d:`M0 ${s}\
H${e}`}),i("text",{x:e-l*.5,y:c,"font-size":l,"text-anchor":"end"},n.title))}))}function Ye(t){let{tape:e,ring:o,probe:n}=t.local;t.layers.asked.replaceChildren(
...o?Xe(t,o):[],...n?to(t,n):[],...e?Yt(t,e):[])}function Xe(t,e){let[o,n]=x(t,e),r=11*t.local.px;return[...t.view.rings.map(s=>i("g",{class:s.band?"ring band":
"ring"},i("circle",{cx:o,cy:n,r:s.radius}),i("text",{...Qe(t,[o,n],s,r),"font-size":r,"text-anchor":"middle"},s.label))),ht(t,e,"U")]}function Qe(t,[e,o],{radius:n,
band:r},a){let s=o-n-a*.35,l=o+n-a*.5,[c,f]=r?[l,s]:[s,l],h=M=>M>a&&M<t.doc.depth;return{x:e,y:!h(c)&&h(f)?f:c}}function to(t,{viewer:e,target:o}){let n=gt(t),r=n?.
ends?n.blocked?"blocked":"open":"asking";return[...(n?.crossed??[]).flatMap(({key:s,cover:l})=>{let c=u(t,s);return c?[i("path",{class:`crossed ${l}`,d:w(t,k(t,
c))})]:[]}),i("g",{class:`sight ${r}`},i("path",{d:w(t,n?.ends??[e,o],!0)})),ht(t,e,"A","viewer"),ht(t,o,"B","target")]}function gt(t){let{probe:e,drone:o}=t.local,
n=t.view.probe?.asked;return n&&JSON.stringify([n.viewer,n.target,n.drone])===JSON.stringify([e?.viewer,e?.target,o])?t.view.probe:null}function ht(t,e,o,n=""){
let[r,a]=x(t,e),s=Math.max(t.view.base/2,7*t.local.px);return i("g",{class:"unit","data-end":n},i("circle",{cx:r,cy:a,r:s}),i("text",{x:r,y:a+s*.36,"font-size":s*
1.05,"text-anchor":"middle"},o))}function eo(t){let e=u(t);if(!e||t.tool!=="select"||!g(t))return t.layers.handles.replaceChildren();let o=k(t,e),n=o.map(([l,c],f)=>{
let[h,M]=o[(f+1)%o.length];return[(l+h)/2,(c+M)/2]}),r=b(o),a=[(r.west+r.east)/2,r.north],s=[a[0],r.north+26*t.local.px];t.layers.handles.replaceChildren(i("pat\
h",{class:"stem",d:w(t,[a,s],!0)}),$(t,s,6,"knob",{"data-turn":""}),...t.local.drag?[]:n.map((l,c)=>$(t,l,4,"between",{"data-between":c})),...o.map((l,c)=>$(t,l,
5.5,c===t.local.corner?"corner chosen":"corner",{"data-corner":c})))}function oo(t){let{draft:e,pointer:o}=t.local;if(!e.length)return t.layers.draft.replaceChildren();
let n=o?[...e,o]:e,r=n.length>3&&Q(n);t.layers.draft.replaceChildren(i("path",{class:r?"line wrong":"line",d:w(t,n,n.length<3)}),...e.map((a,s)=>$(t,a,s?3.5:6,s?
"end":"end first")))}var no="M2 10q8-10 16 0q-8 10-16 0zM7.6 10a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0",ro="M2 9q8 9 16 0M5 13l-1.4 2M10 14.4v2.2M15 13l1.4 2",ao="M5 9h10v8H5zM7 9V\
6.5a3 3 0 0 1 6 0V9",so="M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 5.8-1";function ie(t){t.panel={types:p("div",{class:"types",role:"radiogroup","aria-label":"Terrain type"}),
effect:p("p",{class:"effect"}),alike:p("div",{class:"alike"}),about:p("div",{class:"about"}),layers:p("ul",{class:"layers","aria-label":"Pieces, the topmost fir\
st"}),count:p("span",{class:"count"})};let{types:e,effect:o,alike:n,about:r,layers:a,count:s}=t.panel;return p("aside",{class:"panel"},p("h3",{"aria-level":2},"\
Terrain"),e,o,n,r,p("h3",{"aria-level":2},"Pieces ",s),a)}function ce(t){lo(t),co(t),fo(t),go(t)}function lo(t){let e=it(t),o=JSON.stringify([t.view.types,e]);if(y(
t.panel.effect,m(t,e).effect??""),t.local.typesKey===o)return;t.local.typesKey=o;let n=t.panel.types.contains(v(t.panel.types));t.panel.types.replaceChildren(...t.
view.types.map(r=>io(t,r,e))),n&&N(t.panel.types,'[aria-checked="true"]')?.focus()}function io(t,e,o){let n=e.name===o;return p("button",{type:"button",class:"t\
ype",role:"radio","aria-checked":String(n),tabindex:n?0:-1,title:e.effect,"data-type":e.name,onclick:()=>ct(t,e.name),onkeydown:r=>po(t,r)},ut(t,e.name),p("span",
{},e.label))}function co(t){let{hidden:e,locked:o}=t.local,n=m(t,it(t)),r=t.doc.features.filter(c=>c.type===n.name).map(c=>c.key),a=JSON.stringify([n,r,[...e],[
...o]]);if(t.local.alikeKey===a)return;t.local.alikeKey=a;let s=r.length===1?"1 piece":`${r.length||"no"} pieces`,l={name:`all ${n.label}, ${s}`,focus:"all",keys:r};
pe(t,t.panel.alike,[p("span",{},`${n.label}: ${s}`),...r.length?fe(t,l):[]])}function po(t,e){let o={ArrowDown:1,ArrowRight:1,ArrowUp:-1,ArrowLeft:-1}[e.key];if(!o)
return;e.preventDefault(),e.stopPropagation();let n=t.view.types.map(a=>a.name),r=n.indexOf(e.currentTarget.dataset.type??"");ct(t,n[(r+o+n.length)%n.length])}function fo(t){
let e=uo(t),{heading:o,lines:n,wrong:r}=e,a=JSON.stringify(e);t.local.aboutKey!==a&&(t.local.aboutKey=a,t.panel.about.replaceChildren(...o?[p("h3",{},o)]:[],...n.
map(s=>p("p",{},s.replaceAll("_"," "))),...r.map(s=>p("p",{class:"problem"},s))))}function uo(t){let e=u(t);if(t.local.probe)return{heading:"Line of sight A to \
B",lines:gt(t)?.words??["Asking the engine …"],wrong:[]};if(!e)return{heading:"",lines:[],wrong:t.view.problems[""]??[]};let o=dt(t,e,k(t,e));return{heading:e.
key.replaceAll("_"," "),lines:ho(t,e),wrong:o}}function ho(t,e){let o=k(t,e),{west:n,south:r,east:a,north:s}=b(o),l=c=>Number(c.toFixed(2));return[`${l(a-n)} by\
 ${l(s-r)} in, ${Dt(o).toFixed(1)} sq in`,`x ${l(n)} to ${l(a)}, y ${l(r)} to ${l(s)}`]}function go(t){let{hidden:e,locked:o}=t.local,n=[...t.doc.features].reverse(),
r=JSON.stringify([n.map(a=>[a.key,a.type]),t.selected,[...e],[...o],t.view.problems]);t.local.layersKey!==r&&(t.local.layersKey=r,y(t.panel.count,String(n.length)),
pe(t,t.panel.layers,n.map(a=>xo(t,a))),Xt(t.panel.layers,N(t.panel.layers,".chosen")))}function pe(t,e,o){let n=v(t.root)?.dataset.focus;e.replaceChildren(...o),
n&&N(e,`[data-focus="${CSS.escape(n)}"]`)?.focus()}function xo(t,e){let o=(t.view.problems[e.key]??[]).length>0,n=e.key.replaceAll("_"," "),r=p("button",{type:"\
button",class:"pick","data-focus":`pick ${e.key}`,"aria-pressed":String(t.selected===e.key),title:`${n}, ${m(t,e.type).label}`,onclick:()=>yo(t,e.key)},ut(t,e.type),
p("span",{},`${o?"⚠ ":""}${n}`));return p("li",{class:t.selected===e.key?"chosen":""},r,...fe(t,{name:n,focus:e.key,keys:[e.key]}))}function fe(t,e){return[le(
t,e,t.local.hidden,[no,ro],["Hide","Show"]),le(t,e,t.local.locked,[so,ao],["Lock","Unlock"])]}function yo(t,e){t.local.probe=null,t.local.corner=-1,t.select(e)}
function le(t,{name:e,focus:o,keys:n},r,a,s){let l=n.every(h=>r.has(h)),c=`${s[Number(l)]} ${e}`,f=p("button",{type:"button",class:l?"mark on":"mark","aria-labe\
l":c,title:c,"data-focus":`${s[0]} ${o}`,onclick:()=>{n.forEach(h=>l?r.delete(h):r.add(h)),t.draw()}});return f.append(E(a[Number(l)])),f}var mo=10;function ue(t){return C(t).find(e=>e.dataset.key&&e.classList.contains("piece"))?.dataset.key??""}function bo(t,e,o){let n=[...t.layers.handles.querySelectorAll(
"circle")],r=n.find(f=>f===e.target);if(r)return r;let[a,s]=x(t,o),l=f=>Math.hypot(f.cx.baseVal.value-a,f.cy.baseVal.value-s)/t.local.px,c=n.sort((f,h)=>l(f)-l(
h))[0];return c&&l(c)<mo?c:null}var wo={down(t,e,o){let n=bo(t,e,o)?.dataset??{},r=u(t);if(r&&n.corner!==void 0)return Mo(t,e,r,Number(n.corner));if(r&&n.between!==
void 0)return vo(t,r,Number(n.between));if(r&&n.turn!==void 0)return U(t,r,{deed:"Rotate",middle:S(r.outline)});ko(t,e,o)},move(t,e,o){let{drag:n}=t.local;n?.pan?
Jt(t,n,e):n?.key!==void 0&&So(t,n,e,o)},up(t){let{drag:e}=t.local;t.local.drag=null,e?.outline?_(t,e.key,e.outline,e.deed):t.draw()}};function ko(t,e,o){let n=ue(
e);t.local.corner=-1;let r=u(t,n);if(!r||t.local.locked.has(n))return t.local.drag={pan:!0,x:e.clientX,y:e.clientY},t.select(n);t.select(n),U(t,r,{deed:"Move",from:o})}
function U(t,e,o){t.local.drag={key:e.key,outline:null,...o}}function Mo(t,e,o,n){if(e.altKey)return lt(t,o.key,n);t.local.corner=n,U(t,o,{deed:"Reshape",corner:n})}
function vo(t,e,o){if(e.outline.length>=R)return t.say(`A piece has at most ${R} corners`,"refused");U(t,e,{deed:"Add a corner to",added:o+1})}function So(t,e,o,n){
let r=u(t,e.key);if(!r)return void(t.local.drag=null);let a=d(t,n,o.altKey);e.from?e.outline=Oo(t,r.outline,e.from,n,o):e.middle?e.outline=Ao(r.outline,e.middle,
n,o.altKey):e.added?e.outline=r.outline.toSpliced(e.added,0,a):e.corner!==void 0&&(e.outline=r.outline.with(e.corner,a)),t.draw()}function Oo(t,e,o,n,r){let[a,s]=d(
t,[n[0]-o[0],n[1]-o[1]],r.altKey);return r.shiftKey&&Math.abs(a)>Math.abs(s)?s=0:r.shiftKey&&(a=0),a||s?K(e,a,s):null}function Ao(t,e,o,n){let r=Math.atan2(o[0]-
e[0],o[1]-e[1])*-180/Math.PI,a=T(r,n?1:15);return a?D(t,a,e):null}var $o={down(t,e,o){let{draft:n}=t.local,r=d(t,o,e.altKey),a=s=>O(s,o)<8*t.local.px;if(n.length>=
3&&(a(n[0])||a(n[n.length-1])))return z(t);(!n.length||!a(n[n.length-1]))&&n.push(r),n.length>=R?z(t):t.draw()},move(t,e,o){t.local.pointer=t.local.draft.length?
d(t,o,e.altKey):null,t.local.pointer&&t.draw()}};function z(t){let{draft:e}=t.local;if(t.local.draft=[],t.local.pointer=null,e.length<3)return t.draw();q(t,t.local.
type,e,"Draw"),t.hint("Drawn. Click to begin another piece, or press V to move and reshape this one")}function xt(t){t.local.draft.pop(),t.draw()}var To={down(t,e,o){
t.local.drag={from:d(t,o,e.altKey)}},move(t,e,o){let{drag:n}=t.local;if(!n?.from)return;let[[r,a],[s,l]]=[n.from,d(t,o,e.altKey)];t.local.draft=r!==s&&a!==l?[[r,
a],[s,a],[s,l],[r,l]]:[],t.draw()},up(t){t.local.drag=null,z(t)}},Lo={down(t,e){let o=u(t,ue(e));if(!o)return t.say("There is no terrain to take the type of");t.
local.type=o.type,t.selected="",t.choose("draw"),t.say(`Drawing ${m(t,o.type).label}`)}},zo=ot((t,e,o)=>t.local.ring=o),Eo={down(t,e,o){let n=C(e).find(s=>s.dataset.
end)?.dataset.end,r=d(t,L(t,o),e.altKey),a=t.local.probe;t.local.probe=n?a:{viewer:r,target:r},t.local.drag={end:n==="viewer"?"viewer":"target"},t.draw()},move(t,e,o){
let{drag:n,probe:r}=t.local;!n?.end||!r||(t.local.probe={...r,[n.end]:d(t,L(t,o),e.altKey)},j(t,!0),t.draw())},up(t){t.local.drag=null,j(t,!1),t.draw()}};function j(t,e){
let{probe:o,drone:n}=t.local;if(!o||O(o.viewer,o.target)===0)return;let r=t.local.askedAt&&performance.now()-t.local.askedAt<120;e&&r||(t.local.askedAt=performance.
now(),t.ask({...o,drone:n}))}var yt={select:wo,draw:$o,box:To,pick:Lo,tape:Wt,rings:zo,sight:Eo};function he(t){let e=t.stage;e.addEventListener("pointerdown",o=>Co(
t,o)),e.addEventListener("pointermove",o=>Po(t,o)),e.addEventListener("pointerup",o=>No(t,o)),e.addEventListener("pointercancel",()=>mt(t)),e.addEventListener("\
contextmenu",o=>{o.preventDefault(),t.local.draft.length&&xt(t)}),e.addEventListener("wheel",o=>Zt(t,o),{passive:!1})}function Co(t,e){e.button===0&&(t.stage.setPointerCapture(
e.pointerId),t.say(""),yt[t.tool].down(t,e,B(t,e)))}function Po(t,e){let o=B(t,e),[n,r]=d(t,o,e.altKey);y(t.status.place,`${n.toFixed(2)}, ${r.toFixed(2)}`),yt[t.
tool].move?.(t,e,o)}function No(t,e){e.button===0&&yt[t.tool].up?.(t,e,B(t,e))}function mt(t){let e=t.local;e.drag||e.draft.length?Object.assign(e,{drag:null,draft:[],
pointer:null}):t.tool!=="select"?t.choose("select"):e.tape||e.ring||e.probe?Object.assign(e,{tape:null,ring:null,probe:null}):e.corner>=0?e.corner=-1:t.select(""),
t.draw()}var bt=["","Attack and defence","Chance encounter"],G=t=>!!u(t),de=[[{name:"select",label:"Select and move",key:"V",tool:!0,icon:"M5 3l10 7-5 1-2 5z",hint:"Drag\
 a piece, a corner, or a dot between corners; the knob turns; Alt: no snap, Alt-click removes a corner"},{name:"draw",label:"Draw a piece",key:"P",tool:!0,icon:"\
M4 14L6 5l8-1 3 7-6 6z",hint:"Click corner after corner; close on the first one or with Enter; Backspace takes one back, Escape all"},{name:"box",label:"Draw a \
rectangle",key:"B",tool:!0,icon:"M3.5 5.5h13v9h-13z",hint:"Drag from corner to corner"},{name:"pick",label:"Take a terrain type from the map",key:"I",tool:!0,icon:"\
M11 5l4 4M12.5 3.5a2.1 2.1 0 0 1 4 4L14 10l-4-4zM11 7l-6.5 6.5L4 16l2.5-.5L13 9",hint:"Click a piece to draw with its type"}],[Ht,{name:"rings",label:"Ranges ro\
und a unit",key:"G",tool:!0,icon:"M10 10h.01M6.5 10a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M2.5 10a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0",hint:"Click or drag a unit\
 to see how far it moves, jumps and shoots"},{name:"sight",label:"Line of sight",key:"L",tool:!0,icon:"M2 10q8-10 16 0q-8 10-16 0zM7.6 10a2.4 2.4 0 1 1 4.8 0a2.\
4 2.4 0 1 1-4.8 0",hint:"Drag from A, who looks, to B; drag either end afterwards. The engine tells what lies between"},{name:"drone",label:"Look at a drone ins\
tead of a trooper",key:"T",icon:"M5 5l10 10M15 5L5 15M3 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0M13 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0M3 15a2 2 0 1 1 4 0a2 2 0 1 1-4 0M13 15a2 \
2 0 1 1 4 0a2 2 0 1 1-4 0",on:t=>t.local.drone,run:Io},{name:"zones",label:"Deployment zones",key:"Z",icon:"M3 3h14v14H3zM3 8h14M3 14h14",on:t=>t.local.zones!==
"",run:Ko},jt],[{name:"left",label:"Turn 15 degrees to the left",key:"[",icon:"M4 8a6.5 6.5 0 1 1-.3 4M4 3v5h5",can:g,run:t=>V(t,15)},{name:"right",label:"Turn \
15 degrees to the right",key:"]",icon:"M16 8a6.5 6.5 0 1 0 .3 4M16 3v5h-5",can:g,run:t=>V(t,-15)},{name:"quarter",label:"Turn by a quarter",key:"Q",icon:"M4 16V\
9a5 5 0 0 1 5-5h6M12 1l3 3-3 3",can:g,run:t=>V(t,90)},{name:"mirrorx",label:"Mirror east and west",key:"X",icon:"M10 2v16M8 5L2.5 15H8zM12 5l5.5 10H12z",can:g,run:t=>rt(
t,"x")},{name:"mirrory",label:"Mirror north and south",key:"Y",icon:"M2 10h16M5 8L15 2.5V8zM5 12l10 5.5V12z",can:g,run:t=>rt(t,"y")}],[{name:"copy",label:"Dupli\
cate",key:"D",icon:"M7 7h10v10H7zM13 7V3H3v10h4",can:G,run:oe},{name:"across",label:"Copy to the other side, half a turn about the middle",key:"O",icon:"M3 3h6v\
5H3zM11 12h6v5h-6zM12 5.5h3.5V9M8 14.5H4.5V11",can:G,run:ne},{name:"forward",label:"Bring forward",key:"PageUp",icon:"M10 4v12M5 9l5-5 5 5",can:G,run:t=>at(t,1)},
{name:"back",label:"Send back",key:"PageDown",icon:"M10 16V4M5 11l5 5 5-5",can:G,run:t=>at(t,-1)},{name:"delete",label:"Delete",key:"Delete",icon:"M4 6h12M8 6V3\
.5h4V6M6 6l.7 11h6.600L14 6",can:g,run:st}],Ut];function Io(t){t.local.drone=!t.local.drone,t.say(`Looking at a ${t.local.drone?"drone":"trooper"}`),j(t,!1),t.draw()}
function Ko(t){t.local.zones=bt[(bt.indexOf(t.local.zones)+1)%bt.length],t.say(t.local.zones?`Zones of ${t.local.zones.toLowerCase()}`:"Zones hidden"),t.draw()}
var Do={Escape:mt,Enter:z,Backspace:t=>t.local.draft.length?xt(t):st(t),".":t=>pt(t,1),",":t=>pt(t,-1),"=":t=>A(t,1.5)};function Bo(t,e){if(P(e)||e.ctrlKey||e.metaKey)
return;let o=Ro(t,e);o&&(e.preventDefault(),e.stopPropagation(),o(t))}function Ro(t,{key:e,shiftKey:o}){let n=Vt[e],r=o?1:t.local.snap||.05;return n?()=>ee(t,n[0]*
r,n[1]*r):e==="Enter"&&!t.local.draft.length?void 0:Do[e]}var Rn=Ct({start(t){t.local=Qt(),t.root.append($t(t,"Tools of the map",de),p("div",{class:"desk"},ae(t),
ie(t))),he(t),t.tool="select",t.hint(de[0][0].hint??"")},apply:te,reveals:["features"],draw(t){se(t),ce(t)},chosen(t,e){Object.assign(t.local,{draft:[],drag:null,
pointer:null,corner:-1}),e!=="sight"&&(t.local.probe=null),e==="select"&&Object.assign(t.local,{tape:null,ring:null})},reveal(t,e){t.local.hidden.delete(e),t.local.
corner=-1,t.local.probe=null},key:Bo});export{Rn as default};
