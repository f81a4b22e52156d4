import type { wishlistMessages as English } from '../../../en/storefront/catalogue/wishlist.ts'
import { translated } from '../../../screen.ts'

export const wishlistMessages = translated<typeof English>('wishlist', {
  wishlist: {
    login: 'پسندیدہ چیزوں میں ڈالنے کے لیے لاگ اِن کریں',
    added: 'پسندیدہ چیزوں میں آ گیا',
    removed: 'پسندیدہ چیزوں سے ہٹ گیا',
    addFailed: 'پسندیدہ چیزوں میں نہیں ڈالا جا سکا',
    removeFailed: 'پسندیدہ چیزوں سے نہیں ہٹایا جا سکا',
    heart: 'پسندیدہ: {name}',
  },
  stockAlerts: {
    off: 'مجھے بتائیں',
    on: 'ہم بتا دیں گے',
    offFor: 'مجھے بتائیں: {name}',
    onFor: 'ہم بتا دیں گے: {name}۔ منسوخ کرنے کے لیے دبائیں',
    login: 'لاگ اِن کریں تاکہ دوبارہ آنے پر آپ کو بتایا جائے',
    added: 'دوبارہ آنے پر آپ کو ای میل آئے گی',
    removed: 'اس کے بارے میں ای میل نہیں آئے گی',
    addFailed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    removeFailed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  },
})
