import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDelivery } from './use-delivery.ts'

/** How long it takes to the place that is delivered to; without one, 1 to 5 Days. */
export const useEstimate = () => {
  const t = useMessages(checkoutMessages)
  return useDelivery()?.estimate ?? t('review.days')
}
