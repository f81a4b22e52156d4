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

/** Parallel arrays of length `count`. */
export type Ranked = { slots: Int32Array; scores: Float32Array; count: number }

export const nothing: Ranked = { slots: new Int32Array(), scores: new Float32Array(), count: 0 }

type Cut = Pick<PageOptions, 'families' | 'offset' | 'limit'>

/** Optionally one product per family. */
export function cutPage(store: Store, ranked: Ranked, { families, offset, limit }: Cut): Page {
  const cards = families === true ? onePerFamily(store, ranked) : ranked
  return pageOf(store, cards, offset ?? 0, limit ?? Infinity)
}

/** Keeps the best of each family. */
function onePerFamily({ documents }: Store, ranked: Ranked): Ranked {
  const { slots, scores, count } = ranked
  const { family } = documents.columns
  const best = new Int32Array(documents.families.texts.length).fill(-1)
  for (let at = 0; at < count; at += 1) {
    const own = family[slots[at] ?? 0] ?? -1
    const other = own === -1 ? -1 : (best[own] ?? -1)
    if (own !== -1 && (other === -1 || (scores[at] ?? 0) > (scores[other] ?? 0))) best[own] = at
  }
  let passing = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0
    const own = family[slot] ?? -1
    if (own !== -1 && best[own] !== at) continue
    slots[passing] = slot
    scores[passing] = scores[at] ?? 0
    passing += 1
  }
  return { slots, scores, count: passing }
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
