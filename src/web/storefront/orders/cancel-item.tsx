import '../cart/buying.css'
import { times } from '#shop/money.ts'
import type { OrderLine } from '#shop/orders/order.ts'
import { Photo } from '../../ui/photo.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { ordersMessages } from '../../messages/en/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { tintClass } from '../parts/use-tint.ts'

type Props = {
  line: OrderLine
  quantity: number
  only: boolean
  onChange: (quantity: number) => void
}

/** An item of the order; of several, ticked when it is to go, and then how many of it. */
export function CancelItem({ line, quantity, only, onChange }: Props) {
  const t = useMessages(ordersMessages)
  const left = line.quantity - line.cancelledQuantity
  const about = (
    <>
      <span className={`mini-picture w-16 shrink-0 ${tintClass(line.tint)}`}>
        <Photo picture={line.picture} alt="" sizes="64px" className="size-full object-contain" />
      </span>
      <span className="min-w-0">
        <span className="block leading-snug font-semibold">{line.name}</span>
        <span className="block text-small text-soft">
          {t('cancel.quantity', { count: left })} ·{' '}
          <span className="money">{t.total(times(line.price, left))}</span>
        </span>
      </span>
    </>
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {only ? (
        <div className="flex items-center gap-3.5">{about}</div>
      ) : (
        <label className="flex min-h-11 items-center gap-3.5">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={quantity > 0}
            onChange={({ target }) => onChange(target.checked ? left : 0)}
          />
          {about}
        </label>
      )}
      {quantity > 0 && left > 1 && (
        <div className="flex items-center gap-3 max-sm:ps-8">
          <span className="text-small text-soft">{t('cancel.howMany')}</span>
          <Stepper quantity={quantity} most={left} name={line.name} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
