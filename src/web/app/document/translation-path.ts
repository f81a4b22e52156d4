/** Messages of a language; the English ones are bundled with each screen. */
export const translationPath = (locale: string) => `/messages/${locale}.json`
