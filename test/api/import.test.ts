import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPriceListApart } from '#server/import/read-price-list-apart.ts'
import { forFile } from '../support/clean-up.ts'
import { fillWithCast } from '../support/cast.ts'
import { makeTestDatabase } from '../support/database.ts'
import { dumpOf } from '../support/dump.ts'
import { type Caller, openShop } from '../support/shop.ts'
import { uploadedLists } from '../support/uploaded-lists.ts'

const path = 'admin/products/import'
const list =
  'sku,name,department,price,offer,stock\nG-1,Desi Gur,Sugar,220,200,12\nG-2,Shakkar,Sugar,,,\nG-1,Desi Gur,Sugar,220,200,12\n'
const bring = (
  caller: Caller,
  content: string | Buffer,
  query = '',
  type = 'text/csv; charset=utf-8',
) => caller.send('POST', `${path}${query}`, Buffer.from(content), { 'content-type': type })

const leftovers = uploadedLists()

test('an import reports imported and refused rows with lines, and guests see it at once', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const clerk = await shop.as('clerk')
  const found = async () => (await shop.guest().get('shoppingitems?q=gur')).body.total
  expect(await found()).toBe(0)
  expect(await bring(clerk, list, '?dryRun=1')).toMatchObject({
    status: 200,
    body: { data: { dryRun: true, rows: 3, added: 1, refused: 1, repeated: 1 } },
  })
  expect(await found()).toBe(0)
  const { body } = await bring(clerk, list)
  expect(body.data).toEqual({
    id: expect.any(String),
    dryRun: false,
    rows: 3,
    added: 1,
    changed: 0,
    unchanged: 0,
    repeated: 1,
    refused: 1,
    noted: 0,
    effect: {
      raised: 0,
      lowered: 0,
      prices: [],
      products: [
        { name: 'Desi Gur', pack: '', price: 200, categoryNames: ['Sugar', 'Sugar', 'Sugar'] },
      ],
      categoryCount: 1,
      categories: [{ names: ['Sugar', 'Sugar', 'Sugar'], products: 1 }],
    },
    headings: ['sku', 'name', 'department', 'price', 'offer', 'stock'],
    headingsLine: 1,
    decimal: 'point',
    rejected: [
      {
        line: 3,
        name: 'Shakkar',
        cells: ['G-2', 'Shakkar', 'Sugar', '', '', ''],
        kind: 'refused',
        code: 'missing',
        reason: 'the list price is missing',
      },
      {
        line: 4,
        name: 'Desi Gur',
        cells: ['G-1', 'Desi Gur', 'Sugar', '220', '200', '12'],
        kind: 'repeated',
        code: 'repeats',
        reason: 'repeats line 2',
      },
    ],
  })
  expect(await found()).toBe(1)
  const audits = await shop.db
    .all`select actor as account_id from event where kind = 'products.imported'`
  expect(audits).toEqual([{ account_id: 'clerk' }])
  expect((await bring(clerk, list)).body.data).toMatchObject({ added: 0, unchanged: 1 })
  expect(
    (await bring(clerk, list.replace('200,12', '190,12'), '?pricesOnly=1')).body.data,
  ).toMatchObject({ changed: 1 })
  expect(
    (await bring(clerk, list.replaceAll('G-1,Desi', 'G-3,Kala'), '?draft=1')).body.data,
  ).toMatchObject({ added: 1 })
  expect(await found()).toBe(1)
  expect(leftovers()).toEqual([])
})

const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.from(list))])

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each<[string, string | Buffer, RegExp]>([
  ['nothing', '', /empty/],
  ['a workbook', zip, /workbook or an archive/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /not text/],
  ['another encoding', Buffer.from(list.replace('Desi', 'D\u00e9si'), 'latin1'), /not in UTF-8/],
  ['UTF-16 that does not say so', Buffer.from(list, 'utf16le'), /not text/],
  ['other columns', 'colour,weight\nred,5', /no column for the name, .*“weight”\.$/],
  ['an open quotation mark', `${list}"open`, /never closed/],
])('%s is refused in a sentence, and nothing is written', async (_, content, says) => {
  const shop = shopOfFile()
  const clerk = await shop.as('clerk')
  const before = await dumpOf(shop.db)
  const reply = await bring(clerk, content)
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'list_unreadable', message: expect.stringMatching(says) },
  })
  expect(await dumpOf(shop.db)).toEqual(before)
  expect(leftovers()).toEqual([])
})

test('an invalid list, a too long one, and one from a customer are refused', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  expect((await bring(clerk, '{}', '', 'application/json')).status).toBe(415)
  expect((await bring(clerk, list, '', 'text/plain')).status).toBe(415)
  expect((await bring(clerk, list, '?dryRun=maybe')).status).toBe(400)
  for (const size of [20 * 1024 * 1024 + 1, 60 * 1024 * 1024])
    expect(await bring(clerk, Buffer.alloc(size, 'x'))).toMatchObject({
      status: 413,
      body: { code: 'list_too_large' },
    })
  expect((await bring(shop.guest(), list)).status).toBe(401)
  expect((await bring(await shop.as('hina'), list)).status).toBe(403)
  expect(
    (await clerk.send('POST', 'message', Buffer.from(list), { 'content-type': 'text/csv' })).status,
  ).toBe(415)
  expect((await clerk.get('admin/products?q=gur')).body.total).toBe(0)
  expect(leftovers()).toEqual([])
})

test('a thread imports a list over its own connection, and its writes are visible at once', async () => {
  const address = await makeTestDatabase(fillWithCast)
  const shop = await openShop({
    address,
    cacheFor: 60_000,
    readPriceList: (sent, onProgress) => readPriceListApart(address, sent, onProgress),
  })
  await shop.events.poll() // as a server does before it opens
  const clerk = await shop.as('clerk')
  const found = async () => (await shop.guest().get('shoppingitems?q=gur')).body.total
  expect(await found()).toBe(0)
  expect((await bring(clerk, list)).body.data).toMatchObject({
    rows: 3,
    added: 1,
    refused: 1,
    repeated: 1,
    rejected: [
      { line: 3, code: 'missing' },
      { line: 4, code: 'repeats' },
    ],
  })
  expect(await found()).toBe(1)
  const refused = await bring(clerk, 'name,price\nGur,5\n')
  expect(refused).toMatchObject({ status: 400, body: { code: 'list_unreadable' } })
  expect(refused.body.message).toMatch(/category/)
})

test('a thread that does not reach the database: 503, as from any other call', async () => {
  const nowhere = { server: 'postgres://nobody@127.0.0.1:1/nothing' }
  const shop = await openShop({
    readPriceList: (sent, onProgress) => readPriceListApart(nowhere, sent, onProgress),
  })
  expect(await bring(await shop.as('clerk'), list)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { code: 'unavailable' },
  })
  expect(leftovers()).toEqual([])
})
