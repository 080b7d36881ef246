var j="http://www.w3.org/2000/svg";function b(t,o,e){for(let[r,n]of Object.entries(o))typeof n=="function"?t.addEventListener(r.slice(2),n):n===!0?t.setAttribute(
r,""):n!==!1&&n!==null&&n!==void 0&&t.setAttribute(r,String(n));return t.append(...e.flat().filter(r=>r!=null&&r!==!1)),t}function a(t,o,...e){return b(document.
createElement(t),o,e)}function h(t,o,...e){return b(document.createElementNS(j,t),o,e)}function d(t){return h("svg",{viewBox:"0 0 20 20",class:"icon","aria-hidd\
en":"true"},h("path",{d:t}))}function c(t,o){t.textContent!==o&&(t.textContent=o)}function I(t){return t.composedPath().filter(o=>o instanceof HTMLElement||o instanceof SVGElement)}function m(t){return I(t)[0]?.matches("input, textarea, selec\
t, [contenteditable]")??!1}function w(t,o){return t.querySelectorAll(o)}var v=window.musterpressOutboxes??=new Map;function f(t){let o=[...crypto.getRandomValues(new Uint32Array(2))].map(e=>e.toString(36)).join("");return{epoch:t,inst:o,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function k(t,o){let e=v.get(t);if(e?.epoch===o)return{box:e,restarted:!1};let r=f(o);return v.set(t,r),{box:r,restarted:!!e?.
pending.length}}function y(t,o){t.seq+=1,t.pending.push({seq:t.seq,...o})}function S(t,o){let e=o.ack[t.inst]??0;e>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
e),t.pending=t.pending.filter(n=>n.seq>t.acked);let r=o.refusals.filter(n=>n.inst===t.inst&&n.seq>t.refused);return t.refused=Math.max(t.refused,...r.map(n=>n.seq)),
r}function E(t,o){return{epoch:t.epoch,inst:t.inst,base_rev:o,ops:t.pending}}function R(t,o){o.can&&!o.can(t)||(o.tool?t.choose(o.name):o.run?.(t))}function T(t){for(let{button:o,node:e}of t.buttons)o.tool?e.setAttribute("aria-pressed",String(t.tool===o.name)):o.on&&e.setAttribute("aria-pressed",String(!!o.
on(t))),e.disabled=!!(o.can&&!o.can(t))}function M(t,o){if(m(o))return!1;let r=[o.ctrlKey||o.metaKey?"Ctrl+":"",o.shiftKey&&o.key.length>1?"Shift+":""].join("")+
(o.key.length===1?o.key.toUpperCase():o.key),n=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(r));return n?(o.preventDefault(),o.stopPropagation(),
R(t,n.button),!0):!1}var z=120,A=new WeakMap;function L(t){return o=>{let e=o.parentElement,r=A.get(e)??V(o,t);A.set(e,r),r.component=o,G(r,o.data)}}function V(t,o){let e=K(t,o);return e.
root.addEventListener("keydown",r=>M(e,r)||o.key?.(e,r)),t.parentElement.append(e.root),o.reveals&&($(e.root).dataset.reveals=o.reveals.join(" ")),o.start(e),e.
root.append(e.status.bar),e}function $(t){return t.getRootNode().host}function K(t,o){let e={...H(t.data),parts:o,component:t,root:a("div",{class:"editor"}),status:U(),
send:r=>J(e,r),select:r=>X(e,r),ask:r=>Y(e,r),choose:r=>Q(e,r),draw:()=>Z(e),hint:r=>c(e.status.hint,r),say:(r,n="notice")=>F(e,r,n)};return e}function H({doc:t,
view:o,rev:e,epoch:r}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:o,rev:e,box:f(r),local:{}}}
function U(){let t=a("span",{class:"hint"}),o=a("span",{class:"said",role:"status"}),e=a("span",{class:"place"});return{hint:t,said:o,place:e,bar:a("div",{class:"\
statusbar"},t,o,e)}}function F(t,o,e){t.status.said.dataset.tone=e,c(t.status.said,o)}function G(t,o){let{box:e,restarted:r}=k(o.key,o.epoch);t.box=e,t.truth=o.
doc,t.rev=o.rev,t.view=o.view;let n=S(e,o);for(let s of n)t.say(s.words,"refused");r&&t.say("The session began anew: what was not yet kept is gone","refused"),C(
t),W(t),t.draw(),e.pending.length?N(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function C(t){t.doc=t.box.pending.reduce((o,e)=>t.parts.apply(
o,e),structuredClone(t.truth))}function W(t){let o=t.view.reveal;!o||o.token===t.shown||(t.shown=o.token,t.selected=o.id,t.parts.reveal?.(t,o.id),P(t))}function J(t,o){
y(t.box,o),t.say(""),C(t),O(t),t.draw()}function O(t){t.component.setTriggerValue("ops",E(t.box,t.rev)),N(t)}function N(t){clearTimeout(t.timer),t.timer=setTimeout(
()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),O(t))},t.box.waitMs)}function X(t,o){t.selected!==o&&(t.selected=o,
t.draw(),P(t))}function P(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue(
"selected",t.selected))},z)}function Y(t,o){let e=JSON.stringify(o);e!==t.asked&&(t.asked=e,t.component.setStateValue("question",o))}function Q(t,o){t.tool=o,t.
hint(t.buttons.find(({button:e})=>e.name===o)?.button.hint??""),t.parts.chosen?.(t,o),t.draw()}function Z(t){t.parts.draw(t),T(t),t.root.dataset.ackedSeq=String(
t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}var tt={document:"Documents",rule:"Rules",offer:"Pages and commands",use:"Named by",text:"Texts"};function q(t,o){return t.local.groups.flatMap(e=>e.hits)[o]}function g(t,o){
let e=[...w(t.local.list,"[role=option]")];e.length&&(t.local.at=(o%e.length+e.length)%e.length,e.forEach((r,n)=>r.setAttribute("aria-selected",String(n===t.local.
at))),e[t.local.at].scrollIntoView({block:"nearest"}),t.local.input.setAttribute("aria-activedescendant",e[t.local.at].id))}function p(t){let o=0,{groups:e,list:r,
input:n,state:s}=t.local;r.replaceChildren(...e.map(l=>ot(l,()=>o++))),r.scrollTop=0,r.hidden=!o,n.removeAttribute("aria-activedescendant"),g(t,0);let i=e.reduce(
(l,u)=>l+u.total,0);c(s,n.value.trim()?`${i||"Nothing"} found`:"↑ ↓ to choose, Enter to go, Esc to close")}function ot(t,o){let e=tt[t.sort]??t.sort,r=t.total-
t.hits.length,n=a("div",{class:"head","aria-hidden":"true"},e,r>0&&` (${r} more)`);return a("div",{role:"group","aria-label":e},n,t.hits.map(s=>et(s,o())))}function et(t,o){
let e=a("span",{class:"title"},t.title),r=t.where&&a("span",{class:"where"},t.where),n=t.excerpt&&a("span",{class:"excerpt"},rt(t));return a("div",{role:"option",
id:`palette-${o}`,"aria-selected":"false"},e,r,n)}function rt({excerpt:t,marks:o}){let e=[...t],r=(i,l)=>e.slice(i,l).join(""),n=0;return[...o.flatMap(([i,l])=>{
let u=r(n,i);return n=l,[u,a("mark",{},r(i,l))]}),r(n,e.length)]}var nt=60,at="No pack is open here any more. Load the page again.",st="The studio does not answer.";function x(t,o=nt){clearTimeout(t.local.timer),t.local.timer=
setTimeout(()=>it(t),o)}async function it(t){t.local.asking?.abort();let o=t.local.asking=new AbortController;try{let e=await lt(t,o.signal);if(!e)return c(t.local.
state,at);t.local.groups=e,t.local.at=0,p(t)}catch{o.signal.aborted||c(t.local.state,st)}}async function lt(t,o){let e=JSON.stringify({token:t.view.token,query:t.
local.input.value}),r=await fetch(`${location.origin}${t.view.asks}`,{method:"POST",body:e,signal:o});return r.ok?await r.json():null}var ct="M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M12.6 12.6L17 17",pt={ArrowDown:1,ArrowUp:-1,PageDown:8,PageUp:-8};function D(t){let{dialog:o,input:e}=t.local;
o.open||o.showModal(),e.select(),x(t,0)}function B(t,o){let e=q(t,o);e&&(t.local.dialog.close(),t.send(e.op))}function ut(t,o){let e=pt[o.key];o.isComposing||e===
void 0&&o.key!=="Enter"||(o.preventDefault(),o.stopPropagation(),e===void 0?B(t,t.local.at):g(t,t.local.at+e))}function dt(t){return a("input",{type:"text",role:"\
combobox","aria-label":"Find in the pack","aria-expanded":"true","aria-controls":"palette-hits","aria-autocomplete":"list",placeholder:"A title, an id, a rule, \
any words, a page ...",autocomplete:"off",spellcheck:"false",maxlength:200,oninput:()=>x(t),onkeydown:o=>ut(t,o)})}function ft(t){let{input:o,list:e,state:r}=t.
local,n=a("button",{type:"button",class:"close",onclick:()=>t.local.dialog.close()},"Close"),s=a("div",{class:"foot"},r,n),i=a("dialog",{"aria-label":"Find anyt\
hing"},a("div",{class:"box"},o,e,s));return i.addEventListener("click",l=>l.target===i&&i.close()),i}function gt(t){window.musterpressPalette?.abort();let o=window.
musterpressPalette=new AbortController;document.addEventListener("musterpress-find",()=>t.root.isConnected&&D(t),{signal:o.signal})}function xt(t){t.root.classList.
add("palette");let o=a("div",{class:"hits",role:"listbox",id:"palette-hits","aria-label":"What was found"}),e=a("span",{class:"state",role:"status"});Object.assign(
t.local,{list:o,state:e,groups:[],at:0,timer:0}),t.local.input=dt(t),t.local.dialog=ft(t),o.addEventListener("click",n=>{let s=n.target.closest("[role=option]");
s&&B(t,Number(s.id.replace("palette-","")))});let r={type:"button",class:"open","aria-haspopup":"dialog",onclick:()=>D(t)};t.root.append(a("button",r,d(ct),"Fin\
d",a("kbd",{},"Ctrl K")),t.local.dialog),p(t),gt(t)}var _t=L({start:xt,apply:t=>t,draw:()=>{}});export{_t as default};
