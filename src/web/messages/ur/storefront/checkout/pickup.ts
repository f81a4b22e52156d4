import type { pickupMessages as English } from '../../../en/storefront/checkout/pickup.ts'
import { translated } from '../../../screen.ts'

export const pickupMessages = translated<typeof English>('pickup', {
  pickup: {
    way: 'آرڈر کیسے لینا ہے؟',
    deliver: 'ڈلیوری',
    fetch: 'دکان سے لیں، مفت',
    pay: 'تیار ہونے پر ہم بتائیں گے۔ ادائیگی کاؤنٹر پر، نقد یا کارڈ سے۔',
    cod: 'تیار ہونے پر ہم بتائیں گے۔ ادائیگی کاؤنٹر پر، نقد۔',
    card: 'تیار ہونے پر ہم بتائیں گے۔ ادائیگی کاؤنٹر پر، کارڈ سے۔',
    title: 'دکان سے لیں',
    soon: 'ہم اسے پیک کر رہے ہیں۔ تیار ہونے کے پیغام کا انتظار کریں۔',
    soonNoMail: 'ہم اسے پیک کر رہے ہیں۔ تیار ہونے پر یہ صفحہ بتا دے گا۔',
    ready: 'یہ آپ کے لیے تیار ہے۔',
    until: 'ہم اسے {day} تک رکھیں گے۔',
    code: 'دکان سے لینے کا کوڈ',
    codeText: 'کاؤنٹر پر یہ کوڈ بتائیں، یا یہ صفحہ دکھائیں۔',
    qr: 'کاؤنٹر کے لیے آرڈر کا کیو آر کوڈ',
    hours: 'اوقات',
    hoursLine: '{days}: {open} سے {close} تک',
  },
})
