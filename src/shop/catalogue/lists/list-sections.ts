import {
  type Draft,
  partsOf,
  readNumbers,
  readTexts,
  type Sections,
  textDrafts,
} from '../saved/sections.ts'
import { byFacetColumn } from './facets.ts'
import type { ListedProduct, ListedRow } from './listed-product.ts'

/** How a column of rows is written; `shared`: many rows have the same text, or none. */
const kinds: Record<keyof ListedRow, 'number' | 'text' | 'shared'> = {
  id: 'text',
  number: 'number',
  name: 'text',
  main_path: 'shared',
  sub_path: 'shared',
  category_path: 'shared',
  family_key: 'shared',
  pack_amount: 'number',
  pack_unit: 'shared',
  popularity: 'number',
  created_at: 'number',
  stock: 'number',
  list_price: 'number',
  offer_price: 'number',
  offer_from: 'number',
  offer_until: 'number',
  wholesale_list_price: 'number',
  wholesale_offer_price: 'number',
  multi_quantity: 'number',
  multi_price: 'number',
  multi_from: 'number',
  multi_until: 'number',
  rating_sum: 'number',
  rating_count: 'number',
  ...byFacetColumn(() => 'shared'),
}

const columns = Object.entries(kinds) as [keyof ListedRow, (typeof kinds)[keyof ListedRow]][]

const pause = new Uint8Array(0)

/** Fills `products` with those of all that have these ids, in their order. */
export function* putInOrder(
  all: readonly ListedProduct[],
  ids: readonly string[],
  products: ListedProduct[],
): Generator<Uint8Array> {
  const byId = new Map<string, ListedProduct>()
  for (const part of partsOf(all)) {
    for (const one of part) byId.set(one.row.id, one)
    yield pause
  }
  for (const part of partsOf(ids)) {
    for (const id of part) products.push(byId.get(id) ?? missing())
    yield pause
  }
}

/** The rows of products, which may not be there yet. */
export const rowDrafts = (products: readonly ListedProduct[]): Draft[] =>
  columns.flatMap(([name, kind]) => {
    const section = `row ${name}`
    if (kind === 'number') return numberColumn(section, products, name)
    return kind === 'text'
      ? textDrafts(section, () => products.map(({ row }) => String(row[name])))
      : sharedColumn(section, products, name)
  })

type Column = keyof ListedRow

const numberColumn = (section: string, products: readonly ListedProduct[], name: Column) => ({
  name: section,
  *parts() {
    for (const part of partsOf(products))
      yield Float64Array.from(part, ({ row }) => (row[name] === null ? NaN : Number(row[name])))
  },
})

function sharedColumn(section: string, products: readonly ListedProduct[], name: Column): Draft[] {
  const numbers = new Map<string, number>()
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  return [
    {
      name: `${section} number`,
      *parts() {
        for (const part of partsOf(products))
          yield Int32Array.from(part, ({ row }) => (row[name] === null ? -1 : numberOf(String(row[name])))) // prettier-ignore
      },
    },
    ...textDrafts(section, () => [...numbers.keys()]),
  ]
}

/** Each in place of the one before: to be copied at once. */
export function* readRows(sections: Sections): Generator<ListedRow> {
  const { length } = readNumbers(sections, 'row number', Float64Array)
  const readers = columns.map(
    ([name, kind]) => [name, columnReader(sections, `row ${name}`, kind)] as const,
  )
  const row: Record<string, unknown> = {}
  for (let at = 0; at < length; at += 1) {
    for (const [name, read] of readers) row[name] = read(at)
    yield row as ListedRow
  }
}

function columnReader(
  sections: Sections,
  section: string,
  kind: (typeof kinds)[keyof ListedRow],
): (at: number) => unknown {
  if (kind === 'number') {
    const numbers = readNumbers(sections, section, Float64Array)
    return (at) => (Number.isNaN(numbers[at]) ? null : numbers[at])
  }
  const texts = readTexts(sections, section)
  if (kind === 'text') return (at) => texts[at]
  const numbers = readNumbers(sections, `${section} number`, Int32Array)
  return (at) => texts[numbers[at] ?? -1] ?? null
}

/** Lists of the same products, as their places in `products`. */
export function orderDrafts(
  products: readonly ListedProduct[],
  lists: readonly (readonly [name: string, list: readonly ListedProduct[]])[],
): Draft[] {
  const places = new Map<ListedProduct, number>()
  const numbering: Draft = {
    name: 'numbering',
    *parts() {
      for (const part of partsOf(products)) {
        for (const one of part) places.set(one, places.size)
        yield pause
      }
    },
  }
  const inOrder = lists.map(([name, list]): Draft => ({
    name: `order ${name}`,
    *parts() {
      for (const part of partsOf(list))
        yield Uint32Array.from(part, (one) => places.get(one) ?? missing())
    },
  }))
  return [numbering, ...inOrder]
}

const missing = () => {
  throw new RangeError('a list has a product that is not among all')
}

export const readOrder = (
  sections: Sections,
  name: string,
  products: readonly ListedProduct[],
): ListedProduct[] =>
  Array.from(
    readNumbers(sections, `order ${name}`, Uint32Array),
    (place) => products[place] ?? missing(),
  )
