import type { Tx } from '#db/database.ts'
import { lockCustomer } from '../accounts/find-customer.ts'
import { book } from '../cash/book.ts'
import type { CashMethod } from '../cash/drawer.ts'
import { findEntry } from '../cash/drawers.store.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { less, nothing, type Paisa } from '../money.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { dueAfter, type KhataEntry } from './khata.ts'
import { findKhataEntry, insertKhataEntry, readTerms } from './khata.store.ts'

export type KhataPayment = {
  /** Chosen by the client, so a retry enters it once. */
  id: string
  /** Positive, paisa. */
  amount: Paisa
  method: CashMethod
  /** Number of the slip of a card or transfer. */
  slip: string
}

/**
 * A customer paid on account; the money is in the drawer of the staff member who took it. More than is owed is kept as
 * a credit. Idempotent. Refuses `customer_not_found`, `slip_missing`, `own_khata` and another entry's id (`key_reused`).
 */
export async function takePayment(
  visit: Visit,
  accountId: string,
  { id, amount, method, slip }: KhataPayment,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'khata.take')
  refuseIf(method !== 'cash' && slip === '' ? 'slip_missing' : null)
  refuseIf(by === accountId ? 'own_khata' : null)
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    await lockCustomer(tx, accountId)
    const owed = less(nothing, amount)
    const entry = { kind: 'payment', amount: owed, method, note: slip } as const
    if (await isKnown(tx, { id, accountId, ...entry })) return
    refuseIf((await findEntry(tx, id)) === undefined ? null : 'key_reused')
    await insertKhataEntry(tx, accountId, { ...entry, id, orderId: null, dueAt: null, at, by })
    await book(tx, by, { id, kind: 'khata', method, amount, orderId: null, note: slip, at, by })
    const data = { changes: changesBetween({}, { method, amount }) }
    await record(tx, { kind: 'khata.paid', at, actor: by, subject: accountId, data })
  })
}

export type KhataCorrection = {
  /** Chosen by the client, so a retry enters it once. */
  id: string
  /** Signed, paisa; positive: the customer owes more. */
  amount: Paisa
  reason: string
}

/**
 * Corrects a balance, for example by what was owed on paper before. Idempotent. Refuses `customer_not_found`,
 * `own_khata`, a missing reason (`khata_reason_missing`) and another entry's id (`key_reused`).
 */
export async function correctKhata(
  visit: Visit,
  accountId: string,
  { id, amount, reason }: KhataCorrection,
): Promise<void> {
  const { id: by } = requirePermission(visit, 'khata.write')
  refuseIf(reason === '' ? 'khata_reason_missing' : null)
  refuseIf(by === accountId ? 'own_khata' : null)
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    await lockCustomer(tx, accountId)
    const entry = { kind: 'correction', amount, method: null, note: reason } as const
    if (await isKnown(tx, { id, accountId, ...entry })) return
    const { days } = await readTerms(tx, accountId)
    const dueAt = amount > 0 ? dueAfter(at, days) : null
    await insertKhataEntry(tx, accountId, { ...entry, id, orderId: null, dueAt, at, by })
    const data = { changes: changesBetween({}, { amount }) }
    await record(tx, { kind: 'khata.corrected', at, actor: by, subject: accountId, data })
  })
}

/**
 * A payment was entered by mistake: it is owed again, and the money leaves the drawer of the staff member who took
 * it. Somebody else's needs `khata.write`. A repeat changes nothing. Refuses `khata_payment_missing` and `khata_reason_missing`.
 */
export async function undoPayment(
  visit: Visit,
  accountId: string,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  const { id: by } = requirePermission(visit, 'khata.take')
  refuseIf(reason === '' ? 'khata_reason_missing' : null)
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    await lockCustomer(tx, accountId)
    const paid = await findKhataEntry(tx, paymentId)
    if (paid?.kind !== 'payment' || paid.accountId !== accountId || paid.by === null)
      throw new Refusal('khata_payment_missing')
    if (paid.by !== by) requirePermission(visit, 'khata.write')
    const id = undoIdOf(paymentId)
    if ((await findKhataEntry(tx, id)) !== undefined) return
    const method = methodOf(paid)
    const amount = less(nothing, paid.amount)
    const entry = { id, kind: 'payment-back', method, note: reason, orderId: null, at, by } as const
    await insertKhataEntry(tx, accountId, { ...entry, amount, dueAt: null })
    const cash = { kind: 'khata-back', method, note: reason, orderId: null, at, by } as const
    await book(tx, paid.by, { ...cash, id: newId(), amount: paid.amount })
    const data = { changes: changesBetween({ method, amount }, {}) }
    await record(tx, { kind: 'khata.payment-undone', at, actor: by, subject: accountId, data })
  })
}

/** One payment is undone once. */
export const undoIdOf = (paymentId: string) => `${paymentId} back`

const methodOf = ({ method }: KhataEntry): CashMethod =>
  method === 'card' || method === 'transfer' ? method : 'cash'

type Entered = Pick<KhataEntry, 'id' | 'kind' | 'amount' | 'method' | 'note'> & {
  accountId: string
}

/** Whether it is entered already. Refuses its id with another content. */
async function isKnown(tx: Tx, entry: Entered): Promise<boolean> {
  const known = await findKhataEntry(tx, entry.id)
  if (known === undefined) return false
  const isSame = (['accountId', 'kind', 'amount', 'method', 'note'] as const).every(
    (field) => known[field] === entry[field],
  )
  refuseIf(isSame ? null : 'key_reused')
  return true
}
