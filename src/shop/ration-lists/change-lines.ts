import type { Tx } from '#db/database.ts'
import { type CartItem, capped, type LineKey, quantityOf, summed } from '../cart/cart.ts'
import { knownOf } from '../cart/known-colours.ts'
import { chosenColour } from '../catalogue/colours/colour.ts'
import type { Product } from '../catalogue/product.ts'
import { productsById } from '../catalogue/products.store.ts'
import { priceFor, wholesaleFor } from '../pricing/price-tag.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { type ListChange, maxListLines, withListChanges, withSeenPrices } from './ration-list.ts'
import { readListItems, writeListItems } from './ration-lists.store.ts'

type Known = ReadonlyMap<string, Product>

/**
 * Applies changes to a list; the caller holds its owner's lock. Products that aren't sold are not added.
 * Refuses `list_full`.
 */
export async function changeLines(
  tx: Tx,
  visit: Visit,
  listId: string,
  changes: readonly ListChange[],
): Promise<void> {
  const stored = await readListItems(tx, listId)
  const known = await productsIn(tx, visit, [...stored, ...changes])
  const before = summed(stored.map((item) => inColour(item, known))).map((item) => ({
    ...item,
    quantity: capped(item.quantity),
  }))
  const possible = changes.filter(
    ({ productId, quantity }) => quantity === 0 || known.has(productId),
  )
  const after = withListChanges(
    before,
    possible.map((change) => inColour(change, known)),
  )
  if (after.length > Math.max(maxListLines, before.length)) throw new Refusal('list_full')
  await writeListItems(
    tx,
    listId,
    withSeenPrices(after, before, (item) => priceOf(item, after, visit, known)),
  )
}

/** Makes today's prices those that later changes are shown against. */
export async function markPricesSeen(tx: Tx, visit: Visit, listId: string): Promise<void> {
  const items = await readListItems(tx, listId)
  const known = await productsIn(tx, visit, items)
  const priceNow = (item: CartItem) => priceOf(item, items, visit, known)?.price
  const seen = items.map((item) => ({ ...item, seen: priceNow(item) ?? item.seen }))
  await writeListItems(tx, listId, seen)
}

async function productsIn(
  tx: Tx,
  { now }: Visit,
  lines: readonly { productId: string }[],
): Promise<Known> {
  const ids = new Set(lines.map(({ productId }) => productId))
  return knownOf(await productsById({ db: tx, now, seesWholesale: true }, [...ids]))
}

/** Sets a missing colour to the product's first, so that lines match. */
function inColour<Line extends LineKey>(line: Line, known: Known): Line {
  const { colour } = chosenColour(known.get(line.productId) ?? {}, line.colour)
  return colour === undefined ? line : { ...line, colour }
}

function priceOf(
  { productId }: CartItem,
  items: readonly CartItem[],
  { priceList }: Visit,
  known: Known,
) {
  const product = known.get(productId)
  if (product === undefined) return null
  return {
    price: priceFor(product, priceList, quantityOf(items, productId)).now,
    dependsOnQuantity: wholesaleFor(product, priceList) !== null,
  }
}
