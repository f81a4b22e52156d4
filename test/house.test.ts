import { expect, test } from 'vitest'
import { sourceFiles } from './house/files.ts'
import { rules } from './house/rules.ts'

const files = sourceFiles()

test.each(rules)('$rule', ({ breaches, instead }) => {
  expect(breaches(files), instead).toEqual([])
})
