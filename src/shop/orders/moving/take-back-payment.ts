import type { Tx } from '#db/database.ts'
import { book } from '../../cash/book.ts'
import { type CashDrawer, type OrderPaymentKind, orderPaymentKind, takenBackId } from '../../cash/drawer.ts' // prettier-ignore
import { findDrawer, findEntry } from '../../cash/drawers.store.ts'
import { takeBackEntry } from '../../cash/take-back-entry.ts'
import { record } from '../../events/events.store.ts'
import { less, nothing, type Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { updateHeldAgain } from '../holds/holds.store.ts'
import { updatePrepaid } from '../holds/prepaid.store.ts'
import type { BookedOrder } from '../order.ts'
import { lockOrder } from './lock-order.ts'
import { changeUncollected } from './short-payments.store.ts'

/**
 * Takes back an entry that was made into a drawer by mistake: a payment of an order, or what `takeBackEntry` takes back.
 * A second entry with the reason reverses it; for a drawer that is counted it goes into the open one of the same person.
 * A repeat changes nothing. Another person's entry needs `cash.approve`. An order that had to be paid in advance waits
 * again, if it isn't packed. Refuses a payment in advance of an order that was sent (`prepayment_sent`), or that was paid
 * back (`prepayment_paid_back`).
 */
export async function takeBackCash(
  visit: Visit,
  entryId: string,
  note: string,
): Promise<CashDrawer> {
  const { id: by } = requirePermission(visit, 'cash.write')
  const entry = await findEntry(visit.db, entryId)
  const kind = entry && orderPaymentKind({ id: entryId, kind: entry.kind })
  if (entry === undefined || !kind || entry.orderId === null)
    return takeBackEntry(visit, entryId, note)
  const { drawerId, holder, method, amount, orderId } = entry
  if (holder !== by) requirePermission(visit, 'cash.approve')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const id = takenBackId(entryId)
    const known = await findEntry(tx, id)
    if (known === undefined) {
      await revert(tx, order, { kind, amount, at })
      await book(tx, holder, { id, kind, method, amount: less(nothing, amount), orderId, note, at, by }) // prettier-ignore
      await record(tx, { kind: 'order.payment-taken-back', at, actor: by, subject: orderId, data: { kind, amount } }) // prettier-ignore
    }
    const drawer = await findDrawer(tx, known?.drawerId ?? drawerId)
    if (drawer === undefined) throw new Refusal('drawer_not_found')
    return drawer
  })
}

type Reverted = { kind: OrderPaymentKind; amount: Paisa; at: number }

async function revert(tx: Tx, order: BookedOrder, { kind, amount, at }: Reverted) {
  if (kind !== 'prepaid') return changeUncollected(tx, order.id, amount)
  refuseIf(order.status === 'shipped' || order.status === 'delivered' ? 'prepayment_sent' : null)
  refuseIf(order.prepaid < amount ? 'prepayment_paid_back' : null)
  await updatePrepaid(tx, order.id, less(order.prepaid, amount))
  if (order.status === 'placed') await updateHeldAgain(tx, order.id, at)
}
