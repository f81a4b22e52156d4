import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { insertRun } from '#shop/catalogue/import/import-runs.store.ts'
import { dumpOf } from '../support/dump.ts'
import { type Caller, openShop } from '../support/shop.ts'

const run = '00000000-0000-4000-8000-00000000000a'
const send = (caller: Caller, path: string, content: string | Buffer) =>
  caller.send('POST', path, Buffer.from(content), { 'content-type': 'text/csv' })
const importList = (caller: Caller, content: string | Buffer, query: string) =>
  send(caller, `admin/products/import?${query}`, content)
const progressOf = (caller: Caller, id = run) => caller.get(`admin/imports/runs/${id}`)

test('the preview of a list names the field of each column', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const list = '\ufeffItem;MRP;Colour of lid;Qty\nGur;220;red;12\nShakkar;1.250,50;blue;7\n'
  const before = await dumpOf(shop.db)
  expect((await send(clerk, 'admin/products/import/preview', list)).body.data).toEqual({
    headings: ['Item', 'MRP', 'Colour of lid', 'Qty'],
    columns: ['name', 'price', null, 'stock'],
    missing: ['category'],
    headingsLine: 1,
    lines: [
      { line: 1, text: 'Item, MRP, Colour of lid, Qty' },
      { line: 2, text: 'Gur, 220, red, 12' },
      { line: 3, text: 'Shakkar, 1.250,50, blue, 7' },
    ],
    decimal: 'comma',
    rows: [
      ['Gur', '220', 'red', '12'],
      ['Shakkar', '1.250,50', 'blue', '7'],
    ],
  })
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])
  expect((await send(clerk, 'admin/products/import/preview', picture)).body).toMatchObject({
    code: 'list_unreadable',
    message: expect.stringMatching(/not text/),
  })
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('chosen fields override the headings of columns', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const list = 'A,B,Price,Name\nGur,220,5,nobody\n'
  const columns = ['name:A', 'price:B', 'category:Name', 'offer:', 'stock:']
    .map((one) => `column=${encodeURIComponent(one)}`)
    .join('&')
  expect((await importList(clerk, list, columns)).body.data).toMatchObject({ added: 1, refused: 0 })
  const [made] = (await clerk.get('admin/products?q=gur')).body.data
  expect(made).toMatchObject({ name: 'Gur', listPrice: 220, offerPrice: null })
  for (const [column, says] of [
    ['name:Z', /no column “Z”/],
    ['weight:A', /no field “weight”/],
  ] as const)
    expect((await importList(clerk, list, `column=${column}`)).body.message).toMatch(says)
  expect((await importList(clerk, list, 'column=name')).status).toBe(400)
})

/** Every tenth of them, or what `every` says, has no price. */
const long = (rows: number, every = 10) =>
  Buffer.from(
    `\ufeffcode;name;category;price\r\n${Array.from(
      { length: rows },
      (_, n) => `R-${n};Rice ${n};Rice;${n % every === 3 ? '' : 100 + n}\r\n`,
    ).join('')}`,
  )

test('a long list with problems reports progress and result to its sender', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const sending = importList(clerk, long(1200), `run=${run}`)
  const seen: string[] = []
  for (let tries = 0; tries < 400 && seen.at(-1) !== 'done'; tries += 1) {
    const { status, body } = await progressOf(clerk)
    seen.push(status === 404 ? 'not there yet' : body.data.state)
    await wait(5)
    // The shop serves customers during an import.
    expect((await shop.guest().get('shoppingitems/apples')).status).toBe(200)
  }
  const { data } = (await sending).body
  expect(data).toMatchObject({ rows: 1200, added: 1080, refused: 120 })
  expect(data.rejected).toHaveLength(120)
  expect(seen).toContain('reading')
  expect((await progressOf(clerk)).body.data).toMatchObject({ state: 'done', report: data })
  expect((await progressOf(owner)).status).toBe(404)
})

test('of 50,000 rows the 200 bad ones are named, each with its line, before anything is written', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { data } = (await importList(clerk, long(50_000, 250), 'dryRun=1')).body
  expect(data).toMatchObject({ rows: 50_000, added: 49_800, refused: 200, repeated: 0 })
  const lines = data.rejected.map(({ line }: { line: number }) => line)
  expect(lines).toEqual(Array.from({ length: 200 }, (_, index) => 250 * index + 5))
  expect((await clerk.get('admin/products?q=rice')).body.total).toBe(0)
})

test('long problem rows are reported as far as they fit into an answer', async () => {
  const shop = await openShop()
  const row = `Gur,Sugar,220,${'x'.repeat(50_000)}\n`
  const list = `name,category,price,description\n${row.repeat(30)}`
  const { data } = (await importList(await shop.as('clerk'), list, `run=${run}`)).body
  expect(data).toMatchObject({
    refused: 30,
    headings: ['name', 'category', 'price', 'description'],
  })
  expect(data.rejected).toHaveLength(20)
  expect(data.rejected[0].cells).toEqual(row.trim().split(','))
})

test('a list that is sent again under its run is read once, one that broke off begins again', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const list = 'name,category,price\nGur,Sugar,220\n'
  const both = await Promise.all([1, 2].map(() => importList(clerk, list, `run=${run}`)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(
    both.every(({ status }) => status === 200) ? [200, 200] : [200, 409],
  )
  const again = await importList(clerk, list, `run=${run}`)
  expect(again.body.data).toMatchObject({ added: 1, unchanged: 0 })
  const other = '00000000-0000-4000-8000-00000000000b'
  expect((await importList(clerk, 'no list', `run=${other}`)).status).toBe(400)
  expect((await progressOf(clerk, other)).body.data.state).toBe('broken')
  expect((await importList(clerk, list, `run=${other}`)).body.data).toMatchObject({ unchanged: 1 })
  const dead = '00000000-0000-4000-8000-00000000000c'
  await insertRun(shop.db, dead, 'clerk', shop.now())
  expect((await importList(clerk, list, `run=${dead}`)).body.code).toBe('import_running')
  shop.later(61_000)
  expect((await progressOf(clerk, dead)).body.data.state).toBe('broken')
  expect((await importList(clerk, list, `run=${dead}`)).status).toBe(200)
})

test('a list whose upload stops in the middle leaves nothing', async () => {
  const shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const clerk = await shop.as('clerk')
  const before = await dumpOf(shop.db)
  const head = `POST /api/v1/admin/products/import?run=${run} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: sid=${clerk.cookies.get('sid')}\r\ncontent-type: text/csv\r\ncontent-length: 999999\r\n\r\n`
  await new Promise<void>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      socket.write(long(500))
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('error', () => undefined).on('close', () => done())
  })
  expect((await progressOf(clerk)).status).toBe(404)
  expect(await dumpOf(shop.db)).toEqual(before)
})
