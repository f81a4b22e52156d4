import type { catalogueMessages as English } from '../../../en/storefront/catalogue/catalogue.ts'
import { translated } from '../../../screen.ts'

export const catalogueMessages = translated<typeof English>('catalogue', {
  categories: {
    description: 'تمام اقسام ایک صفحے پر: کریانہ اور گھر کا سب سامان۔',
    pages: 'مزید صفحے',
  },
  category: {
    missing: 'یہ قسم نہیں ملی',
    description: '{name}: {count} {count|چیز|چیزیں} مناسب قیمت پر، آپ کے دروازے تک۔',
    tiles: '{name} میں',
    row: '{name} کی اقسام',
    all: 'سب',
    shelves: '{count} {count|قسم|اقسام}',
    items: '{count} {count|چیز|چیزیں}',
    count: '{count}\u00a0{count|چیز|چیزیں}',
    empty: 'یہاں ابھی کچھ نہیں',
    emptyText: 'یہاں کا سامان ابھی آ رہا ہے۔ جلد دوبارہ آئیں۔',
  },
  search: {
    results: 'ملنے والی چیزیں',
    similar: '{count} ملتی جلتی {count|چیز|چیزیں}',
    found: '{count} {count|چیز ملی|چیزیں ملیں}',
    all: 'سب {count} چیزیں دیکھیں',
    title: 'تلاش',
    titleOf: 'تلاش: {query}',
  },
  paging: {
    label: 'صفحے',
    page: 'صفحہ {page}',
    back: 'پچھلا صفحہ',
    next: 'اگلا صفحہ',
    more: 'مزید دکھائیں',
    shown: '{total} میں سے {shown}',
  },
})
