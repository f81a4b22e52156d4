import { DuplicateKey, type Sql } from '#db/database.ts'
import { lockOwnAccount } from '../accounts/accounts.store.ts'
import { isSurelyUnwritten, type NewPicture } from '../accounts/picture.ts'
import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import type { Order } from '../orders/order.ts'
import { type Buyer, findOrder, lockOrderRow } from '../orders/orders.store.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { OrderWithReturns, ReturnInput } from './order-return.ts'
import { positionInOrder, returnRejection } from './return-rule.ts'
import { insertReturn, orderWithReturns } from './returns.store.ts'

/** Stores the photo last, and deletes it if the transaction fails. */
export async function askReturn(
  visit: Visit,
  buyer: Buyer,
  orderId: string,
  input: ReturnInput,
  photo: NewPicture | null,
): Promise<OrderWithReturns> {
  const request = { ...input, hasPhoto: photo !== null }
  const known = await returnableOrder(visit.db, await findOrder(visit.db, buyer, orderId))
  refuseIf(returnRejection(known, request, visit.now()))
  const path = photo === null ? null : await photo.keep()
  const writing = visit.db.transaction(async (tx) => {
    if ('accountId' in buyer) await lockOwnAccount(tx, buyer.accountId)
    const order = await returnableOrder(tx, await lockOrderRow(tx, buyer, orderId))
    refuseIf(returnRejection(order, request, visit.now()))
    const id = newId()
    const position = positionInOrder(order, input)
    await insertReturn(tx, {
      ...input,
      id,
      orderId,
      position,
      product: order.lines[position]?.name ?? '',
      photo: path,
      at: visit.now(),
    })
    await record(tx, {
      kind: 'return.requested',
      at: visit.now(),
      actor: order.accountId,
      subject: id,
      data: { order: orderId },
    })
    return returnableOrder(tx, await findOrder(tx, buyer, orderId))
  })
  return writing.catch(async (error: unknown) => {
    if (path !== null && isSurelyUnwritten(error)) await photo?.remove(path)
    throw error instanceof DuplicateKey ? new Refusal('return_open') : error
  })
}

function returnableOrder(db: Sql, order: Order | undefined): Promise<OrderWithReturns> {
  if (order === undefined) throw new Refusal('order_not_found')
  return orderWithReturns(db, order)
}
