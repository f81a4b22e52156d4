import type { Tx } from '#db/database.ts'
import { lockAccount } from '../accounts/accounts.store.ts'
import { giveBackStock, noteStock, stockTakenBy } from '../catalogue/stock.store.ts'
import { addPointsEntry } from '../loyalty/points.store.ts'
import { postOrderLetter } from '../outbox/post-order-letter.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import {
  afterCancelling,
  type Amounts,
  isWhole,
  type Cancelled,
  linesToCancel,
} from './cancellation.ts'
import { cancelLine, changeAmounts } from './cancellations.store.ts'
import { type Order, orderAllows } from './order.ts'
import { enterStatus, findOrder, lockOrder, type Owner } from './orders.store.ts'

export type CancelWish = {
  lines: readonly { productId: string; quantity?: number | undefined }[]
  reason: string | null
}

/**
 * Cancels items or quantities of an order that is still `placed`; no lines: all of it. Stock and
 * redeemed points go back and earned ones are taken back, once. Not theirs and not there are the
 * same refusal; so is an order that was packed meanwhile (`order-moved-on`).
 */
export async function cancelOrder(
  visit: Visit,
  owner: Owner,
  id: string,
  wish: CancelWish,
): Promise<Order> {
  const order = await visit.db.transaction((tx) => cancelWithin(tx, visit, owner, id, wish))
  visit.orderNews.tell(id)
  return order
}

/** The same within a transaction that does more. */
export async function cancelWithin(
  tx: Tx,
  visit: Visit,
  owner: Owner,
  id: string,
  wish: CancelWish,
): Promise<Order> {
  const account = await findAccountOf(tx, owner, id)
  if (account !== null) await lockAccount(tx, account)
  const order = await lockOrder(tx, owner, id)
  if (order === undefined) throw new Refusal('order-not-found')
  if (!orderAllows(order, 'cancel')) throw new Refusal('order-moved-on')
  const cancelled = linesToCancel(order, wish.lines)
  if (cancelled === null) throw new Refusal('nothing-to-cancel')
  // Whoever holds a guest's key is the guest, even when they are somebody else on other pages.
  const by =
    typeof owner === 'object' && 'guestKeyHash' in owner ? null : (visit.account?.id ?? null)
  await carryOut(tx, order, cancelled, { reason: wish.reason, at: visit.now(), by })
  return (await findOrder(tx, owner, id)) ?? order
}

type Note = { reason: string | null; at: number; by: string | null }

async function carryOut(tx: Tx, order: Order, cancelled: Cancelled[], note: Note) {
  const { at, by } = note
  for (const line of cancelled) await cancelLine(tx, { ...line, ...note, orderId: order.id })
  await restock(tx, order, cancelled, { at, by })
  const after = afterCancelling(order, cancelled)
  if (isWhole(order, cancelled))
    await enterStatus(tx, { orderId: order.id, status: 'cancelled', at, by })
  else await changeAmounts(tx, order.id, after)
  await tellOf(tx, order, cancelled, after, at)
  if (order.accountId === null) return
  const entry = { accountId: order.accountId, orderId: order.id, at }
  const givenBack = order.redeemedPoints - after.redeemedPoints
  const takenBack = order.earnedPoints - after.earnedPoints
  if (givenBack > 0) await addPointsEntry(tx, { ...entry, reason: 'given-back', points: givenBack })
  if (takenBack > 0)
    await addPointsEntry(tx, { ...entry, reason: 'taken-back', points: -takenBack })
}

function tellOf(tx: Tx, order: Order, cancelled: readonly Cancelled[], after: Amounts, at: number) {
  const counted = order.lines.flatMap((line, position) =>
    cancelled
      .filter((gone) => gone.position === position)
      .map(({ quantity }) => ({ line, quantity })),
  )
  const pointsBack = order.redeemedPoints - after.redeemedPoints
  const more = { counted, isWhole: isWhole(order, cancelled), pointsBack }
  return postOrderLetter(tx, 'order-cancelled', { ...order, ...after }, at, more)
}

/**
 * Only what this order took from a counted stock goes back into it. Where the stock has stopped
 * being counted meanwhile, nothing goes anywhere: the ledger says both, and its sum stays right.
 */
async function restock(
  tx: Tx,
  order: Order,
  cancelled: Cancelled[],
  note: Pick<Note, 'at' | 'by'>,
) {
  const taken = await stockTakenBy(tx, order.id)
  const moves = cancelled.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
  const uncounted = await giveBackStock(tx, moves, taken)
  const back = moves
    .filter(({ productId }) => taken.has(productId))
    .map(({ productId, quantity }) => ({ productId, change: quantity }))
  await noteStock(tx, back, { ...note, orderId: order.id, reason: 'cancelled' })
  const gone = back
    .filter(({ productId }) => uncounted.has(productId))
    .map(({ productId, change }) => ({ productId, change: -change }))
  await noteStock(tx, gone, { at: note.at, by: null, orderId: null, reason: 'counted' })
}

// The account is locked before the order, as everywhere: two locks are always taken in one order.
const findAccountOf = async (tx: Tx, owner: Owner, id: string) =>
  owner !== 'anybody' && 'accountId' in owner
    ? owner.accountId
    : ((await findOrder(tx, owner, id))?.accountId ?? null)
