import { expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { buyNow, cartOrder, contact, delivered, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000

test('the board has each open order in its column, and orders delivered today', async () => {
  const shop = await openShop()
  await delivered(shop, await shop.as('amina'))
  shop.later(day)
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  const done = await delivered(shop, amina)
  const [first, second] = [
    (await placed(amina, cartOrder()))._id,
    (await placed(shop.guest(), buyNow(390, undefined, { contact })))._id,
  ]
  const packed = (await placed(amina, cartOrder()))._id
  shop.later(60_000)
  await clerk.patch(`admin/orders/${packed}`, { status: 'packed' })
  const gone = (await placed(amina, cartOrder()))._id
  await clerk.patch(`admin/orders/${gone}`, { status: 'cancelled' })

  const { data } = (await clerk.get('admin/orders/board')).body
  const idsOf = (column: { cards: { id: string }[] }) => column.cards.map(({ id }) => id)
  expect(new Set(idsOf(data.columns.placed))).toEqual(new Set([first, second]))
  expect([
    idsOf(data.columns.packed),
    idsOf(data.columns.shipped),
    idsOf(data.columns.delivered),
  ]).toEqual([[packed], [], [done]])
  expect([
    data.columns.placed.count,
    data.columns.packed.count,
    data.columns.delivered.count,
  ]).toEqual([2, 1, 1])
  expect(data.columns.packed.cards[0]).toEqual({
    id: packed,
    reference: referenceOf({ id: packed }),
    status: 'packed',
    name: 'Amina Siddiqui',
    town: 'Rawalpindi',
    total: 630,
    createdAt: new Date(shop.now() - 60_000).toISOString(),
    isPickup: false,
    isOnHold: false,
    promised: { from: '2025-01-07', to: '2025-01-11' },
    daysLate: 0,
    since: new Date(shop.now()).toISOString(),
  })
  expect(data.at).toBe(new Date(shop.now()).toISOString())
})

test('a board column begins with the oldest order, has 50 cards and the total count', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await shop.db.run`
    insert into orders (id, account_id, flow, payment, status, subtotal, redeemed_points, earned_points, total,
      address, contact_name, contact_email, contact_phone, placed_at, sequence)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 60)
    select 'o' || i, 'amina', 'cart', 'cod', 'placed', 1000, 0, 0, 1000, 'A street', 'A name', '', '1',
      1700000000000 + i, i from n`
  await shop.db.run`
    insert into order_change (order_id, status, at) select id, 'placed', placed_at from orders`
  const { placed: column } = (await clerk.get('admin/orders/board')).body.data.columns
  expect([column.count, column.cards.length]).toEqual([60, 50])
  expect([column.cards[0].id, column.cards[49].id]).toEqual(['o1', 'o50'])
})
