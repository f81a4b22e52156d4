import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees, toRupees } from '../money.ts'
import { priceFor, type PriceTag } from './price-tag.ts'
import { tiersOf } from './tiers.ts'
import { plainTerms, type WholesaleTag, termsRejection } from './wholesale-terms.ts'

const tag = (list: number, offer: number | null = null): PriceTag => ({
  list: rupees(list),
  offer: offer === null ? null : rupees(offer),
})

const wholesaleTag = (
  list: number,
  offer: number | null = null,
  breaks: readonly (readonly [from: number, price: number])[] = [],
): WholesaleTag => ({
  ...tag(list, offer),
  ...plainTerms,
  breaks: breaks.map(([from, price]) => ({ from, price: rupees(price) })),
})

// The offer if there is one, with the list price struck through; else the list price, "Best Price".
test.each([
  ['retail', tag(300, 240), wholesaleTag(210, 200), 240, 300, 20],
  ['retail', tag(300), wholesaleTag(210, 200), 300, null, 0],
  ['retail', tag(300, 300), null, 300, null, 0],
  ['retail', tag(300, 299.99), null, 299.99, 300, 0],
  ['wholesale', tag(300, 240), wholesaleTag(210, 200), 200, 210, 5],
  ['wholesale', tag(300, 240), wholesaleTag(210), 210, null, 0],
  ['wholesale', tag(300, 240), null, 240, 300, 20],
  ['wholesale', tag(300, 240), wholesaleTag(250), 250, null, 0], // a wholesale price is not the lower one, it is the wholesale one
] as const)(
  'a %s buyer of %j (wholesale %j) pays %d',
  (priceList, retail, wholesale, now, was, percentOff) => {
    expect(priceFor({ retail, wholesale }, priceList)).toEqual({
      now: rupees(now),
      was: was === null ? null : rupees(was),
      percentOff,
    })
  },
)

const tags = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.option(fc.integer({ min: 1, max: 10 ** 9 })))
  .map(([list, offer]): PriceTag => ({
    list: paisa(list),
    offer: offer === null ? null : paisa(offer),
  }))

const wholesaleTags = fc
  .tuple(
    tags,
    fc.integer({ min: 1, max: 24 }),
    fc.integer({ min: 1, max: 5 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 10 ** 9 }), { maxLength: 4 }),
  )
  .map(([pair, step, minimum, froms, prices]): WholesaleTag => ({
    ...pair,
    step,
    minimum: minimum * step,
    carton: null,
    breaks: prices
      .filter((price) => price < pair.list)
      .toSorted((a, b) => b - a)
      .flatMap((price, at) => {
        const from = froms.toSorted((a, b) => a - b)[at]
        return from === undefined ? [] : [{ from: (minimum + from) * step, price: paisa(price) }]
      }),
  }))
const quantities = fc.integer({ min: 1, max: 999 })

test('a price is from the tag or its breaks, never above the list price; the struck price is higher', () => {
  fc.assert(
    fc.property(
      tags,
      fc.option(wholesaleTags),
      fc.constantFrom('retail', 'wholesale'),
      quantities,
      (retail, wholesale, priceList, quantity) => {
        const { now, was, percentOff } = priceFor({ retail, wholesale }, priceList, quantity)
        const own = priceList === 'wholesale' ? wholesale : null
        const used = own ?? retail
        const breaks = own?.breaks.map(({ price }) => price) ?? []
        expect([used.list, used.offer, ...breaks]).toContain(now)
        expect(now).toBeLessThanOrEqual(used.list)
        if (was !== null) expect([was, was > now]).toEqual([used.list, true])
        expect(percentOff).toBeGreaterThanOrEqual(0)
        expect(percentOff).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test('a larger quantity never costs more for one piece', () => {
  fc.assert(
    fc.property(tags, wholesaleTags, quantities, quantities, (retail, wholesale, one, other) => {
      expect(termsRejection(wholesale)).toBeNull()
      const priceOf = (quantity: number) =>
        priceFor({ retail, wholesale }, 'wholesale', quantity).now
      expect(priceOf(Math.max(one, other))).toBeLessThanOrEqual(priceOf(Math.min(one, other)))
    }),
  )
})

test('wholesale prices and breaks never affect retail prices', () => {
  fc.assert(
    fc.property(tags, wholesaleTags, quantities, (retail, wholesale, quantity) => {
      expect(priceFor({ retail, wholesale }, 'retail', quantity)).toEqual(
        priceFor({ retail, wholesale: null }, 'retail'),
      )
    }),
  )
})

const soap = (offer: number | null = null) =>
  wholesaleTag(95, offer, [
    [10, 90],
    [50, 86],
  ])

test.each([
  [soap(), 1, 95, null],
  [soap(), 9, 95, null],
  [soap(), 10, 90, 95],
  [soap(), 49, 90, 95],
  [soap(), 50, 86, 95],
  [soap(), 999, 86, 95],
  [soap(88), 1, 88, 95],
  [soap(88), 10, 88, 95], // an offer below a break stands
  [soap(88), 50, 86, 95],
] as const)('%j: of %i each costs %d', (wholesale, quantity, now, was) => {
  expect(priceFor({ retail: tag(100), wholesale }, 'wholesale', quantity)).toMatchObject({
    now: rupees(now),
    was: was === null ? null : rupees(was),
  })
})

test.each([
  [soap(), ['1–9 95', '10–49 90', '50– 86']],
  [soap(88), ['1–49 88', '50– 86']],
  [{ ...soap(), minimum: 5, step: 5 }, ['5–5 95', '10–45 90', '50– 86']],
  [wholesaleTag(95), ['1– 95']],
] as const)('the price of each quantity: %j', (wholesale, tiers) => {
  const displayed = tiersOf(wholesale).map(
    ({ from, to, price }) => `${from}–${to ?? ''} ${toRupees(price)}`,
  )
  expect(displayed).toEqual(tiers)
})
