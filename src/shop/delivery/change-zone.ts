import type { Tx } from '#db/database.ts'
import { tidied } from './area.ts'
import { mostZones, whyNotZone, type Zone, type ZoneDraft } from './zone.ts'
import { countZones, deleteZone, findZone, insertZone, updateZone } from './zones.store.ts'
import { newId } from '../ids.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'

/** Draws a delivery zone. Refuses an area that is none, and more than 200 zones. */
export const createZone = (visit: Visit, draft: ZoneDraft): Promise<Zone> =>
  visit.db.transaction(async (tx) => {
    if ((await countZones(tx)) >= mostZones) throw new Refusal('too_many_zones')
    const id = newId()
    await insertZone(tx, id, checked(draft), visit.now())
    await note(tx, visit, 'zone.created', id, draft.name)
    return found(tx, id)
  })

/** Changes a zone. `version`, when given, is the one that the change was made on. */
export const changeZone = (
  visit: Visit,
  id: string,
  change: (draft: ZoneDraft) => ZoneDraft,
  version: number | undefined,
): Promise<Zone> =>
  visit.db.transaction(async (tx) => {
    const { id: _, version: current, ...before } = await found(tx, id)
    const draft = checked(change(before))
    if ((await updateZone(tx, id, version ?? current, draft, visit.now())) === 0)
      throw new Refusal('changed_meanwhile')
    await note(tx, visit, 'zone.changed', id, draft.name)
    return found(tx, id)
  })

/** Takes a zone away; orders keep its name. */
export const removeZone = (visit: Visit, id: string): Promise<void> =>
  visit.db.transaction(async (tx) => {
    const { name } = await found(tx, id)
    await deleteZone(tx, id)
    await note(tx, visit, 'zone.removed', id, name)
  })

function checked(draft: ZoneDraft): ZoneDraft {
  const tidy = { ...draft, area: tidied(draft.area) }
  refuseIf(whyNotZone(tidy))
  return tidy
}

async function found(tx: Tx, id: string): Promise<Zone> {
  const zone = await findZone(tx, id)
  if (zone === undefined) throw new Refusal('zone_not_found')
  return zone
}

const note = (
  tx: Tx,
  visit: Visit,
  kind: 'zone.created' | 'zone.changed' | 'zone.removed',
  subject: string,
  name: string,
) =>
  record(tx, {
    kind,
    at: visit.now(),
    actor: requirePermission(visit, 'zone.write').id,
    subject,
    data: { name },
  })
