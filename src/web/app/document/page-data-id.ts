/** Id of the element with the data that the server loaded and the names of the page's scripts. */
export const pageDataId = 'page-data'
