import { noFilters, type Filters } from '#shop/catalogue/lists/filters.ts'
import type { ListedRow } from '#shop/catalogue/lists/listed-product.ts'
import { makeProductLists, type ProductLists } from '#shop/catalogue/lists/product-lists.ts'
import type { SearchIndex } from '#shop/search/indexed/search-index.ts'
import { paisa } from '#shop/money.ts'
import { listedRow } from '../../test/support/listed-row.ts'
import { generatedProducts, makeChance } from './generated-products.ts'

const at = Date.UTC(2025, 0, 5)

/** The lists of so many products that nobody sells, and their places in what searches them. */
export async function filledLists(
  count: number,
  index: Pick<SearchIndex, 'setPlace'>,
): Promise<ProductLists> {
  const lists = makeProductLists()
  await lists.fill(pages(count), yieldToEventLoop, () => undefined)
  await lists.settle(yieldToEventLoop)
  for (const { id } of generatedProducts(count)) index.setPlace(id, lists.placeOf(id))
  return lists
}

const yieldToEventLoop = async () => undefined

async function* pages(count: number): AsyncGenerator<ListedRow[]> {
  const chance = makeChance(11)
  let page: ListedRow[] = []
  const families = new Map<string, { brand: string; path: string }>()
  for (const product of generatedProducts(count)) {
    const { id, number, name, family, pack } = product
    // The sizes of one product have one brand and one category.
    const { brand, path } = families.get(family ?? '') ?? product
    if (family !== null) families.set(family, { brand, path })
    const [main = '', sub = ''] = path.split('/')
    const list = paisa(Math.round(20 + 2000 * chance() ** 2) * 100)
    const popularity = Math.floor(1000 * chance() ** 4)
    const [reviews, stars] = [Math.floor(5 * chance()), 1 + Math.floor(5 * chance())]
    const made = {
      id,
      number,
      name,
      brand,
      popularity,
      category_path: path,
      main_path: main,
      sub_path: `${main}/${sub}`,
      family_key: family,
      list_price: list,
      pack_amount: pack.amount,
      pack_unit: pack.unit,
      created_at: number,
      offer_price: chance() < 0.2 ? Math.round(list * 0.9) : null,
      stock: chance() < 0.1 ? 0 : 50,
      rating_count: reviews,
      rating_sum: reviews * stars,
    }
    page.push(listedRow(made))
    if (page.length < 1000) continue
    yield page
    page = []
  }
  yield page
}

type Found = ReturnType<ProductLists['filter']>
type Case = [name: string, ask: (round: number) => unknown]

/** What is asked for, another thing in each round: what was asked for before is known. */
export function listCases(lists: ProductLists, search: Pick<SearchIndex, 'hits'>): Case[] {
  const filter = (
    filters: Partial<Filters>,
    categoryPaths: string[] = [],
    among?: Int32Array,
  ): Found =>
    lists.filter(
      {
        categoryPaths,
        priceList: 'retail',
        families: true,
        filters: { ...noFilters, ...filters },
        ...(among && { among }),
      },
      at,
    )
  /** Every product costs more: it is another question with the same answer. */
  const least = (round: number) => paisa(round)
  const narrow = (round: number) =>
    filter({ facets: { ...noFilters.facets, brand: ['Al bababa', 'Noor bababa', 'Al badaba'] }, least: least(round), most: paisa(150_000), inStock: true }, ['department-5']) // prettier-ignore
  const found = (text: string, round: number, read: (one: Found) => unknown) =>
    search.hits(text, {}, ({ places }) => read(filter({ least: least(round) }, [], places)))
  return [
    ['counts of all products', (round) => filter({ least: least(round) }).counts],
    ['counts of what is in stock', (round) => filter({ least: least(round), inStock: true }).counts], // prettier-ignore
    ['counts of a search that finds many', (round) => found('milk', round, ({ counts }) => counts)],
    ['counts, category, brands, price, in stock', (round) => narrow(round).counts],
    ['the same, a page by unit price', (round) => narrow(round).sorted('unit-price', 0, 24)],
    ...(['unit-price', 'popular', 'price-up', 'name'] as const).map((sort): Case => [
      `counts and page 4,000 of all, by ${sort}`,
      (round) => filter({ least: least(round) }).sorted(sort, 96_000, 24),
    ]),
    [
      'counts and page 1 of what is in stock',
      (round) => filter({ least: least(round), inStock: true }).sorted('popular', 0, 24),
    ],
    ['counts and page 1 of the offers, by saving', (round) => bySaving(least(round))],
  ]

  function bySaving(atLeast: Filters['least']) {
    const { counts, passes } = filter({ least: atLeast, offers: true, inStock: true })
    const { products } = lists.offers({ priceList: 'retail', families: true, passes }, at)
    return [counts, products.slice(0, 24)]
  }
}

/** Milliseconds of this thread, the middle one and the longest of some rounds. */
export function timesOf([, ask]: Case, rounds: number): { middle: number; longest: number } {
  const times = Array.from({ length: rounds }, (_, round) => {
    const before = process.threadCpuUsage()
    ask(round + 1)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }).toSorted((a, b) => a - b)
  return { middle: times[rounds >> 1] ?? 0, longest: times.at(-1) ?? 0 }
}
