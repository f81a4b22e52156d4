import type { ProductDraft } from '#shop/catalogue/product-draft.ts'

type Weighed = ProductDraft['weighed']

export const encodeWeighed = (weighed: Weighed | undefined) => ({
  unitGrams: weighed?.unitGrams ?? null,
  byPiece: weighed?.byPiece ?? false,
})
