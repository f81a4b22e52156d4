import { english, type Language } from './language.ts'

const boundEnglish: Language = {
  ...english,
  translation: { formats: { formats: { money: 'Rs.\u00a0{amount}' } } },
}

/** For pages: no line ends between “Rs.” and its number. Urdu writes it so everywhere. */
export const withBoundMoney = (language: Language): Language =>
  language.locale === english.locale ? boundEnglish : language
