import { expect, test } from 'vitest'
import type { RecordedEvent } from '#shop/events/event.ts'
import { openContentMoments } from './content-moments.ts'

/** Moments that staff have planned, and a clock. */
async function open(planned: number[]) {
  const clock = { now: 0 }
  const database = { isAway: false }
  let listener: (event: RecordedEvent) => void = () => undefined
  const moments = await openContentMoments({
    events: { subscribe: (one) => ((listener = one), () => undefined) },
    nextMoment: async (now) => {
      if (database.isAway) throw new Error('The database is away')
      return planned.find((at) => at > now) ?? null
    },
    now: () => clock.now,
  })
  const plan = async (kind: RecordedEvent['kind'], at: number) => {
    planned.push(at)
    listener({ kind, actor: null, subject: '1', data: {}, at: 0, seq: 1 } as RecordedEvent)
    await moments.settled()
  }
  const passedAt = async (now: number) => {
    clock.now = now
    const passed = moments.havePassed()
    await moments.settled()
    return passed
  }
  return { plan, passedAt, database }
}

test('each moment passes once, at its millisecond; two that are missed are one', async () => {
  const { passedAt } = await open([100, 200, 300])
  const passed: boolean[] = []
  for (const at of [0, 99, 100, 101, 350, 351, 9999]) passed.push(await passedAt(at))
  expect(passed).toEqual([false, false, true, false, true, false, false])
})

test('a newly planned moment is known at once; an order plans none', async () => {
  const { plan, passedAt } = await open([])
  await plan('order.moved', 40)
  expect(await passedAt(50)).toBe(false)
  await plan('text.changed', 60)
  expect([await passedAt(59), await passedAt(60)]).toEqual([false, true])
})

test('without the database every cached answer lasts a second', async () => {
  const { plan, passedAt, database } = await open([5000])
  database.isAway = true
  await plan('banner.changed', 6000)
  expect([await passedAt(999), await passedAt(1000)]).toEqual([false, true])
  database.isAway = false
  expect([await passedAt(2000), await passedAt(2001), await passedAt(5000)]).toEqual([true, false, true]) // prettier-ignore
})
