import { toRupees } from '#shop/money.ts'
import { maxPrice } from '#shop/pricing/price-limit.ts'
import type { Input } from '#wire/calls.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { momentOf } from '../forms/shop-clock.ts'

export type BulkChange = Input<'adminChangeProducts'>['body']['change']
/** Not `brand`: brands have a page of their own. */
export type BulkKind = Exclude<BulkChange['kind'], 'brand'>
export type BulkField = 'percent' | 'amount' | 'until' | 'category'

type Read = { change: BulkChange } | { wrong: BulkField }

/** Paths by the names of three levels. */
export type CategoryNames = ReadonlyMap<string, readonly [string, string, string]>

/** The change in a form, or the invalid field. */
export function readChange(values: FormData, categories: CategoryNames): Read {
  const kind = textIn(values, 'kind') as BulkKind
  switch (kind) {
    case 'percent': {
      const percent = figureIn(values, 'percent', 500)
      return percent === null ? { wrong: 'percent' } : { change: { kind, ...stepIn(values), percent } } // prettier-ignore
    }
    case 'amount': {
      const amount = figureIn(values, 'amount', toRupees(maxPrice))
      return amount === null ? { wrong: 'amount' } : { change: { kind, ...stepIn(values), amount } } // prettier-ignore
    }
    case 'offer':
      return offerIn(values)
    case 'round':
      return { change: { kind, roundTo: roundingIn(values) } }
    case 'category': {
      const names = categories.get(textIn(values, 'to'))
      if (names === undefined) return { wrong: 'category' }
      const [mainCategory, subCategory, itemCategory] = names
      return { change: { kind, mainCategory, subCategory, itemCategory } }
    }
    default:
      return { change: { kind } }
  }
}

function offerIn(values: FormData): Read {
  const percent = figureIn(values, 'percent', 99)
  if (percent === null) return { wrong: 'percent' }
  const [from, until] = [momentOf(textIn(values, 'from')), momentOf(textIn(values, 'until'))]
  if (from !== null && until !== null && until <= from) return { wrong: 'until' }
  return { change: { kind: 'offer', percent, roundTo: roundingIn(values), from, until } }
}

type Step = Extract<BulkChange, { kind: 'percent' }>

export const roundingIn = (values: FormData) => Number(textIn(values, 'roundTo')) as Step['roundTo']

const stepIn = (values: FormData) => ({
  price: textIn(values, 'price') as Step['price'],
  direction: textIn(values, 'direction') as Step['direction'],
  roundTo: roundingIn(values),
})

/** A positive number with at most two decimals. */
export function figureIn(values: FormData, name: string, most: number): number | null {
  const text = textIn(values, name)
  const figure = Number(text)
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) && figure > 0 && figure <= most ? figure : null
}
