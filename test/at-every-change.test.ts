import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atEveryChange, inCiOnly } from './at-every-change.ts'
import { sqliteOnly } from './sqlite-only.ts'

test.each([...atEveryChange.postgres, ...atEveryChange.browser, ...inCiOnly])(
  '%s is there',
  (path) => {
    expect(existsSync(path)).toBe(true)
  },
)

test('what runs on PostgreSQL at every change runs there in CI too', () => {
  expect(atEveryChange.postgres.filter((path) => sqliteOnly.includes(path))).toEqual([])
})
