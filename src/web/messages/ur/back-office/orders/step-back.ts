import type { backOfficeStepBackMessages as English } from '../../../en/back-office/orders/step-back.ts'
import { translated } from '../../../screen.ts'

export const backOfficeStepBackMessages = translated<typeof English>('back-office-step-back', {
  back: {
    open: 'واپس “{status}” پر',
    title: 'آرڈر {reference}: واپس “{status}” پر',
    text: 'اُس آرڈر کے لیے جس کا حال غلطی سے بدل گیا۔ ریکارڈ میں دونوں قدم رہیں گے۔',
    delivered:
      '{amount} دوبارہ ادا کرنے ہوں گے، اور اس آرڈر کے پوائنٹس ڈلیوری تک استعمال نہیں ہو سکیں گے۔',
    mailed: 'گاہک کو اس کی ای میل جا چکی ہو تو انہیں فون کریں۔',
    reason: 'کیا غلطی ہوئی؟',
    reasonHint: 'یہ صرف عملے کو نظر آتا ہے۔',
    empty: 'وجہ لکھیں',
    send: 'واپس لائیں',
    keep: 'رہنے دیں',
    failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
    done: 'آرڈر {reference}: واپس “{status}” پر',
    became: '“{from}” سے واپس “{to}” پر',
  },
  undo: {
    action: 'واپس لائیں',
    reason: 'فوراً واپس لایا گیا',
    done: 'آرڈر {reference} واپس لایا گیا، اب “{status}”',
    doneAll: '{count} {count|آرڈر واپس لایا گیا|آرڈر واپس لائے گئے}',
    notAll: '{done}۔ {count} {count|آرڈر واپس نہیں لایا جا سکا|آرڈر واپس نہیں لائے جا سکے}۔ {fault}',
    failed: 'آرڈر {reference}: {fault}',
  },
})
