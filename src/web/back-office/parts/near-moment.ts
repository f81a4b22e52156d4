import { shopDay } from '#shop/settings/shop-day.ts'
import type { Formats } from '../../messages/formats-shape.ts'

/** "30 Nov, 5:41 AM", with the year in other years than that of `today`, a day of the shop. */
export function nearMoment(t: Formats, at: number, today: string): string {
  const day = shopDay(at)
  return day.slice(0, 4) === today.slice(0, 4)
    ? t.joined([t.nearDays(day, day), t.time(at)])
    : t.moment(at)
}
