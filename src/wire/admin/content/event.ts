import type { z } from 'zod'
import type { Draft, WrittenEvent } from '#shop/content/collections.ts'
import { visibilityAt, whenOf } from '#shop/content/content.ts'
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
    showing: visibilityAt(written, now),
    state: event.shown ? whenOf(written, now) : 'draft',
  }
}

type Body = Omit<z.infer<typeof eventCalls.adminChangeEvent.body>, 'version'>

/** Absent fields stay unchanged. */
export const decodeEvent = (
  { firstDay, lastDay, from, until, ...rest }: Body,
  before: Draft<WrittenEvent>,
): Draft<WrittenEvent> => ({
  ...before,
  ...rest,
  period: decodePeriod({ from, until }, before.period),
  ...(firstDay !== undefined && { startsAt: beginOf(firstDay) }),
  ...(lastDay !== undefined && { endsAt: beginOf(lastDay) + dayLength - 1 }),
})

// The schema lets days of the calendar through only.
const beginOf = (day: string) => startOfShopDay(day) ?? 0
