import type { CallSchema } from '#wire/call-schema.ts'
import { calls, type RouteName } from '#wire/calls.ts'
import type { CacheTag } from './cache-tags.ts'
import type { Freshness } from './freshness.ts'

/** Collects the tags of an answer while it is made. */
export type Reads = {
  /** Records a call whose answer is used. `countsStock`: the answer contains the exact stock of products. */
  add: (name: RouteName, answer: unknown, countsStock: boolean) => void
  all: ReadonlySet<CacheTag>
}

/** Reads of an answer that was begun at a version. */
export function openReads(freshness: Freshness, begunAt: number): Reads {
  const all = new Set<CacheTag>()
  return {
    all,
    add(name, answer, countsStock) {
      const { reads }: CallSchema = calls[name]
      const tags: readonly CacheTag[] = reads ?? ['anything']
      for (const tag of tags) all.add(tag)
      if (!tags.includes('catalogue')) return
      for (const { id, stock } of productsIn(answer)) {
        all.add(countsStock ? `stock ${id}` : `displayed ${id}`)
        freshness.display({ id, stock }, begunAt)
      }
    },
  }
}

/** Every product in an answer, at any depth: a product holds its other sizes. */
function* productsIn(answer: unknown): Generator<{ id: string; stock: number | null }> {
  if (typeof answer !== 'object' || answer === null) return
  if ('_id' in answer && 'stock' in answer && typeof answer._id === 'string')
    yield { id: answer._id, stock: typeof answer.stock === 'number' ? answer.stock : null }
  for (const part of Object.values(answer)) yield* productsIn(part)
}
