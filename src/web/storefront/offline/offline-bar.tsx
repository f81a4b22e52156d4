import { CloudOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { isReachable } from '../../reachable.ts'
import { useRevalidator } from '../../router/use-router.tsx'
import { t } from '../../words/t.ts'
import { useBasketStore } from '../basket/use-basket.tsx'

/** Says that there is no connection, for as long as there is none. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    hear,
    () => navigator.onLine,
    () => true,
  )
  useUpToDate(online)
  return (
    <div role="status">
      {!online && (
        <p className="offline-bar">
          <CloudOff aria-hidden className="size-5 shrink-0" /> {t('offline.bar')}
        </p>
      )}
    </div>
  )
}

function hear(change: () => void) {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

/** A page that is a copy from an earlier visit is read anew, at once or when the connection is back. */
function useUpToDate(online: boolean) {
  const { revalidate } = useRevalidator()
  const basket = useBasketStore()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.copy === undefined) return
    void basket.refresh().catch(() => undefined)
    // What is on the screen is better than a failure.
    void isReachable().then((reached) => {
      if (!reached) return
      delete dataset.copy
      void revalidate()
    })
  }, [online, basket, revalidate])
}
