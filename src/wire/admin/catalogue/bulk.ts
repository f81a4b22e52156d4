import type { z } from 'zod'
import type { BulkChange, roundings } from '#shop/catalogue/bulk/bulk-rule.ts'
import type { PreviewedProduct } from '#shop/catalogue/bulk/change-products.ts'
import { changesBetween } from '#shop/events/changes.ts'
import { nothing, type Paisa, readRupees, rupees, toRupees } from '#shop/money.ts'
import type { RefusalCode } from '#shop/refusal-kinds.ts'
import { time } from '../../time.ts'
import { encodeChange } from '../office/audit.ts'
import type { bulkCalls } from './bulk.schema.ts'

type Calls = typeof bulkCalls
type Wire = z.infer<Calls['adminChangeProducts']['body']>['change']
type Previewed = z.infer<Calls['adminPreviewBulkChange']['answer']>['data']['products'][number]

export function decodeBulkChange(change: Wire): BulkChange {
  switch (change.kind) {
    case 'percent':
    case 'round':
      return { ...change, roundTo: rupees(change.roundTo) }
    case 'amount': {
      const amount = readRupees(change.amount) ?? nothing
      return { ...change, amount, roundTo: rupees(change.roundTo) }
    }
    case 'offer': {
      const { percent, roundTo, from, until } = change
      const period = { from: momentOf(from), until: momentOf(until) }
      return { kind: 'offer', percent, roundTo: rupees(roundTo), period }
    }
    case 'category': {
      const { mainCategory, subCategory, itemCategory } = change
      return { kind: 'category', categoryNames: [mainCategory, subCategory, itemCategory] }
    }
    default:
      return change
  }
}

/** As it was asked for. */
export function encodeBulkChange(change: BulkChange): Wire {
  switch (change.kind) {
    case 'percent':
    case 'round':
      return { ...change, roundTo: rounding(change.roundTo) }
    case 'amount':
      return { ...change, amount: toRupees(change.amount), roundTo: rounding(change.roundTo) }
    case 'offer': {
      const { period, roundTo, ...offer } = change
      const [from, until] = [whenKnown(period.from), whenKnown(period.until)]
      return { ...offer, roundTo: rounding(roundTo), from, until }
    }
    case 'category': {
      const [mainCategory, subCategory, itemCategory] = change.categoryNames
      return { kind: 'category', mainCategory, subCategory, itemCategory }
    }
    default:
      return change
  }
}

const rounding = (amount: Paisa) => toRupees(amount) as (typeof roundings)[number]
const whenKnown = (at: number | null) => (at === null ? null : time(at))
const momentOf = (text: string | null | undefined) => (text ? Date.parse(text) : null)

/** A product of the preview. */
export const encodePreviewed = (
  { row, before, draft, refused }: PreviewedProduct,
  sentenceOf: (code: RefusalCode) => string,
): Previewed => ({
  number: row.number,
  version: row.version,
  name: row.name,
  pack: before.pack,
  changes: changesBetween(before, draft).map(encodeChange),
  refused: refused && sentenceOf(refused),
})
