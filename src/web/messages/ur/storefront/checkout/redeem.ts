import type { redeemMessages as English } from '../../../en/storefront/checkout/redeem.ts'
import { translated } from '../../../screen.ts'

export const redeemMessages = translated<typeof English>('redeem', {
  points: {
    pending: 'مزید {points} ڈلیوری کے بعد استعمال ہو سکتے ہیں',
    worth: '1 پوائنٹ 1 روپے کے برابر ہے',
    label: 'کتنے پوائنٹس استعمال کریں',
    redeem: 'استعمال کریں',
    most: '{points} پوائنٹس استعمال کریں',
    undo: 'ہٹائیں',
    set: '{points} {points|پوائنٹ استعمال ہو گا|پوائنٹس استعمال ہوں گے}: {worth} کی رعایت',
    done: 'پوائنٹس آرڈر ہونے پر استعمال ہوں گے',
    none: 'آپ کے پاس پوائنٹس نہیں ہیں',
    short: 'آپ کے پاس اتنے پوائنٹس نہیں ہیں',
    invalid: 'پوائنٹس کی درست تعداد لکھیں',
    lowered: 'آپ کے پوائنٹس کل رقم سے زیادہ تھے، اس لیے اب {points} استعمال ہوں گے۔',
    exceed: 'پوائنٹس کل رقم سے زیادہ نہیں ہو سکتے',
    earnHint: 'ہر آرڈر پر پوائنٹس ملیں گے، جو اگلی بار کام آئیں گے۔',
  },
})
