import type { openingSoonMessages as English } from '../../en/server/opening-soon.ts'
import { translated } from '../../screen.ts'

export const openingSoonMessages = translated<typeof English>('opening-soon', {
  openingSoon: {
    title: '{name}: دکان جلد کھل رہی ہے',
    text: 'ہم شیلف بھر رہے ہیں۔ تھوڑی دیر بعد پھر آئیں۔',
    ask: 'کوئی سوال؟ رابطہ ابھی بھی ہو سکتا ہے۔',
    call: '{phone} پر فون کریں',
    whatsapp: 'واٹس ایپ',
    staff: 'دکان آپ کی ہے؟ لاگ اِن کر کے اسے تیار کریں',
  },
})
