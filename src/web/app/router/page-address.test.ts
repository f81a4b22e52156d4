import { expect, test } from 'vitest'
import { pages } from '../../storefront/pages.ts'
import { pageAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=post&login=home', '/?login=home'],
  ['/News/', '/news'],
  ['//news', '/news'],
  ['/products?page=2&sort=name', '/products?sort=name&page=2'],
  ['/products?sort=name&page=2&sort=price&x=1', '/products?sort=name&page=2'],
  ['/products?page=&sort', '/products'],
  ['/search?q=a%20b', '/search?q=a+b'],
  ['/category/a%20%26%20b?x', '/category/a%20%26%20b'],
  ['/category/a%2fb', '/category/a%2Fb'],
  ['/products?brand=b&stock=1&brand=a&brand=b&x=1&brand=', '/products?brand=b&brand=a&stock=1'],
  ['/about?page=3', '/about'],
  ['/no/such/page', null],
])('%s is the page %s', (given, address) => {
  expect(pageAddress(pages, new URL(`http://shop.example${given}`))).toBe(address)
})

test('an address that is written so already stays as it is', () => {
  for (const given of ['/search?q=a%26b%3Dc', '/category/%D8%AF', '/order/x?key=a%2Fb']) {
    const once = pageAddress(pages, new URL(given, 'http://shop.example')) ?? ''
    expect(pageAddress(pages, new URL(once, 'http://shop.example'))).toBe(once)
  }
})
