import type { Db } from '#db/database.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** One of several processes that serve the shop, as its supervisor sees it. */
export type OtherWorkers = {
  /** Announces once that this worker accepts requests; `words` are for the operator. */
  opened: (message: string) => void
  /** Lets this process look whenever another has committed something; returns the wait for the others. */
  openSteps: (events: Pick<EventFeed, 'poll'>, db: Pick<Db, 'onCommit'>) => () => Promise<void>
}

/** A process that hangs must not hold up the answers of the others, in milliseconds. */
const longest = 500

/** In a process that `superviseWorkers` has started. */
export function joinWorkers(): OtherWorkers {
  const say = (message: FromWorker) => void process.send?.(message)
  return {
    opened: (message) => say({ kind: 'opened', message }),
    openSteps(events, db) {
      const steps = openSteps((turn) => say({ kind: 'committed', turn }))
      db.onCommit(steps.committed)
      process.on('message', (message: ToWorker) => {
        if (message.kind === 'all-polled') return steps.allPolled(message.turn)
        void events
          .poll()
          .catch(() => undefined) // it polls again anyway
          .then(() => say({ ...message, kind: 'polled' }))
      })
      return steps.inStep
    },
  }
}

/**
 * Tracks commits of this worker and how far the others have seen them. Waiting requests share one question at
 * a time. `ask` sends the question with this number.
 */
export function openSteps(ask: (turn: number) => void, patience = longest) {
  let commits = 0
  let seen = 0
  let turn = 0
  let answered = (_: number) => {}
  let asking: Promise<void> | null = null

  const askOthers = async () => {
    const until = commits
    turn += 1
    const mine = turn
    const { promise, resolve } = Promise.withResolvers<void>()
    answered = (other) => other === mine && resolve()
    const timer = setTimeout(resolve, patience)
    ask(mine)
    await promise
    clearTimeout(timer)
    seen = until
  }

  return {
    committed: () => void (commits += 1),
    allPolled: (other: number) => answered(other),
    inStep: async () => {
      const wanted = commits
      while (seen < wanted) await (asking ??= askOthers().finally(() => (asking = null)))
    },
  }
}
