import { readBarcode } from '#shop/catalogue/codes/barcode.ts'
import { maxLowStock } from '#shop/catalogue/product-draft.ts'
import { maxDivisor } from '#shop/settings/settings.ts'
import { hasManyDecimals, isPriceText } from '#shop/pricing/price-limit.ts'
import { gramLimits } from '#shop/pricing/weight.ts'
import { maxQuantity } from '#shop/pricing/wholesale-terms.ts'
import type { ProductTexts, TextName } from './product-texts.ts'

export type Fault =
  | 'missing'
  | 'noPrice'
  | 'badPrice'
  | 'manyDecimals'
  | 'badOffer'
  | 'badWhole'
  | 'badDivisor'
  | 'badStock'
  | 'badBarcode'
  | 'badLowStock'
  | 'endsFirst'
  | 'badBreaks'
  | 'badQuantity'
  | 'badCarton'
  | 'offStep'
  | 'breaksOffStep'
  | 'breaksNotFalling'
  | 'both'
  | 'badUnit'
  | 'badPiece'
export type FaultyField = TextName | 'wholesaleBreaks'

const whole = /^\d{1,9}$/
const required = ['name', 'mainCategory', 'subCategory', 'itemCategory'] as const

/** What is wrong with what was typed, by field; the shop itself looks at all of it again. */
export function validate(texts: ProductTexts): Partial<Record<FaultyField, Fault>> {
  const faults: Partial<Record<FaultyField, Fault>> = {}
  for (const name of required) if (texts[name].trim() === '') faults[name] = 'missing'
  if (texts.listPrice.trim() === '') faults.listPrice = 'noPrice'
  else if (!isPriceText(texts.listPrice)) faults.listPrice = priceFault(texts.listPrice)
  if (!isOffer(texts.offerPrice, texts.listPrice)) faults.offerPrice = offerFault(texts.offerPrice)
  if (texts.purchasePrice !== '' && !isPriceText(texts.purchasePrice))
    faults.purchasePrice = priceFault(texts.purchasePrice)
  if (endsFirst(texts.offerFrom, texts.offerUntil)) faults.offerUntil = 'endsFirst'
  if (texts.stock !== '' && !whole.test(texts.stock)) faults.stock = 'badStock'
  if (
    texts.lowStock !== '' &&
    !(whole.test(texts.lowStock) && Number(texts.lowStock) <= maxLowStock)
  )
    faults.lowStock = 'badLowStock'
  if (texts.barcode.trim() !== '' && readBarcode(texts.barcode) === null)
    faults.barcode = 'badBarcode'
  if (texts.pointsDivisor !== '' && !isDivisor(texts.pointsDivisor))
    faults.pointsDivisor = 'badDivisor'
  if (texts.weighed !== '' && !isWeight(texts))
    faults.unitGrams = texts.weighed === 'piece' ? 'badPiece' : 'badUnit'
  return { ...faults, ...multiBuyFaults(texts), ...wholesaleFaults(texts) }
}

function isWeight({ weighed, unitGrams }: ProductTexts) {
  const { least, most } = gramLimits({ byPiece: weighed === 'piece' })
  return whole.test(unitGrams) && Number(unitGrams) >= least && Number(unitGrams) <= most
}
const isCount = (text: string) => whole.test(text) && Number(text) > 0
const isDivisor = (text: string) => isCount(text) && Number(text) <= maxDivisor
const isOffer = (offer: string, list: string) =>
  offer === '' || (isPriceText(offer) && Number(offer) < Number(list))
const priceFault = (text: string): Fault => (hasManyDecimals(text) ? 'manyDecimals' : 'badPrice')
const offerFault = (text: string): Fault => (isPriceText(text) ? 'badOffer' : priceFault(text))
const endsFirst = (from: string, until: string) => from !== '' && until !== '' && until <= from

function multiBuyFaults({ multiBuyQuantity, multiBuyPrice, ...texts }: ProductTexts) {
  const faults: Partial<Record<FaultyField, Fault>> = {}
  if (endsFirst(texts.multiBuyFrom, texts.multiBuyUntil)) faults.multiBuyUntil = 'endsFirst'
  if (multiBuyQuantity === '' && multiBuyPrice === '') return faults
  if (multiBuyQuantity === '' || multiBuyPrice === '')
    faults[multiBuyQuantity === '' ? 'multiBuyQuantity' : 'multiBuyPrice'] = 'both'
  else if (!whole.test(multiBuyQuantity) || Number(multiBuyQuantity) < 2)
    faults.multiBuyQuantity = 'badWhole'
  else if (!isPriceText(multiBuyPrice)) faults.multiBuyPrice = priceFault(multiBuyPrice)
  return faults
}

function wholesaleFaults(texts: ProductTexts) {
  const faults: Partial<Record<FaultyField, Fault>> = {}
  if (texts.wholesaleListPrice === '') return faults
  if (!isPriceText(texts.wholesaleListPrice))
    faults.wholesaleListPrice = priceFault(texts.wholesaleListPrice)
  if (!isOffer(texts.wholesaleOfferPrice, texts.wholesaleListPrice))
    faults.wholesaleOfferPrice = offerFault(texts.wholesaleOfferPrice)
  for (const name of ['wholesaleMinimum', 'wholesaleStep'] as const)
    if (!isQuantity(texts[name])) faults[name] = 'badQuantity'
  const { wholesaleCarton: carton } = texts
  if (carton !== '' && !(isQuantity(carton) && Number(carton) > 1))
    faults.wholesaleCarton = 'badCarton'
  return { ...faults, ...stepFaults(texts, faults) }
}

const isQuantity = (text: string) => isCount(text) && Number(text) <= maxQuantity

/** Whether quantities go by the step and prices fall, as far as they can be read. */
function stepFaults(texts: ProductTexts, known: Partial<Record<FaultyField, Fault>>) {
  const faults: Partial<Record<FaultyField, Fault>> = {}
  const rows = texts.wholesaleBreaks.filter(({ from, price }) => from + price !== '')
  if (rows.some(({ from, price }) => !(isQuantity(from) && isPriceText(price))))
    faults.wholesaleBreaks = 'badBreaks'
  if (known.wholesaleStep || known.wholesaleMinimum || faults.wholesaleBreaks) return faults
  const step = Number(texts.wholesaleStep)
  const least = Number(texts.wholesaleMinimum)
  if (least % step !== 0) faults.wholesaleMinimum = 'offStep'
  const first = { from: least, price: Number(texts.wholesaleListPrice) }
  const breaks = rows.map(({ from, price }) => ({ from: Number(from), price: Number(price) }))
  const falls = [first, ...breaks].every(({ from, price }, index, all) => {
    const before = all[index - 1]
    return before === undefined || (from > before.from && price < before.price)
  })
  if (breaks.some(({ from }) => from % step !== 0)) faults.wholesaleBreaks = 'breaksOffStep'
  else if (!known.wholesaleListPrice && !falls) faults.wholesaleBreaks = 'breaksNotFalling'
  return faults
}
