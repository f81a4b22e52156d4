import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: 'achar',
  name: 'Achar, Fortnight; yes',
  description: 'Lemon\nBEGIN:VALARM\r\nا' + 'آم کا اچار '.repeat(20),
  location: 'F-7 Markaz, Islamabad',
  startsAt: Date.parse('2025-01-04T19:00:00Z'),
  endsAt: Date.parse('2025-01-06T18:59:59Z'),
  picture: null,
}
const file = calendarFile(event, {
  host: 'kiryana.example',
  now: Date.parse('2025-01-01T08:30:00Z'),
})

test('whole days of the shop, the last one included', () => {
  expect(file).toContain('DTSTART;VALUE=DATE:20250105\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20250107\r\n')
  expect(file).toContain('DTSTAMP:20250101T083000Z\r\n')
  expect(file).toContain('UID:achar@kiryana.example\r\n')
})

test('special characters are escaped, and no text starts a new property', () => {
  expect(file).toContain(String.raw`SUMMARY:Achar\, Fortnight\; yes`)
  expect(file).toContain(String.raw`LOCATION:F-7 Markaz\, Islamabad`)
  expect(file).not.toMatch(/^BEGIN:VALARM/m)
})

test('lines have at most 75 bytes and unfold to the original', () => {
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('آم کا اچار '.repeat(20).trim())
})
