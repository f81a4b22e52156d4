import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type TakeConnections = () => Promise<void>

/**
 * Node accepts one connection per turn of the event loop. If every turn is busy, new clients and health
 * checks wait. The returned function lets the loop turn at least once, until no client waits or `longest`
 * milliseconds have passed.
 */
export function takeConnectionsOf(server: Server, longest = 100): TakeConnections {
  let accepted = 0
  server.on('connection', () => void (accepted += 1))
  const take = async () => {
    const until = performance.now() + longest
    await nextTurn() // the rest of this turn
    for (let before = -1; before !== accepted && performance.now() < until;) {
      before = accepted
      await nextTurn()
    }
  }
  // All who wait do so together: a thousand of them must not make each turn slow.
  let taking: Promise<void> | undefined
  return () => (taking ??= take().finally(() => (taking = undefined)))
}
