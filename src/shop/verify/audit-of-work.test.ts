import { expect, test } from 'vitest'
import { openSeededShop, unguard } from '../../../test/support/seeded-shop.ts'

test.each([
  [/product was removed/, `insert into removed_product values ('gone', 999999, 5)`],
  [/published or refused/, `update product_review set published_at = null, refused_at = 5`],
  [/published or refused/, `update product_review set published_at = written_at + 1`],
  [
    /message was read/,
    `insert into message values ('asked', 'contact', 'Sadia', '', 'Hours', 'Open?', 5, 6, null)`,
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
    `insert into delivery_zone values ('z', 'Saddar', '{}', 0, 0, null, 'mon', 1, 2, 1, 0, 2, 5, 6)`,
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
