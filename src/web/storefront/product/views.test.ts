import { expect, test } from 'vitest'
import { nextOf, swipeOf, viewsOf } from './views.ts'

test.each([
  [{ picture: 'a', pictures: ['b', 'a', 'b'] }, ['a', 'b']],
  [{ picture: 'a', pictures: [] }, ['a']],
  [{ picture: null, pictures: [] }, [null]],
])('%j is shown as %j', (product, views) => expect(viewsOf(product)).toEqual(views))

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 2],
  [0, -1, 3, 0],
])('from %i by %i of %i to %i', (at, step, count, to) => expect(nextOf(at, step, count)).toBe(to))

test.each([
  [200, 100, 1],
  [100, 200, -1],
  [100, 130, 0],
])('a finger from %i to %i goes %i', (from, to, step) => expect(swipeOf(from, to)).toBe(step))
