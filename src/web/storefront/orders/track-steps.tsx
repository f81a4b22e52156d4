import './orders.css'
import { Check } from 'lucide-react'
import type { Order } from '#shop/orders/order.ts'
import { sayOrder } from '../../messages/orders.ts'
import { showTime } from '../../messages/clock.ts'
import { stepsOf } from './steps-of.ts'

/** Packed, Shipped, Delivered, each with when it happened. */
export const TrackSteps = ({ order }: { order: Order }) => (
  <ol className="road panel" aria-label={sayOrder('track.steps')}>
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
          <p className="font-display text-lead font-bold">{sayOrder(`track.${step}`)}</p>
          <p className="text-small text-soft">{sayOrder(`track.${step}Text`)}</p>
        </div>
        <p className="road-time money">
          {at === null ? !isDone && sayOrder('track.waiting') : showTime(at)}
        </p>
      </li>
    ))}
  </ol>
)
