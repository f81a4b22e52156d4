import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Busy, GoOptions, Router, RouterState } from './router.ts'
import { type Location, scrollTo } from './scroll.ts'

const name = 'goods'

/** Renders the next page in a view transition where supported: a product's picture grows out of its card and shrinks back into it. */
function drawWithTransition(from: string, to: string, draw: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (from === to || isStill || !('startViewTransition' in document)) return draw()
  const named = [nameCard(to)]
  const change = document.startViewTransition(() => {
    for (const picture of named) picture?.style.removeProperty('view-transition-name')
    draw()
    named.push(nameCard(from))
  })
  const tidy = () => {
    for (const picture of named) picture?.style.removeProperty('view-transition-name')
  }
  change.finished.then(tidy, tidy)
}

/** Only one picture may carry the name: the card's, else the large one of the page. */
function nameCard(address: string) {
  const card = document
    .querySelector(`.card-link[href$="${CSS.escape(address)}"]`)
    ?.closest('.card')
  const picture = card?.querySelector('img')
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {}
  const isSeen = bottom > 0 && top < window.innerHeight
  const large = document.querySelector<HTMLElement>('.gallery-picture')
  if (!picture || !isSeen) return large && named(large)
  return named(picture)
}

function named(picture: HTMLElement) {
  picture.style.setProperty('view-transition-name', name)
  return picture
}

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
      // The start of a reload must not be drawn before the page that it follows: for a render nothing would seem on its way.
      busy: (next) => (next.again ? startTransition(() => setBusy(next)) : setBusy(next)),
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

/** Resolves when the page is displayed. */
export const useNavigate = (): ((to: string, options?: GoOptions) => Promise<void>) =>
  useContext(RouterContext).go

/** Finds a page's code; undefined on the server. */
export const useCodeAt = () => useContext(RouterContext).codeAt

export function useNavigation() {
  const busy = useContext(BusyContext)
  return busy.again ? idle : busy
}

const idle: Busy = { state: 'idle' }

/** Reloads the current page's data. */
export function useRevalidator() {
  const { reload } = useContext(RouterContext)
  const { again, state } = useContext(BusyContext)
  return { revalidate: reload, state: again ? state : 'idle' }
}
