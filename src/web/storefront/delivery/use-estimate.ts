import { say } from '../../messages/buying.ts'
import { useDelivery } from './use-delivery.ts'

/** How long it takes to the place that is delivered to; without one, 1 to 5 Days. */
export const useEstimate = () => useDelivery()?.estimate ?? say('review.days')
