var q="http://www.w3.org/2000/svg";function b(t,e,o){for(let[n,r]of Object.entries(e))typeof r=="function"?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(
n,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(n,String(r));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function s(t,e,...o){return b(document.
createElement(t),e,o)}function g(t,e,...o){return b(document.createElementNS(q,t),e,o)}function l(t){return g("svg",{viewBox:"0 0 20 20",class:"icon","aria-hidd\
en":"true"},g("path",{d:t}))}function c(t,e){t.textContent!==e&&(t.textContent=e)}function u(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function h(t){return u(t)[0]?.matches("input, textarea, selec\
t, [contenteditable]")??!1}function p(t,e){return t.querySelectorAll(e)}function i(t,e){return t.querySelector(e)}var x=window.musterpressOutboxes??=new Map;function d(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(o=>o.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function y(t,e){let o=x.get(t);if(o?.epoch===e)return{box:o,restarted:!1};let n=d(e);return x.set(t,n),{box:n,restarted:!!o?.
pending.length}}function w(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function k(t,e){let o=e.ack[t.inst]??0;o>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
o),t.pending=t.pending.filter(r=>r.seq>t.acked);let n=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...n.map(r=>r.seq)),
n}function v(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function D(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.run?.(t))}function S(t){for(let{button:e,node:o}of t.buttons)e.tool?o.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&o.setAttribute("aria-pressed",String(!!e.
on(t))),o.disabled=!!(e.can&&!e.can(t))}function E(t,e){if(h(e))return!1;let n=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+
(e.key.length===1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(n));return r?(e.preventDefault(),e.stopPropagation(),
D(t,r.button),!0):!1}var P=120,M=new WeakMap;function T(t){return e=>{let o=e.parentElement,n=M.get(o)??W(e,t);M.set(o,n),n.component=e,U(n,e.data)}}function W(t,e){let o=$(t,e);return o.
root.addEventListener("keydown",n=>E(o,n)||e.key?.(o,n)),t.parentElement.append(o.root),e.reveals&&(z(o.root).dataset.reveals=e.reveals.join(" ")),e.start(o),o.
root.append(o.status.bar),o}function z(t){return t.getRootNode().host}function $(t,e){let o={...j(t.data),parts:e,component:t,root:s("div",{class:"editor"}),status:H(),
send:n=>F(o,n),select:n=>J(o,n),ask:n=>Y(o,n),choose:n=>Q(o,n),draw:()=>Z(o),hint:n=>c(o.status.hint,n),say:(n,r="notice")=>G(o,n,r)};return o}function j({doc:t,
view:e,rev:o,epoch:n}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,rev:o,box:d(n),local:{}}}
function H(){let t=s("span",{class:"hint"}),e=s("span",{class:"said",role:"status"}),o=s("span",{class:"place"});return{hint:t,said:e,place:o,bar:s("div",{class:"\
statusbar"},t,e,o)}}function G(t,e,o){t.status.said.dataset.tone=o,c(t.status.said,e)}function U(t,e){let{box:o,restarted:n}=y(e.key,e.epoch);t.box=o,t.truth=e.
doc,t.rev=e.rev,t.view=e.view;let r=k(o,e);for(let a of r)t.say(a.words,"refused");n&&t.say("The session began anew: what was not yet kept is gone","refused"),C(
t),X(t),t.draw(),o.pending.length?I(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function C(t){t.doc=t.box.pending.reduce((e,o)=>t.parts.apply(
e,o),structuredClone(t.truth))}function X(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(t,e.id),A(t))}function F(t,e){
w(t.box,e),t.say(""),C(t),O(t),t.draw()}function O(t){t.component.setTriggerValue("ops",v(t.box,t.rev)),I(t)}function I(t){clearTimeout(t.timer),t.timer=setTimeout(
()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),O(t))},t.box.waitMs)}function J(t,e){t.selected!==e&&(t.selected=e,
t.draw(),A(t))}function A(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue(
"selected",t.selected))},P)}function Y(t,e){let o=JSON.stringify(e);o!==t.asked&&(t.asked=o,t.component.setStateValue("question",e))}function Q(t,e){t.tool=e,t.
hint(t.buttons.find(({button:o})=>o.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function Z(t){t.parts.draw(t),S(t),t.root.dataset.ackedSeq=String(
t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}var B=60,tt="M4 3h10l3 3v11H3V3h1zM6.5 3v4.5h6V3M6 17v-5.5h8V17",et=3e3;function f(t){let e=rt();e?.blur(),e?.focus({preventScroll:!0});let o=performance.now()+
et,n=()=>{(window.musterpressTyping?.isOnItsWay()||ot(t))&&performance.now()<o?setTimeout(n,B):t.send({op:"save"})};setTimeout(n,B)}function ot(t){return[...window.
musterpressOutboxes?.values()??[]].some(e=>e!==t.box&&e.pending.length>0)}function K(t){return s("button",{type:"button",class:"save",disabled:!0,...{onclick:()=>f(
t),onmousedown:nt}},l(tt),"Save")}function nt(t){t.preventDefault()}function rt(){let t=document.activeElement;for(;t?.shadowRoot?.activeElement;)t=t.shadowRoot.
activeElement;return t}var L=60,st=8e3,at=2600,R="input, textarea, [role=combobox]";function N(t,e){if(!e.classes.length||t.local.sought===e.token)return;t.local.sought=e.token;let o=performance.
now()+st,n=()=>{if(t.local.sought!==e.token)return;let r=lt(e.classes);if(!e.enter&&it(e.part))return;let a=performance.now()>o;r&&(a||!e.enter||r.querySelector(
R))?ct(t,r,e.enter):a||setTimeout(n,L)};setTimeout(n,L)}function it(t){return[...p(document,"[data-reveals]")].some(e=>{let{top:o,bottom:n,height:r}=e.getBoundingClientRect(),
a=Math.min(n,window.innerHeight)-Math.max(o,0);return e.dataset.reveals?.split(" ").includes(t)&&a>.5*Math.min(r,window.innerHeight)})}function lt(t){return(i(document,
"[data-testid=stApp]")?.dataset.testScriptState==="notRunning"?t:t.slice(0,1)).map(n=>document.getElementsByClassName(n)[0]).find(n=>n&&!n.closest("[data-stale=\
true]"))}function ct(t,e,o){ut(e),requestAnimationFrame(()=>{let{top:n,bottom:r}=e.getBoundingClientRect();(n<0||r>window.innerHeight)&&e.scrollIntoView({block:"\
center"}),o&&i(e,R)?.focus({preventScroll:!0}),dt(t,e)})}function ut(t){for(let e=t.parentElement;e;e=e.parentElement)e.matches("details:not([open])")&&i(e,"sum\
mary")?.click(),e.matches("[role=tabpanel]")&&!e.checkVisibility()&&pt(e)?.click()}function pt(t){return i(document,`[role=tab][aria-controls="${CSS.escape(t.id)}\
"]`)}function dt(t,e){let n={outline:`2px solid ${getComputedStyle(t.root).getPropertyValue("--st-primary-color")||"currentColor"}`,outlineOffset:"4px",borderRadius:"\
2px"};p(document,"[data-sought]").forEach(r=>delete r.dataset.sought),e.dataset.sought="true",e.animate([n,{...n,offset:.7},{...n,outlineColor:"transparent"}],at)}var ft="textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])",mt={s:"save",k:"find",z:"undo","shift+z":"redo",
y:"redo","shift+y":"redo"},gt=new Set(["save","find"]);function bt(t){let e=t.key.toLowerCase(),o=`${t.altKey?"alt+":""}${t.shiftKey?"shift+":""}`,n=t.ctrlKey||
t.metaKey?mt[o+e]:e==="?"&&"sheet";return n&&(gt.has(n)||!ht(t))?n:""}function ht(t){return u(t)[0]?.matches(ft)??!1}function xt(t,e){let o=bt(e);!o||!t.root.isConnected||
(e.preventDefault(),e.stopImmediatePropagation(),o==="sheet"?t.local.sheet.showModal():o==="save"?f(t):o==="find"?document.dispatchEvent(new CustomEvent("muster\
press-find")):t.send({op:o}))}function yt(t){window.musterpressKeys?.abort();let o={capture:!0,signal:(window.musterpressKeys=new AbortController).signal};document.
addEventListener("keydown",n=>xt(t,n),o),document.addEventListener("musterpress-typed",()=>_(t),o)}function wt(t){return t.split(" ").map(e=>/^or$/.test(e)?` ${e}\
 `:s("kbd",{},e))}function kt(t){let e=s("dialog",{"aria-labelledby":"keys-title"}),o=s("button",{type:"button",class:"close",onclick:()=>e.close()},"Close"),n=t.
map(({title:r,rows:a})=>s("section",{},s("h3",{},r),s("dl",{},a.map(m=>s("div",{},s("dt",{},wt(m.keys)),s("dd",{},m.does))))));return e.append(s("h2",{id:"keys-\
title"},"Keys"),...n,o),e.addEventListener("click",r=>r.target===e&&e.close()),e}function vt(t){let e=t.local.sheet=kt(t.view.sheet),o=s("button",{type:"button",
class:"open",onclick:()=>e.showModal()},"Keys",s("kbd",{},"?"));t.root.classList.add("keys"),t.local.save=K(t),t.root.append(t.local.save,o,e),yt(t)}function _(t){
t.local.save.disabled=!window.musterpressTyping?.hasToSave()}function St(t){t.local.steps!==t.view.steps&&(t.local.steps=t.view.steps,document.dispatchEvent(new CustomEvent(
"musterpress-heard")))}function Et(t){St(t),_(t),N(t,t.view.sought)}var Ut=T({start:vt,apply:t=>t,draw:Et});export{Ut as default};
