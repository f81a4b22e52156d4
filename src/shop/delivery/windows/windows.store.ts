import type { Sql } from '#db/database.ts'
import { paisa } from '../../money.ts'
import { weekdaysIn } from '../zone.ts'
import type { DeliveryWindow, WindowDraft } from './window.ts'

type WindowRow = {
  id: string
  zone_id: string | null
  days: string
  starts: number
  /** Midnight at the latest. */
  ends: number
  after_midnight: number
  capacity: number
  lines_per_place: number | null
  closes_before: number
  extra: number
  first_day: string | null
  last_day: string | null
  active: number
  version: number
}

const toWindow = (row: WindowRow): DeliveryWindow => ({
  id: row.id,
  zoneId: row.zone_id,
  days: weekdaysIn(row.days),
  from: row.starts,
  to: row.ends + row.after_midnight,
  capacity: row.capacity,
  linesPerPlace: row.lines_per_place,
  closesBefore: row.closes_before,
  extra: paisa(row.extra),
  dates:
    row.first_day === null || row.last_day === null
      ? null
      : { from: row.first_day, to: row.last_day },
  active: row.active === 1,
  version: row.version,
})

const endsOf = ({ to }: WindowDraft) => Math.min(to, 1440)

/** Of all zones, also those that are switched off. */
export async function allWindows(db: Sql): Promise<DeliveryWindow[]> {
  const rows = await db.all<WindowRow>`
    select * from delivery_window order by zone_id, starts, ends, after_midnight, id`
  return rows.map(toWindow)
}

export async function findWindow(db: Sql, id: string): Promise<DeliveryWindow | undefined> {
  const row = await db.maybeOne<WindowRow>`select * from delivery_window where id = ${id}`
  return row && toWindow(row)
}

/** Answers 0 if the id exists. */
export const insertWindow = (tx: Sql, id: string, window: WindowDraft, at: number) => tx.run`
  insert into delivery_window (id, zone_id, days, starts, ends, after_midnight, capacity, lines_per_place, closes_before, extra, first_day, last_day,
    active, version, created_at, changed_at)
  values (${id}, ${window.zoneId}, ${window.days.join(' ')}, ${window.from}, ${endsOf(window)}, ${window.to - endsOf(window)}, ${window.capacity},
    ${window.linesPerPlace}, ${window.closesBefore}, ${window.extra}, ${window.dates?.from ?? null}, ${window.dates?.to ?? null},
    ${window.active ? 1 : 0}, 1, ${at}, ${at})
  on conflict (id) do nothing`

/** Answers 0 if changed since `version`. */
export const updateWindow = (
  tx: Sql,
  id: string,
  version: number,
  window: WindowDraft,
  at: number,
) => tx.run`
  update delivery_window set zone_id = ${window.zoneId}, days = ${window.days.join(' ')}, starts = ${window.from}, ends = ${endsOf(window)},
    after_midnight = ${window.to - endsOf(window)}, capacity = ${window.capacity}, lines_per_place = ${window.linesPerPlace},
    closes_before = ${window.closesBefore}, extra = ${window.extra}, first_day = ${window.dates?.from ?? null}, last_day = ${window.dates?.to ?? null},
    active = ${window.active ? 1 : 0}, version = version + 1, changed_at = ${at}
  where id = ${id} and version = ${version}`

export const deleteWindow = (tx: Sql, id: string) =>
  tx.run`delete from delivery_window where id = ${id}`
