import type { PriceList } from '../../person.ts'
import type { ProductSort } from '../product.ts'
import { type Leaders, leadingPlaces } from './leaders.ts'
import { type Order, leaderIn, orderName } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListedProducts } from './listed-products.ts'

export type ListQuery = {
  /** Paths of categories of one level; none: all products. */
  categoryPaths: readonly string[]
  sort: ProductSort
  priceList: PriceList
  inStock: boolean
  /** One of each family. */
  families: boolean
}

/** Products in an order; `families`: one of each family. */
export type List = Order & { families: boolean; products: ListedProduct[] }

/** Whether all products are asked for. */
export const isWhole = ({ categoryPaths, inStock, families }: ListQuery) =>
  categoryPaths.length === 0 && !inStock && !families

/** What is asked for of all products, in their order. */
export function chosenOf(
  { sort, priceList, inStock, families, categoryPaths }: ListQuery,
  { compare, products: all }: List,
  listed: ListedProducts,
  leaders: Leaders,
): List {
  const stands = isInCategories(categoryPaths)
  const leads = leaders.leads(orderName(sort, priceList), leaderIn(sort, priceList))
  const has = (one: ListedProduct) =>
    stands(one) && !(inStock && one.isSoldOut) && (!families || leads(one))
  // A category is sorted by itself: it is small beside the whole catalogue.
  const among = categoryPaths.length === 0 ? all : listed.categories.under(categoryPaths)
  if (categoryPaths.length === 0 && families) {
    const leading = leadingPlaces(listed.columns, leaderIn(sort, priceList))
    const isFirst = (one: ListedProduct) => leading[one.place] === 1 && !(inStock && one.isSoldOut)
    return { compare, has, families, products: among.filter(isFirst) }
  }
  const products = among.filter(has)
  if (categoryPaths.length > 0) products.sort(compare)
  return { compare, has, families, products }
}

function isInCategories(paths: readonly string[]): (one: ListedProduct) => boolean {
  const [first] = paths
  if (first === undefined) return () => true
  const level = (['main_path', 'sub_path', 'category_path'] as const)[first.split('/').length - 1]
  const wanted = new Set(paths)
  return ({ row }) => wanted.has(row[level ?? 'category_path'])
}
