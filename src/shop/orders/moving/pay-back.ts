import { book } from '../../cash/book.ts'
import { findEntry } from '../../cash/drawers.store.ts'
import { record } from '../../events/events.store.ts'
import { less, nothing, type Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { updatePrepaid } from '../holds/prepaid.store.ts'
import { toPayBack } from '../prepaid.ts'
import { lockOrder } from './lock-order.ts'

export type PayBackInput = {
  /** Chosen by the client, so a retry pays once. */
  id: string
  method: 'cash' | 'transfer'
  /** Number of the transfer. */
  slip: string
  /** As staff saw it (paisa). */
  amount: Paisa
}

/**
 * Records that the customer got back what they had paid in advance above the total; cash leaves one's own drawer. The
 * same id again changes nothing. Refuses `order_not_found`, `slip_missing` for a transfer, `nothing_to_pay_back`,
 * another amount than is owed now (`changed_meanwhile`) and an id used otherwise (`key_reused`).
 */
export async function payBack(visit: Visit, orderId: string, input: PayBackInput): Promise<void> {
  const { id: by } = requirePermission(visit, 'cash.write')
  const { id, method, slip: note, amount } = input
  refuseIf(method === 'transfer' && note === '' ? 'slip_missing' : null)
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, 'anybody', orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    const known = await findEntry(tx, id)
    if (known !== undefined) {
      const isSame =
        known.orderId === orderId &&
        known.kind === 'paid-back' &&
        known.amount === less(nothing, amount)
      refuseIf(isSame ? null : 'key_reused')
      return
    }
    const owed = toPayBack(order)
    refuseIf(owed > 0 ? null : 'nothing_to_pay_back')
    refuseIf(owed === amount ? null : 'changed_meanwhile')
    await book(tx, by, { id, kind: 'paid-back', method, amount: less(nothing, owed), orderId, note, at, by }) // prettier-ignore
    await updatePrepaid(tx, orderId, less(order.prepaid, owed))
    await record(tx, { kind: 'order.paid-back', at, actor: by, subject: orderId, data: { method, amount } }) // prettier-ignore
  })
}
