import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { dumpOf, textOf } from '../support/dump.ts'
import { sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyNow, delivered, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const contact = { name: 'Bushra Khan', phone: '0300 1234567', email: 'bushra@kiryana.example' }
const fourApples = buyNow(1110, [{ product: 'apples', quantity: 4 }], { contact })

/** Keys in the links of sent e-mails, oldest first. */
async function openMailbox(shop: TestShop) {
  const server = await openMailServer()
  const sending = sender(shop, server.url)
  return async () => {
    await sendDue(sending)
    return server.mails.map(({ text }) => /\?key=(\S+)/.exec(text)?.[1] ?? '')
  }
}

const placeAsGuest = (shop: TestShop, body: unknown = fourApples) => placed(shop.guest(), body)

test('each e-mail to a guest has a link of its own that opens the order on another device', async () => {
  const shop = await openShop()
  const mailed = await openMailbox(shop)
  const id = await delivered(shop, shop.guest(), fourApples)
  shop.later(15_000) // staff can undo the state until then
  const keys = await mailed()
  expect(keys).toHaveLength(3) // placed, shipped, delivered
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) {
    expect(key).toMatch(/^[\w-]{43}$/) // 256 bits
    expect((await shop.guest().get(`order/${id}?key=${key}`)).body.data).toMatchObject({ _id: id })
    expect((await shop.guest().get(`order/${id}/live?key=${key}`)).text).toContain('"delivered"')
    expect(await textOf(shop.db)).not.toContain(key) // only its hash is saved
  }
})

test('the key of an e-mail cancels an item, then the order, and e-mails confirm it', async () => {
  const shop = await openShop()
  const mailed = await openMailbox(shop)
  const { _id: id } = await placeAsGuest(shop)
  const [key = ''] = await mailed()
  const elsewhere = shop.guest()
  const cancel = (products: object[]) =>
    elsewhere.post(`order/${id}/cancel?key=${key}`, { products })

  expect((await cancel([{ product: 'apples', quantity: 1 }])).body.data).toMatchObject({
    status: 'placed',
    total: 870,
    products: [{ quantity: 4, cancelled: 1 }],
  })
  shop.later(1000)
  expect((await cancel([])).body.data).toMatchObject({ status: 'cancelled' })
  expect((await cancel([])).status).toBe(409)
  expect(await shop.stockOf('apples')).toBe(50)
  const [, first = '', second = ''] = await mailed()
  for (const one of [first, second])
    expect((await shop.guest().get(`order/${id}?key=${one}`)).status).toBe(200)
  await expectSoundLedger(shop)
})

test('a logged-in holder of the key acts as the guest', async () => {
  const shop = await openShop()
  const mailed = await openMailbox(shop)
  const { _id: id } = await placeAsGuest(shop)
  const [key = ''] = await mailed()
  const bilal = await shop.as('bilal')
  expect((await bilal.post(`order/${id}/cancel`, { products: [] })).status).toBe(404)
  expect((await bilal.post(`order/${id}/cancel?key=${key}`, { products: [] })).status).toBe(200)
  expect((await bilal.get('order/get')).body.data).toEqual([])
  await expectSoundLedger(shop)
})

test('a wrong key, the key of another order, and an order that is not there are the same', async () => {
  const shop = await openShop()
  const mailed = await openMailbox(shop)
  const { _id: id } = await placeAsGuest(shop)
  shop.later(60 * 60_000) // an unconfirmed address gets one e-mail an hour
  const { _id: other } = await placeAsGuest(shop, buyNow(390, undefined, { contact }))
  const [key = '', keyOfOther = ''] = await mailed()
  expect((await shop.guest().get(`order/${other}?key=${keyOfOther}`)).status).toBe(200)
  const before = await dumpOf(shop.db)

  const ways = [
    (way: string) => shop.guest().get(`order/${way}`),
    (way: string) => shop.guest().get(`order/${way.replace('?', '/live?')}`),
    (way: string) => shop.guest().post(`order/${way.replace('?', '/cancel?')}`, { products: [] }),
    (way: string) =>
      shop.guest().form(`order/${way.replace('?', '/return?')}`, { product: 'apples' }),
  ]
  for (const ask of ways) {
    const missing = await ask(`00000000000000000000000000?key=${key}`)
    expect(missing.status).toBe(404)
    for (const wrong of [keyOfOther, 'wrong', key.slice(0, -1), `${key}x`, '%00']) {
      const { status, body } = await ask(`${id}?key=${wrong}`)
      expect([wrong, status, body]).toEqual([wrong, 404, missing.body])
    }
  }
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('waiting and stored e-mails contain no key', async () => {
  const shop = await openShop()
  const { key } = await placeAsGuest(shop)
  await sendDue(sender(shop, null)) // there is no mail server: staff reads it
  const { text } = await (await shop.as('clerk')).get('admin/outbox')
  expect(text).toContain('bushra@kiryana.example')
  expect(text).not.toContain('key=')
  expect(await textOf(shop.db)).not.toContain(key)
})

test('a page with a key in its address sends no referrer', async () => {
  const shop = await openShop()
  const { _id: id, key } = await placeAsGuest(shop)
  const { headers } = await shop.guest().get(`order/${id}?key=${key}`)
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'private, no-store',
  })
})
