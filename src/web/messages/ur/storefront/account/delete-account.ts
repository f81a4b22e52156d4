import type { deleteAccountMessages as English } from '../../../en/storefront/account/delete-account.ts'
import { translated } from '../../../screen.ts'

export const deleteAccountMessages = translated<typeof English>('delete-account', {
  delete: {
    title: 'میرا اکاؤنٹ مٹائیں',
    text: 'آپ کی ذاتی معلومات مٹ جائیں گی۔ وجہ بتانے کی ضرورت نہیں۔',
    open: 'میرا اکاؤنٹ مٹائیں …',
    goes: 'کیا فوراً اور ہمیشہ کے لیے مٹ جائے گا',
    goes1: 'آپ کا نام، ای میل، فون نمبر، تصویر اور کاروبار',
    goes2: 'آپ کے پتے، پسندیدہ چیزیں، کارٹ اور آپ کی رائے',
    goes3: 'ہمیں آپ کے پیغام، اور آپ کو ہماری ای میلز',
    goes4: '{points} {points|پوائنٹ جو استعمال نہیں ہوا|پوائنٹس جو استعمال نہیں ہوئے}',
    stays: 'کیا رہے گا',
    stays1:
      'کیا آرڈر ہوا اور کتنا ادا ہوا، اس کا ریکارڈ، جو قانون مانگتا ہے، آپ کے نام، فون یا پتے کے بغیر۔',
    again: 'جب چاہیں، اسی ای میل پتے سے نیا اکاؤنٹ بنائیں۔',
    password: 'آپ کا پاس ورڈ',
    passwordHint: 'تاکہ یقین ہو کہ یہ آپ ہی ہیں۔',
    missing: 'اپنا پاس ورڈ لکھیں',
    confirm: 'میرا اکاؤنٹ مٹائیں',
    keep: 'میرا اکاؤنٹ رہنے دیں',
    done: 'آپ کا اکاؤنٹ مٹا دیا گیا۔ خدا حافظ!',
    failed: 'آپ کا اکاؤنٹ نہیں مٹایا جا سکا۔ دوبارہ کوشش کریں۔',
  },
})
