import { Store, Truck } from 'lucide-react'
import { less, nothing } from '#shop/money.ts'
import { pickupMessages } from '../../../messages/en/storefront/checkout/pickup.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { ShopDoor } from '../../orders/shop-door.tsx'
import type { BuyersCart, Taken } from '../windows/use-window.ts'

type Props = {
  isPickup: boolean | undefined
  /** Undefined: it is delivered, at a time that is asked for next. */
  onTake: (taken: Taken | undefined) => void
}

const icon = 'size-6 shrink-0 text-link'

/** Delivery, or pickup from the shop with its address and hours. */
export function PickupPart({ isPickup, onTake }: Props) {
  const t = useMessages(pickupMessages)
  const { settings } = useLayoutData()
  return (
    <section className="panel grid gap-4 p-5">
      <RadioGroup
        label={t('pickup.way')}
        name="way"
        value={isPickup ? 'fetch' : 'deliver'}
        onChange={(way) => onTake(way === 'fetch' ? { pickup: true, charged } : undefined)}
        choices={[
          {
            value: 'deliver',
            label: t('pickup.deliver'),
            icon: <Truck aria-hidden className={icon} />,
          },
          {
            value: 'fetch',
            label: t('pickup.fetch'),
            hint: t('pickup.fetchHint'),
            icon: <Store aria-hidden className={icon} />,
          },
        ]}
      />
      {isPickup && settings && <ShopDoor settings={settings} />}
    </section>
  )
}

/** Without a delivery, its charge and its zone's rules. */
function charged(cart: BuyersCart): BuyersCart {
  const { current } = cart
  if (!current) return cart
  const { shipping } = current
  return {
    ...cart,
    delivery: null,
    current: { ...current, shipping: nothing, total: less(current.total, shipping) },
    before: less(cart.before, shipping),
    total: less(cart.total, shipping),
  }
}
