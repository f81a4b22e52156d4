import { expect, test } from 'vitest'
import type { Pack } from '../catalogue/product.ts'
import { chooseReading, matchName } from './match-line.ts'

const eggs = (pieces: number) => ({
  id: `eggs-${pieces}`,
  name: 'Farm Eggs (Anday)',
  brand: '',
  sku: null,
  number: pieces,
  pack: { text: `${pieces} pcs`, amount: pieces, unit: 'pcs' } satisfies Pack,
})
const readingOf = (quantity: number, wanted: string, packs: readonly number[]) => ({
  quantity,
  match: matchName(wanted, packs.map(eggs)),
})

test.each([
  ['is a pack', [6, 12], 1, 'eggs-12', null],
  ['is no pack', [10], 12, 'eggs-10', null],
] as const)('a dozen that %s', (_, packs, quantity, id, guess) => {
  const [dozen, pack] = [readingOf(12, 'anday', packs), readingOf(1, 'anday 12 pcs', packs)]
  const chosen = chooseReading(dozen, [pack])
  expect([chosen.reading.quantity, chosen.reading.match.meant[0]?.id, chosen.guess]).toEqual([
    quantity,
    id,
    guess,
  ])
})

const goods = (name: string, text: string, amount: number) => ({
  id: `${name} ${text}`,
  name,
  brand: '',
  sku: null,
  number: 1,
  pack: { text, amount, unit: 'g' } satisfies Pack,
})
const [sugar1, sugar2, sugar5] = [1, 2, 5].map((kilos) =>
  goods('Sugar, White Crystal', `${kilos} kg`, kilos * 1000),
)
const [karahi, boneless, hen] = [
  goods('Chicken, Karahi Cut', '1 kg', 1000),
  goods('Chicken, Boneless', '500 g', 500),
  goods('Chicken, Whole', '1.2 kg', 1200),
]

test.each([
  ['packs of another size', 'sugar 2 kg', [sugar1, sugar5], { '1 kg': 2, '5 kg': 1 }],
  ['a pack of the size', 'sugar 2 kg', [sugar1, sugar2], { '2 kg': 1, '1 kg': 2 }],
  ['no size', 'sugar', [sugar1, sugar5], { '1 kg': 1, '5 kg': 1 }],
  ['goods of several names', 'chicken 2 kg', [karahi, boneless, hen], { '1 kg': 2, '500 g': 4, '1.2 kg': 1 }], // prettier-ignore
  ['another unit', 'chicken 2 litre', [karahi, boneless], { '1 kg': 1, '500 g': 1 }],
])('%s make up what was asked', (_, wanted, found, quantities) => {
  const { meant, times } = matchName(
    wanted,
    found.flatMap((one) => one ?? []),
  )
  expect(Object.fromEntries(meant.map(({ pack }, at) => [pack.text, times[at]]))).toEqual(
    quantities,
  )
})
