import type { z } from 'zod'
import { type EventState, whenOf } from '#shop/content/content.ts'
import type { EventDraft, WrittenEvent } from '#shop/content/written-events.store.ts'
import { dayLength, shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'
import type { AdminEvent, eventCalls } from './event.schema.ts'

/** `now`: ms UTC. */
export const encodeAdminEvent = (
  { startsAt, endsAt, ...event }: WrittenEvent,
  now: number,
): z.infer<typeof AdminEvent> => ({
  ...event,
  firstDay: shopDay(startsAt),
  lastDay: shopDay(endsAt),
  state: stateAt({ startsAt, endsAt, ...event }, now),
})

const stateAt = (event: WrittenEvent, now: number): EventState =>
  event.shown ? whenOf(event, now) : 'draft'

type Body = Omit<z.infer<typeof eventCalls.adminCreateEvent.body>, 'id'>

export const decodeEventDraft = ({ firstDay, lastDay, ...rest }: Body): EventDraft => ({
  ...rest,
  startsAt: beginOf(firstDay),
  endsAt: endOf(lastDay),
})

export const decodeEventChanges = ({
  firstDay,
  lastDay,
  name,
  description,
  location,
  shown,
}: Partial<Body>): Partial<EventDraft> => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(location !== undefined && { location }),
  ...(shown !== undefined && { shown }),
  ...(firstDay !== undefined && { startsAt: beginOf(firstDay) }),
  ...(lastDay !== undefined && { endsAt: endOf(lastDay) }),
})

// The schema lets days of the calendar through only.
const beginOf = (day: string) => startOfShopDay(day) ?? 0
const endOf = (day: string) => beginOf(day) + dayLength - 1
