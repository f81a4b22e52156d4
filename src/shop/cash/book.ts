import type { Tx } from '#db/database.ts'
import { newId } from '../ids.ts'
import { less, nothing, type Paisa } from '../money.ts'
import type { Payment } from '../settings/payment.ts'
import { type CashKind, type CashMethod, collectedBy } from './drawer.ts'
import { collectedFor, insertEntry, lockOpenDrawer, type NewEntry } from './drawers.store.ts'

/**
 * Enters into the open drawer of a staff member, and opens one if there is none. The caller holds the order's lock, if
 * it is about one.
 */
export async function book(
  tx: Tx,
  holder: string,
  { id = newId(), note = '', ...entry }: Omit<NewEntry, 'id' | 'note'> & Partial<NewEntry>,
): Promise<void> {
  if (entry.amount === 0) return
  const drawer = await lockOpenDrawer(tx, holder, entry.at)
  await insertEntry(tx, drawer.id, { ...entry, id, note })
}

type Paid = {
  orderId: string
  /** `cod`: cash. */
  method: Exclude<Payment, 'account'> | CashMethod
  amount: Paisa
  at: number
  by: string
}

/** An order was paid at the door or at the counter, to `holder`; `note`: the number of the slip. */
export const bookPaid = (
  tx: Tx,
  { method, by, holder, ...paid }: Paid & { note: string; holder: string },
) => book(tx, holder, { ...paid, by, kind: 'order', method: method === 'cod' ? 'cash' : method })

/** The customer paid less than was due: `amount` is missing. */
export const bookShort = (tx: Tx, { method, amount, by, ...paid }: Paid & { note: string }) =>
  book(tx, by, { ...paid, by, kind: 'short', method: method === 'cod' ? 'cash' : method, amount: less(nothing, amount) }) // prettier-ignore

/** The delivery was a mistake: the money leaves the drawer of the person who collected it. */
export async function bookUnpaid(
  tx: Tx,
  { orderId, at, by }: { orderId: string; at: number; by: string },
): Promise<void> {
  const { entries, holder } = await collectedFor(tx, orderId)
  if (holder === null) return
  const isShort = ({ kind }: { kind: CashKind }) => kind === 'short'
  for (const { method, amount } of collectedBy(entries.filter((one) => !isShort(one))))
    await book(tx, holder, { kind: 'order-back', method, amount: less(nothing, amount), orderId, at, by }) // prettier-ignore
  for (const { method, amount } of collectedBy(entries.filter(isShort)))
    await book(tx, holder, { kind: 'short', method, amount: less(nothing, amount), orderId, at, by }) // prettier-ignore
}

type Refunded = { orderId: string; amount: Paisa; at: number; by: string }

/** Cash was paid back. It leaves the drawer of the person who paid it. */
export const bookRefund = (tx: Tx, { amount, by, ...refund }: Refunded) =>
  book(tx, by, { ...refund, by, kind: 'refund', method: 'cash', amount: less(nothing, amount) })

/** It was recorded by mistake, and is in the drawer again. */
export const bookRefundBack = (tx: Tx, { by, ...refund }: Refunded) =>
  book(tx, by, { ...refund, by, kind: 'refund-back', method: 'cash' })
