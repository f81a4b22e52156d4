import { Suspense } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { waitingText } from '../checkout/waiting/waiting-text.ts'
import { QueuedAdds } from '../product/buying/queued-adds.ts'

const WaitingPart = lazyPart(
  async () => (await import('../checkout/waiting/waiting-part.tsx')).WaitingPart,
)

/** Products and an order that an earlier page left in this browser. */
export const StoredParts = () => {
  const isWaiting = waitingText.use() !== ''
  return (
    <>
      <QueuedAdds />
      <Suspense>{isWaiting && <WaitingPart />}</Suspense>
    </>
  )
}
