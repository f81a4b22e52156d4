import { expect, test } from 'vitest'
import { formatsIn } from '../../messages/formats.ts'
import { english } from '../../messages/language.ts'
import { officeLanguage } from './office-language.ts'

const formats = formatsIn(officeLanguage(english))
// Just after midnight of the next year in the shop.
const evening = Date.UTC(2025, 11, 31, 19, 30)

test('staff read dates with the day first, by the shop’s clock', () => {
  expect(formats.day(evening)).toBe('1 Jan 2026')
  expect(formats.moment(evening)).toBe('1 Jan 2026, 12:30 AM')
  expect(formats.days(evening, evening)).toBe('1 Jan 2026')
  expect(formats.days(evening - 86_400_000, evening)).toBe('31 Dec 2025 – 1 Jan 2026')
  expect(formats.number(1250)).toBe('1,250')
  // Shoppers' dates stay as they are.
  expect(formatsIn(english).day(evening)).toBe('Jan 01, 2026')
})

test.each([
  ['2026-11-26', '2026-11-26', '26 Nov'],
  ['2026-11-23', '2026-11-24', '23–24 Nov'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec'],
])('days from %s to %s are %s', (from, to, text) => expect(formats.nearDays(from, to)).toBe(text))
