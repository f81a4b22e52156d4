import { defaultLocale, type Locale } from '#shop/locale.ts'
import type { Formats } from './formats-shape.ts'
import type { Sentences } from './screen.ts'

export type Language = {
  locale: Locale
  direction: 'ltr' | 'rtl'
  /** Before the path of each page of the storefront; '' for English. */
  prefix: '' | `/${string}`
  /** By screen name; missing sentences fall back to English. */
  translation: Readonly<Record<string, Partial<Sentences>>>
  /** Names of the screens that shoppers' browsers need. Absent: all, and the back office speaks the language too. */
  storefront?: ReadonlySet<string>
  /** Changes the usual formats. */
  formats?: (usual: Formats) => Formats
}

export const english: Language = {
  locale: defaultLocale,
  direction: 'ltr',
  prefix: '',
  translation: {},
}
