import type { backOfficePickupsMessages as English } from '../../../en/back-office/orders/pickups.ts'
import { translated } from '../../../screen.ts'

export const backOfficePickupsMessages = translated<typeof English>('back-office-pickups', {
  pickups: {
    find: 'دکان سے لینے والا آرڈر ڈھونڈیں',
    findHint: 'آرڈر نمبر یا کوڈ لکھیں، یا گاہک کا QR کوڈ اسکین کریں۔',
    list: 'دکان سے لینے والے آرڈر',
    none: 'ابھی کوئی آرڈر تیار نہیں۔',
    notFound: 'ایسا کوئی آرڈر نہیں جو دکان سے لینا ہو۔',
    failed: 'آرڈر نہیں آ سکے۔ دوبارہ کوشش کریں۔',
    code: 'کوڈ {code}',
    due: '{amount} وصول کرنے ہیں',
    paid: 'کچھ وصول نہیں کرنا، ادائیگی ہو چکی ہے',
    onAccount: 'کچھ وصول نہیں کرنا، کھاتے پر ہے',
    notReady: 'ابھی تیار نہیں: {status}',
    handOver: 'گاہک کو دیں',
    title: 'آرڈر {reference} گاہک کو دیں',
    ask: 'گاہک کا کوڈ یہ ہونا چاہیے:',
    goods: 'سامان',
    collect: 'وصول کرنے ہیں',
    done: 'آرڈر {reference} گاہک کو دے دیا گیا',
  },
})
