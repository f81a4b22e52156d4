import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes its page over: what only the browser knows is not known yet. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
