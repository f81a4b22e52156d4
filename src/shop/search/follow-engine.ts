import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#db/database.ts'
import { EngineError, type SearchEngine } from './engine.ts'
import type { LocalSearchIndex } from './search-index.ts'
import { writeEngine } from './write-engine.ts'

export type EngineUse = {
  engine: SearchEngine
  /** Is told what went wrong, in a code; it may be told often. */
  report: (code: string) => void
  /** Milliseconds before an engine that failed is asked again; for writing they are doubled each time. */
  rest?: number
}

type Given = EngineUse & { db: Db; local: Pick<LocalSearchIndex, 'get' | 'values'> }

/** What an engine has to be told of the products, and whether it may be asked. */
export type EngineFollower = {
  /** The product has come, changed or gone. */
  note: (id: string) => void
  noteSynonyms: (synonyms: readonly (readonly string[])[]) => void
  /** From now on the engine is brought up to the products that are there. */
  begin: () => void
  /** It has all products, and has not failed just now. */
  isReady: () => boolean
  /** A search has failed. */
  noteFailure: (error: unknown) => void
  close: () => Promise<void>
}

const usualRest = 10_000
const longestRest = 600_000

const codeOf = (error: unknown) => (error instanceof EngineError ? error.code : 'failed')

/**
 * Keeps an engine up to the products. Only ids are kept of what has changed: what is sent is read from the database then,
 * so the last to write has the newest. At the start and after each failure what the engine has is compared with what is here.
 */
export function followEngine(given: Given): EngineFollower {
  const { engine, report, rest = usualRest, db, local } = given
  const changed = new Set<string>()
  const closing = new AbortController()
  const { signal } = closing
  const writer = writeEngine({ engine, db, local, changed, signal })
  let synonyms: readonly (readonly string[])[] = []
  let areSettingsSent = false
  let isInStep = false
  let refusals = 0
  let restsUntil = -Infinity
  let woken = Promise.withResolvers<void>()
  let running: Promise<void> | null = null

  const wake = () => woken.resolve()

  const bringUp = async () => {
    const before = refusals
    if (!isInStep || !areSettingsSent) {
      areSettingsSent = true
      await writer.sendSettings(synonyms)
    }
    if (!isInStep) await writer.compare()
    await writer.sendAll()
    isInStep = refusals === before // one that came meanwhile: the index is gone again
  }

  const run = async () => {
    let pause = rest
    while (!signal.aborted) {
      woken = Promise.withResolvers()
      const hadWork = woken.promise
      try {
        await bringUp()
        pause = rest
        if (changed.size === 0 && isInStep && areSettingsSent) await hadWork
      } catch (error) {
        if (signal.aborted) return
        isInStep = false
        report(codeOf(error))
        await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
        pause = Math.min(longestRest, pause * 2)
      }
    }
  }

  return {
    note(id) {
      if (running === null) return // at the beginning all are compared
      changed.add(id)
      wake()
    },
    noteSynonyms(given) {
      areSettingsSent &&= String(given) === String(synonyms)
      synonyms = given
      wake()
    },
    begin() {
      running ??= run()
    },
    isReady: () => isInStep && performance.now() >= restsUntil,
    noteFailure(error) {
      if (signal.aborted) return
      if (performance.now() >= restsUntil) report(codeOf(error)) // of many at once one is enough
      restsUntil = performance.now() + rest
      if (!(error instanceof EngineError) || !error.isRefusal) return
      isInStep = false
      refusals += 1
      wake()
    },
    async close() {
      closing.abort()
      engine.close()
      wake()
      await running
    },
  }
}
