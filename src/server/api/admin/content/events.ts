import { changeEvent, createEvent, removeEvent } from '#shop/content/write-events.ts'
import {
  countWrittenEvents,
  findWrittenEvent,
  listWrittenEvents,
} from '#shop/content/written-events.store.ts'
import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import {
  decodeEventChanges,
  decodeEventDraft,
  encodeAdminEvent,
} from '#wire/admin/content/event.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'
import { deleteStoryPicture, saveStoryPicture } from '../../../media/story-picture.ts'

export const eventHandlers = {
  async adminEvents({ db, now }, { query }) {
    const { limit, offset } = pageOf(query)
    const state = query.state ?? null
    const at = now()
    const [found, total] = await Promise.all([
      listWrittenEvents(db, { state, now: at, limit, offset }),
      countWrittenEvents(db, state, at),
    ])
    return { data: found.map((event) => encodeAdminEvent(event, at)), total }
  },
  adminEvent: (visit, { params }) => one(visit, params.id),
  adminCreateEvent: async (visit, { body: { id, ...body } }) => ({
    data: encodeAdminEvent(await createEvent(visit, id, decodeEventDraft(body)), visit.now()),
  }),
  async adminChangeEvent(visit, { params: { id }, body: { version, ...body } }) {
    const event = await changeEvent(visit, { id, version }, (before) =>
      decodeEventChanges(body, before),
    )
    return { data: encodeAdminEvent(event, visit.now()) }
  },
  async adminRemoveEvent(visit, { params }, http) {
    await removeEvent(visit, params.id, http.pictures.removeStoryPicture)
    return doneIn(http, 'done.eventRemoved')
  },
  async adminSetEventPicture(visit, { params: { id } }, http) {
    await saveStoryPicture(visit, { kind: 'shop-event', id }, http)
    return one(visit, id)
  },
  async adminRemoveEventPicture(visit, { params: { id } }, http) {
    await deleteStoryPicture(visit, { kind: 'shop-event', id }, http)
    return one(visit, id)
  },
} satisfies Partial<Handlers>

async function one({ db, now }: Visit, id: string) {
  const event = await findWrittenEvent(db, id)
  if (event === undefined) throw new Refusal('event_not_found')
  return { data: encodeAdminEvent(event, now()) }
}
