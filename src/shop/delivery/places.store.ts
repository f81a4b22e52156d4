import type { Sql } from '#db/database.ts'

/** Cached since the given time (ms UTC). */
export async function rememberedAnswer(
  db: Sql,
  question: string,
  since: number,
): Promise<string | null> {
  const row = await db.maybeOne<{ answer: string }>`
    select answer from geocode_answer where question = ${question} and at > ${since}`
  return row?.answer ?? null
}

export const rememberAnswer = (db: Sql, question: string, answer: string, at: number) => db.run`
  insert into geocode_answer (question, answer, at) values (${question}, ${answer}, ${at})
  on conflict (question) do update set answer = excluded.answer, at = excluded.at`

export const deleteAnswers = (db: Sql, before: number) =>
  db.run`delete from geocode_answer where at < ${before}`

/**
 * False: the pause since the last request isn't over. A time further ahead than the pause comes from a
 * wrong clock and is ignored.
 */
export const takeTurn = async (db: Sql, now: number, pause: number) =>
  (await db.run`
    update outside_gate set next_at = ${now + pause}
    where name = 'geocoder' and (next_at <= ${now} or next_at > ${now + pause})`) === 1
