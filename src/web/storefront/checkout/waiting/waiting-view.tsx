import { useEffect } from 'react'
import { waitingMessages } from '../../../messages/en/storefront/checkout/waiting.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useWaiting, WaitingPanel } from './waiting-panel.tsx'

/** In place of the checkout until the waiting order is sent or discarded. */
export function WaitingView() {
  const t = useMessages(waitingMessages)
  const order = useWaiting()
  useEffect(() => {
    // It may replace a longer page, which may be scrolled to its end.
    window.scrollTo({ top: 0 })
    document.getElementById('main')?.focus()
  }, [])
  return (
    <EmptyState ornament="bird" level={1} title={t('waiting.title')}>
      <div role="status">{order && <WaitingPanel order={order} isCentred />}</div>
    </EmptyState>
  )
}
