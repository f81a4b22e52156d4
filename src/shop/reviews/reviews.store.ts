import type { Sql } from '#db/database.ts'
import { foldAll } from '../fold.ts'
import { answerOf, type Review } from './review.ts'

/** Published, newest first. */
export async function listReviews(db: Sql, limit: number): Promise<Review[]> {
  type Row = Omit<Review, 'verified' | 'answer'> & {
    delivered: 0 | 1
    answer: string | null
    answeredAt: number | null
  }
  const rows = await db.all<Row>`
  select review.id, name, review.email, rating, body as text, written_at as "writtenAt", account.picture as picture,
    'approved' as state, answer, answered_at as "answeredAt",
    case when exists (select 1 from orders where orders.account_id = review.account_id and status = 'delivered')
      then 1 else 0 end as delivered
  from review left join account on account.id = review.account_id
  where published_at is not null order by written_at desc, review.id limit ${limit}`
  return rows.map(({ delivered, answer, answeredAt, ...review }) => ({
    ...review,
    answer: answerOf(answer, answeredAt),
    verified: delivered === 1,
  }))
}

export const insertReview = (
  tx: Sql,
  review: Omit<Review, 'verified' | 'answer'> & { accountId: string | null },
) => tx.run`
  insert into review (id, account_id, name, email, rating, body, written_at, published_at, folded_words)
  values (${review.id}, ${review.accountId}, ${review.name}, ${review.email}, ${review.rating}, ${review.text},
    ${review.writtenAt}, ${review.state === 'approved' ? review.writtenAt : null},
    ${foldAll(review.name, review.email, review.text)})`

export const deleteReviews = (tx: Sql, accountId: string) =>
  tx.run`delete from review where account_id = ${accountId}`

export const moveReviews = (tx: Sql, from: string, to: string) =>
  tx.run`update review set account_id = ${to} where account_id = ${from}`
