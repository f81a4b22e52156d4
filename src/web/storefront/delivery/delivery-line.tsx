import { CircleAlert, MapPin, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { useDeliverTo } from './deliver-to.ts'
import { type Delivery, useDelivery } from './use-delivery.ts'
import { useArrivalText } from './use-arrival.ts'
import { costText } from './cost-text.ts'

type Props = { delivery: Delivery | null | undefined; otherwise?: string; children?: ReactNode }

/** Delivery terms, or `otherwise` if there are none; `children`: an action. */
export function DeliveryLine({ delivery, otherwise, children }: Props) {
  const text = useTermsText(delivery)
  const isFar = delivery?.delivers === false
  const Icon = isFar ? CircleAlert : delivery === null ? MapPin : Truck
  return (
    <div
      role="status"
      className={`flex flex-wrap items-start gap-x-2.5 gap-y-1 rounded-card px-4 py-3 text-small font-medium ${
        isFar
          ? 'bg-tomato-soft text-tomato-ink'
          : delivery
            ? 'bg-leaf-soft text-leaf-ink'
            : 'bg-sunk text-soft'
      }`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-52">
        {(text ?? otherwise)?.replaceAll('Rs. ', 'Rs.\u00a0')}
      </p>
      {children}
    </div>
  )
}

/** The terms at the current delivery location, with a button that opens the map. */
export function DeliveryHere() {
  const t = useMessages(deliveryMessages)
  const { place } = useDeliverTo()
  const delivery = useDelivery()
  const { show } = useOverlayActions()
  const isUnclear = place === null && delivery?.delivers && delivery.zone === null
  return (
    <DeliveryLine
      delivery={isUnclear ? null : delivery}
      otherwise={t(
        place !== null
          ? 'delivery.pinned'
          : delivery?.missing === 'city'
            ? 'delivery.city'
            : 'delivery.noPin',
      )}
    >
      <button
        type="button"
        className="inline-link -my-3 min-h-11 shrink-0 max-sm:ms-6.5"
        onClick={() => show('address')}
      >
        {t(place === null ? 'delivery.choose' : 'delivery.change')}
      </button>
    </DeliveryLine>
  )
}

/** Arrival, charge and minimum order; null without a place. */
function useTermsText(delivery: Delivery | null | undefined): string | null {
  const t = useMessages(deliveryMessages)
  const arriving = useArrivalText(delivery?.arrival)
  if (!delivery) return delivery === null ? null : t('delivery.asking')
  const { delivers, zone, fee, terms, missing, windows } = delivery
  if (!delivers) return t('delivery.nowhere')
  return t.sentences([
    zone === null ? t('delivery.there') : t('delivery.thereTo', { zone }),
    missing === 'street' && t('delivery.street'),
    // Which of the delivery times it will be is chosen apart from the address.
    !windows[0] && arriving,
    costText(t, { ...terms, fee }),
  ])
}
