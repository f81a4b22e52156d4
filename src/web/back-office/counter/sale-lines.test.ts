import { expect, test } from 'vitest'
import type { Line } from '../new-order/use-lines.ts'
import { addPack, needsWeight } from './sale-lines.ts'

const goods = { pack: { text: '', amount: null, unit: null }, colors: [] }
const keema = { ...goods, id: 'keema', name: 'Keema', unitGrams: 500, byPiece: false }
const chicken = { ...goods, id: 'chicken', name: 'Chicken', unitGrams: 1200, byPiece: true }
const atta = { ...goods, id: 'atta', name: 'Atta', unitGrams: null, byPiece: false }

/** Packs one after another; null: chosen without a label. */
const after = (product: typeof keema | typeof atta, packs: readonly (number | null)[]) =>
  packs
    .reduce<readonly Line[]>((lines, labelGrams) => addPack(lines, { ...product, labelGrams }), [])
    .map((line) => [line.quantity, line.grams, needsWeight(line)])

test.each([
  ['one pack', keema, [1150], [2, 1150, false]],
  ['a small pack is one unit', keema, [120], [1, 120, false]],
  ['two packs', keema, [1150, 640], [4, 1790, false]],
  ['a pack after units', keema, [null, null, 640], [1, 640, true]],
  ['a unit after a pack', keema, [640, null], [1, 640, true]],
  ['a pack after a unit after a pack', keema, [640, null, 640], [3, 1280, true]],
  ['units alone', keema, [null, null], [2, undefined, true]],
  ['each label of a piece is a piece', chicken, [1340, 1105], [2, 2445, false]],
  ['a piece without a label', chicken, [1340, null], [2, 1340, true]],
  ['not weighed', atta, [null, null], [2, undefined, false]],
])('%s', (_, product, packs, line) => expect(after(product, packs)).toEqual([line]))
