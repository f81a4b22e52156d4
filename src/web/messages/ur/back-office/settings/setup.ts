import type { backOfficeSetupMessages as English } from '../../../en/back-office/settings/setup.ts'
import { translated } from '../../../screen.ts'

export const backOfficeSetupMessages = translated<typeof English>('back-office-setup', {
  setup: {
    closed: 'آپ کی دکان ابھی نہیں کھلی',
    closedText:
      'خریداروں کو لکھا نظر آتا ہے کہ دکان جلد کھل رہی ہے۔ یہ لسٹ جس ترتیب سے چاہیں مکمل کریں؛ جو محفوظ کریں گے وہ رہے گا۔',
    open: 'آپ کی دکان کھلی ہے، مگر کچھ باقی ہے',
    reminder: 'آپ کی دکان کھلی ہے۔ ابھی {count} {count|چیز|چیزیں} اور ہو جائیں تو اچھا ہے: دیکھیں۔',
    progress: '{all} میں سے {done} ہو گئے',
    done: 'ہو گیا',
    missing: 'ابھی باقی',
    advised: 'ہو تو اچھا ہے',
    ready: 'کچھ باقی نہیں۔ اپنی دکان دیکھ لیں، پھر اسے کھولیں۔',
    view: 'دکان دیکھیں',
    openShop: 'دکان کھولیں',
    openTitle: 'دکان خریداروں کے لیے کھولیں؟',
    openText:
      'پھر سب لوگ آپ کی پروڈکٹس دیکھ سکیں گے اور آرڈر کر سکیں گے۔ دکان سیٹنگز میں دوبارہ بند کی جا سکتی ہے۔',
    keep: 'ابھی نہیں',
    opened: 'آپ کی دکان کھل گئی',
    failed: 'دکان نہیں کھل سکی۔ دوبارہ کوشش کریں۔',
  },
  done: {
    products: 'پروڈکٹس',
    phone: 'فون نمبر',
    name: 'نام',
    address: 'پتہ',
    hours: 'اوقات',
    delivery: 'ڈلیوری',
    payment: 'ادائیگی',
    mail: 'ای میل',
    banners: 'بینر',
    logo: 'لوگو اور رنگ',
    pictures: 'تصویریں',
    twoFactor: 'دو مرحلوں والا لاگ اِن',
  },
  part: {
    products: 'پروڈکٹس: ابھی خریدنے کو کچھ نہیں',
    phone: 'سوالوں کے لیے فون نمبر',
    name: 'آپ کی دکان کا نام',
    address: 'آپ کی دکان کا پتہ',
    hours: 'اوقات',
    delivery: 'ڈلیوری کتنے کی ہے (ابھی: Rs. 150)',
    payment: 'گاہک کیسے ادا کریں (ابھی: نقد، یا دروازے پر کارڈ سے)',
    mail: 'ای میل: گاہکوں کو ابھی کوئی ای میل نہیں جاتی',
    banners: 'ہوم پیج کے لیے بینر',
    logo: 'لوگو، اور آپ کے اپنے رنگ',
    pictures: 'جن پروڈکٹس کی تصویر نہیں، ان کی تصویریں',
    twoFactor: 'دو مرحلوں والا لاگ اِن، چوری ہوئے پاس ورڈ سے بچنے کے لیے',
  },
})
