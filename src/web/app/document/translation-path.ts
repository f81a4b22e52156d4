/** Where the browser finds the sentences of a language; English comes with the code of each screen. */
export const translationPath = (locale: string) => `/messages/${locale}.json`
