function v(t,r,a){for(let[n,o]of Object.entries(r))typeof o=="function"?t.addEventListener(n.slice(2),o):o===!0?t.setAttribute(n,""):o!==!1&&o!==null&&o!==void 0&&
t.setAttribute(n,String(o));return t.append(...a.flat().filter(n=>n!=null&&n!==!1)),t}function e(t,r,...a){return v(document.createElement(t),r,a)}var w={rates:k,matrix:z,columns:T,table:L},y=45;function p(t){return`${Math.round(100*t)} %`}function f(...t){return e("div",{class:"row",role:"row"},t.flat())}
function d(t,...r){return e("div",{class:t,role:"cell"},r)}function k({rows:t,fair:r,title:a}){let n=["pairing","wins","figures","battles"].map(i=>e("div",{role:"\
columnheader"},i)),o=t.map(i=>S(i,r));return e("div",{class:"rates",...{role:"table","aria-label":a||"Win rates"}},f(n),$(),o)}function $(){let t=[0,25,50,75,100].
map(r=>e("span",{style:`left: ${r}%`},String(r)));return f(d("name"),d("scale",...t),d("figure"),d("battles"))}function S({name:t,won:r,drawn:a,battles:n,verdict:o,
before:s},i){let l=`${p(r[1])} to ${p(r[2])}`,u=e("div",{class:"faint"},`${l}, draws ${p(a[0])}`),b=d("figure",e("b",{},p(r[0])),` ${M(o)} ${o}`,u),x=C(r,i,s);x.
setAttribute("aria-label",`${p(r[0])} (${l})`);let c=f(d("name",t),x,b,d("battles",n.toLocaleString("en")));return c.dataset.verdict=o,c}function C([t,r,a],n,o){
let s=typeof o=="number";return d("bar",e("span",{class:"fair",style:m(...n)}),e("span",{class:"middle"}),e("span",{class:"range",style:m(r,a)}),s&&e("span",{class:"\
before",style:`left: ${100*o}%`,title:`Before: ${p(o)}`}),e("span",{class:"point",style:`left: ${100*t}%`}))}function m(t,r){return`left: ${100*t}%; width: ${Math.
max(.4,100*(r-t))}%`}function M(t){return{ahead:"▲",behind:"▼"}[t]??"≈"}function z({names:t,cells:r,title:a}){let n=["wins of",...t].map(i=>e("div",{role:"\
columnheader",class:"head"},i)),o=r.map((i,l)=>f(A(t[l]),i.map(B))),s=e("div",{class:"matrix",role:"table","aria-label":a},f(n),o);return s.style.setProperty("-\
-columns",String(t.length)),s}function A(t){return e("div",{role:"rowheader",class:"head"},t)}function B(t){if(t===null)return d("rate none","–");let r=d("rat\
e",p(t));return r.style.setProperty("--lean",`${Math.min(y,Math.abs(t-.5)*180)}%`),r.dataset.side=t>=.5?"over":"under",r}function T({columns:t,step:r,unit:a,zero:n,
title:o}){let s=Math.max(...t.map(([,c])=>c),.001),i=Math.ceil(t.length/16),l=t.filter(([,c])=>c>0).map(([c,g])=>`${c}: ${p(g)}`),u=t.map(([c,g])=>E(c,g,g/s,c/r%
i===0)),b=`${o}, in ${a}: ${l.join(", ")}`,x=e("div",{class:"faint"},n?`${a}; 0 is ${n}`:a);return e("div",{},e("div",{class:"columns",role:"img","aria-label":b},
u),x)}function E(t,r,a,n){let o=e("span",{class:"fill",style:`height: ${100*a}%`}),s=e("span",{class:"tick"},n?String(t):""),i=`${t}: ${p(r)}`;return e("div",{class:"\
column",title:i,"data-sign":Math.sign(t)},o,s)}function L({heads:t,rows:r,title:a}){let n=e("tr",{},e("td",{}),t.map(l=>e("th",{scope:"col"},l))),o=l=>l.map(u=>e(
"td",{},u)),s=r.map(([l,...u])=>e("tr",{},e("th",{scope:"row"},l),o(u))),i=e("table",{"aria-label":a},e("thead",{},n),e("tbody",{},s));return e("div",{class:"sc\
roller",tabindex:0},i)}var h=new WeakMap,V=({parentElement:t,data:r})=>{let a=JSON.stringify(r.doc);if(h.get(t)===a)return;h.set(t,a),(t.querySelector(".charts")??
t.appendChild(e("div",{class:"charts"}))).replaceChildren(...r.doc.map(N))};function N(t){let r=t.title&&e("h2",{},t.title),a=w[t.type];return e("section",{class:`\
chart of-${t.type}`},r,a(t))}export{V as default};
