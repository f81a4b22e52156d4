import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa, rupees } from '../../money.ts'
import { always } from '../../pricing/period.ts'
import { plainTerms } from '../../pricing/wholesale-terms.ts'
import type { ProductDraft } from '../product-draft.ts'
import { noFacts } from '../product-fields.ts'
import { type BulkChange, bulkPrices, directions, planChange, roundings } from './bulk-rule.ts'

const tea: ProductDraft = {
  sku: null,
  barcode: null,
  name: 'Tea',
  brand: '',
  description: '',
  fullDescription: '',
  highlights: [],
  categoryNames: ['Drinks', 'Tea', 'Black tea'],
  pack: '475 g',
  retail: { list: rupees(1190), offer: rupees(990) },
  offerPeriod: { from: 5, until: 9 },
  multiBuy: null,
  wholesale: {
    ...plainTerms,
    list: rupees(950),
    offer: null,
    breaks: [{ from: 10, price: rupees(900) }],
  },
  purchasePrice: null,
  pointsDivisor: 100,
  weighed: null,
  perishable: false,
  stock: 4,
  lowStock: null,
  picture: null,
  pictures: [],
  colours: [],
  family: null,
  facts: noFacts,
  published: true,
}

const five = rupees(5)
const up = { direction: 'up', roundTo: five } as const
const down = { direction: 'down', roundTo: five } as const

test.each<[string, BulkChange, Partial<ProductDraft>]>([
  [
    'a price goes up by percent, to the nearest step',
    { kind: 'percent', price: 'list', percent: 7.5, ...up },
    { retail: { list: rupees(1280), offer: rupees(990) } },
  ],
  [
    'half of a step goes up',
    { kind: 'amount', price: 'list', amount: rupees(2.5), ...up },
    { retail: { list: rupees(1195), offer: rupees(990) } },
  ],
  [
    'an offer price goes down by an amount',
    { kind: 'amount', price: 'offer', amount: rupees(41), ...down },
    { retail: { list: rupees(1190), offer: rupees(950) } },
  ],
  [
    'the wholesale price goes up with its breaks',
    { kind: 'percent', price: 'wholesale', percent: 10, ...up },
    {
      wholesale: {
        ...plainTerms,
        list: rupees(1045),
        offer: null,
        breaks: [{ from: 10, price: rupees(990) }],
      },
    },
  ],
  [
    'an offer of so much percent, for a time',
    { kind: 'offer', percent: 20, roundTo: rupees(10), period: { from: null, until: 77 } },
    {
      retail: { list: rupees(1190), offer: rupees(950) },
      offerPeriod: { from: null, until: 77 },
    },
  ],
  [
    'an offer ends',
    { kind: 'offer-end' },
    { retail: { list: rupees(1190), offer: null }, offerPeriod: always },
  ],
  [
    'all selling prices to the step; an offer that saves nothing then ends',
    { kind: 'round', roundTo: rupees(100) },
    {
      retail: { list: rupees(1200), offer: rupees(1000) },
      wholesale: { ...plainTerms, list: rupees(1000), offer: null, breaks: [{ from: 10, price: rupees(900) }] }, // prettier-ignore
    },
  ],
  [
    'another category',
    { kind: 'category', categoryNames: ['Food', 'Breakfast', 'Tea'] },
    { categoryNames: ['Food', 'Breakfast', 'Tea'] },
  ],
  ['out of the shop', { kind: 'unpublish' }, { published: false }],
])('%s', (_, change, expected) => {
  expect(planChange(change, tea)).toEqual({ draft: { ...tea, ...expected } })
})

test.each<[string, BulkChange, Partial<ProductDraft>]>([
  ['is published', { kind: 'publish' }, {}],
  ['has no wholesale price', { kind: 'percent', price: 'wholesale', percent: 5, ...up }, { wholesale: null }], // prettier-ignore
  ['has no offer to change', { kind: 'amount', price: 'offer', amount: five, ...up }, { retail: { list: rupees(9), offer: null } }], // prettier-ignore
  ['is round already', { kind: 'round', roundTo: five }, {}],
  ['has no offer to end', { kind: 'offer-end' }, { retail: { list: rupees(9), offer: null } }],
  ['is in the category, by another spelling', { kind: 'category', categoryNames: ['drinks', 'TEA', 'Black Tea'] }, {}], // prettier-ignore
  ['is too cheap for the step', { kind: 'percent', price: 'list', percent: 1, ...up }, { retail: { list: rupees(100), offer: null } }], // prettier-ignore
])('a product that %s stays as it is', (_, change, product) => {
  expect(planChange(change, { ...tea, ...product })).toBe('same')
})

test.each<[string, BulkChange]>([
  ['offer_not_lower', { kind: 'percent', price: 'list', percent: 20, ...down }],
  ['offer_not_lower', { kind: 'amount', price: 'offer', amount: rupees(200), ...up }],
  ['price_missing', { kind: 'amount', price: 'wholesale', amount: rupees(2000), ...down }],
  ['price_missing', { kind: 'amount', price: 'offer', amount: rupees(2000), ...down }],
  ['price_missing', { kind: 'offer', percent: 99, roundTo: rupees(100), period: always }],
  ['price_missing', { kind: 'round', roundTo: rupees(5000) }],
  ['offer_ends_first', { kind: 'offer', percent: 5, roundTo: five, period: { from: 9, until: 8 } }],
])('refused: %s', (refused, change) => {
  expect(planChange(change, tea)).toEqual({ refused })
})

test('a new price differs from the old one as requested, rounded to the nearest step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(...bulkPrices.filter((price) => price !== 'offer')),
      fc.constantFrom(...directions),
      fc.integer({ min: 1, max: 50_000 }),
      fc.constantFrom(...roundings),
      (list, price, direction, hundredths, roundTo) => {
        const step = rupees(roundTo)
        const wholesale = { ...plainTerms, list: paisa(list), offer: null }
        const product = { ...tea, retail: { list: paisa(list), offer: null }, wholesale }
        const change = { kind: 'percent', price, direction, percent: hundredths / 100, roundTo: step } as const // prettier-ignore
        const planned = planChange(change, product)
        if (planned === 'same' || 'refused' in planned) return
        const to = (price === 'list' ? planned.draft.retail.list : planned.draft.wholesale?.list) ?? 0 // prettier-ignore
        expect(to % step).toBe(0)
        expect(Number.isSafeInteger(to)).toBe(true)
        const sign = direction === 'up' ? 1 : -1
        const exact = list * 10_000 + sign * list * hundredths
        expect(Math.abs(to * 10_000 - exact)).toBeLessThanOrEqual((step * 10_000) / 2)
      },
    ),
  )
})
