import type { Sql } from '#db/database.ts'
import type { Review } from './review.ts'

/** Published reviews, newest first; at most `limit`. */
export const listReviews = (db: Sql, limit: number) => db.all<Review>`
  select review.id, name, review.email, rating, body as text, written_at as "writtenAt", account.picture as picture,
    'approved' as state
  from review left join account on account.id = review.account_id
  where published_at is not null order by written_at desc, review.id limit ${limit}`

export const insertReview = (tx: Sql, review: Review & { accountId: string | null }) => tx.run`
  insert into review (id, account_id, name, email, rating, body, written_at, published_at)
  values (${review.id}, ${review.accountId}, ${review.name}, ${review.email}, ${review.rating}, ${review.text},
    ${review.writtenAt}, ${review.state === 'approved' ? review.writtenAt : null})`

export const deleteReviews = (tx: Sql, accountId: string) =>
  tx.run`delete from review where account_id = ${accountId}`
