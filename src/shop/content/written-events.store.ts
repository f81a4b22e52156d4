import type { Sql } from '#db/database.ts'
import { type Fragment, sql } from '#db/sql.ts'
import type { Period } from '../pricing/period.ts'
import type { EventState } from './content.ts'

/** An event of the calendar as staff write it: whole days of the shop, from the first moment to the last, ms UTC. */
export type EventDraft = {
  name: string
  /** Markdown */
  description: string
  location: string
  startsAt: number
  endsAt: number
  shown: boolean
  /** when shoppers see it */
  period: Period
}

export type WrittenEvent = EventDraft & { id: string; picture: string | null; version: number }

type Row = Omit<WrittenEvent, 'shown' | 'period'> & {
  shown: number
  shownFrom: number | null
  shownUntil: number | null
}

const columns = sql`id, name, description, location, starts_at as "startsAt", ends_at as "endsAt", picture, shown, shown_from as "shownFrom", shown_until as "shownUntil", version`

const toEvent = ({ shown, shownFrom, shownUntil, ...row }: Row): WrittenEvent => ({
  ...row,
  shown: shown === 1,
  period: { from: shownFrom, until: shownUntil },
})

function inState(state: EventState | null, now: number): Fragment {
  if (state === 'draft') return sql`shown = 0`
  if (state === 'upcoming') return sql`shown = 1 and starts_at > ${now}`
  if (state === 'current') return sql`shown = 1 and starts_at <= ${now} and ends_at >= ${now}`
  return state === 'past' ? sql`shown = 1 and ends_at < ${now}` : sql`true`
}

type Page = { state: EventState | null; now: number; limit: number; offset: number }

/** Drafts first, then those that begin last. */
export async function listWrittenEvents(db: Sql, { state, now, limit, offset }: Page) {
  const rows = await db.all<Row>`
    select ${columns} from shop_event where ${inState(state, now)}
    order by shown, starts_at desc, id limit ${limit} offset ${offset}`
  return rows.map(toEvent)
}

export async function countWrittenEvents(db: Sql, state: EventState | null, now: number) {
  const { count } = await db.one<{ count: number }>`
    select count(*) as count from shop_event where ${inState(state, now)}`
  return count
}

export async function findWrittenEvent(db: Sql, id: string): Promise<WrittenEvent | undefined> {
  const row = await db.maybeOne<Row>`select ${columns} from shop_event where id = ${id}`
  return row && toEvent(row)
}

/** 0 when this id is there already. */
export const insertWrittenEvent = (
  tx: Sql,
  id: string,
  { name, description, location, startsAt, endsAt, shown, period }: EventDraft,
) => tx.run`
  insert into shop_event (id, name, description, location, starts_at, ends_at, shown, shown_from, shown_until)
  values (${id}, ${name}, ${description}, ${location}, ${startsAt}, ${endsAt}, ${shown ? 1 : 0},
    ${period.from}, ${period.until})
  on conflict (id) do nothing`

/** 0 when it has another version by now, or is gone. */
export const updateEvent = (
  tx: Sql,
  { id, version }: { id: string; version: number },
  { name, description, location, startsAt, endsAt, shown, period }: EventDraft,
) => tx.run`
  update shop_event set name = ${name}, description = ${description}, location = ${location},
    starts_at = ${startsAt}, ends_at = ${endsAt}, shown = ${shown ? 1 : 0},
    shown_from = ${period.from}, shown_until = ${period.until}, version = version + 1
  where id = ${id} and version = ${version}`

export const deleteEvent = (tx: Sql, id: string) => tx.run`delete from shop_event where id = ${id}`
