import type { RouteName } from '#wire/routes.ts'
import type { Fact } from './event-facts.ts'
import type { Facts } from './facts.ts'

/** What an answer is made from, noted as it is read. */
export type Reads = {
  /** The answer of a call went into it. `saysHowMany`: also how many of a product there are, be it many. */
  add: (name: RouteName, answer: unknown, saysHowMany: boolean) => void
  all: ReadonlySet<Fact>
}

/** Of a call that is not here, every change counts. */
const factsOf: Partial<Record<RouteName, readonly Fact[]>> = {
  me: [],
  settings: [],
  shipping: [],
  banners: [],
  sales: [],
  news: [],
  newsItem: [],
  shopText: [],
  about: [],
  achievements: [],
  events: [],
  usualDelivery: ['zones'],
  delivery: ['zones'],
  categoryTree: ['goods'],
  categories: ['goods'],
  products: ['goods', 'gone'],
  facets: ['goods', 'gone'],
  featured: ['goods', 'gone'],
  offers: ['goods', 'gone'],
  search: ['goods', 'gone'],
  suggestions: ['goods', 'gone'],
  popularSearches: ['goods'],
  boughtTogether: ['goods', 'gone', 'delivered'],
  product: ['goods', 'gone', 'delivered'],
  reviews: ['reviews', 'people', 'delivered'],
  productReviews: ['reviews', 'people'],
}

export function openReads(facts: Facts, nth: number): Reads {
  const all = new Set<Fact>()
  return {
    all,
    add(name, answer, saysHowMany) {
      const read = factsOf[name] ?? ['anything']
      for (const fact of read) all.add(fact)
      if (!read.includes('goods')) return
      for (const { id, stock } of goodsIn(answer)) {
        all.add(saysHowMany ? `stock ${id}` : `shown ${id}`)
        facts.show({ id, stock }, nth)
      }
    },
  }
}

/** Every product that an answer has in it, at whatever depth: sizes stand in products. */
function* goodsIn(answer: unknown): Generator<{ id: string; stock: number | null }> {
  if (typeof answer !== 'object' || answer === null) return
  if ('_id' in answer && 'stock' in answer && typeof answer._id === 'string')
    yield { id: answer._id, stock: typeof answer.stock === 'number' ? answer.stock : null }
  for (const part of Object.values(answer)) yield* goodsIn(part)
}
