function X(t,e,n){for(let[r,s]of Object.entries(e))typeof s=="function"?t.addEventListener(r.slice(2),s):s===!0?t.setAttribute(r,""):s!==!1&&s!==null&&s!==void 0&&
t.setAttribute(r,String(s));return t.append(...n.flat().filter(r=>r!=null&&r!==!1)),t}function a(t,e,...n){return X(document.createElement(t),e,n)}function j(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function b(t,e){return t.querySelectorAll(e)}function C(t,e){return t.querySelector(e)}var B="[data-testid=stTextInput], [data-testid=stTextArea], [data-testid=stNumberInput]",D=`:is(${B}) :is(input, textarea)`,z="st-key-setting-",Q=/-\d+$/;function v(t){
let e=j(t)[0];return e?.matches(D)?e:null}function d(){let t=[...b(document,D)];return new Map(t.filter(e=>!e.closest("[data-stale=true]")).map(e=>[g(e),e]))}function m(t){
return[...t.closest("[data-testid=stElementContainer][class*=st-key-]")?.classList??[]].find(n=>n.startsWith("st-key-"))??""}function O(t){return t.ariaLabel??t.
closest(B)?.querySelector("label")?.textContent?.trim()??""}function g(t){return`${m(t).replace(Q,"")} ${O(t)}`}function P(t){return m(t).startsWith(z)}function w(t){
return t.closest("[data-testid=stForm]")!==null}function $(t,e){let n=t instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(
n.prototype,"value")?.set?.call(t,e),t.dispatchEvent(new Event("input",{bubbles:!0})),w(t)||setTimeout(Z,0,t)}function S(){return C(document,"[data-testid=stApp\
]")?.dataset.testScriptState==="notRunning"}function Z(t){let e=t instanceof HTMLTextAreaElement;t.dispatchEvent(new KeyboardEvent("keydown",{key:"Enter",ctrlKey:e,
bubbles:!0,cancelable:!0}))}var k="musterpress:typed:";function c(t){let e=-1;for(let n of new TextEncoder().encode(t)){e^=n;for(let r=0;r<8;r+=1)e=e&1?e>>>1^3988292384:e>>>1}return~e>>>0}function W(t,e){return e.crc!==
void 0?c(t)===e.crc:e.number===null?!t:Number(t)===e.number}function y(t,e){return`${k}${t}:${e}`}function E(t){try{return JSON.parse(localStorage.getItem(t)??"\
{}")}catch{return{}}}function q(t,e){try{Object.keys(e).length?localStorage.setItem(t,JSON.stringify(e)):localStorage.removeItem(t)}catch{return}}function G(t,e){
let n=y(t,""),r=Object.keys(localStorage).filter(i=>i.startsWith(n)),s={};for(let i of r.filter(o=>!e.has(o.slice(n.length)))){for(let[o,p]of Object.entries(E(i)))
p.setting||(s[o]=p);localStorage.removeItem(i)}return s}function u(t){return Object.entries(t).filter(([,e])=>!e.setting)}var tt=6e4,et=3e3;async function T(t){let e=u(t.typed),n=JSON.stringify(Object.fromEntries(e));if(!t.told.token||t.sending||n===t.sent)return;t.sending=!0;let r=await nt(
JSON.stringify({token:t.told.token,typed:Object.fromEntries(e)}));t.sending=!1,r&&(t.sent=n),setTimeout(T,r?0:et,t)}async function nt(t){let e={method:"POST",body:t,
keepalive:t.length<tt};try{return(await fetch("/draft/typed",{...e,headers:{"content-type":"application/json"}})).ok}catch{return!1}}var rt=250,st=[60,300,1200,3e3,8e3],F="musterpress:tab",it=1e3;function H(t,e){let n=window.musterpressTyping,r=window.musterpressTyping=n??ot(t);return r.draw=
e,n||at(r),n?.control.abort(),r.control=new AbortController,wt(r),r}function ot(t){return{told:t,tab:"",typed:{},where:{},mine:new WeakSet,before:new WeakMap,returned:new Set,
backs:0,ready:!1,sending:!1,sent:"[]",timer:0,control:new AbortController,draw(){},isOnItsWay(){let e=d();return u(this.typed).some(([n,r])=>{let s=e.get(n);return s&&
this.mine.has(s)&&!w(s)&&!r.refused&&this.where[n]==="here"})},hasToSave(){return this.told.dirty||this.isOnItsWay()||K()}}}async function at(t){let e=sessionStorage.
getItem(F),n=e&&await _(e)?e:crypto.randomUUID();n!==e&&await _(n),sessionStorage.setItem(F,n),t.tab=n,t.ready=!0,await J(t)}function _(t){return new Promise(e=>{
navigator.locks.request(t,{signal:AbortSignal.timeout(it)},()=>(e(!0),new Promise(()=>{}))).catch(()=>e(!1))})}async function J(t){let{held:e=[]}=await navigator.
locks.query(),n=new Set(e.map(({name:s=""})=>s)),r=E(y(t.told.pack,t.tab));t.typed={...G(t.told.pack,n),...r,...t.typed},f(t),N(t)}function Y(t,e){for(let[r,s]of Object.
entries(e.heard))ut(t,r,s);let n=e.pack!==t.told.pack;n&&f(t),t.told=e,n&&(t.typed={}),n&&t.ready&&J(t),e.back.token>t.backs&&ct(t,e.back.typed),t.backs=e.back.
token,N(t)}function ct(t,e){for(let n of Object.keys(e))t.returned.delete(n);t.typed={...e,...t.typed},x(t)}function ut(t,e,n){let[r,s]=Object.entries(t.typed).
find(([,i])=>i.widget===e)??["",null];s&&(W(s.text,n)?n.taken?h(t,r):s.refused=!0:s.from=n.crc??s.from,x(t))}function h(t,e){let n=d().get(e);n&&t.before.set(n,
n.value),delete t.typed[e],delete t.where[e],x(t)}function I(t,e){let n=d().get(e),r=t.typed[e];!n||!r||(t.returned.add(e),r.from=c(n.value),delete r.refused,$(
n,r.text))}function N(t){for(let e of[0,...st])(Object.keys(t.typed).length||!e)&&setTimeout(lt,e,t)}function lt(t){let e=d();for(let[n,r]of Object.entries(t.typed)){
let s=e.get(n),i=s?t.mine.has(s)?ft(s,r):pt(t,n,s,r):"away";i==="settled"?h(t,n):(i==="here"||S())&&(t.where[n]=i)}t.draw()}function ft(t,e){return t.value===e.
text||t.type==="number"&&Number(t.value)===Number(e.text)?"here":c(t.value)===e.from?"settled":"changed"}function pt(t,e,n,r){return n.value===r.text?w(n)||r.setting?
"here":"settled":c(n.value)!==r.from||r.refused||t.returned.has(e)?"changed":S()?(I(t,e),"here"):t.where[e]??"here"}function dt(t,e){let n=v(e);n&&!t.typed[g(n)]&&
t.before.set(n,n.value)}function mt(t,e){let n=v(e);if(!n)return;let r=g(n),s=t.typed[r]?.from??c(t.before.get(n)??"");t.mine.add(n),e.isTrusted&&t.returned.delete(
r),c(n.value)===s?delete t.typed[r]:t.typed[r]={...gt(n),from:s,text:n.value},t.where[r]="here",x(t),t.draw()}function gt(t){return{widget:m(t),label:O(t),page:location.
pathname.split("/").at(-1)??"",setting:P(t)}}function x(t){t.timer||=setTimeout(f,rt,t)}function f(t){clearTimeout(t.timer),t.timer=0,t.ready&&(q(y(t.told.pack,
t.tab),t.typed),T(t))}function A(t){return t.told.dirty||u(t.typed).length>0||K()}function K(){return[...window.musterpressOutboxes?.values()??[]].some(t=>t.pending.
length>0)}function wt(t){let e={capture:!0,signal:t.control.signal},n=(r,s,i)=>s.forEach(o=>r.addEventListener(o,i,e));n(document,["focusin"],r=>dt(t,r)),n(document,
["input"],r=>mt(t,r)),n(document,["focusout","click"],()=>N(t)),n(document,["musterpress-heard"],()=>t.draw()),n(document,["visibilitychange"],()=>f(t)),n(window,
["pagehide"],()=>f(t)),n(window,["beforeunload"],r=>{f(t),A(t)&&r.preventDefault()})}var R=160,U=new WeakMap,$t=t=>{let{parentElement:e,data:n}=t,r=U.get(e)??yt(e,n.doc);Y(r,n.doc),r.draw()};function yt(t,e){let n=a("div",{class:"state",role:"st\
atus"}),r=a("div",{class:"lost"});t.append(a("div",{class:"typing"},n,r));let s=H(e,()=>ht(s,n,r));return U.set(t,s),s}function ht(t,e,n){let{pack:r,dirty:s,words:i}=t.
told,o=A(t),p=s||!o?i:"What you typed is not saved",M=u(t.typed).filter(([l])=>(t.where[l]??"here")!=="here");document.dispatchEvent(new CustomEvent("musterpres\
s-typed"));let L=JSON.stringify([r,o,p,M.map(([l])=>[l,t.where[l]])]);e.dataset.now!==L&&(e.dataset.now=L,e.dataset.open=String(o),e.replaceChildren(...r?[a("sp\
an",{class:"sign"},o?"●":"✓")," ",p]:[]),n.replaceChildren(...M.map(([l,V])=>xt(t,l,V))))}function xt(t,e,n){let r=t.where[e]==="away",s=r?`You typed in ${n.
label}, on the page ${n.page||"of the pack"}:`:`You typed in ${n.label}:`,i=n.text.length>R?`${n.text.slice(0,R)}…`:n.text;return a("div",{class:"offer"},a("p",
{},s),a("blockquote",{},i||"(nothing)"),!r&&a("button",{type:"button",onclick:()=>I(t,e)},"Put it there"),a("button",{type:"button",onclick:()=>h(t,e)},"Forget \
it"))}export{$t as default};
