import { expect, test } from 'vitest'
import { pointsIn } from './points-in.ts'

test.each([
  ['', 0],
  ['0', 0],
  [' 16 ', 16],
  ['٥', 5],
  ['18', 18],
  ['19', null],
  ['-5', null],
  ['10.5', null],
  ['1e1', null],
  ['five', null],
  ['9'.repeat(30), null],
] as const)('“%s” of 18 points are %s', (text, points) => expect(pointsIn(text, 18)).toBe(points))
