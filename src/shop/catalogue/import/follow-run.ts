import type { Account } from '../../person.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import type { Shop, Visit } from '../../visit.ts'
import {
  endRun,
  findRun,
  type ImportProgress,
  insertRun,
  restartRun,
  updateRun,
} from './import-runs.store.ts'

/** A server that says nothing for so long has died. */
const silence = 60_000
const often = 500

export type FollowedRun<Report> = ImportProgress & { isBroken: boolean; result: Report | null }

/**
 * Reads a list under an id of its sender's, who can ask how far it is (`runOf`) and what came of it. One that has been
 * read under this id answers again, without being read. Refuses one that is being read (`import_running`).
 */
export async function followRun<Report>(
  shop: Shop,
  by: Account,
  id: string,
  read: (onProgress: (rows: number, of: number) => void) => Promise<Report>,
): Promise<Report> {
  const { db, now } = shop
  const isNew =
    (await insertRun(db, id, by.id, now())) ||
    (await restartRun(db, id, by.id, { at: now(), deadSince: now() - silence }))
  if (!isNew) {
    const before = await findRun(db, id, by.id)
    if (before === undefined || before.report === null) throw new Refusal('import_running')
    return JSON.parse(before.report) as Report
  }
  let reportedAt = 0
  const onProgress = (read: number, all: number) => {
    if (Date.now() - reportedAt < often) return
    reportedAt = Date.now()
    // What it says is a courtesy: a failure changes nothing for the list.
    updateRun(db, id, { read, all }, now()).catch(() => undefined)
  }
  try {
    const report = await read(onProgress)
    await endRun(db, id, JSON.stringify(report), now())
    return report
  } catch (error) {
    await endRun(db, id, null, now()).catch(() => undefined)
    throw error
  }
}

/** How far one's own list is, and what came of it. Refuses one that is not there (`import_not_found`). */
export async function runOf<Report>(visit: Visit, id: string): Promise<FollowedRun<Report>> {
  const { id: by } = requirePermission(visit, 'product.import')
  const run = await findRun(visit.db, id, by)
  if (run === undefined) throw new Refusal('import_not_found')
  const isBroken = run.endedAt === null ? run.at < visit.now() - silence : run.report === null
  const result = run.report === null ? null : (JSON.parse(run.report) as Report)
  return { ...run, isBroken, result }
}
