import { permissions } from '../../permissions.ts'

/** Choices of lifetime in days. */
export const tokenDays = [7, 30, 90, 365] as const

/** Excludes permissions over staff, login security, the mail server and whole-database exports. */
export const tokenPermissions = permissions.filter(
  (one) =>
    one !== 'security.own' &&
    one !== 'staff.manage' &&
    one !== 'backup.download' &&
    one !== 'mail.write',
)
export type TokenPermission = (typeof tokenPermissions)[number]
