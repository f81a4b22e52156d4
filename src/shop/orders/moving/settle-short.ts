import type { Tx } from '#db/database.ts'
import { book } from '../../cash/book.ts'
import type { CashMethod } from '../../cash/drawer.ts'
import { findEntry } from '../../cash/drawers.store.ts'
import { record } from '../../events/events.store.ts'
import { less, nothing, type Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { lockOrder } from './lock-order.ts'
import { changeUncollected, uncollectedOf } from './short-payments.store.ts'

export type LatePaymentInput = {
  /** Chosen by the client, so a retry enters it once. */
  id: string
  method: CashMethod
  /** Number of the card's slip or the transfer. */
  slip: string
  /** Positive, paisa; a part of what is missing, or all of it. */
  amount: Paisa
}

/**
 * The customer of an order that was paid short pays some of the rest; the money is entered in one's own drawer. The same
 * id again changes nothing. Refuses `order_not_found`, `slip_missing` for a card or transfer, `not_paid_short`, more than is missing
 * (`above_missing`) and an id used otherwise (`key_reused`).
 */
export async function enterLatePayment(
  visit: Visit,
  orderId: string,
  { id, method, slip: note, amount }: LatePaymentInput,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'cash.write')
  refuseIf(method !== 'cash' && note === '' ? 'slip_missing' : null)
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const entry = { id, kind: 'paid-later', method, amount, orderId, note, at, by } as const
    const missing = await missingOf(tx, entry)
    if (missing === null) return
    refuseIf(amount > missing ? 'above_missing' : null)
    await book(tx, by, entry)
    await changeUncollected(tx, orderId, less(nothing, amount))
    await record(tx, { kind: 'order.paid-later', at, actor: by, subject: orderId, data: { method, amount } }) // prettier-ignore
  })
}

export type WriteOffInput = {
  /** Chosen by the client, so a retry enters it once. */
  id: string
  reason: string
  /** What is missing, as the owner saw it (paisa). */
  amount: Paisa
}

/**
 * The shop gives up the rest of an order that was paid short. The same id again changes nothing. Refuses
 * `order_not_found`, `not_paid_short`, another amount than is missing now (`changed_meanwhile`) and an id used otherwise (`key_reused`).
 */
export async function writeOffShort(
  visit: Visit,
  orderId: string,
  { id, reason: note, amount }: WriteOffInput,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'cash.write-off')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const entry = { id, kind: 'written-off', method: 'none', amount, orderId, note, at, by } as const // prettier-ignore
    const missing = await missingOf(tx, entry)
    if (missing === null) return
    refuseIf(missing === amount ? null : 'changed_meanwhile')
    await book(tx, by, entry)
    await changeUncollected(tx, orderId, less(nothing, amount))
    await record(tx, { kind: 'order.written-off', at, actor: by, subject: orderId, data: { amount } }) // prettier-ignore
  })
}

type Entry = { id: string; kind: string; method: string; amount: Paisa; orderId: string; note: string } // prettier-ignore

/** Locks the order. What is missing of it (paisa); null: this entry was made already. */
async function missingOf(tx: Tx, entry: Entry): Promise<Paisa | null> {
  const order = await lockOrder(tx, 'anybody', entry.orderId)
  if (order === undefined) throw new Refusal('order_not_found')
  const known = await findEntry(tx, entry.id)
  if (known !== undefined) {
    const fields = ['kind', 'method', 'amount', 'orderId', 'note'] as const
    refuseIf(fields.every((field) => known[field] === entry[field]) ? null : 'key_reused')
    return null
  }
  const missing = await uncollectedOf(tx, order.id)
  refuseIf(missing > 0 ? null : 'not_paid_short')
  return missing
}
