import type { sharedCartMessages as English } from '../../../en/storefront/checkout/shared-cart.ts'
import { translated } from '../../../screen.ts'

export const sharedCartMessages = translated<typeof English>('sharedCart', {
  shared: {
    title: 'شیئر کیا ہوا کارٹ',
    lead: 'کسی نے یہ کارٹ آپ کے لیے بنایا ہے، آج کی قیمتوں پر۔',
    lines: 'شیئر کیے ہوئے کارٹ کی چیزیں',
    each: '{quantity} × {price}',
    soldOut: 'ختم ہو گیا',
    left: 'صرف {count} باقی',
    total: 'کل {count} {count|چیز|چیزیں}',
    goneTitle: 'اب دستیاب نہیں',
    gone: '{name} اب ہمارے پاس نہیں۔',
    goneUnknown: 'ایک چیز اب ہمارے پاس نہیں۔',
    goneColour: '{name} اب اس رنگ میں دستیاب نہیں۔',
    addAll: 'سب کارٹ میں ڈالیں',
    addToMine: 'میرے کارٹ میں ڈالیں',
    replace: 'میرا کارٹ بدل دیں',
    mine: 'آپ کے کارٹ میں پہلے سے {count} {count|چیز ہے۔ اسے بھی|چیزیں ہیں۔ انہیں بھی} رکھیں، یا صرف ان سے شروع کریں؟',
    added: 'چیزیں کارٹ میں آ گئیں',
    nothing: 'ان میں سے اب کوئی چیز ہمارے پاس نہیں',
    nothingText: 'نیا لنک مانگیں، یا دکان میں دیکھیں۔',
    damaged: 'یہ لنک خراب ہے',
    damagedText: 'شاید کاپی کرتے وقت اس کا کچھ حصہ رہ گیا۔ نیا لنک مانگیں۔',
    shop: 'دکان پر جائیں',
  },
})
