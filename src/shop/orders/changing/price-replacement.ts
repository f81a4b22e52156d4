import type { Sql } from '#db/database.ts'
import { accountById, toAccount } from '../../accounts/accounts.store.ts'
import { perishableAmong } from '../../catalogue/stock/perishables.store.ts'
import { ownDivisorOf, productsById } from '../../catalogue/products.store.ts'
import type { CartItem } from '../../cart/cart.ts'
import { priceListOf } from '../../person.ts'
import { Refusal } from '../../refusals.ts'
import type { BookedOrder, OrderLine } from '../order.ts'
import { inColour, lineOf } from '../placing/price-lines.ts'

/**
 * A replacement line at today's price for the order's buyer, earning by the order's points rule. Refuses
 * `product_not_found`, `color_gone`, `out_of_stock` and `replacement_in_order` (the product in any colour).
 */
export async function priceReplacement(
  { db, now }: { db: Sql; now: () => number },
  order: BookedOrder,
  { replaces, item }: { replaces: number; item: CartItem },
): Promise<OrderLine> {
  const { productId, quantity } = item
  const [product] = await productsById({ db, now, seesWholesale: true }, [productId])
  if (product === undefined) throw new Refusal('product_not_found')
  const { name, stock } = product
  if (order.lines.some((line) => line.productId === productId))
    throw new Refusal('replacement_in_order', { name })
  if (stock !== null && stock < quantity)
    throw new Refusal('out_of_stock', { product: productId, name })
  const buyer = order.accountId === null ? undefined : await accountById(db, order.accountId)
  const priceList = priceListOf(buyer === undefined ? null : toAccount(buyer))
  const found = { product, quantity, ...inColour(product, item.colour) }
  const { weight, ...line } = lineOf(found, priceList, quantity)
  return {
    ...line,
    // Its buyer agreed to this price and to no more.
    ...(weight && { weight: { ...weight, tolerance: 0 } }),
    pointsDivisor: (await ownDivisorOf(db, productId)) ?? order.pointsRule.divisor,
    perishable: (await perishableAmong(db, [productId])).has(productId),
    ifMissing: order.lines[replaces]?.ifMissing ?? null,
    replaces,
  }
}
