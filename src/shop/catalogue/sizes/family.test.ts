import { expect, test } from 'vitest'
import { familyOf, ledBy } from './family.ts'
import { readPack } from './pack.ts'
import type { Product } from '../product.ts'
import { ratingOf, sizeName, sizesOf } from './sizes.ts'

const atta = { name: 'Chakki Atta', brand: 'Baghban', pack: '1 kg', family: null } as const
const categoryNames = ['Flour & Rice', 'Flour', 'Atta'] as const
const named = (more: Partial<Parameters<typeof familyOf>[0]> = {}) =>
  familyOf({ ...atta, categoryNames, ...more })

test.each([
  ['another pack', { pack: '5 kg' }, true],
  ['another brand', { brand: 'Lal Kothi' }, false],
  ['another category', { categoryNames: ['Flour & Rice', 'Flour', 'Maida'] as const }, false],
  ['another name', { name: 'Chakki Atta, Fine' }, false],
  ['a family of its own', { family: 'atta' }, false],
])('%s: of one family with the first: %s', (_, more, isSame) =>
  expect(named(more) === named()).toBe(isSame),
)

test('a family that was given joins other names, within one category', () => {
  const given = { family: 'atta' }
  expect(named({ ...given, name: 'Atta, Fine', brand: '', pack: '' })).toBe(named(given))
  expect(named({ ...given, categoryNames: ['Flour & Rice', 'Flour', 'Maida'] })).not.toBe(
    named(given),
  )
})

test('without a pack and a family nothing is a size of anything', () =>
  expect([named({ pack: '' }), named({ pack: ' ' })]).toEqual([null, null]))

let number = 0
const size = (pack: string, stock: number | null = null, name = 'Atta') =>
  ({ id: pack + name, number: (number += 1), name, pack: readPack(pack), stock }) as Product
const packs = (sizes: readonly Product[]) => sizes.map(({ pack }) => pack.text)

// which was found, the family with its stock → the order on the card, which leads
test.each([
  ['5 kg', { '10 kg': null, '5 kg': 3, '500 g': 1 }, ['500 g', '5 kg', '10 kg'], '5 kg'],
  ['5 kg', { '10 kg': null, '5 kg': 0, '500 g': 1 }, ['500 g', '5 kg', '10 kg'], '500 g'],
  ['5 kg', { '10 kg': null, '5 kg': 0, '500 g': 0 }, ['500 g', '5 kg', '10 kg'], '10 kg'],
  ['5 kg', { '10 kg': 0, '5 kg': 0, '500 g': 0 }, ['500 g', '5 kg', '10 kg'], '5 kg'],
  ['Combo', { Combo: 1, '2 × 1 L': 1, '1.5 L': 0 }, ['1.5 L', '2 × 1 L', 'Combo'], 'Combo'],
])('%s of %j: %j, %s leads', (found, stock, order, leads) => {
  const family = Object.entries(stock).map(([pack, left]) => size(pack, left))
  const card = ledBy(family.find(({ pack }) => pack.text === found) ?? size(''), family)
  expect([packs(sizesOf(card)), card.pack.text]).toEqual([order, leads])
})

test('a product without other sizes is unchanged', () => {
  const alone = size('1 kg', 0)
  expect(ledBy(alone, [alone])).toBe(alone)
  expect(sizesOf(alone)).toEqual([alone])
})

test('sizes are distinguished by pack, or else by number', () => {
  const family = [size('1 kg'), { ...size('5 kg'), number: 7 }, { ...size('5 kg'), number: 8 }]
  expect(family.map((one) => sizeName(one, family))).toEqual(['1 kg', '5 kg #7', '5 kg #8'])
})

test.each([
  ['no reviews', [null, null], null],
  ['one size', [{ average: 4.3, count: 3 }, null], { average: 4.3, count: 3 }],
  [
    'by their count',
    [
      { average: 5, count: 1 },
      { average: 3.7, count: 3 },
    ],
    { average: 4, count: 4 },
  ],
])('the rating of all sizes together: %s', (_, ratings, expected) => {
  const sizes = ratings.map((rating) => ({ ...size('1 kg'), rating }))
  expect(ratingOf({ ...size('1 kg'), sizes })).toEqual(expected)
})
