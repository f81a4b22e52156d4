import type { offersMessages as English } from '../../../en/storefront/catalogue/offers.ts'
import { translated } from '../../../screen.ts'

export const offersMessages = translated<typeof English>('offers', {
  offers: {
    title: 'آفرز',
    titleOf: 'آفرز: {name}',
    description: 'ابھی کم قیمتیں، اور زیادہ لینے پر بچت؛ سب سے بڑی بچت پہلے۔',
    count: '{count} {count|آفر|آفرز}',
    saving: 'سب سے بڑی بچت',
    filter: 'قسم کے حساب سے آفرز',
    all: 'سب آفرز',
    none: 'ابھی کوئی آفر نہیں',
    noneOf: '{name} میں ابھی کوئی آفر نہیں',
    noneText: 'قیمتیں ہر چند دن بعد بدلتی ہیں۔ جلد دوبارہ دیکھیں۔',
  },
})
