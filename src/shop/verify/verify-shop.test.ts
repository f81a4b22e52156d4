import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { accountById, toAccount } from '../accounts/accounts.store.ts'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { importProducts } from '../catalogue/import/import-products.ts'
import { fillWithCast } from '../../../test/support/cast.ts'
import { openTestDatabase } from '../../../test/support/database.ts'
import { liveIn } from '../../../test/support/life.ts'
import { verifyShop } from './verify-shop.ts'

/** A day in the shop, with one order of every kind. */
async function fillWithLife(db: Db) {
  await fillWithCast(db)
  const life = liveIn(db)
  await life.place(
    'amina',
    'cart',
    [
      { good: 'atta', quantity: 2 },
      { good: 'apples', quantity: 4 },
    ],
    { key: 'the-first-order' },
  )
  await life.place('amina', 'buy-now', [{ good: 'chai', quantity: 3 }], {
    redeem: 20,
    key: 'the-second-order',
  })
  const cancelled = await life.place(
    'amina',
    'cart',
    [
      { good: 'apples', quantity: 6 },
      { good: 'chai', quantity: 2 },
    ],
    { redeem: 15 },
  )
  await life.cancel('amina', cancelled, [{ good: 'chai', quantity: 1 }])
  await life.cancel('amina', cancelled)
  const delivered = await life.place('hina', 'cart', [{ good: 'apples', quantity: 10 }])
  for (const state of ['packed', 'shipped', 'delivered'] as const) await life.move(delivered, state)
  await life.place('guest', 'buy-now', [{ good: 'lastmango', quantity: 1 }])
  await life.change('soldout', { stock: 12, price: 80 })
}

/** Takes away what the database itself watches over, to do what a bug or a hand in the file would. */
async function unguard(db: Db) {
  if (db.engine === 'sqlite') {
    await db.run`pragma foreign_keys = off`
    await db.run`pragma ignore_check_constraints = on`
  }
  await db.transaction((tx) => tx.script(db.engine === 'sqlite' ? sqliteGuards : postgresGuards))
}

const sqliteGuards = `
  drop trigger points_entry_is_kept; drop trigger points_entry_is_not_removed; drop trigger points_entry_follows;
  drop trigger stock_entry_is_kept; drop trigger stock_entry_is_not_removed;
  drop index points_earned_once; drop index points_redeemed_once;`
const postgresGuards = `
  drop trigger points_entry_is_kept on points_entry; drop trigger points_entry_follows on points_entry;
  drop trigger stock_entry_is_kept on stock_entry;
  drop index points_earned_once; drop index points_redeemed_once;
  do $$ declare guard record; begin
    for guard in select conrelid::regclass as owner, conname from pg_constraint where contype in ('c', 'f')
      and connamespace = 'public'::regnamespace and conrelid <> 0
    loop execute format('alter table %s drop constraint %I', guard.owner, guard.conname); end loop;
  end $$;`

async function open() {
  const db = await openTestDatabase(fillWithLife)
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'people'))
  const verify = () => verifyShop(db, folder, Date.now())
  return { db, folder, verify }
}

const placed = `(select min(id) from orders where status = 'placed' and account_id is not null)`
const cancelled = `(select id from orders where status = 'cancelled')`
const redeemed = `(select order_id from points_entry where reason = 'redeemed' order by seq limit 1)`

test('a shop in which all went well', async () => {
  const { verify } = await open()
  expect(await verify()).toEqual([])
})

test('a list that staff imports is in the audit', async () => {
  const { db, verify } = await open()
  const clerk = await accountById(db, 'clerk')
  const shop = { db, now: Date.now, catalogue: openCatalogue(db) }
  const list = 'sku,name,department,mrp,stock\nchai,Dum Chai,Tea,510,40\nnew,Sabz Chai,Tea,300,9\n'
  const source = async function* () {
    yield Buffer.from(list)
  }
  await importProducts(shop, clerk === undefined ? null : toAccount(clerk), { source })
  expect(await verify()).toEqual([])
  await db.run`delete from audit_entry where action = 'products.imported'`
  expect((await verify()).map(({ name, ids }) => [name, ids.length])).toEqual([
    ['V6', 2],
    ['V6', 1],
  ])
})

test.each([
  [
    'V1',
    /not there/,
    `delete from orders where id = (select order_id from order_request where request_key = 'the-first-order')`,
  ],
  [
    'V1',
    /different keys/,
    `insert into order_request select buyer, 'another-key', body_hash, order_id, at from order_request where request_key = 'the-first-order'`,
  ],
  [
    'V1',
    /not that of the buyer/,
    `update order_request set buyer = 'account bilal' where request_key = 'the-first-order'`,
  ],
  [
    'V2',
    /sum of the lines/,
    `update orders set subtotal = subtotal + 100, total = total + 100 where id = ${placed}`,
  ],
  ['V2', /sum of the lines/, `update order_line set price = price - 1 where order_id = ${placed}`],
  [
    'V2',
    /what its lines were before/,
    `update orders set subtotal = 0, total = shipping - redeemed_points * 100 where id = ${cancelled}`,
  ],
  ['V2', /total is not/, `update orders set total = total - 1 where id = ${placed}`],
  [
    'V3',
    /sum of the entries/,
    `update points_entry set points = points + 1 where seq = 1 and account_id = 'amina'`,
  ],
  ['V3', /sum of the entries/, `delete from points_entry where seq = 1 and account_id = 'amina'`],
  ['V3', /not there/, `update points_entry set balance_after = -5 where reason = 'redeemed'`],
  [
    'V3',
    /more than once/,
    `insert into points_entry select account_id, seq + 100, order_id, reason, points, balance_after, at from points_entry where reason = 'earned' and account_id = 'hina'`,
  ],
  [
    'V3',
    /somebody else's/,
    `update points_entry set account_id = 'bilal' where account_id = 'hina'`,
  ],
  [
    'V3',
    /ledger and the order disagree/,
    `update orders set redeemed_points = 0, total = total + redeemed_points * 100 where id = ${redeemed}`,
  ],
  [
    'V3',
    /ledger and the order disagree/,
    `update orders set earned_points = earned_points + 1 where id = ${placed}`,
  ],
  [
    'V3',
    /not given back/,
    `delete from points_entry where order_id = ${cancelled} and reason = 'given-back'`,
  ],
  [
    'V3',
    /does not keep the points/,
    `update orders set earned_points = earned_points + 1 where id = ${cancelled}`,
  ],
  ['V4', /below zero/, `update product set stock = -1 where id = 'chai'`],
  ['V4', /sum of its ledger/, `update product set stock = stock + 1 where id = 'apples'`],
  [
    'V4',
    /sum of its ledger/,
    `delete from stock_entry where reason = 'ordered' and product_id = 'apples'`,
  ],
  [
    'V4',
    /something else than its lines/,
    `update stock_entry set change = change - 1 where reason = 'ordered' and product_id = 'chai'`,
  ],
  ['V4', /something else than its lines/, `delete from stock_entry where reason = 'cancelled'`],
  [
    'V4',
    /names an order/,
    `update stock_entry set reason = 'counted' where order_id = ${cancelled} and reason = 'ordered'`,
  ],
  ['V5', /no lines/, `delete from order_line where order_id = ${placed}`],
  ['V5', /never entered the state/, `delete from order_change where order_id = ${placed}`],
  ['V5', /went on after/, `update orders set status = 'packed' where status = 'delivered'`],
  [
    'V5',
    /some of it is not/,
    `update order_line set cancelled_quantity = 0 where order_id = ${cancelled}`,
  ],
  ['V5', /sum of its cancellations/, `delete from cancellation where order_id = ${cancelled}`],
  [
    'V5',
    /row of order_line names something in product_id/,
    `update order_line set product_id = 'gone' where order_id = ${placed} and position = 0`,
  ],
  [
    'V5',
    /row of stock_entry names something in order_id/,
    `update stock_entry set order_id = 'gone' where reason = 'cancelled'`,
  ],
  [
    'V5',
    /row of product names something in sub_path/,
    `update product set sub_path = 'gone' where id = 'chai'`,
  ],
  ['V6', /moved on by staff/, `delete from audit_entry where action = 'order.shipped'`],
  [
    'V6',
    /moved on by staff/,
    `update order_change set account_id = 'clerk' where order_id = ${cancelled} and status = 'cancelled'`,
  ],
  ['V6', /counted or imported a stock/, `delete from audit_entry where action = 'product.changed'`],
  [
    'V6',
    /more often than the audit/,
    `update product set version = version + 1 where id = 'soldout'`,
  ],
] as const)('%s says “%s” after: %s', async (name, says, spoiling) => {
  const { db, verify } = await open()
  await unguard(db)
  await db.transaction((tx) => tx.script(spoiling))
  const found = (await verify()).find(
    (violation) => violation.name === name && says.test(violation.says),
  )
  expect(found?.ids.length).toBeGreaterThan(0)
})

test('V7: pictures that people sent and the rows that name them', async () => {
  const { db, folder, verify } = await open()
  const name = '3f2b6c1e-9d4a-4b5c-8e7f-0a1b2c3d4e5f'
  const write = (file: string, minutesAgo: number) => {
    writeFileSync(join(folder, 'people', file), 'picture')
    const at = Date.now() / 1000 - minutesAgo * 60
    utimesSync(join(folder, 'people', file), at, at)
  }
  await db.run`update account set picture = ${`people/${name}.webp`} where id = 'amina'`
  expect(await verify()).toEqual([
    { name: 'V7', says: 'the picture of an account is no file', ids: ['amina'] },
  ])
  write(`${name}.webp`, 20)
  write(`${name}@160.webp`, 20)
  write('portrait.webp', 20)
  expect(await verify()).toEqual([])
  const other = name.replace('3', '4')
  write(`${other}.webp`, 1) // its row may still be on its way
  expect(await verify()).toEqual([])
  write(`${other}.webp`, 20)
  expect(await verify()).toEqual([
    { name: 'V7', says: 'a picture that somebody sent belongs to nobody', ids: [`${other}.webp`] },
  ])
})
