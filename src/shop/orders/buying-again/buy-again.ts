import type { CartItem, CartLine } from '../../cart/cart.ts'
import { toCartLine } from '../../cart/price-cart.ts'
import { colourNamed } from '../../catalogue/colours/colour.ts'
import { isSoldOut, maxQuantityOf, type Product } from '../../catalogue/product.ts'
import { productsById } from '../../catalogue/products.store.ts'
import type { Arrival } from '../../delivery/arrival.ts'
import { wholesaleFor } from '../../pricing/price-tag.ts'
import { maxQuantityWithin, oneByOne, roundedUp } from '../../pricing/wholesale-terms.ts'
import { customer, type Visit } from '../../visit.ts'
import { readArrivals } from '../placing/arrival-of-order.ts'
import { type HistoryRow, recentLines } from '../moving/history.store.ts'
import { orderStates } from '../../order-states.ts'
import type { Order } from '../order.ts'
import { usualItems } from './usual-items.ts'

/** `quantity`: what this buyer usually orders; `orders`: how many recent orders had it. */
export type UsualLine = CartLine & { orders: number }
export type OrderUnderWay = Pick<Order, 'id' | 'status' | 'placedAt' | 'pickup'> & {
  arrival: Arrival | null
}

const maxUsualItems = 18

/**
 * Usual products at this buyer's prices today, and the newest open order. Deleted products are left out;
 * sold-out ones come last.
 */
export async function buyAgain(
  visit: Visit,
): Promise<{ lines: UsualLine[]; order: OrderUnderWay | null }> {
  const rows = await recentLines(visit.db, customer(visit).id)
  const usual = usualItems(
    rows.map((row) => ({
      productId: row.product_id,
      sequence: row.sequence,
      quantity: row.quantity,
      ...(row.colour !== '' && { colour: row.colour }),
    })),
  )
  const products = await productsById({ ...visit, seesWholesale: true }, [
    ...new Set(usual.slice(0, 2 * maxUsualItems).map(({ productId }) => productId)),
  ])
  const known = new Map(products.map((product) => [product.id, product]))
  const lines = usual.flatMap(({ orders, ...item }) => {
    const product = known.get(item.productId)
    return product ? [{ ...lineOf(product, item, visit), orders }] : []
  })
  const inOrder = [...lines.filter((line) => !isSoldOut(line)), ...lines.filter(isSoldOut)]
  return { lines: inOrder.slice(0, maxUsualItems), order: await underWay(visit, rows) }
}

/** Products of the account's recent orders; empty for a guest. */
export async function boughtIds({ db, account }: Visit): Promise<ReadonlySet<string>> {
  const lines = account === null ? [] : await recentLines(db, account.id)
  return new Set(lines.filter(({ quantity }) => quantity > 0).map((line) => line.product_id))
}

/** The usual quantity, limited to stock and to what this buyer may order. */
function lineOf(product: Product, usual: CartItem, { priceList }: Visit): CartLine {
  const rule = wholesaleFor(product, priceList) ?? oneByOne
  const max = maxQuantityWithin(maxQuantityOf(product), rule)
  const wanted = roundedUp(usual.quantity, rule)
  return toCartLine(product, priceList, max === 0 ? rule.minimum : Math.min(wanted, max), {
    colour: colourNamed(product, usual.colour ?? '')?.name,
  })
}

async function underWay({ db }: Visit, rows: readonly HistoryRow[]): Promise<OrderUnderWay | null> {
  const row = rows.find(({ status }) => orderStates[status].isOpen)
  if (row === undefined) return null
  const { order_id: id, status, placed_at: placedAt } = row
  return {
    id,
    status,
    placedAt,
    ...(row.pickup_code !== null && { pickup: { code: row.pickup_code } }),
    arrival: (await readArrivals(db, [row]))(row),
  }
}
