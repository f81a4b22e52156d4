import { useEffect } from 'react'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { shopChanges } from '../live/shop-changes.ts'

const pause = 15_000

/** Loads the page's data again when something has changed and now and then, while somebody looks at it, and when they come back to it. */
export function useRefresh() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(refresh, pause)
    document.addEventListener('visibilitychange', refresh)
    const stopListening = shopChanges.subscribe(refresh)
    return () => {
      clearInterval(timer)
      stopListening()
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [revalidate])
}
