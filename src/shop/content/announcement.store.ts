import type { Sql } from '#db/database.ts'
import { type Announcement, noAnnouncement, type WrittenAnnouncement } from './announcement.ts'

type Row = {
  text: string
  link: string | null
  shown: number
  from: number | null
  until: number | null
  version: number
}

/** The line as it was last written; an empty one that is off, where nobody ever has. */
export async function readAnnouncement(db: Sql): Promise<WrittenAnnouncement> {
  const row = await db.maybeOne<Row>`
    select body as text, link, shown, starts_at as "from", ends_at as "until", version from announcement`
  if (row === undefined) return noAnnouncement
  const { from, until, shown, ...rest } = row
  return { ...rest, shown: shown === 1, period: { from, until } }
}

/** 0 when it has another version by now. */
export const saveAnnouncement = (
  tx: Sql,
  version: number,
  { text, link, shown, period: { from, until } }: Announcement,
) =>
  version === 0
    ? tx.run`
        insert into announcement (id, body, link, shown, starts_at, ends_at, version)
        values ('line', ${text}, ${link}, ${shown ? 1 : 0}, ${from}, ${until}, 1) on conflict (id) do nothing`
    : tx.run`
        update announcement set body = ${text}, link = ${link}, shown = ${shown ? 1 : 0}, starts_at = ${from},
          ends_at = ${until}, version = version + 1
        where version = ${version}`
