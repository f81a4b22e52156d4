import { setImmediate as others } from 'node:timers/promises'

/** The one connection that writes. */
type Writer = {
  /** Begins a transaction, after whoever else is writing. */
  begin(): Promise<void>
  execute(statement: string): void
  /** Whether a transaction is open; a grave failure (a full disk) ends it by itself. */
  isOpen(): boolean
}

type Job = {
  work: () => Promise<unknown>
  done: (result: unknown) => void
  fail: (error: unknown) => void
}

/** Milliseconds for which one commit takes up more work: requests that only read go on after it. */
const longest = 8

/**
 * Writes one transaction after the other. Those that wait at the same moment share one commit, which costs as
 * much as many statements: each is undone alone when it fails, and none is answered before the commit. If that
 * fails, each of them runs again by itself; so `work` must do nothing outside the database.
 */
export function openWriteTurns(writer: Writer) {
  const waiting: Job[] = []
  let turns: Promise<void> | null = null

  async function takeTurns() {
    await others() // whose requests came at the same moment
    while (waiting.length > 0) {
      await shareCommit(waiting)
      await others()
    }
    turns = null
  }

  async function shareCommit(jobs: Job[]) {
    const until = performance.now() + longest
    const taken: Job[] = []
    const ends: (() => void)[] = []
    try {
      for (
        let job = jobs.shift();
        job;
        job = performance.now() < until ? jobs.shift() : undefined
      ) {
        taken.push(job)
        ends.push(await (taken.length === 1 ? first(job) : further(job)))
      }
      writer.execute('commit')
    } catch (error) {
      if (writer.isOpen()) writer.execute('rollback')
      if (taken.length === 1) return taken[0]?.fail(error)
      for (const job of taken) await shareCommit([job])
      return
    }
    for (const end of ends) end()
  }

  /** What it throws undoes the transaction, in which nothing else is yet. */
  async function first(job: Job) {
    await writer.begin()
    const result = await job.work()
    return () => job.done(result)
  }

  async function further(job: Job) {
    writer.execute('savepoint further')
    try {
      const result = await job.work()
      writer.execute('release further')
      return () => job.done(result)
    } catch (error) {
      if (!writer.isOpen()) throw error
      writer.execute('rollback to further')
      writer.execute('release further')
      return () => job.fail(error)
    }
  }

  return {
    /** `committed` is called after the commit, before the result is given. */
    write: <T>(work: () => Promise<T>, committed: () => void): Promise<T> => {
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const done = (result: unknown) => {
        committed()
        resolve(result as T)
      }
      waiting.push({ work, done, fail: reject })
      turns ??= takeTurns()
      return promise
    },
    /** Resolves when nothing is written any more. */
    idle: async () => {
      while (turns !== null) await turns
    },
  }
}
