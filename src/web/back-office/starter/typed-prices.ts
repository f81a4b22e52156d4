import { storedText } from '../../app/storage/stored-text.ts'
import { validate, figuresOf } from '../products/row-values.ts'

/** What is typed beside a product, as text, and whether the product is to be added. */
export type Typed = { price: string; stock: string; isChosen: boolean }

/** By the product's key. */
export type TypedPrices = Readonly<Record<string, Typed>>

/** It stays on the device: a page that is left, or a session that ends, loses nothing. */
export const storedPrices = storedText('office-starter', 20_000)

export const untouched: Typed = { price: '', stock: '', isChosen: false }

/** What was stored; nothing where that is not to be understood. */
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

/** A price that is typed chooses the product; one that is taken away lets go of it. */
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

/** What is wrong with what was typed, by field. */
export function faultsOf(typed: Typed) {
  const { listPrice, stock } = validate(rowOf(typed))
  return { price: listPrice, stock }
}

/** As it is sent: rupees, and a count or null. */
export function chosenOf(key: string, typed: Typed) {
  const { listPrice, stock } = figuresOf(rowOf(typed))
  return { key, price: Number(listPrice), stock: stock === '' ? null : Number(stock) }
}
