import type { Tx } from '#db/database.ts'
import { quantityOf } from '../cart/cart.ts'
import { productsById } from '../catalogue/products.store.ts'
import { priceFor } from '../pricing/price-tag.ts'
import { oneByOne, refuseSoMany } from '../pricing/wholesale-terms.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Cancelled } from './cancellation.ts'
import type { Order } from './order.ts'

/**
 * A stock buyer cannot order many for less and then keep a few at that price: what would be left of
 * a product, in all colours, has to be a quantity that is sold, at the same break. All of it can always go.
 */
export async function checkRest(tx: Tx, visit: Visit, order: Order, cancelled: Cancelled[]) {
  if (visit.priceList !== 'wholesale' || order.accountId !== visit.account?.id) return
  const ids = [...new Set(cancelled.map(({ productId }) => productId))]
  for (const product of await productsById({ db: tx, now: visit.now, seesWholesale: true }, ids)) {
    const lines = order.lines.filter(({ productId }) => productId === product.id)
    const before = sumOf(lines.map((line) => line.quantity - line.cancelledQuantity))
    const rest = before - quantityOf(cancelled, product.id)
    if (rest === 0) continue
    const { minimum, step } = product.wholesale ?? oneByOne
    const details = { product: product.id, name: product.name, minimum, step }
    refuseSoMany(rest, details)
    const priceOf = (quantity: number) => priceFor(product, 'wholesale', quantity).now
    if (priceOf(rest) > priceOf(before)) throw new Refusal('rest_costs_more', details)
  }
}

const sumOf = (quantities: readonly number[]) =>
  quantities.reduce((sum, quantity) => sum + quantity, 0)
