function A(t,e,n){for(let[o,a]of Object.entries(e))typeof a=="function"?t.addEventListener(o.slice(2),a):a===!0?t.setAttribute(o,""):a!==!1&&a!==null&&a!==void 0&&
t.setAttribute(o,String(a));return t.append(...n.flat().filter(o=>o!=null&&o!==!1)),t}function r(t,e,...n){return A(document.createElement(t),e,n)}function g(t,e,n){return r("button",{type:"button",class:"leading","data-step":e,onclick:()=>document.dispatchEvent(new CustomEvent("musterpress-step",{detail:{
replay:t,step:e}}))},n)}function v(t){let{turn:e,replay:n,note:o}=t,s=(e&&[e.words," ",g(n,e.step,`Go to ${e.where}`)])??"Nobody won, so it turned for nobody.";return r("div",{class:"c\
ourse"},t.rows.at(-1)?.name==="end"&&r("p",{class:"turned"},s),B(t),N(t.names),j(t),r("p",{class:"faint"},o))}function B({names:t,rows:e,turn:n,unit:o,title:a}){
let s=e.map(c=>`${c.name}: ${t.map(({name:u},d)=>`${u} ${c.figures[d]}`).join(", ")}`),i=e.map((c,u)=>T(c,t,u===n?.number,e.length)),l=`${a}, after ${o}, in per\
cent. ${s.join("; ")}`;return r("div",{class:"columns stacked",role:"img","aria-label":l},i)}function T({name:t,shares:e,figures:n},o,a,s){let i=o.map((u,d)=>{let p=r(
"span",{class:"part",title:`${u.name} ${n[d]} %`});return p.style.height=`${100*e[d]}%`,u.ink&&(p.style.background=u.ink),p}),l=s<=16||t==="end"||Number(t)%Math.
ceil(s/16)===0,c=r("span",{class:"tick"},l?t:"");return r("div",{class:a?"column turning":"column"},i.reverse(),c)}function N(t){let e=t.map(({name:n,ink:o})=>{
let a=r("span",{class:"mark"});return o&&(a.style.background=o),r("li",{},a,n)});return r("ul",{class:"legend"},e)}function j({names:t,rows:e,unit:n,replay:o,title:a,
turn:s}){let i=[`after ${n}`,...t.map(({name:d})=>`${d} wins, %`)],l=e.map(({name:d,step:p,figures:m},S)=>{let h=g(o,p,d);h.setAttribute("aria-label",d==="end"?
"Go to the end":`Go to after ${n} ${d}`);let M=m.map(z=>r("td",{},z));return r("tr",{class:S===s?.number&&"turning"},r("th",{scope:"row"},h),M)}),c=r("tr",{},i.
map(d=>r("th",{scope:"col"},d))),u=r("table",{"aria-label":a},r("thead",{},c),r("tbody",{},l));return r("div",{class:"scroller",tabindex:0},u)}var w=5;function k({rows:t,replay:e,note:n}){let o=t.map(i=>O(i,e)),a=r("ol",{class:"misses"},o.slice(0,w)),s=r("p",{},"No answer cost more than chance explains\
.");return r("div",{},t.length?a:s,...E(o.slice(w)),r("p",{class:"faint"},n))}function E(t){if(!t.length)return[];let e=t.length===1?"One more that cost less":`${t.
length} more that cost less`;return[r("details",{},r("summary",{},e),r("ol",{class:"misses"},t))]}function O({number:t,step:e,where:n,asks:o,given:a,better:s,styles:i,
cost:l},c){return r("li",{class:"miss"},r("div",{class:"missed"},g(c,e,`Answer ${t}`),r("span",{class:"faint"},` ${n}`),r("b",{class:"cost"},`−${l} points`)),
r("div",{class:"asks"},o),y("given",...a,""),y("better",...s,` (${i})`))}function y(t,e,n,o){return r("div",{class:t},r("span",{class:"faint"},`${t}, ${e}: `),n,
r("span",{class:"faint"},o))}var G={rates:P,matrix:V,columns:I,table:U,course:v,missed:k},L=45;function x(t){return`${Math.round(100*t)} %`}function b(...t){return r("div",{class:"row",role:"\
row"},t.flat())}function f(t,...e){return r("div",{class:t,role:"cell"},e)}function P({rows:t,fair:e,title:n}){let o=["pairing","wins","figures","battles"].map(
i=>r("div",{role:"columnheader"},i)),a=t.map(i=>q(i,e));return r("div",{class:"rates",...{role:"table","aria-label":n||"Win rates"}},b(o),R(),a)}function R(){let t=[
0,25,50,75,100].map(e=>r("span",{style:`left: ${e}%`},String(e)));return b(f("name"),f("scale",...t),f("figure"),f("battles"))}function q({name:t,won:e,drawn:n,
battles:o,verdict:a,before:s},i){let l=`${x(e[1])} to ${x(e[2])}`,c=r("div",{class:"faint"},`${l}, draws ${x(n[0])}`),u=f("figure",r("b",{},x(e[0])),` ${X(a)} ${a}`,
c),d=H(e,i,s);d.setAttribute("aria-label",`${x(e[0])} (${l})`);let p=b(f("name",t),d,u,f("battles",o.toLocaleString("en")));return p.dataset.verdict=a,p}function H([
t,e,n],o,a){let s=typeof a=="number";return f("bar",r("span",{class:"fair",style:$(...o)}),r("span",{class:"middle",style:`left: ${50*(o[0]+o[1])}%`}),r("span",
{class:"range",style:$(e,n)}),s&&r("span",{class:"before",style:`left: ${100*a}%`,title:`Before: ${x(a)}`}),r("span",{class:"point",style:`left: ${100*t}%`}))}function $(t,e){
return`left: ${100*t}%; width: ${Math.max(.4,100*(e-t))}%`}function X(t){return{ahead:"▲",behind:"▼"}[t]??"≈"}function V({names:t,cells:e,title:n}){let o=[
"wins of",...t].map(i=>r("div",{role:"columnheader",class:"head"},i)),a=e.map((i,l)=>b(W(t[l]),i.map(D))),s=r("div",{class:"matrix",role:"table","aria-label":n,
tabindex:"0"},b(o),a);return s.style.setProperty("--columns",String(t.length)),s}function W(t){return r("div",{role:"rowheader",class:"head"},t)}function D(t){if(t===
null)return f("rate none","–");let e=f("rate",x(t));return e.style.setProperty("--lean",`${Math.min(L,Math.abs(t-.5)*180)}%`),e.dataset.side=t>=.5?"over":"und\
er",e}function I({columns:t,step:e,unit:n,zero:o,title:a}){let s=Math.max(...t.map(([,p])=>p),.001),i=Math.ceil(t.length/16),l=t.filter(([,p])=>p>0).map(([p,m])=>`${p}\
: ${x(m)}`),c=t.map(([p,m])=>J(p,m,m/s,p/e%i===0)),u=`${a}, in ${n}: ${l.join(", ")}`,d=r("div",{class:"faint"},o?`${n}; 0 is ${o}`:n);return r("div",{},r("div",
{class:"columns",role:"img","aria-label":u},c),d)}function J(t,e,n,o){let a=r("span",{class:"fill",style:`height: ${100*n}%`}),s=r("span",{class:"tick"},o?String(
t):""),i=`${t}: ${x(e)}`;return r("div",{class:"column",title:i,"data-sign":Math.sign(t)},a,s)}function U({heads:t,rows:e,title:n}){let o=r("tr",{},r("td",{}),t.
map(l=>r("th",{scope:"col"},l))),a=l=>l.map(c=>r("td",{},c)),s=e.map(([l,...c])=>r("tr",{},r("th",{scope:"row"},l),a(c))),i=r("table",{"aria-label":n},r("thead",
{},o),r("tbody",{},s));return r("div",{class:"scroller",tabindex:0},i)}var C=new WeakMap,ft=({parentElement:t,data:e})=>{let n=JSON.stringify(e.doc);if(C.get(t)===
n)return;C.set(t,n),(t.querySelector(".charts")??t.appendChild(r("div",{class:"charts"}))).replaceChildren(...e.doc.map(Y))};function Y(t){let e=t.title&&r("h2",
{},t.title),n=G[t.type];return r("section",{class:`chart of-${t.type}`},e,n(t))}export{ft as default};
