import { Suspense, useState } from 'react'
import type { Order } from '#shop/orders/order.ts'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'

const TimeDialog = lazyPart(async () => (await import('./time-dialog.tsx')).TimeDialog)

/** For orders with a delivery window that can still be cancelled. */
export function ChangeTime(props: { order: Order; orderKey: string | undefined }) {
  const t = useMessages(ordersMessages)
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('order.changeTime')}</Button>
      {isOpen !== null && (
        <Suspense>
          <TimeDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
