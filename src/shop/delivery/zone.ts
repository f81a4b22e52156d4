import type { PlainRefusal } from '../refusals.ts'
import { type Area, areaRejection } from './area.ts'
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
  /** Days, within `leadDays`; 0: the same day. */
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
/** Days that a delivery may take. */
export const leadDays = [0, 1, 2, 3, 4, 5] as const
export const maxLeadDays = 5
export const maxZones = 200

/** Null: fine. */
export const zoneRejection = ({ area, takes }: ZoneDraft): PlainRefusal | null =>
  takes.from > takes.to ? 'zone_days' : areaRejection(area)

/** `zone` null: the shop's own terms, which apply outside of all zones. */
export type Delivery = { delivers: true; zone: Zone | null } | { delivers: false }
