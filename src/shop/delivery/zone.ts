import type { PlainRefusal } from '../refusals.ts'
import { type Area, covers, areaRejection } from './area.ts'
import type { Point } from './place.ts'
import type { Terms } from './terms.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Those named in "mon tue …", as the database keeps them. */
export const weekdaysIn = (text: string): Weekday[] =>
  text.split(' ').filter((day): day is Weekday => weekdays.some((known) => known === day))

export type ZoneDraft = Terms & {
  name: string
  area: Area
  /** Delivery days. */
  days: readonly Weekday[]
  /** Days, within the 1 to 5 the shop promises. */
  takes: { from: number; to: number }
  active: boolean
  /** The lowest wins where zones overlap. */
  precedence: number
}
/** `precedence` null: last. */
export type NewZone = Omit<ZoneDraft, 'precedence'> & { precedence: number | null }
export type Zone = ZoneDraft & { id: string; version: number }

/** In days, without a zone. */
export const usualDays = { from: 1, to: 5 }
export const maxZones = 200

/** Null: fine. */
export const zoneRejection = ({ area, takes }: ZoneDraft): PlainRefusal | null =>
  takes.from > takes.to ? 'zone_days' : areaRejection(area)

/** `zone` null: no zones exist, the shop's terms apply everywhere. */
export type Delivery = { delivers: true; zone: Zone | null } | { delivers: false }

/** `zones`: active ones, in order of precedence. */
export function deliveryAt(zones: readonly Zone[], place: Point): Delivery {
  const drawn = zones.filter((zone) => zone.active)
  const zone = drawn.find(({ area }) => covers(area, place)) ?? null
  return zone === null && drawn.length > 0 ? { delivers: false } : { delivers: true, zone }
}
