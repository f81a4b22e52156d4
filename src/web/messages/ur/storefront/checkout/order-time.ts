import type { orderTimeMessages as English } from '../../../en/storefront/checkout/order-time.ts'
import { translated } from '../../../screen.ts'

export const orderTimeMessages = translated<typeof English>('order-time', {
  time: {
    title: 'ڈلیوری کا کوئی اور وقت',
    now: 'ابھی: {days}۔ قیمت وہی رہے گی۔',
    nowWithExtra: 'ابھی: {days}۔ اس وقت کے {extra} قیمت میں رہیں گے، چاہے آپ کوئی بھی وقت چنیں۔',
    choose: 'نیا وقت',
    send: 'وقت بدلیں',
    keep: 'یہی وقت رکھیں',
    done: 'آپ کا آرڈر اب پہنچے گا: {days}۔',
    none: 'اگلے سات دن میں اسی قیمت پر کوئی اور وقت خالی نہیں۔',
    failed: 'وقت بدلا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
    loading: 'خالی وقت لوڈ ہو رہے ہیں',
  },
})
