import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { subscribeConnection, isOnline } from '../../app/api/connection.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeLiveMessages } from '../../messages/en/back-office/live.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Says that the shop cannot be reached; when it is there again, the page is read anew. */
export function ConnectionBar() {
  const t = useMessages(backOfficeLiveMessages)
  const { revalidate } = useRevalidator()
  const online = useSyncExternalStore(subscribeConnection, isOnline, () => true)
  const wasAway = useRef(false)
  useEffect(() => {
    if (online && wasAway.current) void revalidate()
    wasAway.current = !online
  }, [online, revalidate])
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className="office-away">
          <CloudOff aria-hidden className="size-5 shrink-0" /> {t('live.away')}
        </p>
      )}
    </div>
  )
}
