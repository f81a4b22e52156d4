import { expect, test } from 'vitest'
import { readStock, stockFault, stockIn } from './list-stock.ts'

const read = (text: string) => readStock((field) => (field === 'stock' ? text : undefined))

test.each([
  ['', '1 kg', undefined],
  ['1,200', 'Combo', 1200],
  ['15 kg', '1 kg', 15],
  ['15kg', 'kg', 15],
  ['1,500 g', '250 g', 6],
  ['2.4 kg', '≈ 1.2 kg', 2],
] as const)('a stock of “%s” of %s is %s', (text, pack, pieces) => {
  expect(stockIn(read(text), pack)).toBe(pieces)
  expect(stockFault(read(text), pack)).toBeUndefined()
})

test.each([
  ['15 kg', '', { code: 'stockWeight', text: '15 kg' }],
  ['15 kg', '1 L', { code: 'stockWeight', text: '15 kg' }],
  ['1.1 kg', '250 g', { code: 'stockOdd', text: '1.1 kg', pack: '250 g' }],
] as const)('a stock of “%s” of “%s” is refused', (text, pack, fault) =>
  expect(stockFault(read(text), pack)).toEqual(fault),
)

test.each(['plenty', '15 L', '-3 kg'])('“%s” is no stock', (text) =>
  expect(() => read(text)).toThrow('notWhole'),
)
