import type { optionMessages as English } from '../../../en/storefront/checkout/order-options.ts'
import { translated } from '../../../screen.ts'

export const optionMessages = translated<typeof English>('order-options', {
  note: {
    label: 'رائیڈر کے لیے نوٹ',
    none: 'گیٹ، منزل، قریب کی نشانی، گھنٹی کب بجائیں',
    write: 'رائیڈر کو کیا معلوم ہونا چاہیے؟',
    hint: '{most} میں سے {left} حروف باقی',
  },
  missing: {
    label: 'اگر کوئی چیز نہ ملے',
    all: 'اس آرڈر کی سب چیزوں کے لیے',
    each: 'ہر چیز کے لیے الگ',
    call: 'مجھے فون کریں',
    replace: 'اس جیسی چیز سے بدل دیں',
    'leave-out': 'اسے نکال دیں',
    different: '{count} {count|چیز|چیزوں} کے سوا',
  },
  cash: {
    label: 'چھٹا چاہیے؟',
    with: 'رائیڈر کو ملنے والی رقم',
    exact: 'پوری رقم تیار ہو گی',
    exactChip: 'پوری رقم',
    other: 'کوئی اور رقم، روپوں میں',
    change: 'رائیڈر کو {cash} ملیں گے؛ {change} کا چھٹا لائیں',
    small: 'چھوٹے نوٹ تیار ہوں گے',
    smallChip: 'چھوٹے نوٹ',
    belowMost: 'آپ کے آرڈر کی رقم {total} تک ہو سکتی ہے؛ کم از کم اتنی رقم لکھیں',
    changeUpTo: 'رائیڈر کو {cash} ملیں گے؛ {change} تک کا چھٹا لائیں',
    whole: 'پورے روپے لکھیں، جیسے 5000',
    cash_too_little: 'آپ کے آرڈر کی کل رقم {total} ہے؛ کم از کم اتنی رقم لکھیں',
    cash_too_much: 'رائیڈر زیادہ سے زیادہ {most} کا چھٹا لا سکتے ہیں',
  },
})
