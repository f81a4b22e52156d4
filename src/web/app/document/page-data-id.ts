/** Of the element that holds what the server has loaded, and names the page's scripts. */
export const pageDataId = 'page-data'
