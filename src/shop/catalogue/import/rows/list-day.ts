import { plainDigits } from '../../../digits.ts'
import type { DateOrder } from '../list-format.ts'

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/
/** "31-Dec-26", "31 December 2026": a month in letters is never unclear. */
const monthInLetters = /^(\d{1,2})[-/. ]([a-z]{3,9})[-/. ,]+(\d{4}|\d{2})$/i
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'] // prettier-ignore
/** What a spreadsheet adds to a day that is a moment to it. */
const midnight = /[ T]0{1,2}:00(?::00)?$/

/**
 * A day as lists write it: "2026-12-31", "31/12/2026", "12-31-2026", "31.12.2026", "31-Dec-26". `unclear`: it may be two days, and
 * `order` does not say which; null: it is none. A day that no calendar has is not looked for here.
 */
export function readListedDay(
  cell: string,
  order: DateOrder | null,
): { day: string } | 'unclear' | null {
  const text = plainDigits(cell).trim().replace(midnight, '')
  const [, year, , month = '', day = ''] = yearFirst.exec(text) ?? []
  if (year !== undefined) return { day: written(year, month, day) }
  const [, dayOfMonth = '', name = '', yearOf = ''] = monthInLetters.exec(text) ?? []
  if (name !== '') return dayIn(dayOfMonth, name, yearOf)
  const [, first = '', sign, second = '', last] = yearLast.exec(text) ?? []
  if (last === undefined) return null
  // Points between them are written where the day comes first.
  const by = order ?? (sign === '.' ? 'day-first' : null)
  const isShort = last.length === 2
  if (isShort && by === null) return 'unclear'
  const whole = isShort ? `20${last}` : last
  if (Number(first) > 12 || first === second) return { day: written(whole, second, first) }
  if (Number(second) > 12) return { day: written(whole, first, second) }
  if (by === null) return 'unclear'
  return {
    day: by === 'day-first' ? written(whole, second, first) : written(whole, first, second),
  }
}

function dayIn(day: string, name: string, year: string): { day: string } | null {
  const month = months.findIndex((one) => one.startsWith(name.toLowerCase())) + 1
  return month === 0 ? null : { day: written(year.padStart(4, '20'), String(month), day) }
}

const written = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
