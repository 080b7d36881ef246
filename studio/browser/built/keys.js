function K(t,e,o){for(let[n,r]of Object.entries(e))typeof r=="function"?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!==null&&r!==void 0&&
t.setAttribute(n,String(r));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function s(t,e,...o){return K(document.createElement(t),e,o)}function l(t,e){t.textContent!==e&&(t.textContent=e)}function c(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function f(t){return c(t)[0]?.matches("input, textarea, selec\
t, [contenteditable]")??!1}function u(t,e){return t.querySelectorAll(e)}function i(t,e){return t.querySelector(e)}var g=window.musterpressOutboxes??=new Map;function p(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(o=>o.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function b(t,e){let o=g.get(t);if(o?.epoch===e)return{box:o,restarted:!1};let n=p(e);return g.set(t,n),{box:n,restarted:!!o?.
pending.length}}function m(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function x(t,e){let o=e.ack[t.inst]??0;o>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
o),t.pending=t.pending.filter(r=>r.seq>t.acked);let n=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...n.map(r=>r.seq)),
n}function h(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function L(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.run?.(t))}function k(t){for(let{button:e,node:o}of t.buttons)e.tool?o.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&o.setAttribute("aria-pressed",String(!!e.
on(t))),o.disabled=!!(e.can&&!e.can(t))}function w(t,e){if(f(e))return!1;let n=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+
(e.key.length===1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(n));return r?(e.preventDefault(),e.stopPropagation(),
L(t,r.button),!0):!1}var B=120,y=new WeakMap;function v(t){return e=>{let o=e.parentElement,n=y.get(o)??q(e,t);y.set(o,n),n.component=e,V(n,e.data)}}function q(t,e){let o=I(t,e);return o.
root.addEventListener("keydown",n=>w(o,n)||e.key?.(o,n)),t.parentElement.append(o.root),e.reveals&&(N(o.root).dataset.reveals=e.reveals.join(" ")),e.start(o),o.
root.append(o.status.bar),o}function N(t){return t.getRootNode().host}function I(t,e){let o={..._(t.data),parts:e,component:t,root:s("div",{class:"editor"}),status:D(),
send:n=>z(o,n),select:n=>j(o,n),ask:n=>W(o,n),choose:n=>G(o,n),draw:()=>H(o),hint:n=>l(o.status.hint,n),say:(n,r="notice")=>P(o,n,r)};return o}function _({doc:t,
view:e,rev:o,epoch:n}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,rev:o,box:p(n),local:{}}}
function D(){let t=s("span",{class:"hint"}),e=s("span",{class:"said",role:"status"}),o=s("span",{class:"place"});return{hint:t,said:e,place:o,bar:s("div",{class:"\
statusbar"},t,e,o)}}function P(t,e,o){t.status.said.dataset.tone=o,l(t.status.said,e)}function V(t,e){let{box:o,restarted:n}=b(e.key,e.epoch);t.box=o,t.truth=e.
doc,t.rev=e.rev,t.view=e.view;let r=x(o,e);for(let a of r)t.say(a.words,"refused");n&&t.say("The session began anew: what was not yet kept is gone","refused"),S(
t),$(t),t.draw(),o.pending.length&&M(t)}function S(t){t.doc=t.box.pending.reduce((e,o)=>t.parts.apply(e,o),structuredClone(t.truth))}function $(t){let e=t.view.
reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(t,e.id),T(t))}function z(t,e){m(t.box,e),t.say(""),S(t),E(t),t.draw()}function E(t){
t.component.setTriggerValue("ops",h(t.box,t.rev)),M(t)}function M(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.
box.waitMs=Math.min(2*t.box.waitMs,32e3),E(t))},t.box.waitMs)}function j(t,e){t.selected!==e&&(t.selected=e,t.draw(),T(t))}function T(t){clearTimeout(t.telling),
t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue("selected",t.selected))},B)}function W(t,e){let o=JSON.
stringify(e);o!==t.asked&&(t.asked=o,t.component.setStateValue("question",e))}function G(t,e){t.tool=e,t.hint(t.buttons.find(({button:o})=>o.name===e)?.button.hint??
""),t.parts.chosen?.(t,e),t.draw()}function H(t){t.parts.draw(t),k(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}var C=60,U=8e3,X=2600,O="input, textarea, [role=combobox]";function A(t,e){if(!e.classes.length||t.local.sought===e.token)return;t.local.sought=e.token;let o=performance.
now()+U,n=()=>{if(t.local.sought!==e.token)return;let r=J(e.classes);if(!e.enter&&F(e.part))return;let a=performance.now()>o;r&&(a||!e.enter||r.querySelector(O))?
Y(t,r,e.enter):a||setTimeout(n,C)};setTimeout(n,C)}function F(t){return[...u(document,"[data-reveals]")].some(e=>{let{top:o,bottom:n,height:r}=e.getBoundingClientRect(),
a=Math.min(n,window.innerHeight)-Math.max(o,0);return e.dataset.reveals?.split(" ").includes(t)&&a>.5*Math.min(r,window.innerHeight)})}function J(t){return(i(document,
"[data-testid=stApp]")?.dataset.testScriptState==="notRunning"?t:t.slice(0,1)).map(n=>document.getElementsByClassName(n)[0]).find(n=>n&&!n.closest("[data-stale=\
true]"))}function Y(t,e,o){Q(e),requestAnimationFrame(()=>{let{top:n,bottom:r}=e.getBoundingClientRect();(n<0||r>window.innerHeight)&&e.scrollIntoView({block:"c\
enter"}),o&&i(e,O)?.focus({preventScroll:!0}),tt(t,e)})}function Q(t){for(let e=t.parentElement;e;e=e.parentElement)e.matches("details:not([open])")&&i(e,"summa\
ry")?.click(),e.matches("[role=tabpanel]")&&!e.checkVisibility()&&Z(e)?.click()}function Z(t){return i(document,`[role=tab][aria-controls="${CSS.escape(t.id)}"]`)}
function tt(t,e){let n={outline:`2px solid ${getComputedStyle(t.root).getPropertyValue("--st-primary-color")||"currentColor"}`,outlineOffset:"4px",borderRadius:"\
2px"};u(document,"[data-sought]").forEach(r=>delete r.dataset.sought),e.dataset.sought="true",e.animate([n,{...n,offset:.7},{...n,outlineColor:"transparent"}],X)}var et=60,ot="textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])",nt={s:"save",z:"undo","shift+z":"redo",y:"\
redo","shift+y":"redo"};function rt(t){let e=t.key.toLowerCase(),o=`${t.altKey?"alt+":""}${t.shiftKey?"shift+":""}`,n=t.ctrlKey||t.metaKey?nt[o+e]:e==="?"&&"she\
et";return n&&(n==="save"||!st(t))?n:""}function st(t){return c(t)[0]?.matches(ot)??!1}function at(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)
t=t.shadowRoot.activeElement;return t}function it(t){let e=at();e?.blur(),setTimeout(()=>{t.send({op:"save"}),e?.focus({preventScroll:!0})},et)}function lt(t,e){
let o=rt(e);!o||!t.root.isConnected||(e.preventDefault(),e.stopImmediatePropagation(),o==="sheet"?t.local.sheet.showModal():o==="save"?it(t):t.send({op:o}))}function ct(t,e){
t.doc.dirty&&t.root.isConnected&&e.preventDefault()}function ut(t){window.musterpressKeys?.abort();let o={capture:!0,signal:(window.musterpressKeys=new AbortController).
signal};document.addEventListener("keydown",n=>lt(t,n),o),window.addEventListener("beforeunload",n=>ct(t,n),o)}function pt(t){return t.split(" ").map(e=>/^or$/.
test(e)?` ${e} `:s("kbd",{},e))}function dt(t){let e=s("dialog",{"aria-labelledby":"keys-title"}),o=s("button",{type:"button",class:"close",onclick:()=>e.close()},
"Close"),n=t.map(({title:r,rows:a})=>s("section",{},s("h3",{},r),s("dl",{},a.map(d=>s("div",{},s("dt",{},pt(d.keys)),s("dd",{},d.does))))));return e.append(s("h\
2",{id:"keys-title"},"Keys"),...n,o),e.addEventListener("click",r=>r.target===e&&e.close()),e}function ft(t){let e=t.local.sheet=dt(t.view.sheet),o=s("button",{
type:"button",class:"open",onclick:()=>e.showModal()},"Keys",s("kbd",{},"?"));t.root.classList.add("keys"),t.root.append(o,e),ut(t)}function gt(t){t.local.steps!==
t.view.steps&&(t.local.steps=t.view.steps,document.dispatchEvent(new CustomEvent("musterpress-heard")))}function bt(t){gt(t),A(t,t.view.sought)}var It=v({start:ft,
apply:t=>t,draw:bt});export{It as default};
