var xt="http://www.w3.org/2000/svg";function _(t,e,o){for(let[n,r]of Object.entries(e))typeof r=="function"?t.addEventListener(n.slice(2),r):r===!0?t.setAttribute(
n,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(n,String(r));return t.append(...o.flat().filter(n=>n!=null&&n!==!1)),t}function c(t,e,...o){return _(document.
createElement(t),e,o)}function i(t,e,...o){return _(document.createElementNS(xt,t),e,o)}function R(t){return i("svg",{viewBox:"0 0 20 20",class:"icon","aria-hid\
den":"true"},i("path",{d:t}))}function k(t,e){t.textContent!==e&&(t.textContent=e)}function S(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function D(t){return S(t)[0]?.matches("input, textarea, selec\
t, [contenteditable]")??!1}function I(t,e){return t.querySelectorAll(e)}var N=window.musterpressOutboxes??=new Map;function z(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(o=>o.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function q(t,e){let o=N.get(t);if(o?.epoch===e)return{box:o,restarted:!1};let n=z(e);return N.set(t,n),{box:n,restarted:!!o?.
pending.length}}function V(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function H(t,e){let o=e.ack[t.inst]??0;o>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
o),t.pending=t.pending.filter(r=>r.seq>t.acked);let n=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...n.map(r=>r.seq)),
n}function U(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function W(t,e){let o=c("button",{type:"button",class:"tool","data-tool":e.name,"aria-label":e.label,"aria-keyshortcuts":e.key,title:e.key?`${e.label} (${e.key}\
)`:e.label,onclick:()=>G(t,e)});return o.append(R(e.icon)),o}function G(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.run?.(t))}function K(t){for(let{button:e,node:o}of t.buttons)e.tool?o.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&o.setAttribute("aria-pressed",String(!!e.
on(t))),o.disabled=!!(e.can&&!e.can(t))}function F(t,e){if(D(e))return!1;let n=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+
(e.key.length===1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(n));return r?(e.preventDefault(),e.stopPropagation(),
G(t,r.button),!0):!1}var bt=120,J=new WeakMap;function X(t){return e=>{let o=e.parentElement,n=J.get(o)??wt(e,t);J.set(o,n),n.component=e,zt(n,e.data)}}function wt(t,e){let o=vt(t,e);
return o.root.addEventListener("keydown",n=>F(o,n)||e.key?.(o,n)),t.parentElement.append(o.root),e.reveals&&(yt(o.root).dataset.reveals=e.reveals.join(" ")),e.start(
o),o.root.append(o.status.bar),o}function yt(t){return t.getRootNode().host}function vt(t,e){let o={...$t(t.data),parts:e,component:t,root:c("div",{class:"edito\
r"}),status:Mt(),send:n=>Tt(o,n),select:n=>At(o,n),ask:n=>Lt(o,n),choose:n=>Pt(o,n),draw:()=>Ot(o),hint:n=>k(o.status.hint,n),say:(n,r="notice")=>St(o,n,r)};return o}
function $t({doc:t,view:e,rev:o,epoch:n}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,rev:o,
box:z(n),local:{}}}function Mt(){let t=c("span",{class:"hint"}),e=c("span",{class:"said",role:"status"}),o=c("span",{class:"place"});return{hint:t,said:e,place:o,
bar:c("div",{class:"statusbar"},t,e,o)}}function St(t,e,o){t.status.said.dataset.tone=o,k(t.status.said,e)}function zt(t,e){let{box:o,restarted:n}=q(e.key,e.epoch);
t.box=o,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=H(o,e);for(let s of r)t.say(s.words,"refused");n&&t.say("The session began anew: what was not yet kept is \
gone","refused"),Y(t),Et(t),t.draw(),o.pending.length?Q(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function Y(t){t.doc=t.box.pending.reduce(
(e,o)=>t.parts.apply(e,o),structuredClone(t.truth))}function Et(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(
t,e.id),tt(t))}function Tt(t,e){V(t.box,e),t.say(""),Y(t),Z(t),t.draw()}function Z(t){t.component.setTriggerValue("ops",U(t.box,t.rev)),Q(t)}function Q(t){clearTimeout(
t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),Z(t))},t.box.waitMs)}function At(t,e){t.
selected!==e&&(t.selected=e,t.draw(),tt(t))}function tt(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.
selected,t.component.setStateValue("selected",t.selected))},bt)}function Lt(t,e){let o=JSON.stringify(e);o!==t.asked&&(t.asked=o,t.component.setStateValue("ques\
tion",e))}function Pt(t,e){t.tool=e,t.hint(t.buttons.find(({button:o})=>o.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function Ot(t){t.parts.draw(
t),K(t),t.root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function E([t,e],o,n){let r=o*Math.PI/180;return[t+n*Math.sin(r),e+n*Math.cos(r)]}var Ct=1.2;function et({dots:t=[],strokes:e=[],base_in:o,size_in:[,n]}){let r=e.map(({type:a,ink:p,width:u,dash:f,lines:d})=>{let x=d.map(([M,y,gt,mt])=>`M${M} ${n-
y}L${gt} ${n-mt}`).join(""),g={stroke:p,"stroke-width":u,"stroke-dasharray":f.join(" ")};return i("path",{d:x,class:"work",...g},i("title",{},a.replaceAll("_","\
 ")))}),s=t.map(([a,p])=>`M${a} ${n-p}h0`).join(""),l=i("path",{d:s,class:"dots","stroke-width":o*.16,"aria-hidden":"true"});return[...r,...t.length?[l]:[]]}function ot([
t,e,o,n,r],{lying:s={},base_in:l,size_in:[,a]}){let[p,u,f]=s[t],[d,x]=[a-o,l*.8],g={x:e-n,y:d-n,width:2*n,height:2*n,rx:l*.15};return i("g",{class:`lying ${t}`},
i("title",{},r),i("rect",{...g,fill:u,stroke:f,"stroke-width":l*.08}),i("text",{x:e,y:d+x*.36,"font-size":x,fill:f},p))}function nt({x:t,y:e,arcs:o=[]},n){return o.
flatMap(r=>[jt(r,[t,e],n),...r.barrel?[Bt(r,[t,e],n)]:[]])}function jt({bearing:t,width:e,reach:o,ink:n},[r,s],l){let a=[-e/2,e/2].map(g=>E([r,s],t+g,o)),[[p,u],
[f,d]]=a,x=`M${r} ${l-s}L${p} ${l-u}A${o} ${o} 0 ${e>180?1:0} 1 ${f} ${l-d}Z`;return i("path",{d:x,class:"arc",stroke:n,fill:n})}function Bt({bearing:t,ink:e,reach:o},[
n,r],s){let[l,a]=E([n,r],t,o/5*Ct);return i("path",{d:`M${n} ${s-r}L${l} ${s-a}`,class:"barrel",stroke:e})}function rt({over:t=[],back:e=[]},{base_in:o,size_in:[
,n]}){let r=(l,a,p)=>([u,f])=>i("circle",{cx:u,cy:n-f,r:o*p,class:l},i("title",{},a)),s=r("back","The line of fire back would pass over this dot: it is not reci\
procal",.32);return[...e.map(s),...t.map(r("over","The line of fire passes over this dot",.24))]}var T=[.5,1,2,4,8],_t=1100;function h(t,e,o=!1){o||P(t),t.local.at=Math.max(0,Math.min(t.doc.steps.length-1,e)),t.draw()}function A(t,e){let{at:o}=t.local,n=e>0?
t.starts.find(r=>r>o):t.starts.findLast(r=>r<o);h(t,n??(e>0?t.doc.steps.length-1:0))}function L(t){t.local.timer?P(t):(t.local.at===t.doc.steps.length-1&&(t.local.
at=0),st(t)),t.draw()}function P(t){clearTimeout(t.local.timer),t.local.timer=0}function st(t){if(t.local.at>=t.doc.steps.length-1||t.local.timer&&!t.root.isConnected){
P(t),t.draw();return}t.local.timer=setTimeout(()=>{h(t,t.local.at+1,!0),st(t)},_t/t.local.speed)}function O(t,e){let o=T.indexOf(t.local.speed)+e;t.local.speed=
T[Math.max(0,Math.min(T.length-1,o))],t.draw()}function v(t,e){t.local.picked=e,t.draw()}function at(t){let e=[],o={pieces:new Map,patches:[],gone:[],lying:[]};for(let n of t)o={...o,pieces:Rt(o.pieces,n.pieces)},n.patches&&(o={...o,patches:n.patches,
gone:n.gone}),n.lying&&(o={...o,lying:n.lying}),e.push(o);return e}function Rt(t,e){let o=Object.keys(e);if(!o.length)return t;let n=new Map(t);for(let r of o)e[r]===
null?n.delete(r):n.set(r,e[r]);return n}function it(t,e){return t.map((o,n)=>n).filter(o=>o===0||t[o].event===e)}function b(t,e){let o=`${e.charAt(0).toUpperCase()}${e.
slice(1)}`;return t.round===0?"Setup":`${o} ${t.round}`}function $(t){let e=[];for(let o of t){let n=e.at(-1);n&&n[0]===o.reason&&n[1]===o.need?n[2].push(o.value):
e.push([o.reason,o.need,[o.value]])}return e}function w(t,e){let o=[e.state,e.counters?`${e.counters} target counter${e.counters===1?"":"s"}`:"",e.damaged?"dama\
ged":"",e.stunned?"stunned":"",e.jamming?"jamming":"",e.dazed?"Dazed":"",e.holding?`with the ${e.holding}`:""].filter(Boolean);return o.length?`${t}: ${o.join("\
, ")}`:t}var m="#ffffff",C="#262e36",lt=12;function pt(t){let{scene:e}=t.doc,[o,n]=e.size_in,r={terrain:i("g",{},e.terrain.map(d=>Dt(d,n))),patches:i("g",{}),arcs:i("g",
{}),passing:i("g",{class:"passing"}),pieces:i("g",{})},s=i("rect",{width:o,height:n,fill:e.ground}),l=i("g",{"aria-hidden":"true"},e.terrain.map(d=>Nt(d,n))),a=[
s,It(e),r.terrain,e.unmeasured?[]:qt(o,n),l,et(e),r.patches,Vt(e)],p={role:"group","aria-label":"The table from above, north up"},u=e.dots?"board dotted":"board",
f=i("svg",{viewBox:`0 0 ${o} ${n}`,class:u,...p});return f.style.setProperty("--base",`${e.base_in}px`),f.append(...a.flat(),r.arcs,r.passing,r.pieces),{drawing:f,
parts:r,nodes:new Map,depth:n}}function Dt({id:t,type:e,ink:o,outline:n},r){let s=n.map(([a,p])=>`${a},${r-p}`).join(" "),l=i("polygon",{points:s,fill:o,class:"\
terrain","data-id":t});return l.append(i("title",{},`${t.replaceAll("_"," ")} (${e.replaceAll("_"," ")})`)),l}function It({rings:t=[],size_in:[,e]}){return t.map(
([o,n,r,s,l])=>{let a={fill:s,stroke:s,"fill-opacity":.1,"stroke-width":.12};return i("circle",{cx:o,cy:e-n,r,...a},i("title",{},l))})}function Nt({type:t,outline:e},o){
let n=e.map(([u])=>u),r=e.map(([,u])=>u),[s,l]=[Math.min(...n),Math.max(...n)],a=t.replaceAll("_"," ");if(l-s<a.length*.42)return null;let p=o-(Math.min(...r)+Math.
max(...r))/2+.25;return i("text",{x:(s+l)/2,y:p,class:"terrainname"},a)}function qt(t,e){let o=i("g",{class:"inches","aria-hidden":"true"});for(let n=6;n<t;n+=6)
o.append(i("path",{d:`M ${n} 0 V ${e}`}));for(let n=6;n<e;n+=6)o.append(i("path",{d:`M 0 ${e-n} H ${t}`}));return o}function Vt({edges:t,inks:e,roles:o={},size_in:[
n,r]}){let l={south:[0,r-.3,n,.3],north:[0,0,n,.3],west:[0,0,.3,r],east:[n-.3,0,.3,r]};return Object.entries(t).map(([a,p])=>{let[u,f,d,x]=l[p],g=o[a],M=g?`${a}\
's edge; ${a} ${g.does}`:`${a}'s edge`,y=i("rect",{x:u,y:f,width:d,height:x,fill:e[a]},i("title",{},M));return g?i("g",{},y,Ht(g,p,n,r)):y})}function Ht({sign:t,
ink:e},o,n,r){let l=o==="west"?.3:n-1.3-.3,a=o==="south"?r-1.3-.3:o==="east"?(r-1.3)/2:.3,p=i("path",{d:t,fill:e,"fill-rule":"evenodd"});return p.setAttribute("\
transform",`translate(${l+.15} ${a+.15}) scale(${(1.3-.3)/16})`),[i("rect",{x:l,y:a,width:1.3,height:1.3,rx:.2,fill:m}),p]}function ut(t,e,o,n,r){let{scene:s}=t.
doc;for(let a of I(e.parts.terrain,".terrain"))a.classList.toggle("gone",o.gone.includes(a.dataset.id??""));let l=o.patches.map(a=>Ut(a,s,e.depth));e.parts.patches.
replaceChildren(...l,...o.lying.map(a=>ot(a,s))),e.parts.arcs.replaceChildren(...[...o.pieces.values()].flatMap(a=>nt(a,e.depth))),e.parts.passing.replaceChildren(
...Wt(n,s,e.depth));for(let[a,p]of e.nodes)o.pieces.has(a)||Gt(e,a,p);for(let[a,p]of o.pieces)Kt(t,e,a,p);for(let[a,{node:p}]of e.nodes)p.classList.toggle("mark\
ed",r.includes(a)),p.classList.toggle("picked",a===t.local.picked)}function Ut([t,e,o,n],r,s){let l={cx:e,cy:s-o,r:n};return i("circle",{...l,fill:r.patches[t],
class:"patch"},i("title",{},t))}function Wt(t,e,o){let n=[];if(t.way&&n.push(ct("way",t.way,o)),t.line&&n.push(ct(`line ${t.line[0]}`,t.line,o)),t.blast){let[r,
s,l]=t.blast;n.push(i("circle",{cx:r,cy:o-s,r:l,class:"blast"}))}n.push(...rt(t,e));for(let r of n)r.style.stroke=r.classList.contains("blast")?"":e.inks[t.side];
return n}function ct(t,[,e,o,n,r],s){return i("line",{x1:e,y1:s-o,x2:n,y2:s-r,class:t})}function Gt(t,e,{node:o}){o.remove(),t.nodes.delete(e)}function Kt(t,e,o,n){
let r=e.nodes.get(o);r||(r={node:Ft(t,o),piece:null},e.nodes.set(o,r),e.parts.pieces.append(r.node)),r.piece!==n&&(r.piece=n,r.node.style.transform=`translate(${n.
x}px, ${e.depth-n.y}px)`,r.node.setAttribute("aria-label",w(o,n)),r.node.replaceChildren(i("title",{},w(o,n)),...Jt(t.doc.scene,o,n)))}function Ft(t,e){let o=()=>v(
t,t.local.picked===e?"":e);return i("g",{class:"piece",role:"button",tabindex:0,"data-name":e,onclick:o,onkeydown:r=>{r.key==="Enter"&&(r.preventDefault(),o())}})}
function Jt(t,e,o){let n=t.base_in/2,r=t.inks[o.side]??t.inks[""],s=o.jamming?[i("circle",{r:n+t.jammer_in,class:"jamming"})]:[],l=i("circle",{r:n*1.55,class:"h\
alo"}),a=[...Zt(t,e,o,n,r),...oe(o,n),...Xt(o,n)];return Yt(o.lift,n,[...s,l,...a])}function Xt({below:t},e){if(!t)return[];let o=t.length>lt?`${t.slice(0,lt-1)}\
…`:t;return[i("text",{y:e*2.15,"font-size":e*.62,class:"below"},o)]}function Yt(t,e,o){if(!t)return o;let n=i("g",{},o);n.setAttribute("transform",`translate(\
0 ${-t-e})`);let r=i("path",{d:`M 0 0 V ${-t-e}`,stroke:C,"stroke-width":e*.25});return[i("circle",{r:e*.35,fill:C}),r,n]}function Zt(t,e,o,n,r){if(t.letters[e])
return ee(t,e,o,n);if(t.icons[o.kind])return Qt(t,o,n,r);let[s,l]=t.solid?[r,t.signs?.[o.side]??m]:[m,r],a={fill:s,stroke:l,"stroke-width":n*.2},p=o.plate?j(n*.94,
a):i("circle",{r:n*.94,...a}),u=o.label??e.split(" ").at(-1)??"",f=n*Math.min(1.25,2.3/u.length);return[p,i("text",{y:f*.36,"font-size":f,fill:l},u)]}function Qt(t,e,o,n){
let r=1.44*o/16,s=i("path",{d:t.icons[e.kind],fill:t.signs?.[e.side]??m,"fill-rule":"evenodd"});s.setAttribute("transform",`translate(${-.72*o} ${-.72*o}) scale\
(${r})`);let l=i("circle",{r:o,fill:n,stroke:m,"stroke-width":o*.1});return[...te(e.facing,o,n),l,s]}function te(t,e,o){if(!t)return[];let[n,r]=t,s=a=>`${e*(n*.8+
a*r*.6)},${-e*(r*.8-a*n*.6)}`,l=`${n*e*1.8},${-r*e*1.8} ${s(-1)} ${s(1)}`;return[i("polygon",{points:l,fill:o,stroke:m,"stroke-width":e*.1})]}function ee(t,e,o,n){
let r={fill:t.inks[""],stroke:m,"stroke-width":n*.1},s=`M ${-n} ${-n} L ${n} ${n} M ${-n} ${n} L ${n} ${-n}`;return[...o.state==="secured"?[j(1.45*n,{class:"hel\
d",stroke:t.inks[o.side]})]:[],j(n,r),i("text",{y:n*.42,"font-size":n*1.5,fill:m},t.letters[e]),...o.state==="destroyed"?[i("path",{d:s,class:"destroyed"})]:[]]}
function j(t,e){return i("rect",{x:-t,y:-t,width:2*t,height:2*t,rx:t*.3,...e})}function oe(t,e){let o=[[t.counters?String(t.counters):"",1,1],[t.damaged?"D":"",
-1,-1],[t.stunned?"S":"",1,-1],...t.marks??[],[t.dazed?"D":"",-1,-1],[t.holding?t.holding.charAt(0):"",1,1]],n=e*.95;return o.filter(([r])=>r).flatMap(([r,s,l])=>ne(
r,s*n,l*n,e))}function ne(t,e,o,n){return[i("circle",{cx:e,cy:o,r:n*.6,fill:C,stroke:m,"stroke-width":n*.1}),i("text",{x:e,y:o+n*.3,"font-size":n*.85,fill:m},t)]}function ft(t){let e=c("ol",{class:"log",tabindex:0,"aria-label":"What happened"}),{chapter:o}=t.doc.scene,n=t.doc.steps.map((s,l)=>re(t,s,l));t.doc.steps.forEach(
(s,l)=>{let a=s.event===o;(l===0||a)&&e.append(c("li",{class:"chapter"},b(s,o))),a||e.append(n[l])});let r=c("div",{class:"rulewords",role:"status"});return{pane:c(
"div",{class:"logpane"},e,r),list:e,entries:n,words:r}}function re(t,e,o){let r=c("button",{type:"button",class:"sentence",tabindex:-1,onclick:()=>h(t,o)},e.text),
s=c("li",{class:"entry","data-step":o},r);e.side&&s.style.setProperty("--side",t.doc.scene.inks[e.side]);for(let l of e.notes)s.append(c("div",{class:"note"},l));
return e.dice.length&&s.append(c("div",{class:"dice"},$(e.dice).map(B))),e.rules.length&&s.append(c("div",{class:"rules"},e.rules.map(l=>se(t,l)))),s}function B([
t,e,o]){let n=o.map(s=>c("span",{class:"die"},String(s))),r=e?` against ${e}`:"";return c("span",{class:"throw"},`${t} `,n,r)}function se(t,e){return c("button",
{type:"button",class:"rule",tabindex:-1,onclick:()=>ae(t,e)},e)}function ae(t,e){let o=t.local.rule===e;t.local.rule=o?"":e;let n=t.doc.rules[e]??"The pack at h\
and has no rule of this number.";t.log.words.replaceChildren(...o?[]:[c("b",{},e),` ${n}`])}function dt(t,e,o){e.entries[t.local.drawn]?.removeAttribute("aria-c\
urrent");for(let s of e.entries[t.local.drawn]?.querySelectorAll("button")??[])s.tabIndex=-1;t.local.drawn=o;let n=e.entries[o];n.setAttribute("aria-current","s\
tep");for(let s of n.querySelectorAll("button"))s.tabIndex=0;let r=e.entries.slice(o).find(s=>s.isConnected);r&&ie(e.list,r)}function ie(t,e){let[o,n]=[e.offsetTop-
t.offsetTop,e.offsetTop-t.offsetTop+e.offsetHeight],r=t.clientHeight/4;(o<t.scrollTop+r||n>t.scrollTop+t.clientHeight-r)&&(t.scrollTop=o-t.clientHeight/2)}function ht(t){
let{picked:e}=t.local;t.local.marked!==e&&(t.local.marked=e,t.log.list.classList.toggle("filtered",!!e),t.log.entries.forEach((o,n)=>o.classList.toggle("about",
t.doc.steps[n].who.includes(e))))}var le=[{name:"first",label:"To the start",key:"Home",icon:"M5 4v12M16 4l-8 6 8 6z",run:t=>h(t,0)},{name:"round-back",label:"A round back",key:"PageUp",icon:"M1\
0 4l-7 6 7 6zM17 4l-7 6 7 6z",run:t=>A(t,-1)},{name:"back",label:"A step back",key:"ArrowLeft",icon:"M13 4l-7 6 7 6z",run:t=>h(t,t.local.at-1)},{name:"play",label:"\
Play or pause",key:"Space",icon:"M6 4l10 6-10 6z",on:t=>t.local.timer,run:t=>L(t)},{name:"on",label:"A step on",key:"ArrowRight",icon:"M7 4l7 6-7 6z",run:t=>h(t,
t.local.at+1)},{name:"round-on",label:"A round on",key:"PageDown",icon:"M3 4l7 6-7 6zM10 4l7 6-7 6z",run:t=>A(t,1)},{name:"last",label:"To the end",key:"End",icon:"\
M15 4v12M4 4l8 6-8 6z",run:t=>h(t,t.doc.steps.length-1)},{name:"slower",label:"Slower",key:"-",icon:"M5 10h10",run:t=>O(t,-1)},{name:"faster",label:"Faster",key:"\
+",icon:"M5 10h10M10 5v10",run:t=>O(t,1)}],ce="Left and right step, Page Up and Page Down a round, Space plays; click a piece or a rule";function pe(t){Object.assign(
t.local,{at:0,drawn:0,speed:1,timer:0,picked:"",marked:"",rule:""}),t.states=at(t.doc.steps),t.starts=it(t.doc.steps,t.doc.scene.chapter),t.board=pt(t),t.log=ft(
t),t.caption=c("div",{class:"caption",role:"status","aria-live":"polite"}),t.root.classList.add("replay"),t.root.tabIndex=-1,t.root.append(de(t),c("div",{class:"\
stage"},fe(t),t.log.pane)),t.hint(ce),ue(t)}function ue(t){let e=({detail:o})=>{t.root.isConnected?o.replay===t.component.data.key&&(h(t,o.step),t.root.scrollIntoView(),
t.root.focus({preventScroll:!0})):document.removeEventListener("musterpress-step",e)};document.addEventListener("musterpress-step",e)}function fe(t){return c("d\
iv",{class:"table"},t.caption,t.board.drawing)}function de(t){let e=()=>h(t,Number(t.slider.value)),o=t.doc.steps.length-1;t.buttons=le.map(r=>({button:r,node:W(
t,r)})),t.slider=c("input",{type:"range",min:0,max:o,value:0,"aria-label":"Step",oninput:e});let n=c("div",{class:"group"},t.buttons.map(r=>r.node));return c("d\
iv",{class:"toolbar",role:"group","aria-label":"Replay"},n,t.slider)}function he(t){let{at:e,picked:o,speed:n}=t.local,r=t.doc.steps[e],s=b(r,t.doc.scene.chapter),
l=t.states[e];ut(t,t.board,l,r,r.who),dt(t,t.log,e),ht(t),ge(t,r),t.slider.value=String(e),t.slider.setAttribute("aria-valuetext",`${s}, step ${e+1}`);let a=l.pieces.
get(o);t.say(a?w(o,a):o?`${o} is not on the table`:""),k(t.status.place,`${s}, step ${e+1} of ${t.doc.steps.length}, speed ${n}`),t.root.dataset.step=String(e)}
function ge(t,e){if(t.local.captioned===e)return;t.local.captioned=e;let o=c("div",{class:"dice"},$(e.dice).map(B)),{chapter:n}=t.doc.scene,r=e.event===n?b(e,n):
e.text;t.caption.replaceChildren(c("span",{},r),o)}function me(t,e){if(e.key==="Escape")v(t,"");else if(e.key===" "&&!S(e)[0]?.matches("button"))L(t);else return!1;
return e.preventDefault(),!0}var Qe=X({start:pe,draw:he,key:me,apply:t=>t});export{Qe as default};
