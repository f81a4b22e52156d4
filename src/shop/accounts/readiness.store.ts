import type { Sql } from '#db/database.ts'

/** Rewrites one row; fails while the database is read-only. */
export const tryToWrite = (db: Sql, now: number) => db.run`
  insert into throttle (subject, tries, until) values ('readiness', 0, ${now})
  on conflict (subject) do update set until = excluded.until`
