import { useEffect } from 'react'

/**
 * While something is open over the page, the way back closes it and the page stays. The entry in the browser's
 * history that this takes is taken away when it is closed in another way, unless another page has replaced it.
 */
export function useBackCloses(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    window.history.pushState({ ...stateHere(), over: true }, '')
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation() // the router has nothing to load
      close()
    }
    window.addEventListener('popstate', back, { capture: true })
    return () => {
      window.removeEventListener('popstate', back, { capture: true })
      if (stateHere()?.over !== true) return
      window.addEventListener('popstate', stop, { capture: true, once: true })
      window.history.back()
    }
  }, [open, close])
}

const stateHere = () => window.history.state as { over?: boolean } | null
const stop = (event: PopStateEvent) => event.stopImmediatePropagation()
