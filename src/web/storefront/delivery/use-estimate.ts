import { say } from '../../words/buying.ts'
import { useSavedLocation } from '../location/saved-location.ts'
import { useDelivery } from './use-delivery.ts'

/** How long it takes to the place that is delivered to; without one, spec §9's 1 to 5 Days. */
export const useEstimate = () => useDelivery(useSavedLocation())?.estimate ?? say('review.days')
