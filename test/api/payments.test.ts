import { expect, test } from 'vitest'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const paymentsOf = ({ db }: TestShop, id: string) => db.all`
  select method, amount, state, taken_by as "by" from payment where order_id = ${id}`
const adjustmentsOf = async ({ db }: TestShop, id: string) =>
  (
    await db.all<{ kind: string; amount: number }>`
      select kind, amount from order_adjustment where order_id = ${id} order by sequence`
  ).map(({ kind, amount }) => [kind, amount])
const sound = async (shop: TestShop) =>
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

test('an order adds its shipping and takes off its points; what is due follows until it is paid', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await delivered(shop, amina, cartOrder(5150, [{ product: 'atta', quantity: 4 }])) // brings 164 points
  const products = [
    { product: 'apples', quantity: 2 },
    { product: 'atta', quantity: 1 },
  ]
  const { _id: id } = await placed(amina, cartOrder(1860, products, { redeempoints: 20 }))
  expect(await adjustmentsOf(shop, id)).toEqual([
    ['shipping', 150_00],
    ['points', -20_00],
  ])
  expect(await paymentsOf(shop, id)).toEqual([
    { method: 'cod', amount: 1860_00, state: 'due', by: null },
  ])
  await amina.post(`order/${id}/cancel`, { products: [{ product: 'atta', quantity: 1 }] })
  expect(await paymentsOf(shop, id)).toMatchObject([{ amount: 610_00, state: 'due' }])
  await sound(shop)
  const clerk = await shop.as('clerk')
  for (const status of ['shipped', 'delivered'])
    expect((await clerk.patch(`admin/orders/${id}`, { status })).status).toBe(200)
  expect(await paymentsOf(shop, id)).toEqual([
    { method: 'cod', amount: 610_00, state: 'taken', by: 'clerk' },
  ])
  await sound(shop)
})

test('points redeemed afterwards are an adjustment too, and a cancelled order is not to be paid', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await delivered(shop, amina, cartOrder(5150, [{ product: 'atta', quantity: 4 }]))
  const { _id: id } = await placed(amina, cartOrder(630, undefined, { paymentMethod: 'card' }))
  expect((await amina.post('user/redeemloyaltypoints', { points: 12 })).status).toBe(200)
  expect(await adjustmentsOf(shop, id)).toEqual([
    ['shipping', 150_00],
    ['points', -12_00],
  ])
  expect(await paymentsOf(shop, id)).toMatchObject([
    { method: 'card', amount: 618_00, state: 'due' },
  ])
  await sound(shop)
  expect((await amina.post(`order/${id}/cancel`, { products: [] })).status).toBe(200)
  expect(await paymentsOf(shop, id)).toMatchObject([{ amount: 618_00, state: 'void', by: null }])
  await sound(shop)
})
