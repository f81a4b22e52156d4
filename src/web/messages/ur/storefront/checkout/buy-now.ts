import type { buyNowMessages as English } from '../../../en/storefront/checkout/buy-now.ts'
import { translated } from '../../../screen.ts'

export const buyNowMessages = translated<typeof English>('buy-now', {
  review: {
    title: 'اپنا آرڈر دیکھ لیں',
    item: 'آپ کی چیز',
    to: 'ڈلیوری کا پتہ',
    edit: 'تبدیل کریں',
    payment: 'ادائیگی',
    delivery: 'ڈلیوری',
    timeOrPickup: 'ڈلیوری کا وقت چننے یا دکان سے لینے کے لیے کارٹ استعمال کریں',
    time: 'ڈلیوری کا وقت چننے کے لیے کارٹ استعمال کریں',
    pickup: 'دکان سے لینے کے لیے کارٹ استعمال کریں',
    backToItem: 'چیز پر واپس',
    place: 'آرڈر کریں',
    failed: 'آرڈر نہیں ہو سکا',
    missing: 'پہلے ڈلیوری کی تفصیلات لکھیں۔',
    fill: 'اپنی تفصیلات لکھیں',
  },
})
