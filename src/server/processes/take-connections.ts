import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type TakeConnections = () => Promise<void>

/**
 * Node takes one new connection in each turn of its event loop. Where every turn is full of work, all
 * who are new wait behind it, and so does whoever watches the server. What this returns lets the
 * event loop turn, once at least, until nobody new is waiting or `longest` milliseconds are over.
 */
export function takeConnectionsOf(server: Server, longest = 100): TakeConnections {
  let taken = 0
  server.on('connection', () => void (taken += 1))
  const take = async () => {
    const until = performance.now() + longest
    await nextTurn() // what is left of this one
    for (let before = -1; before !== taken && performance.now() < until;) {
      before = taken
      await nextTurn()
    }
  }
  // All who wait do so together: a thousand of them must not make each turn slow.
  let taking: Promise<void> | undefined
  return () => (taking ??= take().finally(() => (taking = undefined)))
}
