import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweepPictures } from '#shop/verify/pictures.ts'
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

test('a picture displayed by an order keeps its file, and is restored by another upload', async () => {
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

test('invalid input is refused and nothing changes', async () => {
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

const cropTo = (caller: Caller, picture: string, crop: unknown) =>
  caller.put(`${address}/${picture}/crop`, { crop })
const originalsOf = (shop: TestShop) => readdirSync(join(shop.dataFolder, 'originals'))
const leftHalf = { left: 0, top: 0, width: 0.5, height: 1 }
/** Left red, right blue, as wide as a phone's camera takes it. */
const twoColours = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#1e4fb3' } })
  .composite([{ input: await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#b3261e' } }).png().toBuffer(), left: 0, top: 0 }])
  .jpeg()
  .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
  .toBuffer() // prettier-ignore
/** Whether the picture at this address is red in its middle, and at its right edge. */
async function isRed(shop: TestShop, path: string) {
  const file = join(shop.dataFolder, 'media', path)
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => {
    const [red = 0, , blue = 0] = data.subarray((320 * info.width + x) * info.channels)
    return red > blue
  }
  return [at(320), at(630)]
}

test('a picture is cropped from its original, and shown whole again, at the same place', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const clerk = await shop.as('clerk')
  const { pictureId: picture } = (await add(clerk, twoColours, 'Two')).body
  await add(clerk, green)
  const [first] = (await shown(shop)).pictures
  expect(await isRed(shop, first.image)).toEqual([false, false])
  const colors = [{ name: 'Red', picture }]
  expect((await clerk.patch('admin/products/apples', { colors })).status).toBe(200)

  const cropped = await cropTo(clerk, picture, leftHalf)
  expect(cropped).toMatchObject({
    status: 200,
    body: {
      data: {
        pictures: [{ id: picture, alt: 'Two', crop: leftHalf }, { crop: null }],
        colors: [{ name: 'Red', picture }],
      },
    },
  })
  const [{ _id, image }] = (await shown(shop)).pictures
  expect([_id, image === first.image]).toEqual([picture, false])
  expect(await isRed(shop, image)).toEqual([true, true])
  expect((await shown(shop)).coloroptions).toMatchObject([{ image }])
  expect([filesOf(shop).length, originalsOf(shop).length]).toEqual([6, 2]) // those it had are gone
  expect((await cropTo(clerk, picture, leftHalf)).body.data.pictures[0].image).toBe(image)

  const whole = (await cropTo(clerk, picture, null)).body.data.pictures[0]
  expect([whole.id, whole.crop]).toEqual([picture, null])
  expect(await isRed(shop, whole.image)).toEqual([false, false])
  const cropEvents = await shop.db.all<{ data: string }>`
    select data from event where kind = 'product.picture-cropped' order by seq`
  expect(cropEvents.map(({ data }) => JSON.parse(data).changes.map(({ field, before, after }: { field: string; before: unknown; after: unknown }) => [field, before, after]))).toEqual([
    [['crop.left', null, 0], ['crop.top', null, 0], ['crop.width', null, 50], ['crop.height', null, 100]],
    [['crop.left', 0, null], ['crop.top', 0, null], ['crop.width', 50, null], ['crop.height', 100, null]],
  ]) // prettier-ignore
  await expectSoundLedger(shop)
  await clerk.send('DELETE', `${address}/${picture}`)
  expect([filesOf(shop).length, originalsOf(shop).length]).toEqual([3, 1])
  await expectSoundLedger(shop)
})

test('the original is at most 2048 pixels wide, holds nothing of who took it, and is for those who may crop', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { pictureId: picture } = (await add(clerk, twoColours)).body
  const [name = ''] = originalsOf(shop)
  const file = join(shop.dataFolder, 'originals', name)
  expect(await sharp(file).metadata()).toMatchObject({ width: 2048, height: 1024, format: 'webp' })
  expect(readFileSync(file).toString('latin1')).not.toContain('SECRET-OWNER')
  const original = `${address}/${picture}/original`
  expect(await clerk.get(original)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
  })
  expect((await (await shop.as('amina')).get(original)).status).toBe(403)
  expect((await shop.guest().get(original)).status).toBe(401)
  expect((await shop.guest().get(`/media/originals/${name}`)).status).toBe(404)
  expect((await clerk.get(`${address}/none/original`)).status).toBe(404)
  await expectSoundLedger(shop)
})

test('a picture is cropped at upload; two crops of one photo are two pictures', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const send = (crop: string) =>
    clerk.form(address, { alt: '', crop }, { content: twoColours, field: 'picture' })
  const left = (await send('0,0,0.5,1')).body
  expect(left.data.pictures).toMatchObject([{ crop: leftHalf }])
  expect(await isRed(shop, left.data.pictures[0].image)).toEqual([true, true])
  expect((await send('0.5,0,0.5,1')).body.data.pictures).toHaveLength(2)
  expect((await send('0,0,0.5,1')).body.pictureId).toBe(left.pictureId)
  for (const wrong of ['', '0,0,1', '0,0,1,1,1', '0,0,2,1', '0.6,0,0.5,1', 'a,b,c,d', '0,0,0,0'])
    expect([wrong, (await send(wrong)).status]).toEqual([wrong, 400])
  await expectSoundLedger(shop)
})

test('an order keeps displaying the earlier crop', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { pictureId: picture } = (await add(clerk, twoColours)).body
  const amina = await shop.as('amina')
  const { _id: order } = await placed(amina, cartOrder())
  const before = `products/${picture}.webp`
  await cropTo(clerk, picture, leftHalf)
  expect((await amina.get(`order/${order}`)).body.data.products[0].product.imgsrc).toBe(before)
  expect((await shop.guest().get(`/media/${before}`)).status).toBe(200)
  await expectSoundLedger(shop)
  await clerk.send('DELETE', `${address}/${picture}`)
  expect((await shop.guest().get(`/media/${before}`)).status).toBe(200)
  expect([filesOf(shop).length, originalsOf(shop)]).toEqual([3, []])
  expect((await add(clerk, twoColours)).body.data.pictures).toHaveLength(1)
  await expectSoundLedger(shop)
})

test('a picture without an original is cropped from its largest size, reversibly', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const goods = join(shop.dataFolder, 'media', 'goods')
  mkdirSync(goods)
  writeFileSync(
    join(goods, 'apples.webp'),
    await sharp(twoColours).resize(640, 640).webp().toBuffer(),
  )
  await shop.db.run`update product set picture = 'goods/apples.webp' where id = 'apples'`
  const cropped = await cropTo(clerk, 'apples', { ...leftHalf, height: 0.5 })
  expect(cropped.body.data.pictures).toMatchObject([{ id: 'apples' }])
  expect(await isRed(shop, cropped.body.data.pictures[0].image)).toEqual([true, true])
  expect(filesOf(shop)).toContain('apples.webp') // another product may have the same
  const whole = (await cropTo(clerk, 'apples', null)).body.data.pictures[0]
  expect(await isRed(shop, whole.image)).toEqual([false, false])
  expect([filesOf(shop).length, originalsOf(shop).length]).toEqual([4, 1])
  await expectSoundLedger(shop)
  const sweepers = Date.now() + 20 * 60_000
  await sweepPictures(shop.db, shop.dataFolder, sweepers)
  expect([filesOf(shop).length, originalsOf(shop).length]).toEqual([4, 1])
  await shop.db.run`update product set gallery = '[]', picture = null where id = 'apples'`
  await sweepPictures(shop.db, shop.dataFolder, sweepers)
  expect([filesOf(shop), originalsOf(shop)]).toEqual([['apples.webp'], []])
})

test('crops that make no sense are refused; of two at once one holds, and nothing is left over', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const { pictureId: picture } = (await add(clerk, twoColours)).body
  for (const [crop, id, status] of [
    [{ ...leftHalf, left: 0.6 }, picture, 400],
    [{ ...leftHalf, left: -0.1 }, picture, 400],
    [{ ...leftHalf, width: 0.001 }, picture, 400],
    [{ left: 0 }, picture, 400],
    [undefined, picture, 400],
    [leftHalf, 'none', 404],
  ] as const)
    expect([crop, (await cropTo(clerk, id, crop)).status]).toEqual([crop, status])
  expect((await cropTo(await shop.as('amina'), picture, leftHalf)).status).toBe(403)
  const both = [leftHalf, { ...leftHalf, left: 0.5 }]
  const answers = await Promise.all(both.map((crop) => cropTo(clerk, picture, crop)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([filesOf(shop).length, originalsOf(shop).length]).toEqual([3, 1])
  await expectSoundLedger(shop)
  rmSync(join(shop.dataFolder, 'originals'), { recursive: true })
  expect((await cropTo(clerk, picture, null)).status).toBe(404)
})
