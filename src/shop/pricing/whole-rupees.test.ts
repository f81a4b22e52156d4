import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricesRejection } from '../catalogue/product-draft.ts'
import { paisa, rupees } from '../money.ts'
import { always } from './period.ts'
import { plainTerms } from './wholesale-terms.ts'
import { inWholeRupees, toNearest } from './whole-rupees.ts'

const tag = (list: number, offer: number | null = null) => ({
  list: rupees(list),
  offer: offer === null ? null : rupees(offer),
})
const plain = {
  retail: tag(100),
  offerPeriod: always,
  multiBuy: null,
  wholesale: null,
  purchasePrice: rupees(71.25),
}
type Prices = Parameters<typeof pricesRejection>[0]

test.each([
  [142.85, 1, 143],
  [142.49, 1, 142],
  [99.5, 1, 100],
  [0.01, 1, 1],
  [0.49, 1, 1],
  [100, 1, 100],
  [142.5, 5, 145],
  [142.49, 5, 140],
  [2.49, 5, 0],
  [149.99, 100, 100],
  [150, 100, 200],
])('Rs. %d to the nearest %d is %d', (price, step, answer) => {
  expect(toNearest(rupees(price), rupees(step))).toBe(rupees(answer))
})

const week = { from: 5, until: 9 }
const wholesale = (list: number, offer: number | null, breaks: readonly [number, number][]) => ({
  ...plainTerms,
  minimum: 2,
  step: 2,
  carton: 24,
  ...tag(list, offer),
  breaks: breaks.map(([from, price]) => ({ from, price: rupees(price) })),
})
const set = (quantity: number, price: number) => ({ quantity, price: rupees(price), ...week })

test.each<[string, Partial<Prices>, Partial<Prices>]>([
  ['whole prices stay', { retail: tag(120, 110), offerPeriod: week }, {}],
  [
    'an offer stays lower, with its period',
    { retail: tag(142.85, 99.5), offerPeriod: week },
    { retail: tag(143, 100) },
  ],
  [
    'an offer that is no lower ends, with its period',
    { retail: tag(100.4, 99.9), offerPeriod: week },
    { retail: tag(100), offerPeriod: always },
  ],
  ['a multi-buy', { multiBuy: set(3, 249.5) }, { multiBuy: set(3, 250) }],
  ['a multi-buy that saves nothing ends', { multiBuy: set(3, 299.5) }, { multiBuy: null }],
  [
    'a multi-buy that saves nothing beside the rounded price ends',
    { retail: tag(100.4), multiBuy: set(3, 301) },
    { retail: tag(100), multiBuy: null },
  ],
  ['a multi-buy that saved nothing before stays', { multiBuy: set(3, 310.5) }, { multiBuy: set(3, 311) }], // prettier-ignore
  [
    'wholesale prices, on their terms',
    { wholesale: wholesale(95.5, 90.25, [[10, 85.75], [20, 80.1]]) }, // prettier-ignore
    { wholesale: wholesale(96, 90, [[10, 86], [20, 80]]) }, // prettier-ignore
  ],
  [
    'of equal breaks the one that begins first stays; one at the price goes',
    { wholesale: wholesale(95.2, 95.1, [[4, 94.9], [10, 90.4], [20, 90.2], [30, 89.8], [40, 89]]) }, // prettier-ignore
    { wholesale: wholesale(95, null, [[10, 90], [40, 89]]) }, // prettier-ignore
  ],
])('%s', (_, given, expected) => {
  expect(inWholeRupees({ ...plain, ...given })).toEqual({ ...plain, ...given, ...expected })
})

// Close together, so that rounding makes some of them equal.
const price = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 10 ** 9 })).map(paisa) // prettier-ignore
const lower = fc.integer({ min: 1, max: 400 })
const priceTag = fc.record({ list: price, off: fc.option(lower) }).map(({ list, off }) => ({
  list,
  offer: off === null || off >= list ? null : paisa(list - off),
}))
const period = fc.constantFrom(always, week)
const multiBuy = fc.record({ quantity: fc.integer({ min: 2, max: 9 }), off: lower, period })
const breaks = fc.array(fc.record({ more: fc.integer({ min: 1, max: 9 }), off: lower }), { maxLength: 5 }) // prettier-ignore
const terms = fc.record({ tag: priceTag, step: fc.integer({ min: 1, max: 6 }), breaks })

const prices = fc
  .record({
    retail: priceTag,
    offerPeriod: period,
    multiBuy: fc.option(multiBuy),
    wholesale: fc.option(terms),
    purchasePrice: fc.option(price),
  })
  .map(({ multiBuy: set, wholesale: terms, ...rest }): Prices => {
    const one = rest.retail.offer ?? rest.retail.list
    return {
      ...rest,
      multiBuy: set && {
        quantity: set.quantity,
        price: paisa(one * set.quantity - set.off),
        ...set.period,
      },
      wholesale: terms && {
        ...terms.tag,
        minimum: terms.step,
        step: terms.step,
        carton: null,
        breaks: terms.breaks.map((_, at) => ({
          from: terms.step * (1 + sumOf(terms.breaks.slice(0, at + 1).map(({ more }) => more))),
          price: paisa(terms.tag.list - sumOf(terms.breaks.slice(0, at + 1).map(({ off }) => off))),
        })),
      },
    }
  })
  .filter((draft) => pricesRejection(draft) === null)
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

const sellingPrices = ({ retail, multiBuy, wholesale }: Prices) =>
  [
    retail.list,
    retail.offer,
    multiBuy?.price,
    wholesale?.list,
    wholesale?.offer,
    ...(wholesale?.breaks ?? []).map((one) => one.price),
  ].filter((one) => typeof one === 'number')

test('valid prices become valid prices without paisa, of at least a rupee; twice is as once', () => {
  fc.assert(
    fc.property(prices, (draft) => {
      const rounded = inWholeRupees(draft)
      expect(sellingPrices(rounded).filter((one) => one % 100 !== 0 || one < 100)).toEqual([])
      expect(pricesRejection(rounded)).toBeNull()
      expect(inWholeRupees(rounded)).toEqual(rounded)
      expect(rounded.purchasePrice).toBe(draft.purchasePrice)
      expect(Math.abs(Math.max(draft.retail.list, 100) - rounded.retail.list)).toBeLessThanOrEqual(50) // prettier-ignore
    }),
    { numRuns: 2000 },
  )
})
