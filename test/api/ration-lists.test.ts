import { expect, test } from 'vitest'
import { maxLists } from '#shop/ration-lists/ration-list.ts'
import { password } from '../support/cast.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

type Items = { _id: string; quantity: number; color?: string; at?: number }[]

const create = async (caller: Caller, items: Items, name = 'Monthly ration') => {
  const reply = await caller.post('lists', { name, items })
  expect([reply.status, reply.text]).toEqual([201, expect.any(String)])
  return reply.body.data as { _id: string }
}
const short = (list: { items: { _id: string; color?: string; quantity: number }[] }) =>
  list.items.map(({ _id, color, quantity }) => [_id, quantity, ...(color ? [color] : [])])
const opened = async (caller: Caller, id: string) => (await caller.get(`lists/${id}`)).body.data
const change = async (caller: Caller, id: string, body: object) => {
  const reply = await caller.patch(`lists/${id}`, body)
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)])
  return reply.body.data
}
const edit = async (shop: TestShop, id: string, body: object) => {
  const clerk = await shop.as('clerk')
  const { version } = (await clerk.get(`admin/products/${id}`)).body.data
  expect((await clerk.patch(`admin/products/${id}`, { version, ...body })).status).toBe(200)
}

test('a list is made, renamed, changed and deleted; the newest is first', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await create(amina, [
    { _id: 'apples', quantity: 2 },
    { _id: 'chai', quantity: 1 },
    { _id: 'apples', quantity: 1 },
    { _id: 'draft', quantity: 1 },
    { _id: 'nothing', quantity: 1 },
  ])
  expect(short(await opened(amina, id))).toEqual([
    ['apples', 3],
    ['chai', 1],
  ])
  shop.later(1000)
  const { _id: empty } = await create(amina, [], '  For Eid ')
  expect((await amina.get('lists')).body.data).toEqual([
    { _id: empty, name: 'For Eid', reminder: null, link: null, lines: 0 },
    { _id: id, name: 'Monthly ration', reminder: null, link: null, lines: 2 },
  ])
  const lines = [
    { _id: 'apples', quantity: 0 },
    { _id: 'chai', quantity: 4 },
    { _id: 'atta', quantity: 1, at: 0 },
    { _id: 'draft', quantity: 1 },
  ]
  const after = await change(amina, id, { name: 'Rashan', reminder: 1, items: lines })
  expect(after).toMatchObject({ name: 'Rashan', reminder: 1 })
  expect(short(after)).toEqual([
    ['atta', 1],
    ['chai', 4],
  ])
  expect((await change(amina, id, { reminder: null })).reminder).toBe(null)
  expect((await amina.send('DELETE', `lists/${empty}`)).status).toBe(200)
  expect((await amina.get(`lists/${empty}`)).body.code).toBe('list_not_found')
  expect((await amina.get('lists')).body.data).toHaveLength(1)
})

test('a list that is created again with its id is there once, and for its account only', async () => {
  const shop = await openShop()
  const [amina, bilal] = [await shop.as('amina'), await shop.as('bilal')]
  const body = { id: '0123456789abcdef'.repeat(2), name: 'Ration', items: [{ _id: 'chai', quantity: 1 }] } // prettier-ignore
  const both = await Promise.all([amina.post('lists', body), amina.post('lists', body)])
  expect(both.map(({ status, body: { data } }) => [status, data._id])).toEqual([
    [201, body.id],
    [201, body.id],
  ])
  expect((await amina.get('lists')).body.data).toHaveLength(1)
  expect((await bilal.post('lists', body)).body.code).toBe('list_not_found')
})

test('a list is priced today for its owner and says what has changed, until it is bought', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await create(amina, [
    { _id: 'apples', quantity: 2 },
    { _id: 'chai', quantity: 1 },
    { _id: 'soldout', quantity: 3 },
  ])
  const [apples] = (await opened(amina, id)).items
  expect(apples).toMatchObject({ orignalprice: 300, discountprice: 240, seen: 240 })
  await edit(shop, 'apples', { listPrice: 260, offerPrice: null })
  const later = await opened(amina, id)
  expect(later.items[0]).toMatchObject({ orignalprice: 260, discountprice: 0, seen: 240 })
  const chai = later.items[1]
  expect(later.total).toBe(520 + (chai.discountprice || chai.orignalprice)) // without what is sold out
  expect(later.items[2]).toMatchObject({ stock: 0, quantity: 3 })
  await change(amina, id, { items: [{ _id: 'apples', quantity: 3 }] })
  expect((await opened(amina, id)).items[0].seen).toBe(240)
  expect((await amina.send('POST', `lists/${id}/bought`)).status).toBe(200)
  expect((await opened(amina, id)).items[0].seen).toBe(260)
})

test('withdrawn products and colours are named, and come back with what was seen', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await edit(shop, 'apples', { colors: [{ name: 'Red' }, { name: 'Green' }] })
  const { _id: id } = await create(amina, [
    { _id: 'apples', quantity: 2, color: 'green' },
    { _id: 'apples', quantity: 1 },
    { _id: 'chai', quantity: 1 },
  ])
  expect(short(await opened(amina, id))).toEqual([
    ['apples', 2, 'Green'],
    ['apples', 1, 'Red'],
    ['chai', 1],
  ])
  await edit(shop, 'apples', { colors: [{ name: 'Red' }] })
  await edit(shop, 'chai', { published: false })
  const later = await opened(amina, id)
  expect(short(later)).toEqual([['apples', 1, 'Red']])
  expect(later.gone).toEqual([
    expect.objectContaining({ _id: 'apples', color: 'Green', gone: 'color', quantity: 2 }),
    expect.objectContaining({ _id: 'chai', gone: 'product', quantity: 1 }),
  ])
  // Neither another change nor a purchase drops them.
  await change(amina, id, { items: [{ _id: 'apples', color: 'Red', quantity: 5 }] })
  await amina.send('POST', `lists/${id}/bought`)
  expect((await opened(amina, id)).gone).toHaveLength(2)
  await change(amina, id, { items: [{ _id: 'chai', quantity: 0 }] })
  await edit(shop, 'apples', { colors: [{ name: 'Red' }, { name: 'Green' }] })
  expect(short(await opened(amina, id))).toEqual([
    ['apples', 2, 'Green'],
    ['apples', 5, 'Red'],
  ])
})

test('a sold-out line has a similar product in stock beside it', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await shop.db.run`update product set stock = 0 where id = 'apples'`
  const { _id: id } = await create(amina, [{ _id: 'apples', quantity: 2 }])
  const [apples] = (await opened(amina, id)).items
  const { related } = (await amina.get('shoppingitems/apples')).body
  const other = related.find(({ stock }: { stock: number | null }) => stock !== 0)
  expect(apples.instead).toMatchObject({ _id: other._id, quantity: 2 })
})

test('wholesale customers see their prices, and a new quantity is no change of price', async () => {
  const shop = await openShop()
  const hina = await shop.as('hina')
  const { _id: id } = await create(hina, [{ _id: 'apples', quantity: 2 }])
  expect((await opened(hina, id)).items[0]).toMatchObject({ discountprice: 200, seen: 200 })
})

test("another account's list is not found, whatever is asked of it", async () => {
  const shop = await openShop()
  const [amina, bilal] = [await shop.as('amina'), await shop.as('bilal')]
  const { _id: id } = await create(amina, [{ _id: 'apples', quantity: 2 }])
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/bought'],
    ['POST', '/link'],
    ['DELETE', '/link'],
  ] as const)
    expect([path, (await bilal.send(method, `lists/${id}${path}`)).status]).toEqual([path, 404])
  expect((await bilal.patch(`lists/${id}`, { name: 'Mine' })).status).toBe(404)
  expect(await opened(amina, id)).toMatchObject({ name: 'Monthly ration', link: null })
})

test('a link opens the list without its owner; a new one ends it, and so does the end of sharing', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await create(amina, [{ _id: 'apples', quantity: 2 }])
  const share = async () => (await amina.send('POST', `lists/${id}/link`)).body.data.token as string
  const open = (token: string, who: Caller = shop.guest()) => who.get(`lists/shared?token=${token}`)
  const first = await share()
  const seen = await open(first)
  expect(Object.keys(seen.body.data).toSorted()).toEqual(['gone', 'items', 'name', 'total'])
  expect(seen.body.data).toMatchObject({ name: 'Monthly ration', total: 480 })
  expect(seen.text).not.toMatch(/amina|siddiqui|@/i)
  expect((await open(first, await shop.as('hina'))).body.data.total).toBe(400)
  const second = await share()
  expect((await open(first)).body.code).toBe('list_link_invalid')
  expect((await open(second)).status).toBe(200)
  expect((await opened(amina, id)).link).toBe(second)
  await amina.send('DELETE', `lists/${id}/link`)
  expect((await open(second)).body.code).toBe('list_link_invalid')
  const third = await share()
  await amina.send('DELETE', `lists/${id}`)
  expect((await open(third)).body.code).toBe('list_link_invalid')
})

test('guessing links is slowed down', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  for (let tries = 0; tries < 30; tries += 1)
    expect((await guest.get('lists/shared?token=none')).status).toBe(404)
  expect((await guest.get('lists/shared?token=none')).body.code).toBe('too_many_tries')
})

test('a list holds a hundred lines, and is as it was if more are added', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const names = Array.from({ length: 24 }, (_, at) => `Colour ${at}`)
  const many: Items = []
  for (const _id of ['apples', 'chai', 'atta', 'lastmango', 'soldout']) {
    await edit(shop, _id, { colors: names.map((name) => ({ name })) })
    many.push(...names.map((color) => ({ _id, color, quantity: 1 })))
  }
  const full = { name: 'Full', items: many.slice(0, 101) }
  expect((await amina.post('lists', full)).body.code).toBe('list_full')
  expect((await amina.get('lists')).body.data).toEqual([])
  const { _id: id } = await create(amina, many.slice(0, 100))
  const reply = await amina.patch(`lists/${id}`, { name: 'More', items: many.slice(100, 101) })
  expect(reply.body.code).toBe('list_full')
  expect((await amina.get('lists')).body.data).toMatchObject([
    { name: 'Monthly ration', lines: 100 },
  ])
})

test('ten lists, also when two are made at once', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  for (let made = 1; made < maxLists; made += 1) await create(amina, [])
  const body = { name: 'Last' }
  const both = await Promise.all([amina.post('lists', body), amina.post('lists', body)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await amina.post('lists', body)).body.code).toBe('too_many_lists')
  const { _id: id } = (await amina.get('lists')).body.data[0]
  for (const [name, quantity] of [['', 1], ['x'.repeat(61), 1], ['Fine', 1000], ['Fine', 1.5]] as const) // prettier-ignore
    expect((await amina.patch(`lists/${id}`, { name, items: [{ _id: 'apples', quantity }] })).status).toBe(400) // prettier-ignore
  expect((await amina.patch(`lists/${id}`, { reminder: 29 })).status).toBe(400)
})

test('a list goes with its account', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await create(amina, [{ _id: 'apples', quantity: 2 }])
  expect((await amina.post('user/deleteaccount', { password })).status).toBe(200)
  const left = () =>
    shop.db.all`select list_id as id from ration_line union select id from ration_list`
  expect(await left()).toEqual([])
})
