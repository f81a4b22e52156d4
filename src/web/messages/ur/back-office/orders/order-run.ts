import type { backOfficeOrderRunMessages as English } from '../../../en/back-office/orders/order-run.ts'
import { translated } from '../../../screen.ts'

export const backOfficeOrderRunMessages = translated<typeof English>('back-office-order-run', {
  orderRun: {
    title: 'رائیڈر',
    stop: '{day}، اسٹاپ {number}',
    plan: 'چکر کھولیں',
    missed: 'گھر پر نہیں، {time}: {reason}',
    collected: '{amount} وصول ہوئے',
    code: 'گاہک کے کوڈ کے ساتھ',
    noCode: 'کوڈ کے بغیر',
    refused: 'اس سے کچھ نہیں بدلا: آرڈر بند تھا، یا کسی اور رائیڈر کے پاس تھا۔ رائیڈر کو فون کریں۔',
  },
  did: {
    taken: 'راستے میں',
    delivered: 'پہنچ گیا',
    'paid-less': 'پہنچ گیا، رقم کم ملی',
    'not-home': 'گھر پر نہیں',
    refused: 'نہیں لیا',
  },
})
