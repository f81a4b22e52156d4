import { expect, test } from 'vitest'
import { linesOfScaleCode, readScaleLabel } from './scale-label.ts'

const scale = { start: '21', codeDigits: 5 }

test.each([
  ['a label', '2100042012349', scale, { code: 42, grams: 1234 }],
  ['typed with spaces', '21 00042 01234 9', scale, { code: 42, grams: 1234 }],
  ['four digits for the item', '2100042012349', { start: '21', codeDigits: 4 }, { code: 4, grams: 201_234 }], // prettier-ignore
  ['a wrong check digit', '2100042012340', scale, null],
  ['another start', '2200042012346', scale, null],
  ['an ordinary barcode', '4006381333931', scale, null],
  ['an EAN-8', '96385074', { start: '96', codeDigits: 5 }, null],
  ['a shop without a scale', '2100042012349', { start: '', codeDigits: 5 }, null],
  ['nothing', '', scale, null],
])('%s', (_, text, format, read) => {
  expect(readScaleLabel(text, format)).toEqual(read)
})

test('a scale’s code is the shop’s own code, else the number of the product', () => {
  const lines = [
    { sku: '00042', productNumber: 7 },
    { sku: 'M-1', productNumber: 42 },
    { sku: null, productNumber: 9 },
  ]
  expect(linesOfScaleCode(lines, 42)).toEqual([lines[0]])
  expect(linesOfScaleCode(lines, 9)).toEqual([lines[2]])
  expect(linesOfScaleCode(lines, 8)).toEqual([])
})
