import { useSyncExternalStore } from 'react'

/** Only the browser knows under which address the shop is reached; '' while the page is rendered on the server. */
export const useOrigin = () =>
  useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  )
