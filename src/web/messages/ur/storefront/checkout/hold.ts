import type { holdMessages as English } from '../../../en/storefront/checkout/hold.ts'
import { translated } from '../../../screen.ts'

export const holdMessages = translated<typeof English>('hold', {
  hold: {
    confirm: 'اپنے آرڈر کی تصدیق کریں',
    confirmByMail:
      '{email} پر آئی ہوئی ای میل کا بٹن دبائیں، یا فون یا واٹس ایپ پر بتائیں۔ پھر ہم آرڈر پیک کریں گے۔',
    confirmText: 'فون یا واٹس ایپ پر بتائیں کہ یہ آرڈر چاہیے۔ پھر ہم اسے پیک کریں گے۔',
    confirmMessage: 'السلام علیکم! میری طرف سے آرڈر {reference} کی تصدیق ہے۔',
    call: 'پہلے ہم آپ کو فون کریں گے',
    callText: 'آرڈر پیک کرنے سے پہلے ہم {phone} پر فون کریں گے۔ چاہیں تو ہمیں ابھی فون کریں۔',
    callMessage: 'السلام علیکم! میری طرف سے آرڈر {reference} کی تصدیق ہے۔',
    prepay: 'پیشگی ادائیگی کریں',
    prepayText: '{total} ملنے پر ہم آپ کا آرڈر پیک کریں گے۔ ادائیگی کا طریقہ ہم سے پوچھیں۔',
    prepayMessage: 'السلام علیکم! میرے آرڈر {reference} کی پیشگی ادائیگی کیسے ہو گی؟',
    first: 'یہ اس لیے کہ آپ کے فون نمبر سے یہ پہلا آرڈر ہے۔',
    large: 'یہ اس لیے کہ آرڈر بڑا ہے۔',
    refused: 'یہ اس لیے کہ اس نمبر یا پتے پر ایک پچھلا آرڈر نہیں لیا گیا تھا۔',
    far: 'یہ اس لیے کہ آپ کا پتہ دور ہے۔',
    moves: 'اس وقت کی پیکنگ شروع ہونے تک جواب نہ ملا تو آرڈر ڈلیوری کے اگلے وقت پر آئے گا۔',
    until: '{time} تک جواب نہ ملا تو ہم اسے منسوخ کر دیں گے۔',
  },
})
