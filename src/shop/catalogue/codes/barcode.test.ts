import { expect, test } from 'vitest'
import { formsOfBarcode, readBarcode } from './barcode.ts'

test.each([
  ['96385074', '96385074', 'EAN-8'],
  ['4006381333931', '4006381333931', 'EAN-13'],
  ['036000291452', '0036000291452', 'UPC-A'],
  ['0036000291452', '0036000291452', 'the same as an EAN-13'],
  [' 4006381 333931 ', '4006381333931', 'with spaces'],
  ['4-006381-333931', '4006381333931', 'with hyphens'],
  ['۹۶۳۸۵۰۷۴', '96385074', 'with Urdu digits'],
  ['2000000000008', '2000000000008', 'a code for within shops, as scales print'],
  ['96385075', null, 'EAN-8 with a wrong check digit'],
  ['4006381333930', null, 'EAN-13 with a wrong check digit'],
  ['4006381339331', null, 'two digits changed places'],
  ['036000291453', null, 'UPC-A with a wrong check digit'],
  ['400638133393', null, 'a digit is missing'],
  ['1234567', null, 'too short'],
  ['04006381333931', null, 'that of a carton'],
  ['4.00638E+12', null, 'what a spreadsheet makes of one'],
  ['ATTA-10', null, 'a code of the shop'],
  ['', null, 'nothing'],
] as const)('%s → %s: %s', (text, barcode, _) => expect(readBarcode(text)).toBe(barcode))

test.each([
  ['0036000291452', ['0036000291452', '036000291452']],
  ['4006381333931', ['4006381333931']],
  ['96385074', ['96385074']],
] as const)('%s is written as %s', (barcode, forms) =>
  expect(formsOfBarcode(barcode)).toEqual(forms),
)
