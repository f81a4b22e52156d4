import type { ProductDraft } from '#shop/catalogue/product-draft.ts'

type Weighed = ProductDraft['weighed']

/** Absent fields stay as they are. */
export function decodeWeighed(
  {
    unitGrams: given,
    byPiece,
  }: { unitGrams?: number | null | undefined; byPiece?: boolean | undefined },
  before: Weighed,
): Weighed {
  const unitGrams = given === undefined ? (before?.unitGrams ?? null) : given
  return unitGrams === null ? null : { unitGrams, byPiece: byPiece ?? before?.byPiece ?? false }
}

export const encodeWeighed = (weighed: Weighed | undefined) => ({
  unitGrams: weighed?.unitGrams ?? null,
  byPiece: weighed?.byPiece ?? false,
})
