// It must run before the first paint, or the night bazaar would flash white, pictures would be fetched
// that nobody wants, and a guest's empty cart would jump; so it is written into the page itself.
export const themeKey = 'theme'

export const picturesKey = 'pictures'

export const cartKey = 'kiryana-cart'

const addressKey = 'shippingAddress'
const draftKey = 'formdata'

export const themeScript = `try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem("${themeKey}");if(t==="light"||t==="dark")d.theme=t;var p=s.getItem("${picturesKey}");if(p==="tap"||p===null&&navigator.connection&&navigator.connection.saveData)d.pictures="tap";var b=JSON.parse(s.getItem("${cartKey}")||"[]").length;if(b)d.basket=b;if(s.getItem("${addressKey}"))d.address=1;if(s.getItem("${draftKey}"))d.draft=1}catch(e){}`
