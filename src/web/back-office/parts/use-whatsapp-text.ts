import { paths } from '../../app/paths.ts'
import { useOrigin } from './use-origin.ts'
import { withLink } from './with-link.ts'

/** The message about an order, with the page where its number and phone open it. */
export const useWhatsappText = (order: { whatsappText: string; reference: string }): string =>
  withLink(order.whatsappText, useOrigin() + paths.findOrder({ number: order.reference }))
