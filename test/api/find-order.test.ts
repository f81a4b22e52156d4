import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const guestOrder = buyNow(390, undefined, { contact })

test('an order number is seven digits, and no two orders share one', async () => {
  const shop = await openShop()
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await placed(shop.guest(), guestOrder))._id),
  )
  const numbers = ids.map((id) => referenceOf({ id }))
  expect(new Set(numbers).size).toBe(3)
  for (const number of numbers) expect(number).toMatch(/^[1-9]\d{6}$/)
  expect(referenceOf({ id: '0b9f3k7m2n4p5q6r7s8t9v0w1x' })).toBe('0B9F3K7M') // of an older version
})

test('the number and the phone open a guest order on another device, however they are typed', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(shop.guest(), guestOrder)
  const number = referenceOf({ id })
  for (const typed of [
    { number, phone: '03001234567' },
    { number: `# ${number.slice(0, 3)}-${number.slice(3)}`, phone: '+92 300 1234567' },
    {
      number: number.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
      phone: '۰۳۰۰۱۲۳۴۵۶۷',
    },
  ]) {
    const found = await shop.guest().post('order/find', typed)
    expect(found.body).toMatchObject({ statuscode: 200, data: { _id: id } })
    expect((await shop.guest().get(`order/${id}?key=${found.body.data.key}`)).status).toBe(200)
  }
})

test('an unknown number, a wrong phone and no phone are answered alike, and tries are limited', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(shop.guest(), guestOrder)
  const number = referenceOf({ id })
  const guest = shop.guest()
  const answers = []
  for (const typed of [
    { number: '1234567', phone: contact.phone },
    { number, phone: '0300 7654321' },
    { number, phone: 'mine' },
  ])
    answers.push(await guest.post('order/find', typed))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await guest.post('order/find', { number })).status).toBe(400)

  for (let tries = 0; tries < 10; tries += 1)
    await guest.post('order/find', { number: '1234567', phone: contact.phone })
  expect((await guest.post('order/find', { number, phone: contact.phone })).status).toBe(429)
  shop.later(11 * 60_000)
  expect((await guest.post('order/find', { number, phone: contact.phone })).status).toBe(200)
})

test("the key to an account's order only reads it", async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id, contact: own } = await placed(amina, cartOrder())
  const found = await shop
    .guest()
    .post('order/find', { number: referenceOf({ id }), phone: own.phone })
  const { key } = found.body.data
  expect((await shop.guest().get(`order/${id}?key=${key}`)).status).toBe(200)
  const cancel = await shop.guest().post(`order/${id}/cancel?key=${key}`, { products: [] })
  expect(cancel.status).toBe(401)
})

test('a guest sees the orders of this browser, and which one is under way', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  expect((await guest.get('order/guest')).body).toEqual({ statuscode: 200, data: [] })
  expect((await guest.get('user/usual')).body).toEqual({ data: [], order: null })
  const { _id: first } = await placed(guest, guestOrder)
  shop.later(1000)
  const { _id: second } = await placed(guest, guestOrder)
  const listed = (await guest.get('order/guest')).body.data
  expect(listed.map(({ _id }: { _id: string }) => _id)).toEqual([second, first])
  expect((await guest.get('user/usual')).body).toMatchObject({ data: [], order: { _id: second } })
  expect((await shop.guest().get('order/guest')).body.data).toEqual([])
})

test('after a login the orders of this browser can be added to the account, once', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  expect((await guest.post('order/guest/claim', {})).status).toBe(401)
  const { _id: id } = await placed(guest, guestOrder)
  await guest.post('user/login', { email: 'amina@kiryana.example', password })
  expect((await guest.get('order/guest')).body.data).toHaveLength(1)
  expect((await guest.post('order/guest/claim', {})).body.data).toEqual({ orders: 1 })
  expect((await guest.post('order/guest/claim', {})).body.data).toEqual({ orders: 0 })
  expect((await guest.get('order/get')).body.data).toMatchObject([{ _id: id }])
  expect((await guest.get('order/guest')).body.data).toEqual([])
  // Another device of the account sees it and cancels it like every own order.
  const amina = await shop.as('amina')
  expect((await amina.post(`order/${id}/cancel`, { products: [] })).status).toBe(200)
  await expectSoundLedger(shop)
})

test('a key that was found by number and phone adds no order to an account', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(shop.guest(), guestOrder)
  const typed = { number: referenceOf({ id }), phone: contact.phone }
  const finder = await shop.as('amina')
  const { key } = (await finder.post('order/find', typed)).body.data
  finder.cookies.set('guest', key)
  expect((await finder.post('order/guest/claim', {})).body.data).toEqual({ orders: 0 })
  expect((await finder.get('order/get')).body.data).toEqual([])
})
