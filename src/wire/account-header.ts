/** The account that a page displays; sent with changes, because another account may have logged in in another tab. */
export const accountHeader = 'page-account'
