/** Whose account a page shows; sent with what it changes, as another account may have logged in in another tab since. */
export const accountHeader = 'page-account'
