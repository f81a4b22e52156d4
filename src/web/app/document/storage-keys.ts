// The inline script reads these before the first paint; otherwise the dark theme would flash white, data saver would still fetch pictures,
// and the layout would shift for a guest's empty cart and for what they ordered before.
export const themeKey = 'theme'
export const picturesKey = 'pictures'
export const cartKey = 'kiryana-cart'
export const addressKey = 'shippingAddress'
export const draftKey = 'formdata'
/** What a guest ordered and viewed in this browser (bought/device-texts.ts). */
export const boughtKey = 'bought'
export const viewedKey = 'viewed'
/** Add buttons pressed on a page that was left before it was hydrated, one line each. */
export const queuedAddsKey = 'adds'
