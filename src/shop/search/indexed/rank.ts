import { boughtBefore, type PageOptions, type Ranked, step } from '../page.ts'
import { addHit, type Scores } from './scores.ts'
import { slotOf } from './slots.ts'
import type { Query } from '../query.ts'
import { namesPet, petCategories } from '../words/pets.ts'
import type { Store } from './store.ts'

// docs/search.md explains each of these.
const wholeQuery = 0.15
const sized = 0.35
const standingWorth = [0, 0.02, 0.06, 0.14, 0.2]
const byOrder = 0.35

/** Minimum share of the best product's matched weight. */
const minCovered = 0.7

/** Minimum share of the best product's match, if several words were typed. */
const minMatching = 0.45
/** Food for pets follows food for people. */
const petsLast = 1

/** Tolerance of float sums. */
const slack = 1e-3

type RankInput = {
  all: number
  size: number
  /** Slots of products without each excluded goods. */
  only: readonly ReadonlySet<number>[]
  query: Query
  options: PageOptions
}

/** Final scores, limited to the requested categories. */
export function rank(
  store: Store,
  scores: Scores,
  { all, size, only, query, options }: RankInput,
): Ranked {
  const { columns } = store.documents
  const allowedCategories = categoriesUnder(store, options.paths)
  const lastCategories = namesPet(query.words) ? null : petCategories(store.documents.categories)
  const bought = slotsOf(store, options.first)
  const max = maxima(store, scores, all, allowedCategories)
  const minWeight = minCovered * max.covered
  const minScore = query.tokens.length > 1 ? minMatching * max.score : 0
  const slots = new Int32Array(scores.count)
  const final = new Float32Array(scores.count)
  let count = 0
  for (let at = 0; at < scores.count; at += 1) {
    const slot = scores.hits[at] ?? 0
    const covered = scores.covered[slot] ?? 0
    const order = columns.order[slot] ?? -1
    if (covered < minWeight || order < 0) continue
    const score = scores.score[slot] ?? 0
    // What contains the text as typed is always found.
    const isLiteral = scores.standing[slot] !== 0
    if (!isLiteral && (score < minScore || only.some((slots) => !slots.has(slot)))) continue
    if (allowedCategories !== null && allowedCategories[columns.category[slot] ?? 0] === 0) continue
    const isWhole = covered > all - slack
    if (!isWhole && scores.named[slot] === 0) continue
    let matching = score / all
    if (isWhole) matching += wholeQuery + (standingWorth[scores.standing[slot] ?? 0] ?? 0)
    if (size !== -1 && columns.size[slot] === size) matching += sized
    if (matching < (options.minScore ?? 0)) continue
    if (lastCategories?.[columns.category[slot] ?? 0] === 1) matching -= petsLast
    let among = byOrder * order
    if (bought !== null && bought.has(slot)) among += boughtBefore
    slots[count] = slot
    final[count] = (Math.round(matching / step) + among) * step
    count += 1
  }
  return { slots, scores: final, count }
}

/** Over the products that may be displayed. */
function maxima(
  { documents }: Store,
  scores: Scores,
  all: number,
  allowedCategories: Uint8Array | null,
) {
  const { order, category } = documents.columns
  const max = { covered: 0, score: 0 }
  for (let at = 0; at < scores.count; at += 1) {
    const slot = scores.hits[at] ?? 0
    const covered = scores.covered[slot] ?? 0
    if ((order[slot] ?? -1) < 0) continue
    if (covered <= all - slack && scores.named[slot] === 0) continue
    if (allowedCategories !== null && allowedCategories[category[slot] ?? 0] === 0) continue
    max.covered = Math.max(max.covered, covered)
    max.score = Math.max(max.score, scores.score[slot] ?? 0)
  }
  return max
}

/** Numbers of the categories at or below the paths; null: no filter. */
function categoriesUnder({ documents }: Store, paths: PageOptions['paths']): Uint8Array | null {
  if (paths === undefined) return null
  const isUnder = (path: string) =>
    paths.some((above) => path === above || path.startsWith(`${above}/`))
  return Uint8Array.from(documents.categories.texts, (path) => (isUnder(path) ? 1 : 0))
}

const slotsOf = ({ documents }: Store, ids: ReadonlySet<string> | undefined): Set<number> | null =>
  ids === undefined || ids.size === 0
    ? null
    : new Set([...ids].flatMap((id) => slotOf(documents.slots, id) ?? []))

export function addSized({ documents }: Store, scores: Scores, size: number) {
  for (let slot = 0; slot < documents.texts.length; slot += 1)
    if (documents.columns.size[slot] === size) addHit(scores, slot, 1)
}
