import type { WindowDraft } from '#shop/delivery/windows/window.ts'
import { weekdays } from '#shop/delivery/zone.ts'
import { rupees } from '#shop/money.ts'

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })
const daily = { days: weekdays, linesPerPlace: null, dates: null, active: true }

/** Delivery times of the two cities; the towns around them have their days. */
export const zonesWithWindows: readonly string[] = ['Islamabad', 'Rawalpindi']

export const windows: readonly Omit<WindowDraft, 'zoneId'>[] = [
  { ...daily, ...hours(10, 13), capacity: 20, closesBefore: 12 * 60, extra: rupees(0) },
  { ...daily, ...hours(14, 17), capacity: 20, closesBefore: 3 * 60, extra: rupees(0) },
  { ...daily, ...hours(18, 21), capacity: 15, closesBefore: 3 * 60, extra: rupees(50) },
]
