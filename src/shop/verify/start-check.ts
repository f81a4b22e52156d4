import { record } from '../events/events.store.ts'
import { newId } from '../ids.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { finishCheck, insertCheck } from './book-checks.store.ts'
import type { Violation } from './check.ts'

/**
 * Runs all checks in the background; `lastCheck` has the result. The returned promise never rejects.
 * Refuses `check_running`.
 */
export async function startCheck(
  visit: Visit,
  check: () => Promise<readonly Violation[]>,
): Promise<{ ended: Promise<void> }> {
  const { id: by } = requirePermission(visit, 'system.write')
  const { db } = visit
  const id = newId()
  await db.transaction(async (tx) => {
    const at = visit.now()
    if ((await insertCheck(tx, id, at)) === 0) throw new Refusal('check_running')
    await record(tx, { kind: 'books.checked', at, actor: by, subject: id, data: {} })
  })
  const finish = (violations: readonly Violation[] | null) =>
    finishCheck(db, id, { at: visit.now(), violations })
  const ended = check()
    .then(finish, () => finish(null))
    .then(
      () => undefined,
      () => undefined,
    )
  return { ended }
}
