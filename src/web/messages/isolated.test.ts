import { expect, test } from 'vitest'
import { formatsIn } from './formats.ts'
import { isolated } from './isolated.ts'
import { promisedText } from './promised-text.ts'
import { urdu } from './ur/urdu.ts'

test.each([
  ['لاہور', 'لاہور'],
  ['0300 1234567', '\u20680300 1234567\u2069'],
  ['Rs. 120', '\u2068Rs. 120\u2069'],
  ['\u20681 L\u2069، \u20682 L\u2069', '\u2067\u20681 L\u2069، \u20682 L\u2069\u2069'],
])('%j within a sentence is %j', (text, shown) => expect(isolated(text)).toBe(shown))

test('in Urdu a day stands before its hours, also within a sentence', () => {
  const hours = { from: '10:00', to: '13:00' }
  const days = promisedText(formatsIn(urdu), { from: '2026-12-01', to: '2026-12-01', hours })
  expect(isolated(days)).toBe('\u2067\u20681 دسمبر\u2069، \u2068صبح 10 تا دوپہر 1\u2069\u2069')
})
