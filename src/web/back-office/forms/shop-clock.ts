import { shopClock, shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'

/** A moment by the shop's clock, as a browser's field has it: "2025-01-05T09:30". Null: "". */
export function clockText(moment: string | null): string {
  if (moment === null) return ''
  const at = Date.parse(moment)
  const { minutes } = shopClock(at)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${shopDay(at)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The same back, in UTC; null for what is no moment. */
export function momentOf(text: string): string | null {
  const [, day = '', hours = '', minutes = ''] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? []
  const start = startOfShopDay(day)
  if (start === null) return null
  return new Date(start + (Number(hours) * 60 + Number(minutes)) * 60_000).toISOString()
}
