import { type CartItem, type CartLine, itemOf, keyOf, type LineKey } from '../cart/cart.ts'
import type { GoneItem } from '../cart/open-shared-cart.ts'
import type { Paisa } from '../money.ts'

export const maxLists = 10
export const maxListLines = 100
export const maxListName = 60

/** What its owner knows of a list; `linkToken` null: not shared. */
export type RationList = {
  id: string
  name: string
  /** 1 to `lastReminderDay`; null: no reminder. */
  reminderDay: number | null
  linkToken: string | null
  lines: number
}

/** `seen`: price of one piece when its customer last saved or bought it. */
export type RationItem = CartItem & { seen: Paisa }

/** At this buyer's price now. `instead`: a similar product in stock, for a line that is sold out. */
export type RationLine = CartLine & { seen: Paisa; instead?: CartLine }

/** Sold no more: the product or its colour. */
export type GoneLine = GoneItem & CartItem & { colourLabel?: string | undefined }

/** `total`: what is in stock, at today's prices. */
export type OpenedList = { lines: RationLine[]; gone: GoneLine[]; total: Paisa }

/** Sets the quantity of a line; 0 removes it. A new line is appended, or inserted at place `at` (from 0). */
export type ListChange = LineKey & { quantity: number; at?: number | undefined }

export const withListChanges = (
  items: readonly CartItem[],
  changes: readonly ListChange[],
): CartItem[] => changes.reduce<CartItem[]>(withListChange, [...items])

function withListChange(items: CartItem[], { at, ...change }: ListChange): CartItem[] {
  const item = itemOf({
    productId: change.productId,
    quantity: change.quantity,
    ...(change.colour && { colour: change.colour }),
  })
  const index = items.findIndex((one) => keyOf(one) === keyOf(item))
  if (item.quantity === 0) return index === -1 ? items : items.toSpliced(index, 1)
  return index === -1 ? items.toSpliced(at ?? items.length, 0, item) : items.with(index, item)
}

/**
 * The prices that a changed list remembers. A line keeps what its customer saw, unless a new quantity alone
 * changes the price of a piece, as wholesale breaks do. `priceNow` null: not sold now.
 */
export const withSeenPrices = (
  after: readonly CartItem[],
  before: readonly RationItem[],
  priceNow: (item: CartItem) => { price: Paisa; dependsOnQuantity: boolean } | null,
): RationItem[] =>
  after.flatMap((item) => {
    const old = before.find((one) => keyOf(one) === keyOf(item))
    const now = priceNow(item)
    const isKept = old && (now?.dependsOnQuantity !== true || old.quantity === item.quantity)
    const seen = isKept ? old.seen : now?.price
    return seen === undefined ? [] : [{ ...item, seen }]
  })

/** Null: as it was. */
export const priceChangeOf = ({ seen, price: { now } }: Pick<RationLine, 'seen' | 'price'>) =>
  seen === now ? null : { was: seen, now, isUp: now > seen }
