import type { againMessages as English } from '../../../en/storefront/catalogue/again.ts'
import { translated } from '../../../screen.ts'

export const againMessages = translated<typeof English>('again', {
  again: {
    title: 'دوبارہ خریدیں',
    usualList: 'آپ کی معمول کی لسٹ',
    over: 'آج کی قیمت پر',
    add: '{count} کارٹ میں ڈالیں',
    here: 'اس ڈیوائس سے ہونے والے آرڈر',
    viewed: 'حال میں دیکھی ہوئی چیزیں',
    clear: 'مٹائیں',
    addOf: '{count} کارٹ میں ڈالیں: {name}',
    addAll: 'سب {count} کارٹ میں ڈالیں',
    added: 'سب چیزیں کارٹ میں آ گئیں',
    inCart: 'سب آپ کے کارٹ میں',
    soldOut: 'ختم ہو گیا',
    wholeCart: 'پورا کارٹ کھولیں',
    removed: '{name} کو ہٹا دیا',
    undo: 'واپس لائیں',
    goesWith: 'آپ کے کارٹ کے ساتھ یہ بھی',
    order: 'آرڈر {reference}',
    track: 'آرڈر کا پتہ کریں',
  },
})
