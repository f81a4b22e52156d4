import { allows, type Permission } from '#shop/permissions.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'

/** Whether the user has a permission. */
export function useAllows(permission: Permission | undefined): boolean {
  const data = useLayoutData()
  return data !== null && permission !== undefined && allows(data.role, permission)
}
