import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import type { ListFault, RowFault } from '#shop/catalogue/import/faults.ts'
import { listFaultIn, rowFaultIn } from './import-in.ts'
import { english } from './language.ts'

test.each<[ListFault, string]>([
  [{ code: 'empty' }, 'The file is empty.'],
  [
    { code: 'notUtf8', line: 3 },
    'The file is not in UTF-8 (from about line 3 on). Save it as “CSV UTF-8” and try again.',
  ],
  [{ code: 'openQuote', line: 7 }, 'A quotation mark is opened and never closed (line 7).'],
  [{ code: 'notCsv', line: null }, 'The file is not valid CSV.'],
  [
    { code: 'unknownField', field: 'prise', fields: ['name', 'price'] },
    'There is no field “prise”. The fields are: name, price.',
  ],
  [
    { code: 'noSuchColumn', heading: 'nam', headings: [' name ', 'price'] },
    'The list has no column “nam”. Its columns are: “name”, “price”.',
  ],
  [
    { code: 'columnsMissing', missing: ['name', 'price'], headings: ['colour'] },
    'The list has no column for the name, the list price. Its columns are: “colour”.',
  ],
])('%j: %s', (fault, sentence) => expect(listFaultIn(english, fault)).toBe(sentence))

test.each<[RowFault, string]>([
  [{ code: 'noName' }, 'has no name'],
  [{ code: 'zero', field: 'price' }, 'the list price is zero'],
  [{ code: 'negative', field: 'offer', text: '-5' }, 'the offer is negative: “-5”'],
  [
    { code: 'notWhole', field: 'stock', text: 'plenty' },
    'the stock is not a whole number from 0 on: “plenty”',
  ],
  [{ code: 'multiBuyOfFew' }, 'the multi-buy offer is for fewer than 2'],
  [
    { code: 'multiBuyNoSaving', quantity: 3 },
    'the multi-buy offer is not cheaper than 3 single pieces',
  ],
  [
    { code: 'notDay', field: 'offer-until', text: 'soon' },
    'the end of the offer is not a day such as “2026-11-30”: “soon”',
  ],
  [
    { code: 'dayUnclear', field: 'offer-until', text: '05/06/2026' },
    'the end of the offer can be two days: “05/06/2026”. Say whether the day or the month comes first, or write it as “2026-11-30”',
  ],
  [
    { code: 'categoryUnnamed', field: 'category', text: '🥦' },
    'the main category needs a letter or a digit: “🥦”',
  ],
  [
    { code: 'categoryIs', text: 'Milk - Curd', other: 'Milk & Curd' },
    'the category “Milk - Curd” is the same as “Milk & Curd” in the shop, which is used',
  ],
  [{ code: 'tooLong', field: 'sku', most: 60 }, "the shop's own code is longer than 60 characters"],
  [{ code: 'cells', found: 1, width: 9 }, 'has 1 cell instead of 9'],
  [
    { code: 'repeatsAtOtherPrice', earlier: 2 },
    'repeats line 2 at another price; the first one counts',
  ],
  [
    { code: 'offerAboveList', offer: rupees(1300), list: rupees(1250) },
    'the offer, Rs. 1,300, is above the list price, Rs. 1,250: imported without the offer',
  ],
])('%j: %s', (fault, sentence) => expect(rowFaultIn(english, fault)).toBe(sentence))
