var pt="http://www.w3.org/2000/svg";function B(t,e,o){for(let[n,r]of Object.entries(e))typeof r=="function"?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(
n,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(n,String(r));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function c(t,e,...o){return B(document.
createElement(t),e,o)}function i(t,e,...o){return B(document.createElementNS(pt,t),e,o)}function C(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-hid\
den":"true"},i("path",{d:t}))}function g(t,e){t.textContent!==e&&(t.textContent=e)}function y(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function O(t){return y(t)[0]?.matches("input, textarea, selec\
t, [contenteditable]")??!1}function _(t,e){return t.querySelectorAll(e)}var j=window.musterpressOutboxes??=new Map;function v(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(o=>o.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function R(t,e){let o=j.get(t);if(o?.epoch===e)return{box:o,restarted:!1};let n=v(e);return j.set(t,n),{box:n,restarted:!!o?.
pending.length}}function D(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function N(t,e){let o=e.ack[t.inst]??0;o>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
o),t.pending=t.pending.filter(r=>r.seq>t.acked);let n=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...n.map(r=>r.seq)),
n}function q(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function I(t,e){let o=c("button",{type:"button",class:"tool","data-tool":e.name,"aria-label":e.label,"aria-keyshortcuts":e.key,title:e.key?`${e.label} (${e.key}\
)`:e.label,onclick:()=>H(t,e)});return o.append(C(e.icon)),o}function H(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.run?.(t))}function V(t){for(let{button:e,node:o}of t.buttons)e.tool?o.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&o.setAttribute("aria-pressed",String(!!e.
on(t))),o.disabled=!!(e.can&&!e.can(t))}function U(t,e){if(O(e))return!1;let n=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+
(e.key.length===1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(n));return r?(e.preventDefault(),e.stopPropagation(),
H(t,r.button),!0):!1}var ft=120,W=new WeakMap;function G(t){return e=>{let o=e.parentElement,n=W.get(o)??dt(e,t);W.set(o,n),n.component=e,kt(n,e.data)}}function dt(t,e){let o=gt(t,e);
return o.root.addEventListener("keydown",n=>U(o,n)||e.key?.(o,n)),t.parentElement.append(o.root),e.reveals&&(ht(o.root).dataset.reveals=e.reveals.join(" ")),e.start(
o),o.root.append(o.status.bar),o}function ht(t){return t.getRootNode().host}function gt(t,e){let o={...mt(t.data),parts:e,component:t,root:c("div",{class:"edito\
r"}),status:xt(),send:n=>yt(o,n),select:n=>vt(o,n),ask:n=>St(o,n),choose:n=>$t(o,n),draw:()=>Mt(o),hint:n=>g(o.status.hint,n),say:(n,r="notice")=>bt(o,n,r)};return o}
function mt({doc:t,view:e,rev:o,epoch:n}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,rev:o,
box:v(n),local:{}}}function xt(){let t=c("span",{class:"hint"}),e=c("span",{class:"said",role:"status"}),o=c("span",{class:"place"});return{hint:t,said:e,place:o,
bar:c("div",{class:"statusbar"},t,e,o)}}function bt(t,e,o){t.status.said.dataset.tone=o,g(t.status.said,e)}function kt(t,e){let{box:o,restarted:n}=R(e.key,e.epoch);
t.box=o,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=N(o,e);for(let s of r)t.say(s.words,"refused");n&&t.say("The session began anew: what was not yet kept is \
gone","refused"),K(t),wt(t),t.draw(),o.pending.length&&J(t)}function K(t){t.doc=t.box.pending.reduce((e,o)=>t.parts.apply(e,o),structuredClone(t.truth))}function wt(t){
let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(t,e.id),X(t))}function yt(t,e){D(t.box,e),t.say(""),K(t),F(t),t.draw()}
function F(t){t.component.setTriggerValue("ops",q(t.box,t.rev)),J(t)}function J(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.
length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),F(t))},t.box.waitMs)}function vt(t,e){t.selected!==e&&(t.selected=e,t.draw(),X(t))}function X(t){clearTimeout(
t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue("selected",t.selected))},ft)}function St(t,e){
let o=JSON.stringify(e);o!==t.asked&&(t.asked=o,t.component.setStateValue("question",e))}function $t(t,e){t.tool=e,t.hint(t.buttons.find(({button:o})=>o.name===
e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function Mt(t){t.parts.draw(t),V(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(
t.box.pending.length)}var S=[.5,1,2,4,8],zt=1100;function f(t,e,o=!1){o||z(t),t.local.at=Math.max(0,Math.min(t.doc.steps.length-1,e)),t.draw()}function $(t,e){let{at:o}=t.local,n=e>0?
t.starts.find(r=>r>o):t.starts.findLast(r=>r<o);f(t,n??(e>0?t.doc.steps.length-1:0))}function M(t){t.local.timer?z(t):(t.local.at===t.doc.steps.length-1&&(t.local.
at=0),Y(t)),t.draw()}function z(t){clearTimeout(t.local.timer),t.local.timer=0}function Y(t){if(t.local.at>=t.doc.steps.length-1||t.local.timer&&!t.root.isConnected){
z(t),t.draw();return}t.local.timer=setTimeout(()=>{f(t,t.local.at+1,!0),Y(t)},zt/t.local.speed)}function E(t,e){let o=S.indexOf(t.local.speed)+e;t.local.speed=S[Math.
max(0,Math.min(S.length-1,o))],t.draw()}function k(t,e){t.local.picked=e,t.draw()}function Q(t){let e=[],o={pieces:new Map,patches:[],gone:[]};for(let n of t)o={...o,pieces:Et(o.pieces,n.pieces)},n.patches&&(o={...o,patches:n.patches,gone:n.gone}),
e.push(o);return e}function Et(t,e){let o=Object.keys(e);if(!o.length)return t;let n=new Map(t);for(let r of o)e[r]===null?n.delete(r):n.set(r,e[r]);return n}function Z(t,e){
return t.map((o,n)=>n).filter(o=>o===0||t[o].event===e)}function m(t,e){let o=`${e.charAt(0).toUpperCase()}${e.slice(1)}`;return t.round===0?"Setup":`${o} ${t.round}`}
function w(t){let e=[];for(let o of t){let n=e.at(-1);n&&n[0]===o.reason&&n[1]===o.need?n[2].push(o.value):e.push([o.reason,o.need,[o.value]])}return e}function x(t,e){
let o=[e.state,e.counters?`${e.counters} target counter${e.counters===1?"":"s"}`:"",e.damaged?"damaged":"",e.stunned?"stunned":"",e.jamming?"jamming":"",e.dazed?
"Dazed":"",e.holding?`with the ${e.holding}`:""].filter(Boolean);return o.length?`${t}: ${o.join(", ")}`:t}var d="#ffffff",T="#262e36",tt=12;function ot(t){let{scene:e}=t.doc,[o,n]=e.size_in,r={terrain:i("g",{},e.terrain.map(h=>Tt(h,n))),patches:i("g",{}),passing:i("\
g",{class:"passing"}),pieces:i("g",{})},s=i("rect",{width:o,height:n,fill:e.ground}),a=i("g",{"aria-hidden":"true"},e.terrain.map(h=>Lt(h,n))),l=[s,At(e),r.terrain,
e.unmeasured?[]:Pt(o,n),a,r.patches,Bt(e)],p={role:"group","aria-label":"The table from above, north up"},u=i("svg",{viewBox:`0 0 ${o} ${n}`,class:"board",...p});
return u.append(...l.flat(),r.passing,r.pieces),{drawing:u,parts:r,nodes:new Map,depth:n}}function Tt({id:t,type:e,ink:o,outline:n},r){let s=n.map(([l,p])=>`${l}\
,${r-p}`).join(" "),a=i("polygon",{points:s,fill:o,class:"terrain","data-id":t});return a.append(i("title",{},`${t.replaceAll("_"," ")} (${e.replaceAll("_"," ")}\
)`)),a}function At({rings:t=[],size_in:[,e]}){return t.map(([o,n,r,s,a])=>{let l={fill:s,stroke:s,"fill-opacity":.1,"stroke-width":.12};return i("circle",{cx:o,
cy:e-n,r,...l},i("title",{},a))})}function Lt({type:t,outline:e},o){let n=e.map(([u])=>u),r=e.map(([,u])=>u),[s,a]=[Math.min(...n),Math.max(...n)],l=t.replaceAll(
"_"," ");if(a-s<l.length*.42)return null;let p=o-(Math.min(...r)+Math.max(...r))/2+.25;return i("text",{x:(s+a)/2,y:p,class:"terrainname"},l)}function Pt(t,e){let o=i(
"g",{class:"inches","aria-hidden":"true"});for(let n=6;n<t;n+=6)o.append(i("path",{d:`M ${n} 0 V ${e}`}));for(let n=6;n<e;n+=6)o.append(i("path",{d:`M 0 ${e-n} \
H ${t}`}));return o}function Bt({edges:t,inks:e,roles:o={},size_in:[n,r]}){let a={south:[0,r-.3,n,.3],north:[0,0,n,.3],west:[0,0,.3,r],east:[n-.3,0,.3,r]};return Object.
entries(t).map(([l,p])=>{let[u,h,it,lt]=a[p],b=o[l],ct=b?`${l}'s edge; ${l} ${b.does}`:`${l}'s edge`,P=i("rect",{x:u,y:h,width:it,height:lt,fill:e[l]},i("title",
{},ct));return b?i("g",{},P,Ct(b,p,n,r)):P})}function Ct({sign:t,ink:e},o,n,r){let a=o==="west"?.3:n-1.3-.3,l=o==="south"?r-1.3-.3:o==="east"?(r-1.3)/2:.3,p=i("\
path",{d:t,fill:e,"fill-rule":"evenodd"});return p.setAttribute("transform",`translate(${a+.15} ${l+.15}) scale(${(1.3-.3)/16})`),[i("rect",{x:a,y:l,width:1.3,height:1.3,
rx:.2,fill:d}),p]}function nt(t,e,o,n,r){let{scene:s}=t.doc;for(let a of _(e.parts.terrain,".terrain"))a.classList.toggle("gone",o.gone.includes(a.dataset.id??""));
e.parts.patches.replaceChildren(...o.patches.map(a=>Ot(a,s,e.depth))),e.parts.passing.replaceChildren(..._t(n,s,e.depth));for(let[a,l]of e.nodes)o.pieces.has(a)||
jt(e,a,l);for(let[a,l]of o.pieces)Rt(t,e,a,l);for(let[a,{node:l}]of e.nodes)l.classList.toggle("marked",r.includes(a)),l.classList.toggle("picked",a===t.local.picked)}
function Ot([t,e,o,n],r,s){let a={cx:e,cy:s-o,r:n};return i("circle",{...a,fill:r.patches[t],class:"patch"},i("title",{},t))}function _t(t,e,o){let n=[];if(t.way&&
n.push(et("way",t.way,o)),t.line&&n.push(et(`line ${t.line[0]}`,t.line,o)),t.blast){let[r,s,a]=t.blast;n.push(i("circle",{cx:r,cy:o-s,r:a,class:"blast"}))}for(let r of n)
r.style.stroke=r.classList.contains("blast")?"":e.inks[t.side];return n}function et(t,[,e,o,n,r],s){return i("line",{x1:e,y1:s-o,x2:n,y2:s-r,class:t})}function jt(t,e,{
node:o}){o.remove(),t.nodes.delete(e)}function Rt(t,e,o,n){let r=e.nodes.get(o);r||(r={node:Dt(t,o),piece:null},e.nodes.set(o,r),e.parts.pieces.append(r.node)),
r.piece!==n&&(r.piece=n,r.node.style.transform=`translate(${n.x}px, ${e.depth-n.y}px)`,r.node.setAttribute("aria-label",x(o,n)),r.node.replaceChildren(i("title",
{},x(o,n)),...Nt(t.doc.scene,o,n)))}function Dt(t,e){let o=()=>k(t,t.local.picked===e?"":e);return i("g",{class:"piece",role:"button",tabindex:0,"data-name":e,onclick:o,
onkeydown:r=>{r.key==="Enter"&&(r.preventDefault(),o())}})}function Nt(t,e,o){let n=t.base_in/2,r=t.inks[o.side]??t.inks[""],s=o.jamming?[i("circle",{r:n+t.jammer_in,
class:"jamming"})]:[],a=i("circle",{r:n*1.55,class:"halo"}),l=[...Ht(t,e,o,n,r),...Gt(o,n),...qt(o,n)];return It(o.lift,n,[...s,a,...l])}function qt({below:t},e){
if(!t)return[];let o=t.length>tt?`${t.slice(0,tt-1)}…`:t;return[i("text",{y:e*2.15,"font-size":e*.62,class:"below"},o)]}function It(t,e,o){if(!t)return o;let n=i(
"g",{},o);n.setAttribute("transform",`translate(0 ${-t-e})`);let r=i("path",{d:`M 0 0 V ${-t-e}`,stroke:T,"stroke-width":e*.25});return[i("circle",{r:e*.35,fill:T}),
r,n]}function Ht(t,e,o,n,r){if(t.letters[e])return Wt(t,e,o,n);if(t.icons[o.kind])return Vt(t,o,n,r);let[s,a]=t.solid?[r,t.signs?.[o.side]??d]:[d,r],l={fill:s,stroke:a,
"stroke-width":n*.2},p=o.plate?A(n*.94,l):i("circle",{r:n*.94,...l}),u=o.label??e.split(" ").at(-1)??"",h=n*Math.min(1,2.3/u.length);return[p,i("text",{y:h*.36,
"font-size":h,fill:a},u)]}function Vt(t,e,o,n){let r=1.44*o/16,s=i("path",{d:t.icons[e.kind],fill:t.signs?.[e.side]??d,"fill-rule":"evenodd"});s.setAttribute("t\
ransform",`translate(${-.72*o} ${-.72*o}) scale(${r})`);let a=i("circle",{r:o,fill:n,stroke:d,"stroke-width":o*.1});return[...Ut(e.facing,o,n),a,s]}function Ut(t,e,o){
if(!t)return[];let[n,r]=t,s=l=>`${e*(n*.8+l*r*.6)},${-e*(r*.8-l*n*.6)}`,a=`${n*e*1.8},${-r*e*1.8} ${s(-1)} ${s(1)}`;return[i("polygon",{points:a,fill:o,stroke:d,
"stroke-width":e*.1})]}function Wt(t,e,o,n){let r={fill:t.inks[""],stroke:d,"stroke-width":n*.1},s=`M ${-n} ${-n} L ${n} ${n} M ${-n} ${n} L ${n} ${-n}`;return[
...o.state==="secured"?[A(1.45*n,{class:"held",stroke:t.inks[o.side]})]:[],A(n,r),i("text",{y:n*.42,"font-size":n*1.5,fill:d},t.letters[e]),...o.state==="destro\
yed"?[i("path",{d:s,class:"destroyed"})]:[]]}function A(t,e){return i("rect",{x:-t,y:-t,width:2*t,height:2*t,rx:t*.3,...e})}function Gt(t,e){let o=[[t.counters?
String(t.counters):"",1,1],[t.damaged?"D":"",-1,-1],[t.stunned?"S":"",1,-1],...t.marks??[],[t.dazed?"D":"",-1,-1],[t.holding?t.holding.charAt(0):"",1,1]],n=e*.95;
return o.filter(([r])=>r).flatMap(([r,s,a])=>Kt(r,s*n,a*n,e))}function Kt(t,e,o,n){return[i("circle",{cx:e,cy:o,r:n*.6,fill:T,stroke:d,"stroke-width":n*.1}),i("\
text",{x:e,y:o+n*.3,"font-size":n*.85,fill:d},t)]}function rt(t){let e=c("ol",{class:"log",tabindex:0,"aria-label":"What happened"}),{chapter:o}=t.doc.scene,n=t.doc.steps.map((s,a)=>Ft(t,s,a));t.doc.steps.forEach(
(s,a)=>{let l=s.event===o;(a===0||l)&&e.append(c("li",{class:"chapter"},m(s,o))),l||e.append(n[a])});let r=c("div",{class:"rulewords",role:"status"});return{pane:c(
"div",{class:"logpane"},e,r),list:e,entries:n,words:r}}function Ft(t,e,o){let r=c("button",{type:"button",class:"sentence",tabindex:-1,onclick:()=>f(t,o)},e.text),
s=c("li",{class:"entry","data-step":o},r);e.side&&s.style.setProperty("--side",t.doc.scene.inks[e.side]);for(let a of e.notes)s.append(c("div",{class:"note"},a));
return e.dice.length&&s.append(c("div",{class:"dice"},w(e.dice).map(L))),e.rules.length&&s.append(c("div",{class:"rules"},e.rules.map(a=>Jt(t,a)))),s}function L([
t,e,o]){let n=o.map(s=>c("span",{class:"die"},String(s))),r=e?` against ${e}`:"";return c("span",{class:"throw"},`${t} `,n,r)}function Jt(t,e){return c("button",
{type:"button",class:"rule",tabindex:-1,onclick:()=>Xt(t,e)},e)}function Xt(t,e){let o=t.local.rule===e;t.local.rule=o?"":e;let n=t.doc.rules[e]??"The pack at h\
and has no rule of this number.";t.log.words.replaceChildren(...o?[]:[c("b",{},e),` ${n}`])}function st(t,e,o){e.entries[t.local.drawn]?.removeAttribute("aria-c\
urrent");for(let r of e.entries[t.local.drawn]?.querySelectorAll("button")??[])r.tabIndex=-1;t.local.drawn=o;let n=e.entries[o];n.setAttribute("aria-current","s\
tep");for(let r of n.querySelectorAll("button"))r.tabIndex=0;Yt(e.list,n)}function Yt(t,e){if(!e.isConnected)return;let[o,n]=[e.offsetTop-t.offsetTop,e.offsetTop-
t.offsetTop+e.offsetHeight],r=t.clientHeight/4;(o<t.scrollTop+r||n>t.scrollTop+t.clientHeight-r)&&(t.scrollTop=o-t.clientHeight/2)}function at(t){let{picked:e}=t.
local;t.local.marked!==e&&(t.local.marked=e,t.log.list.classList.toggle("filtered",!!e),t.log.entries.forEach((o,n)=>o.classList.toggle("about",t.doc.steps[n].who.
includes(e))))}var Qt=[{name:"first",label:"To the start",key:"Home",icon:"M5 4v12M16 4l-8 6 8 6z",run:t=>f(t,0)},{name:"round-back",label:"A round back",key:"PageUp",icon:"M1\
0 4l-7 6 7 6zM17 4l-7 6 7 6z",run:t=>$(t,-1)},{name:"back",label:"A step back",key:"ArrowLeft",icon:"M13 4l-7 6 7 6z",run:t=>f(t,t.local.at-1)},{name:"play",label:"\
Play or pause",key:"Space",icon:"M6 4l10 6-10 6z",on:t=>t.local.timer,run:t=>M(t)},{name:"on",label:"A step on",key:"ArrowRight",icon:"M7 4l7 6-7 6z",run:t=>f(t,
t.local.at+1)},{name:"round-on",label:"A round on",key:"PageDown",icon:"M3 4l7 6-7 6zM10 4l7 6-7 6z",run:t=>$(t,1)},{name:"last",label:"To the end",key:"End",icon:"\
M15 4v12M4 4l8 6-8 6z",run:t=>f(t,t.doc.steps.length-1)},{name:"slower",label:"Slower",key:"-",icon:"M5 10h10",run:t=>E(t,-1)},{name:"faster",label:"Faster",key:"\
+",icon:"M5 10h10M10 5v10",run:t=>E(t,1)}],Zt="Left and right step, Page Up and Page Down a round, Space plays; click a piece or a rule";function te(t){Object.assign(
t.local,{at:0,drawn:0,speed:1,timer:0,picked:"",marked:"",rule:""}),t.states=Q(t.doc.steps),t.starts=Z(t.doc.steps,t.doc.scene.chapter),t.board=ot(t),t.log=rt(t),
t.caption=c("div",{class:"caption",role:"status","aria-live":"polite"}),t.root.classList.add("replay"),t.root.tabIndex=-1,t.root.append(oe(t),c("div",{class:"st\
age"},ee(t),t.log.pane)),t.hint(Zt)}function ee(t){return c("div",{class:"table"},t.caption,t.board.drawing)}function oe(t){let e=()=>f(t,Number(t.slider.value)),
o=t.doc.steps.length-1;t.buttons=Qt.map(r=>({button:r,node:I(t,r)})),t.slider=c("input",{type:"range",min:0,max:o,value:0,"aria-label":"Step",oninput:e});let n=c(
"div",{class:"group"},t.buttons.map(r=>r.node));return c("div",{class:"toolbar",role:"group","aria-label":"Replay"},n,t.slider)}function ne(t){let{at:e,picked:o,
speed:n}=t.local,r=t.doc.steps[e],s=m(r,t.doc.scene.chapter),a=t.states[e];nt(t,t.board,a,r,r.who),st(t,t.log,e),at(t),re(t,r),t.slider.value=String(e),t.slider.
setAttribute("aria-valuetext",`${s}, step ${e+1}`);let l=a.pieces.get(o);t.say(l?x(o,l):o?`${o} is not on the table`:""),g(t.status.place,`${s}, step ${e+1} of ${t.
doc.steps.length}, speed ${n}`),t.root.dataset.step=String(e)}function re(t,e){if(t.local.captioned===e)return;t.local.captioned=e;let o=c("div",{class:"dice"},
w(e.dice).map(L)),{chapter:n}=t.doc.scene,r=e.event===n?m(e,n):e.text;t.caption.replaceChildren(c("span",{},r),o)}function se(t,e){if(e.key==="Escape")k(t,"");else if(e.
key===" "&&!y(e)[0]?.matches("button"))M(t);else return!1;return e.preventDefault(),!0}var Re=G({start:te,draw:ne,key:se,apply:t=>t});export{Re as default};
