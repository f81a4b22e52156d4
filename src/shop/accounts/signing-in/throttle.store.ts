import type { Sql } from '#db/database.ts'
import { contains } from '#db/sql.ts'

/** Returns the tries in this window; counted in SQL, so parallel tries all count. */
export async function countTry(
  db: Sql,
  subject: string,
  now: number,
  window: number,
): Promise<number> {
  const { tries } = await db.one<{ tries: number }>`
    insert into throttle (subject, tries, until) values (${subject}, 1, ${now + window})
    on conflict (subject) do update set
      tries = case when throttle.until <= ${now} then 1 else throttle.tries + 1 end,
      until = case when throttle.until <= ${now} then ${now + window} else throttle.until end
    returning tries`
  return tries
}

export const uncountTry = (db: Sql, subject: string) =>
  db.run`update throttle set tries = tries - 1 where subject = ${subject} and tries > 0`

export const clearTries = (db: Sql, subject: string) =>
  db.run`delete from throttle where subject = ${subject}`
export const deleteOldTries = (db: Sql, now: number) =>
  db.run`delete from throttle where until <= ${now}`

/** Under this name from all addresses. */
export const clearTriesByName = (db: Sql, name: string) =>
  db.run`delete from throttle where ' ' || subject || ' ' like ${contains(` ${name} `)} escape '\\'`
