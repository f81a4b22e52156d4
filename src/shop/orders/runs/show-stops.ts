import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import type { Visit } from '../../visit.ts'
import { hidesStops, updateHidesStops } from '../../accounts/staff/stops-shown.store.ts'

/** A rider chooses whether customers read how many stops come before theirs. A repeat changes nothing. */
export async function showStops(visit: Visit, isShown: boolean): Promise<void> {
  const { id: by } = requirePermission(visit, 'order.move')
  await visit.db.transaction(async (tx) => {
    if ((await hidesStops(tx, by)) !== isShown) return
    await updateHidesStops(tx, by, !isShown)
    const data = { isShown }
    await record(tx, { kind: 'run.stops-shown', at: visit.now(), actor: by, subject: by, data })
  })
}
