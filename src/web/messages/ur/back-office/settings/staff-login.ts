import type { staffLoginMessages as English } from '../../../en/back-office/settings/staff-login.ts'
import { translated } from '../../../screen.ts'

export const staffLoginMessages = translated<typeof English>('staff-login', {
  staffLogin: {
    title: 'دفتر میں لاگ اِن',
    email: 'ای میل یا فون',
    password: 'پاس ورڈ',
    code: 'ایپ کا کوڈ',
    codeHint:
      'آپ کے لاگ اِن کا ایک اور قدم ہے: وہ چھ ہندسے جو آپ کی ایپ اس وقت دکھا رہی ہے، یا آپ کے ریکوری کوڈز میں سے ایک۔',
    remember: 'اس فون یا کمپیوٹر پر لاگ اِن رہیں',
    submit: 'لاگ اِن',
    forgot: 'پاس ورڈ بھول گئے؟',
    failed: 'لاگ اِن نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  },
})
