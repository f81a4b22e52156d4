import { expect, test } from 'vitest'
import type { OrderStatus } from '../../order-states.ts'
import { currentRun } from './current-run.ts'
import type { Run, Stop } from './run.ts'

const midnight = 1000

/** "a shipped 999": the order, its status, and since when. */
function run(day: string, text: string | null): Run | undefined {
  if (text === null) return undefined
  const stops = text.split(', ').map((one) => {
    const [id = '', status = '', since] = one.split(' ')
    return { id, status: status as OrderStatus, since: Number(since) } as Stop
  })
  return { rider: { id: 'bilal', name: 'Bilal' }, day, version: 1, stops }
}

test.each([
  [null, null, undefined],
  ['a packed 1001', null, 'today: a'],
  ['a packed 1001', 'b delivered 999, c shipped 998', 'today: c a'],
  ['a packed 1001', 'b delivered 1001', 'today: a'],
  [null, 'a delivered 900, b shipped 950', 'yesterday: a b'],
  [null, 'a delivered 900, b delivered 1001', 'yesterday: a b'],
  [null, 'a delivered 900, b cancelled 999', undefined],
])('today %s, yesterday %s: %s', (today, yesterday, shown) => {
  const now = currentRun(run('today', today), run('yesterday', yesterday), midnight)
  expect(now && `${now.day}: ${now.stops.map(({ id }) => id).join(' ')}`).toBe(shown)
})
