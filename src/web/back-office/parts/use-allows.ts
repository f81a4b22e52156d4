import { allows, type Permission } from '#shop/permissions.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'

/** Whether whoever is here has a permission. */
export function useAllows(permission: Permission): boolean {
  const data = useLayoutData()
  return data !== null && allows(data.role, permission)
}
