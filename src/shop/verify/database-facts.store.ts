import type { Sql } from '#db/database.ts'

export type DatabaseFacts = {
  version: string
  /** bytes */
  size: number
  /** Events not yet processed by all consumers. */
  eventsWaiting: number
  emailsDue: number
  emailsFailed: number
}

/** Size, versions and queue lengths. */
export async function readDatabaseFacts(db: Sql): Promise<DatabaseFacts> {
  const own = await (db.engine === 'sqlite'
    ? db.one<{ version: string; size: number }>`
        select sqlite_version() as version, page_count * page_size as size
        from pragma_page_count(), pragma_page_size()`
    : db.one<{ version: string; size: number }>`
        select current_setting('server_version') as version,
          pg_database_size(current_database()) as size`)
  const waiting = await db.one<Omit<DatabaseFacts, 'version' | 'size'>>`
    select (select count(*) from event_pending) as "eventsWaiting",
      (select count(*) from outbox where state in ('due', 'sending')) as "emailsDue",
      (select count(*) from outbox where state = 'failed') as "emailsFailed"`
  return { ...own, ...waiting }
}
