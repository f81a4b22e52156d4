import { readBarcode } from '#shop/catalogue/barcode.ts'
import { mostLowStock } from '#shop/catalogue/product-draft.ts'
import type { ProductTexts, TextName } from './product-texts.ts'

export type Fault =
  | 'missing'
  | 'badPrice'
  | 'badOffer'
  | 'badWhole'
  | 'badStock'
  | 'badBarcode'
  | 'badLowStock'
  | 'endsFirst'
  | 'badBreaks'
  | 'both'
export type FaultyField = TextName | 'wholesaleBreaks'

const rupees = /^\d{1,7}(\.\d{1,2})?$/
const whole = /^\d{1,9}$/
const required = ['name', 'mainCategory', 'subCategory', 'itemCategory'] as const
const isPrice = (text: string) => rupees.test(text) && Number(text) > 0

/** What is wrong with what was typed, by field; the shop itself looks at all of it again. */
export function faultsIn(texts: ProductTexts): Partial<Record<FaultyField, Fault>> {
  const faults: Partial<Record<FaultyField, Fault>> = {}
  for (const name of required) if (texts[name].trim() === '') faults[name] = 'missing'
  if (!isPrice(texts.listPrice)) faults.listPrice = 'badPrice'
  if (!isOffer(texts.offerPrice, texts.listPrice)) faults.offerPrice = 'badOffer'
  if (endsFirst(texts.offerFrom, texts.offerUntil)) faults.offerUntil = 'endsFirst'
  if (texts.stock !== '' && !whole.test(texts.stock)) faults.stock = 'badStock'
  if (
    texts.lowStock !== '' &&
    !(whole.test(texts.lowStock) && Number(texts.lowStock) <= mostLowStock)
  )
    faults.lowStock = 'badLowStock'
  if (texts.barcode.trim() !== '' && readBarcode(texts.barcode) === null)
    faults.barcode = 'badBarcode'
  if (!isCount(texts.pointsDivisor)) faults.pointsDivisor = 'badWhole'
  return { ...faults, ...multiBuyFaults(texts), ...wholesaleFaults(texts) }
}

const isCount = (text: string) => whole.test(text) && Number(text) > 0
const isOffer = (offer: string, list: string) =>
  offer === '' || (isPrice(offer) && Number(offer) < Number(list))
const endsFirst = (from: string, until: string) => from !== '' && until !== '' && until <= from

function multiBuyFaults({ multiBuyQuantity, multiBuyPrice, ...texts }: ProductTexts) {
  const faults: Partial<Record<FaultyField, Fault>> = {}
  if (endsFirst(texts.multiBuyFrom, texts.multiBuyUntil)) faults.multiBuyUntil = 'endsFirst'
  if (multiBuyQuantity === '' && multiBuyPrice === '') return faults
  if (multiBuyQuantity === '' || multiBuyPrice === '')
    faults[multiBuyQuantity === '' ? 'multiBuyQuantity' : 'multiBuyPrice'] = 'both'
  else if (!whole.test(multiBuyQuantity) || Number(multiBuyQuantity) < 2)
    faults.multiBuyQuantity = 'badWhole'
  else if (!isPrice(multiBuyPrice)) faults.multiBuyPrice = 'badPrice'
  return faults
}

function wholesaleFaults(texts: ProductTexts) {
  const faults: Partial<Record<FaultyField, Fault>> = {}
  if (texts.wholesaleListPrice === '') return faults
  if (!isPrice(texts.wholesaleListPrice)) faults.wholesaleListPrice = 'badPrice'
  if (!isOffer(texts.wholesaleOfferPrice, texts.wholesaleListPrice))
    faults.wholesaleOfferPrice = 'badOffer'
  for (const name of ['wholesaleMinimum', 'wholesaleStep'] as const)
    if (!isCount(texts[name])) faults[name] = 'badWhole'
  if (texts.wholesaleCarton !== '' && !isCount(texts.wholesaleCarton))
    faults.wholesaleCarton = 'badWhole'
  const isEmpty = ({ from, price }: { from: string; price: string }) => from + price === ''
  if (
    texts.wholesaleBreaks.some((row) => !isEmpty(row) && !(isCount(row.from) && isPrice(row.price)))
  )
    faults.wholesaleBreaks = 'badBreaks'
  return faults
}
