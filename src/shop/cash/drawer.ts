import { less, nothing, type Paisa, paisa, rupees, sum, times } from '../money.ts'

/**
 * `prepaid`: an order was paid in advance; `paid-back`: what of that was too much; `order`: collected at the door or the counter; `order-back`: its delivery was taken back; `moved`: paid in another
 * way than first recorded; `short`: the customer paid less; `paid-later`: some of that came later; `written-off`: the shop gave the rest up; `khata`: a payment on account; `khata-back`: it was entered
 * by mistake; `float`: change to start with; `kept`: what stays with the holder after a count; `difference`: what the count was off.
 */
export const cashKinds = [
  'prepaid',
  'paid-back',
  'order',
  'order-back',
  'moved',
  'short',
  'paid-later',
  'written-off',
  'refund',
  'refund-back',
  'khata',
  'khata-back',
  'float',
  'kept',
  'expense',
  'handed-over',
  'difference',
] as const
export type CashKind = (typeof cashKinds)[number]

/** Only `cash` is in the drawer; the others are known by their slip. */
export const cashMethods = ['cash', 'card', 'transfer'] as const
export type CashMethod = (typeof cashMethods)[number]

/** Letters of a slip's number. */
export const maxSlip = 40
/** How money was paid; `slip`: number of the card's slip or the transfer, '' for cash. */
export type PaidBy = { method: CashMethod; slip: string }
/** Null: it is fine. */
export const slipRejection = ({ method, slip }: PaidBy): 'slip_missing' | null =>
  method !== 'cash' && slip === '' ? 'slip_missing' : null

/** `none`: no money moved. */
export const entryMethods = [...cashMethods, 'none'] as const
export type EntryMethod = (typeof entryMethods)[number]

/** What people enter themselves, and whether it adds to the drawer. */
export const manualKinds = { float: 1, expense: -1, 'handed-over': -1 } as const
export type ManualKind = keyof typeof manualKinds

/** The contrary entry of one that was a mistake. */
export const takenBackId = (id: string) => `${id} back`

/** Whether people entered it, so that it can be taken back; the contrary entry can't. */
export const isManual = ({ id, kind }: Pick<CashEntry, 'id' | 'kind'>): boolean =>
  kind in manualKinds && !isContrary({ id })

export const isContrary = ({ id }: Pick<CashEntry, 'id'>): boolean => id.endsWith(takenBackId(''))

/** Payments of an order that staff entered, which they can take back. */
export const orderPaymentKinds = ['prepaid', 'paid-later', 'written-off'] as const
export type OrderPaymentKind = (typeof orderPaymentKinds)[number]

/** The kind of a payment that staff entered; null: it isn't one, or takes one back. */
export const orderPaymentKind = ({ id, kind }: Pick<CashEntry, 'id' | 'kind'>) =>
  isContrary({ id }) ? null : (orderPaymentKinds.find((one) => one === kind) ?? null)

/** Notes and coins in rupees, the largest first. */
export const denominations = [5000, 1000, 500, 100, 75, 50, 20, 10, 5, 2, 1] as const
/** Pieces of each. */
export type CountedNotes = Partial<Record<`${(typeof denominations)[number]}`, number>>

export const sumOfNotes = (notes: CountedNotes): Paisa =>
  sum(denominations.map((note) => times(rupees(note), notes[`${note}`] ?? 0)))

export type CashEntry = {
  seq: number
  id: string
  kind: CashKind
  method: EntryMethod
  /** Signed. */
  amount: Paisa
  balanceAfter: Paisa
  orderId: string | null
  note: string
  /** ms UTC. */
  at: number
  /** Name of who entered it. */
  by: string
  /** True: its order was sold at the counter. */
  isSale: boolean
}

export type CashDrawer = {
  id: string
  holder: { id: string; name: string }
  /** ms UTC. */
  openedAt: number
  /** Cash that has to be in it. */
  balance: Paisa
  /** null: open. `difference`: counted − expected. */
  closed: {
    at: number
    /** Name of who counted, and the account. */
    by: string
    byId: string
    counted: Paisa
    difference: Paisa
    /** Of what was counted: stays with the holder, as the change of the next drawer. */
    kept: Paisa
    /** Who took the rest; '': nothing was left, or it is unknown. */
    taker: string
    notes: CountedNotes
    note: string
    needsApproval: boolean
    approved: { at: number; by: string } | null
  } | null
}

/** How far a count is off, and whether that is more than `limit`. */
export function differenceOf(
  counted: Paisa,
  { expected, limit }: { expected: Paisa; limit: Paisa },
): { difference: Paisa; isLarge: boolean } {
  const difference = less(counted, expected)
  return { difference, isLarge: Math.abs(difference) > limit }
}

/** The entries that end a drawer: what the count was off, what stays with the holder, and the rest handed over. */
export const closingEntries = (
  counted: Paisa,
  difference: Paisa,
  kept: Paisa,
): { kind: CashKind; amount: Paisa }[] =>
  (
    [
      { kind: 'difference', amount: difference },
      { kind: 'kept', amount: less(nothing, kept) },
      { kind: 'handed-over', amount: less(kept, counted) },
    ] as const
  ).filter(({ amount }) => amount !== 0)

/** The methods by which an order is paid now, each with its last slip. */
export const paidBy = (
  entries: readonly Pick<CashEntry, 'kind' | 'method' | 'amount' | 'note'>[],
): PaidBy[] =>
  collectedBy(entries).map(({ method }) => ({
    method,
    slip:
      entries.findLast((one) => one.method === method && one.amount > 0 && one.kind !== 'short')
        ?.note ?? '',
  }))

/** By method what an order has brought; methods without anything are left out. */
export function collectedBy(
  entries: readonly Pick<CashEntry, 'method' | 'amount'>[],
): { method: CashMethod; amount: Paisa }[] {
  return cashMethods
    .map((method) => ({
      method,
      amount: paisa(
        entries.filter((one) => one.method === method).reduce((all, one) => all + one.amount, 0),
      ),
    }))
    .filter(({ amount }) => amount !== 0)
}
