import { expect, test } from 'vitest'
import { faultsCsv } from './faults-csv.ts'

const reason = 'has no price'
const fileOf = (headings: string[], ...rejected: { line: number; cells: string[] }[]) =>
  faultsCsv({ headings, rejected: rejected.map((row) => ({ ...row, reason })) }, 'Line', 'Reason')

test.each([
  ['Atta', 'Atta'],
  ['Atta, fine', '"Atta, fine"'],
  ['The "best"', '"The ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ["'=1+1", `"'=1+1"`],
  ["''=1+1", `"''=1+1"`],
  ['\t@SUM(A1,B1)', `"'@SUM(A1,B1)"`],
])('%j is written as %s', (name, written) => {
  expect(fileOf(['Item', 'MRP'], { line: 3, cells: [name, ''] })).toBe(
    `Item,MRP,Line,Reason\r\n${written},,3,has no price\r\n`,
  )
})

test('missing cells are empty, and extra cells come last', () => {
  const rows = [
    { line: 2, cells: ['Atta'] },
    { line: 3, cells: ['Gur', '1', '250'] },
  ]
  expect(fileOf(['Item', 'MRP'], ...rows)).toBe(
    'Item,MRP,Line,Reason\r\nAtta,,2,has no price\r\nGur,1,3,has no price,250\r\n',
  )
})

test('a file that was sent again has its line and reason once', () => {
  const row = { line: 2, cells: ['Atta', '', '7', 'has no name'] }
  expect(fileOf(['Line', 'MRP', 'Line', 'Reason'], row)).toBe(
    'Line,MRP,Line,Reason\r\nAtta,,2,has no price\r\n',
  )
})
