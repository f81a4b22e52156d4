import { expect, test } from 'vitest'
import { paisa } from '#shop/money.ts'
import { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import { english } from '../../../messages/language.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { pictureText } from './picture-text.ts'

const line = { quantity: 3, cancelledQuantity: 1 }
const order = {
  id: 'secret-id',
  status: 'placed' as const,
  lines: [line, line],
  subtotal: paisa(123_450),
  shipping: paisa(0),
  total: paisa(123_450),
  redeemedPoints: 0,
  earnedPoints: 0,
  address: 'House 7, Lahore',
  note: 'Green gate',
  contact: { name: 'Zainab', email: 'z@kiryana.example', phone: '0300 1' },
}

test('the picture has shop, items and date, and no personal data', () =>
  expect(
    pictureText(order, {
      t: messagesIn(english, doneMessages),
      shop: 'Kiryana',
      arriving: 'Arriving Jan 6–10',
    }),
  ).toEqual({
    shop: 'Kiryana',
    items: '4 items on the way',
    total: 'Rs. 1,234.50',
    arriving: 'Arriving Jan 6–10',
  }))
