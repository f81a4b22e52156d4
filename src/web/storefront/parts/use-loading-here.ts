import { useLocation, useNavigation } from '../../app/router/use-router.tsx'

/** True while another view of this page loads, such as its next page. */
export function useLoadingHere() {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location?.pathname === pathname
}
