import { expect, test } from 'vitest'
import { entriesBefore, moved } from './entries.ts'

const cells = [1, 2, 2, 3]

test.each<[at: number, cell: number, key: string, to: [number, number] | null]>([
  [-1, 0, 'ArrowDown', [0, 0]],
  [0, 0, 'ArrowDown', [1, 0]],
  [1, 1, 'ArrowDown', [2, 0]],
  [3, 0, 'ArrowDown', [-1, 0]],
  [-1, 0, 'ArrowUp', [3, 0]],
  [0, 0, 'ArrowUp', [-1, 0]],
  [1, 0, 'ArrowRight', [1, 1]],
  [1, 1, 'ArrowRight', null],
  [0, 0, 'ArrowRight', null],
  [1, 1, 'ArrowLeft', [1, 0]],
  [1, 0, 'ArrowLeft', null],
  [3, 1, 'ArrowRight', [3, 2]],
  [3, 2, 'ArrowRight', null],
  [3, 2, 'ArrowLeft', [3, 1]],
  [-1, 0, 'ArrowRight', null],
  [-1, 0, 'ArrowLeft', null],
])('from entry %i, cell %i: %s', (at, cell, key, to) => {
  expect(moved({ at, cell }, key, cells)).toEqual(to && { at: to[0], cell: to[1] })
})

test('from right to left the cell on the left is the next one', () => {
  const turned = (cell: number, key: string) => moved({ at: 1, cell }, key, cells, true)
  expect(turned(0, 'ArrowLeft')).toEqual({ at: 1, cell: 1 })
  expect(turned(1, 'ArrowLeft')).toBeNull()
  expect(turned(1, 'ArrowRight')).toEqual({ at: 1, cell: 0 })
  expect(turned(0, 'ArrowRight')).toBeNull()
})

test('without entries the arrow keys stay with the text', () => {
  expect(moved({ at: -1, cell: 0 }, 'ArrowDown', [])).toEqual({ at: -1, cell: 0 })
  expect(moved({ at: -1, cell: 0 }, 'ArrowUp', [])).toEqual({ at: -1, cell: 0 })
})

test('popular searches are not repeated, and recent ones can be cleared', () => {
  expect(entriesBefore(['atta'], ['atta', 'milk'])).toEqual([
    { kind: 'recent', text: 'atta' },
    { kind: 'clear' },
    { kind: 'popular', text: 'milk' },
  ])
  expect(entriesBefore([], [])).toEqual([])
})
