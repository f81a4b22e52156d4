import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'

/** A picture in a text: its path below the media folder, and how large it is in pixels. */
export type TextPicture = { path: string; width: number; height: number }

export const insertTextPicture = (
  tx: Sql,
  { path, width, height }: TextPicture,
  at: number,
) => tx.run`
  insert into text_picture (path, width, height, added_at) values (${path}, ${width}, ${height}, ${at})`

const columns = { body: sql`body`, next: sql`next_body`, description: sql`description` }
const named = (text: keyof typeof columns) =>
  sql`${columns[text]} like '%' || text_picture.path || '%'`

/** Forgets those from before a moment, ms UTC, that no text names; their files are swept then. */
export const deleteUnnamedPictures = (db: Sql, before: number) => db.run`
  delete from text_picture where added_at < ${before}
    and not exists (select 1 from news where ${named('body')})
    and not exists (select 1 from shop_event where ${named('description')})
    and not exists (select 1 from content_block where ${named('description')})
    and not exists (select 1 from shop_text where ${named('body')} or ${named('next')})`
