import { defaultLocale, type Locale } from '#shop/locale.ts'
import type { Formats } from './formats-shape.ts'
import type { Sentences } from './screen.ts'

export type Language = {
  locale: Locale
  direction: 'ltr' | 'rtl'
  /** By screen name; missing sentences fall back to English. */
  translation: Readonly<Record<string, Partial<Sentences>>>
  /** Changes the usual formats. */
  formats?: (usual: Formats) => Formats
}

export const english: Language = { locale: defaultLocale, direction: 'ltr', translation: {} }
