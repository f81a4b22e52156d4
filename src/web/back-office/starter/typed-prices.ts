import { storedText } from '../../app/storage/stored-text.ts'
import { validate, figuresOf } from '../products/row-values.ts'

export type Typed = { price: string; stock: string; isChosen: boolean }

/** Drafts by product key. */
export type TypedPrices = Readonly<Record<string, Typed>>

/** Stored on the device: leaving the page or a lost login loses nothing. */
export const storedPrices = storedText('office-starter', 20_000)

export const untouched: Typed = { price: '', stock: '', isChosen: false }

/** Empty if the stored text can't be parsed. */
export function readTyped(text: string): TypedPrices {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(isTyped))
  } catch {
    return {}
  }
}

const isTyped = (entry: [string, unknown]): entry is [string, Typed] => {
  const [, one] = entry
  return (
    typeof one === 'object' &&
    one !== null &&
    'price' in one &&
    typeof one.price === 'string' &&
    'stock' in one &&
    typeof one.stock === 'string' &&
    'isChosen' in one &&
    typeof one.isChosen === 'boolean'
  )
}

/** Typing a price selects the product; clearing it deselects it. */
export function withChange(before: Typed, change: Partial<Typed>): Typed {
  const isChosen = change.price === undefined ? before.isChosen : change.price !== ''
  return { ...before, isChosen, ...change }
}

const rowOf = ({ price, stock }: Typed) => ({
  listPrice: price,
  offerPrice: '',
  wholesalePrice: '',
  stock,
  published: 'yes',
})

/** Errors by field. */
export function faultsOf(typed: Typed) {
  const { listPrice, stock } = validate(rowOf(typed))
  return { price: listPrice, stock }
}

/** The request: price in rupees, stock or null. */
export function chosenOf(key: string, typed: Typed) {
  const { listPrice, stock } = figuresOf(rowOf(typed))
  return { key, price: Number(listPrice), stock: stock === '' ? null : Number(stock) }
}
