import type { Db, Sql } from './database.ts'

/** The main version of a PostgreSQL server, such as 17. */
export const serverVersionOf = async (db: Sql): Promise<number> =>
  Math.floor(
    Number(
      (await db.one<{ version: string }>`select current_setting('server_version_num') as version`)
        .version,
    ) / 10_000,
  )

/** Whether a PostgreSQL database contains a table. */
export const hasTables = async (db: Sql): Promise<boolean> =>
  (await db.maybeOne`
    select 1 as one from pg_catalog.pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1`) !== undefined

/** Lets the planner know what a database that was just restored holds. */
export const analyze = (db: Sql) => db.run`analyze`

/** Reads one state of a PostgreSQL database, which other programs can see as `snapshot` until it ends. */
export const atOneMoment = <T>(
  db: Db,
  read: (tx: Sql, snapshot: string) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only')
    // It only waits while the other program reads.
    await tx.script('set local idle_in_transaction_session_timeout = 0')
    const { id } = await tx.one<{ id: string }>`select pg_export_snapshot() as id`
    return read(tx, id)
  })
