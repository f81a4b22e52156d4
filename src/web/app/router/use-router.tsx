import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { drawWithTransition } from './view-transition.ts'
import type { Busy, GoOptions, Location, Router, RouterState } from './router.ts'
import { scrollTo } from './scroll.ts'

const nowhere: Location = { pathname: '/', search: '', hash: '', key: 'first' }
const still = { go: async () => {}, reload: async () => {} }

const RouterContext = createContext<
  Pick<Router, 'go' | 'reload'> & Partial<Pick<Router, 'codeAt'>>
>(still)
const StateContext = createContext<RouterState | null>(null)
const BusyContext = createContext<Busy>({ state: 'idle' })
const ErrorContext = createContext<unknown>(null)

export const ErrorProvider = ErrorContext.Provider

/** On the server the state is fixed; in the browser the router updates it. */
export function RouterProvider(props: {
  state: RouterState
  router?: Router
  children: ReactNode
}) {
  const [state, setState] = useState(props.state)
  const [busy, setBusy] = useState<Busy>({ state: 'idle' })
  const { router } = props

  useLayoutEffect(() => {
    let { pathname } = props.state.location
    return router?.start({
      busy: setBusy,
      state: (next) => {
        const before = pathname
        pathname = next.location.pathname
        // Loading ends in the same render as the new page appears.
        const draw = () => {
          setState(next)
          setBusy({ state: 'idle' })
        }
        if (before === pathname) startTransition(draw)
        else drawWithTransition(before, pathname, () => flushSync(draw))
      },
    })
  }, [router, props.state])
  useLayoutEffect(() => void scrollTo(state.scrollTo), [state])

  return (
    <RouterContext value={router ?? still}>
      <StateContext value={state}>
        <BusyContext value={busy}>{props.children}</BusyContext>
      </StateContext>
    </RouterContext>
  )
}

export const useRouterState = () => useContext(StateContext)
export const useLocation = () => useRouterState()?.location ?? nowhere
export const useLoaderData = () => useRouterState()?.data
export const useRouteError = () => useContext(ErrorContext)

/** Navigates to a URL; resolves when its page is shown. */
export const useNavigate = (): ((to: string, options?: GoOptions) => Promise<void>) =>
  useContext(RouterContext).go

/** Finds a page's code; undefined on the server. */
export const useCodeAt = () => useContext(RouterContext).codeAt

/** The page that is loading. */
export function useNavigation() {
  const busy = useContext(BusyContext)
  return busy.again ? idle : busy
}

const idle: Busy = { state: 'idle' }

/** The same page with fresh data. */
export function useRevalidator() {
  const { reload } = useContext(RouterContext)
  const { again, state } = useContext(BusyContext)
  return { revalidate: reload, state: again ? state : 'idle' }
}
