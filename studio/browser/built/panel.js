var Zt="http://www.w3.org/2000/svg";function at(t,e,n){for(let[o,r]of Object.entries(e))typeof r=="function"?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(
o,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(o,String(r));return t.append(...n.flat().filter(o=>o!=null&&o!==!1)),t}function f(t,e,...n){return at(document.
createElement(t),e,n)}function i(t,e,...n){return at(document.createElementNS(Zt,t),e,n)}function it(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-h\
idden":"true"},i("path",{d:t}))}function m(t,e){t.textContent!==e&&(t.textContent=e)}function L(t,e){let n=new DOMPoint(e.clientX,e.clientY),{x:o,y:r}=n.matrixTransform(
t.getScreenCTM()?.inverse());return[o,r]}function Xt(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function lt(t){return Xt(
t)[0]?.matches("input, textarea, select, [contenteditable]")??!1}function j(t){return t.getRootNode().activeElement}var ct=window.musterpressOutboxes??=new Map;function D(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function ft(t,e){let n=ct.get(t);if(n?.epoch===e)return{box:n,restarted:!1};let o=D(e);return ct.set(t,o),{box:o,
restarted:!!n?.pending.length}}function ut(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function pt(t,e){let n=e.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),t.acked=
Math.max(t.acked,n),t.pending=t.pending.filter(r=>r.seq>t.acked);let o=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,
...o.map(r=>r.seq)),o}function ht(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function dt(t,e,n){let o=f("div",{class:"toolbar",role:"toolbar","aria-label":e});t.buttons=n.flat().map(s=>({button:s,node:Qt(t,s)}));let r=0;for(let s of n){let a=t.
buttons.slice(r,r+=s.length).map(l=>l.node);o.append(f("div",{class:"group",role:"group"},a))}return o.addEventListener("keydown",s=>te(t,s)),t.buttons.forEach(
({node:s},a)=>s.tabIndex=a===0?0:-1),o}function Qt(t,e){let n=f("button",{type:"button",class:"tool","data-tool":e.name,"aria-label":e.label,"aria-keyshortcuts":e.
key,title:e.key?`${e.label} (${e.key})`:e.label,onclick:()=>gt(t,e)});return n.append(it(e.icon)),n}function gt(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):
e.run?.(t))}function te(t,e){let n={ArrowRight:1,ArrowLeft:-1}[e.key];if(!n)return;e.preventDefault(),e.stopPropagation();let o=t.buttons.map(a=>a.node).filter(
a=>!a.disabled),r=o.findIndex(a=>a===e.composedPath()[0]),s=o[(r+n+o.length)%o.length];t.buttons.forEach(({node:a})=>a.tabIndex=a===s?0:-1),s.focus()}function mt(t){
for(let{button:e,node:n}of t.buttons)e.tool?n.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&n.setAttribute("aria-pressed",String(!!e.on(t))),n.disabled=
!!(e.can&&!e.can(t))}function wt(t,e){if(lt(e))return!1;let o=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+(e.key.length===
1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(o));return r?(e.preventDefault(),e.stopPropagation(),gt(t,r.button),
!0):!1}var ne=120,xt=new WeakMap;function bt(t){return e=>{let n=e.parentElement,o=xt.get(n)??oe(e,t);xt.set(n,o),o.component=e,ce(o,e.data)}}function oe(t,e){let n=se(
t,e);return n.root.addEventListener("keydown",o=>wt(n,o)||e.key?.(n,o)),t.parentElement.append(n.root),e.reveals&&(re(n.root).dataset.reveals=e.reveals.join(" ")),
e.start(n),n.root.append(n.status.bar),n}function re(t){return t.getRootNode().host}function se(t,e){let n={...ae(t.data),parts:e,component:t,root:f("div",{class:"\
editor"}),status:ie(),send:o=>ue(n,o),select:o=>pe(n,o),ask:o=>he(n,o),choose:o=>de(n,o),draw:()=>ge(n),hint:o=>m(n.status.hint,o),say:(o,r="notice")=>le(n,o,r)};
return n}function ae({doc:t,view:e,rev:n,epoch:o}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,
rev:n,box:D(o),local:{}}}function ie(){let t=f("span",{class:"hint"}),e=f("span",{class:"said",role:"status"}),n=f("span",{class:"place"});return{hint:t,said:e,
place:n,bar:f("div",{class:"statusbar"},t,e,n)}}function le(t,e,n){t.status.said.dataset.tone=n,m(t.status.said,e)}function ce(t,e){let{box:n,restarted:o}=ft(e.
key,e.epoch);t.box=n,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=pt(n,e);for(let s of r)t.say(s.words,"refused");o&&t.say("The session began anew: what was no\
t yet kept is gone","refused"),kt(t),fe(t),t.draw(),n.pending.length?yt(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function kt(t){t.doc=t.box.
pending.reduce((e,n)=>t.parts.apply(e,n),structuredClone(t.truth))}function fe(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.
parts.reveal?.(t,e.id),Mt(t))}function ue(t,e){ut(t.box,e),t.say(""),kt(t),vt(t),t.draw()}function vt(t){t.component.setTriggerValue("ops",ht(t.box,t.rev)),yt(t)}
function yt(t){clearTimeout(t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),vt(t))},t.box.
waitMs)}function pe(t,e){t.selected!==e&&(t.selected=e,t.draw(),Mt(t))}function Mt(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===
t.selected||(t.told=t.selected,t.component.setStateValue("selected",t.selected))},ne)}function he(t,e){let n=JSON.stringify(e);n!==t.asked&&(t.asked=n,t.component.
setStateValue("question",e))}function de(t,e){t.tool=e,t.hint(t.buttons.find(({button:n})=>n.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function ge(t){
t.parts.draw(t),mt(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}var R="ABCDEFGHIJKLMNOPQRSTUVWXYZ";function me(t,e){let o=t+1e-6,r=(e-t)/2+1e-6,s=-o-r,[a,l,p]=[Math.round(o),Math.round(r),Math.round(s)],[c,u,x]=[Math.abs(a-o),Math.abs(l-r),Math.abs(p-s)];return c>
u&&c>x?[-l-p,l-p]:u>x?[a,-a-2*p]:[a,2*l+a]}var Ot={shift:1,sides:[[0,-2],[1,-1],[1,1],[0,2],[-1,1],[-1,-1]],corners:[[-1/3,-1/2],[1/3,-1/2],[2/3,0],[1/3,1/2],[-1/
3,1/2],[-2/3,0]],margin:0,brushes:[1,7,19],level:[0,8.4],steps:(t,e)=>Math.max(t,(t+e)/2),rounded:me,rowOf:t=>R[t],nameOf:(t,e)=>`${R[e]}-${String(t+1).padStart(
2,"0")}`,wordsOf:(t,e,n)=>Ot.nameOf(t,e,n),columnHead:t=>String(t+1).padStart(2,"0"),lineHead:t=>R[t]};function H(t,e){return e.rows-1-t}function St(t){return t%
5?"":String(t)}var we={shift:0,sides:[[0,-2],[1,0],[0,2],[-1,0]],corners:[[-1/2,-1/2],[1/2,-1/2],[1/2,1/2],[-1/2,1/2]],margin:1/2,brushes:[1,9,25],level:[4.7,6],
steps:(t,e)=>Math.max(t,e/2),rounded:(t,e)=>[Math.round(t),2*Math.round(e/2)],rowOf:String,nameOf:(t,e,n)=>`${t}-${H(e,n)}`,wordsOf:(t,e,n)=>`column ${t}, row ${H(
e,n)}`,columnHead:St,lineHead:(t,e)=>St(H(t,e))},V={hexagonal:Ot,square:we};var _t=new Map;function b(t){let e=JSON.stringify(t),n=_t.get(e)??xe(t);return _t.set(e,n),n}function xe(t){let e=be(t),n=new Map(e.map(r=>[`${r.x},${r.y2}`,r])),
o=new Map(e.map(r=>[r.name,r]));return{shape:t,grid:V[t.grid],cells:e,byPlace:n,byName:o}}function be(t){let e=V[t.grid],n=[];for(let o=0;o<t.rows;o+=1)for(let r=0;r<
t.columns;r+=1){let s=e.shift*(r%2);if(s&&o===t.rows-1)continue;let a=e.nameOf(r,o,t);n.push({x:r,y2:2*o+s,row:e.rowOf(o,t),name:a,words:e.wordsOf(r,o,t)})}return n}
function k(t,e,n){return t.byPlace.get(`${e},${n}`)}function M(t,e){return t.byName.get(e)}function q({shape:t,grid:e}){return[(t.columns-1+2*e.margin)*t.column_mm,
(t.rows-1+2*e.margin)*t.row_mm]}function S({shape:t,grid:e}){return[-e.margin*t.column_mm,-e.margin*t.row_mm]}function v({shape:t},e){return[e.x*t.column_mm,e.y2*
t.row_mm/2]}function F(t,e){let[n,o]=v(t,e),{column_mm:r,row_mm:s}=t.shape;return t.grid.corners.map(([a,l])=>[n+a*r,o+l*s])}function B(t,[e,n]){let{column_mm:o,
row_mm:r}=t.shape,s=Math.round(e/o),a,l=r**2;for(let p of[s-1,s,s+1]){let c=k(t,p,ke(t,p,n)),[u,x]=c?v(t,c):[1/0,1/0],st=(u-e)**2+(x-n)**2;st<l&&([a,l]=[c,st])}
return a}function ke({shape:t,grid:e},n,o){let r=e.shift*Math.abs(n%2),s=2*(t.rows-1)-r;return Math.min(s,Math.max(r,2*Math.round(o/t.row_mm-r/2)+r))}function K(t,e){
return t.grid.sides.map(([n,o])=>k(t,e.x+n,e.y2+o))}function zt({grid:t},e,n){return t.steps(Math.abs(e.x-n.x),Math.abs(e.y2-n.y2))}function O(t,e,n){let o=[];for(let r=e.
x-n;r<=e.x+n;r+=1)for(let s=e.y2-2*n;s<=e.y2+2*n;s+=1){let a=k(t,r,s);a&&zt(t,a,e)<=n&&o.push(a)}return o}function C(t,e,n){let o=zt(t,e,n),r=new Set([e]);for(let s=1;s<=
o;s+=1){let a=s/o,l=k(t,...t.grid.rounded(e.x+(n.x-e.x)*a,e.y2+(n.y2-e.y2)*a));l&&r.add(l)}return[...r]}function Et(t,e,n){let[o,r]=[Math.min(e.x,n.x),Math.max(
e.x,n.x)],[s,a]=[Math.min(e.y2,n.y2),Math.max(e.y2,n.y2)],[l,p]=[Math.floor(s/2)*2,Math.floor(a/2)*2+1];return t.cells.filter(({x:c,y2:u})=>c>=o&&c<=r&&u>=l&&u<=
p)}function Lt(t,e,n){let o=n(e),r=new Set([e]);for(let s of r)for(let a of K(t,s))a&&n(a)===o&&r.add(a);return[...r]}function _(t,e,n){let{columns:o,rows:r}=t.
shape,s=n==="north_south"?e.x:o-1-e.x,a=n==="west_east"?e.y2:2*(r-1)-e.y2;return k(t,s,a)}function Bt(t,e,[n,o]){let r=n&&t.grid.shift*(e.x%2?-1:1),s=[e.y2+o+r,
e.y2+o-r].map(a=>k(t,e.x+n,a));return s[0]??s[1]??e}var W="�",ve="levels";function h(t,e,n){return t.pictures[e][n.row]?.[n.x]??W}function g(t,e){return Number(h(t,ve,e))||0}function Ct(t,e,n){return t.slice(0,
e)+n+t.slice(e+1)}var ye={paint(t,e,n){let o=t.pictures[e.layer];for(let[r,s]of Object.entries(e.dots)){let a=n.byName.get(r);a&&(o[a.row]=Ct(o[a.row],a.x,s))}},
mirror(t,e,n){let o=structuredClone(t);for(let[r,s]of Object.entries(t.pictures))for(let a of n.cells){let l=h(o,r,_(n,a,e.way));s[a.row]=Ct(s[a.row],a.x,l)}t.hills=
t.hills.map(r=>({...r,badge_at:Pt(n,r.badge_at,e.way)})),t.compass_at=Pt(n,t.compass_at,e.way)},badge(t,e){e.at===null?t.hills.splice(e.number,1):t.hills[e.number]=
{name:t.hills[e.number]?.name??"",badge_at:e.at}},compass(t,e){t.compass_at=e.at}};function Pt(t,e,n){let o=t.byName.get(e);return o?_(t,o,n).name:e}function U(t,e){
let n=ye[e.op];return n?.(t,e,b(t.lattice)),t}function Tt(t,e){let n=new Map;for(let o of b(t.lattice).cells){let r=h(t,e,o);n.set(r,(n.get(r)??0)+1)}return n}function z(t,e,n){
let o=t.legends[t.ground].get(h(e,t.ground,n))?.name??"unknown terrain",r=t.letters.map(a=>t.legends[a].get(h(e,a,n))).filter(a=>a?.dot);return[n.words,o,`level\
 ${g(e,n)}`,...r.map(a=>a?.name)].join(" · ")}var P=13,Me="max(92vh, 60rem)";function At(t){let{lattice:e}=t,[[n,o],[r,s]]=[S(e),q(e)],a=[n-P,o-P,r+2*P,s+2*P],l=(u,...x)=>i("g",{class:u},...x);t.hexes=new Map(
e.cells.map(u=>[u,i("path",{d:w(e,[u])})])),t.dots=new Map(e.cells.map(u=>[u,Se(e,u)]));let p=u=>t[u]=i("path",{class:u}),c=i("svg",{class:"panel",viewBox:a.join(
" "),tabindex:0,role:"application","aria-roledescription":t.view.what},i("defs",{},Oe(),i("clipPath",{id:"board"},G(e))),G(e,{class:"paper"}),i("g",{"clip-path":"\
url(#board)"},l("ground",...t.hexes.values()),p("contours")),G(e,{class:"edge"}),l("names",..._e(e),...ze(e)),l("dots",...t.dots.values()),t.badges=l("badges"),
t.differing=l("differing"),i("g",{"clip-path":"url(#board)"},p("unseen")),t.sight=l("sight"),p("touched"),p("cursor"));return c.style.aspectRatio=`${a[2]} / ${a[3]}`,
s>r&&(c.style.maxHeight=Me),c}function Se(t,e){return i("g",{"data-dot":e.name,transform:y(t,e)})}function G(t,e={}){let[[n,o],[r,s]]=[S(t),q(t)];return i("rect",
{x:n,y:o,width:r,height:s,...e})}function Oe(){let t=i("path",{d:"M0 0V4M2 0V4",class:"hatch"});return i("pattern",{id:"hatched",width:4,height:4,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},t)}function _e(t){let{grid:e,shape:n}=t,o=S(t)[1]-7.5;return Array.from({length:n.columns},(r,s)=>i("text",{x:s*n.
column_mm,y:o},e.columnHead(s)))}function ze(t){let{grid:e,shape:n}=t,o=S(t)[0]-9.5;return Array.from({length:n.rows},(r,s)=>i("text",{x:o,y:s*n.row_mm+1.6},e.lineHead(
s,n)))}function y(t,e){return`translate(${v(t,e).map(n=>n.toFixed(2)).join(" ")})`}function w(t,e){return[...e].map(n=>`M${F(t,n).map(o=>o.map(r=>r.toFixed(2))).
join("L")}Z`).join("")}function Nt(t,e){let{flashing:n,known:o}=t.local;for(let r of t.lattice.cells){let[s,a]=[h(e,t.ground,r),g(e,r)],l=t.letters.map(c=>h(e,c,
r)),p=`${s}${a}${l.join("")}`;o.get(r)!==p&&(n&&o.has(r)&&Ee(E(t.dots,r)),o.set(r,p),Le(t,r,t.legends[t.ground].get(s),a),E(t.dots,r).append(...t.letters.map((c,u)=>Ce(
t.legends[c].get(l[u])))))}t.local.flashing=!1,t.contours.setAttribute("d",Pe(t.lattice,e)),t.badges.replaceChildren(Ne(t.lattice,e),...e.hills.map((r,s)=>Ae(t.
lattice,e,r,s)).filter(r=>r!==null))}function Ee(t){t.classList.add("flash"),setTimeout(()=>t.classList.remove("flash"),1200)}function Le(t,e,n,o){let r=n?.ground||
o&&t.legends.levels.get(String(o))?.ground||"none";E(t.hexes,e).setAttribute("fill",r),E(t.hexes,e).setAttribute("fill-opacity",n?.ground?"0.92":"1"),E(t.dots,e).
replaceChildren(...Y(n,o,t.lattice.grid.level))}function E(t,e){return t.get(e)}function Y(t,e,[n,o]){let r=e?[i("text",{class:"level",x:n,y:o},String(e))]:[];return t?
t.dot?[i("circle",{r:3.7,class:"disc",fill:t.dot}),Be(t),...r]:[i("circle",{r:1.5,class:"clear"}),...r]:[i("circle",{r:3.6,class:"unknown"}),i("text",{class:"wh\
at",y:2},"?"),...r]}function Be({icon:t,mark:e,sign:n}){let o="translate(-2.3 -2.3) scale(0.2875)";return t?i("path",{d:t,fill:e,transform:o,"fill-rule":"evenod\
d"}):i("text",{class:"sign",y:1.8,fill:e},n)}function Ce(t){if(t&&!t.dot)return i("g",{});let e=i("circle",{r:3.2,fill:t?.dot??"#ffffff"});return i("g",{class:"\
letter",transform:"translate(-3.1 -3.1)"},e,i("text",{y:1.9,fill:t?.mark??"#b00020"},t?.sign??"?"))}function Pe(t,e){let n=[];for(let o of t.cells){let r=g(e,o);
if(!r)continue;let s=F(t,o);K(t,o).forEach((a,l)=>{a&&g(e,a)<r&&n.push(Te(s,l))})}return n.join("")}function Te(t,e){let[n,o]=[t[e],t[(e+1)%t.length]];return`M${n.
map(r=>r.toFixed(2))}L${o.map(r=>r.toFixed(2))}`}function Ae(t,e,n,o){let r=t.byName.get(n.badge_at);if(!r)return null;let s=g(e,r);return i("g",{class:s?"badge":
"badge flat",transform:y(t,r),"data-badge":o},i("rect",{x:-4,y:-11.5,width:8,height:7,rx:1.4}),i("text",{y:-6.2},s?String(s):"!"),n.name?i("text",{class:"hillna\
me",y:13.6},n.name):null)}function Ne(t,e){let n=t.byName.get(e.compass_at);return n?i("g",{class:"compass",transform:y(t,n)},i("circle",{r:6.6}),i("path",{d:"M\
0 -10.5L2.4 -5.6H-2.4Z"})):i("g",{})}function $t(t){let e=Object.entries(t.view.differing??{}).map(([n,o])=>{let r=i("g",{transform:y(t.lattice,M(t.lattice,n))},
i("title",{},o));return r.append(i("circle",{r:5.6}),i("text",{x:5.4,y:-3.6},"≠")),r});t.differing.replaceChildren(...e)}function T(t){let{from:e,to:n,from_height:o,to_height:r}=t.local.sight;t.ask(e?{from:e,to:n,from_height:o,to_height:r}:null)}function jt(t,e){let n=t.local.sight;
!n.from||n.to?Object.assign(n,{from:e.name,to:""}):n.from!==e.name&&(n.to=e.name),T(t)}function It(t,e,n){let o=f("input",{type:"number",min:0,max:12,value:0,"a\
ria-label":n,onchange:()=>{t.local.sight[`${e}_height`]=Math.min(12,Math.max(0,Math.round(Number(o.value)||0))),T(t),t.draw()}});return f("label",{class:"height"},
n,o)}function Dt(t){return t.sightWords=f("div",{class:"answer",role:"status"}),t.sightBox=f("section",{class:"sightbox","aria-label":"Line of sight"},f("h3",{"\
aria-level":2},"Line of sight"),It(t,"from","Viewer, levels above ground"),It(t,"to","Target, levels above ground"),t.sightWords)}function Rt(t){let e=t.tool===
"sight",n=t.local.sight,o=e?je(t.view,n):null;t.sightBox.hidden=!e,t.sightBox.parentElement&&(t.sightBox.parentElement.dataset.mode=e?"sight":"paint"),t.unseen.
setAttribute("d",o?w(t.lattice,$e(t,o)):""),t.sight.replaceChildren(...e&&n.from?De(t,n,o):[]),t.sightWords.replaceChildren(...Ve(t,n,o).map(r=>f("p",{},r))),t.
sightBox.dataset.verdict=o?.verdict??""}function $e(t,e){return t.lattice.cells.filter(n=>e.unseen[n.row][n.x]==="1")}var Ie=["from","to","from_height","to_heig\
ht"];function je({sight:t},e){return t&&Ie.every(n=>t[n]===e[n])?t:null}function De({lattice:t},e,n){let o=[e.from,e.to].filter(Boolean).map(c=>M(t,c)),[r,s]=o.
map(c=>v(t,c)),a=s&&i("line",{x1:r[0],y1:r[1],x2:s[0],y2:s[1],class:`line ${n?.verdict??""}`}),l=(n?.obstacles??[]).map(c=>He(t,c)),p=o.map((c,u)=>Re(t,c,u===0?
"V":"T"));return[...l,a,...p].filter(c=>c!==void 0)}function Re(t,e,n){return i("g",{class:"viewer",transform:y(t,e)},i("circle",{r:5}),i("text",{y:2.2},n))}function He(t,e){
let n=e.at.map(r=>M(t,r)),o=i("path",{d:w(t,n),class:e.blocks?"obstacle blocks":"obstacle"});return o.append(i("title",{},e.words)),o}function Ve(t,e,n){return e.
from?t.view.can_see?n?n.sentences:["…"]:["The engine answers when the panel is sound: see the problems."]:["Click the dot of the viewer, then that of the targ\
et."]}var qe=["one","seven","nineteen"],Fe=["badge","compass","sight"],N={brush:"M12.5 3.5l4 4-6.5 6.5-4-4zM6 10c-2 .5-2 4-3.5 6 3 .5 6.5 0 7.5-2",line:"M4 16L16 4M2.\
5 17.5h3v-3h-3zM14.5 5.5h3v-3h-3z",rectangle:"M3.5 5h13v10h-13zM6 8h2M10 8h2M6 12h2M10 12h2",fill:"M9 3l7.5 7.5L10 17l-6-6L11 4M4 11h11.5M17.5 13c1 2 1 4-.5 4s-\
1-2 .5-4z",replace:"M4 7h10l-2.5-2.5M16 13H6l2.5 2.5",raise:"M3 16l5-9 3 4 2-3 4 8zM14 6V2M12.5 3.5L14 2l1.5 1.5",lower:"M3 16l5-9 3 4 2-3 4 8zM14 2v4M12.5 4.5L\
14 6l1.5-1.5",pick:"M11 5l4 4M13 3c1.5-1.5 5.5 2.5 4 4l-2.5 2.5-4-4zM11.5 6.5L4 14l-1 3 3-1 7.5-7.5",badge:"M6 3h8v6H6zM10 9v8M7 17h6",compass:"M10 3a7 7 0 100 \
14 7 7 0 000-14zM10 6l2 5-2 3-2-3z",sight:"M2.5 10C5 6 15 6 17.5 10 15 14 5 14 2.5 10zM10 8a2 2 0 100 4 2 2 0 000-4z",one:"M10 8.5a1.5 1.5 0 100 3 1.5 1.5 0 000\
-3z",seven:"M10 3a1 1 0 100 2 1 1 0 000-2zM10 9a1 1 0 100 2 1 1 0 000-2zM10 15a1 1 0 100 2 1 1 0 000-2zM4.5 6a1 1 0 100 2 1 1 0 000-2zM15.5 6a1 1 0 100 2 1 1 0 \
000-2zM4.5 12a1 1 0 100 2 1 1 0 000-2zM15.5 12a1 1 0 100 2 1 1 0 000-2z",nineteen:"M10 2.5l6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5zM10 6l3.5 2v4L10 14l-3.5-2V8z",twin:"\
M7 4a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM13 11a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM3.5 13l3 3M13.5 4l3 3",west_east:"M10 2v16M7.5 6L3 14h4.5zM12.5 6L17 14h-4.5z",north_south:"\
M2 10h16M6 7.5L14 3v4.5zM6 12.5L14 17v-4.5z",half_turn:"M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3"},Z={brush:"Drag to paint. 1, 2, 3: si\
ze. Ctrl-click picks what lies under the pointer. , and . go through the palette.",line:"Drag from end to end.",rectangle:"Drag from corner to corner.",fill:"Cl\
ick: the whole connected area becomes what is chosen.",replace:"Click: every dot like this one, all over the map, becomes what is chosen.",raise:"Drag over dots\
 to raise them by one level.",lower:"Drag over dots to lower them by one level.",pick:"Click a dot to choose what it is.",badge:"Click a hill to set its badge; \
drag a badge to move it; click one to take it away.",compass:"Click the dot round which the compass stands.",sight:"Click viewer and target: the engine says wha\
t lies between. Hatched dots are not seen."};function d(t,e,n){return{name:t,label:e,key:n,icon:N[t],hint:Z[t],tool:!0}}function Ke(t,e){return{name:`size${e}`,
label:`Brush of ${t===1?"1 dot":`${t} dots`}`,key:String(e+1),icon:N[qe[e]],on:n=>n.local.size===e,run:n=>{n.local.size=e,n.draw()}}}function J(t,e,n){return{name:t,
label:e,key:n,icon:N[t],run:o=>o.send({op:"mirror",way:t})}}function We(){return{name:"twin",label:"Paint both ends alike",key:"Y",icon:N.twin,hint:"",on:t=>t.local.
twin,run:t=>{t.local.twin=!t.local.twin,t.draw()}}}function Ht(t){return Ue(t.lattice.grid.brushes).map(e=>e.filter(({name:n})=>!Fe.includes(n)||t.view.tools.includes(
n))).filter(e=>e.length)}var Ue=t=>[[d("brush","Brush","B"),d("line","Line","L"),d("rectangle","Block","R"),d("fill","Fill","F"),d("replace","Replace all alike",
"A"),d("pick","Pick","I")],t.map(Ke),[d("raise","Raise the ground","U"),d("lower","Lower the ground","D")],[We(),J("west_east","Mirror west and east","M"),J("no\
rth_south","Mirror north and south","V"),J("half_turn","Turn by half a turn","T")],[d("badge","Badge of a hill","G"),d("compass","Compass","C")],[d("sight","Lin\
e of sight","S")]],$={brush:(t,e)=>A(e,n=>O(t.lattice,n,t.local.size)),raise:(t,e)=>A(e,n=>O(t.lattice,n,t.local.size)),lower:(t,e)=>A(e,n=>O(t.lattice,n,t.local.
size)),line:(t,e,n)=>A(C(t.lattice,e[0],n),o=>O(t.lattice,o,t.local.size)),rectangle:(t,e,n)=>Et(t.lattice,e[0],n),fill:(t,e,n)=>Lt(t.lattice,n,o=>h(t.doc,t.local.
layer,o)),replace:(t,e,n)=>t.lattice.cells.filter(o=>Ge(t,o,n))};function Ge(t,e,n){return h(t.doc,t.local.layer,e)===h(t.doc,t.local.layer,n)}function A(t,e){return[
...new Set(t.flatMap(e))]}function X(t,e){let n=e[e.length-1],o=$[t.tool],r=o?.(t,e,n)??[n];return!t.local.twin||!o?r:[...new Set([...r,...r.map(s=>_(t.lattice,
s,"half_turn"))])]}var Ye={raise:1,lower:-1};function Q(t,e){let n=Ye[t.tool]??0,o=n?"levels":t.local.layer,r={};for(let s of X(t,e)){let a=n?Je(g(t.doc,s)+n):t.
local.sign;a!==h(t.doc,o,s)&&(r[s.name]=a)}return Object.keys(r).length?{op:"paint",layer:o,tool:t.tool,dots:r}:null}function Je(t){return t<=0?".":String(Math.
min(9,t))}function tt(t,e){let n=h(t.doc,t.local.layer,e);n!==W&&I(t,t.local.layer,n),t.say(`Picked: ${z(t,t.doc,e)}`)}function I(t,e,n){Object.assign(t.local,{
layer:e,sign:n}),["sight","pick","badge","compass","raise","lower"].includes(t.tool)?t.choose("brush"):t.draw()}var et={pick:tt,sight:jt,compass:(t,e)=>t.send({
op:"compass",at:e.name})};function nt(t){return t.swatches=[],f("aside",{class:"palette"},...t.view.layers.map(e=>Ze(t,e)),Dt(t))}function Ze(t,e){let n=f("div",{class:`swatches ${e.shows}`,
role:"group","aria-label":e.title});return n.append(...e.legend.map(o=>Xe(t,e,o))),f("section",{},f("h3",{"aria-level":2},e.title),n)}function Xe(t,e,n){let o=f(
"span",{class:"count"}),{sign:r,name:s}=n,a=f("button",{type:"button",class:"swatch","data-layer":e.name,"data-sign":r,onclick:()=>I(t,e.name,r)},Qe(e,n),f("spa\
n",{class:"name"},s),o);return t.swatches.push({layer:e.name,sign:r,name:s,node:a,count:o}),a}function Qe(t,e){let n=e.ground||"#f3efe2",o=i("rect",{x:-7,y:-7,width:14,
height:14,rx:2,fill:n}),r=i("text",{class:"digit",y:3},e.sign.replace(".","0")),s=t.shows==="levels"?[r]:Y(e,0,[0,0]);return i("svg",{viewBox:"-7 -7 14 14",class:"\
picture","aria-hidden":"true"},o,...s)}function Vt(t){let e=Object.fromEntries(t.view.layers.map(({name:n})=>[n,Tt(t.doc,n)]));for(let{layer:n,sign:o,name:r,node:s,
count:a}of t.swatches){let l=e[n].get(o)??0;m(a,String(l)),s.setAttribute("aria-pressed",String(t.local.layer===n&&t.local.sign===o)),s.setAttribute("aria-label",
`${r}, ${l} dots`),s.dataset.none=String(l===0)}}function ot(t,e){let n=t.swatches.findIndex(({layer:s,sign:a})=>s===t.local.layer&&a===t.local.sign),{layer:o,sign:r}=t.
swatches[(n+e+t.swatches.length)%t.swatches.length];I(t,o,r)}var ho=bt({start:tn,apply:U,draw:nn,key:hn,chosen:mn,reveal:wn,reveals:["terrain","ground","levels","tunnels","hills","compass_at"]});function tn(t){Object.assign(
t.local,{size:0,twin:!1,path:null,known:new Map}),t.local.sight={from:"",to:"",from_height:0,to_height:0},t.lattice=b(t.doc.lattice),Kt(t);let{name:e,legend:n}=t.
view.layers[0];Object.assign(t.local,{layer:e,sign:(n.find(({dot:o})=>o)??n[0]).sign}),t.palette=nt(t),t.main=f("div",{class:"work"}),Ft(t),t.root.append(dt(t,`\
Tools of the ${t.view.what}`,Ht(t)),t.main),t.tool="brush",t.hint(Z.brush)}function Ft(t){let e=t.drawing&&j(t.root)===t.drawing;Object.assign(t.local,{at:t.lattice.
cells[0],over:void 0,path:null}),t.local.known.clear(),t.drawing=At(t),t.main.replaceChildren(t.drawing,t.palette),en(t),e&&t.drawing.focus()}function Kt(t){let{
layers:e}=t.view,n=o=>o.map(r=>[r.sign,r]);t.local.layers=JSON.stringify(e),t.legends=Object.fromEntries(e.map(({name:o,legend:r})=>[o,new Map(n(r))])),t.ground=
e.find(({shows:o})=>o==="ground")?.name??"",t.letters=e.filter(({shows:o})=>o==="letters").map(({name:o})=>o)}function en(t){let e=(n,o)=>t.drawing.addEventListener(
n,r=>o(t,r));e("pointerdown",an),e("pointermove",ln),e("pointerup",cn),e("pointercancel",rt),e("pointerleave",fn),t.drawing.addEventListener("focus",()=>Jt(t,t.
local.at))}function nn(t){on(t),rn(t);let e=t.local.path?Q(t,t.local.path):null,n=e?U(structuredClone(t.doc),e):t.doc;t.drawing.dataset.layer=t.local.layer,Nt(t,
n),$t(t),Vt(t),Rt(t),sn(t)}function on(t){let e=b(t.doc.lattice);t.lattice!==e&&(t.lattice=e,Ft(t))}function rn(t){if(t.local.layers===JSON.stringify(t.view.layers))
return;Kt(t),t.local.known.clear();let e=t.palette;t.palette=nt(t),e.replaceWith(t.palette)}function sn(t){let{over:e,path:n,at:o}=t.local,r=e??(j(t.root)===t.drawing?
o:null),s=r&&$[t.tool]&&!["fill","replace"].includes(t.tool);t.touched.setAttribute("d",r?w(t.lattice,s?X(t,n??[r]):[r]):""),t.cursor.setAttribute("d",w(t.lattice,
[o])),m(t.status.place,r?z(t,t.doc,r):""),t.drawing.setAttribute("aria-label",`${t.view.title}. ${z(t,t.doc,o)}`)}function an(t,e){let n=B(t.lattice,L(t.drawing,
e));if(!n||e.button!==0)return;if(t.drawing.setPointerCapture(e.pointerId),t.local.at=n,e.ctrlKey||e.metaKey)return tt(t,n);t.tool==="badge"&&(t.local.held=Gt(t,
n));let o=et[t.tool];o?o(t,n):$[t.tool]&&(t.local.path=[n]),t.draw()}function ln(t,e){let n=e.getCoalescedEvents?.()??[];for(let o of n.length?n:[e])Wt(t,B(t.lattice,
L(t.drawing,o)));t.draw()}function Wt(t,e){t.local.over=e;let n=t.local.path,o=n?.at(-1);n&&o&&e&&e!==o&&n.push(...C(t.lattice,o,e).slice(1))}function cn(t,e){if(t.
tool==="badge"&&e.button===0)return un(t,B(t.lattice,L(t.drawing,e)));Ut(t)}function Ut(t){let e=t.local.path&&Q(t,t.local.path);t.local.path=null,e?t.send(e):t.
draw()}function rt(t){Object.assign(t.local,{path:null,held:void 0}),t.draw()}function fn(t){t.local.over=void 0,t.draw()}function Gt(t,e){let n=t.doc.hills.findIndex(
({badge_at:o})=>o===e.name);return n<0?void 0:n}function un(t,e){let n=t.local.held;t.local.held=void 0,e&&Yt(t,n,e)}function Yt(t,e,n){if(e!==void 0&&t.doc.hills[e]?.
badge_at===n.name)return t.send({op:"badge",number:e,at:null});if(!g(t.doc,n))return t.say(`${n.words} is level ground: a badge stands on a hill`,"refused");t.send(
{op:"badge",number:e??t.doc.hills.length,at:n.name})}var pn={ArrowUp:[0,-2],ArrowDown:[0,2],ArrowLeft:[-1,0],ArrowRight:[1,0]};function hn(t,e){if(e.composedPath()[0]!==
t.drawing)return;let n=pn[e.key],o=dn[e.key];!n&&!o||(e.preventDefault(),e.stopPropagation(),n?gn(t,n,e.shiftKey?5:1):o?.(t))}var dn={" ":qt,Enter:qt,Escape:rt,
",":t=>ot(t,-1),".":t=>ot(t,1)};function gn(t,e,n){let{at:o}=t.local;for(let r=0;r<n;r+=1)o=Bt(t.lattice,o,e);Jt(t,o)}function Jt(t,e){t.local.at=e,t.local.path&&
Wt(t,e),t.local.over=void 0,t.draw()}function qt(t){let{at:e,path:n}=t.local;if(t.tool==="badge")return Yt(t,Gt(t,e),e);let o=et[t.tool];if(o)o(t,e);else if(["l\
ine","rectangle"].includes(t.tool)&&!n)t.local.path=[e];else return t.local.path=n??[e],Ut(t);t.draw()}function mn(t){rt(t),t.tool==="sight"?T(t):t.ask(null)}function wn(t){
t.local.flashing=!0}export{ho as default};
