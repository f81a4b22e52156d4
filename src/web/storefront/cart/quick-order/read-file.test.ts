import { expect, test } from 'vitest'
import { readListFile } from './read-file.ts'

test.each<[what: string, content: BlobPart, answer: object]>([
  ['a list', 'sku,qty\nCHAI,2', { text: 'sku,qty\nCHAI,2' }],
  ['Urdu', 'چائے,2', { text: 'چائے,2' }],
  ['nothing', '', { text: '' }],
  ['a workbook', 'PK\u0003\u0004', { problem: 'notText' }],
  ['another encoding', new Uint8Array([0x43, 0xe9, 0x2c, 0x32]), { problem: 'notText' }],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x41, 0]), { problem: 'notText' }],
  ['too much', 'x'.repeat(200_001), { problem: 'tooLarge' }],
])('%s', async (_, content, answer) =>
  expect(await readListFile(new File([content], 'list.csv'))).toEqual(answer),
)

test('a deleted file', async () => {
  const gone = { size: 1, text: () => Promise.reject(new Error('gone')) }
  expect(await readListFile(gone)).toEqual({ problem: 'unreadable' })
})
