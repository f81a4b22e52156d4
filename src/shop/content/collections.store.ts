import type { Sql } from '#db/database.ts'
import { column, type Fragment, joined, list, sql } from '#db/sql.ts'
import { always } from '../pricing/period.ts'
import type { Collection, Draft, Picture, Shown, Stored } from './collections.ts'
import type { EventState, NewsState } from './content.ts'

type Row = Record<string, string | number | null>
type Field = readonly [column: string, value: unknown]
type Kind = Collection<Stored>['kind']

/** The order of staff's lists: drafts first, then the newest; blocks and banners as shoppers see them. */
const orders: Record<Kind, Fragment> = {
  news: sql`case when published_at is null then 0 else 1 end, published_at desc, id`,
  'shop-event': sql`shown, starts_at desc, id`,
  block: sql`page, position, id`,
  banner: sql`place, position, id`,
}

const newsIn = (now: number): Record<NewsState, Fragment> => ({
  draft: sql`published_at is null`,
  due: sql`published_at > ${now}`,
  out: sql`published_at <= ${now}`,
})
const eventsIn = (now: number): Record<EventState, Fragment> => ({
  draft: sql`shown = 0`,
  upcoming: sql`shown = 1 and starts_at > ${now}`,
  current: sql`shown = 1 and starts_at <= ${now} and ends_at >= ${now}`,
  past: sql`shown = 1 and ends_at < ${now}`,
})

function inState(kind: Kind, state: string | null, now: number): Fragment {
  const states: Record<string, Fragment> =
    kind === 'news' ? newsIn(now) : kind === 'shop-event' ? eventsIn(now) : {}
  return (state !== null && states[state]) || sql`true`
}

export async function listContent<W extends Stored>(db: Sql, of: Collection<W>): Promise<W[]> {
  const rows = await db.all<Row>`select * from ${column(of.table)} order by ${orders[of.kind]}`
  return rows.map((row) => recordOf(of, row))
}

type Page = { state: string | null; now: number; limit: number; offset: number }

/** A page of the records in a state (null: all), and how many there are in it. `now`: ms UTC. */
export async function listContentPage<W extends Stored>(
  db: Sql,
  of: Collection<W>,
  { state, now, limit, offset }: Page,
): Promise<{ written: W[]; total: number }> {
  const table = column(of.table)
  const filter = inState(of.kind, state, now)
  const [rows, { total }] = await Promise.all([
    db.all<Row>`
      select * from ${table} where ${filter}
      order by ${orders[of.kind]} limit ${limit} offset ${offset}`,
    db.one<{ total: number }>`select count(*) as total from ${table} where ${filter}`,
  ])
  return { written: rows.map((row) => recordOf(of, row)), total }
}

/** `lock`: until the transaction ends. */
export async function findContent<W extends Stored>(
  db: Sql,
  of: Collection<W>,
  id: string,
  lock = false,
): Promise<W | undefined> {
  const row = await db.maybeOne<Row>`
    select * from ${column(of.table)} where id = ${id} ${lock ? db.forUpdate : sql``}`
  return row && recordOf(of, row)
}

/** At the end of its place; 0 if the id exists already. */
export function insertContent<W extends Stored>(
  tx: Sql,
  of: Collection<W>,
  { id, place }: { id: string; place?: string | undefined },
  draft: Draft<W>,
): Promise<number> {
  const table = column(of.table)
  const fields: Field[] = [['id', id], ...fieldsOf(of, draft)]
  if (of.kind === 'banner') fields.push(['picture', '']) // its column is `not null`
  if (of.place && place !== undefined) {
    const last = sql`select coalesce(max(position), 0) from ${table} where ${column(of.place)} = ${place}`
    fields.push([of.place, place], ['position', sql`(${last}) + 1`])
  }
  const columns = fields.map(([name]) => column(name))
  const values = fields.map(([, value]) => value)
  return tx.run`
    insert into ${table} (${joined(columns, ', ')}) values ${list(values)} on conflict (id) do nothing`
}

export function updateContent<W extends Stored>(
  tx: Sql,
  of: Collection<W>,
  id: string,
  draft: Draft<W>,
): Promise<number> {
  const set = fieldsOf(of, draft).map(([name, value]) => sql`${column(name)} = ${value}`)
  return tx.run`
    update ${column(of.table)} set ${joined(set, ', ')}, version = version + 1 where id = ${id}`
}

export const updatePicture = <W extends Stored>(
  tx: Sql,
  of: Collection<W>,
  { id, which, path }: { id: string; which: Picture<W>; path: string | null },
) => tx.run`
  update ${column(of.table)} set ${column(of.pictures[which])} = ${path} where id = ${id}`

export const deleteContent = <W extends Stored>(tx: Sql, of: Collection<W>, id: string) =>
  tx.run`delete from ${column(of.table)} where id = ${id}`

export const updatePosition = <W extends Stored>(
  tx: Sql,
  of: Collection<W>,
  { id, position }: { id: string; position: number },
) => tx.run`
  update ${column(of.table)} set position = ${position} where id = ${id} and position <> ${position}`

/** Locks the records of the place where one is; in their order. */
export const lockPlace = <W extends Stored>(tx: Sql, of: Collection<W>, id: string) => {
  const [table, place] = [column(of.table), column(of.place ?? '')]
  return tx.all<{ id: string }>`
    select id from ${table} where ${place} = (select ${place} from ${table} where id = ${id})
    order by position, id ${tx.forUpdate}`
}

/** The columns of what staff write, and their values. */
function fieldsOf<W extends Stored>(of: Collection<W>, draft: Draft<W>): Field[] {
  const { shown, period = always, ...rest }: Record<string, unknown> & Partial<Shown> = draft
  const fields = Object.entries<string>(of.columns).map(([name, at]): Field => [at, rest[name]])
  if (!of.period) return fields
  const [from, until] = of.period
  return [...fields, ['shown', shown ? 1 : 0], [from, period.from], [until, period.until]]
}

function recordOf<W extends Stored>(of: Collection<W>, row: Row): W {
  const named = (columns: Readonly<Record<string, string>>) =>
    Object.entries(columns).map(([name, at]) => [name, row[at]] as const)
  return {
    id: row['id'],
    version: row['version'],
    ...Object.fromEntries(named(of.columns)),
    ...Object.fromEntries(named(of.pictures).map(([name, path]) => [name, path || null])),
    ...(of.place && { [of.place]: row[of.place], position: row['position'] }),
    ...(of.period && {
      shown: row['shown'] === 1,
      period: { from: row[of.period[0]], until: row[of.period[1]] },
    }),
  } as W
}
