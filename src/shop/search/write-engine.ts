import type { Db } from '#db/database.ts'
import { rowsOf } from '../catalogue/catalogue.store.ts'
import type { EngineTask, SearchEngine } from './engine.ts'
import { synonymsOf, toDocument } from './engine-document.ts'
import { toEntry } from './entry-of-row.ts'
import { breather, inTurns } from './in-turns.ts'
import { groceryWords } from './lexicon/groceries.ts'
import { readLexicon } from './lexicon.ts'
import type { LocalSearchIndex } from './search-index.ts'

export type Written = {
  engine: SearchEngine
  db: Db
  local: Pick<LocalSearchIndex, 'get' | 'values'>
  /** Ids of the products that the engine has to be told of: those that were sent leave it. */
  changed: Set<string>
  signal: AbortSignal
}

const atOnce = 500 // products
/** So many tasks are under way before the first of them is waited for. */
const mostTasks = 10

/** What an engine is told. Each is done when searches find by it. */
export function writeEngine({ engine, db, local, changed, signal }: Written) {
  const sendSettings = async (synonyms: readonly (readonly string[])[]) => {
    const numbered = synonyms.map((words, group) => ({ group, words }))
    const lexicon = readLexicon(groceryWords, numbered)
    await engine.finished(await engine.setUp({ synonyms: synonymsOf(lexicon) }))
  }

  /** Notes what the engine has not, has in another version, or should not have. */
  const compare = async () => {
    const seen = new Set<string>()
    for await (const page of engine.versions())
      for (const { id, version } of page) {
        seen.add(id)
        if (local.get(id)?.version !== version) changed.add(id)
      }
    const unseen = Iterator.from(local.values()).map(({ id }) => {
      if (!seen.has(id)) changed.add(id)
    })
    await inTurns(unseen)
  }

  const sendSome = async (): Promise<EngineTask[]> => {
    const ids = [...changed.values().take(atOnce)]
    for (const id of ids) changed.delete(id)
    const rows = (await rowsOf(db, ids)).filter((row) => row.published_at !== null)
    const published = new Set(rows.map(({ id }) => id))
    const gone = ids.filter((id) => !published.has(id))
    const tasks: EngineTask[] = []
    if (rows.length > 0) tasks.push(await engine.put(rows.map((row) => toDocument(toEntry(row)))))
    if (gone.length > 0) tasks.push(await engine.remove(gone))
    return tasks
  }

  const sendAll = async () => {
    const tasks: EngineTask[] = []
    while (changed.size > 0 && !signal.aborted) {
      tasks.push(...(await sendSome()))
      for (const task of tasks.splice(0, tasks.length - mostTasks)) await engine.finished(task)
      await breather()
    }
    for (const task of tasks) await engine.finished(task)
  }

  return { sendSettings, compare, sendAll }
}
