import type { Tx } from '#db/database.ts'
import { newId } from '../ids.ts'
import { less, nothing, type Paisa } from '../money.ts'
import { dueAfter } from './khata.ts'
import {
  bookedForOrder,
  deleteTerms,
  insertKhataEntry,
  readOpen,
  readStanding,
  readTerms,
  saveTerms,
} from './khata.store.ts'

type Delivered = { accountId: string; orderId: string; amount: Paisa; at: number; by: string }
const plain = { dueAt: null, method: null, note: '' }

/** An order on account was delivered: its total (paisa) is owed. The caller holds the account's lock. */
export async function bookDelivered(tx: Tx, { accountId, orderId, amount, at, by }: Delivered) {
  const { days } = await readTerms(tx, accountId)
  const dueAt = dueAfter(at, days)
  await insertKhataEntry(tx, accountId, {
    ...plain,
    id: newId(),
    kind: 'order',
    amount,
    orderId,
    dueAt,
    at,
    by,
  })
}

/** The delivery was a mistake: what it charged is taken off. The caller holds the account's lock. */
export async function bookDeliveredBack(
  tx: Tx,
  { orderId, accountId, at, by }: { orderId: string; accountId: string; at: number; by: string },
) {
  const booked = await bookedForOrder(tx, orderId)
  if (booked === undefined || booked.amount === 0) return
  const amount = less(nothing, booked.amount)
  await insertKhataEntry(tx, accountId, {
    ...plain,
    id: newId(),
    kind: 'order-back',
    amount,
    orderId,
    at,
    by,
  })
}

type Credited = {
  accountId: string
  orderId: string
  amount: Paisa
  at: number
  by: string | null
  isBack: boolean
}

/** A return is credited to the account instead of paid back; `isBack`: that was recorded by mistake. */
export const bookKhataRefund = (tx: Tx, { accountId, orderId, amount, at, by, isBack }: Credited) =>
  insertKhataEntry(tx, accountId, {
    ...plain,
    id: newId(),
    kind: isBack ? 'refund-back' : 'refund',
    amount: isBack ? amount : less(nothing, amount),
    orderId,
    at,
    by,
  })

/** What is open on a closed account is owed on the kept one, with the same days. The caller holds both locks. */
export async function moveKhata(
  tx: Tx,
  { closed, kept }: { closed: string; kept: string },
  { at, by }: { at: number; by: string },
): Promise<void> {
  const terms = await readTerms(tx, closed)
  if (terms.isOn && (await readTerms(tx, kept)).version === 0) await saveTerms(tx, kept, terms)
  await deleteTerms(tx, closed)
  const open = await readOpen(tx, closed)
  const { balance } = await readStanding(tx, closed)
  const credit = { orderId: null, dueAt: null, amount: balance }
  for (const { amount, orderId, dueAt } of open.length > 0 ? open : [credit]) {
    const moved = { ...plain, kind: 'moved', orderId, at, by } as const
    await insertKhataEntry(tx, closed, { ...moved, id: newId(), amount: less(nothing, amount) })
    await insertKhataEntry(tx, kept, { ...moved, id: newId(), amount, dueAt })
  }
}
