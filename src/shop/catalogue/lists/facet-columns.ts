import { byFacet, type FacetName, facetNames, facets } from './facets.ts'
import { unitKey } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'

/** Numbers of each place, side by side in memory. */
type Columns = {
  /** -1: nothing is there */
  category: Int32Array
  /** -1: none */
  family: Int32Array
  retail: Float64Array
  wholesale: Float64Array
  /** `flags`, added up */
  flags: Uint8Array
  /** Ten times the average as it is shown; 0: none. */
  rating: Uint8Array
  number: Int32Array
  popularity: Float64Array
  created: Float64Array
  /** of the pack; 0: not known */
  amount: Float64Array
  /** `unitKey` of each kind of buyer's price */
  unitRetail: Float64Array
  unitWholesale: Float64Array
  /** The number of each text; -1: none. */
} & Record<FacetName, Int32Array>

export const flags = { soldOut: 1, onOfferRetail: 2, onOfferWholesale: 4 }

/** Texts that many products share, each with a number. */
type Shared = { numbers: Map<string, number>; texts: string[] }

const makeColumns = (places: number): Columns => ({
  category: new Int32Array(places),
  family: new Int32Array(places),
  retail: new Float64Array(places),
  wholesale: new Float64Array(places),
  flags: new Uint8Array(places),
  rating: new Uint8Array(places),
  number: new Int32Array(places),
  popularity: new Float64Array(places),
  created: new Float64Array(places),
  amount: new Float64Array(places),
  unitRetail: new Float64Array(places),
  unitWholesale: new Float64Array(places),
  ...byFacet(() => new Int32Array(places)),
})

export type FacetColumns = ReturnType<typeof openFacetColumns>

/** What lists are filtered by, of each product by its place: a small number, used again when the product is gone. */
export function openFacetColumns() {
  let columns = makeColumns(1024)
  const products: (ListedProduct | undefined)[] = []
  const free: number[] = []
  let places = 0
  const categories = makeShared()
  /** By `facetKey`; the texts are as the first product writes them. */
  const texts = byFacet(makeShared)
  const families = makeShared()

  return {
    /** All products by place. */
    products: products as readonly (ListedProduct | undefined)[],
    categoryPaths: categories.texts as readonly string[],
    textsOf: (facet: FacetName): readonly string[] => texts[facet].texts,
    numberOf: (facet: FacetName, text: string) => texts[facet].numbers.get(facetKey(text)),
    familyCount: () => families.texts.length,
    get: (): Readonly<Columns> => columns,
    categoriesUnder: (paths: readonly string[]) => categoriesUnder(categories.texts, paths),
    /** A place for a product that is new. */
    take: () => free.pop() ?? places++,
    write(one: ListedProduct) {
      const { row, place, prices, savings } = one
      if (place >= columns.flags.length) columns = larger(columns, place + 1)
      products[place] = one
      for (const facet of facetNames) {
        const text = row[facets[facet].column].trim()
        columns[facet][place] = text === '' ? -1 : share(texts[facet], facetKey(text), text)
      }
      columns.category[place] = share(categories, row.category_path)
      columns.family[place] = row.family_key === null ? -1 : share(families, row.family_key)
      columns.retail[place] = prices.retail
      columns.wholesale[place] = prices.wholesale
      columns.flags[place] =
        (one.isSoldOut ? flags.soldOut : 0) +
        (savings.retail > 0 ? flags.onOfferRetail : 0) +
        (savings.wholesale > 0 ? flags.onOfferWholesale : 0)
      columns.rating[place] =
        row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 10)
      columns.number[place] = row.number
      columns.popularity[place] = row.popularity
      columns.created[place] = row.created_at
      columns.amount[place] = row.pack_amount ?? 0
      columns.unitRetail[place] = unitKey(one, 'retail')
      columns.unitWholesale[place] = unitKey(one, 'wholesale')
    },
    clear(place: number) {
      products[place] = undefined
      columns.category[place] = -1
      free.push(place)
    },
  }
}

const makeShared = (): Shared => ({ numbers: new Map(), texts: [] })

function share({ numbers, texts }: Shared, key: string, text = key): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, texts.length)
  return texts.push(text) - 1
}

/** Two texts that differ in capitals only are one. */
const facetKey = (text: string) => text.trim().toLowerCase()

function larger(columns: Columns, least: number): Columns {
  const made = makeColumns(Math.max(least, columns.flags.length + (columns.flags.length >> 1)))
  for (const name of Object.keys(made) as (keyof Columns)[]) made[name].set(columns[name])
  return made
}

/** Which categories, by number, are one of the paths or below one; null: any. */
function categoriesUnder(
  categoryPaths: readonly string[],
  paths: readonly string[],
): Uint8Array | null {
  if (paths.length === 0) return null
  const isUnder = (path: string) =>
    paths.some((above) => path === above || path.startsWith(`${above}/`))
  return Uint8Array.from(categoryPaths, (path) => (isUnder(path) ? 1 : 0))
}
