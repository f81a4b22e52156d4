import { chosenColour } from '../catalogue/colours/colour.ts'
import type { Product } from '../catalogue/product.ts'
import { namesOfWithdrawn, productsByNumber } from '../catalogue/codes/numbers.store.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import type { Cart, CartItem } from './cart.ts'
import { priceCart } from './price-cart.ts'
import { readShared, type SharedItem } from './shared-cart.ts'

/** Sold no more: the product or its colour. `name` null: unknown product. */
export type GoneItem = { number: number; name: string | null; what: 'product' | 'colour' }
export type SharedCart = { cart: Cart; gone: GoneItem[] }

/**
 * Contents of a cart link at this visitor's prices now; writes nothing. Unavailable items are listed apart.
 * Refuses `shared_cart_unreadable`.
 */
export async function openSharedCart(visit: Visit, text: string): Promise<SharedCart> {
  const items = readShared(text)
  if (items === null) throw new Refusal('shared_cart_unreadable')
  const numbers = [...new Set(items.map(({ number }) => number))]
  const [products, withdrawn] = await Promise.all([
    productsByNumber(visit, numbers),
    namesOfWithdrawn(visit.db, numbers),
  ])
  const there = new Map(products.map((product) => [product.number, product]))
  const sorted = items.map((item) => sortedOut(item, there.get(item.number), withdrawn))
  const cart = await priceCart(
    visit,
    sorted.flatMap(({ item }) => item ?? []),
  )
  const gone = new Map(sorted.flatMap(({ gone }) => (gone ? [[gone.number, gone]] : [])))
  return { cart, gone: [...gone.values()] }
}

function sortedOut(
  { number, quantity, colour: wanted }: SharedItem,
  product: Product | undefined,
  withdrawn: ReadonlyMap<number, string>,
): { item?: CartItem; gone?: GoneItem } {
  if (product === undefined)
    return { gone: { number, name: withdrawn.get(number) ?? null, what: 'product' } }
  const hasColours = product.colours.length > 0
  const { colour, gone } = chosenColour(product, hasColours ? wanted : undefined)
  // Don't repeat the link's colour: it can be any text.
  if (gone) return { gone: { number, name: product.name, what: 'colour' } }
  return { item: { productId: product.id, quantity, ...(colour !== undefined && { colour }) } }
}
