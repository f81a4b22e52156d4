import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  id: 'o1',
  arrival: { from: '2025-01-31', to: '2025-02-01' },
  title: 'Order 12345678 arrives',
  text: 'From Kiryana; pay at the door, please\nhttp://shop.example/order/o1',
  at: Date.parse('2025-01-30T09:05:07.123Z'),
}

test('the promised days, the last one included', () =>
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiryana//Order//EN',
    'BEGIN:VEVENT',
    'UID:order-o1@kiryana',
    'DTSTAMP:20250130T090507Z',
    'DTSTART;VALUE=DATE:20250131',
    'DTEND;VALUE=DATE:20250202',
    'SUMMARY:Order 12345678 arrives',
    'DESCRIPTION:From Kiryana\\; pay at the door\\, please\\nhttp://shop.example/or',
    ' der/o1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]))

test.each([
  ['24:00', '20250131T190000Z'],
  ['01:00', '20250131T200000Z'],
])('the hours of a delivery time, until %s too', (to, end) => {
  const hours = { from: '18:00', to }
  const arrival = { from: '2025-01-31', to: '2025-01-31', hours }
  const lines = calendarFile({ ...entry, arrival }).split('\r\n')
  // Pakistan is five hours ahead.
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual([
    'DTSTART:20250131T130000Z',
    `DTEND:${end}`,
  ])
})

test('a long line in Urdu is folded between letters, 75 bytes at most', () => {
  const title = 'آپ کا سامان آج پہنچے گا '.repeat(9).trim()
  const lines = calendarFile({ ...entry, title }).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`)
})
