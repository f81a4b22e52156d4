/** The `<link>` to the sentences of the page's language; the English ones are bundled with each screen. */
export const translationLinkId = 'translation'
