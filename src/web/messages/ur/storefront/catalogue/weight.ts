import type { weightMessages as English } from '../../../en/storefront/catalogue/weight.ts'
import { translated } from '../../../screen.ts'

export const weightMessages = translated<typeof English>('weight', {
  weight: {
    about: 'تقریباً {weight}، زیادہ سے زیادہ {most}',
    aboutFor: 'تقریباً {weight}، {amount} کا؛ زیادہ سے زیادہ {most}',
    weighed: 'تول کر: {weight}، {price} فی کلو',
    less: 'اندازے سے {amount} کم',
    more: 'اندازے سے {amount} زیادہ',
    agreed: 'اندازے سے {amount} زیادہ، جیسا آپ نے مانا',
    atDoor:
      'کچھ چیزیں پیک کرتے وقت تولی جائیں گی۔ جتنا وزن ہو گا اتنی رقم دینی ہو گی، کل ملا کر {most} سے زیادہ کبھی نہیں۔',
    fromNothing:
      'کچھ چیزیں پیک کرتے وقت تولی جاتی ہیں۔ تولنے کے بعد آپ کو {total} سے {most} تک دینے ہوں گے۔',
    pays: 'پیک کرتے وقت جتنا وزن ہو گا، اتنی ہی رقم دیں گے۔',
    most: 'تولنے کے بعد زیادہ سے زیادہ',
  },
})
