import type { Db, Sql } from '#db/database.ts'

const maxStored = 20

/** Records that the file with this token is up to date. `now`: ms UTC. */
export const recordSaved = (db: Db, token: string, now: number) =>
  db.transaction(async (tx) => {
    await tx.run`insert into saved_catalogue (token, saved_at) values (${token}, ${now})`
    await tx.run`
      delete from saved_catalogue where token not in
        (select token from saved_catalogue order by saved_at desc, token limit ${maxStored})`
  })

export const isSaved = async (db: Sql, token: string): Promise<boolean> =>
  (await db.maybeOne`select token from saved_catalogue where token = ${token}`) !== undefined
