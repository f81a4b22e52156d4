import { english, type Language } from '../../messages/language.ts'
import { digitsOfPage } from './digits-of-page.ts'

/** The language the server rendered the page in. */
export const readLanguage = async (): Promise<Language> =>
  document.documentElement.lang === english.locale
    ? { ...english, ...digitsOfPage() }
    : (await import('../translation/read-translation.ts')).readTranslation()
