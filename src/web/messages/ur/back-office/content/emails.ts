import type { backOfficeEmailsMessages as English } from '../../../en/back-office/content/emails.ts'
import { translated } from '../../../screen.ts'

export const backOfficeEmailsMessages = translated<typeof English>('back-office-emails', {
  emails: {
    title: 'ای میلز',
    all: 'سب',
    find: 'ای میلز ڈھونڈیں',
    findHint: 'ای میل پتے کا کوئی حصہ',
    none: 'یہاں کوئی ای میل نہیں',
    noneText: 'پچھلے 30 دن کی ای میلز یہاں آتی ہیں۔',
    to: 'کس کو: {address}',
    written: 'لکھی گئی: {time}',
    sentAt: 'بھیجی گئی: {time}',
    tries: '{count} بار کوشش ہوئی',
    problem: 'وجہ: {problem}',
    dueText: 'ہم تقریباً چالیس گھنٹے تک کوشش کرتے رہتے ہیں۔',
    failedText: 'ہم نے کوشش بند کر دی ہے۔ بھیجنے کے لیے “دوبارہ کوشش کریں” دبائیں۔',
    retry: 'دوبارہ کوشش کریں',
    retried: 'ای میل دوبارہ بھیجی جا رہی ہے۔',
    previews: 'دیکھیں کہ ہر ای میل کیسی ہے',
    test: 'مجھے ٹیسٹ پیغام بھیجیں',
    tested: 'ٹیسٹ پیغام گیا یا نہیں، یہ نیچے کی لسٹ میں دیکھیں۔',
    keptText: '“صرف محفوظ”: اس وقت دکان کا کوئی میل سرور نہیں تھا۔',
    sendNow: 'ابھی بھیجیں',
    server: 'میل سرور',
  },
  state: {
    due: 'انتظار میں',
    sending: 'جا رہی ہے',
    sent: 'چلی گئی',
    kept: 'صرف محفوظ',
    failed: 'نہیں جا سکی',
  },
})
