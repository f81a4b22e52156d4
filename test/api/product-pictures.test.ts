import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const [red, green, blue] = await Promise.all(
  ['#b3261e', '#2f7d4f', '#1e4fb3'].map((background) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)
const address = 'admin/products/apples/pictures'
const add = (caller: Caller, content = red, alt = '', path = address) =>
  caller.form(path, { alt }, { content: content ?? Buffer.of(), field: 'picture' })
const filesOf = (shop: TestShop) =>
  readdirSync(join(shop.dataFolder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
const auditOf = (shop: TestShop) => shop.db.all`
  select kind as action, subject, actor as by from event where actor in (select account_id from staff_member) order by seq`
const shown = async (shop: TestShop, path = 'shoppingitems/apples') =>
  (await shop.guest().get(path)).body.data

test('pictures are shown in their order, the first one on cards; guests see each change at once', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const clerk = await shop.as('clerk')
  expect((await shown(shop)).pictures).toEqual([])
  const first = await add(clerk, red, 'A red apple')
  expect(first).toMatchObject({ status: 201, body: { data: { id: 'apples', version: 1 } } })
  const a = first.body.pictureId
  const b = (await add(clerk, green, '', 'admin/products/1/pictures')).body.pictureId
  const c = (await add(clerk, blue)).body.pictureId
  expect(await shown(shop)).toMatchObject({
    imgsrc: `products/${a}.webp`,
    colors: [`products/${b}.webp`, `products/${c}.webp`],
    pictures: [
      { _id: a, image: `products/${a}.webp`, alt: 'A red apple' },
      { _id: b, image: `products/${b}.webp`, alt: '' },
      { _id: c, image: `products/${c}.webp`, alt: '' },
    ],
  })
  const list = (await shop.guest().get('search?q=apples')).body.data[0]
  expect([list.imgsrc, 'pictures' in list]).toEqual([`products/${a}.webp`, false])

  shop.later(1000)
  const moved = await clerk.patch(`${address}/${c}`, { position: 1, alt: ' A blue one ' })
  expect(moved.body.data.pictures.map(({ id }: { id: string }) => id)).toEqual([c, a, b])
  expect(await shown(shop)).toMatchObject({
    imgsrc: `products/${c}.webp`,
    pictures: [{ alt: 'A blue one' }, { alt: 'A red apple' }, {}],
  })
  expect((await shop.guest().get('search?q=apples')).body.data[0].imgsrc).toBe(`products/${c}.webp`)

  shop.later(1000)
  const removed = await clerk.send('DELETE', `${address}/${c}`)
  expect(removed.body.data).toMatchObject({ pictures: [{ image: `products/${a}.webp` }, {}] })
  expect((await shown(shop)).pictures).toHaveLength(2)
  expect(filesOf(shop)).toEqual(
    [a, b].flatMap((id) => [`${id}.webp`, `${id}@160.webp`, `${id}@320.webp`]).toSorted(),
  )
  expect(await clerk.send('DELETE', `${address}/${c}`)).toMatchObject({ status: 404 })
  expect(await auditOf(shop)).toEqual(
    ['added', 'added', 'added', 'changed', 'removed'].map((what) => ({
      action: `product.picture-${what}`,
      subject: 'apples',
      by: 'clerk',
    })),
  )
  await expectSoundLedger(shop)
})

test('each size is square, with nothing cut off', async () => {
  const shop = await openShop()
  const { pictureId: picture } = (await add(await shop.as('clerk'))).body
  for (const [size, width] of [
    ['', 640],
    ['@320', 320],
    ['@160', 160],
  ] as const) {
    const file = join(shop.dataFolder, 'media', 'products', `${picture}${size}.webp`)
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([width, width, 4])
    const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3]
    expect([alphaAt(width / 2, 1), alphaAt(1, width / 2)]).toEqual([0, 255]) // 3:2, wholly in it
  }
})

test('the same content again answers with the picture that is there, also when both come at once', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { pictureId: picture } = (await add(clerk, red, 'First')).body
  expect((await add(clerk, red, 'Second')).body).toMatchObject({
    pictureId: picture,
    data: { pictures: [{ id: picture, alt: 'First' }] },
  })
  const both = await Promise.all([add(clerk, green), add(clerk, green), add(clerk, green)])
  expect(new Set(both.map(({ body }) => body.pictureId)).size).toBe(1)
  expect((await shown(shop)).pictures).toHaveLength(2)
  expect(filesOf(shop)).toHaveLength(6)
  const other = await add(clerk, red, '', 'admin/products/chai/pictures')
  expect(other.body.pictureId).not.toBe(picture) // of another product it is another one
  await expectSoundLedger(shop)
})

test('a product that came with pictures keeps them when one is added', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await shop.db
    .run`update product set picture = 'goods/apples.webp', pictures = '["goods/apples--green.webp"]' where id = 'apples'`
  const ids = ['apples', 'apples--green']
  expect((await shown(shop)).pictures.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
  const { pictureId: picture } = (await add(clerk)).body
  expect(await shown(shop)).toMatchObject({
    imgsrc: 'goods/apples.webp',
    colors: ['goods/apples--green.webp', `products/${picture}.webp`],
  })
  const goods = join(shop.dataFolder, 'media', 'goods')
  mkdirSync(goods)
  writeFileSync(join(goods, 'apples.webp'), 'picture')
  await clerk.send('DELETE', `${address}/apples`)
  expect((await shown(shop)).imgsrc).toBe('goods/apples--green.webp')
  expect(filesOf(shop)).toContain('apples.webp') // another product may have the same
  await clerk.patch('admin/products/apples', { listPrice: 310 })
  expect((await shown(shop)).pictures).toHaveLength(2)
})

test('a picture that an order shows keeps its file, and comes back when it is sent again', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { pictureId: picture } = (await add(clerk)).body
  const order = await placed(await shop.as('amina'), cartOrder())
  expect(order.products[0].product.imgsrc).toBe(`products/${picture}.webp`)
  expect((await clerk.send('DELETE', `${address}/${picture}`)).body.data.pictures).toEqual([])
  expect(await shown(shop)).toMatchObject({ imgsrc: null, pictures: [] })
  expect((await shop.guest().get(`/media/products/${picture}.webp`)).status).toBe(200)
  expect((await clerk.patch(`${address}/${picture}`, { position: 1 })).status).toBe(404)
  await expectSoundLedger(shop)
  expect((await add(clerk)).body.pictureId).toBe(picture)
  expect(filesOf(shop)).toHaveLength(3)
  await expectSoundLedger(shop)
})

test('what makes no sense is refused and nothing is changed', async () => {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const { pictureId: picture } = (await add(clerk)).body
  const before = await shown(shop)
  const rows: [reply: ReturnType<typeof add>, status: number, code: string][] = [
    [clerk.form(address, { alt: 'none' }), 400, 'picture_missing'],
    [add(clerk, Buffer.of()), 400, 'picture_missing'],
    [
      clerk.form(address, {}, { content: red ?? Buffer.of(), field: 'image' }),
      400,
      'picture_missing',
    ],
    [add(clerk, red, 'x'.repeat(501)), 400, 'does_not_fit'],
    [add(clerk, red, 'A\u0000'), 400, 'does_not_fit'],
    [add(clerk, red, '', 'admin/products/none/pictures'), 404, 'product_not_found'],
    [clerk.post(address, { alt: 'json' }), 415, 'multipart_only'],
    [add(amina, green), 403, 'staff_only'],
    [add(shop.guest(), green), 401, 'sign_in'],
    [clerk.patch(`${address}/none`, { position: 1 }), 404, 'picture_not_found'],
    [clerk.patch(`${address}/${picture}`, { position: 0 }), 400, 'does_not_fit'],
    [clerk.patch(`${address}/${picture}`, { position: 1.5 }), 400, 'does_not_fit'],
    [clerk.patch(`${address}/${picture}`, { alt: 'x'.repeat(501) }), 400, 'does_not_fit'],
    [
      clerk.patch(`admin/products/chai/pictures/${picture}`, { position: 1 }),
      404,
      'picture_not_found',
    ],
    [clerk.send('DELETE', `admin/products/chai/pictures/${picture}`), 404, 'picture_not_found'],
    [amina.send('DELETE', `${address}/${picture}`), 403, 'staff_only'],
  ]
  for (const [index, [reply, status, code]] of rows.entries()) {
    const answer = await reply
    expect([index, answer.status, answer.body.code]).toEqual([index, status, code])
  }
  expect(await shown(shop)).toEqual(before)
  expect(await shop.count('audit')).toBe(1)
  expect(filesOf(shop)).toHaveLength(3)
})

test('twelve pictures at most, also when two are added at once', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const some = await Promise.all(Array.from({ length: 13 }, (_, at) => pngPhoto(20 + at, 20)))
  for (const content of some.slice(0, 11)) expect((await add(clerk, content)).status).toBe(201)
  const last = await Promise.all(some.slice(11).map((content) => add(clerk, content)))
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await add(clerk, some[0])).status).toBe(201) // that one is there
  expect((await shown(shop)).pictures).toHaveLength(12)
  expect(filesOf(shop)).toHaveLength(36)
  await expectSoundLedger(shop)
})

test('six hundred pictures an hour are drawn for one member of staff', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await shop.db
    .run`insert into throttle (subject, tries, until) values ('product picture clerk', 599, ${shop.now() + 60_000})`
  expect((await add(clerk)).status).toBe(201)
  const refused = await add(clerk, green)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
  expect((await add(await shop.as('owner'), green)).status).toBe(201)
})

test('no room for a picture: 503 and nothing is written; then it works again', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const folder = join(shop.dataFolder, 'media', 'products')
  writeFileSync(folder, 'where the folder should be')
  expect(await add(clerk)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await shown(shop)).pictures).toEqual([])
  rmSync(folder)
  expect((await add(clerk)).status).toBe(201)
  await expectSoundLedger(shop)
})
