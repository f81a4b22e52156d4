import { expect, test } from 'vitest'
import { markedParts } from './marked-parts.ts'

test.each<[name: string, typed: string, marked: string]>([
  ['Chakki Atta', 'atta', 'Chakki [Atta]'],
  ['Chakki Atta', 'chak at', '[Chak]ki [At]ta'],
  ['Buttermilk', 'milk', 'Buttermilk'],
  ['Milk 1L', 'MILK 1', '[Milk] [1]L'],
  ['Tea', 'tea teabag', '[Tea]'],
  ['Teabags', 'tea teabag', '[Teabag]s'],
  ['چائے پتی', 'پتی', 'چائے [پتی]'],
  ['C++ (a+)+$', '(a+)+$', 'C++ ([a]+)+$'],
  ['Milk', '', 'Milk'],
])('%s, typed %s', (name, typed, marked) => {
  const parts = markedParts(name, typed)
  expect(parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')).toBe(marked)
})
