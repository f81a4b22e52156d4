import { Refusal } from '../../refusals.ts'

type Bounds = {
  /** How many run at the same time. */
  atOnce: number
  /** The most that wait; beyond that requests are refused. */
  most: number
  /** How many of one place may run or wait. */
  mostEach: number
}

/**
 * A queue for work that keeps a core busy. `who` is from where the work comes: one place has only its
 * share of the queue, so that a flood from there does not keep everybody else waiting. The shop's own
 * work (null) always gets its turn. Refuses with `busy` what would wait too long.
 */
export function makeHashQueue({ atOnce, most, mostEach }: Bounds) {
  let running = 0
  const waiting: (() => void)[] = []
  const ofEach = new Map<string, number>()
  const count = (who: string, change: number) => {
    const now = (ofEach.get(who) ?? 0) + change
    if (now > 0) ofEach.set(who, now)
    else ofEach.delete(who)
  }

  return async <T>(who: string | null, work: () => Promise<T>): Promise<T> => {
    const isFull = running >= atOnce && waiting.length >= most
    if (who !== null && (isFull || (ofEach.get(who) ?? 0) >= mostEach)) throw new Refusal('busy')
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
