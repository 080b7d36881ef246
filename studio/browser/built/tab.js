function s(e){return e.composedPath().filter(t=>t instanceof HTMLElement||t instanceof SVGElement)}var f=1500,x="textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])";function i(e,t=""){document.cookie=`${e.cookie}\
=${e.token}${t}; path=/; SameSite=Strict`}function g(e){return e.typing||e.holding||window.musterpressTyping?.isOnItsWay()||document.visibilityState!=="visible"}
function l(e){g(e)||e.component.setTriggerValue("look",!0)}function a(e){clearTimeout(e.timer),e.timer=setTimeout(()=>{l(e),a(e)},f)}function m(e,t){e.typing=s(
t)[0]?.matches(x)??!1}function b(e){window.musterpressTab?.abort();let t=window.musterpressTab=new AbortController,c={capture:!0,signal:t.signal},o=(r,u,d)=>u.forEach(
p=>r.addEventListener(p,d,c));o(window,["focus","pageshow"],()=>i(e.component.data)),o(window,["pagehide"],()=>i(e.component.data,e.component.data.left)),o(document,
["visibilitychange"],()=>l(e)),o(document,["input"],r=>m(e,r)),o(document,["focusout","musterpress-heard"],()=>e.typing=!1),o(document,["pointerdown"],()=>e.holding=
!0),o(document,["pointerup","pointercancel"],()=>e.holding=!1),o(document,["input","keydown","pointerdown"],()=>a(e)),t.signal.addEventListener("abort",()=>clearTimeout(
e.timer)),a(e)}var n=null,S=e=>{if(i(e.data),n){n.component=e;return}n={component:e,typing:!1,holding:!1,timer:0},b(n)};export{S as default};
