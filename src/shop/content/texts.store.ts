import type { Sql } from '#db/database.ts'
import { type OwnText, type TextPage, textPages, type WrittenText } from './texts.ts'

/** What shoppers read on a page in place of the shop's own words. */
export const findOwnText = (db: Sql, page: TextPage) => db.maybeOne<OwnText>`
  select body, changed_at as at from shop_text where page = ${page} and body is not null`

/** Each page, whether somebody has ever written a text of it or not. */
export async function listWrittenTexts(db: Sql): Promise<WrittenText[]> {
  const rows = await db.all<WrittenText>`
    select page, body, changed_at as "changedAt", version from shop_text`
  return textPages.map((page) => rows.find((row) => row.page === page) ?? unwritten(page))
}

export async function findWrittenText(db: Sql, page: TextPage): Promise<WrittenText> {
  const row = await db.maybeOne<WrittenText>`
    select page, body, changed_at as "changedAt", version from shop_text where page = ${page}`
  return row ?? unwritten(page)
}

const unwritten = (page: TextPage): WrittenText => ({
  page,
  body: null,
  changedAt: null,
  version: 0,
})

/** 0 when it has another version by now. */
export const saveText = (
  tx: Sql,
  { page, version }: { page: TextPage; version: number },
  body: string | null,
  at: number,
) =>
  version === 0
    ? tx.run`insert into shop_text (page, body, changed_at, version) values (${page}, ${body}, ${at}, 1)
        on conflict (page) do nothing`
    : tx.run`update shop_text set body = ${body}, changed_at = ${at}, version = version + 1
        where page = ${page} and version = ${version}`
