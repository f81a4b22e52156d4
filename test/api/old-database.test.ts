import { expect, test } from 'vitest'
import { ReferenceGone } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
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
    { at: 20, actor: 'sana', kind: 'order.packed', subject: 'o1', data: '{}' },
  ])
  expect(await db.all`select * from event_pending`).toEqual([])
})

test('a shop from before is sound after its migration, and its orders and points read as they did', async () => {
  const { address, db } = await openOldShop()
  await migrate(db)
  const { at, answers } = oldAnswers
  expect(await verifyShop(db, '/no/such/folder', Date.parse(at))).toEqual([])
  const shop = await openShop({ address, on: at })
  for (const [name, { who, path, text }] of Object.entries(answers)) {
    const reply = await (await shop.is(who as Person | 'guest')).get(path)
    expect(reply.body, name).toMatchObject(JSON.parse(text) as object)
  }
})

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
