import type { backOfficePasswordLinkMessages as English } from '../../../en/back-office/orders/password-link.ts'
import { translated } from '../../../screen.ts'

export const backOfficePasswordLinkMessages = translated<typeof English>('office-password-link', {
  passwordLink: {
    title: 'نیا پاس ورڈ مانگا گیا ہے',
    text: 'مانگنے کا وقت: {time}۔ پہلے یقین کر لیں کہ بات گاہک ہی سے ہو رہی ہے، پھر لنک بھیجیں۔',
    make: 'لنک بنائیں',
    again: 'ایک اور لنک بنائیں',
    done: '{name} کے لیے لنک بن گیا',
    link: 'لنک',
    once: 'یہ 24 گھنٹے کے اندر ایک بار چلے گا، اور دوبارہ نظر نہیں آئے گا۔',
    message:
      'السلام علیکم {name}، اپنا نیا پاس ورڈ یہاں چنیں۔ یہ لنک 24 گھنٹے کے اندر ایک بار چلے گا: {link}',
    whatsapp: 'واٹس ایپ پر بھیجیں',
    call: 'فون کریں: {phone}',
  },
})
