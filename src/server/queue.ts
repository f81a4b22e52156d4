import { Overloaded } from './plugins/errors.ts'

/**
 * Lets `atOnce` works run at a time, in the order of asking, and refuses more than `mostWaiting` that
 * wait. Between two of them the event loop turns, so that a burst of pages holds up nothing else.
 */
export function makeQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = () => {
    if (running < atOnce) return void (running += 1)
    if (waiting.length >= mostWaiting) throw new Overloaded()
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else setImmediate(next)
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
