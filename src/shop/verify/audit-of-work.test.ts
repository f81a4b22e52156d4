import { expect, test } from 'vitest'
import { accountById, toAccount } from '../accounts/accounts.store.ts'
import { importProducts } from '../catalogue/import/import-products.ts'
import { openSeededShop, unguard } from '../../../test/support/seeded-shop.ts'

test.each([
  [/product was removed/, `insert into removed_product values ('gone', 999999, 5)`],
  [/published or refused/, `update product_review set published_at = null, refused_at = 5`],
  [/published or refused/, `update product_review set published_at = written_at + 1`],
  [/was answered/, `update product_review set answer = 'Thank you', answered_at = 5`],
  [
    /message is done/,
    `insert into message values ('asked', 'contact', 'Sadia', '', 'Hours', 'Open?', 5, 6, null, null, '')`,
  ],
  [
    /prices were opened/,
    `update account set wholesale_since = wholesale_since + 1 where id = 'hina'`,
  ],
  [/prices were opened/, `update account set wholesale_since = 5 where id = 'kashif'`],
  [
    /prices were closed/,
    `insert into event (at, actor, kind, subject, data) values (5, 'clerk', 'customer.approved', 'kashif', '{}')`,
  ],
  [
    /zone was changed/,
    `insert into delivery_zone (id, name, area, fee, minimum, days, takes_from, takes_to, active, precedence, version, created_at, changed_at)
     values ('z', 'Saddar', '{}', 0, 0, 'mon', 1, 2, 1, 0, 2, 5, 6)`,
  ],
  [
    /setting was changed/,
    `insert into event (at, actor, kind, subject, data) values (5, 'clerk', 'settings.changed', 'settings', '{"changed":["tagline"]}')`,
  ],
  [
    /picture was added/,
    `update product set gallery = '[{"path":"products/p.webp","alt":"","digest":"d","withdrawn":false}]' where id = 'apples'`,
  ],
] as const)('V6 says “%s” after: %s', async (says, spoiling) => {
  const { db, verify } = await openSeededShop()
  await unguard(db)
  await db.transaction((tx) => tx.script(spoiling))
  const found = (await verify()).filter(({ name }) => name === 'V6')
  expect(found).toMatchObject([{ says: expect.stringMatching(says), ids: [expect.any(String)] }])
})

test('a list that staff imports is in the audit', async () => {
  const { db, verify } = await openSeededShop()
  const clerk = await accountById(db, 'clerk')
  const shop = { db, now: Date.now }
  const list = 'sku,name,department,mrp,stock\nchai,Dum Chai,Tea,510,40\nnew,Sabz Chai,Tea,300,9\n'
  const source = async function* () {
    yield Buffer.from(list)
  }
  await importProducts(shop, clerk === undefined ? null : toAccount(clerk), { source })
  expect(await verify()).toEqual([])
  await db.run`delete from event where kind = 'products.imported'`
  expect((await verify()).map(({ name, ids }) => [name, ids.length])).toEqual([
    ['V6', 2],
    ['V6', 1],
  ])
})
