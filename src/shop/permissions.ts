import { type Account, type StaffRole, staffRoles } from './person.ts'
import { Refusal } from './refusals.ts'
import { customer, type Visit } from './visit.ts'

/** Staff permissions. */
export const permissions = [
  'audit.read',
  'backup.download',
  'cash.approve',
  'cash.read',
  'cash.write',
  'cash.write-off',
  'content.read',
  'content.write',
  'customer.approve',
  'customer.erase',
  'customer.read',
  'customer.write',
  'khata.read',
  'khata.take',
  'khata.write',
  'mail.write',
  'message.read',
  'message.write',
  'order.cancel',
  'order.move',
  'order.read',
  'order.take',
  'outbox.read',
  'outbox.write',
  'points.write',
  'price.write',
  'product.import',
  'product.read',
  'product.write',
  'report.read',
  'return.decide',
  'return.read',
  'review.decide',
  'review.read',
  'run.plan',
  'run.read',
  'sale.read',
  'sale.write',
  'search.read',
  'search.write',
  'security.own',
  'settings.read',
  'settings.write',
  'staff.manage',
  'staff.read',
  'stock.write',
  'system.read',
  'system.write',
  'today.read',
  'wholesale.read',
  'zone.read',
  'zone.write',
] as const
export type Permission = (typeof permissions)[number]

const only = (...some: Permission[]) => new Set<Permission>(some)

const ownersOnly = only('staff.manage', 'backup.download', 'mail.write', 'cash.write-off')

const permissionsOf: Record<StaffRole, ReadonlySet<Permission>> = {
  owner: new Set(permissions),
  manager: new Set(permissions.filter((one) => !ownersOnly.has(one))),
  packer: only(
    'security.own',
    'today.read',
    'order.read',
    'order.move',
    'order.cancel',
    'run.plan',
    'run.read',
    'product.read',
    'stock.write',
    'cash.read',
    'cash.write',
  ),
  cashier: only(
    'security.own',
    'sale.read',
    'sale.write',
    'cash.read',
    'cash.write',
    'khata.read',
    'khata.take',
  ),
  rider: only(
    'security.own',
    'today.read',
    'order.read',
    'order.move',
    'run.read',
    'cash.read',
    'cash.write',
  ),
  content: only(
    'security.own',
    'today.read',
    'product.read',
    'product.write',
    'review.read',
    'review.decide',
    'content.read',
    'content.write',
    'search.read',
    'search.write',
  ),
  viewer: new Set(permissions.filter((one) => one.endsWith('.read') || one === 'security.own')),
}

export const allows = (role: StaffRole, permission: Permission): boolean =>
  permissionsOf[role].has(permission)

export const rolesWith = (permission: Permission): StaffRole[] =>
  staffRoles.filter((role) => allows(role, permission))

type Asking = Pick<Visit, 'account'> & Partial<Pick<Visit, 'grants'>>

/** Roles are read for each request. */
export function can({ account, grants = null }: Asking, permission: Permission): boolean {
  const role = account?.role ?? null
  return role !== null && allows(role, permission) && (grants === null || grants.has(permission))
}

/** Any role. Refuses guests (`sign_in`) and customers (`staff_only`). */
export function requireStaff(visit: Visit): Account {
  const account = customer(visit)
  if (account.role === null) throw new Refusal('staff_only')
  return account
}

/**
 * Refuses as `requireStaff`, and `permission_missing`; without the required two-factor login everything but
 * own security (`two_factor_required`).
 */
export function requirePermission(visit: Visit, permission: Permission): Account {
  const account = requireStaff(visit)
  if (!can(visit, permission)) throw new Refusal('permission_missing', { permission })
  if (visit.lacksTwoFactor && permission !== 'security.own')
    throw new Refusal('two_factor_required')
  return account
}
