import type { EditedProduct, ProductTexts } from './product-texts.ts'

/** What is typed and not saved yet, with the product that it was typed on (null: a new one). */
type Kept = { texts: ProductTexts; base: EditedProduct | null }

const keyOf = (base: EditedProduct | null) => `product ${base?.id ?? 'new'}`

/** Keeps it in this tab, through a login or a reload. */
export function keepTexts(base: EditedProduct | null, texts: ProductTexts) {
  try {
    sessionStorage.setItem(keyOf(base), JSON.stringify({ texts, base } satisfies Kept))
  } catch {
    // Without storage nothing is kept; saving works as ever.
  }
}

export function keptTexts(base: EditedProduct | null): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(base)) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

export function forgetTexts(base: EditedProduct | null) {
  try {
    sessionStorage.removeItem(keyOf(base))
  } catch {
    // There was nothing to forget.
  }
}
