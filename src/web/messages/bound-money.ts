import { english, inOwnDigits, type Language } from './language.ts'

const boundEnglish: Language = {
  ...english,
  translation: { formats: { formats: { money: 'Rs.\u00a0{amount}' } } },
}

/** For pages: no line ends between “Rs.” and its number. Urdu writes it so everywhere. */
export function withBoundMoney(language: Language): Language {
  if (language.locale !== english.locale) return language
  return language.hasOwnDigits ? inOwnDigits(boundEnglish) : boundEnglish
}
