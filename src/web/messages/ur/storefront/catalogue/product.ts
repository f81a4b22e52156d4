import type { productMessages as English } from '../../../en/storefront/catalogue/product.ts'
import { translated } from '../../../screen.ts'

export const productMessages = translated<typeof English>('product', {
  product: {
    addShort: 'ڈالیں',
    bar: 'خریدیں',
    buyNow: 'ابھی خریدیں',
    inStock: 'دستیاب',
    quantity: 'تعداد',
    minimum:
      '{zone} میں آرڈر کم از کم {minimum} کا ہوتا ہے۔ اس کے ساتھ اور چیزیں لینے کے لیے اسے کارٹ میں ڈالیں۔',
    last: '{count|آخری پیس|باقی سب پیس} آپ کے کارٹ میں {count|ہے|ہیں}',
    already: 'آپ کے کارٹ میں {count}',
    earns: '{points} {points|پوائنٹ ملے گا|پوائنٹس ملیں گے}',
    delivery: '{arriving}۔ ڈلیوری پر نقد ادائیگی۔',
    size: 'سائز',
    highlights: 'خاص باتیں',
    views: 'تصویریں اور رنگ',
    view: 'تصویر {at}',
    seller: 'دکاندار کے بارے میں',
    share: 'شیئر کریں: {name}',
    related: 'اس جیسی اور چیزیں',
    together: 'ساتھ خریدی ہوئی چیزیں',
  },
  facts: {
    origin: 'پیداوار کا علاقہ',
    countryOfOrigin: 'پیداوار کا ملک',
    ingredients: 'اجزا',
    allergens: 'الرجی والی چیزیں',
    shelfLife: 'کب تک ٹھیک رہے',
    storage: 'رکھنے کا طریقہ',
  },
})
