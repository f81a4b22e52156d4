import type { Sql } from '#db/database.ts'

/** What has one picture of its own. */
export const storyKinds = ['news', 'shop-event', 'block'] as const
export type StoryKind = (typeof storyKinds)[number]

export type Story = { name: string; picture: string | null }

export function findStory(db: Sql, kind: StoryKind, id: string): Promise<Story | undefined> {
  if (kind === 'news')
    return db.maybeOne<Story>`select title as name, picture from news where id = ${id} ${db.forUpdate}`
  return kind === 'block'
    ? db.maybeOne<Story>`select title as name, picture from content_block where id = ${id} ${db.forUpdate}`
    : db.maybeOne<Story>`select name, picture from shop_event where id = ${id} ${db.forUpdate}`
}

/** Another picture does not count as another version: nobody's words are replaced by it. */
export function updateStoryPicture(tx: Sql, kind: StoryKind, id: string, picture: string | null) {
  if (kind === 'news') return tx.run`update news set picture = ${picture} where id = ${id}`
  return kind === 'block'
    ? tx.run`update content_block set picture = ${picture} where id = ${id}`
    : tx.run`update shop_event set picture = ${picture} where id = ${id}`
}
