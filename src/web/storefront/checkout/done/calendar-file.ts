import type { Arrival } from '#shop/delivery/arrival.ts'
import { dayAfter, timeOnDay } from '#shop/settings/shop-day.ts'

type Entry = { id: string; arrival: Arrival; title: string; text: string; at: number }

/** iCalendar file of the promised hours, else of the promised days as an all-day event. `at`: creation time. */
export function calendarFile({ id, arrival, title, text, at }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiryana//Order//EN',
    'BEGIN:VEVENT',
    `UID:order-${id}@kiryana`,
    `DTSTAMP:${moment(at)}`,
    ...span(arrival),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function span({ from, to, hours }: Arrival): string[] {
  const at = (day: string, time: string) => moment(timeOnDay(day, time))
  const endsNextDay = hours !== undefined && hours.to < hours.from
  return hours
    ? [
        `DTSTART:${at(from, hours.from)}`,
        `DTEND:${at(endsNextDay ? dayAfter(from, 1) : from, hours.to)}`,
      ]
    : [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(dayAfter(to, 1))}`] // exclusive end date
}

const moment = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const compact = (day: string) => day.replaceAll('-', '')

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

/** iCalendar folds lines at 75 bytes; a continuation starts with a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [text, bytes] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1]
    text += letter
    bytes += size
  }
  return text
}
