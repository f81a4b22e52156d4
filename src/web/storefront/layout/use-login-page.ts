import { useLocation } from '../../app/router/use-router.tsx'
import { paths } from '../../app/paths.ts'

/** The login as a page, for browsers without scripts; it returns to the current page. */
export function useLoginPage() {
  const { pathname, search } = useLocation()
  return paths.loginPage({ next: pathname + search })
}
