import type { Tx } from '#db/database.ts'
import { moveInLists } from '../../catalogue/catalogue.store.ts'
import { recordStockMovement, reserveStock } from '../../catalogue/stock/stock.store.ts'
import { record } from '../../events/events.store.ts'
import { requireKhata } from '../../khata/require-khata.ts'
import { isOnAccount } from '../../order-states.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { lineAmount } from '../../pricing/line-amount.ts'
import { Refusal } from '../../refusals.ts'
import { amountOff } from '../cancelling/cancellation.ts'
import { cancelLine, nextReversal } from '../cancelling/cancellations.store.ts'
import { insertLines } from '../order-lines.store.ts'
import type { BookedOrder, Order, OrderLine } from '../order.ts'
import { changeAmounts } from '../orders.store.ts'
import { afterReplacing, type Agreement, type MissingPart } from './replacement.ts'
import { insertReplacement } from './replacements.store.ts'
import { movePointsBack, restock } from '../cancelling/reverse-order.ts'

type Note = {
  reason: string | null
  agreed: Agreement
  /** request id chosen by the client */
  request: string
  at: number
  /** staff account id; null: the buyer, by link */
  by: string | null
}

/**
 * The caller holds the order. Changes stock, figures and points together, so that points aren't returned
 * and needed again. Refuses `out_of_stock`, and a higher total that can't
 * go on account.
 */
export async function replaceWithin(
  tx: Tx,
  order: BookedOrder,
  { missing, line }: { missing: MissingPart; line: OrderLine },
  note: Note,
): Promise<void> {
  const { at, by } = note
  const [orderId, position] = [order.id, order.lines.length]
  const productId = order.lines[missing.position]?.productId ?? ''
  const sequence = await nextReversal(tx, orderId)
  await cancelLine(tx, { ...missing, productId, orderId, sequence, reason: note.reason, at, by })
  await insertLines(tx, orderId, [line], position)
  const { agreed, request } = note
  const replaced = { orderId, position, replaces: missing.position, sequence, agreed, request }
  await insertReplacement(tx, { ...replaced, at, by })
  const moved = await moveStock(tx, order, { productId, quantity: missing.quantity }, line, note)
  const after = afterReplacing(order, missing, line)
  if (isOnAccount(order) && after.total > order.total) {
    const settings = await readSettings(tx)
    const { accountId } = order
    await requireKhata(tx, { accountId, total: after.total, now: at, settings, orderId })
  }
  await changeAmounts(tx, orderId, after)
  await movePointsBack(tx, order, { sequence, at }, after)
  await record(tx, {
    kind: 'order.replaced',
    at,
    actor: by,
    subject: orderId,
    data: {
      gone: { ...missing, amount: amountOff(order, missing) },
      came: { position, quantity: line.quantity, amount: lineAmount(line) },
      agreed,
      pointsBack: order.redeemedPoints - after.redeemedPoints,
      amounts: after,
      sequence,
    },
  })
  await moveInLists(tx, moved, at)
}

type Gone = { productId: string; quantity: number }

/** Locks both products in the order of their ids; returns those back in stock or sold out. */
async function moveStock(tx: Tx, order: Order, gone: Gone, line: OrderLine, note: Note) {
  const back = () => restock(tx, order, [gone], { at: note.at, by: note.by, reason: 'cancelled' })
  const reserve = () => take(tx, order.id, line, note)
  const inOrder = gone.productId < line.productId ? [back, reserve] : [reserve, back]
  const moved: string[] = []
  for (const move of inOrder) moved.push(...(await move()))
  return moved
}

async function take(tx: Tx, orderId: string, line: OrderLine, { at, by }: Note) {
  const { productId, quantity, name } = line
  const reserved = await reserveStock(tx, [{ productId, quantity }])
  if ('missing' in reserved) throw new Refusal('out_of_stock', { product: productId, name })
  const changes = reserved.counted.has(productId) ? [{ productId, change: -quantity }] : []
  await recordStockMovement(tx, changes, { orderId, reason: 'ordered', at, by })
  return reserved.soldOut
}
