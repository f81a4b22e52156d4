import type { Paisa } from '#shop/money.ts'
import { formatMessages } from './en/formats.ts'
import type { Formats } from './formats-shape.ts'
import type { Language } from './language.ts'
import type { MessageKey } from './screen.ts'
import { sentenceIn } from './sentence-in.ts'

const known = new WeakMap<Language, Formats>()

/** Cached per language. */
export function formatsIn(language: Language): Formats {
  const made = known.get(language)
  if (made) return made
  const usual = makeFormats(language)
  const formats = language.formats?.(usual, language) ?? usual
  known.set(language, formats)
  return formats
}

function makeFormats(language: Language): Formats {
  const write = (name: MessageKey<typeof formatMessages>, params: Record<string, string>) =>
    (sentenceIn(language, [formatMessages], name) ?? '').replace(
      /\{(\w+)\}/g,
      (_, param: string) => params[param] ?? '',
    )
  const dates = datesIn(language.locale)
  const { day, time } = dates
  function money(amount: Paisa) {
    const format = amount % 100 === 0 ? grouped : twoDecimals
    const sign = amount < 0 ? '−' : ''
    return write('formats.money', { amount: `${sign}${format(Math.abs(amount) / 100)}` })
  }
  return {
    number: grouped,
    figure: String,
    money,
    fee: (amount) => (amount === 0 ? write('formats.free', {}) : money(amount)),
    day,
    days: (from, to) =>
      day(from) === day(to) ? day(from) : write('formats.days', { from: day(from), to: day(to) }),
    nearDays(from, to) {
      const [first, last] = [from, to].map((day) => dates.calendarLeaf(Date.parse(day)))
      if (first === undefined || last === undefined || from === to)
        return first === undefined ? '' : write('formats.nearDay', first)
      return from.slice(0, 7) === to.slice(0, 7)
        ? write('formats.nearDays', { month: first.month, from: first.date, to: last.date })
        : write('formats.days', {
            from: write('formats.nearDay', first),
            to: write('formats.nearDay', last),
          })
    },
    moment: (at) => write('formats.moment', { day: day(at), time: time(at) }),
    time,
    calendarLeaf: dates.calendarLeaf,
    hours: (from, to) => `${hour(from)}–${hour(to)}`,
    joined: (parts) => parts.filter(Boolean).join(write('formats.comma', {})),
    sentences: (parts) =>
      parts
        .flatMap((text) => text || [])
        .map((text) => (/[.!?…۔؟]$/.test(text) ? text : write('formats.sentence', { text })))
        .join(' '),
    hour,
  }

  function hour(text: string) {
    const [hour = 0, minute = 0] = text.split(':').map(Number)
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
    const half = hour % 24 < 12 ? 'formats.morning' : 'formats.afternoon'
    return write(half, { time: `${hour % 12 || 12}${minutes}` })
  }
}

/** As English and Urdu group them. Not Intl.NumberFormat: creating it takes a cheap phone nearly 100 ms. */
function grouped(value: number) {
  const [whole = '', ...part] = String(value).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.')
}

function twoDecimals(value: number) {
  const [whole = '', part = '00'] = value.toFixed(2).split('.')
  return `${grouped(Number(whole))}.${part}`
}

function datesIn(locale: string) {
  const timeZone = 'Asia/Karachi'
  const days = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    timeZone,
  })
  let clock: Intl.DateTimeFormat | undefined // lazy: most pages display no date
  return {
    day: (at: number) => days.format(at),
    /** Browsers differ in the space before PM, so we write our own. */
    time(at: number) {
      clock ??= new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
      return clock.format(at).replace(/\s/u, ' ')
    },
    calendarLeaf(at: number) {
      const parts = days.formatToParts(at)
      const part = (type: 'month' | 'day') => parts.find((one) => one.type === type)?.value ?? ''
      return { month: part('month'), date: part('day').replace(/^0/, '') }
    },
  }
}
