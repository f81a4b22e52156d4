import { expect, test } from 'vitest'
import { searchedPickup } from './pickup.ts'

test.each([
  ['4729183', '4729183'],
  [' #4729183 ', '4729183'],
  ['۰۴۲۷', '0427'],
  ['https://shop.example/admin/orders/4729183-0a1b2c', '4729183-0a1b2c'],
  ['', ''],
])('“%s” looks for %s', (text, found) => expect(searchedPickup(text)).toBe(found))
