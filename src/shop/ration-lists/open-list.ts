import { availableLines } from '../cart/available-lines.ts'
import { amountOfLine, type CartItem, isColourGone, itemOf, keyOf } from '../cart/cart.ts'
import { knownOf } from '../cart/known-colours.ts'
import { priceCart, toCartLine } from '../cart/price-cart.ts'
import { chosenColour } from '../catalogue/colours/colour.ts'
import { isSoldOut, type Product } from '../catalogue/product.ts'
import { productsById } from '../catalogue/products.store.ts'
import { similarProducts } from '../catalogue/similar-products.ts'
import { sum } from '../money.ts'
import { Refusal } from '../refusals.ts'
import { customer, type Visit } from '../visit.ts'
import type { GoneLine, OpenedList, RationLine, RationList } from './ration-list.ts'
import { findList, readListItems, type StoredItem } from './ration-lists.store.ts'

/** Of more sold-out lines no alternative is looked up. */
const maxAlternatives = 10

export type OwnList = RationList & { opened: OpenedList }

/** Refuses `list_not_found`. */
export async function openList(visit: Visit, id: string): Promise<OwnList> {
  const list = await findList(visit.db, customer(visit).id, id)
  if (list === undefined) throw new Refusal('list_not_found')
  return { ...list, opened: await openItems(visit, await readListItems(visit.db, id)) }
}

/** At this visitor's prices now. */
export async function openItems(visit: Visit, stored: readonly StoredItem[]): Promise<OpenedList> {
  const products = knownOf(
    await productsById({ ...visit, seesWholesale: true }, [
      ...new Set(stored.map(({ productId }) => productId)),
    ]),
  )
  const sorted = stored.map((item) => ({ item, gone: goneOf(item, products.get(item.productId)) }))
  const sold = sorted.flatMap(({ item, gone }) =>
    gone ? [] : [{ ...item, ...inColour(item, products.get(item.productId)) }],
  )
  const seen = new Map(sold.map((item) => [keyOf(item), item.seen]))
  const { lines } = await priceCart(visit, sold)
  const withSeen = lines.map((line) => ({ ...line, seen: seen.get(keyOf(line)) ?? line.price.now }))
  return {
    lines: await withAlternatives(visit, withSeen, products),
    gone: sorted.flatMap(({ gone }) => gone ?? []),
    total: sum(availableLines(lines).map(amountOfLine)),
  }
}

function goneOf(item: StoredItem, product: Product | undefined): GoneLine | null {
  const { number, name } = item
  if (product === undefined) return { ...itemOf(item), number, name, what: 'product' }
  const { colours } = product
  const isGone = isColourGone({ ...inColour(item, product), colours })
  return isGone ? { ...itemOf(item), number, name, what: 'colour' } : null
}

/** A line from before the product had colours gets its first. */
function inColour({ colour: wanted }: CartItem, product: Product | undefined) {
  const { colour } = chosenColour(product ?? {}, wanted)
  return colour === undefined ? {} : { colour }
}

async function withAlternatives(
  visit: Visit,
  lines: readonly RationLine[],
  products: ReadonlyMap<string, Product>,
): Promise<RationLine[]> {
  const onList = new Set(products.keys())
  let left = maxAlternatives
  const found: RationLine[] = []
  for (const line of lines) {
    const product = products.get(line.productId)
    const isAsked = product !== undefined && isSoldOut(product) && left-- > 0
    const similar = isAsked ? await similarProducts(visit, product, 3) : []
    const other = similar.find((one) => !isSoldOut(one) && !onList.has(one.id))
    const instead = other && toCartLine(other, visit.priceList, line.quantity)
    found.push({ ...line, ...(instead && { instead }) })
  }
  return found
}
