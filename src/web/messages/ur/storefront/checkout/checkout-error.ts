import type { checkoutErrorMessages as English } from '../../../en/storefront/checkout/checkout-error.ts'
import { translated } from '../../../screen.ts'

export const checkoutErrorMessages = translated<typeof English>('checkout-error', {
  error: {
    changed: 'کل رقم {was} تھی، اب {now} ہے۔ دیکھ لیں اور دوبارہ آرڈر کریں۔',
  },
})
