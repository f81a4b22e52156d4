import { CircleAlert, Truck } from 'lucide-react'
import { feeFor, shortOf, untilFree } from '#shop/delivery/terms.ts'
import type { Paisa } from '#shop/money.ts'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Delivery } from './use-delivery.ts'

type Props = { delivery: Delivery; subtotal: Paisa }

/** What blocks delivery of this order, or how much is missing for free delivery. */
export function ToGo({ delivery: { delivers, zone, terms }, subtotal }: Props) {
  const t = useMessages(deliveryMessages)
  if (!delivers) return <Stop text={t('delivery.nowhere')} />
  if (terms === null || zone === null || subtotal === 0) return null
  const short = shortOf(terms, subtotal)
  if (short > 0) {
    const minimum = t.money(terms.minimum)
    return <Stop text={t('delivery.short', { zone, minimum, amount: t.money(short) })} />
  }
  const more = untilFree(terms, subtotal)
  if (more !== null) return <More amount={more} goal={terms.freeAbove ?? more} />
  if (feeFor(terms, subtotal) === terms.fee) return null
  return (
    <p className="flex items-center gap-2 text-small font-medium text-leaf-ink" role="status">
      <Truck aria-hidden className="size-4 shrink-0" />{' '}
      {t('delivery.isFree', { amount: t.money(terms.freeAbove ?? terms.minimum) })}
    </p>
  )
}

const Stop = ({ text }: { text: string }) => (
  <p
    role="status"
    className="to-go-stop flex gap-2.5 rounded-small bg-tomato-soft px-3 py-2 text-small font-medium text-tomato-ink"
  >
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />{' '}
    {text.replaceAll('Rs. ', 'Rs.\u00a0')}
  </p>
)

const More = ({ amount, goal }: { amount: Paisa; goal: Paisa }) => {
  const t = useMessages(deliveryMessages)
  return (
    <div className="grid gap-2" role="status">
      <p className="flex items-center gap-2 text-small font-medium">
        <Truck aria-hidden className="size-4 shrink-0 text-link" />
        {t('delivery.more', { amount: t.money(amount) })}
      </p>
      <div className="h-1.5 overflow-hidden rounded-pill bg-sunk" aria-hidden>
        <div
          className="h-full rounded-pill bg-marigold transition-[width]"
          style={{ width: `${100 - (amount / goal) * 100}%` }}
        />
      </div>
    </div>
  )
}
