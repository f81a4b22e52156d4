import { expect, test } from 'vitest'
import type { RiderRun } from './queue.ts'
import { newerRun, parseRun } from './stored-run.ts'

const run = (seq: number, at: string, rider = 'zahid'): RiderRun => ({
  rider: { id: rider, name: '' },
  day: '2026-11-23',
  version: 1,
  seq,
  at,
  stops: [],
  collected: 0,
  showsStops: true,
  isOwn: true,
})

test.each([
  ['knows a newer event', run(8, '09:00'), run(7, '09:01'), 'loaded'],
  ['came late, from a server whose clock is ahead', run(7, '09:01'), run(8, '09:00'), 'saved'],
  [
    'is the later one of two without an event between them',
    run(7, '09:01'),
    run(7, '09:00'),
    'loaded',
  ],
  ['is the earlier one of two', run(7, '09:00'), run(7, '09:01'), 'saved'],
  ['is the same', run(7, '09:00'), run(7, '09:00'), 'saved'],
  ["is another rider's", run(7, '09:00'), run(8, '09:01', 'javed'), 'loaded'],
])('of an answer that %s', (_, loaded, saved, kept) => {
  expect(newerRun(loaded, saved)).toBe(kept === 'saved' ? saved : loaded)
})

test.each(['', '{', 'null', '{"at":"09:00","stops":[]}', '{"seq":1}'])(
  'a corrupt store (%s) is empty',
  (text) => expect(parseRun(text)).toBeNull(),
)
