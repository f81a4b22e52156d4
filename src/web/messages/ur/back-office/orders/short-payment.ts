import type { shortPaymentMessages as English } from '../../../en/back-office/orders/short-payment.ts'
import { translated } from '../../../screen.ts'

/** An order that was delivered and not paid in full. */
export const shortPaymentMessages = translated<typeof English>('back-office-short-payment', {
  short: {
    title: '{amount} وصول نہیں ہوئے',
    text: 'ڈلیوری پر گاہک نے کم رقم دی۔',
    open: 'ادائیگی لکھیں',
    payTitle: 'آرڈر {reference} کی ادائیگی',
    payText: 'نقد رقم آپ کے گلّے میں آتی ہے۔ کارڈ یا ٹرانسفر کے ساتھ پرچی کا نمبر لکھیں۔',
    amount: 'رقم (Rs.\u200e)',
    amountWrong: 'رقم لکھیں، زیادہ سے زیادہ {amount}۔',
    save: 'ادائیگی لکھیں',
    saved: 'لکھ دیے گئے: {amount}',
    waive: 'معاف کریں',
    waiveTitle: 'آرڈر {reference} کے {amount} معاف کریں؟',
    waiveText: 'دکان یہ رقم اب وصول نہیں کرے گی۔',
    reason: 'کیوں',
    reasonEmpty: 'وجہ لکھیں',
    waived: 'معاف ہوئے: {amount}',
    becamePaid: 'بعد میں ادا ہوئے: {amount}',
    becameWaived: 'معاف ہوئے: {amount}',
    becameBack: 'واپس لیا گیا: {what}',
  },
})
