import { changeRatings } from '#shop/catalogue/ratings.store.ts'
import { newId } from '#shop/ids.ts'
import { hasReceived } from '#shop/orders/moving/received.store.ts'
import { putProductReview } from '#shop/reviews/product-reviews.store.ts'
import { idsBySku } from '#shop/catalogue/edit-products.store.ts'
import type { Shop } from '#shop/visit.ts'
import { productReviews } from './product-reviews.ts'
import { personOf } from './visit-as.ts'

const day = 24 * 60 * 60_000

/** What buyers say, in one transaction; only of what was delivered to them, as for anybody. */
export async function fillProductReviews({ db, now }: Shop, idOf: ReadonlyMap<string, string>) {
  const ids = await idsBySku(db)
  await db.transaction(async (tx) => {
    for (const { sku, by, rating, daysAgo, text } of productReviews) {
      const [productId = sku, accountId = by] = [ids.get(sku), idOf.get(by)]
      if (!(await hasReceived(tx, accountId, productId)))
        throw new Error(`The demo lets ${by} review ${sku}, which was never delivered`)
      const { name } = personOf(by)
      const said = { id: newId(), name, rating, text, picture: null, state: 'approved' } as const
      await putProductReview(tx, {
        ...said,
        writtenAt: now() - daysAgo * day,
        accountId,
        productId,
      })
      await changeRatings(tx, productId, { sum: rating, count: 1, now: now() })
    }
  })
}
