import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { Period } from '../pricing/period.ts'
import type { BannerPicture, BannerPlace } from './content.ts'

/** A banner or a sale picture as staff write it. `link`: an address of the shop; `period` in ms UTC. */
export type BannerDraft = {
  title: string
  text: string
  /** what stands in for the picture */
  alt: string
  link: string | null
  /** the colour behind the words; null: one by chance */
  tint: string | null
  shown: boolean
  period: Period
}

/** `picture` '': it has none yet, and is not shown. */
export type WrittenBanner = BannerDraft & {
  id: string
  place: BannerPlace
  position: number
  picture: string
  darkPicture: string | null
  phonePicture: string | null
  version: number
}

type Row = Omit<WrittenBanner, 'period' | 'shown'> & {
  starts_at: number | null
  ends_at: number | null
  shown: number
}

const columns = sql`select id, place, position, picture, dark_picture as "darkPicture", phone_picture as "phonePicture", alt, title, body as text, link,
  tint, shown, starts_at, ends_at, version from banner`

const toBanner = ({ starts_at: from, ends_at: until, shown, ...row }: Row): WrittenBanner => ({
  ...row,
  shown: shown === 1,
  period: { from, until },
})

/** All of them, in the order in which they are shown. */
export async function listWrittenBanners(db: Sql): Promise<WrittenBanner[]> {
  return (await db.all<Row>`${columns} order by place, position, id`).map(toBanner)
}

export async function findWrittenBanner(db: Sql, id: string): Promise<WrittenBanner | undefined> {
  const row = await db.maybeOne<Row>`${columns} where id = ${id}`
  return row && toBanner(row)
}

/** At the end of its place; 0 when this id is there already. */
export const insertWrittenBanner = (
  tx: Sql,
  { id, place }: { id: string; place: BannerPlace },
  { title, text, alt, link, tint, shown, period }: BannerDraft,
) => tx.run`
  insert into banner (id, place, position, picture, alt, title, body, link, tint, shown, starts_at, ends_at)
  values (${id}, ${place}, (select coalesce(max(position), 0) + 1 from banner where place = ${place}), '', ${alt},
    ${title}, ${text}, ${link}, ${tint}, ${shown ? 1 : 0}, ${period.from}, ${period.until})
  on conflict (id) do nothing`

/** 0 when it has another version by now, or is gone. */
export const updateBanner = (
  tx: Sql,
  { id, version }: { id: string; version: number },
  { title, text, alt, link, tint, shown, period }: BannerDraft,
) => tx.run`
  update banner set title = ${title}, body = ${text}, alt = ${alt}, link = ${link}, tint = ${tint},
    shown = ${shown ? 1 : 0}, starts_at = ${period.from}, ends_at = ${period.until}, version = version + 1
  where id = ${id} and version = ${version}`

/** `path` null: it has none of this kind any more. */
export function updateBannerPicture(
  tx: Sql,
  id: string,
  which: BannerPicture,
  path: string | null,
) {
  if (which === 'dark')
    return tx.run`update banner set dark_picture = ${path}, version = version + 1 where id = ${id}`
  return which === 'phone'
    ? tx.run`update banner set phone_picture = ${path}, version = version + 1 where id = ${id}`
    : tx.run`update banner set picture = ${path ?? ''}, version = version + 1 where id = ${id}`
}

export const updatePosition = (tx: Sql, id: string, position: number) =>
  tx.run`update banner set position = ${position} where id = ${id} and position <> ${position}`

export const lockBanners = (tx: Sql, place: BannerPlace) => tx.all<{ id: string }>`
  select id from banner where place = ${place} order by position, id ${tx.forUpdate}`

export const deleteBanner = (tx: Sql, id: string) => tx.run`delete from banner where id = ${id}`
