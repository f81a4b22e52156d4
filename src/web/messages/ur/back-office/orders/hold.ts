import type { backOfficeHoldMessages as English } from '../../../en/back-office/orders/hold.ts'
import { translated } from '../../../screen.ts'

/** An order that waits for its customer before it is packed. */
export const backOfficeHoldMessages = translated<typeof English>('back-office-hold', {
  hold: {
    mark: 'تصدیق باقی',
    confirm: 'گاہک کی تصدیق کا انتظار ہے',
    confirmText: 'گاہک لنک سے یا آپ کو بتا کر تصدیق کر دیں تو آرڈر پیک ہو سکتا ہے۔',
    call: 'پہلے گاہک کو فون کریں',
    callText: 'گاہک سے بات ہو جائے تو آرڈر پیک ہو سکتا ہے۔',
    prepay: 'پیشگی ادائیگی کا انتظار ہے',
    prepayText: 'رقم آپ کے پاس آ جائے تو آرڈر پیک ہو سکتا ہے۔',
    first: 'یہ اس فون نمبر سے پہلا آرڈر ہے۔',
    large: 'یہ بڑا آرڈر ہے۔',
    refused: 'اس گاہک یا پتے کے پچھلے آرڈر نہیں لیے گئے تھے۔',
    far: 'یہ دور کے علاقے میں جائے گا۔',
    release: 'گاہک کی تصدیق ہو گئی',
    paid: 'ادائیگی ہو گئی',
    released: 'آرڈر {reference} اب پیک ہو سکتا ہے',
    phone: 'فون کریں: {phone}',
    whatsapp: 'واٹس ایپ پر پوچھیں',
    became: 'تصدیق ہو گئی',
    payBack: 'اس کی پیشگی ادائیگی ہوئی تھی۔ جو منسوخ ہوا، اس کی رقم واپس کریں۔',
  },
})
