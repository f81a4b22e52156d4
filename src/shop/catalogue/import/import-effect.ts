import type { Paisa } from '../../money.ts'
import { levelsOf, type ProductDraft } from '../product-draft.ts'
import type { Plan } from './upsert-batch.ts'

/** Prices are what shoppers pay: the offer, else the list price, in paisa. */
export type PriceChange = { name: string; pack: string; from: Paisa; to: Paisa }
export type AddedProduct = {
  name: string
  pack: string
  price: Paisa
  categoryNames: readonly string[]
}
export type AddedCategory = { names: readonly string[]; products: number }

/** Examples of what an import changes, for staff to look at before they confirm. */
export type ImportEffect = {
  raised: number
  lowered: number
  /** The largest changes in proportion, largest first: most mistakes of a list are among them. */
  prices: PriceChange[]
  /** The first new products of the list. */
  products: AddedProduct[]
  /** Number of new categories that get products, and the first of them. */
  categoryCount: number
  categories: AddedCategory[]
}

export const maxExamples = 20

const priceOf = ({ retail }: ProductDraft) => retail.offer ?? retail.list

/** Collects the effect of an import, batch by batch; `isNew` tells whether the shop lacks a category path. */
export function collectEffect(isNew: (path: string) => boolean) {
  let prices: PriceChange[] = []
  const products: AddedProduct[] = []
  const categories = new Map<string, AddedCategory>()
  const counts = { raised: 0, lowered: 0 }

  function countCategory({ categoryNames }: ProductDraft) {
    const levels = levelsOf(categoryNames)
    const path = levels.at(-1)?.path
    if (path === undefined || !levels.some((level) => isNew(level.path))) return
    const products = (categories.get(path)?.products ?? 0) + 1
    categories.set(path, { names: levels.map(({ name }) => name), products })
  }

  function add({ added, changed }: Pick<Plan, 'added' | 'changed'>) {
    for (const { draft } of added) {
      countCategory(draft)
      const { name, pack, categoryNames } = draft
      if (products.length < maxExamples)
        products.push({ name, pack, price: priceOf(draft), categoryNames })
    }
    for (const { before, draft } of changed) {
      countCategory(draft)
      const [from, to] = [priceOf(before), priceOf(draft)]
      if (from === to) continue
      counts[to > from ? 'raised' : 'lowered'] += 1
      prices.push({ name: draft.name, pack: draft.pack, from, to })
    }
    prices = prices.toSorted((a, b) => proportion(b) - proportion(a)).slice(0, maxExamples)
  }

  const effect = (): ImportEffect => ({
    ...counts,
    prices,
    products,
    categoryCount: categories.size,
    categories: [...categories.values()].slice(0, maxExamples),
  })
  return { add, effect }
}

const proportion = ({ from, to }: PriceChange) => Math.max(from, to) / Math.max(1, Math.min(from, to)) // prettier-ignore
