import { expect, test } from 'vitest'
import { ownAddressIn } from './own-address.ts'

const origin = 'https://kiryana.example'

test.each([
  ['/offers', '/offers'],
  [' offers ', '/offers'],
  ['category/dairy-eggs/milk', '/category/dairy-eggs/milk'],
  ['offers?category=dairy-eggs', '/offers?category=dairy-eggs'],
  [`${origin}/offers`, '/offers'],
  [origin, '/'],
  [`${origin}.evil.example/offers`, `${origin}.evil.example/offers`],
  ['https://evil.example', 'https://evil.example'],
  ['evil.example/offers', 'evil.example/offers'],
  ['mailto:a@b', 'mailto:a@b'],
  ['//evil.example', '//evil.example'],
  ['our best offers', 'our best offers'],
  ['', ''],
])('%j leads to %j', (typed, address) => expect(ownAddressIn(typed, origin)).toBe(address))
