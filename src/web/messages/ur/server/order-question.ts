import type { orderQuestionMessages as English } from '../../en/server/order-question.ts'
import { translated } from '../../screen.ts'

export const orderQuestionMessages = translated<typeof English>('order-question', {
  orderQuestion: {
    title: 'آپ کے آرڈر کے بارے میں ایک سوال',
    of: '{shop}، آرڈر {reference}',
    some: 'آرڈر {ordered} کا ہے، مگر ہمارے پاس {there} {there|ہے|ہیں}۔ ہم کیا کریں؟',
    none: 'آرڈر {ordered} کا ہے، مگر ہمارے پاس ایک بھی باقی نہیں۔ کیا اسے نکال دیں؟',
    noneButOffer: 'آرڈر {ordered} کا ہے، مگر ہمارے پاس ایک بھی باقی نہیں۔ ہم کیا کریں؟',
    offer:
      'جو {missing} نہیں {missing|ملا، اس|ملے، ان} کی جگہ ہم یہ چیز لا سکتے ہیں، تعداد {quantity}۔ {price}',
    more: 'قیمت {amount} زیادہ ہے۔',
    less: 'قیمت {amount} کم ہے۔',
    same: 'قیمت وہی ہے۔',
    weighs:
      'آپ کے لیے جو ملا اس کا وزن {weight} ہے اور قیمت {amount}۔ یہ ہماری بتائی ہوئی زیادہ سے زیادہ رقم {most} سے {above} اوپر ہے۔ ہم کیا کریں؟',
    agree: '{amount} میں لے لیں',
    bringLess: 'کم لائیں',
    replace: '{name} لائیں، تعداد {quantity}',
    takeRest: '{there} لائیں',
    takeOnly: 'صرف {there} لائیں',
    leaveOut: 'اسے نکال دیں',
    comesTo: 'آرڈر کی نئی کل رقم: {total}۔',
    comesToMost: 'آرڈر کی نئی کل رقم: زیادہ سے زیادہ {total}۔',
    now: 'ابھی کل رقم {total} ہے۔ ہم سے بات کرنی ہے؟',
    nowWithPoints:
      'ابھی کل رقم {total} ہے۔ جن پوائنٹس کی ضرورت نہ رہی، وہ واپس ملیں گے۔ ہم سے بات کرنی ہے؟',
    call: 'فون کریں: {phone}',
    thanks: 'شکریہ، ہمیں آپ کا جواب مل گیا',
    replaced: 'اس کی جگہ ہم {name} لائیں گے، تعداد {quantity}۔ نئی کل رقم {total} ہے۔',
    tookRest: 'ہم {name} لائیں گے، تعداد {there}۔ نئی کل رقم {total} ہے۔',
    agreed: 'جتنا تولا ہے، {name} اتنا ہی لائیں گے۔ نئی کل رقم {total} ہے۔',
    bringsLess: 'ہم {name} کم لائیں گے: زیادہ سے زیادہ {most} میں۔',
    leftOut: 'ہم {name} کو نکال دیں گے۔ نئی کل رقم {total} ہے۔',
    over: 'اب جواب کی ضرورت نہیں',
    overText: 'آپ کا آرڈر بدل گیا ہے۔ کل رقم {total} ہے۔',
    missing: 'یہ سوال نہیں ملا',
    missingText: 'شاید لنک غلط لکھا گیا ہے، یا سوال واپس لے لیا گیا ہے۔',
    home: 'دکان پر جائیں',
  },
})
