import type { cancelMessages as English } from '../../../en/storefront/checkout/cancel.ts'
import { translated } from '../../../screen.ts'

export const cancelMessages = translated<typeof English>('cancel', {
  cancel: {
    title: 'اپنا آرڈر منسوخ کریں',
    of: 'آرڈر {reference}',
    item: 'آپ کی چیز',
    choose: 'کیا منسوخ کرنا ہے؟',
    quantity: 'تعداد: {count}',
    howMany: 'کتنی تعداد',
    policy: 'منسوخی کی پالیسی',
    policy1: 'پیک ہونے سے پہلے آرڈر پورا یا اس کا کچھ حصہ منسوخ ہو سکتا ہے۔',
    policy2:
      'ادائیگی ابھی نہیں ہوئی، اس لیے کوئی رقم واپس نہیں ہونی۔ استعمال شدہ پوائنٹس آپ کو واپس ملیں گے؛ منسوخ چیزوں پر ملے پوائنٹس ہم واپس لیں گے۔',
    policy3: 'پیک ہوئی چیزیں آرڈر ملتے وقت واپس کی جا سکتی ہیں۔',
    agree: 'مجھے منظور ہے',
    needAgree: 'منسوخی کی پالیسی منظور کریں',
    needItem: 'چنیں کہ کیا منسوخ کرنا ہے',
    submit: 'منسوخ کریں',
    keep: 'آرڈر منسوخ نہ کریں',
    all: 'سب چنیں ({count})',
    now: 'موجودہ کل رقم',
    after: 'منسوخی کے بعد کل رقم',
    nothingYet: 'نئی کل رقم دیکھنے کے لیے چیزیں چنیں۔',
    newTotal: 'نئی کل رقم: {total}۔',
    dearerDelivery: 'ڈلیوری چارجز {fee} ہو جائیں گے، کیونکہ باقی آرڈر {freeFrom} سے کم ہے۔',
    dearerTotal: 'یہ موجودہ کل رقم {before} سے زیادہ ہے۔',
    belowMinimum: '{zone} میں آرڈر کم از کم {least} کا ہوتا ہے۔ پورا آرڈر منسوخ کریں؟',
    wholeOrder: 'پورا آرڈر منسوخ کریں',
    missing: 'اس آرڈر میں کوئی چیز نہیں ملی۔',
    failed: 'آرڈر منسوخ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    tooLate: 'اس آرڈر کا حال: {status}۔ اب یہ یہاں سے منسوخ نہیں ہو سکتا۔',
  },
  cancelled: {
    title: 'منسوخی کی تصدیق',
    done: 'منسوخ ہو گیا',
    quantity: 'تعداد: {count}',
    items: 'منسوخ چیزیں',
    left: 'آپ کی نئی کل رقم {total} ہے۔',
    leftWithFee: 'اب کل رقم {total} ہے، جس میں ڈلیوری کے {fee} شامل ہیں۔',
    leftWithTime: 'اب کل رقم {total} ہے، جس میں ڈلیوری کے وقت کے {extra} شامل ہیں۔',
    leftWithBoth:
      'اب کل رقم {total} ہے، جس میں ڈلیوری کے {fee} اور ڈلیوری کے وقت کے {extra} شامل ہیں۔',
    whole: 'اس آرڈر کا اب کچھ ادا نہیں کرنا۔',
    order: 'آرڈر کی تفصیلات',
    shop: 'خریداری جاری رکھیں',
  },
})
