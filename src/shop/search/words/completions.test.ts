import { expect, test } from 'vitest'
import { labelledIndex } from '../../../../test/search/labelled.ts'

const index = labelledIndex()

test.each([
  ['chee', ['cheese', 'cheeni']],
  ['cheen', []], // one word alone: the products say it
  ['chinn', []],
  ['ch', []],
  ['cheese', []],
  ['milk chee', []],
  ['123', []],
  ['', []],
])('%s may become %j', (typed, words) =>
  expect(index.complete(typed).toSorted()).toEqual(words.toSorted()),
)
