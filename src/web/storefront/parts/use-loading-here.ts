import { useLocation, useNavigation } from '../../app/router/use-router.tsx'

/** Another view of this same page is on its way: its next page, say. */
export function useLoadingHere() {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location?.pathname === pathname
}
