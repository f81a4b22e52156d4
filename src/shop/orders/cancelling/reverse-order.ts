import type { Tx } from '#db/database.ts'
import { giveBackStock, recordStockMovement, stockTakenBy } from '../../catalogue/stock.store.ts'
import { addPointsEntry } from '../../loyalty/points.store.ts'
import type { Amounts } from './cancellation.ts'
import type { Order } from '../order.ts'

type Gone = { productId: string; quantity: number }
type Points = Pick<Amounts, 'redeemedPoints' | 'earnedPoints'>

/**
 * Points that an order no longer redeems are given back, those that it no longer earns are taken
 * back, and those that it earns beyond before are added: once for each cancellation, replacement or return. The
 * caller holds the account; a guest has no points.
 */
export async function movePointsBack(
  tx: Tx,
  before: Points & Pick<Order, 'id' | 'accountId'>,
  turn: { sequence: number; at: number },
  after: Points,
) {
  if (before.accountId === null) return
  const entry = { accountId: before.accountId, orderId: before.id, ...turn }
  const givenBack = before.redeemedPoints - after.redeemedPoints
  const takenBack = before.earnedPoints - after.earnedPoints
  if (givenBack > 0) await addPointsEntry(tx, { ...entry, reason: 'given-back', points: givenBack })
  if (takenBack > 0)
    await addPointsEntry(tx, { ...entry, reason: 'taken-back', points: -takenBack })
  if (takenBack < 0) await addPointsEntry(tx, { ...entry, reason: 'earned', points: -takenBack })
}

/**
 * Only what this order took from a counted stock goes back into it. Where the stock has stopped
 * being counted meanwhile, nothing goes anywhere: the ledger says both, and its sum stays right. Returns
 * what is in stock again, for `moveInLists` at the end of the transaction.
 */
export async function restock(
  tx: Tx,
  order: Order,
  gone: readonly Gone[],
  note: { at: number; by: string | null; reason: 'cancelled' | 'returned' },
): Promise<string[]> {
  const taken = await stockTakenBy(tx, order.id)
  const moves = gone.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  const { uncounted, back: backInStock } = await giveBackStock(tx, moves, taken)
  const back = moves
    .filter(({ productId }) => taken.has(productId))
    .map(({ productId, quantity }) => ({ productId, change: quantity }))
  await recordStockMovement(tx, back, { ...note, orderId: order.id })
  const lost = back
    .filter(({ productId }) => uncounted.has(productId))
    .map(({ productId, change }) => ({ productId, change: -change }))
  await recordStockMovement(tx, lost, { at: note.at, by: null, orderId: null, reason: 'counted' })
  return backInStock
}
