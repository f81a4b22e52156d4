import { type Paisa, show } from '../money.ts'
import { Refusal, type RefusalCode } from '../refusals.ts'
import { type Area, covers, whyNoArea } from './area.ts'
import type { Point } from './place.ts'
import type { Terms } from './terms.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

export type ZoneDraft = Terms & {
  name: string
  area: Area
  /** On which it is served. */
  days: readonly Weekday[]
  /** How long it takes, within the 1 to 5 days that the shop promises. */
  takes: { from: number; to: number }
  active: boolean
  /** Of several that cover a place, the lowest is asked. */
  precedence: number
}
export type Zone = ZoneDraft & { id: string; version: number }

/** In days, where no zone says otherwise. */
export const usualDays = { from: 1, to: 5 }
export const mostZones = 200

/** Why staff cannot have it so. */
export const whyNotZone = ({ area, takes }: ZoneDraft): RefusalCode | null =>
  takes.from > takes.to ? 'zone_days' : whyNoArea(area)

/** `zone` null: none is drawn, so the shop's own terms are for everywhere. */
export type Delivery = { delivers: true; zone: Zone | null } | { delivers: false }

/** Whether a place is served, and by which of the active zones (the first in their order). */
export function deliveryAt(zones: readonly Zone[], place: Point): Delivery {
  const drawn = zones.filter((zone) => zone.active)
  const zone = drawn.find(({ area }) => covers(area, place)) ?? null
  return zone === null && drawn.length > 0 ? { delivers: false } : { delivers: true, zone }
}

/** "1 to 2 Days" */
export const daysText = ({ from, to }: ZoneDraft['takes']) => {
  const last = `${to} ${to === 1 ? 'Day' : 'Days'}`
  return from === to ? last : `${from} to ${last}`
}

const names: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** The answer to "Do we deliver here?", in one or two sentences. `usual`: what shipping costs otherwise. */
export function saysOf(delivery: Delivery, usual: Paisa): string {
  if (!delivery.delivers) return new Refusal('not_delivered_there').message
  const { zone } = delivery
  if (zone === null) return `We deliver there in ${daysText(usualDays)} for ${show(usual)}.`
  const { name, days, takes, fee, minimum, freeAbove } = zone
  const cost = fee === 0 ? 'Delivery is free' : `Delivery is ${show(fee)}`
  const free = fee > 0 && freeAbove !== null ? `, and free from ${show(freeAbove)}` : ''
  const least = minimum > 0 ? ` Orders start at ${show(minimum)}.` : ''
  return `We deliver to ${name} ${servedOn(days)}, in ${daysText(takes)}. ${cost}${free}.${least}`
}

function servedOn(days: readonly Weekday[]) {
  if (days.length === weekdays.length) return 'every day'
  const named = weekdays.filter((day) => days.includes(day)).map((day) => names[day])
  return `on ${[named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ')}`
}
