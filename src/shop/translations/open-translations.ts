import type { Sql } from '#db/database.ts'
import type { EventKind } from '../events/event.ts'
import type { EventFeed } from '../events/feed.ts'
import { defaultLocale, type Locale } from '../locale.ts'
import { readTranslations, type Translations } from './translations.store.ts'

const none: Translations = new Map()

const changes: ReadonlySet<EventKind> = new Set(['translation.changed', 'translations.imported'])

/**
 * Keeps the translations of each language in memory, until an event says that some have changed, in whichever process.
 * While the database can't be read, readers get English.
 */
export function openTranslations(db: Sql, events: Pick<EventFeed, 'subscribe'>) {
  const kept = new Map<Locale, Promise<Translations>>()
  events.subscribe(({ kind }) => {
    if (changes.has(kind)) kept.clear()
  })
  return async (locale: Locale): Promise<Translations> => {
    if (locale === defaultLocale) return none
    const reading = kept.get(locale) ?? readTranslations(db, locale)
    kept.set(locale, reading)
    try {
      return await reading
    } catch {
      if (kept.get(locale) === reading) kept.delete(locale)
      return none
    }
  }
}
