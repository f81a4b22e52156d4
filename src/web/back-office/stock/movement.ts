import type { StaffReason } from '#shop/catalogue/stock/stock-change.ts'

type Movement = { stock: number; stockBefore: number | null } | { change: number }
type Wrong = 'wrong' | 'aboveZero' | 'notZero'

/** What was typed as the change of a stock that is `now` (null: not counted), or what is wrong with it. */
export function movementOf(
  reason: StaffReason,
  text: string,
  now: number | null,
): Movement | Wrong {
  const figure = text.trim().replace('−', '-')
  const number = /^[+-]?\d{1,7}$/.test(figure) ? Number(figure) : Number.NaN
  if (reason === 'counted') return number >= 0 ? { stock: number, stockBefore: now } : 'wrong'
  if (reason === 'corrected') return Math.abs(number) > 0 ? { change: number } : 'notZero'
  if (!(number > 0)) return 'aboveZero'
  return { change: reason === 'damaged' ? -number : number }
}
