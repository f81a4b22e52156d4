import type { backOfficeStarterMessages as English } from '../../../en/back-office/catalogue/starter.ts'
import { translated } from '../../../screen.ts'

export const backOfficeStarterMessages = translated<typeof English>('back-office-starter', {
  starter: {
    back: 'دکان کی تیاری پر واپس',
    title: 'تیار لسٹ',
    text: 'کریانے کی چیزیں جو تقریباً ہر دکان پر بکتی ہیں۔ جو چیز آپ کے ہاں بکتی ہے، اس کے ساتھ اپنی قیمت لکھیں؛ Enter دبانے سے اگلی قیمت کا خانہ آتا ہے۔ دکان میں ڈالنے تک آپ کا لکھا اسی ڈیوائس پر رہتا ہے۔',
    limits:
      'قیمت صفر سے زیادہ ہو، اعشاریہ کے بعد زیادہ سے زیادہ دو ہندسے۔ جس پروڈکٹ کی گنتی نہیں کرنی، اس کا اسٹاک خالی چھوڑیں۔',
    choose: 'چنیں: {name}',
    price: 'قیمت، Rs.\u200e',
    stock: 'اسٹاک',
    optional: 'ضروری نہیں',
    badPrice: '0 سے زیادہ، 10,000,000 تک',
    badStock: 'پورا عدد، 0 یا اس سے زیادہ',
    isThere: 'آپ کی دکان میں ہے',
    none: 'ابھی کچھ نہیں چنا گیا',
    count: '{count} {count|چنی گئی|چنی گئیں}',
    bar: 'جو چنا گیا',
    add: 'دکان میں ڈالیں',
    added: 'اب {count} {count|پروڈکٹ آپ کی دکان میں ہے|پروڈکٹس آپ کی دکان میں ہیں}۔',
    known: 'آپ کی دکان میں پہلے سے، کچھ نہیں بدلا: {names}۔',
    nothing: 'پہلے کم از کم ایک پروڈکٹ کے ساتھ قیمت لکھیں۔',
    failed: 'پروڈکٹس نہیں ڈالی جا سکیں۔ جو لکھا تھا، وہ یہیں ہے؛ دوبارہ کوشش کریں۔',
    products: 'پروڈکٹس دیکھیں',
    goOn: 'دکان کی تیاری جاری رکھیں',
    import: 'ریٹ لسٹ ہے؟ اسے امپورٹ کریں',
  },
})
