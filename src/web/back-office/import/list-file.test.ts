import { expect, test } from 'vitest'
import { beginningOf, isTooLarge, readListFile } from './list-file.ts'

const fileOf = (...bytes: BlobPart[]) => new File(bytes, 'list.csv')
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each<[string, BlobPart, string, boolean]>([
  ['UTF-8', 'name,price\nCafé,5', 'name,price\nCafé,5', false],
  ['a mark of its order', '\ufeffname\nCafé', '\ufeffname\nCafé', false],
  ['“Unicode text”', Uint8Array.of(0xff, 0xfe, 0x86, 0x06, 9, 0, 0x35, 0), 'چ\t5', false],
  [
    'UTF-16 the other way round',
    Uint8Array.of(0xfe, 0xff, 0x06, 0x86, 0, 9, 0, 0x35),
    'چ\t5',
    false,
  ],
  [
    'what Windows writes in Pakistan',
    Uint8Array.of(0x8d, 0xc7, 0xc6, 0xff, 0x2c, 0x35),
    'چائے,5',
    true,
  ],
  ['what Windows writes', latin1('name\nCaf\u00e9 \u0093one\u0094'), 'name\nCafé “one”', true],
])('%s is read', async (_, content, text, isGuessed) => {
  const read = await readListFile(fileOf(content))
  const bytes = new Uint8Array(await read.content.arrayBuffer())
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text)
  expect(read.isGuessed).toBe(isGuessed)
})

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
  ['a photograph', [0xff, 0xd8, 0xff, 0xe0, 0x41]],
  ['a damaged workbook', [0x50, 0x4b, 0x03, 0x04, 0xe9]],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['half of UTF-16', [0xff, 0xfe, 0x41]],
])('%s is sent unchanged, and the server decides', async (_, bytes) => {
  const file = fileOf(Uint8Array.from(bytes))
  const read = await readListFile(file, () => Promise.resolve(null))
  expect(read).toMatchObject({ name: 'list.csv', content: file, isGuessed: false, sheets: [] })
})

test.each([
  ['Prices.XLSX', [0x50, 0x4b, 0x03, 0x04, 0xe9], true],
  ['prices.xlsx', [0, 0, 0, 0xe9], true],
  ['prices.xlsx', [0x6e, 0x61, 0x6d, 0x65], false],
  ['prices.csv', [0x50, 0x4b, 0x03, 0x04, 0xe9], false],
])('%s of %j is damaged: %s', async (name, bytes, isDamaged) => {
  const read = await readListFile(new File([Uint8Array.from(bytes)], name), () =>
    Promise.resolve(null),
  )
  expect(read.isDamaged).toBe(isDamaged)
})

test('a workbook is sent as its first sheet', async () => {
  const sheets = [
    { name: 'Rice', csv: 'name\nBasmati' },
    { name: 'Oil', csv: 'name\nGhee' },
  ]
  const file = fileOf(Uint8Array.of(0x50, 0x4b, 0x03, 0x04))
  const read = await readListFile(file, () => Promise.resolve(sheets))
  expect(await read.content.text()).toBe('name\nBasmati')
  expect(read).toMatchObject({ sheet: 'Rice', sheets })
})

test('the beginning of a long list ends with a line, a short one is whole', async () => {
  const line = `${'é'.repeat(50)},5\n`
  const text = await (await beginningOf(new Blob([line.repeat(2000)]))).text()
  expect(text.endsWith(line)).toBe(true)
  expect(text.length).toBeLessThan(64 * 1024)
  const short = new Blob(['name'])
  expect(await beginningOf(short)).toBe(short)
})

test.each([
  [20 * 1024 * 1024, false],
  [60 * 1024 * 1024, true],
])('of %i bytes: too large? %s', (size, answer) => {
  expect(isTooLarge({ size })).toBe(answer)
})
