import type { Sql } from '#db/database.ts'
import { joined, list, sql } from '#db/sql.ts'
import type { EventKind } from './event.ts'
import { guestEventKinds } from './event-kinds.ts'

/** Where a page of the audit goes on: after this event. */
export type AuditCursor = { at: number; seq: number }

/**
 * Which events: of some people (ids of accounts) or of the system (no person, not a guest's), of a kind, from one
 * moment up to another (ms UTC); null: any.
 */
export type AuditFilter = {
  people: readonly string[] | 'system' | null
  kind: EventKind | null
  from: number | null
  until: number | null
}

/** An event as the audit shows it. `name`: of the account or the product that it is about. */
export type AuditEntry = AuditCursor & {
  actor: string | null
  actorName: string | null
  kind: EventKind
  subject: string
  name: string | null
  data: object
}
type Row = Omit<AuditEntry, 'data'> & { data: string }

// The ids of an imported list fill megabytes: what is so long is not read.
const longest = 20_000

/** A page of what happened, the newest first, from `after` on. */
export async function listAudit(
  db: Sql,
  { people, kind, from, until }: AuditFilter,
  after: AuditCursor | null,
  limit: number,
): Promise<{ entries: AuditEntry[]; next: AuditCursor | null }> {
  const conditions = [
    ...(kind === null ? [] : [sql`kind = ${kind}`]),
    ...(from === null ? [] : [sql`at >= ${from}`]),
    ...(until === null ? [] : [sql`at < ${until}`]),
    ...(after === null ? [] : [sql`(at, seq) < (${after.at}, ${after.seq})`]),
  ].reduce((one, other) => sql`${one} and ${other}`, sql`1 = 1`)
  if (people?.length === 0) return { entries: [], next: null }
  // Of each of them a page, by the index of the actor: one filter for all of them would read every event of the shop
  // where they did little.
  const found = actorsOf(people).map(
    (by) => sql`select * from (
      select * from event where ${by} and ${conditions} order by at desc, seq desc limit ${limit + 1}
    ) as page`,
  )
  const rows = await db.all<Row>`
    select found.seq, found.at, found.actor, found.kind, found.subject, by_account.full_name as "actorName", about.full_name as name,
      case when length(found.data) > ${longest} then '{}' else found.data end as data
    from (${joined(found, ' union all ')}) as found
    left join account as by_account on by_account.id = found.actor
    left join account as about on about.id = found.subject
    order by found.at desc, found.seq desc limit ${limit + 1}`
  const entries = rows.slice(0, limit).map(toEntry)
  const last = rows.length > limit ? entries.at(-1) : undefined
  return { entries, next: last === undefined ? null : { at: last.at, seq: last.seq } }
}

/** Events of some kinds about one subject, the newest first, from `after` on. */
export async function eventsOf(
  db: Sql,
  kinds: readonly EventKind[],
  subject: string,
  after: AuditCursor | null,
  limit: number,
): Promise<AuditEntry[]> {
  const from = after === null ? sql`1 = 1` : sql`(at, seq) < (${after.at}, ${after.seq})`
  const rows = await db.all<Row>`
    select seq, at, actor, event.kind, subject, full_name as "actorName", null as name, data
    from event left join account on account.id = actor
    where event.kind in ${list(kinds)} and subject = ${subject} and ${from}
    order by at desc, seq desc limit ${limit}`
  return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as object }))
}

const actorsOf = (people: AuditFilter['people']) =>
  people === 'system'
    ? [sql`actor is null and kind not in ${list(guestEventKinds)}`]
    : (people?.map((id) => sql`actor = ${id}`) ?? [sql`1 = 1`])

function toEntry({ data, name, ...row }: Row): AuditEntry {
  const parsed = JSON.parse(data) as { name?: string }
  return { ...row, data: parsed, name: parsed.name ?? name }
}
