import { expect, test } from 'vitest'
import { rupees } from '../money.ts'
import { badgesOf } from './badges.ts'
import { isNewAt } from './newness.ts'
import { offerEndOf } from './offer-end.ts'

const day = 24 * 3600_000
const tag = (list: number, offer: number | null = null) => ({
  list: rupees(list),
  offer: offer === null ? null : rupees(offer),
})
const plain = { retail: tag(200), stock: null }
const offered = { retail: tag(200, 160), stock: 3, isNew: true as const, offerUntil: 9 }
const multiBuy = { quantity: 3, price: rupees(420), until: 5 }
const wholesale = { ...tag(150, 120), minimum: 1, step: 1, carton: null, breaks: [] }

// A product for a buyer: what stands on its card, at most two, the most important first.
test.each([
  ['nothing special', plain, 'retail', []],
  ['an offer', { ...plain, retail: tag(200, 160) }, 'retail', ['offer']],
  ['an offer of 5 %', { ...plain, retail: tag(200, 190) }, 'retail', ['offer']],
  ['an offer of 4 %', { ...plain, retail: tag(200, 192) }, 'retail', []],
  ['a multi-buy', { ...plain, multiBuy }, 'retail', ['multi-buy']],
  ['a multi-buy that saves nothing', { ...plain, retail: tag(140), multiBuy }, 'retail', []],
  ['the last five', { ...plain, stock: 5 }, 'retail', ['low-stock']],
  ['six', { ...plain, stock: 6 }, 'retail', []],
  ['sold out', { ...offered, multiBuy, stock: 0 }, 'retail', []],
  ['new', { ...plain, isNew: true as const }, 'retail', ['new']],
  ['everything', { ...offered, multiBuy }, 'retail', ['offer', 'multi-buy']],
  ['an offer, few and new', offered, 'retail', ['offer', 'low-stock']],
  ['a stock buyer', { ...plain, multiBuy, wholesale }, 'wholesale', ['offer']],
] as const)('%s', (_, product, priceList, kinds) =>
  expect(badgesOf(product, { priceList, lowStock: 5, most: 2 }).map(({ kind }) => kind)).toEqual(
    kinds,
  ),
)

test('a shop that never displays remaining stock', () =>
  expect(badgesOf({ ...plain, stock: 1 }, { priceList: 'retail', lowStock: 0, most: 2 })).toEqual(
    [],
  ))

test.each([
  ['no offer', plain, 'retail', null],
  ['an offer', offered, 'retail', 9],
  ['the one that ends first', { ...offered, multiBuy }, 'retail', 5],
  ['an offer that is none', { ...offered, retail: tag(200, 199) }, 'retail', null],
  ['a stock buyer has other prices', { ...offered, wholesale }, 'wholesale', null],
] as const)('when it ends: %s', (_, product, priceList, end) =>
  expect(offerEndOf(product, priceList)).toBe(end),
)

test.each([
  ['never listed', null, 0, 20 * day, false],
  ['listed as the shop opened', 0, 0, day, false],
  ['listed a day later', 2 * day, 0, 3 * day, true],
  ['after 14 days', 2 * day, 0, 16 * day, false],
  ['a moment before', 2 * day, 0, 16 * day - 1, true],
] as const)('%s', (_, listedAt, openedAt, at, isNew) =>
  expect(isNewAt(listedAt, openedAt, at)).toBe(isNew),
)
