import { products } from '../../demo/products.ts'
import { namesInUrdu } from '../../demo/urdu/names.ts'
import { readPack } from '#shop/catalogue/sizes/pack.ts'
import type { SearchEntry } from '#shop/search/indexed/search-entry.ts'
import { makeSearchIndex, type SearchIndex } from '#shop/search/indexed/search-index.ts'
import { hardQueries } from './hard-queries.ts'
import { mealQueries } from './meal-queries.ts'
import { misspeltQueries } from './misspelt-queries.ts'
import { moreProducts } from './more-products.ts'
import { plainQueries } from './plain-queries.ts'
import { romanQueries } from './roman-queries.ts'
import { urduQueries } from './urdu-queries.ts'

/** A query, and parts of the names of expected products. */
export type Labelled = { typed: string; right: string[] }

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const all: Labelled[] = [plainQueries, romanQueries, urduQueries, misspeltQueries]
  .flatMap(lines)
  .map((line) => {
    const [typed = '', right = ''] = line.split(' = ')
    return { typed, right: right.split(' / ').map((part) => part.trim().toLowerCase()) }
  })

/** Every other query is there to tune the search with; the others only measure. */
export const tuned: Labelled[] = all.filter((_, place) => place % 2 === 0)
export const heldBack: Labelled[] = all.filter((_, place) => place % 2 === 1)

const plain = { family: null, description: '' }

const entries: SearchEntry[] = [
  ...products.map(({ sku, name, brand, pack, description, category: [main, sub, item] }, place) => ({
    id: sku, number: place + 1, name, nameUr: namesInUrdu[name] ?? '', brand, description, main, sub, item, path: `${main}/${sub}/${item}`, pack: readPack(pack), family: `${name} ${brand}`,
  })), // prettier-ignore
  ...lines(moreProducts).map((line, place) => {
    const [name = '', brand = '', item = ''] = line.split(' | ')
    const more = { main: 'More', sub: 'More', item, path: `more/more/${item}` }
    return { ...plain, ...more, id: name, number: 1000 + place, name, brand, pack: readPack('') }
  }),
]
const names = new Map(entries.map(({ id, name }) => [id, name.toLowerCase()]))
const packs = new Map<string, string>(products.map(({ sku, pack }) => [sku, pack]))

const parts = (text: string) => text.split(' / ').map((part) => part.trim().toLowerCase())

/** Each hard query with what its answer should begin with, and contain nowhere. */
export const hard = lines(hardQueries).map((line) => {
  const [typed = '', answer = ''] = line.split(' = ')
  const [right = '', wrong] = answer.split(' ! ')
  const [, name = '', pack] = /^(.*?)(?: \[(.*)\])?$/.exec(right) ?? []
  return { typed, name: name.toLowerCase(), pack, wrong: wrong === undefined ? [] : parts(wrong) }
})

/** Each meal with what is all among its first ten, and what isn't. */
export const meals = lines(mealQueries).map((line) => {
  const [typed = '', answer = ''] = line.split(' = ')
  const [right = '', wrong] = answer.split(' ! ')
  return { typed, right: parts(right), wrong: wrong === undefined ? [] : parts(wrong) }
})

/** Names and packs of the first ten, lower case. */
export const answersTo = (index: SearchIndex, typed: string) =>
  index
    .find(typed, { limit: 10, families: true })
    .ids.map((id) => ({ name: names.get(id) ?? '', pack: packs.get(id) }))

export function labelledIndex(): SearchIndex {
  const index = makeSearchIndex()
  for (const entry of entries) index.put(entry)
  return index
}

/** Rank of the first expected product from 0; -1: not among the first ten. */
export function placeOf(index: SearchIndex, { typed, right }: Labelled): number {
  const { ids } = index.find(typed, { limit: 10, families: true })
  return ids.findIndex((id) => right.some((part) => names.get(id)?.includes(part)))
}

export type Quality = { first: number; five: number; ten: number }

/** The shares of queries whose right product comes first, among five, among ten. */
export function qualityOf(index: SearchIndex, queries: readonly Labelled[]): Quality {
  const places = queries.map((query) => placeOf(index, query))
  const share = (count: number) =>
    places.filter((place) => place !== -1 && place < count).length / queries.length
  return { first: share(1), five: share(5), ten: share(10) }
}
