import { allows, type Permission } from '#shop/permissions.ts'
import type { StaffRole } from '#shop/person.ts'
import { ApiError } from '../../app/api/api-error.ts'

/** For a page whose data no call guards: refuses as a call would. */
export function refuseWithout(role: StaffRole, permission: Permission) {
  if (!allows(role, permission))
    throw new ApiError({ status: 403, code: 'permission_missing', message: '' })
}
