import type { Db } from '#db/database.ts'
import type { Draft } from '../../catalogue/saved/sections.ts'
import { yieldToRequests } from './time-slices.ts'
import { type SavedState, type Saving, writeSaved } from './saved-catalogue.ts'

/** Snapshot; see `SearchIndex.freeze`. */
type Frozen = {
  state: SavedState
  drafts: readonly Draft[]
  isWhole: () => boolean
  thaw: () => void
}

const checkEvery = 20_000 // milliseconds
const firstAfter = 5000 // milliseconds
/** Changes that are worth a new file at once; fewer wait an hour. */
const manyChanges = 500
const maxAge = 60 * 60_000 // milliseconds
/** In ms without changes: during an import the file would be stale at once. */
const calmFor = 10_000

/**
 * Saves some seconds after loading, then after many changes or an hour. A failed write only slows the next
 * start, so it isn't reported.
 */
export function makeCatalogueSaver(db: Db, saving: Saving | null, freeze: () => Promise<Frozen>) {
  let changes = Infinity
  let savedAt = -Infinity
  let changedAt = -Infinity
  let isEnding = false
  let timers: NodeJS.Timeout[] = []
  let running: Promise<void> | null = null

  const save = async () => {
    if (saving === null) return
    const { state, drafts, isWhole, thaw } = await freeze()
    const before = changes
    changes = 0
    const ending = isEnding
    const goOn = async () => {
      if (!ending) await yieldToRequests()
      return isWhole() && (ending || !isEnding)
    }
    try {
      const isDone = await writeSaved(db, saving, state, drafts, goOn)
      if (isDone) savedAt = performance.now()
      else changes += before
    } catch {
      changes += before
    } finally {
      thaw()
    }
  }
  const isDue = () => {
    const now = performance.now()
    if (!isEnding && now - changedAt < calmFor) return false
    return changes >= manyChanges || (changes > 0 && now - savedAt > maxAge)
  }
  const saveIfDue = async () => {
    await running
    if (isDue()) await (running = save())
  }

  return {
    /** All products are loaded. `isSaved`: from the file. */
    begin(isSaved: boolean) {
      if (saving === null || isEnding) return
      if (isSaved) [changes, savedAt] = [0, performance.now()]
      timers = [
        setTimeout(() => void saveIfDue(), firstAfter).unref(),
        setInterval(() => void saveIfDue(), checkEvery).unref(),
      ]
    },
    recordChanges(count: number) {
      changes += count
      if (count > 0) changedAt = performance.now()
    },
    /** Saves a last time if due. */
    async end() {
      const hasBegun = timers.length > 0
      isEnding = true
      for (const timer of timers) clearTimeout(timer)
      if (hasBegun) await saveIfDue()
    },
  }
}
