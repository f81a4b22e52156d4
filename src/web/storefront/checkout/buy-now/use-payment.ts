import type { OfferedPayment } from '#shop/settings/payment.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'

/** Buy Now is paid in cash if the shop accepts it. */
export const useBuyNowPayment = (): OfferedPayment =>
  useLayoutData().settings?.paymentMethods.includes('cod') === false ? 'card' : 'cod'
