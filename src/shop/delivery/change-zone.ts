import type { Tx } from '#db/database.ts'
import { tidied } from './area.ts'
import { maxZones, type NewZone, zoneRejection, type Zone, type ZoneDraft } from './zone.ts'
import {
  countZones,
  deleteZone,
  findZone,
  insertZone,
  lockZones,
  nextPrecedence,
  updatePrecedence,
  updateZone,
} from './zones.store.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import { saveTexts } from '../translations/save-texts.ts'
import type { Visit } from '../visit.ts'
import { type Change, changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'

/**
 * `id` is chosen by the client, so retries are idempotent. Without a precedence it comes last. Refuses an
 * invalid area and more than 200 zones.
 */
export const createZone = (
  visit: Visit,
  id: string,
  { precedence, ...draft }: NewZone,
  nameUr?: string,
): Promise<Zone> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const there = await findZone(tx, id)
    if (there !== undefined) return there
    if ((await countZones(tx)) >= maxZones) throw new Refusal('too_many_zones')
    const zone = checked({ ...draft, precedence: precedence ?? (await nextPrecedence(tx)) })
    if ((await insertZone(tx, id, zone, visit.now())) === 0) return found(tx, id)
    await saveTexts(tx, [{ before: '', after: zone.name, urdu: nameUr }], byOf(visit))
    await note(tx, visit, 'zone.created', id, zone.name)
    return found(tx, id)
  })

/** `version`, if given: the edited one; refuses another. `nameUr` left out: the Urdu name goes along with the English. */
export const changeZone = (
  visit: Visit,
  id: string,
  change: (draft: ZoneDraft) => ZoneDraft,
  version: number | undefined,
  nameUr?: string,
): Promise<Zone> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const { id: _, version: current, ...before } = await found(tx, id)
    const draft = checked(change(before))
    if ((await updateZone(tx, id, version ?? current, draft, visit.now())) === 0)
      throw new Refusal('changed_meanwhile')
    await saveTexts(tx, [{ before: before.name, after: draft.name, urdu: nameUr }], byOf(visit))
    await note(tx, visit, 'zone.changed', id, draft.name, changesBetween(before, draft))
    return found(tx, id)
  })

/** 1 is checked first; a position past the end means last. */
export const moveZone = (visit: Visit, id: string, position: number): Promise<Zone> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const ids = (await lockZones(tx)).map((one) => one.id)
    const { name } = await found(tx, id)
    const order = ids.filter((one) => one !== id).toSpliced(position - 1, 0, id)
    for (const [index, one] of order.entries()) await updatePrecedence(tx, one, index + 1)
    const [before, after] = [ids.indexOf(id) + 1, order.indexOf(id) + 1]
    const changes = changesBetween({ position: before }, { position: after })
    if (before !== after) await note(tx, visit, 'zone.changed', id, name, changes)
    return found(tx, id)
  })

/** Orders keep its name. */
export const removeZone = (visit: Visit, id: string): Promise<void> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const { name } = await found(tx, id)
    await deleteZone(tx, id)
    await note(tx, visit, 'zone.removed', id, name)
  })

function checked(draft: ZoneDraft): ZoneDraft {
  const tidy = { ...draft, area: tidied(draft.area) }
  refuseIf(zoneRejection(tidy))
  return tidy
}

async function found(tx: Tx, id: string): Promise<Zone> {
  const zone = await findZone(tx, id)
  if (zone === undefined) throw new Refusal('zone_not_found')
  return zone
}

const byOf = (visit: Visit) => ({ actor: visit.account?.id ?? null, at: visit.now() })

const note = (
  tx: Tx,
  visit: Visit,
  kind: 'zone.created' | 'zone.changed' | 'zone.removed',
  subject: string,
  name: string,
  changes?: Change[],
) =>
  record(tx, {
    kind,
    at: visit.now(),
    actor: requirePermission(visit, 'zone.write').id,
    subject,
    data: { name, ...(changes && { changes }) },
  })
