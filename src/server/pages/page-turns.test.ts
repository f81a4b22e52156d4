import { expect, test } from 'vitest'
import { makePauses, openPageTurns } from './page-turns.ts'

test('background pages are rendered one after another with a bounded delay', async () => {
  const clock = { now: 1000 }
  const waits: number[] = []
  const pause = makePauses(
    () => clock.now,
    async (milliseconds) => void waits.push(milliseconds),
  )
  for (let turn = 0; turn < 7; turn += 1) await pause()
  expect(waits).toEqual([60, 120, 180, 240, 300, 300, 300])
  clock.now += 400
  await pause()
  expect(waits.at(-1)).toBe(60)
})

test('a requested page is rendered at once, before background pages', async () => {
  const inTurn = openPageTurns(60_000, async () => undefined)
  const drawn: string[] = []
  const make = (name: string) => async (beforeDrawing?: () => Promise<void>) => {
    await beforeDrawing?.()
    drawn.push(name)
  }
  const never = new Promise<void>(() => undefined)
  const anew = { isAwaited: false, begins: never }
  const others = Array.from({ length: 9 }, () => inTurn(anew, make('anew')))
  await inTurn({ isAwaited: true, begins: never }, make('awaited'))
  await inTurn(null, make('its own'))
  await inTurn({ isAwaited: false, begins: Promise.resolve() }, make('awaited after all'))
  expect(drawn).toEqual(['awaited', 'its own', 'awaited after all'])
  await Promise.all(others)
  expect(drawn).toHaveLength(12)
})
