import type { EngineHit, SearchEngine } from './engine.ts'
import type { EngineFollower } from './follow-engine.ts'
import type { PageOptions } from './page.ts'
import { type Query, readQuery } from './query.ts'
import type { LocalSearchIndex, SearchIndex } from './search-index.ts'

/** So many products are found at most: the best ones. */
export const mostFound = 1000

/** Products whose scores are in one step match equally well, as in `rank.ts`. */
const step = 0.025

/**
 * The index of this process, whose searches an engine answers. What the engine found is filtered, counted and cut into pages
 * here; while it cannot be asked, or has nothing to go by (a text without words), the index here finds too.
 */
export function withEngine(
  local: LocalSearchIndex,
  engine: Pick<SearchEngine, 'search'>,
  follower: EngineFollower,
): SearchIndex {
  /** null: it cannot be asked */
  const ask = (text: string, options: PageOptions): Promise<string[] | null> | null => {
    if (!follower.isReady() || options.least !== undefined) return null
    const query = readQuery(text)
    if (query.words.length === 0) return null
    const { paths, exact = false, first } = options
    const asked = { words: wordsOf(query), paths, exact, limit: mostFound }
    return engine.search(asked).then(
      (hits) => firstOf(hits, first),
      (error: unknown) => {
        follower.noteFailure(error)
        return null
      },
    )
  }

  return {
    ...local,
    put(entry) {
      local.put(entry)
      follower.note(entry.id)
    },
    remove(id) {
      local.remove(id)
      follower.note(id)
    },
    useSynonyms(synonyms) {
      follower.noteSynonyms(synonyms)
      return local.useSynonyms(synonyms)
    },
    find(text, options = {}) {
      const asked = ask(text, options)
      if (asked === null) return local.find(text, options)
      return asked.then((ids) =>
        ids === null ? local.find(text, options) : local.pageOf(ids, options),
      )
    },
    hits(text, options, read) {
      const asked = ask(text, options)
      if (asked === null) return local.hits(text, options, read)
      return asked.then((ids) =>
        ids === null ? local.hits(text, options, read) : read(local.hitsOf(ids)),
      )
    },
  }
}

/** The size is last: where nothing has all words, an engine gives up the last first. */
const wordsOf = ({ words, size }: Query) => [...words, ...(size?.split(' ') ?? [])]

/** Of those that match equally well these come first. */
function firstOf(hits: readonly EngineHit[], first: PageOptions['first']): string[] {
  if (first === undefined || first.size === 0) return hits.map(({ id }) => id)
  const stepOf = ({ score }: EngineHit) => Math.round(score / step)
  const isFirst = ({ id }: EngineHit) => Number(first.has(id))
  return hits
    .toSorted((a, b) => stepOf(b) - stepOf(a) || isFirst(b) - isFirst(a))
    .map(({ id }) => id)
}
