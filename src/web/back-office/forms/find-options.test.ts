import { expect, test } from 'vitest'
import { findOptions, splitPath } from './find-options.ts'

const options = [
  'Dairy',
  'Dairy › Milk',
  'Dairy › Milk › Fresh milk',
  'Dairy › Butter & Ghee › Ghee',
  'Sweets › Milk Sweets › Barfi',
  'Bakery › Café › Rusk',
].map((label) => ({ value: label.toLowerCase(), label }))

test.each([
  ['', options.map(({ label }) => label)],
  ['milk', ['Dairy › Milk', 'Dairy › Milk › Fresh milk', 'Sweets › Milk Sweets › Barfi']],
  ['DAIRY fr', ['Dairy › Milk › Fresh milk']],
  ['ghee butt', ['Dairy › Butter & Ghee › Ghee']],
  ['cafe', ['Bakery › Café › Rusk']],
  ['ilk', []],
])('%j finds %j', (text, labels) => {
  expect(findOptions(options, text).map(({ label }) => label)).toEqual(labels)
})

test('a path is split before its last name', () => {
  expect(splitPath('Dairy › Milk')).toEqual({ above: 'Dairy › ', name: 'Milk' })
  expect(splitPath('Dairy')).toEqual({ above: '', name: 'Dairy' })
})
