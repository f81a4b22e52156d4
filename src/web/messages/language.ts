import { defaultLocale, type Locale } from '#shop/locale.ts'
import type { Sentences } from './screen.ts'

/** How the shop speaks to somebody. */
export type Language = {
  locale: Locale
  direction: 'ltr' | 'rtl'
  /** The sentences of each screen by its name; what is missing is said in English. */
  translation: Readonly<Record<string, Partial<Sentences>>>
}

export const english: Language = { locale: defaultLocale, direction: 'ltr', translation: {} }
