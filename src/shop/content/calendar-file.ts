import type { ShopEvent } from './content.ts'
import { dayLength, shopDay } from '../settings/shop-day.ts'

/** The event as an iCalendar file (RFC 5545): whole days, the last one included. */
export function calendarFile(
  event: ShopEvent,
  { host, now }: { host: string; now: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiryana//Events//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(event.startsAt)}`,
    `DTEND;VALUE=DATE:${plain(event.endsAt + dayLength)}`,
    `SUMMARY:${escaped(event.name)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const plain = (at: number) => shopDay(at).replaceAll('-', '')

// A line break in the text must not begin a line of the file.
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** No line longer than 75 bytes, no character cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const rows = ['']
  for (const letter of line) {
    const row = rows.at(-1) ?? ''
    if (bytes.encode(row + letter).length > 75) rows.push(` ${letter}`)
    else rows[rows.length - 1] = row + letter
  }
  return rows.join('\r\n')
}
