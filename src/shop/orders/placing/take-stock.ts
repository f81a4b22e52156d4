import type { Tx } from '#db/database.ts'
import { quantityOf } from '../../cart/cart.ts'
import { reserveStock } from '../../catalogue/stock/stock.store.ts'
import { Refusal } from '../../refusals.ts'
import type { OrderLine } from '../order.ts'

/** Reduces stock; returns the movements of counted products and those now sold out. Refuses `out_of_stock`. */
export async function takeStock(tx: Tx, lines: readonly OrderLine[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))].toSorted()
  const moves = ids.map((productId) => ({ productId, quantity: quantityOf(lines, productId) }))
  const reserved = await reserveStock(tx, moves)
  if ('missing' in reserved) {
    const name = lines.find((line) => line.productId === reserved.missing)?.name ?? ''
    throw new Refusal('out_of_stock', { product: reserved.missing, name })
  }
  // The product may have been read before its row changed.
  const moved = moves
    .filter(({ productId }) => reserved.counted.has(productId))
    .map(({ productId, quantity }) => ({ productId, change: -quantity }))
  return { moved, soldOut: reserved.soldOut }
}
