import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, when browser-only data isn't known yet. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
