import type { foundMessages as English } from '../../../en/storefront/catalogue/found.ts'
import { translated } from '../../../screen.ts'

export const foundMessages = translated<typeof English>('found', {
  found: {
    featured: 'لوگ یہ خریدتے ہیں',
    none: 'کوئی چیز نہیں ملی',
    noneText: '“{query}” کے لیے کچھ نہیں ملا۔ کوئی اور لفظ لکھیں، یا کم لفظ۔',
    noneHere: 'تمام اقسام میں تلاش کریں، یا کوئی اور لفظ لکھیں۔',
    popular: 'لوگ یہ تلاش کرتے ہیں',
    corrected: 'یہ نتیجے اس تلاش کے ہیں:',
    instead: 'اس کے بجائے یہ تلاش کریں:',
    meant: 'شاید آپ کا مطلب:',
    fewer: '“{query}” کے سب لفظ کسی چیز میں نہیں۔ “{fewer}” سے یہ ملا:',
    unsold: '“{brands}” ہمارے پاس نہیں۔ اس سے ملتی جلتی چیزیں یہ ہیں۔',
    meal: '“{meal}” کے لیے ہم نے یہ تلاش کیا:',
    several: '“{query}” میں کئی چیزیں ہیں۔ ہر ایک الگ دیکھیں، یا سب فہرست سے منگوائیں:',
    asList: 'فہرست سے منگوائیں',
    ask: 'ہم سے منگوائیں',
    askText: 'بتائیں کہ کیا چاہیے، ہم لانے کی کوشش کریں گے۔',
    stock: 'ہمیں یہ رکھنے کو کہیں',
    stockText: 'السلام علیکم {name}! تلاش کرنے پر “{query}” نہیں ملا۔ کیا یہ دکان میں آ سکتا ہے؟',
    categories: 'اقسام دیکھیں',
  },
})
