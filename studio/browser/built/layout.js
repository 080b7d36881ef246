var gt="http://www.w3.org/2000/svg";function $(t,o,n){for(let[e,r]of Object.entries(o))typeof r=="function"?t.addEventListener(e.slice(2),r):r===!0?t.setAttribute(
e,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(e,String(r));return t.append(...n.flat().filter(e=>e!=null&&e!==!1)),t}function c(t,o,...n){return $(document.
createElement(t),o,n)}function i(t,o,...n){return $(document.createElementNS(gt,t),o,n)}function C(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-hid\
den":"true"},i("path",{d:t}))}function x(t,o){t.textContent!==o&&(t.textContent=o)}function S(t,o){let n=new DOMPoint(o.clientX,o.clientY),{x:e,y:r}=n.matrixTransform(
t.getScreenCTM()?.inverse());return[e,r]}function xt(t){return t.composedPath().filter(o=>o instanceof HTMLElement||o instanceof SVGElement)}function P(t){return xt(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function R(t){return t.getRootNode().activeElement}var I=window.musterpressOutboxes??=new Map;function L(t){let o=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,inst:o,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function B(t,o){let n=I.get(t);if(n?.epoch===o)return{box:n,restarted:!1};let e=L(o);return I.set(t,e),{box:e,restarted:!!n?.
pending.length}}function U(t,o){t.seq+=1,t.pending.push({seq:t.seq,...o})}function j(t,o){let n=o.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
n),t.pending=t.pending.filter(r=>r.seq>t.acked);let e=o.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...e.map(r=>r.seq)),
e}function z(t,o){return{epoch:t.epoch,inst:t.inst,base_rev:o,ops:t.pending}}function D(t,o,n){let e=c("div",{class:"toolbar",role:"toolbar","aria-label":o});t.buttons=n.flat().map(a=>({button:a,node:yt(t,a)}));let r=0;for(let a of n){let s=t.
buttons.slice(r,r+=a.length).map(l=>l.node);e.append(c("div",{class:"group",role:"group"},s))}return e.addEventListener("keydown",a=>mt(t,a)),t.buttons.forEach(
({node:a},s)=>a.tabIndex=s===0?0:-1),e}function yt(t,o){let n=c("button",{type:"button",class:"tool","data-tool":o.name,"aria-label":o.label,"aria-keyshortcuts":o.
key,title:o.key?`${o.label} (${o.key})`:o.label,onclick:()=>H(t,o)});return n.append(C(o.icon)),n}function H(t,o){o.can&&!o.can(t)||(o.tool?t.choose(o.name):o.run?.(
t))}function mt(t,o){let n={ArrowRight:1,ArrowLeft:-1}[o.key];if(!n)return;o.preventDefault(),o.stopPropagation();let e=t.buttons.map(s=>s.node).filter(s=>!s.disabled),
r=e.findIndex(s=>s===o.composedPath()[0]),a=e[(r+n+e.length)%e.length];t.buttons.forEach(({node:s})=>s.tabIndex=s===a?0:-1),a.focus()}function q(t){for(let{button:o,
node:n}of t.buttons)o.tool?n.setAttribute("aria-pressed",String(t.tool===o.name)):o.on&&n.setAttribute("aria-pressed",String(!!o.on(t))),n.disabled=!!(o.can&&!o.
can(t))}function K(t,o){if(P(o))return!1;let e=[o.ctrlKey||o.metaKey?"Ctrl+":"",o.shiftKey&&o.key.length>1?"Shift+":""].join("")+(o.key.length===1?o.key.toUpperCase():
o.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(e));return r?(o.preventDefault(),o.stopPropagation(),H(t,r.button),!0):!1}var kt=120,W=new WeakMap;function J(t){return o=>{let n=o.parentElement,e=W.get(n)??vt(o,t);W.set(n,e),e.component=o,Et(e,o.data)}}function vt(t,o){let n=Ot(t,o);
return n.root.addEventListener("keydown",e=>K(n,e)||o.key?.(n,e)),t.parentElement.append(n.root),o.reveals&&(Mt(n.root).dataset.reveals=o.reveals.join(" ")),o.start(
n),n.root.append(n.status.bar),n}function Mt(t){return t.getRootNode().host}function Ot(t,o){let n={...St(t.data),parts:o,component:t,root:c("div",{class:"edito\
r"}),status:Lt(),send:e=>_t(n,e),select:e=>Tt(n,e),ask:e=>$t(n,e),choose:e=>Ct(n,e),draw:()=>Pt(n),hint:e=>x(n.status.hint,e),say:(e,r="notice")=>Nt(n,e,r)};return n}
function St({doc:t,view:o,rev:n,epoch:e}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:o,rev:n,
box:L(e),local:{}}}function Lt(){let t=c("span",{class:"hint"}),o=c("span",{class:"said",role:"status"}),n=c("span",{class:"place"});return{hint:t,said:o,place:n,
bar:c("div",{class:"statusbar"},t,o,n)}}function Nt(t,o,n){t.status.said.dataset.tone=n,x(t.status.said,o)}function Et(t,o){let{box:n,restarted:e}=B(o.key,o.epoch);
t.box=n,t.truth=o.doc,t.rev=o.rev,t.view=o.view;let r=j(n,o);for(let a of r)t.say(a.words,"refused");e&&t.say("The session began anew: what was not yet kept is \
gone","refused"),V(t),At(t),t.draw(),n.pending.length&&Y(t)}function V(t){t.doc=t.box.pending.reduce((o,n)=>t.parts.apply(o,n),structuredClone(t.truth))}function At(t){
let o=t.view.reveal;!o||o.token===t.shown||(t.shown=o.token,t.selected=o.id,t.parts.reveal?.(t,o.id),F(t))}function _t(t,o){U(t.box,o),t.say(""),V(t),G(t),t.draw()}
function G(t){t.component.setTriggerValue("ops",z(t.box,t.rev)),Y(t)}function Y(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.
length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),G(t))},t.box.waitMs)}function Tt(t,o){t.selected!==o&&(t.selected=o,t.draw(),F(t))}function F(t){clearTimeout(
t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue("selected",t.selected))},kt)}function $t(t,o){
let n=JSON.stringify(o);n!==t.asked&&(t.asked=n,t.component.setStateValue("question",o))}function Ct(t,o){t.tool=o,t.hint(t.buttons.find(({button:n})=>n.name===
o)?.button.hint??""),t.parts.chosen?.(t,o),t.draw()}function Pt(t){t.parts.draw(t),q(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(
t.box.pending.length)}var d="ABCDEFGHIJKLMNOPQR";var N=16.435294117647057,Q=[431.8,279.4];var X=It(),Rt=new Map(X.map(t=>[`${t.x},${t.y2}`,t])),Z=new Map(X.map(t=>[t.name,t]));function It(){let t=[];for(let o=0;o<d.length;o+=1)for(let n=0;n<35;n+=1)o===
d.length-1&&n%2||t.push({x:n,y2:2*o+n%2,row:d[o],name:Bt(d[o],n)});return t}function Bt(t,o){return`${t}-${String(o+1).padStart(2,"0")}`}function tt(t,o){return Rt.
get(`${t},${o}`)}function E(t){return[t.x*12.7,t.y2*N/2]}function ot([t,o]){let n=Math.round(t/12.7),e,r=N**2;for(let a of[n-1,n,n+1]){let s=tt(a,Ut(a,o)),[l,f]=s?E(s):[1/0,1/0],p=(l-t)**2+(f-o)**2;p<r&&([e,r]=[s,p])}
return e}function Ut(t,o){let n=Math.abs(t%2),e=2*(d.length-1)-n;return Math.min(e,Math.max(n,2*Math.round(o/N-n/2)+n))}function v(t,o){let n=o==="north_south"?t.x:34-t.x,e=o==="west_east"?t.y2:2*(d.length-1)-t.y2;return tt(n,e)}function M(t,o){for(let[n,e]of t.layout.entries()){let r=e.findIndex(a=>a.panel===o);if(r>=0)return[n,r]}return null}function u(t,[o,n]){return t.layout[o]?.[n]}
var jt={put(t,{row:o,column:n,panel:e}){let r=M(t,e),a=u(t,[o,n]),s=r&&u(t,r);a&&s&&(s.panel=a.panel),a?a.panel=e:r||(t.layout[o]??=[]).push({panel:e,rotation:0})},
turn(t,{row:o,column:n}){let e=u(t,[o,n]);e&&(e.rotation=e.rotation?0:180)},exchange(t,{row:o,column:n,other_row:e,other_column:r}){let[a,s]=[u(t,[o,n]),u(t,[e,
r])];!a||!s||(t.layout[o][n]=s,t.layout[e][r]=a)},take(t,{row:o,column:n}){t.layout[o]?.splice(n,1),t.layout=t.layout.filter(e=>e.length)},grow(t,{edge:o,panels:n}){
let e=n.map(r=>({panel:r,rotation:0}));o==="north"?t.layout.unshift(e):o==="south"?t.layout.push(e):t.layout.forEach((r,a)=>r.splice(o==="west"?0:r.length,0,e[a]))},
shrink(t,{edge:o}){o==="north"?t.layout.shift():o==="south"?t.layout.pop():t.layout.forEach(n=>n.splice(o==="west"?0:-1,1))},lay(t,{at:o,tile:n,work:e}){(n||!e)&&
(t.tiles=t.tiles.filter(r=>r.at!==o)),(e||!n)&&(t.works=t.works.filter(r=>r.at!==o)),n&&t.tiles.push({at:o,what:n}),e&&t.works.push({at:o,what:e})}};function nt(t,o){
let n=jt[o.op];return n?.(t,o),t}function A(t){return t.view.panels.filter(({id:o})=>!M(t.doc,o)).map(({id:o})=>o)}function w(t,o){return t.view.panels.find(({id:n})=>n===
o?.panel)}function y(t){return Math.max(1,...t.layout.map(o=>o.length))}var h=[170,110],O=8,m=h[0]/Q[0];function rt(t){let o=n=>t[n]=i("g",{class:n});return i("svg",{class:"layout",tabindex:0,role:"application","aria-roledescription":"\
battle map"},o("panels"),o("laid"),o("picked"),o("seams"))}function g([t,o]){return[o*h[0],t*h[1]]}function at(t){let[o,n]=[y(t.doc)*h[0],Math.max(1,t.doc.layout.
length)*h[1]],e=[-O,-O,o+2*O,n+2*O];t.drawing.setAttribute("viewBox",e.join(" ")),t.drawing.style.maxHeight="70vh",zt(t),t.laid.replaceChildren(...t.doc.tiles.map(
r=>et(t,r,"tile")),...t.doc.works.map(r=>et(t,r,"work"))),t.seams.replaceChildren(...t.view.seams.filter(r=>u(t.doc,[r.row,r.column])).map(Ht)),t.picked.replaceChildren(
...qt(t))}function zt(t){let{local:o}=t;o.cardsOf!==t.view&&Object.assign(o,{cardsOf:t.view,cards:JSON.stringify(t.view.panels)});let n=JSON.stringify(t.doc.layout)+
o.cards;o.pictures!==n&&(o.pictures=n,t.panels.replaceChildren(...b(t.doc).map(e=>Dt(t,e))))}function b(t){return t.layout.flatMap((o,n)=>o.map((e,r)=>[n,r]))}function Dt(t,o){
let[n,e]=g(o),[r,a]=h,s=u(t.doc,o),l=w(t,s),f=`${n+r/2} ${e+a/2}`,p=l?.picture?i("image",{href:l.picture,x:n,y:e,width:r,height:a,transform:`rotate(${s?.rotation}\
 ${f})`}):i("rect",{class:"missing",x:n,y:e,width:r,height:a}),k=l?`${l.letter} · ${l.title}`:`${s?.panel||"no panel"} is not there`,T=s?.rotation?`${k} ↻ turn\
ed`:k;return i("g",{class:"placed","data-place":o.join(",")},p,i("rect",{class:"frame",x:n,y:e,width:r,height:a}),i("rect",{class:"plate",x:n+3,y:e+a-14,width:8+
T.length*3.9,height:11,rx:2}),i("text",{class:"name",x:n+7,y:e+a-6},T))}function st(t,o){let[n,...e]=o.split("-"),r=Z.get(e.join("-")),a=b(t.doc).find(k=>w(t,u(
t.doc,k))?.letter===n);if(!r||!a)return null;let[s,l]=E(u(t.doc,a)?.rotation?v(r,"half_turn"):r),[f,p]=g(a);return[f+s*m,p+l*m]}function et(t,o,n){let{at:e,what:r}=o,
a=st(t,e);if(!a)return i("g",{});let s=n==="tile"?i("path",{d:"M-4 0L-2 -3.5H2L4 0L2 3.5H-2Z"}):i("rect",{x:-3.4,y:-3.4,width:6.8,height:6.8});return i("g",{class:`\
mark ${n} ${r}${t.local.shown.has(JSON.stringify(o))?" shown":""}`,transform:`translate(${a.join(" ")})`},i("title",{},`${r.replaceAll("_"," ")} on ${e}`),s,i("\
text",{y:2},r.slice(0,2).toUpperCase()))}function Ht(t){let[o,n]=g([t.row,t.column]),[e,r]=h,a=t.edge==="east",[s,l]=a?[o+e,n+r/2]:[o+e/2,n+r],f=a?[o+e,n,o+e,n+
r]:[o,n+r,o+e,n+r],p={x1:f[0],y1:f[1],x2:f[2],y2:f[3]};return i("g",{class:t.differing?"seam differs":"seam joins","data-seam":`${t.row},${t.column},${t.edge}`},
i("title",{},t.words),i("line",p),i("circle",{cx:s,cy:l,r:6.5}),i("text",{x:s,y:l+2.8},t.differing?`≠${t.differing}`:"✓"))}function qt(t){let{at:o,over:n}=t.
local,e=(s,l)=>{let[f,p]=g(s);return i("rect",{class:l,x:f+1,y:p+1,width:h[0]-2,height:h[1]-2,rx:1})},r=u(t.doc,o)?[e(o,"chosen")]:[];t.local.held&&n&&String(n)!==
String(t.local.held)&&r.push(e(n,"target"));let a=t.local.laying&&t.local.aim&&st(t,t.local.aim);return a&&r.push(i("circle",{class:"aim",cx:a[0],cy:a[1],r:4})),
r}var ct={turn:"M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3",take:"M5 6h10M8 6V4h4v2M6 6l.7 11h6.6L14 6",north:"M3 10h14v6H3zM10 2v6M7.5 4.5\
L10 2l2.5 2.5",south:"M3 4h14v6H3zM10 18v-6M7.5 15.5L10 18l2.5-2.5",west:"M10 3h6v14h-6zM2 10h6M4.5 7.5L2 10l2.5 2.5",east:"M4 3h6v14H4zM18 10h-6M15.5 7.5L18 10\
l-2.5 2.5"},ut="Click a panel to choose it, drag it onto another to exchange them. R turns, Delete takes away, arrows walk.",Kt=["clear","woods","building","mar\
sh","slag","water","rubble"],Wt=["bunker","improved_position","bridge"],jo=J({start:Jt,apply:nt,draw:Xt,key:io,reveal:lo,reveals:["layout","tiles","works"]});function Jt(t){
Object.assign(t.local,{at:[0,0],over:null,held:null,laying:null,aim:"",drawn:t.doc,shown:new Set}),t.drawing=rt(t),t.aside=c("aside",{class:"palette"}),t.root.append(
D(t,"Tools of the map",Gt()),c("div",{class:"work"},t.drawing,t.aside)),t.drawing.addEventListener("pointerdown",o=>no(t,o)),t.drawing.addEventListener("pointer\
move",o=>ro(t,o)),t.drawing.addEventListener("pointerleave",()=>wt(t,"")),t.drawing.addEventListener("pointerup",()=>ao(t)),t.tool="choose",t.hint(ut)}var Vt={north:"\
M3 10h14v6H3zM7 5h6",south:"M3 4h14v6H3zM7 15h6",west:"M10 3h6v14h-6zM2.5 10h5",east:"M4 3h6v14H4zM12.5 10h5"},it=["north","south","west","east"];function Gt(){
return[[lt("turn","Turn by half a turn","R"),lt("take","Take away","Delete Backspace")],it.map(Yt),it.map(Ft)]}function lt(t,o,n){return{name:t,label:o,key:n,icon:ct[t],
run:e=>e.send({op:t,...ft(e)}),can:e=>!!u(e.doc,e.local.at)}}function Yt(t){return{name:t,label:`Add panels in the ${t}`,key:"",icon:ct[t],run:o=>Qt(o,t),can:o=>A(
o).length>0}}function Ft(t){return{name:`less_${t}`,label:`Take away the panels in the ${t}`,key:"",icon:Vt[t],run:o=>o.send({op:"shrink",edge:t})}}function ft(t){
let[o,n]=t.local.at;return{row:o,column:n}}function Qt(t,o){let n=o==="north"||o==="south"?y(t.doc):t.doc.layout.length,e=A(t).slice(0,Math.max(1,n));if(e.length<
n)return t.say(`There are ${e.length} panels left; ${n} are wanted there`,"refused");t.send({op:"grow",edge:o,panels:e})}function Xt(t){at(t),Zt(t);let o=w(t,u(
t.doc,t.local.at)),n=t.view.seams.filter(({differing:r})=>r),e=n.length?n.length===1?"1 side differs":`${n.length} sides differ`:"all sides join";x(t.status.place,
t.local.aim||e),t.drawing.toggleAttribute("data-laying",!!t.local.laying),t.local.drawn=t.doc,t.drawing.setAttribute("aria-label",`Map of ${b(t.doc).length} pan\
els; chosen: ${o?.title??"none"}`)}function Zt(t){let o=JSON.stringify([t.view.panels.map(({id:s,title:l})=>[s,l]),t.doc.layout,t.local.laying]);if(t.known===o)
return;t.known=o;let n=R(t.root)?.dataset.choice,e=Kt.map(s=>_(t,"tile",s)),r=Wt.map(s=>_(t,"work",s)),a=(s,l)=>c("section",{},c("h3",{"aria-level":2},s),c("div",
{class:"swatches"},l));t.aside.replaceChildren(a("Panels",t.view.panels.map(s=>to(t,s))),a("Tiles",e),a("Works",[...r,_(t,"clear","nothing")])),n&&[...t.aside.querySelectorAll(
"button")].find(s=>s.dataset.choice===n)?.focus()}function to(t,o){let n=M(t.doc,o.id);return c("button",{type:"button",class:"swatch","data-choice":o.id,"aria-\
label":`Lay panel ${o.letter}, ${o.title}`,title:o.title,onclick:()=>oo(t,o.id)},c("span",{class:"letter"},o.letter),c("span",{class:"name"},o.title),c("span",{
class:"count"},n?"laid":""))}function _(t,o,n){let e=t.local.laying?.what===n&&t.local.laying?.kind===o,r=o==="clear"?"Clear the point":n.replaceAll("_"," ");return c(
"button",{type:"button",class:"swatch","data-choice":`${o}:${n}`,"aria-pressed":String(e),onclick:()=>pt(t,e?null:{kind:o,what:n})},c("span",{class:`letter ${o}`},
o==="clear"?"×":n.slice(0,2).toUpperCase()),c("span",{class:"name"},r))}function pt(t,o){Object.assign(t.local,{laying:o,aim:""}),t.hint(o?"Click a point of th\
e map to lay it there. Escape ends.":ut),t.draw()}function oo(t,o){let{row:n,column:e}=ft(t);if(u(t.doc,[n,e]))return t.send({op:"put",row:n,column:e,panel:o});
let r=t.doc.layout.findIndex(s=>s.length<y(t.doc)),a=r<0?t.doc.layout.length:r;t.send({op:"put",row:a,column:r<0?0:t.doc.layout[r].length,panel:o})}function ht(t,o){
let[n,e]=S(t.drawing,o),r=[Math.floor(e/h[1]),Math.floor(n/h[0])];return u(t.doc,r)?r:null}function no(t,o){let n=ht(t,o);if(!(o.button!==0||!n)){if(t.local.at=
n,t.local.shown.clear(),t.local.laying)return eo(t,dt(t,n,o));t.drawing.setPointerCapture(o.pointerId),t.local.held=n,t.draw()}}function dt(t,o,n){let[e,r]=S(t.
drawing,n),[a,s]=g(o),l=u(t.doc,o),f=ot([(e-a)/m,(r-s)/m]),p=w(t,l);return f&&p?`${p.letter}-${(l?.rotation?v(f,"half_turn"):f).name}`:""}function eo(t,o){if(!o||
!t.local.laying)return;let{kind:n,what:e}=t.local.laying;t.send({op:"lay",at:o,...n==="clear"?{}:{[n]:e}})}function wt(t,o){!t.local.laying||t.local.aim===o||(t.
local.aim=o,t.draw())}function ro(t,o){let n=ht(t,o);if(t.local.laying)return wt(t,n?dt(t,n,o):"");t.local.held&&(t.local.over=n,t.draw())}function ao(t){let{held:o,
over:n}=t.local;Object.assign(t.local,{held:null,over:null}),o&&n&&String(o)!==String(n)?(t.local.at=n,t.send({op:"exchange",row:o[0],column:o[1],other_row:n[0],
other_column:n[1]})):t.draw()}var so={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};function io(t,o){if(o.key==="Escape")return pt(t,null);let n=so[o.
key];if(!n||o.composedPath()[0]!==t.drawing)return;o.preventDefault();let[e,r]=t.local.at,a=[e+n[0],r+n[1]];u(t.doc,a)&&(t.local.at=a,o.shiftKey?t.send({op:"exc\
hange",row:e,column:r,other_row:a[0],other_column:a[1]}):t.draw())}function lo(t){let{drawn:o}=t.local,n=a=>JSON.stringify(a)??"",e=b(t.doc).find(a=>n(u(t.doc,a))!==
n(u(o,a)));e&&(t.local.at=e);let r=new Set([...o.tiles,...o.works].map(n));t.local.shown=new Set([...t.doc.tiles,...t.doc.works].map(n).filter(a=>!r.has(a)))}export{jo as default};
