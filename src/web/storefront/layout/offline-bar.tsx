import { CloudOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { checkConnection, hearConnection, isOnline } from '../../app/api/connection.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from '../cart/use-cart-store.tsx'

/** A notice while there is no connection. */
export function OfflineBar() {
  const t = useMessages(siteMessages)
  const online = useSyncExternalStore(hearConnection, isOnline, () => true)
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

/** A page that is a copy from an earlier visit is read anew, at once or when the connection is back. */
function useUpToDate(online: boolean) {
  const { revalidate } = useRevalidator()
  const cartStore = useCartStore()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.copy === undefined) return
    void cartStore.refresh().catch(() => undefined)
    // What is on the screen is better than a failure.
    void checkConnection().then((reached) => {
      if (!reached) return
      delete dataset.copy
      void revalidate()
    })
  }, [online, cartStore, revalidate])
}
