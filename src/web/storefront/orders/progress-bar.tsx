import './orders.css'
import { Check } from 'lucide-react'
import { stepOf } from '#shop/order-states.ts'
import type { Order } from '#shop/orders/order.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

const delivery = ['order.step1', 'order.step2', 'order.step3'] as const
const pickup = ['order.step1', 'status.ready', 'order.pickedUp'] as const

/** Order Placed, Shipped, Delivered: 0, 50, 100 %. */
export function ProgressBar({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const cancelled = order.changes.findLast(({ status }) => status === 'cancelled')
  if (order.status === 'cancelled') {
    return (
      <p className="rounded-card bg-tomato-soft px-5 py-4 font-medium text-tomato-ink">
        {t('order.cancelled', { date: t.day(cancelled?.at ?? order.placedAt) })}
      </p>
    )
  }
  const steps = order.pickup ? pickup : delivery
  const step = stepOf(order.status)
  const percent = (step - 1) * 50
  return (
    <section className="panel px-5 py-6" aria-label={t('order.progress')}>
      <div
        role="progressbar"
        aria-label={t('order.progress')}
        aria-valuenow={percent}
        aria-valuetext={t(steps[step - 1] ?? 'order.step1')}
        className="progress-road"
      >
        <span className="progress-done" style={{ width: `${percent}%` }} />
      </div>
      <ol className="progress-steps">
        {steps.map((label, index) => (
          <li
            key={label}
            data-done={index < step || undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span aria-hidden className="progress-dot">
              {index < step ? <Check className="size-4" strokeWidth={3} /> : t.figure(index + 1)}
            </span>
            {t(label)}
          </li>
        ))}
      </ol>
    </section>
  )
}
