import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { morph } from './view-transition.ts'
import type { Busy, GoOptions, Place, Router, Shown } from './router.ts'
import { scrollTo } from './scroll.ts'

const nowhere: Place = { pathname: '/', search: '', hash: '', key: 'first' }
const still = { go: async () => {}, reload: async () => {} }

const RouterContext = createContext<Pick<Router, 'go' | 'reload'>>(still)
const ShownContext = createContext<Shown | null>(null)
const BusyContext = createContext<Busy>({ state: 'idle' })
const ErrorContext = createContext<unknown>(null)

export const ErrorProvider = ErrorContext.Provider

/** On the server there is but one page to show; in the browser the router says which comes next. */
export function RouterProvider(props: { shown: Shown; router?: Router; children: ReactNode }) {
  const [shown, setShown] = useState(props.shown)
  const [busy, setBusy] = useState<Busy>({ state: 'idle' })
  const { router } = props

  useLayoutEffect(() => {
    let { pathname } = props.shown.place
    return router?.start({
      busy: setBusy,
      shown: (next) => {
        const before = pathname
        pathname = next.place.pathname
        if (before === pathname) startTransition(() => setShown(next))
        else morph(before, pathname, () => flushSync(() => setShown(next)))
      },
    })
  }, [router, props.shown])
  useLayoutEffect(() => void scrollTo(shown.scrollTo), [shown])

  return (
    <RouterContext value={router ?? still}>
      <ShownContext value={shown}>
        <BusyContext value={busy}>{props.children}</BusyContext>
      </ShownContext>
    </RouterContext>
  )
}

export const useShown = () => useContext(ShownContext)
export const useLocation = () => useShown()?.place ?? nowhere
export const useLoaderData = () => useShown()?.data
export const useRouteError = () => useContext(ErrorContext)

/** Goes to an address; resolves when its page is there. */
export const useNavigate = (): ((to: string, options?: GoOptions) => Promise<void>) =>
  useContext(RouterContext).go

/** The page that is on its way. */
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
