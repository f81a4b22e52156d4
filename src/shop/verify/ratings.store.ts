import type { Check } from './check.ts'

/** V5: sum and count of ratings match the published reviews. */
export const ratings: Check[] = [
  {
    name: 'V5',
    says: "a product's stars are not those of its published reviews",
    find: (db) => db.all`
      select product.id from product left join product_review on product_id = product.id and product_review.published_at is not null
      group by product.id, rating_sum, rating_count
      having rating_sum <> coalesce(sum(product_review.rating), 0) or rating_count <> count(product_review.rating)`,
  },
]
