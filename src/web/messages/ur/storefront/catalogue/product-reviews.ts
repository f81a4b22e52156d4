import type { productReviewsMessages as English } from '../../../en/storefront/catalogue/product-reviews.ts'
import { translated } from '../../../screen.ts'

export const productReviewsMessages = translated<typeof English>('product-reviews', {
  reviews: {
    title: 'خریدار کیا کہتے ہیں',
    none: 'ابھی کوئی رائے نہیں۔',
    who: 'رائے صرف وہ گاہک دے سکتے ہیں جنہیں یہ چیز ملی ہے۔',
    average: '{count} {count|رائے|لوگوں کی رائے}',
    row: '{star} {star|ستارہ|ستارے}: {count} {count|رائے|لوگوں کی رائے}',
    verified: 'تصدیق شدہ خریدار',
    write: 'رائے لکھیں',
    change: 'اپنی رائے بدلیں',
    keep: 'ایسے ہی رہنے دیں',
    waits: 'شکریہ۔ ہم پڑھ لیں، پھر آپ کی رائے یہاں نظر آئے گی۔',
    refused: 'آپ کی رائے شائع نہیں ہوئی۔ نئی رائے لکھی جا سکتی ہے۔',
  },
})
