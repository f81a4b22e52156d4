import { keepInTab, keptInTab } from '../parts/tab-store.ts'
import type { EditedProduct, ProductTexts } from './product-texts.ts'

/** What is typed and not saved yet, with the product that it was typed on (null: a new one). */
type Kept = { texts: ProductTexts; base: EditedProduct | null }

const keyOf = (base: EditedProduct | null) => `product ${base?.id ?? 'new'}`

export const keepTexts = (base: EditedProduct | null, texts: ProductTexts) =>
  keepInTab(keyOf(base), JSON.stringify({ texts, base } satisfies Kept))

export const keptTexts = (base: EditedProduct | null) =>
  JSON.parse(keptInTab(keyOf(base)) ?? 'null') as Kept | null

export const forgetTexts = (base: EditedProduct | null) => keepInTab(keyOf(base), null)
