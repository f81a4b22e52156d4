import type { Sql } from '#db/database.ts'
import type { EventFeed } from '../events/feed.ts'
import { defaultLocale, type Locale } from '../locale.ts'
import { readTranslations, type Translations } from './translations.store.ts'

const none: Translations = new Map()

/**
 * Keeps the translations of each language in memory and reads them again after a change. While the database can't be
 * read, readers get the last ones, or English.
 */
export function openTranslations(db: Sql, events: Pick<EventFeed, 'subscribe'>) {
  const kept = new Map<Locale, { last: Translations; reading: Promise<Translations> | null }>()
  events.subscribe(({ kind }) => {
    if (kind === 'translations.changed') for (const one of kept.values()) one.reading = null
  })
  return async (locale: Locale): Promise<Translations> => {
    if (locale === defaultLocale) return none
    const one = kept.get(locale) ?? { last: none, reading: null }
    kept.set(locale, one)
    const reading = (one.reading ??= readTranslations(db, locale))
    try {
      return (one.last = await reading)
    } catch {
      if (one.reading === reading) one.reading = null
      return one.last
    }
  }
}
