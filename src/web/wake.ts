import { pageDataId } from './page-data.ts'

// What is to be read and looked at has the line to itself; the page wakes once it is on the screen, and
// does then what was wanted of it before (early.ts). A tab that nobody looks at never gets a frame. A script
// that was lost on the way is asked for again, at longer and longer intervals.
export const wakeScript = `addEventListener("DOMContentLoaded",function(){var wait=1e3,go=function(){document.getElementById("${pageDataId}").dataset.code.split(" ").forEach(function(u,i){var e=document.createElement(i?"link":"script");if(i){e.rel="modulepreload";e.href=u}else{e.type="module";e.src=u;e.onerror=function(){setTimeout(go,wait*=2)}}document.head.append(e)})};document.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})`
