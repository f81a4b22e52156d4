import { expect, test } from 'vitest'
import { paisa } from '#shop/money.ts'
import { plainDigits } from '#shop/digits.ts'
import { cartMessages } from '../en/storefront/checkout/cart.ts'
import { formatsIn } from '../formats.ts'
import { english, inOwnDigits } from '../language.ts'
import { filled, messagesIn } from '../messages-in.ts'
import { urdu } from './urdu.ts'
import { urduDigits } from './urdu-digits.ts'

test.each([
  ['Rs.\u00a01,250.50', 'Rs.\u00a0۱٬۲۵۰٫۵۰'],
  ['5 جنوری 2025', '۵ جنوری ۲۰۲۵'],
  ['سہ پہر 3:40', 'سہ پہر ۳:۴۰'],
  ['09:00 سے 22:00', '۰۹:۰۰ سے ۲۲:۰۰'],
  ['“7” (8، 12 یا 13)', '“۷” (۸، ۱۲ یا ۱۳)'],
  ['\u200e500 g', '\u200e۵۰۰ g'],
  ['−2، 0.1 یا -90', '−۲، ۰٫۱ یا -۹۰'],
  ['{line2} میں سے 3', '{line2} میں سے ۳'],
  ['1,000,000 تک، 5,000۔', '۱٬۰۰۰٬۰۰۰ تک، ۵٬۰۰۰۔'],
  ['A4 صفحہ، #0e4a38', 'A4 صفحہ، #0e4a38'],
  ['0300 1234567 یا 051 5551234', '0300 1234567 یا 051 5551234'],
  ['+923001234567', '+923001234567'],
  ['جیسے 4729183', 'جیسے 4729183'],
  ['DE-MILK-1L, 12', 'DE-MILK-1L, ۱۲'],
])('%s is written %s', (western, own) => {
  expect(urduDigits(western)).toBe(own)
  expect(plainDigits(own)).toBe(western)
})

const own = inOwnDigits(urdu)

test('with the setting, formats, sentences and numbers in them have Urdu digits', () => {
  const formats = formatsIn(own)
  expect(formats.money(paisa(-125_050))).toBe('Rs.\u00a0−۱٬۲۵۰٫۵۰')
  expect(formats.number(1250)).toBe('۱٬۲۵۰')
  expect(formats.figure(2025)).toBe('۲۰۲۵')
  expect(formats.calendarLeaf(Date.parse('2025-01-05T10:00:00Z')).date).toBe('۵')
  expect(formats.hours('09:00', '21:30')).toBe('صبح ۹ تا رات ۹:۳۰')
  expect(filled('{count} چیزیں', { count: 12 }, own)).toBe('۱۲ چیزیں')
})

test('names and codes that are put into a sentence stay as they are', () => {
  expect(filled('آرڈر {reference}', { reference: '123' }, own)).toBe('آرڈر \u2068123\u2069')
  const amount = formatsIn(own).money(paisa(500_00))
  expect(filled('کل {amount}', { amount }, own)).toBe(`کل \u2068${amount}\u2069`)
})

test('without it, and in English, they are Western', () => {
  expect(formatsIn(urdu).number(1250)).toBe('1,250')
  expect(messagesIn(urdu, cartMessages).figure(7)).toBe('7')
  expect(formatsIn(inOwnDigits(english)).number(1250)).toBe('1,250')
})
