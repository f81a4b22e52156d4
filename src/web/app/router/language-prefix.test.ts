import { expect, test } from 'vitest'
import { hasPrefix, withoutPrefix, withPrefix } from './language-prefix.ts'

const urdu = { prefix: '/ur' } as const
const english = { prefix: '' } as const

test.each([
  ['/', '/ur/'],
  ['/cart', '/ur/cart'],
  ['/search?q=atta#list', '/ur/search?q=atta#list'],
])('%s is %s in Urdu and itself in English, and back', (page, address) => {
  expect(withPrefix(urdu, page)).toBe(address)
  expect(withPrefix(english, page)).toBe(page)
  expect(withoutPrefix(urdu, address)).toBe(page)
  expect(withoutPrefix(english, page)).toBe(page)
})

test.each([
  ['/ur', '/'],
  ['/ur?q=atta', '/?q=atta'],
  ['/urdu', '/urdu'],
  ['/ur/ur/cart', '/ur/cart'],
])('the page of %s is %s', (address, page) => expect(withoutPrefix(urdu, address)).toBe(page))

test.each(['/admin', '/admin/orders?page=2', '/admin?login=home', '?page=2', 'tel:0300'])(
  '%s has no prefix',
  (address) => expect(withPrefix(urdu, address)).toBe(address),
)

test('English has no prefix that an address could have', () =>
  expect(hasPrefix(english, '/cart')).toBe(false))
