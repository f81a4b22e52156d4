import { nothing, type Paisa, paisa, sum } from '../money.ts'
import { dayLength, dayNumber, startOfShopDay, shopDay } from '../settings/shop-day.ts'

/**
 * `order`: delivered on account; `order-back`: its delivery was taken back; `refund`: credit for a return;
 * `moved`: from or to another account of the same person.
 */
export const khataKinds = [
  'order',
  'order-back',
  'refund',
  'refund-back',
  'payment',
  'payment-back',
  'correction',
  'moved',
] as const
export type KhataKind = (typeof khataKinds)[number]

export type KhataEntry = {
  seq: number
  id: string
  kind: KhataKind
  /** Signed; positive: the customer owes more. */
  amount: Paisa
  balanceAfter: Paisa
  orderId: string | null
  /** Of a charge: start of the shop's day on which it is due, ms UTC. */
  dueAt: number | null
  method: string | null
  note: string
  at: number
  /** Staff; null: a deleted account, or the shop itself. */
  by: string | null
}

/** What staff allow an account; `limit` in paisa. */
export type KhataTerms = { isOn: boolean; limit: Paisa; days: number; version: number }
export const noTerms: KhataTerms = { isOn: false, limit: nothing, days: 0, version: 0 }
export const maxDueDays = 365

/** What is left to pay of one charge; `seq`: of its entry. */
export type OpenCharge = { seq: number; orderId: string | null; dueAt: number; amount: Paisa }

type Posted = Pick<KhataEntry, 'seq' | 'kind' | 'amount' | 'orderId' | 'dueAt' | 'at'>

/**
 * Assigns credits to charges, the oldest charge first; what belongs to an order first reduces its own charge.
 * The open charges add up to the balance, or there are none if the customer owes nothing.
 */
export function openCharges(entries: readonly Posted[]): OpenCharge[] {
  const charges = new Map<string, OpenCharge>()
  let credit = 0
  for (const { seq, kind, amount, orderId, dueAt, at } of entries) {
    const key = orderId ?? (kind === 'correction' || kind === 'moved' ? `entry ${seq}` : null)
    if (key === null) {
      credit -= amount
      continue
    }
    const known = charges.get(key) ?? { seq, orderId, dueAt: dueAt ?? at, amount: nothing }
    // An order that was delivered again is due from then on.
    const latest = dueAt === null ? known : { ...known, seq, dueAt }
    charges.set(key, { ...latest, amount: paisa(known.amount + amount) })
  }
  const all = [...charges.values()].toSorted((one, other) => one.seq - other.seq)
  for (const { amount } of all) if (amount < 0) credit -= amount
  return all
    .filter(({ amount }) => amount > 0)
    .flatMap((charge) => {
      const paid = Math.max(0, Math.min(credit, charge.amount))
      credit -= paid
      return paid === charge.amount ? [] : [{ ...charge, amount: paisa(charge.amount - paid) }]
    })
}

/** They undo a credit, so they are no charge. */
const creditsUndone: ReadonlySet<KhataKind> = new Set(['payment-back', 'refund-back'])

/**
 * What entries charge, and what they pay and credit, both in positive paisa. An entry that was undone and the one that
 * undoes it are on the same side, so they cancel out.
 */
export function chargedAndPaid(entries: readonly Pick<KhataEntry, 'kind' | 'amount'>[]) {
  const isCharge = ({ kind, amount }: Pick<KhataEntry, 'kind' | 'amount'>) =>
    kind === 'order-back' || (amount > 0 && !creditsUndone.has(kind))
  const charged = sum(entries.filter(isCharge).map(({ amount }) => amount))
  const all = sum(entries.map(({ amount }) => amount))
  return { charged, paid: paisa(charged - all) }
}

/** The shop's day on which what is charged at `at` (ms UTC) is due, as its start in ms UTC. */
export const dueAfter = (at: number, days: number): number =>
  (startOfShopDay(shopDay(at)) ?? at) + days * dayLength

/** Whole days since it was due; negative: it isn't yet. */
export const daysOverdue = (dueAt: number, now: number): number => dayNumber(now) - dayNumber(dueAt)

/** By the days that a charge is overdue, in the order of columns. */
export const khataAges = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type KhataAge = (typeof khataAges)[number]
/** The last day (overdue) of each but the last. */
export const lastDayOf = { notDue: 0, to30: 30, to60: 60, to90: 90 } as const

export function ageOf(days: number): KhataAge {
  return khataAges.find((age) => age !== 'over90' && days <= lastDayOf[age]) ?? 'over90'
}

/** What an account owes. Figures in paisa. */
export type KhataStanding = {
  terms: KhataTerms
  /** Negative: the shop owes the customer. */
  balance: Paisa
  /** Of orders on account that are under way. */
  reserved: Paisa
  open: OpenCharge[]
}

/** What can still be ordered on account. */
export const leftOf = ({
  terms,
  balance,
  reserved,
}: Pick<KhataStanding, 'terms' | 'balance' | 'reserved'>): Paisa =>
  paisa(Math.max(0, terms.limit - balance - reserved))

/** What is overdue, and by how many days at most. */
export function overdueOf(open: readonly OpenCharge[], now: number) {
  const late = open.filter(({ dueAt }) => daysOverdue(dueAt, now) > 0)
  return {
    amount: sum(late.map(({ amount }) => amount)),
    days: Math.max(0, ...late.map(({ dueAt }) => daysOverdue(dueAt, now))),
  }
}

export type KhataRejection =
  | { code: 'khata_off' }
  | { code: 'khata_overdue'; overdue: Paisa; days: number }
  | { code: 'khata_limit'; left: Paisa; limit: Paisa }

/** Null: `total` (paisa) can be ordered on account. `graceDays`: how long something may be overdue. */
export function khataRejection(
  standing: KhataStanding,
  { total, graceDays, now }: { total: Paisa; graceDays: number; now: number },
): KhataRejection | null {
  const { terms, open } = standing
  if (!terms.isOn) return { code: 'khata_off' }
  const { amount: overdue, days } = overdueOf(open, now)
  if (days > graceDays) return { code: 'khata_overdue', overdue, days }
  const left = leftOf(standing)
  return total > left ? { code: 'khata_limit', left, limit: terms.limit } : null
}
