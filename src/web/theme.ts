// The one script that is written into the page itself: it must run before the first paint, or the
// night bazaar would flash white, and pictures would be fetched that nobody wants. It is constant, so that its hash can be named in the CSP.
export const themeKey = 'theme'

export const picturesKey = 'pictures'

export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t;var p=localStorage.getItem("${picturesKey}");if(p==="tap"||p===null&&navigator.connection&&navigator.connection.saveData)document.documentElement.dataset.pictures="tap"}catch(e){}`
