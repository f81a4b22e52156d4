import { expect, test } from 'vitest'
import { phoneKey } from './accounts/contacts/phone.ts'
import { readOrderList } from './cart/order-list.ts'
import { readListedAmount, readListedCount } from './catalogue/import/rows/amounts.ts'
import { packInName } from './catalogue/import/rows/pack-in-name.ts'
import { readPack } from './catalogue/sizes/pack.ts'
import { plainDigits } from './digits.ts'

test.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۱۲٬۵۰۰٫۷۵', '12,500.75'],
  ['چینی 5', 'چینی 5'],
  ['½', '½'],
])('“%s” is “%s”', (typed, plain) => expect(plainDigits(typed)).toBe(plain))

test.each([
  ['a price in a list', readListedAmount('Rs. ۱٬۲۵۰٫۵۰'), 125_050],
  ['a price in a list, Arabic digits', readListedAmount('١٢٥٠/-'), 125_000],
  ['a count in a list', readListedCount('۱٬۲۰۰'), 1200],
  ['a pack size', readPack('۵ kg').amount, 5000],
  ['a pack of several', readPack('٦ × ٢٠٠ ml').amount, 1200],
  ['a pack size in a name', packInName('Basmati Rice - ۵ kg'), '۵ kg'],
  ['a phone number', phoneKey('۰۳۰۰ ۱۲۳۴۵۶۷'), '+923001234567'],
  ['a quantity in an order list', readOrderList('Atta, ۳').lines[0]?.quantity, 3],
  ['a quantity before the name', readOrderList('٣ x Atta').lines[0]?.quantity, 3],
])('%s', (_, read, expected) => expect(read).toBe(expected))
