import { Overloaded } from './plugins/errors.ts'

type Limits = { atOnce: number; mostWaiting: number; longestWait: number }

/**
 * Lets `atOnce` works run at a time, in the order of asking. More than `mostWaiting` that wait are
 * refused, and who has waited `longestWait` milliseconds. Between two works the event loop turns, so
 * that a burst of pages holds up nothing else.
 */
export function makeQueue({ atOnce, mostWaiting, longestWait }: Limits) {
  const waiting: { since: number; begin: () => void; refuse: (error: Overloaded) => void }[] = []
  let running = 0

  const turn = () => {
    if (running < atOnce) return void (running += 1)
    if (waiting.length >= mostWaiting) throw new Overloaded()
    return new Promise<void>((begin, refuse) =>
      waiting.push({ since: performance.now(), begin, refuse }),
    )
  }
  const leave = () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (performance.now() - next.since < longestWait) return void setImmediate(next.begin)
      next.refuse(new Overloaded())
    }
    running -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
