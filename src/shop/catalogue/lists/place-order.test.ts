import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFacetColumns } from './facet-columns.ts'
import { orderOf } from './list-order.ts'
import { listedAt, type ListedRow } from './listed-product.ts'
import { listedRow } from '../../../../test/support/listed-row.ts'
import { partInOrder, placeOrder } from './place-order.ts'

test('any part is the one that sorting all of them gives', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(500), { maxLength: 300 }),
      fc.nat(320),
      fc.nat(60),
      fc.boolean(),
      (places, offset, limit, isSorted) => {
        const compare = (a: number, b: number) => (a % 7) - (b % 7) || a - b
        const given = Int32Array.from(isSorted ? places.toSorted(compare) : places)
        const before = given.slice()
        expect([...partInOrder(given, compare, { offset, limit })]).toEqual(
          places.toSorted(compare).slice(offset, offset + limit),
        )
        expect(given).toEqual(before)
      },
    ),
  )
})

const row: fc.Arbitrary<Partial<ListedRow>> = fc.record({
  pack_amount: fc.constantFrom(null, 0.5, 3, 1000),
  pack_unit: fc.constantFrom('g' as const, 'ml' as const, 'pcs' as const, 'm' as const, null),
  popularity: fc.nat(2),
  created_at: fc.nat(2),
  stock: fc.constantFrom(0, 5, null),
  list_price: fc.constantFrom(0, 1, 100, 300, 999_999_999),
  wholesale_list_price: fc.constantFrom(null, 1, 200),
})

test('places are compared as their products are', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const columns = openFacetColumns()
      const products = rows.map((one, number) =>
        listedAt(listedRow({ ...one, id: `p${number}`, number }), 0, columns.take()),
      )
      for (const one of products) columns.write(one)
      for (const sort of ['popular', 'price-up', 'price-down', 'unit-price', 'newest'] as const)
        for (const priceList of ['retail', 'wholesale'] as const) {
          const places = products.map(({ place }) => place)
          const inOrder = () =>
            products.toSorted(orderOf(sort, priceList)).map(({ place }) => place)
          const order = placeOrder(columns, sort, priceList)
          expect([sort, places.toSorted(order ?? undefined)]).toEqual([sort, inOrder()])
        }
    }),
  )
})
