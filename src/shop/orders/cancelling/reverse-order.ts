import type { Tx } from '#db/database.ts'
import {
  giveBackStock,
  recordStockMovement,
  settleWeights,
  stockTakenBy,
} from '../../catalogue/stock/stock.store.ts'
import { addPointsEntry } from '../../loyalty/points.store.ts'
import type { Amounts } from './cancellation.ts'
import type { Order } from '../order.ts'

type Gone = { productId: string; quantity: number }
type Points = Pick<Amounts, 'redeemedPoints' | 'earnedPoints'>

/**
 * Returns points no longer redeemed, takes back those no longer earned, adds extra earned ones: once per
 * cancellation, replacement or return. The caller holds the account's lock; a guest has no points.
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
 * Returns only what this order took from counted stock; the ledger records a product that isn't counted any
 * more too, and its share of what was weighed. The caller has written what is gone. Answers what is in stock again, for
 * `moveInLists` at the end of the transaction.
 */
export async function restock(
  tx: Tx,
  order: Order,
  gone: readonly Gone[],
  note: { at: number; by: string | null; reason: 'cancelled' | 'returned' },
): Promise<string[]> {
  const reserved = await stockTakenBy(tx, order.id)
  const moves = gone.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  const { uncounted, back: backInStock } = await giveBackStock(tx, moves, reserved)
  const back = moves
    .filter(({ productId }) => reserved.has(productId))
    .map(({ productId, quantity }) => ({ productId, change: quantity }))
  await recordStockMovement(tx, back, { ...note, orderId: order.id })
  const lost = back
    .filter(({ productId }) => uncounted.has(productId))
    .map(({ productId, change }) => ({ productId, change: -change }))
  await recordStockMovement(tx, lost, { at: note.at, by: null, orderId: null, reason: 'counted' })
  const weighed = gone.filter(({ productId }) => isByWeight(order, productId))
  const ids = weighed.map(({ productId }) => productId)
  return [...backInStock, ...(await settleWeights(tx, order.id, ids, note))]
}

const isByWeight = ({ lines }: Order, productId: string) =>
  lines.some((line) => line.productId === productId && line.weight?.byPiece === false)
