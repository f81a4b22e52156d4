import type { NewPicture } from '../accounts/picture.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import {
  deleteEvent,
  type EventDraft,
  findWrittenEvent,
  insertWrittenEvent,
  updateEvent,
  type WrittenEvent,
} from './written-events.store.ts'

/**
 * Writes an event of the calendar under an id that the writer has chosen, so that the same call twice makes one.
 * Refuses one that ends before it begins (`event_ends_first`).
 */
export async function createEvent(
  visit: Visit,
  id: string,
  draft: EventDraft,
): Promise<WrittenEvent> {
  const { id: actor } = requirePermission(visit, 'content.write')
  refuseIf(whyNot(draft))
  await visit.db.transaction(async (tx) => {
    if ((await insertWrittenEvent(tx, id, draft)) === 0) return
    const data = { name: draft.name }
    await record(tx, { kind: 'shop-event.created', at: visit.now(), actor, subject: id, data })
  })
  return found(await findWrittenEvent(visit.db, id))
}

/**
 * Changes an event: what is not given stays. Refuses one that is gone (`event_not_found`), and another version than
 * the one that the change was made on (`changed_meanwhile`).
 */
export async function changeEvent(
  visit: Visit,
  { id, version }: { id: string; version: number },
  changes: Partial<EventDraft>,
): Promise<WrittenEvent> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const event = found(await findWrittenEvent(tx, id))
    if (event.version !== version) throw new Refusal('changed_meanwhile')
    const before = draftOf(event)
    const after = { ...before, ...changes }
    refuseIf(whyNot(after))
    if ((await updateEvent(tx, { id, version }, after)) === 0)
      throw new Refusal('changed_meanwhile')
    const data = { name: after.name, changes: changesBetween(before, after) }
    await record(tx, { kind: 'shop-event.changed', at: visit.now(), actor, subject: id, data })
    return found(await findWrittenEvent(tx, id))
  })
}

/** Takes an event away for good, with its picture; one that is gone stays gone. */
export async function removeEvent(
  visit: Visit,
  id: string,
  remove: NewPicture['remove'],
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const picture = await visit.db.transaction(async (tx) => {
    const event = await findWrittenEvent(tx, id)
    if (event === undefined || (await deleteEvent(tx, id)) === 0) return null
    const data = { name: event.name }
    await record(tx, { kind: 'shop-event.removed', at: visit.now(), actor, subject: id, data })
    return event.picture
  })
  if (picture !== null) await remove(picture)
}

const draftOf = ({ id: _, picture: __, version: ___, ...draft }: WrittenEvent): EventDraft => draft

const whyNot = ({ startsAt, endsAt }: EventDraft) => (endsAt < startsAt ? 'event_ends_first' : null)

function found(event: WrittenEvent | undefined): WrittenEvent {
  if (event === undefined) throw new Refusal('event_not_found')
  return event
}
