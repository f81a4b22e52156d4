import { expect, test } from 'vitest'
import { type ListRow, readList } from './read-list.ts'

/** The bytes in pieces of any size: a letter may be cut in two. */
const source = (bytes: string | Uint8Array, size = 7) =>
  async function* () {
    const all = Buffer.from(bytes)
    for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size)
  }
const read = async (bytes: string | Uint8Array, size?: number) => {
  const rows: ListRow[] = []
  for await (const row of readList(source(bytes, size))) rows.push(row)
  return rows
}

test('rows tell the line on which they begin', async () => {
  expect(await read('\ufeffname,price\r\n"Atta,\r\nfine",5\r\n\r\nچائے,6\r\n')).toEqual([
    { line: 1, cells: ['name', 'price'] },
    { line: 2, cells: ['Atta,\nfine', '5'] },
    { line: 5, cells: ['چائے', '6'] },
  ])
})

test('lines may end as on old machines', async () => {
  expect((await read('a,b\rc,d\r')).map(({ line }) => line)).toEqual([1, 2])
})

test.each([';', '\t'])('columns may be separated by %j', async (sign) => {
  expect(
    (await read(`a${sign}"b,c"${sign}d\n1${sign}2${sign}3`, 100)).map(({ cells }) => cells),
  ).toEqual([
    ['a', 'b,c', 'd'],
    ['1', '2', '3'],
  ])
})

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test.each([
  ['as Excel saves “Unicode text”', utf16('name\tprice\r\nچائے\t5\r\n')],
  ['the other way round', utf16('name\tprice\r\nچائے\t5\r\n').swap16()],
  ['in UTF-8 with its mark', '\ufeffname;price\r\nچائے;5\r\n'],
])('a list %s is read', async (_, bytes) => {
  expect((await read(bytes, 3)).map(({ cells }) => cells)).toEqual([
    ['name', 'price'],
    ['چائے', '5'],
  ])
})

test.each(['sep=;\r\n', '\ufeffsep=;\r\n', '"sep=;"\n', 'sep=;\r'])(
  'a first line %j sets the separator and is not a row',
  async (line) => {
    expect(await read(`${line}name;a,b\nAtta;1,5\n`, 3)).toEqual([
      { line: 2, cells: ['name', 'a,b'] },
      { line: 3, cells: ['Atta', '1,5'] },
    ])
  },
)

test('problems below such a line are reported with their line number', async () => {
  await expect(read('sep=|\nname|price\nTea|6\n"Atta|5\n')).rejects.toMatchObject({
    params: { fault: { code: 'openQuote', line: 4 } },
  })
})

const latin = Buffer.concat([
  Buffer.from('name,price\nAtta,5\nCr'),
  Buffer.from([0xe8]),
  Buffer.from('me,6\n'),
])

test.each([
  ['nothing', '', { code: 'empty' }],
  ['Windows-1252', latin, { code: 'notUtf8', line: 3 }],
  ['UTF-16 that does not say so', Buffer.from('name,price', 'utf16le'), { code: 'notText' }],
  ['a workbook', Buffer.from('PK\u0003\u0004 and so on'), { code: 'workbook' }],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    { code: 'notText' },
  ],
  ['an open quotation mark', 'name,price\n"Atta,5\nTea,6\n', { code: 'openQuote', line: 2 }],
  [
    'one after blank lines and a cell of several',
    'name,price\r\nچائے,1\r\n\r\n\r\n"a\r\nb","Atta,5\r\nTea,6\r\n',
    { code: 'openQuote', line: 6 },
  ],
  [
    'one that makes a row too long',
    `name,price\nAtta,5\n\n"Tea,6\n${'Rice,7\n'.repeat(40_000)}`,
    { code: 'rowTooLong', line: 4 },
  ],
  ['a row without end', `name,price\n${'x'.repeat(200_100)},5`, { code: 'rowTooLong', line: 2 }],
])('%s is refused', async (_, bytes, fault) => {
  await expect(read(bytes, 64)).rejects.toMatchObject({
    code: 'list_unreadable',
    params: { fault },
  })
})
