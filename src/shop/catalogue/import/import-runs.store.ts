import type { Sql } from '#db/database.ts'

/** How far a list is read. Times in ms UTC; `endedAt` null: it is being read; then `report` null: it broke off. */
export type ImportProgress = {
  rowsRead: number
  rowsAll: number
  at: number
  endedAt: number | null
  report: string | null
}

/** False when there is one of that id. */
export const insertRun = async (db: Sql, id: string, by: string, at: number): Promise<boolean> =>
  (await db.run`insert into import_run (id, account_id, at) values (${id}, ${by}, ${at})
    on conflict (id) do nothing`) === 1

export const updateRun = (db: Sql, id: string, rows: { read: number; all: number }, at: number) =>
  db.run`update import_run set rows_read = ${rows.read}, rows_all = ${rows.all}, at = ${at}
    where id = ${id} and ended_at is null`

/** `report` null: it broke off. */
export const endRun = (db: Sql, id: string, report: string | null, at: number) =>
  db.run`update import_run set report = ${report}, ended_at = ${at}, at = ${at} where id = ${id}`

/** One that broke off, or that nobody has heard of for a while, begins again; false: it is not for that. */
export const restartRun = async (
  db: Sql,
  id: string,
  by: string,
  times: { at: number; deadSince: number },
) =>
  (await db.run`
    update import_run set at = ${times.at}, ended_at = null, rows_read = 0
    where id = ${id} and account_id = ${by} and report is null
      and (ended_at is not null or at < ${times.deadSince})`) === 1

/** Somebody's own. */
export const findRun = (db: Sql, id: string, by: string) => db.maybeOne<ImportProgress>`
  select rows_read as "rowsRead", rows_all as "rowsAll", at, ended_at as "endedAt", report
  from import_run where id = ${id} and account_id = ${by}`

export const deleteOldRuns = (db: Sql, before: number) =>
  db.run`delete from import_run where at < ${before}`
