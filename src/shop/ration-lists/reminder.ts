import { dayLength, shopDay, startOfShopDay } from '../settings/shop-day.ts'

/** Every month has it. */
export const lastReminderDay = 28

const hour = 60 * 60_000
const sentFrom = 9 * hour

/** Start of the shop's month, ms UTC. */
export const startOfShopMonth = (at: number): number =>
  startOfShopDay(`${shopDay(at).slice(0, 7)}-01`) ?? at

type Reminder = {
  day: number
  /** When the day was chosen, ms UTC. */
  setAt: number
  /** When the last one was sent, ms UTC; null: never. */
  remindedAt: number | null
}

/**
 * At nine on the chosen day, once a month; later in the month if the shop was not running then. A day that had
 * passed when it was chosen waits for the next month.
 */
export function isReminderDue({ day, setAt, remindedAt }: Reminder, now: number): boolean {
  const month = startOfShopMonth(now)
  const due = month + (day - 1) * dayLength + sentFrom
  return now >= due && setAt < due && (remindedAt === null || remindedAt < month)
}
