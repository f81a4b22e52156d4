import { expect, test } from 'vitest'
import { ReferenceGone } from '#db/database.ts'
import { DatabaseTooOld, migrate, migrationsIn } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { foldOlderRows } from '#shop/verify/folded-texts.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import type { Person } from '../support/cast.ts'
import { oldAnswers, openOldShop } from '../support/old-database.ts'
import { dumpOf } from '../support/dump.ts'
import { openShop } from '../support/shop.ts'

test('a shop from before 1.0.0 is sound after its migration, and its orders and points read as they did', async () => {
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

test('servers that start at once upgrade a shop from before 1.0.0 once, and change none of its rows', async () => {
  const { address, db } = await openOldShop()
  const products = () => db.all`select * from product order by id`
  const accounts = () => db.all`select * from account order by id`
  const roles = async () =>
    (await db.all<{ name: string }>`select name from staff_role`).map(({ name }) => name)
  const returns = () => db.all`
    select id, order_id, position, quantity, kind, reason, photo, state, asked_at, decided_at, decided_by, note, refund
    from return_request order by id`
  const orders = () => db.all`
    select id, account_id, guest_key_hash, flow, payment, status, subtotal, redeemed_points, earned_points, total, address,
      contact_name, contact_email, contact_phone, placed_at, zone, delivery_zone, arrives_from, arrives_to, note, channel
    from orders order by id`
  const orderLines = () => db.all`select * from order_line order by order_id, position`
  const staff = () => db.all`select * from staff_member order by account_id`
  const zones = (from: 'days_from' | 'takes_from', to: 'days_to' | 'takes_to') => db.all`
    select id, name, area, fee, minimum, free_above, days, ${{ strings: [from], values: [] }} as takes_from,
      ${{ strings: [to], values: [] }} as takes_to, active, precedence, version, created_at, changed_at, folded_name
    from delivery_zone order by id`
  // Migrations since 1.0.0 rename columns of zones, and add some to products, orders and their lines, accounts, staff and returns, and a role.
  const {
    migration: _,
    product: __,
    account: ___,
    return_request: ____,
    orders: ______,
    order_line: _______,
    staff_role: _____,
    staff_member: ________,
    delivery_zone: _________,
    ...before
  } = await dumpOf(db)
  const [productsBefore, accountsBefore] = [await products(), await accounts()]
  const staffBefore = await staff()
  const zonesBefore = await zones('days_from', 'days_to')
  const [ordersBefore, orderLinesBefore] = [await orders(), await orderLines()]
  const [returnsBefore, rolesBefore] = [await returns(), await roles()]
  const others = [1, 2].map(() => openDatabase(address))
  await Promise.all([db, ...others].map(migrate))
  await Promise.all(others.map((other) => other.close()))
  expect(await dumpOf(db)).toMatchObject(before)
  expect(await products()).toMatchObject(productsBefore)
  expect(await accounts()).toMatchObject(accountsBefore)
  expect(await staff()).toMatchObject(staffBefore)
  expect(await orders()).toMatchObject(ordersBefore)
  expect(await orderLines()).toMatchObject(orderLinesBefore)
  expect(await zones('takes_from', 'takes_to')).toEqual(zonesBefore)
  expect(await returns()).toMatchObject(returnsBefore)
  expect((await roles()).toSorted()).toEqual([...rolesBefore, 'cashier'].toSorted())
  expect((await migrationsIn(db))[0]).toBe('0191_schema.sql')
})

test('a database that stopped before the last version before 1.0.0 is refused unchanged', async () => {
  const { db } = await openOldShop('0150_codes_in_any_case.sql')
  const before = await dumpOf(db)
  await expect(migrate(db)).rejects.toThrow(DatabaseTooOld)
  await expect(migrate(db)).rejects.toThrow('0150_codes_in_any_case.sql')
  expect(await dumpOf(db)).toEqual(before)
})

test('deleting a product deletes its own cart lines and favourites only', async () => {
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
