import type { Language } from '../../messages/language.ts'

/** Whether the server wrote the page for a shop with Urdu digits (document.ts). */
export const digitsOfPage = (): Pick<Language, 'hasOwnDigits'> =>
  'digits' in document.documentElement.dataset ? { hasOwnDigits: true } : {}
