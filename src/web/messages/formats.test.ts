import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, readRupees } from '#shop/money.ts'
import { formatsIn } from './formats.ts'
import { english, type Language } from './language.ts'
import { urdu } from './ur/urdu.ts'

const { money, fee, number, day, days, moment, calendarLeaf, hour } = formatsIn(english)

test.each([
  [0, 'Rs. 0'],
  [5, 'Rs. 0.05'],
  [50, 'Rs. 0.50'],
  [100, 'Rs. 1'],
  [99_999, 'Rs. 999.99'],
  [125_000, 'Rs. 1,250'],
  [125_050, 'Rs. 1,250.50'],
  [123_456_789_00, 'Rs. 123,456,789'],
  [-125_050, 'Rs. −1,250.50'],
])('%i paisa are shown as %s', (amount, text) => {
  expect(money(paisa(amount))).toBe(text)
  expect(fee(paisa(amount))).toBe(amount === 0 ? 'Free' : text)
})

test('a formatted value can be read back', () => {
  const whole = fc.integer({ min: 0, max: 10 ** 12 }).map(paisa)
  fc.assert(
    fc.property(whole, (amount) => {
      expect(readRupees(money(amount).replace('Rs. ', '').replaceAll(',', ''))).toBe(amount)
    }),
  )
})

test.each([
  [0, '0'],
  [1250, '1,250'],
  [-1250, '-1,250'],
  [1234567890, '1,234,567,890'],
  [4.5, '4.5'],
  [1234.5, '1,234.5'],
])('%d is written %s', (value, text) => expect(number(value)).toBe(text))

test.each([
  ['09:00', '9am'],
  ['21:00', '9pm'],
  ['23:00', '11pm'],
  ['00:00', '12am'],
  ['24:00', '12am'],
  ['12:05', '12:05pm'],
  ['9:30', '9:30am'],
])('%s is %s', (time, shown) => expect(hour(time)).toBe(shown))

const evening = Date.parse('2025-01-05T19:30:00Z') // already the 6th in Pakistan

test('days and times are those of Pakistan', () => {
  expect(day(evening)).toBe('Jan 06, 2025')
  expect(days(evening, evening)).toBe('Jan 06, 2025')
  expect(days(evening, evening + 2 * 86_400_000)).toBe('Jan 06, 2025 – Jan 08, 2025')
  expect(moment(evening)).toBe('Jan 06, 2025, 12:30 AM')
  expect(calendarLeaf(evening)).toEqual({ month: 'Jan', date: '6' })
})

test.each([
  ['2025-01-05', '2025-01-05', 'Jan 5'],
  ['2026-11-23', '2026-11-24', 'Nov 23–24'],
  ['2026-11-30', '2026-12-02', 'Nov 30 – Dec 2'],
  ['2026-12-31', '2027-01-01', 'Dec 31 – Jan 1'],
])('from %s to %s is %s', (from, to, text) =>
  expect(formatsIn(english).nearDays(from, to)).toBe(text),
)

test('another language has its own figures, dates and signs', () => {
  const urdu: Language = {
    locale: 'ur',
    direction: 'rtl',
    prefix: '',
    translation: { formats: { formats: { money: '{amount} روپے' } } },
  }
  const formats = formatsIn(urdu)
  expect(formats.money(paisa(125_050))).toBe('1,250.50 روپے')
  expect(formats.day(evening)).toBe('06 جنوری، 2025')
  expect(formats.calendarLeaf(evening)).toEqual({ month: 'جنوری', date: '6' })
})

test.each([
  [english, ['Arriving tomorrow', 'Delivery is free.', null, ''], 'Arriving tomorrow. Delivery is free.'], // prettier-ignore
  [english, ['Sure?', 'Yes', undefined], 'Sure? Yes.'],
  [urdu, ['کل پہنچے گا', 'ڈلیوری مفت ہے۔'], 'کل پہنچے گا۔ ڈلیوری مفت ہے۔'],
  [urdu, ['منسوخ کریں؟', null], 'منسوخ کریں؟'],
])('sentences end with the full stop of their language', (language, parts, text) =>
  expect(formatsIn(language).sentences(parts)).toBe(text),
)
