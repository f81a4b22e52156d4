import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import { byCounts, byFacet } from '#shop/catalogue/lists/facets.ts'
import { type FacetCounts, priceBands, ratingSteps } from '#shop/catalogue/lists/filters.ts'
import { paisa, toRupees } from '#shop/money.ts'
import type { WireFacets } from './facets.schema.ts'

type Choice = {
  /** Paths of categories. */
  chosen: readonly string[]
  /** The categories above and beside these can be chosen too. */
  isBeside: boolean
}

export function encodeFacets(
  counts: FacetCounts,
  tree: readonly CategoryNode[],
  choice: Choice,
): WireFacets {
  const under = countsUnder(counts.categories)
  return {
    total: counts.total,
    categories: offered(tree, choice)
      .map(({ path, name }) => ({ path, name, count: under.get(path) ?? 0 }))
      .filter(({ path, count }) => count > 0 || choice.chosen.includes(path)),
    ...byCounts((name) => counts.facets[name].map((text) => ({ ...text }))),
    lowest: inRupees(counts.lowest),
    highest: inRupees(counts.highest),
    prices: priceBands.map(({ least, most }, index) => ({
      min: inRupees(least),
      max: inRupees(most),
      count: counts.bands[index] ?? 0,
    })),
    offers: counts.offers,
    in_stock: counts.inStock,
    ratings: ratingSteps.map((from, index) => ({ from, count: counts.ratings[index] ?? 0 })),
  }
}

const inRupees = (amount: number | null) => (amount === null ? null : toRupees(paisa(amount)))

/** Categories to choose next: children of the chosen ones, and as one of several filters also siblings and parents. */
function offered(tree: readonly CategoryNode[], { chosen, isBeside }: Choice): CategoryNode[] {
  if (chosen.length === 0) return [...tree]
  return tree.flatMap(function on(node): CategoryNode[] {
    const isChosen = chosen.includes(node.path)
    const isAbove = chosen.some((path) => path.startsWith(`${node.path}/`))
    const below = isChosen ? node.children : isAbove ? node.children.flatMap(on) : []
    return isBeside ? [node, ...below] : below
  })
}

/** Products per category, including its subcategories. */
function countsUnder(categories: FacetCounts['categories']): ReadonlyMap<string, number> {
  const under = new Map<string, number>()
  for (const [path, count] of categories)
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const above = path.slice(0, end)
      under.set(above, (under.get(above) ?? 0) + count)
    }
  return under
}

/** Of a list that is not there. */
export const noFacets: WireFacets = encodeFacets(
  {
    total: 0,
    categories: new Map(),
    facets: byFacet(() => []),
    lowest: null,
    highest: null,
    bands: [],
    offers: 0,
    inStock: 0,
    ratings: [],
  },
  [],
  { chosen: [], isBeside: false },
)
