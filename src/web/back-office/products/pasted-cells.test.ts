import { expect, test } from 'vitest'
import { isTable, pastedInto } from './pasted-cells.ts'

const ids = ['apples', 'chai', 'atta']
const edit = (id: string, field: string, text: string) => ({ id, field, text })

test('a column goes down from the cell that it is pasted into', () => {
  expect(pastedInto('10\r\nRs. 1,200\r\n', ids, { id: 'chai', field: 'stock' })).toEqual({
    edits: [edit('chai', 'stock', '10'), edit('atta', 'stock', 'Rs. 1,200')],
    beyond: 0,
  })
})

test('pasted rows beyond the list are counted, extra columns are ignored', () => {
  expect(pastedInto('1\t2\t3\n4\t\t6', ids, { id: 'atta', field: 'wholesalePrice' })).toEqual({
    edits: [edit('atta', 'wholesalePrice', '1'), edit('atta', 'stock', '2')],
    beyond: 1,
  })
})

test('an empty cell of a table empties the cell below it', () => {
  expect(pastedInto('300\t\n', ids, { id: 'apples', field: 'listPrice' }).edits).toEqual([
    edit('apples', 'listPrice', '300'),
    edit('apples', 'offerPrice', ''),
  ])
})

test('nothing is pasted into a cell that is not a number', () => {
  const { edits } = pastedInto('1\n2', ids, { id: 'apples', field: 'published' })
  expect(edits).toEqual([])
})

test.each([
  ['1250', false],
  ['1,250', false],
  ['1250\n', true],
  ['1\t2', true],
])('%j is a table: %s', (text, is) => expect(isTable(text)).toBe(is))
