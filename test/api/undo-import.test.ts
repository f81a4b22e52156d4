import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, placed } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'

const heading = 'sku,name,department,price,stock\n'
const rows = ['G-1,Desi Gur,Sugar,220,12', 'G-2,Shakkar,Sugar,180,', 'G-3,Misri,Sugar,150,7']

async function openOffice() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const bring = async (...lines: string[]) => {
    const reply = await clerk.send('POST', 'admin/products/import?file=gur.csv', Buffer.from(heading + lines.join('\n')), { 'content-type': 'text/csv' }) // prettier-ignore
    expect(reply.status).toBe(200)
    return reply.body.data.id as string
  }
  const undo = (id: string, by: Caller = clerk) => by.post(`admin/imports/${id}/undo`)
  const found = async (sku: string) => (await clerk.get(`admin/products?q=${sku}`)).body.data[0]
  const state = async () => [
    await shop.db.all`select * from product order by id`,
    await shop.db.all`select id, product_id, change from stock_entry order by id`,
  ]
  return { shop, clerk, bring, undo, found, state }
}

test('undoing an import deletes added and restores changed products; a repeat changes nothing', async () => {
  const { shop, clerk, bring, undo, found, state } = await openOffice()
  const before = await state()
  const first = await bring(...rows)
  await bring(...rows.slice(1))
  const second = await bring('G-1,Gur of Sindh,Sweeteners,240,30', 'G-4,Honey,Sugar,900,')
  const listed = (await clerk.get('admin/imports')).body.data.find((one: { id: string }) => one.id === second) // prettier-ignore
  expect(listed).toMatchObject({
    id: second,
    file: 'gur.csv',
    added: 1,
    changed: 1,
    undoneAt: null,
  })
  expect((await clerk.get(`admin/imports/${second}`)).body.data).toMatchObject({
    undo: { removed: 1, restored: 1, kept: 0 },
    keptProducts: [],
  })
  const done = await undo(second)
  expect(done).toMatchObject({
    status: 200,
    body: { data: { removed: 1, restored: 1, kept: 0, undoneAt: expect.any(String) } },
  })
  expect(await found('G-4')).toBeUndefined()
  expect(await found('G-1')).toMatchObject({
    name: 'Desi Gur',
    mainCategory: 'Sugar',
    listPrice: 220,
    stock: 12,
  })
  const after = await state()
  expect((await undo(second)).body).toEqual(done.body)
  expect(await state()).toEqual(after)
  // The one before it can be undone next.
  expect((await undo(first)).body.data).toMatchObject({ removed: 3, restored: 0, kept: 0 })
  expect(await state()).toEqual(before)
  expect((await shop.guest().get('shoppingitems?q=gur')).body.total).toBe(0)
  const again = await bring(...rows)
  expect((await clerk.get(`admin/imports/${again}`)).body.data.added).toBe(3)
  expect(await found('G-1')).toMatchObject({ published: true })
  await expectSoundLedger(shop)
})

test('imports are undone one after another, the last one first', async () => {
  const { shop, bring, undo, found, state } = await openOffice()
  const before = await state()
  const runs = []
  for (const price of [220, 230, 240]) runs.push(await bring(`G-1,Desi Gur,Sugar,${price},12`))
  expect((await undo(runs[2] ?? '')).body.data).toMatchObject({ restored: 1, kept: 0 })
  expect((await undo(runs[1] ?? '')).body.data).toMatchObject({ restored: 1, kept: 0 })
  expect(await found('G-1')).toMatchObject({ listPrice: 220 })
  expect((await undo(runs[0] ?? '')).body.data).toMatchObject({ removed: 1, kept: 0 })
  expect(await state()).toEqual(before)
  await expectSoundLedger(shop)
})

test('an import with another after it on the same product leaves that product alone', async () => {
  const { bring, undo, found } = await openOffice()
  const first = await bring(...rows)
  await bring('G-1,Desi Gur,Sugar,230,12')
  expect((await undo(first)).body.data).toMatchObject({ removed: 2, kept: 1 })
  expect(await found('G-1')).toMatchObject({ listPrice: 230 })
})

test('products ordered or changed since are listed and stay', async () => {
  const { shop, clerk, bring, undo, found } = await openOffice()
  const id = await bring(...rows)
  const ordered = await found('G-1')
  await placed(await shop.as('amina'), buyNow(370, [{ product: ordered.id, quantity: 1 }]))
  const changed = await found('G-2')
  await clerk.patch(`admin/products/${changed.id}`, { listPrice: 185 })
  const { data } = (await undo(id)).body
  expect(data).toMatchObject({ removed: 1, restored: 0, kept: 2 })
  expect(data.keptProducts).toEqual([
    { number: ordered.number, name: 'Desi Gur', why: 'ordered' },
    { number: changed.number, name: 'Shakkar', why: 'changed' },
  ])
  expect(await found('G-1')).toMatchObject({ stock: 11, listPrice: 220 })
  expect(await found('G-2')).toMatchObject({ listPrice: 185 })
  expect(await found('G-3')).toBeUndefined()
  await expectSoundLedger(shop)
})

test('one that two undo at once is undone once', async () => {
  const { shop, bring, undo, clerk } = await openOffice()
  const id = await bring(...rows)
  const both = await Promise.all([undo(id), undo(id, await shop.as('owner'))])
  for (const { status, body } of both) {
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ removed: 3, kept: 0 })
  }
  const events = await shop.db.all`select seq from event where kind = 'products.import-undone'`
  expect(events).toHaveLength(1)
  expect((await clerk.get('admin/imports')).body.data).toMatchObject([{ id, removed: 3 }])
})

test('one that is not there is refused', async () => {
  const { undo } = await openOffice()
  expect(await undo('none')).toMatchObject({ status: 404, body: { message: /not there/ } })
})

test('the ledger keeps every entry but those of a product that is removed', async () => {
  const { shop, bring } = await openOffice()
  await bring(...rows)
  await expect(shop.db.run`delete from stock_entry where order_id is null`).rejects.toThrow(/only ever added to/) // prettier-ignore
})
