import type { z } from 'zod'
import { type EventState, shownStateAt, whenOf } from '#shop/content/content.ts'
import type { EventDraft, WrittenEvent } from '#shop/content/written-events.store.ts'
import { always } from '#shop/pricing/period.ts'
import { dayLength, shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'
import type { AdminEvent, eventCalls } from './event.schema.ts'
import { decodePeriod, encodePeriod } from '../office/period.ts'

/** `now`: ms UTC. */
export const encodeAdminEvent = (
  written: WrittenEvent,
  now: number,
): z.infer<typeof AdminEvent> => {
  const { startsAt, endsAt, period, ...event } = written
  return {
    ...event,
    ...encodePeriod(period),
    firstDay: shopDay(startsAt),
    lastDay: shopDay(endsAt),
    showing: shownStateAt(written, now),
    state: stateAt(written, now),
  }
}

const stateAt = (event: WrittenEvent, now: number): EventState =>
  event.shown ? whenOf(event, now) : 'draft'

type Body = Omit<z.infer<typeof eventCalls.adminCreateEvent.body>, 'id'>

export const decodeEventDraft = ({
  firstDay,
  lastDay,
  from,
  until,
  ...rest
}: Body): EventDraft => ({
  ...rest,
  period: decodePeriod({ from, until }, always),
  startsAt: beginOf(firstDay),
  endsAt: endOf(lastDay),
})

export const decodeEventChanges = (
  { firstDay, lastDay, name, description, location, shown, ...period }: Partial<Body>,
  before: EventDraft,
): EventDraft => ({
  ...before,
  period: decodePeriod(period, before.period),
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
