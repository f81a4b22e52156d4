// The one script that is written into the page itself: it must run before the first paint, or the
// night bazaar would flash white. It is constant, so that its hash can be named in the CSP.
export const themeKey = 'theme'

export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`
