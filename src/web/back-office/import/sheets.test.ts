import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { textCell as text, workbook } from '../../../../test/support/workbook.ts'
import { maxUnpacked, sheetsOf } from './sheets.ts'

test('a sheet becomes CSV with one line for each of its rows', async () => {
  const rows = `
    <row r="1">${text('A1', 'Name')}${text('B1', 'Price')}${text('C1', 'Barcode')}${text('D1', 'Offer until')}</row>
    <row r="3">${text('A3', 'Tea, &quot;strong&quot;&#10;leaf')}<c r="B3"><v>335.39999999999998</v></c><c r="C3"><v>8964000123456</v></c><c r="D3" s="1"><v>46387</v></c></row>
    <row r="4">${text('A4', 'Ghee')}<c r="B4" t="e"><v>#N/A</v></c><c r="C4" t="b"><v>1</v></c></row>`
  expect(await sheetsOf(workbook({ 'Price list': rows }))).toEqual([
    {
      name: 'Price list',
      csv: [
        'Name,Price,Barcode,Offer until',
        ',,,',
        '"Tea, ""strong"" leaf",335.4,8964000123456,2026-12-31',
        'Ghee,,yes,', // a cell with an error counts as empty
      ].join('\n'),
    },
  ])
})

test('sheets without rows are left out, the others keep their names', async () => {
  const sheets = await sheetsOf(
    workbook({
      Cover: '',
      Rice: `<row r="1">${text('A1', 'Name')}</row>`,
      Oil: `<row r="1">${text('A1', 'Title')}</row>`,
    }),
  )
  expect(sheets).toEqual([
    { name: 'Rice', csv: 'Name' },
    { name: 'Oil', csv: 'Title' },
  ])
})

test('a large sheet is read without a second worker', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, `Product number ${at + 1}`)}</row>`,
  )
  const [sheet] = await sheetsOf(workbook({ All: rows.join('') }))
  expect(sheet?.csv.split('\n')).toHaveLength(20_000)
})

test('a workbook that would unpack to too much is refused', async () => {
  const bomb = workbook({ Rice: `<row r="1">${text('A1', 'Name')}</row>` })
  const view = new DataView(bomb.buffer)
  const entry = Array.from(bomb.keys()).find((at) => at + 4 <= bomb.length && view.getUint32(at, true) === 0x02014b50) ?? 0 // prettier-ignore
  view.setUint32(entry + 24, maxUnpacked + 1, true) // the size that the entry declares
  await expect(sheetsOf(bomb)).rejects.toThrow('too large')
})

test('an entry larger than it declares gives no more than it declares', async () => {
  const rows = `<row r="1">${text('A1', 'x'.repeat(1_000_000))}</row>`
  const bomb = workbook({ Rice: rows })
  const view = new DataView(bomb.buffer)
  for (let at = 0; at + 4 <= bomb.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
      view.setUint32(at + 24, 100, true)
  await expect(sheetsOf(bomb)).rejects.toThrow('unclosed tag')
})

test.each([
  ['an archive of something else', zipSync({ 'notes.txt': strToU8('hello') }), 'not found inside'],
  ['a damaged workbook', workbook({ Rice: '' }).slice(0, 300), 'invalid zip'],
])('%s is refused', (_, bytes, reason) => expect(sheetsOf(bytes)).rejects.toThrow(reason))
