import type { PlainRefusal } from '../refusals.ts'
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
/** `precedence` null: after the others. */
export type NewZone = Omit<ZoneDraft, 'precedence'> & { precedence: number | null }
export type Zone = ZoneDraft & { id: string; version: number }

/** In days, where no zone says otherwise. */
export const usualDays = { from: 1, to: 5 }
export const mostZones = 200

/** Why staff cannot have it so. */
export const whyNotZone = ({ area, takes }: ZoneDraft): PlainRefusal | null =>
  takes.from > takes.to ? 'zone_days' : whyNoArea(area)

/** `zone` null: none is drawn, so the shop's own terms are for everywhere. */
export type Delivery = { delivers: true; zone: Zone | null } | { delivers: false }

/** Whether a place is served, and by which of the active zones (the first in their order). */
export function deliveryAt(zones: readonly Zone[], place: Point): Delivery {
  const drawn = zones.filter((zone) => zone.active)
  const zone = drawn.find(({ area }) => covers(area, place)) ?? null
  return zone === null && drawn.length > 0 ? { delivers: false } : { delivers: true, zone }
}
