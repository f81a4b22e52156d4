import type { offlineMessages as English } from '../../../en/storefront/content/offline.ts'
import { translated } from '../../../screen.ts'

export const offlineMessages = translated<typeof English>('offline', {
  offline: {
    title: 'آپ آف لائن ہیں',
    text: 'یہ صفحہ اس ڈیوائس پر پہلے نہیں کھلا، اس لیے انٹرنیٹ چاہیے۔ دیکھے ہوئے صفحے اور آپ کا کارٹ اب بھی چلتے ہیں۔',
    cart: 'اپنا کارٹ کھولیں',
  },
})
