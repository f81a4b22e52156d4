import { createHash } from 'node:crypto'
import { cleanCode } from '../../../clean-text.ts'
import { withoutFormulaMark } from '../../../formula-mark.ts'
import type { Paisa } from '../../../money.ts'
import type { MultiBuyOffer } from '../../../pricing/multi-buy.ts'
import type { Period } from '../../../pricing/period.ts'
import type { WholesaleTerms } from '../../../pricing/wholesale-terms.ts'
import type { Colour } from '../../colours/colour.ts'
import type { PriceTag } from '../../../pricing/price-tag.ts'
import { levelsOf, type ProductDraft, type WeighedChange } from '../../product-draft.ts'
import type { ProductFacts } from '../../product-fields.ts'
import {
  type Cells,
  type Field,
  fitting,
  neededAmount,
  readAmount,
  readCount,
  readYesOrNo,
} from './list-cells.ts'
import { InvalidRow, type RowFault } from '../faults.ts'
import type { Columns, ListField } from '../list-fields.ts'
import { type DateOrder, type ListFormat, plainFormat, withDecimalPoint } from '../list-format.ts'
import { readMultiBuy, readOfferPeriod } from './list-offers.ts'
import { lacksPrice, readDivisor, readTerms } from './list-terms.ts'
import { type ListedStock, readStock } from './list-stock.ts'
import { readWeight } from './list-weight.ts'
import { coloursIn, coloursInUrdu, factsIn, highlightsIn } from './list-facts.ts'
import { packInName } from './pack-in-name.ts'
import { inUrduLetters } from '../../../translations/urdu-letters.ts'
import { repairLine, repairText } from './repair.ts'
import { barcodeFault, looksLikeBarcode, readBarcode } from '../../codes/barcode.ts'

/** A product as a list tells it. What the list does not say is undefined, and stays as it is. */
export type Listed = {
  /** The list's code, or a key made of category, brand, name and pack size. */
  sku: string
  hasCode: boolean
  barcode: string | undefined
  name: string
  brand: string
  categoryNames: ProductDraft['categoryNames']
  pack: string
  weighed: WeighedChange
  retail: PriceTag
  offerPeriod: Period | undefined
  multiBuy: MultiBuyOffer | null | undefined
  wholesale: PriceTag | null | undefined
  terms: Partial<WholesaleTerms>
  purchasePrice: Paisa | undefined
  /** Rupees for one point; null: as the setting says. */
  pointsDivisor: number | null | undefined
  description: string | undefined
  /** The Urdu of the short description. */
  descriptionUr: string | undefined
  fullDescription: string | undefined
  stock: ListedStock | undefined
  lowStock: number | undefined
  colours: readonly Colour[] | undefined
  /** In their order; a name that is repeated in English is not translated. */
  coloursUr: readonly string[] | undefined
  family: string | undefined
  facts: Partial<ProductFacts>
  highlights: readonly string[] | undefined
  published: boolean | undefined
  /** What of the row was left out, for the report. */
  note: RowFault | undefined
}

/** A row of a list as a product, or the reason why it cannot be taken. */
export function readRow(
  cells: readonly string[],
  columns: Columns,
  { decimal, dateOrder }: ListFormat = plainFormat,
): Listed | { fault: RowFault } {
  const cell = (field: ListField) => {
    if (columns[field] === undefined) return undefined
    const text = withoutFormulaMark(cells[columns[field]] ?? '')
    return decimal === 'comma' ? withDecimalPoint(field, text) : text
  }
  try {
    return read(cell, dateOrder)
  } catch (error) {
    if (error instanceof InvalidRow) return { fault: error.fault }
    throw error
  }
}

function read(cell: Cells, dateOrder: DateOrder | null): Listed {
  const line = (field: Field) => fitting(field, repairLine(cell(field) ?? ''))
  const name = line('name')
  if (name === '') throw new InvalidRow({ code: 'noName' })
  const brand = line('brand')
  const categoryNames = categoryNamesOf(
    line('category'),
    line('sub-category'),
    line('item-category'),
  )
  const pack = line('pack')
  const sku = cleanCode(line('sku'))
  refuseRounded('sku', sku)
  const { barcode, code, note } = readCodes(sku, withEatenZero(line('barcode')))
  const texts = descriptions(cell)
  const offer = readAmount('offer', cell('offer') ?? '')
  const price = readAmount('price', cell('price') ?? '')
  // A row with one price has no offer, whichever column has it.
  const retail = tagOf(price ?? offer ?? neededAmount('price', cell('price') ?? ''), offer)
  const wholesale = wholesaleOf(cell)
  const terms = readTerms(cell)
  const purchasePrice = readAmount('purchase-price', cell('purchase-price') ?? '') ?? undefined
  return {
    sku: code || keyOf([...levelsOf(categoryNames).map(({ path }) => path), brand, name, pack]),
    hasCode: code !== '',
    barcode,
    name,
    brand,
    categoryNames,
    pack: isUnit(pack) ? packInName(name) : pack,
    weighed: readWeight(cell),
    ...texts,
    descriptionUr: urduOf(cell('description-ur')),
    retail,
    offerPeriod: readOfferPeriod(cell, dateOrder),
    multiBuy: readMultiBuy(cell, retail, dateOrder),
    wholesale,
    terms,
    purchasePrice,
    pointsDivisor: readDivisor(cell),
    note: note ?? noteOf({ price, offer }, retail, purchasePrice, lacksPrice(wholesale, terms)),
    colours: coloursIn(line('colours')),
    coloursUr: coloursInUrdu(line('colours-ur')),
    family: line('family') || undefined,
    facts: factsIn(cell),
    highlights: highlightsIn(line('highlights')),
    published: readYesOrNo(cell('published') ?? ''),
    stock: readStock(cell),
    lowStock: readCount('low-stock', cell('low-stock') ?? ''),
  }
}

/** "pcs" in a column "Unit" is no size. */
const isUnit = (pack: string) => /^(?:(?:pcs?|pieces?|each|ea|nos?|units?|adad)\.?)?$/i.test(pack)

function noteOf(
  { price: listed, offer }: { price: Paisa | null; offer: Paisa | null },
  { list, offer: taken }: PriceTag,
  purchase: Paisa | undefined,
  areTermsLost: boolean,
): RowFault | undefined {
  const price = taken ?? list
  if (purchase !== undefined && purchase > price)
    return { code: 'purchaseAbovePrice', purchase, price }
  if (listed === null) return { code: 'offerAsList', list }
  if (offer !== null && offer > list) return { code: 'offerAboveList', offer, list }
  return areTermsLost ? { code: 'termsWithoutPrice' } : undefined
}

/** A list with fewer levels: the lower ones take the name of the one above. */
function categoryNamesOf(main: string, sub: string, item: string): ProductDraft['categoryNames'] {
  if (main === '') throw new InvalidRow({ code: 'noCategory' })
  const second = sub || item || main
  return [main, second, item || second]
}

function descriptions(cell: Cells): Pick<Listed, 'description' | 'fullDescription'> {
  const text = fitting('description', repairText(cell('description') ?? ''))
  const full = fitting('full-description', repairText(cell('full-description') ?? ''))
  const isLong = text.length > shortest
  return {
    description: (isLong ? beginning(text) : text) || undefined,
    fullDescription: full || (isLong ? text : undefined),
  }
}

const urduOf = (cell: string | undefined) =>
  inUrduLetters(fitting('description-ur', repairText(cell ?? ''))) || undefined

const shortest = 2000

/** Whole sentences from the beginning, as far as a short description goes. */
function beginning(text: string) {
  const part = text.slice(0, shortest)
  const end = Math.max(part.lastIndexOf('. '), part.lastIndexOf('.\n'), part.lastIndexOf('\n'))
  return part.slice(0, end > 0 ? end + 1 : part.lastIndexOf(' ')).trim()
}

function wholesaleOf(cell: Cells): PriceTag | null | undefined {
  if (cell('wholesale') === undefined) return undefined
  const list = readAmount('wholesale', cell('wholesale') ?? '')
  return list === null
    ? null
    : tagOf(list, readAmount('wholesale-offer', cell('wholesale-offer') ?? ''))
}

/** An offer that is no lower than the list price is none. */
const tagOf = (list: Paisa, offer: Paisa | null): PriceTag => ({
  list,
  offer: offer !== null && offer < list ? offer : null,
})

/** The same for the same product in every list, however its letters are cased. */
const keyOf = (parts: readonly string[]) =>
  `list-${createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part.normalize('NFKC').toLowerCase())))
    .digest('hex')
    .slice(0, 32)}`

type Codes = { barcode: string | undefined; code: string; note: RowFault | undefined }

/**
 * Without a code of its own a product has its barcode's. What is no barcode doesn't keep a product out: it is
 * left out, or is the shop's own code if there is no other.
 */
function readCodes(sku: string, cell: string): Codes {
  const barcode = cell === '' ? null : readBarcode(cell)
  if (barcode !== null) return { barcode, code: sku || cleanCode(cell), note: undefined }
  if (sku === '') refuseRounded('barcode', cell)
  const text = cell.slice(0, 40)
  const code = sku || cleanCode(cell)
  if (sku !== '' && cell !== '')
    return { barcode: undefined, code, note: { code: barcodeFault(cell), text } }
  // With letters in it, it was meant as a code.
  if (!/^\d+$/.test(cell)) return { barcode: undefined, code, note: undefined }
  const fault = looksLikeBarcode(cell) ? 'barcodeAsCode' : 'shortBarcodeAsCode'
  return { barcode: undefined, code, note: { code: fault, text } }
}

/** A spreadsheet makes 36000291452 of the UPC 036000291452. */
const withEatenZero = (cell: string) =>
  /^\d{11}$/.test(cell) && readBarcode(`0${cell}`) !== null ? `0${cell}` : cell

/** "4.00638E+12" is what a spreadsheet makes of a long number; its last digits are lost, and not guessed. */
function refuseRounded(field: 'sku' | 'barcode', cell: string) {
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(cell))
    throw new InvalidRow({ code: 'rounded', field, text: cell.slice(0, 40) })
}
