import { screen } from '../screen.ts'

/** What is wrong with a price list, and with rows of it. */
export const importMessages = screen('import', {
  file: {
    empty: 'The file is empty.',
    notText: 'The file is not text. Save the list as “CSV UTF-8” and try again.',
    utf16: 'The file is in UTF-16 (“Unicode text”). Save it as “CSV UTF-8” and try again.',
    workbook:
      'The file is a workbook or an archive, not CSV. Save the sheet as “CSV UTF-8” and try again.',
    notUtf8:
      'The file is not in UTF-8 (from about line {line} on). Save it as “CSV UTF-8” and try again.',
    openQuote: 'A quotation mark is opened and never closed{where}.',
    rowTooLong: 'A row is longer than 200,000 letters{where}; a quotation mark may be missing.',
    notCsv: 'The file is not valid CSV{where}.',
    unknownField: 'There is no field “{field}”. The fields are: {fields}.',
    noSuchColumn: 'The list has no column “{heading}”. Its columns are: {headings}.',
    columnsMissing:
      'The list has no column for {fields}. Its columns are: {headings}. Name the right one with --map {first}=COLUMN.',
  },
  part: { line: ' (line {line})', quoted: '“{text}”' },
  row: {
    noName: 'has no name',
    noCategory: 'has no category',
    notSold: 'the shop has no such product',
    missing: '{field} is missing',
    zero: '{field} is zero',
    negative: '{field} is negative: “{text}”',
    notRupees: '{field} is not an amount in rupees: “{text}”',
    tooHigh: '{field} is higher than the shop takes: “{text}”',
    stockNotWhole: 'the stock is not a whole number: “{text}”',
    tooLong: '{field} is longer than {most} letters',
    cells: 'has {found} {found|cell|cells} instead of {width}',
    repeats: 'repeats line {earlier}',
    repeatsAtOtherPrice: 'repeats line {earlier} at another price; the first one counts',
    offerAboveList: 'the offer, {offer}, is above the list price, {list}: taken without it',
  },
  field: {
    name: 'the name',
    brand: 'the brand',
    price: 'the list price',
    offer: 'the offer',
    wholesale: 'the wholesale price',
    'wholesale-offer': 'the wholesale offer',
    category: 'the main category',
    'sub-category': 'the sub-category',
    'item-category': 'the item category',
    pack: 'the pack size',
    stock: 'the stock',
    sku: "the shop's own code",
    description: 'the description',
    'full-description': 'the full description',
  },
})
