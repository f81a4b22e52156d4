import type { CartLine } from './cart.ts'
import { maxQuantity } from '../pricing/wholesale-terms.ts'

/** A line of a cart that somebody shares: the product's number, and what was chosen. */
export type SharedItem = { number: number; quantity: number; colour?: string }

/** A cart has no more lines. */
const most = 200

type Shown = Pick<CartLine, 'number' | 'quantity' | 'colour'>

/** A cart for the address of a link, as "12x2.45.80x3-Red": nothing needs to be kept for it. */
export const sharedText = (lines: readonly Shown[]): string => lines.map(entryOf).join('.')

function entryOf({ number, quantity, colour }: Shown) {
  const pieces = quantity === 1 ? '' : `x${quantity}`
  const chosen = colour ? `-${encodeURIComponent(colour).replaceAll('.', '%2E')}` : ''
  return `${number}${pieces}${chosen}`
}

/** Reads such a text; null when it is none, or holds more than a cart does. */
export function readShared(text: string): SharedItem[] | null {
  const entries = text.split('.')
  if (entries.length > most) return null
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
