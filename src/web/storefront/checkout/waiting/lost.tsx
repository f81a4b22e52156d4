import { useLayoutEffect, useRef, useState } from 'react'
import { waitingMessages } from '../../../messages/en/storefront/checkout/waiting.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useWaiting, WaitingPanel } from './waiting-panel.tsx'

/** Below an order that was sent without an answer. */
export function Lost() {
  const t = useMessages(waitingMessages)
  const order = useWaiting()
  const box = useRef<HTMLDivElement>(null)
  // Before the paint: it must not appear out of sight first.
  useLayoutEffect(() => {
    // Newer browsers return a promise, which mustn't become the effect's clean-up.
    void box.current?.scrollIntoView({ block: 'center' })
  }, [])
  const [hadOne, setHadOne] = useState(order !== null)
  if (order && !hadOne) setHadOne(true)
  if (order)
    return (
      <div
        ref={box}
        role="alert"
        className="rounded-card bg-marigold-soft p-4 text-start text-on-marigold-soft"
      >
        <WaitingPanel order={order} />
      </div>
    )
  return hadOne ? null : <Notice>{t('waiting.unsaved')}</Notice>
}
