import { expect, test } from 'vitest'
import { type NextWords, textAt, wordsAt } from './texts.ts'

const stored = (next: NextWords | null) =>
  ({ page: 'terms', body: 'Old', next, changedAt: 10, version: 3 }) as const

test.each<[NextWords | null, number, string | null, NextWords | null, number, number]>([
  [null, 1000, 'Old', null, 10, 3],
  [{ body: 'New', from: null }, 1000, 'Old', { body: 'New', from: null }, 10, 3],
  [{ body: 'New', from: 1000 }, 999, 'Old', { body: 'New', from: 1000 }, 10, 3],
  [{ body: 'New', from: 1000 }, 1000, 'New', null, 1000, 4],
  [{ body: 'New', from: 1000 }, 5000, 'New', null, 1000, 4],
  [{ body: null, from: 1000 }, 999, 'Old', { body: null, from: 1000 }, 10, 3],
  [{ body: null, from: 1000 }, 1000, null, null, 1000, 4],
])('%j at %i: %j, then %j, since %i, version %i', (next, now, body, after, changedAt, version) => {
  expect(textAt(stored(next), now)).toEqual({
    page: 'terms',
    body,
    next: after,
    changedAt,
    version,
  })
  expect(wordsAt({ body: 'Old', next }, now)).toEqual({ body, next: after })
})
