import type { Answer } from '#wire/calls.ts'

export type StaffProduct = Answer<'adminProducts'>['data'][number]

/** What is typed into a row, as text. */
export type RowTexts = { listPrice: string; offerPrice: string; stock: string; published: boolean }

export const textsOf = ({ listPrice, offerPrice, stock, published }: StaffProduct): RowTexts => ({
  listPrice: String(listPrice),
  offerPrice: offerPrice === null ? '' : String(offerPrice),
  stock: stock === null ? '' : String(stock),
  published,
})

export type RowFault = 'badPrice' | 'badOffer' | 'badStock'
type Field = 'listPrice' | 'offerPrice' | 'stock'

/**
 * A figure as a spreadsheet or a price list writes it, "1,250" or "1,25,000", without its commas. Commas
 * elsewhere stay, and are refused: "99,50" must not become 9950.
 */
const ungrouped = (text: string) =>
  /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text

const amountOf = (text: string) => ungrouped(text.replace(/^(rs\.?|pkr)\s*/i, ''))

/** What was typed or pasted, as bare figures. */
export const figuresOf = ({ listPrice, offerPrice, stock }: RowTexts) => ({
  listPrice: amountOf(listPrice),
  offerPrice: amountOf(offerPrice),
  stock: ungrouped(stock),
})

const rupees = /^\d{1,7}(\.\d{1,2})?$/
const whole = /^\d{1,9}$/

/** What is wrong with what was typed, by field. */
export function faultsIn(texts: RowTexts) {
  const { listPrice, offerPrice, stock } = figuresOf(texts)
  const faults: Partial<Record<Field, RowFault>> = {}
  if (!rupees.test(listPrice) || Number(listPrice) <= 0) faults.listPrice = 'badPrice'
  const isOffer = rupees.test(offerPrice) && Number(offerPrice) > 0
  if (offerPrice !== '' && !(isOffer && Number(offerPrice) < Number(listPrice)))
    faults.offerPrice = 'badOffer'
  if (stock !== '' && !whole.test(stock)) faults.stock = 'badStock'
  return faults
}

/** What is typed stays where the product has become another meanwhile; the rest is as it is now. */
export function followed(texts: RowTexts, before: StaffProduct, now: StaffProduct): RowTexts {
  const [was, is] = [textsOf(before), textsOf(now)]
  return {
    listPrice: texts.listPrice === was.listPrice ? is.listPrice : texts.listPrice,
    offerPrice: texts.offerPrice === was.offerPrice ? is.offerPrice : texts.offerPrice,
    stock: texts.stock === was.stock ? is.stock : texts.stock,
    published: texts.published === was.published ? is.published : texts.published,
  }
}

/** What is to be sent: what differs from the product, which somebody may have changed meanwhile. */
export function changesOf(product: StaffProduct, texts: RowTexts) {
  const { listPrice, offerPrice, stock, published, version } = product
  const figures = figuresOf(texts)
  const wanted = {
    listPrice: Number(figures.listPrice),
    offerPrice: figures.offerPrice === '' ? null : Number(figures.offerPrice),
    stock: figures.stock === '' ? null : Number(figures.stock),
  }
  return {
    version,
    ...(wanted.listPrice !== listPrice && { listPrice: wanted.listPrice }),
    ...(wanted.offerPrice !== offerPrice && { offerPrice: wanted.offerPrice }),
    ...(wanted.stock !== stock && { stock: wanted.stock, stockBefore: stock }),
    ...(texts.published !== published && { published: texts.published }),
  }
}
