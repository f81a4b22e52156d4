import { overloaded } from './errors.ts'

type Limits = { atOnce: number; maxWaiting: number; maxWait: number }

const nextTurn = () => new Promise<void>((begin) => setImmediate(begin))

/**
 * Lets `atOnce` works run at a time, in the order of asking. More than `maxWaiting` that wait are
 * refused, and who has waited `maxWait` milliseconds. Before each work the event loop turns
 * (`turn`): of a burst all requests are read first, so that those beyond the limits are refused at
 * once, and a burst of pages holds up nothing else.
 */
export function makeQueue({ atOnce, maxWaiting, maxWait }: Limits, turn = nextTurn) {
  const waiting: { since: number; begin: () => void; refuse: (error: Error) => void }[] = []
  let running = 0

  const enter = () => {
    if (running < atOnce) return void (running += 1)
    if (waiting.length >= maxWaiting) throw overloaded
    return new Promise<void>((begin, refuse) =>
      waiting.push({ since: performance.now(), begin, refuse }),
    )
  }
  const leave = () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (performance.now() - next.since < maxWait) return next.begin()
      next.refuse(overloaded)
    }
    running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      await turn()
      return await work()
    } finally {
      leave()
    }
  }
}
