function v(t,r,n){for(let[o,a]of Object.entries(r))typeof a=="function"?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!==null&&a!==void 0&&
t.setAttribute(o,String(a));return t.append(...n.flat().filter(o=>o!=null&&o!==!1)),t}function e(t,r,...n){return v(document.createElement(t),r,n)}var w={rates:k,matrix:z,columns:T,table:L},y=45;function p(t){return`${Math.round(100*t)} %`}function f(...t){return e("div",{class:"row",role:"row"},t.flat())}
function d(t,...r){return e("div",{class:t,role:"cell"},r)}function k({rows:t,fair:r,title:n}){let o=["pairing","wins","figures","battles"].map(i=>e("div",{role:"\
columnheader"},i)),a=t.map(i=>S(i,r));return e("div",{class:"rates",...{role:"table","aria-label":n||"Win rates"}},f(o),$(),a)}function $(){let t=[0,25,50,75,100].
map(r=>e("span",{style:`left: ${r}%`},String(r)));return f(d("name"),d("scale",...t),d("figure"),d("battles"))}function S({name:t,won:r,drawn:n,battles:o,verdict:a,
before:s},i){let l=`${p(r[1])} to ${p(r[2])}`,u=e("div",{class:"faint"},`${l}, draws ${p(n[0])}`),b=d("figure",e("b",{},p(r[0])),` ${M(a)} ${a}`,u),x=C(r,i,s);x.
setAttribute("aria-label",`${p(r[0])} (${l})`);let c=f(d("name",t),x,b,d("battles",o.toLocaleString("en")));return c.dataset.verdict=a,c}function C([t,r,n],o,a){
let s=typeof a=="number";return d("bar",e("span",{class:"fair",style:m(...o)}),e("span",{class:"middle",style:`left: ${50*(o[0]+o[1])}%`}),e("span",{class:"rang\
e",style:m(r,n)}),s&&e("span",{class:"before",style:`left: ${100*a}%`,title:`Before: ${p(a)}`}),e("span",{class:"point",style:`left: ${100*t}%`}))}function m(t,r){
return`left: ${100*t}%; width: ${Math.max(.4,100*(r-t))}%`}function M(t){return{ahead:"▲",behind:"▼"}[t]??"≈"}function z({names:t,cells:r,title:n}){let o=[
"wins of",...t].map(i=>e("div",{role:"columnheader",class:"head"},i)),a=r.map((i,l)=>f(A(t[l]),i.map(B))),s=e("div",{class:"matrix",role:"table","aria-label":n},
f(o),a);return s.style.setProperty("--columns",String(t.length)),s}function A(t){return e("div",{role:"rowheader",class:"head"},t)}function B(t){if(t===null)return d(
"rate none","–");let r=d("rate",p(t));return r.style.setProperty("--lean",`${Math.min(y,Math.abs(t-.5)*180)}%`),r.dataset.side=t>=.5?"over":"under",r}function T({
columns:t,step:r,unit:n,zero:o,title:a}){let s=Math.max(...t.map(([,c])=>c),.001),i=Math.ceil(t.length/16),l=t.filter(([,c])=>c>0).map(([c,g])=>`${c}: ${p(g)}`),
u=t.map(([c,g])=>E(c,g,g/s,c/r%i===0)),b=`${a}, in ${n}: ${l.join(", ")}`,x=e("div",{class:"faint"},o?`${n}; 0 is ${o}`:n);return e("div",{},e("div",{class:"col\
umns",role:"img","aria-label":b},u),x)}function E(t,r,n,o){let a=e("span",{class:"fill",style:`height: ${100*n}%`}),s=e("span",{class:"tick"},o?String(t):""),i=`${t}\
: ${p(r)}`;return e("div",{class:"column",title:i,"data-sign":Math.sign(t)},a,s)}function L({heads:t,rows:r,title:n}){let o=e("tr",{},e("td",{}),t.map(l=>e("th",
{scope:"col"},l))),a=l=>l.map(u=>e("td",{},u)),s=r.map(([l,...u])=>e("tr",{},e("th",{scope:"row"},l),a(u))),i=e("table",{"aria-label":n},e("thead",{},o),e("tbod\
y",{},s));return e("div",{class:"scroller",tabindex:0},i)}var h=new WeakMap,V=({parentElement:t,data:r})=>{let n=JSON.stringify(r.doc);if(h.get(t)===n)return;h.
set(t,n),(t.querySelector(".charts")??t.appendChild(e("div",{class:"charts"}))).replaceChildren(...r.doc.map(N))};function N(t){let r=t.title&&e("h2",{},t.title),
n=w[t.type];return e("section",{class:`chart of-${t.type}`},r,n(t))}export{V as default};
