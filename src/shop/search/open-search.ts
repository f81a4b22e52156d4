import type { Db } from '#db/database.ts'
import { type EngineFollower, type EngineUse, followEngine } from './follow-engine.ts'
import { type LocalSearchIndex, makeSearchIndex, type SearchIndex } from './search-index.ts'
import { withEngine } from './with-engine.ts'

type Search = { search: SearchIndex; local: LocalSearchIndex; follower: EngineFollower | null }

/** An empty index of this process, and what searches: the same, or an engine outside. */
export function openSearch(db: Db, use: EngineUse | null): Search {
  const local = makeSearchIndex()
  if (use === null) return { search: local, local, follower: null }
  const follower = followEngine({ ...use, db, local })
  return { search: withEngine(local, use.engine, follower), local, follower }
}
