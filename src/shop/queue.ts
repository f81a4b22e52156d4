type Limits = {
  /** Running at the same time. */
  atOnce: number
  maxWaiting?: number
  /** Milliseconds. */
  maxWait?: number
  /** Thrown to a caller beyond a limit. */
  refusal?: Error
  /** Runs before each work, when its turn has come. */
  beforeEach?: () => Promise<unknown>
}

/** Runs works in the order of asking, `atOnce` of them at a time. */
export function makeQueue({
  atOnce,
  maxWaiting = Infinity,
  maxWait = Infinity,
  refusal = new Error('too many are waiting'),
  beforeEach,
}: Limits) {
  const waiting: { since: number; begin: () => void; refuse: (error: Error) => void }[] = []
  let running = 0

  const enter = () => {
    if (running < atOnce) return void (running += 1)
    if (waiting.length >= maxWaiting) throw refusal
    return new Promise<void>((begin, refuse) =>
      waiting.push({ since: performance.now(), begin, refuse }),
    )
  }
  const leave = () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (performance.now() - next.since < maxWait) return next.begin()
      next.refuse(refusal)
    }
    running -= 1
  }

  return {
    /** Whether a work would have to wait behind so many others. */
    isFull: (limit: number) => running >= atOnce && waiting.length >= limit,
    async run<T>(work: () => Promise<T>): Promise<T> {
      await enter()
      try {
        await beforeEach?.()
        return await work()
      } finally {
        leave()
      }
    },
  }
}
