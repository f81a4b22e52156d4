import type { Sql } from '#db/database.ts'
import { oneOf } from '../one-of.ts'
import { checkNames, type Violation } from './check.ts'

/** `count` rows with one kind of error, and the first of them. */
export type BookFault = {
  check: (typeof checkNames)[number]
  count: number
  ids: readonly string[]
}

/** Times in ms UTC. `lost`: it never finished. */
export type BookCheck = {
  startedAt: number
  finishedAt: number | null
  state: 'running' | 'sound' | 'faulty' | 'lost'
  faults: readonly BookFault[]
}

type Row = { started_at: number; finished_at: number | null; found: string | null }

/** In ms; after it, the checking process counts as dead. */
const maxCheckTime = 60 * 60_000
const idsKept = 20

/** Answers 0 if another check is running. */
export const insertCheck = (tx: Sql, id: string, at: number) => tx.run`
  insert into book_check (slot, id, started_at) values (1, ${id}, ${at})
  on conflict (slot) do update set id = excluded.id, started_at = excluded.started_at, finished_at = null, found = null
  where book_check.finished_at is not null or book_check.started_at <= ${at - maxCheckTime}`

/** `violations` null: it failed. */
export function finishCheck(
  db: Sql,
  id: string,
  { at, violations }: { at: number; violations: readonly Violation[] | null },
) {
  const faults = violations?.map(({ name, ids }): BookFault => ({
    check: oneOf(checkNames, name),
    count: ids.length,
    ids: ids.slice(0, idsKept),
  }))
  const found = faults === undefined ? null : JSON.stringify(faults)
  return db.run`update book_check set finished_at = ${at}, found = ${found} where id = ${id}`
}

/** null: never run. */
export async function lastCheck(db: Sql, now: number): Promise<BookCheck | null> {
  const row = await db.maybeOne<Row>`
    select started_at, finished_at, found from book_check`
  if (row === undefined) return null
  const faults = JSON.parse(row.found ?? '[]') as BookFault[]
  return {
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    state: stateOf(row, now),
    faults,
  }
}

function stateOf({ started_at, finished_at, found }: Row, now: number): BookCheck['state'] {
  if (finished_at === null) return now - started_at < maxCheckTime ? 'running' : 'lost'
  if (found === null) return 'lost'
  return found === '[]' ? 'sound' : 'faulty'
}
