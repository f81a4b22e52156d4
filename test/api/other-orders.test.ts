import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { newId } from '#shop/ids.ts'
import { buyNow, cartOrder, contact, delivered, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const minute = 60_000
const pages = (id: string) => [
  `/order/${id}`,
  `/track-order/${id}`,
  `/cancel-order/${id}`,
  `/cancel-confirmation/${id}`,
  `/congratulation/${id}`,
  `/return-order/${id}`,
  `/invoice/${id}`,
  `/order-confirmation?order=${id}`,
]
const hers = /Amina|Satellite Town|Kala Kulu|3000000000/

test('no order page reveals anything to others, in text or data', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const amina = await shop.as('amina')
  const id = await delivered(shop, amina, cartOrder(630))
  for (const who of ['bilal', 'hina', 'clerk'] as const) {
    const other = await shop.as(who)
    for (const page of pages(id)) {
      const theirs = await other.get(page, { accept: 'text/html' })
      const none = await other.get(page.replace(id, newId()), { accept: 'text/html' })
      expect([who, page, theirs.status, none.status]).toEqual([who, page, 404, 404])
      expect([page, hers.exec(theirs.text)?.[0]]).toEqual([page, undefined])
      await shop.db.run`delete from throttle`
    }
  }
  for (const page of pages(id)) {
    const guest = await shop.guest().get(page, { accept: 'text/html' })
    expect([page, [302, 404].includes(guest.status), hers.test(guest.text)]).toEqual([
      page,
      true,
      false,
    ])
  }
})

test('the list belongs to the logged-in customer, whatever id the address has', async () => {
  const shop = await openShop()
  await placed(await shop.as('amina'), cartOrder())
  const bilal = await shop.as('bilal')
  for (const query of ['user=amina', 'userId=amina', 'account_id=amina', 'user[]=amina'])
    expect((await bilal.get(`order/get?${query}`)).body.data).toEqual([])
})

test('ids cannot be guessed: random, and many tries are throttled on all servers', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const [amina, bilal] = [await shop.as('amina'), await shop.as('bilal')]
  const { _id: own } = await placed(bilal, cartOrder())
  const { _id: hidden } = await placed(amina, cartOrder())
  for (const id of [own, hidden]) expect(id).toMatch(/^[1-9]\d{6}-[0-9a-z]{18}$/) // 130 bits
  const tries = await Promise.all(
    Array.from({ length: 40 }, (_, at) => bilal.get(`order/${at === 7 ? hidden : newId()}`)),
  )
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(30)
  const waiting = {
    status: 429,
    headers: { 'retry-after': '600' },
    body: { code: 'too_many_tries' },
  }
  expect(tries.find(({ status }) => status !== 404)).toMatchObject(waiting)
  const doors = [`order/${hidden}`, `order/${hidden}/live`, `order/${hidden}/return/x/photo`]
  for (const path of doors) expect([path, (await bilal.get(path)).status]).toEqual([path, 429])
  expect((await bilal.post(`order/${hidden}/cancel`, { products: [] })).status).toBe(429)
  expect((await bilal.get(`/order/${hidden}`)).status).toBe(429)
  expect((await (await shop.elsewhere('bilal')).get(`order/${hidden}`)).status).toBe(429)
  // Own orders are found before anything is counted.
  for (const path of [`order/${own}`, `/order/${own}`])
    expect([path, (await bilal.get(path)).status]).toEqual([path, 200])
  expect((await bilal.post(`order/${own}/cancel`, { products: [] })).status).toBe(200)
  expect((await amina.get(`order/${hidden}`)).status).toBe(200)
  shop.later(10 * minute + 1)
  expect((await bilal.get(`order/${hidden}`)).status).toBe(404)
})

test('a key is no way round: keys that are guessed are counted, the right one opens', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const { _id: id, key } = await placed(guest, buyNow(390, undefined, { contact }))
  for (let at = 0; at < 31; at += 1) await shop.guest().get(`order/${id}?key=${newId()}`)
  expect((await shop.guest().get(`order/${id}?key=wrong`)).status).toBe(429)
  expect((await shop.guest().get(`order/${id}?key=${key}`)).status).toBe(200)
})
