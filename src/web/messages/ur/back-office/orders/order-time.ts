import type { backOfficeOrderTimeMessages as English } from '../../../en/back-office/orders/order-time.ts'
import { translated } from '../../../screen.ts'

export const backOfficeOrderTimeMessages = translated<typeof English>('back-office-order-time', {
  time: {
    open: 'وقت بدلیں',
    title: 'آرڈر {reference}: ڈلیوری کا کوئی اور وقت',
    now: 'ابھی کا وعدہ: {days}',
    nothing: 'ڈلیوری کے کسی دن کا وعدہ ابھی نہیں ہوا۔',
    mailed:
      'قیمت وہی رہے گی۔ گاہک کو ای میل جائے گی، جس سے کوئی اور وقت چنا جا سکتا ہے یا آرڈر منسوخ ہو سکتا ہے۔',
    mailedOnly:
      'قیمت وہی رہے گی۔ گاہک کو ای میل جائے گی؛ نیا وقت ٹھیک نہ ہوا تو وہ فون کریں گے یا جواب دیں گے۔',
    notMailed:
      'قیمت وہی رہے گی۔ گاہک کو ای میل نہیں ملے گی: بعد میں انہیں فون کریں، یا “نئے وقت کی اطلاع دیں” دبائیں۔',
    write: 'نئے وقت کی اطلاع دیں',
    choose: 'نیا وقت',
    pick: 'وقت چنیں',
    unchosen: 'پہلے کوئی وقت چنیں',
    running: 'شروع ہو چکا ہے',
    send: 'وقت بدلیں',
    keep: 'واپس جائیں',
    done: 'آرڈر {reference} اب پہنچے گا: {days}',
    none: 'اگلے سات دن میں اس علاقے کا کوئی اور وقت خالی نہیں۔',
    zoneHasNone: 'اس علاقے کے لیے ڈلیوری کا کوئی وقت ابھی نہیں رکھا گیا۔',
    setUp: 'ڈلیوری کے وقت سیٹ کریں',
    loading: 'خالی وقت لوڈ ہو رہے ہیں',
    failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    became: 'ڈلیوری کا وقت: {after}',
    movedFrom: 'ڈلیوری کا وقت: {before} ← {after}',
  },
})
