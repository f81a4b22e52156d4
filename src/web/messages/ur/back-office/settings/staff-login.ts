import type { staffLoginMessages as English } from '../../../en/back-office/settings/staff-login.ts'
import { translated } from '../../../screen.ts'

export const staffLoginMessages = translated<typeof English>('staff-login', {
  staffLogin: {
    title: 'دفتر میں لاگ اِن کریں',
    email: 'ای میل یا فون نمبر',
    password: 'پاس ورڈ',
    code: 'آپ کی ایپ کا کوڈ',
    codeHint:
      'آپ کے لاگ اِن کا دوسرا مرحلہ بھی ہے: آپ کی ایپ پر اس وقت جو چھ ہندسے ہیں وہ لکھیں، یا اپنا کوئی ریکوری کوڈ۔',
    remember: 'اس ڈیوائس پر لاگ اِن رہنے دیں',
    submit: 'لاگ اِن کریں',
    forgot: 'پاس ورڈ یاد نہیں؟',
    failed: 'لاگ اِن نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  },
})
