import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test.each([
  ['Atta, 10 kg', '"Atta, 10 kg"'],
  ['6" pan', '"6"" pan"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', '"\'=1+1"'],
  [' @SUM(A1)', '"\' @SUM(A1)"'],
  ['+92 300', '"\'+92 300"'],
  ['＝1+1', '"\'＝1+1"'],
  ["'=1+1", '"\'\'=1+1"'],
  [-5, '-5'],
  [null, ''],
])('%j is the cell %s', (value, cell) => expect(csvText([[value]])).toBe(`${cell}\r\n`))
