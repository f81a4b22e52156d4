import { weekdays } from '#shop/delivery/zone.ts'
import { daysIn } from '#shop/settings/opening.ts'
import { formatMessages } from './en/formats.ts'
import { weekdayMessages } from './en/weekdays.ts'
import { english, type Language } from './language.ts'
import { messagesIn } from './messages-in.ts'

/** Days of opening hours: "Monday to Friday" as staff wrote it, in another language by the names of the weekdays. */
export function daysText(language: Language, days: string): string {
  if (language.locale === english.locale) return days
  const t = messagesIn(language, weekdayMessages, formatMessages)
  const names = daysIn(days).map((day) => t(`weekday.${weekdays[(day + 6) % 7] ?? 'mon'}`))
  const [from = '', to = ''] = [names[0], names.at(-1)]
  return names.length > 2 ? t('formats.days', { from, to }) : t.joined(names)
}
