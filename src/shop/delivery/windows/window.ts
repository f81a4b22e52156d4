import type { Paisa } from '../../money.ts'
import type { PlainRefusal } from '../../refusals.ts'
import { closingMinutes, isClosedOn, type Schedule } from '../../settings/opening.ts'
import { minutesOf, timeOf } from '../../settings/time-of-day.ts'
import { dayAfter, shopDay, startOfShopDay } from '../../settings/shop-day.ts'
import type { Arrival } from '../arrival.ts'
import { weekdayNamed } from '../weekday-named.ts'
import type { Weekday } from '../zone.ts'

export type WindowDraft = {
  /** Null: of a shop without zones. */
  zoneId: string | null
  days: readonly Weekday[]
  /** Minutes since midnight of the shop's day on which it begins; `to` above 1440: past midnight. */
  from: number
  to: number
  /** Places per day, see `placesFor`. */
  capacity: number
  /** Null: each order takes one place; else one for so many lines begun. */
  linesPerPlace: number | null
  /** Orders end so many minutes before `from`; more than a day is possible. */
  closesBefore: number
  /** Paisa on top of the delivery charge; negative: a discount. */
  extra: Paisa
  /** Days like "2027-02-08", both inclusive, on which it replaces the usual windows; null: a usual one. */
  dates: { from: string; to: string } | null
  active: boolean
}
export type DeliveryWindow = WindowDraft & { id: string; version: number }

/** What is known of a window on one day. Days without a row are open and empty. */
export type WindowDay = {
  windowId: string
  day: string
  /** Places of orders and of carts that hold one. */
  taken: number
  closed: boolean
  /** Instead of the window's own for this day. */
  capacity: number | null
}

export type OfferedWindow = {
  windowId: string
  day: string
  /** Like "18:00". */
  from: string
  to: string
  extra: Paisa
  state: 'open' | 'full' | 'closed'
}

export const maxWindowsPerZone = 50
/** Windows are offered for so many days, today included. */
export const daysAhead = 7
const minutesPerDay = 24 * 60
const noon = 12 * 60
/** The latest end past midnight, in minutes. */
const latestEnd = 6 * 60

/** Null: fine. */
export const windowRejection = ({ from, to, days, dates }: WindowDraft): PlainRefusal | null => {
  const last = from < noon ? minutesPerDay : minutesPerDay + latestEnd
  if (from < 0 || from >= to || to > last) return 'window_hours'
  if (days.length === 0) return 'window_days'
  return dates !== null && dates.from > dates.to ? 'window_dates' : null
}

/** How many places an order of so many lines takes. */
export const placesFor = (lines: number, { linesPerPlace }: Pick<WindowDraft, 'linesPerPlace'>) =>
  linesPerPlace === null ? 1 : Math.max(1, Math.ceil(lines / linesPerPlace))

export type Offer = {
  /** Of any zone. */
  windows: readonly DeliveryWindow[]
  zoneId: string | null
  schedule: Pick<Schedule, 'holidays'>
  /** Of the days that are offered. */
  days: readonly WindowDay[]
  /** ms UTC. */
  at: number
  /** Lines of the order. */
  lines: number
}

/** Soonest first; without those whose orders have ended. Empty: the shop has no windows for this zone, or none in time. */
export function offeredWindows(offer: Offer): OfferedWindow[] {
  const today = shopDay(offer.at)
  return Array.from({ length: daysAhead }, (_, step) => dayAfter(today, step)).flatMap((day) =>
    windowsOn(offer, day)
      .filter((window) => offer.at < closingTime(window, day))
      .map((window) => offered(window, day, offer)),
  )
}

/**
 * The windows of a zone on a day, by their hours. Those with dates replace the usual ones. None on a holiday; if it
 * has hours of its own, the usual windows within them.
 */
export function windowsOn(
  { windows, zoneId, schedule }: Pick<Offer, 'windows' | 'zoneId' | 'schedule'>,
  day: string,
): DeliveryWindow[] {
  if (isClosedOn(schedule, day)) return []
  const running = windows.filter(
    (window) => window.active && window.zoneId === zoneId && isIn(window, day),
  )
  const special = running.filter(({ dates }) => dates !== null)
  const usual = running.filter((window) => isWithin(window, schedule, day))
  return (special.length > 0 ? special : usual).toSorted(
    (a, b) => a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : 1),
  )
}

/** What an order in a window is promised. */
export const arrivalIn = (window: DeliveryWindow, day: string): Arrival => ({
  from: day,
  to: day,
  hours: hoursOf(window),
})

/** Like "22:00" and "01:00": an end that is earlier is on the next day. */
export const hoursOf = ({ from, to }: Pick<WindowDraft, 'from' | 'to'>) => ({
  from: timeOf(from),
  to: timeOf(to > minutesPerDay ? to - minutesPerDay : to),
})

/** The inverse of `hoursOf`. */
export function minutesOfHours(hours: { from: string; to: string }) {
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  return { from, to: to < from ? to + minutesPerDay : to }
}

const isIn = ({ days, dates }: DeliveryWindow, day: string) =>
  days.includes(weekdayNamed(day)) && (dates === null || (dates.from <= day && day <= dates.to))

function isWithin({ from, to }: WindowDraft, { holidays }: Offer['schedule'], day: string) {
  const hours = holidays.find((one) => one.day === day)?.hours
  return !hours || (minutesOf(hours.open) <= from && to <= closingMinutes(hours))
}

/** ms UTC from which a window takes no more orders for the day. */
export const closingTime = (
  { from, closesBefore }: Pick<WindowDraft, 'from' | 'closesBefore'>,
  day: string,
) => (startOfShopDay(day) ?? 0) + (from - closesBefore) * 60_000

/** For staff, who may still put orders into a window until it ends. */
export const untilItEnds = (window: DeliveryWindow): DeliveryWindow => ({
  ...window,
  closesBefore: window.from - window.to,
})

/** Places left on a day; never negative, also after the capacity was lowered. */
export const placesLeft = (window: DeliveryWindow, known: WindowDay | undefined) =>
  Math.max(0, (known?.capacity ?? window.capacity) - (known?.taken ?? 0))

function offered(window: DeliveryWindow, day: string, { days, lines }: Offer): OfferedWindow {
  const known = days.find((one) => one.windowId === window.id && one.day === day)
  const { id: windowId, extra } = window
  const isFull = placesLeft(window, known) < placesFor(lines, window)
  const state = known?.closed ? 'closed' : isFull ? 'full' : 'open'
  return { windowId, day, ...hoursOf(window), extra, state }
}
