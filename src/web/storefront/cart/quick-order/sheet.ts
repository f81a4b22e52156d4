import { colourNamed } from '#shop/catalogue/colours/colour.ts'
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
import { oneByOne, quantityRejection } from '#shop/pricing/wholesale-terms.ts'

/** A line of the list, its candidate products and the choice. */
export type SheetLine = ListLine &
  Pick<CheckedLine, 'sure' | 'guess' | 'candidates'> & {
    key: number
    chosen: string | null
    /** How many of the size as written; null: the customer gave the quantity. */
    asked: number | null
    /** Of the chosen product; absent: its first. */
    colour?: string
  }

/** Preselects certain matches, nearest sizes and goods named as written; the customer decides the rest. */
export const toSheet = (
  requested: readonly ListLine[],
  checked: readonly CheckedLine[],
): SheetLine[] =>
  requested.map((line, key) =>
    withAnswer(
      { ...line, key, sure: 'none', guess: null, candidates: [], chosen: null, asked: null },
      checked[key],
    ),
  )

export const withAnswer = (line: SheetLine, answer: CheckedLine | undefined): SheetLine => {
  const { sure, guess, candidates, wanted, asked } = answer ?? {
    ...line,
    ...nothing,
    asked: line.quantity,
  }
  const [first] = candidates
  const isSure = sure === 'exact' || sure === 'likely' || guess === 'size'
  const chosen = first && (isSure || isNamed(wanted, first)) ? first : null
  return {
    ...line,
    wanted,
    quantity: chosen?.quantity ?? asked,
    asked,
    sure,
    guess,
    candidates,
    chosen: chosen && chosen.productId,
  }
}

/** Goods in stock with each word of the line in their name or size. */
const isNamed = (wanted: string, { name, pack, stock }: CartLine) =>
  stock !== 0 &&
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${pack.text}`.toLowerCase().includes(word))

const nothing: Pick<CheckedLine, 'sure' | 'guess' | 'candidates'> = {
  sure: 'none',
  guess: null,
  candidates: [],
}

/** The customer accepts a guess. */
export const confirmed = (line: SheetLine): SheetLine => ({ ...line, guess: null, doubt: null })

/** Chooses a product in its first colour; null clears the choice. */
export const withChoice = ({ colour: _, ...line }: SheetLine, chosen: string | null): SheetLine => {
  const product = line.candidates.find(({ productId }) => productId === chosen)
  return product === undefined
    ? { ...line, chosen, quantity: line.asked ?? line.quantity }
    : { ...confirmed(line), chosen, quantity: quantityAs(line, product) }
}

/** Of this product, what matches the requested amount, unless the customer gave the quantity. */
export const quantityAs = ({ asked, quantity }: SheetLine, product: CartLine) =>
  asked === null ? quantity : product.quantity

/** A typed quantity resolves every doubt about the quantity. */
export const withQuantity = (line: SheetLine, quantity: number): SheetLine => ({
  ...line,
  quantity,
  asked: null,
  doubt: null,
  guess: line.guess === 'size' ? 'size' : null,
})

/** Why a line is a guess. */
export const guessOf = ({ guess, doubt }: Pick<SheetLine, 'guess' | 'doubt'>) => guess ?? doubt

/** The chosen product, priced for its quantity. */
export function productOf({ candidates, chosen, quantity, colour }: SheetLine): CartLine | null {
  const product = candidates.find(({ productId }) => productId === chosen)
  if (product === undefined) return null
  const line = withLineQuantity(product, quantity)
  if (colour === undefined) return line
  return { ...line, colour, colourLabel: colourNamed(line, colour)?.label ?? colour }
}

/** Why a line can't go into the cart as it is. */
export function needOf(
  line: SheetLine,
): 'choose' | 'unknown' | 'sold-out' | 'off-rule' | 'check' | null {
  const product = productOf(line)
  if (product !== null) {
    if (product.stock === 0) return 'sold-out'
    if (quantityRejection(line.quantity, product.wholesale ?? oneByOne) !== null) return 'off-rule'
    return guessOf(line) === null ? null : 'check'
  }
  return line.candidates.length > 0 ? 'choose' : 'unknown'
}

export const isReady = (line: SheetLine) => needOf(line) === null

/** Sums lines of the same product. */
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
