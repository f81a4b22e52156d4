import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { answerOf, type AnyReview, type ReviewState, type ShopAnswer } from './review.ts'

type Row = Omit<AnyReview, 'product' | 'answer'> & {
  answer: string | null
  answeredAt: number | null
  productId: string | null
  productNumber: number | null
  productName: string | null
}
type ReviewSearch = { text: string; state: ReviewState | null }

/** Of the shop and of products, in any state. */
const reviews = sql`(
  select id, cast(null as text) as product_id, cast(null as bigint) as number, cast(null as text) as product, name, email,
    rating, body, written_at, published_at, refused_at, answer, answered_at, version, folded_words as folded from review
  union all
  select product_review.id, product.id, product.number, product.name, account.full_name, account.email,
    product_review.rating, product_review.body, product_review.written_at, product_review.published_at,
    product_review.refused_at, product_review.answer, product_review.answered_at, product_review.version,
    folded_name || ' ' || folded_email || ' ' || folded_body || ' ' || product.folded_words
  from product_review join product on product.id = product_review.product_id
    join account on account.id = product_review.account_id
) as said`

const columns = sql`id, product_id as "productId", number as "productNumber", product as "productName", name, email, rating,
  body as text, written_at as "writtenAt", answer, answered_at as "answeredAt", version,
  case when published_at is not null then 'approved' when refused_at is not null then 'refused' else 'waiting' end as state`

/** Newest first; matches author, text or product. */
export async function searchReviews(
  db: Sql,
  search: ReviewSearch,
  limit: number,
  offset: number,
): Promise<AnyReview[]> {
  const found = await db.all<Row>`select ${columns} from ${reviews}
    where ${matches(search)} order by written_at desc, id limit ${limit} offset ${offset}`
  return found.map(toReview)
}

export async function countReviews(db: Sql, search: ReviewSearch): Promise<number> {
  return (
    await db.one<{
      count: number
    }>`select count(*) as count from ${reviews} where ${matches(search)}`
  ).count
}

export async function findAnyReview(db: Sql, id: string): Promise<AnyReview | undefined> {
  const row = await db.maybeOne<Row>`select ${columns} from ${reviews} where id = ${id}`
  return row && toReview(row)
}

export const saveReviewState = (
  tx: Sql,
  { id, product }: AnyReview,
  state: 'approved' | 'refused',
  at: number,
) => {
  const [published, refused] = state === 'approved' ? [at, null] : [null, at]
  return product === null
    ? tx.run`update review set published_at = ${published}, refused_at = ${refused} where id = ${id}`
    : tx.run`update product_review set published_at = ${published}, refused_at = ${refused} where id = ${id}`
}

/** Answers 0 if the version has changed. `answer` null: removed. */
export const saveAnswer = (
  tx: Sql,
  { id, product }: Pick<AnyReview, 'id' | 'product'>,
  version: number,
  answer: ShopAnswer | null,
) => {
  const [text, at] = [answer?.text ?? null, answer?.at ?? null]
  return product === null
    ? tx.run`update review set answer = ${text}, answered_at = ${at}, version = version + 1
        where id = ${id} and version = ${version}`
    : tx.run`update product_review set answer = ${text}, answered_at = ${at}, version = version + 1
        where id = ${id} and version = ${version}`
}

export const deleteReview = (tx: Sql, { id, product }: AnyReview) =>
  product === null
    ? tx.run`delete from review where id = ${id}`
    : tx.run`delete from product_review where id = ${id}`

/** For shop reviews; product reviews are locked by their product's ratings. */
export const lockReview = (tx: Sql, id: string) =>
  tx.maybeOne`select id from review where id = ${id} ${tx.forUpdate}`

const matches = ({ text, state }: ReviewSearch) => sql`${inState(state)} and ${like(text)}`

const inState = (state: ReviewState | null) => {
  if (state === 'approved') return sql`published_at is not null`
  if (state === 'refused') return sql`refused_at is not null`
  return state === null ? sql`1 = 1` : sql`published_at is null and refused_at is null`
}

const like = (text: string) => saysFolded(sql`folded`, text)

export const foldedReviews: FoldedTable[] = [
  {
    table: sql`review`,
    columns: [
      {
        folded: sql`folded_words`,
        text: sql`review.name || ' ' || review.email || ' ' || review.body`,
      },
    ],
  },
  {
    table: sql`product_review`,
    columns: [{ folded: sql`folded_body`, text: sql`product_review.body` }],
  },
]

const toReview = ({
  productId,
  productNumber,
  productName,
  answer,
  answeredAt,
  ...row
}: Row): AnyReview => ({
  ...row,
  answer: answerOf(answer, answeredAt),
  product:
    productId === null
      ? null
      : { id: productId, number: productNumber ?? 0, name: productName ?? '' },
})

/** Undecided reviews of shop and products. */
export async function countWaitingReviews(db: Sql): Promise<number> {
  const { count } = await db.one<{ count: number }>`
    select (select count(*) from review where published_at is null and refused_at is null)
      + (select count(*) from product_review where published_at is null and refused_at is null) as count`
  return count
}
