import type { confirmOrderMessages as English } from '../../../en/storefront/checkout/confirm-order.ts'
import { translated } from '../../../screen.ts'

export const confirmOrderMessages = translated<typeof English>('confirm-order', {
  confirmOrder: {
    title: 'اپنے آرڈر کی تصدیق کریں',
    of: '{shop}، آرڈر {reference}',
    atDoor: 'ادائیگی دروازے پر: {total}۔',
    atCounter: 'ادائیگی دکان سے لیتے وقت: {total}۔',
    arriving: 'پہنچے گا: {days}۔',
    text: 'آپ کی تصدیق کے بعد ہم پیک کرنا شروع کریں گے۔',
    yes: 'جی ہاں، یہ آرڈر چاہیے',
    notYours: 'یہ آرڈر آپ کا نہیں؟ تو کچھ نہ کریں، یا ہمیں فون کریں۔',
    call: 'فون کریں: {phone}',
    thanks: 'شکریہ، آپ کے آرڈر کی تصدیق ہو گئی',
    thanksText: 'ہم آرڈر {reference} اب پیک کر رہے ہیں۔ کل رقم {total} ہے۔',
    over: 'یہ آرڈر منسوخ ہو گیا تھا',
    overText: 'آرڈر {reference} کی تصدیق اب نہیں ہو سکتی۔ نیا آرڈر کسی بھی وقت کریں۔',
    missing: 'یہ لنک اب نہیں چلتا',
    missingText: 'اسے پیغام سے دوبارہ کھولیں، یا ہمیں فون کریں۔',
    home: 'دکان پر جائیں',
  },
})
