import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, contact, placed } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'

type Previewed = { number: number; version: number; name: string; refused: string | null }

const heading = 'sku,name,department,price,offer price,stock\n'
const address = 'admin/products/bulk-changes'
const dearer = { kind: 'percent', price: 'list', direction: 'up', percent: 10, roundTo: 5 }

async function openOffice(
  rows: readonly string[] = [
    'G-1,Desi Gur,Gur,220,,12',
    'G-2,Shakkar,Gur,180,,',
    'G-3,Misri,Gur,155,150,7',
  ],
) {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const list = Buffer.from(heading + rows.join('\n'))
  const { status } = await clerk.send('POST', 'admin/products/import', list, { 'content-type': 'text/csv' }) // prettier-ignore
  expect(status).toBe(200)
  const preview = async (change: object, of: object = { category: 'gur' }) =>
    (await clerk.post(`${address}/preview`, { ...of, change })).body.data
  const seen = (products: readonly Previewed[]) =>
    products.filter(({ refused }) => refused === null).map(({ number, version }) => ({ number, version })) // prettier-ignore
  const apply = (
    change: object,
    products: readonly Previewed[],
    key?: string,
    by: Caller = clerk,
  ) => by.post(address, { change, products: seen(products) }, key ? { 'idempotency-key': key } : {})
  const prices = async () =>
    (await shop.db.all<{ sku: string; list_price: number }>`
      select sku, list_price from product where sku like 'G-%' order by sku`).map((row) => row.list_price / 100) // prettier-ignore
  return { shop, clerk, preview, apply, prices }
}

test('many prices are previewed, changed and undone', async () => {
  const { shop, clerk, preview, apply, prices } = await openOffice()
  const { products, unchanged } = await preview(dearer)
  expect(unchanged).toBe(0)
  expect(products).toMatchObject([
    { name: 'Misri', refused: null, changes: [{ field: 'retail.list', before: 155, after: 170 }] },
    { name: 'Shakkar', changes: [{ field: 'retail.list', unit: 'rupees', before: 180, after: 200 }] }, // prettier-ignore
    { name: 'Desi Gur', changes: [{ field: 'retail.list', before: 220, after: 240 }] },
  ])
  expect(await prices()).toEqual([220, 180, 155])

  const changed = await apply(dearer, products)
  expect(changed.body.data).toMatchObject({ changed: 3, kept: [] })
  expect(await prices()).toEqual([240, 200, 170])

  const { id } = changed.body.data
  const past = (await clerk.get('admin/imports')).body.data
  expect(past.find((one: { id: string }) => one.id === id)).toMatchObject({
    change: dearer,
    changed: 3,
    added: 0,
  })
  // An order in between keeps its price and does not stand in the way: no stock was changed.
  const { data: shakkar } = (await clerk.get(`admin/products/${products[1].number}`)).body
  const bought = buyNow(550, [{ product: shakkar.id, quantity: 2 }], { contact })
  const order = await placed(shop.guest(), bought)
  expect((await clerk.post(`admin/imports/${id}/undo`)).body.data).toMatchObject({
    change: dearer,
    restored: 3,
    kept: 0,
  })
  expect(await prices()).toEqual([220, 180, 155])
  expect((await clerk.get(`admin/orders/${order._id}`)).body.data).toMatchObject({ total: 550 })
  await expectSoundLedger(shop)
})

test('the preview names unchangeable products, and they stay unchanged', async () => {
  const { preview, apply, prices } = await openOffice()
  const cheaper = { ...dearer, direction: 'down', percent: 5 }
  const { products } = await preview(cheaper)
  const misri = products.find(({ name }: Previewed) => name === 'Misri')
  expect(misri).toMatchObject({ changes: [], refused: expect.stringMatching(/offer/i) })
  expect(
    (
      await apply(
        cheaper,
        products.map((one: Previewed) => ({ ...one, refused: null })),
      )
    ).body.data,
  ).toMatchObject({
    // prettier-ignore
    changed: 2,
    kept: [{ name: 'Misri', code: 'offer_not_lower', reason: misri.refused }],
  })
  expect(await prices()).toEqual([210, 170, 155])
  // Products that already have the value don't change.
  expect((await preview({ kind: 'publish' })).unchanged).toBe(3)
})

test("a colleague's change is not overwritten, and a deleted product is named", async () => {
  const { clerk, preview, apply, prices } = await openOffice()
  const { products } = await preview(dearer)
  const [misri, shakkar] = products
  await clerk.patch(`admin/products/${misri.number}`, { listPrice: 160 })
  await clerk.send('DELETE', `admin/products/${shakkar.number}`)
  const { body } = await apply(dearer, products)
  expect(body.data).toMatchObject({ changed: 1 })
  expect(body.data.kept).toMatchObject([{ name: 'Misri', code: 'changed_meanwhile' }, { number: shakkar.number }]) // prettier-ignore
  expect((await prices()).filter((price) => price !== 180)).toEqual([240, 160])
})

test('a retry with the same key changes nothing; keys are per person', async () => {
  const { shop, preview, apply, prices } = await openOffice()
  const { products } = await preview(dearer)
  const [first, second] = await Promise.all([
    apply(dearer, products, 'a-key-of-mine'),
    apply(dearer, products, 'a-key-of-mine'),
  ])
  expect(first.body).toEqual(second.body)
  expect((await apply(dearer, products, 'a-key-of-mine')).body).toEqual(first.body)
  expect(await prices()).toEqual([240, 200, 170])
  const owner = await shop.as('owner')
  expect((await apply(dearer, products, 'a-key-of-mine', owner)).body.data).toMatchObject({
    id: null,
    changed: 0,
    kept: [{}, {}, {}],
  })
  expect(await shop.db.all`select seq from event where kind = 'products.changed'`).toHaveLength(1)
  await expectSoundLedger(shop)
})

test('500 products in parts, each whole, and undone', async () => {
  const { shop, clerk, preview, apply, prices } = await openOffice(
    Array.from({ length: 500 }, (_, at) => `G-${at + 1000},Gur no. ${at},Gur,${at + 100},,`),
  )
  const before = await prices()
  const { products } = await preview(dearer)
  expect(products).toHaveLength(500)
  const { id } = (await apply(dearer, products)).body.data
  expect(await prices()).toEqual(before.map((price) => Math.round((price * 110) / 500) * 5))
  expect((await clerk.post(`admin/imports/${id}/undo`)).body.data).toMatchObject({ restored: 500 })
  expect(await prices()).toEqual(before)
  await expectSoundLedger(shop)
})

test('offers for a time, categories and what is in the shop change too', async () => {
  const { shop, clerk, preview, apply } = await openOffice()
  const until = '2031-01-01T00:00:00.000Z'
  const offer = { kind: 'offer', percent: 20, roundTo: 1, until }
  await apply(offer, (await preview(offer)).products)
  const found = async (code: string) => (await clerk.get(`admin/products?q=${code}`)).body.data[0]
  expect(await found('G-1')).toMatchObject({ offerPrice: 176, offerFrom: null, offerUntil: until })

  const move = { kind: 'category', mainCategory: 'Sweet', subCategory: 'Sugar', itemCategory: 'Gur' } // prettier-ignore
  const moved = await apply(move, (await preview(move)).products)
  expect(await found('G-2')).toMatchObject({ categoryPath: 'sweet/sugar/gur' })
  expect((await preview({ kind: 'offer-end' }, { category: 'sweet/sugar' })).products).toHaveLength(3) // prettier-ignore
  expect((await preview({ kind: 'offer-end' }, { category: 'gur' })).products).toHaveLength(0)
  expect((await preview({ kind: 'unpublish' }, { q: 'misri', only: 'on-offer' })).products).toHaveLength(1) // prettier-ignore
  await clerk.post(`admin/imports/${moved.body.data.id}/undo`)
  expect(await found('G-2')).toMatchObject({ mainCategory: 'Gur', offerPrice: 144 })
  await expectSoundLedger(shop)
})

const wrong: [string, object][] = [
  ['a change of no kind', { kind: 'free' }],
  ['no percent', { ...dearer, percent: 0 }],
  ['too much', { ...dearer, percent: 501 }],
  ['a thousandth', { ...dearer, percent: 1.005 }],
  ['a price that there is not', { ...dearer, price: 'cost' }],
  ['a step of its own', { ...dearer, roundTo: 3 }],
  ['no amount', { ...dearer, kind: 'amount', amount: '1,5' }],
  ['an offer of all', { kind: 'offer', percent: 100, roundTo: 1 }],
  ['a day that is none', { kind: 'offer', percent: 10, roundTo: 1, until: '2026-02-30' }],
  ['half a category', { kind: 'category', mainCategory: 'Sweet' }],
]

test('what makes no sense is refused with a sentence, and changes nothing', async () => {
  const { clerk, preview, prices } = await openOffice()
  const [one] = (await preview(dearer)).products
  const products = [{ number: one.number, version: one.version }]
  for (const [what, change] of wrong) {
    const reply = await clerk.post(address, { change, products })
    expect([what, reply.status]).toEqual([what, 400])
    expect(reply.body.message).not.toBe('')
    expect((await clerk.post(`${address}/preview`, { change })).status).toBe(400)
  }
  for (const given of [[], [...products, ...products], [{ number: one.number }]])
    expect((await clerk.post(address, { change: dearer, products: given })).status).toBe(400)
  expect((await clerk.post(address, { change: dearer, products }, { 'idempotency-key': 'short' })).status).toBe(400) // prettier-ignore
  expect(await prices()).toEqual([220, 180, 155])
})
