import { expect, test } from 'vitest'
import { faultsCsv } from './faults-csv.ts'

test.each([
  ['Atta', 'Atta'],
  ['Atta, fine', '"Atta, fine"'],
  ['The "best"', '"The ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1,B1)', `"'@SUM(A1,B1)"`],
])('%s is written as %s', (name, written) => {
  const faults = [{ line: 3, name, reason: 'has no price' }]
  expect(faultsCsv(['Line', 'Name', 'Reason'], faults)).toBe(
    `Line,Name,Reason\r\n3,${written},has no price\r\n`,
  )
})
