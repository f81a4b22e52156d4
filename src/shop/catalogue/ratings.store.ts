import type { Sql, Tx } from '#db/database.ts'
import { changeCatalogue } from './catalogue-version.store.ts'

/** Holds a product's ratings until the transaction ends, so that two reviews are counted one after the other. */
export const lockRatings = (tx: Sql, productId: string) =>
  tx.run`update product set rating_count = rating_count where id = ${productId}`

/** What a review changes: the sum of stars, and how many reviews there are. */
export const changeRatings = (
  tx: Tx,
  productId: string,
  change: { sum: number; count: number; now: number },
) => changeCatalogue(tx).run`
  update product set rating_sum = rating_sum + ${change.sum}, rating_count = rating_count + ${change.count},
    updated_at = ${change.now}
  where id = ${productId}`
