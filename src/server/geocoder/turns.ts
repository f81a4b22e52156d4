import { setTimeout as wait } from 'node:timers/promises'

type Line = {
  /** Takes the next turn if it is time; the database says so for all servers of the shop. */
  takeTurn: () => Promise<boolean>
  /** The longest wait for a turn, in milliseconds. */
  patience: number
  /** Milliseconds between two tries. */
  step: number
  /** How many may wait at once. */
  most: number
}

/**
 * Who comes first is served first. Resolves to true when it is one's turn; to false when that would
 * take too long, when too many wait already, and when nobody wants it any more.
 */
export function openTurns({ takeTurn, patience, step, most }: Line) {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0

  return async (isWanted: () => boolean): Promise<boolean> => {
    if (waiting >= most) return false
    waiting += 1
    const until = performance.now() + patience
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    try {
      await before
      while (isWanted() && performance.now() < until) {
        if (await takeTurn()) return true
        await wait(step)
      }
      return false
    } finally {
      waiting -= 1
      resolve()
    }
  }
}
