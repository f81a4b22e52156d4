import { expect, test } from 'vitest'
import { z } from 'zod'
import { newUuid } from './new-uuid.ts'

test('each UUID is different', () => {
  const some = Array.from({ length: 100 }, newUuid)
  for (const one of some) expect(z.uuidv4().safeParse(one).success).toBe(true)
  expect(new Set(some).size).toBe(100)
})
