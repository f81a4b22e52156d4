import type { CartLine } from './cart.ts'
import { maxQuantity } from '../pricing/wholesale-terms.ts'

/** `number`: the product's. */
export type SharedItem = { number: number; quantity: number; colour?: string }

/** Maximum lines of a cart. */
const maxItems = 200

type SharedLine = Pick<CartLine, 'number' | 'quantity' | 'colour'>

/** "12x2.45.80x3-Red"; nothing is stored for it. */
export const sharedText = (lines: readonly SharedLine[]): string => lines.map(entryOf).join('.')

function entryOf({ number, quantity, colour }: SharedLine) {
  const pieces = quantity === 1 ? '' : `x${quantity}`
  const chosen = colour ? `-${encodeURIComponent(colour).replaceAll('.', '%2E')}` : ''
  return `${number}${pieces}${chosen}`
}

/** Null: invalid, or more lines than a cart holds. */
export function readShared(text: string): SharedItem[] | null {
  const entries = text.split('.')
  if (entries.length > maxItems) return null
  const items = entries.map(readEntry)
  return items.every((item) => item !== null) ? items : null
}

function readEntry(entry: string): SharedItem | null {
  const [, number, quantity = '1', chosen] =
    /^([1-9]\d{0,8})(?:x([1-9]\d{0,2}))?(?:-(.{1,600}))?$/.exec(entry) ?? []
  if (number === undefined || Number(quantity) > maxQuantity) return null
  const colour = chosen === undefined ? '' : readColour(chosen)
  if (colour === null) return null
  return { number: Number(number), quantity: Number(quantity), ...(colour !== '' && { colour }) }
}

function readColour(chosen: string): string | null {
  try {
    return decodeURIComponent(chosen)
  } catch {
    return null
  }
}
