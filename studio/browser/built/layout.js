var Ot="http://www.w3.org/2000/svg";function B(t,o,n){for(let[e,r]of Object.entries(o))typeof r=="function"?t.addEventListener(e.slice(2),r):r===!0?t.setAttribute(
e,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(e,String(r));return t.append(...n.flat().filter(e=>e!=null&&e!==!1)),t}function c(t,o,...n){return B(document.
createElement(t),o,n)}function l(t,o,...n){return B(document.createElementNS(Ot,t),o,n)}function j(t){return l("svg",{viewBox:"0 0 20 20",class:"icon","aria-hid\
den":"true"},l("path",{d:t}))}function b(t,o){t.textContent!==o&&(t.textContent=o)}function E(t,o){let n=new DOMPoint(o.clientX,o.clientY),{x:e,y:r}=n.matrixTransform(
t.getScreenCTM()?.inverse());return[e,r]}function St(t){return t.composedPath().filter(o=>o instanceof HTMLElement||o instanceof SVGElement)}function z(t){return St(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function D(t){return t.getRootNode().activeElement}var U=window.musterpressOutboxes??=new Map;function L(t){let o=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,inst:o,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function q(t,o){let n=U.get(t);if(n?.epoch===o)return{box:n,restarted:!1};let e=L(o);return U.set(t,e),{box:e,restarted:!!n?.
pending.length}}function K(t,o){t.seq+=1,t.pending.push({seq:t.seq,...o})}function V(t,o){let n=o.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
n),t.pending=t.pending.filter(r=>r.seq>t.acked);let e=o.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...e.map(r=>r.seq)),
e}function J(t,o){return{epoch:t.epoch,inst:t.inst,base_rev:o,ops:t.pending}}function Y(t,o,n){let e=c("div",{class:"toolbar",role:"toolbar","aria-label":o});t.buttons=n.flat().map(a=>({button:a,node:Et(t,a)}));let r=0;for(let a of n){let s=t.
buttons.slice(r,r+=a.length).map(i=>i.node);e.append(c("div",{class:"group",role:"group"},s))}return e.addEventListener("keydown",a=>Lt(t,a)),t.buttons.forEach(
({node:a},s)=>a.tabIndex=s===0?0:-1),e}function Et(t,o){let n=c("button",{type:"button",class:"tool","data-tool":o.name,"aria-label":o.label,"aria-keyshortcuts":o.
key,title:o.key?`${o.label} (${o.key})`:o.label,onclick:()=>W(t,o)});return n.append(j(o.icon)),n}function W(t,o){o.can&&!o.can(t)||(o.tool?t.choose(o.name):o.run?.(
t))}function Lt(t,o){let n={ArrowRight:1,ArrowLeft:-1}[o.key];if(!n)return;o.preventDefault(),o.stopPropagation();let e=t.buttons.map(s=>s.node).filter(s=>!s.disabled),
r=e.findIndex(s=>s===o.composedPath()[0]),a=e[(r+n+e.length)%e.length];t.buttons.forEach(({node:s})=>s.tabIndex=s===a?0:-1),a.focus()}function G(t){for(let{button:o,
node:n}of t.buttons)o.tool?n.setAttribute("aria-pressed",String(t.tool===o.name)):o.on&&n.setAttribute("aria-pressed",String(!!o.on(t))),n.disabled=!!(o.can&&!o.
can(t))}function F(t,o){if(z(o))return!1;let e=[o.ctrlKey||o.metaKey?"Ctrl+":"",o.shiftKey&&o.key.length>1?"Shift+":""].join("")+(o.key.length===1?o.key.toUpperCase():
o.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(e));return r?(o.preventDefault(),o.stopPropagation(),W(t,r.button),!0):!1}var At=120,X=new WeakMap;function Z(t){return o=>{let n=o.parentElement,e=X.get(n)??Tt(o,t);X.set(n,e),e.component=o,Rt(e,o.data)}}function Tt(t,o){let n=Nt(t,o);
return n.root.addEventListener("keydown",e=>F(n,e)||o.key?.(n,e)),t.parentElement.append(n.root),o.reveals&&($t(n.root).dataset.reveals=o.reveals.join(" ")),o.start(
n),n.root.append(n.status.bar),n}function $t(t){return t.getRootNode().host}function Nt(t,o){let n={...Ct(t.data),parts:o,component:t,root:c("div",{class:"edito\
r"}),status:It(),send:e=>Bt(n,e),select:e=>jt(n,e),ask:e=>zt(n,e),choose:e=>Dt(n,e),draw:()=>Ut(n),hint:e=>b(n.status.hint,e),say:(e,r="notice")=>Pt(n,e,r)};return n}
function Ct({doc:t,view:o,rev:n,epoch:e}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:o,rev:n,
box:L(e),local:{}}}function It(){let t=c("span",{class:"hint"}),o=c("span",{class:"said",role:"status"}),n=c("span",{class:"place"});return{hint:t,said:o,place:n,
bar:c("div",{class:"statusbar"},t,o,n)}}function Pt(t,o,n){t.status.said.dataset.tone=n,b(t.status.said,o)}function Rt(t,o){let{box:n,restarted:e}=q(o.key,o.epoch);
t.box=n,t.truth=o.doc,t.rev=o.rev,t.view=o.view;let r=V(n,o);for(let a of r)t.say(a.words,"refused");e&&t.say("The session began anew: what was not yet kept is \
gone","refused"),Q(t),Ht(t),t.draw(),n.pending.length?ot(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function Q(t){t.doc=t.box.pending.reduce(
(o,n)=>t.parts.apply(o,n),structuredClone(t.truth))}function Ht(t){let o=t.view.reveal;!o||o.token===t.shown||(t.shown=o.token,t.selected=o.id,t.parts.reveal?.(
t,o.id),nt(t))}function Bt(t,o){K(t.box,o),t.say(""),Q(t),tt(t),t.draw()}function tt(t){t.component.setTriggerValue("ops",J(t.box,t.rev)),ot(t)}function ot(t){clearTimeout(
t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),tt(t))},t.box.waitMs)}function jt(t,o){
t.selected!==o&&(t.selected=o,t.draw(),nt(t))}function nt(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=
t.selected,t.component.setStateValue("selected",t.selected))},At)}function zt(t,o){let n=JSON.stringify(o);n!==t.asked&&(t.asked=n,t.component.setStateValue("qu\
estion",o))}function Dt(t,o){t.tool=o,t.hint(t.buttons.find(({button:n})=>n.name===o)?.button.hint??""),t.parts.chosen?.(t,o),t.draw()}function Ut(t){t.parts.draw(
t),G(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}var _="ABCDEFGHIJKLMNOPQRSTUVWXYZ";function qt(t,o){let e=t+1e-6,r=(o-t)/2+1e-6,a=-e-r,[s,i,u]=[Math.round(e),Math.round(r),Math.round(a)],[p,d,w]=[Math.abs(s-e),Math.abs(i-r),Math.abs(u-a)];return p>
d&&p>w?[-i-u,i-u]:d>w?[s,-s-2*u]:[s,2*i+s]}var rt={shift:1,sides:[[0,-2],[1,-1],[1,1],[0,2],[-1,1],[-1,-1]],corners:[[-1/3,-1/2],[1/3,-1/2],[2/3,0],[1/3,1/2],[-1/
3,1/2],[-2/3,0]],margin:0,brushes:[1,7,19],level:[0,8.4],steps:(t,o)=>Math.max(t,(t+o)/2),rounded:qt,rowOf:t=>_[t],nameOf:(t,o)=>`${_[o]}-${String(t+1).padStart(
2,"0")}`,wordsOf:(t,o,n)=>rt.nameOf(t,o,n),columnHead:t=>String(t+1).padStart(2,"0"),lineHead:t=>_[t]};function A(t,o){return o.rows-1-t}function et(t){return t%
5?"":String(t)}var Kt={shift:0,sides:[[0,-2],[1,0],[0,2],[-1,0]],corners:[[-1/2,-1/2],[1/2,-1/2],[1/2,1/2],[-1/2,1/2]],margin:1/2,brushes:[1,9,25],level:[4.7,6],
steps:(t,o)=>Math.max(t,o/2),rounded:(t,o)=>[Math.round(t),2*Math.round(o/2)],rowOf:String,nameOf:(t,o,n)=>`${t}-${A(o,n)}`,wordsOf:(t,o,n)=>`column ${t}, row ${A(
o,n)}`,columnHead:et,lineHead:(t,o)=>et(A(t,o))},T={hexagonal:rt,square:Kt};var at=new Map;function st(t){let o=JSON.stringify(t),n=at.get(o)??Vt(t);return at.set(o,n),n}function Vt(t){let o=Jt(t),n=new Map(o.map(r=>[`${r.x},${r.y2}`,r])),
e=new Map(o.map(r=>[r.name,r]));return{shape:t,grid:T[t.grid],cells:o,byPlace:n,byName:e}}function Jt(t){let o=T[t.grid],n=[];for(let e=0;e<t.rows;e+=1)for(let r=0;r<
t.columns;r+=1){let a=o.shift*(r%2);if(a&&e===t.rows-1)continue;let s=o.nameOf(r,e,t);n.push({x:r,y2:2*e+a,row:o.rowOf(e,t),name:s,words:o.wordsOf(r,e,t)})}return n}
function it(t,o,n){return t.byPlace.get(`${o},${n}`)}function lt({shape:t,grid:o}){return[(t.columns-1+2*o.margin)*t.column_mm,(t.rows-1+2*o.margin)*t.row_mm]}function $({shape:t},o){return[o.x*t.column_mm,o.y2*t.row_mm/2]}function ct(t,[o,n]){let{column_mm:e,row_mm:r}=t.shape,a=Math.round(o/e),s,i=r**2;for(let u of[a-1,a,a+1]){let p=it(t,u,Yt(t,u,n)),[d,w]=p?$(t,p):[1/0,1/0],H=(d-
o)**2+(w-n)**2;H<i&&([s,i]=[p,H])}return s}function Yt({shape:t,grid:o},n,e){let r=o.shift*Math.abs(n%2),a=2*(t.rows-1)-r;return Math.min(a,Math.max(r,2*Math.round(
e/t.row_mm-r/2)+r))}function M(t,o,n){let{columns:e,rows:r}=t.shape,a=n==="north_south"?o.x:e-1-o.x,s=n==="west_east"?o.y2:2*(r-1)-o.y2;return it(t,a,s)}var m=st({grid:"hexagonal",columns:35,rows:18,column_mm:12.7,row_mm:279.4/17}),ut=lt(m);function O(t,o){for(let[n,e]of t.layout.entries()){let r=e.findIndex(a=>a.panel===o);if(r>=0)return[n,r]}return null}function f(t,[o,n]){return t.layout[o]?.[n]}
var Wt={put(t,{row:o,column:n,panel:e}){let r=O(t,e),a=f(t,[o,n]),s=r&&f(t,r);a&&s&&(s.panel=a.panel),a?a.panel=e:r||(t.layout[o]??=[]).push({panel:e,rotation:0})},
turn(t,{row:o,column:n}){let e=f(t,[o,n]);e&&(e.rotation=e.rotation?0:180)},exchange(t,{row:o,column:n,other_row:e,other_column:r}){let[a,s]=[f(t,[o,n]),f(t,[e,
r])];!a||!s||(t.layout[o][n]=s,t.layout[e][r]=a)},take(t,{row:o,column:n}){t.layout[o]?.splice(n,1),t.layout=t.layout.filter(e=>e.length)},grow(t,{edge:o,panels:n}){
let e=n.map(r=>({panel:r,rotation:0}));o==="north"?t.layout.unshift(e):o==="south"?t.layout.push(e):t.layout.forEach((r,a)=>r.splice(o==="west"?0:r.length,0,e[a]))},
shrink(t,{edge:o}){o==="north"?t.layout.shift():o==="south"?t.layout.pop():t.layout.forEach(n=>n.splice(o==="west"?0:-1,1))},lay(t,{at:o,tile:n,work:e}){(n||!e)&&
(t.tiles=t.tiles.filter(r=>r.at!==o)),(e||!n)&&(t.works=t.works.filter(r=>r.at!==o)),n&&t.tiles.push({at:o,what:n}),e&&t.works.push({at:o,what:e})}};function ft(t,o){
let n=Wt[o.op];return n?.(t,o),t}function N(t){return t.view.panels.filter(({id:o})=>!O(t.doc,o)).map(({id:o})=>o)}function g(t,o){return t.view.panels.find(({id:n})=>n===
o?.panel)}function x(t){return Math.max(1,...t.layout.map(o=>o.length))}var dt={turn:"M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3",take:"M5 6h10M8 6V4h4v2M6 6l.7 11h6.6L14 6",north:"M3 10h14v6H3zM10 2v6M7.5 4.5\
L10 2l2.5 2.5",south:"M3 4h14v6H3zM10 18v-6M7.5 15.5L10 18l2.5-2.5",west:"M10 3h6v14h-6zM2 10h6M4.5 7.5L2 10l2.5 2.5",east:"M4 3h6v14H4zM18 10h-6M15.5 7.5L18 10\
l-2.5 2.5"},Gt={north:"M3 10h14v6H3zM7 5h6",south:"M3 4h14v6H3zM7 15h6",west:"M10 3h6v14h-6zM2.5 10h5",east:"M4 3h6v14H4zM12.5 10h5"},pt=["north","south","west",
"east"];function mt(){return[[ht("turn","Turn by half a turn","R"),ht("take","Take away","Delete Backspace")],pt.map(Ft),pt.map(Xt)]}function ht(t,o,n){return{name:t,
label:o,key:n,icon:dt[t],run:e=>e.send({op:t,...C(e)}),can:e=>!!f(e.doc,e.local.at)}}function Ft(t){return{name:t,label:`Add panels in the ${t}`,key:"",icon:dt[t],
run:o=>Zt(o,t),can:o=>N(o).length>0}}function Xt(t){return{name:`less_${t}`,label:`Take away the panels in the ${t}`,key:"",icon:Gt[t],run:o=>o.send({op:"shrink",
edge:t})}}function C(t){let[o,n]=t.local.at;return{row:o,column:n}}function Zt(t,o){let n=o==="north"||o==="south"?x(t.doc):t.doc.layout.length,e=N(t).slice(0,Math.
max(1,n));if(e.length<n)return t.say(`There are ${e.length} panels left; ${n} are wanted there`,"refused");t.send({op:"grow",edge:o,panels:e})}var P="Click a panel to choose it, drag it onto another to exchange them. R turns, Delete takes away, arrows walk.",Qt=["clear","woods","building","marsh","slag",
"water","rubble"],to=["bunker","improved_position","bridge"];function wt(t){let o=JSON.stringify([t.view.panels.map(({id:s,title:i})=>[s,i]),t.doc.layout,t.local.
laying]);if(t.known===o)return;t.known=o;let n=D(t.root)?.dataset.choice,e=Qt.map(s=>I(t,"tile",s)),r=to.map(s=>I(t,"work",s)),a=(s,i)=>c("section",{},c("h3",{"\
aria-level":2},s),c("div",{class:"swatches"},i));t.aside.replaceChildren(a("Panels",t.view.panels.map(s=>oo(t,s))),a("Tiles",e),a("Works",[...r,I(t,"clear","not\
hing")])),n&&[...t.aside.querySelectorAll("button")].find(s=>s.dataset.choice===n)?.focus()}function oo(t,o){let n=O(t.doc,o.id);return c("button",{type:"button",
class:"swatch","data-choice":o.id,"aria-label":`Lay panel ${o.letter}, ${o.title}`,title:o.title,onclick:()=>no(t,o.id)},c("span",{class:"letter"},o.letter),c("\
span",{class:"name"},o.title),c("span",{class:"count"},n?"laid":""))}function I(t,o,n){let e=t.local.laying?.what===n&&t.local.laying?.kind===o,r=o==="clear"?"C\
lear the point":n.replaceAll("_"," ");return c("button",{type:"button",class:"swatch","data-choice":`${o}:${n}`,"aria-pressed":String(e),onclick:()=>R(t,e?null:
{kind:o,what:n})},c("span",{class:`letter ${o}`},o==="clear"?"×":n.slice(0,2).toUpperCase()),c("span",{class:"name"},r))}function R(t,o){Object.assign(t.local,
{laying:o,aim:""}),t.hint(o?"Click a point of the map to lay it there. Escape ends.":P),t.draw()}function no(t,o){let{row:n,column:e}=C(t);if(f(t.doc,[n,e]))return t.
send({op:"put",row:n,column:e,panel:o});let r=t.doc.layout.findIndex(s=>s.length<x(t.doc)),a=r<0?t.doc.layout.length:r;t.send({op:"put",row:a,column:r<0?0:t.doc.
layout[r].length,panel:o})}var h=[170,110],S=8,k=h[0]/ut[0];function xt(t){let o=n=>t[n]=l("g",{class:n});return l("svg",{class:"layout",tabindex:0,role:"application","aria-roledescriptio\
n":"battle map"},o("panels"),o("laid"),o("picked"),o("seams"))}function y([t,o]){return[o*h[0],t*h[1]]}function yt(t){let[o,n]=[x(t.doc)*h[0],Math.max(1,t.doc.layout.
length)*h[1]],e=[-S,-S,o+2*S,n+2*S];t.drawing.setAttribute("viewBox",e.join(" ")),t.drawing.style.maxHeight="70vh",eo(t),t.laid.replaceChildren(...t.doc.tiles.map(
r=>gt(t,r,"tile")),...t.doc.works.map(r=>gt(t,r,"work"))),t.seams.replaceChildren(...t.view.seams.filter(r=>f(t.doc,[r.row,r.column])).map(ao)),t.picked.replaceChildren(
...so(t))}function eo(t){let{local:o}=t;o.cardsOf!==t.view&&Object.assign(o,{cardsOf:t.view,cards:JSON.stringify(t.view.panels)});let n=JSON.stringify(t.doc.layout)+
o.cards;o.pictures!==n&&(o.pictures=n,t.panels.replaceChildren(...v(t.doc).map(e=>ro(t,e))))}function v(t){return t.layout.flatMap((o,n)=>o.map((e,r)=>[n,r]))}function ro(t,o){
let[n,e]=y(o),[r,a]=h,s=f(t.doc,o),i=g(t,s),u=`${n+r/2} ${e+a/2}`,p=i?.picture?l("image",{href:i.picture,x:n,y:e,width:r,height:a,transform:`rotate(${s?.rotation}\
 ${u})`}):l("rect",{class:"missing",x:n,y:e,width:r,height:a}),d=i?`${i.letter} · ${i.title}`:`${s?.panel||"no panel"} is not there`,w=s?.rotation?`${d} ↻ turn\
ed`:d;return l("g",{class:"placed","data-place":o.join(",")},p,l("rect",{class:"frame",x:n,y:e,width:r,height:a}),l("rect",{class:"plate",x:n+3,y:e+a-14,width:8+
w.length*3.9,height:11,rx:2}),l("text",{class:"name",x:n+7,y:e+a-6},w))}function bt(t,o){let[n,...e]=o.split("-"),r=m.byName.get(e.join("-")),a=v(t.doc).find(d=>g(
t,f(t.doc,d))?.letter===n);if(!r||!a)return null;let[s,i]=$(m,f(t.doc,a)?.rotation?M(m,r,"half_turn"):r),[u,p]=y(a);return[u+s*k,p+i*k]}function gt(t,o,n){let{at:e,
what:r}=o,a=bt(t,e);if(!a)return l("g",{});let s=n==="tile"?l("path",{d:"M-4 0L-2 -3.5H2L4 0L2 3.5H-2Z"}):l("rect",{x:-3.4,y:-3.4,width:6.8,height:6.8});return l(
"g",{class:`mark ${n} ${r}${t.local.shown.has(JSON.stringify(o))?" shown":""}`,transform:`translate(${a.join(" ")})`},l("title",{},`${r.replaceAll("_"," ")} on ${e}`),
s,l("text",{y:2},r.slice(0,2).toUpperCase()))}function ao(t){let[o,n]=y([t.row,t.column]),[e,r]=h,a=t.edge==="east",[s,i]=a?[o+e,n+r/2]:[o+e/2,n+r],u=a?[o+e,n,o+
e,n+r]:[o,n+r,o+e,n+r],p={x1:u[0],y1:u[1],x2:u[2],y2:u[3]};return l("g",{class:t.differing?"seam differs":"seam joins","data-seam":`${t.row},${t.column},${t.edge}`},
l("title",{},t.words),l("line",p),l("circle",{cx:s,cy:i,r:6.5}),l("text",{x:s,y:i+2.8},t.differing?`≠${t.differing}`:"✓"))}function so(t){let{at:o,over:n}=t.
local,e=(s,i)=>{let[u,p]=y(s);return l("rect",{class:i,x:u+1,y:p+1,width:h[0]-2,height:h[1]-2,rx:1})},r=f(t.doc,o)?[e(o,"chosen")]:[];t.local.held&&n&&String(n)!==
String(t.local.held)&&r.push(e(n,"target"));let a=t.local.laying&&t.local.aim&&bt(t,t.local.aim);return a&&r.push(l("circle",{class:"aim",cx:a[0],cy:a[1],r:4})),
r}var sn=Z({start:io,apply:ft,draw:lo,key:mo,reveal:wo,reveals:["layout","tiles","works"]});function io(t){Object.assign(t.local,{at:[0,0],over:null,held:null,laying:null,
aim:"",drawn:t.doc,shown:new Set}),t.drawing=xt(t),t.aside=c("aside",{class:"palette"}),t.root.append(Y(t,"Tools of the map",mt()),c("div",{class:"work"},t.drawing,
t.aside)),t.drawing.addEventListener("pointerdown",o=>co(t,o)),t.drawing.addEventListener("pointermove",o=>fo(t,o)),t.drawing.addEventListener("pointerleave",()=>Mt(
t,"")),t.drawing.addEventListener("pointerup",()=>po(t)),t.tool="choose",t.hint(P)}function lo(t){yt(t),wt(t);let o=g(t,f(t.doc,t.local.at)),n=t.view.seams.filter(
({differing:r})=>r),e=n.length?n.length===1?"1 side differs":`${n.length} sides differ`:"all sides join";b(t.status.place,t.local.aim||e),t.drawing.toggleAttribute(
"data-laying",!!t.local.laying),t.local.drawn=t.doc,t.drawing.setAttribute("aria-label",`Map of ${v(t.doc).length} panels; chosen: ${o?.title??"none"}`)}function kt(t,o){
let[n,e]=E(t.drawing,o),r=[Math.floor(e/h[1]),Math.floor(n/h[0])];return f(t.doc,r)?r:null}function co(t,o){let n=kt(t,o);if(!(o.button!==0||!n)){if(t.local.at=
n,t.local.shown.clear(),t.local.laying)return uo(t,vt(t,n,o));t.drawing.setPointerCapture(o.pointerId),t.local.held=n,t.draw()}}function vt(t,o,n){let[e,r]=E(t.
drawing,n),[a,s]=y(o),i=f(t.doc,o),u=ct(m,[(e-a)/k,(r-s)/k]),p=g(t,i);return u&&p?`${p.letter}-${(i?.rotation?M(m,u,"half_turn"):u).name}`:""}function uo(t,o){if(!o||
!t.local.laying)return;let{kind:n,what:e}=t.local.laying;t.send({op:"lay",at:o,...n==="clear"?{}:{[n]:e}})}function Mt(t,o){!t.local.laying||t.local.aim===o||(t.
local.aim=o,t.draw())}function fo(t,o){let n=kt(t,o);if(t.local.laying)return Mt(t,n?vt(t,n,o):"");t.local.held&&(t.local.over=n,t.draw())}function po(t){let{held:o,
over:n}=t.local;Object.assign(t.local,{held:null,over:null}),o&&n&&String(o)!==String(n)?(t.local.at=n,t.send({op:"exchange",row:o[0],column:o[1],other_row:n[0],
other_column:n[1]})):t.draw()}var ho={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function mo(t,o){if(o.key==="Escape")return R(t,null);let n=ho[o.
key];if(!n||o.composedPath()[0]!==t.drawing)return;o.preventDefault();let[e,r]=t.local.at,a=[e+n[0],r+n[1]];f(t.doc,a)&&(t.local.at=a,o.shiftKey?t.send({op:"exc\
hange",row:e,column:r,other_row:a[0],other_column:a[1]}):t.draw())}function wo(t){let{drawn:o}=t.local,n=a=>JSON.stringify(a)??"",e=v(t.doc).find(a=>n(f(t.doc,a))!==
n(f(o,a)));e&&(t.local.at=e);let r=new Set([...o.tiles,...o.works].map(n));t.local.shown=new Set([...t.doc.tiles,...t.doc.works].map(n).filter(a=>!r.has(a)))}export{sn as default};
