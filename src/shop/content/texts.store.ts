import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { type OwnText, textAt, type TextPage, textPages, type Words, type WrittenText } from './texts.ts' // prettier-ignore

type Row = {
  page: TextPage
  body: string | null
  changedAt: number
  nextBody: string | null
  nextFrom: number | null
  version: number
}

const columns = sql`page, body, changed_at as "changedAt", next_body as "nextBody", next_from as "nextFrom", version`

const toText = ({ nextBody, nextFrom, ...row }: Row): WrittenText => ({
  ...row,
  next: nextBody === null && nextFrom === null ? null : { body: nextBody, from: nextFrom },
})

/** What shoppers read on a page in place of the shop's own words at a moment, ms UTC. */
export async function findOwnText(db: Sql, page: TextPage, now: number): Promise<OwnText | null> {
  const { body, changedAt } = textAt(await findStoredText(db, page), now)
  return body === null ? null : { body, at: changedAt ?? now }
}

/** Each page as it is at a moment, whether somebody has ever written a text of it or not. */
export async function listWrittenTexts(db: Sql, now: number): Promise<WrittenText[]> {
  const rows = await db.all<Row>`select ${columns} from shop_text`
  const texts = rows.map((row) => textAt(toText(row), now))
  return textPages.map((page) => texts.find((text) => text.page === page) ?? unwritten(page))
}

export const findWrittenText = async (db: Sql, page: TextPage, now: number) =>
  textAt(await findStoredText(db, page), now)

/** As it is stored: words whose moment has come are still the next ones. */
export async function findStoredText(db: Sql, page: TextPage): Promise<WrittenText> {
  const row = await db.maybeOne<Row>`select ${columns} from shop_text where page = ${page}`
  return row === undefined ? unwritten(page) : toText(row)
}

const unwritten = (page: TextPage): WrittenText => ({
  page,
  body: null,
  next: null,
  changedAt: null,
  version: 0,
})

type Saved = Words & { changedAt: number; version: number }

/** 0 when it has another version than `stored` by now. */
export const saveText = (
  tx: Sql,
  { page, stored }: { page: TextPage; stored: number },
  { body, next, changedAt, version }: Saved,
) =>
  stored === 0
    ? tx.run`insert into shop_text (page, body, next_body, next_from, changed_at, version)
        values (${page}, ${body}, ${next?.body ?? null}, ${next?.from ?? null}, ${changedAt}, ${version})
        on conflict (page) do nothing`
    : tx.run`update shop_text set body = ${body}, next_body = ${next?.body ?? null},
          next_from = ${next?.from ?? null}, changed_at = ${changedAt}, version = ${version}
        where page = ${page} and version = ${stored}`
