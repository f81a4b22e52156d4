import { weekdayOf } from '../settings/shop-day.ts'
import { type Weekday, weekdays } from './zone.ts'

/** Of a day like "2026-11-28". */
export const weekdayNamed = (day: string): Weekday => weekdays[(weekdayOf(day) + 6) % 7] ?? 'mon'
