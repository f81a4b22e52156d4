import type { Order } from '#shop/orders/order.ts'
import { orderRunMessages } from '../../../messages/en/storefront/checkout/order-run.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** How many stops come first, and the code for the door, while a rider is on the way. */
export function RiderRun({ order: { run }, className = '' }: { order: Order; className?: string }) {
  const t = useMessages(orderRunMessages)
  if (!run) return null
  const { stopsBefore } = run
  return (
    <section
      aria-label={t('run.title')}
      className={`panel flex flex-wrap items-center justify-between gap-x-8 gap-y-3 p-5 ${className}`}
    >
      <p role="status" className="font-display text-lead font-bold">
        {stopsBefore === null
          ? t('run.title')
          : stopsBefore === 0
            ? t('run.next')
            : t('run.before', { count: stopsBefore })}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-soft">{t('run.code')}</span>
        <strong className="money text-head tracking-widest">
          <bdi dir="ltr">{run.code}</bdi>
        </strong>
      </p>
    </section>
  )
}
