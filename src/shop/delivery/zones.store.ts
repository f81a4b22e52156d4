import type { Sql, Tx } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import { fold } from '../fold.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { paisa } from '../money.ts'
import type { Area } from './area.ts'
import { weekdaysIn, type Zone, type ZoneDraft } from './zone.ts'

type ZoneRow = {
  id: string
  name: string
  area: string
  fee: number
  minimum: number
  free_above: number | null
  days: string
  takes_from: number
  takes_to: number
  active: number
  precedence: number
  version: number
}

const toZone = (row: ZoneRow): Zone => ({
  id: row.id,
  name: row.name,
  area: JSON.parse(row.area) as Area,
  fee: paisa(row.fee),
  minimum: paisa(row.minimum),
  freeAbove: row.free_above === null ? null : paisa(row.free_above),
  days: weekdaysIn(row.days),
  takes: { from: row.takes_from, to: row.takes_to },
  active: row.active === 1,
  precedence: row.precedence,
  version: row.version,
})

/** In order of precedence. */
export async function activeZones(db: Sql): Promise<Zone[]> {
  const rows = await db.all<ZoneRow>`
    select * from delivery_zone where active = 1 order by precedence, created_at, id`
  return rows.map(toZone)
}

/** Matches part of the name; in order of precedence. */
export async function searchZones(
  db: Sql,
  text: string,
  limit: number,
  offset: number,
): Promise<Zone[]> {
  const rows = await db.all<ZoneRow>`
    select * from delivery_zone where ${named(text)}
    order by precedence, created_at, id limit ${limit} offset ${offset}`
  return rows.map(toZone)
}

export async function countZones(db: Sql, text = ''): Promise<number> {
  const row = await db.one<{
    count: number
  }>`select count(*) as count from delivery_zone where ${named(text)}`
  return row.count
}

const named = (text: string) => saysFolded(sql`folded_name`, text)

export const foldedZones: FoldedTable = {
  table: sql`delivery_zone`,
  columns: [{ folded: sql`folded_name`, text: sql`name` }],
}

export async function findZone(db: Sql, id: string): Promise<Zone | undefined> {
  const row = await db.maybeOne<ZoneRow>`select * from delivery_zone where id = ${id}`
  return row && toZone(row)
}

/** Answers 0 if the id exists. */
export const insertZone = (tx: Sql, id: string, zone: ZoneDraft, at: number) => tx.run`
  insert into delivery_zone (id, name, area, fee, minimum, free_above, days, takes_from, takes_to, active, precedence,
    version, created_at, changed_at, folded_name)
  values (${id}, ${zone.name}, ${JSON.stringify(zone.area)}, ${zone.fee}, ${zone.minimum}, ${zone.freeAbove},
    ${zone.days.join(' ')}, ${zone.takes.from}, ${zone.takes.to}, ${zone.active ? 1 : 0}, ${zone.precedence},
    1, ${at}, ${at}, ${fold(zone.name)})
  on conflict (id) do nothing`

/** After all others, at least 100. */
export async function nextPrecedence(db: Sql): Promise<number> {
  const row = await db.one<{ next: number }>`
    select coalesce(max(precedence), 0) + 1 as next from delivery_zone`
  return Math.max(100, row.next)
}

export const lockZones = (tx: Tx) => tx.all<{ id: string }>`
  select id from delivery_zone order by precedence, created_at, id ${tx.forUpdate}`

export const updatePrecedence = (tx: Sql, id: string, precedence: number) => tx.run`
  update delivery_zone set precedence = ${precedence} where id = ${id} and precedence <> ${precedence}`

/** Answers 0 if changed since `version`. */
export const updateZone = (
  tx: Sql,
  id: string,
  version: number,
  zone: ZoneDraft,
  at: number,
) => tx.run`
  update delivery_zone set name = ${zone.name}, folded_name = ${fold(zone.name)}, area = ${JSON.stringify(zone.area)}, fee = ${zone.fee},
    minimum = ${zone.minimum}, free_above = ${zone.freeAbove}, days = ${zone.days.join(' ')},
    takes_from = ${zone.takes.from}, takes_to = ${zone.takes.to}, active = ${zone.active ? 1 : 0},
    precedence = ${zone.precedence}, version = version + 1, changed_at = ${at}
  where id = ${id} and version = ${version}`

export const deleteZone = (tx: Sql, id: string) =>
  tx.run`delete from delivery_zone where id = ${id}`

export const hasActiveZone = async (db: Sql): Promise<boolean> =>
  (await db.maybeOne`select 1 as one from delivery_zone where active = 1 limit 1`) !== undefined
