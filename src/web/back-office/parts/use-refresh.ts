import { useEffect } from 'react'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { shopChanges } from '../live/shop-changes.ts'

const pause = 15_000

/** Reloads the page's data on live events, every 15 seconds while visible, and when the tab becomes visible. */
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
