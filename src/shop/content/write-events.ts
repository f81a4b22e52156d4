import { endsFirst } from '../pricing/period.ts'
import type { Visit } from '../visit.ts'
import { written } from './written.ts'
import {
  deleteEvent,
  type EventDraft,
  findWrittenEvent,
  insertWrittenEvent,
  updateEvent,
  type WrittenEvent,
} from './written-events.store.ts'

const events = written<EventDraft, WrittenEvent>({
  kind: 'shop-event',
  missing: 'event_not_found',
  rejectionReason({ startsAt, endsAt, period }) {
    if (endsAt < startsAt) return 'event_ends_first'
    return endsFirst(period) ? 'event_hidden_first' : null
  },
  nameOf: ({ name }) => name,
  draftOf: ({ id: _, picture: __, version: ___, ...draft }) => draft,
  picturesOf: ({ picture }) => [picture],
  find: findWrittenEvent,
  update: updateEvent,
  delete: deleteEvent,
})

/**
 * Writes an event of the calendar under an id that the writer has chosen, so that the same call twice makes one.
 * Refuses one that ends before it begins (`event_ends_first`), and one that is hidden before it is shown
 * (`event_hidden_first`).
 */
export const createEvent = (visit: Visit, id: string, draft: EventDraft): Promise<WrittenEvent> =>
  events.create(visit, { id, draft }, (tx) => insertWrittenEvent(tx, id, draft))

/**
 * Changes an event. Refuses one that is gone (`event_not_found`), and another version than
 * the one that the change was made on (`changed_meanwhile`).
 */
export const changeEvent = events.change

/** Takes an event away for good, with its picture; one that is gone stays gone. */
export const removeEvent = events.remove
