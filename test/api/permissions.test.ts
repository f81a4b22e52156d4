import { expect, test } from 'vitest'
import { insertToken } from '#shop/accounts/sessions/access-tokens.store.ts'
import { hashOfToken } from '#shop/accounts/sessions/session.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { type TokenPermission, tokenPermissions } from '#shop/accounts/sessions/token-rules.ts'
import { can, type Permission, permissions } from '#shop/permissions.ts'
import { type Account, type StaffRole, staffRoles } from '#shop/person.ts'
import { saveSetting } from '#shop/settings/settings.store.ts'
import type { CallName } from '#wire/calls.ts'
import { openWithOrder, sendExample } from '../support/all-calls.ts'
import { dumpOf } from '../support/dump.ts'
import { listenTo } from '../support/listen-to.ts'
import { requests } from '../support/requests.ts'
import { type Caller, type Reply, type TestShop } from '../support/shop.ts'

type Operation = { name: CallName; needs: 'anyone' | 'customer' | Permission[] }

const everybody = ['guest', 'customer', ...staffRoles] as const
type Who = (typeof everybody)[number]

/** The permissions of each call in the document. */
async function operationsOf(shop: TestShop): Promise<Operation[]> {
  const { body } = await shop.guest().get('openapi.json')
  return Object.values<Record<string, any>>(body.paths).flatMap((operations) =>
    Object.values<any>(operations).map(({ operationId, security }) => ({
      name: operationId,
      needs:
        security.length === 0
          ? 'anyone'
          : security[0].session.length === 0
            ? 'customer'
            : security[0].session,
    })),
  )
}

/** One person of staff, who is given each role in turn. */
async function callerOf(shop: TestShop, who: Who): Promise<Caller> {
  if (who === 'guest') return shop.guest()
  if (who === 'customer') return shop.as('bilal')
  await shop.db.transaction((tx) => appoint(tx, 'clerk', who, 0))
  return shop.as('clerk')
}

const mayCall = (who: Who, needs: Permission[]) =>
  staffRoles.includes(who as StaffRole) &&
  needs.every((one) => can({ account: { role: who as StaffRole } as Account }, one))

test('the document names permissions for each call of the back office, and for no other', async () => {
  const { shop } = await openWithOrder()
  for (const { name, needs } of await operationsOf(shop)) {
    const isPermission =
      typeof needs === 'object' && needs.every((one) => permissions.includes(one))
    expect([name, isPermission]).toEqual([name, name.startsWith('admin')])
  }
})

test('a call is refused to every role that lacks its permission, and changes nothing', async () => {
  const { shop, own } = await openWithOrder()
  const operations = await operationsOf(shop)
  for (const who of everybody) {
    const caller = await callerOf(shop, who)
    const before = await dumpOf(shop.db)
    for (const operation of operations) {
      const { name, needs } = operation
      if (needs === 'anyone' || (needs === 'customer' && who !== 'guest')) continue
      if (needs !== 'customer' && mayCall(who, needs)) continue
      const { status, body } = await sendExample(caller, operation.name, own)
      expect([who, name, status, body.code]).toEqual([
        who,
        name,
        who === 'guest' ? 401 : 403,
        who === 'guest'
          ? expect.stringMatching(/^sign_in/)
          : who === 'customer'
            ? 'staff_only'
            : 'permission_missing',
      ])
    }
    expect([who, await dumpOf(shop.db)]).toEqual([who, before])
  }
})

test('a call is open to every role that has its permission', async () => {
  const { shop, own } = await openWithOrder()
  const operations = await operationsOf(shop)
  for (const who of staffRoles) {
    const caller = await callerOf(shop, who)
    for (const operation of operations) {
      const { name, needs } = operation
      if (needs === 'anyone' || needs === 'customer' || !mayCall(who, needs)) continue
      // The example's token has a permission that a cashier can't pass on (counter-sales.test.ts).
      if (who === 'cashier' && name === 'adminCreateToken') continue
      // It asks for the permission to read the record, which the example's product needs (audit.test.ts).
      if (name === 'adminLastChange' && !mayCall(who, ['product.read'])) continue
      // A stream that is open has no end to wait for.
      const { status } = await (name === 'adminLive'
        ? listenTo(shop, caller, requests[name].path)
        : sendExample(caller, operation.name, own))
      expect([who, name, status]).not.toEqual([who, name, expect.toBeOneOf([401, 403])])
    }
  }
})

test('a lost role is lost at once, in a session that is open', async () => {
  const { shop, own } = await openWithOrder()
  const clerk = await callerOf(shop, 'packer')
  expect((await clerk.patch(`admin/orders/${own}`, { status: 'packed' })).status).toBe(200)
  await callerOf(shop, 'viewer')
  const refused = await clerk.patch(`admin/orders/${own}`, { status: 'shipped' })
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({ code: 'permission_missing', permission: 'order.move' }),
  ])
  expect((await clerk.get(`admin/orders/${own}`)).body.data.status).toBe('packed')
})

type StaffOperation = Operation & { needs: Permission[] }
const ofStaff = (operation: Operation): operation is StaffOperation =>
  typeof operation.needs === 'object'

const answerOf = async (reply: Promise<Reply>) => {
  const { status, body } = await reply
  return [status, body.code]
}

test('blocked staff have no access', async () => {
  const { shop, own } = await openWithOrder()
  const operations = (await operationsOf(shop)).filter(ofStaff)
  const owner = await callerOf(shop, 'owner')
  await shop.db.run`update account set blocked_at = 1 where id = 'clerk'`
  const before = await dumpOf(shop.db)
  for (const operation of operations)
    expect([operation.name, await answerOf(sendExample(owner, operation.name, own))]).toEqual([
      operation.name,
      [401, 'sign_in'],
    ])
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('an owner without the second step that the shop requires has only their own security', async () => {
  const { shop, own } = await openWithOrder()
  const operations = (await operationsOf(shop)).filter(ofStaff)
  const owner = await callerOf(shop, 'owner')
  await saveSetting(shop.db, 'staffTwoFactor', true, 0)
  const before = await dumpOf(shop.db)
  for (const operation of operations.filter(({ needs }) => !needs.includes('security.own')))
    expect([operation.name, await answerOf(sendExample(owner, operation.name, own))]).toEqual([
      operation.name,
      [403, 'two_factor_required'],
    ])
  expect(await dumpOf(shop.db)).toEqual(before)
})

/** A token of the owner's with these permissions, as the header of a script. */
async function tokenWith(shop: TestShop, id: string, some: readonly TokenPermission[]) {
  const token = {
    id,
    name: id,
    permissions: some,
    createdAt: 0,
    expiresAt: shop.now() + 1_000_000,
  }
  const secret = `kir_secret-of-${id}`
  await insertToken(shop.db, 'clerk', hashOfToken(secret), token)
  // Its use is noted once in ten minutes: not while the tables are compared.
  await shop.db.run`update access_token set used_at = ${shop.now()} where id = ${id}`
  return { authorization: `Bearer ${secret}` }
}

test('a script whose token lacks the permission of a call is refused it, and changes nothing', async () => {
  const { shop, own } = await openWithOrder()
  const operations = (await operationsOf(shop)).filter(ofStaff)
  await callerOf(shop, 'owner')
  const without = new Map<Permission, Record<string, string>>()
  for (const lacking of permissions) {
    const others = tokenPermissions.filter((one) => one !== lacking)
    without.set(lacking, await tokenWith(shop, `without-${lacking}`, others))
  }
  const before = await dumpOf(shop.db)
  for (const operation of operations)
    for (const lacking of operation.needs)
      expect([
        operation.name,
        lacking,
        await answerOf(sendExample(shop.guest(), operation.name, own, without.get(lacking))),
      ]).toEqual([operation.name, lacking, [403, 'permission_missing']])
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('a token with exactly the permissions of a call can make it', async () => {
  const { shop, own } = await openWithOrder()
  await callerOf(shop, 'owner')
  const operations = (await operationsOf(shop)).filter(ofStaff)
  const headers = new Map<string, Record<string, string>>()
  for (const operation of operations) {
    const needs = operation.needs as TokenPermission[]
    if (!needs.every((one) => tokenPermissions.includes(one))) continue
    if (operation.name === 'adminLive') continue // a stream has no end to wait for
    const header =
      headers.get(needs.join()) ?? (await tokenWith(shop, `only-${needs.join()}`, needs))
    headers.set(needs.join(), header)
    const { status } = await sendExample(shop.guest(), operation.name, own, header)
    expect([operation.name, status]).not.toEqual([operation.name, expect.toBeOneOf([401, 403])])
  }
})
