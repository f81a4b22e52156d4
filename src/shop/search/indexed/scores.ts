import { fieldBits, fieldMask, fieldWeights, inHead, inItem } from './fields.ts'
import type { Need } from '../words/needs.ts'
import { countOf, listOf } from './postings.ts'
import type { Store } from './store.ts'

/** Per slot; allocated once and reused by all queries. */
export type Scores = {
  /** Weighted sum of matches. */
  score: Float32Array
  /** Sum of weights of the matched words. */
  covered: Float32Array
  /** 1: matched in name, brand or category. */
  named: Uint8Array
  /** How the whole text matches (`standings`); 0: it doesn't. */
  standing: Uint8Array
  /** Best match of the current word. */
  best: Float32Array
  /** Matched slots, `count` of them. */
  hits: Int32Array
  count: number
  /** Slots matched by the current word. */
  met: Int32Array
}

export const makeScores = (size: number): Scores => ({
  score: new Float32Array(size),
  covered: new Float32Array(size),
  named: new Uint8Array(size),
  standing: new Uint8Array(size),
  best: new Float32Array(size),
  hits: new Int32Array(size),
  count: 0,
  met: new Int32Array(size),
})

/** A lower match is a mention in a description or a department's name. */
const minNamedMatch = 0.29

/** Work limits per query: all postings, and those of short prefixes. */
const maxPostings = 400_000
const maxPrefixPostings = 100_000

/**
 * Heaviest words first; very common ones are skipped if they would take long. Returns the weight of the
 * words used.
 */
export function addNeeds(store: Store, scores: Scores, needs: readonly Need[]): number {
  let left = needs.length === 1 ? Infinity : maxPostings
  let all = 0
  for (const need of needs.toSorted((a, b) => b.weight - a.weight)) {
    if (left <= 0) break
    left -= addNeed(store, scores, need, need.letter === 0 ? left : maxPrefixPostings)
    all += need.weight
  }
  return all
}

/** Looks at `limit` postings at most; returns how many. */
function addNeed(store: Store, scores: Scores, need: Need, limit: number): number {
  const { score, covered, named, best, hits, met } = scores
  const { weight } = need
  const done = meet(store, scores, need, limit)
  for (let at = 0; at < done.met; at += 1) {
    const slot = met[at] ?? 0
    const value = best[slot] ?? 0
    best[slot] = 0
    if (covered[slot] === 0) hits[scores.count++] = slot
    score[slot] = (score[slot] ?? 0) + weight * value
    covered[slot] = (covered[slot] ?? 0) + weight
    if (value > minNamedMatch) named[slot] = 1
  }
  return done.postings
}

/** Best match per slot, into `best`. */
function meet(
  { postings, groups, documents }: Store,
  { best, met }: Scores,
  need: Need,
  limit: number,
) {
  // prettier-ignore
  let count = 0
  let checked = 0
  for (const { of, number, quality, heads } of need.matches) {
    const from = of === 'group' ? groups : postings
    const list = listOf(from, number)
    const length = countOf(from, number)
    if (checked + length > limit) break
    checked += length
    for (let at = 0; at < length; at += 1) {
      const posting = list[at] ?? 0
      // Lemon soap is no salad.
      if (heads === true && (posting & (inHead | inItem)) === 0) continue
      const slot = posting >>> fieldBits
      const value = quality * (fieldWeights[posting & fieldMask] ?? 0)
      const before = best[slot] ?? 0
      if (before === 0) met[count++] = slot
      if (value > before) best[slot] = value
    }
  }
  if (need.letter === 0) return { met: count, postings: checked }
  const { letters } = documents.columns
  for (let slot = 0; slot < documents.texts.length; slot += 1)
    if ((letters[slot] ?? 0) & need.letter && best[slot] === 0) {
      best[slot] = 0.01
      met[count++] = slot
    }
  return { met: count, postings: checked }
}

/** A match without words counts as all words matched. */
export function addHit(scores: Scores, slot: number, all: number, standing = 0) {
  if (scores.covered[slot] === 0) scores.hits[scores.count++] = slot
  scores.covered[slot] = all
  scores.named[slot] = 1
  scores.standing[slot] = Math.max(scores.standing[slot] ?? 0, standing)
}

export function clear(scores: Scores) {
  for (let at = 0; at < scores.count; at += 1) {
    const slot = scores.hits[at] ?? 0
    scores.score[slot] = 0
    scores.covered[slot] = 0
    scores.named[slot] = 0
    scores.standing[slot] = 0
  }
  scores.count = 0
}
