import { DuplicateKey, type Sql, type Tx } from '#db/database.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { isSurelyUnwritten, type NewPicture } from '../accounts/picture.ts'
import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { keyRejection } from '../idempotency-key.ts'
import { claimOrderCall, wasMade } from '../orders/order-calls.store.ts'
import type { Order } from '../orders/order.ts'
import { type Buyer, findOrder, lockOrderRow } from '../orders/orders.store.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { OrderWithReturns, ReturnInput } from './order-return.ts'
import { positionInOrder, returnsRejection } from './return-rule.ts'
import { orderWithReturns } from './returns.store.ts'
import { insertReturn } from './write-returns.store.ts'

type AskReturnInput = {
  lines: readonly ReturnInput[]
  /** Idempotency key. */
  key: string | null
}

/**
 * Requests returns of several lines, all or none, once per key. The photo belongs to all of them; it is
 * stored last, and deleted if the transaction fails.
 */
export async function askReturn(
  visit: Visit,
  buyer: Buyer,
  orderId: string,
  { lines, key }: AskReturnInput,
  photo: NewPicture | null,
): Promise<{ order: OrderWithReturns; replayed: boolean }> {
  refuseIf(keyRejection(key))
  const hasPhoto = photo !== null
  const call = key === null ? null : { orderId, key, input: ['return', lines, hasPhoto] }
  const known = await returnableOrder(visit.db, await findOrder(visit.db, buyer, orderId))
  if (call !== null && (await wasMade(visit.db, call))) return { order: known, replayed: true }
  refuseIf(returnsRejection(known, lines, hasPhoto, visit.now()))
  const path = photo === null ? null : await photo.keep()
  const writing = visit.db.transaction(async (tx) => {
    if ('accountId' in buyer) await lockOwnAccount(tx, buyer.accountId)
    const order = await returnableOrder(tx, await lockOrderRow(tx, buyer, orderId))
    const at = visit.now()
    if (call !== null && !(await claimOrderCall(tx, { ...call, at })))
      return { order, replayed: true }
    refuseIf(returnsRejection(order, lines, hasPhoto, at))
    for (const line of lines) await saveReturn(tx, order, line, { photo: path, at })
    const now = await returnableOrder(tx, await findOrder(tx, buyer, orderId))
    return { order: now, replayed: false }
  })
  try {
    const asked = await writing
    if (path !== null && asked.replayed) await photo?.remove(path)
    return asked
  } catch (error) {
    if (path !== null && isSurelyUnwritten(error)) await photo?.remove(path)
    throw error instanceof DuplicateKey ? new Refusal('return_open') : error
  }
}

async function saveReturn(
  tx: Tx,
  order: OrderWithReturns,
  line: ReturnInput,
  { photo, at }: { photo: string | null; at: number },
) {
  const id = newId()
  const position = positionInOrder(order, line)
  const product = order.lines[position]?.name ?? ''
  await insertReturn(tx, { ...line, id, orderId: order.id, position, product, photo, at, by: null })
  const data = { order: order.id }
  await record(tx, { kind: 'return.requested', at, actor: order.accountId, subject: id, data })
}

function returnableOrder(db: Sql, order: Order | undefined): Promise<OrderWithReturns> {
  if (order === undefined) throw new Refusal('order_not_found')
  return orderWithReturns(db, order)
}
