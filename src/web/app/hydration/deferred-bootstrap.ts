import { pageDataId } from '../document/page-data.ts'

// What is to be read and looked at has the line to itself; the page wakes once it is on the screen, and
// does then what was wanted of it before (event-replay.ts). A tab that nobody looks at never gets a frame.
//
// A browser never asks twice for a module in one document: one that was lost on the way stays lost. So
// the files are fetched first, each until it is here, at longer and longer intervals; the modules then
// come out of the browser's cache. A stylesheet that was lost is asked for again in its place.
export const wakeScript = `addEventListener("error",function(e){var l=e.target;if(l.rel!=="stylesheet")return;var n=l.cloneNode(),w=n.dataset.wait=Math.min(2*(l.dataset.wait||500),6e4);setTimeout(function(){l.replaceWith(n)},w)},true);addEventListener("DOMContentLoaded",function(){var files=document.getElementById("${pageDataId}").dataset.code.split(" "),get=function(u,w){return fetch(u).then(function(a){if(!a.ok)throw a;return a.arrayBuffer()}).catch(function(){return new Promise(function(on){setTimeout(on,w)}).then(function(){return get(u,Math.min(2*w,6e4))})})},go=function(){Promise.all(files.map(function(u){return get(u,1e3)})).then(function(){files.forEach(function(u,i){var e=document.createElement(i?"link":"script");if(i){e.rel="modulepreload";e.href=u}else{e.type="module";e.src=u}document.head.append(e)})})};document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})`
