import { expect, test } from 'vitest'
import { rupees } from '../../money.ts'
import { dearerSize } from './dearer-size.ts'
import { readPack } from './pack.ts'

const size = (pack: string, price: number) => ({ pack: readPack(pack), price: rupees(price) })

test.each([
  ['the larger pack is edited', '5 kg', 690, [['1 kg', 129]], ['5 kg', '1 kg', 645]],
  ['the smaller pack is edited', '1 kg', 129, [['5 kg', 690]], ['5 kg', '1 kg', 645]],
  [
    'the worst of several',
    '10 kg',
    1500,
    [
      ['5 kg', 700],
      ['1 kg', 129],
    ],
    ['10 kg', '1 kg', 1290],
  ],
  ['kilograms and grams', '1 kg', 410, [['250 g', 100]], ['1 kg', '250 g', 400]],
  ['as dear', '5 kg', 645, [['1 kg', 129]], null],
  ['cheaper', '5 kg', 600, [['1 kg', 129]], null],
  ['other units', '1 L', 690, [['1 kg', 129]], null],
  ['no amount', 'large', 690, [['1 kg', 129]], null],
  ['the same size twice', '1 kg', 690, [['1 kg', 129]], null],
  ['no other sizes', '1 kg', 690, [], null],
] as const)('%s: %s for %i', (_, pack, price, others, answer) => {
  const found = dearerSize(
    size(pack, price),
    others.map(([text, rs]) => size(text, rs)),
  )
  expect(found && [found.larger.pack.text, found.smaller.pack.text, found.fair / 100]).toEqual(
    answer,
  )
})
