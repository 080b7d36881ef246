var $t="http://www.w3.org/2000/svg";function D(t,e,n){for(let[o,r]of Object.entries(e))typeof r=="function"?t.addEventListener(o.slice(2),r):r===!0?t.setAttribute(
o,""):r!==!1&&r!==null&&r!==void 0&&t.setAttribute(o,String(r));return t.append(...n.flat().filter(o=>o!=null&&o!==!1)),t}function c(t,e,...n){return D(document.
createElement(t),e,n)}function l(t,e,...n){return D(document.createElementNS($t,t),e,n)}function x(t,e){t.textContent!==e&&(t.textContent=e)}function St(t){return t.composedPath().filter(e=>e instanceof HTMLElement||e instanceof SVGElement)}function q(t){return St(t)[0]?.matches("input, textarea, sel\
ect, [contenteditable]")??!1}function v(t){return t.getRootNode().activeElement}function w(t,e){return t.querySelectorAll(e)}var R=window.musterpressOutboxes??=new Map;function T(t){let e=[...crypto.getRandomValues(new Uint32Array(2))].map(n=>n.toString(36)).join("");return{epoch:t,inst:e,
seq:0,acked:0,pending:[],refused:0,waitMs:2e3}}function W(t,e){let n=R.get(t);if(n?.epoch===e)return{box:n,restarted:!1};let o=T(e);return R.set(t,o),{box:o,restarted:!!n?.
pending.length}}function K(t,e){t.seq+=1,t.pending.push({seq:t.seq,...e})}function V(t,e){let n=e.ack[t.inst]??0;n>t.acked&&(t.waitMs=2e3),t.acked=Math.max(t.acked,
n),t.pending=t.pending.filter(r=>r.seq>t.acked);let o=e.refusals.filter(r=>r.inst===t.inst&&r.seq>t.refused);return t.refused=Math.max(t.refused,...o.map(r=>r.seq)),
o}function U(t,e){return{epoch:t.epoch,inst:t.inst,base_rev:e,ops:t.pending}}function Mt(t,e){e.can&&!e.can(t)||(e.tool?t.choose(e.name):e.run?.(t))}function H(t){for(let{button:e,node:n}of t.buttons)e.tool?n.setAttribute("aria-pressed",String(t.tool===e.name)):e.on&&n.setAttribute("aria-pressed",String(!!e.
on(t))),n.disabled=!!(e.can&&!e.can(t))}function G(t,e){if(q(e))return!1;let o=[e.ctrlKey||e.metaKey?"Ctrl+":"",e.shiftKey&&e.key.length>1?"Shift+":""].join("")+
(e.key.length===1?e.key.toUpperCase():e.key),r=t.buttons?.find(({button:s})=>(s.key??"").split(" ").includes(o));return r?(e.preventDefault(),e.stopPropagation(),
Mt(t,r.button),!0):!1}var zt=120,J=new WeakMap;function X(t){return e=>{let n=e.parentElement,o=J.get(n)??At(e,t);J.set(n,o),o.component=e,jt(o,e.data)}}function At(t,e){let n=Lt(t,e);
return n.root.addEventListener("keydown",o=>G(n,o)||e.key?.(n,o)),t.parentElement.append(n.root),e.reveals&&(Tt(n.root).dataset.reveals=e.reveals.join(" ")),e.start(
n),n.root.append(n.status.bar),n}function Tt(t){return t.getRootNode().host}function Lt(t,e){let n={...Bt(t.data),parts:e,component:t,root:c("div",{class:"edito\
r"}),status:Ot(),send:o=>_t(n,o),select:o=>It(n,o),ask:o=>Nt(n,o),choose:o=>Dt(n,o),draw:()=>qt(n),hint:o=>x(n.status.hint,o),say:(o,r="notice")=>Pt(n,o,r)};return n}
function Bt({doc:t,view:e,rev:n,epoch:o}){return{...{selected:"",tool:"",shown:"",told:"",asked:"null",buttons:[],timer:0,telling:0},doc:t,truth:t,view:e,rev:n,
box:T(o),local:{}}}function Ot(){let t=c("span",{class:"hint"}),e=c("span",{class:"said",role:"status"}),n=c("span",{class:"place"});return{hint:t,said:e,place:n,
bar:c("div",{class:"statusbar"},t,e,n)}}function Pt(t,e,n){t.status.said.dataset.tone=n,x(t.status.said,e)}function jt(t,e){let{box:n,restarted:o}=W(e.key,e.epoch);
t.box=n,t.truth=e.doc,t.rev=e.rev,t.view=e.view;let r=V(n,e);for(let s of r)t.say(s.words,"refused");o&&t.say("The session began anew: what was not yet kept is \
gone","refused"),Y(t),Ct(t),t.draw(),n.pending.length?F(t):document.dispatchEvent(new CustomEvent("musterpress-heard"))}function Y(t){t.doc=t.box.pending.reduce(
(e,n)=>t.parts.apply(e,n),structuredClone(t.truth))}function Ct(t){let e=t.view.reveal;!e||e.token===t.shown||(t.shown=e.token,t.selected=e.id,t.parts.reveal?.(
t,e.id),Q(t))}function _t(t,e){K(t.box,e),t.say(""),Y(t),Z(t),t.draw()}function Z(t){t.component.setTriggerValue("ops",U(t.box,t.rev)),F(t)}function F(t){clearTimeout(
t.timer),t.timer=setTimeout(()=>{!t.root.isConnected||!t.box.pending.length||(t.box.waitMs=Math.min(2*t.box.waitMs,32e3),Z(t))},t.box.waitMs)}function It(t,e){t.
selected!==e&&(t.selected=e,t.draw(),Q(t))}function Q(t){clearTimeout(t.telling),t.telling=setTimeout(()=>{!t.root.isConnected||t.told===t.selected||(t.told=t.selected,
t.component.setStateValue("selected",t.selected))},zt)}function Nt(t,e){let n=JSON.stringify(e);n!==t.asked&&(t.asked=n,t.component.setStateValue("question",e))}
function Dt(t,e){t.tool=e,t.hint(t.buttons.find(({button:n})=>n.name===e)?.button.hint??""),t.parts.chosen?.(t,e),t.draw()}function qt(t){t.parts.draw(t),H(t),t.
root.dataset.ackedSeq=String(t.box.acked),t.root.dataset.pending=String(t.box.pending.length)}function L([t,e],n,o){let r=n*Math.PI/180;return[t+o*Math.sin(r),e+o*Math.cos(r)]}var Rt=1.2;function tt({dots:t=[],strokes:e=[],base_in:n,size_in:[,o]}){let r=e.map(({type:i,ink:p,width:u,dash:f,lines:d})=>{let m=d.map(([A,k,kt,vt])=>`M${A} ${o-
k}L${kt} ${o-vt}`).join(""),h={stroke:p,"stroke-width":u,"stroke-dasharray":f.join(" ")};return l("path",{d:m,class:"work",...h},l("title",{},i.replaceAll("_","\
 ")))}),s=t.map(([i,p])=>`M${i} ${o-p}h0`).join(""),a=l("path",{d:s,class:"dots","stroke-width":n*.16,"aria-hidden":"true"});return[...r,...t.length?[a]:[]]}function et([
t,e,n,o,r],{lying:s={},base_in:a,size_in:[,i]}){let[p,u,f]=s[t],[d,m]=[i-n,a*.8],h={x:e-o,y:d-o,width:2*o,height:2*o,rx:a*.15};return l("g",{class:`lying ${t}`},
l("title",{},r),l("rect",{...h,fill:u,stroke:f,"stroke-width":a*.08}),l("text",{x:e,y:d+m*.36,"font-size":m,fill:f},p))}function nt({x:t,y:e,arcs:n=[]},o){return n.
flatMap(r=>[Wt(r,[t,e],o),...r.barrel?[Kt(r,[t,e],o)]:[]])}function Wt({bearing:t,width:e,reach:n,ink:o},[r,s],a){let i=[-e/2,e/2].map(h=>L([r,s],t+h,n)),[[p,u],
[f,d]]=i,m=`M${r} ${a-s}L${p} ${a-u}A${n} ${n} 0 ${e>180?1:0} 1 ${f} ${a-d}Z`;return l("path",{d:m,class:"arc",stroke:o,fill:o})}function Kt({bearing:t,ink:e,reach:n},[
o,r],s){let[a,i]=L([o,r],t,n/5*Rt);return l("path",{d:`M${o} ${s-r}L${a} ${s-i}`,class:"barrel",stroke:e})}function ot({over:t=[],back:e=[]},{base_in:n,size_in:[
,o]}){let r=(a,i,p)=>([u,f])=>l("circle",{cx:u,cy:o-f,r:n*p,class:a},l("title",{},i)),s=r("back","The line of fire back would pass over this dot: it is not reci\
procal",.32);return[...e.map(s),...t.map(r("over","The line of fire passes over this dot",.24))]}function rt(t,e,n=!1){n||Vt(t),t.local.at=Math.max(0,Math.min(t.doc.steps.length-1,e)),t.draw()}function Vt(t){clearTimeout(t.local.timer),t.local.timer=0}function $(t,e){t.local.picked=e,t.draw()}function st(t){let e=[],n={pieces:new Map,patches:[],gone:[],lying:[]};for(let o of t)n={...n,pieces:Ut(n.pieces,o.pieces)},o.patches&&(n={...n,patches:o.patches,
gone:o.gone}),o.lying&&(n={...n,lying:o.lying}),e.push(n);return e}function Ut(t,e){let n=Object.keys(e);if(!n.length)return t;let o=new Map(t);for(let r of n)e[r]===
null?o.delete(r):o.set(r,e[r]);return o}function S(t,e){let n=`${e.charAt(0).toUpperCase()}${e.slice(1)}`;return t.round===0?"Setup":`${n} ${t.round}`}function M(t){let e=[];for(let n of t){let o=e.at(
-1);o&&o[0]===n.reason&&o[1]===n.need?o[2].push(n.value):e.push([n.reason,n.need,[n.value]])}return e}function b(t,e){let n=[e.state,e.counters?`${e.counters} t\
arget counter${e.counters===1?"":"s"}`:"",e.damaged?"damaged":"",e.stunned?"stunned":"",e.jamming?"jamming":"",e.dazed?"Dazed":"",e.holding?`with the ${e.holding}`:
""].filter(Boolean);return n.length?`${t}: ${n.join(", ")}`:t}var g="#ffffff",B="#262e36",at=12;function lt(t){let{scene:e}=t.doc,[n,o]=e.size_in,r={terrain:l("g",{},e.terrain.map(d=>Ht(d,o))),patches:l("g",{}),arcs:l("g",
{}),passing:l("g",{class:"passing"}),pieces:l("g",{})},s=l("rect",{width:n,height:o,fill:e.ground}),a=l("g",{"aria-hidden":"true"},e.terrain.map(d=>Jt(d,o))),i=[
s,Gt(e),r.terrain,e.unmeasured?[]:Xt(n,o),a,tt(e),r.patches,Yt(e)],p={role:"group","aria-label":"The table from above, north up"},u=e.dots?"board dotted":"board",
f=l("svg",{viewBox:`0 0 ${n} ${o}`,class:u,...p});return f.style.setProperty("--base",`${e.base_in}px`),f.append(...i.flat(),r.arcs,r.passing,r.pieces),{drawing:f,
parts:r,nodes:new Map,depth:o}}function Ht({id:t,type:e,ink:n,outline:o},r){let s=o.map(([i,p])=>`${i},${r-p}`).join(" "),a=l("polygon",{points:s,fill:n,class:"\
terrain","data-id":t});return a.append(l("title",{},`${t.replaceAll("_"," ")} (${e.replaceAll("_"," ")})`)),a}function Gt({rings:t=[],size_in:[,e]}){return t.map(
([n,o,r,s,a])=>{let i={fill:s,stroke:s,"fill-opacity":.1,"stroke-width":.12};return l("circle",{cx:n,cy:e-o,r,...i},l("title",{},a))})}function Jt({type:t,outline:e},n){
let o=e.map(([u])=>u),r=e.map(([,u])=>u),[s,a]=[Math.min(...o),Math.max(...o)],i=t.replaceAll("_"," ");if(a-s<i.length*.42)return null;let p=n-(Math.min(...r)+Math.
max(...r))/2+.25;return l("text",{x:(s+a)/2,y:p,class:"terrainname"},i)}function Xt(t,e){let n=l("g",{class:"inches","aria-hidden":"true"});for(let o=6;o<t;o+=6)
n.append(l("path",{d:`M ${o} 0 V ${e}`}));for(let o=6;o<e;o+=6)n.append(l("path",{d:`M 0 ${e-o} H ${t}`}));return n}function Yt({edges:t,inks:e,roles:n={},size_in:[
o,r]}){let a={south:[0,r-.3,o,.3],north:[0,0,o,.3],west:[0,0,.3,r],east:[o-.3,0,.3,r]};return Object.entries(t).map(([i,p])=>{let[u,f,d,m]=a[p],h=n[i],A=h?`${i}\
's edge; ${i} ${h.does}`:`${i}'s edge`,k=l("rect",{x:u,y:f,width:d,height:m,fill:e[i]},l("title",{},A));return h?l("g",{},k,Zt(h,p,o,r)):k})}function Zt({sign:t,
ink:e},n,o,r){let a=n==="west"?.3:o-1.3-.3,i=n==="south"?r-1.3-.3:n==="east"?(r-1.3)/2:.3,p=l("path",{d:t,fill:e,"fill-rule":"evenodd"});return p.setAttribute("\
transform",`translate(${a+.15} ${i+.15}) scale(${(1.3-.3)/16})`),[l("rect",{x:a,y:i,width:1.3,height:1.3,rx:.2,fill:g}),p]}function ct(t,e,n,o,r){let{scene:s}=t.
doc;for(let i of w(e.parts.terrain,".terrain"))i.classList.toggle("gone",n.gone.includes(i.dataset.id??""));let a=n.patches.map(i=>Ft(i,s,e.depth));e.parts.patches.
replaceChildren(...a,...n.lying.map(i=>et(i,s))),e.parts.arcs.replaceChildren(...[...n.pieces.values()].flatMap(i=>nt(i,e.depth))),e.parts.passing.replaceChildren(
...Qt(o,s,e.depth));for(let[i,p]of e.nodes)n.pieces.has(i)||te(e,i,p);for(let[i,p]of n.pieces)ee(t,e,i,p);for(let[i,{node:p}]of e.nodes)p.classList.toggle("mark\
ed",r.includes(i)),p.classList.toggle("picked",i===t.local.picked)}function Ft([t,e,n,o],r,s){let a={cx:e,cy:s-n,r:o};return l("circle",{...a,fill:r.patches[t],
class:"patch"},l("title",{},t))}function Qt(t,e,n){let o=[];if(t.way&&o.push(it("way",t.way,n)),t.line&&o.push(it(`line ${t.line[0]}`,t.line,n)),t.blast){let[r,
s,a]=t.blast;o.push(l("circle",{cx:r,cy:n-s,r:a,class:"blast"}))}o.push(...ot(t,e));for(let r of o)r.style.stroke=r.classList.contains("blast")?"":e.inks[t.side];
return o}function it(t,[,e,n,o,r],s){return l("line",{x1:e,y1:s-n,x2:o,y2:s-r,class:t})}function te(t,e,{node:n}){n.remove(),t.nodes.delete(e)}function ee(t,e,n,o){
let r=e.nodes.get(n);r||(r={node:ne(t,n),piece:null},e.nodes.set(n,r),e.parts.pieces.append(r.node)),r.piece!==o&&(r.piece=o,r.node.style.transform=`translate(${o.
x}px, ${e.depth-o.y}px)`,r.node.setAttribute("aria-label",b(n,o)),r.node.replaceChildren(l("title",{},b(n,o)),...oe(t.doc.scene,n,o)))}function ne(t,e){let n=()=>$(
t,t.local.picked===e?"":e);return l("g",{class:"piece",role:"button",tabindex:0,"data-name":e,onclick:n,onkeydown:r=>{r.key==="Enter"&&(r.preventDefault(),n())}})}
function oe(t,e,n){let o=t.base_in/2,r=t.inks[n.side]??t.inks[""],s=n.jamming?[l("circle",{r:o+t.jammer_in,class:"jamming"})]:[],a=l("circle",{r:o*1.55,class:"h\
alo"}),i=[...ae(t,e,n,o,r),...pe(n,o),...re(n,o)];return se(n.lift,o,[...s,a,...i])}function re({below:t},e){if(!t)return[];let n=t.length>at?`${t.slice(0,at-1)}\
…`:t;return[l("text",{y:e*2.15,"font-size":e*.62,class:"below"},n)]}function se(t,e,n){if(!t)return n;let o=l("g",{},n);o.setAttribute("transform",`translate(\
0 ${-t-e})`);let r=l("path",{d:`M 0 0 V ${-t-e}`,stroke:B,"stroke-width":e*.25});return[l("circle",{r:e*.35,fill:B}),r,o]}function ae(t,e,n,o,r){if(t.letters[e])
return ce(t,e,n,o);if(t.icons[n.kind])return ie(t,n,o,r);let[s,a]=t.solid?[r,t.signs?.[n.side]??g]:[g,r],i={fill:s,stroke:a,"stroke-width":o*.2},p=n.plate?O(o*.94,
i):l("circle",{r:o*.94,...i}),u=n.label??e.split(" ").at(-1)??"",f=o*Math.min(1.25,2.3/u.length);return[p,l("text",{y:f*.36,"font-size":f,fill:a},u)]}function ie(t,e,n,o){
let r=1.44*n/16,s=l("path",{d:t.icons[e.kind],fill:t.signs?.[e.side]??g,"fill-rule":"evenodd"});s.setAttribute("transform",`translate(${-.72*n} ${-.72*n}) scale\
(${r})`);let a=l("circle",{r:n,fill:o,stroke:g,"stroke-width":n*.1});return[...le(e.facing,n,o),a,s]}function le(t,e,n){if(!t)return[];let[o,r]=t,s=i=>`${e*(o*.8+
i*r*.6)},${-e*(r*.8-i*o*.6)}`,a=`${o*e*1.8},${-r*e*1.8} ${s(-1)} ${s(1)}`;return[l("polygon",{points:a,fill:n,stroke:g,"stroke-width":e*.1})]}function ce(t,e,n,o){
let r={fill:t.inks[""],stroke:g,"stroke-width":o*.1},s=`M ${-o} ${-o} L ${o} ${o} M ${-o} ${o} L ${o} ${-o}`;return[...n.state==="secured"?[O(1.45*o,{class:"hel\
d",stroke:t.inks[n.side]})]:[],O(o,r),l("text",{y:o*.42,"font-size":o*1.5,fill:g},t.letters[e]),...n.state==="destroyed"?[l("path",{d:s,class:"destroyed"})]:[]]}
function O(t,e){return l("rect",{x:-t,y:-t,width:2*t,height:2*t,rx:t*.3,...e})}function pe(t,e){let n=[[t.counters?String(t.counters):"",1,1],[t.damaged?"D":"",
-1,-1],[t.stunned?"S":"",1,-1],...t.marks??[],[t.dazed?"D":"",-1,-1],[t.holding?t.holding.charAt(0):"",1,1]],o=e*.95;return n.filter(([r])=>r).flatMap(([r,s,a])=>ue(
r,s*o,a*o,e))}function ue(t,e,n,o){return[l("circle",{cx:e,cy:n,r:o*.6,fill:B,stroke:g,"stroke-width":o*.1}),l("text",{x:e,y:n+o*.3,"font-size":o*.85,fill:g},t)]}function P(t){let e=c("ol",{class:"log",tabindex:0,"aria-label":"What happened"}),{chapter:n}=t.doc.scene,o=t.doc.steps.map((s,a)=>fe(t,s,a));t.doc.steps.forEach(
(s,a)=>{let i=s.event===n;(a===0||i)&&e.append(c("li",{class:"chapter"},S(s,n))),i||e.append(o[a])});let r=c("div",{class:"rulewords",role:"status"});return{pane:c(
"div",{class:"logpane"},e,r),list:e,entries:o,words:r}}function fe(t,e,n){let r=c("button",{type:"button",class:"sentence",tabindex:-1,onclick:()=>rt(t,n)},e.text),
s=c("li",{class:"entry","data-step":n},r);e.side&&s.style.setProperty("--side",t.doc.scene.inks[e.side]);for(let a of e.notes)s.append(c("div",{class:"note"},a));
return e.dice.length&&s.append(c("div",{class:"dice"},M(e.dice).map(j))),e.rules.length&&s.append(c("div",{class:"rules"},e.rules.map(a=>C(t,a)))),s}function j([
t,e,n]){let o=n.map(s=>c("span",{class:"die"},String(s))),r=e?` against ${e}`:"";return c("span",{class:"throw"},`${t} `,o,r)}function C(t,e){return c("button",
{type:"button",class:"rule",tabindex:-1,onclick:()=>de(t,e)},e)}function de(t,e){let n=t.local.rule===e;t.local.rule=n?"":e;let o=t.doc.rules[e]??"The pack at h\
and has no rule of this number.";t.log.words.replaceChildren(...n?[]:[c("b",{},e),` ${o}`])}function pt(t,e,n){e.entries[t.local.drawn]?.removeAttribute("aria-c\
urrent");for(let s of e.entries[t.local.drawn]?.querySelectorAll("button")??[])s.tabIndex=-1;t.local.drawn=n;let o=e.entries[n];o.setAttribute("aria-current","s\
tep");for(let s of o.querySelectorAll("button"))s.tabIndex=0;let r=e.entries.slice(n).find(s=>s.isConnected);r&&he(e.list,r)}function he(t,e){let[n,o]=[e.offsetTop-
t.offsetTop,e.offsetTop-t.offsetTop+e.offsetHeight],r=t.clientHeight/4;(n<t.scrollTop+r||o>t.scrollTop+t.clientHeight-r)&&(t.scrollTop=n-t.clientHeight/2)}function ut(t){
let{picked:e}=t.local;t.local.marked!==e&&(t.local.marked=e,t.log.list.classList.toggle("filtered",!!e),t.log.entries.forEach((n,o)=>n.classList.toggle("about",
t.doc.steps[o].who.includes(e))))}function ft(t){let e=new Map;return t.doc.answers.forEach(({at:n,piece:o},r)=>{let s=n?`at ${n.join(" ")}`:o?`piece ${o}`:"";s&&e.set(s,[...e.get(s)??[],r+1])}),
e}function dt(t){let n=t.local.at===t.doc.steps.length-1?ft(t):new Map,[,o]=t.doc.scene.size_in,r=t.doc.scene.base_in*.4,s=[...n].flatMap(([a,i])=>{if(!a.startsWith(
"at "))return[];let[p,u]=a.slice(3).split(" ").map(Number),f=i.length>1?`${i.length} answers`:t.doc.answers[i[0]-1].text;return[l("circle",{cx:p,cy:o-u,r,"data-\
key":a,class:"spot"},l("title",{},f))]});t.lit.replaceChildren(...s);for(let[a,{node:i}]of t.board.nodes)i.classList.toggle("lit",n.has(`piece ${a}`))}function ht(t,e){
let n=e.target,o=n.closest(".spot"),r=n.closest(".piece.lit"),s=o?.getAttribute("data-key")??(r?`piece ${r.getAttribute("data-name")}`:"");return ft(t).get(s)??
[]}var y=new Map;function _(){return[...y.keys()]}function gt(t){let e=t.scene??y.get(t.board);if(!e)return null;y.delete(t.board),y.set(t.board,e);for(let n of _().
slice(0,-6))y.delete(n);return{...t,scene:e}}function I(t,e){t.doc.waiting||(t.local.few=[],t.local.typed="",t.send({op:"answer",after:t.doc.after,number:e,holds:_()}))}function E(t,e){if(e.length===1){I(t,
e[0]);return}t.local.few=e,z(t),N(t,0)}function z(t){let{doc:e,local:n}=t,o=n.few.length?n.few.map(a=>({title:"",numbers:[a]})):e.heaps,r=e.about.map(a=>c("p",{
class:"about"},a)),s=c("button",{type:"button",class:"allanswers",onclick:()=>E(t,[])},"All answers");t.panel.replaceChildren(...r,c("p",{class:"asks",role:"sta\
tus"},e.asks),...me(t,e.hints),...n.few.length?[s]:[],c("ol",{class:"answers","aria-label":"What may be done"},o.map(a=>xe(t,a))),ge(e.table))}function ge(t){if(!t.
length)return"";let e=t.map(n=>c("li",{},n));return c("details",{class:"words"},c("summary",{},"The table in words"),c("ul",{},e))}function me(t,e){if(!e.length)
return[];let n=e.map(({styles:o,text:r,number:s})=>{let a=s?c("button",{type:"button",class:"hinted",onclick:()=>I(t,s)},r):r;return c("li",{},c("b",{},`${o.join(
", ")}: `),a)});return[c("ul",{class:"hints","aria-label":"What each style would answer"},n)]}function xe(t,{title:e,numbers:n}){if(!e)return mt(t,n[0],!0);let[
o,r]=[n[0],n[n.length-1]],s=c("span",{class:"odds"},` (${n.length})`),a=n.map(i=>mt(t,i,!1));return c("li",{class:"heap"},c("details",{},c("summary",{},c("span",
{class:"number"},`${o}–${r}`),` ${e}`,s),c("div",{class:"ruleline"},xt(t,o)),c("ol",{class:"answers","aria-label":e},a)))}function mt(t,e,n){let{text:o,odds:r}=t.
doc.answers[e-1],s=()=>I(t,e),a=c("span",{},`${o} `,r?c("span",{class:"odds"},r):null),p=c("button",{type:"button",class:"answer","data-number":e,onclick:s},c("\
span",{class:"number"},String(e))," ",a);return c("li",{class:"item"},p,n?c("span",{class:"ruleline"},xt(t,e)):null)}function xt(t,e){return t.doc.answers[e-1].
rules.map(n=>C(t,n))}function wt(t){return[...w(t.panel,".hinted, .allanswers, .answer, summary")].filter(n=>n.localName==="summary"||!n.closest("details:not([o\
pen])"))}function N(t,e){wt(t)[e]?.focus({preventScroll:!0}),t.panel.scrollTop=0}function bt(t,e){let n={ArrowDown:1,ArrowUp:-1}[e.key];if(n)we(t,n);else if(/^\d$/.
test(e.key)&&!e.ctrlKey&&!e.altKey&&!e.metaKey)be(t,e.key);else if(e.key==="Escape"&&t.local.few.length)E(t,[]);else return!1;return e.preventDefault(),!0}function we(t,e){
let n=wt(t),o=n.findIndex(r=>r===v(t.root));n[Math.max(0,Math.min(n.length-1,o+e))]?.focus(),t.local.typed=""}function be(t,e){let{local:n,doc:o}=t,r=Number(n.typed+
e);n.typed=r>=1&&r<=o.answers.length?String(r):e;let s=Number(n.typed);if(s<1||s>o.answers.length)return;n.few.length&&(n.few=[],z(t));let[a]=w(t.panel,`.answer\
[data-number="${s}"]`);a?.closest("details")?.setAttribute("open",""),a?.focus()}var ye="A number or the arrow keys find an answer, Enter gives it; what is lit on the board can be clicked";function ke(t){Object.assign(t.local,{at:0,drawn:0,picked:"",
marked:"",rule:"",few:[],typed:"",rev:""}),t.board=lt(t),t.lit=l("g",{class:"lit","aria-hidden":"true"}),t.board.drawing.append(t.lit),t.board.drawing.addEventListener(
"click",e=>yt(t,e),!0),t.board.drawing.addEventListener("keydown",e=>e.key==="Enter"&&yt(t,e),!0),t.log=P(t),t.caption=c("div",{class:"caption"}),t.panel=c("div",
{class:"panel",tabindex:-1}),t.side=c("div",{class:"side"},t.panel,t.log.pane),t.root.classList.add("replay","play"),t.root.append(c("div",{class:"stage"},c("di\
v",{class:"table"},t.caption,t.board.drawing),t.side)),t.hint(ye)}function yt(t,e){let n=ht(t,e);!n.length||t.local.at!==t.doc.steps.length-1||(e.stopPropagation(),
e.preventDefault(),E(t,n))}function ve(t){t.local.rev!==t.rev&&$e(t);let{at:e,picked:n}=t.local,o=t.doc.steps[e],r=t.states[e];ct(t,t.board,r,o,o.who),dt(t),pt(
t,t.log,e),ut(t);let s=c("div",{class:"dice"},M(o.dice).map(j));t.caption.replaceChildren(c("span",{},o.text),s),t.panel.setAttribute("aria-busy",String(!!t.doc.
waiting));let a=r.pieces.get(n);n&&t.say(a?b(n,a):`${n} is not on the table`),x(t.status.place,S(o,t.doc.scene.chapter)),t.root.dataset.after=String(t.doc.after)}
function $e(t){let{local:e,doc:n}=t,o=!e.rev,r=t.root.contains(v(t.root));t.states=st(n.steps);let s=P(t);t.log.pane.replaceWith(s.pane),t.log=s,Object.assign(e,
{rev:t.rev,at:n.steps.length-1,drawn:0,marked:"",rule:"",few:[],typed:""}),z(t),r&&!o&&N(t,0)}function Se(t,e){return bt(t,e)?!0:e.key!=="Escape"?!1:($(t,""),e.
preventDefault(),!0)}var Me=X({start:ke,draw:ve,key:Se,apply:t=>({...t,waiting:!0})});function Ee(t){let{doc:e}=t.data,n=gt(e);n?Me({...t,data:{...t.data,doc:n}}):
t.setStateValue("question",e.board)}export{Ee as default};
