import type { contactChangeMessages as English } from '../../../en/storefront/account/contact-change.ts'
import { translated } from '../../../screen.ts'

export const contactChangeMessages = translated<typeof English>('contact-change', {
  confirm: {
    title: 'اپنے نئے ای میل پتے کی تصدیق کریں',
    lead: 'آپ کے اکاؤنٹ کا پتہ {email} ہو گا، لاگ اِن بھی اسی سے ہو گا۔',
    button: 'اس پتے کی تصدیق کریں',
    done: 'اب آپ کا ای میل پتہ {email} ہے',
    doneText: 'اب لاگ اِن اسی سے ہو گا۔',
    spent: 'اس لنک کی میعاد ختم ہو گئی ہے',
    spentText:
      'لنک 24 گھنٹے کے اندر ایک بار چلتا ہے، اور صرف اس اکاؤنٹ کے لیے جس سے مانگا گیا تھا۔ نیا لنک اپنے پروفائل میں مانگیں۔',
    profile: 'اپنے پروفائل پر جائیں',
  },
  undo: {
    title: 'یہ تبدیلی آپ نے نہیں کی؟',
    lead: 'ہم آپ کا پہلے والا ای میل پتہ اور فون نمبر واپس لائیں گے، ہر ڈیوائس سے لاگ آؤٹ کریں گے، اور نیا پاس ورڈ چننے کا لنک بھیجیں گے۔',
    button: 'پہلے والی معلومات واپس لائیں',
    done: 'آپ کا اکاؤنٹ پھر آپ کا ہے',
    doneText:
      'سب کچھ پہلے جیسا ہے، اور ہر ڈیوائس سے لاگ آؤٹ ہو گیا ہے۔ نیا پاس ورڈ چننے کا لنک {email} پر آ رہا ہے۔',
    toShop: 'دکان پر واپس',
    spent: 'اس لنک کی میعاد ختم ہو گئی ہے',
    spentText: 'لنک تبدیلی کے 3 دن کے اندر ایک بار چلتا ہے۔ کچھ غلط ہے؟ ہمیں فون کریں یا لکھیں۔',
    contact: 'رابطہ کریں',
  },
})
