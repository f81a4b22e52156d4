import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paisa } from '../../money.ts'
import type { PriceList } from '../../person.ts'
import { productSorts } from '../product.ts'
import { listedRow } from '../../../../test/support/listed-row.ts'
import type { FilterQuery } from './filtered.ts'
import { byFacet, type FacetName, facetNames, facets } from './facets.ts'
import { type FacetCounts, type Filters, noFilters, priceBands, ratingSteps } from './filters.ts'
import { leaderIn, orderOf } from './list-order.ts'
import { listedAt, type ListedProduct, type ListedRow } from './listed-product.ts'
import { makeProductLists } from './product-lists.ts'

const categoryPaths = ['a/b/c', 'a/b/d', 'a/e/f', 'ab/b/c']
const brands = ['Tapal', 'tapal', 'Lipton', '', 'K&N’s']
const pathsOf = (path: string) => ({
  main_path: path.split('/')[0] ?? '',
  sub_path: path.split('/').slice(0, 2).join('/'),
  category_path: path,
})

const row: fc.Arbitrary<Partial<ListedRow>> = fc
  .record({
    path: fc.constantFrom(...categoryPaths),
    family: fc.option(fc.nat(3), { nil: null }),
    brand: fc.constantFrom(...brands),
    country_of_origin: fc.constantFrom('Kenya', 'Pakistan', ''),
    pack_amount: fc.constantFrom(250, 1000, null),
    pack_unit: fc.constantFrom('g' as const, 'ml' as const, 'pcs' as const),
    popularity: fc.nat(3),
    stock: fc.constantFrom(0, 5, null),
    list_price: fc.constantFrom(90_00, 100_00, 250_00, 700_00, 9000_00),
    offer_price: fc.constantFrom(null, 80_00, 89_00),
    offer_until: fc.constantFrom(null, 50),
    wholesale_list_price: fc.constantFrom(null, 85_00, 600_00),
    multi_price: fc.constantFrom(null, 150_00),
    multi_from: fc.constantFrom(null, 50),
    rating_count: fc.nat(3),
    stars: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ path, family, stars, ...one }) => ({
    ...one,
    ...pathsOf(path),
    family_key: family === null ? null : `${path} | ${family}`,
    multi_quantity: one.multi_price === null ? null : 2,
    rating_sum: one.rating_count * stars,
  }))

const filters: fc.Arbitrary<Filters> = fc.record({
  categories: fc.subarray(['a', 'a/b', 'a/e/f', 'gone'], { maxLength: 2 }),
  facets: fc.record({
    brand: fc.subarray(['TAPAL', 'Lipton', 'Nobody'], { maxLength: 2 }),
    country: fc.subarray(['kenya', 'Pakistan'], { maxLength: 1 }),
  }),
  least: fc.constantFrom(null, paisa(100_00)),
  most: fc.constantFrom(null, paisa(250_00), paisa(85_00)),
  offers: fc.boolean(),
  inStock: fc.boolean(),
  rating: fc.constantFrom(null, 3, 4),
})

test('filtered lists and counts equal those of a full scan, also after changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 40 }),
      fc.array(fc.tuple(fc.nat(40), fc.option(row, { nil: null })), { maxLength: 10 }),
      filters,
      fc.record({
        families: fc.boolean(),
        priceList: fc.constantFrom<PriceList>('retail', 'wholesale'),
        categoryPaths: fc.constantFrom<string[]>([], [], ['a']),
        at: fc.constantFrom(0, 100),
        sort: fc.constantFrom(...productSorts),
      }),
      async (rows, changes, chosen, { sort, at, ...more }) => {
        const rowsById = new Map<string, ListedRow>()
        const lists = makeProductLists()
        const put = (number: number, one: Partial<ListedRow> | null) => {
          const id = `p${number}`
          if (one === null) {
            rowsById.delete(id)
            return lists.remove(id)
          }
          const whole = listedRow({ ...one, id, number })
          rowsById.set(id, whole)
          return lists.put(whole)
        }
        for (const [number, one] of rows.entries()) put(number, one)
        await lists.settle(async () => {})
        for (const [number, one] of changes) put(number, one)
        await lists.settle(async () => {})

        const query: FilterQuery = { ...more, filters: chosen }
        const all = [...rowsById.values()].map((one) => listedAt(one, at))
        const { counts, sorted } = lists.filter(query, at)
        expect(seen(counts)).toEqual(countsOf(all, query))
        const expected = pageOf(all, query, sort).map(({ row: { id } }) => id)
        const ids = (offset: number, limit: number) =>
          sorted(sort, offset, limit).map(({ row: { id } }) => id)
        expect(ids(0, 100)).toEqual(expected)
        expect([...ids(0, 7), ...ids(7, 7), ...ids(14, 100)]).toEqual(expected)
      },
    ),
    { numRuns: 200 },
  )
})

/** Without the brands' names: which spelling of one is shown is the first that came. */
const seen = ({ facets: found, categories: on, ...counts }: FacetCounts) => ({
  ...counts,
  categories: Object.fromEntries(on),
  facets: byFacet((facet) =>
    Object.fromEntries(found[facet].map(({ name, count }) => [name.toLowerCase(), count])),
  ),
})

type Kind = 'categories' | FacetName | 'price' | 'offers' | 'inStock' | 'rating'

function passes({ row: it, ...one }: ListedProduct, query: FilterQuery, without?: Kind) {
  const { filters: chosen, priceList } = query
  const price = one.prices[priceList]
  const isUnder = (path: string) => `${it.category_path}/`.startsWith(`${path}/`)
  const stars = it.rating_count === 0 ? 0 : it.rating_sum / it.rating_count
  return (
    (query.categoryPaths.length === 0 || query.categoryPaths.some(isUnder)) &&
    (without === 'categories' ||
      chosen.categories.length === 0 ||
      chosen.categories.some(isUnder)) &&
    facetNames.every(
      (facet) =>
        without === facet ||
        chosen.facets[facet].length === 0 ||
        chosen.facets[facet].some(
          (text) => text.toLowerCase() === it[facets[facet].column].toLowerCase(),
        ),
    ) &&
    (without === 'price' || (price >= (chosen.least ?? 0) && price <= (chosen.most ?? Infinity))) &&
    (without === 'offers' || !chosen.offers || one.savings[priceList] > 0) &&
    (without === 'inStock' || !chosen.inStock || it.stock !== 0) &&
    (without === 'rating' || chosen.rating === null || stars >= chosen.rating)
  )
}

function countsOf(all: readonly ListedProduct[], query: FilterQuery) {
  const cards = (some: readonly ListedProduct[]) =>
    query.families
      ? new Set(some.map(({ row: { family_key: key, id } }) => key ?? id)).size
      : some.length
  /** How many there are when this is chosen in place of what is chosen of its kind. */
  const choosing = (kind: Kind, choice: Partial<Filters>) =>
    cards(
      all.filter((one) =>
        passes(one, { ...query, filters: { ...query.filters, ...cleared[kind], ...choice } }),
      ),
    )
  const prices = all
    .filter((one) => passes(one, query, 'price'))
    .map((one) => one.prices[query.priceList])
  const counted = <T>(values: readonly T[], kind: Kind, choice: (value: T) => Partial<Filters>) =>
    Object.fromEntries(
      values
        .map((value) => [String(value), choosing(kind, choice(value))] as const)
        .filter(([, count]) => count > 0),
    )
  return {
    total: cards(all.filter((one) => passes(one, query))),
    categories: counted(categoryPaths, 'categories', (path) => ({ categories: [path] })),
    facets: byFacet((facet) =>
      counted(known[facet], facet, (text) => ({
        facets: { ...query.filters.facets, [facet]: [text] },
      })),
    ),
    lowest: prices.length === 0 ? null : Math.min(...prices),
    highest: prices.length === 0 ? null : Math.max(...prices),
    bands: priceBands.map(({ least, most }) =>
      choosing('price', {
        least: least === null ? null : paisa(least),
        most: most === null ? null : paisa(most),
      }),
    ),
    offers: choosing('offers', { offers: true }),
    inStock: choosing('inStock', { inStock: true }),
    ratings: ratingSteps.map((rating) => choosing('rating', { rating })),
  }
}

const known = { brand: ['tapal', 'lipton', 'k&n’s'], country: ['kenya', 'pakistan'] }

const cleared: Partial<Record<Kind, Partial<Filters>>> = {
  categories: { categories: [] },
  price: { least: null, most: null },
  offers: { offers: false },
  inStock: { inStock: false },
  rating: { rating: null },
}

function pageOf(
  all: readonly ListedProduct[],
  query: FilterQuery,
  sort: (typeof productSorts)[number],
) {
  const found = all.filter((one) => passes(one, query))
  const first = Map.groupBy(found, ({ row: { family_key: key, id } }) => key ?? id)
  const leads = (some: readonly ListedProduct[]) =>
    [leaderIn(sort, query.priceList)(some)].filter((one) => one !== undefined)
  const cards = query.families ? [...first.values()].flatMap(leads) : found
  return cards.toSorted(orderOf(sort, query.priceList))
}

test('more than are sorted by themselves are found in the order of the whole list', async () => {
  const lists = makeProductLists()
  const rows = Array.from({ length: 5000 }, (_, number) =>
    listedRow({
      id: `p${number}`,
      number,
      list_price: 1000 + ((number * 7919) % 500),
      stock: number % 3,
      family_key: number % 2 === 0 ? `a/b/c | ${number >> 2}` : null,
    }),
  )
  for (const one of rows) lists.put(one)
  await lists.settle(async () => {})
  const query: FilterQuery = {
    categoryPaths: [],
    families: true,
    priceList: 'retail',
    filters: { ...noFilters, inStock: true },
  }
  const expected = pageOf(
    rows.map((one) => listedAt(one, 0)),
    query,
    'price-up',
  ).map(({ row: { id } }) => id)
  const { sorted, counts } = lists.filter(query, 0)
  expect(counts.total).toBe(expected.length)
  expect(expected.length).toBeGreaterThan(2000)
  expect(sorted('price-up', 990, 50).map(({ row: { id } }) => id)).toEqual(
    expected.slice(990, 1040),
  )
})
