import { permissions } from '../../permissions.ts'

/** How many days a token can last. */
export const tokenDays = [7, 30, 90, 365] as const

/** What a token can be allowed: never who works here, how logins are secured, nor to take everything along. */
export const tokenPermissions = permissions.filter(
  (one) => one !== 'security.own' && one !== 'staff.manage' && one !== 'backup.download',
)
export type TokenPermission = (typeof tokenPermissions)[number]
