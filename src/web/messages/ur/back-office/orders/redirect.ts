import type { backOfficeRedirectMessages as English } from '../../../en/back-office/orders/redirect.ts'
import { translated } from '../../../screen.ts'

export const backOfficeRedirectMessages = translated<typeof English>('back-office-redirect', {
  redirect: {
    open: 'تفصیلات بدلیں',
    title: 'اس آرڈر کا رابطہ اور پتہ',
    text: 'ڈلیوری چارجز اور کل رقم وہی رہیں گے۔ نئے ای میل پتے پر آرڈر کی تصدیق جائے گی، اور پرانے پتے پر بھیجے ہوئے لنک نہیں چلیں گے۔',
    name: 'نام',
    phone: 'فون',
    email: 'ای میل',
    address: 'پتہ',
    note: 'رائیڈر کے لیے نوٹ',
    keepPin: 'نقشے کا پن اب بھی درست ہے',
    save: 'محفوظ کریں',
    keep: 'واپس جائیں',
    saved: 'رابطہ اور پتہ محفوظ ہو گئے۔',
    failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    nameMissing: 'نام لکھیں',
    phoneMissing: 'فون نمبر لکھیں',
    addressMissing: 'پتہ لکھیں',
    other: 'ایک ساتھی نے یہاں یہ لکھ دیا ہے: “{text}”',
    otherEmpty: 'ایک ساتھی نے یہ خانہ خالی کر دیا ہے۔',
  },
})
