import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff.store.ts'
import { can, type Permission, permissions } from '#shop/permissions.ts'
import { type Account, type StaffRole, staffRoles } from '#shop/person.ts'
import type { CallName } from '#wire/routes.ts'
import { dumpOf } from '../support/dump.ts'
import { listenTo } from '../support/listen-to.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Operation = { name: CallName; method: Method; needs: 'anyone' | 'customer' | Permission }

const everybody = ['guest', 'customer', ...staffRoles] as const
type Who = (typeof everybody)[number]

async function openWithOrder() {
  const shop = await openShop({ fill: fillWithStories })
  const { _id: own } = await placed(await shop.as('amina'), cartOrder())
  shop.later(1000)
  return { shop, own }
}

/** What the document says of each call: how it is made and what is needed for it. */
async function operationsOf(shop: TestShop): Promise<Operation[]> {
  const { body } = await shop.guest().get('openapi.json')
  return Object.values<Record<string, any>>(body.paths).flatMap((operations) =>
    Object.entries(operations).map(([method, { operationId, security }]) => ({
      name: operationId,
      method: method.toUpperCase() as Method,
      needs: security.length === 0 ? 'anyone' : (security[0].session[0] ?? 'customer'),
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

function send(caller: Caller, { name, method }: Operation, own: string): Promise<Reply> {
  const { path, body, form, headers } = requests[name]
  const address = path.replaceAll('{own}', own)
  return form === undefined
    ? caller.send(method, address, body, headers)
    : caller.form(address, form)
}

const mayCall = (who: Who, needs: Permission) =>
  staffRoles.includes(who as StaffRole) &&
  can({ account: { role: who as StaffRole } as Account }, needs)

test('the document names a permission for each call of the back office, and for no other', async () => {
  const { shop } = await openWithOrder()
  for (const { name, needs } of await operationsOf(shop)) {
    const isPermission = permissions.includes(needs as Permission)
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
      const { status, body } = await send(caller, operation, own)
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
      // A stream that is open has no end to wait for.
      const { status } = await (name === 'adminLive'
        ? listenTo(shop, caller, requests[name].path)
        : send(caller, operation, own))
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
