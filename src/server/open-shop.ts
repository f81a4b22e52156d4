import type { Db } from '#db/database.ts'
import type { Geocoder } from '#shop/delivery/geocoder.ts'
import { type EventFeed, openEventFeed } from '#shop/events/feed.ts'
import { type Catalogue, openCatalogue } from '#shop/search/catalogue.ts'
import { type Mail, noMail } from '#shop/notifications/mail-server.ts'
import { codeHash } from '#shop/code-hash.ts'
import type { Violation } from '#shop/verify/check.ts'
import type { Locale } from '#shop/locale.ts'
import { openTranslations } from '#shop/translations/open-translations.ts'
import type { Translations } from '#shop/translations/translations.store.ts'
import type { Shop, Visit } from '#shop/visit.ts'
import { english, inOwnDigits, type Language } from '#web/messages/language.ts'
import { followDigits } from './follow-digits.ts'
import type { ReadPriceList } from './import/read-price-list.ts'

/** An open shop: database, caches in memory, and external services. */
export type OpenShop = Shop & {
  catalogue: Catalogue
  geocoder: Geocoder
  events: EventFeed
  checkBooks: () => Promise<readonly Violation[]>
  readPriceList: ReadPriceList
  mail: Mail
  /** Texts of the shop in a language, by the English text; of English: none. */
  translations: (locale: Locale) => Promise<Translations>
  /** The languages that it speaks, in the digits that it has chosen. */
  languages: readonly Language[]
  /** Reads which: before the first request. */
  readDigits: () => Promise<void>
}
export type OpenVisit = OpenShop & Visit

type Options = {
  /** File of the saved catalogue; null: not saved. */
  saved?: string | null
  /** How all books are checked; left out: they cannot be. */
  checkBooks?: () => Promise<readonly Violation[]>
  /** Imports a price list; if absent, imports are unavailable. */
  readPriceList?: ReadPriceList
  /** The mail server; if absent, nothing is sent. */
  mail?: Mail
  languages?: readonly Language[]
}

export function openShopOver(
  db: Db,
  now: () => number,
  geocoder: Geocoder,
  {
    saved = null,
    checkBooks = missing('check the books'),
    readPriceList = missing('read a price list'),
    mail = noMail,
    languages = [english],
  }: Options = {},
): OpenShop {
  const events = openEventFeed(db)
  const saving = saved === null ? null : { path: saved, writer: codeHash(), now }
  const catalogue = openCatalogue(db, events, { saving })
  const translations = openTranslations(db, events)
  const digits = followDigits(db, events)
  return {
    db,
    now,
    events,
    catalogue,
    geocoder,
    checkBooks,
    readPriceList,
    mail,
    translations,
    get languages() {
      return digits.areOwn() ? languages.map(inOwnDigits) : languages
    },
    readDigits: digits.read,
  }
}

const missing = (work: string) => async () => {
  throw new Error(`Nothing is there to ${work} with`)
}
