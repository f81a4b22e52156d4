import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { recountSales } from '#shop/reports/count-sales.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, delivered, onPurpose, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const sound = async (shop: TestShop) => {
  await recountSales(shop)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
}
const seen = async (clerk: Caller, id: string) => (await clerk.get(`admin/orders/${id}`)).body.data

/** Takes back the order's state as it is now. */
async function stepBack(clerk: Caller, id: string, more: object = {}) {
  const { status: from, history } = await seen(clerk, id)
  const since = history.at(-1).at
  const body = { id: randomUUID(), from, since, reason: 'Pressed by mistake', ...more }
  return clerk.post(`admin/orders/${id}/step-back`, body)
}

test('an order marked as delivered by mistake is due again, its points pending, and the history says why', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const id = await delivered(shop, amina)
  expect((await amina.get('user/me')).body.pending_points).toBe(0)
  shop.later(1000)
  const reply = await stepBack(clerk, id, { reason: 'The neighbour was not at home' })
  expect([reply.status, reply.body.data.status]).toEqual([200, 'shipped'])
  expect(reply.body.data.history.map(({ status }: { status: string }) => status)).toEqual([
    'placed',
    'packed',
    'shipped',
  ])
  expect(reply.body.data.stepsBack).toEqual([
    expect.objectContaining({
      from: 'delivered',
      to: 'shipped',
      enteredBy: 'Sana Clerk',
      by: 'Sana Clerk',
      reason: 'The neighbour was not at home',
    }),
  ])
  expect(
    await shop.db.all`select state, taken_by as "by" from payment where order_id = ${id}`,
  ).toEqual([{ state: 'due', by: null }])
  expect((await amina.get('user/me')).body).toMatchObject({
    loyalty_points: 16,
    pending_points: 16,
  })
  await sound(shop)
  const { columns } = (await clerk.get('admin/orders/board')).body.data
  expect([columns.delivered.count, columns.shipped.count]).toEqual([0, 1])
  shop.later(1000)
  expect((await clerk.patch(`admin/orders/${id}`, { status: 'delivered' })).status).toBe(200)
  expect((await clerk.get('admin/orders/board')).body.data.columns.delivered.count).toBe(1)
  await sound(shop)
})

test('step by step back to the start, and the customer can cancel again', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const id = await delivered(shop, amina)
  for (const status of ['shipped', 'packed', 'placed'])
    expect((await stepBack(clerk, id)).body.data.status).toBe(status)
  expect(await stepBack(clerk, id)).toMatchObject({
    status: 409,
    body: { code: 'order_step_back_none' },
  })
  await sound(shop)
  expect((await amina.post(`order/${id}/cancel`, { products: [] })).status).toBe(200)
  expect((await stepBack(clerk, id)).body.code).toBe('order_step_back_none')
  await sound(shop)
})

test('a repeat changes nothing more; what a colleague did in between is refused', async () => {
  const shop = await openShop()
  const [amina, clerk, owner] = [
    await shop.as('amina'),
    await shop.as('clerk'),
    await shop.as('owner'),
  ]
  const id = await delivered(shop, amina)
  const other = await delivered(shop, amina)
  const since = (await seen(clerk, id)).history.at(-1).at
  const body = { id: randomUUID(), from: 'delivered', since, reason: 'A mistake' }
  const path = `admin/orders/${id}/step-back`
  const both = await Promise.all([
    clerk.post(path, body),
    owner.post(path, { ...body, id: randomUUID() }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  const again = { ...body, id: randomUUID() }
  shop.later(1000)
  await clerk.patch(`admin/orders/${id}`, { status: 'delivered' })
  // Delivered again since: what was read is stale.
  expect((await clerk.post(path, again)).body.code).toBe('changed_meanwhile')
  const now = { ...again, since: (await seen(clerk, id)).history.at(-1).at }
  for (const reply of [await clerk.post(path, now), await clerk.post(path, now)])
    expect([reply.status, reply.body.data.status]).toEqual([200, 'shipped'])
  expect((await clerk.post(`admin/orders/${other}/step-back`, now)).body.code).toBe(
    'order_step_back_id_reused',
  )
  expect((await clerk.post(path, { ...now, id: randomUUID(), reason: ' ' })).status).toBe(400)
  await sound(shop)
})

test('points of the order that were used since keep it delivered', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const id = await delivered(shop, amina) // earns 16
  const more = await delivered(shop, amina, cartOrder(5150, [{ product: 'atta', quantity: 4 }])) // earns 164
  await placed(amina, cartOrder(610, undefined, { redeempoints: 20 }))
  expect((await stepBack(clerk, more)).body.code).toBe('order_step_back_points')
  // The balance covers these.
  expect((await stepBack(clerk, id)).status).toBe(200)
  await sound(shop)
  await placed(amina, cartOrder(486, undefined, { redeempoints: 144 }))
  await clerk.patch(`admin/orders/${id}`, { status: 'delivered' })
  await sound(shop)
})

test('a return or a review keeps the order delivered', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const first = await delivered(shop, amina)
  const review = await amina.post('shoppingitems/apples/reviews', { rating: 5, review: 'Crisp' })
  expect(review.status).toBe(201)
  expect((await stepBack(clerk, first)).body.code).toBe('order_step_back_reviewed')
  const back = { product: 'atta', quantity: '1', kind: 'unwanted', reason: 'Too much' }
  const second = await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }]))
  expect((await amina.form(`order/${second}/return`, back)).status).toBe(201)
  expect((await stepBack(clerk, second)).body.code).toBe('order_step_back_returned')
  await sound(shop)
})

test('the e-mail about a state that is undone at once is not sent', async () => {
  const shop = await openShop()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const { _id: id } = await placed(amina, cartOrder())
  const kinds = async () => (await emailsOf(shop.db)).map(({ kind }) => kind)
  await clerk.patch(`admin/orders/${id}`, { status: 'shipped' })
  expect(await kinds()).toContain('order-shipped')
  await stepBack(clerk, id)
  expect(await kinds()).toEqual(['order-placed'])
  await clerk.patch(`admin/orders/${id}`, { status: 'shipped' })
  expect(await kinds()).toContain('order-shipped')
  await sound(shop)
})

test('a sale at the counter does not step back', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const sale = { customerId: 'amina', contact: null, atCounter: true, address: '', total: 480 }
  const body = { ...(requests.adminTakeOrder.body as object), ...sale }
  const taken = await clerk.post('admin/orders', body, onPurpose())
  expect(taken.status, taken.text).toBe(201)
  expect((await stepBack(clerk, taken.body.data.id)).body.code).toBe('order_step_back_counter')
})
