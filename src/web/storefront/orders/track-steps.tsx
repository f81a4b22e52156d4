import './orders.css'
import { Check } from 'lucide-react'
import type { Order } from '#shop/orders/order.ts'
import { ordersMessages } from '../../messages/en/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { stepsOf } from './steps-of.ts'

/** Order placed, Packed, Shipped, Delivered, each with when it happened; nothing is said of those to come. */
export const TrackSteps = ({ order }: { order: Order }) => {
  const t = useMessages(ordersMessages)
  return (
    <ol className="road panel" aria-label={t('track.steps')}>
      {stepsOf(order).map(({ step, at, isDone, isNow }) => (
        <li
          key={step}
          className="road-step"
          data-done={isDone || undefined}
          aria-current={isNow ? 'step' : undefined}
        >
          <span aria-hidden className="road-dot">
            {isDone && <Check className="size-4" strokeWidth={3} />}
          </span>
          <div>
            <p className="font-display text-lead font-bold">{t(`track.${step}`)}</p>
            <p className="text-small text-soft">{t(`track.${step}Text`)}</p>
          </div>
          {at !== null && <p className="road-time money">{t.moment(at)}</p>}
        </li>
      ))}
    </ol>
  )
}
