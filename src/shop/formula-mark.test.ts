import { expect, test } from 'vitest'
import { withFormulaMark, withoutFormulaMark } from './formula-mark.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+92 300', "'+92 300"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' @SUM(A1)', "' @SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋92', "'＋92"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\tTea', "'\tTea"],
  ['\rTea', "'\rTea"],
  ["'=1+1", "''=1+1"],
  ["''＝1+1", "'''＝1+1"],
  ["' -1", "'' -1"],
  ["'Tis the season", "'Tis the season"],
  ["''", "''"],
  ['"=1+1"', '"=1+1"'],
  ["O'Brien = Sons", "O'Brien = Sons"],
  ['−20 %', '−20 %'],
  ['', ''],
])('%j is the cell %j, and the same text again', (text, cell) => {
  expect(withFormulaMark(text)).toBe(cell)
  expect(withoutFormulaMark(cell)).toBe(text)
})
