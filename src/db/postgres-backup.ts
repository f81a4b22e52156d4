import type { Db, Sql } from './database.ts'

/** Major version, such as 17. */
export const serverVersionOf = async (db: Sql): Promise<number> =>
  Math.floor(
    Number(
      (await db.one<{ version: string }>`select current_setting('server_version_num') as version`)
        .version,
    ) / 10_000,
  )

/** PostgreSQL only. */
export const hasTables = async (db: Sql): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as one from pg_catalog.pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`) !== undefined

/** Updates planner statistics after a restore. */
export const analyze = (db: Sql) => db.run`analyze`

/** Repeatable-read transaction; other programs can read the same `snapshot` until it ends. */
export const atOneMoment = <T>(
  db: Db,
  read: (tx: Sql, snapshot: string) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only')
    // The transaction idles while the other program reads.
    await tx.script('set local idle_in_transaction_session_timeout = 0')
    const { id } = await tx.one<{ id: string }>`select pg_export_snapshot() as id`
    return read(tx, id)
  })
