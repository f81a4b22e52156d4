// What the inline script reads before the first paint: or the dark theme would flash white, pictures would be
// fetched that nobody wants, and a guest's empty cart would jump.
export const themeKey = 'theme'
export const picturesKey = 'pictures'
export const cartKey = 'kiryana-cart'
export const addressKey = 'shippingAddress'
export const draftKey = 'formdata'
