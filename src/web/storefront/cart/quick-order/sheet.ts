import {
  amountOfLine,
  type CartLine,
  type CartItem,
  itemOf,
  withLineQuantity,
} from '#shop/cart/cart.ts'
import type { CheckedLine } from '#shop/cart/check-list.ts'
import type { ListLine } from '#shop/cart/order-list.ts'
import { type Paisa, sum } from '#shop/money.ts'
import { oneByOne, whyNotSoMany } from '#shop/pricing/wholesale-terms.ts'

/** A line of the sheet: what was asked for, what it may be, and what was chosen. */
export type SheetLine = ListLine &
  Pick<CheckedLine, 'sure' | 'guess' | 'candidates'> & {
    key: number
    chosen: string | null
    /** Of the chosen product; absent: its first. */
    colour?: string
  }

/** What the shop is sure of is chosen, and so is the nearest size; the rest waits for the buyer. */
export const toSheet = (asked: readonly ListLine[], checked: readonly CheckedLine[]): SheetLine[] =>
  asked.map((line, key) =>
    withAnswer(
      { ...line, key, sure: 'none', guess: null, candidates: [], chosen: null },
      checked[key],
    ),
  )

export const withAnswer = (line: SheetLine, answer: CheckedLine | undefined): SheetLine => {
  const { sure, guess, candidates, wanted, quantity } = answer ?? { ...line, ...nothing }
  const isSure = sure === 'exact' || sure === 'likely' || guess === 'size'
  const chosen = isSure ? (candidates[0]?.productId ?? null) : null
  return { ...line, wanted, quantity, sure, guess, candidates, chosen }
}

const nothing: Pick<CheckedLine, 'sure' | 'guess' | 'candidates'> = {
  sure: 'none',
  guess: null,
  candidates: [],
}

/** The buyer has looked: what was a guess is so. */
export const confirmed = (line: SheetLine): SheetLine => ({ ...line, guess: null, doubt: null })

/** Another product, in its first colour; null: none, to choose anew. */
export const withChoice = ({ colour: _, ...line }: SheetLine, chosen: string | null): SheetLine => {
  const product = line.candidates.find(({ productId }) => productId === chosen)
  return product === undefined
    ? { ...line, chosen }
    : { ...confirmed(line), chosen, quantity: quantityAs(line, product) }
}

/** How many of it: of another size so many as come to what was asked for, unless the buyer has changed that. */
export const quantityAs = ({ guess, quantity, candidates }: SheetLine, product: CartLine) =>
  guess === 'size' && quantity === candidates[0]?.quantity ? product.quantity : quantity

/** Another number answers every question about how many. */
export const withQuantity = (line: SheetLine, quantity: number): SheetLine => ({
  ...line,
  quantity,
  doubt: null,
  guess: line.guess === 'size' ? 'size' : null,
})

/** What makes a line a guess. A quantity that was cut is said, and goes into the cart. */
export const guessOf = ({ guess, doubt }: Pick<SheetLine, 'guess' | 'doubt'>) =>
  guess ?? (doubt === 'cut' ? null : doubt)

/** What was chosen, at the price of so many. */
export function productOf({ candidates, chosen, quantity, colour }: SheetLine): CartLine | null {
  const product = candidates.find(({ productId }) => productId === chosen)
  if (product === undefined) return null
  return { ...withLineQuantity(product, quantity), ...(colour !== undefined && { colour }) }
}

/** Why a line cannot go into the cart as it is. */
export function needOf(
  line: SheetLine,
): 'choose' | 'unknown' | 'sold-out' | 'off-rule' | 'check' | null {
  const product = productOf(line)
  if (product !== null) {
    if (product.stock === 0) return 'sold-out'
    if (whyNotSoMany(line.quantity, product.wholesale ?? oneByOne) !== null) return 'off-rule'
    return guessOf(line) === null ? null : 'check'
  }
  return line.candidates.length > 0 ? 'choose' : 'unknown'
}

export const isReady = (line: SheetLine) => needOf(line) === null

/** What goes into the cart; the same product on two lines counts together. */
export function cartItemsIn(lines: readonly SheetLine[]): CartItem[] {
  const ready = lines.filter(isReady)
  return ready.flatMap((line) => {
    const product = productOf(line)
    return product === null ? [] : [itemOf(product)]
  })
}

export const totalOf = (line: SheetLine): Paisa | null => {
  const product = productOf(line)
  return product && isReady(line) ? amountOfLine({ ...product, quantity: line.quantity }) : null
}

export const sumOf = (lines: readonly SheetLine[]) =>
  sum(lines.flatMap((line) => totalOf(line) ?? []))

export const countsOf = (lines: readonly SheetLine[]) => {
  const ready = lines.filter(isReady)
  return {
    ready: ready.length,
    pieces: ready.reduce((count, { quantity }) => count + quantity, 0),
    open: lines.length - ready.length,
  }
}
