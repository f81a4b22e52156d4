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
  /** Names of the screens that browsers load, shoppers' or those of staff; absent: all. */
  loaded?: { shoppers: ReadonlySet<string>; staff: ReadonlySet<string> }
  /** Of the back office, which has one address in all languages and shows the shop's texts as staff write them. */
  isOffice?: true
  /** Changes the usual formats. */
  formats?: (usual: Formats, language: Pick<Language, 'hasOwnDigits'>) => Formats
  /** Writes the figures of a text in the language's own digits. */
  ownDigits?: (text: string) => string
  /** Whether the shop has chosen them. Of an English page too, which may show a paper in Urdu. */
  hasOwnDigits?: true
}

/** For files that programs read. */
export const inWesternDigits = ({ hasOwnDigits: _, ...language }: Language): Language => language

/** A text of the program with figures as the shop has chosen them. */
export const withDigits = ({ hasOwnDigits, ownDigits }: Language, text: string): string =>
  hasOwnDigits && ownDigits ? ownDigits(text) : text

const inDigits = new WeakMap<Language, Language>()

/** The same language with `hasOwnDigits`; one object for each language, so that its formats are made once. */
export function inOwnDigits(language: Language): Language {
  const own: Language = inDigits.get(language) ?? { ...language, hasOwnDigits: true }
  inDigits.set(language, own)
  return own
}

const ofOffices = new WeakMap<Language, Language>()

/** The language on pages of the back office. */
export function inOffice(language: Language): Language {
  if (language.isOffice) return language
  const own: Language = ofOffices.get(language) ?? { ...language, prefix: '', isOffice: true }
  ofOffices.set(language, own)
  return own
}

export const english: Language = {
  locale: defaultLocale,
  direction: 'ltr',
  prefix: '',
  translation: {},
}
