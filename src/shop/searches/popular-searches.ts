import type { WithCatalogue } from '../search/catalogue.ts'
import { dayAfter, shopDay } from '../settings/shop-day.ts'
import type { Visit } from '../visit.ts'
import { popularSince } from './searches.store.ts'

const days = 14
const minPeople = 3 // people
const limit = 8

/** Recent searches that led to a purchase and still find something, most frequent first. */
export async function popularSearches(visit: Visit & WithCatalogue): Promise<string[]> {
  const since = dayAfter(shopDay(visit.now()), -days)
  const popular = await popularSince(visit.db, since, minPeople, 2 * limit)
  const { search } = await visit.catalogue.fresh()
  return popular
    .map(({ query }) => query)
    .filter((query) => search.find(query, { limit: 0 }).total > 0)
    .slice(0, limit)
}
