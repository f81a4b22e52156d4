import type { Sql } from '#db/database.ts'
import { type ProductRow, productsWithCategory } from '../products.store.ts'

/** So many products, drafts too, in the order of their numbers, after one of them. */
export const productsByNumber = (db: Sql, after: number, limit: number) =>
  db.all<ProductRow & { perishable: number }>`${productsWithCategory}
    where product.number > ${after} order by product.number limit ${limit}`
