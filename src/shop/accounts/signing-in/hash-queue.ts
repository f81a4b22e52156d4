import { makeQueue } from '../../queue.ts'
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
  const queue = makeQueue({ atOnce })
  const ofEach = new Map<string, number>()
  const count = (who: string, change: number) => {
    const now = (ofEach.get(who) ?? 0) + change
    if (now > 0) ofEach.set(who, now)
    else ofEach.delete(who)
  }

  return async <T>(who: string | null, work: () => Promise<T>): Promise<T> => {
    if (who === null) return queue.run(work)
    if (queue.isFull(maxWaiting) || (ofEach.get(who) ?? 0) >= maxPerSource)
      throw new Refusal('busy')
    count(who, 1)
    return queue.run(work).finally(() => count(who, -1))
  }
}
