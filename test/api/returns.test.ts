import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buyNow, cartOrder, contact, delivered } from '../support/orders.ts'
import { phonePhoto, pngPhoto } from '../support/pictures.ts'
import { loadPages } from '#server/load-pages.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const input = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'Two are rotten' }
const ask = (who: Caller, id: string, fields: Record<string, string> = {}, photo?: Uint8Array) =>
  who.form(
    `order/${id}/return`,
    { ...input, ...fields },
    photo && { content: photo, field: 'photo' },
  )
const photosOf = (shop: TestShop) =>
  readdirSync(join(shop.dataFolder, 'returns'), { withFileTypes: true }).map(({ name }) => name)

/** Apples spoil, chai does not. */
async function openWithOrder(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  await shop.db.run`update product set perishable = 1 where id = 'apples'`
  const amina = await shop.as('amina')
  const both = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const id = await delivered(shop, amina, cartOrder(1129.5, both))
  return { shop, amina, clerk: await shop.as('clerk'), id }
}

test('asked for with a photo, seen with the order, decided once by staff', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const asked = await ask(amina, id, {}, await phonePhoto())
  expect(asked).toMatchObject({ status: 201, body: { statuscode: 201 } })
  const [mine] = (await amina.get(`order/${id}`)).body.data.returns
  expect(mine).toEqual(asked.body.data.returns[0])
  expect(mine).toMatchObject({
    product: 'apples',
    quantity: 1,
    kind: 'damaged',
    reason: 'Two are rotten',
    photo: true,
    state: 'asked',
    decidedAt: null,
    note: null,
    refund: null,
  })
  expect((await clerk.get('admin/returns?q=apples')).body.total).toBe(1)
  expect((await clerk.get('admin/returns?q=chai')).body.total).toBe(0)
  const list = await clerk.get('admin/returns?state=asked&q=apples')
  expect(list.body).toMatchObject({
    total: 1,
    data: [
      {
        id: mine._id,
        orderId: id,
        productName: 'Kala Kulu Apples',
        contact: { name: 'Amina Siddiqui' },
      },
    ],
  })
  expect((await clerk.get('admin/returns?state=refused')).body).toEqual({ data: [], total: 0 })
  shop.later(1000)
  const { quote } = list.body.data[0]
  expect(quote.cash).toBeGreaterThan(0)
  // Accepting pays what the list said.
  expect(
    (await clerk.patch(`admin/returns/${mine._id}`, { state: 'accepted' })).body.data,
  ).toMatchObject({ state: 'accepted', decidedAt: expect.any(String), refund: quote, quote: null })
  expect((await clerk.get(`admin/returns/${mine._id}`)).body.data).toMatchObject({ orderId: id })
  expect((await clerk.patch(`admin/returns/${mine._id}`, { state: 'refused' })).body).toMatchObject(
    { statuscode: 409, code: 'return_decided' },
  )
  expect((await clerk.patch('admin/returns/none', { state: 'refused' })).status).toBe(404)
  expect((await clerk.patch(`admin/returns/${mine._id}`, { state: 'asked' })).status).toBe(400)
  const entries = await shop.db
    .all`select actor as account_id, kind as action, subject, data as details from event where kind in ('return.accepted', 'return.refused')`
  expect(entries).toEqual([
    {
      account_id: 'clerk',
      action: 'return.accepted',
      subject: mine._id,
      details: JSON.stringify({ order: id, restocked: false }),
    },
  ])
})

test('an invalid return is refused with a sentence, and saves nothing', async () => {
  const { shop, amina, id } = await openWithOrder()
  const photo = await pngPhoto()
  const rows: [
    what: string,
    fields: Record<string, string>,
    photo: Uint8Array | undefined,
    status: number,
    code: string,
  ][] = [
    ['fresh, without a photo', {}, undefined, 400, 'return_photo_missing'],
    ['fresh, not wanted', { kind: 'unwanted' }, photo, 409, 'return_perishable'],
    ['what was not bought', { product: 'atta' }, photo, 400, 'return_nothing'],
    ['more than was delivered', { quantity: '3' }, photo, 400, 'return_too_many'],
    ['none', { quantity: '0' }, photo, 400, 'return_too_many'],
    ['a word for a number', { quantity: 'all' }, photo, 400, 'return_too_many'],
    ['no reason', { reason: ' ' }, photo, 400, 'return_reason_missing'],
    ['another kind', { kind: 'bored' }, photo, 400, 'return_kind_missing'],
    ['no picture', {}, Buffer.from('<svg><script>alert(1)</script></svg>'), 415, 'picture_type'],
  ]
  for (const [what, fields, content, status, code] of rows) {
    const reply = await ask(amina, id, fields, content)
    expect([what, reply.status, reply.body.code]).toEqual([what, status, code])
  }
  shop.later(3 * day + 1000)
  expect((await ask(await shop.as('amina'), id, {}, photo)).body.code).toBe('return_too_late')
  const clerk = await shop.as('clerk')
  expect((await clerk.get('admin/returns')).body.total).toBe(0)
  expect(photosOf(shop)).toEqual([])
})

test('never more than was delivered, however it is asked', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const photo = await pngPhoto()
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => ask(amina, id, { quantity: '2' }, photo)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  expect(photosOf(shop)).toHaveLength(1) // the others took theirs away again
  const [asked] = (await amina.get(`order/${id}`)).body.data.returns
  await clerk.patch(`admin/returns/${asked._id}`, { state: 'refused' })
  shop.later(1000)
  expect((await ask(amina, id, { quantity: '1' }, photo)).status).toBe(201) // refused: it may be asked again
  const [, again] = (await amina.get(`order/${id}`)).body.data.returns
  await clerk.patch(`admin/returns/${again._id}`, { state: 'accepted' })
  expect((await ask(amina, id, { quantity: '2' }, photo)).body.code).toBe('return_too_many')
  await expect(
    shop.db.run`update order_line set returned_quantity = 3 where product_id = 'apples'`,
  ).rejects.toThrow(/check constraint/i)
})

test('non-perishables can be returned as unwanted; a line stays perishable as ordered', async () => {
  const { shop, amina, id } = await openWithOrder()
  await shop.db.run`update product set perishable = 0`
  expect(
    (await ask(amina, id, { product: 'chai', kind: 'unwanted', reason: 'Too much' })).status,
  ).toBe(201)
  expect((await ask(amina, id, { kind: 'unwanted' })).body.code).toBe('return_perishable')
  const { products } = (await amina.get(`order/${id}`)).body.data
  expect(products.map((line: { perishable: boolean }) => line.perishable)).toEqual([true, false])
})

test('a photo is re-encoded, and only customer and staff see it', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  await ask(amina, id, {}, await phonePhoto())
  const [{ _id }] = (await amina.get(`order/${id}`)).body.data.returns
  const [name = ''] = photosOf(shop)
  const stored = readFileSync(join(shop.dataFolder, 'returns', name))
  expect(stored.toString('latin1')).not.toMatch(/SECRET-OWNER|Exif|GPS/)
  expect((await sharp(stored).metadata()).format).toBe('webp')
  const [own, staff] = [`order/${id}/return/${_id}/photo`, `admin/returns/${_id}/photo`]
  for (const reply of [await amina.get(own), await clerk.get(staff)]) {
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': 'inline; filename="return.webp"',
      },
    })
  }
  const bilal = await shop.as('bilal')
  for (const [who, path, status] of [
    [shop.guest(), own, 404],
    [bilal, own, 404],
    [clerk, own, 404],
    [shop.guest(), staff, 401],
    [amina, staff, 403],
    [amina, `order/${id}/return/none/photo`, 404],
    [clerk, 'admin/returns/none/photo', 404],
    [shop.guest(), `/media/returns/${name}`, 404],
    [shop.guest(), `/media/../returns/${name}`, 404],
    [shop.guest(), `/media/..%2freturns/${name}`, 404],
  ] as const)
    expect([path, (await who.get(path)).status]).toEqual([path, status])
})

test('a guest requests a return with cookie or key; others get no information', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const id = await delivered(shop, guest, buyNow(390, undefined, { contact }))
  const key = guest.cookies.get('guest')
  expect((await ask(shop.guest(), id)).status).toBe(401)
  for (const who of [await shop.as('amina'), await shop.as('clerk')]) {
    expect((await ask(who, id)).text).toBe((await ask(who, 'none')).text)
  }
  expect((await shop.guest().form(`order/${id}/return?key=${key}`, input)).status).toBe(201)
  expect((await ask(guest, id)).body.code).toBe('return_open')
})

test('several products in one request: all or none, once per key, with one photo', async () => {
  const { shop, amina, clerk, id } = await openWithOrder()
  const photo = await pngPhoto()
  const askAll = (products: object[] | string, key: string, content?: Uint8Array) =>
    amina.form(
      `order/${id}/return`,
      { products: JSON.stringify(products), reason: 'Not as ordered' },
      content && { content, field: 'photo' },
      { 'idempotency-key': key },
    )
  const apples = { product: 'apples', quantity: 2, kind: 'damaged' }
  const chai = { product: 'chai', quantity: 1, kind: 'unwanted', reason: 'Too much' }
  const rows: [products: object[] | string, content: Uint8Array | undefined, code: string][] = [
    [[apples, chai], undefined, 'return_photo_missing'],
    [[apples, { ...chai, quantity: 2 }], photo, 'return_too_many'],
    [[chai, { ...apples, kind: 'unwanted' }], photo, 'return_perishable'],
    [[chai, chai], photo, 'return_open'],
    [[], photo, 'return_nothing'],
    ['all of it', photo, 'return_nothing'],
  ]
  for (const [products, content, code] of rows)
    expect((await askAll(products, 'the-first-press', content)).body.code).toBe(code)
  expect((await amina.get(`order/${id}`)).body.data.returns).toEqual([])
  expect(photosOf(shop)).toEqual([])

  const press = () => askAll([apples, chai], 'the-first-press', photo)
  const replies = await Promise.all([press(), press(), press()])
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2)
  const { returns } = (await amina.get(`order/${id}`)).body.data
  expect(returns).toHaveLength(2)
  expect(returns).toContainEqual(expect.objectContaining({ ...apples, reason: 'Not as ordered' }))
  expect(returns).toContainEqual(expect.objectContaining(chai))
  expect(photosOf(shop)).toHaveLength(1)
  expect((await clerk.get('admin/returns')).body.total).toBe(2)
  expect((await askAll([chai], 'the-first-press')).body.code).toBe('key_reused')
})

test('staff call or write to the customer from the list of returns', async () => {
  const { amina, clerk, id } = await openWithOrder({ pages: await loadPages() })
  expect((await ask(amina, id, {}, await phonePhoto())).status).toBe(201)
  const { text } = await clerk.get('/admin/returns', { accept: 'text/html' })
  expect(text).toMatch(/href="tel:\+923/)
  expect(text).toContain('href="https://wa.me/923')
})
