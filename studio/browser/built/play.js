var yt="http://www.w3.org/2000/svg";function I(t,e,n){for(let[o,r]of Object.entries(e))typeof r=="function"?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(
o,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(o,String(r));return t.append(...n.flat().filter(o=>o!=null&&o!==!1)),t}function c(t,e,...n){return I(document.
createElement(t),e,n)}function l(t,e,...n){return I(document.createElementNS(yt,t),e,n)}function m(t,e){t.textContent!==e&&(t.textContent=e)}function kt(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function N(t){return kt(t)[0]?.matches("input, textarea, sel\
ect, [contenteditable]")??!1}function k(t){return t.getRootNode().activeElement}function w(t,e){return t.querySelectorAll(e)}var D=window.musterpressOutboxes??=new Map;function A(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function q(t,e){let n=D.get(t);if(n?.epoch===e)return{box:n,restarted:!1};let o=A(e);return D.set(t,o),{box:o,restarted:!!n?.
pending.length}}function R(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function W(t,e){let n=e.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
n),t.pending=t.pending.filter(r=>r.seq>t.acked);let o=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...o.map(r=>r.seq)),
o}function K(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function vt(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.run?.(t))}function U(t){for(let{button:e,node:n}of t.buttons)e.tool?n.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&n.setAttribute("aria-pressed",String(!!e.
on(t))),n.disabled=!!(e.can&&!e.can(t))}function V(t,e){if(N(e))return!1;let o=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+
(e.key.length===1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(o));return r?(e.preventDefault(),e.stopPropagation(),
vt(t,r.button),!0):!1}var St=120,H=new WeakMap;function G(t){return e=>{let n=e.parentElement,o=H.get(n)??Mt(e,t);H.set(n,o),o.component=e,Bt(o,e.data)}}function Mt(t,e){let n=Et(t,e);
return n.root.addEventListener("keydown",o=>V(n,o)||e.key?.(n,o)),t.parentElement.append(n.root),e.reveals&&(zt(n.root).dataset.reveals=e.reveals.join(" ")),e.start(
n),n.root.append(n.status.bar),n}function zt(t){return t.getRootNode().host}function Et(t,e){let n={...At(t.data),parts:e,component:t,root:c("div",{class:"edito\
r"}),status:Tt(),send:o=>jt(n,o),select:o=>Ot(n,o),ask:o=>Ct(n,o),choose:o=>_t(n,o),draw:()=>It(n),hint:o=>m(n.status.hint,o),say:(o,r="notice")=>Lt(n,o,r)};return n}
function At({doc:t,view:e,rev:n,epoch:o}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,rev:n,
box:A(o),local:{}}}function Tt(){let t=c("span",{class:"hint"}),e=c("span",{class:"said",role:"status"}),n=c("span",{class:"place"});return{hint:t,said:e,place:n,
bar:c("div",{class:"statusbar"},t,e,n)}}function Lt(t,e,n){t.status.said.dataset.tone=n,m(t.status.said,e)}function Bt(t,e){let{box:n,restarted:o}=q(e.key,e.epoch);
t.box=n,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=W(n,e);for(let s of r)t.say(s.words,"refused");o&&t.say("The session began anew: what was not yet kept is \
gone","refused"),J(t),Pt(t),t.draw(),n.pending.length?Y(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function J(t){t.doc=t.box.pending.reduce(
(e,n)=>t.parts.apply(e,n),structuredClone(t.truth))}function Pt(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(
t,e.id),Z(t))}function jt(t,e){R(t.box,e),t.say(""),J(t),X(t),t.draw()}function X(t){t.component.setTriggerValue("ops",K(t.box,t.rev)),Y(t)}function Y(t){clearTimeout(
t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),X(t))},t.box.waitMs)}function Ot(t,e){t.
selected!==e&&(t.selected=e,t.draw(),Z(t))}function Z(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,
t.component.setStateValue("selected",t.selected))},St)}function Ct(t,e){let n=JSON.stringify(e);n!==t.asked&&(t.asked=n,t.component.setStateValue("question",e))}
function _t(t,e){t.tool=e,t.hint(t.buttons.find(({button:n})=>n.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function It(t){t.parts.draw(t),U(t),t.
root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function T([t,e],n,o){let r=n*Math.PI/180;return[t+o*Math.sin(r),e+o*Math.cos(r)]}var Nt=1.2;function F({dots:t=[],strokes:e=[],base_in:n,size_in:[,o]}){let r=e.map(({type:i,ink:p,width:u,dash:f,lines:d})=>{let x=d.map(([E,y,wt,bt])=>`M${E} ${o-
y}L${wt} ${o-bt}`).join(""),h={stroke:p,"stroke-width":u,"stroke-dasharray":f.join(" ")};return l("path",{d:x,class:"work",...h},l("title",{},i.replaceAll("_","\
 ")))}),s=t.map(([i,p])=>`M${i} ${o-p}h0`).join(""),a=l("path",{d:s,class:"dots","stroke-width":n*.16,"aria-hidden":"true"});return[...r,...t.length?[a]:[]]}function Q([
t,e,n,o,r],{lying:s={},base_in:a,size_in:[,i]}){let[p,u,f]=s[t],[d,x]=[i-n,a*.8],h={x:e-o,y:d-o,width:2*o,height:2*o,rx:a*.15};return l("g",{class:`lying ${t}`},
l("title",{},r),l("rect",{...h,fill:u,stroke:f,"stroke-width":a*.08}),l("text",{x:e,y:d+x*.36,"font-size":x,fill:f},p))}function tt({x:t,y:e,arcs:n=[]},o){return n.
flatMap(r=>[Dt(r,[t,e],o),...r.barrel?[qt(r,[t,e],o)]:[]])}function Dt({bearing:t,width:e,reach:n,ink:o},[r,s],a){let i=[-e/2,e/2].map(h=>T([r,s],t+h,n)),[[p,u],
[f,d]]=i,x=`M${r} ${a-s}L${p} ${a-u}A${n} ${n} 0 ${e>180?1:0} 1 ${f} ${a-d}Z`;return l("path",{d:x,class:"arc",stroke:o,fill:o})}function qt({bearing:t,ink:e,reach:n},[
o,r],s){let[a,i]=T([o,r],t,n/5*Nt);return l("path",{d:`M${o} ${s-r}L${a} ${s-i}`,class:"barrel",stroke:e})}function et({over:t=[],back:e=[]},{base_in:n,size_in:[
,o]}){let r=(a,i,p)=>([u,f])=>l("circle",{cx:u,cy:o-f,r:n*p,class:a},l("title",{},i)),s=r("back","The line of fire back would pass over this dot: it is not reci\
procal",.32);return[...e.map(s),...t.map(r("over","The line of fire passes over this dot",.24))]}function nt(t,e,n=!1){n||Rt(t),t.local.at=Math.max(0,Math.min(t.doc.steps.length-1,e)),t.draw()}function Rt(t){clearTimeout(t.local.timer),t.local.timer=0}function v(t,e){t.local.picked=e,t.draw()}function ot(t){let e=[],n={pieces:new Map,patches:[],gone:[],lying:[]};for(let o of t)n={...n,pieces:Wt(n.pieces,o.pieces)},o.patches&&(n={...n,patches:o.patches,
gone:o.gone}),o.lying&&(n={...n,lying:o.lying}),e.push(n);return e}function Wt(t,e){let n=Object.keys(e);if(!n.length)return t;let o=new Map(t);for(let r of n)e[r]===
null?o.delete(r):o.set(r,e[r]);return o}function $(t,e){let n=`${e.charAt(0).toUpperCase()}${e.slice(1)}`;return t.round===0?"Setup":`${n} ${t.round}`}function S(t){let e=[];for(let n of t){let o=e.at(
-1);o&&o[0]===n.reason&&o[1]===n.need?o[2].push(n.value):e.push([n.reason,n.need,[n.value]])}return e}function b(t,e){let n=[e.state,e.counters?`${e.counters} t\
arget counter${e.counters===1?"":"s"}`:"",e.damaged?"damaged":"",e.stunned?"stunned":"",e.jamming?"jamming":"",e.dazed?"Dazed":"",e.holding?`with the ${e.holding}`:
""].filter(Boolean);return n.length?`${t}: ${n.join(", ")}`:t}var g="#ffffff",L="#262e36",rt=12;function at(t){let{scene:e}=t.doc,[n,o]=e.size_in,r={terrain:l("g",{},e.terrain.map(d=>Kt(d,o))),patches:l("g",{}),arcs:l("g",
{}),passing:l("g",{class:"passing"}),pieces:l("g",{})},s=l("rect",{width:n,height:o,fill:e.ground}),a=l("g",{"aria-hidden":"true"},e.terrain.map(d=>Vt(d,o))),i=[
s,Ut(e),r.terrain,e.unmeasured?[]:Ht(n,o),a,F(e),r.patches,Gt(e)],p={role:"group","aria-label":"The table from above, north up"},u=e.dots?"board dotted":"board",
f=l("svg",{viewBox:`0 0 ${n} ${o}`,class:u,...p});return f.style.setProperty("--base",`${e.base_in}px`),f.append(...i.flat(),r.arcs,r.passing,r.pieces),{drawing:f,
parts:r,nodes:new Map,depth:o}}function Kt({id:t,type:e,ink:n,outline:o},r){let s=o.map(([i,p])=>`${i},${r-p}`).join(" "),a=l("polygon",{points:s,fill:n,class:"\
terrain","data-id":t});return a.append(l("title",{},`${t.replaceAll("_"," ")} (${e.replaceAll("_"," ")})`)),a}function Ut({rings:t=[],size_in:[,e]}){return t.map(
([n,o,r,s,a])=>{let i={fill:s,stroke:s,"fill-opacity":.1,"stroke-width":.12};return l("circle",{cx:n,cy:e-o,r,...i},l("title",{},a))})}function Vt({type:t,outline:e},n){
let o=e.map(([u])=>u),r=e.map(([,u])=>u),[s,a]=[Math.min(...o),Math.max(...o)],i=t.replaceAll("_"," ");if(a-s<i.length*.42)return null;let p=n-(Math.min(...r)+Math.
max(...r))/2+.25;return l("text",{x:(s+a)/2,y:p,class:"terrainname"},i)}function Ht(t,e){let n=l("g",{class:"inches","aria-hidden":"true"});for(let o=6;o<t;o+=6)
n.append(l("path",{d:`M ${o} 0 V ${e}`}));for(let o=6;o<e;o+=6)n.append(l("path",{d:`M 0 ${e-o} H ${t}`}));return n}function Gt({edges:t,inks:e,roles:n={},size_in:[
o,r]}){let a={south:[0,r-.3,o,.3],north:[0,0,o,.3],west:[0,0,.3,r],east:[o-.3,0,.3,r]};return Object.entries(t).map(([i,p])=>{let[u,f,d,x]=a[p],h=n[i],E=h?`${i}\
's edge; ${i} ${h.does}`:`${i}'s edge`,y=l("rect",{x:u,y:f,width:d,height:x,fill:e[i]},l("title",{},E));return h?l("g",{},y,Jt(h,p,o,r)):y})}function Jt({sign:t,
ink:e},n,o,r){let a=n==="west"?.3:o-1.3-.3,i=n==="south"?r-1.3-.3:n==="east"?(r-1.3)/2:.3,p=l("path",{d:t,fill:e,"fill-rule":"evenodd"});return p.setAttribute("\
transform",`translate(${a+.15} ${i+.15}) scale(${(1.3-.3)/16})`),[l("rect",{x:a,y:i,width:1.3,height:1.3,rx:.2,fill:g}),p]}function it(t,e,n,o,r){let{scene:s}=t.
doc;for(let i of w(e.parts.terrain,".terrain"))i.classList.toggle("gone",n.gone.includes(i.dataset.id??""));let a=n.patches.map(i=>Xt(i,s,e.depth));e.parts.patches.
replaceChildren(...a,...n.lying.map(i=>Q(i,s))),e.parts.arcs.replaceChildren(...[...n.pieces.values()].flatMap(i=>tt(i,e.depth))),e.parts.passing.replaceChildren(
...Yt(o,s,e.depth));for(let[i,p]of e.nodes)n.pieces.has(i)||Zt(e,i,p);for(let[i,p]of n.pieces)Ft(t,e,i,p);for(let[i,{node:p}]of e.nodes)p.classList.toggle("mark\
ed",r.includes(i)),p.classList.toggle("picked",i===t.local.picked)}function Xt([t,e,n,o],r,s){let a={cx:e,cy:s-n,r:o};return l("circle",{...a,fill:r.patches[t],
class:"patch"},l("title",{},t))}function Yt(t,e,n){let o=[];if(t.way&&o.push(st("way",t.way,n)),t.line&&o.push(st(`line ${t.line[0]}`,t.line,n)),t.blast){let[r,
s,a]=t.blast;o.push(l("circle",{cx:r,cy:n-s,r:a,class:"blast"}))}o.push(...et(t,e));for(let r of o)r.style.stroke=r.classList.contains("blast")?"":e.inks[t.side];
return o}function st(t,[,e,n,o,r],s){return l("line",{x1:e,y1:s-n,x2:o,y2:s-r,class:t})}function Zt(t,e,{node:n}){n.remove(),t.nodes.delete(e)}function Ft(t,e,n,o){
let r=e.nodes.get(n);r||(r={node:Qt(t,n),piece:null},e.nodes.set(n,r),e.parts.pieces.append(r.node)),r.piece!==o&&(r.piece=o,r.node.style.transform=`translate(${o.
x}px, ${e.depth-o.y}px)`,r.node.setAttribute("aria-label",b(n,o)),r.node.replaceChildren(l("title",{},b(n,o)),...te(t.doc.scene,n,o)))}function Qt(t,e){let n=()=>v(
t,t.local.picked===e?"":e);return l("g",{class:"piece",role:"button",tabindex:0,"data-name":e,onclick:n,onkeydown:r=>{r.key==="Enter"&&(r.preventDefault(),n())}})}
function te(t,e,n){let o=t.base_in/2,r=t.inks[n.side]??t.inks[""],s=n.jamming?[l("circle",{r:o+t.jammer_in,class:"jamming"})]:[],a=l("circle",{r:o*1.55,class:"h\
alo"}),i=[...oe(t,e,n,o,r),...ie(n,o),...ee(n,o)];return ne(n.lift,o,[...s,a,...i])}function ee({below:t},e){if(!t)return[];let n=t.length>rt?`${t.slice(0,rt-1)}\
…`:t;return[l("text",{y:e*2.15,"font-size":e*.62,class:"below"},n)]}function ne(t,e,n){if(!t)return n;let o=l("g",{},n);o.setAttribute("transform",`translate(\
0 ${-t-e})`);let r=l("path",{d:`M 0 0 V ${-t-e}`,stroke:L,"stroke-width":e*.25});return[l("circle",{r:e*.35,fill:L}),r,o]}function oe(t,e,n,o,r){if(t.letters[e])
return ae(t,e,n,o);if(t.icons[n.kind])return re(t,n,o,r);let[s,a]=t.solid?[r,t.signs?.[n.side]??g]:[g,r],i={fill:s,stroke:a,"stroke-width":o*.2},p=n.plate?B(o*.94,
i):l("circle",{r:o*.94,...i}),u=n.label??e.split(" ").at(-1)??"",f=o*Math.min(1.25,2.3/u.length);return[p,l("text",{y:f*.36,"font-size":f,fill:a},u)]}function re(t,e,n,o){
let r=1.44*n/16,s=l("path",{d:t.icons[e.kind],fill:t.signs?.[e.side]??g,"fill-rule":"evenodd"});s.setAttribute("transform",`translate(${-.72*n} ${-.72*n}) scale\
(${r})`);let a=l("circle",{r:n,fill:o,stroke:g,"stroke-width":n*.1});return[...se(e.facing,n,o),a,s]}function se(t,e,n){if(!t)return[];let[o,r]=t,s=i=>`${e*(o*.8+
i*r*.6)},${-e*(r*.8-i*o*.6)}`,a=`${o*e*1.8},${-r*e*1.8} ${s(-1)} ${s(1)}`;return[l("polygon",{points:a,fill:n,stroke:g,"stroke-width":e*.1})]}function ae(t,e,n,o){
let r={fill:t.inks[""],stroke:g,"stroke-width":o*.1},s=`M ${-o} ${-o} L ${o} ${o} M ${-o} ${o} L ${o} ${-o}`;return[...n.state==="secured"?[B(1.45*o,{class:"hel\
d",stroke:t.inks[n.side]})]:[],B(o,r),l("text",{y:o*.42,"font-size":o*1.5,fill:g},t.letters[e]),...n.state==="destroyed"?[l("path",{d:s,class:"destroyed"})]:[]]}
function B(t,e){return l("rect",{x:-t,y:-t,width:2*t,height:2*t,rx:t*.3,...e})}function ie(t,e){let n=[[t.counters?String(t.counters):"",1,1],[t.damaged?"D":"",
-1,-1],[t.stunned?"S":"",1,-1],...t.marks??[],[t.dazed?"D":"",-1,-1],[t.holding?t.holding.charAt(0):"",1,1]],o=e*.95;return n.filter(([r])=>r).flatMap(([r,s,a])=>le(
r,s*o,a*o,e))}function le(t,e,n,o){return[l("circle",{cx:e,cy:n,r:o*.6,fill:L,stroke:g,"stroke-width":o*.1}),l("text",{x:e,y:n+o*.3,"font-size":o*.85,fill:g},t)]}function P(t){let e=c("ol",{class:"log",tabindex:0,"aria-label":"What happened"}),{chapter:n}=t.doc.scene,o=t.doc.steps.map((s,a)=>ce(t,s,a));t.doc.steps.forEach(
(s,a)=>{let i=s.event===n;(a===0||i)&&e.append(c("li",{class:"chapter"},$(s,n))),i||e.append(o[a])});let r=c("div",{class:"rulewords",role:"status"});return{pane:c(
"div",{class:"logpane"},e,r),list:e,entries:o,words:r}}function ce(t,e,n){let r=c("button",{type:"button",class:"sentence",tabindex:-1,onclick:()=>nt(t,n)},e.text),
s=c("li",{class:"entry","data-step":n},r);e.side&&s.style.setProperty("--side",t.doc.scene.inks[e.side]);for(let a of e.notes)s.append(c("div",{class:"note"},a));
return e.dice.length&&s.append(c("div",{class:"dice"},S(e.dice).map(j))),e.rules.length&&s.append(c("div",{class:"rules"},e.rules.map(a=>O(t,a)))),s}function j([
t,e,n]){let o=n.map(s=>c("span",{class:"die"},String(s))),r=e?` against ${e}`:"";return c("span",{class:"throw"},`${t} `,o,r)}function O(t,e){return c("button",
{type:"button",class:"rule",tabindex:-1,onclick:()=>pe(t,e)},e)}function pe(t,e){let n=t.local.rule===e;t.local.rule=n?"":e;let o=t.doc.rules[e]??"The pack at h\
and has no rule of this number.";t.log.words.replaceChildren(...n?[]:[c("b",{},e),` ${o}`])}function lt(t,e,n){e.entries[t.local.drawn]?.removeAttribute("aria-c\
urrent");for(let s of e.entries[t.local.drawn]?.querySelectorAll("button")??[])s.tabIndex=-1;t.local.drawn=n;let o=e.entries[n];o.setAttribute("aria-current","s\
tep");for(let s of o.querySelectorAll("button"))s.tabIndex=0;let r=e.entries.slice(n).find(s=>s.isConnected);r&&ue(e.list,r)}function ue(t,e){let[n,o]=[e.offsetTop-
t.offsetTop,e.offsetTop-t.offsetTop+e.offsetHeight],r=t.clientHeight/4;(n<t.scrollTop+r||o>t.scrollTop+t.clientHeight-r)&&(t.scrollTop=n-t.clientHeight/2)}function ct(t){
let{picked:e}=t.local;t.local.marked!==e&&(t.local.marked=e,t.log.list.classList.toggle("filtered",!!e),t.log.entries.forEach((n,o)=>n.classList.toggle("about",
t.doc.steps[o].who.includes(e))))}function pt(t){let e=new Map;return t.doc.answers.forEach(({at:n,piece:o},r)=>{let s=n?`at ${n.join(" ")}`:o?`piece ${o}`:"";s&&e.set(s,[...e.get(s)??[],r+1])}),
e}function ut(t){let n=t.local.at===t.doc.steps.length-1?pt(t):new Map,[,o]=t.doc.scene.size_in,r=t.doc.scene.base_in*.4,s=[...n].flatMap(([a,i])=>{if(!a.startsWith(
"at "))return[];let[p,u]=a.slice(3).split(" ").map(Number),f=i.length>1?`${i.length} answers`:t.doc.answers[i[0]-1].text;return[l("circle",{cx:p,cy:o-u,r,"data-\
key":a,class:"spot"},l("title",{},f))]});t.lit.replaceChildren(...s);for(let[a,{node:i}]of t.board.nodes)i.classList.toggle("lit",n.has(`piece ${a}`))}function ft(t,e){
let n=e.target,o=n.closest(".spot"),r=n.closest(".piece.lit"),s=o?.getAttribute("data-key")??(r?`piece ${r.getAttribute("data-name")}`:"");return pt(t).get(s)??
[]}function C(t,e){t.doc.waiting||(t.local.few=[],t.local.typed="",t.send({op:"answer",after:t.doc.after,number:e}))}function M(t,e){if(e.length===1){C(t,e[0]);return}
t.local.few=e,z(t),_(t,0)}function z(t){let{doc:e,local:n}=t,o=n.few.length?n.few.map(a=>({title:"",numbers:[a]})):e.heaps,r=e.about.map(a=>c("p",{class:"about"},
a)),s=c("button",{type:"button",class:"allanswers",onclick:()=>M(t,[])},"All answers");t.panel.replaceChildren(...r,c("p",{class:"asks",role:"status"},e.asks),...de(
t,e.hints),...n.few.length?[s]:[],c("ol",{class:"answers","aria-label":"What may be done"},o.map(a=>he(t,a))),fe(e.table))}function fe(t){if(!t.length)return"";
let e=t.map(n=>c("li",{},n));return c("details",{class:"words"},c("summary",{},"The table in words"),c("ul",{},e))}function de(t,e){if(!e.length)return[];let n=e.
map(({styles:o,text:r,number:s})=>{let a=s?c("button",{type:"button",class:"hinted",onclick:()=>C(t,s)},r):r;return c("li",{},c("b",{},`${o.join(", ")}: `),a)});
return[c("ul",{class:"hints","aria-label":"What each style would answer"},n)]}function he(t,{title:e,numbers:n}){if(!e)return dt(t,n[0],!0);let[o,r]=[n[0],n[n.length-
1]],s=c("span",{class:"odds"},` (${n.length})`),a=n.map(i=>dt(t,i,!1));return c("li",{class:"heap"},c("details",{},c("summary",{},c("span",{class:"number"},`${o}\
–${r}`),` ${e}`,s),c("div",{class:"ruleline"},ht(t,o)),c("ol",{class:"answers","aria-label":e},a)))}function dt(t,e,n){let{text:o,odds:r}=t.doc.answers[e-1],s=()=>C(
t,e),a=c("span",{},`${o} `,r?c("span",{class:"odds"},r):null),p=c("button",{type:"button",class:"answer","data-number":e,onclick:s},c("span",{class:"number"},String(
e))," ",a);return c("li",{class:"item"},p,n?c("span",{class:"ruleline"},ht(t,e)):null)}function ht(t,e){return t.doc.answers[e-1].rules.map(n=>O(t,n))}function gt(t){
return[...w(t.panel,".hinted, .allanswers, .answer, summary")].filter(n=>n.localName==="summary"||!n.closest("details:not([open])"))}function _(t,e){gt(t)[e]?.focus(
{preventScroll:!0}),t.panel.scrollTop=0}function xt(t,e){let n={ArrowDown:1,ArrowUp:-1}[e.key];if(n)ge(t,n);else if(/^\d$/.test(e.key)&&!e.ctrlKey&&!e.altKey&&!e.
metaKey)xe(t,e.key);else if(e.key==="Escape"&&t.local.few.length)M(t,[]);else return!1;return e.preventDefault(),!0}function ge(t,e){let n=gt(t),o=n.findIndex(r=>r===
k(t.root));n[Math.max(0,Math.min(n.length-1,o+e))]?.focus(),t.local.typed=""}function xe(t,e){let{local:n,doc:o}=t,r=Number(n.typed+e);n.typed=r>=1&&r<=o.answers.
length?String(r):e;let s=Number(n.typed);if(s<1||s>o.answers.length)return;n.few.length&&(n.few=[],z(t));let[a]=w(t.panel,`.answer[data-number="${s}"]`);a?.closest(
"details")?.setAttribute("open",""),a?.focus()}var me="A number or the arrow keys find an answer, Enter gives it; what is lit on the board can be clicked";function we(t){Object.assign(t.local,{at:0,drawn:0,picked:"",
marked:"",rule:"",few:[],typed:"",rev:""}),t.board=at(t),t.lit=l("g",{class:"lit","aria-hidden":"true"}),t.board.drawing.append(t.lit),t.board.drawing.addEventListener(
"click",e=>mt(t,e),!0),t.board.drawing.addEventListener("keydown",e=>e.key==="Enter"&&mt(t,e),!0),t.log=P(t),t.caption=c("div",{class:"caption"}),t.panel=c("div",
{class:"panel",tabindex:-1}),t.side=c("div",{class:"side"},t.panel,t.log.pane),t.root.classList.add("replay","play"),t.root.append(c("div",{class:"stage"},c("di\
v",{class:"table"},t.caption,t.board.drawing),t.side)),t.hint(me)}function mt(t,e){let n=ft(t,e);!n.length||t.local.at!==t.doc.steps.length-1||(e.stopPropagation(),
e.preventDefault(),M(t,n))}function be(t){t.local.rev!==t.rev&&ye(t);let{at:e,picked:n}=t.local,o=t.doc.steps[e],r=t.states[e];it(t,t.board,r,o,o.who),ut(t),lt(
t,t.log,e),ct(t);let s=c("div",{class:"dice"},S(o.dice).map(j));t.caption.replaceChildren(c("span",{},o.text),s),t.panel.setAttribute("aria-busy",String(!!t.doc.
waiting));let a=r.pieces.get(n);n&&t.say(a?b(n,a):`${n} is not on the table`),m(t.status.place,$(o,t.doc.scene.chapter)),t.root.dataset.after=String(t.doc.after)}
function ye(t){let{local:e,doc:n}=t,o=!e.rev,r=t.root.contains(k(t.root));t.states=ot(n.steps);let s=P(t);t.log.pane.replaceWith(s.pane),t.log=s,Object.assign(e,
{rev:t.rev,at:n.steps.length-1,drawn:0,marked:"",rule:"",few:[],typed:""}),z(t),r&&!o&&_(t,0)}function ke(t,e){return xt(t,e)?!0:e.key!=="Escape"?!1:(v(t,""),e.
preventDefault(),!0)}var gn=G({start:we,draw:be,key:ke,apply:t=>({...t,waiting:!0})});export{gn as default};
