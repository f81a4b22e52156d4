import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ReferenceGone } from '#db/database.ts'
import { openShop } from '../support/shop.ts'

const migration = readFileSync(
  new URL('../../src/db/migrations/0023_staff_roles.sql', import.meta.url),
  'utf8',
)

/** The table of staff as it was with two roles in a check. */
const older = `
  drop table staff_member;
  drop table staff_role;
  create table staff_member (
    account_id text primary key references account (id),
    role text not null check (role in ('owner', 'clerk')),
    since bigint not null
  );
  insert into staff_member values ('owner', 'owner', 5), ('clerk', 'clerk', 7);`

test('staff of an older shop keep what they may do: a clerk is a manager', async () => {
  const shop = await openShop()
  await shop.db.transaction((tx) => tx.script(older))
  await shop.db.transaction((tx) => tx.script(migration))
  expect(await shop.db.all`select * from staff_member order by account_id`).toEqual([
    { account_id: 'clerk', role: 'manager', since: 7 },
    { account_id: 'owner', role: 'owner', since: 5 },
  ])
})

test('the database refuses a role that nobody knows, and takes a new one without another table', async () => {
  const { db } = await openShop()
  await expect(db.run`update staff_member set role = 'admin'`).rejects.toThrow(ReferenceGone)
  await db.run`insert into staff_role (name) values ('admin')`
  await db.run`update staff_member set role = 'admin'`
})
