import { setImmediate as others } from 'node:timers/promises'

type Writer = {
  /** Waits for other processes that write. */
  begin(): Promise<void>
  execute(statement: string): void
  /** False also after a grave failure (disk full), which ends the transaction. */
  isOpen(): boolean
}

type Job = {
  work: () => Promise<unknown>
  done: (result: unknown) => void
  fail: (error: unknown) => void
}

/** Max ms that one commit collects work, so that reads get a turn. */
const maxCollectTime = 8

/**
 * Runs transactions one by one; waiting ones share one commit, which costs as much as many statements. Each
 * rolls back alone and is answered after the commit. If the commit fails, each runs again separately, so
 * `work` must have no effects outside the database.
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
    const until = performance.now() + maxCollectTime
    const started: Job[] = []
    const ends: (() => void)[] = []
    try {
      for (
        let job = jobs.shift();
        job;
        job = performance.now() < until ? jobs.shift() : undefined
      ) {
        started.push(job)
        ends.push(await (started.length === 1 ? first(job) : further(job)))
      }
      writer.execute('commit')
    } catch (error) {
      if (writer.isOpen()) writer.execute('rollback')
      if (started.length === 1) return started[0]?.fail(error)
      for (const job of started) await shareCommit([job])
      return
    }
    for (const end of ends) end()
  }

  /** Nothing else is in the transaction yet, so a failure rolls it back. */
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
    /** `committed` is called after the commit, before the result is returned. */
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
    /** Resolves when no write is running or waiting. */
    idle: async () => {
      while (turns !== null) await turns
    },
  }
}
