import type { Formats } from '../formats-shape.ts'
import { isolated } from '../isolated.ts'
import type { Language } from '../language.ts'
import { urduDigits } from './urdu-digits.ts'

const months = [
  'جنوری',
  'فروری',
  'مارچ',
  'اپریل',
  'مئی',
  'جون',
  'جولائی',
  'اگست',
  'ستمبر',
  'اکتوبر',
  'نومبر',
  'دسمبر',
]

/** The shop's clock is five hours ahead of UTC. */
const zone = 5 * 60 * 60_000

/** "5 جنوری 2025", "5 تا 6 جنوری", "شام 5:40": browsers' own Urdu writes AM and PM, and commas within dates. */
export function urduFormats(
  usual: Formats,
  { hasOwnDigits }: Pick<Language, 'hasOwnDigits'>,
): Formats {
  const formats = inWords(usual)
  return hasOwnDigits ? inUrduDigits(formats) : formats
}

/** What is joined may be text of the shop, which stays. */
function inUrduDigits(formats: Formats): Formats {
  const { joined, calendarLeaf, ...others } = formats
  const entries = Object.entries(others).map(([name, format]) => [
    name,
    (...args: never[]) => urduDigits((format as (...args: never[]) => string)(...args)),
  ])
  return {
    ...(Object.fromEntries(entries) as typeof others),
    joined,
    calendarLeaf(at) {
      const { month, date } = calendarLeaf(at)
      return { month, date: urduDigits(date) }
    },
  }
}

function inWords(usual: Formats): Formats {
  const near = (day: string) => {
    const { date, month } = leafOf(Date.parse(day))
    return `${date} ${month}`
  }
  const day = (at: number) => {
    const { date, month } = leafOf(at)
    return `${date} ${month} ${new Date(at + zone).getUTCFullYear()}`
  }
  const time = (at: number) => {
    const local = new Date(at + zone)
    return clock(local.getUTCHours(), local.getUTCMinutes())
  }
  return {
    ...usual,
    day,
    days: (from, to) => (day(from) === day(to) ? day(from) : `${day(from)} تا ${day(to)}`),
    nearDays(from, to) {
      if (from === to) return near(from)
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
      const first = isOneMonth ? leafOf(Date.parse(from)).date : near(from)
      return `${first} تا ${near(to)}`
    },
    moment: (at) => `${day(at)}، ${time(at)}`,
    time,
    hour: hourText,
    hours: (from, to) => `${hourText(from)} تا ${hourText(to)}`,
    calendarLeaf: leafOf,
    joined: (parts) => usual.joined(parts.map((part) => part && isolated(part))),
  }
}

function leafOf(at: number) {
  const local = new Date(at + zone)
  return { date: String(local.getUTCDate()), month: months[local.getUTCMonth()] ?? '' }
}

function hourText(text: string) {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return clock(hour % 24, minute)
}

function clock(hour: number, minute: number) {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${partOfDay(hour)} ${hour % 12 || 12}${minutes}`
}

function partOfDay(hour: number) {
  if (hour < 4 || hour >= 20) return 'رات'
  if (hour < 12) return 'صبح'
  return hour < 16 ? 'دوپہر' : 'شام'
}
