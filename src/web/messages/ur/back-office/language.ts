import type { backOfficeLanguageMessages as English } from '../../en/back-office/language.ts'
import { translated } from '../../screen.ts'

export const backOfficeLanguageMessages = translated<typeof English>('back-office-language', {
  officeLanguage: {
    failed: 'زبان نہیں بدلی۔ دوبارہ کوشش کریں۔',
    words: 'زبان اردو انگریزی zaban zabaan language urdu english',
  },
})
