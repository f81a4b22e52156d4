import type { homeEndMessages as English } from '../../../en/storefront/catalogue/home-end.ts'
import { translated } from '../../../screen.ts'

export const homeEndMessages = translated<typeof English>('home-end', {
  home: {
    opensSoon: '{name}: دکان جلد کھل رہی ہے',
    opensSoonText: 'شیلف ابھی بھرے جا رہے ہیں۔ چند دن بعد آئیں۔',
    writeToUs: 'ہمیں لکھیں',
    sale: 'اس ہفتے رعایت پر',
    noSales: 'رعایت کی کوئی تصویر دستیاب نہیں',
    allOffers: 'سب آفرز دیکھیں',
  },
  blurbs: {
    shipping: 'مفت ڈلیوری',
    delivery: 'آپ کے دروازے تک',
    payment: 'محفوظ ادائیگی',
    paymentText: 'ادائیگی دروازے پر رائیڈر کو، کبھی پیشگی نہیں',
    money: 'پوری رقم واپس',
    moneyText: '3 دن کے اندر، رسید کے ساتھ',
    support: 'آن لائن مدد',
    supportText: 'ہفتے کے ساتوں دن، ایک انسان جواب دیتا ہے',
  },
})
