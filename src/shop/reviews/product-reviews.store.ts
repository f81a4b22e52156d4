import type { Sql, Tx } from '#db/database.ts'
import { list, sql } from '#db/sql.ts'
import { changeRatings, lockRatings } from '../catalogue/ratings.store.ts'
import { fold } from '../fold.ts'
import { answerOf, type ProductReview, type Rating } from './review.ts'

type Row = Omit<ProductReview, 'answer'> & { answer: string | null; answeredAt: number | null }

const reviews = sql`
  select product_review.id, product_id as "productId", account.full_name as name, rating, body as text, account.picture as picture,
    written_at as "writtenAt", answer, answered_at as "answeredAt",
    case when published_at is not null then 'approved' when refused_at is not null then 'refused' else 'waiting' end as state
  from product_review join account on account.id = product_review.account_id`

/** Published, newest first. */
export async function pageOfReviews(
  db: Sql,
  products: readonly string[],
  limit: number,
  offset: number,
): Promise<ProductReview[]> {
  const rows = await db.all<Row>`
    ${reviews} where product_id in ${list(products)} and published_at is not null
    order by written_at desc, product_review.id limit ${limit} offset ${offset}`
  return rows.map(toReview)
}

/** Published ones only. */
export const countByRating = (db: Sql, products: readonly string[]) => db.all<{
  rating: Rating
  count: number
}>`
  select rating, count(*) as count from product_review
  where product_id in ${list(products)} and published_at is not null group by rating`

export async function findReviewBy(
  db: Sql,
  accountId: string,
  productId: string,
): Promise<ProductReview | undefined> {
  const row = await db.maybeOne<Row>`
    ${reviews} where account_id = ${accountId} and product_id = ${productId}`
  return row && toReview(row)
}

const toReview = ({ answer, answeredAt, ...row }: Row): ProductReview => ({
  ...row,
  answer: answerOf(answer, answeredAt),
})

/** Replaces the author's earlier review and the shop's answer to it. */
export const putProductReview = (
  tx: Sql,
  review: Omit<ProductReview, 'answer'> & { accountId: string },
) => tx.run`
  insert into product_review (id, account_id, product_id, rating, body, written_at, published_at, folded_body)
  values (${review.id}, ${review.accountId}, ${review.productId}, ${review.rating}, ${review.text},
    ${review.writtenAt}, ${review.state === 'approved' ? review.writtenAt : null},
    ${fold(review.text)})
  on conflict (account_id, product_id) do update set rating = excluded.rating, body = excluded.body,
    folded_body = excluded.folded_body,    written_at = excluded.written_at, published_at = excluded.published_at, refused_at = null, answer = null,
    answered_at = null, version = product_review.version + 1`

/** With their ratings. */
export async function deleteProductReviews(tx: Tx, accountId: string, now: number) {
  const reviewed = await tx.all<{ id: string }>`
    select product_id as id from product_review where account_id = ${accountId}
    order by product_id collate "binary"`
  for (const { id } of reviewed) await lockRatings(tx, id)
  const gone = await tx.all<{ productId: string; rating: number; publishedAt: number | null }>`
    delete from product_review where account_id = ${accountId}
    returning product_id as "productId", rating, published_at as "publishedAt"`
  const counted = gone.filter(({ publishedAt }) => publishedAt !== null)
  for (const { productId, rating } of counted)
    await changeRatings(tx, productId, { sum: -rating, count: -1, now })
}

/** Skips products the target has reviewed. */
export const moveProductReviews = (tx: Sql, from: string, to: string) => tx.run`
  update product_review set account_id = ${to} where account_id = ${from}
    and product_id not in (select product_id from product_review where account_id = ${to})`
