import { expect, test } from 'vitest'
import { pageAddress } from '../../app/router/page-address.ts'
import { officePaths } from '../addresses.ts'
import { pages } from '../pages.ts'
import { orderFilterIn, sortOf } from './order-filter-in.ts'

test.each([
  ['', ''],
  ['status=PACKED&q=%20amina%20', '?status=packed&q=amina'],
  ['payment=card&channel=phone&days=7', '?payment=card&channel=phone&days=7'],
  ['from=2025-01-01&until=2025-01-31', '?from=2025-01-01&until=2025-01-31'],
  ['days=7&from=2025-01-01', '?days=7'],
  ['status=lost&payment=gold&channel=pigeon&days=0&from=2025-02-30&until=soon', ''],
  ['refund=due&zone=%20Inner+City%20', '?zone=Inner+City&refund=due'],
  ['refund=due&channel=phone', '?channel=phone&refund=due'],
  ['days=367&refund=paid&late=no', ''],
  ['late=yes', '?late=yes'],
  ['sort=-total', '?sort=-total'],
  ['sort=-placed&status=packed', '?status=packed'],
  ['sort=promised&status=placed', '?status=placed'],
  ['sort=-placed&status=placed', '?status=placed&sort=-placed'],
  ['sort=status', ''],
])('“%s” is the list “%s”', (given, address) =>
  expect(officePaths.orders(orderFilterIn(new URLSearchParams(given)))).toBe(
    `/admin/orders${address}`,
  ),
)

test('orders to pack begin with the earliest promise, others with the newest', () => {
  expect(sortOf({ status: 'placed' })).toBe('promised')
  expect(sortOf({ status: 'packed' })).toBe('-placed')
  expect(sortOf({ status: 'placed', sort: '-total' })).toBe('-total')
})

test.each([
  '/admin/orders?status=packed&q=amina&payment=card&channel=phone&zone=Inner+City&refund=due&days=7',
  '/admin/orders/board?zone=Inner+City',
])('the server reads all of %s', (address) =>
  expect(pageAddress(pages, new URL(address, 'http://shop.example'))).toBe(address),
)
