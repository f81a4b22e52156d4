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
    soon: 'ہمیں آپ کا آرڈر مل گیا ہے، ہم اسے جلد پیک کریں گے۔ تیار ہونے پر ای میل بھیجیں گے۔',
    soonNoMail:
      'ہمیں آپ کا آرڈر مل گیا ہے، ہم اسے جلد پیک کریں گے۔ تیار ہونے پر یہ صفحہ بتا دے گا۔',
    fromToday: 'آج تقریباً {time} سے تیار ہو گا۔',
    fromTomorrow: 'کل تقریباً {time} سے تیار ہو گا۔',
    fromDay: '{day} کو تقریباً {time} سے تیار ہو گا۔',
    packed: 'یہ پیک ہو گیا ہے۔ تیار ہوتے ہی ہم بتائیں گے۔',
    ready: 'یہ آپ کے لیے تیار ہے۔',
    until: 'ہم اسے {day} تک رکھیں گے۔',
    code: 'دکان سے لینے کا کوڈ',
    codeText: 'کاؤنٹر پر یہ کوڈ بتائیں، یا یہ صفحہ دکھائیں۔',
    qr: 'کاؤنٹر کے لیے آرڈر کا کیو آر کوڈ',
    hours: 'اوقات',
    hoursLine: '{days}: {open} سے {close} تک',
  },
})
