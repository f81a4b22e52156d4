import type { translationFaultMessages as English } from '../../en/server/translation-faults.ts'
import { translated } from '../../screen.ts'

export const translationFaultMessages = translated<typeof English>('translation-faults', {
  translationFault: {
    unknown: 'دکان میں کہیں یہ انگریزی عبارت نہیں ہے۔',
    tooLong: 'اردو بہت لمبی ہے: یہاں زیادہ سے زیادہ {most} حروف آتے ہیں۔',
  },
})
