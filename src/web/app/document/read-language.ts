import { english, type Language } from '../../messages/language.ts'
import { translationPath } from './translation-path.ts'

/** The language the server rendered the page in. */
export async function readLanguage(): Promise<Language> {
  const { lang, dir } = document.documentElement
  if (lang === english.locale) return english
  const answer = await fetch(translationPath(lang))
  if (!answer.ok) throw new Error(`The sentences of ${lang} cannot be had`)
  return {
    locale: lang as Language['locale'],
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    translation: (await answer.json()) as Language['translation'],
  }
}
