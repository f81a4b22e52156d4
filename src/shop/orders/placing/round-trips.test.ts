import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { fillWithCast } from '../../../../test/support/cast.ts'
import { engine, openTestDatabase } from '../../../../test/support/database.ts'
import { runScenario } from '../../../../test/support/scenario.ts'

/** Counts round trips of the newest transaction: queries sent while none is pending. */
function countRoundTrips() {
  const client: { query: (...asked: unknown[]) => unknown } = pg.Client.prototype
  const { query } = client
  let [trips, onTheWay] = [0, 0]
  vi.spyOn(client, 'query').mockImplementation(function (this: typeof client, ...asked) {
    const answer = Reflect.apply(query, this, asked)
    if (!(answer instanceof Promise)) return answer // outside of transactions
    if (asked[0] === 'begin') trips = 0
    if (onTheWay === 0) trips += 1
    onTheWay += 1
    const ended = () => void (onTheWay -= 1)
    answer.then(ended, ended)
    return answer
  })
  return () => trips
}

test.runIf(engine === 'postgres')(
  'an order of several products takes at most seven round trips to the server',
  async () => {
    const db = await openTestDatabase(fillWithCast)
    const life = runScenario(db)
    const lines = [
      { good: 'apples', quantity: 2 },
      { good: 'atta', quantity: 1 },
      { good: 'chai', quantity: 1 },
    ] as const
    const trips = countRoundTrips()
    await life.place('amina', 'cart', lines, { key: 'the-only-order' })
    expect(trips()).toBeGreaterThan(2) // proves that any were counted
    expect(trips()).toBeLessThanOrEqual(7)
  },
)
