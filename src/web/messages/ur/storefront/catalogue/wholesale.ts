import type { wholesaleMessages as English } from '../../../en/storefront/catalogue/wholesale.ts'
import { translated } from '../../../screen.ts'

export const wholesaleMessages = translated<typeof English>('wholesale', {
  terms: {
    byCarton: 'صرف {carton} کے کارٹن میں',
    byStep: 'صرف {step} کے سیٹ میں',
    carton: 'ایک کارٹن میں {carton}',
    least: 'کم از کم {minimum}',
    minAlone: 'ایک بار میں کم از کم {minimum}',
    sku: 'کوڈ {sku}',
  },
  short: {
    carton: '{carton} کا کارٹن',
    least: 'کم از کم {minimum}',
    break: '{from} یا زیادہ: {price}',
  },
  tiers: {
    label: 'تعداد کے حساب سے قیمت',
    each: 'فی عدد',
    together: 'کل {total}',
    tooFew: 'اتنا مال باقی نہیں کہ اس تعداد میں آرڈر ہو سکے۔',
  },
  line: {
    take: '{count} کریں',
    takeOf: '{count} کریں: {name}',
    next: '{count} اور لیں تو فی عدد {price}',
    nextOf: '{count} اور لیں تو فی عدد {price}: {name}',
  },
})
