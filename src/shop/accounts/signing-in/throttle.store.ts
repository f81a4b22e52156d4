import type { Sql } from '#db/database.ts'
import { contains } from '#db/sql.ts'

/** Counts a try and says how many there were in this window; counted by the database, so a race cannot lose one. */
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

/** Takes one try back: it was a good one. */
export const uncountTry = (db: Sql, subject: string) =>
  db.run`update throttle set tries = tries - 1 where subject = ${subject} and tries > 0`

export const forgetTries = (db: Sql, subject: string) =>
  db.run`delete from throttle where subject = ${subject}`
export const deleteOldTries = (db: Sql, now: number) =>
  db.run`delete from throttle where until <= ${now}`

/** All that was counted under this name, wherever they came from. */
export const forgetTriesOf = (db: Sql, name: string) =>
  db.run`delete from throttle where ' ' || subject || ' ' like ${contains(` ${name} `)} escape '\\'`
