import type { Visit } from '../visit.ts'
import { type ProductRow, productsWithShelf, toProduct } from './products.store.ts'
import type { Product } from './product.ts'

/** The published products in stock that have an offer of some kind, with their families, as this visit may see them. */
export async function productsWithOffers(
  visit: Visit,
): Promise<{ product: Product; family: string | null }[]> {
  const found = await visit.db.all<ProductRow>`${productsWithShelf}
    where (product.offer_price is not null or product.multi_price is not null
        or product.wholesale_offer_price is not null)
      and product.published_at is not null and (product.stock is null or product.stock > 0)`
  return found.map((row) => ({
    product: toProduct(row, visit.seesWholesale, visit.now()),
    family: row.family_key,
  }))
}
