import type { backOfficeRiderMessages as English } from '../../../en/back-office/orders/rider.ts'
import { translated } from '../../../screen.ts'

export const backOfficeRiderMessages = translated<typeof English>('back-office-rider', {
  rider: {
    title: 'اگلے اسٹاپ',
    onTheWay: 'راستے میں',
    ofAll: 'آج آپ کا کوئی چکر نہیں۔ دکان کے {count} آرڈر راستے میں ہیں۔',
    run: 'میرا چکر کھولیں',
    stops: '{count} اسٹاپ',
    cash: '{amount} نقد',
    card: '{amount} کارڈ سے',
    none: 'راستے میں کچھ نہیں',
    noneText: 'جو آرڈر آپ کو دیے جائیں گے، وہ یہاں آئیں گے۔',
    waiting: '{count} {count|پیک آرڈر انتظار میں ہے|پیک آرڈر انتظار میں ہیں}',
    call: 'فون کریں',
    delivered: 'پہنچ گیا',
  },
})
