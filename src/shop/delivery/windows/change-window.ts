import type { Tx } from '#db/database.ts'
import { type Change, changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { findZone } from '../zones.store.ts'
import {
  type DeliveryWindow,
  hoursOf,
  maxWindowsPerZone,
  type WindowDay,
  type WindowDraft,
  windowRejection,
} from './window.ts'
import { changeWindowDay, lockWindowDay } from './window-days.store.ts'
import {
  allWindows,
  deleteWindow,
  findWindow,
  insertWindow,
  updateWindow,
} from './windows.store.ts'

/**
 * `id` is chosen by the client, so retries are idempotent. Refuses a zone that isn't there, hours and days that make
 * no sense, and more than 50 windows of a zone.
 */
export const createWindow = (
  visit: Visit,
  id: string,
  draft: WindowDraft,
): Promise<DeliveryWindow> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const there = await findWindow(tx, id)
    if (there !== undefined) return there
    refuseIf(windowRejection(draft))
    await checkZone(tx, draft.zoneId)
    if ((await insertWindow(tx, id, draft, visit.now())) > 0)
      await note(tx, visit, 'window.created', id, draft)
    return found(tx, id)
  })

/**
 * Orders that have the window keep their hours and what they paid. `version`, if given: the edited one. Refuses as
 * `createWindow` does.
 */
export const changeWindow = (
  visit: Visit,
  id: string,
  change: (draft: WindowDraft) => WindowDraft,
  version: number | undefined,
): Promise<DeliveryWindow> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const { id: _, version: current, ...before } = await found(tx, id)
    const draft = change(before)
    refuseIf(windowRejection(draft))
    if (draft.zoneId !== before.zoneId) await checkZone(tx, draft.zoneId)
    if ((await updateWindow(tx, id, version ?? current, draft, visit.now())) === 0)
      throw new Refusal('changed_meanwhile')
    await note(tx, visit, 'window.changed', id, draft, { changes: changesBetween(before, draft) })
    return found(tx, id)
  })

/** Orders keep their window's hours. */
export const removeWindow = (visit: Visit, id: string): Promise<void> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const window = await found(tx, id)
    await deleteWindow(tx, id)
    await note(tx, visit, 'window.removed', id, window)
  })

type DayChange = Partial<Pick<WindowDay, 'closed' | 'capacity'>>

/** Closes or opens a window for one day, or gives it another capacity (null: its own); orders stay. */
export const changeDayOfWindow = (
  visit: Visit,
  id: string,
  day: string,
  change: DayChange,
): Promise<WindowDay> =>
  visit.db.transaction(async (tx) => {
    requirePermission(visit, 'zone.write')
    const window = await found(tx, id)
    const before = await lockWindowDay(tx, id, day)
    const after = { ...before, ...change }
    await changeWindowDay(tx, after)
    const settable = ({ closed, capacity }: WindowDay) => ({ closed, capacity })
    const changes = changesBetween(settable(before), settable(after))
    await note(tx, visit, 'window.changed', id, window, { changes, day })
    return after
  })

/** Whether the zone is there and has room for one more window. */
async function checkZone(tx: Tx, zoneId: string | null) {
  if (zoneId !== null && (await findZone(tx, zoneId)) === undefined)
    throw new Refusal('zone_not_found')
  const ofZone = (await allWindows(tx)).filter((window) => window.zoneId === zoneId)
  if (ofZone.length >= maxWindowsPerZone) throw new Refusal('too_many_windows')
}

async function found(tx: Tx, id: string): Promise<DeliveryWindow> {
  const window = await findWindow(tx, id)
  if (window === undefined) throw new Refusal('window_not_found')
  return window
}

const note = (
  tx: Tx,
  visit: Visit,
  kind: 'window.created' | 'window.changed' | 'window.removed',
  subject: string,
  window: WindowDraft,
  more?: { changes: Change[]; day?: string },
) =>
  record(tx, {
    kind,
    at: visit.now(),
    actor: requirePermission(visit, 'zone.write').id,
    subject,
    data: { name: Object.values(hoursOf(window)).join('–'), ...more },
  })
