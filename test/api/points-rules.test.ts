import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, cartOrder, delivered, onPurpose, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { openShop } from '../support/shop.ts'

type Rule = { pointsOn?: boolean; pointsDivisor?: number; buyNowPercent?: number }

async function openWithRules() {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const rule = async (to: Rule) =>
    expect(await clerk.patch('admin/settings', to)).toMatchObject({ status: 200, body: { data: to } }) // prettier-ignore
  const earnedBy = async (id: string) =>
    (await clerk.get(`admin/orders/${id}`)).body.data.earnedPoints
  const cancel = (id: string, product: string, quantity: number) =>
    amina.post(`order/${id}/cancel`, { products: [{ product, quantity }] })
  return { shop, amina, clerk, rule, earnedBy, cancel }
}

/** Three apples by the shop's divisor, and chai by its own, 20: 24 + 24 points. */
const both = cartOrder(1369.5, [
  { product: 'apples', quantity: 3 },
  { product: 'chai', quantity: 1 },
])
/** In place of so many of three apples; nothing of atta's divisor is its own. */
const attaFor = (missing: number, left: number) => ({
  id: randomUUID(),
  productId: 'apples',
  left,
  missing,
  reason: 'Too few were left',
  replacement: { productId: 'atta', quantity: 1 },
  agreed: true,
  amount: 1250,
})

test('an order keeps its points rule through cancellation, replacement and return', async () => {
  const { shop, amina, clerk, rule, earnedBy, cancel } = await openWithRules()
  const { _id: id } = await placed(amina, both)
  expect(await earnedBy(id)).toBe(24 + 24)
  await rule({ pointsDivisor: 100 })
  expect(await earnedBy(id)).toBe(24 + 24)
  expect((await cancel(id, 'apples', 1)).body.data.loyaltypoints).toBe(16 + 24)
  expect(await shop.balanceOf('amina')).toBe(16 + 24)
  const replaced = await clerk.post(`admin/orders/${id}/replacements`, attaFor(1, 2))
  expect(replaced.body.data.earnedPoints).toBe(8 + 24 + 41)
  expect(await shop.balanceOf('amina')).toBe(8 + 24 + 41)

  const { _id: next } = await placed(amina, both)
  expect(await earnedBy(next)).toBe(7 + 24)
  await rule({ pointsDivisor: 1 })
  expect((await cancel(next, 'apples', 2)).body.data.loyaltypoints).toBe(2 + 24)

  for (const status of ['packed', 'shipped', 'delivered']) {
    shop.later(1000)
    await clerk.patch(`admin/orders/${id}`, { status })
  }
  const back = { product: 'atta', quantity: '1', kind: 'unwanted', reason: 'Too much of it' }
  const { body } = await amina.form(`order/${id}/return`, back)
  const accepted = await clerk.patch(`admin/returns/${body.data.returns[0]._id}`, { state: 'accepted' }) // prettier-ignore
  expect(accepted.body.data.refund).toMatchObject({ pointsTaken: 41 })
  expect(await shop.balanceOf('amina')).toBe(8 + 24 + 2 + 24)
  await expectSoundLedger(shop)
})

test('Buy Now earns the percentage that was set as it was placed', async () => {
  const { shop, amina, rule, cancel } = await openWithRules()
  const three = buyNow(870, [{ product: 'apples', quantity: 3 }])
  expect(await placed(amina, three)).toMatchObject({ loyaltypoints: 8 })
  await rule({ buyNowPercent: 5 })
  const { _id: id, loyaltypoints } = await placed(amina, three)
  expect(loyaltypoints).toBe(43)
  await rule({ buyNowPercent: 0 })
  expect(await placed(amina, three)).toMatchObject({ loyaltypoints: 0 })
  expect((await cancel(id, 'apples', 1)).body.data.loyaltypoints).toBe(31) // 5 % of 630
  expect(await shop.balanceOf('amina')).toBe(8 + 31)
  await expectSoundLedger(shop)
})

test('products without a divisor follow the setting, on the page and in the cart', async () => {
  const { amina, clerk, rule } = await openWithRules()
  const divisors = async () =>
    Promise.all(
      ['apples', 'chai'].map(
        async (id) => (await amina.get(`shoppingitems/${id}`)).body.data.loyaltypoints,
      ),
    )
  expect(await divisors()).toEqual([30, 20])
  await rule({ pointsDivisor: 100 })
  expect(await divisors()).toEqual([100, 20])
  const items = ['apples', 'chai'].map((_id) => ({ _id, quantity: 1 }))
  expect((await amina.put('cart', { cartitems: items })).body).toMatchObject({
    loyaltypoints: 2 + 24,
    cartitems: [{ loyaltypoints: 100 }, { loyaltypoints: 20 }],
  })
  const own = (await clerk.get('admin/products/apples')).body.data
  expect(own).toMatchObject({ pointsDivisor: null })
  await clerk.patch('admin/products/apples', { pointsDivisor: 40 })
  await clerk.patch('admin/products/chai', { pointsDivisor: null })
  expect(await divisors()).toEqual([40, 100])
  const { body } = await clerk.get('admin/audit?q=chai')
  expect(JSON.stringify(body)).toContain('pointsDivisor')
})

test('with points off nothing is earned or redeemed; balances and earlier orders stay', async () => {
  const { shop, amina, clerk, rule, cancel } = await openWithRules()
  await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }])) // 41
  const { _id: before } = await placed(amina, both)
  await rule({ pointsOn: false })

  const two = cartOrder()
  const refused = await amina.post('order/create', { ...two, total: 625, redeempoints: 5 })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'points_off', message: 'Points cannot be redeemed at the moment' },
  })
  const implied = await amina.post('order/create', { ...two, total: 625 })
  expect(implied.body).toMatchObject({ code: 'price_changed', expected: { total: 630 } })
  expect((await amina.post('user/redeemloyaltypoints', { points: 5 })).body.code).toBe('points_off')
  const apples = [{ _id: 'apples', quantity: 2 }]
  expect((await amina.put('cart', { cartitems: apples })).body.loyaltypoints).toBe(0)
  const { _id: after } = await placed(amina, two)
  await placed(amina, buyNow())
  const taken = { ...(requests.adminTakeOrder.body as object), customerId: 'amina', contact: null }
  const asked = { ...(requests.adminQuoteOrder.body as object), customerId: 'amina' }
  const quote = (await clerk.post('admin/orders/quote', asked)).body.data
  expect(quote).toMatchObject({ earnedPoints: 0, canRedeem: false })
  const spending = { ...asked, redeemPoints: 1 }
  expect((await clerk.post('admin/orders/quote', spending)).body.code).toBe('points_off')
  const byPhone = await clerk.post('admin/orders', taken, onPurpose())
  expect(byPhone.body.data).toMatchObject({ earnedPoints: 0 })
  expect(await shop.balanceOf('amina')).toBe(41 + 48)

  expect((await cancel(before, 'apples', 1)).body.data.loyaltypoints).toBe(16 + 24)
  for (const status of ['packed', 'shipped', 'delivered']) {
    shop.later(1000)
    await clerk.patch(`admin/orders/${before}`, { status })
  }
  const me = (await amina.get('user/me')).body
  expect(me).toMatchObject({ loyalty_points: 41 + 40, pending_points: 0 })

  // Back on: orders placed while off still earn nothing.
  await rule({ pointsOn: true })
  const replaced = await clerk.post(`admin/orders/${after}/replacements`, attaFor(1, 2))
  expect(replaced.body.data).toMatchObject({ earnedPoints: 0, total: 1640 })
  await placed(amina, cartOrder(1319, [{ product: 'atta', quantity: 1 }], { redeempoints: 81 }))
  expect(await shop.balanceOf('amina')).toBe(41)
  await expectSoundLedger(shop)
})

test('settings tell shoppers a changed rule, and the audit who changed it', async () => {
  const { shop, clerk, rule } = await openWithRules()
  const told = async () => (await shop.guest().get('settings')).body
  expect(Object.keys(await told())).not.toContain('points')
  await rule({ pointsDivisor: 50 })
  expect(Object.keys(await told())).not.toContain('points') // products say it
  await rule({ pointsOn: false, buyNowPercent: 3 })
  expect((await told()).points).toEqual({ on: false, buyNowPercent: 3 })
  const { data } = (await clerk.get('admin/audit')).body
  expect(JSON.stringify(data[0])).toMatch(/"pointsOn".*true.*false/)
  expect(JSON.stringify(data[0])).toMatch(/"buyNowPercent".*1.*3/)
})
