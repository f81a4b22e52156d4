import type { backOfficeTakeBackMessages as English } from '../../../en/back-office/orders/take-back.ts'
import { translated } from '../../../screen.ts'

export const backOfficeTakeBackMessages = translated<typeof English>('back-office-take-back', {
  take: {
    open: 'چیزیں واپس لیں',
    title: 'آرڈر {reference}: چیزیں واپس لیں',
    text: 'واپس آئی چیزیں اور ان کی تعداد چنیں۔ واپسی فوراً منظور ہو جائے گی۔',
    all: 'سب کچھ واپس لیں',
    left: 'زیادہ سے زیادہ {count}',
    asked: 'گاہک نے اس کی واپسی کا کہا ہے۔ پہلے اُس واپسی کا فیصلہ کریں۔',
    none: 'سب واپس آ چکا ہے',
    shelf: 'واپس شیلف پر رکھیں',
    perishable: 'جلد خراب ہونے والی چیز ہے: واپس شیلف پر نہیں جائے گی',
    kind: 'واپسی کیوں ہے؟',
    unwanted: 'چاہیے نہیں، یا غلطی سے بک گئی',
    damaged: 'ٹوٹی یا خراب',
    reason: 'چند لفظوں میں',
    reasonHint: 'یہ گاہک کو نظر آتا ہے۔',
    choose: 'کم از کم ایک چیز چنیں',
    noReason: 'وجہ لکھیں',
    weightWrong: 'واپس آنے والا وزن دیکھیں',
    busy: 'واپسی کی رقم کا حساب ہو رہا ہے…',
    refund: 'رقم کی واپسی: {amount}',
    cash: 'یہ رقم ابھی نقد واپس دیں۔',
    transfer: 'یہ رقم ابھی کارڈ پر واپس کریں۔',
    account: 'یہ رقم گاہک کے کھاتے میں واپس لکھی جائے گی۔',
    due: 'یہ رقم واپس کرنی باقی رہے گی۔ اسے اسی صفحے سے واپس کریں۔',
    pointsBack:
      'استعمال شدہ {count} {count|پوائنٹ گاہک کو واپس ملے گا|پوائنٹس گاہک کو واپس ملیں گے}',
    pointsTaken:
      '{count|ملا ہوا|ملے ہوئے} {count} {count|پوائنٹ واپس لیا جائے گا|پوائنٹس واپس لیے جائیں گے}',
    send: 'واپس لیں، {amount} دیں',
    sendNone: 'واپس لیں',
    keep: 'واپس جائیں',
    failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    done: 'واپس لے لیا گیا۔ رقم کی واپسی: {amount}',
    by: 'واپس لینے والے: {name}',
    byGone: 'واپس لینے والے: سابق عملہ',
    became: 'واپس لیا گیا: {quantity} × {name}',
  },
})
