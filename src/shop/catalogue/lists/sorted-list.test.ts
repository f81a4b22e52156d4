import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byCodePoint, orderOf } from './list-order.ts'
import { listedAt, type ListedProduct } from './listed-product.ts'
import { listedRow } from '../../../../test/support/listed-row.ts'
import { withChanges } from './sorted-list.ts'

const compare = orderOf('popular', 'retail')
const listed = (number: number, popularity: number): ListedProduct =>
  listedAt(listedRow({ id: `p${number}`, number, popularity }), 0)

const goods = fc.uniqueArray(fc.tuple(fc.nat(400), fc.nat(5)), {
  selector: ([number]) => number,
  maxLength: 300,
})

test('after few or many changes the list equals a newly sorted one', () => {
  fc.assert(
    fc.property(goods, fc.nat(300), fc.nat(300), (all, here, left) => {
      const products = all.map(([number, popularity]) => listed(number, popularity))
      const list = products.slice(0, here)
      const gone = list.slice(0, left)
      const come = products.slice(here)
      const result = withChanges(list.toSorted(compare), compare, gone, come)
      expect(result).toEqual(products.slice(gone.length).toSorted(compare))
    }),
  )
})

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['Ｗide', '🥭 Mango', -1],
  ['🥭', '🥭a', -1],
])('%s beside %s as the databases sort text: %i', (a, b, sign) =>
  expect(Math.sign(byCodePoint(a, b))).toBe(sign),
)
