function N(t,e,o){for(let[n,r]of Object.entries(e))typeof r=="function"?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(n,""):r!==!1&&r!==null&&r!==void 0&&
t.setAttribute(n,String(r));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function a(t,e,...o){return N(document.createElement(t),e,o)}function i(t,e){t.textContent!==e&&(t.textContent=e)}function P(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function b(t){return P(t)[0]?.matches("input, textarea, selec\
t, [contenteditable]")??!1}function g(t,e){return t.querySelectorAll(e)}var w=window.musterpressOutboxes??=new Map;function h(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(o=>o.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function k(t,e){let o=w.get(t);if(o?.epoch===e)return{box:o,restarted:!1};let n=h(e);return w.set(t,n),{box:n,restarted:!!o?.
pending.length}}function y(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function v(t,e){let o=e.ack[t.inst]??0;o>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
o),t.pending=t.pending.filter(r=>r.seq>t.acked);let n=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...n.map(r=>r.seq)),
n}function S(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function R(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.run?.(t))}function E(t){for(let{button:e,node:o}of t.buttons)e.tool?o.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&o.setAttribute("aria-pressed",String(!!e.
on(t))),o.disabled=!!(e.can&&!e.can(t))}function T(t,e){if(b(e))return!1;let n=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+
(e.key.length===1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(n));return r?(e.preventDefault(),e.stopPropagation(),
R(t,r.button),!0):!1}var j=120,M=new WeakMap;function O(t){return e=>{let o=e.parentElement,n=M.get(o)??D(e,t);M.set(o,n),n.component=e,F(n,e.data)}}function D(t,e){let o=W(t,e);return o.
root.addEventListener("keydown",n=>T(o,n)||e.key?.(o,n)),t.parentElement.append(o.root),e.reveals&&(I(o.root).dataset.reveals=e.reveals.join(" ")),e.start(o),o.
root.append(o.status.bar),o}function I(t){return t.getRootNode().host}function W(t,e){let o={...z(t.data),parts:e,component:t,root:a("div",{class:"editor"}),status:V(),
send:n=>U(o,n),select:n=>J(o,n),ask:n=>H(o,n),choose:n=>X(o,n),draw:()=>Y(o),hint:n=>i(o.status.hint,n),say:(n,r="notice")=>K(o,n,r)};return o}function z({doc:t,
view:e,rev:o,epoch:n}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,rev:o,box:h(n),local:{}}}
function V(){let t=a("span",{class:"hint"}),e=a("span",{class:"said",role:"status"}),o=a("span",{class:"place"});return{hint:t,said:e,place:o,bar:a("div",{class:"\
statusbar"},t,e,o)}}function K(t,e,o){t.status.said.dataset.tone=o,i(t.status.said,e)}function F(t,e){let{box:o,restarted:n}=k(e.key,e.epoch);t.box=o,t.truth=e.
doc,t.rev=e.rev,t.view=e.view;let r=v(o,e);for(let s of r)t.say(s.words,"refused");n&&t.say("The session began anew: what was not yet kept is gone","refused"),A(
t),G(t),t.draw(),o.pending.length?L(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function A(t){t.doc=t.box.pending.reduce((e,o)=>t.parts.apply(
e,o),structuredClone(t.truth))}function G(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(t,e.id),$(t))}function U(t,e){
y(t.box,e),t.say(""),A(t),C(t),t.draw()}function C(t){t.component.setTriggerValue("ops",S(t.box,t.rev)),L(t)}function L(t){clearTimeout(t.timer),t.timer=setTimeout(
()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),C(t))},t.box.waitMs)}function J(t,e){t.selected!==e&&(t.selected=e,
t.draw(),$(t))}function $(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue(
"selected",t.selected))},j)}function H(t,e){let o=JSON.stringify(e);o!==t.asked&&(t.asked=o,t.component.setStateValue("question",e))}function X(t,e){t.tool=e,t.
hint(t.buttons.find(({button:o})=>o.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function Y(t){t.parts.draw(t),E(t),t.root.dataset.ackedSeq=String(
t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function x({local:t}){return t.places.filter(e=>!e.stays&&!t.left.has(e.key))}function c(t){let e=new Map;for(let o of t.local.places)e.set(o.file,[...e.get(o.file)??
[],o]);t.local.list.replaceChildren(...[...e].map(([o,n])=>Z(t,o,n))),q(t)}function q(t){let{local:e}=t,[o,n]=[x(t).length,e.places.length];e.button.disabled=!o||
e.old.value===e.new.value,i(e.button,`Replace in ${o} ${o===1?"place":"places"}`);let r=e.more?`, and ${e.more} more, which a second step can replace`:"";i(e.state,
e.old.value?n?`${o} of ${n} picked${r}`:"Nothing says so":"");for(let s of g(e.list,"[data-file]"))Q(t,s)}function Q({local:t},e){let o=t.places.filter(r=>r.file===
e.dataset.file&&!r.stays),n=o.filter(r=>t.left.has(r.key)).length;e.checked=n===0&&o.length>0,e.indeterminate=n>0&&n<o.length}function Z(t,e,o){let n=o.filter(l=>!l.
stays),r=a("input",{type:"checkbox","data-file":e,disabled:!n.length,onchange:l=>{let{checked:B}=l.target;for(let d of n)t.local.left[B?"delete":"add"](d.key);c(
t),[...g(t.local.list,"[data-file]")].find(d=>d.dataset.file===e)?.focus()}}),s=[...new Set(o.map(l=>l.title))].slice(0,3).join(" · "),f=a("label",{class:"head"},
r,a("strong",{},s),a("span",{class:"name"},e));return a("section",{"aria-label":e},f,a("ul",{},o.map(l=>tt(t,l))))}function tt(t,e){let o=a("input",{type:"check\
box",checked:!e.stays&&!t.local.left.has(e.key),disabled:!!e.stays,onchange:()=>{t.local.left[o.checked?"delete":"add"](e.key),q(t)}}),n=t.local.new.value,r=e.stays?
[a("mark",{},e.old)]:[a("del",{},e.old),n&&a("ins",{},n)],s=a("span",{class:"words"},e.before,r,e.behind),f=e.stays&&a("span",{class:"why"},`Stays: ${e.stays}`);
return a("li",{},a("label",{},o,a("span",{class:"line"},`line ${e.line}`),s,f))}var et=150,ot="No pack is open here any more. Load the page again.",nt="The studio does not answer.";function m({local:t}){let{old:e,new:o,anyCase:n,wholeWords:r}=t;
return{old:e.value,new:o.value,any_case:n.checked,whole_words:r.checked}}function p(t,e=et){clearTimeout(t.local.timer),t.local.button.disabled=!0,t.local.timer=
setTimeout(()=>rt(t),e)}async function rt(t){t.local.asking?.abort();let{signal:e}=t.local.asking=new AbortController,o=JSON.stringify({token:t.view.token,...m(
t)});try{let n=await fetch(`${location.origin}${t.view.asks}`,{method:"POST",body:o,signal:e});if(!n.ok)return i(t.local.state,ot);Object.assign(t.local,await n.
json(),{left:new Set}),c(t)}catch{e.aborted||i(t.local.state,nt)}}function u(t,e){let o=e.type==="checkbox";return a("label",{class:o?"choice":"field"},o?[e,t]:[a("span",{},t),e])}function at(t){t.send({op:"replace",...m(t),keys:x(
t).map(e=>e.key)}),t.local.button.disabled=!0}function st(t){let e={type:"text",autocomplete:"off",spellcheck:"false",maxlength:2e3},o={type:"checkbox",onchange:()=>p(
t,0)};Object.assign(t.local,{places:[],more:0,left:new Set,timer:0,steps:t.view.steps}),t.local.old=a("input",{...e,oninput:()=>p(t)}),t.local.new=a("input",{...e,
oninput:()=>c(t)}),t.local.anyCase=a("input",o),t.local.wholeWords=a("input",o),t.local.button=a("button",{type:"button",class:"do",disabled:!0,onclick:()=>at(t)}),
t.local.state=a("p",{class:"state",role:"status"}),t.local.list=a("div",{class:"places"}),t.root.classList.add("replacing"),t.root.append(a("div",{class:"fields"},
u("Find",t.local.old),u("Replace with",t.local.new)),a("div",{class:"choices"},u("Whole words",t.local.wholeWords),u("Any capitals",t.local.anyCase),t.local.button),
t.local.state,t.local.list),c(t)}function it(t){t.local.steps!==t.view.steps&&(t.local.steps=t.view.steps,p(t,0))}var qt=O({start:st,apply:t=>t,draw:it});export{qt as default};
