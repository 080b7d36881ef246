var Ft="http://www.w3.org/2000/svg";function rt(t,e,n){for(let[o,r]of Object.entries(e))typeof r=="function"?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(
o,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(o,String(r));return t.append(...n.flat().filter(o=>o!=null&&o!==!1)),t}function l(t,e,...n){return rt(document.
createElement(t),e,n)}function i(t,e,...n){return rt(document.createElementNS(Ft,t),e,n)}function at(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-h\
idden":"true"},i("path",{d:t}))}function w(t,e){t.textContent!==e&&(t.textContent=e)}function N(t,e){let n=new DOMPoint(e.clientX,e.clientY),{x:o,y:r}=n.matrixTransform(
t.getScreenCTM()?.inverse());return[o,r]}function Ht(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function st(t){return Ht(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function it(t){return t.getRootNode().activeElement}var lt=window.musterpressOutboxes??=new Map;function D(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function ct(t,e){let n=lt.get(t);if(n?.epoch===e)return{box:n,restarted:!1};let o=D(e);return lt.set(t,o),{box:o,
restarted:!!n?.pending.length}}function ft(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function ut(t,e){let n=e.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),t.acked=
Math.max(t.acked,n),t.pending=t.pending.filter(r=>r.seq>t.acked);let o=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,
...o.map(r=>r.seq)),o}function pt(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function ht(t,e,n){let o=l("div",{class:"toolbar",role:"toolbar","aria-label":e});t.buttons=n.flat().map(a=>({button:a,node:Gt(t,a)}));let r=0;for(let a of n){let s=t.
buttons.slice(r,r+=a.length).map(c=>c.node);o.append(l("div",{class:"group",role:"group"},s))}return o.addEventListener("keydown",a=>Jt(t,a)),t.buttons.forEach(
({node:a},s)=>a.tabIndex=s===0?0:-1),o}function Gt(t,e){let n=l("button",{type:"button",class:"tool","data-tool":e.name,"aria-label":e.label,"aria-keyshortcuts":e.
key,title:e.key?`${e.label} (${e.key})`:e.label,onclick:()=>dt(t,e)});return n.append(at(e.icon)),n}function dt(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):
e.run?.(t))}function Jt(t,e){let n={ArrowRight:1,ArrowLeft:-1}[e.key];if(!n)return;e.preventDefault(),e.stopPropagation();let o=t.buttons.map(s=>s.node).filter(
s=>!s.disabled),r=o.findIndex(s=>s===e.composedPath()[0]),a=o[(r+n+o.length)%o.length];t.buttons.forEach(({node:s})=>s.tabIndex=s===a?0:-1),a.focus()}function gt(t){
for(let{button:e,node:n}of t.buttons)e.tool?n.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&n.setAttribute("aria-pressed",String(!!e.on(t))),n.disabled=
!!(e.can&&!e.can(t))}function mt(t,e){if(st(e))return!1;let o=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+(e.key.length===
1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:a})=>(a.key??"").split(" ").includes(o));return r?(e.preventDefault(),e.stopPropagation(),dt(t,r.button),
!0):!1}var Zt=120,xt=new WeakMap;function wt(t){return e=>{let n=e.parentElement,o=xt.get(n)??Qt(e,t);xt.set(n,o),o.component=e,re(o,e.data)}}function Qt(t,e){let n=te(
t,e);return n.root.addEventListener("keydown",o=>mt(n,o)||e.key?.(n,o)),t.parentElement.append(n.root),e.reveals&&(Xt(n.root).dataset.reveals=e.reveals.join(" ")),
e.start(n),n.root.append(n.status.bar),n}function Xt(t){return t.getRootNode().host}function te(t,e){let n={...ee(t.data),parts:e,component:t,root:l("div",{class:"\
editor"}),status:ne(),send:o=>se(n,o),select:o=>ie(n,o),ask:o=>le(n,o),choose:o=>ce(n,o),draw:()=>fe(n),hint:o=>w(n.status.hint,o),say:(o,r="notice")=>oe(n,o,r)};
return n}function ee({doc:t,view:e,rev:n,epoch:o}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,
rev:n,box:D(o),local:{}}}function ne(){let t=l("span",{class:"hint"}),e=l("span",{class:"said",role:"status"}),n=l("span",{class:"place"});return{hint:t,said:e,
place:n,bar:l("div",{class:"statusbar"},t,e,n)}}function oe(t,e,n){t.status.said.dataset.tone=n,w(t.status.said,e)}function re(t,e){let{box:n,restarted:o}=ct(e.
key,e.epoch);t.box=n,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=ut(n,e);for(let a of r)t.say(a.words,"refused");o&&t.say("The session began anew: what was no\
t yet kept is gone","refused"),bt(t),ae(t),t.draw(),n.pending.length&&vt(t)}function bt(t){t.doc=t.box.pending.reduce((e,n)=>t.parts.apply(e,n),structuredClone(
t.truth))}function ae(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(t,e.id),yt(t))}function se(t,e){ft(t.box,e),
t.say(""),bt(t),kt(t),t.draw()}function kt(t){t.component.setTriggerValue("ops",pt(t.box,t.rev)),vt(t)}function vt(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{
!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),kt(t))},t.box.waitMs)}function ie(t,e){t.selected!==e&&(t.selected=e,t.draw(),
yt(t))}function yt(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,t.component.setStateValue("\
selected",t.selected))},Zt)}function le(t,e){let n=JSON.stringify(e);n!==t.asked&&(t.asked=n,t.component.setStateValue("question",e))}function ce(t,e){t.tool=e,
t.hint(t.buttons.find(({button:n})=>n.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function fe(t){t.parts.draw(t),gt(t),t.root.dataset.ackedSeq=String(
t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}var x="ABCDEFGHIJKLMNOPQR";var v=16.435294117647057,z=[431.8,279.4],U=[[0,-2],[1,-1],[1,1],[0,2],[-1,1],[-1,-1]],f=pe(),ue=new Map(f.map(t=>[`${t.x},${t.y2}`,t])),y=new Map(f.map(t=>[t.name,
t]));function pe(){let t=[];for(let e=0;e<x.length;e+=1)for(let n=0;n<35;n+=1)e===x.length-1&&n%2||t.push({x:n,y2:2*e+n%2,row:x[e],name:he(x[e],n)});return t}function he(t,e){
return`${t}-${String(e+1).padStart(2,"0")}`}function d(t,e){return ue.get(`${t},${e}`)}function b(t){return y.get(t)}function M(t){return[t.x*12.7,t.y2*v/2]}function j(t){
let[e,n]=M(t),[o,r]=[12.7/3,v/2];return[[-1,-1],[1,-1],[2,0],[1,1],[-1,1],[-2,0]].map(([a,s])=>[e+a*o,n+s*r])}function A([t,e]){let n=Math.round(t/12.7),o,r=v**
2;for(let a of[n-1,n,n+1]){let s=d(a,de(a,e)),[c,u]=s?M(s):[1/0,1/0],p=(c-t)**2+(u-e)**2;p<r&&([o,r]=[s,p])}return o}function de(t,e){let n=Math.abs(t%2),o=2*(x.
length-1)-n;return Math.min(o,Math.max(n,2*Math.round(e/v-n/2)+n))}function ge(t){return U.map(([e,n])=>d(t.x+e,t.y2+n)).filter(e=>e!==void 0)}function Mt(t,e){
let[n,o]=[Math.abs(t.x-e.x),Math.abs(t.y2-e.y2)];return Math.max(n,(n+o)/2)}function O(t,e){return e===0?[t]:f.filter(n=>Mt(n,t)<=e)}function B(t,e){let n=Mt(t,
e),o=new Set([t]);for(let r=1;r<=n;r+=1){let a=me(t,e,r/n);a&&o.add(a)}return[...o]}function me(t,e,n){let r=t.x+(e.x-t.x)*n+1e-6,a=(t.y2-t.x)/2+((e.y2-e.x)/2-(t.
y2-t.x)/2)*n+1e-6,s=-r-a,[c,u,p]=[Math.round(r),Math.round(a),Math.round(s)],[et,nt,ot]=[Math.abs(c-r),Math.abs(u-a),Math.abs(p-s)];return et>nt&&et>ot?d(-u-p,u-
p):nt>ot?d(c,-c-2*p):d(c,2*u+c)}function St(t,e){let[n,o]=[Math.min(t.x,e.x),Math.max(t.x,e.x)],[r,a]=[Math.min(t.y2,e.y2),Math.max(t.y2,e.y2)],[s,c]=[Math.floor(
r/2)*2,Math.floor(a/2)*2+1];return f.filter(({x:u,y2:p})=>u>=n&&u<=o&&p>=s&&p<=c)}function Ot(t,e){let n=e(t),o=new Set([t]);for(let r of o)for(let a of ge(r))e(
a)===n&&o.add(a);return[...o]}function L(t,e){let n=e==="north_south"?t.x:34-t.x,o=e==="west_east"?t.y2:2*(x.length-1)-t.y2;return d(n,o)}var xe=["terrain","levels"],Nt="�";function h(t,e,n){return t[e][n.row][n.x]}function m(t,e){return Number(h(t,"levels",e))||0}function Lt(t,e,n){return t.slice(
0,e)+n+t.slice(e+1)}var we={paint(t,e){for(let[n,o]of Object.entries(e.dots)){let r=b(n);t[e.layer][r.row]=Lt(t[e.layer][r.row],r.x,o)}},mirror(t,e){let n=structuredClone(
t);for(let o of xe)for(let r of f){let a=h(n,o,L(r,e.way));t[o][r.row]=Lt(t[o][r.row],r.x,a)}t.hills=t.hills.map(o=>({...o,badge_at:_t(o.badge_at,e.way)})),t.compass_at=
_t(t.compass_at,e.way)},badge(t,e){e.at===null?t.hills.splice(e.number,1):t.hills[e.number]={name:t.hills[e.number]?.name??"",badge_at:e.at}},compass(t,e){t.compass_at=
e.at}};function _t(t,e){let n=y.get(t);return n?L(n,e).name:t}function W(t,e){let n=we[e.op];return n?.(t,e),t}function V(t,e){let n=new Map;for(let o of f){let r=h(
t,e,o);n.set(r,(n.get(r)??0)+1)}return n}function _(t,e,n){let o=t.legend.get(h(e,"terrain",n))?.name??"unknown terrain";return`${n.name} · ${o} · level ${m(e,
n)}`}var C=13;function zt(t){let[e,n]=z,o=(s,...c)=>i("g",{class:s},...c);t.hexes=new Map(f.map(s=>[s,i("path",{d:k([s])})])),t.dots=new Map(f.map(s=>[s,i("g",{"data\
-dot":s.name,transform:S(s)})]));let r=s=>t[s]=i("path",{class:s});return i("svg",{class:"panel",viewBox:`${-C} ${-C} ${e+2*C} ${n+2*C}`,tabindex:0,role:"applic\
ation","aria-roledescription":"map panel"},i("defs",{},ve(),i("clipPath",{id:"board"},q())),q({class:"paper"}),i("g",{"clip-path":"url(#board)"},o("ground",...t.
hexes.values()),r("contours")),q({class:"edge"}),o("names",...ye(),...Me()),o("dots",...t.dots.values()),t.badges=o("badges"),t.differing=o("differing"),i("g",{
"clip-path":"url(#board)"},r("unseen")),t.sight=o("sight"),r("touched"),r("cursor"))}function q(t={}){return i("rect",{x:0,y:0,width:z[0],height:z[1],...t})}function ve(){
let t=i("path",{d:"M0 0V4M2 0V4",class:"hatch"});return i("pattern",{id:"hatched",width:4,height:4,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},
t)}function ye(){return Array.from({length:35},(t,e)=>i("text",{x:e*12.7,y:-7.5},String(e+1).padStart(2,"0")))}function Me(){return[...x].map((t,e)=>i("text",{x:-9.5,
y:e*v+1.6},t))}function S(t){return`translate(${M(t).map(e=>e.toFixed(2)).join(" ")})`}function k(t){return[...t].map(e=>`M${j(e).map(n=>n.map(o=>o.toFixed(2))).
join("L")}Z`).join("")}function At(t,e){let n=t.local.flashing,o=JSON.stringify(t.view.legend);for(let r of f){let[a,s]=[h(e,"terrain",r),m(e,r)],c=`${a}${s}${o}`;
t.local.known.get(r)!==c&&(n&&t.local.known.has(r)&&Se(P(t.dots,r)),t.local.known.set(r,c),Oe(t,r,t.legend.get(a),s))}t.local.flashing=!1,t.contours.setAttribute(
"d",Le(e)),t.badges.replaceChildren(ze(e),...e.hills.map((r,a)=>Ne(e,r,a)).filter(r=>r!==null))}function Se(t){t.classList.add("flash"),setTimeout(()=>t.classList.
remove("flash"),1200)}function Oe(t,e,n,o){let r=n?.ground||(o?t.view.levels[o]:"none");P(t.hexes,e).setAttribute("fill",r),P(t.hexes,e).setAttribute("fill-opac\
ity",n?.ground?"0.92":"1"),P(t.dots,e).replaceChildren(...K(n,o))}function P(t,e){return t.get(e)}function K(t,e){let n=e?[i("text",{class:"level",y:8.4},String(
e))]:[];return t?t.icon?[i("circle",{r:3.7,class:"disc",fill:t.dot}),i("path",{d:t.icon,fill:t.mark,transform:"translate(-2.3 -2.3) scale(0.2875)","fill-rule":"\
evenodd"}),...n]:[i("circle",{r:1.5,class:"clear"}),...n]:[i("circle",{r:3.6,class:"unknown"}),i("text",{class:"what",y:2},"?"),...n]}function Le(t){let e=[];for(let n of f){
let o=m(t,n);if(!o)continue;let r=j(n);U.forEach(([a,s],c)=>{let u=d(n.x+a,n.y2+s);u&&m(t,u)<o&&e.push(_e(r,c))})}return e.join("")}function _e(t,e){let[n,o]=[t[e],
t[(e+1)%6]];return`M${n.map(r=>r.toFixed(2))}L${o.map(r=>r.toFixed(2))}`}function Ne(t,e,n){let o=y.get(e.badge_at);if(!o)return null;let r=m(t,o);return i("g",
{class:r?"badge":"badge flat",transform:S(o),"data-badge":n},i("rect",{x:-4,y:-11.5,width:8,height:7,rx:1.4}),i("text",{y:-6.2},r?String(r):"!"),e.name?i("text",
{class:"hillname",y:13.6},e.name):null)}function ze(t){let e=y.get(t.compass_at);return e?i("g",{class:"compass",transform:S(e)},i("circle",{r:6.6}),i("path",{d:"\
M0 -10.5L2.4 -5.6H-2.4Z"})):i("g",{})}function Bt(t){let e=Object.entries(t.view.differing??{}).map(([n,o])=>{let r=i("g",{transform:S(b(n))},i("title",{},o));return r.
append(i("circle",{r:5.6}),i("text",{x:5.4,y:-3.6},"≠")),r});t.differing.replaceChildren(...e)}function E(t){let{from:e,to:n,from_height:o,to_height:r}=t.local.sight;t.ask(e?{from:e,to:n,from_height:o,to_height:r}:null)}function Pt(t,e){let n=t.local.sight;
!n.from||n.to?Object.assign(n,{from:e.name,to:""}):n.from!==e.name&&(n.to=e.name),E(t)}function Ct(t,e,n){let o=l("input",{type:"number",min:0,max:12,value:0,"a\
ria-label":n,onchange:()=>{t.local.sight[`${e}_height`]=Math.min(12,Math.max(0,Math.round(Number(o.value)||0))),E(t),t.draw()}});return l("label",{class:"height"},
n,o)}function Et(t){return t.sightWords=l("div",{class:"answer",role:"status"}),t.sightBox=l("section",{class:"sightbox","aria-label":"Line of sight"},l("h3",{"\
aria-level":2},"Line of sight"),Ct(t,"from","Viewer, levels above ground"),Ct(t,"to","Target, levels above ground"),t.sightWords)}function Tt(t){let e=t.tool===
"sight",n=t.local.sight,o=e&&Be(t.view.sight,n)?t.view.sight:null;t.sightBox.hidden=!e,t.sightBox.parentElement&&(t.sightBox.parentElement.dataset.mode=e?"sight":
"paint"),t.unseen.setAttribute("d",o?k(f.filter(r=>o.unseen[r.row][r.x]==="1")):""),t.sight.replaceChildren(...e&&n.from?Ce(n,o):[]),t.sightWords.replaceChildren(
...Te(t,n,o).map(r=>l("p",{},r))),t.sightBox.dataset.verdict=o?.verdict??""}var Ae=["from","to","from_height","to_height"];function Be(t,e){return t!==null&&Ae.
every(n=>t[n]===e[n])}function Ce(t,e){let n=[t.from,t.to].filter(Boolean).map(b),[o,r]=n.map(M),a=r&&i("line",{x1:o[0],y1:o[1],x2:r[0],y2:r[1],class:`line ${e?.
verdict??""}`}),s=(e?.obstacles??[]).map(Ee),c=n.map((u,p)=>Pe(u,p===0?"V":"T"));return[...s,a,...c].filter(u=>u!==void 0)}function Pe(t,e){return i("g",{class:"\
viewer",transform:S(t)},i("circle",{r:5}),i("text",{y:2.2},e))}function Ee(t){let e=t.at.map(b),n=i("path",{d:k(e),class:t.blocks?"obstacle blocks":"obstacle"});
return n.append(i("title",{},t.words)),n}function Te(t,e,n){return e.from?t.view.can_see?n?n.sentences:["…"]:["The engine answers when the panel is sound: see\
 the problems."]:["Click the dot of the viewer, then that of the target."]}var $e=[[0,"1 dot","1","one"],[1,"7 dots","2","seven"],[2,"19 dots","3","nineteen"]],$={brush:"M12.5 3.5l4 4-6.5 6.5-4-4zM6 10c-2 .5-2 4-3.5 6 3 .5 6.5 0 7.5-2",
line:"M4 16L16 4M2.5 17.5h3v-3h-3zM14.5 5.5h3v-3h-3z",rectangle:"M3.5 5h13v10h-13zM6 8h2M10 8h2M6 12h2M10 12h2",fill:"M9 3l7.5 7.5L10 17l-6-6L11 4M4 11h11.5M17.\
5 13c1 2 1 4-.5 4s-1-2 .5-4z",replace:"M4 7h10l-2.5-2.5M16 13H6l2.5 2.5",raise:"M3 16l5-9 3 4 2-3 4 8zM14 6V2M12.5 3.5L14 2l1.5 1.5",lower:"M3 16l5-9 3 4 2-3 4 \
8zM14 2v4M12.5 4.5L14 6l1.5-1.5",pick:"M11 5l4 4M13 3c1.5-1.5 5.5 2.5 4 4l-2.5 2.5-4-4zM11.5 6.5L4 14l-1 3 3-1 7.5-7.5",badge:"M6 3h8v6H6zM10 9v8M7 17h6",compass:"\
M10 3a7 7 0 100 14 7 7 0 000-14zM10 6l2 5-2 3-2-3z",sight:"M2.5 10C5 6 15 6 17.5 10 15 14 5 14 2.5 10zM10 8a2 2 0 100 4 2 2 0 000-4z",one:"M10 8.5a1.5 1.5 0 100\
 3 1.5 1.5 0 000-3z",seven:"M10 3a1 1 0 100 2 1 1 0 000-2zM10 9a1 1 0 100 2 1 1 0 000-2zM10 15a1 1 0 100 2 1 1 0 000-2zM4.5 6a1 1 0 100 2 1 1 0 000-2zM15.5 6a1 \
1 0 100 2 1 1 0 000-2zM4.5 12a1 1 0 100 2 1 1 0 000-2zM15.5 12a1 1 0 100 2 1 1 0 000-2z",nineteen:"M10 2.5l6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5zM10 6l3.5 2v4L10 \
14l-3.5-2V8z",twin:"M7 4a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM13 11a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM3.5 13l3 3M13.5 4l3 3",west_east:"M10 2v16M7.5 6L3 14h4.5zM12.5\
 6L17 14h-4.5z",north_south:"M2 10h16M6 7.5L14 3v4.5zM6 12.5L14 17v-4.5z",half_turn:"M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3"},H={brush:"\
Drag to paint. 1, 2, 3: size. Ctrl-click picks what lies under the pointer. , and . go through the palette.",line:"Drag from end to end.",rectangle:"Drag from c\
orner to corner.",fill:"Click: the whole connected area becomes what is chosen.",replace:"Click: every dot like this one, all over the panel, becomes what is ch\
osen.",raise:"Drag over dots to raise them by one level.",lower:"Drag over dots to lower them by one level.",pick:"Click a dot to choose what it is.",badge:"Cli\
ck a hill to set its badge; drag a badge to move it; click one to take it away.",compass:"Click the dot round which the compass stands.",sight:"Click viewer and\
 target: the engine says what lies between. Hatched dots are not seen."};function g(t,e,n){return{name:t,label:e,key:n,icon:$[t],hint:H[t],tool:!0}}function Ie([
t,e,n,o]){return{name:`size${t}`,label:`Brush of ${e}`,key:n,icon:$[o],on:r=>r.local.size===t,run:r=>{r.local.size=t,r.draw()}}}function F(t,e,n){return{name:t,
label:e,key:n,icon:$[t],run:o=>o.send({op:"mirror",way:t})}}function Re(){return{name:"twin",label:"Paint both ends alike",key:"Y",icon:$.twin,hint:"",on:t=>t.local.
twin,run:t=>{t.local.twin=!t.local.twin,t.draw()}}}var $t=[[g("brush","Brush","B"),g("line","Line","L"),g("rectangle","Block","R"),g("fill","Fill","F"),g("repla\
ce","Replace all alike","A"),g("pick","Pick","I")],$e.map(Ie),[g("raise","Raise the ground","U"),g("lower","Lower the ground","D")],[Re(),F("west_east","Mirror \
west and east","M"),F("north_south","Mirror north and south","V"),F("half_turn","Turn by half a turn","T")],[g("badge","Badge of a hill","G"),g("compass","Compa\
ss","C")],[g("sight","Line of sight","S")]],I={brush:(t,e)=>T(e,n=>O(n,t.local.size)),raise:(t,e)=>T(e,n=>O(n,t.local.size)),lower:(t,e)=>T(e,n=>O(n,t.local.size)),
line:(t,e,n)=>T(B(e[0],n),o=>O(o,t.local.size)),rectangle:(t,e,n)=>St(e[0],n),fill:(t,e,n)=>Ot(n,o=>h(t.doc,t.local.layer,o)),replace:(t,e,n)=>f.filter(o=>De(t,
o,n))};function De(t,e,n){return h(t.doc,t.local.layer,e)===h(t.doc,t.local.layer,n)}function T(t,e){return[...new Set(t.flatMap(e))]}function G(t,e){let n=e[e.
length-1],o=I[t.tool],r=o?.(t,e,n)??[n];return!t.local.twin||!o?r:[...new Set([...r,...r.map(a=>L(a,"half_turn"))])]}var Ue={raise:1,lower:-1};function J(t,e){let n=Ue[t.
tool]??0,o=n?"levels":t.local.layer,r={};for(let a of G(t,e)){let s=n?je(m(t.doc,a)+n):t.local.sign;s!==h(t.doc,o,a)&&(r[a.name]=s)}return Object.keys(r).length?
{op:"paint",layer:o,tool:t.tool,dots:r}:null}function je(t){return t<=0?".":String(Math.min(9,t))}function Y(t,e){let n=h(t.doc,t.local.layer,e);n!==Nt&&R(t,t.local.
layer,n),t.say(`Picked: ${_(t,t.doc,e)}`)}function R(t,e,n){Object.assign(t.local,{layer:e,sign:n}),["sight","pick","badge","compass","raise","lower"].includes(
t.tool)?t.choose("brush"):t.draw()}var Z={pick:Y,sight:Pt,compass:(t,e)=>t.send({op:"compass",at:e.name})};function Q(t){return t.swatches=[],l("aside",{class:"palette"},It(t,"terrain","Terrain",t.view.legend.map(({sign:e,name:n})=>[e,n])),It(t,"levels","Levels",Array.
from({length:10},(e,n)=>[n?String(n):".",`Level ${n}`])),Et(t))}function It(t,e,n,o){let r=l("div",{class:`swatches ${e}`,role:"group","aria-label":n});return r.
append(...o.map(([a,s])=>We(t,e,a,s))),l("section",{},l("h3",{"aria-level":2},n),r)}function We(t,e,n,o){let r=l("span",{class:"count"}),a=l("button",{type:"but\
ton",class:"swatch","data-layer":e,"data-sign":n,onclick:()=>R(t,e,n)},Ve(t,e,n),l("span",{class:"name"},o),r);return t.swatches.push({layer:e,sign:n,name:o,node:a,
count:r}),a}function Ve(t,e,n){let o=t.legend.get(n),r=(e==="terrain"?o?.ground:t.view.levels[Number(n)||0])||"#f3efe2",a=i("rect",{x:-7,y:-7,width:14,height:14,
rx:2,fill:r}),s=e==="terrain"?K(o,0):[i("text",{class:"digit",y:3},n.replace(".","0"))];return i("svg",{viewBox:"-7 -7 14 14",class:"picture","aria-hidden":"tru\
e"},a,...s)}function Rt(t){let e={terrain:V(t.doc,"terrain"),levels:V(t.doc,"levels")};for(let{layer:n,sign:o,name:r,node:a,count:s}of t.swatches){let c=e[n].get(
o)??0;w(s,String(c)),a.setAttribute("aria-pressed",String(t.local.layer===n&&t.local.sign===o)),a.setAttribute("aria-label",`${r}, ${c} dots`),a.dataset.none=String(
c===0)}}function X(t,e){let n=t.swatches.findIndex(({layer:a,sign:s})=>a===t.local.layer&&s===t.local.sign),{layer:o,sign:r}=t.swatches[(n+e+t.swatches.length)%
t.swatches.length];R(t,o,r)}var to=wt({start:qe,apply:W,draw:Fe,key:en,chosen:rn,reveal:an,reveals:["terrain","levels","hills","compass_at"]});function qe(t){Object.assign(t.local,{size:0,
twin:!1,layer:"terrain",sign:"",path:null,at:f[0],known:new Map}),t.local.sight={from:"",to:"",from_height:0,to_height:0},t.legend=Ut(t),t.local.sign=(t.view.legend.
find(({icon:n})=>n)??t.view.legend[0]).sign,t.drawing=zt(t);let e=ht(t,"Tools of the panel",$t);t.main=l("div",{class:"work"},t.drawing,Q(t)),t.root.append(e,t.
main),Ke(t),t.tool="brush",t.hint(H.brush)}function Ut(t){return new Map(t.view.legend.map(e=>[e.sign,e]))}function Ke(t){let e=(n,o)=>t.drawing.addEventListener(
n,r=>o(t,r));e("pointerdown",Je),e("pointermove",Ye),e("pointerup",Ze),e("pointercancel",tt),e("pointerleave",Qe),t.drawing.addEventListener("focus",()=>Kt(t,t.
local.at))}function Fe(t){He(t);let e=t.local.path?J(t,t.local.path):null,n=e?W(structuredClone(t.doc),e):t.doc;t.drawing.dataset.layer=t.local.layer,At(t,n),Bt(
t),Rt(t),Tt(t),Ge(t)}function He(t){let e=JSON.stringify(t.view.legend);if(t.local.legend===e)return;let n=t.local.legend===void 0;t.local.legend=e,t.legend=Ut(
t),n||t.main.lastElementChild?.replaceWith(Q(t))}function Ge(t){let{over:e,path:n,at:o}=t.local,r=e??(it(t.root)===t.drawing?o:null),a=r&&I[t.tool]&&!["fill","r\
eplace"].includes(t.tool);t.touched.setAttribute("d",r?k(a?G(t,n??[r]):[r]):""),t.cursor.setAttribute("d",k([o])),w(t.status.place,r?_(t,t.doc,r):""),t.drawing.
setAttribute("aria-label",`Panel ${t.view.letter}. ${_(t,t.doc,o)}`)}function Je(t,e){let n=A(N(t.drawing,e));if(!n||e.button!==0)return;if(t.drawing.setPointerCapture(
e.pointerId),t.local.at=n,e.ctrlKey||e.metaKey)return Y(t,n);t.tool==="badge"&&(t.local.held=Vt(t,n));let o=Z[t.tool];o?o(t,n):I[t.tool]&&(t.local.path=[n]),t.draw()}
function Ye(t,e){let n=e.getCoalescedEvents?.()??[];for(let o of n.length?n:[e])jt(t,A(N(t.drawing,o)));t.draw()}function jt(t,e){t.local.over=e;let n=t.local.path,
o=n?.at(-1);n&&o&&e&&e!==o&&n.push(...B(o,e).slice(1))}function Ze(t,e){if(t.tool==="badge"&&e.button===0)return Xe(t,A(N(t.drawing,e)));Wt(t)}function Wt(t){let e=t.
local.path&&J(t,t.local.path);t.local.path=null,e?t.send(e):t.draw()}function tt(t){Object.assign(t.local,{path:null,held:void 0}),t.draw()}function Qe(t){t.local.
over=void 0,t.draw()}function Vt(t,e){let n=t.doc.hills.findIndex(({badge_at:o})=>o===e.name);return n<0?void 0:n}function Xe(t,e){let n=t.local.held;t.local.held=
void 0,e&&qt(t,n,e)}function qt(t,e,n){if(e!==void 0&&t.doc.hills[e]?.badge_at===n.name)return t.send({op:"badge",number:e,at:null});if(!m(t.doc,n))return t.say(
`${n.name} is level ground: a badge stands on a hill`,"refused");t.send({op:"badge",number:e??t.doc.hills.length,at:n.name})}var tn={ArrowUp:[0,-2],ArrowDown:[0,
2],ArrowLeft:[-1,0],ArrowRight:[1,0]};function en(t,e){if(e.composedPath()[0]!==t.drawing)return;let n=tn[e.key],o=nn[e.key];!n&&!o||(e.preventDefault(),e.stopPropagation(),
n?on(t,n,e.shiftKey?5:1):o?.(t))}var nn={" ":Dt,Enter:Dt,Escape:tt,",":t=>X(t,-1),".":t=>X(t,1)};function on(t,[e,n],o){let{at:r}=t.local;for(let a=0;a<o;a+=1){
let s=r.x+e;r=d(s,r.y2+n+(e&&(r.x%2?-1:1)))??d(s,r.y2+n+(e&&(r.x%2?1:-1)))??r}Kt(t,r)}function Kt(t,e){t.local.at=e,t.local.path&&jt(t,e),t.local.over=void 0,t.
draw()}function Dt(t){let{at:e,path:n}=t.local;if(t.tool==="badge")return qt(t,Vt(t,e),e);let o=Z[t.tool];if(o)o(t,e);else if(["line","rectangle"].includes(t.tool)&&
!n)t.local.path=[e];else return t.local.path=n??[e],Wt(t);t.draw()}function rn(t){tt(t),t.tool==="sight"?E(t):t.ask(null)}function an(t){t.local.flashing=!0}export{to as default};
