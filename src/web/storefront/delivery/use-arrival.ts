import type { Arrival } from '#shop/delivery/arrival.ts'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { arrivalText } from './arrival-text.ts'
import { useDelivery } from './use-delivery.ts'
import { useToday } from './use-today.ts'

/** Arrival of an order placed now; null if unknown. */
export function useArrival(isAvailable = true): string | null {
  const { usual } = useLayoutData()
  const delivery = useDelivery()
  const isByArea = useIsByArea()
  const arrival = delivery === null ? usual?.arrival : delivery?.arrival
  const arriving = useArrivalText(isAvailable ? arrival : null)
  return arriving !== null && isByArea ? (usual?.promise ?? null) : arriving
}

/** Whether the days depend on an area that is not chosen yet. */
export function useIsByArea(): boolean {
  const { usual } = useLayoutData()
  return useDelivery() === null && usual !== null && usual.likely !== null
}

export function useArrivalText(arrival: Arrival | null | undefined): string | null {
  const t = useMessages(deliveryMessages)
  const today = useToday()
  return arrival ? arrivalText(t, arrival, today) : null
}
