import type { Formats } from '../../messages/formats-shape.ts'
import type { Language } from '../../messages/language.ts'

const known = new WeakMap<Language, Language>()

/** The back office writes dates as the country does; shoppers read “Nov 26, 2026”. */
export function officeLanguage(language: Language): Language {
  // Urdu has the day first anyway.
  const own = known.get(language) ?? {
    ...language,
    prefix: '',
    formats: language.formats ?? dayFirst,
  }
  known.set(language, own)
  return own
}

/** "26 Nov 2026", "26 Nov 2026, 3:40 PM", "26 Nov", "26–28 Nov". */
export function dayFirst(usual: Formats): Formats {
  const near = (day: string) => leafOf(usual, Date.parse(day))
  const day = (at: number) => `${leafOf(usual, at)} ${new Date(at + zone).getUTCFullYear()}`
  return {
    ...usual,
    day,
    days: (from, to) => (day(from) === day(to) ? day(from) : `${day(from)} – ${day(to)}`),
    nearDays(from, to) {
      if (from === to) return near(from)
      const { date } = usual.calendarLeaf(Date.parse(from))
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
      return isOneMonth ? `${date}–${near(to)}` : `${near(from)} – ${near(to)}`
    },
    moment: (at) => usual.moment(at).replace(usual.day(at), day(at)),
  }
}

/** The shop's clock is five hours ahead of UTC. */
const zone = 5 * 60 * 60_000

const leafOf = (usual: Formats, at: number) => {
  const { date, month } = usual.calendarLeaf(at)
  return `${date} ${month}`
}
