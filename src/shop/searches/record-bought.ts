import { countTry } from '../accounts/signing-in/throttle.store.ts'
import type { Order } from '../orders/order.ts'
import type { WithCatalogue } from '../search/catalogue.ts'
import { shopDay } from '../settings/shop-day.ts'
import type { Visit } from '../visit.ts'
import { searchedText } from './searched-text.ts'
import { recordBought } from './searches.store.ts'

const hour = 60 * 60_000
const maxTexts = 5
const maxFound = 100

/**
 * Counts ordered products found by the buyer's searches within an hour, once per order. The texts come from
 * the buyer's device.
 */
export async function recordBoughtAfter(
  visit: Visit & WithCatalogue,
  order: Order,
  texts: readonly string[],
): Promise<void> {
  const at = visit.now()
  const queries = [...new Set(texts.flatMap((text) => searchedText(text) ?? []))]
  if (queries.length === 0 || at - order.placedAt > hour) return
  const { search } = await visit.catalogue.fresh()
  const ordered = new Set(order.lines.map(({ productId }) => productId))
  const found = queries.slice(0, maxTexts).map(async (query) => {
    const { ids } = search.find(query, { limit: maxFound })
    return ids
      .filter((id) => ordered.has(id))
      .map((productId) => ({ day: shopDay(at), query, productId }))
  })
  const bought = (await Promise.all(found)).flat()
  if (bought.length === 0) return
  await visit.db.transaction(async (tx) => {
    if ((await countTry(tx, `searches ${order.id}`, at, 2 * hour)) === 1)
      await recordBought(tx, bought)
  })
}
