import type { Payment } from '#shop/settings/payment.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'

/** Buy Now is paid in cash if the shop accepts it. */
export const useBuyNowPayment = (): Payment =>
  useLayoutData().settings?.paymentMethods.includes('cod') === false ? 'card' : 'cod'
