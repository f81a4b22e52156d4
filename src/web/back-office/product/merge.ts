import { type EditedProduct, type FieldName, type ProductTexts, textsOf } from './product-texts.ts'

/** A field that two people have changed to different things: what it is now, and what is typed here. */
export type Conflict = { field: FieldName; theirs: ProductTexts[FieldName] }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What is typed, on the product as somebody else has left it: what was not touched here becomes
 * theirs, what was stays as it is typed. `conflicts` are the fields that both have changed.
 */
export function mergedWith(texts: ProductTexts, before: EditedProduct, now: EditedProduct) {
  const [was, is] = [textsOf(before), textsOf(now)]
  const fields = Object.keys(texts) as FieldName[]
  const isMine = (field: FieldName) => !isSame(texts[field], was[field])
  const merged = Object.fromEntries(
    fields.map((field) => [field, isMine(field) ? texts[field] : is[field]]),
  ) as ProductTexts
  const conflicts: Conflict[] = fields
    .filter(
      (field) =>
        isMine(field) && !isSame(is[field], was[field]) && !isSame(is[field], texts[field]),
    )
    .map((field) => ({ field, theirs: is[field] }))
  return { merged, conflicts }
}
