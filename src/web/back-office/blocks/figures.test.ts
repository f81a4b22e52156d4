import { expect, test } from 'vitest'
import { faultIn, figuresIn } from './figures.ts'

const typed = (...figures: [count: string, label: string][]) => {
  const values = new FormData()
  for (const [count, label] of figures) {
    values.append('count', count)
    values.append('label', label)
  }
  return figuresIn(values)
}

test('empty rows and outer spaces are dropped', () => {
  expect(typed(['', ''], [' 12 ', ' Riders '], ['', ' '])).toEqual([
    { count: '12', label: 'Riders' },
  ])
})

test.each([
  ['12', 'Riders', null],
  ['1000000000', 'Grains', null],
  ['1000000001', 'Grains', 'wrong'],
  ['twelve', 'Riders', 'wrong'],
  ['1.5', 'Riders', 'wrong'],
  ['', 'Riders', 'wrong'],
  ['12', '', 'noLabel'],
])('%j of %j: %s', (count, label, fault) => {
  expect(faultIn(typed([count, label]))).toBe(fault)
})
