import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { Period } from '../pricing/period.ts'
import type { BlockPage } from './content.ts'

/** A block of the about page, or an achievement, as staff write it. `description` is Markdown, `period` in ms UTC. */
export type BlockDraft = { title: string; description: string; shown: boolean; period: Period }

export type WrittenBlock = BlockDraft & {
  id: string
  page: BlockPage
  position: number
  picture: string | null
  version: number
}

type Row = Omit<WrittenBlock, 'shown' | 'period'> & {
  shown: number
  starts_at: number | null
  ends_at: number | null
}

const columns = sql`select id, page, position, title, description, picture, shown, starts_at, ends_at, version from content_block`

const toBlock = ({ shown, starts_at: from, ends_at: until, ...row }: Row): WrittenBlock => ({
  ...row,
  shown: shown === 1,
  period: { from, until },
})

/** All of them, in the order in which they are shown. */
export async function listWrittenBlocks(db: Sql): Promise<WrittenBlock[]> {
  return (await db.all<Row>`${columns} order by page, position, id`).map(toBlock)
}

export async function findWrittenBlock(db: Sql, id: string): Promise<WrittenBlock | undefined> {
  const row = await db.maybeOne<Row>`${columns} where id = ${id}`
  return row && toBlock(row)
}

/** At the end of its page; 0 when this id is there already. */
export const insertWrittenBlock = (
  tx: Sql,
  { id, page }: { id: string; page: BlockPage },
  { title, description, shown, period }: BlockDraft,
) => tx.run`
  insert into content_block (id, page, position, title, description, shown, starts_at, ends_at)
  values (${id}, ${page}, (select coalesce(max(position), 0) + 1 from content_block where page = ${page}), ${title},
    ${description}, ${shown ? 1 : 0}, ${period.from}, ${period.until})
  on conflict (id) do nothing`

/** 0 when it has another version by now, or is gone. */
export const updateBlock = (
  tx: Sql,
  { id, version }: { id: string; version: number },
  { title, description, shown, period }: BlockDraft,
) => tx.run`
  update content_block set title = ${title}, description = ${description}, shown = ${shown ? 1 : 0},
    starts_at = ${period.from}, ends_at = ${period.until}, version = version + 1
  where id = ${id} and version = ${version}`

export const updateBlockPosition = (tx: Sql, id: string, position: number) =>
  tx.run`update content_block set position = ${position} where id = ${id} and position <> ${position}`

export const lockBlocks = (tx: Sql, page: BlockPage) => tx.all<{ id: string }>`
  select id from content_block where page = ${page} order by position, id ${tx.forUpdate}`

export const deleteBlock = (tx: Sql, id: string) =>
  tx.run`delete from content_block where id = ${id}`
