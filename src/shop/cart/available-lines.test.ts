import { expect, test } from 'vitest'
import { type CartLine, itemOf } from './cart.ts'
import { availableLines } from './available-lines.ts'

const line = (productId: string, quantity: number, stock: number | null, colour?: string) =>
  ({ productId, quantity, stock, ...(colour && { colour }), name: 'x' }) as CartLine

test('at most the stock, over all colours together, and nothing sold out', () => {
  const lines = [
    line('a', 3, null),
    line('b', 3, 2),
    line('c', 1, 0),
    line('d', 2, 3, 'Red'),
    line('d', 2, 3, 'Blue'),
  ]
  expect(availableLines(lines).map(itemOf)).toEqual([
    { productId: 'a', quantity: 3 },
    { productId: 'b', quantity: 2 },
    { productId: 'd', quantity: 2, colour: 'Red' },
    { productId: 'd', quantity: 1, colour: 'Blue' },
  ])
})
