import { expect, test } from 'vitest'
import { can, type Permission, permissions } from './permissions.ts'
import { type Account, type StaffRole, staffRoles } from './person.ts'

const withRole = (role: StaffRole | null) => ({ account: { role } as Account })
const allowed = (role: StaffRole | null) => permissions.filter((one) => can(withRole(role), one))

const ownersOnly: readonly Permission[] = [
  'backup.download',
  'cash.write-off',
  'mail.write',
  'staff.manage',
]

test('the owner may do everything, a manager everything but manage staff and take all data along', () => {
  expect(allowed('owner')).toEqual(permissions)
  expect(allowed('manager')).toEqual(permissions.filter((one) => !ownersOnly.includes(one)))
})

test.for<[StaffRole, Permission[]]>([
  [
    'packer',
    [
      'cash.read',
      'cash.write',
      'order.cancel',
      'order.move',
      'order.read',
      'product.read',
      'run.plan',
      'run.read',
      'security.own',
      'stock.write',
      'today.read',
    ],
  ],
  [
    'cashier',
    [
      'cash.read',
      'cash.write',
      'khata.read',
      'khata.take',
      'sale.read',
      'sale.write',
      'security.own',
    ],
  ],
  [
    'rider',
    [
      'cash.read',
      'cash.write',
      'order.move',
      'order.read',
      'run.read',
      'security.own',
      'today.read',
    ],
  ],
  [
    'content',
    [
      'content.read',
      'content.write',
      'product.read',
      'product.write',
      'review.decide',
      'review.read',
      'search.read',
      'search.write',
      'security.own',
      'today.read',
    ],
  ],
])('%s: %j', ([role, expected]) => {
  expect(allowed(role)).toEqual(expected)
})

test('a viewer reads and changes nothing', () => {
  const more = allowed('viewer').filter((one) => !one.endsWith('.read'))
  expect(more).toEqual(['security.own']) // their own login, nothing of the shop
  expect(allowed('viewer').length).toBeGreaterThan(5)
})

test('only owners and managers change prices; packers, riders and writers do not read wholesale prices', () => {
  const rolesWith = (one: Permission) => staffRoles.filter((role) => can(withRole(role), one))
  expect(rolesWith('price.write')).toEqual(['owner', 'manager'])
  expect(rolesWith('wholesale.read')).toEqual(['owner', 'manager', 'viewer'])
})

test.each(ownersOnly)('only the owner: %s', (permission) => {
  expect(staffRoles.filter((role) => can(withRole(role), permission))).toEqual(['owner'])
})

test('guests and customers have no permission', () => {
  expect(allowed(null)).toEqual([])
  expect(permissions.filter((one) => can({ account: null }, one))).toEqual([])
})
