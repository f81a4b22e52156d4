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
