import type { orderRunMessages as English } from '../../../en/storefront/checkout/order-run.ts'
import { translated } from '../../../screen.ts'

export const orderRunMessages = translated<typeof English>('orderRun', {
  run: {
    title: 'آپ کی طرف آ رہا ہے',
    before: 'آپ سے پہلے {count} {count|اسٹاپ|اسٹاپ}',
    next: 'اگلا اسٹاپ آپ کا ہے',
    code: 'آرڈر ملنے پر رائیڈر کو یہ کوڈ بتائیں',
  },
})
