import { expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const minute = 60_000

test('every entry with when, why, which order and the balance after it, newest first', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = await placed(amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }])) // earns 41
  const clerk = await shop.as('clerk')
  for (const status of ['shipped', 'delivered'])
    await clerk.patch(`admin/orders/${first._id}`, { status })
  shop.later(minute)
  const second = await placed(amina, cartOrder(610, undefined, { redeempoints: 20 })) // earns 16
  shop.later(minute)
  await amina.post(`order/${second._id}/cancel`, { products: [] })
  await placed(await shop.as('bilal'), cartOrder())
  const at = (minutes: number) =>
    new Date(Date.parse('2025-01-05T10:00:00Z') + minutes * minute).toISOString()
  const of = (order: { _id: string }) => ({
    order: order._id,
    reference: referenceOf({ id: order._id }),
  })
  const { status, body } = await amina.get('user/pointsstatement')
  expect(status).toBe(200)
  expect(body).toEqual({
    total: 5,
    data: [
      { createdAt: at(2), reason: 'taken-back', points: -16, balance: 41, ...of(second) },
      { createdAt: at(2), reason: 'given-back', points: 20, balance: 57, ...of(second) },
      { createdAt: at(1), reason: 'earned', points: 16, balance: 37, ...of(second) },
      { createdAt: at(1), reason: 'redeemed', points: -20, balance: 21, ...of(second) },
      { createdAt: at(0), reason: 'earned', points: 41, balance: 41, ...of(first) },
    ],
  })
  expect((await amina.get('user/pointsstatement?page=2&limit=3')).body).toMatchObject({
    total: 5,
    data: [{ balance: 21 }, { balance: 41 }],
  })
  expect((await amina.get('user/pointsstatement?page=9')).body).toEqual({ total: 5, data: [] })
})

test('nothing yet is an empty statement', async () => {
  const amina = await (await openShop()).as('amina')
  expect((await amina.get('user/pointsstatement')).body).toEqual({ total: 0, data: [] })
})
