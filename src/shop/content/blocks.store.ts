import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { BlockPage } from './content.ts'

/** A block of the about page, or an achievement, as staff write it. `description` is Markdown. */
export type BlockDraft = { title: string; description: string; shown: boolean }

export type WrittenBlock = BlockDraft & {
  id: string
  page: BlockPage
  position: number
  picture: string | null
  version: number
}

type Row = Omit<WrittenBlock, 'shown'> & { shown: number }

const columns = sql`select id, page, position, title, description, picture, shown, version from content_block`

const toBlock = ({ shown, ...row }: Row): WrittenBlock => ({ ...row, shown: shown === 1 })

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
  { title, description, shown }: BlockDraft,
) => tx.run`
  insert into content_block (id, page, position, title, description, shown)
  values (${id}, ${page}, (select coalesce(max(position), 0) + 1 from content_block where page = ${page}), ${title},
    ${description}, ${shown ? 1 : 0})
  on conflict (id) do nothing`

/** 0 when it has another version by now, or is gone. */
export const updateBlock = (
  tx: Sql,
  { id, version }: { id: string; version: number },
  { title, description, shown }: BlockDraft,
) => tx.run`
  update content_block set title = ${title}, description = ${description}, shown = ${shown ? 1 : 0},
    version = version + 1
  where id = ${id} and version = ${version}`

export const updateBlockPosition = (tx: Sql, id: string, position: number) =>
  tx.run`update content_block set position = ${position} where id = ${id} and position <> ${position}`

export const lockBlocks = (tx: Sql, page: BlockPage) => tx.all<{ id: string }>`
  select id from content_block where page = ${page} order by position, id ${tx.forUpdate}`

export const deleteBlock = (tx: Sql, id: string) =>
  tx.run`delete from content_block where id = ${id}`
