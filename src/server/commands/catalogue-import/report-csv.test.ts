import { expect, test } from 'vitest'
import { reportCsv } from './report-csv.ts'

const row = (name: string) =>
  reportCsv([{ line: 2, name, cells: [], kind: 'refused', fault: { code: 'noName' } }])

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', `"'+1"`],
  ['＝1', `"'＝1"`],
  ['\t=1', `"'\t=1"`],
  ['Atta, 5 kg', '"Atta, 5 kg"'],
])('%s is text in a spreadsheet', (name, cell) =>
  expect(row(name)).toBe(`line,kind,reason,name\r\n2,refused,has no name,${cell}\r\n`),
)
