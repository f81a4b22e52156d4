import type { homeMessages as English } from '../../../en/storefront/catalogue/home.ts'
import { translated } from '../../../screen.ts'

export const homeMessages = translated<typeof English>('home', {
  home: {
    heading: '{name}: کریانہ اور گھر کا سب سامان',
    banners: 'دکان میں نیا کیا ہے',
    noBanners: 'کوئی بینر دستیاب نہیں',
    shopNow: 'خریداری کریں',
    departments: 'قسم کے حساب سے خریدیں',
    seeAll: 'سب دیکھیں',
    products: 'چیزیں',
    featured: 'خاص چیزیں',
    bestSelling: 'سب سے زیادہ بکنے والی',
    more: 'اور خوب بکنے والی چیزیں',
    seeMore: 'مزید دیکھیں',
  },
  carousel: {
    role: 'سلائیڈ شو',
    slide: 'سلائیڈ',
    place: '{of} میں سے {at}',
    go: 'سلائیڈ {at} دکھائیں',
    back: 'پچھلی سلائیڈ',
    next: 'اگلی سلائیڈ',
    pause: 'سلائیڈیں روکیں',
    play: 'سلائیڈیں چلائیں',
  },
})
