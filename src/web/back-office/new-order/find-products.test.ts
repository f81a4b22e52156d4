import { expect, test } from 'vitest'
import { likeliest, exactMatch, type Product } from './find-products.ts'

const named = (id: string, more: Partial<Product> = {}) =>
  ({ id, sku: null, barcode: null, number: 9, ...more }) as Product
const upc = named('tissues', { barcode: '0036000291452', number: 1 })
const same = named('tissues of the other colour', { barcode: '0036000291452', number: 2 })
const own = named('soap', { sku: '036000291452', number: 3 })
const other = named('salt', { number: 4 })

test.each([
  ['036000291452', [upc, other], 'tissues'],
  ['0036000291452', [other, upc], 'tissues'],
  ['036000291452', [upc, own], 'soap'],
  ['036000291452', [upc, same], undefined],
  ['3', [own, other], 'soap'],
  ['sal', [other], 'salt'],
  ['s', [own, other], undefined],
] as const)('%s among %j means %s', (text, found, id) =>
  expect(exactMatch(found, text)?.id).toBe(id),
)

test.each([
  [
    'milk',
    ['Conditioner, Almond Milk', 'Fresh Milk', 'Buttermilk', 'Milk Toffees', 'Milk, Full Cream'],
    ['Milk, Full Cream', 'Fresh Milk', 'Milk Toffees', 'Conditioner, Almond Milk', 'Buttermilk'],
  ],
  ['nestle', ['Tea', 'Milk, NESTLÉ', 'NESTLÉ Milk'], ['NESTLÉ Milk', 'Milk, NESTLÉ', 'Tea']],
  ['Koel', ['Tea', 'Koel Cups'], ['Koel Cups', 'Tea']],
  ['', ['Salt', 'Atta'], ['Salt', 'Atta']],
] as const)('the best match for “%s” comes first', (text, names, order) => {
  const found = names.map((name) => ({ name, brand: 'Koel Chai', sku: null }))
  expect(likeliest(found, text).map(({ name }) => name)).toEqual(order)
})
