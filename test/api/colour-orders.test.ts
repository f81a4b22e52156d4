import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { both, bothCost, colouredShop, recolour, stockOf, told } from '../support/coloured-shop.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, delivered, onPurpose, placed } from '../support/orders.ts'

test('an order has a line for each colour, and takes both from one stock', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(bothCost, both))
  expect(told(order.products)).toEqual([
    ['apples', 'Red', 1],
    ['apples', 'Sky blue', 2],
  ])
  expect(await stockOf(shop)).toBe(47)
  const clerk = await shop.as('clerk')
  const { lines } = (await clerk.get(`admin/orders/${order._id}`)).body.data
  expect(lines).toMatchObject([{ color: 'Red' }, { color: 'Sky blue' }])
  await expectSoundLedger(shop)
})

test('an order line keeps its colour when the product changes', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const { _id } = await placed(amina, cartOrder(bothCost, both))
  await recolour(shop, [])
  expect(told((await amina.get(`order/${_id}`)).body.data.products)).toEqual([
    ['apples', 'Red', 1],
    ['apples', 'Sky blue', 2],
  ])
})

/** For tables of what is refused: nothing in it changes. */
const colouredShopOfFile = forFile(colouredShop)

test.each([
  ['apples', 'Purple', ['Red', 'Sky blue', 'Bottle green']],
  ['chai', 'Red', []],
])(
  '%s in %s: refused with the item and the colour, and nothing changes',
  async (product, color, others) => {
    const shop = colouredShopOfFile()
    const amina = await shop.as('amina')
    const reply = await amina.post(
      'order/create',
      cartOrder(630, [{ product, quantity: 2, color }]),
      onPurpose(),
    )
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'color_gone', product, color, colors: others },
    })
    expect(reply.body.message).toContain(color)
    expect(await stockOf(shop)).toBe(50)
    expect((await amina.get('order/get')).body.data).toEqual([])
  },
)

test('the same order in another colour is another order; in the same colours it is a repeat', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const order = (color: string) =>
    amina.post('order/create', cartOrder(630, [{ product: 'apples', quantity: 2, color }]))
  const [red, again, blue] = [await order('Red'), await order('Red'), await order('Sky blue')]
  expect(again.body.data._id).toBe(red.body.data._id)
  expect(blue.body.data._id).not.toBe(red.body.data._id)
})

test('a key that was used for one colour is refused for another', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const key = { 'idempotency-key': randomUUID() }
  const order = (color: string) =>
    amina.post('order/create', cartOrder(630, [{ product: 'apples', quantity: 2, color }]), key)
  expect((await order('Red')).status).toBe(201)
  expect((await order('Sky blue')).status).toBe(422)
})

test('cancelling tells the colours apart; without one it has to be clear which is meant', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const { _id } = await placed(amina, cartOrder(bothCost, both))
  const cancel = async (item: object) =>
    amina.post(`order/${_id}/cancel`, { products: [{ product: 'apples', ...item }] })
  expect((await cancel({})).body.code).toBe('nothing_to_cancel')
  expect((await cancel({ color: 'Purple' })).body.code).toBe('nothing_to_cancel')
  const { products, status } = (await cancel({ color: 'Sky blue' })).body.data
  expect(products.map(({ cancelled }: { cancelled: number }) => cancelled)).toEqual([0, 2])
  expect([status, await stockOf(shop)]).toEqual(['placed', 49])
  expect((await cancel({})).body.data.status).toBe('cancelled')
  expect(await stockOf(shop)).toBe(50)
  await expectSoundLedger(shop)
})

test('a return concerns one colour; the other can still be returned', async () => {
  const shop = await colouredShop()
  const amina = await shop.as('amina')
  const id = await delivered(shop, amina, cartOrder(bothCost, both))
  const ask = (fields: object) =>
    amina.form(`order/${id}/return`, {
      product: 'apples',
      quantity: '1',
      kind: 'unwanted',
      reason: 'Too many',
      ...fields,
    })
  expect((await ask({ color: 'Purple' })).body.code).toBe('return_nothing')
  const first = await ask({ color: 'Sky blue' })
  expect(first.body.data.returns).toMatchObject([{ product: 'apples', color: 'Sky blue' }])
  const second = await ask({ color: 'Red' })
  expect(second.body.data.returns).toHaveLength(2)
  const clerk = await shop.as('clerk')
  for (const { _id } of second.body.data.returns)
    expect((await clerk.patch(`admin/returns/${_id}`, { state: 'accepted' })).status).toBe(200)
  const { returns } = (await amina.get(`order/${id}`)).body.data
  expect(returns.map(({ refund }: { refund: { amount: number } }) => refund.amount)).toEqual([
    240, 240,
  ])
  expect(await stockOf(shop)).toBe(49)
  await expectSoundLedger(shop)
})
