import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sqliteOnly } from './sqlite-only.ts'

test.each(sqliteOnly)('%s is there, and asks nothing of one engine alone', (path) => {
  expect(existsSync(path)).toBe(true)
  expect(readFileSync(path, 'utf8')).not.toMatch(/\bengine\b.*(?:'|")(?:postgres|sqlite)/)
})
