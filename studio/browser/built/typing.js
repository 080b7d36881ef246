function Z(t,e,n){for(let[r,i]of Object.entries(e))typeof i=="function"?t.addEventListener(r.slice(2),i):i===!0?t.setAttribute(r,""):i!==!1&&i!==null&&i!==void 0&&
t.setAttribute(r,String(i));return t.append(...n.flat().filter(r=>r!=null&&r!==!1)),t}function a(t,e,...n){return Z(document.createElement(t),e,n)}function j(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function C(t,e){return t.querySelectorAll(e)}function b(t,e){return t.querySelector(e)}var B="[data-testid=stTextInput], [data-testid=stTextArea], [data-testid=stNumberInput]",D=`:is(${B}) :is(input, textarea)`,k="st-key-setting-",tt=/-\d+$/;function S(t){
let e=j(t)[0];return e?.matches(D)?e:null}function m(){let t=[...C(document,D)];return new Map(t.filter(e=>!e.closest("[data-stale=true]")).map(e=>[y(e),e]))}function w(t){
return[...t.closest("[data-testid=stElementContainer][class*=st-key-]")?.classList??[]].find(n=>n.startsWith("st-key-"))??""}function O(t){return t.ariaLabel??t.
closest(B)?.querySelector("label")?.textContent?.trim()??""}function y(t){return`${w(t).replace(tt,"")} ${O(t)}`}function P(t){return w(t).startsWith(k)}function h(t){
return t.closest("[data-testid=stForm]")!==null}function W(t,e){let n=t instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(
n.prototype,"value")?.set?.call(t,e),t.dispatchEvent(new Event("input",{bubbles:!0})),h(t)||setTimeout(et,0,t)}function E(){return b(document,"[data-testid=stAp\
p]")?.dataset.testScriptState==="notRunning"}function et(t){let e=t instanceof HTMLTextAreaElement;t.dispatchEvent(new KeyboardEvent("keydown",{key:"Enter",ctrlKey:e,
bubbles:!0,cancelable:!0}))}var nt="musterpress:typed:";function u(t){let e=-1;for(let n of new TextEncoder().encode(t)){e^=n;for(let r=0;r<8;r+=1)e=e&1?e>>>1^3988292384:e>>>1}return~e>>>0}function q(t,e){return e.crc!==
void 0?u(t)===e.crc:e.number===null?!t:Number(t)===e.number}function g(t,e){return`${nt}${t}:${e}`}function G(t,e){return{...T(localStorage,g(t,e)),...T(sessionStorage,
g(t,""))}}function T(t,e){try{return JSON.parse(t.getItem(e)??"{}")}catch{return{}}}function _(t,e,n){$(sessionStorage,g(t,""),n),$(localStorage,g(t,e),n)}function $(t,e,n){
try{Object.keys(n).length?t.setItem(e,JSON.stringify(n)):t.removeItem(e)}catch{return}}function F(t,e){let n=g(t,""),r=Object.keys(localStorage).filter(s=>s.startsWith(
n)),i={};for(let s of r.filter(c=>!e.has(c.slice(n.length)))){for(let[c,d]of Object.entries(T(localStorage,s)))d.setting||(i[c]=d);localStorage.removeItem(s)}return i}
function l(t){return Object.entries(t).filter(([,e])=>!e.setting)}var rt=6e4,it=3e3;async function I(t){let e=l(t.typed),n=t.told?.token,r=JSON.stringify(Object.fromEntries(e));if(!n||t.sending||r===t.sent)return;t.sending=!0;
let i=await st(JSON.stringify({token:n,typed:Object.fromEntries(e)}));t.sending=!1,i&&(t.sent=r),setTimeout(I,i?0:it,t)}async function st(t){let e={method:"POST",
body:t,keepalive:t.length<rt};try{return(await fetch("/draft/typed",{...e,headers:{"content-type":"application/json"}})).ok}catch{return!1}}var ot=250,at=[60,300,1200,3e3,8e3],ct=400,H="musterpress:tab",ut=1e3;function U(){let t=window.musterpressTyping,e=window.musterpressTyping=t??lt();return t||ft(
e),t?.control.abort(),e.control=new AbortController,St(e),e}function lt(){return{told:null,tab:"",typed:{},where:{},gone:new WeakMap,mine:new WeakSet,before:new WeakMap,
returned:new Set,backs:0,ready:!1,sending:!1,sent:"[]",timer:0,control:new AbortController,draw(){},isOnItsWay(){let t=m();return l(this.typed).some(([e,n])=>{let r=t.
get(e);return r&&this.mine.has(r)&&!h(r)&&!n.refused&&this.where[e]==="here"})},hasToSave(){return this.told?.dirty||this.isOnItsWay()||V()}}}async function ft(t){
let e=sessionStorage.getItem(H),n=e&&await J(e)?e:crypto.randomUUID();n!==e&&await J(n),sessionStorage.setItem(H,n),t.tab=n,t.ready=!0,t.told&&await Y(t,t.told)}
function J(t){return new Promise(e=>{navigator.locks.request(t,{signal:AbortSignal.timeout(ut)},()=>(e(!0),new Promise(()=>{}))).catch(()=>e(!1))})}async function Y(t,{
pack:e}){t.typed={...G(e,t.tab),...t.typed};let{held:n=[]}=await navigator.locks.query(),r=new Set(n.map(({name:i=""})=>i));t.typed={...F(e,r),...t.typed},p(t),
N(t)}function K(t,e){for(let[r,i]of Object.entries(e.heard))mt(t,r,i);let n=e.pack!==t.told?.pack;n&&t.told&&pt(t),t.told=e,n&&t.ready&&Y(t,e),e.back.token>t.backs&&
dt(t,e.back.typed),t.backs=e.back.token,N(t)}function pt(t){p(t),t.typed={}}function dt(t,e){for(let n of Object.keys(e))t.returned.delete(n);t.typed={...e,...t.
typed},v(t)}function mt(t,e,n){let[r,i]=Object.entries(t.typed).find(([,s])=>s.widget===e)??["",null];i&&(q(i.text,n)?n.taken?x(t,r):i.refused=!0:i.from=n.crc??
i.from,v(t))}function x(t,e){let n=m().get(e);n&&t.before.set(n,n.value),delete t.typed[e],delete t.where[e],v(t)}function M(t,e){let n=m().get(e),r=t.typed[e];
!n||!r||(t.returned.add(e),r.from=u(n.value),delete r.refused,W(n,r.text))}function N(t){for(let e of[0,...at])(Object.keys(t.typed).length||!e)&&setTimeout(R,e,
t)}function R(t){let e=m();for(let[n,r]of Object.entries(t.typed)){let i=e.get(n),s=i?t.mine.has(i)?wt(i,r):yt(t,n,i,r):"away";s==="settled"?x(t,n):s==="here"&&
t.gone.delete(r),(s==="here"||s!=="settled"&&gt(t,r))&&(t.where[n]=s)}t.draw()}function gt(t,e){if(!E())return t.gone.delete(e),!1;let n=t.gone.get(e)??performance.
now(),r=n+ct-performance.now();return t.gone.set(e,n),r>0&&setTimeout(R,r,t),r<=0}function wt(t,e){return t.value===e.text||t.type==="number"&&Number(t.value)===
Number(e.text)?"here":u(t.value)===e.from?"settled":"changed"}function yt(t,e,n,r){return n.value===r.text?h(n)||r.setting?"here":"settled":u(n.value)!==r.from||
r.refused||t.returned.has(e)?"changed":E()?(M(t,e),"here"):t.where[e]??"here"}function ht(t,e){let n=S(e);n&&!t.typed[y(n)]&&t.before.set(n,n.value)}function xt(t,e){
let n=S(e);if(!n)return;let r=y(n),i=t.typed[r]?.from??u(t.before.get(n)??"");t.mine.add(n),e.isTrusted&&t.returned.delete(r),u(n.value)===i?delete t.typed[r]:t.
typed[r]={...vt(n),from:i,text:n.value},t.where[r]="here",v(t),t.draw()}function vt(t){return{widget:w(t),label:O(t),page:location.pathname.split("/").at(-1)??"",
setting:P(t)}}function v(t){t.timer||=setTimeout(p,ot,t)}function p(t){clearTimeout(t.timer),t.timer=0,!(!t.ready||!t.told)&&(_(t.told.pack,t.tab,t.typed),I(t))}
function A(t){return t.told?.dirty||l(t.typed).length>0||V()}function V(){return[...window.musterpressOutboxes?.values()??[]].some(t=>t.pending.length>0)}function St(t){
let e={capture:!0,signal:t.control.signal},n=(r,i,s)=>i.forEach(c=>r.addEventListener(c,s,e));n(document,["focusin"],r=>ht(t,r)),n(document,["input"],r=>xt(t,r)),
n(document,["focusout","click"],()=>N(t)),n(document,["musterpress-heard"],()=>t.draw()),n(document,["visibilitychange"],()=>p(t)),n(window,["pagehide"],()=>p(t)),
n(window,["beforeunload"],r=>{p(t),A(t)&&r.preventDefault()})}var X=160,o=U(),Q=new WeakSet,Ft=({parentElement:t,data:e})=>{Q.has(t)||Ot(t),K(o,e.doc),o.draw()};function Ot(t){let e=a("div",{class:"state",role:"status"}),n=a(
"div",{class:"lost"});t.append(a("div",{class:"typing"},e,n)),Q.add(t),o.draw=()=>Et(e,n)}function Et(t,e){if(!o.told)return;let{pack:n,dirty:r,words:i}=o.told,
s=A(o),c=r||!s?i:"What you typed is not saved",d=l(o.typed).filter(([f])=>(o.where[f]??"here")!=="here");document.dispatchEvent(new CustomEvent("musterpress-typ\
ed"));let L=JSON.stringify([n,s,c,d.map(([f])=>[f,o.where[f]])]);t.dataset.now!==L&&(t.dataset.now=L,t.dataset.open=String(s),t.replaceChildren(...n?[a("span",{
class:"sign"},s?"●":"✓")," ",c]:[]),e.replaceChildren(...d.map(([f,z])=>Tt(f,z))))}function Tt(t,e){let n=o.where[t]==="away",r=n?`You typed in ${e.label}, \
on the page ${e.page||"of the pack"}:`:`You typed in ${e.label}:`,i=e.text.length>X?`${e.text.slice(0,X)}…`:e.text;return a("div",{class:"offer"},a("p",{},r),
a("blockquote",{},i||"(nothing)"),!n&&a("button",{type:"button",onclick:()=>M(o,t)},"Put it there"),a("button",{type:"button",onclick:()=>x(o,t)},"Forget it"))}export{Ft as default};
