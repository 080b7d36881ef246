function h(t,r,a){for(let[n,o]of Object.entries(r))typeof o=="function"?t.addEventListener(n.slice(2),o):o===!0?t.setAttribute(n,""):o!==!1&&o!==null&&o!==void 0&&
t.setAttribute(n,String(o));return t.append(...a.flat().filter(n=>n!=null&&n!==!1)),t}function e(t,r,...a){return h(document.createElement(t),r,a)}var v={rates:w,matrix:C,columns:B,table:T};function p(t){return`${Math.round(100*t)} %`}function x(...t){return e("div",{class:"row",role:"row"},t.flat())}function d(t,...r){
return e("div",{class:t,role:"cell"},r)}function w({rows:t,fair:r,title:a}){let n=["pairing","wins","figures","battles"].map(i=>e("div",{role:"columnheader"},i)),
o=t.map(i=>k(i,r));return e("div",{class:"rates",...{role:"table","aria-label":a||"Win rates"}},x(n),y(),o)}function y(){let t=[0,25,50,75,100].map(r=>e("span",
{style:`left: ${r}%`},String(r)));return x(d("name"),d("scale",...t),d("figure"),d("battles"))}function k({name:t,won:r,drawn:a,battles:n,verdict:o,before:s},i){
let l=`${p(r[1])} to ${p(r[2])}`,u=e("div",{class:"faint"},`${l}, draws ${p(a[0])}`),g=d("figure",e("b",{},p(r[0])),` ${S(o)} ${o}`,u),c=$(r,i,s);c.setAttribute(
"aria-label",`${p(r[0])} (${l})`);let f=x(d("name",t),c,g,d("battles",n.toLocaleString("en")));return f.dataset.verdict=o,f}function $([t,r,a],n,o){let s=typeof o==
"number";return d("bar",e("span",{class:"fair",style:b(...n)}),e("span",{class:"middle"}),e("span",{class:"range",style:b(r,a)}),s&&e("span",{class:"before",style:`\
left: ${100*o}%`,title:`Before: ${p(o)}`}),e("span",{class:"point",style:`left: ${100*t}%`}))}function b(t,r){return`left: ${100*t}%; width: ${Math.max(.4,100*(r-
t))}%`}function S(t){return{ahead:"▲",behind:"▼"}[t]??"≈"}function C({names:t,cells:r,title:a}){let n=["wins of",...t].map(i=>e("div",{role:"columnheader",
class:"head"},i)),o=r.map((i,l)=>x(M(t[l]),i.map(z))),s=e("div",{class:"matrix",role:"table","aria-label":a},x(n),o);return s.style.setProperty("--columns",String(
t.length)),s}function M(t){return e("div",{role:"rowheader",class:"head"},t)}function z(t){if(t===null)return d("rate none","–");let r=d("rate",p(t));return r.
style.setProperty("--lean",`${Math.min(60,Math.abs(t-.5)*240)}%`),r.dataset.side=t>=.5?"over":"under",r}function B({columns:t,unit:r,zero:a,title:n}){let o=Math.
max(...t.map(([,c])=>c),.001),s=Math.ceil(t.length/16),i=t.filter(([,c])=>c>0).map(([c,f])=>`${c}: ${p(f)}`),l=t.map(([c,f])=>A(c,f,f/o,c%s===0)),u=`${n}, in ${r}\
: ${i.join(", ")}`,g=e("div",{class:"faint"},a?`${r}; 0 is ${a}`:r);return e("div",{},e("div",{class:"columns",role:"img","aria-label":u},l),g)}function A(t,r,a,n){
let o=e("span",{class:"fill",style:`height: ${100*a}%`}),s=e("span",{class:"tick"},n?String(t):""),i=`${t}: ${p(r)}`;return e("div",{class:"column",title:i,"dat\
a-sign":Math.sign(t)},o,s)}function T({heads:t,rows:r,title:a}){let n=e("tr",{},e("td",{}),t.map(l=>e("th",{scope:"col"},l))),o=l=>l.map(u=>e("td",{},u)),s=r.map(
([l,...u])=>e("tr",{},e("th",{scope:"row"},l),o(u))),i=e("table",{"aria-label":a},e("thead",{},n),e("tbody",{},s));return e("div",{class:"scroller",tabindex:0},
i)}var m=new WeakMap,X=({parentElement:t,data:r})=>{let a=JSON.stringify(r.doc);if(m.get(t)===a)return;m.set(t,a),(t.querySelector(".charts")??t.appendChild(e("\
div",{class:"charts"}))).replaceChildren(...r.doc.map(P))};function P(t){let r=t.title&&e("h2",{},t.title),a=v[t.type];return e("section",{class:`chart of-${t.type}`},
r,a(t))}export{X as default};
