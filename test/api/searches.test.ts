import { expect, test } from 'vitest'
import { closeSearchDays } from '#shop/searches/close-days.ts'
import { forFile } from '../support/clean-up.ts'
import { allowManyOrders, cartOrder, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000

const searchedFor = async (shop: TestShop, query = '') =>
  (await (await shop.as('clerk')).get(`admin/searches${query}`)).body

const search = async (caller: Caller, q: string) =>
  expect(await caller.post('searches', { q })).toMatchObject({ status: 200 })

async function tomorrow(shop: TestShop) {
  shop.later(day)
  await closeSearchDays({ db: shop.db, now: shop.now })
}

test('searches count once a day per person; those without results are marked', async () => {
  const shop = await openShop()
  const [amina, kashif] = [await shop.as('amina'), await shop.as('kashif')]
  for (const who of [amina, amina, kashif]) await search(who, ' Apples ')
  await search(kashif, 'saffron from Qaen')
  await search(amina, '0300 1234567')
  expect(await searchedFor(shop)).toEqual({
    data: [
      { query: 'apples', people: 2, found: expect.any(Number), bought: [] },
      { query: 'saffron from qaen', people: 1, found: 0, bought: [] },
    ],
    total: 2,
  })
  expect((await searchedFor(shop, '?first=nothing')).data).toMatchObject([
    { query: 'saffron from qaen' },
    { query: 'apples' },
  ])
  expect((await searchedFor(shop, '?nothing=1')).data).toMatchObject([
    { query: 'saffron from qaen' },
  ])
  await tomorrow(shop)
  await search(amina, 'apples')
  expect(await searchedFor(shop)).toMatchObject({ data: [{ query: 'apples', people: 3 }] })
  expect((await searchedFor(shop, '?days=1')).data).toMatchObject([{ people: 1 }])
})

test('searches by one person are deleted after the day, and so is every identity', async () => {
  const shop = await openShop()
  for (const who of [await shop.as('amina'), await shop.as('kashif')]) await search(who, 'apples')
  await search(await shop.as('amina'), 'something of my own')
  await tomorrow(shop)
  expect((await searchedFor(shop)).data.map(({ query }: { query: string }) => query)).toEqual([
    'apples',
  ])
  expect(
    await shop.db.all`select day from search_today union select day from search_secret`,
  ).toEqual([])
  shop.later(400 * day)
  await closeSearchDays({ db: shop.db, now: shop.now })
  expect((await searchedFor(shop, '?days=365')).total).toBe(0)
})

test('one place with many names fills no table', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  for (let number = 0; number < 620; number += 1)
    await guest.post('searches', { q: 'apples' }, { 'user-agent': `phone ${number}` })
  expect((await searchedFor(shop)).data).toMatchObject([{ query: 'apples', people: 600 }])
})

test('purchases after a search count once per order, by its customer only', async () => {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const people = [await shop.as('amina'), await shop.as('kashif'), await shop.as('hina')]
  for (const who of people) await search(who, 'apples')
  const [amina, kashif] = people as [Caller, Caller, Caller]
  const { _id: id } = await placed(amina, cartOrder())
  const report = { searches: ['apples', 'milk', 'apples'] }
  expect((await kashif.post(`order/${id}/searches`, report)).status).toBe(404)
  expect((await amina.post(`order/${id}/searches`, report)).status).toBe(200)
  expect((await amina.post(`order/${id}/searches`, report)).status).toBe(200)
  const late = await placed(amina, cartOrder())
  shop.later(2 * 60 * 60_000)
  await amina.post(`order/${late._id}/searches`, report)
  expect((await searchedFor(shop)).data).toMatchObject([
    { query: 'apples', people: 3, bought: [{ product: 'apples', orders: 1 }] },
  ])
  const popular = async () => (await shop.guest().get('searches/popular')).body.data
  expect(await popular()).toEqual([]) // not before the day is over
  await tomorrow(shop)
  expect(await popular()).toEqual(['apples'])
  shop.later(30 * day)
  expect(await popular()).toEqual([])
})

test('synonyms find the same products at once, until deleted', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const found = async () =>
    (await shop.guest().get('search?q=wilayati')).body.data.map(({ _id }: { _id: string }) => _id)
  expect(await found()).toEqual([])
  const added = await clerk.post('admin/synonyms', { words: ['Wilayati', 'apples'] })
  expect(added).toMatchObject({ status: 201, body: { data: { words: ['wilayati', 'apples'] } } })
  expect(await found()).toContain('apples')
  expect((await clerk.get('admin/synonyms')).body.data).toEqual([added.body.data])
  const path = `admin/synonyms/${added.body.data.id}`
  expect((await clerk.send('DELETE', path)).status).toBe(200)
  expect(await found()).toEqual([])
  expect(await clerk.send('DELETE', path)).toMatchObject({
    status: 404,
    body: { message: 'These synonyms are not there any more' },
  })
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each<[string, string[]]>([
  ['one word', ['dahi']],
  ['the same twice', ['dahi', 'DAHI']],
  ['no words', []],
  ['a sign', ['dahi', '!']],
])('synonyms of %s are refused', async (_, words) => {
  const shop = shopOfFile()
  expect((await (await shop.as('clerk')).post('admin/synonyms', { words })).status).toBe(400)
})
