import { useEffect } from 'react'
import { useRevalidator } from '../../app/router/use-router.tsx'

const pause = 15_000

/** Loads the page's data again now and then while somebody looks at it, and when they come back to it. */
export function useRefresh() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(refresh, pause)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [revalidate])
}
