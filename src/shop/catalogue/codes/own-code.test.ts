import { expect, test } from 'vitest'
import { ownCode } from './own-code.ts'

test.each([
  ['G-1', 'G-1'],
  ['list-6', 'list-6'],
  [`list-${'6b'.repeat(16)}`, null],
  [null, null],
])('the own code of %j is %j', (sku, own) => expect(ownCode(sku)).toBe(own))
