import { english, type Language } from '../../messages/language.ts'

/** The language the server rendered the page in. */
export const readLanguage = async (): Promise<Language> =>
  document.documentElement.lang === english.locale
    ? english
    : (await import('../translation/read-translation.ts')).readTranslation()
