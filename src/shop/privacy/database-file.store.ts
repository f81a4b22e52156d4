import type { Sql } from '#db/database.ts'

/** Path of the SQLite file. */
export const databaseFile = async (db: Sql): Promise<string> =>
  (await db.one<{ file: string }>`select file from pragma_database_list where name = 'main'`).file
