import type { Tx } from '#db/database.ts'
import { productsById } from '../catalogue/products.store.ts'
import { priceFor } from '../pricing/price-tag.ts'
import { oneByOne, refuseSoMany } from '../pricing/wholesale-terms.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Cancelled } from './cancellation.ts'
import type { Order } from './order.ts'

/**
 * A stock buyer cannot order many for less and then keep a few at that price: what would be left of
 * a line has to be a quantity that is sold, at the same break. All of a line can always go.
 */
export async function checkRest(tx: Tx, visit: Visit, order: Order, cancelled: Cancelled[]) {
  if (visit.priceList !== 'wholesale' || order.accountId !== visit.account?.id) return
  const ids = cancelled.map(({ productId }) => productId)
  for (const product of await productsById({ db: tx, now: visit.now, seesWholesale: true }, ids)) {
    const line = order.lines.find(({ productId }) => productId === product.id)
    const gone = cancelled.find(({ productId }) => productId === product.id)
    const before = (line?.quantity ?? 0) - (line?.cancelledQuantity ?? 0)
    const rest = before - (gone?.quantity ?? 0)
    if (rest === 0) continue
    const { minimum, step } = product.wholesale ?? oneByOne
    const details = { product: product.id, name: product.name, minimum, step }
    refuseSoMany(rest, details)
    const priceOf = (quantity: number) => priceFor(product, 'wholesale', quantity).now
    if (priceOf(rest) > priceOf(before)) throw new Refusal('rest_costs_more', details)
  }
}
