import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'

const doors = /^\/(login|signup|forgot-password|reset-password)?$/

/** The login as a page, for browsers without scripts; it leads back to where they are. */
export function useLoginPage() {
  const { pathname, search } = useLocation()
  return paths.loginPage(doors.test(pathname) ? {} : { next: pathname + search })
}
