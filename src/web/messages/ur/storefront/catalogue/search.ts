import type { searchMessages as English } from '../../../en/storefront/catalogue/search.ts'
import { translated } from '../../../screen.ts'

export const searchMessages = translated<typeof English>('search', {
  suggest: {
    list: 'تجویزیں',
    recent: 'آپ کی پچھلی تلاش',
    popular: 'لوگ یہ تلاش کرتے ہیں',
    meant: 'شاید آپ کا مطلب',
    places: 'اقسام',
    brands: 'برانڈز',
    products: 'چیزیں',
    in: '{name} میں',
    forget: '“{text}” کو ہٹائیں',
    clear: 'پچھلی تلاش مٹائیں',
    all: 'سب {count} چیزیں دیکھیں',
    found: '{count}\u00a0{count|چیز ملی|چیزیں ملیں}',
    none: 'کوئی چیز نہیں ملی',
    failed: 'ابھی تلاش نہیں ہو سکتی۔ اپنا انٹرنیٹ دیکھیں۔',
    add: 'کارٹ میں ڈالیں: {name}',
    addMore: 'ایک اور ڈالیں: {name}، کارٹ میں {count}',
  },
})
