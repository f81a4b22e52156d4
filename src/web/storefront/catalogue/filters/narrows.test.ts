import { expect, test } from 'vitest'
import { narrows, offeredIn } from './list-view.ts'

test.each([
  [24, false],
  [23, true],
  [1, true],
  [0, false],
])('a value that %i of 24 products have is offered: %s', (count, offered) => {
  expect(narrows({ total: 24 }, count)).toBe(offered)
})

const facets = {
  total: 35,
  countries: [{ name: 'Pakistan', count: 33 }],
  brands: [
    { name: 'Sabz Waadi', count: 33 },
    { name: 'Pagdandi', count: 2 },
  ],
}

test.each([
  ['country', {}, []],
  ['country', { country: ['Pakistan'] }, ['Pakistan']],
  ['brand', {}, ['Sabz Waadi', 'Pagdandi']],
] as const)('of the %s, with %o chosen, is offered: %o', (facet, view, names) => {
  expect(offeredIn(facets, view, facet).map(({ name }) => name)).toEqual(names)
})
