import { expect, test } from 'vitest'
import type { Line } from '../new-order/use-lines.ts'
import { addPack } from './sale-lines.ts'

const goods = { pack: { text: '', amount: null, unit: null }, colors: [] }
const keema = { ...goods, id: 'keema', name: 'Keema', unitGrams: 500, byPiece: false }
const chicken = { ...goods, id: 'chicken', name: 'Chicken', unitGrams: 1200, byPiece: true }
const atta = { ...goods, id: 'atta', name: 'Atta', unitGrams: null, byPiece: false }

/** Packs one after another; null: chosen without a label. */
const after = (product: typeof keema | typeof atta, packs: readonly (number | null)[]) =>
  packs
    .reduce<readonly Line[]>((lines, labelGrams) => addPack(lines, { ...product, labelGrams }), [])
    .map(({ quantity, grams }) => [quantity, grams])

test.each([
  ['one pack', keema, [1150], [2, 1150]],
  ['a small pack is one unit', keema, [120], [1, 120]],
  ['two packs', keema, [1150, 640], [4, 1790]],
  ['a pack after units', keema, [null, null, 640], [3, 1640]],
  ['a unit after a pack', keema, [640, null], [2, 1140]],
  ['units alone', keema, [null, null], [2, undefined]],
  ['each label of a piece is a piece', chicken, [1340, 1105], [2, 2445]],
  ['not weighed', atta, [null, null], [2, undefined]],
])('%s', (_, product, packs, line) => expect(after(product, packs)).toEqual([line]))
