var E="http://www.w3.org/2000/svg";function k(t,e,o){for(let[n,a]of Object.entries(e))typeof a=="function"?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(
n,""):a!==!1&&a!==null&&a!==void 0&&t.setAttribute(n,String(a));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function r(t,e,...o){return k(document.
createElement(t),e,o)}function h(t,e,...o){return k(document.createElementNS(E,t),e,o)}function f(t){return`${Math.round(100*t)} %`}function w(t,e){return`left: ${100*t}%; width: ${Math.max(.4,100*(e-t))}%`}function v([t,e,o]){return[r("span",{class:"\
range",style:w(e,o)}),r("span",{class:"point",style:`left: ${100*t}%`})]}function g(t,e,o){return r("button",{type:"button",class:"leading","data-step":e,onclick:()=>document.dispatchEvent(new CustomEvent("musterpress-step",{detail:{
replay:t,step:e}}))},o)}function $(t){let{turn:e,replay:o,note:n}=t,i=(e&&[e.words," ",g(o,e.step,`Go to ${e.where}`)])??"Nobody won, so it turned for nobody.";return r("div",{class:"c\
ourse"},t.rows.at(-1)?.name==="end"&&r("p",{class:"turned"},i),G(t),R(t.names),P(t),r("p",{class:"faint"},n))}function G({names:t,rows:e,turn:o,unit:n,title:a}){
let i=e.map(d=>`${d.name}: ${t.map(({name:u},c)=>`${u} ${d.figures[c]}`).join(", ")}`),s=e.map((d,u)=>L(d,t,u===o?.number,e.length)),l=`${a}, after ${n}, in per\
cent. ${i.join("; ")}`;return r("div",{class:"columns stacked",role:"img","aria-label":l},s)}function L({name:t,shares:e,figures:o},n,a,i){let s=n.map((u,c)=>{let p=r(
"span",{class:"part",title:`${u.name} ${o[c]} %`});return p.style.height=`${100*e[c]}%`,u.ink&&(p.style.background=u.ink),p}),l=i<=16||t==="end"||Number(t)%Math.
ceil(i/16)===0,d=r("span",{class:"tick"},l?t:"");return r("div",{class:a?"column turning":"column"},s.reverse(),d)}function R(t){let e=t.map(({name:o,ink:n})=>{
let a=r("span",{class:"mark"});return n&&(a.style.background=n),r("li",{},a,o)});return r("ul",{class:"legend"},e)}function P({names:t,rows:e,unit:o,replay:n,title:a,
turn:i}){let s=[`after ${o}`,...t.map(({name:c})=>`${c} wins, %`)],l=e.map(({name:c,step:p,figures:x},B)=>{let y=g(n,p,c);y.setAttribute("aria-label",c==="end"?
"Go to the end":`Go to after ${o} ${c}`);let N=x.map(O=>r("td",{},O));return r("tr",{class:B===i?.number&&"turning"},r("th",{scope:"row"},y),N)}),d=r("tr",{},s.
map(c=>r("th",{scope:"col"},c))),u=r("table",{"aria-label":a},r("thead",{},d),r("tbody",{},l));return r("div",{class:"scroller",tabindex:0},u)}var q=9;function S({points:t,said:e,unit:o,title:n,span:a}){let i=C(t[0]?.[0]??0,t.at(-1)?.[0]??1),s=C(...a),l=e.map(([c,p])=>`${c}: ${p}`).join("; "),d=`${n}, ${o}\
, in brackets 95 % intervals. ${l}`,u=r("div",{class:"curve",role:"img","aria-label":d},H(s,a),X(t,i,s),t.map((c,p)=>I(c,e[p],i,s)),V(t,e,i));return r("div",{},
u,r("div",{class:"faint"},o))}function C(t,e){return o=>e>t?100*(o-t)/(e-t):50}function H(t,[e,o]){return[e,(e+o)/2,o].map(n=>{let a=r("span",{class:"level"},r(
"span",{},String(Math.round(100*n))));return a.style.bottom=`${t(n)}%`,a})}function X(t,e,o){let n=s=>t.map(l=>`${e(l[0])},${100-o(l[s])}`),a={viewBox:"0 0 100 \
100",preserveAspectRatio:"none","aria-hidden":"true"},i=h("polygon",{class:"band",points:[...n(2),...n(3).reverse()].join(" ")});return h("svg",a,i,h("polyline",
{class:"line",points:n(1).join(" ")}))}function I([t,e],o,n,a){let i=r("span",{class:"dot",title:o?.join(": ")});return i.style.left=`${n(t)}%`,i.style.bottom=`${a(
e)}%`,i}function V(t,e,o){let n=Math.ceil(t.length/q);return t.map(([a],i)=>{let s=r("span",{class:"tick"},i%n===0?e[i]?.[0]??"":"");return s.style.left=`${o(a)}\
%`,s})}function M({rows:t,title:e}){let o=["figure","share","95 % interval","battles"].map(a=>r("div",{role:"columnheader"},a)),n=r("div",{class:"row unseen",role:"row"},
o);return r("div",{class:"figures",role:"table","aria-label":e},n,t.map(W))}function W({name:t,share:e,words:o,battles:n}){let[a,...i]=o.split(" ("),s=i.length>
0&&r("span",{class:"faint"},` (${i.join(" (")}`),l=r("div",{class:e?"bar":"",role:"cell"},e?v(e):"");return l.setAttribute("aria-hidden","true"),r("div",{class:"\
row",role:"row"},r("div",{class:"name",role:"cell"},t),r("div",{role:"cell"},l),r("div",{class:"figure",role:"cell"},r("b",{},a),s),r("div",{class:"battles",role:"\
cell"},n.toLocaleString("en")))}var z=5;function j({rows:t,replay:e,note:o}){let n=t.map(s=>D(s,e)),a=r("ol",{class:"misses"},n.slice(0,z)),i=r("p",{},"No answer cost more than chance explains\
.");return r("div",{},t.length?a:i,..._(n.slice(z)),r("p",{class:"faint"},o))}function _(t){if(!t.length)return[];let e=t.length===1?"One more that cost less":`${t.
length} more that cost less`;return[r("details",{},r("summary",{},e),r("ol",{class:"misses"},t))]}function D({number:t,step:e,where:o,asks:n,given:a,better:i,styles:s,
cost:l},d){return r("li",{class:"miss"},r("div",{class:"missed"},g(d,e,`Answer ${t}`),r("span",{class:"faint"},` ${o}`),r("b",{class:"cost"},`−${l} points`)),
r("div",{class:"asks"},n),A("given",...a,""),A("better",...i,` (${s})`))}function A(t,e,o,n){return r("div",{class:t},r("span",{class:"faint"},`${t}, ${e}: `),o,
r("span",{class:"faint"},n))}var J={rates:U,matrix:tt,columns:ot,table:at,course:$,missed:j,figures:M,curve:S},K=45;function b(...t){return r("div",{class:"row",role:"row"},t.flat())}function m(t,...e){
return r("div",{class:t,role:"cell"},e)}function U({rows:t,fair:e,title:o}){let n=["pairing","wins","figures","battles"].map(s=>r("div",{role:"columnheader"},s)),
a=t.map(s=>F(s,e));return r("div",{class:"rates",...{role:"table","aria-label":o||"Win rates"}},b(n),Y(),a)}function Y(){let t=[0,25,50,75,100].map(e=>r("span",
{style:`left: ${e}%`},String(e)));return b(m("name"),m("scale",...t),m("figure"),m("battles"))}function F({name:t,won:e,drawn:o,battles:n,verdict:a,before:i},s){
let l=`${f(e[1])} to ${f(e[2])}`,d=r("div",{class:"faint"},`${l}, draws ${f(o[0])}`),u=m("figure",r("b",{},f(e[0])),` ${Z(a)} ${a}`,d),c=Q(e,s,i);c.setAttribute(
"aria-label",`${f(e[0])} (${l})`);let p=b(m("name",t),c,u,m("battles",n.toLocaleString("en")));return p.dataset.verdict=a,p}function Q(t,e,o){let n=typeof o=="n\
umber";return m("bar",r("span",{class:"fair",style:w(...e)}),r("span",{class:"middle",style:`left: ${50*(e[0]+e[1])}%`}),n&&r("span",{class:"before",style:`left\
: ${100*o}%`,title:`Before: ${f(o)}`}),...v(t))}function Z(t){return{ahead:"▲",behind:"▼"}[t]??"≈"}function tt({names:t,cells:e,title:o}){let n=["wins of",
...t].map(s=>r("div",{role:"columnheader",class:"head"},s)),a=e.map((s,l)=>b(rt(t[l]),s.map(et))),i=r("div",{class:"matrix",role:"table","aria-label":o,tabindex:"\
0"},b(n),a);return i.style.setProperty("--columns",String(t.length)),i}function rt(t){return r("div",{role:"rowheader",class:"head"},t)}function et(t){if(t===null)
return m("rate none","–");let e=m("rate",f(t));return e.style.setProperty("--lean",`${Math.min(K,Math.abs(t-.5)*180)}%`),e.dataset.side=t>=.5?"over":"under",e}
function ot({columns:t,step:e,unit:o,zero:n,title:a}){let i=Math.max(...t.map(([,p])=>p),.001),s=Math.ceil(t.length/16),l=t.filter(([,p])=>p>0).map(([p,x])=>`${p}\
: ${f(x)}`),d=t.map(([p,x])=>nt(p,x,x/i,p/e%s===0)),u=`${a}, in ${o}: ${l.join(", ")}`,c=r("div",{class:"faint"},n?`${o}; 0 is ${n}`:o);return r("div",{},r("div",
{class:"columns",role:"img","aria-label":u},d),c)}function nt(t,e,o,n){let a=r("span",{class:"fill",style:`height: ${100*o}%`}),i=r("span",{class:"tick"},n?String(
t):""),s=`${t}: ${f(e)}`;return r("div",{class:"column",title:s,"data-sign":Math.sign(t)},a,i)}function at({heads:t,rows:e,title:o}){let n=r("tr",{},r("td",{}),
t.map(l=>r("th",{scope:"col"},l))),a=l=>l.map(d=>r("td",{},d)),i=e.map(([l,...d])=>r("tr",{},r("th",{scope:"row"},l),a(d))),s=r("table",{"aria-label":o},r("thea\
d",{},n),r("tbody",{},i));return r("div",{class:"scroller",tabindex:0},s)}var T=new WeakMap,Gt=({parentElement:t,data:e})=>{let o=JSON.stringify(e.doc);if(T.get(
t)===o)return;T.set(t,o),(t.querySelector(".charts")??t.appendChild(r("div",{class:"charts"}))).replaceChildren(...e.doc.map(it))};function it(t){let e=t.title&&
r("h2",{},t.title),o=J[t.type];return r("section",{class:`chart of-${t.type}`},e,o(t))}export{Gt as default};
