import type { SearchEntry } from './search-entry.ts'

/** What is asked of an engine: words as `readQuery` leaves them, folded. */
export type EngineQuery = {
  words: readonly string[]
  /** Only what stands on these shelves and under them; undefined: everywhere. */
  paths?: readonly string[] | undefined
  /** No slips are forgiven, and no beginnings of words. */
  exact: boolean
  limit: number
}

/** `score`: from 0 to 1, how well it matches. */
export type EngineHit = { id: string; score: number }

/** A product as an engine has it: folded texts, one a field. */
export type EngineDocument = Record<
  'name' | 'nameUr' | 'brand' | 'item' | 'sub' | 'main' | 'size' | 'description',
  string
> & {
  id: string
  /** of its row */
  version: number
  /** its shelf and all that are above it */
  paths: string[]
} & Required<Pick<SearchEntry, 'rank'>>

export type EngineSettings = {
  /** By each spelling the others that mean the same. */
  synonyms: Record<string, string[]>
}

/**
 * A search engine in a process of its own. Every call rejects with an `EngineError` when it is not done. What is written
 * is a task, found by searches when it is `finished`; tasks are done in their order.
 */
export type SearchEngine = {
  search: (query: EngineQuery) => Promise<EngineHit[]>
  /** Makes the index where there is none, and brings its settings up to these. */
  setUp: (settings: EngineSettings) => Promise<EngineTask>
  /** Which products it has, in parts. */
  versions: () => AsyncIterable<{ id: string; version: number }[]>
  put: (documents: readonly EngineDocument[]) => Promise<EngineTask>
  remove: (ids: readonly string[]) => Promise<EngineTask>
  finished: (task: EngineTask) => Promise<void>
  /** Ends what is under way. */
  close: () => void
}

export type EngineTask = number

/** Why an engine has not done something. `code` is for a log: it says nothing of what was sent. */
export class EngineError extends Error {
  readonly code: string
  /** It answers, but has not the index that it should have, or refuses to use it. */
  readonly isRefusal: boolean

  constructor(code: string, isRefusal = false) {
    super(`The search engine cannot be used: ${code}`)
    this.code = code
    this.isRefusal = isRefusal
  }
}
