import { Store } from 'lucide-react'
import { useState } from 'react'
import { nothing } from '#shop/money.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { pickupMessages } from '../../../messages/en/storefront/checkout/pickup.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { releaseWindow } from '../../delivery/windows/kept-window.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { ReadyFrom } from '../../orders/pickup/ready-from.tsx'
import { ShopDoor } from '../../orders/pickup/shop-door.tsx'
import type { Figures, Taken } from '../../delivery/windows/use-window.ts'
import { withShipping } from '../../delivery/windows/with-shipping.ts'

type Props = {
  isPickup: boolean | undefined
  /** Undefined: it is delivered, at a time that is asked for next. */
  onTake: (taken: Taken | undefined) => void
}

/** Delivery, or pickup from the shop with its address and hours. */
export function PickupPart({ isPickup, onTake }: Props) {
  const t = useMessages(pickupMessages)
  const { settings } = useLayoutData()
  const [now] = useState(() => Date.now())
  const way = (isFetched: boolean, key: 'pickup.deliver' | 'pickup.fetch') => (
    <label className="option-chip grow">
      <input
        type="radio"
        name="way"
        value={isFetched ? 'fetch' : 'deliver'}
        className="sr-only"
        checked={isPickup === true ? isFetched : !isFetched}
        onChange={() => {
          onTake(isFetched ? { pickup: true, charged } : undefined)
          if (isFetched) void releaseWindow()
        }}
      />
      {t(key)}
    </label>
  )
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('pickup.way')}</legend>
        <div className="flex gap-2">
          {way(false, 'pickup.deliver')}
          {way(true, 'pickup.fetch')}
        </div>
      </fieldset>
      {isPickup && settings && (
        <section className="panel grid gap-4 p-5" aria-labelledby="fetch">
          <h2 id="fetch" className="flex items-center gap-2 text-lead">
            <Store aria-hidden className="size-5 text-link" /> {t('pickup.title')}
          </h2>
          <ReadyFrom settings={settings} placedAt={now} today={shopDay(now)} />
          <ShopDoor settings={settings} />
          <p>
            {t(
              settings.paymentMethods.length > 1
                ? 'pickup.pay'
                : `pickup.${settings.paymentMethods[0] ?? 'cod'}`,
            )}
          </p>
        </section>
      )}
    </>
  )
}

/** Without a delivery, its charge and its zone's rules. */
const charged = <Cart extends Figures>(cart: Cart): Cart => ({
  ...withShipping(cart, nothing),
  delivery: undefined,
  zone: undefined,
  isPickup: true,
})
