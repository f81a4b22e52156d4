import type { backOfficePapersMessages as English } from '../../../en/back-office/orders/papers.ts'
import { translated } from '../../../screen.ts'

export const backOfficePapersMessages = translated<typeof English>('back-office-papers', {
  paper: {
    choice: 'کیا پرنٹ ہو گا',
    slip: 'پیکنگ پرچی',
    invoice: 'انوائس',
    label: 'پتے کا لیبل',
    invoiceOf: 'انوائس {reference}',
    labelOf: 'پتے کا لیبل {reference}',
    invoices: '{count} انوائس',
    labels: 'پتے کے {count} لیبل',
    pieces: '{count} {count|چیز|چیزیں}',
    collect: 'وصول کرنے ہیں: {amount}',
    paid: 'ادا ہو گیا',
    uncollected: '{amount} وصول نہیں ہوئے',
    labelHint: 'ہر لیبل 100 × 62 ملی میٹر کا صفحہ ہے۔ پرنٹ کی ونڈو میں یہی سائز چنیں۔',
    refunded: 'واپس کی گئی چیزوں کی رقم',
    nothing: 'یہ آرڈر منسوخ ہو گیا تھا۔ کچھ ادا نہیں کرنا۔',
  },
  map: {
    open: 'نقشے پر دکھائیں',
    close: 'نقشہ چھپائیں',
    label: 'نقشہ، آرڈر کے پتے کے ساتھ',
    pin: 'آرڈر کا پتہ',
    noTiles: 'گلیوں کا نقشہ ابھی لوڈ نہیں ہو رہا۔ “راستہ” اس کے بغیر بھی چلتا ہے۔',
  },
  customer: {
    first: 'پہلا آرڈر',
    firstOfPhone: 'اس فون نمبر سے پہلا آرڈر',
    orders: 'اس آرڈر سمیت {count} آرڈر',
    ordersOfPhone: 'اس فون نمبر سے اس آرڈر سمیت {count} آرڈر',
    cancelled: '{count} منسوخ',
    returns: 'واپسی: {accepted} منظور، {refused} نامنظور',
    points: '{count} {count|پوائنٹ|پوائنٹس}، جن میں سے ابھی {now} استعمال ہو سکتے ہیں',
  },
})
