import { householdSize } from '../catalogue/household-size.ts'
import type { Store } from './indexed/store.ts'

export type PageOptions = {
  /** Only these categories and those below. */
  paths?: readonly string[] | undefined
  /** Ids that win among equal matches. */
  first?: ReadonlySet<string> | undefined
  /** No typo correction. */
  exact?: boolean | undefined
  /** Minimum score: 1 is every word in the head of the name. */
  minScore?: number | undefined
  offset?: number | undefined
  limit?: number | undefined
  /** One per family, the best match. */
  families?: boolean | undefined
}

export type Page = { ids: string[]; total: number }

/** Scores closer than this count as equal. */
export const step = 0.025
/** Share of a step by which what was bought before precedes its equals. */
export const boughtBefore = 0.6

/** Parallel arrays of length `count`. */
export type Ranked = { slots: Int32Array; scores: Float32Array; count: number }

export const nothing: Ranked = { slots: new Int32Array(), scores: new Float32Array(), count: 0 }

type Cut = Pick<PageOptions, 'families' | 'offset' | 'limit'>

/** Optionally one product per family. */
export function cutPage(store: Store, ranked: Ranked, { families, offset, limit }: Cut): Page {
  const cards = families === true ? onePerFamily(store, ranked) : ranked
  return pageOf(store, cards, offset ?? 0, limit ?? Infinity)
}

/** Keeps the best match of each family; of equal ones the household size. */
function onePerFamily(store: Store, ranked: Ranked): Ranked {
  const { slots, scores, count } = ranked
  const { family } = store.documents.columns
  const equals = new Map<number, number[]>()
  for (let at = 0; at < count; at += 1) {
    const own = family[slots[at] ?? 0] ?? -1
    if (own === -1) continue
    const others = equals.get(own)
    const difference =
      others === undefined ? 1 : levelAt(ranked, at) - levelAt(ranked, others[0] ?? 0)
    if (difference > 0) equals.set(own, [at])
    else if (difference === 0) others?.push(at)
  }
  const best = new Map<number, number>()
  const sizes = sizeAt(store, slots)
  for (const [own, places] of equals) best.set(own, householdSize(places, sizes) ?? 0)
  let passing = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0
    const own = family[slot] ?? -1
    if (own !== -1 && best.get(own) !== at) continue
    slots[passing] = slot
    scores[passing] = scores[at] ?? 0
    passing += 1
  }
  return { slots, scores, count: passing }
}

/** How well it matches, and whether it was bought before; order among equals doesn't count. */
function levelAt({ scores }: Ranked, at: number): number {
  const steps = (scores[at] ?? 0) / step
  const level = Math.floor(steps + 1e-3)
  return level + (steps - level >= boughtBefore - 1e-3 ? 0.5 : 0)
}

const sizeAt = ({ documents }: Store, slots: Int32Array) => {
  const { demand, size } = documents.columns
  return {
    demandOf: (at: number) => demand[slots[at] ?? 0] ?? 0,
    amountOf: (at: number) =>
      Number.parseFloat(documents.sizes.texts[size[slots[at] ?? 0] ?? -1] ?? '0'),
  }
}

const steps = 1 << 14

/** Best first. Counting sort over score steps; only the page's steps are sorted. */
function pageOf({ documents }: Store, ranked: Ranked, offset: number, limit: number): Page {
  const { slots, count } = ranked
  const stepAt = stepsOf(ranked)
  const counts = new Uint32Array(steps + 1)
  for (let at = 0; at < count; at += 1) {
    const step = stepAt[at] ?? 0
    counts[step] = (counts[step] ?? 0) + 1
  }
  let [high, above] = [0, 0]
  while (high < steps && above + (counts[high] ?? 0) <= offset) above += counts[high++] ?? 0
  let [low, below] = [high, above]
  while (low <= steps && below < offset + limit) below += counts[low++] ?? 0
  const starts = counts.slice(high, low)
  for (let step = starts.length - 1, end = below - above; step >= 0; step -= 1)
    starts[step] = end -= starts[step] ?? 0
  const sorted = new Int32Array(below - above)
  for (let at = 0; at < count; at += 1) {
    const step = stepAt[at] ?? 0
    if (step < high || step >= low) continue
    sorted[starts[step - high] ?? 0] = slots[at] ?? 0
    starts[step - high] = (starts[step - high] ?? 0) + 1
  }
  const chosen = [...sorted.subarray(offset - above, offset - above + limit)]
  return { ids: chosen.flatMap((slot) => documents.entries[slot]?.id ?? []), total: count }
}

/** 0 is the best. */
function stepsOf(ranked: Ranked): Uint16Array {
  const [min, max] = boundsOf(ranked)
  const scale = steps / (max - min + 1e-6)
  const { scores, count } = ranked
  const stepAt = new Uint16Array(count)
  for (let at = 0; at < count; at += 1) stepAt[at] = (max - (scores[at] ?? 0)) * scale
  return stepAt
}

function boundsOf({ scores, count }: Ranked): [number, number] {
  let [min, max] = [Infinity, -Infinity]
  for (let at = 0; at < count; at += 1) {
    const score = scores[at] ?? 0
    if (score < min) min = score
    if (score > max) max = score
  }
  return count === 0 ? [0, 0] : [min, max]
}
