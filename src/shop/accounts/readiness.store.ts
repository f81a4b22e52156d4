import type { Sql } from '#db/database.ts'

/** Writes one small row, again and again the same: fails while the database takes no writes. */
export const tryToWrite = (db: Sql, now: number) => db.run`
  insert into throttle (subject, tries, until) values ('readiness', 0, ${now})
  on conflict (subject) do update set until = excluded.until`
