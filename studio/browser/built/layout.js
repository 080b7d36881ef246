var mt="http://www.w3.org/2000/svg";function I(t,o,n){for(let[e,r]of Object.entries(o))typeof r=="function"?t.addEventListener(e.slice(2),r):r===!0?t.setAttribute(
e,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(e,String(r));return t.append(...n.flat().filter(e=>e!=null&&e!==!1)),t}function l(t,o,...n){return I(document.
createElement(t),o,n)}function i(t,o,...n){return I(document.createElementNS(mt,t),o,n)}function R(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-hid\
den":"true"},i("path",{d:t}))}function m(t,o){t.textContent!==o&&(t.textContent=o)}function S(t,o){let n=new DOMPoint(o.clientX,o.clientY),{x:e,y:r}=n.matrixTransform(
t.getScreenCTM()?.inverse());return[e,r]}function yt(t){return t.composedPath().filter(o=>o instanceof HTMLElement||o instanceof SVGElement)}function B(t){return yt(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function U(t){return t.getRootNode().activeElement}var j=window.musterpressOutboxes??=new Map;function L(t){let o=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,inst:o,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function z(t,o){let n=j.get(t);if(n?.epoch===o)return{box:n,restarted:!1};let e=L(o);return j.set(t,e),{box:e,restarted:!!n?.
pending.length}}function H(t,o){t.seq+=1,t.pending.push({seq:t.seq,...o})}function D(t,o){let n=o.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
n),t.pending=t.pending.filter(r=>r.seq>t.acked);let e=o.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...e.map(r=>r.seq)),
e}function q(t,o){return{epoch:t.epoch,inst:t.inst,base_rev:o,ops:t.pending}}function K(t,o,n){let e=l("div",{class:"toolbar",role:"toolbar","aria-label":o});t.buttons=n.flat().map(a=>({button:a,node:bt(t,a)}));let r=0;for(let a of n){let s=t.
buttons.slice(r,r+=a.length).map(c=>c.node);e.append(l("div",{class:"group",role:"group"},s))}return e.addEventListener("keydown",a=>kt(t,a)),t.buttons.forEach(
({node:a},s)=>a.tabIndex=s===0?0:-1),e}function bt(t,o){let n=l("button",{type:"button",class:"tool","data-tool":o.name,"aria-label":o.label,"aria-keyshortcuts":o.
key,title:o.key?`${o.label} (${o.key})`:o.label,onclick:()=>W(t,o)});return n.append(R(o.icon)),n}function W(t,o){o.can&&!o.can(t)||(o.tool?t.choose(o.name):o.run?.(
t))}function kt(t,o){let n={ArrowRight:1,ArrowLeft:-1}[o.key];if(!n)return;o.preventDefault(),o.stopPropagation();let e=t.buttons.map(s=>s.node).filter(s=>!s.disabled),
r=e.findIndex(s=>s===o.composedPath()[0]),a=e[(r+n+e.length)%e.length];t.buttons.forEach(({node:s})=>s.tabIndex=s===a?0:-1),a.focus()}function J(t){for(let{button:o,
node:n}of t.buttons)o.tool?n.setAttribute("aria-pressed",String(t.tool===o.name)):o.on&&n.setAttribute("aria-pressed",String(!!o.on(t))),n.disabled=!!(o.can&&!o.
can(t))}function V(t,o){if(B(o))return!1;let e=[o.ctrlKey||o.metaKey?"Ctrl+":"",o.shiftKey&&o.key.length>1?"Shift+":""].join("")+(o.key.length===1?o.key.toUpperCase():
o.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(e));return r?(o.preventDefault(),o.stopPropagation(),W(t,r.button),!0):!1}var Mt=120,Y=new WeakMap;function G(t){return o=>{let n=o.parentElement,e=Y.get(n)??Ot(o,t);Y.set(n,e),e.component=o,_t(e,o.data)}}function Ot(t,o){let n=Lt(t,o);
return n.root.addEventListener("keydown",e=>V(n,e)||o.key?.(n,e)),t.parentElement.append(n.root),o.reveals&&(St(n.root).dataset.reveals=o.reveals.join(" ")),o.start(
n),n.root.append(n.status.bar),n}function St(t){return t.getRootNode().host}function Lt(t,o){let n={...Nt(t.data),parts:o,component:t,root:l("div",{class:"edito\
r"}),status:At(),send:e=>$t(n,e),select:e=>Ct(n,e),ask:e=>Pt(n,e),choose:e=>It(n,e),draw:()=>Rt(n),hint:e=>m(n.status.hint,e),say:(e,r="notice")=>Et(n,e,r)};return n}
function Nt({doc:t,view:o,rev:n,epoch:e}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:o,rev:n,
box:L(e),local:{}}}function At(){let t=l("span",{class:"hint"}),o=l("span",{class:"said",role:"status"}),n=l("span",{class:"place"});return{hint:t,said:o,place:n,
bar:l("div",{class:"statusbar"},t,o,n)}}function Et(t,o,n){t.status.said.dataset.tone=n,m(t.status.said,o)}function _t(t,o){let{box:n,restarted:e}=z(o.key,o.epoch);
t.box=n,t.truth=o.doc,t.rev=o.rev,t.view=o.view;let r=D(n,o);for(let a of r)t.say(a.words,"refused");e&&t.say("The session began anew: what was not yet kept is \
gone","refused"),F(t),Tt(t),t.draw(),n.pending.length&&X(t)}function F(t){t.doc=t.box.pending.reduce((o,n)=>t.parts.apply(o,n),structuredClone(t.truth))}function Tt(t){
let o=t.view.reveal;!o||o.token===t.shown||(t.shown=o.token,t.selected=o.id,t.parts.reveal?.(t,o.id),Z(t))}function $t(t,o){H(t.box,o),t.say(""),F(t),Q(t),t.draw()}
function Q(t){t.component.setTriggerValue("ops",q(t.box,t.rev)),X(t)}function X(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.
length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),Q(t))},t.box.waitMs)}function Ct(t,o){t.selected!==o&&(t.selected=o,t.draw(),Z(t))}function Z(t){clearTimeout(
t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue("selected",t.selected))},Mt)}function Pt(t,o){
let n=JSON.stringify(o);n!==t.asked&&(t.asked=n,t.component.setStateValue("question",o))}function It(t,o){t.tool=o,t.hint(t.buttons.find(({button:n})=>n.name===
o)?.button.hint??""),t.parts.chosen?.(t,o),t.draw()}function Rt(t){t.parts.draw(t),J(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(
t.box.pending.length)}var d="ABCDEFGHIJKLMNOPQR";var N=16.435294117647057,tt=[431.8,279.4];var ot=Ut(),Bt=new Map(ot.map(t=>[`${t.x},${t.y2}`,t])),nt=new Map(ot.map(t=>[t.name,t]));function Ut(){let t=[];for(let o=0;o<d.length;o+=1)for(let n=0;n<35;n+=
1)o===d.length-1&&n%2||t.push({x:n,y2:2*o+n%2,row:d[o],name:jt(d[o],n)});return t}function jt(t,o){return`${t}-${String(o+1).padStart(2,"0")}`}function et(t,o){
return Bt.get(`${t},${o}`)}function A(t){return[t.x*12.7,t.y2*N/2]}function rt([t,o]){let n=Math.round(t/12.7),e,r=N**2;for(let a of[n-1,n,n+1]){let s=et(a,zt(a,o)),[c,f]=s?A(s):[1/0,1/0],p=(c-t)**2+(f-o)**2;p<r&&([e,r]=[s,p])}
return e}function zt(t,o){let n=Math.abs(t%2),e=2*(d.length-1)-n;return Math.min(e,Math.max(n,2*Math.round(o/N-n/2)+n))}function v(t,o){let n=o==="north_south"?t.x:34-t.x,e=o==="west_east"?t.y2:2*(d.length-1)-t.y2;return et(n,e)}function M(t,o){for(let[n,e]of t.layout.entries()){let r=e.findIndex(a=>a.panel===o);if(r>=0)return[n,r]}return null}function u(t,[o,n]){return t.layout[o]?.[n]}
var Ht={put(t,{row:o,column:n,panel:e}){let r=M(t,e),a=u(t,[o,n]),s=r&&u(t,r);a&&s&&(s.panel=a.panel),a?a.panel=e:r||(t.layout[o]??=[]).push({panel:e,rotation:0})},
turn(t,{row:o,column:n}){let e=u(t,[o,n]);e&&(e.rotation=e.rotation?0:180)},exchange(t,{row:o,column:n,other_row:e,other_column:r}){let[a,s]=[u(t,[o,n]),u(t,[e,
r])];!a||!s||(t.layout[o][n]=s,t.layout[e][r]=a)},take(t,{row:o,column:n}){t.layout[o]?.splice(n,1),t.layout=t.layout.filter(e=>e.length)},grow(t,{edge:o,panels:n}){
let e=n.map(r=>({panel:r,rotation:0}));o==="north"?t.layout.unshift(e):o==="south"?t.layout.push(e):t.layout.forEach((r,a)=>r.splice(o==="west"?0:r.length,0,e[a]))},
shrink(t,{edge:o}){o==="north"?t.layout.shift():o==="south"?t.layout.pop():t.layout.forEach(n=>n.splice(o==="west"?0:-1,1))},lay(t,{at:o,tile:n,work:e}){(n||!e)&&
(t.tiles=t.tiles.filter(r=>r.at!==o)),(e||!n)&&(t.works=t.works.filter(r=>r.at!==o)),n&&t.tiles.push({at:o,what:n}),e&&t.works.push({at:o,what:e})}};function at(t,o){
let n=Ht[o.op];return n?.(t,o),t}function E(t){return t.view.panels.filter(({id:o})=>!M(t.doc,o)).map(({id:o})=>o)}function w(t,o){return t.view.panels.find(({id:n})=>n===
o?.panel)}function x(t){return Math.max(1,...t.layout.map(o=>o.length))}var lt={turn:"M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3",take:"M5 6h10M8 6V4h4v2M6 6l.7 11h6.6L14 6",north:"M3 10h14v6H3zM10 2v6M7.5 4.5\
L10 2l2.5 2.5",south:"M3 4h14v6H3zM10 18v-6M7.5 15.5L10 18l2.5-2.5",west:"M10 3h6v14h-6zM2 10h6M4.5 7.5L2 10l2.5 2.5",east:"M4 3h6v14H4zM18 10h-6M15.5 7.5L18 10\
l-2.5 2.5"},Dt={north:"M3 10h14v6H3zM7 5h6",south:"M3 4h14v6H3zM7 15h6",west:"M10 3h6v14h-6zM2.5 10h5",east:"M4 3h6v14H4zM12.5 10h5"},st=["north","south","west",
"east"];function ct(){return[[it("turn","Turn by half a turn","R"),it("take","Take away","Delete Backspace")],st.map(qt),st.map(Kt)]}function it(t,o,n){return{name:t,
label:o,key:n,icon:lt[t],run:e=>e.send({op:t,..._(e)}),can:e=>!!u(e.doc,e.local.at)}}function qt(t){return{name:t,label:`Add panels in the ${t}`,key:"",icon:lt[t],
run:o=>Wt(o,t),can:o=>E(o).length>0}}function Kt(t){return{name:`less_${t}`,label:`Take away the panels in the ${t}`,key:"",icon:Dt[t],run:o=>o.send({op:"shrink",
edge:t})}}function _(t){let[o,n]=t.local.at;return{row:o,column:n}}function Wt(t,o){let n=o==="north"||o==="south"?x(t.doc):t.doc.layout.length,e=E(t).slice(0,Math.
max(1,n));if(e.length<n)return t.say(`There are ${e.length} panels left; ${n} are wanted there`,"refused");t.send({op:"grow",edge:o,panels:e})}var $="Click a panel to choose it, drag it onto another to exchange them. R turns, Delete takes away, arrows walk.",Jt=["clear","woods","building","marsh","slag",
"water","rubble"],Vt=["bunker","improved_position","bridge"];function ut(t){let o=JSON.stringify([t.view.panels.map(({id:s,title:c})=>[s,c]),t.doc.layout,t.local.
laying]);if(t.known===o)return;t.known=o;let n=U(t.root)?.dataset.choice,e=Jt.map(s=>T(t,"tile",s)),r=Vt.map(s=>T(t,"work",s)),a=(s,c)=>l("section",{},l("h3",{"\
aria-level":2},s),l("div",{class:"swatches"},c));t.aside.replaceChildren(a("Panels",t.view.panels.map(s=>Yt(t,s))),a("Tiles",e),a("Works",[...r,T(t,"clear","not\
hing")])),n&&[...t.aside.querySelectorAll("button")].find(s=>s.dataset.choice===n)?.focus()}function Yt(t,o){let n=M(t.doc,o.id);return l("button",{type:"button",
class:"swatch","data-choice":o.id,"aria-label":`Lay panel ${o.letter}, ${o.title}`,title:o.title,onclick:()=>Gt(t,o.id)},l("span",{class:"letter"},o.letter),l("\
span",{class:"name"},o.title),l("span",{class:"count"},n?"laid":""))}function T(t,o,n){let e=t.local.laying?.what===n&&t.local.laying?.kind===o,r=o==="clear"?"C\
lear the point":n.replaceAll("_"," ");return l("button",{type:"button",class:"swatch","data-choice":`${o}:${n}`,"aria-pressed":String(e),onclick:()=>C(t,e?null:
{kind:o,what:n})},l("span",{class:`letter ${o}`},o==="clear"?"×":n.slice(0,2).toUpperCase()),l("span",{class:"name"},r))}function C(t,o){Object.assign(t.local,
{laying:o,aim:""}),t.hint(o?"Click a point of the map to lay it there. Escape ends.":$),t.draw()}function Gt(t,o){let{row:n,column:e}=_(t);if(u(t.doc,[n,e]))return t.
send({op:"put",row:n,column:e,panel:o});let r=t.doc.layout.findIndex(s=>s.length<x(t.doc)),a=r<0?t.doc.layout.length:r;t.send({op:"put",row:a,column:r<0?0:t.doc.
layout[r].length,panel:o})}var h=[170,110],O=8,y=h[0]/tt[0];function pt(t){let o=n=>t[n]=i("g",{class:n});return i("svg",{class:"layout",tabindex:0,role:"application","aria-roledescriptio\
n":"battle map"},o("panels"),o("laid"),o("picked"),o("seams"))}function g([t,o]){return[o*h[0],t*h[1]]}function ht(t){let[o,n]=[x(t.doc)*h[0],Math.max(1,t.doc.layout.
length)*h[1]],e=[-O,-O,o+2*O,n+2*O];t.drawing.setAttribute("viewBox",e.join(" ")),t.drawing.style.maxHeight="70vh",Ft(t),t.laid.replaceChildren(...t.doc.tiles.map(
r=>ft(t,r,"tile")),...t.doc.works.map(r=>ft(t,r,"work"))),t.seams.replaceChildren(...t.view.seams.filter(r=>u(t.doc,[r.row,r.column])).map(Xt)),t.picked.replaceChildren(
...Zt(t))}function Ft(t){let{local:o}=t;o.cardsOf!==t.view&&Object.assign(o,{cardsOf:t.view,cards:JSON.stringify(t.view.panels)});let n=JSON.stringify(t.doc.layout)+
o.cards;o.pictures!==n&&(o.pictures=n,t.panels.replaceChildren(...b(t.doc).map(e=>Qt(t,e))))}function b(t){return t.layout.flatMap((o,n)=>o.map((e,r)=>[n,r]))}function Qt(t,o){
let[n,e]=g(o),[r,a]=h,s=u(t.doc,o),c=w(t,s),f=`${n+r/2} ${e+a/2}`,p=c?.picture?i("image",{href:c.picture,x:n,y:e,width:r,height:a,transform:`rotate(${s?.rotation}\
 ${f})`}):i("rect",{class:"missing",x:n,y:e,width:r,height:a}),k=c?`${c.letter} · ${c.title}`:`${s?.panel||"no panel"} is not there`,P=s?.rotation?`${k} ↻ turn\
ed`:k;return i("g",{class:"placed","data-place":o.join(",")},p,i("rect",{class:"frame",x:n,y:e,width:r,height:a}),i("rect",{class:"plate",x:n+3,y:e+a-14,width:8+
P.length*3.9,height:11,rx:2}),i("text",{class:"name",x:n+7,y:e+a-6},P))}function dt(t,o){let[n,...e]=o.split("-"),r=nt.get(e.join("-")),a=b(t.doc).find(k=>w(t,u(
t.doc,k))?.letter===n);if(!r||!a)return null;let[s,c]=A(u(t.doc,a)?.rotation?v(r,"half_turn"):r),[f,p]=g(a);return[f+s*y,p+c*y]}function ft(t,o,n){let{at:e,what:r}=o,
a=dt(t,e);if(!a)return i("g",{});let s=n==="tile"?i("path",{d:"M-4 0L-2 -3.5H2L4 0L2 3.5H-2Z"}):i("rect",{x:-3.4,y:-3.4,width:6.8,height:6.8});return i("g",{class:`\
mark ${n} ${r}${t.local.shown.has(JSON.stringify(o))?" shown":""}`,transform:`translate(${a.join(" ")})`},i("title",{},`${r.replaceAll("_"," ")} on ${e}`),s,i("\
text",{y:2},r.slice(0,2).toUpperCase()))}function Xt(t){let[o,n]=g([t.row,t.column]),[e,r]=h,a=t.edge==="east",[s,c]=a?[o+e,n+r/2]:[o+e/2,n+r],f=a?[o+e,n,o+e,n+
r]:[o,n+r,o+e,n+r],p={x1:f[0],y1:f[1],x2:f[2],y2:f[3]};return i("g",{class:t.differing?"seam differs":"seam joins","data-seam":`${t.row},${t.column},${t.edge}`},
i("title",{},t.words),i("line",p),i("circle",{cx:s,cy:c,r:6.5}),i("text",{x:s,y:c+2.8},t.differing?`≠${t.differing}`:"✓"))}function Zt(t){let{at:o,over:n}=t.
local,e=(s,c)=>{let[f,p]=g(s);return i("rect",{class:c,x:f+1,y:p+1,width:h[0]-2,height:h[1]-2,rx:1})},r=u(t.doc,o)?[e(o,"chosen")]:[];t.local.held&&n&&String(n)!==
String(t.local.held)&&r.push(e(n,"target"));let a=t.local.laying&&t.local.aim&&dt(t,t.local.aim);return a&&r.push(i("circle",{class:"aim",cx:a[0],cy:a[1],r:4})),
r}var Vo=G({start:to,apply:at,draw:oo,key:io,reveal:lo,reveals:["layout","tiles","works"]});function to(t){Object.assign(t.local,{at:[0,0],over:null,held:null,laying:null,
aim:"",drawn:t.doc,shown:new Set}),t.drawing=pt(t),t.aside=l("aside",{class:"palette"}),t.root.append(K(t,"Tools of the map",ct()),l("div",{class:"work"},t.drawing,
t.aside)),t.drawing.addEventListener("pointerdown",o=>no(t,o)),t.drawing.addEventListener("pointermove",o=>ro(t,o)),t.drawing.addEventListener("pointerleave",()=>gt(
t,"")),t.drawing.addEventListener("pointerup",()=>ao(t)),t.tool="choose",t.hint($)}function oo(t){ht(t),ut(t);let o=w(t,u(t.doc,t.local.at)),n=t.view.seams.filter(
({differing:r})=>r),e=n.length?n.length===1?"1 side differs":`${n.length} sides differ`:"all sides join";m(t.status.place,t.local.aim||e),t.drawing.toggleAttribute(
"data-laying",!!t.local.laying),t.local.drawn=t.doc,t.drawing.setAttribute("aria-label",`Map of ${b(t.doc).length} panels; chosen: ${o?.title??"none"}`)}function wt(t,o){
let[n,e]=S(t.drawing,o),r=[Math.floor(e/h[1]),Math.floor(n/h[0])];return u(t.doc,r)?r:null}function no(t,o){let n=wt(t,o);if(!(o.button!==0||!n)){if(t.local.at=
n,t.local.shown.clear(),t.local.laying)return eo(t,xt(t,n,o));t.drawing.setPointerCapture(o.pointerId),t.local.held=n,t.draw()}}function xt(t,o,n){let[e,r]=S(t.
drawing,n),[a,s]=g(o),c=u(t.doc,o),f=rt([(e-a)/y,(r-s)/y]),p=w(t,c);return f&&p?`${p.letter}-${(c?.rotation?v(f,"half_turn"):f).name}`:""}function eo(t,o){if(!o||
!t.local.laying)return;let{kind:n,what:e}=t.local.laying;t.send({op:"lay",at:o,...n==="clear"?{}:{[n]:e}})}function gt(t,o){!t.local.laying||t.local.aim===o||(t.
local.aim=o,t.draw())}function ro(t,o){let n=wt(t,o);if(t.local.laying)return gt(t,n?xt(t,n,o):"");t.local.held&&(t.local.over=n,t.draw())}function ao(t){let{held:o,
over:n}=t.local;Object.assign(t.local,{held:null,over:null}),o&&n&&String(o)!==String(n)?(t.local.at=n,t.send({op:"exchange",row:o[0],column:o[1],other_row:n[0],
other_column:n[1]})):t.draw()}var so={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function io(t,o){if(o.key==="Escape")return C(t,null);let n=so[o.
key];if(!n||o.composedPath()[0]!==t.drawing)return;o.preventDefault();let[e,r]=t.local.at,a=[e+n[0],r+n[1]];u(t.doc,a)&&(t.local.at=a,o.shiftKey?t.send({op:"exc\
hange",row:e,column:r,other_row:a[0],other_column:a[1]}):t.draw())}function lo(t){let{drawn:o}=t.local,n=a=>JSON.stringify(a)??"",e=b(t.doc).find(a=>n(u(t.doc,a))!==
n(u(o,a)));e&&(t.local.at=e);let r=new Set([...o.tiles,...o.works].map(n));t.local.shown=new Set([...t.doc.tiles,...t.doc.works].map(n).filter(a=>!r.has(a)))}export{Vo as default};
