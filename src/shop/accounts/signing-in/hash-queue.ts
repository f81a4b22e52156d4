import { Refusal } from '../../refusals.ts'

type Bounds = {
  /** Running at the same time. */
  atOnce: number
  /** Maximum waiting; more are refused. */
  maxWaiting: number
  /** Running or waiting per source. */
  maxPerSource: number
}

/**
 * Queue for CPU-bound work. `who` is the source, which gets a fair share, so one flood can't block others;
 * null: the shop's own work, never refused. Refuses `busy`.
 */
export function makeHashQueue({ atOnce, maxWaiting, maxPerSource }: Bounds) {
  let running = 0
  const waiting: (() => void)[] = []
  const ofEach = new Map<string, number>()
  const count = (who: string, change: number) => {
    const now = (ofEach.get(who) ?? 0) + change
    if (now > 0) ofEach.set(who, now)
    else ofEach.delete(who)
  }

  return async <T>(who: string | null, work: () => Promise<T>): Promise<T> => {
    const isFull = running >= atOnce && waiting.length >= maxWaiting
    if (who !== null && (isFull || (ofEach.get(who) ?? 0) >= maxPerSource))
      throw new Refusal('busy')
    if (who !== null) count(who, 1)
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      if (who !== null) count(who, -1)
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
