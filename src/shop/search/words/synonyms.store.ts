import type { Sql } from '#db/database.ts'

/** `addedAt`: ms UTC. */
export type Synonym = { id: string; words: string[]; addedAt: number }

type Row = { id: string; words: string; addedAt: number }

const toSynonym = ({ words, ...row }: Row): Synonym => ({ ...row, words: words.split(',') })

/** Oldest first. */
export const allSynonyms = async (db: Sql): Promise<Synonym[]> =>
  (
    await db.all<Row>`
      select id, words, added_at as "addedAt" from search_synonym order by added_at, id`
  ).map(toSynonym)

export const insertSynonym = (tx: Sql, { id, words, addedAt }: Synonym) => tx.run`
  insert into search_synonym (id, words, added_at) values (${id}, ${words.join(',')}, ${addedAt})`

/** Returns its words; undefined: not found. */
export const deleteSynonym = async (tx: Sql, id: string): Promise<string[] | undefined> =>
  (
    await tx.maybeOne<{ words: string }>`
      delete from search_synonym where id = ${id} returning words`
  )?.words.split(',')

export const countSynonyms = async (db: Sql): Promise<number> =>
  (await db.one<{ count: number }>`select count(*) as count from search_synonym`).count
