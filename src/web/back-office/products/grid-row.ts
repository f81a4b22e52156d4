import {
  changedFields,
  validate,
  type Field,
  fields,
  followed,
  type RowFault,
  type RowTexts,
  type StaffProduct,
  textsOf,
  tidied,
} from './row-values.ts'

/** A product in the grid: as the shop has it, and what stands in its cells. */
export type GridRow = Readonly<{
  product: StaffProduct
  texts: RowTexts
  /** What the cells held when they were left last. */
  committed: RowTexts
  faults: Partial<Record<Field, RowFault | 'hasTerms'>>
  /** On the way to the shop. */
  sent: readonly Field[]
  saved: readonly Field[]
  /** Why the shop would not have it. */
  refused: Partial<Record<Field, string>>
  /** What somebody else made of a cell that was changed here too. */
  theirs: Partial<Record<Field, string>>
}>

export const rowOf = (product: StaffProduct): GridRow => ({
  product,
  texts: textsOf(product),
  committed: textsOf(product),
  faults: {},
  sent: [],
  saved: [],
  refused: {},
  theirs: {},
})

/** A cell that is being typed into says nothing of what it held before. */
export const typedInto = (row: GridRow, field: Field, text: string): GridRow => ({
  ...row,
  texts: { ...row.texts, [field]: text },
  saved: row.saved.filter((one) => one !== field),
})

/** The cells are committed: what is typed is checked. What was refused is tried again once something is changed. */
export function committedRow(row: GridRow): GridRow {
  const texts = tidied(row.texts)
  const touched = fields.filter((field) => texts[field] !== row.committed[field])
  if (touched.length === 0) return { ...row, texts }
  const faults: GridRow['faults'] = validate(texts)
  if (texts.wholesalePrice === '' && hasTerms(row.product)) faults.wholesalePrice = 'hasTerms'
  return {
    ...row,
    texts,
    committed: texts,
    faults,
    refused: {},
    theirs: without(row.theirs, touched),
  }
}

// Without its price a product has no wholesale terms either, and undoing would not bring those back.
const hasTerms = (product: StaffProduct) =>
  (product.wholesaleListPrice ?? null) !== null &&
  ((product.wholesaleOfferPrice ?? null) !== null ||
    (product.wholesaleBreaks ?? []).length > 0 ||
    (product.wholesaleMinimum ?? 1) > 1 ||
    (product.wholesaleStep ?? 1) > 1 ||
    (product.wholesaleCarton ?? null) !== null)

/** The cells that are to be saved: changed, right, not refused, and not somebody else's now. A price and its offer go together. */
export function unsaved(row: GridRow): Field[] {
  const isHeld = (field: Field) =>
    row.faults[field] !== undefined ||
    row.refused[field] !== undefined ||
    row.theirs[field] !== undefined
  const isPairHeld = isHeld('listPrice') || isHeld('offerPrice')
  return changedFields(row.product, row.committed).filter((field) =>
    field === 'listPrice' || field === 'offerPrice' ? !isPairHeld : !isHeld(field),
  )
}

/** The product as it is now. Cells that were changed here and there keep what is here, beside what is there. */
export function followedRow(row: GridRow, now: StaffProduct): GridRow {
  const [was, is] = [textsOf(row.product), textsOf(now)]
  const theirs = { ...row.theirs }
  for (const field of fields) {
    const isMine = row.texts[field] !== was[field] || row.committed[field] !== was[field]
    if (isMine && is[field] !== was[field] && is[field] !== row.texts[field])
      theirs[field] = is[field]
    else if (is[field] === row.texts[field]) delete theirs[field]
  }
  return {
    ...row,
    product: now,
    texts: followed(row.texts, row.product, now),
    committed: followed(row.committed, row.product, now),
    theirs,
  }
}

/** The shop has taken what was sent. */
export function savedRow(row: GridRow, now: StaffProduct): GridRow {
  const is = textsOf(now)
  const saved = row.sent.filter((field) => row.texts[field] === is[field])
  // What was sent is no longer a change of ours: it is what the product was.
  const settled = followedRow({ ...row, product: { ...row.product, ...sentOf(row, now) } }, now)
  return { ...settled, sent: [], saved: [...new Set([...row.saved, ...saved])] }
}

function sentOf({ sent }: GridRow, now: StaffProduct): Partial<StaffProduct> {
  const names = {
    listPrice: 'listPrice',
    offerPrice: 'offerPrice',
    wholesalePrice: 'wholesaleListPrice',
    stock: 'stock',
    published: 'published',
  } as const
  return Object.fromEntries(sent.map((field) => [names[field], now[names[field]]]))
}

/** The shop would not have what was sent. */
export const refusedRow = (row: GridRow, reason: string): GridRow => ({
  ...row,
  sent: [],
  refused: { ...row.refused, ...Object.fromEntries(row.sent.map((field) => [field, reason])) },
})

/** Of two values of a cell one is chosen. */
export function chosenIn(row: GridRow, field: Field, isMine: boolean): GridRow {
  const theirs = row.theirs[field] ?? row.texts[field]
  const kept = { ...row, theirs: without(row.theirs, [field]) }
  if (isMine) return kept
  const texts = { ...row.texts, [field]: theirs }
  return { ...kept, texts, committed: { ...row.committed, [field]: theirs } }
}

const without = <T>(all: Partial<Record<Field, T>>, some: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(all).filter(([field]) => !some.includes(field as Field)),
  ) as Partial<Record<Field, T>>
