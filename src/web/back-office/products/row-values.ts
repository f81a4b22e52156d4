import { hasManyDecimals, isPriceText } from '#shop/pricing/price-limit.ts'
import type { Answer } from '#wire/calls.ts'

export type StaffProduct = Answer<'adminProducts'>['data'][number]

/** What is changed in place, in the order of the columns. */
export const fields = ['listPrice', 'offerPrice', 'wholesalePrice', 'stock', 'published'] as const
export type Field = (typeof fields)[number]

/** What stands in a row, as text; `published`: "yes" or "". */
export type RowTexts = Readonly<Record<Field, string>>

export const textsOf = (product: StaffProduct): RowTexts => ({
  listPrice: String(product.listPrice),
  offerPrice: textOf(product.offerPrice),
  wholesalePrice: textOf(product.wholesaleListPrice),
  stock: textOf(product.stock),
  published: product.published ? 'yes' : '',
})

const textOf = (figure: number | null | undefined) => String(figure ?? '')

export type RowFault = 'badPrice' | 'manyDecimals' | 'badOffer' | 'badWholesale' | 'badStock'

/**
 * A figure as a spreadsheet or a price list writes it, "1,250" or "1,25,000", without its commas. Commas
 * elsewhere stay, and are refused: "99,50" must not become 9950.
 */
const ungrouped = (text: string) =>
  /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text

/** Without the “Rs.” before and the “/-” behind that price lists write. */
function amountOf(text: string) {
  const figure = text.replace(/^(rs\.?|pkr)\s*/i, '')
  return ungrouped(figure.endsWith('/-') ? figure.slice(0, -2).trimEnd() : figure)
}

/** What was typed or pasted, as bare figures. */
export const figuresOf = (texts: RowTexts): RowTexts => ({
  listPrice: amountOf(texts.listPrice),
  offerPrice: amountOf(texts.offerPrice),
  wholesalePrice: amountOf(texts.wholesalePrice),
  stock: ungrouped(texts.stock),
  published: texts.published,
})

const whole = /^\d{1,9}$/

/** Errors by field. */
export function validate(texts: RowTexts) {
  const { listPrice, offerPrice, wholesalePrice, stock } = figuresOf(texts)
  const faults: Partial<Record<Field, RowFault>> = {}
  const priceFault = (text: string) => (hasManyDecimals(text) ? 'manyDecimals' : 'badPrice')
  if (!isPriceText(listPrice)) faults.listPrice = priceFault(listPrice)
  if (offerPrice !== '' && !isPriceText(offerPrice)) faults.offerPrice = priceFault(offerPrice)
  // An offer can't be compared with a price that is wrong.
  else if (!faults.listPrice && offerPrice !== '' && Number(offerPrice) >= Number(listPrice))
    faults.offerPrice = 'badOffer'
  if (wholesalePrice !== '' && !isPriceText(wholesalePrice)) faults.wholesalePrice = 'badWholesale'
  if (stock !== '' && !whole.test(stock)) faults.stock = 'badStock'
  return faults
}

/** Figures that are good as the shop would write them, "Rs. 1,250.50" as "1250.5"; the others as they were typed. */
export function tidied(texts: RowTexts): RowTexts {
  const [figures, faults] = [figuresOf(texts), validate(texts)]
  const tidy = (field: Field) => {
    const figure = figures[field]
    if (field === 'published' || figure === '' || faults[field]) return texts[field]
    return String(Number(figure))
  }
  return eachField(tidy)
}

/** One value for each field. */
export const eachField = <T>(of: (field: Field) => T) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, T>

/** What is typed stays where the product has become another meanwhile; the rest is as it is now. */
export function followed(texts: RowTexts, before: StaffProduct, now: StaffProduct): RowTexts {
  const [was, is] = [textsOf(before), textsOf(now)]
  return eachField((field) => (texts[field] === was[field] ? is[field] : texts[field]))
}

/** The fields in which a row is not as the product. */
export function changedFields(product: StaffProduct, texts: RowTexts): Field[] {
  const [is, wanted] = [textsOf(product), tidied(texts)]
  return fields.filter((field) => wanted[field] !== is[field])
}

/** What is to be sent of these fields, beside what it was changed from: somebody may change it meanwhile. */
export function changesOf(product: StaffProduct, texts: RowTexts, some: readonly Field[]) {
  const figures = figuresOf(texts)
  const figureOf = (field: Field) => (figures[field] === '' ? null : Number(figures[field]))
  const has = (field: Field) => some.includes(field)
  return {
    version: product.version,
    ...(has('listPrice') && { listPrice: figureOf('listPrice') }),
    ...(has('offerPrice') && { offerPrice: figureOf('offerPrice') }),
    ...(has('wholesalePrice') && { wholesaleListPrice: figureOf('wholesalePrice') }),
    ...(has('stock') && { stock: figureOf('stock'), stockBefore: product.stock }),
    ...(has('published') && { published: texts.published === 'yes' }),
  }
}
