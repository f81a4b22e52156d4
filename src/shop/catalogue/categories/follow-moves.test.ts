import { expect, test } from 'vitest'
import { followMoves } from './follow-moves.ts'

const names = new Map([
  ['milk-dairy', 'Milk & Dairy'],
  ['milk-dairy/fresh-milk', 'Fresh Milk'],
  ['milk-dairy/fresh-milk/milk', 'Milk'],
  ['farm', 'Farm'],
  ['farm/eggs', 'Eggs'],
])
const moves = new Map([
  ['dairy', 'milk-dairy'],
  ['dairy/milk', 'milk-dairy/fresh-milk'],
  ['dairy/milk/milk', 'milk-dairy/fresh-milk/milk'],
  ['milk-dairy/eggs', 'farm/eggs'],
])

test.each([
  [
    ['Dairy', 'Milk', 'Milk'],
    ['Milk & Dairy', 'Fresh Milk', 'Milk'],
  ],
  [
    ['Dairy', 'Milk', 'Yoghurt'],
    ['Milk & Dairy', 'Fresh Milk', 'Yoghurt'],
  ], // only what is above it was moved
  [
    ['Dairy', 'Cheese', 'Cheddar'],
    ['Milk & Dairy', 'Cheese', 'Cheddar'],
  ],
  [
    ['Dairy', 'Eggs', 'Brown'],
    ['Farm', 'Eggs', 'Brown'],
  ], // one move after the other
  [
    ['Milk & Dairy', 'Fresh Milk', 'Milk'],
    ['Milk & Dairy', 'Fresh Milk', 'Milk'],
  ],
  [
    ['Bread', 'Bread', 'Bread'],
    ['Bread', 'Bread', 'Bread'],
  ],
] as const)("an old list's category %s is read as %s", (listed, now) => {
  expect(followMoves(listed, moves, names)).toEqual(now)
})

test('moves in a circle come to an end', () => {
  const circle = new Map([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect(followMoves(['A', 'X', 'Y'], circle, new Map([['a', 'A'], ['b', 'B']]))).toHaveLength(3) // prettier-ignore
})
