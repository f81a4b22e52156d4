import type { Db } from '#db/database.ts'
import type { Geocoder } from '#shop/delivery/geocoder.ts'
import { type EventFeed, openEventFeed } from '#shop/events/feed.ts'
import { type Catalogue, openCatalogue } from '#shop/search/catalogue.ts'
import type { Shop, Visit } from '#shop/visit.ts'

/** The shop as a server has it open: with what it keeps in memory, and whom it asks outside. */
export type OpenShop = Shop & { catalogue: Catalogue; geocoder: Geocoder; events: EventFeed }
export type OpenVisit = OpenShop & Visit

export function openShopOver(db: Db, now: () => number, geocoder: Geocoder): OpenShop {
  const events = openEventFeed(db)
  return { db, now, events, catalogue: openCatalogue(db, events), geocoder }
}
