var L="http://www.w3.org/2000/svg";function $(t,e,o){for(let[n,a]of Object.entries(e))typeof a=="function"?t.addEventListener(n.slice(2),a):a===!0?t.setAttribute(
n,""):a!==!1&&a!==null&&a!==void 0&&t.setAttribute(n,String(a));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function r(t,e,...o){return $(document.
createElement(t),e,o)}function v(t,e,...o){return $(document.createElementNS(L,t),e,o)}function m(t){return`${Math.round(100*t)} %`}function b(t,e){return`left: ${100*t}%; width: ${Math.max(.4,100*(e-t))}%`}function w([t,e,o]){return[r("span",{class:"\
range",style:b(e,o)}),r("span",{class:"point",style:`left: ${100*t}%`})]}function g(...t){return r("div",{class:"row",role:"row"},t.flat())}function f(t,...e){return r("div",{class:t,role:"cell"},e)}function h(t,e,o){return r("button",{type:"button",class:"leading","data-step":e,onclick:()=>document.dispatchEvent(new CustomEvent("musterpress-step",{detail:{
replay:t,step:e}}))},o)}function C(t){let{turn:e,replay:o,note:n}=t,i=(e&&[e.words," ",h(o,e.step,`Go to ${e.where}`)])??"Nobody won, so it turned for nobody.";return r("div",{class:"c\
ourse"},t.rows.at(-1)?.name==="end"&&r("p",{class:"turned"},i),R(t),q(t.names),X(t),r("p",{class:"faint"},n))}function R({names:t,rows:e,turn:o,unit:n,title:a}){
let i=e.map(c=>`${c.name}: ${t.map(({name:u},p)=>`${u} ${c.figures[p]}`).join(", ")}`),s=e.map((c,u)=>P(c,t,u===o?.number,e.length)),l=`${a}, after ${n}, in per\
cent. ${i.join("; ")}`;return r("div",{class:"columns stacked",role:"img","aria-label":l},s)}function P({name:t,shares:e,figures:o},n,a,i){let s=n.map((u,p)=>{let d=r(
"span",{class:"part",title:`${u.name} ${o[p]} %`});return d.style.height=`${100*e[p]}%`,u.ink&&(d.style.background=u.ink),d}),l=i<=16||t==="end"||Number(t)%Math.
ceil(i/16)===0,c=r("span",{class:"tick"},l?t:"");return r("div",{class:a?"column turning":"column"},s.reverse(),c)}function q(t){let e=t.map(({name:o,ink:n})=>{
let a=r("span",{class:"mark"});return n&&(a.style.background=n),r("li",{},a,o)});return r("ul",{class:"legend"},e)}function X({names:t,rows:e,unit:o,replay:n,title:a,
turn:i}){let s=[`after ${o}`,...t.map(({name:p})=>`${p} wins, %`)],l=e.map(({name:p,step:d,figures:x},y)=>{let k=h(n,d,p);k.setAttribute("aria-label",p==="end"?
"Go to the end":`Go to after ${o} ${p}`);let E=x.map(G=>r("td",{},G));return r("tr",{class:y===i?.number&&"turning"},r("th",{scope:"row"},k),E)}),c=r("tr",{},s.
map(p=>r("th",{scope:"col"},p))),u=r("table",{"aria-label":a},r("thead",{},c),r("tbody",{},l));return r("div",{class:"scroller",tabindex:0},u)}var H=9;function M({points:t,said:e,unit:o,title:n,span:a}){let i=S(t[0]?.[0]??0,t.at(-1)?.[0]??1),s=S(...a),l=e.map(([p,d])=>`${p}: ${d}`).join("; "),c=`${n}, ${o}\
, in brackets 95 % intervals. ${l}`,u=r("div",{class:"curve",role:"img","aria-label":c},I(s,a),V(t,i,s),t.map((p,d)=>W(p,e[d],i,s)),_(t,e,i));return r("div",{},
u,r("div",{class:"faint"},o))}function S(t,e){return o=>e>t?100*(o-t)/(e-t):50}function I(t,[e,o]){return[e,(e+o)/2,o].map(n=>{let a=r("span",{class:"level"},r(
"span",{},String(Math.round(100*n))));return a.style.bottom=`${t(n)}%`,a})}function V(t,e,o){let n=s=>t.map(l=>`${e(l[0])},${100-o(l[s])}`),a={viewBox:"0 0 100 \
100",preserveAspectRatio:"none","aria-hidden":"true"},i=v("polygon",{class:"band",points:[...n(2),...n(3).reverse()].join(" ")});return v("svg",a,i,v("polyline",
{class:"line",points:n(1).join(" ")}))}function W([t,e],o,n,a){let i=r("span",{class:"dot",title:o?.join(": ")});return i.style.left=`${n(t)}%`,i.style.bottom=`${a(
e)}%`,i}function _(t,e,o){let n=Math.ceil(t.length/H);return t.map(([a],i)=>{let s=r("span",{class:"tick"},i%n===0?e[i]?.[0]??"":"");return s.style.left=`${o(a)}\
%`,s})}function z({rows:t,title:e}){let o=["figure","share","95 % interval","battles"].map(a=>r("div",{role:"columnheader"},a)),n=r("div",{class:"row unseen",role:"row"},
o);return r("div",{class:"figures",role:"table","aria-label":e},n,t.map(D))}function D({name:t,share:e,words:o,battles:n,verdict:a,fair:i}){let[s,...l]=o.split(
" ("),c=l.length>0&&r("span",{class:"faint"},` (${l.join(" (")}`),u=r("div",{class:e?"bar":"",role:"cell"},e?[J(i),w(e)].flat():"");return u.setAttribute("aria-\
hidden","true"),r("div",{class:"row",role:"row"},r("div",{class:"name",role:"cell"},t),r("div",{role:"cell"},u),r("div",{class:"figure",role:"cell"},r("b",{},s),
c,a&&r("div",{class:"verdict"},a)),r("div",{class:"battles",role:"cell"},n.toLocaleString("en")))}function J(t){return t?[r("span",{class:"fair",style:b(...t)})]:
[]}var K=45;function A({names:t,cells:e,title:o,corner:n="wins of",even:a=.5,ranges:i}){let s=[n,...t].map(u=>r("div",{role:"columnheader",class:"head"},u)),l=e.map(
(u,p)=>{let d=u.map((x,y)=>i?Y(x,i[p]?.[y]??null,a):U(x));return g(r("div",{role:"rowheader",class:"head"},t[p]),d)}),c=r("div",{class:"matrix",role:"table","ar\
ia-label":o,tabindex:"0"},g(s),l);return c.style.setProperty("--columns",String(t.length)),c}function U(t){return t===null?f("rate none","–"):j(f("rate",m(t)),
t,.5)}function Y(t,e,o){if(t===null||e===null)return f("empty");let n=f("rate",r("b",{},m(t)),r("div",{class:"bounds"},e.words));return e.sure?j(n,t,o):n}function j(t,e,o){
return t.style.setProperty("--lean",`${Math.min(K,Math.abs(e-o)*180)}%`),t.dataset.side=e>=o?"over":"under",t}var B=5;function N({rows:t,replay:e,note:o}){let n=t.map(s=>Q(s,e)),a=r("ol",{class:"misses"},n.slice(0,B)),i=r("p",{},"No answer cost more than chance explains\
.");return r("div",{},t.length?a:i,...F(n.slice(B)),r("p",{class:"faint"},o))}function F(t){if(!t.length)return[];let e=t.length===1?"One more that cost less":`${t.
length} more that cost less`;return[r("details",{},r("summary",{},e),r("ol",{class:"misses"},t))]}function Q({number:t,step:e,where:o,asks:n,given:a,better:i,styles:s,
cost:l},c){return r("li",{class:"miss"},r("div",{class:"missed"},h(c,e,`Answer ${t}`),r("span",{class:"faint"},` ${o}`),r("b",{class:"cost"},`−${l} points`)),
r("div",{class:"asks"},n),T("given",...a,""),T("better",...i,` (${s})`))}function T(t,e,o,n){return r("div",{class:t},r("span",{class:"faint"},`${t}, ${e}: `),o,
r("span",{class:"faint"},n))}var Z={rates:tt,matrix:A,columns:at,table:st,course:C,missed:N,figures:z,curve:M};function tt({rows:t,fair:e,title:o}){let n=["pairing","wins","figures","battle\
s"].map(s=>r("div",{role:"columnheader"},s)),a=t.map(s=>et(s,e));return r("div",{class:"rates",...{role:"table","aria-label":o||"Win rates"}},g(n),rt(),a)}function rt(){
let t=[0,25,50,75,100].map(e=>r("span",{style:`left: ${e}%`},String(e)));return g(f("name"),f("scale",...t),f("figure"),f("battles"))}function et({name:t,won:e,
drawn:o,battles:n,verdict:a,before:i},s){let l=`${m(e[1])} to ${m(e[2])}`,c=r("div",{class:"faint"},`${l}, draws ${m(o[0])}`),u=f("figure",r("b",{},m(e[0])),` ${nt(
a)} ${a}`,c),p=ot(e,s,i);p.setAttribute("aria-label",`${m(e[0])} (${l})`);let d=g(f("name",t),p,u,f("battles",n.toLocaleString("en")));return d.dataset.verdict=
a,d}function ot(t,e,o){let n=typeof o=="number";return f("bar",r("span",{class:"fair",style:b(...e)}),r("span",{class:"middle",style:`left: ${50*(e[0]+e[1])}%`}),
n&&r("span",{class:"before",style:`left: ${100*o}%`,title:`Before: ${m(o)}`}),...w(t))}function nt(t){return{ahead:"▲",behind:"▼"}[t]??"≈"}function at({columns:t,
step:e,unit:o,zero:n,title:a}){let i=Math.max(...t.map(([,d])=>d),.001),s=Math.ceil(t.length/16),l=t.filter(([,d])=>d>0).map(([d,x])=>`${d}: ${m(x)}`),c=t.map(([
d,x])=>it(d,x,x/i,d/e%s===0)),u=`${a}, in ${o}: ${l.join(", ")}`,p=r("div",{class:"faint"},n?`${o}; 0 is ${n}`:o);return r("div",{},r("div",{class:"columns",role:"\
img","aria-label":u},c),p)}function it(t,e,o,n){let a=r("span",{class:"fill",style:`height: ${100*o}%`}),i=r("span",{class:"tick"},n?String(t):""),s=`${t}: ${m(
e)}`;return r("div",{class:"column",title:s,"data-sign":Math.sign(t)},a,i)}function st({heads:t,rows:e,title:o}){let n=r("tr",{},r("td",{}),t.map(l=>r("th",{scope:"\
col"},l))),a=l=>l.map(c=>r("td",{},c)),i=e.map(([l,...c])=>r("tr",{},r("th",{scope:"row"},l),a(c))),s=r("table",{"aria-label":o},r("thead",{},n),r("tbody",{},i));
return r("div",{class:"scroller",tabindex:0},s)}var O=new WeakMap,_t=({parentElement:t,data:e})=>{let o=JSON.stringify(e.doc);if(O.get(t)===o)return;O.set(t,o),
(t.querySelector(".charts")??t.appendChild(r("div",{class:"charts"}))).replaceChildren(...e.doc.map(lt))};function lt(t){let e=t.title&&r("h2",{},t.title),o=Z[t.
type];return r("section",{class:`chart of-${t.type}`},e,o(t))}export{_t as default};
