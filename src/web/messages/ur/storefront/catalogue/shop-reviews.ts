import type { shopReviewMessages as English } from '../../../en/storefront/catalogue/shop-reviews.ts'
import { translated } from '../../../screen.ts'

export const shopReviewMessages = translated<typeof English>('shop-reviews', {
  reviews: {
    title: 'گاہکوں کی رائے',
    write: 'رائے لکھیں',
    all: 'سب کی رائے دیکھیں',
    verified: 'تصدیق شدہ خریدار',
    rating: 'آپ کی ریٹنگ',
    stars: '{star} {star|ستارہ|ستارے}',
    text: 'آپ کی رائے',
    none: 'ابھی کوئی رائے نہیں۔ پہلی رائے آپ لکھیں۔',
    submit: 'رائے بھیجیں',
    asGuest: 'شائع کرنے سے پہلے لاگ اِن کرنا ہو گا۔ آپ کا لکھا محفوظ رہے گا۔',
    needText: 'اپنی رائے لکھیں',
    needRating: 'ریٹنگ چنیں',
    sent: 'آپ کی رائے پہنچ گئی!',
    failed: 'رائے نہیں بھیجی جا سکی۔ دوبارہ کوشش کریں۔',
  },
})
