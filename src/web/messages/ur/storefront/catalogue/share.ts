import type { shareMessages as English } from '../../../en/storefront/catalogue/share.ts'
import { translated } from '../../../screen.ts'

export const shareMessages = translated<typeof English>('share', {
  share: {
    title: 'یہ لنک شیئر کریں',
    link: 'لنک',
    copy: 'لنک کاپی کریں',
    copied: 'لنک کاپی ہو گیا',
    notCopied: 'لنک کاپی نہیں ہو سکا۔ اوپر سے چن کر خود کاپی کریں۔',
    whatsapp: 'واٹس ایپ پر بھیجیں',
  },
})
