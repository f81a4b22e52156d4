import { list } from '#db/sql.ts'
import { isSoldOut, type Product } from './product.ts'
import { type ProductRow, productsWithShelf, type Reader, toProduct } from './products.store.ts'
import { inOrder } from './sizes.ts'

/**
 * Products with all their sizes, where there are several. With `inStock` one that is sold out gives way to a size
 * that is not.
 */
export async function withSizes(
  visit: Reader,
  products: readonly Product[],
  { inStock = false } = {},
): Promise<Product[]> {
  if (products.length === 0) return []
  const found = await visit.db.all<ProductRow>`${productsWithShelf}
    join product asked on asked.category_path = product.category_path
      and asked.size_group = product.size_group
    where asked.id in ${list(products.map(({ id }) => id))} and product.published_at is not null`
  const keyOf = new Map(found.map((row) => [row.id, `${row.category_path} ${row.size_group}`]))
  const at = visit.now()
  const rows = [...new Map(found.map((row) => [row.id, row])).values()]
  const together = Map.groupBy(rows, (row) => keyOf.get(row.id))
  return products.map((product) => {
    const sizes = together.get(keyOf.get(product.id)) ?? []
    if (sizes.length < 2) return product
    const all = inOrder(sizes.map((row) => toProduct(row, visit.seesWholesale, at)))
    const shown = inStock && isSoldOut(product) ? all.find((one) => !isSoldOut(one)) : undefined
    return { ...(shown ?? product), sizes: all }
  })
}
