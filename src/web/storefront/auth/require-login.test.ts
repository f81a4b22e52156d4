import { expect, test } from 'vitest'
import { reasonFor } from './require-login.ts'
import { returnPath } from './return-path.ts'

test.each([
  [null, null],
  ['/orders', '/orders'],
  ['/order/0b9f', '/order/0b9f'],
  ['/search?q=chai+%26+milk', '/search?q=chai+%26+milk'],
  ['home', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/orders?x=//evil', '/'],
])('after the login that %s asked for: %s', (asked, answer) => {
  expect(returnPath(asked)).toBe(answer)
})

test.each([
  ['/orders', 'login.forOrders'],
  ['/order/0b9f', 'login.forOrder'],
  ['/wishlist', 'login.forWishlist'],
  ['/profile', 'login.forThis'],
])('%s says %s', (page, key) => {
  expect(reasonFor(page)).toBe(key)
})
