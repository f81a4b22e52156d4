import type { listReminderMessages as English } from '../../../en/storefront/account/list-reminder.ts'
import { translated } from '../../../screen.ts'

export const listReminderMessages = translated<typeof English>('listReminder', {
  reminder: {
    title: 'ہر مہینے کی یاد دہانی',
    day: 'ہر مہینے مجھے ای میل کریں',
    off: 'یاد دہانی نہیں چاہیے',
    on: '{day} تاریخ کو',
    hint: 'صبح 9 بجے ہم {email} پر لکھتے ہیں کہ اس دن لسٹ کی کل رقم کتنی ہے۔',
    noEmail: 'یاد دہانی کے لیے اپنے پروفائل میں ای میل پتہ لکھیں۔',
    saved: 'ہر مہینے کی {day} تاریخ کو یاد دہانی آئے گی',
    stopped: 'اس لسٹ کی یاد دہانی اب نہیں آئے گی',
  },
  stop: {
    title: 'اس لسٹ کی یاد دہانی بند کریں؟',
    lead: 'آپ کی لسٹ رہے گی۔ اس کے صفحے پر یاد دہانی دوبارہ آن ہو سکتی ہے۔',
    button: 'یاد دہانی بند کریں',
    done: 'اس لسٹ کی یاد دہانی اب نہیں آئے گی',
    doneText: 'لسٹ آپ کے اکاؤنٹ میں رہے گی۔',
    shop: 'دکان پر واپس',
  },
})
