import { type Paisa, paisa } from '../../money.ts'
import type { Period } from '../../pricing/period.ts'
import { inWholeRupees } from '../../pricing/whole-rupees.ts'
import type { PlainRefusal } from '../../refusals.ts'
import { levelsOf, type ProductDraft, pricesRejection } from '../product-draft.ts'

/** The prices that can be changed of many products at once; `wholesale`: with its offer and its breaks. */
export const bulkPrices = ['list', 'offer', 'wholesale'] as const
export const directions = ['up', 'down'] as const

/** Prices are rounded to so many rupees. */
export const roundings = [1, 5, 10, 50, 100] as const

type Step = { price: (typeof bulkPrices)[number]; direction: (typeof directions)[number] }

/** What is changed of many products at once. `percent` has two decimals at most, `roundTo` is in paisa. */
export type BulkChange =
  | (Step & { kind: 'percent'; percent: number; roundTo: Paisa })
  | (Step & { kind: 'amount'; amount: Paisa; roundTo: Paisa })
  | { kind: 'offer'; percent: number; roundTo: Paisa; period: Period }
  | { kind: 'offer-end' }
  | { kind: 'round'; roundTo: Paisa }
  | { kind: 'category'; categoryNames: ProductDraft['categoryNames'] }
  | { kind: 'brand'; from: string; to: string }
  | { kind: 'publish' }
  | { kind: 'unpublish' }

const priceKinds: readonly BulkChange['kind'][] = ['percent', 'amount', 'offer', 'offer-end', 'round'] // prettier-ignore

/** Whether a change needs `price.write`. */
export const isPriceChange = ({ kind }: BulkChange): boolean => priceKinds.includes(kind)

/** What a change makes of a product: its new fields, nothing, or why it cannot be. */
export type Planned = { draft: ProductDraft } | { refused: PlainRefusal } | 'same'

export function planChange(change: BulkChange, before: ProductDraft): Planned {
  const draft = changed(change, before)
  if (comparable(draft) === comparable(before)) return 'same'
  const refused = pricesRejection(draft)
  return refused === null ? { draft } : { refused }
}

/** Two names of a category that have the same key are the same category. */
const comparable = (draft: ProductDraft) =>
  JSON.stringify({ ...draft, categoryNames: levelsOf(draft.categoryNames).at(-1)?.path })

function changed(change: BulkChange, draft: ProductDraft): ProductDraft {
  switch (change.kind) {
    case 'percent':
    case 'amount':
      return repriced(change, draft)
    case 'offer': {
      const offer = byPercent(draft.retail.list, -change.percent, change.roundTo)
      return { ...draft, retail: { ...draft.retail, offer }, offerPeriod: change.period }
    }
    case 'offer-end':
      return draft.retail.offer === null
        ? draft
        : {
            ...draft,
            retail: { ...draft.retail, offer: null },
            offerPeriod: { from: null, until: null },
          }
    case 'round':
      return inWholeRupees(draft, change.roundTo)
    case 'category':
      return { ...draft, categoryNames: change.categoryNames }
    case 'brand':
      return draft.brand === change.from ? { ...draft, brand: change.to } : draft
    case 'publish':
      return { ...draft, published: true }
    case 'unpublish':
      return { ...draft, published: false }
  }
}

type Repricing = Extract<BulkChange, { kind: 'percent' | 'amount' }>

function repriced(change: Repricing, draft: ProductDraft): ProductDraft {
  const { retail, wholesale } = draft
  const to = (price: Paisa) => steppedBy(change, price)
  const orNone = (price: Paisa | null) => price && to(price)
  switch (change.price) {
    case 'list':
      return { ...draft, retail: { ...retail, list: to(retail.list) } }
    case 'offer':
      return { ...draft, retail: { ...retail, offer: orNone(retail.offer) } }
    case 'wholesale': {
      if (wholesale === null) return draft
      const breaks = wholesale.breaks.map(({ from, price }) => ({ from, price: to(price) }))
      const prices = { list: to(wholesale.list), offer: orNone(wholesale.offer), breaks }
      return { ...draft, wholesale: { ...wholesale, ...prices } }
    }
  }
}

function steppedBy(change: Repricing, price: Paisa): Paisa {
  const sign = change.direction === 'up' ? 1 : -1
  return change.kind === 'amount'
    ? rounded(price + sign * change.amount, 1, change.roundTo)
    : byPercent(price, sign * change.percent, change.roundTo)
}

/** In hundredths of a percent, which are whole: halves are halves, and rounded alike everywhere. */
const byPercent = (price: Paisa, percent: number, step: Paisa) =>
  rounded(price * (10_000 + Math.round(percent * 100)), 10_000, step)

/** A fraction to the nearest step, half of one upwards; not below nothing, which is no price. */
const rounded = (amount: number, over: number, step: Paisa): Paisa =>
  paisa(Math.max(0, Math.round(amount / (over * step)) * step))
