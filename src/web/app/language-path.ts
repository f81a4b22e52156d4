import type { Locale } from '#shop/locale.ts'

/** Chooses the language and leads to the page `to`, a path without prefix. */
export const languagePath = (locale: Locale, to: string) =>
  `/language/${locale}?to=${encodeURIComponent(to)}`
