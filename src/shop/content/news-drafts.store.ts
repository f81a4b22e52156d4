import type { Sql } from '#db/database.ts'
import { type Fragment, sql } from '#db/sql.ts'
import type { NewsState } from './content.ts'

/** News as staff write it. `at`: when it is published, ms UTC; null: a draft. */
export type NewsDraft = { title: string; summary: string; body: string; at: number | null }

export type WrittenNews = NewsDraft & { id: string; picture: string | null; version: number }

const columns = sql`id, title, summary, body, picture, published_at as at, version`

const inState = (state: NewsState | null, now: number): Fragment => {
  if (state === 'draft') return sql`published_at is null`
  if (state === 'due') return sql`published_at > ${now}`
  return state === 'out' ? sql`published_at <= ${now}` : sql`true`
}

type Page = { state: NewsState | null; now: number; limit: number; offset: number }

/** Drafts first, then the newest. */
export const listWrittenNews = (db: Sql, { state, now, limit, offset }: Page) =>
  db.all<WrittenNews>`
    select ${columns} from news where ${inState(state, now)}
    order by case when published_at is null then 0 else 1 end, published_at desc, id
    limit ${limit} offset ${offset}`

export async function countWrittenNews(db: Sql, state: NewsState | null, now: number) {
  const { count } = await db.one<{ count: number }>`
    select count(*) as count from news where ${inState(state, now)}`
  return count
}

export const findWrittenNews = (db: Sql, id: string) =>
  db.maybeOne<WrittenNews>`select ${columns} from news where id = ${id}`

/** 0 when this id is there already. */
export const insertWrittenNews = (tx: Sql, id: string, { title, summary, body, at }: NewsDraft) =>
  tx.run`
    insert into news (id, title, summary, body, published_at)
    values (${id}, ${title}, ${summary}, ${body}, ${at}) on conflict (id) do nothing`

/** 0 when it has another version by now, or is gone. */
export const updateNews = (
  tx: Sql,
  { id, version }: { id: string; version: number },
  { title, summary, body, at }: NewsDraft,
) => tx.run`
  update news set title = ${title}, summary = ${summary}, body = ${body}, published_at = ${at}, version = version + 1
  where id = ${id} and version = ${version}`

export const deleteNews = (tx: Sql, id: string) => tx.run`delete from news where id = ${id}`
