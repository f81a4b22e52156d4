import type { windowMessages as English } from '../../../en/storefront/checkout/windows.ts'
import { translated } from '../../../screen.ts'

export const windowMessages = translated<typeof English>('delivery-windows', {
  window: {
    title: 'ڈلیوری کا وقت',
    chooseDay: 'دن',
    chooseTime: 'وقت',
    today: 'آج',
    tomorrow: 'کل',
    day: '{weekday}، {date}',
    kept: 'ہم یہ وقت دس منٹ تک آپ کے لیے رکھتے ہیں۔',
    full: 'بھر گیا',
    closed: 'بند',
    allFull:
      'اگلے سات دن میں ڈلیوری کے سب وقت بھر گئے ہیں۔ ہم ان دنوں میں پہنچائیں گے جو آپ کے پتے کے ساتھ لکھے ہیں۔',
  },
})
