import { expect, test } from 'vitest'
import { daysText } from './days-text.ts'
import { english } from './language.ts'
import { urdu } from './ur/urdu.ts'

test.each([
  ['Monday to Friday', 'پیر تا جمعہ'],
  ['Saturday and Sunday', 'ہفتہ، اتوار'],
  ['Friday', 'جمعہ'],
  ['Roz', 'اتوار تا ہفتہ'],
])('the days %s are %s in Urdu', (days, text) => {
  expect(daysText(urdu, days)).toBe(text)
  expect(daysText(english, days)).toBe(days)
})
