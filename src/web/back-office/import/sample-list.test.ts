import { expect, test } from 'vitest'
import { prescan } from '#shop/catalogue/import/prescan.ts'
import { readRows, parseRow } from '#shop/catalogue/import/rows/parse-row.ts'
import { sampleList } from './sample-list.ts'

test('each row of the sample list can be imported, and each column is understood', async () => {
  async function* source() {
    yield await Promise.resolve(Buffer.from(sampleList()))
  }
  const list = await prescan(source, {})
  expect(Object.keys(list.columns)).toHaveLength(list.headings.length)
  const known = { get: () => undefined, set: () => undefined }
  for await (const row of readRows(source, list.headingsLine))
    expect(parseRow(row, list, known)).toMatchObject({ listed: { name: row.cells[0] } })
  expect(list.rows).toBe(5)
})
