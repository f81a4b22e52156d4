import type { findOrderMessages as English } from '../../../en/storefront/checkout/find-order.ts'
import { translated } from '../../../screen.ts'

export const findOrderMessages = translated<typeof English>('find-order', {
  findOrder: {
    title: 'اپنا آرڈر ڈھونڈیں',
    lead: 'آرڈر نمبر اور وہ فون نمبر لکھیں جس سے آرڈر ہوا تھا۔',
    number: 'آرڈر نمبر',
    numberHint: 'یہ آپ کی رسید پر اور ہمارے پیغاموں میں ہے، جیسے 4729183۔',
    numberMissing: 'آرڈر نمبر لکھیں',
    phone: 'فون نمبر',
    phoneMissing: 'وہ فون نمبر لکھیں جس سے آرڈر ہوا تھا',
    submit: 'میرا آرڈر ڈھونڈیں',
    failed: 'آرڈر ڈھونڈا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
    notFound:
      'اس آرڈر نمبر اور فون نمبر سے کوئی آرڈر نہیں ملا۔ دونوں دیکھیں، یا دکان پر فون کر کے پوچھیں۔',
  },
})
