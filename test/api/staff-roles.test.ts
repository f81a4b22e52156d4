import { expect, test } from 'vitest'
import { ReferenceGone } from '#db/database.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { openShop } from '../support/shop.ts'

test('the database refuses unknown roles, and a new role needs no new table', async () => {
  const { db } = await openShop()
  await expect(db.run`update staff_member set role = 'admin'`).rejects.toThrow(ReferenceGone)
  await db.run`insert into staff_role (name) values ('admin')`
  await db.run`update staff_member set role = 'admin'`
})

test('an owner gives roles and takes them away; the audit says so', async () => {
  const shop = await openShop()
  const [owner, bilal] = [await shop.as('owner'), await shop.as('bilal')]
  const given = await owner.patch('admin/staff/bilal', { role: 'rider' })
  expect([given.status, given.body.data]).toEqual([
    200,
    expect.objectContaining({ id: 'bilal', name: 'Bilal Ahmed', role: 'rider' }),
  ])
  expect((await bilal.get('admin/orders')).status).toBe(200)
  await owner.patch('admin/staff/bilal', { role: 'rider' }) // again
  await owner.patch('admin/staff/bilal', { role: 'packer' })
  const { data, total } = (await owner.get('admin/staff')).body
  expect([total, data.map(({ id, role }: Record<string, string>) => [id, role])]).toEqual([
    3,
    expect.arrayContaining([
      ['owner', 'owner'],
      ['clerk', 'manager'],
      ['bilal', 'packer'],
    ]),
  ])
  expect((await owner.patch('admin/staff/bilal', { role: null })).body).toEqual({ data: null })
  expect((await bilal.get('admin/orders')).status).toBe(403)
  const noted = await shop.db.all<{ details: string }>`
    select data as details from event where kind = 'staff.changed' and subject = 'bilal'`
  expect(noted.map(({ details }) => JSON.parse(details))).toHaveLength(3)
  await expectSoundLedger(shop)
})

test('a role that a colleague has changed since it was read stays as it is', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  const give = (role: string | null, seen: string | null) =>
    owner.patch('admin/staff/clerk', { role, seen })
  expect((await give('packer', 'manager')).status).toBe(200)
  for (const role of ['viewer', null])
    expect(await give(role, 'manager')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } }) // prettier-ignore
  expect((await give('packer', 'manager')).body.data.role).toBe('packer') // a repeat
  expect((await give(null, 'packer')).body.data).toBeNull()
  expect((await give('viewer', 'packer')).status).toBe(409)
  expect((await give('viewer', null)).status).toBe(200)
})

test('the last owner keeps the role', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  for (const role of ['manager', null]) {
    const { status, body } = await owner.patch('admin/staff/owner', { role })
    expect([role, status, body.code]).toEqual([role, 409, 'last_owner'])
  }
  expect((await owner.post('user/deleteaccount', {})).status).toBe(403)
  expect((await owner.get('user/me')).body.role).toBe('owner')
  expect((await owner.patch('admin/staff/nobody', { role: 'owner' })).body.code).toBe(
    'account_not_found',
  )
  expect((await owner.patch('admin/staff/bilal', { role: 'king' })).status).toBe(400)
})

test('of two owners who dismiss each other at once one stays', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  for (let round = 0; round < 5; round += 1) {
    await shop.db.run`delete from staff_member where account_id = 'clerk'`
    await shop.db
      .run`insert into staff_member (account_id, role, since) values ('clerk', 'owner', 0)`
    await shop.db.run`update staff_member set role = 'owner' where account_id = 'owner'`
    const second = await shop.as('clerk')
    const replies = await Promise.all([
      owner.patch('admin/staff/clerk', { role: 'viewer' }),
      second.patch('admin/staff/owner', { role: 'viewer' }),
    ])
    expect(replies.map(({ status }) => status)).toContain(200)
    const owners = await shop.db.all`select account_id from staff_member where role = 'owner'`
    expect(owners).toHaveLength(1)
  }
})
