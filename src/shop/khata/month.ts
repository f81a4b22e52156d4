import { shopDay, startOfShopDay } from '../settings/shop-day.ts'

/** "2026-11", in the shop's time zone. */
export const monthOf = (at: number) => shopDay(at).slice(0, 7)

/** "2026-12" and 1 give "2027-01". */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** ms UTC. */
export const startOfMonth = (month: string) => startOfShopDay(`${month}-01`) ?? 0
