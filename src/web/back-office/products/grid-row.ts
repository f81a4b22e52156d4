import {
  changedFields,
  eachField,
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

/** A product in the grid: as stored, and as typed. */
export type GridRow = Readonly<{
  product: StaffProduct
  texts: RowTexts
  /** The texts when the cells last lost the focus. */
  committed: RowTexts
  faults: Partial<Record<Field, RowFault | 'hasTerms'>>
  /** Being saved. */
  sent: readonly Field[]
  saved: readonly Field[]
  /** Why the server refused it. */
  refused: Partial<Record<Field, string>>
  /** The other value of a cell that was changed here too. */
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

/** Typing in a cell clears its error and conflict. */
export const typedInto = (row: GridRow, field: Field, text: string): GridRow => ({
  ...row,
  texts: { ...row.texts, [field]: text },
  saved: row.saved.filter((one) => one !== field),
})

/** Commits and validates the cells. A refused row is retried once something changes. */
export function committedRow(row: GridRow): GridRow {
  const texts = tidied(row.texts)
  const touched = fields.filter((field) => texts[field] !== row.committed[field])
  if (touched.length === 0) return { ...row, texts }
  const faults: GridRow['faults'] = validate(texts)
  // With a wrong price it can't be compared, and stays as wrong as it was.
  const isOfferKept = row.faults.offerPrice === 'badOffer' && !touched.includes('offerPrice')
  if (faults.listPrice && isOfferKept) faults.offerPrice = 'badOffer'
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

/** Cells to save: changed, valid, not refused, without conflict. A price and its offer go together. */
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

/** Merges the latest product. Cells changed on both sides keep ours and record theirs. */
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

/** The server accepted what was sent; a price may be rounded now. */
export function savedRow(row: GridRow, sent: RowTexts, now: StaffProduct): GridRow {
  const is = textsOf(now)
  const stored = (texts: RowTexts) =>
    eachField((field) =>
      row.sent.includes(field) && texts[field] === sent[field] ? is[field] : texts[field],
    )
  const [texts, committed] = [stored(row.texts), stored(row.committed)]
  const saved = row.sent.filter((field) => texts[field] === is[field])
  // The sent values are the stored ones now.
  const product = { ...row.product, ...sentOf(row, now) }
  const settled = followedRow({ ...row, texts, committed, product }, now)
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

/** The server refused the change. */
export const refusedRow = (row: GridRow, reason: string): GridRow => ({
  ...row,
  sent: [],
  refused: { ...row.refused, ...Object.fromEntries(row.sent.map((field) => [field, reason])) },
})

/** Resolves a conflict. */
export function chosenIn(row: GridRow, field: Field, isMine: boolean): GridRow {
  const theirs = row.theirs[field] ?? row.texts[field]
  const next = { ...row, theirs: without(row.theirs, [field]) }
  if (isMine) return next
  const texts = { ...row.texts, [field]: theirs }
  return { ...next, texts, committed: { ...row.committed, [field]: theirs } }
}

const without = <T>(all: Partial<Record<Field, T>>, some: readonly Field[]) =>
  Object.fromEntries(
    Object.entries(all).filter(([field]) => !some.includes(field as Field)),
  ) as Partial<Record<Field, T>>
