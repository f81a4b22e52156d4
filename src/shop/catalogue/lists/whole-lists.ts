import { type Draft, numberDraft, readNumbers, type Sections } from '../saved/sections.ts'
import type { ListedProduct, ListedRow } from './listed-product.ts'
import { type ListedProducts, openListedProducts } from './listed-products.ts'
import { allOrders, type Order } from './list-order.ts'
import { orderDrafts, putInOrder, readOrder, readRows, rowDrafts } from './list-sections.ts'
import { sortedInTurns } from './sorted-list.ts'

type Ordered = Order & { products: ListedProduct[] }

/** All products, and the lists of them that are kept sorted, by their names. */
export type WholeLists = { listed: ListedProducts; orders: ReadonlyMap<string, Ordered> }

/** Of products that come in parts, with the prices of a moment (milliseconds UTC). */
export async function filledLists(
  pages: AsyncIterable<readonly ListedRow[]>,
  at: number,
  yieldToEventLoop: () => Promise<void>,
): Promise<WholeLists> {
  const listed = openListedProducts()
  const products: ListedProduct[] = []
  for await (const rows of pages) products.push(...listed.fill(rows, at))
  const sorted = new Map<string, Ordered>()
  for (const [name, order] of allOrders()) {
    const { compare, has } = order
    sorted.set(name, {
      ...order,
      products: await sortedInTurns(products.filter(has), compare, yieldToEventLoop),
    })
  }
  return { listed, orders: sorted }
}

/** For a file; the products in the order of these ids. */
export function listDrafts(
  { listed, orders: inOrder }: WholeLists,
  ids: readonly string[],
): Draft[] {
  const all = [...listed.values()]
  const lists = [...inOrder].map(([name, list]) => [name, [...list.products]] as const)
  const products: ListedProduct[] = []
  return [
    { name: 'in order', parts: () => putInOrder(all, ids, products) },
    numberDraft('prices at', Float64Array.of(listed.pricesAt())),
    ...rowDrafts(products),
    ...orderDrafts(products, lists),
  ]
}

export function readLists(sections: Sections): WholeLists & { rows: ListedRow[] } {
  const listed = openListedProducts()
  const [at = 0] = readNumbers(sections, 'prices at', Float64Array)
  const products = listed.fill(readRows(sections), at)
  const read = [...allOrders()].map(
    ([name, order]) => [name, { ...order, products: readOrder(sections, name, products) }] as const,
  )
  return { listed, orders: new Map(read), rows: products.map(({ row }) => row) }
}
