import { expect, test } from 'vitest'
import { ReferenceGone } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { foldOlderRows } from '#shop/verify/folded-texts.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import type { Person } from '../support/cast.ts'
import { oldAnswers, openBefore, openOldShop } from '../support/old-database.ts'
import { openShop } from '../support/shop.ts'

test('the entries of an audit become events, oldest first', async () => {
  const { db } = await openBefore('0024_events.sql')
  await db.run`
    insert into account (id, email, email_key, phone, full_name, password_hash, kind, loyalty_card, created_at)
    values ('sana', 's@x.example', 's@x.example', '', 'Sana', '', 'normal', '1', 1)`
  await db.run`
    insert into audit_entry (id, at, account_id, action, subject, details) values
      ('b', 20, 'sana', 'order.packed', 'o1', '{}'), ('a', 10, null, 'products.imported', 'run', '{"added":["x"]}')`
  await migrate(db)
  expect(await db.all`select at, actor, kind, subject, data from event order by seq`).toEqual([
    { at: 10, actor: null, kind: 'products.imported', subject: 'run', data: '{"added":["x"]}' },
    { at: 20, actor: 'sana', kind: 'order.moved', subject: 'o1', data: '{"from":"placed","to":"packed"}' }, // prettier-ignore
  ])
  expect(await db.all`select * from event_pending`).toEqual([])
})

test('tokens from before keep what they could do with prices', async () => {
  const { db } = await openBefore('0160_price_permissions.sql')
  await db.run`
    insert into account (id, email, email_key, phone, full_name, password_hash, kind, loyalty_card, created_at)
    values ('sana', 's@x.example', 's@x.example', '', 'Sana', '', 'normal', '1', 1)`
  const tokens = {
    a: ['product.read', 'product.write', 'product.import'],
    b: ['product.import'],
    c: ['order.read'],
  }
  for (const [id, permissions] of Object.entries(tokens))
    await db.run`
      insert into access_token (id, account_id, name, token_hash, permissions, created_at, expires_at)
      values (${id}, 'sana', 'Till', ${id}, ${JSON.stringify(permissions)}, 1, 2)`
  await migrate(db)
  const after = await db.all<{
    permissions: string
  }>`select permissions from access_token order by id`
  expect(after.map(({ permissions }) => JSON.parse(permissions) as string[])).toEqual([
    ['product.read', 'wholesale.read', 'product.write', 'price.write', 'product.import'],
    ['product.import', 'price.write'],
    ['order.read'],
  ])
})

test('a shop from before is sound after its migration, and its orders and points read as they did', async () => {
  const { address, db } = await openOldShop()
  await migrate(db)
  await foldOlderRows(db)
  const { at, answers } = oldAnswers
  expect(await verifyShop(db, '/no/such/folder', Date.parse(at))).toEqual([])
  const shop = await openShop({ address, on: at })
  for (const [name, { who, path, text }] of Object.entries(answers)) {
    const reply = await (await shop.is(who as Person | 'guest')).get(path)
    expect(reply.body, name).toMatchObject(JSON.parse(text) as object)
  }
})

test('what orders from before cost becomes adjustments and payments', async () => {
  const { db } = await openOldShop()
  const before = await db.all<OldOrder>`
    select orders.id, shipping, redeemed_points as points, total, payment as method, orders.status, placed_at as placed,
      order_change.at, order_change.account_id as "by"
    from orders join order_change on order_id = orders.id and order_change.status = orders.status order by orders.id`
  expect([...new Set(before.map(({ status }) => status))].toSorted()).toEqual([
    'cancelled',
    'delivered',
    'packed',
    'placed',
    'shipped',
  ])
  await migrate(db)
  expect(
    await db.all`
      select order_id as id, sequence, kind, amount from order_adjustment order by order_id, sequence`,
  ).toEqual(
    before.flatMap(({ id, shipping, points }) => [
      ...(shipping > 0 ? [{ id, sequence: 1, kind: 'shipping', amount: shipping }] : []),
      ...(points > 0 ? [{ id, sequence: 2, kind: 'points', amount: points * -100 }] : []),
    ]),
  )
  expect(
    await db.all`
      select order_id as id, method, amount, state, taken_by as "by", at from payment order by order_id`,
  ).toEqual(
    before.map(({ id, method, total, status, placed, at, by }) => {
      const settled = { delivered: 'taken', cancelled: 'void' }[status]
      return {
        id,
        method,
        amount: total,
        state: settled ?? 'due',
        by: settled === 'taken' ? by : null,
        at: settled === undefined ? placed : at,
      }
    }),
  )
})

type OldOrder = {
  id: string
  shipping: number
  points: number
  total: number
  method: string
  status: string
  placed: number
  at: number
  by: string | null
}

test('what people put aside of a product goes with it, and only that', async () => {
  const { db } = await openOldShop()
  await migrate(db)
  const kept = () =>
    db.all<{ name: string; product: string }>`
      select 'cart' as name, product_id as product from cart_line union
      select 'wishlist', product_id from favourite union select 'alert', product_id from stock_wait
      order by name, product`
  const before = await kept()
  expect(before.filter(({ product }) => product === 'soldout')).toHaveLength(2)
  await db.run`delete from product where id = 'soldout'`
  expect(await kept()).toEqual(before.filter(({ product }) => product !== 'soldout'))
  await expect(db.run`delete from product where id = 'apples'`).rejects.toThrow(ReferenceGone)
})

test('what was delivered before anything counted it waits to be counted', async () => {
  const { db } = await openOldShop()
  const delivered = await db.all<{ id: string }>`
    select order_id as id from order_change where status = 'delivered' order by order_id`
  expect(delivered.length).toBeGreaterThan(0)
  await migrate(db)
  expect(await db.all`select order_id as id from order_to_count order by order_id`).toEqual(
    delivered,
  )
})
