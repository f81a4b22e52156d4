import type { Db } from '#db/database.ts'
import { fillProducts } from '../../demo/fill-products.ts'
import { fillWithCast } from './cast.ts'

/** People and the 360 products of the demo. One function for all files: it names the template of the database. */
export async function fillWithDemoGoods(db: Db) {
  await fillWithCast(db)
  await db.transaction((tx) => fillProducts(tx, Date.UTC(2025, 0, 5)))
}
