import type { Sql } from '#db/database.ts'
import { defaultLocale, type Locale } from '../locale.ts'
import { readTranslations, type Translations } from './translations.store.ts'

const none: Translations = new Map()

/** Reads the translations of each language once. While the database can't be read, readers get English. */
export function openTranslations(db: Sql) {
  const kept = new Map<Locale, Promise<Translations>>()
  return async (locale: Locale): Promise<Translations> => {
    if (locale === defaultLocale) return none
    const reading = kept.get(locale) ?? readTranslations(db, locale)
    kept.set(locale, reading)
    try {
      return await reading
    } catch {
      kept.delete(locale)
      return none
    }
  }
}
