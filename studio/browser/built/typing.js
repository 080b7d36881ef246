function Q(t,e,n){for(let[r,i]of Object.entries(e))typeof i=="function"?t.addEventListener(r.slice(2),i):i===!0?t.setAttribute(r,""):i!==!1&&i!==null&&i!==void 0&&
t.setAttribute(r,String(i));return t.append(...n.flat().filter(r=>r!=null&&r!==!1)),t}function a(t,e,...n){return Q(document.createElement(t),e,n)}function M(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function j(t,e){return t.querySelectorAll(e)}function C(t,e){return t.querySelector(e)}var B="[data-testid=stTextInput], [data-testid=stTextArea], [data-testid=stNumberInput]",D=`:is(${B}) :is(input, textarea)`,Z="st-key-setting-",k=/-\d+$/;function S(t){
let e=M(t)[0];return e?.matches(D)?e:null}function m(){let t=[...j(document,D)];return new Map(t.filter(e=>!e.closest("[data-stale=true]")).map(e=>[w(e),e]))}function y(t){
return[...t.closest("[data-testid=stElementContainer][class*=st-key-]")?.classList??[]].find(n=>n.startsWith("st-key-"))??""}function O(t){return t.ariaLabel??t.
closest(B)?.querySelector("label")?.textContent?.trim()??""}function w(t){return`${y(t).replace(k,"")} ${O(t)}`}function P(t){return y(t).startsWith(Z)}function h(t){
return t.closest("[data-testid=stForm]")!==null}function $(t,e){let n=t instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(
n.prototype,"value")?.set?.call(t,e),t.dispatchEvent(new Event("input",{bubbles:!0})),h(t)||setTimeout(tt,0,t)}function E(){return C(document,"[data-testid=stAp\
p]")?.dataset.testScriptState==="notRunning"}function tt(t){let e=t instanceof HTMLTextAreaElement;t.dispatchEvent(new KeyboardEvent("keydown",{key:"Enter",ctrlKey:e,
bubbles:!0,cancelable:!0}))}var et="musterpress:typed:";function u(t){let e=-1;for(let n of new TextEncoder().encode(t)){e^=n;for(let r=0;r<8;r+=1)e=e&1?e>>>1^3988292384:e>>>1}return~e>>>0}function q(t,e){return e.crc!==
void 0?u(t)===e.crc:e.number===null?!t:Number(t)===e.number}function g(t,e){return`${et}${t}:${e}`}function G(t,e){return{...T(localStorage,g(t,e)),...T(sessionStorage,
g(t,""))}}function T(t,e){try{return JSON.parse(t.getItem(e)??"{}")}catch{return{}}}function F(t,e,n){W(sessionStorage,g(t,""),n),W(localStorage,g(t,e),n)}function W(t,e,n){
try{Object.keys(n).length?t.setItem(e,JSON.stringify(n)):t.removeItem(e)}catch{return}}function _(t,e){let n=g(t,""),r=Object.keys(localStorage).filter(s=>s.startsWith(
n)),i={};for(let s of r.filter(c=>!e.has(c.slice(n.length)))){for(let[c,d]of Object.entries(T(localStorage,s)))d.setting||(i[c]=d);localStorage.removeItem(s)}return i}
function l(t){return Object.entries(t).filter(([,e])=>!e.setting)}var nt=6e4,rt=3e3;async function I(t){let e=l(t.typed),n=t.told?.token,r=JSON.stringify(Object.fromEntries(e));if(!n||t.sending||r===t.sent)return;t.sending=!0;
let i=await it(JSON.stringify({token:n,typed:Object.fromEntries(e)}));t.sending=!1,i&&(t.sent=r),setTimeout(I,i?0:rt,t)}async function it(t){let e={method:"POST",
body:t,keepalive:t.length<nt};try{return(await fetch("/draft/typed",{...e,headers:{"content-type":"application/json"}})).ok}catch{return!1}}var st=250,ot=[60,300,1200,3e3,8e3],H="musterpress:tab",at=1e3;function Y(){let t=window.musterpressTyping,e=window.musterpressTyping=t??ct();return t||ut(e),t?.
control.abort(),e.control=new AbortController,xt(e),e}function ct(){return{told:null,tab:"",typed:{},where:{},mine:new WeakSet,before:new WeakMap,returned:new Set,
backs:0,ready:!1,sending:!1,sent:"[]",timer:0,control:new AbortController,draw(){},isOnItsWay(){let t=m();return l(this.typed).some(([e,n])=>{let r=t.get(e);return r&&
this.mine.has(r)&&!h(r)&&!n.refused&&this.where[e]==="here"})},hasToSave(){return this.told?.dirty||this.isOnItsWay()||U()}}}async function ut(t){let e=sessionStorage.
getItem(H),n=e&&await J(e)?e:crypto.randomUUID();n!==e&&await J(n),sessionStorage.setItem(H,n),t.tab=n,t.ready=!0,t.told&&await K(t,t.told)}function J(t){return new Promise(
e=>{navigator.locks.request(t,{signal:AbortSignal.timeout(at)},()=>(e(!0),new Promise(()=>{}))).catch(()=>e(!1))})}async function K(t,{pack:e}){t.typed={...G(e,
t.tab),...t.typed};let{held:n=[]}=await navigator.locks.query(),r=new Set(n.map(({name:i=""})=>i));t.typed={..._(e,r),...t.typed},p(t),b(t)}function R(t,e){for(let[
r,i]of Object.entries(e.heard))pt(t,r,i);let n=e.pack!==t.told?.pack;n&&t.told&&lt(t),t.told=e,n&&t.ready&&K(t,e),e.back.token>t.backs&&ft(t,e.back.typed),t.backs=
e.back.token,b(t)}function lt(t){p(t),t.typed={}}function ft(t,e){for(let n of Object.keys(e))t.returned.delete(n);t.typed={...e,...t.typed},v(t)}function pt(t,e,n){
let[r,i]=Object.entries(t.typed).find(([,s])=>s.widget===e)??["",null];i&&(q(i.text,n)?n.taken?x(t,r):i.refused=!0:i.from=n.crc??i.from,v(t))}function x(t,e){let n=m().
get(e);n&&t.before.set(n,n.value),delete t.typed[e],delete t.where[e],v(t)}function N(t,e){let n=m().get(e),r=t.typed[e];!n||!r||(t.returned.add(e),r.from=u(n.value),
delete r.refused,$(n,r.text))}function b(t){for(let e of[0,...ot])(Object.keys(t.typed).length||!e)&&setTimeout(dt,e,t)}function dt(t){let e=m();for(let[n,r]of Object.
entries(t.typed)){let i=e.get(n),s=i?t.mine.has(i)?mt(i,r):gt(t,n,i,r):"away";s==="settled"?x(t,n):(s==="here"||E())&&(t.where[n]=s)}t.draw()}function mt(t,e){return t.
value===e.text||t.type==="number"&&Number(t.value)===Number(e.text)?"here":u(t.value)===e.from?"settled":"changed"}function gt(t,e,n,r){return n.value===r.text?
h(n)||r.setting?"here":"settled":u(n.value)!==r.from||r.refused||t.returned.has(e)?"changed":E()?(N(t,e),"here"):t.where[e]??"here"}function yt(t,e){let n=S(e);
n&&!t.typed[w(n)]&&t.before.set(n,n.value)}function wt(t,e){let n=S(e);if(!n)return;let r=w(n),i=t.typed[r]?.from??u(t.before.get(n)??"");t.mine.add(n),e.isTrusted&&
t.returned.delete(r),u(n.value)===i?delete t.typed[r]:t.typed[r]={...ht(n),from:i,text:n.value},t.where[r]="here",v(t),t.draw()}function ht(t){return{widget:y(t),
label:O(t),page:location.pathname.split("/").at(-1)??"",setting:P(t)}}function v(t){t.timer||=setTimeout(p,st,t)}function p(t){clearTimeout(t.timer),t.timer=0,!(!t.
ready||!t.told)&&(F(t.told.pack,t.tab,t.typed),I(t))}function A(t){return t.told?.dirty||l(t.typed).length>0||U()}function U(){return[...window.musterpressOutboxes?.
values()??[]].some(t=>t.pending.length>0)}function xt(t){let e={capture:!0,signal:t.control.signal},n=(r,i,s)=>i.forEach(c=>r.addEventListener(c,s,e));n(document,
["focusin"],r=>yt(t,r)),n(document,["input"],r=>wt(t,r)),n(document,["focusout","click"],()=>b(t)),n(document,["musterpress-heard"],()=>t.draw()),n(document,["v\
isibilitychange"],()=>p(t)),n(window,["pagehide"],()=>p(t)),n(window,["beforeunload"],r=>{p(t),A(t)&&r.preventDefault()})}var V=160,o=Y(),X=new WeakSet,Gt=({parentElement:t,data:e})=>{X.has(t)||vt(t),R(o,e.doc),o.draw()};function vt(t){let e=a("div",{class:"state",role:"status"}),n=a(
"div",{class:"lost"});t.append(a("div",{class:"typing"},e,n)),X.add(t),o.draw=()=>St(e,n)}function St(t,e){if(!o.told)return;let{pack:n,dirty:r,words:i}=o.told,
s=A(o),c=r||!s?i:"What you typed is not saved",d=l(o.typed).filter(([f])=>(o.where[f]??"here")!=="here");document.dispatchEvent(new CustomEvent("musterpress-typ\
ed"));let L=JSON.stringify([n,s,c,d.map(([f])=>[f,o.where[f]])]);t.dataset.now!==L&&(t.dataset.now=L,t.dataset.open=String(s),t.replaceChildren(...n?[a("span",{
class:"sign"},s?"●":"✓")," ",c]:[]),e.replaceChildren(...d.map(([f,z])=>Ot(f,z))))}function Ot(t,e){let n=o.where[t]==="away",r=n?`You typed in ${e.label}, \
on the page ${e.page||"of the pack"}:`:`You typed in ${e.label}:`,i=e.text.length>V?`${e.text.slice(0,V)}…`:e.text;return a("div",{class:"offer"},a("p",{},r),
a("blockquote",{},i||"(nothing)"),!n&&a("button",{type:"button",onclick:()=>N(o,t)},"Put it there"),a("button",{type:"button",onclick:()=>x(o,t)},"Forget it"))}export{Gt as default};
