import type { Arrival } from '#shop/delivery/arrival.ts'
import { dayAfter } from '#shop/settings/shop-day.ts'

type Entry = { id: string; arrival: Arrival; title: string; text: string; at: number }

/** A calendar's file (iCalendar) with the promised days, whole days each. `at`: when it is made. */
export function calendarFile({ id, arrival, title, text, at }: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiryana//Order//EN',
    'BEGIN:VEVENT',
    `UID:order-${id}@kiryana`,
    `DTSTAMP:${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(arrival.from)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(arrival.to, 1))}`, // the day after the last one
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (day: string) => day.replaceAll('-', '')

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n')

/** A line has at most 75 bytes; what is longer goes on in the next one, after a blank. */
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
